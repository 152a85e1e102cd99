/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountNumber	-1	1	-1		-3	-3	2	-1
accountNumber, all		-1	-1	1	-1	-2	-2	-1
accountNumber, all, few	-1	-1	1	1	-4	2	-4	-1
accountNumber, all, few; itself accountNumber		-1	-3	1	-2	-4	-2	-1
accountNumber, all, few; itself no part	-1		1	2	-2		-3
accountNumber, all, few; itself paying	-3			-1		3	-1
accountNumber?, all, few		-1	-3	1	-2	1	2
amount	-2			-3	3	-1	-2
amount, all	-1			1	-1	-2
amount, all, few	-1	-1	-1	-5	1	2	-2
amount, all, few; itself amount	-1	-1	-1	-4		1
amount, all, few; itself amount?	-2				2	-1
amount, all, few; itself no part	-1		-1	-3	-1	2
amount, all, few; itself paying	-2				-2	3	-1
amount; itself amount	-3			-1	3	-1	-1
amount?, all	1			-2	2	-3	-1
amount?, all; itself amount?	2			-1	1	-3	-1
amount?; itself no part			-1	2	-4		-1
current, all	-1			-2	-1	-4	1
current, all, few; itself accountNumber	-2		-1	3	-1	-1
current, all, few; itself amount	-1				2	-1	-1
current, all, few; itself current	-2			-2	-2	-2	3
current, all; itself current?	-3			-1		-1	3
current?	-1			-2	-2	-3	2
goes on, all	4	-2	-2	-2		-1	-1
goes on, all, few	-3		1	3	-1	-1	-1
goes on, all; itself goes on	4	-2	-2	-2		-1	-1
goes on?; itself goes on?	-3		1	2
no part	-1	-3	-2		-2			-2
no part, all		1	-3	-1	-1		-1	-1
no part, all, few		-3	-1	-1	-1	1	-2	-1
no part, all, few; itself goes on?	3		-1	-3		-1	-1
no part, all, few; itself no part		-3	-1		-1	-2	-4	-1
no part, all; itself current?	-5			-1			5
no part, all; itself goes on	1	-1	-2	-3	-1	2
no part, all; itself no part		1	-3		-2	-2	-5	-1
no part; itself amount	-1	-1	-1	-3	2	-2
no part; itself current	-2			-2	-2	-2	3
no part; itself current?		-1		-4	-2	-4	1
no part; itself no part		-2	-3		-1		-4	-1
no part; itself paying	-2	-1		-2	-3	2	-3
no part; itself paying?	-3			1		1
paying, all	-3			-3	1	3	-1
paying, all, few	-2		-1	-1	2		-3	-1
paying, all, few; itself accountNumber	-4			4	-1
paying, all, few; itself current?	2				1		-3
paying, all, few; itself no part	-2		2	-3	1
paying, all; itself paying	-4			-2	-1	4	-3
paying; itself amount	-2			-1	3	-2	-1
paying; itself paying	-2			-3	-1	2	-2
paying?				-1	2	-2	-1
# figure before and shape
capital digits-2			-1	-3	-1	-1	2
capitalised code		-2		1	-2	-2	-3	-1
capitalised digits-1	2	-2	2	-4	-2	-3	-3	1
capitalised digits-3	-1	-1	-2	-4	1	-1	-1	-1
capitalised digits-4	-2	-1		1	-1	-3	-2	-1
capitalised lettered-code		-2	-1		-2	-3	-3	-1
capitalised masked	-1	-1	-3	2	-2	-1	-2	-1
capitalised year	1	-2		-2	-3	-3	1	-1
capitals code					-3	-1
capitals digits-1	1	-2	1	-4	-2		1	-1
capitals digits-4	1	-1			-1	-3	-2	-1
capitals digits-7	1	-1	-3	1	-2	-2	-1	-1
capitals lettered-code		-2	-2		-3	-3	-1	-2
capitals masked	-1	-1	-3	1	-2	-2		-1
capitals with-digits		-2	2	-1	-4		-2	-1
capitals year	-1	-1	3	-1	-2	-1	-1
cents code	2	-1		-4	-1	-2	-1
cents digits-1	1		1	-3	-2	1	-1
cents digits-3	1			-2	2	-3	-3
cents lettered-code	3	-1		-3	-1	-1	-2
code code	2			-3	-2	1	-2
code digits-1	-1			-2	-3	-4	2
code digits-2	2	1		-4	-2	-3
code digits-3	-3	-1			-1	3	-1
code digits-5	-3			-1	4	-1
code lettered-code	3	-1	-1	-2	-2	-2
code with-digits	2	-2	-1	-2	-3	-1	-1
date code		1		-2	-1	-1
date digits-3	3			-1	-3	-2	-1
date lettered-code	-3			3
date with-digits	4			-1	-2	-1	-1
digits-1 code		1		-2	-2		-3
digits-1 digits-1	2	-2		-1	-1	-1	-2	-1
digits-1 digits-4	-3			-1	-4	2	2
digits-1 lettered-code		1	-2	-4	-3	-1	1	-1
digits-1 with-digits	4	-1	-1	-3	-2	-3	-2
digits-2 digits-1	3			-2	-4	-2	-1
digits-2 digits-2	1	-1	-2	-2	-4	-1	-1
digits-2 digits-3		-1		-2	2	-1	-4
digits-2 digits-4	2	-1	-1	-4	2	-2	-1
digits-2 digits-5	2			-1	-3	-2
digits-2 digits-6	3			-1	-1	-1
digits-2 digits-7	1	-1		-1		-1	-3
digits-2 lettered-code	-1	-1	1	-1	-3	-1	1
digits-2 with-digits	3	-1			-2	-2	-4	-1
digits-3 code	3	-1		-4	-2	-3	2
digits-3 digits-1	-2			2	1	-1
digits-3 digits-3	1	-2		3	-1	-3	-3	-1
digits-3 digits-4	1	-1	-1	-1		-4	-2
digits-3 digits-7	4			-4	-1		-1
digits-3 with-digits	3			2	-2	-4	-2
digits-4 digits-1	-2			2	3	-2	-2
digits-4 digits-2		-1	-1	-1	-3		-4	-1
digits-4 digits-3	-1	-1		1	-3	1	-4	-1
digits-4 digits-4		-1		-1	1	-5	-4	-1
digits-4 digits-5	-1			3	-4	-2	-2
digits-4 lettered-code	-1	-1	-2	1	-2	-3
digits-4 with-digits	-4			2	-1	-1	-2
digits-5 digits-3	-2			-2	-4	2
digits-5 digits-4	-2	-1		-3	2	-3	-1
digits-5 lettered-code	-3	-1	-1	4	-2	1	-2
digits-5 masked	-3			3
digits-5 with-digits	1			-1	-3	1	-1
digits-6 digits-1	2			-1		-3
digits-6 digits-4	1			-2	-4	2	-1
digits-6 digits-6	-1			-2	3	-2	-2
digits-7 digits-2	1	2			-1	-2	-2
digits-7 digits-7	3			-3	-1	-1	-1
digits-7 lettered-code	-2			1	-2	-3	2
dollars code	1			-7	-1			-1
dollars digits-1				-2	-2	-3	1
dollars digits-2	2			-3	-3	-5	-1
dollars lettered-code	-1	-1		-5	-1	1	1
dollars-and-cents code	3	-1		-5	-2	-3	-2	-2
dollars-and-cents digits-1	2	-1		-3	-3	-1		-1
dollars-and-cents digits-2	1	-1		-3	-1	-4		-1
dollars-and-cents digits-3		-1		-3	-2	-4	1	-1
dollars-and-cents lettered-code	-2				-1	-1	3
lettered-code digits-2	3	-1	-1	-1	-1	-1	-3	2
lettered-code digits-3	4	-1		-4		1	-1
lettered-code lettered-code	3		-2	-1	-1	-1	-7	-1
lettered-code with-digits	-1	-1	-1	-5			2
letters code	2			-1	1	-1	-2
letters digits-7	-3			4	-1	-1	-1
letters with-digits	-2			-2	-2	3
line digits-1	2	-3		-4	-2	-3		-1
line digits-2	2	-1	-1	-3	-3	-2		-1
line digits-3	2	-2	-1	-3	-2			-1
line lettered-code			-1			-3	-1
line masked		-2	-1		-2	-2	-1	-1
line with-digits		1		-1	-4	-2	-2	-1
line year	-1	-1	-1	-4	-3	-2	2	-1
mark-" digits-1	-1	-1	2	-5	-2	-1	2	-1
mark-" digits-7	-2			2	-2	-2	-3
mark-" lettered-code		-2			-2	-3		-1
mark-" masked	-3	-1	1	1	-2	-1	-2
mark-" with-digits	1	2	1	-3	1	-3	-3
mark-" year	5	-1	-1	-3	-1	-1	-2
mark-# code	-1	-1	-1	2	-2		-1
mark-# digits-1	3	-2	2	-2	-3	-4	-2	-1
mark-# digits-3	-2		3	-3	-1	-2	-2	-1
mark-# digits-5	4			-3	-1
mark-# lettered-code	-1	-1	-2	2	-3	-2	-3
mark-$ code				-3	2	-3
mark-$ digits-1	2			-2	-1		-3
mark-$ digits-2	-2			-2	-2	3	-3
mark-$ digits-3		-1	-1	-5	2		-2	-1
mark-$ with-digits	1	-1	-1	-2		1	-3	-1
mark-( code	2	-1	1	-4	-2	-2	-1
mark-( digits-4	3			-2	-1
mark-) code	3		-1	-2	-2	-1	-1
mark-) digits-1	3				-2	-1	-2
mark-) digits-2	1		-1	-3	-1	-2	-1
mark-) digits-3	1	-2	-3	-1	1	-1	-2
mark-) digits-4	-3		-3	3		-2
mark-) masked	-3			3
mark-+ digits-1	3			-1	-1	-1	-1
mark-+ digits-3	3				-2	-2
mark-, code	2	1	-1	-3		-2	-1
mark-, digits-1	1	-1	-1	-2	-3	-2
mark-, digits-2	-1	-2	-1	-1		-4		-1
mark-, digits-4	-1	-1		1	-3	-3	-1	-1
mark-, digits-7	-3			4	-1	-1
mark-, lettered-code	-2	-2	-1	-1	-3		3	-2
mark-, masked	-1			1	-2	-1
mark-, with-digits	-1	-2	-1		1	-3	1	-1
mark-, year	1	-1	1	-6	-2		-3
mark-- code	-1		3	-1	-1	-1	2
mark-- digits-1	3			-4	-2	-1	-2
mark-- digits-2	1	-1	1	-4	-3	-5
mark-- digits-3	-3			-2	1	2	-1
mark-- lettered-code			1	-2	-3		-1	-1
mark-- with-digits	-3			-1	4	-2
mark-. code	1	-1	-1		-1	-3
mark-. digits-2	-3	-2	-2	-5		-1	3	-1
mark-. digits-4		-1		1	-2	-2	-2	-1
mark-. lettered-code	2			-1	-2	-2	-3
mark-. masked	-2	-1		2	-3	-2	-2	-1
mark-. with-digits	4			-3	2	-3	-1
mark-/ code	2		-1		-1	-3	-2
mark-/ digits-1	1	-1	1	-4	-1	-2
mark-/ digits-2	1	-2	1	-5	-2	-1	-2	-1
mark-/ digits-4	-4			2	-2	2	-1
mark-/ masked	-4			4	-1
mark-/ with-digits	2	-1	-1	-4	-3	-4	2
mark-/ year	3	-2	-1	-6	-1	-3		-1
mark-: digits-1	2	-1		-2	-3	-3	1
mark-: digits-2		-2	1	-2	-3	-3	1	-1
mark-: with-digits	2	1		-4	2	1	2
mark-; digits-2	2			-3	-2	-3	3
mark-; digits-7	-3		-1	4
mark-= digits-3	2			-1	-1	-3	-1
mark-? code	4			-3	-1
mark-? digits-2	3					-1	-2
mark-? digits-4	-3			3	-1
mark-| digits-1			-1	-4	-1		1
mark-| digits-3	-1			-3	1	2	-2
mark-| digits-7	-2			3	-2	-1
mark-| with-digits		-2		-3	1	-2	1
mark-© code	2	-1		-1
mark-© year	3	-1		-1	-1	-1
mark-· code	3			-2			-2
mark-· digits-1	3			-1	-2	-1	-1
mark-– digits-2	-1			-1	-3	-1	1
mark-– digits-3	-3			-2	2	3
mark-– lettered-code			-1	1	-1	-3	-1
mark-– with-digits	-1			-2	2	-2	-2
mark-— lettered-code	-2			3		-1	-2
mark-→ digits-3				-2	1	-3	-1
masked digits-1	-2				-1	-2	3
masked digits-2	2			-3	-2	-3	1	-1
masked lettered-code	-2	2	-1	3		-1	-2
masked masked	4	-1		-4	-1	-2	-2	-1
masked year	-2			2			-1
percent code	3			-2		-1	-2
percent digits-1	2				-1	-3
percent digits-2				-3	-3	-1
small code	-1		-1	2	-3	-5	1
small digits-1	1	-1		-4			-1	-1
small digits-2	1	-1		-4	-4	-1		1
small digits-3		-1	-3	-4	1	-1	-3	-1
small digits-4	-1	-1	-1	1	1	-4	-1	-1
small digits-6	-3			3		-1
small digits-7	-1		-1	3	-2	-4	-2
small lettered-code	-1	-1		1		-4	-4	-1
small with-digits		-1	-4	-3	-1	2		-1
small year	2	-1	-1	-1	-1	-4	-1
thousands-and-cents code	2			-3	-1	-1	-2
thousands-and-cents lettered-code	1			-3	-2	1	-2
thousands-and-cents with-digits	2			-2	-2	-1
with-digits digits-1	1			-1	-3	-3
with-digits digits-3				-1	-4	2
with-digits lettered-code		-1	1	-1	-2	2	-3
with-digits with-digits		-2	-1		-3		-3	-1
with-digits year	4	-1		-4	-2	-2
year digits-1	1	-1		1	-3	-2	-1	-1
year digits-3	-1			-2	-2	-3	3
year lettered-code	3	-1	1	-5	-4		-6
year with-digits	4			-1	-3	-3	-2
# figure before read as
accountName		-4	-3		2	1	-3
accountName?	-2	-1		2	-2	-3	-2	-1
accountNumber			-2		-3	-2	-1	-1
amount	1	-1		-3		1	1	-1
amount?	-2	-1		-4	1	1	-2	-1
aside accountName	2	-2	-2	-3		-1	-1
aside amount	-1			-1	2	-3
goes on	-1	-1			3	-1	-4	-1
goes on,current?	1			3	-2		-1
goes on?	2	-3	-1		-1	-1	-3	2
goes on?,current?	-4		2				1
originalCreditor?	2			-4				2
# figure before
capital	1	2	-2		-3	-4
capitalised	1	-3	-1	1		-1	-1	-1
capitals		-2	1		-3	-3	-2	-1
cents	2	-2	1	-5	-2	-1		-1
code	1	-1	-2	-4	-1	-1	1	-1
date	4	-1		-2	-5	-4	-4	-1
digits-1	2		-1		-4	-2	-1	-1
digits-4		-2	-2			1	-4	-1
digits-6	-4			2	1	1	-2	-1
digits-7	2	1		-3	-1	-3		-1
dollars	1	-1	-1	-2	-5	-1	1	-1
dollars-and-cents	2	-1		-5	-4	-4		-2
end	4			-3	-1	-1	-1
lettered-code	2	-1	-3	-3	-2	1	-3
letters	-1	-2	-3	1			-4	-1
mark-#	-1	-3	3	1	-5	-4	-3	-1
mark-$	-1	-2	-1	-5	2	2	-4	-2
mark-'	-2	-1	1	1	-1	-1	-3
mark-(	-1	-2	1	-2	-4	-3		-1
mark-)	-1		-4	1	1	-1	-2	-1
mark-+	1	-1	1	1	-3	-4	-2
mark-,	-4	-3	-1	-2		-2	1	-2
mark--	-2	-3	5	1		-3	-2	-1
mark-.	-1	-2	-2			-1	-1	-1
mark-/		-2	2	-3	-3	-1		-1
mark-:	-1	-2			-3	-3		-1
mark-<	3			-1		-1	-2
mark-=	3			-3		-2	-2
mark->	-1				-3	-1	1
mark-[	5	-1	-1	-3	-2	-2
mark-|	-1	1	-2		-4	-2	2	-1
mark-©	4	-1		-2	-1	-1	-1
mark-·	-1	-1		1	-5			-1
mark-—	-1	-1		-1	2	-5	-2	-1
mark-…	-3			3
masked	1		-2	-2		-4		-1
percent	1	-1		-5	-2	-2		-1
small		-1	-3	1		1	-1
thousands	-1	-1		-6		1	-1	-1
thousands-and-cents	3	-1		-3	-5	1	-3	-1
with-digits	4	-2	-1	-3	-3		-1	-1
year	2	-2		-5	-2	-3		-1
# figure behind read as
accountName		-3	-1	-3	1	-1		-1
accountName,current?	-3			2	-1	-1	1
accountName?		-2	-1	1	-3	-4	-2
amount	-3	-1	-2		-1	2	-4	-1
amount?		-2	1	-3	-1	3	-2	-1
aside amount	3			-3	-1
aside current	2					-3	-2
aside goes on	4	-2	-1	-3	-1
goes on			-2	1	-2	-2	-2	1
goes on?	2	-3		-2	-2	-1	-2	-1
paying	-4	-2	-3	-1	1	-1	1	-2
paying?	2	-1		-1	-3	-1	-1
# figure behind
capital	-1	-2	-2	1	-1	-3	1	-1
cents	2	-1	-4		-4	-1	-6	-1
code	1		-1	-1	-5	2	-2	-1
date	-1		1	2	-3	-3	-3
digits-1		-2	-2	-1		1	-3	-1
digits-3		-2	-3				-4	-1
digits-4		-4	-2			-1	-5	-1
digits-5	-3	-1	-1	1	-1	-1	1	-1
digits-6			1	-5		-2	1
digits-7			2	-2	-2			-1
dollars	1	-2	-2		-3	-3	-3	-1
dollars-and-cents	2	-1	-2		-4	-3	-1	-1
end	6			-5	-1	-1	-2
lettered-code	2	-3	1		-2	-2	-4	-2
letters	1	-2	-1	-1	-1	2	-4
mark-!	-1			-2	2	-3	-1
mark-"	-2	-1	1		-2		1	-3
mark-#	3		1	-4	-1		-2
mark-$	1	-2	-3		-1	-1	-1	-1
mark-'	-3			3		2	-2
mark-(	-3	-2	1	2			-1	-1
mark-)	-1	-3	2		-1	-2		-1
mark-+		-1	-1	-3	-3	-3	1	-1
mark-,	-2	-4			2	-2	-1	-2
mark-:	2	-1	-2		-2	-2	-4	-1
mark-=	4			-3	-2	-1	-3
mark->	3			-1		-1
mark-?	6			-3	-3	-3	-2
mark-[	3			-2	-1	-1	-1
mark-]	3	-1		-2	-2	-2
mark-~	1				-4	-3	-1
mark-·	2	-1			-3	-3
mark-•	2			-2	-1
mark-✓	3			-3	-1	-2
percent		-1	-1		-2	-4		-1
thousands	-2	-1		-1	-3	3	-2	-1
thousands-and-cents		-1		-1	-1		-4	-1
with-digits	1	-3	-1	-1	-2	1	-4	-1
year		-1	-3	-1	-3		1
# figure both before and shape
capital capitalised digits-4	-3			3	-1	-1
capital capitals code	1	1		-3	-1		-1
capital capitals digits-4	3			-2		-1
capital capitals masked	3		-1	-3
capital mark-$ with-digits	2				-3	-1
capital small digits-3	3			-1	-2	-2
capitalised capitalised digits-1	3		-3	-4			-3
capitalised capitalised digits-3	4	-1	-4	-2	-2	-3	-1
capitalised capitalised lettered-code	-1	-1		1	-1	-2	-4	-1
capitalised capitalised with-digits	-2	-1		1	1	-5	-1	-1
capitalised capitals digits-1	3		-1	-2			-1
capitalised capitals digits-7			-2	1		-1
capitalised capitals masked	-4			4
capitalised digits-1 digits-1	3			-2	-1	-1	-2
capitalised digits-1 digits-3	4			-1	-2	-2
capitalised digits-2 digits-2	3			1		-3	-3
capitalised digits-3 digits-3	5			-2	-3	-3	-1
capitalised digits-3 with-digits	3			-1	-3	-1
capitalised digits-4 digits-4	1				-3	-2
capitalised dollars digits-2	-3					1	2
capitalised lettered-code with-digits	-1			-1	-3	1	1
capitalised mark-# digits-1		-1	2	-2		-1
capitalised mark-( lettered-code	-3		1			-1	-2
capitalised mark-) code	-4	-1		4
capitalised mark-) digits-4	-3		-2	4	-1	-1
capitalised mark-) digits-7	-4			4
capitalised mark-) with-digits	-3			4	-1
capitalised mark-, code	2	-1		-3	-1	-1
capitalised mark-, digits-1	-2		1	-1	-3	2	-1
capitalised mark-, digits-4	2		1	-3	-1	-1
capitalised mark-, lettered-code	2	-1	-1		-3	-3	-3
capitalised mark-, with-digits	-1			2	-2	-3	-2
capitalised mark-- code	-1		1	-2			2
capitalised mark-- digits-4	-2		-2	2	-1	-1
capitalised mark-- with-digits	-3				3	-1
capitalised mark-- year	-2	-1	3	-1
capitalised mark-. digits-1	3			-1	-1	-1
capitalised mark-. digits-2	-2	-1	-2	-3	-1	-3	3
capitalised mark-. digits-3	3			-1	-1	-1
capitalised mark-. lettered-code	3			-3		-1	1
capitalised mark-. with-digits	1			-1	1	-3
capitalised mark-: digits-1	1			-4	-2	2
capitalised mark-: digits-2	4			-3	-2	-1		1
capitalised mark-: digits-3	2			-4	1	-2
capitalised mark-: digits-5	-3			3
capitalised mark-: year	2			-2	-1
capitalised mark-| digits-4	-3			3		-1	-1
capitalised mark-| lettered-code	-2			2
capitalised masked masked	4			-4
capitalised small digits-1	2	-1	-2	-5		-5
capitalised small digits-2	1			-1		-3
capitalised small digits-3		-1	-2	-4	1	-3	-2
capitalised small digits-4	-1	-1		2	-4	-2	-1
capitalised small digits-5	-4		-1	4		-1
capitalised small lettered-code	1			1	-2	-2	-2
capitalised small masked	-2			3	-1	-1	-1
capitalised small with-digits		-1	-1	2	1	-5	-2
capitalised thousands digits-3	-3				1	1
capitalised with-digits year	3	-1		-3	-2	-2
capitals capitalised digits-3	3			-1	-2	-1
capitals capitalised digits-4	1		-2	1	-4	-2
capitals capitalised digits-5	3			-3	-1
capitals capitalised digits-6	3			-3
capitals capitals digits-2	1	-1	1	-4	-2	-3	1	-1
capitals capitals digits-3	2		-1	-4		-1		2
capitals capitals digits-6	3		-1	-3	-1		-1
capitals capitals digits-7	1	-1	-3		-1	-2	-1
capitals capitals masked	-1	-1	-5	1	-1	-1		-1
capitals capitals with-digits	1	-1	-1	-1	-3	-3	-3
capitals digits-1 digits-1				-2	-1	-3	2
capitals digits-2 digits-2	4		-1			-1	-2
capitals digits-2 digits-3	-2	-1		3	-1
capitals digits-3 digits-2	2				-1	-3	1
capitals digits-3 digits-3	3			-2	-1	-1
capitals digits-4 masked	-3			3
capitals digits-5 lettered-code	-2	-1	-1	3		-2
capitals digits-5 with-digits				-1	-3	1	-1
capitals dollars digits-2	1			-1	-1	-4	1
capitals lettered-code digits-2	3						-2
capitals mark-# digits-2	-2		3	-1		-1
capitals mark-# digits-3	-1		2	-2	-1	-2	-2
capitals mark-$ digits-2	-3				-1	3	-1
capitals mark-$ with-digits		-1	-1	-2	-1	1	-3	-1
capitals mark-( lettered-code	-1	-1	-1	-3			1
capitals mark-) digits-4	-2		-1	2	-1
capitals mark-, with-digits	1	-1			2	-2	-1	-1
capitals mark-, year	3		-2	-1	-1	-2	-1
capitals mark-: digits-7	3	-1		-3
capitals mark-: lettered-code	4			-4			-1
capitals mark-: masked	3			-3
capitals masked digits-1	-3			-1		-1	3
capitals masked digits-4	-3			3
capitals small digits-2	3				-1	-2	-1
cents mark-, with-digits	-1			-1	-5	1	4
cents mark-. digits-2	-1	-1		-3	2	-2	-3
cents small digits-2	-1			-1		3	-3
cents thousands-and-cents digits-2	4				-1	-3	-2
code capitals digits-2	3				-1		-2
code code code	3			-2		-1	-3
code mark-, code	3			-1	-2		-1
code small code	4			-3	-2
code small digits-1	3			-1	-1	-1	-1
digits-1 capitalised digits-1	3		2	-2	-2	-1	-1
digits-1 capitalised digits-2	3			-1		-1	-1
digits-1 capitalised lettered-code	-3		-1	3			-1
digits-1 capitals digits-2	-4		-2	-2	2	-2	4
digits-1 capitals digits-3	3				-1	-1
digits-1 code digits-1	3			-1	-2	-2	-1
digits-1 digits-1 digits-1	2	-2		-1	-4		-3
digits-1 digits-1 digits-2	2			-1	-1	-3	1
digits-1 digits-1 lettered-code	-3	1		-4	-2	1	3
digits-1 digits-3 digits-3	1			1	-1	-3	-1
digits-1 mark-. with-digits	4			-4	-1		-1
digits-1 mark-/ code	3			-2
digits-1 mark-/ digits-1	4	-1	1	-2	-5	-4	-2
digits-1 mark-/ digits-2	1	-2	-1	-2	-2	-6		-1
digits-1 mark-/ with-digits		-1		-1	-3	-3	1
digits-1 mark-/ year	1	-1	1	-4	-2	-2
digits-1 mark-: code	4			-3			-2
digits-1 mark-: digits-2	3	-1		-2	-2	-4	-4	-1
digits-1 mark-= digits-2	3					-1	-3
digits-1 small digits-1	2	-1		-2	-3	-1	-1	-1
digits-1 small digits-2	6			-2	-1	-3	-4
digits-1 small year	3			-1	-1		-1
digits-2 capitalised digits-1	-1	-1	-1	2	-1	-1
digits-2 capitals code	-2	-1	1	-2		3
digits-2 capitals digits-3	3			-2	-1	-1
digits-2 capitals digits-4	2		-1	-2
digits-2 code lettered-code	-3						3
digits-2 digits-1 digits-1	3			-2	-3	-5	-2
digits-2 digits-2 digits-2	5			-1	-2	-5	-3
digits-2 digits-2 digits-3	4				-2	-3	-2
digits-2 digits-2 with-digits	1	-1	-1	-3	-1	2	-1
digits-2 digits-3 digits-3				-3	3	-4	-2
digits-2 digits-4 digits-1	-3				3	-1
digits-2 digits-4 digits-2	-3				-1	3	-1
digits-2 digits-4 digits-3	-2			-2	-2	2
digits-2 digits-4 digits-4	-1			-3	2	-2
digits-2 digits-4 lettered-code	-3			2		-1	3
digits-2 digits-7 lettered-code	-3					-1	3
digits-2 dollars lettered-code	-3					3	-1
digits-2 lettered-code lettered-code	-3			3
digits-2 mark-+ digits-1	3			-1	-1	-1	-2
digits-2 mark-, code	-2			-1	3	-1	-1
digits-2 mark-- digits-2			1	-1	-1	-3	-1
digits-2 mark-- lettered-code	3	-1	-2	-2	-1	-2	-3
digits-2 mark-. code	3	-1		-4	-1		-1
digits-2 mark-. digits-2	-2			-3	3	-1	2
digits-2 mark-/ code	3			-2		-1	-1
digits-2 mark-/ digits-2	2	-1	1	-5	-2	-6	-1	-1
digits-2 mark-/ with-digits	4		-1	-3	-2	-3
digits-2 mark-/ year	3	-2	-3	-6	-2	-3		-1
digits-2 mark-: code	3			-3	-1	-1	-1
digits-2 mark-: digits-1	3			-3	-3	-2	-2
digits-2 mark-: digits-2	6			-1	-2	-2	-3
digits-2 small code	3			-3	-1	-1	-2
digits-2 small lettered-code	3			-2			-1
digits-2 thousands digits-1	-3				3	-1
digits-3 capitalised digits-3				-1	-3	2
digits-3 capitals code	3			-3
digits-3 digits-1 digits-1	1					1	-3
digits-3 digits-2 digits-3	-3			-1	3	-2	-1
digits-3 digits-2 lettered-code	-3			-2			3
digits-3 digits-3 digits-3		-1		1	-1	-3	-1
digits-3 digits-3 lettered-code	-3			-2		-2	4
digits-3 digits-4 digits-3	1			1		-3	-1
digits-3 mark-/ digits-2	-2				-3	3	-2
digits-3 mark-/ digits-4	-4					4
digits-3 mark-→ digits-3				-2		-3	-1
digits-3 small digits-2						3	-3
digits-3 small digits-3	2			-1	-3
digits-4 capitalised year	3			-3
digits-4 digits-1 digits-1					-2	3	-3
digits-4 digits-2 digits-2	-2					3	-1
digits-4 digits-2 digits-4	-3			-1	3	-1
digits-4 digits-3 digits-3	-1			2	-3	1	-2
digits-4 digits-3 digits-4	-4			2	3	-2
digits-4 digits-4 digits-2				2	-2	-3	-2
digits-4 digits-4 digits-4		-1				-4	-3
digits-4 lettered-code lettered-code	-3			3	-1		-1
digits-4 masked masked	-5			5	-1	-1	-1
digits-5 digits-4 digits-3	-2			-2	-3	3	-1
digits-5 digits-5 digits-3	-1			-1	-3	1	1
digits-5 mark-, with-digits	3			-2	-1
digits-6 digits-6 digits-1	2			-1	-2	-3	-1
dollars capitalised digits-2	3			-1		-1	-1
dollars capitals digits-3	-2					2	1
dollars digits-2 digits-1	3			-1	-3	-3	-2
dollars dollars code				-4		2
dollars dollars digits-2	3			-1	-1	-4	-2
dollars dollars digits-3	1				-1	-3
dollars mark-, lettered-code	-2			-3		-1	3
dollars mark-- digits-2	1				-1	-2
dollars mark-. code	-1			-4	1	-2	2
dollars small digits-3	-2				-1	2
dollars-and-cents capitalised digits-1	-3			-2	-1	-1	2	2
dollars-and-cents digits-2 digits-1	-3					-1	3
dollars-and-cents dollars-and-cents code	3			-2	-2	-1	-2	-1
dollars-and-cents dollars-and-cents digits-2		-1		-2	-1	-3	1	-1
dollars-and-cents dollars-and-cents digits-3	1			-2	-1	-3		-1
dollars-and-cents mark-, digits-2	1			-1	-1	-3
dollars-and-cents mark-, lettered-code	-4			-3		-2	4
dollars-and-cents mark-. digits-2				-1	-1	-2	2
dollars-and-cents small digits-1	4			-1	-1	-1	-3
lettered-code digits-3 digits-3	3			-2	-1	-1
lettered-code digits-7 lettered-code	-4			2		-1	3
lettered-code lettered-code lettered-code	4			-3	-1	-1	-1
lettered-code mark-) digits-2	2		-1		-1	-1	-1
lettered-code mark-, digits-3	-2	-1	-1	-2	3	-1	-3
lettered-code mark-, lettered-code	1			-4	-1	-2	2
lettered-code mark-: digits-2	3			-1		-2	-1
letters mark-: digits-7	-3	-1		3
letters mark-: lettered-code				-2	-1	-1	2
line capitalised code	-1	-2	-3	1	-1	-1	1
line capitalised digits-1	2	-2	3	-2	-2	-2	-4	-1
line capitalised digits-2		-1	-2	-1		-3
line capitalised digits-3	2		-2	1	-1	-4	-1
line capitalised digits-5	-3			3
line capitalised with-digits	1	-2	-2			-3	-1	-1
line capitalised year	1			-4	-1		1
line capitals code	-1	-3	-1	1	-1	2	-1
line capitals digits-1	2		-2	-4	-1	-1	2
line capitals digits-2	1	-3	-3	1	-2	-2	-2	-1
line capitals digits-3	-1		1	1	-3	-2		-1
line capitals digits-4		-1	-2	1	-1	-1
line capitals lettered-code	-1	-2	-2	3		1
line capitals masked	-2		-3	2	-1
line capitals with-digits	-5	-1	2	2		-2
line capitals year	-3	-1	2	1	-1
line code digits-2	3			-3	-1	-1	-1
line digits-1 lettered-code	-2	2					-1
line digits-4 digits-4	-3			3	-1
line digits-7 digits-2	3			-1	-1	-2	-2
line digits-7 lettered-code	3			-3			-1
line lettered-code lettered-code	3			-2
line line digits-1	2	-2		-4	-1	-3		-1
line line digits-2	1	-1	-1	-3	-2	-1		-1
line line digits-3	1	-2	-1	-3	-1			-1
line line digits-4	1	-2	-1	-3	-2		-2	-1
line line lettered-code	-1		-1	1		-3	-2
line line with-digits	-1	1			-4	-1	-2	-1
line line year	-1	1	-1	-1	-3	-2		-1
line mark-" digits-7	2			-2	-1		-1
line mark-" lettered-code	3	-1	1	-2	-1	-1	-5
line mark-# digits-1	4	-1	-1	-2	-2	-2		-1
line mark-( code	3	-1		-3	-2	-1
line mark-- digits-1	3			-2	-2
line masked digits-2	4			-2	-1	-2	-2
line small digits-1	-1		-2	-4	-1	1	1
mark-" mark-, with-digits				-1	-3	1	-1
mark-" mark-, year	4			-3	-1	-2	-2
mark-" mark-: digits-4	1			-3			-1
mark-" mark-: digits-5				-3	1	-1	-1
mark-" mark-: with-digits	-2			-2	2	3	1
mark-" year lettered-code	5	-1	-1	-3	-2	-2	-4
mark-# masked masked	3			-3
mark-$ cents code	2			-2	-1	-1	-2
mark-$ with-digits digits-2	-1					-3	3
mark-& capitals masked	-3			3
mark-( small digits-1	2	-1	1	-5	-2	-1	-1
mark-( small digits-4	-3		1	1	-2
mark-) capitals digits-7	-3			3
mark-) digits-3 digits-4	2	-1		-3	-1	-1
mark-, capitalised digits-4	-1		1		-3
mark-, capitalised with-digits	3			-1	-1
mark-, capitals code	4			-3	-1		-1
mark-, capitals digits-5	8			-5	-3	-1
mark-, mark-" digits-1	-2	-1	2	-4	-3	-3	1
mark-, mark-" digits-2	-4	-2	-1		-3		4
mark-, mark-" digits-3	-2			-1	-2	-3	2
mark-, mark-" digits-4	-3			3	-2	-1	-2
mark-, mark-" digits-7	-5		-1	6			-1
mark-, mark-" lettered-code	-2		-1	2	-2	-2	-2
mark-, mark-" year	4		-1	-2	-1	-1	-2
mark-, small code	-2			3	-2	-2	-2
mark-, small digits-1	-4		-1	-4			3
mark-, small digits-2			1	-2	-1	1	-2
mark-, small digits-3	-2			1		2	-1
mark-, small digits-7	-3			3	-1	-1
mark-, small masked	-2			3
mark-, small with-digits	-1			-3	1	3	-3
mark-, year lettered-code	2			-4	-2	1	-3
mark-- capitalised lettered-code	3		1	-4	-1	-1	-1
mark-- mark-- digits-1	3			-1	-2		-1
mark-- mark-- digits-2	3			-1	-1	-1	-2
mark-- mark-> digits-3	3			-1	-2	-2
mark-- small digits-2	-1			-1		3	-2
mark-- small digits-4				-2	2
mark-. capitalised digits-5	3			-1	-2
mark-. capitalised digits-7	-4			4
mark-. mark-$ digits-1	4				-1	-3
mark-. mark-. digits-1	-3			-1	2	3	-1
mark-. mark-. digits-2	-2				-4		3
mark-. mark-. masked	-6			6	-1
mark-. mark-: lettered-code	-2			3			-1
mark-. small digits-7	-3			4		-2	-1
mark-. small year	3			-2		-1
mark-/ capitalised lettered-code	-2			2	-1		-1
mark-/ capitalised masked	-2		-1	3
mark-/ digits-2 code	1			-4	-2	2	-3
mark-/ digits-2 digits-1	3			-1	-1	-1	-1
mark-/ digits-2 digits-2	4	-1	-2	-5	-2	-2	-1
mark-/ digits-2 digits-3	2			-4	-3	-1	-1
mark-/ digits-2 digits-4	6			-4	-5	-1
mark-/ digits-2 digits-5	4			-3	-2	-1
mark-/ digits-2 digits-6	3			-2	-2	-1
mark-/ digits-2 digits-7	3			-2		-1	-2
mark-/ digits-2 lettered-code	1			1	-1	2	-3
mark-/ small digits-3	2				-1	-3
mark-/ small with-digits				-2	2	-1	-3
mark-/ year digits-2				-2	-1	-4	1
mark-/ year digits-3	-1			-2	-1	-2	3
mark-/ year digits-4	1			-3		-2
mark-: capitalised code	3			-3			-2
mark-: capitalised with-digits	2		-1	-4	-2	-2	2
mark-: capitalised year	2			-1			-1
mark-: digits-1 digits-1	3			-1	-1	-1
mark-: digits-1 digits-2	2			-1		-3	-2
mark-: digits-2 digits-2	3					-1	-2
mark-: digits-2 digits-4	3		-1	-3	-1
mark-: lettered-code lettered-code	3			-2
mark-: mark-" digits-2	3					-1	-3
mark-: mark-- lettered-code	-4			4
mark-: masked masked	5			-5	-1	-1	-1
mark-: small code	3			-3			-1
mark-= mark-" digits-1	2			-2	1	1	-3
mark-= mark-" digits-2	3				-1		-2
mark-= mark-" lettered-code		-1		-1	-2	-2	3
mark-= mark-" masked	-2			3	-1	-1
mark-? capitalised code	3			-2
mark-| capitalised with-digits	3		-1	-1	-1	-1
mark-| capitals digits-6	3			-3		-1	-1
mark-| capitals digits-7	3			-3
mark-| small digits-2				-1		-3	1
mark-– small digits-7	-2			3
mark-✓ digits-2 digits-2				-1		-2
mark-✓ mark-✓ digits-2	2					-2	-2
masked capitalised masked	3			-3
masked mark-- masked	3			-3	-1
masked masked digits-4	-2			3	-2	-1	-1
masked masked masked	3			-3	-1		-1
percent dollars-and-cents code	5	-1		-5	-2	-2	-4	-2
percent dollars-and-cents digits-2	3			-2	-1	-3	-2
percent small digits-2	1	-1		-1	-1	-2		-1
small capitalised digits-1	4		-3	-2	-2	-1	-2
small capitalised digits-2	2		1	-1	-2	-3	-1
small capitalised digits-3	3		-1	-2	1	-2	-1
small capitals digits-1	3		-1	-1		-1	-2
small capitals digits-3	2			-1	-1	-1	-1
small cents digits-1	-2			-1	-1	3	-1
small digits-1 digits-3	4			-2	-2	-2
small digits-2 with-digits	2				-3	-2	-1
small digits-3 digits-3				1	-2	-3	-1
small digits-4 with-digits	-1			-3	-2	3	-1
small dollars digits-3	3			-2	-1	-2
small mark-# digits-1	3			-2		-1	-1
small mark-( lettered-code	-1		3	-2		-1	-1
small mark-) code	-2		-1	3			-1
small mark-) digits-3	-1		-1	-3	1	1
small mark-) with-digits	-4	-1	-2	1	2	-2	-1
small mark-, digits-1		-1	-1	-2	1	1
small mark-, digits-2	-1		1	-1	-4	2	1
small mark-, digits-3	-3		1		-2	-1	2
small mark-, with-digits	-2		-1	1	2	-4	-2
small mark-, year	-1		1	-2	1	1	-2
small mark-- digits-1	-1					-3	2
small mark-. code	-3	-1		4	-1	-2
small mark-. digits-2	3			-1	-2	-3	-2
small mark-/ digits-2	-2					-1	3
small mark-: digits-1	3			-1	-2	-4	-1
small mark-: digits-2	-2	-1	1	-3	-1	-1	2
small mark-: digits-4	3			-3
small mark-: with-digits				-2	3	-3
small mark-? code	2			-2	-1
small mark-? digits-2	3						-2
small mark-· digits-1	2			-1	-1	-1	-1
small masked digits-4	-3			3
small masked masked	7			-7		-1	-1
small small code	1	2	-1	-1	-3	-3	-1
small small digits-1	1	-1		-3		-2	-1	-1
small small digits-2			-1	-4	-3			1
small small digits-3	2		-1	-2			-7	-1
small small digits-4	-1	-1	-1		2	-4		-1
small small with-digits	-1	-1		-4	-1	-2	2	-1
small small year	1	-1	-3	1	-2	-3	-1
thousands digits-1 digits-1	-4				1	3
thousands digits-3 digits-3	3			-1	-3	-1	-1
thousands mark-/ digits-2	-2					2	-3
thousands mark-/ digits-3	-3			-1	-1	3	-3
thousands small digits-2	-3			-1	-1	5	-4
thousands thousands digits-1				-1	1	-1	-3
thousands thousands digits-2	-3					3
thousands thousands digits-3	-1			-1		3	-1
thousands-and-cents cents digits-2	1			-2	-1	-4
thousands-and-cents digits-2 digits-2	-3			-1	-1	-1	2
thousands-and-cents mark-. digits-2	1			-1	-1		-2
thousands-and-cents thousands-and-cents digits-1	2	-1			-1	-2	-2
thousands-and-cents thousands-and-cents digits-2	4			-2		-3	-2
with-digits lettered-code lettered-code	2		-1	-3	-1	2	-4
with-digits mark-) code	7	-1		-8	-2	-1
with-digits mark-) digits-3	3	-2	-1	-2	-2	-2
with-digits mark-, digits-2	1	-2		-6	1	-7	-6	-2
with-digits mark-. digits-4	4			-3	-1	-1
with-digits small code	1			-2		-1
with-digits small digits-2			-1	-2	-2	2	-4
with-digits small digits-3	1		-1	-2	-3	1	-2
with-digits small with-digits	-2			-2	-3	3	-3
with-digits with-digits with-digits	2	-1				-3	-1
year capitalised digits-1	2		-1		-2
year capitalised lettered-code	3			-2		-1
year capitalised year	4			-2	-1		-1
year digits-3 digits-3					-3		2
year lettered-code lettered-code	4			-4	-2	-2	-6
year lettered-code with-digits	-2	-1		-5	1		2
# figure both behind
capital capital	5			-3	-1	-2	-5
capital capitalised	5		-1	-4	-4	-1	-2
capital capitals		-1	-2		-4	-2	1
capital code	3			-2	-2	-1
capital line	-1	-1		-2	-3	-2	2
capital mark-.	3			-1	-2	-2	-2
capital small	-3			-3	2	1	-1
capitalised capital	1	-1	-1	-2	-3		1	-1
capitalised capitalised		-1	-3	-3	-4	-2	1	-1
capitalised capitals	2	-1	-1	-1	-2	-2	1
capitalised code	3			-3	-2		-1
capitalised digits-1	1	-1	1	-2	-3	1
capitalised digits-2	-1	-1	-1	2	-3	-3	1	-1
capitalised digits-7	5	1	-1	-4
capitalised dollars-and-cents		-1		1	-2	-2	-4	2
capitalised line		-2	2	-1	-3	-3
capitalised mark-)	1	-3	2	-4	-2	-2	-2
capitalised mark-,	1	-1	-2		-3	-2	-2	-1
capitalised mark--	-1	-1	1	3		-2	-1
capitalised mark-.	-2	-2	1	1	1	-2	-2
capitalised masked	3			-3
capitalised small	1	-1	-2		1	-3	-2	-1
capitalised thousands		-1	-1	-2	1	2	-1
capitalised with-digits	1	1	-2	-3		1	-1
capitalised year		-2	-2		1	-2	-2
capitals capitalised		-2	1	-3	-1	-2	-1
capitals capitals	1	1	-4	-3	-2			1
capitals code		1	-1	1	-3	-2	-2
capitals digits-1	-1	-1	-2		-3	-2	2
capitals digits-2	-2	-2	-1	3	2		-1	-1
capitals digits-3	-1		-1	-4	1	1	-2
capitals digits-7	3			-2
capitals dollars	1			2		-3	-1
capitals end	3			-1	-1	-1	-1
capitals lettered-code	-2	1		2	-2	-2	-1
capitals line			-2	-3		1		-1
capitals mark-#	3			-3
capitals mark-$	-1	-2	-1	3			-1	-1
capitals mark-)	-3		2	-1				2
capitals mark-,	5	-1	-1	-4	-2		-2
capitals mark--	-2	-2		3	-1	-1
capitals mark-.	5		-1	-2	-2	-2	-3
capitals mark-/	2	-1		-1	-1	-1
capitals mark-;				-1	-1	2	-3
capitals masked	-1	-1	1	-2
cents capital	-2			1	-3	2
cents cents		-1	-2	2	-2	-2	-2
cents digits-2	-1			2	1	-2	-3
cents line	1		-1	-2	-3	1	-2
cents mark-$	4			-2	-5	-2
code capitals	3			-1	-1	-1	-1
code digits-1	3			-1	-2	-2
code line	-1	2	1	-1	-2	1	1
code mark-)	1			-3	-1
code small	1		-1	-2		2	-3
digits-1 capital	3			-1	-1	-1	-1
digits-1 capitals		-1		-5	1	-2
digits-1 digits-1	2	-2			-4	-6	-1	-1
digits-1 dollars	3			-1	-1	-1
digits-1 lettered-code	-1			-2	1	-1	-2
digits-1 line	2	-1		-1	-3	-2	-1
digits-1 mark--	-3			-1	3	2
digits-1 mark-/	-3	-1	-1	1	1		1
digits-1 small	3			-2	-1	1	-5	-1
digits-2 capital	3			-2	-1	-2
digits-2 capitalised	2			-1	-2		-3	1
digits-2 digits-1	-1			-3			-2
digits-2 digits-2	1		-1	-3	-3
digits-2 digits-3	3				-4	-3	-2
digits-2 line	2	-1		-4	-2	-4	1
digits-2 mark-+	2			-1	-1	-1	-2
digits-2 mark--	-3			1		1	1
digits-2 mark-.	4		-1	-3	-1		-1
digits-2 mark-/	-3		-1	2	-1	-3		-1
digits-2 mark-:	3	-1		-2	-1	-1	-2
digits-2 mark-–	-3						3
digits-2 small	1	-1	-1	-2	2	1	-8	-2
digits-3 capitalised	-1			-1	-3	3	-2
digits-3 capitals				-3	2	1	-2
digits-3 digits-1				-1	-2	2	-3
digits-3 digits-3	-1	-1		-1	1	-4		-1
digits-3 digits-4		-1		3	-3	-4
digits-3 lettered-code	-3	-1		-2	2	2	-1
digits-3 line	4				-3	-3	-2
digits-3 mark-+	3			-1	-2	-2	-1
digits-3 mark-.	3		-2	-1		-1
digits-3 mark-/	2				1	-2	-1
digits-3 small	2		-1	-1	-1	-5	-1
digits-4 capitalised	-1	-1	2	1	1	-3	-1
digits-4 digits-1	1			-4			-1
digits-4 digits-3				-2	-4	2	-1
digits-4 digits-4	1	-1	-1	-1		-2	-3	-1
digits-4 digits-5	-3			3			-1
digits-4 lettered-code	-4			3	2	1	-1
digits-4 line	1	-1	-2		-4	-3	-1
digits-4 mark-"	-4			4	-1		-1
digits-5 digits-1	-1			-3	1	2
digits-6 digits-4	3			-2	-1	-1	-1
digits-6 mark-.	3			-2	-2		-1
digits-7 capital	-2	-1	3	-2
digits-7 digits-1	3			-2
digits-7 line	-2	1			-1	-3	1
dollars capitals	2			-3	-1	-5	1
dollars digits-2				-1	1	-1	-3
dollars dollars	3	-1	-1	-2	-3		-3
dollars-and-cents digits-2	-2		-1	3	-1		-1
dollars-and-cents small	-2	-1		3	-1	-2	-1
end end	4		1	-4			-3
lettered-code capitals	4		1	-4	-1	-2	-3
lettered-code digits-1				-3	-2	1	-2
lettered-code digits-2	2		1	-3	3	-3	-4
lettered-code lettered-code	1	-2	-3	1	-3	-4	-2
lettered-code line	2	-1	1	-1	-1		-5	-1
lettered-code mark-"		-1	-2	1	-3	-3	-2
lettered-code mark-$	3		-3	-1
lettered-code mark-)	3	-1	-1	-2	-1	-2	-2
lettered-code mark-,	-4		1	2	-2	-1	-1
lettered-code mark--	-2			4	-2	-2	-1
mark-" capitalised	1		-1	-3	1		-4
mark-" line	4		-1	-1		-1	-1
mark-" mark-,	-2				-4	-3	2	-2
mark-" mark-/	1			-4	-3	-3	3
mark-" mark-;	-3		1	4	-2	-2	-2
mark-" mark-_		-1			-2	1	-3	-1
mark-" mark-}	3			-1			-2
mark-" small	-2	-1		1	-1	-1	3
mark-" thousands-and-cents		-1			-3	-1
mark-$ cents	1	-1	-3		-3	-3	-2	-1
mark-$ digits-3				-2	1	-3	2
mark-$ thousands-and-cents	1	-1	-2		-3	-4	-2	-1
mark-( capitalised	-2		-2	2	-2	-3
mark-( capitals			1		-3	1	-1
mark-) capitalised	2	-2		-4	-1	-3	-1	-1
mark-) capitals		-2	-1	-3	-1	-2	1
mark-) code	5	-1		-6	-3	-3	-1
mark-) digits-2	-1	-1	-2	1	-1		1
mark-) digits-3	3	-1		-2		-1
mark-) digits-4	1			-3	-1
mark-) line	2	-2		-2	-4	-2	-2
mark-) mark-,	-3	-1	2		-2	-3	2
mark-) mark-.	-2		2		-2	-3	-1
mark-) mark-:	4		-1	-1	-2	-3	-1
mark-) thousands-and-cents	-3		-1	3	-2	-1	-1
mark-+ capitalised	-3				-1	-2	3
mark-+ capitals	3						-3
mark-+ small	-2	-1	-1	-2	-3		2
mark-, capital	1			1	-3	-2	-1
mark-, capitalised	3	-1	3	-2	-2	-1
mark-, capitals	-1	-2	2		-2	-3	-1	-1
mark-, code	-1		-2	-4	3	-2	-3
mark-, digits-2	4	-1	-1	-3		-5	-2	-1
mark-, digits-3	-3	-1	-2	-3	4	1	-2
mark-, dollars	3		-1	-1	-2	-2
mark-, dollars-and-cents			-2	3	-2	-2	-1
mark-, lettered-code		-1		-3	1	1	-1
mark-, letters	-2			2	1	1	-3
mark-, line			-1		3	-1	-2
mark-, mark-"	1	-1		-3	1		-4	-1
mark-, small		-1			-4	-4		-1
mark-, with-digits	-2	-1	1	-5	1		1
mark-- capitalised	1	1		-3	-4	-4	1	-1
mark-- cents	-2		-1	3	-1
mark-- digits-1	-2	-1	1	-2		3	-2
mark-- digits-4	3			-1	-2
mark-- end	2			-1	-2
mark-- lettered-code		-1	-1	3	-1	-3	-3	-1
mark-- mark--	-1		1		1	-5	-1
mark-- masked	-3		1	2	-1
mark-- small	-4	-1			2		-2
mark-. capital	-2			3	-2	-4	1
mark-. capitalised		-1	-1	1	-3	-4		-1
mark-. capitals	4	-1	-1	-1	1	-3	-4
mark-. code	-1			-3	2	-2
mark-. digits-2	1			-3			-1
mark-. digits-4	3			-2	-2	-1
mark-. end	5			-4	-1	-1	-1
mark-. line	1			-1	-3	-1	2
mark-. mark-$	3			-2	-1	-4	-2
mark-. mark-.	-4		-1	4	1	-5	-2	-1
mark-. small	-3	-1		-1	2	3	-1
mark-. with-digits	3			-3			-2
mark-/ capitalised				-4	1	-1
mark-/ capitals	-1		1	-3	-1	1
mark-/ code				-1	-3	2	-1
mark-/ digits-1	2			-1	-1	-4	-1
mark-/ digits-2	3	-1	-1	-6	-1	-4	-2	-1
mark-/ digits-4	2					-2
mark-/ dollars	4			-1	-2	-4	-2
mark-/ small	-3	-1	-2		-3	5		-1
mark-/ with-digits	1		-1	-3	-2	-3	1
mark-/ year	2	-1	-1	-4	-1	-5	1	-1
mark-: capitalised	3		-1	-2	-1	-1	-1
mark-: digits-1	2			-1		-3	-1
mark-: digits-2	3	-1		-2	-3	-1	-4	-1
mark-: small	-2			3	-1	-1
mark-: with-digits	3			-2
mark-; capitalised	-2			2	-2	2	-2
mark-; capitals	-1	-1	-1	-2		-2	3
mark-= small	3				-1	-1	-1
mark-? line	3			-3	-1	-1	-1
mark-| capitals	1		-1		1	-2	-3
mark-| digits-1	3			-3		-2	2
mark-| digits-3	-2			-2	1	1	2
mark-| dollars-and-cents	-3			4	-1	-1
mark-| lettered-code	3			-2		-1
mark-| line	-3			1	-2	-2	3
mark-| mark-$				2	-2	-2	-1
mark-| mark-|	1			-2	2		-1
mark-| thousands-and-cents	-3			3	-1	-1	-1
mark-– dollars-and-cents	-4			4
mark-– mark-–	-3			-1		-1	3
mark-– small	-3			2	1	-1	2
mark-✓ digits-2	-3			-1			3
mark-✓ mark-✓	3			-2	-1	-1	-2
masked line	2	-1	1	-3	-2	-1	1	-1
percent dollars-and-cents	-3	-1	-1	2	-1	-2	1
percent thousands-and-cents	-2	-1	2
small capitalised				-3		-1	-1
small code	2			-2	-3	1	-1
small digits-1	1	-1	-2	-4	-3	-1	1	-1
small digits-2		-1	-2	-5	2	1	-3
small digits-3	2	-1	1			-3	-2
small dollars	2	-1			-4	-4
small dollars-and-cents	-1	1	-2	2	-2	-3	-3
small end	3			-1		-3	-1
small line	1	-2	-1	-3	-3			-1
small mark-(	-1	-1	1	-1		-3	1
small mark-)		-3		-4	-5	-6	5
small mark-,	2	-1	-1	-2	1		-3
small mark-.	3		-1	1	-2	-2
small mark-:	-1			1	2	-3	-2
small mark-·	3	-1			-1	-2	-1
small percent				1	-1	-2	1
small small	-1		-2	-2	-1	-1	2	-1
small thousands	-2		-1	3	1	-4	-1
small thousands-and-cents	-2	-1	1	1	-2	-3
thousands line	3			-2		-2
thousands small			-2	2	-3	-2	-1
thousands-and-cents digits-2	-1	-1		1	-1	-3	-2
thousands-and-cents line	2		-1	-1	-1	-3	-2
thousands-and-cents thousands-and-cents		-1	-3	2	-1	-3	-1
with-digits capitalised	-3		-2	3	2	-1	-1
with-digits digits-2	2	-2	-1	-3	-1	-1	-1
with-digits line	-2			3	-2		-2
with-digits mark-"	3		-1	-3	-1		-3
with-digits mark-)	3		-1	-2	-1	-1
with-digits mark-,	-1	-1		1	-4	1	-2
with-digits mark-/	2			-2		-2
with-digits small	4		-2	-1	-2	-4	2
with-digits with-digits	1	-1		1	-3		-2
year capitalised	-1		-1	3	-2	-1	-1
year capitals	4		-2	-2
year line				-3	-4	3	1
year mark-,	3			-2		-1
# figure both read as
 		-1		-1	-2	-1	-8	-2
 accountName	-1	2	-1	-1		-1	-1	2
 accountName?	3	-3		-2			-1
 accountNumber	-1	-2	-1	2	-3	-2	-3	-1
 amount	-2	-1	-1	-3	3		-3	-1
 aside paying	-3				-1	3	-1
 current	-4	-1		-6	-4	-5	5	-1
 current?		-1		-4	-3	-5	2	-1
 paying	-1	-2		-5	-3	3	-5	-1
accountName amount	-2		-1	-3	3	-3	-1
accountName amount?			-1	-3	1	-2
accountName goes on	1	-4	-1		-2	-2	-2	1
accountName? accountNumber?	-3			3		-1
accountNumber 	2		-1	-2	-3	-2	-1
accountNumber accountNumber		-1			-1	-2	-4	-1
amount 	2	-1		-3		-1	-4	-1
amount amount				-1	1	-3	-1
amount current	-2			-1	-1	-1	3
amount paying	-2			-1	-3	2	-3
amount? 	2			-1	-1	-1	-3
amount? amount?	-2	-1		-2	2		-3
current 	6	-1		-4	-1	-3	-3
current accountNumber	-2			2			-2
current current	1	-1	-1	-3	-2	-1	-1	-1
current current,paying	-1					-2	4
current? 		-1			-1	-1	-3
current? amount,current?	-3			-1	3
current? current?		-1	-1	-1	-3	-4		-1
goes on 	1	-1	2	-3	-1	-1	-1	-1
goes on accountNumber		-1	-4	1	-1	-2	-1
goes on amount	-2	-1	-2	1	1	-2	-1
goes on amount?	-2		-2	-3	3	-1
goes on goes on	-1	-1	3	-2	-2		-2	-1
goes on? amount	-3				2	-1
goes on? goes on?	-2		1	2	-2	-2	-3	-1
originalCreditor? originalCreditor?	-3		1	-1				2
paying 	6			-4	-2	-6	-3	-1
paying accountNumber	-3			3		-1	-1
paying amount	-3			-1	3	-3	-1
paying current	-3			-2	-1	-2	3
paying current?	3			-1	-2	-3	-2
paying paying	-1			-3	-3	2	-4
paying? 				-2	1	-2	-1
paying? paying?	3				-2	-2	-1
# figure cell comes
always		-5	1	-2		1	-3	-4
# figure cells behind
1	-1	-4	-1		-2	-1	-1	-2
2	-1	-4	-3	-1	-3	-1	-1	-1
4		-1	1		-1	-1	-4	-3
# figure cells
2	1	-3	1		-3	-2	-1	-2
3	1	-4	-1	-2	-1	-1	-2	-2
4		-4	1	-1	-3	-1	-2	-1
5		-4					-1	-3
# figure first of cell
0 of 2	1	-2	-1		-1	-1	-4	-1
0 of 3	-2	-3		3		-5	-5	-1
0 of 4	-1	-2	-1	3	-1	-5	-4	-1
0 of 5	-1	-1	-1	1	-1	-4	-3	-1
0 of 6	1	-3	-1		-1	-2	-4	-1
0 of 7	1	-3	-1		-4	-4	-2	-2
1 of 2		-1	-4	2	-2	-1	-4	-1
1 of 5			-2			-1	-3	-1
1 of 6	1	-2	1	-1	-4	1	-2	-1
1 of 7			-2		-4	-4	-1	-1
2 of 3	1	-1		-1	-3	2	-4	-1
2 of 4		-2		-1	-1	3	-7	-1
2 of 6	1	-1	-2	2	-1	-2	-2	-1
2 of 7		1	-4	-1	-1	-1		-1
3 of 4	5			-2	1	-2	-5	-1
3 of 5		-1		-1	-3		1	-1
5 of 6	1	-1		1		-4
6 of 7		-2	1	-7	-1	-1	1	-2
code		-1	-3	1	-4	-1	-4	-1
digits-1	1	-2	-1	-6			1	-1
digits-2	1	1	-2	-3	-3	2		-1
digits-3		-1	-2	-3	1	1	-1	-2
digits-4	-2	-1	-2	1	3		-3	-1
digits-5	-1	-1		-2	5	-4	-1	-1
digits-6	-2	-1		1	2	-3
digits-7	-1	-1		2	-2	-3	-4	-1
masked		-2		1	-3	-2	-1	-1
with-digits		1		-1	-2	1	-3	-2
year		-1	-4		2	-1	-2	-1
# figure first of line
below line		-3		-1	-2	-2		-2
digits-1	3	-3	-3	-4	-1	-3		-1
digits-2	1	-1	-1	-2	-2	-1		-1
digits-3	1	-2	-1	-2		2	-2	-1
digits-4	2	-1	-1	-3	-2		-2	-1
lettered-code		1	-1			-3	-1
with-digits	-1	1	1	-1	-4	-1	-2	-1
year	-1	1	-1	-1	-3	-2	1	-1
# figure first word comes
always		-4	1					-2
always, first	2	-1	-1	-5	-3	-2		-1
often	-1	-3	-1	1	-1			-1
often, first	3	-2	-1	-5	-1	-1	-2	-1
twice, first	2	-3		-4	-4	-5		-1
# figure heading
#	5			-2		-1	-3
account	-1	-1	-3	1	-3	-3	-1	-1
account history	3			-1		-1	-1
account not	3			-1			-3
account number	-3	-1	1	1	-1	-1	-1	-1
account number date	3			-3
account status	-1			-3		-2	1
acct ending	-3			3
address	4			-2	-1	-1	-2
american	2			-2
amt-mop	3					-1	-1
amt-mop paypat	3			-1		-1	-2
annual	2	-1	-1	-2
another lender	3			-1		-1	-1
applicant	3			-2
apr					2		-2
are reported	-3		-1	3
aug	1			-2	1	1	-3
aug sep	3				-1	-1	-3
balance charged off	-3		-1	2
balance monthly	3			-1	-1		-2
bank	1		-1	2	-3	-1
bank credit cards	3			-3
bank of america	-2			3			-2
bill	3	-1		-2	-1		-1
budget	2				-2	-1
c	3			-2	-1	-1	-1
case number	3			-2
charge-off	3			-2	-1	-2	-1
check all	3			-3
client	2	-1	2	-3		-1	-1
client_id	-1	-1		-3		1	-2	-1
clm	3	-1		-3		-1	-1
code			-1	-4	-2	-1	2
collateral	3		-1	-3		-1
consolidation	3			-2	-1	-1	-2
consumer	2			2	-3	-1
credit			-2	-3	-4	-2	1
credit card	3			-3	1	-2	-1
credit credit	3			-1			-2
credit union	-2		1	1			-2
creditor	-1	-1	1	-1	-2	-3		-1
creditor account	-3	-1	-1	3	-1	-1	-2
creditor name	-3	1		1	-1		-2
creditor name and address	2	-1	-1	-3
creditors	3			-3		-1	3
current	1	-1	-1	1	1	-2	-3
current paid or	-3			3
date	2	-1	-2			-3	-2
date opened	2			-4	-1	-2	1
date reported	3			-3	-1	-1	-2
days	-2			-3	-1	-2	2
days delinq	-3					-1	3
days delinquent	1			-2	-1	-2	-1
days late	-1	-1	-1	-2	-1	-1	3	-1
days past due	-4			1		-1	4
description	3	-2	-2	-3	-1	-1
details			-1	-1	-1	-3	2
direct stafford subsidized	-3			3
disputed by	2			-2			-1
dla	3		-1	-2		-2	-1
due	2	-1	2	-3	-3	-2	-2	-1
due day	3			-2		-1	-2
e	1		2	-3	-1	-1
electric	2			1			-2
enhanced recovery	-3			3
estate first	-3		-1	3
estate loan	3		-1	-4	-1	-1	-1
estate mortgage	3		-1	-2		-1	-1
experian	1	-1		-1	-2	-2	-2
feb				-2	-2	-1	2
feb mar	3		-1	-1			-2
fha real	3			-2	-1
file	3	-1		-2	-1	-1	-1
first mortgage	-2			3	-1
following	3			-1			-2
funding llc	-3			2			1
global solutions	-3			3
good standing	2			-1			-3
government	-2			3	-1
has #		-2	-2		-2	-3	-4	-1
has &	-2		1	2
has --	-3		1	3		-1	-2
has /	2		2	-4	-3	-2		-1
has acceptance	1					1	-4
has account	-1	1		1	-3	-5	-3	-1
has accounts		-1	-2	1	-2	-3
has acct	-1	-2	-2	1	-2	-3	-2	-1
has acct.	-3	-1		3		-1	-1
has acctno	-3			3
has activity	1				-2	-3	-1
has address		-1	-2	-1	-2	-3		-1
has after	-1			-3	-2		1
has agency	-1	-1		3	-1	-1
has aid				-3	-1	-1	1
has america	-1			2		-1	-3
has american	3			-3		-1	-2
has amount	-2	-1	-2	3	1	-1	-2	-1
has amt	2			-2	-2	-2	1
has amt-mop	3			-1		-3	-1
has and	2	-1	-1	-1	-4	-3
has annual	2	-1	-2	-1
has applicant	4			-3			-1
has apr	-1			-1	2		-3
has as	1		-1		-1	-4
has aug	-1		-2	-1	1	2	-2
has bal	-3	-2	-3	2	2		-1	-1
has balance	-1	-1	-1	-1	2	-3	-1	-1
has bank	1	-3			-4	-3	1	-1
has behind	-2	-1	-1	-1			3
has behind?	-3					-1	4
has being	3			-1		-1
has below	-4		1	1		3
has best	-2	-1		1	-1		2
has bill	3	-1		-2	-1
has bills	-3	-1	1	1		-2	1
has borrower	3			-1	-1	-1	-1
has budget	3				-3
has business	3		1	-1			-2
has cable	-2			3
has caseno	4			-4			-3
has central	-2			3	-1	2	1
has charged			-1	2	-2	-3	-2
has chase	-3			1	-2	2	1
has citibank	-3			2	-1	1	1
has citizens	-2			3
has city	-3		1	2	-1	-1	2
has civil	3			-2			-1
has class	3			-3			-1
has client_id	-1	-1		-3		1	-2	-1
has clm	2	1		-3	-1	-1	-1
has clm#	2	-3					-1
has club	-3	-1	-1	3
has code	3	-1	-1	-4	2	-2	-3
has column	-3	-1		1			2
has comments	2			-2	-1	1	-3
has company	-3	-1	2	2	-2	-2	-2
has consolidation			1	-2			-2
has consumer	1		-1		-3
has conta	-4			4	-2	1	-2
has contact	3			-3	-1	-1	-2
has content	2		-2	-2	-1
has could	2			-2		-3
has counselor	3			-2	-1	-1	-3
has count	3			-2	-2
has countrywide	4	-1		-3	-1
has court	3	-1		-2			-1
has credit	-1		-1	-1	-3	-1		-1
has creditor	-1	-3			-2	-4	-2
has creditors	2	-1		-3		-1	3
has cuenta	-2			3	-1	-2	-2
has current			-3	-1	-1	-2		-1
has custom	3					-2	-2
has date	1	-2	-3	1	-2	-3	-2	-1
has day	3	-1		-2		-1	-3
has days	-2	-1		1	-2	-4	4	-1
has de					-1	-1	-3	-1
has debt	1	-1	2	-4	-2	-2		-1
has debts	-1	-1				-3	2
has debttype	-1	-1	-1	3			-1
has deferred	-1		-3	2		-2	1
has delinq	-1			-1	-1	-2	3
has delphine	2			-2	-1	-1
has delq	3			-3	-1	-1	-1
has dental	-1			2		-1	-2
has detach	3			-3
has details	1		-1		-1	-3	-1
has devedor	-1	-1	-1	2	2	-2	-2	-1
has disb	3			-1			-1
has disputed	3		-1	-3			-1
has dla	1	2	-1	-1		-3	-2
has dlq	-1			-2	-3	-2	2
has do	3	1	-1		-2		-1
has dr	2			-2	-1	-1	-2
has dt	3				-1	-2
has due	-1	-2	2		-2	-5		-2
has duration	3			-2			-1
has ecoa	1		-1	-3	-1		1
has edit	3			-1		-1
has employees	2			-2
has ending	-3			4		-1	-2
has ends	-4			4		-1
has equity	-3			3	-1		-1
has est	3			-2	-1		-2
has estate	-1		-3	2	-1	-3	-2
has estimated	3			-2	-1	-1	1
has evergreen	-3			3
has exeter	-3				1	2	1
has expenses	3			-2		-1
has experian				1	-2	-2	-3	1
has explanation	3				-1
has f	1		-1		-2	-3	1
has farm	2			-3	1
has fees	3	-1	-1	-3		-1	-1
has ffel	-3			3
has financial		-1	-1	1	-3	-2		-1
has for			-1		1	-3	-4
has get	3			-2		1	-2
has guarantor	-2	-1	-1	3		-1	-1
has have	3	-1		-2	-1	-1	-1
has health	-3			3		-1
has heloc	-2			2
has high	2	-1	1	-1	-2	-5	-1
has history			-2	-2	-1	-4	1
has hollis	3			-2
has holloway	2		-1	-2	-1
has home		-1		2	-3	-2	-1
has honda	-3			3
has hospital	-2		1	2	-1		-3
has husband			1		-1		-3
has ic	3			-2			-1
has id	3	-3	-2	-2	-2		-5	-1
has identification	1			-3	-1		2
has if	1			-1		-3	-2
has information		-1	1	-2	-3	1
has inquiry	3			-2	-1	-1
has installment	1	-1	-1	1		-3	-1
has int	3	-1		-2	-3	-1	-1
has interest	-1			-4	2	-2	2
has investigation	3			-3		-1
has is	-1	-1	-2	1	-2	2	-1
has it	1	1	-2	-1	2	-3
has its	-3			1	1		1
has j	2		2	-1	-1	-3	1
has jan	3		-1	-1			-1
has january	2		-1	1			-2
has jefferson	2				-2	-1	-1
has kowalczyk	-3			1		2
has lake	-3				-1	-1	2
has last		-1		1	-3	-3	-2	-1
has lawyer	-3			-1	2	2
has left	4			-3	-1	-3	-3
has lender	-1	1	2		-2		-3
has lending	-3		1	-1	-2	1	2
has liability	3			-2
has limit	1		1	-1	-2		-6
has limite	1	-1			-4	-2	-2	-1
has line	-1			-1	-2	-2	3
has lista	-2			2	2	-1	-2
has llc		-1	1		-3	-2	1
has ln	-2	-2	-1	3		-2	-3	-1
has loan	-2	-2	-1	2	-3	-1	-3	-1
has loans	1	-1	-2	1	-2	-3	-1	-1
has mar			-1		-3	-3	1
has maximum	3			-1		-2	-1
has me			-1	1	1	-3	-1
has merchants	3			-2
has min	-3	-1		1	1		-2	-1
has month	4			-6	-1		-1
has monthly		-1	-2	-1	-4		-1	-1
has months			2	-3	1	-1	-1
has mop	-1			-4	-1	-4	2	-1
has morning	-3	1	-2	1	-1	1
has mortgage			-1		-2	-3	-1
has mos	4			-2	-2	-3	-5
has mos.	1			-3	-2	-3		-1
has mountain	-3			2			1
has my	-3		-2	2	1	-1
has name	1		-3	-2	-2	-1	-1	-1
has network	-3			3
has next	4		-1	-1		-1	-2
has nissan	-4			2	2
has no		-2	-2	1	-2	-3	-3	-1
has nonpriority	3		-1		-2	-1
has note			-1	1	-1	-3
has notes	-1			-2	-1	-3	2
has now				1	-1	-3	-1
has number	-1	-2	1	1	-3	-2	-3	-1
has o				1		-3	-2
has of	-1	-3			-4	-1	-1	-1
has off	1	1	-3		-1	-2	-1
has offer	3			-3	-1	-1	-3
has ohio	-2		-1	3		-1	-1
has on	-1	-1		1	2		-2
has one		-2	-1	-2	3	-1	-1
has ones	-2		1	1	1	-2	-2
has opened		-1	-3	-1		1	-2	-1
has order	4	-1		-3	-1	-1	-2
has orig	-1	-1	1	-1	1	-3	-1	-1
has origcreditor	-2		1	3	-1		-1
has original	4	-1	-1	-3	-3	-3	-3	1
has outstanding	-3			3	-2	-2
has owe	-2	-2	-2	1		1	-3	-1
has owed	-4			1	1	-3		-1
has paid	1	-1				-3	-3
has part	2	-2		-1
has partners	-3			3	-1	-1
has past		-2		1	-5	-5		-1
has past_due	-3			-3	2	1	2
has pastdue	-2			-2	2	2	-3
has patient				1	-1	-2	-3
has pay	-3	-1	1	3	-2	-1	-3	-1
has payable	3			-3
has paying	1		-1	2	-1	-2
has payment	-1	-2	1		-4	-1	-2	-1
has payments	4				-1	-4	-1	-1
has payoff	3			-1	1	-3	-2
has paypat	2			-4	-2	-4
has pays	2		-1	-2	-1	-2	-1
has pd			-1		-2	1	-3
has per	-2			1		-1	1
has personal			2	-3	-2	-1	1
has phone	3	-1		-1	-1	-2	-1
has pinnacle	-2			2			-1
has platinum	-3			3	-1		-1
has please	1			-2			3
has pmt	-1	-1	-1	-2	-1	2	-4	-1
has principal	-3			1	1	-2	2
has priority	-3			3
has proposal	3			-1	-1	-1	-1
has providian	3			-3			1
has pymt	1			-2	2	-1	-1
has r				2	-2	-1	-3
has rate	-1	-1	2	-5	-2	-3	2	-1
has re	3		-1	-2	-1	-1	-1
has receivables	2			-2	-3	-1	-2
has received	3			-2		-1
has recent	4				-1	-1	-4
has record	2		-1		-2	-1	-1
has recovery		-1		1	-3	-1	1	-1
has ref		-1	-1	1	-2	-2	-3	-1
has remark	-1	-2	1	1	-2	-3	-2	2
has remarks	1		1	-3	-1	-2
has report			-2	-1		-3
has reported	1	-1		1	-1	-4	-5	-1
has return	3			-3			-1
has rev	3			-2	-1	-2	-3
has rosalind	3			-3
has rptd	1	2	-1	-3	-2	-2	-1
has s	2			-1		-3	-2
has saldo	-2	-1	-1		1	-3	-1	-1
has scanned	-3			2	1	-1	-1
has sched_pmt				-4		2
has scheduled	1		-1		-1		-2
has score	3				-1	-2	-1
has sep			-2	-2	-1	2	-3
has seq	4	-1	-1	-1	-1	-1	-3
has service	2	-1			-1	-2	-2
has services		-1	1	-1	-3	-2	1
has servicing	4			-4	-1	-1
has since	3		1	-2	1
has situação	-4			-1		3
has so	-2			1		1	-1
has sort		-1		-3	-1	-1	1
has sourcetype				1	2	1	-2
has speedy	3			1		-2	-1
has st	-1	-1		-3	3	-3	-3
has stafford	-3			3
has state	1		-1	-3	-1	-1	1
has statement		-1	-1			-3	-3
has status	-1	-1	-2	-1	-3	-3	1	-1
has still	1		-1	1	-1	-1	-3
has store	-3			1	-1	-1	3
has street	2			-2	-1	-1	-1
has stuff	-3		-1	1	2	-2	-1
has subcode	3		-1	-3		-1
has subsidized	-3			3
has sunday	-2		1	2	-1	1	1
has svc	-3			2		-1	1
has systems	-3			3			1
has tell	-1		-1	-3	2
has term	5			-3	-1	-3	-2
has terms	-1		-2	-2	1	2	-5	-1
has the	-1	-1	-2	1	3		-2	-1
has thru	2			-3	1	-3
has time	-3		2		-2	1
has to		-1	-3	1	-2	-4	-1
has today	-3	1	1	1			1
has total	-2		-2	3	1	-3	-2
has trans	1	-1		-4		-2	1
has transferred	2			4		-1	-2
has trust	-3				-1		2
has two-year	3			-1	-2	-1	-1
has u	-3		-1	-1	-1	2	-2
has union	-1		1	1	-1	-2	-3
has unsubsidized	-4			3			1
has va	-2		-1	1	2	-1	-1
has verfied	4			-2	-1	-2	-1
has visa	-2			3	-2	1	-1
has w	-4		-2	3		-1	-1
has warning	-3			2	1	-1	1
has washington	3			-3
has webbank/fingerhut	3			-2
has west	-3		-1	2
has with	1	-1	-1		-2	-3	-2
has year	4		-1	-1	-1	-1	-3
has yet	2			-3	1		-1
has your	1	-2	-2		-4	-3	1	-1
has zero	3		-1	-2		-1
has |	2	1		1	-2		-3
has 状态	-3			-1		-1	3
hi	3						-3
high	2			-3		-4
high cr	2			-2	-1	-1
high credit	3			-2	-1	-1	-2
historical	2				-2	-3	-2
history				-2		-3	2
i	-3			1	2	-1	1
id	-1	-2		2		-1	-2
identification number				-2			1
if you	2			-1	-2	-1
individual	2			1		-1	-2
information			2	-1	-3	2
installment	3			-1		-1	-3
int	3			-1	-1	-1
j	-3		1	-2	-1	-1	3
jan	2		-1	-3		1	-2
jan feb mar	-3			4			-1
joint	-3			3		-1	-1
jun	3			-2		-1	-2
lakeview loan servicing	-2			1			2
last	-1				-1	-3	1
last pmt	4			-1		-2	-3
late	3			-1	-1		-2
limit	1		1	-3	-2	-1	-2
loan id	-4	-1		4
loan type auto	3			-2
loans	-2		-1	3	-1	-2	-3
lvnv funding	-2			3			-1
mar				-2	-1	-3	2
may jun	3						-3
means 		-3			-3	-2	-1	-2
means accountStatus	-2			-3		-2	2
means amountLoose	1	-1	-2		-3	-1	2	-1
means balance	-2	-3	-4	-2	2	-1	-3	-2
means date		2	-1	-2	-3	-3		-1
means money	1		-1		-3	-2	-1	-1
means name	-1	-2			-4	-2		-1
means number		-3		1	-3	-4	-5	-1
means opened	1	-1	-1	-2	-2		-3	-1
means paying	-3	-1	1	-4	-2	2	-3
means reported			1	1	-3	-5	-3	-1
means status	-1	-1	-1	-1	-3	-3	2	-1
means statusLoose	-1	-1	-3		-2	-2	3	-1
means text	-1	-3	2	-1	-4	-2	-3	-1
means veto	3	-1	-1	-1	-3	-4	-2	-1
min	-2			-3	-1	2	-1
mo	2				-1	-4
month	2			-4		-2
monthly	1			-4	-3	1	-1
monthly payment	-2	-1	-2	1	-1		3
months left	3				-1	-1	-2
mop	1			-3	-1	-4		-1
morning	-1	-1				3	-1
mortgage	1			-1	-1	-3
mos	3			-1	-1	-2	-2
mos left	4			-1		-1	-3
mr	1			-1	-1		-2
name	3		1	-2	-1	-1	-1
no	2		-1	-2	-1	-1		-1
nonpriority creditor's	4			-3	-1
note	4			-3	-1		-2
notes				-5	-1	-2
offer #	4			-4			-1
on home	-3			3	-1
on there	4		-4
on time	-3		1		-1	1	1
one bank	1			-3			3
online	3			-3	-1		-1
open		-1		-4	-2	-1
open open	-3				-1		3
opened	4	-1	-1	-4	-2		-4
original creditor	-5	-1	1	3				1
original loan	-3			3
owe	-3	-1	-2		2
parcela mensal	-2			-1	-1	3	-1
partners	3			-2		-1
past				-3	-3	-1
past due	2			-2	-2	-4
past due amount	-3	-1		3	-1		-2
pastdue	-2			-2	1	3	-2
pay status	3		2	-1		-1	-3
payment history	2		-2	-1
payments	5		-1	-2	-1	-3
paypat	3			-2	-1	-3	-3
phone	3			-2		-2
please	-1			-2			3
pmt	-1		-1	-1	-1	3	-2
prepared	2			-2	-1
present	-2			-2	3	-1
principal	-3			2	-1	-1	2
priority	-4			4
rate			1	-2	-2	-2	1
ref	-3	-1		3	-1	-1	-2
regular monthly	2			-2			-1
remark	3	-1		-4		-1		1
remarks	1			-3	-1	-1	1
reported	3		-1	-2	-1	-3	-1
repossession	3			-2		-1	-1
responsibility individual	-1			-1			2
rev	3			-2	-1	-3	-2
rptd	4	-1		-2		-1	-1
saldo devedor	-1	-1	-1		1	-3	-2	-1
scheduled payment paid	-3			3
section	4	-1	-1	-2		-1	-1
seq	3			-1	-1	-1	-2
share secured	-4			4
situação	-2			-1	-2	1	2
source	2			-3	-2	-3
standing	-1		1	-2	-1	-2	1
statement	-3			2	1	-2	-3
status		-1	-2	-1	-3	-1		-1
status current	2				-1		-3
store card	-2			-1	-1		2
subcode	3		-1	-3		-2
summary	3	-1	-1	-3	-1
systems	-3			3
term	3			-2	-1	-3	-2
terms			-1	-5		2	-4
to date	2			-1			-1
to dispute	3		-1	-3
toyota financial	-2			2			-1
trans	2	-1	-1	-3		-2	2
transferred	3			-1		-1	-2
transunion experian	-3			3			-1
transunion experian equifax	-2			2
type	5	-1	-1	-4	-1	1	-1
type auto	-3			1			2
type opened	-2			3	-2
university	3			-2			-1
up to	-3						3
verfied	4		-1	-2		-2	-1
verified			-1	-3	2	-2	-3
who	3		-1	-3		-1
wireless	2			-2
year jan	4				-1		-3
you	3			-1			-2
your	1	-2		-3	-1	-1	2
your payment	2			-3			1
# figure label beside
account	-4			5	-1	-1	-2
account number	-2	-1		2	-1	-1	-3	-1
acct #	-3			3
aidvantage	-2			2
american express	3			-3
avant	-4			4
bank of america	3			-3
capital one	3			-3	-1	-1	-1
credit one bank	-3			3
fingerhut/webbank	-2			3
installment	-4	-1	1	1	1	-3
jefferson capital syst	2			-2
last reported	3			-2			-1
lendingclub	-3			3
means amountLoose	2				-1	-3	-1
means balance	-1			-2	2	-3	-3
means date	3	-1	-1	-2		-2	-3
means name	-1		-1	3	-4	-3	-3	-1
means number	-2	-1		2	-3	-2	2	-1
means opened	4			-2	-1	-1	-2
means paying	-1	-2	1	-1	1	3	-3	-1
means status	1	-1		-2	-1	-3	1	-1
means statusLoose	-2	-1		-1	-3	-2	4	-1
means text	4	-1	-1	-1		-2	-4
no	-3			-3		-1	4
open	-3			-1	-1	-1	3
opened	3			-1			-1
payment status	-4						4
portfolio recovery associates	-3			3
priority	-3			3
regions bank	4			-4
revolving	-3			1	2	-2	-1
sofi	3	-1		-3		-1
status	-2			-2	-1		3
terms	2			-2	-1	-1	-2
# figure label with colon
account number	1	-3	-1		-2	-2	-1	-1
acct	-5			5
address	4			-3	-1
date	3			-1	-1		-1
estado	-2		-1	-1		-1	3
file number	3			-2
https	3			-1	-1	-1	-1
late dates	3			-1		-2	-2
loan #	2			-2
loan award id	-3			3			-1
means balance	2		-1	-2	1	-3	-3	-1
means date	1			-3	-2	-3	1
means money	7			-4	-2	-3	-2
means name		-1			-1	-3	-3	-1
means number		-3		1	-3	-1	-4	-1
means opened	4			-3		-1	-1
means pastDue				-3	-2	-4	1
means paying				-3	-2	1	-3
means reported	2			-3	-1	-2	-1
means status	-1	-1	-1	-4	-3	-3	1
means statusLoose				-4	-3	-3	1	-1
means veto	5			-3	-2		-1
opened	3			-1		-1	-2
payment plan	2			-1		-1	-1
phone	3			-3	-1
re	-3	-1		2	-2	-2	2
reported	3			-2	-2	-2
source	3			-2			-1
status				-3	-2	-2	1
status details	3						-3
terms	2			-4			-2
# figure last of line
code	1	-1	1		-2	-4	-1	-1
digits-1		-1	1	-4	1	-1	-1	-1
digits-2		-1	1	-3			-1	-1
digits-3	-1	-1		-2	1		-4	-1
digits-4		-1	1	-1	-1	-3	-2	-1
digits-5	1		-1		-3	-1
digits-7	2	-1	-1		-3	-2	-1
lettered-code		-2	-2	-1	-4	-2	1	-1
masked	1	-1	-3		-2	-2	-2	-1
with-digits	-1	1	-1		-5	-2		-1
# figure lead-in
about	-2						2
account	-2	-1	1	2	-2	-2	-3	-1
account ending in	-3	-1	-1	3	-2	-1	-2
account number ending	3			-3
account number xxxxxx	-3			3
account number xxxxxxxxxxxx	-3			3
account status	-5			-1	-1		5
accountnumber	-2			2	-1
acct ending	-5			5
acct ending in	-2			2	-1
acct ends	-3			3
address identification number	3			-3
ally financial	-3		1	1
amex blue cash	-3		-1	2	1	-1
and i pay	-3				-1	3	-1
apartment	3				-2
apr	5		-1	-3	-1	-2	-1
as of	4		-1	-1			-2
asset acceptance llc	-2		-2	3
aug	6		-1	-3	-1	-1	-3
auto	2		1	-3	-1	-1	-1
auto loan	-2	-2	4	1	-1
award id	-3			3
bal	-3	-1		-3	4	-3	-2
bankruptcy ch	-2				2
borrowerid b1 accountidentifier	-3			3	-1	-1
box	5			-2	-3	-1
c	3			-1	-2	-1
call	1			-4	-1	-1	1
capital one	2		1	-1	-3	-1	-2
card ending in	-2			1	-1		2
charge-off date	-3						3
charged off	-3						4
closed	3			-2			-1
collections	5			-3	-1		-2
confirmation	3			-3	-1
contract	-3			3		-2
credit one	-3		2		1		-1
cuenta	-4			4
current payment due	3					-2
current status	-3			-1			4
current_rating code	3				-1	-1	-3
daycare	2			-1	-2	-2
days				-2	-1	-1	3
days delinquent	-3						3
days past due	2			-3	-1		-1
de	3			-2	-1	-1
de cuenta	-3			3
debtor	3			-1	-1
dec	3			-1		-1	-1
dia	3			-1	-1	-3	-3
discover	-3		-2	1	1	-1	2
discover it	-2				2	-1
draft	3			-1	-1	-1
due	5			-4		-2	-1
due as of	-3			-1	-1		3
due jun	3					-1	-2
due the	1			-3			1
ends in	-3			2	-1	-1	-1
every	3			-1	-1	-2	-1
experian	4			-3	-2
fax	3			-2	-1	-1
federal cr union	-3		-1	3
file number	3			-3
ford credit			1	-3		-1
form	1		1	-3	-1
freedom mortgage corp	-2		-1	3
from	4			-2	-2
gmac	-3		-1	2			-1
guarantor	-4			4	-2	-1
home equity line	-2		-1	3			-1
in	2			-3	-2	-1	-1
ins	2		-1	-1	-1	-1
inst	-3			-1		2	2
invoice	-2			2
irs	-2	-1	2	-4	1	-1	-1
jan	4			-3	-1	-1	-2
jul	4			-2	-1		-2
jun				-3	-1	-1
kohls	-3		-1	1	2	-3
las vegas nv	2			-2
late	1		2	-3	-1	-3
level	3			-1	-1	-1
loan	2	-3	-3	-1	-2	-2	-1	-1
loan id	-4			4		-1	-1
loan type code	3			-2			-1
mar	4			-2	-1		-2
march	2		-1	-1	-1
means 	1	-2			1	-2	-3	-1
means agency	-2		1	-3	-1	-1	1
means amountLoose					1	-3
means balance	-1	-1	-1	-3	4	-4	-4	-1
means date	1		-1	-3	-4	-5	1
means money	2	-1		-2	-2	-7	-1	1
means name	-2	-3		2	-2	-4	-2	1
means number	-2	-2	-3	3	-5	-4	-1	-1
means opened				-4	-3	-2	2
means pastDue	-1		-1	-4	-4	-4	2
means paying	-2	-2	-3	-4	-7	5	-3	-1
means reported	2		1	-4	-2		-1
means status	-3	-1	1	-4	-5	-5	4	-1
means statusHint				-2	-2	-2	4
means statusLoose	2	-1		-5		-4	1
means text	1	-1	1		-4	-3	1
means veto	5			-4	-1	-2	-1
min	-5	-1	-1	-4	-4	2	-2	-1
min is	-4			-1	-2	3	-1
minimum	-4			-1	-1	5	-2
mn	3			-3	-1
mo	-2			-2	-1	-1	3
monthlypaymentamount	-4			-2	-3	4	-1
monthsreviewedcount	3			-1	-1	-3	-1
mortgage id	3			-3
mínimo	-2				-1	3	-2
nco	-2	-1	4	-5
net	3		-1		-1	-2	-1
nmls	4			-3	-2	-1
nmls id	3			-3
nov	4			-2	-2	-1	-1
now	-3			-1	2	-1	2
nw	2	-1		-1
oct	3			-1	-1
of	4	-1		-2	-3	-3	-3	-1
of procedure form	3			-3	-1
official form	3			-2	-1
oh	3			-3
old navy barclays	-3		-2	3	-1
on	3			-1	-1	-2
on the	2			-2			-1
open	5		-2	-2	-1		-1
opened	-1			-3	-1	-1	2
owe	-3				3
page	3		-1	-1	-2	-1
paid	4					-1	-3
parcela us	-2				-1	3
pastdueamount	4			-1	-2	-2	-1
payment status	-3						3
petal	-3		4	-3			-1
phone	3			-2	-1	-2	-1
po box	4			-4	-3	-1	-1
pob	3			-3
public records	3			-2
regional acceptance	1		-2	1	-1	-1	-1
rent	4		-1	-3	-3	-1
report number	3			-3
reported	3			-2			-1
reported apr	3	-1		-1		-1	-1
reported jan	-2						3
repossessed	-3						3
rev	-3			-2	2	2
routing number	3			-3
sallie mae	-3		2		-1
sep			-1	-3	-2	1	1
settled	3						-2
speedy cash	1			-3		-1	-1	1
statement	2	-1		-2		-1
status as of	3						-3
ste	3		-1	-2	-1
student loan	-3			3
suffix	2	-2	-2	-1		-1	-1
suite	3			-1	-2
target redcard	-3		-1		3		-1
terms				-5	-1	-1	3
the	3			-1			-3
the reference number	4			-3
through bankruptcy chapter	3				-2		-2
to	3	-1		-1	-3	-2	-2	-1
toyota			1	-2	-1
tuc	2			-2	-1
type	-4			-2	-1	-1	5
unit			2	-2	-1
unpaidbalanceamount	-4			-2	4	-2	-2
was past due	-3						3
with account number	-2			2
xxxx	-3			3			-1
xxxx xxxx	-4			4
you are	-4			-2	-1	-2	4
账号	-3			4
# figure line above
account	-3			3
account #	-3			3			-1
account information	2			-2	-1		-1
account number	-3			3	-1	-1	-2	-1
accounts	3			-1	-1
address	3			-2	-1
address identification number	3			-3
american express	-3			3			1
amex	2			-2
available balance	4			-4	-1
begins (	-1	-3	-2	1	-2	-3	2	-1
begins -		-3	-1	-1		-1	1	-1
begins =	1	-1	-2		-3	-1	-1
begins >	-2	-1		3	1	-1	-1	-1
begins [			2	1	-2	-3	-2
begins a		-1	2	2	-2	-2	1
begins account	-1		-1		-6	-4	1	1
begins acreedor	-2			3
begins address	-1			1	-3	-2	1	-1
begins adverse	-3		-1	4
begins agency	-3		2		1	-2	1
begins aging	-3		-1	3		-1
begins aidvantage	-2			2	-1	-2
begins all	3				-1	-2
begins ally	3	-1	-1	-4		-1
begins amazon	-2			1		1	1
begins amex	-3	-1	-1		1			-1
begins amount	-2	-1		-1	-3	-4	2	-1
begins and	-2		-1	1	2	-3	-1
begins applicant	4			-3	-2	-1	-1
begins apr	-2			1		-1	2
begins are	3	-1		-2		-1	-1
begins as	2	-1			-2	-1	-3
begins assigned	3			-2	-1	-1
begins attorneys	3			-1	-2
begins auto	-1	3		1	1	-3	-1
begins avant	-2			1	1	-3
begins b	-1	-1	-1	4	-3	-2	-2	-1
begins baby	3		-1	-2
begins balance		-1	2	1	-3	-5	-2	-1
begins bank	-1	-2	-1	-3		1	2	-1
begins barclays	-1	-1	-1		-1	-3	2	-1
begins barre	3			-2			-1
begins billing	3			-2	-1	-1
begins bills	3			-3	-1	-1	-1
begins bmw				3	-2	-2
begins borrower	3		-1	-2	-1		-1
begins c		-1	-1	3		-1	-2
begins cabela's	-3			2	1
begins call	4			-3	-2	-2	-1
begins cap	-1	-1		-2		3	1
begins card	3			-3
begins care	-2		-1	3	-1	3	-3
begins cavalry	-1			3	-1		-1
begins cc	-1		1	-3	1	2
begins charged	-3		1	1	1	1
begins checking	2			-3	-1		1
begins checks	2			-2	-1	-1
begins citibank	-2	-1			-2	-2	3	-1
begins cl	-1	3	-2		3	-2	1
begins cleveland	3			-3
begins closed	3		-2	-3	1	-2	-2
begins collection		-1	1				-4
begins collections				-1	-3	-4
begins comcast	-3			2		-1	2
begins comments	5			-2		-1	-2
begins confirmation	2			-2	-1
begins consumer	4			-3	-1
begins conventional	1		-2	-3	-1
begins counselor	3					-2	-1
begins countrywide	4			-4
begins creditor		-1			-3	1		-1
begins credor	-2	-1	-1		2	1	-2
begins current	2	-1		-2	-2	-3	-1
begins d	1	-2	-1			-2	-3	-1
begins date	3			-1	-1	-1	-1	1
begins days				-2	-1	-3	1
begins delta	-2				1		1
begins des	3			-3	-1	-1	-1
begins detach	4			-4	-1
begins details	2			-2
begins discover	2	-1	1	-1		-4	-1	-1
begins do	1				-1	-3
begins downvote	2			-1	-1	-1	-1
begins dr	-3		1		-3	1
begins duke	4			-2	-2	-3
begins ecoa		-1	1	-4	-2	-1	1	-1
begins edit	4				-1	-3	-1
begins elan	-3		-1	2	-2		2
begins employment	3			-3	-1
begins ending	4	-1		-3			-2
begins equifax	3	1		-2	-2	-2	-2	-1
begins everyday	3			-2
begins experian	1				-3	-2	-3
begins f	3			-1		-1	-2
begins fico	4	-1		-1	-2	-2	-3
begins fidelity	3			-3
begins first	-1	-1			-2	1	-1
begins free	2			-2
begins freedom	2		-1	-2	-1	-1	3
begins furnisher	-3		4	1	-1		-1
begins gemb/jcp	-2			2		-1	-2
begins gm	-3		1			1
begins gmac	1			-2		1
begins great	1			1	-2	-3	2
begins groceries	2			-3	-2	-3
begins h				1	-3	-3	-3
begins hard	2			-1		-1	-1
begins here	-3		-1	3	-1		1
begins hi	-1		-1	-1		-3	3	-1
begins high	2			-3	-2	-3	-1
begins home	-1	1	-1	1	2	-4	-1
begins hospital	-2		2	1	-3	-2	-1
begins how	-2			-2		2	-1
begins hunter	-3			3
begins id		-2		2	-2	-4	2
begins if	1				-2	-4	-1
begins inquired	3			-1	-1	-1	-1
begins inquiries	4			-2		-2	-1
begins installment	2	-1	-3		-2	-3	-3
begins institution	3		-1	-2	-1
begins interest	3					-2	-2
begins it's	-2		-1	3	-1
begins jan	-1	-1	-1	-3	1	-2	3
begins jun	2		-1	-1		-1
begins kohls	1				2		-3
begins la	-3			2	-1		-1
begins last		-1	-2		-3		-1
begins lender	-2	-1	1		-3	-3	-1	-1
begins level	3			-2		-1	-1
begins little	-2			-2	3	-1
begins loan		1	2	-1	-1	-3	-3	-1
begins lowes			-1	-4	2	2
begins mar		1		1	-1	-2	-1
begins marcus	1			-3		-1
begins mariner	-1		1	2	-2	-3	1
begins me			-3		2	-2	-1
begins midland	-2		-1	1	-2		-3	2
begins mine	-3				-2	4	-1
begins miss	4			-3	-1	-1	-1
begins mission				1	-1	-2	-2
begins mom				3	-1		-2
begins month	5			-1		-2	-3
begins monthly		-1		2	-1	-3	1
begins months			-2		-1	-2
begins mortgage	1	1	1	1	-3	-4
begins my	3	-1	1	-3
begins navy	-3	-1	-1	3	-1		1
begins need	3			-2		-1
begins norfolk	4			-3	-2
begins northern	-3			2	-1
begins not		-1	-1	3		1	-1
begins notes	3			-2	-1	-1	-1
begins notice	3			-2	-1	-1
begins offers	3			-3	-1
begins official	3			-1		-1	-1
begins old	1		-1	1	-1	-2	-3
begins onemain	-4			2	-4	1	2
begins open	-1			1	-2	-3	1
begins order	3			-3		1
begins original	1	-1	-2	-2	-2	-3		1
begins other	2		-2	3	-2	-4	-3
begins owe	-2			-1		4	-2
begins owner	2			1		-1	-2
begins p.o	3			-1	-3
begins paid		-1	1	-1	1		-3
begins part	3	-1		-2	-2	-1	-1
begins past	1		-1		-1	-4
begins patelco	-3			3
begins payment	-1	-1	-1	1	-2	-3	-1	-1
begins pennymac	-3			3
begins phone	2		-1	-1	-2	-1	-1
begins pinnacle	2			-2	-1
begins placed	3			-2	-1
begins plaintiff	3			-1	-2
begins plan	4			-1		-2	-2
begins please	3			-2	-1	-2
begins pnc	-4			2	-1	-2	3
begins portfolio	2				-3
begins prepared	3		-1	-3	-1	-1	-2
begins previous	1		1	-3	-1	-2
begins primary	4			-3			-1
begins public	3	-1		-2	-1	-2	-1
begins quick	2			-2	-1	-1	-2
begins rating	-1	-1	1	3	-1	-2	-2
begins ratings	3			-2	-1		-1
begins real	1	-1		-1	2	-3	-1
begins regional	-3			1	1	2	-2
begins rent	4			-3	-1	-2
begins reply	2			-2		-1
begins report	4			-3	-1
begins resurgent	-2		-1	3	-2	1	1
begins revolving		-1	-2	2	-2	-2	-3
begins rocket	4	-1	1		-3	-2
begins rockland	-3	-1		1	3	2	-2
begins rooms	-3		-1	2	1	-1	-1
begins run	3			-3	-1	-1
begins saldo			-1	1	-3	1	-1
begins satisfactory	-2	1	-1	3
begins savings	3	-1		-2		-1
begins schedule	3		-1	-2	-1		-1
begins scheduled	1	-1	-1	1	1	-2	-2
begins score	3				-3	-1	-1
begins sears	1	-1		-2	-2	1	1
begins section	4			-4		-2
begins secured	-4	1	-1	1		1
begins see	3	-2	-1	-2		-1	-1
begins seq		-2	1	1	-2	-3	-1	-1
begins service	-1			3	-1	-1	-1
begins showing	2	-1		-2	-1	-1	-2	-1
begins situação	3		-1	-1	-1	-1	-2
begins snap-on	-1		-1	2		-1
begins software	3			-1		-1
begins sorry	-3			1	1	1
begins source	3		-1	-2	-1	-3	-2
begins spectrum	3	-1		-2		-1	-1
begins st	2	-1		2	-3	-4	-1
begins state	3			-2	-2	-2	-1
begins status	1	2	3	-1	-3	-3	-2	-1
begins student	-1		-4		-1	1
begins summary	-1			1	-2	-3
begins synchrony	1	-1	-1		-4	-2	1	-1
begins t-mobile	3			-2	-1	-1	1
begins tax	1	1	1	-3	-2	-1	-1
begins terms	2			1		-3	-2
begins third	3			-1		1	-3
begins this		-1	-2		-2	-3	1
begins times	3			-2		-1	-1
begins to	1			2	-4	-2	-1
begins total	2	1			-4	-6	-2
begins totals	2	-1		-3	-1	-2	-1	-1
begins toyota	-2			2	-3	2	-2
begins tradeline	-2		3	-2
begins trans	3			-1		-2	-1
begins transcript					1	3	-3
begins transunion		-1		2	-3	-5	-3	-2
begins transunion/fico	2			-1	-1	-1	-1
begins truist	-4		1		2	-1	-1
begins u.s	-3			2			2
begins unpaid	3				-1	-1	-2
begins unsecured	-3	-1	1	2	1	2
begins upvote	3			-1	-1	-2	-1
begins usaa	-2			2	-2	2	2
begins used	-2			2			-1
begins verizon	5			-4	-1	-1
begins voice	3			-2	-1	-1
begins wayfair	-2			-2	3	-1	-1
begins wells	-2	-1	-1	3	-3	-4		-1
begins what		-1	-2	1	-1	-3	-3	-1
begins whose	-2	-1		3	-2	-1	-1
begins with	3			-3	-1
begins world	-2			1	1	1
begins worst	3			-1			-3
begins xfinity	3		-1	-2
begins year	4			-1		-2	-4	1
begins you	2	-1	-1	-3		1	2
begins your	2				-3	-2	-1
begins {	3		1	-2	1	-2	-2
begins |	-2	-2				-1
begins ·	-2			2	-1	-3	1
begins —	2			-3	-1	-2	-1
begins •	-2		-2		1		2
begins ☐		-1	-3		3	2
begins 【	-2	-1			1	-3	-2
begins 三	-3			1		-1	1
begins 二	-3	-1	2	1		-1	-1
begins 合计	4		-1	-2	-1	-2	-1
begins 备注	4			-4	-1		-1
begins 💳	-3			2	-1	1	-1
capital one	-2	-1		3		-1	1
cards			-2	1	-1		-3
closed	-2			2
credit cards		-1	-1	3			-2
discover bank	-3			4			-1
downvote	3			-1	-1	-2
equifax	3			-3	-1
everyday checking	3			-2
experian	4			-3	-1
first premier bank	3			-3
great lakes higher ed	-2			2			1
inquiries	3			-2
joint	-2		2	-3		-1	1
loans	-3	1	-1	1	-1		-2
lvnv funding llc	-3			2		-1	2
means , short	-2	-1	-1	1	1	-5	-3	-1
means balance	-2	1	-1	1	-4	-3	2
means money, short	2	-1		-1	-1	-1	-3
means name	1	-1	2	2	-5	-1	-1
means number, short	-1	-1		1	-2		-4	-1
means opened, short	3			-1	-1		-1
means original	1				-1	-1	-3
means original, short	-1			3			-1
means pastDue	1			1		-1	-3
means paying, short			-2	2	-1	1	-2
means status	1	-2		2	-3	1	-2	-1
means statusHint, short	-3	2	-1	1
means text, short	3	-2	1		-1	-3	-4
means veto	4		-1			-1	-1
none	3	-2	-1	-3	-2	1
nonpriority creditor's name	2			-1	-1	-1
original creditor: synchrony bank	2			1	-1		-3
our information shows	3			-3
pattern "#","w		-1	2		-5	-6		-1
pattern "w","w	1	-2	-1	1	-4	-3	2
pattern "w":"M	2			-1	-2	2	-1
pattern "w":{	3			-2	-2	-1	-1
pattern "w(w)"	-2		1		-2	-1	-3
pattern #	1	1	1	-3		2
pattern ##	3		1	-2		-2	-1
pattern ##/#MM	3				-1	-3	-2
pattern #, first	1	-1		-1	-5	1	-4
pattern #....	-2			-1			2
pattern #.w	-1		-1	1	-3	2	-2
pattern #.w(w)	-3		2	1	-1	2
pattern #.w, first	1		-2	-1	-3	-1	1
pattern #.w,w#	-2		-1	-3	-1	-2	3
pattern #.w.w#	3			-2		-1
pattern #.w/w	-3			3
pattern #.w:w	-3			3	-1	-1
pattern #.w:w#	3			-2		-1	-1
pattern #/M/M	3				-1		-2
pattern #M/M/M	-1	-1		-3	2	-2	1
pattern #M/MMM				-3	2	-2
pattern #M/MwM	3			-2	-1	-1	-2
pattern #w	-1	-2	-2	-1		-4	3
pattern #w#	-2	-1	1	3		1	-2
pattern #w#MMM		-1		5		-1	-3
pattern #w#MMM, first	3			-3			-1
pattern #w#MMw		-1		3		-1	-1
pattern #w#w	1			-1	-1	2	-2
pattern #w#w#w, first	2		-1	-2			-1
pattern #w#w, first	3	-1		-2		-1	-1
pattern #w#wM/	3		1	-3	-1	-1	-1
pattern #w#wMw	-2		1	1	-1	1	-3
pattern #w(w)#	-2			-1	-1	-1	3
pattern #w(w)w	-3		-1	2		1	-1
pattern #w, first	5			-3		-1	-1
pattern #w.w, first	3			-2		-1
pattern #wM	3			-1	-2	-1	-1
pattern #wM##M	2					-1	-2
pattern #wM/M				-3			2
pattern #wM/M/			-1	-3	1	-1	2
pattern #wM/M/, first	-3	-1		3
pattern #wM/MM				-1	-1	-3	2
pattern #wM/MM, first	-3			3
pattern #wMM	3			-1		-2	-1
pattern #wMMMM			-3	-2	2	-2	-3
pattern #wMMMw, first		-1		2			-3
pattern #wMwM/	2		-1	-2	-3	-1
pattern #wMwMw, first	3	-1		-2		-1	-1
pattern *w	-1			2	-1	-3	-2
pattern ------, first	-1	-1		3	-1	-2	-3
pattern <_w_w=	1			-3	-2	-5	1
pattern <w="w.	3			-1	-2		-1
pattern <w><w>	3			-2	-2
pattern M	1	-1	-2	1	-3	-1
pattern M.w	2			-1	-1	-1
pattern M/M	3			-1		-1	-2
pattern M/M/M	3				-1	-1	-2
pattern M/M/Mw	4	-1		-3	2	-3	-2
pattern M/M/Mw, first	3			-2		-1	-1
pattern M/MM/M	1		1	-1	-2	-3
pattern M/Mw#M	3			-2		-1
pattern M/MwM		1		-3	-1	-2
pattern M/MwMM	5		-2	-5	-2	-2	-1
pattern MMMMM	-3			-1	-1	2	2
pattern Mw#MMM, first	3			-2			-1
pattern Mw#MMw	-3		-1	2	-1	-1	2	-1
pattern Mw#wMM	-2	1		2	-1	1	-2
pattern Mw#wMM, first	3			-2		-1	-1
pattern Mw, first	4				1	-1	-4
pattern Mw,wM	-2			1	-1		2
pattern MwM, first	5					-1	-4
pattern MwMMMM	-4		2	2	1	-1	-1
pattern MwMwMM	1	-3	-1	1		-1	1
pattern M✓✓✓✓✓, first	3						-3
pattern w#	-1	-1	-1	-3	-1	-2	3	-1
pattern w##	1		-1	-4	-3	1	2
pattern w#####	2			-2	-2	-1	-2
pattern w##, first	3			-1	-1	-1
pattern w##/MM, first	-3			3
pattern w##MMM	3				-1		-3
pattern w##w	3			-1	-1	-1	-2
pattern w#$M	3			-3
pattern w#$M$M, first	1	1		-3
pattern w#$M[], first	3			-3
pattern w#)	1		-1	-1	-1	-2	-3
pattern w#, first		-1		1	-3	-3	-3	-1
pattern w#....	2			-3
pattern w#M/M/	-1		-1	3	-1	-3	-1
pattern w#MM	3		-1	-2	-1	-1	-1
pattern w#MM#M	5			-1	-1	-3	-2
pattern w#MM#w			1	3		1	-2
pattern w#MMM#	-1	-1		2	-2	-4	1	-1
pattern w#MMMM	2	-1	-1	-1	-2	-3		-1
pattern w#MMw–	-3			3			1
pattern w#MwMM			-1	1	-3	-1	1
pattern w#MwMw	1			-1	2	1	-3
pattern w#w	3	-1	1	-3	-4	-3		-1
pattern w#w#w#	-1	-1	1	-3	2		-2	-1
pattern w#w#wM	3			-2	-1	-2
pattern w#w,wM	-2			2	-1	-1	1
pattern w#w.w(	-4		1	4
pattern w#w.w,	-2		-1	2
pattern w#w?	3			-2	-2	-2	-2
pattern w#wMMM	1	-1	1	3	-1	-2	-2
pattern w#–w	3			-2	-2	-1
pattern w$#,Mw	4			-1	-3	-3	-1
pattern w$M	2			-1		1	-3
pattern w&w	1	-1	-2	3	-2		1
pattern w(w)..	-1			-3	2	-1	2
pattern w(w):w	-2			1	2	-2	-1
pattern w(w)M,	-1		-1	-2	1
pattern w(w)MM	-2				1		-3	-1
pattern w(w)Mw			-1	1	2	-3	-1
pattern w(w)w:	3			-2	-1	-1
pattern w(w)wM		-1		1	-1	-1	-4
pattern w(w.#)	3			-1	-1		-1
pattern w,#	4			-2	-2	-1	-2
pattern w,w!	2			-2
pattern w,w#	4			-3	-2	-1
pattern w,w#, first	5			-5			-1
pattern w,w#.w	-2						2
pattern w,w, first	1			-3	-3	-3	1
pattern w,w,w.	3			1	-3	-2
pattern w,w.w.	-2	-1	-1	3	1	-2	-2
pattern w,w:	-3			2	2	-2	-1
pattern w,wM		-1	-1	1	-5	-2	-1
pattern w,wM, first		-1		-4	-2	2	-2
pattern w-#w	1		1	-1	-1		-3
pattern w-----		-1		-3			-1	2
pattern w-w	1	-1	2	-3	-2	-3	-1
pattern w-w;w-	2		1	-3	-1	-1	-1
pattern w-wMMw	1			1		-3	-1
pattern w.			-3	2	-4	-1	-3
pattern w.Mw	-3						3
pattern w.w		-1	-3	-1	1	1	-2	-1
pattern w.w,	3				-1	-2	-3
pattern w.w,Mw	-3		-1	1	2
pattern w.w.	1		-1	-1	-2	-3	1
pattern w.w.w#	2			-2	-1	-2	-1
pattern w.w/w	-1	-1		1	-1	-3	1
pattern w.w>w<	-4			4
pattern w.w?	-3			1	-2	3	-1
pattern w.wM	1		1	-2	-3	-1
pattern w.wM/M	-1				-1		-3
pattern w.wMwM	3			3	-2	-2	-3
pattern w/w	-1	-1	-1			-1	-3	-1
pattern w/w...	3			-1	-1	-3	-1
pattern w/w.w	-3	-1	-2	4	-1	-1	-3	-1
pattern w/wMM#	-1			-2		3	1
pattern w/wMMM	-3			3	-1	-1	-2
pattern w:#	3	-2		-3			-1
pattern w:###	3				-1	-1	-2
pattern w:#w#	3			-2
pattern w:#w:#	2			-1			-2
pattern w:#w:w	2			-3	-1
pattern w:, first	-3	-1				-2	2
pattern w:M	-1	-1		-1	-4	-1	2	-1
pattern w:M/M	1	-1		2	-1	-4	-2	2
pattern w:M/Mw				-2	-1	3	-1
pattern w:MMM	2			-2	-2	-3	-2
pattern w:Mw	-1	-1	1	1	-1	-3
pattern w:Mw:M	1			1	-2	-3
pattern w:w, first	4	1		-3	-2	-1	-2
pattern w:w,w	3			-2			-1
pattern w:w,w#	3			-1	-3	-1
pattern w:w,wM	3			-2	-1	-1
pattern w:w-w	-1			3		-2	-1
pattern w:w.w	4			-2	-2	2	-2
pattern w:w.w.	3		-1	-2	-1	-2
pattern w:w.w:	3		-1	-1	-1
pattern w:w:#	3			-3			-1
pattern w:w:Mw	2						-2
pattern w:w:w	-1	-1	-1	-3	-1	-2	2
pattern w:w=w=	3			-1		-1	-2
pattern w:wM				1	-3	-1	2
pattern w;w	1		-2	-3	-2	-3
pattern w?w.w	-3			3
pattern wM(w)	2			1	-1	-2	-1
pattern wM(w)#	3			-2
pattern wM, first	-1		-1	-4	-2	-1	3
pattern wM-wM-, first	2			-2
pattern wM/M/M	-1	-1	-2	-2	-3	-1	2	-1
pattern wM/MM/	1			-5	-3	3	-3	-1
pattern wM/MM/, first	-5			5	-1	-1	-2
pattern wMM	1	-1		-3		-4
pattern wMM#/#			-1	-3	-2	1	2
pattern wMMM	1	-1			-3		-4	-1
pattern wMMMM	-2		-1	-3	2	1	2
pattern wMMMM#	-3	-1				1	2
pattern wMMMMM	-2	-2	1	-3			2	1
pattern wMMMMw	1		-1	1	-2	-3	-3
pattern wMMMwM		-1	-2	2	-1	-3
pattern wMMw			-1	3		-2	-4
pattern wMw	1	-1	-3	1	2	-2	-2	1
pattern wMw#	4			-4	-2	-1	-1
pattern wMw:w	-3		1	-1		-1	-1
pattern wMw:w:	3		-1	-2	1	1	-1	-1
pattern wMwM	-2	-1		-3		1	-2	-1
pattern wMwM, first	3	-1		-2		-1
pattern wMwM.w	3					-1	-2
pattern wMwM/M		-1	-1		-1	-3	1
pattern wMwMw	2	-1	-1	-4		-3		-1
pattern wMwMw#	3			-2	-2	-2	-1
pattern wMwMw,	1		-1	-3	1	1	-1
pattern wM·wM	3			-3
pattern w|#|M|	-4			2		1
pattern w|w	2			-2	-1	-1	-3
pattern {"w":"	1		2	-1	2		-1
pattern •w.	3			-2		-1
pattern •wM/M/	2					-2	-1
pattern ◦wM	3				-1	-2	-1
payment history			-1	-3		-2
payment history guide	3						-3
payment history legend	2			-1		-1	-3
placed for collection	2			-2		-1	-1
reply	3			-3		-1
satisfactory accounts	-2	1		3
upvote	3			-1	-1	-1	-1
us bank	-3			2		-1
webbank/fingerhut	-3			3
worst payment status	3						-3
you said	3			-2		-2
三, 催收	-3			1
# figure line below
account number	-3			3			-1
begins "		-3	1	-1		-1	1	-2
begins (	-2	-2	-1		-2	1		-1
begins +	1			-1	-2	2	-2
begins -	-1	-3	1				-1	-1
begins ;	-2			-2	3	1
begins >			-2	2	-1	2	-1
begins ]	1		2	-2		1
begins account			2	-1	-4	-2		-1
begins accounts	3			-1	-3	-1	-1
begins acct	-1	-1		-3	4	1	-1	-1
begins acreedor	-3			1			2
begins additional	2			-1		-1	-1
begins addr	3	-1		-2	-1
begins addresses	3			-1	-2
begins affirm	-1		-1	-3	2	1	-3
begins agency	-1			-1	1	-2	3
begins aidvantage	-4			2	1	-1	1
begins and	-4	-1	-1	-1			2
begins applicant	4			-3	-1		-1
begins ask	2				-2	-3	-1
begins assigned	1		1	-2			-1
begins attn	-3		1	2
begins auto		-1	-2	2	-3	1	-1
begins available	4			-5
begins b	1	-1		-1	-2	-1	-2
begins bal	-3			3	-1		-1
begins balance	-1	-1	3	2	-2	-3	1	-1
begins barclays	-1	-1	-1	1	-3	-2	2	-1
begins billing	-2			2	-1
begins borrower	2			-1	-2		-1
begins both	1		-1	3		1	-1
begins c	1	-1	-1	2	-2	-2	-1
begins c/o	-3		2
begins cabela's	-2			2			1
begins call				-1		-3
begins cap		-1		-2	3	2	-4
begins capital	2	-1	-1	-3	-2	-2	1
begins car	-1		-1	-2	3	2	-3
begins cavalry	-3			2	1		2
begins certified	3			-2	-1
begins charge				3	-2	-1	-3
begins charged	-2	-1		-1	-2	-2	3
begins chase	-1	-2	-1	-1	-3			-1
begins chatgpt	3			-3		-2
begins check	-1			1	-1	-3
begins checking	4			-3	-2	-1	-1
begins chicago	3			-2	-1
begins client	2		-2	-3	-2	-1	3
begins clm	2			-2	1	-2	-2
begins closed	-1		-1	3	1	-2
begins collection	1	-1		2	-2	-2	-3
begins collections	-1		2		-2	-3
begins comments	2			-3		-2
begins confidentiality	4			-4	-1	-2	-1
begins confirmation	3			-2	-1	-1
begins conn's	-2					-1	3
begins consumer	4		1	-4	-2	-1
begins contact	-1			-2	-1	-3	1
begins conventional	-3			2	-1	2	-2
begins coppell	2			-2
begins credit		-1	-1	3	-2	-1	1	-1
begins creditor	-1	-1		-1	-3		2
begins creditor's	3			-2	-1
begins current		-1			-3	2		-1
begins customer	2			-1	-1		-1
begins còn	-1		-1	2	-1	-3	-1
begins d	1	-2	-1			-1	-3	-1
begins date	1	-1	-1	-1	-3	-2	1
begins daycare	4			-2	-2	-2
begins debt	2			-2	-1	1
begins debts	2	-1		-3	-2	-2	-1	-1
begins dentist	-1		-1	-3	3	-1
begins description	-2	-1		2	-1	-2	-1
begins discover	2	-1	-1	-1	-3	1	-2	-1
begins document	3			-1	-1	-1	-1
begins downvote	3			-1	-1	-1	-1
begins dr	-1			1	-2	3	-1
begins e	3				2	-1	-2
begins ecoa	1		-1	1	-3	-3	-1
begins elan	-3			2		-1	1
begins exeter			-1		-1	-4
begins experian			2	-3	-3	-3
begins f	3					-2	-1
begins federally	3			-2			-1
begins fidelity	4			-3	-1
begins file	4	-1	-1	-3	-2	-1	-1
begins filed	2			-2	-1
begins final	-2			1	-1		1
begins financial	3			-3
begins fingerhut	-5		-2				1
begins ford	1			3	-3	-2
begins fort	3			-3	-1
begins from				-1	-1	1	-3
begins ge	2			-2
begins got		-2		-3	1		-2
begins groceries	3			-2	-1	-2	-1
begins guarantor	3			-1	-3
begins have	4			-3		-2	-1
begins hers	-3				2	1	-1
begins high	2	-1		-4	-2	-1	1	-1
begins house	3		-1	-2		-2	-1
begins if	3			-1	-2	-3	-1
begins image	-3			2	1	1	-2
begins in	-1		-1	2	-2	-3
begins include	3			-3
begins inquiries	1	-1	-1			-3	-2
begins installment	-1	-1	-2	2	-2	-1
begins irs				1	2	-3
begins items		-1		1	-2	-4	-2
begins jefferson	-2	-1	-1	1	1	-2	2
begins kind	-3			3
begins klarna	-4		1		1	1	1
begins la				1		1	-3
begins last	-1	-1	-1		1	-3	1	-1
begins late	-1			1	-3	3	-1	-1
begins lease	-3			2	-1	-1	-1
begins limit	-4			4	-2		-1	-1
begins loan	1	-2		-4	-3	-2		-1
begins loans	-1	-1		-1	2		-3	-1
begins lowes	-3		1			2
begins make	3	-1	-2	-1		-1	-1
begins marcus	3			-1		-2
begins member	2		1	-2	-2	-2	1
begins menards	-2			3	1	-1	-1
begins merrick	-2		-1	1	2		-2
begins min	-3		1		2	-3
begins mine	2	-1	-2	-2	1	2	-3
begins missed	3			1		-1	-3
begins mission	1		1	-1	-2	-3	-1
begins mohela	-3		-1	4
begins monthly		-1	-1		1	-3	-1	-1
begins navient	1			-2		3	-1
begins nelnet	-1		1	2	-1	-1	-3
begins netflix	2	-1		-2	-2	-1
begins new	3	-2	-2	-2		-2	1
begins no		-2	-1	2	1	-4	-3	-1
begins none	-3			2		1	1
begins nonpriority	-2	1	2	2	-3	-2	-1	-1
begins nordstrom	-3	-1	1	2	-1	-2	-2
begins not			1	1	1	-3	-1
begins notes	-1	-1		-2		-2	2
begins notice	3			-2	-1
begins offers	3			-3	-1	-1	-1
begins ok	-1			-3	2	-1	-1
begins old	1		-1	1	-3	-2
begins onemain	-3	-1	-1				1	-1
begins op	1		1	-3		-2
begins open			-2	2	-3	-3	-3
begins opened	-2	-2	-2	2	-2	-3	1	-1
begins ordered	2			-3	-1
begins original	-1	-2	-2	1	-2	-3		-1
begins other	-2			2	1	-1	-4
begins our	4			-3	1	-2	-2
begins owes	-2			3	-1
begins p.o	3			-1	-3
begins page	3	-1		-2	-2	-2	-1
begins part	4			-7	-1		2
begins patelco	-2			1			1
begins patient	-3			4	-1	-1	-1
begins pay	-2		-1		-1	-4	2
begins payoff	-2				-1	-1	2
begins personal	3			-2	-1	-2
begins phone	3			-1	-2	-1	-1
begins plaintiff	2			-2
begins plan	-3			-2			3
begins planet	4			-3	-2	-1
begins please	4	-1		-2	-1	-2	-3
begins pmt	-2			-1	2	-3	-1
begins po	-1	-2	-2	2	-2	-3	-2	-1
begins portfolio	-3		1	2		-2
begins prepared	4			-3	-1
begins principal	-3	1	-1	2		-1
begins priority	-3			3		-1
begins provider	3			-3
begins public	4		-1			-2	-3
begins rate	-2			3			-1
begins rating	5			-2	1	-4	-4
begins re	1			-4	-1		1
begins recent				-1	-1	-3	1
begins regional	-2			1	-3	1	1
begins remarks	1			2	-1	-3	-3
begins rent	-1		-2	-3	1	-1
begins rent-a-center	-2		-1	2
begins report	3			-3	-1
begins requested	6			-3	-4	-1
begins responsibility	2			-1		-1	-3
begins retail	-3		1	1	-1		-2
begins retirement	3			-3	-1
begins roth	3			-3
begins s	3			-1	-1	-2
begins saldo	-5	-1	-1	5	-2	-3
begins san	3			-2		-1
begins satisfactory	3			-1		-1	-1
begins savings	4		-1	-2	-1	-1
begins scheduled		-1		1		-4	-2
begins score	3			-3	-2
begins section	3			-3	-1	-2
begins see	4			-2		-1	-2
begins sincerely	2			-2
begins sioux	3			-2	-1
begins sofi	-1			-3		-2	2
begins sold	-1	-1	1	2		1	-3
begins sort	3			-2	-2	-1	-1
begins statement	3			-2	-2	-1	-1
begins still	-3			2	1	-1
begins subtotal			-1	1		-4	1	-1
begins sum				-2		1
begins synchrony	1	-1		1	-3	-1		-1
begins số	-3			3	-1
begins t	3	-1	-1	-1	-3	-3	-2
begins tarjeta	-3			3			1
begins tax	3						-2
begins term	-2			3		-1	-1
begins thank	-3		1	3	-2		-1
begins then	-1			2	1	-2
begins this	1			-1	-3	-4
begins to	1			1	-3	-1	-2
begins toll	3			-1	-2
begins torrid	-3				-1	1	-1
begins totals		-1	1		-2	-3	-1	-1
begins toyota	1			-3	-1		1
begins tradelines	3			-1	-2	-2
begins transunion	1	1	1	-2	-2	-3	-4	2
begins two-year	3			-1		-1	-1
begins type		-1	1		-3	-3	-2	-1
begins u.s	-1			3		-1	-1
begins unsecured				-3			-1
begins updated	-2			2	-1
begins upvote	2			-2	-1	-3	-1
begins us	-2			-2	-2	-1	3
begins usaa	-3			1			2
begins vanguard	3			-3
begins verizon	2				-1	-1	-2
begins view				-3		-2	2
begins vs	2			-2	-1
begins water				-3		2
begins wayfair	-1		2	-3	1	1	-2
begins we	-3					1	2
begins westlake	2		-1		-3	-1	-3
begins who	-3			1	-2	-2	2
begins whose	-3		-2	4	-1	-1
begins you			-1	1	-3		-2
begins }	2			-3	-2	-2	1
begins ~	3	1		-1	-1	-1	-2
begins ©	4			-4	-1	-2	-2
begins •		-1	-3	1	-1	2	1
begins ◦	2		-1	-4	2	-2
begins 三	2			-3		-1
begins 欠款	-2	-1		4			1
begins 😬	-3		-1	1		1	-1
closed	-3			4
collections	-2			1		-1	2
downvote	3			-1	-1	-1	-1
high balance	3			-2			-1
means balance, short	1	-1	-1		-1	-1	-3
means date	-1			2			-2
means name	2	-1		-1			-3
means number	-1			-1	-1	-1	3
means number, short	-4			4		-1	-3
means original	-4		-1	4			2
means paying, short	-2			3		-1	-2
means status	3					-2	-2
means text, short	-4	-1		3	-1		1
none	1		-1	-4	2	-1	-2
op	3			-2		-1
pattern "#","w			2		-4	-5	1	-1
pattern "M#","	1	-1	-1	-1	-2	-3	-1
pattern "w",""	-2			1		2
pattern "w":#	-1			-2	2	2	-3
pattern ###	2			-2		-1
pattern ##/#M	3			-1			-2
pattern ##/#M#	-1			-1	-1		2
pattern ##/#MM	-1			-3	-1	1	2
pattern ##/#Mw	-3			-2			3
pattern #)#	5			-4	-2	-1	-2
pattern #)#, first	4			-3	-2	-1
pattern #)#w#w	3			-2	-2
pattern #)w,w.	-3		1				2
pattern #, first	-1	-1		2	-3	-4	-5
pattern #.w	1		-1	1	-3
pattern #.w(w)	-3	-1	1	2	-1	1	2
pattern #.w, first	3			-3	-3		1
pattern #.w,w#	-2	-1	1	1	-2	-3	2
pattern #.w,wM	-3	-1	1	1	-2	1	1
pattern #.w...			1	-3	-1	1	-1
pattern #.w.w., first	2			-2
pattern #.w?	-3		-2	1	1	3
pattern #=w#=w	3			-1	-1	-2	-1
pattern #M/#Mw	1		-1	-3			2	-1
pattern #M/M#M	4	-1	-2	-3	1	-4	-1
pattern #M/M#w	3			-1		-2	-3
pattern #M/M--	3			-1	1	-1	-3
pattern #M/M/M	-1	-2		-3	2	-1	1
pattern #M/MMM	-1	-1	-3	-4	3	-2	2
pattern #M/MMw	3	1	-1	-3			-5
pattern #M/Mw	2		-3	-4	-3	-1	-1
pattern #M/Mw-	3			-1		-1	-1
pattern #M/Mw:	3		-1	-2		-2	-1
pattern #M/MwM	1		-2	-3	-1	-4
pattern #w#M/M	3			-3	-1	-1
pattern #w#M/M, first	3	-1		-2			-1
pattern #w#MMM, first	3	-1		-2			-2
pattern #w#MMw		-1		3	-1	-1	-1
pattern #w#wMM	-1	-1	-2		-2	-2	1
pattern #w#wMw, first	-2	-1		3		-1
pattern #w(w)#	-2			1			1
pattern #w(w)w, first	4			-3			-1
pattern #w, first	2	1		-3		-1	-1
pattern #w:w	3	2	-1	-3	1	-1	-3
pattern #wM			-1	-2	-1	-3
pattern #wM/M			-2	-3	1	-5	2
pattern #wM/M/	1	1	-1	-4		-1	3
pattern #wM/M/, first	-1	-1		3
pattern #wM/Mw	1			-3		-1
pattern #wMMM, first	3			-2			-1
pattern #wMMMM	1	1	-1	-3	1	-2	-1
pattern #wMMMw, first	-1	-1		2			-2
pattern #wMMwM, first		-1					-2
pattern #wMw	3		1	-3	-2	-2
pattern #wMwMw	-1			3		-1	-1
pattern (w)w#w	-3		1			-1	2
pattern *w:M	-3			3		-1	-1
pattern --, first	3			-2			-2
pattern ------		-2		-1	-2	-3		-1
pattern -w(w)M	-3					1	1
pattern -w-	3			-1		-2	-1
pattern -w::M	-2			2
pattern -wMwMw	-3		-1	1		1	1
pattern </w>	2			-3	-2	-2	1
pattern <_w_#=	-4			-1	-1	-1	4
pattern >>>w-M				-3	2	1
pattern M		-2			-5	-3	1	-1
pattern M, first	-2	-1	-3	4	3	-2	-6	-1
pattern M/M, first	-2			2		-1	-2
pattern M/M/M, first				2	-1	-1	-2
pattern M/M/MM	1	-1	-2	-1	1	-3	-1
pattern M/M/Mw	3	-1	-1	-2	1	-4	-2
pattern M/M/Mw, first	3			-2		-1	-1
pattern M/MM/M	3	2	2		-2	-3	-3
pattern M/MwMM	4		-2	-4		-1
pattern MMM	1				1	-2	-3
pattern MMwMMw	3					-1	-2
pattern Mw	-1	-1	-2	1	-3	1	-4	2
pattern Mw#w,w	-2		-1	2
pattern Mw(w)	3	-1		-2			-1
pattern Mw, first	3	1		-1	-1	-2	-4	2
pattern Mw,w	4			-2	-1	-1
pattern Mw,w,w	-2			3	-2
pattern Mw,wM#	3			-2	-2	-1
pattern Mw.w.	-3		3		-2
pattern Mw:Mw:	-3		-1	3
pattern MwM	1		-1		-2	-2
pattern MwM/M/	-3			3		-1
pattern MwMMMM				3		-1	1
pattern M✓✓✓✓✓	-1			-1	-1	-4	2
pattern ],	1		2	-2		1
pattern w		-3	-1		-2		-1	-1
pattern w!	2			-1	-2	-1	-1
pattern w#	1	-1	2	-4	-2	-2	1	-1
pattern w#####				-3	-1	-1	2
pattern w##/MM	3			-1	1	-3	-2
pattern w##MMM	3			-1	-1	-1	-1
pattern w#$M$M	1	-1	-2	2	-2	-3
pattern w#$Mw$	-2		-1	2			1
pattern w#)#	3			-2
pattern w#)MM	1				1		-3
pattern w#, first	1	-3			-3	-1
pattern w#/#/M	-2	-1	1	2		-1	-1
pattern w#/M/M	-1	-1		1	-1	-3
pattern w#:w	6			-6	-1
pattern w#M	4	-1		-3	-5	1	-3
pattern w#M,w:	3			-3
pattern w#MM	4			-4
pattern w#MM#M	4			-2	-2	-3	-3
pattern w#MM#w		-1	-1	3		1
pattern w#MMMM	1	-1			-3	-5	-4	-1
pattern w#MMwM	-3			3		-1
pattern w#Mw,w	-2			2		-1	1
pattern w#w	1	-1	-1	-3	-1	2	-1	-1
pattern w#w#	3			-2	-2	-1	-2
pattern w#w#, first	3			-2	-1
pattern w#w.w	5			-3		-2	-1
pattern w#wM	2			-4		-1	1	-1
pattern w#wM/M	1	-2		1	-3		-1
pattern w#wMM#	-3			2			2
pattern w#wMM/	-2			2
pattern w#wMMM			1	3	-1	-2
pattern w#wMMw	1		1	1	-1	1	-3
pattern w#wMwM	-1	-1	-1	2	-3	-4	1
pattern w$#,M	2			-2		-2	-1
pattern w$#,Mw	3			2	-2	-2	-2
pattern w$____	2			-2
pattern w&w	3			-2	-1	-1	-1
pattern w(w)			3		-2		-1
pattern w(w), first	4	-1		-3
pattern w(w),w	3				-2	-2	-2
pattern w(w):w			1	-2		1
pattern w(w)MM	-3	-1		3	1	-1	-1
pattern w(w)w#	-2		-1	1	1	-1	1
pattern w(wMw)	3			-2	-1	-1	-2
pattern w,	4		1	-3	-2		-1
pattern w,MwMw	3					-1	-2
pattern w,w	2		1	-1	-2		-2
pattern w,w#	4			-3	-1	-1
pattern w,w#, first	3			-1	-1	-1	-1
pattern w,w#,w		-1	-1	3		1	-1
pattern w,w, first	-1	-1		4	-1	-1	-3
pattern w,w,w,					-2	-3	-2
pattern w,wM	3		1	-1	-5	-1	-2
pattern w,wM, first	8			-5	-4	-2	-1
pattern w,wM,w	2			-1	-1	-1	-3
pattern w,wMMM	-2		1	2		-1
pattern w,wMw,	2		-1	-1	-2		1
pattern w,wMw.	3			-1	-2	-1
pattern w,wMw:, first	3			-2		-2
pattern w--	3			-1	-1		-1
pattern w--w	3			-2	-1	-1
pattern w-w		-1	1	-4	-2	1	1
pattern w.....	-4	-1	2	2		-1		-1
pattern w....., first	3	-1		-1			-1
pattern w.w#/M	3			-1	-2	-2
pattern w.w#MM	-3			1			3
pattern w.w,w	3			-2		-1
pattern w.w,w.	1			-3	-1	-1
pattern w.w.w#	2			1		-3	-2
pattern w.w:M	-3			4
pattern w.wM	2			1	-2	-2	1
pattern w.wM, first	3			-2
pattern w.wMwM	-2			2	-3	-2
pattern w/w	-1		1	2	-1	-4	-1
pattern w/w#wM				4		-1	-1
pattern w:	2					-4
pattern w:#	1	1	3	-3	-3	-2	-1
pattern w:#, first	4			-1			-3
pattern w:#w	1			1	1	1	-3
pattern w:#w:w	4	-1	-4	-4	-1	-1	-1
pattern w:#w:w, first	3			-2
pattern w:#|w:	3			-3
pattern w:, first	4	-1		-3	-1	-1	-1
pattern w:----	-4			4		-1	1
pattern w:--w	-3			3			-1
pattern w:-w-	-3			3			-1
pattern w:M	-1	-2	1	1	-3	-4		-1
pattern w:M#/#	-1				-1	3
pattern w:M, first	1	-1		1		-2	-2
pattern w:M/M/, first	3	1		-2	-2		-1
pattern w:Mw	2			-4		1	-1
pattern w:Mw,w	4			-3	-1
pattern w:w	2	-1	-2		-2	-3		-1
pattern w:w#:#	3		-1	-1	-1
pattern w:w$#,	-1		-1	2
pattern w:w, first	3	-2		-2	-1	-1	1
pattern w:w,w	-2		-1	3	-2	-2
pattern w:w,w#	-1			-1	3		-2
pattern w:w,w,	3			-2	-1	-1	1
pattern w:w,w:	3			-3
pattern w:w,wM	2			-2	-1		1
pattern w:w-wM	3			-2		-1	-2
pattern w:w.Mw, first	3			-3
pattern w:w.w,	3			-2	-1	-1	-2
pattern w:w.w.	4			-1	-2	-2	-1
pattern w:w.w:	3			-2	-1	-1	-2
pattern w:w.wM			1		-1	1	-3
pattern w:w/w	-2			3	-1	-1	1
pattern w:w:#	4			-3	-1	-2	-2
pattern w:w:w,	4			-4
pattern w:w:w:, first	3			-2
pattern w:w;w	3			-2			-1
pattern w:w<w>	3			-2	-1
pattern w:w<w>, first	2			-2			-1
pattern w:w=w=	3			-2	-1	-1	-1
pattern w:wMw.	3	-1		-1		-1	-3
pattern w:wMwM	4	-1		-3	-1	-1	-1
pattern w;w	1			1	-1	-3
pattern w;w, first	-3			3
pattern w?	-2		-1		-3	3	-1
pattern w?#	3			-3
pattern w?M/M	4			-4
pattern wM	-1	-2	-1	-1		-2		-1
pattern wM(w)			-1	-1	-3	2	-1	-1
pattern wM, first	2	2		-1	-3	-2
pattern wM,wM,	-3		2	2	-1
pattern wM/M/M	1	-1			-2	-3	1	-1
pattern wM/MM/	2			-3	-1	1	-1
pattern wMM	-1	-2	1		-3	-1	-1	-1
pattern wMM#/#	2			-2			-1
pattern wMM, first	3			-2		-1	-1
pattern wMMM		-2	-3	1	-3	-2	-1	-1
pattern wMMM#	2			-2		-1	-1
pattern wMMMM	-1	2	1		1		-3
pattern wMMMMw	1		-1		-2	-3	-1
pattern wMMMwM	1			2	-2	-1	-3
pattern wMMw	-1	-1	-1		-3	1	-3
pattern wMMw,w	-1		-1	-1	-1	-3	2
pattern wMMwMM	1			1	-1	-1	-3
pattern wMw		-2	-3	1			-2
pattern wMw#,w	-3			2	1	-1
pattern wMw#M	3			-2		-1	-1
pattern wMw#w	-3			-1		1	2
pattern wMw#wM	-3	-1	-1	-1	-1	1	2
pattern wMw,Mw	3			-2			-1
pattern wMw,wM	3	-1	-2	-2	-2	-1	2
pattern wMwM#w	-2		-1	2	1	-3		-1
pattern wMwM/w	-3		1	3	1	-2	-2
pattern wMwMw.			-1	1	-3	-2	1
pattern wMwMwM	-2	-3	-2	3		1	-2	-2
pattern w–wMMM	3			-2			-1
pattern },	1			-3	-1	-1	1
pattern •, first	3			-3		-2
pattern 😬	-3		-1	1	-1	2	-1
payment status				2			-2
# figure pattern comes
always		-3			-1			-2
twice		-4	-2	1			-1	-2
# figure place
1		-2	-1	1	-2	-3	-2	-1
4	1	-4	1	1	1	1	1	-2
# figure read as, shape
accountName code	-1	3	-1	-4
accountNumber digits-4	-1	-1	-1	1	-1	-2	-3	-1
accountNumber digits-5	-5			3	1		-1
accountNumber digits-6	-2			2		-1
accountNumber lettered-code		-1	-3	1	-2	-3	-2
accountNumber masked	1		-1		-3	-1	-2
accountNumber with-digits	-2	1	-4	3	-2	-6	-3	-1
amount digits-2	2		-1		-4	1	-2
amount digits-3	-2	-1	-2	-3	3	-1	-3	-1
amount digits-4	-4		-1	-1	3
amount with-digits	-4		-1	-4	6	-5	-3
amount? digits-1	-5		-1	-1	5	1	-3
amount? digits-2	1	-1		-1		-3	-2
amount? digits-3			-1	-3		1	-2
amount? with-digits	2	-1	-1	-4	1	-3	-2	-1
aside paying digits-2	-3			-1	-1	3
current code	-3			-1		-1	3
current digits-1	-3	-1			-1	-5	3
current digits-2	1			-2	-1	-3
current digits-3	-2			-1		-2	3
current lettered-code	-1	-1		-3	-2	-2	3
current? code		-1		-3	-2		2
current? digits-1	-2			-3	-2
current? digits-2	2			-2	-2	-4	-1	-1
current? digits-4	-2	-1	-1	1	-3	-1
current? lettered-code	1	-1	1	-2	-3		-1	-1
current? with-digits	-4	-1			2	-4	3
current? year	-2		-1	-3	-1	-1	3
goes on digits-1	2	-2	1	-4	-2	-2	-2
goes on? digits-1	3	-3		-4	-1	-1	-1
goes on? digits-2	3	-2		-4		-1	-1
goes on? digits-4			-3	1	-2	-1
goes on? with-digits	-2	-1	3		-1
goes on? year	-3	-1	3	-2
paying code	-1			-3		2	-1
paying digits-1	-4	-1	-1	-2	1	3	1
paying digits-2	-2	-1	-1	-2	-3	3	-2
paying digits-3	-2			-1	-4	2	1
paying digits-4	-3			-1	-1	1	2
paying lettered-code	-3	-1			-2	3	-3
paying with-digits	-4	-1		-2		4	-3
paying? digits-2				-2	-3	1	-2
paying? digits-3	-3			-1	2
paying? with-digits	3	-1		-3	-5	2	-1
# figure read as
accountName?			-1	1		-1	-3
accountNumber	-1		-4	2	-3	-5	-4	-1
accountNumber?	-1	-1	-2	2	-2	-2	-3	-1
amount	-3	-1	-3	-4	4	-3	-5	-1
amount?	1	-1	-2	-3	4	-3	-3	-1
aside current	3					-3	-2
aside current?	3			-1	-2	-2	-1
current	-3	-1	-1	-2	-3	-5	5	-1
current?	-1	-2	1	-3	-1	-4	1	-2
goes on	-2	-2	2		-3		1
goes on?		-2	1	-1	-4	-2		-1
no debts	1			-1	-2	-1	-5	-1
no part		-3		-1	-1	-1	-6	-1
no part, in row		-2		-2	-1	-1	-9
originalCreditor?	-3						1	2
paying	-5	-2	-2	-2	-2	4	-1	-1
paying?	1	-1	-1	1	-3		-4	-1
# figure read in
accountNumber, a column for each debt	-3			3	-1	-1	-2
accountNumber, a letter about one debt	-2			3	-1
accountNumber, a line for each cell	-2			3
accountNumber, a paragraph for each debt	-4		-1	4	-1	-2	-2
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-3		-1	3	-1	-1
accountNumber, columns below each other	-3			3	-1	-1	-1
accountNumber, headings on several lines	-4			5		-1
accountNumber, headings over the values of each account	-3			3
accountNumber, objects	-5			5	-1
accountNumber, one debt a line		-1	-5	2		-3	-3	-1
accountNumber, records of labels	-3			3			-1
accountNumber, running text	-3			4	-2	-2	-2
accountNumber, tables and labels	-1	1	-3	1	-3	-4	-4	-1
amount, columns by their place		-1			1	-1	-3
amount, objects	-3			-1	2	-1
amount, one debt a line	1	-1	-3	-6	1	-5	-3	-1
amount, running text	-2			-2	3	-2	-1
amount, tables and labels	-3	-1	-1	-4	5	-3	-3	-1
aside amount, one debt a line	1		-1	-2		-3	-2
aside current, one debt a line	3					-2
current, a letter about one debt	-3					-1	3
current, a line for each cell	-3			1		-1	2
current, a notice about one debt	4				-1	1	-4
current, cards	3	-1			-2	-2	-3
current, columns below each other	-3						3
current, objects	-4			-1	-1	-2	2
current, one debt a line	-1	-2		-1		-7	1	-1
current, tables and labels	-1	-2	-1	-2	-4	-6	2	-1
goes on, one debt a line		-1	3	-3	-2	-3	1	-1
goes on, tables and labels	-1	-2	-1	-1	-3		2
no part, a bullet for each debt	-1		2	-1		-4	-3	-1
no part, a column for each debt		-1	2		-2	-2	-2
no part, a letter about one debt	2	-3	2	-1	-4	-5	-2	-1
no part, a notice about one debt	-3	1			-2		-2	-1
no part, a paragraph for each debt	1	-3		1		-2	-4	-1
no part, a row for each bureau	3			-2		-1		-1
no part, cards		-2		-1	1		-6	1
no part, columns below each other	-1		-1	-2	-4	2
no part, columns by their place	1	-4	-1	-1	-2	-1	-5	-2
no part, headings on several lines	4	-1	-1	-3	-3	-5	-2
no part, headings over the values of each account		-1			-4	-3	-2	-1
no part, labels	3		-1	-2	-2	-2	-1
no part, none	-1	1			1	-1	-4	-1
no part, objects	2	-1		-2	-3	-5	-3
no part, one debt a line		-2	-1	-1	1		-5	-3
no part, records of labels	1	-1	-2	1	-2	-3	-2
no part, rows of labels with their values	3	1		-3	-1	-2
no part, tables and labels	2		-1	-1	-8	-3	-7	-1
paying, cards	2			-3	-2	2	-1
paying, cards of a portal	2					-2
paying, columns below each other					-1	1	-3
paying, columns by their place	-1	-1		1	-2	1	-3	-1
paying, objects	-4			-1		4	-1
paying, one debt a line	-2	-1	-1	-3	-3	3	-1	-1
paying, tables and labels	-5	-2			-1	3		-1
# figure shape and behind
code capitalised		2	-1	1	-3	-2	1	-1
code capitals	-1	2		2	-3	-2		-1
code code	1	-1	-1	-1	-3	-2	-1
code date	-3			3	-1	-1
code digits-1	1	-1		1	-2	-2	-5	-1
code digits-2	-1	-1	1		-1	2	-4	-1
code dollars	1		-1		-1	-1	-3
code end	4			-3		-1	-2
code line		-1	2		-3	-3	-1	-1
code mark-,		-1		1	1	-3	-1
code mark-.	1	-1	-1			-3	-2
code mark-;	-2	-1				-2	2
code mark-?	3			-3	-2		-1
code small	3	-1		-2	-3	-5	-3	-1
code with-digits	-3		1	2	-1	-1	-1
code year	-3		-1	3
digits-1 capital	1			-2	-3	-2
digits-1 capitalised	2	-2	-1	-3	1	1	-2	1
digits-1 capitals	2	-2	1	-6		-1	-1	-1
digits-1 cents	5			-2	-5	-2	-2
digits-1 code	2			-2	-2	-3	-1
digits-1 date	3			-3		-2	-2
digits-1 digits-2	1			-2	-1	-3		1
digits-1 digits-3	2		-2		-1	-1	-2
digits-1 dollars	2		1	-2	-2	-2	-2
digits-1 lettered-code	2		-1	-1	1	-4	-3
digits-1 line		-1		-4	2	-1	-1	-1
digits-1 mark-"		-1		-3	-1	-1	2
digits-1 mark-(	-4	-1	3	-2	1	2
digits-1 mark-)	1	-1	1	-3	-3	-3
digits-1 mark-,	3		-2	-1	-1
digits-1 mark--	1	-1		-5		-2
digits-1 mark-.	1	-2	-1	-2		-4		-1
digits-1 mark-/	3	-1	2	-5	-3	-3	-3	-1
digits-1 mark-:	4	-1	-1	-2	-3	-2	-4	-1
digits-1 mark-;	3			-1	-1	-2
digits-1 mark-=	2			-1	-2	-2	-2
digits-1 mark-?	2			-1	-2
digits-1 percent				-3	-1	-1	1
digits-1 small		-2		-3	-2	-1	1	-1
digits-1 thousands	1			-3	-1	1	-1
digits-1 thousands-and-cents	4		-1	-3		-1	-1
digits-1 with-digits	2		-1	-3	-1	-3	-1
digits-2 capital	4		-1	-2	-2	-3	-1
digits-2 capitalised		-1	-1	-4	-2	-2	1	-1
digits-2 capitals		-3		-3		-4	1	1
digits-2 cents	1	-1	-1	-3	1	2	-5	-1
digits-2 date	3			-2		-1	-2
digits-2 digits-1	3			-3	-3	-1	-1
digits-2 digits-2	1	-1		-2	-2	-3		-1
digits-2 digits-3		-1	-1	-1	-4	3	-4
digits-2 digits-4	-3	-1		2	-3		-1
digits-2 dollars				-4	1	-1	-4
digits-2 lettered-code		-1	1	2	-1	-3	-3
digits-2 line		-1	1	-5	-1	1	-1	-1
digits-2 mark-"	-2	-1	2	-6	-2		2
digits-2 mark-(	1	-1	-1	-2	-1	1	-1
digits-2 mark-+	1	-1	-1	-2	-3		-1
digits-2 mark--			2		-1	-3		-1
digits-2 mark-.		-1	-1	-4	-1	3	-1	-1
digits-2 mark-/	2	-1	-1	-5	-3		-2	-1
digits-2 mark-:	3			-1	-1	-2	-2
digits-2 mark-;					1	-3	-1
digits-2 mark-—	-3					1	1
digits-2 small	1	-1	-2	-4	-4	-2	2	-1
digits-2 thousands	-3	-1		-2		3	-1
digits-2 thousands-and-cents	1			-3	-2	2	-4
digits-2 with-digits	4	-1	-1	-3	-2	-5	-2
digits-3 capital	3			-3		-1	-1
digits-3 capitalised			-2	-5	-1		-1	-1
digits-3 capitals		-1	-3	-3	-1	-1	-4
digits-3 cents	5			-2	-4	-1
digits-3 code	-1		1	-3	-2	3	-1
digits-3 digits-3		-1		1		-3	-2	-1
digits-3 digits-4		-2	-1		-5	2	-1
digits-3 dollars	1			1	-3	1	-1
digits-3 lettered-code	2	-1	-2	1	-2	-3	-5	-1
digits-3 line	-1	-1		-4	1		-3	-1
digits-3 mark-"	-1			-4	-2	1	2
digits-3 mark-(	1	-2		-6	1	-2	-2	-1
digits-3 mark-+				-2	-1	-3	2
digits-3 mark--	1		-1	-3		1	-2
digits-3 mark-.			-1	-5	2	1	-2
digits-3 mark-/	-4		-1	-4			1	-1
digits-3 mark-|	-1			-1		3	-1
digits-3 percent	1		-1		-1	-2	-1
digits-3 small		-1	-2	-3	1	1	-1	-1
digits-3 thousands	-1		-1	-4	-3	3	-1
digits-4 capital	5			-3	-4	-1
digits-4 capitalised	2		-1	-1	-5	-3	-1	-1
digits-4 capitals	1	-2	-2	-1	-1	1	-3	-1
digits-4 digits-1	-2			-4	-1	4	-1
digits-4 digits-2	2	-1	-1	-3	1	-2		-1
digits-4 digits-3	-1	-1			2	-3	-2	-1
digits-4 digits-4		-2	-1		1	-5	-3	-1
digits-4 dollars	-3		-1	4	-3	-1
digits-4 dollars-and-cents	-2	-1	-1	2	-3	-2	-1
digits-4 end	3			-2	-1
digits-4 letters	-3			3	-1	-1	-1
digits-4 line	-1	-1	2		-1	-3	-1	-1
digits-4 mark-)	-2	-1		2	-3	-1	-1	-1
digits-4 mark-/	-2		-1	3	-3	-2	1
digits-4 mark-:	-3			4		-1
digits-4 mark-–	-4			5	-2
digits-4 small	-2	-1		1	2	-5	-3	-1
digits-4 thousands	-2			3	-1	-1
digits-5 capital	3		-1	-3	-2		-1
digits-5 capitalised	4			-2	-2	-1
digits-5 digits-1	-1			-3	2	-1
digits-5 digits-2	-1			-2	3		-1
digits-5 digits-3	-1			-3	2	-2	-1
digits-5 digits-4	2	-1		-1	-4	-2	-1
digits-5 line	2		-1	-1	-3	-1
digits-5 mark-.	-4			4
digits-6 capitalised	4			-3	-2	-1	-1
digits-6 capitals	3			-3	-2
digits-6 digits-6				-3		-1	1
digits-6 line			-1	1	-3	-2	-1
digits-7 capitals	1	-2	-3	-1	-1	-1	-1	-1
digits-7 digits-1	3		-1	-2	-1	-2	-1
digits-7 dollars	-3		-1	3	-1
digits-7 end	2			-2
digits-7 lettered-code	1				-1	-2	-4	-1
digits-7 line	1	-1	-1		-3	-2	-1
digits-7 mark-"	-2		-1	2	-2	-2	-3
digits-7 mark-)	3		-1	-3
digits-7 mark-.	-4			5	-1	-3	-1
digits-7 mark-:	-3			3
digits-7 mark-;	-3		-1	3	-1	-1
digits-7 small	-3			3	-1	-1	-1
digits-7 thousands-and-cents	-3			3		-1
digits-7 with-digits	-3			3	-1
lettered-code capitalised		-1	-3	1	-4	-3	-2	-1
lettered-code capitals	-1		-1		-5	-2		-2
lettered-code digits-1	-2	-1	-1		-3	-1
lettered-code digits-2		-2	-2	-1	-3	1	3	1
lettered-code digits-3	4			-3	-1
lettered-code digits-4	3			-3
lettered-code digits-7	-1	2		-2	-1	3	-2
lettered-code dollars	-3			3	-1	-1	1
lettered-code dollars-and-cents		-1		-1	-2	-3	-3	-1
lettered-code end	1		2	-2	-1	-2	-3
lettered-code lettered-code	2	-1	-5		-5	-1	-6	-1
lettered-code letters	3			-2	-1		-1
lettered-code line	-1	-2	-3		-5		1	-1
lettered-code mark-"		-2			-3	-4	-1	-1
lettered-code mark-$	2		-2			-2	-1
lettered-code mark-(	-2	1		-1	-2	-2	3
lettered-code mark-)	-1	-1	1	1	-1	-3		-1
lettered-code mark-,	-3	-3			3		-3	-2
lettered-code mark-.	-2	-1		2	-3	-2	-1
lettered-code mark-;	-3		-1	3	-2	-2	-1
lettered-code small	-1		-1	1	-2	-4	-1	-1
lettered-code with-digits	1	-1		-3	-2	1	-4
masked capitalised	-1	-1	1	1	-3	-2	-2	-1
masked date	-4			4
masked digits-4		-1	-2	1	-1	-1	-1
masked line	1	-1	-4		-3	-2	-2	-1
masked mark-"	-3	-1		3	-3	-1	-2
masked mark-$	-3		-1	3
masked mark-(	-4		-1	4
masked mark--	-2			3	-1	-1	-1
masked mark-.	-3			3
masked masked		-1			-1	-2	-2	-1
masked thousands-and-cents	-3			3
with-digits capitalised	1	-5	2	-4	-1	-3	-2	-1
with-digits capitals		-1	-1	-2	-3	1	1
with-digits cents	2		-1	-3	1	-3
with-digits code	-4			-2		3
with-digits digits-2	-2	2	-2	1	-2	2	-3	-1
with-digits digits-3			-1	-2	1	1	-1
with-digits dollars	1		-1	1	-3	-1
with-digits dollars-and-cents	1	-1	-2	-1	-4	-2	-2
with-digits end	3			-1		-2
with-digits lettered-code	-4	-2	3	-2	-3	-3	2
with-digits letters	1	-1		-4	-2	1
with-digits line	-1	1	-3	1	-3	-1	-1	-1
with-digits mark-(	-4			4	-2	-2
with-digits mark-)	1	-3	-3	-2	1	-3	-2	-1
with-digits mark-,	3	-2		-2	2	-2	-3	-1
with-digits mark-/	3		-2		-4	-1
with-digits mark-;	-1	-1	1	-4		1	-2
with-digits mark-?	2			-1	-2	-1
with-digits mark-|	-2			-3	-1	1	2
with-digits percent	-4			2	1		-1
with-digits small	-1	-1	-2	-4	2		-1	-1
with-digits thousands	-2		-3	2	1	-2	-1
with-digits thousands-and-cents	3		-2	-3	-1	-3	-1
with-digits year	3	-1	-1	-5	-5		1
year capitalised	2			-4	-3	-2	-3	-1
year capitals	1	1	2	-3	-2	-2	-3
year digits-3	3			-1		-1	-1
year dollars	4	-1	-1	-2	-1	-1	-3
year end	3			-1	-1		-2
year lettered-code	2	-1	2	-6	-4		-5
year line	2			-1		-2
year mark-"	1		1	-2	1	-1	-3
year mark-)	-2	-2	3	-2	-2	-1	1
year mark--	2		1	-3	-1	-1	-2
year mark-·	3			-1		-1	-1
year small	-1	-2	-1	-1	2	-3
# figure shape
code	1	-1	-1	1	-4	-4	-1	-1
digits-1	1	-3	1	-5		-1	2
digits-2	1	-2		-4	-1	2	1	-1
digits-3		-2	-1	-3	1		-1	-1
digits-4	-1	-2	-1	1		-2	-4	-1
digits-5	1	-1	-1	1	1	-4	-2
digits-6	-1	-1	-1	1		-4	-1
digits-7	1	-1	-2	3	-4	-4	-5	-1
lettered-code	-1	-2			-5	-3		-2
masked		-2	-1	1	-5	-4	-2	-1
with-digits			-1	-3				-1
year	1	-1	3	-3	-2	-3	-1	-1
# figure size
0	2	-2		-1	-3	-6	-1	-1
1	2	-2		-1	-1	-5	-4	-1
10	1		-1	-2	2	-3	-2
11		-1	-1	1	-3	-2	-2
2			1	-4	-4	-2	-1
3	-1	-1	-5	-1		2	1	-1
4	-1			-2	-3	2	-1
5		-1	-1	-1	1		-4	-1
6	1	-1	1	-3		-1	-1	-1
7		-2	-2		-1	-4	-2	-1
8		-1	-1	-1	3	-3	-1
9	1	-1	-1			-3	-2
none		-2	-2	-6	1	-3	-1	-2
# figure sums of line
1		-3	-1	-1	-2	3		-2
2	-1	-6	1	1	-4	-3	-1	-2
# figure words before
 	-1	-3		-2	-2	-1	2	-1
 account	-2			2		-1	-1
 acct		-2			-2	-3	1
 amex	2			-3	1
 auto	-1	1	-1	-3	1	-1
 balance	3			-2		-1	-1
 c	-1	-1	1				-3
 card			3	-3	1	-2	-1
 collections	1			-2	-3	-2
 current					-1	1	-3
 discover	-3		-1	3		1
 downvote	3			-2		-2	-1
 due	1			-3	-1	-1
 equifax	4			-3	-1
 i	1			-3	-1	-1	1
 i1	-2			1	1	-3
 i2	-2			3		-3	-1
 i3	-2			3		-2	-1
 individual	2			-1			-1
 installment	4	-1		-2	-2	-3	-2
 late		2	-1		-2	-3	-2
 m	2			-3		-2	2
 monthlypaymentamount	-4			-2	-3	4	-2
 months	3			-1		-1	-2
 monthsreviewedcount	3			-1	-1	-3	-1
 mortgage	1	1		-1	-3	-3	1
 mtg	-3			-1	-2	2	1
 n				-3	-1	1	1
 pastdueamount	4			-1	-2	-2	-1
 r01	2			-2
 r1	1			1	-1	-3	-1
 revolving	2			-2	-1	-4	1
 status	-2						2
 terms	3			-2		-1
 total	4			-1	-2	-3	-1
 totals	4			-1	-1	-2	-1
 transunion	-1			2	-2	-3	-2
 type	-4			-2			4
 unpaidbalanceamount	-4			-2	4	-2	-1
 upvote	2			-1		-2	-1
 us	-2				2	-3	1
1 		-3	1	-1	-2	-2		-1
1 a	2	-1		1	-3	-3
1 aadvantage	-3			2	-1	-2
1 about	3			-3		-4
1 abt	3			-2	-1
1 account	-2	-1	1	3	-3	-4	-1	-1
1 accountidentifier	-4			4	-2	-3	-2
1 accountnumber	-3			3	-1
1 accountopeneddate	3			-1	-1	-1
1 accountreporteddate	2			-1	-1	-1
1 accounts	3	1		-3	-2	-1	-3
1 acct	-3	-4	-1	4	-4	-4	-4	-1
1 accts	2			-1	-1	-1	-1
1 active	3			-2	-1	-1
1 address	4			-2	-3
1 affirm	-2			-1	2	2	-2
1 after	3	-1		-2	-1	-3	-1
1 ago	4	-1		-3	-1	-1
1 agreed	-1	-1		2	-3	-2		-1
1 aidvantage	-2		-1		3	-3	-2
1 ally	3	-1	1	-3	2	-1	-1
1 amazon	-3	-1	2	1	-1	-1	1
1 ambulance	3			-3	-1		-2
1 and	3		-1	-2	-1		-1
1 apartment	3				-2
1 application	3			-3
1 apr		-1	-1		-2	-3
1 april	3			-1	-1	-1	-2
1 apt	5			-3	-3	-1
1 are	-3			1	-1	-2	2
1 arrears	2				-1	-2
1 ashley	-3			1		1	-1
1 assigned	3			-1			-1
1 at	3	-1		-3	-3	-1	-1
1 aug	1		-1	-3	-2	-1	2
1 august	4			-1	-1	-1	-1
1 avant	-2		-2	4		-1
1 ave	-3			3
1 b	-1	2	-2	-1	-1	1	-4
1 bal	-3	-1	-1	-3	5	-4	-3	-1
1 balance	-2	-3	-1	-1	3	-4	-3	-1
1 balances	3			-1	-2	-2
1 bank	1	-1	-3		-1	1	-1	-1
1 barclays	-3		-2	3	-1	1	-3
1 bill	-2				2	-2	-2
1 bk				4	-1	-2	-1
1 box	3		-1	-3	-4		-1
1 bryant	-3			3			1
1 bureau	-3	-1	-1	2	1
1 by	4	-1		-3	-2	-3	-2
1 ca	4			-5	-2	-1	-1
1 call				-3	-1	-2	2
1 cancelled	3			-2	-1	-1
1 cap	-1	-1	3	-2
1 car	-1		1	-1	2		-3
1 card	-2	-2	-1	1	-1	1	-3	-1
1 cards	3			-1	-2	-1
1 cc	2		-1	1	-3	-1
1 cell	3			-2			-1
1 change	2	-1		-4	-1	-1
1 chapter	4		-1	-1	-2	-1	-3
1 check	3			-3	-1	-1
1 checking	7	-1		-6	-1	-2	-2
1 church	3			-2	-1	-2	-1
1 citi	-2		-2	5	-3
1 citibank				4	2	-1	-2
1 ck	3			-3
1 claims	3			-2			-1
1 client	4	-1		-2	-1	-1	-1
1 closed				1	1	-2	-4
1 co	-1	1	-2			-3	-2
1 code	3			-2	-1	-2	-3
1 collection	-2			1		-3	1	-1
1 confirmation	4			-3	-2
1 conta	-3			4
1 contract	-3			2		-1
1 costco	-3			3
1 couch				-1	1	-3	-1
1 credit	-1	-2		1	2		-3	-1
1 creditfileid	3			-2	-1
1 creditlimitamount	3			-2	-2	-1
1 creditor	-2	1		-3	-1	-1	-2	3
1 ct	1			-3	-1	-1
1 cuenta	-3			3	-1	-2	1
1 cur	3			-3		-1
1 d				-2			1	-1
1 dad	-3			-1	3	1
1 data	3	-1		-1	-1	-1	-1
1 date		-1		-4	-2	-3	2	-1
1 dates			2	-3		-1	-1
1 daycare	3			-1	-2	-3
1 dds	3		-1	-2
1 de				-3	-2	1
1 debt	-1			-2	1	1	2
1 debtor	4			-1	-2	-1
1 debts	1	1		-3
1 dec	3			-3	-2	-2	-1
1 deferred				3	-1	-3	-3
1 delinq	3			-3		-1	2
1 delinquent	-2			-3	-1	-2	3
1 dentist	-3			-1	4	-1	-3
1 deposit	3			-2		-1	-1
1 dia	4			-1	-1	-3	-1
1 discharged	2			-2
1 discover	-4		-2	3		-1	2
1 dividends	4			-2		-1	-2
1 dla	2			-1		-1	-1
1 docket	4			-4
1 downvote	3			-2		-1	-1
1 due		-1			-2	-3		-1
1 duration	2					-1	-1
1 ed			-3	2	-2	2	-2
1 electric	2		-2	1	-3	-2	-1
1 en				3	-1	-1	-1
1 ending		-1	-1	1	-4	-1	-1	-1
1 ends	3		-1	1	-2	-1	-3
1 enrolled		-1	1	-4	-2	-2	-1	-1
1 equifax	2			-1	-2	-2	1
1 est	1	-1	-1	-1		-3	-1
1 etc	3			-1	-2	-3
1 every	3			-2	-1	-2	-2
1 expenses	3			-2		-1	-1
1 experian	3			-1	-2	-3	-1
1 ext	3			-2	-1	-2	1
1 f	5			-2	-2	-3	-1
1 f150	-3			2	-1	1	-1
1 fax	4			-3	-1	-1
1 fcu	-4	-1		4	-1	-1
1 feb	2	-1	-1	-4	-3	-2	1
1 fico	3			-1	-1	-1
1 fidelity	3	-1	-1	-2	-2	1	-1
1 filed		-1	-1	-3		-2	1
1 final	-1	-1	-1	1	-3	1	-2
1 financial	-1	-1	1	2		-1	-3	-1
1 fingerhut	-4		-1	1	3		-1
1 fingerhut/webbank	-1		-1	3	1
1 first	4			-2	-1	-2	-1
1 fitness	-2		2	1	-1	-1	-1
1 fl	5		-1	-4	-1	-1
1 for	2		-1		1	-3	1
1 ford	2		-1	-3		2
1 form	3		2	-5	-2	-2	-1
1 free	3			-2	-2
1 fri	5			-3	-2	-2	-1
1 from	4	-1	1	-4	-2	-1	-2
1 full	1			1		-1	-3
1 fund	4			-1	-2	-1
1 furn	-3		-1	3
1 furniture	-2			1	1	2	-2
1 ga	5			-4	-2	-1	-1
1 gas				2	-3	-3	-1
1 geico	3			-1		-3	-2
1 gemb/jcp	1			2	-1	-1	-2
1 gmac			-3	2	-1		-1
1 gold	-4		-1	3	1	-2	-1
1 greensky	-3			3
1 groceries	2			-3	-1	-1
1 guarantor	-3	-1		3	-3
1 h	3			-3		-1	-1
1 har	-3		-1	3
1 have	3				-3	-1
1 hc				-2	-1	1
1 health	-3		-1	4	-1
1 heloc	-4	-1	1	2	1	1
1 highbalanceamount	3			-2	-2	-3
1 highcreditamount	4			-2	-3	-3
1 him	4					-3	-1
1 his	2			-2		-1
1 history	1	-1		-4	-1	-2
1 home	1	-1	-1	2	-3	-2	-2
1 homeplus	-3			2	-1	-1	2
1 hospital	-3			1		2	1
1 hulog	-3					3	1
1 i1	-3			1	2	-4	-1
1 ia	3			-3	-1
1 id	2	-1		-2	-3	-2	-2
1 il	3		-1	-4	-2	-1
1 in	1	-2			-4	-4		-1
1 inc	-1	-1	-4	4	-2	-3	-2	-1
1 incurred	4			-3	-1	-1	-1
1 information	3			-2	-1
1 ins	5	1	-1	-2	-1	-3
1 installment		-1			-3	1	2	-1
1 investment	3			-2	-1	-1	-1
1 ira	4			-4
1 irs	-1	-1	1	-3	1	1	-1
1 is	-1	-1			1	3	1
1 it's	-3			1	2	2
1 j	3			-3	-2	-1
1 jan	1			-4	-2	-2	2
1 january	3			-1	-1		-1
1 jewelers	-3		-1	1	1
1 jul	1		-1	-4	-2	-2
1 july	3			-2	-2	-1	-1
1 jun	-1	1	-1	-4	-2	-2	1
1 k	3			-3
1 known	3			-2			-1
1 kohls	-4		-2	1	4	-1	-2
1 ks	4			-3	-1
1 la	3			-3		-1
1 last			-2	1	-5	-3	-3	-1
1 late	-1	3	1	-1		-1		-1
1 law	2			-1		-2
1 left	-3			-2		2
1 lendingclub	-1		-1	3			-1
1 lendmark	-3			2	-1		-2
1 level	4			-2	-2	-2	-1
1 license	3			-3
1 lightstream	2			-1		-1
1 like			-1	-3	3	-3	-1
1 lim	3			-2	-2	-2
1 limit	3			-1	-2	-2	2
1 lines	3			-3	-1	-1
1 llc	-1	-1	-1	1	-3	-2	1	-1
1 ln	-3		1		1	1	-1
1 loan	-2	-1		2	-1	-2	-4	-1
1 loans	1	1	-1	-1	-3	-2	-2	-1
1 luz				-1	1	-3	-1
1 m	1			-3	1	-2	1
1 ma	2			-3	-1	-1
1 macys/dsnb	-3			3	-1		1
1 mae	-1		2			-2	-1
1 mar	2	-1	-1	-3	-2		1
1 mastercard	-3	-1	-2	3		-1	1
1 may	1	1		-4	-2	-2
1 mazda	1		1	-3
1 me	3			-1		-4	-1
1 mgmt	1	-1	-3	2	-1	-2	-2
1 mi	3		-1		-1	-1	-1
1 min	-4	-2	-1	-2	-4	2	1	-1
1 minimum	-3			-2	-1	4
1 mo	1	-1	1	-3	1	-2		-1
1 mom	-4			-1	3	-2	-1
1 mon	2			-2	-1	-1	-1
1 monthly	3			-1	-1	-1	-1
1 monthlypaymentamount	-5			-2	-3	5	-2
1 months	1			-3	-1	-3	1
1 monthsreviewedcount	3			-1	-1	-3	-1
1 mortgage	-1	-1	-2	2	-3	-3	-1	-1
1 mos			-1	-3	-1	1	-1
1 mr	1		-2				-1
1 ms	2			-2
1 mínimo	-3					3
1 n	2	-2		-3	-2	-1
1 na	3		-1	-1	-2	-3	-2
1 name	1	1		-3
1 navy	-3	-1	1			1	-1	-1
1 nco	-2		3	-4
1 ne	4			-3
1 net	3		-1	-1	-2	-2	-1
1 nm	3	-1		-3
1 nmls	5			-4	-2	-1	-1
1 no	-1	-3	-1	3	-3	-5	1	-1
1 not	2			-1	-2	-1
1 note	-3	-1	-1	3		-1	-1
1 notes	1	-1	-1	-3	-1	1	-2	-1
1 nov	2	1		-4	-4	-2	-2
1 nr	-4		-1	4	-1
1 number	-1	-1	1	1	-4	-2	-3	-1
1 ny	3			-2	-1	-1
1 oct	4		-1	-4	-2	-2	-1
1 october	4			-2	-3	-1	-1
1 of	3	-1	-1	-2	-3	-4	-2	-1
1 offer	2			-1	-1
1 oh	3	-1	-1	1	-1	-1	-1
1 ok	2	2	-1	-1	-2	-4
1 on	1	-1	-1	-2	-3	-3	1
1 only	3			-2		-1	-1
1 open	-1	-1	-2	-3	-3	-2	3
1 opened	2	-1		-4	-2	-2
1 opn	2		-1	-3		-1
1 other	3			-2	-1	-2
1 over	3	-1		-2	-2	-4	-2	-1
1 owe	2	-1		-3	3	-2	-1
1 owes	-2	2		-1	2
1 p	2			-2	-2	-1	-1
1 pa	2			-3			-1
1 page	4		-1	-3	-2	-1	-1
1 paid	5	-1		-2		-3	-5
1 part	4			-1	-2	-1
1 pastdueamount	3			-1	-2	-2
1 pay			-1	-2	-3	-1	1
1 payment	-1		-1	-2	-1	3	-1	-1
1 payments	2	-1		-3	-1		-1
1 payoff	2			-1	-2	-1	-1
1 penney	-2			2	-2	-1	1
1 period	3	-1		-1	-1
1 personal	-3			1		1	1
1 petal	-3		3	-1	-1	-1	-1
1 ph	3			-1	-1
1 phone	4		-1	-3	-1	-2	-1
1 piti	-3			-2		2	2
1 platinum	-2		-2		3	-1	-1
1 pm	3			-2		-1
1 pmt	-1	-1	-2	-3	-4	2		-1
1 pob	4			-4
1 postalcode	4			-3	-3	-1	-1
1 premier	-3		-1	3	1
1 profile	4			-2		-3	-1
1 propane	-4			2			-1
1 pymt	-1			-3	-2	2	-1
1 questions	3			-2	-1
1 quicksilver	-3		-2	4	-2	-1
1 r	-1	-1		-2		-3
1 r1	-1			1	-1	-3	-1
1 r4	3	-1		-3	1	-1
1 radiology	-1		-1	3	-1	-1
1 rate	3			-2	-1	-1	-1
1 rating	-1	-1		-2	-1	-3	2
1 re	-2			1			2
1 rec'd	3			-1	-1	-1	-2
1 receivables	-3		-1	3
1 records	4			-3	-1		-1
1 recovery	-3		1	1
1 redcard	-2		-1		2	-3
1 ref			-1	1	-3	-3	-2
1 released	2			-1			-2
1 rent	4		-1	-4	-4	-3	-1
1 repayment	-3			-1		-1	3
1 reply	3			-3	-1
1 report	3			-4			1
1 reported				1	-1	-3	-2	-1
1 repossessed	-4			-1	-1	-2	5
1 request	3			-2			-1
1 retail	3				-1	-1	-3
1 reviewed	2	-1		-1		-2	-1
1 rewards	-1		-3	1	-1	1	-1
1 rptd	3			-1	-1	-2
1 savings	4	-1	-2	-6	-1	-2
1 score	6	-1		-3	-3	-2	-1
1 sec	3		1	-2	-2	-1
1 section	3			-2	-2	-1
1 sent	2		-1	1		-2	-3
1 sep			-1	-2	-2	1
1 september	3			-1	-1	-1	-1
1 serv	3		-1	-2			-1
1 service	2		-2	-3	1	-1
1 services	-1			2	-2	-4	-1
1 settled	4		-1		-1		-3
1 share	4	-1		-3	-1	-1	-1
1 sofi	1	-1		-4	2	-2
1 sorry	-3			-3	3	-2	-1
1 sprint	-3			3
1 ssn	4			-3	-1
1 standing	-3			1	-1	-1	2
1 status	-1	-1		-3	-2	-2	3	-1
1 ste	2		-1	2	-3	-2	-1
1 store	-2		-1	4	-1	-3	-2
1 streetaddress	3			-1	-2	-1
1 subaru	-2			3	-1	-1	-1
1 subscribercode	3			-2			-1
1 suite	3			-1	-3	-1
1 sum	3			-2	-1	-2	-1
1 summary	3			-2	-1
1 svc	-1		-3	1	-1
1 svcs			-3	2	-1	-2
1 syst	-1		-1	2
1 systems	-4	-1	2	1	3	-2	-1
1 target	-4		-1	3	2		1
1 term	4			-1	-1	-2	-2
1 terminación	-3			2		-1	-1
1 termsmonthscount	2				-1	-2
1 than	3				-1	-1	-2
1 that's	-3	1		-1	-2
1 the	4	-1	-1	-5	-2	-2	-1
1 them	-1	-1		-2		-1	1
1 through	4			-2	-1	-1	-1
1 thru	4					-1	-3
1 thurs	2			-1	-1	-1
1 to	3		1	-4	-3		-3
1 total	3	-1		-4	-3	-4
1 totals	5			-3	-2	-3	-1
1 toyota	2		2	-4	1
1 trade	2			-1		-1
1 tradeline	2			-2	-1		-1
1 transunion	1	-1		2	-3	-3	-2
1 trust	-3		2		-1
1 tuc	1	1		-4	1	-1	-1
1 tx			2	-5	-2	1	1
1 type	-2			-3	-1	-1	4
1 under	3			-2	-1	-1
1 union	3		-2		-2	-2
1 unpaidbalanceamount	-4			-2	3	-3	-2
1 unsecured	1	1		-2	-3		-2
1 until	3			-2		-1	-3
1 updated	6		-1	-2	-1	-1	-4
1 upvote	4			-1	-2	-2	-2
1 us		-2	-1	-3	2		-2	-2
1 usa			-1			-3
1 va			1	-4	-2	1	-1
1 value	3			-2	-1	-1	-1
1 vanguard	1	-1	1	-3	-1		-1
1 vantagescore	3				-1	-2
1 venture	-1		-1	3	-2	-1
1 vin	4		-1	-3	-1	-1
1 visa	-2	-2	-3	1	1	1	-2	-1
1 vt	3			-2			-1
1 wa	4			-3	-1
1 walmart	-3		-1		2
1 want	-2				-2	3	-1
1 was	1			-3	-2	4	-2
1 water	2					-3	-2
1 webbank	-3			2	1	-2	1	-1
1 wi	4			-3	-1
1 wife	2			-2		-1	1
1 wireless	-1	-1	-1	3	-2	-1	-1
1 with	1	-1		-3	-3	-2	-1	2
1 within	3			-2	-1	-1	-1
1 x	2		-1	-1	-3		-2
1 xxxx	-1	-1		2	-2		-2
1 y	2	-1	-1	-5	-3	-1	-1
1 year	4		-1	-1		-1	-1
1 years	2				-1	-1	-1
1 yes	1			-3	-1	-2
1 yrs	4			-1	-1	-3
1 zip				-3	1	-1
1 最低还款	-4			-3		-2	6
1 月供	-4			-2		1	3
1 账号	-4			4	-1	-2	-1
1 逾期30天	2	-2		-3		-2
1 逾期60天	3					-1	-2
2 account	-1	-2	1	1	-2	-3	-1	-1
2 accounts	-1			3	-2	-1	-2
2 acct	-1	-1	-3	3		-2	-2	-1
2 address	4			-3	-1
2 affirm				-1	1		-3
2 after	3			-4		-1	-1
2 agency	-3	-1	2	-2	-1	-2	1
2 ago	3			-2	-1	-1
2 agreed	2		-1				-3
2 aidvantage	-3			2		1
2 al	3	-1		-2		-1
2 aluguel	3			-1	-2	-2	-2
2 amazon	-3			3	1	1	-1
2 amex	-1		-2		-1	2	-3
2 amt	1			-3	2	-2	-1
2 application	4			-4	-1
2 are	2	-1		-2	-2	-1
2 as		-1	-1	2	-2	-3	1	-1
2 ashley	-3		-1	2		2
2 assigned	1			-3	1	-1	-1
2 associates	1			4	-2	-1	-2
2 at	3			-3	1		-2
2 at&t	-3		-1	2	3	-2	-2
2 aug				-2	-2	-2	2
2 aunt	-1		-1	-3	2	-1
2 available	3	-1	-1	-3	-1
2 ave	3			-2	-1	-1	1
2 award	-2			3			-1
2 back	2			-3	-1	-1	1
2 bal	-3	-2	1	-1	-5	1		-1
2 balance		-1	-1	1	-1		-4	-1
2 balances	3	-1		-1		-2	-1
2 bank	-1	-1	-5	-3	-2	-1	2	1
2 between	2			-1		-1	-1
2 big	-3		-1	2	1	-1
2 box	3			-2			-1
2 by	6			-3	-2	-2	-2
2 c		-1	-2		-1	-2	1
2 cabela's	-3			4	1	-2	-1
2 call	3	-1		-3	-1	-2
2 can	2		1	-1	-1	-3	-1
2 car	1		-1	-3	-3	2
2 card	-1	-1	-3		1		-1	-1
2 cards	-1	-1		2	1	-2
2 care	-3			1	2
2 cash	-3	-1	1	1		-2		-1
2 cause	3			-2	-1		-1
2 cc			1	-1		-2	2
2 certified	3			-2	-2	-1	-1
2 ch	-1		-1	-1	3
2 charge-off	-3			-1	-1	-1	3
2 charged	-1	-1	-1	-4	-2	-1	2
2 chase	3	-1	-1	-1	-2		2	-1
2 check	3		-1	-2			-1
2 checking	4			-4	-1	-1	-1
2 church	3				-1	-3
2 citi	-2		-1	3	1	-3	-2
2 citizens	-2	-1	-1	3	-1
2 city	3			-2		-1	-1
2 cl04	3			-2	-1
2 claim	3	-1		-1			-1
2 classification	3			-2		-1	-1
2 client	4			-3	-1		-1
2 close	3			-2			1
2 closed	3			-1	-1	-1	-3
2 club	-3		-2		1	1	1
2 coll	4		-1	-2	-1	-2
2 collection	-2	-1	1	1	-1	-3		-1
2 collections	-1			-2	-3	2	1
2 comenity	-1		-1	4	-1	-2
2 consumer				1	-1	-2
2 contact	4			-3	-1	-1	-1
2 conv	2		-1	-2
2 cooper				3	-2
2 costco	-1		-1	3	-1		-2
2 counseling	3			-1	-2	-1
2 county	1			-4	-1	-1	2
2 creditors	3			-2	-1
2 creek	2		-1	-2
2 ctr	3			-3
2 custom	-3			1	2		-1
2 customer	3	-1		-3
2 date	4	-1			-1	-2	-4
2 days	2	-2	-1	3	-4	-1	-2	-1
2 dayton	3			-2
2 de			-1	1	-2	-1	-4	-1
2 debt			-1		-3	-1	1	1
2 debtor	3			-3
2 deferment	-1		2	1		-1	-2
2 deferred	3			-2		-2	-2
2 deficiency	-2		1	2			-1
2 delinquency	4			-2		-1	-2
2 delinquent	4			-2			-2
2 deposit	3			-3	-1		-1
2 dept	-2		-2	3	-1	-1	-1
2 derogatory	3			-2			-1
2 description	3			-2		-1	-1
2 devedor	-3				3	-2	-1
2 discharged	3			-3			-1
2 district	-3			3
2 dla	3		-1	-1	-1		-2
2 dmp	-1			-1	-2	-4	1
2 dr	-1	-1	-1	-4	2	-1	-1
2 due			1	2		-3	-2	-1
2 edit	3			-1		-1	-2
2 ef	1			-3		2	-1
2 egg	2			-3	-1		-3
2 electric	2			1	-2	-3	-2
2 empréstimo	-3				2	1	-1
2 en	3			-1			-2
2 ending		-2	-1		-5	1	-1	-1
2 ends	-3		-1	3	-1		-1
2 equity	-3			3	1	-1	-2
2 escrow	2			-2
2 est	3			-1	-2	-3	-1
2 estate	2			-2	-1
2 evansville	3			-3
2 everyday	5			-4
2 exeter	-3		1		-3		2
2 express	-2		1	2		-1	-1
2 f	3			-1	-1	-2
2 fargo	1		-2		-3	1	-2
2 fax	3			-2	-1
2 fcu	-1		1	2	-1	-3	-2
2 feb	3			-1	-1	-1	-1
2 fee	2			-3
2 fico	3			-1	-1	-1
2 fidelity	3			-3			-1
2 fin			-2	1	-1	-2	-1
2 final				-3		-2	-1
2 financial	-1	-1		-1	-3		1	-1
2 fingerhut	-3			1		-1	1
2 food	3			-1	-1	-2
2 forbearance	3	-1	-1	1	-1	-1	-4
2 ford	-2		2		-2	1	-2
2 forester	-2			2			-1
2 form	4			-2	-1	-1	-1
2 free	4			-4	-1		-1
2 freedom	-1		-2	1	-3	2	-1
2 from	2	1		-1		-2	-2
2 full				-3	2	-1	-1
2 furniture	-3	1			-1	1
2 gm			-1	1	-1	-2	-1
2 good				3	-1	-1	-3
2 group	-1		1	1	-3	-2
2 harley-davidson	-4		1		-1		-1
2 health	-3		-2	3	-2	1
2 hh	2			-2	-2
2 high	2				-3	-2	-1
2 highest	2			-3	-2	-2	2
2 hills	2		-1	-3	-1		-1
2 history	5		-1	-4	-1	-2	-2
2 holiday	2			-2			-1
2 home		-1	-1		1	-1	-3
2 hospital			-1	2		-2	-3
2 hours	3			-2	-2	-1
2 house	3			-2	-1	-1
2 hr	3			-2		-2
2 https	4				-1	-2	-2
2 huntington	-3			2	-1	1	1
2 hwy	3	-1	-1	-1	-1
2 i	4	-1	-2	-3	1	-1
2 identification	5			-5
2 if	3			-3			-1
2 inc	-1		-1	3	-1	-1
2 income	3			-3	-1
2 individual			1	-3	-1		2
2 inquiries	3			-3		-1	-1
2 installment		-1		2	-3	-1
2 ira	2			-2
2 isaac	3			-1	-2	-1
2 it	-2			1	-3	1	2
2 j	2		-1		-3	-2	1
2 jefferson	-2			1	2		-1
2 june	-1			-1	-3	2
2 justice	-2					1	1
2 kia	-3		2	2	-1	-1	-2
2 knoxville	3			-1	-1
2 kohl's	1		-1			-2	-3
2 l	3	-1			-2	-1	-1
2 last	1	-1	-1	1	1	-4	-3
2 late		-1	-2	2		-4	-3
2 left			-1	-2		1	-1
2 lending	-3			3		-2	-1
2 liabilities	3			-2			-1
2 limit	-1		-1		2		-2
2 llc	1	1	-1	-2	-1	-2	-1	-1
2 loan	-1	-2		2	-4	-1		-1
2 loc	-2			1		-2	2
2 luz	2			1	-1	-3
2 m	5			-3	-2	-1
2 m&t	-3		1	1		1	-1
2 ma	3			-3		-1	-1
2 macy's	-2	-1	-1	3	1	-3	-2
2 macys/citibank	-3			3
2 main	1			2	-3	-2
2 maj	2			-2	-1
2 me	1	-1		-1	-3	1	2
2 medical			-1	1	-3		-2
2 member	2			-3	-1		2
2 mes	-2				-1	-1	3
2 mgmt	-3			3		-1
2 min	-3	-1	-1	-3	2	4	-3	-1
2 minimum	-3	1		1	-2	3	-1
2 mo	1	-1	-2	-2	-3	1
2 mohela	2			-2	-1	1	-3
2 mon	3			-1	-2
2 money	3			-3		-1	-1
2 month	-1			-4	-1	-3	4
2 mortgage	1			1	-3	-3	-2
2 mower	3	-1		-2	-1		-2
2 mtg			-1	-2			-3
2 mínimo	-2			-1	-3	1
2 n		-1		-2		-4	1
2 n/a	3			-3	-1	-1	-1
2 navy	1		-3	1	-1	2	-2
2 nc	-1		-1	-3	-1	-1	2
2 nco	-2		-1	3
2 nelnet	-4			3		-2	2
2 net	2		-1	-2		-1
2 nmls	3			-3	-1
2 nov				-2	-1	-3
2 number		-2	-1	1	-2	-3	-1	-1
2 o	3			-2	-2	-1
2 of	-1	2	-3		-3	-1	-1	-1
2 off			-1	-1	-3	-2
2 offer	1						-2
2 official	3			-2	-1
2 ok	1	-1			-1	-4	-1
2 old	-4			-1	4	1	-2
2 omaha	2			-1			-2
2 on	2	-1	1	-4	-1	-1	-2
2 one	-1	-1	-1	-3		1	1	1
2 only	3			-2	-1	-1	-1
2 open	1	-1		-2		-3
2 opened	-1			-2			-1
2 or	2			-3	-2	-2	1
2 original	3			-2	-1	-1	-1	2
2 our	3		-1	-3	-1	-1	-1
2 out	3			-3	-1	-1	-1
2 owe			-2	-2	-3	2	-1
2 p.o	6			-2	-5
2 pa	-1			-2	-2	3
2 page	2			-1	-2	-2	-1
2 paid	1	-1	1		3	-1	-5
2 parcela	-1	-1		-1	-3	3
2 past		-1		2	-4	-5		-1
2 paycheck	3			-2		-2
2 payments	2				-1	-3	-1
2 payoff	3			-2	-1		-1
2 pays	5			1	-1	-2	-3
2 per	2			-4		-1
2 personal	-2	-2	-3	2	-1	-1	1	-1
2 phone	2			-1	-1	-1	-1
2 pickup	2			-2		1
2 placed	2			-2			-1
2 platinum	-1	-1	-1	1	-1	-3	2
2 please	3			-2			-1
2 pmt	2		-1	-2		-3	2
2 pnc	-3		1	1		-1	1
2 point				3		-1	-1
2 portfolio	-3		-1	1	1
2 primary	2			-2		-1	-1
2 procedure	3			-2
2 promo	3			-1			-2
2 property	4			-4
2 public	3			-2	-1		-1
2 questions	3			-3		-1
2 rd	3			-2	-2	-1
2 received	3	-1		-3	-1	-1	-1
2 records	3			-2	-2	-1	-1
2 reference	-3			3	-2	-2	-3
2 regional	-2	-1	-3	1	1	1	1
2 regular	3			-3			-1
2 removed	-3			1				2
2 rent	3		2	-4	-3	-3	-2
2 renta	3				-2	-2
2 report	4			-5	-1	1	-1
2 reported	1	-1	1	-1	-2	-3
2 retail	-2			3			-1
2 rev	-2		-1	1	1	2	-3
2 revenue	2			-3	-1	2	-1
2 revolving		-1	-1	-1	-3	-2		-1
2 rewards	-3		-1	2	1
2 routing	4			-4
2 run	-2			3	-1
2 rv	-3			3		-1
2 s	4			-3	-1		-1
2 saldo	-2			-2	2	-1	-2
2 sallie	-2		2			-2	-1
2 santander	-1		-1		-2	3	-1
2 sapphire	-3			3	-1	1
2 save	3			-1	-1	-1	-1
2 scheduled	-2			-2	-1	2	-1
2 school	3			-2			-1
2 score	4			-2	-4	-2
2 services	-2		1	3	-2	-1	-2
2 share	3	-1		-4	1	-2	-1
2 slate	-3			2	-1		1
2 snap	-3			1	1		2
2 snap-on	3		-2			-2	-1
2 soc	3			-2
2 speedy	-1	-1	1	-3	-1	-1	-1	1
2 springfield				-3
2 ssn	2			-1	-1
2 statement	3	-1			-3	-1	-1
2 status	-1	-1	-2	-4	-2		2
2 store	-3		1	2	-1	-3	-1
2 street	3			-1	-2
2 summons	4			-1	-1		-3
2 svcs	-1		-1	3	-1	-1	-1
2 syncb/amazon	-2		-1	3
2 syncb/care	-3		-2	2	-1		1
2 synchrony	-2	-1	-2	2	-1	-4	-2	-1
2 systems				3	-2	-3	-2
2 số	-3			3	-1
2 t	1			-3	1	-1
2 target	-3		-1	1	2	-3	2
2 tax	1		2	-4	-2	-2	-1
2 telephone	3			-1		-1
2 termina	-2			3		-1
2 terminada	-3			3
2 the				-3	1	1	-2
2 this	1			-2	-1	-1
2 til				-1	-1	2	-2
2 to		-1	-1	-1	-3	-3	1
2 total	2	1			-4	-2	-2	-1
2 transunion		-1		1	-2	-1
2 transworld	-4		4	-2	1	-1	-1
2 tu	1			1	-3	-2
2 type	3			-3	-1	-1	-1
2 u	3			-1	-2	-1
2 uncle	-3				2		1
2 union	2	-2	-1				-4
2 uns	3				-1	-2
2 updated	3		-1	-3	-2	1	-4
2 upstart	-1			3	-1	-1	-1
2 usd	2			-1	-1	-2
2 va	1			-3	-1	2
2 venture			-1	1	-3		-1
2 vin	4		-1	-3
2 visa	-1		-4		-3	-3	2
2 w	1			-1	-3	1	-1
2 was	3			-2		-2	-3
2 water	3			-3	1	-1	-1
2 we	3	-1		-4	1	2	-1
2 wells	3		-1	-2	-3		-2
2 wife	-3			2	-1	1	-2
2 will	4			-1		-2
2 worth				-3	-1	1	-1
2 x	-1		1		2	-2	-3
2 xxxx	-1			2	-3		-1
2 yet	-3			-1	2	2
2 you	-1				-3	-3	1
2 zip	-1			-2	3	-2
2 房贷	-3	-1		3
2 最低还款		-1		-3		-1	1
2 月供	3	-1		-1		-1	-3
2 欠	-3			-1		2	1
2 额度	-2			-1		-1	2
3 a	1	-1	1	-2	2	-4
3 aaron's	-2				2	1
3 account		-1	-1	1	-3	-3	-1	-1
3 acct		-1		2			-4
3 actual	2					-2
3 address	5			-5	-1
3 affirm	-3		-1	3	-1	1	-2
3 after	3	-1	-1	-2	-1	-1
3 ally	1	-1		-3	1	1	1
3 altima	2			-1	-2		-1
3 altitude	-2		-1	2	-1
3 amazon	-4		-1	1	2	1	1
3 america	1			1	-3	-2	-2
3 american			-3	2	1		-1
3 amex	-3		-1	-1	2	2	-3
3 amount	3	-1	-1	-1	-2	-3		-1
3 amt	-1			-3	1		2
3 and			-2	-3	1	-1	-1
3 anesthesia	-3	-1	2
3 apple	-3			3		2	-2
3 apt	3			-2
3 as	1	2	-1		-2	-2
3 associates	-2			2	2		-1
3 at	2		1	-3	-3	-2	-1
3 auto	-2	-1	3	-1	1	-1	-1
3 avant				-1		-3	1
3 ave	3			-2	-1		1
3 bal	-2	-1	-3		-1	1	1	-1
3 balance	-2	-2	2		-1	2
3 bankruptcy	-2			2	2	-1
3 barclays	-2	-1		2	-2	-2	-3	-1
3 behind	-3		-1	1	-2		3
3 big	-4		-1	3	-1	1	2
3 bk	3			-1	1	-1	-2
3 bofa	-2		-2	-1	-2	3	-1
3 borrowerid	3			-3	-1	-1
3 box	3		-1	1	-3	-1
3 bread	1			-1	-3		-1
3 buy	-3			3	-1
3 by		-1	1		-3	-2
3 cabela's				-3	1	1
3 call	4			-5	-1	-2	-1
3 called	2					-2
3 cap	-2		-3	1	2	-2	-2
3 capital	-2	-1	-3	1	-5	1	-3	1
3 card	-1	-1		2	-1	-3
3 case	3			-2	-2
3 cedar	3			-3
3 certified	2			-2
3 charge	1		-1		-2	-3
3 chase		-1		1	-3	2	-2
3 check	1	-1	2	-3	1	-1	-1
3 checking	5			-5		-1
3 citi	1		-2	2	-1	-1	-2
3 citibank	-3	-1		3	-2	-1	1	-1
3 city	3			-1	-1		-3
3 claim	3	-1		-2		-1
3 claims	3			-2	-1	-1
3 co	2	1	-1	-1	-2	-2	-3	1
3 cobrança	2		-1		-3	-2	-1
3 collection	-2	-1		1	-2	-5	1	-1
3 commonwealth	-3			3
3 con	2			-1	-2
3 continue	2			-2
3 cooper	-2			3	-1	-1	1
3 counseling	3			-3	-1		-1
3 countrywide	3		-2	-1			-1
3 credence	-2			3	-2	-1	-1
3 credit		-1	-2		1	-1	-3	-1
3 creditfileid	3			-2		-1
3 creditliabilityid	3			-2	-1	-1
3 cuenta	-2			3		-1
3 curr	-2		-1	2	-1	-3	2
3 customer	2			-1			-1
3 date	-1	-1	1	-1	-2	-3	-2
3 daycare	3			-2	-2	-1	-1
3 days		-1	1	-2	-2		-2	-1
3 de			-1	-1	-2	-3	2
3 deficiency	-2		1	2	-1	-1
3 delinq	2			-1		-1	-2
3 delinquency						1	-3
3 deposit	3			-1		-2
3 dept	-2		-3	2	-1	1	-2
3 details	3	-2		-2	-1		-1
3 discover	-2	-1	-2		-2			1
3 dispute	3		-2	-1	-1	-1	-1
3 docs	-3	-1		3	-1	-1	1	-1
3 dr			-1	-4		2	-2
3 due	-1	-3	1		-1	-4	1	-1
3 el	-1			-3	1		-1
3 ending				-4		1
3 energy	3		-1	-2	-1	-2
3 example	3			-3		-1
3 exeter	-2		-1	3		-1	1
3 exp	4			-4	-1	-1	-1
3 express	-2						2
3 fargo			-2	1	-3	1	-3
3 fax	3			-2	-1	-1
3 fee	3			-1			-1
3 file	2			-3	1
3 fin	-1		-3		-1	1	-1
3 fingerhut			1	1	-3
3 florida	3			-3
3 for	1	1	-1	1	-4	-4	-2
3 forbearance	-4		-2	2	1	2	-2
3 form	3			-1		-1	-1
3 goes	3			-2		-1	-1
3 grant	3			-2		-1
3 grove	-2		1			1
3 have	3			-1		-1
3 health	-3			2	2	2	-1
3 heloc	2			-3		2	-1
3 history	2			-2	-1	-1	-2
3 home	-1			1		-3
3 honda			1	-2	-3	2	-1
3 hospital	-2			2	1	-2
3 id	2	-1	1	-2	-3	-1	-1
3 identification	2			-2
3 inc	3			-1	-3	-1	1
3 included	4			-3		-1	-1
3 individual	-2			3	-2	-2
3 inquiries	2			-1		-1	-1
3 ins	2			-2		-1
3 insurance	3			-3		-1	-1
3 int	-3			2	-1	1	-1
3 irs	-3		-1	-1	-1	2	1
3 jpmcb	-3			3
3 kay	2		-1	2	-3	-2
3 kids	3			-1	-1		-1
3 kohl's	-3		-1	1	1	-1	-2
3 kohls	-4		-1	2	1
3 l31				-3	1
3 last	1			1	-1	-2	-3
3 late	2		-2	2	2	-1	-2	-1
3 left	-2		-1	1	-2	3	-1
3 legal	3			-1	-1	-1	-2
3 letter	3			-2	-1	-2	-1
3 limit	-1			4	-2
3 line	-2		-2	2	-1	-1	-2
3 llc	-1			2	-1	-3	1	-3
3 loan	-2	1		2	-4			-1
3 loans		-1	-2	1	-2	-2
3 los	2			-3		1
3 m	3			-2	-1	-1
3 macon	3			-3	-1	-1
3 macy's	-2			-1	2	-1
3 mastercard	-3			2	-1
3 may					-1	-3	1
3 me	3			1	-2	-2
3 menards	-3		-2	2		1
3 met	3					-1	-2
3 min	-2		-1	-1		-1	2
3 missed				-1	1	-3	1
3 mo	2		-3	1	-2	-2
3 mom	3			-1	-1	-2
3 month	-1		-3		3	1	-1
3 monthly	1		-1	-1	-3	-4	2
3 mortgage		-1	-2	2	-4	-1	1	-1
3 most	2			-2	-1	-1	-1
3 mr	-3			3		-1
3 mtg	1			-3	-1	2	-2
3 n.a	-3				-1	-1	2
3 name	4	-1		-2	-1
3 nc	-3			3	-1		1
3 new	3		-1	1	-2	-2	-2
3 next	3			-2	-1	-3	-2
3 nissan	-2		-1	3	-1	-1
3 nonpriority	3			-2			-1
3 o	1	-1	2	-4	-1	-2	2
3 oct	-1	-1		-2	-2	-3	2
3 october	-3			1	-1	-1	3
3 of		-1		1	-4	-3	-1	-1
3 off	-1	-1	2	-2	-3		1
3 oh	1	-1		2	-3	-2	-1	-1
3 ok	-2	-1		2	2	-2	-4	-1
3 one	-2	-2	-2	-1	-1	3	1	-1
3 onemain	-1		-1	3	-1	-3	1
3 opened	4			-2	1		-2
3 or	5	-1		-3		-1	-2
3 orchard	3			-2	-1		-2
3 original	4			-3	1	-3	-2
3 owe	-3		-1	1	-1	3
3 owed	-3	1		-1		1
3 oyelaran	3			-2	-1
3 p	3		-1	-2	-1
3 page	4		-1	-3
3 paid	-1	1	-1	2	1	-3	-3
3 parcela	-3				-1	3	1
3 past	1	-1		1	-3	-3	-1
3 pay		-1	-3	-2	-2	-3	2
3 payment			-1	-4	-1	-4	1	-1
3 pays	4					-2	-3
3 penfed	-2			2	-1		1
3 pennymac	-2		-1	3			-2
3 phone	1		1	-2	-2	-3
3 physician	-3			3		-1
3 placed	-2			2	2	-1
3 planet	3			-3
3 plus	1		-1	-3	2	-1
3 pmt	-1		-1		-2	-2	3	-1
3 ray	2			-3		1
3 re	-3		2	2	-1	-2	-2
3 red				1	-1	3	-2
3 redcard	-1			-1	3	-1	-1
3 regional	-3			2	1	-1	1
3 remarks	-1			2		-1	-1
3 rent	2		2	-2	-2	-3
3 renta	3				-1	-2
3 report	4			-1	-2	-1	-1
3 repossessed	-3				-1	-1	3
3 respondent	3		-1	-2
3 revolving	2		-1	1	-1	-1	-2
3 santander	-2		-1	2		-3
3 saturday	3			-2
3 savings	4			-3	-2	-1	-1
3 se	-1			1	-2
3 self	-2		1
3 share				3	-1	-1	-3
3 since				3	-2	-2	-2
3 sioux		-1		-3	-1	2	-1
3 slate	-3			1	1	1
3 snap-on	-2			3			-1
3 spv			-1	2
3 stat	2		1	-3
3 state	2			-1	-3	-2	-1
3 status		-1	2		-2	-2		-1
3 ste	3			-2	-1
3 still	4				-2	-2	-2
3 student	-3		-1	3		-1	-2
3 synchrony	-2	-1		3	-2	-2		-1
3 system	-2			2	-1	1	-3
3 t	2			-1	-1		-1
3 target	-1		-1	1		-2	2
3 tarjeta	-1		-1	1	-2	-2	-3
3 td	-2		-2	3	1	-1	-1
3 terms	1	-1		-2			-1	-1
3 the	1		-2	-1		-3
3 their	-5			5		-1	-1
3 think				-2	2	-1	-1
3 third	-3			3
3 this				1	-2	-3	1
3 til	-3				-1	3
3 total	3				-5	-4	-3
3 toyota	-3		1	1		2	-3
3 tractor	-4			2	1	1
3 transworld	-3		-1	2	1	-1
3 tri-county	3		-1	-1			-1
3 ulta	-2			2	-1	-2	2
3 us	2		-2	-2	-3	1	-2	-1
3 usaa	-1			2	-1	1	1
3 used	-3		1	1	2		-1
3 vanguard	3			-2
3 verizon	-4			2	3	-3	-1
3 visa	-2		-2	3	-1		-2
3 wa	3			-2
3 wayfair	-3		-1	2	-1	2
3 wells	-1		-2	1	-2	1	1
3 whitcomb	2			-2
3 worst	3						-3
3 y			1	-3	-1	1	-2
3 you	2	-1	-1		-4	2	1
3 your	1	-1		1	-2	-3	-2
3 信用卡	-4			2	-1	2
3 欠款	3			-2	-2	-1	-4
3 正常	-4		-2	3	1	-1	-1
a plan	-3			2		2
account no	-2			3	-1	-1	-2
account number		-1	-1	1	-3	-2	-3	-1
account status	-2			-1	-1	-1	2
acct no	-5			5	-1	-1	-1
al mes	-2					-1	2
ally bank	-1		1	-3
aluguel us	2			-1	-2	-2	-1
as agreed		-1		2	-2	-2		-1
ashley furniture	-4				1	2
atlanta ga	3			-2	-1	-1	-1
auto fin	3		-1	-1		-1	-1
auto loan	-2	-3	2		-2		-1
auto loans	2		-1		-2		-2
award id	-3			3			-1
bal min	-2			-1	-2		1
bal pmt			-1	-3	-2		-1
balance date	2					-1	-2
balance loan	1		-1	-2
balance status	1			-2			1
balance suffix	2	-1		-2
balance updated	3				-1		-2
bank delaware	-3			4			-1
bank loan	-4		-1	4
bankruptcy ch	-1				2		-1
best buy/cbna	-3			2		1	1
c/o c/o	3					-1	-2
cabela's club	-2			3		-2	-1
can do	3					-3
cap one	-1		-2	1	-3	-2	2
card services	-4			4		-1
care credit	-3				3	1	-1
cash ending	-3			2	-1
cash rewards	1			-3	-1	1	-1
center account	-3		1
certified mail	2			-2	-3	-1
charge account	3			-2		-1	-1
charge-off date	-3				-1	-1	3
charged off	-3	-1		-2	-2	1	3	-1
chase bank	-3		-1	-1		2	1
chrysler capital	-1		-1	3	1		-2
citibank/best buy	-3			1			2
city ut	3			-3
client id	3			-2	-1
collection reported	-1			-3			1
columbus oh		-1	-1	3		-1
credit cards	3			-1	-1		-1
credit one	-3		-1	3			-1
current balance	-1			-3	3	-1
current current	-4			-1			5
current days	3					-1	-3
custom cash	-3			1	2		-1
customer service	2			-2
date of	2			-2
date opened	3			-1	-1	-1	-1
date updated	2					-1	-1
days delinquent	-4			-1		-1	4
days late	4			1	-2	-2	-3
debt incurred	4			-3	-1		-1
description amount	2			-2		-1
devedor us	-3				3	-2	-1
discover min	-3	-1		-2	-1		1
due day	3			-2		-1	-2
due days	2			-3		-2
due jun	3					-1	-2
due loan	4			-4
due mortgage	4			-2	-1	-1	-1
due the				-3			1
ending balance	3			-2	-1
ending in	-1	-1		1	-3	-1	2	-1
ends in	-3			4	-1	-1	-1
evansville in	3			-2
everyday checking	3			-3
falls sd	3	-1		-1	-1		-1
farm auto	3			-2		-1
fico score	3			-1	-1	-1
figure heloc	-3		-1	1		1
fin f	4					-4
fin svcs			-2	3	-1
final us				-1	1	-3	-1
financial services	1		1		-1	-1	-3
first premier	-3		-1	2	-1	1	1
free checking	4			-4			-1
from to	3				-1	-1	-2
good standing	3	1		-1	-1	-1	-2
guarantor number	3			-3
health guarantor	-3				-1	2
high balance	3			-1	-1	-1	-1
holiday club	3	-1		-3			-1
home lending	3		-2	-2	-1
hospital account	-3			3
huntington bank	-3			2	-1	1	1
id number	2			-2
identification number	5			-5
in full	1			1			-3
is current	-3			1			1
is now	-2			-1		-1	3
it is	-1				-1	-3	2
jefferson capital	-3			1	2		-1
jpmcb card	-3		-1	1	-1		1
kohls min	-3				1	2
late fee	-1			-2	2	-2	-1
late payments	2			-2		-1	-1
ln apt	3			-2	-1
loan account	-3			3
loan acct	-3			3		-1
loan loan	-3			3		-1
loan no	-3			3		-1
member no	3			-3
member number	3			-2	-1
min due	3			-3	-1	-1	-3
min is	-3				-2	3
min payment	-2					-2	3
minimum is	-2				-1	3	-1
minimum payment	-2	1		1		-3	1
months reviewed	3	-1		-1		-2	-1
months terms	3	-1		-1		-2	-2
mortgage id	2			-2
mortgage loan	-2			2		-1	-1
mos rev	2			-1		-1	-2
mínimo us	-2			-1	-2	1	2
navy barclays	-2		-2	3	1		-1
network inc	-3		-1	3
never late	-3				1		2
nmls id	2			-2
no xxxx	-3			3
number xxxx	-2			3			-2
number xxxxxxxxxxxx	-2			3	-1
of credit	-2	-1	-2	3	-1	-1	-1
of date	3						-3
official form	3			-3
old navy	-4	-1	1			1	-1	-1
on august	2			-1	-1	-1	-2
on the				-4	-1	-1	1
one platinum	-2		-1	3	-1
one quicksilver	-3		-1	2			1
one venture	-3		-1	3	-1
opened feb	3			-1	-1		-1
opened jul	3			-2			-1
opened mar	3			-1	-1	-1	-1
opened reported	3			-2
orlando fl	3			-2
our file	3			-3			-1
owes me	3				-2	-1
p.o box	5			-3	-4
page of	2				-2	-2	-1
paid off	1			-1	2	-1	-3
paid on	2					-1	-1
partners guarantor	-2			3
past due	1	-1			-3	-4	-1	-1
payment due	3			-2		-3	-2
payment history	4			-1		-1	-2
payment is	1				-1	2	-3
platinum min	-3			-1			1
pnc mortgage	-3		1			-1	1
portfolio recovery	-3		-1		1
premier bank	-3		-1	4		-1	-1
previous balance	3			-1	-2	-1	-1
public records	3			-2	-1		-1
rating current	-3			1			3
recent payment	3			-2
recovery assoc	3			-3
rent is	3			-1	-2	-1	-1
report number	3			-2
reported apr	3	-1		-2		-1	-1
reported aug	3			-1			-2
reported mar	2			-1			-2
roth ira	2			-2
routing number	3			-3
savings bank	3		-1	-2		-1	-1
scheduled payment	-2			-2	-1	3	-1
security number	3			-3
share savings	4			-4
snap-on credit	1		-2	1		-2	-1
speedy cash	-2	-1	2	-3	-1	-1	-1	2
state farm	3			-2		-1
status account	-4			-1			4
status notes	-3				-1	3	-2
student ln	3			-2	-1
student loans	3			-3		-1
syncb/amazon plcc	-2		-1	3
take home	2			-1	-2	-1
target redcard	-1		-1		2	-3
term duration	2				-1	-1	-1
terminada en	-3			3			-1
toll free	3			-2	-1
total us	5	-1		-1	-3	-3	-1
toyota financial	-1		1	-3	1	1	-1
transworld sys			3	-3	-1		-1
transworld systems	-4		1		2	-1	-1
uns us	3				-1	-2
unsecured claims	3			-2			-1
up to	3				-1	-1	-1
updated may	2					-1	-1
us dia	2			-1	-1	-3	-1
vin ending	3			-3
visa acct	-3			3
visa signature	-3		-1	1		1	-1
you are	-4			-1	-1	-2	4
you have	3				-3
zip code	3			-2
# figure words behind
a	-3	-1	-1	-1	-2	3	-4	-1
a mo	-2			-2	-3	3
a month	-4	-1	-3	-1		5	-4
a week	3				-1	-3	-2
accepted 	-3			3
account	-1		1		-3	-2	2
account 	4		1	-1	-1		-3
account closed	3			-2			-1
account number	4		1	-4			-1
account type	-2			3		-1	-1
accountopeneddate	-4			4	-2	-2
accountopeneddate 	-5			5	-2	-2
accounts	4			-2	-1	-1
act	3			-3	2	-2	-2
act 	2			-3	2	-1	-1
active 	-1			-3	-1		2
additional information	-3			3
ago	4			-2	-1	-1	-2
ago 	3			-1	-1	-1	-2
aidvantage	3			-2		-1	-1
alder			3	-2	-1	-2	-2
all	4			-3	-1
altima	-1	-1	2	-1	-1	-3	1
am 	3				-1	-1	-1
american	3		-1	-2			-1
amex	1	-1		-3	-1	1	-2
amount	2			-6	-1	1	1
amount due				-2			1
amount enclosed	3			-3	-1
and	-2		-3	-5	1	2	1
annual	-3		2	1
as				-2	-4	3
as agreed				-2	-4
asagreed		-1		-4	2	2	-3	-1
at	2			-1	-1	-2
at&t	-3	-2		1		-2	2
atrasado	-2			-1	3	1	-1
auto		-1	-2	3	-1	-3	-1
auto 				4	-1	-2	1
autopay				-2	-1	-3	3
available	1			-2			2
ave	4	-1	-1	-3	-2	-1
ave e	4			-2	-2	-1
bal	-1	-1	-3	2	-3	-6	-1	-1
bal 	-3			2	1	-1	1
bal min	-3		-2	4			-1
bal pmt	-1		-2	4	-1	-4
balance	-3	-1	1	2	-3	-1	-2	-1
balance min	-2		-1	2	-1	-1	-1
balance pay	3			-2
balance updated	-6			6
balances	3			-2
bank	2		-2	-4	-1	2	-2
bank of	2			-2	-1	1	-2
barclays	3		-1	-3	-1	1	-3
barclays bank	3			-1			-1
bc	3			-3
bc crc	2			-2
best	4	-1	-1	-3		-1	-1
both			-1	3	-1	-2
bought	-3			3
bring	2			-1	-1	-2	-1
by	-1	2		-2	-2	-1
c				1	-3	1	1
capital one				-4	1	2	-1
card 	-4		2	2	-1	-1	-1
cc	-1		-1	2	-3
cc 	2				-3
chargeoff	2			-1	1	-3	-2
chargeoff 				-1	3	-2	-2
chase	4	-2	-1	-3		-1	-2
checking	3			-3	-1
child	3				-1	-2
citibank	3			-2			-2
claim	2			-3		-1	-1
cleveland	1		1	-3
client	3			-3			-1
closed	-2	-1	1		3		-3	-1
co	5		-2		-2	-2	-2
co co	3			-1	-1	-2	-2
col 	3	-1		-1	-1	-1
coll		-1	-1	3	-1	-3	-2
collection	-1	-1		1		-3	-1	-1
collection 	-3	-1	-1	3	-1	-4	1
collection agency	-2			2
collection for	-3			3	-1
comments	3			-1	-1	-2	-1
comments share	3			-1	-1	-2
convergent	3	-1		-1			-2
convergent outsourcing	3	-1		-1			-2
corporate	3		-1	-1	-1	-1
credit	-1	-3	1	1		-3		-1
ct	3			-1	-1	-1	-1
cur 	-3				-1	2	-1
curr 	1	-1			-1	1	-3
current	-1	-1	-2	2	-2		-5
current 	-1	-1	-2	1	-2	1	-5
current account	-1				-1	-2	3
current status	3			-3			-1
cypress waters	2			-2
d					-3	-3	2
date 	3			-3		-1
date of				-3	-1	1	1
day late	3					-1	-2
days	-1	-1	-1	-2	-3	-4	3
days 	-1	-1	1	1	-4	-2	2	-1
days after	2					-1	-2
days ago	3			-1	-1		-2
days behind	2			-1	-2	-3
days days	6			-1	-1	-2	-5
days delinquent	-3			1		-3	3
days in	3						-3
days late	-1	-1	-1	-1	-4	-1	1
days overdue	-2						3
days past	-2	-1	-1	-2	-4	-5	2	-1
dc	3			-3
dc chg	3			-3
de	5			-1	-2	-3	-1
debt	-3			1	-2	-1	2
debts	3	-1		-3			-1
deferred	1			1		1	-3
delinquency	3			-3
desc	3				-1	-1	-1
dias		-1		-3	-2		3	-1
digits	2		-1	-1	-3	-1	-1
digits of	1		-1		-3	-1	-1
discharged	4			-2	-2
discover	2			-3	1	-1	-1
do	4			-2			-1
dpd	-1			-2	-2	-2	2
draft 	3			-2		-1
due	-1		-1	-6	1	4	-3
due by	1			-3	1	-1
due date	4			-3
due the	2			-3	-1	2
duke	3	-1		-2			-1
días	-1		-1	-2	-3	-6	3
días de	-2			2	-2	-3	2
ecoa	-3			3
efx	-1			-3	-1	-1	1
em	-2	-1		-2	3	1	-5	-1
em cobrança	-2				4	-3	-1
em dia	-1			-2		2	-4
emergency	-2		-1	3	-2	-1	-1
end	3			-3
end of	3			-3
enrolled	-4	-2		1	-2	-3	3	-1
enrolled 	-2	-1	-1	-2	-1	-3	3
equinox		-2	1	-2	-1	-1
every	2			-1	1	-3	-1
exit	2			-2
f	3			-3	-1	-1	-1
f 	3			-3	-1	-1
fa aut	3			-2
fax 	3			-2	-1	-1
feb	2					-1	-1
fecha	2			-2
fee	3			-2		-2
fenwick	3			-2	-1	-1	-1
fidelity	3	-1	-1	-2
fidelity 	2	-1	-1	-2
filed	2			-3	1	-1	-1
financial		2		-2	-1
first	6			-6	-1	-1	-2
first seen	5			-5
food	2				-3	-1
for			-1	3		-3	-3
freedom	3			-2			-1
from to	4			-1	-3
gas	2			1	-3	-1
good	2	-1		-1	-3	-1	-2
group	1			-5		-1	-1
high	4			-3	-1	-1	-1
highest	4						-4
highest balance	3			-1			-3
home equity	1	-2	-3	1		-1	-1
hospital	2			-2
hours	3			-1	-1	-1	-2
hours ago	3			-1	-1	-1	-1
hr	3			-1	-2	-2
husband	-4			3		-1
i	-4	-1	2	2	1		-1	-1
i owe	-3			3
i want	3			-3
i1 			-2	-5		2	-2
i3				-2		1
i4 	-3				1	2	-1
idaho	2			-2
in	-2		-2	1		1	-3
in collections				4	1		-3
in debt	3			-2	-2
in deferment	-3	2				-1
incl	3			-2	-1	-3	-1
incl in	3			-1	-1	-3	-1
ins	-2			3	-1	1
inst				2	-1	-3	-2
installment			-2	2		-1	-2
installment 	2		-3		-1		-2
installment account	-3		-2	3
int	2			-2	-1	-1
j	-3	-1		4	-1	-1	-2
jefferson	1			-3	-1	-1	1
jefferson capital	2			-1			-1
k	3	-1	1	-3	-3	-2	-2
k 	2	-1	-1	-2	-2	-2	-1
kay	3			-1		-2
kingsley	3		-1	-3	-1
kingsley dr	3			-2	-1
larkspur	3	-1		-1	-1		-1
last			2	-1	-2	-1
late fee				2	-1	-3	-2
left	-2		-2	1	3	-5	-3
left 	-3		-1	3	1	-3	-2
letter	-2		1	-3	-1	-1	2
liabilities	-1			-3	3
liabilities credit	3			-3
lien	-1		3	-1		-1
list	3			-2	-1		-1
loan	1	1	-1		-2	-2	-4
loan 	-3	1	-1	2	-2	-1	-2
lvnv	3			-2		-1	-1
lvnv funding	3			-2		-1	-1
m01 	1			-1	-1	2	-2
m1 	-3			-1		3	-1
macy's	3			-1		-1	-2
mar	-2		-1	3			-2
medical			-3	1		-1	-1
merrick				-1	2	-1	-2
midland	4			-2	-1	-1	-3
min	-3	-1	-3	1	2	-2	-4	-1
min 	-4		-2	1	2	-1	-2
min current	-3			1	1
min due	-2		-1	3	-2
mo 	-3	-1	-2			2	-1	-1
mo current	-1			-2	-1	3	-2
mo days	-4			-1	1	2	1
mo on	-3		-1	-1		3	-1
mohela	4	-1		-1		-2	-1
mon	2			-2	-1
money	2			-2	-1
month	-2	-1	1	-3	-2	-1	3	-1
month behind	-2			-1	-1	-3	3
month late	-2						3
month payment	3			-1		-2	-2
month s	3	-1			-1	-1	-1
monthly		-1		-1	-3	2	-2
monthlypaymentamount	1				-3	-1
monthlypaymentamount 	2				-4	-1
months	1	-1		-1	-3	-4		-1
months 	2			1	-2	-2	-3
months behind	-3			-2	-2	-2	3
months na	4			-2	-1	-2
monthsreviewedcount 	-3			-1	-1	2	-1
mortgage	-1	3	-2	2	-1	-2	-3
mortgage account	-3	1		2
mos	1	-1	-1	-1	-3		1
mtg 	3					-3	-1
mínimo	-3				3	-2
n	-2	-2		1	-2	-4	2	-1
n 	-3	-1	1	-2	1	-1	3
n n	-1			1	-3	-3	1
n/a	2			-2	-1	-1
n/a 	3			-2	-1
na	-2			-2	3		-2
national	2	1		-3
negotiating	-3	-1		2	-1	-1	1	-1
negotiating 	-3						2
never	-1		-2	-2	1	2	-3
never late	-2		-2	-2	1	2	-3
new	2	-1	-2	-1		-1		-1
new auto	-3	-1		4			-1
nissan rogue	2		-1	-1		-1	-1
no	-1	-1	1	1	4	-1	-2	-1
no 	-2	-1		1		1	-3	-1
no rush	-3			-1	2
none				-3	1
none 	-3			-2		1	1
not	-3	-1		2		-1	2	-1
now	-1		-1	3	-2	1	-2
nw	3			-2	-2	-1
nw st	4			-1	-3	-1
of	5		-1	-2	-3	-4	-2
of 	5			-1	-3	-3
offers	3			-1	-2
ok		-1	-2	-1	-2	2	-5	-1
ok 			-2		-3	2	-3	-1
ok ok	5			-1		-2	-3
old	2			-2		-1	-3
on		-2			2	1	-3	-1
on 	-4			4		-1
on the	-4	-1	-1	1		1	-1
onemain	4			-3			-2
or	3			-2	-2	-2	1
originalcreditorname	-2				3	-2
other liabilities	3			-3
outpatient	-3			3
over 	-2			-2		3
owe	-4		-2	4	-1
owed	-3		-2	3	1	-2	-1
owes	-2			2	-2	-1
owner	-2			3			-1
page	3			-2	-1	-1
page 	2			-2
page of	3			-2	-1	-1
paid			-1	4	2	-3	-4
paid 	2				1	-3	-2
paid off	-5		-1	3	-2	3	-2
paid or	4			-1	-1	-1	-3
past				-2	2
past due				-3	1		1
pastdueamount	-1			-2	-3	2	-1
pastdueamount 				-2	-3	2	-1
pay	-2		-1	2	1	-3	-3
pay this	3			-3
payday			1	-3
payment	2			-3
payments	1			-2	-3	-4	1
payments of	3				-1	-1	-1
pays			-1	1	-1	-3
pd	-1		1	-3	-1	1
personal	-3	-2		4	-1	-2	-1
phone	4			-2	-1	-2
placed	-4			3	-2	-1	2
plaintiff	3			-2	-1		-1
platinum	-3		1	1			-1
pmt	-1		-1		1	-3	1
po	3		-1	-2	-1	-1	-1
points	3	-1		-1		-1	-1
por	2			-1	-3
por mês	2			-1	-3	1
portfolio recovery	3			-2			-1
ppa	2			-3	-3	2	-2
ppa 	4			-2	-3	-1	-2
printed	2			-2	-2
priority 	-3			4
property	4			-3			-1
prudential	2			-1	-1
pünktlich 				3		-2	-1
quail	3			-1	-1	-2
quantum3 group	2			-2
quarry	3	-1		-2	1	-2	-2
r	-2		-1	2	-2	1	-2
r01	1			-2	-1	1	-1
r1	-3			-4	2	2	-3
r1 	-2			-5	2	2	-2
r2	1			-2	1	-1	-3
r2 	-2			-2	1	3	-2
r9	1			-3	3	-3	-3
r9 	-1			-3	3	-2	-1
ram	2		-1	-2
re	-2			3
regional	4	-1		-4			-2
regional acceptance	3			-2			-2
regions	-1			-2	2	-1	-2
regular	4			-3			-1
rent	4			-2	-2	-1	-1
report	3			-3	-1		-1
reported	-3			3	-1	-1	-1
resurgent	3			-3		-1	-1
rev	-1			1		-1	-3	-1
revolving				2	-2	-1	-3
revolving account	-3			3
right	-2			-1	-1	2	-1
right now	-2					3	-1
rptd	3			-2	-1		-1
rptd charge	2			-2	-1
s	3		-1	-2	-1	-1
saldo	-2	-1	1	2	-3	-2	-1
saldo mensualidad	-3			3
saldo pago	-3			3
saldo us	-3		1	2
santander	3			-1	-1	-1	-1
santander consumer	2			-1		-1	-1
savings	1			-3	-1	-1	1
secured vehicle	-3			4
settled		-1	-1	2	-1	-1	-3	-1
settled 				3			-2
settled paid	2						-2
signature	1	-3	-2	2	-1		-1
signature 	-2	-2	-1	3
signature loan	-3	-2	-1	5
silverado	-1	1	-1	3	-1		-1
state	2			-2	-2	-1	-1	-1
statement period	2			-1	-1
status 	3			-2	-1	-1	-1
status unpaid	-3			-1	3	-1
store	-3		1	2		-1	-1
store card	-3		2	1	-1	-2	-1
student	-1	-1		2	-2	-3	-1
student loan	-3			3		-2	-1
student loans	4			-2	-1	-1
subaru outback	1	-3
tage	3		-1	1		-2	-1
td	2			-2		-1
thank	3			-2
that				2		-2	-3
that's	-3	-1		3	-1
the balance	-3	-1	-1	2	-1	-1	-1
they	-4			3		-2	1
through	2			-2
through 	3			-2
time	3						-2
to	3	-1			-1	-4	-4
to dispute	2			-2
total priority	2			-2
toyota	1	-1		-2	-3	1	-2
trễ	-4			3	-1	1
tu	-1		-1		-1	1	-3
tu 				1	-2	-3	-3
type			2	1	-2	-2	-3	-1
u	2				-1	-2
unknown	-2			3	-1
unpaid	3			-1	-2	-4	1
unpaid balance	-1			-1	-1	-2	3
unpaidbalanceamount	4			-1	-2	-2
unpaidbalanceamount 	3			-1	-2	-2
up	1			3	-1	-1	-2
upgrade	3	-1	-1	-3	-1		-1
upgrade inc	3	-1	-1	-2			-1
upvotes	2					-2
us	-2	-2	-2	1	1	-3		-1
us 	1	-1	-1		-1	-4	-2	-1
usaa	3			-3
used	-3	-2	-1	4		-1
used auto	-2	-2		3
visa	-1	-3	-2	2	-1	-1		-1
w 	-3			2	-1	2
w mile	3		-1	-4	-1
water	3			-2	-1	-1
wells	4			-4	-1		-2
wells fargo	3			-2			-2
westlake	3	-1		-2		-1
when	3			-1	-1	-2
which	3		-1	-3
wife	-3		-2	4
wife 	-3		-1	3
with a	-1			3			-3
wk	3				-2	-3
wk 	3			-1	-1	-1
woodward	3			-3	-1
world	3			-3
x 	-2		-1	3		-2
xp tu			-1	-2	-1	1	-3
xp/ef			-1	2		-2	-1
xp/tu/ef				1	-1	-3	-3
xp/tu/ef 					-1	-3	-2
xxxx 	-2	-1		3
y	-1	-1			-3		1	-1
years	6	-1			-2	-3	-3
years 	4	-1			-1	-2	-2
yes 	-1		1		1		-3
your	-1			-5	-1	-2	2
yrs	3		-1	-1	-1	-2	-1
дней	-3				-1	-1	3
余额	-2		-1	2	-1	-2	-3
余额 月供	-2			3		-1
欠款	-3			4	-2	-1
# figure words of line
always		-2		1				-2
always, below blank		-2		1	-1			-2
often		-3	-1	-1	-1			-1
once		-2	-2	1		1	-1	-1
once, below blank	-2			1	-3		-4	-1
twice, below blank	-1			2	-4	-3	-1	-1
# mark alike read as
accountNumber	-1		-3	1	-1	-1	-1	-1
accountNumber; itself no part	1		-3
amount	-1				1	-3
amount, all	-1				2	-3
amount, all; itself amount	-4				4	-2
amount; itself no part	3				-2	-1
aside goes on, all, few	-3		4		-1		-1
aside goes on, all, few; itself no part	-3		3
current; itself current	-3		-1	-1	-1	-1	3
current?, all, few; itself no part	3		-1		-1		-2
current?; itself current	-3						3
current?; itself current?	3	-1		-2	-1	-2	-2	-1
current?; itself no part	3		-1					-1
goes on?, all			1	-1	-1	-1	-3	-1
goes on?, all, few; itself goes on	3		-3	-1
goes on?, all; itself goes on?	2	-1	-1	-2	-1	-1	-3	-1
no part	-3	-2	-1	-1	2		1	-3
no part, all				1	-3	-3	-3	1
no part, all, few				-1	-3	-3	-2	-1
no part, all, few; itself no part	-1			-1	-3	-4	-5
no part, all; itself current	-4						4
no part, all; itself current?	-2		-1	-1		-1	3
no part, all; itself goes on?	-3		3
no part, all; itself no part	2		-2	-1	-5	-5	-5	1
no part; itself amount	-4			-1	4	-1	-1	-1
no part; itself amount?	-3				4	-1
no part; itself current	-4	-1	-2				5
no part; itself goes on	-1	-1	2	-1		-1	-2	-3
no part; itself no part	2	-1	-2	-4	-5	-1	-4	-1
no part; itself originalCreditor	-2					-1		2
no part; itself paying	-4			-1	-2	5	-1
paying	-4		-1	-1	-1	4	-1	-1
paying; itself paying	-4	-1	-2	-1	-2	4	-1
# mark before and shape
capital mark-(	3		-2	-1
capital mark-/	3		-2	-1	-1	-1		1
capital mark-:	2						-2
capitalised mark-!	3		-1				-1
capitalised mark-"	2	-1	-3	-1		3	2	-2
capitalised mark-#	2	-1	-1	-3	-2	1	1	-1
capitalised mark-$	2	-1	-2	-1		-2	-2	-1
capitalised mark-&	-1	-3	1	-1	-2	-1
capitalised mark-(		-3	1	-5	-1	-1	-1
capitalised mark-)	-3	-2	3	-3	-2	-2	-1	-1
capitalised mark--	2	-1		-3	-2	-2	2	2
capitalised mark-.	-1	-2	2	-5	-2	-3
capitalised mark-/	-1	-3		-3	-2	-2	-2	2
capitalised mark-:	2	-1	-2	-4	-2	-2	-2
capitalised mark-;	1		-2	-2	-2	-2		-1
capitalised mark-?	3		-2	-1		-1	-3	-1
capitalised mark-|	2	-1	-3	-2	-1	-1	-2	-1
capitalised mark-~	3		-3		-1		-1
capitalised mark-·	3		-3		-1	-1	-1	-2
capitalised mark-–	1	-2	-1		-3	-1		-2
capitalised mark-—	4		-2	-1	-1	-1	-3	-1
capitals mark-!	3				-1	-1	-1
capitals mark-"	1		-4	-1	1	2	-1	-1
capitals mark-#	1	-1	1	-4	-1	-2	-1	-1
capitals mark-$	-1	-1	-2	-2		3	-2	-2
capitals mark-&	1	-3		-1	-2	-2	-2	2
capitals mark-(	3	-1	-2	-4	-2	-2	-1	-1
capitals mark-)	-2	-1	3	-2	-3	-3	-3	-1
capitals mark-,	1	-2	-2	-2	-3	-2	1	1
capitals mark--		-3		-3	-1	-3	1	-3
capitals mark-.	-2	-2	2	-4	-2	-3	-1	3
capitals mark-/	2	-2	-3	-3	-1	-1	2	1
capitals mark-:	1	-1	1	-2	-1	-2	-1	-3
capitals mark-=	3		-1	-1	-1	-1	-1	-1
capitals mark-_	-2	3				-1
capitals mark-|	2		-4	-2	-2	-2		-1
capitals mark-–	3	-1	-3		-1		2
capitals mark-—	3		-2					-1
cents mark-"					-3	-3	1
cents mark-,	1	-1		-1	-3		-2	-1
cents mark-.				-2	1	-4	-2	-1
cents mark-/					-1	-3	1
cents mark-|	3	-1		-1	-3	-4	-2	-1
code mark-,			-1	-2	-3	1	1	-1
code mark-/	3	-1	-2	-1	-1	-1
code mark-;	3			-2		-1	-2
code mark-|	2			-1	-2	-1
date mark-,	3				-1		-1
digits-1 mark-"	-2		2	-1	-1	-2	1
digits-1 mark-(	-2		3				-1
digits-1 mark-)	2	-1		-3	-2	-2		-2
digits-1 mark-.	1	-3	-3	-1	-3	-3	-1	-3
digits-1 mark-/	2	-1	2	-2	-2	-3	-2	-1
digits-1 mark-:	2	-1	-1	-2	-1	-1	-3	-1
digits-2 mark-(	3	-1	-1				-1
digits-2 mark--	-1	-2	1	1	-3	-3	1	-1
digits-2 mark-.	3	-2	-1		1	-1	-3	-1
digits-2 mark-/	1	-1	1	-2	-1	-2		-1
digits-2 mark-:	2				-2	1	-2
digits-2 mark-;	3			-1	-2	-2	-2
digits-2 mark-|	3				-1	-1	-2
digits-3 mark-$	2	-1		-1		-4	-3
digits-3 mark--	3	-1		-1		-1	-2	-1
digits-3 mark-.	-2		-1	-2	-1	2	2	-2
digits-3 mark-/	1			-1	-2	-2		-1
digits-3 mark-|	2				-1		-2
digits-4 mark-"	2			-2	-1	-1	-1
digits-4 mark-$	1					-4	-1
digits-4 mark-)	4		1	-5	-1	-2	-3	-1
digits-4 mark-,	1	-1	3	-3	-2	2	-2	-1
digits-4 mark--		-1	1	2	-2	-2	-3	-1
digits-4 mark-/	3			-2	-3	-2	-1
digits-4 mark-|	3	-1		-2	-2	-1	-1	-1
digits-4 mark-–	2			-2	-1	-1	-1
digits-5 mark-,	3			-2	-1			-1
digits-5 mark-.	-2			3			-1	-1
digits-5 mark-|	2				-1	-1	-1
digits-6 mark-,	3			-1		-1
digits-7 mark-$	1		-1	-3		1	-1	-1
digits-7 mark-.				2	-1	-2	-4	-2
digits-7 mark-|	4			-2	-1	-1	-1	-1
dollars mark-)	3				-1	-1	-1
dollars mark-,	1			-1	2	-3	-3	-1
dollars mark--	5			-1	-2	-2	-5	-1
dollars mark-.	1	-1		-3	-1	-2	1	-2
dollars mark-/				-1	-3	-3	2	-1
dollars mark-;	2						-2
dollars mark-<	4						-4
dollars mark-–	4			-1	-1	-1	-4
dollars mark-—	3				-1		-2
dollars-and-cents mark-,	3			-1	-3	-3	-1	-1
dollars-and-cents mark--	3	-1		-1	-2	-3	-4	-1
dollars-and-cents mark-.	1	-2	-1	-3	-2		-5	-2
dollars-and-cents mark-;	3				-1		-3
dollars-and-cents mark-|	4			-1	-2	-2	-3
dollars-and-cents mark-·				1			-3
dollars-and-cents mark-–	4				-1	-1	-4
dollars-and-cents mark-—	4				-1	-2	-3
lettered-code mark-"	2			-2	-2	-2		-1
lettered-code mark-)	-1	-1	2	-3	-2	-3	-1	-2
lettered-code mark-,		-1	-2	-4	2		-2	-3
lettered-code mark-/	3		-1	-1	-1	-2	-2
lettered-code mark-|	4	-1	-1	-1	-2	-1	-2	-1
letters mark-,	3		-2	-1	-1	-3	-1	-1
letters mark-:		-1	-2	-3	-2	-2	1	-2
line mark-"		1	-2	-1	-1	-1	1
line mark-#	3	-1		-1			-1
line mark-(	4	-2	-3				-2
line mark-|	2	-1					-1
line mark-–	3	-1					-2
mark-" mark-,	1	-2	-1	-5	-1	2	-2	-2
mark-" mark-.	-3		-1	3
mark-" mark-_	3	-1	-2	-1	-1	-1	-1
mark-# mark-:	3			-2
mark-$ mark-$	3			-1	-1		-1
mark-$ mark--	-2	-2	-1	-4	2	3	-4	-3
mark-$ mark-_	1				-1	-3	1
mark-( mark-.	-3			3		-1		-1
mark-( mark-…	-3			3
mark-) mark-,	1		-5	-2	-2	3
mark-) mark--	3		-2	-2	-2		-2
mark-) mark-.	4		-3	-2		-1	-3	-1
mark-) mark-/	3		-2	-1			-1
mark-) mark-:	3		-3	-1	-1	-1	-2
mark-, mark-"	3	-2	-1	-5			-3	-2
mark-- mark--	2	-2	-2	-3	-3	-3		-2
mark-. mark-"	3		-5	-1		1	1	-1
mark-. mark-.		-2	-1	1	-3	-4	-2	-2
mark-. mark-:	3			-2			-1
mark-. mark-|	2		-2	-1	-1	-1	-1
mark-: mark-"	4	-1	-1	-3	-1	-1	-2	-1
mark-: mark--	4				-1	-1	-3
mark-: mark-:	3			-1		-1	-1
mark-: mark-—	3			-2	-1	-1	-1
mark-; mark-"		-1		-2	-3	-3	1	-1
mark-? mark-?	3		-1				-1
mark-[ mark-]	3			-1	-2	-3
mark-_ mark-_	1	-1		-2	-3	-3		-1
mark-| mark-$	-3			-1	3	3
mark-| mark-|	4	-1	-1		-1	-1	-3
mark-☒ mark-$	-1				-2	2
mark-✓ mark--	3						-3
mark-✓ mark-–	4				-1		-4
mark-✓ mark-—	3						-3
mark-✔ mark-✔	2			-1	-1	-1	-2
masked mark-$	-1			-1	2	-3
masked mark--	3			-2	-1		-1
percent mark-$	-3	-1		-1		1	-2	-1
percent mark-)	2		-1			-1	-1
percent mark--	3			-1	-2	-1	-1
small mark-'	1					-3
small mark-(	2	-3	1	-2	-1	-1	-2	-1
small mark-)	-3	-1	5	-2	-2	-2	-3	-2
small mark-,		-1	-3	-1	-1	-1	-1	-1
small mark--	4	-1	-2	-1	-2	-2	-2
small mark-.	2	-1	-2	-4	-2	-2		-3
small mark-/	1	-1	-4	-1	-1	2		-1
small mark-:	3	-1		-3	-2	-2		-3
small mark->	3		-1	-1
small mark-|	4		-1	-1	-1		-2
small mark-·	1	-1	-3	1	-1	-1
small mark-–	3	-1	-3	-1	-2	-2	-2
small mark-•	4					-1	-3
thousands mark--	4			-1	-1	-1	-3
thousands mark-.	5			-1	-4	-1	-3	-1
thousands mark-/	3				-1	-2	-2
thousands-and-cents mark-"					-4		-2
thousands-and-cents mark-,	2					-2	-2
thousands-and-cents mark-/	3				-1	-2	-2
thousands-and-cents mark-[	2				-2	-2
thousands-and-cents mark-☐	4				-4	-2	-1
thousands-and-cents mark-☒	3				-2	-3
with-digits mark-"		-1		-2	-1	1	-4	-2
with-digits mark-(		-1		-3	-2	-1	1	-1
with-digits mark-)		-1	-1	-3	1	-2	-2	-1
with-digits mark-,		-2	-2	-3	1	-1	-3	-3
with-digits mark--	4	-1			-2	-2	-2
with-digits mark-.	4			-2	-2	-2	-2	-1
with-digits mark-;	3			-1	-2	-2	-2	-1
with-digits mark-|	3				-1	-2	-2
year mark-(	3		-2				-2
year mark-)	-4	-1	3	-2	-1	-2	1	-1
year mark--	3	-1			-1	-1	-2
year mark-.		-1	-1	-4	-1	-1	1	-2
year mark-:	2						-2
year mark-–	2		-1		-1		-1
# mark before read as
	-1	-1	-1	1	-3	-3		-1
accountName		-3	1	-2	-1	-1	-1	-1
accountName?	1	-2			-1		-1
accountNumber	-2	-3	-2	2	-2	-2	-3	-3
accountNumber?	1	-1	-1	-3	1	1	-2	-1
amount	-1	-1	-1		2	-3	-1	-2
amount?	-1	-1		-2	1		-3	-2
aside goes on	-2	-1	3		-2	-1	-2
current	-1	-3	-1	-2	-1	-3	2	-3
current?		-1		-2	-3	-3	1	-1
goes on,current	-4		-1	-1	-1	-1	3	-1
goes on?		-2		-1	-1	-3	-3	-2
originalCreditor	-1	-1	-1	-1	-1	-3	-1	1
# mark before
capital		-2	1	-3	-1	-1	1	-1
capitalised	1	-2	1	-4	-2	-1		1
capitals		-3		-5			-3
cents	2	-2	-1	-3		-1	-3	-2
code	1	-2	-3	-1	-1	1	-1	-2
digits-1	1	-3	2	-2	-3	-4	1	-2
digits-2	1	-2	1	-1	-2	-2	-1	-2
digits-3	2	-2	-2	-3		-2	-1	-2
digits-4	-1	-1		1	-1	-1		-2
digits-5		-1		2		-3	-3	-1
digits-7	1	-3	-3	1	-1	1	-4	-3
dollars	4	-1		-3	-2	-4	-1	-2
dollars-and-cents	2	-2		-2	-1	-4	-4	-3
end	3	-1			-2		-1
lettered-code		-2	1	-4		-2	-3	-3
letters	2	-1	-1	-5	-3	-3		-4
line		1	-4	-2	-1	-1		-2
mark-!	1		-1	-1	-2	-3		-1
mark-"	2	-3	-2	1	-1	1	-1	-3
mark-#	3			-3	-2	-1	-1	-1
mark-$	-3	-2	-1	-5	3	1	-5	-3
mark-(	-4	-1	-1	4	-1	-2	-1	-1
mark-)	2		-6	-3	-1	-3	1	-3
mark-,	2	-3		-4	-1	1	-2	-2
mark--	1	-3		-2		-3		-1
mark-.		-2	-2	1	-2	-3	-3	-3
mark-/	2		-2	-1	-1	-1	-1
mark-:	-1	-2	-1	-6	2		1	-2
mark-;	1	-1	1	-3	-3	-4		-2
mark-<	3			-1	-1	-1	-3	-1
mark-=	1	-2	1	-2	-3	-2		-1
mark->	3			-1	-1		-1
mark-?	5	-1	-1	-1	-1	-1	-3
mark-]			-1	-1	-2	3	-1
mark-_	1	-2		-1	-3	-3		-1
mark-|	-1	1	-1	-2	2	2	-3	-1
mark-·	-3			2		-1
mark-☒	-1				-2	3
mark-✔	2			-1	-1	-1	-2
masked	2	-1	1	-2		-3	-4	-2
percent	-2	-1	-2	-3	1	2	-3	-2
small	1	-2	2	-4	-3	-2		-3
thousands	3	-1		-2	-2	-4		-2
thousands-and-cents	3	-1		-2	1	-1	-3	-2
with-digits	1	-2	-3	-5	1	-2	-4	-3
year		-1	2	-3	-1	-3		-2
# mark behind read as
	-1	-1	1		-5	-3	-1
accountName	1	-2	1	-3	-1	1	-2	-3
accountName,current	-3	-1					3
accountName?	3	-1	-4	-1	-1		2	-2
accountNumber	-1	-1	-3	2	-2	-4	-3	-4
accountNumber?	3		-1	-2	-1	1	-1	-1
amount		-2	-2	-2	3	-3	-2	-3
amount,current	-3		-2		-1		3
amount,paying	-2				3	1
amount?	-1	-1	1	-1	1	-4	-2	-1
aside accountName	3		-2
aside amount?	3		1		-1	-2	-1
aside paying	3				-2	-2
current		-1	-3	-3	-3	-5	1	-3
goes on	1	-4			-2	-2	-2
goes on?	1	-2			-2	-2	-3	-1
paying	-4	-1	2	-2	-4	3		-3
# mark behind
capital		-1		-1	-3	2	-3	-2
cents	-1	-3	-2	-4	-2	2	-3	-3
code			-1		-2	-3		-1
digits-1		-3	-1	-3	-1		-1	-1
digits-3	-1	-3	-1	-2	1	2	-1	-2
digits-4	-2	-2		3	-2	-1	-5	-4
digits-7	1	-2		-5			-1	-3
dollars	3	-1	-2	-1	-4	-3		-2
dollars-and-cents	1	-2		-5	-5	-4	-3	-4
end	4		-2	-2		-1	-1	-1
lettered-code	1	-2	-1	2	-3	-3	-2	-4
letters	1	-2	-2	-3	-5	-4	1	-3
mark-!	1		-1	-1	-2	-3		-1
mark-"	-1	-3	4	-5		-1	-1	-1
mark-$	3	-2		-4	-1	-5	-4	-2
mark-(	-2	-1	3	-2	-2	-2	2	-1
mark-)	-1	-1		-2	-3	-1	2	1
mark-,	-1	-3	2	-5	-2		-3	-3
mark--		-2		-3		-1	-1	-2
mark-.	1	-2	-2	2	-2	-4	-3	-3
mark-/		-1	1	-2	-2	-3	1
mark-:	1	-1	1	-3	-2	-2	-3	-2
mark-;	1	-1	-1	-2	-3	-3	1	-1
mark-<	3	-1		-1	-1		-2
mark->	5		-2	-1			-2
mark-?	4		-1		-1	-1	-1
mark-]		-1	1	-1	-2	-2	2
mark-_	2	-1	1	-2	-4	-4	-1	-1
mark-|	-1	-1	4	-2	-3	-3		-1
mark-·	-3	-1		2		-1		-1
mark-–		-1	3	-3	-3	-3		-2
mark-—			1	-1	-2	-4		-1
mark-☐	2				-1	-1	-1
mark-✓	1		2	-1	-1	-2	-1	-1
masked	1	-2		-3	-2	-3	-4	-1
percent	1	-2	1	-3		-4	-1	-1
small	1	-3	-1	-3	-3	-2	1	-1
thousands	1	-1	-2	-5		-3	-1	-2
thousands-and-cents	-1	-3	-3	-5	2	-2	-4	-2
with-digits		-2	-3	-2	1	2	-2	-3
# mark both before and shape
capitalised capitalised mark-"	2		-3	-1	-2	1	2	-2
capitalised capitalised mark-(	2	-2		-5	-1	-1	-2
capitalised capitalised mark-+	-3	-1	3	-1		-1		-1
capitalised capitalised mark--		-1	1	-5	-2	-1
capitalised capitalised mark-.	-1	-1	1	-4	-1	-2		-1
capitalised capitalised mark-/	-1	-3		-2	-1	-1	-1	2
capitalised capitalised mark-:	4	-1	-2	-4	-2	-1	-3	-3
capitalised capitalised mark-;	2		-3	-2	-1	-2	-1	-1
capitalised capitalised mark-<	-1		-2	-1	-1	-1	3	-1
capitalised capitalised mark-?	-1	2	-3				-1
capitalised capitalised mark-|	2	-1	-4	-2	-1	-1	-1	-1
capitalised capitalised mark-·	3		-2	-2	-1	-1	-1	-1
capitalised capitals mark-"	1		-3			1
capitalised capitals mark-.	1		-3	-1	-1	-1		1
capitalised capitals mark-:	3			-1		-1	-1	-1
capitalised capitals mark-|	3		-2	-1
capitalised code mark-(	3	-2	-2				-1	-1
capitalised digits-1 mark-:	3			-1			-2
capitalised digits-2 mark--	-4	-1	1	2		-1	1
capitalised digits-4 mark-$	1					-3	-1
capitalised dollars mark-.	3				-2		-2
capitalised dollars-and-cents mark-,	3				-2	-1	-2
capitalised dollars-and-cents mark-.	3			-1	-1	-2	-2	-1
capitalised letters mark-,	3		-2		-1	-1	-1
capitalised mark-" mark-,			-1	-4		3	-2	-2
capitalised mark-" mark-;	-1		-3				2
capitalised mark-# mark-:	3			-2
capitalised mark-( mark-.	-3			3
capitalised mark-( mark-…	-3		-1	3
capitalised mark-) mark-"	3		-3		-1	-1
capitalised mark-) mark-,	6		-4			-1	-1
capitalised mark-) mark-.	3		-1	-1			-1
capitalised mark-- mark--	2	-1		-2	-1	-1	-3	-1
capitalised mark-. mark-"	4		-4
capitalised mark-. mark-.	5		-1	-4
capitalised mark-. mark-|	2		-2	-1	-1	-1	-1
capitalised mark-: mark--	3				-1	-1	-2
capitalised masked mark-$	1					-3
capitalised small mark-(	5		-2	-2		-1	-5
capitalised small mark-)	-2		2			-1	-3	-1
capitalised small mark--	3	-1	-1	-1	-1		-1
capitalised small mark-.		-1	-2	-5	-1	-1	2	-2
capitalised small mark-:	2	-1	1	-2	-2	-2	-1	-3
capitalised with-digits mark-(	4	-1		-2	-2	-1	-2	-1
capitalised with-digits mark-)	1	-1	-4	-3		-2	-1	-1
capitalised year mark-)	-3		2				1
capitalised year mark-.	-1			-3	-1	-1	2	-1
capitals capital mark-/	3		-2		-1
capitals capitalised mark-,			-1			-1	-2	1
capitals capitalised mark--	3	-1	-3	-1	-1	-1	-1	-2
capitals capitalised mark-/	-3		3					-1
capitals capitals mark-"	2		-3			-1	-1	-1
capitals capitals mark-#	2	-1		-3	-1	-2	-1	-1
capitals capitals mark-$	3		-1		-2	-2	-1
capitals capitals mark-&	-1	-1		-1	-1	-1	-1	4
capitals capitals mark-(	1		-1	-5	-1	-2	-1
capitals capitals mark-)	-1	-1	3	-1	-3	-2	-4	-4
capitals capitals mark-,		-1	-2	-2		-2	1	3
capitals capitals mark--	3	-1	-2	-2	-2	-2	-1	-1
capitals capitals mark-.	-1	-2	1	-4		-1	-1
capitals capitals mark-/	1	-1	-2	-3	-1		1	2
capitals capitals mark-:	3	-1	-2	-1	-1	-1	1	-2
capitals capitals mark-;	3		-2		-1		-1	-1
capitals capitals mark-|	5		-3	-2		-2	-1	-1
capitals code mark-$	-2		-1	-1	2	3	-1	-1
capitals digits-1 mark-/	4		-1				-2
capitals digits-2 mark-/	2		-4	-1	1	-1	-1
capitals lettered-code mark-$	-3				1	1
capitals mark-" mark-,	1		-3	-2	1	2	-1	-1
capitals mark-- mark--	3			-1		-1		-1
capitals mark-. mark-"	1		-4			1		-1
capitals mark-. mark-(	3		-3				-1	1
capitals masked mark-$	-2			-1	2	-3
capitals small mark-)	-1		3				-3
capitals small mark-.	-3		3		-1		-1
capitals with-digits mark-)	4		-2				-1
cents cents mark-.	3			-1	1	-1	-3
cents mark-" mark-,	3		-1		-2	-1
cents mark-☐ mark-$	3					-4
cents mark-☒ mark-$	-2					2
cents small mark-$	-3				-1	3
code capitals mark-(	3		-3
code digits-2 mark-/	3						-2
digits-1 digits-2 mark-/	3						-2
digits-2 capitals mark-.	3			-1	-2	-1	-1	-1
digits-2 digits-2 mark-/	3			-1	-1	-1	-2
digits-2 digits-2 mark-–	-3						3
digits-2 lettered-code mark--	-3			3
digits-2 mark-. mark-$	3			-1	-3	-2
digits-2 mark-– mark-–	-3						3
digits-2 mark-✓ mark-✓	2						-2
digits-5 mark-. mark-.	-4			4
digits-7 mark-. mark-.	-5			5
dollars capitalised mark-:	4				-1		-3
dollars digits-2 mark-/	3				-1	-1	-2
dollars dollars mark-/	3				-1	-1	-2
dollars mark-- mark--	3						-2
dollars-and-cents digits-1 mark-/	3						-2
dollars-and-cents digits-2 mark-/	3					-1	-2
dollars-and-cents dollars-and-cents mark-$	-1				1	-3
dollars-and-cents dollars-and-cents mark-—	3				-1	-2	-1
lettered-code digits-2 mark-/	3			-1		-1	-2
lettered-code dollars-and-cents mark-$	-3				1	2
letters dollars mark-,	3			-1	-1	-1	-2
letters dollars-and-cents mark-,	1			-1	-3	-2	-1	-1
line capitalised mark-#	5			-3	-2		-1
line capitalised mark-.	1	-2	1	-2	-2	-1	-4	-1
line capitalised mark-/	3	-1	-2	-1	-1	-1	-2	-3
line capitalised mark-®	3		-1	-1
line capitals mark-$	4				-3	-2	-1
line capitals mark-.		-1	1	-1	-3	-1	1
line code mark-.	3	-1		-1	-1	-1	-1
line digits-1 mark-)	1	-2	-2	-2	-2	-1		-2
line digits-1 mark-.	1	-3	-3	-7	-2	-3	1	-3
line digits-2 mark-+	-3						3
line digits-2 mark-/	2	-1		-1	-1	-1	-3	-1
line digits-7 mark-.	-3			3
line line mark-"	1		-2	-1	-1	-1
line line mark-(	5	-3	-3				-3
line line mark-*	3	-1	-1				-2
line line mark-|	2	-1					-1
line line mark-~	3						-2
line line mark-–	3	-1					-2
line mark-- mark--	3	-2	-1	-1	-1		-1
line small mark-.	3		-2				-1
line with-digits mark-)	4	-1	-1	-1	-4	-1	-1	-1
mark-! mark-! mark-!	3						-2
mark-" cents mark-"			1		-2	-3	1
mark-" digits-2 mark-"	2				-1	-1	-1
mark-" digits-4 mark--	-3		1	3		-1	-1	-1
mark-" lettered-code mark-"	2	-1	-1	-1	-1	-2		-1
mark-" mark-, mark-"	2	-2	-1	-6	-2	1	-6	-2
mark-" mark-: mark-"	4		-1	-2	-2	-1	-2	-1
mark-" mark-; mark-"		-1	1	-2	-3	-3	1	-1
mark-" thousands-and-cents mark-"	1				-4		-2
mark-# lettered-code mark-(	4		-1	-1			-2	-1
mark-$ cents mark-$	-1	-1			2	-3	-1	-1
mark-$ digits-3 mark-$		-1			1	-3	-1
mark-$ thousands-and-cents mark-[	2				-2	-2	-1
mark-$ thousands-and-cents mark-☐	5			-1	-5	-3	-1
mark-$ thousands-and-cents mark-☑	3				-3	-2	-1
mark-$ thousands-and-cents mark-☒	3				-2	-3	-1
mark-$ with-digits mark-,	-2	-1		-1	2	-2	-1	-1
mark-$ with-digits mark-.	3			-1	-2	-2	-2	-1
mark-& capitals mark-,	3		-2
mark-( capitalised mark-)	-2	-1	3	-1	-2	-2	-3	1
mark-( capitals mark-)	-1	-1	2	-2	-2	-2	-4	2
mark-( small mark-)	-3	-1	3	-2	-2	-2		-2
mark-) mark-. mark-.	3		-1	-3			-1	-1
mark-, capitalised mark-,	3		-3		-2	1	-3	-1
mark-, capitalised mark-.	-4	-1	4	-2	-1	-2	-4	-3
mark-, capitals mark-,	1		-2	-1			-1	-3
mark-, capitals mark-.	-3	-1	2	-4	-2	-4		1
mark-, dollars-and-cents mark-.	3			-1	-1		-2
mark-, mark-, mark-,					2	-3	-1
mark-, small mark-)	2		-1		-1	-1	-3
mark-, small mark-,	1			-1		1	-3
mark-, small mark-.	3		-2	-2		-1	-2	-1
mark-, with-digits mark-,	2			-1	-1	-3	-1	-1
mark-- capitalised mark--	4		-2		-1		-4
mark-- capitalised mark-:	3			-1			-2
mark-- capitalised mark-;	4				-1		-3
mark-- capitals mark-,	-2		-1				3
mark-- digits-3 mark-/	3				-1	-1	-2
mark-- mark-- mark--	2	-1	-1	-2	-3	-3	2	-1
mark-- percent mark-$	-3			-1	-3	4	-1
mark-- thousands mark--	2						-2
mark-. capitalised mark-)	4	-1	-2	-1		-1	-2	-2
mark-. capitalised mark-.		-1	2	-2	-1	-1	-3	-3
mark-. capitalised mark-/	-3		1				-1	1
mark-. capitalised mark-–	3		-2				-1
mark-. digits-2 mark--	-1	-1		-2			2
mark-. digits-4 mark-)	6			-5		-1	-3	-1
mark-. mark-" mark-,	3		-3	-1
mark-. mark-. mark-$	-2			-1	3	-1
mark-. mark-. mark-.	1	-2	-2	1	-4	-3	-5	-2
mark-. small mark-.	3			-1			-1	-1
mark-/ capitalised mark-"	3		-1			-2		-1
mark-/ capitalised mark-,	5		-4		-1	-1	-1	-1
mark-/ capitalised mark-.	2	-1	-3	-1				-1
mark-/ small mark-,	4				-1	-2	-4
mark-/ small mark-–	4						-4
mark-/ year mark-$	-3				1	-1	2
mark-/ year mark-)	3	-1	-2				-2
mark-/ year mark-:	4						-4
mark-: capitalised mark-)	3		-1				-2	-3
mark-: capitalised mark-:			-1	-1		-1	-3	1
mark-: dollars mark-.	-3						3
mark-: mark-$ mark-_	2				-1	-2	-1
mark-; capitalised mark--	3							-2
mark-> dollars mark-<	4						-4
mark-_ mark-_ mark-_	1	-1		-1	-3	-3	1	-1
mark-| cents mark-|	3	-1			-3	-2	-2	-1
mark-| dollars-and-cents mark-|	3				-3	-2	-2
mark-– dollars-and-cents mark-–	3						-2
mark-☐ capitalised mark-.	3		-2				-1
mark-✓ mark-- mark--	3						-3
mark-✓ mark-– mark-–	4						-3
mark-✓ mark-— mark-—	3						-3
mark-✓ mark-✓ mark-–	3				-1		-3
mark-✓ mark-✓ mark-—	3						-3
percent mark-$ mark--	-5			-1		3	-2
small capitalised mark-)		-1	1	-1	-1	-1	-1	-3
small capitalised mark--	4		-3	-1	-1	-1	-2	-1
small capitalised mark-.		-1		-3	-1	-1	-3	1
small capitals mark-,	3		-2		-1		-2
small capitals mark-.	3		-1					-2
small cents mark-,	3				-1	-2
small code mark-)	5	-1	-2	-1		-1	-2	-1
small digits-2 mark-.	3				-1	-1	-2
small digits-4 mark-,	2			-1		-1	-1
small digits-4 mark-.	4	-1	-1	-3		-1	-2	-1
small digits-7 mark-)	3		-1	-1
small digits-7 mark-,	3			-1	-1	-1	-1
small digits-7 mark-.	5			-4	-1	-1	-3	-2
small dollars mark-.	4			-1	-1	-1	-3	-1
small dollars-and-cents mark-,	4				-3	-3	-1
small dollars-and-cents mark-.	3	-1	-1	-2	-3		-3	-1
small dollars-and-cents mark-/	3						-3
small dollars-and-cents mark-;	3				-1		-3
small lettered-code mark-.	4			-2			-1	-1
small mark-! mark-!	-3			-1		-1	3
small mark-) mark-"	3		-2				-2
small mark-) mark-,	3		-4		-1	1	-1
small mark-) mark--	4		-3		-1
small mark-) mark-.	3		-3	-1			-1	-1
small mark-) mark-:	4		-2	-1	-1	-1	-1
small mark-) mark-—	2		-1
small mark-, mark-"	3		-1	-1		-2
small mark-. mark-.	3		-1	-5		-1
small masked mark-.	3			-3		-1	-1	-1
small small mark-'	3					-2	-2
small small mark-(	5	-2	-3		-1	-1	-3
small small mark-)	-1	-1	4	-2	-1	-2	-4	-2
small small mark-,	2	-1	-3	-1	-2	-1	-1	-1
small small mark--	2		-3	-1	-1	-1	1
small small mark-.	2	-1	-1	-3	-1	-2	-2	-2
small small mark-/	2	-1	-5	-1		2	-1
small small mark-:	2	-1	-3	-2	-2	-1	1	-2
small small mark-–	4		-2				-3
small small mark-😩	-2						3
small small mark-😬	-2						2
small year mark-.	2						-2
thousands-and-cents mark-" mark-,	1		-1		-3
thousands-and-cents mark-$ mark--	-3				2	1	-1
thousands-and-cents mark-☐ mark-$	-2				-3	2	-1	-1
thousands-and-cents mark-☑ mark-$					-1	3
thousands-and-cents mark-☒ mark-$	-1				-2	3
thousands-and-cents percent mark-$	-4	-1			1		-1	-1
with-digits year mark-.	3						-3
year digits-2 mark-/	4			-1			-3
# mark both behind
capital mark-$	3		-3
capital mark-]	3				-1	-1	-1
capital small	1	-1	-1	-2	-2	-4	-1	-1
capitalised capital	3	-1	-2	-1	-1	-3	-2	-1
capitalised digits-2	-1	-1	-1	-2	-2	-3	2	-1
capitalised digits-5	3		-1		-1			-1
capitalised digits-7	4	-2	-3				-1	1
capitalised dollars	3	-1	-2		-1	-1	-2
capitalised lettered-code	-3	-1	4	-1		-1		-1
capitalised mark-"	1	-1	-1	-1	-2	3	2	-2
capitalised mark-$	4				-2	-3	-1
capitalised mark-(		-3	2	-1	-1	-1		1
capitalised mark-,	1	-1	-1	-2	-3	1	-1	-3
capitalised mark--	2	-1	-1	-1	-1	-1	-4	-1
capitalised mark-.	-1	-2	2	-2	-2	-3	-3	1
capitalised mark-;	3			-1	-1	-1	-2	-1
capitalised mark-—	-1	-1	3			-1	-2	-1
capitalised masked	-3	-1	4				-1	-1
capitalised small	1	-2		-3	-3			-1
capitals capitalised	-1	-1	1	-2	-1	-2	1	-3
capitals capitals	1	-1	-2	-2		-4	-2	-1
capitals digits-5	4		-1	-1	-3	-1		-1
capitals digits-7	2	-1					-2	-3
capitals dollars	2		-2					-1
capitals line		-3	3	-2	-2	-3	-1	1
capitals mark-"	-5	1	2	1	-1	2	-1	-2
capitals mark-$	3	-1	-1	-1	-3	-2	-2	-1
capitals mark-)		-2		-1	-1	-1	-3	1
capitals mark-,	3	-3	-4	-3	-1	1	-1	-4
capitals mark-.	-2	-3		-2	-2	-2	-2	2
capitals mark-–	-2		2
capitals small	3		-2	-1	-1	1	-4	-2
cents capitals	-3		1		1		-1	-1
cents digits-1	3				-2	-2
cents mark-"	1				-3	-4	1	-1
cents mark-/	2		1		-3	-3		-1
cents mark-[	-1				2	-2
cents mark-|		-1	-1	-1		1	-2	-1
cents mark-☐	-2		-1		3	-4
cents small	2	-1		-1	2	-4	-1	-1
code capitalised	3	-1		-2	-1	-1	-1	-1
code line	1		-1	1	-2	-1	-1	-1
code mark-.	4			-2			-1
code mark-/	3		-3	-1			-1
code small	1	-1	1	-3	-1	-1	-1	-1
date capitalised	3						-2
digits-1 capitals	2	-1			-1
digits-1 mark--	3		-1				-2
digits-1 mark-/	1		2	-1	-2	-2	-2
digits-1 mark-|	2				-1		-3
digits-1 small	3	-1	-2	-1	-2	-1		-1
digits-2 capitalised	-3	-1		-1	1	-3	3	-1
digits-2 capitals			-1	-2		-4	-1	-2
digits-2 cents	2		-1	-1	-3	1	-3	-1
digits-2 digits-2	3		-3		-3	-2
digits-2 line	-4	-1	2	-4		1	1	-2
digits-2 mark-/	1	-1	1	-2	-1	-3		-1
digits-2 mark-:	2				-1	1	-3
digits-2 mark-;	-3				-1	2	1
digits-2 small	1	-1	1	-2	-4	-4	-1	-1
digits-3 digits-3	2		-1		-1		-1
digits-3 mark-$		-1	-1	-1	-3	1	1
digits-3 mark-.	3		-1	-1	-2	-1
digits-3 mark-/	2		-4	-1	-3	-3	1	-1
digits-4 capitals	2		-2	-2			-1	-1
digits-4 digits-3	4		-3	-2
digits-4 dollars-and-cents	-3	-1	1	2	-1	-1	-2	-2
digits-4 lettered-code	3		1	-2		-2	-1
digits-4 line	2		-3			-1	-1
digits-4 mark-)	-2			2		-1	-1	-1
digits-4 mark-|	3		-2	-1			-1
digits-4 small			3	-2	-1	-1
digits-7 capitalised	-2	-2	3				-2	-2
digits-7 dollars-and-cents	1	-1					-3
digits-7 mark-,	2		-2		1	-1	-1	-1
digits-7 mark-;	2		-2			-1	-1
digits-7 mark-|	3		-1	-1		-1
digits-7 small	3		-3
dollars capitalised	4		-1	-1	-2	-1	-1	-1
dollars capitals	3					-1	-2
dollars mark--	4		-1	-1	-1		-4	-1
dollars mark-/	3		-1		-1	-1	-1
dollars mark-<	5						-4
dollars mark-@	4		-3
dollars-and-cents dollars-and-cents	2	-1		-2	-4	-1	-3	-1
dollars-and-cents line	4		-4	-2		-2	-1	-1
dollars-and-cents mark-,	2	-1	-3	-1	-2	-2	1	-1
dollars-and-cents mark-.	5		-2	-1	-1	-1	-1	-1
dollars-and-cents mark-|	3		-1	-1	-2	-2	-1
dollars-and-cents mark-–	3		-1	-1	-1
dollars-and-cents percent	-1		3		-2		-1
dollars-and-cents small	3	-1	-3	-2	-1	-2	-1	-1
end end	4		-2	-2	-1	-1	-2	-1
lettered-code capitalised	2	-1	1	1	-1	-1	-3	-1
lettered-code digits-2	-2		3	-1
lettered-code line	4	-1	-2	-3	-2	-3	-2	-1
lettered-code mark-)	1	-1	-2	-3	-1	-2	1	-2
lettered-code mark-,	2	-1	-3	-1			-2	-3
lettered-code mark-|	3		-1	-1		-1
lettered-code mark-–	3		-2	-2
letters line	1			-2	-3	-2	-1	-2
mark-! mark-!	3				-1	-1	-2
mark-" capitals	1	-1	-3	-1			-1
mark-" lettered-code	3		-3	-1	-1	-1
mark-" mark-,	-3		2	-1	-2	1
mark-" mark-;	-2		2		2			-1
mark-$ cents	4	-1	1	-2	-4	-4	-2	-1
mark-$ digits-3	3				-1	-1
mark-$ mark--	-2			-1	3	-2	-1
mark-$ thousands-and-cents	3	-1	-1	-2	-1	-1	-2	-1
mark-, capitalised	-3		2	-1	1	2	-1	-2
mark-, capitals		-1	-3	-1	1	1		1
mark-, mark-"	3	-2	-3	-4	-5		-6	-2
mark-, mark-,			1		2	-4	-1
mark-, small	-3	-1	3	-1	-3	-1	-1	-2
mark-- capitalised	2	-1		-1	-4		-3	-1
mark-- cents	3		-3
mark-- dollars-and-cents	1		3	-1	-2	-1	-2
mark-- mark-$	-1			-1	3	-3	-1
mark-- mark--	2	-2	-1	-2	-2	-3	2	-1
mark-- percent	-1		-1	-1	1	-3	-1
mark-. capitalised	-2			2	-1	-1		-1
mark-. code	-2		-2	3		-1	-1
mark-. digits-4	-2		1	3		-1	-1	-1
mark-. line	-3		-3	4	-1	-1	-2	-1
mark-. mark-$	3			-2
mark-. mark-.		-2	-2		-3	-2	-5	-3
mark-; mark-"				-1	-2	-3	1	-1
mark-> capitalised	1		1				-3
mark-> small	3		-1	-1			-2
mark-_ mark-_	1	-1		-1	-3	-4		-1
mark-| capitalised	3		-1		-1		-2
mark-✓ mark-–	3						-3
masked capitalised	4	-1	-1	-3	-1			-2
masked line	5		1	-5	-1	-1	-2	-1
masked mark-"	-1		-1	3	-1	-2	-1	-1
masked mark--	3		-1	-2
masked masked	3		-2	-2			-1	-1
percent capitalised	4				-2	-2	-1
percent mark-$	-1	-1	-1	-2	2	-3	-1
small capitals	3		-4	-1	-2	-1
small code	2		-1	-1		-1	-3	-1
small digits-3	-3		1		-1	-1	2
small dollars-and-cents			-3	-2	-2	-2	2	-1
small line	3		1	-2	-3	-4	-3	-1
small mark-)	1	-4	-1		-1	-1	2	-1
small mark-,	2	2	-2	-1			-4	-1
small mark-.	1		-5	-1	-2	-3	1	1
small mark-:	3		-2		-1	-1	-2
small mark-=	2				-1		-1
small mark-?	2		-1			-2
small mark-|	2		-1				-2
small mark-–	1		2				-3
small masked	3		-2
small small	1	-1		-3	-2	-2	-1	-1
thousands capitalised	-2		1	-2	2		1
thousands mark--	2		-2	-2	-1	-1	-1
thousands mark-.	3		-1		-2		-1
thousands mark-/	3		-3		-1	-1	-1
thousands small	-1		2	-1		-3	-2	-1
thousands-and-cents mark-"	1		-1		-3		-2
thousands-and-cents mark--	3		-3	-1	-1	-1
thousands-and-cents mark-[	-3			-1	4	-3
thousands-and-cents mark-☐	-2		-1	-2	4	-5
thousands-and-cents mark-☑	-2		-1		4	-4
thousands-and-cents mark-☒	-1		-1	-1	3	-4
thousands-and-cents percent	1		2			-2	-1
thousands-and-cents small	-1		1	-1	1	-3	-3	-1
thousands-and-cents thousands-and-cents	3		-2				-1
with-digits capitalised	1			-3	1	-1	-3	-1
with-digits digits-2	-2		1	-1	-2	3	-1
with-digits dollars-and-cents	-1	-1	2	-1	-1		-3	-1
with-digits lettered-code	-2				-1	3	-1
with-digits mark-,	1	-1	-3	-3	1	-6	-2	-2
with-digits small	-3	-1	-2	-2	1	1	1	-2
year capitalised		-1	2	-3	-2	-2	-2	-1
year digits-2	4						-4
year dollars	4			-1	-1	-1	-3
# mark both read as
 		-1	1	-2	-7	-4	-7
 current	-5			-1	-1		5
 current?	-4			-1		-1	4
accountName? 	2		-2
accountNumber 	5	-2	-2	-3	-2	-2	-3	-2
accountNumber accountNumber	-2	-2		2	-2	-3	-3	-1
amount 	9	-1	-1	-1	-4	-4	-4	-1
amount amount	-3			-2	4	-1	-1	-1
amount? 	4	-1		-1	-3	-1	-2	-1
amount? amount?	-3	-1		-1	3	-3	-2	-1
amount? paying	1				-3	-1	-1
aside accountName 	-3		3
current 	7	-1	-1	-1	-1	-2	-5	-2
current current	-3	-2	-1	-1	-1	-1	3	-1
current,paying current	-2					-1	2
current? 	6	-2	1	-1	-1	-1	-6	-2
current? current?	-1	-1		-2	-2	-3	1
goes on 	1	1	-1	-2	-3	-1	-1	-2
goes on goes on	-1	-3	1	-1	-2	-2	-4	-1
goes on,current current	-3		-2	-1	-1	-1	3	-1
goes on,current? current?	-4			-1		-1	4
goes on? 	5	1	-4	-3		-1	-2	-1
goes on? goes on?	-1	-2	1	-1	-3	-3	-3	-2
originalCreditor originalCreditor	-4		-1	-1	-1	-2	-4	4
paying 	5	-1	-1	-1	-2	-5	-3	-2
paying current	-5						5
paying paying	-2		-1	-1	-3	2	-2	-1
# mark cell comes
always	1	-2	-1	-3			-1	-2
often	-2	-3	-4	2	-2	-1	-4	-3
twice		-3		-1			-2	-1
# mark cells behind
0		-3	-1		-1			-2
2		-1		-1	-2	-1		-4
3	-1	-1			-1	-3	-3	-2
4	1		1	2	-1	-2	-2	-1
# mark cells
1	1	-4	-1		-1		-2	-2
2	1	-2	1		-4	-3	-1	1
4	-2		2	-1	-1	-3	-1	-4
5	-2	-2	-1			-2	-2	-5
6		-2		-1	-1		2
# mark first of cell
0 of 1	1	-4	-2	-3	-2		2	-1
0 of 2				-3	1	-1		-1
0 of 3	-1					-1	-3	-1
1 of 3		-1	-1	-3	1	-1	-4	-1
1 of 4	-1	1	-3	-3	3	-2	-4	-1
2 of 3	1			-2		-5
2 of 4		-1	-1	-1	2	-1	-4	-1
3 of 4	2			-1	1	-3		-1
3 of 6	1				1	-2	-2
3 of 7		-1	-1	-1	-1	-4		-1
4 of 6	1	-1			-1	-1	-2	-1
6 of 7	1	-2		-2	-1	-3		-2
mark-#	4	-1	-1	-1			-1
mark-$	-1	-4	-2	-3	1	1	-5	-3
mark-(	2	-3	-1	-1		-1	1	-1
mark-)	3			-1	-2		-2
mark--	1	-1	-2	-3	-2	-3		-1
mark-.	-4	-2	-1	-1	2	1	-1	-3
mark-<	2	-1			-1	-1	-2
mark-|	6	-2		-2	-3	-2	-4	-1
mark-–	1	-1		1	-1	-3		-2
mark-—	3		-1	-2	-1	-3	-2	-1
mark-✓	3	-1	-1	-2	-1	-2	-2	-1
mark-❌	-4						4
mark-🔴	-3	-1			-1	-1	3
# mark first of line
below blank	1	2	-1	-3		-2	-2	-2
below line	-1		-4	-1	-1			-2
mark-#	3	-1		-1
mark-(	4	-3	-2				-3
# mark first word comes
always	1	-3	1	-1	-3	-5	1	1
often		-4	-1	-1	1	-1	-1	-1
often, first	1	-3	-3	-1	1	-2		-2
once	2	-3		1	-2		-1	-1
once, first	-1	2	-1	-1	-3	-2	-2	-1
twice		-2	2		-2	-3		1
# mark heading
-	3			-1		-1	-3
account				1	-1	-2	-4	-3
account no	4		-1	-3			-1
account number			-2	2			-3	-1
acct	2		-2	1		-1	-1	-1
address identification				1			-3
amount	2	-1	-3	-1	-3	2	1	-1
and	3		-2	-1	-1		1	-1
are	-3		1	1			1	-1
are trying	3		-2				-1	-1
at or	3		-1			-2
bal	1		-3		-2	-1	1
balance due	2		-1			-1	-1
balances	3	-1	1				-1	-2
bank				1	-2		3	-1
before	3		-1			-1	-1
consumer	4		-1	-1	-2	1	-1
credit grantor	-2		3				1	-2
credit union			-1	2			-1
creditor	2	-2	-1	-1	-1	-1	-1	1
creditor name	-2		2	-1	-1		-2	-1
credor	1	-1		-1			-2	-3
current	2	-1	-2			-2	-3	-1
date	3		1	-2	-1	-1
days	2	-1	-1	-1	-1	-2	-3	-1
debt	-1	2	1	-2	-1	-1	-3
description	2			-1		-1	-2
details	-4		2	1	-1	-1	2	-1
do you	-2		2				1
education loan	3						-3
equifax	3		-1	-1			-2
everything	3		-1		-1		-2
evidenced	3		-2
expenses	3	-1	-2	-1	-1	-1
first	3	-1	-2	-2	2		1	-1
has /	-1	-2	1	-2	-3	-4		-1
has above	4		-1	-1	-1	-1	-1
has acceptance	3		-1		-1		-1
has account	-1	1	-1	2	-3	-4	-2	-1
has accounts	-1	-1	-1	1	-1	-2	-3	-2
has acct	2		-2		-1	-3	-2	-1
has address	1	1	1	-1	-1	-1	-3	-1
has adverse	3			-1	-1		-3
has affirm	2				-1		-3
has agreed	-1	-1	3				-2
has ambulance	3		-1	-1			-2
has amount		-1	-3			1	1	1
has amt	1				1	-4	1
has an	3		-2	-1			-1
has and		1	1	-3	-1	-1	-2
has apr	1	2	-3	-2	-2			-1
has are	-3	-1	-1	1	-1	-2	3	-2
has at	2			-1	-1	-2	1	-1
has auto	2		1	-2	-1		-2	-1
has bal	3	-1	-3	-1		-2	-2	-1
has balance	-3	-1	-2	-1	2	-1		-2
has balances	5	-1		-1	-1	-1	-3	-2
has before	1			1	-1	-3	-2
has behind?	-3					-1	3
has below	2		-2
has bills	1		2		-1		-3
has c/o	3			-1			-2
has can	3				1		-3
has card		1	1	-3	-3	-3	2	-1
has charge-off	3		-1	-2			-2	-1
has client	1	-3	-1	-1	-1	-1	-2
has closed	-1		-3	1	-1	-1	1	-1
has closing	3					-2	-1
has comments	2				-1		-2	-1
has content	3		-2	-1
has corp	-1		-1	-1		2	-3	1
has correct	2		-2		-1
has counselor	2		-2
has credit		-1	-2		-3	-2	1	-2
has creditor	-2	-3	1		-2	-2	-2	1
has current	-2		2	-1	1	-4	1	-2
has days	1	-1	-2	-1		-3	-1	-1
has debts	3	-1	-2	-1		-1		-1
has dept					1	2	-1
has devedor	1	-1	-2	-2		-3	-2	-1
has due		-1	1		-2	-4		-1
has e	3		-1	-1
has education	3		1				-3
has em	1		2	-1	-1	-1	-2
has ending			-4			-1	1	-1
has equifax	3		-2	-1			-2
has expenses	3		-2	-1		-1
has familia	2		-3		1
has fargo			3	-1			-2
has financial	-3		2	2	-2	-2		-1
has for	3		-1	-1		-1	-3	1
has have	-1		-3	-1	1	-1		-1
has high	3		-1	-1		-2	-2
has history	-3		2	-1	-1	-1	1	-1
has household	3		-2	1	-1		-1
has how	-2		-3	-2	1	-2	3	-1
has hạn	3		-1				-1
has if	3				-1	-1	-1
has imaging	-3						3
has income	3		-2	-1
has information	2			-2	-1		1	-1
has int	4			-1	-2	-2	-2
has it	1		-1	-2	-1	-1		-2
has last	1			-2	-1	-3	-1	-1
has late	2	-1	-2	-2		-3	-2	-1
has lender	1	-3		-1	-1	1	-3	-2
has letter	3		-1				-2
has limit	-1	-1		1	-3	-4	2	-1
has limite	4	-1			-3	-2	-1
has lines	3			-2			-1
has lo	3		-3				-1
has lvnv	-3		1		-1		2	-1
has mae	3			-2			-1
has me	1	-1	-2	-1				1
has mensal		-1		-1		1	-3	-1
has min	-3	-1		-2	-1		1	-1
has mo	2			-1	-3		-2	-1
has mo.				-1	-2	1	-1
has monthly	1	-1	-3	-1	-2	2	-2	-1
has mop	3						-2
has mortgage	-1		1	-2	1	1	-3	-1
has name	1	1		-3	-1	-3	-1	-3
has no	-1	-1		-3		-2	2	-1
has not		-1	1	-2	-2	-2	-1	-1
has of	2		1	-3		-1	-3	-1
has off	1	1		-2	-1	-3	-1	-1
has old	-2						3	-1
has on			-1			-1	-3	-1
has or	2		-1		-4	-2	2	-1
has order	2		-3	-1			1	-1
has original		-1		-1	-3	-4	-1	1
has our	3	-1	-2				-1
has owed	1	-1		-1		-4	-3	-1
has paid	1		1	-1	-1	-3	-1	-1
has past	2	-1	1	-2	-3	-4	1	-1
has patient	3		-1				-1
has pay	2	-2	-1	-1	-2	-2	-2
has pays	1				-1	-2	-3
has period	3						-2
has personal	3		2	-2	-1	-1	-3
has phone	1		-1	1	-1	-1	-3	-1
has physicians	3			-1	-1
has plan	4	-1	-2	-1		-1	-2	1
has pmt	1	-1	-2	-3	-3	2	-1	-1
has present	4		1	-1	-2	-2	-1
has pruitt	2		-1	-1
has pulled			3	-1
has re	4		-3
has ref	3			-1	-1	-2	-1
has remark	3					-1	-1
has repayment	3	-1	-2				-1
has revolving	-2	2	1	-2	1	1	-4
has ridge	4		-1		-1		-3
has saldo		-2	-2	-3	1	-3	-2	-1
has section	3	-2	1	-1	-1	-1	-1
has situación	-3						3
has so	3		-2		-1		-2
has standing	-2		2	1	-1	-1	2	-1
has state		-1		-1	-1	-3	1	-1
has status	-1	-2	-1	-2	-3	-1	1	-1
has student	3		-2	-2
has subject	3	-1		-1			-3	-1
has summit	3				-1		-2
has thank	3		-2				-2
has that	3			-2	-1		-3
has the	1	-1	-2	-2	-1	-2	1	1
has this	3			-1			-4	-1
has title	3		-1	-2		-1	-1
has to		-2			-1	-4	-1	-2
has transunion	3			-1			-2	-1
has type	-1	-1	-1	-3		2	-1	-1
has union	1		-1	2			-3
has us	3		-1	-1			-1
has we	-1	-1		-2	1	-2	-3	3
has who	-1	-1	1	-2	-1	-1	-3	-3
has whom	3		-2		-1	-1	-1
has year	3		-1				-3
has you		-2	-2	-3				-2
has –	3			-1			-2
how	3		-1	-1			-2
identification number	-2						3
in the	3						-2
income	3		-2	-1
late	2		-1		2	-2	-3
lender		-2		-1	-1	1	-3	-2
letter	3		-1				-2
loans	1	-1					-3
means agency	-1		1	-2	-1	-1	-2	-2
means amountLoose		-1	-3	1	-4	1	3	1
means balance	-1	-2		-3	1		-2	-3
means date	-1	-1	2	1		-4	-1	-1
means money	-1	-1			-4		1	-1
means number	-2	-4	-2	4	-1	-1		-1
means opened	2		-2	-1	1	1	-3	-1
means pastDue	-1	-1	2	-2	-2	1	3	-1
means paying	-1	-3		-3	-3	1	-1	-1
means statusHint	-1	-1		-3			1	-1
means text	-1	-1			-4		1	-1
mo				-1	-2	2	-2
monthly	2		-1		-1	-3	1	-1
monthly mortgage payment	-3				-1	4
mortgage	1			-1	1	1	-3
mortgage payment	-1				3	-3
no	1	-1	-2	-3	1	-1	1	-1
not	3	-1		-1	-1		-3	-1
number	-1	-1	-3	1		-4	1	-1
oct nov	-3				-1		3
on	3		-1	-2			-1
on time	-3		1	1			1
orig_amt	-3				-1	3	-1
owe	1		1	-1	-4	-2	-2
owed	2		-1	-1	1	-3	-3	-1
owner	3				-2			-1
past due	1	-1	1	-2	-3	-4	2	-1
pay	-1	-1	3	-1	-2	-2	-3
paying	3		-1				-1
payment unpaid					2	-3
personal	2		2	-2		-1	-2
plan	3		-1				-1
please	2		-2				-1
purchased	3			-1			-1
reported	-1	-1			1		-4	-1
responsibility individual	-2						2
revolving	-3	1	2	-1		-1	1
revolving account	3			-1			-3
saldo devedor	1	-1	-1	-2		-3	-1
situación	-3						3
sort by	-3		2				1
statement	3		-1			-1	-1
status	-1	-3	-1	-2	-3	-3
status current	1		2				-4
status open	3					-1	-3
subject	3		-1	-1			-3	-1
that	4		-1	-1			-2
to be	-3		1			2	2	-1
what we			-4		-1		-2	2
# mark label beside
current	4					-1	-3
i	3	-1					-1
means 		-1	2				-2
means balance	1	-1	-1	-1		-3		-1
means date	4			-1	1	-1	-3	-1
means money	1	-1	1		-2	-1	-4	1
means name	1	-1	1			-2	-4	-1
means opened	3			-1			-1
means paying		-1	1	-2	-2	2	-4	-1
nelnet	-1		3	-1
yes	-1		-2				3	-1
# mark label with colon
credit cards	2		-1				-1
from	3		-1				-1
means 		-3		-3		-2	1	-4
means agency	3		-2	-1			-2	-1
means amountLoose	6				-2	-2	-3
means balance		-2	-3	-3	1	-3
means money	3	-1	-1	-1	-4	-4
means name	2	-2		-3	-1	-1	-4	1
means number		-1	-1	2	-3	-2	-4	-2
means pastDue	3			-1	-1	-1	-2
means paying		-1	-1	-2	-3		-1	-2
means status	2	-1	-2	-2	-2	-3		-2
means text	3	-1	-3	-1	-2		-1	-2
orig creditor	3							-2
original creditor	-2	-1	-1	-2	-1	-1	-2	3
reference	-2						2
status		-1	-1	-3	-2	-2		-2
total	2				-1	-2
# mark last of line
mark-$	4			-1	-3	-5	-1	-1
mark-)	1	-1	1	-3	-2	-2		-1
mark-;	3						-3
mark->	3			-1	-1	-1	-2	-1
mark-|	3						-2
mark-—				-3		-1	1	-1
mark-✓	3						-3
mark-🎉	3						-2
# mark line above
account history	3				-1		-2
account name	-2		3	-1				-1
accounts	3		-2		-1		-1
available balance	3			-3
begins "	-2	-2	2	3	-2	-9	-1	-1
begins #	-1	-2	4	-1	-1	-2	-2	-2
begins (	3	-2		-4	2	1	-2	-2
begins +	2	-1	1	-1	-1	-1	-2	-1
begins -	-1	-4	-1	-3		-1	-2	-2
begins <	1	-1		-1	-2	-3	-2	-2
begins [	2	-1	-1	-3	1	-1	-2
begins a	1	-1	-2	-3	-3	-3		-2
begins account	1		-4	2	-4	-3	1	-1
begins acct	-1	-1	1	-3	-1	1		-1
begins active	2		-1	-2			-1	-2
begins address	-3			2	-2	-2	1	-1
begins adverse	3		-1	-1
begins aidvantage	4		-2	-1	-1	-1	-2
begins al	3		-3		-1
begins ally		-1	-3	-1	-1		1
begins american		-1		-1		-3	1	-1
begins amex	-2			-2	2	-2	1
begins are	2	-1	-3		-1	-2	-1	1
begins available	3		1	-3
begins b	4	-1	-2	-2	-2	-1	-1	-1
begins balance		-2	2	-1	-2	-2	-3	2
begins borrower	2		-3	-1	1	1	-1
begins both	3		-1		-1	-2	-2
begins bread			3				-1
begins bridgecrest	3		-1		-2	-3	-1	-1
begins c	3	-1	-1		-2	-2	-1
begins cap	2		-1	-2	-2	-1	-3
begins capital	1	-1	1	-4	-1	1	-4	-2
begins cards	2	-1	-1	1	-1	-3	-4	-1
begins care	1			-1	-1		-3	-1
begins cash			1	-3	-2	-1	-1
begins citi	-3		1	-3	2	-1	2	-1
begins city	2		-3		-1	-1	1
begins client		-1	-1	-2	-2	-1	-3	2
begins cobranza	2		-1				-2	-1
begins cobranzas	-3		-1				3	1
begins collection	2	-1	-3	-1	-2	-1	-2
begins collections	-1	-1	-4	1	-2	-1	3	-2
begins comenity	2			-2	1	-2	-1	-1
begins comments	3						-2	-1
begins conns	4	-1	-2		1	1	-2
begins convergent	3				-2	-3	-1	-1
begins creditor		-1	2	-5	-2		-1
begins current	-1	-1	1	-3	-2	-1		1
begins d	-1	-2	-1	-1		-3	-2
begins date	1	1	1	-2	-3		1	-2
begins dear			1	-2	-1		-4	-1
begins debt		-1	3	-2	-1	-1	-3	-1
begins dept	3					-2
begins direct	-3	-1	1	1		2	1
begins discover	2	-1	-1	-1	1	-2	-3	-1
begins dívidas	3		-2		-1		-1
begins elan			1		-2	-4		-1
begins fico	2						-2	-1
begins financial	3	-1	-1			-1	-1
begins for	3		-1	-1	-1	-1	-2
begins from	4		-1	-1	-1		-2
begins great	2			-1	-2		-3
begins hello	-1		-3	-1		-1	2	-1
begins here	3		-1	-1			-1	-1
begins hey	3		-1				-2
begins hi	1	-1	-1	-3	-1	-1	1	-1
begins highest	3		-1	-2			-1
begins home	2		-2	-2		-2	-4	-1
begins id	3	-1	-1	1	-2	-4
begins if	3		-1	-1	-2	-2	-1	-1
begins image	1		1		-1	-1	-3
begins in			-2	-3	-2	-1	1	-1
begins innovis	3		-2		-1
begins inquiries	2		-1				-1
begins installment		-2	1	-3			-3	-1
begins item	3		-1				-2
begins jan	-1			-2	-2	-3	1	-2
begins jefferson			3				-2	-1
begins john	3		-2
begins late	-1		2	-1	1	-1	-5
begins loan	1	-1		-2	-4	-2		-2
begins loans	1	-1	-1	1	-2	-3	-3	-1
begins lol	2		-2				-1
begins member	3		-1	-2			-1
begins mine	4		-1	-1	-1		-3
begins mohela	1		-1	1	-2	-2	-2
begins mortgages	-1		-1	-1	2		-1
begins my	3	-1	1	-1	-1		-2	-1
begins name	4		-4	-1	-3	-3	1	-1
begins navy	-3		2	1	1	-1	-2	-1
begins notice	3		-1	-1		-1		-1
begins o	3		-1		-1		-1
begins ok	3		-1	-1	-1	-1	-2
begins onemain	3		-1	-2		-2	-5	-1
begins opened	1				-1	-2	-5	-1
begins original	1	-1	1	-2	1	-2	-2
begins our			-3	-2	-1		-1	1
begins outstanding	4		-2			-1	-2
begins p.o	-2		2	-1	-3		3	-2
begins patient	3		-1	-1	-1	-1	-2
begins payment		-1	-3	-2	-1	-2	1	-1
begins property	3		-1			-2
begins public	3			-1		-1	-1
begins rating	2	-1	1	-1	-1	-1	-3	-1
begins rent	3				-2	-1	-1
begins reported	2		-2	1	-1	-2	-3	-1
begins revolving	-1		1	-2	1		-2	-2
begins scheduled	3			-3	-1	-2
begins sent	4				-1	-2	-1
begins sep	-2	-1	1				2	-1
begins seq	3				-2	-1	-1	-1
begins sorry	3		-1	-1	-1	-2	-4	-1
begins status		-2		-5	-1	-2		-1
begins student	-3	-1	-1	3	-1	-1	1
begins subject	3		-2	-1			-1
begins subtotal	3		-1		-1	-2
begins syncb/lowes	3		-1					-2
begins t-mobile	3		-2		-1
begins tarjetas	2		-1	-1		-1	-2
begins td	1	-1	3	-2		-2	-2	-1
begins thats	3		-1			-1	-3
begins the		-1			-2	-2	-2	-3
begins then	1			-1	-1	-1	-3	1
begins this	3		-1	-1		-1	-2	-1
begins to	2		-1		-2		-1	-1
begins total	5	-1	-2	-2	-4	-4	-4	1
begins toward	-2				3	-1
begins tradeline	-3		3	-2
begins transcript	2			-1	-1	-2	-4	-1
begins transunion	5			-1	-1		-1	-2
begins transworld	-2			1			3	-1
begins truist	-3		2	-2	2	-1
begins type	2		-1	-1		-2	-4	-1
begins uncle	4		-4	-1	-1	-1	-3
begins upstart		-1	-1		-2		-4	1
begins usaa	1			-1	-3		-2
begins verizon	3	-1	-2		1	-2
begins view	-1	-2	2	-2	-1	-1	-3	-1
begins wells	-2	-1	2	1	1	-1	-1	-1
begins what		-2		-3	2	-2		-1
begins year	4						-4
begins yes	2		-2	-1	-1	-1		-3
begins you				-2	1	-3	-1	-1
begins your	1	-2	-2	-3	-1	-1	1	-1
begins |	1	1		-2	-2	-1	-3	-2
begins •	3	-1		-2	-2	-4	-4
begins ◦	3	-1	-2	-1	-2	-1	-2	-1
begins ☐	1	-1	2	-2	-4	2	-1	-1
begins ✓			2		-1	-1	-1
begins 一	3			-1	-1	-1	-2
begins 四			-1	-1	2	-1	-3
cards			2	2	-1	-1	-2
collections		-1	-3	-2	-1	-1	1	-1
contact info	3			-1		-1	-1
current	1						-2
image omitted	2		1		-1	-1	-4
in collections	3			-1			-2
in good standing	-1		2	-1			-2
loans	-1		-4	2	-2	-1	-3
means 		-1	-1	-1		-3		-2
means , short	1	-2	2	-3	-1	-2	-3	-1
means amountLoose	3		-2	-1			-1
means balance	3	-1	-2	-1	2	-1	-1
means balance, short	2				1		-2
means money	2	1	-1	-4	-1	-2	1	-1
means name	-1	-2	5	-1	-2	-3	-1	-3
means opened	2						-2
means original				-3	1	-2	-4	1
means paying	-1	-1			-1		-3	-2
means paying, short	4		-2			-1	-2
means reported	4		-2	-1			-3
means status	-1	-2	3	-2	-1	-2	-1	-2
means statusHint	1	-1	-2	-3	-1	-1	1	-1
means text, short	3		1	-1	-1		-3
means veto	3			-1	-1	-1	-2	-1
none	4	-4	-1	-3	-5	-2	-1	-3
our information shows	1		-3	-3	-1	-1	-2
pattern "#","w		-2	2		-6	-6	-1	1
pattern "M#","	2		-3	-1	-2	-2	-1
pattern "w","w	-1	-2		3	-6	-5	-4	-3
pattern "w","w, first	3	-1					-2
pattern "w(w)"	-2	-1	2	-1	-2	-2	-3	-1
pattern #)#w:M	3				-1	-1	-1	-2
pattern #)w(w)	3		-2	-2	-1	-1	-3	-2
pattern #)w,w#	4		-1	-1		-1	-2	-1
pattern #)w,w.	4		-2				-2
pattern #)w,wM	2			-2	-1	-1	-3	-1
pattern #, first	-3				2
pattern #.w	1			-2	-3	-2	-3	-1
pattern #.w#w)	1					-1	-2	-3
pattern #.w(w)	1		1	-2		-2	-4	-2
pattern #.w,w#	4		-4	-2	-1	-2	-1	-2
pattern #.w,wM	4	-1	1	-2	-2	-3	-4	-2
pattern #.w...	1		2	-3	1		-2	-1
pattern #.w.w#	3				-1	-1
pattern #w#MMM	2					-3	1
pattern #w:w,w	3			-1		-1	-2
pattern #wMMMw	-2		-1	-2	-1	-2	3
pattern #wMwM#	-3		1			2
pattern #wMwMM	-2		2				-1
pattern (w)	-3			-1		2	-2	-1
pattern (w,w)	-3		-1		1		2
pattern ------	1	-1	-4	-4	-2		1
pattern -[]w(w	-2		2		-2	-1	1	-1
pattern -w(w)M	3		-2		-2	-1	-2
pattern -w,w#,	2		-1		-1	-1	-1
pattern -wM(w), first	-3						3
pattern -wMwMw	-2		3	-1	-1		-3
pattern <_w_w=	4			-1		-1	-2
pattern M	-1	-1	3	-3		-2	1	-3
pattern M.w(w)	4		-2		-2
pattern M.w(w.	3		-2		-1	-1
pattern M/M/Mw	5	-1	-2	-1	1	-1	-3	-1
pattern Mw,wM	3				-1		-1
pattern Mw:w	-3		1				1
pattern M✓✓✓✓✓	3						-3
pattern w		-2	-1	-2	-2		1	-2
pattern w#		-1		-3	-3	-3	-1	-1
pattern w##	1	-1	-2	-1		-1	1
pattern w#$M	3		-1		-2	-1	-1
pattern w#$M$M	-1	-1	-1	-4			-2	-1
pattern w#$M☐$		-1	-1	-2	3		-1	-1
pattern w#)		-1	-1	2	-1	-1	-3	-2
pattern w#....	3		-2	-1
pattern w#:w	2			-1			-1
pattern w#M/M/	-3		2	1		-1	1
pattern w#M/MM			-1	-1	-2	-2	1	-1
pattern w#MM#w	3			-1			-2	-1
pattern w#MMM	2		-1			-1
pattern w#MMw	1	-1	-1	-1	-1	-1	-3	-2
pattern w#MMw#	3		-1				-2
pattern w#MMwM	-1		2	-1	1	2	-3
pattern w#MwM	-3		1		1		1
pattern w#MwMM	-3		3			-1	-1	-1
pattern w#w	1	-1		-1	-4	-2	-2	2
pattern w#w#w#	-1		3		-1	-1	-1	-1
pattern w#w.w.	3				-1	-1
pattern w#wM/M	3		1	-1	-1	-1	-3
pattern w#wMMM		-1	-2	-1	-1	-2		-4
pattern w#wMwM	-1		1	-1	-1		1	-3
pattern w$#,Mw	4		-2		-3	-3	-1
pattern w(w#/M	-3		2		1
pattern w(w)	-1	-1	1	2	2		-2	-1
pattern w(w)#M		-2	3					-1
pattern w(w),w	4		-2	-1		-1	-3
pattern w(w)-M	-2			-1	-1	-1	2
pattern w(w)..	3		-1	-3	-2	-1	1
pattern w(w):	2		-2	-1	-1	-1	-2	-1
pattern w(w)w.	2		-1		-1
pattern w(w)wM			2	-1	-1	-1	-1
pattern w, first	-2	2	-2		-3	-4		-1
pattern w,#w,w	2						-2
pattern w,w	1	-1		-3			1	-2
pattern w,w#	3		-1		-1
pattern w,w#.w	2		-1	-1	-1	-1	-3	-1
pattern w,w,w,	-1	-1	1		-3	2	-2	-2
pattern w,w,w,, first	3					-1	-1
pattern w,w,w:	3		-2
pattern w,w.#M	3		-3				1	-1
pattern w,w.w	3				-1	-1	-2	-1
pattern w,w.w,	3		-3	-1			-1
pattern w,w.wM	-1		2	-1	-1	-1	-3	2
pattern w,w:	-1		2	-2	-2	-2	-3	-1
pattern w,wM			-1		-3	-1	1	1
pattern w.#w	3						-2	-1
pattern w.....	4	-1	1	-5	-5	-2		-2
pattern w.Mw	-3						4
pattern w.w,w#	3		-2				-2	-1
pattern w.w,w,	3		-2				-2
pattern w.w,w.	3		-2			-1	-2	-1
pattern w.w,wM			1			-1	-2
pattern w.w/w	-1	-1	-1	-3	1	-2	1	-1
pattern w/w#MM	-1	-1	3	-1	-1	-1		1
pattern w/w#w	-3		1					1
pattern w/w...	2		-1	-2			-2
pattern w/wMwM	-3		1			-1		1
pattern w:#		-1	1	-2		1	-3	1
pattern w:#w:w	2		1		-3	-1	1
pattern w:M	-1	-2	-4	-3	-3	-2	1	2
pattern w:M/M/	4	-1	-1	-1	-2	-1		-1
pattern w:M/Mw	2	-1	-1	-1		-1	-3	-1
pattern w:MMM	3			-1			-2
pattern w:Mw	-1		2	-1		-1	-2
pattern w:Mw:w	4		-1	-1	1	-1	-1	-2
pattern w:w	1	-2		-2	-1	-1	1
pattern w:w,w.	3		-1	-2			-1	-2
pattern w:w.Mw	3			-1			-2
pattern w:w.w	-1		2		-1		-1
pattern w:w:	-1		-1	2	-1	-1	-1
pattern w:w:M	3				-1	-1	-1
pattern w:w:w:	-4		-1	3	-1	-2	-1	-1
pattern w:wM/M	-3		2			-1		-1
pattern w:wMw	1			1			-3	-1
pattern w>M<	-2		-1				3	-1
pattern w?	1	-1		-2	2	-2	-4
pattern wM			-1	1	-2	-3	1	-3
pattern wM/M/M	-1	-1		-2	-2	-2	2	-3
pattern wM/M;w	2			-1			-2	-1
pattern wM/MMM	3				-1		-1	-1
pattern wMMM	3	-1	-1	-1		-1	-2
pattern wMMMMM		-1		-1	-3	-2	1
pattern wMMMw	-3		1		1	1	1	-1
pattern wMMw	2	-1	-2	-1	-1	-1		-1
pattern wMw:Mw	-3			-1	-2	1	2	-1
pattern wMw:w	-3		1	1	1		-1
pattern wMwM	-1	-2	2	2	-3	1	-5	-2
pattern wMwM.w	2		-1				-2
pattern wMwMw	1	-1	3		-1	-1	-3	-1
pattern w–w			1	-1	-2	-1	1	-1
payment status: current	3		-2				-2
status				-3	-1	-1		-1
tarjetas	4		-1	-1		-1	-2
transcript	1			-1	-1	-2	-4	-1
view account	3		-3				-1
一, 信用卡	3			-1	-1	-1	-2
# mark line below
begins "		-2	2		-2	-8
begins (	2	-2	-1	-3		-1	-4	1
begins *	1	-1		-2	-2		-1	-1
begins ,	3		-1		-1	-2	-1
begins -	1	-3	-1	-5	-1		-1
begins ;	1		-1	-1	-1	-3		-1
begins <	2	-2	1	-2	-3	-3	-2	-2
begins >	3		-2			-1	-2	-2
begins a	-1		-2	-2	-1	-1	3	-2
begins account	-1	-1	3	-5	-3	-1	-2
begins acct	-2		3	-4		-1	-1	-2
begins affirm	3		-2		-1	-1
begins also	3		-2	-1			1	-1
begins amex	4		-4			-1	-1
begins amount	1	-1		-4		1	-6	-2
begins and	2	-1	-3		-1	-1		-1
begins as	1	-1		-4				-1
begins ask	3				-2	-2	-2
begins attorneys	3		-2		-1			-1
begins avant	-2		3	-1	1			-1
begins ay			-1	-1			3
begins b	1	-2		-5	-2	-1	1	-2
begins balance	-2	-2	2	2	-3	-2		-3
begins between	3				-3	-1	-1
begins both	1	-1		-2	-1	-3	-1
begins capital	2	-1	3	-2	-2	-1	-3	-1
begins car	2		-2	-1	-1	-1	-3
begins charge-off	3			-1			-2
begins checking	4			-3			-1
begins child	3		-3				-1
begins citi	-2		2	-2	1	-1	-3	-1
begins comments	3			-1			-2
begins condition	1		1	-2			-1
begins confidentiality	3		-1	-2	-1	-1	-1	-1
begins convergent			-3		2	1	-1
begins credit	3	-2			-2	-2	-1	-1
begins creditor		-1		-3	-1	-1	2	-2
begins current		-1	-1	1	-2	-1	1	-3
begins d		-2	-2			-2	-3	1
begins date	1		-3	-3	-1		1	-1
begins dcu	-3		2		1	-1
begins debtor	3			-1			-2	1
begins did	3		-2		-1	-2	-2
begins digital	-1	-1	-1	-1	2	-3	-3	-1
begins dr	1	-1	-2	-2	2		-1	-1
begins edit	3		-2				-1
begins equal	3		-2				-1	-2
begins experian			2	-2	-1	-1	-3
begins ford	3		-1	-1	-1	-1	-2
begins from	4		-1	-1	-1		-1
begins g	-1		-1	-1	-3	1	-1
begins grand	3					-2	-1
begins have	1	-1	2	-1	-2	-2	-1	-1
begins heloc	-3		3
begins high	3	-2	-1	-2	-2		-2	-1
begins household	3		-3
begins hsbc	2		-1	-1		-1	-1
begins i	1	-1	-1	-2	-2	-3	-1	-3
begins in			-3		-1	-1	1	-2
begins include	3		-2	-1
begins installment	-1	-1	-1	-3	1	2	-2	-1
begins interest	3		-1		-1	-1
begins is	3		-1		-1		-1
begins la	-1	-1	-2	-2	-1	-1	3	-1
begins lender	3		-2	-1	-1		-1
begins loan	-2	-3	1	-3	-2			-2
begins lowe's	-3			-1			3
begins macy's	1		1	-2	1	-3	-2
begins mail	2		-1	-1		-1
begins me	4		-2				-2	-1
begins mobile	3		-1				-3
begins monthly	1	-1	-2	-4	1	-1		-1
begins mortgage	2	-1	1	1	-3	-5		-1
begins my	3		-1	-1	-2	-1	-4	1
begins name	3		-1	-1	-1		-1
begins netflix	3		-1		-2	-1	-1
begins new	3	-1	-2	-1	-1
begins nonpriority	-3		4	-1	2	-1	-1	-1
begins not	2	-1	-1	-1	-2	-2		-2
begins official	3			-1	-1	-1	-1
begins ok	3			-1	-1		-2
begins onemain	1	-1		-2	1	-1	-1	-3
begins only	3			-2			-1
begins original	-4	-2	2	1	-2	-2
begins our	2	-1	-2	-1	-2	-1	-1	1
begins part	3			-1	-1	-1	-1	-1
begins past	2		-1	1		1	-3	-4
begins patient	2	-2		-3	-2		-1	-1
begins patients	3			-2			-1	-1
begins paypal	3			-1	-1	-1	-2
begins personal	1	-1		1	-3	-1	1
begins plan	3			-1			-3	-1
begins po	-1	1	1		-1	-3	-1	-2
begins portfolio	1		3	-2			-1
begins principal	-1		2	1			-3
begins provide	3				-3	-1	-1
begins préstamos	4		-1				-3
begins public	4	-1		-1	-1		-2	-1
begins rating	3					-1	-2
begins reference		-1		-1	-1		-3	2
begins retail	-3		2				1
begins saldo	2		-1	-1		-1	-3
begins santander	2		1	-1	-2	-3	-2
begins savings	5			-3	-4	-1
begins scheduled	3			-2			-2
begins scheels	-3				1		1
begins sears	1		-2	-2	2	-1	-1
begins second	-1		-1	-1	2		-1	-1
begins section	3	-1	-2	-1	-2	-3	1
begins sheffield	3		-2
begins signed	3		-1		-2	-2
begins so	2		-2				-1
begins statement	4		-1		-1		-1	-1
begins status	-1	-1		1	-3	-2		-3
begins suffix	3						-2
begins synchrony	2	-1	2	-1	-1	-1	-3	-1
begins t	1	-1	1	-1	-3	-3	-1	-2
begins t-mobile	3		-1		-2		-1
begins target	1		-3	1	-1	-1	1	-1
begins td	-3	-1	1	-2	1			-3
begins the	-1	-1	1	-2	-1	-2	-1	2
begins then	3		-1				-2
begins third	-2		1			1
begins this		-1			-3	-2	-1	-2
begins to		-1	2	-1	-1	-1	-3	-1
begins total	1	-3		-2		-1		-4
begins totals	3	-1	-2	-2	-2		-2	-1
begins toyota	-2	-1	1	-1	2	1	-1	-1
begins transactions	3			-1			-2	-1
begins transunion	2		-1	-1	-1	-1	-2
begins type			1	-3	-2	-1	-1	-1
begins upstart	1	-1	1	-1	-1	-1	-2	1
begins v	3		-1		-2
begins verizon	3		-1	-1			-1
begins wakefield	-2					-1	3
begins wells			-1	-3		1	-1	-1
begins who		-1	-2	-1	-1	-1	3
begins whose	3		-2	-1			-1
begins would	2		-1			-1
begins xfinity	2		-1		-2		-1
begins yes	4		-1	-1		-1	-2	-1
begins you	1	-1	1	-2	-1	-3	-2	1
begins your	4	-1	1	-2		-1	-2	2
begins |	1	1	-1	-2		-1	-3	-2
begins •	1	-1	-1	-3	-2	-3	-2
begins ☐		-1	2	-2	1	-3	-1	-2
begins ☑	1		-2		3	-2	-1
begins ✓	4				-1	-1	-4
begins 余额	-2		3	-1			-1
begins 备注	3		-1	-1	-2	-1	-2	-1
begins 👍	3		-1				-1
begins 😬	1		1		-1		-4
loans	2						-2
means money, short	3				-2		-2
means paying	-3						3
means paying, short	-3				-1	2	1
none		-1	3	-4	-3	-2		-3
pattern "#","w	1	-3	1		-5	-5	-1	1
pattern "M#","	2		-3	-1	-2	-2	-2
pattern "w":"#	2		-1				-2
pattern "w(w)"	3		-1		-1	-1	-1
pattern #	2	-1		-3	-3	-1	1	-2
pattern #)#	3				-2			-1
pattern #)#w#w	-1		1		-3			-1
pattern #)w	3						-3
pattern #)w(w)	1	-1		-2	1	-1	-3	-1
pattern #)w,w#	1		1	-1	-1	-1	-3	-1
pattern #)w,wM	3		-1	-1			-2
pattern #.w	1		2	-4		1	-5	-2
pattern #.w#w)	1		3	-1		-1	-2	-1
pattern #.w,w#	1		1	-2	-1	-3	-1	-1
pattern #.w,wM	3			-2	-1	-3	-3	-2
pattern #.w.w(	3		-1	-1	-2	-2	-3
pattern #.w.w,	4	-1	-1	-1			-2	-3
pattern #.w/w,	3		-1				-2
pattern #.w:w.			-3	-1	-1	-1	1
pattern #M/Mw	3				-1	-1	-3
pattern #w#wMM	3		-2	-1		-1	-1	1
pattern #w#wMw	1		-3					1
pattern #w:w	3			-1		-1	-2
pattern #wMM	3		-3
pattern #wMMMM	2	-1	-3	-1	2		1	-1
pattern #wMMMw	-1	-1	-2		-1	-1	1	1
pattern $M, first	-1				-3	1
pattern ------	2	-2	-1	-3	2		1	-1
pattern -[]w(w	2		-1		-1		-1
pattern </w>	3	-1		-1	-1	-1	-1	-1
pattern M	-1	-2	1	-1	-1	-3	2
pattern M, first	1			1			-3
pattern M.w$M	4		-2		-2
pattern M/M/M	-3		2				1
pattern M/M/Mw	4	-1	-1	-1		-1	-3	-1
pattern Mw#wMM	-2		1	-1	3	-2
pattern Mw,wM	-2	-1	2	-1	1	-1	-1	-1
pattern MwMw	-4	-1	2	-1			3	-2
pattern MwMwMw	-3				1		2
pattern M✔✔✔✔✔	3			-1	-1		-2
pattern w	-1	-3	-1		-1	-2	-1	-2
pattern w#	-1	-2	2	-3	-1
pattern w##w	3		-1			-1	-1
pattern w#$M$M	-2	-2	-2	-3	-1	2	-3	-1
pattern w#)MM	-3				1	-1	2
pattern w#M,w:				-3		-1	-2	1
pattern w#M/MM				-1	-2	-3	1	-1
pattern w#MMMM	1	-1	4	-1	-1	-1	-2	-1
pattern w#MMw	-1	-1	-2				3
pattern w#MMwM	-2		3		-1	1	-1	-3
pattern w#MwMM	-2		3			-1	1
pattern w#w	3	-1		-1	-1		-5	-1
pattern w#w#wM	-3		3
pattern w#w.w.	3		-2	-1
pattern w#wMMM			1		-1	-1	1	-3
pattern w#wMMw	-1	-1	3				-1
pattern w$#,Mw	3	-1	-1	-1	-1	-1	-3	-1
pattern w$M		-1	2			-2	-1
pattern w$M$Mw	2		3	-1	-4	-2	-1
pattern w&w	3					-1	-1
pattern w(w)##	-3		1	2	1	-1
pattern w(w)#M	-1	-1	-2	1		-2	2	-2
pattern w(w),w			2				-3
pattern w(w)-M	2		-2				-1	-1
pattern w(w)..	-1		-1	-3	2	2	-1
pattern w(w):#	2		-1		-1	-1	-2
pattern w(w)M,	2		-2				-1
pattern w(w)wM	-3	-1	3	-1		-1	1	-1
pattern w(w:w)	-3		2		1		1
pattern w,	2			-1	-3	-3	-3	-1
pattern w,w	2	-1	-1	-2	-1	-3		-1
pattern w,w,w#	-3		-1				3
pattern w,w,w,	3		1	-1	-3	-2	-2	-1
pattern w,w.w	3		-1			-1	-1
pattern w,w.wM	2		-2				-1	1
pattern w,w:w,	3	-1	-2	-1		-1	-2	-1
pattern w,wM.w	3					-1	-3
pattern w-M	2		-1		-1	-2	-3
pattern w-w#MM	2	-1	-3	-1	-1	-1	-1	-1
pattern w-wMwM	3		-3
pattern w.	3	-1	-1	-2	-3		-4	-1
pattern w.....	3	-2	4	-4	-2		2	-2
pattern w.w	1	-1	1	-2	-3	-3		-1
pattern w.w,w,	4		-3	-1	-1		-1
pattern w.w.	3		1	-1	-3	-1	-1	-1
pattern w.w.w	3		-1				-1
pattern w.w.w,	3		-1			-1	-2
pattern w.w.w.	2			-1			-1
pattern w.w:Mw	3		-2					-1
pattern w.w?	2		-3		1		-1
pattern w/w#MM	-1	-1	3	-1	-1			-1
pattern w/w...	1			-3	-2	-1		-1
pattern w:	-2	-1	-1	1	-4	-3		1
pattern w:#w:w	3	-1	-4	-1				-1
pattern w:$Mw:	4		-2	-1	-1		-1	-1
pattern w:M		-1	3	-1	-3	-3	-1	-1
pattern w:M/M	3	-1		-1	-1		-2	-1
pattern w:M/M/	-1	-1			-2	-1	1	-3
pattern w:MMM			3	-1			-2
pattern w:Mw:w	2	-1	-1	-1	1		-2	-1
pattern w:w		-1	1	-1				-3
pattern w:w#M	-2		1	1			-2	-1
pattern w:w$#,	-2		1	-1	1		-2
pattern w:w(wM	3		-2	-1
pattern w:w,w#			-3	-1	1	-1	1	-1
pattern w:w-w	3			-2	-1		-1
pattern w:w.w,	4		-2				-1
pattern w:w:#	3				-1	-2	-2
pattern w:w:M/		-2			-3	-2	1	-1
pattern w:w;w	3						-2
pattern w:w?	3		-1		-1	-1	-2	-1
pattern w:wM,w	3		-2	-1	-2	-2	-1	-1
pattern w:wM.	-2			-1			2
pattern w>M<	3						-1	-2
pattern w?	1	-1	-4	-2	2	-3	-1	-2
pattern wM	-2	-3	2	-1		-4		-2
pattern wM,w,w	3		-1	-1			-2
pattern wM,wM,	-2		3			-1	-2
pattern wM/M/M	2		1	-1	-3	-1	-4	2
pattern wM/MM/	3		-1	-1	-1	-1		-1
pattern wMM	1	-1		-2	-2	-1		-3
pattern wMM, first	2	-1	-1
pattern wMMMMM	1	-1	-3	-1	1	1	-2	1
pattern wMMMwM	3		-2		-1	-1	-1	-2
pattern wMw#	4					-1	-2	-1
pattern wMw,w.			1				-3
pattern wMw.w#	-3		2				1
pattern wMwM	-1	-2	1	1	-1	-3	1	-2
pattern wMwM.w	3			-2	-2	-1	-3	-2
pattern wMwMw.	4		-4	-1	-1	-1	-2	-2
pattern wMwMwM	-4	-1		1	-3	2	1	-2
pattern wM|wM|	3			-2			-1
pattern w–w	3		-2	-1	-1		-1
pattern ✓w/wMw	3						-3
# mark pattern comes
always	3	-4	-1	-4	-2		-2	-3
often	1	-6	-5	-1	-1	2	-3	-2
twice	1	-4	-1	-2		-1	-1	-2
# mark place
0		1	-4	-1	-1	-2	-1	-2
1	1	-4	1			-1
2	1	-3		1	-2	-3		-1
4	1	-4				1		-2
# mark read as, shape
accountNumber mark-.	-1	-1		1	-1	-2	-2	-1
accountNumber mark-/	3		-1	-2
amount mark-$	-2	-1		-1	3	-5	-1
amount? mark-$				-1	1	-4	-1
amount? mark--	-3				3	-1	-2
amount? mark-.	-4				4	-2	-2
aside paying mark-$	3				-2	-2
current mark-"	-3						3
current mark->	-3						3
current mark-✓	-3			-1			3
current mark-🟢	-3						3
current? mark-!	3						-3
current? mark-$	-4				-1	-1	4
current? mark-,		-1	-1	-1	-2	-1	1	-2
current? mark-.			-4		-1	-1	1	-1
current? mark-:	-3			-1			3
goes on mark-+	-3		3					-1
goes on mark-.		-2		-1	-1	-1	2	-4
goes on mark-/		-1		-1		-1		-3
goes on mark-:	3		-3
goes on? mark-(	3	-1	-3
goes on? mark-)	-2	-1	3	-1	-1	-1	-1	-1
originalCreditor mark-)	-3		-1				-1	3
paying mark-$	-2	-1	-1	-1		2	-1
paying mark-.	-3		1			3	-2
# mark read as
accountName	1	1	-1	-1	-2	1	-2
accountNumber	-2	-1	-1	2		-3	-3	-2
amount	-4	-1	-1	-2	5	-5	-2	-1
amount?	-2	-1	-1	-2	2	-4	-3	-1
aside amount?	3				-2	-1	-1
aside paying	3				-2	-3
current	-4	-2	-2		-2	-5	4	-1
current?	-1	-1	-2	-1	-4	-2	2	-3
goes on	-1	-3		-1	-2	-3	-1	1
goes on?	1	-4	-1	-1	-2	-1		-2
no debts	2		-1	-2	-4	-3	-2	-2
no part	1		-1	-1	-5	-5	-4	-1
no part, in row	2	-1		-4	-6	-4	-9
originalCreditor	-2		-1	-1	-1	-2	-1	3
paying	-4	-2	-1		-1	4		-2
paying?	2		2	-1	-3	1	-2	-1
# mark read in
accountName, one debt a line	3	-1		-1	-1		-1
accountNumber, tables and labels	-2	-2		2	-2	-2	-3	-1
amount, one debt a line	-2	-1	-1	-1	3	-3	-2	-1
amount, tables and labels	-2	-1		-2	3	-6	-3	-1
current, a bullet for each debt	-1	-1	-3				2
current, one debt a line	-1	-2		-2	-3	-3	1	-2
current, records of labels	3						-3
current, running text	-2	-1	-1	-1	-2	-1	3	1
current, tables and labels		-1	-2		-2	-4	1	-3
goes on, a paragraph for each debt	-2		3	-1	-1	-1	-1
goes on, columns by their place		-3		-2	-1	-1	-1	-2
goes on, tables and labels	-1	-4	-1		-1	-2	1	-1
no part, a bullet for each debt	2		-2	-1	-1	-1	-4	-3
no part, a letter about one debt	-2	-1	2	-5	-3	-2	-2	-1
no part, a notice about one debt	-1		2	-3				-1
no part, a paragraph for each debt	1	-1	1	-5	-3	-4	-7	1
no part, cards	1	2			-2	-1	-5	-3
no part, cards of a portal	4		-2	-4	-2	-1	-2	-2
no part, claims of a bankruptcy	3			-2	-1		-1	-1
no part, columns below each other	3		-2	-1				-1
no part, columns by their place	3	-3	-3	-1	-4	-2	-2	-2
no part, none	2	-1	-1	-1	-2	-2	-2	-2
no part, objects	3	-2	-2	-3	-1	-2	-1	-1
no part, one debt a line	1	-1	-1	-2	-5	-6	-6	-2
no part, records of labels	1	-1	1	-3	-1	-1	-2	-1
no part, running text	1	-2		-5	-1	-2	-3
no part, tables and labels	1	-1	-1	-2	-6	-4	-6
paying, columns by their place	-1	-1			-2	3	-1
paying, one debt a line	-1	-1	2	-2	-5	2	-1	-1
# mark shape and behind
mark-" capitalised		-1		-3	2	1	2	-2
mark-" cents					-3	-4	1	-1
mark-" digits-2	3	-1		-1	1	-2	-1	-1
mark-" digits-3	3					-1	-1
mark-" digits-4	2		1	-3	-1	-2	-1
mark-" digits-7			-1	-2	-1	2	1	-1
mark-" lettered-code	3		-2	-4	-1	-1		-1
mark-" mark-,	2	-3	-3	-5	-1	2	-3	-3
mark-" masked	1		1	-3	-1	-2		-1
mark-" thousands-and-cents	1				-3		-3
mark-" year	3		-2		-1	-1
mark-# code	4		-3	-2			-1
mark-# digits-2	-2		2
mark-# digits-7	4		-3	-2		-1
mark-# lettered-code	5		-3	-3			1	-1
mark-# masked	4		-2	-2	-1
mark-$ capitalised	4				-3	-1	-1
mark-$ cents	-2	-2	-1	-3	2	2	-1	-2
mark-$ digits-2	-4	-1		-1	-4	5	-3	-1
mark-$ digits-3	-3	-1	-1	-2	1	2	-1	-1
mark-$ line	2			-1	-3	-5		-1
mark-$ mark--	-2	-1	-1	-1	2		-3	-2
mark-$ mark-_	4				-2	-2	-1
mark-$ small	3				-2	-2
mark-$ thousands	-1	-2	-1	-2	2	-3	-2	-1
mark-$ thousands-and-cents	-3	-3	-1	-3	3	-2	-2	-2
mark-& capitalised	-1	-3	2	-1	-1	-2		-1
mark-& capitals	-1	-3	1	-1	-2	-1	-1	3
mark-' digits-2		1				-2	-3
mark-' small	-3	-1	1		-1	-2	3	-1
mark-( capitalised	1	-3		-2	-2	-1		-2
mark-( capitals	2	-2		-1	-2	-1	-4
mark-( lettered-code	-1	-1		-3	-1	-2	1	-2
mark-( mark-.	6		-4	-6		-2	-2	-1
mark-( small	3	-4		-1	-1	-1	-1	-2
mark-) code	1	-1	3	-3	-4	-1		-2
mark-) digits-2	1	-1	-4	-2	-2	-2		-1
mark-) digits-4	-1	-2	3	-2	-1	-1	-3	-2
mark-) digits-7	1	-1			-1	-1	-4	-4
mark-) dollars-and-cents	2	-1		-1	-1	-2	-5	-2
mark-) end	4		-1				-3
mark-) lettered-code		-1		-2	-1	-1	1	-3
mark-) line	1	-1	2	-3	-2	-2		-1
mark-) mark-"	-4	-1	2		2	-1	-2	-1
mark-) mark-,	-5	-1	4	-2	-3	-1		-2
mark-) mark--	-3	-1	4		-1	-1	-1	-1
mark-) mark-.	-2	-1	4	-2	-1	-2	-3	-1
mark-) mark-/	-2		2				-1	-1
mark-) mark-:	-2	-1	3	-2	-2	-2	-4	-1
mark-) mark-|	-3		4		-1		1
mark-) mark-–	-3		3	-1		-2	-1	-1
mark-) masked	-1	-1	2	-1		-1	-2	-4
mark-) percent	-3	-1	4			-1	-2
mark-) small	-1		5	-1	-2	-1	-2	3
mark-) thousands	-2		3		-1		-2
mark-) with-digits	1	-1	1	-1	-2	-2	-3	-1
mark-* capitalised	3	-1	-1				-3
mark-+ capitalised	-1		-1	-1	-1	-1	3
mark-+ capitals	4		-2				-3
mark-+ small	-3	-1	-1	-1	-1	-1	3
mark-, capitals		-4	1	-3	-2	-1		2
mark-, code	-1		-1	-1	2	-1
mark-, digits-1	-1		-1		-3	1	1	-1
mark-, digits-3	-2	-1	-3	-2	1	1	1	-2
mark-, digits-4			-2	-3	1			-1
mark-, digits-7	3		-3	-1	2	-2	-1	-1
mark-, dollars	6		-4		-1	-1	-3
mark-, dollars-and-cents	4		-5	-1	-2	-2	1	-1
mark-, lettered-code	1	-1	-5	-5			-2	-3
mark-, letters	1	-1	-3	-3	-4	-3		-2
mark-, mark-"	2	-1	-2	-3	-2	1	-2	-2
mark-, small	1	-1	-4	-1	-2		-1	-2
mark-, thousands-and-cents	4		-3	-1	-1	-1	-1
mark-, with-digits	1		-4	-2	1	-1	-1	-2
mark-- capital	-3	-1	1	2	-1	2	-2
mark-- capitalised	1	-2		-2	-2	-1		1
mark-- capitals	-1	-3		-2	1	-2		-2
mark-- cents	3		-2	-1	-2	-3
mark-- date	3			-1			-2
mark-- digits-1	4		-2		-1	-1	-3
mark-- digits-2	1		2	-2	-2	-3	-2
mark-- digits-3	4		-4	-2	-2	-1
mark-- digits-4	4		-2	-3	-1	-1	-1
mark-- dollars	4		-3	-2	-2	-1	-3	-1
mark-- dollars-and-cents	3	-1	-4	-1	-1	-1	-3	-1
mark-- lettered-code	-1	-2		3	-1	-3	-2	-1
mark-- mark-$	-3		-1	-2	3	-1	-1
mark-- mark--	3	-2	-1	-3	-4	-2	-1	-1
mark-- masked	-1		-1	2			-1
mark-- percent	2		-1	-2	1	-3	-3	-1
mark-- small	1	-1		-3	-1	1	-1	-2
mark-- thousands	3		-3	-2	-2	-1	1
mark-- thousands-and-cents	4		-1	-2	-2	-1	-2	-1
mark-- with-digits	3		-1	-1	-1		-1
mark-. capitals		-3		1	-2	-2		-1
mark-. cents	3		-2	-1	-1	-2	-1	-1
mark-. code	-3	-2	-1	1	1	-1	-1	1
mark-. digits-2	-2	-2	-3	-3	1		1	-3
mark-. digits-7	3		-1	-1		-1	1
mark-. dollars	1		-4	1	-1		-1	-1
mark-. dollars-and-cents			1	-3	-1	-1	-1	-2
mark-. end	5		-1	-2		-1	-1	-1
mark-. lettered-code	-2	-1	3		-1	-1		-1
mark-. mark-"	-4		1	-1		-2	1	2
mark-. mark-$			3	-2	-2	-1	-1
mark-. mark-.		-2	-4	2	-3	-4	-1	-3
mark-. mark-:	2			-1		-1	-1
mark-. mark-|	3		-2	-1		-1	-2
mark-. masked		-1	1	-2	-1	-1	-2
mark-. percent	3		-1	-1
mark-. small	-1	-1	4	-3	-4	-3	-2	-2
mark-. thousands-and-cents	2		-1	-1	-3	-1	1
mark-. with-digits	2		1	-1	-1	-1	-2	-2
mark-/ capitalised	-1	-3	2	-2	-2	-2		2
mark-/ capitals	-2	-2	1	-2	-2	-3	2	1
mark-/ cents	3		-1			-2
mark-/ code	3		-2	-1		-1	-2
mark-/ digits-1	2	-1		-1	-2	-3	-1	-1
mark-/ digits-3	3		-2	-1	-1		-2
mark-/ digits-4	3		-3	-2		-1	-2
mark-/ dollars	3				-1	-1	-1
mark-/ mark-/	3		-2	-1	-1	-1	1
mark-/ small	2	-1	-1	-1	-2	-3	-1	-2
mark-: capitalised	5	-1	-3	-1	-1	-1	-2	-3
mark-: code			-1	-3	-1	-1	1
mark-: digits-1	3		-1	-1	-1	-1	-2
mark-: digits-2	2	-1	1	-2	-2	-1	-4	-1
mark-: digits-4	4			-3
mark-: digits-7		-1	2	-3	-1		-1
mark-: dollars	2		-3	-1	-3	-3		-1
mark-: dollars-and-cents	1	-1	-2	-1	-3	-2	1	-2
mark-: lettered-code		-1		-3	-1		1
mark-: mark-$	3			-1	-2	-2	-1
mark-: mark->	3						-3
mark-: masked	5	-1		-4
mark-: small	3		-3	-1	-1	-1	-1	-1
mark-: with-digits	4			-1	-1	-1	-2
mark-; capitals	3	-1	-2	-1	-2	-1		-1
mark-; digits-2	3		-1	-1	-1	-2	-1
mark-; digits-7	3		-2	-1		-1	-1
mark-; line	3					-1	-3
mark-; mark-;	3		-1	-1	-2	-1	-2
mark-; small	1	-1	-2	-2	-2	-1	1	-1
mark-< capitalised	3						-2
mark-= capitals	2		-1		-1		-1	-1
mark-> capitalised	-3	-1		-1	-1	-1	3	-1
mark-> capitals	3	-1					-2
mark-> dollars	5						-4
mark-> line	3			-1	-1		-2	-1
mark-> mark-<	2	-1			-1
mark-@ percent	3	-1	-1		-1	-1
mark-[ capital	3				-1	-2	-1
mark-[ capitalised	3	-2	-1	-1
mark-[ mark-]	1		-1	-1	-3	-3	1
mark-[ small	3				-1		-1
mark-] line	3		-1	-1			-1
mark-_ capitalised	3	1	-2	-1	-2	-2	-2
mark-_ mark-_	1	-1		-2	-3	-3		-1
mark-| capitalised	2	-1	-4	-1	-1	-1	-2	-1
mark-| capitals	3	-2	-2	-2	-3	-2	-1	-2
mark-| cents	4	-1	-1	-1	-3	-3	-2	-1
mark-| code	3		-1	-2	-1	-1
mark-| digits-2	3		-1		-2	-2	-2
mark-| digits-4	3		-1	-1			-1
mark-| digits-7	4		-1	-2		-1	-1
mark-| dollars-and-cents	2				-2	-1	-1
mark-| lettered-code	3		-2	-1		-1
mark-| line	4						-3
mark-| mark-|	3	-1	-1	-1	-1	-1	-3
mark-| small	3		-1	-1	-1	-2	-2
mark-© year	2		-1			-1
mark-· capitalised	2	-2	-3	-3	-1	-2		-2
mark-– cents	2		-2	-1			-1
mark-– digits-1	3		-2	-1	-1		-2
mark-– dollars	4		-3	-2	-1		-2
mark-– dollars-and-cents	4		-3	-2	-2	-1	-1
mark-– lettered-code	3		-2	-2
mark-– small	4	-1	-3	-2	-2	-4	-2	-1
mark-– with-digits	1		-2	-1	-2	-1	1
mark-— capitalised	4	-1	-1	-1	-1	-2	-2	-1
mark-— dollars	3		-1		-1		-1
mark-— lettered-code	3		-1			-2	-1	-1
mark-— line	1			-3		-1		-1
mark-… digits-4	-3			3
mark-☐ mark-$	4			-1	-4	-2	-1
mark-☑ capitalised	4				-2	-2	-1
mark-☑ mark-$	3				-3	-1	-1
mark-☒ capitalised	3			-1		-2	-1
mark-⚠ digits-2	-2					-1	2
mark-✓ mark-–	3				-1		-3
mark-✓ mark-—	2						-2
mark-🎉 line	3						-3
mark-🔴 digits-2	-3					-1	3
mark-🟡 digits-2	-2					-1	3
mark-🟢 capitalised	-3				-1	-1	3
# mark shape
mark-!	2	-1	-2	-2	-2	-3	-1	-1
mark-"	3	-1	-3	-8	-2		-2	-5
mark-#	4	-2	-2	-6	-3	-3	-1	-2
mark-$	-2	-4	-3	-6	3	1	-3	-4
mark-&	-1	-4	3	-2	-2	-2	-3
mark-(	1	-4		-8	-2	-2	-1
mark-)	-2	-2	4	-6		-4	-1	-1
mark-*	2	-2	-1	1	-1	-2	-4	-1
mark-+	-2	-2	1	-2	-2	-3	3	-1
mark-,	1	-4	-2	-4	1	-1	-4	-1
mark--	1	-3		1		-2		-2
mark-.	-1	-3	1	1	-2	-3	-1
mark-/	2	-2	2	-3	-2	-3		1
mark-:	2	-3	-3	-5	-3	-2		-1
mark-;	1	-2	-3	-4	-4	-4	1	-4
mark-=	3	-1		-2	-4	-3	-2	-2
mark->		-3	1	-2	-2	-3	1	-2
mark-[	4	-1	-2	-3	-4	-3	1	-1
mark-]	3	-2	-2	-2	-2	-3		-1
mark-_	2		-2	-2	-4	-4		-1
mark-|	3	-1	-6	-2	-3	-3	-3	-2
mark-~	3		-4	-2	-3	-1	1	-1
mark-©	3		-1	-1		-1
mark-·		-3	-4		-4	-4		-3
mark-–	2	-3	-3	-3	-5	-6	-1	-3
mark-—	3	-2	-3	-5	-4	-6		-2
mark-•	2	-2	-2	-3	-2	-3		-2
mark-…	-3	-1	-1	3	-1	-2	-1	-1
mark-→	2	-1	-3	-1	-2	-1
mark-▼	2	-1		-1			-1	-1
mark-☐	2	-1		-2	-5	-3	-1	-1
mark-☑	4				-3	-2	-2
mark-☒	1			-1	-2	-3	1
mark-✔	3	-1	-1	-1	-1	-1	-3	-1
mark-❌	-3						3
mark-🎉	3					-1	-3
mark-🔴	-2	-1			-1	-1	3
mark-🟡	-2					-1	3
# mark sums of line
0		-3	-1	1	-2	-4		-1
1	1	-2	-3	-3		-2	2	-1
2	1	-4		-5	1		-2
3		-2	1	-1	-1	1	-1	-3
# mark words before
 	1	-1	-1	-3	1	-1	-1	-2
 active	-3					2	1
 balance	4			-2	-1		-2
 card	-3		2	-2		1	-1
 citibank	-3							1
 credit	2	-1					-2
 days	1	-1	-1		-1	-2
 enrolled	-3		2			-1	1
 installment		-1	2		-3
 loan	-1	-1	-2	-1	2	1	1
 mohela	3		-1	-1	-2
 mortgage	1		1		-2	-3
 ok	3	-1	-1	-1			-2
 revolving	-2		1		-1	2
 settled	3		-1				-1
 status	5			-2	-1	-1	-4
 total	3		-1		-1	-1
 us	3				-1	-3	-2
1 		-1	-1	-3	1	-1	-1	-2
1 a	3	-1	-1	-1	-1	-1	-2
1 account		-1	-1	-2	-1	-3	-1	-2
1 accounts	3		-2	-1			1
1 acct		-2	-3	1	1	-4	-3	-2
1 active	-3	-1	-2	-1		1	3	-1
1 affirm	-1		3		-2	-1	-2	-1
1 america	-1		-3	-1		1	1	-1
1 amount	2				-3		1
1 and	2				-3		1
1 apr	2			1	-1	-1	-3	-1
1 assoc	-2		3	-2		-1	1	-2
1 at	3			-1		-1	-2
1 atraso	3						-2
1 atv	-3		3
1 auto	-1	1	-1	-2			-2	-1
1 b	1	-1		-2	1	-2	-3	-2
1 balance		-1	-2		2	-3	-2	-2
1 bank		-1	-3		-1	-1	-2	2
1 bank/target	2			-1		-2
1 behind		-2		-2	-2	-3	1	-2
1 bike	-2		2
1 boat	-2		2	-2		-1
1 braces	-4		3			1	-1
1 by	3			-1	-1	-1	-2
1 c	5	-1	-3	-1	-1	-1	-2	-1
1 ca	3			-2
1 call	-3			-2	-1	-1	4	-1
1 calloway	4		-3				-1
1 capital	1		-4	2	-1	-1	1	-1
1 card	-4	1				2	1	-1
1 cartão	-1		3		-1	-1
1 center	3		-4			-1	-2
1 charge-off	-2			-1	-1	-1	2	-1
1 charged	3		-1				-2
1 checking	3		1	-4	-1	-1	1
1 closed	1		-4	-1	-1	-1	1	-1
1 cls	3						-3
1 co	-3		2	1	-1	1	-2	2
1 collector			-1	-1	1	-1	-4	-1
1 comenity	-1	-1	4	-1	-1	-2	-3
1 comments	3						-2
1 continued	2		-2				-1
1 conventional	3				-1	-2	-1
1 corolla	-1		3			-1
1 corp	-1		1	-3			-1	-1
1 county	3		-1		-1			-1
1 cuenta	4			-2		-1	-3
1 curacao	-3		3
1 d	1		-4	-2	2	-2		-1
1 date	-1	-1		-3	-1	-1	3	-1
1 day	2			-2
1 days	1	-1	-2	-1	-1	-3		-1
1 deferment	3		-1				-3
1 deferred	4		-2		-1	-2	-4
1 del	3			-1	-1
1 delinquent	-2		-1	-1	-2	-2	2	-1
1 dentist	4		-4	-1	-1	-1	-1
1 description	3						-2
1 directv	4		-2	-1				-2
1 discover	1		-3	1	-1	-1	1	-1
1 dispute	3	-1		-1		-1	-1
1 done	3		-1			-1	-2
1 dr	-2	-2	3	-1	-2	-1	-2	1
1 due	1	-1		-3	-1	-1		-1
1 días	3			-1		-1	-2	-1
1 ending	6			-3	-3	-1	-3	-1
1 ends	3			-1	-2		-2
1 energy	3				-2		-1	-1
1 escrow	3		-2				-2
1 est	3	-1	-1	-1	-2	-2	-1	-1
1 expires	3			-1			-2
1 f	3		-1	-1			-1
1 f-150	-3		4	-1		-2	-1
1 false	2					-1	-1
1 fargo	3		-3
1 fees	4			-1	-2	-2	-2
1 fha	3				-1	-2
1 fidelity	3	-1			-2	-1
1 filed	-2	-1		-1	1	-1	1	-1
1 final	3	-1		-2	-2	-1	-1	-1
1 financial	2	-1	-1	-2	3	-1	-1	-1
1 fingerhut	1	-2	-3	-1	2	-1	-2	-1
1 fingerhut/webbank	1		-1	1	3	1	-2	-1
1 first	4		-1	-1		-1	-1	-1
1 food	3		-2			-1
1 funding				-1			-3	-1
1 furn	-3		3
1 ga	3		-1	-1	-1
1 greensky	-3		2	1
1 guarantor	5	-1		-2	-1	-1	-2	-1
1 here	3				-2	-1	-1
1 history		2	-1	-1	-1	-1	-3	-1
1 home	1		1	1	-1		-3	-1
1 homeplus	-2		1			-1	2
1 hosp	-3		1	-1	1	-1	-1	1
1 hospital	1		-4	-1			2	1
1 household	2				-1
1 id	4	-1		-2	-1	-1	-1
1 in	2	-1	1	-3	-1	-1	-2	-1
1 inc	-3	-2	1		-2	-3	-1	-4
1 incurred	2			-1			-1
1 information	3		-2		-1		-1
1 installment	1	-1		-1	-3		-1
1 insurance	3		1	-2	-2	-2	-2	-1
1 interest	3	-1			-1	-2
1 internet	3		-1				-1
1 irs	3		-2		-1		-1
1 is	4			-2	-1	-2	-3	-1
1 it	3	-1	-1	-2	-2		-3	-1
1 j	4				-2		-1
1 january	2						-2
1 jetblue			1		-2
1 july	3						-2
1 k	1	-1	1	-3	-2	-1	-2	-1
1 klarna	-1		2	-1	1		-3
1 kohls			-3	-1	2		-1	-1
1 lane	3		-3	-1	-1	-1
1 last	3		-2	-1			-1
1 late		-1	-2	-3	-1	-3		-1
1 left	2		-1			-1	-1
1 lender	3		-2				-1
1 letter	2	-1	-1	-1	-1	-1	-3	-1
1 lightstream	1	-1	1	-1	-3	-2	1
1 limit	5	-1	-1	-1	-1	-2	-1
1 line	4		-2	-2		-1	-2
1 llc	1		-2	1	2	-2	-2	-3
1 loan	-1	1	2		-3	1	-3	-1
1 lowe's	-3				-1	-1	1	1
1 macy's	2		-2	-1	1	-1	-3	-1
1 mastercard	1	-2	-2	2	2		-4	-1
1 med	-2		3					-1
1 medical	-2		1		-2	1		1
1 mensual	3				-1	-2	-1
1 mes	3						-3
1 milestone	-3		-2		2		-1	1
1 min	3	2	-2	-1		-4	-3	-1
1 minimum	3					-2	-2
1 mo	3		-2	-1	1	-3	-3	-1
1 mobile	3		-2			-1	-1
1 mohela		-1		-3	1	-3	1	-1
1 month	4	1	-1		-2	-3	-4	-1
1 months	4	-1			-1	-1	-2
1 n.a	-3	-1		-4	-4	1		2
1 n.b	-3		3
1 no	1	-1	-3	-3	-4	-2	1	-2
1 now	1	-1		-1	1	-2	-3	-1
1 october	3						-2
1 of	-1	-1	-1	-1	-2	-3	1	-1
1 ok		-2	-2	-2	-1	-2	3	-1
1 one	1	-2	-3	-1		-2	1	1
1 open/current	-2						2
1 opened	1	-1	-1	-3	-1	-1		-1
1 oportun	4		-3			-1
1 orig	2	-1	-1	-1	-1	-1		-3
1 orthodontics	3		-1		-2	1	-1
1 other	2	-1	-2	-1	-3	-3	1
1 overdue	3						-3
1 p.c	-2		3	-1	-1	-1	-1	-3
1 p.o	3		-2	-1	-1			-1
1 page	3		-1	-1			-2	-1
1 paid	1		-1	-2	-3	-3	1	-2
1 part	3			-1		-1	-1
1 pay	3			-1	-1	-3	-2
1 payment	1	-1	-3	-3	-3	3	-2	-1
1 payments	4		-1		-1	-1	-2
1 plaintiff	3			-1	-1		-1
1 plan	1		-3			-1	1	-1
1 platinum			-3	-2	-1		2	-1
1 pmt	1	-1	-1	-2	-3	-1	-2	-2
1 principal	3			-1	-2	-1
1 purchaser	3		-2				-1
1 r	2	-1		-1	-3	-1	-1	-1
1 r9	3						-2
1 rav4	-3		4		-1		-1
1 receivables	3		-4				1
1 recovery		-1	-3	2	-1	-1	1	-2
1 ref				-2	-1	-2	2	-1
1 refund	3		-1	-1	-2
1 released	2						-2
1 rent	4	-1	-3	-1		-1
1 repossessed	-4		-1				4
1 residence	3				-1	-2
1 resurgent	2		-3				1
1 retail	-3		3	1				-1
1 rev	4		1	-1	-1	-1	-3
1 s	3		-4	-1	1	-1		-1
1 sala	-2		2
1 saldo	5			-1	-3	-1	-2	-1
1 santander	3		-1				-1
1 savings		-1	-2	-4	-1	-1	4
1 sears	1			-3	1	-2	-1	-1
1 secured	1	-1	-2	-1	1	-3	-2	-1
1 service	3		-3
1 services	1	-1	-3	-1		1		-1
1 servicing	-1		-3	1	-1	1	-1
1 settled	5		-2				-4
1 silverado	-3		3		1	-1	-1
1 sold	4						-4
1 spectrum	3	-1	-2				-1	-2
1 spring	2						-2
1 st	-4	-3	2	1	-1	-1		3
1 status	1			-2	-2	-2		-1
1 ste	-2			2	-1
1 synchrony	-2	-1	2	-2	-3	-3	-2	2
1 t-mobile	4		-2			-1	-3	-1
1 target	2		-3			1	-1	1
1 terms	2	-1	-1	-1	-1		-2	-1
1 that	3						-2
1 through	3				-1		-1
1 thru	3						-3
1 tires	-2		4		-1	-1	-1
1 too	3					-1	-3
1 total	5		-1	-1	-4	-5
1 transferred	4		-1				-4
1 transunion	3			-1	-1	-1	-1
1 truck	-2		3	-1	-1	-1	-2
1 tucson	-3		3
1 type	3			-3	-1	-1	-2	-1
1 ugh	-3						3
1 ulta	4		-1	-1	-1	-3
1 univ	-1		2				-1
1 unpaid	3						-2
1 up				-1			-3
1 us	-1	-2	-2	-3	1	1	-3	-3
1 usa		-1	-4	1	-1	-1	-2
1 utilities	3		-1		-1		-2	-1
1 v	3		-1		-1	-1	-2
1 venture	1		-2		-1	1
1 visa	1	-1			2	-3	-2	-1
1 w		-1	-3			2	1	-1
1 washer	-2		3	-1		-1	-2
1 washer/dryer	-2		4		-2		-1
1 webbank	4		-1	-1		-1	-2	-2
1 wife	4		-1				-3
1 wireless			-3	-1	2	-2		-4
1 x	2		-1	1	-2	1	-3	-1
1 y	1		-1	-1	-1	1	-2
1 years	3			-1			-2
1 yes		-1	-2	-1		-3	2	-1
1 信用卡	4		-2	-1	-1	-2	-2	-1
1 最低还款	2			-1	-1	-3	-1	-1
2 		-1		-3	-1	-2		-2
2 a	3	-1	-1	-1	-1	-2	-2	-1
2 aaron's	-3		2				-1	1
2 about	3		-1				-2
2 acct	2		1	-2	-4	-1	-2	-2
2 additional	2		-1			-1	-1
2 agency	-3	-1	3	-1			2	-1
2 al	4		1	-1		-1	-4	-1
2 ally	-2		1	-3	2	-1	1
2 altima				-2	2	-3	-2	-1
2 aluguel	3				-3	-2	-1
2 amount	1	-1	-1	-2	-1	-3		-1
2 and	3		1	-2	-2	-2	-4	1
2 apt	-3		1		1	-1	2
2 apts	3				-3		-1	-1
2 at	3			-1	-2	-1	-1	-1
2 atrasada	2			-1		-1	-2
2 atrasado	3						-3
2 auto		-1	-4		1	2	-1	-1
2 available	3						-2
2 bal	-1	1	-1	-2	2		-4	-1
2 balance	4	-1		-3		-1	-3	-2
2 bank	-1	-2	-1		-3		-4	2
2 barclays	2		-1	-1	-3		-2
2 be	3			-1			-1	-1
2 blue	3		-1	-1	-1	-2	-1
2 by	1		-1		-1	-1	-4	-2
2 c	2	-1	-1		1	1	-3
2 c/o	2						-2
2 capital		-1	-3	-1		-3	-2	2
2 card	2	-1	1	-2	1	-4	-3	-1
2 care			2	-1	-1	-1	-3	1
2 carro	3		-1		-1	-1	-1
2 cash	2	-1	1	-2		-1	-3
2 charge	3	1	-2	-2	-1	1
2 charge-off	-2	-1	-2	-1	-1	-1	2
2 chase	3		-3	-1	-1	-1		-1
2 citibank	-2	-1	-1	-4	-3	-3	-2	2
2 city	-3		4					-1
2 claimed	3		-1		-1		-2	-1
2 client	3	-2	-1	-2	-2	-1	-2	-1
2 co	3		-2	1		-1	-3	-1
2 coll	1		-3			2
2 collection		-1	-1	-2	-2	-2	2	-1
2 convergent	3		-1		1	-1	-2
2 corriente	3		-2				-1
2 cr	3		-1		1	-2
2 credit	-1	1	-1		-3		-2	-3
2 creditor	2	-1	-2	-1	-2	-1	-3	1
2 cuenta	3				-2	-1	-2
2 d	-1	-1	1	-1	2	-2	-3	-1
2 date	2	-1		-2	-2	-2	-4	-2
2 day	2		-1	-2	-1		-1
2 debt	1	-1		-1		-3	-3	-2
2 deferred	3		-1	-1	-1	-1	-3
2 delaware	3						-2
2 description	-2		-1				2	-1
2 details	3	-1	-1	-1		-1	-1
2 devedor	-2				3	-2	-1
2 discover			-2	-1	1	1	3
2 double	2		-2		-1	-1	-1
2 each	3				-1	-1	-1
2 education	3	-1	-1		-1	-1	-1
2 electric	2		-1	-1	-1	-2	-1
2 em	2	-1	-1	-1		-1	-2
2 ending	4	-1	-2	-4	-1	-1	-2	-1
2 ends	3			-1	-1		-2
2 escrow	3		-1				-1
2 express	1	-1			-3	-1	1
2 family	3		-2		-1	-1
2 fcu	-2		2	-3		1		-1
2 fee	2		-2				1
2 fidelity	4		-3				-1
2 file	4			-1			-2
2 final		-1		-1		-3		-1
2 finance	-1		1		-3		-4	-1
2 fingerhut	1		-3	-2		1	1
2 first	2		-2		-2	-4	-2	-1
2 forbearance	2		1				-3
2 ford	-2		1	-3	-4	1	1	-1
2 form	3		-1	-1			-1
2 freedom			-3		1	-1	-2
2 from	1		-3		-2	-1	3	-2
2 funding	3		-1	-1	-2	-1		-1
2 good	1				1	-1	-3	-1
2 grandma	2		-1		-1	-1
2 guarantor	5		-1	-2	-1		-2	-1
2 high	4		-1	-1	-2	-1	-1
2 highest				-3			2	-1
2 history	3	-1	-2	-1			-1
2 home	-1			-2	1		-3	2
2 honda			3	-1		-1	-1	-1
2 hospital	1	-1	-2	-2	1	-1	-3	1
2 household	3		-2	-2
2 huntington	2		-3	-1	1	-1
2 husband	-2			-1			3
2 i	3		-2	-1	-2	-1	-1
2 if	4		-3	-1			-1
2 in	3	-1	-2	-3	-1	-2		-1
2 individual				1		-1	-3
2 int	3		-1	-1	-2	-1
2 interest	3		-2				-1
2 is	3			-2	-1	-1	-2	-2
2 it	3		-1	-2	-1	-1	-2	-1
2 it's	3		-1				-2	-1
2 jan	4		-1				-2
2 jefferson	3		-3				-2
2 klarna	-2		3		-1	-1	-1
2 kohl's	3		-1		-1	-1	-1
2 late		-1	-2	-2	-3	-3	1	-1
2 left		2	1	-1		-1	-3
2 liabilities	4		-2	-1		-1	-1	-1
2 limit	3						-2
2 line	3		-2
2 lines	3			-1	-1		-1
2 llc			-1	-2	-1	-2	-1	3
2 ln	2		-3				2
2 loss	-2			-1			3
2 management	-4	-1	2	-2	-1	-1	2	-1
2 midland	2		-3				2
2 minimum	4		1	-1		-2	-3
2 mo	2	-2	1	-3	-1		-2	-2
2 mortgage	1	-2		-1		-1	-3	-1
2 mínimo				-1	-3	2	-3	-1
2 na	4		-3		-1		-2	-1
2 name	3	-1	-2		-1		-1	1
2 navy	3		-1		-1	-1	-1
2 nc	-3		-1	-1			3
2 never	3						-2
2 no	3			-1	1	-1	-3
2 notes	-1		-1			3	-1	-1
2 now		-1	1	-1	-1	-1	-3	-1
2 number		-1	-2	2	-2	-1	-3	-1
2 nợ	-2	-1	1				2
2 of	-1	-2	-3	-2	2			-1
2 offer	2						-2
2 old	3	-1	-3	-1	-1	-1	-3	-1
2 one		-1	-1	-2	-2	-1	-1	2
2 only	3		-1	-1			-3	-1
2 open/never	-3			-1			3
2 orig	3		-3	-1		-1
2 original	2		-1	-1	-2	-1	1	-4
2 originally	-3		-1					2
2 other	2		-3		-2	-2	-2	2
2 owe	4				-1	-2	-4	-1
2 page	3						-2
2 pago	4			-1	-1	-2	-2
2 paid	8	-1	-3	-1	-1	-1	-5
2 parcela	-1				-3	2	-2
2 paying	2		-2				1	-1
2 payment	2	-1	-4	-1	-2	-1		-1
2 physician	3		-2
2 pike	3		-2				-1	-1
2 pmt	1	-1	-1	-2	1	-3	-2	-1
2 previous	2				-2		-2
2 principal	4				-3	-1	-2
2 r	3	-1	-2	-1	-1	-1	-1	-1
2 real	3			-1	-2
2 received	3					-1	-2
2 recovery	2		-1	-1	-2	-2		-2
2 ref	1		-2	-1	3	-2	-1	-1
2 rental	3		-1		-1
2 report	3				-1		-1
2 reported	3			-1	-1		-2
2 saldo	-1		-1	-2	1	-2	-3	-1
2 security	-3		3
2 share	3	-1		-1	-1	-2	-1
2 since	3		-1				-1
2 sofi			-2		-2	1	-1
2 spectrum	3					-1	-2
2 statement	3	-1	-1		-1		-1
2 student	1		-1	1	-3	1	-2	-1
2 subtotal	3		-1		-2	-3
2 t-mobile	4		-3	-1	-2	-1	-1
2 target	1			1	-2		-1	-1
2 tax	3		-2	-1	-2
2 that	3		-1	-1			-1	-1
2 tom	3	-1	-1	-1	-1	1	-2
2 total	4	-1	-1	-2	-3	-4	-1	-1
2 toyota	-4	2	3	-1	-1	-2	-2	-1
2 two	3	-1		-1		-1	-2	-1
2 type	3	-1		-1		-2		-1
2 union	-1			1	1	2	-3	-1
2 until	5		-1	-1			-4
2 usa	-1		1	-2	-1	1	-4
2 v	3		-1				-1
2 verizon			-1	-1	2	-2	-1	-3
2 vet	-2		3			-1	-1	-1
2 w	-1	-1	-3		-1	2	2
2 was	1	-1	-3	-1	-1	-1	1	-3
2 we	3	-1	-2	-1	-1	-1	-2
2 westlake	2		-2			-1	1
2 world	1		-3	-2	1		-1
2 x	3		-2		-1	-2	-2
2 yes	2		-3
2 余额			-1	-1		-1	3
2 原债权人	4						-3	-1
2 车贷	-3		2		2	-1
3 		-1	1	-1		1	-1	-2
3 about	2			-1			-2
3 account	1	-2	-1		-3	-1	-1
3 accounts	2			-3			-1
3 acct	2	-1	-1	-1	2		-5	-1
3 accts	3		-2
3 acreedor	1						-3
3 address	3			-2		-1	-1
3 affirm			3				-2
3 american				-1		-1	-2
3 amex	1			-2	1	-3	-1
3 amount	1	-1		-3		-3	-5	-2
3 apr	3			-1		-1	-2
3 are	3		-1				-2	-2
3 as	-2	-1		-2	-1	-2	1	-2
3 at			1	-1	-1	-1	-3	-2
3 atrasado	3		-2				-1
3 autopay	3		-1			-1	-1
3 available	1		-1				-3
3 balance	1	-1	2	-3	-1	-2	-1	-1
3 banco	2		-3				1
3 barclays	4	-1	-4	-3			-2	-1
3 best			3	-1	-2	-2	-1
3 box	3	-1		-3	-2		1
3 bridgecrest	3		-2	-1		-1	-1
3 cabelas	-2		2
3 cap			-1	2	-2	-1	-4	-1
3 capital		-1		-3	-2	-2	-1	2
3 car	3		-1		-1	-1	-2
3 carro	1	-1	-3		-1	2
3 case	3		-1				-2	-1
3 cathay	3		-3
3 chapter	2						-2
3 charge-off	2						-2
3 charged		2	1	-1	1		-3
3 chase	3	-1	-1	-1	-1	-2		-2
3 checking	2		-1		-2	-1
3 citizens	2		-2	-1	-1			-2
3 city	2		-3	-1	-1	-1	-1
3 claims	3			-1	-1		-1
3 closed	3		-1	-2			-2
3 co	3		-1			-1	-2	1
3 collect	2		-2
3 collection	-1	-1	-1	-3		-2	1	-2
3 collections		-1	-1	-3	-1	-1	1	-1
3 comenity			-4	-1		2		1
3 commonwealth	-2		1
3 conta	-3				3	-1
3 contingent	3				-2
3 conventional	-2				3	1	-2
3 cooper						-2	-1
3 credit		-1	-1	-3	-1	-3	2	-3
3 creditor	2	-1		-3	-2	-1	-4
3 ctr	3		-1		-1	-1	-1
3 current	1	-1	-1	-2	-1	-3	-1	-1
3 day	-1		1	-1	-1	-3	1
3 days	-1	-1	-1	-4	-1	1	1	-2
3 de	2		-1	-1	1	-1	-2	-2
3 deferment	3		-2				-2
3 deferred	3		-2			-1	-1
3 dept	-1	-1	3	-3	-1		-2	-1
3 dia	1		1	-2	-2	-2	-3	-1
3 dispute	4				-1	-1	-2
3 do	3		-1		-2	-2	-2
3 dr	1	-1	-1	-1	-1	2	-3	-1
3 día	2		-2
3 e	3		-1	-1	-1	1	-1	-1
3 ending	3			-1		-1	-2
3 equity	4		-2	-1		-1	-1
3 está	3						-3
3 fed	-2		2	-1	-1
3 federal			2	-3	-2	-1	-1	-1
3 file	3		-1	-1	-1	-1	-2	-1
3 finance	-2	-1	3	-2			1	-1
3 financial	1	-1	3	-2		-1	-3	-1
3 fingerhut	3		1		-2	-1	-2
3 first	1	-3	-1	-3	1	-1	1
3 for	1	-1	-2	-2	-2	-2		1
3 from	6		-4		-3	-1		-1
3 gas	3			-1	-1	-1	-1
3 gm	-3		2	-1	1	1
3 guarantor	3		-2	-1			-1
3 home	-1		2	-3	-1	-2		-1
3 hosp	3		-1			-2	-1
3 hospital	-1	-1	1	-3	1	-1	2	-1
3 inc	3			-1	-1		-1	-1
3 income	3		-1				-2
3 installment	-2	-1	2	-1	-2	-3	1	-1
3 interest	3		-1				-2
3 is	1	-1		-2	-1	-1	-1	-3
3 it	1	-1	-1	-2		-1		-1
3 jefferson	2		-3	-1	-1		2	-2
3 jun	2		-1	-1			-1
3 keep	-3			-1	-1	1	2	-1
3 late		-2		-2		-4	1	-1
3 line	-3		2	1	-1	2	-1	-1
3 llc		-1		-3		-3		1
3 loan	-1	-1	2	1	1	1	-3	-1
3 loans	-1	-1	-4	3	-2	-2	-1	-1
3 march	3		-2		-1		-1
3 mensual	3		1				-3
3 mes	3	-1	-1			-1	-2
3 minimum	3		-2	1		-1	-2
3 mission	3		-2	-1	-2	-1	-1
3 mo	-1	-3	2	1	-1	-2		-1
3 month	3		-2	-1		-1	-3	-1
3 monthly	-1	-1	2		-3	-3	2	-1
3 months	4		-1	-1	-1	-1	-2
3 n	1	-1	-1	-2	-1		-3	-2
3 n.a	-1			-1	-1	-3	1
3 na	3			-1	-1	-1	-1
3 navient	-3		2		1	1	-1
3 net	3				-2		-1
3 never	2			-1			-3
3 new	4		-2	-1			-1
3 next	4						-3
3 northgate	-3		1	1
3 not	3		-1	-1	-1	-1	-1	-1
3 nov	5	-2	-1				-4
3 number	-1		-2	3	-1	-1	-2	-1
3 october	3		-1	-1	-1	-1	-1
3 of				-3		-1		-1
3 oh	3		-2				-2
3 old	3		-2		-1	-1	-2	-1
3 on	2	-2	-3	-2	-1	-1	-2
3 open	-1		-3	1	4	-3		-1
3 orig	2	-1	-2	-1	-2	-3		1
3 other	2	-1	-2	-1	-1	1	-3	-1
3 owe	2			-1	-1		-5	-1
3 owed	-1	-1		-1		2	-1
3 pagamento				-1	-2		-2
3 pago	2					-1	-3
3 paid			-1	-2	2	-3	1	-1
3 partners	3		-1	-1	-1		-2
3 past		-1	-1		-2	-3	2	-1
3 pay	-3	-1	3	-1	-1	-1	-1	-2
3 payment	2	-3	2	-2	1	-4	-1	-2
3 payments	3		1	-1	-1	-1	-3
3 payoff	3		-3					-1
3 pays	1		2	-1		-1	-3
3 per	4		-1			-1	-3
3 pruitt	3		-1	-1		-1
3 pymt	3		-1			-1	-1
3 pünktlich	-3		2		1
3 quicksilver	1			-1			-3
3 rate	3		-2			-1	-1
3 rav4	-3						3
3 receivables	2		-2		-1	-1	-1	-1
3 record	4			-1			-4
3 recovery	1			-1	-4	-1	1	-3
3 refund	-2		1		2		-1
3 report	2			-1	-1	-1	-1
3 responsibility	2			-1			-2
3 revolving	1		-1	-3	2	1	-3	-1
3 rewards	3		-1			-1
3 right	3		-1				-2
3 rush	2						-2
3 saldo	1		1	-1	2	-2	-3	-1
3 secured	3		-1	-1			-1
3 sent			-4			-1	1
3 services	-2		-1	-2	-1	-2	3
3 sofi			-1	-2	-1	1	-2	-2
3 st	1	-1	-2	-2	-2	-1	1	1
3 state	2		-2		-1			-1
3 ste	3			-1	-1	-1	-1
3 student	1		1	-2	-1	-1	-2
3 synchrony		-1	-1	-2	-2			2
3 system	-1			-3		2	-2	1
3 t-mobile	3				-1		-1	-1
3 terms	-1			-2	1	1	-4	-1
3 that	3		-2				-2
3 the	1	-1		-3		-2	-2	1
3 they	3						-3
3 time		-1	2	-2	-1	-1	-3	-1
3 to	1	-1		-2	-1	-2	-3	1
3 tools	-3				2	-1	1
3 total	1		-1	-2	-5	-4	2	-1
3 toyota	-2		3	-1	-1	1	-1	-1
3 transferred	3			-1			-4
3 truck	2		-4		-1	-1	1
3 trust	-1		-1	-1			3
3 type	3	1		-1	-1	-1	-3	1
3 u.s	-3	-1	3	-1		-1	1	-1
3 union	-2	-1		2	1	-1	-3	-1
3 unpaid	3				-1		-2
3 up	3		-1	-1			-2
3 updated	1		1	-1	-1		-2
3 us		-1		2	-3	2	-2	-2
3 valley	-3	1		-2	-1		1	1
3 view	3	-1	-2	-1		-1	-1
3 wakefield	2		-1	-1			-1
3 walmart	-1		2	-1			-1	-1
3 want	3						-3
3 was	1	-1	-3	-1	-1	-1	-1
3 we	3					-1	-2	-1
3 what	3			-1	-1	-1
3 will	3						-2
3 with		-1	-2	-2		-1		3
3 wright-patt	-3	2	-1			1
3 x	3		-1	-1	1	-2	-2	-1
3 your	1	-1	-3	-1		-1	-1
3 信用卡	3		-1		-1		-1
3 房贷	3		-2			-1	-1
a loss	-3						3
a month	3					-1	-3
account ending	3		-1				-2
account no	5		-1	-3	-1		-3	-1
account status	1			-2	-1		-1
account type	3			-2			-1
acct no	3		-1	-2	-1		-1
affirm mattress	-2		3		-1	-1	-1
ally savings	2		-2	-1
aluguel us	3				-2	-2	-1
auto loan	-1	-1	-2		1	2	-4	-1
balance payment	1			-1	-1	1	-3
banco popular	-3		3
bank acct	2			-2		-1
bank mtg	3		-1		-2
bank n.a	-4	-1	2	-2	-1	-1	-3
bank na	3		-2			2	-1	-2
blue cash	6		-3	-1	-2	-2
c c	3						-2
capital one		-1	-3	1		-2	-1	1
car loan	2		-1		-1	-1	-1
card min	3				-1	-1	-3
card synchrony			3	-1			-1
caught up	2						-2
charge-off date	-3			-1	-1		3
chase freedom	3		-2
chase slate	-3		2	-1			1
citibank n.a	-2	-1	-2	-2	-3	-3	-1	1
citizens bank	-3		2	-1	1		1	-1
co co	3					-1	-2
collection agency	3		-1	-1	-1		-3
consumer usa	3		-2
credit card		2	-4		-2		2	-1
credit cards	2			-1			-1
credit limit	4		-1	-1	-1	-1	-1
credit mgmt	4		-3				-1
credit min	3						-2
credit report	2				-1		-1	-1
credit union	3	1	-2		-1	2
current status	4		-1				-4
date opened	4			-2	-1		-1
days days	3						-2
days late	2	-1	-1	-1		-3	-2	-1
de atraso	3						-2
de cobranza	3						-2
debt collector	4				-1		-1	-1
description defaulted	-3		-1				3
devedor us	-3				3	-2
dog surgery	3		-3		-1		-1
due days	-3			-1	-1		3
due status	4						-3
emergency physicians	-3		2					2
ending in	2			-3	-1		1	-1
ending min	3					-1	-2
er bill	-2				-1	1	1
everyday checking	2			-2
funding llc	4		-2	-1	-1			-1
highest balance	-2						2	-1
highest credit	2			-2
home equity	-2		3
home mortgage			-2	-1	1	1
huntington bank	2		-3		1
ii llc			-1		3	-2		-1
in june	3						-2
in may	3		-1				-2
jefferson capital	4		-3				-2
lines through	3			-1	-1	-1	-1
loan no	3		-1	-1			-2	-1
management inc	-2		2
mariner finance	3		-2		-1	-1
medical center	2		-3				-1
midland credit	2		-4				2
min due	2	-1					-2
missed one	3						-3
month current	3					-1	-2
month s	3		-1				-3
mortgage payment	4				-1	-4
motor credit	3		-1		-2	-1
mínimo us	-1			-1	-3	1	-2
never late	3						-2
on that	2						-2
one bank	2	-1	-3	-2	-1		-2	3
one n.a	-6		1	-1		1	2	3
one venture	2		-3			-2
open/never late	-2			-1			2
original creditor				-1	-1		2	-5
pago mensual	3				-1	-2	-1
paid off	4				-1	-1	-4
parcela us	-1				-3	1	-2
past due				-2	-3	-1	1	-1
payment amount	-3			-1		2	2	-1
payment plan	-3		-2				3
payment status	3						-3
paypal credit	3		-2	-1	-1	-1	-1
personal loan	2		-1	-3	-1	-2	1
recovery assoc	-2		2
regular payment	-3					3
rewards visa	-1		-2	3			-1
saldo us	-1			-2	1	-3	-2	-1
snap-on credit	3		-3
status current	-3			-1	-1	-1	3
status description	3						-3
status transferred	4						-4
target redcard	2		-1	1	-2	-1
the debt	3					-1	-2
third bank	-2		2	-1	3	-1	-1	-1
total us	3				-3	-2
usa n.a	-2			-2	-1	-1	-3	2
verizon wireless	1				3	-2		-2
wayfair citi	3		-3
原债权人 t-mobile	3						-3	-1
# mark words behind
	1	-2		-1	-1		1	-2
a	2	-1	2	-1	-3	-3	-2	-1
a month	3			-1	-4	-2	-2	-1
about	3		-2				-1
account balance	3		-1				-1
account included	2						-2
acct		-1		-1	-1	-2	1	-2
acct balance	2		-2
act	1	-1		-1		-3	-1	-1
act 	2	-1		-1		-2	-1	-1
active	-1	-1		-1	1	1	-3	-1
affirm	3						-2
agencia	3		-2	-1			-1
ago	3			-2	-1		-1
ago 	3			-3	-1		-1
al	3		-1			-2	-2
al corriente	3				-1	-1	-2
alder	-3		3				-1
alder ct	-3		3				-1
amex	3			-1			-3
and	1		-3		-1	-1		-1
apple	1		1				-3
apple card	2		1				-2
arrears	-3		1			2
as	4				-2	-1	-2
at&t			-1		1	-2	-2	-3
atrasado	2			-1	3	1	-3	-1
atrasado dias	3			-1			-3	-1
aug 	3		-1				-1
bal	3		-2	-1	-2	-2	1	-1
balance		-1	2	-4	-2	-3		1
balance payment	3	-1	-2	1	-1	-1	-1
behind	3		-2		-1		-2
best buy	-2	-1		-1	-1	-1	-1	2
box	4		-2	-1	-2			-1
bridgecrest	-3		2			2		-1
bridgecrest 	-3		3
c	4	-1	-2	-2		-2	-1	-1
cable/cellular	2						-1	-2
cap	3		-1				-2
cap one	-1		3				-3
cap1	-3		2	-1			2
care	-4	-1	1	-1			-2	2
care credit	-2	-1					-3	2
cash	3	-1	-3
cavalry	1		-3	-1		-1	-2	2
cavalry spv	1		-3				-1	2
charge	4		-1	-1		-1	-1
charge-off	-2			-1		-1	3	-1
charged			1	-3	1	-1	-2	-2
charged off	-2	-1	1	-2	1	-2	-2	-3
chase	1	-2	2	-1	-3	-2	-2	-1
chase 	-3		3				-1
check	3		-2			-1	-1
checking	4		-1	-2			-1
checking 	3		-1	-2	-1
citi costco	3			-1			-2
citibank 	-1		3					-1
claim	3		-1		-1		-1
closed	2	-1	-3	-2	1	-1	-3	-1
closed 	2		-1	-1	-3		-1	-1
closed/never	-3						3
cls	2						-2
co	4	-3	-3			-1	-1	-1
coll	4		-1		-1	-1	-2	-1
coll 	3				-1	-2	-2	-1
collection	2	-1	-2	-2		-5	1	-1
collection 	1		-1	-2		-4		-1
collections	3		-3	-1	-1	-2	-1	-1
comenity 	-3		3
conn's	-3						3
cooper	-2	-2	2				1	-1
costco	-1			-1			2	-2
credence	1		-2	-1	1		1
creditor	2		-1				-3	-1
cuenta	-1			-1		-2	3	-2
curacao	3		-2				-1
current on	2	-1		-1	-1	-1	-3	-1
days 	-3	-1	-2	-2	-1	-1	2	-1
days behind	3		-2			-1	-1
days days	3						-2
de	4		-2				-2
debt	-2		3	-1	-1		-1
defaulted	4		-3				-2
deferred til	3		-2		-2	-1
dias	1		-1	-1	-2	1	-3
die	3				-2
direct	3	-1	-3	-1			-1
discover	3	-1					-2
dr	4	-1	-1				-4
em	-1	-1	1	-2	2		-5	-2
em cobrança	-1	-1		-1	2	-3	-3	-1
em dia		-1		-2	-1		-4	-2
emergency	3	-1	-3
ends	3		-2			-1	-1
enrolled	-1	-1	2		-2	-2	-3
exclude	3				-1	-1	-2
exeter	3		-2			-1	-1
exeter finance	2		-2			-1	-1
for	2			-1	-1	-1	-2	-1
for the	-2		2
freedom mortgage	2	-2				-1	-1
from			1		-3		-2
from to	3				-3
high	3			-1	-2	-1
house			2				-3
i	2	-1	-1	-2	-2	-3	-1	-2
i want	3			-1	-1	-1		-1
i'm	4				-1	-1	-3	-1
if	3		-3
in collection	-3			-1		-2	2	-1
in collections	3	-1	-3	-1	-3		-1	-2
in forbearance	-2		3		-1		-1
int	4	-1			-3	-1	-1
irs	4		-1	-1			-2
it	3		-2	-1		-1	-2	-1
it is	3		-1	-1			-1
it's	3		-1	-1	-1	-1	-3
jefferson	1		-3				2	1
kohls	3		-2				-1
last digits	-2		3	-1			-1
late		-1	1	-1	-2	-1	-1
late days	3						-2
left	-1		1	-2	-3	-1	-1	-1
left mo	1		-1	-1	-2	-1
llc	-3	-2	4		-2	-1	-2	-3
llc 	-3	-1	3		-2		-1	-1
llc we	4		-3					-1
lowe's	-3		2				1	1
lowes 	-3		2					2
luke's er	-2		3				-1
mar 	3	-1	-1				-1
maximum	2						-2
maximum delinquency	3						-2
member	3		-1					-2
member fdic	3		-1					-2
min	-1	-1	-1		-3	-3	1	-2
min 	1		-2	2	-3	-2	-3	-1
minimum	4		-3	-1	-1	-1
missed	3			-1	-1	-1	-2	-1
mo		-1	-1	-2	-2	-4	2	-2
mo 	1	-1	-1	-2	-4	-3	1	-2
mo ok	-3		1		2		1
month	-1		1	-1	-2	-3	2	-1
month 	3				-1	-3		-1
monthly	1	-1	-3	-2	1	-2	-4	-1
monthly 	4		-1	-1	-1		-1
monthly payment	-1			-2	3	-3	-1	-1
months	2		-1	1	-1	-1	-3	-1
mínimo	-2				3	-1
n		-1	2	-3				-2
n 	2			-2	-3		-2	-1
n.a	-2	-3	-1	-2	-2	-3	1	2
n.a the		-1	-2				-1	1
n.a we	-3						-1	3
n/a	3		-3		1	-1	-2	-1
national	3		-2				-1
need	2		-1				-1
no 	-1	-1	1	-2	3	2	1	-1
no rush	3		-2	-1	-1		-1
not paying	3						-3
o	-3	1		-1	1		-1
o 	-2				3
oct	3		-2				1
ohio	3		-3
ok	-1	-1	-1	-2	2	1	-6	-2
ok 		-1	-1	-3	1		-5	-1
old	-1	-1	2				-3
old navy	4		-2				-2
on a	-3		2				2
on record	-2						2
open	4		1	-2			-4
open 	3		-2	-1			-1
open account	-3		3
open/never	3				-1		-3
open/never late	3				-1		-3
opened	2	-1	-1	-3	-2	-1		-1
orig			-3			-2	1
original	1		-3	-1	1	-1		-1
original creditor	2		-3	-1	-2	-1
other	2		-4	-2	2	1	-1	-1
other 	1		-4	-1	2	1	-1	-1
other specify	3			-1	-1	-1
p.o	3		-2	-1	-1			-1
p.o box	3		-2	-1	-1			-1
page	3			-1			-1
paid		-1		-2	3	-3	-1	-1
paid 	2	-1	1	-1	1	-2	-5
paid collection	4				-2		-2
paid off	1		-2	-1	3	-1	-5
patelco	3		-2
payment		-1		-1	-3	-2	1	-1
payment 	4				-1		-3
payment mo	3				-1		-2
payment plan	3		-1				-3
payments	3		-2		-2	-2	-1
payoff	3		-2	-1		-1
pays	2		2	-1	-1	-1	-2	-1
pays as	3			-1	-1	-1	-2
peloton	-3		3
por	2		-1		-3	1	-1
por mês	1				-4
portfolio recovery	-2			-1		-1	3
ppa	2				-2	-2	-1
pra	2		-1				-3	-2
préstamo personal	-3		4
ref	-2		1	-1	-1	-2	2	-3
reported	3			-1	-1	-2	-1
reported 	2				-1	-2
rocket mortgage	3						-2
s	3	-1	-3				-1
s 	3	-1	-1
saldo			2	-3		-3	-1	-1
santander	3		-2				-2
satellite	3		-2
savings 	-1			-2			2
says	2		-2	-1				-1
settled	3	-1	-1	-1		-1	-2	-1
silverado	-3	-2	2				1
sold to	-3			1			2
still	3		-1	-1	-1	-1	-2
student	3		-1	-1		-1	-2
subaru outback	-3	-1	3
synchrony	-1	-1	1		1	-2		-3
terms months					-1	-1	3
that	4		-1	-1	-1	-1	-4	-1
that one's	3		-1				-2
that's	4		-3				-2
the home	2	-1	-3					2
their	2					-1	-3	-1
then	3		-1				-2
they	4		-2	-3	-1	-2	-2	-1
they repossessed	3			-2			-2	-1
they say	3						-3
this	3	-1	-2		-1	-1	-1
to	3		-1			-1	-2
total	3	-1	-1	-1	-1	-1	-1	-1
total 	3					-1	-2
tractor	-3		2				1
truck 	-3		3				-1
unknown	3				-3
unknown 	3				-3
until	3		-3
us	-1	-2	1	-3	1	-2	-1	-2
us 	-1	-2		-3	1	-2	-2	-2
verizon	-1		-1		2	-3	2	-1
vet	-3	-1	2		1		-1
vincent	-2		3				-1	-1
was			-3	-1	-1	-1	3	-1
was past	-3						3
washer	-2		3				-1
wayfair 	-3							3
we are	3				-1		-1	-1
webbank/fingerhut	2		-1			-1	-1	-1
which	3		-2				-1
wireless	3		-3
wireless 	3		-3
wk	3	-1			-1	-2
written	-2						3
x conventional	-3				1
y	-2	-1	-2	-3	1	2	-3	-1
已转催收	3						-3
已转催收 	3						-3
最低还款	-2				-1	-1	3
欠	3					-1	-2	-1
正常 	1			-1	-3		-1	-1
账号	-1		3			-1		-1
账号 	-1		3				-1
逾期30天	1			-1	-1	-3		-1
# mark words of line
always, below blank	1		-1		-2	-3	-3	-1
often	-1	-3		2	-3	-2		-2
often, below blank				-1	-2	-3
once	4			-2	-1	-1	-2
twice		-2		-4	-1	-1	1	-3
twice, below blank		-3	3	-2	-2	-2	-3	-2
# sum alike read as
amount, all	-1		-1		2	-3	-1
amount, all, few			-1	-1			-3
amount, all, few; itself amount?	3				-2	-2	-1
amount, all, few; itself no part	-1				3	-4
amount, all, few; itself paying	-2		-1		-2	2	-3
amount, all; itself amount	-3				3	-2	-1
amount, all; itself no part	4				-4	-2
amount, all; itself paying	-2				-1	2
amount; itself amount?	1					-3	-1
amount; itself paying	-2				-5	4	-2
amount?, all, few; itself amount?	-2				2	-3
amount?, all, few; itself paying	3				-3	-2	-1
amount?, all; itself amount	-3				3
amount?; itself amount?						-4	-1
amount?; itself no part	1				-3
amount?; itself paying	-5				2	1
aside amount, all, few	3				-4
aside amount, all, few; itself no part	3				-2	-3
aside amount, all; itself aside amount?	4				-4	-1
aside amount; itself aside amount						-2	-1
aside amount; itself no part					-3	2
aside amount?	-3				3		-1
aside amount?; itself aside amount?	-3				2	1
aside paying?, all, few	3				-2	-1
current?					-3	-3	1
current?, all, few	2	-1		-1	-3	-4	1	-1
current?; itself current?	1				-3	-4
no part, all, few		-1	-1	-1	-1		3	-1
no part, all, few; itself amount	1					-3	-1
no part, all, few; itself current?	-2			-1	-3	-3	3
no part, all, few; itself no part		-1	-1	-1	-1		-3
no part, all, few; itself paying					-4		-1
no part, all; itself no part	1	-1	-1	-1			-3	-1
no part, all; itself paying	-3				-2	3	-1
no part; itself amount					1	-3	-2
no part; itself amount?	1					-4	-1
no part; itself aside paying	-3				-3	3
no part; itself current?	-3				1	-1	2
no part; itself no part	-1	-1	-1	-1	-1		-4	-1
no part; itself paying	-2				-4	4	-2
paying, all		-1			-1		-3
paying, all, few	-2		-1			1	-3
paying, all, few; itself amount	-1				1	-4
paying, all, few; itself amount?	3				-2	-3
paying, all, few; itself no part					-4	1
paying, all, few; itself paying	-2		-1			1	-2
paying, all; itself no part	5				-2	-4
paying, all; itself paying	-2	-1				2	-3
paying, all; itself paying?	3					-3
paying; itself amount	-2				3	-2
paying; itself no part	2					-4
paying; itself paying					-5	2	-2
paying?, all, few; itself paying	-2				-1	3
paying?; itself paying?	-1				-3	1
# sum before and shape
capital cents	-3				3	-2
capital dollars	4				-3	-2
capital dollars-and-cents	2				-3	1
capitalised cents		-1	-3	-1		-2	-1	-1
capitalised thousands-and-cents		-1	-2	-1	1	-4		-1
capitals thousands	5		-1		-4	-1	-1
code cents	3				-2	-2	-1
date dollars	-3				2	2	-1
date dollars-and-cents	1					-3	-1
digits-1 cents	2				-4	2
digits-1 dollars	3	-1			-3	-2
digits-1 dollars-and-cents	-2			2			-1
digits-1 thousands-and-cents	2				-2
digits-3 cents	2				-1	-3	-1
digits-3 dollars-and-cents	3				-2	-2	-1
digits-5 dollars					-4	2
digits-5 dollars-and-cents	2					-3
digits-7 dollars	-1				3	-3	-2
dollars cents	1				-3
dollars-and-cents dollars	3				-4	2
lettered-code dollars	2				1	-3	-1
line dollars		-1	-2	-1			-2	-1
mark-" thousands-and-cents	-1			-1			-3	-1
mark-) dollars	1	-1	-1			-4	-1
mark-) thousands-and-cents			-1			-3
mark-+ dollars	3				-1	-3
mark-+ dollars-and-cents	3	-1			-2	-3	-2
mark-, dollars	1			-1		-1	-4
mark-, thousands-and-cents	-4				3	1
mark-- dollars-and-cents	-1	-1		-1	1		-3
mark-- thousands	-1				3	-2	-1
mark-. cents	-2	-1		-1	1		-2
mark-. dollars-and-cents	-1			-1	1	-2	-3
mark-. thousands	-1				1	-3
mark-. thousands-and-cents	-1				1	-3	-1
mark-/ cents	-2				2		-1
mark-/ dollars-and-cents	-3				2	1
mark-= dollars-and-cents	2				1	-3
mark-| dollars-and-cents	-1					3	1
mark-| thousands-and-cents	-4				3	1	1
mark-– thousands	-3				3
mark-— dollars	1				-5	2
masked dollars	1				-1	-3	-2
masked dollars-and-cents	1	-1		-1	1	-4	-1	-1
percent cents	1		2		-3	-1	-2
percent dollars					-3	1	-1
percent dollars-and-cents	-1	-1		-1			-4	-1
percent thousands	3				-3
thousands cents					2	-3	-1
thousands-and-cents cents		-1			-2	1	-6	-1
thousands-and-cents thousands-and-cents		-1		-1		-2	-3	-1
with-digits cents					-3	1	1
with-digits dollars-and-cents					-3		-1
with-digits thousands	3				-3	1
# sum before read as
accountName?			-1			-3
amount?	-1				1		-3	-1
amount?,paying	3				-2	-3
aside amount	2				-3
aside paying	3				-2	-3	-1
goes on	-1	-1	-3	-2	-1	1		-1
paying?	1				1	-3	-1
# sum before
capital	-1				2	-4	-1
date	1	-1				-4	-3
digits-1	3	-1		2	-3	-2	-1
digits-2	1	-1		-1	-1	-1	-3	-1
digits-3	-1				-1	1	-2
digits-4		-1		-2		-1	-3	-1
digits-7					1	-2	-3
mark-$		-3	-1	-2		-1	-3	-2
mark-+	4	-1			-2	-5	-2
mark--	-1	-2		-1	2		-4	-1
mark-=	3				-2	-3	-1
mark-·					-2	1	-1
mark-•	-3	-1			2	1	-1
mark-−	3				-2	-2
percent		-1	2	-1	-2	-1	-4	-1
thousands-and-cents	1	-1		-1	1	1	-5	-1
# sum behind read as
accountName	1	-1	-1	-1	-1	-3	-1	-1
accountName?					-2	1	-3
accountNumber	-4				2	-1	2
amount	-3	-1	-1	-1	-1	2		-1
aside accountName	2		-1		-3		-1
aside accountName?	3				-3	-2
aside amount	-1				-1	3
current?	-1	-1		-1		-3		-1
# sum behind
capital	-1				2	1	-2
code	-2				-3	3
dollars		-1		-1			-2	-1
dollars-and-cents	1	-1	-1	-1		2	-2	-1
lettered-code						-2	3
mark-)	1				-3	-2	1
mark-;	-1				1	-3	-1
mark-<					-3	2	-2
mark-@					1	-3
mark-[	1					-3
mark-☐	-1				2	-4
mark-☑	-2				4	-3
mark-☒	-3				4	-2
percent		-1	1	-1		-1	-3	-1
thousands	2				-3		-1
thousands-and-cents	1	-2	-1	-1	-3		-1	-1
with-digits	2	-1	-1		-3		-1
# sum both before and shape
capital capitals dollars	-2				2
capital mark-$ thousands-and-cents	-2				2
capitalised capitalised thousands			-2			-4	-2
capitalised capitalised thousands-and-cents	-1	-1	-2	-1	1	-4	1	-1
capitalised date cents	-1				-3	1
capitalised digits-2 cents	-2				-3	2
capitalised digits-4 cents	2					-3
capitalised dollars dollars	4				-5	-3	-1
capitalised dollars-and-cents dollars-and-cents	-1	-1		-1	1		-3	-1
capitalised lettered-code cents	-3				2	-4	2
capitalised mark-$ cents	4				-1	-5	-1
capitalised mark-, dollars	-1				1	-3	-1
capitalised mark-, dollars-and-cents	-2				4	-2
capitalised mark-: cents					-3	1
capitalised mark-: dollars-and-cents	-1	-1		-1	1	1	-5	-1
capitalised mark-: thousands-and-cents	3				-2	-1
capitalised mark-– dollars	1					-3
capitalised masked dollars					1	-3
capitalised small thousands	2		-1		-2	-3	-2
capitalised thousands thousands	3				-3
capitalised year dollars-and-cents	2				-1	-3
capitals capitalised dollars	-3		-1		3	-1
capitals capitals dollars-and-cents	1					-4
capitals capitals thousands-and-cents	1	-1	-1		-1	-4	1
capitals cents cents	3		1		-5	-3	1
capitals cents thousands-and-cents	3				-3	-1
capitals code dollars-and-cents	-1				2	-3
capitals date dollars	3				-2	-2
capitals digits-1 dollars	3				-3	-3
capitals digits-1 dollars-and-cents	2				-2
capitals dollars-and-cents dollars-and-cents	1				2	-4	-1
capitals lettered-code cents	4				-2	-3	-1
capitals lettered-code dollars-and-cents	1				-1	-3
capitals mark-) cents	2					-3
capitals masked cents					1	-3
capitals small cents	5				-4	-3
capitals small dollars	2				-1	-2	-1
capitals small dollars-and-cents					-3	1
cents cents cents	1	-1	1	-1	1	-2	-5	-1
cents cents thousands-and-cents	-3				2	1	-1
cents mark-$ thousands-and-cents		-1			1	-3
cents thousands-and-cents cents	3					-1	-3
code cents thousands-and-cents	2				-2
code dollars dollars	3				-1	-3	-2
code dollars-and-cents dollars-and-cents	1	-1		-1	-2		-1	-1
code mark-, dollars	-1				1	-3
date cents cents	3					-3	-1
digits-1 date dollars	-2				2	-2
digits-1 digits-1 dollars	3				-4	-1
digits-1 digits-1 dollars-and-cents	-3			2	1
digits-1 dollars dollars	4				-6	-3
digits-1 dollars-and-cents dollars-and-cents	-1				2	-2
digits-1 small cents	3				-2	-2
digits-1 small dollars	3				-3	-2
digits-1 small dollars-and-cents	3				-2	-2	-1
digits-1 small thousands	3				-2
digits-1 thousands thousands	4				-4	-2
digits-2 capitalised cents	2				-3	-1
digits-2 capitals cents	2				1	-3
digits-2 digits-3 dollars	-2				-1	2
digits-2 dollars dollars	-3				2	1	-1
digits-2 dollars-and-cents dollars-and-cents	-2				2	-3
digits-2 mark-/ dollars	-4				-2	4
digits-2 small dollars-and-cents	7				-4	-6	1
digits-2 small thousands-and-cents	-3				3
digits-2 thousands-and-cents cents	1				2	-4
digits-3 capitals dollars	-2					3
digits-3 mark-$ thousands	-2				2
digits-3 mark-/ dollars	-4				-2	4	-1
digits-3 small dollars	-3					3
digits-4 capitalised dollars-and-cents	2				-2	-3
digits-4 cents cents					-4	1	-1
digits-4 dollars dollars	-4				2	1
digits-4 mark-$ thousands-and-cents	2				-2	-3	-1
digits-7 dollars-and-cents dollars-and-cents	-2	-1		-1	3	-2	-1	-1
digits-7 mark-, dollars-and-cents	-3				4	-1
digits-7 small dollars-and-cents	3				-2	-3
digits-7 thousands-and-cents cents	1				-2	1
digits-7 thousands-and-cents thousands-and-cents	-3				-1	2
dollars capitalised dollars	-1		-1		1		-3
dollars code dollars	-1				-3	1	-1
dollars dollars dollars	2				-3		-1	-1
dollars dollars-and-cents dollars	2				-2	-1	-1
dollars mark-. dollars	-2					4
dollars mark-/ dollars	2				-1	-4
dollars mark-– dollars	1				-4	1
dollars percent dollars	1				-4		-1
dollars-and-cents dollars dollars	-2				-3	3	-2
dollars-and-cents dollars dollars-and-cents	-1					3
dollars-and-cents dollars-and-cents dollars					-2
dollars-and-cents mark-, dollars-and-cents					-3	1	1
dollars-and-cents mark-- dollars-and-cents	3				-3	-1
dollars-and-cents mark-| dollars-and-cents	-4					3	1
dollars-and-cents percent dollars	-3				-1	3
dollars-and-cents percent dollars-and-cents	-4	-1			-1	3	-4
dollars-and-cents small dollars	2				-1	-2	-1
dollars-and-cents small dollars-and-cents	-2				-3	3	-1
lettered-code capitalised dollars-and-cents	1					-3
lettered-code dollars-and-cents dollars-and-cents		-1		-1		-3	-1	-1
lettered-code mark-, dollars-and-cents	-5				2	2
lettered-code small dollars-and-cents	2				-3
line capitalised dollars-and-cents		-1	-1	-1	-1	1	-3	-1
line cents cents	2					-3	-2
line dollars dollars	3				-3	1
line dollars-and-cents dollars-and-cents	6				-5	-4
line small dollars-and-cents	-2				-1	4	-2
line small thousands-and-cents	3		2		-4
line thousands-and-cents cents	3				-2	-3
mark-" mark-: cents	1					-3	-1
mark-( small dollars-and-cents	3				-2	-2
mark-) cents cents	2				-3
mark-) digits-7 dollars-and-cents	-2				1	1
mark-) mark-$ cents					2	-3
mark-) mark-, dollars	-3					3
mark-) mark-: dollars	-3				5	-4
mark-) mark-– dollars-and-cents	-2				3	-1
mark-) thousands-and-cents thousands-and-cents	3				-3	-1
mark-) with-digits dollars-and-cents	-2				2		-1
mark-, letters dollars					-2	3	-1
mark-, mark-" cents	-1					1	-3	-1
mark-, small cents	-4					2	1
mark-, small dollars					-1	1	-3
mark-- mark-- dollars-and-cents	-1				-1	4	-1
mark-- small thousands	-3				3	-2
mark-. digits-2 cents	-1				3	-3	-1
mark-. digits-2 thousands-and-cents	-4				4	-1	-1
mark-. digits-7 dollars-and-cents	1				-3	1
mark-. dollars dollars	-1				-3	1	2
mark-. mark-$ cents	1				-1	-3	-2
mark-. mark-$ thousands-and-cents	-1				1	-3	-1
mark-. mark-. dollars-and-cents	-2				3	-3	-2
mark-. mark-. thousands						-3
mark-. mark-. thousands-and-cents	-1				1	-2
mark-. small dollars-and-cents	-3				2	1	-1
mark-/ capitalised cents	-2				2	-3
mark-/ code dollars	2				-1	-2	-1
mark-/ digits-2 dollars	2			-1	-3	-1	-1
mark-/ digits-2 dollars-and-cents	-2				2	1
mark-/ digits-2 thousands-and-cents	3				-2	-2	-1
mark-/ small cents	3				-1	-2
mark-: capitalised dollars					-3	1
mark-: capitalised dollars-and-cents	3				-1	-3	-2
mark-: dollars dollars	4				-3	-3	-2
mark-: dollars-and-cents dollars-and-cents	6				-6	-5	-1
mark-: letters dollars-and-cents	-3				3	-1
mark-: mark-$ cents	-2				3	-1	1
mark-: mark-$ thousands-and-cents	-3	-1		-1	2	-1		-1
mark-: small dollars	-1				1	-4	1
mark-; mark-" cents	-3		-1		1	1	2
mark-] mark-$ cents	-4				-2	4
mark-] mark-$ thousands-and-cents	-1				-3	2
mark-| mark-$ thousands-and-cents	-3				1	1	-1
mark-| mark-| dollars-and-cents	3				-2	-3
mark-| small cents	1				-3	1
mark-— dollars-and-cents dollars-and-cents	2				-3	-2
mark-— small dollars	-3				2	2
mark-☐ mark-$ cents	-1				-3	2	-2
mark-☐ mark-$ thousands-and-cents					-3	2
mark-☒ mark-$ cents	-3				-2	2
masked dollars-and-cents dollars-and-cents	-3	-1		-1		-1	-1	-1
masked mark-$ cents	-2				2	-2
masked mark-$ thousands-and-cents	-2				3	-3
masked thousands-and-cents cents					-3	1
percent cents cents	-1				-3	2
percent dollars dollars-and-cents	2				-1	-3
percent dollars-and-cents dollars-and-cents	2				-3	-1	-3
percent mark-$ thousands-and-cents	-3				2
percent mark-, dollars	-2				-2	3	-1
percent mark-= cents	2				-2	-2
percent percent dollars-and-cents	1				-4	-1	-1
percent small dollars	3				-2	-1
small capitalised dollars	2		-1		1	-4	-1
small capitals dollars					-3	2
small digits-1 cents					-3
small digits-4 dollars-and-cents	-1			-1	2	-4	-1
small dollars dollars	1	-1			-2	-1	-3
small mark-$ thousands-and-cents	3				-3	-2
small mark-) cents			-2		1	-4	-1
small mark-) dollars	1	-1	-1			-3
small mark-, cents	-4					1	2
small mark-, thousands-and-cents	-3				3
small mark-- dollars-and-cents					1	-3
small mark-. dollars	-1				-1	-1	3
small mark-. dollars-and-cents	-1				-2	2	-3
small mark-/ dollars	-1				-2	2
small mark-: cents					-2	1	1
small percent dollars	2				-2
small percent dollars-and-cents	2				-1	-2
small thousands-and-cents thousands-and-cents	1					-3	-1
small with-digits dollars-and-cents	3				-2	-1
thousands thousands thousands	-3				3	1	-1
thousands-and-cents capitalised cents	1				-3
thousands-and-cents capitals cents	-3					3	-1
thousands-and-cents cents cents	-1					1	-4
thousands-and-cents cents thousands-and-cents	-1				2	-3	-1
thousands-and-cents mark-, cents	-2				2
thousands-and-cents mark-/ cents	-2				-1	3
thousands-and-cents percent cents	-3				-1	3
thousands-and-cents thousands-and-cents cents					-1		-3
with-digits dollars-and-cents dollars-and-cents	1					-3
with-digits mark-, cents	2				-1	-4	-1
with-digits thousands-and-cents cents	3				-2	-2
year capitalised dollars	3				-2	-2	-1
year capitalised dollars-and-cents					2	-3
year capitals dollars	3				-2	-3
year mark-) dollars-and-cents	2				-1	-3
year mark-- dollars					1	-3
year mark-/ dollars	5				-2	-4
year mark-: dollars-and-cents	2					-3	-1
year small dollars	-1				1	-4
year small dollars-and-cents	3				-3	-2
# sum both behind
capital capital	-2				2	-3
capitalised capitalised	-1	-1	1	-1			-3	-1
capitalised capitals	-1				1	-3
capitalised dollars-and-cents	-1				1	-4
capitalised line	1				-4		-2	-1
capitalised mark-,	-4				2	1	-1
capitalised mark--					-1	3
capitalised mark-.	3				-3	-1	-1
capitalised mark-:	1	-1				-2	1
capitalised mark-;	-2				3	-1	-1
capitals cents	1				2	-3
capitals code	-3					3
capitals digits-1	-2				-1	3	1
capitals digits-3	4				-2	-3	-1
capitals dollars	-2				3	1
capitals mark-/	2				-2
capitals mark-:		-1				-4
capitals thousands-and-cents	3	-1			-3	-1
cents digits-2					1	-3
cents dollars-and-cents	3				-2	-3
cents end	3				-3
cents line	2					-3	-4
cents mark-.	1				-3	-1
cents percent	-4		1		2
cents small	-5				2	2	2
cents thousands-and-cents	2	-1			-2	-2	-3
code capitalised	2				-3		-1
code digits-2	-3				-2	3	2
code dollars	-3				3
code small	-1				-3	2	-1
date capitalised					-2	1	-1
date capitals	2				-2	-3	-1
date line	-3				3	1
date with-digits	-3				3	-2
digits-1 capital	-2				-1	3
digits-1 capitalised	-4	-1		-1	-1	2	-1	-1
digits-1 digits-1	2				-5		-2
digits-1 digits-2	-4				-1	4	-1
digits-1 line	1		2			-3	1
digits-1 mark-/	1	-1				-4	-2
digits-2 capitals	3				-4	-2	-1
digits-2 digits-1	1				-1	-1	3
digits-2 dollars	-1				1	-2
digits-2 lettered-code	3				-2	-3	-1
digits-2 line	1				2	-3	-1
digits-2 mark--	4				-2	-3
digits-2 mark-/	-1	-1				2	-3
digits-2 small	1	-1			-3		-1
digits-3 small					3	-2
dollars digits-1	-3				-1	2
dollars line	2				-2	-2	-2
dollars mark--	-3				2	-1	-2
dollars mark-/	-3					3
dollars mark-—	-2					1
dollars small		-1	-1	-1	-2	1	-1
dollars-and-cents capital	-3				1	1
dollars-and-cents code	-5				3	2
dollars-and-cents date	-1				2	-2
dollars-and-cents digits-3	-2	-1		-1	2	-3	-1	-1
dollars-and-cents dollars	1				-3	-1
dollars-and-cents end	3				-3	-2
dollars-and-cents line	1	-1		-1	-2	-2	-3
dollars-and-cents mark-—	-1				2	-4
dollars-and-cents percent	3		-1		-3	-2	-1
end end	2	-1		-1	-2	-2	-3	-1
lettered-code digits-2					2	-4
letters dollars-and-cents					-3	-2	2
letters line	-2				2	1	-2
letters mark-,	-3				3
mark-" mark-,	-2	-1	1	-1	-1	1	-4	-1
mark-" mark-;	-2		2		-1	-3	1
mark-$ cents	1				1	-3	-1
mark-$ digits-2	-2				3	-2
mark-$ digits-3	2	-1				-3
mark-$ thousands-and-cents		-1		-1	-3	2	-2	-1
mark-( capitals	-3					2
mark-( small	-1	-1	-1		2	-3	-1
mark-) line					-4		1
mark-) mark-.	1				-2	1
mark-, capitalised	3				-3	-2
mark-, digits-2	3				-1	-3
mark-, dollars	-3				3	-1
mark-, dollars-and-cents	-3				3	-3
mark-, lettered-code	-4					4	-1
mark-- capital	2				-2	-2
mark-- capitalised	-4				5		-1
mark-- capitals	-2					1
mark-- digits-2	1				-1	-3	-1
mark-- digits-3	-3				3
mark-- dollars	2				-1	-2
mark-- dollars-and-cents	-3				2
mark-- mark--	1					-3	-3
mark-- thousands-and-cents	3				-1	-3
mark-. capitals	-3				1	2
mark-. code					-2	-3	2
mark-. digits-2	3				-2	-3	-1
mark-. dollars	-2				3	-2
mark-. line					1	-3	1
mark-. mark-.	-4				3	1
mark-. small	-2				3		-1
mark-/ cents	-3				4
mark-/ digits-2	-4				3	-1
mark-/ digits-3	-3				3	-1
mark-/ dollars	3				-1	-6
mark-/ letters	3				-2	-2
mark-/ small		-1	-1	-1	-6		2	-1
mark-; capitalised	1					-4	-1
mark-@ percent	-1				1	-3
mark-[ mark-]	-3				3	-1
mark-| capitals	-4				3
mark-| date	2				-4	-1	-1
mark-| digits-1	-2				-3	3	-1
mark-| digits-2	-1				-1	3	-1
mark-| dollars	-2				3	-3
mark-| small					-3		-1
mark-· capitalised	2				-3	-2
mark-– small	-2				2
mark-— dollars-and-cents	-3				1	2
mark-— small	-3				2	-2
mark-☐ mark-$	-2				3	-4
mark-☑ mark-$	-2				3	-2
percent capitalised					-3	2	-1
percent capitals					-3	1
percent cents	-1		2		3	-3	-1
percent dollars	1		-1		1	-3
percent dollars-and-cents	-1				1	-2	-2
percent line	2				-3
percent mark-$	1					-4
percent mark-)	3				-3	-3
small capital	-2				1	3
small capitalised						1	-3
small cents	1				-1	-3
small digits-1	4		-1		-3	-4
small digits-2	3		-1		-1	-1
small end	3				-2	-1
small mark-)	1				1	-4	-1
small mark-,	-2	-1	-1		1	1	-3
small mark-/	-2				1	1
small mark-·	2				-1	-3	2
small percent	2					-4	-1
thousands line						-2
thousands thousands	1				-1	-3
thousands-and-cents capitals	1					-3
thousands-and-cents line	2	-1			-1	-4	-3
# sum both read as
 	1	-1	-2	-1	-1	-1	-5	-1
 amount?,paying	-3				2	-2
 aside amount	1				-1	-3
 aside amount?	-1				1	-4	-1
 aside paying	-1				-4	1	-1
 aside paying?	3				-1	-2
 current?	-7				-4	-3	8
 paying	-1	-1			-2	3	-5
 paying?					-3	2	-1
accountName amount			-1			-3	-1
accountName amount?	3				-2	-1
accountName? 	3				-3	-1
accountNumber 	2				-2	-2	-1
accountNumber? amount?	-3				3
amount 	6				-3	-6	-2
amount current?	-2				-3	-3	3
amount paying	-1	-1			-2	1	-4
amount?,paying 	4				-4	-2
aside goes on aside amount	1		-1		-1	-3	-1
aside paying 	3				-2	-3	-1
current amount	-2				3	-1	-1
current amount,current	-1				2		-2
current amount?	-3				3	-1
current current	1				-1	-3	2
current current,paying	-3				-3	-1	2
current? amount,current?	-1				3		-4
current? current?,paying	-4	-1			-1	3	-1
current? paying	-2					3
goes on amount			-3	-1	1	-5	-2
goes on amount?			-1		1	-3	-1
goes on? amount	1		-1		-1	-3
paying 	3				-7	-1	-2
paying amount	-3				3	-1
paying paying	-1				-5	2	-1
paying? 					1	-6
# sum cell comes
often	-1	-2	1	-1	1		-3	-1
# sum cells behind
2	-1	-2	1	-1	-1		-3	-1
# sum cells
5		-2	-2	-2	-1	1	-4	-2
# sum first of cell
0 of 2					-3	2	-1
0 of 3					2	-4	-1
0 of 4	-1		-1		3	-2	-1
0 of 5	-1				1	-3	-1
1 of 4	-1	-1	-1	-1		1	-4	-1
2 of 3	2	-1		-1	-2	-1	-4	-1
2 of 4	1	-1		-1		-1	-4	-1
2 of 6	-1	-1		-1	-1	1	-3	-1
3 of 5	1	-1		-1	1	-2	-3	-1
3 of 6	-1	-1	2	-1		1	-3	-1
3 of 7	1	-1	2	-1		-4		-1
4 of 5	-1			-1	-1	1	-4	-1
4 of 6	1	-1		-1	-1	1	-3	-1
5 of 6					2	-4	-4
cents	1	-3	2	-2	1			-2
dollars	-1	-2		-2	-1	1	-5	-2
thousands	1	-1	-1	-1		-1	-3	-1
thousands-and-cents		-2	-1	-2		-3	-1	-2
# sum first of line
below blank			-1	-1	1	-3	-2
dollars		-1	-2	-1			-3	-1
# sum first word comes
always		-2	1	-2				-2
always, first	3				-1	-4	-3
often, first	1				-3	-1	2
# sum heading
account not	3				-3	-1
account number	1				2	-2	-3
account number date	-4				4
account status	2				-3	-1
account type	3				-3	-1	1
acct	-3				1	1	2
activity					-3	2
actual	2				-4	-1
america	2					-2
amex blue cash	-3				4	1
amount	2	-1			-3
amount due	-2				3	2	-2
amount requested	3				-3
aug	3				-3	-2
bal	-2				2	-2	-1
balance	-2	-1	2	-1	2	-4	-1	-1
balance due	-2				2	-3	-1
balance to be					-3	1
bank	2				-3
bank of america	-3				2	2
barclays	-3				1	2
billed	3				-3	-2
borrower	2				-3	1
both	-3				2	3
budget	4				-3	-4
by credit					-1	-3	2
card	2					-5	-2
charge	2				-1	-3	1
charge off	2				-2	-1
charge-off	-3				1		1
charged	1				-2	2	-1
charges	2				-1	-4	-1
claim	5				-5	-1
claim amount	5				-4	-2
collection account	2					-2
comenity	-3				1	4	-2
company	3				-2	-1
credit card					2	-1	-3
credit cards	-1					-4	2
credit credit	1				-3	1
credit limit	5				-3	-4	-1
credit limit/original amount	1					-2
credit one						-2	-1
credits	3				-1	-2
curr bal	-1				1	-2
current	-1		1		-2	1	-3
current amount	3				-3	-2
current amt	-3				2	2
current current	3				-2	-3
date opened	2				-1	-4
deferred	3				-3		-1
details	-2				-2	2
enrolled	1					-3	-1
enrolled amt	3					-3
est monthly	2				-2	-2
est. monthly payment	3				-2	-2
everything	-2				-3	3
extra	3				-2	-1
failure to bring	3				-2		-1
feb	5				-4	-4
fees	4				-2	-3
fha real	-2				-2	2
fin chg	3				-2	-3
for	2				-2	-1
goal	3				-3	-1
goldman	1				-3
good evening	-1				2	-4	-1
grantor	2				2	-3	-1
has $	-3				2	3	-1
has %	3				-3	-2	-2
has /	5				-4	-3	-1
has acceptance	1					-3
has account				-1		-2	-2
has agency	1				-1	-3	-1
has agreement	-3				2	2
has all	4				-2	-2	-1
has ambulance	-4				4	-1	-1
has american	2				-2	-2
has amex	-3				3
has amt					-2		-3
has annual	3				-2	-5
has any	3				-2	-2	-1
has app	-3				2	2
has apr	2					-3	-1
has are	-2				4		1
has associates	-2				3	-2
has aug	3				-3	-1	-2
has avail	4				-2	-3
has bal	-1	-1	2	-1	1	-2	-3	-1
has balance	-1	-1	3	-1	1	-2	-1	-1
has balance*	-3				3	-2
has being	-3				3	-2
has benefits	2				-3	-2
has bill	3				1	-2
has billed	3				-2	-4
has billing	3				-3	-1	-1
has bonus	3				-3	-2
has borrowed	2				-2
has bridgecrest	-3				1	2
has bring	3				-2		-1
has budget	4				-4	-3
has buyer	2	-1		-1	-1	-3	-1	-1
has can	1		-1		-1		-3
has card					3	-1	-2
has center	-3				1	1	1
has charges	2					-4	-1
has check	2				-1	-2
has chg	-1				4	-4	-1
has citibank	-3				3	2
has citizens	-2				1	3	-1
has claim	1					-5	-1
has claimed	3				-3	-2	-1
has club	1				-3
has co-applicant	-2				3	-2
has collections	-2				1	2	-1
has comment	3				1	-4
has company	3				-2	-3
has condition					-3	2
has consumer's	3				-2
has corp	-2				2	-1
has court	2				-3	-1
has credlim	-1				2	-4	-1
has cu	1				-3	1
has cuenta	2				-2	-1
has cur_bal	-1				3		-1
has d	2				3	-3	-1
has days		-1		-1			-3	-1
has debit	3				-2	-2
has debt	2	-1	-1	-1	2	-5	-1	-1
has debt-to-credit					3	-1
has del	-2				3
has deposit	3				-2	-3
has deposits	-2				-1	3	1
has dept	-3				2	1	-1
has details	-3				1	2	-1
has deudas	3				-2	-2
has direct	-3				3	1	-2
has disb	2				-3	-1	-2
has district					2	-3
has dmp	3				-2	-2	-1
has down	-3				2	1
has drawer	-2				2	2
has duration	-2				-4	3	-1
has e					-4		2
has electric					3	-2
has energy	-3				1	3
has enrolled	3	-1	1	-1	-2	-5	-2	-1
has equifax	3				-3
has equity					-3	1	-1
has est	2				1	-3
has est.	3				1	-4
has expenses	3				-1	-3
has extra	2				-1	-3
has f	1				-3	1
has failure	5				-3	-3
has fair	3				-3	-3
has far	4				-3	-3
has fargo	-3				3	1
has fcu	-1				3	-2
has feb	4				-3	-3	-1
has fee	3	-1		-1	-3	-2	-1	-1
has fees	4				-3	-3	-1
has fill					-1	-3	1
has fin	3				-2	-3
has financial	-2					2	1
has frequency	2				-2	-1
has general	-3				2	1	-1
has get	2				-1	-3
has got	-3					2	2
has grantor	2				1	-3	-1
has group	1					-3	-2
has history	-1				2	-3
has holder	2				-3	1
has home	-3				1	3	-2
has husband		-1		-1		-3	-1
has if	2				-2	-2
has institution	4				-3	-1
has insurance	2				-1	-3
has int	4				-4	-2	-2
has int/fees	3				-3	-3
has interest	2				1	-4	-2
has interest-only	3				-1	-3
has is	-2				2	1	-4
has jan	2				-1	-3	-1
has january	3				-2	-2
has jefferson	2				-1	-3
has jpmcb	2				-3	2	-1
has judgment	2				-2
has juniper	-3				2	1
has just	-2				3	-3	-1
has keep	1					-3	-1
has l	-3				1	1
has lending	-1				3	1
has limit/original	1					-3
has line	-2				1	2	-1
has llc					1	-1	-3
has lo	-2				3		-1
has lvnv	-1					-3	1
has límite	2				-1	-2	-1
has mae	-1					2
has mar	2				-2	-4	-1
has market	3				-3
has mastercard	4				-1	-3
has me	1	-1	-1			-2	-2
has medical					1	-3	-1
has min	-2	-1	-1		-3	3	1
has mo.	-2				-5	3	-1
has monthly	-1	-1	-1	-1	-2	1	-3	-1
has months	3				1	-3
has mortgage	-2			-1	-1	4	-3
has my	-3				1	2
has n/a	-1				-1	2
has new	-2				3	-1	-1
has next	-1				-1	3
has night	-3				3	-1
has note	-3				2	3	-2
has o	1				-3
has odds	2				-2	1
has of	1	-1	-1	-1	-2		-3	-1
has off	-2				-1	3
has offer	2				-1	-4
has old	-1				3	-2	-1
has omit	3				-3	-2
has one	1				1	-4	1
has ones	-2				2
has only	1				1	-3
has open	2			-1	-3		-3
has opened	3				-1	-2	1
has options	4				-1	-4
has orig	3	-1		-1	-2	-3	-1	-1
has orig.	2	-1	-1	-1	-2	-3	-1	-1
has orig_amt	1		1		-3	1
has out	-2				3	-2	-1
has owe	-3		-1		2		-2	-1
has owed	-3	-1	-1		2	-3	-1
has owes	3				-2	-2	-1
has owing	-2	-1			3	-3	-2
has paga	-2				2	1
has paid	2				-2	-2	-3
has partners	2				-1	-2
has past	1			-1	-1	-3		-1
has patient					1	-3	-2
has paying	1					-3	-1
has payments	3				-1	-3	-1
has payoff					1	-3	1
has penalty	3					-2
has pennymac	-4				2	3	-1
has period	4				-2	-3	-2
has personal	2					-3	-2
has physicians	3				-1	-2
has plaintiff	3				-2	-2
has pmt	-2	-1	-1	-1	-2	3	-2	-1
has prepared	3				-3
has present	-3				2		-1
has prin	-1				3	-1	-2
has principal					1	-4	-2
has printed	-2				2	-3
has priority	-3				3	-1
has proposal					-3	1
has purchase	-1				3	-2
has purpose	2				-2	-1
has pymt	-2				-2	3
has r	-1				3	-2	-2
has rate	2				-1	-3	-2
has receivables					2	-1
has recent	-2				3	-1	-4
has regular	-3				-3	4	-2
has repayment					-3	2
has reported	1				-1	-3	-2
has requested	3				-3
has residential	2				1	-2
has rewards	1				2	-3	-1
has ridge	-2				2
has saldo					2	-4	-2
has saved	3				-3	-1
has scheduled	-1				-5	2
has school		-1			1	-3	-1
has see	-2				3	-3
has send	-4		-1		4	-1
has sent	-4				-1	4
has señora	-3				3	1
has share	1				1	-3	2
has since	4				-2	-3
has sort	3				-1	-4
has spring	3				-3	-2
has st	-3				3	-1	-2
has started	2				-3	-2
has starting	2				-1	-3	-1
has state	-2				3	-1	-2
has store	-3				3	-1
has stuff	-2				2	-3	-1
has summary	3				-3	-1
has supports	3				-3
has system	-1				3	-3
has t	1				1	-2
has take	2				-2
has terms	-2				-6	3	-2
has that	-2				4	-4	-1
has through	-3				2	1
has tháng					-3	1
has time	-3				1	2
has to	1					-3	-2
has today	-1				2	-3	-1
has toyota	-3				1	2	-1
has transworld	-1				2	-3
has trust	-3				1	2
has type			-1				-4
has usaa					-3
has used	-3				3	1
has user	1				-2	1
has using	2				-2	-1
has utility	3				-3
has verfied					1	-3	-1
has verified	-1				2	-3	-1
has view	-2				3	1
has w	3				-3	-1	-2
has wants	-3				3	-2
has was	4				-3	-3
has which	-3				2	2
has will	2				-2	-2	-1
has worst	-3				2
has y	-3				1	2
has year	3				-3	-2
has yes	-3				-1	2	1
has you	2					-3	-2
has your					-2	1	-3
has |					-2	2
high balance	1				-6	1
high cr	3				-2	-2
high credit	-1				-1	3
hospital	-3				1	-1	2
identification	3				-1		-2
in collections	-3				1	1	-1
in good	-3				2	-1
individual					-3	-1	1
institution account	2				-2	-1
insurance paid	3				-3	-2
int	1				-3	-1	-1
int %	2				-3	-1	-2
int/fees	3				-2	-2
interest	3					-4	-1
interest-only	3				-1	-3	-1
joint					-1	3	-2
jul	3				-3	-2
jun jul aug	3				-1	-2
juniper	-3					3
last	-3					2
last payment					1	-3	-1
left					1	-3
limit	1	-1			-2	-1	-3
limit / orig	3				-3	-2
limit / original	4				-4	-1
line	-2				2	1
loan amount	5				-5	-1
límite	3				-3	-1
mar						-3
means accountStatus	2				-3	-2	-1
means agency	2	-1		-1	-2	-4	-2	-1
means balance	-1	-1	1	-1	2	-3	-1	-1
means money	2	-1	-1	-1	-2	-3	-1	-1
means pastDue	2	-1		-1	-3	-3	1	-1
means paying		-1	1	-1	-2	2	-4	-1
means reported	2				-1	-3	-2
means veto	4				-4	-3
medical	2				-2	-3
min	-1				-2	4	-1
min pmt	-1				-3	2
min. pmt					-3
minimum	-3					3
minimum due					-3
mo. pmt	-1				-2	2	-1
monthly	-1	-1		-1	-4	2	-2	-1
monthly mortgage payment	-3				1
monthly payment	-1	-1	-1	-1	-2	2	-3	-1
monthly pmt	-2	-1	-1	-1	-2	2	-1	-1
none	3				-2	-2
nonpriority	3				-2	-1	-1
not reported	-1				2	-3
now					2	-3
number	-3				1	2	-1
number date opened	3				-3	-1
number monthly	-2				-3	3
of account	3				-3	-1
of status	-3				-5	5
open				-1		-1	-2
opened	3				-2	-3
opened high	2				-1	-3	-1
original amount						-3	1
original balance						-3
original creditor	-2				3	-2
owed	-1		-1		1	-3	-1
owed now	-3				3
owing	-1				2	-2
pago mensual	-3					2	-1
paid	-2				2	1	-1
paid as agreed	-2				1	2
paid in	-3				2	1
paid last	3				-1	-2
paid or	-3					3
past	3				-1	-5	1
past due	3				-2	-5	-1	-1
pay off	-1				-3	3	-1
payment	-3		2			1	1
payment history	-2				3
payments	2					-4
payments failure	3					-3
payoff	-2				3	-3	1
placed	5				-4	-4
plan	-1				-2	3
present balance	-3				1	1	-1
prin paid	2				-3	-1
principal	4				-2	-5	-1
principal paid	5				-2	-3
prosper	-3				-1	3
rate	1				-3	-1	-1
recent	-4				1	2	-1
recent balance	-4				4	-3	1
recent payment	3					-3	-3
regular	-3				-1	3	-2
regular monthly	1				1	-3
reported	1					-3
reported balance	-3				3	-2
repossession	-2				2	-2	-1
saldo actual	-3				3	-3
scheduled					-4		-1
sep	4				-4	-3
servicing	-4				4	-2	1
share secured	-3				2		2
since terms	3				-3
sort by	3				-1	-3
started at	2				-3	-2
starting balance	4				-3	-2
status	-1					-2	3
status current	1				-4
status monthly	-4				3	-2
status paid	-3				1	2
terms	-2				-3	3	-1
thursday	3				-2	-2
total	1				-1	-2
total claim	-3				3
total current	3				-3	-1
type	-3				-1	2	1
type auto loan	4				-2	-1	-2
type installment	-2				1	3
union	1				-3
unpaid	3				-2	-2
unpaid interest	1				1	-3
variable	-1				2	-2
verfied credlim					1	-4	-1
we owe	-3				3	-1
where it stands	2				-2	-2	2
with balance	3				-2
you owe	-1				1	-3	-1
# sum label beside
actual payment	2				-1	-2
aging	1				-2	-3	1
amount	-3				2	-1
amount past due	2				-2	-2	-3
automobile	-3				3
balance	-2				3	-6	-1
beginning balance	2				-2
child support	3					-2
collection	4				-4	-2
credit card	-1				1	-3
credit limit	5				-2	-4
current	-3					3	-1
deferred balance	3				-1	-2
extra per month	3				-2	-3
high balance	1				-4	1	-1
high credit	3				-2	-2
highest balance	3				-2	-1
installment					1	-2
interest	3					-2
j	-3				2	2
joint	4				-3	-3
joint with	3				-1	-3
liability	3				-2	-1
loan amount	3				-2	-2
means amountLoose	3					-4	-2
means balance	-2	-1			3	-8	-3	-1
means date					-2	2	-1
means money	3	-1		-1	-3	-3	-1	-1
means pastDue	5				-4	-5
means paying	-3	-1		-1	-4	5	-3	-1
means status	5				-3	-4
means statusLoose	-2					3	-2
means text	-1	-1		-1	-3	1	-1
means veto	3				-2	-1
minimum payment due	-5					5	-1
monthly payment	-5				-2	5
mortgage	-1				2	-3
na	2				-3
original amount	-2				2	-3
outstanding principal	-4				4
past due	5				-2	-4	-3
past due amount					-2	-5	2
pay this amount	3				-2
payment amount	-3					3
payment received	3				-1	-2
payments	3				-2	-2
plan payment	3					-3
principal	4				-3	-2	-1
principal balance	2				-2
priority	3				-2	-1
regular monthly payment	-4				-1	4	-1
rev	3				-2	-2
scheduled payment	-4				-3	4	-1
scheduled payment amount	-4					4
terms	-3				-4	3	-1
total	5				-3	-2
total amount of the debt now	-4				4	-2	-1
total due	3				-3
totals	2	-1		-1	-2	-1	-1	-1
wife					-3	1
# sum label with colon
amount past due	3				-2	-2	-1
citi simplicity	-3				2	1
current amount due					-3	1
example	4				-4	-3
loan disbursement amount	3				-2	-1
límite	3				-1	-2
means balance	-1	-1		-1	1	-4	-1	-1
means money	2			-1	-3	-3
means pastDue	4				-3	-5
means status	3				-3	-2	-1
means statusHint	3				-2	-2
means statusLoose	-1				-4		3
means text	-2				-3	1
minimum payment	-4					4
monthly payrnent	-3					3
past due	3				-2	-5
recent balance	-3				3	-1
responsibility	-4					4
saldo	-3				3	-2
scheduled payment	-3				-1	3
status		-1			-4	-1	2
terms	-4				-1	4
备注	5				-2	-4
存款	3				-2	-1
# sum last of line
thousands-and-cents		-1		-1		-3	-3	-1
# sum lead-in
a payment plan	-3				-2		1
actual payment amount	3					-2
aidvantage	-3				3
amount past due	-1				-3	-2	3
amt	-4				3	2
and	-2				-2	1	2
and the payment's	-3				-2	4
as low as	3					-3
available	4				-3	-2
available credit	5				-3	-4
bal			2			-3	-1
balance	-2			-1	3	-6	-2
card recent payment	3				-2	-3
charge off amount					1	-3	1
chase sapphire	-3				3	-1
citi simplicity	-3				3
credit limit	5				-3	-2
credit line	4				-2	-2	-1
current						-3
current amount due					-3	2
days	3				-2	-4	-1
debo	-3				3	-1
for	3				-2	-3	-1
goal	3				-2	-2
high balance	3				-2	-2
highest balance	-1				-4	-2	3
hulog	-2					3
i have					-3	-1	2
i owe	-2				2
individual					-3
individual monthly payment	-3				-1	3
interest	3					-2	-1
is down to	-2				2
its	-3				3	1
klarna	-3				4	-3
la renta son	2				-2	-1
left of	2				-3
limit	4				-4	-2
loan amount	3				-1	-3
límite	3				-2	-2	-1
macy's	3				-2	-1
means 		-1	-3	-1		-2	-2	-1
means amountLoose	1	-1		-1	-1	-3	-1
means balance	-2	-1	1	-1	3	-5	-3
means money	3			-1	-2	-3	2
means number	-3				3	-1	-2
means opened	3				-2	-1
means pastDue	2			-1	-5	-5	2
means paying	-2	-1	1	-1	-6	3	1	-1
means status	4				-4	-4	-1
means statusHint					2	-3	-1
means text	1		-1		-4	-1	2
means veto	3				-3	-2
min	-4				-3	5	-3
min payment	-2					3
minimum is	-2				-1	3
minimum payment is	-3		-1		-1	3
monthly mortgage payment	3					-3
monthly payment	-3				-2	3	-1
monthly payments of	3					-3
monthly payrnent	-3					3
not	3				-3	-1
now	-5				5	-3
of	4				-4
of account number	-3				4
offer	3				-1	-3
one payment of	3					-3
or	2				-3	-2
orig	3				-3
original amount	3				-3	-2	-1
original balance	4				-3	-2
original loan amount	4				-2	-3	-1
outstanding balance	-3				2	-1
outstanding interest balance	4				-4	-4
outstanding principal balance	-2				2	-4	-1
owed	-3				2	2
owes	-3				4	-1	-1
pago	-3				-1	3	-1
pago mínimo	-3				-1	3	-1
paid	1				1	-4	-1
past due	3				-6	-3
past due amount					-2	-4	1
pay	-2		2		-3	1	-2
payment	-3				-2	3	-2
payment received	2				-1	-3
payments	3				-2	-2
plan scheduled amount	-5				-1	5	-1
planet fitness	3				-2	-2
portfolio recovery	-3				3
principal	3				-3	-1
recent balance	-3				3	-2
regular monthly payment	-4					4
regular payment	-3				-1	3
remaining of	3				-3	-2
rent	4				-3	-1	-1
rent is	2				-2	-1
renta	2				-1	-1
reported balance	-4				4
saldo	-1				2	-3
sallie mae	2				-2
savings	-1				-3	-2	3
scheduled payment amount	-3				-1	3	-1
secures the claim	-5				5	-1
so	-3				3	-3
take home is	3				-2	-2
terms minimum	-3					3
that number here	3				-3	-1
that one is	-2				2	-1
the payment is	-4				-2	4
the rent is	3				-2	-1
the sum of	-2				3	-2
total balance	-3				3	-1
total current balance	3				-3
unpaid balance of	2				-2	-2	-2
verizon	3		-1		-2	-1	-2
was	3				-3	-1	-1
we owe	-4				4	-1
we pay	-2				-1	2
which is	-3				3
with	-2				-1	2
x	2				-3		-1
you could save	3					-2
you owe	-3				3	-2
余额	-4				4	-2
合计	2				-1	-1
最低还款	-3				-2
月供	-4				-3	2	1
每月还款	-3				-1	2	1
额度	1				-4	-2	-1
# sum line above
account info	-5		-1		5	-1
account information	-3				3
actual payment amount	4					-4
amount due	-1				1	-4	-1
annual fee	2				-2	-1
auto loan	-3				2		-1
auto loans	3				-3	-1
available balance	3				-2	-1
balance	-2				2	-3	-1
balance owed	-4				4	-1
begins *	-2	-1			2	1	-2
begins .	2				-2	-2
begins 0%	3				-3	-1
begins =	2					-3	-1
begins aaron's	-3				1	2
begins accounts					2	-3
begins acct				-1	1	-1	-3	-1
begins actual	-2				2	2	-3
begins agency			2		1	-3	-1
begins amex	-3				3	1	-1
begins amount						-3	1
begins and	3					-3	-1
begins annual	2				-3
begins apr	2				-3	-1
begins auto	1				-1		-3
begins automobiles	2				-2
begins available	2				-4	2	-1
begins b	-3					2	-1
begins bal	-2	-1			1	4	-1
begins balance		-1	-1	-1	-2	1	-3	-1
begins balances	3				-2
begins belk	-3				2	1
begins between	3				-1	-1
begins bills	3				-3	-2
begins cap	-3				3	1
begins card	3				-2	-2
begins cash					-1	-3	3
begins charge-off	3				-2	-2	-2
begins charge/credit	-3				3	1
begins charged	-2				-1	3
begins christmas	4				-3	-2
begins citibank	2	-1		-1	-2	-1	-1	-1
begins citizens	-3				1	2	1
begins city					1	-3	1
begins clm	-3				-3	3	-1
begins co-borrower	-2				-1	3
begins collection					2	-4	-1
begins collections						-3	-1
begins comments	3				-2	-1
begins contractual	-2				3	-1
begins could	3				-1	-2
begins court	2				-2	-1
begins cousin	4				-3	-4
begins creditor		-1	1	-1	1	3	-1	-1
begins curtis	4				-2	-3
begins d		-1	-1		3	-1	-1
begins daily	3				-3	-2	-1
begins debts	-1					3
begins dec	4				-1	-3
begins deferred	3				-1	-2	-1
begins delinquent	2				-1		-1
begins deposits	3				-3	-1
begins dept	2					-3
begins dillards	-4				2	4
begins discover	3	-1		-1		-3	-1	-1
begins do	3				-2	-1
begins duke	4				-1	-4
begins el	-2				2	-2
begins electric	1					-3
begins emergency	3				-2	-2
begins enhanced	-3				1	2
begins enrolled	3				-3		-2
begins escrow	-3				-4	2	1
begins est	3				-2	-3
begins exeter	2				-1	-3
begins f	-3				2
begins fidelity	6				-5	-4
begins fingerhut	-3				2	2
begins food	3				-2	-2
begins ford	-3				1	4	-2
begins gas	3				-3	-3
begins good	2				-1	-3
begins got	-2				2		-1
begins grant	3				-1	-1
begins great			2		-1	-3	-1
begins greensky	-2				-1	3
begins guarantor	3				-3	-1
begins h	2				1	-3
begins hey	-2					3
begins hi	-1	-1	-1			3
begins home	-2				2	-1	-3
begins household	2				-1	-3
begins housing	2				-1	-1
begins hyundai	-3				4	1
begins i'm	3				-2	-1
begins id	-1		-1		1	3
begins image	-3				3	2
begins install	2				-2	-2
begins institution	3				-3	-2
begins insurance	-1				2	-4	-1
begins is				2	-1		-1
begins items						1	-3
begins j	-3				-3	3	-1
begins jan	3				-2	-3
begins jun	3				-1	-2
begins kia	-2					3
begins klarna	-3				2	3	-1
begins kubota	-2				3		-1
begins last	-1				1	-3	1
begins le	-2				3	-2
begins lender		-1			-3		-1
begins lending	-3				1	3	-1
begins liability	-1				2	-2
begins lightstream	3				-2	-3
begins macy's						3
begins medical	-3				3	-2	-1
begins minimum	1				-3	-1	1
begins miss	3				-1	-2
begins mohela	-3				4	1
begins money	3				-3	-3
begins month	2				-3	-1
begins mr	1		-1		-2	-1	2
begins my	1				-5	1	-1
begins navient	-3				3	-2	1
begins nco	2				1	-3
begins netflix	3				-3	-2
begins new	-2			-1	-1		3	-1
begins next	-1				-3	3	-3
begins not					1		-3
begins nov	3				-2	-3
begins o					-3	1	1
begins oct	3				-2	-1
begins offers	3				-2	-1
begins ollo	2				-1	-2	-1
begins only	3				-1	-5
begins opened	-1			-1	3
begins or	-2					3	-1
begins orig	-2				3	1
begins other					2	-3	-1
begins outstanding	-2				2	2	-2
begins overdue	3				-1	-1	-1
begins owe	-2		-1		-2	3	-1
begins owed	1					-3	-1
begins owner	-2				1	2
begins pago					-3
begins part	3				-3	-1
begins partial	3				-2	-2	-1
begins patient	2				-1	-3	-1
begins per					-2	4
begins personal	-1				2	-3
begins phone	-3					3
begins plan	1				-3	-1
begins platinum	-4				4		-1
begins pmt	3				-2	-2
begins po	-2		-1		2		-2
begins portfolio	-3				2
begins posted	1				-3	1
begins potentially	3				-3	-1
begins previous		-1			2	-4	-1
begins principal	-1				-3	3
begins property	1				2	-3
begins préstamo	-3				3	1
begins public	3				-2	-2
begins purchases	3				-2	-1
begins quest	3				-3	-1
begins quick	3				-2	-2
begins rate	-4				-2	4	-1
begins regional	-2				2	2
begins regular	2				-3	1	-5
begins rei	-3				1	2
begins reported	-1			-1	1	-3	-2	-1
begins row	-2				1	3
begins santander	-2				1	2
begins savings	4				-4	-1
begins scheels	-1				-1	3
begins service	2				-3	-3	2
begins share	3				-3	-3
begins shares	3				-3
begins signature	3				-1	-2
begins spectrum	3				-2	-2	-1
begins st	-4				1	1	1
begins starting	2				2	-3	-1
begins statement	3				-3
begins subject	3				1	-5
begins suffix	2				-2		-2
begins t-mobile	2		-1		-2	-3	-1
begins tarjeta	-2				2	2	-1
begins tax	3				-2	-2
begins td					3	-1
begins this	1					-3
begins tipo	1				1	-2
begins total	3	-1		1	-2	-3	-1
begins totals	3				-3	-2
begins toward	-3				3	-1
begins tower	-3				1	2
begins toyota	-2				-2	1	3
begins transcript	-2					3	-1
begins uncle					1	-3
begins undergraduate	4	-1			-4
begins unpaid						-3	1
begins upgrade	3				-2	-2
begins upstart	1	-1	-1	-1	-1	3	-1	-1
begins usaa	-3				1	3	1
begins vanguard	3				-3	-1
begins view	3				-3	-2
begins wayfair					-2	1	-1
begins westlake	-3				1	2
begins who		-1	-1	-1	1	-3	-1	-1
begins whose	-1				2	-3
begins withdrawals	2				-2
begins xfinity	3				-2	-2
begins year	2				-2	-2
begins you	1	-2		-1	-2	-4	1
begins {	3				-1	-3
begins ~	1					-3
begins •	-1		-1		1	-1	-4
begins ◦	-2		-1		3		-1
begins ☐	-1	-1				1	-3
begins 信用卡	-2				1	3	-1
begins 合计	4				-1	-3
begins 💳	-3				3
cards	-2				3	-1
charge/credit card accounts	-3				3	1
closed	1					-3
collections	1					-4	-2
credit card	1				2	-5
credit cards	3				-3	-1
credit limit	2				-3	-2
current amount due	4				-4	-2
date balance scheduled payment paid	3				-2	-4
est. monthly payment	3				-1	-3
high balance	4				-3	-2
highest balance	3				-2	-3
home loans	3				-3	-1
image omitted	-2				2	3
in collections	-3				3	1	-1
joint	-2				1	2	-1
loan amount	2				-4
loan canceled date	-2				2	-1
means 		-1	-1	-1		-1	-3
means , short	-1		-2	-1	1	-3	-3
means amountLoose	5				-4	-2	-1
means amountLoose, short						-2	-3
means balance, short	-1			-1	2	-7	-5	-1
means date, short	1					-4
means money, short	5	-1			-6	-2
means name, short	3				-3	-3
means number, short	-5				1	2	-1
means original, short	-2				3	-1
means pastDue, short	1				-4	-4	3
means paying	2				1	-2	-2
means paying, short	-1				-4	3	-2
means status	2				-2	-1	-2
means status, short	-2					3	-1
means statusHint	1				-1	-3	1
means statusLoose					-3	2
money you owe (not evidenced by a note)	-5				5
monthly	3				-1	-3
monthly payment	-2				-3	3
my debt	3				-2	-2
offers for you	3				-2	-1
or before closing monthly payment	-2					3	-1
original amount	5				-3	-2	-1
original balance	3				-3	-2
original loan amount	3				-2	-2
outstanding balance	-3				3		-1
past due amount	3				-2	-4	-3
pattern "#","w		-1	1		1	1	-3
pattern "w(w)"	-3		2			-2	-1
pattern ##/#M	-2				3
pattern ##/#MM	-4				4	-1
pattern #)#	-2				2	-2
pattern #)w,Mw	3					-3
pattern #)w,w#	-2				3	1	-1
pattern #, first						-4	-3
pattern #.w#.$	3				-3	-2
pattern #.w,w,	2				-1	-3	-1
pattern #.w,wM	-3				3	4	-2
pattern #.w.w#	5				-4	-2
pattern #.w?	-2				4	-3
pattern #.wMw,	-3				3	1
pattern #.wMwM	-1				2	-3	1
pattern #M	-3					1
pattern #M, first	-3				3	-2
pattern #M/M/M	-2				2	-3	1
pattern #w#MMM		-1				-1	-2
pattern #w(w)#	-2					3	-1
pattern #w-w#M	-3					2
pattern *wM	1				-3	-1
pattern ------, first	4				-4	-2	-1
pattern -[w]wM	3				-3	-2
pattern M	1				-6	3	-2
pattern M, first	1	-1		-1			-3	-1
pattern M/M, first						-3	-1
pattern M/M/M, first	-3				2	-4	2
pattern M/M/Mw	2					-4	-2
pattern M/MM/M	5				-4	-2	-1
pattern M/MwMM	1				-2	-1	-1
pattern M/MwMw	1				-1	-3	-1
pattern MM	1				-1	-3	-1
pattern MMM	3				-1	-3
pattern MMMM	2				-2	-1
pattern MMMMM	2				-3	-1
pattern MMMMMM	4				-2	-3
pattern Mw	1				-3		-1
pattern Mw#MMw	-2				2	2
pattern Mw#wMM	-2				1		1
pattern MwM	3				-1	-2
pattern w###	1	-1				-3
pattern w####	1				-3	1
pattern w#####	2				-2	-2
pattern w##MMM	1				-3		-1
pattern w#$M	3				-2	-1
pattern w#$M☑$	-3				1	3	-1
pattern w#$M☒$	-2					2
pattern w#)#	-3				1	3
pattern w#/#/M					1	-4	-1
pattern w#M	3				-3	-1	-1
pattern w#M/MM							-3
pattern w#MM	3				-3	-2	-2
pattern w#MMM#	3	-1	-1	-1			-1	-1
pattern w#MwM	3				-2	-2	-3
pattern w#w	1				-2	-1	-3
pattern w#w#w#	3				-3	-2
pattern w#wMw	-2				3	-3	-1
pattern w&w	2				-3	-1
pattern w&w...	3				-2	-1
pattern w(w#/M					1	-3
pattern w(w)-M	-3					1	1
pattern w(w):	-3				-1	3
pattern w(w)M	-2				-1	2	-1
pattern w(w)w(	-3					3
pattern w, first		-1	-1	-1	-1	3	2	-1
pattern w,w	-1		-1		1	2	-3
pattern w,w#,w					1	-2
pattern w,w#.w	-1					2
pattern w,w#Mw	3				-2	-2
pattern w,w:	-1				-3	3
pattern w,wM	2				-3	-2	2
pattern w,wM.	3				-3
pattern w-	-1				-4	3	-1
pattern w-MwMw	-3				2
pattern w-wM	-3				2	-1	-1
pattern w-wMMM	1					-3	-1
pattern w.....		-1	1	-1	-2	1	-3	-1
pattern w.MM	3				-3	-2
pattern w.w#Mw	-3				2	-1
pattern w.w,w#	-3				2	1
pattern w.w.w	-2				-3	2
pattern w.w.w,	3				-2	-2
pattern w.w:	2				1	-3
pattern w.wMMM	3				-1	-3
pattern w.wMwM					1	-3
pattern w/w, first					-3		-1
pattern w/w.w.	2				-2	-2
pattern w/wMM	3				-3
pattern w/wMMw	-1				-1	3
pattern w:		-1	-1				-3
pattern w:#w:M	3				-2	-2	-1
pattern w:#w:w	3				-2
pattern w:+M	4				-4	-3	-1
pattern w:, first	-3				5	-2	-2
pattern w:-$M	-2				2	-1
pattern w:--w	-3					2
pattern w:-M-	3				-2	-2
pattern w:-M/M	-2				3	-1
pattern w:-w-	-3					3
pattern w:M	1	-1		-1	-3		-2	-1
pattern w:M##M	-2				2	-1
pattern w:M-M	3				-1	-2
pattern w:M/M/		-1		-1	-1	1	-3
pattern w:M@w,	-3				3
pattern w:MM	4				-1	-3
pattern w:MMM	3				-5	-1	-1
pattern w:Mw:w					-3	2	-1
pattern w:w#M, first	-1	-1		-1	1	-4	-1	-1
pattern w:w,w,	3				-1	-3	-1
pattern w:w,wM	3				-2	-2
pattern w:w.	4				-3	-2
pattern w:w:					3	-3
pattern w:w:M/	2				-3		-1
pattern w:w:Mw	3				-4	-1
pattern w=M					-3	2	-1
pattern w?w				2	-1	1
pattern wM##MM	2				-2	2
pattern wM,w#w	-2				3	-3
pattern wM,wM,	2				2	-3
pattern wM,wMw	3				-2	-1	-1
pattern wM--M	2				-1	-2
pattern wM:M/w	3					-3
pattern wMM	-1	-1		-1		-1	-4	-1
pattern wMM#w					2	-3	-1
pattern wMMM	2					-2	-3
pattern wMMMM	1					-4
pattern wMMMMM	1	-1		-1	-1	-1	-3	-1
pattern wMMw	2		-1		-4	-1	2
pattern wMMw,w	-2				1	3
pattern wMw	1	-1	-1	-1	-2		-3	-1
pattern wMw#/M	-3				2	1
pattern wMw#M	-1				-2	2	-3
pattern wMw,Mw					1	-4
pattern wMw,w	3				-2	-1	-1
pattern wMw,wM					2	-3
pattern wMw.w	-3				3
pattern wMwM, first	2				-1	-5
pattern wMwM/M	1	-1			-3		1
pattern wMwMM	2				-2	-3
pattern wMwMwM	1	-1		-1	-3		1
pattern •w.	3				-2	-3
pattern •wM/M/	3				-3	-3	-1
payment received	3				-1	-2
potentially negative	3				-3	-1
principal balance	-2				-1	3	1
public records	3				-2	-1
recent balance	-4				4	-2
recent payment	3				-2	-3
reported balance	-3				3
reported since: terms: high balance	4				-3	-2
scheduled payment					-3	1
status	3				-4	-3
student loans	3				-3	-2
total balance	3				-3
total claim	-3			2	1	-1
total current balance	3				-3
unpaid interest	2				-1	-2
# sum line below
account info	2				-2	-2
account status	-3				1	1
available balance	3				-3	-2
balance	-3				3	-4	-1
balance updated					1	-3
begins #	2					-4	-1
begins (	-4				3		-1
begins *	1				-1	-1	-3
begins +	2					-3	-1
begins ,	-3				3	1
begins .	3				-3		-1
begins 0-30	-2				2
begins =	2					-4	2
begins account						-3	-1
begins accrued	5				-4	-1
begins additional	5				-1	-4
begins advertiser	3				-1	-2
begins aging	-3				3	-3	1
begins aidvantage	-3				3	3
begins amex	-1				-1	3
begins amount					2	-3	-2
begins apple	-2				2	3	-1
begins apply	3				-3	-2
begins apr	1				-1	-2
begins are	-3	-1		-1	2	2	-1	-1
begins aug	3				-3	-2
begins available	2				-3	-2	2
begins ay	-3				2	2	-1
begins baby	2				-1	-3
begins balance		-1		-1	-1	-2	3	-1
begins balances	4				-3	-3
begins between	5				-4	-2	-1
begins bk	2				-3		-1
begins brother	-2				3	-2
begins call						-2
begins car	2				-1	-2	-1
begins card	4				-3	-2
begins care					2	-1
begins carol	3				-1	-3
begins change	3				-4	-2
begins charge	3					-3
begins charged	-1				2		-1
begins client					3	-3	-1
begins court	3				-3
begins daycare	3				-2	-2
begins days	-1				-3	3	-3
begins dear	1				-1	-3
begins debt	3				-2	-3
begins dec	3				-2	-2
begins deferred	-3				2	1	-1
begins deposits	3				-3
begins description	4				-3	-1
begins did	-1				3		-1
begins dillards	-3				-1		2
begins dr	-4				1	3	-1
begins due	-1				-4	3	-3
begins duke	1				-3	1
begins e	-3				4	2
begins edit	5				-4	-2
begins education	3				-1	-2
begins el	-2				1	2
begins emergency	-2				3	-2
begins end	2				-2
begins equifax	4				-3	-3
begins est	4				-1	-5
begins estado	-2					3
begins estimated	5				-2	-4
begins f	-1				3	-2
begins feb	2				-2	-3
begins fidelity	4				-4	-2
begins figure		-2	-2	-1		1		-1
begins financial	1				-3	-3	2
begins fingerhut	-4				1	1
begins first	1				-2	3	-1
begins food	2				-2	-2
begins ford	-2				1	-3	1
begins free	4				-3	-3
begins future	-3				3
begins gas	2				-3	-1
begins gemb/jcp	3					-3
begins got	-3				3
begins gracias	4				-4	-2
begins grand	3				-1	-3
begins grant	3				-2	-1
begins happy	3				-1	-3
begins hers	2				-1	-3
begins highest						-3	-2
begins hoa	2				-1	-2
begins holiday	3				-3	-1
begins household	-1				3	-2
begins how	1				-3	2	-1
begins i'm	3				-3	-1
begins if	2				-3	-1
begins image	-3				3		-1
begins in	-2				1	2	-1
begins includes	2					-3
begins inquiries	1					-4	-1
begins installment	-1	-1			-2	3
begins insurance	1					-3
begins irs	-3				1	2
begins it	3				-2	-1
begins items	2				-2	-5	-1
begins jan	3				-3
begins joint	3				-2	-2	-1
begins judgments	-4				4
begins jul	3				-2	-2	-1
begins kohls	-3				3
begins kubota	-3				2	2
begins last		-1		-1		1	-4	-1
begins late	-1				-4	3	1
begins lease	-3				1	3	-1
begins left	4				-4	-3
begins lending	3				-3	1
begins less	3				-3	-3
begins let	2				-3	-1
begins lightstream	3				-3	-2
begins loans	3					-4	-1
begins m&t	-1					3
begins macy's						3	-1
begins make	-2				-1	1	3
begins mar	1				-4	1
begins may						-4
begins me	-1					3
begins midland	-1				-1	3
begins min	-3				2	-1	-1
begins miss	3				-3
begins mo	-3				3	-1
begins mom	-3		-1		2	1
begins money	-2				2
begins monthly					2	-3	-3
begins monto	-2				2	-3
begins mortgage	2				-3	-1
begins national	2				2	-3
begins net	1				-3	-2	2
begins never	-2				-1	3	-1
begins no	1				1	-3	-2
begins nonpriority	-6			2	3	-2	-1
begins nordstrom	-3				1	2
begins not					1	-3	-1
begins note	3				-2	-2	-1
begins notes	3				-3	-1
begins notice	3				-2	-2
begins oct	3				-2	-2
begins of	-3				3	-2	1
begins offer	-1				1	-3	-1
begins offers	3				-2	-2
begins oh	-3				3	1	-1
begins ollo	-3				2	1
begins onemain	4	-1	-1	-1		-1	-2	-1
begins open	-1				-3	2	-1
begins opened					1		-3
begins original	-1				2	-1	-2
begins origination	3				-1	-2	-1
begins our	3				-1	-3	-1
begins outstanding	2	-1			-2	-3	-1
begins overdraft	4				-3	-2
begins owed	4				-4	-3
begins pago	-1				2	-3	-1
begins paid	1					-5	-2
begins part	3				-2	-2
begins pay					-1	-5	4
begins payments	-1				1	-3	-1
begins paypal	1				-2	3
begins pays	1					-3
begins penfed					-2
begins per	-2				2	-2
begins personal	-2					3
begins platinum	-3				-1	2	1
begins po	-3				3	2	-1
begins present	3				-2	-2
begins priority	2				-1	-4	-1
begins property	3				-3	-1
begins provide	4				-4
begins public	3				1	-3	-1
begins purchase	3				-2	-2
begins purchases					-3	-1	3
begins rate	-3				2	2	-1
begins rating	3				-1	-2	-1
begins regular	-2	-1			2	-3	-2
begins rent-a-center	-4				3
begins repayment	-2				-1	3
begins report	3	-1			-1	-3	-1
begins reported	-2		-1		3	-3	-3
begins requests	3				-2	-2
begins respectfully	4				-3	-3
begins resurgent	-3					2
begins retirement	3				-3
begins rocket					3	-1	-1
begins sam's	1					-2
begins save	-3		-1		3	2
begins savings	3				-2	-1
begins sears	-4				3	1
begins second	-3				2	1	-1
begins see	2				-3	-2	2
begins sent	3				-2	-1
begins sep	-1				-2	2	-1
begins share	4				-3	-2
begins sheffield	-3				2	2
begins showing	2	-1	-1	-1	-4	-1	-1	-1
begins signature	3				-2	-2	-1
begins signed	3				-3	-2
begins sort	3				-3
begins source					-3	1
begins starting	1				-3
begins strategy	3				-2	-1
begins suffix	3				-3	-2
begins synchrony	1	-1	-1	-1	1	3	-1	-1
begins target	1				1	-3
begins tax					2	-3
begins terms	3					-1	-2
begins thank	2					-3
begins that's	-3				3	-1
begins this	-1				2	-4
begins trustee	2	-1			-2
begins two	-3				3	-1
begins tổng	-3				3		-1
begins undergraduate	3				-3
begins unless	3				-3	-2
begins unpaid	3				-2	-5	-2
begins upvote	2				-2	1
begins us	-2					3
begins used	3				-2	-2
begins vanguard	2				-2	-1
begins view	-2				3		-1
begins visa	3				-3	-1
begins wells					-3	2	-1
begins would	3				-2	-2
begins yes	2				-3	1
begins your	2				-1	-4	-2
begins |	-3			-1	2	2	-2
begins ©	2				-1	-3
begins ¿	-1				1	-3
begins ☑	-3				4	-3
begins 三	-4				-2		2
begins 二	1				-2	-1
begins 合计	-5				5		-1
begins 存款	3				-2	-3
begins 👍	-3				3
begins 😬	-3				3	-1
collection					-3	1
credit limit	2				-3	1
current		-1		-1		-3	-2	-1
current balance	-3		-1		3	-4	1
date opened	2				-3	-1	-1
est. apr	3				-2	-1
experian®	3				-1	-3
high balance	1				-1	-2
in collections	-1			-1	2	-3
in good standing	1				-1	-3
last payment date	-4				3	1
last payment made	2				-1	-3
loans	-3				3	-1
means 	4				-4	-2	1
means accountStatus, short	-3				1	2
means amountLoose, short					-2	1
means balance, short	-3		-1	-1	3	-5	2
means money	1	-1				-4
means opened, short					-4	1	-2
means original, short	-2				3	-1
means status	-2				1	2
means statusLoose, short	-1	-1		-1	1	-1	-4	-1
means text					-3	1
means text, short	3				-3	-2	-3
minimum payment	-2					2	-2
mohela	3				-3
none	1	-1	1	-1		-3	-1
on time	2		-1	-1	-1	-3
original balance	-2				1	2	-1
past due	3				-2	-3	-1
past due amount	-2					2
pattern "#","w			1				-3
pattern "w-w",	2				-2
pattern ##/#MM	3				-2	-1
pattern #)w,Mw	-2				2
pattern #)w,w.	-3				1	1
pattern #.w#.$	3				-3	-2
pattern #.w#wM	-3				3	1
pattern #.w(w)	-2				1	4	-2
pattern #.w.	2				-3
pattern #.w...	1				-2	1	-1
pattern #.w.w#	5				-4	-1
pattern #.w.wM	2				-1	-3
pattern #.w/w,	-3				-1	3	-1
pattern #.w?	-4				4	-1
pattern #.wMw,	-3				2	2	1
pattern #.wMwM	-2				-1	3	-1
pattern #=w#=w	-1				-1	3
pattern #M/M/M	-1	-1			2	-3	-1
pattern #M/MMw	2				3	-3	-1
pattern #M/Mw	1				1	-1	-3
pattern #M/Mw-	1					-3
pattern #w, first	-1				2	-3	-1
pattern #wM/MM	-2				1	3	-1
pattern #wM/Mw	-3				3	-2
pattern #wMM	-1				-3	2
pattern #wMw.w	-2				-3	2	-1
pattern #wMwMM							-3
pattern #wMwMw	-3				2	2
pattern (w)	3				-3	-3	-1
pattern (w)w,w	-3				-1	2	1
pattern *w(w),	-2				3
pattern --, first	1				1	-4	-1
pattern -wMw,w	-3				2	2
pattern </w>					1	-3
pattern <w>	2				1	-3
pattern ======						-3	2
pattern M, first		-1		-1	1		-4	-1
pattern M/M/M#	1	-1		-1	-3		-1	-1
pattern M/M/M, first	-2				-2	4	-1
pattern M/M/MM	-1				1	-3
pattern M/M/Mw	5				-4	-4	-2
pattern M/MM/M	3				-1	-3	-1
pattern M/Mw#M	1				-4	2	-1
pattern M/Mw#w	1				-3	1
pattern M/MwM	2				-4	-1
pattern M/MwMM	4				-4		-1
pattern M/MwMw	3				-2	-2
pattern MMM	2				2	-3	-1
pattern MMMMMM	2				-3	-2
pattern Mw	-1				-2	4	-1
pattern Mw.w.	-3				2	2	-1
pattern MwM					-3	2
pattern MwM/M/	3				-3	-1	1
pattern [w]	2				-1	-2
pattern w###	-1				-3	3
pattern w##/MM	-3				3	-1
pattern w##w	1		-1		1	-3
pattern w#$M	3				-3
pattern w#$M☑$	-4				-1	2
pattern w#)	1				-5	1	-1
pattern w#.	2				-1	-3
pattern w#/#/M	3				-2	-1	-1
pattern w#M	2				-3	2	-1
pattern w#M, first	1					-3	-1
pattern w#MM#w	-3				1	2
pattern w#MMM	2				-1	-3
pattern w#MMwM	-2					3	-1
pattern w#Mw#M	-3				3	-2	-1
pattern w#Mw:w	3				-3	-1
pattern w#MwM					2	-2
pattern w#MwM#	-1				3
pattern w#MwMw	1				-3	-1
pattern w#w#					-5	1
pattern w#w#w	3				-2	-1
pattern w#w#w#	2	-1		-1	-3	-1	-1	-1
pattern w#w#w.	2				-1	-1
pattern w#w.w.	1				-1	-2
pattern w#wM	-3				2	1
pattern w#wM/M	-3				1	-1
pattern w$M	2				-2	-3
pattern w&w	4				-3	-3
pattern w&w, first	4				-4	-1
pattern w(...M	-3				-1	1	1
pattern w(w)##	-3				2	1
pattern w(w),w	-2				-1	3
pattern w(w)-M	-3					3
pattern w(w):M	-2				1	3	-1
pattern w(w):w	-1				1	3
pattern w(w)M					1	-3
pattern w(w)w#	-3				2	3
pattern w(w:w)	-3				3	1
pattern w(wM)w	-2				3	-1	-1
pattern w+M	3				-3	-3	-1
pattern w+MwM/	-4					2	3
pattern w,	3				1	-5	-1
pattern w,w#., first	2				-1	-3
pattern w,wM.	-2				1	3
pattern w,wMw.	2				-3
pattern w-	3				-2
pattern w----M	-3				3	-1
pattern w-wM	3				-2	-2	-1
pattern w-wMw;	-1					3	-1
pattern w.	1					-3	-2
pattern w.....	-1	-1	1	-1	-1	1	-3	-1
pattern w.M	3				-3
pattern w.Mw.M	3				-2	-1
pattern w.MwM	-3				2	3
pattern w.w	2				-3		-1
pattern w.w#w.	1				-3	-2	1
pattern w.w,w,	-3				2	2
pattern w.w,w.	-1				-1	3
pattern w.w,wM	-3				1	2	-1
pattern w.w.	2				-1	-3	-1
pattern w.w.w	3				-1	-2
pattern w.w.w#	3				-3	-2
pattern w.w.w.	3				-2	-2
pattern w.w.w:	3				-1	-2
pattern w.w:M.	-2				1
pattern w.wM, first	2				-1	-3
pattern w.wM/M	-3				3	1
pattern w/w#MM	-1	-1	-1	-1		3		-1
pattern w/w#wM	-1				-1	3
pattern w/w...	2				-3
pattern w:	1	-1				-4	-2
pattern w:--	-3				-2	3
pattern w:--M/	-3				-2	3
pattern w:--w	3				-2	-1	-1
pattern w:-M/M	-2				-2	3
pattern w:-w	3				-2	-1
pattern w:-w-	4				-2	-2
pattern w:M(wM	-1					3
pattern w:M@w,	-3				2	2	-1
pattern w:Mw#/, first	-2				2	-1
pattern w:Mw,M	-2				2	-1
pattern w:Mw.w	-1				2	-3
pattern w:w#M, first	-4				4	-4
pattern w:w(w)	2				-1	-3
pattern w:w,w,	2				-2	-2
pattern w:w,w.	3				-1	-2	-1
pattern w:w,wM	2					-3
pattern w:w.Mw	-3				2	2
pattern w:w.w:	4				-2	-3
pattern w:w:	2				-2	-2
pattern w:w:M					-3	3
pattern w:w:w:				-1	-2	3	1
pattern w:wM/M	2					-3	-1
pattern w:wMw,	-2				1	3
pattern w:wMwM	2					-5	-1
pattern w=M	-2				3	1
pattern wM-w	-3				-3	4	-1
pattern wM.wMw	-2					2	-1
pattern wM/M/#	4				-4
pattern wM/M/M, first	1					-4	1
pattern wM/Mw:	-2				2	-1
pattern wM/w	2					-2
pattern wM:M/w	3				-1	-3
pattern wMM		-1	-1	-1	1	1	-3	-1
pattern wMM/w	-2				2	1
pattern wMMMMw					-4	1
pattern wMMMw	-1					3	-1
pattern wMMw	1		-1		-2		-3
pattern wMMw,w	-1		-1		1	-3
pattern wMw#	-1				3	-2	-1
pattern wMw, first	2					-3	-1
pattern wMw-	1				-3	-3
pattern wMw.wM	-4				2	2	-1
pattern wMwM	-4	-1		-1	4	-1	-2	-1
pattern wMwM,w	1					-2	1
pattern wMwM.	3				-3	-1
pattern wMwMM	1				-1	-3
pattern wMwMMM	-3					1
pattern w|#|M|	-3				1	3
pattern w—	1				1	-2
pattern •w	-3				2
pattern •wM/M/	3				-2	-1
pay status	3				-1	-2	-1
payment					2	-3
principal balance	-5				4		-1
scheduled payment	-2				-3	1	2
status	-3				1	1	-2
terms	-2				-2	3
total debt	3				-2
unpaid interest						-2	-1
# sum read as, shape
amount cents	-1	-1	-1	-1	2	-3	-3	-1
amount dollars			-1		2	-2	-3
amount dollars-and-cents	-2			-1	2	-3	-2
amount thousands	-2	-1	-1		2	-3	-1
amount thousands-and-cents	-2		-1	-1	2	-3	-1
amount? dollars					1	-2	-3
amount? dollars-and-cents	-1				3	-1	-3
amount? thousands	1				-1	-3	-1
aside amount cents	1		-2			-4	-1
aside amount dollars-and-cents						-3	-1
aside amount? cents	-1				1	-3	-1
aside paying cents	-3				-2	3
aside paying dollars-and-cents	2				-3	-2	-1
current cents	-1				-2	-3	2
current dollars	-3				-1	-1	1
current? cents	-1	-1		-1	-1	-2	3	-1
current? dollars-and-cents	-4	-1			-1	-1	4
current? thousands-and-cents	-3			-1		-2	3
paying dollars	-3					2
paying dollars-and-cents	-1	-1			-6	2
paying thousands	-3				1	2
paying? dollars	2				1	-2	-3
paying? dollars-and-cents	-2				-1	3	-1
# sum read as
amount	-1	-1	-1	-1	2	-4	-4
amount?					3	-2	-3
current	-1			-1		-2	3
current?	-2	-2		-2	-2	-3	4	-1
no debts	1	-1	-1	-1			-3	-1
no part	1	-1	-1	-1		-2	-5	-1
no part, in row	1	-1		-1	-1	-2	-4	-1
# sum read in
amount, a bill with its charges	-3				3
amount, a bullet for each debt	1					-3	-1
amount, a column for each debt	-2				2	-2	-1
amount, a line for each cell	-3				4	-1	-1
amount, a paragraph for each debt						-5	-1
amount, cards	-1				1	-3	-1
amount, claims of a bankruptcy	-2			-1	2	-1
amount, columns below each other	-4				3	-2
amount, columns by their place	-1				2	-4	-2
amount, headings over the values of each account	-4				5	-2
amount, loans with their transactions	-3				3
amount, objects	-5				4	-2	-1
amount, one debt a line		-1	-2	-1		1	-3	-1
amount, running text	-1						-3
amount, tables and labels	-1	-1			2	-4	-3
aside amount, one debt a line			-3	-1	1	-2	-2
aside amount, tables and labels	-1				1	-3
aside paying, cards	2				2	-4
current, a letter about one debt	-3					-1	3
current, a notice about one debt	3				-2	-2	-3
current, cards of a portal	-3				-1	3
current, columns by their place					-2	-1	3
current, headings over the values of each account	-3				-3	-1	5
current, running text	-4						2
current, tables and labels	-1	-1		-1	-3	-2	4	-1
no part, a bill with its charges	3				-2	-3	-1
no part, a column for each debt	3				-2	-4
no part, a letter about one debt	1	-1				-1	-3
no part, a line for each cell	3				-2	-3	-1
no part, claims of a bankruptcy	2				-1	-3
no part, columns by their place	1	-1	-1	-1	-2	-1	-4	-1
no part, headings on several lines	4				-1	-4
no part, headings over the values of each account	1				-3		-2
no part, labels	3				-3	-4
no part, loans with their transactions	1				-3	3	-1
no part, none		-1	-1	-1	1	1	-2	-1
no part, objects	2				-2	-3
no part, one debt a line	-1	-1	-1	-1	1	-1	-4	-1
no part, rows of labels with their values	2					-4
no part, tables and labels	1	-1	1	-1	-1	-2	-4	-1
paying, a column for each debt	-3				-1	2	-1
paying, a letter about one debt	-3				-2	3	-1
paying, a line for each cell	-3				-1	1	2
paying, a notice about one debt	4					-4
paying, cards of a portal	-6				-2	3
paying, columns below each other	-2				-1	3
paying, headings over the values of each account	-2				-4	3	-1
paying, records of labels	-2				-2	3	-1
paying, tables and labels	-2	-1			-1	2	-3
# sum shape and behind
cents capitalised	-2	-2		-1		1	1	-1
cents digits-2		-1			3	-2	-3
cents end	3				-1	-4	-1
cents mark-$	1	-1		-1	-4	1	1
cents mark-(					1	-2	-1
cents mark-/	-4		-1	-1	1	1	2
cents mark-☐	-2				3	-3
cents small		-1	-2	-1	1		-3
cents thousands-and-cents		-1		-1	-1		-4
dollars capital	4				-2	-1
dollars capitals	-1	-1		-1	-3	2	-2	-1
dollars date	1					-3	-1
dollars digits-1	1				-3		-3
dollars dollars	-1	-1		-1		-1	-5	-1
dollars dollars-and-cents	4			-1	-3	-2	-1
dollars end	1		-1			-4	-1
dollars letters	2	-1			2	-3	-3
dollars line		-1	-1	-1			-3	-1
dollars mark-"	3				-2	-1
dollars mark-)	2				-4
dollars mark--	1	-1				-3	-1
dollars mark-/				-1	-1		-3	-1
dollars mark-;	2				-1	-3	-1
dollars mark-<	3				-1	-2	-2
dollars mark-@	-3				3	-3
dollars mark-—	-1				1	-3
dollars with-digits	3	-1	-1		-2
dollars-and-cents capital	-2				5	1	-1
dollars-and-cents capitals	1					-3	-1
dollars-and-cents cents	-3				3	1
dollars-and-cents end	-1	-1		-1	-4	1	-1	-1
dollars-and-cents lettered-code						-3	3
dollars-and-cents letters	-3				-1		1
dollars-and-cents mark-"	-3		1		1		-2
dollars-and-cents mark-(	2				-1	-1
dollars-and-cents mark-)	1				-1	-3	2
dollars-and-cents mark-.	-1	-1	-1	-1	2	-2	-1	-1
dollars-and-cents mark-/	2			-1	-2	-3	1
dollars-and-cents mark-;	-1					2
dollars-and-cents mark-–	-3				2
thousands capitals	-2					3
thousands cents	3				-3
thousands digits-1	-1				-1	3	-1
thousands line	-1	-1	-1	-1	1	-3	-2	-1
thousands mark-"	1				1	-3
thousands mark--	-4				4	-2
thousands mark-.	2				-1	-3
thousands mark-/	-3				3	-1	-1
thousands thousands	3				-3	-2	-1
thousands thousands-and-cents	3		-1		-1	-2
thousands-and-cents capital	-2				2	-3
thousands-and-cents capitalised	-1	-1		-1	2	-3	-1	-1
thousands-and-cents cents	1	-1	-1	-1	-1	-2	-3	-1
thousands-and-cents code	-3				-1	2	-1
thousands-and-cents digits-2	-1				3	-4	-1
thousands-and-cents digits-3	-1				-3	2
thousands-and-cents end	4				-4	-1
thousands-and-cents mark-"	-1	-1	-2	-1	1	-1	-3	-1
thousands-and-cents mark-$	1	-2	-1	-1	-2	1	-2	-1
thousands-and-cents mark-.	-1				2	-3
thousands-and-cents mark-/	-3		-1			1
thousands-and-cents mark-[	-2				3	-3
thousands-and-cents mark-☐	-3				3	-3
thousands-and-cents mark-☑	-2				3	-3
thousands-and-cents percent	-1				1	-2	-1
thousands-and-cents thousands-and-cents	1	-1	-1	-1		-4	1	-1
# sum shape
cents		-3		-2			-2	-2
thousands	1	-2	-1	-1		-1	-4	-1
thousands-and-cents		-2	-1	-2	1	-2	-3	-2
# sum size
-1	3				-2	-2
-2	3				-2	-2
0	7				-4	-6	-1
1	7				-6	-5
10	1	-1	-1		2	-10
11	3					-4	-2
2		-1		-1	-10	3	-1
3	-1	-1		-1	-7	4	-1
4	-1	-1	-1	-1	-3	3	-3	-1
7	2	-1			3	-11	-1	-1
8	3	-1	1	-1	2	-10	-1
9	1	-1		-1		-8		-1
# sum sum
0 of 4	1	-1		-1	-3	1	-1
1 of 4	-1	-1		-1		-1	-3
between		-1	-1	-1	3		-1	-1
largest	2	-1	1	-1	1	-5	-2	-1
least	-1	-1	1	-1	-3	2	2	-1
# sum words before
 a	-3				1	2
 amount	-1				3	-1	-1
 apr	-1				2	-4
 balance	-2				3	-2	-2
 card	-1		2		3	-3	1
 ccccccccccccc	-3				-1	3	-1
 change	3				-3	-2
 check	3				-2	-2
 checking	3				-2	-1
 closed	-1				1	-2
 collections	3				-3	-1
 days	-2				2		-1
 december	3				-1	-3
 due	-2				2	-2
 education					2	-3
 feb	4				-2	-2	-1
 fin	-4				2	1
 i	2				-1	-3
 jul	3				-2	-2
 limit	3				-2	-2
 loans	1					-3
 mar	3				-3	-2
 may	3				-2	-2
 min	3				-2	-2	-1
 minimum	-3				-4	3
 monthly	1				-4
 months	-2				-2	3
 na	-3					2
 other	4				-3	-1
 payment	-1	-1			-3	2	-1
 r09	3				-2	-2
 revolving	-1		1		-3	1
 subtotal	2				-1	-3
 svcs	-1				3	-2
 syncb/lowes					2	-2	-1
 total	5				-4	-4
 totals	5				-4	-5
 usa	-2				2
1 about	4				-1	-4
1 accept	3				-2	-3
1 acceptance	-4				3	2
1 accounts	2				-2	-3	-1
1 acct	-3				3		-1
1 accts	3				-3	-2
1 advance	-2				2
1 advances	3				-1	-2
1 affirm	-2				2	-1
1 after	3				-2	-2
1 agency	-3				2	1
1 ago					1	-3	-1
1 agreed					-3	1	-1
1 aidvantage	-3				3
1 alto	3				-2	-3
1 america	1	-1	-1	-1	1	3	-1	-1
1 amount	-1	-1		-1	-3	-2	2	-1
1 approx	3				-3	-1
1 apr	-2				3	-6	-1
1 are	-4				2	3
1 around	2				-1	-3
1 arrangement	-3				-1	1	2
1 as	3					-3
1 assessed		-1			1	-3
1 assets	3				-3	-2
1 assoc					1	-3
1 at	-2				-2	3	-2
1 automobile					2	-3
1 available	2				-1	-3
1 bal	-3		1		2		-1
1 balance	-2	-1		-1	2	-4		-1
1 balances	5				-4	-2
1 be	2				-4		-1
1 bill	-2				3	-1	-2
1 bk	-2				3	2	-1
1 boat	-1				3	-1
1 bonus	3				-3	-1
1 borrowed	-1				-5	2
1 both	-3				1	3	-1
1 bridgecrest	-1				-2	3
1 by	5				-2	-5	-1
1 ca	-2				-3	3
1 cards	2				-4	1
1 cashrewards	-3				3	1
1 ccccccccccccc	-2					3	-1
1 center					1	-3
1 charged	1				-2	-4	1
1 charges	3				-2	-3	-1
1 check	3				-1	-3
1 checking	6				-5	-4	-1
1 church	4				-3	-1
1 claimed	-1	-1			1	-3	-1
1 classification	2				-2	-3
1 closed					2	-3	1
1 closing	3				-2	-2
1 collection	-1		-1		2	-1	-3
1 collections					1	-3	-2
1 contribution	2				-1	-2
1 cooper	-3				1	1
1 costs	3				-2	-3
1 couch	-3		-1		3	1
1 credit	2		-1	-1	-2	-1	-3
1 creditors	4				-3	-2	-1
1 credits	5				-4	-4	-2
1 cu	-2					3
1 current	-3	-1		-1	1		2
1 d					-4	1
1 date	1				-3		-2
1 daycare	4				-3	-1
1 debemos	-3				3	-2
1 debo	-4				4	-1
1 debts	4				-3	-2
1 dentist	-3				2
1 deposit	1				-1	-3
1 deposits	3				-2	-1
1 down	4				-2	-3
1 draft	5	-1		-1	-5	-5	-1	-1
1 dwe	-3				2
1 edfinancial	-3				3	1
1 enrolled	3				-3
1 estate	4				-3
1 example	3				-3	-1
1 expenses	3				-2	-3
1 extra	5				-2	-4
1 fargo	1				-2	3	-1
1 fcu	-3				3	1	-1
1 feb	1			-1	-1	-2	-2	-1
1 federal	3					-1
1 fee	3				-2	-5	-2
1 fees	3				-1	-3	-1
1 fidelity	2				-2	-1
1 financial		-1	-2	-1	1	4	-1	-1
1 fincl	-3				3
1 fitness	4				-3	-3
1 fixed					3	-1
1 forbearance	-2				-1	3
1 from	3				-2	-3
1 fund	3				-3	-1
1 funding	-2				4	-2
1 furniture	-4				3	1
1 gana	3				-2	-2
1 gas	2				-3	-2
1 geico	3				-2	-3	-1
1 get	4				-3	-2
1 go	-1				-1	2
1 goal	3				-3	-1
1 government	3				-3	-1
1 groceries	4				-3	-3	-1
1 group						-2
1 gym	2				-1	-2
1 h	2				-1	-3
1 had	3				-2
1 has	3				-3	-1
1 have					-1	-4	2
1 health	-3				3	-2	-1
1 heloc	-2				3	1	-1
1 hospital	1				1	-3	-1
1 house	-1					3
1 hsa	3				-2	-2
1 hulog	-3					3
1 hulu	3				-2	-3
1 id	1				-3	1
1 income	4				-3	-2
1 insurance	3				-1	-4	-1
1 interest	6				-4	-4	-1
1 ira	3				-3	-1	-1
1 irs	-3				3
1 it	-2				1	3	-2
1 it's	-4				2	4
1 its	-3				2	1
1 jan	1				-1	-3
1 jcpenney	-3				3	1
1 k	3				-3	-1
1 klarna	-5				4	1	-1
1 lakes	-4				1	3	-1
1 late	-4				2	1	-2
1 least	3				-3
1 left	-4				1	2	1
1 level	3				-3
1 liabilities	4				-4	-1	-1
1 lightstream	2				-1	-3
1 like	1					-2
1 lim	3				-3	-1
1 limit	4				-3	-1	-1
1 lines	3				-2	-2
1 loans	3	-1	-1	-1		-1	-1	-1
1 lp	-2				3		-1
1 luz	3				-1	-2
1 lvnv	-2				2	-1
1 límite	3				-2	-2	-1
1 mae	-1					2
1 make					-3
1 mar	-1	-1		-1	1	-3	-1	-1
1 mastercard	1				-3	2	-1
1 mattress	-3				1	1	-1
1 maybe	3				-4
1 mensual	-3				-2	3	-1
1 mensualidad	-2				-1	2
1 min	-2				-4	3
1 minimum	-2				-5	3	-1
1 mohela	-3				1	2	-2
1 mom	-4				4	1	-1
1 monthly	-2	-1			-5	3	-2
1 monthlypaymentamount	-4				-2	4	-1
1 months	1				-4	-1
1 mtg	-3				-2	3	-1
1 mwa	1				-3		-1
1 mínimo	-4				-1	4	-2
1 n	2				-2	-1
1 netflix	3				-2	-3
1 not	3				-3	-1
1 now	-5				5	-1	-3
1 offer	3				-2	-2
1 on	-1				3	-3
1 orig	2				-2	-3
1 original	3				-3	-4
1 other	4				-4	-2
1 over	2				-1	-2	-2
1 owe	-4				4	-2	-2
1 owes	-3				4	-1	-1
1 p	-1				2	-2
1 pay			2		-1	1	-3
1 paycheck	3				-1	-2
1 paying					-2	-1	2
1 payment	-1	-1		-1	-6	2	-2	-1
1 payment's	-3				-2	3
1 payments	7				-2	-7	-1
1 payrnent	-3					3
1 penalty	3				-2	-1
1 pension	3				-1	-2
1 phone	2				-1	-3	-1
1 placed	3				-2	-2
1 plan	-3	-1				1	3
1 pmt	-1			-1	-7	2	-2
1 premier	-2				2	-3
1 price	3				-3	-1
1 principal	3	-1			-2	-3	-2
1 priority						1	-3
1 programado	-2				-2	3
1 put	3				-1	-2
1 pymt	-2				-3	3	-1
1 quoted	3				-2	-2
1 r	-4				3	-1
1 rav4	-2				1	1
1 received	2				-2	-3
1 redcard			-1		3	-1	-1
1 refund	3				-2	-2	-1
1 rent	3				-2	-3	-1
1 renta	4				-2	-2
1 requested	4				-3	-3
1 rogue	1				-3	1
1 s	3					-1
1 saldo	-3				3	-1	-1
1 sapphire	-3	-1	-1	-1	2	3	-1	-1
1 save	5				-3	-4
1 saved	3				-2	-2
1 savings	5				-6	-5	2
1 says	-4				4	-3
1 sep	1				-1	-3
1 servicing	-4				3	2
1 share	3				-3	-2
1 shares	2				-1	-2
1 signature	-2				1	2
1 sister	-2				2	-1
1 snowball	2				-1	-2
1 sofi	2				-2	-1
1 spectrum	3				-2	-3
1 still	-3				2	1
1 student	-1					3	-1
1 subtotal	5				-4	-5	-1
1 sum	4				-4	-3
1 support	3				-2	-2
1 surgery	-1				3
1 t-mobile	2					-3	-1
1 take	-1				-3	3
1 terms	-1				-3	2	-1
1 than	3				-3	-2
1 that's	-5				5		-1
1 through	3				-2	-2
1 today	-4	-1		-1	4	-4	-2	-1
1 total	7				-5	-9	1
1 totals	5	-1		-1	-6	-7	-1	-1
1 transfer	1					-2
1 transfers	3				-3	-1
1 tu	3				-3
1 unapplied	3				-2	-2
1 under	3				-2	-2	-1
1 unpaidbalanceamount	-4				3	-2	-1
1 unsecured					-1	1	-3
1 upgrade	1		1		-4	-2
1 used	1				1	-3
1 utility	-3				2	1
1 value	3				-3
1 vanguard	3				-2	-2
1 vencido	3				-1	-3
1 verizon	1		-1		1	-3	-1
1 wages	3				-2
1 want	-1				-1	2	-2
1 was	6				-5	-3
1 water	1				1	-3	-2
1 wife	-3					2
1 wireless	3				-2	-3
1 worth	3				-2	-2
1 xfinity	2		-1		-3	-1
1 xxxx	1				1	-3
1 y	2				-2	-2
1 years	3				-1	-5
1 you	2					-3
1 zip	-2				3	-2
1 余额	-4				2	-1	1
1 合计	3				-2	-2
1 月供	-4				-2	2	1
1 欠	-4				4
1 欠款	-2				3	-2	-1
1 每月	-2				-1	2	-1
1 每月还款	-3				-1	2	1
1 额度	1				-3	-2
2 a	3				-1	-4	-2
2 abc	3				-2	-3
2 acceptance	-2				3
2 access	3				-2	-1	-1
2 accounts	2				-2	-1
2 acct	-4			-1	1	1	1
2 actual	4				-1	-4
2 affirm	-4		-1		4	1
2 agency	3				-2	-2
2 aging	1				-2	-2	1
2 all	6				-5	-3
2 amex	-3		-1		1	2
2 anywhere	1				-2	2
2 apr	1				-3	-1
2 assessed	3				-2	-1
2 assets	3				-3
2 auction	4				-2	-3
2 aug					2	-3
2 autopay	1				1	-3
2 available	2				-3	1	-3
2 avant	-3				3	1
2 back	-3				3	-2
2 balance	-3	-1	-1	-1	3		-1	-1
2 balances	3				-3	-2
2 bcbs	3				-1	-3
2 be	1					-2
2 beginning	3				-3	-1
2 belk	-2				1	1
2 bill	-1				2	-3
2 bills	2				-1	-3
2 bring	3				-2	-1
2 by	4				-3	-3	1
2 cable	1					-4
2 can	2				1	-3
2 cancel	3				-2	-2
2 cd	3				-3
2 charge	-1				1		-3
2 charge-off	-1					-3	2
2 charged	1					-3
2 charges	3				-1	-2
2 check	4				-3	-2
2 checking	3				-3	-2
2 citi	1				1	-4	-1
2 citibank	2				1	-3	-1
2 claim	5				-5	1
2 clinic	-3				3
2 closed	-2				4	-4	-1
2 coll	-1				2	-4
2 collection	-1	-1			-1	-5	2
2 contractual	3				-3	-1
2 costco	-3				1	2
2 costs	4				-3	-3
2 couch	-2				-2	2
2 could	4				-2	-3
2 cousin	3				-3	-3
2 credit			-1				-3
2 credits	4	-1			-3	-2
2 cuenta					3	-2
2 curr	-2				2		-1
2 date					2	-3	1
2 debt	-1				2	-3	-1
2 debts	4				-3	-2
2 deere	-3				2
2 delaware	1				4	-2
2 deposit	3				-3	-3
2 disbursed	3				-2	-1
2 disbursement	3				-2	-1
2 draft	2	-1		-1	-1	-3	-1	-1
2 due	-1	-1		-1	-4		1	-1
2 edfinancial	-3				2	2
2 emergency						-3
2 ends	-1					3	-1
2 energy	2				1	-3
2 enrolled	4				-4	-3	-1
2 er	-4				3	1
2 escrow	2	-1		-1	-3	-4	-1	-1
2 est	4				-2	-3
2 estate	3				-2	-3
2 everyday	3				-2	-2
2 example	3				-2	-1
2 farm	3				-1	-2	-1
2 fee	5				-3	-5
2 fees	-1	-1			2	-3	-1
2 file	-3				1	-3	2
2 filed	2				-1	-3
2 final	4				-3	-3
2 fingerhut	-3				2	1	-1
2 flagstar	-3				-2	3
2 for	3				-1	-2	-1
2 four	-3				-1	2
2 freedom	-1				-1	3	-1
2 fund	2				-2	-2
2 funding	-3		-1		3	-2
2 furniture	-2				-2	3
2 gap	3				-2	-3
2 gave	4				-3	-2	-1
2 get	3				-3	-1
2 gm	-3				3	1
2 go	-4				-1	4
2 grand	2				-3	-1
2 great	-3				1	2	-1
2 grp	1				1	-2
2 high	2				-4	-2	-1
2 highest	3				-5	-4	2
2 hospital	-2				3		-1
2 house	3				-1	-2	-1
2 in		-1			1		-3
2 income	3				-2	-3
2 insurance	4					-3	-1
2 int	1					-3
2 interest	3				-5	-2	-1
2 it	-2				3	-1	-1
2 jeep	-2					3
2 jewelers	-3				2	1
2 july	-1				-3	2
2 k	3				-2	-3
2 kaiser	-2				2	1	-1
2 klarna	3		-1		-2	-2
2 le	-3				3	1
2 ledger	3				-1	-2
2 left					-3	1	-2
2 less	3				-1	-2
2 life	3				-3	-3
2 lightstream	3				-1	-2
2 limit/original	3				-3	-2
2 line	4				-1	-1	-2
2 lines	3		-1		-3	-1
2 llc	-1				-1	1	-3
2 loan	-1					4	-2
2 low	3					-3
2 luz	4				-1	-3
2 lvnv	-1				3	-2
2 mattress	-2				2	1
2 me	-1				2	-3	-1
2 medicare	3				-2	-1	-1
2 mes	3				-2	-2
2 mgmt	-4				5	-3
2 min	-2				-1	2	-3
2 minimum	-2				-4	3	-2
2 mohela	-4				2	3
2 mom	3				-3
2 money	3				-3	-2
2 month	3				-2	-3
2 monthly		-1		-1	-5	1	-2	-1
2 months					1	-3	-1
2 monto	3				-1	-2
2 more	3				-2
2 motor	-3				1	2	-1
2 mr	-3				2	2
2 my	-1				3	-3
2 más	3				-1	-3
2 n.a	1					-3
2 n/a	2				-2	-1
2 natitira	-2					2
2 navy	1				-3	2	-1
2 net	4				-4	-1
2 nov	3				-2	-2
2 now	-3				1	2	-1
2 off	-1				2	-4	2
2 offered	3				-3	-2
2 ok	3				-3	-1
2 old	-1	-1	-1	-1	4	2	-1	-1
2 orig	1				-4	1	-1
2 original	5				-4	-4	-2
2 other	4				-3	-3	-1
2 over	3				-2	-2	-1
2 owe	-2	-1	-1		3	2	-2
2 owed	-4	-1		-1	4		-1	-1
2 owes	2				-3	-1
2 pago	-4				-3	4	-1
2 past	1				-3	-2	2
2 paycheck	3				-2	-1
2 payment					-5	4
2 payments							-2
2 payoff	-3				2	1
2 pd	1				1	-3	-1
2 planet	3				-2	-2
2 please					1	-3	-2
2 plus	4				-3	-2
2 pmts	-3				-2	3
2 potentially	3				-3
2 present	-3				3	-1
2 previous	3				-3	-1
2 primary	3				-2	-1	-1
2 principal	-1	-1			1	1	-3
2 program	3					-3
2 property	4				-2	-3	-1
2 quest	-1		-1		3	-2	-1
2 r	2					-4
2 radiology	-2				2	-3
2 rate	-3				-1	3
2 rav4	-3				1	2
2 real	4				-3	-1
2 ref	-2				3	-2	-1
2 regular	-2	-1			-3	3	-1
2 remaining	-4				2		-1
2 rent	4				-4	-4
2 repossession	2				-1	-2
2 revolving						-1	-2
2 rocket	1		-1		-3	2	-1
2 roth	3				-2		-1
2 sa	2				-1	-3
2 sallie	-2				1	3
2 santander	-3					2
2 save	3				-1	-2
2 savings	3				-2	-4
2 sched	-3				-1	3
2 she	-3				2	1
2 simplicity	2				-2	1
2 since	2				-1	-3	1
2 sister	-2				3	-1
2 snap-on					3	-3
2 so	3				-3	-1
2 spectrum	2				-1	-2
2 started	3				-3
2 status	3		-1		-1	-1	-3
2 still	-3				2	1	-1
2 subsidized					-3	2
2 subtotal	6				-4	-4	-1
2 support	3				-3	-3
2 system	-3				2	1	-1
2 systems	-3				5	-2
2 take	3				-3	-1
2 terms	-4					4
2 thank	2					-3	-1
2 that	-4				3	1	-1
2 the	-1	-1			3	-1	-1
2 then	-3				1	2
2 this	-3				1	1	-2
2 til	-2				-1	3	-1
2 to	1				-2		-3
2 today	-2				2	-1
2 total	3	-1			-1	-9	-3
2 tower	-3				2	-1
2 tổng	3				-2	-1
2 u.s	-3				2	1
2 unapplied	3				-1	-2
2 unemployment	3				-2	-2
2 union					-3	2
2 unpaid	2				-2	-3	-1
2 up	3				-2	-4	-1
2 updated	-2				3	-2
2 upstart	-2				3
2 usaa	-1				2	-1	-1
2 value	3				-3
2 venture	-2				1	2
2 verified	-2				2
2 verizon					2	-3
2 visit	-1				2	-3
2 w/o	3				-3
2 walmart	-3				3	-1
2 west	-3					2
2 westlake	-3				-1	2
2 will	3				-2	-1
2 world	-3				2	2
2 would	4				-2	-4
2 written	-2				-1	-3	2
2 xfinity	3				-2	-3
2 xxxx	-3				1	1
2 y	1				-2		-1
2 you	1					-5	-2
2 ytd	3				-1	-2
2 余额	-1				-4	-1	1
2 尾号	-4				3	-1	2
2 欠	-2				-2	3	-1
3 account	1					-3	1
3 accounts	2				-2	-1
3 acct	-2				1	1	-2
3 active	1					-3
3 actual	4				-1	-3
3 add	4				-3	-1
3 adjustment	-3				3	-2
3 adjustments	3				-2	-3	-1
3 advances	3				-2
3 affirm	-3		-1			3
3 after	2				-3	-4	1
3 agency	-1		-1		2	-3	-1
3 ago	-1				-2	-1	2
3 agreed					-3	2
3 aidvantage	-3				1	2	-1
3 also	3				-3	-1
3 american	-2				1	2
3 applicable	-3				-1	2
3 apr	4		-1		-2	-3
3 associates	-2				3	-2
3 at	3				-1	-3	-1
3 barclays		-1	-1	-1	3		-1	-1
3 base	3				-2	-2
3 bc	-2				2	-1
3 bcbs	3				-2	-2
3 beginning	5				-2	-3
3 billing	-3				1	2
3 bk	-3					2
3 borrow	2				1	-3
3 both	-3				2	3
3 business	-2				2		-2
3 buy	-3				-1	3
3 car	2		-1		1	-3
3 card					1	-3	-1
3 cards					1	-4
3 carmax	-3				3	1
3 charged	-3				3	-2
3 check	4				-3	-2
3 checking	5				-5	-2
3 church	3				-2	-2
3 citizens	-3				2	1
3 claimed	3				-2	-1	-1
3 claims	4				-3	-1
3 classification	-4				4
3 club	-3					4
3 collection					2	-3	-2
3 cooper	-3				1	1	2
3 credit		-1	-1	-1	2	1	-3	-1
3 credited	3				-2	-1
3 cu	-2				2	3	-1
3 cuenta	-3				1	2
3 current			-1	-1	-1	1	-3
3 date	2				-1	-3	-1
3 day	2					-2
3 days	-2	-1			2	1	-5
3 de	2				-3	-2	-1
3 debts	3				-2	-2
3 dedicated	3				-2
3 deficiency					3	-1
3 delinquent	3				-2	-1
3 dept					2		-1
3 derogatory	-1				-3	3	-1
3 dividend	3				-3
3 dividends	2				-2	-1
3 domestic	2				-2	-1
3 double	-1				-1	3	-1
3 down	3				-3	-1
3 dr	-4				4
3 draft	2	-1		-1	-3	-1	-1	-1
3 edfinancial	-2				1	4
3 edit	3				-2	-1
3 electric	4				-3	-1
3 emergency	3				-3	-2
3 ends	-4				3	3
3 energy	1				-3	1
3 enrolled	3				-2	-1
3 equity	-2				-1	4	-1
3 est	5				-3	-4
3 estimated	3				-1	-3
3 example	3				-2	-3
3 exceptional						-3
3 extra	6				-2	-5
3 feb	2				-1	-4	-1
3 february	3				-3	-1
3 fee	3				-2	-2	-1
3 fees	-1				2	-3	-2
3 fidelity	3				-3	-1
3 finance	-1				3	1	-2
3 fingerhut	-3				3
3 ford	-1				1	3
3 fund	3				-2	-2
3 geico	3				-2	-2
3 genesis	1					-3
3 great	-2				3	-2
3 h	-1				-3	2
3 have	-3				1	1
3 her					3	-2
3 high	-4				2	1	1
3 honda	-4				3	2
3 huntington	-1				-1	3
3 i	2					-4	-2
3 improvement	-3				1	2
3 inc	-2					3
3 income	4				-2	-2
3 individual	-2					4
3 installment	-2					3	-1
3 insurance	2				-2	-3
3 ira	3				-3
3 jefferson	-3				2	1
3 jul	3				-3	-2
3 july	3				-3
3 june	3				-2	-2
3 just					1	-3
3 kia	-3				2	2
3 lakes	-2				1	3	-1
3 last	-3				4	-1	1
3 lending	-3					1	-1
3 liabilities	-1				1	-3
3 limit/original	4				-3	-1
3 limits	3				-2	-2
3 little	2				-2	-1
3 llc	-2				-3	2
3 loans	1				-3	2	-1
3 lowe's	-3					2
3 lvnv	1		-1		1	-3
3 made	2					-3	-1
3 management	-3				2	2
3 march	2				-2	-1
3 mi	-3				3	-2
3 min	-4		-1		3	2	-1
3 mohela	-3				3	-1
3 monthly	2				-3		-2
3 motor	-3				1	2	-1
3 mtg	-2				-1	3	-1
3 n	-1				-1	3
3 nelnet	-3				1	2
3 netflix	2				-3	-1
3 never	-4				3	2
3 new	1	-1				-3	-1
3 next					-4		-1
3 no					-2	1	-2	-1
3 none	1				1	-2	1
3 o	-2				3	-1
3 office					1	-3
3 ok	2				-3	-1	-1
3 old	-1				3	-2	-1
3 on	-3				1	1
3 only	1			-1	1	-2	-1	-1
3 or	3				-1	-3
3 orthodontics	-2					2
3 other	1				-3	2	-1
3 our	2				-2	-1
3 outstanding		-1				-5	-2
3 owe	-1		-2		-1	3	-1
3 padala	3				-1	-3
3 paid	-1				2	1	-3
3 partial	4				-2	-4
3 payment	-2	-1		-1		2	-3	-1
3 payments	1				-2	-3	1
3 payoff	-2				1	1	-1
3 peloton	-2				2	-1
3 pennymac	-3					2
3 plan	2				-3	2	-1
3 power	2				-1	-2
3 previous	3				-5	-1	-1
3 principal	-1				2	-3	-1
3 prosper	-3				2	1
3 préstamo					3	-3
3 purchases	3				-1	-2
3 r					1	-3
3 re	-3				3
3 receipts	3				-2		-1
3 recent	-2				3	-4
3 regional	-3				3
3 regular	-5				-3	5	-1
3 remaining	-3				-1	4
3 rent	2				-3
3 renta	3				-2	-2	-1
3 report	2				-2	-1
3 responsibility	-3				1	2
3 revolving	-2					1	-3
3 rocket	-3				1	4	-1
3 rogue	-2				1	1
3 rooms	-2				2	-1
3 sa	-2				2
3 sallie	-2				-2	3
3 santander	-4				3	2	-2
3 sapphire	1				-1	3
3 savings	4				-4	-2
3 scheduled	-2				-5	4	-1
3 settled	2				-2	-2
3 she	-3				2	1
3 social	3				-2	-1
3 st	-2				2	-3	-2
3 status					-5		1
3 store	-3				3	-1
3 subtotal	3				-3	-2	-1
3 sum	3				-1	-2
3 support	3				-2	-3
3 system	-4				1	1
3 take	2				-3	-2
3 take-home	2				-2
3 taxes	1				-4		-1
3 terms					1	-4	1
3 that's	-3				1	2	-1
3 time	-3					2	-2
3 total	5				-5	-1	-2
3 totals	4				-3	-2	-1
3 toward	3	-2			-2	-2	-1
3 trade	3				-2	-1
3 unpaid	3				-2	-2	-3
3 unsecured	3				-1	-1	-1
3 until	-3					3
3 updated	1				3	-3
3 usaa	-4				1	3
3 user	-3					3
3 venture	-3				3	1
3 w	-3				-1	3
3 was	1					-3
3 went	-3				1	2
3 which	-4				2	2
3 would	2				-1	-4
3 x					2	-4	-1
3 xxxxxx	-4				4
3 xxxxxxxxxxxx	-3				3
3 years	-2				-1	2
3 your	4				-3	-3	-2
3 账号	-3				-1	1
abc bank	2				-2	-3
account balance	-1				1	-3
account number	-2			2		-1	-3
accrued interest	3				-2	-2
actual payment	4				-1	-3
agency contribution	3				-2	-2
agreed balance					1	-2
ally financial	-1					3
ally savings	3				-2	-1
amount due	-1				1	-1	-3
amount of	-1					-3	2
amount paid	1				1	-4
amount requested	3				-3	-2
amount revolving	3				-3
and credits	3				-1	-2
and insurance	3				-2	-2
annual fee	3				-2	-1
as of	-4				3	-1	-1
at closing	3				-2	-2
auto fin	3				-2	-2
auto loan	-1					3	-1
auto loans	3				-2	-2
available balance	3				-2	-1
available credit	2				-2		-3
bal pmt	-2				-3	2	-1
balance balance	-3				3	-1	-1
balance limit	2				-4
balance na	1					-4
balance of			-1		1	-4	-2
balance owed	-2				2	-3
balance payment	-1	-1				1	-2
balance payments	6				-4	-5	-1
balance terms	-5				-1	5
balance transfers	3				-3
beginning balance	3				-3	-1
capital one	2					-3	-1
capital syst	-3				3
car insurance	2				-2	-1
car loan	-2				3	1
card min	-2					3
care amount	-2				2
care credit						-2
cash advances	3				-2	-2	-1
charge account	-3				2	-2	-1
charged in	3				-3	-2	-1
chase sapphire	-3	-1	-1	-1	2	3	-1	-1
child support	3				-2	-2
claim amount	3				-3	-1
collection account	-1				-3	-3	2
collection total	3				-2	-1
contractual adjustment	3				-2	-1
could save	3				-2	-1
credit cards	5				-5	-2
credit limit	2				-3	-1	-1
credit line	4			-1	-2	-3	-1	-1
credit one	-3				3	-1	-1
creditor classification	2				-2	-3	-1
cu visa	-2				-2	3
current total	2				-1	-4	-1
date closed	1				2	-3	1
days days	2				-1	-2	-1
debo pago	-2					3	-1
debt now	-3				4	-3	-1
deferred balance	3				-1	-2
disbursed amount	3				-1	-1
disbursement amount	3				-2	-1
down to	-3				3	-2
due amount		-1		-1	-5	-6	3	-1
due by	1					-3	-2
due days	-4				1	1	3
due mortgage	3				-3	-1
due now	3				-4	-2	-2
duke energy	3				-2	-2
emergency fund	3				-2	-1
enrolled balance	4				-4	-1	-1
escrow balance	2	-1		-1	-2	-3	-1	-1
est payment	4					-4
farm auto	2				-2	-2
fee is	3				-2	-2
fee of	3				-1	-3
finance charge	3				-3
for months	3				-1	-2
freedom mortgage	-3					2
gm financial	-3				3	1
grand total	3				-2	-2
great lakes	-3					3	-1
have about	2				-2
high balance	3				-4	-1	-1
high credit	3				-2	-3
highest balance	3				-5	-4	2
holiday club	3				-3	-3
home is	3				-2	-2
i make	2				-1	-2
in balance	-2				2	-1
in collections	-1				2	-3	-2
in for	4				-2	-3
in full	-2				1
installment balance	3				-1	-2
installment revolving	3				-3	-1
interest balance	4				-4	-4
interest charged	2	-1				-2	-1
ira vanguard	2				-2	-2
is at	-3				4	-1
joint with	4				-1	-3
klarna couch					3	-1
last reported	-4					2
late fee	3				-2	-2	-1
left of	1				-4
limit balance	-4				4	-3
limit of	3				-2
limit/original amount	3				-2	-2
loan amount	3				-4	-2	-1
loan at					-3	2
loan payment	-3					3
loan pmt	3				-1	-3
loans mo	3				-2	-2
low as	3					-3
make about	3				-3
min due	-4					4	-2
min payment					-4	1	-2
minimum due	-3					3	-1
minimum is	-4				-3	5	-1
minimum of	-3					3	-1
mo pmt	-2				-1	2
monthly draft	2	-1		-1	-1	-3	-1	-1
monthly payment	-2			-1	-6	3	-2
monthly payments					1	-3
monthly payrnent	-3					3
months payment	-3				-1	3
more than	2				-2	-2
mortgage installment	3				-2	-2	-1
mortgage payment	6					-6
motor credit	-3				2	3
motor finance	2				-2		-1
mr cooper	-2					1
más alto	3				-1	-2
navy barclays	-2					2	-1
netflix spotify	3				-2	-1
new balance						-3	-1
next draft	2				-1	-2
number here	3				-3
of credit	-3				4	1
off total	3				-2	-2
old navy	-1	-1	-1	-1	4	2	-1	-1
one is	-3				3	-2
orig amt	3				-3	-1
original amount					1	-4	-2
original balance	7				-6	-4
original principal	3				-2	-1
origination fee	2				-2
other credits	3				-1	-2	-1
other total	3				-3
outstanding balance	-3				3	-2	-1
owe monthly	-3				-1	3
owe payment	-3					3
owed amount	-3				4	-1
owed today	-2	-1		-1	2	-3
pago mensual	-3				-1	3	-1
pago mínimo	-3					3	-1
paid balance	-1				3	-1	-1
paid off	-3				2	1	-1
pay them	-4				-1	4	-1
payable at	-3				-1	3
payment amount	-2				-4	2	-3
payment due	-4				-3	4	-3
payment from	3					-3
payment history						-3
payment individual					-3
payment is	-4		-1		-4	4
payment of	1				-3	1	1
payment plan	-7					-2	3
payment received	5				-2	-5
payment revolving	3				-1	-3
payment unapplied	2				-1	-2
payment years	2				-1	-4
payments are	-3				-1	3
payments of					-3
per month					-4	1	-1
personal loans	4	-1	-1	-1	-1	-1	-1	-1
premier bank	-3				2	1
previous balance	3				-2	-1
principal interest	3				-1	-3
real estate	4				-3	-2
received after	2				-1	-3
recent balance	-2	-1				3	-1
recent payment	6				-3	-6	-1
recov assoc	3				-3	-1
recovery associates	-4				3
regular payment	-2				-1	2	-1
remaining of	1				-4
rent is	5				-4	-2
reported aug	-3				3	-1
reported balance	-1				1	-3	-1
reported oct	-2				3	-2
roth ira	3				-2		-1
sallie mae					-1	3
savings bank	-1				3	-1
scheduled amount	-3				-2	5	-1
secured claimed	2				-2	-1
settled for	2				-2	-2	-1
so far	3				-3
started at	3				-3	-1
status open	5				-5	-3	-4
still owe	-2				2
student loan	-1				3	-1	-1
sum of	-2				3	-3
syncb/care credit	-1				1	-3
system inc	-3				2
t-mobile lines	3				-2	-2
take home	3				-2
target redcard	-2		-1		3	1	-1
terms minimum	-3					3
thank you					1	-4	-1
the debt	3	-2			-2	-2	-1
the government	3				-2	-1
the payment's	-3				-2	3
they take	-2				-1	3
this amount	-1				2	-3	-2
this month	-1				-3	2	-1
to date	2				-3	-1	-1
total accounts	3				-3	-2
total debt	3	-1			-2	-2
total due					1	-3	-1
tower loan	-2				2	-1
tổng cộng	3				-2	-1
unpaid interest	3				-1	-2
up to	5				-3	-3
updated balance	-2				3
us bank	-2					3
we pay	-3				-2	3	-1
wells fargo	2				-3	3
with a	-1				-3	2
world acceptance	-3				3
would be	3				-2	-3
written off	-2				-2	-2	3
y i	1					-2
you owed	1				-1	-4	-1
余额 最低还款	-3				-1
余额 月供	-3				-1	1
尾号 余额	-2				3	-1	-1
# sum words behind
a	-1		-1		-3	3	-1
a 	2				-3	1
a month	-2		-1		-3	3	-1
a week	4					-4
account	-2				3	-2
acct	-2				4	-1
after						-3
al	-3					5	1
al mes					-2	5	-1
all	3				-3	-2
amount	1				-4	2
amount past	1				-2	3
and	-2				3		-3
and i'm	-3					3	-1
and it	-1				2	-2
and that	-3					2
and that's	-2				3		-1
and the					2	-3
annual	3				-3	-2
annual fee	3				-3	-2
apr min	-3				3
as		-1	-1	-1	1	1	-3
as agreed	2				-4		-3
as of	-2	-1	-1	-1	4	-1	-1
assets	4				-4	-2
auto	1					-3	-1
autopay 	2				-3	-2	1
available	5				-5	-3
available credit	4				-4	-2
balance	-2			-1	2	-3	-1
behind	3				-3	-1	-1
bonus	3				-2	-3
borrowed	3				-2	-1
but	2				-2	-3
by	3				-1	-3
call	1				-3	2
cccccccccccc	-3				-2	2	1
charge-off 					1	-3
charged		-1	-1	-1	4	1	-1	-1
charged off		-1	-1	-1	3	2	-1	-1
checking	2				-2
collection		-1	1		1	-3	-2
collection orig	2				-3	-2
collections					3	-4	-2
collections 	-1				3	-3	-1
comes	-3					3
conventional	-3				-1	2
conventional 	-3					1
credit limit					1	-4
curr	-2				1	3	-2
current autopay	-2				1	2
date	1					-3	-1
date closed	4				-1	-4
days		-1	-1	-1	-1	-1	-3	-1
days delinquent	-3					3
deferment	-3				2	3
disputed	-3				3	1
do	3				-3	-1
down	4				-3	-1
due 					-1	-1	-2
due monthly	-2				-1	2	1
due oct	-3					3
every	-1				-4	2	-1
every month	-5				-2	5
every other	4				-4	-3
every two	3				-1	-3
every weeks	2				2	-3
fee	3				-2	-3
file	-3				3	-1
first	3				-1	-2
for					1	-3	-1
for the					1	-2	-1
from	1				1	-3	-2
from social	2				-2	-1
gross	2				-2	-2
hr	3				-1	-3
hulog	-3				3
i have	3				-3
i think	3				-2	-2	-2
i'm	-3				2	1	-1
i01	2				-1	-2
if	3				-2	-2
in	1					-3
in deferment	-1					3	-1
in forbearance	-3				1	2
in savings					-3	-1	2
in the	3				-1	-3
income	2				-2	-2
individual account	-1				2	-3
inst 					2	-4	-1
interest	2					-4
is due	-3				-3	3	-1
it	-2				3	-2
late fee	3				-3	-1
left	-7		-1		7	-2
left of	-2				3	-2
left on	-3				3
less	3				-2	-2
liabilities	-3				3	-2
limit	5				-4	-2
limit used	3				-3	-1
luz	3				-3
m	-3				-1	3
mar	-3				-2	4
mensuales	-2				-2	4
mi	3				-2	-2
miles 	3				-3
min due	-3				3
min missed	-2				3	-1
minimum 	3				-3	-1
minimum current	-3				2	1
minimum days	3				-3
minimum is	-2				2	-1
minimum payment	1					-4	-1
mo	-1	-1	-1	-1	-4	1		-1
mo 	-1	-1	-1	-1	2		-2	-1
mo current	-3		-1		2	3
mo days	-3				3	4	-3
mo on	-4				1	3	-1
mo up	-3				1	3
month	-3				1	1	1
month behind	-3				1	1
month current	-4				-1	3	-1
monthly draft	3				-2	-2
monthly next	-3	-1			-2	2
months	1				-3	1	-1
months 	2				-3
months behind	-5				3	2
mtg	-3				-1	1	3
mtg 	-2				1	-2	3
n	-2				1	4	-1
n 	-1				-1	3
n y	-3				2	2
na	-3				1	3
net	2				-1	-2	1
new balance	4				-2	-2
next due					-3	2
no 	-3				1	1	-1
no current	-2				1	2
no wait	5				-5	-4
none 	-3			-1			2
not	-2	-1		-1	4	-2		-1
not 	-5				5	-2
nothing	-4				4	-2
now	-4				4	-5
now 	-1				1	-3
now min	-2				2	-1
o open	2				-2	-1
oct	2				-4	1
oct 	1				1	-3
of	-1				2	-5	2
of card	2				-2	-1
of credit	3				-3
of your	3				-3	-1
oh	-3				3	-1
okay	-1				1	-3
on 	2					-4
on that	-3				3
one	-2				1	3
open 	3				-3	-2	-1
or	1					-3
or 	3				-2	-2
or more	3				-3	-1
original					1	-4	-1
original amount	-2				3	-2	-1
our	2				-1	-2
over	1				1	-4	-1
owe	-3				2	1
pa	-2				1	2
pa mwa	-1				-2	3
pago	-3				3	-1
pago al	-3				3
paid		-1		-1	1	-1	-4
paid as	-3				3	2	-1
paid collection	-1				4	-4	-1
paying	-2					3
payment	-1				3	-5	-1
payment due	2					-3
payment is	-3				3
payments past	3				-2
pays			-1		-1	-1	-3
pays as	-1				-1	-1	-3
pays mo	3		-1		-2
pending 	1					-3
per month	-1				-3	1	1
piti	-3				1	3	-1
piti 	-2				1	3	-1
plan					-3	1
pmt 	-3				1		2
ppa	1				1	-4	-1
ppa 	-1				4	-4	-1
principal	-2	-1			3	-2	-1
principal 	-4				4
pts			1		-3	-1
recent balance	-3					3
remaining	-2				4	-2
remaining 	-2				3	-2
remaining of	-4				4	-2
remains	-3				3
rev as	4				-3	-2	-1
satisfied 	3				-2	-1
savings	3				-3	-1
scheduled payment	1				1	-4	-1
sent to	-1				2	-3	-2
settled paid	1				1	-2
she	-4				2
sin	-4				4	-1
snap	3				-2	-1
still	-3				2	1
terms	1				-3	2	-2
terms 	3				-2	-1
the payment	-3				3
their	-3				4	-1	-1
they	-2				3	-1	-1
this account	-3				2	1
tháng	3				-1	1
to	1	-1	-1		1	-4	-1
to 	3				-1	-2
to catch	4				-2	-3
today	1				1	-3
total	5				-3	-5
total 	4				-2	-2
total balance	3				-3	-1
trễ	-3				3
unpaid	-2				2	-3
unsecured	3				-3	-1
w	-3				3
waiting	2	-1		-1	-2	-3	-1	-1
was received	3				-1	-2
we	-2					2
we're	-2				1	1
whenever	-3				2
whenever 	-3				2	1
with a	-3				3	-2
within	3				-2	-3	-1
written	1				-5	-2	1
written off	2				-5	-2	1
x fha	-3				1	1
y	-3				2	3	-1
ya está	-2				3		-1
years	3				-2	-5
years 	3				-1	-2
years savings	2				-1	-3
you	3				-2	-2
月	3				-1	-2
月供					-3	-1	2
正常	-3				-1	3	-1
正常 	-3				-2	3	-1
没有利息	-4				4
逾期30天 	-3				1	1
逾期60天	-2				1	1	1
# sum words of line
often, below blank	2	-1	-2	-1	-3	1	-2	-1
twice	1	-1	-1	-1			-3	-1
twice, below blank	3		-1		-3	-3	-1
# word alike read as
accountName, all, few; itself accountName	-3	3	1				-2	-3
accountName?, all							-3
accountName?, all; itself no part	-1	3					-2	-1
accountNumber	3			-3
accountNumber; itself accountNumber	3			-3
aside goes on, all, few	-1	-2	1					-1
current	1	1		-1		-1		-3
current, all, few; itself goes on	-4		4
current, all, few; itself no part	1	-1		-1			-3	1
current, all; itself no part	4		-1				-3
current; itself no part	2			-1	-1	-1	-4	-2
current?, all	1		1	2	-1	-1	-1	-4
current?, all, few; itself current?		-2	1	-1				-3
current?, all; itself current	3						-3
current?, all; itself current?	-1	1	1		-1	-1		-3
current?; itself accountName	-1	-1	3					-2
current?; itself accountName,current?	-1	3	-1				-1	-1
current?; itself current?		-3	-2	-1	-1	-2
current?; itself no part	-1		-1	-1		-1	-3	1
goes on						-1		-5
goes on, all, few		-3		-1	-1
goes on, all, few; itself accountName		-2	1				-1	-1
goes on, all, few; itself current	-2						2
goes on,current?, all, few	-3	-2						2
goes on; itself current	-3						4
goes on; itself no part	1			-1			-3	-1
goes on; itself originalCreditor	1	-1					-1	-3
goes on?, all; itself no part	3	-1	-2
goes on?; itself no part	5	-3	-3					-2
no part, all		-1	1	-2	-1	-1	-4
no part, all, few; itself accountNumber	-2	-2	-1	3			-1
no part, all, few; itself aside accountName	3	-3
no part, all, few; itself current?		-2	-2	-3			1	-2
no part, all, few; itself goes on		-2					-1	1
no part, all, few; itself no part	1	1				-1	-5	1
no part, all; itself aside accountName	3	-3						-1
no part, all; itself current?	-2	-3	-2	-1	-1	-1	3	-1
no part, all; itself goes on?		-3					-1
no part, all; itself no part		1		-1	-2	-2	-5
no part, all; itself originalCreditor	-2	-1					-1	2
no part; itself accountName		1	-3	-1		-1	-4	2
no part; itself accountName?			1	-1			-3	-1
no part; itself current,current	-3						3
no part; itself current?	-1	-4	-1	-1	-1	-1	2	-1
no part; itself goes on?		-1		-1	-1	-1	-3	-1
no part; itself no part		1		-3	-2		-9	-2
no part; itself originalCreditor	-4	-5	-1	-1	-1		-3	2
no part; itself paying	-3	-1		-1		4	-1	-1
originalCreditor, all	-1	-1					-1	2
originalCreditor, all, few; itself originalCreditor	-2	-1					-1	2
originalCreditor; itself originalCreditor	1	1	1	-1			-1	-3
originalCreditor?, all; itself originalCreditor?	-3	2					-2	-2
paying?, all, few	-3						3
# word before and shape
capital capital	-1	-5	1	-2	-2	-2	-3	2
capital capitalised	1	-2	-5	-1	-1	-1	1	-1
capital capitals	-1		1	-3	-1	-1	-3	-1
capital small	3	-4	-2		-1	-1	1	-2
capitalised capital	1	-2	-1		-1	-1	-4	-2
capitalised letters		-5		-3	-1	-1	2	-3
capitalised percent	1	-2	-5	-1	-1	-1	1	-1
capitalised small	3	-4	-1	-1	-1	-1		1
capitals capitals		-4		-4	-2	-2
capitals small	3	-3	-2	-1	-1	-1		-4
cents capitals	1	-5		-1	-1	-3	1	-4
cents small		-3	-1	-1	-1	-2	1	-2
code capitals	1		3	-2	-1	-1	-3	-1
code date	3			-1			-1
date capitalised	-1	2	-3	-1	-1	-1	1	-2
date capitals		1	-3	-2	-1	-1	1	-3
date date	3		-2	-1		-1
date small	1		-3				-1
digits-1 capital		1		-1		-1	-4	-1
digits-1 capitals	1			-1	1	-1	-2	-3
digits-1 date	2	-1		-1	-1		-2
digits-1 small		-3			-1	-1	-1	-1
digits-2 capitalised	1	-3	-1		-1	-1		-2
digits-2 capitals	-1	-2		-2	1	-1	-1	-3
digits-2 small	2	-2	-3	-1	-1	-1		-1
digits-3 capital	2	-1	-1				-3	-1
digits-4 capitalised	2	-3		-1	-1		1	-2
digits-4 capitals		1	-3	-1	-2	-1	1
digits-4 small	2	-2	1	1			-3	-1
digits-5 capitals	3	-1				-1	-2	-1
digits-6 capitalised	3	-2					-2
digits-7 capital	3	-1	-1	-1			-2	-1
digits-7 capitals	1	-2	-2	-3	1	-1	-1
digits-7 small	3	-2		-1	-1		-1	-2
dollars capitalised	-1	-1	2	-1	-1	-1		-4
dollars date	1			-3	-1	-2	-1	-1
dollars letters		-3		-1		-1		-2
dollars percent	4	-1					-3
dollars small	1	-4		-1	-2	-2		-2
dollars-and-cents capitals	-1	-3		-1		-1	2	-2
dollars-and-cents date	-1			-2	-1		1
dollars-and-cents percent	6	-1				-1	-4	-1
dollars-and-cents small	1	-3	-1	-1	-1	-2		-3
end small	4	-3					-1
lettered-code capitalised	3	-2	-1	-2	-1	-1		-2
lettered-code capitals	-2		1		-2	-2	-1	-4
lettered-code small	1	-4	-1	-2	-1	-1		-1
letters letters	4	-3	-4	-1			-1	-1
line date	2	-3		1	-1	-1	-1	-2
line percent	3	-1					-2
mark-" capitalised		-1	-1	1	-2		2	1
mark-" small	1	-4	-1	-1	-1	2		-2
mark-# capitalised	3	-1					-2	-1
mark-& capitalised		-5	2	-1	-1	-1	-3	-1
mark-& capitals	2	-6	1	-1	-1		-2
mark-' small	-2	-3	1				2	-1
mark-( capitalised	1	-3					2
mark-( capitals		-5	1	-1	-2	-1	-3
mark-( small	-2	-7	2	-1		-1	2	-4
mark-) capitalised	1	1	-5	-2		-1	-2	-1
mark-) date	-3		-1	2	1
mark-) small	2	2	-4			-1	-1	-2
mark-* capitals	-4	4						-1
mark-+ capitals	3		-1				-2
mark-+ small	1	-1	-3					-1
mark-, capital	-2	-2	1	-1		1	2	-2
mark-, letters	2	-4	-2	-2	-1	-2		-4
mark-, small	-1	-3	-1	-2		-1	3	-3
mark-- capital	-3	-1	1	2			-3	1
mark-- percent	3	-1				-1	-2	-1
mark-. capital	-2	-2	-1	-1		-1	3	-2
mark-. date	-2	-1	-1	3				-1
mark-. letters	-1	3		-1		-1	-3	-1
mark-. small		-2	2	-2	-1	-1		-3
mark-/ capitalised	1	-3	2	-1	-1	-1	-1	-1
mark-/ capitals	-1	-4	1		-1	-2	2	1
mark-/ small		-1		-1	-1	1		-3
mark-: capital	6	-1		-1			-2	-2
mark-: capitalised	-1	1	-3	-1	-1	-1	1
mark-: letters	1	-2	-1	-1				-1
mark-: small		1	-2	-2	-1	-1	3	-3
mark-; capitalised		-2	1	-1	-1	-1		-3
mark-; capitals	2		-2	-1	-1	-1		-3
mark-< capitalised	3	-2					-2
mark-< capitals	2	-2					-1	-1
mark-= capitals	3	-1	-1				-3	-1
mark-= small	3						-3
mark-? capitals	3						-2	-1
mark-? small	-3	-3	-1	-1		-1	3	-2
mark-@ percent	3	-1	-2			-1	-1	-1
mark-] capitalised	1	2	-1		-1		-3	-2
mark-_ capitalised	2						-2	-2
mark-| capitalised			-3	-1	-1	-1	1	-1
mark-| capitals	-2	1	-3		1	1	2	-3
mark-| small	-1	-2	-1	1	-1	-1	4	-1
mark-· capitalised	-2	1	-3	-1	-1	-1	1	-2
mark-– capitalised	-1	-3	1	-1	-1	-1	-1	-3
mark-– capitals	2	-3					-1
mark-– small	-1	-2	-3	-2	-1	-2	3	-2
mark-— small	-3	-2		-1	2	-1	2	-2
mark-• capitalised	-1	2	-1	-1	-1	-1	2	-3
mark-→ capitalised	3	-3	-2					-1
masked capitalised	1	-3	2	-2	-2	-1		-2
small capital	1	-3		2	-1	-1		-1
small capitalised				-1	-1	-1	-2	3
small capitals	-1		-3	-2	2		-1	3
small date		-3	-2	2	-1	-2	-3	-2
small small	1	-4		-2	-1	-1		-4
thousands small	1	-1	-1	-1	-2	-2		-2
thousands-and-cents capital	3	-1					-3
thousands-and-cents capitals	-2	-3		-1	-1	-1	3	-2
with-digits capitalised	2	-2	-1	-1	-1	-1	-2	-3
with-digits capitals	-3		2	-1		-1		-1
with-digits small	1	-3	-3	-1	-2	-2	1	-2
year capitalised	3	-3		-1	-1	-1	-3	-3
year capitals	1	-6	2	-1	-1	-1
# word before read as
accountName,current?	-3	-2	1				2	-2
amount			-1	-2	1	-1	1	-3
aside accountName		-3					-1	-1
aside amount	5	-2					-3	-1
aside current	3	1					-3
aside current?	1	-1					-3	2
current	1	-1	-1			-1		-3
current,current	3						-3
goes on,current?	-3	-2	-1	-1			2
goes on?	1	1		-2	-1	-1	-3	-2
goes on?,current?	-4	-1	-1	1	-1		2	-1
originalCreditor?	-1	-3	1	-1			-2
paying	-2	-1	-2	-1		1	-1	-3
paying?	1	-2					3	-1
# word before
capital		-2	-2	-2	-2	-1	2	-1
capitals		-5	1	-2	-1	-2	-2
cents		-4	1	-2	-2			-3
code	-1		1	-3	-2	-1	2	-2
date		1	-4	-2	-1	-1		-3
digits-2		-2	-1	-1		-1		-3
digits-3	-1	1	-1		-1	-2	-1	-2
digits-5	3	-1	-1	-1	-1	-1	-3	-2
digits-6	4	-2		-1			-2	-2
digits-7	1	-2	-2		1		-3	-1
dollars		-3		-2	-2	-3		-2
dollars-and-cents		-3	-1	-2	-1	-3	1	-1
lettered-code	-1	-1		-1	-2	-3	-1	-3
mark-#		-2	-3	3			-1	-1
mark-$	3	-1						-1
mark-&	-2	-7	2	-2	-1	-1	-1	-1
mark-(		-4	1	-1		-1		-1
mark-)	1	1	-5	3	-1	-1	-1
mark-*	-2	2	-1	-1		-1	-1	-3
mark-/		-3		-1	-1
mark-:	-1		-4		-1	-1		2
mark-=	3	-1	-1		-1		-4	1
mark-[	3	1	-2				-1	-1
mark-]	-2	2	-1	-1	-1	-1	-1	-4
mark-_	1			-1	-1	-1	-1	-2
mark-|	-1		-5	-1			3	-2
mark-®		-3	1	-1			-1	-1
mark-–	-2	-2	1	-3	-1	-2	1	-4
mark-—	-1			-1		-1	3	-1
mark-→	4	-4	-2				-1	-1
mark-☐	-1	3				-1	-3	-1
mark-☒	3	-1					-2
mark-🟢	-2	1	-1				2
percent	1	-2	-3	-1	-1	-1		-2
thousands		2		-3	-2	-2	-1	-4
thousands-and-cents		-4	2	-2	-2	-1	1	-3
with-digits		-2	-2	-2	-2	-3	1	-3
year		-7	3	-2	1	-2	1	-2
# word beginning
10-2	3		-1	-3
11-0	3			-2			-1
2021	4			-3			-1
2022	4	-1		-3			-1	-1
2023	1			-3	-1	-1		-1
2024	2		-1	-3				-1
2025	4	-1		-3	-1	-1	-2	-1
2026	3	-2		-1
29.9	3		-1			-1	-1
30-5	-2	-1	-1	-2	-1		3	-1
aadv	-1	-3	3				-1	-1
abie	3						-2
abou	3	-1	-3				-1
abra	3		-1				-2
acce		-1	3	-1	-1	-1	-5	-3
acco	1	-4	-3		-1		2	-4
acht	4		-2				-2	-1
addi	3	-2	-1				-1
adva	-2	-2	2				-1	1
aes/	-3	3
affi	-1	2	-3		-1		-1	-2
afte	-1	3	1			-1	-1	-1
agai	3	-1	-2				-1
agen	1	-4				-1	-1	-2
ahor	3	-1	-2				-1
aidv	-3	4				-1	-2	-3
allo	3	-1					-1
alti	-3		2			-1	1	-1
alwa	-2						2
amaz	-1	1	3				-2	-1
ambe	2	-2	1
amer	-2	2	3				-3	-4
amou	3	-2	-2				-1	-2
anes	-5		2				-1	3
apar	-1	-1	-1				-1	4
appr	3	-1	-1				-2
asag	-3						3
asce	-3	3
ashl	-4	1	2				-1	-2
asse		-3	2				-3	-2
assi	2	-2	-3					-3
asso	-1	-1	2				-2	1
atra	-2	-2	-1	-1		-1	3	-1
augu	2	-1	-2					-2
auth	-2	-1	3					-1
avai	4	-3	-2				-1	-1
avan	-1	1	-2	-1			-3	1
badc	-2	2
bala	3	-4	-6	-1	-1		1	-2
banc		-3	1				1	-1
bank		-4	2	-1	1	-1	-4	-1
bapt	-3	1				-1
barc	-3	3			-1		-2	-3
bayl	-3	2					2
bayo	-3	-1	2					2
beau	3	-1						-2
belk	-4	4	-1					-1
bell	-2		-3				-1	3
bett	3	-2					-1	-1
bill	4	-3	-1				-2	-1
bloo	-2	3	-1					-1
bonn	-3	1	-1				1
borr	5	-3	-1				-2	-2
bosc	-4	4						-1
bren		-3					2	-2
brin	4	-1					-4
brok	3	-1	-2
brot	-3	3	1				-1	-2
brya	-3	-1	3					-1
budg	3	-3	-1	-1	-1	-1	-2	-1
busi	1	-1	2					-2
cabe	-4	5	-2					1
cabl	-1	-2	1				-3	2
calc	3	-1	-2				-1
call	1	-1	-4				1	-2
capi	1	-1	3			-1	-2
care	-4	1	1				-2	1
caro	-1	2	-1				-2
case	3	-2	-2
cash	-4	1	3				-1	1
cast	1	1	-1	-1	-1	-1	-3	-1
cb/v	-3	3					-2
cbna	-4	4
cccc	3	-2					-2	-1
cent	-4	1	1	-1			-1
cert	3	-2	-2					-1
chap	5	-1	-2				-3	-1
char	-1	-4	-2	-1	-1	-1	2
chas	-2		3				-1
chec	3		-3				-2	-1
chim	-2	3					-1	-1
chri	3	-2	-1				-1
chry	-3	4	-1				-1
chur	3	-1	-2
citi	-3	1	-1				1	3
city	-3		3
clai	1	-3	-1	-1	-1	-1		-2
clas	5	-2	-3				-1	-2
clie	2	-5	-2	-1	-1	-1	-1	-2
clos	5	-3	-4		-1		-3	-1
clot	-2	-1	2				-1
co-b	3	-1					-1	-1
co-o	-3	1	1
coas	1	-3					-1	-1
cobr	-1		-3				1	-2
coll	-1	-4				-1	2	-3
comc	-1	-2	-2				-1	3
come	-4	1	2	-1		-1	-1	1
comi	3	-1					-2
comm		-2	-1				-2	3
comp			1			1	-3
cond	2	-1	1				-3
conf	3	-2	-2				-1
conn	2		-2				-3	-1
cont	3	-3	-3	-1	-1	-1	-1	-2
coro	-3	-1	3					-1
corr	-1	-2	-1				2	-1
cost	1	-2	2				-3	-3
cour	-1	-3	-1				2
cros	-1		-1	-1	-1	-1	-3	1
cuen		-1	-3	-1			2	-1
cumb	-4	2						1
cura	-2	4	-2					-1
curr	-2	-3	-1	-1	-1	-2	3	-2
cust	2	-3						-1
cuña	-2	-1	3				-1
days	-3				-1		3
debi	2	-1	-2				-1
debt	3	-3	-3	-1	-1	-1	-2	-1
dece	4		-2				-2	-1
decl	3		-1				-2
defa	3		-2				-2
defe	6	-3					-7	-1
defi	1	-1	-1					-3
dele	3	-1	-1				-2	-1
deli		-2	-3	-1			1	-1
dent	-3	1		-1			1	2
depo		-4					-1
dept	-4	4					-2
dero	4	-2	-1				-4	-1
desc	6	-1	-3				-2
desd	-3						3
deta	5	-3	-3				-3	-1
diag	-4	-1	1				-1	2
diff	3						-2
digi	-1	2	-3	1
dill	-3	3	-1				-1	-3
dire	1		-5				-3	1
disb	3	-1					-1
disc	-2	2	-1	-1	-1	-1	-2	-3
disp	3	-2	-1		2		-3	-3
docu	3	-2					-1
don’	3						-3
doub	1	-3					-1	-1
draf	2	-2	-3	-1	-1	-1	-1	-1
eagl	-2	3	-1
earn	-2	2	-1				-2	-1
edis	-1	-1	-1					3
elec		-1	-2				-2	2
emer		-3					-3	2
empl		-3	3
endi	5	-3	-6					-1
ener		-1	-1					4
entr	3	-1	-1	-1	-1	-1	-2	-1
equi	-1	-2	2	-1		-1	-3	-2
erla	-3	1						3
erro	2		-1				-1
esta	3	-2	-3					-1
esti	5	-2	-2				-2
exam	3	-3
excl	3	-1					-2	-1
exet	1	-1	-3				-1
exhi	2	-2
expe	3	-1	-2				-1	-1
extr	3	-2					-1
fact	2	-2					-1	-1
fals	-3	-2				-1	3	-1
farg		-4	1				-1	-2
fedl	-1	3	-2				-1
feld	3	-2	-2				-1	-1
fina	-1	-5	2	-1	-1	-1	-3	-1
fing	-1	2	-2	-1			-5	4
firs	1				-1	-1	-3	1
fixe		-2	2				-2	-1
flag	-4	3	-1					-1
flee	-2	3	1				-1
forb	4						-4	-1
fore	2		2				-2	-1
fran	-1	-1	4				-1	-1
frid	3	-1					-2	-1
fund	-1	-3	1				-2
gall	-2		1				-1
gara	-3		3				-1
gecr	-4	5
gemb	-3	4	-2
glas	-3		1					2
gree	-1	3	-3				-1	-1
grou	-1	-3	1		-1		-3	1
grov	-3	-1	2				1
guad	2	-3	-1
guar	1	-1		-1			-3	-1
guil	-4	3	2			-1
hals	-2	3
hand	3		-1				-2	-1
hard	3	-1	-1				-2
harl	-3	2	-2				-1	-1
heal		-3					-3	2
helo		1		-3	-1	-1	-3	-2
high	-2	-2	4		-1		1	-2
hold	1	-1					2	-3
home			1				-2	-3
hosp	-2	2				-1	1	1
hsbc	-4	4	-1	-1				-1
husb	3	-3	1				-3	-1
imog	3	-1			-1		-1
impa	-3	-1	2				2	-1
incl	4	-2	-1				-4	-1
inco	1	-3	1				-2	-1
inde	3	-2					-1	-1
indi		1	-1				-3	-2
info	5	-1	-3				-4	-1
infu	-4	1	3
inqu	3	-2	-1				-1	-1
inst	1	-3	1	-1		1	-3
invo	5	-1	-2				-2	-1
issu	3	-2	-1				-1
ivel	3	-2	-1
janu		-2	-2				1	-3
jare	-2	3	-2					-2
jcpe	-3	4	-1				-1	-1
jewe	-2	-3	4				-1	-2
joan	3	-3	-2
join	2	-3	1	-1	-1		-2	-2
kais	-3	2	1				-2
karm	3		-2					-2
kayl	3	-2	1				-2	-1
kend	-2	2
kett	-3	1	-2					2
keyb	-3	1						-1
kiko	-3	3
klar	-2	3	-2				-2	-1
kohl	-4	5	-3	-1	-1		-4	-2
kole	-2		-1				3
labc	-4	2						2
lahe	-3	1					1
late	-2	-1					3	-1
lawy	3	-1	-2					-1
lear	3						-2	-1
lehi	-3	2						1
lend	-1	1	1	-1		-1	-4	-4
lett	2	-4	-1	-1	-1	-1	-1	-1
leve	3	-1	-1				-2	-1
liab	4	-4	-2				-2	-1
libe	-3	3	-2					-2
ligh	-3	1	-1	-1	-1	-1		1
limi	4	-2	-2				-2	-1
line	3	-1	-3
loca	1	-3					1
lowe	-2	3					-1	-2
luke	-1	-4	1	-1			-1	1
lume	-3	3
lupi	-3	2	1
lími	3						-2
macy	-4	3	-2	-1	-1		-4	2
mali	3	-1	-2				-1	-2
mana		-2	1	-1	-1	-1	-1	-3
marg	3	-2	-1					-1
marl	-1	2					-1	-1
mast	-1	-2	3				-2	-3
matt	-1	1	1				-3
maur	-3	3					-1
mena	-1	2	-3				-1	-2
mens	4	-1				-1	-3
merc	-3	3					-3	1
meri			-1				-1	3
merv	-4	4					-1
mess	4	-2	-1				-1
metr		-2	-2				-1	3
mini	3	-3	-2			-1	-2	-1
mohe	-2	3	-1	-1			-2	-3
mond	3	-1	-1		-1			-1
mone	3	-2	-1				-2	1
mont	2	-3	-1	-1	-1	-1	-1	-2
moss	-3		-1					1
moto		-4	1				-1	1
move	-3	2	1					-1
mutu		-3	1	-1				-1
míni	4						-3
nama	-3		-1				4
navi		1					-1	-3
nega	3		-2				-1	-1
nego	4	-1					-3	-1
neln	-2	3					-1	-3
netf	3	-2
netw	-3	-2	2				-1
newr	-3	3
nico	-3	3
nonp	3	-2	-1					-1
note	2	-2	-1	-1	-1	-1	-3	-2
noth	2						-2
noti		-2	-3				2	-2
numb		-3	1	-1	-1	-1	-1	-1
núme	3	-1	-1	-1			-2	-1
octo		-2	-1				1	-2
offe	1	-1	-3	-1	-1	-1	-1	-1
okon	2	-2	-2		-1	1	-2	-1
ollo	-4	4					-1
one'	3	-1	-2				-2
onem	-3	3	-1	-1			-2	1
onli	3	-1	-2				-1
opor	-3	4	-2				-2	-2
orde	4	-2	-3
orig	1	-2	-3		-1		-2	2
othe	4	-3	-3				-2
owne	3	-1	-1				-1	-1
paci	3	-3	-1
palm	-4	3	1
pare	-2		4				-1
park	-3	3	1				-1
payd	-2	-3	2				-2	-1
paym	2	-4	-2	-1	-1	-1		-1
payo	5	-2	-1		-1		-3	-1
payp	-4		-1	-1	-1	-1		1
payr	3	-1	-2
pelo	-3	-2	3					-1
peri	4	-1	-3				-1
perk	-3	2	2					-1
peti	1	-3	2				-2	-1
phys	-1	-3	3				-1	1
pinn	-3	3					-1
plac	-2	-1	-2	-1			3	-2
plai	1	-2	1	-1			-2	-1
plan		-2	-3				2	-1
poin	1	-5	2				-2	2
pola	-2	2	1
poli	3	-1	-2				-1
port	1						-4	-2
post	3	-2					-1
pote	3	-1	-1				-1
preq	2		-1				-2
pres			-2					1
prim	1	-4	1				-1	-1
prin	5	-3	-2				-3	-1
priv		-2	2				-2
proc	2	-1	-3				1	-1
prop	1	-4					-1
prov	-3	2	-1				-2	2
publ	1	-1	1				-3	1
purc	2	-2	-3				1	-2
qued	3		-2				-1
ques	-2	1	-3				-3	2
quic	-2	2	2				-2	-3
quil		3	-1		-1			1
quin	3	-2						-1
quit	3		-1				-3
qwes	-3	-1		-1			-1	4
radi	-3	-1	2	-1			-1	1
rang	2	-1	-2
rapi		1	-3					1
rati	3	-2	-2				-1	-1
reas	3	-2						-1
rece	2		-1	-1	1	-1	-4	-3
reco	1	-6			-1	-1		-3
refl		-3	2					-1
refu	-1	3	-4				-2
regu	3	-2	-1				-3
rele	3						-3
rema	4	-1	-1				-4	-1
rent	-1	2	-2				-1	-3
repo		-5	-3	-1	-1	-1	3	-2
repu	-3	4
requ	4	-1	-1				-1	-1
resp	5	-3	-3				-3	-1
resu	2	2	-3				-3	-2
reta	1	-3	1				1	-1
reti	3	-2					-1
retu	4	-3
reve		-2	-1				1	-2
revo	4	-4	-2			2	-1	-2
rewa	-1	-2	2				-1	-1
ridg		-3					-1
rive			-3
rock	-1	1	-4				-1	-1
room		1	-3				1	-1
rück	3	-1	-1				-2
sach		-2					-1	-1
sald	5	-2	-2		-1		-3	-1
sall	-2	2	-3				-1	-2
sant	-3	3	-1					-2
sapp	-4	-1	4	-1	-1	-1	-1	-1
satu	2	-1			-1		-1	-1
savi		-5					2
savo	-2	1	2
sche	2	-2			-1		-3	1
scor	4	-2	-1				-2	-1
sear	-2	3	-1	-1	-1	-1	-2
secr	-3	-1	2				-2
sect	1	-3	1		-1		-1
serv	-1	-4	3	-1				-3
sett	5	-2	-3	-1	-1	-1	-5	-2
sezz	-3	3
shef	-3	3
sign	-2	1		-1			-3	-1
simp	-2	-1	3					-1
sinc	-1	-2	-1				2	-1
situ	4						-3	-1
sixt	-3	-1					3
snap	-4	4	-1					-1
sore	3	-1	-3				-1	-1
sorr	3	-3					-3
sour	3	-2	1		-1		-3	-2
spor	-2	-1	3
spot	-3	3	-1
spri	-1	1	-4	-1		-1	1
stan	2	-3	-1				1	-1
star	1	-3	-2			-1	2	-1
stat	3	-2	-2	-1	-1	-1	-2	-2
stil	-1		-3		-1	-1	2	-1
stor	-1	-4	2			-2	-2	2
stud	2	-4				-1	-3	-1
subs	-1	-2	1				-1	-1
subt	5	-4	-1				-2
suff	3	-2					-1
summ	3		-3	-1	-1	-1	-2
sunb	-3	3	-1			-1	-1	-1
surr	-2		-1				3
syst	-1	-3	4	-1	-1	-1	-3
t-mo	-3	-1	-1				1	3
taco	1	-2					-1	-1
tamb		-2	-1				1
tbom	-5	5					-1
teac	2		-3
tele	1	-1	-2				-1	2
tenn	-3		3
term	4	-2	-4	-1			1	-1
than	3	-3					-1	-1
that	2	-4	-3				1	-1
theo	3	-2	-1
ther	2	-3	-2					-1
thre	-2	-2					2	1
tide		1	-2					1
torr	-3	3					-1	-1
tota	3	-5		-1		-1	-4
touc	3		-1				-2
towe	-2	3	-2				-1	1
trad	3	-2	-2				-1	-1
tran	4	-1	-2				-5	-2
trav	-2		3				-1
tri-	-3	4	-2				-1
trui	-3	3					-1	-2
tues	3						-1	-1
typi	2	-2
unde	-1	-3					2	-1
unio	-2	-3	3				-2	-3
unit	-3	3					-1	-2
univ	3		-3					-1
unkn	4	-1		-1			-1	-1
unpa	-1	-3		-1	-1	-1	5	-3
unse	1	-3	1					-1
upgr	-3	3					-1	-2
upst	-2	3	-2	-1	-1	-1	-2	-3
usdo	-3	3
util	1	-2	1				-4	-1
vand	1	1	-3			-1	-2	-1
vari	3						-2	-1
vehi	1	-3		-1			-3	-1
vete	-3		3					1
visa	-3	-1	3					1
walt	-2	2	-1					-2
wayf	-3	4	-3				-1	1
webb	-5	2	-1	-2	-1	-1	-1	4
webe	-2		2
welc	3	-3
when	4						-3
whic		-2	-3				2	-2
will	-3	-1	1					2
with	3	-2	-1				-2
writ	3		-1				-3
www.	4	-2			-1		-3
xfin	-1	-2	-2				-1	3
xp/t	3	-1					-2	-1
you'	3	-1	-1				-3
zale	-3	3
# word behind read as
	-1		1	-1	-1	-1	2
accountName		-1		1			-1	-6
accountName,accountNumber	3			-3
accountName,current?		-3	-2					-1
accountName?	1			3			-3	-3
accountNumber	1		-2	1			1	-6
amount,current			-2				2
amount,current?	-2	-1	-2				3
amount?	-2	3		-2	1	-2	-3	-4
aside accountName	3	-2	1				-2	-1
aside current	3			-1			-3
current	1	-3		-1		-1	-1	1
goes on,accountNumber	3	-2	-3
goes on,current	-3	-1	4				-1	-1
goes on,current?	-5	1					2
goes on?		-1		2	-1	-1	-3	-1
goes on?,current?	-3		-1				2
originalCreditor	2			-1	-1	-1	-4
originalCreditor,current?	-1	-2	-1				3	-2
paying	-1	-2	1	-2	-1	2	-3	-4
paying?	-1	-1	2				-3	1
# word behind
capitals	1	-1		-3	-1	-2		1
cents	1	-1	1	-1	-1	-2		-4
date	2	-4		-1	-1	-1	-2
digits-3	-1	-1	1	-1	-2	-2	-1	-3
digits-5	1	-3	-2	3	-1	-1	-1	-2
digits-6		-1	-2	2	-1	-1	-2	-2
dollars	1	-1		-3	-2	-2	-1	-2
dollars-and-cents	1	-2	1	-2	-1	-1	-1	-3
end	4	-1	-2	-1			-1	-2
lettered-code	-1	-1	2	-3	-1	-2	-3	-2
letters	-3	-1	1	-2	-1	-1
mark-"	-3	-2	3	-4	-1	-1		-2
mark-$	-2	-4		-3	2	1	-2	-5
mark-)		-7		-1		-1		2
mark-:	1		-1	-1	-1	-1	-1	-4
mark-<	1	1	1	-1	-1	-1	-3	-1
mark-=	3	-2		-1	-1	-1	-1	-3
mark-?	2	2	-4			-1	-2	-1
mark-]	3	-2	-2	-1			-2	-2
mark-®	3	-5	-1				-1	-2
mark-·		-3	-4	-1	-1	-1	1
mark-—	-3		2	-1	-1	-1	1
mark-•	1	-2	-1		-1			-1
mark-→	1	1	-3
mark-✓	-3	-2	2				2
masked	-1	-1		-3	-1	-1	-3	-2
thousands	-1		2	-1	-2	-2	-3	-4
thousands-and-cents	1	-1	-1	-2	-2	-2	-4	-1
with-digits	1	1	2	-2	-1	-2	-4	-5
year	-1	-2	1	-2	-1	-1	1	-3
# word both before and shape
capital capital capital	3	-4	-2	-1	-1	-1	-1	-4
capital capital capitals	-5	3	1	-1			-2	-1
capital capitals capitals	-1	-2	1	-1	-1		1	-1
capital code capitals	3	-1	-1				-1	-1
capital mark-. capitalised	1	-3	1	-1	-1	-1	-1	-2
capital mark-. capitals	3	-3	-1	-1	-1		1	-2
capital mark-] capitalised	3	-2					-1
capital mark-| capitals	-3	3
capital small small	3	-2	-2			-1	-1	-1
capitalised capital capitalised	5	-4	-1			-1	-3	-1
capitalised capital small	3		-2				-3
capitalised capitalised capital	2	-1	-1	-1	-1	-1	-2	-1
capitalised capitalised capitals		2	-2	3	-1			2
capitalised capitalised letters	2	-3	-2	-2		-1		-2
capitalised capitalised small	1	-2	-2	-2	-1	-1	1	-4
capitalised capitals capitalised	1	2	-2	-1	-1		-2	2
capitalised capitals capitals	-1	-4	1	-1			-3	1
capitalised digits-1 small	2	-2	-2	1	-1	-1	-3	-1
capitalised digits-7 capitalised		-2		-1			-4	1
capitalised letters letters	3	-2	-2	-1			-1	-1
capitalised mark-# capitalised	3	-1					-2
capitalised mark-# small	4		-2	-1			-1
capitalised mark-& capitalised	-1	-7	2	-1	-1	-1		-2
capitalised mark-( capitalised	-2	-5						2
capitalised mark-( small	-1	-5	1	-1				-3
capitalised mark-) capitalised		2	-1				-3	-2
capitalised mark-) small	4	-1	-3	-1			-1
capitalised mark-, capitalised	2	-3	1	-1	-1			-3
capitalised mark-, capitals	-1	-2	4	-2	-3	-2	-3	-1
capitalised mark-, small	1	-3		-2	1	-2	-2	-1
capitalised mark-- capitalised		-4	2	-1	-1	-1
capitalised mark-- capitals	-1	-1	-1					3
capitalised mark-. capitalised		-3	2	-1	-1	-1	-2
capitalised mark-. capitals	-1			1			-3	-2
capitalised mark-/ capitalised		-7	1	-1	-1	-1	-2
capitalised mark-/ capitals	1	-3		-2			-2	1
capitalised mark-: capital	2				-1		-2
capitalised mark-: date	-2	-1		1	-2	-2	2	-1
capitalised mark-: small		-3		-1	-1	-1	3	-2
capitalised mark-; small	2	-1					-2
capitalised mark-| small	3		-1	-1			-1
capitalised mark-· capitalised		-3	-1					-1
capitalised mark-– capitalised	-3		2		-1		1	-2
capitalised mark-– small	1	-3	-2	-1			1	-1
capitalised masked capitalised	3			-1	-1		-2
capitalised small capitals	-1	-1		-1		-1	1	3
capitalised small small	1	-4		-1	-1	-1		-1
capitals capital capital	-5		2				-2	5
capitals capital capitals	4	-5	-2	-1	-1		-2	2
capitals capitalised capitals	2	-2			-1			-2
capitals capitals capitalised	7	-4	-7	-1			1	-3
capitals capitals capitals	1	-5	1	-2	-1	-1		-1
capitals capitals small	5		-5				-1	-1
capitals code capitalised	2	-1						-1
capitals date capitals	2	-3	-2				-1	-1
capitals digits-1 small	3		-1	-1
capitals digits-2 capitals	-3		1	-2	-2	-1		-1
capitals digits-3 capitalised	3	-2	-1
capitals digits-3 capitals	-1	2	-3	-1	-1	-1
capitals lettered-code capitals	-1		-2	-2	-2	-1	1	-2
capitals mark-& capitals	1	-5		-1	-1		-2	2
capitals mark-( capitalised	1	-1					-2	-3
capitals mark-( capitals	-1	-4	1				-3	1
capitals mark-( small	3	-3	-1				-1	-1
capitals mark-) small	-1	-1	-2				2
capitals mark-, capitals	1	-4	1	-2		-2	-2	1
capitals mark-, small		-2	-3				3
capitals mark-- capitalised	-2	3					-2	-2
capitals mark-- capitals	-2	-4	1	-2	2	-1	2	-3
capitals mark-. capitalised		-3	2	-2	-1		-1	-3
capitals mark-. small	2		-2
capitals mark-/ capitalised	3	-3	-1					-2
capitals mark-/ capitals		-3		1	-1	-1		1
capitals mark-: capitalised	3	-2	-1				-1	-1
capitals mark-; capitals	2	1	-1				-3	-2
capitals mark-= capitals	3	-1	-1				-2	-1
capitals mark-| capitalised	3	-3	-2					1
capitals mark-| capitals	2	-3	-2	-1		1	-1	-1
capitals mark-– capitals	3	-2	-2				-1
capitals masked capitals	-3	-1					1	2
capitals small capitalised	1	-3	-1					1
capitals small small		-2	2			-1	-3	-1
capitals thousands-and-cents capitals	2	-3
cents digits-1 small	3						-3
cents digits-2 capital	3						-3
cents mark-, capital	-2	-1			-2	1	3
code capitalised capitalised		-2			-1	-1	-1	-2
code capitalised capitals	-2	2			-1	1		-1
code capitalised small	2		-3					-1
code dollars-and-cents small	-2						2
code mark-, small	-3	-2		-1		-1	4
code mark-. capitalised	3	-1	-2	-1	-1		-2	-2
date capitalised capitalised	-2	-3	2	-1				-2
date capitals capitals		-3	1				-1	-2
digits-1 capitalised capitalised	2	-2		-1	-1	-1	-1	-4
digits-1 capitals capitalised	3	-1	-2				-1
digits-1 capitals capitals	-1	-3	2		-1	-1	1	-3
digits-1 lettered-code capitalised	-3	3	-1					-1
digits-1 lettered-code capitals		-1	3				-3
digits-1 mark-) capitalised	1		-3	-1			-3
digits-1 mark-) capitals	-2	3	-1		-1		-1	-1
digits-1 mark-. capitalised	-1	2	-3	-1	-1	-1	-3	-3
digits-1 mark-. capitals	1	1	-2				-1	-2
digits-1 mark-. letters	-3	4	-1	-1		-1	-3	-1
digits-1 mark-: date	3						-3
digits-1 small small	1	-1	-3	1		-1		-1
digits-2 capital capitals	-1	-3					2	-1
digits-2 capitalised capitalised		1	-2	-1		-1		-4
digits-2 capitalised small	3	-1	-4				-2
digits-2 capitals capitals	-1	2		-1	1	-1	1	-3
digits-2 capitals small	3	-1	-2				-2
digits-2 digits-1 small	-3						3
digits-2 digits-2 capitals	4	-2	-1				-4
digits-2 digits-7 capitals	3	-3	-1					-2
digits-2 dollars capitals	-2	-1					1	3
digits-2 lettered-code capitals	-1		1				-4	-1
digits-2 mark-- capitalised	2	-4	1					-1
digits-2 mark-- small	2	-1	1				-3
digits-2 mark-. capitalised	2	-4	-1				2	-2
digits-3 capital capitals	3	-1					-1	-1
digits-3 capitals capitals	1	-3	1		-1		-1	-2
digits-3 digits-3 capitals	3	-1					-3
digits-3 dollars capitals	2						-2	-1
digits-3 mark-. capitalised	3	-2					1	-1
digits-3 mark-/ small	-2	-1				-1	3	-1
digits-4 capital capitals	4	-3						-1
digits-4 capitalised capitalised	3	-1	-1				-2	-1
digits-4 capitals capitals	-1	-2	2	-1	-1		-1	-3
digits-4 digits-2 capitals	1	-2					-2	1
digits-4 mark-. capitalised	3	-1	-1				-2	-1
digits-5 capitalised capitalised	3	-1					-1	-1
digits-5 capitals capitals	3	-1	-1				-1	-1
digits-7 capitals capitals	2	-1	-4	-1	-1		-2	-1
digits-7 mark-, capitals	-2				3	-2	-1	-1
digits-7 mark-, small	4			-1			-3
digits-7 mark-| capitals	-1	1		-1	1	-1	-2	-2
dollars capitalised capitalised	1	-2	2				-4	-1
dollars capitalised small	3		-2				-2
dollars capitals capitals	-1	-3	-2	-1	-1	-1	2	2
dollars mark-- capital	3		-1				-1	-1
dollars mark-- capitals	2	-2					-1
dollars mark-. capitals	-2						3	-1
dollars mark-| capitalised	-2	1					1	-1
dollars mark-– capitalised	-3	1				-1	2
dollars mark-– small	-2	1					4
dollars small capital	3	-1					-2
dollars small small	1	-4	-2	-1		-1		-2
dollars-and-cents capitals capitals	-1	1	-2				-3	-1
dollars-and-cents code small	-3						3
dollars-and-cents digits-1 small	-3						3
dollars-and-cents digits-2 small	-3						3
dollars-and-cents dollars-and-cents capitalised		-3		-1	-1	-1		-2
dollars-and-cents dollars-and-cents percent	4					-1	-2
dollars-and-cents mark-, small	-2	-3		-1		-3	2	-1
dollars-and-cents mark-- small	-2	-1					2
dollars-and-cents mark-. capitalised	-1	-6		-1	-1	-2	4	-3
dollars-and-cents mark-– small	-3					-1	3
dollars-and-cents mark-— capitalised	3						-3
dollars-and-cents small small	2		-1			-1	-3	-1
end capitalised capitalised	2	-6	-1		-1		-1	-2
end capitals capitals	4	-5	-2		-1			-2
end end capitalised					-1		-3	-1
end end small	3	-2					-1
lettered-code capitalised capitalised	-1	-4	1			-1	1	1
lettered-code capitalised capitals	3	-1	-2
lettered-code capitalised small	3	-1	-3					-1
lettered-code capitals capitals	1	-3	1	-1			-5	-3
lettered-code capitals small	2		-2
lettered-code lettered-code capitals	3	-2					-2
lettered-code mark-( capitalised	2	-2	1				-2	-3
lettered-code mark-- capitals	-3			2			1
lettered-code small small	3	-1	-1				-1
letters dollars letters	3	-3	-1	-1		-1	-2	-2
letters mark-, letters	1	-3	-1	-1			1	-1
line capital capital	1	-3	2	-1			-2	-2
line capital capitalised	-1	4					-5	-1
line capital capitals	-1	2	-2	-1	-1		-3	-2
line capital small	2	-2	-1				-1	-1
line capitalised capital	-3	-2	2	1				-1
line capitalised capitalised	1	-3	2	-1	-1	-1	1	-2
line capitalised capitals			-2		-1	-2	3	-1
line capitalised small	2	-5	-1		-1	-1	1
line capitals capital	5	-2	-6				1
line capitals capitals	1	-7		-1	-2		-2	-2
line capitals date	2		-1	-2				-1
line capitals small	-1	-2	3	-1			-2
line code small	3	-1	-1				-2
line date capitalised	-2	3	-3				-1	-1
line digits-1 capitalised	-1	2	-1				-4	-1
line digits-1 capitals	-2	2	-1				-2	-1
line digits-2 capitalised	2	-1	-1				-2
line digits-2 capitals		1	-4		-1		-2	-1
line digits-3 capitalised	3	-1	-2				-1	-1
line digits-3 capitals	1	1		-1	-1		-3	-1
line digits-3 small	-3	2					2
line digits-4 capitalised	3	-1					-1	-1
line digits-4 capitals		1	-1	-1	-1		-3	-2
line dollars capitalised	-2	3					-1	-1
line dollars small	3	-1					-3
line lettered-code capitals	-1	2	-1	-3		-1	-3	-2
line letters capitalised	-3	1	1					-2
line line capital	1		-1	-1	1	-1	-4	-1
line line date	2	-4		1	-1	-1		-1
line line small			-1	-2	-1	-1		-3
line mark-" capitalised	-2	2	-1			-1	-3	-3
line mark-" capitals	-1	-3	2				-1
line mark-" small	3	-2	-1				-3
line mark-( capitalised	3	-2	-1				-1	-2
line mark-( small	2	-3	-3	-1				-1
line mark-- capitalised	-1	2	-2	-1	-1		-4	-1
line mark-- capitals	3	-2					-1	-2
line mark-- small	-3	2		-1			1
line mark-> capitalised	2						-2
line mark-· capitalised	-3	1
line mark-✓ capitalised	-1	2					-1
line percent small	4						-4
line small small	-1	-2	2	-1	-1	-1	-2	-2
line with-digits capitalised		2	-2	-1	-1	-1	-2	-1
line year capitals	3	-1	-2			-1	-2
mark-" capitalised capitalised		-8	1	-1	-1	1	-1
mark-" capitalised small	-3	-1	2				1	-1
mark-" capitals capitals	1	-3		-1	1	-1	-2	2
mark-" mark-" capitalised	1	-2	1			-1	-3	-2
mark-" mark-" small	1		2			-1	-3
mark-" mark-, capitalised	-3	-1			2	1
mark-" mark-, capitals	-4	1	-1	2	1	1	-2	-3
mark-" mark-, small		-1	-2			1	-3	-1
mark-" small small		-1	-2			3	-1	-1
mark-$ digits-3 small	3	-1					-2
mark-& capitalised small	3		-2
mark-( capitalised capitalised	1	-4		-1		-1		-2
mark-( capitals small	1						-3	-1
mark-( small capitalised	-1	-5	-3				3	2
mark-( small capitals		-2	-1			-1	1	3
mark-( small small	2	-3	3	-1			-3	-4
mark-) capitals capitalised	-3	-1	4					-1
mark-) capitals capitals		-3	2					-2
mark-) code capitals	-3	1	1			-1	-1	1
mark-) mark-- capitalised	3	-1		-1			-2
mark-) mark-- small	1						-2
mark-) small capitalised	3	-1	-1		-1		-2	2
mark-) thousands small	-2				-1	-1	2
mark-* capitalised capitalised	1	-1	-1				-2	-3
mark-* capitalised small	2	-1	-1				-3
mark-* capitals capitals	-3		3					-1
mark-+ small small	3		-2				-3
mark-, capital small	3		-1				-3
mark-, capitalised capitals	1	1	-1	2		-1	-1	-3
mark-, capitals capital	4		-3		2	-1	-1	-2
mark-, capitals capitals	1	-1	-2	-1	1	-1	1	-4
mark-, capitals small		-1	-1		-1	1	-3
mark-, dollars-and-cents small	3					-1	-2	-1
mark-, letters capitalised	-2	-2					-2	2
mark-, mark-" capital	5	-1				-1	-3	-2
mark-, mark-" capitals	-2	2	-2	2	-1	1	-1	-1
mark-, mark-" small		-3	1	-1		2		-1
mark-, small capitalised	1	-3	-2					1
mark-, small small	1	-4	1	-1	-1			-3
mark-- capital capitals	3	-2					-2	-1
mark-- capitals capitals	-2	-3	-1	-1	2	-1	2
mark-- digits-2 capitalised	-3	-1	1				2
mark-- dollars small	3						-3
mark-- lettered-code capitalised	3	-3
mark-- small small	-1	-3		-1		-1		-1
mark-. capital capitalised	3	-3
mark-. capitalised capitalised		3		-1	-1	-1	-1	-2
mark-. capitalised capitals	-2	-1	1		2	-1	-2
mark-. capitalised letters	-2		3	-1			-2
mark-. capitalised small		-3	-3	-1	-1	-1	1	-1
mark-. capitals capitalised	-2		4				-1
mark-. capitals capitals	2	-4	1				1	-3
mark-. capitals small	2		-3				2	-1
mark-. dollars-and-cents small	2						-2
mark-. mark-( capitalised	-1	-2	2				-1	-1
mark-. mark-. capitals	-3	1			1	-2		3
mark-. small capitalised		-3	2				-2	-1
mark-. small small	-1	-3		-1		-1	1	-2
mark-/ capitalised capitals	-3	1	1	-1			1	-1
mark-/ capitalised small	1			-1			-4	1
mark-/ capitals capitalised	-3	-1	4				-2	-1
mark-/ cents small	3	-1					-3
mark-/ digits-2 capitalised	3	-3					-1	-1
mark-/ digits-2 capitals	3	-2	-1	-1	-1	-1		-2
mark-/ dollars capitals	-2						2
mark-/ small capitals	-2	-1	-2				2
mark-/ year capitals	1	-5		-1	-1		2
mark-: capitalised capitalised	1	-4		-1	-1	-1	-5	2
mark-: capitalised capitals	1	-2	2				-2	-2
mark-: capitals capitals	-2	-7	-3	-1	-1	-1	1	2
mark-: code capitalised	3	-2	1	-1			-2	-1
mark-: digits-2 capitals	4	-3	-1	-1	-1	-2	-2	-5
mark-: dollars capitalised	3	-1					-3	-1
mark-: dollars-and-cents capitalised	3						-3
mark-: mark-" capitalised	-3	2				-1	1	-2
mark-: mark-" capitals	2	-4	-1	-1			3	2
mark-: small capitals	-1	-3	-1	-1	2	-1		-2
mark-; capitalised capitalised	1	-1					-1	-3
mark-; mark-" capitalised	-3	2				-1	-2	1
mark-< digits-2 small	3						-3
mark-< mark-; capitals	3						-3
mark-= mark-" capitalised		-1				-1	2	-6
mark-> capitalised capitalised	4		-1				-3	-1
mark-> capitals capitals	2	-1	1	-1			-4	-2
mark-? capitalised capitalised	-2	-1	3				-3
mark-] capitals capitals	-3	-1	2				1
mark-] small capitalised	4	-2	-1					-2
mark-| capitalised capitalised	3	-5	-2	-1			-2	-1
mark-| capitals capitals	-2	-1	1				3	-1
mark-| small small	1	-1	-3				1
mark-© year capitalised	3	-2	-1					-1
mark-· capitalised capitalised	-1	-2					2	-1
mark-· code small	3						-2
mark-– capitalised small	3		-2		-1		-1
mark-– capitals capitals	3	-1	-2				-1	-1
mark-— dollars-and-cents small	-3						3
mark-• capitalised capitalised		-3					-2	-2
mark-◦ capitalised capitalised	4		-3
mark-☐ small capitalised	1	-3	1
masked dollars-and-cents capitalised	-4						2	2
percent capitalised small	-3						3
percent digits-1 small	-2						3
percent small capitalised	3	1	-1				-2	-1
percent small small	4	-1	-1	-1	-1	-1	-5	-1
small capital capitalised	5		-1				-4
small capital small	1	-2	-3					-1
small capitalised capital	3		-3				-1
small capitalised capitalised	-1	-5		-1	-1	-1	-1	3
small capitalised capitals		-3	-1				1	-1
small capitalised letters			1				-3
small capitalised small	2	-2	-2	-1	-1	-1	-1	-1
small capitals capitals		-5	-1	-1			-1	2
small code capitalised		-3	2		-1		-1
small code capitals	2				-1		-1
small digits-3 capitals	-2	-1				-1	3	-1
small digits-3 small	2	-3	-1		-1	-1	-1	-1
small digits-4 small	2	-1		-1			-1
small digits-7 small	3	-1		-1			-2	-1
small dollars capitalised	3	-2					-2	-1
small dollars small	1	-3		-1	-1	-2		-2
small dollars-and-cents small	1	-3	-1		-1	-1		-2
small mark-" capitalised		-3					1	-1
small mark-( capitalised		-4	2				1	1
small mark-( capitals	3	-2	-1		-1	-1	1	-2
small mark-( small	2	-4	-2	-1		-1	2	-2
small mark-) small	1	-3	-3	1	-1		1	-1
small mark-, small		-4	1	-1	-1		2	-2
small mark-- capitalised	2	-2	-1				-3	-3
small mark-- small	1	-3					1	-1
small mark-/ capitalised	-1		-3				2	-1
small mark-/ capitals	1	2	-2				-2	-1
small mark-: small	1	1	-2	-1		-1		-3
small mark-; small	-3			-1			1	2
small mark-? capitals	3						-2
small mark-? small	-2	-1				-1	2	-1
small mark-] capitalised	-2	3					-1	-1
small mark-· capitalised	5	-3					-3	-1
small mark-– capitalised	2	-1	1				-3	-1
small mark-• capitalised	2	-1					-1	-1
small percent small	3						-3	-1
small small capitals			-1	-1	-1		-3	2
small small percent	4						-3	-1
small thousands small	2	-3			-1	-1	-1	-1
small year capitalised	4	-1	-2	-1			-1	-1
thousands mark-( small	-3						3
thousands small small	3	-2	-2				-3	-1
thousands-and-cents mark-. small	-4						4
thousands-and-cents thousands-and-cents capitals	-4						4	-1
with-digits capitalised capitalised	2	-3	-2				-1	-2
with-digits mark-" capitalised	-2	1	1		1	3	-2	-3
with-digits mark-) capitals	1						-3	-1
with-digits small capitals	-2	-1			-2	2	-1	-1
with-digits small small	2	-2	1			-2	-3	-1
with-digits year capitals	3	-3						-1
year capitalised capitalised	-1	-1	-1	-1		-1	1	-3
year capitalised capitals	-1	-1	-1				3	-1
year capitalised small	3	-1					-3
year capitals capitals	4	-3	-2	-1			-1	-4
year mark-- capitalised		-3	-1				3	-3
year small capitalised	-1	2	-1				-3	-1
# word both behind
capital capital	1	-4	-3	-1	-1	-1	-1
capital capitalised	2		1			-1	-3	1
capital capitals	1	-1	-1	-1	-1		-2	2
capital digits-7	-3	2	2
capital mark-,	1	-2	-1
capital mark-:	3	-1					-2
capital mark-–	3	-2					-2
capitalised capitals			-1		-1	-1	-2	-3
capitalised cents	-1		1				1	-3
capitalised date			-3				-1	1
capitalised digits-1		1			-1	-1	-4	-3
capitalised digits-2		3	-2	-2	-1	-1	-1	-1
capitalised digits-6	2		-2
capitalised dollars		1	-1	-1	-1	-1	-1	-4
capitalised end	2	-3	-3				2	-1
capitalised mark-#		-1	2		-1	1	-2	-3
capitalised mark-$		-3					1
capitalised mark-&	1		-3
capitalised mark-(	1	-1	1				-1	-3
capitalised mark-)	1	-5	-1				1	3
capitalised mark-/			-2	-1	-1	-1	-3	1
capitalised mark-:		1	2	-1	-2	-1	-2	-2
capitalised mark-=	2	-1						-1
capitalised mark-®	3	-2	-3					-1
capitalised mark-—	-1	-2	2		-1		1	-3
capitalised percent	-1	-2	3		-1	-1	-1	-2
capitalised thousands	-2	2	2	-1			-2	-3
capitalised with-digits	1	1	-1	-1		-1	-1	-5
capitalised year	-1	-3	2	-1		-1	1	-1
capitals capital		2					-3
capitals capitalised	-1	-2	3	-2	-1	-1	-3	-1
capitals capitals	1	-1	-4	-2	-1	-1	1
capitals cents	2	-2		-1	-1	-1		-2
capitals date		-3	2		-1		1	-1
capitals digits-1	1	1	-2		2		-3	-2
capitals digits-3	2	-3	-3					2
capitals digits-5	5	-2	-5				-2	-2
capitals dollars-and-cents	3	-1	-3					-1
capitals mark-"		-2			1	-1	-4	3
capitals mark-$	4	-2	-1	-1	-2	-2	-1	-2
capitals mark-(	1				-1		-1	-3
capitals mark-)	-2	-5					1	3
capitals mark-,	2	-1	-2		1	-1	-2	2
capitals mark--		-2	2	-1	-1			-3
capitals mark-.	1	-3		-1	-1		2	-1
capitals mark-:	2	-3		-1	-1		-3	-2
capitals mark-;	2	-2	-3				-3	2
capitals mark-<	1	1					-3	-1
capitals mark-=	4						-3	-1
capitals mark-·	2	-1	-2					-1
capitals mark-–	3	-2	-2				-1
capitals mark-—	3	-2	-2
capitals masked	-1	-1	3				1	-1
cents capitalised	3	-1	-1				-1
cents capitals	3	-2	-3				2	-1
cents mark-.	3	-1	-2				-1
cents mark-/	-2		1				2
cents mark-|	3	-2					-1
cents small	2	-4	-1	-1	-1	-1		-2
code capital	-4	3	3	-1				-1
code capitalised	-1		1	-2	-1	-1	2	-4
code capitals	1	-1	2	1	-1		-2	-2
code mark-)	4		-3				-2
code mark-,	2	-2	-1	-1			-1	-1
code mark-:	4	-1	-2	-1			-1	-1
code small	2	2	-4	1	-1		-2
code thousands-and-cents	-2	-1	3					-1
date capitals	3	-1	-2				-2
date date	3	-1	-2	-1	-1		-1
date digits-7	3	-1	-2					-1
date dollars	-3	2	3	-1			-1	-1
date dollars-and-cents	-3			1			-1	1
date line	5	-1	-3	-1				-2
digits-1 capitalised	-4	-1	2		-1	-1	2	2
digits-1 digits-1	-1	-3	-1	3		-1		-1
digits-1 digits-2	1	-1					-3	2
digits-1 digits-3	-2	-1	3	-1			-1
digits-1 dollars	4	-3	-1				-3
digits-1 mark-(	-3	-1	4				-1
digits-1 mark--	3	-1	-1	-1	-1		-2
digits-1 mark-:	4	-3			-1		-2
digits-1 mark-=	3						-3
digits-1 small	1		-4		-1			-2
digits-2 capitalised	-1		3					-1
digits-2 capitals		-3	1	-2	-1	-1	-2	-2
digits-2 digits-1	4		-2				-2	-1
digits-2 mark--	2		-1				-3	-1
digits-2 mark-–	2						-2
digits-3 capitals	2	-3	-2	-1	-1	-1	1	-2
digits-3 lettered-code	2	-1					-1
digits-3 mark-.		-3					1	-1
digits-3 mark-/	-3		1			-1	1	-1
digits-4 capitalised	-3	2	2				-2
digits-4 capitals		-3	-3		-2	-1	1	1
digits-4 code		-1	2	-1			-2
digits-4 digits-4	2	-1	-3	2			-1	-1
digits-4 dollars-and-cents	2	-2		-3			-3	-2
digits-4 letters	2	-2	-3	-1
digits-4 mark-(	1	-3					-1
digits-4 mark-)	2	-2	-3	-2			1	-1
digits-4 mark-,	2	-1	-1	1			-3	-1
digits-4 mark-.	1		-3	-2				-1
digits-4 mark-:	3		-2	-1			-1
digits-4 mark-–	2	-1	-3	-2			-3	1
digits-5 capitalised	4		-1	-1	-1			-1
digits-5 line	3	-1	-1	-1	-1		1
digits-7 capital	-3	3	1	-1				-1
digits-7 digits-1	2	-1	-3	1				-1
digits-7 digits-2	3	-2	-2	1				-1
digits-7 dollars	-4	-1	4					-1
digits-7 dollars-and-cents	-1	-1	2				-3
digits-7 line	1	-1	-4				1	-1
digits-7 mark-$		1	-1	-3			-1	-1
digits-7 mark-)	3	-1	-2				-1
digits-7 mark-,	4	-3	-4	-1			-1
digits-7 mark-.	3	-2	-1	-1			-2	-2
digits-7 thousands-and-cents	-4	1		1			-1	1
dollars capitalised	3	1					-3	-1
dollars code	3		-2				-1
dollars letters		3	-3	-1	-2	-1	-2	-2
dollars mark-(	1	1	-3				-2	-1
dollars mark-)	3	-1	-1				-2
dollars mark-,	3	-1					-2
dollars mark--	2		-2	-3			-1	-1
dollars percent	4	-4	-3					-1
dollars small	2	-2	1	-1	-1	-2	-2	-5
dollars-and-cents capitalised	1	-3		-1	-1	-1		-1
dollars-and-cents code	4	-1					-2	-1
dollars-and-cents dollars-and-cents	1	-2	-1	-2	-1		-1	-3
dollars-and-cents letters		-2		-1	-1	-1	1	-3
dollars-and-cents line	1	-2	-3	-2		1	-2	-2
dollars-and-cents mark-,	2	-3	-3	-1	-2	-2		-3
dollars-and-cents mark-.	1	-3	-1	-1	-1	-1
dollars-and-cents mark-|	2	-1	-1			-1	-2
dollars-and-cents mark-–	3	-1	-1				-2
dollars-and-cents percent	-3	1	1	-2	-1	-1	1	-2
dollars-and-cents small	2	-3			-1	-1	-2
end end	2	-2	-2	-1			1	-3
lettered-code capitals	-1	-3		1	-1	-1	-2	-2
lettered-code digits-2	4	-2	-3					-1
lettered-code dollars	3	-1	-3					-1
lettered-code dollars-and-cents	1	-2	-2	-2	-1	-1	-2	-1
lettered-code line	1	-4		-2			-1
lettered-code mark-)	3		-3
lettered-code mark-,	1			-1			-3	-1
lettered-code mark-.	5	-1	-3				-1	-1
lettered-code small	-2	1		-2			-3
lettered-code thousands	-3	2	-1
lettered-code thousands-and-cents	-3		4
lettered-code with-digits	-3		3
letters code	-2		3				-2	-1
letters mark-,	-3	2
mark-! capitalised	4	-1					-3
mark-" capitalised	-1		-3		-1			1
mark-" line	-2	-4	-1	-2	-1	1	-1	1
mark-" mark-"	1	-5	3	-1	-1	-1	-3	-2
mark-" mark-,	-2		2	-3	1			-2
mark-" mark-/	-1	1	-3				2	-1
mark-" mark-:	4	-3	-2	-1		-1	-4	-1
mark-" mark-_	1	1	2		-1	-1	-1	-3
mark-# digits-7	-2	-1	3				-1
mark-# lettered-code	-3	-2	5				-1	1
mark-# mark-:	3	-1	-2
mark-$ cents	4	-2	-2	1	-1	-1	-3	-1
mark-$ line	3	-1	-1				-1
mark-$ thousands-and-cents	2	-2	-1	-2		-2	-1	-2
mark-$ with-digits	-2	-3		-2	2	2	-4	-3
mark-( capitalised	1	-3	-1	-1	-1	-1	1	2
mark-( lettered-code	-2	-1	3				1	-1
mark-( mark-.	-5	4	3
mark-( mark-…	-3		3
mark-( small		-2	2	1	-1	-1		-3
mark-) capitals	-3	-2	2	-1			-1	2
mark-) digits-4	-4	-3	4				-2	2
mark-) dollars	-4	2	1				-1	-3
mark-) dollars-and-cents	2	-2	-2				2	-2
mark-) line		-3	-1	-1	-1	-1	1	1
mark-) mark-,	-1	-3	2	-1		-1	-2	-2
mark-) mark--	-1		2				-4	-2
mark-) mark-.	-3	-2	3			-1
mark-) mark-/	-3		3				-1	-2
mark-) mark-:	-1	-2	2			-1		-3
mark-) mark-–	1	-2	1				-3	-1
mark-) masked	-1	-4						2
mark-) small	-4	-3	3	-1		-2	3	-2
mark-+ small		-2					2
mark-, capital		-3	2			-1		-2
mark-, capitalised	3	-3		-1	-1		1	-4
mark-, capitals	4	-4	-3			-2	1
mark-, cents	-3	1	1			1	1	-1
mark-, digits-1	-2	2	-1		-1	1	-1	-2
mark-, digits-3	-2	3	1				1	-1
mark-, digits-4	-3	1	1			1	-1	-2
mark-, dollars	-3	2	3	-1	-1	-2	1	-4
mark-, dollars-and-cents	-4	-2	3	1		-1	2	-2
mark-, lettered-code	-5	3		-1	2	1	-3	-1
mark-, letters	-1	-1	3	-1	-1	-2	-1	-1
mark-, line	3	-3	-3	-1		1		-1
mark-, thousands	-1	-2	3				1	-1
mark-, with-digits	1	2	-2	-1	1	-1	-1	-3
mark-, year	-3	-2	1		1	1		-2
mark-- capitals	-1	-1	-1	-1	1	-1	3	-1
mark-- digits-2	-3	1	-1				2	-2
mark-- digits-3	-2	1	1				-1
mark-- dollars	-3	1	3	-1				-2
mark-- thousands	-3	3					1
mark-- thousands-and-cents	-3	-1	2				-1	1
mark-. capitals	2	-1	-5	-1	-1	-1	1
mark-. digits-1	4		-1				-1	-2
mark-. digits-2	3	-2	-2	-1	-1		-1	-1
mark-. dollars	2	1	-1				-2	-3
mark-. end	6	-2	-4				-3	-1
mark-. line	-1	-5	-2		-1	-1	1	1
mark-. mark-"	-2	-4	2			-1	-2
mark-. mark-(	3	-3		-1	-1		-2	-3
mark-. mark-)		-1	1					-3
mark-. mark-,	1	-2					-3	1
mark-. mark-.	-2	-2	3	-1	-1	-1	-4	-5
mark-. mark-:	2		-1	-1			-2	-1
mark-. masked	-3	-2	1	-1	-1	-1	-1	1
mark-. small	1		1	-1	-1	-1	-3	-4
mark-/ capitals			-2	-1	-1	-1	3	1
mark-/ small	1	-1	1			2	-3	-2
mark-: capitalised	2	-3	-2	-1	-1	-1		-2
mark-: capitals		-1	-2	-1	-1	-1	1	-4
mark-: code	3	-3	-1	-1
mark-: digits-1	3	-2	-1				-2
mark-: digits-2	-1	-2	1		-1	-1		-1
mark-: dollars-and-cents	1	-3	2	-1	-1	-1	-1	-3
mark-: line	4	-2			-1		-1	-2
mark-: small	-2	1	4			-1	-2	-1
mark-: thousands	3	-2	-1					-1
mark-: thousands-and-cents	2	-2	-1				-1
mark-; capitals	1	-1	-3			-1		1
mark-= capitals	3	-1			-1		-2	-1
mark-> line	3	-2	-1				-1	-1
mark-? line		3	-2			-1	-1	-1
mark-| capitalised	1		-3	-1	-1	-1		-1
mark-| digits-4	-2		3					-1
mark-® line	3	-1	-1
mark-® small	3	-1	-1
mark-· capitalised	-1	-2	-3		-1	-1	2	1
mark-· digits-2	-2						2
mark-· small	-3		-1			-1		2
mark-– capitalised	1	-3	-3			-1	1
mark-– cents	-3	1	2				-1
mark-– digits-3	-2	1	2
mark-– dollars	-4	1	3				-1
mark-– lettered-code	-1	-1	3
mark-– thousands	-2		2				-1
mark-— capitalised	4	-2	-2				-1
mark-— dollars	1		-1				2	-1
mark-— dollars-and-cents	2	-2	-4					1
mark-— line	-3		1				2	1
mark-— mark-—	-1	2					-1
mark-— small	-3	-1	2				2	-1
mark-→ small	2	-1	-1				-1
masked capitals	3		-3				-1
masked cents	-1	1	2				-1	-2
masked digits-2	-2	2	1	-3		-1	-4	-1
masked digits-4	3	2	-2				-1	-1
masked dollars		3	-3				1	-1
masked dollars-and-cents	-1	-3	1	-1	-1	-1	-2
masked line		1	-1	-3	-1	-1	-1	-1
masked mark-$	-3	1	3					-2
masked mark-(	-4		4				-1	-1
percent dollars-and-cents	-3	3		-1		-1		-2
percent line	-2	-3	-1	-1		-1	2	-1
percent percent	3	-2					-2
percent small	3	-2	-2	-1	-1	-1	-3	-1
small cents	1						-3	-1
small digits-2		-3	-2	-1	-1	-1	3	-2
small digits-3	2	3	-1				-6	2
small digits-5	-3	-1	3					-1
small digits-7	-4	-1	4			-1		-3
small dollars	1		2	-1	-1	-2	-4	-3
small dollars-and-cents	1	-3	1	-1	-1	-1	1	1
small lettered-code	-1		2				-2
small mark-$	1	-3	-1				1	-1
small mark-(		1	-2		-1	-1	1	-3
small mark-)		-8	3	-1			-2	-1
small mark--	-1		1			-1	1	-3
small mark-/	-1	-2				3	-1	-1
small mark-:	2	-4		-1	-1	-1	1	-4
small mark-;		-2	-2			-1	1	-2
small mark-|	2	-3	1				-2	-1
small mark-·		-3	-2				2	-1
small mark-–	-4	2	1				2	1
small percent	2	-1	-1				-2	-1
small thousands		1		1			-3	-1
small thousands-and-cents	1	1					-3	-1
thousands capitalised		-3		-1			2
thousands digits-2	3	-1	-2				-2
thousands mark-(	-2	2	2				-1
thousands small	2	-1		-1	-1	-1	-3	-3
thousands-and-cents cents	2	-3					-2	-1
thousands-and-cents digits-1	3	-2	-1				-1
thousands-and-cents small	-3	-2	4	-2	-1	-1	-3	-1
with-digits capitals	3	-1	-1				-1	-1
with-digits line	-1	1	1	-2	-1		-3	-1
with-digits mark-$	-4	1	3
with-digits mark-,	-4	3	3			-1		-2
with-digits small	3	-1	1	-1	-1	-1	-4	-2
with-digits year		-4	-2	-1	-1	-1	2	-2
year capitals		-4	2				-1
year dollars-and-cents	3	-1					-2
year mark-)	-4	-3	2				2	-1
year mark-:	3		-1				-1
# word both read as
 	1		1		-2	-2	-9	1
 accountName	-1	1	-2	-1		-1	-3	-2
 accountName,current?	-2	-3	-1				4	-1
 accountName?			-2		-1	-1	-6	-1
 accountName?,current?	-3	2					3	-1
 accountNumber	-2	-1	-1	3	-1		-2	-2
 current	-6	-2		-1	-1	-1	6	-1
 current,current	-2						2
 current?	-3	-4		-2	-1	-1	3	-1
 originalCreditor	-1	-1	-2	-1			-3	3
 originalCreditor?	-3	2	-1				-2	1
 paying	-3	-1		-1	-1	3	-1	-1
accountName accountName	-2	3	-3
accountName,current? current?	2		-3
accountName,current? goes on,current?	-5	-3	1				2	-2
accountName? 	-1	2	-5				-1	-1
accountName? goes on?	1	-2		1		-1	-2	-2
accountNumber 	3	-1		-3	-1	-1	-2	-4
accountNumber current	-3						3
accountNumber originalCreditor	-4	-1					-1	4
accountNumber? current?	-2						3
amount 	6	-3	-2	-1	-1	-1	-6	-2
amount accountName	1			-1	-1		-3	-2
amount current	-5	-1					5
amount,current current	-3						3
amount? 	1	2	-1		-1	-2	-3	-2
aside accountName aside goes on		-3	1				-2	-1
aside amount aside accountName	3	-2
aside current aside current	3						-3
aside current? aside current?	2						-3	1
current 	4	-2		1			-7	-2
current accountName	1	-1	-1				-3
current? 	3	-2		2			-4	-4
current? originalCreditor,current?	-2	-1	-1				5	-3
goes on 	2	-1	-5				-3
goes on accountName	-6	5	-3				-2	-2
goes on accountNumber	-1	-1	-1	3
goes on goes on	-1	-2	1	-1	-1	-1	-4	-2
goes on,accountNumber accountNumber	2			-1			-1
goes on,current? current?	-3		-3				3	-1
goes on,current? goes on,current?	-3	-1	-1				1	1
goes on? 	5		-6	-1
goes on? goes on?	-1	-1	1	-1	-1	-1	-5	-3
goes on?,current? goes on?,current?	-4	-1	-1				2
originalCreditor 	4	-1	2	-1			-2	-5
originalCreditor current?	-3						4
originalCreditor originalCreditor	-1	-3	1		-1		-3	1
originalCreditor? originalCreditor?	-1	-3	1	-1			-2
paying 	8	-3		-1		-1	-7	-2
paying current	-3						3
paying current?	4						-4
paying paying	-1	-3	-2			1	-3	-1
paying? 	4						-3	-1
paying? current	-4						4
# word cell comes
always	1	-3		-3	-1	-2	-3	-3
often	1	-6	-3	-3	-1			-4
twice	1	-3	-2	-2	-1	-1	1	-4
# word ending
've		-2					1	-1
-01		-2	2	-1		-1	-2	-1
-02	-2	-2	2	3	-1	-2	-2	-1
-03	-3	-1	2	1				-1
-09	3	-1	-1	-2	-1	-1	-2
-10	3	-1		-1	-1	-1	-1
-12	3	-1	-1	-1		-1
-15	3	-1	-1	-1			-1
-23	3	-1		-2			-1
-26	3			-2	-1		-1
-30	4	-2	-1	-2	-1	-1	-3
-59	-2	-1	-1	-2	-1		3	-1
-on	-4	5	-1					-1
-op	-3	2
.9%	4	-2	-1				-1
/mo	3		-1				-1
/td	-3	3	1					-1
0-2	-3			3
00%	1	-2	2	-1	-1	-1	-3	-1
1.0	3	-1		-1			-2
10%	2	-1					-1
2.1	3	-1		-3			-1
2.2	3	-1		-3			-1
25%	4	-1	-3				-1
3.0	3	-1		-1	-1		-1
4.1	3	-2		-1			-1	-1
4.2	2	-2	-1	-1			-1
4.4	4			-3			-1
4.5	3			-2
49%	3	-1	-1			-1	-2
90%	2	-1				-1	-2
a	2	-3	-2	1	-1	-1		2
ab		-4					1	-1
ac	3	-2	-1					-1
ach	4	-2					-2	-2
act	1	-3	-3	-1	2	-1	1	-2
ada	-1	-2	-3			-1	3	-1
ado		-4	1	-1		-1
ady	-2	3						-1
aga	-2	-1					2	-1
age	-1		3	-1		-1	-3	-3
ago	1	-3	-1	-1	-1	-1		-2
ah	3	-2					-2
aid	2	-4	-3	-1	-1	-1		-3
ail	2	-4	-1				-2	1
ain	-2	2		-1	-1	-1	-3
air	-3	1	3			-1	-3	-1
ait	3	-2	-1				-1
aks	-2	-2	3					-2
ala	-3	1	2				-1
ale	-2		1			-1	-3	1
alf	1	1					-3	-1
all	1	-2	-4	-1		-1	2	-2
als	3	-3	-2	-1	-1	-1	-3
ama	3	-1	-2				-1	-1
ame	4	-5	-3	-1				-7
amt	4	-2	-2				-1	-2
ana		-1		-1		1	-2
and	1	-1	-2	-1	-1	-1		-3
ane		1	2	-1	-1	-1	-2
ang	3	-2	-2				-2
ani	3	-3	-1				-2	-1
ano	3	-1	-1				-2
ant	-1	3	-1	-1		-1	-1
any	-1					1		-3
apr	5	-3	-2		-1		-1	-2
ard	-1	-3	2	-1		1	-3	-2
are		3	-1				-2	1
ark	-1	2					-3	-1
arm		3	-3				-1	-1
ars	-3	2	1	-1	-1	-1		1
ary		-4	1	-1	-1	-1	2	-1
ash	-3	-3	4	-1		-1	-2	-1
ast	1	-2	-3	1	-1		1	1
at	1	-3	-1			-1	-3	2
ats	3	-2	-2					-2
aug		-3	-2	-1		-1	2	-2
aus	1	-3	1				-2	-1
ave	1	-2			-1		-2	-2
ay	2	-2
ays	-2	-1	-3	-1	-1	-1	1	-3
b	3	-4	-1	1		-1	-4	-2
bal	2	-2	-3	-3	-2	-1		-4
ber	1	-4		-1	-1	-1	1	-2
bit	-2	3	-2			-1	-3	-2
bk		1	1				-3	-2
bna	-3	4	1	-1			-2	-2
bom	-4	3	1
box	2	-2	-3	-1	-2			-1
bts	3	-2	-3	-1	-1	-1	-1	-1
but	2	-1	-3				-1	-1
by	1	-3	-1	-1	-1	1	-1	-2
bye	3	-1	-1				-1
c	2	-4	1	-1		-3	-2	-2
can	3		-2		-1		-2	-1
cao	-3	4	-2
cap			1	-1			-3	-3
car	2	-3	1				-2
cc	2	-3	-1	-1	-2	1	-2	-1
ccc	2		-1	-1			-2	-1
cct	5	-4	-6	-3		-1	1	-2
ced	1		-2	-1	-1			-3
ces	1	-2	1	-1			-3	-2
chg		-1	-1				4
cia	3	-4	-1				-2	-1
ck	3			-2				-1
cl	4	-2	-1				-1	-1
co	-1	-4	2	-1	-1	-1	-1
coa	3	-1	-1	-1			-2	-1
col	5	-2	-1				-2	-1
com	1	1	-2				-1	3
con	1		-4					-1
cox	-3		-1				1	2
cr	-1	-3	2	-1			-1	-2
ctr	-2	-2	1					3
ctv	-1	-1	-1				-2	3
cu		-4	2	-2			-1	-2
cua	3	-2						-1
cur	-1	-3				-1	3	-2
d		-3	-3	2	2	-1		-2
dad		2	-2			-1	-3	-2
day	1	-5		-1	-1	-1		-3
de		-4	-2	-1		-2		-2
ded	4	-2	-2				-3	-1
den	2	2	-3				-1	-1
der		1	-1	-1		-1	-3	-4
dge	-1	-6					-2	1
dic	1	-3	-1				-1
die	3	-2	-1
dma	-3	3
dmp	1	-2	-3				1	-3
do		-3				-1	1	-2
dow	-3	1	2				1
dpd	-2	-1		-1	-1	-1	2	-1
dr	-1	1	-1	-2		-1	-2	1
dti	3						-1	-2
du	3						-2
d’s	3	-3	-1
e	2	-4		1				-1
eaf	-2	3	-2					-2
eap	-3	2	-1					-1
ear	2	-3	1				-2	-1
ebo	5	-2	-4				-2	-1
eck	2	1	-1			-1	-3	-1
ect	-1					-1	-2	-3
ecu	-3	3	-1
edy			-2					1
eed	-2	-3	-3	-1	-1	1	3	-2
ees		-3	2	-1				-1
ef	5	-1	-2				-2	-2
efx	3	-2	-1	-1			-2	-3
ege	-2	2					-1	-1
el	2	-3	-2					1
ela	-1		1	-1	-1	-1	-4	-3
eld	-2	2	-3	-1		-1	1	2
elm	-3		1					1
elp	2	-1	-1
ems	-4		4				1	-4
en	1	-3	-2	-2		-1		-1
end	2	-1	-2		-1		-3	1
ene		2		-1			1	-3
enn	-1	1	-3				-1	2
ens	-2						1	-3
ent		-3		-1	-1	-1	2	-2
ept	1						-3	-2
eq	3	-2	-1	-1			-2	-1
er	-1	-2	1	-1		1		-1
ere		1	1				-3
ero	3	-3	-1		3		-5	-1
ers	1	-2	2	-1	-1	-1	-3
ery		-2	3		-1	-1		-3
esc	3	-1	-1				-1
ese	1	-3	-1				1
ess	-1	-2	1	-1	1	-1	-3	1
et	4	-2	-1				-1	-1
ete		-4	2				-2	-2
eto	1	-3					-1	-2
ets	4	-2	-1				-1	-2
evo	3		-2				-1
ews	3	-1	-1				-1
ex	4	-1					-1	-1
exp	3		-1				-1	-1
ext	1	-3	-2	-1	-1	-1	-1	-2
eze	3	-1	-2					-1
f	4	-1	-2	-1	-1		-2
far	2	-1	-2				1
fas	-3	2		1
fax	5	-3					-1	-1
fcu	-2	-1	3	-1			-1	-2
feb	1	-1	-3					-2
fee	2	-2		-1	-1	-1	-4	-1
fer	3	-2	-3	-1	-1	-1		-2
fha	3	-2					-1	-1
fic		-3	1
fin		-2		1			-1	-3
fix	3	-2					-1
for	3	-2	-4	-1	-1	-1		-4
fri	3	-1					-1
fsb	-4	-1	4
fts	-1	-1	2	-1	-1	-1	-3	2
gal	3	-4	-1	-1	-1	-1	-2	-2
gan	-3		1				1	-1
gap	1	3	-1				-2	-2
gas		-3					-2	2
ge	-5	3	-1			-1	-2	4
ged	-1	-3	-2	-1	-1	-1	2	-2
gen		-3
get		1		-1	-1	-1	-3
gin	2		-2					-1
gle	1	-2	1				-1
gmt	-2	-1	2	-1				-3
go	-1	-3	2			-1		-2
got	2	-3	-2					-1
har	3	-2		-1
has		-2	-6				2	-2
hat	1	-4	-4	-1	-1	-1		-2
hem	-1	-3	-2				2	-1
hen		-5	-1			1	1	-3
heo	3	-1					-2	-1
her	2				-1		-4	1
hey		-2	-4			-1	2	-1
hf	-2	-1		3
hi	3	-4					1	-1
hip	3	1					-3	-1
his	1	-3	-3		-1	1		-3
hly	2	-3	-1			-1	-3	-2
hoa	-1	-3	2				-1
hsa	3	-2		-1			-1
hut	-3	2	-2	-1		-1	-3	3
hys	-6		3	-1			-1	4
i	1	-1	-2	-2	-1	-1		-3
i'm		-3	-2				3	-3
ial	-3	1	1	-1	-1	-1	-4	-3
ian	-2	-2	4	-1			-2	1
ias	-3	1	-1				2
ibe	3		-3
ice	-2	-5	3	-1	-1	-1		-1
ich	2	-2	-3				-1	-2
ick	1		-2	-1			-2	-3
ico	3	-2					-1	-1
ics	-5	-1	3				-2	4
id	7	-3	-5	-4			-1	-1
ida	-2		-2				1	1
ied	3		-1				-2	-2
ies	2	-4	-1	-1	-1	-1	-3	1
iew	1	1	-3				-3
if	5	-3	-3				-4	-2
ife	4	-2	-2				-2	-1
ify	5	-3	-1				-2	-1
igo	-2	2	2					-2
ii	-1	-2	2	-1			-1	-3
ild	-3	1	2			-1	-1	-2
ile	-1	-3	-1	-1	-1	-1	2	4
ill	1	-2	-1	-1	1	1	-2	-3
ils	5	-2	-4				-3	-1
ily		-3		-1			1
ima	1	-4	1			-1		-2
ime	-2	-3	1	-1		-1	3	-1
imo	2	-2	1		-1	-1	-2	-1
in	1	-4	-2	-2		-1	2	-2
inc	-2	-4	2	-1	-1	-1	-1	-3
iod	3		-3				-1
ion		-3		-1		-1	2	-3
ipt	2	-1	-3
ire	-4	2	3	-1	-1	-1	-1	-3
irs	-2	2		-1				-3
is	2	-3	-4	-1	-1	-1	-1	-2
isa	-2	-1	2	-1		-1	-3	-2
isk	2	-1	-1					-1
it		-2	2		-1	-1	1	-2
ite	3		1				-3	-2
ith	2	-3	-2					-3
iti	-3	1	1	-1		-1	-1	-1
ito	3	-2					-2	-2
its	2	-3	-4	1			-1	-1
ity	-1	-2	2	-1	1	-1	-3
iva	-3	3					-2	2
iya	3	-2					-1
ién		-2					1
j	5	-2	-3	-1	-1		-4	-1
jan	2	-3	-2				-1	-1
jcp	-4	2	2				-2	1
joy	3	-2					-2	-1
jt	3	-2					-1
jun	4	-2	-1				-2	-1
k	4	-2	-2	-1			-3
kay	2	-1	-1				-3	-3
kbb	3	-1	-2				-1
ket	1	1	-1	-1			-2	-3
kia	1	-2	1				-1	-2
ko	2		-2				-1
kwy	3		-2					-1
l	-1	-2	3	-2	-1		-4
l's	-1	2	-1				-3	-4
lab	-1		3				-1
lan		1	1	-1	-1	-1	-1	-3
lar	1		1				-2	-3
las	-3	3					-1
lco		1	-3					-1
ldo	3	-2	-1		-1		-2	-1
le	3	-1	-1				-1
lgl	2	-1			-1	-1	-2	-1
lic		1	1				-3
lin	-2		3				-1	-1
lio	1	-1					-3	-2
llc	-1	-2	3	-2	-2	-1	-4	-3
lly	1	2					-3	-2
ln		-1	2		-1			-2
loc	-2	2	1	-2	-1	-2	-4	-2
lol	3	-3	-3				-1
los	3	-2					-1	-1
low	-1	-1					-2	2
lry	2	-1	-1				-1	-3
lso	2	-4	-1					-1
lta	-2	4					-2	-2
lts	3	-1	-2
ltv	3	-2
lus	-1	-4	4	-1			-1	-2
m		-4		-1	-1	-1	2	-2
ma	2	-1	-2			-1	-1	-1
mac	-4	5	-4	-1			-1	-2
man			-1				3	-1
mas	1	-3	-2				1	-2
may	1	-3	-3			-1	1	-2
mbe	-2	3	-1				-1	-1
mc	-2	-3	3	-1			-1	-1
me	2	-3	-1		-1			-1
med	-3			-1				2
mer		-1					2	-3
mes	2	-4	1				-2	-1
mex	-4	4			-1		-1	-3
min	2	-3	-1	-1	-2	-2	-1	-2
mit	3		-3				-3	1
mls	4	-2		-2		-1	-1	-1
mn	3	-1	-2		-1			-1
mo	1	-3	-1	-1	-1	-2	1	-2
mom	-4	3	1	-1			-3	-2
mon	2	-2	-2				-1	-1
mop	3	-1					-1	-1
mos	2	-3	-3	-1				-1
mr		1	-1	2			-1	-3
mtg		-3	2	-1	-1	-1	-5	-2
mum	3	-2	-2			-1	-2	1
my	2		-1				-2	-3
mỗi	3	-1					-2
n	1	-1	-1	-1	-1		-3
n's	-3	3	-3					-2
n.a	-1	-3	-2	-1	-1	-1	-2	2
n/a	4	-4	-2	-2		-1	-1	-3
na		-3		-1	-1	-1	-1
ncb	-2	2	3	-1			-2	-2
nce	1	-3		-1	-1	-1	-2
ncy		-4	-1		-1	-1	1	-1
nds	4	-2	-4	-1			-2	-1
ndt	2		-2
ne	2	-1	-1
ned		-4	-1	-1	-1	-1	1	-3
ner	-2	1	5				-1	-3
nes	-1	-3	1	-1			-2
net		2					-1	-3
new	2	-2		-1	-1		-2	-2
ney			3				-3	-2
nge	-1	-1	3				-2	-1
ngs	2	-3	-1		-1			-2
nia	1		-1				1	-2
nit	-1	-3	-1	3	1	-1	-2	-1
niv	-2	1	2					-2
njo	3	-2					-2	-1
nks	3	-1	-2					-1
nly	2	-1	-2					-1
no		-4	-5	-2	-1	-1	2	-2
nor		-2	2				-1
not	2	-4	-5			-1		-2
nov	3	-2	-1					-1
now	1	-3	-2	-1	-1			1
nr	4	-1	-3					-1
nse	3	1	-1				-2	-1
nst	2		-1		-1		-4	-1
nta	3	-3		-2		-1	-1	-2
nto	3	-1					-2	-1
nts	1	-4	-1	-1	-1	1	-2	1
nus	3	-1	-2
n’t	3						-3
o		-3		-1	-1	-1	2	-1
oan	1	-1	2	-1	-1	1	-3	-1
oc	3	-1					-2	-3
ock	-1	3		-1			-2	-4
ode	4	-1	-3					-1
odo	3	-1					-2
ods	2	-2	-2
oed	3	-1					-2
oes	3	-1			-1		-3	-1
of	1	-5	1	1	-1	-1	-1	2
off	-2	-1	-2	-1	-1	-1	2	-2
ofi	1		-3				-1	-3
ogy	-3	-2	1			-1	-2	3
oh	3	-3	-3	-1	-1	-1	-3	-1
ok	1	-4	-3	-1	-1	-1	1	-1
old	1	-1	-1	-1	-1	-1	-3	-2
ole		-2	2		-1	2	-2	-1
oll	-1		1	-2	-1	-1	1	-3
oma	-1	-3	2				-1	-2
oms	1		-3
omy	-4		4
on	2	-5	-2		-1	-1	1	-2
ond	1	-3	-1				1	-1
ont	-3	3	-2	-1	-1		-1
ony	-1	-3		-1	-1	-1		3
ook	-1	3	-3				-2	-1
ool	2		-1				-3	-1
oot	-1	-2	2
op	2	-1						-1
ora	3		-3				-1	1
oro	3	-1	-2
orp	-3		3	-1			-1	-1
ors	1	-3					-3
oss	2	-2	-2	-1	-1	-1		-1
ost	4	-1	-1				-4	-1
ote		-3	-1	-1			1	-2
oth	4	-3	-3				-2	-1
oup	-1	-5	2		-1		-3
our	1	-4	-1		-1	-1
ous	3	-3		-1	-1	-1	-3	-1
out		-3	-3				2	-1
owe	3	-4	-2	-1	-1		-1	-2
own	3	-1	-2	-1			-2	-2
ows	-2	-1	2				2	-1
p	3	-2	-3	-1	-1	-1	-2	-1
p.o	4	-1	-2	-1			-1
pal	1	-1	-3	-1	-1	-1	-1
pc	-2	-1	3				-1	-1
pcs	-3						-1	2
pd	3	-2	-1				-2
pen	1		1	-1	-1	-1	-3	-1
per	-2	1	3	-1		-1	-1	1
pif	4	-2	-1				-3	-1
pk	-3		1	2
pl		-3	2	-1		1	-2
pm	4	-2				-1	-2	-1
pmt	2	-4	-5	-1	-1	-2	-1	-2
pnc	1	1	-2	-1			-1	-1
po	3	-2	-5	-1	-1			-2
pot	-3	-1	2				-1	1
pr		-3	1
pro	-2	-1	3
ps	3	-1	-1					-2
ptd	3	-2					-1
pur		1	-1					-2
q	4	-1	-3
r's	3	-3	-2				-1	-1
rad	-1	-3	2			1	-1
ral	-1	-1	3	-1			-2	-1
ram	1		-1	-1	-1	-1	-3	-1
ray		-3	2				-1	-1
rch	1	-4	-1	-1	-1	-1	2	-2
rd	3	-1	-3		2		-2	-2
rds	-1	1	2	-1			-2	-3
red	2	-2	2	-1	-1	-1	-7	-3
ree	3	-4	2				-1	-2
ref	3	-4	-2	-2				-2
rei	-3	2						-1
res	1	-3	-1	-1			-2	2
rev	4	-3	1		-1	-2	-4	-1
rge	-1	-3	2	-1	-1	-1	1	-2
rgo		-4	1				-1	-2
rgy	-1	-1					1	4
ric	-1	-1	1				-3	1
rid	-3	2		-1			-2	1
rig	3	-3	-1	-1	-1	-1	-1	-3
ris	-2	3					1	-4
rks	3	-4	1				-2	-1
rly	3						-2	-2
rna	-2	4			-1		-1	-1
rol	-2		2					-1
rom				-1	-2	-1	-1	-5
ror	2		-2				-1
rro	1	-3	1				-1
rry	1	-1	-1		2	-1	-4	-2
rst		1			-1	-1	-4
rta	3	-1					-2
rth	2	-3	1	-1	-1	-1	-2
rty	1	1	-2				-2	-3
rus	-3	3
s		-2		-1	-1	-1	-1
sa	4	-3	-3					-1
saa	-2	3	-1	-1			-2	-1
san	1	-3	2				-1	-1
sba	-3	3
sde	-3						3
se	3	-1	-1				-1
sed	1	-1	-3		-1		1	-2
sel	3	-3
sen	1		-3					-1
ser	1	2	-2				-3	-2
ses	4	-2	-1				-3	-1
set		-2	1				-2	-1
sh	3	-1	-1
sic	-3	-1	3
sin	1	-3					2
ska	-3	3	2		-1		-1	-2
ski	3	-1	-2				-1	-1
sky	-3	2	2	-1			-1	-3
so	1	-4	-3		-1	-1	1	1
soc		-2	3	-1			-2	-1
sol	3	-3	-2				-1	-1
son	1	-1	-1		1	-1	-3
sos	-2	-1					2
ssn	2	-3	2
st	-1	1	-1	-1	-1		1	2
ste	5	-1	-2					-2
sts		-2					-3	1
svc	-2	-1	3		-1		-2	-1
số	3	-1	-2				-1
t	4	-2	-2		-1		-1
t's	1	-4	-3				1	-2
tas	3		-1					-1
tax		-2	3				-1	-1
tch	2	-1					-1
tco	-2	2					-2	-3
tcy	2	-1	-2		2		-3	-1
td		1			-1		1	-3
ted	2	-1	-1	-1	-1	-1	-2	-3
ter	-1	1	-1	-1	-1	-1	-1	3
the	1	-4		-1	-1	-1		-1
tho	-2	-1	3					-1
ths		-3	-2	-1	-1	-1	1	-1
tjx	-4	3	1
tly	3	-2					-2
to	2	-4	-2	-1	-1			-2
tom	2	-3	2				-2	-1
top	1		2				-3	-1
tos	2	-2	-1					-1
tro	-3	1	-1					1
tto		2	-2					-2
tty	2	-1	1				-2	-1
tu	5	-3	-2				-2	-2
tuc	1	-2	-1	-1	2		-2	-3
tun	-1	3	-2				-1	-1
tus	3	-2	-1		-1		-2	-2
two	1	-3	-2					1
tx	3	-1	-1					-1
ual	4	-1	-2				-3	-2
uck	5	-3					-5
ude	-1	1	2				-3	-2
ued	3	-2	-2				-1	-1
uff	3	-1	-1				-1
ugh	4	-2	-1				-3
uin	-1	-3	3					-2
uit			-2		-1	-1		-2
uke			-1				2	-3
uld	3	-1					-2
ule	4	-1	-1				-2	-1
ulf	-1	4	-1				-1
ull	4		-2			1	-3	-1
ult	4	-2					-4
uly	3	-2	-1					-2
um	4	-2	-2				-2
umn	3	-1	-2
und	-1	1					-3	-1
une		-3	-3	-1	-1		1	-3
ung	3	-3	-1				-1	-1
uns	3	-1	-2
unt	2	-3	-2			-1	1	-4
ure	-2	2	1	-1		1	-4	-2
urn	-1	-1	3				-1	-2
urr	-3	-2	-1	-1	-1	-1	3	-2
urt	2	-3	-1				1	-1
us	-2	-2	-2	-2	3	2	-5	-3
usa	-1	-1	1	-1			-3
ute		1	1				-4	-1
uth	-3	2	1	-1		-1	1
uto	1	-3	1			1	-2
uty	2	-1						-2
v's	-3	4	-1					-1
ved	1	-3	-1	-1	1	-1	-1	-2
ves	3	-1	-1				-1
vin	3	-2	-2	-1		-1	1	-1
w	1	-3	-4	-1	-1	3		-1
was	3	-3	-3			-1	1	-3
way		2	-3	-1	-1	-1	1	-2
wds	-3	2	1
we	1	-3	-2		-1	-1		-3
wed	4	-2	-1	-1	-1		-2	-1
wer	-3	3	1	-1	-1	-1	-1	1
wes	1	3	-2	-1	-1		-1	-2
who	4	-2	-1				-1	-1
x	4	-2	-1	-1			-2	-1
xed	1	-2	1				-3	-1
xp	4	-2	-1				-1	-2
xpn	2	-3	-2			1	-2	-2
y	1	-4	-2	-1		1	-1	-3
y's	-3	4	-1	-1	-1		-3	-1
yen	-2	-1	3				-1
yer	-2	-2	3	-1	-1	-1		-2
yes		-3	-2	-1		-1	2	-3
yet	4						-4
yns	-2	3		-1			-1	-1
you	2	-4	-1				-3	-1
ype	5	-2	-2				-2	-2
ytd	3	-2						-1
zas	3	-1					-2
zip	-3	4	-1				-2	-2
zle	-3	3
ção	3						-3	-1
余额	1	-3	-2	-1	-1	-1	1	-1
信用卡	-1	-4	3	-1		-1	-3	-1
债权人	2	-1					-2	-2
合计	3	-2					-1
国银行	-3	1	1				-1
尾号	2	-2	-4	-2		-1	1	-1
常还款	-3						3
房贷		-2	2				-2	-1
收公司	-3	-2	-1				3
欠	3	-1	-1	-1	-1		-2	-1
欠款	3	-1					-3	-1
正常	-3	-1				-1	3	-1
用额度			2				-2
编号	3		-2				-1
账号	3	-1	-4	-2			-1
# word first of cell
0 of 4	2	-1	-3				-5	-3
0 of 5	1	-1	1				-5	-4
0 of 7	-1	1	-2	-4	-1	-1	-5	-3
1 of 2	1	1	-5	-1	-1	-1	-3	-2
1 of 3	1	1	-2	-2	-1	-1	-3	-2
1 of 5		2	-4	2	-1	-1	-4
1 of 6	1	1	-3	3	-1	-1	2	-2
1 of 7	2	1	-9	1	-1	-1	-1	1
2 of 3	1	1	-3	-1	-2	-1	-1	-2
2 of 5		1	-3		-1	-1
2 of 6	-1	2	-2	-1		-2	-5
2 of 7	2	2	-7		-2		-1	-2
3 of 4	1	-1	-2	-1	-1	-1	-2	-3
3 of 5	1	2	-2	1	-1	-1	-3
3 of 6	-1	2	-4	1	-2		-5
3 of 7		1	-6	-1		-2	-2	-3
4 of 5	-1		-3	-2		-1	1	-2
4 of 6		4	-1	-2		-2	-2
4 of 7			-4	-2	-2		-1	-3
5 of 7	1	1	-4		-2	-2	-2	-3
6 of 7	1	-3	-2	-2	-1	-2	1	-1
capital		-3	-2			-2	1	-4
capitalised	1	1	-6	-2	-1	-1
capitals	1		-7	2	-2	-1	-2
date	-1	-4	-3	4	1	-1	-2	-3
letters	2	1	-2	-2	-1	-1		-2
percent	3	-3	-1	-2	-1	1	-8	-2
small		-1	-3	-1	-1	-2		-3
# word first of line
date	2	-4	-1	2	-1	-1	-2	-2
percent	3	-1					-2
small				-2	-1	-1	1	-2
# word first word comes
always	-1	-2		-2	-3	-5		-2
always, first	1	-1	-1	-1	-1		-3	-1
often, first	2	-6	-3	-2	1	-1	1
twice	1	-2		-2	-3	-2		1
# word heading
#	3	-3		-1				-1
account #	3	-3	-4				-2	-1
account abuse	3						-3
account account	3	-3
account balance	-2		3				2
account history	1	1	-3
account name account	4	-2	-2	-1			-1
account status		-3	-1	-1			1	-2
account type	-1	-3					3
account type auto	-3		1				2
account type credit	-3						3
account type education	1	1					-3
account type installment	2		-2				-1
accounts	-1	2		-1				-3
accounts in good	2	2	-3
acct	1	-3	-1					1
acct ending		1	-3				1
active	1	2	1				-1	-3
activity	1	-3	1				-2	-1
address	2	-2		-1	-1			-3
affirm inc	-2	1		3
agency	-4	3	2	-1			-1	1
al corriente	-1	3					2
ambulance	3						-3
american	1	-1	1				-2
amount past	-2	3						1
and	-2	-3					1	1
and credit	-3	-1	1				2
anesthesia	-3		2
applicant	3	-1	-1	-1				-1
apr	3	-4	-1	-1	-1	-1	1	-1
apr mar	-3		2				2
apr may	3		-1				-2
are you	3	-2	-1				-1
are you behind	3	-2					-2	-1
as agreed	-1	-1	2
auto date closed	3		-2				-2
auto lease	-3		1				2
auto loan	4	1	1				-4
available	2	-1					-3
available credit	-3						3	-1
bad debt	-3	1	2				2	-1
balance date	3	-1	1				-3
balance payment	-3	-1	3				-1	1
balances	2	-1	-1				-2	-1
bank credit	3	-2	-1				-3
bank of america	-2	1		-1		-1	2
before closing monthly	-2	2	-1
before thursday		2	3				-2
behind	2	1	-2	-1			-1
bill	1		-1				-2	-3
brightwater	2	-1	-1				-1
buyer	2	-1	-2	-1	-1	-1	-1	-3
by month	-1	-3	-3	-1			2	-2
c	2						-2	-1
calculation	3	-1	-1					-1
capital one		1	-2				1	-2
card	4	-3	-2	-1	-1		2
card recent	3						-3
cards	-2	1	3				-2	-1
cash		-1	-3					2
category	3	-3	-1					-1
cavalry spv	2		-2				-1	-2
certified	2	-2	-1
charge-off	4		-2				-2	-1
charge/credit card accounts	-3	1	2
charged	-2	2	2				-2	-1
charged off	-1	-1	3					-2
citizens			-3
claim	2	-1	-2
claim subject to	-3		3
class	3	-3					-1	-1
closing monthly	-3	2	-1	-1
collateral	4	-3	-2	-1				-1
collection/chargeoff	3						-3
collections	2	-1	-1				-1	-1
collector	-2	2	2				1	3
comments	-1	4	-2				1	-3
community credit	3	-2	-2
company	2			-1	-1		-1	-4
company request	3	-1	-2				-1
confidential	1	-2					-1	-1
consolidate	2	-2	-1				-1
consolidation	-1	-3	1	-1			1	-1
consumer usa	-2		2				4	-2
conventional re	-3						3
corriente			2				-3
counselor	3	1	-2			-1	-1	-1
countrywide home	3	-1	-2				-1
credence	-3						1	1
credit		-1	-1	-1	-1		-3	1
credit cards	-2	-1	3
credit collection		-1					1	-3
credit corp	-2		1				1	1
credit grantor	1	-1	1				-2
credit limit	3		-3	-1			-1	-1
credit union	-1	2	-1				3	-1
creditor acct	-1	2	1	-1		-1	-3	-2
creditor avant	3		-2				-2	-2
creditor comenity	1	2	2				-3
creditor current	2	2	-3				-1	-2
creditor name	1	-3		-1			-1	-1
creditor original	-2	3	-1				-2	-4
creditor's	4	-1	-1				-1
creditorname		-1					-1	-3
creditors		-1	-1				3	-1
cuenta	-3	1	1	-1			1	-1
current	1	-3	1	-1		-1		1
current account	-2	-1	1	-1			3
current creditor	-2	3	2					-3
current holder	3	-2	-3					-1
current may result	-3						3
current paid		2					-3	1
current status		1	2				-2
current terms	4	-1	-2				-3	1
customer	3	-2	-1		-1
date		2	-1	-2	-1	-1	-1	-2
date balance	2	-2	-1				1
date closed	-2	-1					3	-1
date of first	1	3	-1				-3	-1
date of last	-3	2	2				2
date of status		1					-2
date reported	3	1	-1				-5	1
days past due	-4	2	2				1
dear mr	2	-2
debemos mi esposo	1		2				-2
debt type		-2	1			-1	-3	-1
debts		1	1	-1			-2	-2
debttype	2	-3	1				-1	-1
deferment		-2	2				-2
delinquency	-3	-1	1				2
department	1	-3					1	-1
direct	2	-1	-1				-2
direct loan	2	-3		-1
direct stafford	3	-2	-1	-1			-4	-1
due		-3	4			-1	-2	-2
e	-1	2	3				-1
e w	1	-3
electric	-1	1	2				-3	-1
enhanced	-2						2
enhanced recovery	3						-3	1
enhanced recovery co	-3		-1				2	1
enrolled	3	-1	-2				-2
equifax ok	-3	3	1
equifax transunion	3	-3	-1		-1			1
estate loan	-2		3				-1
experian	1	2	-1	-1	-1		-3	-2
experian equifax transunion	-2	1	2
factoring	3						1	-3
fargo card	-3		1				2
feb jan	-2						1	2
fin chg	3		-2				-1
first	-4	-1	1				1	1
following accounts	3	-2	-1				-2
for		-2	-1	-1			-2	1
for you	2		-2					-1
freedom	3	-1					-2
from	-1	-2	1				2	-2
funding	1						-3	-1
good	4	-2	-2				-1
good afternoon	4	-2	1				-2
grant	-2	-1	1				2
guide	2		1				-3
has #	-1	-3	-1	3		-1	-4	-1
has %	2			-1			-1
has /	1	-3	-2	-1	-3	-3	-1
has a		-3		-1	1	-2
has acceptance	1	-3		-1	-1		-2
has accounts	-1	1	1	-2	-1	-1	-2	-4
has acct			1	3	-1	-2	-1	-2
has acctno	-2	1	3	1			-1	-2
has acreedor	-1	-3		1				-1
has active	2	1	-1				-1	-3
has actual	-2	1					1	-1
has add	2	-3	-1	-1	-1	-1		-1
has affirm		2		3				-1
has age	3	-1	-1				-1
has agency	-2	2	3	-1	-1		-1	-3
has aging	3	-2	-2
has agreement	2			-1			-3
has aidvantage	3			-1			-3
has ally	1	-1	-2
has amounts	1	-1	1	-1			-2	-1
has amt		-2		-1			2	-2
has an	1	1	-1	-1			-1	-3
has anesthesia	-3	1	3	-1			1	-2
has another	1	-1	3				-2	1
has any	3	1					-2	-1
has app	-2	-4	1				2	-2
has application	3	-1			-1			-1
has apply	4	-2	-3				-1	-1
has apr	1	-4	2	-1	-1	-1	1	-1
has are	-1	-4		-1	-1	-1	2
has asked			-1				-4	3
has asset	2	-1	-2				-3	2
has assets	5	-4					-1	-1
has assistance	3	-2	-3				-1	-1
has associates		-2						3
has at		-1	1	-1		-1	2	-3
has at&t	-3			-1	1		3	-2
has attorneys	-1	-3	1					-1
has auto		-2	-1	-1		-1	3	-2
has avalanche	1		3				-1	-1
has b	1	1	1	-1			-4	-2
has ba	3	-2	-2
has bal	-2	-4	1	1	-2	-2	2
has balance	1	-1		-2	-2	-2	1	-3
has balances	2	2	-1		-1		-2	-2
has bank		2			-1	-1	1	-5
has bankruptcy	-1	-2	1	-1		-1	-3
has barclays			-3		-1		1	-2
has before		1	-1	-1	2	-1	-1	-3
has behalf	3		-1				-2
has behind?	-2	-1		-1			2
has below	-1	2	-1	-1	-1	-1	-1	-3
has bills	-1	2	1	-1		-1	-1	-3
has bluestem	3		-1					-3
has bought	-3		-1	-1				1
has brendan	1	-2	-3
has brightwater	2	-1	-1				-1
has bring	-2	-1	1				2
has by	-1	-2	1	1	-1	-1		-3
has came	1	-2	-3					1
has can	-1	-6	1	-1		-1	2	-1
has card	1	-1	1	2	-1	-1	1	-3
has care	-3		-1				3	-1
has cash	1		-3	-1			2	1
has castellanos	3	-1	-2
has category	4	-3	-1				-1	-1
has cedar	3		-2				-2
has center	3	-1	1		-1		-1	-2
has certain	3	-1	-2
has charge		-3		-1			2	-1
has charge-off	1	-2	1					-2
has chase		1	-2					-1
has chg	3		-2				-2
has child	1		-2				-1	-1
has citi	-1	-2	-2				3	-2
has citibank	-3	-1	3				-2	-2
has client		-3	-2	1	-1	-2	-1	1
has closing	2		-2	-1		-1	-1	-2
has co		2	3					-1
has coast	-3	1	5					-2
has code	2		1	-1			-3
has collapse	-3		2				2
has collect	1	-2	-2				2	-1
has collection/chargeoff	3		1				-3
has collections	1		-1		-1		-1	3
has collector	2	-3		-1	-1	-1	-1
has college			1				-3
has column	-3	2				1	1	1
has comcast		-1	-2				3	-1
has comenity	2	1	2				-2	-2
has comment	-1	-3	1	-1		-1	-1	1
has comments	2	-2	1		-1		-3	-2
has community	1						-3
has companies	1	-3						-1
has condition	-2	1	2	-1	-1		1	-1
has consider	-1	1	-1				-3	1
has consumer		1	-1	-1	-2			-4
has conta	-1	1	2	-3		-2		-2
has contact	2	1	-3				-2	-1
has copper	-3						2
has corp	2	-1		-2	-1		-3	1
has corporation	1	-2	-2				2	-1
has corriente	2		-1				-4	-1
has creditorname	-1	3	-1			-1	-1
has creditors	2	-2	-1	-1		-1	-3	-4
has credor			-1	-1	-1	-1	-3	2
has ctr	1	-3	-2	1				-1
has cu		1		-1			-3	1
has data	4	-2					-2	-2
has de	1			1		-1	1	-3
has dear	1	-2	1	-1			1	-2
has debemos			1	-1		-1	1	-3
has debit	3	-3	-2				-1	-1
has debtor	-1	1	4				-1	-1
has debts	-1	2	1	-2	-1	-1	-1	-4
has debttype	1	-3				1	-1	-2
has department	-1	-3	1				1	-1
has dept		2	3	1	-1		-1	-1
has description	1	1	-1	-2		-1	1	-3
has details		-3	1	-2	-1	-1		1
has direct	1	-4		-3			-1	-2
has disclosure	-3		2				1	-1
has dispute	-2	-3	1	-1		-1	1	1
has disputed	1	-3						-1
has district	2		1	-1			-3
has division	-2		3		-1			-1
has dla	-4	1	4				-1
has dmp	3		-2	-1			-1	-1
has done	-2	-1					1
has download	3	-2	-1				-1
has drawer	-3		1				2
has dt	3		-1	-1			-2
has due?	-2						2
has dwayne	3	-1	-2				1
has eastern	1	1	-2				-3	-1
has ecoa	3	-3	1				-3	-1
has ed/aidvantage			3				-1
has electric	-2	1	4				-3	-2
has eligibility	3	-1	-2				-1	-1
has ending	-1	2	-1	-1			1	-1
has enrolled	1	-1	-1	-1	-1	-1	-3
has error	-1	2	3					-2
has es	-1	-3	2				2
has escrow	3	-1	-1				-1
has est	1	-3	-1				1	-1
has estado	1	-3						-2
has estate			4	-2				-1
has even	3	-1					-2
has evening	2	-3
has everything			2	-1	-1	-1	-1	-3
has evidenced	-1	-3	2	-1				-1
has expenses	3	-2	-2				-1	-2
has expires	-2						2
has explanation			1				-3	-2
has extra	2	-1	-2	2			-2	-2
has f	2	-3					-1
has family	-1	-2	2				-3	-1
has fargo		-3	1					-1
has fees	1	-3	-3				1	-2
has few	3	-2	-2					-1
has file	1		-1	-1			2	-2
has filed	3		-1	-1			-2	-1
has financial		-2	-1	-1	-1	-1	2	-3
has first	-1	-1	-2	-2	-1	-1	2
has following	1	-2	1			-1	-1	-2
has for	-1		-3	-1	-1	-1	-1	2
has form	1	-4	-2				2	-1
has found	3	-1	-2					-1
has freq	3	-1	-1				-2	-1
has frequency	2						-2	-1
has get	1	3					-3	2
has global		-3	-1				-1	1
has good			-2	-1		-1	-1	-2
has grant	-3	-3	1				2	1
has great	-1		1	-1			-3	1
has h/c	-3	-1	1			1	1	1
has harbor	3	-4	-3
has has	-1	-1	1				4	-2
has health	1	-3					-2	-2
has heartland	4	-1					-2
has hold	-3	3	2				-2	-2
has hollow	2	-1	-2
has home	1	-1	-1	-1				-3
has house	4	-2	-2				-2
has how	1	-3	-2	-1		-1	1	-4
has huntington	3	-3	-2				2
has id	1	1	-4	-1		-1	-1	-3
has if	4	-4	-1					-1
has inc	-1	-1	-2	2			-2	3
has income-driven	3						-3
has indicator	3	-1	-1					-1
has inquiries	1	-3	-2				2	-1
has inquiry	3	-1	-3				-1	-1
has installment	1	2	-1	-2	-1	-1	-3	-1
has institution	3	-2	-2	-1			-3	-2
has interest	1	-2	-3	-2	-1	-1		-4
has investments		-3	-2				1	2
has it		-1		1	-1	-1	1	-3
has j	1	3	1		-1		-3
has jefferson	-2	-2		-1	-1		3
has judgment	2	-2	-1				-2	2
has k	3	-2	-1				-2
has kay	3						-2
has keep	3	-3	-1				-2	-1
has kind		2	1	-1		-1	-3	-2
has kitchen	-1	1	3				-1
has know	-2	-3	2					1
has late		-2	-4	-1	-1	-1	-2
has late?	-3	-1	-1				3
has le	-3	1	3				-2	-1
has lender	1		-1	-2	-1		-3	-1
has lending			-2				3	-2
has leopold	1	-1	-3				1
has let's	-3	1	1				1	-1
has liabilities	-1	-1	3	-1		-1		-3
has lien	2		-2				-1
has limit/original	1	1	2				-3
has llc	1	-1	-2	-1	-1	-1
has lo	1	-2	1	-1			2	-4
has loan		-2	-1	-1	-1	-1		-2
has log	4	-2	-4				-1
has loss		-1	-3				2	1
has lucinda	1	-2						-1
has m	4	-1					-2
has ma	-3						-1	1
has made	2		-4				1	-2
has make		-1					3	1
has management		-1			-1		-3	2
has mando	-1		2				-1	-3
has marisol	3	-1	-2				-1	-1
has mask	1	-3	-3			1	-1	-1
has may	1	2	-1	-1	-1		-1	-2
has medical		-1			-1		-2
has mensal	-2	-1		-1	-2	2	1	-1
has mercy	3	-3	-2				1
has merged	3	-1					-1
has messages	-3	1	2					-1
has midland	-2		-2		-1		3
has mija	-2	2
has min	-2	-2	3	-2	-1		-1	-3
has mine	-2	3	1				-1
has minimum	-1	2	1			-1	-3	-2
has mn	-3		3					-1
has mohela	-2	1		2			-2
has monthly					-2	-2	-3	-1
has mop	1	-1	-1				-3	2
has more							-3	-1
has mortgage			-2	-1	-1	-1	1	-3
has mos	3						-2
has mr	2	-2	-2				2	-2
has ms	2	-1		-1			-2	-3
has mwen	-1	3	1					-2
has n	-4		2	2			3
has n/a	-3	1	-1	-1			3	-1
has name		2	1	-2	-1	-2	-3	-2
has national	-2	-1	1	-1				3
has nd	2		-1				-2
has negative	-3	3	1				1	-1
has new	-1	1					-2	1
has night	-1	-2	2				-3	1
has no	-1	-1	-1	2	-1	-1
has not	-1		-2	-2	-2	-1		-5
has note	-3	-2	1	-2		-1	3	-3
has notes		-2	-3	-1	-1	2
has nothing	-3	2	3				1	-1
has nov	1	-1	-2		-1			1
has now	1	-2	-2	1		-1	1	-3
has numbers			3				-1	2
has número	1		-1				-3	1
has o	1	-2	-3	-1	1	-1		-1
has oaks	1	-2					-3	1
has off	1	2		-1	-1	-1	-1	-3
has offers	3	-2					-2	-1
has office	2	-1					-1
has omit	4						-4	-1
has on	-2	1	-1	-1	-1	-1	-2
has online	-3	2	2	-1		-1	1	-1
has opened	-1	-2	1	-2		1
has or			-3			-1
has order	3	-3	-2				-2	-2
has orig	-1	3	1	-1		-1	-2	1
has orig.		-2	-2			-1	-2	2
has origcreditor	-1	-3	1	1		2	-2	1
has original	-1	-1	-3	-2	-2	-3		2
has original_creditor		-2	-1		-1	2	-2
has originally		-2	-2	-1				1
has other	-1	1	-2	3	-1	-1	-3
has others	3		-2
has our	1	-3	-1	-1			1
has out		3	-1				-3
has overdraft	1			1			-3
has owe		-1	1	-2	-1	-1	-2	-2
has owed	-1	2	1	-2		-1	-3
has owes	2	-3					-1	-2
has own	2	-1	-2	-1	-1		-3	-1
has owner	2	-1	1				-2	-3
has para	1		-3				-1	-2
has part	-1	2	-3				-2	1
has partners	-3	-2		-1	-1		3	-1
has patient	2			-1			-3	-2
has paul	3	-1	-1				-1
has payoffs	2	-2	1				-1
has pays_as_agreed	2	1	-1		-1		-3	-1
has pd	1	-1		-2	-1	-1	-3	1
has people	3	-2	-2				-1
has perkins	-2	-1	2				-1
has petition	2	-1	-2				-1	-1
has petitioner	-2						3	-1
has phone	-1	-2	-1	-1			4	-1
has physician	-3	2	-1	-1			3	-1
has piedmont	3	-2	-1				-2
has pinnacle	-3	-1	2				-2	2
has placed	2	1	1				-3	-3
has plain	-2	1	2				3
has plains	-1	1		-1	-1		-4	1
has potentially	2	1		-1			-4	-1
has prairie	3	-1	-2				-1
has premier	3	-3	-2				1	-1
has present	1	-3					-1	-1
has principal	2	-4	-1	1				-2
has priority	-3		3				-1	-1
has priya	2		2				-3
has product	2	-2	-3				1	-1
has profit	-1	1	1				-3
has program	1	-1					-3	-2
has prop	3	-1	-1				-2	-1
has property	1	-3					-2	-1
has proposal	3						-2
has provider	2	-1	-2	-1		-1		-2
has pull	-1	-1	-1		-1	-1	1	-3
has pulled		2	3				-2	-2
has purchased	1	-1	3				-2
has q		-1	2				3	-1
has que	1	1	-1	-1		-1	-1	-4
has r	4	-3	-2				-2	-1
has rate		1		-1		-2	-1	-3
has rating	-3	1	-2	-1	-1	-1	-1	-2
has re	1			-1	-1		-1	-3
has recent	1	-3	1	-1	-1	-1	-4	2
has recovery	1	-3	-2	-1	-1		-1	3
has ref	-1			3				-2
has regional	-1		-2	1	-1		-3
has regions	3		-1				-3	-1
has remark	-2	2	2			-1	-4	1
has remarks	-3	1	-1	-2		-1
has repayment	2	-4	-3	-2			1	-1
has repo	3	-1	-1	-1			-1	-1
has report	1		1	-1	-1	-1	-3
has request	2		-2
has requests	4	-4	-2				-1	-1
has required		1	2				-1	-2
has resolution	1	3	-3				2	-2
has resource		-3					-1	1
has responsible	-2	1	3				1	-1
has result	-2						3
has retail	2	1					-3
has rewards		-2	-1				-3	1
has riverbend	-2	-3	-1	-1			1	1
has rosalind	1	-3	-1	-1			1
has rptd	2	1	1				-2
has s	2	-3	-3				2	-1
has saldo	-1	3		-1	1	-3	-1	-2
has same	3	-2	1				-1	-1
has save	3	-3					-1	-2
has savings		-2	-2	-1			1	-2
has school	1	-2	-3				3	1
has scores	3	-1	-1				-2
has sec	-4		3	-1			1
has second	1	2	-1				-1	-1
has secure	2	-1	-3				-1	-2
has september	3	-2	-2				-1	-1
has seq		3		-1		-1	-1	-1
has service	2			-2	-1		1	-3
has servicing		-2	-2	1	-1		-2	-2
has settled	-1	2					-3	-1
has shaded	2						-2
has she	1	-2	3				-2	-1
has shop	2	-3	-1	-1			2
has should	3	-1	-2				-1
has situación	2						-2	-1
has sofi	4	-3					-3
has solutions	-3	-1	1				1	1
has some	3	-1					-2
has something	-1	-3	1				-3
has son	3	-2	-1					-1
has sorry	-1	3		-1			-1	-2
has sort	1	-1	-3		-1		1	1
has source	1		-3	1	-1	-1	2	-2
has sourcetype	-3	1	3				-2
has specify	-1		-1	1		-1	-2	-2
has st	1	-4	-2	-1		-1	1	-2
has stafford		-2		-1			1	-2
has stand	-3	-2	2				-1	-1
has standing	-1	3	1	-1		-1		-1
has state		-2		-1	-1	-1		-3
has statement	1			-1			-3	-3
has status		-3		1	-1	1	1	-2
has still	2	-3		-1		-1		-1
has stuff	-1	3	1	-1	-1	-1		-3
has subcode	3		-3	-1			-1	-1
has subject		-1		-1	-1	-1	2	-3
has summary	3	-1	-3	-1	-1			-1
has sunday	-1	2	3				-2
has systems		-3	-3				1	2
has sách	3	-2	-1
has t	2	-3	-1	-1			-1
has tarjetas	-1		1				-2	-1
has tell		2	-2					-1
has teléfono	-2	1						-1
has thanks	2	-1	-1					-2
has thats	2		-1			-1	-4	-1
has them	1	2	-2	-1			-3	1
has then	-2						3	-1
has there	-1	3	1		-1	-1	-1	-2
has think	3	-1	-2				-2
has time	-3	1	3	-1			-2
has title	3	-2	-2				1	-1
has today	-1	2	-1					-3
has tonight	3		-1				-2	-1
has top	1	2	-3				-1
has total		-2	-2	-1			2	-2
has transferred	1	2	2				-2
has transunion	1	1	-1	-2	-1	-1		-3
has transworld	1	-3	-2					2
has triple	-3	2	1				2
has tv	-4	1	1				3	-1
has typed	2	-1	1				-1	-3
has u	1	1	-3		-1		-1	-1
has until	3	-2	-2				-1	1
has us	3	-1	-3	-1			-2	-2
has usa		-1					3	-3
has utilities	2	-1	-1				-1	-1
has utility	-3	1	1				2	-1
has uw		-3		-1		-1		1
has valley	-3	2	1	-2			2	-1
has value	4	-3	-2				-2
has viewed	4	-2	-4
has visa	-1	-2	1	-1			2	-1
has voluntary	2		1				-2
has w	-1	2	-1	-1	-1	-1	-3	-1
has wants	1	-1	1				-3	-1
has warning	1		-4				1
has wells		-4	2					-1
has what	-1			-3	-1	-2	-1	1
has what's	-1	-2	2					-1
has whats	-3	1	-1				-1	2
has where			-1		-1	-1		-4
has whether	3						-2	1
has which	2						-3
has whom	-1	1	1	-1			-3	-2
has will	1	-1						-3
has with	-1	-2	1	1	-1	-1	-3	-2
has worst	1	2	1				-2
has write	-1	-2					-3	1
has wrong	4	-1	-2				-3
has x				2			-3	-1
has xp		3	1					-2
has xp/tu/ef	-1	3	1	2		-1	-3	-2
has ya	-1	3	-1				-2
has year	5	-1	-2				-2	-1
has yes		1	-3	-1			-3	-2
has you	-2	-3	-1		-1	-1	-1	-1
has your		3	-3	-1	-1	-1	1	-2
has yours	1	-2	-3				4	-1
has |	-1	1	3	-1		-2	-2
has đình	3	-1	-2
has –	3	-2	-3				-2
has 债权人	-2	1	4				-1	-1
heartland	3						-2
here goes	-1		-1				3
hola		1					-3
home equity		2	1				-4
hospital	-2	1	-1				-2	1
huntington	3	-2					1
ic system inc	2		-2				-4	1
if you	3	-1					-2
in collections	3	-1		-1			-1
in good	-2	3	2					-1
included	3	-1	-1				-1
included in bankruptcy	3		-2				-1
individual monthly	2		-2				-2	3
inquiry	3	-1	-2
is a debt		-1	-2				-1	3
is current	-3	-1	1				2	2
is the	2			-2			-2	-1
j f m	-3						3
jan feb	3	-2	-2				-1
jan feb mar		1	-2	1			-3	1
january february	3		-1				-2
jpmcb card	-3		-1				3
jul jun may	-3		2				2
kia motors	3	-1					-2
kind	4	-3	-2	-1			-2	-1
lakeshore	3	-1					-2
last	1	-2	2				-3	-1
last payment	1	-2	-1				2	-2
last reported	-1	4	2				-2	-1
late	4		-3				-3	1
le mando	3	-1	-2
lender	1	-2	-1	-1		-1	-3	-2
lendmark	-3	1					2
letter	2						-3	-2
liabilities	-1	-2	2	-1			-3	-2
limit account	2	-1					-1	-1
limit/original	1		1				-3
line of credit	-3	1		-1			3
list above	3		-2				-1
llc is	3		-1				-1	-1
lo que	2	-1					-2
lo que debemos		-3	1				1	-1
loan details	-1	-2	2				-1
loan type credit	2	1	-1				-3
loans	1	1	-1				1	-4
loans credit	-3	1	2				1
luz	-3	1					2
make a	1	-3	-1				1
make a payment	-1		-2				3	1
management	-1	-2	1		-1			1
mar apr	3	-1	-1				-3
mar feb jan	4		-3				-1
mastercard		-1	3				-1	-1
maximum	4	-1					-3	-1
may jun	4	-1	-1				-2
means agency	1	1	2	-1	-1	-1	-2	-1
means amountLoose	1	-1	-1	-1	1	-1	1	-3
means original	-1	-2	-4	-2	-1		1	2
means veto	2	-2	-1	-1	-1		-1	-3
medical	1		2	2			-3	1
midland	-1	-1					3	-2
min	-2					3
min payment	3	-1	-2			-1	-1
mohela	-2			2			-2
money you	4	-4
months	4	-1					-3
mop	1						-3	2
more	3	-1					-3
mortgage		-1	-3				2	-1
mortgage corp	-2						3
mortgage date	2		-1				-2
mortgage on home	1	-3					2
mortgage payments	3		-1		-1		-2
motors finance	2		1				-3
my credit	-3		3
my debts	-3		1				2	-1
name	1	-1	-1	-1				-5
name account number	3		-3
name and	-2	1	2					-1
national		2	1				-3
never late	1	-1					-3	1
no	-1	2	1	-2			-1	-3
none	3		-1	-1			-1
not on there	-3	3	1				-2	-2
not reported	2		-1				-3	2
nov	3						-3
number	1	-3		-3	-1	-1	-2	2
number date	-2	-1	1			-1	3
número de	2						-2	-1
o	4	-3	-1				-1
o o	3	-3	-2					-1
of ed/aidvantage	2		1				-3
of first delinquency	3						-3
of the	3	-2	-1
ok here	1	1					-3	-1
ok ok	-1	-2	3				2
ok so	3	-3					-2
open	1	1	-3	-1			-1
open current	1	2	-2				1
open with balance	-3						3
opened balance	3						-2
opened high credit	-2		-1				3
orig creditor	-3			-1			-2	1
origcreditor	-1	-3	1	1		2	-1
original		1	3	-1		-1	-2	-3
original creditor		-3	-1	-1		-1		1
original loan amount	2	-1	-1				-2
other	2	1	-2	-2			-1
owe	4	-3	-1				-2	-1
owe not	3	-2	-2
owed today	3	-1					-2	-1
owner	5	-3	-2				-2	-1
paid	2			1			-3	-1
paid as agreed	1		-3				2
paid off	2		1				-2
paid to	-2		3					-2
partners	-2	-1		-1			3	-1
past due	-1	-1	2	-1		-1	2	-3
past due amount	1	-3						2
pay off		2		-1			-3	-1
pay status	-2		3				-1	-1
pay tv	-3	1					3
payment due	3	-1	-2				-2
pays account		-1	3				-1	-1
percentage	3	1	-3
personal	2	-1	-1				3
phone	3		-1				-2	-1
phone number	2	-1					-1	-1
placed	4	-1	-3				-1	1
placed for	1							-2
placed for collection	2	1					-3
plaintiff	3	-2			-1		-2	-1
please	4	-2	-1				-1	-1
please detach	2	-1	-1
potentially	2	1	-2				-3
potentially negative	3		-2				-2
prairie	3	-3
premier	2		-3				1	-1
principal	3	-1	-1				-2
program	-2	-2	3				-1	-2
ratio represents	-3						3
recent account	4	-3	1				-2
recent balance	3						-3
regional acceptance	3	-2					-2
remarks	1	-1	-2				-1	1
remarks closed	3						-3
repayment	1	-2	-3				1
reported past	3						-3
repossession	1	-1	1				-3	1
request	-3	-1	2				1
request originator		3	-1					-2
requests	3	-2						-1
requests viewed	3	-2	-1
responsibility individual	2		1				-2	-1
riverbend	1	-2	-2				1	-1
saldo devedor		-1		-1	1	-3	-1	-1
save	3	-2	2				-1
sec	-3	-1	1					2
send me	4	-1	-3				-2
service	4	-2	-1	-1				-2
services	-2	-2	3	-1	-1
services llc	3							-3
settled	2	2	-2				-2
something		-3	1				-2	-2
source xp/tu/ef	-2	1		2		-1	-1
spring oaks	4	-2					-2	-2
stafford subsidized	3		-2				1	-1
standing		-3		-1		-1	1	-1
statement	2	-1	1				-3	-2
states bankruptcy	2	-3					-1
status collection	3	-1	-1				-4	-2
status current	1	-1	3				-3
status open	4	-1	-2				-3
student loans	2	-3	-1				-1	2
student servicing	3	-1					-3	-1
subcode	3		-3				-1
subject re		3	-4				-1	-1
summary	3	-1	-2				1
summary of	3	-3
synchrony		1	-1				-2	1
syst	-1						2	-2
target	1	-2	-1
tech fcu	3		-2					-1
term	3						-2
that	1		2				-2
thats	4	-1					-4
the amount	2		-1				-2
the claim	3	1	-2				-1	-1
the following		-1	2				-3	-1
the list	-2	-1	3				-1
them	3	-1					-2
these	3	-1					-2
this	4	-1	-2				-1
time	-2		2
to collect	-2						-1	2
toyota	1	1					-3
transunion	1	-2		-2	-1			-3
transunion credit	-3	1	3				2
transworld systems	1	-3					1	2
transworld systems inc	2		-2				-1	1
type	2	-3	-1	-2	-1	-1	1	-2
type charge	-1		3				-2
unsubsidized	3	-1					-1
up to date	-2	1					3
updated	-1	1	3
updated sunday	-1	2	3				-2
upstart network inc	-2	-1	1				1
usa	2		-1				-1	-1
use list	2	-3						-1
use list above	3	-2					-1
valley anesthesia	-2		2				2	-1
visa	-1	-1	3
warning			-3				1
wells fargo	1	-1	3				-3	-1
what	-1	2	1	-2				-2
what we owe	-3		3				1	-2
where we stand	-3	-1	2					-1
who do you	-3	2					1
who owes	3	-2					-1
whose	3	-2	-1				-2
worst	2		1				-3
xp/tu/ef			1				-3
y la	1	-2						-1
you	1	-3	1					-1
you asked for	-3	1						2
you owe	2	-3					-1	-1
you're all	-2	-1	3
your		-2	1				3
yung listahan	2	2	-3
债权人	-2	1	3				-1
# word known from here
begins creditor	-2	3	-1	-1		-1	-1	2
collector	-1	3	-2	1	-1	-1	-1	-3
creditor	-2	2	1	-1	-1	-1	-1	2
kind	1	-4	2	-1	-1		-1	-2
status 30days		-3	-1	-2	-1	-1		-1
status 60days	-1	-3	-1	-2	-1	-2	2	-1
status 90days	-1	-3		-1	-1	-2	4	-2
status current	-2	-6	-3	-1	-1	-3	4	-3
trade	-1	-6	1	-1	1	-1	-2	1
# word known of cell
address	1	-2		-1	-3	-2	1	-5
kind	2	-4	-2	-2	-1	-1	1	-2
label amountLoose	3	-4	-2	-1	-2	-3
label balance	1	-3	-1	-1	1	-1	-2	-2
label name	-1	-3	1	-2	-2	-1	-4	-2
label number			-1	2	-2	-1		-4
label opened	3	-1	-1	-1			-2	-1
label paying	-1		2	-2	-1		-2	-3
label statusHint	3	-2	-2	-1	-1		-3
label text		-2	1		-1	-1		-1
label veto	5	-3	-1		-1	-1	-2	-1
status		-5	-2	-2	-1	-1	3	-3
# word known of line
furniture	3	-4	-6	-1	-1	-1	-3	-1
legend		2	1	-2		-3	-1
section accounts	8	-4	-4				-4	-1
section collections	4	-3	-1				-3
section part		-4	-1	-1	-1			-2
section skipped	5	-3	-2	-1			-2	-2
# word label beside
a	-2	-2	3	-1			-2	-1
account number	3	-2	-2	-1	-1	-1	-3	-2
acct status	3						-3
acct type	3						-3
american express	3	-3	-2					-1
amex blue cash	-2	3	2					-1
apr	2	-1					-1
auto	3		-1				-2
balance	3	-1					-2	-1
behind?	-3						3
best buy/cbna	3	-2	-3				-1
borrower	-1	-2	-1	-1			2	-1
bridgecrest	3	-2	-3				-1
c	-2		-1	-2		-1	2	-2
charged off	2	-1	-1	-1	-1	-1	-2	-2
checking	3	-1	-1	-1
citi double cash	-2	3	2					-1
collection	-1		2	-1		-1	-2	2
collection/chargeoff	3						-3
comenity bank	-3						3
condition	4						-4
creditor	-1	2	3	-1	-1	-1	-2	-2
current	3			-1		-1	-3	-1
due	3						-3
good	2	-2						-2
heloc	-2	2
in collections	1						-3	2
installment	-4	2	4				-1	-1
joint		1	1	-1			-3	-1
late?	-3						3
loan status	2						-2
means amountLoose	2	-3	-1				-1	-2
means balance	3	-3	-1	-1	-1	-1	-3	-3
means date	1	-3	-1	-1	-1	-1		-2
means name	-1	3	-1	3	-1	-1	-2	-4
means original		-3	-2	-1			-5	2
means pastDue	2	-1					-2	-1
means paying	3		1	-1	-1	-1	-6	-2
means status	-1	-3	-3	-1	-1	-1	1	-3
means statusHint	3	-2	-2	-1	-1		-2
means statusLoose	-1	-2	-1	-1		-1	1	-2
means veto	3							-2
mohela	-2	2	-1	1
monthly payment	2						-2
n	-1	-1	1			-1	1	-3
n/a	-2	-1					3	-1
no	-3	1	2				1	1
no phone number available	-2	-1	-1					2
oct	2	-1					-2
original creditor		-2	-2	-1			-3	2
payment	2	-1	-1				-3
pays as agreed	3						-3
prosper	-2	3	1
rev	2	1					-4
revolving	2	3	4				-3	-2
sep	3	-1					-1
standing	-4						4
transunion	3	-2					-1
type	3						-3	-1
unpaid	2						-2
upstart	-2	3	-2
wells fargo	3	-1	-3					-2
y		-4	-2			-1	1	-2
# word label with colon
account	-4	2	1	2			-3	-1
account number	3	-1					-1
account type	3	-1	-1				-2	-1
address	3	-2	-1		-1			-1
borrower name	2	-1						-1
charge-off date	3						-3	-1
comments	4	-1	-1				-1	-2
credit cards	3		-1				-2	-1
creditor name	2	-2	-2				-1	-1
for	-1	-2	-2				-2	3
from	1	2	1			-1	-1	-3
late dates	2	-1	-1				-1
late payment warning	3	-1	-1				-1
loan attending school name	3	-1	-1					-1
loan contact name							-3	-2
loan status	4	-2					-4	-1
loan type	1		1				-2	-3
loan type description	4	-2	-2				-1	-1
means agency	-2	2	2	-1	-1	-1	-2
means amountLoose	3	-1				-1	-3	-1
means balance		-3	-2	-1	2	-2	-1	1
means date	3	-1		-2	-2	-1	-4
means money	3	-3	-1	-1	-1	-2	-2	1
means number	2	-5	-1	2			-2	-4
means original	-2	-3	-3	-1	-1	-1		1
means pastDue	4	-2				-1	-4	-1
means paying	1	-3	-3	-1	-1	2	-1	-3
means reported	3	-2		-1	-1			-1
means status		-2	-3	-1	-1	-2	1	-3
means statusHint		-3	-3	-1	-1	-2		-1
means statusLoose		-2	-3	-3	-2	-1	1	-3
means veto	2			-1	-1		-1	-4
monthly payment	3						-1	-1
note		-1	-1		-1	-1	1	-3
notice	3	-1	-1				-1	-1
original creditor	-1	-2	-2	-1	-1	-1	1
plaintiff			1					-2
poe	3	-1	-1					-1
re	-1	-3	-2	-1	-1		3	-2
remarks	1	-3	-2			-1	-2	-1
responsibility	3						-1	-2
sent	3	-1					-2
status		-2	-3	-2	-2	-1	1	-3
status details	3						-2	-1
student first name	3	-2
subject	3	-1					-1	-1
to	4	-3	-2	-1	-1		-1	-2
total	3				-1	-2
who	-3	2	2
# word last of line
capital	1	-2			-1	-1	-3	-2
date		-4	-3	2	-2	-1	-3	-2
letters	-1	-3		-1		-1	1	-3
small	1	-3	-2	-1	-1	-1
# word line above
(if applicable)	-1		2
</credit_liability>	-1	-3	-2	2	-1	-1	-3	2
account name	-6	3	6	-1			-2	-1
amex	3						-2
available balance	3	-3	-3
balance	1	-4	-2				1	-1
begins "	1	-1	1	1	-4	-2
begins #	-2	3	2	-1	-1	-2	-1	-4
begins $		-2	1				2	-3
begins (	2		2	2	-2	-1	-2	-4
begins *	-1	-2	1	-1	-3	-4	-1	-3
begins -				-1		-3	1	-1
begins /	2	-2	-1				-1	-1
begins 1-02	2	-3	-2	-1			1	-1
begins ;	3	-2	-2
begins <	1	-2	-1		-2	-3
begins =			1	-1	-1	-1	-1	-3
begins ^	2	-1	-1					-3
begins a		-3	1	-1	-1	-1	-1	-2
begins account		1		1	-3	-2		-1
begins active	2	-3					-2	-2
begins add	3		-2				-1
begins address	-2	-4	-3	-2	-2	-1	1	1
begins addresses	3	-2	-2					-1
begins after	-2	3	-1	-3			-1	3
begins agency	-2	-2		-1	-1		1	4
begins ah	-1	-1	3				1	-1
begins al	3	1	-3				-1	-1
begins americredit	2	-2	-1				-1
begins amex	-1	3		-1			2	-1
begins amount		-3	-1	-1	-1	-1	1	-3
begins any	-3	1	3	-2			1	1
begins anything	-3	1	-1				1	2
begins applicant	3	-2	-2					-1
begins are		1	-1			-1	-3
begins arvest	3	-2	-2
begins as	-1	-1	1			-1	1	-3
begins attorneys	3	-1					-2
begins aug	2	-2	-3				1	-1
begins baby	3	-2	-2				-1
begins bank	2	-2		-1	-1			-3
begins barclays	-1		3	-1	-1	-1	1	-1
begins bb&t	3	-2	-2				-1
begins before	3	-1	-2				-3	-1
begins bk	-1	-2	-1				3	-1
begins borrower	2		1		-1	-1	-3	-3
begins bremer	-2	2	2				1
begins bureau	3	-1					-2	-1
begins c	1	1	2	-1	-1	-1	-2	1
begins call	4	-2	-1				-2	-1
begins cap	-3	-2	3	-1	-1	-1	-1	-2
begins capitol	3	-2	-2				-1
begins card	2						-4	-1
begins cards	1		-1		-1	-1	2	-3
begins carrington	3	-1		-1				-1
begins case	3	-2					-4	-1
begins category	3	-1	-2				-1
begins cedar	3	-1	-3
begins charge			3		-1	-1	-1	-1
begins charge-off	1		2				-3	-1
begins check		-3	1	-1	-1		-1	-2
begins checking	4	-3	-1				-1	-2
begins chrysler	4	-2	-3	-1			-1
begins citibank	2	-3		-1	-1	-1	1	-2
begins citicards	3	-1	-2				-2
begins citizens	-2	1	2	-2	-1	1	-2	-2
begins city		-3	-3	-1		-1	2	1
begins cl	-1	2	1	-1	-1	-1	1	-3
begins client		-3		1	-1	-1	1	2
begins collection	-2	-2		-2	-2	-1	-2	3
begins collection/chargeoff	2						-2
begins comment	-2	1	3	1			-1	-1
begins comments	4	-1					-3	-3
begins convergent	4	-2	-1		-1	-2	-1	-1
begins countrywide	1	-1	-3	-1			1	-1
begins cousin	2	-3	-1				-2	-1
begins creditor	1	-1	1		-1	-1	1	-4
begins creditor's	3		-3					-1
begins current	-1	-1	2	-1	-1	-1	-2	-2
begins d	-1	-2	-1	-3	2	-2	-1
begins date		-3	1	-3	-2	-1	-1	-1
begins days	1	1	1				-4	-1
begins debt	-1	2	1	-2	-2	-1		-4
begins debtor		-1			-1	-1	-3	-4
begins debts			2		-1	-1	-1	-3
begins dec	1	-1					-2	-2
begins defendant	3	-1	-1				-1	-1
begins delivered	3	-2	-1				-1
begins delta	-1	2	-2	-1			3
begins do	3	-1	-1				-1
begins don't	3	-1	-1				-1	-1
begins download	2	-1					-1	-1
begins edfinancial	1	2	2				-1
begins edit	-2	2	2				-3	-1
begins ef	3						-3
begins employment	2	-2	-1				-1	-2
begins enhanced	1	-2	-1	-1	-1	-1	-1	2
begins enrolled	1	-2	-1	-2			2	-3
begins equifax	1		-2	-2	-1	-1	-4
begins escrow	2	-2		-1	-1	-1	-3	-2
begins estimated	-2	3	2			-1	-3	1
begins exeter	1							-3
begins exhibit	3	-2	-3
begins experian	1	-1	1	-1	-1		-6	-1
begins fico	4	-1					-2	-1
begins fidelity	4	-2	-2				-2	-1
begins figure			1	-2	-1	-1	-1
begins financial	3	-2	-2				-2	-2
begins first		-1	3	-1	-1	-1
begins form	3	-2	-2				-1
begins gm		1	-1				-3	-1
begins goldman	-1	1	3
begins good		-1	-3				1	-1
begins guarantor			1	-1				-3
begins hard	3	-2	-3				-1	-1
begins harley-davidson	1	2	2	-1			-3	-1
begins have	3	-1		-1			-2	-1
begins heights	-2	1	2	-1			-2	-1
begins here	-1	-1	-1				3	-2
begins high		-1		-1	-1	1	-3	-1
begins hunter	-3	-1	-1				1	2
begins ic	-3	-1	-1	-1			1	2
begins id	-1		1		-1	-2	3	-1
begins imagen	1	3	-2				-1	-1
begins ingreso	3	-2	-2				-1	-1
begins inquiries	3	-3	-3				-2	-3
begins installment	-2	3	2	-1		-1		-2
begins insurance	3	-1					-2
begins interest	6	-1	1				-5	-1
begins internet	3	-1	-1					-2
begins irs	1	-3	1					-1
begins is	-1	2		3			-2	-1
begins it's		-2	-3				-1	2
begins j	1		-1	-1			-1	-2
begins jefferson		1	2	-1	-1	-1	-4
begins jul	2		1				-3
begins july	-1	-3	-3				2	-1
begins k	-2	4	1				1	-1
begins kettering	-2	3	1				1
begins kind	3			-1			-1	-1
begins klarna		1	1	-1	-1	-1		-3
begins kohl's	-1	-1	-1	1			3	-1
begins la		1	-1	-1		-1	-1	-3
begins last		3	1	-1	-1	-1		-2
begins late	-2	1	2	-1	-1	-2	1	-3
begins lender	-1	-3		-1	-1	-1	-1	-1
begins lending	-2	2	2	1				-3
begins lendingclub	4	-5	-2	-1				-1
begins level	2	-1					-2
begins liabilities	-2	2	2	-1			-3	-2
begins lightstream	3		-3			-1	-3
begins lincoln	-3	2	3
begins loan			1	-1	-1	-1	-1	-3
begins log	4	-3	-1					-2
begins lowe's	-4		3				1	-1
begins mar		2	-1				-4	-3
begins medicredit	1	1	1				-3	-3
begins member	5	-3	-2		-1		-2	-2
begins meridian	3	-3	-2
begins midland	-2	1	-1	-1			2	3
begins month	2	-1	-2				-3	-1
begins mortgage		1	3	-1		-1	-2	-1
begins my	2	-4	1					-3
begins mychart	3	-1	-1					-2
begins n/r	3						-2
begins name	1	-2		-1	-1	-2		-4
begins nctue	3	-1	-2
begins netflix	3	-1	-1				-3	-1
begins no	-1		1	-3	-1		1	-1
begins nordstrom		1	1	-1			-3
begins norfolk		-1					-1	2
begins north	2		1				-3
begins not	-1	3	1	-1	-1	-1	-2	-3
begins note	-1	-3	1	-1			1	-2
begins notice	4	-2	-2					-1
begins nusenda	2	-1					-2
begins o	5	1	-2			1	-3	-1
begins oct	3	-2	-3				-2	-2
begins october		-3	-1		-1		1	-2
begins offers	2	-1	-1				-2	-1
begins ok		3	1	1	-1	-1	-1	-1
begins okay		3	-1			-1	1	-2
begins on	-2	2	2	-1	-1	-1	-4	-1
begins oportun	-2		2					-1
begins orig	-3		-1	-1	-1	-1	2
begins other	-2	-1	2	-3	-1	-1	-2	1
begins our		-4		-2	-1	-1	1	1
begins outstanding	4	-2	-1				-2
begins p	2	-1	-1				-1	-1
begins p.o	-1	-1	3	-1	-2	-1	2	-1
begins patient	3	-2				-1	-2	-2
begins payment	-2		1	-2	1	-2		-4
begins per							-1	-3
begins phone	1	-3	-2				1	1
begins please	2	-2	-1	-1			-3	-2
begins portfolio		3		-1	-1	-1
begins positive		3
begins prairie	3	-2	-1					-1
begins prepared	3	-2	-2				-1	-1
begins product	2	-3	-2				-2	-1
begins property	5	-3	-3				-1	-1
begins prosper	1	-1	-3	-1	-1	2	-1	-2
begins public	5	-2	-1				-2	-3
begins purchases	3	-1	-1				-1
begins quest	1		-1				-2
begins quicksilver	3	-1	-1				-1
begins reference	-1	-2		-1	-2	-1	1	-1
begins regions	1		-3	-1				-1
begins regular	2	-1	-2	2			1	-3
begins remarks	-1	3	2	-2		-1	-2	-2
begins rent	4	-3	-2	-1			-2	-1
begins repayment	4	-3	-2
begins reported				-1			1	-3
begins requested	3	-2	-3		-1		-1
begins requests	5	-3	-4				-2	-2
begins respectfully	2	-2	-2
begins resurgent	-1		-1	-1	-1		1	-4
begins riverbend	4	-3	-3				1	-1
begins rocket	2		1		-1	-2	-3	-1
begins saldo	-1		3	-1	-1	1	-2	-3
begins salt	3						-2	-1
begins savings	4	-2	-2					-1
begins schedule	3		-1				-3	-1
begins score	2	-3					-1	-1
begins secured		-1	2					-1
begins see	1		1			-1	-3	-3
begins seller	1	-3	-3				2	1
begins sep	-1						1	-3
begins seq	-3	2	2	-1		-1	-1	-2
begins settled	-2	2	2				1
begins sheffield	-3	1	1				3
begins signature	3	-1	-2					-1
begins situação	2	-1	-3	-1			-2	2
begins snap	2	-2	-2				-1	-1
begins snap-on	-1	1	1				-2
begins snowball	-1	1	2				-3	-1
begins source	2	-1					-3	-1
begins space	1		-2					-1
begins st	1	-3	-2	-1
begins state	3	-3	-4					-3
begins stuff	-2	3	2				-2	-1
begins subject	3	-3	-2			-1	-4	-3
begins subtotal	1		2	1			-3	-1
begins summary		-1	2	-1	-1	-1	-3	-2
begins sunrise	-3	3	1				-1	-1
begins synchrony	2	-3		-1	-1	-1	-1	-1
begins t-mobile	3	-1	-3				-2	-1
begins tarjeta	-1	3	1				3	-1
begins tarjetas	-1	3	1			-1		-1
begins td			2	-1			-3	1
begins thank	1	1	1				1	-3
begins thanks	3	-1	-1	-1			-1	-1
begins then		-1	-4					1
begins this	1	-3	1	-1		-1	-1	-1
begins tidewater	1	-3	-1					1
begins times	-3		3
begins total	3	-1	1		-1	-2	-3	-1
begins totals	2	-3	-2	-1	-1	-1	-2	-2
begins toyota	3		-2	-1			-1	-1
begins tractor	-3	2	1				1
begins tradeline	-4	4	4				-1	-2
begins trans	2	-1	-1					-1
begins transcript		1		-1	-2	-3		1
begins transunion	2	3	1	-1	-1		-3	-3
begins tri-lakes	3		-1				-2	-1
begins truist	-2		4					-1
begins type	1	-3	1	-2	-1	-1	-2	3
begins ugh	3	-3	-2
begins uncle	3	-2	-3	-1				-1
begins uniform	2	-1	-1		-1
begins unsecured	-3	2	2	-1	-1	-1		-2
begins updated	1	2	1				-4	-3
begins upgrade	1	-4	-3				1	1
begins utilities	3	-1	-1				-1	-1
begins vanguard	3	-2	-1					-1
begins venmo	3	-3	-1			1	-1
begins verify	3	-3
begins via	3	-2	-2
begins view		1	1	-1		-1	-5	-4
begins wait	3	-1	-2				-2	-1
begins washington	2	-2	-3	-1			-1	-1
begins where	-2	2	2				-3	-1
begins which	3	-1	1				-2
begins who	-1	-1	-2	1	-1	-1	-2	1
begins world	-1	3	1				1	-1
begins worst	2	1	1				-2
begins xfinity	2	-2	-1				-2	-1
begins year	1		1				-3	-1
begins yes	-1	-2	-1	-2	-1	-1	2	-3
begins yesterday	3	-2	-2				-3	-1
begins you're	3	-2	-2
begins your	1	-4	-2	-1	-1	-1	2	-3
begins yung		2				-1	-3	-1
begins ·	-1	1	3		-2	-2		-1
begins •		1	1	-2	-3	-4		-3
begins ☐	2	2	2	-2	-2	-2	-2	-4
begins ✓	2	1				-1	-3	-1
begins 【	-2		4	-1				-2
begins 合计	4	-3					-1	-1
begins 四		1	-3					-1
begins 欠款	2	3	-1	-1			-2	-1
begins 😬		-2	3				-1	-1
chrysler capital	3	-1	-3
cobranza	-1		2					1
collection accounts	2	-3	-1		-1		2
collection/chargeoff	3						-3
collections			-1	-1				-3
comments contact	3	-3	-2				-2	-2
company sold	3	-2	-3
contact	3	-2	-3				-1	-1
creditor contacts	3	-1	-2					-1
creditor name	-3	3	2					-1
current	1	2				-1	-4	-1
delivered	3	-1	-1				-1	-1
dispute	3	-3	-3				-1
how can you dispute the debt?	3	-2		-1		-1	-2	-1
in collections	-1	1	2	-1			-4	1
in good standing	3	-2					-5	-1
inquiries	3	-2	-1				-1	-1
installment accounts	-1	2	3				-2
loan contact type:current ed servicer	-1	1	1				-2
loan details	3	-2	-2
loan status:du	-3						3
loans	-2	2	2	-1			2	-1
log	3	-2	-2					-2
means , short			-1	-1	-1	-1		-3
means agency	3	-2	-3
means agency, short	2	-2	-1				-2	-3
means balance		-5			-1	-1		-2
means date	1	1		-1	-1	-1	1	-4
means money, short	1	-1	-4	-1				-1
means name	1	-2	-1		-1	-1	-1	-3
means name, short		1	-2		-1		-1	-4
means number	1	-2		-2	-1	-1	-3	1
means number, short	-2	-3	3	2			-1	-2
means original	1	-1	1	-1	-1	-1	-2	-1
means original, short	-1	-2	-1	-1			1	3
means pastDue	3	-2	-2				-1
means paying	1			-1	-1	-1	-3	-4
means reported, short		1	1				-3	-1
means statusHint	1	-3	-2	-1	-1	-1	1	-1
means statusHint, short	1		-1	-1			-3	-2
means statusLoose	-2	-2	-1	-1	-1	-1	2	-2
means statusLoose, short	-3	1		-1	-1		1
means text				1	-2	-2	-2	-2
means text, short		2		-2	-1		-4	-3
means veto	5	-3	-3				-2	-2
medicredit inc	2						-2	-2
midland credit management	3						-2	-1
none	1		-1	-1	-3	-1	-1	-4
not reported	-1	1	1				-3	-1
opened	3						-2
original creditor	1	-3	-2	-1	-1		-4	1
original creditor name	-3	-2	-2					3
other accounts	3	-1	-2				-1	-1
our information shows		-3	-2	-1	-1	-1	-4	1
pattern "#","w	-1	-1	1	2	-3	-6	-1	-1
pattern "M#","	-1	-1	1	-1	-1	-3	-2
pattern "w","w		-1			-1	-3	1	-4
pattern ######	-2	1	3				-1
pattern #)#		-2	-4	-1	-1	-1		-2
pattern #)#, first	4	-3					-2
pattern #)w, first	3	-2	-2
pattern #, first	2	-1			-1		-3
pattern #.w	-1	2	1	-2	-2	-3	-2	-2
pattern #.w#wM			-3				2	-1
pattern #.w,wM				-2	-1	-3	-1	-2
pattern #.w...	1		1			-1	-2	-3
pattern #.w.w,	3		1				-2	-1
pattern #.w:w	-3	-1	-1	1			2
pattern #.wMwM			-2		-1	-1	3	-1
pattern #/M/M#	4	-2	-2					-2
pattern #/M/Mw	3	-1	-1				-1	-1
pattern #:MwMw		3	3				-1	-1
pattern #M	3	-3	-4				-2	1
pattern #M, first	2	-1					-2	-1
pattern #M/#MM	3	-1	-1				-2
pattern #M/MMw	3		-2					-1
pattern #M/Mw	1		-1				-2	-1
pattern #w	-1	-4	1	-1	-1	-1	-1	-1
pattern #w#M/M	1		-3	-1			-1	-1
pattern #w(w)M	3	-2	-2				1	-3
pattern #w(w)w	-2	1	1			-1	3	-1
pattern #w.w,w		1	1	-1			-1	-2
pattern #w/wMM	3	-2	-1	-1
pattern #wMMM	3	-1					-2
pattern #wMMMw	-3		1	-1	-1	-2	2
pattern #wMMwM	-1	2	2	-1		-1	-1	-2
pattern #wMwM#	-3	2	2	-1			-1
pattern #wMwM/	1						-3	2
pattern #wMwMM	2	-3	-1	-1				-1
pattern #w·M	-3	-1	3				-1
pattern $M	3		-1				-2
pattern $M, first	3	-2					-2
pattern (w)		-2		-1			2	2
pattern (w), first	-3	1					1
pattern (w)w#w, first	-3	3
pattern (w,w#w	3	-1	-1				-2
pattern (w,w)	-2		1	2	-1		2	-1
pattern *wM	1	-2		-1		-1	-3	1
pattern -	3	-1	-2				-3
pattern -, first	3	-3					-3
pattern --	3	-1	-2				-3
pattern --, first	1	-1					-2
pattern ------, first	3	-3		-1			-1
pattern -w,w#,	3	-3	-2			-1		-1
pattern </w>		-3	-3	2	-1	-1	-3	1
pattern <w="#"	1	2	4	-1	-1	-1	-3	-4
pattern <w="w.	4	-3	-2
pattern <w><w>	3	-2	-3					-1
pattern ======, first	-1	2					-3
pattern M	1	-5	-2	-1	-1	-1		-2
pattern M.w	3	-1					-3	-1
pattern M/M/M	3	-1	-2				-1	-2
pattern M/M/M, first	2						-2	-1
pattern M/M/MM	-1		-1	-1	-1	-2	3	-2
pattern M/M/Mw	4	-2	-4	-1	-1	-1	-3	-3
pattern M/M/Mw, first	4	-2					-3
pattern M/MM/M	1	-3	-3			-1	-1	-1
pattern M/MM/M, first	4	-2					-2
pattern M/MMMM	1	-2	-3		-1	-2	2	-1
pattern M/Mw#M	3	-2	-3					-1
pattern M/Mw#w	3	-1	-2				-1	-1
pattern M/MwM	2	-3					-3	-1
pattern M/MwMM	5	-4	-5				-1	-1
pattern M/MwMw	2	-2	-2					-1
pattern M/w, first	-1	4
pattern Mw#MMw	-3	2					3
pattern Mw#w#w		2	2	-1	-1	-1	-2	-2
pattern Mw#wMM	-3	2	2	-1		-1		-1
pattern Mw,wM#	-2		-1				2	-1
pattern Mw----	2						-2	-1
pattern Mw.w,w	-2	2	1	-1				-1
pattern Mw:w	-3	2	2				2	-1
pattern MwM	2	2	1	-1			-3	-1
pattern Mw––––	3						-3
pattern Mw————	3	-1	-1				-1
pattern M✓✓✓✓✓	3	1					-3	-1
pattern [w]	1	-3	-1
pattern w#	-1	3		-2	-2	-2
pattern w##	2	-3	-1	-1	-1
pattern w####	3	-2	-2				-1
pattern w##w	2		-3				-3	2
pattern w##w#M	2	-2	-2		-1		1	-1
pattern w#$M	3	-1	-3					-1
pattern w#(w)	2	-2		-1			-3	-2
pattern w#)	1	-1		-1	-1	-1	-3	-3
pattern w#)#, first	3	-3					-2
pattern w#....	3	-2	-3		1	-1		-1
pattern w#/#	3		-2				-1
pattern w#/M/M	4	-2		-1	-1		-2	-2
pattern w#:#	-1	-1	-2	-1	-1	-1	1	-2
pattern w#:#w:	3						-2	-1
pattern w#:w	3	-1					-1	-1
pattern w#:w#:			3				-2	-1
pattern w#:w—w	3	-1			-1		-1	-1
pattern w#M		-3	-1	-1	-1	-1	1
pattern w#M/M/	-1	-3	-1	2			1
pattern w#M/MM		-2	-3	-2	-1	-2	2	-1
pattern w#M/MM, first		1					-2	-1
pattern w#MM	1	-2		-3	-1			-3
pattern w#MM, first	3	-2					-2
pattern w#MMM/	-1		2				-1	1
pattern w#MMM/, first	-3	3
pattern w#MMMM, first	-1	1		-1	-1	-1	-2	-1
pattern w#Mw#M	-4			-1			3	-1
pattern w#Mw#w, first	3	-2
pattern w#Mw,w, first	-3	3					-1
pattern w#MwM	-2	-3	-3	-2	-1	-1	2	-2
pattern w#MwM, first	2						-3
pattern w#MwMw, first	3	-3
pattern w#w	1	-4		-2	-1	-1	-2	1
pattern w#w#	4	1	1	-1	-1		-3	-2
pattern w#w#MM	2	-3	-2					-1
pattern w#w#w#	-1	2	-1	-2	-1	-1	-2	-3
pattern w#w#w?	3	-1	-2	-1	-1	-1	-2	-2
pattern w#w#wM	3	-2	-1					-2
pattern w#w#wM, first	3	-3
pattern w#w)	3		-2				-1	-1
pattern w#w, first	1			-1	-1	-1	1	-3
pattern w#w.w(	-3			2
pattern w#w/w	-2	-1	1				3
pattern w#w?	-1		-1	-1			3	-2
pattern w#wM		3	1			-1	-2	-2
pattern w#wM#w	2	-1	-3				-1
pattern w#wM, first	3	-1		-1			-1
pattern w#wM/M	2	-3		-1	-1	-1	-3
pattern w#wM:M	3	-2	-2
pattern w#wMMM		1	1			-1	-1	-4
pattern w#wMMw	-2		1	-1		-1	1	1
pattern w#wMwM	-1	-6	2	1	-1	-1	1	-1
pattern w#wMwM, first	-3	3					-1	-1
pattern w#|w|w	2	-2	-2			-1
pattern w$#,Mw	4	-1	-2		-1	-1	-1	-1
pattern w$#,Mw, first	3	-3						-1
pattern w$M	4	-1	-2				-3	-1
pattern w$M, first	4	-1					-4
pattern w&w	2	-3	-2	-1
pattern w&w#wM	3		-1				-3	1
pattern w(w#M)	3	-2	-1				-1	-1
pattern w(w)##	-3		2	-1			1
pattern w(w), first	2	-1	-3	-1			-2	-1
pattern w(w)-M	-2	-3	3	-1
pattern w(w)-M, first	-3	1					2
pattern w(w)-w		-3			1	-1	2
pattern w(w)..	-2	-3	3					-2
pattern w(w):M	1		-4				1	-2
pattern w(w)MM	1		1			-1	-3	-2
pattern w(w)Mw	1	-2	1	-1		-1	-4	-2
pattern w(w)w	1	-3	-2	1			-1	-1
pattern w(w)w#, first	-3	3
pattern w(w)w, first	3	-2	-1
pattern w(w)wM		-1	3	-1				-2
pattern w(w)–w	-3		1				2	1
pattern w(w+w)	3		-3
pattern w(w+w), first	3	-3
pattern w(w,w)		-3	3				-3	-1
pattern w(w.), first	-1	3					-2
pattern w(w:w)	-2	1		-1	-1	1		-3
pattern w,	2	-3	-1	-1	-1	-1	-2	-2
pattern w,#	3						-3
pattern w,, first	2	-2					-1	-1
pattern w,Mw, first	2	-2
pattern w,Mw,w	2	-1					-1	-3
pattern w,w	-1				-2	-2	-1
pattern w,w#,w	1	-3		-1	1			-1
pattern w,w#.w	1	1			1			-3
pattern w,w#M.	2	-1	-1				-1	-3
pattern w,w,Mw	3		-2				-1	-2
pattern w,w,w	-1	-3	1	-1	-1	-1	1	-2
pattern w,w,w,	1			-2	-2	3	-2	-3
pattern w,w,w.	3	-1	-2					-3
pattern w,w,w., first	3	-3
pattern w,w,w:	-1		3				-1	-1
pattern w,w.	1	3	-1	-1	-1	-1	-3	-3
pattern w,w.w,	1	4	-1		-1		1	-3
pattern w,wM	2	-1	-2	-1	-3	-1	-1	-2
pattern w,wM#)	3		-2				-1
pattern w,wM#), first	3	-3
pattern w,wM, first	1	-3		-1			1	-1
pattern w,wMMw	3		-1				-3
pattern w,wMw#	3	1	-3				1	-1
pattern w,wMwM		2		-1	-1	-1		-3
pattern w-	-1	-1	-1		-2		-2	2
pattern w-----	1		1	-1			-3	1
pattern w--w	1	-2	-1				1	-1
pattern w-M	-3		2	-1
pattern w-Mw,M	-1	-2	2			-1	-3
pattern w-w	1	-3	1		-1		-1	-1
pattern w-w#	2	-2	-1
pattern w-w#MM	1	-1	2	-1	-1	-1	-3	-1
pattern w-w;w-		-3	1	-1			-2	-1
pattern w-w;w-, first	-4	4	-1
pattern w-wMwM, first	-2	2
pattern w.		-2		1	-1	-1	-1	-3
pattern w.#w	3						-2	-1
pattern w.....	-2		-1	-1	-2	-3	1	2
pattern w....., first	2	-1					-3	-1
pattern w.M	3	-2	-2				-2
pattern w.Mw, first	-3						3
pattern w.w#MM			-3				2	-1
pattern w.w#Mw, first	-2	2						-1
pattern w.w(w)		-1	2	-1		-1		-3
pattern w.w,	2	1			-1		-3	-3
pattern w.w,Mw	-1	3					1	-1
pattern w.w,w,	1	-1	1			-1	-1	-3
pattern w.w,w.	1	2	1				-1	-3
pattern w.w.	1	-3		-1	-1	-1	1	-5
pattern w.w.w	-3	1	2			-1	1
pattern w.w.w, first	-2	3					-1
pattern w.w.w:	2	-1					-2	-3
pattern w.w:		-4	1			-1	-2	-1
pattern w.w:Mw	3	-3	-3					-2
pattern w.w?	-2		-1			-1	2	-3
pattern w.wM/M	-3	-1		-2	-2	-1	3	-2
pattern w.wMw.		-1					-3	-2
pattern w/w	-1	-3			1	1	-2	2
pattern w/w#MM	-1	-2	3	-1	-1	-1	1
pattern w/w, first	-1		1				-2
pattern w/wM	3		-1	-1			-1	-1
pattern w/wMwM	-1	-1	3		-1			1
pattern w/wMwM, first	-4	3		2			-1
pattern w:		-3	-1	-2	-2	-1		-1
pattern w:#, first	2	-3					1
pattern w:#w:#	2	1	1				-3	-1
pattern w:+M	3	-1					-2
pattern w:--M-	-3						2	1
pattern w:--w-	-2						2
pattern w://##	2		-2
pattern w:M	-1	-1	1	-2	-1	-2		-3
pattern w:M##M	3	-1	-2				-2
pattern w:M/M	1	-3	-3		-1	-1	1	2
pattern w:M/M/	1	-2		-1	-1	-1		-2
pattern w:M/M/, first	1			-1			-4	-2
pattern w:MM-	3						-3
pattern w:MMM	3	-2		-1			-3	-2
pattern w:Mw	-1	-1	-1	-1	-1		1	-3
pattern w:Mw,w		-1	2	-1	-1	-1		-3
pattern w:Mw:	-3						3
pattern w:Mw:M		-4	1	-2	-1	-2	1	-1
pattern w:MwM	1		2			-1		-2
pattern w:MwM/	-1	-1	1				-2	-1
pattern w:____	2	-1					-1
pattern w:w	-1	-3	-1		-1	-1		-2
pattern w:w#M	-1	-1		-1	-1		1	-3
pattern w:w(w)	1	-3	-2	1			-1	-2
pattern w:w(wM	3	-1	-1				-1
pattern w:w, first	-1	1	-2	-1			1	-4
pattern w:w,w#	4	-2	-1		-2		-1	-2
pattern w:w,w.	1	-1		-1			-1	-3
pattern w:w,w/	-1	-1	3
pattern w:w-w			1	1			-3	-2
pattern w:w.w#	3		-3				-1	-1
pattern w:w:M	3	-2	-2		-1		-3	-1
pattern w:w:w:	-1	-1	-1	-2	-1	-1	-2	2
pattern w:w:w:, first	3	-3
pattern w:w=w=	3						-3	-1
pattern w:wM,w	1		3				-3	-2
pattern w:wM,w, first	-2						2	-1
pattern w:wMw.	1		1				-3	-1
pattern w;w;w;	-1		1	-1	1	1	3	-2
pattern w;wM/M	-3	3			-1		1
pattern w?w	-3		3	2	-1	-2		-2
pattern wM#MMM	-1		3				-2
pattern wM, first	1	-1		-1	-1	-1	-1	-3
pattern wM,M,w	-1	-3					1	-1
pattern wM,w#w	3	1	-1				-3	-1
pattern wM,w,w	4	-1	-1				-2	-2
pattern wM,wM,		3	-1	-1				-2
pattern wM-w	3	-1		-1			-2
pattern wM-w#$, first	3	-3					-1
pattern wM.				2				-3
pattern wM.wMw	3	-1	-2				-1	-1
pattern wM/M/M, first	1	-2		-1	-1	-1	-4	-2
pattern wM/M;w	-2	1	1	-1	-1	-1	-2	1
pattern wM/Mw	4	1	1				-3	-1
pattern wM/Mw:	-2	1	1	-1			3	-1
pattern wM/MwM	1	-3	-2	-1
pattern wMM#/#, first	-3	3
pattern wMM, first	2	-1		-1			-3	-2
pattern wMMMMM		-3	1	-1		-1
pattern wMMMMM, first	-1	1		2			-3	-1
pattern wMMMw	1	-4	1	-1		-1	-1	-2
pattern wMMw	1	-3		-1			-2	-1
pattern wMMw,w	2	1	3				-2	-1
pattern wMMwM/	3	-3	-3			-1	-2	-1
pattern wMMwMM	2	-1					-3
pattern wMw#	3	-1	-2		-1		1	-1
pattern wMw#w	1	1	-2	-1			-3	2
pattern wMw#w#	3		-1				-1	-1
pattern wMw#w, first	2	-2					-2
pattern wMw,Mw		1	-3				-2	-1
pattern wMw,Mw, first	3	-2		-1
pattern wMw,wM	-1	-3	-1	-2	-1	-1	2	-2
pattern wMw.Mw	3	-2	-3
pattern wMw.w	3	-1	-2				-2	-1
pattern wMw.wM	-1	2		1		-1	-2	-3
pattern wMw:wM	3	-1					-2
pattern wMwM.	1	1					-3	1
pattern wMwM.w	3	-1	1				-2	1
pattern wMwM/M	-2	1	3	-1		-1	2	-2
pattern wMwM/w, first	-3	2					2
pattern wMwMM/	3		-3
pattern wMwMM/, first	3	-3					-1
pattern wMwMwM			1	-3	-2	-2	1	-5
pattern wMwMwM, first	4	-3					-1	-1
pattern wM|wM|			-3				1
pattern w|#|M|	-2	-1	3				-2	-1
pattern w|#|M|, first	-2	2
pattern w|w|w	3		-1				-1
pattern w®	3	-1	-1				-1	-1
pattern w®w	3	-1	-2				-1
pattern w·#w.w	2	-1	-1			-1	-2	-2
pattern w·w·w	-1	-1	2				-1	-1
pattern w–w	1	-5	-1				-2
pattern •w,w.	3	-2					-1	-1
pattern •w.	3						-2	-1
payment history	3	-2	-1		-1	-1	-3	-1
payment history legend	3						-3
phone number not available	-2						2
préstamos	-2	3				-1	-1	-1
public records	3	-1	-1				-1	-2
regular inquiries	3	-2	-1					-1
reported information	-2	3	2					-1
status		-3		-1	-2	-1		-1
summary	3	-1					-2
total claim	-4	1	2				-1	-1
view payment history		-2	1					-1
what else can you do?	3						-3	-1
who	-3	3					-1
# word line below
account #	-4	3	-1				2	-1
account details	2	-1					-3	2
account info	7	-6					-1	-2
account information	-3	3
account no	-3	2					2
account number	-1	3	-1					-1
account type	-2	1		1			-3	2
accounts	3	-3
accounts in good standing	-3	3
acct #	-2	3	-1
balance	-1	1	-1				1	-2
begins "	1	-1	1	1	-4	-3	1	1
begins #		2	2	-2	-1	-1	-1	-3
begins (		-3	-2	-3	-1	-1
begins *	-1	-2	1	-3	-2	-2		-3
begins +	2	-2	2	-1	-1	-1	-4	-3
begins ,	-2	3					-1	-1
begins .	2	-3	-2	1			-2	-1
begins 0%	3	-2	-3
begins ;	-2	2	1				2	-1
begins <		-1		-2	-3	-3
begins =		1		-2	-2	-1	-2
begins >	1	2	1	-1			-3
begins _	4	-2	-1				-3
begins aaron's	-4	2	2				2	-1
begins account		3		-2	-4	-1	-3	-2
begins accounts	5	-3	-1				-2	-2
begins acct	-2	3	2	-3	-2	-1	-1	-1
begins add	2	-2	-2	-1			-1	-1
begins additional	3	-1					-3	-1
begins address	-2	3	2	-1	-1	-1	-1
begins adverse	3	-1	-1				-3	-1
begins aidvantage	-2	2	3	-1		-1	2	-2
begins amazon	3					-1	-3
begins an	3						-3
begins and			1	-2	-1	-1	1	-5
begins annual	3	1	-2	-1			-1	-1
begins applicant	3	-2	-1					-1
begins approval	2	-2	-2
begins apr	3	-1	-1				-2	-1
begins as	3	-3	-2		-1	-1	1	-2
begins ask	4	-2	-1			-1	-2	-2
begins assets		1	3				-2	-1
begins ate	3	2	-2				-2	-1
begins attorneys	3	-2	-1		-1		-1
begins aug	3	-1	-1				-2	-2
begins aunt	2	-2	-1				-2
begins authorized	2		1				-2
begins available	1	-2	-2		-1			-1
begins award	1	1	1				-3
begins ay	1		-1				3	-1
begins belk							3
begins between	4	-1					-3
begins billing	2						-1	-3
begins boise	-3	1	2				-1	2
begins borrow	3	-1	-2
begins brother	-2	3	2				-3
begins bureau	4	-2	-2				-3
begins by	4	-2	-3				-1	-1
begins c		2	3	3		-1	-2
begins c/o	-2	2	3				-1	-2
begins caine	3						-3
begins cap	-1	4	3			-1	-3	-1
begins car	1	3	-1				-2	-1
begins care		-2	1				3	-2
begins carmax	3	-3	-1				-1
begins case	3	-1	-1		-1		-2	-3
begins certified	3	-2	-2
begins change	3	-2	-1				-1
begins charge		2	2				-3	-1
begins charge-off	3						-2	-1
begins charged	-3	2	2	-1			1	-1
begins charges	-1	3	1	-1			-1	-1
begins christmas	3	-2	-2
begins chrysler		1	1				-3
begins city	-1		-3				1	2
begins client	1	1		-1	-1	-1	1	-3
begins comenity	1	2	-1	-1		-1		-3
begins company		-1	-1				-3	4
begins contract	3	-2	-2
begins conventional	3	-1	-1				-2
begins cousin	3	-3	-2
begins cox	2							-2
begins creditor	1	-2		-1	-1	-1	-1	-3
begins creditor's	-1	2	2	-3	-1		-1	-2
begins customer	-2	1	3				-1	-2
begins dashboard	3	-1					-1
begins data	3	-1					-2
begins date		-5	-4	-1	-2	-1		2
begins daycare	3	-2	-1				-1	-1
begins dear	3	-2	-1		-1		-2	-2
begins dec	3	-2	-1				-2
begins deferred	3		-1				-2	-1
begins delivered	-1	1	2					4
begins denise	1	-1	-1				-3
begins description	2	-3	-3	1	-1	-1	-1	-2
begins direct	5	-4	-3					-2
begins done	-3	2	2				1
begins dr	-2	-1	2	-1			3	1
begins edfinancial	1	2	1			-1	-3	-1
begins edit	4	-2	-1				-3	-2
begins ef	3	2					-3
begins end	5	-2	-2	-1			-1	-1
begins enhanced		1	1	1			-3
begins equal	4	-3	-2				-1	-2
begins equifax	2						-3
begins est	5	-2	-1		-1	-1	-2	-2
begins estado	2	-3	-1					-1
begins estimated	2	-2	-3				-1	-1
begins every	3	-2	-1				-1
begins everything	-3	3				-1	1	-1
begins example	3	-2	-1				-2
begins experian	2	1	1		-1		-3	-2
begins external	-2	1	1				2
begins f	1	-2					-3	-2
begins family	3	-2	-1					-1
begins farm	3	-3	-3				1	-1
begins feb	1	-3	-1				1	-1
begins february	3	-1	-1				-1
begins federal	3	-2	-2				-1	-1
begins fico	3	-2						-1
begins fidelity	2	-3	-2				-2
begins fifth	-2	2	4	-1			-4	-1
begins figure		-1		-3	-1	1		-1
begins file	5	-4	-4		-1		-2	-2
begins fingerhut	-1	2		-1				-3
begins first		-3	1	-1	-1	1	1	-2
begins fleet	1	-2	-3	-1			1	-1
begins form	2	-1					-1	-1
begins framingham	2	-2	-1
begins goal	1	-2	-3				-2
begins goals		1					-3	1
begins goldman	3	-3	-3					-1
begins good		-3	1				-1	1
begins got	1	1	-3				-1
begins grant	4	-3	-3				-1	-1
begins great	-1	3	-2	-1			-2	-1
begins hard	1	-1					1	-3
begins harley	3	-2	-1				-1
begins heights	-3	2		-1				1
begins hers	2		-2				-1	1
begins high	3	-1	1	-1	-1		-2	-1
begins household	4	-2	-3	-1				-1
begins https	1	-3	-2					-1
begins i		1	-1	-1	-1	-1	-3	3
begins i'm	2	-2	-1				-3
begins if	1		-1	-1		-1	-2	-3
begins image	-1		2	-1	-1	-1	1
begins imagen	-3	2	2				-2	-1
begins include	3	-2	-3				1	-1
begins inquired	3	-3	-3				-1	-2
begins interest		-3	-2	-1			2	-2
begins irs	-3			1	-1	-1		1
begins it	2		1				-3
begins it's	-3	2	3				-1	-1
begins items	3	-1					-2
begins jan	4	-2	-3				-2	-2
begins jefferson		2	2	-1	-1	-1	-2	-3
begins joint		1	3				-1	-1
begins jpmcb	1	1	-2				1	-3
begins june	3	-1	-1				-1	-1
begins kay		-1	-3				2
begins key	3	-2	-1					-1
begins kids	2	-1	-1				-1
begins kohls			3				-1
begins last	1	2	-1	-1	-1	-1	-2	-3
begins lease		1		-1	-1	-1	-3	-1
begins legend	3	-2	-1				-2	1
begins lendingclub	-1	-1	1	2	1	-1		-3
begins liabilities		1		-1			-4	-2
begins lightstream	3	-4	-1				-1
begins limit	2	1	1				-3
begins link	2						-2
begins list	3	-1	-1					-2
begins lo	1	1	-3				1
begins loan			1	-3	-2	-1	-1	-3
begins loans	3	-1	-2		2		-1	-2
begins lol	3	-1					-3	-1
begins macy's	-1	1	3	-1	1	1	-4	-1
begins make	-2	-2	-1				3	-2
begins mar	2	-3	-2					-3
begins mariner	-3	2					2
begins may	4	-2	-2		-1		-2	-1
begins medical	-3	-1					3	-2
begins menu	3	-2	-3
begins mercy	1	-3	-1	-1			1	-2
begins merrick	-2	-1	3					2
begins mine		1	-1	1			-2	-2
begins mobile	1	-1	1				-3
begins mohela	-2	3	1			-1	2	1
begins mom	-2	2	1	-1			-3	2
begins month	2	-1	1		-1		-3	-1
begins monthly	2	-1	-3	-1	-1	-1	-2	1
begins mortgage	-1	1	2			-1		-3
begins mr	1	2	2	-1			-4	-1
begins my		1	1	-1	-2	-1	-1	3
begins n/a	2	-2	-2				-2
begins navient	2	-1		-1			-2
begins navy	1	-3	-1				2
begins needs	2	-2	-2				1
begins negative	3	-3	-2					-1
begins netflix	3	-3	-1				-3	-1
begins nmls	2	-2	-3				-1
begins no		-1		-1	-1	-1	-1	-3
begins none	2	-2	1	-1			-3
begins nonpriority	-4	3	3	1	-2	-1	-4	-4
begins notice	4	-2	-2				-3	-1
begins nov	2		-1	1			-3	-1
begins number	2	-3		-1			-1	-3
begins obligations	3	-1	-1				-1	-1
begins offer	-1	-1	-1			-1	-2	2
begins ok		1		-1	-1	-1	1	-3
begins ollo	3	-3	-3
begins opened	-2	1	1	-3	-1	-1
begins order	2	-2	-1
begins orig	-4	3	4	-2	-1		2	-3
begins other	-2	2	2	-1		-1	-1	1
begins our		-3	-2	-2	-2	-2
begins overview	4						-3
begins p	3	-2	-2				-2	-2
begins p.o	-1		2	-1	-3	-1	-3	-3
begins part	3			-1	-1		-2	-1
begins patients	3	-2	-1				-1	-1
begins payday	3	-2	-2	-1			-1
begins payments	3	-1	-1				-2	-1
begins people	2	-2	-2				-2
begins placed	-2	3	3	-1			-2	1
begins plaintiff	-3	1	3		-1		-1	1
begins platinum	1	-3	-3				1	-1
begins please	1	-1	-1			-1	-4	-3
begins po		1		-1	-1	-1	-1	-5
begins portfolio			1	-1				-2
begins post	-3	1	2				2
begins potentially	1	-1	-1				-2	-4
begins prepared	3	-1	-1				-1	-1
begins principal	-2		3	1				-2
begins priority	-2	2	3	-1
begins priya	3	-2	-1				-1	-1
begins product	-3	-1	-1				-1	3
begins property	4	-2	-2					-2
begins public	1	-3	-3	-1		-1	1	2
begins rates	2	-2						-1
begins rating	3	-1		-1	-1		-3	-1
begins re	4				-1		-2	-1
begins receivables	2	-2	1				-1
begins reference	1	-1	-1	-1	-1		-3	2
begins regional	1	-4	1				-1	-2
begins rent			3	-1		-1		-4
begins renta	2	-3	-3				1	-1
begins report	4	-2	-2				-1	-1
begins republic	-2	-1	1				3
begins requested	4	-4	-3		-1		-1	-1
begins requests	3	-1					-2	-1
begins retail	-4	1	3				1	-1
begins rockland	3		-1	-1			-2	-1
begins s	2	-3	-1
begins sallie	-1	3	3	-1			-1
begins sam's	2	-3					1
begins satisfactory	1						-3
begins savings	1	-3	-1	-1			1	-1
begins scanned	3	-2	-1				-1	-1
begins scheduled	3	-1	-2	-1	-1	-1	-2	2
begins score	3	-2	-2				-1	1
begins scores	3	-2	-1		-1			-1
begins sears	-3	2	2	-1	-1			-1
begins section	1	-3	-3	-1	-1	-1	2	-2
begins sent	1	-4	1			-1	-1	1
begins sep	3	-1	-2					-1
begins service	-3	1		1	-1		1	-4
begins servicer	3	-2	-2				-2
begins services	-2		3				-2	-1
begins sheffield	-2	2	2
begins shop	2	-3	-1
begins signed	2	-1					-1
begins simi	3	-1	-2
begins sincerely	4						-3	-2
begins snap-on	-1	1	1	-1			-3
begins soc	3	-2	-2					-1
begins sofi	1	-4	-2			-1		-1
begins software	3							-2
begins some	-3	1	3
begins sorry		-1	3
begins speedy	2	1					-3
begins spring	-2	-1	-1				-1	3
begins state	1	-2	-2	-1				-2
begins statement	3	-1	-2	-1	-1		-2	-4
begins status	2	-2	-1	-3	-2	-1	-1	1
begins still	-2	2	-1				-1	1
begins store	-3						-1	1
begins subtotal	-3	1	1	-1	2	-1	1
begins summary		1	1	-1	-1	-1	-3	-2
begins sunrise	-3	2	2					-1
begins synchrony	3	-3		-1	-1	-1	-1	-2
begins t-mobile	3	-2	-2				-3
begins tamarack	2	-1	-1				-2
begins target	-3		-1	1			2	-2
begins tarjeta	-1	-1	4					-1
begins tax	2	1	1				-3
begins thank		1	-1	-1	-1		-1	-3
begins that's	-3	2	-1				1	-1
begins thats	-1	3	-2	-1		-1	1
begins then	-1	-2				-1	1	-4
begins thx	2	-1					-1
begins to		-2	1	-1	-1	-1	2	-1
begins toledo	3	-1					-2
begins totals	1		1		-1	-1	1	-3
begins trade	1	-3	-3				1	-2
begins tradelines	3	-1					-1
begins transcribed	2	3	-2					-1
begins transunion	-1	3	2	-1	-1		-2
begins unsecured	4		-3				-2
begins updated	-2	1		-1			3	-2
begins upgrade	1	-3	-1				2	-2
begins upstart	2	-4		-1	-1	-1	-2
begins upvote	4	-1	-3				-4	-2
begins usaa	-3	1	-1				1
begins vanguard	3	-2	-1	-1			-1
begins velocity		1	2				-3	-1
begins water	3	-1	-3				-1	-1
begins welcome	3	-2	-2
begins wells		-3		-1	-1	-1
begins wf	3						-2
begins whose	-3	2	1	2	-1	-1		-2
begins xfinity	3	-2	-1				-1	-1
begins xpn		-1	-1				3
begins year	3		1	-1			-3	-1
begins your	2	-3	1	-1		-1	-3	1
begins ©	4	-3	-2				-1	-2
begins —		1	3				-3	-1
begins •	-1	-1	1	-3	-2	-3	-1	1
begins ☐	1	1	1	-1	-1	-2	-1	-3
begins 合计	-2	3	2	-1	-1	-1		-1
begins 状态	3	-1					-2
begins 💳	-2		1				3
begins 🚗	-2						3
charge account	-3	3						-1
company sold	-4							4
consumer lending center	3	-3
creditor remarks	3						-3
dept of education/neln	-2						2
experian	2	-1					-1
experian equifax transunion	-3	3					-1
hard inquiries	-3						4
high balance	3				-1		-3
ic system inc	4						-4
image omitted	1	-1					-2	1
in good standing	-1	2					-3
inquiries	2						-3
loan amount	4	-3					-1	-1
make a payment	-2	-1					3
means accountStatus, short	3						-3
means name	1	-1		-2	-1	-1	-3
means name, short	-2		-2	-1				4
means number, short		2	-3	-1			-2	1
means original	-1	2					-2	-1
means paying, short	-2	3						1
means reported	3	-3
means status, short	-1	3					-1
means statusHint							-2	3
means statusHint, short	1	-1		1			-2	4
means statusLoose, short	3	-5					1	-3
means text, short	1	-3	-1				2	3
mortgage statement	-3	3					-1
none	1		1	-2		-2	-1	-3
ok	-3						3
open	1	-1					-3
our information shows	2	-3					-2	1
overview	3						-3
pattern "#","w	2	-2	1	2	-4	-5	-1	1
pattern "M#","		1	1	-1	-1	-3	-3
pattern "w","w		-3	-1	1	-1	-2	2	-3
pattern "w":"#	-3	3	2				1	2
pattern "w":"M	-1	-3	-2	-1		2	-1
pattern "w":M	1	-3	-3				1	-1
pattern #	-1	-3	2	-1	-1	-2	-2	-3
pattern ##/#MM, first	-3	3
pattern ##w#wM	1		2			-1	-3	-2
pattern #)#	4	-1	-2	-1	-1		-1	-2
pattern #)#, first	3	-3					-1
pattern #)w(w)		1	3		2			-2
pattern #)w,Mw	2	1					-1	-4
pattern #)w,w.	1	-2						-1
pattern #, first			-1	-1			-3	-2
pattern #.w#w)	1		3				-1	1
pattern #.w(w)	1	2		-1	-1	-2	1	-4
pattern #.w(w), first	3	-3					-2
pattern #.w,w#, first	3						-2
pattern #.w,w,	1	-3	-1			-1		-2
pattern #.w,wM	-1		2	-1	-1	-2	2	-2
pattern #.w:	2	-1	-1				-3
pattern #.w:w#		-2	-4			-1	1
pattern #.w:w,	1	-1	1				-1	-3
pattern #.w:w.		-1	-2
pattern #.w?	1	3	-1	-1	-1	-1		-1
pattern #.wMw#	2	-1	-2
pattern #.w☐w	-3	2	1	-1
pattern #/M/M, first	3	-2	-1				-1
pattern #:Mw	3						-2	-1
pattern #:MwMw	3	4	2				-3	-2
pattern #M	1	-4		-1			-2	-1
pattern #M/#Mw	-2		-2	-1			-1	2
pattern #M/M	-3	1					1
pattern #M/M--	3	1	1				-3
pattern #M/M/M	2	-3	-2				-2	-1
pattern #M/MMw	1	3					-2
pattern #M/Mw		3	1	-1	-2	-1	-2	-3
pattern #M/MwM		3	1			-1	-3	-2
pattern #Mw	3	-1	-1	-1			-2
pattern #w##wM		-1				-1	3	-2
pattern #w#w	-1	-3						-2
pattern #w(w)M	1	-1	-1				2	-1
pattern #w(w)w	2	-2	-2					-2
pattern #w, first	2	1					-2
pattern #w,w.w	3	-3	-1				-1	-2
pattern #w-w#M	3	-2	-3				-1	-2
pattern #w-wMM		-3	-1			-1	2
pattern #w:w	-2	-1	3	-1	-1	-1	1	-1
pattern #wM		3	1	-1			-1	-1
pattern #wM/M	-2	2	2			-1	-1	-1
pattern #wM/M/	3		-2	-1	-1	-1	-1	-3
pattern #wM/Mw	1	-1	1				-3	-1
pattern #wMM	3	-2	-2				2
pattern #wMMM	2	-2	-1				-1
pattern #wMMwM	-1	-1	3	-1		-1	1	-1
pattern #wMw			2	-2			-3	-1
pattern #wMwM#	-3	2	3	-1
pattern #wMwM/	-3	-1					1	2
pattern #wMwMM	1	-2	-1				1	-4
pattern (w)	2	-2	-3				-1	1
pattern *w	1	-1	-1				1	-2
pattern *w(w):	-1	2	4				-1	-1
pattern *w:M	-1	-2	-2	-1			-3	2
pattern *wM	3	1	2				-2
pattern -	3				-1		-2
pattern ------		-1	1	-1	-2	-2	-1	-1
pattern -[]w.w	3	-1	-2					-1
pattern -[w]wM	2	-3	-1				-1	-2
pattern -w	4	-2	-1				-1	-2
pattern -w(w)w	3		-2				1	-1
pattern -w::M	-3	2	3					-1
pattern <_w_w=	-3	1	4	1	-2	-2	-3	1
pattern <w="#"	3	-2	-1					-4
pattern <w="M#	3	-2	-2
pattern ======	-2	1	1	-2	-1	-1
pattern M	-3	-5	1	-1	-1	-2	-2	-1
pattern M, first	-1		-4	-1		-1	-2	-2
pattern M.wM	2	-3	-1
pattern M/M/MM	1	-3	-3	-1		-1	1	-2
pattern M/M/Mw	3	-4		-2	-1	-1	-3	-3
pattern M/MwM	-1	1	3		-1		-3	-2
pattern M/MwMM	4	-4	-3	-1			-1	-1
pattern M/MwMw	3	-2	-2					-2
pattern MM	-1		1	-2			-1	-2
pattern MMMM	2	-3	-2	-1				-2
pattern MMMMM	4		-1				-3	-1
pattern MMMMM, first	3	-1					-2
pattern MMwMMw	3						-3
pattern Mw#MMw	-3	2						1
pattern Mw#wMM	1	1	-1	-1		-1	-2	-3
pattern Mw, first	2	-2	-1				-1	-1
pattern Mw.w	-2	2
pattern Mw:Mw:, first	-3	3
pattern Mw:w:w	-1	2	1	-1	-1	-1	-2	-3
pattern M✓✓✓✓✓	3						-2
pattern []w.	3					-1	-2	-1
pattern [w]w	3	-1					-2	-1
pattern w!w., first	3	-2					-2
pattern w#			1		-3	-1	-2
pattern w###	1		-1	-1	-1		-2	-3
pattern w####		3						-2
pattern w##MMM, first	3						-2
pattern w##w	1	-3	-1	-1		-1	1	-2
pattern w#$M$M	3	-1		-1		-1		-1
pattern w#$M☐$	-3	2	-2	-1			-2	-1
pattern w#$M☐$, first	3	-4	2				-1
pattern w#(w)		-4	1				-1	-1
pattern w#)MM	-2	-1	-1				3	-2
pattern w#, first	-1	1	-2	-1			1	-3
pattern w#.	1	-2	-3				-1	1
pattern w#/M/M, first	1	-3					2
pattern w#:Mw, first	-2	-3						2
pattern w#:w#:	4		-1				-3
pattern w#:w.w	-3	2	3				-1	-1
pattern w#M	1	-2		-1	-1	-1	-2	-2
pattern w#M, first	3	-2					-1	-1
pattern w#M,w:	1	-3	-1	-1	-1	-1	-3	-1
pattern w#M/M/		-2	-1	-1			1	1
pattern w#M/M/, first	-3	-1	2				-1	1
pattern w#MM, first	3	-2					-1
pattern w#MMM	1	-2	-1	1			-3	-3
pattern w#MMM/	-3	-1	2				3	1
pattern w#MMMM, first	1	1		-1	-1	-1	-3	-1
pattern w#MMwM			2	-1		-1	-3	2
pattern w#MMwM, first	-4	2					-1	2
pattern w#MMw–, first	-2	2
pattern w#Mw#/	1		-1				-2
pattern w#Mw#M	4	-2	-1				-3
pattern w#Mw#w	3			-1			-2	-1
pattern w#Mw(w	3		-2				-3
pattern w#Mw,w	-3	-1				1	2	1
pattern w#Mw,w, first	-3	3
pattern w#MwMM	1	-3					2	-2
pattern w#MwMw	3	-3	-3					1
pattern w#MwMw, first	3	-3
pattern w#w	2	1		-2	-1	-1	-2	-3
pattern w#w#/M	3		-2				-1	-1
pattern w#w#w#, first	1	-3		-1	-1	-1		-1
pattern w#w#wM		-1	3				-1	-2
pattern w#w,wM		-2					2	-2
pattern w#w., first	3	-3
pattern w#wM#w	2	-1	-3				-1
pattern w#wM/M		1	1	-1	-1	-1	-4	-2
pattern w#wMM#	-3	1	2				1	1
pattern w#wMM/	-1	-2					1
pattern w#wMM/, first	-2	3		-1
pattern w#wMMM		-1		-1		-1	1	-4
pattern w#wMMw	-1	-2	4	-1		-1	-1	2
pattern w#wMw		-3	-3	-2		-1	-1	-1
pattern w#wMw$	3	-1	-1				-2
pattern w$#,Mw	-1	-3	-1	2		-3	1	2
pattern w&w,w.	3						-2	-1
pattern w(w)		1	2	-1	-1	-1	-3	-2
pattern w(w)#w	-1	-2	2	1	1	1		-3
pattern w(w),w	1	-1	2	1		-1	-3	-1
pattern w(w)Mw, first	-1	2		-1			-3	-1
pattern w(w)w	3		-1				-1
pattern w(w)w#	1	-3		-1	-1	-1		-1
pattern w(w)w,	3		-1					-2
pattern w(w)–M		-1	-1				3
pattern w(w.w), first	-2	3					-2	-1
pattern w(w:w)	-2	-1	2	-1		1		-1
pattern w+w, first	3	-2
pattern w,	1		-1	-1	-2	-3	-4	-5
pattern w, first			-3	-1	-1	-1		1
pattern w,#	-3	1					2
pattern w,MwMw	1	3	-1			-1	-2	-1
pattern w,w				-2	-3	-2	2	-5
pattern w,w#	3		-1		-1		-2
pattern w,w#, first	3	-1					-1
pattern w,w#,w	-1	-3	-1	-1	2	1	2
pattern w,w,w#	-3	2					1	1
pattern w,w,w,	-2	1	-1	-1	-3	-2	1	-4
pattern w,w,w.	4	1			-1		-3	-3
pattern w,w., first	-2	1					-3	2
pattern w,w.w	3	-2	-3					-1
pattern w,w.w, first	2	-2
pattern w,w.w.	3	1	-3		-2		-1	1
pattern w,w.w., first	3	-2					-1
pattern w,w:w,	3	-1	-1				-2	2
pattern w,wM	2	-1	-4		-2	-1	-2
pattern w,wM#)	3		-2				-1
pattern w,wM#), first	3	-3
pattern w,wM, first	4	-3					-2
pattern w,wM/M	-2	-2	2				1	-1
pattern w,wMMw	3	-1	-1				-1
pattern w,wMw.	3	-3	-3				-2	-2
pattern w,wMw:	1	-3	-3	-1			-1	-1
pattern w,wMwM		-2	-1		-1		3	1
pattern w--w--	-3						3
pattern w-w		-4	-2	1	-1	-1	3	-3
pattern w-w#wM	-3		2	-1			3
pattern w-w, first	-1		-2				3	-1
pattern w-w:w	3						-3
pattern w-w:w-	3						-3
pattern w.#		-3	-1	-1			2	2
pattern w.....	-2		4		-2	-2		1
pattern w.MwM.	-1	2	2					2
pattern w.MwMw	-1	2	3				-2
pattern w.w		-2	2	-2	-1	-1	1	-4
pattern w.w#		-3	-3			-1	1	-1
pattern w.w#Mw	-2	-3	3				1
pattern w.w,w	2		-2				1
pattern w.w,w#	2	-3						-2
pattern w.w,w, first	3	-3
pattern w.w,w,, first	3	-3
pattern w.w,w., first	3	-2						-1
pattern w.w,wM		1	2				-1
pattern w.w,wM, first	2	-1					-1	-1
pattern w.w.w#	3	-1	-3				-2	-1
pattern w.w.w#, first	2	-2
pattern w.w.w.	3	-2	-3				1	-1
pattern w.w:#	-3	1	2				-1	2
pattern w.w:M	3	-1	1				-3
pattern w.w?	-3	3					1	-3
pattern w.wM	-2	-5	2	-1	-2
pattern w.wM, first	1						-3
pattern w.wM,w	3	-4	-1				-3
pattern w.wM/M	-2	-3	2	-1	-1		2	-2
pattern w.wM/M, first	-2	3					-1
pattern w.wMMw	-2	-2	3		-2		1	-1
pattern w.wMMw, first	-3	3
pattern w.wMw.	2	-1	2	-1	-1		-3	-3
pattern w.wMwM		3	-3	-1	-1	-1
pattern w/w	1	-3	-1	-1	-1		1
pattern w/w#wM	-1	-1	1	-1			1	-2
pattern w/w(w)	3				-1	-1	-2
pattern w/w, first	-2	-1					1	2
pattern w/wMMM	-3	-4		-1	-1	-1	2	2
pattern w:	1	-2	-2	1	-2	-2	-2
pattern w:#	1	-1	2	-2	-1	-1	-4	-2
pattern w:###M	4	-1	-4
pattern w:###M, first	3	-3
pattern w:##--	2	-3	-1				-1
pattern w:#, first	2		-1				-3	-2
pattern w:#/#/	3		-1				-2
pattern w:#w:w	2	-1	-1	-1	-1		-1	-3
pattern w:, first	1	-3			-1		2	1
pattern w:--M-	-3						3
pattern w:-M/M	-3						3
pattern w:>M<	-2	-2	-1				-1	3
pattern w:M	-1		-2	-4	-1	-2	1
pattern w:M##	3	-3	-2				-1
pattern w:M##M	2	-2	-2					-1
pattern w:M(wM	-3						1	2
pattern w:M--	3						-2
pattern w:M/M/		-4	-3		-2	-1	-1	1
pattern w:M/M/, first	4	-3					-2	-1
pattern w:M/Mw, first	4	-2					-2
pattern w:MMM	1	-1	2	-1	-1		-1	-1
pattern w:MMM, first	3	-2		-1
pattern w:Mw	-1		3				-3	-2
pattern w:Mw:M		-4	-1		-1	-1		-1
pattern w:MwMw	2	-3	-2		-1		1	-1
pattern w:w	1		1	-2	-2		-2
pattern w:w#M		-4		-1	-1		-2	-2
pattern w:w$#,	-2	-2	4	-1	2			-1
pattern w:w(w)		-1		-1			3	-1
pattern w:w,w#, first	1	-3					1	-1
pattern w:w,w,	3	-2						-2
pattern w:w,w:	3	-2	-2					-1
pattern w:w-w	3	-1	-2				-3
pattern w:w-w, first	3	-2					-1
pattern w:w.		-3			-1	-1		-2
pattern w:w.#	3	-1	-2
pattern w:w.Mw	-2							3
pattern w:w.Mw, first	-2							3
pattern w:w.w	-1	-3	2		-1		-3	-1
pattern w:w.w,	4	1	-1				-3	-1
pattern w:w.w, first	-2	3					-1
pattern w:w.w,, first	3	-2	-1				-1
pattern w:w.w:	1	-2	1	1			-1	-2
pattern w:w/w	-1	-3			-1		3	-2
pattern w:w:#	1		1		-1	-2		-2
pattern w:w:#, first	3	-1					-2
pattern w:w:M	2		-1	-1	-1		-4	1
pattern w:w:M/, first	4	-3					-2
pattern w:w:w	-2	-1	-1	-1	-1		3	1
pattern w:w:w:	1	-3	-1	-2	-2	-1
pattern w:w=w;	2						-1	-1
pattern w:w=w=	3	-2	-1				-1	-1
pattern w:wM	-3	1	2	-1	1	2	-1	1
pattern w:wM/M	2	-3		-1	-1			-2
pattern w:wM/M, first	2	-2
pattern w:wM/w	1	-2	1					-3
pattern w:wMw	-1	3	2				-3
pattern w:wMw,	-2	2	2		-1	-1		-2
pattern w:wMwM	-1		2	-1				1
pattern w;w	3	-1	-1				-2
pattern w?	-1	1		-2	-1	-3	-1	-3
pattern w?w., first		-2					2
pattern w?w.w:		2	-3					-1
pattern wM		-5	-1	-2	-2	-1	1	-2
pattern wM##MM	1	-1	2				-3
pattern wM, first	2	-1	-3	-1			-1	-3
pattern wM,w,w		-3	1	-1	-1		-2	-1
pattern wM,w.	4	-1	1				-3
pattern wM,wM,	2	-1	-3	1			1
pattern wM,wMw, first	-2	2					-1
pattern wM-w,w	3	-2	-2				-1	-1
pattern wM.		-2	-2	2	-1	-1		-3
pattern wM....	3		-2		1	-1	-2
pattern wM.w.		3					-1	-2
pattern wM.w.w	2	-1	-2				2	-1
pattern wM/M/#, first	3	-3					-1	-1
pattern wM/M/M	1	-3	-3		-1	-1		-2
pattern wM/M/M, first	1	-5	-1	1	-1	-1		-1
pattern wM/MM/, first	3	-2					-3	-1
pattern wM/Mw#	4	-2	1				-2	-2
pattern wMM, first	-1	1	-1	-2			-3	-2
pattern wMMM	2	-2	2	-1	-1	-1	1	-3
pattern wMMM+w	3	-1					-2
pattern wMMM, first	2	-1		-1			-3	-1
pattern wMMMM	-1	3	-1	-2		-1	-1	-3
pattern wMMMMM		-3		1		-1		-1
pattern wMMMMM, first	-2	1		1			-3	-1
pattern wMMMMw	1	-3	-2	-2			3	-2
pattern wMMMw	2	-3	-1				1	-1
pattern wMMw,w, first	-3						3
pattern wMw		1	-1	-2	-2	-2		-3
pattern wMw#		-4		-1	-1	-1	1	-2
pattern wMw,w.	1		2			-1	-1	-3
pattern wMw,wM		-1		-1	-1	-1	-1	-3
pattern wMw.w,	-1	-1	1				1	-3
pattern wMw.w.			2				-1	-2
pattern wMw.wM		-4	-1	1	-1	-1	-1	2
pattern wMw:w	-2	-3		-1			1	-1
pattern wMw:w:	-1	-2	1	-1	-1	-1	2	-3
pattern wMw:wM	-3	-1	1				2
pattern wMwM.w		-3	-1	-1				-4
pattern wMwM/M		-3		-1	-1	-1	-1	-2
pattern wMwMM/, first	3	-3
pattern wMwMMM, first	3	-1		-1			-1
pattern wMwMMw		-5	-3	1				1
pattern wMwMw		-4	-1	-2	-1	-1	-1
pattern wMwMw, first	1	-1	-1				-3	-1
pattern wMwMw:	-3	2	1	-1	-1		1	-1
pattern wMwMwM		1	1	-3	-2	-2		-4
pattern wM·wM·	-3	2					3	-1
pattern wM·wM·, first		-1					3	-1
pattern w|#|M|	-2	-3	3	-1			2	1
pattern w|wM|w, first	-2	2
pattern w®w	2	-2					-1	-2
pattern w®w®w®	-3		2					1
pattern w®w®w®, first	-3	3
pattern w·w, first	-2	2
pattern w—w	3		-1				-2
pattern w•w	-2	1	3				-1	-1
pattern w•w, first	-3	3					-1
pattern |w|#|M	-1	-3	1	-1			-1
pattern —	-2	-1	3				-2	-1
pattern —, first	-1	3					-2	-1
pattern •, first	3	-1					-1	-1
pattern ☑w	3	-2						-1
payment history	3						-3	1
principal balance		2	-1	1			-3
public information	2	-2						-1
public records	3	-2					-1	-1
revolving	-1	2					-3
spectrum	-3						2	2
status	3	-3						-2
view details	-3	1					3
# word pattern comes
always			1	-1	-3	-2	-1	-1
often			2	-4	-1	-1		-1
# word read as, shape
accountName capitals		2	-3	-1		-1	-1	-1
accountName small	-5	5	2				-2	-1
accountName? capitalised			-1	-1		1	1	-3
accountName? capitals	-1		-3		-1	-1	1
accountName? small	-2	2	1	-1		-1	-4	-1
accountNumber capitalised	2	-1		-2
accountNumber capitals	-4	-2	-1	3			-1	-1
accountNumber small	3			-3
amount date	-2			-2	3		-1
amount? capitals	-1	-2		-1	1	-2	-1	-1
aside accountName capitalised			1				-1	-3
aside accountName? small	3	-2					-2
aside current small	3						-3
aside current? small	3					-1	-2	-2
aside goes on capitalised	-1	-2	1				-1	-3
current capitalised	-3	-3	1	-1	-1	-2	4	-2
current letters	-2	1	-1	-1			2	-1
current? capitals		-1	-1	-1	-1	-3
current? date				-3		2	-1
current? small	1	-2	-1	-1	-1	-1		-2
goes on capital	-4	-2	4	-1			-1	-1
goes on capitalised		-4	1	-1	-1	-1	-1	1
goes on small	-1	-4	1	-1		-1	-3	1
goes on? capitalised	-1	-1	1	-1	-1	1	-1	-3
goes on? date	-2	-1	-1	2			-1
goes on? small		-5	1	-1	-1	-1	-3	-1
originalCreditor small			-2				-2	2
paying capitalised	-2		-1				1	-2
paying capitals	-3	1	2		-1	3	-2	-1
paying? capitals	2	2			-1		-2	-1
paying? small	3						-2
# word read as
accountName?		-1		-1	-1	1	1	-3
accountNumber	-2	-4	-2	4	-1	-1	-2	-2
amount	-4	-1	-2	-3	4	-2	-3	-2
aside accountName							-2	-3
aside current	3						-3
aside current?		1	1				-3	2
aside goes on		-3	1	-1		-1	-2	-2
current?	-1	-2		-1	-1	-1	1	-3
no debts	1		-1		-3	-2	-4	-4
no part	2	1		-1	-1	-2	-9	-1
no part, in row	1	-1	2	1	-2	-2	-8	1
originalCreditor?	-3	2		-1		-1
paying	-3	1	-1	-1	-1	3	-1	-2
paying?	3	2	2				-3	-1
# word read in
accountName, a column for each debt	-2	3	-2				-1	-1
accountName, a line for each cell	-3	3						-1
accountName, a paragraph for each debt			-3	-1				1
accountName, columns below each other	-5	5	-2				-2	-2
accountName, columns by their place	2	-2	-3	-2			-2	-2
accountName, headings over the values of each account	-3	4					-1	-1
accountName, one debt a line			-1	-2	-1	-1	-3	-1
accountName, tables and labels		-1	-3	-1			1	-1
accountNumber, claims of a bankruptcy	5	-2		-4			-1
accountNumber, one debt a line	-3		-2	4			-1	-1
accountNumber, tables and labels	-3	-2	-1	4	-1		-1	-1
amount, tables and labels	-2	-2	-2	-2	3	-1	-2	-1
aside current, one debt a line	2	-1	1			-1	-2	2
current, a column for each debt	-3						3	-2
current, a letter about one debt	-4						4
current, a line for each cell	-5	-1					5	1
current, a paragraph for each debt	-1	-3		-1	-1	-1	1
current, a row for each bureau	3						-3
current, columns below each other	-2						2
current, headings on several lines	-4						4
current, one debt a line		-2	1		-3	-3		-3
current, tables and labels		-2	-2	-1	1	-3	1	-2
goes on, a bullet for each debt		-5	1	-1			-2	-1
goes on, a column for each debt	-3		3
goes on, a letter about one debt		-3	1
goes on, a line for each cell	-3	-1	3					-1
goes on, a notice about one debt	-2	-3	1					1
goes on, cards of a portal		-4					-1	-1
goes on, claims of a bankruptcy	-2		2	-1				-2
goes on, columns below each other	-4	2	4		-1			-2
goes on, columns by their place	1	-2	-1	-3		-1	-3	-4
goes on, one debt a line					-1	-2	-2	-3
goes on, records of labels	-2	-4	2				-1	-1
goes on, tables and labels		-5	1	-3	-1			-1
no part, a bill with its charges	2	-1	-2	-1			-2	-3
no part, a bullet for each debt			3	-4	-2	-2	-2	-2
no part, a column for each debt	-1	2	2	2			-4	-2
no part, a letter about one debt		-1		-3	-2	-1	-2	-1
no part, a notice about one debt	-1	-1	1	-4	-1	-1	-3	-2
no part, a paragraph for each debt	1	1			-2	-2	-4
no part, a row for each bureau	3		1				-2	-1
no part, cards		-1		-4	-2	-2	-6	1
no part, cards of a portal	1	-1	-1	-3			-3	-4
no part, claims of a bankruptcy	2	-3	-1	-4			-1	-3
no part, columns by their place	2	-2	-1	2	-1	-2	-6	-3
no part, headings on several lines	4	-4	-2	-2	-1		-2	-3
no part, headings over the values of each account	3	-1	-5	-2			-2	-1
no part, labels	2	-3	-1	-1	-1		-2	-1
no part, none	-1	2	1		-2	-2	-4	-1
no part, objects	4	-3	-3	-2	-1	-2	-3	-2
no part, one debt a line				-3	-3	-5	-7	-1
no part, records of labels	1	-3		-1	-1		-3	-3
no part, rows of labels with their values		-1	2	-2		-1	-1	-2
no part, running text	1		-2	-5	-3	-4	-6
no part, tables and labels	2	-2	-1	1	-2	-1	-5
originalCreditor, a paragraph for each debt	-4	-1					-1	3
originalCreditor, columns by their place	-3	1	1				-1
originalCreditor, headings over the values of each account	-2	-1	-2				-1	3
originalCreditor, objects	-3	-2	-1				-1	2
originalCreditor, one debt a line	-1	-2	-2				3	-2
originalCreditor, records of labels	-3	1	1	-1
paying, tables and labels	-1	1		-1	-1	2	-4	-2
# word shape and behind
capital capital	-1	1	-3	-1	-2	-2	-3	-2
capital capitalised	4	-3		-2	-1	-1	-5
capital capitals	2	-4	2	-1	-1	-1	-1	-2
capital code	3		-2	-1
capital dollars	2						-2
capital mark-"	1	-2	-1	1	1	-2	-1	-4
capital mark-/	3	-1	-3			-1	1	-1
capital small	1	-4	-1	-1	-1	-1	2	-2
capitalised capitals	2			-1	-1	-1	-2	-3
capitalised cents		-1	1	-1		-1	-1	-3
capitalised date	-1	-3					-3	1
capitalised digits-2	-1	-4	2	-1	-1	-1		-1
capitalised digits-3	-1	2		-1	-1	-1	-2	-3
capitalised digits-4	-1	1	2	-2	-1	-1	-3	-2
capitalised digits-5	-2	-2	2	-1	-1		1	-1
capitalised digits-7		-2	1	-2	-1	-1	-2	-3
capitalised dollars	1	-1		-1	-1	-1	2	-4
capitalised end	4	-3	-4				1	-2
capitalised lettered-code	-1	-1	2	-1	-1	-1	-3
capitalised mark-"	-1	-1		-3		1	1	1
capitalised mark-$	1	1	-3	-1	-1	-1	2	-2
capitalised mark-)	-1	-3	-2	-1		-1	1	1
capitalised mark--		3		-1	-1	-1	1	1
capitalised mark-:		-1	1	-1	-1	-1	-3	-2
capitalised mark->	3	-2	-2				-4
capitalised mark-?	3	2	-3				-2
capitalised mark-®	3	-5	-1				-1	-2
capitalised mark-—	-3	1	2	-1	-1	-1	-3	-1
capitalised mark-→	4	-2	-3				-1
capitalised small		1	1	-1	-1	-2	2	3
capitalised thousands	-3	2	1	-1	-1	-1		-5
capitalised with-digits			2	-1	-1	-1	-1	-4
capitalised year	-1	-5		-1	-1	-1	2	-3
capitals capitalised	-2	1	1	-2	-1	-1	-1
capitals cents	2		-3	-2	-1	-1	-1	-2
capitals code		1		3	-1	-1	-2	-1
capitals date		-1		-1	-1		-1	-3
capitals digits-1	1		-1	-2	1	-1	-1	-1
capitals digits-3		-2	-3	-2	-1	-1	1	1
capitals digits-4	-1		-2	2	-1	-1		-1
capitals digits-5	3	-1	-4	3	-1	-1	-2	-2
capitals digits-6	-2	-2	-2	4		-1	-1	-2
capitals digits-7	-2			3	-1	-1	-4	-3
capitals dollars-and-cents			-2	-2	1	1	-1	-3
capitals lettered-code	-1			-3	-1	-2	-2	-3
capitals mark-!	3		-1				-2
capitals mark-"	-1	1	2	-4	-1	-1	-3	-2
capitals mark-$	-2	-4	-2	-3	3	2	-3	-3
capitals mark-)	-2	-5	2	-1	-1	-1	-1	3
capitals mark-:	1		-3	-1	-1	-1	1	-3
capitals mark-;	-1	-1	-3	-1		-1	1	2
capitals mark-=	5	-3	-1	-1			-2	-2
capitals mark-|	-1	-1		-3	-2	-1	2	-1
capitals mark-–	2	-3					1	-1
capitals mark-—	3	-1	-3					2
capitals masked	-3	1	2	-3	-1	-1	-1	-3
capitals with-digits	-1	2		-3	-1	-1	-1	-2
date capitalised	1	-3	1		-2	-2	1	-1
date dollars	2	-1	-3	-1	-1	-1	-2	-1
date line		-3	-3	1	-2	-1	-1	-3
date mark-,	-4	-1	-1	1	2	3		-2
letters capitalised	1	-1	-2	-1		-1	-2	-4
letters code	3	-1	-2	-1			-2	-1
letters digits-4	3	-2	-5	-2			1	-1
letters digits-7	2	-2	-3	-2				-1
letters dollars	1		-3	-1	-2	-2		-2
letters dollars-and-cents		-3	-2	-1	-2	-2	1	-2
letters line	-1	-4		-1		-1	1	-3
letters mark-.	3		-1				-2	-1
percent capitalised	4	-1				-1	-2	-1
percent digits-1	-3					3
percent digits-2	4		-1				-4
percent dollars	5	-1		-1	-1		-3
percent dollars-and-cents	5	-1	-4	-1	-1	-1	-4	-1
percent mark-$	3	-2				-2	-3	-1
percent mark-,	4	-2				-2	-1
percent percent	3					-1	-2
percent small	3	-2	-2	-1	-1	-1	-3	-1
small capital	2	-3	-2		1	-1	-1	1
small capitalised	2	-4	-1	-1	-1		1	-4
small capitals	3	-4		-1	-2	-2	-1	-5
small code	2	-3	-3	-3	-1	-1	-1	-2
small digits-3	2	-1		-2	-2	-2	-4
small digits-4	2		-1	1		-1	-4	-1
small digits-5	4		-3	-1			-2	-1
small digits-7	4	-3	-4	-3		-1		-2
small dollars	3	-4	-2	-1	-1	-2	-1	-2
small dollars-and-cents	2	-4		-2	-2	-2	-1	-3
small lettered-code	4	-4	-3	-2		-1	-2
small line	1	-3	-1	-2	-1	-1		1
small mark-!	1	-1	-3
small mark-"	1	-3	-1	-1	-1		1	-2
small mark-#	3	-1					-2	-1
small mark-(	-2	1	-1	-1	-1	-1	4	-2
small mark-)	-1	-6	1	-1		-1	1	-5
small mark-+	1	-2					2
small mark-,	1	-3	-2	-1	1			-4
small mark-.		-3	-1	-1	-1	-2	2	-3
small mark-:		-2	1	-1		-1		-3
small mark-?	2	-3	-2			-1	-1	-1
small mark-|	1	-3		-1		-1	-1	-1
small mark-·	-2		-3			-1	3	-1
small mark-–	-1	-1	2	-1	-1	-1		-2
small masked	6	-1	-5				-3	-1
small thousands	1	-1	1	-2	-1	-1	-4	-2
small thousands-and-cents		-4	1	-2	-1	-1	-5	-2
# word shape
capital		-4	-1			-1	1	-2
date	-3	-5	-2	5	2	1	-1	-4
letters	2	1	-1	-6	-5	-5	1	-5
percent	3	-5	-4	-2	-1		-3	-2
small	2	-2	1	-2	-2	-1	1	-4
# word sums of line
0	1	-1		-1	-2	-3		-1
1		-1		-1	-2	-3	1	1
2	-1	-1		1	-3	-4
# word word
0-30	3	-2		-1	-1		-2
1-01	-3	-1	2	1
2.1	3	-2		-2			-2
2.2	4	-2		-3			-1
3.0	3			-1	-1		-1
4.2	3	-2	-1	-1			-1
4.4	3			-2			-1
4.5	3			-3
40%	3						-2
a	2	-3	-2		-1	-1
aa	1	-3	1				-1	-1
aadvantage	-1	-1	3				-1	-1
aaron's	-4	4	-1				-1	1
ab	-1	-4	1				1	-1
abc	3	-2	-2					-1
about	1	-2	-3				1
acceptance	-2	-1	3				-1	-3
accepted	3	-1	-1	-1	-1	-1	-4	-1
account	2	-2	-2		-1	-1	1	-3
accounts	6	-2	-3				-4	-1
acct	7	-3	-6	-3				-2
ach	3	-2					-1
achterberg	3		-1				-2	-1
action	4	-1	-2				-2
actions	2	-1		-1	-1	-1	-3	-1
activity	3	-1	-1				-1	-1
additional	3	-2					-1	-1
address	2	-2					-1	-1
adjusters	-3		3				-1	-1
adjustments	3		-3
advance	-3		4				-1	1
adverse	2	-1						-1
aes/pheaa	-3	3
afterpay	-3	3	1				-1
against	3	-1	-1				-1
agency	1	-3	1			-1	-2	-2
agreed	-1	-1	-3		-1	-1	2	-2
ah	3	-2					-3
aidvantage	-2	3	-3				-2	-3
airlines	-2		3				-1
alder	-1	-3					-1	1
alerts	3	-1	-1
all	1	-2	-2					-1
allotment	3	-2					-1
also	2	-3	-1					-1
america	-2	-5	1	-1	-1	-1	-2	-4
amex	-2	2	-1		-1		-2	-3
amount	3	-1	-1				-1	-2
amt	3	-1	-1					-2
and	1	-7	-2		-1	-1	1	-3
anesthesia	-5	-2	2				-1	3
applicant	3	-2					-1
application	2		-1				-2
apr	4	-3	-2	-1	-1			-2
are	3	-3	-3				-1	-1
asagreed	-4						4
ascendium	-3	3
ashley	-3	2						-2
ask	3	-2	-1				-2
asked	2		-1				-2
asset	-3	-4	4				-1	-1
assets	4	-2	-1				-1	-1
at	1	-3	-1		-1	-1	-1	1
atrasada	-3						3
atrasado	-1	-1	-1				2
aug	1	-3	-2	-1		-1	1	-2
august		-3	-2				2	-2
aunt	-4	3	2
authority	-2		2
auto	-1	-2	2			2	-3	-2
automobile	1	-2	1				-2	-2
available	3	-3	-3				-1	-2
avant/webbank	-2	3					-2	-1
ay	3	-3
b	1	-4		1	1	-1	-3	-2
baby	-3	-1	3
back	4	-2					-3
bal	2	-6	-3	-3	-3	-1		-3
balance	4	-3	-5	-1	-1	-1	-1	-2
bank/credit	3	-2
bank/lowes	-3		2				-1	1
baptist	-3	3	1
barclays	-1	2	2				-2	-3
beauty	2	-1	-1					-2
belk	-1	2	-2
bellsouth	-3	-1	-1					3
best	1		-2			-1		-3
beto	1	-3	-1				-1	-2
bill	1	-3		-1	-1	1	-3	-5
bills	3	-2	-1
bloomingdale's	-4	4	-1
blue	-3		1				-2
bofa	-2	3	-3				-1	-1
bonneville	-3	1					1
borrower	4	-2	-1				-1	-1
boscov's	-4	5	-1					-1
both	4	-3	-1				-3	-1
box	2	-2	-3	-1	-2		1	-1
brandvold	4	-2	-3
bread	-1	1	2					-2
brendan		-3
bridge	2	-2	-2
bridgecrest	-4	3	2				-2	-2
brightwater	-2	2					1
bring	4	-2	-1				-2
bryant	-3	-1	4					-1
budget	3	-3	-1	-1	-1	-1	-1	-1
but	2	-1	-3				-2
by		-3	1	-1	-1	1		-2
c	3	-4	1	-1		-2	-2	-2
cabela's	-2	4	-1					-1
cabelas	-3	2						1
cable	-2	-2	2				-3	2
cable/cellular	2						-1	-2
call		-3	-2			-1	1	-1
calling			-3				1
calloway	3	-1	-3		-1	-1	-1
camper	3	-2	-1				-1
can	3	-1	-1		-1		-2
cancelada	-3						3
cap	1		3				-3	-3
car	2	-3	1				-1
card		-3	2	-1			-5	-3
cards	2	-4	1				-1	-1
care	-1	4					-3
carecredit	-3	2					-1
carro	2	-3
cartão	3	-2					-1
cascade	3	-2	-1				-1	-1
case	1	-3	-2		-1			-1
cashrewards	-3		3
cathay	-2							-1
cbe	-4	4	1					-1
cbna	-2	4	-2	-1			-1	-2
cc	2	-3		-2	-1	1	-2	-1
cccccccccccc	3	-1					-2	-1
center	-2	-3	1				1
change	3	-2					-1
chapter	3	-1					-2	-1
charge		-4	1	-1	-1	-1	1	-2
charge-off	-2	-1	-1	-1	-1		2	-2
charge_off	-4	-1					4	-1
chargeoff	-3						3
charter	-3	-2	-1					3
chase	1	1	-1	-1	-1	-1	-1	-4
checking	4	-2	-2				-2
chela		-3	1
chevy	2	-1	-2				-1
child	-1	-3	2					-1
chrysler	-2	3	-1				-1
church	3	-1	-2
circuit	-3	4	-1		-1		-1
citifinancial	-3	3
citizens		-1	1					-3
civic	-3	2	1
civil	3	-1					-1	-1
ck	3			-2				-1
cl	3	-2					-2	-1
class	3	-1						-2
classification	3		-1				-1	-2
client	2	-5	-2	-1	-1	-1	1	-2
closed	2	-1	-4		-1		-1	-1
club		-3	1	-1				-1
co	-1	-3	2	-1	-1	-1		1
co-borrower	4	-1					-1	-1
co-op	-3		2
coast	1	-3					-1	-1
code	3	-1	-1					-1
col	5	-3	-1				-2	-1
colección	-2						2
coll	-3	-4	3	-2	-1	-2	3	-3
collect	-3	-1	3					-1
collection	-1	-4				-1	2	-2
collectionattorney	3						-2	-1
collectionorchargeoff	-3						3
collections	-1	-4				-1	2	-1
columbia	-2	3
column	3	-1	-2
comcast	-1	-2	-2				-1	3
comenity	-1	-5	1	-1			1	1
comenitybank/torrid	-2	2
comenitybank/victoria	-3	3					-1
coming	3	-1					-2
communications	-3		-1				-2	4
company	1	-2	3				-1	-1
con	2	-1	-2					-1
condition	3	-1					-2
consumer	2	-4	-1				1	-3
consumers		-3						2
conta	3		-1	-1			-3
contact	3	-1	-1				-1
continued	3		-3
conventional	4	-3			-1		-2	-1
convergent	-2	3					-1
corolla	-2	-1	2					-1
correct	2						-2
corriente	-3						3	-1
costco			1				-1	-3
couch	-2	-1	2					-1
counseling	3		-2					-1
counselor	3	-2	-2				-1	-1
cr		-3	1				-1	-2
credence	-1	2	-2					-2
credit	1	-1	1		-1		-1	2
creditor	3	-4	-3	-1	-1	-1	-3	-1
creditor's	3	-1	-2
creditors	3	-1	-2				-1	-1
credits	2	-1					-1
credor	3	-1	-2				-1	-1
ct	3	-1	-2	-1				-2
ctr	-3	-2	1					4
cu		-4	2	-1		-1	-1	-2
cur	-2	-2				-1	2	-1
curacao	-2	3	-1
curr	-2	-2	-1	-1	-1	-1	2	-2
current	-2	-3	-1	-1	-1	-2	3	-2
cut	3	-1					-2
còn	2	-1	-2				-1	-1
d	3	-3	-4		1	-1	-1	-1
dad	-3	4					-2	-1
dale	-1	-3	2			-1		-2
darnell	2		-2					-2
date	1	-3	-2		-1	-1	1	-2
dave	-3	1	1					-1
day	2	-3	-1				-1	-1
daycare	2	-1	-1
days		-4	-1	-1	-1	-1	2	-1
de	1	-4	-1	-1		-1		-2
dear	3	-2					-1
debemos	1		-3
debo	4	-2	-2				-2
debts	3	-2	-3	-1	-1	-1	-1	-1
dec	2	-1	-1					-1
december	4	-1	-2				-2	-1
deere	-2	-1	2				1	-1
def	3	-1					-2
default	4	-2					-2
deferment	6		-1				-6
deferred	6	-2	-2				-6	-1
del		-3	1				1	-1
delinq	-3	-1		-1			3	-1
delinquency	5	-1	-2				-3	-1
delphine	2	-1					-1	-1
dental	-1	-3					2	2
dentist	-1	2	3				-1	-1
dentistry	-3		3
depot	-2	-3	2				-1	1
dept	-2	3	1					-2
derogatory	4	-1	-1				-3	-1
describe	3		-2
description	3	-1	-1				-1
detail	2	-1	-2					-1
details	5	-1	-2				-3	-1
dfas	-3	2		1
diagnostics	-3	-1					-1	2
dias	-3						3
dillard's	-2	3	-2				-1	-2
direct			-4				-1	-2
directv	-1	-1					-1	3
discharged	4	-1					-2	-1
disclosure	3	-1	-2					-1
discover	-2	2	-1	-1	-1	-1	-3	-3
discoverbank	-3	3	-1
dispute	1	-1	-1		2		-3	-1
dmp		-2	-2				1	-3
do	2	-2				-1	-2	-2
documents	2	-3		-1	-1	-1	-1	-1
does	3	-1	-1
dollars	1	-2
done	4	-2	-1				-2	-1
dont	4	-2	-1				-2
double	1	-3	1				-1	-2
down	3	-2	1				-1
dpd	-3	-1		-1	-1	-1	3	-1
e	1	-4	-1	1			1	-1
each	2	-1	-1				-3
ed	-3	-1	3				-1	-2
edfinancial	-2	3					-1	-2
ef	4	-1	-2				-2	-2
efx	3	-2	-2	-1			-2	-3
emergency	-2	-3	1				-2	3
ems	-4		4					-1
en		-4	-2	-2		-1	1	-1
end	3	-2	-1				-1
ending	5	-2	-6	1				-1
ends	4	-2	-4	-1			-2	-1
energy	-1	-1	1				-1	3
entergy	-2	2	-2					2
eq	3	-2					-1	-1
equifax	5	-3					-2	-1
equity		-3	1				-1	-1
er	-1	-3	1	-2	-1	1		-1
essentia	-3	2						1
est	3	-2	1		-1	-1	-3	-3
estate	3	-2	-2					-1
estimated	3	-1	-1				-2
et	3	-1	-1					-1
eversource	-3	2	-1					1
ex	4	-2	-2				-1	-2
example	3	-3
exeter		1	-3				-1
exhibit	3	-2
exp	4	-1	-2				-1	-1
experian	5	-3					-1	-1
explanation	3	-2	-2				-1
f	4	-1	-2	-1	-1		-2
fair	5	-3					-2	-1
false	-3	-1				-1	3	-1
fargo	1	-4					-1	-2
farm	-2	1	1					-1
fcu	-1	-5	2			-1	-1	-2
fdic	3	-1					-1	-1
feb	2	-1	-3				-1	-2
fee	3	-1	-2	-1	-1	-1	-3	-1
fees	1	-3	1	-1			-1	-2
fha	3	-3		-1			-1	-1
file	5	-2	-2	-1			-4	-1
final	4	-2	-5					-2
finance	-3	-1	3				1	-3
financed	3		-2				-1
financial	-1	-5		-1	-1	-1	-1	-2
financing	3		-2				-1
fingerhut	-2	3	-1				-3	1
fingerhut/webbank	-5	2	-1	-1			-1	2
firm	-3	-1	2				-1	1
first			1		-1	-1	-4	1
fitness	-5	-2	2					3
flagstar	-3	3	-2					-1
fleet	-2	2					-1
for	1	-3	-3	-1	-1	-1	1	-4
forbearance	4						-4	-1
foreclosure	4	-1	-1				-2
form	2	-1	-1				-1	-1
fortiva	-3	3	-1					1
four	-3		3				1	-1
fri	3	-1					-1	-1
friday	3	-1					-1	-1
from	3	-4	-1		-1			-3
fs	-1	-2		-1			2	-1
full	3						-2	-1
fund		-3	1				-1	-2
funding	-1	-3	1				-2
funeral	-1	-1	3				-1
furn	-2	-1	3
garage	-3		3
gas	-1	-2	1				-1	2
gemb/jcp	-3	3
gemb/lowes	-2	3	-1
get	1	-2					1
gmac	-4	4
go		-3	2					-1
goes	3	-1					-3
gold	-3	-2	3				-1	2
goldman	-1		3					-1
good		-3	-1				1	-1
goodleap	-2	3	-2					-1
got	-1	-3	-1				2	-1
graduate	-4	-1	4
grandma	-3	3
greensky	-3	3	1					-2
greenville	4	-1	-3
group		-4	1		-1		-3
guarantor	4	-3	-1	-1			-2
guild	-3	3	1
gulf	-1	4	-1				-1	1
half	1		1				-3
halsted	-2	3
harley-davidson	-3	3	-1
harris	-2		1				1	-3
has	1	-2	-5					-2
health	-1	-3	1				-3	1
hello	3	-3
heloc	-1	-1	2	-3	-1	-2	-2	-2
her	4	-1	-1				-2	-1
here	3	-2	-2				-1
hers	3	-2					-2
hf	-2	-1		3
hi	3	-4	-1				1	-1
higher	-3		3
hoa	3	-3
hold	4		-3				-1
holiday	2	-2
hollow		-3						-2
honda	1	1	-2				-1	-2
hosp	-2	-2	-1				-1	3
hours	2	-1					-2
hsbc	-2	1	-3					3
hsbc/best	-3	2	-1
husband	2	-2	1				-3	-1
i	2	-2	-3	-1	-1	-1	1	-2
i'm	1	-3	-2				1	-2
id	7	-4	-4	-3			-1	-2
if	4	-3	-2				-2	-2
ii		-2	2	-1			-1	-3
in	1	-4	-2	-2		-1	1	-2
inc	-1	-5	2	-1	-1	-1	-1	-3
include	3	-1					-2	-1
included	3	-1	-1				-2
income		-3	2				-1	-1
ind	3	-2		-1	-1		-2	-1
indigo	-2	2
information	6	-1	-3		-1		-4	-1
infusion	-3	-1	3
inquiries	3	-2	-1				-1	-1
ins	1	-3	-2				-1
inst	3	-1			-1		-3	-1
installment	4	-2	-2			1	-4
insurance	-1	-2	-3				1	2
int	2	-2						-1
interest	5	-3	-2				-4	-2
internet	3	-3	-1
interstate	-3	-1	4					-1
invoice	3	-1	-2
involuntary	3						-2
iphone	-2	-1	3				-2
ira	3	-1	-2					-1
irs	-1	3	-2	-1			-1	-4
is	2	-3	-4	-1	-1	-1		-2
issued	4	-2	-1					-1
it		-3	2		-1	-1		-2
it's	1	-3	-4				2	-1
item	3	-2	-2				1	-1
j	4	-2	-2		-1		-4	-1
january		-2	-2				1	-3
jared	-2	3	-1					-2
jefferson	1	1	-2				-2	-2
jewelers	-1	-3	4				-1	-2
joint	2	-4		-1	-1	1	-1	-2
joy	3	-1					-2	-1
jt	3	-3					-1
june		-3	-2	-1	-1		1	-3
just	2	-3	-2				-1	-1
k	1	-3		-1			-3	-1
kaiser	-2	3	1				-2
karma	3		-2					-1
kbb	3	-1	-2				-1
keep	1	-2	-1			2	-2	-1
kendra	-2	2
kettering	-3	2	-1					2
kia	2	-2	1				-1	-3
kikoff	-4	4
klarna	-3	4	-2		-1		-2	-1
ko	3		-2				-1
kohls/capone	-4	4	-1				-2	-3
koleksyon	-2		-1				3
l	1	-2	1	-1	-1		-3
la	2	1	-3	-1		-1	-1	-1
labcorp	-3	2						1
lakes	1	-3	-1				-1	-1
lakeside	-2	3	-1
last	2	-2	-6		-1			-3
late		-3	-3	-1	-1	-1	2	-1
law		-3	1					-2
le	3	-1	-2				-1
learn	3						-2	-1
lease	2	-3			-1		-3	1
left	4	-3	-1		-1	-1	-3	-2
lender			-1				-3	-1
lendingclub	-2	3	-2				-1	-1
lent	3	-1	-3
letter	2	-3	-1	-1	-1	-1		-1
liabilities	3	-2	-2				-1	-1
liberty	-3	3	-1					-1
life	3	-1	-2
lightstream	-2	4	-2			-1	-2	-3
like	4	-2	-3
limit	6	-2	-3				-2	-1
line	-1	-3	3				-3	-2
lines	4	-2	-3
list	3	-2	-1				-1	-1
llc	-2	-2	3	-2	-2	-1	-5	-2
lns	-2		3
loan	1	-4	3	-1	-1	1	-3	-2
loans	1	-3	1	-1		-1	-3	-1
local	3	-1	-1
loe	2	-1					-1	-2
lofts	-3		2				-2	3
lol	3	-3	-2				-1	-1
los	2	-1					-1	-1
louisiana	-2	-1	2					1
lowe's	-2	3	1				-2	-3
luke's	-1	-3						1
límite	3						-2
m		-4	-1	-1	-1	-1	2	-2
m&t	-2	3
macy's	-3	1	-1		-1		-3	1
made	3						-2	-1
mae	1	-2	1				-1	-3
main	2	-3	3				-3	-1
make	4	-3					-2	-1
management	-1	-1	2	-1	-1	-1	-3	-3
maple	-3	1	1				2
mar	1	-2	-3				1	-2
marisol	3	-2	-1				-1
mark	2	-3					-1
may	2	-3	-3					-2
me	3	-2	-1				-1	-1
med	-3	1	1	-1
medical	-1	-1	3	-1	-1		-2	-1
medicredit	-4	3					1	-2
member	3	-3	-2					-1
memorial	-5	-1	3				-1	1
menards	-4	5	-3				-1	-1
mervyns	-3	3					-1
messages	3	-2	-1
methodist	-3	-1	-2				1	3
metrowest		-1	-2				-1	3
miami	1	-3	2					-1
milestone	-3	1	2				1	-1
min	3	-4	-2	-1	-2	-2	-1	-2
mine	3	-3	-1
minimum	2	-3	-1			-1	-1
mn	3	-1	-2	-1	-1			-1
mo	4	-3		-1		-2	-2	-2
mohela	-5	4	3	-1			-3	-4
mohela/dept	2		-3
mom	-2	2	1	-1			-3	-2
money	4	-2	-2				-2	1
montgomery	-3	3
monthly	2	-3	-1	-1	-1	-1	-1	-2
months	1	-2	-2	-1	-1	-1		-1
more		-3	-1				1	-1
mortgag	-2	-1	2
mortgage	1	-2	2			-1	-3	-1
motor	1	-3	1					-1
mountain	-2	3	1				1	-1
move	-2	-1	-1				3
mr		1	-3	2			-1	-3
mtg		-2	1	-1	-1	-1	-5	-1
muebles	1	-3	1
mwen	1	-3	-1				1
my	2		-2				-1	-2
mínimo	4				-1	-1	-3
mỗi	3						-2
n.a	-2	-3	2	-2	-1	-1	-1
n/a	3	-3	-1	-2		-1		-3
naman	-3		-1				4
name	3	-4	-2				1	-7
nan	3	-1	-2				-2
nasa		-1	-1				3
navient	-3	3	-1				-2	-3
need	3	-2					-2
negative	3	-1	-2				-1	-1
negotiating	3	-2		-1	-1	-1	-4	-1
nelnet	-2	3	-1				-1	-3
net	4	-4	-2				-1	1
next	2	-3	-2	-1	-1	-1	-1	-1
nmls	4	-2		-1		-1	-1	-1
no		-4	-5	-1	-1	-1	2	-2
none	2	-4	-1	-2		-1		-3
nonpriority	3	-2			-1			-1
nordstrom/td	-3	3	-1					-1
not	2	-3	-4	-1	-1	-1		-2
note	1	-3	-2	-1			2	-2
notes	2	-3	-1	-1	-1	-1	-3	-2
nothing	3	-1					-2
notice	1	-2	-3		-1		1	-2
nov	3	-3	-1				-1	-1
now	4	-4	-4				-1	-2
nr	4	-1	-3					-1
number		-3	1	-1	-1	-1	-1	-1
núm	3	-1	-1				-1
número	3	-1	-1	-1			-2	-1
o	1	-3		-1	-1	-1		-1
oc	3	-1					-2	-3
oct	3	-1	-1				-1	-1
october	-1	-2	-1				2	-3
of		-4	1		-1	-1		2
off		-1	-3	-1	-1	-1		-2
office	-3	1	-2		-1	-1	1	1
ok	1	-4	-4	-1	-1	-1	1	-1
okay	4	-3					-2	-1
okonjo	3	-1					-2
old	1	1	-1					-4
ollo	-4	5					-1
on	2	-4	-2		-1	-1	2	-2
one	-1	-4				-1	1	2
one's	3	-1	-2				-2
onemain	-2	1	-1	-2	-1	-1	-2
only	2	-1	-3					-1
op	2	-1						-1
open	2	-1	1	-1	-1	-1	-3	-2
open/closed	3						-3
oportun	-2	4	-2				-2	-1
options	3	-1	-1				-2
orchard	-3		2					1
order	3	-1	-2
orig	2	-2	-2	-1	-1	-1		-3
original	2	-2	-3
ortho	-2		3					-1
orthodontics	-3		2					1
other	4	-3	-2		-1		-2	1
outstanding	4	-2	-2
overdue	-3						3
overview	3	-1					-2
owe	1	-3	-2	-1	-1			-2
owed	3	-1	-2		-1		-2	-1
owes	3	-2	-2	-1	-1		-1	-1
own	2	-3					-1	-1
owner	3	-1	-1				-2	-1
p	3	-2	-3	-1	-1	-1	-1	-1
p.o	4	-2	-2	-1			-1	-1
pa		-1	2	-1			-3	-1
pacific		-2
pagada	-3						3
pagado	4						-3
page	4	-2	-1				-1
paid	3	-3	-2	-1	-1	-1	-2	-2
palmetto	-1	3	-2					1
paper	3						-2
parcela	3	-1			-1	-1	-2	-1
parents	-4	1	4				-1
parking	-3	2	1
parkland	-2	3					-1	-1
part	5	-3	-1				-1	-1
pastor	-2	2						-1
patel	-2	-1	2				-1	-1
paul	3	-2	-2
pay	1	-4	2	-1	-1	-1	-1	-2
payday		-3	1				-2	-1
payment	2	-4	-2	-1		-1	-1	-3
payoff	4	-1					-3
paypal	-3	-1	-2	-1	-1	-1		1
pays		-3	-1	-1	-1	-2		-1
pays_as_agreed	-2	-2		-1			3	-1
pc	-2	-1	3				-1	-1
pcs	-3		1					3
pediatric		-2	-2					3
pediatrics	-3		1				-1	2
pell	3	-2	-1					-1
peloton	-4	-1	4					-1
penfed	-3	3	-1					-1
penn	-1		-2				-1	3
penney	-4	-3	5
people	4	-1	-1				-2
period	3		-2
perkins	-4	3	2					-1
permanente	-3							2
personal	-1	-2	1	-1	-1		-2	-2
petitioner	3	-1	-2				-2
phys	-6		3	-1			-1	3
physicians	-3		3				-2
pif	4	-2					-3	-1
pinnacle	-4	1	-1				1	1
piti	5	-2	-1	-1		-1	-3	-2
pk	-3		1	2
pl	3	-3	-1	-1		1	-2
place	4	-1	1				-2	-1
plaintiff	3	-3	-1	-1			-1	-2
plan		-3	2	-1		-1		-2
plus	-1	-3	2				-1	-1
pm	2	-2	-1	-1	-1	-2	-3	-1
pmt	2	-3	-4	-1	-1	-2	-1	-2
pnc	2		-3	-1			-1	-1
po	4	-2	-4	-1			1	-2
point	-1	-3	3
points	3	-1	-1				-2
policy	3		-2				-1
popular	-1	-2	2					-1
por	3	-1	-2			-1	-1	-1
pra	-1	-3		2			-1	-1
premier	-2	-3	2					1
primary	3	-2						-1
principal	6	-2	-2				-3	-1
priority	3	-2	-2				-1	-2
progressive	-2	-1	-1				2	2
prop	3	-1	-2
property	5	-2	-3				-1	-2
proposed	3	-2					-1
providian	-5	1	-1	-1			-1	2
public	1	-2	3				-2
purchaser	3		-2				-1	-1
q	3	-1	-3
quest	-3	1	-1				-1	2
quicken		1	-3					-1
quicksilver	-5	1	3				-2	-2
qwest	-2	-1					-1	3
r	1	-2	-2	-1	-1	-1		-1
radiology	-3	-1	2				-1	3
rate	3	-3					-3	-1
ray		-3	2				-1	-1
rd	3	-1	-3		2		-1	-2
real	2	-1	-3					-1
receivables	-3	1	3				1	-2
recent	2	-2	-1	-1	-1	-1	-2	-1
records	2		-2				-1	-1
recovery	-2	-4	2			-1	1	-3
ref	5	-3	-3	-2			-1	-2
refinance	3	-1	-1				-1
reflect	-1	-3	2					-1
refund	1	2	-4
regions	-1	2	-3				-3	-3
regular	3	-2					-1
rei	-2	2						-1
released	3						-3
renee	3	-1	-1					-1
rent	3	-5					-3	-1
rent-a-center	-2	1	1				1
renta	2	-2	-1				-1
repo	-3	-1		-1		-1	3	-1
repo'd		-1	-3				2
report	3	-2	-2	-1	-1	-1	-1	-1
repossessed	-5		-1				5
repossession	-2	-2					3	-2
republic	-4	4
request	3	-1					-1	-1
respondent	3	-1	-2				-2
responsibility	3	-1					-2	-1
resurgent		3	-2				-3	-2
retirement	3	-2	-1				-1
return	2	-2
rev	4	-3	1		-1	-2	-4	-1
revenue	-2	-3	2				1	-2
revolving	3	-4	-2			2	-1	-2
rewards	-1	-4	1				-1	-1
ridge		-3	1				-1	-1
rise	-2	3	-1				-1
river	3	-4	-1				-1	1
rob	3	-2	-2					-1
robinhood	3	-2	-1					-1
rockland	-3	2	-1					-1
roof	-2	-1	3				-2
rptd	3	-2					-1
ruth	3	-2	-1				-1
rückstand	3	-1	-1				-2
s		-2		-1	-1	-1	-1
sa	3	-2	-2					-1
saldo	3	-2	-2		-1		-3	-1
sale	3						-2
sallie			-3					-2
san	-3	-1	2				-1
santander	-1	2	-3				-1	-1
sapphire	-4	-1	4	-1	-1	-1	-1	-1
satisfactorily	-3						3
satisfied	3		-1				-2
save	5	-1					-4	-1
savings	1	-4					2
says	3	-2	-5				-1	-2
sba	-3	3
scheduled	4	-2					-1	-1
scheels	-3		1					1
school	3	-1	-1				-3
score	4	-2	-1				-1
se	3	-1	-2				-1
sears/cbsd	-2	2
section	3	-1	-1				-1
security	1	1	-3				-1	-3
sent	2	-1	-4					-1
sep	3	-2	-2					-1
sept	3	-1					-2	-2
service	-1	-1	2				-2	-3
settled	6	-1					-6	-1
settlement	3	-1	-2				-1
sh	3	-1	-1
share	2	-1	-3				-2	-1
sheffield	-3	3	2
shop	1	-3
si	3	-1	-2				-1
sif	3					-1	-2
silverado	-1	-2	2					-1
sincerely	3	-1					-2
situação	3						-2	-1
sky	-3	-1	3					-1
slate	-3	2	3				-1	-1
smiles	-3	1	1					2
snap-on	-3	4	-2
snowball	3	-2	-1
so	-1	-4	-3		-1	-1	2
soc	3	-1						-1
social	4	-2	-1					-2
sofi	-1	2	-3				-1	-2
sold	3	-1					-2	-2
sorry	3	-2					-3
sound	-3		2
source	4	-1	1				-2	-2
southwest	-3	2						1
specify	3	-1					-1	-1
spectrum		-4					1	2
spring	-3		-1				3	-1
sprint	-2	-3	-3	-1	-1		-1	4
ssn	2	-2
stafford	-2	-4	2
standard	3	-1					-2
star		-3	1
started	-3	-1	-2			-1	4
statement	3	-2	-3		-1
status	4	-2	-1	-1	-1	-1	-3	-2
ste	3		-1					-1
still		-2	-4			-1	1	-1
store		-2				-2	-3	1
student		-3	1			1	-3	-1
subject	2	-2					-1
subtotal	4	-3	-1				-1
sum	3	-2		-1		-1	-2
summary	3	-3	-2	-1	-1	-1	-1	-1
summer	-3						3
summit	-3						-1	2
summons	2	-1	-1	-1	-1	-1	-1	-2
sunbit	-3	4	-1			-1	-2	-1
surrender	2		-1				-2
syncb/lowes	-4	4					-1	-1
syncb/ppc	-3	3					-1	-1
synchrony	-3	-3	2	-1	-1	-1	-1	1
synchrony/amazon	-5	2	-1			-1	-2	3
synchrony/paypal	-3	2	-1				1	-1
system	-1	-5	2				-2	1
systems	-1	1	1					-4
t-mobile	-2	-1	-1				-3	4
tage	2		-1				-1
take	1	-3					-1	-1
tbom/milestone	-4	4					-1
tech		-3	1
telecom	-2	-1						2
termina	3	-1	-2				-1
terminación	3		-2	-1			-2
terminada	3		-2				-1
that		-3	-4		-1	-1	1	-3
that's		-2	-5				1
thats	2	-3	-2
thd/cbna	-3	3	-1
the	2	-4	-1	-1	-1	-1	-2
then	3	-4	-1					-1
theo	3	-2					-2	-1
there's	3	-3	-3				-2	-1
they	-1	-3	-2			-1	2	-3
this		-3	-3		-1	1	1	-2
three	-2	-1	-2				3
tita	-2	3	-2
title	1	-3	1					-1
titlemax	-3	4	-1				-2
tjx	-4	4
to	1	-5	-1		-1	1	1	-1
told	3						-3
toledo	-2		2					-1
tom	3	-2	-1				-2	-1
tool	-2		2
top	3						-3
tot	2	-2
total	2	-4	-2	-1
totals	3	-3	-1	-1	-1	-1	-3	-1
tower	-2	2	-3				-1	1
tractor	-4		4				1
transfer	3	-2	-1				-1	-1
transferred	4		-1				-4
transunion	4	-2	-1				-2	-1
travel	-1	-1	3				-1
tree	-2	-1	3					-1
tri-state	-1	2	-3					1
truck	-1	-2	3				-1
tu	6	-2	-2	-1			-3	-2
tuc	2	-3	-2	-1	2	-1	-2	-3
tuesday	3	-1					-2	-1
two	-1	-3	-2				2	1
tx	3	-1	-2					-1
type	4	-3	-2		-1		-1	-2
u.s	-2	2	-1	-1				-3
um	4	-2	-1				-3
union	-2	-1	3				-2	-3
unit	-2	-3	-1	3	1	-1	-2	-2
united	-3	2	2				-1	-1
univ	-2	1	3					-2
unk	3						-2	-1
unknown	4	-1		-1			-1	-1
unlimited	-3		3					-1
unpaid	-4	-2		-1	-1	-1	6	-3
uns	3	-1	-1
unsecured	3	-3						-1
upstart	-1	2	-2	-1	-1	-1	-2	-3
us	-3	-1	-2	-2	3	2	-4	-3
usa	-2	-3	2	-1			-3
usaa	-2	3	-1	-1			-2	-1
used	1	2	-3				-3	-1
user	3		-2				-1	-1
utilization	4						-3
va	-1	3	-1	-1	-1		-1	-1
valley	1	-3	-2				1
vehicle		-3		-1			-2	-1
venture	-3	1	1			1		-2
verizon	-3	-3	-1		1	-1	2	4
veterinary	-3		2					2
via	2	-1	-3				1
vin	3	-1	-2	-1				-1
vincent	-2		2				-1	-1
visa	-2		2	-1		-1	-2
w	1	-2	-2	-1	-1	3	-1	-2
wait	3	-1	-2				-1
want	3	-1	-2
was	3	-2	-3			-1		-3
water	-1	-4		-1			-2	3
water/sewer	-3	3		-1				-1
way	3		-3				-1	-1
wayfair	-3	4	-2				-1	1
we	2	-3	-3			-1		-3
webbank/fingerhut	-5	2	-1	-1			-3	4
weber	-2		2
went	-1	-1	-3				1	-1
west		-3	1				-1	1
westlake	-1	2	-1					-3
what	2	-3	-1				-1	-1
when	2	-1	-2
whenever	3						-3	-1
which		-2	-3				1	-2
who	4	-2	-1				-1	-1
wife	5	-2	-1				-5	-1
willow	-3	-1						3
with	2	-3	-4					-3
worth	3		-2				-1
x	3	-2	-1		-1	-1	-2	-1
xfinity		-3	-2					3
xp	3	-2	-1				-1	-2
xp/tu/ef	3						-2	-1
xpn	2	-3	-2			1	-2	-2
y	1	-3	-1	-1		1	-1	-3
year	1	-3
yes		-5	-1	-1		-1	2	-3
you	2	-3	-1		-1		-2	-2
you're	4	-1					-3
your	2	-4	-2		-1	-1	1	-3
yung	4	-3	-2				-1
zero	-2	-1	-1		4		-1	-1
zip	-2	3	-1				-2	-2
不急	3						-2
余额	1	-4	-2	-2	-2	-1		-1
信用卡	-1	-4	3	-1		-1	-3	-1
尾号	1	-2	-4	-2		-1	2	-1
已还清	3						-2	-1
房贷		-1	2				-2
欠	4	-2	-2	-1	-1		-2	-1
正常	-3	-1				-1	3	-1
正常还款	-3						3
账号	3	-2	-3	-2				-1
# word words before
 account		4					-1
 amount	3						-3
 available	4		-2				-2	-1
 bank	2	-3	2				2
 bk7	-3	1			2
 call	3		-1				-2
 capital			1				-1	-3
 car	1	3	-2
 card		3		-1		-1	-1
 cascade	2	-3	-2
 charge	-3		1		-1		3
 chase	-2		3				-1	-1
 citibank	1	-3					-1	2
 col	-2	-3	-1				3
 collection		-3			2	-1	-3	2
 comcast	-2	2	-1				-2	2
 comenity		-2	3					-3
 comments	3	-1					-2
 contact	3	-3
 credit	3		-3				-3	-1
 creditor	-3	5	1				-1	-2
 current		1	-2		1	2	-3	-2
 date	3	-2	-1				-2
 direct	3	-2	-3
 dispute	2	-2					-1
 elan	-2		2
 exceptional	3						-3
 first	-1	-4	3					-1
 group	3	-2	-1				-2
 harrow	-2	-1	3
 highest	4		-1				-3	-1
 i		-1	-2	-1	1		-3	1
 inquiries	3	-3						-1
 irs	-3	1	1
 is_overdue	-2						3
 jefferson	-3		3
 lakeshore	2	-2	-1
 loan	-1	4	-2				-1	-1
 lowe's	-3		3				1
 midland	3		-3
 monthly	2	1	-1				-3
 months	1	1					-2
 mortgage	-2		2			-1	-2
 n	-3					-1		1
 name		1						-3
 next	2		-1				-1
 oct	4	-3					-1
 ok	-3	1	1				2
 orig	1	-3					-2	1
 other		1					-4
 paid	3	1	-1				-3
 payment	-2	-2		-1			3
 quantum3	2	-2	-1
 r9	3						-2
 rate	2	-1					-2
 rent	3	-3					-1
 reported	2	-1					-2
 riverbend	-2	-1	3					-1
 secured	3			-1			-1
 settled	1	1					-3
 single	3		-2				-2
 subtotal	3	-2					-1
 tamarack	2	-2	-2
 type	-2	-1					3	-1
 us	-1	-2	-1		-3	2		-1
 used	-3	1	1				2
 verizon	-2		2				1	-2
 who	-4	4					-1
1 a		2	-3		-1	-1	1	1
1 about	1	2	-1				-3	-1
1 acceptance	-1	-2	1	-1		1	-3	-2
1 account	2	1	-3		-1	-1	-1	-1
1 accounts	1	1	-1				-4	-2
1 acct	-2	-1	-2	3	-2	-2	-1	-4
1 ach	5	-2	-4				-2	-1
1 acreedor	-1	2					-2	1
1 action	3		-2				-1	-1
1 active	-2	-4	4	-1	1	1	2	-2
1 additional	3		-2					-1
1 adjusters	3						-2
1 after	3	-3	-2				-1	-1
1 against	2		-2				-1
1 agency	1		-3				-1	-2
1 agnes	-3						-1	1
1 agreed	2	1	-1	-1	-1	-1	-3	-2
1 aidvantage	-1	2	1	-2		-1	-4
1 airlines	-1		2				-1
1 ally	1	-3		-1			-2	-2
1 also	-1	1	-3				3
1 aluguel	3	-1			-2	-2
1 am	3	-1	-1	-1	-1	-1	-2	-1
1 ambulance	-1	-3						1
1 american		-5	1					-2
1 amount			-1	-1	-1	1	1	-3
1 amt	3	-2					-1	-1
1 and		3	-2		-1	-1	-1	-3
1 anesthesia	-3		2				1	1
1 april	3	-1	-1				-2
1 ashley	-3	-1	3					-1
1 ask	3		-2				-2	-2
1 aspire	-3		3				1
1 assets	3	-2					-1	-1
1 assignee	2		-1					-4
1 assistance	3	-3	-1
1 assoc	3	-1	-1				-1	-1
1 association	4	-1	-2				-1	-1
1 atraso	-1	1					-3	-1
1 attention	-2						1	1
1 aunt	-1	-3	2	-1			-1
1 authorized	3		-1				-2	-1
1 automobile	-1	2	2	-1			-3
1 autopay	1						-3	-1
1 available		-1	-3	-1	-1		1
1 b	-1	1	-1	1	-1	-1		-3
1 b1	2	1	-1				-2	-1
1 back	2	-3	-1					-1
1 badcock	-2	-1	3
1 bal	1	-3	-1	-2	-2	-2	1	-4
1 balance			-3	-1	1	-1		-2
1 bank	-1	-4		-1	-1	-1	1	-1
1 bank/credit	3		-3
1 baptist	-2	-1	3				1	-1
1 bed	3						-2	-2
1 below	2						-2	-1
1 bend		-1	-2					3
1 best		-4	1	-1	-1	-1	-1	-3
1 beto	-3	3
1 between	2	-1						-1
1 big	-1	-3	2				-1	1
1 bk7	-3	2			2
1 blue	-1	-2	1				-3
1 bluestem	-2	-1	3
1 bonneville	-3		1				1
1 borrower	-1		-1		-1	-1	3	-1
1 box	3	-2	-1		-1		-1
1 brightwater	-2	-2	2				1
1 bring	3	-1	-1				-2	-1
1 brother	-3	-1	3				1	-1
1 bryant	3	1	-3				-1
1 budget	3	-1	-3	-1	-1	-1	-1	-1
1 bureau	2	-3	-1		-1			-2
1 c	-1	1	-3	2	1	1	-3	-3
1 c/o	1	-3					1	-2
1 cable		2	-1				-2
1 caine	-2		3				-1
1 call	6	-6	-2				-1	-2
1 called		2	-1				-1	-3
1 calloway	3	-2	-2
1 camioneta	-3	3	-1
1 camper	3	-2	-1				-1
1 cancelada	-3						3
1 cap	2	-3					-3	-3
1 cap1	-2	-2	2
1 capital		-5	1				-2	1
1 cards		2	-3	-1			-2	-2
1 care	-1	-3	2				-3	1
1 carecredit	2		-3				1
1 carro	4	-2	-1		-1	-2	-1	-1
1 cartão	2	1	-3				-1
1 cascade	4	-3	-1					-1
1 case	3		-2		-1		-1	-1
1 cashrewards	3	-1	-1	-1			-2
1 cedar	-2	-3	1
1 chapter	3		-1		-1		-3
1 charged	-2	-2	-3	-1	-1	-1	2	-2
1 chase		-3	3	-1	-1	-1	1	-2
1 check	1	-1	2				-1	-3
1 checking	3	-5	1					-1
1 chevy	3		-2
1 chk	3	-1					-2
1 citi	-1	-2	1	-1				-3
1 citizens	1	-2					1	-2
1 city		-5	1	-1			-1	2
1 cl	4	-1	-2	-1			-2
1 claim	2	2	-1	-2			-2	-1
1 class	4	-1						-3
1 classic	2	-2	1				-2
1 classification	3		-1				-1	-2
1 client	-4		-5	-1	-1	-1	-1	4
1 clinic			1				1	-3
1 close	3	-2	-1					-1
1 club	-3	2	2		-1	-1	-1	-2
1 co	2	2		1			-2	-3
1 cobro	3	-1	-2					-1
1 codes	-1	3					-1	-1
1 col	1	-3	-3			-1	1	-1
1 coll	-4	2	1	-1		1	3
1 collection/chargeoff	3	-2	2				-5	-1
1 collections	-1	3				-1	-1	-1
1 collector	1	1	-1				-4	-2
1 college	-3		2
1 comenity	1	-2	-2			-1	2	1
1 comm	3	-1	-3
1 comments	3	1					-4	-1
1 community	-1	-3	1	-1			-1	-1
1 como	2	-1					-2
1 company	1	1	-3	-1		1	-2	-1
1 con	-1	3	-3					-2
1 consumer	2	-1	-1	-1	-1		-1	-4
1 consumers		-1	-3					2
1 contact	4	-4	-2		-1		2	-1
1 contacts	2	-2		-1	-1	-1	-1	-1
1 continue	3	-3					-2
1 coop	-2	-1	3				-1
1 corp	3	-4	-3	-1				-1
1 costco		-3	2				-3	-3
1 counselor	3	-2	-1					-1
1 count		1					-3
1 county	-1	-3	-1		-1		1	1
1 court	2	-1	-3				1
1 cred	-4		-2					3
1 credence		-1	3				-1	-1
1 creditloantype	4						-2	-3
1 creditor	-3		-4	-1	-1	-1	-1	2
1 creditors	3	-2	-1
1 ct	-1	1	-3	-1				-2
1 cty	1	-2					-1
1 cuenta	-1	-2	-1	1	-1			-3
1 cumberland	-3		2					1
1 curr	-3	3	-1				2	-1
1 current		2	-3	1	-1	1	-2	-1
1 customer	3	-2	-1				-1
1 cut	2	-1					-2
1 còn	3	-1	-1				-1
1 d	-1	1	-3	1			-1	1
1 date	1		-2	-1	-1		-3	-1
1 day		1	-3				-1	-1
1 days			-3		-1	-1	1	-2
1 de		-3		-2	1	2		-1
1 dear	4	-1	-2		-1
1 debtor	3	-1					-1
1 debts	2	-1	-3	-1	-1	-1	-1	-1
1 default	4		-1				-3
1 deferment	1	3					-3	-2
1 deferred	3		-1			-1	-4	-1
1 deficiency	3	1	-1	-1			-3	-1
1 del	1	-4	1				-1	-2
1 delete	3	-2	-1				-1
1 deleted	4	-3					-1
1 dentist	-3	1			-1	-1	-1	1
1 dept	-1	-3	2	-1				-1
1 description	-1	-4	1				1	-2
1 detail	4	-2	-2				-2	-1
1 details		1	-2				-1	-3
1 dias	-3	2					2
1 direct	-1	-5	2			-1	-1	-1
1 directv	4	-2	-3				-1	-3
1 discover		1		-1	-2	-1	-2	-3
1 dispute	1		-2		2		-4	-1
1 district	-1		-1	3				-1
1 dla	3	-1					-1
1 dmp			-2				1
1 documents	1	-3		-1	-1	-1	1	-1
1 dont	3	-1	-2				-2
1 dr	-3	-5	3	-1			-3	2
1 dsnb	2	-1	-2				-1
1 duke	2	-3	-1				2	-4
1 día	-1	3					-2	-1
1 e	-1	2	-4	-1	-1			-2
1 east	2	-4	-1					-1
1 ecoa	2						-2	-1
1 ed	-3	1	3	-1			-1	-1
1 edfinancial	4		-3			-1	-2
1 ef		-2		2			-3	-1
1 ef1	3				-1	-1	-2	-1
1 em	-3	-1	-1		1		3	-1
1 emergency	-3	-2	1	-1	-1	-1	-3	3
1 empl	3	-2			-1
1 employees	-2	-1	3					-1
1 end	3	-1	-1				-2
1 ending	2	-1	-3	1		-1	-1	-2
1 ends	4	-3	-1	-1			-2	-1
1 enero	-3	1					2
1 ent	-1	-3	2					1
1 equinox	-1	2	-3				3	-1
1 equity		-2	2				-3	-1
1 escrow			-2	-1	-1	-1	2	-1
1 est	3	-1	-1		-1		-2
1 evening	3	-3
1 ex	-3	2	-1	-2			1	1
1 example	4	-4	-1					-1
1 exp	3	-2		-1			-1
1 expenses	3	-2					-2
1 expires	4	-3					-1	-1
1 fair	3	-1	-2				-1	-1
1 fcu	-1		1	-1			1	-3
1 feb	2	-4	1					-2
1 federal	3	-4					-1	-1
1 fedloan	-2	-1	3				-1	-1
1 fee	1			-1	-1	-1	-3	-1
1 fees	2	-1	-3	-1		-1		-1
1 fha		3	-2
1 fifth	-3	-4	3		2		-1	-1
1 fin	1	-2	-1	1	-1		-2	-3
1 final		-1	-2	-2	1	-2	-1	-3
1 financial	1	-1	-1	-2	-1	-1		-3
1 finch	-2		3				-1
1 fine		1					-3	-1
1 first		-2	1	-1	-1	-1	-3	1
1 flagship	-3	-1	3
1 fleet	-2	-1	3				-1
1 for	1	-4	-2	-1	-1	-1	-1	4
1 forbearance	1	3					-4
1 foreclosure	3	1	-1				-2
1 forgot	-3	3	-2					-1
1 friday	4	-2					-3
1 friends	-2	2
1 fsb	-1	-1	3				-2
1 fst	-2		3				-1
1 full	1	2	-1		2		-2	1
1 fund		-4	1					-2
1 furniture	-1	-1	1	1			-3	-2
1 gave	3	-2					-2	-1
1 ge	-4	-1	3				-1	3
1 giving	2	-1					-1
1 gm	-3	-1	3					-1
1 god	3	1	-1				-1	-1
1 goes	-1	3					-2	-1
1 gold	3	-1					-2
1 great		-3	1	-1			-1	-1
1 groceries	1						-3
1 group	-1	-1	1	2	-1		-2	-3
1 grove	-3		2				2
1 guarantor	3	-2	-1	-1				-1
1 guild	-3		3				-1	-1
1 half	3	-2	-1				-3
1 halsted	-2	-2	3
1 hardship	4	-1					-3
1 harley-davidson	-4		4
1 harris	1	-1					1	-3
1 harrow		-4	-1				1	-2
1 has		-1	-2				1	-1
1 he	3	-1	-2				-1
1 health	1	-3	-2	1		-1	-1	-1
1 heights	-3	-1	4
1 hello	3	-2	-1
1 heloc	-1	2	-3	1			2	-1
1 her	2	1					-3	-2
1 here	3	-2	-1				-2
1 hi	3	-2	-3				1	-1
1 high	3	-3	-1				-2	-2
1 higher	-3	-1	3
1 his	-1		-3				2	-1
1 history	1	2	1				-4	-1
1 holiday	3	-1	-2
1 hospital	-1		-2	-1	1	-1		2
1 hsa	3	-3	-1				-1	-1
1 huntington	-1	-3	2				-1	-1
1 i3	2						-2
1 if	3	-1	-1				-2	-1
1 in		-4	-1	1	-1	-1		-4
1 inc	3	-3	-2		-1	-1	-1	-3
1 include	2		-1				-2
1 included	4	-2		-1			-2	-1
1 income	-1	-4	4				-2	-1
1 individual	3	-1	1	-1			-3	-2
1 information	3	-1	-2	-1			-4	-1
1 inquiries	6	-5	-1				-1	-1
1 inquiry	4	-3	-1		-1			-1
1 insurance		-2				-1	2	-3
1 interest	5	-2	-1				-4	-1
1 internet	3	-1	-2	-1
1 involuntary	4						-4
1 ira	4	-2	-1				-1
1 irs	-2	1	2	-1	1		-1	-1
1 is	2	3	-2	-1	-1	-1		-2
1 it's	-1	-1	-3				2	-2
1 items	-2	4	-1				-1	-1
1 jefferson	1	-3					-1	-3
1 job	4	-2	-1				-2	-1
1 jou	3	-3
1 jpmorgan	2	-3	1
1 judgment	3	-2						-1
1 judicial	3	-1	-1
1 just	-1	1	-2				-1	-1
1 k	3		-1	-1			-3	-1
1 kay	-2	3	1				-1	-2
1 keep	2	-1	-2			2	-2
1 kettering	-3	-1	1					2
1 kia		-3	2				-2	-1
1 knee	2		-1				-2
1 know	-3	-1			-1		2	-1
1 kohl's	3	-2	-1				-2	-1
1 kohls		1	-3				1	-1
1 kohls/capone	1		-3				1
1 kubota	-3	-1	3					-1
1 l		3	-2				-3
1 l40	3	-2	-2
1 la	1	-3					-1	-2
1 lahey	-3		1				1	1
1 lake		-4						1
1 lakeshore	1	-4	2				-1	-2
1 lakeside	-3	-1	3					1
1 lakeview		-3	1
1 larkspur	1	-1						-3
1 las	1		-2					1
1 last	1	-3	-2	1	-1			-2
1 law			-1				-1	-3
1 learn	3						-2
1 leasing	3		-2
1 left	1	1				-1	-4	-1
1 lender	-1		1				-3	-1
1 lending	-1	1	4			-1		-2
1 lendingclub		-2	1				1	-3
1 lendmark	-3	1	2				-1
1 less	3	-2					-1
1 liabilities		1	-1			-1	-1	-2
1 life	3	-1	-2					-1
1 lim	3						-2
1 list	3		-1				-2
1 llc	3	-5	-3	-1	2	-1	1	2
1 lo		-1	-2				1	-1
1 loan	1	1	-2	-1			-2	-3
1 loandepot	3	-2	-1
1 loans		3	-2	-1	-1	-1	-2	-2
1 local	3	-1	-3
1 lofts	-3		1				-2	3
1 log	3	-1	-1				-1
1 lol	1		-2				-2
1 lower	3		-2				-1
1 lvnv	-1	-1	2				-1	-3
1 m&t	-3	2	2
1 macys	-1	-4	1		2		1	-1
1 macys/citibank	-3	1	3				-1
1 macys/dsnb	4	-1	-3
1 marisol	3		-3					-1
1 market	3	-1	-1		-1		-1	-1
1 mastercard	3		-2	-1			-1	-3
1 match	3	-3
1 med	-3	-2	1	-1			-2	2
1 medicredit	-2	-2	1				3	-1
1 member	2		-2		-1			-2
1 memorial	-3	-1	2
1 menards	-2	-1	3					-1
1 merrick	-3	-2	3				-2	-2
1 methodist	-2	-1	-1				1	3
1 metrowest	2		-1				-3	2
1 mi	1	-3	-1					-1
1 midland	1	-2	-1				1	-3
1 min	-2	3	-2	-1	-1	-1	1	-2
1 mine	-3	3	-2				2	-1
1 missed		-1	-3				2	-2
1 mission	-2	-1	2				-1
1 mo			-3	-1	-1	-1	3	-3
1 mohela	2	1	-2	1			-3	-1
1 money	2	-3					-2	1
1 montgomery	-3		3
1 month		-1	-1			-1	3	-2
1 monthly	2		-3	-1	-1	-1	-2	-1
1 more	3	-2	-1				-1
1 mortgage	1	2	-3	-1	-1	-1	1	-2
1 mr		-3	1	-1				-3
1 mrs	-2	-1	3
1 mtg			-1	-2		-1	1	-2
1 muebles	1	2	-2
1 must	3						-3
1 mwa	-3	2					1
1 my	-3	2	1	-1		-1	-2
1 mínimo	-2	-2		-1	-2	3	1	-1
1 mỗi	4	-1	-1				-3
1 n.a	-1	-2	-4	-2		3	1	-2
1 n/a	-1						3	-2
1 naman	-3	1					2
1 national		-3	1				-2
1 navy	1	-3	1	-1	-1	-1		-2
1 ne	3	-2	-1
1 need	3		-2				-3	-1
1 nelnet		-1	-1	2			-2	-1
1 net	3		-3				-1
1 netflix	3	-1	-2
1 new	2	-3					-2	-1
1 next	-1	1	-4	-1	-1	-1		-2
1 nissan	1	-3	1				-1	-1
1 nmls	3	-2					-1	-1
1 no	2		-5	1	-1	-1		-2
1 nonpriority	2		-2
1 nordstrom	1	-3	-1					-1
1 north		-4	1
1 northgate	-2	-1	4				-1	-1
1 nos	2		-1				-1
1 not	2	-2	-4	-1	-1	-1	-1	-1
1 note	-3		-3	-1			1
1 notes	2	-3	-1	-1	-1		-1	-1
1 notice	2	-1	-3					-1
1 nov	5	-4						-1
1 november	1	-3	-1					-1
1 number		-1	1	3	-1	-1	-1	-2
1 ny	3	-1	-1				-1	-1
1 não	2		-1				-1
1 oak	-2	-2	3					-1
1 oc	-3							4
1 odds	2	-1					-1
1 of	-1	-2	2	-1	-1	-1	-1
1 offer	2	-3		-1	-1	-1	-1	-1
1 office	-2	-3	1				2	-1
1 oh	2	-3	-3		-1	-1	-1	-2
1 ok	2	3	-4			-1	-1	-1
1 old	-3	-7	1			-1	1	4
1 on	1	-2	-1	-1	-1	-1	2	-3
1 online	3		-2
1 opened	2	-3	-1	-2	-1		2	-1
1 orchard	3	-1	-1				-3	1
1 orig	-1	-6	-3	-1	-1	-1	1	4
1 original	1	-3	-2		-1		-2	3
1 originalcreditor	-3	-1						2
1 originalcreditorname	-3	-2						3
1 originally	-1	-1	-1				-1	3
1 orthopedics	3	-1	-1				-1	-1
1 other		2	-1		-1	-1	-4	1
1 outstanding	3	-1	-1					-1
1 owe		3	-2	-1	-1	-2	-3	-3
1 owing	1						-3	-1
1 p	4	-4	-2	-1	-1	-1	-2	-1
1 pa	2		-1				-3	-1
1 paid	4	-1	-2				-3	-2
1 paper	4	-2	-1				-2
1 parent		-3	1
1 parents	3		-2				-1
1 parte	2	-2
1 partners	3	-1	-1		-1	-1	-1	-1
1 paycheck	2	-1	-2				-1
1 paypal	-3	-1	-1	-1	-1	-1	1	1
1 pediatric	-1		-1					3
1 pell	3	-2	-1					1
1 pending	3	-3	-1				-1	-2
1 people	-1	3	-1				-1	-1
1 per	3	-1	-4					-2
1 period	3	-2	-1					-1
1 personal	-1	-1	3	-1	-1	-1	-1	-2
1 petal	2	-1	-3	2
1 petra	-2	2					-1	-2
1 petrakis	3	-2	-2
1 physicians	-3	-1	2	-1			-1	1
1 pinnacle	-3	-3	1				1	1
1 pl	-1	3	-2
1 place	-3	3	1					-2
1 plan		1	-3	-1	1	-1		-2
1 plazo	2	-1					-1
1 po	2	-1	-2	-1	-1			-1
1 por	3	-1	-1			-1	-1	-2
1 portfolio	-1	-3	2		-1		-2	-3
1 pos	3	-1	-2
1 prairie		-4	2					-1
1 prequalified	3	-3
1 principal	4	-2					-1
1 private	3	-1	-1				-1
1 progressive	-3	-1					2	2
1 prosper	-1	3	-3	-2			-1	1
1 préstamos	-3	3	1
1 purchases	2	-2	-1	-1
1 purpose	4	-1			-1		-1	-1
1 pünktlich	-3	3
1 quantum3	1	-4
1 r9	3						-2
1 radiology	-4	1	2			-1	2	-1
1 rd	2		-3	-1	1	-1	-1	-3
1 re	2	-4	1				1	1
1 read	3	-1	-1		-1			-1
1 receivables		-3	1	-1		-1	-2	-3
1 records	3	-1				-1	-2	-1
1 recovery	-2	-2	1	1	-1	-1	2	-1
1 ref	2	-3	-2	-1	2	-1	1	-2
1 reference	3	-3		1			-2
1 refi	4	-2	-3				-1
1 refinancing	5	-3	-2					-1
1 regional	-1	-3	1					-1
1 regular	3	-2	-2				-2
1 rei	-2	-1	3					-1
1 relief	3	-2	-2
1 rent	2	-1	-2				-2	-1
1 renta	3	-1	-3				-1
1 rental	3	-2	-1				-1
1 repair	3						-2
1 repayment	3	-2	-2				-1	-1
1 repo	3						-2
1 report	2		-2	-1	-1	-1	-4	-3
1 repossession	3	1	-1	-1	-1		-3	-1
1 republic	-2		2
1 requested	3	-2			-1		-1	-1
1 respondent	3	-2	-1				-1
1 responsibility	3	1	-1				-3	-1
1 results	4	-3	-1					-1
1 resurgent		-1	1			-1	-3	1
1 retail	2	-1	-1				-2
1 retirement	3	-1	-1				-3
1 revolving		3	-2	-1		-1	-3	-3
1 riverbend	-1	-2	1				1	-2
1 rockland	-3	-1	3					-1
1 roth	3	-1	-2					-1
1 ruth	2	-3	-1				-2	2
1 s	3	-3	-1	-1	-1		-2
1 sa	-2	-1	-3					3
1 sachs	1	-3					-1	-1
1 sandy	3		-2					-1
1 save	2	-1	-1				-1	-1
1 savings	2	-3	1				-4	-3
1 says		1	-3				1	-2
1 sba	-3		3	-1
1 scheduled	3		-1				-2
1 scheels	-3	-1	1					1
1 school	3	-1	-1				-2	-1
1 schools	2	-1	-1
1 score	6	-4	-2				-1	-1
1 se	3	-1	-1				-1
1 section	4	-1	-2		-1			-1
1 sell	3		-2				-2	-1
1 seller	3	-3					2	-2
1 services	3	-2	-3		-1	-1	1	-1
1 servicing	3	-2					-1	-1
1 set	3						-2
1 settled	3	1	-2	-1	-1	-1	-5	-1
1 sheffield	-3	1	3
1 silverado	-3	2	-2				2
1 simplicity	2	1	-2				-1	-1
1 sleep	-3		2					2
1 snap-on	-4		4					-1
1 social	3	-1	-2					-2
1 son	2	-1					-2
1 sound	-4	1	2				-1	1
1 sp	3				-1		-2
1 spring		-3	2				-2	-3
1 sprint	3	-1	-3				2	-4
1 st	-2	-7	1	-1	-1	-1		2
1 standard	4		-2				-2
1 standing	-3	3	-1	-1			3	-1
1 state		-3	1	-1	-1	-1	-1	-2
1 status	-2	-3		-1	-1	-1	3	-2
1 storage	-3		1	2			-1
1 store	-2	2	1	-1		-1	-2	1
1 subaru	-2	-1	4				-2	-2
1 subject	2	-1					-1	-1
1 subtotal	6	-2	-3				-2
1 such	2						-2
1 summit	-1	-3	1				-1	1
1 sun	2	-1	-3			1		-1
1 suncoast	-2		2
1 svg	-2	2	-1
1 syncb/amazon							1	-2
1 syncb/lowes	3		-3
1 synchrony		-5	-1	-1		-1		1
1 synchrony/paypal	-2	-1					3
1 systems	1	-2	-2	-1			3	-2
1 số	3	-2	-2	-2				-1
1 t	3	-2					-1	-1
1 t-mobile		-2	-1	-1			3
1 tacoma	3	-1	-2	-1			-1	-2
1 tage	2	2	-2				-2
1 take	2	1	-4				-3	-1
1 target	-1	1	2		-1		-3	-1
1 tarjeta	-4	2						-3
1 td	1	-5	-1				1
1 tennessee	-2	-2	3
1 term		2	-1				-3	-1
1 termina	3	-1	-1	-1			-2
1 terminada	3		-1	-1			-2
1 terms	3	-1	-1	-1	-1		-1	-2
1 that		-3	-4			-1
1 that's			-3				1	-2
1 thats		2	-2			-1		-1
1 then	-1	3	-5				-2	1
1 there's	-1	3	-4				-1	-1
1 they		-2	-3		-1	-1	1	-1
1 thing	-2	2	-1				1
1 third	-2		1		1			-2
1 this			-3			1	1	-2
1 through	2		-1					-3
1 tidewater	1	-2
1 tim	-3	1	-1				2
1 times	3	-2					-2
1 tjx	-3		3
1 tool	-2		2
1 top	-2	3					-2
1 towing	-2		3				-1
1 tractor	-2	-3	3				1
1 transfer	3	-3	-1
1 transferred	4						-4
1 transunion	3		-2				-3	-2
1 tree	-3		3					-1
1 trust	1	-3		1			1
1 tu	3		-2				-2	-1
1 tuition	-2		2	-1				-1
1 type	2		-2	-1	-1	-1		-3
1 u.s		-5	1				1	-2
1 ulta	1	-1	2		-1		-3	-2
1 um	-1	3	-2				-2	-1
1 uncle	-2	-2	2				-1	-1
1 unearned	4	-1	-2				-1
1 union	3	-1	-2	-1				-4
1 univ	-3	-1	3					-1
1 unknown	4	-1					-3
1 unlimited	3	-1	-2				-1
1 unsec	3	-3
1 unsecured	2	1	-3				-2	-2
1 upstart		-1	1	-1	-1	-1	-1	-2
1 us	-1	-3	2	-1	1	1		-1
1 usa	1	-1	-1		-1		-3
1 util	3		-2				-1	-1
1 va		-1	3				-1	-1
1 valley	-1	-4	-1		-1	-1	1	1
1 vantagescore	4	-1		-1	-1		-2
1 vehicle	-1	-2	2					-1
1 veterinary	-4		1	-1			1	2
1 via	4	-3	-3				1
1 vincent	-2	-1	3	-1			-2	1
1 visits	3	-1					-1
1 w	-2	3	-2	-1	-1	2		-3
1 wait	2	-1	-1				-1
1 walmart	-1	-2	1	1		-1	1	-1
1 warfield	-2	-1	1				1	1
1 was	-1	-2	-3	-1	-1	-1	3	3
1 washer	1	2	-1		-1		-3
1 webbank/fingerhut	2	2	-3				-2	1
1 wells		-5					-1	-2
1 west	1	-4					-1
1 what	4	-3	-1		-1		-2	-1
1 who	-2	4	-1				-1	-1
1 whose	4	-1	-2				-1	-1
1 willow	-2	-2	-1					2
1 wireless	1		-3		2		2	-2
1 worth	3	-1					-1	-1
1 x		2	-2				-3	-2
1 xp	3	-2	-2				-2	-1
1 xp/ef	3	-1	-1				-1
1 xpn	3		-1				-2	-1
1 years	4	-3					-2	-1
1 yes	1		-3	-2
1 yesenia	2	-2	-2
1 yet	-1	2					-2	-1
1 you	3		-1				-3	-2
1 your			-4		-1	-1	1
1 yung		1	-3				-1	-2
1 đòi	-2						2
1 đúng	-2						2
1 信用卡	-1	4	-3				-2	-1
1 原债权人	-4	-3	-1					3
1 存款	3	-2						-1
1 最低还款	-2	-1				-1	2	-1
1 每月还款	3						-3
1 车贷	-3	-1	1				2
2 about	1	2	1				-3	-2
2 above	1						-2
2 account		1	-1	2	-1	-1		1
2 accounts	-1	2	1				-4	-2
2 accts	2	-1	-2
2 ach	3	-2	-3				-1	-1
2 acreedor	-2	-4	3				-2	4
2 act	-2	1	-2	-1	2	-1		-3
2 action	2	1					-2
2 actions	-1		2	-1	-1	-1	-1	-2
2 active		-2	-2		2	2	2	-2
2 additional	3	-1	-1				-2	-1
2 address	2	-3			-1			-2
2 administrative	2		-2				-1
2 adverse	-3	3	1
2 after		-1	-3				1	-1
2 afterpay	-4		3
2 against	3	-1	-1				-1
2 agency	1	3	-1				-1	-2
2 aging	4	-2		-1		-1	-3
2 agreed	2	-1	1				-3
2 aidvantage	1	-2	1				-4	-1
2 alder	3		-3				-1	1
2 already	1	-3	1				1	-1
2 always	-3		1				2
2 am	2	-3		-1	-1	-1	-2	-1
2 amazon		-3	2					-1
2 ambulance	-4	-1	2	1			-1	1
2 americredit	2	-1	-1				-1
2 amex		2			-1	-1	-4	-1
2 amount		-1	1	-1	-1	-1		-3
2 anesthesia	-2	2	1	1			-2	-1
2 anything	2	-3	-2				-2	2
2 apartment	-2	-1	1					2
2 apple	-1	-3	1			2		-1
2 applicable	-2	-1	3				-1
2 apply	3	-1	-2	-1				-2
2 approval	4	-1	-1				-1	-2
2 are	-1		-2			-1	2	-3
2 as	1	-1		-1	-1	-1		-3
2 asset	-1	-3		1			-3	2
2 assets	3	-3	-1				1	-2
2 assignee	-2	-2	-2				-1	3
2 assistance	3	-1	-3
2 ate	3	-1	-1
2 attention	-2		1				1	1
2 attorneys	3	-1					-1	-1
2 august	2	-1	-2				-1
2 auto		-2	2	-1	-1	-1	1	-3
2 avant	3	-3	-1		-1	-1	-1
2 ave	3	-1	-1				-1	-1
2 b	-2	2	1	-1		-1	-3	-3
2 bal	1	-3	-3	-2	-1	-2	2
2 balance		-2	1	-1	-1	-1	-1	-3
2 bankruptcy	1	-1	2		2		-3
2 barclays	1	-1		-1	-1	-1		-3
2 basically	-3	1					2
2 be	-2	1	-1					3
2 because	3	-1	-1				-3
2 beginning	3	-2					-1
2 behind	2	-3	2			-1	-1	-3
2 below	3		-1				-2	-1
2 best	1	-3		-1	-1	-1	1	-3
2 big	1	-3		1			-2	1
2 bill	-1	2	2				-3	-1
2 bills	2	-1	-2				-1	-1
2 bk7	-3		2		2			-1
2 bought		-2	-3				1	1
2 box	3	-2	-1	-1	-1			-1
2 braces	-3	2	1				1
2 brother		1	1	1			-3
2 buy	2	-3		-1	-1	-1	-2	-2
2 buyer	2	-1	-2	-1	-1	-1	-1
2 by	1	-1	-3		-1	1
2 c/o	3	1	-2					-2
2 call	3	-1	-4				-2	-4
2 camioneta	-1		3				-1
2 cancel	2	-2	-1				-1
2 cancelada	-2						2
2 card	1	2	-2	-1	-1	1	1	-4
2 cards	1	-3	2				-1	-3
2 care		1	2				-2	-1
2 carvana	2	1	-3			-1	-1	-2
2 cascade	3	-2	-3
2 case	3	-2		-1			-1	-1
2 cash	-1	-3	1	1	-1	-1		-3
2 cbna	3		-2				-1
2 cd	3						-2	-1
2 chapter	2						-4	-1
2 charge	1	2	-1	-1			-2	-1
2 charge-off	7	-1	-3				-6	-2
2 charges	2	-1	-1
2 checking	2	-3	-3	-1			2	-2
2 circuit	-2	2	-1
2 citi	2	-2	1	-1			-1	-3
2 citibank	-1	-1	-1	1		-1		3
2 city	1	-3	1	-1			-2	1
2 cl	4	-2	-1				-2
2 class	4	-1	-2				-1	-2
2 client	-1	-4		-1	-1	-1	1	2
2 clinic	-1	-1	1		1	-1		-3
2 closed	1	1	2				-4	-2
2 closed/never	-3						3
2 cls	4	-1	-1				-1	-1
2 cobrança			3		-1	-2	-2	-2
2 codes	-1	-2	3		-1		-1
2 collect	2	-1	-2
2 collection	-3			-1	1	-1	1	1
2 collection/chargeoff	3						-3
2 collector	-2		2				-1	1
2 comenity	1		-3			-1		1
2 coming	3	-2	-1
2 comments	4	-2	2				-4
2 con	-2	-2	3					-3
2 conn's	5	-2	-3				-1
2 consumer	3		-3		-1		-1	-2
2 conta	1	-1			2		-3	1
2 contact		1	-4					-2
2 continue	3	-1	-2				-1
2 contract	3	-2					-3
2 conventional	3	-3	-2				-1	-1
2 corp	2	1	-3				-1	-1
2 cosigned	-3		3				1	-1
2 counselor	4	-3	-1				-1
2 county	4	-3	-1				-1	-1
2 court	3	-1	-3				1	-1
2 cousin	3						-3
2 cr		-4		2			-2	1
2 cred	-3		-1				-1	3
2 creditor's	3		-2					-1
2 creditors	1	1	-2				-1	-2
2 credits	3	-1	-1				-1
2 credor	-2	-2	2				-1	4
2 ct	1	-1	-3			-1	1	-2
2 curr		-5	3	-2	-1		1	-1
2 current		-2	1		-1	1		-4
2 customer	5	-1	-1				-2
2 cut	3	-2					-2
2 d	-1		1	-1			-3	-1
2 dad	3		-2				-1
2 date	1	-1		-2	-1	-1	-3	-2
2 dear	2	-1	-2		-1
2 debtor	3		-1				-1	-1
2 deferment	3	-2	2				-4	-2
2 deferred	1	2	1				-4	-2
2 deficiency	2	-2					-3	-1
2 delinquency		1	2				-3	-1
2 delinquent	1	1	1				-4
2 dentist	-3	-2	1					2
2 department	-1	-2	2				-1	-3
2 deposit	4	-1	-1				-2
2 dept	-2	-3	3	-1			-1	-2
2 description	1		-4				-1	-2
2 designator	3		-1				-1	-1
2 details	1	-3	1				-2	-2
2 dias	-2	-1					3
2 discover	1	1	-3	-1	-1		1	1
2 dispute	1	-1	1		-1		-3	-2
2 division	3	-1	-2
2 dollars	-3	1					1	-1
2 done	2	-2	-1				-2	-1
2 dont	2	1	-2		-1		-2
2 día		-1	3				1
2 e	4	-2	-1	-1	-1		-1	-2
2 each	4	-1	1				-3	-1
2 ed	4	-1		-1			-4	-1
2 education	3	-2		-1			-1	-1
2 employer	3						-1	-2
2 end	3	-1					-2	-2
2 ending			1	2	-1	-1		-3
2 energy	3	-2		-1			-1	-1
2 equal	3	-1						-1
2 example	5	-3	-4					-2
2 exeter	2	-2	1	-1			-3	1
2 experian	2	-1	-1				-1	-2
2 extra	4	-2					-2
2 factoring	2						-1	-1
2 familia	2		-2
2 family	3	-2					-2	-1
2 farm	-3	1	2				1	-1
2 feb	1	-2	-2				1	-1
2 fed	1	1	-1				-3	-1
2 fee	2	-2	-1	-1	-1	-1	-1	-1
2 feed	-3	2	1				-1
2 fees	1	-1	-3			-1	1	-1
2 fha		-3	1
2 fifth		1	-1		2		-2	-3
2 file	-1		-4					1
2 filed		-2	1	-1			1	-3
2 finance	-1	-3				1	2	-3
2 financial	3	-3	1		-1	-1	-1	-3
2 fine			1				-4
2 flagstar		-3	-1				1	-1
2 following	3	-1					-1	-1
2 foods	2	-1					-1	-1
2 for	2	-2	-4		-1		-1	3
2 forbearance	1		3				-4	-1
2 form	4	-2	-1				-1	-1
2 free	3	-2	-2				-1
2 freedom	-1	-2	-1	1		-1	2	-1
2 frequency	3		-2				-1
2 friday	3	-1					-2	-2
2 funding	1	-1	-2	-1				1
2 furniture	-2	3	-1					-1
2 gap	2	2	-3				-1
2 gas	3	-2	-1				-2	1
2 gave	3		-1				-2	-1
2 gen	3	-1	-3				2
2 go	-2	-3	3	-1				-1
2 gold	3	-2	-1				-2
2 goldman	1	-2						-1
2 grantor	1	1					-3	1
2 great	1	-1		-1			-2	-2
2 groceries	2						-3
2 group		-2		2	-1		-2	-2
2 guarantor	1	-2		-1			1	-3
2 h	-3		2				2	-1
2 had	3	-1	-1				-1	-2
2 halsted	-2		2					-1
2 hard	3	-3
2 has	1	1					-1	-3
2 have	1	1					-1	-3
2 hearing	2	-1	-3
2 held	-2	2	-1				-2	-1
2 help	3						-2	-1
2 her	2	-2	1				-2	-1
2 his	-2	2	-1				1	-1
2 hollis	3	-2						-1
2 honda		3	-1	-1			-3	-2
2 household	3	-2					-1
2 hoy		2	-3
2 hr	2	-2
2 hsa	3		-3				-1	-1
2 https	3	-2					-1
2 hudson	-3						-1	2
2 huntington			1				-3	-1
2 husband	1	-1	2					-1
2 hạn	1	-3					-1	-1
2 id	2	-3						-2
2 if	2	2	-1				-3	-1
2 image	1	-1					-2
2 inc	3	1	-4	-1	-1		-2	1
2 information	2	-2					-3	-2
2 inquiries	5	-1	-4			-1	-2	-2
2 inquiry	4	-1	-3		-1		-1	-1
2 ins	-1	-2	-1				3
2 insured	3	-2						-1
2 int	3	-2	-1
2 internet	3		-1	-2			-1
2 ira	3	-2	-1
2 irs	-3	-1	4				-2	-1
2 issued	3	-3	-2
2 items	-2	-1	2				-2	-1
2 its	2	2	-2				-3	-1
2 jewelers	3		-2					-1
2 joint	-1		3		-1	1	-1	-2
2 jou	3	-1	-2
2 jpmcb	3	-1	-3			1	1
2 judgment	2	-3	-2				2	-2
2 july	1	-3	2				-2	-1
2 k	3	-2	-1				-3
2 keep	2					1	-2	-2
2 kessler	2	-1	-1	-1	-1		-1
2 kestrel				-1			-3
2 kettering	-3	1						2
2 kohl's	3	-2	-1				-1	-1
2 l	1	-3	1	-1			-1	-1
2 la	1	-2		-1		-1		-3
2 lab	2	-2	-1
2 lakes	-1	-3	2	-1			-2	-1
2 last	2	-1	-1			-1	-1	-2
2 late	-2		3		-1	-1	-1	-1
2 lates	-3	3
2 law	3	1	-1				-3	-1
2 le	2		-1				-1
2 least	-3	2	-1				1
2 lender	-1	-1	1		-1		-3	-2
2 lending	3						-4	-2
2 less	3	-1	-1				-2	-1
2 liabilities	-1	2	2	-1			-2	-3
2 limit						-1		-3
2 line		-2	2				-2	-4
2 llc		-2	-3	-1		-1	1	1
2 loan	-1		1		-1		-1	-3
2 loans		-1	2		-1	-1	-3	-2
2 local	3	-1	-3					-1
2 lofts	-3	-1	2				-2	3
2 lol	1	-1	1				-2
2 long	3						-1
2 los	3	-2	-1				-1	-1
2 lowe's	-2		3				-1	-2
2 lowes	4	-2					-2
2 luz	3	-1					-1
2 macy's			-2	-2	1	-1	-1	-2
2 made	2	1	1				-3	-1
2 make	3	-1					-2
2 management	1	-3	-2	-1	-1	-1	1
2 marcus	-1	-1	3				-1
2 mazda	3	-3
2 me	2	-4				-1	-1
2 merrick	3		-2					-1
2 mesa	3	-1	-3				-1	-1
2 met			1				-3
2 methodist	-3						1	1
2 mgmt	-2	-3	-3	1			3	3
2 mi	-3	2	1	-1			1	-2
2 midland	-1	-2		-1	-1	-1	3	-2
2 min/mo	-3	3					-1
2 mine	-4	2	2				-1
2 missed	-1	2	-2		-1		3
2 more	1	2	-3				1
2 mortgage		1		-1	-1	-1		-3
2 motors	3	-1	-2				-1	-1
2 move	-2	1					2
2 mrs	-3	-1	2
2 ms	3	-2	-1					-1
2 mwa	-3	-1	2					-1
2 n/a	3	-3					1	-2
2 na	2	-3	2				-3	-1
2 national	-2	-3	2	-1			-3	1
2 navient			2	-1			-3	-1
2 ne	2	-1	-2
2 need	3	-1					-2
2 negative			2				-3
2 nelnet		-1	1	-1			-4
2 net	3	-1	-2		-1		-1	-1
2 network	2	-1	-1				-1	-1
2 new	-2	-2	2	-1			-3	-1
2 nmls	3	-1	-2				-1	-1
2 no		2	2	-1	-1	-1	-1	-3
2 not	1	1	-2	-1	-1	-1	-1
2 note	-3	-2	1	-1
2 nothing	3	-2	1				-4
2 notice	1	2	-3				1	-1
2 nov		2	-2				1	-2
2 nusenda	3		1				-2
2 ny	3	-2	-1					-2
2 oc	-3	1						3
2 october	-1	-1	-1				3	-1
2 odds	3	-1	-1
2 offer	3	-3	-1	-1	-1	-1	-1	-2
2 offered	3	-2	-1					-1
2 offers	-3	2		-1	-1	-1	-1	2
2 office	1	-2	1				-2	-3
2 oh	1	2	-2	-1	-1	-1	-2	-2
2 okay	-1	1	1				-3	-1
2 ollo	3	-2	-1				-2
2 on			-2	-1	-1	-1	1	-3
2 ones	3	-1	-1					-1
2 only	3	-2	-2				-1	-1
2 optimum	-3						3
2 or	3	-2	-3		-1		-2	-2
2 orig	-3	-1	-3	-2	-1	-1	-2	5
2 original		-5	-3		-1	-1	1	2
2 originalcreditor	-2		-1					2
2 originalcreditorname	-3		-1					3
2 originally	-3	-2	-2				-1	4
2 orthodontics	2	-1	1				-3
2 osprey	3	-1	-3
2 ou	2	-1			-1	-1		-2
2 our	1	-1	3				1
2 out	-3	2	-1				2	-2
2 outsourcing	-2		-2		1		1	3
2 owe	-3			-1	-1	-1	1
2 owed	-1	-1		-1			-1	2
2 owing		2	1				-3	-1
2 p	3	1	-4	-1	-1	-1	-1	-1
2 pacific	3	-2	-3				-1
2 pagado	2	-1	-1				-3
2 paid	1		-1	-1		-1	-1	-3
2 palmetto	-3		3					-1
2 paper	3	-1	-2				-2
2 para	3	-2					-1	-1
2 parcela		-1			-2	3	-1	-1
2 parents	3		-1				-1
2 payable	3	-3	1				-1	-2
2 payday	3	-1	-1			-1	-2
2 payment	-1	-1	-1	-1			1	-3
2 paypal	-1	-2	3				1	-1
2 payroll	3	-2	-2
2 pd	-2	3	-2		-1		2	-1
2 peak			3			-1		-2
2 pending	3	-1	-2				-1	-1
2 penfed	-2		2					-1
2 pennymac	-2	-2	3					-2
2 per	-1	-2	-1				3	-1
2 phone	2	-1	-4			1	-1	-1
2 physician	3	-1	-3				-1
2 pinnacle	-2	-1					1	1
2 place	-2	-2	1				3	-2
2 plaintiff	2				-1		-2	-3
2 plan	-1	1	1	-1	-1	-1		-3
2 platinum	-3	2		-1				-1
2 plus	2		-3				-1
2 pm	2	-3	1	-1	-1	-1	-1	-1
2 pmt	1	-1	1	-2		-1	3	-1
2 po	3	-1	-2				-1
2 popular	-3	-1	3					-1
2 por	3	-3	-1				-1	1
2 portfolio		-2	-1	-1	-1		3	-1
2 pos	2	-1	-1
2 power	3	-2					-1	-1
2 pra	3						-3	-2
2 prequalified	2	-1	-3					-1
2 present	-3		-1				3	-1
2 previous	4	-3		-1	-1	-1	-4	-1
2 priority	4	-2	-2				-1	-1
2 professional	-3	1	2
2 profile	2		-1					-1
2 promised	-3						3
2 proposed	3	-1	-1				-1
2 purpose	3	-1	-2				-1	-1
2 pünktlich	-4		4
2 quicksilver	-1	-1	-3	-1	-1	-1	2	-1
2 r2	3	-1			-1		-2
2 r9	3						-2
2 rainy	3	-2	-1				-1
2 rav4	-3	-2	1				2
2 raymour	-2		2
2 re		2	-4				2
2 real	3	-1	-2				-1	-1
2 receivables	-1	-2	2	-1	-1		-3	-1
2 reduced	2		-1				-1
2 ref	2		-3					-1
2 refinancing	4	-1	-3				1
2 regional	1	-1	2				-1	-3
2 regular	3	-1	-1				-2
2 remarks	1	2	2				-3	-2
2 remember	3		-2				-1
2 removed		-3	1				-1	2
2 rent	1	-2	1				-4	-2
2 renta	3	-1	-2				-2
2 repair	3	-1					-2
2 repo	4						-3
2 report	3	-2	-1	-1	-1	-1	-1	-3
2 reported	-1	3	-2	-1		-1		-1
2 requested	3	-3	-3				-1	-2
2 respondent	3	-2	-1					-1
2 result	3		-1				-2
2 results	3		-3
2 rewards	3	-2	-1			-1	-1
2 ridge	2	-1	-1					-3
2 rocket		-3	1	-1		-1		-1
2 rockland	-3	-1	2	1
2 roof		1					-3
2 rush	3						-2
2 sa	-3	-3					3	1
2 saint	-1	-1	2					-1
2 saldo	1	-2	-1	-1	2	-2	-2	-3
2 sandy	3		-2					-1
2 sapphire			1	-1	-1	-1	-3	-1
2 save	2	1	-1				-3	-1
2 say	4	-3					-2
2 says	2	-1	-2				-1	-1
2 sba	-3		3
2 scheduled	3	-1					-2
2 school	4	-1	-3				-1	-1
2 score	4	-2	-2				-1	-1
2 scratch	2	-1					-2
2 section	4	-2	-2				-1	-1
2 see	3	-1	-1				-2	-1
2 sell	3	-2					-1	-1
2 seller	4		-3				1	-2
2 senior	3	-1	-1
2 september	2	-1	-3				1
2 service	4	-3	-2	-1			-1	-2
2 services	-1	-1	-2	-2	-1	-1	4	-1
2 settled	1		1	-1	-1	-1	-4
2 settlement	2	-3		-1	-1	-1	-2	-1
2 sezzle	-3		3
2 shown	3	-2					-1
2 signature	3	-1	-1			-1	-2	-1
2 silverado	-4	1	2				2
2 simone		-2					-1	-1
2 single	3		-2				-2
2 snap-on	-3	2	2	1			-1	-1
2 sofa	3	-1	-1				-1
2 southwest	-3		3				-1
2 specify	3	1	-1	-1			-1	-2
2 speedy	-1	-3	1					1
2 sprint	-2	1					3	-4
2 st		-3	-2	-2	-1	-1	2
2 standing	-2	1					3
2 started	-2	-1	3				-1	-1
2 state		-4	-1	-1	-1		1	-3
2 street	3	-2			-1		-1
2 student	1	1	-3	-1		-1	-1	-2
2 subsidized		-3	2	-1			-2	-1
2 subtotal	3	-2					-1
2 such	3	-1					-2
2 suffix	2	1	-3				-1	-1
2 surgery	-3	1	1	-1			-1	1
2 svcs	3						-3	-1
2 syst	-3	-2	1				2	2
2 t	3	-2	-2				-1	1
2 tacoma	-1	2	-2				-1	1
2 target	-2	1	1	-1	1	-1		-3
2 tarjeta	1	-2	3	-1			-3
2 tax	3	1	-2				-3	-2
2 teachers	3	-1	-2
2 tennessee	-3	-1	3
2 terms	3	1	-1				-4	-1
2 thank	3	1					-2
2 that	1	-3	-1	-1		-1		-3
2 that's	-1		-2				4	-3
2 there		3	-2				-2	-1
2 thing	-2	1	3				1	1
2 through	-1	1	2					-3
2 times	2	1		-1			-3
2 title	2	-2	-1	-1
2 titlemax	-3	-1	2				1
2 tiền	3	-2	1				-3
2 too	-3	-1	2				2	-1
2 tools	2	-3	1
2 toward	2	-1					-1
2 tower	-3	1	1				2
2 tractor	-2	-1					3
2 trailer	-4	-1	4				1
2 transfer	3	-1	-3					-1
2 transferred	3	1	1				-4	1
2 transmission	3						-3
2 transunion	2	-2	-1				-3	-1
2 travel		3	-3
2 trip	3		-3
2 truck	-3	1	-1	2		-1		-1
2 trust	2	-3	-1				3
2 tu		1		2			-3	-2
2 tx	5	-2	-3				-2	-1
2 type	3	-5	-1				-3
2 u.s	-1	-1					2	-3
2 uh	-2	-1	3				-2
2 uncle	3	-2					-1
2 unearned	2		-1				-1
2 union	-1	-3	1		1	-1		-3
2 united	-3	2	1				1	-1
2 univ	-3		3					-2
2 unpaid		-2	-1					1
2 unsecured	1	-4	1	-1			-1	-2
2 up	-1	-3	1			-1	2	-2
2 us	-1	-2		-1		1	-1	-3
2 usa/target	3	-2	-1				-1
2 used	-2	1	2	-1			-1	-3
2 v		1	-3				1
2 valley	1	-4	-3				1	3
2 vanguard	3	-1	-1				-3
2 verde	3		-2				-1
2 via	2		-3				1	1
2 visit	-1	-3	2	-1			-1	-3
2 w	1	-2	1			2	-1	-4
2 wachovia	-3		3				-1
2 wage	3						-2
2 wait	2		-1				-1
2 warren	-2		-1				2
2 was	-2		-1			-1	1	3
2 washer	3	-2		-1			-1
2 water	1	-1	3				-1	-1
2 well		2	-3					-1
2 wells		-4	2				-1	-3
2 what	2		-1				-1	-2
2 which	1	-3	1				-1	-2
2 who	1	-1	3				-1	-1
2 whose	2		-1					-1
2 willow	-2		-1					3
2 wireless	-1	1	-1		2		3	-2
2 within	2	-2					-1
2 world	3		-2					-1
2 worth	3	-2						-1
2 write	3	-1				-1	-2
2 wrong	3	-3						-2
2 years	3	1	-3				-2	-1
2 you	2		-2		-1	-1	-3	-2
2 二	2	-3	1				-1
2 信用卡		-2	3	-1			-1
2 催收	-1	-3						2
2 其他	-1		-3				-1	2
2 合计	2	-2					-1	-1
2 四	-4	1	2				-2	2
2 学生贷款	3		-1				-2	-1
2 房贷	-1		3				-3
2 逾期30天	-3		3				-3	-1
2 逾期60天	4	2	-4	-1			-3	-1
3 about	-1	1	1		-1	-1	-5	1
3 accounts			2				-3	-2
3 acct			-3	1	-1	-1	-1	2
3 accurate	3	-1					-2
3 acreedor	-3	3		-1			-1	1
3 act	-3	1	1		2			-3
3 additional	3	-1	-1				-2	-1
3 address	2		-3	-1	-1			-3
3 advantage	2		-3				1
3 affirm	1	2	-3				-2	-1
3 against	3		-1				-2
3 agency	-3	-2	2	1			-1
3 agreed	3	-1	1	-1			-4	-2
3 aidvantage	-2	1	2		-1		-3
3 airlines	3	-1	-2				-1
3 al	-2	1		-1			1	-3
3 alder	3		-1				-2
3 ally	1		-4	1		-1	2	-2
3 altima	-4	2					1	-1
3 america	3	-2	-3	-1	1	-1		-2
3 american	1	-2	1				-4	-2
3 amount	1		1	-1		-1	-3
3 another		-2	2					-2
3 anything	1	1	-2				-2	-1
3 application	4	-3	-1
3 apply	3	-1	-3					-1
3 approval	3	-1	-1
3 apr		-2					3	-2
3 arvest	3	-2	-1
3 as	1			-1	-1	-1	-2	-3
3 asset		-1	-4				-2	3
3 assignee	-1	1	-3				-1	3
3 assistance	3	-1	-2				-1
3 associates	-1		-2	-1			1	1
3 atrasado	-1	2	-2					-1
3 attorneys	3	-1	-1				-1	-1
3 august	2	-1	-1				-1	-1
3 auto	1	-2	1				1	-2
3 automobile	-3	1	2
3 autopay	2	1				-1	-3	-1
3 available	1	-3	2				-1
3 bal	-1	1	-1	-2	-1	-1	1	-3
3 bank		-1		-1	-1	-1	1	-4
3 bankruptcy	2	-1	-1				-3	-1
3 basically	-3		1				2
3 be	1	-3	-1				1
3 became	3	-2					-2
3 been	3	-1	-1				-2	-1
3 behind		1	1	-1	2	-1	-1	-4
3 below	3	-2	1				-1	-1
3 best	1	-2		-1	-1	-1		-2
3 bill	1	-3	1			-1	-1	-1
3 billing	-2		1				1	-2
3 blue		2	-1					-1
3 boat	-3	2					2
3 both	-1	1	3				-1	-1
3 bought	-5	-3	-1				2	4
3 box	3	-1	-2	-1	-1		-1	-2
3 brother		1	2				-3
3 c/o	3	-1	-2				-1	-1
3 cable	3		-1				-1	-1
3 call	1	-1	1				-3	-2
3 called		1	-1				-2	1
3 campus	3		-3
3 can	3	-2	-1		-1		-1	-2
3 capital	1	-5	-2	1	-1	1	-1	1
3 car	3	1	-2				-2	-2
3 cards	1						-3	-3
3 care	1	-1	1				-3	1
3 carro	3	1	-2		1		-2	-1
3 cascade	4		-3					-1
3 case	3	-2					-2	-1
3 cash	-1	-1	1	-1	1	-1	1	-3
3 cathay	3	-1	-1	-1			-2
3 cbna	4	-1	-2				-1	-1
3 chak	-3		2				2
3 chapter	-2	-1	3				-2	-1
3 charge	2	-1	3				-3	-1
3 charge-off	3	2	-1		-1		-4	-1
3 charged-off	-2		1				2
3 charges	4	-3	-1				-1	-1
3 check	2	-5	1					-4
3 checking	4	-1	-3	-1			2	-2
3 citi	2	3	-3	-1		-1	-2	-2
3 citibank		-3	-1	-1		-1	3	-1
3 citicards	3		-1				-2
3 city	1	-2	1				-3	2
3 civil	2	1	3				-2	-1
3 classic	3	-2	-1
3 client	-1	-4	-1	-1	-1	-1	-1	1
3 clinic	3	-2	-1				2	-2
3 closed	-1		-1				1	-3
3 closing	2	-2	1				-1
3 cls	2		-1				-1
3 co	1	1	2	-1			-3
3 coast	2	-2	-2				-2
3 cobranza	1		1				-2
3 code	2		2				-3	-1
3 coll	-4	-2	1	-1		-1	1	3
3 collect	5	-2	-2				-3
3 collecting	-3	-1	-1				1	1
3 collection	-2		-1	-1	1	-1	1	2
3 collector		-3	3	-1	-1	-1	-3	2
3 comenity	1	3	-3	-1		-1	-2	-1
3 comment	-3	-1	2				1	1
3 comments	3	-1	-1				-3	1
3 communications	3			-1			-1
3 como	3	-3	-1				-2
3 company	2	-3	-1				-2	2
3 consumer	2	-2	-1	-1				-3
3 continue	2		-1				-2
3 conventional	2	-1	-2					-1
3 corp	2	-3	1				1	-1
3 corriente		-2		-1			2	-3
3 couch	-1	2	3				-1	-2
3 counselor	4	-1	-3					-1
3 court	3	-3	-2	1			-1	-1
3 cousin	3						-2
3 credence		-2	-4	-1	1	-1	-2	2
3 credit		-3		-1	-1	-1		1
3 creditor		-1	-1	-1	-1		-2	3
3 creditor's	3	-2	-1					-1
3 creditors	3	-1	-2				-1	-1
3 credits	2						-2
3 ct		-2	-3	-1	-1		2	-1
3 cty	-3	-1	1				2
3 cuenta	-2	-2	1	-1			3
3 current	-1	-2	1	-1	-1	1		-3
3 cut	3	-2	-1				-1	-1
3 da	-2	-1		1	1		1
3 dad	3	-2					-1	-1
3 date		-3	2	-1	-1	-1		-3
3 daycare	2		1				-3	-1
3 dayton	3	-1					-1
3 de	-1	-4	2	-1	-1	-2	1	-1
3 debt	1	-2	-2	-1	-1	-1	-1	2
3 debtor	4	-2	-1				-1	-1
3 debts			2	-1	-1	-1		-3
3 dec	-1	-3	1				2	-1
3 default	3		-2				-1	-1
3 deferment		1	2				-5	1
3 deferred	-2	4					-3	-2
3 dept	3	-3		-1			-1	-1
3 detail	2	-3					-1	-1
3 details	2	-5					-1	-2
3 deuda		-3	-1					2
3 dia	-1	-3	1	-1	2	-3	1	-4
3 digital	-2		3	-1
3 direct	1	-1	3				-2
3 discover	2	-1	2	-1		-1	-4	-3
3 dispute	1		-1				-2	-2
3 district	-1	-1		2				-1
3 dla	1		-3					1
3 dlq	-2	2	-1
3 dollars	-4	-1	2				2	-1
3 don't	-3	-2	1				2	-2
3 dont	-2	2					-2
3 door	-2		3				-1
3 down	4	-2					-2	-1
3 dpd	2		-3				-1
3 dr	-1			-1	-1	-1	-3	3
3 draft	1	-2	1	-1	-1	-1		-1
3 due			1	-1		-1	-1	-3
3 días	1	2	-1	-1			-4	-1
3 east	3		-2				-1	-1
3 efx	-1	1	3				-2	-2
3 electric	3	-1					-2
3 em	-1	-2	2	-1	-1	-1	-1	-3
3 emergency	1	-1	-3					-1
3 end	3	-1	-1				-2	-1
3 enrolled	2	-4	1	-1	-1	-1	-1	-3
3 eq	-3	1	2				1
3 er	-2	-1		-1		1		-3
3 está	3	-2	-1				-1	-1
3 everything	3	-1	-1				-3	-1
3 example	3		-2	-1			-2	-1
3 experian		2	-1		-1		-2	-2
3 f-150	-3		1				2
3 factoring	-3							3
3 fair	3	-1	-1					-1
3 family	3	2	-3				-1
3 fargo	3	-1	-5	-1	-1		1	-1
3 farm	-2	-2	3					-1
3 feb		1					1	-2
3 fed	-1	-1	2	-1			1
3 fee	3	-3	-1	-1	-1	-1	-2	-2
3 fenwick	-3	-1					3
3 file					-1	-1	-1	-3
3 final	1	-1	-1		3	-1	-2
3 finance	3	-1	-4		-1	-1	1	-3
3 financial	2	-1		-1		-1	-3	-3
3 fine	2	-2	1				-2
3 fingerhut/webbank	-2	-1	1				3	-1
3 first			1	-1	-1	-1	-3	-1
3 flagstar	3	-1	-2
3 following	3	1	-1				-2	-1
3 for			-4	-1	-1	-1	1	2
3 forbearance			3				-2	-2
3 ford	-1	-3	2				-1
3 forgot	-2	-3	2				2
3 form	3	-1	-2					-1
3 free	3	-2	-2				-1	-1
3 freedom	-1	-2	-1	-1			4	-1
3 friday	1	-1	1				-2	-1
3 full	3		-2				-4
3 fully	2						-2
3 funding		-3	-2					4
3 furniture	-1	-3	2				1	-1
3 go	1	-3					-1	-1
3 gold	3		-2
3 golden	2		-2			-1	-2
3 got		-4	1				-1	-2
3 grantor		1	1				-4
3 great	2	-3					-3	-1
3 groceries	3						-2
3 group	2	-4	-3				2	-2
3 guarantor	-1	2	-1	-1				-3
3 gulf		-1	3				-1
3 h	-1	-3	1					-1
3 had	3	-2	-3				-2	-1
3 half	-3	2	2
3 hancock	3	-1	-2
3 hardship	4	-3	-1				-1
3 have	2	-4	2				-2	-2
3 hawaiian	-2	-1	2				-1
3 he	-1	-2	2				1	-1
3 health		2	-4	-1			-1	-2
3 her	3	-1					-3
3 here	-3	3					-2	-1
3 him		-3	1				1
3 house	1	2	3				-3	-1
3 how	-1		1		-1		-3	-1
3 husband's	-3	2	-1
3 hyundai	2	-2				-1		-1
3 i've	-3	3	-1
3 id	2	-3	-3					-1
3 if	3		2				-5	-1
3 in	1	1	-2			-1		-5
3 inc	-1	-1	-2	1	-1	-1	-3	1
3 income	3	-1	-2				-1	-1
3 individual	2	-4	1				-3
3 information	2	-1	1				-4	-3
3 inquiries	4	-2	-2					-3
3 inquiry	4	-3	-1				-1	-1
3 installment	-1	1	1	1	-1		-1	-3
3 interest	3	-5		-1			-1	-2
3 internet	3	-1	-1				-1
3 into	-3	2					1	-1
3 involuntary	2		-1				-2
3 issued	2	-1	-3					1
3 item	3	-1	-2				-1	-1
3 items	-1	-2	3				-3	-1
3 its	1	-3	-2					1
3 jan	-1		2				-1	-3
3 jefferson	1	1	-3	-1			3	1
3 joint				-1	-1		-1	-3
3 jou	-3		1				2
3 joy	3	1	-2
3 judgment	1	-1	-3				2	-2
3 kay	3		-3				-2	-1
3 keystone	2	-2	-1				-1	1
3 kia	1	-3	1
3 kohl's	3		-4				3	-1
3 lakes	2	1	-1				-2	-1
3 landlord	3	-1	-2					-1
3 larkspur	3	-1	-3				-1
3 late	-2	-1	3	-1	-1	-1		-1
3 lates	-3		3
3 latest	-2	-1	2					-1
3 law	3	-1	-1				-1	-2
3 lehigh	-4		1					2
3 letter	-2	1	2					-3
3 liabilities	1	-1	2		-1		-1	-3
3 liability	3	-1	-3				-1	-1
3 license	3	-2	-1
3 light	2		-3				1
3 line	2		1			-1	-3	-2
3 list	2	1	-1				-3	-1
3 ln	2	-3	-1	-1			-1	-1
3 loans		1	-1		-1		-3	-2
3 local	3		-3					-1
3 lorraine	-3	1	3					-1
3 lowe's	-3	1	1				1
3 lowes	3	-2	-1
3 lvnv	-2	-1	-2				1	3
3 m	3	-3					-3	-1
3 mail	3		-3				-1
3 main	2	-1	-2				1
3 mandaron	3	-2					-1
3 maple	-3		3				2	-1
3 march	-3	-2	-2				3	2
3 mattress		-1	2				-2
3 may	1	3					-2
3 meadow	-3		1				2
3 member	1	-3	2					-2
3 mensal	-3		1				2
3 merchants	-3		1				2
3 mesa	3	-1	-2					-1
3 message	4	-1	-1				-2	-1
3 messages	3	-1					-1
3 met	2		1				-3	-1
3 metrowest	2		1		2	-1	-3	-1
3 mgmt	-3		-2	-1			3	3
3 miami	3		-2					-2
3 midland	1	-3	-1	-1	-1	-1	3	-1
3 mill	3		-2
3 min	-2	-1	3	1	-1	-1	-1	-2
3 min/mo	-2	-2	2
3 mine	-2	1	3				-3
3 miss	3						-3
3 missed	-3	2					2
3 mohela/dept	3		-3				-1
3 money	3	-3	-1				-1
3 months	1	-4	-1				2	-2
3 mortgage	-1	1	1		-1	-1	1	-2
3 mortgages	3	-2						-1
3 mos		1	2				-3	-2
3 moved	-3	1	1
3 mtg	2	-1	-2	-1			-1	-2
3 my	2		-2			-1		-5
3 mychart	3	-1	-1					-1
3 mês	3	-2	1		-1	-1	-2	-1
3 mínimo	-3	1	-1				3
3 nasa		-1	-1				3
3 national		-4		-1
3 natl	4		-4					-1
3 navient	3	-1	-1	1			-2
3 nco	1		-3					2
3 need	3	-2	1				-2
3 needs	-3	-1	1				2	1
3 negotiating	1	-3	2	-1	-1	-1	-1	-1
3 network	3	-1					-3	-2
3 nevada	3	-1	-1				-1	-1
3 new		-2	3	1			-2
3 ngày		3	-1					-1
3 nhà	3	-2	1				-1	-1
3 nissan	3		-2			1	-2
3 nordstrom	2	-1	-1
3 not	2	-1	2	-1		-1	-4
3 note	-1	-3		-1			1
3 nothing	4	-1	1				-4
3 nurnber	2	-1	-1				-1
3 nv	3		-2				-2
3 o	1	-2	-1		-1	-1	4	-2
3 o9b	2	-1					-2	-1
3 oaks	-3	1	1				1	-1
3 oc	-3		1	-1			1	2
3 oct		3	-1				1	-3
3 october	-3	1	-1				4
3 odds	2	-2	-1
3 off		-1	3	-1	-1	-1	1	-2
3 offer	3	-1	-1	-1	-1	-1	-2	-2
3 office	2	1	-3				-1	-3
3 oh	1	-2	2	-1	-1	-1	-2	-3
3 ok	1	2	1	-1		-1	-2	-3
3 okay	-2		2				-3	-1
3 old		1	2	-2	-1	-1	-2	-1
3 one's	4	-1	-3				-2
3 onemain		-3	1	-1	-2	-1		-2
3 only	2		-2				-1	2
3 open/never	-3		1				3
3 or	1		-4	-1				-2
3 ordered	2	-2
3 orig	-2	-1	-3	-1	-1	-1	1	4
3 original	-2	-3	-5	-1		-1	3	3
3 orthodontics	3	-1	-2				-1
3 out	-1	-3	3				1	-2
3 outfitters	3		-1				-2
3 outstanding	3	-1					-2
3 owed	-2	-1	3			-1		2
3 owes	1	2	2				-2
3 p.o	2			-1	-1
3 pacific	4	-2	-3				-1
3 paid	1	-3	-1	-1	-1	-1	2	-2
3 palmetto	3	-2	-1					-1
3 paper	3	-2	-1					-1
3 part	2	-1	-2
3 partners	3	-1	-1				-2	-1
3 patient	3	-2	1	-1	-1		-1	-2
3 payable	2	-3	-1				-1	-3
3 payday	2	-3	-2
3 payment	-1	1	2	-1	-1	-1		-1
3 paypal	-2	-1	2	-1	-1	-1	-2	-3
3 payroll	3	-1	-2				-1
3 pays	2	1		-1			-6
3 period		-3	2
3 personal				-1	-1	-1	-1	-2
3 phone	1	-2	-2			2	-3	1
3 physician	3	-1	-2					-2
3 plan	-1	1					1	-3
3 polaris	3	-2	-1				-1	-1
3 popular	2	-1	-1				1
3 por	3	1	-3		-1		-2	1
3 pos	3		-2
3 pra	-1		2
3 preapproved	3		-2					-1
3 previous	3	-1	-1				-1
3 principal	4	-1	-1				-2	-1
3 private		-2	3					-1
3 property	6	-2	-3				-2	-1
3 préstamo	-2	1	2	1			-3	-2
3 public	3						-2
3 pünktlich	-1		3				-1
3 quick	3	-1	-2
3 quicken	3		-2	-1
3 quicksilver	-3				-1		2	-1
3 r9		2					-2
3 radiology	-4	1	1	1			2	1
3 rav4	-3						3
3 ray	3	-2	-1				-1
3 rd	2	-2		-1		-1	-2	-1
3 real	-1	-3	1				1	-1
3 receivables		-1	1		-1		-2	-3
3 record	2	-3	1				-2	-1
3 recovery	3	-2	-1	1			-2	1
3 ref	-1	-1	-2					3
3 reference	3	-3	-1		-1		-1	-1
3 refinancing	3		-2
3 refund	1	-3	-1				2
3 regional		-3	-1	-1	-1			-3
3 regions	-1	-1	2	-1			-3
3 remit	3	-1	-1				-1	-1
3 rent	5	-3	-3	-1			-2	-1
3 renta	3	-2	-1				-1
3 repayment	-1	-3		-1			2
3 repo'd	-3	2					1	-1
3 report		2		-1	-1		-2	-3
3 requested	3	-1	-2					-1
3 resource	2		-1				2	-3
3 resurgent	1	-1	-2				-2	2
3 revolving		1	1	-1	-1		-1	-2
3 rewards	-2	-1	-1				1	3
3 ring	3		-1					-2
3 river	2	-1	-3	1	-1	-1	-2	-1
3 rocket	2	3	-3				-2	-1
3 roof	3	-2	-2				1	-1
3 rückstand	3	-1	-2
3 s	2	-4	-1	-1				-3
3 saldo	-3	-2			-2	2	1	1
3 sales	3	-2
3 same	2	2	-2					-1
3 sapphire	1			-1	-1	-1	-3	-1
3 savings	2	-1		-1			-4	-1
3 says		1	2				-3	1
3 scheduled	3						-2
3 score	4	-2	-1				-1	-1
3 scratch	2						-2
3 screen	3	-2	-3
3 sd	2		-2
3 secret	3	-1	-1				-2
3 section	3	-1	-3				-1	-1
3 sectional	3		-2				-1
3 seller	3	-1	-2				2	-1
3 send	3	-1	-1		-1		-1	-1
3 sent	-2	3	-2				1	-3
3 sep	2	-1	-1				-1	-3
3 serv	-3		2				1
3 service	2	-1	-3				1	1
3 servicer		-1	2					-1
3 services	-1		-3	-1		-1	4	-3
3 servicing	3	-2	-1					-1
3 settled	1	-1	2	-1	1	-1	-3	-3
3 share	3	-3	1
3 she		-4	-1				2	2
3 side	-3	3	1					-2
3 signature	1	-3	2	-1				-1
3 silverado	-3	2	1				2
3 sioux	3	-2					-1
3 snap-on	1	-2	1				-2
3 sofa	3		-2				-1
3 solutions	-4	2	-1	-1			2	2
3 son	-2						3
3 source		4	1				-1	-2
3 specify		1		-4			-2	1
3 split	-3	1	1				1
3 stafford	1	-3	-2	-1			1	-1
3 standing	-3	1	3				2	-2
3 state	1	-2	3	-1	-1	-1	-2	-2
3 statement	4	-3	-2				-2	-1
3 still	-1	1	2			-1	-1	-2
3 street	3	-2	-2				-1	-1
3 subject	3	-1	-1				-1	-1
3 such	4	-2	-1				-2
3 summary	3	-2	-2	-1	-1	-1	-1	-2
3 sunbit	2						-2
3 sunrise	2	1	-3					1
3 svc	1	-3	-1	-1				1
3 sys	-2	-3			-1		2	2
3 syst	-1		1				3	-2
3 systems	-3	-2	-1		-1	-1	1	2
3 t-mobile	-1	-1	-1				3	-2
3 take	3	-1	-1				-3	-1
3 takes	-2	-1	2
3 tallgrass	2	-1	-1
3 target	-1	3	1		1		-1	-2
3 tarjeta	3	-1	-2	-1			-1	1
3 taxes	-1		1				-3
3 term	-2	-1	3				-2	-2
3 thank	3	-1	3				-4
3 that's	3		-1				-1
3 thats	-3	3	2				-1	-2
3 then	1		1				-1	-3
3 third	-1	-3	1	-1	2		-2
3 this		-3	-1			1	1	1
3 thru	-3	2
3 tidewater	4	-3	-2	-1			-1	-1
3 time	1	-2	1	1			-2	-1
3 title	2		-4	-1			1
3 tiền	2	-2	-2				-2	-1
3 together	2	-1	-2				-1
3 top	1	-1	1				-3	-1
3 total	-1	-4	1	1		-1	-1	-2
3 tower	1		-3				-1
3 toyota	1	2	1	-1	-1	-1	-3	-2
3 tractor	-3		-1				3
3 trailer	1	1	-2
3 transferred	4	-1	2				-4
3 transmission	2	2					-3
3 travel	-3	-1	2		1	-1
3 treasury	3	-1	-3				-1
3 troca	-3	1	2				-1
3 truck	1		-3				2	-1
3 trust	1	-1	-3		1	-1		-1
3 trả		2					-2
3 trễ	1	1	-1				-3
3 tx	3	-1	-1				-2	-2
3 type	1	-3	-2	-1			1	-2
3 um	3	-1	1				-5	-1
3 unit	2	-3	-1			-1	-1	-1
3 univ		-1	3	1			-1	-1
3 unsecured	1	-3		-1				-2
3 upgrade	1	-2		-1			3	-1
3 upon	5		-2				-4	-1
3 upstart				-1		-1	-3	-2
3 us	-1	-1		-1	-2	3	1	-2
3 usa	2	2		-1	-1	2	-2	-3
3 usa/target	3	-1	-2				-2
3 usaa	-3	1	1	1			1	-1
3 use	3	-3	-1				-1	-1
3 user	3	1	-1				-2
3 utilities	3	-2	-3				-1	2
3 vanguard	2						-2
3 visit	-1	1					2	-2
3 walmart	2	-1	-4	-1			2	-3
3 want	-2	-1	-1				3	1
3 wants	-3	2	-1			1	1	1
3 washer	3		-2		-1		-2
3 water		-1	3				-2	-1
3 we	2		-1			-1	-3	-2
3 we're	-2		-1	-1			3
3 webster	-2		3
3 week	-3		4				-1
3 weiner	-3		-1				2	1
3 went	-1		2				1	-3
3 where	-2	-1					3	-2
3 who	2	-3	1				-1	-1
3 who's	3	-1	-2
3 whose	3	-1					-1	-1
3 world	3	-2	-3					-1
3 worst	4	1					-4
3 x	2	2	1				-5	-1
3 xfinity	-2		2				1
3 xmas	2		2				-2
3 xp1	2				-1		-2	-1
3 y	1	-2	1	-1		-1	-3
3 ya	-2	-2					3	-1
3 years	2	-1	-3					-1
3 yes	1	-3		-1		-1	-1	-2
3 you				-1	-1	-1	-1	2
3 you're	3	-1	-1				-2
3 yrs		-1	-1				2
3 ytd	3	-2	-2
3 yung	1	-3	-1				-1	2
3 đúng	1	-3	-1				-1	-1
3 месяц	-2	2
3 一	-2	-1	3
3 二	-3	2
3 余额	2	-4	-1	-1		-1	1
3 四			-2				-2	1
3 国泰银行	3		-2				-1
3 学生贷款	2		-1				-3
3 房贷	3	-1	-2	-1
3 正常	-2		-2	-1		-1	3	-2
3 账号	-2	-1	-1				3	-1
3 贷款	1	-3						-1
3 车贷	3	-1	-2
3 逾期30天	-3	-2	4				-2	-1
3 逾期60天	3	-1					-3
a creditor	3						-3
a fingerhut	3		-1				-2	-1
a home	2	-1	-2				-1
a month	-2	-1	-2			-1	3	-2
a payment	-1	2					-3	-1
acceptance corp	4	-2	-1				-2
account address	-2	3			-1			-1
account as	3						-3
account auto	-3	-1	3
account creditor	-1	-2						2
account days	-3						3
account information	-2	3		-1			-1
account name	-4	4	-1	-2	-1		-2	-4
account number		-2	-1	2	-1	-1	-1	-2
account on	3						-3
account status	-1	-3		-2	-1		2	-2
account td	3	-1	-2					-1
account to	-2	2
account type	3		-1				-6	-1
account with	-3	-2					-1	3
accounts capital	-3		3
accounts in	4						-4
accounts navy	3		-3
accounts with	3	-2	-1
acct ending	-1	1		3			-3	-1
acreedor original	-3	-3					-1	4
additional information	3	-1	-1				-1	-1
affirm mattress	3	1	-2	-1			-2
after the	4	-2					-2
agency address	-3	3
agency collection	3						-3
agency transworld	3		-3
agent for	-1	-3	2					-2
aging current	2	-1				-1	-2
agreed debt-to-credit	-3						3
agreed paid	3						-3
ally financial		3	-2				-1
ally savings	3		-2				-1
america thẻ	2		-2
amount original	2							-2
amount requested	3	-3			-1			-1
an old	-2	-3						3
an reta	-3	2					1
and address	3	-2
and i		-1	-3				1
and i'm	-3		-1				4
and the	3	1					-4	1
and then	-1	2					-2	1
another lender	3	-1					-2
apr may	4	-3					-1
are all	2						-2
are current	-4						4
are days	-3						3
are refinancing	2							-2
as agent	-2	-1	3				-2
as agreed	1	1	-1	-1	-1	-1	-3	-2
as of		-3	-1	-1	-1	-1	3	-2
asset recovery	-2	-1	-1	2				1
assigned creditor	2							-2
assigned to	-3	1	-1				2
assignee of	-2	-2	-2					4
at and	-2		-1				2
at min	-3						3
at mo	2	-1					-1
at pm	2	-2
at the		-3	2				-1	-2
atrasado dias	-3	2					1
auto acceptance	3		-2
auto fin	3	-1					-1
autopay on	-3	1					2
available balance	1	-3			1
available credit	-1	3	-1				-1	-1
bad debt		3	-2				-2
bal min	1	-3		-1
balance account	6		-1				-5
balance as	4						-4
balance charged	3						-3
balance loan	-3	3	-1
balance monthly	-3						3
balance on	3	-2					-2
balance original	3						-1	-2
balance owing	2	-1					-2
balance pay	3						-2
balance was	-3	1					2	1
balance your	-2						2
bank card	3		-3
bank credit	4		-3				-1	-1
bank current	3	-2					-1
bank heloc	-3	1	-1				2
bank n	-2		-1				-2	3
bank n.a	3	-2	-4				1	-2
bank of	-4	-7	4	-1	-1	-1	-4
bank platinum	3	-1	-3
bank usa	-3		2		-1		-3	2
bank/credit union	3		-3
bankruptcy ch	-2				2
bankruptcy chapter	3	1			-1		-3
been late	-3	-1					3	-1
behind on	-2	-1					3
best buy				-1	-1	-1		-3
bill in	-3						3
blue heron	3		-3
blue ridge	-3		1				-1	1
bought from	-3	-1					1	2
brendan regional	4		-2				-1	-1
bureau of			3				-1	-1
by a	3						-3
by credit	4		-1				-4	-1
by the		-3					1
c collection	2	-1					-2	1
caine weiner	2		-1				-1	-1
capital bank	3	-1	-2				-2	-2
card charged	-3						3
card credit	4		-4				-1
card i	3	-1	-1				-1
cards loans	3		-2				-1
cash credit	2		-2
cedar hollow	-3	-1	3					-1
chak mwa	-2	1					2
chapter never	3						-2
charge off	2	1	-1				-3	-1
charged it	-3						3
check n	-3	-1	2				2	-1
citi costco	3						-2
citibank best	-1	-1	1	-1	-1	-1	-1	-3
citibank na	-3	1	2					1
citizens one	-3		3				-1	-1
city state	3	-2
class medical/health	3							-2
closed charged	-3						3
closed it	3	-1					-2
closed payment	3						-2
club visa	-3		2				1
co co	1	3	-1				-2	-3
collection agency	-1	2	-3				-1	-2
collection as	3		-1				-3
collection collection	3		-1				-3	-1
collection for	-3	-3					4	-1
collection from	-3	2					1	-1
collection paid	4	-1					-3
collection/chargeoff collection/chargeoff	3						-3
collections collection	3	-2	-1				-1	-1
collections i	-3		2				1
collections original	3		-1				-2	-2
comenity bank	2		-3				2	-3
comenity capital	-1		-3				-1	5
company account	-3							4
conn's homeplus	3	-2	-1				-2
consolidation loan	2	-1	-1
consumer credit	3		-3
corriente carro	3	-2	-2
corriente en	3		-1				-3
credit adjusters			-3				1
credit balance	3						-3
credit bureau	1	-3	2				1	-1
credit card	-1	1	-6	-1		-1	3	-2
credit collection	-4	-1	4					-2
credit history	3	-3
credit mgmt	-2		1	-1				2
credit owner	2	-1	-1					-1
credit report	2	-1		-1	-1	-1	-2	-3
credit union	1	-3		-1	-1		1	-2
creditor citibank	2	-1	1				-3	-1
creditor class	3							-3
creditor credit	2	-1	-2				2	-2
creditor ge	-3						-1	3
creditor name	-3	2	1				-1	3
creditor sprint	3						-2	-2
creditor synchrony	3		1				-2	-2
creditwise from	3	-1						-2
credor original	-3							3
cu auto	-3	2	1				1
cu visa	2	-1	-3
current comenity	-3	-1	3
current current	6						-6
current jefferson	-3		4
current late	-3						3
current old	3		-1				-2	-3
current on	-2	-1		-1	-1	-1	3	-1
date closed		1					-3
date of	4	-1					-3	-1
date opened	5	-2	-1	-1			-2
day ago	-3	1					2
days ago	-4	3					2
days as	-4						4
days days	5	1					-5
days delinquent	4	-1					-5
days late	3	2					-5	-1
days past	-4	-1	-2				4	-1
de atraso	-1	2					-4	-1
de crédito	3	-2	-1
de cuenta	3	-1	-1				-2
de home	-2		3					-2
debo pago	3	-2					1
debt by	3						-3
debt collector	2	-1					-2	-1
debt relief	2	-1	-1	-1
debt status	3	-1					-1	-1
deferment until	3						-2
del banco	2	-2						-1
del hospital	-3	2	-1				1	1
dentist dr	-3		1				-1	2
description defaulted	-4		-1				4	-1
details group	3	-1	-2
direct plus	-2	-1	2
discover bank		-1	-3		-1		1	2
discover personal	3	-1	-1	-1	-1	-1	-1	-1
do not	-2	-1	-1				2
don't know	-3	1					2
dr pruitt	-3		3
due account	3						-3
due as	-3				-1		3
due days	4						-4
due past	3						-3
due status	-3	-1			-1		2	1
due the	-2	-1	-1				3
due this	-3						3
due your	-2		-1				2
east west	3	-2	-2					-1
emergency physicians	-4	-1	1				1	3
end of	3		-1				-1	-1
equity line	-1	-1	1				2	-1
er bill	-1	-2	-3				2	1
exeter finance	2	-2		-1			-2	2
feb collection	3	-1	-1				-2
fees and	3		-2				-1	-1
filed by	3	-2		-1				-1
fin svcs	-2		1				1
finance auto	3		-3
finance charge	3						-3
first mortgage	3	-2	-1				-2
first name	3	-2	-1
first national	3		-3
for at&t	3						-1	-2
for collection	3						-5	-2
for months	1	1					-3
for the	-1	-3						3
for this	3						-3
forbearance thru	3	-2					-2
ford motor	-3		3					-1
form to	3	-3
freedom mortgage	-1	-1	1	-1			-3	-1
freedom unlimited	4	-1	-2				-1
from comenity	-2		-1					2
from transunion	4	-3						-1
full was	2						-2
fully paid	2						-2
funding ii	1		1				-2	-1
ge money	-3	-1	2					1
global lending	-1		3					-1
global solutions	-2		-1				3	-1
go to	3	-1					-2
goes to	3	-2					-2	-2
goldman sachs	-1	-3	1				2	-1
good evening	4	-3					-1
good standing	1	1					-3	-1
got a	-1	3					-3
group ab	2	-2
group d	-3	1	-1	2
had a	2	-3
have been	3						-3
have the	-2	2	-1				2
held by	-2	3	-2				-1	-1
high balance	3	-1					-2	-1
high credit	3	-2					-1	-1
history collection	3		-1				-2
home equity	-2	-2	2	-1			-2	-1
home lending	-1	3	-3
honda financial	-1	3					-3	-1
hospital bill	1		1				-2
hospital services	3	-2	-1
huntington bank	3	-1	-2				-2
hạn synchrony	-2	-1	3					-1
i do	-3	-1					3
i had	3						-2
i have	-3	2					1	-1
i pay	-4	-2					4	-1
i'm about	-3						3
if applicable	-2	3						-1
ii llc	-3	-2			2		-1	2
in collections	-1	-1					1	-2
in default	3						-3
in deferment	1	1					-4
in feb	2	-2
in forbearance	2	1					-3
in school	2	-1					-1
in we	3	-1	-1				-2
included in	2						-2
info account	3	-1	-1				-1
installment mo	-3	1					3	-1
is a	-1	-1	-1				3	-1
is and	3	-1	-1				-1	-1
is capital	-2	-1	3				-1	-1
is the	-2	3	-1				-1	1
is wells	-3		3
is with	-1	3	-1				-1	-2
it but	-3						3
it comes	-2						2
it for	3						-2	-2
it from	-3	-1	-1				1	3
it min	3	-1					-2
it's a	4	-1	-1				-4
j b	-3	5	-3
joint with	4	-2						-2
jpmorgan chase	3		-2				-1	-1
jul status	-3						3
klarna couch	3						-2
last name	3	-2
late because	-3						3
late collection	3						-3
late days	3	1	1				-5
late fee		1					-3
late highest	-3						3
late payment	2						-2
latest statement	-3	3
left on	3						-2
limit days	-2						2
line of	-1		2				-2	-3
llc as	-3		3				-2
llc is	6						-6
llc original	4						-1	-3
loan a	2	1					-2
loan from	-5	2	3
loan loan	2	-3	-1	-1
loan program	-3	3						-1
lofts at	-2	-1	1				-2	3
mar apr	3	-2					-2
marcus by	-1	-2	3
may collection	3		-1				-2
may days	-2						2
may status	-3						3	-1
medicredit inc	4						-4
menards big	-3		3
mensual atrasada	-2						2
mi cuñado	-3	1	2				-1	-1
midland funding	3		-3				-1
min cap	-2	-1	3
min current	-2	3
min discover	-3		1				1
min due	-2	3	-1	-1			2	-1
min not	-4						4
min ok	-3	3					-1
minimum due	3	-1					-1	-1
missed last	-3						3
missed the	3						-3
mission lane	2	-1	-1					-1
mo behind	-2	2					1
mo late	-3						1	1
mo never	-3						3
mo ok	-2	3					-1
month and	-4		-1				3	-1
month i	3						-3
month no	3						-2
month on	2	-2					-1	-1
month one	2		2				-3
month paid	3						-3
month status	-2						2
month we	-4						4
months late	-3						3
months status	-2						2
mortgage corp	3	-3	-2
mortgage loan	4	-3	-2				-1
mortgage with	-3	3	-1					-1
motor credit	-3	1	3				-1
motors finance	3	-1	-2				-1
my sister		-3						-1
mês em	-2						2
name bank	3		-3
name td	-3		3
national bank	1	-3	1				-1	1
national credit	-2		3				-2	-1
navient student	-2		2
new auto	-2	-2	3	-1
next payment	3	-2					-1
not reported	-3	1					1
note to	3	-1	-2				-1
now with	3	-2					-1	-1
number condition	3	-1					-2
number payment	3						-3
of account	1		-1	1			-3	-1
of apr	-2	2					1
of creditor		2	-1					-3
of limit	-3	1					2
of loan	3	-1					-2	-1
of revenue	3		-1				-1
of status	4						-5	-1
of the	-1	-5	3		-1		1	-3
of which	4						-4
of your	3						-2
off account	4	1					-4	-1
off as	3	-1					-3	-1
oh and	-2	3					-1
oh status	3						-3
ok ok	3	2	-2				-2	-1
old capital			-3				-2	1
old credit	-3		-1				1
on autopay	2	-1					-2
on my	3	-2	-1
on that	-3	-2					3	-1
on this	3	-1					-3
on view	3						-3
on your	2						-3	-1
one bank			-2	-1			-2	1
one is	-3	2	-1				2	-2
one main	-1		2				-2
one min	-3	2					2
one platinum	3		-2				-2
open collection	-4		2
open curr	-3						3
open current	-3	2					2
open day	-3	3	-3				1
open open	3						-2
open past	6						-6
open payment	4						-4
or health	2		-1					-2
or paying	-2						2
orig cred	-3		-1					3
original balance	2	2					-4
original creditor	-1	-6		-1	-1		1	3
over days	-3						3
owe on	4	-1					-3
owe them	2	-2	-1				-1
pago al	4						-4
paid closed	2	1					-3
paid collection	2						-2	1
paid it	3						-3
paid or	-3						3
paid that	3						-3
paid to	4	-2					-3
paid was	5						-5
past the	-3						3
pay in	-4		4				1
pay it	2	-1					-2
pay to	3	-2					-1
payable to	2	-3	1					-1
payday loan	2	-1	-1				-1
payment current	-1	-3					3	-1
payment date	3				-1		-2
payment days	2						-2
payment due	4	-1					-4
payment status	-2	-2				-1	3	-2
payment was	3						-2
payments past	3						-3
paypal credit	2	-2	-2	-2	-1	-1		-2
paypal pay	-3		3
pays mo	2	-3
personal loans	1	-3	1				-1	-1
phone number	3	-2						-1
placed with	-2	-2					3	-1
plan a	3						-3
platinum min	-4	2					2
pmt mo		-3					2
pmt past	4		-1				-3
pnc mortgage	-3	-1	1				2	-1
po box	3	-2	-1
potentially negative	2	-1					-1
previous balance	2	-1					-2
progressive insurance	-1	-1					3	-2
providian national	-3		1				-1	2
puget sound	-3		2				-1	1
quarry hill	1		-2		2		-1	-1
rainy day	2	-2	-1
rate status	-4	1					3
rating days	-3			1			2
rating ok	3		-2				-2	-1
re your	-3	2	-2					2
receivables llc	3		-1				-2	-1
recovery associates		1	1				-2	-1
recovery corp	3		-1				-2
recovery old	-2		3					-2
regions bank	3	-2	-1					-1
remaining of	-3	3
remarks mo	-3	3
repayment days	-4						4
report for	3	-1			-1			-1
reported balance	4	-1					-4
reported may	-3	1					2
repossession charged	3						-3
repossession repossession	3						-3
retail card	2		-2
rev past	3						-3
rocket mtg	2	-1	-2				1
sallie mae	-1	3	2	-2			-1	-2
scheduled payment	2	-1					-2
school name	2	-2						-1
scratch that	2	-1					-2
sent from	3	-1	-1				-1	-1
sent to	-1	-2					2	-1
sep status	-3						3
settled for	-2	2					-1	-1
share secured	-3	1	2				-1
since terms	3				-1		-1	-1
so i	3						-3
specify medical	2		-1	-1			-1
speedy cash		-2
state of	-3	-2	4					-1
statement of	3	-1						-2
status charge	-5						5	-1
status codes	-4	4					-1
status collection/chargeoff	4						-4
status not	4		-1				-4
status notes	-3	3				2
status past	-2						2
status paying	-3						3
status placed	-4		-1				4	-1
status transferred	4						-4
status updated	3						-3
street address	2	-2
student loan	2	1	-4				-1	-1
subsidized loan	2	-1	-1	-1			-1
such as	3	-1					-2
synchrony bank		-4	1				-2
systems for	-3						-1	3
tarjeta capital	-3		3
td auto	-2		2
that has	3						-3
that's and	3						-3
the best	2		-1					-1
the debt	3	-2					-1
the hospital	-1	-1					-1	3
the old		-3					1
the subaru	2	-1	-2
then the	3	-3	-1					-1
then there's	-2	3	-2				-1	-1
there is	1	2	-1				-2	-1
they say	3		-1				-2
they took	-3						3
this loan	3						-2
to bank	-3		1				-1	2
to bring	4	-1					-4
to collections	-3	1	-1				2	-3
to the	3	-2	-1				-3	-1
to top	-3	3					-1
to us	3	-1	-1				-2
total all	3	-1	-2
total claim	2	1		-3			-1
total us	3				-2	-2	-1
tower loan	-1	2	-4				2
type collection	2		-1				-4	1
type credit	3		-2				-1	-1
type description	2	-1					-1
type detail	3	-1					-2
type home	3		-3
updated naman	-2	-1					2
us bank	3		-2				-1	-2
us by	1	-3						2
us em	-3						3	-1
us us	3					1	-2
usa target	2		-2				-1	1
utilities client	-2	-2						3
valley anesthesia	3		-3					-1
venmo credit	-3		3
walmart capital	-2		3					-1
was a	4						-4	2
was charged	-4						4
was credit	-4		1				2	-1
was days	3	1					-3
we pay	-3	1					3
wells fargo	1	-4	1				-2	-3
which is	2	-3						-1
with us	-2	3	-1					-1
world finance	3	1	-3				1
xp ef	3	-1					-1
y i	-3							3
you sent	-2	3
your account	3						-3
your file	3	-1					-2
your loan	2	1	-1				-3
your mortgage	3		-1				-2
your score	3	-2					-1
余额 月供	-2	-1					3
信用卡 chase	-2	-1	3
最低还款 正常	1		-1				-3	-1
最低还款 逾期60天	-3	1
月供 逾期60天	-2	2
# word words behind
a 	-3	1	2	-1		-1	-1	-1
a loss	-2						2
a month	-2	2	3	-1	-1	-2	-5	-3
a payment	1	-2						-1
a visa	3		-3
a/c	-3	1	3
acceptance corp	-3	3	-1					-1
accepted 	-3	-1	1	-1			1	-1
account account	3						-2	-2
account as	3						-3
account closed	3						-2	-1
account designator	-3		-1					4
account ending	-5		5	-1			-1	-4
account from		2	-2					-3
account installment	-2	-1					3
account no	2	-3					-2	-1
account sold	4						-4
account/zero	2						-2
accounts	6	-3	-2				-1	-1
accounts 	4	-3	-2
acct	-2		4	-1	-1	-1	-2	-3
acct 	-3	-1	2	-1		-1	2	-1
acreedor	-2		3				2	-1
acreedor original	-1	-1	3				1	-1
action	3	-1	-1				-1
active	1	-1		-1	1	-2	-1	-3
activity	3	-1					-1	-1
actually	2		-2				-1
adjusters	-3		3					-1
afni	3	-1	-2					-1
after	3	-2	-2					-2
again	3	-1	-2					-1
agent		-2	1				-1
ago 	4	-1					-4
agreed		-3	-2				1	-1
agreed current	-2						2
agreed pays	-3						3
agreed to	2						-2
airlines	-2	3					-1
al	2	-1		-1		-1	-3	-1
al día	3						-3
al mes	4	-1					-2
all 	-1	3	-1				-1	-1
all rights	3	-1	-2					-1
ally	3	1	-3	-1			-3
also	3	-2	-2					-1
altima	-1	-1	1				3
always	-3		2				2
amazon	-4	3					2
ambulance	-1	-1	-1				-1	3
ambulance service	-2	3						-1
amer 	-3	-1	3
america	-3		1	-1	-1	-1	-2	-1
america visa	-3	1	3
amount	2	-2	-5				-1	1
amount claimed	3	-1	-2					-1
amount due	5	-1	-3				-1	-2
amount status	-2		-3					3
amt bal	-2		-2					2
and any	2		-1				-2
and it's	-2	1	-1				3	-1
anesthesia	-4	3	-1				-1	2
anesthesia group	4	-4	-2
annual fee	2	-1	-2
annual percentage	-1	3	1				-1
another	4	-2	-1				-1	-2
anything	4						-3
apartments	-3	-2	-1					3
apple card	3		-2				-1
apr	4	-1	-3				-1	-1
apr 	3	-3	-1				1
apr mar	3		-1				-1
apr min	3	-2	-2
apts			-2				2	1
are all	3	-1					-3
are current	-4						4
as	1	-4	-1	1	-1	-1		-1
as agent	-2	-3	2
as agreed	-1	-2			-1	-1	1	-1
as bad	3						-3
asked	3	-1	-1				-2
aspen	-3			2			1
assets	3	-2					-1
associates		1					-3	-1
associates 	-3	-3	3					1
at	3	-4	-1	-1		-1	-3	2
at 		-3	-1					-2
at a	1						-2
at min	-3		3
atrasada días	2						-2
aug	2	-1	-3					1
aug sep	3		-1				-1
aut 	3	-1			-1
auto credit	-2	3	-2
auto finance		-3	1					1
auto loan	-4	-1	3				2	-1
available credit	-2	-2	-2				3	-1
b	1	-1	1	-1	1	-1	-2	-2
baby	-1	3	-2
bad	3		-1				-3
bal		1	-1	-1	-1	-1	-4	-2
balance	-1	-3	1	-1	-1	-1		-1
balance charged	2	-1	1				-3
balance date	-5		3				3	-2
balance minimum	-1	-1	3	-1			-2	-1
balance payment	-1	-1	3	-1			-2	-1
balances	3	-1	-1				-2
bank 	-2	1	2				2	-3
bank card	-3	2	-1					1
bank loan	-3	-1	2					-1
bank nevada	2	-3						-1
bank of		-1	2	-1		-1	-2	-3
bank personal	-2	2	-1
bank po	-2		2					-1
banking	3	-1	-1	-1	-1	-1	-1	-3
bankruptcies	2						-2
bankruptcy	4	-1	-2				-2
baptist health	2	-1	1				-1	-1
barclays	2	-3	-2			-1	-1	-1
barclays 	-3	-1	2				1
bc	-2	3					-1	-1
beauty	3	-1	-1					-2
bed	2	1	-3
been turned	2						-2
behind days	5		-1				-4
behind they	-3						3
belk	-1	-3	-2				2
bill	-2	-3	-1		-1	1		2
bill 		-3	-3				-2	2
bill in	-2	-1	-2				1	2
bills	3		-2
bk of	4	-1	-3
blue	-1	2	-1				-3	-1
blvd	3	-2	-1				-1	-1
bought from	-3						3
box	3	-1	-6	-1	-1			-3
box philadelphia	3		-2
braces	2	-3	3				-1	-1
brandvold	3	-2	-1
brendan hospital	-3							2
bryant	-3	3	-2					-1
bureau of	-3	2	1				1
but i	-1		-3				1	-1
buwan	3	-1	1				-2
buy card	1		-2					-3
buy visa	2	-2	-1
by	1	-2	-2	-1	-1			-2
c	-2	1	2	-1	-1	-1	-1	-3
c collection	3		-1				-3
c system	-2	2
cable	-3	1	1				-3	2
call		-2	-3				2	-2
calloway	3	-1	-2				-1
can	3	-2					-1	-2
capital	1	-1	-3				-3	1
capital bank	-1	-4	-2				-2	5
capital one	6	-3	-3				-2	-3
car	2	2	-3				-3	-1
card account	4	-1	-2					-2
card closed	-3	2	1
card current	3	-2	-2					-1
card i	-1	1					-1	3
card it's	-2	3	-1
card min	-3	4	-2
card payment	-2	-2	3					-1
card that's	-3	2	2
card their	-3	-1	-2				-2	5
card they	-2	-1	-1					3
cards	4	-2	-2				-1	-1
cards 	3	-2	-1
care 	4	-2	-2					-2
care client	3							-3
care credit	-3						-1	2
cartão	3	-1	-2				-1	-1
case		-3			-1			-2
cashrewards	-2	-1	3
caught	-1	-2	-1				2
cavalry	2	-2	-3					2
cccccccccccc	3			-1			-1	-1
cccccccccccc 	3	-1		-1			-1	-1
center		-3	-2				2	2
charge	2	2	1		-1	-1	-3	-2
charge-off charge-off	-3						3
charged it	-3						3
chase	1	2	-3	-1	-1	-1	-3	-2
checking	4	-4	-1				-2
checking 	4	-4	-1
chela	-1	3	-2				-1
christmas 	3		-2				-1
citibank	2	-2	-1	-2			-1	-6
city/chase	-3	3
class	2	-1	-1					-1
classic 		2	-3
client	2	-3	-1	-1	-1	-1	-1	-4
closed	-2	3	5		-1	-1	-1
closed 	1	3	4			-1	-4	-1
closed/never	-4		1		-1		3	-1
cls closed	3						-3
club	-1	2	-2
co		-1	2				-3	2
co co	3	-1	-1				-2	-2
code	4	-2					-1	-2
code 	3	-1	-1				-1
col	3						-2
collect	-1	3	-2					-1
collection account	3						-3
collection collection	1		1				-3
collection department	3						-3
collection original	-3						3
collection reported	-4		4					-1
collection services	-3	3	-2				-1	-1
collection/charge-off collection/charge-off	-3						3
collectionorchargeoff	3			-1			-2	-1
collections 	1	-2	-3				1
collector	-1	-3	1	-1	-1	-1	2	-1
collector we	-4						4
comcast	2	-1					-2	-2
comenity		-2	1	-1		-1	-1	-5
comes out	-2	-1					3
comm	1	-1	-3					1
communications 	3	1					-1	-3
community bank	3	-2						-1
community cu	-2	3	-1
consumer	2		-5				3	-3
consumer 	-4	3	-1				3	-1
conta saldo	-3		3
continued 	3	-2	-1
cooper	-1	3	-3					-1
cooper 	-3	2
corp	1	-4					-1
corp acct	-1	-2	2
corriente 	-3						3
counseling	3		-3					-2
counselor	4	-1	-1				-1	-2
court	1	-3			-1		1
court of	3	-2			-1
cr-v		-3	3
cr-v 	2	-3	1				1
credit	-1		1	-1	-1	-1	1	-3
credit acceptance	2	-2	-2				-1
credit card	-2	-3	2	-1	-1	-1	1	-2
credit cards	3	-2	-1
credit collection	-4		2				3
credit counseling	3	-1	-2
credit for	-2	3	-1
credit limit	3	-1	-2	-1			-1	-1
credit line	3	-2	-2				-1	-1
credit management		2	-1	-1	-1	-1	-3	-1
credit one	1	-1	-1	-1		-1	2	-4
credit services	1	1	-3				-1	-1
credit systems	-1	3	-2				-1	-1
creditor	3	-3	-3		-1
creditor 	-3	-1			-1		-4	4
creditor name	2	-1						-2
creditor progressive	3		-1				-1	-1
creditor synchrony	3		-2					-1
creditor's	4	-2					-2
creditor's name	3	-2
creditors	4	-1	-1				-1
credor	-3		2		1	-1		-1
credor original	-2		3		1	-1	1	-1
ct	1	-4	1					-2
ctr	-2	-1	-1					4
ctr 		-2	-1					2
cu 	-3		4
cu auto	-2	3	-2
cu boat	3	-2	-2
current 	-1	-1	3	-1	-2	-1	-2	-1
current days	-1		-1				3
current late	2						-2
current pays	-3						3
cut	3						-2
d	3	-2	-3					-1
dad	-3	2					1	-1
date	-1	-4	-3		-1	-1	1	-3
date 	-1	-3	-4	-1	-1		2	-1
date assigned	3						-3
date closed	3						-2
date of		-2	-2	1	-1		2	-3
days days	3	-2	-1	-1	-1		-3
days delinquent	4			-1			-4
days in	3		-1				-2
days late	2		-3		-1	-1	-2
days over	3						-2
de atraso	-3	-1					3
de cuenta	3	-1	-1				-2
de días	-3						3
de home	3	-1	-2
debt	2	-3		-1	-1	-1	-2	-1
debt 	2	-3						-1
debt collector	4				-1		-4
debt consol	-3		2
debts	4	-3	-1					-1
default	3						-3
deferment	3		2				-4	-2
deferment 	3		-2				-2
deferred	3	2	-1				-4	-1
deferred 	1		1				-3	-1
del hospital	-2	-2	-2				3
delaware	1	-3						-1
delinquency	3	-2					-2	-1
delinquency 	3	-2					-1
delinquent on	-4						4
dental	-1	-4					-1	2
dentist	-1	-1	3
depot	-1	3	-2
dept	-1		2	-2			-1	-2
dept stores	-3	3	-1
derogatory	3	-1					-3	-1
derogatory 	2	-1					-2	-1
describe	-3		3
describe the	-3		3
description	3	-1	-1				-1
designator	2							-2
dia	-2	-1			-1	1	4
dias		-1			-3	2	-2	-1
dias de	-1	-1		-1	-2	2	-3	-1
digital	2	-3	1
digits	3	-2	-3	1			-1	-2
digits of	3		-3	2			-1	-1
direct	2	-5		1			-1	-1
direct subsidized		-3		2			-1
direct unsubsidized	1	-4		2			-1
disclosure	3	-2	-1
discover	1		-1				-3	-2
dispute 	3						-2	-1
do		-3					1	-2
do not	-1	-3					2	-2
does	2	-2					-1	-1
dont	3	-1	-1				-2
don’t	3						-3
dr	2	-1	-1				-3	-2
dr 	4	-2	-1				-1
due days	-2						3	-1
due past	2						-2
e	1	-5	1		1	-2		-1
ed	-3	2	2					-1
ed/navient	-2		2
edfinancial	3	-1	1				-1	-1
edit	1	-1	-3	-1	-1	-1	-2	-1
ef	-1	-1	-2				2
ef 	-1	-1	-2				3
efx	3	-1	1	-1		-1	-2
efx 	3	-1	1	-1			-1
egg personal	-3	3
em	-1	-2	-2		2	2	-5	-3
em cobrança	-3			1	3	-2	-1	-2
em dia	-1	-2	-1	-1		2	-3	-1
emergency	2	-1	-4				-1	3
emergency 	2	-1	-2
emergency phys	-4	2	-1				-1	1
emergency physicians	-2	-3	1				-1	2
employees cu	-2		2
ems	-4	3	2					-1
en	3	-1	-4				-2	2
en debo	2		-2				-1
ending 	-3		3				-3	-1
ending in	-2	-1	3				-1	-1
ending minimum	-3	2	2				-1
energy	-4		2				1	3
enhanced	3	-1	1				-3
enhanced recovery	3	-1					-2	-1
enrolled	1	-3	1	-1	-1	-1	2	-1
enrolled 	1	-3	1	-1	-1	-1	-1	-1
equifax	3	-2	-1
equity line	-2	2	-2					-1
equity loan	-2	1	3
er bill	-1	1	3			-1		-1
escrow	-1	-1	-2				3	-1
estate	3	-1	-4				1	-1
ex	3	-1	-1				-2	1
ex tu	2						-2
exchange	-3		3
exeter finance	2	-3	-2				1
experian	4	-2	-1				-1
experian equifax	3	-1					-1
express 	-1	1	-3					2
family dentistry	-3		3
fargo active		1	-3
fcu 	-1	-2	3					-1
feb	3	-2	-3				-2	-1
fecha	3		-2				-1
federal	2		-3				-1	-1
fedloan	3	-1	-2				-1
fee	2		-1	-1	-1	-1	-4	-1
fees	-1	-3	1				1	-1
fees 	3	-1	-2				-2
fees and	3	-1					-2
fidelity	3		-2
filed	2	-2	1		2		-3
fin 	2	1	-3
final	-3		3					-3
final us	-3	-1	3
financial	-1		-3		-1
financial account	-2	3	-2
financial services	-1	2	-3				-1
financing	2	-2					-1
fine	1	-1	1	-1			-4
fingerhut 	2	2	-1				-1	-3
firm	-3	2					-1	1
first	2	1	-4	-1	-1	-1	-1	-3
fitness	-3	-2						3
fitness 	1	-3	-1				1	1
for	-2	2	2		-1	-1		-3
for collection	3	-1					-2
for months	3		-2				-1
for the	-3	4	2	-1		-1		-3
forbearance	2		1				-4	-1
forbearance 		-1	1				-2	-1
foreclosure	4	-1	-1				-4
forester	1	-3	1				-1	-1
form	3	-2					-1	-1
foundry	-3		3
freedom		1	-1				-2	-2
freedom mortgage	4	-3	-1				-1	-1
fri	2	-1					-1
from	1	1		-1	-1	-1	-2	-3
from a	-2		1				1
fund	-1	-3	1				-1	-2
fund 	3	-2	-1				-1
funding orig	3	-3
ga 	3	-1	-2
garage	-3	-1	3
gas	-1		2				-1	3
ge	-2						-1	3
gen	-2	2	-3				1
go	-2		3					-1
gone	2	1	-2				-1	-1
great lakes		-2	2				-1
group	-1	-3	2		-1		-1
h	3	-1	-1	-1			-1	-1
hardship	3	-1			-1		-1	-1
harris	1		-3				1	-2
has it	-3	2	2				1
have	3	-1	-1				-2	-1
health	-1	2	-3				-2	2
health system	4	-2	-2					-1
her	5	-1	-1				-3
higher education	-3	3	1
hold	3	-1	-1				-1
holdings	-2	-2	2
hollow	-2	3	-1					-1
home	-2	1	1					-2
home 	3	-1	-2				-2
home improvement	-2	1	-2				3
home infusion	-3	2	1
hosp	-3	2	-1				1	1
hospital st	3	-2
house		-2					1	-1
hsbc	4	-1	-3					-1
hulog	-2		3					-1
huntington	2		-2				-1
hạn	-2						2
i	-2	-1	2	-2	-1	-2		-3
i borrowed	-3	3						-1
i can	3	-1					-2
i paid	1		-3		2		-1	-1
i'm		-3	-2				1	-1
i'm i'm	3						-3
i.c	3						-3
i.c system	3						-3
id	4	-3	-2				-1	-2
id 	4	-2	-2					-1
if i	3						-2
ii		-3	2					-2
imaging	-3		3					1
in 	1		-1				-3	1
in balance	3		-1				-2
in collections	-2	-3	1	-1	-1	-1		3
in default	3						-3
in for	3						-1	-1
in forbearance	3		2				-3
in full	3						-3	-1
inc		-1		-1	-1	-1	-3	-2
include	2	-1	-1			-1	-3	-2
included in	3						-3
income 	2	-1	-2
income tax	-3	1	2
individual	3	-2	-1				-2	-1
information	5	-3	-1				-3	-1
information 	3	-1					-1
infusion	-3	-1	3
infusion 	-3	-1	3
inquiry	3	-3	-1		-1		-1	-3
installment account	-2		3	1
institution	2	-2	-1
insurance		-2	-2				1	1
int	1	-2	-1	-1	-1	-1	1	-1
interest	4	-3					-3	-2
investment	3		-2				-1
iphone	-2	-1	3				-1
irs	3	-1	-2
is	-1		1	-1	-1	-1	1	-4
is a	3	-1	-2				-4	-1
is and	-2	3	1				-4	-1
is at	-1		4				-2
is current	-2	-2					3
is days	-3	-1	-1				3
is gone	3	-2	-1
is not	4	-2	-3				-1
is owed	-2		3				-1
is the		-2	1				-1	-2
it	-1	3	-1			-1	-2	-3
it current	3						-2
it is	-1		-1				2	-1
it then	-2						3
it was	-1		2	-1				-2
it went	-2	-2	1				2	-1
it's	1	-3	4				-2	-2
j	-2	-1	3	-1	-2		-2	-2
j 	-4	1	3	-1				-1
jackson	-2	3						-1
january	-3	-2	-1			-1	3
january 	-2	-1				-1	2
jefferson	1	-3	-3	-1			1	3
jefferson capital		-2	-2	-1			1	3
jewelers 		-1	3				-1	-1
joint	-1	-3	1	-1		1	-2	-2
jpmorgan	3	-1	-1					-1
jpmorgan chase	3	-1	-1					-1
judgment 	3	-1					-2
just	4	-1	-2				-1	-1
k	4	-2	-2				-2
k 	3	-2	-2				-1
karma	3	-1						-2
kbb	3	-2	-1				-1	-1
klarna	2	-2
koleksyon	-2		-1				3
l	3	-1	-1	-1	-1		-3
l 	-3	1	4				-1	-1
la	5	-3	-4				-2	-1
landlord	3	-2	-1				-1
lane bryant	3	-2
laptop	2		-2				-1	-1
last	-2	1	4	-1	-1	-1		-2
last digits	-5	3	4	-1			-1	-1
last four	-2		2					-1
last month	3	-1	-1				-2
late fee	2	-1	-2				-1	-1
late payment	2						-2
le	-2		3				-1	-1
leasing 	-2	2						-1
left			1	-1			-3	-2
left a	1	3	-1					-1
lending	-1		3				-2	-2
letter	-2	-4	-1	-1	-1	-1	3	2
letter says	-1	-2						2
library	-2	2					1
life	1	-1	-3				1
like	-3	1	-1				2
limit	3	-2	-1		1	-1		-2
line	-1	-1	2				-3	-3
lines	3	-3	-1				-1	-1
llc	-2	-2	2		-1	-1	-3	-1
llc is	4		-4		-1		-1	-1
llc po	3		-3
llc to	-3		3
ln	-1	-1	3		-2		-2	-2
lns	-2	1	1
lo	1	-2	-3				1	-1
lo mandaron	-3						3
loan 	-1					2	-3
loan annual	-3	2	1
loan number	-2	-1	3
loans		-1	1		-1	-1	-2	-3
loans last	-3	1	2					-1
loans mo	2	1	-3
lofts	-3	2					-2	3
lofts at	-3	1					-1	3
loss charge-off	-2						2
louisiana	-2	2						1
lowe's	-1	2	1				-3	-1
lowes	2	-3	2					-1
lp	-3	-1	4					-1
m	2	-4		-1	-1		2	-1
ma	1	-3	-2			-1	-2	-1
ma 	3	-1	-2
macy's	4	-2	-1				-2	-1
made	3						-2
mae	-1	2	-3					-2
main		2					-3
main financial	-2	3					-2
malibu	3	-1	-4				3
management llc	3	-1	-3
mar	1	-2	1			-1	-1	-1
marital	3		-3
may	2	-3	-2				-1	-1
may apr	3	-2					-1
mbna	-3		3
mbna america	-3	-1	3
mc	-1	-2	3
med	-3	-1	1				-1	2
med ctr	-3	-2	1					3
medical	-3		2	-1	-1		1
medical center	-2	-2	3		-1		-1	1
medical group	-3	-2	1				-1	3
medicredit	-4						4
member	3	-2	-2					-2
member fdic	3		-1					-1
memorial 	-3	-1	1					2
mercy	3	-3	1	-1			-3	-3
merrick	3	-2	-1				-1
mesa	-2		3				-1	-2
messages	3		-2
mgmt	-1		2					-4
mgmt lp	-2	3	-3
mi	4	-1	-2				-2
mi esposo	3		-2				-1
midland	2	-2	-4	-1	-1	-1	-1	2
midland credit	2	-2	-4	-1	-1	-1	-1	3
milestone 	-3	2		-1			1	1
mill	-3	3	-1				-2	1
min	-2	-1	3	-3	-2	-2	1	-3
min 	-2		3	-2	-1	-2	-5	-2
min days	-1	-1	3		-1	-1	-2	-1
min due	-3	-1	1				2	-1
minimum payment	3	-1					-2
mn	4	-1	-2					-1
mo				-1	-2	-2	1	-3
mo pmt	3						-2
month and	-5	-1					5	-1
month behind	-2	1	1				2
month current	4						-3
month days	4	-1					-3
month i	3						-3
monthly	1	-4		-1	-1	-1	-1
monthly payment	-1	-3	-1				-1	2
monthlypaymentamount	-3	1	2				-1
months	2	-4	-1	-1	-1	-1		-1
more		-3	-1				1	-1
more 	3		-2				-1
mortgage corp	3	-1	-2
mortgage credit	3	-2					-1
mortgage current	-3		1				1
mortgage llc	3	-1	-2
mortgage servicing	-5		4
mortgage statement	-4		4
motors	-3	1						1
motors fin	2	-2
mr	2	-2	-1				1	-1
mutual home	-2	3
mutual/providian	-4	3						1
mutual/providian 	-3	3
mínimo		-1	-1		2	-1	-3	-1
mỗi	1	-1	1				-3	-1
n 	-1	-1	1	-1	-1	-2	1	-4
n d	2	-1					-2
n.a member	3		-3					-1
n/a 	3	-1	-1				-1	-1
na 	-4	1	3		-1			2
naman	-2		-1				3
name	3	-3	-3				2	-4
nasa collection	-3							2
national		2	-3				-2	-1
navy	-3	-1	1	-1	-1	1	1	-2
navy barclays	-3	1	2
navy federal		-3	-1			1	1	-1
nc	3	-1	-2				-1	-1
negative	3	-1	-2
negative 	3	-1	-2				-1
nelnet	3	-1	-2	-2			-3	-2
nelnet student	3	-2	-1
net	2	-2	-1
nevada	2	-1	-1					-1
new			-3				1	-1
next is	-3						3
nissan rogue	3		-3
nmls	4		-3					-1
no		2	1		-1	-1	-2	-2
no 	-1	-1	3	1	-1		-2	-1
no data	2		-1				-1	-1
no edit	3						-3
no no	-3	-1	1	1			2
no number	-3	2	3				-1
no plan	-3		3				-1
no pmt	-2	1	1				1
no rush	-4	3	3				-1
none 	-2	-1	3			2	-1	-1
not a	2	-1	-1
not reported		-2	-1	-1			-1	3
note	2	1	-2				-2	-1
now	1	3	-4				-1	-1
now 	2	1					-3
now i	4		-3				-1	-1
now they	-2	1	1				1
now with	3						-2
number			-1	1	-1	-1	-3	-1
number 	3	-4	-2	1				-1
number balance	4	-2	-3
nº	-2		2
número	-2	-2	2				-1	-1
o open	2	-1	1	-3
oaks	-2	3	-1					-2
oc	-3		1				2
oct	3	-2	-3				1	-2
of	1	-3	-2		-1	-1	-2	1
of 	-1	-3			-1		2	-1
of credit	-2	-4	2				-1	-1
of date	3						-3
of ed/navient	-3	3
of revenue	-3	-2	3
off		-3	-3		-1	-1	1	-2
off account	4						-4
off amount	3						-3
off keep	2	-1					-3
off type	-4						4
offer	1	-3	1		-1	-1	-3	-2
oh	3	-2	-1				-4
ok	2	-1		-1		1	-3	-1
ok 		1	2	-1	-1	1	-4	-1
ok ok	3	-3	-2				-3	-1
on 	1	-2	2				-1	-1
on it	1	-1	-3				-1
on the	3	-1	-2				-1
on your	-3						3
one 	-2	1	-1				3	1
one auto	1	-1	1					-3
one balance	3	-3						-1
one bank	-1		-3				2	3
one card	-2	-3					1	3
one days	-1	3					-1
one is		-1	-3				1	-2
one n.a	-3					-1	-1	3
one was	3	-2					-2	-1
one's	1	-1	-3					-1
online	3	-2	-1
only 	4	-2	-1				-2
open	1	-1		1			-2
open 	2	-2	2				-4	1
open open	4						-4
opened	3		-1	1	-1		-2	-2
oportun	1	-3	-1				1
or	1	-2	-4		-1		1	-1
or collection	3						-3
or health	3		-1				-1	-1
or paying	-4						4	-1
orig	2	-3	3	-2	-1	-1		-2
original amount	3						-2	-3
original creditor	-3		5					-2
orthodontics	-3	1	4					1
other	3	-3	-1	1			-2	-1
other 	2	-3	-2	2
outsourcing	-2	3	-1
outstanding	3	-1	-1				-1
over	1	-3	-2	-1	-1	-1		-2
overdue	-3						3	-1
overdue 	-3						3
owe	2	2	-1	-1	-1		-3	-2
owe and	3		-3				-1
owner	3	-1	-1				-2
p	1	-3	2				-1	-2
pa	1	-3	1				-1	-2
pa mwa	3		-2
padala	3	-1					-2
pagamento	-3				3	-2
page	4	-1	-1				-1	-1
pago mínimo	3		-1				-1
paid	2	1	2	-2		-1	-3	-1
paid 	4	-1		-1			-5	2
paid it	2		1				-3
parcela	-2	-1	-1	-1	2	-2		-1
parents	-3	2	1				-1
parkland	-2	3	-3					-1
part	3		-1				-1
paso	-3							2
past	-1	-3	-2	-1	-1	-1	1	-1
patelco	3	-2	-1
paul	3	-2	-1
pay off	-2	-1	1				3	-1
paying	-3	1	2			-1	2	-1
paying 	2		1				-3	-1
paying as	-3		1				3
payment	1	-2	1		-1	-1		-3
payment 	5	-2					-5	-2
payment deferred	3		-1				-2
payment due	4	-2	-1				-3
payment is		-1	-3
payment plan	-2		1				3	-1
payments	2	-3	-3	-1			1	-1
payments past	3						-2
paymnt	2		-1				-1
paypal	-2	-1	1	-1	-1	-1		2
pays_as_agreed	3						-3
pays_as_agreed debt-to-credit	3						-3
pediatric	-2		1					3
penney 	-3	1	2
per	3	-1	-1				-1	-2
per month	3	-1	-2				-2	-1
performance mgmt	-3	3						-1
perkins	-3	2	2	2			-1
personal		-1	2	-1	-1	-1	-1	-3
personal loans	3	-2		-1	-1	-1	-1	-2
petitioner	3	-1	-2				-1
phys	-4	1	1				-1	2
phys 	-3						-1	1
physician	-3	2	1					1
physicians	-3	1	2				-1
pines	-2	1	1					1
pkwy	2	-1	-2					-1
plaintiff	-1	-2	3				-1	-1
plan	-1	-4	2		-1	-1		-2
plan 		-3	2					-1
platinum card	2	-2	-1
pllc	2	-1	-1					-3
pmt	1	-2	-1	-2	-1	-1		-2
pmt current	2	1	-3				-1	-1
po	-1	2	3			-1	-1	-2
po box	-1	2	4	-1		-1	-2	-2
policy	3	-2	-1				-1
por		-4			-3		-1
por mês	2	-2			-3			-1
portfolio		2	1	-1		-1	-1	-4
portfolio group	-3	3	1				-1	-2
portfolio recovery	3	-3	-3			-1
pra	-1	-3					-1	4
premier		-1	-2					2
principal	4	-2	-2				-2
principal balance	2		-1				-2
progress	-1	3					-1	-1
progress 	-1	3					-1	-1
progressive	-2		-2				3	-3
progressive insurance	1		-1					-3
pt	3	-3	-1	-1	-1			-1
pull	3	-1	-1					-2
quest diagnostics	3	-1						-2
quicksilver	-1	-3	2				-1	-2
radiology	-2	1	-2				-1	3
radiology 	-1	-1	-2					3
rate	-1		3				-2	-2
rate 	3	-1	-1				-1
ray	-1	-3	3					-1
rd	4	-2	-3		2		-2	-2
rd 	2		-1
real	3	-2	-2				-1
receivables		1	-3				1	-2
received	1	-2	-1	-1	1	-1	-1	-1
records	4	-2	-1				-1
recovery	-2		2				2	-3
recovery 	-1	-2	3				1
recovery for	-2	3						-1
recovery llc	3	-5					-2	-2
redcard		2	-2
ref	-1	-1	1				2	-4
ref 	-1	-1	2				2	-4
reference number	3	-1	-1					-2
refund	4	-3	-1				-1
regional	-3	-2	1	-1			-1	3
regional hospital	-3	1	1				-1	2
rent 	2	-1	-1				-1
rent is	3	-2					-2
repair 	-3	2	1
repayment	1	-2	1				-2	-1
repo	3	-1					-3
report	3	-1	-3	-1	-1	-1	-1	-2
report 	4		-1				-1	-1
reported	2	-2	-1					-2
reported 	4						-4	-1
repossessed	-3	-1					3
requested	3	-1	-2				-1
reserve	-2	3	-2					1
respondent	3	-1	-1				-1	-1
resurgent	3	-2					-3
resurgent capital	1	1	-1				-2
revolving	-1	2	2	-1			1	-3
revolving 	-3	3	4	-1				-2
revolving account	-2	-1	3
rewards 	2	-3	-1
road	2	-1	-1
run	3	-1	-1					-1
sa	2	-2	-2				1	-2
saldo	1	-1		-2		-1	-3
saldo 	3	-2	-1				-2
sandy	3	-2						-1
santander	3	-3
sapphire	-4	4	1	-1	-1	-1	-1	-1
satisfactorily	-3						3
satisfied 	3	-1	-2					-1
save	2		1				-3
savings			-4				2	-2
savings bank	-1	3	-2				-2	-1
savor		-1	3					-1
say i	3		-1				-2
sc	4	-1	-2					-1
schedule 	2		-1				-2
scheduled	2						-1
school	2	-1					-2
school 	3						-3
score	3	-2					-1	-1
sd	3		-2
sears	3		-1				-2	-1
security	4	-2						-2
send	3		-1		-1		-1
sent	-1	-2	-1	-1	-1	-1	-1	3
sent me	-3							2
serv 	-4	-1	2				1
service		-5	2				-1	-3
service 	3	-2	-2
services	2	-3	1					-2
services 	3	-3					1	-1
services po	3		-3				-1	-1
servicing mortgage	-4		4
settled		-2	3			-1	-4	1
settled 	1	-2	1				-2	1
settled in	3		-1			-1	-1
settlement	2	-1	-2				1
share	3		-1				-1
share 	3	-1	-1				-2
she says	-1		2				-1
sheffield	-3	1	3
si	2	-2	-1					-1
snap-on credit	3		-1				-2
so	-1	-5				-1	3	-3
social	3	-2	-1
social security	3	-2	-1
sold	3		1				-4	-1
sold 	3						-3	-1
solutions inc	2	1	-3
son	2	-1	-2					-1
specialist	3	-1	-2
spectrum		-1	-1				1	-3
ssn	3	-1	-1					-1
st	1	-4		-1	-1	-1	1	-4
st 	1	-3	1				-1
star	-3	3	2
star card	-2	3
state university	3	-2	-2					2
statement	3	-3	-3		-1		1	-1
statement 	3	-2	-3				1
status	3	-3	-1	-1	-1	-1	-3	-1
status in	2	-1					-2
status pays_as_agreed	3						-3
ste	3		-2				-1	-1
still	-1	2	-2	-1	-1	-1	1	-3
still open	3		-1				-2
store	-4	-2	4	-1		-1	-3	-2
store card	-2	-1	3	-1			-2	-2
stores 	-1	-3	3					1
streetaddress	-3	1	3				-1	-1
streetaddress po	-3		3
student 	-3	1	2			1	-1	-1
subsidized	-1	1	-3
summary	3	-3
summons	-3	-2	-1	-1	-1	-2	2
support		-3	1				-1	-1
svc 	-3	-1	4					-1
synchrony	1	-1					-4	-2
synchrony bank							-2	-3
system 			-3				2	2
systems	-1	-1					1	-3
t	3	-2	-1				-1
t-mobile	1	-1					1	-4
tacoma 	-2						2
take home	3		-1				-2
target redcard		-3					2
tax	-1	-4	3				-3
teachers	3	-1	-1
teachers cu	3	-1	-2
telecom	-3		1					1
tennessee	-1	3	-1
terminación	-2		1				-1
than days	-3						3
that		-4	-1		-1	-1	1	-1
that was	3	-1	-1				-2
that went	-4		1				2	1
that's	-4	2	5			-1		-2
that's a	-2	1	3				-2	-1
that's current	3						-2
the		-3	-1	1	-1	-1	1
the due	-3						3
the home	3	-3	-2				1
the last	2						-2
the malibu	1		-3	2			-1
the personal	-3	3	-1					-1
the property	3		-3
the truck	3	1	-1				-2
the west	-4		4
their	-2	-1	3			-2	-1
then	2	-3	-2					-1
there's	4	-3					-3	-1
they call	-4	-1	2				2	1
they take	-3	1	2				1
they're	-2	2					-1
think	2	-1	2		-1		-3
this			1		-1	1		-4
this inquiry	3						-1	-2
those	-3	-1	1				3
time	-3	-2	-1				3	-1
time 	-2	-1					2
title	3	-2	-2					-1
to	2	-4		-1	-1	1		-3
to 	4		1				-4
to collect	3		-2				-2
to collections	-3		-1				3
to the	3						-3
to www.cfpb.gov/debt-collection	4	-3					-2
top	3						-2
total 	-1		3				-4	-1
tractor	-4	3	2	-1			1	-1
transfer	3	-1		-1			-1
transferred	3						-2
transmission	3		-1				-2	-1
travel	-3	2						-1
tree	-2	2	1
tri-state	3	-1	-2					-1
truist	2		-1				-1	-1
tu		-2	-1				3	-1
tu 	-2	-1	-2				3	-1
tuc	3	-1	-2		1		-2	-1
two	-1	-3			-1	-1	1	1
type installment	-2		2
un 	-3		3
union							-1	-4
unless	3						-3
unpaid balance	4	-1					-2	-1
unresolved	-3	-1					3
unsecured 	-2	3	1	-1			-2	-1
until 	3		-2				-1
up		-4	-2		-1	-1		-1
updated	3	-1			-1		-2	-1
updated 	3	-1	-1		-1		-1
upgrade inc	3		-1				-2
upstart		-3	1				-2	-1
us		-4		-1	1	-1	-5	-1
us 	-2	-3	2		1	-1	-2	-3
usa 	2	-3	-1				-1
usa/target	1	-3						-1
usage	2	-1					-1	-1
use	4	-1	-1				-2	-1
used	3		1				-2	-1
used 	3		-1				-1
user	3	-1	-1				-1
using	2	-1	-1
va	3	-1	-1				-1
valley		-1	-3				2	1
velocity	-2	-1	-1					2
verified	3	-1	-3	1	-1		-1	-1
verizon	2	-2				-1		-5
verizon wireless	-1		1				2	-4
veterinary	-3	1	1					2
via	2		-3				1	2
visa	-1	-3	2	-1			-1
visa min	-1	-1	3
voluntary	3						-2
w	2	-2	-2			3	-1	-2
wage	2		-1				-2
wagner	-3	2	1				1
wait	4	-2					-2
walang	-3		2				2	-1
walmart	-3	2	1				1
walmart card	2	-1	1				-2	-2
wants to	-2					-1	3
was		1	2			-1	-1	-3
washington	2	-2						-1
water	-3						-1	3
water 	-3	-1	1					2
way	3	-2	-2				-1
wayfair	1	-1	-3					1
we are	-2	-1					2	-1
we have	3	-1	-3				-2
we will					-1	-1	-3
webbank 	1	-3					1
weber	-2	2	-1
went	-3	1	-1				2	-2
went to	-3		1				3
west	-2		2				-1	1
what	3	-2	-2				-1	-1
whenever 	-2	1	1				-1
which		-3	-1				1	2
who	2	-2				-1	-3	-2
whose	3		-2				-1	-1
whose account	2		-1				-1	-1
wife	2	-1					-2
will	2	-2					-1	-3
will use	4						-1	-3
wilmington	-3		2					2
wireless 				-1	-1		2	-2
with		-2	-2		-1	-1	2
with on	-3	-1	3
with our	-3						3
worth	3	-2					-1
x	-1		4	-1			-1	-1
xp	-2	-1	-2				2	-1
xp/tu/ef	3						-2	-1
xpn	3	-1	-1			1	-3
xpn 	3	-2	-1			1	-3
xxxx		-2	-1				1	-2
y i	-2	1	2
ya	-2	1	2				1	-4
ya está	-3	-2	3					-1
years 	3						-2
yet	3						-3
you	2	-1	-2		-1	-1	-3	-1
your	3	-2	-2		-1		-1	-1
your mortgage	4						-4
yung	2	-2	-1				-1	-1
zero	-2	3	1				-1	-1
платёж	3		-1				-2
余额 最低还款	-1	-2	-2	-1			3
余额 月供	3	-1	-2	-1			-1
信用额度		2					-3
催收	3		-1				-1
原债权人	-4	-1	1				4	-1
尾号	-3	2	2	-1		-1	-3	-1
尾号 余额	-4	2	3				-3	-1
已转催收	1		1				-3
最低还款	-1	-3		-1	-1	-1	2	-1
最低还款 正常	3						-3
没有利息	-3	3					-1
账号	-1	-1	3				-2
逾期60天	3		1				-3	-1
# word words of line
always, below blank		1	1	-3	-3	-4
often, below blank	-1	-1		-1	-1	-1		-4
once			2	-3	-1	-1	-1	-2
once, below blank	1	2	-1	-1			-3	-3
twice, below blank				-1	-2	-1	-2	-4`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	1	-6	-8	-3	-2	-9	-4	1	-8	-5	-7		-7	-7	-4	-12	-6	-5	-2	1		-7	-7		-5	-3	-4	-10	-6	-3	-1	1		-13	-2	-16	-7	-5	-7	-11	-11	-7	-3	-5		-2	-1				-1		-1		-1		-2		-4							-1				-6		2	-6	-1	-3	-1	-1	-1	-4	-1	-3				2			1		-1		-1				-9	-1	2	-1	-2	-1		-3	-1	4	-3	-4		-1	-1	-2	-1	-1		-7			-1	-1								-7		2	-2	-1		-2		-3				-10		-1	-2	-1	5	-4	-3	-4	-1	-1		-1				6	-3	-3	-1	-4	-1	-1		-8	1	-1	-3	4	-3		-8	-1	-1			-1	4	-1	-2				-4					-1	2	-1	-2					-2	-2		-5	-1	4	-2	-4	-1	-1		-15	-1	-1	-2	-2	5	-1	-10		-2		-1	-1	-2		5	-3	-2		-7					-1	-1		4	-2			-6	-1	-2		-4	-1	-1		5	-5	-2		-8	-1		-1		-1	5	-4		-1		-1		-1		-2		3	-1	-4												-5				-1		-1		-3		2	-2
blank	1	-6	-6	-2	-2	-10	-7	1	-7	-2	-8	4	-10	-1	-6	-10	-11	-5	-7	1	-2	-4	-5	1	-2	-1	-4	-9	-9	-6	-5	1	1	-5	-3	-21	-5	-2	-7	-11	-13	-7	-4	-9	-4	2	-1	-2	3	-3	-2	-1	-6	-2	-5	-1	-6		3			-2		-1		-1				-7	-4	1		-5	3	-7	-4	-1	-6	-3	-7	-1	-5		2	-1	-1	-3	-1	-1		-1				-10		3	-3	-1	-3	-1	-6	-3	4	-4	3	-3	-2	-1	-3	-2	-1		-7		-2	2	-1				-1				-9	-5	2	-2	-4	-1	-2		-4	-1	-1		-5		-4	-1	-1	3	-3	-2	-4	-3	-1		-1	-2	-2	-1	4	-5		-2	-2	-4	-2		-8	-2	-1	-3	2	-5		-4		-2		2	-2	4	-1	-3	-2			-3					-1	2	-1	-2	-2			-1	-2	-1		-7	-2	3	-3	-2	-6	-1		-20	-3	-2	-3	-2	6	-4	-17	-4	-4	-1	2	-2	-2		6	-5	-6	-1	-14	-1	-2	-1		-1	-2		6	-5	-2		-18	-5	-4	-2	-8	-3	-8	-2	7	-9	-7	-3	-11	-4	-1	-1		-3	7	-9	-1	-2		-1		-1		-5		7	-3	-7								-1		3	-1	-11	-2	-1		-2	-1	-1		-6	-1	7	-4
cell	1	-4	-7		-3	-1	-3	1	-9	-2	-3	5	-9	-1	-7	-3	-6	-3	-3		-4	-3	-6		-3	-3	1	-2	-6	-2	-2	1	4	-10		-20	-5	-2	-4	-3	-9	-3	-1	-2	1	-9	1	-3	4	-2		-1	-2		-1		-3		-2	2	-1	-1		2	-1	1				-1	5	-11	3	-6	5	-6	1	-2	-2	-2	3	-1	-2	-1	-6	2	-2	-3	-1	1	-1	1				-5	2	4	1	-4	-3			-5	-11	-6	7	-7		-3	-1	-2	1	-1	-4	-1	-2			-2	-1				1		-2	-6	-3	-1	-8	-3	-1	-1	-1	-2			-5	5	-6	-2	-1		-1	-6	-2	-5	-1			-5	-3	-1	-17	-9	4	-6	1	-5	1		-8		-2		5	-4			-1	-4		5	-5	-8	-2	-4	-2	-1		-2	1	-1			-4	-5	-3	2	-2			1	-4	-2	-2	-11	-6	-12	-2	3	-6	-1		-7	-1	-1	-3	-2	-4	-1	-3	-1	-3	-1	3	-3	-1	-1	-3	-2	-1		-2		-1	-1	-1	-1	-2	-1	-6	-3				-5		-3	-7	-3	1	-3	-3	-4	-1	-1	-8	2	-1	-1		-1	-1	-4	-1	1	-2	1	-1	-1				-1		-1												-3	-3	-3	-1	-1		-1		1		-1
line		-8	-4	-3	-3	-2	-1		-9	-2	-4	3	-6		-3	-4	-4	-1	-2		-7	-6	-3	2	-1	-2	-1	-6	-1	-1	1		2	-3	-1	-14	-3	-2	-4	-3		-1	1	-2	-3	-2	1	-1	1	-2	-1		-1				1					-1	4							-1	-3	-2	3	-2		-5	-2		-1		-2		1	-1	-3			-3	6	-1						-4	-6	4	-1	-1	-1			-3	-7	-3	6	-3		-1	1		-1		-4	-1											-2		-2		-5	-1	-1		-2		2		-6	-4	-9	-3	1	3	-4	-2	-4	-2	-1		-1	6	-3		-7	-5	1	-1					-7	-8	-1	-5	4	-1		-3	-2	-1		2	-2	-2		-3				-3	-2	-4	-1		-1	-3	-2	-1				-1	3	-2		-5		-5						-10	-9	-4	-4	-3	1	-1	-4	-4	-1	-1	2	-3	-2		-1	-1	-1		-1	-4	-1	-1	1	-1			-2	-2				6			-6	3	-1	1	-3	2	-1	1	-4	-5	-1	-1				-1	-1			2	-1			-1																2	3			-1			1			-2
paragraph	1	-4	-3	-2	-1	-1	-1	-1	-5			2	-1	-1		-1	-1	-1			-7	-4	-3	-1		-1		-3				1	5	-6	2	-7	1	1		-8	7	-1	2	-3	-1	-1							-1				-2													-3	-4	-3	1	-1		-1	-1		-1				-2		-1											-8	-3		-1				-1	-1			3	-1							2												-1				-1	2							-7	-4	-4	-1					-1					1		2					1			1	-7	-5						-3	-2											-4	-2	-2						-1				-1	4	-1				-1		-3	1			-9	-8	-1	-1		-2		-1	-2			1	-1			-1				2	-2	-2						-1				2	7	-1	3	-2	3			-6	5			-8	-3		-1				-3				1								1												1	3							1		-1`;
