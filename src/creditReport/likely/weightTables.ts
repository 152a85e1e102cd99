/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountName?, all, few	3	-2		-1		-1
accountNumber, all, few	-1		1	2	-3	3	-4	-1
accountNumber, all, few; itself accountNumber		-1	-2	1	-1	-3	-2	-1
accountNumber, all, few; itself no part	-3		1	4	-2	-2	-2
accountNumber, all, few; itself paying	-4			-1	-1	4	-2
accountNumber; itself accountNumber?	3			-3
accountNumber; itself current	-3			-1			3
accountNumber?, all, few		-1	-4		-1	-1
amount	-2		-1	-3	3	-2	-2
amount, all, few	-1	-1		-3		3	-2
amount, all, few; itself amount?	-3				3	-1
amount; itself amount	-2			-1	3	-2	-1
amount?			-1	2	-1	-2	-3
amount?, all	1			-2	1	-3	-1
amount?; itself amount?	1			-3	-1	-2	-1
current, all	-2			-1		-2	2
current, all, few; itself accountNumber	-2			3	-2	-1
current, all, few; itself current	-1			-2	-2	-3	2
current, all, few; itself current?	3			-2			-3
current, all, few; itself no part	-2		3	-1	1	-3	-1
current?	-1			-3	-1	-1	2
current?, all, few	2	-1	-1		2	-2	-3
current?, all, few; itself no part	3			-1	-2	-2	-2
current?; itself current?	-1			-3	-1	-1	1
goes on, all, few	-3	-1	1	3	-1	-2
goes on?	-3		1	2
goes on?, all	-2	-1		3	-1	-1	-1
goes on?, all, few	-1	-3		1	-2		-1
goes on?, all; itself goes on?		-2	1	2	-1	-1	-1
goes on?; itself goes on?	-3			2
no part	-1	-3	-3			2		-1
no part, all, few		-3	-2	-1	-1		-4	-1
no part, all, few; itself current	3			-2		-1	-2
no part, all, few; itself goes on	3	-1	-2	-1		-1
no part, all, few; itself goes on?	3	-1	-2	-2
no part, all, few; itself no part		-3	-1	-1			-3	-1
no part, all; itself current?	-3			-1			4
no part, all; itself no part		2	-1				-4	-1
no part; itself amount	-2			-2	3	-3
no part; itself current	-2			-1	-1	-1	3
no part; itself current?	-2	-1		-4	-3	-4	2
no part; itself no part	1	-2	-1			-1	-6	-1
no part; itself paying	-3			-3	-3	5	-2
no part; itself paying?	-3			1	1	1
paying, all	-2			-2	-3	2
paying, all, few	-3	-1	2		3		-4
paying, all, few; itself accountNumber	-3			3	-2
paying, all, few; itself no part			2	-3	-1		-1
paying, all, few; itself paying	-1			-2	-3	2	-2
paying, all; itself paying	-3			-3	-2	4	-2
paying?, all, few		-1	-1	-3	-1	1	1
# figure before and shape
capital code	3	-1	-1	-2	-2	-1
capital digits-2		-1		-2	-1	-2	3
capital year	2	-1		-2			-1
capitalised code	-1	-2		1	-3	-2	-1
capitalised digits-1	1	-1	1	-4	-1	-2	-2
capitalised digits-3	-1	-1	-3	-3	1	-2		-1
capitalised digits-4	-1	-1	-1	1	-2	-3	-2	-1
capitalised lettered-code		-2	-1		-2	-3	-3	-1
capitalised masked	-1	-1	-3	1	-2	-1	-2	-1
capitalised year	1	-2	-1	-2		-2	1	-1
capitals code		-1			-3
capitals digits-1	1	-1	-2	-4	-2	-1	1	-1
capitals digits-2		-2		-1		-1		-2
capitals digits-3		-1	-1	-4	-3			1
capitals digits-4		-1			-1	-3	-3
capitals digits-5	3		-1	-1	-2	-1	-1
capitals digits-6	3		-1	-1	-2	-1	-2
capitals digits-7	1	-1	-3		-2	-2	-2	-1
capitals lettered-code	1	-2	-2	-1	-3	-2	-3	-1
capitals masked	-1	-1	-3	1	-2	-1	-1	-1
capitals with-digits	2	-1	1	-1	-2		-3	-1
cents code	4			-4		-2	-3
cents digits-1	-1	-1	2	-3	-3	2	-1
cents digits-3				-3	1	-2	-1
cents lettered-code	3	-1		-3	-1	-1	-2
cents with-digits					-2	-3
code code	1	1		-2	-2		-3
code digits-1	-1			-3	-1	-4	2	-1
code digits-2	2	1		-3	-3	-1
code digits-5	-3			-2	3	-1
code year	4	-1		-1			-2
date digits-2	4			-1	-1	-2	-3
date digits-3	3			-1	-3	-3	-1
date with-digits	3			-1	-2	-1
digits-1 code		1	-1	-2	-2	1	-3
digits-1 digits-1	1	-2		-2	-3	-1	-3	-1
digits-1 digits-2	3			1	-1	-2	-2
digits-1 digits-4	-3			1	-3	3	1
digits-1 lettered-code	-1	1	-1	-4	-3		2	-1
digits-1 with-digits	3	-1		-3	-2	-1	-2
digits-2 digits-1	1			-3	-4	-4
digits-2 digits-2	1	-1	-1	-4	-3	-3
digits-2 digits-4	3	-1		-3		-3
digits-2 digits-5	3			-1	-2	-1
digits-2 digits-7	1			-1	-1	-1	-3
digits-2 lettered-code	-1	-1		1	-2
digits-2 with-digits	2	-1			-3	-1	-4	-1
digits-3 code	4			-5	-2	-3	3
digits-3 digits-1	-3				2	-2	1
digits-3 digits-3	2	-2		1	-2	-3	-3	-1
digits-3 digits-4	3	-1		-3	1	-4	-2
digits-3 digits-7	3	-1		-3
digits-3 lettered-code	-2			-2			3
digits-3 with-digits	2		-1	1	-2	-3	-2
digits-4 code	2	1	-1	-3	-1	-2	-1
digits-4 digits-1	-2		-1	2	3	-4	-1
digits-4 digits-2	-1	-1	-1	-2	-4	2	-1
digits-4 digits-3	-2	-1		3	-1	1	-5	-1
digits-4 digits-4	1	-1	-1	-1	1	-5	-3	-1
digits-4 digits-5		-1		2	-4	-3	-1
digits-4 lettered-code		-2	-2		-1	-3	2
digits-4 with-digits	-1	-1		-1		1	-3	-1
digits-5 digits-1				-1	1	1	-2
digits-5 digits-3	-3			1	-4	1
digits-5 digits-4	-1			-2	2	-3	-1
digits-5 lettered-code	-4	-1		4	-1	1	-1
digits-5 masked	-3			3
digits-6 digits-1				-1	2	-3	1
digits-6 digits-6	-2			-2	3	-3	-2
digits-7 digits-2	2	1		-1	-1	-3	-2
digits-7 digits-7	4			-4	-1	-1	-1
digits-7 lettered-code	-1	-1			-1	-3	2
dollars code				-6	-2	1	1	-1
dollars digits-1	1			-2	-2	-3	1
dollars digits-2	3			-2	-2	-3	-1
dollars digits-3				-3	-1
dollars lettered-code		-1		-4	-1	1
dollars with-digits	2	-1	-1	-2	-2	-3
dollars-and-cents code	3	-1		-4	-2	-3	-2	-2
dollars-and-cents digits-1		-1		-3	-3	-2		-1
dollars-and-cents digits-2	2	-1		-2	-1	-4		-1
dollars-and-cents digits-3		-1		-3	-1	-3	1	-1
dollars-and-cents lettered-code	-4	-1			-1	-2	2
lettered-code digits-2	2	-1	-1	-2	-2		-3	2
lettered-code digits-3	1			-3	1
lettered-code lettered-code	2	-2	-1		-2		-6	-1
lettered-code with-digits	-1	-1	-1	-3		1	2
letters digits-3	1		-1	-1	-2	1	-1
letters digits-7	-3			3			-1
letters with-digits	-3		1	-2	-2	3	-1
line digits-1	2	-3	-1	-4	-1	-3	1	-1
line lettered-code		1	-1	1	1	-3	-1	-1
line masked	-1	-3	-2	1	-2	-3	-1	-1
line with-digits		1		-1	-4		-1	-1
mark-" digits-1	-2			-3	1	-1	3
mark-" digits-2	-3	-1	-1	-1	-1	-2	3	-1
mark-" digits-7	-2	-1	-1	4	-3	-2	-2
mark-" lettered-code		-1	-2	1	-3	-4		-1
mark-" masked	-3		2	3	-2	-2	-3
mark-" with-digits	1	2	1	-4	1	-2	-3
mark-" year	4		-1	-2	1	-1	-2
mark-# digits-1	3	-2	1	-4	-2	-3	-1	-1
mark-# digits-3	-1		2	-3	-1		-2
mark-# lettered-code	-2	-1	-1	4	-2	-2	-2
mark-$ code	1			-3	2	-2
mark-$ digits-1		-1		-4	2	-1	-2	-1
mark-$ digits-2	-2			-2	-3	3	-3
mark-$ digits-3	-1	-1	-1	-4	2		-1	-1
mark-$ with-digits	1	-2	-1	-2		3	-2	-1
mark-' digits-2	2	-2	1	-2	-1	-2	-3
mark-( code	2	-1	2	-3	-3	-2
mark-) code	2			-1	-3	-1	-1
mark-) digits-4	-3	-1	-3	3	1	-2	-1
mark-) digits-7	-3		-1	3	-1	-1	-1
mark-) lettered-code	-1	1	-1	1	-2	-2	-3
mark-) masked	-3			3
mark-) with-digits	-1	-1	-2	2		-2	-2
mark-+ digits-1	3	-1		-1	-1	-1	-2
mark-+ digits-3	2				-1	-2
mark-, code	2		-1	-2		-3	-3
mark-, digits-2		-1		-1	2	-4	-2	-1
mark-, digits-3	-2	-2	1	-3	-1	1		-1
mark-, digits-4	-1			2	-4	-3	-1
mark-, digits-7	-4			4	-1	-1
mark-, lettered-code	-2	-2	-1	-1	-3	1	2	-2
mark-, with-digits	-1	-2	-2	-1	1	-4		-1
mark-, year	3	-1	1	-6	-1		-4
mark-- code	-2	-1	3		-1	-1	1
mark-- digits-1	1		1	-4	-2	-4
mark-- digits-2				-4	-4	-3	2
mark-- digits-3	-4	-1		-2	1	1	-1
mark-- lettered-code	-1	-1		1	-3	-3	-1	-1
mark-- with-digits	-3			-1	3	-3
mark-- year	-1	-2	3	-1	-1	-1
mark-. code		-1	-2	1		-3
mark-. digits-2	-2	-1	-1	-7	1	1	1	-1
mark-. digits-4		-1	1	1	-3	-3	-2	-1
mark-. lettered-code	2		-1		-3	-2	-1
mark-. masked	-2	-1		3	-2	-3	-2	-1
mark-. with-digits	4			-4	2	-4	-2
mark-/ digits-1	1	-1	1	-5	-2	-2	1	-1
mark-/ digits-2	1	-1	3	-5	-3	-1	-2	-1
mark-/ digits-3	-4			-2	1	4	-3
mark-/ digits-4	-4		-1	2	-2	4
mark-/ with-digits	3	-1	-1	-5	-5	-4
mark-/ year	2	-1		-7	-2	-3		-1
mark-: digits-1	2	-1		-2	-3	-3		-1
mark-: digits-2		-1	1	-3	-4	-2
mark-: with-digits	2	2		-4	2	1	2
mark-; digits-2	1			-2	-2	-3	3
mark-; digits-7	-2			2
mark-< digits-2	3				-1	-1	-3
mark-= digits-3	1			-1	1	-3	-1
mark-> digits-3				1	-2	-3	-1
mark-? code	4			-3	-1
mark-? digits-1	3			-1	-1	-2	-1
mark-? digits-4	-3			3	-1
mark-@ digits-3	3				-1	-3
mark-| code		2			-1	-3	-2
mark-| digits-1				-4		-2	2
mark-~ digits-3	3				-2	-2	-1
mark-© year	4			-1	-2	-1
mark-· code	3			-2	-1	-1	-2
mark-· digits-1	4			-1	-2	-1	-1
mark-– lettered-code	1		-2		-1	-3	-2
mark-– with-digits	-1			-1	2	-2	-3
mark-— digits-1	1			-1		-3	1
mark-• digits-1	2			-1	-2		-1
mark-→ digits-3				-2		-3
masked digits-1	-2			1		-1	3
masked digits-2	2			-1	-1	-3	-1	-1
masked digits-3	-1			1	-2	-1
masked digits-4	-2	-1	-1	2		-1	-3	-1
masked lettered-code	-3	2		2			-2
masked masked	4	-1		-4	-1	-3	-3	-1
masked year	-4		-1	5	-1		-1
percent digits-1	2			-1	-1	-3	1
small code	-1		-2	1	-4	-4	-1	-1
small digits-1	1	-1		-3			-1	-1
small digits-2		-1	1	-4	-3		-1	1
small digits-3		-1	-3	-1	1		-3	-1
small digits-4	-1	-1	-2	2		-5	-2	-1
small digits-6	-3			3	-1	-1
small digits-7	-1	-1	-1	2	-2	-3	-2
small lettered-code	-1	-3	-1	2	-1	-3	-3
small with-digits	-1	-2	-3	-2		2	-2	-1
small year	1	-1			-1	-4	-2	-1
thousands digits-1	-1	-1		-2	3	-2	-2
thousands digits-3	-1			-3		1	-2	-1
thousands-and-cents code	4			-3	-1	-2	-3
thousands-and-cents digits-2	4			-2	-2	-2	-2
thousands-and-cents lettered-code	2			-3	-1	1	-1
thousands-and-cents with-digits	3			-2	-2	-2	-1
with-digits digits-1				-1	-3	-4	2
with-digits digits-2				-2	-3	-1
with-digits digits-3	-1				-4	4	-1
with-digits digits-4	2			-3	1	-1
with-digits with-digits		-1		-1			-3	-1
with-digits year	2	-1	-1	-2	-3	-2
year digits-1		-1			-2	-2		-1
year digits-3	-1			-3	-2	-2	3
year lettered-code	5	-1		-6	-3	1	-4
year with-digits	4		-1	-3	-2	-3	-3
# figure before read as
accountName	-1	-3	-3		3		-2	1
accountNumber		1	-1	1	-4	-1	-2	-1
amount		-1		-3				-1
aside accountName	2	-1	-3	-1		-2	-1
aside accountName?	2			-1	-2	-2	-1
aside amount					1	-3
aside goes on	1		-2		-1	-2	-1
current		-3	-2	-1	-1	-2		-1
current,paying	2	-1		2	-1	-1	-3
goes on	-1	-1	1			-1	-2	-1
goes on?		-2	-1		-2		-3
goes on?,current?	-2		1	-1			1
paying?	-1	2		1	-2	1	-2
# figure before
capital	-1	1	-4	-1	-3	-3		-1
capitalised	1	-3		1	1	-1
capitals		-5	1		-4	-3	1	-1
cents	1	-1	2	-4	-2	-2	1	-2
code	1	-1	-2	-4	-1		1	-1
date	3	-1		-1	-4	-5	-4
digits-1		1	-2	-4	-3	-1	-1	-1
digits-2	1	-1	-2	-1	-3	-3	-2	-1
digits-4	-1		-2		-1	1	-5	-1
digits-6	-3	-1		1	1	3	-1
digits-7	1			-2	-2	-2		-1
dollars	1	-2	-1	-3	-4			-1
dollars-and-cents	2	-1		-5	-3	-3	1	-2
end	4			-2	-1	-1	-1
lettered-code	3	-1	-1	-3	-3	1	-3
letters	-1	-2	-2	1			-5	-1
mark-#	-1	-3	2	2	-5	-3	-3	-1
mark-$		-2	-1	-5	2	2	-4	-2
mark-'	-1	-1	1	2	-1	1	-3
mark-(	-1	-3	1	-3	-5	-4		-1
mark-)	-1		-4			-3	-1	-1
mark-+	3	-1	1		-2	-3	-2
mark-,	-3	-3		-2		-1	2	-2
mark--	-1	-3	4		1	-2	-3	-1
mark-/	1	-2	2	-3	-3	-1		-1
mark-:	-1	-1	1		-3	-3	1
mark-<	2			-1	-1	-1	-2
mark-=	3	-1		-4	-1	-2	-2
mark->	-1				-3
mark-?	1			1		-3	-2
mark-[	4	-2	-1	-2	-3	-2	-2
mark-]	3			-2	-1	-2	-1
mark-|			-1	1	-3	-1	1	-1
mark-~	1	-1	-1	-2	-3	1	-1
mark-·				2	-3
mark-–	-4	-1		-1	-1		3
mark-—		-1		-1	1	-3	1
mark-…	-1			4	-1	-1	-1
mark-→				-2	1	-3
mark-⚠					-1	-2	1
masked	3		-2	-3	-1	-4	2	-1
percent	3			-4	-3	-2	1	-1
thousands	-1	-1	-1	-4	2		-2	-1
thousands-and-cents	2	-1		-6	-5		-3	-1
with-digits	3	-1	-1	-4	-1	-1	-1	-1
year	2	-1		-4	-3	-2	-1	-1
# figure behind read as
accountName	1	-4	-2	-2	3		-2	-1
accountName?	1	-1			-1	-5	-1
amount	-1	-1	-4		2	2	-4	-1
aside amount	3			-3
aside current	4			-1	-1		-3
aside goes on	3	-2	-1	-2	-1	-1	-1
current		-1	-2		-6	-2		-1
current?	1	-3	-1	1	1	-1	-2	-1
goes on	-1	-1	-1		-3	-2	-2	1
goes on?	1		-2	-1	-2	-2	-3	-1
originalCreditor	-3		-1	2				2
paying	-3	-2	-3	1		1	-1	-1
paying?	2	-1	-1		-1	-3	-1
# figure behind
cents	2	-1	-2	1	-2	-2	-7	-1
code	1			-2	-5	1	-3	-1
date		-1	-1	1	-3	-4	-4
digits-1		-2	-1	-3		-1	-3	-1
digits-3		-2	-3	1			-4	-1
digits-4		-2	1	-1	1	-1	-4	-1
digits-5	-1	-1			-2	-1	1
digits-6	1	-1	1	-6	-1	-2	1
digits-7		1	4	-3	-3	1	-1	-1
dollars	3	-3	-2		-3	-2	-3	-1
dollars-and-cents	2	-1	-1	1	-4	-3	-1	-1
end	5	-1	2	-7	-2	-1	-3	-1
lettered-code	2	-3		-1	-4	-3	-6	-2
letters	1	-2	-2		-1		-3
mark-!	-1		-1	-3	1	-2
mark-"	-1		-1		-2		2	-2
mark-$		-2	-3		-2	-2	-2	-1
mark-'	-2	-2	-1	3	-1	1	-2
mark-(	-3	-1		1	1	1	-1	-1
mark-)	-1	-3	1	-1	-2	-3		-1
mark-*	2			-3		1
mark-+		-1	1	-3	-3	-3	1	-1
mark-,	-1	-3			2	-1	-1	-2
mark--	-2	-1		2	-1	-2		-1
mark-.		-1	-3		-1	-1	-1	-1
mark-:	2	-1	-2	1	-3	-3	-3	-1
mark-=	3			-4	-2	-1	-3
mark->	3			-1	-1	-1	-1
mark-?	4			-4	-3	-2	-2
mark-[	4			-3	-1	-1	-1
mark-_	-1		-1	-3	1	-1	1
mark-~	2			1	-3	-3
mark-·	-1	-1	-1	1	-3	-3	3
mark-–	-2	-1	-1	1	-3	-4		1
mark-•	3			-1	-1	-1
mark-✓				-3	-1	-2	1
percent	-1	-2	-1	1	-2	-4	-1	-1
small		-1	-3	-1	1	-1	1	-1
thousands	-2	-1	-1		-1	2	-2	-1
thousands-and-cents	-1	-1			-1	-1	-5	-1
with-digits	1	-2	-1	-1	-3	1	-4	-1
year	1	-1	-2	-1	-4	-2	1
# figure both before and shape
capital capitals digits-3	3		-1	-1	-3	-2
capital capitals digits-4	3			-3		-1
capital mark-$ with-digits	3				-3	-1
capitalised capitalised digits-1	3		-3	-3	-1	-1	-1
capitalised capitalised digits-2	1	-2	-2		-1	-3	-1	-1
capitalised capitalised digits-3	4	-1	-3	-1		-1	-2
capitalised capitalised digits-4	1	-1	-3	1	-4	-2	-1
capitalised capitalised lettered-code	-1	-1	-1	1	-1	-2	-4	-1
capitalised capitalised with-digits	-1	-1	-1		1	-5		-1
capitalised capitals masked	-3		-1	4
capitalised code code	2			-2		-1	-1
capitalised digits-1 digits-1	5			-1	-3	-1	-2
capitalised digits-1 digits-3	2		-1	-2	-2	-3	-1
capitalised digits-2 digits-2	4				-1	-2	-3
capitalised digits-3 digits-3	5			-2	-2	-3	-2
capitalised digits-4 digits-4	2				-3	-1
capitalised dollars digits-2	-3					1	2
capitalised lettered-code code	-2			2
capitalised letters lettered-code			-3		1	-1	-1
capitalised mark-) digits-4	-3		-2	4	-2	-1
capitalised mark-) digits-7	-4		-1	4			-1
capitalised mark-) with-digits	-2		-1	3		-1	-1
capitalised mark-, code	4	-1	-1	-2	-2	-1	-2
capitalised mark-, digits-1	-1		1	-3	-3		2
capitalised mark-, digits-4	3		-1	-2	-2	-2	-1
capitalised mark-, digits-7	-3			3		-1
capitalised mark-, lettered-code	1	-1	-1		-3	-4	-4
capitalised mark-, with-digits	-1			2	-2	-3	-2
capitalised mark-, year	-1		3	-1	-1	-2
capitalised mark-- digits-1	-2		-1	-2	1		2
capitalised mark-- digits-3		-1		-1	1	-3	-1
capitalised mark-- with-digits	-2			1	2	-1
capitalised mark-. digits-1	3			-1	-1	-1
capitalised mark-. digits-2	-1			-3	1	-3	3
capitalised mark-. lettered-code	3			-3	-1
capitalised mark-: digits-2	2	-1		-4	-2	-2	1
capitalised mark-: digits-3	1	-1		-4	2	-1
capitalised mark-: digits-5	-3			3
capitalised mark-– year	-2		1		-1
capitalised masked masked	3			-3
capitalised masked year	-3		-1	3
capitalised small digits-1	3		-1	-6	-1	-4	-1
capitalised small digits-2	1		-1	-1	-1	-4	-1
capitalised small digits-3	1		-3	-4	1	-3
capitalised small digits-4	-1	-1	-1	2	-3	-1	-1
capitalised small digits-5	-3			3
capitalised small lettered-code				1	-2	-2	-3
capitalised small masked	-2	-1		3		-1	-1
capitalised small with-digits	1	-1	-4	1	-1	-6
capitalised with-digits year	2	-1	-1	-2	-3	-3
capitals capital digits-7	3		-1	-3		-1
capitals capital masked	-2			2
capitals capitalised digits-1	2		1	-2	-2		-1
capitals capitalised digits-3	3		-1	-1	-3
capitals capitalised digits-4	2		-2		-3	-1	-1
capitals capitalised digits-5	4			-3	-1
capitals capitalised digits-6	3			-3
capitals capitalised with-digits	1		1	-3	-1	-1
capitals capitals code		-1	-1		-2	-1
capitals capitals digits-1	1			-3	-3
capitals capitals digits-2	1	-1		-5	-3	-3		-1
capitals capitals digits-3	3		-1	-4		-2	1	2
capitals capitals digits-4			2		-3	-2	-1	-1
capitals capitals lettered-code	1	-1		-1	-3	-3	-4	-1
capitals capitals masked	-1		-3	1	-2	-2		-1
capitals capitals with-digits	2	-1	1	-2	-4	-3	-3	-1
capitals capitals year	-3	-1	1	2	-1	-1	-1
capitals digits-1 digits-1				-1	-1	-3	1
capitals digits-2 digits-2	4		-1		-1	-1	-1
capitals digits-3 digits-1	4			-2	-2
capitals digits-3 digits-2	3				-1	-3
capitals digits-3 digits-3	3			-1	-1	-1
capitals digits-5 digits-7	-3			3		-1
capitals digits-5 lettered-code	-3			3		-1	-1
capitals digits-5 masked	-2			2
capitals dollars digits-2	2					-3
capitals lettered-code digits-2	3						-3
capitals mark-# digits-2	-2		2				-1
capitals mark-# lettered-code	-3		-1	3			-1
capitals mark-$ digits-2	-3			-1		3	-1
capitals mark-( lettered-code			-1	-4	-1	-1	1
capitals mark-, digits-1	3			-1	-1	-2
capitals mark-, digits-5	3			-1	-2	-1
capitals mark-: digits-3	2			-1	-1	-1
capitals mark-: masked	3			-2
capitals masked digits-4	-3			2	1
capitals small digits-1	2		-2	-1	-1	-1
capitals small digits-2	4				-1	-2	-2
cents mark-, digits-1	3				-1	-1	-1
cents mark-, with-digits	-4		-1		-5	-1	4
cents mark-. digits-2	-1	-1		-2	2	-2	-3
cents mark-| digits-1	1			-1	-1	-3	-1
cents small digits-2	-2			-1		3	-3
cents thousands-and-cents digits-2	4					-3	-2
code capitals digits-2	3		-1	-2			-1
code code code	5			-4		-1	-2
code digits-7 lettered-code	-2					-1	3
code mark-, code	3				-2		-1
code mark-, digits-3	-3				-1	3
code small code	3			-2	-2
code small digits-1	2		-1	-1	-1	-1	-1
digits-1 capitalised digits-1	2	-1	1	-2	-2	-1	-2
digits-1 capitalised lettered-code	-3			3
digits-1 capitals digits-2	-1		-1	-1	2	-2	4
digits-1 capitals digits-3	2			-1	-1	-2
digits-1 code digits-1	2					-2	-1
digits-1 digits-1 digits-1	1	-1		-2	-2	-2	-4	-1
digits-1 digits-2 digits-2	3					-2	-1
digits-1 mark-. with-digits	5			-4	-1		-2
digits-1 mark-/ digits-1	3	-1		-3	-4	-4	-1
digits-1 mark-/ digits-2	1	-1	2	-3	-2	-6		-1
digits-1 mark-/ with-digits				-2	-3	-3	2
digits-1 mark-/ year	1	-1		-4	-2	-3
digits-1 mark-: code	5			-3			-3
digits-1 mark-: digits-2	3	-1		-2	-3	-3	-4	-1
digits-1 mark-: digits-3	3				-1		-2
digits-1 mark-: digits-4	-3			3
digits-1 mark-= digits-2	3					-2	-2
digits-1 small digits-1	2	-1		-2	-3	-1	-1	-1
digits-1 small digits-2	5			-1		-3	-3
digits-1 small with-digits	1			-1	-3	-2
digits-2 capitalised digits-2	3			-1	-1		-3
digits-2 capitalised digits-3	3			-1	-2	-1
digits-2 capitals digits-3	3			-1	-1	-2
digits-2 capitals digits-4	4		-2	-3
digits-2 cents digits-2	3					-2	-1
digits-2 code lettered-code	-2					-1	2
digits-2 digits-1 digits-1	3			-2	-2	-6	-2
digits-2 digits-2 digits-1	-3				1	-1	1
digits-2 digits-2 digits-2	5			-1	-1	-4	-3
digits-2 digits-2 digits-3	3					-3	-2
digits-2 digits-3 digits-1	-2				3	-1	-1
digits-2 digits-3 digits-2	-2			-1	-2	3	-1
digits-2 digits-3 digits-3				-3	3	-2	-1
digits-2 digits-4 digits-1	-3				3	-2
digits-2 digits-4 digits-3	-1			-2	-3	2
digits-2 digits-4 digits-4	-1		-1	-3	2	-2
digits-2 digits-4 lettered-code	-3			1		-1	2
digits-2 digits-6 digits-6	-2			-1	3
digits-2 digits-7 lettered-code	-3					-1	3
digits-2 lettered-code lettered-code	-3			3
digits-2 mark-. code	4			-2	-1		-2
digits-2 mark-. digits-2	-2			-2	4	-1
digits-2 mark-/ code	3			-3		-2	-1
digits-2 mark-/ digits-2	2	-1		-6	-2	-5	-1	-1
digits-2 mark-/ with-digits	4			-4	-4	-3
digits-2 mark-/ year	1	-1	1	-6	-2	-3		-1
digits-2 mark-: code	4			-3	-1		-2
digits-2 mark-: digits-1	6			-1	-2	-3	-4
digits-2 mark-: digits-2	4			-1	-2	-1	-3
digits-2 mark-: with-digits	3			-2	-1	-2
digits-2 small code	1			-3		-1	1
digits-2 with-digits digits-2	1				-2	-2	2
digits-3 capitals code	3			-2			-1
digits-3 digits-2 digits-1	2						-2
digits-3 digits-2 digits-3	-3				3	-3	-1
digits-3 digits-3 digits-1	-2			3	-1
digits-3 digits-3 digits-3	-1	-1		1	1	-3	-4
digits-3 digits-3 lettered-code	-3			-1		-2	3
digits-3 digits-4 digits-3	2			-1	1	-4	-1
digits-3 lettered-code lettered-code	-3			3		-1
digits-3 mark-/ digits-2	-4				-1	4	-1
digits-3 mark-/ digits-3	3				-2	-2
digits-3 mark-/ digits-4	-4					4
digits-3 small digits-2				-1	-1	2	-3
digits-3 small with-digits	2			-2	-1	-1	-1
digits-4 capitalised year	3			-3
digits-4 digits-1 digits-1					-1	3	-3
digits-4 digits-1 digits-2	3					-3
digits-4 digits-1 lettered-code	2					-1	-2
digits-4 digits-2 digits-4	-3			-1	3
digits-4 digits-3 digits-3	1			3	-3		-3
digits-4 digits-3 digits-4	-3			2	3	-2	-1
digits-4 digits-3 lettered-code	1			-2	-1	-2	3
digits-4 digits-4 digits-1	-3			2	2	-1	-2
digits-4 digits-4 digits-2				2	-1	-3	-2
digits-4 digits-4 digits-3	-1			1	-1	-1	-3
digits-4 digits-4 digits-4		-1		-1	1	-4	-2
digits-4 lettered-code lettered-code	-3			3
digits-4 masked masked	-5			5		-1	-1
digits-5 digits-3 digits-3				-1	-3		1
digits-5 digits-4 digits-3	-1			-1	-3	2
digits-5 digits-5 digits-3	-1			-2	-2	1	1
digits-5 mark-, with-digits	3			-2	-2	-1	-1
digits-6 digits-4 digits-4	-1			-1	-1	2
digits-6 digits-6 digits-1					-1	-3
dollars capitals digits-2	1					-2	-1
dollars code digits-7	3			-2		-1	-1
dollars digits-2 digits-1	3			-1	-2	-2	-2
dollars dollars code	-1			-3		2	1
dollars dollars digits-2	2			-2	-1	-5	1
dollars dollars digits-3				-1	-1	-3	1
dollars lettered-code digits-7	2			-2		-1	-1
dollars mark-, lettered-code	-3			-2		-1	3
dollars mark-. code	-1			-5		-1	2
dollars small digits-2	1						-3
dollars-and-cents capitalised digits-2	-1		-1	-3	-1	-1	2
dollars-and-cents digits-2 digits-1	-3				-1	-1	3
dollars-and-cents dollars-and-cents code	4			-4	-1	-1	-2
dollars-and-cents dollars-and-cents digits-1		-1		-2	-2	-1	1	-1
dollars-and-cents mark-, lettered-code	-4			-3		-2	4
dollars-and-cents mark-. digits-2	-1			-1	-2	-2	3
dollars-and-cents small digits-1	3					-1	-3
lettered-code capitals lettered-code	3	-1	-1	-3		-1	-2
lettered-code digits-7 lettered-code	-4			1		-1	3
lettered-code lettered-code lettered-code	3	-1		-3	-2	-3	-1
lettered-code mark-, digits-3	-3		-1	-3	3	-1	-3
lettered-code mark-, lettered-code				-2	-1	-3	3
letters dollars lettered-code	-3			-2		-2	4
letters mark-, lettered-code	-1	-1		-3		-3	2
line capitalised code		-3	-4	1	-1	-1	1
line capitalised digits-1	1	-2	3	-2	-2	-2	-3	-1
line capitalised digits-3	1	-1	-3	-1		-3	-1
line capitalised digits-5	-3			3
line capitalised with-digits	1	-2	-2	-1	-1	-3	-3	-1
line capitalised year	-1	-1	1	-4	-1		2
line capitals code	-1	-2	-2	3	-1	1	-1
line capitals digits-1	2	-1	-1	-4	-2	-1	1
line capitals digits-2			-3		-3	-3	-2	-1
line capitals digits-3		-1			-1	-2	-1
line capitals digits-4		-1	-3		-1	-1
line capitals digits-6	3			-2
line capitals masked	-2		-3	3		-1	-1
line capitals with-digits	-4	-1	2	1	-1	-2	1
line capitals year	-4	-1	3		-1	-1
line code digits-2	3			-2		-1	-1
line digits-2 digits-2	3					-1	-2
line digits-3 code	3			-2	-1
line digits-3 lettered-code	2	-2		-3			-1
line digits-7 digits-2	4			-2	-1	-2	-1
line digits-7 lettered-code	4	-1		-3			-1
line letters code	3			-2
line line digits-1	2	-3	-1	-4	-1	-3		-1
line line digits-2	1		-1	-4	-2	-1		-1
line line masked	-1	-2	-1	1	-2	-3		-1
line line with-digits		1		-1	-4		-1	-1
line mark-" digits-6	3			-3	-1		-1
line mark-" lettered-code	3	-1		-2	-1	-1	-5
line mark-# digits-1	4	-2	-1	-4	-1	-2		-1
line mark-( code	3			-2	-1	-2
line mark-© year	2			-1	-1
line small digits-1	-1		-1	-4
line small digits-7	-3			3
line small with-digits	-1		-1		-4	3	-1
mark-" digits-7 lettered-code	-2			2			-1
mark-" mark-, with-digits				-2	-3	2	-2
mark-" mark-, year	3			-2	-1	-2	-1
mark-" mark-: digits-4	1			-3		-1	-1
mark-" mark-: digits-5				-3	1	-1	-1
mark-" mark-: digits-6	3			-3
mark-" mark-: with-digits	-1			-2		2	3
mark-" year lettered-code	5		-1	-5	-1	-2	-2
mark-# masked masked	4			-4
mark-$ with-digits digits-2						-3	3
mark-& capitals masked	-2		-1	2
mark-( capitalised year	-3		2	-2			2
mark-( small digits-1	1	-1	1	-4	-2	-2	-1
mark-( small digits-3	1	-1		-1	-2	-3	2
mark-( small digits-4	-3		2	2	-1	-1
mark-) capitals digits-7	-3			3
mark-) digits-3 digits-4	2	-1		-2		-1
mark-, capitalised code	3			-3
mark-, capitalised digits-1	3			-1	-2
mark-, capitalised digits-4	1		-1		-3
mark-, capitalised with-digits	4			-1	-2	-1
mark-, capitals code	5		-1	-4	-1		-1
mark-, capitals digits-5	7			-5	-3	-1	-1
mark-, digits-2 with-digits	1	-1		-3			-2
mark-, mark-" digits-1	-2		2	-4	-3	-4	2
mark-, mark-" digits-2	-4	-1	-1	-1	-2	-1	4
mark-, mark-" digits-3	-1		-1		-2	-4	2
mark-, mark-" digits-4	-2			3	-2	-2	-1
mark-, mark-" digits-7	-5		-1	5	-1		-2
mark-, mark-" year	4		-1	-2		-1	-2
mark-, small code	-3			4	-1	-1	-3
mark-, small digits-1	-4		-1	-3			3
mark-, small digits-3	-3				-4	4
mark-, small digits-7	-2		-1	3	-1	-1	-2
mark-, small with-digits	-2			-3		4	-4
mark-, year lettered-code	1		3	-4	-1	1	-3
mark-- capitalised lettered-code	4			-4	-1		-1
mark-- capitals year	3		-2	-1
mark-- digits-2 digits-1	3				-1	-1	-2
mark-- mark-- code	-3			3
mark-- mark-- digits-1	3			-1	-1	-1	-1
mark-- mark-- digits-2	3				-1	-1	-2
mark-- mark-- digits-3				-1	1	-2
mark-- mark-- masked	-2			2	-1		-1
mark-- mark-> digits-3	2			-1	-1	-2
mark-- small digits-2	-2			-1		3	-2
mark-. capitalised digits-1			-1	-2	-2	1	1
mark-. capitalised digits-2	-1			-1	-1		4
mark-. capitalised digits-7	-3			3
mark-. capitalised with-digits	-3		-1	1	1	-1	-1
mark-. code digits-2	3				-1	-2	-1
mark-. mark-. digits-1	-2				1	2	-1
mark-. mark-. digits-2	-1			-1	-4	-1	1
mark-. mark-. masked	-3			3			-1
mark-. mark-: lettered-code	-3			3			-1
mark-. small digits-7	-3			3		-2
mark-/ capitalised lettered-code	-2		1	2			-3
mark-/ capitals digits-1	3			-1		-2	-1
mark-/ capitals lettered-code	-2			3		-1	-1
mark-/ digits-2 code				-5	-1	2	-3
mark-/ digits-2 digits-2	2	-1		-4	-2	-3
mark-/ digits-2 digits-3	2			-3	-3	-2	-1
mark-/ digits-2 digits-4	6			-4	-4
mark-/ digits-2 digits-5	4			-3	-2	-1
mark-/ digits-2 digits-7	4			-3	-1	-1	-2
mark-/ digits-2 with-digits				2	-1	-2	-3
mark-/ small digits-1	3			-1	-1	-2
mark-/ year digits-2	1			-1	-1	-4	1
mark-/ year digits-3	-1			-2	-1	-3	2
mark-/ year digits-4	2			-3	-1	-1	1
mark-/ year masked	3			-2
mark-: capitalised code	3			-2	-1		-2
mark-: capitalised with-digits	2		-2	-2	-3	-2	1
mark-: capitals digits-2	1		1			-1	-3
mark-: code code	3			-3		-1
mark-: digits-1 digits-1	3			-2		-1	-1
mark-: digits-1 digits-2	3					-2	-1
mark-: digits-2 digits-4	3			-3	-1
mark-: digits-4 code	-2			3
mark-: lettered-code lettered-code	3			-2		-1
mark-: mark-" digits-2	3			-1			-3
mark-: mark-" digits-7	3			-3		-1
mark-: mark-- lettered-code	-3			3
mark-: mark-- masked	-3			3
mark-: masked masked	4			-3		-1	-2
mark-; small digits-3	3		-1	-1	-1	-3
mark-= mark-" code	-2			2		-1
mark-= mark-" digits-1	1			-2	1	1	-5
mark-= mark-" digits-4				-3		1
mark-= mark-" lettered-code	-1			-2	-2	-2	3
mark-| capitals digits-6	3			-3		-1	-1
mark-| capitals digits-7	2			-3		-1	-1
mark-| small digits-2					-1	-2	1
mark-– small digits-4	-2		-1	2	-1	-1	-1
mark-– small digits-7	-2			3
masked capitalised masked	2			-2	-1
masked capitals masked	3			-4			-1
masked mark-- masked	4			-4
masked masked masked	3			-3	-1		-1
percent dollars-and-cents code	3			-3	-1	-2	-5	-1
percent dollars-and-cents digits-2	3			-1	-1	-3	-1
small capitalised digits-1	6		-2	-2	-3	-1	-3
small capitalised digits-2	4		1	-2	-1	-3	-2
small capitalised year		-2	-1	-3	-3	-1	1
small capitals digits-3	2			-1	-2	-2	-1
small cents digits-1	-2				-1	3	-1
small code code	4			-3
small digits-1 digits-3	3			-2	-3	-2
small digits-2 with-digits	2			-1	-3	-2	-1
small digits-4 with-digits		-1		-3	-2	2	-1
small dollars digits-2				-1		-1	4
small dollars digits-3	3			-2	-2	-1
small mark-$ digits-3	-1			-3	-1	2	-1
small mark-) code	-2			3		-1
small mark-) digits-3	-3		-1	-2	2	2
small mark-) digits-4			-2	-3	2	-1
small mark-, digits-2	-2		-1	-2	-4	1	3
small mark-, digits-3	-3		1			1	1
small mark-, with-digits	-2		-1	2	2	-4	-1
small mark-. code	-2			3	-2	-1	-1
small mark-. digits-2	1			-1	-2	-3
small mark-. digits-3	3			-1	-1	-3
small mark-. with-digits				-1	1	-3	-1
small mark-: digits-1	3	-1		-1	-2	-3
small mark-: digits-2	-4	-1	2	-3	-1	-1	2
small mark-: digits-3	-3			2	1	1	-1
small mark-: lettered-code	-2			3	-1		-1
small mark-: with-digits	2			-2	1	-3
small mark-~ digits-3	3				-2	-2	-1
small mark-· digits-2	1				-1	-3	1
small masked digits-4	-2			2
small masked masked	6			-6		-1	-1
small small code		1			-3	-2	-1	-1
small small digits-1	1	-1		-2			-2	-1
small small digits-2	1			-3	-4		-1	1
small small digits-3	1		-2	-3		-1	-4	-1
small small digits-4	-1	-1	-2		1	-3	-1	-1
small small year		-1	-1	-1	-2	-3	1
small thousands digits-3	2					-3
small with-digits digits-2	3			-1	-1	-3	-2
thousands digits-1 digits-1	-4				1	2	1
thousands digits-3 digits-3	3			-2	-3	-2	-2
thousands mark-/ digits-2	-2					3	-1
thousands mark-/ digits-3	-2			-1	-2	3	-2
thousands mark-– digits-3	-1				-1	3	-1
thousands small digits-2	-3					4	-2
thousands thousands digits-2	-3					3
thousands-and-cents percent digits-2	-3					3	-1
thousands-and-cents thousands-and-cents digits-3	1			-1	-1	-3	-1
with-digits lettered-code lettered-code			-1	-2	-1	2	-4
with-digits mark-) code	7	-1		-6	-2	-1
with-digits mark-) digits-3	3			-2	-2	-2
with-digits mark-, digits-2	2	-1		-5	2	-5	-3	-1
with-digits mark-, digits-3	-2			-2	-3	4	-2
with-digits mark-, with-digits	-3				3	-1	-3
with-digits mark-. digits-4	3			-3	-2	-1	-1
with-digits small digits-1	2			-1	-1	-4	1
with-digits small digits-3	-1		-1	-1	-4	2	-1
with-digits small with-digits	-2			-3	-3	4	-3
with-digits with-digits with-digits	2	-1		1	-1	-3	-2
year capitalised digits-2	3			-1	-1	-1
year capitalised lettered-code	3			-3
year capitalised year	3			-2	-1		-1
year digits-3 digits-3				-1	-3		1
year dollars code	1			-3		-1
year lettered-code lettered-code	5			-6	-1		-3
# figure both behind
capital capital	4			-2	-1	-2	-3
capital capitalised	5	-1	-1	-3	-4	-1	-3
capital capitals		-1	-1		-4	-2	2
capital code	3			-1	-2	-1
capital dollars-and-cents	-2			2
capital line	-2	-1	-1	-2	-2	-1	3
capital mark-.	3			-1	-1	-3	-1
capital mark-:	3			-1			-1
capital small	-3			-3	3	1	-1
capitalised capital	1	-1		-1	-4	-2		-1
capitalised capitalised				-3	-4	-3	1	-1
capitalised capitals	3	-1		-2	-3	-2	1
capitalised code	5			-3	-2		-1
capitalised digits-1	1	-1	1	-1	-4	-1	1
capitalised digits-2	-1	-1	-1	2		-3	-1
capitalised digits-4	3		-2	-2
capitalised digits-7	5	1	-1	-5
capitalised dollars-and-cents	-2	-2	-1	2	-1	-2	-2	2
capitalised line		-2	3	-1	-5	-3		-1
capitalised mark-#	3			-2	-1
capitalised mark-$	2			-1		-2
capitalised mark-(	3	-2	-1		-1	-1	-1
capitalised mark-)	2	-2	2	-4	-1	-2	-3
capitalised mark-,	2	-2	-3		-2	-2	-2
capitalised mark--	-1	-1	1	3	1	-2	-2
capitalised mark-.	-2	-1	2	1	1	-2	-2
capitalised mark-/	4	-1	-1	-3			-1
capitalised masked	3			-3
capitalised small		-2	-3	2		-2	-4	-1
capitalised thousands	-2	-1		-3	2	2	-1
capitals capital		-1		-3	1	1	1
capitals capitalised	-1	-3	2	-2	-2	-3	-1	1
capitals capitals	3	-1	-2	-2	-1
capitals code		1	-1	-1	-3	-2	-2
capitals digits-1	-1		-2	-1	-3	-2	3
capitals digits-2	-1	-1	-2	3	2		-4	-1
capitals digits-3			-2	-4			-2
capitals digits-7	4	-1	-1	-3			-1
capitals end	3			-1		-1	-2
capitals line	1		-1	-4	1	1	-2	-1
capitals mark-#	5		-1	-3	-1
capitals mark-)	-3		2	-1		-1		1
capitals mark-,	7	-1	-2	-7	-2	-1	-1
capitals mark-/	4	-2		-2	-1	-1
capitals masked		-1	1	-4	-1	-1	-1
capitals small	1	-2	2	-2		-3	-3
cents digits-1	2			1	-1	-3	-1
cents digits-2	-2	-1		4	1	-2	-2
cents line	3		-1	-1	-1	-2	-1
cents mark-$	3			-2	-4	-2
cents mark-/	-2			-1	3	-2	-2
code capitalised	3		-1	-2	-1	-1
code digits-1	3		-1	-1		-2	-1
code digits-2	3			-1	-2	-2	-1
code dollars-and-cents	-3		2
code lettered-code	-3			1		1
date dollars	-2			3		-1	-1
date line				2	-1	-2	-2
digits-1 capital	3			-1	-1	-2	-2
digits-1 capitalised					-3	1	-3
digits-1 capitals		-1		-3		-3
digits-1 digits-1	2	-1		-1	-4	-3	-2	-1
digits-1 digits-2	-2			-3		3
digits-1 digits-3			-1	1	-1	-3	-2
digits-1 dollars	3		-1	-2	-1
digits-1 lettered-code				-2	1	-1	-2
digits-1 line	2	-1			-3	-3
digits-1 mark--	-2			-1	2	1
digits-1 mark-/	-3	-1	1	2		-1	1
digits-1 small	3	-1	-1	-1	-2	-1	-6	-1
digits-2 capitalised	1				-3		-4	1
digits-2 capitals	1	-2	-1	-3		-1	2	1
digits-2 digits-1	-1			-3	1		-3
digits-2 digits-2	2			-3	-4	-1
digits-2 digits-3	4			-2	-3	-3	-2
digits-2 lettered-code	-1				2	-3	-1
digits-2 line	1	-1		-2	-1	-3	2
digits-2 mark-+	2			1	-1	-1	-2
digits-2 mark--	-3				-1	1	2
digits-2 mark-.	3		-2	-2	-1	-1	-1
digits-2 mark-/	-3	1	-1	2	1	-3		-1
digits-2 mark-=	3			-1	-1	-2	-1
digits-2 mark-–	-3					-1	3
digits-2 small	3	-1	-2	-2		1	-7	-1
digits-3 capitalised				-1	-2	2	-3
digits-3 digits-1	1	-1	-1	-1	-2	1	-3
digits-3 digits-2		-1		-2	-2		1
digits-3 digits-3	-1	-1		-2	2	-3	-1
digits-3 digits-4	-1		-1	3	-2	-4	-1
digits-3 lettered-code	-2			-3	3	1	-1
digits-3 line	3				-4	-3	-2
digits-3 mark-+	3			-1		-1
digits-3 small	2		-1	-1	1	-5	-1
digits-4 digits-1	2		1	-2		1	-2
digits-4 digits-3	1			-2	-3	1	-3
digits-4 digits-4	2	-1	-2	-1	-2	-2	-2
digits-4 digits-5	-3			3		-1	-1
digits-4 line	1	-1	-2		-3	-3	-1
digits-4 mark-"	-2			3	-1	-1	-1
digits-4 small	-3			3	-1	-1
digits-5 digits-1	1			-3	1
digits-5 digits-3	3	-1		-2	-3	-1	-1
digits-5 digits-4				-3	1	-1	-1
digits-6 mark-.	3	-1		-2	-1
digits-7 capital	-2	-1	3	-2			-1
digits-7 capitals	2			-2			-1
digits-7 line	-3	2		2	-2	-2	2
dollars capitals	1			-1	-1	-2	1
dollars dollars	2	-1	-1	1	-4		-4
dollars mark-.	3		-1		-1	-2	-1
dollars-and-cents dollars-and-cents		-1	-3		-2	-2	-1	-1
end end	4		1	-7	1		-4	-1
lettered-code capitals	3	-1		-3	-1	-2	-3
lettered-code code	1				-3	-2
lettered-code digits-2	3			-3	2	-5	-4	-1
lettered-code lettered-code	2	-1	-1	1	-4	-1	-1
lettered-code line		-1	2	-1	-1	-1	-6	-1
lettered-code mark-"	1		-1	2	-3	-3	-2
lettered-code mark-$	3		-3	-1
lettered-code mark-)	3	-1	1	-2	-1	-2	-4
lettered-code mark-,	-4		1	3	-1	-1	-1
lettered-code mark--	-3			3	-2	-1
lettered-code mark-/	3		-1	-1	-1	-1	-1
lettered-code with-digits	-1		-1		-4	1	1	-1
letters line			-1	-3		3	-2
mark-" capitalised		1		-4	2	-1	-4
mark-" capitals	1	-2		-3	-1	1	-3
mark-" mark-,	-2	-1	-1		-6	-3	2	-2
mark-" mark-/	1			-3	-2	-3	2
mark-" mark-;	-2		1	3	-1	-2	-2
mark-" mark-_				1	-3	1	-4	-1
mark-" mark-}	3			-2			-2
mark-" small	-3			1	-2	-1	2
mark-" thousands-and-cents	-1	-1	-1		-3
mark-$ cents	-1	-1	-2	1	-3	-2	-1
mark-$ thousands	3	-1	-1	-3	-2		-2
mark-$ thousands-and-cents	1	-1	-3		-3	-4	-2	-1
mark-( capitalised	-2	-1	-1	2	-1	-3	1
mark-( capitals		-2	1		-3	1	-2
mark-( lettered-code	1		1	-3	-1
mark-( small	1	-2					-3
mark-) capitalised	2	-2		-4		-3	-1	-1
mark-) capitals		-1	-1	-2	-2	-2	1
mark-) code	7	-1	1	-5	-4	-3	-1
mark-) digits-3	3			-2	-1	-1
mark-) digits-4	2			-3
mark-) dollars-and-cents			-3	2	-1	-1	-1
mark-) end	3			-1	-2	-1
mark-) line	2	-1	-1		-2	-2	-4
mark-) mark-"	-3		1	-2	2	-1
mark-) mark-,	-2		2		-2	-4	2
mark-) mark-.	-1	-1	2	1	-1	-3	-1
mark-) mark-–	-3		1	1			-1
mark-) thousands-and-cents	-3		1	2	-1	-1	-1
mark-+ capitals	3					-1	-2
mark-+ small		-1		-3	-1	-1
mark-, capital				2	-3	-2	-1
mark-, capitalised	1		2	-1	-4	-1	1
mark-, capitals	-1	-2		2	-2	-3	-2	-1
mark-, code	2		-1	-3	1	-2	-2
mark-, digits-2	2	-1	-1	-4	-1	-4	-3	-1
mark-, digits-3	-4	-1	-3	-4	5	-1	-3
mark-, dollars	1	-1	-2		-1	-3	-1
mark-, lettered-code	-1			-4	1	3	-3
mark-, letters	-1		-1	1	1		-5	-1
mark-, line	-1		-1	-1	3	-2	-2
mark-, mark-"	2	-1		-3	1	1	-3	-1
mark-, small		-1	-1	2	-2	-6	-3	-1
mark-, with-digits	-1	-1	-1	-3	1	-1	1	-1
mark-- capitalised	1		-1	-6	-4	-4	1	-1
mark-- digits-1	-1			-2		3	-2
mark-- digits-2	-1		2	-3	-2	1	-1
mark-- lettered-code	1	-1	-2	3	-1	-3	-4	-1
mark-- mark--						-4	-3
mark-- mark->	3			-2	-2	-1
mark-- masked	-2		1	3
mark-. capital	-2			2	-3	-1	1
mark-. capitalised		-1	-1	1	-2	-3		-1
mark-. capitals	5	-1	-1	-1		-2	-3
mark-. digits-4	3			-3	-1	-1
mark-. end	6			-4	-1	-2	-1
mark-. line		-1		-1	-3	-2	2
mark-. mark-$	3	-1		-3	-1	-3	-2
mark-. mark--	-4			-1		3	-1
mark-. mark-.	-3	-1	-1	3	-1	-5	-2	-1
mark-. small	-3	-1	-2	-1	2	3	-1	-1
mark-/ capitalised	2	-1		-3		-1
mark-/ capitals	-2		1	-3	-2	2	-1
mark-/ digits-1	2	-1			-2	-3	-1
mark-/ digits-2	3	-1		-6	-2	-4	-2	-1
mark-/ digits-3	-1			1	-3	1
mark-/ dollars	4			-1	-1	-3	-2
mark-/ small	-4	-1	-2	-1	-5	3	1	-1
mark-/ with-digits	1		-1	-2	-2	-4	2
mark-/ year	1	-1	-1	-3	-1	-6		-1
mark-: capitalised	4	-1	-1	-2	-2	-1
mark-: code	3				-1	-1	-2
mark-: digits-1	5			-1		-2	-2
mark-: digits-2	2	-1		-3	-2	-1	-2	-1
mark-: small	-3		-1	4	-1	-1
mark-: with-digits	4			-3		-1
mark-; with-digits						-3	-1
mark-> line	3			-2	-1	-2
mark-? mark-?	3			-2	-2
mark-| capitalised					-2	-3
mark-| capitals			-1	1	1	-3	-2
mark-| digits-1	1			-3		-1	1
mark-| digits-2	-3		-1	1	-3	2
mark-| dollars-and-cents	-2			2		-1	-1
mark-| lettered-code	3			-2	-1	-1	-1
mark-| line	-3			-1		-2	2
mark-| small				-3		2	-4
mark-– dollars-and-cents	-4			4	-1
mark-– year	3			-2	-1
mark-— dollars	-3		-1	1	1	-2
mark-— small	2			-1		-2
mark-✓ mark-✓	1	-1		-2	-1	-1	-1
percent dollars-and-cents	-3	-1	-1	2	-2	-2	1
percent small	3			-2		-1	-1
small capitalised	1			-3	-1	-3	1
small code	1			-1	-3	1	1
small digits-1	2	-1	-2	-4	-1	-1	-2	-1
small digits-2	1	-1	-3	-4	2	-1	-4
small digits-3		-1			1	-3	-2
small dollars	1		1	1	-3	-3	1
small dollars-and-cents	-1	1	-1	1	-2	-4	-3
small end	3			-1	-1	-1	-2
small line	1	-2		-3	-3			-1
small mark-(	-2	-1	1		1	-3	1
small mark-)		-4	1	-5	-6	-6	4
small mark-,	2	-1	-1	-2		-1	-3
small mark-.	3	-1	-1	-2	-2	-4	-1
small mark-·	2	-1	-1	-1		-2	-3
small thousands	-1		-1	2	2	-3	-1
small thousands-and-cents	-1	-1	1	1	-2	-3
small with-digits			-2	-1	1	1	-3
thousands line	5			-2		-4
thousands-and-cents line	4		-1	-2	-1	-2	-2
thousands-and-cents thousands-and-cents	1		-2		-1	-3	-2
with-digits digits-2		-1		-3			-1
with-digits line	-1			1	-2	1	-2
with-digits mark-"	1	-1	-2	-2		2	-3
with-digits mark-)	3		-1		-2	-1
with-digits mark-,	-1	-1		1	-4		-2	-1
with-digits mark-/	1		-1	-3		-2	-1
with-digits small	1		-3	-1	-1	-5	1
with-digits with-digits		-1		1	-3		-2	-1
year capitalised	-2		-2	3	-2	-1
year digits-2	3			-1	-1	-1
year line	1	-1		-2	-3	1
year mark-,	5			-4	-1	-1
# figure both read as
 	1	-1			-1		-8	-1
 accountName?	2	1	-1	-3	-1	-1	-2
 accountNumber	-1	-1	-1	2	-3	-3	-3
 amount	-1	-1		-4	3		-3	-1
 amount?,paying				-1	2	-3
 aside paying	-3			-1		3	-1
 current	-3	-1		-3	-2	-4	4
 current?		-1		-5	-2	-4	2
 paying	-2	-1		-5	-3	3	-5
 paying?	-1						-3
accountName 	1		1	-3	-2		-1
accountName amount	-3		-2	-2	3	-2	-1
accountName goes on		-3			-3	-2	-2	1
accountName? accountNumber?	-3			3
accountNumber 	2	1		-3	-1
amount 	2	-1		-2	-3	-1	-5	-1
amount amount				-2	2	-4	-1
amount current	-4					-2	4
amount? 	3	-1		-1		-3	-2
amount? amount?				-3	2	-1	-2
amount? paying	-3				-2	3	-2
amount? paying?	-3			-1	-2	3	-1
aside accountName 	3	-1	-1	-2	-1
aside goes on 	3		-1		-2	-1
current 	4	-2		-3	-2	-3	-3
current accountNumber	-3			3
current current,paying	1				-1	-5	2
current? 		-1		1	-2	-2	-2
current? amount,current?	-3	-1		-1	3	-1	-1
current? current?	-1	-1	-1	-1	-6	-3	1	-1
goes on 	-1	-3	1	-3	-1		-1	-1
goes on accountNumber			-4	1	-1	-1
goes on accountNumber?	-1	-1	-3	2	-1	-1	-1
goes on amount	-1		-2	1		-3
goes on amount?	-2		-2	-3	2	-2
goes on goes on	-3		3	-4	-1		-2
goes on? 	2		-2	-4	-3	1	-1	2
goes on? amount	-4	-1	-1		4	-1	-1
goes on? goes on?	-1	-3	1	1	-3	-3	-3	-1
paying 	7	-1		-5	-1	-4	-4
paying accountNumber	-3			3		-1	-2	-1
paying amount	-3				4	-3
paying current	-3			-1		-1	3
paying paying	-4			-3	-4	5	-3
paying? 	1			-2	1	-3	-1
# figure cell comes
always		-5	-1	-2		1	-4	-4
often		-3		1	-2	-1	-1	-2
twice	-2	-3		-1	-1		-1	-2
# figure cells behind
1	-2	-4	-2	-1	-3	-1	-2	-2
2	-1	-3	-2				-2
3		-3	-1	-1	-1	-2	-1	-2
4		-2			-2	-1	-3	-3
# figure cells
2	1	-3		1	-3	-1	-1	-1
3	1	-4			-2	-1	-2	-2
4	-1	-3			-2		-2	-1
5		-4	1	1	1	1	-1	-3
# figure first of cell
0 of 1		2	-1	-2	-1		1	-1
0 of 2	2	-3		1	-1	-1	-3	-1
0 of 3	-1	-2	-1	2	-2	-5	-4	-1
0 of 4		-3	-1	3	-2	-3	-5	-1
0 of 5	1	-3		2	-2	-4	-2	-1
0 of 6	2	-1	-1	1	-1	-1	-3
0 of 7		-1	-1		-3	-4	-1	-2
1 of 2		-2	-3	1	-4	1	-2	-1
1 of 3	-1		-1		-1	2	-5	-1
1 of 5	-1	-1	-3	1	-2	-1	-2	-1
1 of 6	1	-2	2	-1	-2	1	-2	-1
1 of 7			-2	2	-4	-4	-2	-1
2 of 3	1	-1		-2	-4	2	-2	-1
2 of 4	1	-2		-1	-3	3	-7	-1
2 of 6	-1	-2	-2	1	2	-4	-2	-1
2 of 7	-1	1	-3	-1	1	1	2	-2
3 of 4	4	-1		-3		-1	-3	-1
3 of 5		-2		-3	-2			-1
3 of 6	-2	-1		2	1	-1	-4	-1
5 of 6		-1			-1	-4	1	-1
6 of 7		-2	1	-6	-3		2	-2
code		-1	-2	1	-3		-3	-1
digits-1	1	-4	-2	-8	-1	2	2	-1
digits-2	1		-1	-3	-3	2		-1
digits-3	-1	-1	-2	-4		1		-2
digits-5	-1	-1		1	2	-3	-1	-1
digits-6	-2	-1			2	-4	-1
digits-7		-2		1	-2	-3	-5	-1
masked		-3	1	1	-2	-3	-2	-1
with-digits			-1		-2	-1	-5	-2
year		1	-4	-1				-1
# figure first of line
below blank		1	-2	-3			-3	-1
below line		-2	-2	-1	-3	-1		-2
code		-3	-1	1	-1	-2	-2	-1
digits-1	2	-3	-1	-5	-1	-3		-1
digits-2	1	-1	-1	-3	-2	-2		-1
lettered-code	1		-1	1		-4
masked	-1	-3	-2	1	-2	-3		-1
with-digits		2			-4		-2	-1
# figure first word comes
always		-5	-1	-1	-1	-1	1	-3
always, first	5	-1	-2	-2	-2	-2
often, first	4	-2	-1	-4	-2		-2	-1
twice, first	2	-3		-5	-3	-6	1	-1
# figure heading
#	3		-1	-2			-3
account	-1		-2	3	-2	-3	-2	-1
account closed	2	2	-2	-3
account ending	-3			3
account not disputed	3			-3
account number	-4	-1	2	1	-1	-1	-1	-1
acct #	1	-1	-1		-1	-1	-3	-1
acct ending	-3			3	-1
address	3		-1		-1	-1	-2
aidvantage	-2			2
aidvantage/dept	2			-2			1
american express	3			-3
annual	3			-3
another	3			-1		-1	-1
another lender	3			-2			-1
applicant	3			-3			-1
apr	-2	-1			3	-1	-5
assigned	3			-1		-1	-2
aug	1		-1	-2	1	2	-2
balance charged off	-3		-1	3
balance past	4			-1	-2	-2
balance payment	2			-1			-1
bank credit cards	3	-1		-3
bank of	1			-2	2		1
before	3	-1		-1			-2
bills	-3		1		-2	-1	1
buenas	2						-2
bureau	3			-3
capital one bank	2			-2	-1
card					-2	-3
charge	3			-2		-1
charge-off	3			-1	-1	-1
charged off	-3			3		-1	-1
charges	3			-1	-1	-1
circuit court of	2			-2
civil judgment	2			-2			-1
client			2	-4	-1	-1
client_id	-1	-1		-3	-1	2	-2
conventional real estate	-1			3			-1
credit	1		-1	-2	-3	-1	2
credit card	4		-1	-3	2	-2	-1
credit one bank	-2			2	-1
creditor	-2			-2	-3	-3	-2	-1
creditor account	-4		-1	5			-2
creditor acct	-3			4
creditor synchrony	2			-3			1
creditors	4			-4		-1	1
current		-1		1		-2	-2
date	1	-1			-2	-3	-2	-1
date opened	2	-1	-1	-5	-1	-1	1
date reported	4			-3		-1	-1
days	-2		-1	-2	-1	-2	2
days delinq	-2					-1	2
days past due	-3			1			3
delinquency	-2				-1	-1	3
description	4			-3	-1	-1	-1
designator code individual_account	-3			3
disputed by	3			-1			-2
dla	3		-2	-2		-1	-2
due	3	-1	2	-3	-3	-1		-1
due amount				1	-1		-3
due day	3			-2		-1	-2
equifax transunion	-3			3
estate	3		-1	-2	-1	-1
estate loan	2		-2	-2	-1	-1	-1
f	-3					-1	3
file	3			-3		-1	-1
funding llc	-3			2			1
global solutions	-2			2			-1
government	-2			2	-1	-1
group	3						-2
has #		-2	-2	1	-2	-3	-5	-1
has &	-3		1	3
has /	1		2	-3	-2	-1	1	-1
has 13-24				-1	-1	-1	3
has about	3		-1	-3		-2
has acceptance	1				-1	-1	-2
has account	-2	1	-1		-3	-5	-2	-1
has accounts	-1	-1	-2	2	-2	-3	-1
has acct	-1	-2	-1	1	-3	-1	-2	-1
has acct.	-3			3			-1
has acctno	-3			3
has action	3			-1		-1	-1
has agency	-2		1	3	-1	-1
has agreed	1	1	-2	1	-3		-2
has amazon	-4		-1	1	2	1	-1
has america	-1			2	-1	-1	-3
has american	4			-3		-1	-1
has amt-mop	2			-2	-1	-3
has and	2	-1	-1		-3	-3	-1
has another	1		-1	2	-1	-2	-3
has any	3			-1	-1	-1	-1
has as	1	-1	-2		-2	-4	-1
has aug	3		-1	-2	1		-2
has authorized	3			-1			-2
has available	3		-1	2	-2	-2	-1
has bad	2			-2
has bal	-2	-1	-3	2			1	-1
has balance	-1	-1	-2	-1	2	-2	-1	-1
has bank		-3			-2	-3	1	-1
has bankruptcy	3		-1	-1		-1	-1
has behind	-2	-1	-1	-1	-1	-1	3
has behind?	-2			-1	-1		2
has below	-2			2		2
has blue	-3			2	-1	-1	1
has buenas	3			-1			-2
has by	1	-1	-3		-1	-1	-2
has cable	-2			2
has can	-3			2	-2	2	-2
has cap	-4			3		1
has caseno	4			-4			-3
has center	2			-1		-1	-2
has charge	2		-1	1	-1	-1	-3
has charge-off	2			-1	-1	-2
has charged	1	-1	-1	2	-2	-3	-3
has chase	-4			4	-2	1	1
has citizens	-2			3		-1
has civil	3			-2			-1
has claim	1	-1			-2	-1	-3	-1
has client_id	-1	-1		-4	-1	2	-3	-1
has clm	3	1		-3	-1	-1	-1
has club	-3			3
has code	4	-1		-2	2	-1	-2
has comments	2	-1		-2	-1	1	-2
has company	-3	-1	2	3	-1	-2	-2
has consumer	1		-1		-3	-1
has conta	-3			3	-3		-1
has contact	4			-3		-1	-2
has conventional	1	2	-2		-2	-1	-2
has countrywide	3			-3	-1
has credit		-2		-1	-3	1
has creditor	-2	-1	-1	1	-1	-3	-1
has creditorname	1			3	-2	-2	-1
has creditors	4	-1		-4		-2	2
has cuenta			-1	3	-2	-2	-3
has current	1		-1	-1		-2	-1	-1
has date	1	-2	-1	1	-4	-2	-2	-1
has day	2			-4			-2
has days	-3	-1	-1	-1	-2	-4	4	-1
has de	2		-1	-1	-2	-1	-2	-1
has debt	1	-1	3	-4	-2	-2	1	-1
has deferment	-3			2	-1	2	-1
has deferred			-3	1		-1
has delinq	-2			-1		-3	2
has delinquency	-1		1	-1	-1	-1	3
has delphine	3			-2	-1
has dental	-1			3		-1	-2
has department	2			-2	-1
has dept	-3			2		1	-3
has description	2	-2	2	-2	-2	-2
has desert	3		-1	-2
has detach	3			-3
has details			-2		-2	-3	1
has disb	3			-2		-1	-2
has disputed	4		-1	-2			-2
has dlq	-1			-2	-2	-2	3
has due	-1	-2	1	1	-2	-4		-1
has duration	3			-2		-1
has each	-3		1	1			1
has edit	3			-1		-1	-1
has ending	-3		-1	3	-1	-1	-2
has ends	-2			2
has equity	-3			4		-1	-1
has estate	-1		-4	2	-2	-3	-1
has expenses	3			-3		-1
has experian		-1		1	-2	-2	-3
has fair	3			-2		-2
has fannie	3			-2
has fees	3		-1	-2	-1	-2	-2
has financial			-2	1	-3	-3	-1
has following	2		-1	1		-2	-2
has for					2	-3	-3
has ford	-3			3
has from	3		-1	-1	-1	-1	-1
has g	3			-1	-2	-2	-2
has good	1	2	-1			-2	-2
has h/c	-3		2	1		1
has heloc	-2			2			-1
has hi		1			-1	-1	-3
has high	1		1		-1	-6	-2
has history	1		-1			-3
has hollis	3			-3	-1
has holloway	3		-2	-2			-1
has home	-1	-1		2	-2	-3	1
has honda	-3			3
has hospital	-3		2	3	-1	1	-4
has i'm	3			-2		-1	-1
has id	3	-1	-2	-2	-3		-6	-1
has information		-1			-3	2	-1
has inquiry	3			-2	-1
has installment	2		-1		1	-4	-4
has int	2		1	-3	-2	1	-1
has interest	1			-4	1	-2
has investigation	3			-3		-1
has is		-2	-3	2	-3
has it	2	1	-2	-3	3	-2
has its	-3			-1	2	1	-1
has j	1		2	-1	-2	-3	1
has jan	3	-1	-2	-2	-1		-1
has jul	1				-1	-3
has k	1		-1	-3		-1	1
has kia	2			-2
has kowalczyk	-3			1		2
has la	-1		-1	2	-1	-1
has lady	-2					2	-1
has last		-1	-1	3	-2	-2	-1	-1
has left	3			-2		-4	-3	-1
has lender	-2		1	1	-2		-5
has lending	-3		1	2	-2	2
has liability	3		-1	-2		-1	-1
has limit			1		-2		-5
has limit/original	3						-3
has limite	2	-1	-1		-3	-2	-2	-1
has llc			1	-1	-3	-2	2
has ln	-3	-2		3		-2	-3	-1
has lo	-1			1	1		-3
has loan	-2	-2	-1	1	-3	-3	-3	-1
has loans	1			1	-2	-3	-3
has m	2	-1	-1	1	-2	-3
has mae	-1		-1	3	-2	-2
has mail	-3			2	-1	-1	1
has maximum	2			-1		-1	-1
has may	3		-1		-1	-2	-2
has mensal	-3	-1		-3	1	3	-1	-1
has min	-4	-1		1	-1	1	-2	-1
has month	3	-1		-5	-1		-2
has monthly	1	-1	-3	-1	-4	1	-1
has months	1		2	-4	1	-2	-2
has mop				-3	-1	-4	1
has mortgage		-1	2	-1	-3	-3	-2
has mortgages	3			-2			-1
has mos	4			-3	-1	-2	-4
has mos.	1			-2	-2	-3	-1
has mountain	-3			2			1
has mr	2		-1	-1	-1	-2	-3
has mutual	4			-4		-1	-1
has national	-2			3	-1		1
has negative	-2			3			-2
has next	2		-1			-1	-2
has nissan	-3			2	2	-1	1
has no		-2	-3	1		-3	-4	-1
has no.	-3		1	1		-1
has not		-1	-1	-1	2	-3	-1
has note			-1	2	-1	-3	-3
has notes		-1		-1	-1	-3	1
has number	-1	-1		1	-3	-3	-2	-1
has o	-1		-2	2		-3	-3
has of		-2	-1	2	-3	-2	1
has off	1	1	-3	1	-1	-3	-3
has offer	3			-3	-1	-1	-2
has ohio	-2		-1	3		-1
has ok	2		-2		-2		-3	1
has on	-2	-1	-2	2	4		-1
has one	1		-1	-3	3		1
has opened		-2	-3	-2		1	-2	-1
has order	4			-3		-1	-2
has orig		-1	-1		1	-3		-1
has origcreditor	-1			2	-1	-1	-3
has original	3	-2	-1	-2	-2	-2		1
has outstanding	-2			2	-2	-1
has p	2		-1	-1	-1	-1	-3
has paid	2	-1	-1			-3	-3
has para	3				-2	-1	-1
has parcela	-1	-1		-2	1	2		-1
has past	-1	-2	-1	1	-6	-5	1	-1
has past_due	-4		-1	-4	1	1	2
has pastdue	-2	-1		-2	1	2	-3
has pay	-1	-1	2	4	-3		-5	-1
has payable	2			-2
has payment	-1	-2	1	-1	-5	-1	-2	-1
has payments	1	-1			-1	-4
has paypat	2	-1		-4	-1	-3	1	-1
has period	3			-2			-1
has personal		-1	2	-1	-1	-1	-3
has plains	2		1	-3			-1
has plans	3			-3
has platinum	-2			3			-2
has please	2	-1		-3		-1	2
has pmt	-2	-1	-1	-1		2	-3	-1
has point	-3			3			-1
has por	1			-1	-3	1
has premier	2			-3	2	1	1
has present	-1	-1		-2	3	-2	-1
has principal	-2		-1	2		-3	3
has priority	-3			3	-1
has priya	3			-3
has proposal	3			-2	-1	-2	-1
has providian	3			-3
has rate		-1	2	-5	-1	-4	1
has rating	-1			-1	1	-2	3
has re-age	3			-1	-1	-1	-2
has real	-1	2	-4	2	-1		-1
has receivables	1				-3		-2
has recent	2				-2	-2	-2
has record	3		-1		-2		-1
has ref	1	-1	-1		-1	-2	-4	-1
has regular	3			-2		-1	-1
has remark	-1	-1	1	1	-2	-2	-2	2
has renata	3		-1	-2			-1
has report			-2	-1	1	-4
has reported	2		-1	1		-4	-5	-1
has residential	2				-1	-1
has return	3			-3			-1
has rev	4			-3		-3	-3
has revolving				1	1	-2	-2
has ridge	-2			2	-2	-1	2
has rosalind	3			-3	-1
has rptd		2	-1	-3	-1	-1
has s	2			-2		-2	-1
has saldo	-1	-1	-1		1	-3	-1	-1
has sched_pmt				-3
has section	3	-1			-1	-1	-2
has see	3			-1	-1		-1
has sep	3		-1	-1	-1		-2
has seq	3	-1	-1	-1		-2	-2
has service	3			-1	-2	-2
has services	1		2	-2	-3	-2	1
has servicing	4		-1	-4	-1	-1
has share	-1			3	-1	-2	-2
has since	4		1	-3
has single				1	1	-3	-1
has situação	-4			-1	1	2
has skip	3			-1	-1	-2
has source	-1		-1	2	-2	-3	-1
has st				-2	2	-3	-3
has stafford	-3			3			-1
has state	2				-1	-1	-3
has statement	2					-2	-3
has states		1		-3	-1		1
has status		-1	-1	-2	-4	-2	1	-1
has still	1			2			-3
has store	-4	-1	-1	1	2		2
has street	2			-1	-1	-1
has student	3		-1	-2	-1	-1	-2
has stuff	-3		-1	2	2	-1	-1
has subcode	3		-1	-2		-1
has subject	-3		1	2	-1	-2	-1
has subname	3			-2		-1
has subsidized	-3			3			1
has sunday	-3		-1	1	-2		1
has svc	-3			2		-1	1
has systems	-3			3	-1		1
has td				1			-3
has term	3			-3	-2	-2	-2
has terms			-1	-2	1	2	-4	-1
has thanks	3			-1	-1	-1
has that		-1		-1	1	1	-3
has the		-2	-2		3		-2	-1
has there	2		-3	-1	1	-2	-1
has this	-1		-2	1			-3
has thru	1		-1	-1		-3
has to	1	-1	-2	1	-1	-4	-1
has total	-2		-1	2		-3	-2
has toyota	-3		-1	2	-1	-2	2
has trans	1	-1		-3		-1	1
has tu	-3		-1	2	-2	-1	1
has type	-2	-2	-2	2	-4		1	-1
has un	-2			2
has union	-1		1	2	-1	1	-3
has unsubsidized	-3			2			2
has up	-3		-1	1	1	1
has vehicle	2			-2
has verfied	3		-1	-2	-1	-1	-1
has visa	-2			3	-2	1	1
has walmart	-3			3
has warning	-3			2		-1	2
has we		-1		1	-2	-1	1
has wells	3				-1		-2
has what		-1		-1	2	-2	-1
has when	4	-1	-2	-4	-2	-1	-1
has whitcomb	3		-1	-1	-1		-1
has who	-2	1	1	-1	-3	-2	-1
has with	1	-2	-1	1	-1	-3	-1
has world	-3			3			1
has worst	2		1	1			-3
has write	-3			1		2
has year	4			-1		-1	-2
has you		1	1	1	-1	-1	-4
has your			-4	-1	-4	-3	1	-1
has |	1	2		1	-2		-3
hi	3						-3
high	4			-2	-1	-4
high cr	3			-2	-1	-1
high credit	3			-2	-2	-2	-1
historical	2				-1	-3	-1
hospital	4			-1			-3
i	-3				2	-1	1
ic system inc	3			-3
included in bankruptcy	-2		-1	2
individual	4				-1	-1	-4
information	2		1	-1	-3	2	-2
installment account	-1		-1	3		-1	-1
j	-2		2	-1	-1	-1	2
jan	3		-2	-2	-1	-1	-2
joint	-2			3		-1	-1
jul	3			-1		-1	-2
jul aug	2						-2
jun	4			-1	-2	-2	-3
l	2			-2			-1
last	1			-1	-1	-3
last pmt	4			-1		-2	-3
loan id	-3	-1		3
loan number	-2			3
loans			-1	1	-2	-1	-3
mar		-1		-2		-3	1
may	3			-1	-1	-1	-1
means amountLoose	1		-1	-2	-3	-2	2	-1
means balance	-1	-2	-3	-1	4	-2	-3	-1
means date	1	2	1		-2	-5	-1	-1
means money	1		-1		-3	-1		-1
means name		-1	-1		-4	-3	1	-1
means number		-3		1	-2	-4	-4	-1
means opened	1	-1	-3	-3	-3	-1	-3	-1
means original	-1	-1	-2			1	-3	1
means pastDue	-2	-2	1	-2	-3		2	-1
means paying	-2	-2	1	-3	-2	3	-3
means reported	1	-1		2	-4	-4	-2
means status	-1	-1	1	-1	-3	-3	1	-1
means statusLoose	-2	-1	-2		-2	-3	3	-1
means text		-3		-1	-4	-2	-1	-1
means veto	3		-2	-2	-3	-3	-1
min	-2			-2	-3	3	-3	-1
month	2			-2		-1
monthly	3		-1	-4	-2
mop	1	-1	-1	-2	-1	-3	3
mos	4			-1	-1	-2	-2
mos left	2			-1			-2
name	3			-3		1	-1
no	2		-1	-2	-1	-2	-1
nonpriority creditor's	3			-3
note	3		-1	-2			-2
notes	1			-4	-1	-3
number date	3		-1	-3			2
offer #	4			-4			-1
on there	4		-3	-1		-1	-1
one bank	-1			-3			3
online	3			-3	-1
open	1			-4	1	-1
opened	2			-3	-3	1	-3
owe	-3		-1	1	2
paid			1	-3		-1	-2
parcela mensal	-2	-1		-2		3	-1
past	2			-4	-3	-1
past due	4			-2	-4	-4	-1	-1
past due amount	-4	-1		3	-1
pastdue	-2	-1		-2	2	2	-3
pay status	1		2	-1		-1	-3
payment	-2	-1	2	-2	-3	-1	-3	-1
payments	4			-2	-1	-3
paypat	3			-2	-1	-3	-4
pays	-2			3		-1	2
pays account	3			-3
phone	3			-2		-2	-1
please	1			-2		-1	2
pmt	-2			-2		3	-1
post	2	-1	-1	-3		-1	1
present				-1	2	-1	-2
principal	-2			-1	-2	-2	3
priority	-3			3
rating	-1			-3	-1	-3	2
ref	-3		-1	3		-1	-1
remark placed	3			-3
report	-1			-1	1	-3	1
reported	4		1	-2	-2	-2	-3
repossession	2			-2			-1
responsibility individual	-2		-1				3
rev	3			-1		-2	-2
rosalind	3			-3	-1
rptd	3		-1	-1		-1
saldo devedor	-1			1	1	-2	-1
score	3			-1		-1	-2
section	3			-2		-1	-1
skip	3			-2	-1	-1
source	4			-2	-1	-2	-2
st	3			-1			-2
state	3			-1			-2
statement	-2			3		-1	-2
status		-1	-1		-3	-1	1
subcode	4		-1	-3		-1
summary	4	-1	-1	-3	-1	-1	-2
synchrony bank	3		-1	-3			-1
systems	-3			3
term	2			-1	-2	-2	-2
terms				-5		2	-4
times	2					-2
times past	3				-1	-1	-2
to dispute	3		-1	-3
trans	1	-1		-3		-1	1
transunion experian equifax	-3			3
type	2	-1	-2	-6	-1	1	-2
type opened	-2			3	-2	-1
university	3			-1			-2
verfied	2			-2		-2	-1
verified				-3	1	-2	1	-1
wells	2			1			-2
whose	2			-2
your	3	-1	-1	-3		-1
# figure label beside
account	-3			4			-1
account number	-2	-1		2	-1	-1	-3	-1
avant	-3			3			-1
balance	-2			-1	2	-3	-2
capital one	3			-2	-1		-1
current	-1			-1	-2	-3	1	-1
installment	-4	-1	1	1	2	-2	-1
jefferson capital syst	3			-3
last reported	4			-2			-1
lendingclub	-3			3
loan number	-3			3	-1
means 	-1				-1	-3	-1	-1
means balance			-1	-3	1	-3	-3
means date	4			-5	1	-2	-4
means name	-1		-1	2	-3	-3	-4	-1
means number	-2	-2	-1	2	-3	-3	2	-1
means opened	4			-2	-1	-1	-2
means paying	-2	-1		-2	-1	3	-5	-1
means status	-1	-1		-1	-2	-2	3	-1
means statusLoose	-3			-1	-2	1	3	-1
means text	3			-2	-2	-3	-2
member number	3			-3			-1
monthly	3				-1	-1	-2
mortgageloan	-3				2
no	-3			-3		-1	4
ok	3			-1	-1	-2	-3
open	-3						3
payment status	-3						3
portfolio recovery associates	-3			3
priority	-3			3
regions bank	4			-4		-1
rev	2			-1		-1
revolving	-3			2	1	-1	-1
santander consumer usa	-3			3
status	-1			-2	-1		2
t-mobile usa	3			-3
terms	2			-1		-1	-1
upstart	-3			3
# figure label with colon
account type	2			-1			-1
acct	-3			3
address	3			-3
client	3		-1	-2	-2
date	3			-1	-1		-1
description	3			-1	-1		-1
estado	-1		-1			-1	3
file number	3			-3		-1
https	3				-1	-1	-2
late dates	3		-1	-1	-1	-1	-2
loan #	3			-3
means 	-1	-2		-3	-1	-2	1	-1
means balance	1			-2		-3	-1
means date	1	-1		-2	-2	-3	1
means money	5			-5	-4	-3	-2
means name		-1	1	-1	-3	-2	-3	-1
means number		-2	1	1	-4	-2	-3	-1
means opened	3	-1		-2	-1	-1	-2
means original	4			-3			-2	-1
means pastDue	1			-3	-2	-3	2
means reported	2			-2	-1	-2	-3	-1
means status	1		-1	-4	-3	-4	1
means statusLoose		-1	-1	-4	-3	-3	1	-1
means text		-1	1	-1	-3		-1
means veto	4			-3		-1	-1
opened	3			-1			-2
re	-3			3	-2	-2	2
ref	3			-3
source	2		-1	-1			-1
status		-1	-1	-3	-3	-2	1	-1
terms	1			-3	-1	1	-2
to	3		-1	-1	-2
状态	-4			-2			5
# figure last of line
code	1	-1	1		-3	-4	-1
digits-1		-1		-5	1	-1	-1	-1
digits-2	1	-1	1	-5				-1
digits-3	-1	-1	1	-2	2		-4	-1
digits-4	-2	-1	1	-1	-1	-4	-1	-1
digits-5	3		-1	-1	-3	-1	-1
digits-6	1		-1		-3	-1	-1
lettered-code	-1	-3	-2	-1	-4	-2	1	-1
masked	1	-1	-4	1	-3	-3	-4	-1
with-digits	-2	1	-1	1	-3	-3	-1	-1
# figure lead-in
a	3			-1	-2	-2
account	-2	-1	2	2	-2	-3	-4	-1
account is	3			-1			-3
account number ending	3			-3	-1
account number last	3			-3
account number xxxxxxxxxxxx	-3			3
accounttype revolving creditlimitamount	3			-1	-2	-1
acct	-2	-1		3	-2	-2	-2
acct ending	-3			3	-2	-1	-1
acct ending in	-4			4
address identification number	3			-3
ally financial	-3		1	1
and i pay	-2				-1	3	-1
apr	4		-1	-2		-1	-2
as of	4		-1	-2			-2
at	2			-2	-1	-1
atrasado	-2					-1	3
aug	3			-3	-1		-2
auto	5		-2	-3	-1	-1	-1
award id	-2			2
b	-3	1	-1			-2
bal	-3			-3	4	-2	-1
balance as of	3			-2
balance updated mar	-2					2
box	6			-3	-3	-1
call	2			-5		-1	1
cap one quicksilver	-1		-1	2	-2	-1
capital one	1	-1	-1	-1	-3	-1	-1
card ending in	-2			2	-1		2
chapter	2			-1	-1		-1
charge-off date	-3						3
charged off	-3			-1	-1	-1	3
church	3				-1	-2
ck	2			-2
collections	4		-1	-5	-1		-2
confirmation	3			-3	-1
contract	-4			4		-1
credit cards	3			-1	-1	-1
current status	-3						3
current_rating code	3				-1	-1	-2
customer service	3		-1	-2
days delinquent	-3			-1			3
days in	3						-2
days late	3			-1	-1	-1	-2
days past due	1		-1	-5	-1	-1
de	3			-1	-1	-1
dec	3			-2	-1	-1	-1
dia	2				-1	-2	-2
discover	-1		-3	1	-1	-1	1
due	5			-4		-3	-3
due as of	-3						3
due the				-3
electric	3			-1	-2	-2
ends in	-4			4
every	4			-2	-1	-2	-2
experian	2			-2	-1
fax	2			-2
feb	2		-1	-3	-1
federal cr union	-2		-1	2
fidelity	3		-1	-2
file number	3	-1		-3
food	3				-2	-2
ford credit			3	-3		-1	-1
form	3		1	-3	-1
from	2			-2	-1
gas	3			-1	-2	-2
guarantor	-3	-1		3	-2	-2
highbalanceamount	3				-1	-1
home equity line	-3		-1	3			-1
hyundai motor finance	-3		1		2	-1
identification number	3			-2
ins	2		-1	-1	-1
inst	-3			-1		1	2
installment	-2		-1	1	1		1
irs	-1	-1	1	-4	1		-1
it's	-3			1			2
jan	3			-3	-1	-1	-1
january	3			-2	-1
jul	-1		-1	-3	-1	-1	2
jun				-3	-1	-1	1
late	-1		1	-4	-1	-2	2
left	-3				2
line of credit	-2		-1	3
ln	-3			3
loan	2	-2	-4		-2	-2	-2	-1
loans	3			-2
ma	3			-2	-2
mar	4			-4			-2
march	2			-2	-1
may	1			-3	-1	-1	1
means 	1	-3				-3	-3	-1
means agency	-1		1	-3	-1	-2	1
means balance	-1	-2	-2	-3	4	-3	-6	-1
means date	3		-1	-3	-5	-5	1
means money	2	-1	1	-2	-2	-7	-1	2
means name		-3	-2	2	1	-3	-3
means number	-3	-2	-3	4	-3	-4	-2	-1
means opened	1			-3	-2	-2	1
means pastDue	-1	-1	-1	-5	-3	-5	2
means paying	-3	-2	-3	-5	-6	4	-4	-1
means reported	2	-1	1	-2	-2		-3
means status	-2	-1	2	-3	-4	-4	3	-1
means statusHint	-1			-3	-1	-2	4
means statusLoose	2	-1	-1	-7	-3	-4	1	-1
means text	1	-1			-3	-3	1
means veto	6			-4	-1	-2
min	-4	-1		-5	-3	4	-1	-1
min is	-2			-1	-2	3	-1
minimum	-3					4	-1
minimum is	-2				-1	3	-2
miss a payment	2			-1		-2	-2
mn	3			-2
mo				-2	-3	-3	2
mohela	3		-1	-2	-1
monthlypaymentamount	-4			-2	-2	4	-2
monthsreviewedcount	2			-1	-1	-3	-1
mínimo	-2				-1	3	-2
nc	2			-2	-1
nco	-2		4	-3
nmls	3			-3	-1	-1	-1
nmls id	2			-2
nov	3			-2	-1	-1	-1
number ending in	3			-2	-2	-1	-1
number if known	2			-2
oct	3			-2	-1		-1
of	3	-1		-2	-3	-2	-2	-1
old navy barclays	-3		-2	3	-1	-1
on	3			-1		-1
open	2			-5	-1	-1
opened jan	-3						3
over	3			-1		-2	-1
owes	-2				3	-1
pagamento mínimo us	-2		-1	-1	-1	2	-2
page	5		-1	-1	-2	-1
paid	5					-1	-4
parcela us	-3				-1	4	-1
part	3			-1	-1	-1
past due	2			-2	-1	-2	-2
pastdueamount	3			-2	-2	-2	-1
pay	-3			-1	-3	3
pay status account	-3						3
payment plan	-3				1	2	-1
payment status	-3						3
personal loan	-2		-1	3
petal	-3		3	-3	-1
phone	3			-3	-2	-2	-1
platinum visa	-2		-1	3
po box	3			-5	-2	-1	-1
pob	2			-2
public records	2			-2
questions	3			-2
rent	4			-3	-3	-2
report number	3			-2
repossessed	-2		-1	-1		-1	3
routing number	4			-3
saldo us	-1				2	-2
sd	3			-2	-1		-1
sep	1	-1	-1	-4	-1	1	1
ssn	3		-1	-3
status as of	3		-1				-2
student loan	-3		-1	3
syncb/amazon plcc	-3			3
terms	1			-3	-1	-2	2
termsmonthscount	3				-1	-2	-1
texas	3			-2	-1
the	3			-2		-1
the reference number	4			-4	-1	-1
time	3			-1		-1	-2
to	2	-1		-3	-2	-2	-1	-1
toyota	1		1	-3	-1
toyota financial	-2	-1	3	-2
transfer to loan	3			-2
tx	3			-2	-1
type	-4			-2			4
unpaidbalanceamount	-4			-2	5	-3	-1
updated	3		-1		-1		-1
was	3			-1		-1	-3
was past due	-3						3
wilmington de	3			-2	-1
with account number	-2			2
xxxx	-4			4			-1
you are	-3			-1		-1	3
状态				-3			1
# figure line above
account	-3			3
account #	-4			4			-2
account information	3			-2			-1
account number	-2			2	-1	-1	-3	-1
american express	-2			2			1
available balance	3			-2
balance	2	-1		-3			1
balance updated	3			-2		-1	-1
begins (		-3		1		-4	1	-1
begins -		-3	-2	-1			2	-1
begins .	2			-2	1	-3
begins 4.2	-3			3
begins =	3	-1	-2		-3	-2	-2
begins >	-2	-1		4			-1	-1
begins [			1	1		-3	-1
begins account	-1		-1		-3	-4	3
begins accounts	2		1		-3	-1	-1
begins acct		-3	1	-2	-5		1	-1
begins acreedor	-3	-1		3
begins address					-2	-2	1	-1
begins adverse	-4		-1	4
begins agency	-3		2	-1	1	-2	1
begins ally	4	-1	-1	-4	-2		1
begins amount	-1			-1	-2	-3	1	-1
begins and	-2		-1	4		-1	-1
begins applicant	6	-1		-4	-2	-1
begins apr	-3		-1	2		-1	2
begins as	2	-2		1	-2	-3	-2
begins ashley	-3			1		2
begins authorized	3		-1	-1		-1	-1
begins auto	-1	2	-2	1		-4
begins avant	-3	-1		1	1	-2
begins b	-3	-1	-1	3	-4	-1	-3	-1
begins bal	-3	-1	1	-2	-2	2
begins balance	-1	-1	2	1	-3	-3		-1
begins barre	2			-2			-1
begins bill	3			-3			-1
begins bills	3			-3		-1
begins bloomington	3			-3
begins bmw	-2			2	-2	-2
begins borrower	3		-1		-1		-2
begins c	-1	-1	-2	2	-1	-1	-3
begins call	5			-3	-2	-3
begins cards	-1		-2	2	-2	-2
begins care	-3				1	2	-3
begins cc	-1		-1	-3		2
begins charge	2		-2	-4			-1
begins check	-3			1	2	-1
begins checking	1			-3	-1		2
begins chrysler	3			-3
begins church	3			-2	-1	-1
begins citizens	-2	-1	-1	2	1			-1
begins city	3			-3	-1	-2
begins cleveland	3			-3
begins clm	-1	1	-1	2	-2		-1
begins collection	-2	-1	1	1	1		-3	-1
begins collections	1	-1		2	-3	-4	-1
begins collector	-3			2			2
begins comments	5			-1		-1	-2
begins company	3		-1	-3		-1	1
begins consumer	3	-1		-3	-1	-1
begins conventional	-1		-2	-3	-1	-1	1
begins countrywide	5			-5		-1
begins court	3			-3			-1
begins credit	1	-1	-2		-2	-3
begins current	1	-1	1	-3	-3	-2
begins d		-1	-1	-1		-2	-3	-1
begins dana	1			-2			1
begins delta	-3				1	-1	2
begins derogatory	1		1	-3	-2	-2	1
begins detach	4			-4
begins discover		-1	1			-6	-2	-1
begins do					-1	-3	-1
begins dont	3					-2	-1
begins dr	-3			1	-1	1	2
begins duke	2			-3		-2
begins e				3	1	-2	-1
begins ecoa	2	-1	1	-4	-1
begins edit	3				-1	-3	-1
begins elan	-2			3	-2		1
begins electric	3	-1	-1	-2	-2	-2	-1
begins equifax	3	1	-1	-2	-2	-2	-2
begins estimated	-1	-1		2	-1	-3	-3	2
begins everyday	3			-3
begins experian	3	-2		-1	-3	-2	-2
begins f	3			-1			-2
begins farm				-3		2
begins fecha	3			-2
begins fico	3				-2	-1	-1
begins fidelity	3	-1	-1	-4			-1
begins fingerhut			-1	-2		1	1
begins freedom	3			-1	-1
begins furnisher	-2		3		-2	-1	-1
begins good	1			-1	-3	-2	1
begins grant	3			-2			-1
begins great			1		-2	-3	2
begins here	-3		-1	2			2
begins hi	-2		-2			-2	3
begins high	4			-3	-2	-2	-1
begins how	-3		-1	-2		4	-1
begins https				1	-2	-3	-2
begins hunter	-3			3
begins ic	-1		-1	3		-1
begins id	-1	-1	-1	1	-2	-3	3
begins if	2			-1	-1	-3	-1
begins important	-1			-2		-1	2
begins in	-2		-1	4	-2	-2	1
begins inquiries	5			-2	-1	-2	-2
begins installment		-2	-2	1	-3	-2	-3
begins institution	3	-1		-3
begins item	3	-1	-1	-1			-1
begins jan	-2	-1		-4	-2	-2	3
begins keystone	3			-2	-1
begins klarna		-1	-1	-2	2	-3
begins kubota	-3			2	1
begins la	-3			2		2
begins last		-1	-1	1	-3	-1	-1
begins late	1	-1	-3	1	-3	-3	-1
begins lender	-2	-1	1		-3	-3		-1
begins lendingclub	1	-1	-2	2	-3	1	-1
begins lightstream	3			-1	-2	-3	-1
begins loan	1	-1	2	-1	-3	-3	-1	-1
begins loans	-1	1		2			-3
begins lowes	2			-4	1		-1
begins lucinda	3		-1	-1	-1
begins macy's	-2	-1	-1	1	3	2	-1
begins mar		1	-1	1	-1	-3	-1
begins mariner	-1		-1	3		-2	1
begins mbna	3			-3
begins me			-2		1	-3
begins midland	-2		-1	1	-2	1	-3	2
begins mine	-3		-1	1	-2	4	-2
begins miss	3			-2	-1	-1
begins mohela	1		-1	1	1	-2	-1
begins mom	-1			3	-1	-1	-1	-1
begins month	5			-3	-1	-2	-3
begins monthly	-1	-1	1	2	-2	-3
begins mortgage	1		-1		-3	-5	1
begins mortgages	-2			2		-1	-1
begins name	3	-1	-1		-1	-1	-2
begins navy	-3		-1	2	-1	1	2
begins netflix	1			-1		-3
begins norfolk	3			-3	-1
begins not	-1	-1	-1	3	1	1	-1
begins note	-2	-1	-1		1	-3	1
begins notes	4			-2		-1	-1
begins o	2				-1	-3	1
begins official	2			-1		-1
begins ok	-4	-1	-2	-2	4	1	-1
begins onemain	-3			2	-2	1	3
begins order	3			-2	-1	1	-1
begins original	1	-1	-2	-2	-3	-4	1	1
begins other	3	-1	-2	2	-3	-3	-3
begins owe	-3			-1	-1	3	-2
begins p.o	3				-3	-1	-1
begins past	1		-1	1	-1	-3	1
begins patient	3			-2	-3	-2	-1
begins pay		-1	-2	2	-2	-4	-2
begins payment	-1	-1	1	1	-3	-4		-1
begins penn	-3		-1	3
begins personal			1	2	-3	-1
begins phone	2	-1	-1	-1	-2	-1
begins pinnacle	3			-2	-1
begins plan	3	-1		-1			-2
begins please	3			-3	-1	-2
begins pnc	-4		-1	2	-1	-2	3
begins portfolio		-1	-1		-4	1	1	-1
begins prepared	4			-3	-2	-1	-2
begins previous	3	-1	-1	-3	-1	-1
begins primary	4			-4
begins public	5			-4	-1	-2	-2
begins rate	-3			1		-1	3
begins rating	-1	-1		4	-2	-2	-1
begins real	2			-2	-1	-3
begins regular	-1			-3		-1	1
begins rent	4			-3	-1	-2
begins report	2		-1	-1	-2
begins resurgent	-2		-1	2	-1		2
begins rocket	3				-3	-2
begins s	3		-1	-1	-1	-1
begins saldo	-1		-1	2	-3		-1
begins sallie	-3		1	2	-1	1	-2
begins satisfactory	-3	1	-1	2
begins scheduled	-1	-1		1	1		-3
begins score	3		-1	-1	-1	-2
begins section	4			-4		-2
begins secured	-2	1	-1		2	-2	1
begins see	3	-1	-2	-2		-1	-1
begins senior	2			-2	-1
begins service	-2			3	-1	-2	-1
begins showing	2	-1		-3	-1	-1	-2	-1
begins snowball	-1			-2	2	-3	-1
begins source	3		-1	-1		-2	-2
begins st	2				-3	-3	-1
begins state	3			-2	-3	-2	-2
begins status	1	2		-2	-3	-3	-1	-1
begins student			-3	-1		1	-1
begins stuff	-2			-1	2	3	-1
begins synchrony	1	-2	-1	1	-4	-3	1	-1
begins t-mobile	3			-1	-1	-1	1
begins tarjeta	-3			1	-2	3	1
begins tax		1	1	-3	-1	-1
begins terms	1			1		-3	-3
begins thanks	2			-2		-1	-1
begins the			-3			1	1
begins tidewater	-2			3
begins to			-1	2	-4	-2	-1
begins total	2	1		1	-3	-6	-1
begins totals	3	-1		-3	-1	-1	-2	-1
begins toyota	-1		-1	1	-2	3	-2
begins tractor						-3	2
begins transunion		-1		1	-4	-4	-3	-2
begins transunion/fico	3			-1	-1	-1
begins transworld	-3			1			1
begins type	-1	-1		-3	1			-1
begins uniform	3			-2	-1	-1
begins unpaid	3		-1	-1	-1	-1	-3
begins unsecured	-3		1	3	1	1
begins us	2	-1				-1	-3
begins usaa	-2			-1	-2	1	3
begins verizon	4		-1	-3	-1	-1
begins voice	2			-2	-1	-2
begins welcome	3	-1	-1	-2	-1	-1
begins wells	-2	-1	-1	3	-1	-2		-1
begins what	-2		-3	4	-1	-2	-3	-1
begins who	-1	-1	1	1	-2		-4	-1
begins wife	2			-1	-1
begins with	3			-3	-1
begins world	-3			1	1	1	1
begins worst	3						-3
begins xcel	3			-3		-1	-1
begins xfinity	3		-1	-2			-1
begins xp/tu/ef	3		-1	-1	-1	-1	-1
begins year	3			-1	-1	-1	-3	1
begins your	2	-1	-1	1	-3	-3
begins {	3	-1	2	-3	1		-2
begins ·				1	-1	-3	1
begins ☐	-1	-1	-4	-2	3	1		-1
begins ✓	2	-1		-1		-1	-1
begins 【	-1			3	1	-2	-1
begins 三	-3			2	-1	-2	1
begins 二	-3		2	1		-1
begins 合计	3			-3	-1	-2	-1
begins 备注	4			-4
begins 💳	-3			1	-1	2
charge account	3		-2	-1		-1
charged off account	-2		1		1	1
contact info	3		-1	-2
discover bank	-2			3			-1
equifax	4			-4	-1
equifax®	3			-3
lakeview loan servicing	-3			3
loans	-3	1	-2	2	2	1	-4
means , short	-2	2	-1	2	-1	-5	-2	-1
means agency	3		-1	-3	-1	-1
means balance	-2	-1	-1	2	-3	-1
means date	-1	1	-1	1	-2	-1	-1
means money, short	1	-1	-1			-1	-3
means name		-1	1	1	-4	-1	-1
means number, short	-1	-1		1	-2	-1	-5	-1
means opened, short	4			-2			-1
means original	2		-1	-1		-1	-3
means original, short	-3	-1		3
means pastDue	2		-1	1		-1	-3
means paying, short	-1		-1	3	-1	-1	-3
means reported	1			2	-1	-1	-2
means status	1	-1	-2		-3		-2
means statusHint, short	-3	2	-1	1
means text, short	3	-1	2	-2	-2	-2	-3
means veto	4		-1	-1	-1	-1	-1
means veto, short	3			-1			-2
no	3			-3
no phone number available				-3
none	2	-1	-1	-3	-2	1
pattern "#","w		1	-1	1	-4	-5	1	-1
pattern "M#","	2		-1		-3	-4	-2
pattern "w","w	1	-1	-1		-4	-5	2
pattern "w":"M	2			-2	-3	2	-1
pattern "w":#	-2			-1	3	2	-1
pattern "w":{	4			-2	-2	-2	-1
pattern "w(w)"	-1		2	-2	-1	-1	-2
pattern #	1		1	-3		2	1
pattern ##	1			-3	1	-1	-2
pattern ##/#MM	2	-1		-1		-2	-2
pattern #)#w#w	-1		-1	-3	1	-2	1
pattern #, first	1	-1		-1	-4	1	-6
pattern #.w			1		-3	2	-1
pattern #.w(w)	-3		1		-1		2
pattern #.w, first			-1		-3	-1	1
pattern #.w,w#	2		-2	-3	-1	-1	3
pattern #.w...			1			-3	2
pattern #.w.w#	3			-2
pattern #.w:w	-4			3	-2	-1	1
pattern #.w:w#	3		-1	-2	-1	-1	-1
pattern #.wMw,		-1	-1	3		-1	1
pattern #/M/##	-1		-1	2
pattern #/M/M	3						-3
pattern #:#w:w	3			-2
pattern #M/M/M	-1	-1		-3	2	-2	1
pattern #M/MMw	3			-2	-1	-1	1
pattern #w	-1	-1	-1	-1	1	-2	3
pattern #w##wM			-1	2		-1	-3
pattern #w##wM, first	-3			3			-1
pattern #w#M/M	2		1	-4	-1	-1	-1
pattern #w#MM#	-2		1	2			2
pattern #w#MMM	1		-1	2		-1	-3	-1
pattern #w#MMM, first	4	-1		-3			-1
pattern #w#MMw	1			3	-1	-1	-1
pattern #w#w	2			-2	-1	2	-2
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw, first	-3	-1		4			-1
pattern #w(w)w	-3		-2	3	-1	1	-1
pattern #w, first	4		-1	-3		-2	-2
pattern #wM##M	3			1		-1	-2
pattern #wM/M			-1	-3	1		1
pattern #wM/M/				-4	-1		1
pattern #wM/M/, first	-4	-1		2
pattern #wM/MM	2				-1	-3	1
pattern #wMMMw, first		-1		2			-3
pattern #wMwM/	2		-1	-2	-3	-2	-2
pattern #wMwMM	-1			3	-1	-2	-1
pattern #wMwMw, first	3			-1		-2	-2
pattern --	3			-1		-1	-2
pattern ------	1	-2	3	-2	-2		-1	-1
pattern -[]w(w	2			2		-3
pattern <?w="w	3			-1	-2
pattern <_w_w=	1			-2	-2	-3	1
pattern <w="w.	3			-1	-2		-1
pattern <w><w>	3			-2	-2		-1
pattern ======	1			2	-3	-1	-1
pattern >>>w-M	3			-3		-2	-1
pattern M	1	-1	-2	1	-4	-2	-1
pattern M.w	3				-1	-1
pattern M.w(w.					-2	-2	-3
pattern M/M/M	4					-1	-3
pattern M/M/M, first	-1			3	-1	-3	-2
pattern M/M/MM	3			-3	-3		1
pattern M/M/Mw	4	-1	-1	-4		-3	-3
pattern M/M/Mw, first	3			-2		-1	-1
pattern M/MM/M	2		1		-1	-4	-1
pattern M/MwMM	5		-1	-4	-2	-1	-2
pattern M/MwMw	3	-1		-3		-1
pattern Mw	1	-1	-2	-2	1	-4	-3
pattern Mw, first	3			-1		-1	-3
pattern Mw,w, first	2			-1	-1	-1
pattern Mw,w,w	1				-3	-1
pattern Mw,wM	-3	-1		1	-1		2
pattern Mw,wM#	3			-3	-1
pattern MwM, first	4					-1	-3
pattern MwMMMM	-3	1	1	2			-2
pattern MwMwMM		-2	-1		-1	-2	2
pattern M✓✓✓✓✓	3				-1	-1	-3
pattern M✓✓✓✓✓, first	3						-3
pattern w#	-2	-2	-2	-4	-2	-2	3	-1
pattern w##				-5	-4	1	1
pattern w##MMM	3				-1		-2
pattern w##w	3			-2			-2
pattern w#$M	3			-3	-1
pattern w#$M$M		-1	-1	1	-3	-1	-1
pattern w#$M$M, first		1		-3
pattern w#$M[], first	2			-2
pattern w#$M☐$	-2		-2	3		-1	-1
pattern w#)	3	-2		-2	-2	-2	-2
pattern w#, first	1	-1			-3	-4	-3
pattern w#....	2		-1	-3			-1
pattern w#:w#:	3			-1	-1	-1	-1
pattern w#M/M/	-1	2	-1	4	-1	-2
pattern w#MM#M	3			-1	-1	-2	-1
pattern w#MM#w			1	3		1	-1
pattern w#MMM#	-2	-1		2	-3	-3	1	-1
pattern w#MMMM	2	-1	-1	-2		-3	1	-1
pattern w#MMw	1		1	-3	-1	-1	-1
pattern w#MwM	-2			-2	1		2
pattern w#MwMM			-1		-3	-1	1
pattern w#MwMw				-1	2	1	-3	-1
pattern w#w	1	-1	1	-3	-3	-3		-2
pattern w#w#	1	-1		1	-3		-1
pattern w#w.w	-3		-1	2	1	-2	2
pattern w#wM	3			-2	-1		-1
pattern w#wMM/	-2		-1	3	-1	-1
pattern w#wMMM		-1		3	-1	-2	-1
pattern w#wMw#	-2	-1	-1	3		-1	1
pattern w#wMwM	-1	-1	-1	-1	1	-3	2
pattern w#–w	2			-2	-1
pattern w$#,Mw	3			-1	-3	-4	-2
pattern w&w		-1	-2	1	-4	-2	1
pattern w&w,w	2				-2
pattern w&w,w.	4			-2	-2		-1
pattern w(w)		-1	1		-2	-1	-3
pattern w(w)##	3	-1		-1	-2	-1		-1
pattern w(w)#w	3	-1		1	-3	1	-2	-1
pattern w(w)M,	2		-2	-3			-1
pattern w(w)Mw	-1				1	-3	-2
pattern w(w)w:	3			-2	-2
pattern w(w)wM	1			1		-1	-2
pattern w(w,w,	-1			-2	-1	2	-1
pattern w(wM/M	1		-1	2			-1
pattern w,#	5			-3	-2	-2	-1
pattern w,w		-1	-1	-3	-2	3	-2	-1
pattern w,w#	3			-2	-2	-1	-1
pattern w,w#, first	5			-4	-1
pattern w,w#,w	-2			1	2	-1	1
pattern w,w, first	1	-1		-3	-3	-3	1
pattern w,w,w,, first	-1			-1	-1	3	-1
pattern w,w,w.	1		1	-1	-2		-1
pattern w,w.w.	-2	-1	-1	3		-2	-1
pattern w,w.wM	2			-1	-3	-2	1
pattern w,w:	-2	-1	-1	3	1	1	-1
pattern w,wM		-1	-1		-5	-2
pattern w,wM, first	-1			-4	-2	2	-1
pattern w,wM.w	-2			2	2	1	1
pattern w,wMwM	2	-1		-1	-3
pattern w-----	2			-3	-1		-1	2
pattern w-Mw	3			-1		-1	-1
pattern w-w	1	-1	1	-2	1	-3	-1
pattern w-w;w-	3		-1	-3	-1	-1	-1
pattern w.			-2	2	-3	-2	-3
pattern w.#	1			1	-1	-1	-4
pattern w...	3			-1		-2
pattern w.w#w#	3			-2			-1
pattern w.w, first		-1		1	-3	-1
pattern w.w,Mw	-3		-1	1	2
pattern w.w,w.	3		-1	-1			-2
pattern w.w/w	-1	-1	-1	-1	-1	-4	1
pattern w.w>w<	-3		-1	3
pattern w.w?	-3		-1	2		2
pattern w.wMw#	3			-1		-2
pattern w/w	-1	-1	-2	1	-2	1	-3	-1
pattern w/w...	3			-1	-1	-2	-1
pattern w/w.w	-2	-1	-2	3	-1	-1		-1
pattern w/wMMM	-4			4	-1	-1	-1
pattern w:#	2	-1	-1	-4	-1		-2
pattern w:###	3				-1	-1	-2
pattern w:###M	2				-1	-1	-2
pattern w:#, first	3			-2
pattern w:#w:w	2	-1	-1	-3	-1	1
pattern w:M	-2	-3	-2	1	-4	-2	1	-1
pattern w:M/M	2		1	1	-1	-4	-2	1
pattern w:MM-	4			-1			-3
pattern w:MMM	3			-2	-2	-2
pattern w:Mw	-1	-1	2	1	-1	-3
pattern w:Mw#/	-2						2
pattern w:Mw:M		-1	-1		-2	-3
pattern w:w		-1		1	-4	-2	-2	-1
pattern w:w#M	4		-1	-3	-1
pattern w:w, first	3	1	-1	-3	-2	-1	-2
pattern w:w,w#	3	-1		-1	-2	-1
pattern w:w,w.	3			-3	-1		-1
pattern w:w-w				1		-3	-1
pattern w:w.w	4			-2	-2	1	-1
pattern w:w.w.	2	-1	-2	-2	-1	-3	-1	-1
pattern w:w.w:	3			-2	-2	-1
pattern w:w:#	4			-4	-1
pattern w:w:M/			3	-3		-1	-2
pattern w:w:w:	-1	-1		2	-3	-2	-1	-1
pattern w:w:wM	-2			3
pattern w:wMw,	4		-1	-2			-3
pattern w:wMw.	3			-1			-1
pattern w:wMwM	1			-3	1	-2	-2
pattern w;w			-3	-3	-2	-3
pattern w;w;w;				3		-2	-1
pattern w>w<w.	-3			3
pattern wM#...	3			-2
pattern wM(w)#	4			-3			-1
pattern wM, first		-1		-4	-2	-2	3
pattern wM.	3		-1	-2			-1
pattern wM/M;w	4			-1	-1	-1	-2
pattern wM/MM/	1			-6	-4	2	-4	-1
pattern wM/MM/, first	-5			5	-1	-2	-3
pattern wM/Mw				1		1	-3
pattern wM/Mw:	3		-1	-1	-1	-1
pattern wM/MwM	2			-3	-1
pattern wM/MwM, first	-3			3		-1
pattern wMM	1	-1		-3	-1	-1
pattern wMM#/#			-1	-3	-2	1	1
pattern wMM/M/	-3			3
pattern wMMM	1	-1	-1	1	-2	-2	-3	-1
pattern wMMMM#	-3		1	-1			2
pattern wMMMwM		-2	-1	3		-4	-1	-1
pattern wMMw	1	-1	-1	1	1		-4	-1
pattern wMMwMM	1				-1	-1	-3
pattern wMw		-2	-1		2	-3	1	1
pattern wMw#	4			-3	-2	-1	-1
pattern wMw, first	3			-2	-1		-2
pattern wMw,wM	1			1	-2	-3	-2
pattern wMw:w:		-1	-1	-5	1	1	-1
pattern wMwM		-1		-3		1	2	-1
pattern wMwM/w	-3			2	2	-3
pattern wMwMMM	-1		-1	1	-1	-3
pattern wMwMw	2	-1		-1		-2		-1
pattern wMwMw#	3		-1	-1	-2	-2
pattern wMwMwM, first		1		-3
pattern w|#|M|	-4			-1	-1	2	1
pattern w|w	3			-1	-1	-2	-1
pattern w|w|w|	3			-2	-2	1	-1
pattern w•w#M,	3			-2
pattern {	3			-3
pattern ◦wM	1		-1	1	-1	-3	-2
payment history guide	4					-1	-3
public records	3			-3	-1		-1
remarks	3			-2			-1
satisfactory accounts	-2	1	-1	2
syncb/lowes	2			-2
total claim	-2	1		2		-1
uniform residential loan application	4			-2	-1	-1
upvote	3				-1	-2	-2
worst payment status	3						-3
you said	3			-2	-1	-2
# figure line below
account information	-3			3	-1	-1	-1
account number	-3			3	-1	-1	-1
account status	-3			2			2
auto	-3			3		-1
begins $	2	-1	-1	-3	-1		-2
begins (	-1	-2	-1	1	-1	4		-1
begins +	1	-1	-1	1	-3	1	-3
begins 2.2	-2			3		-1	-1
begins 4.2	3			-3			-1
begins =		-1	1	-1	-2	-3	1
begins >	-1	-1	-1	3	-2	1	1	-1
begins ]	-2		3	-1	-1	-1
begins aaron's	1		1	-3		-1	1
begins account	1	-2	1		-2	-1	-2	-1
begins accounts	4			-2	-2	-1	-1
begins acct	-2	-1		-3	4	1		-1
begins add	-2			2		-1	-1
begins affirm	-1		-1	-1	2		-3
begins aidvantage	-2			-2	2	-2	3
begins ally	2	-1	-2	-3	1	1	2
begins aluguel	3			-1	-2	-3	-1
begins amex		-1	-1			-2	-1
begins and	-2	-1	-1	-2	-3	1	3
begins applicant	4			-3
begins assigned	2		1	-3			-1
begins authorized	-3	1				2
begins available	3	-1		-4	1	-1	-1
begins b	1	-1	-3		-3	-2	-3
begins balance	-1	-2	1	1	-2	-3	1	-1
begins balances	3			-3	-1		-2
begins bank	2				-1	-3	-1
begins best		-1	-1	1	-3	2	-1
begins billing	-1			4	-1
begins bk	3			-3			-1
begins bofa	1			-1	-2	3	-1
begins borrower	3				-1	-1	-3
begins bridgecrest	-1			3		-2	-1
begins by	3				-1	-2	-1
begins c		-1	-2	1	-2	-4	-2
begins cabela's	-2			3	-1		-1
begins call	-1	-1	-1	-2	1	-3	1
begins cap	1	-2			1	2	-3
begins capital	2	-2	-1	-3	-1	-2
begins card	3			-2	-1	-1
begins cc			1		-2	3	-2
begins cedar	3			-3
begins certified	3			-2	-1
begins charge	-1		-1	3	-2	-1	-2
begins charged	-1				1	-3	2
begins chase	1	-2	-1	-2	-2	-1		-1
begins chatgpt	2			-2	-1	-2
begins checking	3			-2	-2	-1	-1
begins chicago	2			-1	-2	-1
begins client	2		-1	-4	-3	-1	2
begins clm	3	-1	-1	-2	-1	-2	-1
begins closed	-2		-1	5		-2	-2
begins comment	3			-2			-1
begins comments	1			-4		-2
begins company	2			-2
begins confidentiality	6			-5	-1	-2	-1
begins consumer	4		1	-4	-1	-1	-1
begins contact	-1			-2	-1	-3	2
begins convergent	-3	-1		-1	2	1
begins current	-1	-2	-1	1	-3	1	-2	-1
begins d	1	-1	-1			-2	-2	-1
begins daycare	3			-1	-1	-1	-1
begins debt	3			-2	-2	-1	-1
begins debtor	4			-3	-1	-2	-1
begins dentist	1		-2	-2	3
begins discover	3	-1	-1	-2	-1	1	-1
begins document	3			-1	-2	-1	-1
begins downvote	3				-1	-2	-2
begins due	-2			-2		-1	3
begins e	2				1	-2	-2
begins ecoa	1			1	-2	-3	-1
begins effective	3			-2	-1
begins efx	1			2	-1	-2
begins end	3			-2			-1
begins experian	1		1	-2	-2	-2	-1
begins experian/fair	2		-1	-1	-1	-1
begins f	3					-2	-1
begins february	3				-1	-1
begins federally	3			-3			-1
begins fidelity	4	-1	-1	-5	-1	-1	-1
begins figure		-1	-2	-1	1		-1	-2
begins file	5			-3	-1	-1	-1
begins filed	3			-3
begins final	-2			1			1
begins fingerhut	-3		-1	-1			2
begins ford				3	-3	-2	1
begins form	3			-3
begins freedom	-1		-1	3		-1	-2
begins ge	3			-3		-1
begins gemb/jcp	2			2		-1	-3
begins gm	-4		-1	1		2	-2
begins grand	3					-2	-2
begins groceries	4			-2	-2	-2	-1
begins group			-1	1			-3
begins guarantor	3	-1		-2	-3
begins hard	-1			-2	-1	-1	2
begins have	4		-1	-3	-1	-2	-1
begins hi	3			-3	-2	-2
begins high	3	-1		-3	-1	-1	1
begins home	1		-1		1	-3
begins honda			-1	-1	1	-3	-1
begins ic				2		-1	-3
begins if	1			1	-2	-3
begins image	-1		-1	3	1		-2
begins in			-1	2	-3	-2
begins include	3			-3
begins information	2			-2
begins inquiries	2			2		-2	-3
begins installment	-1	-1	-1	3	-2	-3	-1
begins items	1				-3	-3	-3
begins jan	3			-2	-1		-1
begins jefferson	-2		-1	-1	1	-3	2
begins k	-1			1	-2	2	-3
begins kubota	-2			1		2
begins la	-3			-1	2	2	-4
begins last	-1	-1	-1	1	1	-4
begins late	-2		-1	1	-2	2	-3	-1
begins lender		-1	1	-1	-2	-3	1
begins let	2			-2	-1	-2	-2
begins liabilities	1		-1		-2	-2
begins lightstream	3			-1	-1	-1	-1
begins list	3			-3
begins loan	1		1	-4	-3	-2	2	-1
begins loans	2			-2	3	-1	-2
begins lowes	-1			-3		2	-1
begins lvnv	-1		1		1	-2	-2
begins marcus	2				-1	-3
begins medical	-3		-1	1			-1
begins member	3			-3	-1	-2
begins menards	1			3	1	-1	-3
begins merrick	-3	-1	-1	2	1		-2
begins min	-4	-1	1	-1	3	-3
begins mine	1		-3	-1		1	-3
begins missed	3			1		-1	-2
begins mission			1	-2	-1	-3	2
begins mohela	-3		-1	3	-1	2
begins monthly	1	-1	-1	-1		-3	-1	-1
begins navient	-1		-1	-2		3
begins navy	-3			-1	1	1	2
begins netflix	4			-3	-2	-1
begins new	3		-1	-3	1	-2
begins next	-3			1	-2	-1	3
begins no	-1	-1	-1	2	1	-3
begins norfolk	3			-2		-1
begins not			1	1	1	-3	-1
begins nothing	-3				-2	1
begins number	3			-1	-1	-1	-1
begins offer	3			-3	-1	-1	1
begins offers	3			-2	-1	-2
begins ok		-1		-3	1	-1
begins on	-3				-1		2
begins onemain	-3	-1					3	-1
begins open	1	-1	-1	2	-3	-3	-2
begins original		-2	-2	-1	-2	-3	1	-1
begins our	3			-2	1	-2	-3
begins page	3			-2	-1	-2	-1
begins para	2			-1	-1	-1
begins part	6			-6			1
begins past	-1			-3	-3		-1
begins patient	-1	-1		3	-2	-1	-1
begins pay	-1		-2	-1	-1	-4	1
begins payment	-1	-1	2	3	-2	-3		-1
begins payoff	-1			-1	-1	-1	3
begins personal	3				-2	-2	1
begins phone	4			-3	-2	-1
begins plaintiff	2			-2			-1
begins planet	3			-2	-1	-1
begins please	3			-2	-1	-2	-2
begins pmt		-1		-1	1	-3	-1
begins po		1	-2	1	-2	-5	-3	-1
begins portfolio	-5	-1	-1	3	-1	-1	1
begins prepared	3			-2	-2	-1	-1
begins priority	-2			2		-1
begins property	3			-2	-1	-1
begins public	2		-2	-1	1	-3	-4
begins purchased	3			-1		-1	-2
begins rating	4			-2	2	-2	-2
begins re				-3	-1		1
begins real	-2			2	-1	1	-1
begins recent	-1			-2	-2	-3	2
begins ref	1	-1	2	-3	-1	-1
begins regional	-2			2	-1	1	1
begins remarks	3		-1	1	-1	-2	-2
begins rent	-2	-1	-2		3	-2	-1
begins rent-a-center	-3		-1	3		-1
begins repayment				-1	-1		3
begins report	4			-3	-1	-1
begins reported		-1	1	3	-1	1	-5
begins requested	4			-3	-1	-1	-1
begins responsibility	3			-1		-1	-1
begins resurgent	-2			1			2
begins retail	-2		1	2	-1		-1
begins retirement	3			-3
begins rooms	-3		-1	1	-1	-1	1
begins saldo	-5	-1	-1	5	-2	-1
begins san	3			-1	-1	-1	-1
begins satisfactory	3			-1		-1	-1
begins savings	4		-1	-4	-1	-1
begins scheduled	1	-1	-1			-3	-4
begins score	4			-3	-1	-1
begins section	4			-3	-1	-2
begins security	2			-1			-2
begins see	4			-2		-2	-2
begins send	3			-2	-1
begins sioux	3			-2	-1
begins snap					1	-3
begins sofi				-3	2	-2
begins sort	4			-3	-1	-1	-1
begins source				1	-1		-3
begins state	1			-3	-1	-2	1
begins subtotal	-1	-1	-1	1	1	-4		-1
begins suffix	3			-2			-2
begins synchrony	1	-1	-1	-1	-3	-1	1	-1
begins t	2		1	-1	-3	-2	-1
begins tarjeta	-4			3
begins tax	4			-1	-1		-3
begins then	-2		-1	3
begins this		-1	-1	-2	-1	-3
begins to				1	-3	1	-1
begins toll	3			-2	-2	-1
begins total	-1	-3	-2	-1			-1	-1
begins totals	-1	-2	1		-1	-3	-1	-1
begins tower	-1		-2	3	-1		1
begins transunion	2	1	1	-2	-2	-3	-3	3
begins transunion/fico	3			-1	-1	-1
begins two-year	4					-1	-3
begins type	-1	-1	1		-1	-4	-1	-1
begins upvote	4			-2	-1	-2
begins vanguard	3			-3
begins verizon	3			-2			-3
begins view				-4		-2	1
begins w	1		-1	-3			1
begins wait	1		-2	-1	-3	1
begins was	-1		-1	2	-2	-3	-1	2
begins wayfair		-1	1	-3	2		-1
begins wells			1	1	-2	-3	-1
begins when	3			-2		-1	-1
begins you	-3	1	2		-4	-1
begins zales	-3				1	-1
begins zip	-3			1		2	-1
begins ~	2	1		-1	-1	1	-3
begins ©	3			-3	-2	-2	-1
begins •	-1	-1	-3	-1	1		2	-1
begins ◦			-2	-4	1	1	1	-1
begins 三	3			-3	2	-1
closed	-4			4
means 		1	-1			-1	-3	-1
means accountStatus, short	-3			2			2
means name	3			-1		-1	-1
means name, short	2				-1	1	-3
means original	-2			3			-1
means status, short				-1	-1	3	-1
means text, short	-3	-1		3	-1	1	1
none	1		-2	-4	1	-1	-1
op	2			-2		-1
opened	-3			3			1
pattern "#","w			1	1	-4	-4	2	-1
pattern "M#","		-1	-1		-3	-4
pattern "w",""	-2			1		2
pattern "w","w	-1				-2	-4	2
pattern "w":"#	2			-3	-1	1	-1
pattern "w":#	1			-2	2	1	-3
pattern ###	3			-1		-1
pattern ##/#M	3			-1		-2	-2
pattern ##/#M#			-1	-1	-1		2
pattern ##/#MM	-2	-1	-1	-4	-1	1	3	-1
pattern #)#	5			-3	-2	-1	-1
pattern #)#, first	4			-3	-3	-1
pattern #)#w#w	3			-2	-3
pattern #)w	-3						2
pattern #)w(w)	-2			2	-1	-1
pattern #)w,w.	-3		1	3		1	1
pattern #, first	-1	1		2	-3	-4	-5
pattern #.w	2			2	-3		-3
pattern #.w#.$, first	3			-2		-1
pattern #.w#w)				2			-1
pattern #.w#wM	1		-1	2	-1	-3
pattern #.w(w)	-4		1	2	-1		2
pattern #.w,w#	-2			1	-2	-2	3
pattern #.w,wM	-4		1	1	-1	-2	3
pattern #.w...	-1		1	-3		1	1
pattern #.w.w., first	3			-3
pattern #.w?	-4		-3	1	1	4	-2
pattern #.w☐w	-2			2
pattern #/M/##	2				-1	-1	-2
pattern #/M/M	3				-1	-1	-3
pattern #M	1			-2	-1	-1	-1
pattern #M/#MM				-2			3
pattern #M/#Mw			-1	-3			1
pattern #M/M#M	1		-2	-3	1	-3	-2
pattern #M/M#w	3			-1		-1	-2
pattern #M/M--	3			-1		-1	-1
pattern #M/MMM	-1		-4	-4	1	-4	1
pattern #M/MMw	4	2	-2	-2			-2
pattern #M/Mw	1		-3	-3	-2	-1	-1
pattern #M/Mw-	3		-1	-1	-1	-1	-2
pattern #M/MwM			-2	-4	-1	-2
pattern #w	1	-1	1	-4	-2		-1
pattern #w#	3			-1	-1	-1	-1
pattern #w#M/M	3			-2	-1	-1	-1
pattern #w#M/M, first	2			-2			-1
pattern #w#MM#	-2			4		-1
pattern #w#MMM	-2	-1	-1	4	-1	-1	-2	-1
pattern #w#MMM, first	3	-1		-2			-2
pattern #w#MMw	1			3	-1	-1	-1
pattern #w#wMM, first	3	-1		-2			-2
pattern #w(w)w, first	4			-2			-1
pattern #w.w	3			-2
pattern #w/w#M	2	-1		-1			-4
pattern #w:w	2	2	-2	-4	1	-1	-3
pattern #wM	2	-1		-2	1	-2	-2
pattern #wM/M	-1		-2	-4		-4	2
pattern #wM/M/	1	1		-5	-1	-1	1
pattern #wM/Mw	1			-3	-1
pattern #wMMM, first	3			-3			-1
pattern #wMMMM	2	2	-2		1	-3
pattern #wMMMM, first		-2		1			-3
pattern #wMMMw, first	-1	-1	-1	2			-3
pattern #wMMwM	2				-1	-2	-3
pattern #wMMwM, first	1			1			-3
pattern #wMw	2		2	-4	-1	-1
pattern #wMwM#	3			1		-1	-2
pattern #wMwM/	3			-3	-2	2	-1
pattern *w:M	-3		-1	2			-1
pattern ------		-2	-2	-1		-4	-1	-1
pattern -w(w)M	-3		1			1	1
pattern -w::M	-3			3
pattern -wMwMw	-3			1			1
pattern </w>	3			-3	-1	-3	-1
pattern <_w_#=	-4			-1		-1	3
pattern <_w_w=					1	1	-4	-1
pattern <w>	3				-2	-1	-2
pattern <w><w>	4			-2	-1		-1
pattern <w_w="	3			-1	-2	-3
pattern ======		-1	1	-4	-1	-2	1
pattern ======, first	1			-3			1
pattern M		-1			-5	-4	1	-1
pattern M#wMwM	-2			3		-1
pattern M, first	-2	1	-3	2	1	-2	-4	-1
pattern M/M, first	-4			4			-1
pattern M/M/M, first	-1			3		-2	-2
pattern M/M/Mw	2	-1	-1	-1		-2	-3
pattern M/M/Mw, first	3			-2			-1
pattern M/MMMM	3			-3
pattern M/MwMM	4		-1	-3	-1	-1	-1
pattern M/MwMw	3	-1	-1	-2		-1
pattern MM	-4			2	1	1	-1
pattern MMMMM	3					-1	-3
pattern Mw	-2		-2	2	-3		-4	1
pattern Mw#w,w	-3		-1	3			-1
pattern Mw, first	3	-1		-2	-1	-2	-1	2
pattern Mw,w	3			-2		-1	-1
pattern Mw,w,w	-2		-1	3	-2		-1
pattern Mw.w.	-3		1	1	-2
pattern Mw:Mw:	-3			3	-1
pattern MwM/M/	-3			3
pattern M✓✓✓✓✓	-1			-1	-2	-3	1
pattern []w.	3			-2
pattern ],	-1		3	-3	-1
pattern ______	3			-2	-1	-1	-1
pattern w		-2	1		-3	1	-1	-1
pattern w!w.	3			-1	-1	-1
pattern w#	2	-1	1	-5	-1	-2	1	-1
pattern w##	2	-1	1	-2	-2	-1	-2
pattern w#####	1			-3	-1	-1	1
pattern w##/MM	3	-1		-1		-3	-2
pattern w##w	1			-2	1	-2	-1
pattern w#$M	3			-3
pattern w#$M$M		-2	-3		-2	-1	-2
pattern w#)			-1		-3	-3	1
pattern w#, first					-3	-1	1
pattern w#....		-1	-1	-1	3	1
pattern w#:w	6			-7	1	-1	-1
pattern w#M	6		-1	-2	-3		-2
pattern w#M,w:	3			-3
pattern w#MM#M	4			-2	-2	-4	-2
pattern w#MM#w			1	3		1	-1
pattern w#MMM#	-3	-1		1	-2	-1	2	-1
pattern w#MMMM	2	-1			-2	-4	-2	-1
pattern w#MMwM	-3			3	-1	-1
pattern w#MwMM	1		-1	1	-1	-2	-2
pattern w#w	1	-1	-2	-3		1	-3	-1
pattern w#w#	3		-1	-2	-2	-2	-1
pattern w#w#wM	3			-2
pattern w#w.w	4			-3	-1	-2	-1
pattern w#w.w., first	-3			4
pattern w#wM	3	-1	-1	-4		-1
pattern w#wMM	3			-1	-1
pattern w#wMMw	1		-1	-1		1	-3
pattern w#wMw	3		-1	-1		-1	-1
pattern w#wMwM	-2	-1	-1	2	-2	-4	2
pattern w$#,Mw	2		-1	2	-2	-4	-2
pattern w$M$M				3		-1
pattern w$M$Mw			1	-3	-1	-1	1
pattern w$____	3			-3
pattern w&w	3			-2			-1
pattern w(w)	1		1		-3		-1
pattern w(w)##				2	-1	-1	-1
pattern w(w)#M	-2	-1	-2	-1	1	-3	2	-1
pattern w(w), first	4	-1		-3
pattern w(w),w	3			1	-2	-2	-1
pattern w(w)..	2					-1	-3
pattern w(w)w	3				-1		-3
pattern w(w:w)	-3				1		1
pattern w(wMw)	3			-2		-1
pattern w,	3			-2	-3		-2
pattern w,MwMw	2					-1	-1
pattern w,w	1	-1	1		-4		-3	-1
pattern w,w#	3			-3	-3		1
pattern w,w#, first	4			-2	-1	-1
pattern w,w#MM	2			-1	-1	-1	-1
pattern w,w, first	-1			3		-1	-1
pattern w,w,w	2			-2	-2	-1
pattern w,w,w,	1	-1			-2		-1
pattern w,w.w	4			-3	-1	-1	-1
pattern w,wM	3	-2	-1	-1	-5		-1
pattern w,wM, first	6			-3	-3	-1	-1
pattern w,wM,w			1		-2	-1	-2
pattern w,wMw,	3			-2	-2
pattern w,wMw:, first	3			-2	-1	-1	-1
pattern w,wMwM	2			-3			2
pattern w-----	3			-2		-1	-1
pattern w--MM	-3			2			1
pattern w-Mw,w	2	-1	-1	-2	-3	-1
pattern w., first	-2			3	-1	-2	-2
pattern w.....	-3	-1	2	2		-1	-1	-1
pattern w....., first	2	-1		-1			-1
pattern w.MwMw	-3			2	-2	-2	2
pattern w.w	1	-2	-3		-2	-3	-1
pattern w.w(w)	-2			2	-1		1
pattern w.w, first	3	-1		-2		-1
pattern w.w,w.	1			-3	-1	-1	1
pattern w.w.	1		1	-2	-2	-3
pattern w.w.#	-3		-1	-1	3	1
pattern w.w.w#	2			2		-2	-3
pattern w.w.wM	1			1	-3		-2
pattern w.w:, first	2			-2
pattern w.w:M	-4			4
pattern w.wM, first	3			-2		-1
pattern w.wMw,	-1		-1	3	-3	-1	2
pattern w/w	-1		1			-3	1
pattern w/w#MM	1	-1	-1	-1	-1	-2	3	-1
pattern w/w#wM	-1		-1	3			-1
pattern w:	1	-1	-2		-2	-3	1
pattern w:#		1	2	-4	-4	-2	-2
pattern w:#, first	4	-1	-1	-1	-1	-1	-2
pattern w:#w:#	3			-2	-1
pattern w:#w:w	5	-1	-1	-5	-1	-1	-1
pattern w:#w:w, first	2			-2	-1
pattern w:#|w:	3		-1	-2
pattern w:, first	3		-1	-4	-1	-1
pattern w:---	3			-1			-2
pattern w:----	-1			4	-1		-1
pattern w:--M-	-2			2
pattern w:--w	-4			4			-1
pattern w:-w-	-2			4			-1
pattern w:M	-1	-3	2	1	-3	-3	1	-1
pattern w:M#/#	-2					3	-2
pattern w:M#/M	-3			-1		2	1
pattern w:M, first	3			-1	-1	-1	-3
pattern w:M--M	3			-2			-1
pattern w:M-M/	-3			-1		2	2
pattern w:M/M/	1	-2	-1		-2	-2	-2
pattern w:M/M/, first	2			-3		-1	-1
pattern w:MM-	2			-1			-1
pattern w:Mw	3			-3	-1		-1
pattern w:Mw#w	3			-2	-1	-1
pattern w:Mw,w	3			-3
pattern w:Mw:>	3			-3			-1
pattern w:Mw:M	-2	-2	-1		-1		2	-1
pattern w:w	1	-1	-1		-1	-3		-1
pattern w:w$#,	-1		-1	3	1	-2
pattern w:w(w)			-1	-1	-3		1
pattern w:w, first	1	-1		-1		-1	-3
pattern w:w,w	-2			3	-1	-3
pattern w:w,w:	3			-3	-1
pattern w:w,wM	3			-3			1
pattern w:w.w	3			-2	-2	-1
pattern w:w.w,	3			-2		-1
pattern w:w.w.	4				-1	-4	-1
pattern w:w.w:	3			-2	-2	-2	-2
pattern w:w:#	4			-3		-1	-1
pattern w:w:w,	2			-3	-1		1
pattern w:w<w>	3			-2		-1	-1
pattern w:w<w>, first	3			-3
pattern w:w=w=	3			-2		-2
pattern w:wM,w	1				-2	-3	-1
pattern w:wM/M	2			-1	-1	-1	-2
pattern w:wMw#	3			-2	-1	-1
pattern w:wMw.	3			-2	-1	-1	-3
pattern w:wMwM	3	-1	-1	-1	-1	-3	-1
pattern w;w	4			1	-1	-4
pattern w?#	4			-4
pattern w?M/M	4			-4		-1
pattern wM, first	1	1	-1	-1	-4	-2	-2
pattern wM,w,w	-2		-1	3	-1	1
pattern wM,wM,	-3		1	2
pattern wM-w#$	-2		-2	2
pattern wM.wMw, first	2	-1		-1			-1
pattern wM/M, first	-3			3
pattern wM/M/M	1	-1	1		-3	-3		-1
pattern wM/MM/	3		-2	-4	-2	1	-3
pattern wMM		-3	-1		-5	-1	-1	-1
pattern wMM, first	3	-1		-2			-2
pattern wMMM	1	-2	-1	1	-3	-2	-1	-1
pattern wMMM#	2			-2			-1
pattern wMMM, first	3			-2			-2
pattern wMMMM	-3	2	2	-3	1		-3
pattern wMMMMM	1	-1	-2	-1	-2		-2	-1
pattern wMMMMw	3		-2	-3		-2
pattern wMMMwM	-1			3	-2	-1	-4	-1
pattern wMMw				1	-2	1	-3
pattern wMw#	-1		-1	2	-2	-1	-3
pattern wMw#,w	-3			3	2	-1
pattern wMw#:#	3			-2			-1
pattern wMw#M	3			-2	-1	-1	-1
pattern wMw#w	-4		-1	-2	1	3	3
pattern wMw,Mw	3			-2		1	-1
pattern wMw,wM	3	-1	-2	-2	-2	-1	1
pattern wMw,wM, first	-2			2			-2
pattern wMw.	1					-1	-2
pattern wMwM		-1		-2	2			-1
pattern wMwM#w	-1	-1	-1	3	2	-2
pattern wMwM, first	-3	-1		1	-1		3
pattern wMwM.	2			-2			-1
pattern wMwM.w	-1		-1	2		-1	-3
pattern wMwM/M	2	-1	-1	-2	-1		-2
pattern wMwM/w	2		1	3	1	-2	-1
pattern wMwMMM	3		1	-1		-1	-1
pattern wMwMw		-1		-1	-2	2	-1
pattern wMwMwM	-1	-2	-3	2	1	1	-1	-1
pattern w|w	3			-2	-1	-1
pattern w·w	-3		-2	2	2	-2	-1
pattern w–w	3			-2	-2		-1	1
pattern •, first	3			-3		-1
pattern ☐w.	3			-3	-1
reply	2					-2	-1
reported balance	-4			4
# figure pattern comes
always	-1	-4		-1	-2		-2	-2
often		-2	-2	2			-1	-2
twice	-1	-7	-3			-1	-1	-2
# figure place
1				1	-3	-3	-3	-1
4		-3			1	1		-2
# figure read as, shape
accountName code		2		-4			-1
accountNumber digits-2	1	-1	-1		-1	-3	-1
accountNumber digits-3	-2	-1		3	-2	-1	-1
accountNumber digits-4				1	-3	-3	-1
accountNumber digits-5	-5		-1	5	1
accountNumber digits-6	-2	-1		3	-1	-1
accountNumber lettered-code		-1	-2	3	-2	-4	-4
accountNumber with-digits	-1	1	-4	2	-3	-4	-4	-1
amount digits-2	1			-1	-3	1	-1
amount digits-3	-2	-1	-1	-4	3	-2	-2	-1
amount digits-4	-4			-2	4	1	-2
amount with-digits	-2	-1	-2	-4	3	-4	-3
amount year	-2		-1	-1	3		-2
amount? digits-1	-4			-2	5		-2	-1
amount? digits-2	-1			-1	2	-2	-2
amount? with-digits	1		-1	-3		-2	-1
aside accountNumber code	-3			3
aside amount digits-3	-1	-1	-1	-1	2	-2	-1
aside paying digits-2	-2				-1	2	-1
current digits-1	-3			2		-5	3	-1
current digits-2	2			-1	-1	-4	-1
current digits-3	-4			-1	-2	-2	4
current lettered-code	-2	-1	-1	-4	-2	-2	3	-1
current with-digits	-2	-1	-1			-3		-1
current? code				-3	-1		1
current? digits-1		-1		-3	-4
current? digits-2	2			-3	-3	-2	-2	-1
current? digits-3		-1		-3	-1	-2
current? with-digits	-3	-1		-1	1	-3	2
current? year	-1	-1		-3		-1	1
goes on digits-1	1	-2	1	-2	-2	-2	-1	-1
goes on year	-3	2	1
goes on? digits-1	2	-3	-1	-4	-2	-1	-1
goes on? digits-2	1	-1	1	-4	-1	-1
goes on? digits-4	-2	-1	-4	2	-1	-1	-1
goes on? with-digits	-4		3	-1			-1
goes on? year	-1	-2	4	-1
paying digits-1	-3		-1	-1	-1	3	1	-1
paying digits-2	-2		-1	-1	-3	2	-1
paying digits-3	-3			-3	-4	3	1
paying digits-4	-4			-1		3	2
paying lettered-code	-3			-1	-2	4	-2
paying with-digits	-2	-1		-1	1	4	-3
paying? digits-1	-2					3	-1
paying? with-digits	3	-1	-1	-3	-2	-1	-1
# figure read as
accountName?	1	1	-1	-1	-1	-1	-3
accountNumber	-1	-1	-3	2	-3	-5	-6	-1
accountNumber?		-2	-3	1	-2	-2	-4	-1
amount	-2	-1	-3	-3	4	-2	-6	-1
amount?	-1	-1	-2	-6	4	-4	-3	-1
aside current	3					-1	-3
current	-3	-1	-2	-3	-2	-5	4	-1
current?	-1	-2	1	-2	-3	-3	1	-1
goes on		-3		-1	-3			1
goes on?	-1	-1	-1	-2	-3	-2		-1
no debts	1	-2	-3	-1	-1	-2	-4	-1
no part	1	-1	2	-1		-1	-6	-1
no part, in row	1		-1	-2	-1	-1	-9	-1
originalCreditor	3			-1			-2
paying	-3	-2	-2	-1		4	-1	-1
paying?	2	-1	-2	-1	-3	2	-4	-1
# figure read in
accountName, tables and labels		3		-4		-1	-2	2
accountNumber, a column for each debt	-3			3
accountNumber, a letter about one debt	-1			2	-1
accountNumber, a line for each cell	-3			2			-1
accountNumber, a paragraph for each debt	-3			3	-2	-1	-1
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-3		-1	3
accountNumber, columns below each other	-3			3	-1		-1
accountNumber, headings over the values of each account	-3			4
accountNumber, objects	-4	-1		4	-1
accountNumber, one debt a line		-2	-4	1	-2	-4	-3	-1
accountNumber, running text	-2		-1	2	-2	-2	-1
accountNumber, tables and labels			-2	1	-3	-5	-3	-1
amount, a bullet for each debt	1	-1		-2		-2	-1
amount, columns by their place	-1	-1			2		-2
amount, one debt a line		-1	-4	-6	2	-4	-4	-1
amount, running text	-3		-1	-2	3	-3
amount, tables and labels	-3	-1		-4	4	-4	-4	-1
aside current, one debt a line	3					-2	-3
aside paying, one debt a line				-1	-1	2	-1
current, a column for each debt	-3						3
current, a line for each cell	-3			1		-1
current, a notice about one debt	3				-1	1	-3
current, cards	1	-2		-3	-2	-3
current, columns by their place	-3	-1		-1	-1	-1	4	-1
current, labels				-2	-1		1
current, objects	-3			-2		-2	3
current, one debt a line		-1	1	-1	1	-4	1	-1
current, running text				-1	-1	-2	3
current, tables and labels	-1	-2	-1	-3	-3	-4	3	-1
goes on, one debt a line	1	-3	2	-2	-3	-2		-1
goes on, records of labels			1	-3
goes on, tables and labels	-1	-2			-2		-1
no part, a bullet for each debt	1	1	1	1	1	-3	-2	-1
no part, a letter about one debt	2	-3	2	-1	-5	-5	-2
no part, a paragraph for each debt		-3		1	-2	-1	-4	-1
no part, a row for each bureau	3			-2		-1		-1
no part, cards		-3	-2	-1	3	1	-5	1
no part, cards of a portal	1			-3			-1
no part, columns by their place	2	-4	-1				-3	-2
no part, headings on several lines	4	-1	-2	-3	-3	-4	-2
no part, headings over the values of each account	2	-1	-1	-1	-3	-3	-2
no part, labels	2		-1	-3	-2	-2	-1
no part, none	-2	-1			1		-4	-2
no part, objects	3	-1	2	-2	-3	-6	-2
no part, one debt a line	-1	-3		-1	-1		-5	-2
no part, records of labels	1				-2	-3	-2
no part, rows of labels with their values	3	1	-1	-3	-2	-3
no part, running text		-2	-1	2	-1	-2	-3	-1
no part, tables and labels	2	1		-2	-5	-2	-5	-1
paying, one debt a line			-1	-2	-4	3	-1	-1
paying, running text	-2			-2		1	1
paying, tables and labels	-3	-2	-1	-2	1	4		-1
# figure shape and behind
code capital	-3		-3	2	-2	-1	1
code capitalised		1	-3		-3	-2	-1	-1
code capitals	-1	1		1	-4	-1	-1	-1
code date	-3			3	-1	-1
code digits-1	1	-1	-1		-2		-4	-1
code digits-2	-1	-2		1	-1	2	-5	-1
code digits-4	4		-1	-4
code digits-5	3			-2	-2	-1
code dollars	3		-1	-2	-1		-2
code end	5			-3	-1	-1	-1
code lettered-code	3	-1	-1	-2	-1	-2	-2
code line	1	-1			-3	-3	-2
code mark-$	1		-2		-1	-1	-1
code mark-)	2			-1	-2	-3	-2
code mark--		-1		2	-1		-3
code mark-.	1	-2	-1		-1	-3	-2	-1
code mark-;	-3			2	-1	-3	3
code mark-<	-3			3	-1
code mark-–	-2		-1			-1	1
code percent	3	-1		-2
code small	3			-2	-1	-5	-3	-1
code with-digits	-2		1	2		-1
code year	-2		-1	3			-1
digits-1 capitalised	2	-4	1	-3			-2
digits-1 capitals	1	-2	1	-3	-4	-2	-1	-1
digits-1 cents	4			-1	-3	-2	-2
digits-1 date	3	-1	-1	-3		-2	-2
digits-1 digits-2	1			-3	-1	-4	-1	1
digits-1 digits-3	1		-2	-1	-3		-2
digits-1 dollars	2		1	-3	-1	-1	-1
digits-1 lettered-code	1	-1	1	-1	-1	-5	-2
digits-1 line	-1	-1		-6	2	-1		-1
digits-1 mark-!	-3		-1		2
digits-1 mark-(	-2		2	-2	1	2	-1
digits-1 mark-)	2	-1		-2	-2	-3	1
digits-1 mark-,	3		-2	-1	-2
digits-1 mark--	1		1	-5		-1
digits-1 mark-.	2	-2		-3	-2	-4	2	-1
digits-1 mark-/	3	-2	2	-5	-3	-3	-1	-1
digits-1 mark-:	4	-1	-1	-2	-3	-2	-3	-1
digits-1 mark-;	3				-2	-2
digits-1 mark-=	3			-2	-2	-1	-2
digits-1 mark-|	-1	-1		-4	1		-1
digits-1 small	-1	-2	-1	-4	-1	1	2	-1
digits-1 thousands	1			-2	-2			-1
digits-2 capital	2			-2	-1	-3	-1
digits-2 capitalised			1	-3	-2	-2	1	-1
digits-2 capitals	-1	-3		-3	-1	-5		1
digits-2 cents	2	-1		-5		2	-5
digits-2 digits-1	3			-3	-3	-1	-2
digits-2 digits-2	2	-1		-4	-1	-2		-1
digits-2 digits-3	1		-1	-2	-3	2	-3
digits-2 digits-4	-4	-1	2	3	-3	2	-3
digits-2 dollars	1	-1		-5		1	-3
digits-2 dollars-and-cents	2	-1	-1	-3	-2	-2		-1
digits-2 lettered-code	-2		1	1		-2	-3	-1
digits-2 line	-1	-1		-3	1		-1	-1
digits-2 mark-"	-2		-1	-4	-3	-1	2
digits-2 mark-(		-1	-1	-3	-1	1	-1
digits-2 mark-.	1	-1		-3	-3	3		-1
digits-2 mark-/	2	-1	-1	-5	-3	1	-2	-1
digits-2 mark-:	4			-1	-1	-1	-4
digits-2 mark-<	3			-2		-1	-1
digits-2 mark-|	1			-3	1	1	-3
digits-2 small		-1	-1	-4	-3	-1	2	-1
digits-2 thousands	-2			-3	-1	3	-2
digits-2 thousands-and-cents	2			-4	-1	2	-4
digits-2 with-digits	5			-3	-1	-6	-2
digits-3 capital	1			-3	-1	-3
digits-3 capitalised	3	-1	-1	-5				-1
digits-3 capitals	3	-1	-3	-2	-1	1	-1
digits-3 cents	5			-3	-3	-2	-1
digits-3 code			1	-2	-2	3	-2
digits-3 digits-1	-2	-1			-3	2	-3
digits-3 digits-4		-1	-1		-4	2	-2
digits-3 dollars	1			1	-4		-1
digits-3 dollars-and-cents	-2			3	-2	-1	-1
digits-3 lettered-code	2		-1	-1	-1	-5	-3
digits-3 line		-1	1	-2		1	-4	-1
digits-3 mark-"			-2	-4			1
digits-3 mark-(	2		-1	-4	-2		-3
digits-3 mark-+	2			-2	-2	-4	-1
digits-3 mark--		-1	-1	-3	1		-2
digits-3 mark-.	1		-2	-4	1		-1
digits-3 mark-/	-2		-1	-3			1	-1
digits-3 mark-|				-1	-1	3	-2
digits-3 mark-—	-1		-1	-1	2	-2
digits-3 mark-→	2		-1	-2	-2	-1
digits-3 percent	4			-1	-1	-3	-2
digits-3 small	1	-1	-1	-3	1		-2	-1
digits-3 thousands	-2	-1	-1	-4	-2	3		-1
digits-4 capital	3	-1	-1	-2	-3	-1
digits-4 capitalised	3	-1		-2	-5	-3	-1
digits-4 capitals	1	-2		-1	-1	1	-2	-1
digits-4 cents	-1		-1	2	-2	-2	-1
digits-4 digits-1	-3		2	-4		3	-2
digits-4 digits-4	1	-1	-2		2	-5	-3	-1
digits-4 dollars	-3	-1	-1	4	-2	-1
digits-4 dollars-and-cents	-3		-1	3	-2	-2	-1
digits-4 end	4			-3	-2
digits-4 letters	-2			3	-1	-1	-1
digits-4 line	-2	-1	-1		-1	-4	-1	-1
digits-4 mark-)	-2	-1	1	2	-3	-1	-1
digits-4 mark-/	-1		-1	1	-1	-4	-1
digits-4 mark-:	-2			3	-1	-1
digits-4 small	-1	-1	-1	2	1	-4	-2
digits-4 thousands-and-cents	-3		-1	3	-1	-1
digits-5 capital	3		-1	-2	-2		-1
digits-5 capitalised	5			-3	-2	-1	-1
digits-5 digits-1				-3		-1
digits-5 digits-3				-3	2	-1	-1
digits-5 digits-4	2			-2	-3	-2	-1
digits-5 digits-5	1		-1	-3	-1	-2	1
digits-5 line	1		-1		-3	-1
digits-5 mark-.	-3			3	-1	-1
digits-5 mark-/	-2		-1	3	-1	-1
digits-6 capitalised	4			-3	-2		-1
digits-6 capitals	3			-3	-1	-1	-1
digits-6 digits-6				-3		-1	1
digits-6 mark-.	-3	-1	-1	2	2		-1
digits-6 mark-|	-1			3	-1
digits-7 code	-3			3
digits-7 digits-7	3			-2	-1	-1
digits-7 dollars	-3		-2	3	-1
digits-7 end	4			-3
digits-7 lettered-code	1	-1			-1	-3	-4	-1
digits-7 line	1	-1	-1		-3	-2	-2
digits-7 mark-"	-1	-1	-1	3	-3	-2	-3
digits-7 mark-)	3			-3
digits-7 mark-,	-3	-1		3	-2	-1	-1
digits-7 mark-.	-4			5	-1	-3	-1
digits-7 mark-:	-3			3		-1
digits-7 mark-;	-2		-1	3	-1	-1
digits-7 mark-|					-2	-1
digits-7 mark-–	-3			3		-1
digits-7 percent	-2		-1	2
digits-7 small	-3			3		-1
digits-7 thousands	-2			3
lettered-code capitalised	2	-2	-2		-2	-2	-3	-1
lettered-code capitals	-1	1	-2		-5	-2		-1
lettered-code digits-2		-1	-2	-2	-3	1	3	1
lettered-code digits-3	4			-4			-1
lettered-code digits-4	3			-2
lettered-code digits-5	2			-2			-1
lettered-code dollars-and-cents		-1	1	-1	-3	-3	-1	-1
lettered-code end			2	-2		-1	-2
lettered-code lettered-code	2	-1	-1	1	-3	1	-5	-1
lettered-code line	-1	-3	-3	-1	-4	-2	2	-1
lettered-code mark-"		-2	-1	1	-4	-5	-1	-1
lettered-code mark-$	3		-1	-1		-1
lettered-code mark-(		-1	1	-2	-2	-3	3
lettered-code mark-)	-2	-2	1	-2	-3	-3		-1
lettered-code mark-,	-2	-3	-2		2	1		-2
lettered-code mark-.		-1		1	-3	-2	-2
lettered-code mark-/	3	-2	-1	-2	-2	-2	-1
lettered-code mark-;	-2	-1		3	-2	-2	-1
lettered-code small	-1	-1	-1	1		-4	-2
lettered-code thousands	1		2	-2
lettered-code with-digits	1		1	-3	-2	2	-5
masked capitalised	-2	-2	1	2	-2	-2	-3	-1
masked cents	-3			3	-1	-1	-1
masked date	-3			3
masked end	3			-3
masked line	1	-1	-4		-3	-3	-2	-1
masked mark-"	-3		2	2	-2	-2	-3
masked mark-(	-3		-1	3
masked mark-,	-1			3	-2
masked mark--	-2			3			-1
masked mark-.	-3			3
masked mark-|	-1		-1	1	-1	-3	-1
masked masked		-1	-1		-1	-2	-3	-1
masked thousands-and-cents	-3			4
with-digits capital	-3			1	2	1	-1
with-digits capitalised	1	-5	3	-4	-1	-3	-1	-1
with-digits capitals		-1		-2	-3	1		-1
with-digits cents	3		-1	-3	2	-3	-2
with-digits code	-3		2	-3	-1	3
with-digits digits-2	-3	2	-1	1	-2	1	-3	-1
with-digits digits-3	-2		-1	-2	4	-2
with-digits dollars	2		-1	2	-3	-1	-1
with-digits dollars-and-cents	1	-1	-1	-1	-4	-2	-1
with-digits end	3			-1	-1	-2
with-digits lettered-code	-3	-1	3		-3	-4	2	-1
with-digits letters	3	-2		-3	-3	1	-1
with-digits line	-1	2	-2	1	-3	-3	-1	-1
with-digits mark-"	-1	1	-1	-1	-3		1	-1
with-digits mark-(	-2	-1		3	-1	-2
with-digits mark-)	1	-2	-2	-2	1	-2	-3	-1
with-digits mark-,		-3	-1	-4	1	-4	-5	-2
with-digits mark--				2	-4
with-digits mark-/			-1	1	-3	-1	1
with-digits mark-;			1	-3	-1	1	-2
with-digits mark-?	2			-2	-2	-2
with-digits mark-–	2		-2	-1	-3	-1	-1
with-digits small	-1	-1	-2	-4	2		-1	-1
with-digits thousands-and-cents	3		-2	-3	-2	-2
with-digits year	2	-1		-2	-4		1
year capitalised	3	-1	-1	-5	-3	-2	-2	-1
year capitals	1	1	2	-5	-2	-2	-3
year dollars	6	-1	-1	-2	-1	-1	-4
year dollars-and-cents	1				-1	-1	-2
year end	3				-1		-1
year lettered-code	3	-1		-6	-2	2	-4
year line	1	-1	1	-1	-1	-3	1
year mark-"	1		1	-2		-1	-4
year mark-(	3	-1	1	-1	-1	-1	-1
year mark-)	-4	-2	2		-2	-1	1
year mark-,		-1	1	-2	-3	-3	-2
year mark--			1	-3	-1	-1	-1
year mark-.	-1	-1	-2	-2	-3	-2	2
year mark-|	2		1	-3		-1
# figure shape
code	1	-1		1	-4	-4	-1	-1
digits-1	1	-4		-5		-2		-1
digits-2	1	-2	-1	-4	-2	1	2
digits-3	-1	-2	-2	-3		1	-2	-1
digits-4	-1	-2	-1	1	1	-2	-4	-1
digits-5	1	-1	-2		1	-4	-2
digits-6		-1	-1			-4	-2	-1
digits-7	-1	-1	-4	4	-4	-4	-4	-1
lettered-code	-1		-1	1	-5	-2	-1	-1
masked	-1	-2	-2	1	-4	-4	-2	-1
with-digits		-1	-2	-2		1		-1
year	2	-1	2	-2	-2	-3		-1
# figure size
0	3	-2	1	-3	-3	-5	-2	-1
1	2	-2	-1	-1	-2	-5	-3
10		-1	-1	-2	2	-4	-1
11	-1	-1	-1	3	-3	-2	-2
2	1	-2	1	-3	-4		-1
3	-1	-1	-3	-1	-1	2		-1
4	-2	-2	-1	-3	-3	3	-1
5	-1	-1	-3	-2	3	-1	-3	-1
7		-1	-1	1	-1	-4	-2	-1
8		-1	-2	-1	2	-4
none		-2	-2	-6			-1	-2
# figure sums of line
1		-3		-1	-1	2		-2
2		-3	1	1	-5	-3		-2
3	-1	-2	1	2	-3	-2		-2
# figure words before
 account	-2			3	-1	-1	-1
 acct		-1			-3	-3
 auto	-2	2		-3		-1	-1
 balance	4			-3	-1	-1	-1
 c	2	-2	2		-1	-1	-2
 card			3	-2	-1	-2	-2
 case	2	-1		-1	-1
 date	3			-2			-1
 discover	-4			3	-1	1
 due	3			-1	-1	-1	-2
 enrolled	-2		2	-3	-1	-1	-3
 equifax	4			-4	-1
 i	-1			-3	-2		1
 inc	-2	-1		3
 installment	2	-1		-1	-1	-2	-2
 lowes	-3			-1	2	-1	1
 m	2			-4	-1	-1	1
 mo	-1	-1				-3	1
 monthlypaymentamount	-5			-2	-3	5	-1
 months	3				-1	-1	-1
 monthsreviewedcount	2			-1	-1	-3	-1
 mortgage	2	1		-1	-2	-3
 mtg	-2			-1	-1	2	1
 on	3			-2			-1
 other	3			-2	-1	-1	-2
 pastdueamount	3			-1	-2	-2	-1
 pm	2	-1		-2		-1	-1
 r1	1			2	-3	-3	-1
 reported	3			-1	-1	-1	-1
 rev	-1				-3	1
 revolving	3	-1		-2	-2	-3	1
 s	3			-1	-1	-2
 terms	3			-1			-2
 termsmonthscount	3				-1	-1	-1
 total	4	-1		-2	-2	-3	-2
 totals	4	-1	-1	-1	-2	-2	-1
 transunion	-2	-1		2	-3	-2	-1
 type	-4			-2		-1	4
 unpaidbalanceamount	-3			-2	3	-3	-1
 upvote	3				-1	-2	-2
 us	-2				2	-3	-1
 vantagescore	3				-2	-2
 visa	1		1	-3	-1	-1	-1
1 		-3		-1	-3	-1	1	-1
1 a	3	-1		2	-3	-4	-3
1 about	4			-2		-4
1 abt	4			-2	-2	-2	-1
1 accepted	3		-1		-1	-1	-2
1 account	-2	-1		3	-4	-4	-2	-1
1 accountidentifier	-5			5	-1	-3	-1
1 accountnumber	-3			3	-1		-1
1 accounts	4	1		-2	-2	-1	-2
1 acct	-3	-3	-1	4	-3	-6	-3	-1
1 actions	3			-1			-2
1 active	3			-1		-1	-1
1 address	4			-2	-3	-1	-1
1 affirm	-3		-1	-1	3	1	-2
1 after	3			-1	-1	-2	-2
1 afterpay	-2		-1		3	-1
1 ago	4	-1		-3		-1
1 agreed	-1	-1		1	-3	-4		-1
1 ally	3	-1	-1	-3	2		-1
1 amazon	-2		1				1
1 amount				-3		-1	1
1 amt	2			-1	-1	-1
1 apartment	3				-3
1 apr	3				-1	-2	-2
1 april	4			-1	-1		-2
1 apt	3		1	-5	-4	-1	-2
1 are	-3			1	-1	-2	3
1 ashley	-3			1	1
1 assigned	2			-1	-1		-1
1 assoc	-1		-2	3	1	-1	-1
1 associates	1				-3	-1	-1
1 at	4	-1	-1	-3	-3	-1	1
1 atrasada	-2					-1	3
1 aug	1	-1	-1	-4	-2	-2	1
1 august	4			-2	-1	-1	-1
1 automobile	2	1		-2	-1		-1
1 autopay	2	-2	-1	-3		1	-2
1 ave	-2	-1		3	-1
1 b		2	-1	-2	-3		-3
1 back	2			-2	-2	1	-1
1 bal	-1	-1		-3	2	-3	-2	-1
1 balance	-2	-3			4	-3	-3	-1
1 behind	-1	1		1	-2	-3	1
1 bill				1	1	-3	-1
1 bk	-1			2		-2	-3
1 borrowerid	3			-2		-1
1 box	2			-3	-3		-1
1 branch	2			-2	-1	-1
1 bridgecrest	-1			2	-1	-1
1 brokerage	3		-1	-3			-1
1 bryant	-3			2			1
1 bureau	-3		-1	2	1	1
1 buy/cbna	-3			3		1
1 by	5	-1		-3	-2	-2	-3
1 c	2	-1	2	-4		-3	1
1 ca	6			-5	-1	-1	-1
1 cable	4		-1	-3	-1	-1
1 call		-1		-4	-2	-2	2
1 car			-1	-3	2		-3
1 cards	3	-1	-1	-2	-1	-2	-1
1 care				3	-1	-2
1 change	4			-2	-1	-1	-1
1 chapter	3		-1	-1	-3	-1	-2
1 charge	-1			-3	1	2	1
1 chase	-1		-1		-2	3	-2
1 check	3			-2
1 checking	6	-1	-1	-5	-2	-3	-2
1 chk	2			-2
1 church	3			-1	-1	-2
1 citi	-1		-2	1	-3	1	1
1 citibank	-2			3	1	-1	-3
1 claims	4			-3			-1
1 client	3			-2	-1	-1	-2
1 clinic	3		-1	-2	-2	1
1 closed				2	1	-2	-3
1 club		-1	-2	-2	2	-3	-2
1 co	-1	1	-2			-3	-1	-1
1 code	6			-4	-2	-2	-2
1 codes	3			-1	-1	-1	-1
1 collection	-1	1		1		-4		-1
1 comenity	-2		-1	3		-2	-2
1 comments	3			-2	-1		-2
1 confirmation	4			-4	-1
1 conta	-2			2
1 corp	1		-1	2	-3	-1	1
1 court	-1			-2		-1	1
1 creditlimitamount	3			-2	-2	-2
1 creditor	-2	1		-3	-1	-1	1	3
1 cuenta	-3	-1		3	-1	-2		-1
1 cur	3			-2		-1
1 current		-3	-1		-1	1		-1
1 customer	3			-3
1 d	-1	-1		-6	1	-1	1	-1
1 dad	-2		-1	-1	3	1
1 data	2			-1		-1
1 date		-1	-1	-4	-2	-3	2
1 dated	3				-1	-2	-1
1 day	3			-2	-1	-1	-2
1 daycare	3				-2	-3
1 days	4	-2	-1	-1	-4	-2	-2
1 de	1			-2	-3	1	1
1 debt	-2			-3	1	2	1
1 debtor	3			-1	-3	-1
1 debts	1			-3	-1	-2	-1	-1
1 dec		-1		-4	-2	-2	1
1 december				-2	-1	-1	1
1 deferred	1			3	-1	-2	-1
1 delinq	1			-3	-1	-2	1
1 delinquency	3			-1	-1	-1	-2
1 delinquent	-3			-3	-2	-2	4
1 dental			-1	-1	-1	-3
1 dia	3	-1			-1	-2	-2
1 digits	-3			3			-1
1 discover	-1		-3	2	-1		1
1 dla	4			-1	-1	-1	-1
1 do	-2			-1	-2	3
1 doc	3	-1		-1	-2
1 docket	3			-3	-1
1 draft	3	-1	-1	-4	-2	-2	-1	-1
1 due	1	-1	-1	1	-3	-2		-1
1 e	1			-2	1	1
1 ed			-3	1	-2	2	-1
1 electric	3				-3	-1	-2
1 end	3		-1	-2
1 ending		-1	-3	1	-4	-2	-2	-1
1 ends	3				-2	-2	-3
1 energy	3			-3	-1	-2	1
1 enrolled	-1	-1	2	-4	-2	-2		-1
1 entered	3			-2			-1
1 equifax	2	-1		-2	-3	-1	1
1 est	1			-1	1	-4	-1
1 etc	3			-1	-2	-2
1 every	4			-2	-1	-2	-1
1 everyday	-3		-1	2			2
1 expires	3			-1		-1	-2
1 ext	1		-1	-4	-3	-3	1
1 extra	3					-2	-1
1 f	3	-1	-1	-2	-2	-1	-2
1 fargo	1		-1	-1	-3	1	-2
1 fax	5			-4	-1	-2
1 fcu	-3			3	-1	-1
1 fico	3			-1	-2	-2
1 fidelity	3	-1	-1	-1	-2	-1
1 file				1	-3	-2
1 filed	1		-1	-3	2	-2
1 fin	-2	-1	2	3	-1	1	-3
1 financial	-2	-2	2	1		-4	-4	-1
1 fingerhut	-3		-1	2	2		-1
1 first	3		-1	-2	-2	-2	-2
1 fl	5		-1	-4	-2
1 food	4				-2	-2
1 for	2	-1	-2	-2		-3	-1
1 ford			-2	-3		2
1 form	2	-1	1	-4	-2	-3	-1
1 free	3			-2	-2	-1
1 fri	4			-2	-2	-1	-1
1 from	5	-1		-3	-2
1 full	-1			2			-3
1 fund	3			-2	-1	-1
1 funding	-2		-1	3	-1
1 ga	5			-3	-2	-1
1 gas	1	-1		1	-3	-4	-1
1 geico	3				-1	-1	-1
1 gemb/jcp	1			1		-1	-3
1 gold	-3		-1	3		-1
1 good	2			-1	-1	-1	-1
1 groceries	3			-1	-2	-1
1 group	1			-3	-1	1
1 guarantor	-2	-1		3	-3	2
1 h	3			-3			-1
1 har	-3	-1	-1	2			1
1 health	-2		-2	3
1 heloc	-4	-2		3			-1
1 her	3		-1		-2	-1	-1
1 hf	-2			3
1 highbalanceamount	5			-2	-3	-3
1 highcreditamount	3			-3	-3	-2
1 his	3	-1	-1	-3			-1
1 history	2	-1		-3	-1	-2
1 home	2	-1		2	-2	-2	-1
1 i				-2	-3	-1	1
1 i1	-3				2	-3	-2
1 i2	-2			2	1	-3	-1
1 i3	-1			3	1	-2	-2
1 ia	5			-4	-1	-1
1 il	4			-3	-1	-1
1 im	-2					-1	2
1 in	1	-1	1		-4	-4		-1
1 inc	-2	-1	-4	3	-2	-2	-2	-1
1 income	3			-2		-1	-1
1 incurred	4			-2		-1	-1
1 information	3			-2	-1	-1
1 inquiries	4			-2		-1	-2
1 ins	3	2	-1	-1	-2	-3
1 insurance	2			-2		-3	-1
1 int	2			-2		-1
1 investment	3			-2		-1	-1
1 invoice	-2	-1		3	-2
1 ira	3			-3
1 irs	-1	-1	2	-4		-1
1 is	-2	-1		-1	-2	4
1 it's	-2			1	2	1
1 items	3			-2		-1
1 j	3	-1		-2	-3	-1	-2
1 jan	2			-5	-3	-2	1
1 january	4			-2	-2	-1	-1
1 jewelers	-4		-2	3	1	-1
1 july	3			-2			-1
1 kids	3			-2		-2	-1
1 known	3			-2			-1
1 kohl's			-1		2	-2	-1
1 kohls	-2		-2	2	3	1	-4
1 la	2		-1	-3
1 last	1		-1	2	-3	-3	-3
1 lates	3			-1		-2	-1
1 lease	-3			1	1	-2	-1
1 left	-3			-1	1	2
1 lending			-1	2	-2	-2	-2
1 lendingpoint	3			-1	-1	-3
1 letter	2	-1	-1		-1	-2	-3	-1
1 level	5		-1	-2	-2	-2	-2
1 license	3			-2		1
1 lightstream	3			-2	-1	-1	-1
1 like	1		-1	-3	1	-3
1 limit		-1			-2	-4	1
1 lines	3			-3	-1	-1
1 llc	-1	-1	-2	1	-3	-3		-1
1 lns	-3			1	2
1 lowes	-1	-1		-3	2	1	1
1 m	1	-1		-4		-2	1
1 made	3				-1	-1	-1
1 mail	3			-3	-2	-1
1 mar	2	-1	-1	-1	-2		-3
1 march	-1	1	-1	-2	-2	1	-1
1 mastercard	-1	-1	-3	1	-2		1
1 matures	3			-2		-1	-1
1 may	2	1		-4	-2	-2
1 me	3		-1	-2	1	-4	-1
1 mi	3			-2	-1
1 min	-3	-1	-1	-2	-3	3	2	-1
1 minimum	-2			-1	-1	4	-2
1 mohela	-2		-1		-2	3	-1
1 month	-3			1	-4		2
1 monthly	2			-1	-1	-2
1 monthlypaymentamount	-4			-2	-2	4	-1
1 months	2	-1		-3	-2	-3
1 monthsreviewedcount	2			-1	-1	-3	-1
1 mortgage	-1		-3	3	-1	-4	-2	-1
1 mortgageloan	2			-1	1	-3	-2
1 mos	2		-1	-3	-1
1 n	1	-2	-1	-3	-1	-1	1
1 n.a	-2		-2	3	-2	-1
1 na	3				-2	-3	-2
1 name	1	2		-3	-1
1 navy	-3	-1	-1	1			-1	-1
1 nco	-2		3	-3
1 net	3			-2	-2	-1
1 new	3			-3			1
1 nm	3	-1		-3	-1
1 nmls	4		-1	-3	-1	-2	-1
1 no	-1	-2	-1	2	-5	-5	1	-1
1 none	-3			3	-1	1	-1
1 not	3			-1	-2	-1
1 note	-2	-1	-1	3		-2	-1
1 notes		-1	-1	-4	-1	2	-3	-1
1 nov	3	1		-4	-2	-3	-1
1 nr	-4		-1	4
1 number	-1	-3	1		-3	-1	-3	-1
1 ny	3	-1	-1	-3	-1	-1	-1
1 oct	2			-4	-2	-3	1
1 october	4			-2	-1	-1	-1
1 of	2	-1	-1	-3	-2	-3	-1
1 off	-2	-1	-1		1	-2	2	-1
1 offers	3			-2	-1
1 oh	3			1	-1	-1	-2
1 ok	1		-1	-1	-3	-3	-1
1 on		-1	-1	-2	-2	-4	1
1 one	-2	-3		-1	2		1	-1
1 only	3			-2		-1	-2
1 open	1	-1	-1	-2	-2	-3	1
1 opened	2	-1		-3	-2	-2
1 or	3			-2	-1	-1	-1
1 other	1			-3	-1	-2
1 out	2			-1	-1	-2
1 over	3			-1	-1	-3	-1
1 owe	1	-1		-3	4	-2	-2
1 owes	-2	1		-1	3	-1
1 p	3	-1		-3	-4		-1
1 page	5	-1	-1	-3	-3	-1
1 paid	4	-1		-1		-3	-6
1 part	3		-1	-1	-2	-1
1 pay		-1	-1	-2	-4	1	2
1 paycheck	3		-1	-1		-1
1 paying	-2			-1	-2	3	-2
1 payments	1	-1		-3	-1	1	-1
1 penney	-3			3	-1	1	1
1 period	3			-2	-2		-1
1 petal	-4		4	1	-2	-1	-1
1 pg	3				-2	-1	-1
1 phone	5		-1	-4		-2	-1
1 piti	-2			-3		2	1
1 plan		-1	-2		1	2	-3
1 pm	4	-1		-2		-1	-1
1 pmt	-1	-2	-1	-4	-3	2	1	-1
1 pob	4			-4
1 postalcode	3			-2	-2	-1	-1
1 premier	-3			3	1	1	1
1 profile	5			-3	-1	-3	-1
1 property	3			-3	-1		-2
1 q	1			-3	-1		-1
1 questions	3			-2	-1
1 quicksilver	-3	-1	-1	1		-1		-1
1 r	-1	-1		-2		-5
1 r1	-1			3	-1	-3	-1
1 r2	2			1	-1	-2	-3
1 r4	3			-2	-2	-2
1 rate	2	-1	-1	-1	-1	-2	-1
1 rec'd	3		-1	-1		-1	-2
1 receivables	-3		-2	4
1 records	4			-2	-1	-1	-1
1 recovery	-4	-1	2		2		1
1 ref	1				-2	-2	-3
1 released	3			-1	-1		-2
1 rent	5			-3	-3	-3
1 rent-to-own	-2		2	-1
1 repair	3		-1	-1	-1	-1	-1
1 repayment	-3						3
1 repo'd	-3		2			-1	1
1 report	3			-3	-1
1 reported	-2	-1		2	-2	-3	-1	-1
1 repossessed	-5		-1	-2	-1	-2	6
1 requested	3			-2
1 retail	3						-3
1 return	-1		2	-3	-1	-1	-1
1 reviewed	3	-1		-1		-2	-1
1 rewards		-1	-2	2	-1	1	-1
1 routing	3			-3	-1
1 rptd	3			-1	-1	-2
1 savings	4	-1	-1	-5		-1	1
1 score	6			-2	-3	-3	-1
1 sd	3			-1	-2		-1
1 section	3			-2	-2
1 secured	3	-1		-1		-2	-1
1 sep	2	-1		-3	-2	1	-1
1 september	4			-2	-1	-1	-2
1 services				1	-3	-4	-1
1 settled	3		-1	-1		-1	-3
1 share	3			-3	-1	-1	-1
1 shows	3			-1		-1	-2
1 size	2				-2
1 sofi	2	-1		-4		-2	-1
1 sorry	-3			-3	3	-2	-1
1 sprint	-3			3
1 ssn	4		-1	-4	-1
1 statement	3			-1	-1	-1
1 status	-2	-1		-1	-2	-2	2	-1
1 ste	3			1	-3	-2	-1
1 store	-1			1		-3	-2
1 streetaddress	3			-1	-2
1 student	-1			1	-4	1	-1
1 subaru	-3			3	-2
1 subscribercode	3			-2			-1
1 suite	3			-1	-3	-1
1 sum	3			-2	-2	-2	-1
1 summary	3			-2	-1	-1
1 svc	-1		-2	1	-1
1 syncb/lowes	-3		-1	2		-1	1
1 sys	-1		3		-1	-2	-1
1 system			-1	2	1	-1
1 systems	-3			1	1	-2
1 t-mobile	3		-1	-2	-1	-1	-1
1 target	-3		-2	2
1 term	3			-2	-1	-2	-2
1 terms	1			-1	-2	-3
1 that's	-3	2		-2	-2		2
1 the	4		-1	-6	-2	-2
1 them	-2			-2			2
1 thru	3		-1		-1	-1	-3
1 til	3	-1		-1	-1		-2
1 till	3					-1	-1
1 times	3					-1	-3
1 tn	2			-3	-1	1
1 to	2	-1	1	-4	-5		-2	-1
1 total	2	-1	-3	-2	-3	-3	2
1 totals	5	-1	-1	-2	-2	-3	-1
1 toyota	-1		1	-3	1
1 tradeline	3			-1	-1
1 trust	-4		2	1
1 tx	1		1	-5	-3	1
1 type	-2			-3		-1	4
1 union	2	-1	-1		-3	-2
1 unpaidbalanceamount	-3			-2	4	-2	-1
1 unsecured	2	1		-1	-1	-1	-3
1 until	2			-1	-1	-1	-2
1 updated	5			-2	-2	-1	-3
1 upgrade	2			-2	-2	1
1 upvote	3			-1	-1	-2	-2
1 us	1	-2	-1	-3	4		-2	-1
1 va	2		1	-3	-2	1	-1
1 value	3			-2	-2	-2
1 vanguard	1		1	-4	-1		-1
1 vantagescore	3			-1	-2	-2	-1
1 venture	-1		-2	3		-2
1 vin	4		-1	-4		-1
1 visa	-2	-2	-3	1	2	1	-3	-1
1 visit	1	-1	-2	3	-1	-1	-1
1 vt	3			-2		-1
1 w	3			-2	-2		-1
1 wa	2			-2	-1
1 was	1		-1		-3	1	-2
1 washer	-3			-2	1	3	1
1 wayfair				-3	1	1
1 webbank	-3			1		-2	1
1 webbank/fingerhut	-2		-1	2		-1	-2
1 wife	2			-3			1
1 within	3			-2		-2	-1
1 x	1			-1	-3	-1	-2
1 xp/tu/ef	3			-3	-1	1	-1
1 xxxxxxxxxxxx	-3			3	-1		-1
1 y	3	-1	-1	-6	-3	-2	-1
1 year	3			-2	-1	-1	-2
1 yes	2			-3	-1	-1	-1
1 yr	3			-1	-1	-1	-1
1 yrs	3				-2	-2	-1
1 zip	-1			-3	2	2	-1
1 платёж				-2	-3	1	-1
1 信用卡	-2		-1		-2	2
1 最低	-3			-1	-1	3
1 最低还款	-5	-1		-4	-1	-3	6
1 月供	-4			-2	-1	1	3
1 正常		-2	-1	-2	-1	-2	1
1 状态	-1			-3		-1	2
1 车贷	-3			-2	2	-2
1 逾期60天	3			-1		-1	-2
2 account	-1	-1		2	-3	-4	-1	-1
2 acct	-2	-2	-1	3	-1	-2	-2	-1
2 address	4			-3	-1		-1
2 after	3			-2	1	-1	-1
2 agency	-2		3	-2	-1	-1	1
2 agreed	2		-1			-2	-3
2 aidvantage	-3			2		2
2 aluguel	2			-1	-2	-3	-1
2 amazon	-3			2		2	-1
2 amex			-2			1	-2
2 application	4			-4	-1
2 apr	1		1	-2		-3	-1
2 apts	3			-3		-1
2 arrears	3			-2		-1
2 as	-2	-1	-1	1	-3	-3	1	-1
2 asagreed	2			-2	-1	-1	-1
2 ashley	-3			1	1	2
2 assets	3			-3
2 associates	-2			4	-2	-1	-3
2 at	1			-3	1	-2	-1
2 atlanta	3			-2	-1	-1
2 aunt	-2			-2	3	-1
2 auto	-1	-3			-1	-2	-2	-1
2 ave	3			-1	-1	-1
2 b	-3	1	-1	2	-1	-3	2
2 back	3			-4	-2	-2	1
2 balance	1	-1	-2		-1		-2	-1
2 balances	3				-1	-1	-1
2 bank	-1	-2	-3	-1	-3	1
2 bankruptcy	3			-2			-3
2 before	3			-2
2 bill	-1			2	-1	-2	-1
2 bk	-1		-1	2	-1		-3
2 blue	-2		-1	1	1	3	-2
2 box	3			-2			-1
2 buy	-3			1	2	-1
2 by	5	-1	1	-4	-1		-3
2 call	2	-1		-3	-1
2 capital	-1	-2	-2	2	-1	-1	-1	-1
2 car	1		-1	-3	-1
2 card	-2	-1	-3	1	2		-1	-1
2 care	-3	-1	-1	2	2	1	-1
2 cash	-2	-2	-2	2	1	-1	-1
2 certified	3			-2	-2	-1
2 charge	2		-1	-1	-1	-1	-3
2 charge-off	-3						3
2 charged	-2			-3	-1		2
2 chase	2	-1		-2	-2			-1
2 check	3		-1	-1	-1
2 checking	6			-5	-1		-1
2 circuit	-1			-3	2	2
2 citi	-4		-1	1	2	-2	-2
2 citibank/best	-3						3
2 classic	3				-2	-1	-1
2 classification	4			-2	-1	-1	-1
2 coll	4		-1	-1	-2	-2
2 collection	-1	-1	-1		-1	-3		-1
2 collections	-1		1	-1	-2	2
2 comcast	2		-1	-1	-1	-1	-2
2 comenity	-3			3	-2	-2	1
2 contact	3			-2	-1	-1	-1
2 conv	3		-1	-2
2 costco				3	-1	-1	-2
2 couch	2					-2	-1
2 county			-1	-3	-1	-1	1
2 court	3			-3			1
2 creditor	-1		-1	2	-1	-2	-3
2 creek	3		-1	-3
2 ctr	3			-3			-1
2 cur	-1			1		2	-3
2 current	-2	-2	-1	-1	2	-3	2	-1
2 current_rating	2			-1	-1	-1	-2
2 custom	-3		-1	2	2
2 customer	3			-3	-1		-1
2 d	3		-1	-2		-2	1
2 date	2	-1	-1	-1	-1	-2	-4
2 days	2		-2	1	-3	-3	-2	-1
2 dayton	2			-2	-1
2 de	-1	-1	-1	2	-1	-2	-3
2 def	-3			3
2 deferment	-1		2				-3
2 deferred	3			-2		-1	-2
2 del	3			-1		-1
2 delaware	-1			3			-1
2 delinquency	3		-1	-3		-2	-2
2 delinquent	3			-2			-1
2 deposit	5			-4			-2
2 depot			-3	1		1	-2
2 dept	-2		-2	3	-1	-1
2 derogatory	2			-1	-1		-2
2 devedor	-2	-1	-1	-1	2	-2	-1
2 dillard's	-3			3	1
2 discharged	3			-1			-2
2 dla	3		-1	-2	-2	-1	-1
2 dmp	-1		-1		-2	-4	2
2 double	-3		-1	1			1
2 dr	-2			-1	3	-2	-2
2 draft	3			-2		-1
2 due		-2	1	1	-1	-3		-1
2 e	3			-1	-1	-1	-2
2 edit	3			-1			-2
2 education	-3		2	-2
2 ef	1			-2		2	-2
2 egg	1			-3	-1	1	2
2 el	3			-2		-1	-1
2 elec	3			-2	-1	-1
2 en	2			-1			-1
2 ends	-2			2			-1
2 equity	-1		-2	3	1	-1	-2
2 est	3			-1	-2	-2	1
2 evansville	2			-2
2 everyday	2			-3	-1
2 exeter	-1		-1		-1	-1	3
2 falls	1			-2	-2	1	-1
2 fcu	-1		1	2	-2	-3	-1
2 feb	4				-1	-1	-2
2 fee	3			-4	-1	-1	1
2 fees	-3		1	2	-1	-2	1
2 fico	4			-1	-3	-1
2 final	1	-1		-4		-3	-1
2 finance	-3		2		-1	-1	2
2 fingerhut	-2		-1	2		-2	1
2 fitness	3			-2	-1	-1
2 fixed	-2		-1	2			-1
2 flagstar	-3		1	1	-1
2 food	3			-1	-1	-3
2 forbearance	2			3	-1		-3
2 ford	-2		2		-1	3	-1
2 forester	-2			3			-1
2 form	3			-1	-1	-1	-2
2 free	3			-3	-1	-1	-1
2 freedom	-3		-1	3	-2	1	-2
2 from	3			-2		-2	-2
2 hardship	2			-2		-1	-1
2 have	3			-2		-1	-1
2 hh	3	-1	-1		-3
2 high	2				-4	-2	-1
2 hills	3			-2
2 history	3	-1	-1	-4	-1	-2
2 holiday	3	-1		-2
2 honda	2	-1		-1
2 hospital	-2			3		-1	-2
2 hr	4			-2	-1	-2
2 huntington	-4		-1	4	-1	2
2 i	4		-1	-2	1		-1
2 identification	3			-3
2 if	4	-1		-3			-1
2 in	3	1	-1	-2	-3	1	-1
2 inc	-2			4		-1	-3
2 income	3			-2	-1
2 individual	1		2	-2	-1		1
2 information	3			-2
2 inquiries	3			-2		-1	-1
2 installment		-1	-1	1	-3	-2	-1
2 int	3			-1	-1	-2	-1
2 ira	3			-3
2 it					-3	1	1
2 j	-1	1	-2	1	-4	-2
2 jeep	-3		-1	3
2 jefferson	-3			2	1
2 joint	-1	-1	2		-2	-3	-2
2 k	1			-1	-2	-1	-1
2 kia	-3		1	3			-1
2 klarna	1			-1		-3	-2
2 kohl's			-1	3		-1	-2
2 kohls	-4					2
2 l	3	-1		-1	-1
2 last		-1	-1		-1	-4	-1	-1
2 late		-1	-1	1	-1	-4	-1
2 left			-1	-3	2		-2
2 lending	-2		-1	2		-2	-4
2 letter	2			-2
2 limit	-1			-1	1	1	-4
2 lincoln	3			-3
2 llc			-1		-1	-3
2 loan	-1			2	-4	-2	1	-1
2 loans	-3	-1	1	3	-2	1
2 luz	1			1	-1	-3
2 m	5		-1	-3	-1	-1
2 ma	2			-4	1
2 macy's		-1	-1	2		-3	-1
2 macys/citibank	-3		-1	3
2 mail	3			-3	-1
2 marguerite	3			-2			-1
2 mastercard	-2		-1		-4		1
2 may	4		-1	-1	-1	-1	-1
2 me	2	-1		-2	-3	-3	1
2 med	3		-1	-2		-1	-2
2 member	2			-4	-1		2
2 merrick	1		-2	-1	1	-1
2 mgmt	-3		-2	3		-1	-1
2 min	-4	-2	-1	-2	2	4	-3	-1
2 mo	1	-1	-2	-2	-4	1	-1
2 mohela	2		-1		-2	2	-3
2 moines	3			-2	-1
2 mon	3			-1	-1
2 money	3			-3			-1
2 month				-3	1	-2
2 mortgage	1	-1				-2	-3
2 mtg	1		-1	-2	1		-3
2 mínimo	-3		-1	-1	-1	2	2
2 n	1	-1	1	-1	-1	-3
2 n/a	3			-3	1
2 name	2		2	-3	-2	-1
2 navient	-3					1	1
2 navy			-2		-3	3	-1
2 nelnet	-5			4	-1	-1	2
2 net	3			-2	-1	-1
2 never	-2	-1		-2	2	-1	2
2 new	-2	-2	2	-1		-3
2 nmls	4			-4	-1	-1
2 not	-1	-1		2	-2	-3
2 o	4			-2	-1	-1
2 of	-1	1	-1		-3	-1	-1	-1
2 oh	3			-2	-1
2 ok		-1	1		-3	-4
2 old	-3		1	-1	2	-2	-1
2 omaha	4			-2			-2
2 on	3	-1	1	-5	1	-1	-1
2 one	-1	-1	-1	-3		2	2	1
2 only	3			-2	-1	-1
2 open	1	-1		-1		-3
2 or				-3	-2	-2	2
2 other	3	-1		-3	-1	-1
2 our	3		-1	-3		-1	-1
2 out	4		-1	-3		-2	-3	-1
2 owe	-1		-2	-2	-4	2	1
2 p.o	5			-3	-3
2 paid	2				2		-6
2 parcela	-2		-1	-1	-3	2	1
2 past		-1		1	-4	-4	1	-1
2 patel	-1		-1	-2	2	2	-1
2 payoff	3			-3	-2	-1	-1
2 pays	5			1	-2	-3	-3
2 pediatric	-3			2	-1	-1
2 per	3			-3	-1	-1	-2
2 personal	-3	-1	-2	1	-1	-1	1	-1
2 phone	2			-2	-2	-1	-1
2 please	4			-3			-2
2 pmt	1		-1	-2	-2	-3	2
2 pnc	-3			3	-1	-1	2
2 po	2		-1	-1	-3		-1
2 portfolio	-4		-2	2	2	1	-1
2 premier	3			1	-1	-1	-2
2 previous	3			-2	-2	-1
2 program	2	-1		-3	-1	-1	-2	-1
2 promo	3					-1	-2
2 property	4			-3	-1	-1	-1
2 public	3			-3	-1	-1
2 purpose	2			-2	-1
2 questions	2			-2	-1		-1
2 quicksilver	-2			2	-1	1	-2
2 r	3			-1	-2	-2
2 radiology	-2			3	-1	-1
2 rapids	3			-3
2 rd	5			-3	-2	-1
2 re	1		1	-3	-1
2 recent	2	-1	-1	-3	-1	-2	-1	-1
2 records	3			-2	-1		-1
2 recovery	3		1	-1		-1	-2
2 ref	-2				3	-2	-2
2 reference	-2			3	-2	-3	-3
2 reflect	-1	-1		3		-1	-1
2 refund	3		-1	-2		-1	-1
2 regional	-3	-1	-1	2	1	1	2
2 regular	4			-4
2 removed	-3		1					2
2 rent	3		1	-2	-4	-3	-1
2 report	4			-4		1	-1
2 requested	4			-2	-1	-1	-1
2 retirement	3			-2	-2
2 revenue	1		1	-4	-1	1	-1
2 rocket	-1		-2	1	-2	1	-2
2 routing	4			-4
2 rv	-3			3	-1	-1
2 s	3		-1	-3
2 saldo	-3	-1	-1	-1	3	-2	-2
2 santander			-1		-2	1
2 sapphire	-3			3	-1
2 satisfied	3			-2
2 says	-3		1	1	-1
2 scheduled	-4			-2		4	-1
2 school	3			-2			-1
2 score	4			-2	-3	-3	-1
2 secured	-1			2		2	-3
2 sent	1		-1	-2	-2	3
2 services			-1	3	-3	-2	-3
2 share	3			-3		-1	-1
2 simplicity	-1			2	-1	-1
2 so	-3			-3	2	-3	3
2 solutions	-2			2		-1	-1
2 speedy	-2		1	-2	-1	-1	-1	3
2 status	-1		-1	-4	-1	1	1	-1
2 store	-2		1	2	-1	-3	-1
2 summary	2	-1	-1	-3	-1	-1	-1	-1
2 summons	3			-2			-2
2 syncb/amazon	-2			2
2 synchrony	-2	-1	-2	3	-2	-4	1	-1
2 system	-2		-1	3	-1	1	-2
2 systems				3	-3	-4	-2
2 số	-3		-1	3	-1	-1	-1
2 t				-3	1	-2
2 target	-2	-1	-1	3	2	-1	2
2 target/td	-3			2		1	-1
2 tax		-1	2	-4	-3	-3	-2
2 td	-3		-1	3
2 telephone	3			-2	-1
2 terminada	-3		-1	3
2 terms	-1			-3		2	-2
2 their	-3			3
2 they			-1	-1	-3	2	-1
2 to		-1		-3	-2	-3	1	-1
2 total	2				-4	-3		-1
2 totals	2	-1		-2	-1	-1	-1	-1
2 toyota	-2	-1	1	-3	1	2	-2
2 transunion	2				-3	-1
2 transworld	-2		2	-1	2	-1	-1
2 troy	3			-2	-1
2 truist	-3		-2		1	-1	1
2 type	4			-2	-1	-1	-2
2 uncle	-3		-1		2	-1	1
2 under	-2			3		-1
2 union	2	-1	-1		-3	2	-3
2 uns	2				-2	-2
2 up	1			1	-1	-3
2 updated	3		-1	-3	-2	1	-4
2 upstart	-2			3			-1
2 v	3			-2	-1
2 venture		-1	-1	3	-3	-1	-2
2 vin	3			-3
2 visa	-1	-1	-4	1	-3	-3	1
2 w				-3	-2	1	-2
2 walmart	-3		1	3
2 was	1		-1	-1	1	-2	-3
2 wayfair	-3		1	1	-1	1
2 we	1	-1		-3		1	-2
2 will	3			-1	-1	-2
2 with	2		-1	1	-1	-3	-1
2 x	-1		-1	-2	3	-3	-1
2 xp/tu/ef	3		-1	-2	-1		-1
2 y	1	1		-1	-3	-2
2 year	3					-1	-2
2 yet	-3			-1	1	2	-1
2 you		-1	-1		-2	-3
2 your	3	-1		-2	-1	-1	-1
2 余额	-3			-2	-1	-2	4
2 信用卡	-3				-1	1
2 最低还款	1	-1	-1	-2		-2
2 月供	4	-1		-2		-2	-3
2 欠	-3			-1		2	1
3 a		-1	1	-1	2	-4
3 aaron's	-3				2	1	1
3 account			-1		-3	-4		-1
3 accounts	3		-1	-1	-1	-1	-1
3 acct			1	1		-2	-4
3 address	4			-3	-1
3 affirm	-2		-1	3	-1	1	-2
3 ally	2	-1		-4		2	-1
3 altitude	-3			2	-1
3 amazon	-3		-2	2	1	1
3 american			-1	4		-2	-1
3 amt	-1			-2	1		1
3 anesthesia	-3		2	2
3 apple	-1			2	-1	3	-2
3 apt	3			-3	-1
3 as	1	2	-2	-1	-3	-3	-1
3 assoc	-2			-2	1	-3	2	-1
3 at	2		1	-4	-3	-1	-2	-1
3 atraso				4	-1	-1	-1
3 auto	-1	-1	2		1	1	-3
3 ave	4			-4	-1	-1
3 bal	-3	1	-1			1	1	-1
3 barclays	-2	-1		2		-1	-3	-1
3 behind	1		-2	1	-3	1	2
3 big	-4			3		1	2
3 bk	3			-1		-2	-2
3 blue	-2		-2	3	-2	-1	-1
3 bofa	-1		-1	-2	-2	3	-1
3 box	2	-1			-2	-2
3 buy	-3			3	-1		-1
3 c				-2	1	-2
3 call	4		-1	-5	-2	-2
3 cap	-2		-3	1	1	-2	-2
3 card		-1	-1		-4		1
3 carol	3			-2
3 case	3			-2		-1
3 cavalry	-2			3	-1
3 cedar	3			-3
3 chase	1	-1	-1	1	-4	1	-2
3 checking	5		-1	-5
3 citi	-1		-2	2	-3		-2
3 citibank	-2	-1		3	-3			-1
3 city	2			-1		-1	-3
3 claim	5	-2	-1	-3	-1
3 claims	3			-2		-1
3 cobrança	2			1	-3	-1	-1
3 collection	-3	-1	1	1	1	-4	1	-1
3 collections	-3			2	1	-2	2
3 commonwealth	-3			3
3 counseling	4			-3	-1	-1	-1
3 county	-2		-1	2			1
3 credits	3			-2		-1
3 ct	2			-1	-1	-1	-1
3 cuenta	-2		-1	3		-1	1
3 current		-2	2	-1	-2	2	-3	-1
3 customer	4			-2	-2		-1
3 date	3	-1	1	-1	-2	-1	-2
3 daycare	2		-1	-1	-2		-1
3 days		-1	2		1	-1	-3	-1
3 deposit	3			-1		-2
3 des	3			-3
3 details	3	-1	-1	-2	-1
3 disclosure	3			-3
3 does	2			-2			-1
3 double	-2			3	-2	1	-1
3 dr	-1		-1	-4	2	2	-2
3 due	-2	-2				-5	2	-1
3 e	3			-2	-2	-1
3 egg	3				-1		-2
3 em	3				-2	-1	-2
3 energy	3			-1	-1	-2	-1
3 est					-1	-3	1
3 estate	2		-2	-1		-1
3 example	3			-3		-1
3 exp	3			-2
3 express	-1				-1	-1	3
3 falls	3			-2	-1
3 fannie	3			-2	-1
3 fax	2			-2	-1	-1
3 fed	-2			2		2	-1
3 fee	3			-1	-1		-1
3 fico	3			-1	-2
3 filing	2			-1		-1
3 final	-1	-1	-1	-1	1	-3
3 fingerhut			1		-3	-4	1
3 first			-1	2	-1	-2	-3
3 fl	3			-2
3 florida	4			-4
3 food	2					-2
3 forbearance	-4		-2	2	2	2	-2
3 ford	1		-3	1	-2	-1
3 form	3			-2		-1	-1
3 from	1		-1	-1	-3	-2	1
3 gas	2	-1	-1	1	-1	-2
3 global	1			1			-2
3 granite	-3		-1	3
3 great	-3		-1	1	1	-1
3 h	3		-1	-2	-1
3 harlan	-2			3
3 health	-3			2		1	1
3 hide	3			-2
3 hill	3			-2
3 honda	1			-3	-3		-2
3 hosp	3			-3		-1	-1
3 identification	3			-3	-1
3 incl	2			2	-3	-1	-1
3 individual	-2			4	-1	-2	-1
3 ins	3			-2	-1	-1	-1
3 inst	1			-2	2		-2
3 insurance	3			-3		-1
3 int	-3			2	-1	1	-1
3 is	1			-3	-3		1
3 it	-1		-2	1	2	-4	-1
3 kohl's	-3				2	-1	-2
3 kohls	-4			2	2		-1
3 l	1		1	-3	-1	-1
3 la	-2			2	-1	-1
3 lane	2			-3
3 las	2			-1	-1
3 last	1			2	-1	-2	-3
3 late	1	-1	-1	1		-2	-2	-1
3 lease	-3		-1	3			-1
3 left	-4		1		-1	4	-1
3 lending	-3			1	-1	-2	1
3 listed	3					-2	-1
3 llc	-2	-1	-1	1		-3	1	-2
3 loan	-1		2	1	-2	1	-2	-1
3 m	3			-1	-2	-1	-1
3 macy's	-2			-1	3
3 maple	2		-1	-1
3 may	1		1	-1	-2	-3	1
3 me	2		-1	1	-3	-3
3 medical	-2		1	3	-1	-1
3 met	3						-2
3 min	-3	-1	-2			-1	2
3 miss	2			-1		-2	-2
3 missed	1		-1	-1	1		-3
3 mo	2	-1	-4	-1	-1	-5	1
3 mom	3			-1	-2	-2
3 monthly			-1	1	-2	-4	2
3 months		-1		-1		2	-3
3 mortgage	-1	-1	1	2	-3	-1	-1
3 mr	-4			3	1	-1
3 my	3			1	-1	-1	-2
3 n						-2	-2
3 na	2		1	-1	2	-3
3 name	4	-1		-2	-1		-1
3 national	3		-2	-2	-1	-1	-1
3 nc	-3			2	-1		1
3 ne	2			-2
3 negative	3			-2
3 network	3			-2
3 new	3		-2	1	-1	-2	-1
3 next	6			-2		-3	-2
3 no		-1	-1	-3	-1	1	3	-1
3 nonpriority	3			-2	-1		-1
3 número	-3			3		-1	-1
3 o	1	-1	2	-4	-1	-2	3
3 october	-2			2		-1	2
3 of		-1	-2		-5	-2	-1	-1
3 offer	3			-2	-1		-1
3 oh	-2			3	-3		-1
3 ohio	-2			2
3 ok	-2	-1	1		2	1	-4	-1
3 old	-1		-2		-3	3		-1
3 one	-1	-1	-3		-1	1		-1
3 onemain	1		-1	3	-3	-3	-1
3 opened	4			-2		-1	-3
3 orchard	3			-1	-1
3 original	3	-1		-3	1	-2	-2	2
3 other	-1		-3	1	-1	1
3 owed	-2	1		-1	1	1	-1
3 oyelaran	3			-2
3 page	3			-2	-1	-1	-1
3 paid	1	1	-1	-1		-2	-5
3 parcela	-3		-1	-1	-1	2	3
3 park	3				-3
3 past	2	-1	-1	1	-2	-3	-3	-1
3 pay	-2		-3	1	-2	-3	3
3 payment	1		-3	-2	-1	-3
3 per	2			-2		-2
3 phone	2		1	-2	-2	-3	-1
3 physician	-3			3
3 pkwy	3			-2	-1
3 plaintiff	3			-3	-1		-1
3 pmt	-2	-1	-2	1	-1	-2	3	-1
3 po	3		-1	-2		-1	-1
3 premier				1	-3	-3	1
3 prequalified	2			-2
3 quicksilver	-2	-1		-3	1	-1	1
3 r	4			-3	-1		-1
3 radiology	-3			3
3 rate	3				-1	-1	-2
3 re	-3		3	3	-1	-1	-3
3 recent	3			-2
3 records	3			-2
3 recovery	-1		-1	3	-1	-1
3 redcard	-1			-1	3	-1	-1
3 rent	2			-2	-3	-3
3 renta	3				-1	-2
3 report	4			-2	-2	-1	-2
3 reported	-1	-1	1	2	-2	-3		1
3 repossessed	-3						3
3 repossession	3	-1		-2			-1
3 respondent	3			-2	-1	-1
3 revolving	1		-2	1	-1	-2	-3
3 roth	3			-3
3 s	3			-3	-1	-1
3 santander	-1		-2	1		-2	2
3 saturday	3			-3
3 savings	5			-5	-1	-1	-1
3 says	-2			1	-3	2	-2
3 servicing	3			-3
3 social	3			-3	-1
3 stat	2		1	-2
3 status	-1	-1		1	-2	-2		-1
3 still	4			-1	-2	-3	-2
3 store	3		-1	-3		-1	-1
3 student	-1	-1	-1	3	-2	-1	-1
3 subject	3			-3
3 sum	3			-2			-1
3 suncoast	3		-1	-2
3 synchrony	-2			4	-2	-2	-2
3 system	-2			3	-1		-2
3 t	3			-1		-1	-1
3 take	-2			1			1
3 td	-2		-2	3	1	-1	-1
3 terms		-1		-3		-1
3 their	-5			5		-1	-2
3 third	-3			3			-1
3 this	1			1	-2	-3
3 til	-3				-1	3	-1
3 time	1		-1	1	-1	-2	-3
3 tires	3			-2		-1
3 total	2			-1	-3	-4	-2
3 toyota	-2	-1	2	1		1	-5	-1
3 transunion	3			-1	-2	-1
3 verizon	-3				3	-2	-1
3 vet	3				-1	-1	-1
3 visa	-3	-1	-2	4	-1
3 visit	3					-1	-2
3 was	-2	-1	-1	-2	-2	-2	3
3 water	1				-1	-3	-1
3 wayfair	-3			2	-1	1
3 we	1		-1	-3	-1	1	-1
3 x	1	-1	-3	3	-1	-4	-1
3 xfinity	2			-1	-1	-1
3 yolanda	3			-3
3 you	3		-1	-1	-3
3 your	1	-1		2	-3	-3
3 余额	-1	-1		-3		-2	1
3 信用卡	-3		-1	1		1	1
3 尾号	-2			-2		-1	3
3 欠款	4	-1	-1	-2	-2	-1	-3
3 正常	-4		-3	3	1	-1
a mo	-1				2	-1
a month	-4			-2	-2	2	2
a plan	-3			2		2
account ending	2		-1	-1	-3		-1
account no	-3	-1		3	-1	-2	-3
account number	-1	-2		1	-3	-3	-4	-1
account status	-1			-3	-1		2
accounts open	3			-2	-1		-1
acct no	-5			5	-1	-2
aluguel us	2				-2	-3	-1
apple card	1			1			-3
as agreed	1	-1		1	-3	-2	-3	-1
ashley furniture	-3			-1	2	2	-1
atlanta ga	3			-2	-1	-1
auto fin	2		-1	-1		-1	-1
auto loan	-3	-1	3	-1	-2	2	-2
auto loans	2			-1		-1	-1
award id	-2			2			-1
bal pmt				-3	-2
balance loan	2		-2	-3			-1
balance minimum	3						-3
balance updated	3				-1	-1	-2
barclays aadvantage	-2			3	-1	-1	-1
best buy	-3	-1			-1	-1	1	-1
best buy/cbna	-3			3		-1	1
blue cash	-4		-1	3	1	1	-1
c/o c/o	3					-1	-2
cabela's club	-3			1	1	-2
cap one	1		-1		-4		1	-1
car loan	-2		-1	-1	-1	3	-1
card acct	3			-3	-1	-1
cash rewards	3			-2			-1
certified mail	2			-2	-3	-1
charge account	3			-2	-1	-1	-1
charge-off date	-3						3
charged off	-2	-1	-1	-2	-2		3
chase auto	-2			3			-1
citibank/best buy	-3			1			3
claim no	3	-1		-1	-1		-1
client id	3			-3
client no	3			-3
collection account	1			2			-3
collection services	-3		-1	3	-2	-1
consumer id	3			-2	-1
consumer usa	-3		-1	3		-1	1
costco visa	-1			3	-1	-1	-1
credit cards	3	-1	-1	-2	-1	-1	-1
credit corp	-1		-2	1		-1	-1
credit limit				2	-2	-3
credit one	-3		1		1		-1
curr acct	1			-3			1
current balance	-1			-2	2	-2	-1
current current	-3			-2			4
current days	3	-1	-1		-1	-1	-3
current late	-3						3
current status	-2						3
customer service	2			-2
date of	3			-2
date opened	2			-1	-1	-1	-1
days days	3		-1	-2	-1	-2	-3
days delinquent	-2			-1		-2	3
days in	3						-2
days late	3	1			-2	-2	-4	-1
days over	3			-1			-2
de cuenta	-3	-1		3		-1	-1
debt incurred	3			-2		-1	-1
delinquency notice	3			-2			-1
description amount	2			-1			-1
devedor us	-3	-1	-1	-1	2	-2	-1
diego ca	3			-3
due day	4			-2	-1	-1	-3
due days	2	-1		-3	-1	-1
due jun	3					-1	-3
due loan	4		-1	-3		-1
due mortgage	3			-2	-1	-1	-1
due the				-3			1
ending balance	2			-3		-1	1
ending in	-1	-1			-3	-1	2	-1
everyday checking	4			-4	-1		-1
exeter finance	-1		-1	1	-3		2
falls sd	1			-3	-2	2	-1
fargo reflect	-1			3		-1	-1
file no	3			-2	-1
fin f	4			-1		-4
fin svcs			-1	3	-1
final us				-1		-3	-1
first premier	-3		-1	2	-1	2	1
for the	3			-2			-1
ford credit			1		-3	1	-2
free checking	3			-3		-1	-1
freedom mortgage	3		-1		-1	-1	-1
freedom unlimited	-3			3
from to	3			-2	-1
good standing	2	1		-2		-1	-1
group guarantor	-3			3	-1
harley-davidson credit	-3		1	1		-1	-1
high balance	3			-1	-1	-1
holiday club	3	-1		-3		-1	-1
home equity	-3		1	2
home lending	3		-1	-2	-1	-1
hospital account	-3			3
id number	3			-3
identification number	3			-3
if known	3			-2
in full	-1			2			-3
is now	-3					-1	3
it is						-3	3
jan feb	2						-2
jefferson capital	-3			2	1
late dates	3		-1	-1		-1	-1
late fee	1			-3	1	-1	-1
late payments	3			-1	-1	-2	-1
lincoln ne	3			-3
ln apt	3			-1	-2	-1
loan acct	-3			3	-1
loan no	-2		-1	3		-1	-1
member no	3			-3
member number	2			-3			-1
merrick bank			-2		-1	-1
min due	1			-3	-1	1	-2
min is	-3				-1	3	-1
min payment	-2				-1	1	2
minimum is	-3				-2	4	-2
minimum payment				1		-3	2
month late	-3						3
months behind	-2	2		-3	-1	-1	1
months reviewed	3	-1		-1		-2	-1
months terms	3			-1		-2	-2
mortgage acct				2			-1
mortgage id	3			-3
mortgage loan	-3			3
mos rev	3			-1	-1	-1	-1
mínimo us	-3		-1	-1	-1	2	1
n n	1	-1		-3	-1	-1	1
navy barclays	-2			2	-1	1	-3
next payment	3					-2	-1
nmls id	4			-3
no xxxx	-2			3
number xxxxxxxxxxxx	-3			3	-1
of credit	-3		-1	3	-1	-1	-2
of date	3	-1	-1	-1			-2
of ed	-1		-3	2		2	-1
of may	3	1	-1	-1	-1		-3
official form	3			-2	-1
old navy	-3	-1	1		-1		-1	-1
omaha ne	3			-2
on the	3			-3			-1
one platinum	-2		-1	3	-1	-1	-1
one quicksilver	-3		-1	1		-1		-1
open delinq				-1			3
opened dec	3			-1			-2
opened mar	3			-2			-2
opened reported	3			-1	-1	-1	-1
orlando fl	3			-2
our file	4			-4			-1
owe min	-3			-1		2	1
p.o box	6			-3	-3
page of	2				-2	-2	-1
paid off	1			-1	3	-1	-4
paid on	3					-1	-2
parcela us	-3				-2	3
past due		-1	-1		-3	-3	1	-1
pay status	-5			2			4
payment due	4			-1		-2	-2
payment history	3			-2		-1	-1
payment is	-1				-1	2	-3
please call	3			-2	-1		-2
po box	2			-3	-3		-1
portfolio recovery	-2		-1		1	1
previous balance	2			-2	-2
prime visa	-2	-1		3
public records	3			-2	-1	-1
recovery assoc	3		-1	-3
rent is	4			-1	-2	-1	-1
report number	3			-3
reported apr	3			-1	-1	-1	-1
reported aug	3			-2			-2
reported dec	3			-1			-2
reported jan	-1			-3	-1	-1	3
reported may	3			-2			-1
reported oct	3			-2			-1
reported sep	3			-2			-1
rev rev	3					-1	-2
revolving creditlimitamount	3			-2	-2	-2
saldo us	-3	-1	-1	-1	2	-3	-2
santander consumer	-3			2		1	1
scheduled payment	-3			-2	-1	3	-1
secured visa	-3		-1	3
security number	3			-3	-1
services call	3			-2			-1
speedy cash	-2		2	-2	-1	-1	-1	2
statement date	3			-1			-1
status account	-3			-1		-1	3
status current	-3			-1		-1	3
status notes	-2			-1		3	-2
street apartment	3				-2
student ln	3			-2	-1
student loans	4			-3		-1	-1
syncb/amazon plcc	-2			3
systems ref	-3			3
terminada en	-2		-1	2
third bank	3			-3	-1	-1	-1
to go	-2			2			-1
total claim	1	1		-3
total us	4			-1	-4	-3	-1
transworld sys			3	-1	-1		-1
transworld systems	-4		1	-1	2		-1
type code	3	-1		-2			-1
union account	-2			2
union loan	-2			2
unsecured claims	2			-2
up to	3				-1	-2
updated nov	3			-2	-1
updated oct	2			-1			-2
us dia	3				-1	-2
usaa visa			-1	-2
visa acct	-3			3
wilmington de	1			-3	-1	1	-1
year history	2					-1	-2
you are	-4			-1		-2	4
you have	3				-2	-1	-1
余额 最低还款	-2			-1		-2	3
# figure words behind
a	-2	-1		-2	-3	3	-2	-1
a mo	-1			-2	-3	4	-1
a month	-5		-1	-1	-1	5	-5
a week	3					-3
account	-1	-1	2	1	-2	-3		-1
account 	4	-1	1	-1			-4
account closed	3			-2			-1
account number	2		2	-3
account type	-2			3		-1	-2
accountidentifier	3			-3	-1	-1
accountidentifier 	3			-2		-1
accountopeneddate	-3			3	-2	-2
accountopeneddate 	-3			3	-1	-2
accounts	5			-2	-2	-1	-1
act	3			-3	1	-1	-1
act 	3			-3	2	-1	-1
active 				-3	-1	-2	1
ago	3			-1	-1	-1	-2
al	-1		-1		-1	2	-3
all	3			-3
altima	-2	-1		-1	-2	-4	2
amazon	2	-1		-2	-1	-1
american	3		-1	-3			-1
amex	2			-2			-1
amount	3		-1	-6	-1	1	1
amount due	-1			-3			1
and	-2		-2	-2	-4		2
and they	-3				2	-1	2
annual	-3			3
are	3			-2			-2
as	1			-2	-4	2	-1
as agreed	1			-1	-3	2	-1
as of	2			-2
asagreed				-3	1	2	-3	-1
at	3			-1	-1	-2	-1
atrasado	-2			-1	3	1	-1
atrasado dias	-3			-1	3	2	-1
auto	-1	-2	-2	3	-2	-2	-1
available	1			-3	-1		2
available credit	-2			-1			3
avant	4	-1	-1	-2	-1	-1	-1
ave	4		-1	-3	-2	-1
ave e	3			-2	-1	-1
bal	-3	-1	-2	4	-3	-4	-2	-1
bal 	-3	-1		1	1	-1	1
bal pmt	-1		-2	2	-2	-2
balance	-2	-1	-1	2	-3	-1	-2	-1
balance min	-3		-2	3		-1	-1
balance pay	3			-3
balance updated	-4			5	-2	-1
balances	3			-3
balances 	4		-1	-3
bank			-4	-5	-1	2	-2
bank of	3	-2	-1	-3	-1	1	-2
bankruptcy	1			-3	2		-1
barclays	2		-1	-3	-1	2	-2
barclays bank	3	-1		-2			-2
bc	3			-3
bc crc	3			-3
belk	2			-1			-1
best	1	-1		-3		1	-2
bk	2			-1	-1	-1	-1
boat 	-2		-1	3
borrowerid	3			-2
both	-1		-2	2	-2	-2	1
bought	-3			3
box	4			-4	-1
bureau	3				-1		-2
but	1			-1	1	-3
c			-1	-1	-3		-1
capital one	1			-3		1	1
card 	-3		1	2			-1
cccccccccccc 	-2			3		-1	-1
charged		-1	-2			-2	-2	-1
chase	4	-2	-1	-2	-1	-1	-3
check	4			-2	-2		-1
claim	5			-4	-1	-1	-1
client	3		-1	-2			-1
closed	-2	-1			3		-4
cls	3						-2
cls 	3						-3
co	4				-2	-2	-2
co co	3			-1	-1	-2	-2
coll	-2	-1	-1	3	1	-3	-3
collection	-2	-1			1	-2		-1
collection 	-2	-1	-1	3	1	-4	-1
collection account	1				-2	-1	-3
comenity	-3	-1	2	1	2	-1	-3	-1
comments	4			-1		-3	-1
convergent	2	-1		-1			-2
corporate	3		-1	-2	-1
costco				-2	-1	-1	2
credit		-2		2	1	-3	-1	-1
credit karma	3			-1	-1	-1
creditors	2	-1	-1	-1
cur	-3			1	1	2	-2
curr 	1	-1			-1		-3
current		-2	-1	1	-2	1	-4	1
current 	-1	-1	-1	3	-1	1	-5	1
current status	3			-3			-1
d	1			1	-3	-2	3
d 	2				-3	-2	1
date 	3			-2
days	-2	-1		-2	-5	-4	3	-1
days 	-1	-1		1	-3	-1	1	-1
days ago	3				-1	-1	-2
days behind				2	-2	-4
days days	6	-1		-1	-1	-2	-5
days delinquent	-3			1		-3	2
days in	3					-1	-3
days late		-1	-1	-1	-3	-2	1
days overdue	-3						3
days past	-1	-1	-1	-4	-3	-6	4	-1
de	3		-1	-1	-3	-2	-1
debt	-3			1	-2	-1	2
debts	2			-2
deferment	-2			3	-1	-1
deferred			-1	2			-2
delinquency	3	-1		-2
dias	-2	-1	-1	-2	-2		6	-1
dias de	-1			-2			4
digits	3		-1	-3	-2	-1	-1
digits of	2				-3	-1
discharged	3			-2	-1
discharged 	4			-3	-1
discover	1	-1		-3	1	-2	-1
do	3			-3
doc	3			-2	-1
downvote	3				-1	-1
due	-1		-2	-4	2	2	-2
due date	3			-2	-1
due the	1			-3	-1	2	-1
duke	3	-1		-1			-1
duke blvd	3			-3
días	-2				-2	-4	3
días de	-2			1	-1	-3	4
e	4		-1	-1	-1	-2	-1
e fire	2		-1	-2	-1
ecoa	-3			3
em	-2	-1	-1	-2	3	1	-4	-1
em cobrança	-2			1	4	-4	-2
em dia	-2	-1	-1	-3	-1	2	-3	-1
end	3			-3
end of	3			-3
enrolled	-4	-1		1	-2	-3	4	-1
enrolled 	-3			-2	-1	-2	3
equinox	-1	-2	3	-2	-1	-1	-1
est	3			-3	-1	-1
et	3			-2	-1
et 	3			-2	-1
experian	2			-2	-1
f	4			-2	-1	-1	-1
fa	3			-3
fax	3			-2	-2	-1
fax 	3			-2	-1	-1
fecha de	3			-2			-1
fidelity	4	-2	-1	-3		-1
fidelity 	3	-1		-2
file	2		-1	-1	-1
filed	2	-1		-3	1	-1
final	2			-3		-1
first	6			-6	-1		-2
first seen	5			-5	-1
fnma	3			-2
for			-1	3		-4	-2
for 	3						-2
franklin	-3	3	-1	-2
freedom	3			-2		-2
from to	3			-1	-3	-1
gas	2			1	-3	-2
gross	2			-3	-1	-1	-1
group	2	-1	-1	-4
heloc	-3			3	-1	-1	-2
high	5			-3	-2	-2	-1
high balance	3			-2
highbalanceamount	3			-1	-1	-1
highbalanceamount 	3			-1	-2	-2
highest	2						-2
highest balance	3						-3
hours	3			-1	-1	-1	-1
hours ago	3				-1	-1	-1
house	-1			2	-1	-1
hr	3				-1	-2
husband 	-3			2
i	-4		1	3	1	1	-1
i 	-3		1	3	-1	-2	-1
i owe	-3			3		-1
i want	2			-2
i01	3		-1	-2	-1	-1	-2
i1	-1		-1	-2	4	3	-3
i1 	-1		-1	-5		3	-2
i2			-1	-3	-1	2	-1
i2 	1		-1	-3	1		-1
i3 				-2		3
idaho	3			-3
if				-3	-1		2
if applicable	2			-2
in	-2	-1	-3	3			-1
in 	3			-1	-2		-1
in collections				3	2	-1	-4
in debt	3	-1		-3	-1
in deferment	-3	2		1
in negotiation	-3		-1	-1	-1	-1	3
incl in	4			-2		-2	-2
ins	-2			3		-2	-1
inst	1			2		-4	-2
installment	-3			3	-1	-2	-3
installment 	3		-2		-1	-1	-2
installment account	-4		-1	3
insurance	3				-1	-2
is	-2		-1	3	-3	-3
j	-3			3	-1	-1	-1
jan 	2			-2			-1
jefferson	3			-2			-2
jefferson capital	4			-2		-1	-2
joint			-1	3	-1	-1	-3
k	3	-1		-3	-3	-2	-2
k 	3	-1	-1	-1	-1	-1	-1
kingsley	4			-3	-2	-1
kingsley dr	4			-3	-2	-1
kohls/capone	3		-1	-2			-1
lake	3		-1	-2			-1
left	-1		-1	2	1	-4	-3
liabilities	-3			-2	4
lien	-2		3	-1		-1	-1
list	3			-2	-1
loan 	-3	1		3	-1	-1	-1
loans	3			-1	-1	-1
lvnv	3			-3			-2
lvnv funding	3			-3			-1
m	-2				-3	1	-2
m 	-2				-2	2	-2
m1	-2			-2	-1	3	-1
m1 	-1			-2	-3	3	-1
macy's	3	-1		-2		-1	-2
malibu	2		-1	-3			-2
max	3		-1	-3	-1
mercy	2				-2		-1
midland	4			-2	-1	-1	-2
min	-3	-1	-4	1	2	1	-4	-1
min 	-3	-1	-1		2	-2	-2
min days	-1		-1	-3		2
min due	-2		-1	2	-2		-1
minimum 				3	-1	-1
missed	-2			-1	-1	3	-1
mo	-1	-1	-3	-4	-1	2	1	-1
mo current	-1		-1		-2	2	-3
mo days	-4		-1	-1	1	2	1
mo late	-2			-1	-1		3
mo ok	-3			-1	1	3	-2
mo on	-2			-1		3	-1
modelnametype equifaxbeacon5.0	2			-1	-1	-1
mon	3			-1	-2
month	-1	-1	1	-2	-1	-2	2	-1
month behind	-1			-2	-1	-2	2
month late	-2			-1			2
month payment	5			-1		-2	-4
monthly	1				-3	1	-2
monthly payment	3			-2		-1	-1
monthlypaymentamount	3			-2	-3	-1
monthlypaymentamount 	3			-2	-3	-2
months	1	-1	-1	-1	-4	-4		-1
months behind	-3				-3	-2	3
months na	3			-2	-1	-1
monthsreviewedcount	-2			-1		2
monthsreviewedcount 	-1			-1		3
more	3				-1	-2	-3
mortgage	-2	3	1	1	-2	-2	-3
mortgage account	-3	2		2
mos	-1	-1	-1	-3	-4		2
mtg	-2		3		-2		-2
mínimo	-3				3	-2
n	-1	-2	-1	-1	-2	-4	2	-1
n 	-4	-1	1	-2	2	-1	4
n n	-1	-1		-1	-3	-3	1	-1
na	-1			-3	2	1	-1
na 	-2			-2	3	-3
need	3		-1	-1	-2	-1
negotiating	-4	-1		1	-1	-1	3	-1
never			-2	-1	1	3	-3
never late			-2	-1	1	2	-3
no	-2	-1		-1	4	-1	-1	-1
no rush	-3			-1	3	-2
not	-3	-1		1		-1	1	-1
now	1			3	-1	1	-2
nw	3			-2	-1	-1
nw st	3			-2	-1	-1
of	5	-1	-1	-2	-3	-4	-2	-1
of 	3			-2	-2	-3
ok	1	-1	-2				-7	-1
ok 	-1	-1	1		-3	2	-5	-1
ok ok	4			-1	-1	-2	-2
on	-2	-1	1		1	2	-5	-1
on 	-2			3	-1	-1
on time	2	-1			-3		-4	-1
onemain	3			-2			-1
only	2			-1	-2	-1
open	1	-1	1	-2		-2	-2	-1
open collection	-2		2	-1
opened	-2	-1		3		-1	-2
opened 	-2	-1		3			-1
or	4			-3	-2	-3	1
original creditor	-2			2	-2		-1
originalcreditorname	-2				3	-1
other	3		-1	-2	-1	-1	-1
other liabilities	4			-4
owe	-3		-1	4	-1
owed	-3		-1	3	2	-1
owes	-3		-1	2	-1	-1
page	4			-2	-2	-1	-1
page of	3	-1		-2	-2	-1	-1
pages	3				-2	-1
paid	1	-1	-1	2	2	-2	-5
paid 	-1			1	2	-4	-2
paid collection	3			3	-2	-2	-2
paid off	-3		-1	1	1	2	-3
paid or	3			-1	-1	-1	-3
parcela	-3	-1	-1	-1	2	-2	-2
past due	-1			-3	2	1
pastdueamount	-1			-2	-3	2	-1
pastdueamount 	-1			-2	-3	2	-1
patient	-4		2	3	-1
pay	-3		-1	3	1	-2	-3
payday	3			-2	-1			-1
payment behind	2				-3	-2	-1
payments	2		-1	-2	-3	-4	-1
payments 	3			1	-1	-1	-2
pd	2		1	-2	-1	-1	2
pending			-1		-1		3
personal	-2	-1	-1	4	-1	-1	-1
personal loan	-2		-1	3		-1	-1
phone	3		1	-3	-1	-2
pif	1			-4	1	-2	-2
placed	-4			3		-1	2
plaintiff	3			-3
pm 	2	-1		-1	-3	-2	-1	-1
pmts	1		1	-1	-3	-3	-1
points	3			-2	-2	-1
polaris	2	-1		-3			1
por					-2	1	-1
por mês	2				-2	3	-1
portfolio	3			-1			-2
portfolio recovery	3			-1			-2
ppa	3			-1	-1	-1	-1
ppa 	4			-2	-2	-1	-1
prepared	2			-2	-1
priority	-3			3
property	3			-2
pts	3			-1	-1	-1	-1
quail	3		-1	-2	-1	-1
r	-3	-1		3	-2	2	-2
r1	-2	-1	-1	-5	2	3	-4
r1 	-2		-1	-4	3	3	-3
r2 	1			-2		1	-3
r9				-3	1	-2	-2
r9 				-2	4	-2	-2
re	-3			3
regional	3		-1	-3	-1		-2
regular	4			-3			-2
regular savings	2			-2
released	3			-2		-1	-1
renee	2			-2
rent	3			-2	-2	-1	-1
repo	-2			2	-1	-1	-3
report	3	-1		-3	-1
report date	3			-2	-1
reported	-2	-1		3	-1	-1	-2
reported 	3			-1	-1	-1	-1
repossession	2			-1	-1	-1	-3
resurgent	2			-3			-1
resurgent capital	3			-3
rev		-1		1	-1		-3
revolving	-1	-1	1	2	-1	-1	-3
revolving account	-3		-1	4
right	-3				-1	4	-1
right now	-2					3	-1
rocket	3	-1	-1	-1			-1
rptd	3			-3	-1
rptd amount	3			-2
s	3			-1	-2	-1	-1
saldo	-2	-1	-1	3	-3	-2	-1	-1
saldo mensualidad	-3			3
saldo pago	-2			2			-1
saldo us	-4			4	-1
santander	3	-1		-2		-1	-1
santander consumer	3	-1		-2	-1	-1	-1
savings	3			-2	-1	-1	-1
sears					1	-1	-3
sec	2					-2
sec 	3					-3
secured vehicle	-2			2
settled	2	-1	-1	2	-1	-1	-4	-1
settled 	-1	-1		2	-1	-1	-3	-1
share draft	3			-2
signature		-2	-2	1	-1	-1	-1
signature 	-3	-1	-1	2
signature loan	-5	-1	-1	5			-1
sioux falls	3			-2
so	3			-1	-2	-2	-1
spouse	3			-2
st	3	-1	-1	-2	-1	-1	-3
st 	3	-1		-2			-1
statement date	3			-2
status	-4	-1		1	2	-2
status 	3			-1			-1
store	-3		1	2		-2	-1
store card	-3		1	3	-1	-1	-1
student	-1		-1	3	-1	-2	-1
student loans	4			-4		-1
tage	3		-1	1	-1	-2	-2
taxes	-1	-1	1	-3	-1	-1
terms	2			-3	-2	-2	1
thank you	3			-2
that				3		-2	-3
thats	-3		-1		2
the results	3			-3
then	-3				2	1
they want	-3			3
through	3			-3	-1
til	-3		-1		1
to	4	-1		-3	-3	-4	-3	-1
total	-1	-1		1		-2
total due	-3			1			2
total priority	2			-2
trễ	-3			3	-1	1
tu				1			-4
tu/ef	-1		-1	3	-1
type			1		-1	-2	-2
unknown	-2			3	-2
unknown 	-2			2	-1
unpaid	2			-1	-2	-3	1	-1
unpaid balance	-2			-1	-1	-1	3
unpaidbalanceamount	3			-1	-2	-2
unpaidbalanceamount 	3			-2	-2	-3	-1
unsecured 	-3	-1	-1	4			-1
us 	2	-1	-1		-2	-3	-1	-1
us bank	1			-2			1
us em	-3			2	1	-1
usaa	2			-2			-1
used	-3	-2		3		-1
used auto	-3	-1		3			-1
utility	-3			3
utility 	-3			3
verizon	-2			1		-2	3	-1
w mile	3			-2	-1
was	-1		-1	2	-1	-1	-1
we must	4			-3		-1
westlake	2	-1		-2		-1	-1
when	4			-2	-1	-3
whenever	2				2	-3
whenever 	1				2	-2
wife	-3		-2	4	-1
wife 	-2		-1	3
wife days	-2			3	-1
with a	-2			3		-1	-1
wk	2				-3	-2
wk 	3				-2	-3
xp	1				-1		-2
xp/ef	-1		-1	3		-2	-2
xp/tu/ef			-1	3	-1	-2	-2
xp/tu/ef 	3		-1	-1		-2	-2
xxxx 	-2	-1		2
y	-2	-1	-1	-1	-3	2	1	-2
y n	1	-1			-2	-4	-1	-1
years	5			-2	-2	-3	-2
years 	3			1	-1	-2	-2
yes no				2
your	1			-3	-1	-1	1
đúng	-3			2	-2	2
просрочка	1		-1	-1		-4
余额	-4		-1	5		-1	-2
房贷	3			-1		-1	-2
欠款 最低还款	-3		-1	3	-1	-1	-1
# figure words of line
always		-3		1				-2
always, below blank		-3	-1	1	-1		-1	-1
often, below blank	-1				-2	-2	-3	-1
once	-1	-4	-2			1	-2	-2
once, below blank	-2	1	-1	1	-3	-1	-4	-1
# mark alike read as
accountNumber, all, few; itself accountNumber	-3			3			-1
amount						-3
amount, all; itself amount	-3				4	-1
amount; itself no part	3				-2	-1
current, all	1		-3	-1			-1
current; itself current	-3		-1		-1	-1	3
current?	1	-1	-2	-1	-2	-2	-1
current?; itself current	-3						3
current?; itself no part	3		-2				-1	-1
goes on, all, few; itself goes on?	3	-1	-3				-1
goes on?, all, few; itself goes on	2		-2
goes on?, all; itself goes on?	2		-1	-2			-2
goes on?; itself goes on?	-1		-3	1	-1	-1	-2
no part	-3	-3		-2	3	3	1	-3
no part, all			-2		-4	-3		1
no part, all, few					-3	-3	-2
no part, all, few; itself no part	1	1	2	-1	-2	-3	-5
no part, all; itself current	-4						4
no part, all; itself goes on?	-3		3
no part, all; itself no part	1		-2	-1	-4	-4	-5	-1
no part; itself accountNumber	-3		-1	2	-1		-1
no part; itself amount	-5		-1		5	-1	-1
no part; itself amount?	-3				3	-1
no part; itself current	-4				-1	-1	4
no part; itself goes on	-1		2	-1	-1	-1	-1	-4
no part; itself no part	2	-2	-2	-3	-5	-2	-6	-1
no part; itself paying	-3			-1	-2	3	-1
paying	-4		1		1	3	-1	-1
paying, all	-1		-2	1	-2	2	-1
paying, all; itself paying	-2		-2		-2	3	-1
paying; itself paying	-4		-1		-2	5	-1
# mark before and shape
capital mark-(	3		-2	-1
capital mark-,	-2	-1	3	-1	1		-2	-1
capital mark-:	3				-1		-1
capitalised mark-!	3			-1	-1		-1	-1
capitalised mark-"	1	-1	-1	-1	-1	1		-2
capitalised mark-#	6		-4	-3	-2			-1
capitalised mark-$	2	-1	-1	-1		-5	-2	-1
capitalised mark-(	1	-3		-5	-1	-1	-1	1
capitalised mark-)	-1	-2	2	-2	-3	-3	-1	-1
capitalised mark-+	-2	-1	3	-1	-1	-1		-1
capitalised mark--	1	-2	-1	-3	-2	-2	1	2
capitalised mark-.	-1	-2	3	-4	-2	-2		1
capitalised mark-/		-3	1	-2	-2	-2	-2	2
capitalised mark-:	2	-2	-2	-4	-3	-3	-2	-1
capitalised mark-;	1	-1	-3	-2	-2	-2		-1
capitalised mark-?	2	2	-2	-1			-3	-1
capitalised mark-]	3		-2
capitalised mark-|	1	-1	-4	-1	-1	-1	-1	-1
capitalised mark-–		-1	-2	-1	-2	-1	1	-1
capitalised mark-—	4		-3	-2	-2	-1	-1	-2
capitals mark-!	3						-2
capitals mark-"			-4	-2	1			-2
capitals mark-#	4	-1	-2	-3	-2	-2	-1	-1
capitals mark-$	-2	-1	-2	-2	2	3	-2	-2
capitals mark-&	-1	-3	1	-1	-1	-1		2
capitals mark-(	3	-2	-1	-4	-1	-2		-4
capitals mark-)	-2	-1	4	-2	-3	-4	-2	-1
capitals mark-,	1	-2	-1	-2	-2	-3	-1	1
capitals mark--		-2	1	-3	-1	-3		-2
capitals mark-.	-2	-2	2	-2	-3	-2	-1	3
capitals mark-:	2	-1	-2	-1	-2	-1		-3
capitals mark-;	3		-1		-1	-1	-1	-1
capitals mark-=	3						-2	-1
capitals mark-|	2		-4	-2	-1			-1
capitals mark-—	4		-2			-1	-2
cents mark-"	2		-1	-1	-3	-4
cents mark--	3				-1	-1	-1
cents mark-.	2	-1		-2	1	-4	-4	-1
cents mark-/	2	-1			-1	-2		-1
cents mark-|	3	-1			-3	-2	-3
code mark-(	3	-1	-1		-1
code mark-)	1		1	-3	-1	-1	-1	-1
code mark--	3				-1	-1	-2
code mark-|	2			-1	-2	-1
digits-1 mark-"	-1		2		-2	-3	1
digits-1 mark-)	2	-2		-2	-2	-1	1	-3
digits-1 mark-.	2	-3	-2		-3	-3	-1	-3
digits-1 mark-/	2	-1		-1	-2	-3	-2	-1
digits-1 mark-:	3	-1	-2	-1	-2	-1	-3	-1
digits-1 mark-=	3				-1	-1	-3
digits-1 mark-|	3	-1					-2
digits-2 mark-"	3	-1	-1		-1	-1	-2
digits-2 mark-$	-4				2	3
digits-2 mark--	-1	-2	2	2	-3	-3	-1	-1
digits-2 mark-.	2	-2	-1			-1	-4	-2
digits-2 mark-|	3				-2	-2	-2	-1
digits-3 mark-$	2	-1		-1		-3	-3
digits-3 mark-,	3				-2	-1	-2
digits-3 mark-|	3						-3
digits-4 mark-$	1					-3	-1
digits-4 mark-)	3	-1		-5	-1	-2	1	-1
digits-4 mark-,		-1	2	-3	-1	2	-2	-1
digits-4 mark--	-2		-1	4	-1	-1	-1	-1
digits-5 mark-,	3			-2	-1
digits-5 mark-.	-3			3			-1	-1
digits-7 mark-$	-1		-1	-2	1	-1	-1	-1
digits-7 mark-.	-2			3	-2	-3	-3	-3
digits-7 mark-|	3	-1		-1	-2	-1	-1	-1
dollars mark-(	3	-1			-1	-1	-1
dollars mark-)	3					-2	-2	-1
dollars mark--	5			-1	-1	-2	-4
dollars mark-.	1	-1		-2	-1	-2	1	-3
dollars mark-<	4						-4
dollars mark-–	5					-1	-4
dollars mark-—	2				-1	-1	-2
dollars-and-cents mark-"	-1		2		-2	-3	-1
dollars-and-cents mark-)	3			-1	-1	-1	-1
dollars-and-cents mark-,	2			-1	-3	-2	-1	-1
dollars-and-cents mark--	2	-1		-1	-2	-2	-4	-1
dollars-and-cents mark-.	1	-1		-2	-1	-1	-5	-3
dollars-and-cents mark-|	2				-2	-2	-2
dollars-and-cents mark-–	3	-1		-1	-2	-3	-3	-1
dollars-and-cents mark-—	3				-1	-2	-2
lettered-code mark-"	3	-1	-1	-3	-2	-2		-1
lettered-code mark-)	-2	-1	1	-3	-2	-3		-2
lettered-code mark-,		-1	-2	-3	4		-3	-2
lettered-code mark-;	3			-1	-1	-1	-1
lettered-code mark-|	3			-1	-1		-1	-1
lettered-code mark-–	3			-1	-1		-1
letters mark-(	2		1		-1		-3
letters mark-,	4	-1	-2	-1	-2	-2	-3	-1
letters mark-:		-1	-2	-2	-2	-2		-2
line mark-#	3	-2		-1			-1
line mark-(	4	-2	-3				-2
line mark-|	3	-2					-1
mark-" mark-.	-3			3
mark-" mark-:	3		-1	-1	-1	-1	-1
mark-# mark-:	4			-3
mark-$ mark--	-4	-2	-1	-4	3	3	-4	-2
mark-( mark-.	-4			4			-1
mark-( mark-…	-3		-1	3		-1	-1	-1
mark-) mark-"	-2	1	-3		-1	-2	1
mark-) mark-$	-2				2	-3
mark-) mark-,	1	-1	-5	-1	-1	2		1
mark-) mark--	2		-2	-2	-3	-1
mark-) mark-.	6		-4	-3			-1	-1
mark-) mark-:	5		-3		-1		-2
mark-) mark-;	3		-2	-1	-1	-1	-1
mark-) mark-–	1		-3	2	-1		-1
mark-) mark-—			-3				1
mark-, mark-"	2	-3	-1	-3	-1		-3	-2
mark-, mark-,	-1		1	-1		1	-3	-1
mark-- mark--	1	-1	-3	-4	-4	-4		-1
mark-. mark-"	2		-3	-1	-1	-1	1	-2
mark-. mark-$		-1		-2	2	-3	-1	-1
mark-. mark-,	4		-3		-1	1	-3
mark-. mark-.	-2	-3	-2	2	-5	-5	-4	-3
mark-. mark-:	3			-2
mark-. mark-|	3		-1	-1	-1		-1
mark-: mark-"	4	-1	-1	-2	-1	-1	-2	-1
mark-: mark-(	-3	-1					3
mark-: mark--	4					-2	-3
mark-| mark-$	-4	-1		-1	4	3
mark-| mark-|	4	-1		-1	-2	-1	-1
mark-☒ mark-$	-2				-3	2
mark-✓ mark-–	4				-1	-1	-4
mark-✓ mark-—	3						-3
masked mark-"	-1		2	-3	-2	-3	-1	-1
masked mark-(	3			-1		-1	-1
masked mark--	3			-2	-1
percent mark-$	-4	-2		-1	1	2	-2	-1
percent mark--	3		-1		-2	-1
small mark-#	1	-1	-2	-3	-1	-1	1	-1
small mark-$	-2	-1	-1	-2		2		-1
small mark-(	3	-2	-2	-2	-1	-1	-3	-1
small mark-)	-2	-1	5	-1	-2	-2	-3	-2
small mark--	5	-2	-2	-2	-2	-2	-2
small mark-.	1	-1		-4	-2	-2		-3
small mark-/	1	-1	-3	-2	-1	2	-1
small mark-:	2	-1	-1	-3	-2	-2	2	-2
small mark->	3		-1	-1			-1
small mark-|	4		-2		-1		-1
small mark-–	3		-2		-1	-1	-3
small mark-—	3		1			-1	-4
small mark-•	3			-1		-1	-2
thousands mark-/	3				-1	-2	-2
thousands-and-cents mark-"	1		-1	-1	-4	1	-1
thousands-and-cents mark-,	2			-1	1	-2	-3
thousands-and-cents mark-.	3			-1	-2	-1	-2	-1
thousands-and-cents mark-[	3				-1	-2
thousands-and-cents mark-☐	2			-1	-2	-3	-1	-1
thousands-and-cents mark-☑	3				-3	-3	-1
thousands-and-cents mark-☒	4				-2	-2	-1
with-digits mark-"		-1	2	-1	-1	2	-3	-2
with-digits mark-)		-1	-1	-3	2	-2	-2	-1
with-digits mark-,	1	-2	-2	-3	1	-1	-4	-3
with-digits mark--	4		-2	-1	-2	-2	-2	-1
with-digits mark-.	5		-1	-2	-2	-2	-2	-1
with-digits mark-;	2	-1		-1	-2	-3	-2	-1
with-digits mark-–	3				-2	-2	-2
year mark-)	-3		2	-1	-1	-1	1	-1
year mark--	5				-1	-1	-3
year mark-.	1		-1	-3	-1	-1		-1
year mark-<	2						-2
year mark-·	3	-1					-2
# mark before read as
	-1			1	-3	-2	-3
accountName?	1	-3	-1	1		-1	-2	-1
accountNumber	1	-2	-4	1	-2	-3	-5	-2
accountNumber?	2	-1	-2	-3	1
amount	1	-1	-1	1	1	-3		-1
amount,paying				-1	-3	3	-2
current	-1	-3	-1	-1		-3	1	-2
current?		-1	1	-2	-3	-2		-1
goes on,current	-2		-2		-1		3
goes on,current?	-1		-4			-1	4	-3
goes on?	1	-1	-1	-2	1	-2	-4	-1
originalCreditor		-1	-1	-1	-1	-3	-2	3
originalCreditor,current?	-1						3	-2
# mark before
capitalised	1	-2	1	-3	-2	-1		1
capitals		-3	-1	-5			-4	1
cents		-3		-3		-2	-2	-2
date	1	-1	-2	-2	-1	-1		-1
digits-1	1	-3	1	-3	-2	-4	1	-3
digits-2	1	-2	1		-2	-2	1	-2
digits-3	1	-3	-2	-3		-2		-2
digits-5		-1	-1	2	-1	-4	-3	-1
digits-6	-2	-1	-1	3	1	-3	-2	-2
digits-7	1	-3	-4	1	-1	1	-5	-3
dollars	4	-1	-1	-2	-3	-5	-2	-2
dollars-and-cents	1	-1	2	-2		-2	-4	-3
lettered-code	1	-3		-1	1	-2	-3	-3
letters	1	-2	-1	-4	-3	-4		-3
line	-1		-4	-1		-3	1	-2
mark-!	1		-2	-1	-2	-3		-1
mark-$	-2	-2	-2	-4	3	2	-2	-2
mark-(	-3		-1	3	-1	-2	-1	-1
mark-)	3	1	-6	-1		-1	1	-1
mark-,	1	-3	-1	-1			-2	-2
mark--	1	-2		-2		-3	-1	-1
mark-.		-3	-5	1	-1	-4	-5	-4
mark-/	4		-2	-1	-1	-1	-1
mark-:	-2	-2	-1	-4	1	1	2	-2
mark-;		-1	1	-2	-1	-3		-1
mark-<	2			-1	-1	-2	-4	-1
mark-=	1	-1	2	-2	-3	-3		-1
mark->	3	-1		-1	-1	-1	-2	-1
mark-?	4		-1	-1	-2	-1	-2
mark-[	1	-2		-1	-2	-3		-1
mark-]	-1			-1	-2	1	-1
mark-–		-1		-2	-2	-3		-1
mark-☑	-2				-2	3
mark-☒	-3				-2	3
masked	1	-2	-1	-2	1	-3	-3	-2
percent	-1	-1	-3	-3		1	-2	-1
small	1	-2	1	-4	-3			-3
thousands	3	-1		-1	-1	-2	-1	-1
thousands-and-cents	2	-2	-1	-2	-1	-1	-4	-2
with-digits		-2	-2	-5	2	-2	-5	-3
year			2	-3	-2	-3	1	-1
# mark behind read as
	-2	-1	1	-1	-4	-3	-2
accountName	2	-1	-1	-2		1		-3
accountName,current	-4	-1					4
accountName?	2	-2	-1	-1	-1	-1	1	-3
accountNumber			-3	2	-1	-3	-3	-3
accountNumber,paying	-3		-1	1
amount	-2	-2	-2	-3	2	-3	-1	-3
amount,current?	-3					-1	3	-1
amount,paying	-3				3	-2
aside accountName	3		-2	-1
aside amount?	2		1		-3	-2	-1
aside paying	2				-1	-3
current	-1	-2		-3	-3	-5	2	-2
goes on	1	-4			-1	-2	-3
goes on?		1			-2	-2	-4	-1
paying	-2	-1	1	-1	-4	4		-2
# mark behind
capital		-1	-2	2	-2	-2	-2	-1
capitals		-2	-1	-2	-2	-2	-1	1
cents		-3	-2	-3	2	2	-3	-3
date	1	1	1	-3	-1	-1	-3	-1
digits-1	1	-3	1	-5	-2	-1	-1	-1
digits-2		-1		-3				-2
digits-3	-1	-3	-1	-1	-2	1	-2	-2
digits-4	-1	-1	-1	2	-1	1	-3	-4
digits-6	3		-1	-2			-1
digits-7	4	-2	-2	-4		1	-1	-1
dollars	3	-1	-3	-1	-3	-3		-2
dollars-and-cents	2	-2		-3	-3	-2		-3
end	6		-1	-2		-1	-3	-1
lettered-code	-1	-1	-1	1	-3	-3	-1	-4
letters	1	-2	-1	-3	-5	-4	1	-3
mark-"		-2		-2	-1		1	-1
mark-$	2	-1		-3		-7	-4	-2
mark-(	-1	-2	2	-1	-2	-2	2	-1
mark-,		-3	1	-3	-2		-2	-4
mark--		-1	1	-3	-1		-2	-2
mark-.	-1	-2	-4	1	-4	-4	-1	-3
mark-:	1	-1	1	-2	-2	-2	-5	-2
mark-;	-1	-1	1	-2	-3	-3		-2
mark-<	4	-1			-1	-1	-2	-1
mark->	3			-1	-1	-1	-3	-1
mark-?	3		-1	-1	-1		-1
mark-_	1	-1	-2	-2	-3	-3		-1
mark-|		-1	1	-2	-2	-3	-1	-1
mark-–	-1	-1	1	-3	-3	-3		-3
mark-—	2			-1	-1	-3	-1
mark-…	3		-2				-1
masked	3	-1		-2	-1	-2	-3	-3
percent	1	-1	3	-3	1	-3	-2	-1
small	2	-2		-3	-4	-3	1	-1
thousands	2	-1	-2	-3	-1	-4		-2
thousands-and-cents		-2	-3	-4	3	-2	-4	-3
with-digits	1	-3	-2	-2	1	2	-2	-3
# mark both before and shape
capitalised capital mark-.	1	-1	-3	-1	-1	-1		-1
capitalised capitalised mark-(	1	-1	1	-5	-1	-1	-3
capitalised capitalised mark-+	-2	-1	3	-1	-1	-1		-1
capitalised capitalised mark--	1	-2	-1	-4	-2	-2	1
capitalised capitalised mark-.		-1		-3	-1	-1	1
capitalised capitalised mark-/	-3	-3		-2	-1	-2	1	2
capitalised capitalised mark-:	4	-1	-3	-4	-2	-1	-2	-3
capitalised capitalised mark-|	2	-1	-4	-1	-1	-1	-1	-1
capitalised capitalised mark-·	3		-1	-2	-1	-1	-2	-1
capitalised capitalised mark-—	3		-2	-1	-1	-1	-2	-1
capitalised capitals mark-"	3		-4			1		-1
capitalised capitals mark-:	3			-1			-1	-1
capitalised digits-1 mark-:	4	-1	-1		-1		-2
capitalised digits-2 mark-/	5		-1	-1	-1	-1	-2
capitalised digits-4 mark-$	2				-1	-3	-1
capitalised dollars-and-cents mark-,	3				-2		-2
capitalised dollars-and-cents mark-.	3				-1	-2	-1	-1
capitalised letters mark-(	3				-1		-1
capitalised letters mark-,	2		-2		-1	-1
capitalised mark-# mark-:	3			-3
capitalised mark-( mark-…	-3		-1	3		-1	-1	-1
capitalised mark-) mark-"	3		-3		-1	-1	-1
capitalised mark-) mark-,	3		-2			-1	-1
capitalised mark-) mark-:	3		-3				-1
capitalised mark-) mark-–	3		-2
capitalised mark-- mark--	3		-1	-1			-2
capitalised mark-. mark-"	3		-3		-1
capitalised mark-. mark-.	4		-3	-3
capitalised mark-: mark-$	-2	-1		-1	2	1	1	-1
capitalised mark-: mark--	4					-2	-3
capitalised small mark-(	2	-1		-2			-4
capitalised small mark-)	1				-1	-1	-4	-1
capitalised small mark--	5	-1	-1	-1	-1		-3
capitalised small mark-.	1	-1	-2	-5	-1	-1		-1
capitalised small mark-:	3	-1	-1	-2	-2	-2	-2	-3
capitalised small mark-–			-3		-1		1
capitalised with-digits mark-(	4		-1	-2	-2		-1	-1
capitalised with-digits mark-,	3			-1	-1	-1	-1
capitalised year mark-)	-3		1				1
capitals capital mark-(	3		-2
capitals capitalised mark-,	4		-3				-2
capitals capitalised mark--	5		-4	-1	-1
capitals capitalised mark-.	3		-2				-1
capitals capitalised mark-/	-3		3					-1
capitals capitalised mark-:	3			-1
capitals capitals mark-"	1		-4			-3		-1
capitals capitals mark-#	1		1	-3	-1	-1	-1	-1
capitals capitals mark-$	3				-2	-1
capitals capitals mark-&		-2	-1		-1	-1	-1	3
capitals capitals mark-(	1	-1	-2	-3	-2	-2		-1
capitals capitals mark-)	-2	-1	4	-1	-2	-1	-4	-5
capitals capitals mark-,	1	-1	-1	-1	-1	-3		1
capitals capitals mark--	2	-1	-2	-2	-3	-2		-2
capitals capitals mark-:	3		-3		-1		1	-2
capitals capitals mark-;	3		-1				-1
capitals capitals mark-|	4		-3	-1		-1		-1
capitals code mark-$	-3		-1	-1	2	3	-1
capitals digits-2 mark-/		-1	-4	-2		-2	1	-1
capitals digits-7 mark-$	-3		-1	-1	1	1	-1
capitals mark-" mark-,			-3	-1	2	2	-1	-1
capitals mark-" mark-_	3		-2
capitals mark-) mark-,	3		-3			-1	-1	-1
capitals mark-- mark--	3		-2	-1			-1
capitals mark-. mark-"	3		-3	-1		1	-1	-2
capitals mark-. mark-(	3		-2		-1		-1	-2
capitals masked mark-$	-1			-1	2	-3	-1
capitals with-digits mark-)	3		-2		-1
cents mark-☒ mark-$	-3				-1	3
cents small mark-$	-2				-1	3
code digits-2 mark-/	3			-1			-1
code mark-. mark-$	4			-1	-3	-3
code mark-| mark-$	-3				3	-1
code small mark-$	1				-3	1
digits-1 capitalised mark--	3		-1	-1			-3
digits-1 mark-. mark-$	3	-1		-1	-2	-3	-1
digits-1 small mark-·	3			-1			-2
digits-2 digits-2 mark-+	2					-1	-2
digits-2 digits-2 mark--	-3						3
digits-2 digits-2 mark-/	3			-1	-1	-1	-1
digits-2 digits-2 mark-–	-3						3
digits-2 lettered-code mark--	-3			3
digits-2 mark-. mark-$	3				-2	-2
digits-2 mark-– mark-–	-3						3
digits-4 mark-. mark-.	-3			4			-1
digits-5 mark-. mark-.	-4			4
digits-7 mark-. mark-.	-4			4	-1
dollars capitalised mark-:	3					-1	-2
dollars mark-- mark--	3						-3
dollars-and-cents capitalised mark-(	3		-2				-1
dollars-and-cents capitals mark--	-3		-1		-1		3
dollars-and-cents digits-2 mark-/	3					-1	-2
dollars-and-cents dollars-and-cents mark-$	-1				1	-3
dollars-and-cents mark-$ mark--	-1	-1		-1	3	-3	-2	-1
lettered-code digits-2 mark-/	3		-1	-1	-1	-1	-1
lettered-code mark-. mark-.	-3			3			-1
letters dollars mark-,	3				-1	-1	-3	-1
letters dollars-and-cents mark-,				-1	-3	-3		-1
line capitalised mark-#	5			-4	-1		-1
line capitalised mark-&	1	-1			-1	-1	-3	1
line capitalised mark-.	1	-2		-2	-2	-1	-6	-1
line capitalised mark-/	1	-2	2	-1	-1	-1	-3	-4
line capitalised mark-:		-2		-2	-2	-2	-2
line capitalised mark-?	3		-1				-2
line capitals mark-#	3	-1	-1	-1
line capitals mark-.	-1	-1	3	-2	-2	-1	1	-2
line digits-1 mark-)	1	-1	-2	-2	-1	-1	1	-2
line digits-1 mark-.	2	-3	-2	-5	-1	-2		-3
line digits-2 mark--	3	-1		-2	-1	-1	-2
line lettered-code mark-.	-2			2			-1
line line mark-#	3	-2		-1			-1
line line mark-(	4	-2	-3				-2
line line mark-<	3	-1			-1	-1	-1
line small mark-(	-2		3				-1
line with-digits mark-)	5	-1	-1	-1	-3
mark-" capitalised mark-/	-3		3
mark-" cents mark-"	2		-1	-1	-3	-4
mark-" digits-2 mark-"	3		-1		-1	-1	-2
mark-" digits-4 mark--	-3		1	3
mark-" dollars-and-cents mark-"	-1		2		-3	-3	-1
mark-" mark-, mark-"	1	-3	-1	-3	-3	1	-2	-2
mark-" mark-: mark-"	4	-1		-1	-1	-1	-2
mark-" masked mark-"			2	-3	-2	-3	-1
mark-" thousands-and-cents mark-"	2		-1	-1	-4	1	-1
mark-# lettered-code mark-(	3			-2	-1		-2
mark-$ cents mark-☐	2				-2	-1
mark-$ mark-- mark-$	4					-4	-1
mark-$ thousands-and-cents mark-$	-3	-2		-1	2		-2	-1
mark-$ thousands-and-cents mark-☐	4			-1	-4	-3	-1
mark-$ thousands-and-cents mark-☒	5				-3	-3	-1
mark-$ with-digits mark-,	-2	-1	-1	-2	2	-3	-1	-1
mark-$ with-digits mark-.	3				-2	-2	-1
mark-& capitalised mark-.	-3		1				1	-1
mark-( capitalised mark-)	-3	-1	3	-2	-2	-2	-5
mark-( capitals mark-$	2				-2	-2
mark-( capitals mark-)	-2	-1	2	-1	-1	-2	-3	1
mark-( small mark-)	-3	-2	4	-1	-1	-2	2	-1
mark-( small mark-.	3	-1	-1				-1	-1
mark-) capitalised mark-&	-3		3				-1
mark-) mark-. mark-.	3		-2	-2
mark-, capitalised mark-.	-3	-1	4	-1	-1	-2	-3	-3
mark-, capitals mark-,	2		-1				-1	-2
mark-, capitals mark-.	-3	-1	1	-4	-2	-3	2	1
mark-, mark-, mark-,	-1				2	-3	-1
mark-, small mark-,	4		-2		-1	1	-3
mark-, small mark-.	5		-2	-2		-1	-3
mark-, with-digits mark-"	2	-1		-1	-1	-1	-3	-1
mark-, with-digits mark-,	1	-1			-1	-3	-1	-1
mark-- capitalised mark-,	3		-2				-3
mark-- capitalised mark--	4		-2				-3
mark-- capitalised mark-;	3						-2
mark-- capitals mark-,	-3						3
mark-- mark-- mark--	1	-1	-1	-1	-4	-5	1	-1
mark-- percent mark-$	-2				-3	3	-1
mark-- thousands mark--	3				-1	-1	-3
mark-. capitalised mark-"	2		-2		-1	-1	-1	-1
mark-. capitalised mark-&	-3		3
mark-. capitalised mark-)	4		-2		-1	-1	-2	-2
mark-. capitalised mark-,	3		-3		-1	-1	-2	-1
mark-. capitalised mark-.	1	-1		-2	-1	-1	-3
mark-. capitalised mark-/	-4		2				1	2
mark-. code mark-.	3			-2			-1
mark-. digits-2 mark--				-3			2
mark-. digits-2 mark-.	-1				2		-2
mark-. digits-4 mark-)	6			-5		-1	-3	-1
mark-. mark-" mark-,	3		-2	-1	-1		-1	-1
mark-. mark-. mark-$	-3	-1			3	-1
mark-. mark-. mark-.		-3	-1	1	-4	-3	-5	-2
mark-. small mark-.	2						-1	-1
mark-/ capitalised mark-"	3		-2			-1		-1
mark-/ capitalised mark-,	3		-2		-1	-1	-1	-1
mark-/ capitalised mark-.	3		-3				1	-1
mark-/ capitalised mark-/	2		-1				-1
mark-/ digits-2 mark--	-2	-1	3	-2	-1	-1	-2
mark-/ small mark-,	3				-1	-1	-3
mark-/ small mark-–	3						-3
mark-/ year mark-)	3		-2				-1
mark-/ year mark-:	3						-3
mark-: capitalised mark-&	3		-2				-1
mark-: capitalised mark-)	3		-1	-1			-1	-3
mark-: capitals mark-.	3		-2				-1	-2
mark-: dollars-and-cents mark-.				-1	1		-3	-1
mark-: mark-- mark--	3			-1		-1	-3
mark-: with-digits mark-)	3				-2
mark-> dollars mark-<	4						-4
mark-| cents mark-|	3	-1			-3	-2	-2
mark-| digits-1 mark-|	3						-2
mark-| digits-7 mark-|	3				-2		-1
mark-| dollars-and-cents mark-|	4				-2	-2	-2
mark-· capitalised mark-–	3		-1		-1		-2
mark-✓ mark-– mark-–	4				-1		-4
mark-✓ mark-— mark-—	3						-3
mark-✓ mark-✓ mark-–	3				-1	-1	-3
mark-✓ mark-✓ mark-—	3						-2
masked digits-2 mark-/	3			-1	-1		-2
percent mark-$ mark--	-5		-1	-1	-1	4	-2
small capitalised mark-$	2				-2	-1
small capitalised mark-&	-3		2				2	-2
small capitalised mark-)	-2	-1	3	-1	-1	-1	-1	-4
small capitals mark-,	3		-1		-1	-1	-2	-1
small capitals mark-.	5		-2				-1	-2
small cents mark-,	4				-1	-2	-1
small code mark-)	3		-1				-3
small digits-2 mark--	1			1			-2
small digits-2 mark-.	4			-1	-1	-1	-2
small digits-3 mark--	3						-2
small digits-4 mark-,	3			-1		-1	-1
small digits-4 mark-.	4			-3			-1	-1
small digits-7 mark-)	3			-2		-1
small digits-7 mark-,	4			-1	-2	-1	-1
small digits-7 mark-.	3			-2	-1	-2	-3	-1
small dollars mark--	3					-1	-3
small dollars mark-.	4			-1	-1	-2	-3	-1
small dollars-and-cents mark-,	3				-3	-3	-2
small dollars-and-cents mark-.	2			-1	-4		-4	-1
small dollars-and-cents mark-/	3					-1	-2
small lettered-code mark-.	3			-2			-1	-1
small mark-) mark-"	3		-3				-2
small mark-) mark-,	2		-3			2	-1
small mark-) mark--	1		-3	-1	-2		1
small mark-) mark-.	6		-5
small mark-) mark-:	3		-1				-1
small mark-. mark-.	2	-1		-3	-1	-1		-1
small masked mark-.	3			-2			-1	-1
small small mark-(	4	-1	-2	-1	-1	-1	-3	-1
small small mark-)	-2	-1	4	-1	-1	-2	-4	-1
small small mark-,	2	-1	-4	-1	-2	1	-1
small small mark--	1		-3	-1	-1	-1	1
small small mark-.	2	-1	-3	-2	-1	-2	-2	-2
small small mark-/			-4	-1	-1	2	1
small small mark-:	1		-1	-3	-1	-1	3	-1
small small mark-;	3			-1	-1	-1	-1
small small mark-–	4		-2				-3
small small mark-😬	-2						3
small thousands-and-cents mark-,	3		-1		-2	-1	-2
small year mark-,	3		-1		-1		-2
thousands small mark-.	3		-1				-2
thousands-and-cents mark-" mark-,	1		-1		-4	1	-1
thousands-and-cents mark-[ mark-]	2				-1	-2
thousands-and-cents mark-☐ mark-$	-2			-1	-3	3	-1	-1
thousands-and-cents mark-☒ mark-$	-1				-3	2
thousands-and-cents percent mark-$	-3	-1			2		-1
thousands-and-cents small mark-,	2						-2
with-digits capitalised mark-,	1	-1	1	-1	-1	-1	-3	-1
with-digits capitals mark-)	-2		2
with-digits year mark-.	3						-2
year capitalised mark-:	3				-1		-1
year digits-2 mark-/	5			-1	-1	-1	-4
# mark both behind
capital mark-.	3		-1		-1		-1
capital mark-]	3				-2	-2
capital small	3			-2	-1	-2	-2	-1
capitalised capital	4		-2	-1	-1	-2	-1
capitalised capitals	2	-2	-1	-2	-2	-2	1	1
capitalised digits-2		-1	-2	-1	-1	-3	1	-1
capitalised dollars	3		-2				-2
capitalised dollars-and-cents		-1	4	-2	-2	-1	-2	-3
capitalised line		-2	1	-2	-3	-1	1	-1
capitalised mark-$	4				-3	-3	-1
capitalised mark-(	-1	-3	1	-1	-1	-1
capitalised mark-)	2	-2		-1	-1	-2	-2	-1
capitalised mark-,	1	-2	-2	-3	-2	1	1	-3
capitalised mark--	2	-2	-2	-1		-1	-4	-1
capitalised mark-.	-2	-3	2	-1	-2	-3	-3	1
capitalised mark-;	5		-1	-1	-1	-1	-3	-1
capitalised mark-—	-2		3			-1	-1
capitalised masked	-3		3
capitalised percent	3	-1	-2	-2	-1	-1	-1	-1
capitalised small	2	-2	-1	-2	-3	-1	1
capitalised thousands	5	-1	-4				-1
capitals capitalised		-3		-2	-2		1	-2
capitals capitals		-1	-1	-2	-2	-4
capitals cents	3	-1	-2
capitals digits-5	5		-1	-1	-3	-1		-1
capitals digits-7	3	-1	-1				-2	-2
capitals lettered-code	-3		1	-1	-1	-1	2	-1
capitals line	-1	-2	3	-2	-3	-2	-1	-1
capitals mark-"	-5	1	3	1	-2	1	-1	-1
capitals mark-$	4		-2	-2	-4	-2	-2	-1
capitals mark-)	1	-3		-1	-1	-1	-3
capitals mark-,	1	-1		-2		1	-1	-3
capitals mark-.	-2	-4	-2	-1	-2	-2		4
capitals small	3	-1	-2		-2	1	-3	-1
cents capitals	-3		1		1		-1	-1
cents code	-2				-2	2
cents digits-1	3				-3	-2
cents line	-1	-1	-2	-2	-2	1		-1
cents mark-"	2		-1	-1	-4	-5	1	-1
cents mark-/	3		-1		-3	-2
cents mark-[	-1				2	-3
cents mark-☐	-1				3	-2
cents percent	1			-1	2	-3
cents small		-1		-1	2	-3	-2	-1
code capitalised	3	-2	-1	-1	-2	-1	-1	-2
code capitals	1	-1	1	-2	-3			-1
code line	2		-2	1	-3	-1	1	-1
code mark-.	3		-1	-2			-1
code mark-|	3		-1	-2	-1
code small		-1	1	-3		-1	-2	-1
date line	3		-1	-2			-1
digits-1 capitalised	2	-1	-2		1	-2	-2
digits-1 digits-1	4			-2		-1	-2
digits-1 mark-"			2		-3	-3	1
digits-1 mark--	3			-1			-2
digits-2 capitals			-2	-2		-5		-2
digits-2 cents	3			-1	-4	1	-4
digits-2 digits-2	1		-3		-2	-2		-1
digits-2 lettered-code	-3	1	1		1	-2		-1
digits-2 line	-3	-1		-2		1	1	-1
digits-2 mark-"	3		-1		-1	-1	-2
digits-2 mark-$					-2	3
digits-2 mark-+	3				-1	-1	-3
digits-2 mark--	-1		2	-1	1	-1	-3
digits-2 mark-.	-2	-1		-1	-2	2	2	-1
digits-2 mark-;	-3				1	2	1
digits-2 mark-|	-1				1	-3	-1
digits-2 small	1	-1	-1	-1	-4	-2		-1
digits-2 thousands-and-cents	1	-1			-1	1	-3
digits-2 with-digits	3			-1	-1	-2
digits-3 capitals	-1	-1	-1		2		-1
digits-3 mark-"	2		-1		-1	-1	-1
digits-3 mark-(	3		-1	-1	-1	-2
digits-3 mark-+	3					-1	-2
digits-3 mark-.	3		-1			-2
digits-3 mark-/	3		-2	-1	-2	-2	1
digits-4 digits-4	2		1	-2		-1
digits-4 lettered-code	3			-2	-1	-1	-1
digits-4 mark-)	-2		-1	3		-1	-1	-1
digits-4 mark-/	1		-3	-1	-1	-1
digits-4 mark-|	3		-2	-2		-1	-1
digits-4 masked	3		-2	-3
digits-7 mark-|	2		-1	-1	-1	-1
digits-7 small	3		-2
dollars capitalised	4				-1	-2	-1
dollars mark--	3		-1	-1	-2		-2
dollars mark-/	3		-2		-1	-1	-1
dollars mark-<	4						-4
dollars mark-@	4		-3				-1
dollars-and-cents capitalised	3			-1		-1	-1
dollars-and-cents dollars-and-cents	3	-1	2	-2	-2	-3	-2	-1
dollars-and-cents line	4		-3	-1	1	-2	-2	-1
dollars-and-cents mark-.	5	-1	-2	-1	-1	-1	-2
dollars-and-cents mark-|	4	-1	-1		-3	-1	-3
dollars-and-cents percent	-3		3				-1
dollars-and-cents small	1	-1	-1	-2	-2	-2		-1
end end	5		-1	-2	-1	-1	-2	-1
lettered-code capitals	1		-2	-1
lettered-code digits-1	3		-2
lettered-code dollars-and-cents	1	-2	1	-2	-1	-1	-2	-3
lettered-code line	5	-1	-2	-3	-2	-2	-3	-1
lettered-code mark-"	1	-1	-2	2	-2	-1		-1
lettered-code mark-)	-1			-3	-1	-2		-1
lettered-code mark-,		-1	-4		-1	1	-2	-2
lettered-code mark--	3		-1	-2		-1
lettered-code mark-;	3	-1	-1	-2	-1		-1
lettered-code mark-|	3		-1	-1		-1
lettered-code mark-–	3		-2	-1			-1
letters dollars	3				-1	-1	-3
letters lettered-code	4		-1				-2
letters line	2	-1	-1	-1	-3	-3	-1	-2
mark-! mark-!	4			-1	-1	-1	-3
mark-! mark-🎉	3						-3
mark-" capitals	2		-3		1	1	-2	-1
mark-" cents	1		-1		-2	-3	1
mark-" digits-7			-2	-1	-1	2		-1
mark-" dollars-and-cents	-2		2		-1	-1
mark-" lettered-code	3		-2	-1	-1	-1	-1	-1
mark-" small	3	-1	-3	-1	-2	2	-1	-1
mark-$ cents	4	-1	1	-2	-5	-4	-2	-1
mark-$ digits-3	3			-1		-1
mark-$ mark--	-2			-2	3	-3	-2
mark-$ thousands-and-cents	4	-1	-3	-2	-1	-2	-3	-1
mark-) line	2		-1	-1	-2	-2	-1
mark-, capitals	1	-1	-3		2	-1	1
mark-, mark-"	2	-1	-1	-2	-2	1	-3	-1
mark-, small	-2	-1	3	-1	-2	-1		-2
mark-- capital	-2				-1	3
mark-- capitalised	3	-1	-2	-1	-2	-1	-4	-1
mark-- digits-2	3				-1	-1	-1
mark-- digits-3	-2		2				-1
mark-- dollars-and-cents			2	-1	-2	-1	-1
mark-- mark-$		-1			2	-4	-1
mark-- mark--	2	-1		-2	-3	-1	1	-1
mark-- percent	-1				3	-2	-1
mark-. capitals	-2		-1	3	-1	-1
mark-. digits-4	-3			3		-1	-1	-1
mark-. dollars-and-cents	3		-1	-1
mark-. line	-2	-1	-3	2	-2	-2	-1	-1
mark-. mark-.		-2	-1		-3	-3	-4	-3
mark-/ mark-/	3	-1	-1		-1
mark-/ small	-2		2		-1	-2	2	1
mark-: small	-3		3
mark-> capitalised			2				-4
mark-> small	2		-1				-2
mark-] mark-$	3				-2	-2
mark-_ mark-_	1	-1		-1	-2	-3		-1
mark-| mark-|	-2		2	-2	-1	-1	-2
mark-– small	-2	-1	3	-1	-2	-1		-1
mark-… digits-4	2		-2
mark-✓ line	3						-3
mark-✓ mark-–	2			-1	-1	-1	-3
masked capitalised	4		-2	-3	-1			-2
masked line	4		2	-3	-1	-1	-2	-1
masked masked	4		-1	-2
percent dollars	-3		3
percent mark-$	-1	-1		-2	2	-4	-2
small capitals	4		-2		-2	-1	-1
small digits-1	-1	-1	-1	-1	-3	-1	2
small lettered-code	3	-1	-2
small line	2	-1		-2	-2	-4		-2
small mark-#	3		-2
small mark-)		-4			-1	-1	-1	-1
small mark--	4	-1	-1		-1	-1	-2
small mark-:	3		-3		-1	-1	-1
small mark-=	3	-1			-1		-2
small mark-?	3		-1			-2	-1
small mark-]	2				-1	-1	-1
small mark-–	2		-1			-1	-2
small small	1	-1		-2	-3	-1	-1	-1
thousands capitalised	-2	-1		-1	2		1
thousands line				-1		-3	1	-1
thousands mark--	3		-2		-1		-2
thousands mark-.	4		-1		-3		-1
thousands mark-/	3		-2	-1	-2	-1	-1
thousands small	2	-1		-1		-2	-2
thousands-and-cents capital	-2	-1			2	-3
thousands-and-cents digits-2	-3				2
thousands-and-cents mark-"	3	-1	-1	-1	-4	1	-2	-1
thousands-and-cents mark-.	-2				2		2
thousands-and-cents mark-/	2		1	-1	-3	-1	-1
thousands-and-cents mark-[	-3			-1	4	-4
thousands-and-cents mark-☐	-2		-1	-1	4	-6	-1
thousands-and-cents mark-☑	-2				3	-4
thousands-and-cents mark-☒	-2				2	-4		-1
thousands-and-cents percent	1		-1		1	-2	-1
thousands-and-cents small		-1	1		2	-3	-1
thousands-and-cents thousands-and-cents	3		-3
with-digits capitalised	1			-3	1	-1	-2	-1
with-digits digits-2	-3			-1	-2	3
with-digits mark-)			1	-1	-1	-3	1
with-digits mark-,	2	-1	-3	-2	1	-6	-2	-2
with-digits small	-2	-1	-4	-2	3	1	2	-2
year capitalised		-1	3	-2	-1	-1		-1
year digits-2	4			-1			-4
year dollars	4			-1	-1	-1	-2
year lettered-code	2	-1		-1	-2	-1	-1
year small	3		-1				-2
# mark both read as
 		-1		-1	-6	-5	-7	1
 current	-5				-1		5
 current?	-4	-1		-1	-1	-3	4
 paying	-2			-1	-3	2
accountName 	3		-2	-2	-1	-1	-2	-1
accountName goes on	1	-3		-1		-1	-1	-1
accountName? 	4	-2	-4
accountName? goes on?	1	-2	-2	1		-1	-1	-1
accountNumber 	4	-1	-3	-1	-2	-2	-3	-2
accountNumber? accountNumber?	3			-3
accountNumber? amount?	-2				2	-1
amount 	8	-1	-1	-1	-3	-4	-4	-1
amount amount	-3	-1	-1	-1	3	-1	-1
amount current	-4						4
amount,paying paying	-2				-2	2
amount? 	4	-1		-1	-3	-1	-1	-1
amount? amount?	-3	-1		-1	3	-2	-2	-1
amount? paying					-3	1	-1
aside goes on 	-3		3
current 	7	-1	-2			-2	-6	-2
current current	-2	-2		-3	-2	-1	2	-1
current? 	6	-1	-1	-1		-1	-4	-2
goes on goes on	-1	-2	1		-1	-3	-3	-2
goes on,current? current?	-3		-1				4
goes on? 	5	1	-5	-1		-1
goes on? goes on?		-2		-1	-2	-3	-2	-1
originalCreditor originalCreditor	-3		-1	-1		-2	-3	3
originalCreditor,current? current?	-3						3
paying 	7		-1		-1	-5	-4	-1
paying current	-4						4
paying paying	-3		-1	-1	-4	3	-2
# mark cell comes
often	-1	-2		2	-1	-1	-3	-3
twice		-3	1				-2	-2
# mark cells behind
0	1	-3		-1			1	-1
1	1	-2		-2	1	-1		-2
2		-2		-1	-2		-1	-4
3		-1		-1	-1	-2	-4	-3
4	1	-1		2	-1	-4	-2
# mark cells
1	2	-4		-1			-1	-1
2		-2		-1	-3	-4	-3
3	-1	-2	-2		-2	-3	1	-3
4	-2		3	-1	-2	-3	-1	-3
5	-2	-2	-1	-1		-1	-1	-5
# mark first of cell
0 of 1	1	-4	-3	-1	-1		2	-1
0 of 2	2		-1	-3		-2	-1	-1
0 of 3				-1	-2	-2	-3
0 of 6	-1	3	-3				-2
0 of 7	4	-1	-1	-1			-3	-1
1 of 3	1	-1	-1	-2		-2	-4	-1
1 of 4		1	-1	-3	2	-1	-5	-1
1 of 5	3	-1	-1	-2	-1		-1
2 of 3	2	-1		-3	1	-5	-1	-1
2 of 4	1	-1	-2	-2	3	2	-4	-1
2 of 6	2				-3	3	-1
3 of 4	1			-2		-4		-1
3 of 5	1	-1		-1	-1	1	-2
3 of 7	1	-1	-1		-1	-4	-1	-1
4 of 5		-1		-1	1	-1	-3	-1
5 of 7		-2		-3	-1		-1	-1
6 of 7		-2		-2	1	-4		-2
mark-#	3	-2		-2	-1		-1
mark-$	-1	-3	-1	-3	2	2	-4	-3
mark--		-3	-1	-3	-2	-4	1	-1
mark-.	-4	-2	-1		3	1		-3
mark-<	3	-1			-1	-1	-1
mark-|	6	-2	-1	-2	-3	-2	-3	-1
mark-–		-2	-1		-2	-3		-2
mark-—	4	-1	-1	-1	-1	-2	-3	-1
mark-☑	3					-1	-2
mark-❌	-3						3
# mark first of line
below blank		2	-1	-3		-3	-1	-2
below line	1	-2	-3	-1		-1	2	-1
mark-(	4	-2	-4				-3
mark-|	3	-2					-1
mark-🔴	2	-1			-1	-1	-3
# mark first word comes
always	1	-3	2	-3	-3	-5
often	-2	-5	-1	-2	1		-2	-2
often, first	1	-4	-2	-1		-2	1	-2
once	2	-3			-2	-1	-1	-1
once, first	-1	1	-1		-3	-3	-1	-1
twice		-1		-1	-3	-3	1
twice, first	4	-2	-2	-2	-1	-1	1	-1
# mark heading
-	4			-1		-1	-3
account	1	1	-1	2		-1	-2	-1
account name	-2		2	-2
account number	-1	-1	-2	2		-1	-4	1
acct	-1	-1	-3	2	-2	-2	-2	-1
amount	2	-1	-1		-2	2	-1	-1
at or	2		-1			-1
b	3		-3
bal	4		-2		-1	-1	-1
balance	-1	-1	-2	1	2	-1		-2
balance minimum	2		-1	-2
balances	3						-1	-2
bank	-1	-1	-1	2	-1	-2	1	-1
capital systems	3			-1	-2			-1
claim	3		-1		-1
client	-1	-2	1	-1	-1	-1	-2	-2
creditor	1	-3		-2	-2	-1	-1	-1
credor	2	-1	-2	-1			-1	-2
current	1	1		-1		-3	-2	-1
days	3	-1	-3	-1		-1	-3	-1
debt	-1	1	2	-3	-1	-2	-3	-1
description	3		-2
due amount	-2			1			1
equifax	3		-1	-1	-1		-2
everything	3		-2		-1		-3
familia	3		-3	-1	2		-2
finance	1		-3	-2	-1		2
first			-1		2	-1	1
frequency	2						-2
has (if	3				-1	-2
has /	1	-2	1	-3	-3	-2		-1
has about	1					-1	-3
has above	2		-1	-1	-1		-2
has acceptance	3		-1		-1		-1
has acct	-1	-1	-2	2	-3	-3	-3	-3
has active	3		-2					-2
has adverse	3			-1			-3	-1
has affirm	2		1				-3
has all	2	-1	-1	-1	-1		-2
has ally	3	-1	-1	-1	-1		-2
has ambulance	3			-1			-1
has amt	-1				2	-3	1
has an	3		-2	-1			-1
has and	3	2	1	-3	-1	-1	-2	1
has any	2					-2	-1
has are	-1		-3	1	-1	-1	2	-1
has as			3	-1	-1	-1	-1	-1
has at	1	-1	-1	-1	-3	-1		-1
has aug	-2				-1	-1	2
has auto	3			-2			-2
has b	3		-1				-2
has balances	4		-1	-1	-1		-2	-2
has before		-1		1	-1	-3		-1
has behind				-1	1	-3
has blue	-2		-1	-1	-3	2	1	1
has by	-1		4	-1	-2	-2	1	-1
has calculation	3		-3
has call	-2						3
has can	3			-1	2		-3
has center	-3		1				2
has charge-off	3		-1	-1			-1	-1
has client_id	-1			-1		1	-3	-1
has closing	3				-1	-2	-2
has comments	4				-1		-2	-1
has condition	3			-1	-1	-1	-2
has consumer			-2	-1	1	1		-1
has conta	3		-1	-1	-2	-2	-2
has copy	3		-2	-1
has counselor	3		-2				-1
has creditor		-5	-1	-1	-1	-1	-3	2
has credor	1	-1	-1	-1			-2	-3
has current	-1			-2	1	-4	-1	-2
has days	2	-1	-3	-1		-2	-1	-1
has de	2		-2	-3		-2	1	-1
has debt	-1		2	-3	-1	-2		-2
has debts		-1	-1	-3	-1	-1		-1
has do	-2	-1	3	-1	-1	-2	-1
has down	3		-2				-2
has due	-1	-1	1		-3	-4	1	-1
has dívidas	-3		2			-1	-1
has e	3						-3
has ed	3		-3				-1
has equifax	4		-1	-1	-2		-3
has everything	3		-1		-1		-3
has finance	-2		-2	-3			4	-1
has financial			1	2	-3	-1	1	-1
has first	3		-1	-1	2	-1		-1
has for	2		-1	-1	1	-1	-4	2
has frequency	3						-2
has from	1	-1		-2	-1	-1	-1	-1
has good	-2		2	-2	-1	-1	1
has group	2		-1	-1	-1		-2	1
has home	3			-1			-2
has hospital			2	-1	-1	-1	-3
has how	-2		-2	-2	1	-1	3
has i	3			-2	-1	-2	-1	-2
has id	3	-1	-2	-1	-1		-2	-1
has if	2		2		-1	-3	-1
has income	3		-1	-1	-1		-1
has information	2		-3	-2	-1		1	-1
has is	-1	-1		1	1	-3	-3	1
has keep	1	-1	-3				2
has last	3		-1	-2	-1	-2	-1	-1
has late	2	-2	-1	-2		-3	-3	-1
has lender	1	-3	-1	-1	-1	-1	-4	-2
has limit	-1		2		-3	-4	1	-1
has limite	3		-1	-1	-3	-2	-2	-1
has list	3		-2	-1	-1	-1	-2	-1
has lista	-3		2		1	1	-1
has listahan	-3		2		1
has llc	1	-1	-2	-1	1		2	-1
has merrick	-2		1	1	1		-1
has min	-3	-1	1	-2			1	-1
has missouri	-2						2
has mo	1			-1	-4		-2
has mo.	-2				-3	3	-1
has mobility	-3		1				2
has month	3		-1				-1
has monthly	1	-1	-4				-1	-2
has mortgage	-1	-1	-3	-1	1	2	-2	-1
has name		1	2	-4	-2	-3	-2	-2
has no		-1	-2	-2		-2	1	-2
has note	-3		-1	-1	-1	-2	3
has now	1		1		1	-3	-2
has number	-2	-2	1	3	-1	-2
has of	1			-3		-1	-1
has old	-1						3	-1
has opened		-1			1	2	-3	-2
has or	3			1	-4	-3
has order	3		-3				1
has origcreditor	-3	-1	1		-2	2	-1
has original	1	-1	-1		-3	-3		-1
has owe		-1		-3	1		-1	-1
has owed		-1				-4	-3	-1
has owes	3		-3	-1		-1	-1
has past	2	-1	1	-2	-4	-4		-1
has pay	2		1	-1	-3	-3	-2	-1
has payment		-1	-2	-2	2	1	-3
has period	3						-2
has personal	3		-2	-1	-1		-3
has plaintiff	3		-1	-1		-1		-1
has plan	4		-3			-1	-2	1
has pmt		-1	-1	-2	-5	1	-1	-1
has present	2				-2		-1
has principal	3	-1	-1		-2	-2
has rate	4		-2	-1		-1	-2
has re	3		-3
has recent	-1			1	-3	-1	1
has recovery	-3	-1	-1	-2	-2		2	3
has ref	3		-1		-1	-2	-2
has regional	-2		2	-1			-2	-1
has remark	3		-1		-1	-1	-2
has report	3		-1	-1	-1	-1	-2	1
has reported	-1		-3	-1	1			-1
has saldo		-2	-1	-3		-3	-2	-1
has secured		-1	1		-2	-3	2
has so	4		-3		-1		-1
has sorry	3		-2				-2
has sort	-4		1	1	-1		1	1
has sra	3		-2				-2
has standing	-2		1	1	-1	-1	2	-1
has statement	-1		-3	-1		-1	2	-1
has subject	-1		1	-1	-1		-2
has that			2	-2	-1	-1	-3	-1
has thats	3		-1	-1			-2
has the	1	-1	-3	-2	-1	-2	-1
has this	2		-1	-1		-1	-3	-2
has title	3			-1	-1
has tuc	3		-1	-1	-1		-1
has up	3			-1			-3
has us	3		-2	-1			-1
has where	-2		-1			-1	2	-1
has who		-2		-1	-1	-1	-3	-2
has whom	3	-1	-3
has x	3	-1	-1				-1
has |	3	1	-2		-3	-3	-2
high credit	3						-2
id	3	-1	-2	-1	-1	-1	-2	-1
identification number	-3			-1			3
in the	3			-1			-2
keep	3	-1	-3	-1
late	1	-1		-1	1	-3	-2
lender	1	-3	-1		-1		-2	-2
lines	3			-2			-1
listahan	-3		2		1
llc	1	-1	-3	-1	1		1	-1
lo que	3		-2				-1
m a	3						-3
means agency	1		2	-1	-1	-2	-2	-3
means balance	-1	-3	-1		1	-2	-2	-3
means date	1	-2		-1		-3	-3	-1
means money			-1	2	-3	-1	1	1
means number	-1	-4	-1	3		-2		-2
means opened	2	-1	-1	-2	1	1	-4	-1
means pastDue		-2		-2	-3	-1		-1
means status	-2			-2		-1	2	-2
means statusHint		-1		-1		-1	3
means statusLoose		-2	-2	-1	-2	-3	2
means text	1	-1	1	-2	-3	-1		-2
means veto	2			-3	-1	-1
medical	-2		-1	-1	-1		3
merrick bank	-3		1		1
min	-2		3		-2	-1	-1
monthly		-1	-3	1	-3			-1
monthly mortgage payment	-2				-2	3
monthly payment			-1		1	2	-3
monthly pmt	-3					3	-1
mortgage	1		1	-1	1		-3
mortgage payment	-1				3	-4
not	4		-2	-1			-4
notes			-1	-1	-1	-3	1	-1
now	3		-1		-1	-1
opened	1			-1		2	-3	-1
origcreditor	-3	-1	1			2	-1
owed	-1				2	-3	-3	-1
owed to	-3		3
past due	1	-1	1	-2	-4	-3
pastdue	-2				3
pay	2		1		-3	-1	-3
payment	1	-2		-3	1	-1		2
personal	3		-1	-1	-1	-1	-3
pmt	3				-2	-2	-1
portfolio recovery	3						-2	-1
rate	3		-1				-2
recent balance	3				-2		-1
recovery	-3			-1			3
responsibility individual	-3						3
revolving	-2	1	1	-1	2	-1	-1
saldo	3		-1	-1	-2	-1	-1
saldo devedor	1		-1	-1		-3	-1
sallie	2						-2
situación	-3						3
situação		-1	-1	-1	-3	1	-1
sort by	-3		2				1
status	-1	-2	-1	-1	-2	-2		1
status current	1		2				-1	-1
status open	3						-3
this	3		-3	-1			-1
union	3			-2			-1
unsecured	-4			-1	1	-1	4
usa	4		-2	-1			-1	-1
we have	-2				1		1
you have	3		-2				-1
# mark label beside
[x]	-2					3	-1
account status	-2		-1				2
bank of america	3		-2		-1
current	3		-1			-1	-3
means amountLoose	3				-2	-1	-1
means balance		-1	-2	-2	1	-3	-1	-2
means date	4			-1		-1	-4
means money		-2			-2	-2	-4	1
means name	1		1	-2	-3	-2	-4	-1
means original	-1	-1	-1	-2	-1	-1	-3	2
means paying		-1	1	-2	-3	1	-5	-1
original creditor	-1	-1	-2	-1	-1	-1	-3	2
# mark label with colon
means 	1	-3	1	-2	-1	-3	-2	-3
means agency	4		-2	-1			-2
means amountLoose	4				-1	-1	-2
means balance		-1	-2	-2	3	-3	-1	1
means date	1	-1	-1	-2	-3	-1	1	-1
means money	3	-1	-1	-1	-5	-4	1	1
means name		-3	1	-3	-2	-2	-2	1
means pastDue	4					-2	-3
means paying		-1	-2	-1	-2	1		-1
means status	1	-1	-1	-2	-2	-4	-1	-1
means statusLoose	-1	-1	-2	-3	-2	-2	1	-2
means text	3	-1	-1		-2	-1	-1	-1
note	-2						3
original creditor	-1	-1	-1	-1	-1	-2	-1	3
placed for collection	-2						3
remark	3						-3
status		-1	-1	-3	-2	-2		-2
to	2				-1
# mark last of line
mark-$	6			-1	-2	-4	-1	-1
mark-)	1	-1	1	-4	-2	-2	1	-2
mark--	1		-1	-3			-1	-1
mark-:	3		-1	-1	-1	-1		-1
mark-;	4			-1			-3
mark-|	3			-1			-3
mark-•	3						-2
mark-🎉	3					-1	-2
# mark line above
account history	3						-3
account info	3		-2	-1	-1		-1
account number	-2			3			-1
accounts	3			-1	-1		-1
begins "		-1		2	-1	-5
begins #		-2	3	-1	-2	-2	-1	-2
begins $		-1	1	-1		-4	-2	-2
begins (		-2	1	-4	3	1	-2	-2
begins -	-1	-4	-1	-3	-5	-2	-1	-2
begins [		-2		-4	-1	-2	-2	1
begins a	3			-2	-2	-2		-1
begins aaron's	-3		3		2		-1	-1
begins account	1	-1	-3	2	-3	-2	1	-1
begins accounts	3	-1	1	-1	-1		-1
begins address	-3			2	-2	-2	2	-1
begins aidvantage	4		-3		-1
begins al	3		-3		-1
begins ally			-3	1			1
begins amex	-1			-3		-2	2
begins amount	-2	-1	1	-2	-1	-3	2	-2
begins amt	-2		2				1
begins as	4	-1	-1	-1	-2		-2
begins auto		2		-3	1	-1	-3	-1
begins available	1	-1	-2	-3			1	-1
begins b	1	-1	-1	1	-3	-1	-1	-2
begins best	2	-1	-1	-2	-1	-1	-1	-3
begins both	3		-2		-1	-1	-1	-1
begins bridgecrest	2		-1		-2	-2	-1
begins capital		-1	1	-3	1	1	-2	-3
begins cards	1	-1		1			-4	-1
begins care	3			-1	-1	-1	-2
begins cash	2		-1	-1	-1		-1
begins cc	2	-1	-2	-1
begins citi	-2		1	-3	1		2	-1
begins city	1		-3		-2	-2	2
begins collection	3	-1	-1	-1	-1	-1	-2	-1
begins collections	-1	-1	-4		-2	-1	2	-1
begins comments	3		-1				-3	-1
begins conns	3		-2		2		-2
begins consumer	3	-1	-1		-1
begins convergent	3				-2	-2	-1
begins credit	2	-1	-2	1	-1		-1	-1
begins creditor	-1	-1	2	-4		-1	-1
begins current	-2	-1		-3	-2	-2	-1	1
begins date	1	-1		-3	-4		2	-2
begins dear	-1		3	-1			-2	-1
begins dept	3				-1	-2	-1
begins elan	-1	-1	-2		-3	-2		-1
begins ending	3		-2				-1
begins equifax	4		-2	-1	-2	-1	-2
begins estimated	3	-1	1	-1		-1	-2
begins feb	-3		1			-1	1	-1
begins first	-1	-1		-2		-2	2	-1
begins from	3				-1		-1
begins great	3			-1	1	1	-3	-1
begins group	-3		2	-1			1
begins hello	-1		-3		-1	-1	1	-1
begins highest	4		-1	-2	-1		-2
begins history	2		-1				-1
begins home		-1	-2	1		-2	-4	-1
begins household	2			-1	-2	-2	-1
begins how	3		-1	-1		-1	-1	-1
begins huntington	3		-1	-1	-2	-1		-1
begins hyundai	2		-2				-1	-1
begins ic	3						-2	-1
begins id	4	-1	-1	2	-1	-4	-1
begins if	4		-2	-1	-1	-2	-1	-1
begins image	1		2	-1	-1	-1	-3
begins in		-1	-1	-2	-3	-1	2	1
begins innovis	2		-1		-1
begins installment		-1	-3	-2		1	-4	-1
begins item	3		-1	-1			-2	-1
begins jefferson	-2		3	-1	-1			-1
begins last		-2		-2		2	1	-1
begins late	1		2	-1		-2	-4	-1
begins lease	1	-1		-1	3	-3	-1	-1
begins lendingclub	3	-1	-2	-1	-1		-3	-1
begins loan	1	-1	1	-3	-3	-2		-2
begins loans	2	-1	-1		-2	-2	-3
begins macy's	-1		-1	-1	3		-1
begins may	3		-1				-1
begins member	3			-2	-1		-1
begins menards	2		-1	-1		-2	-2	-1
begins mine	3		-1	-1	-1		-3
begins mohela			-2		-3	-2		-1
begins mortgages	-2		-1	-1	3		-1
begins my	4		-1	-1	-1		-2
begins name		2	-4	-1	-3	-3	1	-1
begins next	-3		-1	1	-1		2	-1
begins ok	2		-1	-1	-1	-1	-3
begins open		-1	-2	-1	2	1	-3	-1
begins opened	4			-1	-1		-4	-1
begins original		-1	-1	-4		-2	-2	1
begins other	-1	-1		-1	-3	-1		2
begins our	1		-3		-1			1
begins outstanding	3		-1	-1			-2
begins owed				-1	1	3
begins paid	-3	1	2	-1		1	-2	-1
begins patient	3				-1	-1
begins pmt	3		-1				-1
begins pnc	2			-1	-1	-1	-3
begins po	-2	-1					-3	-2
begins prairie	2	-1	-1		-1	-1
begins public	3			-1	-1		-1
begins rent	3		-1	-1	-1	-2	-2
begins reported	2		-2	-1	-1	-2	-2	-1
begins revolving			1	-2	1	1	-3	-2
begins rooms	-2			-1	3	-1
begins salt	-2			2
begins sam’s	1		-2				1
begins scheduled	1			-2	-1	-1	1
begins seller	1		-3		-1		1	1
begins sent	3		-1		-1	-2	-1
begins seq	3		-1		-2	-2	-2	-1
begins sorry	3			-1		-1	-3	-1
begins state	3				-2		-1
begins status	1	-2		-4		-2
begins subject	4		-2	-1
begins subtotal	3		-1		-1	-1		-1
begins syncb/lowes	3		-1				-1	-2
begins synchrony	1	-1	-3	-2	-1		-2
begins t-mobile	3		-1		-2
begins tarjeta	-3		3				1
begins tarjetas	3		-1	-1			-3
begins thats			-2	1	-1		-4
begins then	1				-1	-1	-4	1
begins this	3		-1	-2		-1	-1	-1
begins to	3		1		-2
begins total	3	-1	-2	-2	-2	-4	-4	1
begins toyota	-3			-1	-1	1	1	-1
begins tradeline	-3	-1	4	-2	-1	-1
begins tradelines	3		-2				-1
begins transcript	3			-1	-1	-1	-4	-1
begins transunion	5	-1	-1	-2	-1		-1	-2
begins transworld	-1		-1	1			3
begins tri-county	2			-2	-1
begins truck	1				-1		-3	-1
begins tu	3		-2			-1
begins type	3		-1	-1	1	-2	-3	-1
begins uncle	3		-3				-3
begins updated	3	-1					-1	-1
begins us	3	-1	-3		1	-1	1	-2
begins verizon	3			-1		-2		-1
begins we	2	-1		-1	-1		-1	-1
begins what	-1	-2	1	-4	2	-2	-1	-1
begins year	4				-1	-1	-3
begins yes	2		-3		-1	-1	-1	-2
begins your				-3	-1	-1	2	-1
begins |	1	-1			-2	-1	-5	-2
begins ·	3		-2	-1	-2	-2	-3	-2
begins •	2	-1	-2	-2	-4	-3	-1
begins ◦	4	-1	-2	-1	-2	-1	-3	-1
begins ☐	3	-1		-2	-4	1	-4	-1
begins 信用卡	3		-2			-1	-2
begins 欠款	3	-1	-1	-2	-2	-1		-1
cards	1		2	2	-2		-3
contact info	2			-1			-1
in collections	4		-1	-1			-3	1
loans	-1			1	-1	-1	-3
lvnv funding llc	3		-1	-1			-2
make a payment	1		-3	2
means , short	2	-1	-1	-3	1	-2	-5	-1
means amountLoose	3		-2	-1
means balance, short	3		-2		1		-3
means money	2	1	-3	-3	-2		1
means name		-2	1		-3	-2		-3
means name, short	3		-2	-2			-1
means number	-3	-1		2		-1	-1
means original				-4	1	-1	-3
means pastDue, short	3						-2
means paying		-1	1	1	-1	1	-4	-1
means reported	4	-1	-1				-2
means statusHint			1	-3	-1	-1	1	-1
means statusHint, short	3						-2
medical	3		-1				-2
none	4	-2	-1	-2	-4	-2	1	-2
original creditor	-1		-2	-2	-1	-1	-3	1
our information shows	1		-3	-3		-1	-2	1
pattern "#","w	1	-2			-3	-3	-1
pattern "#","w, first		2	-1				-3
pattern "M#","	1	-1	-1	-1	-2	-3	-2	2
pattern "w","w	2	-2	-1	1	-4	-5	-3	-3
pattern "w","w, first	4	-1	-1				-2
pattern "w(w)"	-1		1		-2	-2	-3
pattern #)#w:M	3					-1	-1	-1
pattern #)w,w#	4		-1	-1	-1	-1	-3	-2
pattern #)w,w.	3		-2				-1
pattern #)w,wM	-1		3	-1			-4
pattern #.w	3		-2	1	-2	-2	-3	-1
pattern #.w#.$	3			-1	-2	-2	-1
pattern #.w#w)	1			1		-1	-3	-2
pattern #.w,w#	5		-2	-1	-1	-1	-3	-2
pattern #.w,wM	3	-1		-1	-2	-3	-3	-2
pattern #.w?	3		-2				-1	-1
pattern #w#MMM	2	-1				-3	-1	1
pattern #w#w			1		1	1	-3	-1
pattern #w/wMM	2		-2		1		-2
pattern #w:w,w	3	-1	-1	-1		-1	-2
pattern #wMwMM	-3		4
pattern $M, first	2					-2	-1
pattern (w)w,w	2		-1		-1	-1	-2
pattern (w,w)	-3		-1		1		2
pattern ------		-2	-1	-4	-1	-1	-1	1
pattern -wM(w)	-3						3	-1
pattern -wM(w), first	-3						3
pattern -wMwMw	-1		2			-1	-3
pattern <_w_w=	4				-1	-1	-2
pattern M	-2	-2	1	-2		-3	1	-3
pattern M.w(w)	3		-2		-1
pattern M/M/Mw	3	-2	-1	-1		-1	-2	-1
pattern M/MwMM	3		-1		-1	-1	-2
pattern Mw#wMM	-3	-1	2	-1	1	-2	1	1
pattern M✓✓✓✓✓	3				-1	-1	-3
pattern w#	1	-2	-1	-2	-1	-3	1	-2
pattern w#####	3		-1	-2	-1	-1	-1	-1
pattern w#$M	3		-1		-2	-1
pattern w#$M☐$	1	-1	-2	-1	3		-2	-1
pattern w#$M☑$	1				3	-2
pattern w#)	-1	-1		2	-1	-1	-3	-2
pattern w#, first	3						-3
pattern w#M	1	-1	-3		-2	-1	-1
pattern w#MMw	2	-1		-1		-1	-4	-1
pattern w#w		-1		-1	-4	-3
pattern w#w#w?	4		-3	-2		-1	-1	-1
pattern w#w,wM	2		-1	-1				-1
pattern w#wM	-3		2				1
pattern w#wMMM	-2	-1	-1	-1	-2		1	-3
pattern w#wMMw	-2	-1	2	-1	1	1	-3	-1
pattern w$#,Mw	4		-1	-1	-3	-2	-2
pattern w$M$Mw			2		-2	-1	1
pattern w&w,w.	3			-2	-1		-1	-1
pattern w(w)#M	-2		4	1			1	-1
pattern w(w),w	4		-2	-1	-1	-1	-3
pattern w(w)-M	-1		-3	-1	-1	-1	1	-1
pattern w(w)..	1		-2	-3	1		1
pattern w(w).w	3		-1				-2
pattern w(w)w	2			-2			-1
pattern w(w)wM	1		3	-1	-1	-1	-1
pattern w, first	-1	2	-3	1		-2		-1
pattern w,w	-1	-2	-1	-3	2			-3
pattern w,w#	3			-1	-2
pattern w,w#.w	2						-3
pattern w,w,w,		-1		1	-4	2	-2	-2
pattern w,w.	3			-1	-1	-1		-1
pattern w,w.w,	4		-4				-2
pattern w,w.w.		-1	1	-2	-1	-2	-3	1
pattern w,w.wM			2		-1	-1	-3
pattern w,w:	-1	-1		1		1	-3	-1
pattern w,wM	-1		-2	1	-4	-1	1	1
pattern w,wM.w	1		-1	-1	-1	1	-3
pattern w-#w	2		-2				-2	1
pattern w-MwMw	2		-2
pattern w.	3			1	-1	-1	-2	-1
pattern w.....	2	-1	-2	-2	-4	-1		-2
pattern w.w,w#	3		-1				-2
pattern w.w,w.	3		-2			-1	-2
pattern w.w,w:	3		-2				-1
pattern w.w/w	-1		-1	-3		-2	1	-1
pattern w.w:	1		1	-2	-1	-1	-1	-1
pattern w/w#w	-3		1					1
pattern w/w/w/	1		2	-1	-2	-1	-3
pattern w:#	-1	-1	2	-2	1	1	-3	-1
pattern w:$Mw:	3		-2			-1	-3	-1
pattern w:M		-1	-2	-2	-3	-2		2
pattern w:M/M/	4	-1	-2	-1	-1	-1	-1	-1
pattern w:MMM	3				-1	-1	-2
pattern w:Mw	-2	-2	4		-1	-1	-3	-1
pattern w:Mw:M				-2	-1	-3	1	-2
pattern w:Mw:w	3		-2		1			-1
pattern w:MwM/	-3				1	2
pattern w:w		-2	-1	-3		-2	1	-1
pattern w:w,w.	3		-2	-1	-1		-1	-2
pattern w:w:	-2	-1		2	-1	-1	-1
pattern w:w:M	4				-1	-1	-2
pattern w:w:w:	-4			4	-3	-2		-1
pattern w:wM,w	-1		2	2			-2
pattern w:wMw,	3		-1		-1		-2
pattern w;w;w;	2		-3	-1	-1	-2	-1	-1
pattern w>M<	-3			-1			3
pattern w?				-3	2	-2	-2
pattern wM	-1	-1		-2	-1	-2		-3
pattern wM,w,w	3			-1	-1		-1
pattern wM.	3		-1				-1
pattern wM/M/M		-1	1	-2	-2	-3		-3
pattern wM/M;w	4		-1				-3	-1
pattern wM/MwM	2						-2
pattern wMMMMM	3			-1	-1	-1	-1	-2
pattern wMMw	1		-3	-1	-1	-1	2	-2
pattern wMMwM/	3		-1				-2	-1
pattern wMw#Mw		-1	-1			1	-2
pattern wMw,w	3						-2	-1
pattern wMw:w	-3	-1	1	2	1
pattern wMwM		-1	2	1	-3	-1	-4	-2
pattern wMwM/M	2		-2	-3		-1	1	-1
pattern wMwMMw		-1	-1	-1		1	-3	-1
pattern wMwMwM		-1		-1	-1	-1	1	-3
pattern w|w|w|	3		-2	-1	-2		-2
pattern |w|#|M	3		-1				-2
payment status	-3						3
tarjetas	3		-1	-1			-2
transcript	2		1	-1	-1	-1	-4
# mark line below
begins "		-1		1	-2	-5
begins $				-1		2	-3	-1
begins (	2	-1	-1	-3	1	-1	-3	1
begins *	1	-2	-1	-3		1	-2	-2
begins ,	4		-2		-1	-2	-1
begins -	3	-3	-1	-4		-1
begins >	3		-2		-1	-1	-2	-1
begins [	2	-1	-4	-2		-1	-1	1
begins ]	3			-1	-1		-1
begins a	-2		-2	-2	-1	-1	2	-2
begins account		-2	3	-6	-3	-1		1
begins accounts	3	-1			-1		-2
begins acct	-3		2	-5	1		-1	-3
begins adverse	3				-1		-2
begins afni	-2		1	-2	-1		-1	1
begins agency	-3		1		1	-1	2
begins aluguel	3				-2	-3
begins amex	2		-2			-1	1
begins amount	4	-1		-3		1	-3	-1
begins and	1		-3	1	-1	-1		-1
begins as	1			-3	-1	-1	-1	1
begins auto		-1	-3	-1	3	-2	2	-1
begins avant	-2		2	-1	1	1	1	-1
begins b	1	-1	1	-5	-2	-1	3	-2
begins bal	1			-3
begins between	3				-3	-1
begins both	2	-1	-1	-2	-1	-2	-1
begins c	4	-1	-1	-1	-3	-1
begins call	2		-1	-1		1	-3	-1
begins can	3						-2
begins capital		-2	2	-2		-1	-4	-3
begins car	3		-3	-2	-2	-1	-3	-1
begins carro	3		-2	-1			-1
begins cc	3		-2	-1			-1
begins checking	3			-2			-2
begins citi		-1	1	-1	1	-1	-3	-2
begins clm	3	-1	-2	-1		-1	-1	-1
begins condition	1		1	-4
begins confidentiality	3			-1	-1	-1	-1
begins convergent			-3	-1	2	1	-1	-1
begins credit	2	-1	-2	1	-2	-3		-2
begins creditor		-1		-2	-2	-2		-3
begins current		-1	-1	1	-2	-1		-3
begins còn	3		-2				-1
begins date	1	-2	-1	-3	-2	-1	2	-2
begins defendant	2		-1	-1	-1		-1
begins dept	-2		2		-2	-3	1
begins did	4		-3		-1	-1	-2
begins document	3			-1	-1	-1
begins dr	2		-2	-3	2	1	-1
begins ecoa	2			-2	-1	-2		-1
begins estado	3			-1			-1	-1
begins farm	2		1	-1	-3	-1	-1
begins file	2	-1	-1		-1
begins financial	3					-1	-2
begins fingerhut	5		-4	-1	-1	1	-1	-1
begins for	-1		1	-1	-1	-4	1	-1
begins from	3		-1		-1	-1	-2	-1
begins good	-3		2				1
begins grand	2				-1	-1	-1
begins heloc	-3	-1	3
begins hers	3	-1	-2	-1	-1	-1	-2
begins high	3	-2	-1	-2	-1
begins highest	2			-3			2
begins household	3		-3	-1	-1
begins i	3	-1	-1	-2	-1	-4	-1	-2
begins image				-1	-3	-1	-2	1
begins include	3		-2					-1
begins inquiries	2		-1	-1	-1	-1	-2	-1
begins installment	-1	-1		-2	1	3	-2	-1
begins interest	1				-3	-1	1
begins kay	3		-2	-2		-1		-1
begins lease	-2		1	-1	1	2	-2	-1
begins lendingclub	3		-2	-1	-2
begins limit					2	-1	-3
begins loan	-1	-3		-2	-3	-3		-2
begins loans	3		2	-1	-2	-1	-2
begins mine	3		-1				-2
begins monthly	1		-1	-3	1	-2		-1
begins my	3		-1	-1	-1	-1	-3	1
begins name	3		-2	-1	-1		-1
begins netflix	3		-1		-2		-1
begins no	3	-1	1	-1	-1	-2	-1	-2
begins nonpriority	-3		2	-2	3	-2	-1	-1
begins not	3	-1	-1		-1	-1		-2
begins number	3	-1	-2				-1
begins official	3			-1	-1	-1	-1
begins opened		-1	-1	-3	-1	-1	-1	1
begins orlando	3			-1			-3
begins owe	-1		-2	2	-1		1	-1
begins p.o	-2	-1	3	-1	-1		-1	-1
begins part	3			-2	-1	-1	-1	-1
begins patient	1	-1		-3	-1		-1	-1
begins patients	3			-2	-1		-1	-1
begins plan	3			-1			-2
begins po	-2		1	1	-1	-3		-2
begins principal	-1		2	-1			-3	-1
begins provide	3				-3	-1
begins préstamos	4		-2			-1	-4
begins public	3		-1	-1	-1		-2	-1
begins reply	2		-1				-2
begins resurgent	2		-1				-3
begins revolving		-1	-2	-2	2	1	-3	-1
begins saldo	2		-1	-2			-4	-1
begins santander	1		1	-1	-1	-4
begins savings	5			-2	-3	-2	-1
begins scheduled	4			-2	-1	-1	-2
begins section	4		-1	-1	-2	-3	2	-1
begins sent	3				-2	-1	-3
begins sheffield	2		-2				-1
begins signed	4		-1	-1	-1	-1
begins statement	2			-2	-1
begins status	-3	-1	1	2	-3	-1	1	-1
begins subtotal	-2	-1		1	2	2	-3	-1
begins suffix	4		-1				-3
begins synchrony	1	-2	3	-2	-1	-1	-2	-1
begins t	1	-1	1	-1	-3	-3	-2	-2
begins tarjeta	2		-1			-1	-1
begins tax	3		-1	-1	-1		-1
begins thank	4		-2				-2	-1
begins this		-1	-1		-3	-2	1	-1
begins total	1	-2	-1	-1		-3	1	-4
begins transunion	4		-1	-1	-1	-1	-2	-1
begins type			2	-3	-2	-1	-1	-1
begins tổng	2	-1	-2		-1	-1	-1
begins uncle	3		-1				-2
begins wakefield	-2		1				2
begins was	3		-1					-1
begins what	5		-1	-1	1		-3	-1
begins who	-1		-1	-1	-1	-1	3
begins |	1	-1	-2	-3	1	-1	-4	-1
begins ~	3		-1		-1	1	-3
begins ·	3			-2	-2	-1	-3	-2
begins •	2	-1		-2	-3	-3	-1
begins ◦	3	-1	-2	-1	-2	-1	-2	-1
begins ☐	2		2	-2	1	-3	-4	-1
begins ☑	2		-1		2	-2	-3	-1
begins ✓	3		1		-1	-1	-3
begins 💳	-1		-2		-1		1
means money, short	3				-1		-2
means paying	-2	-1					3
means paying, short	-3				-2	3	2
none		-2	1	-4	-4	-5		-3
pattern "#","w		-2			-3	-3	-1	1
pattern "#","w, first		2	-1				-3
pattern "M#","	1	-1	-1	-1	-2	-3		1
pattern "w",""	-1		1		-1	-1	-2	-1
pattern "w","w		-1	-2	3	-2	-2	-1	-1
pattern #	1	-2	2	-4	-4	-2		-2
pattern #)#w#w			2		-3
pattern #)w	3					-1	-3
pattern #)w(w)				-1	1	-2	-4	-1
pattern #)w,w#	1		3	-1		-1	-3	-1
pattern #)w,wM	3		-1				-2	-1
pattern #.w	2			-1		1	-4	-2
pattern #.w#w)	1		3	-1	-1	-1	-2	-1
pattern #.w(w)	3	-1	-3	-2	-1	-1	-1	-1
pattern #.w, first	3				-2	-2
pattern #.w,w#	1		1	-1	-2	-2	-3	-2
pattern #.w,w,	2	-1	-1	-1	-2	-2	-1
pattern #.w,wM	3	-1	-1	-1	-1	-3	-3	-1
pattern #.w...	1		2	-1		-2	-1	-1
pattern #.w.w#	3				-1	-1	-1
pattern #wM/M/	3		-1	-2
pattern #wMM	3		-3
pattern #wMMMM	3	-1	-3		1		3	-1
pattern #wMMMw	-2		-1			-1	3	1
pattern #wMwM#	-3		1		1	1	-1	-1
pattern $M, first					-3	2
pattern +-----	3	-1	1		-2		-2
pattern -w(w)M	1						-2
pattern -w(w)w	1				1	-1	-3
pattern -w::M	-3		3	-1
pattern </w>	3		-1	-1	-1	-1	-1	-1
pattern <_w_w=		2	2	1	-3	-3	-1	-1
pattern <w="#"	3				-1	-1
pattern <w_w="	3		-1		-1	-1	-1
pattern M		-1	2		-2	-3	1	1
pattern M, first				1		-1	-3
pattern M/M/Mw		-2		-1	-1	-2	-3	-1
pattern Mw		-1		-3	-1	-1		-2
pattern Mw#wMM			1	-1	3	-2
pattern Mw:Mw:	-2		3		-1
pattern Mw:w:w	3	-1	-1			-1	-1
pattern MwMw	-3	-1	2				2
pattern M✓✓✓✓✓	-2	-1		-2	-2	-2	2	-1
pattern w#####	3			-2	-1	-1	-2
pattern w#$M	3				-3
pattern w#$M$M	-2	-1	-2	-3	2	3	-3	-1
pattern w#), first	-3			1			2
pattern w#, first	1	-3		-1	-1	-1
pattern w#:#	3		-1	-1		-1	-1	-2
pattern w#M,w:	-1		1	-4		-1	-2	1
pattern w#MMMw	-2	-1	3		-1	-1		-1
pattern w#MMw	-1	-1					3	-1
pattern w#MMwM	-2		2	1	-1	1		-2
pattern w#Mw	4		-2		-2		-2
pattern w#Mw#	2					-1	-2
pattern w#Mw#M	3		1			-2	-1	1
pattern w#w	3			-1	-3	1	-2	-1
pattern w#wM/M	-1		1	1	-1	-2	-3	-1
pattern w$#,Mw	1	-1	-1	-2	-2	-4	-2	-2
pattern w$M$M	-4	-1				1	2
pattern w$M$Mw	1		3	-1		-2
pattern w(w):#	3					-1	-2
pattern w(w)wM	-3	-1	3			-1		-2
pattern w,w,Mw	3		-2			-1	-2	-1
pattern w,w,w#	-2		-1				3
pattern w,w,w,	1		1	-1	-3	-3	-3	-2
pattern w,w.	2		-1	-1	-1	-1	-1	1
pattern w,w.w.	4		-2		-1
pattern w,wMw.	3		-1				-1	-1
pattern w,wMwM	1		-3			-1	1
pattern w-	3				-1		-1
pattern w-w#MM	2	-1	-2	-1	-1	-1	-1	-1
pattern w.	2		-2	-2				-2
pattern w.....	2	-2	5	-2	-1	1		-2
pattern w.:#	-3		1				-2	3
pattern w.w	1	-1	1	-2	-4	-2	1	-1
pattern w.w(w)			-3	-2	1		1	-1
pattern w.w,w,	2		-2
pattern w.w.	2		2	-1	-2	-1	-3	-1
pattern w.w.w,	3		-2			-1	-2
pattern w.w.wM	3		-1				-1
pattern w.wMw#	-3		1			-1		-1
pattern w/w...	1		1	-2	-2	-1		-1
pattern w/wMMM	-3	-2	-1		2	-1	-1	2
pattern w:	-1			1	-3	-2	1	2
pattern w:#w:w	3	-1	-3	-1	-1		-1
pattern w:$M	-3				1	-2	2
pattern w:$Mw:	3		-1	-2		-2	-2	-1
pattern w:, first	3						-2
pattern w:-M/M	3						-3
pattern w:>M<w	3						-1	-2
pattern w:M	-1	-2	2	-1	-3	-3
pattern w:M/M	3				-1	-1	-2
pattern w:w	-2	-2		2	-1	1	-2	-3
pattern w:w#M	-2	-1	2	1			-2	-1
pattern w:w$#,	-1				2	-1	-2
pattern w:w(w)	-3		3	-1		-1	1	-1
pattern w:w,w	5	-1	-3	-1	-1		-1	-2
pattern w:w,w#			-3	-1	1	-1		-1
pattern w:w.w	-2		2	-1		-1	-1
pattern w:w.w,	4		-3				-2
pattern w:w/w			-1				3
pattern w:w:w:		-1	-1	-2	-3	-1		-1
pattern w:wM	-3		2	1		-1	1	-1
pattern w:wM/M	-1		3	-1	-1	-1		-1
pattern w>M<	3					-1	-1	-3
pattern w?	3		-3	-1	-1	-2	-1	-1
pattern wM	-1	-2	-1		-2	-2		-1
pattern wM#	2		-1				-2
pattern wM(w)#	3		-1	-1			-1
pattern wM,w	3						-2	-1
pattern wM/M	-2		1	1	-1	-1	1	-1
pattern wM/M/M	-1	-1	3	-1	-3	-2	-4	1
pattern wMM		-2	-1	-3	-3			-3
pattern wMM, first	3	-1	-2
pattern wMMMMM	-1	-1	-3	-1	1	1	-1	1
pattern wMw#:#	3		-1			-1	-2
pattern wMw,w	-4		2				4
pattern wMw.w#	-3		2				1
pattern wMwM.w	2		-1	-1	-1		-3
pattern wMwMMw	1	-1					-3	-1
pattern wMwMw.	3		-2		-1	-1	-3
pattern wMwMwM	-2	-1	1		-2	3	-1	-1
pattern w–w	3		-1	-1	-1		-2
pattern w☐w	3					-2
pattern ©Mw,w.	3		-1		-1		-1
pattern ✓w/w	2					-1	-2
pattern ✓w/wMw	3						-2
# mark pattern comes
always	2	-3	1	-1	-2		-2	-2
often		-4	-5		-1	1	-2	-3
twice		-3		-2			-1	-4
# mark place
0		1	-5	-2	-2	-1		-2
1	1	-3			-1	-1
2		-2	-1		-1	-3		-2
3		-1		1	-2	-1	-1	-3
4	1	-3		-1		1		-1
# mark read as, shape
accountNumber mark--	-2	-1		3		-2	-1
accountNumber mark-/	3		-2	-2		-1	-1	-1
amount mark-$	-2	-1	-1	-2	2	-5	-1
amount? mark-$	1			-1		-4
amount? mark-.	-3			-1	3	-1	-2
aside amount? mark-$	3				-1	-2
current mark-"	-4						4
current mark-)	-2		-1				3
current mark-,	-3		-3				3
current mark-<	-3						3
current mark-–	-3		-1		-1		3
current mark-—	-4		-1				4
current mark-✓	-3			-1			3
current mark-🟢	-3						3
current? mark-&	-3		2
current? mark-,		-1	-4	-1	-2	-2		-2
current? mark--	1		1		-1	-1	-3
current? mark-.		-1	-3	1	-2	-2		-3
current? mark-/	-3		-1	-1		-1	3
current? mark-:	-3						3
current? mark-—	-3						3
goes on mark-+	-2		3
goes on mark-.		-1		-1		-2	2	-1
goes on mark-/	1	-1	-1	-1	-1			-3
goes on mark-:	3	-1	-2
goes on mark-→	-3		3
goes on? mark--	1	-1	-1	-3
originalCreditor mark-(	-2							2
originalCreditor mark-)	-3						-2	3
paying mark-"	-3		-3	-1	-1	3	-1
paying mark-,	-3		1	-1	-3	3	-2	-1
paying mark--	2			1	-1	-3	-1
# mark read as
accountNumber	-3	-2		3	-1	-3	-3	-2
amount	-3	-1	-1	-2	4	-6	-3	-1
amount?	-3	-1	-1	-2	3	-4	-3	-1
aside amount?	3				-2	-3
aside paying	2				-2	-3
current	-3	-2	-1	1	-3	-4	4	-1
current?	-1	-2	-2	-1	-3	-2	1	-3
goes on	-2	-3	1		-2	-2	-1
goes on?		-3		-1	-2	-2	-2	-2
no debts	2		-1	-1	-3	-4	-2	-1
no part	2	-1	-1		-5	-4	-3	-1
no part, in row	1	-1	1	-3	-6	-5	-9
originalCreditor	-3	-1	-1	-1	-1			2
originalCreditor?	-3		2					1
paying	-4	-1	-1		-1	4		-2
paying?	1		-2		-3	1	-1	-1
# mark read in
accountName, one debt a line	3	-2			-1		-1
accountNumber, tables and labels	-3	-1	-1	3	-2	-2	-2	-1
amount, one debt a line	-3	-1	-1	-1	3	-3	-3	-1
amount, tables and labels	-2		-1	-1	2	-5	-2	-1
current, a notice about one debt	2	-1			-2		-2
current, one debt a line	-1	-2		-2	-2	-2	1	-2
current, records of labels	3	-1	-1				-3
current, tables and labels	-1	-1	-3	1	-1	-2	1	-3
goes on, tables and labels	-1	-3	1		-2	-1	-1	-1
no part, a bullet for each debt	1	1	-1	-2	-2	-2	-3	-4
no part, a letter about one debt		-1	1	-2	-2	-2	-1
no part, a notice about one debt		-1		-3		-1	-1	-1
no part, a paragraph for each debt	1			-4	-3	-3	-4	2
no part, cards	-1	1	1	-1	-2	-2	-4	-3
no part, cards of a portal	5		-1	-4	-1		-1	-2
no part, columns by their place	3	-3	-1	-1	-2	-3	-2	-4
no part, headings on several lines	3	-1	-3	-1		-2		-1
no part, none	2	-3	-1		-2	-3	-1
no part, objects	5	-2	-3	-2		-1	-1	-1
no part, one debt a line	1	-4		-1	-7	-6	-9	-2
no part, records of labels	5		-2	-3	-1		-1	-1
no part, running text	2	-2	-1	-4	-1	-1	-5	-1
no part, tables and labels	1	-2		-2	-7	-4	-6	1
originalCreditor, tables and labels	-3			-1	-1		-2	2
paying, one debt a line	-1	-1	1		-4	2	-1	-1
paying, tables and labels	-2		-1		-3	3		-2
# mark shape and behind
mark-" capitals	2	-1	-3	-1		2	-2	-2
mark-" cents	2			-1	-4	-5	1	-1
mark-" digits-1	-1		3		-3	-3	1
mark-" digits-2	2	-1	-1	-1	1	-3	-2
mark-" digits-3	3		-1		-1	-3	-1
mark-" digits-4			1	-4	-1	1	-1
mark-" dollars-and-cents	-2		2		-3	-2	-1
mark-" lettered-code	2	1	-2	-3	-2	-1		-1
mark-" mark-,	2	-2	-2	-2		1	-3	-2
mark-" mark-:	3		-1	-1	-1	-1	-1
mark-" thousands-and-cents	2		-1	-1	-4	1	-3	-1
mark-# code	5		-2	-3	-1		-1
mark-# lettered-code	3		-3	-4	-1	-1	2
mark-# masked	4		-2	-2	-1
mark-# small	3		-2
mark-$ capitalised	4			-1	-3
mark-$ cents	-2	-2	-1	-2	1	3	-1	-1
mark-$ digits-1	-3	-1		-1	2	3	-1
mark-$ digits-2	-2			-1	-2	3	-1	-1
mark-$ line	4			-1	-2	-5		-1
mark-$ mark--	-1	-2		-2	2		-4	-1
mark-$ thousands-and-cents	-1	-3	-1	-3	3	-2	-1	-2
mark-& capitalised	-1	-2	1	-1	-2	-2	1
mark-& capitals	-1	-3	1	-1	-1	-1		2
mark-' small	-2					-2	3
mark-( capitalised	1	-3		-2	-2	-2		-1
mark-( capitals		-2	2	-2	-3	-2	-4
mark-( lettered-code	-1	-1	-1	-3	-1	-2	1	-1
mark-( line	-3						3
mark-( mark-.	6		-5	-5		-2	-2	-1
mark-( mark-…	3		-3				-1
mark-( small	3	-3	-1	-1	-1	-1	-1	-1
mark-) code	1	-1	1	-2	-4	-1	-1	-2
mark-) digits-1	-2		-1		-2	-1	3
mark-) digits-4	-1	-1	2	-2	-1	-1	-2	-3
mark-) digits-7	-1	-1	2	-1	-1	-2	-5	-4
mark-) dollars-and-cents	2	-1	-1	-1	-1	-1	-5	-1
mark-) end	3						-2
mark-) lettered-code	2	-2	-1	-2	-1	-1		-3
mark-) line	1	-1		-4	-2	-2		-1
mark-) mark-"	-5		3		2	-1		-1
mark-) mark-,	-4	-1	3	-2	-2	-1	1	-2
mark-) mark--	-3	-1	3		-1	-1		-1
mark-) mark-.	-1	-1	3	-2	-1	-2	-3	-1
mark-) mark-:			2	-1	-1	-1	-3	-1
mark-) masked			1				-1	-3
mark-) percent	-2		3
mark-) small	-2	-1	4	-1	-2	-2	-3	2
mark-) thousands	-2		2		-1		-1	-1
mark-* capitalised	3	-1		-1	-1	-1	-3
mark-+ capitalised	-1		-1	-1	-1	-1	4
mark-+ capitals	3		-1				-2
mark-+ small	-2	-1	-2		-1	-1	3
mark-, capitals	1	-4		-2	-2	1		1
mark-, code	1		-3		3		-2
mark-, digits-2	-2	-1	-3	-2	2		-2	-2
mark-, digits-7	1		-3		2	-1		-1
mark-, dollars	5		-4		-1	-1	-2
mark-, dollars-and-cents	3	-1	-4	-1	-3	-2		-1
mark-, lettered-code	2	-1	-3	-3	-1	1	-3	-2
mark-, letters	3	-1	-4	-2	-4	-4	-2	-2
mark-, small	1	-1	-4	-1	-2	-1		-1
mark-, thousands-and-cents	2		-3	-1		-1
mark-, with-digits			-5	-2	1	-1	-2	-2
mark-- capital	-4	-1		3	-2	2	-1	-1
mark-- capitalised		-3	2	-2	-3	-1	1
mark-- capitals		-3		-3	-1	-1	-1	-3
mark-- cents	4		-2	-1	-2	-2	-1
mark-- date	3			-2			-1
mark-- digits-1	3			-1	-1	-1	-3
mark-- digits-2			2	-2	-3	-5
mark-- digits-3	4		-4	-2	-1	-1
mark-- digits-4	4	-1	-2	-3	-1		-1
mark-- dollars	6	-1	-4	-2	-2	-1	-2	-1
mark-- dollars-and-cents	4	-1	-4	-2	-1	-1	-2	-1
mark-- lettered-code	-2	-2		3	-2	-3	-2	-1
mark-- line	1		-1	-3			-2	-1
mark-- mark-$	-2	-1		-2	3	-3	-2	-1
mark-- mark--	2	-1	-3	-3	-4	-3		-1
mark-- masked	-1			3			-1
mark-- small	1	-2	-1	-3			-2	-2
mark-- thousands	2		-4	-1		-1		-1
mark-- thousands-and-cents	4		-2	-1	-3	-1	-1	-1
mark-- with-digits	4		-2	-1	-2	-1	-1
mark-- year	-3	-1	3			-1
mark-. capital	2			-1	-1	-1	-1	-1
mark-. capitalised	1	-2	-1	1	-1	-3	-2	1
mark-. capitals	1	-3	-1	2	-2	-2	1	-2
mark-. cents	4		-1	-1	-1	-2	-1	-1
mark-. digits-2	-1	-2	-2	-2	2	-1		-3
mark-. digits-4	-2		2	2	-1	-1	-3	-2
mark-. end	4		-1	-2			-1	-1
mark-. lettered-code	-3	-1	3	1	-1	-1	1	-1
mark-. mark-"	-5		4	-1		-2	1	3
mark-. mark-(	-2	-1	3	-1	-2	-1	-2
mark-. mark-,	-2		2	-2	-1	-1	-3	2
mark-. mark-.		-2	-8	1	-4	-5	-3	-3
mark-. mark-|	3		-1				-2
mark-. masked	-2	-1	1	-3	-1	-1	-2
mark-. percent	3			-1		-1	-2	-1
mark-. small	-1	-1	2	-3	-3	-2	1	-1
mark-/ capitalised	-2	-4	1	-2	-3	-2	-1	1
mark-/ capitals	-3	-3	3	-1	-2	-3	2	3
mark-/ cents	3		-1		-2	-2		-1
mark-/ code	3		-2	-1		-1	-1
mark-/ digits-2	1	-1	2	-1	-1	-2	-2	-1
mark-/ digits-3	2		-3	-1	-1		-1
mark-/ digits-4	3		-3	-2	-1		-1
mark-/ mark-/	2		-2	-1	-1		2
mark-: capitalised	4	-1	-4	-1	-1	-1	-4	-1
mark-: capitals	1	-3		-1	-2	-1		-2
mark-: code	3			-2	-1			-1
mark-: date	3						-2
mark-: digits-2	1	-1	1	-1	-2	-1	-4	-1
mark-: digits-3	3			-1	-1		-2
mark-: digits-4	5			-4	-1
mark-: digits-5	3			-3
mark-: digits-7	1		2	-3			-1
mark-: dollars	1	-1	-4	-1	-3	-3	1	-1
mark-: dollars-and-cents		-1	-1	-1	-4	-2	1	-1
mark-: lettered-code	1	-1	2	-4	-1	-1
mark-: mark-$	4	-1			-2	-2	-2	-1
mark-: mark--	3						-2
mark-: mark->	5						-5
mark-: masked	5			-4	-1		-1
mark-: small	3	-1	-4	-1	-1	-1	-2	-1
mark-: with-digits	4			-1	-1	-1	-1
mark-; capitalised		-1	1	-1	-2	-3		-1
mark-; capitals	3	-1	-1	-1	-3	-1	-1	-1
mark-; line	4			-1			-4
mark-; small	2	-1	-4	-1	-2	-2	-1	-1
mark-< capitalised	3						-3
mark-< capitals	3	-1			-1		-1
mark-< digits-2	3						-3
mark-> capitalised	-3		1	-1	-1	-1	3	-1
mark-> capitals	4	-2					-2	-1
mark-> dollars	4						-4
mark-? line	2		-1	-1		-1	-1	-1
mark-[ capital	3				-1	-1	-1
mark-[ small	2				-1	-1	-1
mark-_ capitalised	3	2	-2	-1	-1	-1	-2
mark-_ line	3						-2
mark-| capitalised	2	-1	-3	-1	-1	-1	-1	-1
mark-| capitals	3	-1	-2	-1	-2	1	-2	-1
mark-| cents	5		-1		-4	-3	-2	-1
mark-| code	3		-1	-1	-1	-1
mark-| digits-2	4		-1		-2	-2	-3	-1
mark-| digits-3	3		-1	-1	-1	-1	-1
mark-| dollars-and-cents	3	-1		-1	-3	-3	-2	-1
mark-| lettered-code	3		-1	-1		-1
mark-| line	4			-1			-3
mark-| mark-|	3			-2	-1	-1	-1
mark-| masked	3		-2		-1		-1
mark-| small	5	-1	-2		-1	-2	-3
mark-| thousands-and-cents	3			-1	-3
mark-| with-digits	2		-1			-1	-1
mark-~ line	2		-1	-2				-1
mark-· capitalised	2	-1	-2	-3	-2	-2		-2
mark-– capitalised		-1	2	-1	-1	-2	-3	-1
mark-– digits-3	3		-2				-1
mark-– dollars	4		-2	-1	-1		-2
mark-– dollars-and-cents	2	-1	-4	-2	-2	-2
mark-– small	3	-1	-3	-2	-3	-3	-1	-1
mark-– thousands	3		-2				-2
mark-– with-digits	3		-2		-1		-1
mark-– year	-3		1	1			-1
mark-— capitalised	5		-2			-1	-3
mark-— capitals	3		-2		-1		-2	-1
mark-— dollars	3		-1	-1			-1	-1
mark-• capitalised	3	-1		-1	-2	-1	-1	-1
mark-• line	3						-2
mark-… digits-4	-4		-1	4		-1		-1
mark-☐ mark-$	3			-1	-3	-2	-1
mark-☑ capitalised	3				-1	-1	-1
mark-☒ capitalised	3				-1	-3
mark-☒ mark-$	3				-3	-1
mark-⚠ digits-2	-2						3
mark-✓ mark-–	2				-1	-1	-3
mark-✓ mark-—	3						-3
mark-🎉 line	3			-1			-2
# mark shape
mark-!		-1	-2	-2	-2	-3	1	-1
mark-"	1	1	-1	-4	-2			-3
mark-#	3	-3	-1		-4	-1	-1	-1
mark-$	-2	-5	-3	-4	3	2	-2	-3
mark-&		-4	1	-1	-2	-2	-2	1
mark-(	2	-4		-7	-2	-2
mark-)	-2	-3	4	-5	-2	-4	-3	-2
mark-*	5	-1	-2		-2	-1	-4	-1
mark-+	-1	-3		-2	-2	-2	2	-1
mark-,	2	-3	-1	-3	1		-2	-1
mark--	1	-3		1		-2	-1	-1
mark-.		-3	1	1	-2	-3	-1	1
mark-/	2	-2	1	-3	-2	-2	-1
mark-:	2	-3	-3	-5	-3	-2	-1	-2
mark-;	1	-2	-2	-4	-3	-4		-2
mark-=	3	-1	-1	-2	-3	-3	-2	-2
mark->	-1	-2		-2	-2	-3	2	-2
mark-?	2	2	-3	-2	-2	-2	-3	-2
mark-[	2	-1	-2	-2	-3	-3		-1
mark-]	4	-3	-2	-2	-2	-3		-1
mark-_		-1	-2	-2	-3	-3	1	-1
mark-|	3	-2	-6	-2	-3	-2	-3	-1
mark-~	4	-1	-3	-2	-2	-2	-1	-1
mark-§	2			-1	-2	-1	-1	-1
mark-©	3			-1		-1	-1
mark-®		-1	3	-2	-1	-1	-2	-1
mark-·		-3	-4	1	-3	-4		-3
mark-–	3	-3	-3	-2	-6	-6	-1	-3
mark-—	2	-1	-5	-4	-6	-5		-2
mark-•	3	-1	-1	-2	-2	-2	-1	-1
mark-…	-4		-3	5	-2	-2	-2	-1
mark-→	3	-1	-1	-1	-2	-1	-1	-1
mark-▼	3	-1		-1			-2
mark-★	3	-1	-1	-1		-1	-2
mark-☐	3	-1		-1	-4	-3	-1	-1
mark-☑	5				-2	-3	-1
mark-☒	4				-3	-3
mark-✅	-2	-1		-1	-1	-1	3
mark-🎉	2			-1		-1	-2
# mark sums of line
0		-3	-1	2	-2	-3	-1	-2
1	1	-2	-1	-3		-2	2	-1
2		-4		-4	-1	-1	-2	-1
# mark words before
 	1		1	-3	2	1	1	-1
 active	-3					2	1
 autopay	3		-1		-1	-1	-1
 balance	4			-1	-1		-2
 card	-3		2	-2		2	-1
 cc	-1				-2	1
 cccccccccccc	-3	3
 credit	3				-1	-1	-2
 mo	4	-1				-1	-2
 mortgage	3	-1	1		-2	-3	-1
 ok	3	-1	-1	-1	-1		-2
 owe	-2			-1	1		2
 pay	3						-3
 payment	3				-1	-2	-1
 settled	3						-3
 status	3			-1		-1	-3
 total	3				-2	-2	-1
 totals	2				-2	-2
 us	1				1	-3	-2
1 	2		1	-3	2	2		-1
1 a	5		-3		-1		-1
1 accepted	3		-1				-2
1 account			1	-2	-3	-3	-1	-2
1 acct	-1	-1	-3	2		-3	-4	-3
1 amazon	2		-2			-1
1 amt	3	-1			-2	-1
1 and	3				-3
1 at	4			-1	-1	-1	-2
1 atraso	2	-1				-1	-1
1 atty	3						-3
1 auto		2		-1		-3	-1	-1
1 balance		-1	-1	-1	2	-3	-1	-1
1 bank		-2	-2	-1	1	-1	-3	2
1 behind		-2		-2	-2	-3	1	-2
1 braces	-3		2		2	1
1 bureau	2		-4	-1			1
1 by	2			-1	-1		-2
1 c	3	-1		-1	1	-1	-2	-1
1 call	-2			-1	-1	-1	3	-1
1 capital			-4	1		-1	1
1 card	-2		1	-1	1	2	-1
1 carecredit	-3		1					2
1 carol	3		-1		-2	-2
1 cartão			3		-1
1 cash	-1	-1	1	-1	-1	-2	-4	-1
1 cc	1		-2	-1	-3	1
1 center	3		-3	-2			-1	1
1 chapter	3						-2
1 checking	1		1	-4	-2	-2
1 client	4		-2	-1			-1	-2
1 closed	1		-3	-1	-1	-1	1	-1
1 co	-1		3	-2		-1	-3	2
1 collection	-1	-1	-3	1	1	-1	1	-2
1 collections	1	-1	-3	-1	-2	-2	2	-1
1 collector	2					-1	-3
1 comcast	3		-1			-1	-3	-1
1 comenity	-1	-1	3	-1	1	-2	-2	-2
1 condition	2		-1	-1			-1
1 conventional	3					-2	-1
1 correct	2					-1	-2
1 couch			1		-2	-1	-1
1 cr	3		-2
1 cr-v	-2		2			-1	-1
1 creditor	1	1	-2	-2	-1	-1	1	-3
1 creditors	2		-1	-1
1 cu		-1	-3		-1	2	-1
1 cuenta	3			-2			-2
1 d		-1	-3	-2	1	-2	1	-1
1 date	-1	-1	-1	-4	-2	-1	3	-1
1 days		-1	-3	-1	-1	-3	1	-1
1 deferment	3						-3
1 deficiency	3	-1	-2		-1	-1
1 del	3		-1				-1
1 dentist	4		-2			-1	-2
1 description	3						-2
1 dias	3						-3
1 directv	3		-2				-1	-2
1 discover	2	-1	-4		-1	-2	1
1 done	2						-2
1 dr	-3	-1	3	-1	-3		-2	2
1 due	-1	-1	1	-3	-1	-3	2	-1
1 días	3					-1	-2
1 e	3		-2					-1
1 elan	-2	-1	2	2
1 ending	5		-1		-2	-1	-2	-1
1 ends	3			-1	-1		-2
1 energy	2			-1	-2		-1
1 escrow	2	-1	-1				-2
1 est	3		-1		-1		-1
1 expenses	3		-1	-2	-1	-2
1 f-150	-3	-1	3	-1	-1	-1	-2	-1
1 fha	3					-2
1 fidelity	3	-1	-2	-1	-1	-1	-1
1 file	3			-1			-1
1 final	4		-1	-2	-2		-1
1 fingerhut	1	-1	-4	-1	2	-1
1 first	4	-1	-3	-1			-1	-1
1 fund	3		-1	-1	-1	-1	-1
1 god	3		-2				-1
1 greensky	-3		2	2
1 guarantor	4		-1	-3	-2		-1	-1
1 health	2			-1	2	-1	-1	-2
1 hospital	3	-1	-5	-2	-1	-1	1	1
1 id	3			-2
1 iii	3		-1		-1			-1
1 in	2			-3	-1	-1		-1
1 inc	-1	-1	3		-1	-2	-1	-3
1 income	2		-1		-1	-1
1 information	3		-1				-1
1 installment		-1	-1		-4	-1	1	-1
1 insurance	1	-1	1	-2	-3	-3		-1
1 interest	3				-1	-1
1 is	4			-1	-1	-2	-3	-1
1 it	3	-1	1	-2	-1		-4
1 j	3		-2		-1		-1
1 jeep	-2		3				-1
1 judgment	-2				2		1
1 july	2						-2
1 june	3						-2
1 klarna	-1		3				-2
1 l	3		-3
1 lane	2		-3	-1	-1	-1	1
1 last	3			-1		-1	-1
1 late	-1		-1		-2	-3	1	-1
1 lease	-2	2			-1	-1	-1	-1
1 lender	4	-1	-1	-1			-2	-1
1 letter	2	-1		-1	-1	-2	-3	-1
1 limit	4		-1	-1	-1	-2	-2
1 line	3		-1	-2			-1	-1
1 lines	3		-1		-3	-1	-1
1 llc	2	-1	-2	2		-2	-2	-3
1 loan	-1	1		1	-3	1	-2	-1
1 loans	2				-3	-1	-3	-1
1 macy's	3		-2	-1		-1	-3
1 march	3						-2
1 mastercard	1	-1	-3		3	1	-3	-1
1 mensual	3					-2	-1
1 mensualidad	3					-2	-2
1 mes	3						-3
1 meses	-2					-1	2
1 mgmt			-3		1	-1	-2	-1
1 milestone	-3				1			1
1 min	5		-1	-1		-2	-4	-1
1 minimum	2					-1	-2
1 mo	2	-1	-1	-1	1	-3	-3	-1
1 mohela		-1	-1	-2	1	1	-1	-1
1 month	4	1		-1	-2	-3	-3
1 months	5		-2		-1	-1	-3
1 mortgage			-2	3	-2	-1	-2	-1
1 mos	3		-1				-2
1 mínimo	2				-1	-1	-3	-1
1 n.a	-4	-1	1	-2	-4	-2	-1	3
1 n.b	-3		3
1 na			-1				1	-2
1 navy	3	-1	-4	-1	-1	-1	-1	-1
1 nelnet	3		-3		-1
1 no	1	-2	-3	-2	-2	-2	1	-2
1 nov	3						-2
1 of	2	-1	-1	-2	-2	-2	-1	-1
1 office	3		-1		-1		-1
1 only	3		-2	-1	-1	-1	-1
1 opened	2			-3	-1	-1
1 oportun	3		-3				-1
1 orig	1	-1		-1	-1	-1		-2
1 original	3		-1				-1	-1
1 other	3	-1	-1		-1	-2	1	-1
1 owed		-1	-1		1	-2	1
1 owing	-2						2
1 p.c	-1		2	-1		-1	-2	-3
1 p.o	3		-2	-1	-1			-2
1 pay	3		-3	-1	-1	-1
1 paying	2						-2
1 payment	-1	-1		-3	-3	3	-2	-1
1 payments	3	-1	-1		-1	-1	-2
1 petal	3	-1	-2			-1
1 plaintiff	3			-1	-1		-1	-1
1 power	-3		2		-1	-1	-1	2
1 premier				1	3	-1	-1
1 principal	2			-1	-2	-1	-1	-1
1 prop	3		-2				-1
1 propane	3	-1	-2		-1		-1
1 purchaser	3		-2
1 r	2	-1	1	-1	-3	-1	-2	-1
1 rate	3		-1	-1			-1	-1
1 rav4	-2		3				-1
1 re	-3		-1				3
1 re-aged	-3		-1				3
1 recovery	1	-1	-3	1		-1	1	-1
1 ref	1		-1	-3		-1		-1
1 rent	3		-3	-1		-1
1 repayment	-3						3
1 repossessed	-4		-1				4
1 retail	-2	-1	3	1
1 s	3	-1	-1	-1	1	-2	-4	-1
1 sala	-2		3
1 saldo	4				-2	-1	-2
1 sapphire	3		-2	-1	-1
1 savings	1	-1		-5	-1	-1	4
1 score	2				-1		-1
1 september	3						-2	-1
1 servicing	2		-3	1		-1	-1
1 settled	4		-2				-3
1 signature	3	-1	-3
1 silverado	-3		3			1
1 sofi	3		-3		-1
1 sold	5	-1		-1			-4
1 solutions	3		-2				-1
1 source	2		-1				-1
1 st	-4	-2	2	1	-1	-1		3
1 still	3		-1				-2
1 synchrony	-3	-2	2	-2	-1	-2	-1	2
1 system	1	-1	-3		-1	-1	-1	-1
1 systems	-1		-1		1	-3	1	-1
1 t	4			-1	-1		-1
1 t-mobile	5		-2				-3	-1
1 terms	3			-1	-1		-3
1 that	4		-1				-3
1 through	3						-2
1 thru	3		-1		-1		-3
1 to	3			-1	-2		-1
1 today					2	-1	-3
1 total	3	-1	-1	-3	-4	-4	1
1 totals	3				-2	-2
1 transferred	1			2			-5
1 transunion	3			-1	-1	-1	-1
1 type	3			-2	-1	-1	-1
1 up			1	-1			-3
1 updated	2						-1
1 us	-1	-2	-2	-2	2	1	-4	-2
1 v	3				-1		-2
1 va	3		-1	-1	-1
1 visa	-2	-1		1	2	-3	-2	-2
1 w	-2	-1	-3			3	2
1 walmart	-2						2	2
1 washer	-2		3		1	-1	-1
1 washer/dryer	-3		3				-1
1 webbank	3		1	-1			-2	-1
1 whitney	3		-2
1 yes			-2	-1	1	-3	1	-2
1 zillow	3		-1				-1	-1
1 信用卡	5	-1	-3	-1	-1	-2	-2	-1
1 最低还款					-1	-3		-1
1 欠	3				-1		-2
2 	1	1	1	-3		-1		-1
2 about	3						-2
2 acceptance	-2		3	-1	-1	-1	-2	-1
2 account		-2			1	-2	-2	-2
2 acct	3	-1		-1	-2	-1	-3	-2
2 additional	2		-1	-1	-1	-1	-2	-1
2 affirm			1	-1	-2	-1	-3
2 afni	-2		3	-2	-1	-1	-2	-1
2 al	2		1			-1	-3	-1
2 ally		-1	-3	-2		1
2 altima	-1			-1	2	-2	-1
2 amount	2		-1	-1		-3	-2	-1
2 amt	3		-1			-1	-1
2 and	4		1	-2	-1	-1	-5	1
2 any	3				-2		-1
2 apts	3			-1	-2		-1
2 as	-2	-1	2	1	-2	-3		-1
2 assoc	2						-2
2 at	3				-2	-1	-1	-1
2 atrasado	2				1	-1	-3
2 auto		-1	-4	1	-1		-1	-1
2 back	4		-1	-2	-1	-1	-1
2 bal	1	1	-1	-1	2	2	-4	-1
2 balance	2	-1		-3	-1	-1	-2	-2
2 bankruptcy	3						-3
2 be	3						-2	-1
2 been	3						-2
2 best	1	-1	-2		-2		-3	2
2 big	2		-3	-1	1	-1
2 bill	-4				-1	1	1	-1
2 blue	3			-2	-1	-2	-2	-1
2 box	3				-2	-1	-1	-1
2 brasil	3				-2		-1
2 bridgecrest	-3		1			1	-1
2 c			1		1		-3
2 cada	3		-1				-2
2 card	3	-1	3	-3	1	-2	-3	-1
2 carvana	2		-2	1	-1	-1	-1
2 cash		-1		-2	-2		-3	-1
2 chase	2		-1	-3	-1	-1	1	-1
2 citibank	-1	-1		-2	-3	-3	-2	3
2 citizens				-1	3	-1	1
2 city	-2		3		-1	-1	-1	-1
2 claimed	3				-1		-2
2 cleveland	-2		3
2 client	3	-2	-2	-2	-1	-1	-1	-1
2 club	-1		3	-1	-1	1	-2
2 co	3		-1	1		-2	-2	-1
2 col	3		-1				-1
2 collection	1	-1	-2	-2	-1	-1	2
2 collections	-2	-2	-2	1	1	-2	4	-1
2 convergent	2		-1		2	-1	-3
2 cr	4		-3	-2	1	-2	-1	-1
2 credit	-1	-1		-1	-2	-2	-1	-3
2 d		-1	1	-1	1	-2	-3	-1
2 date	3	-1		-2	-1	-1	-1	-1
2 day	1			-4			-1	-1
2 de	2	-1	1	-1		-1	-4	-2
2 deferred	3		-1	-1		-2	-2
2 dentist	-4		-1				2	2
2 description	-2						3
2 discover		-1	-3	-2		1	3
2 dla	3		-1		-1		-1
2 do	-3		2		1		-1
2 due		-1	-1		-1	-3	1
2 e	4		-1		-2		-1
2 each	3				-2	-1	-2
2 edfinancial	3		-1			-1
2 ending	3		-2	-3	1	-1	-1	-1
2 every	3						-2
2 farm	3		-2	-1	-1
2 fidelity	3	-1	-2		-1
2 file	4	-1	-1	-1	-1		-1	-1
2 final		-1	-1	-1	1	-3	-1	-1
2 finance	-2	-1	2	-1	-4			-1
2 fingerhut	3		-2	-2
2 first	1		-2			-3	-2	-2
2 for	2	-1	-3	-1	-1		-2	-1
2 forbearance	3						-3
2 freedom	-1		-3	1	1		-1	-1
2 from	1	-1	-3		-1		2	-2
2 funding	3		-2	-2	-1	-1		-2
2 general	2		-2			1
2 guarantor	3		-1	-1	-1		-1
2 hancock	3		-2		-1
2 high	4			-1	-1	-2	-1
2 highest	-1			-3	-1		2	-1
2 hospital	1	-2	-2	-3		-1	-4	2
2 i	3		-2	-2	-2	-1
2 if	5		-1	-1		-1	-2
2 individual	-1			2	-1	-2	-2
2 investments	3		-3
2 it	3		-2	-1			-2	-1
2 it's	2		-1				-2	-1
2 jan	3						-3
2 jefferson	3		-2				-2
2 keystone	3	-1	-2
2 klarna	-2		4		-1	-1	-1
2 landlord	-3		3
2 last	4		-1	-1	-1	-1	-1
2 late		-1	-2	-1	-3	-3	2	-1
2 left		1	3		-1	-2	-2
2 liabilities	2		-1				-1
2 limit	3		-1				-2
2 line	4		-3				-2
2 loan	-1	-1	3	-2	-2		-2	-1
2 luke's	-3		-2		-1		3	-1
2 macy's	1		1	-1		-1	-2
2 mariner	2		-3				1
2 mattress	3		-1			-1	-1
2 me	3		-1	-1
2 member	4		-1	-1		-1		-1
2 mi	3		-2	-1	-1
2 minimum	3		1	-1		-2	-4
2 mo	2	-2	2	-3			-5	-2
2 month	1	2	-3	-1	-1	-1	-1	-1
2 monthly	2	-1		-1	-3	1	-2	-1
2 more	3		-1		-1	-1	-1
2 mortgage	2	-1		-1	-2	-1	-3	-1
2 motor		-1	-1	-1	-1	1	-2
2 mínimo	-1			-1	-2	1	-4	-1
2 nco	3		-2	-1	-1
2 no	3	-1	-1	-1		-1	-2	-1
2 not	3	-1	-4	-1	-1	-1	-2	-1
2 notes			-2			3
2 now		-1	1	-1	-2	-1	-3	-1
2 nsf	-3		1				2
2 number		-1	1		-1	-1	-3	-1
2 of	1	-1	-2	-1	3	2	1	-1
2 off	1	2	-3	1	-1	-2	-1	-1
2 old	2	-1	-2	-2	-1	-1	-3
2 one		-2	-1	-3		-1	-1	3
2 open/never	-3			-1	-1		3	-1
2 opened				-2	1	1	-3	-1
2 orig	2		-3			-1		1
2 original	3		-2	-1	-2	-1		-1
2 owe	4		-1		-1	-2	-3	-1
2 pago	3			-1	-2	-1	-3	-1
2 paid	3	-1	-3	1	-1	-1	-3	-1
2 parcela	-1				-2	2	-2
2 part	3		-1				-1	-1
2 past		-1		-2	-4	-1	1	-1
2 payoff	2			-1		-1	-2
2 paypal	3		-2		-1	-1
2 plan	-3	-1	1	-1	1	-1		-1
2 pmt		-1	-1	-1		-3		-1
2 power	1		-1		-1		-2	2
2 premier	3	-1	-1				2	-1
2 present	-3				2		1
2 principal	4				-3		-1
2 property	3		-1	-1	-1	-1		-1
2 reference	3		-2	-1			-1
2 reflect	2		-2		-1
2 resurgent			-3		-1	-1	1	-1
2 retirement	2		-1				-1
2 saldo	-1	-1	-1	-1	2	-3	-4	-1
2 save	2		-1				-2
2 savings	2	-1	-3	1		-2	-1
2 services	-3		2	-2	-1	1	1	-1
2 since	3						-2	-1
2 sister	3		-1		-2
2 sofi	3		-3			2	-1
2 st	1		-3	2	1	-1	-2
2 subtotal	3		-1		-2	-3
2 suit	-2		-1				2
2 system	-3			1	-1	1	-1	-1
2 td			-2	-1		-3	1	1
2 that	2		-3	-1			-1	-1
2 title			2	-1	-1		-1
2 titlemax	-3		1		1		1
2 total	4		-2	-2	-3	-3	-2	-1
2 toyota	-3	2	1	-1		-2	-1
2 transferred	3	-1					-3
2 truck	3		-2				-2
2 type	4		-1	-1	-1	-2		-1
2 uns	3				-2	-2
2 until	3			-1			-2	-1
2 was		-1	-3	-1	-1	-2	3	-3
2 x	3	-1	-2			-2	-2	-1
2 you	5	-1	-1	-1	-2	-1	-1
2 your	4		-1	-2				-1
2 原债权人	3						-2	-1
2 尾号	2				-1		-2
2 车贷	-3		2		2	-1	-1
3 		-1		-1	-1	1		-3
3 about	3						-3	-1
3 account		-2	2		-3	-2	-1	-1
3 accounts	3			-2			-1
3 acct	3			-1			-3	-1
3 address	2			-3	-1	-1	-1	-1
3 agencia	3					-1	-2
3 ago	-3		3				1
3 amount	2		1	-2		-3	-3	-1
3 are	5		-1			-1	-3	-1
3 as	-3	-1	-1	-2	-1	-2	3	-1
3 available	2	-1	-1	-3				-1
3 balance		-1	2	-2	-1	-4
3 barclays	3	-1	-5	-2	1	1	-3	-1
3 bk	3		-1		1	-2	-1
3 cap	2		-1			-2	-2
3 capital	1	-1	-1	-3	-1	-2	-1	3
3 car	2			-1	-2	-1	-3	-1
3 card	-1		1	-2	-1	1		-1
3 cards	1		-2	1	-1
3 care			3	-1	-1	-1	-3
3 carro	2		-2			1
3 case	3	-1	-2				-1
3 chapter	3						-3
3 charge-off	3						-3
3 chase	3		-2	-1	-1	-3	1	-1
3 city	3		-2	-1	-1	-1	-2	-1
3 closed	5		-1	-1	-1	-1	-4
3 cobrança	3		1		-2	-1	-1	-1
3 colección	-2		-1				3
3 collection	-1		1	-3		-2	1	-1
3 commonwealth	-3		1	1			1
3 conta	-2				3	-1
3 contingent	3			-1	-2		-1
3 correct	3		-1				-2
3 credit	1	-1	-2	-2	1	-1	3
3 ctr	2				-2		-1
3 current	2	-1	-1		-4	-2		-2
3 days		-1	-2	-3		2	1	-1
3 de	3	-1	-4	-2	1	-1	-2	-2
3 deferment	2	-1	-1				-2
3 dia	2			-1	-1	-2	-3	-1
3 dispute	2				-1		-1
3 do	3		-1	-1	-2	-3	-2	-1
3 dr	1			-1		4	-2	-1
3 ending	3		1		-1	-1	-3
3 ent	2		-2
3 equity	3		-2
3 está	3						-3
3 exeter	3	-1	-2	-1	-1	-1	-2
3 experian	3		-1	-2	-1
3 fargo			-1	-2	3	-1	2	-1
3 fed	-2		3		-1	1	-1
3 file	3	-1	-1		-1		-2
3 finance	-4		3	-2	-1	-1	3	-1
3 financial	2	-1		-3		-1	-1	-1
3 fingerhut	3				-2	-1	-1
3 first	1	-1		-3		-1	2
3 foi	2		-1				-2	-1
3 for	3	-2	-1	-1	-1	-1	-1
3 from	7	-1	-3	-1	-4	-1		-2
3 fund	3		-1		-1			-1
3 gm	-2		3	-1
3 guarantor	3			-1			-1	-1
3 health	1		-3	-1	-1	1	-1	-1
3 home		-1	3	-2		-2		-1
3 honda	-1		1	-1	3	-1	-1
3 hosp	2		-1			-1
3 hospital		-1	-1	-3		-1	2	-1
3 in	1		-2	-2	-1	-1	1	-1
3 inc	3		-1	-1	-1		-2	-1
3 income	2		-2				-1
3 information	3			-1			-1	-1
3 jan	3			-1			-3
3 jpmcb	-2		-1		1	2
3 left	2		1		-1	-1	-3
3 letter	3	-1					-1	-1
3 limit	2			-1	-3		-1
3 line	-1		1	1	-1	1	-3	-1
3 llc				-3		-2		2
3 loans	1	-1	-3		-2	-2	-1	-2
3 loe	2		-2				-1
3 lowe's	-3		2	-1	1		-1	-1
3 macy's						-3
3 medical	-3	-1	3	-1		-1	-1	1
3 mensual	2		1				-3
3 mensualidad	3						-3
3 midland	2	-1		-1	-1	-1	-2	-1
3 minimum	4		-3			-1	-2
3 missed	3		-3				-2	2
3 mission	3		-2	-1	-2		-1
3 mo		-3			-2	-2	-1	-1
3 month	3			-1	-1	-1	-4	-1
3 monthly	1	-1	1		-2	-4	-1	-1
3 mortgage	3			-1	-2		-2
3 motor	-2		4	-1	-1		-2	-1
3 mtg	3		-1	-2
3 na	3		-2	-2	-2	-2		1
3 name	2	-1		-3	-1		-1
3 navient	-1		2	-1		1	-1	-1
3 navy	-1		-1	1		1	-3	-1
3 nc	-2		-1	-2	-1		3	-1
3 never	2		1				-3	-1
3 nonpriority	3		-1		-1		-1
3 nov	1	-1	1				-3
3 number	-1		-1	3	-2	-1	-1	-2
3 of	-1	-1	-1	-4	1	-1
3 on	2	-2	-3		-1	-1	-2
3 one	-2	-2	-2	-1	-2	-4	-3	3
3 options	-2		2		1
3 orig	5		-2		-1	-2	-2	1
3 original		-1	-2	-1	-1	-2	-3	1
3 outsourcing					1		-3	-1
3 pagamento			-1		-2		-3
3 partial	-2		-1	2			-1
3 past	-1	-1	-1		-2	-3	3	-1
3 payoff	3		-3			-1
3 pays	4		-2	-2	-1	-1	-4	-1
3 piedmont	3		-2					-2
3 pmts	-3		2				1
3 possible	2		-1		-2
3 priscilla	-2		2
3 pruitt	3		-2	-1		-1
3 rate	4	-1	-1	-1			-2
3 rav4	-3						3
3 receivables	4		-3	-1	-1		-1
3 record	3			-1			-3
3 records	2				-1	-2
3 recovery	2		-1	-2	-2	-1	1	-3
3 resurgent	1		-2		1	-1
3 retirement	1				-2		-1
3 river	3		-3
3 rocket	-1		3		-2	-1	-1
3 roof	-2		2				-1
3 saldo			-1	-1	2	-3	-5	-1
3 secured	3		-2	-1			-2
3 see	3	-1	-1	-2	-1	-1	-1	-1
3 so	2		1				-3
3 sofi	4		-2	-1			-1	-2
3 specify	2		-1			-1	-1
3 st	-2	-1	-3	-1	-2	-1	2	1
3 state	2		-3	-1	-1	-1	1	-1
3 statement	3		-1
3 ste	3			-2			-1
3 student	3		-1	-1	-1	-1	-1
3 sunrise	3		-2	-1
3 target	3		-1	-1			-2
3 terms	-1			-2	1	1	-3	-1
3 that	3		-1				-1	-1
3 thats	-2						2
3 the	1	-1	-1	-3	2	-2	1	1
3 there	-2		3		-1
3 thẻ	-1		2		-1
3 time	-2	-1	4	-1	-1	-1	-3	-1
3 to				-2	2	-2	-2	-3
3 tom	3		-1		-1
3 total	2		-1	-2	-4	-3	1
3 transferred	4			-1			-4
3 truck	2		-2		-1	-1	1
3 trust	-3		2				2
3 type	1	1	1	-1	-1	-1	-3	1
3 up	3		-2	-1			-1	-1
3 updated	3		-1		-1		-2
3 us	1	-1	-1		-2	2	-4	-1
3 usa	3		-1	-1
3 velocity	3		-3
3 vet	2		-1			-1	-1
3 w	-1		-3		-1	2	1	-1
3 we	5		-2			-1	-2
3 with			-3	-2	-1	-1	1	2
3 wright-patt	-2	1				1
3 xpn	3		-1				-1
3 y	2		-1	-2	-1	1	-1	-2
3 yes	-1		-3				2	-2
3 your	3	-1	-1	-1	-1	-1	-1
3 zip	3		-1	-1	-2
3 信用卡	4		-1		-1	-1	-2
3 催收	3		-1				-2
3 房贷	3		-3				-1
3 正常	3		-2			-1	-1
3 逾期30天	3		-1			-1	-2
a month	3					-1	-3
account no	4		-2	-3	-1		-2	-1
account type	3			-2
acct no	3			-1	-1
affirm couch	3		-2
afni inc	-2		4	-2	-1	-1	-2	-1
aluguel us	4				-3	-3
apple card			-3	-1	1		1
atrasada días	3					-1	-3
auto acceptance	3		-2	-1
auto loan	-1	-1	-2		-1	1	-4	-1
bad debt	-3						3
bal pmt	3				-1	-2	-2
balance payment	2	-1			-1		-5	-1
bank cash	-3		2				1	-1
best buy	2		-3		-1	-1	-1	2
blue cash	3		-3	-2	-1	-2	-1
bureau inc			-4	-1			2	-1
capital services	3		-2				-1
car loan	3		-2			-1	-1
card comenity	3		-1			-1	-1
card min	4					-1	-3
charge off	-1	1		1	-1	-1	-3
citibank n.a	-2		-1	-2	-3	-3		1
collection agency	3		-1		-1		-3
consumer usa	2		-3			2
credit card	-1	1	-2	1	-3	1		-1
credit cards	3	-1			-1		-1	-1
credit limit	3		-1	-1	-1	-2	-2
credit mgmt	4		-4
credit min	3						-3
credit one		-1	-2		1	-1	2	-3
creditor name	-2	-1	3	-1
current balance	2			-3	1		-1
current status	4						-4
date opened	3			-2			-2
days days	3						-3
days in	3						-2
days late	1	-1	-1	1	-2	-3	-1	-1
debt collector	3				-1		-1
debt now	-2	-1			3	-1	-1
description defaulted	-3						3
devedor us	-2		-1	-1	2	-1
dog surgery	2		-2
due days	-2						3
due monthly	-2						2
due status	3						-3
emergency physicians	-3		2					2
ending in	2			-3			1	-1
federal cu	-2			-1	-1	3
finance acct	4			-3			-2
freedom mortgage	3		-4	-2
high balance	3			-1	-1	-1	-1
highest credit	3			-2
home lending	2		-1	-1	-1
hospital st	-3							3
in collection	-3					-1	3
in full	3						-3
in may	2						-2
installment mohela	-1				2	1
it up	3		-1				-2
jefferson capital	3		-2				-2
jewelers ring	-3		3		-1	-1	-1
llc citibank	-3		-1				1	1
loan acct	2			-2		-1
mgmt orig	3		-1				-2	-1
min due	3				-1		-2
month late	3	-1					-2
monthly payment	3	-1		-1	-2	-1	-2
months terms	3					-1	-1
mortgage payment	4				-1	-4
mos rev	2			-1			-1
motor credit	3		-2		-1	1
mínimo us	-1		-1	-1	-2	1	-3	-1
national bank		2	-3	-1	1			1
network inc	-3		3	1
new auto	-2		2
of america	2	-1	-3	-1	1	1	1	-1
of aug	-2						2
of credit	-1		-1	2	-1	-1	-3
of date	3		-1				-3
of jun	-3		-1				3
of unpaid	3						-2
on that	2						-2
one bank	1	-2	-3	-2	-1	-1	-2	2
one n.a	-4		2	-2	-1	-2		2
one old	-2		3	-1	-1	-1	-2
one platinum	3		-2		-1	-1	-2	-1
open/never late	-3			-2	-1		3	-1
original creditor	1		-1	-1	-1		2	-5
owe pay	3					-2	-2
pago mensual	3				-1	-2	-1
pago mínimo	3				-1	-2	-1
paid off	3	-1	-1			-1	-2
payment behind	3						-3
payment due	3						-2
paypal credit	3		-2		-1	-1	-1
personal loan	3		-1	-1	-1	-2
préstamo personal	-3		4	-2
recent payment	3				-1	-1	-1
regional finance	3		-1			-1	-2
regions bank	-3		2			-1
rewards mastercard	-2		2	1
saldo us	-2	-1	-1	-1	2	-3	-2	-1
status closed	-3						3
status transferred	4						-4
student loans	3		-1	-1	-1	-2	-1
target n.b	-3		3
tax refund	3		-1		-2
td bank/target	3				-2	-2
the debt	3			-1	-1	-1	-2
third bank	-2		2		3	-1	-1	-1
this amount	3				-1	-1	-1
total us	4				-4	-2
tower loan	3		-2		-1
truist bank	3		-2			-1
verizon wireless	1			-1	2	-2		-2
原债权人 t-mobile	3						-2
最低还款 正常	-3						3
# mark words behind
a		-1	1		-4	-4	-2	-2
a month	2			-1	-4	-4	-2	-2
about	4		-3				-1
account	1		1	-3	-2	-2		-1
account ending	2		-2				1	-1
account number	3		-2
acreedor	3		-1				-2	-1
ago 	3			-2	-1	-1	-1
apple	3		-1		-1		-2
as	3		2		-2	-1	-2
assigned	2		-1				-2	-1
at&t mobility					1	-1	-2	-1
atrasada	3					-2	-2
atrasada días	3					-2	-1
atrasado	1	-1	-1	-1	1	1	-3	-1
auto	-2	-3		-1	-1	1	1	-1
avant	3	-1	-1
bal 	2		-3				1
balance	-1	-1	2	-3	-2	-4	-1
balance owing	-3						3
bank	-2	-3	2	-1		1		-1
bank 	-2	-1	3
bank of	1	-1				1	-2
barclays	-2		3			-1	-1
best		-1	1	-1	-1	-1	-3
box	4		-3	-1	-2			-2
box 	3			-1	-2			-1
brannigan	-2		1				2
bridgecrest	-3		1	-1	-1	2
c	3		1	-1		-3	-1
c 	2	-1	3	-1		-3	-1
called	-3						3
cap	1		-1				-2
card ending	-3	-1	3
cavalry	2		-3	-1			-2	2
charge	2		-2		-1	-1
charge off	2				-1	-1	-2
charged off	2	-1	-1	-1		-1	-4	-2
chase	3	-2		-1	-3	-1	-2	-1
check	3		-1	-1	-1		-1
citibank 	-2		3					-1
closed	1		-3	-2				-1
closed 	5		-2		-3	1	-2	-1
closed never	-3						3
closed/never	-2		-1				3
co	3	-1	-1				-1	-1
coll	3		1		-1	-2	-2
coll 	2		1		-1	-2	-1
collection	1	-1	-3	-2	-1	-5	1	-1
collection 	1		-2	-2	1	-3
collections	2		-4		-1			-1
collections 	1		-3			1
conventional 	-1			-1		3	-1	-1
cooper	-4	-1	4	-1			-1
cuenta saldo	2		-2			-1
dad	3		-2				-1
days		-1	-3		-2			-1
days 	-3	-1	-1	-2	-1		2	-1
days behind	3		-1				-2
days days	3	-1					-2
days late	2	-1		-1	-2	-2	-2	-1
de	2		-1				-1
deferred	3		-2			-1	-1
deferred 	3		-1		1	-1	-1
deferred til	3		-2		-2	-1
dia	-1				-3	1
dias	1				-2	2	-4
dias de	1						-3
direct	3		-1	-1			-1
dog surgery	3		-3
dr	2	-1	-1				-3
días	3					-2	-2
electric 	2		-2
em		-1	-1	-2	1	1	-4	-2
em cobrança				-1	1	-3	-2	-1
em dia			-1	-1		1	-3	-1
está en	2				-1		-2	-1
exeter	3		-1		-1		-1
f-150	-2		3	-1			-1
fifth	-2		1		2	-1	-1
financial	3	2	-1		-1	-1	-1	-3
fingerhut	3		-1				-2	-1
first	3	-2	-1	-1	-1	-1	-3	-1
from	1		1		-3		-1
furniture	-3		2				1
harris ltd	-3		3				-1
high	3				-1	-2
house	3						-2
i	3		-1	-2	-2	-2	-1	-1
if	3				-1		-2
in	2	-2	-4	-2	-2			-3
in collection	-4				-2	-2	5	-1
in collections	1	-1	-2	-1	-4	1	-1	-4
in negotiation	3		-1				-2
inc	-3	-2	3	-1	-1	-1		-2
insurance	3				-1	-2	-1	-1
irs	3		-2				-1
it	5		-2			-1	-2
it is	3			-1		-1	-2
it's	4		-2				-3
its	1		2	-1			-3
klarna	3						-3
last digits	-2		3
left				-2	-2	-1	-1	-1
light	-3		1				1	2
llc	-3	-2	3		-1	-1	-1	-2
llc to	3		-3
llc we	3		-1					-2
lowe's	-4	-1	3				1
mar 	3		-1				-2
mastercard	3		-3
member	3		-2	-1				-2
member fdic	3		-1	-1				-2
meridian	-2		2			-1
merrick	3		-1	-1	-1		-1
merrick bank	2		-1	-1			-1
min	-1	-1	-1	1	-4	-3		-2
min 	1			2	-2	-1	-3	-1
min current	3		-2	-1			-1
min late	3		-3
minimum	4		-3		-2	-1	-1
missed	4				-1		-3
mo	2	-1	-2	-2	-2	-4	1	-2
mo 	2	-1	-2	-2	-3	-2		-1
mo ok	-3				1		2
mom	2						-2
month			1	-1	-1	-3	1	-1
month 	1				-1	-3	2
months			-1	1	-2	-1	-3
months behind	3				-1		-2
mos 	3						-2
mr	3		-3				1
mr cooper	3		-3				1
mínimo	-4				4	-1
mínimo us	-2				3	-1
n	2	-1		-3			-2	-2
n 	3		-1	-2		-2	-2	-2
n.a	-4	-4	2	-1	-2	-2	1	2
n.a 	-3	-2		-1	-2	-1	2	1
n.a member	3		-2					-1
n/a	5		-3	-1	-1		-1	-1
national	3		-2				-1
national credit	2		-1				-2
not	2		-1	-2	1	-1	-3	-1
o 	-2				2
of	-2		3	-1			-2
ok	-2	-1	1	-2	1	2	-5	-2
ok 	-1	-1	1	-2		-1	-4	-1
old		-1	2	-1	-1	-1	-3	-1
old navy	3	-1	-1	-1	-1	-1	-2	-1
on	-2			-1		-3		1
open	2	-1		-1	-1		-3
open 	3		-2	-1			-1
open/never late	2						-2
optimum	4		-2				-3
original	2		-4	-1	1		-3	-1
original creditor	5		-3		-1		-2
other		-1	-3	-1	2	1	-1	-1
paid	1	-1	-2	-1	3	-3	-3	-1
paid 	5		-1		1	-2	-5
paid off	1		-2	-1	4	-1	-4	-1
parcela	-1		-1		2	-3	-1	-1
pay	2			-1	-1	-1	-1	-1
payment	1	-1	-2	-1	-2	-2	1	-2
payment 	2						-2
payment deferred	2						-2
payoff	4		-2	-1		-1		-1
pd	2		-2		2
peloton	-2		2
pike	-2	-1	2
por	2		-1		-3	1
por mês	2		-1		-3
portfolio	-2		-1	-1		-1	3	-1
pra	3		-1			-1	-2	-3
promised	-3						3
prosper	2		-2
préstamo	-1		1				-3
pünktlich 	3		-1		-2	1
quicksilver 	-2		2
real estate	2		-1				-1	-1
ref	-3		1	-1	1	-1	2	-2
ref 	-3		2		1	-1	2	-1
repo	3		-1		-1	-2	-2
reported	3			-1	-1	-2	-1
retained	2				-3	-1
s 	3		-1	-1			-1
said	3		-1				-1
saldo		-1	1	-3	-1	-2	-2	-1
sallie mae	2		-2					-1
santander	3		-1				-2
secured 	3		-1	-2
sent	2		-1			-1	-2
sent to	3		-1				-2
so	3					-1	-2
sold	-2			1		-1	2
sold to	-4		-1	1			3
synchrony	-3	-1	4		-1	-1	1
target	-4		4		-1	-1
texas	3		-2				-1
that	5		-1		-1	-1	-4
that's	4		-3				-1
the	1	1	-2	-1	-1	-1	-3	2
the home	2		-3					1
then	3						-2
they	4		-2	-2	-1	-1	-3
they repossessed	3			-1			-2
they say	4		-1				-2
to	1		2				-3
trễ	3		-1	1	-2	-1	-2	-1
trễ ngày	2		-1				-1
tuc	1		-2		1	1	-3
tuc 	1		-1		1	-2	-2
u.s	3	-1	-2
u.s bank	3	-1	-2
ulta	-2		2	-1		-1		1
unknown	3			-1	-3		-1
until	3		-3
upgrade	3				-1		-2	-1
us		-1	-2	-3	1	-1		-2
us 		-1		-3	1	-1	-2	-2
utilities	2		-1					-1
verizon 	-2						3
vincent	-2		2				-1
was	-2		-1		-1	-1	3
wayfair 	-3		1					2
we			-1	-1	1	-1	-4	1
we are	3				-1		-1
we owe	3		-2			-1
weiner	-2		3		-1		-2	-1
x	-3	-1		-1	1	1	-2	-1
x fha	-1				3	-1
xxxx	-1		-1	-4		2	-1	-1
xxxx xxxx	3		-2	-1
y	1	-1	-3	-2		2	-1
ya	3		-1				-2	-1
yes 			1		-3	-2
zero	3		-2		-1		-1
đúng	1			1	-1	-1	-3	-1
đúng hạn	1				-1	-1	-3
已转催收 	2						-2
逾期30天	1				-2	-3
逾期30天 	-1				-2	-3	2
逾期60天	2						-2
逾期60天 	3					-1	-2
# mark words of line
always, below blank	1	-1	-2		-1	-2	-3	-2
often	-1	-3		1	-3	-2	-1	-2
often, below blank		-3	1	-1	-3	-2		-1
once, below blank	3			-1			-2
twice	-1	-2		-3		-1	1	-3
twice, below blank	1	-3	3	-2	-2	-1	-3	-2
# sum alike read as
amount, all, few	-1	-1				-1	-2
amount, all, few; itself amount?	4				-3	-2	-1
amount, all, few; itself no part					3	-3
amount, all; itself amount	-3				3	-3	-1
amount, all; itself no part	4				-4	-2
amount, all; itself paying	-2				-1	3
amount; itself amount?	1				-1	-3
amount; itself no part					1	-2	-2
amount; itself paying	-2				-5	3	-2
amount?, all, few	-2	-1	-1		2		-3
amount?, all, few; itself amount?	-2		-1		2	-4	-1
amount?, all, few; itself paying	5				-3	-2	-2
amount?, all; itself amount	-4				4
amount?; itself amount?	-1				1	-5	-1
amount?; itself no part	1				-3
amount?; itself paying	-3				1	3
aside amount	-1				-2	3	-1
aside amount, all	3				-3		-1
aside amount, all, few; itself no part	3				-2	-3
aside amount, all; itself aside amount?	3				-3		-1
aside amount; itself aside amount						-3	-1
aside amount; itself no part	1				-3	2
current?	1				-3	-3
current?, all, few; itself current?	-1	-1				-3	1
current?, all, few; itself no part	3				-2	-3	-1
current?; itself current?					-2	-3	1
no part, all, few; itself aside amount	4				-4	-1
no part, all, few; itself current?	-2				-4	-3	3
no part, all, few; itself no part		-1	-2	-1	-2	1	-3
no part, all, few; itself paying					-3		-1
no part, all; itself no part		-1	-2	-1	-1	-1	-4	-1
no part, all; itself paying	-4				-2	5	-1
no part, all; itself paying?	-1				-3	2
no part; itself amount					1	-4	-2
no part; itself amount?	1					-4	-1
no part; itself current?	-3					-1	2
no part; itself no part	1	-1					-3
no part; itself paying	-1				-2	1	-3
paying, all, few; itself amount	-1				3	-3
paying, all, few; itself amount?	1				-1	-3	-1
paying, all, few; itself paying	-3				-1	1	-2
paying, all; itself no part	3				-2	-3
paying, all; itself paying?	4					-4
paying; itself amount	-1				3	-3
paying; itself no part	2				1	-3
paying; itself paying	-1				-4	1	-2
paying?, all, few	3				-3	-1
paying?, all, few; itself paying?	3				-1	-2
# sum before and shape
capital cents	-2				3	-2
capital dollars	4				-3	-3
capital dollars-and-cents	3				-3
capitalised cents	-1	-1	-3	-1	1	-1	1	-1
capitalised dollars		-1	1	-1		-1	-2	-1
capitalised thousands-and-cents		-1	-2	-1	1	-4		-1
capitals cents	1	-1	2	-1	-2	-1	3	-1
capitals dollars	-1	-1	-2	-1			-3	-1
capitals thousands	2		-1		-3		-1
capitals thousands-and-cents	1	-1	1	-1		-3	-3	-1
cents thousands	3				-3
code dollars	-3					2	-1
date dollars	-3					1	-1
date dollars-and-cents	3				-2	-3
digits-1 cents	2				-4	1
digits-1 dollars	4				-4	-3
digits-1 dollars-and-cents	-2			2			-1
digits-2 cents	1	-1					-3
digits-2 dollars	1			-1	-3	-2	-2
digits-2 thousands-and-cents	-1				1	-4	-1
digits-3 cents	4				-4	-2	-1
digits-3 dollars-and-cents	2				-1	-3	-1
digits-3 thousands	-2				3	-1
digits-4 cents	1				1	-3
digits-7 cents					1	-2	-1
digits-7 dollars					1	-3	-1
digits-7 dollars-and-cents	1	-1		-1		-3	-1	-1
dollars cents	3				-3
dollars-and-cents cents	1				-3	-1
dollars-and-cents dollars	1				-5	1
lettered-code dollars					1	-3	-1
mark-$ dollars	3				-3	-2
mark-) dollars	1					-4	-1
mark-+ dollars	2				1	-3
mark-, dollars		-1				1	-3
mark-, thousands-and-cents	-5				3	2
mark-- thousands	-1				1	-2
mark-. dollars-and-cents	-1			-1	1	-1	-3
mark-. thousands	-1				1	-2
mark-. thousands-and-cents						-3	-1
mark-/ cents	-4				1	2	-1
mark-/ dollars					-1	3	-2
mark-: thousands-and-cents	3				-2	-2
mark-= dollars-and-cents	2				1	-3	-1
mark-= thousands-and-cents	3				-3	-2
mark-> dollars					-1	2	-3
mark-| dollars-and-cents	-2					1	1
mark-– thousands	-4				4
masked dollars					1	-4	-2
masked dollars-and-cents		-1		-1		-3	-1	-1
percent cents	2		1		-3	-1	-1
percent dollars-and-cents	-1	-1		-1	-1	1	-3
percent thousands	3				-3	-1
small thousands	1		-1	-1			-3
thousands cents	-1				3	-3
thousands-and-cents cents		-1	2	-1	-1	-1	-4	-1
year thousands	3				-2	-1
# sum before read as
		-2	-1	-1			3	-1
amount?	-2	-1			1	-1	-3	-1
amount?,paying	4				-4	-3
aside amount	1				-3
current	-2	-1			1	-3	2
goes on	-1	-1	-4	-1		-1		-1
paying?	-1	-1	-1		3	-3
# sum before
capital	-2				3	-3
digits-1	2			2	-3	-1	-1
digits-2		-1		-1	-1	-1	-4	-1
digits-3					-3	1	-2
digits-4	-1	-1		-1		-2	-3	-1
digits-7		-1		-1	1	-3	-3	-1
mark-$		-3	-1	-2	1	-1	-1	-2
mark-+	3	-1			-2	-3	-2
mark-,	-2	-1	3	-1	1		-1	-1
mark--	-1	-1		-1	1	1	-4
mark-/	-1			-1	1		-3
mark->	-1				-1	2	-3
mark-·		-1			-2	4
mark-–						1	-3
mark-→	1				-1	-2
mark-−	3				-3	-2
percent		-1	1	-1	-1	1	-3	-1
thousands-and-cents	-1	-1	2	-1		1	-5	-1
# sum behind read as
accountName?		-1			-2	1	-3
amount	-3	-1	-1	-1	-2	3	1	-1
paying?	-1		-1		2	-1	-1
# sum behind
code	-3	-1				2
date	1	-1				-3
digits-3		-1		-1	-2	2	-2	-1
digits-4	2				-3	1
end	2	-1	-1	-1	-2	-1	-3	-1
mark-$	1	-2	-1	-1	-3		-2	-1
mark-)	1				-3		-1
mark--				-1	1	-1	-3
mark-=	3				-2	-2
mark-?	-1				1	-2
mark-@	-1				2	-3
mark-[					1	-4
mark-•	3	-1			-1	-1
mark-☐	-2				4	-6
mark-☑	-2				3	-3
mark-☒	-2				3	-3
mark-⚠	-2				-1	2
percent		-1	1	-1		-2	-3	-1
thousands-and-cents		-2	1	-1	-2		-1	-1
with-digits	2	-1	-1		-3	-1
# sum both before and shape
capital capitals dollars	-3				3		-1
capital mark-$ thousands-and-cents	-3				3
capital small dollars	1					-3	2
capital small thousands-and-cents	-2				2
capitalised capitalised dollars	1	-1	-2	-1	-1		-1	-1
capitalised capitalised thousands		-1	-1	-1	1	-3	-1
capitalised capitalised thousands-and-cents	-1	-1	-2	-1	1	-3	1	-1
capitalised capitals thousands-and-cents	-3				3	-2	-1
capitalised code thousands-and-cents	3				-3	-1
capitalised date cents	1				-2	1
capitalised digits-1 dollars	3				-3	-1
capitalised digits-2 cents	-1				-3	1
capitalised dollars dollars	4				-3	-2	-1
capitalised dollars dollars-and-cents	-3				2
capitalised dollars-and-cents dollars-and-cents	-1	-1		-1		1	-3	-1
capitalised lettered-code cents	-2				2	-3	1
capitalised mark-$ cents	3				1	-5	-1
capitalised mark-, dollars						-3	-1
capitalised mark-. dollars	3				-1	-1	-3
capitalised mark-: dollars-and-cents	-1	-1		-1	1	1	-5	-1
capitalised mark-: thousands-and-cents	3				-2	-2
capitalised mark-– thousands-and-cents	-2				3		-1
capitalised mark-— dollars-and-cents	-2				3	-1	-1
capitalised masked dollars					1	-3
capitalised masked dollars-and-cents		-1		-1	1	-3	-1	-1
capitalised small cents	-1		-2	-1		-1	-2
capitalised small thousands	2		-1	-1	-1	-3	-2
capitalised year dollars-and-cents	1					-3
capitals capitalised cents	-1				-1	-2	2
capitals capitalised dollars	-2				3	-2	-1
capitals capitalised dollars-and-cents	4				-3	-3
capitals capitals dollars			-1	-1	1	-1	-3
capitals capitals dollars-and-cents	1		-1			-3
capitals capitals thousands-and-cents	1	-1				-3
capitals cents cents			2		-6	-2	1
capitals cents thousands-and-cents	2				-2	-1
capitals code dollars-and-cents	-3				3	-3
capitals date dollars	3				-3	-3
capitals digits-1 dollars	2				-2	-3
capitals digits-3 dollars	-1				-2	3
capitals digits-7 cents	3					-3
capitals dollars-and-cents dollars-and-cents	1				2	-3	-1
capitals lettered-code cents	3				-2	-3
capitals lettered-code dollars-and-cents						-3
capitals small cents	4				-2	-3
capitals small dollars	3				-2	-4
capitals thousands thousands	3				-3
capitals thousands-and-cents cents	3		2		-1	-4	-1
capitals with-digits cents	3				-1	-2
cents mark-$ thousands-and-cents	-2				2	-4
cents thousands-and-cents thousands-and-cents	2		2		-2	-2
code dollars dollars	1	-1				-4	-2
code dollars-and-cents dollars-and-cents	2	-1		-1	-3	-1	-1	-1
code mark-$ thousands-and-cents	-1				-3	2
code mark-. dollars-and-cents	3				-3	-2	-1
code small dollars-and-cents	2					-3
code thousands-and-cents thousands-and-cents	-3				3	-1
digits-1 date dollars	-3				3	-2
digits-1 digits-1 dollars	3				-3	-2
digits-1 dollars dollars	6				-5	-4
digits-1 dollars-and-cents dollars-and-cents						-3
digits-1 small dollars	3				-2	-2
digits-1 small dollars-and-cents	4				-2	-4	-1
digits-1 small thousands	2				-2
digits-1 thousands thousands	2				-3	-1
digits-2 capitals thousands-and-cents	3				-3
digits-2 digits-3 dollars	-3				-1	3
digits-2 dollars dollars	-3				4	-1	-1
digits-2 dollars-and-cents dollars-and-cents	-2				2	-3
digits-2 mark-/ dollars	-4				-1	4	-1
digits-2 mark-: dollars-and-cents	2				1	-4
digits-2 small dollars-and-cents	5				-5	-5	1
digits-2 thousands-and-cents cents	-1				2	-4
digits-2 thousands-and-cents thousands-and-cents	3				-2
digits-3 mark-$ thousands	-2				2
digits-3 mark-/ dollars	-3				-1	3
digits-3 small dollars	-3					3
digits-4 capitalised dollars-and-cents	-1				1	-4
digits-4 cents cents					-3	1	-1
digits-4 digits-4 dollars-and-cents	1				-3	1
digits-4 dollars dollars	-4				3	1	-1
digits-4 dollars-and-cents dollars-and-cents	-3				1		-2
digits-4 mark-$ thousands-and-cents	2			-1	-2	-3
digits-4 thousands-and-cents thousands-and-cents	-2				2	-2	-1
digits-7 cents cents					1	-2	1
digits-7 date dollars	-3				-2	3
digits-7 dollars-and-cents dollars-and-cents	-3	-1		-1	2		-1	-1
digits-7 mark-$ cents	1					-3
digits-7 small dollars-and-cents	3				-2	-2
dollars dollars-and-cents dollars	2				-3	-1
dollars dollars-and-cents dollars-and-cents	-3				1
dollars letters dollars	1					-1	-2
dollars mark-. dollars	-3				-2	3
dollars mark-/ dollars	2				1	-5
dollars mark-– dollars	2				-3
dollars percent dollars	1	-1			-5	-1
dollars small dollars-and-cents	-1				3	-2
dollars-and-cents dollars dollars	-3				-1	3	-1
dollars-and-cents mark-$ cents	3				-1	-3
dollars-and-cents mark-, dollars-and-cents	-1				-5	1	2
dollars-and-cents mark-| dollars-and-cents	-3				-1	1	1
dollars-and-cents percent dollars-and-cents	-3					2	-3
dollars-and-cents small dollars-and-cents	-3				-2	4	-1
lettered-code cents cents	-1				2	-3
lettered-code mark-, dollars-and-cents	-4					2
lettered-code percent dollars-and-cents	-2				-1	2
line capitalised dollars-and-cents	-1	-1	-1	-1	-1	1	-2	-1
line capitalised thousands	3				-2	-2	-1
line capitals dollars	1					-3	-1
line dollars dollars	3				-3
line dollars-and-cents dollars-and-cents	5				-4	-4
line mark-$ cents	-3					2	-1
line small dollars	2				-3	-2	2
line small dollars-and-cents	-4				1	3	-1
line thousands thousands	2				-2	-1
line thousands-and-cents cents	3				-2	-3
line thousands-and-cents thousands-and-cents	3				-2	-1
line year dollars	3				-3	-2
mark-( small dollars-and-cents	2				-2	-2
mark-) capitalised dollars-and-cents	-1				1	-3
mark-) cents cents	2				-2		-1
mark-) mark-$ cents	-1				3	-3	-1
mark-) mark-$ thousands-and-cents	-1				1	-3
mark-) mark-: dollars	-2				4	-4
mark-) thousands-and-cents thousands-and-cents	4				-4	-1
mark-, capitalised dollars-and-cents	2				-2	-2
mark-, capitals dollars	2		-1		-2	-1
mark-, letters dollars		-1			-3	1
mark-, letters dollars-and-cents	-3
mark-, mark-, cents	3		2		-1
mark-, small dollars					-1	1	-3
mark-- capitalised dollars	-3		-1		3
mark-- mark-$ thousands-and-cents	-2				2
mark-- mark-- dollars-and-cents	-1				1	3	-1
mark-. code dollars						-2
mark-. digits-2 cents	-1	-1			3	-1	-1
mark-. digits-2 thousands-and-cents	-3				3	-1
mark-. letters dollars	3				-3	-2	-1
mark-. mark-$ cents	1	-1				-3	-1
mark-. mark-$ thousands-and-cents	-1	-1			2	-3	-1
mark-. mark-. cents	-1	-1			3	1	-2
mark-. mark-. dollars	2				-3	-1	-2
mark-. mark-. dollars-and-cents	-1				2	-3	-2
mark-. mark-. thousands	1					-2
mark-. mark-. thousands-and-cents					1	-3
mark-. small dollars-and-cents	-3				4	1
mark-/ capitalised cents	1				1	-3
mark-/ capitalised dollars-and-cents					-3	1
mark-/ code dollars	3					-3
mark-/ digits-2 dollars	1			-1	-3	-2	-1
mark-/ digits-2 thousands	4				-4	-1
mark-/ digits-2 thousands-and-cents	2				-2	-3	-1
mark-/ small cents	3				-2	-3
mark-/ year thousands	3				-2
mark-/ year thousands-and-cents	3				-2
mark-: capitalised dollars-and-cents	1				-1	-3	-1
mark-: dollars dollars	4			-1	-4	-3	-1	-1
mark-: dollars-and-cents dollars-and-cents	5				-5	-4	-1
mark-: letters dollars-and-cents	-2				3	-1	-1
mark-: mark-$ cents	-2				3	-1	1
mark-; mark-" thousands-and-cents	3		1		-1	-2
mark-] mark-$ cents	-4				-2	4
mark-| mark-| dollars-and-cents	3				-2	-2
mark-– capitalised dollars-and-cents	2				-2	-1
mark-– small dollars	-3				2	1
mark-— dollars dollars	-2				3	-2
mark-— small dollars	-3					2
mark-☐ mark-$ thousands-and-cents	-1				-4	4
mark-☑ mark-$ cents	-3				-1	3
mark-☒ mark-$ cents	-2				-2	3
masked capitalised dollars	-4		3		1	-2
masked cents cents	-3					2	-1
masked dollars-and-cents dollars-and-cents	-3	-1	-1	-1			-1	-1
masked mark-$ cents					2	-3
masked mark-$ thousands-and-cents	-2				3	-2
percent dollars dollars-and-cents	1				-1	-3
percent dollars-and-cents dollars-and-cents	2				-2	-1	-3
percent mark-$ thousands-and-cents	-3				2
percent mark-, dollars	-3				-3	3
percent mark-= cents	3				-1	-3
small capitalised dollars	2				1	-5	-1
small capitals dollars	1				-3	2
small digits-1 cents	2				-2	-2
small digits-4 dollars-and-cents				-2	1	-4	-1
small mark-$ thousands-and-cents	4				-3	-2
small mark-, cents	-5				1	1	2
small mark-, thousands-and-cents	-2				1	2
small mark-. dollars	-1				-1	-2	2
small mark-/ dollars	-1				-2	3
small mark-: cents					-3		2
small mark-: dollars		-1			-1		-3
small mark-· dollars		-1			-1	3
small mark-— dollars-and-cents						-3
small percent dollars-and-cents	3				-1	-2
small thousands thousands	2				-2
small thousands-and-cents cents	4				-2	-3
small with-digits dollars-and-cents	3				-3
thousands-and-cents capitalised cents	2				-2	-2
thousands-and-cents capitals cents	-4				-3	4	-1
thousands-and-cents cents thousands-and-cents	-2		2		2	-4	-1
thousands-and-cents mark-, cents	-4		-1		1	2
thousands-and-cents mark-/ cents	-3				-2	3
thousands-and-cents percent cents	-4					4
thousands-and-cents thousands-and-cents thousands-and-cents	-1	-1	2		1	-3	-1
with-digits cents cents	-2				3	-2
with-digits dollars-and-cents dollars-and-cents	2					-3
with-digits mark-, cents	2	-1			-2	-3	-1
with-digits small dollars	-3				3	-2
with-digits small thousands	-3				1	2
year capitalised dollars	2				-1	-2	-1
year capitalised dollars-and-cents	1				1	-3
year capitals dollars	2				-1	-3
year cents cents	3	-1			-2	-3	-1
year mark-- dollars	-1				2	-3
year mark-. dollars					-3	-1	1
year mark-/ dollars	2					-2
year mark-: dollars-and-cents					2	-4
year small dollars	3				-1	-3
year small dollars-and-cents	4				-3	-1
# sum both behind
capital digits-2	-3				-1	3
capitalised capitalised	-1	-1	2	-1	1		-4	-1
capitalised cents						-4
capitalised dollars-and-cents	-1				2	-4	-1
capitalised line	1				-3		-2
capitalised mark-$	1				1	-3
capitalised mark-(	-3				3		-1
capitalised mark-,	-3				1	1
capitalised mark-;	-3				1	1
capitals cents		-1			1	-4
capitals digits-2	-3				1	1	-1
capitals dollars	-3	-1			1	2	-1
capitals mark-.	-1	-1			-2	3	-2
capitals mark-:	2					-3
capitals small					-3		1
capitals thousands-and-cents	3			-1	-3
cents capitalised	-3				2	1	-1
cents cents	1	-1	-3	-1	-5		1	-1
cents digits-2					1	-3	-1
cents dollars-and-cents	3				-2	-2
cents end	4				-4
cents line	2		-1			-3	-4
cents mark-.	2				-3	-1
cents small	-5				3	2	1
cents thousands-and-cents	2	-1	2		-2	-4	-3
code capitalised	1				-3	1
code digits-1	-3				-2	3
code digits-2	-2				-3	2	2
code dollars	-2				3
date with-digits	-4				4	-3
digits-1 capital	-4				-2	4
digits-1 digits-1	1				-5		-1
digits-1 digits-2	-3				-1	3
digits-1 line			2		1	-3
digits-1 mark-/	-1				2	-4	-2
digits-2 capitals	3	-1			-2	-4	-1
digits-2 digits-1	1				-1	-2	3
digits-2 dollars	-1				2	-3
digits-2 line	2				1	-3	-1
digits-2 mark--	4				-3	-3
digits-3 capitalised	3				-3
digits-3 digits-2	-1				-2	3
dollars digits-2	-3				1	-1	-1
dollars end	3				-2	-1
dollars line	3				-1	-2	-1
dollars mark--	-2				3	-1	-2
dollars mark-/	-3					2
dollars mark-—	-4				2	1
dollars-and-cents capital	-4				2	2
dollars-and-cents code	-4				3	2
dollars-and-cents date	-1				1	-3
dollars-and-cents digits-3	-1	-1		-1	2	-3	-1	-1
dollars-and-cents dollars	2				-4
dollars-and-cents end	4				-3	-2
dollars-and-cents mark-$	2				-2
dollars-and-cents mark-—	-1				3	-3
dollars-and-cents percent	3		-1		-2	-2	-1
end end	3	-1	-1	-1	-3	-2	-3	-1
letters dollars	2				1	-3	-3
letters dollars-and-cents					-3	-2	2
letters line	-3				3	1	-2
letters mark-,	-3				3
letters mark-.	4				-2	-3	-1
mark-" mark-,		-1		-1	2	1	-3	-1
mark-$ cents	2				2	-4
mark-$ digits-2	-3				4	-1
mark-$ digits-3		-1				-3
mark-$ line					-3	1	1
mark-$ mark--	3					-4	-1
mark-$ thousands-and-cents	1	-1	-1	-1	-5	2	-1	-1
mark-( capitals	-2					3
mark-) line	-1				-2	-1	2
mark-, capitalised	2				-3	1
mark-, capitals	1	-1	-1		3	-3	-1
mark-, dollars-and-cents	-2				2	-3
mark-, lettered-code	-4				1	3	-2
mark-, line	-3				2	-1	1
mark-- capital	3				-3	-3
mark-- capitalised	-3				3	1
mark-- cents					1	-3
mark-- digits-1	-3				2	1
mark-- digits-3	-3				3
mark-- dollars	2				-1	-3
mark-- mark--		-1		-1	1	-1	-3	-1
mark-- small	-2				1	3
mark-. capitals	-1					3
mark-. code	-1				-1	-4	1
mark-. digits-2	2				-5	-2	-1
mark-. dollars	-3				3	-2
mark-. end	2				-2	-1
mark-. line	1				1	-4	1
mark-. mark-.	-2				3	2
mark-/ capitalised	-1				2	-3
mark-/ cents	-3				2
mark-/ digits-2	-3		-1		2
mark-/ digits-3	-3				2	-1
mark-/ dollars	2				-1	-5
mark-/ letters	3				-2	-2
mark-/ small	-1	-1	-1	-1	-6	2	2	-1
mark-; capitalised	1				1	-4	-1
mark-; line					-3	1
mark-@ percent	-2				2	-3
mark-[ mark-]	-2				3	-2
mark-| capitals	-4				3
mark-| cents	1				-1	-2	1
mark-| date	2				-4	-1	-1
mark-| dollars	-3				3	-3
mark-| mark-$	-3				2	-1
mark-· capitalised	4				-2	-3
mark-· small	-3				2	1
mark-– digits-2	-3				-2	3	-1
mark-– line	-2				2	-2
mark-– small	-4				4	1
mark-— dollars-and-cents	-3				1	1
mark-• capitalised	3	-1			-1	-1
mark-☐ mark-$	-2				3	-4
mark-☑ mark-$	-3				4	-3
mark-☒ mark-$	-2				3	-3
mark-⚠ digits-2	-2				-1	2
masked line	-3				-2	3	-1
percent capitalised					-3	2
percent capitals	-2				-4	3
percent dollars					1	-3
percent line	1				-3	1	-1
percent mark-$	1					-5	-1
percent mark-)	3				-2	-3
small capital	-2				2	1	-1
small capitalised					-1	1	-3
small capitals	3				-1	-3
small digits-1	4				-1	-4
small digits-7	-3				3	-1	-1
small mark-)	3				-1	-3	-1
small mark-,	-1	-1	-1			-1	-3
small percent	2					-4	-1
small thousands	-3				3	-3
small thousands-and-cents	3				-1	-1
thousands-and-cents capitals	2				-1	-3
thousands-and-cents cents	2		-1		-2	-2
thousands-and-cents line	3	-1	1			-4	-2
# sum both read as
 	1	-1	-1	-1	-1	-1	-5	-1
 amount	-2				2	-3	-1
 aside amount?	1					-4	-2
 aside paying					-4		-1
 current?	-5		-1		-4	-3	6
 paying	-2				-3	3	-4
accountName amount	1		-2			-3	-1
accountName amount?	1		-1			-3	-1
accountNumber 	3				-2	-2	-1
accountNumber amount?	-1				1	-3	-1
accountNumber paying	-2				-3	2
accountNumber? amount?	-2				2
amount 	5				-2	-5	-1
amount current?	-1				-3	-3	3
amount paying	-1				-2	2	-2
amount? 	-1				2	-3	-2
amount?,paying 	5				-4	-3
aside goes on aside amount	1		-1		-1	-3
aside paying 	2				-1	-2
current 	2				-2	-1	-1
current amount,current	-2				3		-2
current amount?	-3				3	-2	-1
current current	1	-1			-3	-3
current current,paying	-5				-3	-1	3
current paying	-1				-2	3
current? amount,current?	-2				3	-1	-4
current? amount?,current?	3				-1		-2
current? current?,paying	-3					3
current? paying	-3				-1	3
goes on 			-2	-1	-3	1
goes on amount			-2	-1	1	-5	-2
goes on amount?			-1		1	-3	-1
paying 	2				-7		-3
paying amount	-6				6	-2
paying paying	-1				-6	3	-2
paying? 	1					-3	-1
paying? amount	-3				3
# sum cell comes
often		-1	1		2	1	-3	-1
# sum cells behind
1		-2	2	-1	1		1	-1
2		-2	3	-1		1	-2	-1
3	1	-2	1	-1	-1		-3	-1
# sum cells
5		-2	-1	-2	-1		-4	-2
# sum first of cell
0 of 3	1				3	-3
1 of 4		-1	-1	-1	-1	2	-4	-1
2 of 3	2	-1		-1	-2	-1	-4	-1
2 of 4	1	-1		-1	-1	-1	-3	-1
3 of 5		-2		-1	-1	-2	-3	-1
3 of 6		-1	3	-1		-1	-3	-1
3 of 7	1	-1	-1	-1		-2	-1	-1
4 of 5	-1			-1	-1	1	-4
4 of 6		-1	2		-2		-4	-1
5 of 6			2		3	-4	-3
cents		-3	1	-2		-1	-1	-2
dollars		-2	1	-2		1	-3	-2
thousands		-2	-1	-1		-1	-3	-1
thousands-and-cents		-2	1	-2		-3	-2	-2
# sum first of line
below blank					1	-2	-2
thousands-and-cents	1					-3	-1
# sum first word comes
always, first	2				-1	-3	-3
# sum heading
$	-3				3	-1
acceptance					2	-3
account balance	3				-3	-1
account not	4				-3	-1
account number	1				2	-1
account number date	-4				4
account type	2				-3	-1	1
actual	3				-5	-1
amazon	-3				2	2
amex blue cash	-2				3	1
amount	3	-1			-3		1
amount due	-3				2	-1	-2
apr	1				2	-4	-1
as agreed	3				-2	-2
aug	4				-3	-2
available credit						-2
bal	-2				4	-2	-1
balance	-2	-1	2	-1	2	-3	-1	-1
balance available	3				-1	-2
balance due	-2				3	-2	-1
balance today	-2				3	-2
bank	3				-3	-1	-1
bank credit	1				-3	-1
bank of america	-3				2		-1
behind	1	-1	-1		1	-3
both	-2					3
budget	5				-4	-4
c/o c/o	2				2	-2
capital	-2				3	-1
charge	1				-1	-2	2
charge-off	-3				1	-1
charges	2				-1	-4	-1
chase	2				-1	-3
citizens					-1	3
claim	2		2		-4	-1
claim amt						-3
classification	3				-3
company	3				-3	-1
credit limit	3				-1	-5
credit limit/original amount	1				-1	-3
credit line	1					-4
credits	2				-1	-2
curr bal	-3				3	-1
current			2	-1	-1		-4	-1
current amount	4				-3	-3
current amt	-4				1	1
current current	3				-2	-2
date					-3	1	-1
date opened	3				-1	-3	2
dec	3				-2	-3	1
derogatory	-1				1		-2
details	-1				-1	3
dispute	2				-1	-3
ending balance	3				-3	-2
enrolled amt	2				-1	-4
equity line	-3				-1	3	-1
est monthly	3				-3	-3
est. balance	-2				3	-2
feb	4				-3	-3
fee	3				-2	-2
fees	3				-3	-2	-1
fin chg	3				-1	-3
frequency	3				-3
goldman	1				-2	3
good evening	-1				2	-3	-1
good morning					-2	1	-1
has $	-3		-1		2	4	-1
has /	4				-3	-2	-1
has account		-1				-3	-1
has additional	2				-3	-2
has adjustments	4				-3	-3
has agency	3				-1	-2
has ambulance	-3				3	-2
has america	-2				3	-1	-1
has american	1				1	-3	-1
has amex	-2				2	1
has amt	3		-1		-2	1	-3
has annual	5				-3	-4
has any	3		-1			-3
has anything	3				-3	-1
has apr	2					-4	-2
has are	-2	-1			3	-2
has at	1				-3	-3	1
has avail	3				-2	-3	-1
has b						-3
has banco	-3				2	1
has being	-2				2	-1
has benefits	3				-2	-2
has billed	3				-3	-2
has bills	-2				1	3	-1
has bonus	2				-3	-1
has both	-2					3	-1
has brendan	-2				3
has bridgecrest	-3				2	1
has budget	3				-1	-5
has by	1				-1	-3	2
has c/o	3					-2
has calculation	2				-2	-3	2
has capital	1				-1	-3	-1
has car	-3				1	1
has charges	2					-4	-1
has chase						1	-3
has check	2				-2	-1
has chg					2	-4	-1
has citibank	-3				1	2
has citizens	-3				1	3	-1
has claim	1		2		-1	-5	-1
has co-applicant	-2				3	-3
has coast	3				-2	-2
has code			1		-2	-2	2
has comenity	-1				-3	2
has comment		-1	-1		2	-2
has company	3				-2	-2
has corp	-2				3	-2
has court	3				-2	-2
has creditor	1				1	-4	-2
has credlim	-1				1	-4
has curr	-3				3	-2
has daily	1				-3	2
has debit	2				-1	-3
has debt	2	-1	-1	-1	2	-4	-1	-1
has del	-3				2		1
has delaware	2				-3
has deposit	3				-2	-2
has deposits	-3					2	1
has dept	-4				3	1	-1
has derogatory	1					-1	-2
has details	-2					3	-1
has direct	-4	-1			3	2	-1
has disb	1				-3	1	-2
has disbursed	-3				1	2
has dispute	1				1	-3
has dmp	3				-4	-1	-1
has duration	-3				-2	2	1
has e	-3				-1		1
has electric	-2				2	-2
has energy	-2				1	3
has enhanced	-3				3	-1
has enrolled	3	-1	2	-1	-3	-3	-2	-1
has equifax	3				-2	-2
has error	-1				2	-3
has est	2					-4
has est.	3					-3
has estimated	-2				1		-1
has every	3				-2	-1
has excellent	3				-1	-3
has experian	4				-2	-3	-1
has explanation	3				-1	-2
has express	-2				2	-2
has failure	3				-2	-4
has fair	3				-3	-3
has far	3				-3	-2
has fargo	-2				3
has feb	4				-2	-4	-1
has fee	3	-1		-1	-2	-2	-2	-1
has fees	3				-4	-3	-1
has fha	-3				-1	3
has file	-3				1	2
has fin	4				-2	-3
has furniture	-3				1	1
has get	1				1	-3
has go	-2				-1	3	-2
has goldman	2				-2
has group	2				-1	-3	-1
has hardship	3				-2	-1
has heloc	-2				2	3
has hi	-3				-1	2
has high					-3	1	-1
has history	-1				2	-3
has home	-2					4	-2
has husband					1	-3
has identification	1				-2		-1
has if	2				-3	-2
has income	-1				2	-3
has institution	3				-3	-2
has insurance	2				-1	-3
has int	3		2		-5	-3	-1
has int/fees	3				-2	-2
has interest	2				1	-4	-1
has is	-1				2	-1	-4
has it						-3	2
has jul	3				-3	-1	-2
has juniper	-2				2	2
has just	-1				3	-3	-1
has lakeview	-3				1	2
has late		-1		-1		-1	-3	-1
has limit	1				-3	1	1
has limit/original	1					-3
has line	-3					2	-2
has loan	1	-1		-1	-2		-3
has límite	4				-4
has mae	-1		-1			3	-1
has make	2				-1	-3	-1
has mar	1					-5	-1
has market	3				-3
has mastercard	4				-2	-3
has medical	-1				2	-3	-1
has min.					-3	2	-1
has mnthly	3				-2	-2
has mo.	-1				-4	2	-1
has monthly		-1	-1	-1		2	-3	-1
has months	3				-1	-3
has morning	1				-2	3	-1
has mortgage	-2				-3	4	-3
has n/a	-3				1	2	-1
has name	1				-2	1	-2
has new	-2				3
has next	-1				-1	3
has night	-2				3	-1	-1
has oct					1	-3	1
has of		-1	-1	-1	-1	1	-3	-1
has offer	2					-3
has on	-2		-1	-1	1	1	-3
has one	2	-1	-1		-2	-2
has online	3				-2	-1
has only	3					-3
has opened	5		-1			-2
has orig	3	-1		-1	-3	-4	-1	-1
has orig.	2	-1	-1	-1	-3	-2	-1	-1
has origination	3				-3	-1
has overdraft	-1					3	-1
has owed	-3		-1		3	-1	-2
has owes	4				-4	-3
has owing	-1				2	-3	-1
has paga	-3				3	-1
has paid	1				-1	-1	-2
has past	1	-1	-1	-1	-1	-4	-1	-1
has payments	3				-1	-4	-1
has payoff	-1	-1	-1		2	-3	1
has penalty	3				-1	-2
has pending	2				-2	-1
has pennymac	-2				2	3
has period	3				-2	-3	-2
has physicians	2					-2
has plaintiff	3				-2	-2
has platinum	-3				1	-1	2
has pmt	-2	-1	-1	-1	-1	3	-2	-1
has present	-4				3	1	-1
has principal		-1	2		1	-4	-2
has printed	-3				2	-2
has pymt	-3				-3	3
has radiology	2				-1	-2
has rate	3				-3	-1	-1
has ready	-2				2
has receipts	2				-2	-2
has receivables	1				1	-2
has recent	-3				4		-4
has regular	-4				-2	3	-1
has reported	1				2	-3	-2
has resolution	3				-3
has return	3				-2	-2
has said	1					-3
has saldo	-1				2	-4	-1
has sallie			-1		-2	3
has sched	-2				-3	2
has school						-2	-1
has see	-1				1	-3	-1
has send	-2		-1		3
has sent	-4					4
has settlement	2				-2	-3
has share	1					-3	2
has since	4				-2	-3
has sort	3				-1	-4
has source	3				-3	-1	-1
has st	-3				4	-2	-2
has start	2				-2	-1	-1
has started	4				-3	-3
has starting	6				-4	-3	-1
has state	-3				5	-1
has store	-2				3
has subject	2				-1	-3	-1
has tech	-3				3	-1	-1
has technical	3				-3
has terms	-3				-5	3
has that	-2				2	-3
has them	-3				1	2
has these					2	-2	-1
has they	-2				1	3	-1
has this					-3		-1
has time	-3				1	2	-1
has title	-3				1	2
has to	2				-2	-1	-3
has today					1	-3	-1
has total					1	-3	-2
has toyota	-4				2	3
has unsecured	2				-3	1	-1
has usa/targetcred						-3
has usaa	2				-3	-1
has used	-4				3	2
has variable					3	-1	-1
has vehicle	-3				1	1
has verfied					1	-3
has verified	-1				1	-3
has wants	-2				2	-2	-1
has was	5				-4	-2
has webbank	2				-2	-2
has which	-3				1	1
has worst	-4				3	1
has y	-2		-1		3	1
has year	4				-3	-4
has you	2				1	-3	-1
has yours	-3				2	1
high	1				-3
high balance	3				-5
high cr	3				-2	-2
high credit	-2				-1	3
high credit credit	-2				-1	2
history	1				1	-3
home equity	1				1	-3
in good standing	1					-2
institution account	3				-2	-1
insurance paid	3				-3	-2
int paid	3				-2	-2
int/fees	3				-2	-3
interest	1				1	-4
interest paid	2				-2	-2
jan feb mar	2				-2	-1
joint with	-3				1	2	-1
jul	3				-2	-2
juniper	-3					3
last month	4				-3	-1
left					1	-2
limit	3				-2		-2
limit / original	3				-3	-1
line	-3				2	2	-1
loan amount	5				-5
mar						-3
means accountStatus	3				-3	-1
means agency	2	-1		-1	-2	-3	-1	-1
means amountLoose		-1		-1	-3	-1	2
means balance	-2	-2	2	-1	2	-4	-1	-1
means money	2	-1		-1	-2	-3	-1	-1
means pastDue	2			-1	-2	-3	1	-1
means paying		-1	1	-1	-2	3	-2	-1
means reported	2					-4	-2
means status	1	-1	-1	-1	-1	-1	-3	-1
means veto	3				-3	-2
medical	4				-3	-3
min	-1				-4	2	-2
min pmt	-2				-4	2	-1
min. payment	-3				-1	3
minimum	-3	-1			1	3	-1
minimum payment	3				-1	-3	-1
mnthly	3				-2	-2
mo pmt	-4				2	2	-1
mo. pmt	-3				-3	3
monthly	-1	-1			-3	2
monthly mortgage payment	-3					2
monthly payment	-2	-1	-1		-3	2	-2
monthly pmt	-2	-1	-1	-1	-2	2	-1	-1
no payment	-3					2
none	2				-1	-3
nov	3				-2	-2
now	-1				2	-3	-1
number date	-1				1	-3	2
number date opened	3				-3	-1
oct	-1				2	-3
of status	-4				-6	6
on time	-1				-2	3	-1
open open	1				-3
opened	2				-1	-3	1
opened high	2				-2	-2	-1
original creditor	-1				2	-3	-1
origination fee	3				-3	-2
owed now	-3				3
paid	-3				3	1	-1
paid as agreed					-1	3
paid in	-3				2	1
paid last	3				-2	-2
paid or	-2					3
past	2				-2	-4	1
past due	3				-3	-4	1	-1
pay	-3				-2	3	-1
pay off	-1				-3	2	-1
paying	3				-1	-3
paying as agreed	2				1	-4
payment	-3		1		-1	1
payment plan	-3				-1	3	2
payments	2				1	-4
payments failure	3					-3
payoff	-2		-1		1	-3	2
per month					-3	1	-1
personal	1				-3	2
personal loan	1					-2
placed	3				-2	-4
pmt					-3	1	-1
present balance	-3				2	1
prin	1					-2	-1
prin paid	5				-4	-2
principal	2		2		-1	-6	-1
principal balance	-3				3	-1
principal paid	4				-3	-4	-1
property that	2				-2
real estate mortgage	3				-2	-1
recent	-3					2	-3
recent balance	-3				3	-4	1
recent payment	3					-4	-3
regular monthly					2	-3
reported	1					-3	-1
reported balance	-3				4	-1
rptd	2				-3	-1
saldo actual	-3				3	-2
santander					-3	2
scheduled payment	-1				-3	1	1
sep	4				-3	-3
share secured	-2				3	-1
since terms	3				-3	-2
single payment	3				-1	-3
skip to main	2				-2
sofi bank	-2				2	-1
sort by	3				-2	-3
started at	4				-3	-2
starting	2				-2	-1	-1
starting balance	3				-2	-1
status monthly	-4				4	-3
terms	-2				-3	3	-1
to date	3				-1	-2
total	2				-2	-3
total claim	-3				3
total current	3				-2
type	-1				-2	3
type auto loan	2				-2		-1
type installment	-3				1	2
unpaid interest	-1				3	-3
usa	3					-3
variable	-1				3	-1	-1
verfied credlim					1	-3
we owe	-3	-1			3	-1
what we owe	-3				-1	2
you owe	-1				2	-3
# sum label beside
[x]	-3				-1	3
aging					-3	-2	2
amount past due	5				-3	-4	-3
automobile	-3				3		-1
balance	-2				2	-7	-1
balance due	3				-3
balance owed	-3				4	-1
child support	4					-3
collection	3				-2	-2
credit card	-1				3	-3
credit limit	5				-3	-4
creditor's name	-3				3	-1
current balance	-2				2	-2
deferred balance	3				-2	-2
escrow balance	2	-1		-1	-2	-4	-1	-1
fees charged	2				-2	-1
high balance	1				-4	1	-1
high credit	3				-2	-3
individual	3				-2	-1
installment	2					-3
interest	4				-1	-2
j	-2				3	1
joint	3				-2	-2
liability	2				-2	-1
lightstream	3				-2	-1
loan amount	3				-2	-3
means amountLoose	2				-1	-4	-3
means balance	-2	-1			3	-7	-3
means money	3	-1		-1	-4	-3	-1
means pastDue	3				-5	-7	2
means paying	-3	-2		-1	-6	5	-3	-1
means status	5				-4	-3
means text			-1		-3	2
means veto	3				-3	-1
minimum payment due	-4			-1		4	-1
monthly payment	-5				-2	4
original amount	-2				3	-3
outstanding principal	-3				3
past due	6				-5	-4	-4
past due amount					-3	-5	1
payment amount	-4					4
payment received	2				-1	-2
payments	4				-2	-3
pays as agreed	2	-1			-4
plan payment	3				-1	-3
principal	6				-5	-2	-1
principal balance	3				-3
regular monthly payment	-5				-1	5	-1
scheduled payment	-3				-2	4	-1
scheduled payment amount	-3					3	-1
sum	2		-1		-2
terms	-4				-4	4
total	4				-4	-1
total amount of the debt now	-3				3	-2	-1
totals	2	-1		-1	-3	-2	-1	-1
unsecured	2				-2	-3
# sum label with colon
amount due	-3				-1	2
amount past due	3				-1	-2	-2
amount requested	2				-3	-1
example	5				-3	-5
last paid	4				-3	-2
means 	1	-1		-1	-1	-1	-3
means balance	1	-1		-1	2	-5	-1
means money	3				-2	-4
means opened	2					-3	-1
means pastDue	3				-4	-5	1
means status	3				-2	-2	-1
means text	-1				-3	1
minimum payment	-3					3
pago mensual	-3					3
past due	3				-2	-5	1
recent balance	-2				3	-2
responsibility	-5					5
saldo	-3				3	-2
scheduled payment	-4				-1	5
status					-3	-1	1
terms	-4				-1	4
total amount of the debt now	-3				3	-1
total que debemos	3				-3
备注	3				-2	-3
存款	3				-3	-2	-1
每月收入	3				-1	-2	-1
# sum last of line
thousands			-1	-1	2	-4	-2	-1
thousands-and-cents	1	-1	2	-1		-1	-3	-1
# sum lead-in
a limit of	3				-3
a minimum of	-2					2	-1
about	3				-3	-1
account payment received	2				-1	-3
actual payment amount	3				-1	-2	-1
aidvantage	-3				3
amount past due					-2	-2	3
amount requested	3				-3	-1
amt	-4		-1		3	2
apple card	-2				2
as low as	4					-4
assets	3				-2	-2
available	4				-3	-2
available credit	4				-2	-3	-1
bal	-1		1		1	-5
balance	-1				3	-3	-1
balance due	-3				3		-1
card with a	3				-3
claim amount	3				-3
credit limit	7				-4	-3
credit line	3				-1	-3
current					1	-3
current amount due	1				-3	1
days	3				-2	-4	-3
debo	-3				3	-1
escrow balance	3				-2	-2
for	3				-2	-2
high balance	3				-2	-2
high balance of	3				-2	-1
highest balance	1				-5	-2	1
hulog	-3					3
i owe	-3				3		-1
i pay	2					-2
i still owe	-3				3
individual monthly payment	-5				-1	5
is	-3				3	-1
its	-3				3	1
klarna	-4				4	-2	-1
la renta son	2				-2	-1
last paid	2				-2	-2
left	-1				2	-3
left of	2				-3		-1
limit	3				-4
loan disbursement amount	3				-2	-1
loans outstanding principal	3				-3
límite	3				-2	-3
macy's	3				-3	-1
means 		-1	-3	-1		-3	-1	-1
means balance	-2	-1		-1	3	-6	-3
means money	3				-2	-4	2
means name	1		-1		1	-1	-3
means number	-3				3	-1	-3
means opened	3				-2	-2
means original	-1				1	-3
means pastDue	3	-1			-3	-5	1
means paying	-2	-1	1	-1	-5	3	-1	-1
means status	4				-3	-4	-2
means statusHint	1					-4	-1
means text	1		-1		-2	-2	3
means veto	3				-4	-2	-1
mileage	3				-2	-1
min	-3				-3	3	-1
min payment	-3					3
minimum payment is	-3					4	-1
monthly	-2	-1			-2	3	-1
monthly mortgage payment	3					-3
monthly payment	-2				-2	3	-1
monthly payment is	-4				-3	5
months	-2				-2	3
monto vencido	3					-3
nelnet	-3				3
nissan rogue	3				-2	-2
now	-2				3	-3
of	4	-1	-1		-4	-2	-1
of account number	-3				3
one payment of	3					-3
or	3				-2	-2
orig	4				-3	-1
original amount	6				-4	-2	-1
original amount owed	3				-2
original balance	4				-3	-2
original loan amount	3				-1	-2
outstanding interest balance	3				-3	-2
outstanding principal balance	-3				3	-4	-1
owes	-3				4	-1
paid	2				-1	-4	-1
past due	1	-1	-1		-5	-6	2
past due amount	-1	-1			-2	-4	3
pay	-1		2		-3		-1
payment	-3				-1	2
payment amount	-3					3
payment of	-3					2	1
payment plan	-2				2	-1	1
payment received	3				-1	-2
payments	3				-2	-2
payments of	2				-2	-2
pays_as_agreed available credit	3				-1		-2
plan scheduled amount	-4				-2	4	-1
planet fitness	3				-2	-2
present balance	-2				3
previous balance	3				-3
principal	4				-3	-1
recent payment	2				-1	-2
regular monthly payment	-5					5
regular payment	-6					6
rent	4				-3	-1
rent is	3				-2	-2
reported balance	-4				4
rev	-3				1	3	-1
saldo	-2				2	-2
scheduled payment amount	-4				-1	4	-1
secures the claim	-5				5
so	-2				3	-3
taxes	-3				3	-1
terms minimum	-3					3
that number here	4				-3
the	1				-2	1	1
the amount of	-1				1	-3	1
the debt now	-3				3	-1
the minimum is	-3				-2	3	-1
the payment is	-3				-1	3
they take	-3					3
total					-3	-1	1
total amount due	3				-1	-2
total amount owed	3				-3
total balance	-3				3
unpaid balance of	1				-1	-3
unpaid interest	3				-1	-2
verizon	3		-1		-2	-2
was	3				-3	-2
we owe	-4				4	-2
x					-3		-1
you owed	3				-3
最低还款	-2				-3	1
月供	-5				-4	2
欠款	-3				4	-1	-2
每月	-2				-1	3	-1
额度	1				-3	-2
# sum line above
account info	-4				4	-1
account information	-3				3	1
account summary	3				-2
actual payment amount	4					-4
amount due	1					-4	-2
amount past due	1				-3	-2	2
auto loan	-3					2
auto loans	2				-2	-2
balance	-2				2	-3	-1
balance owed	-3				3	-1
begins *	-2		-1		3	-1	-3
begins .	2				-1	-2
begins 0%	3				-3	-1
begins 2.1					1	-2
begins =					3	-3	-1
begins aaron's	-3				1	3
begins acct			-1	-1	2	-3	-3	-1
begins affirm	-4				2	1
begins agency			2			-4	-1
begins amount		-1	-1			-3	-1
begins and	2				1	-3	-1
begins annual	3				-3	-3
begins apr	2				-4		-1
begins auto					1	-2	-3
begins available	2				-6	2	-1
begins b	-2				1	3	-2
begins bal	-2	-1	-1			4
begins balances	3				-1	-2
begins beginning	3				-2	-1
begins bills	3				-3	-2
begins c/o	1				1	-2
begins cap	-3				3	-2
begins card	3				-2	-2	-1
begins cards					-2	3
begins cash						-3	1
begins chapter	3				-3	-3
begins charge-off	3				-2	-2	-1
begins chase	1	-1		-1		2	-2	-1
begins citibank	4	-1	-1	-1	-2		-1	-1
begins citizens	-3				1	1	1
begins city					1	-4	1
begins clm	-3					2	-1
begins closed	-2				2	-3
begins collection					1	-3	-1
begins collections	1				1	-3	-1
begins could	3				-1	-3
begins court	3				-2	-1
begins cousin	3				-3	-3
begins current	2	-1	-1		-2		-5
begins curtis	4				-1	-4
begins daily	4				-3	-2
begins days	3				-2	-2
begins debtor		-1		1		-3
begins deferred	4				-3	-2	-1
begins deposits	3				-2
begins discover	4	-1		-1	-1	-3	-1	-1
begins do	3				-2	-1
begins due	2				-2	-3	-1
begins duke	2				-2	-3
begins e	-3				1	2
begins edit	-3					3
begins education	3				-2	-3
begins emergency	3				-3	-2
begins enhanced	-2				1	1
begins enrolled	3				-3	-1	-2
begins est	3				-2	-3
begins estimada	3				-2	-1
begins exeter	3				-1	-3
begins feb					1	-3
begins fees	2				-2	-1	-1
begins fidelity	5				-4	-3
begins figure		-2	3	-1	1		-1	-1
begins filed	3				-2	-2
begins fingerhut	-3				2	1
begins food	3				-1	-2
begins ford	-2				2	3	-2
begins free	3				-3	-1
begins gastos	3				-2	-2
begins good	3				-2	-2
begins grant	3				-1	-1
begins great	-2		2		2	-4	-1
begins greensky	-3				1	2
begins guarantor	3				-3	-2
begins here	1				-2	3
begins home					1	-2	-3
begins housing	3				-3	-1
begins image	-4				3	3
begins income	4				-3
begins inquired	3				-3
begins install	3				-1	-2
begins insurance					3	-1	-1
begins interest		-1				-1	-3
begins items						2	-3
begins j	-3					3	-1
begins jan	2				-2	-4
begins john	-2				3		-1
begins joint	-1					3	-1
begins judgment					-3	1
begins k	-3				3	2
begins kay					1	-3
begins klarna	-2				3	-1
begins lending	-3	-1			2	3	-1
begins less					1	-2
begins liability					1	-3
begins lightstream	3					-4
begins limit					-3		-1
begins lol	-2				2	1
begins may	3				-2	-1
begins me	-2				1	3	-1
begins medical	-3		-1		3	-1	-1
begins merrick	1					-2	-1
begins minimum	-2					-2	3
begins month	1				-3	-1	-1
begins monthly	-1				-2	2	-3
begins mr	1				-3	-2	2
begins navient	-3				2		2
begins nco	1				3	-3
begins netflix	3				-2	-2
begins not					3		-1
begins notes	3					-3
begins nov	3				-1	-3
begins o	2				-3		2
begins oct	2				-2	-1
begins offers	3				-3	-2
begins on	-4				2	1
begins only	5				-1	-4
begins oportun	-3				1	2
begins or	-4				-1	3	-1
begins other	1		-1		2	-4	-1
begins outstanding	-4				2	1	-2
begins overdue	3				-1	-1	-1
begins owe	-4				-2	4	-1
begins owed	1					-4
begins part	3				-3	-1
begins partial	3				-2	-2	-1
begins past					-3	1	-3
begins payment	-1					2	-3
begins payments	-3			-1		1	1
begins per					-2	4
begins phone	-3					3
begins platinum	-3				3	1	-1
begins please	4				-2	-3
begins portfolio	-3				3
begins posted	2				-3	1
begins present	2				-2
begins previous	1				1	-3
begins principal	-1				-1	3
begins progressive					1	-2	-1
begins property	1				2	-3	-1
begins préstamo	-3				3	2
begins public	4				-3	-2
begins purchases	3				-2	-1
begins rate	-3	-1	-1		-2	4	-1
begins recent	1	-1		-1		-3	-1	-1
begins regional	-3				2		-1
begins regular	2				-3	1	-3
begins rent	2				-2	-1
begins repayment	4				-3	-2
begins responsibility	2				-2	-1	-1
begins rooms	-3				2
begins saldo	-2	-1			1	1	-3
begins sallie	-4				3	1	-1
begins savings	3				-2	-1
begins scheels	-2				-2	3
begins score	3				-3
begins september	3				-3	-1
begins service	3				-2	-3
begins signature	2					-4
begins snap	3				-1	-2
begins snowball	3				-1	-3
begins spectrum	2				-2	-3
begins st	-3				1	1	1
begins starting					1	-3	-1
begins state	2				-1	-3
begins statement	3				-3
begins subject	4				-1	-3
begins synchrony		-1		-1		3	-1	-1
begins t-mobile	4				-2	-2
begins también	3					-2
begins tarjeta	-4				2	2	-1
begins tax	3				-2	-1
begins this	1				1	-3
begins total	2	-1		1	-2	-3	-1
begins tower	-3				1	2
begins toyota	-3				-1	-1	2
begins transaction	3				-3	-3
begins type	3				-2	-1	-1
begins u.s					3	-3	-1
begins uncle					1	-3
begins undergraduate	4				-4
begins unpaid		-1				-3	1
begins unsecured					2	-2
begins upgrade	4				-3	-4
begins usaa	-4					3	1
begins vanguard	4				-3	-1
begins verizon	2				-3	-1
begins view	4				-3	-2
begins washington	1				-3		-1
begins withdrawals	3				-3
begins xcel	2				-1	-2
begins year	3				-2	-3
begins you	1	-1		-1	-1	-3	2
begins {	3				1	-3
begins ·	1				1		-2
begins —	-3				1	2
begins ☐			-1		-1	2	-3
begins 一						2	-2
begins 信用卡	-3					3	-2
begins 合计	4				-2	-3	-1
charge/credit card accounts	-2				3	-1
closed	1					-3
collections	1					-3	-1
credit card	-1				2	-4
credit cards	3	-1			-3	-1
credit limit	3				-6	-1	-1
current amount due	4				-4	-2
date balance scheduled payment paid	3				-1	-3
est. monthly payment	3				-2	-3
exceptional payment history	-1				1	-3
high balance	2				-2	-3
highest balance	3				-3	-3	-1
home loans	2				-3	-1
image omitted	-4				3	2
in collections	-2				3	-1
installment	-2				2
loan amount	2				-4
loan canceled date	-3				3	-2
loan type credit card	-3				3
means 		-1	-1	-1			-6	-1
means , short	-1		-1	-1		-3	-4
means amountLoose	2				-2	-2
means amountLoose, short	1					-3	-3
means balance, short					1	-6	-5
means date, short	1					-4
means money, short	4				-6	-3	1
means name, short	2				-2	-4
means number, short	-4				1	1	-1
means pastDue, short	1				-3	-5	3
means paying	2				-1	-2	-2
means paying, short	-2				-4	3	-3
means status, short	-2					3	-1
money you owe (not evidenced by a note)	-3				3
monthly payment	-3				-3	3
n/a	3				-1	-3
next payment	-2				-1	3
none	-3				3
offers for you	2				-2	-2
or before closing monthly payment	-4				-1	3	-1
original amount	6				-5	-1	-1
original balance	4				-4	-2
original loan amount	2				-3	-1
outstanding balance	-3				3	-1
past due amount	2				-2	-3
pattern "w":[	2				-3	1
pattern ##/#M	-3				3	-1
pattern ##/#MM	-4				4	-1
pattern ##w#wM	2				-2
pattern #)w	-3				1	2
pattern #)w,Mw	3				-1	-3
pattern #)w,w#	-3				2	2
pattern #, first	1					-5	-3
pattern #.w#.$	4				-3	-4	-1
pattern #.w#wM	-2				2	1
pattern #.w(w)					1	3	-3
pattern #.w,w,	1					-3	-1
pattern #.w,wM	-3				2	3	-2
pattern #.w.w#	5				-4	-3
pattern #.w?	-3				4	-1
pattern #.wM	3				-1	-2	1
pattern #.wMwM					-1	-3	1
pattern #M, first	-3				2	-1
pattern #M/M/M					2	-3
pattern #w	2				-2	-3	1
pattern #w#wMw	-3				1	3
pattern #w.w					-2	3
pattern #wM#wM	-2				-2	2	-1
pattern #wMMM	2				-3	-1
pattern #wMMMM	1		-1		-3		2
pattern #wMwM	-3					3
pattern #wMwM#	-2				3	1
pattern *w(w),	-3					2
pattern +-----	2				-2
pattern ------, first	6				-5	-2
pattern M	1				-6	4	-2
pattern M/M/Mw	2	-1				-6	-2
pattern M/MM/M	4				-4	-2	-1
pattern M/Mw#M					-3
pattern M/Mw#w	4				-3	-2
pattern M/MwMw						-3
pattern MMM	3				-3	-2
pattern MMMM	3				-2	-1
pattern MMMMM	2				-3	-1
pattern MMMMMM	3				-2	-3
pattern Mw	1		-1		-3	1	-1
pattern Mw#MMw	-3				2	2
pattern Mw, first	-1				-1	3	-1
pattern MwM	3				-1	-2
pattern MwMMMM	1				-2	1
pattern w####	-1				-3	2	-1
pattern w##/MM	4				-3	-3
pattern w##wM/	-3				2	1	-1
pattern w#$Mw$	-3				1
pattern w#$M☑$	-3				2	1
pattern w#)#	-3				-3	4
pattern w#, first	-1						-3
pattern w#M/M/					3	-5	-1
pattern w#M/MM	1				-1	-1	-3
pattern w#MM	3				-3	-3	-2
pattern w#MM#M	2				-2
pattern w#Mw,w	-1				1	-3	1
pattern w#MwM	3					-3	-4
pattern w#MwMw	1				-1	-3
pattern w#w	3			-1	-3	1	-3
pattern w#w#w#	4				-4	-1
pattern w#w-wM	3				-2	-2
pattern w#wMw	-2				3	-3	-1
pattern w(w):	-3					2
pattern w(w):M	-2				3	-1	-1
pattern w(w)M	-1				-3	2	-1
pattern w(w)w	2				-2	-3
pattern w(w)w(	-1					3
pattern w(w:w)	-1				-1	2
pattern w,	3				-3	-2	-1
pattern w, first	-1		-1	-1	-2	3	3	-1
pattern w,w	-2	-1	-1		1	2	-5
pattern w,w!	3				-3	-1
pattern w,w#Mw	3				-2	-2
pattern w,w.#M	-2				3	-1
pattern w,w.w,	-2				2	2	-1
pattern w,w.w.	-3					3
pattern w,w:	2				-4	1
pattern w,wM	3				-2	-2
pattern w,wM.w	-2				3
pattern w,wMMM	3				-3	-2
pattern w-					-4	3	-1
pattern w-----	1				-1	-3	2
pattern w-wM	-3				3	-2	-1
pattern w-wM#M	-3				2	2
pattern w-wMMM	1				-1	-3
pattern w.MM	3				-3	-1
pattern w.w.w	-3					1	1
pattern w.w.w,	3				-2	-2
pattern w.w:M	3				-2	-1
pattern w.wMMM	1				-1	-3
pattern w/w#wM	-3					2
pattern w/w.w		-1	-1	-1		3	-1	-1
pattern w/w/w/	2	-1				-4	-1
pattern w:#/#/	1					-3
pattern w:#w:M	2				-3	-1	-2
pattern w:, first	-2				4	-1	-3
pattern w:--w	-3				1	2
pattern w:--w-	-2					2
pattern w:-M-	3				-2	-2
pattern w:M	1	-1	-1	-1	-3	1		-1
pattern w:M-M	3				-2	-2
pattern w:M.#$	3				-2	-2
pattern w:M.#M	3				-2	-3
pattern w:M/Mw	-2				1	-1	-3
pattern w:M@w,	-4				5	2	-1
pattern w:Mw:M					-3	1	1
pattern w:Mw:w	1				-3	1	-1
pattern w:MwM	-3				1	2
pattern w:MwMw					-2	3
pattern w:w, first	-3				2		2
pattern w:w,w	-1				2	-2
pattern w:w-w	3				-1	-2
pattern w:w.	3				-2	-2
pattern w:w.w,	2				-2	-2
pattern w:w.wM	3				-3	-1
pattern w:w:M/	2				-3		-1
pattern w:w:Mw	4				-4
pattern w:w:w:		-1		-1	-4	1		-1
pattern w:wM/M	2					-3	-1
pattern w=M					-3	1	-1
pattern w?					1	-3	-1
pattern wM#	1					-3
pattern wM##MM	1				-2	3
pattern wM,w#w	-3				3	-3
pattern wM,wMw	3				-3
pattern wM.	3				-2	-1
pattern wM/M	-3				3
pattern wM/M/#	-2				3	-1	-1
pattern wM/M/M	2	-1		-1	-1		-3	-1
pattern wM/w	4				-3	-3	-1
pattern wM:M/w	4				-1	-4
pattern wMMM					-1	-1	-3
pattern wMMMM	2	-1	-1		-1	-3	-1
pattern wMMMMM	1	-1	-1	-1		-2	-3	-1
pattern wMMw	1		-1		-3		2
pattern wMMwM	1				-3
pattern wMMwM/	2				-2	-3	-1
pattern wMw,Mw					1	-3
pattern wMw.					1	-3
pattern wMw.w.	-3				3	2
pattern wMwM/M	-1					-2	2
pattern wMwM/w	2				-2	-2
pattern wMwMM	3		-1		-3	-3
pattern wMwMw	-1	-1	-1		-1	1	-3
pattern w®	3				-1	-3
pattern w·#w.w	3					-3
pattern w–w#MM	-2				1	2
pattern —, first	-1				1	-2
pattern •w.	3				-2	-2
pattern •wM/M/	3				-3	-3
payment	-3				-1	3
payment information	3				-3
payment received	3				-2	-3
personal loan	-2				3	-3
principal balance	-2					3
recent balance	-2				3	-3
recent payment	3				-3	-3
reported balance	-3				3	-1
reported since: terms: high balance	3				-3	-3
scheduled payment	1				-3
status	1				-4	-3	1
student loans	3				-3	-2
terms	1				-3
total balance	3				-3
totals	2				-2	-2
view details	3				-2	-1
# sum line below
account info	3				-3	-3
account status	-3				2	1	-1
available balance	3				-3	-1
balance	-3				3	-5	-2
balance updated						-3
begins #	1					-3	-1
begins $	-3				-1	4
begins (	-3				3
begins *	2		-1		-2	-1	-3
begins +	1					-3	-1
begins .	3				-2	-1	-1
begins =					-2	-3	2
begins account		-1				-2
begins accrued	4				-3	-2
begins acct	-3		-2	-1	2	1	-2
begins additional	3				-2	-4
begins advertiser	4				-2	-3
begins agency	3				-3	1	-1
begins aging	-2				2	-3	1
begins aidvantage	-2				1	2
begins american	-1				-1	3
begins annual	4				-3	-1
begins apply	3				-2	-3
begins are	-3				1	2	-1
begins ask					-3	1
begins aug	3				-3	-1
begins aunt	3				-2	-3
begins autopay	-2				-2	3
begins available	1				-2	-2	2
begins avant					-3
begins b	-2				-1	2
begins balance		-1	-1	-1	-2	-2	4
begins balances	3				-3	-2
begins balloon	3				-1	-1	-1
begins between	3				-3	-3
begins bills	2				-1	-2
begins bk	3				-3	-1
begins brother	-1				2	-2
begins call	2				-1	-3	-1
begins car	3				-2	-4
begins card	3				-3	-2
begins carol	3				-2	-3
begins carvana	-2				-2	1	1
begins cavalry					3	-2
begins change	5				-4	-3	-1
begins chase	2	-1	-1	-1	-4	2	1	-1
begins check					1	-3
begins chrysler	-3				1	2
begins citibank	2	-1		-1	1	-3	-1	-1
begins claims	2				-2	-1
begins clm	3	-1		-1	-1	-2	-1
begins comenity	-3				1	2	-1
begins comments					-3	1	-1
begins contact	3				-1	-4
begins court	3				-2	-1
begins creditor	4				-4	-1	-1
begins daily	3				-2	-2	-1
begins date		-1		-1	-3	1	2
begins daycare	3				-2	-3
begins days	-1				-2	2	-3
begins dear	1					-3
begins debt	3				-2	-4
begins debt-to-income					2	-3
begins debts	1					-2
begins dec	3				-2	-2
begins deferred	-3				3		-1
begins deposits	4				-3	-1
begins description	2				-2	-3
begins discover	3	-1		-1		-2	-1	-1
begins due	-2				-2	4	-3
begins e	-5				3	2	-1
begins edfinancial	-3				1	2
begins edit	3				-3	-2	-1
begins electric			2		-3	-1
begins end	3				-3
begins enrolled	2				-1	-2
begins equifax	4				-3	-2
begins escrow	-2				-1	3	-1
begins est	2					-4
begins estado	-1				-1	3	-1
begins estimated	5				-4	-3
begins example	3				-3	-2
begins external	3					-3	-1
begins f	-2				3	1
begins feb	3				-3	-2
begins federally	3				-1	-2
begins fees	1				-3	-1	1
begins fidelity	6				-5	-3
begins figure	-1	-1	-4	-1		1	-1	-1
begins financial	2				-2	-3	2
begins first					-3	1	-2
begins food	3				-1	-2
begins free	3				-2	-2
begins freedom					-3	1
begins future	-4				4
begins gemb/jcp	3				-1	-3
begins goal	3				-2	-1
begins got	-3				3
begins gracias	3				-3	-2
begins grand	3				-2	-3
begins grant	3				-2	-1
begins greensky	-3				2	3
begins group					2	-4
begins happy	3				-2	-2
begins harley-davidson					-1	3
begins highest	1					-2	-3
begins holiday	3				-2	-1
begins huntington	-3				2	2
begins hyundai	-2					3
begins if	1				-3	-1	-1
begins image	-2				2		-1
begins in	-2	-1			1	2	-1
begins includes	3				-2	-3
begins initials	2				-2	-2
begins inquiries	1				-1	-4	-1
begins installment	-1	-1			-1	3	-3
begins insurance	3				-2	-3
begins interest	-3			-1	1	1
begins irs	-3				2	2
begins jan	3				-3
begins jpmcb	1		-1		-1	-2
begins judgments	-3				3
begins jul	3				-1	-2
begins kay	-1				-1	3
begins last		-1		-1	-1	1	-3
begins late	-2				-4	2
begins lease	-3					4	-1
begins less	3				-3	-2
begins let	3				-2	-2
begins liabilities						3	-1
begins lightstream	2				-1	-3
begins limit	-2				2	-1	-1
begins lo	-2				2
begins loans	3				-1	-3	-1
begins lol	-1				2	-3
begins límite	-3				3	-1
begins m&t	-4				2	3
begins may	1					-3
begins me	-2				-2	3
begins menards	2				-3	2
begins midland	-1					3	-1
begins min	-3				2	-1	-2
begins miss	3				-2	-1
begins missed	2				-2
begins monthly	-2				2	-3	-4
begins mortgage	3				-1	-2
begins my	-3				3		-1
begins navient	-2				2	1	-1
begins netflix	4				-3	-4
begins never	-3					2
begins no					1	-3	-2
begins nonpriority	-3			2	3	-2	-1
begins nordstrom	-1				3
begins not	-1		-1		2	-2	-2
begins note	3				-3	-2
begins notes	1				-3
begins notice	3				-1	-3
begins now	3				-3	-1
begins oct	1				-2		-1
begins of	-3				2	-2	1
begins offer	2				-1	-2
begins official	3				-2	-1
begins oh	-3				3	-1
begins ok	-3				2	2
begins onemain	4	-1	-1	-1		-1	-1	-1
begins opened	-1				1	1	-4
begins opening/closing	3				-3
begins order	-1				2	-3
begins orig	-3				3	-1
begins original	-1				2		-3
begins origination	3				-1	-2
begins our	2				-1	-3	-1
begins outstanding	2	-1			-1	-3	-1
begins overdraft	3				-3	-2
begins overdue	3				-1	-2
begins owed	4				-3	-2
begins pago	-1				1	-3	-1
begins paid	2				-1	-5	-1
begins part	2				-2	-2
begins partial	-1				-3	2
begins pay						-3	2
begins payment	-2				1		-4	-1
begins payments					1	-4	-2
begins pays	2					-3
begins personal	-2				-1	2
begins placed	-2				3
begins platinum	-3				1	2	2
begins please	3				-1	-3	-1
begins pnc	-3				1	2	-1
begins potentially	3				-3
begins present	3				-2	-2
begins principal			1			-1	-3
begins priority	2					-4	-1
begins property	3				-3	-2
begins provide	3				-3
begins public	1				1	-4	-1
begins purchase	3				-1	-3
begins rate	-3	-1			3	1	-2
begins rating	4				-2	-3	-1
begins regular	-1				3	-3	-2
begins rent	-1				2	-4
begins rent-a-center	-2				3
begins reported	-3				3	-4	-2
begins requests	3				-2	-2
begins respectfully	3				-2	-2
begins responsibility							-3
begins retirement	3				-3
begins roth	3				-2	-2
begins sam's	3				-2	-2
begins save	-3				3	2
begins savings	3				-3
begins scheduled	2					-3	1
begins score	2				-3	1
begins sears	-3				1	2
begins second	-3				3	1
begins section	1				-3	-1
begins security	3				-3	-2
begins sep	-1				-1	2
begins share	3				-3	-1	-1
begins showing	3	-1	-1	-1	-4	-2	-1	-1
begins signature	3				-2	-3	-1
begins starting	1				-4	1	-1
begins state	3				-2	-5
begins strategy	3				-3	-1
begins student	-2				-3	3	1
begins suffix	4				-3	-3
begins synchrony		-1	-1	-1		4	-1	-1
begins that's	-3				3	-1
begins then	-2					3
begins third	-2					3
begins this					1	-5	1
begins times	3				-1	-2	-1
begins tower	-3				2	2
begins transaction	3				-1	-1	-1
begins two	-3				3	-1
begins tổng	-3				4
begins undergraduate	3				-3
begins unless	3				-3	-1
begins unpaid	2				-2	-4	-2
begins us	-2				-2	4
begins used	3				-2	-2
begins verizon	1					-2
begins wait	3				-3
begins we					1	-1	-3
begins wells	1				-3	2	-1
begins what					1	-3	-1
begins world	-3				2	2
begins would	4				-2	-3
begins xfinity	3				-2	-2
begins xp/tu/ef	-1				-3	2
begins you		-1			3	-2	-2
begins your	2	-1				-4	-2
begins zip	-3				1	2
begins |	-3	-1			2	1	-2
begins ~	1				1	-2	-3
begins ©	3				-2	-4
begins ·	-2				-2	3	-2
begins ◦	-1		-1		2	-3	-1
begins ☐	-3				1	1	-3
begins ☑	-4				4	-2
begins 合计	-5				4		-2
begins 四	-1				3	-1	-1
begins 存款	4				-2	-4	-1
begins 状态	-4				1	4	-1
begins 👍	-3				3	1
begins 😬	-3				3		-1
collection					-4	2
current	2					-3	-1
current balance	-3				1	-1	1
date opened					-3	1	-2
date updated	-3				3	-1
in collections	-2				4	-3
in good standing						-3
interest rate					1	-3
last payment	3					-1	-1
last payment date	-3				2
last payment made	3				-1	-3
loans	-3				3	-2
means 	4				-3	-2
means , short	1		-1		-1	-1	-3
means accountStatus, short	-3				1	1	-1
means amountLoose, short	2				-3
means balance, short	-4				2	-2	2
means date, short	-1					1	-3
means money	1					-4
means paying, short	-3				-1	1	1
means status	-2					2
means statusLoose, short	-1						-4
means text, short	1				-2		-4
minimum payment	-2				-2	3	-2
mohela	3				-3	-1
none	1	-1	2	-1		-4	-3	-1
on time	1					-3
original balance	-2					4
outstanding balance	3				-2	-2
past due	3				-1	-2	-1
pattern "#","w	-1						-3
pattern "w-w",	3				-3
pattern ##/#MM	3				-2	-1
pattern #)w,wM	-2				3	1
pattern #.w#.$	3				-3	-2	-1
pattern #.w#wM	-3				4
pattern #.w(w)	-2				1	1	-2
pattern #.w,w#	1				-1	2	-3
pattern #.w,wM	-2				-1	3	-1
pattern #.w.w#	4				-3	-2
pattern #.w/w,	-3					2
pattern #.w?	-3		-1		3	-1
pattern #.wMwM	-1				-2	3	-1
pattern #=w#=w	-3					3
pattern #M/MMw	3				3	-4
pattern #M/Mw	2				2	-2	-2
pattern #M/Mw-	-1				2	-3
pattern #M/MwM	-1				2	-3	2
pattern #w	-1						2
pattern #wM	-2				-1	3	-1
pattern #wM/MM	-2				-1	2	-1
pattern #wMMM	2				-3	1
pattern #wMMw	-2				3
pattern #wMwM#	-2				3	1
pattern #wMwMw	-2				-1	2
pattern (w)	3				-3		-2
pattern (w)w,w	-3				-1	3	2
pattern --, first	1				1	-5	-1
pattern -w(w)M	-2				2	1	-1
pattern -wM	3				-2	-2
pattern </w>	1					-3
pattern ======	2				-1	-3	1
pattern M, first	1					1	-5
pattern M.w$M	4				-3	-2	-1
pattern M/M/M#	1	-1		-1	-3		-1	-1
pattern M/M/M, first	-1				-3	3	-1
pattern M/M/MM	1					-3
pattern M/M/Mw	5				-4	-6	-1
pattern M/MM/M	3				-2	-3	-1
pattern M/Mw#M	2				-4
pattern M/Mw#w					-3	1
pattern M/MwM	1				-3		1
pattern M/MwMM	3				-4
pattern M/MwMw	3				-3	-2
pattern MMMMMM	2				-3	-2
pattern Mw.w.	-4				-1	4
pattern w		-1	3		-1	-1		-1
pattern w##/MM	-3				3	-1	-1
pattern w##MMM	1				-3	-1
pattern w#$M	2				-2
pattern w#$M[]	-2				1
pattern w#$M☑$	-4				-1	4
pattern w#$M☒$	-2					3
pattern w#, first	-3				3	-3
pattern w#/#/M	3				-3
pattern w#M	1				-5	3	-2
pattern w#M, first	-1				1	-4	-2
pattern w#M/MM					2	-1	-3
pattern w#MMMw		-1		-1		3	-1	-1
pattern w#MMw	-3				-1	3	1
pattern w#MMwM	-4				1	3	-1
pattern w#w#			-1		-4		1
pattern w#w#w	3				-3	-1
pattern w#w#w#	2	-1	-1	-1	-4	-1	-1	-1
pattern w#w(w)	-3				3	1
pattern w#w, first	1					-2
pattern w#w.w.	3				-1	-2
pattern w#w:w#	3				-2
pattern w#wM	-3				2	1	-1
pattern w#wM/M	-2				2	-1
pattern w&w	4				-4	-2
pattern w&w, first	4				-4	-1
pattern w(w)	1					-3
pattern w(w)##	-3				1	1
pattern w(w)-M	-2				-1	3
pattern w(w):w	-3				2	2	-1
pattern w(w)M					1	-3
pattern w(w)w#	-2					2
pattern w(w.w)	-1				3	-1	-1
pattern w(w:w)	-2				3	1
pattern w+M	4				-3	-3	-1
pattern w,	3				-1	-4	-1
pattern w,w#., first	3				-1	-3
pattern w,w,w#	-3				3
pattern w,w.wM	-4				3	2
pattern w,wM.	-2				1	3
pattern w,wMw.	3				-3	-1
pattern w--w	-2				-1	2
pattern w-w#MM	-1	-1	-1	-1	1	3	-1	-1
pattern w-w, first	-3				3	-1	-1
pattern w.MM	2				-1	-3
pattern w.Mw	3				-2	-1
pattern w.MwM	-3				3	2
pattern w.w, first	-3				1	1
pattern w.w,w,	-2		-1		2	1
pattern w.w,wM	-5				3	3
pattern w.w.w.	3				-3	-3
pattern w.w.w:	2				-1	-2
pattern w.w:M	3				-2	-2
pattern w.w?	-3				2	-1
pattern w.wM	3				-2	-2
pattern w.wM, first	3				-2	-1
pattern w.wM/M	-3				3	-1
pattern w.wMwM	-2				3		-1
pattern w/w#MM	-1	-1	-1	-1		4		-1
pattern w/w#wM	-2					3
pattern w/w, first	1				1	-3
pattern w:	2				-2	-2
pattern w:#	1				-1		-3
pattern w:#/#/	3				-2
pattern w:#w:M	-3					-2	1
pattern w:, first	1					-2	-3
pattern w:--	-2				-1	3
pattern w:----	1				-3	2	-1
pattern w:--M/	-2				-2	3
pattern w:-M/M	-2				-2	3
pattern w:M(wM	-2					3
pattern w:M, first					3	-1
pattern w:M.#$	2				-2	-1
pattern w:M.#M	3				-2	-2
pattern w:M/M/		-1		-1	-1		-3
pattern w:M/MM	3				-1	-2
pattern w:MMM	2				-1	-3	-1
pattern w:Mw#/	-2				1	2	-1
pattern w:Mw#/, first	-3				3	-1
pattern w:Mw,w	-2				3
pattern w:Mw.w					2	-3
pattern w:Mw:M	1						-3
pattern w:w#M, first	-4				4	-4
pattern w:w(w)						-3
pattern w:w,w,	4				-3	-3
pattern w:w,w.	3				-3	-2	-1
pattern w:w,wM	3				-1	-3
pattern w:w--w	2					-2
pattern w:w.w,	2				-1	-3	-1
pattern w:w.w:	3				-3	-2
pattern w:w.wM	1					-3	-1
pattern w:w:	3				-1	-1
pattern w:w:M	-1				-3	4	-1
pattern w:w=w=	3				-2	-2
pattern w:wM.	1				-3		2
pattern w:wM/M	2					-2	-1
pattern w:wMwM					2	-5	-1
pattern wM#w	2				-1	-3
pattern wM(w)					1	-4	-1
pattern wM, first	-2				1	-3	2
pattern wM-w					-3	2	-1
pattern wM-w#$	-2					3
pattern wM-wM-	-3				1
pattern wM.	-1				-2	-1	3
pattern wM.wMw	-3				3	2	-1
pattern wM/M/#	3				-3
pattern wM/M/M						1	-3
pattern wM/M/M, first	1					-4
pattern wM/Mw:	-2				3	-1
pattern wM:M/w	4				-1	-4
pattern wMM	-1	-1	-2	-1	1		-3	-1
pattern wMM/w	-3				2
pattern wMMM	3	-1		-1	1		-2	-1
pattern wMMw,w	-1				2	-3
pattern wMw#	-1				3	-1
pattern wMw#M	1				-4	3
pattern wMw#w	-1				-1	-1	4
pattern wMw, first	1				1	-5	-2
pattern wMw,w.	-1					4	-1
pattern wMw-					-4	-2	1
pattern wMw.M	-4				1	3
pattern wMw.w	3				-2	-1	-1
pattern wMw.wM	-3	-1			3	1
pattern wMwM	-3	-1	-1	-1	4	-1		-1
pattern wMwM.	2				-2	-3
pattern wMwMM	2				-2	-3
pattern wMwMw.	-3	-1			3	-1	-3
pattern w®, first	3				-1	-2
pattern •w:Mw.	3				-1	-2
pattern •wM/M/	3				-2	-1
pay status	3				-1	-3
payment					1	-3
principal balance	-3				2	-1
recent payment	-3				3	-1
scheduled payment	-2				-3	1	3
status	-2					1	-1
terms	-1				-3	2	-1
# sum read as, shape
amount cents	-2	-1	-1	-1	2	-3	-2	-1
amount dollars	-1				1	-2	-3
amount thousands	-2	-1	-1		2	-3	-1
amount thousands-and-cents	-2				2	-3	-2
amount? dollars					1	-5	-3
amount? dollars-and-cents	-1				2	-1	-3
amount? thousands	2				-2	-3
aside amount cents	1					-4
aside amount dollars-and-cents	2				-1	-3	-1
aside amount? cents					1	-3	-1
aside paying cents	-3				-2	4
aside paying dollars-and-cents	2				-3	-2	-2
current cents	-1				-2	-3	3
current? cents	-2	-1	-1	-1		-2	3	-1
current? dollars-and-cents	-5				-1	-2	5
current? thousands-and-cents	-3				1	-2	3
paying dollars	-2				-1	2	-1
paying dollars-and-cents	-1				-6	1
paying thousands	-5				2	4	-1
# sum read as
amount	-1	-1	-1	-1	2	-4	-3
amount?			-1	-1	1	-2	-4
aside amount?	-1				1	-2	-2
aside paying?	3				-2	-3
current	-2	-1		-1	-2	-3	3	-1
current?	-2	-2	-1	-1	-4	-2	2	-1
no debts	1	-1	-2	-1		-1	-3	-1
no part	1	-1	-1	-1		-1	-4	-1
no part, in row	2	-1		-1		-2	-5	-1
paying	-3	-1			-1	2
# sum read in
amount, a bill with its charges	-3				3	-1
amount, a bullet for each debt	2				-1	-3
amount, a column for each debt	-3				2	1
amount, a line for each cell	-3				3	-2	-1
amount, a paragraph for each debt	1				-1	-5	-1
amount, cards	-1		-1		1	-4	-1
amount, columns below each other	-4				4	-3
amount, columns by their place		-1	-1		1	-3	-2
amount, headings over the values of each account	-3				3	-2
amount, objects	-4				4	-2
amount, running text	-1				1	-1	-3
amount, tables and labels	-1	-1			1	-4	-3
aside amount, cards					-2	1
aside amount, one debt a line			-1		1	-4	-1
aside amount, running text	-2				2	-1
aside paying, cards	3				-1	-3
aside paying, tables and labels	2				-1	-2
current, a notice about one debt	3	-1			-2	-1	-3
current, cards of a portal	-4					2
current, columns by their place	-1	-1			-1	-2	3
current, headings over the values of each account	-1				-3	-2	1
current, running text	-3				2	1
current, tables and labels	-1	-1	-1	-1	-5	-6	3	-1
no part, a column for each debt	3				-3	-2
no part, a letter about one debt	1				-1	-1	-3
no part, a line for each cell	2				-2	-4	-1
no part, a row for each bureau	2				-1	-2
no part, cards	-1					2	-2
no part, claims of a bankruptcy	2				-2	-2	-1
no part, columns by their place	1	-1	-1	-1	-2		-3	-1
no part, headings on several lines	3				-1	-3	-1
no part, headings over the values of each account	2				-4	1	-2
no part, labels	6				-4	-3
no part, loans with their transactions	1				-3	2	-1
no part, none	-1	-1	-2	-1	2	2	-3	-1
no part, objects	3				-6	-2
no part, one debt a line		-2	-1	-1	-1		-4	-1
no part, rows of labels with their values	1				-1	-3
no part, tables and labels	2	-1	1	-1	-2	-2	-4	-1
paying, a column for each debt	-4					3
paying, a letter about one debt	-2				-2	3	-1
paying, a line for each cell	-3				-2	1	1
paying, a notice about one debt	3				-1	-3
paying, cards	-1	-1			-3	1	-2
paying, cards of a portal	-3				-1	3	1
paying, headings over the values of each account	-2				-2	3	-2
paying, objects	-3				-3	3
paying, records of labels	-3				-1	2	-1
paying, tables and labels	-3		-1		-1	2	-3
# sum shape and behind
cents capital	-1				-1	3
cents code	-2				-3	3
cents date	-1				3	-2
cents digits-1	1		1			-3	-1
cents digits-2					3	-1	-2
cents dollars-and-cents	3				-3	-2
cents end	4				-1	-4	-1
cents mark-$	2	-1		-1	-2	2	1
cents mark-(	-1				2	-3	-1
cents mark-/	-3	-1	-1		-1	3	1
cents mark-<					-3	1	-1
cents mark-☐					2	-4
cents masked	2				-1	-2	-1
cents thousands	-2				-1	3
cents thousands-and-cents		-1	2	-1	-1	1	-3
dollars capitalised	2	-1	2	-1	-1		-2	-1
dollars capitals	-1	-1	-1	-1	-3	2	-1	-1
dollars digits-2	-1	-1		-1	-2	1	1	-1
dollars digits-3	2				-3		-1
dollars dollars		-1		-1	1		-4	-1
dollars dollars-and-cents	2				-4		-1
dollars end	2		-1			-5	-1
dollars letters	2	-1			-2	-3	1
dollars mark-)	1				-5	1	-1
dollars mark-.		-1				-1	3	-1
dollars mark-;					1	-4
dollars mark-@	-2				2	-2
dollars with-digits	4	-1	-1		-3	-2
dollars-and-cents capital	-4				2	1	-2
dollars-and-cents cents	-3				3	1
dollars-and-cents date		-1				-2	-3
dollars-and-cents end	1	-1		-1	-5		-2	-1
dollars-and-cents lettered-code					-1	-3	3
dollars-and-cents mark-$	2				-1	-2	-1
dollars-and-cents mark-)	1				-3	-4	2
thousands cents	4				-3	-1
thousands digits-3						-3	-1
thousands line			-1			-4	-2	-1
thousands mark--	-4				4	-1
thousands mark-.	1				-1	-3
thousands mark-/	-4				2	-1
thousands mark-–	-3				3
thousands-and-cents capital	-1				2	-3
thousands-and-cents capitalised	1				1	-4	-1
thousands-and-cents cents	1	-1	-2			-3	-3
thousands-and-cents digits-2	-1				2	-2	-1
thousands-and-cents digits-3					-2	3
thousands-and-cents end	4				-4	-2
thousands-and-cents mark-.					1	-3	-1
thousands-and-cents mark-/	-3				2	2
thousands-and-cents mark-[	-3				3	-2
thousands-and-cents mark-☐	-4				5	-2
thousands-and-cents mark-☑	-3				4	-3
thousands-and-cents mark-☒	-3				3	-3
thousands-and-cents small	-1		1		1		-3
thousands-and-cents with-digits	3				-2	-1
# sum shape
cents		-3	1	-2	-1	1	-2	-2
thousands-and-cents		-2		-2	1	-3	-1	-2
# sum size
-1	4				-2	-3
-2	3				-2	-2
0	6				-5	-4
1	7		-1		-6	-5	1
10	1	-1	-1		2	-12	-1
11	1					-7	-2
2	1		1		-8	4
3	-1	-1	1	-1	-7	4
4	-1	-1		-1	-4	3	-4	-1
5	1	-1			1	1	-2	-1
7	3	-1	-1		3	-11	-1
8	2	-1		-1	2	-11	-1	-1
9	2					-9	-1
none	-1	-1	1	-1	1	-1	3	-1
# sum sum
0 of 4		-1	1	-1	-3		1	-1
2 of 4	1	-1	3	-1	-1	-1	-4	-1
3 of 4	-1	-2	3	-1	-1	-1		-1
largest	3	-1		-1	1	-4	-1	-1
least		-2		-1	-3	2		-1
# sum words before
 apr	-2				3	-2
 available	2				-2	-2
 card	-2		1		1	-6	1
 change	3				-3	-1
 checking	2				-2	-2
 citi	2				-1	-3
 collection	1		-1		3	-3
 collections	4				-4	-2
 comenity	-2				3	-2
 days	-2				3	2
 dec	3				-1	-3
 discover	1				1	-3
 due	-3				2	-1
 ed/nelnet	-3				3
 education	2				1	-3
 i	3				-2	-2
 installment	2					-4
 limit	3				-2	-3
 loan	-1				4	-1
 loans	2				-1	-3	-1
 may	3				-1	-2
 min					-2		-1
 minimum	-2				-3	3
 monthly	1				-3
 months	-2				-3	3
 nov	3					-3
 other	3				-3	-1
 payment	-1	-1	-1		-4	2	-1
 revolving	-1		2		-3	1
 saldo	-3				3	-1
 savings	3				-3	-1
 subtotal	3				-3	-1
 sum	3				-3	-2
 svc	3				-2	-2
 svcs	-1				3	-2
 terms	-1				-3	1
 total	6				-4	-4
 totals	5				-6	-3
1 about	6				-3	-6
1 accept	4				-3	-2
1 acceptance	-3	-1			1	2
1 accounts	3				-3	-4
1 acct	-5				4	-1	-1
1 advances	3				-2	-2	-1
1 after	4				-3	-2
1 ago	-1				1	-4	-1
1 aidvantage	-3				3
1 alto	3				-2	-2
1 amer	1				-3		-1
1 amt		-1	-1		-3
1 approx	2				-2	-1
1 apr	-1				3	-6	-1
1 as	3					-3
1 assets	4				-3	-2	-1
1 associates	2					-3
1 at	-1		-1		-3	2	-2
1 automobile	-2				2	-2
1 available	4				-3	-2
1 b	3				-3	-2
1 bal	-3	-1	2		2	1	-1
1 balance	-1	-1		-1	2	-3		-1
1 balances	4				-3	-1
1 base	3				-3	-1
1 be	4				-3	-1
1 bill	-2				3	-2	-1
1 bonus	3				-1	-3
1 borrowed					-4	3
1 both	-3				3	3
1 bridgecrest	-2				-1	3
1 by	5				-3	-4	-1
1 ca					-2	1
1 cards	6				-5	-2
1 center			-1		1	-4
1 change	1					-3
1 charge					-3	1
1 charge-off	-1				-1	-3	1
1 charged	2				-3	-4	1
1 charges	3				-1	-3	-1
1 chase	-1				1	-3
1 checking	5				-4	-4	-1
1 citi	-3				1	3	-2
1 claim	1					-2	-1
1 classification	3				-3	-2
1 closed	-1	-1			2	-4	1
1 closing	2				-2	-2
1 col					1	-3	-1
1 collection			-1		2	-2	-3
1 collections	1				1	-3	-1
1 como	2				-1	-3
1 consumer	-2					2
1 contrast	4				-3
1 contribution	2				-1	-2	-1
1 cooper	-2					2
1 costs	4				-2	-3	-1
1 couch	-3		-1		2	2
1 credit	1		-1		-1		-4
1 creditors	4				-3	-2
1 credits	4				-3	-4	-1
1 daycare	3				-3	-2
1 dds	-2		-1		3	-1
1 debemos	-2				3	-2
1 debo	-3				3	-1
1 debts	4				-3	-2	-1
1 deferred	-2				-2	3
1 dental	-2				1	1
1 dentist	-2				2	-1
1 deposit	3				-1	-3	-1
1 deposits	3				-2	-1
1 discover	2		-1			-4
1 dividend	3				-3	-1
1 down	4				-3	-3
1 draft	5	-1		-1	-4	-4	-1	-1
1 ed	-2				2	1
1 electric			-1		-1	-3	2
1 emergency	3				-1	-3
1 enrolled	3				-3	-1
1 er	-3				3	-2	-2
1 escape	2				-3	1
1 est	1				1	-3	-1
1 estate	3				-3	-2	-1
1 expenses	3				-2	-2	-1
1 extra	4				-2	-3
1 fargo	1				-3	2	-1
1 fee	4				-1	-4	-1
1 fees	3				-2	-3	-1
1 fincl	-3				3
1 fitness	3				-2	-2
1 fixed	-3				2
1 from	5				-4	-4
1 fund	3				-2	-1
1 funding					4	-3	-1
1 furniture	-2				3	-2
1 gas	3				-3	-3
1 geico	3				-2	-2
1 get	3				-2	-2
1 goal	2				-2	-2
1 government	3				-2	-1
1 groceries	3				-3	-2
1 gym	4				-2	-3
1 hand	3				-2	-2
1 have	2				-1	-3	1
1 heloc	-3				3	2	-1
1 history	-1				1	-3	-1
1 hosp	-4				3	-1
1 hospital	2					-3	-2
1 hsa	3				-3	-1
1 hulu	3				-2	-3
1 i	3				-2	-3	-1
1 id	2				-3	1
1 income	5				-4	-2
1 insurance	3				-2	-3	-1
1 interest	6	-1			-4	-5	-1
1 investments	3				-2	-1
1 irs	-3				3	1
1 it	-1	-1			1	3	-2
1 it's	-3				2	2
1 its	-3				3
1 jan	3				-2	-3	-1
1 jul	1					-3
1 k	4				-3	-2
1 klarna	-4		-1		3	1	-1
1 kohls	-1				3
1 laboratory	2				-2	-1
1 lakes	-4					2	-1
1 lane	-3				2		-1
1 late	-4				2	3	-2
1 lease					-2	3
1 least	2				-2
1 left	-3				-1	3	-1
1 level	3				-3
1 liabilities	4				-3	-2	-1
1 like	1				-1	-3
1 lim	2				-2	-1
1 limit	3				-4	-1	-1
1 lines	3				-2	-2
1 loans	3	-1	-1	-1		-3	-1	-1
1 lp	-3				2		-1
1 límite	3				-2	-2
1 mae					-1	3
1 mattress	-3				2		-1
1 may						-3	1
1 maybe	2				-3
1 mileage	3				-2	-2
1 min	-3				-4	3
1 minimum	-3				-5	3
1 minimum's	-2				-1	4	-1
1 mohela	-5				4	4	-1
1 mom	-4				4
1 monthly	-2	-1			-5	3	-1
1 monthlypaymentamount	-4				-3	5
1 mortgage	-1	-1	-1		-1	3	-2	-1
1 mtg	-2				-2	3	-1
1 mínimo	-5				-1	5	-1
1 nanay	2				-2	-3
1 negative						-3
1 netflix	4				-2	-3
1 now	-5				5	-1	-2
1 nợ	-2				2	-1
1 ollo	-2				3	-1
1 on	1				3	-3
1 onemain	-2				2	2
1 open	3		3		-4	-2	-3
1 or	2				-2	-2	-1
1 orig	2				-2	-3
1 original	4				-3	-3	-1
1 other	4				-3	-3
1 over	3				-2	-3	-2
1 overdraft	-1				3	-3
1 owe	-3	-1			3	-5	-2
1 owes	-5				5	-2	-1
1 p	-4				4	1
1 p&i	3				-3	-1
1 pago	-2				-2	3
1 pay	-1	-1	2		-3		-3
1 payday	-3				3	-3
1 paying	2				-2	-2	1
1 payment	-1	-1		-1	-5	2	-2	-1
1 payment's	-2				-1	2
1 payments	8				-2	-7	-1
1 payrnent	-3					3
1 phone	3				-1	-3	-1
1 placed	2				-2	-2
1 plan	-4		-1		-1	1	2
1 pmt		-1		-1	-6	2	-1	-1
1 ppd	3				-3
1 pra						-2
1 premier					3	-2
1 premium	3				-1	-2
1 price	4				-3	-1
1 prin	-1		-1		2	-3	-1
1 programado	-3					3
1 purchases	3				-1	-2
1 put	3				-2	-3
1 pymt	-2				-4	4
1 quoted	3				-2	-3
1 r	-3				2	1
1 r01	2				-2	-1
1 recovery					1	-3	-1
1 refund	3				-2	-2	-1
1 rent	3				-2	-4	-1
1 renta	3				-2	-1
1 repair	2				-1	-2
1 requested	5				-4	-3
1 roughly	3				-2	-1
1 saldo	-3				3	-1	-1
1 sapphire	-2	-1	-1	-1	3	4	-1	-1
1 save	4	-1	-1		-3	-4
1 savings	4				-6	-5	2
1 savor	-3				3
1 says	-1				4	-2
1 sec	2				-1	-3
1 secret	-3				3	-1
1 secured	-1				-2	3	-1
1 send	3				-1	-3
1 sep	1				-1	-3
1 servicing	-4				2	3
1 share	3				-3	-2	-1
1 snap	2				-2	-1
1 snowball	3				-1	-2
1 so	-2				3	-1
1 son	-3				2
1 spectrum	2				-1	-2
1 still	-3				1	1
1 store	-2				3	-1
1 subtotal	5				-4	-6	-1
1 sum	5		-1		-5	-3
1 supplies	2				-2	-1
1 support	3				-2	-2
1 syncb/lowes	-1				1	-2	-1
1 t-mobile	4				1	-4	-1
1 take	-1				-3	3	-1
1 terms	-1	-1			-4	1	-1
1 than	4				-3	-2
1 thats	3				-1	-2
1 them	-2				1	3	-3
1 through	4				-3	-2
1 tháng	-3				-1	3
1 titlemax	-3				3
1 today	-3				4	-4	-2
1 together	2				-1	-2
1 tools	-1				2	-2
1 tot	3				-2	-2
1 total	8				-5	-9	1
1 totals	5	-1		-1	-6	-5	-1	-1
1 transfer	1				-1	-3
1 transfers	3				-2	-1
1 tu	3				-3
1 unapplied	3				-1	-2
1 unpaidbalanceamount	-4				4	-2
1 unsecured	1		1		-2		-3
1 up	3				-3	-2
1 upgrade	3		1		-2	-2
1 usa/targetcred	-3				3	-2
1 use	3				-2	-2
1 used	1				1	-4
1 utilities	3				-2	-2
1 v	2				-1	-2
1 vanguard	3				-2	-1
1 vencido	2				-1	-3
1 w	3				-3	-2
1 wages	2				-2
1 was	6				-7	-1
1 water	1				1	-4	-1
1 which	-2				1	1
1 wife	-3				2	3
1 wireless	2					-2
1 worth	3				-2	-1
1 x	-1				-3	1	-2
1 xxxx-4410	3				-2	-1
1 y	3				-2	-2
1 you	3					-3
1 zip			-1		3	-3
1 余额	-2				2	-3	-1
1 合计	4				-3	-1	-1
1 月供	-4				-4	1
1 欠	-2				3	-1	-2
1 欠款	-4				5	-1	-2
1 每月	-2				-1	3	-1
1 额度	2				-3	-1
2 a	4				-3	-3	-1
2 aaron's	-3				-1	3
2 abc	2				-1	-3
2 acceptance	-3				1	1
2 account	-2			2	1	-3	-2
2 actual	4				-2	-4
2 affirm	-3		-1		2		-1
2 after	3				-2	-2
2 all	6				-5	-3
2 ally	1		-1		-3		-1
2 altima	-2					3
2 amazon					-1	3
2 ambulance	-1				3	-1
2 amount				-1		-3
2 an	3					-3
2 anesthesia	2				-1	-2
2 annual	3				-2	-1
2 apr	1				-2	-1	-1
2 assets	4				-3
2 associates			2		-2	-3
2 at	1	-1			-3	-2	2
2 at&t	-2				3		-1
2 auction	3				-3	-2
2 aug	1				1	-3
2 available	3				-4		-4
2 back	-3				3
2 balance	-3	-1		-1	2		-2	-1
2 balances	4				-3	-3
2 bcbs	3				-1	-1
2 beginning	3				-3	-1
2 best	-1	-1		-1	3		-1	-1
2 bring	3				-2	-1
2 brother	-2				3	-2
2 by	4				-4	-4	1
2 cabela's	-2				3	-1
2 cable	1					-3
2 can	3				1	-3
2 cancel	3				-3	-1
2 capital	-2				2	-3	-1
2 care	-1		-1		2	-1
2 cd	4				-4	-1
2 charge-off						-4	2
2 charged	2					-3	-1
2 charges	3				-2	-3
2 chase	1	-1	-1	-1		3	-1	-1
2 check	3				-2	-2
2 citi	1				3	-3
2 citibank	2				1	-4	-1
2 claim	4				-4	1
2 clinic	-2				3	-1
2 closed	-2				3	-5	-1
2 coll	1				1	-3
2 collection	-1	-1			-1	-5	1
2 column	3				-3
2 come	3				-3	-1
2 contractual	3				-2	-1
2 costs	3				-2	-2
2 couch	-3					2	-1
2 could	3	-1	-1		-2	-2
2 cousin	4				-3	-2
2 credits	4				-3	-2
2 ctr	-4				2	1
2 cu	-2				3	1
2 curr	-3				2
2 de	3				-1	-3
2 debts	3				-3	-1
2 deferment					-2	2	-1
2 del	2				-1	-3
2 deposit	3				-3	-3
2 derogatory	-1				2	-3
2 deuda	-2				3	-1
2 dillard's	-3				2	1
2 disbursement	2				-2	-1
2 discover	1		-1		-2	-3	1
2 dmp	3				-1	-2
2 docs	2	-1		-1	-1	-2	-1	-1
2 done	3					-2
2 draft	1	-1		-1		-2	-1	-1
2 due	-1	-1		-1	-4	-1	1	-1
2 duke	2				-3	-2	-1
2 ed/nelnet	2					-3
2 egg	2				-2
2 electric	3				-2	-3
2 emergency	1				-1	-3
2 energy	1					-3
2 enrolled	5				-5	-4	-1
2 equinox	-2				1	3
2 er	-4				3	2
2 escrow	1	-1		-1	-4	-1	-1	-1
2 est	4				-3	-4
2 estate	2					-3	-1
2 everyday	3				-3	-1
2 example	3				-2	-2
2 expenses	3				-2	-2
2 fee	4		-1		-1	-4
2 fees	-3				4	-4	-1
2 file	-4	-1			2		2
2 filed	2				-3	-1
2 final	3				-3	-2
2 financial	-3		-1		1	2	-1
2 flagstar	-2				-1	2
2 for	2				-2	-2	-1
2 four	-3				3
2 freedom	-1				-1	3	-1
2 full	3				-1	-2	-1
2 fund	3				-2	-2
2 funding	-1				2	-3
2 gave	2				-2	-1
2 go	-3					3
2 grand	3				-3	-2
2 grp					3	-3
2 harley-davidson	1				-2	2
2 have					1	-3
2 high	4				-4	-1	-1
2 highest	2				-5	-4	2
2 his	-3				3	-1
2 holiday	3				-2	-2
2 hsa	3				-3	-2
2 inc	-3				1	2
2 income	3				-3	-2
2 insurance	2				-1	-3
2 int		-1			1	-3	-1
2 interest	4				-4	-2	-1
2 irs	-2				2	-1
2 is	-1				2	-1	-1
2 it	-3		-1		3	-1
2 june	3				-1	-2
2 k	3				-2	-3
2 kbb	2				-2
2 klarna	2		-1			-3
2 kubota	-3				1	2
2 la	3				-2	-3
2 lab					1	-3
2 last	-3				2		-1
2 le	-2				3
2 ledger	3				-2	-2
2 lendingclub	-3				-1	3
2 less	3					-3
2 life	2				-3
2 loan	-1					3	-2
2 low	4					-4
2 luz	3				-1	-3
2 lvnv	-1				2	-3
2 mae	-1					3
2 mar	-2				2
2 me	-1				3	-2	-1
2 mgmt					1	-2
2 min	-2				-1	2	-2
2 minimum	-2				-5	4	-3
2 mohela	-3				2	2
2 money	4				-2	-2
2 monthly		-1		-1	-5	2	-2
2 months					3	-3
2 monto	3				-2	-4	-1
2 more	3				-3	-1
2 mr	-3				1	2
2 my	-1				2	-5
2 más	3				-1	-2
2 mỗi	-3				-1	3
2 n.a	-1				2	-3
2 na	-2				2	1
2 national	2		-1		-1	-2
2 natitira	-4					3
2 navient	-1				3	-2
2 nelnet	-2				2	2	-1
2 net	3				-3	-1
2 next					-3	1	-1
2 none					-3	1
2 now	-3				1	2	-1
2 number	-2				2	-3	-1
2 o	3				-1	-2
2 offer	3				-1	-2
2 offered	3				-3	-2
2 old	-1	-1	-1	-1	3	2	-1	-1
2 one					2	-2	-3
2 original	3				-2	-6	-2
2 other	3				-4	-2	-1
2 over	3				-2	-2	-1
2 owed	-3				3	1	-1
2 owes	3				-3	1	-2
2 pago	-3				-3	4	-1
2 past	1	-1		-1	-3	-4	1	-1
2 paycheck	3				-2	-1
2 paying	-3				-1	1	1
2 payment	-2			-1	-4	1	-1
2 payoff	-3				3	1
2 pd	2					-3	-1
2 penfed	-1	-1			-1	3
2 placed	-3				3
2 planet	3				-2	-2
2 please	3					-3	-1
2 plus	3				-2	-1
2 pmt	2			-1	-3		1
2 pnc	-2					3
2 points	3				-3	-1
2 previous	2				-2	-2
2 primary	3				-2	-2	-1
2 program	2					-3
2 property	4				-2	-2
2 quest	-1		-1		3	-2	-1
2 r	3				-3	-1
2 rav4	-3					3
2 real	4				-4	-1	-1
2 recovery	-2		2		1	-2	-1
2 regions	-3				1	1
2 regular	1				-4	-1
2 remaining	-3				2	1	-1
2 rent	5				-4	-2
2 renta	3				-2	-1
2 requested	3				-2	-2
2 sa	2				-1	-3	-1
2 santander	-2				2	3
2 sapphire	-3				3	2
2 savings	3				-2	-2
2 savor	-2				-1	2
2 sched	-3				-1	3
2 servicing	-3				2	2
2 she	-3				1	3
2 since	-1				-3	-4	3
2 sister	-3				3	-1
2 snap-on	-2				3	-2
2 so	3				-2	-2	-1
2 st	-2				3
2 started	2				-3	1
2 status	3				-1	-1	-2
2 subtotal	5				-5	-4
2 sum	-1				2	-3
2 support	2				-2	-2	-1
2 svc	3				-2	1	-1
2 systems	-3				5	-2
2 tax	1				-1	-2
2 td					3	-3
2 thank					1	-4
2 that	-4				2	1	1
2 that's	-1				3	-2
2 this	-1				1		-3
2 til	-2				-2	3
2 tip	3				-1	-2
2 to	1				-3		-2
2 total	3	-1			-1	-7	-2
2 toyota	-2		-1		3	2
2 truist					-1	3
2 unapplied	3				-1	-2	-1
2 unemployment	3				-3	-3
2 union	-1				-4	3
2 unpaid	2				-1	-3	-1
2 up	2					-3	-1
2 updated	-3				3	-2
2 us	-1				-2	3
2 usaa	-1				3	-2
2 valley	-1				-3	2
2 venture	-2					3
2 verizon	2					-4
2 visit	-1				2	-4	-1
2 washer	1				-3	1
2 water	1	-1				-3
2 wells	1				-3	2	-1
2 westlake	-1					3
2 would	4				-2	-2
2 written	-2				-2	-2	4
2 x	-3				2	-2	-1
2 xmas	2				-2	-1
2 yes					1	-3
2 you	1					-4	-1
2 余额	-1				-4		1
2 欠	-2				-2	3	-1
2 账号	-3						2
3 		-2		-1			-3	-1
3 accepted	1				2	-2
3 account	1	-1				-3
3 accounts	3		-1		-2	-1
3 acct	-3			-1	1		-4
3 actual	3				-1	-3	-1
3 add	3				-3	-1
3 adjustment	-3				3	-2
3 affirm	-2				-1	3
3 after	4				-3	-3	1
3 aging	1				1	-3	-1
3 ago	-1				-3	-2	2
3 aidvantage	-4				2	3
3 al					1	-3
3 amt	-3					1	-1
3 apple	-3				3	1	-1
3 apr	5				-4	-5
3 assets	3				-3	-1
3 at	1				1	-3	-1
3 atraso	-3				3
3 aug					-3	1	1
3 available	-2				-1	2	-3
3 average	3				-2
3 barclays	1	-1	-1	-1	3		-1	-1
3 base	3				-2	-3
3 bcbs	3				-3	-2
3 beginning	5				-2	-4
3 bill	1				2	-3
3 billing	-3				2	2
3 both	-4				1	3
3 bridgecrest	2				-2	-1
3 buy	-2					2
3 call	3				-2	-1
3 came	3				-2	-1
3 can	2					-3
3 car	1				-1	-2
3 card					1	-2	-2
3 cards	1	-1				-2
3 carmax	-3				2	1
3 charged	-2		-1		3	-2	-1
3 charges	-1				2	-3
3 check	4				-3	-2	-1
3 checking	5				-5	-2
3 claimed	3				-3	-1	-1
3 claims	3				-3	-1
3 classification	-3				3
3 club	-3				3	2
3 collection					2	-2	-3
3 cooper	-3				-1	2	2
3 creditor					2	-3
3 ctr	3		-1		-4	-1
3 daily	3				-3		-1
3 damage	1					-3
3 days	-1	-1	-1		1	1	-3
3 debit	2				-1	-2
3 debts	3				-2	-2
3 december	3				-1	-1
3 dedicated	4				-4
3 defendant	2				-2
3 deferred	1	-1			-3	1	-1
3 deficiency	-1				2	-2	-1
3 deposit	2				-2	-2
3 derogatory	-1				-3	2	-1
3 discover	2	-1		-1		-1	-1	-1
3 dividend	3				-3	-1
3 dividends	3				-3	-1
3 domestic	3				-1	-1	-1
3 down	2				-3	1
3 dr	-4				4	-2	-1
3 draft	3				-3
3 duke	2				-1	-2
3 electric	3				-3	-1
3 emergency	3				-3	-2
3 ending	2				-2	1	-1
3 energy	2				-3
3 equity	-2				1	3	-1
3 est	6				-3	-5
3 estimated	4				-1	-4
3 example	3				-2	-2
3 exceptional						-3
3 expenses	2					-3
3 extra	6				-2	-5
3 fcu					-1	3
3 feb	1					-3	-1
3 federal	-2				3		-1
3 fee	4				-2	-4
3 fees	-1				2	-3	-2
3 fidelity	4				-4	-1
3 ford	-1					2
3 forget	3				-3	-1
3 fri	3					-3
3 fund	3				-2	-2
3 geico	4				-3	-2
3 grant	3				-1	-2
3 great	-1				2	-3
3 high	-3				3		2
3 highest	3				-2	-2
3 honda	-4					3
3 huntington	1				-3	1	-1
3 inc	-3				1	2
3 ink	-3				-2	2	2
3 insurance	4				-1	-3
3 interest	1	-1				-3	-2
3 ira	3				-3	-1
3 it's	-3				1	2
3 jefferson	-3				3	1
3 jul	2				-2	-1
3 july	3				-3
3 kay	-3				2	2
3 lakes	-2					3	-1
3 lane			2		-3	-1
3 late	-2				-1	1	3
3 liabilities	-2				2	-3
3 limit/original	4				-4	-1
3 limits	3				-2	-2
3 loans	2				-3	1	-1
3 lvnv	-1				1	-3
3 made	2				1	-3	-1
3 marcus	-3				1	1
3 medical	2				-1	-1
3 mgmt					1	-3	-1
3 min	-3				3	2	-1
3 minimum				-1	-3
3 mohela	-3				2
3 month	1		-1		-1	-3	-2
3 monthly	1				-2		-2
3 months					-3	1	1
3 mtg	-2				-4	4
3 n	-1					2
3 n.a					1	-2	-1
3 na	-3				1	3
3 navient	-3				1	1
3 nelnet	-3				1	2
3 net	3				-2	-1
3 never	-4				3	2
3 new	3	-1				-4	-1
3 next	1				-3	-1
3 none						-3	2
3 oct	3				-3	-1	-2
3 off					1	-3	2
3 office					2	-3
3 oh	-3				3	-2
3 open/past	-3						2
3 or	4				-1	-3	-1
3 our	3				-2	-2
3 outstanding		-1			1	-5	-2
3 owe	-2		-1		-1	4	-1
3 owed	-1				-2	3
3 pago	-1				-3	1	1
3 paid	-1	-1		-1	1	-1	-3
3 partial	3				-1	-3
3 payments	1					-4	1
3 payoff	-3				3	1	-2
3 pays	1	-1			-3		-1
3 pays_as_agreed	3				-2	-1	-2
3 pennymac	-3				1	2
3 placed	3				-2	-1
3 previous	2	-1			-4	-1	-1
3 prin	-3				3		1
3 principal	-1	-1			2	-3	-1
3 program	3				-1	-3
3 progressive	3				-2	-2
3 proposed	2				-2	-2
3 purchases	3				-1	-2
3 que	3				-2	-2
3 radius	-2				2	-1
3 re	-3				2	1
3 real	2					-3	-1
3 receipts	3				-2	-1	-1
3 recent	-1				5	-4	-1
3 recovery	-2		2		1	-2	-1
3 regions					-3	2
3 regular	-4				-2	5	-1
3 remaining	-4				1	4
3 rent	2				-3
3 renta	3				-2	-2	-1
3 report	3				-3	-2
3 responsibility	-2					2
3 resurgent	1					-3
3 rev					-3	1	-1
3 road	-2				-1	3
3 rocket	-3				2	3
3 rooms	-2				2	1
3 roth	3				-3	-2
3 sallie	-2					3
3 santander	-3				2	2	-1
3 savings	5				-4	-2
3 says	1				-2	1	-1
3 scheduled	-1				-4	4	-2
3 settled	3				-3	-2
3 she	-3					2
3 signature	-3				3	-1
3 simplicity	-2				3	-2
3 social	3				-2	-2
3 sold	3				-2	-1
3 started	-3				3	1
3 still	-3				3	-3
3 subtotal	3				-2	-1
3 support	4				-2	-3
3 surgery	2				-3
3 systems	-3				3		-1
3 take	4				-3	-2
3 taxes	2				-2	-1
3 terms					1	-4	1
3 than	2				-2	-2	1
3 that's	-3				2	1	-1
3 till	2				1	-3
3 time	-3		-1	-1	2	1	-1
3 total	4				-5	-1	-2
3 totals	4				-3	-3
3 toward	3				-2	-2	-1
3 transfer					-3	1
3 truist	-1				-1	3
3 unpaid	1				-1	-3	-1
3 updated	-1				3	-4
3 us	2					-3
3 usaa	-3				2	3
3 used	1		-1		-3	1
3 value	-1				-2	2
3 vanguard	2				-2	-1
3 w	-3					2
3 was	1				2	-3	-1
3 went	-3				1
3 which	-3				2	2
3 would	3				-1	-2
3 x	1				2	-3
3 xxxxxxxxxxxx	-3				3
3 year	3				-3	-1
3 years	-3					3
3 yes	-2		-1		1	2	-2
3 your	4				-2	-3	-1
3 合计	3				-1	-2	-1
3 存款	2				-2	-1
3 房贷	-3				3		-1
3 账号	-3				1	1	-1
3 额度	-3					2
abc bank	3				-1	-3
acceptance corp	-2				3	-2
account balance	-2				2	-2	-1
account number	-1			2	-2		-2
actual payment	4				-2	-3
ally financial	-2		-1		-1	3
amount due	-1				1	-1	-4
amount of						-3	2
amount paid					2	-4
amount requested	3				-3	-2
amount revolving	3				-3
and charges	2				-1	-2
and credits	3				-1	-2
and insurance	4				-2	-2
and that's	-4				1	3
annual fee	3				-2	-1
as of	-3				2	1	-1
auto loans	4				-3	-2
automobile balance	-3				3
available credit	2				-4		-4
bal pmt	-1	-1			-3	1
balance balance	-2				2	-2	-1
balance is	-2				3	-3
balance limit	1				-3	-1
balance months	2				-1	-2
balance na	1				1	-3
balance of	-1				1	-4	-1
balance owed	-3				4	-4
balance payments	3				-2	-2
balance terms	-4				-2	4
balance today	-3				2	-1
balances payments	3				-1	-2
bank delaware					-3	1
bank mortgage	-3				3	1
beginning balance	2				-2	-1
canceled amount	3				-2	-2
capital syst	-3				3	-1
car loan	-3				3	1
care amount	-3				3
cash advances	3				-2	-1	-1
cash min	-2					2
charge card	-2					2
charged in	2				-2	-2	-1
chase checking	3				-2
chase freedom	-2				3	1
chase sapphire	-2	-1	-1	-1	4	2	-1	-1
citibank na	1				1	-3
claim amount	3				-3	-1
collection account	1				-4	-3	2
column b	3				-3
credit cards	6				-5	-2
credit line	4				-2	-3
credit one	-3				3	-1
creditor classification	2				-3	-2
date closed	1				2	-3	1
days days	2		-1		-2	-2	-2
days late	1				1	-2	-2
days total	3				-1	-3
debt now	-3				4	-2	-1
deferred balance	3				-1	-2
disbursement amount	3				-2	-1
down to	-3				3	-1
due amount	1			-1	-5	-6	3
due amt	-1				-1	2	-3
due by	2				-1	-3	-1
due mortgage	4				-2	-3	-2
due now	4				-3	-3	-1
due total	3				-2	-3
duke energy	2				-3	-1
ends in	-3				3	2	-1
enrolled balance	3				-3	-1	-1
escrow balance	2	-1		-1	-2	-4	-1	-1
est payment	5					-5
farm auto	2				-2	-3
fee is	4				-2	-3
fee of	3				-1	-3
fees charged	3				-1	-2	-1
full total	3				-1	-3
gm financial	-3				2	1
grand total	2				-2	-2
great lakes	-3				-1	3	-1
harley-davidson credit					-1	3
high balance	3				-5		-1
high credit	3				-2	-4
highest balance	1				-4	-5	3
holiday club	3				-2	-2
home equity	-2				-2	3
honda finance	-2				1	1
i make	3				-2	-1
i pay	-2				-2	2	-1
i unsecured	-3				3
in collections					2	-3	-1
in fees	2				-1	-1	-1
in interest	4				-2	-2
installment plan	-3					3
interest balance	4	-1			-3	-2
is at	-3				4
is now	2				-2
joint with	3				-1	-3
kubota credit	-3				1	2	-1
last paid	3				-2	-2
last payment	2				-2	-1
last reported	-1					3
late fee	3				-2	-2	-1
le debemos	-3				3	-1
left of					-4	2	-2
limit balance	-4				4	-2
limit of	3				-3
limit/original amount	3				-3	-1
loan amount	5				-5	-2	-1
loan pmt	3				-1	-3
loan services	-2				-1	2
low as	3					-3
lvnv funding	2				2	-2	-1
medical center	2				-2	-2
min payment	-1				-3	1	-1
minimum is	-3				-3	4	-1
minimum of	-3					3	-1
monthly fee	3				-1	-2
monthly income	3				-1	-2
monthly payment	-1				-5	3	-1
monthly payments	2					-3
monthly payrnent	-3					3
monthly pmt	-2				-3	2
months payment	-3				-1	2
monto vencido	3				-1	-3
more than	3				-2	-2
mortgage installment	3				-3	-2
mortgage payment	4					-4
motor credit	-3				1	2
motor finance	2				-3	1
más alto	3				-1	-2
netflix spotify	3				-1	-2
new balance						-2	-2
number here	5				-5	-1
of a	3				-2	-2
off amount						-3	1
off total	3				-2	-1
old navy	-1	-1	-1	-1	3	2	-1	-1
on hand	3				-2	-1
one card	-3				3	-1	-1
one is	-3				5	-1
open current	-3				2	2
open total	3				-2	-1
orig amount	3				-2	-1
orig amt	3				-2	-2
original amount					2	-6	-1
original balance	8				-7	-3
other total	3				-3	-1
outstanding balance	-2				2	-3	-1
owe pay	-3					3
owe payment	-3				-1	4
owed amount	-4				4	-2
pago mensual	-2				-1	2	-1
paid off	-4				1	2	-1
paid the					-3	2
past due		-1		-1	-3	-3	2	-1
payment amount	-2				-3	2	-3
payment due	-2			-1	-5	3	-3
payment history					1	-3	-1
payment individual	2				-5		-1
payment is	-4				-4	4	1
payment of					-4
payment plan	-4		-1		1		2
payment received	5				-2	-5
payment revolving	3				-2	-3
payment to	2					-2	-1
payment unapplied	3				-1	-2
payments are	-3				-1	2
payments of	1				-3	-1	-1
per month	1				-4
personal loans	4	-1	-1	-1		-1	-1	-1
planet fitness	3				-2	-2
principal interest	4				-1	-3
que debemos	3				-3
real estate	3				-2	-1	-1
received after	3				-2	-2
recent payment	5				-3	-5	-1
regular payment	-3				-1	3
remaining balance	-4				4	-2
rent is	5				-5	-3
reported balance	-1				1	-3
reported dec	-3				3
reported jul	-2				3	-2
republic finance	-3				2	1
revolving accounts	3				-2
savings bank	-2		-1		3
sched pmt	-2				-1	2
scheduled amount	-4				-2	4	-1
secured vehicle					-2	4
settled for	3				-3	-2	-1
signature loan	-1				-1	3	-1
started at	2				-3	1
status open	4				-4	-3	-3
still owe	-3				3
sum of	-3				3	-2
t-mobile lines	2				-2	-2
target redcard	-2		-1		3	1	-1
terms minimum	-3					4
terms months	-2				-1	3
thank you					1	-3
the debt	4	-1			-2	-2	-1
the government	3				-2	-1
the payment's	-3				-1	3
this amount	-1				1	-3	-1
this month	-1				-3	1	-1
to date	4				-3	-3	-1
to pay	-3					1
total accounts	3				-2	-2
total due	1					-3	-2
total enrolled	3				-2	-1
total loans	2				-2	-1
unpaid interest	3				-2	-2
unsecured balance	-3				3
up to	5				-4	-3
upstart loan	-3				2	2
upstart mo	3				-2	-2
us bank	-3				1	2
we pay	-2				-2	2
written off	-1				-2	-2	3
y i	1					-3
you owe	-1				2	-3	-1
you owed	3				-2	-3
you pay	3					-3
余额 最低还款	-3						1
余额 月供	-3				-1	1
# sum words behind
a	-1	-1	-1	-1	-2	3	-1
a 	2		-1		-2
a month	-2		-1	-1	-3	3	-2
a week	1				1	-4
account	-2				4	-3	-1
acreedor	-2				2	-1
active 	-1				-3	2
after	1					-3
al	-2				-2	4
al mes	-2				-2	3
all	3				-3
and	-2				2		-4
and that	-3				-2	4	-1
and the	-1				2	-4
and we	-2				-1	3	-2
annual	3				-2	-4
annual fee	3				-3	-3
as	-1			-1	2		-3
as agreed					-6	2	-3
as low	2				-2
assets	4				-5	-1
at	1				1	-4	-1
autopay 	-1				-2		2
available	5				-4	-4
available 	2				-2	-2
available credit	3				-3	-1
balance	-1	-1		-1	2	-3	-1
behind	3				-2	-1	-1
bi-weekly					1	-3
bonus	2				-1	-3
but	4				-2	-2
by	1				-3
c 	2		2		2	-3
cada mes	-3				-1	3	-1
car	2				-2
cash	4				-3	-2
cccccccccccc	-3				-1	1	1
cccccccccccc 	-3					1	1
charge-off 	-3				3	-2	-1
charged		-1	-1	-1	3	1	-1	-1
charged off		-1	-1	-1	3	1	-1	-1
chase	3				-3	-1
check	2				-3	-1
collection	-1		2		2	-3	-2
collections	-1				2	-5	-1
collections 					2	-3
comes	-4				-1	4	-1
comes out	-3				-1	4	-1
conventional	-4					2
conventional 	-4					2
curr	-2	-1	-1		-1	3	-2
date	2				-1	-3	-1
date closed	4				-1	-4
date reported	3				-1	-3
days		-1	-1	-1	-1		-4	-1
days past	-1	-1			-2		-2
de	1				-3	1
deferment	-3				2	2	-1
deferment till	-3				1	3
deferred	-1					3	-2
delinq	-1					3
down	3				-3	-1
due monthly	-3				-1		2
due the	-3				-1	2	1
días					-3	2
each	-3					2
each month	-3				1	2
even	-3				3	-1
every					-4	2	-2
every month	-5				-3	6	-2
every other	3				-1	-3
every two	2					-3
every weeks	5				-2	-4
every wks	3				-1	-2
extra	3				-1	-2
fee	4				-1	-3
filing	2				-2	-1
first	3				1	-4
for					1	-3	-1
from	-1				1	-4	-2
from social	3				-2	-1
from to	3				-2	-1
good	-2	-1			3
gross	4				-2	-3
hulog	-3				3	-1
i am	-3				1	2	-1
i think	3				-3	-2	-1
i'm	-4				3	1
i01	2				-3	-1
if	3				-3	-1
if you	2				-3	1
in debt	3				-2	-2
in forbearance	-3				2	2
in months	3				-1	-2
in savings					-3	-1	2
in the						-3
income	3				-1	-2
individual account					1	-4
inst	1					-2	-1
inst 					1	-4
int		-1			1	-4	-2
interest	2				1	-3	-1
is due	-2				-2	3
it	-2				3	-1
it was	-2				2	-2
l	2				-1	-3
l h	3				-3	-1
late fee	3				-3	-2
left	-6				6	-2	-1
left a	-3		-1		4	-1
left of	-3				3	-3
left on	-3				4	-1
less	2				-2	-2
liabilities	-2				3	-3
limit	3	-1	-1		-3	-3
limit 						-3
mensuales	-2				-1	3
mi	4				-4	-1	-1
miles	4				-4	-1
miles 	4				-3	-1
min payment	-2				1	2
minimum 	4				-4	-1
minimum current	-3				3	2
minimum days	3				-3
minimum is	-2				3	-1
minimum payment	1				-1	-4	-1
mo	-1	-1	-1	-1	-3	1	2	-1
mo current	-3				2	2
mo days	-5		-1		2	4	-2
mo for	4				-3	-2	-1
mo late	-3				1	1
mo mo	2				-3
mo never	-3				3	2
mo on	-3				2	2	-2
month behind	-2				2	1
month current	-2				-1	3
monthly draft	3				-3	-1
monthly next	-3				-1	3
monthly paid	2				-3	-1
months	1				-3
months 	2				-2
months behind	-2		-1		3	1
mtg	-3				-1	1	3
mtg 	-3				1	-1	3
mỗi tháng	-3				3	-1
n	-2				1	3	-1
n 	-1				-3	3
na	-3					2
never late	-3				1	2
next	-3				1	1
next due	-1				-3	2
no	-2		-1	-1		1	-2	-1
no current	-3					3
no wait	5				-4	-3
not	-2	-1		-1	4			-1
not 	-4				5	-3
not late	-2						2
not yet	3				-1	-3
nothing	-4				4	-2
now	-4				5	-4
now 						-3
o open	2				-1	-1
oct	3				-3	-1
of					1	-4	1
of card	3				-2	-2
of debt	3				-2	-1
oh	-2				3	-2
on 	2					-5
on behalf	-2				2
one	-3					2
one month	-3				-1	3
or	2				-1	-3
or 	2				-2	-2
original	-1				3	-4	-1
over	1		-1			-3	-1
over days			-1			-3	-1
owe	-3				2	1
owed	-2				3	-3
pa mwa	-1				-3	3
pago al	-4				4
paid	-1	-1	-1		1		-3
paid 	2				-1	-4	-1
paid collection					4	-4	-1
past due					-3		1
pay	-1		2		2	-3
pay off	-3				1	2
paying	-1					2
payment		-1			2	-4	-1
payment 	-2				2	-1
payment mo	-2				2
payments 	3				-2		-1
payoff	-2					2
pays	2					-1	-3
pays as	-1				2	1	-3
pays mo	3				-3	-1
per	-2				-3	2
per month	-1				-3	2
phone	3				-2	-2
piti	-3	-2			-1	4	-2
piti 	-3	-2				2	-1
please	3				-3	-1
pmt	-1				1	-3	2
pmt 	-3						2
ppa	2				2	-3	-1
ppa 	1				4	-3	-1
principal	-3				2	1
principal 	-4				4
pts	1		1		-2
recent	-4				-3	3
regular monthly	3				-1	-2
released 	2				-2	-1
remaining	-3				4	-3
remaining of	-3				3	-2
remains	-3				3
repossessed	-3					2
requested	3				-3	-1
responsibility	4				-1	-3
rev	-2				2	-2	3
rev 	-1						3
satisfied	3				-2	-1
savings	3				-3
scheduled payment	1					-4	-1
settled	2	-1	-1	-1	3	-1	-1	-1
she	-3				2
sin	-4				4	-1
snap	3				-2	-2
so	3				-1	-3	-1
still	-3				3	1	-1
terms	1				-5	2	-1
terms 	3				-2	-2
that's current	2				-3	2
the payment	-3				3
their	-2				3	-1
they	-3		-1		3	-1	-1
this account	-3				2	1
to	-1				1	-7
to catch	4				-4	-3	-1
total	4	-1			-3	-4
total 	4				-3	-3	-1
total fees	1				1	-3
transferred	-1				2	-2
trễ	-3				3
unpaid					1	-4	-1
up to	-2				-2	2	1
was received	3				-1	-2	-1
we have	-3				3	-1
we're	-3				2	1
when	1				1	-3
whenever	-3				2	2
with a		-1	-1		1	-3
within	4				-3	-3
would	3				-1	-2
written	2				-4	-2	1
written off	1				-5	-2	3
x conventional	-3				-1	2
xp/tu/ef	-2				-1	3
y	-3				2	4	-1
y n	-2				4	1
years	5				-2	-5
years 	3				-1	-2
your						-2	2
đúng	-2					2
最低	-2				3		-2
月供	-3				-1	-1	2
正常	-4					2
正常 	-3				-1	2	-2
没有利息	-4				4
逾期60天	-2				-1	-1	2
逾期60天 	-4				-1	1
# sum words of line
always, below blank		-2	-1			-1	-2	-1
often, below blank	2	-1	-2	-1	-3	1	-2
once		-1	-1	-1	1	1	-2	-1
twice	1	-1	-1	-1	-1		-3	-1
twice, below blank	4	-1	-1	-1	-2	-5	-2
# word alike read as
accountName,current?, all, few	-3	1						1
accountName; itself accountName	-1	1	-2	-1			-3	1
aside goes on, all, few		-3	1				-1	-1
aside goes on, all, few; itself aside goes on	1	-2	-1				-1
current		1		-1				-4
current, all, few; itself goes on	-4		4
current, all, few; itself no part		1					-3	1
current, all; itself no part	3		-1				-2	-1
current; itself accountName	-3	3
current; itself goes on,current	-2	-1	3				-1
current; itself no part	2	1	-1	-1		-1	-3	-3
current?, all		1	1	1	-1	-1		-3
current?, all, few	1	-1		-1				-3
current?, all, few; itself current?		-1	1	-1				-3
current?, all; itself current	2						-2
current?, all; itself current?	-1	1	1	2	-1	-1		-3
current?, all; itself goes on	-2	-2	3
current?; itself current?		-2	-3	-1	-1	-1
current?; itself goes on,current?	-1		2				-2	1
goes on	2	-1		1				-5
goes on, all, few; itself goes on	-1	-4	1	-1			-1	-1
goes on, all, few; itself goes on?	2	1	-3	-1			-1
goes on, all; itself goes on?		-3
goes on,current?, all, few; itself goes on,current?	-1	-2	3					-1
goes on; itself accountName	-1	1	-2				-1	-3
goes on; itself current	-4						4
goes on; itself goes on	-1		1				-2	-3
goes on?		-1	-2	-3		-1	-1	-2
goes on?; itself no part	3	-3	-2				-1
no part, all			1		-1	-1	-3	1
no part, all, few; itself accountName	-2	2	-2	-1			-1	-3
no part, all, few; itself accountNumber	-2	-1	-1	3
no part, all, few; itself aside accountName	3	-2
no part, all, few; itself goes on?	-2	-4	3
no part, all, few; itself no part		-1				-1	-6	1
no part, all; itself accountName	1	1	-3	-1			-1	-1
no part, all; itself current?	-3	-2	-2		-1		4	-1
no part, all; itself no part	2	1	1	-2	-1	-1	-7	1
no part, all; itself originalCreditor	-3	-3	-2				-1	4
no part; itself accountName			-3	-1			-4
no part; itself accountName,current?	-3	2					1	-2
no part; itself current?	-1	-4	-2	-1	-1	-1	1	-3
no part; itself no part	1	2	1		-2		-6	-2
no part; itself originalCreditor	-1	-6	-3				-3	2
no part; itself paying	-3	-1		-1	-1	3	-1	-1
originalCreditor, all, few	-2		-1				2	1
originalCreditor, all, few; itself no part	2							-2
originalCreditor, all, few; itself originalCreditor	-2	-1	-1				-1	2
originalCreditor?, all	-2	2	1				-1	-1
paying	-1	-2	-1		-1	3	-1	-1
# word before and shape
capital capital		-5		-2	-2	-1	-3	1
capital capitalised	1	-2	-3	-1	-1		3
capital small	3	-4	-3			-1	1	-3
capitalised capitalised	1	-2	3	-2	-1	-1	-1
capitalised capitals	-1	-1	-1	2	-1	-1	1	-1
capitalised letters	1	-4		-3	-1	-1		-3
capitalised percent	2	-1	-3	-2	-1	-1	1	-2
capitalised small	3	-4	-1	-1	-1	-1
capitals capitals		-5	1	-3	-3	-2	-1	1
capitals date	1	-2	-2	2	-1	-1	-4	-2
capitals letters	1		1	-1			-3	-1
capitals small	2	-3	-2	-1	-1	1	-1	-3
cents capitals		-3	1	-1	-1	-1	1	-3
cents date	3	-1		-1	-1		-1
cents percent	-2	-2	1			1	-2	-1
code capitals	2	-1	2	-2	-1	-1	-3
code date	3	-1		-1		-1	-2
code small	-2	-2	2	-1	-1	-1	1	-1
date capital	-2	1	2
date capitals			-4	-2		-1		-2
digits-1 capital	3						-3	-1
digits-1 capitals	-1	1		-1		-1		-3
digits-1 small		-4	-1		-1	-1	1	-2
digits-2 capitalised	2	-3	1		-1	-1		-2
digits-3 capital	4	-2	-1				-3	-1
digits-3 capitals	-1	2	-4	-1	-1	-1	1	-2
digits-4 capital	3	-1	-1	-1	-1		-1	-1
digits-4 capitalised	2	-4	1	-1	-1	-1	1	-1
digits-4 small	1	-2	-1	2			-3	-1
digits-5 capitals	3	-2					-1	-1
digits-6 capitalised	3	-3					-1
digits-7 capital	3			-2			-1	-1
digits-7 capitals	2	-2	-3		-1	-1		-1
dollars capitalised	-1	-1	1		-1	-1	1	-3
dollars capitals		-2	-2	-2	-2	-2
dollars date		-1		-2	-1	-2		-1
dollars letters		-4	-1	-1	-1	-1		-2
dollars percent	4	-1					-2
dollars small	1	-5	-1	-1	-2	-2	-1	-2
dollars-and-cents capitals	1	-2	-1	-1		-1	1	-2
dollars-and-cents letters	1	-3	-1	-1	-1	-2	-1	-2
dollars-and-cents percent	6				-1	-1	-5	-1
dollars-and-cents small	2	-2		-1	-1	-2	-1	-3
end small	4	-3					-2
lettered-code capital	3	-1	-1				-2
lettered-code capitals	-1		1	-4	-2	-2	-2	-4
lettered-code small	1	-3		-2	-1	-1	-1	-2
letters capitalised			-1				-4	2
letters letters	2	-4	-3	-1	-1		-1	-2
line capital	2	-1	-1	-1	1	-1	-1	-3
line date	1	-4		2	-1	-1		-1
line percent	1	-1					-2
mark-" date	3	-1	-1				-1
mark-" small	1	-3		-1		3	1	-2
mark-# capitalised	3	-1					-2	-1
mark-# small	2		-2	2			-1
mark-& capitalised	1	-7	1	-1	-1	-1	-4	-2
mark-& capitals	1	-5	1	-1	-1	-1	-2
mark-' small	-1	-2	1				1
mark-( capitals	1	-5	1	-1	-2	-1	-3
mark-( small	1	-6	1	-1			1	-3
mark-) capitalised			-4	-2	-1	-1	-3
mark-) capitals	-1	2	-3		-2	-1	-1	-2
mark-) date	-3	-1	-1	2	1
mark-) small			-6		-1	-1	1	-2
mark-* capitals	-4	4	-1	-1
mark-+ capitals	3	-1					-2
mark-, capital	-2	-3	2	-1	1	1		-2
mark-, capitals	2	-2	2				-3	-1
mark-, letters		-5	-3	-2	-2	-3	1	-4
mark-, small		-3	-3	-2	-1	-1	2	-3
mark-- capital	-4	-2		4			-3
mark-- small	-2		1	-2	-1	-2	1	-3
mark-. capital	-2	-3		-1		-1	3	-1
mark-. date	-2	-1	-1	2			-1	-1
mark-. small	-1		1	-2	-1	-1	1	-3
mark-/ capitalised		-3	2	-1	-1	-1	-1
mark-/ capitals	1	-4			-1	-2	1	-1
mark-/ small		-2	-1	-1	-1	2	-1	-3
mark-: capital	4	-1		-1	-1		-1	-2
mark-: capitalised			-3	-1	-2	-1		2
mark-: capitals	-2	-3	-1		1	-1		1
mark-: letters		-3	-1	-2	-1	-1	1	-2
mark-: small	-1	-1	-3	-3	-2	-1	2	-4
mark-; capitalised		-1	-1		-1	-1		-3
mark-; capitals	1	1	-2	-1			-1	-3
mark-< capitals	3	-2						-1
mark-= capitalised	3	1	-1				-4	2
mark-= capitals	4	-2		-1			-2	-1
mark-> capitals	1	1	-1				-2	-1
mark-? capitals	3		-1				-2	-1
mark-? small	-2	-2	-1		-1	-1	4	-1
mark-@ percent	3	-1			-1	-1	-1	-1
mark-] capitalised	-1	3	-1	-1	-1	-1	-3	-3
mark-| capitalised	1	-1	-3	-1	-1	-1	1	-1
mark-| capitals	-4	2	-3	-1	1	2	1	-4
mark-® capitalised	1	-3	1				-1	-1
mark-® capitals	-2		2
mark-· capitalised	-2	1	-3	-1	-1	-1	1	-2
mark-· small	2	-3		-1			1	-1
mark-– capitalised			1	-1	-1	-1	-1	-3
mark-– small	-2		-3	-1	-1	-2	4	-2
mark-• capitalised		1	-1	-1	-1	-1	-1	-4
mark-→ capitalised	2	-3					-1	-1
mark-☐ capitalised	-1	3		-1		-1	-2	-1
masked date	2	-1		-1			-1
small capital	1	-3	-1	1	-1	-1		-3
small capitalised				-1	-1	-1		2
small date	-1	-3		3	-1	-2	-2	-2
small percent	3	-2	-3			-1	-1	-2
small small	1	-3		-3	-2	-1		-4
thousands capitalised	2						-1	-2
thousands small	2	-1		-1	-2	-2	-1	-2
thousands-and-cents capital	4					-1	-3
thousands-and-cents capitals	1	-3		-1	-1	-1	2	-2
thousands-and-cents percent		-1				1	-3	-1
thousands-and-cents small	-1	-3	2	-1	-2	-2	1	-2
with-digits capitalised				-1	-1	-1	-1	-3
with-digits small	1	-2	-3	-1	-2	-2	1	-2
year capitalised	3	-4	1	-1	-1	-1	-2	-3
year capitals	1	-6	3	-1	-1	-1	-1	-1
year date	-3		-1	-1	2		1
# word before read as
accountName,current?	-3	-1	1				2
accountName?		1	-1	1			-2	1
aside accountName	-2	-3	2				-1	-1
aside amount	3	-2					-2	-1
aside current?	2	-1					-2	2
aside goes on	-1	-2	2	-1	-1		-2	-2
current,paying	3						-3
goes on	-1	1			-1	-1	-2
goes on,accountNumber	3		-2	-1
goes on,current?	-3	-1	-2				4
goes on?,current?	-3		-1				2
originalCreditor,current?		1	-2				2	-3
paying		-2	-2	-1	-1	2		-3
# word before
capital	1		-3	-2	-1	-1
capitals	1	-5	1	-2	-2	-2	-1
cents		-4	1	-2	-2	-2	1	-4
date	-1	1	-4	-2	-1	-1		-3
digits-2	1	-2	-2	-2		-1		-2
digits-3		1	-2		-1	-1		-4
digits-5	4	-2	-1	-1	-1		-1	-1
digits-6	4	-4					-2
digits-7	1	-3		-2	1	1	-2	-1
dollars-and-cents		-4		-2	-2	-2	2	-2
lettered-code		-2	2		-2	-2		-3
letters	1	-1	-2	-2	-1	-1		2
mark-#	1	-3	-3	3				-1
mark-$	3	-1					-1	-1
mark-&	-2	-7	3	-1	-1	-1	-2	1
mark-(		-4	1	-1	-1	-1	2	-1
mark-)		1	-8		-1	-1	-2
mark-*	-2	1	-1	-1	-1	-2	3	-2
mark-+	1	-2	-2	-1	-1	-1		-1
mark-,	-2	-2	1	-2		-1	1	-3
mark-/	-1	-4	1	-2	-1		-2
mark-:	-1		-3	1		-1	1	1
mark-<	3	-2	-1				-2	-1
mark-=	3	-1	-1	-1			-2	1
mark-@		-3	1		-1	-1	-1	-1
mark-[	3		-1				-1	-1
mark-]	-2	2	-1	-1	-1	-1	-1	-3
mark-|	-1		-4			1	2	-1
mark-·	-1	1	-3	-1	-1	-1	2	-2
mark-–	-1	-2		-3	-2	-2	2	-3
mark-☐	-1	3	-1	-1		-1	-3	-2
mark-☒	2						-2
mark-🟢	-3	2	-1				1
thousands	-1			-2	-2	-2	1	-5
thousands-and-cents		-4	1	-2	-2			-3
with-digits	1	-3	-1	-1	-1	-2	1	-3
year	2	-7	2	-1		-1	-1	-1
# word beginning
10-1	3			-1			-2
11-0	3			-2			-1
2023	-1			-3			2
2024				-3			2	-1
2025	4	-1	-1	-3	-1	-2	-3	-1
aadv	-2		3				-2
aaro	-3	4	-2				-2	1
aber	1	-3	2			1	-2	-1
abie	3	-1					-2
abou	3	-2	-3				-2	-1
abra	3	-1	-1				-1
acce	1	-1	1	-2	-1	-1	-3	-2
acco	2	-5	-3		-1	-1	1	-3
acre	2	-1	-1				-2	1
addr	3	-2			-1		-1	-1
aes/	-2	3
afte	1	3	-1				-3	-1
agai	3	-1	-2				-1	-1
aidv	-4	4		-1			-1	-2
alti	-3	1	3				-2	-1
alwa	-3						3
amaz	-2	2	2				-1	-3
amer		-1	2	-1	-1	-1	-3	-4
amou	3	-2	-2		-1		-1	-2
anot	3		-1				-1	-1
appl	1	2					-4	-2
appr	2	-1	-2				-2
asag	-3						3
ashl	-4	1	3			-1	-1	-1
aspi	-3	3	-2				-1
asse	3	-3	-1				-2	-1
assi	2	-2	-4	-1	-1	-1		-3
atto	2	-2	-1					-2
augu	3	-1	-2					-1
auth	-2	-2	3				-1	-1
avai	2	-4	-2					-1
bala	4	-3	-5	-1	-1			-2
bank	1	-4	3	-1		-1	-4	-1
bann		2	-2				-1	-1
bapt	-1	1	-3				1	1
barc	-3	3		-1	-1	-1	-4	-3
bart	3	-2	-1					-1
bayl	-3	2					1
beau	3	-1	-1					-2
beca	3	-3					-3
behi	-3	-2	-1	-1		-1	3	-1
belk	-3	4	-1
bene	-2	2
bett	3	-2	-1				-1
bill	3	-4					-2	-1
bloo	-4	4	-1
borr	2	-3			-1		-2	-2
bosc	-4	5	-1	-1		-1	-1	-1
bran	2	-3			-1		3	-2
brem	-3	3
bren	-1	-2					3	-1
brin	3	-2					-2
brok	3	-1	-2
broo	-1	-2	3					1
brya	-3	-1	3					-1
budg	4	-2					-2
bure		-1	1				-1	-2
burl	-3	2	-1					1
burs	-2	1	2
cabe	-4	5	-2					-2
cabl	1	-2	-1		-1		-2
calc	3	-2	-2
call			-5		-1		2	-2
canc	1	-3						-1
card	1	-3	1				-2	-1
carl	3	-3	-2
carv	-1	3	-3				-2	-2
cash	-3	1	2					1
caus	3	-1	-1				-1
cbna	-3	3
cccc	4	-2	-1				-2	-1
cert	4	-3	-1
chap	3	-2	-2		-1		-2	-1
char	-1	-5	-1	-1	-1	-1	3	1
chas			2				-3	-3
chec	4		-3				-1
chel	-1	-2	2				-1
chim	-3	3						-1
citi	-3	1	-1	-1	-1	-1	1	1
city	-3		3					-1
clai	1	-3		-1	-1	-1		-1
clas	3	-2	-1				-2	-2
clie	3	-6	-2	-1	-1	-1
clos	4	-2	-5				-1	-1
clot	-2		2			-1	-1
co-b	3	-1	-1				-1	-1
co-o	-3	2
cobr			-3				1	-2
code	3		-1				-1	-1
cole	-2	-1	-1				3
coll	-1	-4	1			-1	2	-3
comc		-3	-1				-1	2
come	-3	2	-1	-1		-1	-1	1
comp	-1	-1	1		-1	1	-4
cond	1	-1					-2
conf	4	-2	-2				-2
conn		1	-2				-3	-2
cons		-3					1
cont	3	-2	-1	-1	-1	-1	-4	-1
conv	1	2	-2				-3	-2
cori	3	-2	-2
corp		-1	3				-1	-2
corr	-2	-2	-1				3	-1
cost			2				-2
couc	-3	-1	2					-1
coun	1		1				-3
cour	1	-3	-2				1	-1
cous	4	-3	-2				-1
cree	1	-3	-1					1
cros	2	-1		-1	-1	-1	-3
cura	-2	3	-1				-1	-1
curr	-2	-2	-2	-1	-1	-2	3	-2
cust	3	-3	-2				-1
dash	3	-3					-1
dayc	3	-3
deal		-3	1				-1	-1
debt	2	-3	-3	-1	-1	-1		-1
decl	3		-2				-2	-1
defe	8	-2	-1			-1	-8	-1
dele	3		-2				-2	-1
deli		-2	-3				2	-1
delt	-1	2	-2				-1	-1
deni		-3	-1					-1
depa	-1				-1		-4	2
depo	1	-3	1		-1		-2	1
dept	-5	5					-1
dero	3	-1	-1				-2	-1
desc	2	-1	-3				-2
dest	-3	3	1					-1
deta	5	-2	-3				-2	-1
deud	4	-1	-3
dill	-3	3						-1
dire	-1	1	-3	-1		-1	-2	2
disc	-1	2	-2	-1	-1	-1	-3	-3
divi	2	-1	-3				-1
down	3	-2					-2
draf	2	-2	-3	-1	-1	-1	-2	-1
dura	3	-1					-1
eagl	-3	3	-1
earl	3	-1	-2				-1	-1
econ	3	-1	1				-3	-1
edit	3	-1	-2
educ	-2	-2	3				-3	-2
elig	3		-1				-1
empl	1	-3	1				-1	-1
empr	1	-3	1
endi	5	-2	-6	-1
ener	-1	-3						2
equi		-3	2	-1			-1	-2
erla	-2							2
espo	3		-2				-1
esta	4	-3	-1				-1	-2
esti	4	-2	-2				-2
exam	3	-2
exch	-3	-1	3					-1
excl	3						-2
expe	3	-1	1				-2	-1
extr	2	-2	1				-1
fact	3	-2					-1
fami	1	-3	1
farg		-4	1				-1	-2
fath	-3	1	2
febr		-3	-1				2	-2
fedl	-1	3	-2				-1
feld	4	-2	-3
fiel	-2	3
figu	-2	3	-1				-1	-1
file	1	1	-1		2		-2	-1
fina	-1	-5	2	-2			-1
fing	-3	3	-3	-1			-3	2
fitn	-3	-1	2					1
flag	-4	4	-1					-1
flan	-3		3
flee	-2	3					-1
font	3		-2					-1
forb	5	-1	-1				-4
form	2	-2					-1
fort	-4	4	1				-2	1
fund	-1	-3	2				-2	-1
furn		-1	4	-1			-1	-2
gara	-4		4
gecr	-3	3
gemb	-1	3	-3				-1
gold	-2	3	2				-1	-1
good	-1	3	-2				-1	-1
gott	-2	3					-1
grea	-1	2	-3				-1	-2
gree	1	3	-4		-1		-1	-1
groc	3	-2	-1				-1
grou	-1	-3	3				-3	-1
guil	-2	2	1
hard	3	-2	-1				-3
harl	-3	3					-1
harr	2	-2	-2				1	-3
hawa	-3	1	2				-1	-1
heal	-1	-4	1				-2	1
heig	-3	2	-1
helo		2	-1	-3	-1	-1	-2	-3
herm	-2	-1	1					1
high		-2	3				1	-2
hist	2	-1	-3				-1	-1
holi	3	-3
hosp	-3	2	2		-1			1
hsbc	-3	4	-1
husb	5	-3					-4	-1
imag	-1	-3	1				-1	1
impa	-3	-1	1				2	-1
incl	4	-2	-1				-3	-1
inco	1	-3					-2	-1
indi	3						-3	-2
info	5	-1	-4				-3	-1
infu	-3	1	3
inqu	4	-2	-1				-2	-1
inst	3	-2	-2			-1	-1
insu	2	-1	-3				-4	1
invo	5	-1	-2				-3
isaa	2		-2
item	2	-1	-3
ivel	3	-2
janu	1	-2	-1				1	-3
jewe	-3	-4	4				-1	-2
joan	3	-3					-1
join	-1	-5	1	-1	-1	2	-2	-2
jose	-3	-1	1					2
just	3		-2				-1	-1
kais	-3	2	1				-1	1
keep	2	-1	-1				-2
kett	-2	2	-1					2
keyb	-4	2
kiko	-3	3
klar	-3	4	-2				-2	-1
kohl	-4	5	-3	-1	-1	-1	-4	-2
lake	-1	2					-2
lapt	-3		3
last	2	-1			-1
late	-2	-1	2				2	-1
leas	1	-3	1					-2
lega	2	-2	-2	-1	-1	-1	-1	-1
lend	-3	2	2	-1		-1	-4	-5
leve	4	-1	-2				-1
liab	5	-4	-3		-1		-1	-1
libe	-3	3	-1
ligh	-4	2		-1		-1
limi	3	-2	-2				-3	-1
list	2	-1	-1				-1
loan	1	-2		-1		-1	-3	-1
lowe		5	3				-2	-3
luke	-1	-3	-1	-1			-1	2
macy	-3	4	-4	-1			-3	1
mail	3	-1					-2
main	2	-3						-1
mana	-1	-2	1	-1	-1	-1	-2	-2
marg	3	-2	-1
mast	-2	-1	3				-2	-2
maur	-3	3
medi	-2	1	3	-1	-1		-1	-1
mena	-1	2	-4				-1	-1
meno	3		-1				-2
mens	4	-1	-1				-3
merc	-1	2	-1				-2	1
merr	-3	3	-2				-1	-1
merv	-3	3
mess	4	-3	-2
meth	-1	-2					1	3
metr			-3				-1	4
midw	-2	3					-1	-1
mini	3	-3	-1		-1	-1	-2	-1
mohe	-3	4		-1			-2	-3
mone	1	-3	1				-2	2
mort		-4	2	-1		-2	-1	-1
moss	-3		-1					2
moth	-3	1	2					-1
moto	-1	-5	1				-1	-2
mutu	1	-3	-1
míni	2	-1	-1			-1	-3	-1
nama	-2		-1				3
nega	3	-1	-1				-1
nego	4	-2	-2				-1
neln	-2	3					-2	-4
netf	3	-2					-1
neva	3		-2					-2
niss	2	-1	-1				-1	-3
nonp	4	-2					-1	-1
nord	-3	3	1				-1	-1
note	3	-2	-2	-1	-1	-1	-4	-1
noti	3	-3	-3					-2
numb	1	-3			-1	-1		-1
oakm	-3	2	-1					1
obli	3	-1	-2					-1
octo	2	-2	-2		-1			-3
offe	2	-1	-3	-1	-1	-1	-1	-1
ollo	-3	3		-1
omit	3		-2				-2
onli	3	-1	-2				-1
opor	-2	4	-2				-2	-1
oppo	3		-3
orig	2	-3	-2				-2
ostr	1	-1	-2				-1	1
othe	3	-5					-2	1
outp	-3	-2	4					-1
outs	2	-2	2				-3	-2
over		1						-2
owne	4	-2	-1				-2
oyel	3	-2	-3					-1
pape	3	-1	-2				-1	-1
pare	-2	1	3				-1
park	-2	1	4		-1		-2
patr	3	-4	-2				-1	-1
payc	3	-2	-1
paym	2	-4	-2	-1	-1	-1	-1	-3
payo	5	-1	-1				-3	-1
pelo	-1	-1	3					-1
penf	-4	4	-1
penn	-3	1	2	-1			-1	-1
perc	3	-1	-1	-1			-1	-1
peri	4	-1	-1				-2
perk	-3	2	2					-1
perm	2		-3				1
peti	1	-3	2				-2
pett	2	-2	-2					-1
phil	-2	3	-1				-2	-1
phon	-1	-2	1			2	-3	-1
phys	-2	-3	2				-1	2
pick	2	-1	1				-3
pinn	-4	2					1
plan	3	-2	-2				1	-1
plat	-1	-2	2				-2	-1
plea	2	-2						-2
poli	3	-2	-1
port			1				-3	-1
prai	-2	3	-1
pray	3	-1					-3
prim	2	-6	1				-1	-1
prin	4	-3	-2				-2	-1
prop		-3	2				-2
prov							-1	2
publ	1	-3	1				-1	1
quar	1		-1	-1	2	-1	-2	-3
ques	-3	3	-2				-2	2
quic	-4	3	2				-3	-2
quin	3	-4	2					-1
quit	3						-3
quot	3	-1	-1				-1
qwes	-2	-1		-1			-1	3
radi	-1	-1	3				-1	1
rati	1	-3	-2					-1
ray'	3	-2					-2
raym	-3	3
rece	1	-2		-1		-1	-1	-3
reco	-1	-4	2		-1		2	-4
redc	-3		3					-1
refe	3	-2	-1				-2	-2
refu	-2	3	-3				-1	-1
regi	-1	1	1				-3	1
regu	4	-3	-1				-2
rele	3				-1		-2
rema	4	-1					-3	-1
remo	3		-1				-2
repa		-3	2	-1			-1	-1
repl	3	-1	-1				-1
repo	1	-3	-4	-1	-1	-1	4	-2
requ	5	-3	-2				-3
resp	7	-3	-4				-4	-1
rest		1	-3
resu	1	1	-2				-3	-3
reti	3	-2
reve	-1	-3	2					-2
revo	4	-3				1	-1	-1
rewa		-5	2				-1	-1
rule	3	-1	-2				-1
rush	-3	3
sald	3	-2	-2	-1	-1		-4	-1
sale	2	-1	-4					1
sall		1	-3				-1	-2
sand	-3	-1	3					1
sant	-3	4	-2				-2	-2
sapp	-3	-1	3	-1	-1	-1	-2	-2
savi		-3	1				1
scor	4	-2	-1				-2
sear		3	-3	-1	-1	-1		-1
serv	-2	-4	3	-1			-1	-4
sett	5	-2	-3	-1	-1	-1	-5	-1
sezz	-3	3
shor	2	-3	-2				1
silv	-3		3	-1			-2	-1
sinc		-2	-1				1	-1
sing	3	-1	-1				-1
situ	3						-3	-1
slat	-3	2	2		-1		-2	-1
snap	-3	4	-2					-1
soci	4	-2	-2					-1
sorr	4	-3	-1				-1
sour	2	-3	1				-3	-2
spec	1	-3					-1	1
spot	-3	3	1
spri	-2	1	-4	-1	1	-1	1	2
star	1	-2	-3				1	-1
stat	3	-3					-2	-3
stil	1		-3				1
stop	2						-2
stor	-2	-3	3				-2	1
stro	3		-2
stud	1	-4	1	-1			-3	-1
stuf	3	-1	-1				-1	-1
subt	4	-3	-1				-2
suff	3	-2					-1	-1
summ	1	-2	-2	-1	-1	-1
sunb	-3	4						-1
sync	-3	1	-2	-1	-1	-1		2
syst	-2	-4	3				-1	-2
t-mo	-3	-1	-1	-1				3
taco	-2	-1	3					-2
targ	-3	2					-1	-1
tarj	1	-3	1				-1	-1
taxe		-2	1			-1	-1	-1
tbom	-3	3					-1	-1
term	4	-1	-3	-1			-2	-1
tess	-3							3
than	4	-3					-2	-2
that	2	-3	-4				1	-1
ther	3	-3	-3					-1
thre	-2	-3	-2				3	2
thur	3	-1					-1	-1
tmob	-3							3
tota	3	-4	-2	-1			-1
trac	-1	-1	3				-1	-1
trad	4	-3	-2				-1	-1
tran	3		-1	-1	-1	-1	-6	-1
trav	-1	-1	3				-1	-1
tren	3						-2	-1
truc	1	-3	2				-3
tu/e	3	-2	-1				-1	-1
tues	3	-1					-1	-1
turn	-1	-1	-1				3	-2
u-ve	-3							2
unde	2	-4	-3				1	-1
unea	3	-2					-1
unio	-1	-3	3				-1	-4
univ	3		-2				-1	-2
unkn	4	-2		-1			-2	-1
unpa	-4	-4	-1	-1	-1	-1	5	-4
unse	-1	-3	4	-1			-2	-2
upgr	-1	2	1			-1	-2	-3
upst	-1	2	-3	-1	-1	-1	-2	-4
upvo	2	-1					-1
util	2	-1	-3				-3
vali	2						-2
vall	-1	-2					3
vari	3						-3
vehi	4	-3	-2				-2	-1
vent	-3	2	2			1		-1
veri		-5	-2		1	1		2
vete	-4	-1	1				-1	3
visa	-3	-1	3
visi	3	-3					-1	-1
walm	-2		3				-1	-1
walt	-2	2			-1			-2
want	2	-1	-2			2	-1
wate	-3		1	-1			-2	2
wayf	-3	3					-1	2
webb	-7	3	1	-2	-1	-1	-1	4
west	-2	3	-2				-1	-1
wfnn		2	-2				-1
when	4						-3
will	-2	1					1	1
wind	-3	1					2	1
wire		-3	-3	-1	1			1
with	5	-1	-2	-1			-3	-1
www.	4	-2					-3
xfin	-1	-2	-1					2
xp/t	4	-1	-1				-2	-2
you'	3	-1					-2
zale	-4	4						-1
# word behind read as
accountName	1	-2	-3		-1	-1		-7
accountName,accountNumber	3	-1		-2				-1
accountName,current?		-3						-1
accountName?		1	-1	2			-3	-5
accountNumber	1		-2	2			2	-4
accountNumber,current?	-2	-1		-1			2	-1
amount			1	-3	1	-1	-1	-2
amount,current?	-3	-1	-1				3	1
amount?	-1	1		-2	1	-1	-2	-3
aside accountName	4	-2	-2				-3	-1
aside accountNumber	-3	-1	3				-1	-1
aside current?	2		-1				-3	2
goes on	1	-2	-2				-3	2
goes on,current	-1	-2	3				1
goes on,current?	-3		1				4
goes on,paying	-1	3	2			-2		-2
goes on?		-1	1	1	-1	-1	-2	-3
goes on?,current?	-3	1					3
originalCreditor	1	-1		-1		-1	-3
originalCreditor,current?	-3	-2	-2				3	-1
originalCreditor?	-3						1	1
paying		-3	1	-2	-2	3	-2	-4
# word behind
capitals		-1	-1	-3	-1	-2
cents	-1		1	-3	-2	-3	-1	-4
date	2	-2		-1		-1	-2	-2
digits-4	1		-2	2	-1	-1		-3
digits-5		-3	-1	3	-2	-1	-1	-2
digits-6	-1	-2	-1	3	-2	-1	-2	-2
digits-7	1	-2	-2	2	-1	-1	-2	-4
dollars	2	-1	-2	-2	-2	-2		-3
dollars-and-cents	1	-1	-2	-2	-1	-1	-1	-3
end	3	-1	-2	-2				-2
lettered-code		-1	1	-1	-1	-1	-2	-3
mark-"	-1	-2	1	-2	-1	1		-2
mark-$	-1	-3	-1	-3	3	2	-1	-5
mark-)	-1	-6	1			-1	1	2
mark-:		-1		-1	-1	-1	-1	-4
mark-;		-1	-4	-1	-1	-1		1
mark-=	5	-3	-2	-1	-1	-1	-2	-2
mark->	2	-1	-2				-2	-1
mark-[	3	-2	-1	-1			-2	-1
mark-]	4	-2	-1	-1			-2	-2
mark-_	3						-1
mark-®	4	-4	-2				-1	-1
mark-·	1	-2	-4	-1	-1	-1	4	1
mark-😩		-3					1	-1
masked	-1		1	-3	-1	-1	-2	-3
small	1			-2	-3	-1	1	1
thousands	-2	2	1	-1	-2	-2	-4	-5
thousands-and-cents		-3		-1	-2	-2	-4	-1
with-digits		1	2	-2	-1	-2	-4	-4
year		-2	3	-1	-2	-1		-2
# word both before and shape
capital capital capital	3	-3	-2	-1	-2	-1	-1	-3
capital capital capitals	-5	3	1	-1			-1
capital capitals capitals	1	-2	-1	-1			1	-4
capital code capitals	3	-2						-1
capital mark-) capitalised	2	-3	2
capital mark-. capitalised	2	-3		-1	-1	-1	-1	-2
capital mark-. capitals	3	-4		-1	-1		1	-2
capital mark-: capitalised	3						-2	-1
capital mark-: capitals	2	-2
capital mark-] capitalised	4	-3					-1
capital small capitalised	1		-2				-1	-3
capital small small	3	-2	-3			-1	-1	-2
capitalised capital capitalised	5	-3	-2				-2	-1
capitalised capital small	3		-1				-3
capitalised capitalised capitals	-1	1	-2	2	-2		-1	2
capitalised capitalised letters		-3	-1	-2		-1	2	-4
capitalised capitalised small	1	-3	-1	-2	-1	-1		-3
capitalised capitals capitals	-2	-4	4	1			-2
capitalised code small	3	-1	-2				-2
capitalised date small	4		-1				-4
capitalised digits-1 capitals		-1	2		-1		-1	-1
capitalised digits-1 small	2	-2	-1		-1	-1	-4	-1
capitalised digits-4 capitalised	4	-2	-2				-2
capitalised digits-7 capitalised	1	-2				-1	-6	1
capitalised dollars capitalised		-4	2			-1	-1	-2
capitalised lettered-code small	1					-1	-3
capitalised letters letters	4	-2	-3	-1			-3	-2
capitalised mark-# small	3		-3				-1
capitalised mark-& capitalised	-1	-5	1	-1	-1	-1		-2
capitalised mark-( capitalised		-3	1	-1
capitalised mark-( capitals	-1	-4	2		-1		-1
capitalised mark-( small	-1	-4	2	-1			1	-3
capitalised mark-) capitalised	1	1	-1				-3	-1
capitalised mark-) capitals	-2	-1		3				-1
capitalised mark-) small	5	-1	-4	-2			-2	-1
capitalised mark-, capitalised	3	-2	-1	-1	-2		-2	-3
capitalised mark-, capitals	-1	-4	2	-2	-3	-2	-2	-2
capitalised mark-, small	1	-4	-1	-2		-2	-1	-2
capitalised mark-- capitalised	-1	-2	2	-1	-1	-1		3
capitalised mark-- small	1	-2	1	-1			-3	-2
capitalised mark-. capitalised	1	-3	2	-1	-1	-1	-2	-1
capitalised mark-. capitals	1	1			-1		-2	-2
capitalised mark-. small	2	-3		-2		-1	-2	-1
capitalised mark-/ capitalised	1	-8	4	-1	-1	-1	-3	-1
capitalised mark-/ capitals		-3		-1			-1
capitalised mark-/ small	2	-3		-1			-4
capitalised mark-: capitalised			-3	-1	-1	-1
capitalised mark-: capitals	-1	-3	-2		1	-1	-1	1
capitalised mark-: date	-1	-1		-1	-1	-1	2	-1
capitalised mark-: small	-1	-4	-2	-2	-1	-1	2	-2
capitalised mark-; small	3	-2	-2	-1			-1
capitalised mark-? small	-2	-1	-1				2
capitalised mark-| capitalised	2	-2	-3	-1	-1	-1	-2	-1
capitalised mark-| small	3		-1	-1			-1
capitalised mark-® capitalised	1	-2	1				-1	-1
capitalised mark-· capitalised	2	-2	-1					-1
capitalised mark-– capitalised	-1		3				-1	-2
capitalised mark-– small	2	-3	-2	-1			-2	-2
capitalised mark-• capitalised	3	-2			-1		-1	-1
capitalised mark-→ capitalised	2	-3	-1					-1
capitalised small small	1	-4		-2	-1	-1	-1	-1
capitalised thousands capitalised	1	-3					1	-1
capitals capital capital	-4						-1	4
capitals capital capitals	5	-5	-2	-1	-1
capitals capitalised capitals	1	-3		1	-1	-1	-1	-1
capitals capitalised small	2	-1	-3		-1			-2
capitals capitals capitalised	5	-2	-7	-1			1	-2
capitals capitals capitals	1	-5		-2	-1	-1		-1
capitals capitals small	5	-1	-4	-1			-3	-1
capitals date capitals	3	-2	-2	-1			-1	-1
capitals digits-1 capitals	2	-3	-1	-1	2		-1	-1
capitals digits-2 capitals	-3	1		-2	-1	-1	1	-2
capitals digits-3 capitals	2	1	-2				-3
capitals digits-7 capitals			-3	-1	-1	-1	-2	2
capitals dollars capitals	3	-2	-1	-1	-1	-2	-2	-3
capitals dollars-and-cents capitals	3	-1					-1
capitals mark-& capitals	-1	-4	2	-1	-1	-1	-2
capitals mark-( capitals	-2	-4	2				-2	1
capitals mark-( small	1	-1	-1				-3	-1
capitals mark-, capitals	1	-5		-2	-1	-2
capitals mark-, small	1	-2	-3				3
capitals mark-- capitals	-2	-3	2	-2	1	-1	1	-3
capitals mark-. capitalised	1	-2		-1			-2	-3
capitals mark-. capitals		-5	-1	-1	-1		2
capitals mark-. small	3		-2				-1
capitals mark-/ capitals		-5			-1	-1
capitals mark-: capitalised	3	-1	-1				-1	-1
capitals mark-= capitals	3	-2					-1	-1
capitals mark-_ capitalised	-2	-1	2
capitals mark-| capitals		-4	-2	1	-1	1	-1	-2
capitals mark-– capitalised	4	-1	-3
capitals small capitals	3	-3			-1		-1	-2
capitals small small		-2	2	-1	-1	-1	-3	-2
capitals with-digits capitalised	3	-1	-2
capitals with-digits small	3		-2				-1
cents capitalised small	3		-1				-3
cents mark-, capital	-3	-1	2	-1	-2		1	-1
cents mark-. small	3						-3
cents mark-| capitals	1	-3		-1		-1	-1	-1
cents percent small	-3						3
code capitalised capitalised	1	-2					-2	-3
code capitalised small	3		-1				-3	-1
code capitals capital	3	-1	-3					-1
code mark-, letters	3						-2
code mark-, small	-3	-3		-1		-1	4	-2
date capitalised capitalised	-2	-3	2	-1			1	-2
date capitalised small	3		-2				-3
date capitals capitals	-1	-3		-1			1	-2
date dollars date	3			-1		-1	-3
digits-1 capitalised capitalised	2	-2	-1	-1	-1	-1		-3
digits-1 capitals capitals	-2	-3	2	-1		-1	1	-4
digits-1 digits-1 capitalised	-3						3
digits-1 digits-1 capitals	1	-4	-1		-1	-1		-1
digits-1 lettered-code capitalised	-3	1	1					-2
digits-1 lettered-code capitals	1	-1	3				-2
digits-1 mark-) capitalised		1	-2				-3
digits-1 mark-) capitals	-3	3			-1		-1	-1
digits-1 mark-| capitalised	-2	3					-1	-1
digits-2 capital capital	3						-2	-1
digits-2 capitalised capitalised	1		-2	-1	-1	-1		-2
digits-2 capitalised capitals	3						-1	-1
digits-2 capitalised small	4		-3				-3	-1
digits-2 capitals capitals	-1	1		-1		-1	1	-3
digits-2 capitals small	3		-1				-2
digits-2 digits-1 small	-3						3
digits-2 digits-2 capitals	3	-2	-1				-2
digits-2 digits-7 capitals	4	-3						-1
digits-2 dollars capitals	-2	-2					1	2
digits-2 lettered-code capitals	-1	1	1				-3
digits-2 mark-- capital	-3			3
digits-2 mark-- capitalised	2	-4	1	-1	-1	-1	-1	-2
digits-2 mark-. capitalised	2	-3				-1	2	-1
digits-3 capital capitals	2	-2						-1
digits-3 capitalised capitalised	-1	-3	1				-1	-2
digits-3 capitals capitals	1	-4	1		-1			-2
digits-3 lettered-code capitals	2	-3						-1
digits-3 mark-+ capitalised	3						-3
digits-3 mark-. capitalised	3	-3	-1				-1	-1
digits-4 capital capitals	3	-2	-1
digits-4 capitalised capitalised	4	-2	-2		-1		-2	-1
digits-4 mark-. capitalised	4						-3	-1
digits-4 small small	2				2		-3
digits-5 capitalised capitals	2					-1		-1
digits-5 capitals capitals	3	-1						-2
digits-6 capitalised capitals	3	-2	-1				-1	-1
digits-7 capitals capitals	1	-1		-1			-4	-3
digits-7 mark-, letters	3						-2	-1
digits-7 mark-, small	3						-2
digits-7 mark-. capitalised	-1	-1		-1	-1	-1	2	-3
dollars capitalised capitalised	1	-2	3				-5	-2
dollars capitalised small	1		-3				-1
dollars capitals capitals	-1	-3	-1			-1	1
dollars digits-2 capitals	-4	-1				-1	4
dollars mark-- capital	3			-1			-1	-1
dollars mark-. capitalised	-1					-1	2	-3
dollars mark-/ small	3	-1	-1			-1	-3	-1
dollars mark-@ percent	3	-1			-1	-1	-1	-1
dollars mark-– small	-3	2					3
dollars small capitalised			-2			-1		-4
dollars small small	1	-4	-2		-1	-1	-2	-2
dollars-and-cents capital capital	2						-2	-1
dollars-and-cents digits-2 capitalised	2	-1	-1	-1	-1	-1	-3	-1
dollars-and-cents digits-2 small	-3						3
dollars-and-cents dollars-and-cents capitalised	-1	-3		-1	-1	-1	1	-2
dollars-and-cents dollars-and-cents capitals	-3	-1		-1			3	-1
dollars-and-cents dollars-and-cents percent	3						-2
dollars-and-cents mark-, letters	-1	-2				-1	1	-3
dollars-and-cents mark-, small	-1	-3		-1	-1	-2	2	-2
dollars-and-cents mark-. capitalised	-2	-5		-1	-1	-2	4	-4
dollars-and-cents small capitalised	-2	3	-1				-2
dollars-and-cents small capitals	-3	1						2
end capitalised capitalised	2	-5			-1		-1	-1
end capitalised small	1	-2					-1
end capitals capitals	3	-6			-1		1	-2
end end small	4	-3					-1
lettered-code capitalised small	2	-1	-3
lettered-code capitals capitalised	3		-3				1
lettered-code capitals capitals	2	-3	1	-1			-5	-5
lettered-code digits-2 capitals	3	1	-1				-2	2
lettered-code mark-( capitalised	3	-1					-2	-1
lettered-code small small	3		-2				-1
letters capitalised capitalised		-3	-1				1	-1
letters dollars letters	2	-4	-1	-1		-1	-1	-2
letters mark-, letters		-3	-1	-1	-1	-1		-2
letters mark-: capitalised	-3						1	1
letters mark-: letters	-1	-3	-1	-2			2	-1
line capital capital		-5	2	-1			-2	-2
line capital capitalised	-1	1	-1				-3	-1
line capital capitals	-1	2	-2	-1			-2	-4
line capital small	2	-2	-2				1
line capitalised capitalised	1	-2	2	-1	-1	-1	1	-2
line capitalised capitals		-1	-2	-1	-2	-2	3	-1
line capitalised small	1	-4			-1	-1		1
line capitals capital	3	-2	-4				2
line capitals capitalised		-3					-2	1
line capitals capitals	1	-7	1	-1	-2		-1	-1
line capitals small	-1	-2	1				-3
line code small	2	-2	-1				-1
line date capitalised	-2	2	-2				1	-1
line date small	-1		-1				3
line digits-1 capitalised		1	-1				-4	1
line digits-1 capitals	-2	3	-1	-1	-1		-1	-1
line digits-1 small		-1	1				-3
line digits-2 capitals	-1	2	-2		-1			-1
line digits-3 capitalised	4	-3	-2				-1	-1
line digits-4 capitalised	3	-2			-1			-1
line digits-7 capitalised	-3	1					2
line dollars capitalised	-2	3					-1	-1
line line date	2	-4		1	-1		-1	-1
line line percent	3	-1					-3
line mark-" capitalised	-1	2	-3	-1			-4	-3
line mark-" small	3	-1					-3
line mark-( capitalised	4	-3	-1				-1	-2
line mark-( small	5	-4	-3
line mark-* capitals	-3	3
line mark-* small	-3	2					2	-1
line mark-- capitalised		1	-1	-1	-1		-4	-3
line mark-- capitals	4	-4		-1				-1
line mark-| capitals	-2	3	-1				-2
line mark-• capitalised	-1	2	-1				-1	-3
line mark-◦ capitalised	2	-2	-1				-1	1
line mark-☐ capitalised	-2	3	-1				-2	-1
line small capitalised	-1	2	-3	-1		-1	1
line small small	-1	-2	2	-2	-1	-1		-3
line with-digits capitalised	1		-2				-2
line with-digits letters	-2	3	-2
line with-digits small	3		-1				-1
line year capitalised	1	-3	1
mark-! mark-! capitalised	-2	2					-1
mark-" capitalised capitalised		-7	1	-1	-1	1	-1	1
mark-" capitals capitals	1	-2		-1	1	-1	-2
mark-" mark-" capitalised	-1	-3	2			-1	-2	-2
mark-" mark-, capitalised	-1	-3	-1		2	1	-1
mark-" mark-, capitals	-4	2	-1	1	1	1	-1	-2
mark-" mark-, small	3		-2			1	-3
mark-" mark-: date	-3			-3	2	3	-1	-1
mark-" mark-_ capitalised	4	-1	-2				-1	-1
mark-" small small	2	-2	-2			3	-3	-1
mark-$ digits-3 capitals	-2	1					3	-2
mark-$ digits-3 small	2	-1					-2
mark-$ thousands-and-cents percent	3	-1				-1	-2
mark-$ with-digits small	3	-1	-1		-1	-1	-2	-1
mark-& capitalised capitalised	1	-4	-1		-1			-3
mark-& capitalised small	2		-3				1
mark-& capitals capitals	3	-2	-4				1	2
mark-( capitalised capitalised	2	-3	-1	-1			-2
mark-( capitals capitals	-1	-1	3				-1	-4
mark-( small capitalised	-2	-5	-1				2	2
mark-( small capitals	-3	-1	-2			-1	2	2
mark-( small small	1	-4	3			-1	-2	-4
mark-) capitals capitalised	-3		3
mark-) code capitals	-3	2	1					2
mark-) code small	3				-1		-1
mark-) mark-, capitalised	1	3	-2					-1
mark-) mark-, capitals	2	-1	-1		-1		-3
mark-) mark-, letters	2			-1			-2
mark-) mark-- capitalised	3	-1		-1			-2
mark-) mark-. capitalised	-1	3	-2				-1	-2
mark-* capitals capitals	-3	-2	3
mark-, capitalised capitals	2	-1	-1	1		-1	-1	-3
mark-, capitals capital	3	-1	-4		1		-1	-1
mark-, capitals capitals		-2		-1	1	-1	3	-5
mark-, capitals small	2		-2			2	-3
mark-, dollars-and-cents small	4	-1					-4
mark-, letters capitalised	-2	-2					-2	3
mark-, mark-" capitals	-2	2	-1	2		1	-3	-3
mark-, mark-, capitals	-3	-1	-1		1	2		-1
mark-, small capitalised		-3	1				1	-1
mark-, small capitals	1	1	-2	-1	3	-1	-2	-1
mark-, small small		-4	1	-1	-1	-1		-5
mark-- capital capitals	3	-2					-2	-1
mark-- capitalised capitalised		-1	1	-1	-1	-1	-3
mark-- capitals capitals	-1	-4	-1		2		2
mark-- date capitalised	3	-2					-1
mark-- digits-1 small	2	-1					-2
mark-- digits-2 capitalised	-3		2				2
mark-- lettered-code capitalised	4	-2	-1				-1
mark-- mark-> small	-1		-1				3	-1
mark-- small small	-1	-4	3	-1		-1	1	-2
mark-. capital small	-2	-1					3	-1
mark-. capitalised letters	-3		3				-1
mark-. capitals capitalised	-1	-1	4				-2	2
mark-. capitals capitals		-5		-1		-1		-1
mark-. capitals small	2	-1	-3				2	-1
mark-. digits-2 capitals	3	-1					-2
mark-. mark-, capitalised	2	-1						-2
mark-. mark-, small	3						-3
mark-. mark-. capitals	-4		-1	1		-1		3
mark-. mark-. small	2	-2					-2
mark-. small capitalised	2	-3	1				-2
mark-/ capitalised capitalised	1		1	-1	-1	-1		-4
mark-/ capitalised small	3		-2				-2	1
mark-/ capitals capitalised	-2		3					-1
mark-/ digits-2 capitalised	4	-4					-1	-1
mark-/ digits-2 capitals	3	-3	-1		-1	-1		-2
mark-/ digits-2 percent	2	-1					-2
mark-/ small capitals	-2	-1	-2				4
mark-/ year capitals	1	-4		-1			2	1
mark-/ year small	4						-3
mark-: capitalised capitalised	2	-5	1	-1	-1		-6	1
mark-: capitals capitalised	-1	-1	3				-2
mark-: capitals capitals		-6	-2	-1	-1		1	2
mark-: code capitalised	3	-1					-2	-1
mark-: date capitalised	3	-2					-2	-1
mark-: digits-1 capitalised	4	-1					-3
mark-: digits-2 capitals	4	-3		-1	-1	-1	-2	-6
mark-: dollars capitalised	4	-1					-3	-1
mark-: dollars-and-cents capitalised	4						-3
mark-: mark-" capitalised	-4	3	-1			-1	2	-1
mark-: small small	-1	-2	-1	-1		-1	1	-1
mark-; capitalised capitalised	2	-1	-1					-3
mark-; small small	-1	-2	1			-1	1	-3
mark-= mark-" capitalised		-2			-1	-1	1	-5
mark-= mark-" capitals	-2	2	2	-1	-1	-2	-3
mark-> capitalised capitalised	3	1					-3	-1
mark-> capitals capitals	1	-3	2				-4	-3
mark-? capitalised capitalised	1	-2	3				-3
mark-] capitalised capitalised		-3	2				-2	-1
mark-] small capitalised	3	-2	-1					-2
mark-| capitalised capitalised	2	-4	-1	-1			-2
mark-| capitals capitals	-2	-3	3				2	-2
mark-| mark-| capitals	-3	2		-1			1
mark-© year capitalised	2	-2						-1
mark-® capitalised capitalised	3		-2					-1
mark-– capitals capitals	3	-1	-2				-1	-1
mark-• capitalised capitalised	1	-3						-2
mark-☐ small capitalised	2	-3	-1
masked capitalised capitalised	-2	-2		-1		-1	2	-2
percent capitalised small	-2						3
percent small small	3	-1	-1	-1	-1	-1	-4	-1
small capital capitalised	3						-3	-1
small capitalised capital	3		-2				-2	-1
small capitalised capitalised	-1	-6	1	-1	-1	-1	-1	2
small capitalised capitals	2	-3					1	-1
small capitalised date	3		-1	-1			-2
small capitalised small	3	-2	-1	-1	-1		-2
small capitals capitals		-5	-4	-1	-1		-4	4
small digits-3 capitals	-4						4
small digits-4 small	3	-2	-1	-1			-2	-1
small digits-7 small	4	-1					-2	-1
small dollars small	1	-3	-2	-1	-1	-2	-1	-2
small dollars-and-cents small	1	-2			-1	-1		-1
small lettered-code small	3	-1	-1				-1
small mark-" capitalised		-3					1	-1
small mark-( capitalised	1	-2					-1	-2
small mark-( capitals	3	-2			-1			-2
small mark-( small	1	-3	-2	-1			1	-2
small mark-) small	4	-3	-4	1			-3	-1
small mark-, capitalised	-4	4	1	-1	-1	-1	-2
small mark-, small	-1	-4	1	-1	-2	-1	2	-2
small mark-- capitalised	2	-2	-1				-3	-1
small mark-- small		-4		-1		-1		-1
small mark-/ capitalised	-2		-3			-1	4	-2
small mark-/ small	-3		1	-1		2		-1
small mark-: small	2	1	-2	-1	-1	-1	-1	-2
small mark-; small	-3	1	-1				2	2
small mark-? capitals	3	1	-1				-2
small mark-· capitalised	3	-1					-2
small mark-– capitalised	2	-3					-3	-1
small small capital	3	-2	-2		-1		-2	-1
small small capitalised	-1	1		-1	-1	-1	-2	1
small thousands small	1	-3	-1	-1	-1	-1		-1
small thousands-and-cents small	1	-1	2		-1	-1	-3	-1
small with-digits small		-3	-2	-1	-1	-1	1	-2
small year capitalised	4	-2	-3					-1
thousands mark-( small	-2						2	-1
thousands-and-cents cents capitals	3						-2
thousands-and-cents mark-, small	3	-2				-1	-2
thousands-and-cents mark-. small	-3	-1					3
thousands-and-cents thousands-and-cents capitals	-3						3
with-digits capitalised capitalised		-3	1			-1	2	-2
with-digits mark-" capitalised	-1	1	1		1	1	-2	-3
with-digits mark-, capitals	3	-2	-1				-1	-1
year capitalised capitalised		-5	-3	-1		-1	2	-3
year capitals capitals	4	-3	-2				-2	-3
year mark-- capitalised		-2					4	-2
year mark-. capitalised	-1	-1			-1		3	-2
year mark-: capitals	-3						3
year small capitalised	-1	3					-2	-1
year with-digits small	2						-2
# word both behind
capital capitalised	1	-1			-1	-1	-5	1
capital digits-1	3	-2				-1	-2	-1
capital digits-7	-3	4	2					-1
capital masked	-3	2	1
capitalised date	1		-3				-2
capitalised digits-1			3	-1	-1	-1	-3	-2
capitalised dollars	1	1			-1	-1	-3	-4
capitalised end	1	-4	-2				1	-2
capitalised lettered-code		-1					-1	3
capitalised mark-#	-1		1	-1			-2	-3
capitalised mark-$	2	-2	-3				1
capitalised mark-&	-1	3	-3	-1
capitalised mark-)		-6			-1			2
capitalised mark-?	3	-2	-1				-2	-2
capitalised mark-|		-1	1	-1	-1	-1	-2
capitalised mark-®	3	-2	-2					-1
capitalised mark-·	2		-2				-1	1
capitalised mark-—							2	-4
capitalised percent		-1	1	2				-3
capitalised thousands	-1	1					-3	-2
capitalised with-digits	1		-1	-1	-1	-1	-1	-5
capitals capital	-1	2					-3	-2
capitals capitalised	-1	-2	3	-2	-1	-1	-4	-1
capitals capitals	1	-1	-3	-2	-1	-1	1
capitals cents	1	-3	2	-1		-1		-1
capitals code	-1	-2	3	-1	-1		-1
capitals date	-1	-4	2		-1		1	-1
capitals digits-3		-3			-1			1
capitals digits-4	-1	-1	3		-1		-2
capitals digits-5	6	-5	-4				-1	-1
capitals digits-6	3	-3	1				-1	-2
capitals dollars	-1	-2	1		-1		1	-2
capitals dollars-and-cents	1	1	-3
capitals mark-"	1	-4	2	-1	1	-1	-4
capitals mark-$	3	-1	-2	-1	-2	-1	-3	-4
capitals mark-(		1						-3
capitals mark-)	-2	-4	2					1
capitals mark-,	2	-3	-1	-1		-1	-1	2
capitals mark--		-1		-1	-1	-1	1	-5
capitals mark-.	1	-2	1	-1				-1
capitals mark-:	2	-3	1	-1	-1		-1	-3
capitals mark-;	3	-2	-1				-3	3
capitals mark-<	2	-1	1				-4	-1
capitals mark-=	3		-2				-2	-1
capitals mark-|	1	-1	-3				1
capitals mark-–	3		-3					-1
capitals mark-—	2	-3	-2					-1
capitals masked	-2		2				1	-4
capitals small	-2		1	-1	-1	-1		-4
capitals thousands-and-cents		-4	2	-1				-2
capitals with-digits		-1	3		-1		-1	-1
cents capitalised	3	-2	-1				-2
cents cents	-1		-1	1		-1	-4	-2
cents date	-3						3
cents mark-/	-3	-1	2			-1	2	-1
cents small	3	-3	-1	-1		-1	1	-2
cents thousands-and-cents	3	-1	-2	-1			-1	-1
code capital	-2	3	2	-1				-1
code capitalised		-2		-2			3	-1
code capitals	1	-1		1	-1		-3	-1
code digits-2	2	-3	-2	-2			-1	1
code dollars-and-cents		-2		-1	-1	-1		-3
code line	3	-2	-3	-1	-2	-1	-1	1
code mark-)	3		-2				-2
code mark-.	3	-2	-2	-1				-1
code mark-:	4		-1	-1			-1	-1
code small	2		-2	1	-1		-2	1
date capitals	3	-1	1				-3
date dollars	-3		3	-1				-1
date line	3	-1	-2	-2			-1
digits-1 capitalised	-3	1	2	-1	-1	-1	2	1
digits-1 digits-1		-3	-3	2		-1	1	-1
digits-1 digits-3	-2		3	-1			-1	-1
digits-1 dollars	4	-3	-1				-3
digits-1 line		-3		-1	-1		1	-1
digits-1 mark-(	-3		3				-1
digits-1 mark-.	-1	3					-1
digits-1 mark-/	1	-2	-3	1	-1	-1	1	-1
digits-1 mark-:	5	-2	-1		-1		-2	-1
digits-1 mark-=	3						-3
digits-1 small	1	-2	-3		-1	-1	1	-2
digits-2 capitalised	-1	1	4	-1	-1	-1	-1	-1
digits-2 capitals		-2	1	-3	-1	-1	-3	-3
digits-2 cents	3	-2	1				-1	-1
digits-2 digits-2	1	-1	2				-3
digits-2 digits-4	3	-1	-1				-1
digits-2 mark--	3	-1	-2				-2
digits-2 mark-/		2	-1	-3		-1	-3
digits-2 small	1	-2	-3	-1	-1	-1	1	-1
digits-3 capitals	2	-3		-1	-1	-1		-1
digits-3 lettered-code	3	-2						-1
digits-3 mark-(	-2		2		-1	-1	-3	-2
digits-3 mark-.		-3	2				-1	-1
digits-3 mark-/	-3	1	1			-1	1	-1
digits-4 capitalised	-4	1	4	1			-1	-1
digits-4 capitals		-3	-3	1	-1	-1	1	1
digits-4 digits-4	3	1	-5				-1	-2
digits-4 dollars-and-cents	1	-1		-3			-2	-3
digits-4 letters	2	-1	-2	-1
digits-4 line		-1	-2	-3	-1			-1
digits-4 mark-,	1			1		-1	-4	-1
digits-4 mark-:	5	-1	-4	-1			-2
digits-4 mark-–	3	-1	-4	-1			-2	1
digits-4 masked	-3	2	2	-2			-1	-1
digits-5 capitalised	4	-1	-1	-1	-1			-1
digits-5 digits-7	2		-1	-1
digits-5 line	5	-1	-3		-1		-1	-1
digits-5 mark-,	2		-1	-1			-1
digits-7 capital	-2	1	3	-1
digits-7 digits-2	4	-1	-4	-1				-1
digits-7 dollars-and-cents	-3	-2	4	-1	-1	-1	-3
digits-7 line	1	-1	-3	1			-1	-1
digits-7 mark-,	3	-2	-5	-1
digits-7 mark-.	4	-2	-3				-4	-1
digits-7 percent	-3	1	2
digits-7 small	2	-1	-2				1
digits-7 thousands-and-cents	-3	1	1	1			-2	1
dollars capitalised	1	-1	2				-5	-2
dollars code	3		-1				-2
dollars digits-1	2	-1	-1				-1	-1
dollars digits-2		-1	2			-1	-3	-1
dollars letters	-1	3	-1	-1	-1	-1	-3	-2
dollars mark-)	3	-1	-2				-1	-1
dollars mark-,	3	-1	-1				-2
dollars mark--	2	-1	-2	-2	-1		-1
dollars mark-.	3		-1		-1		-2	-1
dollars mark-/	2	-1	-1		-1	-1	-1	-2
dollars mark-–	3	-2					-2
dollars percent	1	-4	-1				-1
dollars small	1	-2		-1	-2	-2	-1	-4
dollars-and-cents capitals	3	-1					-2
dollars-and-cents code	3	-1			-1		-2	-1
dollars-and-cents dollars-and-cents			-1	-2	-1		-2	-3
dollars-and-cents mark-,	2	-3	-4	-1	-2	-1		-4
dollars-and-cents mark-.	1	-3		-1	-1	-2	-1
dollars-and-cents mark-;	1		2				-3	-1
dollars-and-cents small	1	-2	1		-1	-2	-3
end end	4	-2	-2	-2			-2	-2
lettered-code capital	-3		3					-1
lettered-code capitals		-1		1		-1	-2	-3
lettered-code digits-2	4	-4	-2				-2	-3
lettered-code dollars-and-cents		-4		-2	-1	-1	1	1
lettered-code line	3	-3	-1	-1	-1		-1	1
lettered-code mark-,	2		1	-1			-3	-1
lettered-code mark-.	3	-1	-2				-1	-1
lettered-code small		2		-1			-3
lettered-code thousands-and-cents	-3	-1	3					-1
letters code	-2		2				-2	-2
letters letters	3		-3				-1	1
mark-! capitalised	4		-1				-3
mark-" line	-1	-3	-2	-2	-1	2	1	1
mark-" mark-"	2	-6	2			-2	-3	-2
mark-" mark--	-3	-1	3					-1
mark-" mark-:	4	-2	-2			-1	-3	-1
mark-" mark-_	-1	1	1	1	-2	-2	-2	-5
mark-# capitalised	3	-1	-1					-1
mark-# digits-7	-2	-1	3		-1
mark-# lettered-code	-4	-2	5	-1			-1
mark-# mark-:	3	-1	-2	-1
mark-$ cents	1	-2	-1	1	-1		-3	-1
mark-$ line	3	-2	-2				-1
mark-$ thousands-and-cents	2	-3	-1	-1	-1			-1
mark-$ with-digits	-2	-4	-2	-3	3	2	-3	-4
mark-( capitalised		-4	-1	-1	-1	-1	2
mark-( lettered-code	-2		3				1	-1
mark-( mark-.	-4	3	3
mark-( mark-…	-3		3	-1
mark-) digits-4	-1	-4	1				-2
mark-) digits-7	-2	-2	-1				-2	3
mark-) dollars	-3	2	2				-2	-3
mark-) dollars-and-cents	3	-3	-4				1	-2
mark-) end	2		-1				-3
mark-) lettered-code	1	-2	-2				-1	3
mark-) line	1	-3	-3	-1
mark-) mark-"	-2	-1	3				1	-2
mark-) mark-,		-5	2					-2
mark-) mark-:	1	-2			-1		-2	-3
mark-) mark-|	-3		3					-2
mark-) mark-–	2	-3					-2	-2
mark-) percent	-2		2
mark-) thousands	-3	-2	2				-1
mark-) thousands-and-cents	2	1	-2	-1			-2	-3
mark-+ capitalised	3	-3	-2				1
mark-+ small	-1	-2	1
mark-, capitalised	2	-5	-2	-1	-1	-1	1	-4
mark-, capitals	4	-4	-3	-1		-1		-2
mark-, cents	-2	1	3		-1		1	-1
mark-, code	3	-1	-1				-2
mark-, digits-3	-2	2	-2		-1	-1	2	1
mark-, dollars	-2	1	3			-1	-1	-3
mark-, lettered-code	-3	2	2		1	1	-4
mark-, letters	-1	-1	4	-1	-1	-1	-2
mark-, line	2	-3	-2	-1	1	1		-1
mark-, mark-,	-1	-2	-3		-2	1		-2
mark-, small	-2	-1	1		-1	-2	-3
mark-, year	-3	-1	1	-1	2		2	-1
mark-- digits-4	-1	3	1
mark-- dollars-and-cents	-2	1	3				-1	-1
mark-- line	2	1	-3	-1	-1			-1
mark-- mark--	3	-2	-3	-2	-1	-1	-1	-1
mark-- thousands	-1	3	-1				1	-1
mark-- thousands-and-cents	-3		2				-1	1
mark-. capitalised			-3	-1	-1	-1	1
mark-. cents	3	2	-3				-2	-2
mark-. code	3	-2	-2				-1	1
mark-. digits-1	4	-1	-2				-1	-2
mark-. digits-2	3	-1	-2				-2	-1
mark-. digits-4	3						-3
mark-. end	4	-1	-3				-3	-1
mark-. line		-4	-2		-1	-1	2	1
mark-. mark-"	-3	-3	2			-1	-2	1
mark-. mark-)	3						-1	-3
mark-. mark-,	1	-2	1				-3	-2
mark-. mark-.	-2	-1	4		-1	-2	-5	-4
mark-. mark-:	3		-1				-2	-1
mark-. small	2					-1	-1	-4
mark-. thousands-and-cents	-1	3	-3				1	-2
mark-/ digits-4	-3		2				-1
mark-: capitalised	3	-3	-2	-1	-1	-1		-3
mark-: capitals	1	-3	-1	-1	-1	-1		-4
mark-: digits-1		-2	-1				1
mark-: digits-2		-4	1	-1	-1	-1	-1	-1
mark-: dollars-and-cents	1		2	-1	-1	-1	-2	-3
mark-: line	1	-3	-1	-1	-1		-2	-1
mark-: mark-$	2	-1					-2
mark-: mark--	3	-2		-1			-1
mark-: small	-2	1	3	1		-1	-4	-2
mark-; capitals	3		-2					1
mark-; line	3	-1	-1				-2	-1
mark-= capitals	3	-1					-2	-1
mark-= mark-"	2	-2			-1	-1	-2	-3
mark-> line	3	-2	-1				-1	-1
mark-? digits-2	3						-3
mark-| capitals	1		-3	-1		1	1	-1
mark-| digits-4	-3		3	-1			-1	-1
mark-| dollars-and-cents	-3	2	2	1			-1
mark-| line	1			-3		-1	-2	1
mark-® line	3	-2	-2
mark-· capitalised		-2	-2				2	1
mark-– capitalised	2	-3	-1		-1	-1	2
mark-– capitals	3	-2	-1				-1	-1
mark-– cents	-2	1	3
mark-– digits-3	-2	1	2
mark-– thousands	-3		3
masked capitalised	-2		2	-2		-1		-3
masked capitals	2	-1	-3					-1
masked dollars	-1	2	-3				2	-1
masked dollars-and-cents	-1	-4	1	-1	-1	-1	-2	-1
masked mark-(	-3		4				-1
percent dollars	-3	3	2				-2	-1
percent line	-2	-2	-1				2
percent small	3	-1	-2	-1	-1	-1	-2	-1
small date	1	1	-3					-1
small digits-1	2			1	-1	-1	-4	-1
small digits-2	-1	-3	-2	-1	-1	-1	3	-3
small digits-3	1	1					-4	1
small digits-4	-2	1	1	-2		-1	-3	-2
small digits-5	-1	-1	2
small digits-7	-3	1	3				1	-3
small dollars		1	2	-1	-1	-1	-5	-2
small lettered-code		-2	1				-3
small line	1	-2	-1	-1	-1	-1	1	2
small mark-"	1	-5				-1	2	-2
small mark-$	-1	-4	1				1	-1
small mark-(	-1	-1			-1	-1		-3
small mark-)		-7	5			-1	-3
small mark--	1	2					-1	-2
small mark-.		-2	-2	-1	-1	-1	1
small mark-:	1	-2	-1		-1	-1	1	-5
small mark-<	3						-3
small mark-|	2	-2	-2				-2
small mark-–	-3	1	1				2	2
small masked	4	-3	-3				-2	2
small thousands	-1	1	2	1			-3	-2
small thousands-and-cents	2	2	-1	-1			-3	-1
small with-digits		1	4				-3	-1
small year		1						-3
thousands digits-2	1	-1					-3
thousands line	2	-1	1	-2	-1		-3	-1
thousands small			2	-1	-1	-1	-4	-3
thousands thousands		1	-3	1			2	-1
thousands-and-cents capitals	3	-2	-2				-1	-1
thousands-and-cents cents	1	-4	1	-1		-1	-2	-2
thousands-and-cents code	2		-2	-1			-1	-1
thousands-and-cents digits-1	2	-2	-1				-1	-1
thousands-and-cents line	1			-1			-3	-1
thousands-and-cents mark-.	3	-1	-1					-1
thousands-and-cents small	-3	-2	3	-2	-1	-1	-4	-1
with-digits capitals	5	-2			-1		-2	-1
with-digits line	-2	2	2	-1			-3	-1
with-digits mark-$	-3		3					-1
with-digits mark-(	3	-3	-2	-1			-2
with-digits mark-)		-2	2	-1	-1	-2	-3	-1
with-digits mark-,	-3	3				-1		-1
with-digits mark-–	2							-2
with-digits small	2	1		-1	-2	-2	-5	-2
with-digits thousands-and-cents	2		-2
with-digits year	1	-3	-1	-1	-1	-1	1	-2
year capitals	-1	-3	2
year mark-)	-3	-2	1				2
year mark-–	3		-3
# word both read as
 	1		1		-2	-1	-10	1
 accountName	-1	1	-1	-1			-3	-1
 accountName,current?	-2	-3					4	-1
 accountName?	1	-1		-1			-4	-1
 accountName?,current?	-4	2					3
 accountNumber	-3	-2	-1	4			-2	-1
 amount?	-2	-1		-1	2	-1	-2	-1
 current	-5	-4	-2	-1	-1	-1	5	-1
 current,current	-3						3
 current?	-3	-5	-1	-2	-1	-1	3	-3
 originalCreditor		-1	-1	-1	-1	-1	-3	2
 paying	-2	-1		-2	-1	3	-1	-1
accountName 	2	2	-6	2			-1	-2
accountName accountName	-2	3	-2					-1
accountName,current? goes on,current?	-3	-1					3
accountName? 	-1	2	-3				-1	-1
accountName?,current? goes on?,current?	-4	-1	2				1
accountNumber 	3		-2	-2	-1	-1	-2	-3
accountNumber originalCreditor	-3						-1	3
amount 	6	-3	-2	-1	-1	-1	-4	-2
amount accountName	1			-1	-1	-1	-3	-3
amount current	-5	-1					5
amount paying?	3						-3
aside paying aside accountName	-3	3
current 	3	-2		1			-6	-2
current accountName	1		-1				-4
current? 	2	-3	-1	1			-4	-2
current? originalCreditor,current?	-3	-1	-1				4	-3
goes on 	3	2	-6	1			-2	1
goes on accountName	-3	4	-4				-2	-4
goes on accountNumber	-2		-2	2			-1
goes on goes on		-1		-1	-1		-3	-2
goes on,current current	2		-3
goes on,current? current?	-3		-3	-1			3	-1
goes on? 	4		-5	-1
originalCreditor 	4	1					-1	-6
originalCreditor current?	-3						3
originalCreditor originalCreditor		-3		-1	-1	-1	-4	1
originalCreditor,current? originalCreditor,current?	-2	-1	-2				3	-2
originalCreditor? originalCreditor?	-2	-3	1	-1			-1
paying 	7	-3				-1	-4	-1
paying current	-4					-1	4
paying current?	2						-2
paying paying	-2	-2	-1		-1	3	-2	-1
paying? 	3	-1	-1				-2	-1
paying? current	-3						3
# word cell comes
always	1	-1	-1	-3	-1	-2	-2	-3
often	1	-6	-5	-3	-1	-1		-3
twice	2	-3		-1	-1	-1	2	-3
# word cells
2	1	-1	1		-2	-2		-1
5	-1	-3	-1		-2	-2	-1	-2
# word ending
've	4	-2	-1				-2	-1
-01	3	-1	1	-1			-2	-1
-03	-3	-1	2				-1	-1
-09	4			-3		-1	-2
-10	2			-2		-1	-1
-23	3			-2			-1
-30	4	-1		-2	-1	-1	-2
-on	-3	3	-2
-op	-3	2
.9%	4	-1	-1				-1	-1
/ef	4	-2	-1				-2	-2
/gs	-2	-1	3
/td	-3	4	1					-2
00%	1	-2	1	-1	-1	-1	-3	-1
1.0	3	-1		-1			-2
2.1	3			-2	-1		-1
2.2	4	-1		-3			-1
2.3	3			-2
24%	4	-1	-1				-2	-1
25%	3		-1				-1
4.1	3	-2		-1			-2
4.3	3	-1	-1	-2
4.4	3	-1		-2
4.5	3			-3
75%	3						-2
90%	3	-1				-1	-1
a	2	-4	-3	2	-1	-1	-1
a/c	3		-3	-1
ab	1	-2	-1	-1			2	-1
ac		-2	2				-2	-1
ace	2	-3	-1				-1
ach	2						-3	-1
ack	2						-3	-1
act		-3	-1			-1	1	-2
ada		-3	-1				1
ado	-2	-2	3	-1		-1	1	-2
aga	-2						3	-1
age	-1	1	2	-1		-2	-4	-3
aid	2	-4	-2	-1	-1	-1		-4
aii	-2		2				-1	-1
ail	2	-3	1				-2	1
aim	3	-2	1				-2	-1
air	-2	2				-1	-3
ait	3	-3	-2				-2
ala	-2		3				-1
alf		1	1				-3
all	3	-4	-4				1	-1
als	3	-4	-1	-1	-1	-1	-3	-2
ame	7	-4	-4				-1	-5
amo		-2		-1			-1	-1
amt	6	-2	-3		-1		-1	-2
ana	-2	1		-1		2	-3
and	2	-1	-3	-1	-1	-1		-2
ang	4	-2	-3				-2
ank	-3	-1	-1	-1		-1	-2	2
ant	-1	3						-1
app	-2	-2	2				-2	-1
apr	3	-4	-2	-1	-1		-1	-2
ara	2	-3	-2	-1	-1	-1		-1
ard	-1	-1	2	-1			-2	-3
are	-1	3	-1				-4	1
ark		1	-2				-2	1
as		-3			-1	-1	2	-2
asa	-1	-1	-3				3
ask	3	-2	-1				-2
at	-1	-4	-1	-1	-1	-1	-1	1
ate		-1		-1	-1	-1	1	-3
ats	1	-3	-2				2	-1
aug	1	-3	-1	-1		-1	1	-2
ays	-1		-2	-1	-1	-1	2	-2
b	3	-4	-1	2	1	-1	-2	-2
b&t	-2	2						1
bal	1	-1	-2	-2	-2	-1		-4
ber	1	-3		-1	-1	-1		-3
bit	-1	4	-1				-2	-2
bk	1						-2	-1
bna	-3	3	2	-1			-2	-2
bom	-3	2	1
bon	-3	1	2
box	2		-4	-2	-1			-1
bro	-2		-2				3	-1
bsd	-2	3
bts	2	-2	-3	-1	-1	-1	-1	-1
but	3	-2	-3				-3	-1
buy	-1	-1	1	-1	-1	-1	-1	-3
by	1	-2	-2	-1	-1	1		-2
c	-1	-5	2	-2		-2	-2	-2
c/o		-3	1					-1
ca	3	-1	-2	-1				-1
cal	1	-4	1				-1	3
can	1	1	-2					-3
cao	-2	2					-1	-1
cap	2		1				-2	-3
car	1	-3					-1	-1
cc		-3	1	-2	-1	1		-2
cct	3	-5	-8	-4	-1	-1		-3
ced			-2	-1		-1	1	-2
chg			-1				2
cia	2	-4	-1				-1	-2
cir	2		-2				-1	-1
ck	3	-1	-1	-1
cl	4	-1	-2				-2	-1
cls	3	-1						-1
co		-3	2	-1				1
coa	2	-1	-1				-1	-1
col	3	-3	-1				-1	-1
com		1	-2				-1	3
con	1	2	-3				-2	1
cr		-3	1	-1			-1	-1
ct	3	-2	-2	-1			-1	-3
ctr	-3	-2	1					3
ctv	-1	-1	-1				-1	3
cu	-1	-4	2	-1		-1	-2	-3
cua	3	-1					-1	-1
cur	-2	-3	-1			-1	2	-2
cut	3	-1					-3	-1
cys	-2	3					-1	-2
còn	3	-1	-1				-2
d		-4	-2	1	1	-1		-1
dad		4					-1	-1
das	5	-2	-1				-3
day	1	-6	1	-1	-1	-1	-1	-2
dds	-3	-2	3	-1			-2	1
de		-4	-1	-1	-1	-1		-4
deb	2	-1	-1				-1
dec	4	-1	-1				-2	-1
ded	3	-3	-2				-2	-1
dep	2		-2					-1
der	3		-2				-2	-3
dge	2	-5
dia	-3	2	-1				2	-1
dic	1	-3					-2
dla	3						-1	-1
dma	-3	3					-1
dmp		-2	-3	-1	-1		1	-3
do		-3	-1				1	-2
dor	1	-2			-1		-4	1
dow	-3	2	1				1
dr	-1	1		-1			-3	-1
due	1	-3	-1	-1		-1		-1
d’s	4	-2	-1				-1
e	2	-3		1	-1		2
e's	-1	2	-1				-1
eaa	-2	3				-1	-1
eaf	-2	3	-2					-1
eal	3	-2	-2				1	-1
ear	-1	-1	3				-1	-1
eau	1	-4					-1	-2
ebo	4	-2	-3		-1		-2	-1
eca	3	-3	-1				-1	1
ecu	-3	3	-1
eds	3	-2	-1				-2
ees		-4	2				-1	-2
ef	2	-3	-2				-2	-2
eft	3	-3	-2	-1	-1	-1	-2	-1
efx	3	-3	-2	-1		1	-2	-2
ege	-3	3	1				-1	-1
eks	3						-3
ela	-1	1	1	-1	-1	-1	-2	-2
eld	-3	2	-1	-1	1	-1	-1	2
elk	-2	3	-3
ems	-3	-1	4		-1		-2	-3
en	1	-3	-2	-2		-1		-1
ens							1	-3
er		-4		-1			1
erm	3	-1	-1				-1	-1
ern		2	-3				-2
ero	1	-2			3		-4	-1
ers	1	-1	-1	-1	-1	-1	-4	1
ert	-1	-3	1	-1			-1	3
ery	-1	-3	2	-1	-1	-1	1	-2
es	3	-2	-1				-1	-1
ess	-2	-1	1	-1	1	-1	-4	2
et	2	-1
ete		-2	2				-2	-1
ets	3	-3	-2		-1		-1	-2
ews	3	-1	-1				-2
ext	2	-4	-4	-1	-1	-1	-1	-2
e’s	4	-2	-2				-2	-1
f	3						-1
fa		-2	1	-1				-1
fas	-3	2		1
fax	5	-3	-1				-1	-1
fcu	-1	1	3	-1			-2	-2
fha	3	-2					-1
fic	1	-3	1
fin		-3		1			-1	-2
fix	4	-2					-1	-1
fl	3	-1	-1	-1
fni	1		-3					-1
for	3	-4	-3	-1			1	-1
fri	4	-1	-1		-1		-1	-1
fts		-2	2	-1	-1	-1	-3	1
gal	2	-4	-2	-1	-1	-1		-2
gas	-1	-4	1				-2	2
ges	2	-3	-1				-1	-1
get		-1	1	-1	-1	-1	-3
gle	3	-2	-1				-1
gm	-3	4	-1
gmt	-3	-2	4	-1			-2	-3
go		-4	2			-1	-2	-2
got	2	-2	-2				-1	-1
has	-1	-2	-6			-1	2	-2
hat	1	-3	-4		-1	-1	1	-1
hed	3	-2						-1
hen	3	-3	1					-2
heo	3	-1	-1				-2	-1
her			1	-1		-1	-2
hey		-3	-2			-1	1
hf	-3	-1	-1	3
hi	2	-3					1	-1
his	-1	-2	-3		-1	1	2	-2
hls	-3	3	-3	-1			-2
hly	2	-4	1	-1	-1	-1	-3	-2
hop	2	-3	-1
how	1	-4					1	-2
hsa	2	-3	-1	-1			-1
hut	-2	1	-1	-1			-3	4
hys	-6		2				-1	3
i	1	-3	-3	-2	-1	-1	2	-4
i'm	2	-3	-2				-1	-2
ian	-3	1	2	-1		-1	-2	1
iar	-1	3	-1					-1
ias	-1		-1				3
ica		-3	1				-2	-1
ick	2	-1	-2	-1			-2	-2
ico	4	-3	-1				-1	-1
ics	-4	-1	3				-2	3
id	7	-3	-3	-2			-1	-1
ide	2	-1					-3	1
idk	2		-1				-1
ied	3		-2		-1		-5	-2
ier	-1	1	1				-3
ies	3	-3	-1	-1	-1	-1	-3	-1
iew	1		-1				-3	2
if	3	-3					-2	-1
ife	5	-2	-2				-3	-1
igo	-3	2	2	-1				-2
ii	1	-2	2				-1	-3
ike		1					-1	-2
ild	-3	1	3					-1
ile		-2	-1	-1			-2	4
ill	2	-2			1		-1	-4
ils	5	-2	-3				-3	-1
ilt	-4	4	-1
imo	2	-3				-1	-2	-1
in	1	-3	-1	-1		-1	2	-2
inc	-2	-4	3		-1	-1	-2	-3
ine		-1	3	-1	-1	-1	-3	-1
iod	3	-1	-2				-2
ion		-3				-1	3	-2
ips	-1	3					-2
ire	-4	2	3	-1	-1	-1	-3	-1
irs	-2	3	-2				-1	-2
iry	2		-2				-1
is	3	-4	-5	-1	-1	-1	1	-3
isa	-1	-1	2	-1			-3	-1
ish	3	-1	-1				-1	-1
it		-4	2			-1	-1	-2
ita	-3	3	-1					-1
ite	2	1	-1				-1	-2
ith	2	-3	-4			-1	1	-3
iti	-3	2	1	-1		-1	-2	1
its	3	-4	-5	1			-2	-1
ity	-1	-1	1	-1			-4	1
iv	-1	-2	2					-1
iva	-4	4					-3	1
iya	3	-2					-1
j	2		-1	-1	-1		-4	-1
jcp	-4	1	3	-1			-2	2
joy	3	-2					-1	-1
jul	3	-2	-1				-2	-1
jun	3	-2	-2	-1	-1		-1	-1
k	3	-2	-1				-2	-1
kay	2	-1					-4	-3
ker	4	-3	-2				-1
kes	-2	-4	3	-1			-1
ket	2	2	-3				-2	-2
kia	1	-2	2				-1	-3
kly	3	-1	-1				-1
l	1	-1	2	-1			-3
l's	-1	1					-3	-2
lan	1	-1	1			-1		-2
law	-3	1	2				-1	-2
ldo	2	-2	-1	-1	-2		-3	-1
led	3	-3	-4	-1		-1	-2	-2
let	2	-3	-1				-2
lex	-3	1	2
lie	-1	2	-2				-1	-2
lim	3	-2			-1		-1	-1
lio	1	-1	2		-1		-4	-2
lla	-2	-2	4				-1	-1
llc	-2	-4	3	-2	-2	-1	-3	-4
lly	2	1	-1	-1		-1	-4	-1
ln		-3					-1	-2
lo	-1	-3	-1				2	-1
loc	-1		1	-3	-1	-1	-4	-3
loe	4	-1	-1				-1	-2
lol	4	-3	-2				-2
low		-1					-3	3
lp	-3	-2	3	-1				-1
lry		3	-2				-1	-3
lsi	-3	2	1
lso	1	-3	-1				1	-2
ltd	-2	-1	3				-1
lts	3		-2				-1
lus	-1	-3	3	-1			-2	-1
lvd	3		-1					-1
m&t	-2	3	-2
mac	-4	5	-2				-1	-1
mas	1	-3	-1				1	-2
max	-3	3					-3	1
may	1	-2	-2				1	-2
me	2	-3	-2	-1			1	-1
med	-2	2	1	-1	-1	-1	-3
mer		-3					1	-3
mex	-1	3		-1			-1	-3
min	1	-4	-1	-1	-2	-2		-2
mit	2	-1	-3				-1	-1
mls	4	-2		-1			-1	-1
mn	4	-1	-2	-1
mo	2	-4	-2	-1	-1	-2	-1	-2
mom	-2	2	2	-1			-3	-2
mon	3	-1					-1	-1
mop	3	-1		-1			-2	-2
mos	-1	-2	-3	-1	-1	-1		-2
mr	1		-3	3			-1	-3
mtg	1	-2	1	-1			-4	-1
mum	3		-2		-1	-1	-3	-1
n's	-3	3	-1					-3
n.a	-3	-3	1	-1	-1	-1		1
n/a	5	-3	-2	-1			-3	-3
na	-1	-4	3	-2	-1	-1	-1	1
nah	3	-1	-1				-1
nbo	-3	1						1
nc	3	-1	-2					-1
ncb	-3	3	2				-1	-3
nce	1	-3	1	-1	-1		-2
ncy	1	-3	1		-1	-1
nds	5	-3	-1	-1			-4	-1
ne	3		-2
ned	2	-3	-1	-1	-1	-1		-3
nee	4	-2	-2				-2	-2
ner	-1	2	2				-2	-3
net	-1	2	-4	-1			-1	-3
new	3	-1					-3	-1
nfo	3						-2	-1
nha							-3
nks	3	-1	-2				-1	-1
nnb	-3		3
no		-4	-5	-1	-1	-1	3	-2
not	1	-3	-3	-1	-1	-1		-2
nov	4	-2	-1				-2	-1
now	1	-4	-3	-1	-1	-1	1	1
nr	3	-1	-2
nse	3	-2					-2	-1
nst	2		-3				-4	-1
nte	-1	-4	-3				2
nth	3	-2				-1	-1	-1
nts	1	-2	-2		-1			1
nue	1	-3					-1	-1
nv	-1	-1	3
o	3	-3		-1	-1		-1	-1
oal	2	-1	-1				-1
oan	1	-2	1	-1	-1	1	-3	-2
oc	3	-1					-1	-2
ock	-2	3	-1	-1			-2	-4
ode	3		-3				-1	-2
odo	2	-1					-2
ods	3	-2	-3
of	1	-5	1		-1	-1	-1	1
ofa	-3	4	1					-1
off	-3	-1	-3	-1	-1	-1	3	-3
ofi		1	-5				-1	-3
ogy	-2	-3	1				-1	2
oh	3	-2	-3	-1			-1
ok		-4	-4	-1	-1	-1	1	-2
old	2			-1	-1	-1	-6	-2
ole	1	-2	2		-1		-3
oll	-2			-1	-1	-2	3	-3
ome		-2	1		-1		-2	-2
omg	3	-1	-1				-2
on	1	-3	-3		-1	-1	1	-2
ond		-3					2	-2
ong	2	-2				-1	-3	-1
onv	3	-2
ood		-2	-4				1	-1
ook	-1	1	-3				1	-2
ool	3			-1			-3	-2
oon	3	-1					-1	-1
or		-3			-1			-2
ora	4	-1	-3				-2	1
orm		-3					-2	-1
orp	-4	1	4	-1			-2
ory	3	-1	-4				-2
ose	3	1	-2				-3	-1
oso	3		-2				-1
osp	-1	-2					-1	3
oss	-1	-3		-1	-1	-1
ota	-3	3	-1				2	-3
ote	1	-4	-3				2	-1
oth	4	-2					-4	-2
oud	3	-1	-3					-1
ous	2	-2		-1	-1	-1	-4	-1
out	3	-3	-4				1	-1
owe	2	-4	-2	-1	-1			-2
own	3	1	-2	-1			-2	-1
p.o	3	-1	-3	-1			-1	-1
pal	-1		-3	-1	-1	-1	-1	1
pd	3	-1	-1				-2	-1
pen	3	-1		-1			-2	-2
per	-3		3	-1	-1	-1	-1	1
pif	5	-1		-1		-1	-3	-1
pl	3	-2	-1			1	-2	-1
ply	3	-1	-1				-2	-1
pm	3	-1			-1		-1	-1
pmc	-2	2		-1		-1
pmt	1	-4	-4	-2	-1	-2		-2
po	4	-3	-5	-1	-1		1	-1
por	3	-1	-2				-1	-1
pot	-3	-1	1		-1		-2	1
ppa	-2	-2				-1	2	-1
ppc	-3	3					-1	-1
pra	1	-3	-1	2			-1	-1
pro		-2	3				-1	-2
ps	2		-1					-1
pts	-1	-2	-2				-1	2
q	4	-1	-3	-1				-1
r	1	-3		-2	-1		1	-1
ral	-1		1				-3	-1
ran	1	-2	-3				1	1
ray	-2	-2	3				-1	-1
rce		2						-3
rch	1	-4	-1	-1	-1	-1	1	-2
rcy		1	-3				-1	1
rd	3	-1	-3		1		-2	-2
re	-1		-2	-2	-1		2	-2
red	3	-1	3	-1		-1	-7	-2
ree		-3	3				-1
ref	2	-2	-3	-2			1	-2
rei	-2	3						-1
reo	2		-2
rer	-2	-1	3				-1	-1
res	2	-3	-1				-2	2
ret	-2	-1	3					-2
rev	3	-3	1		-1	-1	-5	-2
rgo	1	-4	-1				-1	-1
rgy	-2	1	-1					3
ria	-3	4	-1				-1	-1
rid	-2	2					-3	2
rig	3	-2	-2		-1			-4
ril	3	-1	-2					-1
rin	-1	-4	2		-1	-1	2	-2
ris	-2	2	1					-3
rks	2	-3	1				-2	-1
rld	-2	3	-1				-2	-2
rly	2	1					-3	-1
rms	3	-2	-1				-2	-1
rom	2	-2	1	-1	-1	-1	-2	-4
ros		-2	1				3	-1
rp	3	-1			-1		-2
rpo	2	-1	-1				-2	-1
rst		1			-1	-1	-3
rtg	3		-2
rts	2	-3	1	-1	-1	-1	-2	-1
rty	2		-1				-1	-3
rum	-1	-3	-1				1	2
rus	-2	3
sa	1	-1	-2				2	-2
san	2	-2					-2	1
sbc	-5	3	-1					3
sc		-2	-3	1				-1
se	3	-1	-1				-3
sed	2		-3				1	-2
see	2	-1					-2	-2
sen	2	-1	-3	-1	-1	-1	-1	-2
ser	2		-2	-1			-1
ses	2	-3					-1	-1
set		-1	1				-2	-1
she		-2	-1				1	-1
si	3	-1					-1
sic	-2	-1	2
sin		-4	1				2	-1
sit	2	-4					-2	-1
ski	3	-1	-2					-1
sky	-1	3					-1	-2
snb	-2	3	-1					-2
so		-4	-3		-1	-1	1	-2
sp	2	-1	-1					-1
ssn	2	-2	1				-1
st	-1	1	-1	-1			1	3
ste	4		-2		-1			-1
sts		-2	2				-2
sum	1	-4	-2	-1				-1
số	2	-1	-3
t&t	-3	-2	-2		1		1	1
t's	1	-5	-3			-1		-2
tal		-3		-1				2
tax		-4	1				-1	-1
tch	2		-2				-2
tcy	4	-1	-2		2		-4
ted	3	-1	-2	-1	-1	-1	-1	-2
tel	-2	-1	2		2		-1	-1
tes		-2	1	-1	-1	-1	-1	-3
the	2	-4				-1	-1	-1
tio	-3	3	-3					-1
tis	4	-3						-2
tj	-3	3
to	2	-4	-3		-1	1	1	-2
tom	4	-1	-2				-3	-1
top			1				-3	-1
tot	2	-2
tra	1	-4					-1	-1
tto	-2	3	-4					1
tu	2	-2	-2	-1			-3	-2
tuc	3	-3	-3	-1	1	1	-2	-2
tun	-2	3	-1				-2	-1
tus	3	-3	-2	-1	-1	-1	-3	-2
tv	3	-1	-1				-1
two		-3	-2				2	1
t’s	3		-2				-1
u.s	1		-3				1	-2
ual	3	-3	-2	-1			-3	-1
ude	-1	1	2				-3	-2
ued	4	-2	-2				-1
uel	-2	-1	2					1
ugh	3	-2	-2				-1	-1
ugi	-2	1					-1	1
uh	3	-2	-3				-2
uke	1	-1	-1				2	-2
uld	2	-2	-2				-2
ult	5	-2	-1				-4	-1
uly	1	-2	-1				1	-2
um	3	-1	-1				-2
un		-1	-1				2
une		-2	-2				1	-3
ung	3	-2					-1	-1
uns	3	-1	-2				-1
unt	2	-3	-3		-1	-1		-3
ur	2	-2						-1
ure	1	2				1	-5
urn	-2	-1	3					-1
urr	-3	-2	-2	-1	-1	-1	3	-3
urt	1	-3	-1				1	-1
us	-2	-3	-2	-3	3	3	-4	-3
ust	1	-1	2				-3	-2
ute	2	1			2		-5	-1
uto	1	-2	-1	-1	-1	1	-3	-1
uty	3	-1	-1					-2
v's	-5	5	-1	-1		-1	-1	-1
ved	1	-3		-1	1	-1	-1	-2
ven	3	-3					-1	-1
vin	4	-3	-2	-1	-1	-1	-2	-1
vis	3	-1	-2				-1
vnv	-2	2	-1		-1		-2	-3
vor	-2	-2	3				-1
vs	2	-1	-1				-1	-1
was	3	-3	-5				1	-4
way		2	-2		-1			-1
we	2	-3	-4			-1		-2
wed	3	-2	-1		-1		-2	-1
wer	-1	3	-1	-1			-1
wes		5	-3	-1	-1		-1	-2
who	3	-3	-1				-1	-1
x	4	-2	1				-3	-1
xe		-3	2				-1
xed	1	-1	1				-3	-1
xes	1	-2	1			-1	-2	-1
xpn	2	-3	-1			1	-1	-2
y	1	-4	-3	-2	-1		1	-3
y's	-3	5			-1		-4	-1
ybe	3	-1	-2
yea	2	-2
yer		-3		-1	-1	-1		-2
yes	-1	-5	-1	-1		-1	2	-3
ype	5	-4	-3				-2	-1
y’s	-3						2	-1
zas	-1	2	-1				-2
zip	-2	3	-1				-1	-2
zle	-3	3
zon	-3	-1		-1	2	-1		1
zos	-3	2						-1
ção	3						-3	-1
é	3	-1	-2				-1
不急	3						-3	-1
余额	2	-3	-2	-1	-2	-1		-2
信用卡		-2	3	-1		-1	-3	-1
合计	3	-2					-2
尾号	2	-2	-3	-2			3
已还清	3						-2	-1
常还款	-3						3
房贷		-3	2				-3	-1
收公司	-3	-2	-1				5
正常	-4	-2				-1	5	-1
编号	1	-1	-4	-1			1	-2
账号	2	-2	-3	-2			-1	-1
院账单	2	-3
# word first of cell
0 of 2	1	-1	-1		-1	-1	-4	-2
0 of 4	3		-2				-4	-3
0 of 5	2	-2					-3	-4
0 of 6	2	-1		-2			-3	-2
0 of 7			-2	-4	-1	-1	-3	-2
1 of 2	1	2	-7	-1	-1	-1	-3	-3
1 of 3		1	-3	-3	-1	-1		-4
1 of 5		1	-4	2	-1	-1	-4	-1
1 of 6	1		-5	2	-1		1
1 of 7	2	1	-8	1	-1	-1	-1	2
2 of 3	1		-3	-1	-1	-1	-1	-2
2 of 5		1	-3		-1	-1		-1
2 of 6	1	3	-2	-1		-2	-3	-2
2 of 7	2	2	-8	1	-1		-1	-3
3 of 4	2	-2	-1	-2	-1	-1	-2	-3
3 of 6	-1	2	-3	-1	-2		-1	1
3 of 7	1	1	-6		-1	-2	-2	-4
4 of 5	1		-2	-2		-1		-3
4 of 6	1	2	-1	-3		-2		-1
4 of 7		1	-3	-2	-1		-2	-3
5 of 6	2	1		-1		-1	-2	-2
5 of 7		2	-3	1	-2	-2	-1	-3
6 of 7	1	-2	-3	-1	-1	-2	1	-1
capital		-2	-2		-1	-2		-4
capitalised	1	1	-5	-1	-1	-1
capitals			-7	2	-2		-2
date	-1	-4	-2	3	2		-1	-3
letters	2	-1	-3	-2	-1	-2	-1	-3
percent	4	-3		-2	-2		-8	-2
# word first of line
below blank	1	-1	-3	-1	-1			-1
capital	1		-1	-1	1	-1	-1	-2
date	3	-4			-1	-1	-1	-1
letters	3		-1	-1	-1	-1	-1	-2
percent	2	-1					-4
small	-1		-3	-2	-1	-1	1	-2
# word first word comes
always	-1	-1	1	-2	-3	-3		-1
always, first	1	-2	-2	-1	-1		-3	-1
often, first	1	-7	-4	-2		-1
twice	1	-3		-3	-2	-2
# word heading
a		1	1				-3	-1
account history		3	-3				-1
account name		1	1	-1			-2	-3
account name account	3	-2	-2
account status		-3		-1	-1	-1	-1	-2
account status open	1	2					-3
account type	1	-3	1				1
account type auto	-3		1				2
account type credit	-4						4
acct		-3	-1
acct #	-2	-1		3			-1
acct number	-1	-3	1	2			-2	-1
acct owed	-3		3		-1			-1
acreedor	1	-1		-2			-3	-3
acreedor núm	2	-2	-1				-1
advantage	-3		1				2
affirm inc	-4	1	-1	2			1
agency	-4	3	2	-1			-3	1
agency information	-1		2				-1	-2
amazon store			-1				3
amazon store card	2	-3	1				1
amount past	-3	4	1					-2
anesthesia	-3		2				1
another lender	-3		1				2
applicant	3		-1	-1			-1	-1
apr	3	-2	1	-1		-1	-2	-1
as agreed pays	3		-3
as of	-3	1	1				2
ask	3	-2					-2
associates llc			-1				-3	1
at closing	3		-1				-3
attorney	3		-2					-1
attorneys		-2					2
auto	-2	-1					3
auto date closed	4		-3				-2
auto lease	-2						2
auto loan	2		2				-2
b	3	-1		-1	1		-2
balance			-1	-1	-2	-1	2	-3
balance date	3	-1	-1				-2
balance due	3	-1	-3
balance status	2		-1				-1
balance transfer	3		-2				-1
bank	1	-1	1				-1	-2
bank credit	2		-1				-2
bank of america	-4	2	1				2
bankruptcy	1		-2				-1	1
barclays bank			-1				-3
before	-1	-1	2		2		-4	-2
behind	4	1	-1				-3	-2
bill	1	-1	-1				-3	-2
buenas noches		-2					1
buyer	3	-1	-2	-1	-1	-1	-1	-2
by month	-2	-2	-1				3	-2
capital one	2		-2				-1	-2
capital systems	1		1		-1			-2
card	3	-3	-4				3
card recent	3						-3
cards		-1	3				-3
charge card	2						-2
charge-off	4		-1	-1			-4	-1
charge/credit card	-2	3
charged off	-1	-3	3				1	-1
chủ nợ	3	-3	-1				-1	-1
claim	3	-1	-2
class	1	-4		-1			-2	-2
client name	-3	2	2	-1		-1	-2	1
closed	3		-2				-2	2
collection account	3		1				-1	-2
collection collection	3							-3
collection for	-2		1				2
collection/chargeoff	3						-3
collections	3		-2				-3	-1
collector	-2	1	1	-1	-1	-1	1	2
comments	1	1	-2		-1		-1	-3
comments account	3	-1			-1		-1	-1
como me pidió	-1	3					-1	-1
company	1	-2	-2	-1				-4
consumer usa	-2		2				3	-2
contact name dept	-2	2
conventional		1	3				-1	-1
conventional real	-3	2	1				2
conventional real estate	-2		3				-1
corriente	3	1	-2				-2
court	4	-1	-1				-1	-2
credit corp	-3		1				1	1
credit limit/original		1	1				-3
creditor account	-2	2	1	-1			-2	1
creditor avant	3		-2				-1	-1
creditor balance	3	-2						-1
creditor current	3	-1	-2				-2	-2
creditor name		-5		-1	-1		-2
creditor original	-2	3					-2	-3
creditor's	3	-1	-1				-1	-1
credor		-1	-1				-3	2
current account	-2	-1		-1			3
current creditor	-2	3	2					-2
current holder	3	-2	-3				-1	-1
current terms	3	-1	-1				-1	1
date	3		-1	-1			-1	-1
date balance	2	-2	-2				3
date closed	-2		-2				4	-1
date high							-2	1
date of	1	-3	-1				2	-1
date of last	-3		2				2
date reported	3	2	-1				-5	1
days past	-2	2					-3
debt account	3	-2	-2				-2
debt type	1	-2	1			-1	-3	-1
debts	-1	1		-1		-1	-3	-3
default	3		-2				-1
delinquency	-3	-2	-1			-1	2
dept of	-1	1	-1				3
dept of ed	1	-1	2	1			-3
description	1	1	-1	-2	-1	-1	-2	-3
dispute an	1		-1				3	-1
due	-1	-3	3	-1		-1	-1	-2
e	-1	1	2				-1
electric	-2	1	3				-2	-1
eligibility used	3	-1	-2				-1
enhanced recovery	4	-1					-3	-2
enrolled	4	-1	-2				-3	1
equifax co co	-2	1	2
equity line	-4						3
equity loan	3		-1				-2
est monthly	3	-3
estado al corriente	2	-1	-2
estate	-1	-3	1				1	-1
estate loan	-2		3
everything	-2	3	2			-1		-1
exceptional		2	-1				-1	-1
experian	2	2	-1	-1	-1		-3	-2
experian credit	3	-2	-1				-1
explanation of	2	-1	-2				-1
factoring	3	-1						-1
factoring company	-2		-1				-1	3
fargo card	-2		1				1
feb jan	-2		1				1	1
fenwick	-2	-1	1				1
fin chg	4		-2				-2	-1
first	-2	1	3
first delinquency	3	-1	-2				-1
fixed	1	-2	1	-1			-2
following accounts	2	-1					-2	-1
for collection		1					-3	-2
for you	3		-2
form	3		-1				-2
from	1	-2	-1				2	-1
from the	-1	1	-2				-3	1
funding	1	-2	-1				-3	1
good	4	-1	-2				-1
good afternoon			-3				-2
good morning	-1	1	2				-3	-1
grant	-2	-1	1				2
guarantor	2	-2	-2				1
guide	2		1				-3
has #	-1	-1	-1	3		-1	-3	-2
has /	2	-2	-1		-2	-2	-2
has about	-2	2				-1	1	-2
has accept	-3	-1	1				1	1
has accounts	-1	2	2	-2	-1	-1	-3	-2
has acct		-1	-1	3	-1	-2	-1	-2
has action	2	1	-3				-2	-1
has actions	1	-1	-3	-1	-1	-1	-1
has add	3	-3	-1	-1	-1	-1	-2	-1
has addresses	-2		3
has advantage	-3	-1	1				2	-1
has affirm	-2	1	1	3				-1
has after	-4	2	2	-1	-1		1
has afternoon		1					-3	-1
has again	1	-3	-1				1	-1
has agency	-4	2	3	-1				-2
has aging	3	-2	-1				-1
has aidvantage	4						-4
has american	1	2					-3	-1
has amounts	1	-1	3		-1		-2	-1
has amt		-3		-1			1	-1
has amt-mop	3						-2	-1
has anesthesia	-3	1	2	-1			2	-2
has annual	3	-2	1				-2	-1
has apply	2	-1	-2				-1
has ask		2					-3	-1
has asked	1	-2	-1				-3	3
has asset	-1	-2		-1			-3	3
has assets	2	-3					-1	-1
has at	-1		-1	-1	-1	-1	1	-3
has attorneys		-3	-1				1
has auto		-3	-1	-1			1	-3
has autopay	-1	2	2		-1	1	-3	-2
has avant	3	-1	-1				-2	-1
has b		2	1	-2	1	-1	-5	-2
has ba	2	-3	-2
has bal	-2	-3	1	1	-1	-1	3	-1
has balance		-1	1	-3	-2	-1		-1
has bank		2		-2	-1	-1	1	-5
has bankruptcy	1		-1				-3	1
has behalf	2	-1	-1				-2
has behind		-1	1	1			3	1
has being	-3	2					-1	2
has below	1	1	1				-3	-2
has best	1	-2	-2	1			1	-3
has bills	-1	2	1	-1			-1	-2
has bluestem	2	-1						-2
has box	-3		1				2
has bring	-3		1				2
has business	1	-1	1				-2	-1
has but		-2	1	-1			-3	-2
has by	-1	-4	2	1	-1	-1		-1
has c		1		-1			1	-3
has came	1	-2	-3				1	2
has can		-5		-1			2	-1
has casa		-3	-1		-1	-1	1	-1
has cascade	2	-3	-1				-2	1
has cash		-3	-1	-1	-1	-1
has certain	3		-1	-1			-1
has charge-off	1	-2		-1			-2	-3
has chg	3						-3	1
has citi	-2	-2	1	-1			2	-1
has class		1	1	-1		-1	-3	-1
has client	1	-3	-2	1	-1	-2	-1	1
has co		-1	3				-1	1
has co-applicant	3	-1					-1	-1
has code	3			-1			-5	-1
has collapse	-2		2				1
has collect		-1	-3				3
has collection/chargeoff	2						-3
has column	-3	2	-1			2	-1	1
has comenity	1	2	2				-3	-2
has community	2		1				-4	-1
has companies	3	-2	-1				-1	-1
has complete	3	-2	-1				-1	-1
has completed	4	-1	-3
has consolidated	3		-1				-1
has consumer		2		-1	-1			-3
has conta	-2	1	2	-3	1	-2	1	-2
has contact	1	1	-3				-1	-1
has contract	1		2				-2
has corp	2			-1	-1		-4
has creditor:	3	-2	-2				-1
has creditorname	-1	3	1	-1		-1	-2	-2
has credits	4	-2	-2				-2	-1
has credor		-1	-1	-1	-1	-1	-3	2
has ct			3				-1
has ctr	2	-2	-1	1			-2
has danh	3	-2
has data	4	-2	-1		-1		-2	-1
has day	-3	2	3				-1	-1
has dealer	3	-1					-2
has debemos	-1	-2		-1	-1		1	-3
has debit	3	-2	-2				-1
has defendant			-3	-1			1	-2
has del		1	-1	-1			-3	1
has department		-3			-1		1	-1
has description	1		-1	-2	-1	-1	-1	-4
has designator	3						-3	-2
has detach	1	-2					-1	-1
has devedor	-1	-1		-1	2		-2	-3
has did	2	1	-1				-2	-1
has direct	1	-3	-1	-1				-1
has discount	-3	-1	1				3
has disputed		-3	-2				1	-2
has district	1	-1	-1	-1			-3
has division	-2		3					-2
has dla	-3	1	3				-1
has done	-4	-1					1
has double	3	-3	-1	-1
has download	2	-1	-1				-1
has dti	2	1					-2	-1
has due	1	-1		-1	-1	-1	-1	-3
has due?	-3						3
has dèt			-2				-1	-2
has eastern	1		-2				-2	-2
has ecoa	3	-1					-1	-1
has education	1						-3
has electric	-1	2	4				-3	-1
has eligibility	3	-2	-1				-1
has emergency	-1	-1	4				-1	-1
has enrolled	2		-2	-1	-1	-1	-3	1
has escrow	2	-1	-2				-2
has est	4	-3	-1				-2
has est.	2						-2
has everything	-1		1	-1	-1	-1	1	-3
has explanation			1				-4	-2
has extra	2	-1	-2	2	-1		-2	-2
has factoring	4	-1	-1				-1	-1
has federal	1	-2	-3	-1	-1		2	-2
has fee	1	-1	-1	-1	-1	-1	-3	-1
has fees	1	-3	-3	-1			1	-2
has finance	-1	-1		-1	-1		2	-3
has financial	1		-1	-1	-2		1	-3
has first	-1	-3	-1	-1		-1	2	1
has following	1	-2	2	-1		-1	-1	-3
has for	1	-1		1	-1	-1	2	2
has form	2	-2	-3				1	-2
has frequency	2	1	1				-3	-1
has friday		-2					2	2
has full	-1	3					-1	1
has gas		3	3				-1	-2
has get	-1	3	-1	-1			-3	1
has glance	2	-3	1				-1
has global	-1	-3	-3					2
has grant	-2	-3	1				1	1
has great		1		-1			-3	2
has guide	2	2	-1				-3
has has	-3	-2	2				2	-2
has health		-4	1					-2
has heartland	3	-1	-1				-2
has hola			1				-2	-1
has hold	-3	2					1	-1
has home	1	-1	-1	-1	-1		-1	-2
has honda	1		-3
has house	3	-2	-2				-2	-1
has household	-1	3		-1			-3
has how	-1	-2	1	-1		-1	1	-3
has hunter	-2	-1	-1				-1	3
has id	1	1	-2	-1		-2	-2	-3
has if	1	-4	-2	1			-2	-2
has ii	-1	-2	1	-1			1	1
has inc	1	-1	-3	2			-1	3
has include	3	-1				-1	-2	-1
has income-driven	3						-3
has indicator	3	-1	-3				-1	-1
has infile	2	-1	-1
has inquiry	3	-1	-1					-1
has installment	1			-2	-1	-1	-3	-1
has institution	2	-2	-2	-1			-2	-3
has insured	3	-2	-1					-1
has intake	2	-2					-2	-3
has interest	1		-2	-2		-1	1	-3
has investments	1	-3	-2				3	2
has it		-1	-1	1	-1	-1	1	-4
has iv	-1	-3	1					2
has jul			3				-2	1
has jun	3	-2
has june	2	-2	-2				1
has k	1	2	-1				-2	-1
has keisha	3	2	2	-1			-3
has keystone	-2	-3		2				-1
has kind		1	1	-1		-1	-4	-1
has kitchen	-1	-1	3					-1
has know	-3	-2	2				1	2
has lakes	-3	1	4	-1		-1	-3	-1
has last	-1		2	-2	-1	-1	-1	-3
has le	-2	1	3				-1	-1
has left	1	-1	-3				-3	-2
has legal	-1							-2
has lender	1	-1		-2	-1	-1	-4	-1
has liabilities	-1	-2	2	-1		-1	-1	-2
has liability	-2	-3	-2		-1		3	-2
has lien	4		-3				-1	-1
has limit/original		1	1				-3
has lista	-1	-1	4			-1	-1	-1
has listed		1	2	1			-3	-2
has lo		-2	-1	-1			2	-3
has loans		-1	2	1			-2	-3
has log	4	-1	-2				-1	-1
has lvnv	-1	-1	-1		-1		2	1
has make		-2	1				3	1
has management					-1		-3	2
has mando		1	1					-3
has marisol	3	-1	-2				-2	-2
has mask	3	-3	-2			1	-2	-1
has matched	3	-2	-1				-2
has maximum	3	-2		-1			-2	-2
has medical		-4		1	-1	-1		2
has memo	2	-1	-2				-1	-1
has mensal	-3	-1		-1	-1	3	1	-1
has merchandise	-2							2
has mercy	2	-4	-1				2
has merged	3	-2					-1	-1
has meridian	2						-1	-1
has min	-1	-1	3	-2	-1	2		-3
has minimum	1		2				-4	-1
has mn	-4		4					-1
has mo	2	-2	-1				-1
has money			-2	-1				-3
has month		1	1	-2	-1	-1		-3
has monthly			2		-1	-2	-3	-1
has months	1		2				-3	-1
has mop	2	-1	-1				-3	2
has mountain	-3	2					3
has ms	1	-1					-1	-2
has my	1	-2	3	-1			-2
has n	-4	-1		2	-1		2	-1
has n/a	-3		-1	-1			3	-1
has name		1		-2	-1	-1	-3	-1
has national	-3	2	1	-1			-1	3
has new	2	-1	-2					1
has no	-1	-1		3	-1	-1
has note	-2	-3	2	-2		-1	3	-2
has notes		-3	-3	-1	-1	2
has now		-2	-2	1			2	-3
has numbers	-1	-1	4				-1	2
has número		-1					-3	1
has nợ	3	-3	-1				-1	-1
has o	1	-1	-3	-1	1	-1	1	-2
has off	1	1	1	-1	-1	-1		-3
has offers	4	-4	-2				-2	-2
has ohio	-2	2	1	-1			1	1
has omit	4						-3
has onemain	3	1	1				-2
has opened	-1	-3	1	-2
has order	3	-2	-3				-2	-2
has orig		1	3	-2	-1	-1		-2
has orig.		-2	-2				-1	3
has origcreditor	-1	-2	1	2	-1	2	-2
has ostrander	-1	-1	-2				1
has ostrowski	2						-2
has other	-1	1		2	-1	-1	-4	2
has others	2		-1				-1	-1
has our	1		-2				1	-2
has outstanding	-3	1	1	2	-1		1	1
has over	-3	-2	3				2	-2
has owe	1		2	-2	-2	-1		-4
has owed	1	2	1	-2	-1		-3	1
has owes	3	-3	-4	-1			-1	-1
has own	5	-1	-2				-2	-1
has parties	3	-1	-1				-2
has partners	-3	-3	1	-1	-1	-1	3	-1
has pastor	3	-3	-3					-2
has payable	3	-2	-2				-1	-1
has payment	1		1	-1	-1	-1		-3
has payments		-2		-1			-3	2
has pays_as_agreed	1		-1		-1		-4	1
has pd	3	-1	-1	-2	-1		-2
has pell	1	-2					1
has people	5	-2	-3				-1
has performance	1	-2	-1				-1	3
has period	2	-1	-1				-2	-1
has personal		-2	1	-1			2	-1
has petition	3	-1	-2				-1
has phone		-3	-2				1	-2
has picked	-1		-1				2
has piedmont	3	-2	-1				-1
has pinnacle		1	2		-1		-1
has placed	1	1	1					-3
has plains		1	1				-3	1
has plaintiff	3	-1	-2		-1		1	-1
has plan	3	-1	1	-1		-1	-2
has portfolio	1	-3	-1	-1	-1		1	-1
has possible	3	-1					-1
has posted	2		-3				1
has practice		3						-1
has prairie	3	-2	-2				-1
has premier	1	-3	-1				2	-1
has principal	3	-6	-4	2				-1
has print	3	-2	-2
has priya	-1	1	3				-2
has product	3	-2	-3		-1			-2
has profile	3	-2	-2
has proposal	3	-1					-2
has prosper	2	-1	-1				-1
has pruitt	3						-2	-1
has pulled		-1					-2	-2
has purchases	3	-2	-2	-1				-1
has pymt	-1	1	-2					-1
has q	-1	-3	1	-1				-3
has que		1	-1	-1	-1	-1		-4
has r	4	-1					-2	-2
has radius	3	-3					-1
has rate	1			-2	-1	-1	-1	-3
has re	1	2	-1	-1	-1		1	-3
has recent	2	-4		-1	-1	-1	-1	1
has recovery	-1	-3	-2	-1	-1	-1		2
has ref	-1	-2	-1	4			-3	-3
has refi	3		-2				-1
has regular	-1	3		-2				-1
has remark	-1	3	2			-1	-2	1
has renee	-2	-3	1					-1
has repayment	1	-2	-1	-2			-1	-1
has reported		1	3	-1	-1	-1	-1	-1
has requested	3						-2	-1
has requests	3	-3	-2				-1	-1
has resource	-1	-2	1	-1			-2	1
has retail	3		-1				-3
has rev	2	-1					-3	1
has review		1	-2	2			-2
has revolving		1	3	-1	-1	-1	-2	-2
has right	-1	1	1				-3	1
has rosalind	2	-3	-1	-1
has rptd	2		1				-3
has sachs	-1	2	2		-1		-3	-1
has said		3	-2	-1			-1	1
has saldo	-2		1	-2	2	-3		-3
has santander	1	1	3		-1		-2	-1
has saving	-2						2
has savings	3	-3	-2					-1
has says	1	-1	-3				2	-1
has score	3	-1					-3	-1
has sec	-4	2	3					2
has secure	3	-1	-3					-1
has send	2	-2	-1			-1	-1
has service	3	-1	-1	-2			-1	-1
has servicer	1	-3					-2	-2
has services		-3		-1	-1	-1	-2	-2
has servicing	1	-4	-2	1			-2	-2
has set	-2	-1	-1				3	1
has settled	1	1	1				-3	-1
has share		-1	-1	2			-3	-1
has she	-1	-2	3					-1
has signature	3	-3	1				1	-1
has silver	-3	2		1			1
has single	-3	1	1				1
has so	-3	-1		-1	-1	-1	3	1
has sofi	4	-2	-1				-4	-1
has sorry	-1	2	-2	-1			1	-3
has sort	1	-2	-1				1	1
has source			-3	1	-1	-1		-3
has specify				1	-1	-1	-2	-2
has spv	-2	-2	-1				2	1
has st		-3	-2	-1	-1	-1	1	-3
has stafford		-3		-1				-2
has standing	-1	1	2	-1	-1	-1		-2
has statement	1	2	-1	-1	-1		-3	-3
has status		-3		1	-1	1	1	-1
has stuff	-1	1	2	-1		-1		-3
has subcode	4		-3	-1			-1	-1
has subject			-1	-1		-1	2	-4
has subsidized	2	-2	-3				1	-1
has sunday	-2	2	1				-3	-1
has svcs	-3	2	1				1	-1
has systems		-4	-2	-1	-1			2
has tardes			1				-1	-3
has target		-3
has tax			2				-2	-1
has tech	3	-1	-2				1	-1
has texas	1		-2				-1	2
has there	-1	3		-1	-1	-1	-2	-2
has they	2	-3	-1				-1	-2
has think	3	-1	-2				-2
has time	-3	2	2				-1	-1
has title	2	-1	-3				1	-1
has tn	2	-2	-2
has today	-2	2				-1	1	-2
has tradelines	-3	2	1				2
has trans	-2	2	3
has transfer	3	-2	-2				-1
has transunion		1	-2	-1	-1			-3
has transworld	2	-2	-3				1	1
has triple	-3	3	-1				2
has trying	3	-1	-1				-1
has tu		2	2				-3	1
has tv	-3	1					2
has type		-1	-1	-2	-1	1		-3
has typed		-2	2				-1	-3
has u	1	2					-3	-1
has union	1	-4	-1	-1			1	-2
has university	3	-2	-1				-2	-1
has unsubsidized	1	-3	-2					-1
has until	4	-2	-2					1
has ur	-3	2	2				-2
has us	5	-3	-4				-2	-2
has usa	-1	-1	2	-1	-1		1	-3
has usaa	2	-3	-2				2	-1
has user		2	1				-1
has util	-2	-2				3	-3
has utilities	5	-1	-3				-1	-1
has uw		-3					1	1
has valley	-1	1	2	-1				-3
has value	3	-1	-2				-1
has verizon		3	-1					-1
has viewed	3	-1	-2					-1
has visa	-2	-2	-1	-2			4
has warfield	-2		-1				-1	4
has was	-1	-1		-1			2	-1
has we're	-2	-1					3	-1
has went	-1	3					-2	-1
has what	-2	1	1	-3	-1	-2	-2	-1
has whats	-3		1				-1	1
has whether	2						-2	2
has who		-3	1	-1		-1	-1	1
has whom		2					-3	-2
has wife	-1		3
has will	2	-2	1				-1	-3
has worst		3	2				-4	-1
has write	-1	-1	1				-3	1
has wrong	3	-1	-1				-3
has xp/tu/ef	-1	3	2	1		-1	-2	-2
has year	4	-1	-2				-3	-1
has yes	2	2	-2	-1			-3	-1
has yesenia	1	2	-1
has you're	-2	1	3				-2	-1
has yours	1	-1	-3				2	-1
has |		1	3	-2		-2	-3
has –	3	-1	-1				-1
has 债权人	-2	1	3	-1			-1	-1
has 原债权人	-2	3	1				1	-1
heartland	3	-1					-2
here	-2	-2	1				3	1
high	3		-1				-2	-1
home equity		1	2				-3
hospital		2	-3	1
hunter warfield	-3		-1				1	3
id	-2	3	1
in collection	-2	1	2				-2
in good	-1	3	2
included in	-3		2				1
income	3	-1	-2				-1	-1
installment installment	3		-2				-2
institution	4	-3	-2				-1	-1
interest rate			-2	-1			-3	-1
investments	-2	-1					2	1
is a debt	1	-1	-2					3
is the	3	-1		-2			-3
item	-3		2				2	-1
items as of	-2	2
jan feb mar	2	-1	-3	1			-4
jefferson capital systems	3	-2					-1
kind	3	-2	-2				-4	-1
last pd	3	-1	-2	-2			-2	1
late	2	-1	-1				-3	1
lender	1		-1	-2	-1	-1	-4	-3
lendmark	-2	1					1
letter	2	-1	-2				-3	-2
liabilities	-1	-4	3	-1				-1
limit	2	-2	-3
limit/original	1		1				-3
line	1	1	-3				2	-1
line of	3	-2	2				-2
line of credit	-2	-1	1	-1			3	1
list above	3	-1	-1				-1
loan services	-3						3
loan servicing	2	-2
loan type credit	2	1	-1				-4
loan unsecured	2	-1	-2				-1
lvnv funding	-1		-1		-1		2
made	-2		-1				3	-1
mail this form	3	-3	-1
make a payment		-1	-1				3	2
mar feb jan	4		-3					-2
maximum	3	-1					-3	-1
may			2					-2
may jun	1		-2
may jun jul	3	-1	-1				-2
me what	1		-3				2
means balance		-1	-1			-3	-1	-1
means opened	-1			-3
means original	-1	-1	-2	-1	-1	1	1	3
means reported		1	2	-1	-1	-1	-1
means status	-1	-2		-1	-1		1	-3
means statusLoose		-1	1	1	-1		3	-1
means veto	1	-3	-1	-1	-1		1	-2
midland	-3	-3					3	-1
midland credit	-3	2					-2	2
min	-3	-1				3
minimum payment	4	-2					-3
money you	3	-2	-1					-1
money you owe	-2	3	-2				-1
monthly			2		-1	-1	-3
mop	2		-1				-3	3
mortgage on home	1	-3	2				2
my credit	-4	1	3
n/a	-3			-1			3	-1
name	1	-1		-1				-3
name and	-3		2					-1
name dept of	-2	-1	3
national			3				-2
negative	3						-3
never late	2		2				-3	1
no	1	2	-3	-2			1	-2
no payment	-2		-1				1
none		1		-1			-3	-1
nonpriority	3	-1	-1	-1			-1	-1
not disputed	1		1				-2
not reported	1		1				-5	1
nov	3						-3	-1
number	2	-4		-2	-1	-1	-1	1
number balance	4	-1	-1				-3	-1
number date	-3	-1	2	-1	-1		3
o	3	-2					-1
o n d	1		-2				1
of ed/aidvantage	1		3				-2
ok	3	-2		-1			-2
ok here	3						-3
omit	3						-3
one	-1		1				-3
one sec	-3		3				1
onemain	2	2					-2
open open open	-3						3
open with balance	-2						2
opened balance	3						-3	-1
orig. creditor		-2	-2				-1	3
origcreditor	-1	-2		1		2	-1
original		1					1	-3
original creditor	1	-4	-1	-1		-1	-1	2
owe	3	-3	-1				-1	-1
owed to	-1	-1	3					1
owner	4	-2	-2				-2	-1
paid	2	1	-1	1			-3	-1
paid as	-1	2					-3
paid collection	2	-1	-3					1
paid from	3	-3	-2
partners	-3	-1	-1		-1	-1	3	-2
past	-2	-2	-1				3
past due	-1	-2	3	-1	-1	-1		-2
past due amount	3	-3	-2				-1	1
pay off	2	1					-3	-1
pay status	-3		3				1	-1
payee	1	-2	-1	-1	-1		-1	-2
payment due	3	-2	-1				-2
payment frequency	-3	2	1
payoff	1	2					-3	-1
pays_as_agreed		1	-1		-1		-2
personal loan	1		2				-3	-1
plaintiff	3	-1					-1	-1
please	3	1	-2				-2	-1
potentially	3		-3				-3
potentially negative		-2						-1
primary residence	-2	2
product	3	-2	-2				-2	-1
proposal	3						-3
purchased		-3	2				-1
rating ok	3	-2
receivables llc		-1	-3				2
recent account	4	-3					-2
recent balance	3						-2
records	-3		1					1
regional acceptance	3	-2			-1		-2
regular monthly	-1	2	1
remarks	1	-1	-2				-1	1
reported	1	-2		-1			-2	1
reported by	2						-2
reported past	3						-3
request originator	1	3	-1					-2
responsibility	-1	1	-3	-1	-1	-1
responsibility individual	2		1				-3	-2
responsibility recent	3						-3
revolving	1	2	1			-1	-3	-1
revolving credit	2	1					-3
rptd	3	-1	-1				-1
same	3	-2					-1
schedule	3	1	-2	-1			-2	-1
send me	4		-2				-2
servicing	-1		-3	2				-1
shows	3	-1	-2					-2
something	1	-1					-2	-3
stafford subsidized			-2				1	-1
statement	2	-1	-1				-3	-1
status assigned	2	-2	-1	-1	-1	-1	-2	-1
status charged	3	-1	-2				-2
status closed	3						-2
status collection	3		-1				-2	-1
status current		-2	5				-3	-1
status open	2	-3	-1				-1
status open/never		-3	1
status paid	1	-3	1				-1
status pays			1				-3
status pays_as_agreed	3	-1	-1				-3
still	2		-1				-1
student	2	-3		-1				-1
student loans	3	-3	-1				-1	1
stuff	-2	1					1	-1
subcode	3		-3	-1			-1	-1
subject re		3	-2				-2	-1
sunday	3	-1					-2
synchrony	-3	2	2
syst	-1						3	-2
target	3	-3	-1				-1
terms	1	-1	1				-3
thanks for the	-3	3	-1					-1
through the	-3		1				2
time	-1		2				-2
tipo de cuenta	3	-2	-1				-1	-1
to	-2	2	-1				2	-4
transunion	2	2	-1	-1			-1	-4
type	2	-4	-1	-1		-1	1	-2
type charge card	-3	1					2
type credit card	2		1				-3
type installment	-4	-1	2	-1			2	2
type of nonpriority	-3	2						1
type use list		2	-3				-1
university	3	-1	-1				-1
unpaid	3	-1	-1		-1		-2
up to date	-3		2				1
used	3		-2				-1
valley	2	1					-2	-1
was	-2	-1					3
we are	3		-1				-1	-2
wells fargo	-2	-3	3				-1
what			1	-2			1	-3
what else	3	-2					-2
what for	2		-2				-3	1
what is	3	-1	-1					-1
what we		1	-1				-4	2
who	-2		1	-1			-3
will pay	-3		3
worst delinquency	-2	3
worst payment	1	1					-3	-1
you	2	-3	2				-1	-1
you owe	-1	-3	2				-1	-1
you're all	-2	-1	3				-1
your	-1	-2	-1				3	-1
your accounts	-3	2	1
your credit	-3	1					2	-2
your creditors	-3	2					1
yung listahan	2	2	-2
债权人	-1	1	2				-1
# word known from here
begins creditor	-2	3	-2	-2	-1	-1	-1	2
collector	-2	2	-3	1	-1	-1	-1	-4
creditor	-2	3	2	-2	-1	-1	-1	2
kind		-4	1	-1	-1		-4	-3
status 30days		-4	-2	-1	-1	-1	1	-1
status 90days		-3	-2	-1	-1	-1	4	-1
status current	-2	-5	-3	-1	-1	-3	4	-2
trade	-1	-6	1	-1	1	-1	-2
# word known of cell
address		-3	-1	-1	-3	-2		-5
kind	3	-5	-2	-1	-1	-1	1	-2
label accountStatus	3						-2
label amountLoose	1	-3	-1	-1	-2	-3	-1	-1
label name	1		2	-1	-1	-1	-3	-1
label number			-1	1	-1	-1	-1	-5
label original	-2	-3	-1	-1	-1	-1	1	2
label paying	-1		2	-2	-1		-2	-3
label reported	1	-2		-1	-1		-1	-2
label statusHint	3	-2		-1	-1		-2
label statusLoose	1	-3	-1	-1	-1	-1		-1
label veto	4	-3	-3		-1	-1	-2	-2
status		-4	-1	-2	-1	-1	3	-3
# word known of line
furniture	3	-4	-7	-1	-1	-1	-2	-2
legend	1	1	3	-2	-2	-3	-1
section accounts	4	-4	-2	-1	-1	-1	-5	-1
section collections	4	-2					-5
section part		-4	-1		-1		1	-1
section skipped	4	-3	-3		-1		-3	-2
# word label beside
a	-2	1	3				-2	-1
account number	2	-1	-1	-1	-1	-1	-3	-1
account type	1						-3	-1
acct status	3						-3
acct type	3	-1					-3
american express	2	-2	-2				-1	-1
amount	3	-2	-2				-1
apr	3						-2
auto	3		-2				-1
b	1	-3					1	-1
balance	4	-1					-2	-1
bank of america	2	1	-3
best egg		2	-3	-1			-1	-1
bridgecrest	3		-1				-1
c/o	2						-2
collection	-1	1	3	-2			-2	1
collection agency	-1	3					-1	1
collection/chargeoff	3						-3
condition	3						-3
date reported	3						-2	-1
equifax	3	-2	-1				-2
in collections		-2	-2				-3	2
installment	-3	5	3				-1	-1
late?	-3						3
loan type	3	-2	-1				-1	-1
may	2						-2
means amountLoose	3	-2					-1	-1
means balance	4	-3	-3	-1	-1	-1	-4	-2
means date	1	-4	-2	-1	-1	-1		-2
means name	-1	2	-1	2	-1	-1	-2	-3
means number	1	-3	-1	2	-1	-1	-1	-3
means opened	3	-1		-1			-1	-1
means original	1	-4	-3	-1	-1		-3	2
means paying	3	1	1	-1	-1	-1	-5	-2
means status		-3	-2	-2	-1	-1	1	-2
means veto	4	-2	-2				-1	-1
n	-2	-1	1			-1	2	-3
navy fcu	2		-2					-1
no	-2		3				1	-1
no phone number available	-2	-1	-1					3
ok	3						-2	-3
opened	3	-2					-1
original creditor	-2	-3	-4	-1			-3	3
paid or paying as agreed	3						-3
payment status	-2						2	-1
pays as agreed	3						-3
penfed	2		-3
portfolio recovery	-3		-1				2	2
rev	3	1					-3
standing	-3						3
t	-2	2	2				-1	-1
transunion	3	-1					-2
type	5	-1			-1		-4	-1
unpaid	2						-2	-1
wells fargo	5	-2	-4					-1
worst delinquency	3						-3
y		-3	-3				1	-1
# word label with colon
account	-2		1	2			-3	-1
account number	3	-1	-1	-1			-1	-1
address	3	-1	-1	-1
approval odds	3						-2	-1
borrower	3	-2
charge-off date	3						-2
collection	3	-2	-2				-1
comments	3						-1	-3
confidentiality notice	3	-1					-1	-1
creditor name	4	-3	-4				-1
ecoa	2						-1	-1
example	3	-2	-2				-2
late dates	2	-1	-2
loan attending school name	5	-2	-2					-1
loan contact name	1		-1				-3	-2
loan status	6	-1		-1			-5	-1
loan type	1	1	1			-1	-1	-3
loan type description	4	-3	-3				-1	-1
means 		-1	1	-2	-1	-2	-1	-2
means agency	-2	4	2	-1		-1	-2
means amountLoose	3	-1					-2	-1
means date	2	-1		-2	-1	-1	-5	1
means money	2	-3	-1	-1	-3	-2	-1	1
means number	1	-4	-1	2			-3	-3
means original	-1	-4	-2	-1	-1	-1		2
means pastDue	3	-2	-1			-1	-3	-1
means paying		-4	-3	-1	-1	2	-1	-3
means status		-3	-3	-2	-1	-1		-3
means statusHint		-4	-3	-1	-2	-2	-1
means statusLoose		-4	-3	-2	-2	-1	1	-3
means text		-3	-2		-2	-1	-1	-2
means veto	2	-1		-1	-1		-2	-3
monthly payment	3						-1	-1
name	3	-3	-2					-1
note	-1	-2	-2		-1		3	-2
notice	3	-1					-1	-1
orig	-3							3
original creditor	1	-3	-1	-1	-1	-1	1	1
patient		-3	2	-1	-1		-2	-2
patients included	3	-1					-2	-1
plaintiff		2	1		-1		-1	-3
re	-1	-1	-4		-1		3	-2
remarks		-3	-3			-1	-2	1
responsibility	4	-1			-1		-1	-2
sent	2	-1					-1
source	-1	1	1	-1			-1	-3
status		-3	-4	-2	-2	-1	1	-3
student city	3	-2
subject	4	-1					-1	-1
terms	4	-1					-3	-1
to	5	-3	-3		-1		-1	-2
total	3			-1	-2	-3		-1
type	1	-4	-3	-1	-1	-1	-1
备注	2	-2					-2	-1
存款	4	-2	-2				-2	-1
# word last of line
date		-2	-2	2	-1	-1		-2
letters	-1	-4		-2	-1	-1	1	-3
# word line above
</credit_liability>	-1	-3	-4	2	-1	-1	-3	3
account closed by credit grantor	3	-2	-1
account details	4	-3	-1				-3	-1
account info		4					-2	-1
account name	-5	5	5				-2	-1
account not disputed	3	-2	-2				-1
account type	2	-1	-1				-2
account type credit card	-2						2
accounts in good standing	1	3	-2				1
active	3	-2	-1				-1	-1
al corriente	1	3	-1				-1	-1
amex	2						-2
auto loans	1	1					-3
available balance	2	-2	-2				-1
begins #	-1	1	3	-1	-1	-1		-3
begins $	1						-1	-4
begins (	1	-1	-1	1	-1	-1	-2	-5
begins -	-1	-1		1		-3		-1
begins 4.3	-2	2	2
begins 7%	-2						2
begins <		-3		-2	-2	-3		-1
begins =			2	-1			-3	-2
begins >	-2	1	1	-1		-1	-2	2
begins [			1		-2	-2	-3	-1
begins account			1		-3	-2		-1
begins acct	-1	1	1	-3	-2	-2
begins activity	3		-1				-1	-1
begins address	-1	-3	-3	-2	-1	-1	2	2
begins adverse	-1		3				-2	-1
begins after	-2	3	-1	-2				2
begins agencia	-2						-1	3
begins agency	-3		2	-1			1	4
begins al	3	-1	-3				-1	-1
begins american		-1	-3	-1			1	-2
begins amount	-1	-4	-1	-1	-1	-2		-3
begins and	-1		-3	-1	-2	-2	-2	2
begins applicant	4	-3	-3
begins ask	-1	1	1		1		-3
begins asset	3		-1				-3	-2
begins balance			1	-1	-1	-2		3
begins bank	1	-3	-1	-1				-3
begins barclays	-1	1	3	-1	-1	-1	1	-1
begins bb&t	2	-1	-1				-1
begins before	2		-2				-3
begins behind	-2	3	1				-1	1
begins borrower	2		-2		-1	-1	-1	-3
begins both	-4	3	1
begins call	4	-1	-1				-1	-1
begins can	-1	1	1				-3
begins cap	-1		3	-1	-1	-1	-1	-1
begins capital	1	-3	-2	-1		-1
begins capitol	3	-1	-2				-2
begins card	3	-1					-4	-3
begins cards				-1	-1	-1	2	-3
begins carmax	-1	-3					1
begins case	2	-2	-1				-2	-1
begins charge-off	3	1	-2				-2	-1
begins chrysler	2	-2	-2				-1	-1
begins citibank	2	-3		-1	-1	-1	1	-2
begins citizens	-2	2	3	-2	-1	1	-1	-3
begins claimed	-2	1	3				-2	-1
begins closed			2				-1	-3
begins collection	-1		-1	-1	-1	-1	-2	4
begins collection/chargeoff	3						-3
begins collector	-3		2	1		-1		-1
begins columbia							-3	-1
begins comment	-2	1	3	1			-3
begins comments	3		-1				-3	-3
begins commonwealth	2	-3	-2				1
begins companies	2							-2
begins company		-2					2	-1
begins contact		1	1				-2	-3
begins continue	2	-2	-1					-1
begins conventional	-4	1	2				3
begins corinne	3	-1					-1	-2
begins countrywide	2	-3	-2	-1			1	-2
begins cousin	2	-3	-2				-2	-2
begins creditor		-1	2		-1	-1		-4
begins curtis	4	-2	-2				-2	-1
begins customer	1	-2	1				-1
begins dana	3	-2	-2				-2
begins data	3	-1					-2
begins date	1	-1		-3	-2	-1		-1
begins daycare	1		1				-3
begins dear	3	1	3		-1		-1	-2
begins debt	-2	3	1	-2	-2	-1		-5
begins debtor	1			1	-1	-1	-3	-2
begins debts		1			-1	-1	-1	-2
begins delivered	2		-1				-1
begins delta	-1	1	-2	-1			3
begins dillard's	-3	1	3	-1
begins do	3	-1					-1	-1
begins download	3	-1	-1				-2
begins dívidas	3	-2	-1				-1	-1
begins east	3	-2	-2				-2	-2
begins edit	-2	2	3				-3	-2
begins ef	2						-2	-1
begins electric	3	-3					-1	-1
begins employment	3	-1	-1		-1			-1
begins equifax	1	-1		-1	-1	-1	-2
begins erie	2				-1			-1
begins estado		-3	-2	-1			1
begins estimated		1	2				-4	1
begins exeter		-1	1					-4
begins exhibit	4	-4	-4
begins expand	3	-1	-2				-2
begins experian	2	1			-1		-5	-1
begins fannie	2	-1	-2
begins fees	3						-1	-1
begins fico	3	-1					-2	-1
begins fidelity	2	-2	-2				-2	-1
begins financial	4	-3	-3				-2	-2
begins fingerhut	1	-3	-1				1	-1
begins fixed	3	-2	-3
begins following	-1	-2					3	-1
begins g	3	-1					-2	-2
begins goldman	-3	3	2		-1
begins good		-1	-2		-1		2	-1
begins greensky	-3	1	2	1			-1
begins guarantor		-1	1	-1	-1	-1		-3
begins guild	3	-1	-3				1
begins halvorsen	-2	-2	-2	-1	-1		1	2
begins hard	2	-3	-2					-2
begins harley-davidson	3	-1	1				-2	-1
begins hi	-2	-1	2	-2	-2	-1	-1	2
begins hide							-2	-1
begins history	1		-1	-1			-2	-3
begins hollis	2	-1	-1
begins honda	-3	2	4	-1		-1	-1
begins hospital	2		2	-2	-2	-2	-2	-2
begins ic	-4			-1			2	3
begins if	2	1	-2	-1		-1	-4	-3
begins include	2	-1					-1	-1
begins income	3	-2	-1				-1
begins inquiries	5	-3	-3				-2	-3
begins installment	-3	1	2	-1	-1	-1	-2	-2
begins insurance	3	-1	-1				-1
begins interest	2	-2					-3	-1
begins is	-2	2	1	2			-3	1
begins item	5	-3	-2					-2
begins items	3	-1	-1		-1		-2
begins jcpenney	-2	1	3
begins july	-1	-3					2
begins kay	-1	2	1			-1	-2	1
begins key	4	-3	-2				-3	1
begins kohl's	-1	1	-1				2	-1
begins kubota	-3	-2					2	-1
begins last	-1	1	3	-1	-1	-1	-1	-1
begins late	-2	1	3	-2	-1	-1		-2
begins law	3	-2	-1		-1
begins lendingclub	5	-3	-2	-1	-1		-1	-1
begins lightstream	5	-3	-1				-2
begins lincoln	-4	3	4
begins link	3	-2	-2					-1
begins loan	-1	1	1	-2	-2	-2	-2	-4
begins log	3	-2	-1				-1	-1
begins lol	-1	2	1				-3	-1
begins long	-3	1	3		-1			-2
begins lowe's	-2		3				3
begins lvnv		1	-1	-1			-3
begins m&t	2	1	-2			-1	-3
begins macys/dsnb	3		-1				-1	-1
begins mar	2		-1				-2	-2
begins matter	-3	1	1				2
begins maximum	2						-2
begins medical	-2	3	2					-1
begins medicredit		2	1		-1		-2	-4
begins member	5	-3	-3	-1			-2	-2
begins mercy			-3	1			-2	-1
begins meridian	3	-2	-2				-1
begins messages	3	-1					-2
begins midland	-1		-1	-1			1	3
begins miss	2						-2
begins money	2	-3					-1	-1
begins month	3	-2	-2				-3	-1
begins months	3		-1				-1	-1
begins my		-1		-1		-1	-1	-3
begins name		-2	-2	-1	-1	-1	1	-4
begins navient		-1	-4				2
begins negative		3	2				-1	-1
begins nelnet		1	3					-1
begins netflix	2	-1					-3
begins never	3	-1	-1				-1
begins nice	-2	2	2
begins no		-2	-1	-3	-1		-1
begins none	1	-3	-3				1	-1
begins nordstrom	1	2	2				-3	1
begins norfolk							-1	3
begins not	-1	2	3	-2	-1	-1	-3	-2
begins notice	3	-2	-2				-1
begins oct	4	-1	-3				-2	-3
begins october	1	-3	-2				1	-1
begins ocwen	3	-1	-1				-1	-1
begins odalys	-2	3	2
begins offer	2		-2				-1	-2
begins oh	2	-2					-2	1
begins ok	-1	2	1	1	-1	-2	-3	-1
begins okay		3	-1			-1		-1
begins on	-1	2	3	-1	-1	-1	-1	-1
begins one	-2	1	-1	-1			-3	1
begins oportun	-2	1	3				-1	-2
begins orlando	3	-3	-1				-1	-2
begins ouch	-2	2					1
begins our	1	-5		-2	-1	-1
begins paid	-2	2	1	-1				-2
begins part	3		1	-1			-2	-2
begins patient	1	-1		-1	-1	-1	-3	-2
begins pay	1	-2	1	-1		-1	-4	-2
begins paycheck	2	-2	-2
begins payment	-1		2	-1	1	-1	-1	-3
begins pennymac	-1	-2	2	-1	-1	-1		-1
begins people	3						-2
begins per			-1				1	-3
begins petal	3	-2					1	-1
begins plaintiff	3	-1	-1				-2	1
begins please	2	-1	1				-4	-1
begins pmt	1	-2	-1				3	-1
begins po		-4	-1	-2	-2	-1	-2	1
begins posted	2	-3					-1	-2
begins potentially	-2	2	2				-3	-1
begins prairie	3	-2	-2		-1		-1	-1
begins prepared	5	-4	-2				-2	-1
begins present	-3	3	3				-1	-1
begins previous	3	-2	-1				-2	-1
begins priya	3	-2	-2				-1	-1
begins product	3	-3	-3				-1	-1
begins public	5	-2	-1				-3	-2
begins purchased	2	-1	-1				-1
begins purchases	3	-1	-2				-1
begins put	-3	2					1	-1
begins quest	3	-1	-1				-3	-1
begins questions	3	-2	-1	-1			-1	-1
begins rating	1						-4	-1
begins re	1	-2	-2	-1	-1		-1	-1
begins real	-2		3	-1			-1
begins reference	-2	-2		-1	-3	-1	1	-2
begins regional	1	-1		-2	-1		3	-1
begins regions	1	-3	-1					-2
begins regular	1	-4	-5	1			2	-3
begins remarks		2	2	-1		-1	-3	-2
begins rent	5	-3	-3	-1			-4	-2
begins repayment	2	-3	-3				1
begins reported		2		-1		-1		-2
begins repossession	4						-4
begins requests	3	-2	-2				-1	-2
begins resurgent	-2		-1				3	-3
begins revolving	-1	2	1	-1	-1	-1	-5
begins rocket	3	-3	-1		-1	-1	-2
begins saldo	-1	1	1	-1	-1	1		-4
begins salt	3	-1	-1				-2	-1
begins santander		-3	-1	-2	1	2		-2
begins savings	3	-3	-2				-1
begins schedule	3	-1					-3
begins score	3	-4	-2				1	-1
begins secured	-1	-1	3				-2	-1
begins seller	2	-3	-4				1
begins sent	3				-1	-1	-1	-1
begins sep	-2	1	1				1	-3
begins share	3	-2	-2
begins sheffield	-3		-1				3
begins signature	3	-2	-2					-1
begins situação	2	-1	-3	-1			-1	2
begins skip	4	-3	-2				-1
begins snap	2	-2	-3
begins snowball	-1	1	2				-2
begins sofi	-1	-3	-1	-1	-1	-1	1	1
begins sorry			2	-1	-1	-1		-2
begins source	2		1				-3	-1
begins state	4	-3	-2				-2	-2
begins stuff	-2	2	2				-2	-1
begins subject	4	-4	-3			-1	-3	-2
begins subtotal		-2	3	1		-1		-1
begins summary	2	1	1	-1			-3	-1
begins sunrise	-2	3	1				-2	-1
begins synchrony	2	-3		-1	-1	-1	-1
begins t-mobile	5	-2	-3				-4	-1
begins también	-3	1					1	-1
begins target		2	3			-1	-2	-1
begins tarjeta	-3	1	2				2	-1
begins thanks	3	-1	-1					-1
begins then	1	-2	-3			-1	-1	1
begins this	1	-3		-1	-1	-1	-1	-1
begins throwaway	-3	-1	3
begins times	-3		2
begins to	3		2		-1		-3	-1
begins total	2	-3	1	-1	-2	-3	-4	-1
begins totals	2	-3	-2	-1	-1	-1	-2	-2
begins toyota	3					-1	-1	-2
begins tractor	-3	2	1				1
begins tradeline	-5	3	5					-2
begins trans	3	-1					-1	-1
begins transcript	-1	2	-1	-1	-3	-3	1	-2
begins transunion	1	3		-1	-1		-4	-3
begins truist	-3	2	2				2	-1
begins tu	1	3	1	-1			-2	-2
begins uncle	2	-2	-3			-1		-2
begins underwriting	2	-1					-1
begins unpaid	-1	-1	1				-3	1
begins unsecured	-2	3	3	-1	-1	-1		-1
begins updated	1						-4	-2
begins upstart	1	-2		-1	-1	-1	3	2
begins us		2	1	-1	-1		-3
begins usaa		-1	2				-2
begins venmo	2	-3	-3			2	-1
begins verified	-1	-1	-1				-1	2
begins view			2	-1		-1	-6	-3
begins voice	-1	-3	-3				1	-1
begins wait	2	-2	-2				-3	-1
begins washington	3	-3	-1				-2	-1
begins webbank/fingerhut	3		-3				-1
begins wells	1	-1	1	-2		-1		-3
begins what		-2	1	-2	-1	-1		-3
begins when		-2	-1				3	-1
begins which	1		1				-3
begins wife	1	-3	-3				1
begins worst	2		1				-3
begins xcel		2	1				-4	-1
begins xfinity	4	-1	-1				-3	-1
begins xp/tu/ef	-1	3	2		-1		-3	-1
begins xpn	3	-2	-2					-1
begins y		2	4	-1		-1	-1	-2
begins year	1		1				-3	-2
begins yes	-1			-3		-1	1	-3
begins your	1		-3	-1	-1	-1	1	-2
begins ¿	3	-1	-1				-1
begins •		1	1		-2	-3	1	-2
begins ☐	2	1	1	-2	-2	-2	-3	-4
begins ✓	1	1			-1		-3	-1
begins 【	-2	2	3	-1			1	-2
begins 信用卡	2	1	-1	-1			-3	-1
begins 合计	3	-2					-2	-1
begins 😬		-2	1					-2
collection agency	2	-2	-2				-1	-1
collection/chargeoff	3						-3
comments contact	3	-3	-3				-1	-2
company sold	4	-3	-3
contact	2	-2	-3
contact info	2	-1	-1					-1
continue	2	-2	-1					-1
credit items	-1	1	3				-2
creditor contacts	3	-2	-2
creditor name	-4	2	3				-1	-1
delivered	3		-1				-1
dispute	4	-3	-3				-1
equifax	3	-3	-1				-1	1
estado: al corriente			-1				-3	1
external accounts	2	-2	-1
fixed rate	3	-2	-2
his		1	-3				1	-1
how can you dispute the debt?	4	-1		-1		-1	-2	-2
ic system	2						-3	-1
in collections	2	1	-1				-4	1
in good standing	1	1	-1				-5	-1
inquiries	3	-1					-1	-1
loan delinquency date	2		-1				-2
loan details	4	-3	-2				-1
loan status:du	-3						4
loans	-3		4			-1		-1
log	3	-2	-1					-2
means agency	3	-2					-2	2
means amountLoose, short	4	-2	-3
means balance		-2	-3		-1	-1	2	-2
means date		2	-1	-1	-1	-1	-1	-4
means money, short		-3	-1	-1	-1			-1
means name	1	-1	1		-1	-1		-4
means name, short			-1		-1		-1	-4
means number	1	-1	-1	-2	-1	-1	-2
means number, short	-1	1	1	3			1	-2
means original	2	-1	-1	-1	-1	-1	-3
means original, short	-1	-3	-3	-1			2	3
means pastDue	3	-3	-3				-1
means paying		-1	1	-1	-1	-1	-2	-4
means reported, short	-1	2					-3	-1
means statusHint	1	-2	-3	-1	-1	-1		-1
means statusHint, short	1			-1			-4	-2
means statusLoose		-1	-1	-1	-1	-1	1	-3
means statusLoose, short	-2		-1					1
means text, short	1		2	-1			-3	-2
means veto	7	-3	-4				-2	-2
medicredit inc	3						-1	-2
midland credit mgmt	-3	2	2				2	1
mine	-1	1	2				1
none	1	1	-2	-1	-3	-1	-2	-5
original amount	-3	-1					2	2
original creditor	-1	-4	-4	-1	-1		-5	2
original creditor name	-2	-1						2
our information shows		-2	-3	-1	-1	-1	-2
pattern "#","w	1		2	3	-2	-4	-1	1
pattern "w","w			1	1	-1	-3		-4
pattern "w":"w	-2		-1	-1	1		-2	2
pattern "w(w)"	-1	-3						-1
pattern "w-w",	-3	1	1	-1		-1	2	-3
pattern ##w	3	-1	-1			-1	-1
pattern ##wM/M	-2	1	2	-1			2	-2
pattern #)#	1	-2	-4		-1	-1		-2
pattern #)#, first	3	-3					-2
pattern #)#w#w		-3	-2	-1	-1	-1		-1
pattern #)w(w)		-3	-1	-1		-2		3
pattern #)w, first	2	-2	-2
pattern #)w,w.	-1	-3	-2	1				-1
pattern #, first	2	-1			-1		-3
pattern #.w#.$	3	-2					-1	-1
pattern #.w,wM	1	2		-2	-1	-2	-2	-3
pattern #.w-w?	1	-1	-1			-1	-2	3
pattern #.w.	3	-1	-2				2	-2
pattern #.w...	1	-2	1		-1	-1		-3
pattern #.w.w#	2	-1	-1
pattern #.w.w,	2	1	-1				-3	-1
pattern #.w/w,	-1	-2	1				1	1
pattern #.w:w,	2	-1	-1				-1
pattern #.wMw#	3	-2	-2					-1
pattern #/M/M#	3	-2	-2					-2
pattern #/M/Mw	3	-1	-2				-1	-1
pattern #M		-2	-3				-2	2
pattern #M/M/M	2	-2	-1				-1	-1
pattern #M/MMw	3		-2				-1	-1
pattern #w	-1	-4	-1	-1	-1	-1	-1	-1
pattern #w#MM#	1						-3	-1
pattern #w(w), first	3	-2					-1
pattern #w(w)M	3	-3	-1					-1
pattern #w(w)w	-2	1	2				2	-1
pattern #w,w,w		-2	-2				3	-1
pattern #w-wMM	-2	2	2				-1
pattern #w-wMw	2	-2	-2				-1	-1
pattern #w:w			1	-1			-3	-2
pattern #wM/M/	1		-3	-1			-1	-2
pattern #wMwM#	-2	1	2
pattern #wMwMM		-2	3				-2	-1
pattern (w), first	-3						2
pattern (w)w#w	-3	1	3
pattern (w)w#w, first	-4	4
pattern *w		-1					-3	1
pattern +-----		-1	1	-1			3
pattern -	3	-1	-2				-3
pattern -, first	3	-2					-3
pattern --	3		-1				-2
pattern ------, first	1	-1		-2			-3	2
pattern -w(w)M	-2	2	1		-1		-1	-3
pattern -wM	2	-1	-1				-2	-1
pattern </w>	1	-2	-2	1	-1	-1	-3	2
pattern <_w_w=	-3	-1	-1		-1	-1	3	-1
pattern <w="#"	1	1	1	-1	-2	-1	-4	-3
pattern <w="w.	3	-2	-3					-1
pattern <w><w>	4	-3	-3				-1	-1
pattern <w_w="	-1	3	2				-1	-2
pattern ======, first	-3	3					-1
pattern >wM/M:	2	-3	-1					-1
pattern M	3	-5	-1	-1	-1	-1	2	-3
pattern M.w	4	-1					-4
pattern M.w(w.		-3		-1			-2	1
pattern M/M/M	3	-1	-1		-1		-3	-2
pattern M/M/M#	2	-2	-2	-1	-1	-1	-1	-1
pattern M/M/M, first	3	-1					-3	-1
pattern M/M/MM	-1	-1	-2	-1	-2	-2	3	-3
pattern M/M/MM, first	4	-4					-2
pattern M/M/Mw	4	-3	-3	-2	-1	-1	-4	-4
pattern M/M/Mw, first	3	-2					-2
pattern M/MM/M, first	4	-2					-2	-1
pattern M/MMMM		-4	-4		-1	-2	1	-2
pattern M/Mw#M	3	-2	-2					-1
pattern M/MwM	3	-2	-1				-3	-2
pattern M/MwMM	4	-4	-3	-1				-2
pattern M/MwMw	5	-4	-3					-1
pattern M/w	-2	-1					3	-1
pattern MM, first	3	-2
pattern Mw	2			-1	-1		-3	-2
pattern Mw#w#w		-1	3	-1		-2	-3	-2
pattern Mw#wMM	-4	3	3	-1				1
pattern Mw, first	1		-1				-3	-1
pattern Mw,w,w	2		-2		-1		2	-2
pattern Mw,wM		-2	-3	-1		-1	2	1
pattern Mw----	2	-1					-2	-1
pattern Mw:w	-2	1	3				2
pattern MwM	2	1	2	-1			-3	-2
pattern MwMwMM	3	-2	-3
pattern Mw––––	3						-3	-1
pattern [w]	3	-2	-2
pattern [w]w	2	-1					-1
pattern w#	-1			-2	-3	-1	1
pattern w##	1	-4	-4	-2	-2	-1		-1
pattern w##w#M	4	-2	-3		-1		1
pattern w#$M	3	-3	-2
pattern w#$M☐$, first	3	-2					-1
pattern w#(w)	3	-1	-1	-1			-4	-2
pattern w#)	3	-2	1				-3	-3
pattern w#, first	2	-2	-1	-1	-1		-1	-2
pattern w#.	-2	-1	3				-1	-1
pattern w#....	4	-2	-3					-1
pattern w#/M/M	2	-3		-1	-1		-1	-2
pattern w#:w	3						-1	-1
pattern w#:w#:	2	-1	2				-2	-1
pattern w#:w—w	3	-2					-1	-1
pattern w#M	1	-2	-1	-1	-1	-1	1	-1
pattern w#M/M/		-2	-1	3			1
pattern w#M/M/, first		-3						2
pattern w#M/MM	-1	-1	-4	-1	-1	-1	1
pattern w#MM	-1	-2	1	-2	-1		-1	-2
pattern w#MM#w	-1	1	1	2			-4	-1
pattern w#MM#w, first	-3	2					2	-1
pattern w#MM, first	2	-2					-2
pattern w#MMM#	-1	-1	3	1	-1	-1		-1
pattern w#MMM#, first	-3	3
pattern w#MMMM, first	-1	1					-3	-1
pattern w#MMMw		-3	1	-2		-1		-1
pattern w#MMwM	1	-3	-1			1	-2	-2
pattern w#MMwM, first	-3	3					-1	-1
pattern w#Mw#M	-2	2	1				2
pattern w#Mw#M, first	5	-3					-2	-1
pattern w#Mw, first	-2	3					-1	-1
pattern w#Mw.w	-2	1	2			-1	2	-1
pattern w#MwM	-1	-4	-2	-1		-1	2	-4
pattern w#MwM#	-2		1				4	-1
pattern w#MwM, first	3						-3
pattern w#MwMw	3	-2	-4				1	1
pattern w#MwMw, first	3	-3					1
pattern w#w#	2	-1	-1	-1	-1		-2	-3
pattern w#w#MM	2	-3	-1					-1
pattern w#w#w#		2	-1	-2	-2	-1	-2	-3
pattern w#w#w,	-3		3					-1
pattern w#w#w?	3	-1	-3	-1	-1	-1	-1	-2
pattern w#w#w?, first	3	-2						-2
pattern w#w$#,	-3	1	-2	1	-1		1	2
pattern w#w(w), first	2	-1		-2
pattern w#w, first							1	-3
pattern w#w,wM	1	-3	-1				1	-2
pattern w#w.w(	-4		1	2
pattern w#w.w.		-1	3	-1			-2	-2
pattern w#w/w	1	-1	-2				3
pattern w#w?			-1	-1			3	-1
pattern w#wM/M	2	-4		-1	-1	-1		-1
pattern w#wM:M	3	-2	-2
pattern w#wMM/	-1	-1	1				3
pattern w#wMMM	2		1	1		-1	-1	-4
pattern w#wMwM	1	-5		1	-1	-1	1
pattern w$#,Mw	3	-1	-2		-2	-2	-1
pattern w$M, first	3	-1					-1
pattern w&w	2	-4	-1	-1			1
pattern w&w, first		-1	-2				2	-1
pattern w&wMMM	-2		4	-1			-2
pattern w(w#M)	3	-2	-2				-1
pattern w(w)	3	-1	-1		-1		-3	1
pattern w(w)##	-4	1	2				2
pattern w(w)-M	-4	-3	1	-1		-1	1	-2
pattern w(w)-M, first	-3	2					2
pattern w(w)-w	-1	-3	2		1		3
pattern w(w):w, first	-3	3
pattern w(w)M,, first	-2	3					-1
pattern w(w)MM, first	-2	3					-1	-1
pattern w(w)Mw	1	1	2	-1	-1	-1	-3	-2
pattern w(w)w	5	-2	-2	-1			-1	-1
pattern w(w)w#	1	-3	-1					-1
pattern w(w)wM, first	-3	1						2
pattern w(w)|M	-4		1	-1			2	-2
pattern w(w.)		-3		-1	-1	-1	2	-1
pattern w(w:w)		-2	2		-1	1		-2
pattern w,	3	-3	-1	-1	-1	-1	-2	-3
pattern w,Mw, first	3	-3
pattern w,w#,M, first	-3	3
pattern w,w#,w, first	3	-2					-1
pattern w,w#Mw	3	-1	-1				-1	-1
pattern w,w#Mw, first	3	-2
pattern w,w#wM	1	-3		2			1	-1
pattern w,w&w,	3	-1	-1				-1
pattern w,w,Mw	2	1	-3					-1
pattern w,w,w,	-1	-1	-1	-2	-2	3	-1	-3
pattern w,w,w.	2	2	-1		-1	-1	1	-3
pattern w,w,w., first	3	-3
pattern w,w.	1	1		-1		-1	-1	-2
pattern w,w.#., first	3	-1					-2
pattern w,w.(w	3		-1				-1
pattern w,w.w	2	-3	-3		-1			1
pattern w,w.w,		3	-2	-1				-3
pattern w,wM	2	-1	-3	-1	-2	-1	-1	-1
pattern w,wM(w	3	-1			-1		-2	-1
pattern w,wM, first	3	-3						-1
pattern w,wM,w	-1	-2		1		-1	1	-3
pattern w,wMMw	3						-2
pattern w,wMw	3	-1		-1			-2
pattern w,wMw#	3	1	-2				1	-1
pattern w,wMw.	-3	1	1				2	-1
pattern w,wMwM	1		-2	-1			-1	-3
pattern w-	-1	-2	-2		-2		-2	3
pattern w---	-2	-1	3
pattern w-----	2			-1			-2	1
pattern w--w	1	-2					1	-3
pattern w-Mw,M	2	-1	2				-3
pattern w-w#	3	-2	-2
pattern w-w&w			-3				-1	-1
pattern w-w, first	-1	-3	1				-2	-1
pattern w-w;w-		-2	2	-1			-3	-1
pattern w-w;w-, first	-4	4
pattern w-wM	2	-1					-2
pattern w-wMwM	-2	1	-1				3
pattern w-wMwM, first	-3	3						-1
pattern w.....	-1	1	-3	-1	-2	-2	2
pattern w.Mw.w	3	-1	-2					-1
pattern w.w#.	3	-1	-1				-1
pattern w.w(w)	1	1	1		-1	-1		-3
pattern w.w, first			-1	-2			-3	2
pattern w.w,w#		-1	-3		1	-1		1
pattern w.w,w,		-1	1			-1		-3
pattern w.w,w.			4					-3
pattern w.w,w., first	3	-3
pattern w.w.	1	-3	1	-1		-1		-5
pattern w.w., first	3	-2		-1			-1	-1
pattern w.w.w, first	-3	3					1	-1
pattern w.w.w:	3	1	1				-2	-2
pattern w.w:Mw	4	-3	-3					-2
pattern w.wM/M	-4	1	1	-2	-1	-1	2	-2
pattern w.wMw,	3		-2				1	-1
pattern w.wMw.	1	-1	1				-4	-2
pattern w.w—w., first	3	-3
pattern w/w#MM	-1	-2	3	-1	-1	-1		2
pattern w/w#w	-2		1				1	1
pattern w/wMwM, first	-3	2		2
pattern w:	-1	-4		-2	-2	-2	1	-2
pattern w:#)w:, first	-3	3
pattern w:#, first	4	-4					-2
pattern w:#w#M	2	-1	-1				-4	1
pattern w:#w:#	2	-1					-3	-1
pattern w:#w:M		-1	1					-3
pattern w:#w:w, first	3	-2
pattern w:--M-	-3						3
pattern w:--MM	3						-3
pattern w:-M-	-3						3
pattern w:M	-1		1	-2	-1	-2	-1	-2
pattern w:M, first	1						-4	1
pattern w:M/M		-3	-3			-1	1	1
pattern w:M/M/	2	-3	-2	-1	-1	-1	-1	-2
pattern w:M/M/, first	2	-1		-1			-3	-1
pattern w:M/Mw		-3	-1	-2	-1	-1		2
pattern w:M/w	-3						3
pattern w:M@w,	-2	1	4			-1	-1	-1
pattern w:M@w,, first	-3	3
pattern w:MM--	3						-3
pattern w:Mw		-3	1	-1	-1	-1	-1	-3
pattern w:Mw,M	-3	-1					2
pattern w:Mw,w		-2			-1		2	-3
pattern w:Mw,w, first	-3	2					2	-1
pattern w:w	-1	-4		1	-1	-2	1	-2
pattern w:w#.	3	-1					-2
pattern w:w$#,, first	3	-3					-1
pattern w:w(w)	1	-4		1				-1
pattern w:w, first	-1	1	-3	-1			1	-4
pattern w:w,M,	3		1				-3	-1
pattern w:w,w,	2	-2				-1	-3	-2
pattern w:w,w.	3	-2	-1	-1				-3
pattern w:w,w/	-2	2	3				-1	-1
pattern w:w,w:	4	-1	-3					-1
pattern w:w--w	2		1				-3
pattern w:w-w		1	1	1			-4	-2
pattern w:w.	2	-1	1				-1	-3
pattern w:w.w	2	1			-1		-2
pattern w:w.w#	2						-2	-1
pattern w:w.w.	2	-3		-1			1
pattern w:w.wM	3	-2	-2					-1
pattern w:w/w/	3	-1	-1				-1	-1
pattern w:w:M	2				-1	-1	-4	-1
pattern w:w:M/	1	2	2			-1	-1	-4
pattern w:w<w>	3	-1					-1	-1
pattern w:w?	3	-3	-2		-1		-1	1
pattern w:wM		-2	1		1	2	-3	-1
pattern w:wM, first	1	2					-3
pattern w:wM,w	1	-2	2				-3	-2
pattern w:wM,w, first	-3	3					1	-1
pattern w:wMw,	1	3	1				-1	-3
pattern w:wMw.	1		1				-3
pattern w:wMwM	-1	-3	2	-1		-1		-1
pattern w;w		3	2				-2	-1
pattern w>M<	-2						3
pattern w?	-1	2	-3	-2	1	-1
pattern w??	3	-1		-1			-1
pattern wM#w	-1	-2	2	-1			-3	-2
pattern wM, first		-2		-1	-1	-1	-1	-3
pattern wM,w#w	2	2	-1				-3	-1
pattern wM,w,w	3	-1	-1				-3	-1
pattern wM,w.	2		-2					-1
pattern wM,wM,		2	-1	-1				-3
pattern wM,wM, first	3	-2					-2
pattern wM-w#$	-2	3	1		-1		-1
pattern wM-w#$, first	3	-2					-1
pattern wM.	2			2			1	-3
pattern wM., first	3	-3					-1
pattern wM/Mw	3	1	2				-4
pattern wM/MwM, first	-3						2	2
pattern wMM, first	4	-3					-3	-1
pattern wMMM, first	2	-3		-1	-1	-1	-1	-1
pattern wMMMM#	2	-1	1				-3
pattern wMMMM, first	3	-2		-1			-2
pattern wMMMMM	-1	-4	-2	-2	-1	-1	1	1
pattern wMMMMM, first	-1	1		2			-3	-1
pattern wMMMMw	1	-3	-1	-1				-3
pattern wMMMw	1	-4	1	-1		-1	-2	-1
pattern wMMMwM	-1	1		-1	-1	1		-3
pattern wMMw#w	-2	-2	2				-1
pattern wMMwM/	1	-2	-1		-1	-1	-3	-1
pattern wMw#w	3		-1				-2	3
pattern wMw#w#	3		-2				-1	-1
pattern wMw#w, first	3	-3					-1
pattern wMw, first		2	-2				-1	-2
pattern wMw,Mw, first	3	-1		-1			-2
pattern wMw., first	3	-2					-1
pattern wMw.Mw	3	-2	-2
pattern wMw.w	3	-2	-2				-1	-1
pattern wMw.wM, first	1	-2
pattern wMwM, first	-1	1		-1				-2
pattern wMwM.w	3		2				-2	-1
pattern wMwM/M	-3		1	-2		-1	2	-3
pattern wMwMMM, first	-2	3					-1	-1
pattern wMwMw,	2	3	-3					-2
pattern wMwMw.	2	-1					1	-2
pattern wMwMwM			1	-3	-2	-3	1	-4
pattern wMwMwM, first	3	-3		-1			-2	-1
pattern wM–w	1	-3	-1					-1
pattern w|#|M|	-3	-2	1					1
pattern w|w#Mw	-2	2	-1					-1
pattern w|w|w|		-2	1	-1			-1	-2
pattern w®	3	-1	-2					-1
pattern w®, first	2	-1	-1
pattern w®w	3	-1	-1				-1	-1
pattern w·#w.w	4	-2	-1			-1	-2	-1
pattern w·w	2		-1				-2
pattern w–w	1	-3	-1	-1			-2
pattern w–w(w)	-2	3	1					-1
pattern w–w, first	3	-3					-1
pattern {	2	-1						-1
pattern •w#M,w	2	-3		-1		-1	-2	-1
pattern •wM/M/	3						-3
pattern •w•w•w	3	-1	-1		-1		-1	-1
pattern ☐w(w)M	-3	-1	2				1
pay	1		3				-1
pay now	1	-1	1				-3
payment	3						-3
payment history	3	-2	-1			-1	-3	-1
payment history guide	4						-4
préstamos	-1	3	-1				-1	-1
public records	4	-1					-3	-1
recent account history	3						-2
santander consumer usa	2						-2
summary	3	-1					-3
tarjetas		3	1	-1				-1
tradelines	-1	2	3				-1	-1
type	2	-1					-2
unsecured	-2		1				2
view details	-2	1	2
view offer	3	-3	-2					-1
what else can you do?	3	-1					-3
who	-3	2	2				-1
worst payment status	3						-3
# word line below
account #	-4	3	-1				2	-1
account details	3	-2					-3	1
account info	6	-6					-1	-1
account number	-3	3	-1				-1	-1
account status	2						-2	1
account summary	4	-3					-1
account type	-1						-4	3
auto loans	2	-3					1
begins "	1	-2	2	1	-3	-3	1
begins #		1	1	-2	-2	-1		-3
begins $	2	-1	1				-1	-3
begins *	-1	-3		-3				-1
begins +	2	-3		-1	-1	-1	-3	-2
begins ,	-3	2	1					-1
begins .	2	-1					-4
begins 4.1	3	-1	-1				-2
begins ;	-3		2				1	-2
begins <	-2	-1	2		-3	-3	-1	-1
begins _	2						-2	-1
begins aaron's	-3	2	2				2	-2
begins account		3		-1	-2	-1	-2	-2
begins accounts	3	-2	-1				-2	-1
begins acct	-2	3	1	-3	-1	-1		-1
begins achieve	3	-2	-2				-1
begins action	3	-2	-1				-1
begins add	-1	-2	-2				2	-3
begins address	-3	2	1	-1	-2	-1	-1
begins adverse	3	-1	-1				-3
begins aidvantage	-1	2	1	-1			2	-2
begins ally	3	-4	-3					-2
begins amazon	3	1	1				-3
begins and				-1	-2	-2	1	-5
begins apple	-1	-4	-1	-1		-1		-2
begins apr	4	-2					-2	-1
begins ask	4	-2	-1				-2	-1
begins asset	2	-1	-1				-2	-1
begins at&t	3	-2	-1					-1
begins ay		1	-3				2	-1
begins back	3	-1					-2
begins belk	-3	1	2				2
begins between	4	-1					-2
begins bureau	3	-1	-1				-3	-1
begins c/o	-3	4	4				-1	-1
begins call	-1	2		-1	-1	-1		-3
begins cap		2	3			-1	-3	-1
begins car		3	1				-2	-2
begins carmax	3	-2	-2				-1	-1
begins carrington	3	-2		-1			-1
begins case	1	-1					-2	-3
begins cell	3	-2	-1				-1
begins certified	3	-2	-1
begins charge		3	2				-3	-1
begins charges	-2	3	2	-1			-1	-1
begins chase	2	-3	-1	-1	-2	-1		-2
begins chatgpt	2	-2	-2				-2
begins checking	4	-2	-1				-3	-1
begins citibank	1	-2		-1	-1	-1		-1
begins cl		2	3		-1		-3	-2
begins claimed	3	1	-2				-1	-1
begins client	-1		-1	-1	-1	-1	2	-2
begins clm	2	-2	-2	-1		-1	-1	-2
begins co	2	1	1				-3
begins collector	1	1	2				-3
begins comenity	-1	2	-2	-1		-1	2	-3
begins company	-1	-1	-1				-4	4
begins confidential	3	-2	-1				-1
begins confidentiality	4	-1	-1				-2	-1
begins consumer	3	-2	-1				-1	-2
begins conventional	3	-1	-2				-2
begins could	2	-2					1	-1
begins countrywide	3	-1	-1				-2
begins court	3	-2	-1				-2
begins cox	3						-1	-2
begins credence	-3						1	2
begins creditor's	-1	2	2	-3	-1			-1
begins creditors			1				-3	-2
begins credor	3	-1			-1			-1
begins cuentas	2						-2
begins customer	-3	3	4	-1			-2	-2
begins d	-2	1		-2	1	-2	-2
begins dashboard	3	-2
begins date		-6	-3	-2	-2	-2		1
begins dear	3	-3	-2	-1	-1		-2	-1
begins dec	3	-2	-2				-2
begins deferred	3	-1					-2	-1
begins delivered	-1	1	2				-2	3
begins delta	-3	1					2	-1
begins descriptions	3						-2	-1
begins direct	5	-5	-3				-2	-1
begins discover	2	-2	1	-1	-1	-1	-1	3
begins done	-3	2	2				1	-1
begins duke	1	-3	-1	1			1	-2
begins e		1	1	-1	1		-3	-2
begins ecoa	3	-3	-2	-1			-1	1
begins end	5	-3	-3	-1			-1	-1
begins equal	5	-3	-3				-1	-3
begins equifax	3	-1	-1				-4
begins estimated	4	-1	-1				-3	-2
begins estimates	3	-2	-1					-1
begins experian	2	1	1				-3	-2
begins external	-3	2	-1				2
begins f	3		-1				-3	-2
begins farm	3	-3	-3				1	-1
begins february	2	-1	-1				-1
begins federal	3	-2	-4				-1
begins fees		-3					-1	2
begins fidelity	4	-3	-3				-2
begins figure		-1		-3	-1	1	-1	-1
begins file	3	-2	-3		-1		-2	-2
begins financial	3	-2	-1				-3	-1
begins flagstar	3	-1	-1				-2
begins fleet	1	-3	-2				1	-1
begins form	2	-1				-1	-1	-2
begins framingham	3	-2	-1				-1
begins freddie	3	-2	-2
begins freedom			2				-3	-1
begins from		2	2		-1	-1	-3	-1
begins g	3	-1					-2	-1
begins gap			1			1	-2
begins get	3	-1	-2				-1	-1
begins goal	2	-3	-2				-1
begins golden	1		1				-3
begins goldman	3	-2	-2					-1
begins gracias	3	-2	-2
begins grant	4	-3	-2					-1
begins gross	3	-2	-2				-1	-1
begins guarantor	-1	-2	1	-1				-2
begins gulf	2	-1						-2
begins happy	3	-2	-2				-1
begins hard		-1	-1				2	-2
begins harley	3	-2	-1
begins heights	-3	3	1				1	1
begins high	3		1	-1	-1		-2
begins home		-4	-2	-1		1	3	-2
begins hospital		-3	2		1		-1	-2
begins household	3	-3	-4				1	-2
begins how	1	-2	-1					-2
begins https	1	-3	-2					-1
begins if	3					-1	-1	-2
begins include	3	-2	-2				1	-1
begins information	3	-1					-1	-1
begins initials	3	-1	-1				-1	-1
begins inquired	4	-3	-3				-1	-2
begins installment	-1	1	4	-1		-1	-1	-2
begins interest		-3	-2				2	-3
begins internet	3	-3	-2				-1	-1
begins irs	-3	1			-1	-2		2
begins is	1	-4	1					-2
begins items	3						-2
begins jan	4	-3	-2				-2	-1
begins jo	-3	2	1				1	-1
begins jpmorgan	3	-2	-1				-1	-1
begins june	3	-2	-2				-1
begins key	3	-3
begins klarna	-1	2		-1	-1	-1	3
begins kohls	-2	2	3				-2	-1
begins la	-3	3	2			-1	-1	-2
begins lakeside	-3	1	1				2
begins last			2	-1	-1	-1	-1	-3
begins lease	-1	2	2	-1	-1		-3	-2
begins left	-2	-3	2	2				-1
begins legend	3	-1	-2				-1	1
begins lendingclub	1	-3	-2	1	-1	-1		-2
begins lendmark	2	-2	-1				-1
begins level	3	-1	-1				-2	-2
begins liabilities	1	1		-1			-3	-1
begins lightstream	2	-3	-1				-1
begins list	4	-2	-2					-1
begins loan	-1	-1		-3	-2	-1	-1	-4
begins loans	2	1	-1		1	-1	-2	-1
begins location	3		-3
begins log		-1	-1				3	-1
begins lol	3	-1	-1				-2
begins lvnv	-1	2	-3	-1		-1
begins make	-2	-2					3	-2
begins mar	2	-1	-2				-1	-2
begins mariner	-3						2	1
begins may	2	-2	-1		-1		-3	-2
begins medical	-3		1				2	-2
begins mercy	1	-1	-1	-1			3	-2
begins merrick	-3	2	2			-1	-1	2
begins midland	2	-1	-2					1
begins mine	1	1	-1	1			-2	-2
begins missed	1	1	-1				-2
begins mission	-3	1	1	-1
begins mohela	-2	3	1	-1			2	1
begins mohela/dept	3	-2	-3				-2
begins mom	-2	1	2	-1			-4	2
begins month	3	-1	1				-3	-1
begins monthly	1	-2	-1	-1	-1	-1	-2
begins mortgage	-1	3	4			-1		-3
begins my	-1	1		-1	-1	-2		3
begins n/a	2						-2
begins name	2	-4	-1				-2	-1
begins national	-2			-1		-1	1	-3
begins navy	1	-3	-1				1
begins need		3	-1				1	-1
begins negative	3	-2	-2				1	-1
begins netflix	4	-1					-3	-2
begins never	-2		1		-1		3	-1
begins nissan	1	1	1				-3	-1
begins nmls	3	-1	-1				-2	-1
begins no	1	-2	-1	-1				-3
begins nonpriority	-4	5	3	1	-1	-1	-4	-4
begins notice	5	-2	-3				-2	-1
begins number	2	-1	-1	-1			-1	-3
begins núm	-1	-2	1				-1	2
begins obligations	3	-2	-2				-1
begins oct	3	-2	-2				-2	-1
begins of	2	-1	-3				-1	-1
begins offer	-1	-2	-1			-1	-3	3
begins oh	-2	2					-3	2
begins ok		1	-2	-1	-1	-1	1	-4
begins ollo	2	-2	-3				-1
begins omaha		1	1				-1	-3
begins on-time	2	2	2				-3
begins open		1	3	-1			-2	-3
begins opened	-2	1	2	-3	-1	-2	-1	-2
begins original	-1	-2	-1	-2	-1	-1	1
begins overview	4						-4
begins p	2	-1	-1				-2	-3
begins p.o			2	-1	-2		-3	-2
begins part	5	-2					-2	-1
begins past		-2	-2	2	1	-1
begins patient		1	1		-1		-2	-3
begins payday	3	-2	-2				1	-1
begins pays	2	-2	-1
begins personal	-1		2		-1		-1	-2
begins plaintiff	-4	1	2	-1	-1		-2	1
begins platinum	2	-3	-2				2
begins please	4	-3			-1		-3	-2
begins po		-1	1		-1	-1	-1	-6
begins post	-3	1	1				2
begins potentially	2	-2	-2		-1			-4
begins privacy	2	-1	-1					-1
begins product	-3	-2	-1				-1	2
begins property	5	-3	-2				-1	-2
begins prosper			-1				-4	1
begins quedo	3	-2	-1				-1	-1
begins rates	3	-1					-2	-1
begins raymour	-3	1	-1					2
begins re	4	-2	-1		-1		-1
begins recent	1	-2	-2	-1	-1	-1	-1	-2
begins remark	2	1					-3	1
begins rent-a-center	-3	2	2				1
begins report	3	-2	-3		-1		-1	-1
begins republic	-2	-1					3
begins requested	5	-2	-3					-1
begins requests	3	-1	-1				-2	-1
begins respectfully	3	-1					-1
begins responsibility	1	-3	-3	-1	-1	-1	-1	1
begins revolving	-2	-1	2	-1	-1	-1	1	-2
begins rocket		-3	-1	-1		-1	1	-2
begins sam's	1	-3					2
begins sample	3	-2	-2				-2
begins savings	1	-3	-1				1	-1
begins sears	-3	3	3	-1			-3	-1
begins second	-1	1					3	-1
begins section		-2	-1	-1	-2	-1	1	-2
begins security	2	1	1				-4
begins see	3	-2	-1				-1
begins send	2	-1			-1			-1
begins sep	3	-4	-2				1	-1
begins service	-2		-2	1	-1		-1	-3
begins servicer	3	-2	-2				-2
begins shares	3	-2	-1				-1
begins si	3	-1	-1				-2	-1
begins sincerely	3						-2	-2
begins social	3	-3	-1
begins sofi	1	-3	-1		-1	-1		-1
begins sort	3	-1					-1
begins spring	-4			-1		-1		2
begins standard	3						-3
begins state	2	-3	-1	-1			-1	-2
begins statement	3	-1	-2	-1	-1		-2	-2
begins status	1	-2		-3	-3	-2	-1	-1
begins step	3	-2	-1				-1
begins store	-3	3	2				-1	1
begins student	-2	-2	-2	-1	-1		2	-3
begins subaru	-2	2	2				-1
begins suffix	1						-3
begins summary	1	1	3	-1	-1	-1	-4	-2
begins synchrony	3	-4		-1	-1	-1	-1	-2
begins t-mobile	2	-3	-1				-1
begins tax	1	1		-1	-1		-3	-1
begins td	1	-1	-1	-3			-3
begins tel	3	-1	-2
begins these		-3						1
begins trade	3	-2					-3	-2
begins tradelines	3						-2
begins transcribed		3						-2
begins truck		3					-2	-1
begins tu	-2	3	1				-3	1
begins tuc	3	-2	-1				1	-1
begins uniform	-1	-2	1	1	-1		-1	-1
begins unsecured	4	-2	-2				-2	-1
begins up	4	-2	-2				-1	-1
begins updated	-1	-1	-1	-1			2	-1
begins upvote	3	-3	-1		-1	-1	-3	-3
begins verizon	4	-2	-1	1			-2
begins very	3						-2	-1
begins victoria's	3	-1	-2				-2
begins view	1	-2	-1			-1	-1	-3
begins wait	2	1	-3
begins water	2		-3				-1	-2
begins welcome	2	-3	-2				-1	-1
begins wherefore	3	-1						-2
begins whose	-4	2	2	2	-1		-1	-2
begins world	-1	2	-1	1			-2	-1
begins would	3	-2	-1				-2	-2
begins xcel		1	1				-3	-1
begins xfinity	2	-2	-2				-2
begins xpn	-2	-2	-2	-1			3	-1
begins year	2	-1					-3	-1
begins yes	3	1	-1	-2		-1	-3	1
begins you	1	-1	1	2	-1	-1	-3	-2
begins your	1	-2		-1	-1	-1	-3
begins ~		2	1				-3	-1
begins ©	3	-3	-3	-1		-1	-1	-3
begins ·	3	-2	-1	-1	-1	-2
begins —	1						-3	-2
begins ◦		1	1	-1	-1	-1	-1	-2
begins ☐		1	1	-1	-1	-1	-2	-2
begins ☑	1		2				-3	-1
begins 余额	-1	2	-2	-2	-1		1	-1
begins 合计	-2	3	2	-1	-1	-1	-1	-1
begins 存款	3	-1					-2
begins 😬	-2						3	-2
begins 🚗	-4		1				3
charge account	-3	4					-1	-1
charged off account	-3	3					1
collection account	3	-2
company sold	-4	-1						4
creditor remarks	3						-3
current balance	2			-1			-2
date opened		-1					-1	2
discover	-3	3						-1
experian	3	-2					-2
experian equifax transunion	-3	3
hard inquiries	-3						3
ic system inc	3	-1					-3
in good standing		2					-5	-1
inquiries		1					-3	-1
loan amount	3	-3
loan type	2	-2
means accountStatus, short	2						-3	1
means amountLoose	-1	2	-1	-1			-3
means balance, short		2	-1	3			-1	-2
means number, short	-1	3	-2	-1			-2	1
means reported	4	-3						-1
means reported, short	3	1					-3	-1
means status, short	-1	3	-1				-1
means statusHint	1	1					-3	2
means statusHint, short	2	-2					-2	2
means text, short	1	-3	-3	-1	-1			2
mortgage statement	-3	3
none	1	-1	1	-2	-1	-3		-3
ok	-3						3
open	2	-2					-3
opened	-2	-1					3	-2
our information shows	1	-3					-2	2
overview	3						-3
paid as agreed	-4	1					3
pattern "#","w	1	-1		1	-4	-4	-1
pattern "w",""		1	1	-1			-1	-3
pattern "w","w	2	-3		1	-1	-2	1	-3
pattern "w":"#	-1	2	3	-1			-1
pattern "w":w,	-3	2	2	-1	1		-2	-1
pattern ##/#MM, first	-3	3
pattern ##w#wM	-1		1		-1	-1	-3	1
pattern #)#	4	-1	-2	-1	-1			-1
pattern #)#, first	4	-3					-1	-1
pattern #)#w#w			2		-3
pattern #)w(w)		1	1	-1	1	1	-1	-2
pattern #)w,w.		-3		-1
pattern #, first	-1	1					-3	-3
pattern #.w	-2	1		-1	-2	-3		-1
pattern #.w#w)	1	2	2	-1			-1	-1
pattern #.w(w)	1	-1	1	-1	-1	-2		-3
pattern #.w(w), first	3	-2					-1
pattern #.w, first	4	-1					-2
pattern #.w,w#	1	-2	1	-1	-1	-2		-3
pattern #.w,wM	-1	1		-2	-1	-2	2	-2
pattern #.w:	3	-1					-1
pattern #.w:w#		-3	-3			-1	1	2
pattern #.w:w,	2		-1		-1		-1	-2
pattern #.w?	1	2			-1	-1		-4
pattern #/M/Mw	3	-2	-1				-1	-1
pattern #:MwMw	2	1	1				-3	-2
pattern #M		-5	1	-1			-2	-1
pattern #M/#MM, first	-2	2
pattern #M/#Mw	-1	-1	-1				-2	3
pattern #M/M#M	-2		2				-2
pattern #M/M--	1	1	2				-2
pattern #M/M/M	3	-3	-3				-1
pattern #M/MMw	1						-2
pattern #M/Mw	1	3	1	-1	-1	-1	-2	-2
pattern #Mw	3	-2	-1				-2	-1
pattern #w	1	-3		-1		-1		-3
pattern #w##wM	-1	-2	1	-1		-1	1	-3
pattern #w#w	1				-1			-2
pattern #w(w)M	2	-3	-1				1	-1
pattern #w, first	2	-1	-1				-5
pattern #w-wMM	1		-3				1
pattern #w:w	-3	-1	1			-1	2	-1
pattern #wM/M	-1	3				-1	-1	-1
pattern #wM/M/	2	-1	-2	-1		-1	-1	-4
pattern #wM/Mw	1	1	-1				-4	-1
pattern #wM/Mw, first	-3	1					-1	1
pattern #wMM	3	-3	-2				2
pattern #wMMM	3	-3	-2	-1				-1
pattern #wMMMM	2	-1	-1	-2			3	2
pattern #wMw	1		1	-1		-1	-3	-1
pattern #wMwM#	-3	3	2				-2
pattern #wMwM/	-2	-1	1					2
pattern #wMwMM	3	-2	-2					-3
pattern (w)w,w	1	-1	-4	-1	-1	-1		-2
pattern *w:M	1	-2					-2	3
pattern *wM			2			-1	-2	-1
pattern -, first	3						-3	-1
pattern -[]w(w	-2	2	3				-2	-1
pattern -[w]wM	3	-3	-2	-1			-1	-2
pattern -w	3	-2	-1		-1		-1	-1
pattern -w(w)M	-1	3	2		-1	-1	-1	-1
pattern -w(w)w	1	-3	-3			-1	1	-1
pattern -w-	2		-1		-1			-2
pattern <_w_#=	-3						3
pattern <_w_w=	-3	1	2	1	-2	-2	-3	1
pattern <w="#"	2	-3	-2		-1	-1		-4
pattern <w="M#	3	-2	-3					-1
pattern <w><w>	4	-3	-2				-1	-1
pattern ======, first	2	1					-3
pattern M	-2	-2	1	-1	-1	-2	-1	-1
pattern M, first			-2				-1	-1
pattern M.w	3	-1	-1				-1	-1
pattern M.w$M	2	-1	-2					-1
pattern M.w(w.		-2	1	-2	-1		-3	-2
pattern M.wM	2	-3	-1				-1	-1
pattern M/M/MM	5	-3	-4				1	-2
pattern M/M/Mw	1		-1	-3	-1	-1	-3	-4
pattern M/MMMM	3	-2	-1		-1	-1	-2	-1
pattern M/Mw#w	3	-1	-2					-1
pattern M/MwM	3	-1					-4	-2
pattern M/MwMM	4	-4	-3	-1				-1
pattern M/MwMw	4	-2	-3					-1
pattern MM		1	2	-1			-3	-1
pattern MM, first	-1	3						-1
pattern MMMMM	4	-1					-4
pattern MMw	2	3			-1		-3	-1
pattern MMwMMw	3						-3
pattern Mw	1	-3	-2	1	-1	-1	-1	1
pattern Mw#		-1	-1				2	-2
pattern Mw, first	2	-3	-1					-1
pattern Mw.w	-3	3	1
pattern Mw:Mw:, first	-3	3
pattern MwM/M/, first	4	-3					-1
pattern MwMwMM, first	-1	-3	2				-1	-1
pattern M✓✓✓✓✓	3						-2	-1
pattern w!	3	-1	-1		-1	-2	-1	-1
pattern w#		-1			-3	-1	-3
pattern w##		1		-1			-4	1
pattern w###	2		-2	-1	-1		-2	-3
pattern w##w		1	1	-1				-2
pattern w#$M$M	1	-3	2	-1		-1		-2
pattern w#(w)		-6	1				-2	-2
pattern w#)#	2	-1	-1
pattern w#)MM	-3	-1	-1				3	-1
pattern w#)w	2	-2	-3	-1	-1	-1	-2	-1
pattern w#, first	-1	1	-3	-1			1	-3
pattern w#.	3	-1	-3				-1	1
pattern w#.w.	2		-1				-1
pattern w#/M/M, first	2	-3					2
pattern w#:w.w	-2	3	2				-1	-1
pattern w#M/M/		-3	-2	-1			1	1
pattern w#MMM#		-2	3	-1	-1	-1		2
pattern w#MMM#, first	-3			-1	-1	-1	-1	2
pattern w#MMM/, first	-3	3
pattern w#MMMM, first	1			-1	-1	-1	-2	-1
pattern w#MMwM	-2	-2	3	-1		-1	1	1
pattern w#Mw			4	1			-2
pattern w#Mw#/	3	-1	-2	-1			-2	1
pattern w#Mw(w	3	-1	-2				-3
pattern w#MwM		-2	-2				1	1
pattern w#MwMM		-4	-2	-1			1	-2
pattern w#MwMw	1	-4
pattern w#MwMw, first	2	-2						-1
pattern w#w	1	-1	-1	-1	-2	-1	-2	-2
pattern w#w#		-2	1	-1	-1	-1	-1	-3
pattern w#w#/M	3		-1				-3	-1
pattern w#w#M/	1	-1	-2				-2	1
pattern w#w#M/, first	2	-2
pattern w#w#wM	1	-1	1				-2	-1
pattern w#w(w)	1	-3	-1				-1	2
pattern w#w,wM	-1	-3		-1			1	-3
pattern w#w-	-4	5	-1
pattern w#w-wM, first	-3						-1	1
pattern w#wM/M	1	-3		-1	-1	-1	-4	-2
pattern w#wM/M, first	1	1					-4	-1
pattern w#wMM/, first	-3	3
pattern w#wMMM		-2	1	-1		-1		-3
pattern w#wMw		-3	-1	-2		-1
pattern w#wMwM		-1		-2		-1	2	-3
pattern w$#,Mw	-1	-2	-2	2		-3	1	1
pattern w$M	2	-1	1				-3	-2
pattern w$M$M	-2	-2	1			-1	2	-2
pattern w&w(w), first	-2	-1					-1	2
pattern w&w, first	4	-3					-1
pattern w&w,w.	3		-1				-1	-1
pattern w(...M, first	1	-3					2
pattern w(w#w)	-2		-2				-1	2
pattern w(w)	-1	3		-2	-1	-1		-3
pattern w(w)#M	-1	-4	-1	1			1	1
pattern w(w)#w	-1	-3	1	2	-1	1	1	-4
pattern w(w)$M	1	-3					-1	-1
pattern w(w):M	-2	-1	3				1
pattern w(w)MM	1	-3	2	-1			-2	-2
pattern w(w)Mw, first	-1	2	-1	-1			-4	-1
pattern w(w)w	3		-1				-3
pattern w(w)w#	3	-4	-1	-1	-1		1	-1
pattern w(w)wM		-4	1	-2	-1	-1		-2
pattern w(w)wM, first	-3	3					-2	-1
pattern w(w.w)	-4	2	1				2	-2
pattern w(w.w), first	-1	3					-2
pattern w(w:w)	-3	-1	2		1	-1	1	-1
pattern w,	2		-1	-1	-3	-3	-2	-3
pattern w,MwMw	1	4	-2				-2	-1
pattern w,MwMw, first	3	-3	-1
pattern w,w	2	-1	-1	-2	-2	-1	1	-4
pattern w,w#	2	-1	-3		-1			-1
pattern w,w#, first	3	-2					-1
pattern w,w#,w		-3		-1	-1		2	-1
pattern w,w,Mw	1	-2	-3			-1		-2
pattern w,w,w,		2	-2	-1	-2	-1	1	-3
pattern w,w,w.	4		1				-3	-3
pattern w,w.#., first	3	-2					-1
pattern w,w., first		-1	-1				-3	2
pattern w,w.w	4	-3	-3				-1	-1
pattern w,w.w,	-1		-3					-2
pattern w,w.w.	1		-4		-2	-1
pattern w,w.w., first	3	-3					-1
pattern w,w:	-1	-2			-1	-1
pattern w,wM	4	-3	-2		-1		-2
pattern w,wM#), first	3	-3
pattern w,wM, first	3	-2					-2
pattern w,wM.	-2	1	2				1	-3
pattern w,wMw.	3	-2	-3				-1	-1
pattern w,wMw:		-2	-3	-1				-2
pattern w--w	3	-1	-1					-1
pattern w-Mw,w	2	-1	2				-2
pattern w-w		-4	-2	1	-1	-1	1	-4
pattern w-w:-w	3						-3
pattern w-w:w	3						-2
pattern w., first		-2	-1					1
pattern w.....	-2	-1	3		-2	-2	-1	-1
pattern w.:#		-1					-1	2
pattern w.MwMw	2	2	2				-3
pattern w.w		-3		-2	-2	-1	1	-3
pattern w.w,wM, first	3	-2					-1	-2
pattern w.w., first	3	-1					-2	-1
pattern w.w.w.	4	-3	-4		-1		1	-1
pattern w.w.w., first	2	-2
pattern w.w:	3		-1		-1		-1	-2
pattern w.w:#	-2	1	2				-1	1
pattern w.w:M	3	-1					-2
pattern w.w:Mw	2	-2	-1	1			1	-2
pattern w.w?	-1	3	2			-1	1	-3
pattern w.wM	-1	-4	2		-1			-1
pattern w.wM#M			1				-2
pattern w.wM, first	-2	4					-4
pattern w.wM,w	1	-4					-3	-2
pattern w.wM.w	-3	1	1				-1	2
pattern w.wMMM	-2		3	-1			-1
pattern w.wMMw	-3	-2	3		-2		1	-1
pattern w.wMMw, first	-3	3
pattern w.wMw	-1	-3	1				1	-2
pattern w.wMw#	-1	3	-1				1
pattern w.wMw.	3	-1	2				-2	-3
pattern w.wMwM, first	-3	1		-1			1	2
pattern w/w		-3	-1	-1	-1		1
pattern w/w(w)	3	-1		-1	-1	-1	-3
pattern w/w, first	-3						-1	2
pattern w/wMMM	-1	-4		-1	-1		1	2
pattern w/wMwM	1	-1	-3				2	-1
pattern w:#		-2	1	-2	-2	-1	-3	-2
pattern w:###	1		-1	-1	-1		1	-3
pattern w:###, first	-3	1					2
pattern w:###M	3	-1	-2
pattern w:###M, first	3	-3
pattern w:#, first	3	-1	-2				-3	-1
pattern w:#w:w	1			-1	-1	-1	-1	-4
pattern w:$Mw:	-3	1	1	1			1
pattern w:---	3		-1				-3
pattern w:>M<	-3						-1	3
pattern w:M	-1		-2	-3	-1	-2	1
pattern w:M##	3	-3	-3				-1
pattern w:M##M	3	-3	-2					-1
pattern w:M-M	3						-3
pattern w:M/M/	1	-3	-2	-1	-2	-1		2
pattern w:M/M/, first	3	-2					-2	-1
pattern w:M/Mw	1	-3	-3	-2	-1	-1	-1
pattern w:M/Mw, first	3	-1	-1				-1	-1
pattern w:M@w,	1	-3	1				-1	-1
pattern w:M@w,, first	-1	2					-2
pattern w:MMM, first	4	-2		-1			-2
pattern w:Mw, first	-2	3					-1	-1
pattern w:Mw:M	-1	-3	1		-1	-1		-3
pattern w:Mw:M, first		-1	3				-2	-1
pattern w:MwM	1	-1	2				-3	1
pattern w:MwMw	2	-3					1	-2
pattern w:w#M	1	-5	1	-1			-1	-1
pattern w:w#Mw	2	-1	-1
pattern w:w$#,	-1	-2	1	-1	3		-1	1
pattern w:w,M,	3	-3	-1					-1
pattern w:w,Mw	1	-1	1				-2
pattern w:w,w	-2		2	-1	-1		-4	1
pattern w:w,w.	-1		-1				-1	3
pattern w:w,w:	3	-1	-2					-1
pattern w:w,wM	2		-2				-3
pattern w:w-w	4	-1	-1				-3
pattern w:w-wM	3						-3
pattern w:w.Mw		-1	-1				-1	4
pattern w:w.w,	2	2	-3				-4	-2
pattern w:w.w,, first	3	-2					-1
pattern w:w.w:	2	-2	-1					-1
pattern w:w/w	-2						3	-2
pattern w:w:M/		-1	-1	1	-1	-1		-3
pattern w:w:M/, first	3	-2					-2	-1
pattern w:w:w	-2	-2	-1	-1			4	1
pattern w:w:wM	-2	2	2	-1			-1	-1
pattern w:w<w>	3	-1					-3	-1
pattern w:w=w=	3	-2		-1			-1	-1
pattern w:wM	-3	1	4	-1	1	2	1	2
pattern w:wMw.	-1	-2	-1				-1	1
pattern w;w, first	3	-2					-1
pattern w;wM/M	3						-2	-1
pattern w=w=w=	3						-2
pattern w?	-1	2		-2	-2	-3		-3
pattern wM		-4	1	-2	-2	-1		-2
pattern wM#/Mw	2		-1				-2
pattern wM#w	1	1					-3	-1
pattern wM(w)#	3		-2				-1	-1
pattern wM, first	1	-1	-4		-1	-1		-3
pattern wM,w,w	-1	-3	1				-1	-2
pattern wM,w.	5	-1	1				-4
pattern wM,wMw		-2	2					-1
pattern wM-w#$, first	2	-2
pattern wM-wM-	-1	-2	1				-1
pattern wM.		-3	-2	1	-1	-1	1
pattern wM.w	2	1	-1				-2
pattern wM/M/#, first	3	-1						-2
pattern wM/M/M	1	-1	-3		-1	-1	-1	-2
pattern wM/M/M, first	3	-4	-2	1	-1	-1		-1
pattern wM/MM/	1	-4	-3	-1	-1	-1	-1
pattern wM/MM/, first	4	-3					-3	-1
pattern wM/Mw#	3	-3	-1				-2	-2
pattern wM/Mw:	3	-2	-3				1	-1
pattern wM/w, first	3	-2					-1
pattern wMM		-2		1	-1	-2	-1	-1
pattern wMM#w	-2	-3	1				2
pattern wMM, first	-1	2		-1			-4	-2
pattern wMM/w	-2		2
pattern wMMM	1	-1	2	-1	-1	-1		-3
pattern wMMM+w	4	-1	-1				-2	-1
pattern wMMM, first	1	1		-2	-1	-1	-4	-1
pattern wMMMM	-2	2	1	-2		-1	-1	-3
pattern wMMMMM		-3		-1		-1	-1	1
pattern wMMMMM, first				1			-4	-2
pattern wMMMMw		-2	-3	-1		-1	1	-2
pattern wMMMw	2	-4	-1	-1			-1	-1
pattern wMMw,w	-1	2	1				1	-2
pattern wMMw,w, first	-2						2
pattern wMMwMw	-2	-2	1				3	-1
pattern wMw#	2	-3	-3	-1		-1	3	-2
pattern wMw#,w	-3	-1	1				2	1
pattern wMw#M	3		-1				-1	-1
pattern wMw#M, first	3	-1					-1
pattern wMw#w	-1	-3	1		-1		1	-1
pattern wMw#w,	2	-1	-2
pattern wMw,w#	1	-3	-1					-1
pattern wMw,w.	2	-1				-1	-1	-3
pattern wMw.w		1	-3				1	-1
pattern wMw.w#	-3	2	1	-1			1	-2
pattern wMw.w,	3		-2				1	-3
pattern wMwM				-3	-1	-1		-1
pattern wMwM#w	2	-2	-2				-3	-1
pattern wMwM., first	3	-3						-1
pattern wMwM.w	2	-2						-3
pattern wMwM/M		-1	1	-1		-1	-4	-2
pattern wMwMMw	1	-3		1	-1	-1	-1
pattern wMwMw#	-3	1	1	-1			-2	1
pattern wMwMw, first	2	-1	-1				-3	-1
pattern wMwMwM		1	-1	-3	-2	-2	-1	-4
pattern wMwMwM, first	3	-2	-1				-2	-1
pattern wM·wM·	-2	3	2	-1			2	-2
pattern wM·wM·, first	-1	-2					2
pattern w|#|M|	-3	-2	1	-2			1	1
pattern w|w	1	-1					-3	-1
pattern w|wM	2	-2	-2				3	-1
pattern w|w|w	3	-1	-2					-1
pattern w|w|w|	3	-2	-1				-1	-1
pattern w®w	3	-2	-1				-2	-1
pattern w·w	-3	1	1				1	-1
pattern w·wM	-3		2				2
pattern w•w, first	-3	3					-1
pattern ©Mw,w.	4	-1	-2				-2	-1
pattern •, first	3	-2					-2
pattern •w#M,w	3	-1		-1			-2	-1
payment history	3						-3	1
spectrum	-3						1	2
status	3	-4						-1
transactions	2						-2
transunion experian equifax	3	-3
transworld systems inc	3						-3
view details	-3						3
# word pattern comes
always	1		1	-1	-3	-2
often			1	-4	-1
# word read as, shape
accountName capitals	-1	1	-4	-1			-1
accountName small	-4	4	-1				-1	-1
accountName? capitals		1	-3	-1				-1
accountName? small		2	1				-5	-1
accountNumber capital	-3			3
accountNumber capitals	-3	-1	-2	4
accountNumber date	-1	-1	-3	2		-1	-2	-1
accountNumber small	3			-3
amount date	-3	-1		-2	3	-1	-1
aside goes on capitalised	1	-4		-1			-1	-2
current capitalised	-2	-2	1		-1	-1	3	-2
current capitals	-2	-4	-1	-1	-1	-1	2	-2
current letters	-3	1					2	-1
current? letters	-2		-3	-1			3
current? small	1	-3	-3	-1	-1	-1		-3
goes on capital	-4	-2	4	-1			-1	-1
goes on small		-5		-1		-1	-2	1
goes on? capitals		-1	-1	-3	-1	-1	1
goes on? date	-2	-2	-1	3			-1
goes on? small	1	-3	2	-1		-1	-1
paying capitals	-3	1	1		-1	2	-1	-2
paying? small	3						-3
# word read as
accountName	-1	1	-1	-1		-2	-3	-2
accountName?	1	-1		-1		1		-3
accountNumber	-3	-1	-1	5		-1	-2	-2
amount	-4	-1	-1	-2	4	-1	-2	-2
amount?	-2	-1		-1	2	-2	-3	-1
aside goes on	-1	-3	1	-1	-1	-1	-3	-3
no part	2	1		-2	-1	-2	-9	-1
no part, in row	1		1	-1	-2	-1	-12
originalCreditor?	-3	1	1	-1			-1
paying	-4			-1	-1	5	-2	-3
paying?	3	2	1				-4	-1
# word read in
accountName, a bullet for each debt	1	-1	-3				-1	-1
accountName, a column for each debt	-2	2	-2				-1	-3
accountName, a line for each cell	-3	3
accountName, a paragraph for each debt	-1	1	-3				-1	1
accountName, cards	-1		1				-3	1
accountName, cards of a portal	-3	3	-1				-2	-1
accountName, columns below each other	-3	3	-4		-1		-2	-1
accountName, columns by their place	2	-1	-4	-2			-2
accountName, tables and labels			-5	-1			2	-2
accountNumber, claims of a bankruptcy	2		1	-5			-1
accountNumber, one debt a line	-4		-2	5
accountNumber, tables and labels	-4	-1	-2	5			-2	-1
amount, tables and labels	-2	-1	-1	-2	3	-1	-2	-2
current, a column for each debt	-3						3	-2
current, a letter about one debt	-5	-1					5
current, a line for each cell	-3	-1	-1				3	1
current, columns below each other	-3						3
current, headings on several lines	-4	-1	-1				4	-1
current, one debt a line			1		-2	-2		-5
current, running text		3	1	-1	-2	-3		2
current, tables and labels		-4	-3	-2		-2		-2
goes on, a bill with its charges	-3		2
goes on, a bullet for each debt	-1	-5	2	-1			-1	1
goes on, a column for each debt	-2	-1	3		-1		-1	-2
goes on, a letter about one debt		-4	1
goes on, a line for each cell	-3	-1	3					-1
goes on, cards	-2	1	1	-1			-3
goes on, cards of a portal		-3	1				-1	-2
goes on, columns below each other	-3	2	3				-1	-2
goes on, columns by their place			-1	-2	-1	-1	-3	-1
goes on, records of labels	-1	-4	2				-1	-1
goes on, tables and labels		-3		-3	-1		1
no part, a bullet for each debt	-1	-2	2	-4	-2	-3	-3	1
no part, a column for each debt	-2	1	2	2			-4	-2
no part, a letter about one debt		-1		-3	-2	-1	-4	-2
no part, a notice about one debt	-1		1	-4	-1	-1	-2
no part, a paragraph for each debt		1		-2	-2	-3	-9
no part, cards			1	-3	-3	-3	-2	2
no part, cards of a portal	1	-1		-2			-3	-3
no part, claims of a bankruptcy	2	-1	-1	1			-1	-4
no part, columns by their place	2	-2	-2	1	-2	-1	-6	-3
no part, headings on several lines	3	-3	-2	-2	-1		-2	-3
no part, headings over the values of each account	2	-2	-3	-2			-2	-1
no part, labels	1	-1	-1	-2			-4
no part, loans with their transactions	3	-1	1	-1			-1	-1
no part, none	-1	4	1	-2	-2	-2	-4	-3
no part, objects	6	-4	-2	-1	-1	-1	-2	-4
no part, one debt a line	1			-2	-1	-4	-7	1
no part, records of labels	2	-1		-1			-3	-3
no part, running text	1		-2	-5	-3	-5	-6	1
no part, tables and labels	2	-2	-1	1	-2		-9	-1
originalCreditor, a paragraph for each debt	-2	-1						3
originalCreditor, columns by their place	-2	2	1	-1			-3
originalCreditor, headings over the values of each account	-3	-1	-1					3
originalCreditor, objects	-3	-3	-2					3
originalCreditor, one debt a line	-1	-1	-4	-1	-1	-1	1	-1
originalCreditor, records of labels	-3							3
originalCreditor, tables and labels	-1			-1	1	-1	-3
paying, tables and labels	-2	-1		-1	-1	4	-4	-2
# word shape and behind
capital capital	-2	2	-1	-2	-2	-2	-4	2
capital capitalised	2	-3	1	-2	-1	-1	-5	-1
capital capitals	1	-3		-1	-1	-1	-1	-1
capital code	3		-3
capital mark-"	3	-2	-1	-1	1	-1	-2	-3
capital mark-$	3	-1	-1		-1		-1	-1
capital mark-,	-3	-2		1	1	1		-2
capital small	1	-3		-1	-1	-1	1	-4
capitalised digits-1	1	-1	-1		-1	-1	-3	-1
capitalised digits-2		-4	1	-1	-1	-1		-1
capitalised digits-3	-1	2	-1	-1	-1	-1	1	-3
capitalised digits-4		-2	1	-2		-1	-3	-2
capitalised digits-5	-1	-2	3	-1			-1	-1
capitalised dollars	1	-1		-1	-1	-1		-4
capitalised end	3	-3	-3					-3
capitalised lettered-code		-2	2	-2	-1	-1	-4	-1
capitalised mark-"		-2		-3			1
capitalised mark-&	1	-1		-1	-1	-1	1	-3
capitalised mark--	-2	2	2	-1	-1	-1	1
capitalised mark-/		-3		-1	-1	-1	-2	1
capitalised mark-:		-2	1	-1	-1	-1	-2	-2
capitalised mark-=	3	-3	1		-1	-1	-1	-3
capitalised mark->	3	-2	-1				-2	-1
capitalised mark-|			3	-1	-1	-1	1
capitalised mark-®	3	-4	-2				-1	-1
capitalised mark-·		-3	-2		-1		1	1
capitalised mark-–	-3	2	3	-1	-1	-1
capitalised mark-—	-3		2	-1		-1	2
capitalised thousands	-2	2	1	-1	-1	-1	-1	-4
capitalised with-digits	1	-1	1	-1	-1	-1	-1	-4
capitalised year	-1	-2	-1	-1	-2	-1	1	-3
capitals capital		-2	3	-1	-1	-1		-1
capitals capitals		-1	-1	-3	-2	-2	-1	1
capitals code	-1	2	1	2	-2	-1	-4	-2
capitals date	-1	-1	3				-1	-2
capitals digits-1	1	-3		-2	1	-1	1	-2
capitals digits-3	1	-2	-1	-2	-1	-1		-2
capitals digits-4	-1	-1	-3	1	-1	-1		-1
capitals digits-5	2	-2	-4	3	-2	-1	-1	-1
capitals digits-6	-2	-1	-2	3	-1		-2	-2
capitals digits-7	-2			2	-1	-1	-4	-2
capitals dollars-and-cents		1	-2	-2	1	1	-1	-4
capitals end	3	1		-1			-3	-1
capitals lettered-code	-1		1	-3	-1	-1	-1	-3
capitals letters	-3	2	2				-1	-1
capitals mark-"	-2	-1	2	-3		-1	-2	-2
capitals mark-$	-2	-4	-1	-4	3	2	-2	-4
capitals mark-(		-2	1	-1	-1	-1		-2
capitals mark-)	-1	-3		-1			-1	2
capitals mark-:	2	1	-4	-1	-1	-1		-3
capitals mark-;	-1	-1	-3		-1	-1	1	3
capitals mark-<	1	-1	1				-3	-1
capitals mark-=	3	-2		-1			-2	-1
capitals mark-]	3	-1	-1	-1			-1	-1
capitals mark-|	-1	1		-3	-2	-3		-2
capitals mark-–	2	-3	-1					-2
capitals mark-—	3	-1	-3					1
capitals masked	-3	1	4	-3	-1	-1	-1	-5
capitals thousands	-1	-2	3	-2				-2
capitals thousands-and-cents	1	-1	-2	-3	-1	-1		-3
capitals year	1	-2	3	-1			-1	-1
date capitalised		-3	1	-1	-2	-2	1	-1
date capitals	-1	-3	1	-1	-1	-1	1	-1
date cents	4	-1		-2	-1		-2
date mark-,	-5	-1		2	2	3		-2
date mark-.	-2		-2	3			-1	-1
letters capitalised	3	-2	-2	-1				-4
letters code	2	-1		-1			-2	-1
letters digits-4	3	-2	-3	-3			2
letters digits-7	2	-2	-4	-2			-1	-1
letters dollars	1	2	-3	-1	-2	-2	-1	-2
letters dollars-and-cents	2	-4	-3	-2	-2	-2		-3
letters end	3	-1					-3
letters lettered-code		1	1	-1			-3	-1
letters letters		-2	1	-1	-1	-1		-3
letters line	-1	-5		-1	-1	-1	2	-3
letters mark-,	-1	-2	2	-1	-1	-1		-3
letters mark-.	2						-2
letters mark-:		-2	2	-1	-1	-1		-3
letters thousands	1	-2	2				-2
percent capitalised	4						-3
percent digits-1	-3	-1				3	-1
percent digits-2	3	-1	-1			-1	-2
percent dollars	4	-1				-1	-3	-1
percent dollars-and-cents	6	-2	-2		-1	-1	-4	-1
percent mark-)	2		-1				-1	-1
percent mark-,	3	-2	-1		-1	-1	-1	-1
percent small	3	-2	-2	-1	-1	-1	-3	-1
small capital	1	-3	-1		1	-1		-1
small capitalised	2	-3	1	-1	-1	-1	1	-3
small capitals	3	-3		-1	-2	-1	-2	-6
small cents	2	-3	-1	-1	-1	-2	1	-1
small code	4	-2	-2	-2	-1	-1	-3	-2
small date	3	-2	-1	-1			-2
small digits-3	2		-1	-1	-2	-2	-4	-1
small digits-4	1		-3	-1		-1	-1	-1
small digits-5		1	-2	-1			-2
small digits-7	3	-3	-3	-3		-1	-1	-1
small dollars	2	-2	-1	-1	-2	-2	-3	-3
small dollars-and-cents	2	-5	-1	-2	-2	-2	-1	-4
small lettered-code	4	-4	-1	-2			-3
small line	1	-3	-1	-1	-1	-1		1
small mark-!	2	-1	-3
small mark-"		-4	-2	-1	-1	1	1	-2
small mark-#	3	-1	-2				-1
small mark-(	-2	-2		-1	-1	-1	3	-2
small mark-)	-1	-5	3	-1		-1	-1	-6
small mark-,	1	-3		-1	1			-5
small mark--	-1	2	4	-1	-1	-1	-1	-1
small mark-.	1	-3	-1	-1	-1	-1	1	-3
small mark-/	-1	1	1			3	-1	-1
small mark-:		-2	1	-1		-1	1	-4
small mark-<	4						-4
small mark-?	2	-3	-1	-1			-2	-1
small mark-·	2	-1	-3				1
small mark-–	-2	-2	3		-1	-1	2	-1
small masked	6	-2	-5	-1			-2	-1
small thousands	2	-1		-2	-2	-1	-5	-2
small thousands-and-cents	1	-1	1	-2	-1	-1	-5	-2
small with-digits	4	-2	2	-1	-1	-2	-4	-2
# word shape
capital		-3	-1	1		-1		-1
date	-2	-6	-3	6	2	1	-1	-4
letters	1	-1	-1	-5	-4	-4	1	-6
percent	3	-4	-3	-1	-1		-1	-2
small	1	-2	1	-2	-3	-1	1	-4
# word sums of line
1		-1		-1	-2	-3	1	1
2	-1	-1	1		-3	-4
# word word
%	3	-2					-2	-1
1-01	-2		1	2
2.1	4			-2	-1		-1
2.2	3	-1		-2			-1
30-59	-2	-1	-1	-1			3	-1
4.4	4	-1		-2
4.5	3			-3
a	1	-5	-3	2	-1	-1
aadvantage	-2		3				-2
aaron's	-4	5	-2				-1
ab	2	-2	-2	-1			1	-1
above	3		-1				-2
ac		-2	2				-1	-1
acceptance	-3	-2	3	-1			-1	-1
accepted	2	-1	-1	-1	-1	-1	-3	-1
account		-4	-2		-1	-1	1	-4
accounts	5	-3	-3				-2	-1
acct	5	-6	-8	-3		-1		-3
ach	3	-1					-1	-1
action	4	-1	-3				-2	-1
actions	2	-1		-1	-1	-1	-2	-1
activity	3	-1	-2					-1
ada	-3	-2	3					1
additional	3	-2						-1
address	3	-2			-1		-1	-1
adjustments	3		-2				-1
advance	-2	-1	3	-1			-1	1
advances	3	-1	-2
advantage	2	-3	1
adverse	2	-1						-1
aes/pheaa	-3	3
afterpay	-4	4
age	3	-2	-1				-2
agencia	3		-1				-2
agent		-2	1				-3	-1
aggregate	3	-2
ahora	3		-2				-2
aidvantage	-3	4	-1	-1			-1	-2
airlines	-2	-1	3				-1
alaska	-1	2	-2
all	1	-2	-3				1	-1
ally		2	-3				-2	-3
also		-4					1	-1
altima	-1	-2	2				-1	-1
always	-2						3
amazon	-1	1	2				-1	-3
america	-1	-4	2	-1	-1	-1	-2	-1
american	1	2	-3				-2	-2
amex	-3	4	-1				-2	-3
amount	3	-2	-2		-1		-1	-2
amt	1	-1	-2				1	-2
amy	3	-1	-2
an	3	-1	-2				-2	-1
and	1	-7			-1	-1	1	-3
anesthesia	-3	-2	2				-1	2
ann	3	-1	-2
another	3		-1				-1	-1
apartment	3	-1	-1				-2	-2
apartments	-3		-3				-1	3
application	3		-1				-2
apply	3		-1				-1
apr	3	-4	-1	-1	-1		-1	-2
april	2	-1	-2					-2
are	3	-3	-2					-1
area	-3	1						2
as		-4	-1		-1	-1	2	-2
asagreed	-4						4
ask	2	-2	-1				-3
aspire	-3	4	-1				-1
asset	-1	-2	3					-1
assets	2	-1	-1				-1	-1
assoc	-3	-2	2					1
at	1	-4	-2	-1	-1	-1	-1	2
at&t	-3	-3	-2	-1			1	3
atrasada	-3						4	-1
att	-2	-1					-1	3
attorney	1	-2	-1				2	-3
aug		-3	-1	-1	-1	-1		-2
authority	-3		3
authorized	3	-1	-1				-1
auto	-1	-3	2	-1		1	-2	-2
automobile	1	-2	2	-1			-2	-3
autopay	1	-2	-2			-1		-1
available	3	-3	-3					-1
avant/webbank	-1	4					-2	-2
ay	3	-3
b	2	-4	-1	1	1	-1	-2	-2
back	2	-3					-1	-1
bal	3	-6	-5	-2	-3	-1		-4
balance	4	-3	-6	-1	-1	-1		-2
bank	-1	-4	1				-2
bank/credit	3	-2	-1
bank/lowes	-2		2					1
bank/target	-3		1					2
bankruptcy	3	-1	-2		2		-3
baptist	-1	1	-3				-1	1
barclays	-1	1	1	-1	-1	-1	-1	-4
bb&t	-2	2
because	1	-3
becu	-4	4	-1
belk	-2	2	-2
bellsouth	-3	-1						3
bill	2	-3				1	-2	-4
bills	5	-3	-2
bk			3				-2	-1
bloomingdale's	-4	3	-1
bluegrass	3	-3
blvd	3		-1					-1
boa	1		-2
borrower	3	-4	-1				-2	-1
boscov's	-4	4	-1	-1		-1	-1	-1
both	3	-4	-2				-1	-1
box	2	-1	-4	-2	-2		1	-1
bremer	-3	3
bridgecrest	-4	4	1				-1	-1
bring	3	-1					-3
budget	3	-3	-1	-1	-1	-1	-1	-1
but		-2	-3					-1
by	1	-3	-1	-1	-1	1	-1	-2
c	1	-4		-2		-3	-1	-3
c/o	1	-3					-1	-1
cabela's	-2	3	-1
cabelas	-3	4	-1					-1
cable	-2	-2			-1		-2	3
call	1	-3	-1				1	-1
calloway	2	-1	-3				-1
cancel	3	-2					-1
cap	1		1				-2	-3
car	2	-2	-2					-1
card		-4	1	-1		1	-3	-2
cards	4	-2	-2				-1	-1
care		4	-2				-4
carecredit	-3	3					-2	1
case	3	-4	-1					-1
cavalry	3	-2	-2				-2	-2
cc		-3		-2	-1	1		-2
center	-1	-3	1
change	3	-2					-1
charge		-5		-1		-1	2	-2
charge_off	-3	-1					3
charter	-4	-1						4
chase		1	1		-1		-3	-2
checking	4	-1	-3				-3
chela		-3	1
chg			-1				3
child	2	-3	1					-1
christmas	3	-2					-1	-1
chuy	-2	-1	2
chị	-2	2	1
cir	3		-2				-1	-1
citi	-2	1	4				1	-5
citibank/sears	-2	-2					-1	3
citifinancial	-4	4
civil	3	-1					-1
ck	3	-1	-1	-1
cl	4	-2	-2				-2	-1
class	3	-1						-2
client	3	-4	-2	-1	-1	-1	-1	-2
clinic	-3	-1	1				-1	3
close	3		-2				-1
closed	2	-1	-5					-1
closing	3	-1					-2
cls	3	-1						-1
club	-2	-4	2				1	2
co	-1	-3	3	-1	-1
co-borrower	4	-1					-2	-1
co-op	-3		1
coast	1	-3	1				-1	-1
cobalt	-1	2					-1	-3
cobrança	-2	-1	-1				3	-1
cobro	-2		-1				3
code	3		-2				-1	-1
codes	3		-1				-1	-1
col	2	-2					-1	-1
coll	-3	-3	1	-1	-1	-2	3	-3
collect	-1	-1	3		-1		-2	-1
collection	-1	-4					3	-2
collections	-1	-3				-1	2	-2
college	-3	3					-1	-1
column	3	-1	-1				-1
comenity		-3	1					1
comenitybank/victoria	-4	3	-1
communications	-3						-2	4
company		-2				1	-3
con	2	-1	-3				-2
condition	3		-1				-2
consolidation	-1	-1	1				-3	-1
consumer	2	-3	-1				2	-3
contract	3	-1	-2
conventional	5	-3	-1				-2
convergent	-3	4	-1				-1
cooper	-2	-4	3					-2
copper	-3	3						-1
corolla	-2	-1	2					-1
corp		-2	2				-2	-3
corporation	-3		4				-1	-1
correct	3	-1					-2
costco		1	1				-1	-3
counseling	4		-3
counselor	2	-1	-2				-1	-1
cousin	2	-2	-2				-1
cr	2	-3	1	-1			-1	-1
credence		1	-2
creditor	2	-3	-2	-1	-1		-2	-1
creditor's	3	-1	-2
credor	3	-1	-1				-2
creek		-3						1
crédito	-2	-1	3				-2
ct	3	-1	-2				-1	-3
ctr	-3	-1						2
cu	1	-4	1	-2			-1	-2
cuenta	3	-1	-2	-1			-1	-1
cumberland	-3	2						1
cur	-2	-3	-1			-1	3	-2
curacao	-3	3	-1				-1	-1
curr	-3	-1	-1		-1	-1	3	-2
current	-2	-2	-1	-1	-1	-2	3	-2
curtis	3	-2	1					-1
customer	3	-3	-1				-1
cut	2	-1					-2	-1
d		-4	-2	1	1		-1	-1
dad	-4	4					-1	-1
dana	1	-3				2	-2	-2
dashboard	3	-3					-1
data	3	-2	-1				-1	-1
date	1	-4	-4	-1	-1	-1	2	-2
day	1	-3	-2					-1
days		-4	-3		-1	-1	2	-1
dds	-3	-1	3	-1
de	1	-4	-1	-1	-1	-1		-2
dear	3	-3
debemos	3	-1	-3					-1
debo	4	-1	-2		-1		-3	-1
debts	2	-2	-3	-1	-1	-1	-1	-1
declined	3						-3
default	3	-1					-3
deferment	5	-1	-1				-5	-1
deferred	6	-1				-1	-5	-1
del		-3					2	-1
delete	3		-1				-1	-1
delinquency	5	-1	-1				-3	-1
delinquent	-1	-2	-2				2	-1
delphine	3	-2					-1	-1
delta	-2	3	-2				-1	-1
denise	-1	-3					1	-1
dentist	-1	-1	3				-1	-1
deposit	4	-1	-2				-1
deptednelnet	-2	3					-1
derogatory	3	-1	-1				-3	-1
description	4	-2	-1				-1
desert		-3	2					1
destiny	-2	2	1
details	5	-1	-3				-3	-1
dfas	-4	3		1
diagnostics	-3	-1	1				-1	2
dias	-4						4
dillard's	-3	3
direct		1	-3			-1	-1
discharged	4	-1				-1	-3	-1
discover	-1	2	-2	-1	-1	-1	-4	-2
discoverbank	-3	3
discovercard	-4	4
dispute	3	-2	-1		2		-5	-1
district	3	-1	-1					-2
division	1		-3
dmp		-2	-3	-1	-1		1	-3
dominion		-3	1					1
done	2	-3	-1				-2	-1
dont	3	-2	-2				-1	-1
dr		2	-2	-1			-3	3
draft	2	-2	-3	-1	-1	-1	-1	-1
due	1	-3	-2	-1		-1		-1
duke	1	-1	-1				2	-3
e	4	-3	-2	1	-1		2	-1
each	3	-1	-1				-2
ecoa	4	-2	-1	-1	-1		-1	-1
ecsi		-3	1
ed/navient	-3		3
edfinancial	-3	3		-1			-1	-2
edited	2	-1	-1
education	1	-4	2				-2	-1
ef	2	-2	-1				-3	-2
efx	3	-3	-2	-1		1	-2	-2
elan	-2	2						-1
emergency		-3	3				-2	2
employees	-1	-3	2
ems	-3	-1	3
en		-3	-2	-2			1	-1
end	4	-2	-2				-1
ending	6	-2	-7	-2			1	-1
ends	6	-1	-3	-1			-4
energy	-1	-3					1	2
equifax	6	-4	-1				-1	-1
equity		-4					-1	-2
erie	2	-2	1
erlanger	-2							2
escrow	2	-1	-1				-3	-1
esposo	3		-2				-1
est	3	-2	1	-1	-1		-3	-3
et	2	-1					-1	-1
evergy	-2	3	-1					-1
eversource	-4	3					1	1
example	3	-2					-1
exeter	3		-1				-1	-1
experian	5	-2					-1	-1
express	-2	-2	3				-1	-1
f	3	-1	-1				-2
fair	4	-2					-2	-1
fargo	1	-4					-1	-2
fcu		-5	3	-1			-1	-2
fdic	3	-1					-1	-1
feb	2	-1	-3		-1		-1	-2
february		-3	-1				2	-2
federal	1	-5					-1	-1
fedloan	-1	3	-3				-2
fha	3	-1					-1
figure	-2	3					-1	-1
file	5	-2	-4				-1	-2
fin		-3	1	1			-1	-1
final	2	-3	-3			-1	-1	-2
finance	-2	-3	2					-2
financed	3	-1	-1				-1
financial		-4	1		-1			-1
fincl	-3		3					-1
fingerhut	-1	1	-2				-2	1
fingerhut/webbank	-2	3	-2	-1			-2	1
firm	-3	-1	2					1
first		-1	1		-1	-1	-3
fl	3	-1	-1				-1
flagstar	-3	3	-1					-1
fleet	-2	3					-1
florida	2	-3					-1	2
food	3	-2	-1
for	2	-4	-2	-1	-1	-1		-3
forbearance	4	-1	-1				-4	-1
ford							-1	-3
foreclosure	3	-1					-3
foremost	-3		3
forget	2		-2				-1
fort		2	-3					-1
fortiva	-4	3					-2	1
franklin	-3	-1	3
free	2	-1	-1				-2
fri	3	-1					-1	-1
friday	4	-1	-1				-2	-1
from	4	-3	-1		-1		-1	-3
fund		-1	3				-1	-2
funding	1	-2					-1	1
furn	-3		3
furnisher	4	-2	-2				-1
garage	-3		3				-1
gas	-1	-4	1				-1	1
ge	-4	3	-1				-1	2
gemb/jcp	-3	3
general	-1		-1					3
gmac	-4	4	-1					-1
go		-4	2	-1		-1	-2	-2
gold	-2	-2	2				-1	2
goldman	3	-2						-1
good	-1	-4	-1				1	-1
goodleap	-1	3	-2					-1
goods	2	-2	-1
got	2	-3	-1				-1	-1
grandma	-3	3					-1
great	3	-2	-2				-1	-1
greensky	-3	3					-1	-1
greenville	4	-1	-3		-1
gross	2	-1
group	-1	-2	2				-3	1
guarantor	3	-3	-1	-1			-2
guild	-4	2	1				-1
gulf	-2	3					-2	-1
har	2	-2		-1
harley-davidson	-2	2
harris	-1	1	1				1	-3
has	1	-2	-5			-1		-2
hawaii	-2		2				-1	-1
health		-5					-4	1
heloc	-2	2	1	-3	-1	-1	-2	-2
her	3	-2	-2				-1
here	3	-1	-1				-1	-1
hermann	-3							1
hi	2	-3						-1
high	3	-1					-2	-1
higher	-3	-1	3
hipoteca	3	-3					-1	-1
his	1	-3	1				-1
history	2	-1	-3		-1		-1	-1
hoa	3	-2	-1				-1
hold	3	-1	-3					-1
holiday	3	-3
home	-1	-2	2		-1		-1	-1
honda	-1	1					-1	-3
hosp	-2	-3	-1				-1	3
hospital	-2		1		-1		1	1
how	3	-3					-1	-2
hsa	2	-3	-1	-1			-1
hsbc	-1	1	-2					1
husband	4	-2	1				-3
hạn		-1					3
i	3	-2	-4	-1	-1	-1	1	-3
i'm	1	-4	-1			-1		-2
id	7	-3	-3	-2			-2	-1
if	5	-3					-2	-1
ii	1	-1					-1	-3
iii	3	-2	-1
in		-3	-2	-2		-1	2	-2
inc	-2	-4	3	-1	-1	-1	-1	-3
include	3	-2					-2
included	3	-1					-2
indigo	-2	2
info	3						-2	-1
information	5	-1	-3				-3	-1
infusion	-3	1	3
inquiry	3		-2				-2
ins		-2	-3					1
inst	3	-2	-2				-5	-1
insurance		-2	-3					3
interest	5	-4	-1				-3	-1
internet	2	-4	-2					-1
interstate	-3		3
invoice	3	-1	-2
involuntary	3						-2
iphone	-2		2				-3
ira	3	-2	-2				-1
is	4	-5	-5	-1	-1	-1	-1	-2
it	-1	-3	2		-1	-1		-2
it's		-4	-4				1	-1
item	3	-1	-3				2
j	2	-1	-2	-1	-1		-4	-1
jc	-2	2	1	1				-1
jewelers	-2	-3	3				-1	-1
joint	2	-4	1	-1	-1	1	-4	-2
judgments	3	-2	-1
july	1	-3	-1				1	-2
jun	2	-2	-2	-1	-1			-1
june		-2	-2				1	-2
k	3	-3					-2	-1
kaiser	-3	3	2					-1
kay		1	-2					-3
kayla	3	-1					-2
keeps	3	-1	-1				-2
keybank	-2	1
kikoff	-3	3
klarna	-2	3	-1				-2	-2
kohl's	-2	3	-1				-2	-1
kohls/capone	-5	5	-1	-1	-1		-2	-3
koleksyon	-2		-1				2
kredi	-2	-1	3
l	1	-2	1	-1			-4
laboratory	-2	2	1
lahey	-3	1					1	1
lakes	1	-4	1				-1	-2
lakeside	-2	2	-1
lane		3	-1				-1
last	2	-4	-7		-1			-3
late	-1	-2	-3	-1		-1	1	-1
lates	-2						3
lease	3	-3	-2				-2	-1
leasing	-2		3					-2
left	4	-2	-3		-1	-1	-3	-1
legal	3	-2	-2	-1	-1	-1	-1	-2
lender	2	-1	-1				-3	-2
lendingclub	-1	3	-1				-2	-2
lendmark	-3	4				-1	-1	-1
lent	3	-2	-2				-1
letter	3	-2					-3	-2
level	3	-1	-1				-1
liabilities	3	-2	-2				-1
liability	3	-2	-1					-1
light	-2	-2	1				2	2
lightstream	-2	2	-1				-2	-3
like	2	-2	-4				1
limit	5	-1	-3				-3	-1
line	-1	-4	3				-2	-3
list	4	-2	-1				-1	-1
little	2	-3	-2					1
llc	-3	-4	4	-2	-2	-1	-3	-2
lns	-3		3
lo	-1	-2	-1				1	-1
loan		-5	1	-1	-1	1	-4	-2
loans		-3	1	-1	-1	-1	-3	-2
local	3	-3
loe	3	-1					-1	-2
lol	2	-2	-2				-1
los	3	-1	-2
lp	-2	-3	3					-2
ltd	-3	-2	3				-1
lyle	2	-2	-1
ma	3	-1	-2				-1	-1
macy's	-1	2	-1				-3	1
macys/cbna	-3	3
main	-2	-3	3				-1	-1
make	3	-2	-1				-1	-1
manage	1	-3	-1				1
management		-1	1	-1	-1	-1	-3	-3
marisol	3	-2	-1
mart	-2		2					1
mastercard		-1	1				-2	-3
maurices	-3	3
may	1	-3	-2				1	-2
maybe	3	-1	-2
me	1	-3	-2	-1				-1
med	-4	1						1
medical/health	3							-3
medicare	3	-2					-1	-1
medicredit	-4	4						-2
member	1	-2	-1				2
memorial	-4	-1	2				-1	2
menards	-3	3	-2					-1
mervyns	-2	2		-1
message	3	-2	-1
mgmt	-1	-2	1					-3
mi	2		-3	-1			-2
miami		-3	2				-1	-1
midwest	-2	3					-1	-1
min	1	-4	-2	-1	-2	-2	-1	-2
mine	1	-3	-1				1	-1
minimum	3	-4	-1			-1	-2	-1
missed	-2	-3					2	-1
mn	3		-1	-1	-1
mo	1	-3	-2	-1	-1	-2		-2
mobile	2	-2	2					-1
mohela	-4	4	1	-1			-2	-4
monday	2		-1		-1			-1
money	2	-3	-1				-1	1
montgomery	-3	3
month	2	-1	-2			-1	-1	-1
monthly	1	-4	1	-1	-1	-1	-1	-2
mop	3			-1			-1	-1
motor	-1	-5	1				-1	-1
mountain	-3	2	1				1
move	-2	-1	-1				3
mr	-1	2	-2	2			-1	-3
mtg	1	-1	1	-1			-4	-1
my	2	-1	-1				-2	-2
mínimo	2	-1				-1	-2
n.a	-3	-4	1	-1	-1	-1	-2	1
n/a	4	-3	-2	-1			-2	-3
na	-1	-3	1	-1	-1	-1	1
nada	3						-3
naman	-1		-1				3
name	4	-3	-1					-6
nasa	-2	-1	-1				4
nco	1	3	-1
ncua	3	-1					-1	-1
ne	2		-1	-1			-1
negotiating	2	-3		-1	-1	-1	-1	-1
negotiation	3		-1				-2
nelnet	-1	3	-2	-1			-2	-4
net	6	-3	-2				-1	1
netflix	3	-2					-1
new	2	-1				-1	-3	-1
next	1	-3	-2	-1	-1	-1	-1	-1
nissan	2	-2	-1				-1	-3
nj	3	-1	-2
nmls	4	-2		-1			-1	-1
no	2	-3	-6	-1	-1	-1	2	-2
none	2	-3	-2	-2		-1	-1	-3
nonpriority	3	-2						-1
nordstrom/td	-2	3	-1					-2
north	-3	2
not	2	-3	-4	-1	-1	-1	1	-2
notes	2	-2	-2	-1	-1	-1	-3	-1
nothing	3	-1					-2
nov	3	-2					-2	-1
now	3	-4	-3		-1		-1	-3
number	1	-3		-1	-1	-1	-2	-1
nv	-1	-1	3
número	3	-1	-2				-1
obligations	3	-1	-1				-1	-1
oc	3	-1					-2	-3
oct	2	-1	-2					-1
of		-5			-1	-1	-1	1
off	1	-1	-3	-1	-1	-1	1	-2
ok	1	-5	-2	-1	-2	-1	1	-2
okay	5	-2					-4
old		-1	1	-1	-1	-1	-2	-5
ollo	-5	5	-2				-1
omitted	3		-2				-2
on	1	-5	-2		-1	-1		-2
one		-5				-1	-1	2
onemain	-3	3	-2				-1
online	3		-1				-1
only	2	-2	-2				-1	-1
open/closed	3	-1					-3
oportun	-2	4	-1				-2	-1
or	2	-2	-2					-2
orig	3	-2	-2	-1	-1	-1	-1	-3
original	1	-3	-2				-3	1
other	5	-4	-1				-2	1
our	3	-2	-2				-2	-1
out	1	-3	-2				1	-1
outfitters	-3		2					2
outpatient	-2	-2	3
outside	3						-2	-1
outsourcing	-2		3				-1
outstanding	3	-2	-2
overview	4	-2					-2
owe	5	-3	-4	-1	-1		-1	-2
owes	3	-5	-2	-1
owner	3	-2					-1
p.o	4	-1	-3	-1			-1	-1
pacific	1	-3	1
pagado	4	-1	-1				-3
page	4	-2					-1
paid	3	-2	-2		-1	-1	-2	-2
palmetto	-3	3	-2					1
parcela	2	-1	-1		-1	-1	-2	-1
parents	-4	2	3				-1
parking	-3	2	2				-1
parkland	-3	1	2				-1	-1
part	4	-2					-1	-1
patel	-1	-1	3				-1	-1
patrice	3	-2	-2					-1
paul	3	-2	-1				-1
pay	2	-5		-2	-1	-2	1	-2
paycheck	3	-2	-1
payment	2	-4	-3			-1	-1	-1
payments		-2	-2				1	-1
payoff	6	-2	-1				-4
pays	1	-3	-1		-1	-1		-2
pd	4	-2	-1				-2	-1
peak	2	-4						-1
peloton	-2	-1	4					-1
pending	3	-1					-2
penfed	-3	3	-1
penn		-2	-1					3
penney	-4	-2	4
per	2	-2	-1			-1		-3
period	3	-1	-2				-1
permanente	-2		1				-2	2
petal	-3	1	2					-1
petitioner	3	-1	-2				-1
phys	-5		2				-1	3
physician		-3	1
physicians	-3	-1	2				-1	3
pickup	-3	-1	3
piedmont	-1	1	-3					1
pif	4	-1		-1			-3	-1
pike	-3		2				-1	-2
pinnacle	-3	3					1
piti	3	-2	-1				-3	-1
pl	3	-2			-1	1	-2	-1
plains		-3	1
plaintiff	2	-3	-2					-2
platinum	-2	-1	3				-2	-2
please	1	-2						-1
pls	3	-1					-2
pmt	2	-3	-4	-2	-1	-2		-2
pnc	1		-2	-1			-1	-2
po	4	-2	-6	-1	-1		1	-1
points	3	-1	-1				-1
polaris	-2	1	2
por	4	-1	-2				-1	-2
portfolio			2				-1	-3
premier	-2		2					1
primary	3	-2
principal	4	-2	-2				-3	-1
priority	4	-1	-3				-1	-2
profile	3	-1	-1				-1	-1
progressive	-3		-2				2	3
prop	3	-1	-2
property	4	-3					-1	-2
prosper	-2	2	-3				-1	2
providian	-5	1					-1	3
préstamo		-3					-1	-1
préstamos	5	-3	-2				-1
ps	2		-1					-1
pymt	3	-1	-1	-1			-2	-1
q	4	-1	-2	-1				-1
questions	3	-2					-1
quicken	-2	3	-1
quicksilver	-4	1	4				-2	-1
quintero	1	-3	2
quitado	3		-1				-2
qwest	-2	-1		-1			-1	3
radiology	-3		1				-1	2
rainy		-3	2				-2
randolph	-3	1						2
rate	5	-3		-1			-4	-1
ray	-2	-3	3				-1	-1
ray's	3	-2					-2
rd	5		-3		1		-1	-2
re			-3	-1	-1		1	-1
receipts	3	-1					-2
receivables	-4	1	4		-1		1	-3
recent	3	-3	-2	-1	-1	-1	-1	-1
records	5	-1	-3				-1	-1
recovery	-3	-3	3		-1		1	-4
ref	2	-2	-4	-2			1	-2
reflect	-2	-2	3				-1	-1
refund	3		-3				-2
regional			1					-4
regions		2	-1				-2	-3
rei	-3	3
released	3				-1		-3
remarks	3						-2
rent	3	-5	2				-3	-1
rent-a-center	-4	4	1				1	-1
renta	3	-1	-2
rental	3	-1	-1
repair	-2	-1	3				-1
repayment	1	-2	-2	-1				-1
repo	-2	-1	-1	-1			3	-1
report	3	-2	-2	-1	-1	-1		-1
reporting	3		-2				-1
repossessed	-3	-1					3
repossession	-3	-1	-1				3	-1
request	3	-2					-1
respondent	3	-1	-2				-1
responsibility	4	-2					-3
resurgent			-1				-2	-3
retirement	2	-2
rev	5	-2	-2		-1	-2	-4	-2
revenue	-1	-3	1				1	-1
revolving	4	-2				1	-2	-1
rewards	-1	-4	3				-1	-1
ridge		-4					-2	1
rio	-2	1	1
river		-5	1	-1	-1	-1	-2
rocket	2		-2				-1	-1
rockland	-3	2	-1
rogue		-3	1	-1				-1
roof	-2	1	2				-2	-1
roth	2	-1	-2
rp	3				-1		-2
rptd	3	-1	-1				-1
run	3		-2
ruth	3	-1					-1	-1
rückstand	3	-1	-1				-2
saint	-3		1				-1
sala	-3	-1	3
saldo	4	-2	-2	-1	-1		-4	-1
sallie	-1	2	-3				-1	-2
sapphire	-4	-1	4	-1	-1	-1	-2	-1
satisfactorily	-3						3
satisfied	3	-1	-1				-1
save	5	-2	-1				-4	-1
saving	3	-1					-3	-1
savings	1	-3	-1				1
says	3	-3	-4					-2
sc		-2	-3	1				-1
scheduled	3	-2					-1
score	3	-2					-1
sd	3		-2	-1
sears	-3	2					1
sears/cbsd	-3	3
see	3	-2	-1				-2	-1
sell	2	-2	-1				-1
sent	3	-1	-4				-1	-1
sep	3	-2	-1				-1	-1
sept	4	-1					-1	-2
service		-3	1		-1		-3	-2
services		-3	1	-1				-2
servicing	-2	-2	3				-1	-2
settled	5	-1	-1	-1	-1	-1	-6	-1
sezzle	-3	3
she	1	-3	-1					-1
sheffield	-3	3	-2
signature	-2	3	-1				-1	-1
silverado	-2	-3	3	-1			-2	-1
sincerely	3	-2					-2
single	3	-1	-1				-1
sister	1	-3					-1	-1
situação	3						-3	-1
sky	-2	-2	3
slate	-4	1	3		-1			-1
snap-on	-2	3	-1
snowball	3	-1	-1				-1
so		-4	-2		-1	-1	1
soc	3	-2					-1	-2
social	3	-1	-2					-1
sofi	-1	1	-3			-1	-1	-3
son	3	-1	-2
sorry	4	-3	-1				-1
source	1	-3	1				-2	-2
specify	3	-2	-1				-1	-1
spotloan	-2	2
spring	-3	1	-1				2	-2
sprint	-1	-2	-3	-1	-1			1
ssn	3	-3					-1
st			-1	-1	-1		-2	3
statement	3	-2	-3				1	-1
status	3	-3	-2	-1	-1	-1	-2	-2
still	1	-1	-3				2
store	2	-3	-1				-1
street		-3	2				-1	-1
stroud	2		-2
student	2	-4		-1		-1	-3	-1
stuff	3	-1	-1				-1
subtotal	4	-4	-1				-2
suffix	3	-2					-1
sum	1	-4	-2	-1				-1
summary	3	-3	-2	-1	-1	-1	-2	-1
summit	-3	1					-1	2
sunbit	-4	4					-1	-2
svc	-2	-1	3	-1			-2	-1
syncb/lowes	-2	3	-1				-2	-1
synchrony/amazon	-3	1				-1	-2	3
syst	-3		3				-1	-2
system	1	-5	1	-1	-1	-1	-4
systems	-1		2		-1		-1	-3
số	2	-1	-3				1
t	4	-1	-1	-1			-1	-1
t-mobile	-4	-2	-1	-1				4
take	3	-4	-1				-2
target	2	2	-3				-1	1
tarjeta	1	-3	2				-1	-1
tax		-4	1				-1	-1
taxes	1	-2	1			-1	-1	-1
tbom/milestone	-3	4					-1	-1
telecom	-1		-1					3
term	3	-1	-1				-1	-1
termina	3		-2
terminación	3		-2				-2
that	1	-4	-4			-1		-3
that's	2	-3	-4					-1
thats	3	-2	-2					-1
thd/cbna	-4	4	-1
the	2	-4	-1		-1	-1	-1
their	5	-1	-2				-3
then	3	-4	-2				-1	-2
theo	3	-2	-1				-1	-1
there's	1	-3	-2					-1
they		-2	-2			-1	1	-3
third			1		2		-1	-3
this	2	-3	-3		-1	1	-1	-2
through	5	-1	-3				-2
thursday	2	-1					-1	-1
till	3						-2
time	-2	-2	-2				3	-2
title	2	-3	-1				-1
titlemax	-3	4	-1				-2	-1
tiền	3	-1	-2				-1
tjx	-4	3
to	1	-4	-3		-1	1	1	-2
tom	4	-2					-3	-1
total	1	-3	-1	-1
totals	3	-3	-1	-1	-1	-1	-2	-1
tower	-2	4	-2
toyota	1		-3				-1	-3
tractor	-4	1	3				1
transfer	3	-1	-1				-2
transferred	5		-1				-5
transunion	2	-3	-1				-2	-1
transworld	1		-4				-2	-1
tree	-3	-2	3
troca	3	-1	-1				-2
trust	-2	-1	3					-2
tu	2	-2	-1	-1			-3	-2
tu/ef	3	-2	-1				-1	-1
tuc	3	-3	-3	-1	1	1	-2	-2
tuesday	3		-1				-1	-1
turned	-2		-1				3	-1
tv	3	-1	-1				-1
twice	3						-2
type	4	-3	-3		-1			-1
tía	-1	2	-2
u.s	1	3	-3					-2
uh	3	-2	-2				-2
um	2	-2	-1				-2
undergraduate	4	-3	-2				-2	-1
unearned	3	-2					-1
union	-1	-2	2				-1	-4
unit	-3	-3		2	1	-1	-2	-2
united	-3	1	3				-1	-2
univ	-3	2	3					-2
unknown	3	-1		-1			-1	-1
unpaid	-5	-4	-2	-1	-1	-1	6	-3
uns	2	-1	-1				-1
unsecured	2	-3	1	-1			-1	-1
upstart	-2	3	-2	-1	-1	-1	-2	-4
urgent	-3		2					1
us	-3	-2	-2	-3	3	2	-4	-3
usa	-1	-2	3	-1			-2
usaa	-3	4	-1				-1	-1
usage	3	-1	-2				-1
used		3	-3				-2
user	3		-2	-1			-1	-1
utility	3	-1					-1	-1
utilization	3						-3
various	2						-2
vehicle	2	-3					-3	-1
vehicles	3	-2					-1
venture	-2	2	2			1		-1
verizon	-5	-4	-1	-1	2	-1	1	3
veterinary	-3	-1	1				-1	3
vin	3	-1	-2	-1
visa	-1	-1	1				-3
visit	2	-3	-1				1	-1
w	3	-2	-4	-1		3		-1
wait	2	-3	-1				-1
walter	-2	2			-1			-1
want	3	-2	-2				-2
wants			-2			2	-1
was	3	-2	-5					-3
water		-3	2				-3	1
way	2		-3
wayfair	-2	1					-1	2
we	2	-3	-3			-1	1	-1
webbank	-2	-3		-1	-1	-1	1	1
webbank/avant	-3	1					-2
webbank/fingerhut	-6	2	-2	-1			-2	5
weeks	3						-3
weiner	-2		3				-2
well	-1	-2	2				-1
west	-1	-5	1					2
what	4	-2	-1				-2	-1
when	4	-1	-1				-1
whenever	4						-4
whitlock	2	-2
who	4	-3					-1	-1
wife	5	-1	-2				-4	-1
wife's	2	-2	1
will	3	-1	-3				-1
willow	-2		-1				-1	2
wireless	-2	-3	-2	-1	1		1	1
with	2	-3	-4			-1	1	-4
work	3	-2					-1
x	3	-2			-1	-1	-2	-1
xfinity		-3	-1					2
xp	2	-3	-1				-2	-1
xp/tu/ef	3	-1					-2	-1
xpn	2	-3	-2			1	-1	-1
y	1	-3	-3	-2	-1			-4
yea	3	-3
yes	-1	-5	-2	-1		-1	1	-3
yet	3						-3	-1
you	3	-4	-1				-2	-2
your	2	-4	-2				1	-2
yung	4	-3	-1				-1	-1
zero	-2		-1		3		-2
zillow	3		-2				-1	-1
zip	-2	3	-1				-2	-2
đã	-2						2
просрочка	-2		-1				3
不急	3						-3	-1
余额	3	-3	-2	-1	-2	-1	-2	-1
信用卡		-2	3	-1		-1	-3	-1
医院账单	3	-3					-1
合计	3	-2					-1
学生贷款	2	-2	3				-1
尾号	3	-2	-3	-2			1
已转催收公司	-2	-1	-1				2
已还清	3						-2	-1
房贷	-1	-3	2				-3	-1
欠款	3	-1			-1		-2	-1
正常	-4	-2				-1	4	-1
编号	3	-1	-3				-2	-1
账号	3	-2	-3	-2			-1	-1
# word words before
 accounts		1	-1				-3
 ally	3	-1	-2
 amount	3	-2					-1
 apr	1	-1					-3	-1
 available	4		-1				-3
 bank	1	-3	1				4	-1
 bk7	-3	1			2
 both	-3	2					1
 bread	3		-3
 bridgecrest	2	-2	-1				-1
 cascade	2	-1	-2
 cash		-2					2
 cccccccccccc	-2	-2	2	-1				-1
 cedar	-1	-2	3
 charge	-3	-1	1				3
 citibank	-1	-4					-1	2
 col	-1	-2					4
 collection	1				1	-1	-3	1
 comenity	-1	-3	2				1	-2
 comments	2	1					-2
 credit	3		-3			-1		-1
 creditor	-4	4	1				-2	-1
 cur	2	-1	-1				-3	-1
 current		3	-1	-1	2	1	-2	-2
 date	2	-2					-1
 direct	4	-2	-3
 dispute	3	-3
 elan	-2		2
 finance	3	-2				-1	-1
 for	2	-1					-3	1
 harbor	2	-1	-2
 harrow	-2	-2	3
 huntington	3	-1	-3
 i	-1		-2		1		-2	2
 inquiries	4	-3
 ins	-2						3
 interest	3	-1	-1				-1
 jefferson	-3	-1	4
 llc	1	-2					2
 loan	-1	3	-2				-1	-1
 loans	-4	3	2				-1	-1
 lowe's	-3		3				1
 midland	3		-3
 mo	-1	3				-1	1	-1
 months		1					-3
 mortgage	-1		3				-3
 na	-2						2
 name		1	-1				-1	-3
 needs	3		-2				-3
 none	-1	-3					2
 north	-3	-1	3
 oct	4	-3					-1
 on-time	3	-1					-4
 other	-2	2					-3	1
 paid	3	3	-1				-3	-1
 pay	3		-1				-2
 payment	-2	-2	-1				3
 portfolio	2		-2				-1
 préstamos	-3	4
 r1	-1	3					-2
 rate	3	-2					-2
 rating	2						-3
 reference	3	-2					-1
 regional	-3		3
 rent	2	-1	-1				-1
 repayment	3	-1					-2
 retail	3		-1				-2
 revolving		2	-1				-3	-2
 saldo	2	-2					-1
 sep	2						-2	-1
 store	-2	1	2
 subtotal	2	-2
 synchrony	2	-2					1	-3
 tarjetas	-3	3
 type	-3	-1				-1	3	-1
 unpaid	1	-1	-1				-3	2
 verizon	-2		2				1	-3
 westlake	-3		3
 who	-2	2
1 		-2	1	-1	-1	-1		-3
1 a	-1	1	-4		-1	-1		1
1 aarons	2		-3				1
1 acceptance	-1	-2	2	-1	-1	1	-3	-2
1 account	3		-4		-1	-1	-3	-1
1 accounts	2	2	-2				-4	-2
1 acct	-2	-1	-1	3	-2	-1		-4
1 ach	4	-2	-2				-1
1 acreedor		3	-1				-2	1
1 act	2	-3	-1		2		2	-1
1 active		-3		-1			2	-2
1 activity	3		-1				-1
1 affirm	-2	-1	3	-1			-4	-2
1 after	2	-3	-2				2	-1
1 against	3		-1				-1
1 agencia	-1		-2				2
1 aggregate	3	-1	-2
1 aging	2	-2	-1				-2
1 ahora	3	-1	-1				-2
1 aidvantage	-2	2		-2		-1	-3	-1
1 airlines	-2		2				-1
1 ally	3	-3	-2				-2	-2
1 also	-1	1	-3				1	-1
1 aluguel	3	-1	-1		-2	-3		-1
1 always	-3	1					2
1 ambulance	-2	-4	2					1
1 american		-7	2				-1	-4
1 amex	-1	1					-2	-2
1 amount	-2	-1	-2	-1	-1	1	1	-2
1 amt	3	-1	-1				-2	-1
1 an	2	-1	-2				-1	-3
1 and		3	-3		-1	-1	-1	-3
1 anh	2	-1	-2
1 any	1	3	-2	-1			-1	-1
1 app	-3		2				-1	-1
1 apple	-3	-2	4				-1	-1
1 applicant	3	-2	-1
1 apply	2	-2	-1				-1	-1
1 april	3	-2	-2				1
1 are	2	1	-3					-1
1 ashley	-2	-1	5				-1	-1
1 ask	4	-2	-1				-2	-2
1 aspire	-3		2				2
1 assets	4	-3					-1	-1
1 assignee	4		-2				-1	-4
1 assistance	3	-3			-1		-1
1 assoc	1	-2	-2	2			-1
1 associates				-1			-3
1 association	3	-1	-1				-1	-1
1 at		2	-2	-1	-1	-1	-4	-1
1 at&t	-4		-1		1		-1	2
1 atrasada	-3						2
1 atty	2	-1	1				-3	-1
1 aug	1	-1			-1		-1	-3
1 aunt	-2	-2	4				-1	-1
1 authorized	3		-2				-1	-1
1 automobile		2	2				-3
1 autopay	3	-2	-1				-1	-1
1 available		-4	-4		-1		1
1 avant	2	-2	-3	-1			1	1
1 ay	2		-2
1 b	1	1	-3	2		-1		-2
1 b1	2	1					-3	-1
1 back	1	-3					-1	-1
1 bal		-3		-2	-2	-2	1	-4
1 balance		-2	-2	-1		-1		-3
1 bank		-5	1	-1		-1
1 bank/credit	3		-2
1 barclays	-2		1		-1		3	-2
1 bay	-1	-2	3					-1
1 beacon	1	-3
1 best	1	-3	-1	-1	-1	-1	-2	-1
1 between	3	-1	-1					-2
1 big		-3	1				-2	1
1 bike	2		-2	-1
1 bills	3	-1	-3				-1
1 bk7	-3	2			2
1 blue	-1	-3	2		-1		-3	-3
1 bofa	-2	-1	3
1 bonneville	-2	2	3				-1
1 borrowed	3						-3	-1
1 both		2	-2	-1			-2	-1
1 box	2	-3	-1		-1
1 bremer	-4		4
1 bring	3	-2	-1				-3
1 brought	3	-1	-1				-2
1 buckeye		-2	2					-3
1 budget	3	-2	-2	-1	-1	-1	-1	-1
1 bureau	1	-5			-1			-2
1 buyer	2	-3	-1	-1	-1	-1	-2	1
1 by		-1	-3	-1	-1	1	1	-1
1 c	-1	1	-1				-1	-3
1 c/o	1	-3	-1				-1	-2
1 cabelas	-3		3	-1			-1
1 call	2	-5	-2			-1	1	-4
1 called		1	-2				-1	-3
1 camper	2	-1					-2
1 cancel	3	-1	-2				-1	-1
1 cap	2	-3	1				-2	-3
1 cap1	-3	-2	4
1 capital	-1	-4					-2	1
1 capitol	-2		2
1 car	-1	2	2			-1	-2	-3
1 card			-3	-1	-1	2		-2
1 cards		2	-2				-3	-3
1 care	-3	-2	3				-2	2
1 carro	3		-2				-1	-1
1 case	3		-4				-1	-1
1 castle	-3	-2	3					1
1 cc	-1	3	-3	-1			-1	-2
1 cccccccccccc	-3	-1	2	-1				-1
1 cedar	-1	-3						1
1 central	1	-4	2				-1	-3
1 certified	2		-2
1 charge-off	2		-1				-2	-1
1 charges	4	-1					-2
1 chargoff	-2		-2				3
1 checking	6	-6			-1		-2	-2
1 chester	-2	2
1 chime	-3		3
1 chk	3	-1					-2
1 citi	1	-2	1	-1			-1	-2
1 city	2	-5	-1	-1	-1	-1	-2
1 cl	3	-1	-2				-2
1 claim	3	-1	-1	-2			-2	-1
1 claimed	2	-1					-2
1 class	3	-1						-3
1 client	-2	1	-5	-1	-1	-1		4
1 clinic	-1	2			-1		1	-3
1 close	3	-2	-1				-1	-1
1 co	1	1	-2	-1			-3	-1
1 code	3		-1				-2	-1
1 codes	-1	3					-1	-1
1 coll	-3	1		-1		2	2	1
1 collection		1		-3	1	-1		-1
1 collection/chargeoff	2	-1	2				-4	-1
1 collector	1	1		-1	-1	-1	-2	-2
1 college	-4	-1	3				1	-1
1 column	2	-1	-1				-1
1 comcast	-3	1					-2
1 comments	3	1					-3	-1
1 community		-3	1				-1
1 company	5	-2	-2			1	-3
1 consumer	3	-1	-1	-1	-1		-2	-3
1 contact	6	-4	-1		-1		-1	-1
1 continental	-3		1				2
1 continue	4	-4					-1
1 contract		1	-1				-3
1 conventional	1	2	-3					-1
1 coppel	2		-2
1 corp	4	-3	-2		-1
1 corporate	2	-1	-1					-1
1 costco	1	-3					-2	-2
1 counselor	3	-2	-1				-1	-1
1 court	3	-3	-3
1 cred	-2	1	-2					3
1 creditloantype	4						-2	-3
1 creditor	-3	1	-2	-1	-1	-1		1
1 creditor's	3		-2				-1
1 ct			-3	-1			2	-1
1 customer	4	-2	-2				-1
1 cut	3		-1				-3	-1
1 còn	3		-1				-1
1 d	1		-3	1			-1	1
1 darnell	2		-1				-1	-1
1 date	3	-1	-2	-1	-1		-2
1 dated	3	-2
1 day		1	-4	-1			-1	-1
1 days			-4		-1	-1		-2
1 dba	-3	-1	3
1 dds	-3	1	1				1	-1
1 de	1	-3	-2	-1		1	1
1 dear	3	-2	-2		-1
1 debtor	3	-1					-1
1 default	3		-1				-2	-1
1 deferment	1	2					-3	-1
1 deferred	2	1				-1	-3	-1
1 deficiency	2	-1	-3	-1				-1
1 delacroix	3	-2	-1
1 deleted	4	-4					-2	-1
1 delinquent	3	-1	-1				-1
1 delta		-3	3				-1
1 dental	-3			-1			3	2
1 dentist	-3						-1	2
1 deposits	3	-3	-1	-1
1 description		-4	1					-2
1 desde	-3		-1				3
1 details		1	-2		-1		-2	-3
1 dias	-2	1					2
1 die	2	-1	-1
1 direct	-1	-6	1			-1	-1	-2
1 directv	4	-2	-2				1	-4
1 discover	1	-2		-1	-1	-1	-1	-2
1 dispute	1		-2		1		-3	-2
1 district	-1	-2	-2	2			-1	-2
1 dla	4	-2		-1	-1		-2
1 docs	-3	1	-1	-1	-1	-1	-1	1
1 documents	1	-2	-1	-1	-1	-1	1	-1
1 dollars	1	-2			-1		1	-1
1 dont	2		-2				-1
1 double	-1	-1	3				-1	-1
1 down	3	-3						-1
1 dr	-2	-6	2		-1		-2	3
1 duke	1	-3	-1				1	-4
1 día	-3	5					-2	-1
1 e	1	1	-4	-1	-1		1	-2
1 each	3						-3
1 east		-4	1					-1
1 ecoa	3						-2	-1
1 edfinancial	4	-1	-2				-2
1 education		-1	1	-1			-3	-1
1 ef		-2	-1	2			-3	-1
1 efx	1	1	-3			1	-1	-1
1 elan		-2	1					-1
1 em	-4	-1	-1				4	-1
1 emergency	-2	-2	1			-1	-2	4
1 end	4	-2	-2				-1
1 ending	3	-1	-3			-1	-2	-1
1 ends	3		-1	-1			-3	-1
1 eq	3	1	-2				-1
1 equinox	-2	1	-2			-1	3	-1
1 er	-3	1				1	2	1
1 erlanger	-3							3
1 est	4	-1		-1	-1		-2	-1
1 et	-1	-3					2
1 evening	3	-2
1 evolution	2		-2
1 example	4	-3	-1				-1	-1
1 exp	2	-2					-1	-1
1 expenses	3	-1	-1				-1
1 expires	3	-3
1 express	-1	-4	1	-1	-1		2	-1
1 fair	3	-1					-1	-1
1 fargo		-4	1				-2	-2
1 father	-2		2				1
1 fifth		-4			2		-1	-2
1 file	3	-1	-1		-1		-1	-2
1 final	1	-3	-1	-1	2	-1	-1	-2
1 financial	1	1	-1	-2	-1	-1		-3
1 fine	1	3					-2
1 fingerhut	1	1	-3	1	-1
1 first	1	-3	2		-1	-1	-5	1
1 fitness	-1	-3	-1					2
1 fl	3	-3	1					-1
1 fleet	-2	-2	3
1 florida	1	-1	-3					1
1 for	1	-6	-2	-1	-1	-1		3
1 forbearance	3	3					-4	-1
1 fortiva	-3	-1	2				2
1 forward	3	-3		-1			-1
1 franklin	-2	-1	3
1 free	3	-1	-1				-1
1 friday	2						-4	-1
1 fund	1	-2	2				-1	-2
1 funding		-2		-1			1	-1
1 furnisher	-2	2	-2
1 furniture	1	-1		1			-2	-2
1 ge	-2		3
1 gm	-3		4
1 go		2					-4	-1
1 goldman		-2	3					-2
1 granite		-2	4					-2
1 grant	1	-1	2				-1
1 great	1	-5					-1	-1
1 groceries	4	-1	-1				-3
1 group		-2		1	-1		-2	-3
1 guarantor	4	-2	-1		-1		-2	-1
1 guaranty	-2	-1	3
1 half	3	-2	-2				-2
1 halvorsen	2	-3	-1	-1	-1	-1	-2	-1
1 hardship	2	-2					-2
1 harley-davidson	-3	-1	4
1 harris		-1						-3
1 harrow		-3	1				1	-1
1 heartland	1	-3	1
1 heights	-3		3
1 hello	2	-1	-1					-1
1 here	3	-1					-2
1 hi	2	-2	-3				1	-1
1 high	3	-2	-1				-1	-2
1 higher	-3	-1	3
1 holder	3	-2					-1
1 holiday	3	-1	-3
1 hometown	-2		2
1 hours	3		-1				-2
1 hr	3	-1					-1
1 hsa	3	-3	-2				-1
1 i	3	-4	1	-1		-1	-2	2
1 idk	3	-2					-1
1 if	4		-1				-3
1 ii		-1	2		-1		-1	-3
1 in	1	-2	-2	1		-1	1	-3
1 inc	2	-3	-3		-2	-1	1	-2
1 included	3	-1	-1				-2	-1
1 income	1	-3	1				-2	-1
1 indicator	2	-1					-2
1 individual	2		1	-1			-4	-2
1 information	2	1	-2	-1			-4	-2
1 inquiries	5	-5	-1				-1	-2
1 inst	1	-2					2
1 insurance	1	-3	-2	-1			1	-3
1 int	2	-3	-1				2
1 interest	3	-2	1				-3	-2
1 internal	-1	-3	1					-1
1 interstate	-3	-1	2				1
1 involuntary	4						-3
1 ira	3	-1	-1				-1	-1
1 irs	-3	1	1	-1	2			-1
1 is	1	3	-4	-1	-1	-1		-4
1 island	-2	-1	3
1 its	-1	4	-2					-1
1 jackson	2	-1	-2					-1
1 jefferson	1	-3	1				-2	-2
1 joint	-1	3	-3	-1		1	-1	-1
1 jpmorgan	1	-3	2					-1
1 just	1	1	-2				-3	-1
1 k	4	-1	-1	-1	-1		-2	-1
1 kaiser	-3	-1	1				1	-1
1 karen		3					-2
1 kay	-1	1						-3
1 keep	2	-2	-2			2	-3	-1
1 keybank	-3		3
1 kia	3	-3	-1				-1	-1
1 klarna	-2	3						-1
1 kwik	-1	-1	3					-1
1 l		2	-5	-1			-4
1 l40	4	-3	-1					-1
1 la		-4	1				-1	-2
1 lake	-2	-3	1					2
1 lakes		-3	2				-2	-1
1 lakeshore	2	-3						-2
1 landlord	-2	3					-1	-2
1 last	1		-3	1	-1			-2
1 lease	-2	2					-1	-1
1 leasing	3	-1	-2				-1
1 legal	2	-2	-2	-1	-1	-1		-1
1 lender	-1						-4	-1
1 lent	3	-2	-3				-1
1 let	3		-1				-2
1 letter	2	1	-1				-3	-1
1 liberty	-2		2					-1
1 lien			-3	2			-1	-2
1 list	4		-1				-2
1 llc	2	-3	-4	-1	1		-2	3
1 ln		-3	2					-2
1 loan	1	1	-2	-2			-2	-4
1 loandepot	2	-2	-2
1 loans	1	1	-1	-1	-1	-1	-2	-3
1 local	3	-1	-3
1 location	3	-1						-1
1 lp	-1	1		2			-3	-1
1 luz	3	-1	-2				-1
1 lvnv		-2	1				-1	-3
1 macys		-2	-1		2		1	-1
1 macys/citibank	-3	1	2
1 macys/dsnb	3	-1	-3
1 made	1	1					-3
1 manage	2		-3
1 management	3	-2	-2	-1	-1	-1	-1	-1
1 marisol	3	-1	-2				-1	-1
1 market	4	-2	-1		-1		-1
1 mastercard	3	-1	-3	-1				-2
1 may	1	-3	-2		-1		1	-1
1 med	-3	-1	1					1
1 medical/health	3							-3
1 medicredit	-3	-1	-1				4	-1
1 member	4	-1	-3				1	-1
1 memorial	-3	-1	2				1	1
1 mercy	-3	-2	3				-1	1
1 message	3	-2	-2
1 messages	2	-1					-1
1 methodist	-1		-1				1	2
1 mgmt	-2		2	1	1		-1	-1
1 mi	1	-3					-1	-1
1 midland	1	-3		-1	-1	-1	-1	-1
1 min	-2	2	1	-1	-1	-2	1	-3
1 mine	-3	3	-2				2	-1
1 minot	3		-1					-2
1 missed		-2	-3				1	-3
1 mission	-1	-3	1				-1
1 mn	3	-2					-1
1 mo	-1	-1	-1	-1	-1	-1	3	-4
1 mobile	3	-1	-2					-2
1 money		-3	1				-2	1
1 monthly	1	-1	-3	-1	-1	-1	-1	-1
1 more	2	-3					-1	-1
1 mortgage	1	3	-1	-1		-1	1	-2
1 mos		3	-1			-1	-1	-1
1 mountain	-2	-1	3				1	-1
1 mr	-3	-3	3	-1			-1	-3
1 mrs	-2	-1	3				-1
1 mtg	1		-1	-3			-2	-1
1 must	2						-2
1 mínimo	-3	-1	-1		-2	3		-1
1 n.a	1	-1	-4	-1		3	2
1 nasa	-2		-1				3
1 navy	-1	-3	2					-2
1 ne	3	-1	-1
1 need	3						-2	-1
1 needed	2	-1					-2
1 nelnet	1	1	-3	1			-1	-1
1 net	3		-2				-1	-1
1 netflix	3		-2				-2
1 new	2	-4	-1				-2	-1
1 next	-1	1	-4	-1	-1	-1		-1
1 nmls	3	-3						-1
1 no	1		-3	2		-1	-1	-3
1 none	1	-3	-1				2	-1
1 nonpriority	3		-2
1 north		-3	2	2
1 northern		-3	1
1 northgate	-2	-1	3					-1
1 nos	3	-1					-2
1 not	2	-3	-3					-1
1 notice	1	-1	-2					-2
1 nov	5	-4					-1	-1
1 number		-2	-1	2	-1	-1		-3
1 não	2	-1	-1				-2
1 oak	-2	-2	3
1 obligations	2	-2	-1
1 oct	2	-2	-1				1	-1
1 odds	4	-2					-2	-1
1 off			-3	-1	-1	-1		-1
1 office		-4					2	-1
1 oh	3	-1	-1		-1	-1	-2	-1
1 ok		3	-3			-1	-2	-2
1 old	-2	-7	2	-1	-1	-2		2
1 omit	3	-1	-1				-1
1 omitted	-1	1					-3
1 on		-2	-3			-1	2	-3
1 online	3		-2				-1
1 oportun	2	-1	-3				1
1 optimum	-3	-1	2				-1	1
1 or	1	-3						-3
1 orig	-1	-7	-2	-1	-1	-1		3
1 original	-1	-3	-2				-3	3
1 originalcreditorname	-3	-2						4
1 originally	-1	-3	-1				-1	2
1 out			-3	-1				1
1 outside	3						-2	-1
1 outstanding	3	-2	-2					-1
1 owe		2	-2	-1	-1	-1	-2	-3
1 owing	1	1	-1				-3	-2
1 own	1	2	-3				-1	-1
1 p	3	-6	-1	-1	-1	-1	-1	-1
1 p.c	3		-1				-1	-1
1 p.o	3		-1		-1
1 pagado	4	-2	-1				-3
1 pago	3	-2	-1
1 pagos	-1	3	-1				-1
1 paid	4	-1	-3				-3	-1
1 parcela	2	-2	-1		-1	4	-2	-1
1 party	3	-1	-1				-2	-1
1 patient	3	-3	-1		-1		-1	-1
1 pay		-1		-1		-1		-3
1 paypal	-3	-1	4	-1	-1	-1	-1	1
1 payroll	3	-1	-1				-2	-1
1 pays		-1	-2			-1	1	-1
1 peak	1	-3	1					-2
1 pediatric	1		-3					2
1 pelican	2	-3	-1
1 pending	3	-1	-1				-2	-1
1 penfed	-3	-1	3					-1
1 penn	-3	-1	1					2
1 people	-3	3						-1
1 per	2	-1	-3				1	-3
1 phillips	-2	-1	3				-2
1 pickup	2	-1	-1				-1
1 pinnacle	-2	-1	2				1
1 place	-3	2	-1				1	-1
1 plan		2	-3		1	-1		-2
1 planet	3	-1	-2				1	-2
1 platinum		3	-2	-1			1	-2
1 pmt	-1	-2	-2	-1	-1	-1	3	-2
1 pnc	-1	-3	2				-1	-2
1 po	2		-3	-1	-2			-1
1 portfolio		-2	1	-1			-3	-3
1 prairie	2	-4	-1					-1
1 prequalified	3	-3
1 principal	4	-1	-1				-2
1 priority	-3	1		2			-1	-1
1 progressive	-3						2	3
1 promised	-2						2
1 prosper	-3	1		-2				3
1 protection	-2	3	1				-1	-1
1 providian	-2						-1
1 préstamos	-2	3	1
1 purpose	4	-2					-1	-2
1 pünktlich	-3	3						-1
1 q	3	-3						-1
1 quantum3		-3	2					-1
1 quest	-4	-2		-1			-1	3
1 questions	3	-1					-1
1 r	1	-3	-1	-1	-1	-2	1	-1
1 r1	2	1					-3
1 radius	1	-2	1				-1	-1
1 randolph	-2	-1	2					2
1 rata	-2	-3	2				1	-2
1 ray's	4	-1	-1				-2
1 raymour	-3	-1	3
1 rd	3	-2	-2			-1	-1
1 re		-3			-1		2	1
1 rec'd	3	-1	-1				-2	-1
1 receivable	3		-2				-2	-1
1 receivables		-2	1	-1	-1			-3
1 recent	2	-1	-3	-1	-1	-1	-2	-1
1 records	3	-2	-1		-1		-2	-1
1 recov	3		-2					-1
1 recovery	-2	-4			-1	-1	2
1 red	-2	-1	3
1 redcard	1		-3	-1				-1
1 ref	-1	-1	-1	-1	2	-2	3	-2
1 reference		-3	1	1			-2	-1
1 refi	3	-1	-2
1 refinancing	3	-3						-1
1 regional		-3	2				-1	-2
1 regular	4	-2	-2				-1
1 rent	3	-1					-2	-1
1 renta	2	-1	-2
1 rental	3	-2	-2
1 reply	2	-2					-1
1 repo	3						-2
1 report	2	-1	-2	-1	-1	-1	-3	-2
1 represents	3	-2
1 republic	-3		3					-1
1 requested	3	-2	-1					-1
1 responsibility	3						-2	-1
1 results	3	-3
1 retail	1	-1	1	-1			-3
1 retirement	3	-1	-1				-2
1 review	3	-1					-1	-1
1 revolving	1	3	-2	-1	-1	-1	-4	-2
1 riverbend	-1	-3	3				1	-1
1 rn	-3	2	1				-1
1 rockland	-3		3
1 roth	3	-2	-3
1 rptd	3	-2			-1
1 s	3	-2		-1			-1	-2
1 sa	-1		-3				2	2
1 sachs	-1	-3	2				2	-1
1 saldo		-2	-2	-1	5	-3	-2	-2
1 save	4	-1	-1				-3
1 saved		2	-2
1 savings	2	-1	-1				-3	-3
1 savor	1	1	-2				-2
1 says		1	-3				1	-2
1 scheduled	3	-1	-2				-2
1 score	3	-2					-3	-1
1 section	3	-1	-1		-1			-1
1 seller	2	-2	-1				1	-2
1 send	3		-1				-1	-1
1 sent	1	1	-3				-3	-1
1 sep	1	1	-1	-1			-2	-1
1 service	1	-3		-1	-1		1	-2
1 servicer	3	-2	-2	-1			-2	-2
1 services	2	-3	-3	-2		-1		1
1 servicing	4	-1	-3				-1
1 set	4						-3
1 settled	3		-1	-1	-1	-1	-4	-1
1 sezzle	-3	3
1 sheffield	-4	1	3
1 signature	-4	1	3	-1			-1	-2
1 since	-2	-2	-1				2	-3
1 sky	-3		3
1 snap-on	-4	-1	4					-1
1 so	1	-1	-3					1
1 social	3		-2					-1
1 solar	-3	-1	3
1 south	1	-3	1				1	-2
1 sp	3	-1	-1				-1
1 sparrow	-1							3
1 specify	3		-2				-1	-1
1 spectrum		1	-3				1	-1
1 speedy	-3	-1	2				-1	2
1 spring	1	-2	1				-1	-1
1 sprint	3	-1	-2					-2
1 spv	-3		3					-1
1 st	-1	-6	1	-1	-1		1	1
1 standing	-2	3					1	-1
1 state		-2	1	-1	-1	-1		-3
1 statement	2	-1	-4		-1		1	-2
1 statements	2						-2
1 status	-2	-2	-1	-1	-1	-1	3	-2
1 ste	2	-2
1 stop	3						-3
1 storage	-3	-1	1	2			-1
1 store	-1	1		-1	-1	-1	-3	-1
1 student	1	-1		1		-1	-3	-2
1 subject	3	-1					-1	-1
1 subtotal	5	-3	-2				-1
1 sued	3	-1	-1				-1	-1
1 summit	-3	-2	2				-2	1
1 svc	2	-1	-4				1	-2
1 svcs	-1	-1	3	1			-2	-1
1 syncb/lowes	3	-1	-2				-1
1 synchrony	1	-4	-3	-1	-1	-1	-1	2
1 synchrony/amazon	-1	2	-3					-1
1 syst	-1	2	-3				1	-1
1 system		-1	-3	-1	-1	-1		1
1 sí	-1	2	-2					-1
1 tacoma	3		-2					-1
1 take	2		-4				-1
1 tarjeta	-3	3						-2
1 tarjetas	-3	3
1 td		-3						2
1 termina	4	-1	-1	-1			-1
1 terminada	3	-1	-1	-1			-2
1 terms	3	-2		-1			-1	-2
1 that		-4	-4			-1	1	-1
1 that's	-1	2	-3		-1	-1	1	-2
1 thats	1	2	-3				-1	-1
1 their	4	-1	-1				-3
1 then	-2	3	-4			-1	-2	1
1 there's	-1	3	-3				-1	-1
1 they		-2	-2			-1	1	-2
1 thing	-1	3						-1
1 this	1	-1	-3			1		-2
1 through	3	-1	-2				1	-2
1 till	3						-2	-1
1 times	3	-2	1				-2
1 title	3	-2	-1				-1
1 titlemax	-2		1				2
1 tj	-3	-1	3
1 to	1		-3	-1	-1			-2
1 toledo	-2	-1	3				1
1 too	-3	2	-1				1	-1
1 tools	-1	-1	3				-1
1 total	1	-1	-2	-1	-2	-2
1 toyota	1	-3	-1				-1	-1
1 tractor		-1	3				-1
1 trade	3		-3
1 trailer	-2	3						-1
1 transfer	3	-3
1 transferred	5		-1				-5
1 transunion	3	-1	-1				-3	-2
1 transworld		-3	1				-3	-2
1 travel	3	-2	-1				-1
1 tri-county	-2	-2	3				-1
1 truck	-2	2	2				-2	-3
1 tu	3	-2	-2				-2
1 tuc	3	-1	-2			1	-2	-1
1 two	1		-3					1
1 tx	4	-3						-1
1 type	2	1	-2	-1		-1	-1	-3
1 u.s	-2	-5	4				1	-2
1 ugh	3	-1	-1				-2
1 uh			-2				-1	-1
1 ulta	3	-2					-2	-2
1 um		3	-2				-2	-1
1 un	-3	-1		1			2
1 undergraduate	1	2	-1				-2	-1
1 unearned	3	-2	-2
1 union	3	-3	-1				1	-3
1 unlimited	3	-1	-2				-1	-1
1 uns	3	-1	-1		-4	-3		-1
1 unsec	3	-3
1 unsecured		1	-1	-1			-3	-3
1 until	1		-1			-1		-2
1 up	-3	2			-1	-1	2	-1
1 upstart				-1	-1	-1	-1	-3
1 us	-2	-3		-1	1	1		-2
1 usa	-1	-1	3		-1		-2
1 usa/target	-3	1	2				1
1 utility	3	-1					-1	-1
1 v	3	-3	-1				1	-1
1 va	-1		3				-1	-1
1 valley	1	-4	-1
1 value	1	-3	3				-2	-1
1 veterinary	-4		1	-1			1	3
1 via	3	-3	-2
1 vincent			-1				-1	3
1 w	-2	3	-2	-1	-1	1	-1	-3
1 wait	4	-2	-2				-2
1 walmart	-2	-3	2	1				1
1 warfield	-3		1				2	1
1 was		-2	-4	-1		-1	2	2
1 we	1	-2	-3
1 webbank	1	-3	1				1	-1
1 webbank/fingerhut	3	-1	-2
1 wells	-1	-4	1				-1	-2
1 what	3	-2	-3				-2
1 who	-2	3	-2				-1	-1
1 whose	3		-1				-1	-1
1 will	2		-2				-1
1 wireless	1	-1	-3		1			-2
1 with	-1	2	-3	-1	-1	-1		-2
1 work	3	-2	-2					-1
1 world	-2	-2	3	-1			-1
1 worst	3		-1				-2
1 x		1	-1				-3	-2
1 xpn	3		-3				-2	-1
1 years	4	-2					-1	-1
1 yet	1	3					-2	-1
1 you	2		-1			-1	-4	-2
1 yung	1	2	-3				-1	-2
1 đúng	-3						3
1 信用卡	-1	5	-3				-2
1 原债权人	-4	-3						4
1 学生贷款	2	2	-1				-2
1 房贷	-2	3	-2	-1			-1	-1
1 车贷	-1	3	-1
2 abara	2	-1		-1	-1	-1	-3	-1
2 acceptance	2	-2	-3			2	1	-1
2 accounts		2	1				-3	-3
2 acreedor	-2	-3	1				-1	2
2 active	-1	-1	-2	-1	1	1	2	-3
2 additional	3	-1	-1				-2	-1
2 address	2	-3			-1			-1
2 affirm	3						-3	-1
2 after	2		-2				1	-1
2 afterpay	-3	1	3	-1
2 again	2	-1	-1				-1
2 agency	-1	3	1	-1			-1	-3
2 aging	3	-1				-1	-2
2 agreed	2	-1					-4	1
2 aidvantage	-2		2	1			-3	-1
2 al						-1	3	-3
2 alaska	-2		2
2 always	-3		1				3
2 am	3	-2		-1	-1	-1	-3	-1
2 amazon	1	-2	1					-1
2 ambulance	-4	-1	1	1			2	1
2 american	-1	-3			-1		1	-2
2 amex		-1	2		-1		-3	-2
2 anesthesia	-3	2	2	1			-1	-1
2 annual	3	-1					-1	-1
2 another	-1	3					-2	-1
2 anything	1	-1	-2				-3	2
2 apartment	-4	-1					1	2
2 apple		-3		-1		1	-1	-2
2 apply	3	-2	-2				-1
2 approval	4	-2					-2	-1
2 apr	1	-3	-2				1	-1
2 april	1	1	-3				-3
2 arrears	-2	-1	3				-1
2 as		-1		-1	-1	-1		-4
2 ask	3	-2	-2				-1	-2
2 asset		-2		2			-3	2
2 assignee		-2	-1				-1	1
2 assistance	2	-1	-2
2 atraso	-1	3	1		-2	-1		-2
2 attention	-3						3	1
2 attorneys	3	-1					-1	-1
2 atty	-2	-1	3				-1	-1
2 august	3	-2	-3					-1
2 avant	2	-3	-1				2
2 b	-1	3	-1	-1		-1	-2	-1
2 bal	-1	-4	-3	-2	-1	-2	2	-3
2 bank	1	-2		-3		-1	2
2 bank/credit	3		-2
2 bankruptcy	1		3		2		-4	-1
2 bed	3						-2	-1
2 before	1	-3	1					-1
2 beginning	3	-2		-1			-1
2 behind	1	-2					-2	-3
2 beneficial	3		-3
2 best	1	-1	-2	-1	-2	-1		-3
2 bills	3		-3
2 bk	4	-1	-2	-1	-1		-1	-1
2 bmw	-3		3					-1
2 bofa	-2	-1	3
2 box	3	-2	-2	-1	-1
2 by	1		-3	-1	-1		-2	1
2 cabelas	-3	2	1				1
2 cable	3		-1				-2	-2
2 cada	-2	-1					2
2 call	3	-1	-2				-2	-3
2 called	-1		2				-2	-3
2 capital	2	-3	-1	-1		-1		1
2 car	-1	2	2	-1		-1	-2	-3
2 cards		-3	1				-2	-3
2 carol	-3		3				-1
2 cascade	2	-1	-2					1
2 cash	-1	-2	1	1	-1	-1	1	-3
2 cbna	2		1				-3
2 cd	3	-1					-2
2 cedar	-1	-3	1
2 central	-1	-1	3					-1
2 ch	3	-1			-1		-1	-1
2 chak	-3	2					1
2 chapter	2	1					-3	-1
2 charge-off	4	-1	-2				-3	-1
2 charged		-2	-3	-1	-1	-1	1	-1
2 checking	3	-1	-4				2	-1
2 chester	-3		3
2 chime	-3		3
2 christmas	3		-2
2 citi	2	-1	-2	-1				-3
2 city	-1	-3	1	-1			-1	2
2 cl	4	-2	-2				-2
2 class	3	-1	-1					-2
2 client	-2	-4		-1	-1	-1	-1	4
2 co	2	-1	-1				-3	1
2 cobranzas	-2		2				-1
2 cobrança	1	-1		-1		-1	-1	-3
2 code	2	-2	1				-2	-1
2 collection	-1		-1	-1		-1		2
2 collector	-1		3	-1	-1	-1	-2	-1
2 colorado	1		-3					1
2 comcast	-1	1	1				-3
2 coming	3	-2						-1
2 comments	3	-3	3				-2	-1
2 company	-2	2	-2			1	-2	3
2 conn's	3	-2	-2					-1
2 consultants	-1	-2	-3					3
2 consumer	3	-2	-2	-1	-1		1	-2
2 conta		-1			3	-1	-2	-1
2 contact	1		-5		-1		1	-1
2 continue	3	-1	-2				-1
2 contract		-3	1				-1
2 corp	4	-1	-3		-1		1	-1
2 cosigned	-3	2					2
2 couch		3	-3					-1
2 counseling	3						-2	-1
2 counselor	3	-1	-1				-1
2 counting	2		-1				-3
2 court	2	-1	-3					-1
2 cousin	4						-4	-1
2 cr	2	-3		1			-1
2 cred	-3	-1	-1				-1	3
2 credor	-3	-1	1				-1	3
2 ct	1	-1	-3				2	-2
2 current		-2			-1	1		-4
2 customer	3	-2	-1				-2
2 cut	3	-1	-1				-1
2 d		1	1	-1			-3
2 data	3	-2	1				-2	-1
2 date	1			-1	-1	-1	-3	-2
2 day	-3	-2	3				1	-2
2 debemos	-1	3	-2
2 debt	1		-2		-1	-1	-3
2 debtor	4	-2	-1				-1	-1
2 declined	3		-2				-2
2 deferment	4	-1	-1				-3	-2
2 deferred		2					-3	-2
2 del	-1		3				-2
2 deleted	2	1	-2				-3
2 delinquency	2	1	2				-3	-1
2 delinquent	1						-2
2 deposit	3	-2	-1				-2	-1
2 deposits	3	-1	-2	-1			-1
2 desde	-2	3					-1
2 designator	3						-1	-1
2 detail	3		-2				-2	-1
2 details		-3	1				-1	-1
2 devedor	2	-3	-1			-1		-1
2 dias	-3	1					2	-1
2 digital	3	-1	-2
2 direct	1	-3	-1	-1				-1
2 dispute	2	-1		-1	-1		-5	-2
2 dollars	-3	2	-1				2	-1
2 done	2	-2	-1					-1
2 down	4	-1	-3				-2	-1
2 dr	-2	-1	3	-1			-3	1
2 día	1	-3	2					-1
2 e	3	-4	-3	-1	-2	1	1	-2
2 each	2	1					-3	-1
2 ed	3	-2					-4
2 edge	3		-1				-1
2 ef	3	-1	-1				-2	-1
2 efx		1	-2					-2
2 else	3	-2					-2	-1
2 employers	3		-2					-2
2 end	3	-1	-1				-1
2 energy	1	-2	1	-1			-1	-3
2 enrollment	1	-1	1	-1			-3	-1
2 entered	2	-1					-2
2 equifax	3	-3						-1
2 er	-1		-4	-1			2
2 esa	-2						2
2 et	-1		-3				2
2 even	2	-1					-2
2 example	5	-3	-2				-1	-1
2 expenses	3	-2						-1
2 f150	3		-1	-1			-2
2 family	3	-2	-1				-1	-1
2 father	-3	-1	2				1
2 fax	3	-2	-1					-1
2 fcu		1		1			-1	-3
2 feb	2		-2					-2
2 fee	3	-3	-1				-1	-1
2 fence	3						-3
2 fidelity	3	-1	-1				-1	-1
2 file	-2		-2		-1	-1	1	1
2 filed	1	-1		-1				-2
2 final	1	-3	-2	-1	2	-1	-3	-1
2 finance		-2	1	1	1	1	1	-2
2 firm	1	-2	1
2 for	2	-4	-4		-1			3
2 forbearance	2		2				-4	-1
2 forgot	-3	3	2					-1
2 form	4	-3	-1	-1			-1	-1
2 fourth	-2		1					2
2 franklin		-1	3				-1
2 free	3		-1				-1
2 frequency	3		-2
2 friday	2	-1					-3	-1
2 fsb	-3	2	1	-1
2 full	3	-2					-2	1
2 funding	1		-3	-1			1	2
2 furnisher	-2	-2	3					-1
2 gas	4	-3	-2				-1	1
2 gave	3	-1	-1				-2
2 ge	-2		2					1
2 ghi	3	-3	-1
2 god	2		1				-3
2 goes		1	2				-2	-2
2 goldman		-4	1				1	-1
2 good	3	-1	-1				-2	-1
2 great	1	-3	1				-1	-2
2 ha		3	-3
2 harborlight	2		-2
2 hard	2	-2	-1				-1
2 harlan	3						-2	-2
2 harris	-2	-1	2				1
2 he	-3	3	-1				1	-1
2 her	2		2				-3	-2
2 heritage	-2	-1	2	1				-2
2 history	-1	-2	3	-1			-3	-1
2 holder	3		-2
2 honda		3	-1				-2	-1
2 hosp		-2	-4	-1			1	1
2 housing	1	-3					1	-1
2 hoy	1	1	-3				-1
2 hr	3	-2					-2
2 hsa	2		-2				-2
2 hạn	1	-3					-1	-1
2 id	3	-3	1					-1
2 image	3	-3	1				-2
2 inc	2	-2	-3	-1	-1	-1
2 info	3	-1	-2
2 information	3	-1					-4	-2
2 inquiries	5	-1	-4				-1	-2
2 inquiry	4	-1	-2				-2	-1
2 ins	-1	-3		-1			2	-1
2 internal			2				-3	-1
2 investments	-1		-2					2
2 invoice	3	-2	-2				1
2 ira	3	-2	-1					-1
2 irs	-3	-1	4		-1		-1	-1
2 issued	1	-3	-1				-1
2 it's		1	-3				1	-2
2 items	-2	-1	3				-2	-1
2 its		4	-3				-2	-1
2 jo	3	-2	-1				-1
2 jpmcb	3	-2	-2			1	-1
2 june	2	2	1				-3	-1
2 k	4	-3					-3
2 kept	-3	-1					3
2 klarna		-2	1				-2	-1
2 ko	3	-1	-1				-1
2 kohl's	3	-2	-1				-3	-2
2 kohl's/capital	3		-2				-1
2 kohls/capone		-2	2	-1			-3
2 l	-1	-3	2	-1			-2
2 l40	3		-3					-1
2 la	2	-2	-2	-1			1	-4
2 last	1				-1	-1	-3	-3
2 lease	-1	-4	3				-1	-1
2 lender	-1	-1	2	-1			-3	-2
2 lenders	2		-2					-1
2 lending	1	-1		1			-3	-3
2 level	3	-1	1	-1			-2
2 liabilities	-1	3	1	-1	-1		-2	-3
2 like	4	-1	-1				-3
2 limit	-1	-1	1	-1		-1	1	-3
2 limit/original	3						-3
2 line	-1	-1	2				-3	-3
2 llc		-1	-3	-2	1	-2	2	1
2 llp	3	-2			-1
2 ln	1		-3		-1		-2	-2
2 loan	-1	-1	1	-2	-1		-2	-3
2 loans	1	-2	1		-1	-1	-3	-2
2 lol	2	-3					-1
2 longer	-1	3						-2
2 lorraine	-2	3	-1				-1
2 los	3	-1	-2					-1
2 lot	3	-3	-1
2 lowe's	-1		2				2	-2
2 m	3	-3	2				-2	-1
2 macys	1		-3				1
2 made		-1	1				-3	-1
2 mae	-1		3	-1			-1	-1
2 main	2	-3	1				-1	-1
2 make	4	-1					-3
2 management	2	-3	-3	-1	-1	-1	1
2 marcus	-2		3				-1	-1
2 mariner		1	-3					-1
2 me	1	-3	2				-1	1
2 member		1	-1	-1			-1	-3
2 mensal	-3	1					2
2 mensual	-2	1	-1				2	-1
2 merrick		-2	-3				3	-1
2 mes	-2	3	-1				3	-1
2 mesa	3	-2	-3				-1	-1
2 message	3	-2	-2
2 mgmt	-2	-2	-2				1	3
2 michigan	-3	-1	3
2 midwest	-3		3				-1	-1
2 min	-2	-1	1	-2	-1	-1		-3
2 min/mo	-3	3
2 mine	-3	2	3				-1
2 missed	-2	-1	-3				2
2 mn	2		-2				-1
2 mo	1	-3	1	1	-1	-1	-1
2 mohela		-1	3				-1
2 money		-1	-2				-2	3
2 more			-3				1	-1
2 mortgage	-1	3		-1	-1	-1		-4
2 mos		1	3	-1			-2	-1
2 motors	4	-1	-3				-2
2 ms	3	-2	-2
2 mtg	2	-3	-1				1
2 must	3						-3
2 my		-2	1			-1	-1	-4
2 na		-4	4		-1	-1	-3	-1
2 named			3				-1	-1
2 nasa	-2		-1				3
2 national	-1	-1	2				-3	-1
2 navient	-2	-2	3	-1			-2	-1
2 net	3		-1				-2	-1
2 nine	2	-1	-1				-1
2 nmls	3	-2	-2
2 no			1	-2	-1	-1		-3
2 nordstrom	3	-1	-2				-1	-1
2 nos	2	-1					-2
2 not	1	1	-4	-1	-1	-1	-2
2 note		-3	2					-1
2 nothing	1		1				-2	-1
2 notice	1	1	-2	-1				-2
2 now	1	3	-4				1
2 nsf	-3	2	-1				1	-1
2 o		-2	-3			-1	2	-2
2 obtained	3		-1				-1	-1
2 oc	-3		-2				-2	3
2 ocwen		-2	2				-1
2 odds	3		-2				-1	-1
2 of	-1	-3	1		-1	-1	1
2 offer	3	-4		-1	-1	-1	-1
2 offered	1	-3					1	-1
2 offers		2	-1	-1	-1	-1	-1	2
2 ok	1		1			-1	-2	-3
2 okay	-3		2				1	-1
2 oldest	2	-2
2 ollo	4	-3					-2
2 omitted	3		-2				-2
2 on-time	2		-1				-3
2 open				-1			-2	-3
2 open/never	-3	1					2	-1
2 opened	1	1	-2	-1	-1		-1	-2
2 oportun	1		-3				1
2 options	1	-2	1					-1
2 or	1	-2	-3				1	-3
2 orig	-2	-2	-2	-2	-1	-1		4
2 original	-2	-6	-2		-1		-2	4
2 originalcreditorname	-4		-2				-1	4
2 orlando	2	-3	1					-2
2 osprey	3	-2	-1
2 our	-1	-1	3				-2	-3
2 outstanding	3	-1					-2
2 owe	-3	-1	1	-1	-1	-1		1
2 owed	1		-1				-3	2
2 owing		1	1				-3	-2
2 pa	1	1	2		-1		-3	-1
2 pacific	3	-2	-3				-1
2 pagado	3		-2				-2
2 pagamento	-2		-1		-1	2	-1
2 paper	3	-1	-1				-1
2 partners	2		-3				1	-1
2 payable	2	-3	1				-1	-2
2 payday	3	-1	-2				-1
2 paying	-1	-1	-2				2	-1
2 payroll	4	-2	-1					-1
2 pd	-2	1	-2		-1		2	-2
2 peak	-1		2				1	-3
2 pending	4	-1	-1				-1	-1
2 penfed	-4	1	3					-2
2 per	-1	-1	-2				3	-2
2 phone		-1	1		-1	1	-3	-2
2 physician	3	-2	-2
2 pinnacle	-2						1	1
2 place	-3	1	3					-1
2 placed		-2	-1	-1			1	1
2 planet	1	-3	1				-1
2 platinum	-3	2	4		-1		-3	-2
2 popular	-2	-1	3					-1
2 por	4	-3	-2				-2
2 ppa	-3	2	1				1
2 ppl	-2							1
2 prairie	2	-2	-2
2 prequalified	3	-1	-2
2 previous	4	-3		-1	-1	-1	-4	-1
2 print	3	-2						-1
2 priority	3	-1	-1				-1	-1
2 private	-3	2	1	-1	1			-1
2 program	2	-1		-1	-1	-1	-2	-1
2 progressive	-2	-1					3	-2
2 propane	3		-1				-2
2 proposed	3	-2	-1				-1
2 protection	-3		3				-1
2 purpose	3	-2	-1				-1	1
2 pymt	1	2	-1				-3	-1
2 pünktlich	-3	-1	3					-1
2 q	-2	2	-3					-1
2 quick	3	-2	-2					-1
2 quicksilver	-3	2	-2	-1			2	-1
2 rainy	3	-2					-1
2 rav4	-3	1	1				2
2 ray's	3		-1				-2
2 rd	3	-2	-2	-1	1		-1	-1
2 real	3	-1	-1					-1
2 rec'd	3	-1	-1				-1	-1
2 receivables		-2	3	-1			-2	-1
2 recent		1					-3
2 refi	3		-2					-1
2 refinancing	3	-1	-3				1
2 reflect	-1	3	-1
2 regional	-1	-1	1		-1			-4
2 remarks	-1	3	3	-1			-2	-1
2 rent	2	-1	-2				-3	-1
2 rental	3	-2	-2
2 repo	2	1		-1			-3
2 report	2	-2		-1	-1	-1		-3
2 reporting	2	-2					-1
2 represents	3		-3
2 requested	5	-2	-3					-2
2 respondent	3	-3					-1	-1
2 responding_party	3	-3
2 resurgent	-1	-1		-1			-1	3
2 retail	3	-1					-2	-1
2 returned	2	-1	-1				-1
2 review		1	-1				-2	-1
2 rewards	2	-3	-2					-1
2 ridge	1	-1		-1			-1	-3
2 river	3	-2					-1	-1
2 rosa	3	-1	-2
2 rptd	-1	-3	1					-1
2 s	4	-2	-2				-1	-1
2 sa	-1	-3	1				2	-3
2 said	1	-3	-1					-1
2 saldo		-2	-2	-1	2	-2		-3
2 santander		-4		-1	2		-1	-1
2 satisfied		-3	1					-1
2 save	1	1	-1				-2
2 say	2	-3	-1
2 says		-2						-3
2 schedule	4	-2					-1	-2
2 scheduled	3	-2	-2				-1
2 school		-1	-1				-3	1
2 score	3	-2	-1				-2	-1
2 sd	3	-1	-3				-1	-1
2 second	3	-2	-2				-2	2
2 section	4	-4	-1					-2
2 secured		-3	1	-1			2	-1
2 see	3	-4	-1				-3	-1
2 sell	3	-2	-1
2 seller	3	-1	-3				1	-2
2 sep	1	-3	1				-2	-1
2 september	2		-2				-2
2 service	1	-3		-1	-1		-3	-3
2 services	1		-2	-2	-1		3	-1
2 servicing	3		-3					-1
2 settled	3	-2	-1	-1	-1	-1	-4
2 settlement	2	-3	1	-1	-1	-1	-2	-1
2 sezzle	-3		3
2 she	-3	-1	-1				2
2 signature	3	-1	-3				-1	-1
2 silverado	-4	2	3				2
2 sky	-3		2				2	-1
2 slate	3	-1					-2
2 snap	-3	1	1				2
2 sofa	3	-1	-1				-1
2 sofi	-1	1	1		-1		-3	-2
2 solutions	2	-1	-2		-1		-1
2 sorry	-1	3	-1				-4	-1
2 sort	3	-1	-1				-1	-1
2 special	3	-1	-2				-1
2 specify	3		-2	-2			-1	-3
2 sprint	-1						3	-3
2 st		-4	-1	-2	-1			1
2 state	1	-5					1	-2
2 ste	3	-1	-1
2 still		2	-3			-1	-1	-1
2 stonebridge	3		-1				-1
2 stop	2	-1					-2
2 student		2	-2	-1		-1	-1	-3
2 stuff	3	1	-1				-2
2 suffix	1		-3					-1
2 suncoast	-3		3
2 sunday	-2	2	1
2 svcs		2	-1	-1			-4	-1
2 synchrony	1	-3	-1	-1	-1	-2	-2
2 t		-2	1				-1	-3
2 t-mobile	3	-1	-3				1	-1
2 tab			-2				1
2 tacoma	-1	1	-2				-1	1
2 tarjeta	-1	-1	2	-1			-3	-1
2 tax	1	1	-3				-3	-1
2 taxes	1						-2	-3
2 teachers	3	-1	-3					-1
2 telephone	-1		-1				3
2 terms	4	1	-1				-4	-1
2 text	3	-1	-1				-2
2 thank	2	1					-2	-1
2 that	1	-2	-1			-1		-3
2 that's	1	1					-2	-3
2 then	-1	3	-1				-2	1
2 this			-2			2		-1
2 thursday	3	-1					-1
2 time	1		1				-3	-1
2 times	2		1				-3	-1
2 titlemax	-3	-1	2				1
2 today		-2	-1				3	1
2 tom	4		1				-3
2 too	-3		2				2	-1
2 tot	3	-2
2 toward	3	-1	-1				-1
2 trailer	-3		3				1	-1
2 transfer	3	-2	-2
2 transferred	5	1					-5	1
2 transfers	3	-1	-1				-1	-1
2 transunion	3	-2					-2	-1
2 transworld	-3	-1	-1				3
2 travel	1	1	-3
2 troca	3	1	-3				-2
2 tu	-1		-2	2			-4
2 tx	4	-1	-2				-2	-2
2 type	4	-4				-1	-3
2 under	3	-1					-2	-1
2 union		-2			1	-1	-1	-3
2 unit	1	-3	-1		1		-1	-2
2 unknown	2	1	-1				-3	-1
2 unpaidbalanceamount	3							-2
2 unsecured		-3	4	-1			-1	-1
2 unsubsidized	1	-3	1	-1			-1	-1
2 upon	2		-1				-1
2 us		-1	-2	-1		3	-1	-3
2 usa/target	3	-2	-1				-1
2 usaa	-2	-1	3				-1
2 use	1	-2	2				-2	-1
2 used	-4		2				1	-2
2 utilities	3	-1	-1				-1
2 valley	-1	-4	-2					2
2 verde	3		-2				-1	-1
2 verizon			-1		1	-1	1	-3
2 visa	1		2	-1	1	-1	-4
2 w		-2	1	-1		1	1	-3
2 wachovia	-3		3				-1
2 wait	4	-1	-2				-2
2 waiting	2		-1				-1
2 was	-2	-1	-2			-1	1	4
2 washer	2	-2	1	-1			-1	-1
2 webbank/fingerhut	2	-1	1	-1		-1	-3
2 wells	1	-4		-1			-1	-2
2 what	3	1	-3			-1	-3	-1
2 which	1	-3						-1
2 who	3	-3	-1
2 willow	-3		-1					3
2 withdrawal	3	-2	-1
2 worst	3	-1					-3
2 worth	2	-2	-1
2 wrong	4	-3	-1				-1	-1
2 x	-1	4	-4	-1	-1		-1	-3
2 xp	2	-1	-1				-3	-1
2 xp/ef	2	1	-1				-2
2 y	-1	2	-2	-1		1	-2	3
2 ya	-2	-1	-2				2	-3
2 year		1	1	-1		1	-3	-1
2 years	4	1	-2				-2	-1
2 yet		-3	2					-1
2 ytd	3	-2	-1					-1
2 信用卡		-3	3					-1
2 催收	-1	-1	3				-3	1
2 其他	-1	-2	-3				-2	3
2 四	-3	2	2				-2
2 存款	3	-1	-2					-1
2 学生贷款	3	1	-2				-2	-1
2 房贷	-1	-1	3				-2
2 月	3	-1	-1				-2	-1
2 月供	-1	-1					3
2 状态		-3	-1				1	-1
2 编号	3	-1					-2	-1
2 逾期60天	1	3	-4				-2	-1
3 aaa	1		-3					2
3 abara	2	-1		-1	-1	-1	-2	-1
3 about	2						-4	2
3 accounts	1	-1	5				-5	-3
3 accurate	3	-1					-2
3 acreedor	-2	3						1
3 act	-2	1		-1	2			-3
3 actual	3						-2
3 address	2	-1						-3
3 adverse	-1		3
3 affirm	1	2		-1			-3	-1
3 agreed	3	-2	1	-1			-4	-1
3 aidvantage	-3		2				-2	-1
3 al	-1		1				1	-3
3 alder	3		-1				-2
3 also		2	1				-2	-3
3 am	1		-3					-1
3 america	3	-1	-3	-1	1	-1		-1
3 amount		1	3	-1		-1	-4
3 an	1	2	1				-3	-1
3 anh	3	-2	-1
3 annual	3	-1	-1				-1
3 any		-3
3 anything	2	1	-1				-3	-2
3 apartments	3		-1					-2
3 application	2	-3	-1				-1
3 apply	5		-4				-1	-2
3 approval	3		-2				-1	-1
3 approx	-3	1	2				1
3 ar	2		-1				-3	-1
3 are	1	-1	-3			-1	1	-3
3 arrears	-2		3				-1
3 as	2		1	-1	-1	-1	-3	-1
3 assets	1	-3	-1				1	-1
3 assigned	-1	-4	2	-1	-1	-1	-1	-1
3 assignee	-1	1	-2				-1	2
3 atrasada	1	1					-4	-1
3 atrasado	-3	2	1	-1			-1	-2
3 atraso	-3		3	1	1	-1	2	-2
3 attorney	4		-2				-2	-1
3 aug	1	1	-3
3 august	3	-2	-1				-1	-2
3 auto	2	-3	-1				2	-2
3 automobile	-3	1	2				1	-1
3 autopay	3	-1					-2	-2
3 available	1	-3	1
3 avalanche	3	-1	-1				-1
3 avant	5	-2	-2		-1		-2
3 bal	-2	2	-4	-3	-1	-1	2	-4
3 balloon	3	-1					-2	-1
3 bank	1	-2	-1	-1		-1		-3
3 bankruptcy	3	-1					-3	-1
3 baptist	-2	-1					1	2
3 barclays	1	1	-3	-1	-1			-2
3 be	1	-2	-3				1
3 beginning	2	-1	-1
3 behind		1		-1	2	-1	-1	-4
3 below	2	-2					-2
3 beneficial	2		-2
3 bill	2	-3	1				-2	-1
3 bills	3	1	-1				-1	-1
3 blue	-1	2	1				-1	-3
3 boat	-3	2	2					-1
3 bought	-3	-3	-1				2	3
3 box	5	-3	-1	-1	-1		-1	-2
3 bread	1		-3	2			-2	-1
3 brendan	2	-1	-3				2	-1
3 budget	3	-2	-1				-1	-1
3 buwan	3	-1	-1				-1
3 buy/cbna		-1	-1				3	-1
3 c/o	3		-2				-2
3 cable	3	1					-1	-2
3 called	1	-1	1				-3
3 cap	2		-3					-1
3 cards	1	-3					-1	-2
3 care	-1		-1				-3	3
3 carro	2	2	-3		1		-3	-1
3 case	2	-3	-1		-1		-2	-2
3 cash	-1	1	-1	-1	-1	-1		-3
3 cathay	3	-1	-1	-1			-3
3 caught	2						-3
3 cbna	3		-2				-2
3 certified	3	-2	-1				-1
3 charge-off	3	1	-2				-4	-2
3 charge/credit	-3	3
3 charges	2	-3					-1	-1
3 check	1	-6	3				1	-2
3 checking	3	-2	-2				2	-2
3 child	2		-2
3 chrysler	3	-1	-1				-1
3 citi	1	2	-2	-1	-1	-1	-1	-3
3 citibank	-1	-3		-1	1	-1	2	-4
3 citicards	3		-1				-2
3 city	1	-2	-1	-1			-3	1
3 class	1	-2						1
3 client	-2	-4	-1	-1	-2	-1		3
3 clm	-2		2
3 closed	-2	-2	2			-1	1	-3
3 coast	4	-1	-2				-2
3 cobranza	1	1					-3
3 cobranzas	-2		3				-1
3 coll	-4	-2					-2	4
3 collect	4	-1	-2				-3
3 collecting	-3	-2					2	2
3 collector		-3	3	-1	-1	-1	-3	1
3 column	3	-2					-1
3 comenity		3	-2				-1
3 comments	3	-2	-2				-3	2
3 communications	3						-2	-1
3 como	3	-3					-2
3 company		-2	1	-1			-3	1
3 consolidation	3	-2					-1	-1
3 consumer	2	-3	-1	-1				-2
3 contact	1	-3	-1					-2
3 convenience	-3		3
3 corp	3	-1					1	-2
3 corriente		-2					2	-2
3 couch	-3	2	4				-3	-1
3 counseling	3	-2					-1	-1
3 court	2	-1	-3	2			-1	-2
3 cousin	3						-3
3 cr	2	-1	-1				-3
3 cred	-3	2					-1	1
3 creditor	-1	-2	-1	-1	-1	-1	-2	3
3 credor	-3	-1	1	1			-1	1
3 crédito	-3	1					1
3 ctr	3	-2	-1
3 cuenta	-2	-2	1	-1			2	-1
3 cur	1	1	-3				-1	-1
3 current	-1	-1	2	-1	-1			-4
3 custom	-3	-1	2				1
3 customer	3	-1	-1				-2
3 cut	3	-1	-1				-3
3 d	1	-2					-3	-1
3 da	-3	-1	1	2			1	-1
3 dallas	3	-1	1				-2	-1
3 damage	-3		3				-1
3 date		-4	1	-1	-1	-1	1	-3
3 day	-1	3			-1		-1	-1
3 daycare	3	-2					-2
3 de		-3	2	-1		-2	3	-2
3 deb	3	1	-1				-3
3 debtor	3	-1	-1				-1	-1
3 default	3		-2				-2
3 deferment	2	1	1				-5	2
3 deferred		3					-3	-1
3 deleted		1	-2				-3
3 delinquency	-2		1				1	-3
3 delinquent	1	-3						-1
3 dept	1	-4	-1	-1	-1			-2
3 derogatory	-3	-2	3
3 desde	-3		3
3 details		-3	1					-2
3 dia		-3	-1	-1	2	-3	2	-1
3 direct	1	-1	1				-3
3 disclosure	2	-1	-1
3 discover	2	-2	1	-1	1	-1	-3	-2
3 do	-1				3	-2	-2	-1
3 dollars	-3		2				2
3 down	3		-2				-2
3 dr	-1	-2	2	-1			-3	2
3 draft	2	-3	1	-1	-1	-1	-1	-1
3 duke	3	-1	-1	-1
3 días	-1	2	2	-1			-5	-1
3 e	3	-1	-2			1		-1
3 each			2				-2	-1
3 edge	2				-1		-1
3 efx	-1	1	1				1	-3
3 el	3	-3					-2	-1
3 electric	3	-1					-3
3 electronic	3	-1	-1				-1
3 em				-1	-2	-1	-1	-3
3 employees	1	-1	-3	1				-1
3 ending	-3	1	2	-1	2	-1	-2	-3
3 ends	1		3
3 enhanced	1		2				-3
3 enrolled	2	-4	3	-1	-1	-1	-1	-2
3 ent	3		-3
3 equinox	-3	1					2
3 equity	2		-1				-3	-2
3 era	-3	-1	-1				1	2
3 escrow	3	-2	-1	-1	-1	-1	-3	-1
3 esposo	3	-1					-2
3 estate	1		1				-3	-2
3 está	2	-2	-1				-1	-1
3 example	3	-1	-2	-1			-2	-1
3 except	3						-3
3 factoring	-3							3
3 fair	3	-2	-1
3 family	2	2	-3				-1	-1
3 fargo	3	2	-5				1	-1
3 feb		2	3				1	-4
3 febrero	-2	2						-1
3 fee	4	-2	-1				-2	-2
3 fidelity	2	-1	-1				-1
3 figure	-3		3
3 file		3	-1				-1	-3
3 filed		-3	-1	-1			1	-2
3 finance	2		-3	1	-1			-2
3 financial	2	-2	1	-1	-1	-1	-4	-2
3 fingerhut	-3	1					2	1
3 first	-1		2	-1	-1	-1	-3	-1
3 flanigan	3		-2	-1
3 fleet	3	-3	-3
3 forbearance	1		2				-3	-2
3 forget	3		-1				-1
3 forgot	-1	-1	3				-1
3 form	3	-2	-2				1	-1
3 free	4	-2	-2					-1
3 freedom	-2	-1		-1			3	-1
3 full	1		-2				-3	1
3 funding	1	-3	-3	-1			-1	4
3 furnace	-3	3	1				-1	-1
3 gas	4	-2	-2				-1	-1
3 generated	3		-3
3 go		-2	2				-3	-1
3 goal	3	-2	-1					-1
3 good	2		-2				-1	-2
3 got	-1	-3	2			-1	1	-2
3 grantor	3	-1					-5	1
3 grantors	1		2				-3
3 great		-2	1				-3	-2
3 greenville	3	-1	-1				-1	-1
3 group	-1	-4			-1		2	-1
3 guarantor	1	1	-2	-1	-1			-3
3 h		-1	-3				3	-1
3 ha	-3	-1	3
3 had	2	-3	-2				-1	-1
3 half	-3	2	1
3 hancock	3	-1	-3
3 hand	3	-1	-2				-1	-1
3 hardship	4	-2					-2
3 harlan	3						-2	-2
3 has		1					-1	-3
3 have	2	-4	2				-1	-2
3 he	-1	-3	2				2	-1
3 health		2	-3	-1			1	-2
3 heloc	-2	1	2	1			-2	-2
3 help	3	-2					-1
3 her	1	-1	2				-3	-1
3 here	-1	3	-1				-2	-1
3 here's	-2	3
3 hi	3	-2	-2				-1
3 honda	-1	-2	2	-1	-1	-1	-2	-1
3 house	-2	1	3				-2	-3
3 houston	3	-2	-1
3 i've	-3	3					1
3 i1	3		-1				-2
3 ia	2	-3	1
3 id	2	-3	-1					-1
3 if		-1	3	-1			-5
3 image			1				-3
3 important	3		-1				-2
3 inc	1		-2	1	-1	-1	-3	1
3 individual		-3	1	-1	-1		-1	-1
3 information	1	2	1		-1	-1	-4	-3
3 inquiries	4	-1	-3				-1	-3
3 inquiry	4	-3	-1				-1	-1
3 installment	-3	-1	3	-1	-1	-1		-2
3 insurance	4		-2				-1	-2
3 interest	2	-5	1				-1	-2
3 investments	-1		-1				3	-1
3 invoice	2		-2
3 irs	1	-1	-3				1	-1
3 items	-1	-2	3				-2	-1
3 j	-1	-3	3					-2
3 jewelers	-2	-1	-1				3	-1
3 joint		-1	1		-1		-1	-2
3 judgment		-1	-4		-1		2	-1
3 jun	3	-1	-1				-1
3 kay	3	1	-3				-1	-2
3 keep	2	-2	-2		-1	2	-3	-2
3 kept	-3	-1					3
3 kia	1	-3	1					-1
3 la				-1	-1			-3
3 lakes		2	1				-2	-2
3 lakeshore	2		-3	1
3 larkspur	3		-3
3 last	-1	1			-1	-1		-3
3 late	-2	2	2	-1	-1	-1		-3
3 latest	-3	-1	3					-1
3 law	3	-1	-1				-1	-2
3 lender	-1	1			-1			-3
3 less	3	-2	-1				-1
3 letter	-3		3				2	-2
3 liabilities		-3	2					-2
3 liability	3	-1	-1
3 like	2	-1					-4	-1
3 list	3	-1	-1				-2	-1
3 llc	-1		-2	-2	1	-1	4	2
3 loan	-1			-1	-1		1	-3
3 loans		1	2	1			-2	-2
3 loe	3		-2				-1
3 lorraine	-3	1	2				-2
3 lvnv	1	-2	-4				-1	3
3 m	3	-3	1		-1		-3	-1
3 main	2	-1	-2				-1
3 management	1		-3		-1			2
3 mandaron		-2					3
3 march	-3	-1	-1				3	1
3 market	1	-2						-1
3 mazda	2	1	-3
3 member		-3	1				-1	-2
3 menards	3	-1	-2				-1
3 mensal	-3		1				1
3 mensualidad	-3	2					2
3 merchants	-3		3				2	-1
3 mercy		1		-2			-3	-1
3 merrick	-2	-2	-1	-1			3	-1
3 met	1		2				-3
3 metrowest	3		1		2	-1	-3	-2
3 mgmt	-4	-1	-2	-1	-1		4	3
3 miami	3		-4				-1	-1
3 midland	1		-5	-1			3	2
3 min	-2	-2	3	1	-1	-1		-1
3 mine		1					-3
3 missed	-3	2	1				2
3 mohela/dept	3		-3
3 monto	3						-3
3 more	-1	-3	-1				1	-1
3 mos		1	1				-3	-2
3 motors	3	-1	-2				-2	-1
3 mtg	3		-3				1	-1
3 must	3						-3
3 my	2		-2		-1	-1	1	-3
3 mychart	3	-1	-2					-1
3 mãe	3		-2		-1	-1	-1	-1
3 mês	4	-2	-1		-2	-1	-2
3 n.a	3	-1	-2				1	-3
3 n/a	3		-3				-1
3 name		-2	1	-1	-1		-2
3 nasa	-1	-1	-1				3
3 national		-4	1	-1
3 natl	3		-2				-1
3 navy	-1	1	1	-1	-1	-1	-3	-1
3 need	3	-2	-1				-1	-2
3 needs	-3				-1		3	1
3 negative	-2	-1	2				-1
3 negotiating	2	-4	1	-1	-1	-1	-1
3 nelnet	3	-1	-2				-3
3 netflix	3	-3	-1				-1
3 nevada	3	-1	-1				-2	-1
3 new		-1	1	2			-3
3 nhà	2	-3	1				-1	-1
3 nissan	3		-3			1	-2	-1
3 nmls	3	-1	-3
3 nordstrom	3		-1				-1
3 nos	2	-1	-1				-1
3 not	1	-2	2	-1		-1	-6
3 note	-2	-2	3	-1			1	-3
3 notes	-2		2				1	-3
3 nothing	2	-1	2				-3
3 nợ	2		-3				1
3 o	1	-1	-3	-1	-1	-2	2	-2
3 oaks	-2	1	1				1
3 oc	-2						1	1
3 oct	-1	1					1	-3
3 october	-4		-1				4
3 odds	2	-1	-1
3 offer	2	-1	-3				-1	-2
3 office		-1	-2					-3
3 oh		-3	4	-1	-1	-1	-3	-2
3 ok	1	1	1	-1		-1	-1	-4
3 okafor	3	-1	-1				-2
3 omitted		3	-3					-1
3 on				-1	1	-1	-2	1
3 open/never	-2		-1				3
3 open/past	-3						3
3 or		-1	-3	-1		-1	1	-1
3 orig	-4		-2	-1				4
3 original	-1	-3	-3	-1	-1	-1	3	2
3 originalcreditorname	-3		-1					3
3 originally	-1	-2	-2				-1	3
3 other		-2		-2			-3	2
3 out		-3	1				2	-2
3 outstanding	2					-1	-3
3 over	2	-2	-1	-1	-1	-1	1	-3
3 owe	-1	-1	2	-1	-1	-1	-3
3 owed	-1							4
3 owes	4		2			-1	-3
3 owner	-1		1				2	-3
3 pacific	4		-4				-1	-1
3 pagado	3		-1				-2
3 palmetto	4	-2	-3					-1
3 part	3	-1	-1					-1
3 partial	2	-1	-1				-2
3 partners	4		-1				-2
3 patel	2	-2					1
3 patient	3	-3		-1			-1	-2
3 payable	3	-3	-1				-1	-2
3 payment	-1	-1	3	-1	-1	-1		-2
3 payroll	3		-2
3 pays	2			-1	-1	-1	-5	1
3 physician	3	-1	-1					-2
3 pike	-4						3	1
3 plan	-3	2		-1			1	-3
3 please	-2	-1					2	-1
3 pmt	1	-1	-1	-2	-1	-1		-3
3 pmts	3	-2	-1				-1	-1
3 polaris	3	-3
3 por	4	-2	-3		-1		-1
3 portfolio		-2		1	-1		-1	1
3 prequalified	3	-2	-2					-1
3 principal	1	-4	-1				1	-2
3 prior	2						-2
3 private	-2	-1	3		-1			-2
3 processor	3	-2	-2					-1
3 products	3	-1	-2					-1
3 property	4	-2	-2				-1
3 public	3						-3
3 purpose	3	-2	-2				-1
3 pünktlich	-2		3				-2	-1
3 q	-2	2	2					-3
3 quest	4	-1	-2				-2	-1
3 quick	3	-2	-2
3 quicksilver	-3		1	-1		-1	2	-1
3 r1	2	-1	1				-3
3 radiology	-3		1	1			1	2
3 radius	-2		-3				1	1
3 rata	-3	-1	1
3 ray's	3						-2
3 rd	2	-2	-1	-1	2		-2	-2
3 re	-3	-3	2		-1		3	-1
3 receivables	3	-2	2		-1		-2	-2
3 recent	1						-3
3 record	2	-4	3				-1	-1
3 recovery		-2		2	-1		-3	1
3 reflect	-2	-1	3
3 refund	1	-2	-2				3
3 regional	1	-1	-1	-1				-3
3 rent	5	-2	-1	-1			-3	-1
3 repayment		-2		-1			2
3 reply	2	-1	-1				-1	-1
3 repo	1	-2	1				-3	2
3 report	1	1	-1	-1	-1	-1	-2	-4
3 reporting	3		-2				-1
3 reports	-3		2				1
3 requested	3	-1	-2					-1
3 respond	3		-2
3 respondent	3	-1	-2					-1
3 responding_party	3		-3
3 resurgent		-3	-3				-1	2
3 returned	3	-2	-1				-1
3 revolving	-1		1	-1	-1	-1		-3
3 rewards	-2	-1	-1				1	3
3 roof	2	-3					-1	-1
3 roth	2	-2						-1
3 sachs	3		-2					-2
3 said	1	-1	-3				1	-1
3 saint	-1	-1	3					-2
3 saldo	-1	-3	-4		-1	3		1
3 sales	3	-2	-1					-1
3 sams	2	-1					-1	-1
3 san	-2	2					1
3 satisfactory	-2		3
3 savings	3	-2	-1	-1			-2	-1
3 say		-2	-2				3	2
3 says	-1	-1	1				-2	3
3 scheduled	5	-2	-1				-3
3 school	1	2	-2				-3	-1
3 score	4	-2	-2				-2	-1
3 sd	3	-1	-3
3 section	3	-1	-2				-1	-1
3 secured	-4	1	1				3	-1
3 seguro	3				-1	-2	-1
3 sent	-1	2	1				-1	-3
3 sep	1	-1	1				-1	-3
3 seriously	3	-2					-2
3 service	3	1	-3				-3	1
3 services	1		-4	-1	-1	-1	2	-2
3 servicing	3	-2	-2					-1
3 set	2		-1				-1
3 settled	1	-1	2	-1	1	-1	-4	-3
3 share	3	-3					-1	-1
3 she	-1	-3	1				1	1
3 side	-3	2	2					-1
3 silverado	-3	1	2				1	-1
3 snowball	1	-3	1				-1	-1
3 sold	-1	2	1				-3	-2
3 solutions	-4		-1				1	3
3 sorry	1	-2	2				-4
3 sort	-3	3	-1
3 source	-1	2					-1	-1
3 specify	1	1	-3	-3			-2	2
3 spectrum	4	-1	1	-2			-2	-1
3 speedy			1					-3
3 sprint		-1					2	-3
3 spv	1	-1	-2				3
3 standing	-2	-1	3				1	-2
3 stands	-3	-1	2				1
3 statement	2	-4					-3	-2
3 stop	2						-1	-1
3 subaru	2	-2	1				-1
3 such	3	-1					-2	-1
3 sum	-1	3	-2				-1	-1
3 summary	2	-2	-1	-1	-1	-1	-2	-1
3 summit	2		-2
3 sunrise	1	1	-3				-1	1
3 svc	2	-2	-3	-1				1
3 svcs	3	-1		-1			-2
3 sys	-1	-3	-1				1	2
3 system	-2	-2	-2				2	2
3 systems	-3	-1	-1		-1		3	2
3 t	1	-3	1					-1
3 take	2	-2	-1				-2	-1
3 target	2	2	-2		1			-2
3 tarjetas	-3	2	2					-1
3 taxes	-2	2	-2				-3	1
3 td	-4	1	2	-1			1	-1
3 thank	3	-1	2				-3
3 thats	-1	3	1				-2	-1
3 the	-1		1	-1	-1	-1	-4	2
3 there		-1	3				-1	-1
3 they			-1				1	-3
3 through	2	1					-3
3 tháng	-2	-3	2				2	1
3 tidewater	3	-2					-1	-1
3 til	-2	2	2			-1	-3	-1
3 time	1	-1	1				-2
3 title	2		-4	-1			1
3 too	1		-3				3	-1
3 total		-4	1	2		-1	-1	-2
3 transaction	3		-1	-1			-1
3 transcript	3		-1				-2
3 transferred	3		2				-4	1
3 transmission	1	2	-1				-3
3 transunion	1	1	-1				-3	-2
3 treasury	3	-1	-1				-1
3 tu	1		1	-1			-3	-1
3 tx	4	-1	-2				-2	-1
3 type		-5	-4	-1	-1	-1	2	-2
3 u.s	-2	-1	3				-1	-1
3 ulta	4		-2				-3
3 um	2	1	-1				-2
3 una		1	-1				-1	-3
3 univ	-1	-1	2				-1	-1
3 until		1	2					-3
3 upgrade	2	-1	-3	-1			-1	-2
3 upon	3		-1				-2
3 us	-3	-1	-1	-1	-2	3	3	-2
3 usa	3	1	-2	-1	-1	1	-1	-3
3 usa/target	4	-1	-2				-1
3 usaa	-5	2	2	1				-2
3 utilities	3	-1	-1				-1
3 va	-2	-2					1	2
3 value	2	-1	-1					-3
3 vantagescore	3	-1	-2				-1	-1
3 velocity	1		-3				-1	2
3 visa		1		-1			-3	1
3 voy	3	-3					-2
3 wakefield	1		-3					-1
3 walmart	1	-1	-3					-2
3 wants	-4	1	-1			2	1	1
3 warren	3	-1					-2
3 washer	3						-3
3 we		-1				-1	-1	-3
3 week	1		1				-2
3 well	3		-1				-2
3 west	2	1	-3	-1			-1	1
3 westlake	1	-1	-3	-1				-1
3 whose	3						-2	-1
3 world	4	-1	-3
3 worst	2	2					-4
3 wrong	3	1	-3				-2
3 x			2				-3	-2
3 xfinity	-3		2		1		1	-1
3 xp/tu/ef	2		-3				-1	-1
3 xxxx	1	-2	3				-1
3 xxxxxxxxxx	2						-2
3 y	-1	-2	4	-1		-1	-3	1
3 yes	2	-3					-1	-3
3 your	1	-2	1				-2	-3
3 ytd	4	-4	-2
3 yung		-3						1
3 дней	3		-3
3 信用卡			1				-3	-1
3 催收	-3	1	1	-1				-1
3 存款	3		-2				-1	-1
3 正常	-1		-1	-1			4	-2
3 车贷	4		-3				-1
3 逾期30天	-3	-1	3				-2	-1
3 逾期60天	1	-2					-3	-1
a balance	-2	-1					2	-1
a credit	-1	-1	1				-3	3
a discover	-2		2
a fingerhut	2		-1				-2	-1
a loss	-2		-1				3
a month	-2	-1				-1	3	-2
a payment	-1	2	-1				-3	-1
aa direct	-2		2
acceptance corp	3	-2	-1		-1		-3
acceptance llc	3		-1				-2
account auto	-3		3
account creditor	-2	-2						3
account current	3		-1				-2
account details	2	-1					-1
account from		-3						1
account name	-3	4	-1	-2	-1		-3	-3
account number		-1	-1	3	-1		-2	-2
account transferred	3		-1				-3
account type	4	-1	-1				-6	-1
account with		-2					-3	2
accounts discover	3		-3
accounts in	4	-1	-1				-3
accounts lvnv	3	-1	-3
acct ending		1		2			-3	-1
acreedor original	-1	-3					-1	2
affirm mattress	3	1	-3				-1
after the	2	-1					-2
agency or	2						-2
agent for	1	-2	3					-2
agreed pays	4						-4
al día	-2	3					-1	-1
aluguel é	3	-2	-1		-2	-2
am current	-3						3
amazon store	-3		3
american express		-3	2	-1	-1			-1
amount due	1	-2					-1
amount original	3							-3
an account	3						-2
an attempt	3						-3
an outside	3						-2	-1
an reta	-2	2					2	-1
and liabilities	3	-3
and the	2	-1					-4	1
and then	-1	3	-1				-2	1
apple card		-3	1			1	1	-1
approval odds	3	-2					-1	-1
apr may	3	-2					-1
are current	-2						3
are days	-4						4
as a	-2	-1	-1				3	-1
as agent	-3	-1	2				-2	-1
as agreed	2	1	-1	-1			-4	-2
asset recovery	-3	-2	-1	2				1
assigned client	-3	-1						3
at mo	3	-1					-2
at the	2	-3	2				-1	-2
atrasada días	1						-3
atraso días	-3	3					1
attempt to	3						-3
auto days	2						-2
auto finance			-3					-1
autopay on	-3	1					2
available balance	1	-2			1		-1
available credit	-1	3					-1	-1
b b	-2	3	-1
bad debt	-1	3	-2
balance account	4	1	-1				-4
balance charged	3						-3	-1
balance in	-2						2
balance limit	3	-1					-3
balance loan	-3	3	-1
balance on	2	-1					-1	-1
balance original	5						-3	-3
balance rating	3	-1					-2
balance transfer	2	-2
balance your	-3						3
bank card	2		-2
bank credit	3		-3				-2	-1
bank delaware		1	-3	1			-2
bank heloc	-3	1	-1				2
bank n	-1	-1	-2				-2	3
bank n.a	3		-3				1	-1
bank na	3	-1	-2
bank of	-5	-4	5	-1	-1	-1	-5	-1
bankruptcy chapter	2	1					-3
be a	-3						3
be my	-3	-2					-1	3
been late	-2	-2					2
been placed	3						-3
bought from	-2	-3					1	2
brendan regional	3		-3					1
by bank	-2		-3				2	2
by consumer	2		-1				-4
by cr	2	-2					-1
by law	3	-2						-1
c collection	1	-1					-3	1
c i	-2	2	-2
capital retail	-3		2					2
capital services	2	-1	-2				-3	2
capital syst	-1	2	-3					-1
car ins	3	-2					-1	-1
card accounts	-3	3
card capital	2		-2					-1
card credit	3		-3				-1	-1
card from	1	-4
card i	3		-1				-1
card past	3		-1				-3
card that's	2	-1						-2
care client	-2	-1	-1					2
care credit	1	-1	1				-3	-3
cash and	3	-1	-2
cash express	2	-1	-2
cash payday	-3		3
cavalry portfolio	-2		2				-1	-1
chak mwa	-3	2					1
charge card	3	-1	-1				-1
charge-off charge-off	3		-1				-2
charged it	-2						2
check n	-2	-1	1				1	-1
chrysler capital	3	-1	-1				-1
citi days	-3	1					2
citi double	-2	-1	3					-2
class medical/health	3							-3
closed charged	-3						3
closed it	3	-2					-2
co co	1	2	-1				-2	-2
collection accounts	2	-2
collection agency		1	-3					-3
collection as	3		-1				-2
collection bureau	2	-1	-2				-1
collection collection	4	-1					-4	-1
collection for	-3	-1	-1				4	-3
collection from	-3	1					2	-1
collection paid	3						-3
collection/chargeoff collection/chargeoff	3						-3
collections collection	3	-2					-1
collections credence	-3	-1	3
collections since	-2	-1					3
collections with	-2	-1	-1				3	-2
comenity capital			-2				-1	2
comments contact	3	-3
consumer usa	2	-2					2
conventional re	3		-2				-1
corp acct	3	-1					-1	-1
corriente en	3						-3
credit bureau		-4	2				1	-1
credit card	-1	1	-3	-1		-1	2	-2
credit collection	-3		3				-1	-1
credit history	4	-3						-1
credit mgmt	-1	1	-2	-1			-3	3
credit one	-3		-1		-1	-1	2	1
credit union	1	-3		-1			1	-1
creditor account	3		-1				-1	-1
creditor capital	-3		1				1	2
creditor class	4							-3
creditor ge	-2		-1					2
creditor information	4	-3	-1					-1
creditor name	-3	1	-1				-1	3
creditor original	3		-2					-2
creditor sprint	3	-1					-1	-3
credor original	-3							3
current and	1	1	-3				-3
current balance	2	-2					-1
current chase	-2	-2	3
current creditor	-1	2					-1	-2
current current	5						-5
current days	2	-1	-1				-1
current jefferson	-2		2
current late	-4						4
current old	3	-1	-2					-2
current payment	3						-3
current pays	3	-1					-3
current synchrony	-2	-1	2
date of	4	-1	-1		-1		-2	-1
days ago	-3	2					1
days days	5	-2	-1				-5
days delinquent	4	-1	-1				-3
days late	1	1	-1				-4	1
days over	2						-2
days past	-3	-1	-2				3	-1
de atraso	1	1	-1				-3	-1
debt buyer	2	-3	-1	-1	-1	-1	-2	1
debt collector	3	-2					-2
debt to	-3	3						-1
del hospital	-1	3						-1
dept of	-2	-2	2				-2	-1
description defaulted	-4						4
description direct	3	-2	-2
details group	3	-1	-3
details this	3						-3
direct stafford	3	-1	-2
discover bank			-4				2	2
discover card	2	-1	-3				1	-1
discover it	-2	3				-1
district of	3		-2				-1	-1
division of	3	-1	-3
double cash	1	3	-1				-2	-1
dr patel	-2		3				-1
due as	-2		-1				3
due credit	-4	-1	2				3
due days	3	2					-4
due feb	-3						3
due monthly	-1	-1					3
due payments	3						-3
due this	-3						3
due your	-2		-1				2
emergency physicians	-2		1					2
en cobranza	-3	1					2
ending in		-2		2	-1		-3
equifax information	3	-1	-2
equity line	-2	2	1				2
estate home	2	-2
está en	-4						4
every day	3	-3
exeter finance	2	-2	-1	-1			-3	2
farm auto	2						-2	-1
federal savings	-2		2
federal visa	2		-2				-1
final saldo	-3	-1	-1		2	-1	-1	-1
finance auto	3		-3				-1
finance llc	3		-2				-1
financial 车贷	-2		3				-1
first mortgage	3	-1	-1				-1
first premier		-3	-1				2	2
florida family	2		-2
for collection	4	1					-5	-2
for the		-3	-1		-1		1	-1
for you	2	-2
freedom unlimited	3	-1	-2				-1	-1
from a		1					-2	-1
from comenity	-2		-2					3
from my	3	-1	-1				-1
from synchrony	-2		-1				-1	2
from transunion	3	-2						-1
funding llc	2		-4				-1	1
ge money	-3		1					2
global solutions	-2		-2				3	-1
go to	4	-1					-3
goes to	3	-2					-1	-1
got a	-1	3					-2
great lakes		-3	2				-1	-1
group ab	3	-3
had a	2	-3	-1
have a	4	-1					-1	-2
have been	4						-4
high balance	3						-2	-1
high credit	4	-2					-2	-1
history collection	2		-1				-2
home equity	-3	-1	3				-1	-2
home mtg	2	1	-2
honda financial		2					-3	-1
hours ago	-3	1					1
hunter warfield	-3		1				2	1
i a	-1	3	-1					-1
i had	3						-2	-1
i know		-3					1
i owe	-1	2	-2				-3	-1
i was	3						-2	-1
if any	-2	3	-1	-1
ii llc	-3	-2			2			3
image omitted	1						-3
in balance					2		-3
in deferment	3						-4
in january	2	-1					-2
in law	-3	2	1					-1
in the		-3					1	-2
inc is	3						-3
inc original	3						-1	-2
incl escrow	-3	1					2
incl in	3						-2
included in	2		-1				-2
interest only	-2	2					1
is now	-3	1					3
is owed		-3					-1	2
is that	-2						2
is up	3						-3
is we	-3						3
is wells	-3		3
issued by	2	-3	-1				-1
it from	-2	-3	-1				1	2
it i	3						-2
it min	2						-2
it's a	3	-1	-1				-2	-1
it's in	-2						2
j b	-3	2	-1
joint account	-2	3
joint with	5	-2			-1		-1	-1
jul status	-3						3
kohl's/capital one	3		-2				-2
la de	2	-1	-2				-1	-3
lakeview loan	-3		3
last months	2						-3
last pmt	3	-2					-1
late as	-2		-1				3
late days	3	1					-5
late highest	-3						3
late payments	3	1	-1				-3
late status	3						-3
late with		-2					2	-1
left mo	-2	3					1	-1
limit/original amount	2						-2
line of	-2	-1	3				-3	-3
llc as		-1					-3	-1
llc c/o	2	-1	-1					-1
llc is	5						-5	-1
llc original	3						-1	-3
loan from	-5	3	3					-1
loan loan	3	-2		-1
loan pay	-2						2
loan subaru	-2	-1	2
loan type	2		-2	-1			-1	-2
logged in	3	-1	-1				-1
management and	-2		3				-1
may current	-3	2					1
may status	-3						3	-1
medical data	-2	-1	2				1
medical or	3		-1				-1	-2
member name	-3	3		-1				-2
menards card	2		-3				-1
merrick bank	-1	2	-2				2	-1
mesa verde	3	-1	-3				-1
midland credit	-1	-2					2	-2
midland funding	3		-3				-1	-1
min discover	-2		1				1
min due	-3	3		-2		-1	2	-1
min late	3	1					-3
min not	-3						3
mine are	-1	3	-3
minimum current	-2	4					-3	-1
minimum status	1	1					-2
missed last	-2						2
mo behind	-4	3	-1					-1
mo current		2		2			-3	-1
mo discover	3		-3
mo never	-3						3
mo ok	-3	4					-2
month behind	1	1					-2	-1
month on	3	-2					-2
month paid	4						-3
month status	-3						3
month we	-3						3
months status	-3						3
mortgage corp	3	-1	-2
mortgage credit	2		-2
mortgage loan	4	-1	-2	-1			-2
mortgage on	3	-1	-1				-2
mortgage payment	2	-1					-2
mortgage with	-4	5						-1
my old	-3		-1				1
my sister	1	-3						-1
mês em	-3						3
n n	-2	-2					3	-1
name bank	2		-2
name td	-2		2
national bank		-3						1
national credit	-3		3				-2
national recovery	-2		2				-1	-1
navient student	-2		2
navy barclays	3	-2	-1				-2
navy fcu	3	-2	-2					-1
nco financial	-2		3					-1
never late	-2	4	-2				-1	-2
new auto	-2	-1	2
next payment	1	-2						-1
no payment	3	-1	-1				-2
no rush		3					-1
no status		3					-1
not display	-3	3
not in	3						-3
not more	3		-1				-2
not paying	1						-3
not reported	-3	1					1	2
notice of	3	-1	-2					-1
november so	3						-3
now with	3	-3					-1
number ending	3			-1			-2
october so	-2						2
of apr	-3	2					2
of b	-1	-3	1				2
of creditor	-1	2	-1					-3
of georgia	2		-1					-1
of loan	4	-2					-2	-1
of oct	-2						2
of status	5						-5	-1
of the	-1	-4	4					-3
of with	-3	2					-1	2
of your	3						-2
off account	4	-1					-4	-1
off charged	2						-2
off in	-1	-1	-2				1	-1
off with	2	-1					-1
ok cap	-2		2
ok credit	-2		2
ok late	-2						2
ok ok	3	1	-3				-3	-1
old capital	1		-2				-3	1
old credit	-3		-1				1	1
old navy		-3	2	-1	-1	-1	-1	-1
on a	4	-1	-2				-2
on any	-2						3
on credit	-3	1	2
on home	-3	3
on my	2	-2	-1
on-time payments	2						-2
one i	3						-3
one is	-3	2	-1				1	-1
one min	-3	1					2
one platinum	3	1	-2				-3	-1
open a	3	-2					-1
open collection	-4		2
open day	-1	2	-3					-1
open days	-4	-1					4
open open	2	-1					-2
open past	5						-5
open/never late	-2	1					2	-1
opened aug	2						-2
or credit	2		-1				-2
or health	3		-1				-1	-3
or paying	-3						3
orig cred	-3							3
orig creditor	-4							4
original amount	1	-3
original creditor	1	-6		-1	-1		1	2
orlando fl	3	-3						-2
other specify	3	-1	-2				-1	-1
over to		3					-1	-2
owe and	3	-2	-1				-2
owe on	5	-1	-2				-4
owe to		-3					-1	3
owed to	-3	1					-1	2
pago al	3						-3
paid closed	3	1					-4
paid in	2						-2
paid never	-3						3
paid up	-3	1					2
paid was	6						-6
past the	-4						4
patient financial	3		-3
pay current	3	-2
pay down	3	-3						-1
pay in	-1		3				-1
payable to	3	-4					-1	-3
payday loan	3	-1					-2
payment as	3		-1				-2
payment current	1	-3					4	-1
payment due	3	-1					-2	-1
payment history		1					-3	-1
payment original	3							-2
payment past	4						-4
payment plan	1	3	-2		1		-2	-1
payments past	5						-4
pays as		-1	-3		-1	-1	1	-1
pays_as_agreed debt-to-credit	3						-3
penfed credit	-3		3					-1
personal line	-1	-2	2	-1
personal loan			-3	-1			2	-1
physician services	2	-1	-2
placed for	3		-1				-3	-1
placed with	-2	-2				-1	3	-2
pmt past	3		-1				-3
po box	3	-2			-1		-2	1
por mês	-1	-1					3
progressive leasing	3	-1	-2
providian national	-3						-1	2
quantum3 group	3	-2	-1				-1	-1
quicksilver min	-3	2					-1
rainy day	3	-2
rate status	-2	1					2
rating days	-4						4
rating ok	3	-1	-1				-2
receivables llc	4		-3				-2	-1
recent balance	3						-3
recov assoc	3		-2				-1
recovery assoc			-2	1			-1	-1
recovery co	-4		3					1
recovery collection	2	-1	-1	-2			1
recovery corp	3		-2				-3
regional medical	-1	-1	3				-1	-2
remarks mo	-3	3
remarks placed	3						-3
remarks unpaid	2						-2
repayment days	-3						3
reported balance	4	-1					-3
reported collection	3						-3
reported may	-3	1					1
reported paid	-3						3
reported past	3						-3
reported to	3						-2
repossession balance	-3						3	-1
responding_party name	3	-2
revolving current	2						-2
rocket loans	2		-2
sachs bank	-2	-1	3					-1
santander consumer		-3		-1			1	-1
scratch that	3	-1	-1				-3
second mortgage	3		-2				-1
sent to		-3	-1				2
sep status	-4						4
situação bank	-2		2
so that	-3						3
sofi personal	-2	-1	3				-1
sort by	3	-1					-1	-1
st brendan		-3					-1
st luke's	1		-3				1	1
st vincent	-1						-1	3
standing current	-3		-1				3
started at	2	-2
state bank	3		-2
state farm	2		-3				2
state of	-2	-4	3				-1	-1
statement of	3	-2	-2					-1
status account	-4						4
status as	-1		-3				3	-2
status charge	-4						5
status charge-off	2	2	-1				-3
status collection/chargeoff	5						-5
status not	4		-1				-4
status notes	-3	2				2
status placed	-2		-1				2
status transferred	4						-4
status unpaid	-2						3	-2
status updated	5	-1					-4
student city	2	-2
student loans	-1	3	-2	-1			-3	-1
suit filed	-3	1	-1				2	-1
summit ridge	2	-1	-2
synchrony bank	2	-2	-1	-1
system inc	3		-1		-1		-1	-2
systems inc	2	-1	-1				-1	-1
t mobile	3		-1					-2
tarjeta capital	-4		4
tax refund	2						-2
that got	-2						2
that was	3	-1					-2
that's a	-2	-2					2
the debt	3	-1					-1	-1
the due	-3						3
the er	-3		-1				3
the from	3	-3						-1
the hospital		-2	-1				-2	3
the lofts	-3		2				-1	2
the old		-4	-1				1	2
the original	3						-1	-1
the subaru	3		-3
there's the		3	-1				-1	-1
they are	-3	1					2
this balance	-2						2
times days	3						-3
tinker fcu		-2	3
tjx rewards	-2		3				-1
to an	3						-3
to bank	-3		2					2
to bring	3						-3
to date	-3	1					1	2
to go	2	1	-3				1	-1
to harrow	3	-1	-3
to our	3						-3
to pay	3	-1					-2
to the	4	-2					-3	-2
to us	3						-2
total us	3	-1			-2	-2
tower loan	-3	2	-3				2
transunion experian	3	-1					-1
truist bank	2		-2
tuc xpn	-2	3					-1
type collection	2						-3	1
type credit	4		-4					-1
type description	3	-2					-1
type home	3		-2					-1
tình trạng	-3	-1					3	-1
u.s department	3		-3
univ of	-3	-2	3
upstart a	3						-3
us em	-3		-1				3
us parcela	1				-1	4	-2
us us	3	-1					-3
usaa savings	-3		3				-1
valley anesthesia	3		-2					-1
verizon wireless			-1		1		1	-3
visa platinum	2	2	-2
visa xxxx	-3						2
wachovia dealer	-2		2				-1
wakefield assoc	3	-1	-1				-2
walmart capital	-4		4				-1	-1
was a	2	-1					-4	2
was charged	-4						4	-1
was credit	-4						2	-1
was days	3	1					-4
we are	-2						3
we owe			-1				-3	-1
we pay	-3						3
welcome back	3	-3
wells fargo	-1	-4	3	-1			-2	-2
when we	3						-3
which is	1	-3	-1
ya está	-3						3
your account	3				-1		-3
your file	3	-1					-3
your protection	-3	4					-1
your score	2	-2					-1	-1
信用卡 chase	-3	-2	3
最低还款 正常	1	1	-1				-3	-1
车贷 toyota	-2		3
# word words behind
a 	1	1			1	-1	-3	-2
a loan	3	-1	-1				-1
a month	-1	3	4	-1	-1	-1	-5	-3
aadvantage	-3	2	1				-1
above	3		-1				-2
acceptance	-2	3	-1					-2
acceptance 	-1	-1	3
acceptance co	2	-3	-1
acceptance corp	-3	3						-1
accepted 	-3		2				2
account account	3		-1				-3
account closed	4		-2				-3	-1
account designator	-3	-1						3
account ending	-3		4				-1	-2
account has	-2		2				1
account nurnber	-3	2	3	-1				-2
account sold	3						-3
account with	-1						3	-2
accounts	3	-3	-2					-1
accounts 	4	-3	-1				-1
acct	-3		4	-1	-1	-1	-1	-1
acct 	-2		2	-1			1	-3
acct ending		-1	1					-3
acordado 	-2						2
action	3		-3					-1
activity	5	-2					-2	-1
activity designator	3						-2
actually	2		-2				-1
add	3	-1						-1
additional	3		-1				-2
adjusters	-2	1	3				-2	-2
advances	3	-2	-1
affirm	3	-1				-1		-1
afni	3	-2	-2				1	-1
after	3	-1	-1	-1				-1
again	3	-1	-1				-1	-2
agency or	3						-3
ago 	4						-4
agreed		-3	-2				1	-1
agreed current	-3						3
agreed paid	-3						3
airlines	-2	2	-1
airlines visa	-2	2	-1
al	3	-1	-1			-1	-1	-1
al mes	3	-1	-1				-2
all	4		-4				-2	-2
all rights	2		-2					-1
ally	2		-1	-1			-3	-1
also	4	-2	-3					-1
altitude	-2	-1	3
always	-3		2				2
am days	-3						3
amazon	-1	3					2	-3
ambulance	-1	-1	-1				-1	3
ambulance bill	3	-1	-2				-1
amer 	-3	-1	3
amex		-1		-1			-3	-1
amex 		-4	2				-1	-1
amount	2	-2	-4			-1	-1	1
amount 	2	-1					-1	-1
amount due			-3		-1			-1
amount of	3	-1					-2
amount status	-3		-2				-1	3
amount unpaid	-3		-1					3
amt		-3	-3					2
amt bal	-1		-3					3
an outside	3						-3
and it's	-2		1				2
and the	1	-2	1				-3	-1
and they	-3		3				1
and we	-2		2
anesthesia	-3	2						1
anesthesia 	-2	1
anesthesia group	3	-3						-1
annual	-1	3	1				-2	-1
annual percentage	-3	3	2				-2	-1
another	3	-2	-1				-1	-2
apartments	-3	-1	-1				-1	3
apartments 	-3		-2					2
apr	3	-2	-4				-1	-1
apt	1	-3						-1
apt 		-2
apts		2	-3				1
apts 	-2		-2				1	1
are		-2	-1		-1		1	-2
are accounts	3						-3
are current	-3						3
are two	4						-4
as		-4		1	-1	-1	2
as agreed		-3			-1	-1		-1
ask	3	-2					-1	-1
assets	3	-1	-1				-2	-1
assigned		-1	-3
at	2	-1	-4			-1	-4	2
at a	3	-1	-2				-3
at&t	1		-1		1		-1	-3
atrasada días	3						-2
atrasado días	2						-2
attention 	3						-3
aug	1	-1	-4				1
aut 	3	-2	-1	-1
authority	-4		4
auto acceptance	-3	2
auto finance	1	-4	1				-1	1
auto loan	-3		3				2	-1
automobile	-2		3				-1	-1
autopay	3	-2	-3				-1
available	-2	-2	-2	-1		-1	4	-1
available 	3						-2
available credit	-2	-1		-1			3	-1
baby	-1	3	-3
bad debt	4		-1				-3
bal		-1	1	-1	-1	-1	-2	-2
bal 	3	1	-3	-1				-1
balance		-3			-1	-1		-2
balance 		-4	1	-2	-1	-1	-1
balance charged	2		1				-3
balance date	-5	-1	3				3	-1
balance due	-1	-1	-1				3
balance payment	-1	-1	3	-1			-2	-1
balance reported	-2	-1					3
balance transfer	1		-2				1
bank 	-2						3	-1
bank altitude	-3	3	-1
bank charged	-3	2						1
bank closed	-2		2
bank credit	-2	3	-1					-1
bank last	-2		3					-2
bank loan	-3		2				-1	-1
bank nevada	2	-3
bank of		-4	2	-1			-2	-1
bank savings	3	-3
bank ulta	-2	-1						3
banking	3	-1	-1	-1	-1	-1	-1	-1
bankruptcy	4	-1	-1				-3
bankruptcy 	3						-3
banner	2	-1	-3				-1	-1
baptist	3	-3					-2	-2
bay	-2	3						-1
beauty	3	-1						-2
because	4						-3
because of	3						-3
been late	-4						4
before	3		-2				-1
behind	-1	-2	-3				2	-1
behind days	5		-1				-5
belk		-3	-1				2
big card	3	-1	-2
bill		-2		-1	-1		-2	3
bill 			-1				-1	3
bill from	2	-2					-3	2
bill in	-2	-1	-1				1	3
bills	3	-2	-2
bk of	3	-1	-2
blvd	3	-1	-1					-1
boat	2	1	-4	-1				-1
boat 	2	1	-2	-1
borrowed from	2	-1	-1					-1
box	3	-1	-5	-1	-1			-2
box columbus	3		-3
box philadelphia	3		-2
braces	1	-3	1				-1	-1
branch	3		-2
bureau inc			-3				1
but i	-1		-3				2	-1
but that	3		-2
buy citi	-3	3
by		-2	-3	-1	-1	1		-2
by consumer	-3						3
bye	3	-1	-1				-1
bị	-3	-1	1					1
c	-2	2	1	-1	-1	-1	-2	-3
c c	1	-2	-1	-1	-1		1	-1
c/o	1	-1	2				-4
ca	3		-2					-1
ca 	3		-2					-1
cable 	-3	1	1					1
call	1	-2	-2				3	-1
can	4	-2	-1					-3
can you	3	-2						-1
cap one		3					-2	-1
capital		1	-3				-1	1
capital bank	1	-3	-3				-1	3
capital one	4		-2	-1			-2	-4
capital systems	4	-1	-1				-1	-1
car	4	2	-4				-3	-1
card account	3	-1	-2				-1	-1
card but	1		2					-3
card current	3	-3	-1
card ending	-3		1				1	-1
card i	-3	2	-1				-1	2
card is	-3	3	1				-1	-1
card it's	-2	3	-1
card min	-4	3	2				-1	-1
card payment	-3	-2	3
card that's	-4	4	1
card their	-3		-2				-1	3
cards	4	-3	-1				-1	-1
care	1	-3	1				-1
care 	3	-2					-1	-2
care client	3							-3
care credit	-3	-1					1	2
cartão	4	-2	-2
cash	-1	-1	2
cash to	3	-2
caught		-1	-1				3
cavalry	3	-1	-4					2
cavalry spv	2	-1	-4				1	2
cd	3	-2	-1
charge	-1	3		-1	-1	-1	-2	-2
charge-off charge-off	-3	-1					3
charged	-3		1		-1	-1	-1	-1
charged it	-3						3
charged off	-1		1	-1	-1	-1	-2	-2
chase	1	1	-3	-1	-1	-1	-1	-2
chase bank	3	-2	-2
check	2	-2	-3					-1
checking	3	-3	-2				-2	-1
checking 	3	-2	-2				-1	-1
chela	1	2	-2
chuy	-2	1	3
cincinnati	2	-1	-1		-1
cir	3	-1					-1	-1
circuit	4	-1	-3					-1
circuit court	3	-1	-3
citi	-1	1					1	-3
citi 	-3		1				2	-1
citibank		-1	1	-1			1	-6
citizens	-4	3	1					-1
claim	3	-1	1				-2	-1
class	3		-1					-1
classic	1	1	-3					-1
classic 	-1	2	-3
client	1	-2	-1	-1	-1	-1		-4
clinic	-3	1					-1	2
clinic 	1	-3	1					1
closed	-1	2	3	-1	-1	-1	-3	-1
closed 	-3	5	3	-1		-1	-4
closed/never	-3	-1			-1		3	-1
closed/never late	-3				-1		3	-1
closing	3		-1				-2
cloud	2	-1	-1					-1
club mastercard	3	-2	-1
co		-1	2				-2	2
co co	3	-2	-1				-2	-2
cobranza 	-3						3
cobrança	-2		-1			-1	2	1
cobro	-3		-1				3
code	3	-2	-2		-1		-1	-2
coll	-1	2	1				-1	1
collateral	3		-1				-3
collect	-1	2	-3				1	-1
collection	1			2	1	-1	-2	1
collection account	3						-2
collection collection	1		2				-3
collection reported	-4		4				-1	-2
collection services	-2	3	-1					-1
collection/chargeoff 	-3		2
collections on	3		-1				-2
collector this	3						-3
collector we	-3						3
comcast	5	-2	-1				-3	-3
comenity	-1	3	1	-1		-1	-1	-4
comenity bank		-1	2				-2	-3
community cu	-3	3	-1
con	4	-1	-2				-2	-1
consumer	1	1	-6				3	-3
consumer 	-2	3	-2				1
conta saldo	-2	-1	2				-1
contract 	3	-1	-2
coop	-2	1	3				-1	-1
cooper 	-3	3	-1				-1
corp	-1	-3	2				-1	-2
corporation	2	-3	-1					-1
corporation 	-2	-1	3					-1
corriente 	-3						3
couch 	-1	2	-1
couch left	3	-2	-1
counseling	3		-3					-1
cr un	-3	1	2
cr-v		-2	3				1
credit 		-3	2					-1
credit account	2	-1	-1				2	-3
credit adjusters	-3	4					-1	-1
credit balance	-2	3						-2
credit card	-1	-4	3	-1		-1	1	-1
credit cards	3	-2					-1
credit co	-3	1	2
credit counseling	4		-3					-1
credit current	-3	2	1
credit karma	3	-1	-1					-1
credit limit	3	-1					-2	-1
credit line	4	-3	-1				-1	-1
credit management		2	-1	-1	-1	-1	-3	-1
credit min	-2	3	-2
credit one		-2	-1	-1			2	-5
credit reporting	2	-1	-2
credit services	1	1	-3					-1
creditor	1	-3	-1				-3
creditor 	-1	-2			-1		-3	3
creditor account	2	-1						-2
creditor's	3	-2					-1
creditors	4	-2	-1					-1
credits	2	-2	-2
credor	-3		2				1
ct	2	-4	1				-1	-3
ctr	-3		-1				1	3
ctr amount	-2		-2					3
cu 	-2	-2	3
cu boat	3	-1	-3
current days	-2	-1	-1				4
current except	-3						3
current pays	-3						3
cut	4	-1	-1		-1		-3	-2
d	3		-3					-1
d 	-3	1	1				1
data	3		-2				-1	-1
date		-3	-2	1	-1	-1	2	-3
date 		-3	-3	-1			3	-1
date assigned	2						-2
date closed	3		-1				-2
date of	-1	-2	-2	1	-1		3	-3
day 	2	-2					-2
days	1	-4	-1	-1	-1		-1	-2
days 	1	2	-3				2	-2
days days	4	-2	-1				-4
days past	-2	-2	1	-1	-1	-1	1	-3
dds	-3	-1	2					1
de	2	-3	-1					-2
de 	3	-1	-1				-1
de cuenta	3	-2	-2				-1
de mi		3	-2				-1
de pr	-3	-1	3
debo	-2	3		-1			-2	-2
debo pago	-4	3	1	-1			-1	-1
debt	2	-2	1	-1	-1	-1	-2	-2
debt 	1	-3	-1	-1	-1	-1		-1
debt buyer	1	-1	1	-1	-1	-1	-3	-1
debt collector	4						-4
debts	2	-2	-2				-1	-1
dec	3	-2	-3			-1	-1
default	3						-3
deferment	2		1				-5
deferment 	4		-2				-3
deferred	4	3	-1				-4	-1
deferred 	2	1					-3
del	-1	1	-3				1	-1
deleted	3		-2					-1
deleted 	3		-2					-1
delinquency	4	-2	-1				-2	-1
delinquent	-3	-2	1				3
delinquent on	-4						4
dental 		-3					-1
dentistry	-2		3					-1
dentistry 	-2		3					-1
dep	3	-1	-2					-1
department	3		-2				-4
department 	3	-1					-3
deposit	3	-2	-2				-1	-1
depot		3	-3				-1	1
dept 	-3	1	2					-1
derogatory	4	-1					-4
derogatory 	3		-1				-3	-1
describe	-4		4
describe the	-3		4
description	3	-2	-1				-1
designator	3							-2
designator code	3							-3
dia	-1	-2	-1		-2	1	5
dias		-1	-1		-3	3	-3	-1
dias de	-2		1		-3	3	-3	-1
digits	4	-2	-6	1	-1		-1	-2
digits of	4		-5	1			-1
direct	1	-4	-1	1			-2
discount	-1	3	-2				-1	-1
discover	1		-2				-2	-2
discover card	3	-1					-2
district	3	-3	-1					-2
district of	3	-2
division	3	-2						-1
do	2	-3						-2
dont	3	-1					-2
dos	3	-2	-3				1
dr 	3	-2	-2
draft	2	-3	-1	-1	-1	-1	-1	-1
duke blvd	-3	2	1
días		-3					1	-1
e		-3		-1	1	1	-1	-1
e-payment	3	-2
e-payment 	3	-3
each	3		-1				-2	-1
ed	-2	1	1				-1	-1
ed/navient	-2		2
ed/navient 	-3		3
edge	-3	1	2		-1
education 	3	-1	-3
education student	2	-3
ef		-1	-1				3	1
ef 		-1	-2				3	1
efx 	3						-2
em	-2	-2	-2		2	2	-4	-2
em dia		-2	-2	-1		2	-4	-2
emergency	1		-2	1			-1	4
emergency phys	-4	2	-1					4
en	2	-1	-4				-1	-1
en colección	-2	-1					2	-1
en debo	3		-3
ending	-2		3	-1		-1		-3
ending 	1	1	-1				-3
ending in	-4	-1	4	-1			-1	-1
ending min	-3		3
ending minimum	-3	1	2
energy	-2	-1	-2				1	4
enhanced	3	-1					-2	-1
enhanced recovery	3	-1					-2	-1
ent	-3	1	2				1
entergy	3	-2	-1
equal	3	-1	-1					-1
equifax	3	-2	-1					-1
equity loan	-3	2	2
escrow	-2	-1	-2				3
everyday	3		-3				-1	-1
ex	3	-1	-1				-2
exeter	3	-3	-2				1	-1
exeter finance	2	-3	-1				1	-1
expenses	3	-1	-1				-1	-1
experian	3	-2	-2				-1	-1
experian equifax	3	-2						-1
family dental	-3	1	-1					1
family dentistry	-3		3
fargo 	1	-3	2
farm auto	3	-3
feb	2	-2	-3		-1		1	-1
fecha	2	-1	-1				-1	-1
federal		2	-4				-1	-1
federal credit	-1	3	-3					-1
fedloan	3	-2	-1				-1
fee	2	-1	-2	-1	-1	-1	-2	-1
fees 	3	-1	-2				-1
fidelity	4		-3
file	1	-2	1		-1		-4
filed 	1	-2	2		2		-3	1
fin 	2	2	-3					-1
final 	-2	1	2				-1	-1
final us	-2	1	4					-2
financial credit	-1	3	-2
financial i	-3	3
financial mo	3	-1	-1
financial services	-2	3	-4					-1
financial svc	-1	3	-3
fingerhut 		2					-1	-2
first	2	1	-4	-2	-1	-1	-2	-2
fitness	-1	-1					1	2
flanigan	-3	1	2
for	-1	2	2		-1	-1		-3
for a		-2	2				-1
for months	3	-1	-2				-1
for the	-2	5	-1	-1				-3
forbearance	2	-1	1				-3	-1
forbearance 	4	-2	-1				-2	-1
foreclosure	3	-1					-2
forester	1	-3	2
foundry	-3		2					-2
four	-2	-1	2			-1
fp	3	-1	-1					-1
freedom mortgage	3	-3	-1				-1	-1
fri	3	-1	-2
friday	3	-1	-2				-1
from synchrony	2						-2
fs	-3	2	-2				2
fsb		-1	3
fuel	-3	1	2
full 	3						-3	-1
fund	2	-1					-1	-3
fund 	2	-2
funding orig	3	-3
funeral home	-2	1	2
furn	-3	1	2
furniture 	-1	3	-1				-1
furniture mart	-2	3	-1
gas	-1		2				-2	1
gave	3	-1					-1
general	-1	1	-2					3
get	3	-1					-2	-1
go	-1		3				-1	-1
go 	-3	-1	2				1	-1
gold	-2	2	1				-1	-1
golden	3	-2	-2
graduate	-2	-1	3
grant	3	-1	-1				-2
group llc		-2	4		-1			-1
has	-3	1	2		-1	-1	1	-2
has to	-3		-1				4	-2
have never	-3						3
hawaii	-2		3				-1
he	-1	2	-1				2	-1
health	-3	2	-3				-3	3
health 	-1	-2	2
health er	3	-2	-1				-1	1
health system	1	-1	-4					2
heloc	-3	3					-1	-2
her	3	-1	-2				-1
here	2	-3	-1
hermann	-2	1	-3					1
hi	-3		2				1
higher	-3	1	2
higher education	-4	3	1
hold	3	-1	-2				-1
holdings	-2	-3	2					-1
holds	-3		1				2
home 	4	-3	-1				-2
home improvement	-3		-1				3
hospital	-1	-3	-1		-1		1	2
hospital bill			3				-2	-1
house	-2	-3	1				2	-1
how	3	-1	-1				-1
hulog	-4		4
huntington	2		-1				-1
hạn	-3						3
hạn 	-3						3
i borrowed	-3	2	2					-1
i can	2	-1					-1
i never	-3		1				2
i'm about	-2		-1				3
ic system	-3	-1	-1				3	-2
id	4	-2	-1		-1		-1	-1
id 	3	-1	-1				-1
idea	3		-1				-2
ii		-2	2					-3
im	1	-2	2				-3	-1
imaging	-1	-1	2					-1
in 	2		-2				-3	2
in bankruptcy	3						-3
in collection	2		-1				-2	2
in collections	-2	-4		-1		-1		2
in default	3						-3
in deferment	-2		3				-2	-1
in full	2	-1					-2
in january	-2						3
in the	-3	2	-1				2
include	1	-1					-3	-1
included	2	-2					-1
included in	3	-1					-2
individual	3	-1					-2	-1
information	6	-3	-2				-2	-1
inquiry	4	-3	-2				-2	-1
installment account	-3		3	1
int	-1	-2				-1	1	-1
interest	3	-2					-2	-1
interest 	4	-2	-1				-2
internal revenue	3	-1		-1			-1
internet	2	-3						-2
intro	3		-2				-1	-1
ira	3	-2	-1				-1	-1
is a	4	-2	-1		-1		-4	-1
is an	3	-1	-1				-1	-1
is and	-2	3	2				-3	-1
is current	-3	-2					3
is days	-3	-1	-2			-1	4
is gone	3	-2	-1					-1
is more	-3						3
is not	3	-2	-2				-1	-1
is on	2	-2					-1	-1
is owed	-3		3				-1	-1
it		3	-1			-1		-3
it 	3		-2				-2
it up	3	-1					-3
it's		-3	3				-1	-2
it's a	2						-2
items		-3	-1				1
j	-1	1	3	-1	-1		-2	-2
j 	-1	-1	2					-1
jackson	-2	2	1					-1
jan	1	-2	-3					-1
january	-3	-1					4
jefferson capital		-2	-2	-1			-2	3
jewelers comenity	-2	2						-1
joint	-1	-3	2	-1	-1	1	-3	-2
jpmorgan	3		-2
jpmorgan chase	2		-2
judgment 	3	-1					-3	-1
jun	3	-1	-1				-1	-1
just	2	-1	-3				-1
justice	1	1	-3				1	-1
k	2	1	-1				-3	-1
k 	3	-2	-2				-1	-1
kay	3	-2	-1				-1
kept	-3	-1					3
key	3	-2						-1
keystone	-3	1					2
kia	3	-1	-2				-1	-1
klarna	3	-2					-1	-1
la	2	-3	-1				-2	-2
lakes higher	-3	3
landlord	3	-1	-1				-1
last	-3		2	-1	-1	-1	1	-3
last digits	-3	2	3	-1			-1	-2
last pmt	-2	2	3				-1	-2
late 	-1	-2	-2				1	-1
late current	-4						4
late fee	3	-1	-1				-1	-1
late highest	-3						3
late in	3						-3
law rules	2	-1	-2
lawn	1	-3	-1
le debemos	-3	2	1
le debo	-2	-1	3
leasing 	-3	2	1					-2
leave open	3						-3
left	-1		2	-1		-1	-1	-3
left of	-3	2	3
lending	-1		1			-1	-2	-3
lending llc		-3	1
lending services	-2	2
let me	-1	-1	-1				3
letter	-1	-3		-1	-1	-1	1	1
level	3		-2				-1
life	1		-3				1
limit 	3	-1			1	-1	-2	-1
line 		-3					-2	-1
line of	-2	3	-1					-1
lines	3	-3						-1
list	3	-2					-1
llc		-3	1		-1		-1	-4
llc is	5		-4		-1		-2
llc we	3		-1				-1	-2
lns	-3	1	2
loan	-1	2	1	-1	-1	2	-3	-2
loan a	-4	3	2
loan account	-2	1
loan acct	-3	1	2
loan balance	-4		4
loan co	-3	3
loan days	2	-1	-2				-1
loan details	3	-2	-1
loan for	4		-4
loan from	1	-3	1
loan mo	-3	1	3
loan payoff	-3		3
loan to	-3		3
lofts	-3	2						2
lofts at	-3	1						2
lowes	2	-2	2
lp	-3	-2	3					-1
ltd	-2	-1	3				-1
lvnv	-3		-1	-1		-1	1	3
m	1	-4			-1		1	-1
ma		-3			1		-1	-1
macy's	3	-2	-1				-2	-1
macys	3	-1					-1
made	3						-3
main	-1	2	1				-1	-1
malibu	3	-2	-2
management	1	-2	1	-1	-1	-1	-2	-3
management plan	3	-2
manufactured	2		-2
maple	-3	1					2
marital	3		-3
mart 	-2	-1	3
mastercard	-1		2				-1	-3
mattress 	3	1	-2				-2
may	3	-2	-2				-2	-1
maybe	3		-2
mbna	-3		3
mbna america	-3		3
md	2	2	-3
med ctr	-1	-1	-2				1	3
medical group	-3		1					3
medical/health	3							-3
medical/health care	3							-3
medicine	-2	2	-1
medicredit	-4						4
member	3	-1	-4				1	-2
member fdic	4		-2					-2
memorial	-2	1	1				-2	1
mercy	4	-4	1	-1			-2	-2
messages	3	-1	-2
mgmt lp	-3	4	-2
mi	4	-1	-3				-2
mi esposo	3		-3				-1
midland	2		-3				-1	1
midland credit	2	-3	-2	-1	-1	-1	-2	2
min	-3	1	2	-2	-2	-2	-1	-3
min 	-2	1	2	-2	-1	-1	-3	-2
min days	-2	-1	3				-2
min is	-1	-1	5				-2
minimum is	-1	1	1				-3
minimum payment	3	-1	1				-4
missed feb	3						-3
mn	4		-2				-1	-1
mo		-1		-2	-2	-2	-1	-3
mo 	-1	2		-1	-1	-2	-2	-2
mo on	2	2					-3
mobility 	-2						-1	2
mohela	3	-1	-1				-2
mom	-1	3	-2				-1	-1
mom's	-1	2	-2
money	3	-1	-2				-1	1
money bank	-3	1						2
month and	-5	-1				-1	5	-1
month current	3	-1				-1	-3
month days	3		-1				-2
month im	3						-3
monthly	1	-3	-1	-1		-1	-1	1
monthly payment		-2	-1				-2	2
monthlypaymentamount	-2	1	2					-1
months	2	-4	-2	-1	-1	-1		-1
mortgage corp	4	-1	-2
mortgage credit	4	-3	-1
mortgage llc	3		-2
mortgage services	-2	3	-1
mortgage servicing	-2	-1	3
mortgage statement	-3		3
mother	-2	-2	3				-1
motor	-2	3	-2				-1	-1
mr	3	-4						-2
must be	-2						2
mutual/providian	-3	3	-1					1
mutual/providian 	-3	3						2
my		-1	-1				-1	-3
mês	3	-1	-1				-2
mínimo	1	-1	-3	-1	3	-1	-2	-1
n 	1	-3	-2	-1		-1	1	-3
n a	-2		-1					3
n.a 			-2				2
n.a credit	-4		2				-1	2
n.a member	3		-3					-1
n.a with	3		-3					-2
naman	-1		-1				3
name	4	-4	-3				1	-4
nasa	1		-3				-1	2
national bank	-3	1	-1					1
national credit	2	-1	-1				-1
natl	2	-1	-3					1
natl bank	2	-3	-1					1
navy	-3			-1	-1	1
navy barclays	-3	1	2
nc	3	-1	-2				-1
nc 	3	-1	-1		-1
need	3	-1	-1				-2
negative	4	-1	-3				-1
nelnet	3	-2	-1	-2			-3	-2
nelnet student	3	-2					-1	-1
net	3	-2	-2					1
network	-3	1	-1				-1	2
nevada	2	-2						-2
never late	-1	1	-1		-1		3
new		2	-4				-1	-1
next is	-3						3
nissan	3		-3
nmls	5		-3				-1	-1
no	-1	1	2		-1	-1	-1	-3
no edit	3						-3
no no	-3		1				2	-1
no number	-3	1	3
no pmt	-3	1	1				2
no rush	-4	3	1	-1			-1
none	-2	-2	2	-1		1	1	-3
northern	3		-2
nos	3	-1	-2				-2
not in	3						-3
not paying	-2	1					3	-2
not reported		-1	-1	-1			2	3
note 	-2	1	1				-1
nothing	3	-1	-1				-2
nothing in	2	-1	-1				-1
notice	2	-3	-2					-2
nov	1		-3				-1	-1
now	1	3	-4	-1		-1	-1	1
now pmt	-3	2	1					-1
now they	-3	1	1				1
number		1	-4	1	-1	-1	-2	-2
number 	3	-3	-1	1			-1	-1
number ending	-3	1	3				-1
não	3	-1	-1		-1		-1
o9b	-3						-1	3
oc	-1	-1	1				3	-1
oct	3	-1	-1					-1
of					-1	-1	-3	1
of 	2	-3	-2	-1	-1		1	-2
of america		2	-4	-1	-1	-1	-1
of credit	-2	-4	3				-2	-2
of date	4						-4
of is	-3		2				2
of last	3						-2
of revenue	-3	-3	3
of unpaid	3						-2
of your	3	-1					-2
off	2	-3	-2			-1	1	-2
off account	5	-1					-5
off amount	4						-3
off as	3						-3
off keep	2	-1					-3
off type	-3						4	-1
offer	1	-3	1	1	-1	-1	-4	-2
offered	2	-2	-3					2
office	-3	-3	2				2	2
office visit	-2	-1	3
oh	1	-2	3	-1	-1	-1	-3
ok	1	1	2	-1	-1		-4	-1
ok 		-1	2	-1		1	-5	-1
ok ok	6	-3	-1				-4	-1
old synchrony	2						-2
omitted 	3	-1	-1				-1
on a	-1	-1	2				-2
on it	2	-1	-3				-1
on plan	2		-1				-2
on that	-2	-1	-1				3
on the	3	-1	-1				-2	-1
on your	-1		-1				3
one 	-4	1	-1				4	-2
one account	-3						1	1
one bank	-2	-2	-2				2	3
one card	-4	-1					2	3
one n.a	-3	1	-1			-1	2	2
one old	-3	3					-2
one venture		2	-2					-1
only	4	-2	-1				-2	-1
only 	3	-2					-1
open	1	1		1			-4
open 	3	-1					-3
open open	3	-1					-2
opened	3	-1			-1		-2	-1
or 	3	-2	-1				-1	-1
or closed	3						-3
or collection	3						-2
or paying	-4						4
orig	1	-3	2	-3	-1	-2	-1	-3
orig creditor	3		1	-2			-2
original creditor	-5	-1	7	-1	-1	-1		-2
orthodontics	-3	1	2					1
other	2	-3	1	1		-1	-2	-1
our	2	-2					-4	1
outpatient	-3	1	2					-1
outside	3						-2	-1
outsourcing	-1	3	-1				-2	-1
outstanding	3	-1	-3				-1
over	1	-3	-2	-1	-1	-1	1	-2
overdraft	-1	1	3				-1	-1
overdue	-2	-1				-1	3	-1
overdue 	-4						4
owed 	-2	1	3					-2
owner	4	-1	-1				-2	-1
oyelaran	2	-1	-1
p		-3	2	-1	-1	-1	-1	-2
p o	-3		3
pa		-3	1				-1	-2
padala	3	-2					-2
pagamento	-3	-1	-1		2	-1	-1	-1
pagamento mínimo	-3	-1	-1		2	-1	-1	-1
page	4	-1	-2				-1	-1
page 	3	-1	-2
page of	3	-1	-2				-1	-1
pago mínimo	3	-1					-1
paid 	4		-1	-1			-5
paid it	2	-1	1				-3
paid off			1				-3	-1
parcela	-3	-1	-2		3	-2	-1	-1
parkland	-2	3	-2				-1	-1
part	3	-1	-1				-1	-1
partners 	-3	-1	3					-1
past		-3	-2		-1	-1	1
past due		-2	-3		-1	-1	1	-1
past the	-3						3
path	3	-2	-1
paul	2	-1					-1	-1
pay a	3	-1	-2				-2
payday	-2	-2	3				-1	1
paying as	-4						4
payment	1	-1			-1	-1		-3
payment 	5	-2	-1	1			-5	-1
payment current	-2	1	2		-1		-4
payment deferred	4		-2				-2
payment due	5	-1	-1				-3
payment is	3		-2				-2
payment plan	-5		3			-1	3	-1
payments	1	-1	-3			-1	1	-1
paypal credit		-2	-1	-1	-1	-1	-2	3
pays	-1	-2		-1	-1	-1	3	-2
pays_as_agreed	3						-3
pd 	3	-1	-3
pediatric	-3	-1	1					3
pediatrics	-3	2					-1	1
pending	2	1	-3					-1
penney	-2	2
per	2	-2	-2		-1	-1		-3
perkins loan	-3	-1	1	2			-1
personal	1	-1	-1	-1	-1	-1	-1	-3
personally	2		-2
petitioner 	3	-1	-2				1
pettiford	3	-2	-1
phone	-1	-1	1	-1		2	-1	-2
phys	-4	2	-1				-1	2
physicians 	-2		1					2
piedmont	3	-2					-1	-1
pl	2		-1				-2	-1
placed with	-2		-2		-1		3
plan 	-1	-3	2				-1	-1
plan is	-3						3
plan monthly	3	-2	-1				-1
platinum 	1	-2	3
platinum rewards	3	-3
please	1	-2	-2					1
pllc	3	-1	-1					-2
pmt	1	-2	-1	-2	-1	-1		-3
pmt 	-1	-3	2	-2	-2	-1		-2
po	-3	1	3	-1	-1	-1	-2	-3
po box	-2	2	3	-1	-1	-1	-3	-3
por	1	-3	-1		-3	1	-1	1
por mês	2	-2	-1		-3	-2		-1
postalcode	3	-1					-1
postalcode 	3	-1					-1
premier 	-3	1
premier bank	-1		-2					3
principal	4	-2	-2				-2
private	-2	2
proceeds	3	-1	-1				-1
program	3	-2	-1				-1	-1
progressive	3	-1	-1				-1	-4
prop 	3		-2
property	4		-1				-2	-2
providian	3	-2	-2				-1	-1
ps	2		-1					-1
q	1	-3	1				-2	-2
quedan	-3		3
quicksilver	-2	-1	3				-1	-1
radiology	-3	1						1
rate 	3	-1					-2
rates	2		-1
ray	-3		3
rd	5	-2	-3		1		-2	-2
re	-1	-3	1				1	-1
rec	-1	-2	3
receivables 	-4	2	-1				1
receivables management	3	-3
records	4	-3	-1
records 	3	-3						-1
recovery	-1							-3
recovery 	1	-3	1				1
recovery company	-3	3						-1
recovery llc	3	-4	1				-1	-2
ref	-2	-2	1				2
ref 	-1	-2	2				2	-4
reference number	3	-2						-2
refinance	2	-1	-1				-1
refund	3	-2	-3
regional	-2		2				-2	3
regional finance	3		-1				-2
regional hospital	-3	3	-1					2
rent	3	-1	-1				-2	-1
rent 	3	-1	-1				-1
renta	3	-2	-1				-1
rentals	3	-1						-2
repair	-3	2	2				-1
repair 	-3	2	1
repayment	2	-3	1				-2	-1
repayment 	3	-1					-2
repo'd	-3		-1				3	-1
report	3	-2	-3	-1	-1	-1		-2
reported 	6						-5
reported as	-3		-1				3
reporting	3		-1				-2	-1
repossessed	-4	-1	1				4	-1
requested	3	-1	-2
reserve	-3	3	-1					2
respondent	3	-1	-1				-1
revenue	-2	1	3				1
revolving 	-1	3	1	-1			1	-1
revolving account	-3		3
rewards 	1	-3	1
ridge	-2	2					-1	1
ridge emergency	-3	2						1
right	3	-1	1				-3
rights	3	-2	-1
rogue		-3					1	-1
roth	2	-2
rptd	1	-3	-2			-1	2	-1
rückstand	3		-1				-2
sa	3	-2	-3					-1
said	-2	-2	-1				3	-1
said they	-2						3
saldo			-1	-2		-1	-4	1
saldo devedor	3		-3	-1			-1
saldo pago		2	1	-1			-2
santander	1	-4	-1				2
sapphire	-3	2	1	-1	-1	-1	-1	-2
satisfactorily	-2	-1					3
satisfactorily 	-3	-1					3
save	3	-1	-1				-2	-1
savings			-4				2
savings 	2	-3	-1				2	-1
savings bank	-2	4	-2					-1
say	3	-1	-2				-2	-1
sc	4	-2	-2
school	3	-1					-2	-1
sd	3		-2
sears	3	-2	-1				-2
secured	-2		3				-2	-1
security	3	-3						-1
security is	2		-2
send	2						-1	-1
sent	1	-1	-2		-1		-2	4
sent to					-1		-3	1
sentra	1		-2
sentra 	3	-1	-2
sep	2	-2					-1	-1
serv 	-2		2				1
served	2	-1					-2
service	-1	-5	3				-1	-3
service 	4	-1	-3					-1
service date	3		-1					-1
services	1	-4	1					-3
services 	3	-4	-1				1	-1
services llc	4	-3	-3
servicing		-3	1				-1	-1
servicing mortgage	-4	1	4
settled	-1	-2	2				-4	1
settled 	-1	-3	2				-2	1
share	3		-3				-1	-1
she	1	-3	2				-1	-2
she is	3						-3
should	3		-2				-1	-1
sky	-3	3	-1
so	-1	-4	-2		-1	-1	3	-3
social security	3	-3
sofa	-1	3	-1
son	3	-2	-1					-1
source	-2	1	-1				2
south	4	-3						-2
special	3		-1				-2
split	-3		2			-1	1
sprint	3	-2	-2				-1	-1
ssn	3	-2
st	1	-1		-1				-5
st 	1	-3	1				-1
st apt	3	-2	-1
star card	-3	3
stat	3	-2	-2
state		3	-3	-1	-1	-1	-1	-1
state university	3	-2	-2					1
statement	4	-3	-4				1	-1
statement 	5	-2	-3
statement of	2		-3					-1
status as	3						-2	-1
status collection	3						-3
status current	3						-3	-1
status days	2						-2	-1
status in	3						-3
status pays_as_agreed	3						-3
ste	3		-1		-1			-1
still	-1	2	-1	-1			3	-2
storage		-3	1				-1
store	-3	-2	4				-1	-1
streetaddress	-3	1	4				-1	-2
student loans		2	-2				-1
sued	-3		2				1
suit	3	-2					-3	-1
summit	3						-1	-2
surgery 	-3	1	3					-1
svc		-3	1				-1	-1
svc 	-4	-1	5
synchrony	1	-2	1			-1	-5	-1
synchrony bank	1	1					-1	-3
system inc		-1	4
systems		-1						-3
systems 	4	-2	-2				-1	-1
systems llc	3	-2	-2					-1
t	3	-2	-1		-1	-1	-1	-1
t-mobile	2	-1	1					-3
tacoma		-1					1	-2
target	1	-3	-1				1
target redcard	1	-3	-1				2
tarjeta	-3	-1	2				1
tax		-3	2				-1	-1
te	3	-2	-1				-1
teachers fcu	-3	2	2
term	3	-1					-2	-1
termina	-2	-2	3					-1
termina en	-3	-1	3
terminación	-4	2	-1				-1	-1
terms	3		-2				-2
terms 	3						-2
than days	-4						4
that one's	-2	1	3					-1
that was	2		-2				-1
that went	-3	-1	1				1	2
that's	-3	3	4		-1	-1	-1	-2
that's a	-2		3				-2	-1
that's days	-3						3
thats the	-2	1	1
the current	3		-1				-1
the debt	3	-1					-1
the due	-3						3
the home	3	-3					1
the house	-3	-1					3
the malibu			-2	1
the old	1	-1	-3					1
the original	-1	-1	-2			-1	3
the property	3		-3
the scheduled	3						-2
the truck	3		-1				-2
the west	-2		2
then	1	-3	-2				2	-1
they call	-4		1				3	2
they charged	-1	2	-2
they say	1	-1	-3				1	-2
they take	-3		2				1
they want	-3	-1					2	1
third	1	1	-3		2			-2
this		-1	1		-1	1	-1	-4
this inquiry	3							-2
this one	3		1				-3
through	3		-3				-1
time	-2	-2					3	-1
time 	-2	-1			-1		3	-1
title loans	-3	3	-1
to	1	-2		-1	-1		1	-3
to collect	4		-1				-3
to collection	-3						3
todo	3		-1				-2	-1
toledo	-2	-1	3				-1
too	4	-2	-2					-1
total 			2				-2	-1
toyota	1	-1	1				-1	-3
tractor 	-1	2	1				-2
transaction	2	-1					-1	-1
transferred	4	-1	-1				-3
transworld	-1	-3	1				1	-1
transworld systems	1	-3
travel	-2	3						-1
trust		2	-1					-3
trễ	3		-1				-2
tuc	3	-2	-3		1	1	-3	-2
tuc 	4	-1	-2		1		-3	-2
turned	-2						3	1
two	-1	-2	-3				2	1
tx	3	-2	-3
un	-4	-1	3				1
union	-1	-2	2					-5
union for	-3		3
union loans	3	-3
union statement	3		-3
univ	-2	1	2					-2
unpaid		-3	-3		-1	-1	-1	3
unpaid 	-2	-1	-2					2
unresolved 	-3						3
unsecured	-1		2	-1	-1	-1	-1	-3
unsecured 	-3	3	2				-3	-2
unsubsidized	-1	2	-3
until 	3		-1				-2
up		-4	1		-1	-1	-2	-2
updated	3	-1					-2	-1
updated 	3		-1				-2
upstart	4	-1	-2				-1	-2
us		-3	-1		1	-2	-3	-1
us 	-1	-3		1	1	-1	-3	-3
usa 	3	-1	-2					-2
usa n	-3		2					1
usaa	1	1	2				-3
use	3	-1					-2	-1
use 	2	-1					-1
used 	2	-1	-1				-2
user	3	-2	-2				-1
user 	3	-2					-1
utilities	-3				-1		-2	2
va	3	-1						-1
value	3	-2	-2				-1
value of	3	-1					-1
venmo	2						-2
verified	3		-3	1			-2	-1
verizon	2	-1	-1					-3
verizon wireless	-1		1				1	-2
veterinary	-3						-1	3
via	3	-1	-3				1	1
victoria's	2		-3				-1	-1
w	1	-2	-1	-1		2	-1	-1
wait	3	-2					-2
walmart card		-1	2				-3	-1
wants	-1	-2	4					-2
was	-2		3	-1	-1	-1	-2	-3
was a	3		1				-3
washington	3	-2	-1					-1
water	-3	-2	2	-1			-1	3
water 	-3	-1	2					2
way	3	-1	-3
we are	-3	-1			-1	-1	3	-1
we have	3	-1	-1				-1
webbank 	3	-2					1	-1
weber	-2	3	-1
weiner	-2	3					-1
well	1	-3	1				1
went	-5	-2	3					2
went to	-3		1				1
westlake	3	-2	-1
westlake financial	3	-1	-1				-1
wf	3		-3
what	3	-1	-1				-1
when i	-3		1				2
whenever	-1	2	1				-2
which		1	-1				-1	3
which was	-2		-2				-1	3
whose	3		-1				-2	-1
whose account	3		-1				-2	-1
wi	3		-2				-1
wife			1				-3	-1
will	3	-2	-1				-1	-3
will use	3						-1	-3
with account	-1	-1	-3					2
with on	-2	-2	3
with this	-2						2
work	3	-2					-1	-1
worth	3	-2	-1				-1
would	3	-1	-2				-1	-1
wrote	1	2					-3
www.cfpb.gov/debt-collection to	3		-1				-2
xpn	3	-2	-1				-2
xxxx	-2	1					2	-2
ya	-1		2				1	-3
yet	3						-3
you	2	-3	-2				-2	1
you have	3		-1				-2
you owe	3	-1	-1				-2
your	1	-2	-1				-2
your account		-1	2				-1	-1
your mortgage	5						-5
zero	-3	3	1					-1
é	3	-1	-1				-1	-1
余额 月供	3	-1	-2	-1			-3
信用卡	-2		3				-1
催收 	3		-2				-1
原债权人	-5	-1	1				4	-1
尾号	-2	1	2	-1		-1	-3	-2
已转催收	3	-1	-1				-3	1
已转催收 	3						-2
最低还款 正常	5	-1					-4
最低还款 逾期30天	-3	-1			-1		3
没有利息	-3	4					-2
# word words of line
always, below blank			1	-3	-2	-4		-1
often, below blank	-1	-1	1		-1	-1		-3
once, below blank	1	1		-1	-1		-4	-3
twice, below blank			1	-1	-1		-1	-5`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	2	-6	-7	-4	-2	-8	-4	1	-8	-5	-6		-7	-8	-5	-12	-6	-4	-2	1		-7	-7		-5	-4	-4	-10	-6	-3	-1	2	-1	-13	-2	-17	-8	-6	-7	-10	-11	-6	-3	-5		-2	-1		-1				-1		-2		-1		-3											-5	-1	3	-5		-4	-1	-1		-3	-1	-3				3			1				-1				-9	-1	2	-2	-1	-1		-4		4	-3	-4	-1	-1	-1	-2		-1		-7			-1	-1				-1				-6		2	-2	-1		-3		-3				-9		-1	-2	-1	4	-3	-2	-5	-1	-1		-1				6	-4	-2	-1	-4	-1	-1		-9	2		-3	4	-3		-7	-1			1	-1	5	-1	-2				-3					-1	2	-1	-2					-2	-2		-6	-2	4	-3	-4	-2	-1		-14	-1	-1	-2	-2	6	-1	-10		-2			-1	-2		6	-2	-2		-6						-1		5	-2			-6	-1	-2		-4	-1	-2	-1	6	-4	-2		-8	-1		-1		-1	5	-4		-1		-1		-1		-3		3	-1	-4												-5				-1		-1		-3		2	-2
blank	2	-6	-5	-3	-1	-9	-7	2	-6	-2	-8	3	-11		-5	-10	-11	-5	-7	2	-2	-3	-5	1	-4	-1	-4	-9	-9	-6	-5	2	1	-6	-3	-22	-5	-2	-7	-10	-13	-7	-4	-9	-4	1	-1	-2	3	-4	-2	-1	-5	-2	-5	-1	-6		2			-2		-1		-1				-6	-4	1		-5	3	-7	-3	-1	-5	-3	-6	-1	-4		2	-1	-1	-4	-1	-2		-1				-9		3	-3		-2	-1	-5	-3	4	-4	3	-3	-1	-1	-3	-1	-1		-8		-2	2	-1				-1				-9	-5	2	-2	-4	-1	-2		-3		-1		-5		-3	-1	-1	1	-3	-2	-4	-3	-1			-2	-2	-1	3	-6	1	-2	-2	-3	-2		-7	-2		-2	2	-4		-4		-2		2	-2	5	-1	-3	-2			-3					-1	2	-1	-1	-2				-1	-1		-7	-2	3	-3	-1	-5	-1		-21	-3	-2	-3	-2	6	-4	-17	-3	-5	-1	1	-3	-2		7	-5	-6	-1	-14	-1	-2	-1		-1	-2		6	-4	-2	-1	-19	-5	-4	-2	-8	-3	-10	-2	7	-9	-8	-3	-10	-4	-1			-3	7	-10	-1	-3		-1		-1		-5	-1	7	-3	-6								-1		3	-1	-11	-2	-1		-3	-1	-2		-6	-1	7	-4
cell	1	-4	-7	1	-2	-1	-3	1	-9	-2	-3	5	-9	-1	-7	-2	-6	-2	-3	1	-4	-3	-6		-3	-2		-2	-6	-3	-3	1	5	-9	1	-19	-4	-2	-4	-2	-8	-3	-1	-2	1	-11	2	-3	4	-2		-1	-2	-1	-1		-3		-2	2	-1	-1		1		1					5	-10	4	-6	7	-5	2	-1	-1	-1	4	-1	-2	-1	-7	3	-2	-2		1	-1	1				-4	2	5	1	-3	-3			-4	-10	-6	6	-7	1	-2		-2	1	-1	-4	-1	-2			-2							-2	-6	-2		-8	-2	-1	-1	-1	-2			-5	5	-5	-2	-1	1	-1	-5	-2	-4	-1			-4	-2	-2	-16	-9	4	-6	2	-5	1		-8		-2		5	-4		1	-1	-4	-1	5	-5	-7	-1	-3	-2	-1		-1	1	-1			-3	-4	-3	3	-2			2	-3	-2	-2	-12	-6	-13	-2	3	-6	-2		-7	-1	-1	-2	-2	-3	-1	-3	-2	-4	-1	4	-3	-1	-1	-3	-2	-1		-1	-1	-1	-1	-1	-1	-2	-1	-5	-3			-1	-5		-3	-7	-2	-2	-4	-2	-4	-1	-1	-8	2	-1	-1		-1	-1	-4	-1	1	-2	1	-1					-2		-1												-3	-3	-3	-1	-1		-1		1		-1
line	1	-7	-3	-2	-3	-2	-1		-8	-3	-5	3	-5		-3	-3	-4		-2	1	-7	-5	-3	2	-1	-1		-6	-1	-1	1	1	2	-3	-1	-14	-3	-1	-3	-3		-1	1	-1	-2	-1		-1	1	-3	-1		-2				1		-1			-1	4								-1	-1	3	-2		-5	-1		-1		-2		1	-1	-3			-3	6	-1						-4	-5	3	-1	-1	-2			-3	-7	-3	5	-3			2		-1		-4	-1							-1				-2	1	-2		-5	-1	-1		-3		1		-5	-4	-8	-2	1	3	-3	-2	-4	-2				6	-3		-6	-5	2	-1	1				-7	-8	-1	-4	4	-1		-2	-2	-1		1	-1	-2		-3				-2	-2	-3			-1	-3	-2	-2					5	-2	1	-5		-5	1					-11	-9	-5	-4	-3	1	-1	-4	-3	-2	-2	1	-3	-2				-1		-1	-4	-1	-1	1				-1	-1				5		-1	-6	2	-1	1	-2		-1	1	-4	-5	-1	-1	-1			-1	-1			2	-1			-1																2	4	-1		-1			1	1	-1	-2
paragraph	1	-4	-2	-2	-1	-1	-1		-4	1		1	-1			-1	-1	-1		1	-6	-3	-2	-1	-1	-1		-3	1			2	6	-7	2	-8	1	1		-7	8	-1	2	-3	-2	-1											-2													-2	-3	-3		-1	2	-1							-2		-1											-9	-4		-1				-2	-1			2								1												-1	-1			-1	2							-6	-3	-3	-1					-2				1	2	-1	2	-1		-1		1			1	-6	-5				-1		-2	-2											-3	-1	-2						-1					5	-1						-2	1			-9	-8	-1	-1		-2		-2	-2				-1			-1				1	-2	-2						-1				1	6	-2	3	-2	3			-7	5			-8	-3						-2				1								1												2	3`;
