/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountName?, all, few	2	-2
accountNumber		-1	-3		-3	-3	1	-1
accountNumber, all, few	-1	-1		1	-3	1	-2	-1
accountNumber, all, few; itself accountNumber	-1	-1	-2	2	-2	-3	-2	-1
accountNumber, all, few; itself current	2			-1		-1	-2
accountNumber, all, few; itself no part	-3		1	4	-3	-1	-4
accountNumber, all, few; itself paying	-3				-1	3	-2
accountNumber, all; itself accountNumber	-1	-3	-1	1	-2	-1	-2	-1
accountNumber; itself current	-3			-1		-1	2
accountNumber?, all, few		-1	-2	1	-1	1	3
amount, all, few	-3	-1		-2	2	2	-2
amount, all, few; itself amount?	-3				3	-1
amount, all, few; itself no part	-2	-1		-4	1	1
amount; itself no part	-2			-2	3	-2
amount?	1		-1	-1	-1	-1	-3
amount?, all, few; itself no part	1			-2		-3
amount?, all; itself amount?	1			-2	1	-1	-3
amount?; itself no part			-1	3	-3	-1	-1
current	-2	-1	-1	-2	-2	-1	3	-1
current, all	-3	-1		-1	-1	-2	2
current, all, few; itself amount	-2			-1	3	-1	-1
current, all, few; itself current	-1			-3	-2	-3	2
current, all, few; itself current?	4			-2			-2
current, all; itself current?	-3						3
current?	-1			-3	-1	-2	2
current?, all, few	1		-1	1	2	-2	-2
current?; itself current?	-1			-3	-2	-2	2
goes on, all	4	-1	-2	-2	-1		-1
goes on, all, few	-2	-1	1	3	-1	-1
goes on, all; itself goes on	4		-2	-2	-1	-1
goes on?	-2			3
goes on?, all	-3	-1		2	-1	-1	-1
goes on?, all, few; itself accountNumber	-3			3		-1
no part		-4	-3	-1		2		-1
no part, all			-2	-1	-2	-1	-3	-1
no part, all, few	1	-3	-2		1		-1	-1
no part, all, few; itself amount?	1			-1	-3	3
no part, all, few; itself no part	1	-4	-2			1	-2	-1
no part, all; itself current?	-3			-1			3
no part, all; itself no part			-2	-1	-1	-1	-5	-1
no part; itself amount	-3			-1	3	-2	-1
no part; itself amount?	2			-3	-2		-1
no part; itself current	-2			-2	-1	-2	3
no part; itself current?	-1	-1		-3	-3	-4	1
no part; itself no part	1	-3	-2		-2	-1	-5	-1
no part; itself paying	-3			-4	-4	4	-3
no part; itself paying?	-3			2	-1	1	-1
paying, all, few	-2				3		-2
paying, all, few; itself accountNumber	-3		-1	3	-1	-1
paying, all, few; itself paying	-2			-1	-2	2	-2
paying, all; itself paying	-4			-1	-1	5	-3
paying; itself amount	-4			-1	4	-1	-1
paying; itself paying	-2			-3	-2	3	-3
# figure before and shape
capital code	3		-1	-3		-1
capital digits-2		-1		-3	-1	-2	2
capitalised code	-1	-2		1	-3	-2	-2	-1
capitalised digits-1	1	-2	2	-4	-1	-1	-3	1
capitalised digits-3	1	-1	-3	-3		-3		-1
capitalised digits-4	-1	-1		2		-3	-1
capitalised digits-5	-2		-1	2	-3	-1	1
capitalised lettered-code		-2	-1		-3	-3	-3	-1
capitalised masked	-2	-1	-3	1	-2	-1	-2	-1
capitalised year	1	-2		-3	-2	-3	1	-1
capitals code	-1	-2	1	1	-3	1
capitals digits-1	1	-1	-1	-4	-2	-1	-1	-1
capitals digits-2		-1				-3	-1	-2
capitals digits-3	2	-1	-1	-3			-1	2
capitals digits-4		-1	-1		-2	-3	-3
capitals digits-5	3		-1	-2	-3	-1	-2
capitals digits-6	1	-1	-1		-2	-1	-1
capitals digits-7	-1	-1	-3	2	-2	-3	-2	-1
capitals with-digits		-2	2	-2	-3		-2	-1
cents code	3	-1		-3	-1	-1	-2
cents digits-2	1	-1		-3	-2	-2		-1
cents digits-3				-3	1	-3	-1
cents with-digits	-1			1	-1	-2	1
code code	1	1	-1	-3	-1		-2
code digits-1	-1			-2	-1	-3	3
code digits-2	2	1	-1	-3	-2	-1	-2
code digits-3	-3			-1	-1	3
code with-digits	2	-1		-3	-3	2	-1
date digits-2	3					-1	-2
date digits-3	3			-1	-3	-2
date lettered-code	-3			3
digits-1 digits-1	3	-2		-1	-2		-2	-1
digits-1 digits-2	3	-1			-2		-3
digits-1 digits-4	-5			1	-3	2	1
digits-1 lettered-code		2	-2	-3	-1		2
digits-1 with-digits	1	-1		-5		-3	-1
digits-2 code		-1	-1	1	-2	1	-3
digits-2 digits-1	2			-1	-4	-5
digits-2 digits-2	2		-1	-3	-3	-1	-1
digits-2 digits-3	1	-1	-1	-1		-2	-3
digits-2 digits-4	1		-1	-1	1	-3	-1
digits-2 digits-5	3			-2	-2	-1	-1
digits-2 digits-6	3			-2	-1
digits-2 digits-7	1			-1		-1	-3
digits-2 with-digits	2	-1	-1		-2	-3	-4	-1
digits-3 code	2			-4	-2	-2	2
digits-3 digits-1	-1		-1	-1	1	-3
digits-3 digits-2	-1	-1	-1	3	-2	2	-3
digits-3 digits-3	1	-3	-1	1	-3	-4	-3	-1
digits-3 digits-4	2	-1		-2		-4	-2
digits-3 digits-7	3			-3			-1
digits-3 lettered-code	-1			-4	1	-4	3
digits-3 with-digits	2	-1		1	-1	-3	-2
digits-4 digits-1	-3			1	4	-2	-2
digits-4 digits-2	-1	-1	-1	-1	-2	3	-3	-1
digits-4 digits-3	-1	-1		2	-3	1	-4	-1
digits-4 digits-4	1	-1	-1	-2	3	-3	-3	-1
digits-4 lettered-code	1	-2	-1	-1	-1	-3	1
digits-4 with-digits	-4	-1	-1	1		2	-3	-1
digits-5 digits-1				-1			-3
digits-5 digits-3	-2				-4		1
digits-5 digits-4	-2			-2	2	-2
digits-5 digits-5	-2	-1			3	-1	-1
digits-5 lettered-code	-3			2	-1
digits-5 masked	-2			2
digits-5 with-digits	1			-1	-3	1
digits-6 digits-1	1			-1	1	-3	-1
digits-6 digits-4				1	-3	2	-1
digits-6 digits-6	-1			-3	3	-2	-1
digits-7 digits-2	2	1		-1	-1	-4	-2	-1
digits-7 digits-7	5			-4	-1	-1	-1
digits-7 lettered-code	-1	-1		-1	-1	-3	2
dollars code	3			-6	-1	1	-1	-1
dollars digits-1	1			-2	-3	-3
dollars digits-2	3			-3	-3	-2	-2
dollars lettered-code		-1		-4	-1	1	-1
dollars-and-cents code	3	-1		-4	-2	-3	-3	-2
dollars-and-cents digits-1	1	-1		-2	-3	-1		-1
dollars-and-cents digits-2	2	-1		-2	-1	-3		-1
dollars-and-cents digits-3	2			-2	-2	-3	-1
dollars-and-cents with-digits	2			-1	-2	-1
lettered-code digits-1		-1	-1		-3	1	-3
lettered-code digits-4	2			-2	-1	-1	-1
lettered-code lettered-code	4	-1	-1		-2		-7
lettered-code with-digits	-1		-2	-5	-1	2	1
letters digits-4	-2			3	-1	-1	-2
letters digits-7	-3			5		-1	-2
letters lettered-code			-1			-1	-2
letters with-digits	-2		1	-2	-2	3
line code		-3	-1	1	-2	-2	-3	-1
line digits-1	3	-3		-4	-2	-5	-1	-1
line digits-2	2	-1	-1	-3	-2	-1	-1	-1
line digits-3		-1	-1	-1	-3	1		-1
line with-digits	-1			-1	-4		-4	-2
mark-" digits-1	-2	-1	2	-5	-1	-2	2	-1
mark-" digits-4	-1		-1			1	-3
mark-" digits-5	-2			3	1	-2	-2
mark-" digits-6	1				1	-2	-3
mark-" digits-7			-1	3	-3	-2	-2
mark-" lettered-code		-2	1	1	-3	-3		-1
mark-" masked	-3	-1	1	2	-2	-2	-3
mark-" with-digits		2	-1	-3	1	-2	-5
mark-" year	5		-1	-3	-1	-1	-4
mark-# digits-1	3	-1	2	-3	-2	-2	-1	-1
mark-# digits-3			2	-3	-2	-2	-2
mark-# digits-5	3			-3			-1
mark-# lettered-code	-2	-1	-1	3	-2	-1	-4
mark-# with-digits	3			-3		-1
mark-$ digits-1	-1			-3	2	1	-3
mark-$ digits-2	-1			-2	-4	3	-4
mark-$ digits-3	-1	-1		-3	3	1	-3	-1
mark-$ with-digits	1	-1		-3		2	-2	-1
mark-' digits-2	1	-1	1	-2	-1	1	-3
mark-( code	2		2	-3	-1	-2
mark-( digits-4	3			-2	-1
mark-( lettered-code	-3	-1	2	-3	-2	-2		-1
mark-) code	2			-2	-3	-1
mark-) digits-1	3		-1		-2	-1	-2
mark-) digits-2			-3	-3		1	-1
mark-) digits-4	-2		-3	1	1	-2	-1
mark-) digits-7	-2			3	-1	-1	-1
mark-) masked	-2			3		-1	-1
mark-) with-digits	-2	-1	-2	2	1	-3	-1
mark-+ digits-1	4			-1	-1	-1	-2
mark-+ digits-3	3			-1	-2	-3
mark-, digits-1	-1	-1	1	-3	-1		2
mark-, digits-2		-1	-2	-2	1	-3		-1
mark-, digits-3	-3	-1		-3	-1	2	1
mark-, digits-4	-1			2	-3	-3
mark-, lettered-code	-3	-2	-1		-1	-1	1	-1
mark-, with-digits	-3	-2	-2	1		-1	1	-1
mark-, year	3	-1	1	-5			-4
mark-- code	-2	-1	3		-1	-1	2
mark-- digits-1	3			-3	-1	-1	-2
mark-- digits-2			2	-4	-5	-4
mark-- digits-3	-1		1	-2	1		-1
mark-- lettered-code	1		-2		-2	-1	-4
mark-- with-digits	-2			-1	2	-2
mark-- year	-1	-1	3	-1	-1		-1
mark-. code		-2	-1	1	-1	-3	-1
mark-. digits-2	-2	-2	-1	-7			2	-2
mark-. masked	-2	-2	-1	3	-2	-3	-2	-1
mark-. with-digits	3		-1	-4	2	-3	-2
mark-/ code	2		-1		-1	-3	-2
mark-/ digits-1	1		1	-3	-1	-2
mark-/ digits-2	1	-1	1	-5	-2	-1		-1
mark-/ digits-3	-3			-2	-1	3	-1
mark-/ digits-4	-4		-1	2	-3	3	-1
mark-/ masked	-3			3	-1	-1
mark-/ with-digits	2	-1		-4	-4	-4
mark-/ year	2	-2		-7	-2	-3		-1
mark-: digits-1	3			-2		-2	-1
mark-: digits-2		-1	1	-2	-2	-2	1	-1
mark-: digits-4	3			-2	-1		-1
mark-: with-digits		1		-6		1	1	-1
mark-; digits-2	1			-2	-2	-3	2
mark-; digits-7	-3			3	-1
mark-= digits-2	1			-1		1	-3
mark-= digits-3	1			-2	1	-4	-1
mark-? code	2			-2	-1
mark-? digits-2	3				-1	-1	-2
mark-[ digits-1	3			-1	-1	-1	-1
mark-| code		1			-2	-4	-2
mark-| digits-1				-4		-1
mark-| digits-3	1			-3		1	-2
mark-| digits-7	-3			3	-2	-2	-1
mark-© year	3			-1	-1	-1	-1
mark-· digits-1	3				-2	-1
mark-– digits-1	-3		-1	-1	1	1	2
mark-– digits-2	-1	-1		-1	-3	-2	1
mark-— digits-1	-1			-2	1	-3	1
mark-— lettered-code	-2			3			-1
mark-⚠ digits-2	1					-2	-1
masked digits-1	-3				-1	-1	3
masked digits-2	3			-1	-1	-3	-1	-1
masked lettered-code	-3	2		2			-3
masked masked	5	-1	-1	-5	-1	-2	-2	-1
masked year	-3		-1	4	-1	-1	-2
percent digits-1	1			-1	-1	-2	2
small code	-1	1	-2	2	-2	-4	-2	-1
small digits-1	1	-1	1	-3	1		-2	-1
small digits-2		-1	-1	-4	-2	1	-1
small digits-3	1	-1	-3	-2			-3	-1
small digits-4	-2	-1	-1	1		-4	-1	-1
small digits-7	-1		-1	2	-2	-3	-3
small lettered-code	1	-1	-1	1	-1	-2	-5
small masked	-1	-1	-1	3	-1	-2	-1
small with-digits	-1	-2	-3	-1		1	-2	-1
small year	1	-1				-4
thousands digits-1	-2			-1	2	-1	-1
thousands digits-3	-2			-2	-1	1	-3
thousands-and-cents code	3			-1		-1	-2
thousands-and-cents digits-1				-1		2	-3
thousands-and-cents digits-3	2			-1	-2	-3	-1
thousands-and-cents with-digits	3			-2	-1	-1
with-digits digits-1				-1	-3	-2	1
with-digits digits-2	1			-1	-3	-2	-1
with-digits digits-3					-5	2	-1
with-digits lettered-code				-2	-1	3	-2
with-digits year	3	-1		-3	-3	-2	-1
year digits-1				1	-3	-2	1
year digits-3				-2	-2	-2	3
year lettered-code	4	-1	1	-8	-2		-5
year with-digits	3	-1		-3	-2	-2	-2
# figure before read as
accountName		-3	-1		1		-2	1
accountNumber		1	-1		-3	-1	-1	-1
amount?	-1	-1		-4	1		-2	-1
aside accountName	2	-1	-3	-2	1	-2	-1
aside accountName?	3				-2	-2	-1
current		-3	-1	-1	-2	-1	-1	-1
goes on?	1	-2	-1		-1	-1	-3	1
paying	-1	-3		1	1	-1		-1
paying?	-1	1	-1		-4	1	-3
# figure before
capital		1	-2	-1	-3	-4		-1
capitals		-3	1		-4	-2		-1
cents	3	-1		-4	-2	-1	-1	-1
code	1		-2	-5	1			-1
date	5	1		-3	-5	-3	-5
digits-1	3		-2	-1	-4	1	-2	-1
digits-4		-3	-2	1	-1	1	-2	-1
digits-6	-5	-1			1	1	-2	-1
digits-7				-4	-2	-3		-1
dollars	2	-2		-2	-3	-1		-1
dollars-and-cents	3	-1		-5	-4	-3	1	-1
end	5	-1		-4	-2	-1	-1
lettered-code	2	-2	-4	-2	-2	1	-2
letters	-1	-1	-2	1		1	-5	-1
mark-#	-2	-2	3	2	-5	-4	-4	-1
mark-$	1	-2	-1	-4	1	2	-3	-2
mark-'	-1	-1	1	1	-1	1	-3
mark-(	-2	-1		-4	-4	-3		-1
mark-)	-1		-4	1		-3	-4	-1
mark-+	1		1	1	-3	-5	-3
mark-,	-2	-3	-1	-1		-1		-2
mark--	-2	-2	4		1	-2	-1	-1
mark-.	-1	-3	-2			-4		-1
mark-/	1	-2	2	-3	-3	-1		-1
mark-<	3	-1			-1	-1	-2
mark->	-1			1	-3	-2	-1
mark-?		-1		1		-3	-3
mark-[	3	-1	-1	-2	-2	-2	-1
mark-|			-1		-4	-1	1	-1
mark-©	4			-2	-1	-1	-1
mark-·		-1		1	-3		1
mark-—	-2			-1	3	-5	-1
mark-…	-4		-1	4	-1
mark-✓				-1	-1	-3
masked	2		-1	-3	-1	-4	-1	-1
percent	3			-4	-4	-2
thousands		-1		-5	1	1	-2	-1
thousands-and-cents	4			-5	-3		-3	-1
with-digits	3	-2	-2	-4	-3	-1	-1	-1
year	2	-1	2	-4	-2	-2	-1	-1
# figure behind read as
accountName	-1	-3	-1	-4	1	-1	1	-1
accountName,current?	-3	-1		2	-1	-2	2	-1
accountName?	1	-1		-1	-2	-4	-2
accountNumber		-2	3	-3	-2	-1	2	-1
amount	-1	-1	-3		1	1	-3	-1
amount?	1	-1	2	-1		1	-3	-1
aside accountName	-1				-3
aside accountName?	3			-2	-2	-1
aside amount	3			-3
aside current	3				-1		-3
aside goes on	4	-2	-1	-3	-2
current	1	-1	-1	1	-5	-1	-1	-1
current?	1	-1	-2	1		-4	-2	-1
goes on		-2			-2	-3	-2	1
goes on?	4	-3	1	-2	-2	-1	-2
paying	-2	-1	-3	-1	1	2	-1	-1
paying?	1	-1	-1	1	-3	-4	-1
# figure behind
capital		-2	-3		-2	-2
cents	1	-2	-3			-1	-5	-1
code	1	1	1	-1	-5		-2	-1
date	1				-3	-4	-3
digits-1		-2	-3	-2			-3	-1
digits-2		-2	-4		1		-2
digits-3		-2	-3		1		-5	-1
digits-4		-2	-2			-1	-4	-1
digits-6			2	-5	-2	-2	2
digits-7	-1		3	-4	-3	1		-1
dollars	1	-1	-2	1	-3	-3	-3	-1
dollars-and-cents		-1	-2		-3	-3	-1	-1
end	2	-1	2	-5		-1	-4	-1
letters	1	-2	-2	-1			-2
mark-"	-1	-2	2	1	-1		1	-3
mark-#	2		1	-3	-1	-1	-1
mark-$		-2	-4		-2	-1	-1	-1
mark-'	-3	-1		3	-1	1	-2
mark-)	-1	-3		-1	-1	-4	-1
mark-+				-3	-4	-3	1
mark-,	-1	-3	1		2	-2	-2	-2
mark-.	-1	-2	-5	1	1		-1	-1
mark-/	1	-2	-1	-2	-2		-1	-1
mark-:	3	-1	-2	1	-3	-2	-4	-1
mark-<	-1			2	-1	-3	-1
mark-=	2	-1		-3	-2		-3
mark->	3			-1	-1	-2	-1
mark-?	4			-3	-2	-3	-1
mark-~	1	-1			-3	-3
mark-·	1	-1	-1	2	-3	-3
mark-–	-2	-1	-3	2	-2	-2	2	1
mark-•	3			-1	-1	-1
mark-→	1		-1		-3	-1
mark-✓	1	-1		-2	1	-2
percent	-2	-1	-1	1	-4	-3	-1	-1
thousands	-2	-1			-4	2	-2	-1
thousands-and-cents		-1	-2			1	-4	-1
with-digits	1	-2	-2	-1	-2		-5	-1
year	1	-1	-2	-1	-4	-2	1
# figure both before and shape
capital capital digits-2	-3						3
capital capitals code	1	1		-3			-1
capital capitals digits-2	4		-2	-2
capital capitals digits-4	3			-3	-1	-1
capital mark-$ with-digits	3				-2	-1
capital small digits-1	2			-1	-1		-2
capitalised capitalised digits-1	4		-3	-2	-1	-1
capitalised capitalised digits-3	3	-1	-4	-2		-4	-1
capitalised capitalised lettered-code	-1	-2	-2	1	-3	-2	-5	-1
capitalised capitalised with-digits		-2	-1			-5		-1
capitalised capitals code	-1		-3	1	-1	-1	-1
capitalised capitals digits-2	1		-1	-3		3	-2
capitalised capitals lettered-code	-1		-3	1			-2
capitalised capitals masked	-5			5
capitalised code code	3	-1		-2		-1	-1
capitalised digits-1 digits-1	3	-1		-1		-1	-1
capitalised digits-1 digits-3	4		-1	-1	-4	-3
capitalised digits-2 digits-2	4			1	-1	-2	-3
capitalised digits-3 digits-3	4			-1	-2	-3	-1
capitalised digits-4 digits-4	2				-3	-1	-1
capitalised mark-# digits-2	3		-2	-1
capitalised mark-$ digits-3	-2			-2	3		-1
capitalised mark-) code	-3			3
capitalised mark-) digits-3	1		-1	2	-2	-3
capitalised mark-) digits-4	-3		-1	3	-1	-1
capitalised mark-) digits-7	-3			3	-1
capitalised mark-) masked	-2			3			-1
capitalised mark-) with-digits	-4			2	1	-1	-1
capitalised mark-, code	4	-1	-1	-4	-1		-1
capitalised mark-, digits-1	-2	-1	1	-2	-4		1
capitalised mark-, lettered-code	2			-1	-3	-2	-3
capitalised mark-, with-digits	1			2	-3	-1	-1
capitalised mark-, year	-2		2	-2	-1	-1
capitalised mark-- with-digits	-2		-1	-1	2	-2
capitalised mark-- year	-3	-1	3	-1
capitalised mark-. code	2		-1	-1	-2	-1	-2
capitalised mark-. digits-1	2			-1	-2	-1
capitalised mark-. digits-2	-1	-1		-3		-3	3
capitalised mark-. digits-3	3			-1	-2	-1
capitalised mark-. digits-7	-3			3	-1	-1	1
capitalised mark-. lettered-code	2			-3	-1		1
capitalised mark-: digits-1	-1			-3		1	1
capitalised mark-: digits-2	1	-1		-3		-3	1	1
capitalised mark-| digits-4	-4			3	1	-2
capitalised mark-| lettered-code	-3			3
capitalised masked code	-3			3
capitalised masked digits-4	-3			3	-1
capitalised masked masked	4			-4
capitalised masked year	-2		-1	3	-1		-1
capitalised small digits-1	4		-3	-3	-1	-3	-1
capitalised small digits-2	2		-1	-2	-1	-4	-1
capitalised small digits-3			-1	-3	2	-3	-1
capitalised small digits-4	-2		-1	2	-3	-2	-1
capitalised small digits-5	-3		-1	3
capitalised small with-digits		-1	-1			-5	-1
capitalised with-digits year	2	-1		-3	-2	-2
capitals capitalised digits-1	2	-1		-2	-1
capitals capitalised digits-3	3		-1	-1	-3	-1
capitals capitalised digits-4	1		-2	1	-4	-1	-1
capitals capitalised digits-5	4			-3		-1
capitals capitalised masked	-3			3	-1		-1
capitals capitalised with-digits	4		-1	-3	-1	-1	-1
capitals capitals code	1	-1	-1	-1	-1	-3		-1
capitals capitals digits-1	1			-3	-1	-1
capitals capitals digits-2		-2	-4	-4	-2	-2	2	-1
capitals capitals digits-3	1			-4	-2	-3		2
capitals capitals digits-7	1		-4	-1	-1	-2	-1
capitals capitals lettered-code	2	-1	-2	-1	-2	-2	-3	-1
capitals capitals with-digits	3	-2		-2	-2	-2	-3	-1
capitals digits-1 digits-1	2			-2	-1	-3	1
capitals digits-3 digits-3	4			-3	-2	-2
capitals digits-4 digits-4				1	-2	-1
capitals digits-4 masked	-3	-1		3
capitals digits-5 digits-3	-1			1		-3
capitals digits-5 lettered-code	-3			3		-1	-1
capitals digits-5 masked	-3			3
capitals dollars digits-2				-1		-4	1
capitals lettered-code digits-2	3					-1	-2
capitals mark-# digits-3			2	-3	-2	-3	-1
capitals mark-$ digits-2	-2					3
capitals mark-$ with-digits		-1		-3		2	-2	-1
capitals mark-( lettered-code	-2		1	-4			1
capitals mark-) digits-4	-3		-1	3
capitals mark-) lettered-code	-2		-1	3
capitals mark-) masked	-3			3			-1
capitals mark-, with-digits	-3	-1			2	-1	-2	-1
capitals mark-: code	-1			3	-2
capitals mark-: digits-1	2				-3
capitals mark-: digits-3	3	-1		-2	-2	-1	-1
capitals mark-| lettered-code	-2			2
capitals masked digits-1	-3						3
capitals masked digits-4	-4			3
capitals small digits-2	3				-1	-2	-2
cents cents digits-1	1			-1	-1	-2	2
cents mark-, with-digits	-3			1	-3	-3	3
cents mark-. digits-2		-1		-3	2		-3
cents mark-| digits-2				-1		2	-2
cents small digits-1	3				-1	-1	-1
cents thousands-and-cents digits-2	3					-3	-2
code capitals with-digits	3		-1	-2	-1
code code code	4			-3		-1	-1
code digits-7 lettered-code	-3	-1				-1	2
code mark-, code	3			-1	-2
code mark-, digits-3	-1			-1	-3	2	-1
code small code	5			-3	-2
digits-1 capitalised digits-1	3		1	-2	-2	-1	-3
digits-1 capitalised digits-2	3			-1	-1	-2	-1
digits-1 capitalised lettered-code	-3		-1	4		-1
digits-1 capitals code	-1	1	-2	3		-2	-1
digits-1 capitals digits-1			-1	-3	-2	-1	2
digits-1 capitals digits-2	-2		-2	-1	2	-2	3
digits-1 capitals digits-3	2			-1	-1	-3
digits-1 digits-1 digits-1	2	-1		-1	-4	-2	-2
digits-1 digits-1 digits-2	2			-1		-2
digits-1 digits-1 digits-3	2			-1	-1	-2
digits-1 digits-1 lettered-code	-2			-3	-1		2
digits-1 mark-. with-digits	3			-2	-1		-2
digits-1 mark-/ digits-1	3		1	-3	-4	-4	-1
digits-1 mark-/ digits-2	3	-1		-3	-2	-6	-1	-1
digits-1 mark-/ with-digits	1			-2	-2	-3
digits-1 mark-/ year	2	-1		-4	-2	-2
digits-1 mark-: code	4			-4	-1		-1
digits-1 mark-: digits-2	3	-1		-2	-3	-3	-3	-1
digits-1 mark-: with-digits	3				-2	-2
digits-1 mark-= digits-2	4			-1		-1	-3
digits-1 small digits-1	2	-1		-2	-4		-2	-1
digits-1 small digits-2	5			-2	-1	-4	-3
digits-1 small digits-3	3				-1	-2	-1
digits-1 small with-digits	1			-1	-3	-1
digits-2 capitalised digits-2	3			-3	-1	-1	-1
digits-2 capitals code	-1		1	-3		2
digits-2 capitals digits-3	1			-1	1	-3
digits-2 capitals digits-4	3		-1	-3
digits-2 capitals digits-7	3			-2
digits-2 capitals with-digits	4			-2	-1	-1
digits-2 code lettered-code	-2						2
digits-2 digits-1 digits-1	3			-2	-1	-6	-2
digits-2 digits-2 digits-2	5			-1	-2	-5	-3
digits-2 digits-2 digits-3	2					-2	-1
digits-2 digits-2 with-digits			-1	-3	-1	2	-1
digits-2 digits-3 digits-1	-3			-1	3	-2	-1
digits-2 digits-3 digits-3	-1		-1	-3	3	-3	-1
digits-2 digits-4 digits-1	-3				3	-1
digits-2 digits-4 digits-2	-3			-1	-1	3	-1
digits-2 digits-4 digits-3	-3			-2	-2	3
digits-2 digits-4 digits-4	-2		-1	-3	4	-2
digits-2 digits-4 lettered-code	-3			1		-1	2
digits-2 digits-5 digits-5	-2			-2	3
digits-2 dollars lettered-code	-3			-1		3	-1
digits-2 lettered-code lettered-code	-2			3			-1
digits-2 mark-- lettered-code	1		-1	-2	-2	-2
digits-2 mark-. code	3			-3	-1	-1	-1
digits-2 mark-. digits-2	-1	-1		-3	4	-1
digits-2 mark-/ code	4			-3		-1	-1
digits-2 mark-/ digits-2	2	-1	1	-6	-2	-6	-2	-1
digits-2 mark-/ with-digits	2	-1		-4	-4	-3
digits-2 mark-/ year	2	-1		-7	-2	-3	-1	-1
digits-2 mark-: code	5			-4	-1	-1	-1
digits-2 mark-: digits-1	2			-2	-3	-3	-2
digits-2 mark-: digits-2	4			-1	-3	-1	-5
digits-2 mark-: with-digits	3			-2	-2	-3
digits-2 small code	2			-3			-1
digits-2 small digits-2	5			-1	-1	-3	-2
digits-2 small lettered-code	3			-2			-1
digits-2 thousands-and-cents digits-2	2			-1	-1	-2	1
digits-3 capitalised digits-3		-1		-1	-3	1	-2
digits-3 capitals digits-2				-2	2	-1	-1
digits-3 capitals digits-3	-2			-1	1	1
digits-3 digits-1 digits-1							-3
digits-3 digits-2 digits-2	-3					2
digits-3 digits-2 digits-3	-3			-1	4	-3	-1
digits-3 digits-2 lettered-code	-3			-1			3
digits-3 digits-3 digits-1	-3	-1	-1	1		1
digits-3 digits-3 digits-3	1	-1		1	-1	-3	-3
digits-3 digits-3 lettered-code	-3			-2		-2	3
digits-3 digits-4 digits-3	1			-2	2	-4	-1
digits-3 lettered-code lettered-code	-2			2	-1	-1
digits-3 mark-/ digits-2	-3				-2	3	-1
digits-3 mark-/ digits-3	4				-2	-3
digits-3 mark-/ digits-4	-5					5
digits-3 mark-→ digits-3				-2	1	-3
digits-3 small digits-2	-1			-2		2	-3
digits-3 small digits-3	2			-1	-3	-1
digits-4 capitalised year	3			-3		-1	-1
digits-4 digits-2 digits-2	-2					3	-1
digits-4 digits-3 digits-3				2	-3	2	-3
digits-4 digits-3 digits-4	-3			1	1	-2	-1
digits-4 digits-4 digits-1	-2			2	2		-3
digits-4 digits-4 digits-2	2		-1	2	-2	-4	-3
digits-4 digits-4 digits-4					-1	-5	-3
digits-4 digits-5 digits-4	-3				2	-1
digits-4 lettered-code lettered-code	-4			4
digits-4 masked masked	-6			6
digits-5 capitals code	3			-3
digits-5 digits-4 digits-3	-3			-2	-3	3	-1
digits-5 digits-5 digits-3	-1			-2	-3		1
digits-5 mark-, with-digits	3			-2	-2
digits-6 digits-6 digits-1	2				-1	-3	-1
dollars capitalised digits-2	3			-1		-2	-2
dollars digits-2 digits-1	3			-1	-4	-3	-3
dollars dollars code	-1			-3		2
dollars dollars digits-2	3			-2	-1	-4	-2
dollars dollars digits-3				-1	-1	-3	1
dollars lettered-code digits-7	2			-1			-2
dollars mark-, lettered-code	-3			-2			3
dollars mark-- digits-2	1				-1	-3	-1
dollars mark-. code				-4	1	-1	2
dollars-and-cents capitalised digits-1	-2			-3	-1	-2		2
dollars-and-cents dollars-and-cents code	2			-3	-1	-1	-1
dollars-and-cents mark-, digits-2	1			-1	-1	-3	-1
dollars-and-cents mark-, lettered-code	-4			-3		-1	4
dollars-and-cents small digits-1	3				-1	-1	-3
lettered-code capitals lettered-code	2	-2	-2	-1	-1	-1	-3
lettered-code digits-7 lettered-code	-4	-1				-1	2
lettered-code lettered-code lettered-code	3			-2	-1	-1	-3
lettered-code mark-) digits-2	3		-1	-1	-1	-2	-1
lettered-code mark-, digits-3	-1			-2	3	-4	-2
lettered-code mark-, lettered-code	1			-3	-1	-2	2
letters dollars lettered-code	-2			-1			3
letters mark-: digits-7	-3			3
line capitalised digits-1	1	-2	3	-2	-2	-3	-3	-1
line capitalised digits-2	3	-1	-1			-2	-1
line capitalised digits-3	2		-2	1	-1	-3
line capitalised with-digits	1	-2	2	-2	-2	-4	-3	-1
line capitalised year	1			-4	-2		1
line capitals digits-1	2	-1	-1	-6	-2	-1	2
line capitals digits-2		1	-3	1	-2	-1	-2	-1
line capitals digits-3	-1				-3	-2
line capitals digits-4			-3		-1
line capitals year	-2	-1	3	1		-1
line digits-1 digits-1	3			-1	-1	-1
line digits-3 lettered-code	1			-3			-1
line digits-7 digits-2	4			-1	-1	-3	-1
line digits-7 digits-7	3			-3
line digits-7 lettered-code	3	-1		-3			-1
line lettered-code lettered-code	3			-3
line line code	1	-3	-1	1	-2	-2	-2	-1
line line digits-1	3	-3	-1	-3	-2	-3		-1
line line digits-2		-2		-3	-2	-1		-1
line line lettered-code	-1		-1	1	1	-4	-2
line line masked	-1	-2	-1	1	-2	-2		-1
line line with-digits	-1			-1	-5	-2	-1	-2
line line year	-2	1	-1	-3	-2	-2	2	-1
line mark-" digits-6	3			-3	-1		-1
line mark-" lettered-code	3		1	-3	-1	-1	-4
line mark-# digits-1	4	-1	-1	-4	-1	-1	-1
line mark-- digits-1	3			-1	-2		-1
line mark-© year	3			-1			-1
line masked digits-2	3			-2		-2	-1
line small digits-1	-1		-1	-3	-2	1	1
line small with-digits			-1	-1	-3	3
mark-" digits-7 lettered-code	-2			3			-2
mark-" mark-, digits-2	-2			2	-1	1
mark-" mark-, digits-4	-3			3
mark-" mark-, with-digits				-3	-3	1	-1
mark-" mark-, year	3		-1	-2	-1	-1	-2
mark-" mark-: digits-4				-3			-1
mark-" mark-: digits-5				-3	2	-1	-1
mark-" mark-: with-digits	-1	-1		-4	1	2	1
mark-" year lettered-code	5			-4	-1	-1	-3
mark-$ cents code	1			-3		-1	-1
mark-$ with-digits digits-2	-1				-1	-3	4
mark-& capitals masked	-2		-1	3
mark-( small digits-4	-3		2	1		-1
mark-) capitalised code	-3			3
mark-) capitals digits-7	-3			3
mark-) small code	-3			4	-1		-1
mark-) small lettered-code	-3		-1	3
mark-, capitalised code	3			-3
mark-, capitalised digits-1	2				-2
mark-, capitalised digits-4			-1	1	-3
mark-, capitalised digits-5	1				-3
mark-, capitalised with-digits	5			-1	-2	-1	-1
mark-, capitals code	5		-1	-4	-1	-1	-1
mark-, capitals digits-5	5			-4	-3	-1	-1
mark-, digits-2 with-digits		-1		-2	1	-3	-2	-1
mark-, letters digits-4	-2			2
mark-, letters digits-7	-1			3			-2
mark-, mark-" digits-1	-1	-1	2	-4	-3	-3	1
mark-, mark-" digits-2	-5			-2	-2		4
mark-, mark-" digits-4	-3			3	-2	-1	-2
mark-, mark-" digits-7	-5		-1	6	-1	-1	-1
mark-, mark-" lettered-code	-2	-1	-1	3	-2	-2	-3
mark-, mark-" masked	-3	-1	1	1	-1	-2	-2
mark-, mark-" year	3	-1		-3	-1	-1	-3
mark-, small code	-1		-1	3	-2	-1	-2
mark-, small digits-1	-3			-4		1	3
mark-, small lettered-code	-3		2		-1	-1	-1
mark-, small with-digits	-1			-4	-2	3	-1
mark-, year lettered-code	2		2	-5	-1	2	-4
mark-- capitalised digits-4	-2		1	2
mark-- capitalised lettered-code	3		1	-4			-1
mark-- capitals year	4		-4	-1
mark-- mark-- digits-2	3					-1	-1
mark-- mark-- masked	-3			3
mark-- masked masked	3			-3
mark-- small digits-2	-2		1			2	-2
mark-. capitalised digits-1	-1			-2	-3	-2	3
mark-. capitalised digits-2	-2		-1	-3	-1	-1	3
mark-. capitalised digits-4	4			-4	-2
mark-. capitalised digits-5	3			-2	-2
mark-. code code	-3					2	2
mark-. mark-$ digits-1	3				-1	-2
mark-. mark-. digits-1	-3			-1	1	2	-2
mark-. mark-. digits-2	-1			-1	-4	-1	1
mark-. mark-. masked	-4			4	-1		-1
mark-. mark-: lettered-code	-2			2
mark-. small digits-4	-2			3
mark-. small digits-7	-3			3		-1
mark-/ capitalised lettered-code	-4			3			-1
mark-/ capitals digits-1	3				-1	-2
mark-/ digits-2 code	2		-1	-3	-1	3	-2
mark-/ digits-2 digits-2	5		-1	-3	-1	-1
mark-/ digits-2 digits-3	3		-1	-4	-3	-1	-1
mark-/ digits-2 digits-4	6		-1	-5	-5	1
mark-/ digits-2 digits-5	4			-3	-2	-1	-1
mark-/ digits-2 digits-7	4			-3		-1	-2
mark-/ digits-2 lettered-code	-1			1	-2	2	-2
mark-/ digits-2 with-digits				2	-1	-1	-3
mark-/ small digits-1	1				-1	-3	1
mark-/ small digits-2					-1	-3	1
mark-/ small digits-3	1				1	-3
mark-/ year digits-3	-1			-2	-1	-2	3
mark-/ year digits-4	2			-2	-1	-1
mark-: capitalised code	4			-3			-2
mark-: capitalised digits-2	-5					-1	5
mark-: capitalised with-digits	3		-2	-3	-2	-2	2
mark-: digits-1 digits-2	3			-1		-2	-2
mark-: mark-" digits-7	4			-4	-1	-1
mark-: mark-" masked	-3			3	-1	-1	-1
mark-: mark-- lettered-code	-3			3
mark-: masked masked	4			-3	-1	-1	-1
mark-: small code	3			-2
mark-= mark-" digits-1	2			-1			-4
mark-= mark-" digits-4				-3	1	2	-1
mark-= mark-" digits-6	-1				3	-1
mark-= mark-" lettered-code	1	-1		-1	-2	-2	4
mark-= mark-" masked	-3			3		-1	-1
mark-? capitalised code	2			-2
mark-| capitalised with-digits	3			-2	-1	-1
mark-| capitals digits-6	3			-2		-1
mark-| capitals digits-7	3			-3
mark-– small code	-3			3		-1
mark-– small digits-7	-2			2
mark-✓ digits-2 digits-2						-2	1
masked capitals masked	4		-1	-4
masked digits-4 digits-2	3			-1		-2
masked mark-- masked	3			-3
masked masked digits-4	-2			4	-2	-1	-1
masked masked masked	3			-3	-1		-1
percent dollars-and-cents code	4	-1		-3	-2	-2	-5	-1
percent dollars-and-cents digits-2	3			-1	-1	-4	-2
small capitalised digits-1	6		-2	-2	-2	-1	-2
small capitalised digits-2	4		1	-2	-1	-4	-3
small capitalised digits-3	1		-2	-2		-3	-1
small capitalised digits-4			-1	-2	3	-1
small capitalised with-digits		-1		-1	-1	-1	-4
small capitals digits-2	3			-2		-2
small cents digits-1	-3					2	-1
small digits-1 digits-3	4			-2	-2	-2
small digits-2 with-digits	2			1	-3	-3	-1
small digits-3 with-digits	2	-1		1	-3	-2	-2
small digits-4 digits-4				1	-3	-1
small dollars digits-3	2			-2	-2	-1
small mark-$ digits-1				-1	-2	1	-1
small mark-( lettered-code	1		2	-3		-1	-2
small mark-) code	-4			4	-1	-1
small mark-) digits-3	-3		-1	-2	3	-1
small mark-) with-digits	-1	-1	-2	2	-1	-3	-1
small mark-, digits-2	-3		-1	-1	-4	1	3
small mark-, digits-3	-2		1		-3	1	2
small mark-, with-digits	-4		-1	3	2	-3	-1
small mark-- digits-3	-1		1	-2	1	-2	-1
small mark-. code	-3	-1		3	-2	-1
small mark-. digits-1	4			-1	-2	-2	-1
small mark-. digits-3	3			-1	-2	-2
small mark-. digits-4	1			-1	-3	-1
small mark-. digits-7	-3	-1		3		-1	-1
small mark-: digits-1	2			-2	1	-3
small mark-: lettered-code	-2			3	-1		-1
small mark-: masked	-2	-1		2
small mark-: with-digits	3			-3		-3
small mark-; digits-2	2					-1	-2
small mark-? code	3			-3	-1	-1
small masked digits-4	-3			3
small masked masked	7			-7		-1	-1
small small code		1	-1	-1	-4	-3	2	-1
small small digits-1	1	-1		-1	1	-1	-4	-1
small small digits-2	1	-1	-1	-3	-3	-1	1
small small digits-3	2		-2	-2		-1	-3	-1
small small digits-4	-1	-1	-1		2	-3		-1
small small year		-1	-3	1	-2	-3	1
small thousands digits-3	3				-1	-3	-1
small with-digits digits-2	2			-1	-1	-3	-1
thousands digits-1 digits-1	-3				1	2	1
thousands digits-3 digits-3	4			-2	-4	-1	-2
thousands small digits-2	-2					2	-3
thousands thousands digits-1					1		-3
thousands thousands digits-2	-3					3
thousands-and-cents mark-. digits-2	2	-1		-2	-1	-1	-1
thousands-and-cents percent digits-2	-3					3	-1
thousands-and-cents thousands-and-cents digits-1	3					-2	-2
with-digits lettered-code lettered-code	2		-1	-2		2	-3
with-digits mark-) code	6	-1		-7	-3	-1
with-digits mark-) digits-3	3			-2	-2	-2
with-digits mark-, digits-2		-2	-1	-5	1	-6	-3	-1
with-digits mark-, with-digits	-2		-1	-2	2	-2	-3
with-digits mark-. digits-4	3			-2	-2	-1	-1
with-digits small digits-3				-1	-3	2	-1
with-digits small with-digits	-3			-2	-1	4	-2
with-digits with-digits with-digits		-1			1	-3	-2
year capitalised lettered-code	3		-1	-2		-1
year capitalised year	4			-2			-2
year lettered-code lettered-code	4	-1	2	-4	-2	-1	-4
year lettered-code with-digits	-1		-2	-3		-1	1
# figure both behind
capital capital	4			-2	-1	-1	-3
capital capitalised	6		-1	-4	-2	-2	-2
capital capitals	-1	-1	-1	1	-3	-2	2
capital code	2				-1	-1
capital line	-1	-1		-2	-2	-3	3
capital mark-.	3			-1	-2	-3	-2
capital small	-4		-1	-1	4	1	-1
capitalised capital	2	-1	-1	-2	-4	-1		-1
capitalised capitalised		-1	-3	-2	-3	-3	1	-1
capitalised capitals	2	1	-1	-1	-4	-2	-1
capitalised code	5	-1	-1	-4	-2	-1	-1
capitalised digits-1		-1	1	-2	-4	1	1
capitalised digits-2		-1	-2		-3	-3
capitalised digits-6	3			-3
capitalised digits-7	4	1	-1	-4			-1
capitalised lettered-code	2	-1	1	-3			-1
capitalised line		-1	3		-3	-3		-1
capitalised mark-)	2	-2	2	-3	-1	-2	-2
capitalised mark-,	1	-1	-4		-2	-2	-1
capitalised mark--	1	-1	1	2		-1	-2
capitalised mark-.	-4	-2	2	2		-2	-3	-1
capitalised mark-/	4	-1	-1	-3		-1	-1
capitalised small	2	-2	-1	2		-1	-3	-1
capitalised thousands	-1		-1	-4		2	-1	-1
capitalised with-digits	-1	1	-2	-2	-1	2	-1
capitals capital	1	-2		-3	-1	1	1	-1
capitals capitalised	1	-2		-1	-1	-2	-3	1
capitals capitals	1	1	-3	-2	-3	-1	1
capitals cents	-1	-1	-3	3	-1	-3
capitals digits-1	-2	-1	-2	1	-3	-3	3
capitals digits-2	-3	-2	-2	3	1	-2	-2	-1
capitals digits-3			-1	-3			-2
capitals digits-6	2	1		-3		-1
capitals digits-7	3			-2			-1
capitals dollars				2		-3	-1
capitals end	3			-1		-1	-2
capitals line		-2		-4	-2		-1	-1
capitals mark-#	3		-1	-2
capitals mark-,	6		-1	-5	-2	-1	-1
capitals mark-.	4		-1	-3	-2	-1	-1
capitals mark-/	3	-1		-1	-1	-1	-1
capitals masked	2	-2	1	-3	-1	-1	-1
capitals small	2	-2	1	-2		-2	-2
cents cents	1	-1	-2	1	-2	-3	-2
cents digits-2				3	1	-2	-3
cents line	4		-1	-3	-2	-2	-1
code capitals	2	-1		1	-2	-1	-2
code small						2	-2
date dollars	-2		-1	3	-1	-2	-1
digits-1 capital	3			-1	-1	-1	-2
digits-1 capitalised				2	-1	-1	-3
digits-1 capitals		-1		-3		-1
digits-1 digits-1	2	-1			-1	-5	-2	-1
digits-1 digits-2	-1		-1	-3	-1	1	1
digits-1 digits-3			-1	1		-3	-1
digits-1 dollars	3			-2	-1
digits-1 lettered-code	-2			-3	2	-3	-2
digits-1 line	1			-1	-3	-5
digits-1 mark--	-3			-2	3	2
digits-1 mark-/	-3	-1	-2	1	-1	-1	1
digits-1 mark-:	3			-1	-1	-1
digits-1 small	2			-1	-1		-5	-1
digits-2 capitalised	1			-1	-2	1	-3	1
digits-2 digits-1	-1			-4	2		-3
digits-2 digits-2	3	-1	-1	-3	-3	-1
digits-2 digits-3	2				-4	-3	-2
digits-2 line	1			-3	-1	-4	2
digits-2 mark-.	3		-1	-3		-1
digits-2 mark-/	-3		-2	2		-2	1	-1
digits-2 mark-=	3			-1	-1	-1	-1
digits-2 mark-–	-2						2
digits-2 small	3			-2	-1	3	-7	-1
digits-3 capitals	-1			-3	2	1	-1
digits-3 digits-1	1		-1		-2		-3
digits-3 digits-3		-1	-1	-1	1	-5	2
digits-3 digits-4	1			1	-3	-4	-1
digits-3 lettered-code	-3			-3	3	1	-1
digits-3 line	2				-5	-4	-2
digits-3 small	2			-1	-2	-4
digits-4 capitalised				-1		-3
digits-4 digits-1	1			-3	1		-1
digits-4 digits-3			-1	-2	-2	2	-3
digits-4 digits-5	-2			2		-1
digits-4 dollars-and-cents	-3			3		-1	-1
digits-4 end	3			-1	-2
digits-4 lettered-code	-4		-1	3	1		-1
digits-4 line	1	-1	-1		-3	-3	-1
digits-4 small	-2			3	-1	-1
digits-5 digits-1	-2			-4	1	1
digits-5 digits-3		-1		-3	-2	-1	1
digits-6 digits-1	-1			-3	2		1
digits-6 digits-4	2			-2	-2	-1	-1
digits-7 line	-2	1		1	-2	-3	1
dollars capitals	2	-1		-2	-2	-4	1
dollars dollars	2	-1	-1	-1	-2		-3
dollars-and-cents dollars-and-cents	1	-1	-3		-2	-2	-1	-1
dollars-and-cents mark-$	3			-3
dollars-and-cents percent	1	-1	-1		-2	-1	-3
end end	5		1	-6	1	-2	-4	-1
lettered-code capital	3			-3	-1	-1	-1
lettered-code capitals	3		2	-4	-1	-3	-3
lettered-code digits-2	1			-4	2	-2	-4
lettered-code digits-7	-2			2	-1		-1
lettered-code lettered-code	2	-1	-1	2	-3	-3	-3
lettered-code line	1	-1	1		-2	-1	-6	-1
lettered-code mark-"	2		-1	2	-2	-2	-3
lettered-code mark-)	3			-3	-1	-1	-2
lettered-code mark-,	-3		1	3	-1	-1	-1
lettered-code mark--	-3			3	-1	-1	-1
lettered-code mark-.	-2			3
lettered-code mark-/	2		-1	-1	-1	-1	-2
lettered-code with-digits	-1	-1	-2		-2	1	1	-1
line end				-2	2	-2
mark-" capitalised		-1	-1	-5	3	2	-4
mark-" capitals	1	-2		-4	-2	1	-2
mark-" line			1		-1	-3	1
mark-" mark-,	-1				-3	-3	2	-1
mark-" mark-/	1			-2	-2	-2	3
mark-" mark-;	-3		1	5	-1	-2	-2
mark-" mark-_		-1		1	-1	2	-4	-1
mark-" mark-}	3			-1	-1	-1	-2
mark-" small	-4			2		-4	2
mark-" thousands-and-cents	1	-1	-2		-4	-1	1
mark-$ mark--	-3			3		-1
mark-$ small	2				-2	2
mark-$ thousands			-1	-2	-1	1	-2
mark-$ thousands-and-cents		-1	-3		-2	-4	-2	-1
mark-( capitalised	-4	1	-2	3	-1	-4	1
mark-( small	1	-2	-1		2		-1
mark-) capitalised	2	-3		-4	-1	-2		-1
mark-) capitals	1	-2		-3	-1	-2	1
mark-) code	5	-2		-6	-3	-3	-1
mark-) dollars-and-cents			-2	1			-1
mark-) line	2	-1	-1		-3	1	-3
mark-) mark-,	-3	-1	3	-1	-1	-3	3
mark-) mark-–	-3			2			-1
mark-) small	1	-1	1		-2		-3
mark-+ capitalised	-2			-1	-1	-1	3
mark-+ capitals	3					-1	-3
mark-, capitalised			2	-2	-3	-1	-1
mark-, capitals	-1	-1	-2	2	-2	-2	-3	-1
mark-, cents				-3	2	2	-1
mark-, digits-2	3	-1		-4	1	-3	-2	-1
mark-, digits-3	-2		-2	-4	4	-1	-3	-1
mark-, dollars-and-cents			-1	1	-4	-1	-2
mark-, lettered-code	-1	-1		-4	1	1	-2
mark-, letters	-4	-1	-1	2	1	-3	-3	-1
mark-, mark-"				-4	1	1	-3
mark-, with-digits	-3		1	-4	1	-1
mark-, year	1				-1	1	-3
mark-- capitalised	1		-2	-4	-4	-4	1	-1
mark-- digits-1	-2		1	-2	-2	3	-1
mark-- digits-2	-2		1	-3	-1
mark-- dollars	-2		1	3	-1	-1
mark-- lettered-code	-1	-1	-1	2	-1	-3	-1	-1
mark-- mark--	-1		1	1		-5	-1
mark-- masked	-2		1	3			-1
mark-. capital	-2			3	-3	-2
mark-. capitals	4	-1	-2	-1	-1	-2	-3
mark-. code	1			-2	1	-3	-1
mark-. digits-2				-3	-1	2	-3
mark-. digits-4	3			-2	-1	-1	-1
mark-. end	4			-3	-1	-1	-1
mark-. line			-1	-2	-3	-1	4
mark-. mark-$	6			-4	-1	-4	-2
mark-. mark--	-4			-1	1	4	-1
mark-. mark-.	-3	-1	-2	3		-5	-1
mark-. small	-3			-1	2	3	-2
mark-/ capitalised	2	-1	1	-2	1		-1
mark-/ capitals	2		1	-3	-1	-1	-1
mark-/ code	-1			-1	-2	2	-2
mark-/ digits-1	1		1	-1	-1	-4	-1
mark-/ digits-2	3	-1		-7	-1	-3	-2	-1
mark-/ digits-3	-1			2	-3
mark-/ dollars	4			-1	-2	-3	-2
mark-/ small	-5	-1	-2	-1	-2	3		-1
mark-/ with-digits		-1	-1	-2	-1	-4	1
mark-/ year	1	-1		-4	-2	-4		-1
mark-: capitalised	3		-1	-2	-1		-1
mark-: digits-1	2			-1		-3	-1
mark-: digits-2	2	-1		-2	-2	-1	-3	-1
mark-: line	2			-2		-1
mark-: small	-3			3	-1		-1
mark-; capitalised	-3	-1		1	-2	2	-2
mark-; capitals	-1			-1	1	-3	2
mark-; with-digits					1	-3	-1
mark-< mark->	2			-1		-1	-1
mark-= capitals	3			-2		-1	-1
mark-= small	3			-1	-1	-1	-1
mark-? line	2			-2		-1
mark-| capitalised			-1	1	-1	-3
mark-| capitals		-1	-1	1	1	-3	-2
mark-| cents	3			-1	-3	1	-1
mark-| digits-2	-4				-2	2
mark-| dollars-and-cents	-4			4		-2
mark-| lettered-code	3			-3		-1
mark-| line	-3			1	-2	-4	3
mark-| mark-$	-1			2	-2	-3	-1
mark-| small	1	-1			-1	1	-3
mark-– dollars-and-cents	-4		-1	4	-1
mark-– small	-3		-1	2	1		1
mark-– with-digits			-2	1	-3	-1
mark-— dollars	-4			2	1	-2
mark-→ digits-3	2		-1	-2	-3	-1
masked capitals	-2			2	-1	-1	-2
percent dollars-and-cents	-4	-1	-1	2	-2	-2	1
percent line	1			-2	-1	-1	1
small capitalised	1		-1	-1	-2	-2
small code	2			-2	-4	1	1
small digits-1	3	-1	-1	-4		-2	1
small digits-2		-1	-2	-1	1	1	-3
small dollars	3		-1		-2	-4	1
small dollars-and-cents	-1	1	-2	2	-3	-2	-3
small end	3				-1	-2	-2
small line	1	-2		-5	-3			-1
small mark-)		-2		-5	-7	-6	4
small mark-,	2	-1		-4	1	-1	-2
small mark-.	4		-1	-2	-3	-3	-1
small mark-:	2			-1	2	-1	-2
small mark-·	3					-2	-1
small small	-1	-1	-2	-3	-1	-1	2	-1
small thousands	1	-1	-1	1	2	-4	-1
thousands line	3			-1		-3
thousands-and-cents line	4		-1		-2	-2	-2
thousands-and-cents thousands-and-cents	-1		-2	2	-1	-3	-1
with-digits digits-2	1	-1	-1	-3	1	1	-1
with-digits line	-2			2	-2	-1	-3
with-digits mark-"	1		-3	-4		2	-4
with-digits mark-,	1	-1			-3	1	-2
with-digits small	1		-1	-1		-3	1
with-digits with-digits				1	-4	-3	-2
year capitalised	-2		-1	4	-1	-2
year line	1			-4	-4	1	1
year mark-,	4			-2	-1	-2	-1
# figure both read as
 		-1	1		-1	-1	-9	-2
 accountNumber	-1	-2	-1	2	-4	-2	-2
 amount	-3	-1	-1	-3	3	-1	-2
 amount?	2		-1	-3	-1	-1	-3
 current	-4	-1		-4	-4	-5	6
 current?		-2		-5	-3	-4	1
 paying	-2	-1		-3	-4	3	-5	-1
accountName amount	-3		-2	-1	2	-2	-1
accountName goes on		-2	-1	1	-2	-2	-2	1
accountName? accountNumber?	-4			4
accountNumber 	2	1		-2	-2	-3	-1	-1
accountNumber accountNumber		-1	-1			-2	-3	-1
amount 	3	-1	-1	-6	-1		-3	-1
amount amount	1			-1	-1	-4	-1
amount current	-4					-2	4
amount paying	-4			-1	-2	5	-2
amount? 	2	-1		-2		-3	-3
amount? amount?	-2	-1		-2	3	-2	-2	-1
amount? paying	-4			-1	-1	4	-2
aside accountName aside goes on	3	-2	-2	-2	-1
aside goes on 	3		-1	-1	-1	-1
current 	4	-2		-3	-1	-2	-2	-1
current current	-1			-4	-3		1	-1
current current,paying	-2			-1		-3	3
current? 	1			-1	-1	-1	-3
current? accountNumber,current?					-1		-3
current? current?	-1	-2	-2	-1	-5	-4	-1	-1
goes on 	-1	-2	1	-2	-3	-1	-1	-1
goes on accountNumber		-1	-3	1	-2	-1	-1
goes on accountNumber?	1		-2	-1	-1
goes on goes on	-2	-1	2	-1	-2		-3	-1
goes on,current? accountNumber,current?	-3		-1	3	-1		-2
goes on? 	2	-1	-3	-2	-1			1
goes on? amount	-3			-1	2		-1
goes on? goes on?	-2	-1		2	-3	-2	-3	-1
paying 	6	-2		-4	-2	-6	-5	-1
paying accountNumber	-2			2		-1	-2
paying accountNumber,paying	-1			3		-2
paying amount	-3				3	-3
paying current	-4			-2		-1	4
paying current?	3				-1	-2	-3
paying paying	-3	-1		-3	-3	5	-3
paying? paying?	1	-1	-1		-3		-2
# figure cell comes
always	-1	-7	-3	-2		1	-5	-4
often		-3	-1	1	-1	-1	-1	-2
twice	-2	-3	-2	-1			-1	-1
# figure cells behind
1		-3	-2		-1		-1	-2
2		-3	-2		-3		-1
3	1	-2			-1	-3	-2	-2
4	1	-2	1	1	-1	-2	-3	-2
# figure cells
2	1	-3	-1		-3	-2	-1	-2
3	1	-4	-2	-1	-3	-1	-2	-2
4		-3	1	-1	-3	-1	-2	-1
5		-4	-2			1		-3
# figure first of cell
0 of 2	2	-3			-2	-2	-5	-1
0 of 3	-1	-3		3		-5	-5	-1
0 of 4	-1	-1	-1	2	-2	-4	-4	-1
0 of 5	1	-2	-1	1	-1	-3	-4	-1
0 of 6	1	-3	-1		-1	-2	-3	-1
0 of 7	1	-2	-1		-3	-4	-2	-2
1 of 2		-1	-4	2	-3	-2	-3	-1
1 of 3	-1	-1		-1		2	-5	-1
1 of 5	-1		-3	1	-1		-2	-1
1 of 6	1	-2			-4	1	-2	-1
1 of 7			-3	1	-3	-4		-1
2 of 4		-1		1	-1	3	-6	-1
2 of 6	1	-1	-1			-3	-3	-1
2 of 7	-1		-5	-1	-1	-2	1	-2
3 of 4	4			-4	2	-1	-5	-1
3 of 5	-1	-1	-1		-2		2	-1
4 of 5	-1	-3	-1		1	-1		-1
4 of 6	-1	-1		1	-4	1		-1
5 of 6	1	-1		-1	-3	-5	1	-1
5 of 7	2	-1		-1	1	-3	-1	-1
6 of 7		-2	1	-7	-2	-2	2	-2
code		-3	-3		-4	1	-2	-1
digits-1	1	-2		-6		1	1	-1
digits-2			-3	-3	-2	2	2	-1
digits-3	-1	-2	-3	-4	2	2		-1
digits-4	-2	-1	-1	1	2		-3	-1
digits-5	-2	-2		1	1	-4	-1	-1
digits-6	-2	-1			3	-2	1	-1
digits-7		-2		1	-2	-3	-4	-1
lettered-code	-1	-2	-3	1	-1	-1	1	-1
masked	-1	-2	1	1	-3	-3	-2	-1
with-digits	-1	-1	-1	-1	-2	-1	-4	-2
year		1	-5					-1
# figure first of line
below blank	-1	1	-2	-3	-2	-4	-3
below line		-2	-1	-1	-3	-2		-2
digits-1	2	-2	-1	-4		-4		-1
digits-2	2	-1	-2	-3	-2	-1	-1	-1
digits-3	3	-1	-2	-3	1	2	-2	-1
masked		-2	-1	1	-3	-2	-2	-1
with-digits	-1		-1	-2	-5	-1	-2	-2
year		1	-1	-1	-2	-3		-1
# figure first word comes
always		-5	1		-1			-2
always, first	4	-1	-1	-4	-2	-2	1	-1
often	-1	-3		1	-1		-1	-2
often, first	4	-1	-1	-6			-2	-1
twice, first	2	-3		-4	-4	-6	1	-1
# figure heading
account	-1		-1	2	-3	-2	-4	-1
account ending	-2			2
account history	3			-2		-1
account number	-3	-1	1	1	-1	-1	-2	-1
account status				-3	-1	-2	1
acct	1	-2	-2		-1		-3	-1
acct ending	-3			3	-1		-1
address	4		-1	-1	-1	-1	-1
adverse information	-3			2			1
amt-mop	2					-1	-2
amt-mop paypat	3			-1		-2	-2
annual	3			-3
another lender	4			-3		-1	-1
applicant	3			-2		-1
apr	-1	-1			3	-1	-3
are reported	-3		-1	3
assigned	3			-1		-1	-1
aug sep	3						-3
available	3			-1		-1	-2
balance charged off	-3		-1	3
balance monthly	3		-1	-2	-1		-1
borrower	3			-2		-1
budget	2				-3	-2
card			-2	1	-3	-2
cards	-2		-1	2
charge	3			-2		-1
charge-off	3			-2	-1	-2	-1
charges	3	-1		-1	-1	-1
claim #	2			-2			-1
client	2	-1	1	-4	-1	-1	-2
client_id	-1			-4	-2	3	-2
co-applicant	3			-1	-2
collection	3	-1	-1		-1	-1	-1
collection/chargeoff	3			-1		-1
count	2			-1	-2	-1
credit	1	-1	-1	-4	-3		2
credit card	4	-1	-1	-2	1	-2	-3
credit report for	3			-3
credit union	-3		3	1		-1	-1
creditor	-3		2	-1		-4	-1	-1
creditor account	-3	-1	-1	4			-3
creditor acct	-3			4			-1
creditor name and address	3		-2	-2			-1
creditor synchrony	2			-2			-1
creditors	2			-3		-1	3
current payment	3			-2			-2
date	-1	-2	-2	3	-2	-3	-4	-1
date opened	2			-4	-1	-2
date reported	4			-2	-1	-1	-1
days	-3			-3	-1	-2	3
days delinq	-2					-1	2
days delinquent	3			-1		-1	-3
days past due	-2			2			3
dla	5		-2	-2		-1	-2
due	2	-1	2	-2	-3	-2	-3	-1
due day	3			-3		-1	-2
equifax transunion	-3			3
estate	2			-1			-1
estate first	-3		-1	3
estate loan	3		-2	-3			-1
exchange	-2			2			1
expenses	2		-1	-2
experian	2			-1	-1	-2	-3	1
f	-2		-1	-1	-1	-2	3
feb				-2	-1	-2	3
federal credit	-2			1		-1	1
file	3	-1		-2	-1	-1	-1
first mortgage	-3			3
for the			-1	-2	1	-2
freedom	2			-2		-1
frequency	3			-1	-1	-1	-2
from	3			-2			-1
funding llc	-3			2
global solutions	-3			3
good morning	1	1		-3	-1
good standing	2			1			-2
has #		-2	-2		-3	-4	-5	-1
has $	-3			-2		3	-1
has /	2	1	1	-2	-3	-2	-2	-1
has 1-12	-2	-1		-1		-1	2
has accept	-3			3
has account	-1	1	-1	1	-3	-5	-2	-1
has accounts	1	-1	-3	1	-4	-2	-1
has acct		-2	-1	1	-3	-3	-3	-1
has acct.	-2			3
has acctno	-4			4			-1
has address	2	-1	-3	-1	-2	-2	-1
has aidvantage/dept	3			-2
has all	3		-2		-2	-2
has ambulance	-3			3		-1
has american	4			-3		-1	-1
has amount	-1	-1	-1	2			-1	-1
has amt	3			-2	-2	-2	1
has amt-mop	2			-2		-3
has an	1			-1	-1	-3	1
has and	2	-1	-2	-2	-3
has annual	3		-2	-3
has another	1		-1	1	-1	-3	-3
has any	3			-1	-1	-1
has apr	-2	-1	1	2	2	-1	-3	-1
has as	2	-1	1		-1	-3	-2
has aug	2		-1	-3		2	-2
has auto	2			-3	-1	-1	3
has automobile	3		-1	-2			-1
has available	2		-1	1	-2	-3	-3
has bal	-1	-2	-3		1	-1		-1
has balance		-1	-2		2	-3	1	-1
has bank	1	-1	1		-4	-5	1	-1
has bankruptcy	3	-1		-2		-2
has before	-1	-1	-1	2	-3	2	-2
has behind?	-2					-1	3
has below	-3			2	-1	1	-1
has blue	-2			3	-1	-1	-1
has business	3		1	-1	-2	-1	-2
has but	-2			3	-1	-1
has cable	-2			2
has call	2			-1	-1	-1
has can	-2				-1	3	-1
has card	-3	-2		1	-1	-3	1	-1
has cash	-1	-1		2	-2	-1
has cavalry	-3			1	-1	1
has central	-3			2	-1	1	1
has chase	-3			2	-1	1	1
has citi	-1	-1		2	-3	-1	2
has citibank	-5			3	-1	1	1
has claim	2			-1	-3	-2	-2
has class	4		-1	-3
has client		-2	1		-2	-2		-1
has client_id				-3		2	-1
has clm#	3	-2	-1
has club	-3	-1		3
has collection	-3	-1		1	-2	-2		1
has column	-3			1			2
has comment	-2			-1	1	-3	1
has company	-3		1	4	-1	-2	-2
has consumer	1		-1	-1	-3	1	1
has conta	-3	-1	-1	3	-2	-1	-1
has contact	5		-1	-4		-1	-2
has could	3			-2		-3
has counselor	4			-2	-1	-1	-2
has countrywide	4			-3		-1
has credit		-2	1		-3			-1
has creditor	-1	-1	1	-1	-3	-4	-1
has creditorname				2	-3	-2
has creditors	2			-2		-1	1
has cu	-3		1	2	-1	-2	1
has cuenta	-3		-1	3	-2	-1	-2
has cur_bal	1			-2	1	-3
has custom	2				-1	-1	-1
has d	3		-1	-2	-1		-3
has da	-3			2	1		-1
has date	2	-2	-3	1	-3	-3	-3	-1
has day	3			-3			-2
has days	-3	-1		-1	-2	-4	4	-1
has de		-1			-1	-1	-4	-1
has debt	1	-2	3	-5	-2	-3		-1
has debts		-1	1			-3
has delinquent	3		-1	1		-2	-3
has dental	-1			2	-1	-1	-2
has department	3			-2	-2		-1
has detach	3			-2
has disb	3			-1		-1	-1
has disputed	3		-1	-2	-1		-2
has dla	-1	2	-1			-3	-2
has dlq	-1			-2	-2	-4	2
has dmp	2			-1		-1	-1
has do	2	1		-2	-1	2	-3
has due	-1	-1	2		-1	-4		-1
has duration	3			-2
has each	-3		1	2			1
has edit	3			-2		-1
has education/neln	-2						2
has electric	-1			4		-1	-3
has employees	3			-2	-1
has ending	-4		-2	4	-1	-1	-3
has equity	-2			3	-1		-1
has estate			-3	3	-1	-2	-1
has expenses	3		-1	-3	-1	-1
has experian		-1		1	-2	-2	-4	1
has explanation	3			-3			-1
has express	2			-2
has fargo	-2		2	1	-1	-1	-3
has feb		-1	-1	-1	-2	-3	1
has file		-1	1	-2	-2	-2		-1
has financial			-1		-3	-3	2
has following	3		-1	1	-1	-2	-3
has for	1		-2			-4	-5
has gas	-1			3		-2	-1
has good	-1	2	-1	2		-2	-3
has government	-2			3	-1
has gs	-3			3
has have	3		-1	-2
has he	3			-1	-1	-2
has heloc	-2			2			-1
has high	1	-1	1	-1	-1	-5	-1
has hist	1		-1		-1	-3	-1
has history	1		-1	-2	-1	-3
has hollis	3			-2		-1
has holloway	3		-1	-1	-1	-1	-1
has honda	-3			3
has hospital	-2	-1	2	1	-1		-3
has id	3	-2	-2	-3	-2		-5	-1
has identification	2			-3			2
has if	1	-1		-1		-3
has in			-1		-2	-2	2
has incurred	3			-2		-2	-2
has installment	2		-1		1	-3	-3
has int	1		1	-3	-1	1	-1
has interest	-1			-4	2	-2	2
has investigation	3			-3
has is		-1	-3	2	-4
has it	3	-1	-2	-2	1	-3
has its	-3		-1	-1	2		2
has j	2		1	-2	-2	-3
has jan	3	-1	-2	-2	-3	1
has jpmcb	1			-3	1	2
has jul	3			-2	-1	-2
has just			-1		-3	2	-1
has k	1		-1	-3	-1	-1	1
has keep	-2			2	1	-1
has l	2			-2	-1	-1	-1
has last	-1	-1	-1	2	-3	-2	-2	-1
has late	-3	-1	-1	-1	-2	-2	2	-1
has lawyer	-2			-1	2	3	1
has left	3			-3	-2	-3	-3
has lender	-2			1	-2	-1	-4	-1
has lending	-4		1	2	-2	1	2
has lendmark	-3			3
has limit	2		1		-3		-2
has limite	2	-1	-1	1	-3	-2	-2	-1
has line	-2			1	-2	-3	2
has llc		-1	1		-3	-2	1
has ln	-2	-2		3	-1	-1	-3
has loan	-1	-1	-1	2	-3		-3	-1
has loans	1				-2	-4	-1	-1
has lorna	2			-2	-1
has m	2	-1		1	-2	-2	-2
has mensal	-2	-1		-3		1	-2
has merchants	3			-3
has min	-2		-2	2	1	1	-2	-1
has minimum	-3			1		-1	2
has money	3			-1	-2	-2	-2
has month	5			-5	-1		-1
has monthly		-1	-2	-1	-3	-1	-2	-1
has months			2	-4	1	-1
has mop	-2	-1		-2	-1	-4	2	-1
has morning	-3	1	-2	1	1	3
has mortgage		-1			-3	-3	-1
has mos	3			-2	-1	-3	-3
has mos.	1			-3	-3	-3
has mountain	-3			2
has mr	2			-1		-1	-2
has my	-3		-1		3	-2	-2
has na		-1	-1	1	-2	-2
has name	2	-1	-4	-1	-1	-2	-2
has national	-1		-1	3	1	-1	-1
has next	4		-1	-2			-3
has nissan	-2			2	2	-1
has no		-1	-1	1	-1	-4	-4	-1
has not		-1	-1	-1	1	-3
has note	-1		-2	3	-2	-2
has notes		-1		-2	-2	-3
has now				2	-2	-3	-1
has number	-1	-2	-1	1	-2	-2	-3	-1
has o	-1	-1	-1	2		-3	-2
has obligations			-3	1
has of	-1	-2		1	-4	-1	1	-1
has off	1	1	-3	1	-1	-3	-3
has offer	4	-1		-3		-1	-4
has offset	2			-2
has ohio	-1		-1	2	-1	-1	-1
has on		-1	-1		2		-4
has ones	-3		1	2	-1	-1
has opened		-1	-4	-2		1	-2	-1
has or			-2		-3	1	2
has order	5			-3	-1	-1	-2
has orig		-1	1	-1		-3	1	-1
has original	4	-1		-2	-3	-4	-1	1
has owe	-2	-2	-1	-3	2			-1
has owed	-3	-1	-1	2	1	-3	1
has owes	3				-2	-1
has p	3			-2	-1		-2
has paid		-1	2	-1		-3	-2
has part	3	-1		-1	-1	-1	-1
has partners	-1	-1		3	-1	-1	-1
has past		-1		2	-5	-5		-1
has past_due	-5		1	-3	2	2
has pay	-1	-1	3	2	-3		-3	-1
has paying	-1		-1	2	-1	-3	1
has payment	-1	-1	1	1	-4	-2	-2	-1
has payments	2		-1		-1	-3
has payoff	2		-1			-2	-3
has paypat	2	-1		-3	-1	-4
has period	3			-3	-1
has personal		-1	1	-1	-3	-1
has pinnacle	-2			2
has platinum	-2			3			-1
has please	1			-1	-1		2
has pmt	-3	-1	-1	-1		1	-3	-1
has point	-2		-1	3	-1		-1
has prepared	3		-1	-3	-1		-1
has prin				-3		1	-1
has principal	-3		-1			-3	2	-1
has priority	-3			3
has progressive	-3			3	2	-1	-2
has property	-1	1		-2	-1
has proposal	3			-2	-1	-1	-1
has providian	3			-3			-1
has purpose	-2	2	2		-1	-1	1
has put	-3			1		1	1
has pymt	1			-2	2	-1	-1
has rate	1	-1	1	-4	-2	-3	1
has rating	-1			-1		-3	1
has real	-1	2	-2	2	-2		-1
has receivables	3				-4		-1
has recent	3				-1	-1	-4
has ref		-1	-1		-2	-2	-3	-1
has regions	-3			3
has regular	2			-2			-2
has remark	-1	-1	1	1	-2	-3	-3	2
has renata	2		-1	-2
has report			-2	-1	-1	-3
has reported			-1	1	-2	-5	-4	-1
has republic	-3			-1		2	1
has residential	3				-2	-1
has responsibility	-1		-1	1	-1	-3
has return	3			-3
has rev	5			-1		-2	-4
has ridge				2	-1	-1	-1
has right				1		-3
has rptd	1	2	-1	-4	-2	-2	-2
has s	4		-1	-2		-1	-1
has saldo	-1	-1	-1		1	-3	-2	-1
has sched_pmt				-3	1
has score	2			-1	-1	-2	-2
has section	2	-1				-2	-2
has sep	2		-1	-3	-1	1
has seq	3	-1	-2	-2	-2		-3
has servicing	4	-1		-2	-1	-1	-1
has situação	-4			-2	-1	3	-1
has source			-1	2	-2	-3
has st				-1	3	-3	-3
has standing	-1				-2	-3	1
has status	-1		-1	-1	-5	-4	1	-1
has still	1		1				-3
has store	-3						2
has student	3			-2	-1	-1	-1
has sub	4	-1		-2	-2		-1
has subcode	3			-3	-1	-1
has subject	-3		1	2	-1	-1	-1
has systems	-3			3	-1		1
has target	-2	-1			2		-1
has td	-1			1			-2
has term	4			-2	-2	-3	-2
has terms	1		-2	-2	1	2	-4
has that				-2	1		-3
has the	-1	-1	-2		3		-2	-1
has there	2		-3	-2
has time	-3		2		-1		2
has to		-2	-1	1		-4	-2
has total	-2		-1	3		-2	-1
has toyota	-3			3	-1	-1	1
has type	-2	-2	-2	3	-3	1		-1
has united	2	1		-3	-1	-1	-1
has unsubsidized	-4			3			2
has upstart	-3			2		-1	1
has usa	-2	-1		2		1	2
has utilities	2			-1	-1		-1
has utility	-1			3			-1
has va	-3			1	2	-1
has valley		-2	1	2	-2	-3	-1
has verfied	4		-1	-3	-1	-2	-1
has w	-1		-2	3	-1
has we	-1	-1	-2	2	-4	1		-1
has wells				1	-1	-1	-3
has wendell	-3			2		-1	1
has what		-2	-1		5	-3	-1
has when	3		-1	-2	-1
has whitcomb	2			-2	-1		-1
has who	2	1	-1	-2	-3	-2	-1
has with	1	-1	-1	1	-1	-3	-1
has world	-2			2
has worst	2		1		-1		-4
has wrong	2		-1	1			-2
has year	4		-1	-1		-1	-3
has yet	3			-2		-1	-2
has your		-1	-3	1	-3	-3	1
hi	3						-2
high	2			-3	-1	-2	1
high cr	3			-1	-1	-2
historical	2			-1	-2	-4	-1
history				-1	-1	-3	1
hospital	3			-2			-1
id	-2	-2		3			-1
incurred	2			-1		-1	-1
individual	3			1		-1	-4
j	-2		1		-1	-2	3
jan	2		-1	-3	-2	-1
jan feb mar	-4			3			-1
joint	-2			3		-1	-2
jun	4			-1	-2	-1	-3
last	-1			-1	-1	-4	1
last payment	-3			1		-1	2
last pmt	4			-2		-2	-3
last updated	2			-2			-1
late	4		-1	-1	-1	-2	-3
lender			-1	1	-2	-3	-2
limit	1		1	-1	-3	-1	-2
line				-3	-1	-2	2
llc				-1	-3	-1	2
loan			-1	1	-3	1
loan id	-4			4
loan type credit	3			-3
loans	-1	1		1	-1	-2	-4
m j j	2						-2
mar				-3		-1	3
maxdelq paypat 1-12 mop	-2	-1		-1		-1	2
may	3					-1	-2
may be	-2			2			-1
means 		-2			-2	-1		-1
means accountStatus				-3	-1	-2	1
means amountLoose	1	-1	-1		-3	-1		-1
means balance	-1	-3	-4		3	-2	-2	-1
means date		1	1	-1	-3	-5		-1
means money	1		-1		-3	-3	-1	-1
means name	-1	-3	1		-3	-2		-1
means number		-3	-2	1	-2	-3	-4	-1
means opened	1	-1	-2	-3	-2		-3	-1
means pastDue	-1	-1	1	-3		2		-1
means paying	-2	-1	1	-3	-3	2	-3
means reported	1		-1	1	-2	-4	-4	-1
means status	-1	-2	1	-2	-3	-2	1	-1
means statusLoose	-1	-1	-2	1	-2	-3	2	-1
means text	1	-2	2	-1	-3		-2	-1
means veto	3		-1	-1	-2	-3
merrick bank corp	-2			2
midland credit	-2			2
min	-1		-1	-3	-2	1	-1
mo	3				-1	-3	1
monthly	1			-3	-3		-1
months left	4					-2	-2
mop	1	-1	-1	-2	-1	-4	1	-1
morning	-2	-1	-1	-1	-1	3	-1
mortgage	1		2	-2	-1	-3	-1
mortgage servicing	3			-2
mos. left	4			-1	-1	-1	-4
mr	1			-1	-1		-3
name	3			-3		-1	-1
nonpriority creditor's	3			-3	-1	-1
note	4			-3	-1	-1	-1
notes	1	-1		-3	-1	-3
number date	2			-3	-1	-1
numbers	-3		-1	1	2	1	-1
obligations			-3	1
of account	3			-3	-1
on time	-3		2	-1	-1	1	1
one bank	2			-3			1
online	2			-2
open open	-3				-1		3
opened	3			-4	-3		-3	-1
orig				-2	2	-3
original creditor	-3	-1	1	2	-1	-1		1
original loan	-3			3
owe	-3		-2		2		-1
paid		-1	1	-3		-1	-1
paid as	-2			2
parcela mensal	-1	-1		-2	-1	3	-1
past				-4	-3	-1
past due	4	-1		-3	-4	-4	1	-1
past due amount	-3	-1		3	-1		-2
pastdue	-1	-1		-2	1	3	-2
pay status	3		2	-1		-1	-3
payment	-1	-1	1	-2	-3			-1
payment due date	-2			2			-1
payment status	3		-1	-1		-1	-2
payments	2			-2		-3	1
paypat	3	-1		-2	-1	-3	-3
phone	3		-1	-3		-1
platinum	-3			3			-1
please	2			-3			2
post	2			-3		-1	2
prepared	3			-3	-1
prepared for	-2		1	1
principal	-4				-2	-2	3
priority	-3			3
profit and	-2			3
rating	-2			-3		-3	2
real estate mortgage	-3			3		-1
ref	-3			3		-1
reference number	2			-2		-1	-1
regular monthly	3			-2			-2
remark	4			-2		-1	-1
report	-1			-3	1	-2	1
reported	3		1	-2	-2	-3
repossession	4			-3			-1
responsibility individual	-2			-1			3
rev	3			-2		-2	-2
rptd	3		-1	-1		-1	-1
sallie mae	-2			3	-1	-1	1
section	3	-1		-1		-1	-2
seq	3			-2	-1	-1	-2
servicing	3			-1	-1		-1
situação	-2			-1	-1	2	-1
skip	3			-2	-1	-1
source	2			-1	-2	-3
standing	-1		1		-1	-2	1
status		-1	-1		-3		1
subcode	3			-2	-1	-1
subname	2		-1	-2
summary	3	-1		-4		-1	-1
system	-1			3	-1
term	3			-1	-1	-3	-1
terms			-1	-4	-1	2	-3
this	4	-2		-2	1	-2
toyota financial	-3			3			1
trans	2			-2		-1
transferred	2			-1	-1		-2
transunion		-1		1	-2	-2	-3	-1
transunion experian	-3			3
transunion experian equifax	-3			3
type	1	-1	-1	-6	-1	1
union	1		-1	3	-1	-1	-1
university	3			-1			-2
verfied	4		-1	-3		-1	-1
westlake financial	-2			2
who	3			-3		-1
worst	2		1	-1			-3
you	3	-1		-1			-2
your	3	-1	-1	-3	-1	-1	1
your payment	1			-3		-1	2
# figure label beside
account	-2			3			-2
account number	-2	-1		2	-1	-1	-2	-1
auto		-1	-1	2
credit one bank	-3			3			1
current	-2	-1			-3		2	-1
due	3			-2	-1		-1
installment	-3		2		1	-2
jefferson capital syst	3			-2
last reported	4			-3		-1	-1
means balance		-1		-3	1	-3	-3	-1
means date	3		-1	-3	1	-2	-4
means name	-1			2	-3	-2	-5	-1
means opened	4			-2		-1	-2
means paying	-1	-1	1			2	-4	-1
means status		-1	-1	-2	-1	-3	1	-1
means statusLoose	-2	-1		-2	-3		2	-1
means text	3	-1	-1	-2	-3	-3	-2
merrick bank	-3			3
monthly	3					-2	-1
mortgageloan	-3				2
nelnet	-3			3
no	-3			-3		-1	4
onemain	-3				2		-1
open	-3					-1	3
payment status	-4						4
priority	-3			3
regions bank	4			-4
revolving	-4			3	2	-1	-1
rocket mortgage	-2			2
status	-2	-1		-2	-1	-1	3
transunion	2			-2
upstart	-3			3
# figure label with colon
account	-3	-1	1	1	-1		-1
account number	1	-1		-1	-2	-1	-2
acct	-4			3	-1	-1
address	4			-3	-1
estado	-1		-1	-1		-1	3
file	3			-2
file number	4			-4	-1
https	3				-1	-1	-2
last reported	3			-3
late dates	4		-1	-1		-1	-2
loan award id	-3			3			-1
loan contact phone number	3			-3
means balance	-4			-3	5	-3	-2
means date	1	-1		-1	-2	-3	1
means money	4			-4	-3	-4	-1
means name	1	1	1	-1	-1	-2	-3
means number	1	-2	2	1	-2	-2	-3	-1
means original	3			-2			-1	-2
means pastDue	2			-2	-2	-4	-1
means paying			-1	-3	-2	2	-4
means reported	2			-3	-1	-2	-1
means status	-1	-1	-2	-4	-2	-4	1	-1
means statusHint	1				-2	-2
means statusLoose			-1	-4	-3	-3	1
means text		-1	1	1	-4	-1	-1
means veto	4			-3	-1	-1	-1
opened	4			-1			-3
past due	-2					-1	3
payment plan	3			-1		-1	-2
ref	4			-4
reference #	3			-3			-1
source	3			-2			-1
status				-2	-2	-2	1
terms	2			-4		1	-2
状态	-3			-1			3
# figure last of line
code	1	-1	2	-1	-3	-3	-1	-1
digits-1		-1	-1	-4	2		-1	-1
digits-2	-1	-1		-4	-1	1	-2	-1
digits-3	-1	-2	1	-3	1	2	-4	-1
digits-4	-2	-1	2	1		-3	-2	-1
digits-7	1	-1	-1		-3	-2	-2	-1
lettered-code		-1	-1		-4		2	-1
masked	1	-2	-4		-3	-2	-2	-1
with-digits	-2	1	-2		-4	-3	-2	-1
# figure lead-in
a	3			-2	-2	-1	1
account	-3	-1		3	-2	-2	-3	-1
account number ending	3			-3
account number xxxxxxxxxxxx	-2			2			-1
account status	-3			-1	-1		3
accountnumber	-4			4
acct	-3	-1		3	-2	-2	-2
acct ending	-3			3	-2
acct ending in	-3			3
address identification number	3			-3	-1
amex	-3			1		2
and i pay	-2				-1	3
apr	3			-1		-1	-1
apt	3			-2	-1
as of	3		-1	-1			-1
at	3			-1	-1	-2
atrasado	-2						2
aug	5			-3	-1	-1	-3
auto	3		-2	-2		-1	-1
bal	-2			-2	3	-3	-2
balance	-3			-1	3	1
box	3			-3	-3	-1
call				-5	-1	-1	2
card ending in	-2			2	-1		2
care credit	-2		-1	-1	2
charge-off date	-3			-1			3
charged off	-3						3
chase freedom	-3			3
church	3			-1	-1	-2
ck	3			-3
closed	3			-1	-1		-2
collection				1	-3		1
collections	4		-1	-3	-1		-2
confirmation	3			-3
contract	-4			4		-1
credit one	-3		1	-2	1		-1
cuenta	-4			4
current_rating code	3				-1		-2
customer service	3			-2
date	2	-1		-2	-1
date of	2	-1		-2
daycare	3			-1	-2	-1
days	2			-4	-2	-1	-1
days delinquent	-3						3
days in	2					-1	-2
days past due	3			-5	-1		-1
de	3			-2	-1	-1
debtor	3			-1	-2	-1
desk	2				-2
dia	2			-1	-1	-3	-2
digits	-2			2	-1
discover	-3		-2	1	2	-2	1
discover it	-2		-1		1	-3
due	4			-3	-1	-3	-2
due as of	-3			-2	-1		3
due the	3			-2			-2
electric	2			-1	-1	-2
ending	-2			2	-3	-1
estado	-2						2
every	2			-1		-1	-2
experian	3			-2	-1
fax	3			-2	-1
feb	3		-1	-2	-2	-1
federal cr union	-2		-1	2
fidelity	3	-1	-1	-2
file number	4			-4
from	3			-2	-1		-1
gas	3			-2	-2	-2
guarantor	-3			3	-2	-1
home equity line	-2		-2	3			-1
in	2			-3	-1	-1	-1
installment	-3			1	1	2	-1
invoice	-3			3
irs	-1		2	-3	-1	-1	-1
it's	-3			1			2
jan	3		-1	-3	-1	-1	-2
jul	1		-1	-3		-1	1
jun	1			-3	-1	-1
last reported	2			-2
late	-2	-1	2	-4	-1	-3	3
left	-3			-1	1	1
ln	-2			2
loan	2	-3	-3	-1	-2	-1	-1	-1
loan type code	2			-1			-1
mar	5			-3		-1	-2
mazda	4		-2	-2
means agency	-1		1	-3	-1		1
means amountLoose	1			-1		-3	1
means balance	-1	-1	-2	-3	5	-3	-2	-1
means date	2	-1	-2	-4	-3	-5	1
means money	2	-1	2	-3	-2	-7	-2	1
means name	-2	-2	-2	2		-4	-4
means number	-2	-1	-2	4	-4	-4	-2	-1
means opened	1			-5	-2	-2	2
means pastDue	-1		-1	-5	-3	-5	2
means paying	-2	-2	-2	-5	-8	4	-1	-1
means reported			1	-5	-3		-1
means status	-2	-1	1	-3	-4	-4	3	-1
means statusHint				-3	-3	-2	3
means statusLoose	1	-1		-7	-1	-3	1
means text		-2		1	-4	-2	1	-1
means veto	4			-3	-1	-1	-1
menards big card			-2	1	-2	-1
mi	3			-2	-1
min	-5	-1		-4	-4	4	-1	-1
min is	-3				-2	4	-1
minimum	-3			-2	-2	2	-2
mn	3			-3	-1
mo	-1			-2	-2	-1	3
mohela/dept of ed	-1		-2	3
month	3			-1	-1		-2
monthlypaymentamount	-6			-2	-2	6	-2
nco	-3		4	-4
nmls	3			-2	-1	-1	-1
nov	3			-2	-1	-1
number if known	2			-2
oct	3			-1	-1		-1
of	4	-1		-2	-3	-3	-3	-1
official form	3			-2	-1
oh	3			-2
on	3			-1		-1	-1
on the				-3
open	4	-1	-2	-3
opened	-1			-3	-1	-1	2
over	3			-1	-1	-1	-2
pa	2			-2	-1
pagamento mínimo us	-1				-1	3	-2
page	4	-1		-2	-2	-1	-1
paid	3				-1	-1	-3
paid off	3						-2
parcela us	-2			-1	-3	3	-2
part	2			-1	-1	-1
past due	1			-2	-1	-2	-1
pastdueamount	3			-2	-1	-2	-1
pay status account	-3						3
payment status	-4						5
petal	-3		3	-2	-1	-1	-1
phone	3			-2	-1	-2	-1
pmt	-2		-1	-2	-2	3	-2
po box	3	-1	-1	-4	-3	-1	-1
pob	4			-3
ram	3		1	-2	-2
regional acceptance			-3	2			-1
rent	4			-3	-3	-1
rent is	3			-1	-2
reported	3			-2		-1	-1
reported jan	-3			-1			3
repossessed	-3			-1		-1	3
rpt	2			-2
sep	-1		-1	-4	-2	2
ssn	3			-3	-1
status as of	2						-2
status past due	-2						2
suffix	3	-1	-2	-1		-1	-1
suite	3			-1	-2	-1
t	-2			3
term	3			-1		-1	-1
termina en	-2			3
terms	1			-4		-1	2
the	3			-2	-1		-2
the reference number	4			-4
this account is	3			-1			-2
toyota	3		-1	-3	-1
tx	3			-2	-1		-1
type	-4			-1	-1		4
unpaidbalanceamount	-3			-2	3	-2	-2
was	3			-1		-2	-3
x	1			-3	-1
xxxx	-2			3
you are	-4			-1	-1	-2	4
状态	-1			-2			3
编号	-2			3			-1
账号	-3			4		-1
# figure line above
</credit_liability>				1	1	2	-2
account	-3			3			-1
account #	-5			4			-1
account number	-3			3	-1	-1	-2	-1
amex	1			-3	1	1
available balance	3	-1		-3	-1
balance updated	3			-1			-1
begins "		-3	1			-1	2	-2
begins (	1	-2		2	-1	-3		-1
begins .	3			-2	-1	-2	-3
begins 2.1	-2			3	-1
begins =	2	-1	-2	-1	-3	-1	1
begins [			1		-1	-3	-1
begins aaron's	-3			3		-1	2
begins account	-1		-1		-4	-4	1	1
begins accounts	3		1	-2	-2
begins acreedor	-2			3
begins adverse	-3		-1	3
begins affirm	-2		-2		2	2	-3
begins agency	-4		2	-1		-2	2	-1
begins ally	3			-4			1
begins amazon	-2		-1	1		-2
begins american	2		-1	-1	-1	-4
begins amex	-2	-1	-2		3		1	-1
begins amount	-2	-1	-1		-3	-4	1
begins applicant	5			-4	-2	-1
begins are	3	-1		-2		-2	-1
begins as	2	-2			-3	-1	-2
begins ask	-1		-1	1	2	-1	-3
begins assigned	3			-2
begins auto	-1	1	-2	2		-4	-1
begins avant	-2			3	1	-1
begins b	-1	-1	-1	5	-4		-3	-1
begins baby	3			-2
begins balance	1	-1			-3	-4	-1	-1
begins below	3			-3
begins best	3				-1		-3
begins bmw	2			3	-3	-2
begins borrower	4		-1	-2	-1	-1	-3
begins bremer	-2				1		1
begins c	-1	-1		2			-3	-1
begins cabela's	-3			3	1
begins call	4			-2	-2	-2	-1
begins cap	-1	-1		-3		3
begins card	4			-3			-1
begins care	-1					3	-2
begins charge	3	-1	-2	-4	2	-1	-2
begins checking	1			-4			1
begins checks	2			-2		-1	-1
begins chrysler	3			-2	-1	-1
begins citi	-3		2	1		-3	1
begins citizens	-3	-1				2	1
begins client	2	-1	-1		-2	-2	-2
begins closed	3		-2	1	-1	-2	-2
begins collection		-1		1			-4
begins collections	1	-1		1	-3	-4
begins collector	-3			2			2
begins comments	5			-1		-1	-2	-1
begins consumer	4			-2	-1
begins conventional	1		-2	-3	-1	-1	1
begins countrywide	4			-3	-1	-1
begins current	1	-1	2	-3	-2	-2
begins d	1	-1	-1			-2	-3	-1
begins dashboard	3			-2			-1
begins daycare	3				-1	-2
begins delta	-3			1			2
begins derogatory			1	-3	-1	-2	1
begins des	4			-3	-1	-1	-1
begins detach	4			-4
begins digital	-1			1	1	-3	-1
begins discover		-1	1	-1	1	-5	-2	-1
begins dr	-3	-1	1	1	-1	1	-1
begins duke	3			-2	-2	-2
begins ecoa		-1		-4	-2	-1
begins edit	3				-1	-3	-1
begins el	1		1	-3	1
begins electric	3			-1	-1	-1
begins ending	3	-1		-1			-2
begins equifax	2	2		-2	-3	-2	-2
begins everyday	4			-3
begins f	3			-1	-1		-2
begins farm				-3		1
begins feb	-3		1	2		-2	1
begins fecha	2			-1	-1		-1
begins fico	4	-1			-2	-2	-2
begins fidelity	2		-1	-2	-1		-1
begins first	1			1	-2	2	-4
begins ford				1	-1	-2	1
begins freedom	2		-1	-1	-1	-1	3
begins furnisher	-2		3	1	-1	-1	-1
begins great	1		1		-2	-4	2
begins groceries	3			-2	-2	-2	1
begins h				1	-2	-2	-3
begins hello	1			-1	1	-3	-1
begins hers	-3		1	1		1	-1
begins hi	-2	2	-1	-2	1	-1	3
begins high	2	-1		-4	-2	-1	1
begins historical	3			-2			-1
begins home	-3	1	-1		1	-3	-1
begins hospital	-1		2		-2	-3
begins how	-2			-1		3	-1
begins ic	-1		-1	3		-1
begins id	-1	-3		-1	-1	-3	1
begins in	-2	1	-2	3	-2	-2	1
begins inquired	3			-1	-1	-1	-1
begins inquiries	3			-2	-1	-1	-1
begins installment	1	-1	-2		-2	-3	-3
begins institution	3	-1		-3
begins item	2		-1	-2		-1
begins jan	-1	-1	-1	-3	1	-2	2
begins keystone	2			-2
begins la	-4			3	-1	2
begins last	-1	-1	-2		-3	-2
begins late	2		-2		-2	-2	-2
begins lender		-3	1	1	-3	-1	-1	-1
begins lendingclub			-2	1	-3	1	-1
begins limit	-3			1	-2	2	1
begins loan		1	3		-1	-3	-3	-1
begins lowe's	-3				-1	1	1
begins lowes	1			-3	1	1	-1
begins mar	-1	1		2	1	-3	-1
begins mariner	-2			2	-1	-2	2
begins me	1		-2	-2	3	-2
begins merged	2			-2	-1
begins merrick				-2	3	-3	-1
begins midland	-2	-1	-1	1	-3	-1	-4	2
begins mine	-2		-1	1	-2	3	1
begins miss	3			-2	-1
begins mohela	1		-1	1		-2	-1
begins money	2			-1		2	-2
begins month	5			-1		-2	-3
begins monthly	-2	-1			-2	-3	1	-1
begins months			-2		-1	-3
begins mortgage	3			1	-3	-6	1
begins name	2		-1			-3	-1
begins navy	-5	-1	-1	3	-1	1	1
begins nco	3		-1	-2	-1	-1
begins need	3			-3	-1	-1	-1
begins netflix	2	-1		-2		-3
begins norfolk	3			-2	-1
begins not	-1		-1	3	1		1
begins notes	3		-1	-1		-1	-1
begins now	3	-1		-1		-1	-2
begins o	2			-1		-3
begins offers	3			-1	-1
begins ok	-4	-1	-2	-2	3	3	1
begins onemain	-3	-1	-2	1	-2	3	2
begins open		-1	1		-3	-2
begins original	2		-1	-2	-1	-4		1
begins other			-2	3	-2	-2	-4
begins outstanding	3					-2	-2
begins owe	-2			-1		3	-1
begins p.o	3			-2	-4	-1
begins page	3	-1	-1	-1	-2	-1	-1
begins paid		-2	1	-3		-4	-2
begins past					-1	-4	1
begins patient	3	-1		-2	-2	-1	-1
begins payment	-1	-1	-1	1	-3	-2		-1
begins phone	3			-2	-2	-1	-1
begins placed	3		-1	-3	-1	-1	-1
begins plan	3			-2		-2
begins please	2	-1	-1	-1	-2	-2	-1
begins pnc	-3			2	-1	-1	4
begins prairie	3			-2	-1		-1
begins prepared	5			-4	-1	-1	-1
begins previous	3	-1	-1	-2	-1	-1
begins primary	4			-3	-1
begins priya	3			-3
begins program	2	-1		-3	-1	-1	-1	-1
begins public	4	-1		-4	-1	-2	-1
begins rate	-3						3
begins rating		-1	1	4	-1	-2	-2
begins reference	-2			3			-1
begins regional	-2			2		1	1
begins remark	-1		-1	3	-1	-2	-1
begins rent	3			-3	-2	-2
begins reply	3			-2
begins report	3			-3	-2
begins repositories	3			-3
begins resurgent	-3			2	-1	1	1
begins revolving			-2	1		-3
begins rocket	3		1	-1	-3	-2
begins rockland	-2			1	2	2	-2
begins s	3		-1	-2	-1	-2
begins santander		-1		-2	3	1	-1
begins satisfactory	-2		-1	3
begins scanned	3			-1		-1
begins scheduled	1			-1	1	-1	-3
begins score	2	-1			-3	-1	-1
begins section	5			-5	1	-2
begins secured	-2	1	-1	1		1	1
begins see	3		-2	-2		-1	-1
begins service	-2			3	-1	-1	-2
begins so	3			-1	-1	-1
begins software	3			-2	-1	-1	-1
begins sorry	-2			3	1	1	-2
begins source	4		-1	-3		-3	-3
begins st		-1			-3	-3
begins status	1	1		-2	-2	-3	-2	-1
begins student	-2		-3	1	1	-1	2
begins summary	-1			2	-1	-3	-2
begins syncb/lowes	3			-3
begins synchrony		-1	-2	1	-3	-3	1	-1
begins t-mobile	2			-2	-1	-1
begins take	3			-2	-1	-1
begins tax	1	1	1	-3	-1	-1
begins term	3				-1	-3	-2
begins thank	1	-1			-2	1	-3
begins times	3		-1	-2			-1
begins to	1	-1	-1	2	-3	-1	-1
begins total	2				-4	-6	-1
begins totals	2	-1	-1	-4	-1	-1	-2	-1
begins toyota			-1	1	-2	2	-2
begins trade	3	-1			-1	-1	-1
begins tradeline	-2		4	-3	-2
begins transunion		-1		2	-3	-4	-2	-2
begins transunion/fico	3			-1	-1	-1
begins transworld	-4			2		-1	2
begins tri-county	2			-2	-2
begins tu	-1		-1	2	-1	-3	1
begins uniform	3			-1	-2	-1
begins unpaid	3			-1	-1		-2
begins unsecured	-3		1	1	2	1
begins usaa	-3			2	-2	2	2
begins used	-2			3		-1
begins verizon	3			-3	-1	-1
begins wells	-3	-1	-2	1	-2		1
begins what	-2		-1	2	-1	-3	-2	-1
begins who	-1	-1		3	-3		-2
begins wife	3			-2	-1	-1
begins with	3		-1	-2			-1
begins world	-3				1	2	1
begins worst	3				-1		-3
begins xfinity	4			-3	-1		-1
begins year	4			-1	-1	-2	-4	1
begins yes	-1		-1	3	-1	1
begins you	3	-1		-3		-1	-1
begins your	1			-1	-3	-2	1
begins zip	-4			-1	3	-1
begins {	2		3		-1	-1	-2
begins •	-2		-3		1
begins ☐	-1	-1	-4		2	2	-2	-1
begins ✓	1		-1	-3	1	-1
begins 【	-2				1	-3	-2
begins 一	-1			2		-1	-1
begins 三	-3			2		-1	1
begins 合计	3		-1	-2	-1	-1	-1
begins 备注	4			-4	-1		-1
begins 💳	-2				-1	2	-1
begins 😬	1	-1		-2		-1	-3
best buy/cbna	-3			2			1
capital one	-2			3	-1	-1	2
cards	-1		-1	1	-2	2	-3
charged off account	-3		1		1	1
credit card	-1	-1	-1		-1	-3	3
credit one bank	3			-3
creditor contacts	3			-3
discover bank	-1			3			-2
equifax	4			-3	-1
everyday checking	3			-3
how can you dispute the debt?	2			-1		-1
installment	-1		-1	3		-1	-1
jpmcb card	-2			3
loan details	3			-3			-1
loans	-2		-2	3			-2
means , short	-2		-1	1		-5	-2	-1
means balance	-1	1	-1	1	-3	-2
means date, short					-1	-2	-3
means name	-1	-1	1		-3			-1
means name, short	3	-2		-2		-1	-3
means number, short		-1			-2	-1	-4	-1
means opened	3				-1	-1	-2
means opened, short	3			-1	-1	-1	-2
means original				1	-1	-1	-3
means original, short	-2			4
means paying, short	-1	-1	-3	3	-1		-3
means status	1	-1		1	-3		-1	-1
means status, short				3		-2	-2
means statusLoose			2	-2	-1	-1
means text, short	3	-1	2	-3	-1	-2	-3
means veto	4		-1			-1	-1
means veto, short	3			-2	-1		-1
mortgage	-2	1	1	3		-1
no	2			-2
none	3	-2	-1	-4	-3	1
opened	4			-1	-1	-2	-3
other	-1			2	1	-1	-2
pattern "#","w		1	2		-2	-2	1	-1
pattern "M#","	1			-1	-2	-4
pattern "w","w			-1	-1	-4	-5
pattern "w":"#	3			-3			-2
pattern "w":"M	1			-3	-3	1	-1
pattern "w":#	-1			-2	2	3
pattern "w":M,	-2			-3	1	-1	3
pattern "w":w,	-1			-2	1	1	-3
pattern "w":{	3			-2	-2	-2	-1
pattern "w(w)"	-3		2	-4	-2	1	-1
pattern "w-w",	-3			1		1	2
pattern #	1	1	2	-3	-2	3	-1
pattern ##/#MM	3					-2	-2
pattern #)w	1			1	1	-2
pattern #)w,wM	-1	-1	-1	2	-3	-3	1
pattern #, first	1	-1			-4		-5
pattern #.w	1				-3	-1
pattern #.w#.$	3			-2		-1
pattern #.w#.$, first	3			-2			-1
pattern #.w,w#	1		-2	-1	-1	-2	3
pattern #.w,wM, first	3						-2
pattern #.w.w#	3			-2		-1
pattern #.w:w	-5			4	-1	-1	2
pattern #.w:w#	3			-2			-1
pattern #.w?	-1		-1	1		-3	1
pattern #.wMw,	-2		-1	3		-1	1
pattern #/M/Mw	3			-1			-2
pattern #:#w:w	3			-2	-1		-1
pattern #M/MMM	1			-2	1	-2	-1
pattern #w	-2	-1	-2	-1	-1	-3	2
pattern #w##wM			-1	1	-1	-1	-2
pattern #w#M/M	3		1	-3		-1	-1
pattern #w#MM#	-2			3			1
pattern #w#MMM		-1		5	1	-2	-3
pattern #w#MMM, first	3	-1		-4			-1
pattern #w#MMw	-2			2	-1	-1
pattern #w#w				1	-1	2	-3
pattern #w#wM/	2		1	-2	-1	-2	-2
pattern #w(w)#	-2					-1	3
pattern #w, first	5	-1	-1	-3		-1	-1
pattern #w:w	-1		2	-3	1	-1	-1
pattern #wM	1		1		-3	-1	-1
pattern #wM##M	3			2			-4
pattern #wM#wM, first	-2			3
pattern #wM/M				-3	1	-1	1
pattern #wM/M/			-1	-4		-1
pattern #wM/M/, first	-3	-1		3
pattern #wMMM, first	3			-3
pattern #wMMMM	1	-1	1	-1	1		-2
pattern #wMw	-1				-1	-1	3
pattern #wMwM/	4			-3	-2	-1	-2
pattern #wMwMM				3		-2	-3
pattern *w				2	-1	-3	-1
pattern --	2			-1		-1	-1
pattern </w>					1	2	-3
pattern <?w="w	3				-2
pattern <_w_w=	2			-2	-2	-3	3
pattern <w="w.	3			-1	-3		-1
pattern <w><w>	3	-1		-2	-3	-1	-1
pattern >>>w-M	4			-2		-3	-1
pattern M	2	-1		2	-3	-3	-4
pattern M#wM(w	2			-2		-1
pattern M.w	3			-1	-1	-2
pattern M/M	2					-1	-1
pattern M/M/M	3				-1	-1	-2
pattern M/M/MM	2	-1	-2	-2	-3	1
pattern M/M/Mw	4	-1		-4	2	-3	-2
pattern M/MM/M	2		1	-3	-1	-4
pattern M/Mw#M	3		-1	-2	-1	-1
pattern M/MwM		1		-3	-1	-2	1
pattern M/MwMM	4		-2	-4	-1	-1	-1
pattern Mw	3	-1	-2	-2		-3	-2
pattern Mw#MMw	-3	-1		2	-1	-2	2
pattern Mw#wMM	-3	1	-1	1	1		-2
pattern Mw#wMM, first	2			-2			-1
pattern Mw,wMw	-2			3	-1
pattern MwM, first	4					-1	-4
pattern MwMMMM	-1	-1	1	3	1		-1
pattern MwMMMM, first	3	-1		-2			-1
pattern Mw■w#:	3			-3
pattern M✓✓✓✓✓	5					-1	-4
pattern M✓✓✓✓✓, first	3						-2
pattern w#		-1		-3	-2	-2	3	-1
pattern w##			-1	-5	-2		1
pattern w#####	1			-3	-1	-1
pattern w##/MM	3			-2		-2
pattern w##/MM, first	-2	-1		2
pattern w#$M$M, first	1	1		-3
pattern w#$M[], first	3			-3
pattern w#$M☐$	-1	-1	-3	2		-1	-1
pattern w#, first	1	-1		2	-2	-3	-2
pattern w#-w	3			-2
pattern w#....	2			-3	-1
pattern w#M/M/	-2	1	-1	2		-2
pattern w#MM	2		-1	-2	-1	-1
pattern w#MM#M	4			-2	-1	-4	-1
pattern w#MM#w	-2			3			-1
pattern w#MMM#	-2	-1			-1	-3	3
pattern w#MMMM	2	-1	-1	-1	-2	-3	1	-1
pattern w#MMwM	-1	-1	-1	3	-1	-3
pattern w#MwM	-2			-3	1	-1	3
pattern w#MwMw	2	-1		-3	2	1	-1
pattern w#w	3	-1	-1	-3	-2	-3		-1
pattern w#w#	-1	-1	1	2	-3		-2
pattern w#w#w#	-2	-1	2	-3	2	-1	-2	-1
pattern w#w#w:	3			-3
pattern w#w#wM	3			-1	-2	-1
pattern w#w,Mw	-3		-1	3			-1
pattern w#w,wM	-3			3	-1	-1
pattern w#w.w	-3			2		-2	1
pattern w#w?	2			1	-1	-2	-1
pattern w#wM/M	1	-1	-2		-1	1	-3
pattern w#wMMM	-2		-2	2	-1	-3	1
pattern w#–w	4			-3	-2
pattern w$#,Mw	4			-1	-2	-3	-1
pattern w&w,w.	3			-3	-1
pattern w(w)##	2	-1			-4	-1	2	-1
pattern w(w)#M	-1	-1			1	-3	1
pattern w(w),w	-1			2	-2	-1
pattern w(w):w	-2			1	2	-1	-2
pattern w(w)MM			-1	1	1	-1	-3
pattern w(w)Mw			-1		2	-2	-2
pattern w(w)w:	3			-2	-1
pattern w(w,w,	-2			-3		2
pattern w(w.#)	3			-3
pattern w(w.w)	-3		1
pattern w,#	4			-3	-2	-2	-2
pattern w,w		-1	-1	-3	-2	4	1	-1
pattern w,w!	3			-3
pattern w,w#	5			-3	-3	-1
pattern w,w#, first	4			-3	-1		-1
pattern w,w#,w	-3			1	2	-2	1
pattern w,w, first	3			-3	-2	-2
pattern w,w,w	2	1		-2	-3	-2
pattern w,w,w,	-1	-1	-2	2	-2	2	-3	-1
pattern w,w,w,, first	-2	-1		-2	-1	3	-1
pattern w,w,w.	2				-3	-2	-2
pattern w,w,w., first	2			-2
pattern w,w.	4				-1		-3
pattern w,w.w., first	2					-1	-1
pattern w,w.wM	2			-1	-3	-1
pattern w,w>w<	-2			2
pattern w,wM	2	-1	-1		-5	-2	-1
pattern w,wM, first		-1		-4	-3	2	-1
pattern w,wM.w	-4			2	1	2
pattern w-w	2		2	-3		-3	-2
pattern w-wMMM	-1		-1	-3	-1	2	1
pattern w.	1		-3	2	-3	-3	-4
pattern w.#	1			1	-1		-3
pattern w....., first	2	-1		-2		-1	-2
pattern w...w.	3					-3
pattern w.Mw	-4						4
pattern w.w		-2	-4		1	-1	-3	-1
pattern w.w,Mw	-3		-1	1	2
pattern w.w,w.	3			-1		-1	-2
pattern w.w.	1		-1	-1	-1	-3
pattern w.w.w#	3			-2	-1	-3	-1
pattern w.w/w	-2		-1	1	-1	-3		-1
pattern w.w?	-3			1	-1	2
pattern w.wMw#	3			-1	-1	-2
pattern w.wMw.	-3		2		-2	-1
pattern w.wMwM		-1	-1	1	-2	-2	-3
pattern w/w	1	-1	-2	1		2	-3	-1
pattern w/w#MM	2		1	-3	1		1
pattern w/w.w	-3	-1	-2	3	-1	-1	1	-1
pattern w/w/w/	-2			3	-2	-1	-1
pattern w/wM/M	-1	-1	-1	-1		-1	3
pattern w/wMMM	-2			3		-2	1
pattern w:#	1	-1		-4		-1	-4
pattern w:###	3				-1	-1	-1
pattern w:#, first	3			-3
pattern w:#/#/	2			-1	-1	-1
pattern w:#w:w	1		-1	-3	-1	2
pattern w:M	-1	-1	-1		-4	-1	1	-1
pattern w:M, first		-1		-3		-1	1
pattern w:M/M	1			2	-1	-3	-2	1
pattern w:MMM	2			-2	-2	-3
pattern w:Mw	-1	-1	1	2	-1	-2	-1
pattern w:Mw:M		-1	-1	1	-2	-3	-1	-1
pattern w:w	1	1	-3	1	-1	-3		-1
pattern w:w#M	3			-2	-1
pattern w:w, first	4		-1	-3	-2	-1	-2
pattern w:w,w	3			-2	-1	-2	-2
pattern w:w,w#	3			-1	-2
pattern w:w,w.	3			-3			-1
pattern w:w-w	-1	-1		2		-2	-1	-1
pattern w:w-wM	-3			3
pattern w:w.w	4			-2	-1	1	-2
pattern w:w.w.	4		-1	-1	-2	-4
pattern w:w.w:	2			-2	-2	-1
pattern w:w:	-2			3	-1	-1	-1
pattern w:w:#	4		-1	-4			-1
pattern w:w:, first	3			-2
pattern w:w:w:		-1		2	-2	-2	-3	-1
pattern w:wMw,	3			-1	1	-1	-1
pattern w:wMwM	3			-2	-1	-2	-1
pattern w;w			-2	-2	-2	-3
pattern w;w;w;	1			3	-1	1	-1
pattern w?, first	-3	-1		2	-1	2	-1
pattern w?w.w	-3			3
pattern wM	-2	-2	2	-3	-1	-1		-1
pattern wM(w)	3		-1		-1	-2
pattern wM(w)#	3			-2
pattern wM, first		1		-2	-2	-2	3
pattern wM,wMw	-1			3	-2	-1
pattern wM/M/M		-1	-1	-1	-3	-1	2	-1
pattern wM/MM/	1			-5	-3	2	-4	-1
pattern wM/MM/, first	-5			5	-1	-1	-2
pattern wM/w	3			-2	-1	-1	-1
pattern wMM	1	-1		-3	-4
pattern wMM#/#	1		-1	-2	-1		1
pattern wMMM#M	2			-2
pattern wMMMM#	-3			-1	1	-1	3
pattern wMMMMw	2		-1	2	-1	-3	-3
pattern wMMMwM		-2	-2	2	-2	-4		-1
pattern wMMw			-1	3	1	-2	-2
pattern wMMwMM	1			2	-1	-1	-3
pattern wMw		-2	-3	1	1	-1
pattern wMw#	4			-3	-1	-1
pattern wMw, first	4			-3		-1	-1
pattern wMw:w:	4	-1	-1	-3	1	1	-1
pattern wMwM	-1	-1	2	-3	-4	1	1	-1
pattern wMwM/M	-1		1	-2	-1	-3	2
pattern wMwM/w	-3			1	2	-2	1
pattern wMwMw#	2			-2	-1	-2
pattern wMwMw,	3		-1	-2	2	1	-2
pattern wMwMwM		1	2	1	-2	-3	-1	-1
pattern w|w	3			-2	-1	-1	-2
pattern w—w	3			-3	-1
pattern {	3			-3			-1
pattern {"w":"			2	-2	1	-1	-2
pattern ◦wM	2				-1	-2	-1
payment history guide	3					-1	-3
payment status current	2						-2
personal information	2			-2	-1
public records	4			-3		-1
rating	2			-2		-1	-2
reply	3			-2		-1
status updated	3			-2			-1
uniform residential loan application	3			-2	-2
worst payment status	3						-3
二, 贷款	-1	-1	1	2		-1	-2
# figure line below
account information	-1			2	-1	-1
balance histories	3						-3
begins $			-3	-2		3	-1
begins (	-1	-2	1	1	-3	1	1
begins -	-1	-3	1		1	-1	-1	-1
begins 4.2	2			-2
begins ;	-3			-1	1	1	-1
begins ]	-2		3	-2		-1	-1
begins account			2	-1	-2	-1	-3	-1
begins accounts	4			-3	-2	-1	-1
begins acct		-1	-1	-2	4	1		-1
begins affirm	-1			-2	1	1	-3
begins agency	-1			-2	1	-2	3
begins american	3			1	-2	-1	-1
begins and	-2	-2	-1	-3	-1		3
begins applicant	5			-4
begins as					-3	1	-3
begins assigned	2		1	-3			-2
begins attorney		1		-3
begins auto		-1	-1	3	-2	2	-1
begins available	3			-3	1		-2
begins bal	-4		-1	3	-1	1	-1
begins balance	-2	-2	1		-3	-3	3	-1
begins balances	3			-1	-1		-1
begins billing	-3			3		-1
begins bills	3			-2	-1	-2
begins bk	3			-2	-1	-1	-2
begins bmw	3				-3	-1
begins borrower	3			-1	-2	-1	-2
begins c			-1	2	-1	-3	-1
begins cabela's	-3			3			1
begins call	2		-1	-2		-2	1
begins cap	2	-2	2	-2	1	1	-3
begins car		-1		-1	3		-3
begins care	-3		1	1	-1	1	-1
begins carol	3			-2
begins carrington				-3	-1	1	1
begins cavalry	-2			3
begins charge			-2	3	-2	-2	-1
begins charged	-2				2	-2	2
begins chase		-2	-2	-1	-3	1	1	-1
begins checking	5			-3	-3	-1
begins chicago	3			-2		-1
begins client	-1		-2	-3	-2	-2	2
begins clm	3	-1		-3	-1	-1	-1	-1
begins closed	-1	-1	-1	4	1	-3	-2
begins co	4				-2	-1	-4
begins collection	1		-1	1	-2	-1	-2
begins comment	3			-2			-1
begins comments	1			-4	-1	-2	1
begins confidentiality	4			-4	-1	-2	-1
begins confirmation	4			-3	-1	-1	-1
begins consumer	3		1	-3	-1	-1	-1
begins conventional	-3			2	-2	2	-1
begins credit	-1	-1	-1	3	-3	-1		-1
begins creditor's	3		-1	-2	-1
begins crestline	2			-2	-1		-1
begins current		-1	1	-1	-3	2		-1
begins còn	-1			2		-3	-1
begins d		-2	-2			-2	-4	-1
begins daycare	3			-1	-2	-1
begins dear	1				-2	-1	-1
begins debt	2	-1			-1	-1	-1
begins debtor	3	-1		-2	-1	-1	-1
begins delivered	-3	2	-1	-2	2	1	1
begins dept	-2			2	-1	-2	2
begins description	-2			3	-1	-2	-1
begins dillard's	-3			3
begins dillards	-2	2				-1
begins document	3			-1	-2		-1
begins dr	-1				-2	3	-1
begins due	-1			-2			3
begins ecoa	2				-2	-3	-1
begins efx	1			3		-2
begins exeter	-1			-1	-1	-3
begins experian	3		1	-3	-3	-2
begins f	3					-3
begins fair	2				-2	-1
begins farm	2		-2	-1	3		-2
begins feb	3		-1	-1	-1	-1	-1
begins federally	4			-3			-1
begins file	3			-2	-1		-1
begins filed	3			-3
begins final	-3			1			2
begins fingerhut	-4	-1	-1			1	2
begins ford				3	-2	-1	-3
begins gas	3			-2	-1
begins geico	2			-2	-2	-3	1
begins got	-2	-1		-3
begins great	-4	-1	1	-2	2	1
begins groceries	3	-1		-2	-1	-1	-1
begins guarantor	2			-1	-2
begins hard				-3		-1	1
begins have	2			-3	1	-2	-1
begins high	4			-2	-2	-1	1
begins house	3		-1	-3	-1	-1	-1
begins household	4	-1		-1	-1	-1	-1
begins hsbc	3			-2	-2	-1	-1
begins image	-2			2		1	-3
begins include	3			-3			1
begins information	2			-2
begins inquiries	2			1	1	-2	-3
begins installment		-1	-1	3	-3	-2	-1
begins interest	3			-2			-1
begins irs	1			1		-2	1
begins items				1	-2	-4	-2
begins jan	3			-1			-2
begins kind	-3			3			-1
begins kohl's	-3		-1	3			-2
begins la					1	1	-3
begins last		-1	-2		1	-4	1	-1
begins late	-2	-1			-2	4	-2	-1
begins lease	-3	-1		2			-1
begins limit	-3			3	-2	-1	-1
begins list	3			-3
begins loan	1	-1	1	-5	-3	-3	1	-1
begins loans	1		-1	-3	2	-1	-3
begins location	3			-2
begins lvnv			1	1	-2		-1
begins make	3			-3	-1	-1	1
begins marcus	3			-1	1	-3	-1
begins member	4		1	-3	-2	-1	1
begins menards	-1			2	1	1	-3
begins min	-3	-1	1	-2	2	-3		-1
begins mine	1		-2	-3		1	-2
begins mission	1			-2	-1	-3	1
begins mohela	-3		-1	3			1
begins monthly	1			-1	1	-3
begins mortgage	2		-1		-1	-2	-3
begins navient	1			-2	-1	3	-1
begins navy	-3			-2	1	1	2
begins nelnet			-1	3	-1	1	-1
begins netflix	3		-1	-3	-2	-1
begins new	1	-2	-1	-4		-1	1
begins nissan	-2			-1		3
begins nmls	4			-3	-1		-1
begins no	2	-1		1		-3	-2	-1
begins nonpriority	-3	1		3	-3	-2	-1
begins northfield	3			-2			-1
begins nothing	-3			1	-2	2
begins notice	2			-2
begins o	1			3	-1		-2
begins offer	2			-2	-1	-1
begins offers	1			-3	-3	-1	1
begins official	3			-2
begins open	-1	-1	-1	2	-3	-3	-2
begins opened	-2	-1		3	-1	-2	-3	-1
begins original	-1	-1	-1	2	-1	-3	-1	-1
begins our	4			-2		-2	-3
begins owes	-1			2	-3	-1
begins p	3			-1	-1		-1
begins page	4			-3	-2	-2	-3
begins part	5			-6	-1	-1	2
begins patient	-3	-1		3	-2	-1	-1
begins patients	-3			2	-1
begins pay	1		-2	-2	-1	-3	1
begins payment	-2	-1	2	3	-2	-3	1	-1
begins phone	4			-2	-1	-1
begins planet	2			-2	-3	-1
begins please	3			-1		-2	-2
begins pmt	-1	-1		-1	2	-2	-1
begins pnc	-3		1	1	-1
begins po	-1	1	-2	1	-3	-3	-1	-1
begins portfolio	-3		1	2	-1	1	1
begins prepared	4			-3	-2		-1
begins priority	-3			3
begins program	2			-2			-1
begins provide	3			-3
begins public	2	-1	-2	-2		-2	-3
begins questions	3			-1	-1		-1
begins rating	3			-2	1	-2	-3
begins real	-1			3	-2	1	2
begins ref			1	-2	-2	-2
begins remarks	2		-1	2	-1	-2	-3
begins repayment	-2			-1		-1	3
begins reply	2			1	-1	-3	-1
begins report	3			-3	-1	-1	1
begins reported		-2	1	1	-1	1	-3	-1
begins requested	4			-3	-1	-1
begins resurgent	-3			1			1
begins retirement	4			-4
begins rooms	-3			-1	1	-2	1
begins s	3				-1	-2
begins saldo	-4	-1		4	-2	-1	1
begins san	3			-1	-1		-1
begins satisfactory	3			-1		-1	-1
begins savings	3		-1	-3	-1	-1
begins scheduled	2		-1		-1	-3	-3
begins section	4			-3	-1	-2	-2
begins see	5			-2	-1	-2	-2
begins service	-3			3
begins sioux	3			-2	-1
begins so	-1			1	-1	-2	3
begins sofi				-3	1	-2	2
begins sort	3	-1	-1	-3	-2	-2	-1
begins source	-2			2	-2		-2
begins subtotal			-2	1		-3
begins suffix	3			-2	-1	-1	-2
begins sum	2			-3	2	1	-2
begins synchrony	1	-1	-1	1	-4	-2	-1	-1
begins số	-2			3
begins t	1		1		-3	-2	-1
begins take	2			-2	-2	1	-1
begins tarjeta	-3		-1	2		1
begins td	-2				-2	-1	3
begins terms	1			-3		-1
begins thanks	2					-2	-3
begins then	-3			3	2	-2
begins this	-1			-1		-4
begins to	1		-1	2	-3	1	-1
begins totals	-1	-1	1	-1	-1	-4	1	-1
begins trade				-2	-1	-2	1
begins tradelines	3			-1	-2	-1
begins transactions	-2			-2		-1	2
begins transcript	3				-1	-1	-1
begins transunion	2	2	2	-3	-2	-3	-3	1
begins two-year	3			-1		-1	-1
begins type		-1	1	1		-3	-1	-1
begins ugh	-2			1		2
begins unsecured	-1			-3			1
begins upvote	4			-2	-2	-3	-1
begins view				-3	-1	-1	1
begins visa	4	-1	-2	-2	-1	-1	2
begins was	-2			2	-2	-3		2
begins water	1	-1		-3		2
begins we	-3				1	1	2
begins wells	1	-1			-2	-3
begins westlake	3			2	-2	-1	-2
begins what	-1	-1		1	-3	-3	1
begins whose	-3		-1	3	-1		-1
begins wire	3			-2		-1	-1
begins xp/tu/ef	-2			1	-2	2
begins you	-1		1	1	-3	2
begins zales	-3			-1	2	-1
begins |	-3	-2	2		-4	-1	1	-1
begins }	3			-2	-1	-1	1
begins ©	2			-3	-1	-2	-1
begins ·	1			3		-1	-1
begins •	-1		-3
begins ◦	1		-1	-4	1	-1
begins ☑	-1					3	-1
begins ✓	3			1	-1	1	-4
begins 余额	-2		1	1		-1	2
begins 欠款	-3	-1		3	-1	-1	2
begins 😬	-2		-1	1	1
closed	-3			3
date opened	3			-2
means balance, short		-1	-2	1	-1	-1	-3
means number	2			-2	-3	-2	1
means number, short	-3			3		-1	-3
means original	-2			3			2
means status, short				-1	-1	3	-2
means text	1	-1		3	-1	-2	-3
means text, short	-3	-1		2	-1	1	2
none	1		-1	-4	2	-1
opened	-2			2			1
pattern "M#","	1			-1	-2	-4
pattern "w","w				2	-2	-3	1
pattern "w":"#	2			-2	-1		-1
pattern "w":"M	1			-3	-2	1	-2
pattern "w":"w	-3			1		2
pattern "w":#				-4	1	2	-2
pattern "w":w,	-1			-1	-2	-2	3
pattern "w(w)"	-3					3	2
pattern ##	-1			1	2	-2	-2
pattern ###	3			-2	-1	-1
pattern ##/#M	3			-1		-3	-3
pattern ##/#M#		-1		-2	-1	-1	3
pattern ##/#MM		-1	-1	-4	-1	1	1
pattern #)#	4			-3	-2	-1	-1
pattern #)#, first	4			-2	-2	-2
pattern #)#w#w	3			-2	-2
pattern #)w,w.	-3	-1		2			2
pattern #, first	-1	1		2	-4	-3	-5
pattern #.w	1		1	-2	-2	-1	1
pattern #.w#.$, first	2			-2
pattern #.w(w)	-2		1	2	1	-2	1
pattern #.w,w#, first	3			-1			-2
pattern #.w,wM	-3	-1		1	-1	-1	2
pattern #.w...	-1		2	-2			-2
pattern #.w.w#	4			-3		-1
pattern #.w.w., first	3			-2
pattern #.w:w,	3			-2	-1
pattern #.w?	-4		-2	2	1	2	-1
pattern #/M/##	3				-1		-2
pattern #M	-1			-3		1	1
pattern #M/#MM	-1			-3		1	2
pattern #M/#Mw	-1		-1	-2			2
pattern #M/M	-2		-1	-3	3	-1	-1
pattern #M/M#M	2	-1	-1	-2	2	-3	-1
pattern #M/M#w	3			-1		-2	-2
pattern #M/M--	4			-1		-1	-2
pattern #M/MMM	2	-1	-1	-4	3	-3	2
pattern #M/MMw	2	1		-2			-3
pattern #M/Mw	1		-2	-5	-3	-1	-1
pattern #M/Mw:	1		-1	-3		-1	-1
pattern #M/MwM	1		-2	-4	-1	-1	1
pattern #w	1	-1	-1	-2	-1		-3
pattern #w#M/M	3			-2		-1	-1
pattern #w#M/M, first	3			-3			-1
pattern #w#MMM, first	4	-1		-3			-1
pattern #w#wMw			1	-3	1
pattern #w(w)#	-3			2
pattern #w(w)M	2			3	-2	-2	-2
pattern #w(w)w, first	3			-3			-1
pattern #w, first	3	1	-1	-3	-1		-2
pattern #w.w	3			-2	-1
pattern #w:w	3	2	-1	-4	1	-1	-3
pattern #wM			1	-3		-3	-2
pattern #wM##M	-3			2			2
pattern #wM/M	1		-3	-3		-3	2
pattern #wM/M/	2	1	-1	-4	1	-1	1
pattern #wM/M/, first	-3	-2		3			-1
pattern #wM/Mw	1			-3		-1
pattern #wMMM, first	4			-4			-1
pattern #wMMMM	1	1	-2			-3	-1
pattern #wMMwM	3				-1	-1	-2
pattern #wMw	2			-3	-1	-2	-1
pattern #wMwM/	3		-1	-3	-2	1
pattern *w:M	-3			3	-1	-1
pattern -w(w)M	-3		1			1	1
pattern -w-	3			-2	-1	-1	-1
pattern -wMwMw	-3			1	-1	2	1
pattern <_w_#=	-3						3
pattern <_w_w=		-1		1	1	2	-4	-1
pattern <w><w>	3	-1		-2	-2	-1	-1
pattern <w_w="	2			-1	-3	-3	-1
pattern ======	1		1	-2	-3	-3	1
pattern M		-2			-5	-4	1	-1
pattern M, first	-3	-1	-2	3	1	-2	-5	-1
pattern M.w	3				-1	-1
pattern M/M, first	-2	-1		3		-1	-1
pattern M/M/M, first				3		-1	-3
pattern M/M/MM	2	-1	-1	-2		-3	-1
pattern M/M/Mw	4	-1	-1	-3	-1	-3	-2
pattern M/MM/M	1	2	2		-2	-2	-3
pattern M/MMMM	2			-3			-1
pattern M/Mw#w	3			-2		-1
pattern M/MwM, first	-2	-1		3			-1
pattern M/MwMM	5		-1	-4	-1	-1
pattern M/MwMw	3			-2		-1
pattern MM	-2			1	1	1	-1
pattern MMMMM	2			-1			-2
pattern Mw		-1	-3	3	-3	1	-4	1
pattern Mw#w	-3		-1	3			-1
pattern Mw, first	4			-2	-1	-3	-4	1
pattern Mw,w	3	-1		-2	-1	-1	-1
pattern Mw,wM#	3	-1		-2	-1
pattern Mw.w.	-3		3		-1
pattern MwM	1		1		-3	-2
pattern MwM, first	-1			1		-2	-3
pattern MwM/M/	-3	-1	-1	3	-1
pattern MwMMMM	-1	-1		4	-1
pattern M✓✓✓✓✓	-1			-1	-2	-3	1
pattern []w.	2			-2
pattern ],	1		2	-3	1		-1
pattern w	1	-2	1		-2	1	-1
pattern w#	2	-1	1	-4	-2	-2		-1
pattern w##	2		2	-2	-3	-2	-1
pattern w#####				-3	-1	-1	1
pattern w##/MM	4			-1	2	-4	-3
pattern w##w				-3	1	-2	-1
pattern w#$M	3			-3
pattern w#$M☐$	-1	-1	-3	2			-1
pattern w#)			-1	2	-2	-1	-1
pattern w#)#	3			-2
pattern w#)MM	1				1		-3
pattern w#:w	6			-6
pattern w#M	5			-4	-3	1	-3
pattern w#M,w:	3			-3	-1	-1
pattern w#MM	4			-4
pattern w#MM#M	3			-2	-1	-3	-2
pattern w#MM#w	-3		1	1			1
pattern w#MMM#	-3	-1	1		-1	-2	1	-1
pattern w#MMMM	2	-1		-1	-3	-4	-1
pattern w#MMwM	-1	-1	-1	4	-1	-1
pattern w#MwM#				2	-1	-3
pattern w#MwMw	3			-3	1	-1
pattern w#w#	3		-1	-2	-3	-2	-2
pattern w#w.w	4			-3		-2	-1
pattern w#w.w., first	-3			3
pattern w#wM	3			-3	-2	-1	1
pattern w#wMM/	-1		-1	3
pattern w#wMMw					-2	2	-3
pattern w#wMwM	-1	-1		1	-3	-3	1
pattern w$#,Mw	1			2	-1	-3	-1
pattern w$M$M	-2		1	4	-1	-2
pattern w$____	4			-4
pattern w&w	4			-3	-1	-1	-1
pattern w(w)#M	-1		-2	1	1	-3
pattern w(w), first	3			-2
pattern w(w),w	3			1	-2	-2	-2
pattern w(w):M	-3			-1	2	-2	2
pattern w(w)Mw	-1		1	-2	2	1	-2
pattern w,	5			-2	-3	-3	-2
pattern w,w	2		1	-3	-2	1	-1
pattern w,w#	4			-3	-3		1
pattern w,w#, first	2			-1	-1	-1
pattern w,w#,w	-3			3	1		-1
pattern w,w, first	-2	-1		3	-1	-1	-1
pattern w,w.w,	3			-3
pattern w,wM	2		1	-1	-6		-1
pattern w,wM, first	5			-4	-3	-2	-1
pattern w,wM.	-3			1		-1	2
pattern w,wMMM	-3			2	-1
pattern w,wMw#	-1			2	-2	-1
pattern w,wMw,	3			-2	-2
pattern w,wMw:, first	3			-3	-1	-1
pattern w--	4		-1	-3			-1
pattern w-w	-1		1	-3	-2	2
pattern w.			-1	-3		-2	2
pattern w.#w	2			-2	-1
pattern w.....	-2	-1	4	1	-2	-2		-1
pattern w....., first	4	-2				-1	-2
pattern w.w	1	-2			-2	-1	-3
pattern w.w#/M	2			-1	-2
pattern w.w#MM	-3			3			2
pattern w.w(w)	-1		1	3		1
pattern w.w, first	3			-1	-2	-1	-2
pattern w.w,w	3			-2	-1	-1
pattern w.w,w.	2			-3	-1	-1	1
pattern w.w.	1		1	-1	-2	-3	-2
pattern w.w.w#	3			2		-1	-3
pattern w.w:, first	3			-3
pattern w.w:M	-4			5	-1	-1	-1
pattern w.wMMw	-3			1			2
pattern w/w	-2		1	-1	-2	-4	1
pattern w/w#MM		-1	-1	-4	-2	-1	3	-1
pattern w/w#wM				3		-1	-1
pattern w:	2		-1		-1	-4	-1
pattern w:#	2	1	3	-3	-3	-2	-1
pattern w:#, first	4	-1					-4
pattern w:#w:#	3			-2	-1	-1
pattern w:#w:w	4		-1	-4		-1
pattern w:, first	3	-1		-2	-1
pattern w:---	3			-1			-1
pattern w:----	-2			3
pattern w:-w-	-2			3
pattern w:M	-2	-2	1	2	-3	-3	1	-1
pattern w:M, first	2			-1	-1	-1	-3
pattern w:M-M/	-3			-1		1	2
pattern w:M/M/		-1		1	-2	-2	-2
pattern w:M/M/, first	3	-1		-3		-1	-1
pattern w:MMM				1	-3	-2	-1
pattern w:Mw,w	3			-3
pattern w:Mw:>	3			-3
pattern w:w(w)	3		-1	-1	-1
pattern w:w,w,	3			-2	-1	-1
pattern w:w,w.	2		-1	1	-1	-2	-1
pattern w:w,w:	2	-1		-2	-2
pattern w:w,wM	2			-3		1	1
pattern w:w-wM	2			-2			-1
pattern w:w.	4			-2	-1	-1	-1
pattern w:w.w	3			-2	-1	-1
pattern w:w.w,	3			-2	-1	-1
pattern w:w.w.	3			-1		-4	-1
pattern w:w.w:	3			-3	-1	-1	-1
pattern w:w.wM			1	-1	-2	2	-2
pattern w:w:#	4			-3	-1	-2	-1
pattern w:w:w,	3			-3
pattern w:w:w:	-2			-2	-2	-1	2
pattern w:w=w=	2			-2		-2
pattern w:wM	-1			-3			1
pattern w:wM,w	1			-2	-3	-2
pattern w:wM/M	3			-2	-1	-1	-1
pattern w:wMw.	4			-1			-3
pattern w:wMwM	3			-2	-1	-1	-1
pattern w;w	2			1	-1	-3	-1
pattern w=M	-2			3	1	-2
pattern w?			-2	-1	-1	3	1
pattern w?#	3			-3
pattern w?, first	-2	-1	-1	-1		2	1
pattern w?M/M	3			-3
pattern wM	-1	-2	2	-1		-3	-1	-1
pattern wM, first	1	1			-4	-2	-1
pattern wM,wM,	-3			3
pattern wM/M/M	1	-2	1		-3	-3		-1
pattern wM/MM/	1			-3	-1		-1
pattern wM/MMM	1			1	-2	-1	-1
pattern wMMM		-1	-1		-3	-1	-2	-1
pattern wMMM#	3			-3
pattern wMMMM		1	2	-2	2	-1	-3
pattern wMMMMw	1		-1	-1		-2	-2
pattern wMMMwM	-1			2	-3	-2	-3
pattern wMMw	1			-1	-2		-2
pattern wMMwM/	3				-1	-2
pattern wMw#/#	3			-2	-1
pattern wMw#M	4			-2	-1	-1	-1
pattern wMw#wM	-3		-1	1	-1		3
pattern wMw,wM, first	-2			3			-1
pattern wMwM		-2	-3	-1	3	-1		-1
pattern wMwM.	3			-2			-1
pattern wMwM/M	3	-1	1	-2	-1	1	-2
pattern wMwMw.	-1		-1	3	-1	-2	-1
pattern wMwMw:	-2			2		-1
pattern wMwMwM	-2	-3	-3	1	-1	1	1	-1
pattern w|#|M|	-4			2	1	2	-1
pattern w|w	3			-2	-1
pattern w|w#Mw, first	3			-3
pattern w–w	2			-3	-1	-1	-1	1
pattern •, first	4			-4		-1
pattern 😬	-4			1	2	-1	1
payment status	-3			2			1
reported balance	-3			3
student loans	-3						3
# figure pattern comes
always		-3	1	1	-3		-1	-2
often	-1	-1	-4	1			-2	-2
twice		-4	-1	1			-1	-2
# figure place
1		-3		1	-3	-2	-3	-1
4	1	-4		1		1	1	-2
# figure read as, shape
accountName code	-1	3	-2	-4			-1
accountNumber code	-2	-2	-1	3		-1	-2
accountNumber digits-4	-1	-1	-1	2	-1	-3	-1
accountNumber digits-5	-4			4	-1
accountNumber digits-6	-3			3		-1
accountNumber digits-7	-3		-1	3		-1	-1
accountNumber lettered-code	-1	-2	-2	2	-2	-2	-4
accountNumber masked	2		-2		-3	-1	-2
accountNumber with-digits	-2	1	-4	2	-1	-5	-4	-1
accountNumber? digits-1	-1		-1	1			-2
accountNumber? lettered-code	-3		-1	4			-1
amount digits-2	2				-2	1	-2
amount digits-3	-1	-1	-2	-3	3	-1	-2	-1
amount digits-4	-4			-1	1	1	-1
amount digits-5	-2				2
amount with-digits	-1		-1	-3	3	-5	-2
amount year	-2		-1	-1	3		-1
amount? digits-1	-5			-1	6	-1	-3
amount? digits-2	-2			-1	3	-1	-2
amount? with-digits	2	-1	-1	-4	-1	-1	-2	-1
aside current digits-2	3					-2	-2
current code	-4					-1	3
current digits-1	-3		-1	1	-1	-4	3	-1
current digits-2	1	-1		-2		-4
current digits-3	-2			-2			3
current lettered-code	-2	-1	-1	-4	-2	-2	4	-1
current with-digits			-1	1	-2	-4	-1
current? code	1			-4	-1	-1	1
current? digits-1	-1			-3	-4		1
current? digits-2	1	-1	-1	-2	-2	-4	-1	-1
current? digits-3	1			-2	-2	-3
current? with-digits	-3	-1	-1			-4	3	-1
current? year	-1	-1		-3	1	-1	1
goes on code	-3	-2	2	-1	-1	-1	2
goes on digits-2	1	-1	-1	-3			-1	1
goes on lettered-code	-2		3	-2	-1	-1	-1
goes on with-digits	-1	-2	2	-3	-1		-1
goes on year	-3	2	-1	2
goes on? digits-1	1	-2	2	-3	-3	-1	-1
goes on? digits-2	1		1	-4	-1	-1
goes on? digits-4	-2		-4	2	-1	-1	-1
goes on? with-digits	-3		2
paying code	-2			-2		4	-1
paying digits-1	-4			-2		3	-1
paying digits-2	-1	-1		-1	-2	2	-3
paying digits-3	-1		-1	-2	-5	2	-1
paying digits-4	-5					1
paying lettered-code	-4	-1			-2	5	-3
paying with-digits	-4	-1		-3		3	-1
paying year	-2			-1	-1	2	-1
paying? digits-2	-1			-2	-3	2	-3
paying? with-digits	3		-2	-3	-4	2	-1
# figure read as
accountName	-2	1	1	-2	-1	-1	-3	1
accountNumber	-2	-1	-4	2	-3	-6	-5	-1
accountNumber?	-1	-2	-2	1	-3	-2	-3	-1
amount	-3	-1	-3	-4	5	-4	-5	-1
amount?	-1	-1	-2	-5	4	-3	-4	-1
aside amount	-2			-1	2	-2	-1
aside current	3				-1	-2	-3
current	-2	-1	-1	-1	-4	-6	3	-1
current?		-2		-4	-2	-3	2	-2
goes on	-1	-3	2	-1	-4	-1		1
goes on?		-1	2	-2	-3	-1	1	-1
no debts	1	-1	-3	-2		-1	-4	-1
no part	1	-2	1		-1	-1	-6	-1
no part, in row	1	-1	-1	-1	-3		-9
originalCreditor	1			-2			-3
originalCreditor?	-3		1	-1			1	2
paying	-4	-2	-1	-1	-3	4		-1
paying?	1	-1	-2	-2	-3	2	-4	-1
# figure read in
accountName, columns by their place		-3	-1
accountName, tables and labels	-1	2	-1	-2	-1	-1	-3	1
accountNumber, a column for each debt	-5			5	-1	-1	-1
accountNumber, a letter about one debt	-4			4	-1
accountNumber, a paragraph for each debt	-3	-1		3	-2	-2	-2
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-3	-1	-1	3			-1
accountNumber, headings over the values of each account	-3			3	-1
accountNumber, objects	-2			2	-2	-1	-1
accountNumber, one debt a line		-1	-3	2	-4	-2	-5	-1
accountNumber, records of labels	-3	-1		3			-1
accountNumber, running text	-3		-1	3	-1	-1	-1
accountNumber, tables and labels	-1		-3	1	-4	-5	-3	-1
amount, columns by their place	-2				1	-2	-3
amount, one debt a line	1	-1	-1	-4	3	-4	-4	-1
amount, running text	-1		-1	-2	3	-2
amount, tables and labels	-3	-1		-1	5	-3	-3	-1
aside amount, one debt a line				-1		-3	-2
aside current, one debt a line	2					-2	-1
current, a bullet for each debt	-1			-1			3
current, a column for each debt	-3			-1			3
current, a letter about one debt	-3						3
current, a notice about one debt	3						-3
current, cards	2			1	-3	-2
current, columns below each other	-3						3
current, objects	-4			-2	-2	-2	4
current, one debt a line	-1	-2		-3		-5		-1
current, running text			-1		-2	-3	1
current, tables and labels	-1	-2	-1	-2	-4	-5	2	-2
goes on, columns by their place	-1	1		1	-1	-1	-3
goes on, one debt a line	-2		4	-4	-3	-2	2	-1
goes on, tables and labels		-3	-2		-2	-1	1	1
no part, a bullet for each debt	-1	1	2	1		-4	-2	-1
no part, a column for each debt	-1		1	2	-3	-1	-1
no part, a letter about one debt	3	-3	3	-1	-4	-4	-1	-1
no part, a paragraph for each debt		-2		1	-2		-4	-1
no part, cards	-1				3	1	-5	2
no part, cards of a portal		-1		-1	-1	2	-3
no part, claims of a bankruptcy			-2		-2	-2	-1
no part, columns by their place		-3	1	-1	-1	-2	-7	-2
no part, headings on several lines	3	-1	-1	-3	-3	-4	-2
no part, headings over the values of each account	1	-2	1		-2	-3	-2
no part, labels	2		-1	-1	-1	-3	-1
no part, none	-1	1			-1		-4	-1
no part, objects	3		2	-3	-3	-3	-2
no part, one debt a line	-2	-3	-1	-1		-1	-6	-3
no part, records of labels		-1	-1	1	-1	-3	-3
no part, rows of labels with their values	4			-3	-1	-2
no part, running text		-2	-1	1	2	-3	-4	-1
no part, tables and labels	2	-2	-1	-1	-5	-2	-6	-1
paying, cards			-1	-3	-2	2	-1
paying, columns by their place	-3	-2		1	-2	3	-3
paying, objects	-4			-1	-3	5	-1
paying, one debt a line	-2			-2	-5	4	-2	-1
paying, tables and labels	-5	-1	-1			2		-1
# figure shape and behind
code capitalised	-1	2	-1	1	-3	-3		-1
code capitals	-2	1	1	2	-3	-2		-1
code date	-3			3
code digits-1	1	-1		1	-2	-2	-4	-1
code digits-2		-1	-2			3	-3
code digits-5	3	-1	-1	-2	-1	-1
code end	4			-3	-1	-1	-1
code line		-1	1		-3	-2	-1	-1
code mark-(	5		-1	-1	-2
code mark-,	-1	-1	-1			-3	-1	-1
code mark-.		-2			1	-3	-2	-1
code mark-<	-2			3
code mark-?	3			-2		-1	-1
code mark-|	-2			3	-1	-3	-1
code small	2	-1	1	-1	-4	-5	-2	-1
code year	-3			3
digits-1 capitalised	2	-2		-3	1		-3
digits-1 capitals	1	-3	1	-4	-1	-1	-2	-1
digits-1 cents	4			-2	-2	-2	-1
digits-1 digits-2	2	-1	-1	-3	-2	-3	-1	1
digits-1 digits-3	2		-1	-1	-4		-2
digits-1 dollars	3	-1		-4	-1	-1	-2
digits-1 end	3			-1	-2	-1
digits-1 lettered-code	1		-1	-1	1	-5	-3
digits-1 line		-1	1	-4	2	1	-1	-1
digits-1 mark-(	-3	-1	2	-3	2	2	-1
digits-1 mark-)	2	-2	1	-3	-3	-3	-1	-1
digits-1 mark-,	3		-1	-2		-1
digits-1 mark--	1		1	-3	-2	-1
digits-1 mark-.	1	-2		-2		-5		-1
digits-1 mark-/	2	-1	2	-4	-4	-2	-1	-1
digits-1 mark-:	3	-1	-1	-2	-2	-2	-3	-1
digits-1 mark-;	3			-1	-2	-1	-1
digits-1 mark-]	3			-1	-1	-1	-1
digits-1 mark-|	-1	-1		-3	2	-1	1
digits-1 percent				-3	-1
digits-1 small	1	-1	-1	-4	-3			-1
digits-1 thousands-and-cents	2		-1	-3			-1
digits-1 with-digits	1			-3	1	-3	-1
digits-2 capital	2			-3	-1	-4
digits-2 capitalised	-1	-1	-2	-4	-1	-3	2	-1
digits-2 capitals	-2	-4	2	-2	-1	-5	-1	1
digits-2 cents	1	-1		-6	2	3	-5
digits-2 digits-1	3			-2	-3	-1	-2
digits-2 digits-2	1		-1	-3	-1	-2	1
digits-2 digits-3		-1	-1		-4	3	-3
digits-2 digits-7	3			-1		-2	-2
digits-2 dollars	2			-4			-3
digits-2 end	1				-3	1	-1
digits-2 lettered-code	-2		2	3	-1	-3	-6	-1
digits-2 line	-1	-1		-4	-1	1	-1	-1
digits-2 mark-"	-1			-5	-3	-1	1
digits-2 mark-$	2		-1	-2	-3	1
digits-2 mark-(				-4	-1	3	-1
digits-2 mark-)	-3		3		-2	-1
digits-2 mark-+	1		-1	-2	-3	-1	-1
digits-2 mark-.	1	-1	-1	-2	-5	2	-1	-1
digits-2 mark-/	2	-1		-5	-2	1	-3	-1
digits-2 mark-:	4			-2	-1	-1	-2
digits-2 mark-<	3			-1		-1	-1
digits-2 mark-|	-1			-2	1	1	-3
digits-2 mark-·	2					-2
digits-2 masked	-3			-1		3
digits-2 percent				-3
digits-2 small	1	-1	-2	-3	-3	-3	1	-1
digits-2 thousands-and-cents	1	-1		-2	-2	2	-3
digits-2 with-digits	4		-2	-3	2	-6	-2
digits-3 capital	3		-1	-4		-2	-2
digits-3 capitalised	-1		-1	-7	-1			-1
digits-3 cents	3			-3	-2	-3
digits-3 code			1	-3	-2	2	-1
digits-3 digits-1		-1	-2	1	-3	1	-3
digits-3 digits-3	-1	-1	-1	1	-2	-2		-1
digits-3 digits-4	-1	-1			-4	2	-1
digits-3 dollars	2			-1	-3		-1
digits-3 dollars-and-cents	-1			3	-1	-2	-1
digits-3 lettered-code	3		-1		-1	-5	-4
digits-3 line	-1	-2		-2	1	1	-4	-1
digits-3 mark-"			-1	-5	-1		1
digits-3 mark-(	1			-5		-1	-1
digits-3 mark-+	2			-2	-2	-4	-1
digits-3 mark-,	1			-2	-3		-2
digits-3 mark--	-1		-1	-2	2	-1	-2
digits-3 mark-.	-1		-2	-6
digits-3 mark-/	-3	-1	-1	-4	2			-1
digits-3 mark-|	-1			-2		2	-2
digits-3 small		-1	-1	-3	1		-3	-1
digits-3 thousands			-1	-3	-3	3	-1
digits-4 capital	4			-3	-3
digits-4 capitalised	2	1	-1	-1	-5	-3	-2
digits-4 capitals	1	-2	-1	-2	-1	2	-3	-1
digits-4 cents			-2	1	-3	-2
digits-4 digits-1	-4			-3	1	4	-1
digits-4 digits-2	1		-1	-2	1	-3	2
digits-4 digits-4	1	-1	-2	-1	2	-6	-2	-1
digits-4 dollars-and-cents	-3	-1		3	-3	-2	-1
digits-4 end	4			-2	-3	-1
digits-4 letters	-2			2		-1	-1
digits-4 line		-1	2			-3	-2	-1
digits-4 mark-"	-1		-1	1	-1		-3
digits-4 mark-)	-2			2	-2	-1	-2	-1
digits-4 mark--			-1	1	-2	-2	-2
digits-4 mark-/	-2		-1	1		-4	-1
digits-4 mark-:	-4			4	-1	-1
digits-4 masked	-3		-1	4	-1	-1
digits-4 small	-1	-1	-2	1	1	-3	-3
digits-4 with-digits	-2		-2	1	2	-3	-2
digits-5 capital	3			-3	-1
digits-5 capitalised	4			-3	-2	-1	-1
digits-5 digits-1	-2			-4	3	-1
digits-5 digits-2	-1	-1	-1	-2	3
digits-5 digits-3		-1		-3	2	-1	-1
digits-5 mark-.	-2		-1	3		-1
digits-6 capitalised	4			-4	-1	-1	-1
digits-6 capitals	3		-1	-3	-2
digits-6 digits-4	-1	-1	-1	-3	3	-2	-1
digits-6 digits-6				-4		-1	1
digits-6 mark-"	3			-2	1	-2	-2
digits-7 capitalised	-2	-1	1	2	-1	-1	-1	-1
digits-7 code	-2			2
digits-7 dollars	-3		-1	3	-1
digits-7 end	3			-3
digits-7 lettered-code	1	-1		-1	-1	-2	-3
digits-7 line		-1	-1		-3	-2	-2
digits-7 mark-"	-2		-1	4	-3	-2	-2
digits-7 mark-,	-3	-1		3	-1	-2	-2
digits-7 mark-.	-3			3	-1	-3	-1
digits-7 mark-/	-2			2		-1
digits-7 mark-:	-4			4
digits-7 mark-;	-3			3	-1
digits-7 mark-|	1			-1	-3	-1
digits-7 mark-–	-3			3
digits-7 masked	-3			3
digits-7 small	-3		-1	4	-2	-1	-2
digits-7 thousands-and-cents	-4			4		-1
digits-7 with-digits	-3			3	-1
lettered-code capitalised	1	-1	-2	1	-2	-2	-3	-1
lettered-code capitals	-1	2	-1		-4	-2	-1	-1
lettered-code digits-1	-1	-1	-2	1	-2
lettered-code digits-2		-2	-1	-2	-3	1	3	2
lettered-code digits-3	5		-1	-4	-2		-1
lettered-code dollars-and-cents	1	-1		-1	-2	-3	-2	-1
lettered-code end	1		1	-2	-1	-1	-2
lettered-code lettered-code	2	-1	-1		-2	1	-6
lettered-code line		-3	-2		-4		2	-1
lettered-code mark-"		-2		1	-4	-4	-1	-1
lettered-code mark-(	-3	-1	2	-1	-2	-3	1
lettered-code mark-)	-2	-1	-2	3	-2	-2		-1
lettered-code mark-,	-4	-2	-1	1	2		-1	-2
lettered-code mark-;	-3		-1	4	-2	-2	-2
lettered-code mark-=	3			-2		-1	-1
lettered-code small	-1	1	-2	1	-1	-4	-2
lettered-code thousands-and-cents	-3		1	1		-1	-1
lettered-code with-digits		-1		-4	-1	2	-4	-1
masked capitalised	-2	-2		2	-3	-2	-2	-1
masked capitals		-2	-2	-2	-2	-2	1	-1
masked cents	-2			2	-1		-1
masked date	-4			4
masked dollars-and-cents	-3	-1	-1	1	-1	-1	-2	-1
masked end	3			-3
masked lettered-code	-3	-1		3
masked line		-1	-3	1	-2	-2	-3	-1
masked mark-"	-4		2	2	-2	-3	-4
masked mark-(	-2		-1	3
masked mark--	-2			3	-1	-1	-1
masked mark-|			-1	3		-1
masked thousands-and-cents	-4			4
with-digits capitalised	2	-5	3	-4	-4	-3	-2	-1
with-digits capitals		-1		-1	-3		1	-1
with-digits cents	2		-3	-2	1	-3	-1
with-digits code	-3		1	-2	-1	3
with-digits digits-1	2			-3	-4	2	-2
with-digits digits-2		2	-1	2	-4	2	-3
with-digits dollars	-1		-1	2	-3	-1	-1
with-digits dollars-and-cents	2	-1	-2	-1	-2	-2	-1
with-digits end	2			-2	-2	-1	-2
with-digits lettered-code	-2		1	-1	-3	-3	2
with-digits letters		-1		-3	-1	1	-1
with-digits line	-2	1	-2		-4	-2	-2	-1
with-digits mark-"	-1	1	-2	-3	-1	1		-1
with-digits mark-(	-4		1	3	-2	-2
with-digits mark-)	1	-3	-3	-3	-1	-2	-4	-1
with-digits mark-,	2	-3		-5	3	-4	-3	-2
with-digits mark-/	2		-1		-4	-1	-1
with-digits mark-;	1	-1		-4		1	-1
with-digits mark-|	-3			-2	-1	1	2
with-digits small	-2	-1	-2	-4	3		-3	-1
with-digits thousands	-2		-1	3	-1	-2	-1
with-digits thousands-and-cents	4		-3	-3	-2	-2
with-digits year	2	-1	-1	-5	-5		2
year capitalised	3		1	-4	-3	-3	-2
year capitals			2	-3	-2	-3	-3
year dollars	4	-1	-1	-3	-2	-1	-3
year end	3			-1	-1		-1
year lettered-code	1	-1	2	-5	-2	1	-5
year mark-"	2			-2	-1	-1	-4
year mark-)	-4	-2	2	1	-2	-1	1
year mark-,	1		1	-1	-3	-2	-1
year mark--	-1		1	-3	-1	-1
year mark-.		-1	-3	-2	-2	-2	1
year mark-✓	3	-1		-1	-1	-1	-2
year small		-1	-2	-2		-3
# figure shape
code		-2	-2	1	-4	-4	-3	-1
digits-1	1	-3	2	-4	1	-1	2	-1
digits-2	1	-2	1	-4	-1	1	1	-1
digits-3		-2	-3	-2	2	2	-2	-1
digits-4	-1	-2	-2	1		-2	-3	-1
digits-5		-1	-2	1	1	-4	-2
digits-6	-1	-1	-1		2	-4	-1	-1
digits-7		-1	-3	3	-4	-4	-5	-1
lettered-code	-1	-2	-2	1	-5	-3		-1
masked	-1	-2	-3	2	-4	-4	-2	-1
with-digits	-1	-1	-2	-3	-1		-1	-2
year	1	-1	3	-3	-1	-2		-1
# figure size
0	3	-2			-2	-5	-1
1	2	-2		-1		-5	-2
10	1	-1	-1	-1	1	-3	-2
11			-1	2	-3	-2	-2
2	1		3	-3	-3
3	-1	-1	-5	-1		2	1	-1
4	-2	-1	-1	-2	-2	3
5	-1	-2	-3	-1	2		-2	-1
6	1	-1	1	-2		-1	-1	-1
7		-1	-3	1	1	-4	-1	-1
8		-1	-2	-2	2	-3
none		-2	-3	-5	2	-1	-1	-2
# figure sums of line
1		-2	-1	-1		2		-2
2	-1	-4	2	1	-4	-3	-1	-2
3	-1	-1		1	-3	-1		-2
# figure words before
 	-1	-3		-1	-2	-1	1	-1
 amex	2			-3	1	-1
 balance	4			-2	-1	-1	-1
 buy	1				1	-1	-3
 card	1		3	-2		-2	-2
 closed				1	-1	-1	-3
 collections	2	-1		-1	-2	-1	-1
 date	3			-2			-1
 discover	-4			3		1	-1
 due	3			-2		-1	-2
 equifax	3			-3	-1
 gemb/jcp	3						-3
 i1	-2			1	1	-3	-1
 inc	-2			3	-1
 installment	4			-1	-1	-3	-1
 kohls/capone	-2			2	-1
 late_count	3			-1	-1	-1	-1
 m	2	-1		-5		-2	2
 min	1			1	-2	-3	-2
 mo	-1	-2		1	1	-3	1
 monthly	3			-1		-1	-2
 monthlypaymentamount	-4			-2	-2	4	-2
 months	3			-1		-2	-1
 mortgage	2	1			-1	-3
 mtg	-2			-1		3	1
 no				-3	2	-2	1
 on	3	-1		-1			-1
 other	3			-2	-1	-1	-1
 pastdueamount	3			-2	-2	-2	-1
 r1	1			2		-2	-1
 revolving	2			-1	-2	-3	1
 total	4			-2	-2	-3	-1
 totals	4			-1	-2	-2	-1
 transunion	-1			2	-3	-2	-1
 type	-5			-1	-1		4
 unpaidbalanceamount	-4			-2	4	-2	-2
 us	-3				3	-4
 vantagescore	3				-1	-2
 visa	1		2	-3	-3		-2
1 a	-1	-2		2	-3	-4	-3
1 aadvantage	-3		-1	3	-1	-1	-1
1 about	2			-3		-5	1
1 account	-2	-2		2	-3	-3	-2	-1
1 accountidentifier	-4			5	-2	-2	-2
1 accountnumber	-3			3
1 accounts	4			-3	-1	-1	-1
1 acct	-3	-3	-1	4	-3	-3	-2	-1
1 act	-1	-1		-1	-1	-3
1 actions	2			-2			-1
1 address	5			-2	-3	-1	-1
1 adjusters	-2		-1	3
1 affirm	-3				3	1	-2
1 after	2			-3	-2	-3	-1
1 afterpay	-2		-2	-1	3	-1
1 ago	3	-1		-2	-1	-1
1 ally	1	-1	-1	-3	2		-2
1 altima	-2			2	-1	1	-1
1 amazon	-2		1
1 amex			-2	-2	1	3	-3
1 and	1			-3	-2	1	-2
1 apartment	2				-2
1 apr	3	-1		-1	-2	-3
1 april	3			-1	-1	-1	-1
1 apt	4		1	-3	-3	-1	-1
1 apts	1		-1	-3		2
1 ashley	-3		-1	2		1
1 assigned	4			-3		-1	-1
1 at	3			-2	-3	-1	-1
1 atrasado	-1		-1			-1	3
1 attention	-2						2
1 aug			-2	-2	-2	-3	2
1 august	4			-2	-1	-1	-1
1 auto		-1	2	-2		-1	-3	-1
1 autopay	1	-1		-3		1	-1
1 available	3			-3
1 avant	-3		-1	3			-3
1 bal	-3	-1	-1	-1	4	-4	-2
1 balance	-2	-2			4	-4	-4	-1
1 bank	1	-2	-2	1	-2		-4	-1
1 barclays	-3		-2	3	-1		-3
1 behind	-1	1			-2	-3	2
1 bill	1				3	-2	-2
1 bk	-2	-1	-1	3	-3		-1
1 borrowerid	3			-3	-1	-1	-1
1 box	3	-1	-1	-3	-4	1	-1
1 brokerage	3			-3			-1
1 bureau	-2		-1	3	-1	1	-1
1 buy/cbna	-3			3		1	2
1 by	4		-1	-4	-2	-2	-2
1 c/o				-1	-1	-3	1
1 ca	5			-4	-2	-1
1 cable	3		-1	-3			-1
1 call				-4	-2	-2	2
1 cancelled	3			-2		-1
1 capital					2		-3
1 care	-1			4		-1
1 cash	-3	-1	-1	1	1	-1		3
1 cell	3			-2		-1	-1
1 chapter	3			-1	-2	-2	-2
1 charge	-2			-2		1	2
1 chase			-1	-1	-2	3	-1
1 check	3	-1		-2	-1	-1
1 checking	6	-1		-5	-2	-2	-2
1 chk	3			-3
1 church	3			-1		-2	-1
1 citi	-1		-2	4	-3	-1	1
1 ck	3			-3
1 claim	2	1		-3	-1	-1
1 claims	3			-2
1 client	5			-3	-1	-1	-1
1 closed	1			1	1	-2	-4
1 code	6			-3	-1	-1	-3
1 coll	1	-1		-2	-1
1 comenity	1		-1	4	1	-1	-2
1 confirmation	4			-4	-2	-1
1 conta	-3			3
1 contract	-3			3	1	1
1 corp			-2	1	-3	-3
1 costco	-3			2			1
1 credit	-2	-1	-1	1	1		-4	-1
1 creditlimitamount	3			-1	-2	-1
1 creditor	-1	2		-4	-2	-1		2
1 cuenta	-4			4	-1	-2
1 cur	4	-1		-2		-1
1 customer	2			-2
1 dad	-3			-1	3
1 data	3			-1	-1	-1	-1
1 date	-1	-1	-1	-3	-2	-3	2	-1
1 dated	4			-1	-2	-1	-1
1 daycare	4			-1	-2	-2
1 days	2	-2	-1	-1	-3	-1	-2	-1
1 de	2			-2	-3	1	-1
1 debt	-2			-3	1		2
1 debtor	3			-1	-2	-1
1 debts	1	1		-3	-1	-2	-1	-1
1 dec	2	-1		-3	-2	-3
1 december	3			-1		-1
1 deferred	1	-1		3	-1	-3	-1
1 delinq	3			-5		-2	1
1 dentist	-4				3		-2
1 deposit	3			-1	-1	-1	-1
1 derogatory	3			-2
1 desk	2				-2
1 dia	3			-1	-1	-2	-1
1 discover	-1		-3	1	-1	1	2
1 dla	2					-1	-1
1 docket	4			-3	-1
1 due	-2	-1	-1		-2	-3	1	-1
1 duration	3					-1	-1
1 día	3						-3
1 e	1			-3	2
1 e-payment	3		-1	-2	-1	-1
1 ed	-3		-2	2	-1	2
1 emergency	1			-2		1	1
1 end	3		-1	-3
1 enrolled		-1	1	-3	-1	-2	-1	-1
1 equinox	2					-1	-2
1 er	-1			1	2		-2
1 est	1		-1	-2		-3	-1
1 estado	-2					-1	3
1 everyday	-3		-1	2	-1	-1	2
1 exit	3	-1		-1
1 expenses	4			-2		-2	-1
1 experian	3			-2	-2	-2	-1
1 express	-1		1	-1	-3	1
1 ext	3			-2	-2	-2
1 f	5			-2	-1	-3
1 f-150	-2			2	-1	-1	3
1 fax	5			-4	-2	-1
1 fcu	-4	-1		2	-1		-1
1 feb	2	-1		-3	-3
1 february	4			-1	-1	-1	-2
1 fee	3			-2	-1	-1	-1
1 fha	-1			-3	1	2
1 file	-1				-2	-2
1 fin	-2		1	2	-3	2	-1
1 final		-1			-3	1		-1
1 finance	-1	-1	-1	1	-3	2	1
1 financial	-2	-2	2	2	-1	-3	-3	-1
1 fingerhut	-4			2	3
1 fingerhut/webbank	-3		-1	3	1	1
1 first	3		-1	-2	-1	-2	-1
1 fitness	-3		1	2			-1
1 fixed	-2		3	-2	-1		-1
1 fl	2			-2	-1	-1
1 food	3			-1	-2	-2
1 for	2		-1	-2		-3
1 ford			-1	-3		2
1 form	3		2	-4	-2	-2
1 fortiva	-3			2	1	1
1 free	4			-2	-2	-2
1 fri	4			-2	-2	-1	-1
1 from	3		1	-3	-2	-1	-2
1 fund	4			-1	-2	-2
1 furniture	-3		-1	-1	4	1	-2
1 ga	4	-1	-1	-3	-3	-1	-1
1 gas				1	-3	-4	-1
1 gemb/jcp	1			2			-3
1 gold	-3			2	1	-1
1 good	3			-1	-1		-1
1 government	3			-2
1 guarantor	-3			3	-2	1
1 h	2			-4	-1	1	-1
1 have	3				-2	-1
1 health	-1		-1	3	-1	-1
1 heloc	-4		1	2	-1	2	1
1 highbalanceamount	3			-2	-2	-2
1 highcreditamount	3			-1	-2	-2
1 hipoteca	-2			1	-1	2	-1
1 his	3			-2		-1
1 history	3	-1		-3	-2	-2	-1
1 hold	3			-3
1 home	4				-3	-1	-2
1 homeplus	-2			3		-1	1
1 i1	-1		-1	1	1	-3	-1
1 ia	3			-3	-1
1 id	2	-1	-1	-1	-2	-2	-3	-1
1 in		-1	1	1	-4	-4		-1
1 inc	-2	-1	-3	3	-2	-3	-1	-1
1 income	3			-3		-1
1 incurred	3			-2	-2	-1	-1
1 information	3			-1	-1
1 inquiries	4			-2	-1	-1	-1
1 ins	5	1	-1	-1	-1	-4	-1
1 int	3			-2	-1	-1
1 investment	3			-3		-1	-1
1 ira	3		-1	-3
1 irs			1	-3	1
1 is	-2			-2	-2	3	1	-1
1 it						-2	-3
1 it's	-4		-1		2	1	3
1 item	3	-1	-1	-2	-1	-1	-2
1 items	3			-2		-1
1 j	2			-2	-3	-2	1
1 jan	2	-1	-1	-5	-2	-3	1
1 january	4		-1	-1	-1	-1
1 jewelers	-4	-1	-2	3	1	-1	-1
1 joint	-3	1			-1	-1	2
1 jul	2		-1	-4	-2	-2
1 july	3			-2	-1	-1
1 jun	-1	1		-4	-2	-2	1
1 k	3			-3	-1	-1
1 known	3			-2
1 kohl's	-3		-1	1	1	-2	-1
1 ks	4			-3	-1		-1
1 ky	3			-2	-1	-1
1 la	1			-3	1	-1
1 last	1	-1	-2	1	-3	-3	-2
1 late_count	3			-1	-1	-1	-1
1 left	-3			-1		2	-1
1 lendmark	-2	-1	-1	2		1	-2
1 letter	2	-1	-3		-1	-1	-3	-1
1 level	4			-2	-2	-1	-2
1 liabilities	2			-2	-1
1 license	3			-3
1 like	2		-1	-3	-2	-3
1 lim	3			-2	-2	-2	-1
1 lines	3	-1		-3	-1	-1
1 llc	-1	-1	-1	2	-2	-2	1	-1
1 loan	-2	-3		2	-1	-1	-2	-1
1 lp	1		-1	3	-1	-1	-1
1 luz	1			-1	3	-3	-1
1 m	1	-1		-4	1	-2	2
1 made	3			-1		-1	-1
1 mail	3			-2	-2
1 mar	3			-3	-2	1	-2
1 march	1	1		-2	-3		-2
1 mastercard	-5		-2	4	-1	-1	2
1 may	2	1		-3	-2	-2	1
1 me	3		-1	-2	1	-3	-2
1 met	3					-1	-2
1 mgmt			-2	2	-1	-1	-3
1 min	-5	-2		-2	-4	2	2	-1
1 minimum	-3			-2	-2	3	-2
1 mismoversionid	3			-1	-2		-1
1 mn		-1			-3		-2
1 mo	1	-2		-2	1	-1	1	-1
1 mon	3	-1		-2	-1	-1	-1
1 month	-2	-1	-1	-1	-3		2
1 monthlypaymentamount	-4			-2	-3	4	-2
1 months				-3	-1	-4	2
1 mop	-3			-2	-1	-1	3
1 mortgage		-1	-3	2	-2	-3	-2
1 mortgageloan	1			-1		-2	-3	-1
1 n	1	-2	-1	-3	-2	-1	1
1 n.a	-2		-1	3	-1	-1	-1
1 na	3		-1	-2	-1		-2
1 name	2	2		-3	-1	-1	-1
1 navy	-3	-1			1		-1	-1
1 nco	-3		4	-3
1 nd	3			-2	-1
1 negotiating	3					-1	-2
1 net	3		-1	-2	-2	-3	-1
1 new	2			-3			1
1 nm	4			-3
1 nmls	3			-3	-1	-1	-1
1 no	-2	-3	-1	2	-4	-5	1	-1
1 none	-2			2	-1	1	-1
1 notes	1	-1	-1	-3	-1	2	-2	-1
1 notice			-1	-2	-1	-1	1
1 nov	4	2		-3	-3	-2	-3
1 november	3			-1	-1	-1	-1
1 nr	-3			3	-1	-1
1 number		-2	1	1	-4	-2	-3	-1
1 nw	2			-2
1 obligations	2	-1		-2
1 oct	3		-1	-3	-2	-3
1 october	4			-1	-2	-1	-2
1 of	3	-3	-1	-2	-4	-4	-2	-1
1 off	-1	-2	-1	1	1	-2	1
1 ok	2	-1	-1	-1	-3	-3	-1
1 on		-1	-2	-1	-2	-4	2
1 only	3			-2	-1		-1
1 open		-1	-3	-3	-2	-2	3
1 opened	2			-5	-2	-2
1 opn	3		-1	-2
1 ostrander	3	-1		-2			-1
1 other	3			-2	-2	-1	-1
1 over	2	-1		-2	-2	-2	-1	-1
1 owe	1	-2		-4	3	-2	-1
1 owes	-3	1		-1	2	-1
1 p	2			-3	-3	1	-1
1 pa	1			-3		1	-1
1 page	6	-1		-4	-2	-1	-1
1 paid	5	-1	-1	-2	-1	-3	-4	-1
1 part	4			-2	-2	-1	-1
1 pastdueamount	4			-2	-1	-2	-1
1 pay		-1	-1	-2	-3	2	-1
1 paycheck	3		-1	-1		-2	-1
1 paying	-1			-2	-1	3	-2
1 payments	2	-1	-1	-3	-2	1	-1
1 payoff	4				-3	-2	-1
1 period	3			-2	-1
1 petal	-3		2		-1	-1	-1
1 phone	5		-1	-5	-1	-3	-2
1 platinum	-2		-3		2	1	-1
1 pm	3			-2		-1	-1
1 pmt	-2	-2	-1	-3	-4	3		-1
1 pob	4			-4
1 postalcode	3			-2	-2		-1
1 premier	-4	-1	-1	3	1	1	1
1 profile	4			-3	-1	-2	-1
1 propane	-2			2			-1
1 property	3	-1		-2			-1
1 pymt	-1			-2	-2	3	-1
1 q			-1	-2		2	-2
1 quicksilver	-1	-2	-1	4	-1	-1	-1
1 r1	-1		-1	3	-2	-3	-1
1 r2	2						-3
1 r4	2	-1	-1	-2	1	-1
1 r9					1	-2	-1
1 radiology	-3			3	-1
1 rating	-2			-2	-2	-3	2
1 rec'd	3			-1		-1	-2
1 receivables	-3			3
1 records	3			-2	-1		-1
1 recovery	-4		1	1	2	-3	1
1 rent	5		-1	-3	-3	-3
1 rent-to-own	-3		3	-1
1 repair	3					-1	-2
1 repayment	-2			-1		-1	3
1 report	3			-2	-1		-1
1 reported				1	-1	-3	-1
1 repossessed	-5			-2	-1	-2	5
1 request	2	-1	-1	-3			-1
1 reviewed	3			-1		-2	-1
1 rewards		-1	-3	1	-2		-1
1 right	3				-1	-1	-2
1 roof	-3			-1	2	-1
1 routing	3			-2
1 savings	5	-1	-1	-5	-2	-2	2
1 score	5			-4	-4	-2	-1
1 section	2			-2	-2
1 secured	2	-1		-1	1	-2	-2
1 september	4			-1	-1	-1	-2
1 service	3	-1	-1	-2	2	-2	-2
1 services	-1	-1	-1	1	-1	-4	-1
1 settled	5		-1	-1			-4
1 share	3		-1	-3	-1	-1	-1
1 shares	3			-2
1 since	3		-1	-2	-2	-1	-1
1 so	-3			-1	-1	2
1 sofi	2	-1	-1	-2	1	-2	-1
1 sorry	-3		-1	-3	3	-2	-1
1 sprint	-3			3
1 ssn	4			-3	-1
1 status	-1	-1		-2	-2	-3	3	-1
1 ste	2			-1	-2	-2	-1
1 store	-2		-2	3	-1	-2
1 streetaddress	3			-1	-2	-1	-1
1 subaru	-2	-1		1	-1	1
1 subscribercode	3			-2			-1
1 suite	3			-1	-2	-1
1 sum	4	-1		-2	-1	-2	-1
1 summary	3			-3	-1
1 surgery	-2		-1	3	1	-1
1 svcs			-3		1	-2
1 sys	-3		3		-1	-1	-1
1 tel	2			-3	1		-1
1 term	3			-1	-2	-2	-2
1 texas	2			-1		-1	-1
1 the	2	-1	-2	-7	-3	-2	1
1 them	-1	-1		-1			3
1 through	3			-2	-1	-1	-1
1 thru	4			1	-1	-2	-2
1 til	3				-1	-1	-1
1 to	2	-1	1	-3	-3	-1	-2	-1
1 total	3	-1	-1	-4	-3	-4	1
1 totals	6			-3	-2	-4	-1
1 toyota	2		1	-3	-1	-1
1 tradeline	3			-2	-1		-1
1 transunion	1	-1			-3	-2	-1
1 trust	-3		2	-1	-1	-1	-1
1 tu	3			-2	-1	-1
1 tuc	1			-2	1	-1	-1
1 tx			2	-3	-2	1
1 type	-3			-3	-1	-1	4
1 un	-3		-1	3
1 union	1	-1	1	-1	-4	-2	1
1 unpaid	4		-1	-2			-1
1 unpaidbalanceamount	-4			-2	4	-2	-2
1 updated	5			-2	-1	-1	-2
1 upgrade	3	-1		-3	-1
1 upvote	3			-1	-2	-3	-1
1 us	-1	-2		-5	2		-1	-2
1 valley	3		-1	-2
1 value	3			-1	-2	-1	-1
1 vanguard	3		1	-3
1 vantagescore	4			-1	-2	-2
1 venture			-1	3	-2	-1
1 vet	-3				3	-1	1
1 vin	2		-1	-2	-1	-1
1 visa	-2	-1	-2		1	1	-4	-1
1 visit	-2		-1	4	-1	-1
1 vt	2			-2
1 wa	4			-2	-2
1 was	1		-1	-1	-1	2	-3
1 washer	-3	-1	-1	-1	-1	3	-1
1 water	2		-1	-1		-2	-2
1 webbank	-4			2		-1	2
1 west	3			-3
1 wireless	-2			3	-2	-1	-2
1 with					-2	-2	-1	2
1 within	3			-2		-1	-1
1 xp/tu/ef	3			-3	-1		-1
1 xxxx	-2	-2		3	-2	1	-1
1 y	3	-1		-4	-2	-2	1
1 year	4			-2		-1	-2
1 yrs	4			-1	-1	-2	-1
1 信用卡	1	-1	-1	1	-1	-1	-3
1 最低还款	-5			-4		-2	5
1 月供	-3			-2		1	2
1 状态				-2			3
1 账号	-5			5		-1	-2
1 车贷	-3		1	-2	2	-1
1 逾期30天	3	-1		-2		-2	-1
2 about				-3	1	-1	-1
2 account	-1	-1		2	-3	-3		-1
2 acct	-2	-1	-1	3	-1	-2	-1	-1
2 address	3			-3	-1		-1
2 affirm	1			2	1	-1	-3
2 after	2			-3		-1	-1
2 agreed	2			1		1	-3
2 aidvantage	-3			3		1	-1
2 al	3			-2		-1	-1
2 aluguel	4			-1	-3	-2	-1
2 amazon	-3			1	1	1	-1
2 amer			-1	-3		2	-1
2 american	-1		-2	2	-3	1
2 amex	-1		-1		-1	3	-1
2 amount	1			-2		-3
2 amt	2			-3	1	-3	-2
2 application	3			-3
2 as		-1	-1	2	-3	-3		-1
2 asagreed	3			-2		-1
2 ashley	-3			1	1	2
2 associates	-2			3	-1	-1	-1
2 at	4			-3	1	-2	-2
2 at&t	-2	-1	-1		3	-1	-1
2 atlanta	3	-1	-1	-1	-1	-1
2 available	4			-2	-1	-1
2 ave	3			-2	-1
2 award	-3			3		-1	-1
2 b	-1	1	-2	1	-1	-3	2
2 baby	3				-1	-1
2 back	2			-3	-2	-1	1
2 balance			-3	-1	-1		-2	-1
2 balances	3				-1	-1	-1
2 bank	-1	-2	-4	-1	-2		1
2 bankruptcy	1		-1	-2	2		-2
2 barclays	1		-1		-2	-1	-3
2 before	3		-1	-2
2 beginning	2				-2
2 billing	3			-2	-1	-1	-1
2 boat	2			-1			-2
2 by	3		1	-2	-2	-3	-3
2 c/o	-1		-1	3	-1	-2	-2
2 cabela's	-3			3	1	-1
2 call	3	-1		-2	-1		1
2 car	1		-1	-3	-1		-3
2 card	-2	-1	-3	1	1		-3	-1
2 cash	-2	-1	1	1	1	-3
2 certified	4			-3	-2	-1
2 charge-off	-3			-1		-1	3
2 charged	-3	-1	-1	-2	-2		3
2 chase	2	-1	-1	-2	-2		1	-1
2 check	3		-2	-1	-1	-1
2 checking	5			-4	-1	-1
2 citizens	-2			3
2 city	3			-2	-1		-1
2 claim	3	-2		-2			-1
2 classification	4			-3		-2	-1
2 closed	3			-1	-1	-1	-2
2 co		1	-2	-1	-2	-2	1
2 coll	4			-2	-3	-2
2 collection	-1	-1	-1	2	-3	-3		-1
2 comenity	-2			3	-1	-2	1
2 consol	-3		2
2 contact	3			-3	-1
2 costco	-2			3	-1	-1	-1
2 counseling	3			-1	-1	-2
2 county	1			-4	-1	-1	2
2 ctr	2			-2
2 current_rating	3				-1		-2
2 customer	3	-1		-3
2 date	2	-1	-1		-2	-2	-3
2 days			-2	1	-3	-2	-2	-1
2 debt			-1	-1	-3	-3	1	2
2 debtor	3			-2	-1		-1
2 deferred	4			1	-1	-1	-3
2 del	3			-2		-1	-1
2 delaware	-1			3	-1	-1	-1
2 delinquent	3			-3			-1
2 deposit	3			-2	-1	-1	-1
2 dept	-2		-2	2		-1
2 dillard's	-3		-1	3
2 dist	3			-2			-1
2 dmp			-1	-1	-2	-4	1
2 due	1	-2				-4		-1
2 día	3			-2		-1
2 ef				-3		2	-1
2 electric	-1			2	-2	-3	-1
2 empréstimo	-2			-1		1	-1
2 en	2			-2			-1
2 ending		-2			-3	1	-1	-1
2 ends	-2			3	-1	1
2 equity	-3		-1	2		-1	-2
2 est	4			-1	-2	-2
2 evansville	3			-2			-1
2 everyday	3			-3	-1
2 express	-3		1	2		-1	-1
2 fcu	-1		1	1	-1	-3	-2
2 feb	3				-1	-2	-2
2 fee	1			-3	-1	-1	1
2 fees	-3	-1	1	2	-1	-2	1
2 fico	3			-1	-2	-2
2 fidelity	3			-3			-1
2 final			-1	-4	1	-4	-1
2 finance	-3	-1	1	1	-1	-1	2
2 fingerhut	-3			4		-1	-1
2 flagstar	-3			3	-1	-1
2 food	3				-1	-2
2 ford	-1				-3	2	-2
2 form	3			-1	-1	-1	-2
2 free	3			-3	-1		-1
2 gm				1		-2	-1
2 great	-3			3
2 health	-2		-1	2	-1		-1
2 heloc	-2			3	-1	-1	-1
2 high	2			-1	-3	-2	-1
2 history	4	-1	-1	-3	-1	-2	-2
2 hospital	-3			4	1	-1	-1
2 hours	2			-1	-1	-1
2 https	3			-1	-1	-2	-2
2 huntington	-3		-1	3	-1	1
2 i	4	-1	-1	-3	-2	-3	2
2 identification	4			-4	-1
2 if	4	-1		-3
2 in	2	1	-1	-2	-4		-1
2 inc	-2		-1	3	-1	-2
2 individual	2			-3	-1		1
2 information	3			-2
2 inquiries	3			-2	-1
2 ira	3			-3
2 irs	-1			-3	1	1	-1
2 it	-1			-1	-3	2	2
2 j		1	-1	1	-3	-2	1
2 joint	-1		-1	2	-2	-3	-1
2 june	-1			-3	-2	2	-1
2 kubota	-3			1		1	-1
2 l	4	-1		-1	-2		-1
2 last	-1	-1	-1	1		-5	-2	-1
2 late		-1		1		-4	1
2 left	1		-1	-2	1	2	-3
2 lending	-2			3	-1	-2	-1
2 lendingclub	-2		-1	2			1
2 liability	3			-2	-1	-1
2 limit	-1			-1	2		-3
2 little	2				-2		1
2 llc		1	-2		-2	-3	-2
2 ln	3		-1	-2	-2	2
2 loan	-1	-1		2	-4		1	-1
2 lowe's	-3	-1	-1	2	2	-1	1
2 luz	1			1	-2	-4
2 m	5			-2	-2	-1
2 ma	4			-3	-2
2 macy's	-2	-1	-1	2	1	-1	1
2 macys	-3			1	1	-1	2
2 macys/citibank	-3		-1	3
2 management	-2	-1		1	-1	-1		-1
2 marguerite	3			-2			-1
2 mastercard	-2			-1	-3		2
2 mattress	-3				1	1	-1
2 may	3			-2	-1	-1	-1
2 me				-2	-3		1
2 member	1			-4	-1		2
2 min	-4	-1	-1	-1		3	-1	-1
2 minimum	-3	1		1	-1	2	-1
2 mo	-1	-1	-3	-3	-3	2	1	-1
2 mohela	2				-2	1	-3
2 mon	3			-1	-2
2 money	5			-4		-1	-2
2 month	-1			-2	-1	-4	2
2 months	-2	2		-2	1	-2
2 mortgage	1	-1	-1	1	-2	-2	-3
2 motor			-1	1		-3	-2
2 mtg	2		-1			-2	-3
2 n	1	-2	1	-3		-4
2 n/a	2			-3	1	-1	-1
2 na				1	1	1	-3
2 navient	-3			3	-1	1	-1
2 nco	-2		-1	3
2 nd	3			-2
2 needs	-2			-1		-1	3
2 nelnet	-3		-1	3	-1	-2	1
2 net	2			-1	-1	-1
2 nmls	3			-3
2 no	-1	-1		1		-3	-2	-1
2 not	-2	-1		3	-2	-2
2 nov		-1		-1	-2	-2	1
2 number	-1	-1		1	-3	-3	-2	-1
2 o	3			-2	-1	-2
2 of	-1	1			-3	-1	-1	-1
2 office	-3			1			2
2 ok		-2		1	-2	-5	2
2 old	-2	-1	-2		3	-1	-2	-1
2 omaha	3			-1	-1		-2
2 on	3	-2	1	-4		-3
2 open	2		-1		1	-3	-1
2 opn	3			-3
2 or	1	-1		-3	-3	-2
2 original	3			-1		-1	-2
2 other	3	-1	-1	-3		-1	-1
2 our	3		-1	-2		-1	-2
2 out	3			-2		-1	-1
2 owe	-1	-1	-1	-2	-3		1
2 p.o	4			-3	-3
2 page	3	-2			-2	-2	-1
2 paid	2	-1	1	-1	3		-6
2 parcela	-1			-1	-3	2	1
2 past		-1		-1	-4	-3	-1	-1
2 patel	-2			-2	2	2	-1
2 patient	-2			3
2 paycheck	3			-1		-2
2 payment	1	-1	-1	-3	-1	-1		-1
2 payoff	2			-3	-2	-1	-1
2 paypal	2		-1	-2	1	1
2 pays	5			-1	-1	-3	-2
2 pediatrics	-2			3
2 pell	-3			1	1	1	-1
2 personal	-2	-2	-2	2		-1		-1
2 phone	3			-1	-1	-2	-1
2 placed	3			-2			-1
2 please	2			-1			-1
2 pmt	2		-1	-2		-5
2 pnc	-4		2	2		-2	1
2 po	2		-1	-3	-3	1	-1
2 point	-1			3			-1
2 portfolio	-4		-1	1	2	1	1
2 previous	3			-1	-1
2 profile	2			-1	-1	-2
2 property	4			-4
2 public	3			-2	-1		-1
2 pull	3			-2		-1	-1
2 purpose	2			-2
2 questions	3			-3
2 r	3			-1	-2	-1
2 rapids	3			-2
2 rd	4		-1	-3	-1	-1	-1
2 re			2	-4	-1
2 received	3			-2	-1	-1	-1
2 recent	2	-1		-3	-1	-2		-1
2 records	3			-2	-1
2 reference	-2			3	-2	-2	-2
2 reflect	-1			3			-1
2 regional	-3	-1	-2	1	1	1	2
2 regular	4			-4
2 remarks	2	1		-1		-1	-2
2 rent	5		1	-3	-3	-3	-3
2 renta	3			-1	-2	-2
2 report	2			-4	1	1	-1
2 reported	1		1	-2	-2	-4
2 repossession	3		-1	-1	-1	-1	-1
2 requested	3			-1	-2	-1	-1
2 resource	-2			3	-1	-1
2 response_group	3				-2
2 retirement	3			-2	-2	-1
2 rewards	-4		-1	3	1	2	-2
2 routing	5			-5
2 run	-3			3
2 rv	-2			2
2 s	4		-1	-3
2 sapphire	-1			2	-3	1
2 savings		-1	-2	-2	-2	1	-1
2 says	-3		2	1	-1	-1
2 scheduled	-4			-3	-1	4	-2
2 school	3			-2			-2
2 score	3			-2	-3	-2
2 secured	-1	-2		3	-1	-1	-2
2 services	-2		1	3	-1	-1	-2
2 settled	2			1		-1	-3
2 share	3	-1		-2		-3
2 since		-1	-1	-2		-1	4
2 slate	-3		1	1	-1	-1	1
2 snap	-3			1		2	-1
2 snap-on	3		-1	1		-3
2 so	-2			-1	1	-2	2
2 sofi	-3			1	1	2	-1
2 spectrum	3			-2
2 speedy	-1		-1	-1	-2			2
2 spotify	3		-1	-1	-1	-1
2 status	-2	-1	-1	-3	-2	1	2
2 street	3			1	-3
2 summary	3	-1	-1	-3	-2	-1	-1	-1
2 summons	3			-1			-3
2 svcs			-1	2	-1	-2	-1
2 synchrony	-2	-1	-1	3	-2	-3		-1
2 systems			-1	3	-4	-3	-2
2 t	-1			-2	1	-2
2 target	-3		-1	1	2	-2	2
2 tax	1		1	-2	-2	-2	-2
2 td	-2			3
2 terms	-2			-2	2	2	-3
2 thank	3			-1			-2
2 that				-3	-1	1
2 their	-3			3		-1
2 time	-3	-1	-2	1	1	1	1
2 tire	-3			1		1
2 to		-1		-2	-2	-4	2	-1
2 total	2	1		-1	-4	-2	-1
2 trade	2			-2
2 transworld	-4		4	-1	2	-1	-2
2 truck		-1		-1	-1	2	-2
2 trust	-3		-1	2	1	1	-1
2 type	3			-2	-1	-1
2 union	1	-1	-1	-3	-1	1	-3
2 uns	3				-2	-2	-1
2 update	2			-2
2 updated	3		-2	-3	-2	1	-4
2 upgrade	-2		-2	3	2
2 usaa	-4		1	-3	1	2
2 utilities	3		-1		-1	-2
2 vegas	2			-2			-1
2 venture	-1		-2	3	-3		-1
2 vin	3			-3
2 visa		-1	-3	1	-4	-4	2	-1
2 visit	-3			2	2	-1
2 was	2					-2	-3
2 wfbna	-2			2	1	1
2 will	3			-2		-2	-1
2 world	-1		1	-1		-3	1
2 x	-1			-2	1	-2	-1
2 yes	-1		1	-1	-2	-2	1
2 yet	-2		-1	-2	1	2
2 you	-1				-3	-3	1
2 your	4	-1		-3	-1	-1	-1
2 zip	-2		-2	-2	3	-2
2 余额	-3			-2	-1	-1	4
2 最低还款		-1		-3		-2	1
2 月供	4	-2		-1		-2	-2
2 欠	-2			-2	-1	2	1
2 车贷	-3				2	-2	-1
3 		-3	-1	-1				-2
3 a		-1	2	-4	2	-3
3 account			-1		-3	-3		-1
3 acct				1	-1	-1	-4	-1
3 active	2		-1	-1	-1	-1	-3
3 actual	3				-1	-2	-1
3 address	4			-3	-1		-1
3 affirm			-1	4			-2
3 after	3			-2	-1	-2	-1
3 age	2			-2	-2	-1
3 ally	2	-1	1	-3			-1
3 altima	3			-3
3 amazon	-3			2	1	1
3 american	-1		-1	3	-1	-2	-1
3 amex	-4	-1	-2	1	2	3	-2
3 amt	-2	-1	1	-3	1	1
3 anesthesia	-4	-1	2	2			-1
3 annual	2			-2
3 apple	-3			2		2	-1
3 apt	3			-3	-1
3 as	2	2	-1	-1	-3	-2	-1
3 at	2		1	-3	-3	-4	-1	-1
3 atlas	-2			2
3 auto	-1		4		1	2	-3
3 ave	3			-3	-1
3 bal	-4	-1	-2		1	2	2	-1
3 bankruptcy	-3		-1	1	2	-1	-1
3 barclays	-2	-1	-1	3		-2	-3	-1
3 be	3		1	-4	-1	-1	-1	1
3 big	-4		-1	2	-1	1	2
3 billing	3			-2	-1	-1
3 bk	4			-1		-2	-2
3 blue	-3		-1	3	-2	-2
3 boat	3				-2	-1
3 bofa	-1		-1	-3	-2	3	-1
3 borrowerid	3			-2		-1	-1
3 box	2			-1	-3	-2
3 bridgecrest	-2			3
3 c	-2			-1		-3	1
3 call	4	-1	-1	-4	-1	-2
3 capital	-1	-1	-1	1	-3	1	-1	1
3 cash	-2		2	-1		-1	2	-1
3 cedar	5			-4
3 chase	1				-3		-3
3 checking	4	-1		-3		-1	-1
3 citi			-2	2	-3	-4	-1
3 citibank	-4	-1		4	-3		-2	-1
3 city	3		-1	-1	-1	-1	-3
3 claim	3			-2	-1
3 claims	3			-2
3 class	2			-2	-1	-2
3 co	1	1	-1		-2	-2	-3	2
3 collection	-1	-1	-1	2	-1	-4	1
3 commonwealth	-3			3
3 consumer	1	1		-2		1	-2
3 conta	-2			-1	3	-2
3 conv	3				-1		-2
3 cooper	-3			3	-1		1
3 costco	-4			4	-1		-1
3 counseling	4			-2	-1	-1	-1
3 credence	-2			3	-1	-1
3 credit	-1	-2	-3		-1			-1
3 creditliabilityid	3			-2	-1	-1
3 cross	-2	-1		1	-1	-1	1	-1
3 ct	2			-3	-1	-1	-1
3 cu			1	1	-3	-2
3 cuenta	-3			3		-1	1
3 curr	-3			1	-1	-2	2
3 customer	3	-1	-1	-2	-1		-2
3 date	1	-2	1	-2	-2	-1	-1
3 daycare	3				-2	-1
3 days	1	-3	1		-1	-1	-3	-1
3 de				-1		-2
3 debt		-1	2	-1	-2	-1		-1
3 delinquency	1			1	-1	2	-3
3 deposit	4			-2	-1	-2
3 dept	-1		-2	2	-1	3	-2
3 direct	2	-1	-2	3	-1	-1
3 discover	-2	-1	-2	1	-3	2
3 due	-1	-4	1	-1		-4	2	-1
3 e	4		-1		-3		-1
3 electric	1			1	-2	-3
3 electronic	3			-3
3 energy	3			-3		-2
3 eq	3		-1	-2
3 est					-1	-2	2
3 estate	3	-1	-2	-1			-1
3 exeter	-3		-1	1	-1		2
3 exp	3			-3		-1
3 fax	2			-2		-1
3 fed	-3			3	-1	1	-1
3 fico	3			-1	-2
3 fingerhut	-1			1	-4	-1	1
3 first				1	-1		-4
3 florida	4			-4	-1		-1
3 food	3				-1	-2
3 for	1	2	-1			-5	-4
3 forbearance	-4		-1	3		2	-1
3 form	4			-1		-2	-1
3 fort	1			-2		1	-1
3 free	3			-1	-1	-1
3 freedom	-2		-1	2	-2		-3
3 from		-1			-3	-2	1
3 ft	2			-3	-1	1
3 global	-2			3			-1
3 granite	-3			3
3 great	-3		-1	1	1	1
3 group	-1	-1		3	-2	-2
3 h	3			-1	-1		-2
3 harlan	-2			2
3 health	-3			3	-1	2	1
3 high	2			-2			-1
3 honda	-2		1	1	-3	1	-2
3 hosp	3			-3
3 identification	3			-2	-1
3 inc	3			-1	-2	-1
3 incl	3				-2		-2
3 income			1	-3	-1	-1
3 ins	3			-2	-1	-1
3 installment	-1		-2	1	-2	-2
3 insurance	3			-1	-1	-1
3 jpmcb	-3	-1	-1	3	-1	1	-1
3 kay	-2			1	-3	1
3 kitchen	-1			-1	-3	1	-1
3 kohl's	-2		-1	3	2	-2	-1
3 kohls	-3			2	1
3 l	3			-1	-1
3 lake	3	-1		-2	-1		-1
3 last		-1		2	-2	-3	-3
3 late	1	-1	-1	1	1	-3	-3	-1
3 left	-2		-1		-1	3	-1
3 letter	2			-2	-1	-2	1
3 llc			-1	2	-2	-3	1	-2
3 loan	-1		-1	1	-2	1	-4	-1
3 macy's	-3			-2	3	-1
3 march	-3					-1	3
3 mastercard	-2			3
3 may		-1	1	-2	-2	-2	1
3 midland			-1	-3	2	-2
3 min	-3		-3	1	1	1	3
3 mo	3	-1	-3		-1	-3
3 monthly			-2		-2	-4	1
3 months	2		-1	-1			-3
3 more	2			-2
3 mortgage	-1	-1	-2	2	-3	-1	1	-1
3 mr	-2			4	1	-1	-1
3 mtg	2			-2		2	-3
3 n	-1	-1		1	1	-2	-2
3 na	1			-2	2	-3	-3
3 name	3			-1	-1	-1
3 national	3		-1	-1	-1	-1	-2
3 ne	3			-3		-1
3 next	5			-2		-4	-1
3 none	-1			2	-1		-3
3 nonpriority	3			-2		-1
3 not	1			1	-2	-3	2
3 note			-1	1	-1	-1	-3
3 nov	3	-1	-1			-2	-1
3 now	2		-1	-1	-3	1
3 number	-1			2	-1	-2
3 número	-3			3
3 o	-1		2	-5	-2	-2	3
3 oct	-1	-1			-2	-3	1
3 october	-2			2		-1	1
3 of		-1	-1		-4	-3		-1
3 off		-1	-1	-1	-1	-3	2
3 ok	-2	-1	1	1	1	1	-4
3 old	-1		-2	1	-2	3	-3
3 one	-1	-2	-2	-1	-2	3	1
3 onemain	-1		-1	3	-1	-3	-2
3 opened	3			-2	-1	1	-2
3 orig	1	-1			-2	-2	1
3 original	1			-3	1	-3	-2	2
3 outside	1		2	-3			-1
3 oyelaran	3			-3	-1
3 p	3			-2
3 page	3		-1	-3	-1
3 paid	2		-1		1	-2	-3	-1
3 parcela	-3				-2	2	1
3 past	2	-2	1	3	-3	-4	-1
3 pay			-3		-2	-3	1
3 paying	3		-1	-1	-1	-1	-2
3 payment	2	-1	-1	-2	-3	-1	1
3 pays	3			-1		-2	-2
3 pennymac	-2		-1	3			-1
3 per			1	-2	1	-2
3 phone	3		1	-3	-2	-3
3 pkwy	2			-2
3 pl	-2	-1	2	1	-2	2	-2
3 planet	3			-2	-1
3 po	3		-1	-2		-1	-1
3 portfolio	3		-1		-1	-1	-1
3 prequalified	2			-2
3 r	4	-1		-4	-1		-1
3 re	-2		3	3	-1	-1	-3
3 real	2		-2	-2			1
3 receivables	1		-1	1			-3
3 recording	3					-2	-1
3 recovery	-2		-1	3	-2	-2	-1
3 redcard	-1			-2	3	-1	-1
3 regular	3			-2		-1
3 rent	2	-1	1	-2	-3	-3	-1
3 renta	3				-1	-2
3 repo	3	-1		-2		-2
3 report	5			-2	-2		-3
3 reported		-1	1	1	-1	-3	-1
3 repossessed	-3						3
3 respondent	3			-2	-1
3 rewards	1		-1	-3	-1	-2	2
3 rockland	-3			2	2	1	-1
3 s	3		-1	-2
3 saint	3			-2
3 sapphire	-3			3
3 savings	4			-4	-1	-1	-1
3 says	-3			1	-1	1	-2
3 score	2			-1	-1	-1	-2
3 scores	3			-2	-1	-1
3 self	-3		1	1
3 services			-2	2	-2	-3
3 servicing	4			-3
3 sheffield	-3			3	-1	-1
3 since	1	-1		1	-2	-2	-1
3 sofi	-2		-1			1	-3
3 sold	-1			1		2	-3
3 son	2			-1	-1	-2
3 ssn	3			-1	-1
3 stat	2	-1	2	-3			-1
3 statement	3			-2	-1
3 status	-1	-1	2	-1	-3	-2		-1
3 still	3			-2	-3	-2	-1
3 student	-2		-1	3	-2	-1	-2
3 stuff	-2		-1	3	-1		-1
3 synchrony	-1			3	-3	-2	-2
3 terms		-1		-3	1	-1	-1
3 that	-1			-1	1	-1	2
3 their	-4			5	-1	-1	-3
3 third	-3			3
3 this	-1				-2	-3	1
3 through	2			-1	-1		-1
3 til	-3			-1	-1	3
3 time	1	-1	-1		1	-1	-3
3 tn	-2			3	-1
3 total	3			-2	-2	-3	-2
3 toyota	-3	-1	1	1		1	-4
3 tractor	-3			-1	1	1	2
3 transworld	-2			2	1	-1
3 us		-1	-1	-2	-4	2		-1
3 usaa	-1			3	-2	-1
3 use	2			-1	-1	-1	-1
3 used	-3			3		1	-1
3 visa	-3	-1	-1	3	-1		-1
3 was	-1				-2	-2	2
3 we				-3	-1	2	-2
3 what	3			-2	-1		-1
3 with	-2		1		2	-3
3 worst	3						-3
3 x			-2	3	-1	-2
3 xxxx	-1	1		-3	-1	1	1
3 you	2	-1	-1	-1	-3	1	-1
3 your		-1		1	-2	-3
3 信用卡	-5			2	-1	1	2
3 欠款	3	-1		-3	-2	-2	-3
3 正常	-3		-2	4	-1	-1	-1
a month	-5			-2	-2	2	3
account no	-3	-1		3	-1	-2	-2
account number		-1		1	-4	-3	-4	-1
acct bal	-2				2
acct no	-4			4	-2	-2	-1
aluguel us	3				-2	-2	-1
amount here	3			-3
as of		-1	-1	-1	-3	-1	1
atlanta ga	2	-1	-1	-1	-1	-1
auto loan	-2	-1	3		-2	1	-2
bal pmt				-3	-1	-1	1
balance loan	2	1	-2	-5
balance minimum	2					-1	-2
balance payment	-2	-1			-1	1	1
balance suffix	3	-1	-1	-3
balance updated	3				-1	-1	-2
bank current	-2				-2	2	-3
bank loan	-3			3
barclays aadvantage	-3		-1	3	-1	-1	-1
best buy/cbna	-3			3		1	1
big card	-2		-2	3		-1
blue cash	-4			3	1
c/o c/o	3			-1	-1	-2	-2
cap one	-3		-2	3	-3		2
capital systems	-1		-1	3	-1		-2
card min	-1			-1	-2	3	-1
certified mail	3			-3	-2	-1
charge-off date	-3						3
charged off	-3	-1	-1	-1	-2	-1	4
citi costco	-2			2			1
claim no	3	-2		-2			-1
client id	3			-3
client no	3			-3
consumer usa	-2		-1	3	-1	-1
counseling a	3				-1	-1
credit cards	3			-2	-1		-1
credit one	-4		-1	2	1		-1
credit services	3			-3	-1
cu visa	4		-1	-3			-1
curr acct	1			-3		-1	1
current balance	-1			-2	3	-1	-1
current current	-3			-2			3
current days	3						-2
current status	3						-3
current_rating code	4				-1		-3
customer service	4	-1		-3
date of	3	-1		-2			-1
date opened	3			-1	-1	-1	-1
day amex	-3		-1	2
days days	3	-1		-1	-1	-2	-3
days late	4				-2	-3	-3
de confirmación	2			-2
de cuenta	-3			3			-1
discover e-payment	2		-1	-2	-1	-1
discover min	-3						2
dr ste	3			-1	-1
due day	3			-1		-1	-2
due days		-1		-3	-1	-1	1
due loan	5			-4
due mortgage	3			-2
due the	1			-4		-1
ending balance	3			-2	-1
ending in		-2			-3	-1	1
ends in	-3			3	-1	-2	-1
everyday checking	3			-3	-1
fin f	3			-2		-2
final us	-1			-1	2	-3
finance acct	-3			3
financial svcs	2		-1	-2		-1	-1
first premier	-3	-1	-1	3		1	2
free checking	3			-3	-1		-1
freedom unlimited	-3			3
greenville sc	3			-2	-1
holiday club	3	-1	-1	-3			-1
home lending	3		-1	-3	-1
hospital account	-3			3
id number	3			-3
identification number	3			-3	-1
if known	2			-2			-1
inquired on	2			-1			-1
is current	-3			2			2
is now	-2			-1	-1	-1	2
it is	-1					-3	2
it was				-1	-2	2	-1
last pmt	3			-1		-1	-1
late dates	3		-1	-1		-1	-2
late fee				-3	2	-1	-1
late payments	3			-1		-2	-1
loan acct	-3			3
loan loan	-2		-1	2	-1	-1
loan terms	2			-2
member no	4			-4
min due	5			-2	-1		-3
min is	-3			-1	-2	4	-1
min payment	-2				-1	-2	3
minimum payment				1		-3	1
month late	-3					-1	3
months reviewed	4			-1		-1	-2
months terms	4			-1	-1	-2	-2
mortgage loan	-5		-1	5			-1
mos rev	4			-1		-1	-1
name id	2			-2	-1
navy barclays	-3		-1	2	-1		-3
network inc	-3		-1	3
no xxxx	-3			3
nov dec	-1	-1		-1	-2	-2	1
number ending	2			-2	-1
number xxxx	-2	-1		2			-1
number xxxxxxxxxxxx	-3			3			-1
of report	2			-2
official form	3			-2	-1
ok current	3					-1	-2
on the	2			-4	-1	-1
one bank	3		-1	-3	-1	-2	1
one ending	-3			3		-1
one venture	-2		-1	3	-1
opened reported	3			-2		-1	-1
our file	4			-4			-2
owe min	-2	-1				3	-2
p.o box	4			-2	-4
page of	4	-2			-3	-2	-1
paid off	2			-1	3	-1	-4
paid on	2					-1	-2
parcela us	-2			-1	-3	2	-1
past due	1	-1		1	-4	-3	-2	-1
payment due	5			-2		-3	-3
payment history	4			-1	-1	-1	-2
payment plan	-3		-2	2	1	1	-1
phone number	3			-2
po box	2	-1	-1	-2	-3		-1
portfolio recovery	-3		-1	1	1	1
previous balance	3			-1	-1		-1
prime visa	-2	-1		3
public records	3			-2	-1		-1
questions call	2			-2
rating current	-3			1			2
real estate	4			-3	-1		-1
regions bank	3		-1	-3
rent is	3			-2	-3	-1	-3
report confirmation	3			-2	-1
report number	3			-3
reported aug	3			-1		-1	-1
reported jul	3			-1		-1	-1
reported sep	2			-1		-1
revolving creditlimitamount	2			-1	-1	-1
rewards visa	-3		-1	2	1
rocket mtg	3			-2	-2	-1	-1
routing number	3			-2
scheduled payment	-3			-2	-1	3	-1
second notice	-3			1		-1	1
services call	3			-2			-1
share savings	3		-1	-2
share secured	1	-1		1		-3	-1
slate edge	-2			3	-1	-1
speedy cash	-1			-3	-2			2
status account	-3			-1			3
status notes	-3					3	-1
status over	-2					-1	3
store card			-2	2		-3
stream il	3			-2
student loans	3			-3		-1	-1
target redcard	-1		-1	-1	3	-2	1
terms met	2					-1	-2
thank you	3			-1			-1
the government	3			-3
their file	-3			3
third bank	3			-2	-1		-1
to aug	3					-1	-2
total us	4			-1	-3	-3	-1
transworld sys			2		-1	-1	-1
transworld systems	-3		2	-1	1
unsecured claims	2			-2
updated jan	3			-1		-1	-1
us dia	2			-1	-1	-3	-2
vehicle loan	-3	-1	2	2
vin ending	3			-3
visa signature	-3		-1	3			-1
with a	2			-1		-1
x ok	2			-1	-1	-1
you are	-4			-1	-1	-2	4
your file	2			-2			-1
三 催收	-3			-1			3
余额 最低还款	-2			-1		-1	3
信用卡 尾号	-2			2			1
# figure words behind
a	-3	-1	1	-2	-3	5	-2	-1
a 		-1			-3		1
a month	-3		-1	-1	-1	6	-2
a week	4				-1	-3	-1
accepted	-3			3	-1		-1
account number	3			-3
account type	-3			4		-1	-1
accountidentifier	3			-3		-1
accountidentifier 	3			-2	-1	-1	-1
accountopeneddate	-4			4	-1	-2	-1
accountopeneddate 	-3			4	-1	-2	-1
accounts	3			-2	-2	-1	-1
act	1		-1	-4	1	-2	-2
act 			-1	-3	2	-1	-1
active 	-1			-3	-1		1
actual	-2			-2		3
ago	3	-1		-1	-2	-1	-1
ago 	3				-2	-1	-1
also				-3	-1	2	-1
altima	-1	-2	2	-1	-1	-3
am	2	-1		-1	-3	-2	-1	-1
american	3	-1		-4	-1	-1	-2
amount				-6	-1	1	1
and	-1	-1	-3	-3	-1	2
and they	-3				2	-2	1
annual	-3		1	2
apr	2		-1		-2
are	3			-2	-1	-2	-2
as	1			-3	-4	2
as agreed				-2	-4	2
as of	3			-2	-1	-1
asagreed	-1	-1		-3		2	-4	-1
asagreed 		-1		-1	3		-3	-1
at&t	-3	-2		1		-2	2
atrasado dias	-3			-1	2		-2
auto	-1	-2	-2	3	-2	-3	-1
auto 	-2			3	-1	-2
auto loan	-2		-1	3			-1
autopay	1			-2	-2	-3	3
available	2			-3	-1		2
avant	3			-1	-1		-1
ave	4		-1	-2	-2	-1
ave e	3			-2	-1	-1
bal	-5	-1	-1	6	-3	-4	-1	-1
bal 	-3			1		-1	1
bal min	-3	-1	-1	2	-1		-2
bal pmt		-1	-2	2	-1	-3
balance	-3	-1	-1	4	-3		-2	-1
balance pay	4			-4
balance they	-2			2
balance updated	-4			4	-1
balances	3		-1	-2	-1
balances 	3		-1	-2	-1
bank	1	-1	-1	-3	-1	2	-2
bank of	2	-2		-3	-1	1	-1
bc	3			-3
best	3	-1		-3			-1
best egg	3			-1			-2
boat 	-2		-1	3
both	-2		-1	3	-1	-1	1
bought	-3			3			-1
box	4			-3	-1		-1
c	1	-1		1	-3
capital one				-3		1
card 	-3		1	2	-1	-2	-1
cccccccccccc	-2			3		-1	-2
cccccccccccc 	-2			3			-2
charge account	-3			3
charge off	1				-1	-3
chargeoff	2			-1	2	-3	-2
chase	4	-2		-3		-1	-2
chase freedom	2	-1		-1		-1	-2
check	3			-2	-2	-1	-1
chrysler	3	-1		-3
citi	3	-1		-1		-1	-3
claim	3			-3	-1	-1
cleveland	1		2	-3
client	4		-1	-4
closed			1		3	2	-4
closed it	-2			1	2	-1
cls 	3						-3
co	3		-1	1	-2	-2	-3
co co	4				-2	-1	-2
coll	-3			3	2	-3	-3
collection		-1	-1	2	1	-3	-2	-1
collection 	-2	-1	-1	2	1	-3
collectionorchargeoff	-2				2	-3	-1
comenity	-1		1	-1	1		-2	-1
comments	4			-1		-2	-1
convergent	3			-1		-1	-2
convergent outsourcing	3			-1		-1	-2
corporate	2		-1	-2	-1	-1	-1
credit		-3			1	-3		-2
cur	-1			1		3	-2
current	-1	-2	-3		-1	2	-4	1
current 	-2	-1	-2	3	-1	1	-4	1
current account	-2					-3	3
current status	3			-3
date	1			-3	-1	1	1
date 	3			-1		-1	-1
day	-1	-1		-1	-2	-3
days	-1	-2	2	-2	-5	-4	2
days ago	3				-1		-3
days as				-1		-3
days current	-3						3
days days	3			-1	-1	-2	-4
days delinquent	-3		-1	1		-3	3
days late	-1	-1		-3	-3	-1	1	-1
days past	-2	-1	-1	-4	-2	-5	3	-1
dc chg	2			-2
de	4			-1	-2	-3	-1
debts	4			-3
deferment	-1			2	-1	-1
delinquency	3	-1		-2			-2
dept	3			-2		-1	-1
desc	3				-1	-1	-2
dias	-1	-1		-3			3	-1
dias 				-2	-3		2
dias de	-2			-3	-1		2
digits of	1		-2		-3	-1
discover	2	-1		-3	1	-2	-1
do	4			-3	-1
dpd				-3	-1	-2	1
due				-5	1	4	-2
due by	3			-3	1	-1
due date	3			-2
días	-1		-2		-2	-5	2
días de	-3				-2	-4	5
ecoa	-3			3
em	-3	-1		-3	4		-4	-1
em cobrança	-2				3	-3	-2
em dia	-2	-1		-4	1		-5	-1
end	3	-1		-3
end of	3	-1		-3
enrolled	-3	-1	1	2	-2	-3	2	-1
enrolled 	-4	-1	2	-2	-2	-2	3
eq 				1	-1	-3
equinox		-2	2	-2	-1	-1
et	3		-1	-2	-1	-1
et 	3			-2	-1
f	3			-2	-1
f 	2			-1	-1	-1
fa	2			-2
fax	3			-2	-1
fax 	3			-1	-1
feb	3					-1	-2
fee	2			-2	-1	-2
fidelity	2	-1	-1	-3		-1
fidelity 	2	-1		-3		-1
filed	1		-1	-3	1	-1
financial	-1	2		-3	-1
first	6	-2		-5	-1		-1
first seen	4			-4	-1
for			-3	3		-4	-4
for the	1		-1	1	-1	-3
ford	1	-2	-1	-1		2	-1
ford escape	3	-1	-1	-1	-1
forester	1		1	-3	-1	-1	-1
franklin	-1	3	-2	-1
free	3			-3
free checking	3			-3
freedom	2			-2		-1	-1
from to	4			-1	-3	-1
gas	2		-1	1	-3	-1
ge	3	-2		-2			-1
good	4			-2	-3	-1	-2
gross	3			-1	-2		-1
group	-1	2	-1	-3
heloc	-2			3		-1	-2
high	3			-1	-1	-1	-1
high balance	3			-3			-1
highbalanceamount	2			-1	-2	-1
highbalanceamount 	3			-1	-2	-1
highest balance	3						-3
hours	3			-1	-1	-2	-1
hours ago	3				-1	-1	-1
hr	4			-1	-1	-2
huntington	3			-2			-1
husband 	-3			3
i	-3	-1	-1	3	3	1	-3
i owe	-3			3
i1	-1		-2	-2	1	4	-1
i1 			-2	-3	2	1	-2
idaho	3			-3
if	3			-3	-1		1
in	-3	1	-1	1	-1		-2
in collections	1			3	2	-1	-3
in debt	4	-1		-3	-1
in deferment	-3	2		1		-1	-1
incl	5			-2	-1	-1	-2
incl in	4			-2		-2	-2
ins	-1			3	-1	-1	-1
installment			-2	3	1	-2	-3
installment 	2		-2	-1	-1	-1	-3
installment account	-3			3
j	-3	-1	-1	3	-1	-1	-1
jefferson	1		-1	-3	-1	-1	1
k	2	-1	1	-3	-4	-3	-1
kia	2	-1	1	-3		-1	-1
kingsley	3			-2			-1
late30days				-1		3	-3
late60days	-1			-1		2	-3
left	-1		-1	1	2	-5	-2
left 	-3		-1	2	2	-3	-2
left mo	-3		-1		3	-2
legal	-3			1			2
liabilities	-3		-1	-3	4	-1
loan		-1	-3	1	-2	-2	-2
loan 	-2	1	-1	3	-1	-1	-1
lvnv	3			-1	-1	-2	-2
m				-1	-3	1	-3
m 	-2			2	-1	1	-3
m1 	-2			-2		3	-1
malibu	3		-2	-2			-1
mar			-1	3			-2
max	3		-1	-2	-1
midland	3	-1		-3	-1	-1	-1
min	-2		-4	1	2		-4	-1
min 	-3		-2	2	1		-1
min due	-2		-1	2	-3	-1
mo	-1	-2	-1	-4	-2	2	2	-1
mo 	-2		-3		-2	3	-1	-1
mo current	-2		-1		-2	3	-2
mo days	-4		-1	-2	2	1	1
mo on	-4		-1	-1	1	3	-1
modelnametype equifaxbeacon5.0	2				-2	-1
money	3			-3
month	-1	-1	1	-2	-2	-2	3	-1
month behind	-2			-3		-3	3
month late	-3			-1			3
month payment	4			-1		-2	-3
month s	3			-1	-1	-1	-1
months	1	-2		-1	-4	-5		-1
months 	1	-1		2	-3	-2
months behind	-3				-2	-2	3
months na	3			-2	-1	-2
mortgage	-2	3		1	-2	-1	-3
mortgage account	-4	2		1
mos		-1	-1	-2	-3		3
mos behind	-2			-2	-1	1	3
mtg	-2		2			1	-3
mtg 	1		2		1	-3	-1
n	-1	-2	-1	-1	-2	-3	3	-1
n 	-4	-1		-4	1	-1	4
n louise	3			-2	-1
na	-1			-2	3	1	-2
na 	-1			-2	3	-1
nd	2						-2
negotiating	-4	-1		2	-1	-2	3	-1
negotiating 	-3				-1	-1	2
never late			-1	-2	2	1	-3
new			-2	1	-1	-1	1
no	-3	-1	-2	-2	2		-2	-1
no 	-2			1		1	-3
none 	-3	-1			1	1
not	-3	-1	-1			-2	1	-1
not late	-3			2	-1	1	1
of	7		-1	-2	-2	-2	-3
of 	5	-1	-1	-2	-2	-2	-1
ok	1	-1			-1	2	-5	-1
ok 			-1		-3	1	-5	-1
ok ok	5			-1		-3	-2
old	3	-1			-1	-1	-2
on		-1	1		1	2	-3	-1
on 	-3			3		-1	-1
on the	-3	-1		2	2	-2	-1
onemain	3			-2			-1
onemain financial	3						-2
opened 	-3	-1		4		-1	-1
oportun	2		-1			-1	-1
or	4			-2	-2	-2	-1
orig	-3		-1	1	-3	-2	2
other	3			-2	-2	-1	-1
other liabilities	5			-4
owe	-5		-2	5	-1
owe pay	-2		-1	3
owed	-3		-1	3	2	-1
owes	-3			3	-1	-1
p 	1		1	-3		-1	-1
page	4			-2	-2	-1	-1
page of	4			-3	-2	-1	-1
paid		-1	-1	3		-5	-5	-1
paid 	-1	-1		2	2	-4	-3
paid collection				4	-2	-2	-2
paid off	-3		-1	2		1	-2
paid or	4			-1			-4
past due	-1			-2	3	1	-1
pastdueamount 	-1			-2	-2	2	-1
patient	-4		1	1
pay this	3			-2		-1
payment behind	1				-3	-1
payments	4				-2	-3	-3
payments of	3				-2	-1	-1
pays	-3	-1	-1	-1	1	-3
personal	-4	-1	-1	4	-1	-1	-1
phone	3			-2	-1	-1
pif				-2	3	-2	-2
pif 	2			-2		-2	-1
placed for	-3			1			1
platinum	-2	1	1	1
pmt	-3			1	2	-3	1
pmts left						-3
polaris	1		1	-2
por	1			-1	-3	2	-1
por mês	1			-1	-3	2	-1
portfolio recovery	4			-1		-1	-2	-1
primary	3			-3
pts	4			-2	-1	-1	-1
quarry	4	-1		-3		-2	-2
r01				-3	-1	2	-2
r01 	2	-1		-2		2	-3
r1	-2	-1	-1	-4	2	2	-4
r1 	-3		-1	-4	2	3	-3
r2				-2	1	1	-3
r9				-2	2	-3	-2
rate	2				-2
re	-3			3
regional	5	-1		-3			-2
regional acceptance	3	-1		-1			-2
regular	3		-1	-3			-1
remaining	-2			2		-1
rent	3			-2	-2	-2	-1
repo	-2			2	-1	1	-3
report	4			-3	-1
reported	-3			3	-1	-2	-2
resurgent	3	-1		-2		-2
rev 				-1	2	-2
rev as					-2	1	-3
revolving	-1	-1	2	1	-1	-1	-3
revolving 		-1	3		-1		-2
revolving account	-3			3
right	-4			-1		3	-2
right now	-4					2	-1
roth ira	3			-2
rptd	2			-3	-1		-1
s	4			-2	-2	-2
saldo pago	-3			4
saldo us	-3		1	3	-1
savings	3			-3	-1		2
savings 	3			-3	-1		1
sec	3		-1			-3
sec 	3					-3	-1
secured	-3		-1	3		-1
settled	1	-1	-1	2	-1	-1	-4	-1
settled 	1	-1		2	-1	-1	-3	-1
settled paid	2			-1	-1	-1	-3
share draft	2			-2
signature		-2	-3	1	-1		-1
signature 	-2	-1	-1	3
signature loan	-3	-2	-1	4			-1
so	3			-1	-2	-1	-2
sold				-2	1	-1	3
st	3	-1	-1	-3	-2	-1	-2
statement date	2			-2
status	-3	-1		2	1	-2
status unpaid	-2			-1	2
store	-3			2	-1	-1	-1
store card	-3		1	3	-1	-1	-1
student loan	-2	-1	-1	3			-1
student loans	3			-3
tage	3			1	-2	-3	-1
taxes				-3	-2	-2	1
that	2			2		-2	-4
they	-3			3	1	-2	1
they want	-2			2	1
through	2			-2	-1
til	-3		-1	2	1	1
to	2	-1		-1	-3	-3	-2	-1
trustee	3		-1			-2
trễ	-3			2	-1	2
tu						1	-3
type		-1		1	-2	-2	-3
unknown	-3			4	-1
unknown 	-3			3	-1
unpaid	2			-1	-1	-3	1
unpaidbalanceamount	3			-2	-2	-2
unpaidbalanceamount 	3			-1	-2	-2
unsecured	-2		-2	3		-1
up	1				1	-1	-3
up to				2	1	-1	-3
upgrade	3	-1		-3	-2		-1
upgrade inc	2	-1		-2	-1	-1	-1
upstart	3			-2			-2
upstart network	3			-2			-2
us 	2	-1	-1		-1	-4	-1
usaa	3			-3
used	-3	-2		4		-1	-1
visa	-1	-2	-1	3	-1	-1	-1
visa classic	1	-3	-1
w mile	3			-3
water	2			-2	-1
we	-1	-1		1	-3		-1
we must	3			-1		-1
wells	3	-1		-2		-1	-2
when	3			-1	-1	-3
wife	-3		-1	4
with	-1	-1	-1	1	-3	-1	1
with a	-3	-1		2	-1	-1
wk	4				-3	-4
wk 	3				-2	-2
world	3			-2			-1
x		-1	-2	1	-2		-2
x 		-1	-1	2	-1	-3	-2
xp	1			1	-1	1	-3
xp ef	2					-1	-2
xp/tu/ef	-1		-1	2	-1	-2	-3
xp/tu/ef 	1				-1	-2	-3
xxxx 	-2	-1		3
y 	-1			-2	-1		3
y n	1			-1	-2	-3	-1	-1
years	3	-1		1	-3	-4	-3
years 				1		-3
years of	3			-1	-1		-1
your	-1			-4	-1	-2	2
yrs	3			-1	-2	-1
просрочка	2			-1	-2	-4
余额	-4	-1		5		-1	-3
欠款	-2		-1	3	-1	-1	-1
# figure words of line
always	1	-3	1	1				-2
always, below blank		-3	1	1	-1	-1	-1	-1
once	-1	-3	-2				-2	-1
once, below blank	-2	1		1	-4	-1	-3	-1
twice		1	-2	-1	-3	-2	-1	-1
twice, below blank	-2	-2		1	-4	-4	-1	-1
# mark alike read as
accountName, all	3	-1					-1
accountName, all; itself accountName	3	-1					-1
accountNumber	-1		-3	1	-1	-1	-2	-1
accountNumber, all	-2	-1		3			-1	-1
accountNumber, all, few	-3	-1		3		-1	-1
accountNumber; itself no part			-3
amount; itself no part	2				-3	-1
current, all, few; itself current?	3						-3
current?	1			-1	-3	-3	-1
current?, all, few; itself current	-3						3
current?; itself current	-3						3
current?; itself no part	3		-1				-1	-2
goes on, all, few; itself no part	-2	-1	2	-3	-1	-1		2
goes on?, all; itself goes on?			1	-3			-2
no part	-3	-2			2	-1	2	-3
no part, all		-1	-1		-3	-4	-1	1
no part, all, few	1	1	1		-3	-2	-2	-1
no part, all, few; itself no part		1	1		-2	-4	-5	-2
no part, all; itself current	-3						3
no part, all; itself goes on?	-3		3
no part, all; itself no part	1		-1		-5	-6	-6	1
no part; itself amount	-3				3	-2	-1	-1
no part; itself amount?	-4				4
no part; itself current	-4		-3			-1	4
no part; itself goes on		-1	1	-1		-1	-1	-3
no part; itself no part	3	-2	-3	-5	-6	1	-5	-1
paying	-3				1	2
paying; itself paying	-3		-1		-2	3	-1
# mark before and shape
capital mark-(	3		-2	-2
capital mark-/	3	-1	-1		-1	-1	-1
capitalised mark-"	1	-1	-4	-2		2		-2
capitalised mark-#	4		-1	-3	-3			-1
capitalised mark-$	1	-1	-2	-1		-3	-2	-1
capitalised mark-&	-2	-4	3	-1	-2	-2		-1
capitalised mark-(	1	-2	1	-5	-1	-2	-2	2
capitalised mark-)	-2	-2	2	-2	-2	-2	-2
capitalised mark-+	-3	-2	3	-1	-1	-1	1	-1
capitalised mark-,	1	-2		-1	-1	-1	1	-1
capitalised mark--	2	-2	1	-3	-2	-3		1
capitalised mark-.		-2	4	-4	-2	-2	-2	1
capitalised mark-:	2	-2	-2	-4	-2	-2	-2	-1
capitalised mark-;		-1	-3	-1	-2	-2		-1
capitalised mark->			-3	-1	-1	-1	2	-1
capitalised mark-?	2	2	-2	-1	-1	-1	-4	-1
capitalised mark-|	2	-1	-4	-1	-1	-1	-1	-1
capitalised mark-–		-1	-1	-1	-3	-2	1	-2
capitalised mark-—	3	-1	-2	-1	-2	-1	-3	-1
capitals mark-!	2					-1	-2
capitals mark-"			-3	-1	1	1	-2	-2
capitals mark-#	2	-1	-1	-4	-2	-2	-2	-1
capitals mark-&	1	-4	-2	-1	-1	-1	-2	2
capitals mark-(	2	-2	-3	-4	-1	-2	-1	-1
capitals mark-)	-2	-1	2	-2	-2	-2	-2
capitals mark-,	2	-2	-1	-2	-2	-1	-3	-1
capitals mark--	-2	-3	2	-4	-1	-4	2	-2
capitals mark-.	-2	-2	1	-2	-3	-3	-2	3
capitals mark-/	1	-3	-2	-3	-1	-1		2
capitals mark-=	2					-1	-1	-1
capitals mark->	3	-1			-1		-1
capitals mark-|	3		-3	-2	-1		-1	-1
capitals mark-—	5		-3	-1	-1		-2	-1
cents mark-"	1		1		-3	-3
cents mark-,	2	-1	1	-1	-2	1	-4	-2
cents mark--	3			-1	-1	-1	-2
cents mark-.	1			-2		-3	-2	-1
cents mark-/	1	-1		-1	-2	-3		-1
cents mark-|	4	-1	-1		-3	-2	-2
digits-1 mark-"	-2		2		-1	-3	1
digits-1 mark-$		-1				-3
digits-1 mark-.	2	-2	-2		-3	-2	-1	-2
digits-1 mark-/	1	-1	2	-2	-3	-3	-1	-1
digits-1 mark-:	3	-1	-1	-1	-1	-1	-3	-1
digits-1 mark-=	2	-1		-1	-1	-1	-3	-1
digits-2 mark-"	4				-1	-1	-2
digits-2 mark-+	-2			-1	-2	-2	2
digits-2 mark--	-2	-2	2	1	-3	-3		-1
digits-2 mark-/	1	-1	1	-3	-1	-1	-1	-1
digits-2 mark-:	3				-1		-2
digits-2 mark-;	2			-1	-2	-2	-1	-1
digits-2 mark-|	3			-1	-1	-1	-3
digits-3 mark-(	2	-1	-3		-1		1
digits-3 mark--	3	-1	-1	-1	-1		-3
digits-3 mark-/	1		-1	-1	-1	-3		-1
digits-3 mark-|	3				-1	-1	-3
digits-4 mark-$	1					-3	-1
digits-4 mark-)	3	-1		-4	-1	-2		-2
digits-4 mark-,	1	-1	-1	-3	-2	2	-2	-1
digits-4 mark--	-3	-1		4	-1	-1	-2	-1
digits-4 mark-/	2			-2	-3	-1		-1
digits-4 mark-|	3			-1	-2	-1	-1
digits-4 mark-–	2			-2			-1
digits-5 mark-,	4			-3	-1
digits-6 mark-,	3			-2
digits-7 mark-"	1		-1	-2	-1		-2
digits-7 mark-,	1	-1		-2		-2		-1
digits-7 mark--	3	-2		-3	-1	-1	-1
digits-7 mark-.				2	-2	-2	-4	-2
digits-7 mark-;	3		-1	-2
digits-7 mark-|	3			-1	-1	-1	-1
dollars mark-)	3				-1	-1	-1
dollars mark-,			-1		1	-1	-3	-1
dollars mark--	4			-1	-2	-3	-3	-1
dollars mark-.	4		-1	-2	-1	-3		-1
dollars mark-/	1			-1	-2	-3	1	-1
dollars mark-;	2				-1		-1
dollars mark-<	4						-4
dollars mark-–	5				-1	-2	-4
dollars mark-—	2				-1		-2
dollars-and-cents mark-)	2				-1	-1	-1
dollars-and-cents mark-,	3	-1		-2	-2	-2	-2	-2
dollars-and-cents mark--	3	-1		-1	-1	-2	-4	-1
dollars-and-cents mark-.	2	-1		-3	-1	-1	-6	-3
dollars-and-cents mark-|	3			-1	-2	-1	-2
dollars-and-cents mark-–	4				-1	-2	-3
dollars-and-cents mark-—	4			-1	-2	-2	-3
dollars-and-cents mark-✅	-2						3
lettered-code mark-"	3	-2		-3	-2	-4	-1	-1
lettered-code mark-)	-1		2	-4	-2	-2		-1
lettered-code mark-,		-1	-2	-3	3	-1	-5	-3
lettered-code mark-:	4			-1	-1		-3
lettered-code mark-;	3			-1	-1	-2	-1
lettered-code mark-|	3			-1	-1	-1	-1	-1
letters mark-(			1			-1	-3
letters mark-,	2		-2	-1	-2	-2	-2	-1
letters mark-:		-1	-1	-3	-2	-2	1	-2
line mark-#	2	-1	-1				-1
line mark-(	4	-2	-2				-2
line mark-|	3	-2	-1				-1
mark-" mark-,	1	-2	-1	-4	-1	1	-5	-2
mark-" mark-.	-3			3			-1	-1
mark-# mark-:	3			-3	-1
mark-$ mark-$	3				-1	-2
mark-$ mark--	-3	-2	-1	-3	3	3	-4	-3
mark-( mark-.	-3		-1	3		-1	-1	-1
mark-( mark-…	-3		-2	3		-1
mark-) mark-$	-1	-1		-1	1	-2	-1	-1
mark-) mark-,	3	-1	-5	-1	-2	1
mark-) mark--	3		-1	-1	-2	-1	-1
mark-) mark-.	4		-4	-3			-2	-1
mark-) mark-/	3		-2	-1			-1	-1
mark-) mark-:	3		-3	-1	-2	-1	-2	-1
mark-) mark-;	3		-2	-1	-1	-1
mark-) mark-|	2		-3	-2	-1		1
mark-) mark-–			-3	2	-2	-1	-1
mark-, mark-"	2	-3	-1	-5	-1		-5	-2
mark-- mark-$	2					-2	-1
mark-- mark--	2	-2	-2	-3	-3	-3		-1
mark-. mark-"	1		-4			1	1	-1
mark-. mark-$		-1		-1	1	-3	-1
mark-. mark-(	2		-1	-1	-1	-1	-2	-1
mark-. mark-,	2		-4	-1		2	-1	-1
mark-. mark-.		-2	-3	1	-4	-4	-4	-2
mark-. mark-:	3			-2			-1
mark-/ mark-/	-1		-3		-1	-1	1	-1
mark-: mark-"	6			-3	-1	-1	-2
mark-: mark--	2			-1	-1	-1	-2
mark-: mark-/	3						-2
mark-: mark-☐	-2					-1	2
mark-< mark->	3					-1	-2
mark-| mark-$	-4			-1	2	3
mark-| mark-|	2	-1	-1		-1	-1	-2
mark-☑ mark-$	-1				-2	2
mark-☒ mark-$	1				-1	2
mark-✓ mark-–	4						-4
masked mark-$	-1	-1		-1	2	-5	-1	-1
masked mark-(	3			-2				-1
masked mark--	3			-3	-2		-1
percent mark-$	-3	-1			1	1	-2	-1
percent mark--	3				-2	-1
small mark-'			-1			-3	1
small mark-(	3	-2	-2	-2	-1	-1	-2	-1
small mark-)	-1	-1	4	-1	-2	-2	-2	-2
small mark-,	2	-1	-1	-1	-1	-1	-4	-1
small mark--	3	-2	-2	-2	-2	-2	-1	-1
small mark-.	2	-1	-2	-4	-2	-2		-2
small mark-:	2	-1		-3	-2	-3		-3
small mark-=	3				-1		-1
small mark->	2		-1				-1
small mark-]	3					-1	-1
small mark-|	4		-2	-1	-1	-1	-2
small mark-–	4		-5	-1	-1	-1	-2
small mark-•	4			-1		-1	-3
small mark-😩	-2		-1				3
thousands mark--	3			-1	-1		-3
thousands mark-/	3			-1	-2	-2	-2	-1
thousands-and-cents mark-"	2	-1			-4		-2
thousands-and-cents mark-,	2		-1			-3	-3	-1
thousands-and-cents mark-/	3			-1	-1	-1	-2
thousands-and-cents mark-☐	4	-1		-1	-4	-3	-1	-1
thousands-and-cents mark-☑	4			-1	-3	-3
thousands-and-cents mark-☒	3				-2	-2
with-digits mark-"		-2	-1	-1	-2	2	-4	-2
with-digits mark-)		-1	-2	-4		-3	-1	-2
with-digits mark-,		-2	-3	-3	1	-3	-3	-3
with-digits mark--	5	-1	-2	-1	-2	-3	-2
with-digits mark-.	5		-1	-3	-2	-2	-2	-1
with-digits mark-–	3				-2	-1	-2
year mark-)	-4	-1	3	-1	-1	-2	2	-2
year mark--	2				-1	-1	-2
year mark-.		-1	-2	-4	-2	-1	1	-2
# mark before read as
	-2		-1		-3		-2	1
accountName,current	-1		-1				3
accountName?	1	-2	-2			-1	-1	-1
accountNumber	-1	-2	-2	1	-1	-4	-4	-2
accountNumber?	3	-1		-3	1		-1
amount?	-2	-1	-1	-2			-3	-2
current,paying	-4				-2	-1	4
current?				-2	-3	-3		-1
current?,paying	-2					1	1
goes on	-1	-1		-1	1	-2	-2
goes on,current	-2	-1					3
goes on,current?			-1		1	-1	3	-1
originalCreditor	-1	-1	-1	-2	-2	-3	-2	2
originalCreditor,current?	-4		-1				3	-1
# mark before
capitalised	1	-2	1	-4	-2	-1	1	2
capitals	1	-3		-5	-1	1	-1	1
cents	1	-3	1	-3	-2	-2		-3
code		-3	-2	-2			-1	-2
date	2	-1	-3	-2	-1	-1	1	-1
digits-1	1	-3	1	-3	-3	-4	1	-2
digits-2	1	-2	1	-1	-3	-2		-2
digits-3	1	-2	-1	-3		-2	1	-2
digits-4		-1	-1	1	-2	-2		-3
digits-5		-1	-1	3	-1	-3	-1	-1
digits-7	1	-3	-2	1		1	-3	-3
dollars	4	-1	-1	-2	-1	-4	-2	-2
dollars-and-cents	2	-2	1	-2	-1	-4	-4	-3
end	3	-2			-1		-1
lettered-code		-3		-5		-2	-1	-4
letters	2	-2		-4	-2	-2		-3
line	-1		-4	-2	-1	-2	1	-2
mark-!				-1	-2	-3		-1
mark-"		-3	-1		-2		-3	-3
mark-#	3		-1	-2	-2	-1	-1
mark-$	-3	-2	-1	-3	3	2	-4	-3
mark-(	-3	-1	-2	3	-1	-2	-1	-1
mark-)	1		-8	-3	1	-1	-1	-1
mark-,		-4	-1	-2			-3	-3
mark--	1	-2	-2	-1	-2	-5		-1
mark-.	-1	-2	-2	1	-2	-5	-3	-5
mark-/		-1	-3	-1	-1	-2	1	-1
mark-:		-2	-2	-6	1	1	1	-2
mark-;	3	-1		-3	-2	-3		-1
mark-<	3		-1				-3	-1
mark-=	1	-2	2	-2	-3	-3		-2
mark-?	4	-1	-1	-1	-1	-1	-2
mark-[	2	-2	-2	-2	-2	-2	1	-1
mark-]	-1	-1	-1	-1	-3	1	-1	-1
mark-☐				-1	-3	1
mark-☑					-3	2
mark-☒	-1				-1	3
masked	1	-1	-1	-3	1	-2	-5	-3
small		-2	2	-5	-4	-2		-4
thousands	3	-1		-2		-4	-1	-1
thousands-and-cents	2	-2	-1	-2		-1	-4	-2
with-digits		-2	-2	-5	2	-2	-5	-3
year		-1	4	-3	-3	-3	1	-2
# mark behind read as
		-1	1		-3	-3	-1	1
accountName	2	-2	1	-3	-1	-1	-1	-3
accountName,current	-5			-1			5
accountNumber		-1	-2	1	-2	-4	-3	-3
accountNumber,current?	3		-1	1	-1	-2	-2
accountNumber?	3		-1	-2		1	-1	-1
amount	-1	-1	-2	-2	2	-4	-4	-2
amount,current?	-3				1		2	-1
amount,paying	-3				3
amount?	1	-1		-1	1	-1	-3	-1
aside amount?	1		2		-2	-3	-1
aside paying	4			-1	-3	-3	-1
current	-1	-1	-2	-3	-4	-6	2	-3
current?		-2	-1	-2	-2	-3	1	-1
goes on	1	-4			-1	-1	-3	1
goes on,current?	2		-3				2
goes on?		-1		-1	-2	-2	-3	-1
originalCreditor	-1			1	-2	-3	-2	1
originalCreditor?	-2	-1	3	-1	-1	-1	-2	-1
paying	-2	-2		-2	-3	2	-1	-2
paying?	-1	-1		-2	-4		-2	2
# mark behind
capital	1	-2			-3		-3	-1
capitals		-1	1	-2	-3	-1	-1	1
cents	-2	-3		-4		2	-3	-3
code	-1				-1	-2		-1
date		1	1	-2	-2	-3	-4	-1
digits-1	1	-1		-3	-1	-1	1	-1
digits-4	-1	-3	-2	3	-1	-2	-5	-4
digits-6	3			-1	-1	-1	-1
digits-7	2	-2	-1	-3	-1	1	-2	-1
dollars	4	-1	-3	-1	-4	-3	-1	-1
dollars-and-cents	3	-3		-4	-4	-3		-3
end	4		-1	-2	-1	-1	-1	-1
lettered-code	1		-1	1	-3	-3	-2	-4
letters	4	-2	-2	-3	-4	-3		-2
line		-1	1	-2	-3	-1		-1
mark-"		-2	1	-4			-1	-1
mark-$	2	-2		-3	-1	-6	-5	-2
mark-(	-2	-1	1	-1	-2	-1	3	1
mark-,	-1	-2	1	-5	-2		-3	-3
mark-.		-2	-1	1	-4	-3	-3	-3
mark-/	-1	-1		-2	-2	-3	1
mark-:		-1	2	-3	-2	-3	-5	-2
mark-;	1		1	-2	-2	-3		-1
mark-<	3			-1	-1		-2
mark->	4				-1	-1	-3	-1
mark-?	3		-1	-1	-1
mark-]	1	-1		-1	-3	-3		-1
mark-_	2	-2		-1	-3	-4		-2
mark-|	-1	-2	1	-2	-3	-4		-1
mark-–		-1	3	-2	-2	-3		-2
mark-—	1			-1	-2	-4		-1
mark-…	4		-3	-1	-1	-1
masked	3	-2	-1	-3	-2	-2	-3	-2
percent		-2	1	-3		-5	-2	-1
small	1	-3	-2	-3	-4	-2		-1
thousands	1	-2	-2	-3	1	-5	-1	-2
thousands-and-cents	-1	-3	-3	-4	2	-2	-4	-3
with-digits	-1	-2	-4	-2		1	-2	-3
# mark both before and shape
capitalised capitalised mark-"	2		-3		-2	-1		-1
capitalised capitalised mark-$	2	-1	-1	-1	-1	-4	-1
capitalised capitalised mark-(	2	-2		-5	-1	-2	-3	-1
capitalised capitalised mark-+	-3	-1	2
capitalised capitalised mark-,	1	-2	-1	-1	-1	-2	-3	-1
capitalised capitalised mark--	1	-1		-3	-2	-2	1
capitalised capitalised mark-.	-1	-1		-3		-2	2	-1
capitalised capitalised mark-/	-1	-2		-2	-1	-1	-1	2
capitalised capitalised mark-:	3	-1	-3	-4	-2	-2	-4	-3
capitalised capitalised mark-;	2	-1	-3	-1	-1	-1	-1	-1
capitalised capitalised mark-|	2	-1	-3	-2	-1	-1	-1	-1
capitalised capitalised mark-·	3		-1	-2	-1	-1	-3	-2
capitalised capitalised mark-—	3		-2	-1	-1		-2
capitalised capitals mark-"	2		-3
capitalised capitals mark-#	2	-1	-2	-1
capitalised capitals mark-:	3			-2			-1
capitalised cents mark-,	3				-2		-2
capitalised digits-2 mark--	-3	-1	1	2		-1		-1
capitalised digits-4 mark-$	2	-1		-1	-1	-3	-2	-1
capitalised digits-7 mark-.	2			-2			-1
capitalised dollars-and-cents mark-,	3				-1		-2
capitalised dollars-and-cents mark-.	4			-1	-2	-1	-2
capitalised lettered-code mark-(	3	-1	-1	-1		-1	-2
capitalised mark-" mark-,	-1			-2	-1	2	-2	-1
capitalised mark-" mark-;			-4			-1	1
capitalised mark-# mark-:	3			-2
capitalised mark-( mark-…	-3		-1	3
capitalised mark-) mark-"	3		-3				-1
capitalised mark-) mark-,	5		-3		-1	-1	-1	-1
capitalised mark-) mark-.	3		-1				-1
capitalised mark-) mark-–	3		-1		-2
capitalised mark-- mark--	2	-1		-1	-1	-1	-3	-1
capitalised mark-. mark-"	1		-3			1
capitalised mark-. mark-(	-3		3	-1
capitalised mark-. mark-.	4		-3	-3		-1	-1
capitalised mark-: mark-$	-2				2		1
capitalised masked mark-$					1	-2
capitalised small mark-$	-1		-1		-3	2
capitalised small mark-(	2	-1	-1	-2		-1	-2
capitalised small mark-)			2	-1		-1	-3
capitalised small mark-,	1	-1	-1		-1	-1	-2
capitalised small mark--	3	-1		-1	-1	-1	-3
capitalised small mark-.	-1	-1	-1	-4	-1	-2	2	-1
capitalised small mark-:	3	-1		-3	-2	-3		-3
capitalised small mark-•	3			-1			-2
capitalised thousands-and-cents mark-.	3					-2	-1	-1
capitalised with-digits mark-(	3			-2	-2	-1	-2	-1
capitalised with-digits mark-)	1	-1	-1	-3	-1	-2		-1
capitalised year mark-)	-2		1			-1	1
capitalised year mark-.	-2			-3	-2	-1	2	-1
capitals capital mark-(	3		-2					-1
capitals capitalised mark-,			-1			-1	-3	1
capitals capitalised mark--	3	-1	-4	-1	-1	-1	-1	-1
capitals capitals mark-"	1		-4		1	-2		-1
capitals capitals mark-#	2		-2	-2	-1	-1	-2
capitals capitals mark-(	1	-2	-1	-4	-1	-2	-1	-1
capitals capitals mark-)	-1	-1	2	-1	-2	-2	-4	-5
capitals capitals mark-,	1	-1		-1		-2	-1	1
capitals capitals mark--	2	-1	-1	-4	-2	-2	-1	-1
capitals capitals mark-.	-1	-1	3	-1	-1	-1	-2
capitals capitals mark-/	1	-1	-2	-3	-1	-1		3
capitals capitals mark-:	1	-1	-2	-1	-1	-1		-3
capitals capitals mark-;	3		-1				-1	-1
capitals capitals mark-|	3		-2	-1		-2	-1
capitals capitals mark-®	-2		2	-1
capitals code mark-$	-2			-1	1	3
capitals digits-2 mark-/	3		-5	-1	1	-1	1	-1
capitals digits-4 mark-,	3		-1	-1			-1
capitals digits-5 mark-,	3			-2
capitals mark-" mark-"	-2		2
capitals mark-" mark-,	-1		-3	-2	1	1	-2	-1
capitals mark-. mark-"	3		-3
capitals mark-. mark-(	4		-2			-1	-2	-2
capitals small mark-.	-2		2
capitals with-digits mark-)	3		-2		-1		-1
cents cents mark-.	1			-1		-2	-3
cents mark-" mark-,	3		-1		-1	-1	-1
cents mark-☐ mark-$	3			-1		-4
cents mark-☒ mark-$	-3					3
cents small mark-$	-2					2
code digits-2 mark-/	4		-2	-1			-2
code mark-. mark-$	4	-1			-2	-3
code mark-| mark-$	-3				3	-1
date capitals mark-(	3		-3
digits-1 mark-. mark-$	3				-3	-2
digits-1 small mark-.	3			-1	-1	-1	-2
digits-2 capitalised mark--	2		-1				-1
digits-2 digits-2 mark-/	3			-1	-1	-1	-1
digits-2 lettered-code mark--	-3			3
digits-2 mark-- mark--	-3						3
digits-2 mark-. mark-$	3				-3	-2
digits-2 small mark-)	3						-3
digits-2 small mark-.	3			-1		-1	-2	-1
digits-4 mark-. mark-.	-4			4	-1
digits-6 mark-. mark-.	-3			3
digits-7 mark-. mark-.	-4			4	-1
dollars capitalised mark-:	4					-1	-3
dollars dollars mark-/	3				-1	-1	-2
dollars small mark-,	3						-3
dollars-and-cents capitalised mark-–	3					-1	-3
dollars-and-cents digits-2 mark-/	3					-1	-2
dollars-and-cents dollars-and-cents mark-$					1	-3	-1	-1
dollars-and-cents mark-$ mark--	-1			-2	3	-4	-3	-2
dollars-and-cents mark-- mark--	2	-1		-1	-1	-1	-3	-1
lettered-code dollars-and-cents mark-$	-3					2
lettered-code lettered-code mark-"	2					-1	-2
lettered-code mark-. mark-.	-3			3
lettered-code with-digits mark-"	-1	-1	-1		-3	2	-2
letters dollars-and-cents mark-,				-1	-3	-2		-1
line capitalised mark-#	4		-1	-2	-2
line capitalised mark-&	2	-2	-1	-1		-1	-3	1
line capitalised mark-.	1	-1	1	-2	-2	-1	-4	-1
line capitalised mark-/		-2	1	-1	-1	-1	-2	-2
line capitalised mark-:	1	-2	-2	-2	-3	-2	-2
line capitalised mark->	3						-3
line capitals mark-#	3		-1		-1
line capitals mark-,	1			-1	-2	-2	-3	-1
line capitals mark-.		-2	1	-2	-3	-1		1
line code mark-.	4	-1	-1	-1		-1
line digits-1 mark-.	3	-2	-1	-4	-2	-2		-2
line digits-2 mark-+	-3						3
line digits-7 mark-.	-2			2
line line mark-#	3	-1					-1
line line mark-(	4	-2	-2		-1		-2
line line mark-*	2	-1		-1	-1	-1	-1
line line mark-/			1				-3
line line mark-|	3	-3	-1				-1
line with-digits mark-"	-2	-1	-2	-1	-2	2	-1	-1
line with-digits mark-)	2	-1	-1	-2	-3	-1	-1	-1
mark-" capitalised mark-&	2		-1				-3
mark-" capitalised mark-,		-1			-1	1	-4	1
mark-" capitalised mark--	-3		1			-1	2	-1
mark-" capitalised mark-/	-2		3					-1
mark-" cents mark-"	1		1		-3	-3
mark-" digits-1 mark-"	-2		3		-1	-2	1
mark-" digits-4 mark--	-3		1	4			-1
mark-" mark-, mark-"	1	-3	-1	-4	-5		-5	-2
mark-" mark-: mark-"	4			-1	-1	-1	-2
mark-" thousands-and-cents mark-"	1				-4		-2
mark-# lettered-code mark-(	3			-1			-2
mark-$ cents mark-$	-1	-1		-1	1	-2	-2	-1
mark-$ digits-2 mark-$	-3				2	1
mark-$ thousands-and-cents mark-[	3	-1		-1	-2	-3	-1	-1
mark-$ thousands-and-cents mark-☐	4	-1		-1	-4	-3	-1	-1
mark-$ thousands-and-cents mark-☑	4			-1	-3	-3
mark-$ thousands-and-cents mark-☒	3				-2	-2
mark-( capitalised mark-)	-2	-1	2	-1	-2	-2	-3	1
mark-( capitals mark-)	-3	-1	2	-1	-1	-2	-5	2
mark-( lettered-code mark-)	-2	-1	2	-3	-3	-3		-1
mark-( small mark-)	-3	-2	4	-1	-2	-2		-2
mark-( small mark-,	-2	-1	3				-1
mark-( small mark-.	2		-1	-1			-3	-1
mark-) mark-. mark-.	3		-2	-3
mark-* capitalised mark-,	3		-2				-1
mark-, capitalised mark-,	3		-3		-1		-1
mark-, capitalised mark-.	-3		4	-2	-1	-1	-3	-3
mark-, capitals mark-,	2		-2	-1	-1		-3	-2
mark-, capitals mark-.	-4	-1	3	-5	-2	-3	1	1
mark-, cents mark-,	1	-1	1	-1	-1	1	-3	-1
mark-, dollars-and-cents mark-.	3				-1		-2	-1
mark-, lettered-code mark-,	1		-1	-1			-3	-1
mark-, mark-, mark-,					1	-2
mark-, small mark-)			2		-1		-3
mark-, small mark-,	2	-1		-1	1		-4
mark-, small mark-.	4		-2	-2	-1	-1	-2	-1
mark-, with-digits mark-"							-3	-1
mark-, with-digits mark-,	3			-1	-2	-3	-2	-1
mark-- capitalised mark-"	3		-2			-1
mark-- capitalised mark-(	-2		3
mark-- capitalised mark-,	4		-3
mark-- capitalised mark--	4		-2	-1	-1		-3
mark-- capitals mark--	3		-1				-2
mark-- dollars mark--	3				-1		-2
mark-- mark-$ mark--	2				-3	-1	-1
mark-- mark-- mark--	2	-1	-1	-1	-2	-3	1
mark-- percent mark-$	-1				-3	2	-1
mark-- small mark-.	-3		2	-1			1
mark-. capitalised mark-&	-3		3
mark-. capitalised mark-)	4	-1	-3	-1			-2	-1
mark-. capitalised mark-/	-3							1
mark-. capitalised mark-:	-1	-1	-1			-1	2
mark-. code mark-.	3			-2			-1	-1
mark-. digits-2 mark-.		-2			2		-3
mark-. digits-4 mark-)	6			-4	-1	-1	-3	-1
mark-. mark-" mark-,	2		-3	-1		1		-1
mark-. mark-) mark-$	-2				2	-1
mark-. mark-. mark-$	-2			-1	3	-2
mark-. mark-. mark-.		-2	-1		-4	-3	-5	-2
mark-/ capitalised mark-"	3		-1			-1		-1
mark-/ capitalised mark-.	3		-3	-1			1	-1
mark-/ digits-1 mark-/	3		2		-1	-1	-4
mark-/ digits-2 mark-)	-3		2				1	-1
mark-/ digits-3 mark-/	3				-1	-1	-2
mark-/ small mark-)	3						-2
mark-/ small mark-,	5		-1		-1	-1	-5
mark-/ small mark--	3						-3
mark-/ year mark-)		-1	1			-1	-3	-1
mark-: capitalised mark-)	3		-1				-2	-2
mark-: digits-2 mark-/	1	-1	2	-1	-2	-1	-3	-1
mark-: dollars-and-cents mark-.	-1			-2	1	1	-3	-2
mark-: mark-- mark--	2					-1	-2
mark-: with-digits mark-)	3				-2
mark-; digits-7 mark-;	2		-1	-1
mark-< capitalised mark->	3					-1	-2
mark-= mark-= mark-=	3			-1	-2	-2	-1
mark-> dollars mark-<	4						-4
mark-[ capital mark-]	2	-1			-1	-2	-1
mark-[ mark-] mark-$	-1			-1	-3	1	-1
mark-_ capitals mark-_	-2	2
mark-| cents mark-|	3	-1	-1		-2	-2	-2
mark-| digits-4 mark-|	2			-1	-2	-1	-1
mark-| dollars-and-cents mark-|	3			-1	-2	-1	-3
mark-☐ capitalised mark-$	3				-2	-2	-1
mark-✓ mark-– mark-–	5				-1		-5
mark-✓ mark-— mark-—	3						-3
mark-✓ mark-✓ mark-–	3						-3
mark-✓ mark-✓ mark-—	3						-3
masked digits-2 mark-/	2			-1	-1
percent mark-$ mark--	-4			-1		3	-2
small capitalised mark-)	-1	-1	2		-1	-1		-4
small capitalised mark-,	3		-1		-1	-1	-2	-1
small capitalised mark-.	1			-3	-1	-1	-3	1
small capitals mark-.	4		-3					-2
small cents mark-,	4					-2	-3
small code mark-)	3		-1	-1			-1
small code mark-.	1			-4	-1	-1	1	-1
small digits-2 mark--	1			2		-1	-3
small digits-2 mark-.	5			-1		-2	-4
small digits-4 mark-.	5			-4	-1		-1
small digits-7 mark-,	4			-2	-1	-1	-2
small digits-7 mark-.	3			-3	-1	-1	-3	-1
small dollars mark-.	6			-1		-2	-4	-1
small dollars-and-cents mark-,	4				-3	-2	-2	-1
small dollars-and-cents mark-.	4			-2	-3		-4	-2
small dollars-and-cents mark-–	3				-1	-1	-3
small lettered-code mark-)	3		-2
small lettered-code mark-.	2			-1			-1
small mark-" mark-,	3		-1			-1	-1
small mark-) mark-,	2		-3			2	-1
small mark-) mark--			-3	-1	-1		1
small mark-) mark-.	4		-3	-3			-2	-1
small mark-) mark-:	4		-1		-1		-3
small mark-) mark-—	3		-1		-1		-1
small mark-, mark-"	3		-1		-1	-2
small mark-. mark-.	2	-1	-1	-4	-1	-1		-1
small masked mark-.	3			-3			-1	-1
small small mark-!	-2		-1	-1		-1	3
small small mark-'	3					-1	-2
small small mark-(	5	-1	-1	-1	-1	-1	-5	-1
small small mark-)	-1	-1	4	-1	-1	-2	-5	-1
small small mark-,	3	-1	-5	-1	-3	-1	-2	-1
small small mark--	4		-4	-1	-1	-1	-1
small small mark-.	3	-1	-2	-3	-1	-2	-2	-2
small small mark-/	1		-3	-1	-1	1		-1
small small mark-:		-1	-2	-1	-2	-1	2	-1
small small mark-;	3		-1		-1	-1	-2
small small mark-–	5		-3				-3
small small mark-😩	-2		-1				3
small thousands-and-cents mark-,	3				-2	-1	-2
small with-digits mark-,	2			-1	-2	-1	-2	-1
thousands-and-cents mark-[ mark-]	3				-2	-2
thousands-and-cents mark-☐ mark-$	-2			-1	-4	2
thousands-and-cents mark-☑ mark-$					-3	1
thousands-and-cents percent mark-$	-2	-1			1		-1	-1
with-digits year mark-.	4	-1	-1	-1			-3	-1
year digits-2 mark-/	3						-2
# mark both behind
capital capital	3		-2
capitalised capital	3	-1	-1	-1	-2	-3	-1	-1
capitalised capitalised	2	-3	-1	-1	-1
capitalised capitals	3	-2	-3	-2	-1	-1	1	1
capitalised digits-2	1	-1	-2	-1	-2	-3	2	-1
capitalised dollars	4		-2	-1	-1		-2	-1
capitalised dollars-and-cents	2	-1	1	-3	-1	-1	-2	-1
capitalised line		-2	1	-2	-3	-2	2	1
capitalised mark-"	-2	-3	2	-2		2	1	-1
capitalised mark-$	5	-1	-1	-1	-3	-4	-1
capitalised mark-(	1	-3	-1	-1	-1	-1	-2	2
capitalised mark-)	1	-3	-1	-2	-2	-2	-2	-1
capitalised mark-,	2	-3	-2	-2	-2		-1	-2
capitalised mark--	2	-1	-1	-1	-1	-1	-2	-2
capitalised mark-.		-2	1	-1	-1	-3	-3
capitalised mark-;	4			-1	-1	-1	-4	-1
capitalised masked	-2	-1	3
capitalised small	2	-2		-3	-4		-2	-2
capitalised thousands	4		-4				-1
capitalised year	-2		-1	1	-2	-1	1
capitals capitalised	-1	-3	2	-1	-2	-3		-3
capitals capitals	2		-1	-4	-1	-3	-1	-1
capitals code	3	1	-1	-1	-1	-1	-1	-1
capitals digits-5	4		-1	-1	-4	-1		-1
capitals digits-7	3	-1	-1	-1	-1	-1	-2	-3
capitals line		-3	3	-2	-2	-2	-3
capitals mark-"	-3		4	1	-1	2	-2	-1
capitals mark-$	3	-1	-2	-1	-3	-2	-1	-1
capitals mark-)	-1	-3		-1	-1	-1	-3	1
capitals mark-,	4	-2	-2	-2		1	-4	-2
capitals mark-.	-2	-2		-2	-2	-2	-1	3
capitals small	3		-2	-1	-1	-1	-1	-1
capitals with-digits	3	1	-3
cents digits-1	2				-3	-1
cents line	-1	-1	-2	-3	-3	1	-1	-1
cents mark-"	1		1		-3	-5	1
cents mark-/	3		-1		-4	-1	1	-1
cents mark-[					3	-3
cents mark-☐	-2				4	-4
cents percent	1				2	-3
cents small		-1	-1	-2	1	-2	-1	-2
code digits-2	-1			1	3		-1
code line			-2	1	-4	-2		-1
code mark-.	3		-1	-2			-1
code small	1	-1	2	-3	-2		-2	-1
date capitalised	3						-2
date mark-|	2	-1			-1	-2	-1
digits-1 capitalised	3	-1	-1		1		-2
digits-1 digits-2	3						-2
digits-1 mark-"	-2		3		-1	-3	1
digits-2 capitals	-1		-2	-2		-4		-2
digits-2 cents	3			-1	-2	1	-4
digits-2 digits-2	3		-2	2	-3	-3	-2
digits-2 digits-4	3		-2	-1
digits-2 end	3				-1	-1	-1
digits-2 line	-3	-1	1	-2		1		-1
digits-2 mark-,	3		-2				-1
digits-2 mark--	2		1	-1	2		-4
digits-2 mark-/	1	-1	-1	-2	-2	-3		-1
digits-2 mark-:	2					1	-3
digits-2 mark-;	-2			-1	3		1
digits-2 mark-|				-1		-3	-2
digits-2 small	2	-1	-1	-2	-6	-4		-1
digits-2 thousands-and-cents	2				-1	1	-4
digits-3 lettered-code	3		-2				-1
digits-3 mark-/	1		-3	-2	-3	-1		-1
digits-4 dollars	2	-1	-1	-1	-1	-1	-1	-1
digits-4 dollars-and-cents	-1	-2		1	-1	-1	-3	-3
digits-4 lettered-code	1	-1	1	-3	-1	-1	-1
digits-4 mark-/	1		-2	-1	-1	-1
digits-4 mark-|	2		-2	-1		-1
digits-7 line	3		-1	-2	-1	-1
digits-7 mark-,	3		-2		-1	-1
digits-7 mark-|	3		-1	-1		-1	-1
dollars capitalised	3	-1			-1	-1	-1
dollars capitals	3		-1		-1	-1
dollars mark--	3		-1		-1		-2
dollars mark-/	4		-2		-1	-1	-1
dollars mark-<	4						-4
dollars mark-@	4		-3				-1
dollars small		-1		-1	-3	-2		-1
dollars-and-cents dollars-and-cents	2	-1		-2	-3	-1	-3	-1
dollars-and-cents line	3		-2	-1	-1	-2	-2	-1
dollars-and-cents mark-,	3	-1	-4	-1	-2	-2	2	-1
dollars-and-cents mark-.	3		-2	-1	-2		-1
dollars-and-cents mark-|	3		-1	-1	-3	-1	-2
dollars-and-cents mark-–	3			-1	-1		-1
end end	4		-1	-2	-1	-1	-2	-1
lettered-code capitalised		-1		2	-1	-1	-3	-1
lettered-code capitals	3	-1	-2	-1	-1		-1
lettered-code dollars-and-cents	3	-1	-1	-1		-1	-2	-3
lettered-code line	3	-1	-2	-2	-2	-2	-1	-1
lettered-code mark-,	-1	-1	-3	-2		1		-2
lettered-code mark-|	4	-1	-2	-1		-1	-1
lettered-code mark-–	3		-3	-2			-2
lettered-code mark-—	-2		3	1		-1	-1
letters mark-,	3				-1	-1	-2
mark-! capitalised	-3						3
mark-" capitalised	3	-2	-1	-1	-2		-2	-1
mark-" cents	1		-1		-2	-3	2
mark-" lettered-code	3		-3		-1	-1	1	-1
mark-" mark-,	-3		3	-1	-2	1		2
mark-" year	2				-1	-1
mark-$ cents	5	-1	1	-2	-6	-4	-2	-1
mark-$ mark--	-2			-1	3	-2		-1
mark-$ thousands-and-cents	2	-1		-1	-1	-1	-3	-1
mark-, capitalised	-3		1		1	2	-2	-3
mark-, capitals	1	-1	-5	-2	2	-2	1	-1
mark-, digits-4	3					-2		-1
mark-, mark-"	2	-2	-3	-4	-2		-5	-2
mark-, mark-,	1				1	-3	-2
mark-, small	-2	-1	2	-1	-3	-2		-1
mark-- capitalised	3	-1	1	-1	-3	-1	-3	-1
mark-- digits-3	-2		2				-1
mark-- mark-$	-2				3	-4
mark-- mark--	3	-1	-1	-1	-3	-2	1
mark-- mark-|	2	-1			-1	-1
mark-- percent	-1		-1	-1	2	-3	-1
mark-- small	-3	-1	2	-2	1	1	1	-1
mark-. code	-2		-3	3	-1
mark-. digits-4	-4		2	4	-1	-1	-1	-1
mark-. dollars	-3		2	1
mark-. line	-3	-1	-2	3	-1	-1	-1	-1
mark-. mark-.	1	-2	-2		-4	-3	-4	-3
mark-. thousands-and-cents	3		-1	-2
mark-/ mark-/	3		-1				-1
mark-: capitalised	3		-1		-1		-2
mark-: small	-4		4	-2		-1	-1	-1
mark-; small	3		-2		-1	-1	-1
mark-= mark-=	3				-2	-2	-1
mark-> capitalised			2				-4
mark-> small	3		-1				-2
mark-_ mark-_	1			-1	-3	-3		-1
mark-| mark-|	-1		2	-1	-1	-1	-3
mark-– dollars-and-cents	-1		3	-1		-1
mark-— dollars	3		-2	-1	-1	-1	-1
mark-✓ line	4						-3
mark-✓ mark-–	3						-3
mark-✓ mark-—	3						-3
masked capitalised	3		-2	-2	-1	-1	-1	-2
masked line	2		1	-5	-2	-1	-1	-1
masked masked	4	-1	-1	-2	-1		-1	-1
percent capitalised	3	-1			-2	-1
percent dollars	-2		2
percent mark-$	-1	-1	-1	-2	3	-4	-1
small capitalised	1	-2	-3	-1	-1		3	-1
small capitals	3		-3	-1	-2	-1	1
small digits-4				-1		-1	-3	-1
small dollars-and-cents			-3	-2	-2	-2	2	-2
small line	3	-1		-2	-3	-4	-1	-2
small mark-)	2	-4				-1		-1
small mark-,	3	2	-1	-1	1	-1	-3	-1
small mark--	4	-1			-1	-2	-3
small mark-.	2	-1	-3	-1	-2	-2	2	1
small mark-:	3		-2		-1	-1	-1
small mark-=	2		-1				-2
small mark->	4		-2		-1		-1
small mark-]	3				-1		-2
small mark-|	4		-1		-1		-2
small mark-–	2					-1	-2
small small	1	-2	-1	-2	-3	-1	-1
thousands capitalised	-3		1		2		2
thousands mark--	3		-1		-1		-1
thousands mark-.	3		-1		-2
thousands mark-/	3		-2	-1	-2	-1	-2
thousands-and-cents mark-"	2		-1	-1	-5		-2	-1
thousands-and-cents mark-/			1	-1	-4	-1	-2
thousands-and-cents mark-[	-2	-1		-1	2	-4	-1	-1
thousands-and-cents mark-|	-1			-1	2	-3	-1
thousands-and-cents mark-–	2		-1		-1
thousands-and-cents mark-☐	-3			-2	3	-5	-1	-1
thousands-and-cents mark-☑	-3			-1	5	-5
thousands-and-cents mark-☒	-1			-1	4	-4
thousands-and-cents percent	1		-1			-2	-1
thousands-and-cents small	-1	-1	1	-2	2	-3	-1	-1
with-digits capitalised	3			-2	1	-1	-3	-1
with-digits digits-2	-1		1	-1	-2	3
with-digits lettered-code	-2				-1	3	-1
with-digits mark-"	2		-1		-1		-3	-1
with-digits mark-$	4			-1	-3
with-digits mark-,	1	-1	-2	-2	1	-5	-3	-2
year digits-2	4				-1		-3
year dollars	3			-2	-1	-1	-2
year lettered-code		-1	1	-1	-2		-3	-1
year mark-"	-1		2				-3
year mark-)	-3	-1	1	2			-1
year mark-.	-2		-1				3
year thousands-and-cents	-2		-3		2	-1
# mark both read as
 	1	-1		-1	-6	-3	-6
 accountNumber	-2	-1	-1	3	-1	-1	-1	-1
 amount		-1			1	-3
 current	-5						5
 current?	-3	-1		-1	-1	-3	3
accountNumber 	4	-1	-2	-3	-4	-2	-3	-1
accountNumber accountNumber	-2	-1		2	-2	-2	-3	-1
accountNumber? 		-1		-3	-1	2	-1
amount 	7	-1	-1	-2	-4	-4	-5	-1
amount? 	2		-1	-1	-5	-1	-1	-1
aside goes on 	-3		3
current 	8	-1	-1	-1		-1	-7	-2
current current	-2	-1	-1	-1	-2	-1	3	-1
current? 	6	-2		-1	-1	-1	-6	-2
current? current?	-1	-2	1	-2	-2	-3	1
goes on 	1	2	-2	-1	-3	1	-1	-2
goes on goes on		-3	1	-1	-2	-2	-3	-1
goes on,current current	-3		-2				4
goes on,current? current?	-2					-1	2
goes on? 	5	2	-4	-2	-1	-1	-1
goes on? goes on?		-3			-2	-2	-2	-2
originalCreditor 	3	-1				-1	-1	-2
originalCreditor originalCreditor	-2		-2	-1	-1	-2	-2	3
paying 	7			-1	-2	-4	-5	-1
paying amount	-3				3		-1
paying current	-4						4
# mark cell comes
often	-2	-3	-2	2	-2	-1	-2	-4
once	1	-2		-1	-1		1	-2
twice		-2	3	-1	-1	1	-1	-1
# mark cells behind
0	1	-4	-1	-1	-1		1	-2
1	1	-2		-3		-1
2		-2	-1		-2		-2	-3
3		-1		-2	-1	-2	-4	-3
4		-1			-1	-3	-3	1
# mark cells
1	1	-4	-1		-1		-1	-1
3		-2	-1		-3	-1		-2
4	-1	-1	1		-1	-3	-1	-3
5	-1	-1	-2	-1		-1	-2	-4
# mark first of cell
0 of 1		-3	-2	-1	-1	-2	1	-2
0 of 3	1	1	-1	-1		-2	-3	-1
0 of 6	-1	2	-1	-1			-3	-1
0 of 7	4		-1	-1			-2
1 of 3		-2	-2	-2		-2	-3	-1
1 of 4	-1	1	-3	-2	3	-2	-3	-1
1 of 6		-1	-1	1	-3	1	-2
2 of 3	1			-1		-4	-1
2 of 4		-1	-2	-1	1		-4	-1
2 of 5	-1	-1		-2			-3	-1
2 of 6	1	-1			-3	1	-1
3 of 4	2	-1	-1	-1	-1	-3		-1
3 of 5		-2		-1	-1	-1	-3	-1
3 of 6	1			-1	1	-3	-2
3 of 7	1	-1	-1		1	-4		-1
6 of 7	-1	-2		-2		-3	1	-2
mark-#	4	-1	-1	-1			-1
mark-$	-1	-3	-2	-3	1	2	-4	-3
mark-+	2	-2		-1	-1	-1	-3	-1
mark--	1	-2	-1	-2	-2	-3		-1
mark-.	-3	-3	-1	1	2	1	1	-3
mark-<	4	-1			-1	-1	-3
mark-[	1			-1	-2	-3		-1
mark-|	4	-3	-2	-2	-2	-3	-3	-1
mark-–		-1	-2	1	-2	-3		-2
mark-—	2		-1	-1	-2	-3	-1	-1
mark-▼	3	-2					-1
mark-☑	3					-1	-1
mark-✓	2	-1	-1	-1	-1	-1		-1
mark-🔴	-4				-1	-1	4
# mark first of line
below blank	1	1	-2	-3		-3	-2	-2
below line			-3	-1	-2	-1		-2
mark-(	4	-1	-2		-1		-2	-1
mark-*	3	-2		-1	-1	-1	-2
mark-|	3	-2	-1				-1
mark-~	2	-1			-1		-1
mark-·	2	-1		1			-3
mark-–	3						-3
# mark first word comes
always		-3	3	-2	-3	-5	2	-1
always, first	1	-1	-2	-3	-1			-1
often	-1	-4	-1	-4	2	1	-1	-2
often, first	3	-2	-2	-1		-3	1	-2
once	1	-3			-1	-1	-1	-2
once, first	-2	3	-2	-2	-2	-3	-1	-2
twice		-2			-3	-3		-1
twice, first	4	-3	-3	-1	-2	-2		-1
# mark heading
-	3					-1	-2
account	-2	-1	1	1	-1	-2		-4
account no	4			-4			-1
account number	-1	-1	-2	2	-1		-3	1
acct	1		-3		-1	-1	-3	-1
agreed			2				-1
amount	1	-1	-2	-1	-3	1	-1	-1
b	3		-3
balance charged	1		-3	-2			1
balances	4		-2				-1	-2
bills			2				-3
capital			-2	1			-2	2
category	3		-2		-1	-1
charge-off	3		-1				-2
claim	3		-2				-1	-1
consumer	2		-3		-1	2	1
credit report	3						-3
creditor	1	-3	-2	-1	-1	-1	-2	1
creditor name	-1	-2	2	-2	-1	-1	-3	-2
current			1	-1	-1	-2	-1	-1
current status	-3	1	2
d	2	-1	-1		-2	-2	2
days	1	-1	-1	-1	1	-2	-3	-1
debt	-2	2	3	-2	-1	-2	-4
debt status	-2		-1		-1	-1	3
debts	2		-3	-1	-1	-1	1	-1
dispute	3		-2				-1
education loan	3						-3
emergency	-2		2
equifax	2				-1		-2
expenses	3	-1	-2	-1		-1
feb mar	3						-3
has /		-3	1	-2	-3	-4	-1	-1
has above	3		-1		-1	-1
has account		-1	-2	3	-1	-4	-2	-2
has acct		-1	-1	1	-3	-3	-2	-2
has active	3		-2					-1
has agreed	-1		3		-1	-1	-2
has all	2			-1	-1		-1
has amount		-1	-3		-2	1	1	-1
has amt		-1				-3	1
has and		1		-2	-1	-1	-1
has any	2				-1	-3
has balances	3	-1		-1	-1	-1	-3	-2
has before	1	-1	-1	1	-1	-3		-1
has behind	1	-1		-1	-2	-3
has big	-3		2				1
has bills	1		1				-3
has by	-2	-1	3	-1	-3	-2		-1
has c/o	3						-2
has can	3						-3
has category	3		-2		-1	-1	-1
has cavalry	-2	-1			-1	-1	3
has center	-3		1				2
has charge-off	3		-1				-2
has charge/credit	3	-1	-1				-1
has client		-2		-1	-1	-2	-2
has college	3						-3
has comment	3					-1	-2	-1
has could	3		-1		-1	-1	-2
has county	3	-1	-2		-1
has credit	-1	-1	-1	2	-3	-3	1	-1
has creditor	-1	-3	-1		-2	-2	-3
has current	-1		1	-2		-4		-2
has d	2		-1		-2	-1	3
has date	3	-1	-2	-1	-1	-1
has days	1	-1	-2	-1	1	-3	-1	-1
has debt		-1	1	-2	-1	-2	1	-1
has delinquency			1		-1		-2
has description	4		-2	-1	-1	-1	-2
has devedor	3	-1	-2	-1		-3	-2	-1
has direct			-2	1			-3
has dispute	3		-1		-1	-1	-1
has do		-1	1				-3
has due	-1	-1		1		-3	1	-1
has each	1		1				-3
has ed	3		-1	-1			-1
has efx	2		-1				-1
has electric	-3	-1	2	1			-1
has emergency	-1		3				-2
has equifax	3		-1	-1	-1		-2
has everything	3			-1	-1	-1	-4
has expenses	3	-1	-2	-1		-1
has fargo			2	-1			-2
has fees	3		-1			-1	-2
has for	2		-1	-1	1	-1	-3	2
has go	3		-1				-1
has great	3		-1		-1		-1	-1
has here	-1		3	-1	-1	-1	-2
has high	4		-1		-1	-2	-1
has home	1		1	1			-3
has how	-2		-2	-1	2	-1	2	-1
has if	4	-1	1		-1	-2	-2
has income	3		-2	-1
has individual	3		-2	-1			-3	2
has institution	2		-1	1	-3	-1
has insurance	-3		2	-1	-1	-1	1	-1
has int	4			-1	-2	-2	-1
has is	1	-1		-1		-1	-3	1
has keep	-1		-2				2
has last	1	-1	-1	-1	-1	-3	-1	-1
has late	2	-1	-1	-1	-1	-3	-2	-1
has leave	3				-3	-1
has lender	1	-3	1	-2	-1		-4	-2
has limit		-1			-3	-4	1	-1
has limite	3			-1	-4	-2	-1	-1
has marguerite	2							-2
has meeting	1		-3	1			-1
has mensal	1	-1		-2	-1	1	-2	-1
has mo.	-1				-3	2
has monthly	1	-1	-2	-2	-2	1	-3	-1
has mortgage				-1		2	-4	-1
has na	3			-2	1		-3
has name	-1	1	2	-4	-2	-4	-2	-2
has national	2	-1	-2	1			-1
has of	1	1	2	-3		-1		-1
has opened	1	-1	-1		1	1	-3	-1
has or	4		-2		-4	-3	2
has order	2		-3	-1			1
has orig.	3		-1			-1
has orig_amt	-2				-2	3	-1
has original	1	-1	-1		-3	-3	2	1
has our	3	-1	-2				-2	-1
has owe		-2	-1	-3			-1	-2
has owed	-1	-2	-2	1	1	-4	-1
has past	2			1	-3	-3		-1
has pay	4		2	-2	-3	-2	-4	-1
has pd	3				-2	-1	-1
has people	3		-3
has personal	3		1	-1	-1		-2
has phone	-1			1			-3
has plan	3	-1	-3	-1	-1	-1	-2
has rate	4		-2			-1	-1
has re	3		-3				-1	-1
has receivables	-1			-2	-1			3
has recovery	-3	-1	-1	-2	-1		3	2
has remark	2					-1	-1
has report	1	-1	-3	-1	-2	-1		2
has ridge	3				-2		-3
has saldo	-1	-1	-1	-3	1	-3	-1	-2
has score	-2		2				1
has services	-1		2		-2	-1	-3	-1
has situação	1	-1	-2	-1	-2		-2	-1
has so	4		-1		-1		-2
has sort	-3		3		-1		1
has spouse	3		-2	-1
has standing	-2	-1	1	1		-1	2	-1
has stands	-3				-1	-1	3	-1
has state	1			-1	-1	-3
has status		-1		-1	-3	1		-1
has target	2		-3	2			1
has tech	3		-2				-1
has thank	3		-3				-2
has that	1		1	-1	-1		-2	-1
has thats	4		-2		-1		-2
has this	2			-1	1	-1	-3	-2
has transunion			3	-1	-1		-2	-1
has type			-1	-2		2		-1
has union	1		-2	2			-2	-1
has unpaid	-1		1	-2			-2	-1
has us	3		-2	-1			-1
has usa	1		1	-1			-3	-1
has utility	-1		1	-1	-1		3
has what		-2	2	-3	-2	-2	-2	1
has where	-2			-1	-1	-1	3	-2
has who	-1	-1	1	-1	-1	-1	-3	-2
has year	2						-2
has yo	3		-2
has |	2	2	-1	-1	-3	-2	-2
id	3					-2	-1
in	3		-2
in the	2						-2
information	3		-2	-1	-1			-1
jan feb	3						-3
lender	1	-3		-1	-1	-1	-2	-2
lo que	3		-3				-1
means agency			2	-1	-1	-2	-3	-2
means amountLoose	-1	-1	-3		-2	1	3	1
means balance	-1	-4	1		1	-2	-3	-3
means date	-1	-2	1			-3		-1
means money	-1		-1		-3	-1
means name		-1			-1	-1	-1	-4
means number	-2	-3	-2	2	-1	-2	1	-3
means opened	1	-1	-2	-2	2	1	-3	-1
means paying		-3	-1	-1	-2	1	-2	-2
means status	-1	-2		-1	-1	-2	1	-3
means statusLoose	-1	-1	-1		-2	-4	2
means text	-1	-1	1	-1	-3	-1		-3
mo	1				-3		-1
money	-2	-1	-2		2	-1	2
monthly mortgage payment	-2				-1	2
monthly pmt	-3					3
mortgage payment					3	-3
not	3		-1	-1	-1		-3
notes			-2		-1	-3	1	-1
number	-1	-1	-1	1	-1	-3		-2
of ed	3			-1			-1
on	3	-1	-1	-1			-1
other	1		-1	-1	1	-3		-1
owe	-1		2	-1	-3	-2	-2
owed	-1	-1	-1	1		-3	-3	-1
past	1		1				-3
past due	1			1	-3	-3	2
pay	3		1	-1	-2	-2	-3
payment	1	-2		-3		-1		1
personal	4		1	-1	-1		-3
principal	3				-2	-1	-1
program	-3		3
que debemos	2		-2	-1	-1
recent balance	3				-2	-1	-2
report	2	-1	-3	-1	-1		-1	1
reported		-1			-1	-2	-4	-1
responsibility individual	-3				1		3
revolving account	4			-1			-3
saldo	3		-2	-2	-2	-1	-1	-1
secured	-1	-1		-1		-2	2
share	2		-2				-1
situação			-1	-1	-2	1	-1
sort by	-3		3				1
status	-1	-3		-1	-2	-3	1
student loan	2			-1			1
thank	3		-2				-1
tipo	3		-2				-1	-1
transunion	1		3	-2	-1		-1	-1
type	1		2	-1	-1		-3	-1
where it stands	-3				-1	-1	3	-1
you have	3		-3
# mark label beside
balance	-3				3	-1	-1
creditor	2	-1	-1	-1	-1	-1	-1	-1
means balance	-1	-1	-2	-1	2	-4	-1	-1
means date	3		-1		1	-1	-3
means money		-1			-3	-2	-3	1
means name	1		-1	-1		-2	-4	-1
means opened	3				-1		-2
means original	-1	-1	-3	-1	-1	-1	-3	3
means pastDue		-1			-1	-3
means paying	-1	-1	2	-1	-3	2	-5	-2
means status		-1	-2	-2	-1	-3	1	-1
means text		-1	-4		-1		-1	-1
remarks	3						-2
# mark label with colon
account number	-1	-1		1	-2	-1	-2	-1
agency	2	-1	-1				-1
from	3		-2		-1		-1
group	-3		3
https	3					-1	-2
loan status description	-3						3
means 	1	-3	1	-2		-3		-3
means agency	3		-3	-1			-2	-1
means amountLoose	3				-1	-1	-2
means balance	-1	-1	-1	-2	1	-3
means date	1	-1	-2	-1	-2	-1		-1
means money	1	-1	-2	-2	-2	-3	1
means name		-2	1	-4		-1	-3
means number	-1	-1	-1	3	-3	-2	-2	-2
means original	-1	-1	-3	-3	-1	-2		2
means pastDue	3		-1	-1	-1	-3	-2
means status	1	-1	-1	-1	-2	-3		-1
means statusLoose	1	-1	-1	-3	-3	-3	1	-2
means text		-1	-1	-1	-2	-1	-2	-2
means veto	3		-1		-1		-1
original creditor	-3		-2	-2	-1	-1	-1	3
re	-3				-1		3
# mark last of line
mark-#	3			-1	-1		-1
mark-$	4			-1	-3	-4		-1
mark-)		-1		-4	-2	-2
mark--			-2	-2			-1	-1
mark-;	4						-3
mark->	3	-1	-2	-1	-1	-1	-2	-1
mark-|	2		-1			-1	-2
# mark line above
account history	3				-1		-2
account name	-3		3
account number	-3			3
begins "		-2		1	-3	-7	-1	-2
begins #	-1	-2	4	-1	-1	-2	-3	-2
begins $	1	-1		-1	2	-3	-3	-1
begins (	2	-2	1	-4	-1	1	-2	-2
begins *		-1	-1	-3	-2	-4	1	-3
begins -	-1	-3		-3	-2	-3	-2	-2
begins <	1	-1			-1	-3	-2	-1
begins [		-2		-3	-1	-3	-4	2
begins aaron's	-2	-1	2			-1	-1	-1
begins account	1	-2	-4	2	-5	-1		-2
begins acct	-1	-1		-2		2	-3	-2
begins active	2			-2			-3	-3
begins address	-3			2	-2	-2	1	-1
begins adverse	3		-1	-1			-1
begins aidvantage	4		-3		-1			-1
begins al	3		-3		-1	-1
begins american	1	-1	-1	-1	-2	-3	2
begins amex	-1			-3	1	-2	1
begins amount	-2			-2	-1	-3	2	-2
begins are	3		-3			-2		1
begins as	3	-1			-3	-1	-3
begins ask	-2		-3		2	-2	-1
begins auto			-2		1	-1	-3	-1
begins b	3	-1	-2	-2	-2		-1	-1
begins bank	1	-1	-2	-1	-1		-3	-2
begins barclays	-1	-1		-3			1	-1
begins both	3		-1		-1	-1	-2	-2
begins bridgecrest	1		-1		-3	-3	1
begins c	3	-1	1		-2	-3	-2	-1
begins capital	1	-1	-2	-2	-1	3	-1	-3
begins cards	2	-2	-2	1	-1	-2	-6	-1
begins care		-1	1	-2	1	1	-3	-1
begins checking	2				-3	-1	1
begins citi	-2	-1		-3	2	1		-1
begins city	2		-2		-2	-2	2
begins cobranza	3			-1	-1		-3	-1
begins cobranzas	-3		-1				2	1
begins collections	-2	-2	-5	1	-2	-1	2	-2
begins comments	4		-2	-1			-2	-1
begins conns	3		-2		1	1	-1
begins convergent	3				-1	-1	-1
begins credit	2	-1	-1	1	-3		-1	-1
begins creditor		-3	2	-4	-1	1	-2
begins d		-1	-1	-1	1	-2	-3
begins date		-1	-2	-2	-3	-1	1	-2
begins dear	1	-1	2	-1	-1		-3	-1
begins debt		-1	1	-2	-1	-1	-3	-1
begins dept	3					-2	-1
begins direct	-3		1	1		2
begins discover	2	-1	1	-1		-3	-4	-1
begins e			1	-1	2	3	-1	-1
begins equifax	3			-1	-1	-1	-2	-1
begins estimated	1		1	-1			-3
begins feb	-3		1				2
begins fifth	3		-1	-2	-1	-1	-2
begins figure	-1	-1	1	-1	-2	-2	-3	-1
begins first	1	-1		-3	-1	-2		-1
begins for	3		-1	-1	-1	-1	-2
begins from	3		-1		-1		-1
begins great				-1	1	-2	-3
begins group	-2		2
begins hey	2		1				-3
begins hi	-1	-1	-3	-2	-2	-1		1
begins home	1	-1	-2	-1		-2	-4	-1
begins how	3			-1			-2
begins id	2	-1		1	-2	-4	-1	-1
begins if	3			-2	-1	-1	-1
begins image	1		1	-1	-1		-3
begins in	-2	-1		-3	-2	-1	1	1
begins innovis	3		-3
begins installment		-1		-2		1	-3	-1
begins j	-1		-2	-2	-1	1	3	-1
begins jan	-2	-1		-2	-2	-3	1	-2
begins jefferson	-1	-1	3		-1		-1	-1
begins jpmcb	3				-1		-2
begins jul	3		-2	-1			-1	-1
begins late		-1	2		2	-1	-3
begins lease	1		-1	-1		-3	-1
begins lender	2	-1	-1	-1	-1	-2	-1	-1
begins lendingclub	2		-1	-2		-1	-2	-1
begins loan	3	-1	1	-1	-4	-2		-2
begins loans	3		1	-2	-3	-2	-4
begins macy's	-2	-1	-2	-1	2		-1	-1
begins mail	2		-2
begins maximum	3						-3
begins member	-1		-1	-3	-1		1
begins mine	3		-1		-1		-3
begins money		-2			2		-2
begins monthly	-1			1	-1	-3	1	-1
begins mortgages	-2		-1	-1	3		-1
begins my	1	-1	2	-2	-2	-1	-4	-2
begins name	2	1	-2	-1	-4	-3	-1	-1
begins notice	3		-1
begins o	3	-1	-1	-1	-1		-1
begins ok	4		-1	-1		-1	-3
begins old	3		-1	-1		-1	-2	-1
begins opened	1		-1	1	-1		-4	-1
begins original				-3	1	-2	-3	1
begins outstanding	2			-1		-1	-2
begins p.o	-2		1		-2		3	-1
begins per	-3		2			2	-1	-1
begins pnc	3		-3	-1	1		-3
begins préstamos	3			-1			-2
begins public	3		-1	-1	-1	-1	-2
begins regional			1		1	-3	-2	-1
begins remarks		-1	2	-1		-1	-3
begins rent	4		-1		-2	-2	-1
begins reported	1	-1	-1	1	-1	-2	-3	-2
begins resurgent	-3	-1	-2		1	1	1
begins savings	3		-1		-2	-1
begins score	3			-1			-1
begins sent	4		-1		-1	-2	-1
begins sorry	4		-1	-1	-1	-1	-3	-1
begins sort	-4		4				-1
begins status	2	-2	-1	-4		-1	-1	1
begins student	-2	-1	-1	2	-1	-1	2
begins subject	4		-3	-2
begins subtotal	3		-2		-1	-1
begins thats	4			-1	-2		-3
begins to	3				-2		-2
begins total	4	-1	-4	-1	-4	-4	-4	1
begins toward	-2				3	-1
begins toyota	-1		-3		-1	1	1
begins tradeline	-2		3	-1
begins transcript	2			-1	-1	-1	-3
begins transunion	6	-1		-2	-2		-1	-2
begins trả	2		-1				-2
begins ulta	-2		2				1
begins uncle	4		-3				-2
begins unsecured	3		-1	-1			-2	-1
begins updated	2	-1	-1	-1			-2
begins us	3		-2		1	-1	-1	-2
begins usaa			1	-1	-2	1	-2
begins verizon	2		-1			-1
begins wayfair	-2		2				1
begins we	3	-1		-1			-2
begins wells		-1		2	1	-3	-1	-2
begins what	-2	-2	1	-3	1	-2	1	-1
begins year	3				-1	-1	-3
begins yes	3	-1	-1	-1		-1	-3
begins you	-1	-1	3	-2	1	-2	-1	-2
begins |	1	-1	-1	-3		1	-6	-2
begins ·	3	-1	-2	-1	-2	-1	-3	-2
begins •	3	-1		-2	-3	-3	-4
begins ◦	3	-1	-3	-1	-1	-1	-2	-1
begins ☐	2	-1		-2	-5	1	-2	-2
begins 一	3		-1				-2
begins 四			-1		2		-3
begins 欠款	3	-1	-1	-1	-2	-1	-1	-1
cards	1	-1	1		-1	-2	-4
cobranza	2			-1	-1		-2
collections	1	-2	-2	-3	-2	-1	1	-1
comments contact	2		-1	-1				-1
image omitted	1		1	-1	-1		-3
in collections	5		-1	-2			-4
loans	2			1	-1	-1	-2
means 	-1	-1	-1		1	-2	-1	-3
means , short	2	-2		-2	-1	-2	-3	-1
means amountLoose	3		-1	-1			-1	-1
means money	3	2	-3	-3	-2	1	1
means name, short	3		-2	-1
means number	-1	-1	-1	3	-1	-1	-1
means original			1	-2	1	-2	-5	2
means original, short	3			-1			-2	-1
means pastDue, short	3						-3
means paying		-1	-3	-1		2	-1	-1
means paying, short	4		-2			-1	-1
means reported	3		-1				-3
means reported, short	2						-2
means statusHint	-1			-3	-1	-1	1	-1
means text, short	2		-1	-1			-2
means veto	3		-1	-1			-1	-1
none	4	-2	-1	-2	-4	-2	-2	-2
original creditor	-1		-2	-3			-2	2
other	-3			1	1	-1		2
our information shows	1		-1	-2	-1	-1	-1
past due amount	3						-3
pattern "#","w		-3	1		-5	-4	-2	-1
pattern "#","w, first		1				-1	-3
pattern "M#","	2	-1		-1	-2	-3	-2	1
pattern "w","w		-1	-2	2	-4	-4	-2	-4
pattern "w","w, first	3	-2					-2
pattern "w(w)"			1	-1	-2	-2	-3
pattern "w-w",	2		-1	-1			-3
pattern #)w(w)	3		-1	-2		-2	-3	-1
pattern #)w,w#	2		-3	-2	-2	-2	-1	-2
pattern #)w,wM	1		1	-1	-1	-1	-3
pattern #.w	3		1		-2	-2	-2	-1
pattern #.w#.$	3				-2	-2
pattern #.w#w)	3		-2	-1		-1	-4	-2
pattern #.w(w)			2	-3			-2	-2
pattern #.w,w#	4		-3	-2	-2	-1	-4	-3
pattern #.w,wM	2	-1	-1	-2	-4	-3	-6	-3
pattern #.w...			1	-3	-1	-1	-2	-1
pattern #.w.w,	3		-2		-1	-1	-2
pattern #.w:w	-3			-1			2	1
pattern #.w?	3		-1				-1	-1
pattern #w	-2	-2	2	-3	-1	-2	-3	-3
pattern #w#MMM	2	-1		-1	-1	-3
pattern #w#wMM	3		-2	-1		-1	-1
pattern #w:w,w	3					-1	-2
pattern #wM/Mw	3						-1	-1
pattern #wMMMM	-1	-2	2	-2	1	-1	-3	-1
pattern #wMwMM	-2		3				-1
pattern (w)w,w	3		-2		-1	-1	-1
pattern (w,w)	-3				2		2
pattern ------	1	-1	-2	-3			2	1
pattern -w(w)M, first	2						-2
pattern -w,w#,	3		-2				-1
pattern -wM(w)	-3						3	-1
pattern -wM(w), first	-3						3
pattern M	-2	-2	5	-4	-1	-2		-3
pattern M.w(w)	3		-2		-1
pattern M/M/MM	3		-2	-1	-1	-1	-1	-1
pattern M/M/Mw	4		-2	-1		-1	-3	-1
pattern M✓✓✓✓✓	4				-1		-3
pattern w#		-1	1	-2	-1	-3		-1
pattern w#####	2		-1	-1	-1	-1	-1
pattern w#$M	3		-1		-2	-1
pattern w#$M$M		-1		-2	1		-2	-1
pattern w#)	-1	-2	-2	3	-2	-2	-4	-1
pattern w#, first	3				-1		-2
pattern w#M/M/	-4	-1	2	2		-1	1	-1
pattern w#M/MM	-1			-1	-3	-2	1	-3
pattern w#MMw	3		-3				-2	-1
pattern w#MMwM			1	-2	1	2	-3	-1
pattern w#MwM	-3		1		2
pattern w#MwM#	-3		1				2
pattern w#MwMw	2		-2		1		-1	-1
pattern w#w		-2	3	-1	-4	-2	-2	2
pattern w#w#w?	3	-1	-2		-1		-1
pattern w#wM/M	3		-1	-1	-1	-1	-1	1
pattern w$#,Mw	3		-1		-2	-1	-1
pattern w$M$Mw	1		2		-3	-1	1
pattern w(w),w	3		-1	-1	-1	-1	-2
pattern w(w)-w	3		-2		-1		-2
pattern w(w)..	3		-3	-2	-1		1
pattern w(w):M	3		-2				-1
pattern w(w.)	3		-1			-1	-2	-1
pattern w, first	-1	1	-1		-2	-3	-1	-1
pattern w,w	-1	-2		-3		-1	3	-2
pattern w,w#	3		-1		-2		-1
pattern w,w#.w	3	-1	-2	-1		-1	-3	-1
pattern w,w, first	3				-1	-1	-2
pattern w,w,w,	-1	-2	-1		-4	2	-5	-3
pattern w,w,w.	2		-1			1	-2
pattern w,w.	3		-2	-2	-1			-1
pattern w,w.#M	3		-2
pattern w,w.w	-1		-1		-2	-1	-2	2
pattern w,w.w,	3		-2	-1			-2
pattern w,w.w.	1			-2	-1	-1	-4	1
pattern w,w.wM	-1		2	-1	-1	-1	-3	2
pattern w,wM					-4	-2	1
pattern w-wM/M	2		1			-1	-1
pattern w-wMwM	1			-1	-1		-2
pattern w.....	2	-1	-1	-3	-3	-2		-2
pattern w.Mw	-4						4
pattern w.w,	3						-1
pattern w.w,w,	3			-1			-2	-1
pattern w.w,w.	3		-2				-1
pattern w.w,w:	3		-1				-2
pattern w.w.w:	3		-1				-2
pattern w.w?	3		-2				-1
pattern w.wMwM	3		-2				-2	-1
pattern w/w	-2	-1	2	1	1	1	-3	-1
pattern w/w#MM	-1	-1	3	-1	-1	-1	1	1
pattern w/w...	3		-1	-1			-2
pattern w/w/w/	1	-1		-1	-1		-3
pattern w/wMwM	-2		1					2
pattern w:		-1	1	1		-1	-5	1
pattern w:#		-1		-2	1	-1	-3
pattern w:$Mw:	3		1			-1	-2	-1
pattern w:M	-1	-1	-1	-2	-3	-1	1	2
pattern w:M/M/	4		-1	-1	-1	-1	-2	-1
pattern w:M/Mw	1	-1	-1	-1	-1	1	-4	-1
pattern w:MMM	3				-1	-1	-1
pattern w:Mw	-1	-1	3	-1		-1	-2
pattern w:Mw,M	-3		2				1
pattern w:w	-1	-1		-3	-1		1
pattern w:w,w.	3		-2	-1			-1	-2
pattern w:w.w:	3		-1	-1	-1		-1
pattern w:w:	-3			2	-1	-1	-2	-1
pattern w:w:M	3					-1	-2
pattern w:w:w:	-4			3	-1	-2	-1	-1
pattern w>M<	-4						4
pattern w?		-1	-1	-3	3	-1	-1	1
pattern wM	-1				-1	-2		-3
pattern wM/M/M	1	-1	2	-2	-3	-3	-1	-3
pattern wM/M;w	3		-2		-1	-1	-2	-1
pattern wM/MMM	3			-1			-1	-1
pattern wMM#w	2		-2	-1			-1
pattern wMMMMM	2		-3		-2	-2	1
pattern wMMMMw	1		3			-1	-1
pattern wMMMw	-3		2		-2	1	2	-1
pattern wMMw	1		-3	-1	-1		1	-1
pattern wMw#/M	-3		1				2
pattern wMwM		-1	2	1	-2	1	-5	-1
pattern wMwM.w	3		-2				-2	-1
pattern wMwM/M	2		-2	-3		-1	1
pattern wMwMMM	-3		1	-1	1	-2	2	-1
phone number not available	-2						2
préstamos	3			-1			-3
remarks	3						-2
status				-3	-1	-1		-1
status: current	-2		2				-1
transcript	1		1	-1	-1	-1	-3
# mark line below
begins "		-3	1	1	-4	-6		-2
begins #		-2	1	1	-2	-1	1	-1
begins (	3	-3	-2	-2		-1	-4	2
begins *	1	-2	-2	-3	-3	-2		-2
begins ,	3	-1	-2	-1	-2	-3	-2
begins -	1	-3	-2	-3	-2	-2	-1	1
begins ;	1	-1	-1	-1	-1	-3		-1
begins <	2			-1	-4	-3	-2	-1
begins >	4		-1				-2	-1
begins [	3		-3	-2		-1	-1	1
begins ]	3				-1	-1	-2
begins a	-2	-1	-3	-1	-2	-1	2	-2
begins account	1	-2	4	-5	-2	-1	-1	1
begins acct	-3	-1	2	-4	1		-2	-2
begins affirm	2	-1	-1	-1	-1	-1	-1	-1
begins aging	-3				1		1
begins al	3		-2	-1
begins amex	3		-3				-1
begins amount	4	-1	-2	-2	1	1	-4	-2
begins as	1			-5		1	-1
begins ask	2	-1	-1	-1	-1	-2	-1
begins attorneys	3		-2		-1		-1	-1
begins balance	-2	-1	1	2	-2	-2	1	-3
begins between	4				-4
begins call	2		-2	-1	1		-3	-1
begins capital	1	-1	2	-2		-1	-3	-1
begins car	3		-2	-1	-2	-1	-4
begins cards	2				-1	1	-3	-1
begins care	1		-1	-2		1	-3
begins cavalry	1		1	-1	-1	1	-3	-1
begins cc	2		-1	-1			-1
begins charge	-2		1	1			1
begins citi	1		2	-1	1	-1	-4	-2
begins citizens	2		-3		1	-1	2
begins closed	2	-1		-3	-1	1	-1
begins comments	4						-3
begins conn's	3				-2		-1
begins contact	3		-1			-1	-2
begins continue	-2				-1		3
begins credit	2	-2			-3	-2	-1	-1
begins creditor		-1		-2	-1	-1	1	-3
begins d		-2		-1		-3	-3	2
begins dcu	-3		1		2
begins de	3	-1		-1	-2	-1
begins did	3		-2		-1	-1	-2
begins don't	2		-1	-1	-1		-3
begins dr		-1	-3	-2	3	2	-1	-1
begins edfinancial	2	-1					-2	-1
begins el	2		1			-1	-3
begins enrolled	-3	-1		-1		-1	-1	2
begins equal	3		-2
begins experian		-1	3	-1	-1	-1	-2
begins farm	2				-3
begins file	3				-1		-1
begins financial	3			-1		-1	-2
begins fingerhut	1		-3	-1	-1
begins for	1	-1	-1			-2	1
begins ford	2			-1	1	2	-3	-1
begins freedom	2	-1	-3	-1	-1	-1
begins from	3		-1		-1	-1	-2
begins goldman	2		-1	-1	-1		-1	-1
begins grand	3				-2	-2	-1
begins great	-2		2	-3	2	-2	-1	-1
begins hers	3		-2	-1			-2
begins hi	3		-1	-1	-1
begins high	6	-2	-1	-1	-1	-1	-3
begins home		-1	1	-1	3	-2	-2
begins house	-3		-1	-2	1		2
begins household	3		-3
begins i	2	-1	-1	-2	-1	-3	-1	-3
begins if	3		1	-1	-1	-1	-3
begins include	3		-2	-1
begins inquiries	3			-1	-1	-1	-2	-1
begins installment	-2	-2	1	-2	1	4	-3	-1
begins interest	3	-1			-2
begins jul	3						-2
begins lease	-2		1	-1	-1	3	-2
begins lender	3		-2		-1		-1
begins liabilities	3		-2		-1
begins loans				-1	-1	-2	-3
begins marcus	2		-1		-1	1
begins me	4		-3	-1	-1		-1
begins mine	3						-2
begins mortgage	1	-1	1	2	-3	-4
begins my	2		1	-1	-1	-1	-4	1
begins name	3		-1	-1	-1		-3
begins nonpriority	-4		3		3	-1
begins number	4						-2
begins old	-2		3	-1	1	-1	-1	-1
begins onemain	1	-1		-2	1	-1	-1	-3
begins opened		-1	1	-2	-1	-2	-1	1
begins original	-3	-2	1	1	-1	-2	1	1
begins orlando	2						-2
begins past	2	-1	-2	-1	-2	1	-1	-5
begins patients	3			-2	-1	-1	-2	-1
begins plaintiff	-2		3				-1
begins please	2		-2		2	-1	-2	-1
begins po	-1		1	1	-1	-3	-1	-2
begins portfolio		-1	3	-2	-1		-2
begins principal	-1	-1	2	-2		-1	-3	-1
begins provide	2				-2	-1
begins préstamos	4		-2	-1	-1	-1	-3	-1
begins recent	3						-3
begins regional	2		2	-1	-3	-1	-2
begins rent		-1	-3	-1	-1	-1	1	-1
begins saldo	2		-1	-1			-3
begins santander	1	-1	3		-2	-2	-1
begins satisfactory	3						-2
begins savings	4			-3	-2	-1
begins scheduled	2			-1	-1	-1	-2
begins sears			-4	-2	1		-1
begins section	3		-1	-1	-3	-4	2
begins sent	4		-1		-2	-1	-2
begins signed	2		-1		-2	-1
begins statement	3			-1	-1	-1	-1
begins status		-1	2	2	-3			-3
begins suffix	3						-2
begins summary	2	-1	-2	-1	-1	-1	-1	-2
begins synchrony	1	-2	2	-1	-1	-1	-3	-1
begins t	1		1	-1	-3	-2	-2	-1
begins t-mobile	3		-3		-2
begins tax	3			-1	-1		-2
begins terms	-2			-1	-1	-1	3	-1
begins thank	4		-1		-1		-2
begins thanks	2		-1				-2	-1
begins the	1	-1	1	-2	-2	-2	-2	1
begins then	3		-2				-1
begins third	-3		2		1	2
begins to			2	-1	-1	-1	-3	-1
begins total	1	-2	-2	-2	2	-2	2	-4
begins transunion	3		-1	-1	-1	-1	-3
begins truist	3			-2		-1
begins uncle	2	-1				-1	-3
begins upstart	1	-1	-2	-1	-1	-1	-3	1
begins verizon	3		-1	-1			-2
begins warren	-3			1			3
begins was	2		-2	-1		-1	-1	-1
begins what	4			-1		-1	-4	-1
begins who	-3		-1		-1	-1	3	-1
begins xfinity	2		-1		-1	-1	-1
begins yes	3		-2				-2	-1
begins you		-1	3	-2	-2	-2	-1	1
begins your	3	-1	1	-3	-1	-1	-1	1
begins zip	-3		3
begins |	1	-1	-1	-2	1	1	-4	-2
begins ·	3	-1		-1	-1	-1	-4	-1
begins •	1	-1	-1	-2	-3	-3	-1	-2
begins ☐		-1	1	-2		-3	-2	-2
begins ☑	2				1	-1	-3	-1
begins ✓	4				-1	-1	-4
begins 😬	1		1		-1		-3
means money, short	3				-1		-2
means text, short	4						-3
none		-1	1	-4	-3	-5	-1	-4
pattern "#","w		-3	1	-2	-6	-4	-2	-1
pattern "#","w, first	-1	2				-1	-3
pattern "M#","	2	-1		-1	-2	-3	-2	1
pattern "w","w				1	-3	-2	-2	-1
pattern "w","w, first	3	-2					-1
pattern "w(w)"	3		-2			-1	-3
pattern "w-w",	2				-1	-1	-2
pattern #	1	-1	1	-3	-3	-1	1	-1
pattern #)#	3				-2
pattern #)w(w)	2		-1	-2	-1	1	-3	-1
pattern #)w,w#	1		2	-1	-1	-1	-2	-1
pattern #.w	3		2	-1	-2	1	-4	-1
pattern #.w#w)			3	-1	-1	-1	-2	-1
pattern #.w,w#	1			-2	-2	-3	-2	-1
pattern #.w,w.	2			-1	-1	-1	-3	-1
pattern #.w,wM	4		-1	-2	-1	-2	-4	-1
pattern #.w...	-1		2	-3	-1		-2	-1
pattern #.w.w#	3				-2	-1
pattern #.w.w,	3		-1		-1	-1	-2	-2
pattern #.w:w,	3		-2	-1				-1
pattern #w#wMw	2		-3	-1	-1	-1	-1	2
pattern #wM/M/	3		-1	-2
pattern #wMMMM	2	-2	-3		2	1		-1
pattern $M, first	1				-3	2	-1
pattern (w)w,w	3		-2		-1	-1	-1
pattern *w	3					-1	-2
pattern *w, first	3						-3
pattern ------	1	-1		-4	1	1	-1	-1
pattern -[]w(w	3		-2	-1	-2	-1	-3
pattern -w(w)M	2						-2
pattern <w_w="	3				-1	-1	-1	-1
pattern M	-1	-1		-1	-1	-3	1	1
pattern M#w	-3		3		-1		-1
pattern M.w(w.	3		-3
pattern M.wM.w	3			-1	-1		-1
pattern M/M/Mw	3	-1			1	-1	-3	-1
pattern MwMw	-3		2				2
pattern M✓✓✓✓✓	-2	-1		-2	-2	-3	2	-1
pattern w	-1	-2			-1	-3	-1	-2
pattern w#	-1	-2	3	-2	-1			1
pattern w##	-3		2	-1	1	-1	-2	1
pattern w#$M$M	-2	-2	-2	-3	-3	3	-3	-1
pattern w#$M☒$	-4				1	3
pattern w#)MM	-2				1		2
pattern w#M,w:	2			-4	-1	-1	-2
pattern w#MMMw	-2	-1	3	-1	-1	-1		-1
pattern w#Mw#	3			-1			-2
pattern w#Mw:w	4			-1	-2	-1
pattern w#MwM			-3			2
pattern w#MwMM	-3	-1	2			-1	2
pattern w#w	3		2	-1	-3	1	-3	-1
pattern w#w#w#	3	-1	-2					1
pattern w#w#wM	-2		3
pattern w$#,Mw	3		-1		-1	-3	-1	-1
pattern w$M$M	-4	-1	2		1		2
pattern w(w)##			2	1	-3	-3
pattern w(w),w	2		-1	-1			-3
pattern w(w)-M	2		-1		-1		-1
pattern w(w)wM	-4		3		-1	-1	1	-1
pattern w(w)–w	3			-1	-1	-2	-2
pattern w,	5		-1	-1	-3	-2	-3	-1
pattern w,w#.w	2						-2
pattern w,w,Mw	2	-1	-1		-1	-1	-3	-1
pattern w,w,w.	-3		-1		2	-1
pattern w,w.w.	3		-1				-2
pattern w,w:w,	3	-1	-2	-1			-1	-2
pattern w,wM	-1		1	2	-2	-1	-3
pattern w,wM,w						-1	-2
pattern w-	3				-1		-1
pattern w-w#MM	2	-1	-3	-1	-1	-1	-1	-1
pattern w.	3	-1	-2	-2	-3		-2	-1
pattern w.....	1	-2	3	-2	-3	-3	1	-2
pattern w.:#	-3		1				-1	3
pattern w.w	1	-1	1	-3	-4	-2		-1
pattern w.w.	4			-2	-3	-1	-2	-1
pattern w.w.w.	3		-2				-1
pattern w.w:Mw	3		-1				-1	-1
pattern w/w#MM	-1	-1	4	-1	-1	-1		-1
pattern w/w...	3		-1	-2	-2	-1		-1
pattern w/wMMM	-3	-1	1		2	-1	-1	2
pattern w/wMwM	4		-2				-2
pattern w:	-2	-1		2	-3	-3		2
pattern w:#		-2	-2	1	-3	-1	-1
pattern w:#w:w	2	-1	-2
pattern w:, first	2	-1					-2
pattern w:M		-1	2		-2	-2		2
pattern w:MMM	3					-1	-3
pattern w:Mw:w	2		-2	-1	1	1	-3	-1
pattern w:w	-1	-1	-3	2				-3
pattern w:w#M	-3	-1	2	2	-1		-2	-1
pattern w:w$#,	-2		1	-1	2		-3	-1
pattern w:w,w	3	-1	-1	-1	-1		-3	-3
pattern w:w-wM	3				-1		-2
pattern w:w/w			-1				3	-1
pattern w:w:#	3				-1	-1	-2
pattern w:w:Mw	3		-1		-1		-1
pattern w:w:w:	-1	-1	1	-3	-2	-2	1	-1
pattern w:w;w	3						-3
pattern w:w?	3		-1				-1	-2
pattern w:wMw	2		-1		1		-3
pattern w:wMw,	-2		3		-1		-1
pattern w:wMwM	-3		3	-1	-1	-1	-2	-1
pattern w=M	3		-1	-2	-1		-1
pattern w>M<	3		-1	-1			-1	-3
pattern w?	1	-1	-3	-1	1	-2	-1	-1
pattern wM	-1	-2	-1			-3	1	-1
pattern wM#	4		-2	-1			-3
pattern wM#MMM	-3		2				2
pattern wM(w)#	3		-1		-1	-1	-1
pattern wM,w#w	3		-2
pattern wM/M/M		-1	2		-3	-2	-5	2
pattern wMM	1	-2		-2	-2			-3
pattern wMMw			1		2	-1	-2	-1
pattern wMw#w	-3		1		-1	-1	2
pattern wMw,w	-2				1		3
pattern wMw.w#	-3		3
pattern wMwM	-2	-2	1	1	-1	-3	-3	-2
pattern wMwM.w	3			-1	-1	-1	-2	-1
pattern wMwM/w	-2		2				-2	-1
pattern wMwMw.	4		-3			-1	-3	1
pattern wMwMw:	3		-2	-2
pattern wMwMwM	-1	-1	1	1	-2	3		-1
pattern w|w	3		-2
pattern w–Mw	3		1	-1	-1	-1	-2
# mark pattern comes
always	5	-2		-2	-1			-2
often	1	-5	-4	-1		1	-2	-1
twice		-3	-2	-1		-2		-2
# mark place
0		1	-4	-2	-2	-1		-2
1	1	-3	1	-1	-1	-1	-1	-1
2	1	-2	-1		-1	-3		-1
3	1			2	-1	-1	-1	-3
4	1	-3	-1	-1		1		-1
# mark read as, shape
amount mark-$	-1	-1	-1	-1	2	-5	-2	-1
amount? mark-$			-1	-1	1	-4	-1
amount? mark--	-3				3	-1	-1
amount? mark-.	-3			-1	4	-2	-2
aside amount? mark-$	3				-2	-2	-1
aside paying mark-$	2				-2	-3
current mark-"	-3						3
current mark-.	-3				-1	-1	2	-1
current mark-·	-3						3
current mark-—	-3						3
current mark-✅	-2					-1	2
current mark-✓	-5						5
current mark-🟢	-3		-1				3
current? mark-!	4						-4
current? mark-,	-2	-1	-3	-1	-2	-1	2	-2
current? mark-.	-1		-3		-1	-1	1	-1
current? mark-—	-3						3
goes on mark-)	-4		4	-1	-1	-1	-1	1
goes on mark-+	-3		3
goes on? mark-&	-2		3				-1
goes on? mark-)	-3		3	-1	-1		-1
goes on? mark--	2	-1	-1	-3	-1		-1
goes on? mark-.		-1	1	-4			1	-1
originalCreditor mark-)	-3		-2				-2	4
paying mark-,	-2			-1	-2	2	-2
# mark read as
accountName	2	-3		-1	-1	1	-2	-1
accountNumber	-2	-1	-2	2	-2	-4	-3	-2
amount	-3	-1	-1	-2	3	-5	-2	-2
amount?	-3	-1	-1	-2	3	-5	-2	-1
aside amount?	3				-2	-3	-1
aside goes on	-1	-1	1		-1	-1	-2	-1
current	-3	-2	-2	-1	-3	-4	3	-1
current?		-2	-2	-2	-3	-2	2	-3
goes on	-1	-3	2	-1	-2	-2	-1	-1
goes on?	1	-4	-2	-1	-2	-1	-1	-2
no debts	3		-2	-3	-3	-4	-2	-1
no part	1	-1		-2	-5	-6	-3
no part, in row	3			-2	-5	-2	-9	-1
originalCreditor	-2		-2	-1	-1			3
paying	-4	-1	1	-1	-1	4		-2
paying?	2	-1		-2	-3		-1	-1
# mark read in
accountName, one debt a line	3	-3	1		-1	-1	-2
accountNumber, cards	-2	-1	-1	3	-1	-1	-1	-1
amount, a bullet for each debt	-3		-1		3	-2	-1
amount, one debt a line	-2	-1	-1	-2	2	-3	-2	-1
amount, tables and labels	-3	-1	-1	-2	3	-5	-3	-2
current, a bullet for each debt	-1		-2				3	-1
current, one debt a line	2	-1	-1	-3	-3	-2		-2
current, tables and labels	-1	-1	-2		-2	-2	2	-3
goes on, a paragraph for each debt	-2	-1	3		-1	-1
goes on, columns by their place	1	-3		-3	-1	-1	-1	-1
goes on, one debt a line		-3		-2	-2	-1	-1	-2
goes on, tables and labels	-1	-3	1		-1	-1		-1
no part, a bullet for each debt		1	1	-1	-3	-2	-3	-1
no part, a letter about one debt		-1	3	-4	-2	-2	-1	-2
no part, a notice about one debt	-3	-1	3	-3		-1		-2
no part, a paragraph for each debt			1	-5	-4	-5	-6
no part, cards	-2	2			-2	-3	-4	-1
no part, cards of a portal	4			-4	-1	-2	-1	-2
no part, columns by their place	2	-3	-2		-3	-4	-1	-3
no part, headings on several lines	3	-1	1	-1	-2	-3		-1
no part, none		-2	1		-3	-3	-2	-1
no part, objects	3		-1	-2	-1	-2	-1	-2
no part, one debt a line	1	-2		-1	-7	-6	-8	-2
no part, records of labels	3	-1	-1	-2	-1	-1	-1	-1
no part, running text	1	-1	-1	-4	-1	-2	-5
no part, tables and labels	2	-1		-2	-4	-1	-5
paying, one debt a line	-2		-1		-3	3	-1	-1
paying, tables and labels	-3	-2		-1	-2	3	-1	-2
# mark shape and behind
mark-" capital	3		-2			-1
mark-" capitals		1	-2	-1	1	1	-3	-2
mark-" cents	2		-1		-3	-5	1
mark-" digits-1	-1	-1	1		-2	-2	1
mark-" digits-2	5		-1		-1	-3	-4
mark-" digits-3	4				-1	-2	-1
mark-" digits-4	1	-1	1	-3	-1	1	-2
mark-" lettered-code	2		-2	-3	-1			-1
mark-" line	-1		3	-2	-1		-2	-2
mark-" mark-,	2	-2	-3	-4	-1	1	-6	-3
mark-" mark-:	3		-1				-1
mark-" thousands-and-cents	2			-1	-5		-2	-1
mark-# capitalised	2		-1					-1
mark-# code	5		-3	-3
mark-# digits-7	1		-3	-1	-1	-1	1
mark-# lettered-code	4		-4	-3	-1	-1	1
mark-# line	3			-1	-1		-1
mark-# masked	4		-2	-2
mark-# small	2		-3				1
mark-$ capitalised	5				-4	-1	-1
mark-$ cents	-1	-3	-1	-3	1	1	-1	-2
mark-$ digits-2	-2	-1	-1	-1	-4	3	-2
mark-$ line	4		-1	-1	-3	-5		-1
mark-$ mark-$	3				-1	-2
mark-$ mark-)	2		-1		-2	-2
mark-$ mark--	-1	-1		-2	1	2	-3	-2
mark-$ mark-_	2				-2	-3	1
mark-$ thousands		-1	-2	-2	1	-3	-2	-1
mark-$ thousands-and-cents	-2	-2	-1	-3	3	-2	-2	-2
mark-& capitalised		-4		-1	-2	-2		-1
mark-& capitals	-1	-3	1	-1	-2	-1	-3	2
mark-' digits-2	1	1					-3
mark-' small	-3	-1	2		-1	-2	3
mark-( capitalised	1	-2	-2	-2	-3	-1	1
mark-( capitals	1	-2		-1	-1	-2	-3
mark-( lettered-code			1	-3	-1	-2		-1
mark-( mark-.	7		-6	-6		-1	-2
mark-( mark-…	3		-2	-2		-1
mark-( small	2	-3		-1	-1	-1	-2	-2
mark-) cents	-3	-1	3	-1	1	-2	-1	-1
mark-) code	1	-1	2	-3	-4	-2		-2
mark-) digits-1	-1		-2		-2		3
mark-) digits-2	1		-2	-2	-1	-2		-1
mark-) digits-4	-3	-2	5	-2	-2	-2	-4	-3
mark-) digits-7	2	-1	1			-1	-4	-4
mark-) dollars-and-cents	2	-1	1	-1	-1	-1	-4	-1
mark-) end	4		-1				-4
mark-) lettered-code		-1	1	-1	-1	-1		-3
mark-) line	1	-1		-4	-2	-2		-1
mark-) mark-"	-5		3		2	-1	1	-1
mark-) mark-,	-4	-1	4	-2	-2	-1		-3
mark-) mark-.	-1		4	-2	-1	-1	-3	-2
mark-) mark-:		-1	2	-2	-2	-2	-4	-2
mark-) mark-|	-4		3	-1	-1	-1	1
mark-) masked	-1	-1	2	-1		-1	-1	-2
mark-) percent	-2	-1	3
mark-) small	-4	-1	5	-1	-2	-2	-2	2
mark-) thousands-and-cents			1	-1	-3	-1	-3	-1
mark-* capitalised	4	-1		-1	-1		-3
mark-+ capitalised	-1	-1		-1	-2	-2	3	-1
mark-+ capitals	2		-1		-1		-3
mark-+ dollars-and-cents	4	-1				-1	-2
mark-, capital	3			-1	-1		-3	-1
mark-, capitals	-1	-3	1	-2	-1	-1	-2	1
mark-, code			-3	-1	2		-1	-1
mark-, digits-2	-2	-1	-2	-2	2	-3	-1	-2
mark-, digits-4	1		-2	-1	2	-3
mark-, digits-7	2		-3		1	-2		-1
mark-, dollars	5		-4		-1	-1	-3
mark-, dollars-and-cents	4		-3	-1	-2	-1	-1
mark-, lettered-code	2	-1	-3	-3			-4	-2
mark-, letters	3	-1	-4	-2	-4	-3	-3	-2
mark-, line	2		-2	-2	-1	2	-3	-1
mark-, mark-"	1	-2	-1	-3	-2	1	-3	-2
mark-, mark-,						2	-2	-1
mark-, masked			-2	-1	1
mark-, small	1	-2	-2	-1	-1	-2		-2
mark-, thousands-and-cents	1		-3			-1	-1
mark-, with-digits	1	-1	-4	-2		1	-4	-2
mark-, year	1	-1	-1	-2	2	-1	-3	-1
mark-- capitalised	1	-2		-2	-3	-1
mark-- capitals		-4	-1	-2	1	-2	1	-2
mark-- cents	4		-3	-1	-2	-2
mark-- code	-1		3	-2			-2
mark-- digits-2			3	-2	-2	-4	-2
mark-- digits-3	2		-2	-2	-2	-1
mark-- digits-4	3		-2	-5	-1		-1
mark-- dollars	6		-4	-1	-1	-1	-2
mark-- dollars-and-cents	4	-1	-3	-2	-2	-1	-2	-1
mark-- end	3			-1			-2
mark-- lettered-code	1	-2	-1	4	-2	-2	-4	-1
mark-- mark-$	-1			-1	2	-3	-1	-1
mark-- mark--	2	-1	-2	-2	-4	-2		-2
mark-- percent	1	-1		-2	1	-4	-2
mark-- small		-2	1	-3	-3	-2	-2	-1
mark-- thousands			-6	-1	-2	-1	1	-1
mark-- thousands-and-cents	3		-1	-1	-2	-1	-2	-1
mark-- with-digits	3		-2	-1	-1	-1	-1
mark-. capital	4		-1	-2	-1	-2	-3	-1
mark-. capitalised		-3			-2	-2	-1
mark-. capitals		-3	-1	1	-3	-2	1	-1
mark-. code	1	-1	-2		-2	-1	1
mark-. date	2		-1	-1			1
mark-. digits-2	-1	-3	-1	-3	1		1	-3
mark-. dollars	-1		-4	1	-1	-1	1
mark-. end	2		-1	-3			-1	-1
mark-. mark-"	-5		4	-1		-2		3
mark-. mark-.		-2	-6	1	-3	-3	-2	-3
mark-. mark-:	3				-1	-1	-1	-1
mark-. mark-|	-2		4	-1		-1	-2	-1
mark-. masked	-2	-1	2	-3	-1	-1	-2	-1
mark-. small		-1	6	-2	-3	-2	-4	-1
mark-. thousands-and-cents	1	-1		-2	-3		1	-1
mark-/ capitalised	2	-3		-2	-1	-2		2
mark-/ capitals		-4	-1	-1	-2	-2	1	3
mark-/ cents	4		-2	-1	-2	-2	-1	-1
mark-/ code	3		-2	-2		-1	-2
mark-/ digits-2	1	-1	1	-1	-1	-2		-1
mark-/ digits-4	4		-3	-2	-1	-1	-1
mark-/ dollars-and-cents	3		-1	-1		-1	-1
mark-/ mark-/			-3	-1	-1	-1	1	-1
mark-/ small	1	-1	-1	-1	-2	-1		-3
mark-: capitalised	4	-2	-4	-1	-1	-1	-2	-2
mark-: code	2			-4	-1		2
mark-: date	2		-1		-1	-1	-3
mark-: digits-2	1	-1		-2	-2	-1	-5	-1
mark-: digits-4	3			-3
mark-: dollars	1	-1	-3	-1	-3	-2	1	-1
mark-: dollars-and-cents		-1	-1	-1	-3	-2	2	-1
mark-: lettered-code		-1	1	-3	-1	-1	1	-1
mark-: mark-$	2	-1	-1	-1	-2	-2	-2	-1
mark-: mark->	5						-5
mark-: masked	4		-1	-4	-2		-1
mark-: small	3		-3	-1		-2	-2	-1
mark-: with-digits	4			-2	-2	-1	-2
mark-; capitalised	1	-1		-1	-2	-3		-1
mark-; capitals	3			-1	-2	-1	-3	-1
mark-; line	3						-3
mark-; small	3		-3	-3	-2	-2	-1	-1
mark-< capitalised	3						-2
mark-< capitals	2	-1					-1
mark-< digits-2	3						-2
mark-< mark-/	3		-1	-1		-1	-2	-1
mark-= capitals	3	-1			-1	-1	-1	-1
mark-> capitals	3	-1					-2
mark-> dollars	5						-5
mark-> line	2	-1	-1	-1	-1	-1	-2	-1
mark-? capitalised	4					-1	-2	-1
mark-? digits-2	3						-3
mark-? small	2	1	-1			-1	-2
mark-@ percent	3	-1			-2	-1
mark-[ capital	2	-1		-1	-1	-2	-1	-1
mark-[ capitalised	2	-1	-1			-1
mark-[ small	3				-1		-1
mark-] mark-$	2	-1		-1	-2	-2	-1	-1
mark-_ mark-_	2	-1	-1	-1	-2	-3		-1
mark-| capitalised	1	-1	-3	-1	-1	-1	-1	-1
mark-| capitals	3	-1	-3	-2	-2	-1	-2	-2
mark-| cents	3	-1			-2	-4	-2
mark-| code	3		-1	-2	-1	-1
mark-| date	2	-1			-1	-2	-1
mark-| digits-2	5			-1	-1	-3	-4
mark-| digits-3	3		-1	-1	-2	-1	-1
mark-| lettered-code	3	-1	-2	-1		-1
mark-| line	3		-1		-1	-2	-3
mark-| mark-|	3	-1	-1	-1	-1	-1	-1
mark-| small	4	-1	-2	-1	-2	-3	-3
mark-© year	3			-1		-1	-1
mark-® capitals	-3		3
mark-· capitalised	3	-1	-3	-4	-2	-2		-1
mark-· small	4		-1	-1		-1	-2
mark-– capitalised	-1	-2	2	-2	-1	-2	-3	-1
mark-– cents	3		-3		-1		-1
mark-– digits-1	3		-2				-1
mark-– digits-2				-1		-3	1
mark-– digits-3	3		-2	-1	-1		-2
mark-– dollars	4		-4	-2	-1	-1	-3
mark-– dollars-and-cents	3		-3	-2	-2	-1	-1
mark-– lettered-code	3		-3	-2			-1
mark-– small	4		-3	-2	-3	-3	-2	-1
mark-– thousands	3		-3	-1	-1		-2
mark-– thousands-and-cents	1		-3		-2
mark-– with-digits	3		-3	-1	-2		-1
mark-— capitalised	5	-1	-1	-1	-1	-1	-4
mark-— capitals	3		-2	-1	-1		-1
mark-— dollars	3		-2	-1			-1
mark-— lettered-code	3		-1			-2	-1
mark-… digits-4	-3		-1	3		-1
mark-☐ mark-$	4			-1	-4	-2	-1
mark-☑ capitalised	4	-1			-1	-2	-1
mark-☑ mark-$	3				-3	-1
mark-☒ capitalised	3				-1	-2
mark-⚠ digits-2	-4					-1	4
mark-✓ digits-2	-2				-1	-1	2
mark-✓ mark-–	4	-1			-1		-4
mark-✓ mark-—	3						-3
mark-🟡 digits-2	-3						3
mark-🟢 capitalised	-3		-1		-1	-1	3
# mark shape
mark-!	2	-1	-2	-2	-2	-3	-1	-1
mark-"	1	-1	-2	-9	-3	-1	-3	-4
mark-#	3	-2	-1	-7	-3	-3		-1
mark-$	-2	-4	-3	-5	2	2	-3	-4
mark-&	-1	-6	1	-2	-2	-2	-1	1
mark-'	-1	1	-1	-2	-2	-1		-3
mark-(	1	-3		-7	-2	-2		-1
mark-)	-1	-2	5	-7	-2	-4	-2	-2
mark-+	-1	-2	1	-2	-2	-3	2	-1
mark-,	1	-3	-2	-5		-1	-2	-1
mark--	2	-3	-2	1	-1	-1		-1
mark-.	-1	-3	1	1	-3	-3
mark-/	1	-2	1	-3	-3	-3		1
mark-:	3	-2	-1	-5	-3	-2	-2	-2
mark-;	1	-2	-2	-5	-3	-5		-3
mark-<	1	-1	-2	-2	-2	-2	1	-2
mark-=	2	-2	-1	-2	-4	-3	-1	-2
mark->	-1	-2	-2	-2	-2	-2	3	-2
mark-?	2	1	-2	-1	-2	-2	-1	-1
mark-@	1	-1	1		-3	-2	-1	-1
mark-[	3		-2	-2	-4	-4	-1	-1
mark-]	3	-3	-2	-2	-3	-3	-1	-1
mark-_	1		-2	-2	-4	-3	1	-2
mark-|	4	-2	-5	-2	-3	-3	-4	-2
mark-~	3		-2	-2	-2	-1	-2	-1
mark-©	3			-1			-1
mark-·		-2	-4	-1	-4	-3		-2
mark-–	2	-2	-2	-3	-6	-6	-1	-3
mark-—	3	-1	-2	-5	-4	-5	-1	-3
mark-•	2	-1	-1	-2	-2	-2		-1
mark-…	-2		-3	3	-2	-2	-1	-2
mark-■	3			-1	-1	-1	-1
mark-▸	2	-1	-1	-1		-1	-1	-1
mark-☐	4	-1		-1	-4	-3	-1	-1
mark-☑	5	-1		-1	-3	-2	-1
mark-☒	3				-2	-3
mark-✔	3				-1	-1	-2	-1
mark-🎉	3		-1	-1		-1	-3
mark-🔴	-2	-1			-1	-1	3
# mark sums of line
0		-2		1	-2	-4	-1	-1
1	1	-2	-2	-4	-1	-2	1	-1
2		-4	-1	-3		-1	-3
3		-2				1	-2	-3
# mark words before
 	2		-1	-4	2	-1	-1	-1
 balance	4			-1	-2	-1	-2
 c	-3		1		1	1
 card	-2		3	-2			-1
 citibank	-3		1	-1			-1	2
 collection	2		-1	-1	-2	-3	1	-1
 credit	4	-1				-1	-3
 days	1			-1	-1	-2
 owe	-3				1		2
 owed	-3				2		2
 payment	3				-1	-2	-1
 status	3			-2	-1	-1	-2
 total	3				-2	-1	-1
 totals	3				-1	-3
 us	2			-1		-3	-2
1 	1			-4	2			-1
1 a	3	-1	-2	-1	-1	-1	-2	-1
1 account	1	-1	-2		-1	-3	-2	-2
1 acct	-2	-1	-3	2	-1	-4	-6	-4
1 america	1	-1	-4	-1		1	1
1 amex	1		-1	1	1	-3	-1
1 and	3				-2		1
1 apr	3		-1		-1	-1	-2	-1
1 at	4			-1		-2	-2
1 atv	-2		3			-1
1 bal	2	-1	-1	-1	2	-1	-3	-1
1 balance		-1	-1	-1	4	-2	-2	-1
1 bank		-2	-1	1			-4	1
1 bank/target	3			-1	-1	-2	-1
1 behind	-1	-2		-1	-2	-3	1	-2
1 billing	-3		1
1 bureau	2		-3				1
1 buy			-3	-1			-1	2
1 by	4		-1		-1		-3
1 caine	1		2				-1	-1
1 call	-1			-3	-1	-1	2	-1
1 calloway	3		-2				-1
1 capital	3	-1	-3		-1	-2	1
1 card	-3		1	1	1	1	-1	-1
1 carecredit	-3		1				-1	2
1 carro	2			-1	-1	-2	-3
1 cartão	-1		4			-1
1 center	3		-3	-1			-1
1 charge-off	-1		-1	-1		-1	3	-1
1 charged	2	-1					-1
1 checking	3			-3	-2	-1	-1
1 city	3	-1	-1		-1
1 closed	1		-3	-1	-1	-1	1	-1
1 code	2						-1
1 collection	-1	-1	-3	1			1	-1
1 collections		-3	-2	-2	-2	-2	2	-1
1 collector			-1	-1	2		-3	-1
1 conventional	3		-1		-1	-3	-1
1 corriente	2			-1			-2	-1
1 cr-v	-3		3			-1
1 cred	1		2	-1				-3
1 cuenta	4			-3		-1	-2	-1
1 d	2	-1	-3	-1	1	-2	1	-1
1 date	-1	-1	-1	-2	-1	-1	2	-1
1 days	-1	-1	-2	-1	-1	-3	2	-1
1 debts	3		-1		-1
1 deferment	3						-3
1 deferred	3		-1		-1	-2	-2
1 deficiency	4	-1		-2	-2	-1	-1
1 delaware	-1		-1		2		-1
1 dentist	3		-2				-1
1 description	4				-1		-3	-1
1 discover	2		-4	1	-1	-3
1 dispute	3	-1	-1	-1			-2	-1
1 done	3		-1				-2
1 dr	-2	-1	2		-2	-1	-1	3
1 due				-3		-1	1	-1
1 ending	5		-1	-2	-2	-1	-1	-1
1 ends	4			-1	-1		-3
1 energy	3		-1		-2		-1
1 escrow	2		-2				-2
1 estado	3					-1	-2
1 expenses	3				-1	-2
1 express	3			-1	-2	-2	-1	-1
1 f-150	-3		4	-1	-1	-1	-1
1 fee	3					-2
1 fees	3		-1		-1	-1	-1
1 fidelity	2	-1	-3	-1	-1		-1
1 file	3			-1	-1		-2
1 filed	-3	-1	1		1	-1	1
1 final	4			-2	-2	-1	-1	-1
1 fingerhut		-1	-4	-1	2	-2		-1
1 fingerhut/webbank	-1		-1	1	3
1 georgia	2		-2
1 greensky	-3		2	1
1 guarantor	4			-2	-2		-2	-1
1 health	3		-2	-1	2	-1	-2	-1
1 here	3				-2		-1
1 home	3		-1		-1		-1
1 https	2					-1	-2
1 id	3			-1		-1	-1
1 iii	3		-2		-1
1 in	1		1	-3	-1	-1	-1	-1
1 inc	-2	-1	2	-2	-2		-3	-3
1 incurred	2				-1		-1
1 installment	1	-2	-1	-1	-3	-1	-1
1 insurance	3		-1	-1	-1	-3	-2	-1
1 interest	2				-1	-1	-1
1 is	3			-2	-1	-2	-2	-1
1 it	3		1	-1		1	-5
1 j	3			-1	-1		-1
1 june	3		-1				-3	-1
1 k	3			-2	-2	-1	-2
1 klarna	1			-1		-1	-3	-1
1 l	3		-2	-1	-1		-1
1 last	4		-1	-1			-2
1 late			-2	-2	-1	-3		-1
1 lender	4		-2				-2	-1
1 letter	2	-1	-1	-1	-1	-1	-3	-1
1 liabilities	3	-1			-1
1 lines	4		-1		-1	-1	-1
1 llc	2		-3	1	3	-2	-2	-3
1 macy's	1		-2	-1	1		-3
1 macys/citibank	-3		1	2			-1
1 mastercard		-1	-2	1	3		-3	-1
1 medical			1		-2		-2	1
1 mensual	2				-1	-1	-1
1 mes	3		-1				-2
1 milestone	-3		-1		2		-1
1 min	3		-2	-2	-1	-4	-2	-2
1 minimum	3				-1	-1	-3
1 missed	3						-3
1 mo	2	-1	-1	-2		-3	-2	-1
1 mobile	3	-1	-1				-1
1 mohela		-1	1	-4	1	-1	-1	-1
1 month	2	1	-1	-1	-1	-4	-2	-2
1 months	5		-1			-1	-3
1 mortgage	1	-1	-3		-1	1		-1
1 mos	2		-2				-2
1 n.a	-4	-1	1	-4	-3	-1	-1	2
1 nelnet	3		-2		-1		-1	-1
1 netflix	3		-2		-1
1 no	2	-2	-4	-2	-3	-2	1	-2
1 note	2		-3	-1		-1	1	-1
1 now	2	-1	-1		1	-2	-3	-1
1 núm	3		-1	-2
1 obligations	2		-1		-1
1 october	3						-2
1 of	2	-1	-1	-1	-2	-2		-1
1 office	3		-1				-2
1 oh	3			-1		-1
1 old	-2		3				-1
1 one		-1	-3	-1		-2	1	1
1 oportun	4		-3				-1
1 orig	1	-1	-1	-1	-1	-1		-3
1 other	5		-1	-1	-2	-3
1 overdue	2						-2
1 p.o	4		-2	-1	-2			-2
1 paid	2	-1	-1	-1	-3	-3	-1	-1
1 pay	2		-3	-1	-1	-1		-1
1 payment	-1	-1		-2	-3	3	-2	-1
1 payments	3				-2	-1	-2
1 plaintiff	3				-1		-1
1 plan	-1		-1			-1	3	-1
1 popular	-3		3
1 principal	3				-2
1 property	3	-1	-1	-1	-1		-1
1 rav4	-2		3				-1
1 recovery		-1	-4	1		-1	1	-1
1 rent	5	-1	-4			-1
1 repayment	-2						3
1 repossessed	-4						4
1 resurgent	3		-4				1	-1
1 retail	-3		2	1
1 ring	-1		3		-1	-1	-1
1 s	3		-3	-1		-2	-1
1 sala	-3		3		-1
1 saldo	3			-1	-2	-1	-2
1 sapphire	2		-2				-1
1 savings		-1	-2	-3	-1	-1	3
1 savor	2		-1				-1
1 sears	2	-1	-1	-3	1	-1	-1	-1
1 secured	2	-2	-1		-1	-2		-1
1 seed	-3		3
1 september	3						-2	-1
1 service	3		-3				-1
1 servicing	-1		-4	1		1	-1
1 settled	4		-1				-4
1 slate	-3	-1	1	-1		-1	2
1 sofi	3		-2
1 sold	4	-1		-1			-4
1 spectrum	3		-1	-1			-1	-2
1 st	-3	-2	2	1	-1	-1	-1	3
1 ste	-3			3
1 sum	3	-1	-1	-1		-1	-1
1 surgery			1	-1	-1	-1	-3
1 t	3			-1	-1	-1	-1
1 t-mobile	4		-2		-1		-2	-2
1 target	1		-3		-1	1		1
1 through	3				-1	-1	-2
1 thru	3						-3
1 today	-1				2	-1	-1
1 total	4			-1	-5	-4	1
1 totals	3				-1	-3
1 transferred	3		-1				-3
1 type	2	-1	-1	-3	-2	-1	-2	-1
1 u	3				-2
1 ugh	-3						3
1 union	1	2	-3	-1	1	2
1 up			2	-1	-1	-1	-3
1 us	-1	-3	-2	-3	2		-3	-3
1 usa		-1	-3	1	-1		-3	2
1 va	3		-1		-1
1 verizon	3		-4				2	-1
1 visa		-2		1	-1	-3	-2	-1
1 w	-3	-1		-1	-1	3	2	-1
1 walmart	-3	-1					1	1
1 washer	-3		3	-1	1	-1	-2
1 washer/dryer			3				-2
1 water	3		-1		-1		-1	-1
1 webbank	3		2	-1			-2	-2
1 webbank/fingerhut	3		-2				-1
1 wireless	4		-2		2	-2	-1	-4
1 work	3		-1				-2
1 years	3						-2
1 zillow	2		-2				-1
1 信用卡	4		-2	-1		-1	-2
1 最低还款	1	-1		-1	-2	-3		-1
1 欠款	3				-2		-2
2 a	3	-1	-2	-1	-1	-2	-2	-2
2 aaron's	-3		3					1
2 acct	4	-1	-1	-2	-2	-1	-4	-1
2 active	1		-3		2
2 activity	3			-2
2 actual	3		-1			-1	-1
2 affirm	-1		2	-1	-2	-2	-2
2 agency	-2	-1	2	-1			2	-1
2 al	3		1	-1	-1	-1	-3	-1
2 altima				-2	3	-3	-2	-1
2 and	1	-1	4	-1	-2	-2	-5
2 apple	1		-3	-1	1	1
2 apt	-3		1		1	-1	1
2 apts	3		-1		-2
2 as	1	-1	-2	-1	-2	-3	1	-1
2 associates	1		2	-1	-1		-1	-1
2 at	4		-1	-1	-2	-1	-1
2 at&t	-1			-1	1	-1	-3	-2
2 atty	3		-2				-1
2 back	3			-2
2 balance	2	-2		-1		-3	-3	-1
2 bank	-2	-2	-1		-3	1	-5	1
2 be	3						-2
2 been	2						-2
2 behind	1	-1		-1	-1	-3		-1
2 best			-2		-2	-2	-3	2
2 bill	-3					1	1	-1
2 blue	1		2	-2	-4	-2	-3
2 by	2		-1		-1	-1	-4	-1
2 c/o	3					-1	-2
2 capital	1	-1	-2	-1	-1	-3	-2	1
2 card	2			-4	1	-3	-4	-1
2 care	1		1	-2	-1	-1	-4	1
2 cash	2	-1	-1	-1	-2	1	-4
2 cavalry	2		-2				-1
2 charge	3	1		-1	-1	1	-1
2 charge-off	-1		-2		-2	-1	2	-1
2 citibank	-1	-1	-1	-3	-3	-4		2
2 city		-1	3	-1	-1	-1	-2	-1
2 claimed	3	-1		-1	-1	-1	-3	-1
2 client	3	-1	-2	-2	-1	-1	-2	-1
2 collections	-3	-2	-2	1			4	-1
2 comenity	1			-1		-2	-3
2 consumer	2		-3			1
2 contact	3		-1		-1		-1
2 cr	4		-3			-2
2 credit	-1	1	-1	1	-1	-2	-1	-2
2 creditor	3	-2	-1		-1	-1	-4	-1
2 cuenta	3				-2	-1	-2	-1
2 date	4	-2	-2	-1	-1	-1	-1	-1
2 day	2		-1	-3		-2	-1	-1
2 days	-1	-1	-3		-1	-2	2	-2
2 de	2	-2	-1	-2	1		-3	-1
2 debt	1	-2	1	-1		-2	-3	-2
2 debts	3		-2				-1
2 deferred	4		-1		-1	-1	-3
2 delaware	3						-2
2 dentist	-4		2				-1	2
2 description	-4						4
2 done	3			-1	-1	-1	-1
2 due		-2	-1			-3		1
2 e	3		-1		-1
2 each	3					-1	-2
2 edfinancial	3		-2		-1	-1
2 education	3		-1	-1	-1	-1	-1
2 ending	4	-1	-3	-3		-1	-1	-1
2 ends	3			-1			-2
2 equifax	3			-1	-1		-1
2 escrow	3		-1				-2
2 everyday	3			-3
2 express	-1		1		-3	-2	1
2 farm	3			-1	-2	-1
2 fidelity	3		-3		-2	-2		-1
2 file	2		-1	-2	-1	-1	-2
2 finance	-3	-1	3	1	-3	-1	-3	-1
2 first	1	-1				-3	-1	-2
2 ford	-2	-1		-1	-3	1	1
2 from	1	-1	-4	-1	-1	-1	2	-2
2 guarantor	3			-1	-1		-2	-1
2 highest				-1		-1	3
2 hospital	3	-2	-3	-3	1	-2	-3	2
2 huntington	3		-2	-1	2	-2	-1
2 i	4	-1	-1	-1	-1		-2
2 if	4		-2	-1	-1	-1	-1
2 im	3		-2			-1	-1
2 installment	1		2	-1			-2	-1
2 interest	3					-1	-1
2 is	2	-1	2	-2	-1	-1	-3	-2
2 it's	3		-1				-1	-1
2 jan	5		-1				-3
2 jefferson	3		-2				-2
2 klarna	-1		3		-2	-1	-1
2 la	-1		2		-1		-3	-1
2 landlord	-2		2
2 last	4	-1	-2	-1	-1	-1	-3
2 late	-1	-1	-1	-2	-2	-3	2	-1
2 liabilities	3		-1				-1	-1
2 line	2		-2		-1	-1	-1
2 loans		-1	2	-1	-2	-2	-1	-1
2 loss	-3						3
2 m	3			-1	-1		-1
2 macy's	1		-1	-1	2	-1	-3
2 main	3				-2	-2		-1
2 management	-2	-1		-1	-2	-1	2
2 mc			1		-2	-3
2 me	3		-2				-1
2 member	4		-2	-1			-1	-1
2 midland	1		-3				2
2 min	1	-2	-1	-2	2	-3	-1	-1
2 minimum	2		1		-1	-1	-3
2 mission	3		-3	-1		-1	1
2 mo	2	-2	1	-4			-2	-2
2 mortgage	1	-1	1	1	-2	-3	-3	-1
2 mountain	-3		2				2
2 mínimo					-2	1	-3
2 na	4		-2		-1		-2
2 nco	3		-3	-1
2 never	4			-1			-3
2 no	2	-1		-1		-2	-3	-1
2 notes	-2					2
2 number	1	-1	-1	1	-2	-1	-3	-2
2 one		-2	-1	-3	-1	-1	1	2
2 only	2		-1	-1	-1	-1	-3
2 open	2		2	-1	-2	-1	-1	-2
2 open/never	-2			-1			2	-1
2 opened	3		-1	-1	2	-1	-3	-1
2 orig	3	-1	-3	-1		-1	-1	-1
2 original	2		-2	-1	-3	-1	1	-5
2 other	4		-1		-1	-2	-2	-1
2 owe	3			-1	-1	-2	-3	-1
2 page	3	-1	-1				-1
2 pago	4			-1	-2	-2	-3	-1
2 paid	6	-1	-2	-1	-1	-2	-4	-1
2 partners	3		1	-1	-3	-2	-1
2 per	3	-1	-1	-1	-2	-1	-2
2 personal			1	1	-1	-3		-1
2 pm	2	-2	-2	-1	-1	-1	-1	-1
2 pmt	4	-1	-1	-1	-1	-2	-2	-1
2 power	1		-1	-1	-1	-1	-3	1
2 principal	3				-2	-1	-1
2 property	3		-1	-1	-1	-1
2 préstamo	-1		3	-2		-1	-1
2 r	3	-1	-2	-1	-1		-2	-1
2 radiology	-2		3	-1	-1	-1		-1
2 recovery	1	-1		-1	-2	-2	-2	-3
2 reference	4		-1	-2			-2
2 reflect	3		-1		-1
2 repayment	3						-2
2 report	2				-1		-1
2 revolving		-1		-2	3	-2	-2	-2
2 riverside	-2						2
2 s	3			-1	-1		-1
2 saldo	-1			-1	1	-1	-4	-1
2 santander	3		-1	-1		1
2 sears	2	-1	-3	-1	1	-1	-1	-1
2 second	3		-1				-3
2 secret	3		-3				-1
2 spectrum	3				-1	-1	-2	-1
2 st	2		-1	2	1	-1	-3	-1
2 storage	3		-2				-2
2 store	-2	-1					-3	1
2 subtotal	3		-2		-2	-3
2 t-mobile	4		-3	-1	-2		-1
2 target	-1		2		-3		-1
2 tax	3		-2		-2
2 that	4		-2	-1		-1	-2	-1
2 to	-1	-2	2	-2	-3	-2	2
2 tom	3	-1		-1	-2		-2
2 total	4		-1	-2	-2	-3	-2	-1
2 transferred	5	-1					-4
2 trust	-3		-1	-1	4	1	-1
2 type	3		-1		-1	-2	-2	-1
2 until	6		-1	-1	-1	-1	-4
2 up			-3	-1			1	-1
2 updated	3				-1		-2
2 usa	-1		-1	-2		1	-3	2
2 verizon	1				3	-2	-1	-3
2 was	3		-3	-1	-1	-1		-3
2 world	-1		-2	-1	3	1	-1
2 x	4	-1	-2			-2	-1
2 yes	1		-3			-1		1
2 yet	3	-1		-2			-1
2 you	3	-1		-1		-2	-3	-1
2 your	3		-2	-1	-1			-1
2 é	3				-3	-1	-1
2 原债权人	3						-2	-1
2 车贷	-3		2		1	-1	-1	-1
3 		-1		-1	-1	1	-1	-2
3 about	3		1				-3
3 account		-1	1		-3	-2	-1	-2
3 acct	1	-1	1	-1	1	-2	-5	-1
3 acreedor	1		1	-1	-1	-1	-3	1
3 address	3			-2		-1
3 agencia	3						-2
3 amex	-1		-1	-2	2	-3
3 amount	1	-1		-2	1	-3	-2	-1
3 and	4		-2	-1	-2	-2	-1	-1
3 are	4		-1			-1	-3
3 at	2	-1	2				-3	-2
3 aug	-1		3
3 balance	1	-2		-3	1	-5	-1	1
3 barclays	3	-1	-5	-1	1		-3	-1
3 bk	3		-1			-1	-2
3 bought	3						-2	-1
3 box	3		-1	-2	-1	-1
3 cap	1		-2	1	-1	-1	-3	-1
3 capital		-1	-1	-3	-2	-2	-3	3
3 cards			-3	3	-1		-1
3 care			3	-1	-1	-1	-3	-1
3 carro	2		-3		-1	1
3 cartão	3		-2		-1	-1	-1
3 case	3	-1	-2				-1
3 cash	3			-3		-1	-1
3 chase	4		-1	-2		-2	-1	-2
3 checking	3	-1	-1		-2	-1
3 citi	1		-2	2		-1	-1
3 cobrança	3				-2	-1	-2	-1
3 collection	-1	-1		-4	1	-1	2	-1
3 cr	3		-1				-2	-1
3 credit		-2		-5		-1		-2
3 creditor		-1		-3	-2	-2	-2	1
3 cu	-2		3	2	-1		-1
3 current	1	-1	-1	-1	-3	-3	2	-1
3 days	1		-1	-4		-1	1	-1
3 del	-2		-1					2
3 delta	-2		3
3 dental	3				-1	-1	-2
3 dentist	3		-2				-1
3 details	-3		3	-1			-1
3 dia	2	-1		-2	-2	-1	-3	-1
3 do	3	-1			-1	-1	-2
3 double	3		-2	-1		-1	-1
3 dr			1	-1	-2	2	-2	-1
3 día	2		-2
3 edit	-3	-1	3					-2
3 equifax	3		-1	-1			-1
3 equity	3		-2	-1	-1	-1
3 exeter	3		-2	-1		-1	-1
3 fargo	2		-3	-1	1	-1	1	-1
3 federal	-2		4	-2	-2	-2	-1	-1
3 fees	3					-1	-2
3 file	3	-1	-1		-2		-1
3 financial	1	-1	1	-3	1	-1	-3	-1
3 fingerhut	2		1		-1		-2	-1
3 for	-1	-1		-2	1	-1	-3
3 from	5		-4		-3	-1	-1	-1
3 gas	4		-1	-1		-1	-2
3 gm	-2		4		1	1
3 go	-1		3				-1
3 guarantor	3						-2	-1
3 health	1			-2	-3	1		-1
3 hospital	1		-2	-3	-1	-2	2	-1
3 how	3			-1			-3
3 hạn	3		-3				-1
3 inc	3		-1	-1	-1		-2	-1
3 installment		-1	2	-2	1	-3		-1
3 jun	2		-1	-1			-3
3 kaiser	3				-1		-1
3 last	3				-1		-2
3 late	1	-1		-2	3	-3		-1
3 left	1		1		-1	-1	-3
3 lending	-3		2		1		-1
3 loans	-1	-1	-3	2	-1	-1	-1	-1
3 lvnv	3		-1	-1
3 macy's	1			-1	1	-3	-1
3 management	-1		-3	-1	-2	-1	2	1
3 maximum	-3	1					1
3 may	2		-1				-1
3 mensual	1		1				-4
3 meses	-3		1		1		1
3 min		-1	1	1	-1	-1	-3	-1
3 minimum	3		-3			-1	-3
3 missed	1		-3				-2	2
3 mission	3		-3	-1	-2		-1
3 month	3			-1		-1	-4	-1
3 monthly	1				-3	-3	-1	-1
3 n/a	3		-1	-1			-1
3 never	-1		1				-3
3 next	3		-1			-1	-2
3 northgate	-2		1	1	1	1
3 not	3	-1	-1	-1	-1	-1	-2	-1
3 nov	3		1			-1	-4	-1
3 number	-2		-2	3	-2	-1	-5	-2
3 of	-1		-3	-3	2	-1	1	-2
3 offer	2	-1	-1	-1	-1	-1	-1	-1
3 oh	3	-2	-3		-1	-1	-2	-1
3 one		-2	-4	-2	-5	-3	-3	2
3 open	-1		-1	1	3	-1		-1
3 orig	2	-1	-3	-1	-2	-2	1
3 original	1	-1	-3	-2	-2	-1	-3	2
3 over	3				-1		-3
3 owe	4		-2	-1	-1		-2	-1
3 owed				-1	-1	2	-1
3 pagamento	-1				-3	1	-3	-1
3 pago	4		-2			-1	-2
3 past	-1	-1	-1	1	-2	-4	3	-1
3 payment	1	-2		-2		-4		-2
3 payments	3		-1	-1	-1	-1	-2
3 payoff	3		-3
3 pays	3		1				-3
3 plan	-3				1	1	1	-1
3 polaris	-2			3
3 pymt	2		-1			-1	-1
3 pünktlich	-3		2			2
3 rate	3	-1	-1		-1	-1	-2
3 rav4	-3						3
3 record	4			-1			-4
3 recovery	2	-1		-2	-2	-1		-3
3 remarks	3					-1	-1
3 report	4			-1	-1	-1	-1
3 resurgent	1		-4				1	-1
3 retirement	1		1		-3	-1	-1	-1
3 revolving	-1	-1		-3	2		-1	-1
3 right	3		-2				-1
3 rush	3		-1				-2
3 saldo	-1		1	-1	1	-2	-4	-1
3 secured	3		-2				-1
3 see	3			-2			-1
3 sent			-3	-1			1
3 services	-2		1	-2	-1	-1	2	1
3 so	3		1				-3
3 solutions	3		-1	-1			-1
3 specify	3		-1		-1	-1	-1
3 st	-1	-1	-3	-1	-2	-1	2	1
3 status	-2	-1	-2		-1	2	1	-1
3 student	2		1	-2	-1	-1	-2
3 summit	3	-1	-2	-1
3 target	2		-1				-2
3 term	-2	2			1			-1
3 terms		1		-1	2		-3	-1
3 that	4				-1		-2
3 the		-1	-1	-4	2	-2	1
3 their	3			-1			-2
3 they	3						-3
3 this	-2		3	-1				-1
3 time	1		2	-1	-1		-4
3 to		-1	1	-1		-1	-3	1
3 total	1		1	-1	-3	-3	1	-1
3 toyota	-3		2	-1	-1		1	-1
3 transferred	3			-1			-3
3 us	-1	-2		-1	-4	2	-2	-2
3 view	3	-1	-2				-1
3 with		-1	-2	-2		-1		2
3 wright-patt	-3	2	1		1	1
3 you	3		-2	-1	-1	-1	-1
3 信用卡	3		-1		-1	-1	-2
3 房贷	3		-2				-1
3 欠款	3				-1	-1	-3	-1
3 正常	3		-2			-1	-2
3 逾期30天	3					-1	-2
aaron's sales	-2		2					1
acceptance corp	-3		2				1
account no	6		-1	-2			-3
account type	2			-1	-1
afni inc	-1		3	-1	-1	-1	-2	-1
al mes	3		-1				-2
aluguel us	3				-2	-2	-1
apple card			-3	-1	1	-1	-1
auto acceptance	2		-2
auto loan	-1	-1	-3	2			-4	-1
bal pmt	4				-1	-2	-3
balance payment	2				-1	1	-3	-1
bank cash	-3		2				1
bank closed	3		-2				-1
bank mtg	3		-1		-2
bank n.a	-2	-1	1	-2	-1		-3
bank usa		-1	-1		-1	-1	-3
behind days	3		-1	-1	-1	-1	-3	-1
bk heloc	-2		2					-1
blue cash	3		-1	-2	-2	-3	-2
card min	3						-3
citibank n.a			-3	-2	-2	-2		2
co co	4					-1	-3
credit card		1	-3	-1	-2	1	2	-1
credit cards	3		-1				-1
credit corp	-2		2
credit mgmt	3		-3
credit min	2						-2
credit one			-2		1		2	-2
current status	3					-1	-3
date opened	3			-1	-1		-2
days days	3	-1			-1	-1	-3
debt collector	3			-1			-2	-1
description defaulted	-4						4
due days	-3			-1			3
due status	4						-4
each month	3						-2
ending in	3			-4	-1		1	-1
every month	2						-2
everyday checking	3			-2
finance acct	3			-2			-1
finance mo	3						-3
freedom mortgage	1		-3	-1	2	-1	1
funding llc	3		-2	-1	-1	-1	-1	-1
highest balance	-4						4
hospital st	-2		-3					3
in may	2		-1				-2
jewelers ring	-1		2		-1	-1	-1
late charges	2					-2
left mo	3						-3
loan acct	3			-3		-1
loan no	3		-1	-1			-1
midland credit	3		-3
min due	4	-1			-1		-3
minimum current	3						-2
month current	4						-3
monthly payment	1			-1	-1	1	-3
mortgage payment	3					-3
mínimo us	-2			-1	-3	2	-2
never late	3						-3
of america	-1	-1	-3	-1	-1	1	1
of sep	-3			-1			3
on that	3						-3
one bank	2		-1	-3	-1	-1	-2	1
one n.a	-4		2	-2	-1	-2	1	3
one platinum	3		-2	-1	-1	-1	-2
one savor	2		-1				-1
one venture	1		-2		-1	1	-1
open/never late	-3			-1			3
opened balance	-2				3	-1
original creditor				-1	-1		2	-6
pago mensual	3				-1	-2	-1	-1
pago mínimo	2				-1	-2	-2
paid collection	3					-1	-2
paid off	4	-1				-1	-3
paid up	3						-3
parcela us					-2	1	-2
past due			-1	-3	-1		1	-1
payment amount	-3			-1	-1	1	2
payment current	2						-2
payment due	3				-1	-1	-3
payment plan	-3		-1				3	-1
paypal credit	2		-1	-1	-1	-1	-1
per month	3					-1	-3
portfolio recovery			-2			-1	3
préstamo personal	-3		3			-1
radiology assoc	-3		3
recovery llc	3		-2					-2
regional finance	3		-3			-1	-2
regular payment	-3					3
rewards visa			-4	2		-1	-1
secret card	3		-2				-1
sheffield financial	-3		2	1
status current	-3			-1	-1	-1	3
status transferred	5						-5
student loans	3			-1	-2	-1	-1
target n.b	-3		3	-1	-1
target redcard	3				-2	-1	-1
td bank/target	2			-1	-1	-2	-1
third bank	-2		2		3		-1	-1
total us	4				-3	-2	-1
usa n.a	-1		1	-1		-1	-3	2
verizon wireless	1				3	-2	1	-3
visa ending	2			-2
you owed	3				-3	-1
é us	3				-2	-1	-1
# mark words behind
		-3	-1	-1	-1			-3
 	1	-3		-1	-1			-1
a	1	-1		-2	-4	-2		-2
a month	2		-1	-1	-5	-3		-1
account days	-3						3
account included	3						-3
acreedor	3		-2				-1
acreedor original	4		-2				-2	-1
affirm	4		-1			-1	-2
agencia	3		-2				-1
ago 	3		-1	-2	-1
aidvantage		-1	2	-1	-1	-1	-3
al	4		-1		-1	-2	-2
al corriente	3					-1	-2
and	2			-1	-1	-1	-3	-1
anselm	-3							1
apple card	3	-1					-2
as	3				-2	1	-3	-1
at&t					1	-1	-3	-3
atrasada	2				-1	-2	-2
atrasada días	2				-1	-2	-2
autopay			-1		-1	-3	2
autopay 	3		-1		-1	-2	-1
avant 	3	-1	-1				-1
b	1		-3	2	-1	-1	-1	-1
bal	3	-1	-1	-3	-2	-2		-2
balance		-1	1	-3	-2	-3	1	1
bank	-2	-2	3	-1				-1
bank 	-2	-1	3
bank of	1	-1				1	-3
barclays	-2		2			-1	-2
best	-1	-1	1	-1	-1		-3	1
box	4		-2	-1	-1			-2
box 	3		-1	-1	-2			-2
brannigan	-3	-1	1				2
bridgecrest	-2		2		-1	2
bridgecrest 	-2		2
c 	-2		1		1	-3	-1	-1
called	-4						4
cap one							-3
cap1	-3		2				1
capital	-1		2			-1	1	-3
care			-1				-3	2
carvana	3		-1				-2
cash	3	-1	-3
charge	3		-2			-1	-1
charge account	3		-1			-1	-1
charge-off	-2			-1	-1	-1	3	-1
chase	1	-1	4	-1	-2	-1	-2	-1
check	3				-1		-1
checking	3		-1	-2	-1		-1
city	3		-1				-1
closed	2		-3	-2				-1
closed 	5		-3		-2		-2	-1
closed/never	-2				-1		2
cls	3						-3
cls 	3				-1		-3
co	3		-3
collection	3	-1	-3	-1	1	-4	2	-2
collection 	1	-1	-1	-1		-4		-1
collections	3	-1	-3	-1	1	-1	-3	-1
comenity	-1	-1	1	-1		-2	2	-3
cooper	-4	-1	4		-1		1	-1
credence	-1	-1	-3	-1	1		1	-1
credence resource	-3				1		1
credit	-2	-1	-1		2		3	-3
credit card	1	-1	-1		-2	1	-3	-2
credit one		-2	-1	-1	1	-3	2	-2
cuenta	-3		1	-1		-2	3	-2
curacao	3		-3
current 	-1	-1	3	-1	-2	-3		-2
current days	-2					-1	2
dad	3		-3				-2
days 	-3	-1		-2	-1	-1	3	-1
days days	3	-1			-1		-2
de	2			-1			-2
debt	-1	-1	2	-2	-1	-1	-2	-1
defaulted	4		-3				-2
defaulted unresolved	3						-3
deferred til	4		-2		-2	-1
dias			-1	-1	-1	1	-3	-1
dias de	1			-1	-1	1	-3
direct	3	-1	-1	-1			-1
dr	1				-1	-1	-3	-1
due 	3		-2	-1	-1	-1	-2
em	-1	-1	-1	-2	2	1	-3	-2
em cobrança	-1	-1		-1	2	-4	-3	-1
em dia	2	-1	-1	-2	-1	1	-3	-1
emergency	2	-1	-2
en	3				-1		-2
ends	3		-3
enrolled		-1	2	-1	-2	-3	-3
enrolled 			2	-1	-1	-3	-2
exeter	3		-1		-1	-1
exeter finance	4		-3		-1		-1
financial	1	2				-1	-1	-3
fingerhut	3	-1	-1				-2	-1
first	2	-1	-1	-1	-1	-1	-3	-1
for	3		-1	-1	-1	-1	-2	-1
for the	-3		3
ford	-3	-1	1			-1	2
freedom	3	-1	-1			-1	-1
from to	3				-3
hang on	3		-1				-2
heloc	3		-2			-1	-1
high	3				-2	-2
home equity	3	-1	-2	-1
house		-1				-1	-3
i	3	-1	-1	-2	-2	-2	-1	-1
im	3	-1	-2				-1
in		-1	-3	-2	-5	-1	1	-2
in collection	-2				-2	-2	3	-1
in collections	3	-1	-3	-2	-3		-1	-3
in forbearance	-2		3				-1
inc	-4	-2	3	-1	-2	-1	-1	-1
inst	3		-2
inst 	3		-2
irs	3		-1				-2
it	5		-2	-1		-1	-4	-1
it was	3		-2				-2	-1
it's	4		-1				-2
kohls	3		-1				-1
late 	3			-1	-2	-1	-2
left	1	-1		-3	-3	-1		-1
lendingclub	3	-1	-1				-2
llc	-3	-3	3		-1	-1	-2	-2
llc 	-1	-3	2		-1		-2	-1
llc we	3		-2				-1	-2
ln	1		-1				2
lowe's	-3		1				1
mastercard	2		-2					-1
medicredit	-1		-1				3
member	3		-2					-1
member fdic	3		-2					-2
merchants	3		-2				-1
min		-1	-1	1	-5	-3		-2
min 		-1	-1	2	-3	-3	-3	-1
min days	3		-1		-1		-2
minimum	3		-2		-2	-1	-1
missed	4		-1		-1	-1	-4	-1
mo	2	-1	-2	-2	1	-4	1	-2
mo 	1		1	-2	-4	-2		-1
mo ok	-2		1		2	-1		-1
month		-1	2	-1	-1	-3	1	-1
month 	3		1		-1	-2
monthly	3	-1	-2	-1	1	-1	-3
months			-1	1	-2	-1	-4	-1
months behind	3					-1	-2
mos 	3						-3
mr	2		-3				2
mínimo	-3				3
n 	4	-1	-1	-3	-1	-1	-2	-1
n.a	-3	-2		-2	-2	-2		2
n/a	3		-3	-1			-1	-1
na	-3	1	3			-1
name	-1	2			-1
nelnet			2				-2	-1
new	-2		-1	-1			3
no	1	-1	-2	-4	2	1	-2	-1
no 	-2	-1		-3	2	1		-1
no rush	3		-1		-1		-2
not	1	-1	-4	-1	1	-2		-1
null 	1				-1	-2	2
o 	-3				2
ok		-1	1	-2	1	3	-5	-1
ok 	1	-1		-2		-2	-3	-1
old	-1	-1	1	-1	-1	-1	-3	-1
old navy	3	-1		-1	-1	-1	-3	-1
one payment	2						-2
open	3		1	-2			-3
open 	3		-2	-1			-1
open account	-3		3
open/never	3						-3
open/never late	3						-3
or	3		-1		-1		-2
orig	3	-1	-3		1	-2	-1
original	3		-3	-2	1	-1	-1
original creditor	3		-3	-2	-1	-1	-1
other		-1	-3	-2	1	2	-2	-2
other 		-1	-3	-1	1	2	-1	-2
paid	2	-2	-1	-1	3	-3	-3	-1
paid 	3	-1	1		1	-2	-4
paid off	-1		-3		3	-1	-3	-1
patel	-2		3				-1
payment	3		-3	-1	-2	-2		-1
payment 	3		-2			-1	-1
payoff	3		-3		-1	-1	-1
pays	2		1	-1	1	-1	-3
pays as	3					-1	-3
peloton	-3		3
placed for	4						-3	-1
po	2		-2		-1		-1	-1
po box	3		-3		-1		-1	-1
por	2	-1	-1		-4		-1
por mês	1	-1			-3	1	-2
portfolio			-1		-1	-2	2	-1
portfolio recovery	-1		-1		-1	-2	3
ppa	2				-3	-2	-1
pra	3		-2	-1	-1	-1	-2	-1
prosper	3					-1	-1	-2
préstamo	-3		3				-1
préstamo núm	3		-2
pünktlich 	3		-2		-2
r	-1	-1		1	-3	-1	-1	-1
radius global	3		-1				-2
ref	-3		2		-1	-1	2	-2
repo					-1	-3	1
reported	3					-2	-1
reported 	3					-2
retail 	3		-2				-1	-1
revolving 	-1		3	2			-1	-1
saldo	2			-4		-2	-2	-1
sallie	3		-2		-1	-1	-1	-1
sallie mae	3		-3
santander	3		-2			-1	-2
santander consumer	3		-2
savings			-1	-2			3
savings 	1		-1	-2			3
says	2		-2
secured	2	-1	-1	-2	-1	-1	-2
sheffield	-1	-1	3	-1	-1
sold to	-3			1			2
sprint	2						-1	-2
statement	3		-2				-1
store	2		-1	1	-1	-2	-3	-1
student 	3		-3
số	3		-3				-1
target	-2	-1	1	-1	-1	-1	1	1
tarjeta	3		-2				-1
terms	2				-1	-2
that	3	-1	-1	-1	-1	-1	-3	-1
the	-1	1		-1	-1	-1	-3
their	1				-1		-3	-1
their file	4		-2				-2	-1
then	3		-1				-2
they	4		-2	-2	-2	-2	-4	1
they repossessed	3			-2	-1	-1	-1
they say	3						-2
to	3		1		-1		-3
total 	3						-2
toyota	3		-1				-2
toyota financial	3		-2				-1
tractor	-2		2				1
truck 	-2		2
trễ	2			1			-3
trễ ngày	3		-1				-2
ulta	-3		1	-1			-1	2
unknown 	3				-3
unsecured	1			-3	-1	-1	1	-1
up	2		-1	-1	1	-3	-2	-1
upstart	3						-2
us		-1	-1	-2		-1	-1	-2
utilities	3		-1		-1	-1		-1
vincent	-2		3				-1	1
was	1	-1	-3		-1	-1	1	-1
was past	-3						3
washer	-3		3
washer/dryer	-2		2
water	1	-2				-1	-2
wayfair 	-3		-2					3
webbank/fingerhut	3		-2			-1	-1
weiner			3				-1	-1
well	-3		3
x	-2	-1		-2	1		-3	-1
x 	1	-1	-3	-1	1	1	-2	-1
ya	3		-2		-1	-1	-1	-1
最低还款	-2				-2	-1	2
欠	3			-1			-2
欠款	2			-1		-1	-2
逾期60天	4					-1	-4
逾期60天 	3					-1	-3
# mark words of line
always	1	-3		-1		1		-1
always, below blank	1		-1	-1	-2	-3	-3	-3
often	-1	-3		2	-3	-2		-2
often, below blank		-2	1	-1	-4	-3	-1	-1
once	3			-1	-1	-2	-1
once, below blank	3	-1					-2
twice		-1	-1	-4		-1	1	-3
twice, below blank	1	-4	2	-2	-2	-2	-3	-2
# sum alike read as
amount, all, few; itself amount		-1	-1	-1		-3	-2
amount, all, few; itself no part	-1				2	-3	-1
amount, all, few; itself paying	-2				-3	2	-1
amount, all; itself amount	-3			-1	3	-3	-1	-1
amount, all; itself no part	4				-4	-3	-1
amount, all; itself paying	-2				-1	3
amount; itself paying	-3				-5	4	-1
amount?, all; itself amount	-3				3
amount?, all; itself no part	1					-3
amount?; itself amount?						-4	-1
amount?; itself no part	3				-4
amount?; itself paying	-3				2	1
aside amount	-1				-2	3	-1
aside amount, all	2				-2	-1
aside amount, all, few	2				-3
aside amount, all, few; itself no part	3				-2	-3
aside amount; itself no part					-3	1
aside amount?, all	-3				2	-1
aside amount?, all, few	2				-2	1
current, all, few	3				-2	-2	1
current?					-3	-3	1
current?, all, few	1	-1	-1		-1	-3	1
current?, all, few; itself current?					-2	-3	1
current?, all, few; itself no part	3				-2	-3	-1
current?; itself current?	-1				-2	-3	1
no part, all, few; itself current?	-3		-1	-1	-4	-4	5
no part, all, few; itself no part	1	-1	-1	-1	-2		-3	-1
no part, all, few; itself paying	1				-2
no part, all; itself no part	1	-1	-1	-1	1	-1	-3	-1
no part, all; itself paying	-4				-2	5
no part; itself amount	-1				1	-3	-1
no part; itself amount?		-1				-4	-1
no part; itself current?	-3					-1	3
no part; itself no part	1	-1	-1	-1		-1	-4	-1
no part; itself paying	-2				-3	2	-2
no part; itself paying?	-1				-2	3	-1
paying, all		-1		-1	-1		-2	-1
paying, all, few; itself amount					1	-3
paying, all, few; itself amount?	2				-1	-3
paying, all; itself no part	5				-2	-4
paying, all; itself paying	-2		-1	-1	-2	2	-3	-1
paying, all; itself paying?	3				-1	-3
paying; itself amount?	1					-3
paying; itself no part	3				-1	-4
paying?	1				-3	-1	-1
paying?; itself no part	1				1	-3
paying?; itself paying?					-3		-1
# sum before and shape
capital cents	-2				3	-1
capital dollars	3				-3	-1
capital dollars-and-cents	3				-3	1
capital thousands-and-cents	-2				3	-2	-1
capitalised cents		-1	-3	-1		-1	2	-1
capitalised dollars		-1		-1		-1	-4	-1
capitalised thousands	-1		-2	-1	1	-2	1
capitalised thousands-and-cents		-1	-2	-1	1	-5		-1
capitals cents	2	-1	1	-1	-1	-2	1	-1
capitals thousands	2				-3		-1
capitals thousands-and-cents	1	-1	-1	-1	-1	-2		-1
code thousands-and-cents	1				-1	-2
date dollars	-2					3	-1
date dollars-and-cents	3				-2	-3
digits-1 dollars	4				-4	-2
digits-1 dollars-and-cents	-3			2			-1
digits-2 cents	1	-1					-4
digits-2 dollars	3				-2	-1	-2
digits-2 thousands-and-cents					1	-3	-1
digits-3 cents	3				-2	-3	-1
digits-3 dollars-and-cents	3				-3	-2
digits-3 thousands	-3	-1			3	-2	-1
digits-4 cents	2				1	-3
digits-4 thousands-and-cents	-1				1	-4	-1
digits-5 dollars	1				-4	2	-1
digits-7 cents	2				-1	-3	-1
digits-7 dollars	-2				3	-3	-1
dollars cents	3				-3	1
dollars-and-cents dollars	2				-5	2	-1
mark-$ cents		-2	-1	-1			-4	-1
mark-$ dollars	2				-2	-1
mark-) cents		-1	-3			-1	-1
mark-) dollars			-1			-3	-1
mark-) thousands-and-cents						-3	-1
mark-+ dollars	3				-1	-2
mark-+ dollars-and-cents	3	-1			-2	-3	-2
mark-, dollars					1		-2
mark-, dollars-and-cents	-3			-1		1
mark-, thousands-and-cents	-3				2	2
mark-- thousands					1	-3	-1
mark-. dollars-and-cents	1					-1	-3
mark-. thousands			-1		1	-4
mark-. thousands-and-cents	1					-3	-1
mark-/ dollars					-2	2	-2
mark-: cents	-1				-3		-1
mark-= dollars-and-cents	3				-2	-2
mark-= thousands-and-cents	3				-3	-1
mark-| cents	1	-1			1	-2
mark-| dollars-and-cents	-2		-1		3	2	1
mark-| thousands-and-cents	-5				3		2
mark-~ dollars	3				-2	-1
mark-– thousands	-3				3
mark-— cents	1				1	-3	-1
mark-— dollars	2				-3	2
mark-— dollars-and-cents	-3				2	-1	1
masked dollars	1		-1		-1	-3	-1
masked dollars-and-cents		-1	-1	-1	1	-3	-1	-1
percent dollars	-1	-1			-3	1	-1
percent dollars-and-cents	-1	-1		-1	-1		-3	-1
percent thousands	4				-3	-1
small thousands		-1	-2	-1		-2	-2
thousands cents	-1				3	-3
thousands-and-cents cents		-1		-1	-2	1	-4	-1
thousands-and-cents thousands	2				-2	-2
thousands-and-cents thousands-and-cents		-1		-1		-1	-3	-1
with-digits cents					-3		1
# sum before read as
amount?	-1	-1		-1	1	-2	-3	-1
amount?,paying	4				-3	-4
aside amount	1				-3	-1
aside amount?	1					-3
aside paying	4				-2	-3
goes on	-1	-1	-4	-1	1	-1		-1
# sum before
capital	-1				1	-4	-1
cents		-1	1	-1			-4	-1
digits-1	1	-1		2	-3		-2
digits-2		-1		-1		1	-4	-1
digits-3	1	-1					-3
digits-4		-1		-2		-1	-3	-1
digits-7		-1		-1		-2	-4	-1
mark-"	-1	-1	2	-1		1	-4	-2
mark-$		-3	-2	-2		1	-3	-2
mark-)			-2	-1		-1	-2
mark-+	5	-1			-3	-5	-2
mark--	-1	-1		-1	1	2	-4	-1
mark->	-1				-1	3	-3
mark-·					-2	3
mark-–	-1				1	1	-3
mark-—						-2
mark-−	3				-2	-2
percent	-1	-1	1	-1	-3		-4	-1
thousands					1	-1	-2
thousands-and-cents		-2		-1			-5	-1
# sum behind read as
accountNumber	-4				2	-2	1
amount?	1				-3		-2
paying		-1	-1	-1		-3	1	-1
# sum behind
capitalised	-1	-2	1	-1	-1	-1	-2	-1
code	-3	-1			-2	4	1
digits-3	-1	-1		-1	-3	2	-2	-1
dollars-and-cents	1	-1	-1	-1		1	-2	-1
end	2	-1	-1	-1	-4	-2	-2	-1
mark-*	-3				2	1
mark--	-2	-1		-1	1	-1	-3	-1
mark-<	1				-1	1	-3
mark-=	3				-3
mark-?						-2
mark-@	-1				2	-3
mark-[		-1		-1	1	-3	-1	-1
mark-}	2				-1	-2
mark-☐	-1				2	-4
mark-☑	-2				4	-4
mark-☒	-2				4	-2
mark-✅	-2				-1	2
mark-🟢	-2					2
masked	-3				1	2	-1
percent		-1	1	-1		-2	-4	-1
thousands-and-cents	1	-2	-2	-1	-3		-2	-1
with-digits	2		-1		-3	1
# sum both before and shape
capital capitals dollars	-3				3
capital dollars-and-cents dollars-and-cents	-1				2	-3
capital mark-$ thousands-and-cents	-3				3	-1
capitalised capitalised dollars		-1	-3	-1	-1	1		-1
capitalised capitalised thousands-and-cents	-1	-1	-2	-1	1	-4	1	-1
capitalised code thousands-and-cents	3				-2	-1
capitalised digits-1 dollars	4				-4
capitalised digits-4 thousands	3				-2	-1
capitalised digits-4 thousands-and-cents					1	-3
capitalised dollars dollars	4				-5	-3	-2
capitalised dollars-and-cents dollars-and-cents	-1	-1		-1			-3	-1
capitalised lettered-code cents	1					-3	1
capitalised letters dollars-and-cents	2				-1	-1	-1
capitalised mark-$ cents	2				2	-6
capitalised mark-, dollars	-1				1	-3	-1
capitalised mark-, dollars-and-cents	-2				3	-2
capitalised mark-, thousands	-3		2		2	-1
capitalised mark-. dollars	3				-1	-1	-3
capitalised mark-. thousands	-2		-1		2	-1
capitalised mark-: dollars-and-cents	-1	-1		-1	2	1	-4	-1
capitalised masked cents	-1				-3	1
capitalised small cents	-1	-1	-1		2		-2
capitalised thousands thousands	3				-3	-1
capitalised year dollars-and-cents						-3	-1
capitals capitalised cents					-2	-3	2
capitals capitalised dollars	-3				3	-1
capitals capitals dollars			-1	-1	1	-1	-3
capitals capitals dollars-and-cents	1				1	-4
capitals capitals thousands-and-cents	1	-1	-1	-1	-1	-3	1
capitals cents cents	3		2		-4	-4	1
capitals cents thousands-and-cents	3				-3	-1
capitals date dollars	4				-3	-3
capitals digits-1 dollars	3				-3	-3
capitals dollars dollars	1					-3	-1
capitals dollars-and-cents dollars-and-cents					1	-3	-1
capitals lettered-code cents	3				-1	-3
capitals mark-$ cents	-1				1	-3
capitals mark-$ thousands	3				-3	-1
capitals small cents	4				-3	-3
capitals small dollars	2				-1	-2
capitals thousands-and-cents cents	2				1	-4
capitals with-digits cents	3				-1	-2
cents cents cents	2	-1			2	-2	-2
cents mark-$ cents	2				-2	-3	-1
cents mark-$ thousands-and-cents	-1				2	-4
cents thousands-and-cents cents	1	-1			-2		-3
code capitalised dollars-and-cents	-3				1	-2	2
code capitals cents			-1		-2	-2	2
code dollars dollars	2					-3	-2
code dollars-and-cents dollars-and-cents	4	-1		-1	-2	-1	-1	-1
code mark-. dollars-and-cents	2					-2	-1
code small dollars-and-cents	1				-1	-3
code thousands-and-cents thousands-and-cents	-3				3
digits-1 capitalised dollars	1				2	-3
digits-1 dollars dollars	8				-6	-6
digits-1 dollars-and-cents dollars-and-cents	1					-3
digits-1 small cents	4				-3	-4
digits-1 small dollars	4				-3	-2
digits-1 small dollars-and-cents	3				-2	-2
digits-1 thousands thousands	3				-3	-2
digits-2 capitals cents	3					-3
digits-2 capitals dollars	-3				1	1	-1
digits-2 digits-3 dollars	-3				-1	3
digits-2 dollars dollars	-2				4	1	-1
digits-2 dollars-and-cents dollars-and-cents	-3				3	-2
digits-2 mark-/ dollars	-4				-1	4
digits-2 small dollars-and-cents	5				-4	-4
digits-2 thousands-and-cents cents	-1				2	-4
digits-3 capitals dollars	-3					3
digits-3 mark-/ dollars	-4				-2	4	-1
digits-3 small dollars	-3				-1	2
digits-3 small thousands	-3				3	-1
digits-4 cents cents	1				-4	1	-1
digits-4 dollars dollars	-4				2	1
digits-4 dollars-and-cents dollars	1				-3	2
digits-4 dollars-and-cents dollars-and-cents	-3				2		-2
digits-4 mark-– dollars-and-cents	-2				2
digits-4 percent dollars-and-cents	-2				1	1
digits-4 thousands-and-cents thousands-and-cents	-1				1	-3	-1
digits-7 capitalised dollars	-3				1	1
digits-7 dollars-and-cents dollars-and-cents	-3	-1		-1	3	-2	-2	-1
digits-7 mark-, dollars-and-cents	-2				2	-1
digits-7 thousands-and-cents cents	1				-3	1	-1
dollars dollars dollars	2	-1			-2	-1	-1	-1
dollars dollars-and-cents dollars-and-cents	-3				1	1
dollars letters dollars						-1	-2
dollars mark-. dollars	-3				-1	2
dollars mark-/ dollars	3				1	-5
dollars mark-– dollars	2				-3	-1
dollars percent dollars	1				-6	-1	-1
dollars-and-cents dollars-and-cents dollars-and-cents	-1	-1		-1	-1	-1	-2	-1
dollars-and-cents mark-$ cents	3				-1	-3
dollars-and-cents mark-, dollars-and-cents					-3	1	1
dollars-and-cents mark-- dollars-and-cents	3				-3	-1
dollars-and-cents mark-– dollars-and-cents	-2				-2	3	-1
dollars-and-cents percent dollars	-3				-1	3
dollars-and-cents percent dollars-and-cents	-4	-1			1	2	-3
dollars-and-cents small dollars-and-cents	-1	-1	-1		-2	4	-1
lettered-code capitalised dollars-and-cents	3				-1	-3
lettered-code cents cents	-1				3	-2
lettered-code cents thousands-and-cents	3				-3
lettered-code dollars dollars					-2	1
lettered-code mark-, dollars-and-cents	-4					2
line capitalised dollars-and-cents	-1	-1		-1			-3	-1
line capitals dollars					1	-3	-1
line dollars-and-cents dollars-and-cents	5				-4	-3
line letters dollars-and-cents	1				-3	-1	2
line small dollars	1				-1	-3	1
line small dollars-and-cents	-2				-1	3	-2
line small thousands-and-cents	2		2		-3
line thousands-and-cents cents	3				-2	-2
line thousands-and-cents thousands-and-cents	3				-3	-2
line year dollars	3				-2	-2
mark-( small dollars-and-cents	2				-2	-1
mark-) cents cents	2				-2	-2	-1
mark-) mark-$ cents	-1				2	-3
mark-) mark-$ thousands-and-cents	-2				2	-3
mark-) mark-, dollars					-1	3
mark-) mark-, dollars-and-cents	-2				3	-1
mark-) mark-: dollars	-2				3	-3
mark-) mark-– dollars-and-cents	-1				3	-2
mark-) thousands-and-cents thousands-and-cents	3				-2	-1
mark-+ mark-$ cents	3				-1	-2
mark-, capitalised dollars-and-cents	3				-2	-3	-1
mark-, letters dollars	1				-1	1	-3
mark-, mark-" cents			-1	-1	-1		-3	-1
mark-, small cents	-2				-2	2
mark-, small dollars	-1				-1	2	-3
mark-, small thousands	2				-2	-1
mark-- small thousands	-3				3
mark-. code dollars					1	-3
mark-. digits-2 cents	-1	-1			3	-3	-1
mark-. digits-7 dollars-and-cents					-2	1
mark-. dollars dollars	-1				-4	2	1
mark-. lettered-code dollars-and-cents	2				-2
mark-. letters dollars	3				-2	-3	-1
mark-. mark-$ cents	2	-1			-1	-3	-1
mark-. mark-$ thousands	3				-3	-1
mark-. mark-$ thousands-and-cents	-1				1	-4
mark-. mark-. dollars-and-cents	-2				3	-1	-2
mark-. mark-. thousands-and-cents						-3
mark-. small dollars	1				2	-2	-1
mark-. small dollars-and-cents	-3				3	1
mark-/ code dollars	2				-1	-4
mark-/ digits-2 cents	1				-3		-1
mark-/ digits-2 dollars	3				-2	-1	-1
mark-/ digits-2 thousands	3				-2	-3
mark-/ digits-2 thousands-and-cents	3				-2	-3
mark-/ small cents	3				-1	-3
mark-/ year thousands-and-cents	2				-2
mark-: capitalised dollars					-3
mark-: capitalised dollars-and-cents	2				-1	-3	-1
mark-: capitals dollars					-2	3
mark-: dollars dollars	5				-5	-2	-2
mark-: dollars-and-cents dollars-and-cents	5				-4	-6	-1
mark-: mark-$ cents					3	-2	1
mark-: mark-+ dollars-and-cents	3				-2	-1
mark-: small dollars	-1				1	-4	1
mark-: small thousands	3				-3
mark-] mark-$ thousands-and-cents	-1				-2	2
mark-| mark-| dollars-and-cents	3				-2	-2
mark-| small cents	-1				-3	2
mark-– small dollars	-3				1	2	-1
mark-☐ mark-$ thousands-and-cents	-2				-3	4
mark-☒ mark-$ cents	-2				-2	3
masked capitalised dollars	-4		2		1	-2
masked dollars-and-cents dollars-and-cents	-3	-1	-1	-1		1	-1	-1
masked thousands-and-cents cents	-2				-2	2
percent capitalised dollars-and-cents	2				-2	-2
percent dollars-and-cents dollars-and-cents	2				-3	-1	-3
percent mark-$ cents	2				-3	-1	-1
percent mark-$ thousands-and-cents	-3				2	2
percent mark-, dollars	-3				-4	3
percent percent dollars-and-cents	1				-3
percent small dollars	2				-3	-1
small capitalised dollars	2		-1			-6	-1
small capitalised dollars-and-cents	-1				2	-3	-2
small digits-4 dollars-and-cents				-2	1	-4	-1
small mark-$ thousands	1				-3	1
small mark-$ thousands-and-cents	2				-2	-3
small mark-, cents	-5					2	2
small mark-, thousands-and-cents	-3				2	1
small mark-- dollars	-1				2	-2
small mark-- dollars-and-cents					1	-3
small mark-- thousands	-2				2	-1
small mark-. cents	-2				3	-2
small mark-/ dollars	-1				-3	3
small mark-: cents					-3	1	1
small mark-: dollars	1				-1	-1	-2
small percent dollars-and-cents	3				-2	-3
small small dollars	1			-1	-1		-3
small thousands thousands	3				-3	-1
small thousands-and-cents cents	3				-1	-3
small thousands-and-cents thousands-and-cents	-3				3	-1
thousands mark-$ thousands	-3				3	-2
thousands-and-cents capitals cents	-4				-3	4	-1
thousands-and-cents mark-$ cents	1				-2	-1	-1
thousands-and-cents mark-, cents	-3		-1		2	2
thousands-and-cents percent cents	-3				-1	3
with-digits cents cents	-1				2	-3
with-digits dollars-and-cents dollars-and-cents					1	-3
with-digits mark-$ thousands-and-cents	-3				3	-1
with-digits mark-, dollars	-2				1	-1
with-digits thousands-and-cents cents	1				-3	-1
year capitalised dollars	2				-2	-1	-1
year capitalised dollars-and-cents	-1				2	-2
year capitals dollars	2				-1	-3
year mark-) dollars-and-cents	3				-2	-2
year mark-- dollars					1	-3
year mark-. dollars	1				-2		2
year mark-/ dollars	3				-1	-3
year mark-: dollars-and-cents					1	-3
year small dollars	2					-4
year small dollars-and-cents	4				-4	-1
# sum both behind
capital capitalised	-3				-1	3	-1
capitalised capitalised		-2	1	-1		-1	-3	-1
capitalised dollars-and-cents			-1		1	-5	-1
capitalised line	1				-3		-2
capitalised mark-$	1				2	-4
capitalised mark--	-3					3
capitalised mark-.	3				-2	-2	-1
capitalised mark-:	2				-1	-4	1
capitalised mark-;	-2				2
capitalised percent	-1				2	-1
capitals cents			-1		2	-4	1
capitals code	-3					3
capitals digits-2	-3				2	-1	-1
capitals digits-3	4				-1	-3
capitals mark--					1	-4	-1
capitals mark-.	-3				-2	4	-2
capitals mark-:	4				-2	-3
capitals thousands-and-cents	3				-3
cents cents	1	-1		-1	-3			-1
cents dollars-and-cents	3				-2	-2
cents end	3				-3
cents line	1					-2	-2
cents mark-.	2				-3	-1
cents percent	-3		2		2	1
cents small	-5				3	3	1
cents thousands-and-cents	2			-1	-2	-4	-2	-1
code digits-1	-3				-2	3
code digits-2	-2				-3	3	2
code dollars	-3				2
date capitalised	1				-3
date capitals	2				-2	-2	-1
date with-digits	-2				2	-3
digits-1 capitalised	-4	-1		-1	-1	3	-1	-1
digits-1 digits-1	3				-6	-1	-2
digits-1 digits-2	-4				-2	5
digits-1 percent	-2					2
digits-2 capitalised		-1	-1	-1	-3	2	-1	-1
digits-2 capitals	3				-3	-3	-1
digits-2 code	1					-2	-1
digits-2 dollars					2	-3
digits-2 lettered-code	3				-2	-3
digits-2 mark--	5				-2	-3
digits-3 capitalised	2	-1		-1	-3		-1	-1
digits-3 capitals	2				-1	-2
dollars digits-1	-3					3
dollars digits-3	-3				3	-1
dollars digits-7	2				-2
dollars dollars-and-cents	2				-2	-2
dollars line	2				-2	-2
dollars mark-/	-3				2	2
dollars mark-—	-3				1	1
dollars small	1		-1		-3	1	-1
dollars-and-cents capital	-4				1	1
dollars-and-cents code	-5				2	3
dollars-and-cents dollars	2				-4	-1
dollars-and-cents end	4				-4	-2
dollars-and-cents line	1	-1		-1	-3		-2
dollars-and-cents mark-—	-2				2	-3
dollars-and-cents percent	3		-1	-1	-4	-2	-2
end end	1	-1	-1	-1	-3	-1	-3	-1
lettered-code digits-2	1				3	-4	1
letters dollars	3				1	-2	-2
letters dollars-and-cents					-3	-2	3
letters line	-3				3	2	-2
letters mark-,	-3		-1		4	-1
mark-" mark-,	-1	-1	1	-1		1	-5	-1
mark-$ cents	2					-4	-1
mark-$ digits-2	-3				4	-2
mark-$ thousands	-3				3	-1
mark-$ thousands-and-cents	2	-1	-1		-4	3	-1
mark-( small		-1	-1		1	-2	-1
mark-) line					-3		1
mark-) mark-,					-3	1	-1
mark-, capital	-3		1		1	-1
mark-, capitalised	3				-3	-1	-1
mark-, dollars-and-cents	-1				2	-3
mark-, lettered-code	-3				-2	3	-2
mark-, letters	-3				1
mark-- capital	3				-3	-2
mark-- capitalised	-3				4	-1	-1
mark-- cents					2	-3
mark-- digits-1	-3				1	2
mark-- digits-3	-3				3	-1
mark-- dollars	1				-1	-3
mark-- line	1				-1	-3	1
mark-- small	-1					3
mark-- thousands-and-cents	3				-2	-2
mark-. capitals	-4				3	2	-1
mark-. code					-1	-4	1
mark-. digits-2	3				-4		-1
mark-. end	4				-2	-2
mark-. line	1					-5	1
mark-. mark-.	-4				3	2
mark-. small	-1				3		-2
mark-/ cents	-2				2	1
mark-/ digits-3	-4				3
mark-/ dollars	2					-6
mark-/ letters	2				-1	-3	-1
mark-/ small		-1	-1	-1	-4	1	2	-1
mark-; capitalised					1	-3
mark-< line	1				-1		-2
mark-@ percent	-1				2	-3
mark-| capitalised	3				-2	-2
mark-| capitals	-3				3		-1
mark-| cents	-1				-1	-3	1
mark-| date	2				-4	-1	-1
mark-| digits-1	-2				-3	3
mark-| digits-2	-3				1	1
mark-| dollars	-3		-1		3	-3
mark-| mark-$	-3				2	-2
mark-· capitalised	3				-2	-2
mark-· small	-3				2	2
mark-– digits-2	-2				-3	2	-1
mark-– dollars					1	-3
mark-– small	-4				3	1
mark-— dollars-and-cents	-3				1	2
mark-— line					-2	3	-1
mark-☐ mark-$	-1				2	-4
mark-☑ mark-$	-2				3	-2
percent capitals	1				-4	1
percent cents	1		1		2	-2	-1
percent digits-1	1				-3
percent dollars	1		-1			-3
percent line					-3	2
percent mark-$	1					-5
percent mark-)	3				-3	-3
small capitals	3					-3
small cents	1		2		-2	-3
small digits-1	5				-2	-5	-1
small dollars	-1				2	-4
small end	2				-2
small mark-)	2				-1	-5	-1
small mark-/	-3				1	1
small mark-·	2				-1	-3	1
small percent	3				1	-4	-2
small thousands	-2				2	-3
thousands thousands	2				-1	-4	-1
thousands-and-cents cents	2	-1	-1		-4	-1
thousands-and-cents digits-2	3				-2	-1
with-digits mark-)	3				-3	-1
# sum both read as
 	1	-1	-1	-1		-1	-5	-1
 amount	-2				2	-3	-2
 amount?		-1	-1		1	-2	-3
 amount?,paying	-3				3	-3
 aside amount?					1	-4	-1
 aside paying					-5		-2
 aside paying?	3				-1	-3
 current?	-6				-2	-4	7
 paying	-2				-3	3	-4
 paying?					-3	2	-2
accountName 	-3					2
accountName amount	1		-1			-3	-1
accountName? 	3		-1		-2	-2
accountNumber 	4				-3	-3	-2
accountNumber amount?					1	-3	-1
accountNumber paying	-2				-3	2
accountNumber? amount?	-3				3	-1
amount 	5	-1			-4	-6	-1
amount current?	-1				-1	-3	2
amount paying	-1				-3	1	-3
amount? 	-1				2	-3	-1
amount?,paying 	4				-4	-3
aside amount? 	1					-3
aside paying 	4				-2	-3
current amount	-3				3	-1
current amount,current	-1				4		-4
current amount?	-3				3	-2	-1
current current	1				-3	-4	1
current current,paying	-2				-3	-1	2
current? amount,current?	-3				3	-2	-3
current? current?,paying	-4				-1	2
current? paying	-2				-2	3
goes on 	1		-2	-1	-4	1	-1
goes on amount			-2	-1	1	-5	-2
goes on amount?	-1		-1		1	-3	-1
goes on paying			-2		-3	1
goes on? amount?						-3
paying 	2				-7	-1	-2
paying amount	-5				5	-2	-1
paying paying	-1				-6	1	-2
# sum cell comes
often	-1	-2		-1	1	1	-3	-2
# sum cells behind
2		-2	1	-1	-1		-3	-1
3		-2	-1	-1	-1		-3	-1
# sum cells
5		-3	-2	-2	-1		-1	-2
# sum first of cell
0 of 3						-3
0 of 5	-3				3	-2	-1
1 of 4	-1	-1	-1	-1		3	-3	-1
2 of 3	3	-1		-1	-2	-2	-3
2 of 4		-1		-1			-3	-1
2 of 6		-1		-1	-1	1	-3	-1
3 of 4	2	-1		2	-1	-3		-1
3 of 5		-1		-1	-1	-1	-4	-1
3 of 6	-1	-1	2	-1			-3	-1
3 of 7	1	-1	1	-1	-1	-4	-2	-1
4 of 5	-1		-1	-1	-2	1	-4
4 of 6	1	-1			-2	-1	-3	-1
5 of 6		-1			2	-3	-4
cents		-3	1	-2		-1	-2	-2
dollars	-1	-2	1	-2			-5	-2
thousands	-1	-1	-1	-1			-4	-1
# sum first of line
below blank			-1	-1	1	-5	-2	-1
thousands	1		-1		-1	-3
thousands-and-cents		-1				-3	-1
# sum first word comes
always		-3	-1	-2			1	-2
always, first	3				-1	-4	-2
once, first	-1	-1	-1	-1		1	-3	-1
twice, first	1	-1	-1	-1	-1	-2	-3	-1
# sum heading
account activity	1				-1	-1	-2
account balance	4				-4	-1
account not	3				-2	-1
account number					3	-3	-1
account number date	-5				5
account type	2				-2		2
activity		-1			-3	2	-1
actual	1				-3		-1
amount	2	-1			-3	-2	1
amount due	-3				2		-2
apr		-1			2	-4
aug	3				-2	-2
bal	-3				4	-1	-1
balance	-2	-2	2	-1	2	-4	-2	-1
balance current			1		-3	2
balance due	-1				1	-3	-1
balance scheduled	3				-2	-1
balance today	-3				3	-2
bank	2				-3	-1
bank credit	3				-2
behind	2		-1		-1	-3
billed	3				-2	-2
budget	3	-1			-4	-2	-1
charge	2				-3	-3	1
charge-off	-2				1	1	1
charges	3				-1	-4	-1
claim	4				-4	-1
claim amount	4				-4	-1
closed closed	2				-2	-1
collection account	3				-1	-3
comenity	-2				-1	2	-1
company	3				-2	-2
credit	1			-1	-1		-2
credit credit	1				-3
credit limit	3				-2	-5	-1
credit limit/original amount	1					-3
credit line	2					-3
credit one	-1				2	-3
creditor	1				3	-3
credits	3				-1	-2
crédito	2				-1	-2
current			1				-3
current amount	4				-3	-2
current amt	-3				1	1
current balance	-1		1		1	-3	-1
current current	3				-2	-3
current debt		-1	-1	-1	2	-2	-1	-1
date opened	2	-1			-1	-4
days					-3	1
description	3					-2	-1
ending balance	4				-4	-3
enrolled amt	1				-1	-4
est monthly	3				-3	-2
est. balance	-3				3	-1
est. monthly payment	3				-2	-4
feb	3				-2	-3
fees	4				-4	-3
fin chg	4				-1	-4
for collection	3					-3
goal	3				-2	-1
good evening	1					-4	-1
has #	-2				-2	3
has $	-3		-1		2	3	-2
has %	2				-4	-2	-1
has /	3				-3	-2	-1
has acceptance	3				-1	-2
has account	1	-1		-1		-2	-2
has activity	3	-1			-3	-2	-1
has additional	3				-1	-2
has agency	2				-1	-2	-1
has al	-3				3	-1
has ambulance	-2				2	-1
has amex	-2				3	1
has amt	1				-3		-4
has annual	2				-2	-4
has any	3				-2	-2	-1
has app	-3					2
has apr	2	-1				-3	-1
has assigned	1				-1	-2
has at	2				-3	-4	2
has aug	3				-2	-2	-2
has autopay	2				1	-2	-1
has avail	4				-2	-4
has available	1						-3
has back	2				-1	-3	-1
has bal		-1			1	-2	-3
has benefits	2				-2	-2
has billed	2				-2	-3
has billing	3				-3		-1
has blue	-3				3	1	-1
has bonus	3				-3	-2
has borrowed	2				-2
has both	-2					3
has bridgecrest	-3				1	2
has budget	3				-3	-3	-1
has buyer	2	-1		-1		-3	-1	-1
has by	2				-2	-3	1
has call	3				-2	-2
has center	-4						2
has charges	1					-4	-1
has chg					3	-4	-1
has citibank	-3				4	1
has claim	1				-1	-5	-1
has claimed	4				-3	-2
has client						-3
has closing	-2				3	-1
has co-applicant	-1				3	-1
has coast	3				-3	-2
has collection	-1				2	-3	-1
has comcast	-2				4	-1
has comenity	-1				-1	2	-1
has consolidation	3				-1	-1	-1
has consumer	-1				-2	2
has cooper	3				-3	-1
has counseling	-2				3	-1
has court	3				-3	-2
has creditor	2	-1		-1		-4	-2
has credits	-1				1	-3
has credlim					1	-3
has debemos					-3	1
has debt	2	-1	-1	-1	2	-4	-1	-1
has del	-4				3	-1	1
has deposit	3				-2	-2
has dept	-3				3		-1
has description	3				-2		-1
has details	-3				2	1	-1
has dispute	3				-2	-3
has dmp	3				-4	-2	-2
has double	-2				2	1
has duration	-2				-3	3	-1
has e	-2				-3	1	1
has education	2				-3	2
has electric	-1				2	-3
has energy	-3				2	3
has enrolled	3	-1	1	-1	-3	-3	-2	-1
has enrollment	3				-1	-2
has equifax	3				-4
has est	2				-1	-3
has est.	2					-5	-1
has estado	-2				2	-2
has excellent	3				-2	-3
has expenses	3				-2	-3
has experian	3				-2	-3
has explanation	3				-1	-2
has extra	3				-3	-3
has failure	2				-2	-2
has fair	3				-3	-3
has far	2				-2	-3
has feb	3				-2	-4
has fees	4				-3	-3
has file	-3				2	1
has fin	4				-1	-4
has financial	-3					3	-1
has first	-1				1		-3
has group	2				-1	-3
has hardship	3				-2	-1
has here	1						-3
has hi	-3				-1	1
has high	1		-1		-3	1	-1
has home	-3				2	3	-1
has hàng					-3
has if	3				-3	-2	-1
has in					2	-3	-2
has income					3	-2
has inquiry	3				-2	-2
has installment	3					-1	-2
has institution	3				-3	-1
has int	5				-4	-4	-1
has int/fees	3				-3	-2	-1
has interest	3					-4	-1
has is	-1				1		-3
has jpmcb	2				-3	1	-1
has jul	3				-2	-1	-2
has juniper	-3				2
has just	-2				3	-3	-1
has lakeview	-3				1	3	-1
has limit/original	1					-3
has loans	-1	-1			-1	3	-1
has límite	4				-4	-1
has mae	-1				-1	2
has mar	2				-1	-3	-1
has mastercard	3				-2	-3
has min	-1		-2		-3	3	1
has min.					-3	2	-1
has mnthly	3				-1	-3
has mo.	-2				-3	3	-1
has monthly	1	-1	-2	-1	-1	2	-2	-1
has months	3					-3
has mortgage	-2			-1	-2	3	-2
has new	-3				3	1	-1
has nonpriority	2				-1	-2
has notes	-3				1	2
has nothing	-3				1	2	-1
has number		-1		-1	2		-2	-1
has o	3				-2	-2
has oct	-1		-1		1	-4	1
has odds	3				-3
has offer	1					-3	-1
has on	-3		-1		2		-2
has one	2				-2	-3
has open	1			-1	-1		-3
has opened	2	-1	-1		-1	-3	1
has options	4					-4
has orig.	2	-1	-1	-1	-3	-3	-1	-1
has origination	3				-2	-2
has other	2				-1	-3	-1
has owed	-1		-1		3	-1	-1
has owes	4				-4	-2
has owing	-3				3	-2	-1
has patient	-1		-1		2	-3	-1
has payments	3					-3	-1
has payoff			-1		1	-4	2
has pennymac	-3				1	3
has per	2				-3		-1
has period	3				-3	-3	-2
has physicians	3				-2	-2
has plaintiff	2				-2	-2
has platinum	-3				2		2
has please	1				-2	-1	1
has pmt	-3	-1	-1	-1	-2	2	-2	-1
has prin	-2				2	-3	-1
has principal	1				1	-4	-1
has printed	-1				3	-3	-1
has priority	-3				3	-1
has purpose	2				-3	-1
has pymt	-2				-3	3	-1
has r	-2				3	-1	-3
has rate	4				-3	-3	-1
has recent	-2				4		-5
has ref	-3				2	1
has regular	-3				-3	3	-2
has reported	-1				1	-3	-2
has return	3				-1	-2
has sachs	1					-3
has said	2				-2	-3	-2
has saldo					1	-3	-2
has same	-2				2	-1	1
has saved	3				-2	-2
has sched	-1				-3	1
has scheduled	-1				-3	1
has school					1	-3	-1
has section	2				-2	-2
has send	-2				3	-1
has sent	-3				-1	3
has settlement	2				-2	-2	-1
has share	1				-1	-3	1
has since	3				-3	-3
has skip	-1				-3	2
has sort	2					-4
has spring	2				-1	-1
has st	-3				4	-1	-1
has started	2				-2	-2
has starting	3				-3	-2	-1
has state	-2				3	-2	-1
has still	1				-3		-1
has store	-3				3	-3
has stuff	-3		-1		3	-3	-1
has summary	3				-2	-3
has t	1				1	-3
has take	3				-2	-2	-1
has technical	4				-3	-1
has terms	-2				-5	2	-1
has thank	-1					-2	1
has that	-1				2	-3	-1
has there	-3				2	-1
has these	-1				3	-1
has they	-2					3	-1
has through	-3				2	1
has tháng					-3
has time	-2				1	2
has title	-2				1	3
has to	2				-3	-1	-1
has today	-1				1	-3	-1
has total	-1	-1			2	-3	-2
has toyota	-4			-1		2	-1	-1
has trust	-2				1	2
has type			-1				-3
has up	1					-3
has updated	3				-3	-2
has usa/targetcred						-3	1
has used	-5				5	1
has utang	-2				2
has utility	3				-3
has verfied					1	-4
has wants	-2				4	-1
has warning	-3					-1	2
has was	3				-3	-3
has webbank	3				-1	-2
has what's	2				-2	1
has will	3				-2	-2
has withdrawn	2				-1	-1	-1
has year	3				-3	-2
has yes	-2					1	1
has you	1		-1			-4
has you're	-3				1	2
high balance	1		-1		-7	1
high cr	3				-3	-2
high credit	-3					4
how much	-2				2
in good	-1				2	-2
in repayment	-2				2	-1
institution account	3				-2	-1
insurance paid	3				-3	-2
int	1				-2	-1
int %	1				-4	-1
int paid	2				-2	-1
int/fees	3				-2	-3
interest	1				1	-3	-1
joint with	-3				2	3	-1
jul	3				-2	-1
jul aug	2						-2
last month	4				-2	-2
last payment	2				-1	-3	-1
limit / orig	4				-3	-2
limit / original	3				-3	-2
line	-3				2	2
loan amount	4				-4	-1
límite	3				-3
mar						-3
means agency	3	-1		-1	-2	-4	-1	-1
means amountLoose	1	-1	-1	-1	-3	-1	1
means balance		-1	2	-1	3	-2		-1
means money	2	-1	-2	-1	-2	-3	-1	-1
means opened	1	-1		-1	-2	-2	1	-1
means pastDue	2				-3	-2	1	-1
means paying		-1	1	-1	-2	3	-2	-1
means reported	1				-1	-4	-2
means status		-1	-1	-1	-1		-3	-1
means statusHint	1	-1	1			-2	-1
means text	1	-1	-1	-1	-1	-1	-4	-1
means veto	3				-3	-2
medical	3				-3	-3	-1
min	-1		-1		-2	3	-1
min pmt	-1				-4	2	-1
mo pmt	-4					3	-1
mo. pmt	-2				-3	2
month	1				-3
month pay	-3					1
monthly mortgage payment	-3				2	2
monthly payment	-1	-1			-1	2	-5
monthly pmt	-4	-1	-1	-1	-2	2	-1	-1
none	4				-2	-3
nonpriority	2				-2	-1
now	-1				1	-4
number unpaid	-2				1	1
oct	-1				2	-3
oct nov dec	-1				-1	-2	2
of status	-3				-5	5
off	-3				1	2
ok	2				-2	-2
on time	-2				-2	2
open open	2				-3	-2
opened						-4	1
opened high	2					-3
orig	2				-1	-3
orig amt	1				-1	-3
original balance	1				-1	-3
original creditor	-2				5	-3	-1
origination fee	3				-2	-3
owe now	1				-4	2
owed	-1				1	-2
owed now	-3				2	1
paid as agreed					-2	3
paid in	-2				3
paid last	3				-1	-2
paid last month	3				-2	-2
paid or	-3					3
past	2				-1	-5	1
past due	3				-5	-4	2	-1
pastdue					1	-2
pay	-1				-2	3
pay off					-3	2	-2
payment	-4	-1	1	-1	-1	1	1	-1
payments	2				1	-3
payments failure	3				-1	-4
payoff	-1				1	-4	2
pays	1				-3	-1
personal loan	1				1	-3
placed	5				-3	-3
plan	-1				-3	2	-1
portfolio	3				-3	-1
present balance	-3					2
prin paid	3				-3	-3
principal	2				-2	-4	-1
principal paid	5				-4	-3
property that	2				-2
rate	4				-3	1	-1
real estate mortgage	2				-2	-1
recent	-2				2	2	-2
recent balance	-2				3	-3	1
recent payment	2				-1	-3	-3
remarks	1		-1			-2
reported	3				1	-4
rptd	3				-2	-2
saldo actual	-2				2	-2
scheduled					-4	1	-1
scheduled payment	-2				-3	2
sep	3				-2	-3
sort by	3				-2	-3
started at	4				-3	-2
starting balance	4				-3	-2
status current	1				-4
status monthly	-4				4	-3
still owe	-1				1	-3
terms	-3				-4	3
total	2				-2	-3
total claim	-4				4
type	-2				-3	3	2
type auto loan	3		-1		-1	-1	-2
type charge	-3				1	1
type installment	-3				1	3
university of	-2				2	-1
unpaid	3				-2		-1
unpaid balance	-3					2	-1
unpaid interest					3	-2
verfied credlim						-4
view	-2				1	1
we owe	-4				3	1
webbank	3				-1	-2
what we owe	-4				-1	2
with balance	3				-2
you owe	-1				2	-3	-1
# sum label beside
actual payment	3				-2	-1
aging					-2	-2	2
amount	-3				2	-1
amount past due	3				-3	-2	-3
automobile	-3				3
balance	-2				3	-5	-1
child support	3				-1	-3
collection	4				-3	-1
credit card	-1				2	-3
credit limit	4				-3	-3
credit line	3				-1	-1	-1
creditor's name	-3				3
current balance	-3				3	-1
deferred balance	3				-1	-2	-1
extra per month	3				-1	-2
high balance					-4	1
high credit	3				-3	-2
highest balance	4				-3	-1
installment	2					-4
interest	3				-1	-2
j	-3				3	2
joint	4				-3	-3
loan amount	3				-2	-2
means amountLoose	3		-1			-3	-2
means balance	-2	-1			3	-7	-3
means date	1				-3	1
means money	3	-1		-1	-3	-2
means name	1				-1	-3	-1
means pastDue	4				-4	-5	2
means paying	-3	-1		-1	-5	6	-3	-1
means status	4				-3	-3	1
means text	-1				-3	2
minimum payment due	-3				-1	3	-1
monthly payment	-5				-1	5
na	2				-3	1
original amount	-2				2	-2
other credits	4				-1	-3	-1
outstanding principal	-3				3
past due	6				-3	-4	-3
past due amount					-2	-3	1
payment amount	-4				-1	4
payment received	3				-1	-2
payments	4				-2	-3
pays as agreed	3				-3	-1
principal	3				-3	-2	-1
principal balance	5				-5
priority	3				-2	-2
regular monthly payment	-5					5	-1
scheduled payment	-4				-2	4	-1
scheduled payment amount	-4					4
status	3				-1	-1	-2
terms	-2				-3	2
total	4				-3	-1
total amount of the debt now	-4				4	-2	-1
total debts (add column b)	3				-3
unsecured	3				-2	-2
w	-2				2
# sum label with colon
amount past due	4				-1	-3	-2
example	5				-4	-3
limit	3				-1	-2
loan canceled amount	1					-2
loan disbursement amount	3				-2	-1
means 	1	-1	-1	-1		-1	-2	-1
means balance		-1		-1	2	-6	-1	-1
means money	3			-1	-3	-3
means pastDue	4				-5	-6	-1
means status	2				-2	-1	-1
means statusHint	3				-1	-2
means statusLoose	1				-4		2
means text	-1				-4		-1
monthly payrnent	-2					2
past due	3				-2	-4
past due amount	1				-1	-3	1
recent balance	-2				3	-2
representative example	3				-1	-2
responsibility	-3				-1	3
saldo	-4				4	-1
scheduled payment	-5					5
status	-1				-4	-1	3
terms	-4				-2	4
备注	3				-2	-3	-1
存款	3				-3
每月还款	-3				-1	3
# sum last of line
cents	-1	-1		-1			-4	-1
thousands			-2	-1	1	-2	-2	-1
# sum lead-in
a limit of	3				-2
a minimum of	-2					2	-2
aidvantage	-3				4	-1
amount past due	-1				-2	-3	2
amt	-3		-1		2	2
and	-2				-4		1
as low as	3					-3
available	4				-3	-2
available credit	5				-2	-3
bal			2			-3	-1
balance	-2	-1	-1	-1	3	-5	-2
balance owed	-2				2
base	2				-2
charge off amount						-3	1
credit limit	5				-3	-4	-1
credit line	3				-1	-2
current amount due	-1				-3	1
days	3				-2	-3	-1
debo	-3				4	-1
due amount of	3				-2	-2	-1
escrow balance	3				-2	-1
estate loan of	3				-3
for	4				-3	-2
high balance	3				-2	-2
highest balance	-1				-6	-3	3
i owe	-3				3
individual	1				-3
individual monthly payment	-4					4
its	-3				1	2
klarna	-4		-1		4	-2	-1
last paid	2				-1	-2
left	-1				1	-2
limit	3				-4	-1
loan amount	1					-2
loan canceled amount	1					-2
loan disbursement amount	3				-2	-1
loan recent payment	2				-1	-2
loans outstanding principal	4				-4
macy's	3				-3	-1
means 		-1	-3	-1		-3	-2	-1
means balance	-2	-1		-1	2	-6	-3	-1
means date	2	-1		-1		-1	-3
means money	2	-1	-1	-1	-3	-4	2
means name	1		-2			-3	-3
means number	-2				3	-4	-3
means pastDue	1	-1		-1	-6	-5	3
means paying	-2	-1	1	-1	-5	3		-1
means status	4				-3	-4	-2
means statusHint					1	-5	-1
means text	1				-3	-2	1
means veto	4				-4	-2	-1
mensualidad	-2					3
min	-4				-3	5	-2
min payment	-3					3	-1
minimum					-2		-1
minimum is	-1				-2	3
minimum payment is	-3					3
mo	1				-3	-1	-1
monthly mortgage payment	4				-1	-4
monthly payment	-3				-2	3	-1
monthly payment is	-2				-2	3
monthly payrnent	-3					3
mínimo	-3					3	-1
netflix	3				-2	-2
next payment of	3					-3
nissan rogue	3				-2	-1
now	-3				3	-2
of	3				-4	-1	-1
of account number	-3				3
offer	3				-1	-2
or	3				-3	-2
original amount	3				-3	-2	-1
original balance	5				-5	-2
original loan amount	3				-1	-3
outstanding interest balance	6				-6	-3
outstanding principal balance	-2				2	-3	-1
owes	-3				3	-1
pago mensual	-3				-1	3
paid	1					-3	-1
past due	3	-1			-4	-4	1
past due amount	1				-3	-4	1
pay	-2		2		-4	1	-2
payment	-3				-1	3
payment of	-3					2	1
payment plan	-4				2	-1	2
payment received	3				-1	-3
payments	2				-2	-1
phone	2					-2
plan pmt	3				-1	-2
plan scheduled amount	-4				-1	4	-1
portfolio recovery	-3				3	-1
previous balance	3				-3
price	3				-2	-2
prin	-3				3	-2	-1
principal	3				-3	-1
recent payment	3				-1	-3
regular monthly payment	-3				-1	4	-1
regular payment	-4				-2	4
remaining of	2				-2	-1
rent is	3				-2	-1
renta	3				-2	-1
reported balance	-5				5
requested	2				-2	-1
rev	-2				-2	4	-1
saldo	-2				2	-3
scheduled payment amount	-3				-1	3	-1
secures the claim	-6				6
so					1	-2
social security is	3				-2
that number here	4				-4
the amount of						-3	1
the minimum is	-3				-1	3
the payment is	-4				-2	4	-1
total	1				-3	-1	1
total amount owed	3				-3
total balance	-2				3	-1	-1
total current balance	3				-3
verizon	3		-1		-2	-1	-2
we owe	-4				4	-1
with	-3				-1	2
x	1				-3	1	-1
you could save	2				-1	-3
you owe	-2				2	-1
余额	-4				1	-2	2
合计	3				-2	-1
最低还款	-2				-3	1	1
月供	-3				-3	2
欠款	-3				5	-2	-1
每月还款	-3				-1	2	1
额度	2				-4	-2
# sum line above
account info	-2				2
actual payment amount	4					-4
amount due						-3	-1
amount past due					-3	-2	1
available balance	3				-3	-1
balance	-2				2	-3	-1
balance owed	-2				3	-1
begins (	-2			-1	2		1
begins *	-1				1	-1	-3
begins +	3				-1	-2
begins 2.1					1	-3
begins 4.2	-3				3
begins =					1	-4	-1
begins acct	-1		-1	-1	1	-4	-3	-1
begins address	-1				-3	-1	2
begins affirm	-3		-1		2	2	-1
begins agency	1		2		-1	-5	-1
begins also	3				-2	-2
begins amex	-2				3	-1	-1
begins amount	1					-3	-2
begins and	1				1	-3	-1
begins annual	4				-3	-2
begins apple	-4					4	-1
begins applicant	3				-2	-3
begins application	3				-3	-2
begins apr	2				-3	-1
begins auto	1				-1	-1	-2
begins available	1				-3	2	-2
begins bal	-2				1	3
begins balance		-1	-1	-1	-1		-3	-1
begins banco	-2		-1			3	-1
begins between	2					-2
begins bills	3				-3	-2
begins bk	2				2	-3
begins borrower	1				-3	1	-2
begins cabela's	-4				2	2
begins cap	-3				3	-1
begins card	2				-2	-3
begins case	1					-3	-1
begins cash	1				-2	-4	2
begins charge/credit	-2				2
begins checks	3				-1	-3
begins citibank	3	-1		-1	-1	-3	-1	-1
begins citizens	-2				2
begins city	1					-4	1
begins closed	-2				2	-3
begins collection	-1				2	-3	-1
begins collections					1	-4	-1
begins comcast	-2				2	1	1
begins comments	2				-2
begins condition	4				-3	-1	-1
begins conventional	-3					1	2
begins costco	-2				1	2
begins court	3				-3	-1
begins cousin	3				-3	-3
begins current	1	-1	-1	-1	-1	-1	-4	-1
begins curtis	3				-2	-3
begins daily	3				-3	-2
begins days	3				-2	-2
begins debts	-3				1	2
begins dec	2				-2	-2
begins deposits	3				-3	-1
begins derogatory					1	-3
begins dillards	-2				2	2
begins discover	3	-1	-1	-1	-1	-1	-1	-1
begins due	1					-3
begins duke	4				-1	-4	-1
begins e	-3				1	3	-1
begins emergency	3				-2	-2
begins enhanced	-3				2	1
begins enrolled	4				-4	-1	-1
begins escrow	-1				-3	1	1
begins est	3				-2	-3
begins everything	3				-3
begins experian	3				-1	-2
begins fidelity	5				-5	-3
begins fingerhut	-4				2	2
begins gas	3				-2	-3
begins gastos	2				-2	-2
begins gm	-3				3	-1
begins good	1				-1	-4
begins got	-2				3	1	-1
begins grant	3				-2	-2
begins great	-1		2			-4	-1
begins greensky	-3					3
begins guarantor	3				-3	-3
begins h	2				-1	-3
begins here	1				-2	4
begins high					-1		-3
begins home					1	-1	-3
begins honda	-2					1	1
begins household	3				-2	-3
begins housing	3				-3
begins hyundai	-3				3	2
begins i			-1		1		-3
begins if	1				2	-3	-1
begins image	-4		-1		4	1
begins inquired	3				-3
begins institution	3				-3	-2
begins insurance	-3				3	-3	-2
begins interest	-1				2	-2	-3
begins j	-3					2	-1
begins jan	3				-3	-3
begins john	-3				1	1	-1
begins joint	-1				-1	2	-1
begins judgment					-3	2	-2
begins jun	3				-2	-3
begins k	-3				3	2
begins klarna	-2				4		-1
begins last			-1		2	-4	1
begins less	2				1	-3
begins lightstream	3				-2	-3
begins limit					-3		-1
begins lol	-3				3
begins macy's	-1				-1	2
begins march	3		-1		-3	-1
begins me	-3				1	3	-2
begins minimum					-4	-1	2
begins miss	3				-2	-1
begins mohela	-3				2	1	-1
begins money	2				-1	-3
begins month	3				-3	-1
begins my	2				-3	1	-1
begins navient	-3				4	-4	1
begins nco	-1				2	-3	-1
begins net	2				-2	-2
begins netflix	2				-3	-1
begins no				-1		-4
begins nordstrom	-3				3	1
begins not	-1				3		-3
begins nov	2				-1	-3
begins o	1				-3	-1	1
begins offers	3				-3	-2
begins okay	-3				2	2	-1
begins only	5				-1	-5
begins or	-2				1	3
begins original	-1	-1		-1	2	-4	-1	-1
begins other	1				1	-2	-1
begins outstanding	-3				2	2	-2
begins owe	-2				-3	3	-1
begins owed					1	-3	-1
begins owner	-3					3
begins pago	-1				-4		1
begins past					-3	-1
begins patient						-3	-1
begins payments	-3					2	3
begins per					-2	4
begins plan	3				-3	-2
begins please	3				-1	-3
begins po	-3		-1		3	-1	-1
begins posted	2				-3	1
begins potentially	3				-3	-1
begins present	1				-2	1
begins previous	1				2	-2
begins principal	-1				-2	4
begins property	3				1	-4
begins préstamo	-3				2	2
begins public	4				-4	-2
begins purchases	3				-3	-2	-1
begins quick	2				-1	-2
begins rate	-2				-2	4	-1
begins regular	1				-2	1	-4
begins remaining	-3				-1	2	-1
begins rent	2				-3	-1	-1
begins renta	2				-2	-2
begins repayment	4				-2	-2
begins rooms	-2		-1		2	1
begins saldo	-3					1	-2
begins sallie	-2				2	1	-1
begins santander	-2				1	1
begins savings	3				-2	-1
begins september	2				-2	-1
begins seq	-3					2
begins service	3				-1	-3
begins share	3				-2	-2
begins shares	3				-3	-1
begins spectrum	2				-2	-2
begins st	-4				2	3
begins starting	2				1	-3	-1
begins statement	3				-2	-1
begins student	-1					-3	2
begins subject	4				-2	-4
begins summary	1				-1	-3
begins t-mobile	4				-3	-2	-1
begins tarjeta	-4	-1	-1		1	2
begins tax	3				-3	-1
begins term	2				-3	-1	-1
begins the	-2				2	2	-2
begins these	-2				2	1	-1
begins this	1				-1	-4
begins tipo	1					-2
begins total	2			1	-3	-3
begins totals	6				-5	-4	-1
begins tower	-3				2	3
begins trans	3					-2	-1
begins transcript	-2				1	3	-2
begins u.s					2	-2
begins uncle	1				1	-3
begins undergraduate	4				-4
begins unpaid					1	-5
begins upgrade	4				-2	-2
begins usaa	-3					2
begins use	-2					2
begins used	2				-1	-2
begins vanguard	3				-3	-1
begins verizon	3				-3	-1
begins view	5				-4	-2
begins water	3				-3	-2
begins wells	3				-1	-1	-1
begins westlake	-2					2
begins year	3				-3	-3
begins you	1	-2			-1	-5	1
begins {	3				-1	-3
begins ~	1					-3
begins ·	1				-2	-2	-1
begins •			-1		1		-3
begins ☒	-3				-1	2
begins 三	1				1		-3
begins 合计	5				-1	-4
begins 💳	-3				4	-1
cash	3				-2	-1
charged off account	-3					2
closed					1	-3
collections	1				-1	-3	-1
credit card	1				1	-4
credit limit	2				-6
current amount due	2				-3	-1
date balance scheduled payment paid	3				-1	-3
high balance	5				-3	-3
highest balance	4				-3	-2
home loans	3				-3	-1
image omitted	-4		-1		4	1
in collections	-3				2	1
joint	-3				1	3
loan amount	2				-3
loan canceled date	-3				3	-1
loan type credit card	-3				3
log	3				-2	-2
means 	-1	-1	-2	-1			-5	-1
means , short			-2	-1		-3	-3
means amountLoose	3				-2	-2	-1
means balance, short	-1	-1		-1	2	-5	-5	-1
means date, short	2				-1	-4
means money, short	4				-6	-1
means name, short	3		-1		-2	-4
means number, short	-4				1	2	-1
means pastDue, short	2				-3	-3	1
means paying, short	-3				-2	3	-2
means reported, short	-2				2	-4
means status	2				-3
means status, short	-3				1	4	-1
means statusHint, short	-3				3	-1
money you owe (not evidenced by a note)	-4				4
monthly payment	-4				-2	3	-1
new balance	-2				2
next payment	-3				-1	3	-1
offers for you	3				-2	-2
or before closing monthly payment	-2				1	2
original amount	5				-4	-1	-1
original balance	5				-5	-2
other	-3		-1		2	1
past due	-1				-1	-3	2
past due amount	2				-3	-2	-2
pattern "#","w		-1	1				-3
pattern "w(w)"	-3		2		2	1	-1
pattern #	1					-3
pattern ##/#MM	-3				4	-1
pattern #)w	-2					2
pattern #)w,Mw	2					-3	-1
pattern #)w,w#	-2					1
pattern #, first	1					-4	-3
pattern #.w#.$	4				-4	-3
pattern #.w(w)						3	-3
pattern #.w,wM	-3				4	3	-2
pattern #.w...	-1				3	-1
pattern #.w.w#	4				-3	-2
pattern #.w.wM					1	-3	-1
pattern #.w?	-2				3	-2	-1
pattern #.wMwM	2					-4	1
pattern #/M/Mw	2				-1	-2
pattern #M/M/M					2	-3
pattern #w					-1	-4	1
pattern #w#wMw	-3				1	2
pattern #w(w)w	-3				3	2
pattern #w(w.w	2				-1	-2
pattern #w-w#M	-1				-2	2
pattern #wMM	3				-2	-2
pattern #wMMM	2				-3
pattern #wMMMM			-1		-3		2
pattern ------, first	5				-4	-2	-1
pattern -w(w)M	-3				-1	2	-1
pattern ======	3					-2
pattern M	1	-1			-6	3	-3
pattern M.w(w.	-3				3	-2
pattern M/M/M, first	-1				1	-3	1
pattern M/M/Mw	3	-1			-1	-4	-2
pattern M/MM/M	4				-3	-4	-2
pattern M/Mw#w	3				-3	-1
pattern M/MwMM	2				-2	-1
pattern M/MwMw					1	-3	-1
pattern MMM	3				-2	-2
pattern MMMM	3				-2	-1
pattern MMMMM	2				-3	-1
pattern MMMMMM	3				-2	-3
pattern Mw	1				-3	1	-2
pattern Mw#MMM	-3				2	1
pattern MwM	3		-1		-2	-2
pattern w#	-2		-1	-1	1		-3
pattern w##	2				-3
pattern w##/MM	4				-4	-3
pattern w##M	3				-1	-2
pattern w##MMM					-3	1
pattern w#$M$M	-1				-1	3	-1
pattern w#$Mw$	-2				-1	2
pattern w#$M☑$	-2				1	3
pattern w#$M☒$	-3				3
pattern w#)#	-3				-2	5
pattern w#, first					-1	1	-2
pattern w#M	3				-3		-2
pattern w#M/M/					2	-4	-1
pattern w#M/MM	1					-1	-4
pattern w#Mw(w	3				-1	-2
pattern w#Mw,w	-1				2	-3
pattern w#MwM	3				-1	-2	-4
pattern w#MwM#	1				1	-3
pattern w#MwMw	2					-3
pattern w#w#w	2				-3		2
pattern w#w#w#	2				-2	-2
pattern w#w-wM	3				-3	-2
pattern w#wMwM	-1					3
pattern w(w):M	-1				3	-1
pattern w(w)w(	-1				-1	3
pattern w+Mw:w	3				-2	-1
pattern w, first	-1	-1	-1	-1	-2	3	1	-1
pattern w,w	-1				1	1	-4
pattern w,w!	3				-4		-1
pattern w,w#.w	-4				1	2
pattern w,w#MM	-2				1	3
pattern w,w#Mw	2				-2	-2
pattern w,w.#M	-3				2	2
pattern w,wM					-3	-1	1
pattern w-					-5	3	-1
pattern w-w	3				-1	-3
pattern w-w#MM	2	-1	-1	-1			-1	-1
pattern w-wMMM	3					-2	-1
pattern w-wMMw	-3				1	2
pattern w.....			1	-1	-1		-3
pattern w.MM	3				-2	-1
pattern w.w#Mw					3	-1	-1
pattern w.w,w,	1				-1	-3
pattern w.w.w	-2					1	1
pattern w.w.w,	3				-2	-3
pattern w.w:M	3				-3
pattern w.wMMM	3				-2	-3
pattern w.wMwM	2				1	-3	-1
pattern w/w#MM	-1	-1	-1	-1	1	3		-1
pattern w/w.w	1	-1	-1	-1		3	-1	-1
pattern w/wMM	3				-2
pattern w:#/#/	3				-3	-1
pattern w:#w:M	3				-1	-2	-1
pattern w:#w:w	3				-2	-1
pattern w:+M	4	-1			-2	-4	-1
pattern w:, first	-2				5		-3
pattern w:--w	-2				-1	3
pattern w:-M	-2				2	-3	-1
pattern w:-M/M	-3				4	-1
pattern w:-w-	-3					3
pattern w:M		-1		-1	-2	-1	-1	-1
pattern w:M.#$	3				-2	-1
pattern w:M.#M	3				-2	-2
pattern w:MM	3				-1	-2
pattern w:MMM	3				-4	-1	-1
pattern w:Mw,M	1				2	-3
pattern w:Mw:M					-4	1
pattern w:w#	3				-3	-2
pattern w:w,w	-1				2	-3
pattern w:w:	-1				3	-4
pattern w:w:Mw	5				-4	-2
pattern w:wMw.	2				-1	-3
pattern wM##MM	2				-2	3
pattern wM#MMM	3					-2
pattern wM, first	-3				1	2	-1
pattern wM,w#w	-4		-1		4	-2
pattern wM/M/#	-2				2
pattern wM/M/M	1	-1		-1	-1		-3
pattern wM/Mw#	4				1	-2
pattern wM/w	4				-2	-3	-1
pattern wMM		-1	-1	-1	1		-3
pattern wMMM	1				-1	-2	-3
pattern wMMMMM		-1		-1	-1		-3	-1
pattern wMMMwM						-1	-3
pattern wMMw	2	-1	-1		-3		2
pattern wMMw#w	-3		-1		2	1
pattern wMMwM/	3				-3	-3	-1
pattern wMw	1	-1	-1	-1	-3	1	-3	-1
pattern wMw#	-2				3		-1
pattern wMw,Mw	-1				2	-3
pattern wMw,wM					2	-3	-2
pattern wMw.	1					-2	-1
pattern wMw.w.	-3				2	1
pattern wMw.wM					1	-2	-1
pattern wMw:w	3				-2	-1	-1
pattern wMwM/w	3				-2	-2
pattern wMwMM	3				-2	-3	-1
pattern wMwMMw	2				-2	-3	-1
pattern wMwMw	-2	-1	-1		3		-2
pattern wMwMw,	-2		-1		3		-1
pattern w|w|w|	-1					3	-1
pattern w®	3				-1	-2
pattern w®w	2				-2	-1
pattern •w#/#/	3				-2	-2
pattern •w.	3				-1	-3
pattern •wM/M/	3				-3	-2
payment	-4				-1	3
payment amount	-3				-1	3
potentially negative	3				-2	-1
principal balance	-1	-1			-1	3
public records	3				-2	-1
recent balance	-2				3	-4
recent payment	4				-2	-4
regular monthly payment	-3				-1	3
reported since: terms: high balance	3				-3	-3
scheduled payment					-3
score simulator	2				-2	-1
status	1				-3	-4	2
student loans	3				-3	-2
total claim	-5			1	3	-1	-1
total current balance	3				-3
transcript	-2					1	-1
unpaid interest	4				-2	-3
view details	3				-2	-1
# sum line below
account status	-2				1	2
apply now	3				-2	-2
available balance	3				-3	-2	-1
balance	-3				3	-3	-2
balance updated						-3
begins #	1		-1			-3	-1
begins (	-3	-1			3	1
begins *	1				-1	-1	-3	-1
begins +	3				-2	-1	-1
begins ,	-3				1	2	-1
begins 0-30	-2				3	-1
begins =	2				-2	-4	2
begins account		-1	-1			-3	-2
begins accrued	3				-4	-2	-1
begins additional	3				-2	-4
begins advertiser	4				-1	-4
begins agency	3				-3		-1
begins aging					2	-4	1
begins aidvantage	-4				2	3	-1
begins ally	4				-4	-2
begins amount					2	-3	-2
begins annual	5				-4	-1
begins apply	4				-2	-3
begins attorney	3				1	-1	-1
begins autopay	-1				-3	3
begins available	2				-3		2
begins b	-2					2	-1
begins baby	1				1	-3
begins balance		-1		-1		-2	3	-1
begins balances	4				-3	-3
begins bank						-1	-2
begins barclays	3	-1	-1	-1		1	-1	-1
begins between	4				-3	-3
begins bills	3				-3	-1
begins brother	-2				4	-2
begins call					1	-3	-1
begins cap	-2				3	-1
begins car	2				-1	-2
begins card	2				-3	-2
begins carecredit	1				-1	2
begins carol	1				1	-4
begins cash					1	-3	-1
begins cc	1				-3	1
begins change	3				-3	-3	-1
begins chase	1	-1	-1	-1	-3	1	1	-1
begins check	2				1	-3
begins chrysler	-3					1
begins clm	2	-1			-2	-2	-2
begins contact	3				-2	-3
begins creditor	3				-3	-2	-1
begins date				-1	-3
begins daycare	3				-2	-2
begins days					-2	2	-3
begins dear	3				-1	-3
begins debt	4				-2	-3
begins dec	3				-2	-3
begins deposits	4				-4	-2
begins description	4				-4	-3
begins direct	-2				4	-1
begins discover	3	-1		-1	1	-3	-2	-1
begins done	1					-3
begins due	-1				-1	5	-3
begins e	-4				3	4	-1
begins edit	4				-3	-4
begins education	4				-2	-2
begins equifax	3				-2	-3
begins est	2				-2	-3
begins estimated	4				-3	-3
begins everything	-2				2	2
begins exeter					-1	2
begins feb	4				-3	-1
begins federally	3				-1	-2
begins fidelity	4				-4	-2
begins figure	-1	-2	-3	-2		1	-1	-1
begins financial	3				-2	-3	-1
begins free	3				-2	-1	-1
begins future	-3				3
begins gemb/jcp	3					-3
begins goal	3				-2	-2
begins got	-4				4
begins gracias	4				-4	-2
begins grand	3				-1	-3
begins grant	3				-3	-1
begins highest					1	-3	-2
begins history	-2				3		-2
begins holiday	3				-3	-2
begins huntington	-5				3	4
begins hyundai	-3				2	2
begins i'm	3					-1
begins if	3		-1		-2	-1	-1
begins image	-2		-1		2		-1
begins important	-1				2	-3	-1
begins in	-4				2	1	-2
begins includes	1					-3
begins initial	3					-3
begins initials	3				-3	-2
begins inquiries	3				-2	-2	-1
begins insurance	3				-3	-2
begins interest	-2	-1		-1	2	1
begins is	-3					2
begins items	2				-1	-4
begins j	-2				2
begins jan	1				-2	2
begins joint	3					-3
begins judgments	-4				4
begins jul	3				-2	-2	-1
begins kay	-2				-2	4	-1
begins klarna	-1				3	1
begins kohls	-3				3	1
begins kubota	-3				2	2
begins last	-1			-1	1	1	-4
begins late	-3				-3	3	-2
begins learn	3				-2	-1
begins lending	3		-1		-3	-1	-1
begins less	3				-3	-2
begins lightstream	2				-3	-2
begins limit	-2				3	-1	-1
begins loan		-1			-2	3	-4	-1
begins loans	3				-1	-5	-1
begins lol	-1				2	-4
begins lvnv	3		-1		-2	-2	-2
begins límite	-3				4	-1
begins macy's	-3					1	-1
begins make	-1	-1			-3	1	2
begins marcus	2				-4	1
begins mariner	-3				2	2
begins may	1					-3
begins me	-4				-2	4
begins midland	-2					3	-2
begins missed	2				-3	2	-1
begins mohela	-1					3
begins mom	-3				3	2	-1
begins monthly	-1	-1			2	-6	-3
begins months	-1				-2	1	-3
begins monto	-2				3	-3
begins mortgage	3				-4	-2	-1
begins navient	-1				3	1
begins net					-3	-3	2
begins no					1	-3	-2
begins nonpriority	-5			2	2	-2	-1
begins nordstrom	-3				1	2
begins note	3				-2	-2
begins notes	2				-3
begins notice	4				-1	-3
begins of	-3				4	-2
begins official	3				-3
begins oh	-2				2	-1	-2
begins onemain	3	-1		-1		-3	-2	-1
begins opened					1		-4
begins opening/closing	2				-2
begins orig	-2				2	-1
begins original	-1				2	-1	-3
begins our	3				-1	-4	-1
begins outstanding	3				-1	-3	-1
begins owed	5				-5	-3
begins pago	1				1	-3	-1
begins paid	2				1	-5	-1
begins part	3				-2	-2
begins pay					-1	-4	3
begins payments	-1				2	-3	-1
begins personal	-2				-2	3	-1
begins plan	-1				2	-3	-1
begins po	-2				3		-1
begins present	3				-2	-1
begins principal	1		1		-2	1	-3
begins priority	3			-1	-2	-3	-1
begins property	3				-2	-1
begins provide	3				-3
begins public	1					-3	-1
begins purchase	2				-2	-2
begins purchases					-3	-1	2
begins r	2				-2	-1	-1
begins rating	3				-1	-2	-1
begins regular	-2				3		-2
begins rent-a-center	-2				3	-1
begins reply					1	-3
begins report	2	-1			-1	-2
begins reported	-2		-1	-1	3	-4	-3
begins requests	3				-2	-2
begins respectfully	4				-2	-3
begins retirement	3				-3	-1
begins roth	4				-3	-1
begins savings	5				-4	-1
begins sears	-3				2	1
begins second	-3				3	1
begins secured					3	-3
begins see	2				-3	-3	1
begins sent	2				-1	-2
begins share	2				-3	-2	-1
begins showing	3	-1		-1	-4	-2	-1	-1
begins signature	3				-2	-3
begins signed	4				-3	-3
begins sort	2				-2	-1
begins source	1				-3	1
begins starting					-3	1
begins state	3				-2	-2	-1
begins strategy	3				-2	-1	-1
begins student					-3	1
begins suffix	5				-4	-2
begins synchrony		-1	-1	-1	1	3	-1	-1
begins tax	1				2	-3
begins thanks	2					-4	-1
begins that's	-2				3	-1
begins then	-3				1	2
begins this	-1				2	-6	2
begins tractor	-2				2	1
begins transaction	3				-2	-1	-1
begins trustee	3	-1			-3	-1
begins type					-3	1	-2
begins undergraduate	4				-4
begins unless	4				-4	-2
begins unpaid	2	-1			-2	-5	-2
begins upstart	3	-1	-1	-1		1	-1	-1
begins upvote	1				-3	-1
begins used	3				-3	-2
begins utilization	1				1	-3
begins washington	-2				3	-2	-1
begins world	-2				3
begins would	3				-2	-3
begins y	-3				3	1
begins you	1				1	-3	-1
begins your	1					-4	-2
begins ~	2				1	-1	-3
begins ©	2				-2	-3
begins ·	-1				2	3	-3
begins ¿	-1				2	-2
begins •	-1				1	-1	-3
begins ◦	-1	-1	-1		2	-3	-1
begins ☑	-3				3	-1
begins 二	1				-2	-1
begins 合计	-5				3	1	-2
begins 存款	2				-3	-2	-1
begins 状态	-3				1	3
begins 👍	-3				3
collection	-1				-3	2	-1
current balance	-3		-1		3	-4
date updated	-3				3	-1
in good standing						-2
interest rate						-3	-1
last payment date	-3				3
loans	-3				3	-1
means 	3				-5	-2	1
means amountLoose, short					-3	2
means balance, short	-4		-1	-1	3	-3	2
means date, short	-1			-1	-1		-3
means money					1	-4
means name	-3				2	1	-1
means number, short	1				-2	1	-1
means opened, short					-4	1	-1
means original, short	-2				3	-1	-1
means paying	-1				2	-2	-1
means paying, short	-3					1	1
means status	-3					1
means statusLoose, short		-1		-1		-1	-3	-1
means text, short	2				-1	-1	-3
mohela	3				-3
needs attention	3				-3	-1
none	1	-1	1	-1		-3	-4	-1
original balance	-4				2	4	-2
past due	4				-1	-4	-1
past due amount	-3					2	-1
pattern "#","w		-1	1			1	-3
pattern "w(w)"	-3				2	2
pattern "w-w",	3				-2	1
pattern #)w,w.	-3				3	1
pattern #.w#.$	4				-3	-4
pattern #.w(w)	-2				1	2	-3
pattern #.w,w☑	-1					2
pattern #.w.	3				-2	-2	-1
pattern #.w...	1				-3	1
pattern #.w.w#	4				-3	-2
pattern #.w/w,	-2				-1	2
pattern #.w?	-3				3	-1
pattern #.wMwM	-1				-1	2	-1
pattern #=w#=w	-3				-3	3
pattern #M/MMw	3				2	-5	-1
pattern #M/Mw	1					-3	-2
pattern #M/Mw-	2					-3
pattern #M/MwM	-1					-3	2
pattern #w, first					1	-3	-1
pattern #w-wMw	-2				3
pattern #wM	-2					4
pattern #wM/M/					1	-2	-2
pattern #wM/MM	-2				-1	3	-1
pattern #wMMM	1				-3	1
pattern #wMw	-3				2	1
pattern #wMw.w	-2				-3	3	-1
pattern #wMwM/	1				1	-3
pattern (w)	3				-1	-2	-1
pattern (w)w,w	-3				-1	2	1
pattern --, first	1				1	-4	-1
pattern -[w]w	2				-1	-2
pattern -w-	3				-1	-2
pattern -wMw,w	-3				2	1
pattern </w>	-1				1	-3
pattern <w>w</	-1				-3	2
pattern ======						-4	2
pattern M, first	-1	-1		-1	-1		-3	-1
pattern M/M, first	1				-3		-1
pattern M/M/M, first	-1				-2	3	-1
pattern M/M/Mw	6				-7	-5	-1
pattern M/MM/M	4				-1	-4	-1
pattern M/Mw#M	1				-4
pattern M/Mw#w					-4	2	-1
pattern M/Mw-w	-2				-3	2
pattern M/MwM	2				-4	-2	1
pattern M/MwMM	4				-6	-2
pattern M/MwMw	5				-3	-4
pattern MMMMMM	2				-3	-2
pattern Mw	-2		-1			3	-1
pattern Mw.w.	-3				2	2
pattern w#$M$M	-1		-1		-1	3	-1
pattern w#$M☑$	-3				-1	3
pattern w#, first	-2				3	-3	-1
pattern w#.	2				-1	-3
pattern w#/M/#	4				-4
pattern w#:w—w	3				-1	-3
pattern w#M	3				-3	1	-1
pattern w#M, first			-1			-4	-1
pattern w#MM	2				-3	1	-1
pattern w#MM#M	3				-3	-2
pattern w#MMM/	-1				1	-4	2
pattern w#MMwM	-2					3	-1
pattern w#Mw#M	-3				4	-3	-1
pattern w#Mw:w	3				-3	-1
pattern w#MwM	1					-3
pattern w#w#					-3		1
pattern w#w#MM	-3				2	1
pattern w#w#w	4				-3	-2
pattern w#w#w#	2	-1		-1	-4	-1	-1	-1
pattern w#w.w.						-3
pattern w#wM	1				1	-3
pattern w#wMw#	1				2	-3	-1
pattern w#wMw.					2	-3
pattern w$M	2				-3
pattern w$M$M	3				-2	-2
pattern w$____	2				-2	-3
pattern w&w	3				-3	-2
pattern w&w, first	3				-3	-1
pattern w(w)	1					-3	-1
pattern w(w)-M	-3				1	3
pattern w(w):M	-2					3	-1
pattern w(w)M	-1				2	-2	-1
pattern w(w)w#	-1				-1	3	-1
pattern w+M	4				-3	-3	-1
pattern w+MwM/	-3					1	2
pattern w,	3					-6	-1
pattern w,w#., first	3				-1	-3
pattern w,w.w.	1					-3
pattern w,w.wM	-3				1	3	-1
pattern w,wM	3				-3	1	-1
pattern w,wMw.	3				-2	-2
pattern w-----	1				-3
pattern w-M	3				-3	-1
pattern w-wM	3				-2	-2
pattern w-wMw;	-3				1	3
pattern w.....	1	-1	2	-1		-1	-3
pattern w.MwM	-4				2	2
pattern w.w#w.					1	-3	1
pattern w.w(w)						-2	-2
pattern w.w,w,	-3				3	2
pattern w.w,wM	-2				-2	3
pattern w.w.	2				-1	-3	-1
pattern w.w.w#	2				-2	-2
pattern w.w.w.	5				-4	-3
pattern w.w.w:	3				-2	-2
pattern w.w:M.	-3				1	1
pattern w.w?	-2				4	-1
pattern w.wM, first	2				-1	-2
pattern w.wM/M	-3				3
pattern w.wMw.	-1				-1	3	-2
pattern w/w...	2				-3
pattern w:	3				-2	-1	-1
pattern w:--	-2				-3	3
pattern w:-w	2				-1	-1
pattern w:-w-	4				-3	-2
pattern w:M(wM	-2				1	3
pattern w:M, first	-2				3
pattern w:M.#$	3				-2	-1
pattern w:M.#M	3				-2	-1
pattern w:M/M	3				-3	-3	-1
pattern w:M@w,	-2				3	1
pattern w:MMM	2				-2	-3	-1
pattern w:Mw.w	-1				2	-3
pattern w:Mw:w					-3	1	2
pattern w:w#M, first	-4				4	-2
pattern w:w#wM	3				-2	-2
pattern w:w(w)	3				-2	-1	-1
pattern w:w,w,	5				-3	-2
pattern w:w,w.	3				-1	-3
pattern w:w,wM	3					-2
pattern w:w-Mw	1				2	-2
pattern w:w-w	1		-1		1	-3
pattern w:w.w,	2					-2	-1
pattern w:w.w.	2	-1			-3	-1
pattern w:w.w:	4				-2	-3
pattern w:w:	3				-2	-1
pattern w:w:M					-2	2
pattern w:w=w=	3				-2	-2
pattern w:wMwM						-4	-1
pattern w>w<	2					-1	-1
pattern w?wMw.	3				-2
pattern wM(w)	1				3	-2	-1
pattern wM, first	-2				2	-3
pattern wM-w#$	-3				-1	3	-1
pattern wM.wMw	-2					4	-2
pattern wM/M/#	4				-3	-1
pattern wM/M/M, first	2					-4
pattern wM/Mw:	-3				3	-1
pattern wM/w	3				-2	-2
pattern wM:M/w	3				-2	-3
pattern wMM		-1	-1	-1	1	1	-3	-1
pattern wMMM	2	-1		-1	1	-1	-2	-1
pattern wMMM#	3				-3	-3
pattern wMMMM	1						-2
pattern wMMMw	1				-3		-1
pattern wMMMwM						-1	-3
pattern wMMw,w	-1				1	-3
pattern wMMwM/	2				-2	-2
pattern wMw#	-1				2	-4	-1
pattern wMw#Mw	-2	-1				3	-1
pattern wMw, first	2				-1	-4	-1
pattern wMw-	1				-3	-2	1
pattern wMw.M	-3				2	2
pattern wMw.w,	2				-2	-2
pattern wMw.wM	-2				3	1	-2
pattern wMwM	-4	-1	-1	-1	4	-1	-3	-1
pattern wMwM,w	1				-1	-3	1
pattern wMwM.	4				-3	-1	-1
pattern wMwM/w	3					-2
pattern wMwMM	2				-1	-2
pattern wMwMw	1	-1	-1		1	-3	-1
pattern wMwMwM	-1	-1	-1	-1	-1	-1	-3	-1
pattern w|#|M|	-3					2
pattern w☐w	2				-1	-2
pattern •w.	2				1	-3
pattern •w:Mw.	3				-2	-2
payment	1				1	-3	-1
principal balance	-4				3	1	-1
recent payment	-2				3	-2
scheduled payment	-1				-2	1	1
status	-3				1	1	-1
terms					-3	2
two-year payment history	3				-1	-2
# sum read as, shape
amount cents	-2	-1	-1	-1	2	-3	-2	-1
amount dollars	-1		-1		1	-1	-4
amount thousands	-2		-1	-1	2	-3	-2
amount thousands-and-cents	-1	-1			2	-3	-1
amount? cents	-2				2	-3
amount? dollars					2	-3	-3
amount? dollars-and-cents	-2				2	-1	-4
aside amount cents	-1	-1			2	-4	-1
aside amount? cents						-3
aside paying cents	-4				-1	4
aside paying dollars-and-cents	2		-1		-3	-2	-2
current cents	-1				-1	-3	2
current dollars	-2				2	-1	1
current dollars-and-cents	-2				-2	-2	3
current? cents		-1				-3	3	-1
current? dollars-and-cents	-4				-2	-1	4
current? thousands-and-cents	-1				-2	-2	3
paying dollars	-3				-1	2
paying dollars-and-cents	-1				-5	1	-1
paying thousands	-4					4
paying? dollars-and-cents	-1				-3	2	-1
paying? thousands	2				-3	1
# sum read as
amount	-2	-1	-1	-1	2	-3	-2	-1
amount?	-1	-1	-1	-1	1	-3	-3
aside amount	1	-1	-1			-4	-2
aside paying?	3				-1	-2
current	-1				-1	-3	3
current?	-2	-1	-1	-1	-2	-2	4	-1
no debts	1	-1	-1	-1		-1	-3	-1
no part	1	-1	-1	-1	-1	-1	-4	-1
no part, in row	1	-1		-1	-1	-1	-5	-1
paying	-3	-1	-1	-1	-2	2	-1	-1
paying?	1				-1	1	-3
# sum read in
amount, a bullet for each debt	1				-1	-3	-1
amount, a column for each debt	-4				4		-1
amount, a line for each cell	-3				3	-2
amount, a paragraph for each debt	2	-1		-1	-1	-4	-2
amount, cards	-1		-1	-1	1	-4	-1
amount, claims of a bankruptcy	-2			-1	2	-1
amount, columns below each other	-3				3	-3	-1
amount, columns by their place	-1	-1			1	-3	-2
amount, headings over the values of each account	-3				4	-2	-1
amount, loans with their transactions	-4				4
amount, objects	-4				5	-2
amount, one debt a line	1	-1	-2	-1			-3	-1
amount, running text	-1		-1			-2	-3
amount, tables and labels	-1	-1		-1	1	-4	-3	-1
aside amount, columns by their place	4				-4	-2	-1
aside amount, one debt a line		-1	-2	-1	1	-3	-2
aside amount, running text	-2				3	-2
aside paying, cards	1				2	-3	-1
aside paying, one debt a line					-3		-1
current, a notice about one debt	3				-2	-1	-3
current, cards of a portal	-2				-1	3	-1
current, columns by their place					-4	-2	2
current, headings over the values of each account	-2				-3	-1	3
current, running text	-3				-2		2
current, tables and labels	-1	-1	-1	-1	-4	-4	5	-1
no part, a column for each debt	4				-1	-3	-1
no part, a letter about one debt	2				-1	-2	-3
no part, a line for each cell	2				-1	-4	-1
no part, a notice about one debt	1	-1				-3	-2
no part, a paragraph for each debt		-1	-1			-3	-3	-1
no part, a row for each bureau	3				-1	-2
no part, cards	-2			-1	1	1	-3	-1
no part, cards of a portal					-3	1	-2
no part, claims of a bankruptcy	1				-1	-3
no part, columns by their place	1	-1	-1	-1	-3	1	-4	-1
no part, headings on several lines	3				-1	-5	-1
no part, labels	4				-3	-4
no part, loans with their transactions	-1				-5	3	-1
no part, none	-1	-1	-2	-1	1	1	-3	-1
no part, objects	5				-5	-5
no part, one debt a line		-1	-2	-1	1	-1	-4	-1
no part, tables and labels	2	-1	-1	-1		-2	-4	-1
paying, a column for each debt	-4					4
paying, a letter about one debt	-3				-2	3
paying, a line for each cell	-3				-2	2	2
paying, a notice about one debt	4					-4
paying, a paragraph for each debt	-3				-1	2	1
paying, columns by their place	-1		-1		-3	1	-1
paying, headings over the values of each account	-1				-3	2	-1
paying, objects					-3	1
paying, running text					-3	1
paying, tables and labels	-3	-1			-1	2	-2	-1
# sum shape and behind
cents code					-3	2
cents date	-3				3	-2	2
cents digits-3	-2				-1	3	-1
cents end	3					-5	-1
cents mark-/	-3		-1	-1		2	1
cents mark-☐					1	-3
cents thousands-and-cents		-1		-1	-4	1	-3	-1
dollars capital	3				-1	-1
dollars capitalised	1	-2	1	-1	-1		-3	-1
dollars digits-1	1				-4	-1	-2
dollars digits-2	-1	-1		-1	-3	1	1	-1
dollars digits-3	1				-3		-1
dollars dollars	-1	-1		-1		1	-6	-1
dollars dollars-and-cents	3				-2	-3
dollars end	1		-1			-3	-1
dollars letters	-1	-1	-1		2	-4	-1
dollars mark-)	1				-3	1
dollars mark--						-1	-3
dollars mark-.	-1		-1		1		4	-1
dollars mark-/		-1		-1	-2	1	-3	-1
dollars mark-;	1					-3
dollars mark-@	-2				2	-3
dollars mark-—	-2				3	-1
dollars with-digits	3				-4
dollars-and-cents capital	-5				2	1	-1
dollars-and-cents end	1	-1		-1	-5		-2	-1
dollars-and-cents lettered-code	-1					-2	3
dollars-and-cents mark-(	1				2	-3
dollars-and-cents mark-)	1				-1	-3	1
dollars-and-cents mark-.	-1	-1	-1	-1	3	-1	-1	-1
dollars-and-cents percent	-1				1	-1	-3	-1
thousands capitalised		-1		-1		-3	1
thousands cents	3				-2	-1
thousands digits-3	-1				1	-3	-1
thousands mark--	-3				3	-1
thousands thousands	3				-3	-2	-1
thousands-and-cents capital	-1				1	-3
thousands-and-cents cents	1		-1		-1	-4	-2
thousands-and-cents digits-1	-3				2	-1	-1
thousands-and-cents digits-2	-1				1	-4
thousands-and-cents end	5				-5	-2
thousands-and-cents mark-.					1	-3	-1
thousands-and-cents mark-/	-3				2	4
thousands-and-cents mark-[	-1	-1		-1	2	-4	-1	-1
thousands-and-cents mark-☐	-2				3	-4
thousands-and-cents mark-☑	-2				2	-3
thousands-and-cents mark-☒	-2				3	-2
thousands-and-cents percent	-1				1	-3	-2
thousands-and-cents small	-3				1	1	-2
thousands-and-cents thousands-and-cents		-1	-1	-1	-1	-2		-1
# sum shape
cents	-1	-3	2	-2				-2
# sum size
-1	2				-1	-3
-2	3				-2	-2
-4	3				-1	-2
0	6				-4	-5	-1
1	7				-6	-6	-2
10	1	-1	-1		3	-10
11	2				-1	-6	-1
12	2				-1	-2
2	1	-1	1		-8	3
3	-1	-1		-1	-8	4		-1
4	-1	-1		-1	-4	3	-2	-1
7	2	-1			3	-11	-1	-1
8	2	-1		-1	3	-10	-1
9	1	-1		-1		-7	-1	-1
none	-2	-1		-1	1	-2	3	-1
# sum sum
0 of 4		-1		-1	-3	1		-1
1 of 4	-1	-1	2	-1		-1	-3	-1
2 of 4		-1	2	-1	-1	-2	-3	-1
largest	2	-1	1	-1	1	-4	-1	-1
least	-1	-2	1	-1	-4	1	1	-1
# sum words before
 apr	-2				3	-3
 available	3				-2	-1
 balance	-1				2	-3	-2
 card	-3		2		1	-5	1
 change	3				-2	-2
 checking	4				-4	-1
 coll	-2				2
 collections	4				-4	-1
 comenity	-1				2	-3
 credit	2				-2	-3
 dec	3				-1	-2
 due	-3				3
 fcu	-3				3
 feb	4				-1	-2	-2
 fin	-3				-1	2
 limit	3				-2	-3
 loan	-1				4	-1
 loans	2				-2	-3
 mar	4				-3	-2
 min	1				-3
 minimum	-2				-4	3
 monthly	1				-4
 n	-3				1	2
 nov	3					-3
 of	2				-2	-2
 one	-3				3	-1
 other	2				-3	-2
 payment	-1				-3	3
 saldo	-2				2	-2
 savings	4				-3	-1
 student	1				1	-2
 subtotal	3				-3	-2
 sum	3				-3	-2
 svcs	1				3	-2
 total	4				-4	-4	-1
 totals	5				-4	-5
1 about	6				-3	-5
1 accept	4				-2	-2
1 acceptance	-2				2	1
1 accounts	3				-3	-3
1 acct	-3				4	1	-1
1 accts	3				-3	-1
1 after	3				-2	-3
1 ago					1	-3	-1
1 aidvantage	-3				3	1	-1
1 america		-1	-1	-1	2	2	-1	-1
1 amount		-1		-1	-3	-1	2	-1
1 amt	1		-1		-3	1	-1
1 approx	3				-2	-1	-1
1 apr					3	-4	-1
1 around	3				-2	-3	-1
1 as	3					-2
1 assessed	1					-2
1 assoc					1	-3
1 at	-1				-3	3	-3
1 automobile	-2				3	-3
1 available	3				-3	-3
1 bal	-3		1	-1	2		-1
1 balance	-2	-1		-1	2	-4	-1	-1
1 balances	4				-4	-1
1 bank			-1		1	-2	-2
1 base	2				-2
1 be	3				-4		-1
1 bk	-2	-1	-1		3	2	-2
1 blue	-1		-1		3
1 bonus	3				-2	-2
1 borrowed					-5	2
1 both	-3				1	2	-1
1 by	5				-2	-5	-2
1 card		-1	1	-1	2	-1	-3	-1
1 cards	3				-5	1
1 center	1					-3
1 change	3				-2	-3
1 charge	1				-3
1 charge-off	1				-1	-3	1
1 charged	2				-2	-4	1
1 charges	2				-3	-2
1 check	1					-3
1 checking	5				-4	-4	-1
1 citi	-3				2	3	-1
1 classification	3				-2	-3
1 clinic	-2				3	-2
1 closed		-1			1	-5	-1
1 closing	3				-2	-2
1 co					3	-2
1 collection					2	-3	-2
1 collections	-1				2	-4	-1
1 comcast	3				-2	-2
1 como	4				-2	-3
1 contrast	2				-2
1 cooper	-2				-1	3
1 cost	3				-2	-1
1 couch	-2		-1		4	1
1 credit	1						-3
1 creditors	5				-4	-3
1 credits	5				-3	-4	-1
1 cộng	2				-2	-1
1 d					-3	1
1 daycare	3				-3	-1
1 dds	-2				3	-2
1 debts	3				-3	-2
1 dec	3				-1	-3
1 dental	-3				2	1
1 deposit	3				-1	-2
1 down	5				-4	-3
1 draft	4				-3	-3
1 dwe	-2				2	1
1 edfinancial	-3				2	2
1 electric	1		-1		-2	-3	2
1 enrolled	3				-2	-1
1 equity	1				-3	1	-1
1 er	-2				3	1	-1
1 estate	3				-3	-2
1 everyday	-2				2	-2
1 expenses	4				-2	-3	-1
1 extra	4				-2	-4
1 fargo	-1				-3	3
1 federal	3				-2	-2
1 fee	4				-2	-4	-2
1 fees	3				-1	-5	-1
1 fidelity	3				-2	-1
1 file	-2				2	-2
1 financial	-2	-1	-2	-1	1	3	-1	-1
1 fitness	3				-2	-2
1 fixed	-2				2	-2
1 from	4				-1	-4
1 fund	3				-2	-1
1 funding	-1				3	-2
1 furniture	-3				3
1 gana	3				-2	-2
1 gano	2				-2	-1
1 gas	3				-2	-4
1 geico	4				-2	-3
1 get	4				-3	-3
1 goal	3				-2	-1
1 government	3				-2	-1
1 groceries	4				-3	-3
1 gym	4				-2	-2
1 had	3				-3	-1
1 hand	3				-1	-2
1 have	1				-3	-2	2
1 health	-3				4	-2	-1
1 heloc	-3				1	2	-1
1 hoa	3				-3	-1	-1
1 hospital	1		-1			-3	-1
1 hsa	3				-3	-2
1 hulu	3				-1	-3
1 husband	-3					2
1 i	2				-3	1
1 id	2				-3
1 incl	2				-1	-2
1 income	4				-3	-3
1 insurance	2				-1	-2
1 interest	6				-4	-4	-1
1 investment	3				-3	-1
1 investments	3				-3	-1
1 ira	3				-3
1 is	-1				2	1	-4
1 it's	-2				2	3
1 its	-3				2	2
1 jan	2				-1	-5	-1
1 jul	1				1	-3
1 k	3				-2	-1
1 klarna	-5		-1		4	-1	-2
1 kohls	-2				3	-2
1 lakes	-3					3	-1
1 late	-3				1
1 least	3				-3
1 left	-4				1	2
1 level	3				-3
1 liabilities	4				-3	-1
1 like	4				-2	-3
1 lim	3				-3	-1
1 limit	3				-3	-1	-1
1 line	3				-1	-2	-2
1 lines	3				-2	-2
1 luz	3				-1	-3
1 lvnv	-2				2	-1
1 mae					-1	3
1 make					-4	1
1 malibu	-3				1	2
1 maybe	2				-3
1 mensual	-4				-1	4
1 mensualidad	-3				-1	3
1 mi	1				-2	1
1 mileage	3				-2	-2
1 min	-3				-2	4
1 minimum	-3				-6	4	-1
1 minimum's	-3				-1	2
1 mohela	-3				4	3	-2
1 mom	-3				2	2	-1
1 month	-2			-1	-1	3	-2
1 monthly	-2				-7	3	-1
1 monthlypaymentamount	-4				-3	5
1 months					-3		-1
1 mortgage	-2	-1	-1		-1	4	-2
1 mtg	-1				-1	3
1 mwa	1				-3
1 mínimo	-4	-1			-1	3	-1
1 n	2				-4
1 nanay	2				-1	-3
1 navy		-1	-1	-1	2	2	-1	-1
1 negative	1					-2
1 net	3				-3
1 netflix	3				-2	-2
1 not	3				-2	-1
1 nov	-3				1	1
1 now	-4				5		-2
1 obligations	3				-2	-2	-1
1 on					3	-3
1 onemain	-4				2	3	-1
1 only	2				-3	-1	-1
1 open	2		2		-3	-2	-2
1 or	4				-3	-2
1 original	4				-3	-3	-1
1 other	3				-4	-2
1 over	3				-2	-4	-1
1 overdraft	-2				3	-2
1 owe	-3				3	-3	-3
1 owes	-3				3	-1
1 p	-3				3	1
1 page	3				-3	-1
1 pago	-1				-1	3
1 pay		-1	1		-3		-4
1 paycheck	2				-2	-1
1 paying	1				-3	-2	2
1 payment	-1	-1		-1	-5	3	-2	-1
1 payment's	-4				-1	5
1 payments	7				-2	-7	-1
1 payoff	3				-1	-2
1 payrnent	-2					2
1 pays					-4	-1	1
1 pension	4				-2	-3	-1
1 period	2				-3	-1	-1
1 phone	3				-1	-3	-1
1 plan	-3		-1		-2	1	3
1 pmt	-1	-1		-1	-5	3	-2	-1
1 pra					1	-3
1 premier	-1				2
1 premium	4				-2	-2
1 price	4				-4	-2
1 prin	-2				2	-3	-1
1 principal	3	-1			-3	-3	-1
1 programado	-3				-1	3
1 purchases	3				-2	-2	-1
1 put	4				-1	-3
1 pymt	-2				-3	3	-1
1 quicksilver	-2				1	3
1 quoted	4				-4	-2	-1
1 r	-4				2	1
1 r01	3				-3	-2
1 r09	2				-2	-2
1 rate	1				-3	-1
1 rav4	-3				1	2
1 recovery	1				1	-3	-1
1 ref	-1				3	-2
1 refund	3				-3	-2
1 remaining	3				-3	-1
1 rent	4		-1		-5	-2
1 renta	3				-3	-2
1 repair	2				-1	-3
1 reported	-3	-1			-2	2	-2
1 requested	3				-2	-2
1 responsibility	-1				1	-2	-1
1 s	3				-3	-3
1 saldo	-3				3	-3
1 sapphire	-4	-1		-1	2	1	-1	-1
1 save	3				-2	-5
1 savings	4				-6	-4	2
1 says	-2				2	-3
1 security	3				-2	-2
1 servicing	-3				3	3
1 share	3				-4	-1
1 signature	-3				2	2	-1
1 simplicity						-3
1 snowball	2				-1	-2	-1
1 sofi	3				-2	-1
1 spectrum	3				-2	-3
1 still	-3				2	2
1 student	-1				-3	2	-2
1 subtotal	5				-4	-4	-1
1 sum	5				-4	-4
1 support	4				-2	-3
1 synchrony	-1					3
1 t-mobile	2					-3	-1
1 take	1				-4	2	-1
1 terms	-2				-4	3	-1
1 than	3				-2	-1
1 that's	-4				4
1 the					-3		1
1 through	3				-3	-1
1 til	-2				-1	3
1 today	-4				4	-6	-1
1 tools	-3				3	-3	-1
1 total	7				-6	-7
1 totals	4	-1		-1	-6	-6	-1	-1
1 transfers	3				-3	-1
1 transmission	-3		-1		2	1
1 unpaidbalanceamount	-4				4	-2
1 uns	3				-3
1 unsecured	-1					-1	-3
1 upgrade	2		2		-3	-3
1 usa/targetcred	-1				4	-1
1 use	3				-1	-2
1 utilities	3				-2	-2
1 value	3				-3
1 vanguard	3				-2	-1
1 vencido	3				-1	-3	-1
1 visa	-1					2	-2
1 want	-1				-2	3	-1
1 was	5				-4	-3
1 water	1					-3	-1
1 wife	-2				1	3
1 wireless	1					-3
1 worth	3				-1	-2
1 xfinity	3				-2	-1
1 xxxx-4410	3				-2	-2
1 y	1				-1	-3
1 years	2				-1	-3
1 you	2				-1	-4
1 zip					1	-3
1 余额	-4				2	-3	1
1 合计	4				-3	-1
1 最低还款	-2				-3	1	1
1 月供	-2				-3	2
1 欠	-3				3
1 欠款	-4				5	-3	-1
1 每月还款	-3				-1	1	1
1 额度	1				-4	-2	1
2 a	2				-1	-4	-1
2 abc	2				-1	-3
2 about	3				-2	-2
2 account	-2			2			-2
2 actual	5				-2	-4
2 advance					1	-2
2 affirm	-3		-1		3	1	-1
2 after	2				-1	-3	-1
2 agency	3				-2	-2	-1
2 aging					-2	-3	2
2 all	6				-4	-3	-1
2 annual	3				-2	-1
2 apts	3				-3	-1
2 assets	3				-3
2 associates	1				1	-3
2 at	2				-3	-1	2
2 at&t	-2				2	-1	-1
2 auction	3				-2	-2
2 aug	2					-3
2 automobile	-2				3	1
2 autopay	3				-1	-3	-1
2 available	2				-3	1	-3
2 balance	-2	-1		-1	3	-1	-2	-1
2 balances	3				-3	-2
2 bank		-1		-1			-3	-1
2 bcbs	3				-2	-2
2 beginning	3				-3
2 bring	3				-2	-2
2 brother	-1				2	-3
2 by	3				-3	-4	1
2 cable	1					-3
2 can	4				-1	-4
2 cancel	4				-2	-2
2 canceled					1	-3
2 carvana	1				-1	3
2 cash	-2		-1		1	1
2 cd	4				-4
2 charge-off	-1					-4	2
2 charged	3				-2	-3
2 chase		-1	-1	-1	-3	3	-1	-1
2 check	3				-2	-1
2 checking	3				-3	-2
2 child	3				-1	-3
2 citi	1				1	-3
2 citibank	2				2	-3
2 clinic	-2				3	-1
2 closed	-2		-1		4	-6	-2
2 coll	-1				2	-3
2 collection		-1				-5	1
2 comenity	-3					1	-1
2 consumer	-3					2	-1
2 corp	-2					3
2 costs	4				-2	-2
2 couch	-3					3
2 could	2				-1	-3
2 court	2				-1	-2
2 cousin	4				-3	-2
2 credit						1	-3
2 credits	4				-4	-2
2 crown	3				-3
2 date		-1			1	-3
2 de	3				-2	-2
2 debo	-3	-1	-1		-1	2
2 debt	1				1	-4	-1
2 debts	3				-2	-2
2 deferred	1				-3		-1
2 del	3				-2	-2
2 dental	1					-3	-1
2 deposit	2				-2	-2
2 deposits	2				-2
2 derogatory	-3				4	-3
2 disbursed	4				-3	-1
2 disbursement	3				-2	-2
2 due	-1	-1		-1	-2	-1	2	-1
2 duke	3				-2	-2
2 electric	1				1	-3
2 emergency	2				-1	-3
2 energy	1				1	-3
2 enrolled	5				-5	-3	-1
2 equinox	-3				1	2
2 equity	-2				3	-2	-1
2 er	-4				4	-1
2 escrow	2	-1		-1	-3	-3	-1	-1
2 esposo	2				-1	-1
2 est	4				-1	-4
2 estate	1					-3
2 every	-2				-3	2
2 example	6				-5	-2
2 fargo	-1				3		-1
2 farm	3				-2	-2
2 fee	4				-2	-4	-1
2 fees	-1				2	-3	-1
2 file	-4	-1			3	-2	2
2 final	3				-3	-2
2 fingerhut	-3				2	1	-1
2 fixed	3				-2	-2
2 flagstar	-1				-1	3
2 for	3				-2	-2	-1
2 fs	-1				2	-3
2 full	1				-1	-3	-1
2 fund	5				-3	-3
2 funding	-1				3	-3
2 ga	3				-2	-2
2 gave	2				-3	-1
2 get	3				-3	-1
2 global	-1				3	-2
2 go	-3				-2	4
2 grand	3				-2	-2
2 great	-3				2	3	-1
2 health	-3				3
2 heloc	-4				4	-1	-1
2 high	4				-4	-2	-1
2 higher					-3	2
2 highest	4				-4	-3	2
2 income	4				-3	-2
2 inst	-3					2
2 insurance	2				-1	-3	-1
2 int	3				-1	-3
2 interest	3				-7		-1
2 ira	3				-3	-1
2 irs	-3				3
2 it	-2				2	-2	-1
2 jewelers	-3					2
2 k	2				-1	-3
2 kaiser	-3				2	2	-1
2 kubota	-3				1	2
2 lab	-1				1	-2
2 ledger	2				-1	-2
2 left	1				-3	1
2 lendmark					-1	3
2 less	3				-1	-3
2 life	3				-1	-2
2 lightstream	3				-2	-3
2 limit/original	3				-3	-2
2 little	3				-3	-1
2 loan	-2				-1	3	-2
2 low	4					-4
2 luz	4				-1	-3
2 lvnv	-1				3	-2
2 macy's	-4				2	3
2 mae	-1					3
2 med	-4				4	-2
2 mes	3				-2	-2
2 mgmt	-2				3	-3
2 minimum	-3				-4	3	-3
2 mo	1		-1		-1		-3
2 mohela	-3		-1		1	3
2 money	3				-3	-2
2 month	5				-3	-2	-1
2 monthly		-1		-1	-6	2	-2	-1
2 monto	3				-3	-2	-1
2 more	3				-3	-1
2 most	3				-2	-2
2 mr	-3					3
2 mwen	-2				1	2
2 my	-1				3	-4
2 más	2				-1	-2
2 n	3				-3	-1
2 n.a	1				-1	-3
2 net	4				-3
2 netflix	3				-2	-2
2 network	2				2	-2
2 nissan	-1				-3	2
2 note	-3					-1
2 off	-1				1	-3	1
2 offered	2				-2	-2
2 ok	3				-4	-1
2 orig	2				-3	1	-1
2 original	3				-2	-6	-2
2 origination	2				-2
2 over	3				-3	-2	-1
2 owe	-5		-1		3	1	-2
2 owed	-4				3		-1
2 owes	1				-3	1
2 pago	-4	-1			-3	4	-1
2 past	2	-1			-3	-2		-1
2 paying	-3				-1		1
2 payment	-1	-1		-1	-6	2	1
2 payoff	-3				2	2
2 pays	3				-2	-2
2 planet	3				-2	-1
2 please	2				-1	-3
2 plus	4				-3	-2
2 pmts	-2				-1	3
2 pnc	-1				-1	3
2 potentially	3				-2	-1
2 previous	3				-2	-2
2 primary	3				-2	-2
2 prime	-2				2	-1
2 program	4				-1	-4
2 progressive						-3
2 r	3				-1	-3	-1
2 rav4	-3				1	2
2 recov	3				-2	-2
2 regular					-3	1
2 remaining					-1	2	-3
2 rent	3				-3	-3
2 renta	3				-2	-2
2 requested	3				-1	-2
2 rocket	1				-3	2
2 roth	3				-3
2 sa	3				-2	-2
2 santander	-3				2	2
2 savings	4				-2	-4
2 sched	-3				-1	3
2 scheduled	-1			-1	-3	1	-1
2 score	2				-2	-1
2 secret	-3				2	1	-1
2 sent	-2				2	-1
2 sep	-2				2	-3
2 services	-1					3
2 settled	3				-3	-1	-1
2 she	-3				2	2
2 since	1				-2	-4	2
2 sister	-3				3	-2
2 social	2				-2	-2
2 stands	-2				3	-1
2 statement	-1				1	-3	-1
2 status	2				-1		-3
2 still	-4				3	1
2 subtotal	6				-4	-5	-1
2 support	2				-1	-4	-1
2 systems	-3				3	-3
2 tax	3				-3	-1	-1
2 term					-3	1
2 terms	-3				-1	3	-1
2 thank	1					-4	-1
2 that	-4				1		1
2 that's	-1				2	-3
2 thing	-3				3	-1
2 til	-3				-1	3
2 tip	3				-1	-2
2 today	-2				2	-2
2 total	3				-2	-7	-2
2 totals	1				-2	1
2 trust	3				-3	1
2 union	1				-3	3
2 unpaid	2				-1	-4	-1
2 up	4				-2	-4	-1
2 updated	-3				3	-2
2 upstart	-2				3
2 used	-1					3	-1
2 valley	-1				-3	3	-1
2 value	3				-2	-1
2 venture					-1	3
2 verified	-3				3
2 visit	-1				2	-3
2 washer	1				-2	1
2 wells	2				-4
2 west	-3					1
2 will	1				-3
2 world	-3					3
2 would	3				-2	-3
2 written	-1					-2	3
2 xfinity	3				-1	-2
2 yes	1					-3
2 you	1		-1		1	-5	-1
2 余额	-2				-3		1
2 账号	-3				-1	-1	2
3 accounts	3				-3	-2
3 active	3				-1	-3
3 actual	4				-2	-3
3 add	4				-4	-1
3 adjustment	-3				3	-1
3 advances	2				-2
3 affirm	-3					4
3 after	3				-3	-2	1
3 aging	1				1	-3	-1
3 aidvantage	-3				2	3
3 al					2	-2
3 amount	-1	-1		-1	-3		1	-1
3 apple	-2				2		-1
3 applicable	-3					3
3 apr	5				-3	-4
3 assets	3				-3	-2
3 at	1		-1		2	-5	-2
3 atraso	-2				2	1	-1
3 aug	3				-3	1
3 available	-2					3	-1
3 bank	1	-1	1	-1		2	-2	-1
3 barclays	1	-1	-1	-1	3	1	-1	-1
3 base	3				-2	-2
3 beginning	4				-2	-3
3 bill	1				1	-3	-1
3 boat	-3				1	1
3 both	-3					3
3 bridgecrest	2				-2	-1
3 call	3				-2	-2
3 car	2				-1	-3
3 card	1					-3	-1
3 charges					2	-2	-1
3 check	3				-3	-2
3 checking	5				-4	-3
3 church	3				-2	-2
3 citibank		-1	-1	-1	3	1	-1	-1
3 claimed	2				-3		-1
3 classification	-4				3	-1
3 collections	-2				3	-2
3 comenity	-2				3	-1	-1
3 coming	3				-3
3 commonwealth	-3				3	-1
3 conventional	-2				2	2
3 cooper	-4					3	2
3 credit		-1		-1	2	1	-3	-1
3 crédito	1					-3
3 ctr	3				-2	-1
3 cu	-4				2	3	-1
3 cuenta	-3				2	1
3 d2740	3				-3
3 daily	3				-2	-2	-1
3 dana	3				-2	-2
3 date					-1	-3	1
3 day	1				1	-3
3 days	-2	-1	-1	-1	2		-5	-1
3 de	2				-2	-2	-1
3 december	3				-2	-1
3 dedicated	3				-2
3 deferred	1				-3	1	-1
3 deficiency	-1	-1			3	-1
3 delinq	-1				3	-3
3 delinquency	-3				3	-1
3 dental	1				1	-3
3 deposit	4				-2	-2
3 discover	1	-1	-1	-1	3	-1	-1	-1
3 dividend	2				-2
3 dividends	3				-3
3 double	-4				2	1	-1
3 down	1				-3	1
3 draft	2	-1		-1	-3	-1	-1	-1
3 duke	3				-1	-2
3 días	2				1	-3
3 edfinancial	-1					3
3 electric	3				-2	-1
3 emergency	5				-4	-2
3 equity	-2				1	3
3 est	5				-3	-5
3 estimated	4				-1	-3
3 example	4				-2	-3
3 exceptional	1					-2
3 expenses	3				-1	-3
3 extra	4				-2	-4
3 fee	3				-3	-2
3 fees	-1				2	-3	-2
3 fidelity	5				-5	-1
3 filed	3				-3
3 finance	-3				3	-1	-1
3 financial	-2				3	1	-1
3 fingerhut	-3				3	-1
3 ford					-1	4	-1
3 from	2				-1	-2	-1
3 fuel	-3				-1	3
3 fund	3				-2	-1
3 geico	3				-2	-2
3 genesis					1	-3
3 grant	3				-2	-2
3 h	-2				-3	2	-1
3 high	-3				2	1	1
3 honda	-4				3	2
3 household	2					-3
3 hsa	3				-2	-1	-1
3 huntington	-1					2
3 i	2					-3	-1
3 ic	-2				3	-1
3 in					2	-3	-3
3 income	2				-1	-2	-1
3 ingreso	3				-1	-2
3 ink	-3				-2	2	2
3 interest	1					-4	-2
3 ira	3				-3
3 jul	3				-3	-2	-1
3 kay	-3					2
3 kia	-2				2	-1
3 klarna	-1				4	-1
3 lane			2		-3	-2	-1
3 late	-1		-1		-2	1	3
3 lending	-3				4	1	-2
3 limit	1				-3	1
3 limit/original	4				-3	-1
3 lvnv	1				2	-2
3 mae	-3				3	-1
3 management	-3				1	1
3 mariner	-3				2	1
3 mattress	-2				1	2
3 mi	-3				3	-2
3 min	-3				4	1	-2
3 minimum	1	-1			-3		-3
3 month	1					-3	-2
3 mtg	-2				-5	4
3 much	3				-2	-1
3 na	-3				1	4	-1
3 network	-3				2	1
3 never	-4				3	3	-1
3 new	1	-1				-4	-1
3 next	1				-3		-1
3 none	-1				1	-3	1
3 nonpriority	3				-2	-1
3 nordstrom					1	-3
3 november	3				-2
3 oct	3				-1	-1	-2
3 off	2				-1	-3
3 office	2				-1	-3
3 old	-2		-1		3		-2
3 omitted	-3				3
3 or	3				-1	-3
3 orig	-2				3	-1
3 our	3				-2	-2
3 outstanding	-1				2	-6	-2
3 owe	-1		-1		-1	4	-1
3 owner	2				-2
3 pago					-3		-2
3 paid	-1			-1	1		-3
3 partial	4				-1	-4
3 payments	1				-1	-4
3 payoff	-3				3	2	-1
3 pays	2				-3		-1
3 pays_as_agreed	3				-1	-1	-1
3 peloton	-2				2	-1
3 pennymac	-3				1	1
3 plan					-4	3	-1
3 previous	1				-4		-1
3 prin	-3		-1		3	-1	1
3 principal	-1				2	-4	-1
3 program	4				-2	-3
3 progressive	2				-1	-3
3 préstamo	-2		-1		3	-2	-1
3 purchases	3				-2	-2	-1
3 quest	-2				2
3 r	3				-2	-3
3 radiology	2				1	-3	-1
3 re	-2				3	1
3 real	2				-1	-3
3 receipts	3				-2	-1	-1
3 recent	1				5	-4	-1
3 regular	-4				-3	5	-1
3 remaining	-5					4
3 rent	2	-1			-3	1
3 report	3				-3	-2
3 rewards	2				-3	1
3 rocket	-3				2	3	-1
3 rooms	-3				3	-1
3 roth	3				-3	-2
3 s	3				-3	-1
3 saldo	-1				-2	3	-1
3 santander	-2				3	1	-1
3 sapphire	1				-2	2
3 savings	3				-3	-1
3 scheduled	-2				-3	5	-1
3 sears	-1				2	-2
3 she	-3				1	3
3 social	2				-3	-1
3 status					-4		3
3 store	-2				3	-1
3 student	-1					2
3 subtotal	3				-2	-1
3 summary	3				-3
3 support	3				-1	-2
3 take	3				-3	-2
3 target	-2				2	1	-1
3 taxes	1				-3	-1
3 terms						-3
3 thru	2				-2	-1
3 time	-3		-1			3	-1
3 total	5				-5	-1	-2
3 totals	4	-1			-3	-2
3 toward	4	-1			-3	-2	-1
3 transfer	1				-2	1
3 union	-1				3	-2
3 until	-2					2	-1
3 updated	1				3	-3
3 upgrade					2	-1
3 usa	-3				2	1
3 usaa	-3				1	3
3 view	1					-3
3 w	-2				-2	3
3 westlake					-1	3
3 which	-3				1	3
3 would	3				-1	-3
3 x	2				1	-2
3 xxxxxxxxxxxx	-3				3
3 账号	-3				-1	1
abc bank	2				-1	-3
account balance	-1				1	-3	-1
account was	3				-2	-1
actual payment	3				-2	-2
affirm couch	-2				2	1
affirm peloton			-1		-3	2	-1
ally savings	3				-2	-1
amount balance	-4				4	-2
amount due							-4
amount of		-1			1	-4	2
amount paid	1				1	-4
amount requested	3				-3	-2
amount revolving	3				-3
and insurance	3				-3	-2
and that's	-3					3
annual fee	3				-3	-1
as of	-2				3	-1
at closing	2				-1	-3
at least	3				-3
auto fin	3				-2	-1
auto loans	4				-3	-2
automobile balance	-3				3
available credit	2				-3		-3
bal min	-3				-1	3
bal pmt	-1				-4	2	-1
balance balance	-3	-1	-1		3	-2	-1
balance months	3				-1	-2
balance mortgage	3	-1			-3
balance na					1	-3
balance now	-2				2	-2
balance of						-3	-1
balance owed	-2				2	-3
balance payments	4				-2	-4
balance terms	-4				-2	4
balance transfers	3				-3
bank visa	1				-3
beginning balance	4				-4
capital syst	-3				3
card min	-2					2
cash advances	3				-2	-2
cash min	-2				1	1
charge card	-2				-1	3	-1
charge off	1				-3
charged off					1	-3	1
chase sapphire	-5	-1		-1	3	3	-1	-1
child support	3				-1	-2
chrysler capital	-3				2	1
citibank na	3					-3
claim amount	2				-2	-1
collection account	-1				-4	-3	3
collection total	3				-2	-2
collections total	3				-2	-2
column b	3				-2
could save	2				-1	-3
credit cards	5				-4	-2
credit limit	3				-3	-2	-1
credit mgmt	-3				3
credit min	-2					2
credit one	-3				4	-1
creditor classification	2				-2	-3
current balance	-1	-1			1	-3
current total	3					-5	-1
date closed		-1			1	-6	1
date principal	3				-2	-1
days days	3				-3	-2
days total	3				-2	-2
debo pago	-3	-1	-1		-1	2
debt now	-3				3	-3	-1
debt payments	2				-1	-2
deferred balance	3				-2	-2	-1
disbursed amount	3				-1	-1
discover pl	3				-2	-2	-1
down to	-3				3	-1
due amount					-4	-5	2
due by					1	-3	-1
due days	-4				2	-1	2
due now	4				-3	-3	-2
duke energy	3				-1	-3
emergency fund	3				-2	-1
enrolled balance	4				-4	-1
er bill	-3				3		-1
escrow balance	4				-3	-2
est payment	4					-4
farm auto	2				-3	-2
fee is	4				-3	-3
fee of	3				-1	-3
fees charged	3				-1	-2	-1
freedom mortgage	-3					2
grand total	4				-2	-2
great lakes	-2					3	-1
heights finance	-2				3	-2
high balance	3				-5		-1
high credit	2				-1	-4
highest balance	2				-6	-5	2
highest credit	2				-2	-1
i have	2				-3	-1	1
i make	3				-2	-1
i owe	-3				4	-2
in balance	-2				2
in collections	-1				1	-3	-1
in fees	2				-2	-2
in for	3				-1	-2
in interest	3				-1	-2
interest balance	6				-6	-3
irs taxes	-3				4
is at	-2				3	-1
it was	3				-2
joint with	2				-1	-2
klarna couch			-1		3	-1
kubota credit	-3				1	2
last paid	3				-2	-2
late fees	3				-1	-3
left of					-3
lightstream mo	3				-1	-2
limit balance	-3				3	-2
limit of	3				-2	-1
limit/original amount	3				-2	-2
lines through	3				-2	-1
loan amount	4				-5	-1	-1
loan debt	3				-3
loan payment	-2					2
loan pmt	4				-1	-4
loans account	3				-2	-1
loans mo	3				-1	-3
low as	4					-4
min due	-4				1	4	-1
min payment	-3				-3	3	-1
minimum is	-3				-3	4
minimum of	-3					3	-2
monthly draft	2	-1		-1	-1	-3	-1	-1
monthly income	3				-1	-2
monthly payment	-1			-1	-6	2	-2
monthly payrnent	-3					3
more than	3				-2	-1
mortgage installment	4				-3	-3
mortgage payment	4				-2	-4
most owed	3				-1	-2
motor credit	-3				2	3
number amount	3				-2	-1
number here	5				-5
off amount	2				-1	-4	1
off total	3				-3	-1
old navy	-2	-1		-1	2	2	-1	-1
on hand	2				-1	-2
on time	-3				3	-1
one is	-2				3	-2
one platinum	-4				3	1
open balance	2				-2	-1
open current	-3				2	1
orig amt	3				-2	-2
original amount	1					-4	-1
original balance	7				-6	-3
original principal	2				-2	-1
other credits	3				-1	-2	-1
other total	3				-3
outstanding balance	-2				2	-2	-1
overdue payment	3				-1	-2	-1
owe monthly	-2				-1	2
owe payment	-4		-1		-1	4
owed amount	-5				5	-2
owed today	-2				2	-2
owes us	3				-3	-1
pago mensual	-4				-1	4
pago programado	-2					2
paid balance	-3				3
past due	1	-1		-1	-3	-2	1	-1
pay them	-3				-1	3	-2
payment amount	-2				-3	3	-2
payment balance	-2				3	-3	-1
payment due	-3	-1			-5	4	-4
payment individual	1				-4
payment is	-5				-5	6	-2
payment of					-5	-1	1
payment plan	-5		-1				3
payment received	4				-2	-4
payment revolving	5				-2	-3
payment to	2					-2
payment unapplied	3				-1	-2	-1
payment years	2				-1	-3
payments are	-3				-1	3
payments of	1	-1			-4	-1	-1
pell grant	2				-2	-1
per month	2				-3	-1
personal loans	4	-1	-1	-1	-1	-1	-1	-1
plan payment	3				-1	-3
plan pmt	4				-1	-3
planet fitness	4				-3	-2
portfolio recovery	-3				3		-1
potentially negative	3				-2	-1
principal interest	3				-1	-3
real estate	3				-3	-2
received after	2				-1	-3
recent payment	6				-4	-5
regular payment	-3				-2	3
remaining balance	-4				4	-2
rent is	6				-4	-2
reported balance	-1				2	-4	-1
reported jul	-3			-1	2	-2
revolving accounts	3				-2	-1
sallie mae					-1	3
savings bank	-3				2	2
sched pmt	-2					2
scheduled amount	-4				-1	4	-1
secured claimed	2				-2	-1
secured vehicle	-1				-3	1
security is	2				-3	-1
signature loan					-1	3	-1
snap-on credit					3	-2
social security	3				-2	-2
status open	4				-5	-6	-3
still owe	-3				3
student ln	3				-2	-1
support obligations	3				-2	-2
t-mobile lines	3				-2	-2
target redcard					3	-1	-1
terms x	-3				-1	3
thank you	2					-3	-1
the debt	4	-1			-2	-3	-1
the payment's	-3				-1	4
they take	-3				-1	4	-2
third bank	2				-2
this amount	-1				1	-3	-1
this month					-3	1	-1
this period	3				-2	-1	-1
to creditors	2				-2	-1
to date	4				-3		-2
to me	3				-2
to pay	-3				2	2
total loans	4				-3	-2	-1
trust balance	2				-2
unpaid interest	3				-1	-2	-1
up to	6				-4	-3
updated balance	-3				3
upstart mo	3				-1	-2
us bank	-3				2	3
verizon wireless	2				-1	-3	-1
we have	3				-3	-1
we owe	-3				3	-2
we pay	-4				-2	4	-1
would be	3				-2	-2
written off	1				-3	-2	2
you owe	-1				2	-3	-1
you owed	2				-1	-3	-1
余额 最低还款	-3					-1	2
余额 月供	-3				-1		1
# sum words behind
a	-1		-1	-1	-3	2	-3
a 	3				-3	1
a month	-1		-1		-2	3	-3
a week	1				2	-4
acct	-3				3	-1	-1
across	3				-3
act 	1				4	-1	-1
after	1					-3
al	-2	-1	-1		-2	3
al mes	-1	-1	-1		-4	4	-1
amount past	1				-2	2
and	-2				2	-2	-3
and that	-2					1
and the	-1				2	-5	-1
annual	3				-2	-4
annual fee	3				-2	-4
apr min	-2				3
are	-3				1	3
as				-1	2		-3
as agreed	1				-3	2	-2
as of	-1			-1	3	-1	-1
ask	2					-3
assets	4				-5	-2
at					1	-3	-2
available	6				-5	-4
available 	2				-1	-3
available credit	3				-3	-2
bal			-1		2	-2
bal pmt	2				-2
behind	3				-3	-3	-1
bi-weekly	1				2	-2
but	4				-3	-3
by	4				-3	-3
call	2				-3	2
car	2				-2	-1
cash	2				-3	-1
charge-off 	-2				3	-2
charged off	-1	-1	-1	-1	3	1	-1	-1
chase	2	-1			-3	-2
check	2				-3	-2
checking	2				-2	-1	-1
ck	2				-1	-3
coll	1					-3	-1
collection	1		2			-3	-2
collection 	-1				4	-1	-1
collections					2	-2	-1
collections 					1	-3
comes out	-3					3
conventional	-3				1	3
credit limit	4				-1	-4
date	3				-1	-4	-1
date closed	5				-1	-6
days		-1	-1	-1	-1		-3	-1
days behind	1				-2	1
days delinquent	-2					2
days past		-1			-1		-3
deferment	-3				1	2	-1
deferment 	-3				1	2
deferred	-1				1	1	-2
down	4				-3	-2
due 	1				-1	-1	-3
due the	-3				-1	1	1
each month	-4				1	3
even	-3				3
every	1		-1		-4	2	-2
every month	-5		-1		-3	5	-1
every two	4				-1	-4
extra	3				-1	-2
fee	3				-2	-3
file	-2				3	-1
first	1				1	-3
for	2					-6	-1
forbearance	-3				1	3	-1
forbearance 	-2					2
from					1	-4	-2
from social	3				-2	-2
gross	4				-2	-3
hulog	-3				3
i think	3				-2	-2	-2
i'm	-3				2	1	-1
in deferment	-3				2	2	-1
in forbearance	-3				3	3
in interest	3				-1	-2
in savings					-2	-2	2
included	3				-1	-1	-1
includes	3				-1	-2
individual	-1				1	-3
individual account	-1				3	-3
inst 	1				2	-3	-1
installment plan	-3				3
insurance	3				-2	-1
int	2	-1			-2	-4	-2
interest	3				-1	-5
interest 	1					-2	-1
is due					-3	2
it	-2				3	-2	-1
it was	-2				3	-1
its	-3					2
joint					-1	3
l	3				-2	-2
l h	2				-3	-2
late fee	2				-3	-1	-1
left	-7		-1		7	-1	-1
left of	-2				3	-2
less	3				-3	-1
liabilities	-4				4	-2
limit	3				-3	-2
limit 	1				-1	-2
m	-2	-1				3
m 	-3	-1			1	2
mensuales	-3				-2	3	-1
mi	4				-3	-1
miles	4				-4
miles 	4				-4
min			-3				-1
minimum 	3				-3
minimum current	-4				3
minimum days	4				-4
minimum payment	3				-1	-4	-1
mo current	-3				1	2	-2
mo days	-5				2	3	-2
mo mo	3				-3	1
mo never	-3				1	3	-2
mo on	-3				2	3	-2
mo up	-3					2
month behind	-2				3	1
month current	-2					3
months	2				-4
months behind	-4				1	3
monto	-1				-1	2
mos behind	-2				1	1
mtg	-3				-2	1	3
n	-2					3	-1
n/a						-3
na	-3				1	2	-1
negotiating	-3	-1		-1	2	1	-1	-1
never late	-3				2	2
new balance	3				-2	-2
next draft	3				-3	-1
next due	-2				-2	3
no	-2	-1		-1	1	3	-2	-1
no 	-4				2	2	-1	-1
no payment	-3				2	1
no wait	4				-4	-3
none 	-3					1	1
not	-2	-1		-1	3	-1		-1
not 	-5				6	-2
not late	-3				-1	1	1
not yet	3				-1	-3
nothing	-4				4	-2
now	-4				5	-3
o	2				-2	-2
o open	3				-2	-1
oct	2				-4
of	1				2	-5	1
of 					1	-3
on 	3					-4
on it	-4				4	-2
on my	-3				3
on time					-2	3	-1
one month	-3					3
open 	3				-2	-1
or	3				-1	-3
or more	3				-3
other 	-3				-1	3
our	3				-2	-2
over	1					-3
over days	1					-3
owed	-2				3	-3
pago al	-3		-1		2	-1
paid		-1		-1	1	-1	-3
paid collection	-1				4	-3
past due	-1				-2		2
pay	-1		2		1	-3	-1
pay status						-3
paying					-1	3
payment	-1				3	-2	-1
payment 	-2				2	-1
payment due	2				1	-4
payment is	-3				3
pays						-1	-3
pays as	1				1	-1	-3
pending 	2				-1	-3
per month					-4	1	1
phone	3				-2	-2
piti	-4				-1	4	-1
piti 	-3				1	2	-1
pmt						-3	1
pmt 	-3				1		2
pmt mo	-2				3
ppa	2				2	-3	-1
ppa 	1				3	-3
principal	-4				3	1
principal 	-3				3	-1
r	-1	-1			1	2
r9 	2				-2	-1
recent	-3				-2	3
recent balance	-3					3
regular	3				-1	-2
released 	2				-2	-1
remaining	-1				2	-5
remaining 	-3				3	-2
repo	-3				1	1
repossessed	-3					3
repossession 	-3				1	1	-1
requested	3				-3	-1
responsibility	3				-1	-3
rev	-1				2	-2	3
rev 	-1					-1	3
savings	3				-3
scheduled	3				-2	-2	-1
scheduled payment	3				-1	-2
sent	-3				2		-1
sent to	1					-3	-1
settled	2	-1		-1	1	-3	-2	-1
settled 					1	-3	-1
settled paid					1	-4	-1
sin	-4				4	-2
since	3				-2	-2	1
so	3				-1	-2	-2
so you	3				-1	-2
sold					1	-3	-1
sold to	-2				2	-2	-1
still	-4				4	1	-1
taxes	1		-1		-2
terms	2				-5	2	-2
that's current					-3	2
the payment	-3				3
they	-3				3	-1	-1
this account	-3				2	1
to	2	-1			1	-5
to 	2				-2
to catch	4				-4	-3	-1
total	4				-3	-4
total 	5				-4	-3
toward	3				-1	-3
trễ	-2				2	1
up					-3	1	1
w	-2				2
was received	3				-1	-2	-1
we're	-3					1
will be	2				-2	-2
with a	-1		-1		2	-3
within	3				-2	-3
written	2				-4	-3	1
written off	4				-5	-2	1
x conventional	-4					2
xp/tu/ef 	-3				-2	3
y n	-2				1	1
years	4				-3	-4
years 	3				-1	-3
years savings	3				-1	-3
yes	-2				-1	3	-2
you						-3
your						-3	2
正常	-4				-2	3	-1
正常 	-4				2	2	-1
没有利息	-3				3
逾期30天	-3				-1		2
逾期30天 	-3				-2	2
逾期60天	-3					1
# sum words of line
often, below blank	3	-1	-2	-1	-3		-2	-1
twice		-1	-1	-1			-3	-1
twice, below blank	4		-2		-2	-5	-1
# word alike read as
accountName, all, few	-1	2	-2				-3	-1
accountName; itself accountName	-2	2	-1				-3
accountName?, all; itself no part	-2	2					-1	-1
current	1	3	-1	-1				-3
current, all, few			3	-1	-1		-2
current, all, few; itself goes on	-3		3
current, all; itself no part	4		-1				-3
current; itself accountName	-3	3	-1					-1
current; itself goes on	-1	-3	2				-1	-1
current; itself goes on,current	-1	-1	4				-3
current; itself no part	1	1	-1	-1	-1	-1	-4	-2
current?, all			1	1	-1	-1	-1	-4
current?, all; itself current	3						-3
current?, all; itself current?			1		-1	-1	-1	-4
current?, all; itself goes on	-2	-1	3				-1
current?; itself accountName	-3	1	3					-3
current?; itself current?		-2	-4	-2	-1	-2
current?; itself goes on,current?	-2		3				-3
goes on	1		-1			-1	1	-4
goes on, all, few	-1	-3		-1			1	-2
goes on, all; itself goes on?	1	-3
goes on; itself accountName	1	-1	-1					-3
goes on; itself current	-2						2
goes on?			-1	-2		-1	3	-3
goes on?; itself current	-2						3
goes on?; itself goes on?	1		-1	-2			-2	-1
goes on?; itself no part	2	-3		-1				-1
no part, all				-1	-1	-1	-2
no part, all, few; itself aside accountName	3	-3
no part, all, few; itself goes on	1	-2					-1
no part, all, few; itself goes on?	2	-4					-1	-1
no part, all, few; itself no part	1	1	-1		-1	-1	-6	-1
no part, all; itself accountName	1		-3				-1
no part, all; itself current?	-3	-3	-2	-1		-1	3	-1
no part, all; itself goes on?		-4					-1
no part, all; itself no part	1	1		-2	-2	-2	-5
no part, all; itself originalCreditor	-3	-1	-1				-1	4
no part; itself accountName		1	-1	-1		-1	-4	-1
no part; itself current?	-1	-6	-4	-2	-1	-2	2	-2
no part; itself no part	1	1		-2	-2		-8	-2
no part; itself originalCreditor	-1	-5	-1	-1	-1	-1	-3	2
no part; itself originalCreditor?		-3	-1	-1				2
originalCreditor, all, few	-2		-1					1
originalCreditor, all, few; itself no part	3	-1						-2
originalCreditor; itself originalCreditor	2						-1	-3
originalCreditor?, all	-3	1					-1	-2
originalCreditor?, all; itself originalCreditor?	-3	1		-1			-1	-1
paying; itself paying	-2				-1	2	-2
paying?, all, few	-2						2
# word before and shape
capital capital		-4	2	-2	-1	-1	-1	1
capital capitalised	1	-1	-4		-1		1	-1
capital small	2	-4	-4			-1		-1
capitalised capital	1	-1	-2	-1	-1	-1	-3	-1
capitalised capitals	-1		-2	2	-3	-1	-1
capitalised letters	1	-4	-1	-3	-1	-1	2	-3
capitalised percent	1	-2	-4	-2	-1	-1	1	-1
capitalised small	2	-4	-2	-2	-1	-1	1	1
capitals capital	1	-2		-2		-1	-5
capitals capitals		-5	1	-3	-2	-2	-1
capitals date	1	-2		2	-1	-1	-2	-2
capitals small	4	-3	-1	-1			-3	-3
cents capitals		-3	-1	-2	-1	-2	1	-3
cents small	1	-3	-1	-1	-1	-2		-2
code date	3	-1		-1			-1
code small	-1	-3	1	-2	-1	-1	2	-2
date capitalised	-1	2	-3			-1		-2
date capitals		1	-2	-1				-3
date small	2		-3				-2
digits-1 capital	2		-1	-1			-4	-1
digits-1 capitals	-2	1		-2	1	-1	-1	-3
digits-1 small		-3	-1		-1	-1	1	-1
digits-2 capitalised	2	-3	-1	1	-1	-1	-1	-1
digits-3 capital	3	-1					-2
digits-3 capitals		1	-2	-1	-1	-1		-4
digits-4 capitalised	1	-4	-1	-1	-2	-1		-2
digits-5 capitalised	4	-1						-2
digits-5 capitals	2	-2	-1	-1	-1	-1	-3	-1
digits-6 capitalised	3	-2					-1	-1
digits-7 capital	4	-1		-1			-2
digits-7 capitals	2	-2	-3		-1	-1	-1	-3
digits-7 small	3	-1		-1			-2
dollars letters		-3	-1	-1	-1	-1	1	-2
dollars percent	3	-1				-1	-3	-1
dollars small	3	-4	-1	-1	-1	-1	-2	-2
dollars-and-cents capitals	-1	-4		-1	-1	-1	2	-2
dollars-and-cents date	-1			-2			1
dollars-and-cents percent	6	-1			-1	-1	-5	-1
dollars-and-cents small	2	-4	-1	-1	-1	-2		-2
end small	3	-2					-1
lettered-code capital	3			-1			-2	-1
lettered-code capitals	-1	1	1		-2	-2	-1	-4
lettered-code small	2	-4	1	-1	-1	-1	-2	-1
letters capitalised	-1	1					-1	3
letters letters	2	-4	-3	-1	-1		-1	-3
line date	1	-4		2	-1	-1	-2	-1
line percent	3	-2					-2
mark-" capital	3		-1	-1		-1	-2	-1
mark-" capitals	-2	1	1	3		1	-2
mark-" small	-1	-2	1	-2	-1	1		-3
mark-# capitalised	3	-1					-2	-1
mark-& capitalised	-2	-5	2	-1	-1	-1	-1	-1
mark-& capitals	-1	-3	3	-1	-1		-3	1
mark-' small	-1	-3				-1	2	-1
mark-( capitalised		-4			-1		2
mark-( capitals		-3	1	-1	-1	-1	-2
mark-( small	-1	-6	1	-1		-1	2	-3
mark-) capitalised	1	1	-3	-1			-3	1
mark-) capitals	-1	1	-3	2	-2	-2	-2	1
mark-) date	-2				1
mark-) small	2	1	-5	-1				-1
mark-* capitalised	-1	1	-1	-1		-1	-2	-2
mark-* capitals	-3	4
mark-* small	-3	2					2
mark-, capitals		-2	1				-3
mark-, letters	2	-5	-2	-2	-1	-2	1	-4
mark-, small	-1	-4	-1	-2	-1	-1	2	-2
mark-- capital	-2	-2	1	3	-1		-3	-1
mark-- small		-1		-3	-1	-1	2	-2
mark-. capital		-4	-2	-1		-1	4	-2
mark-. small		-3	2	-1	-1	-1	1	-3
mark-/ capitalised	-1	-3	2	-1	-1	-1
mark-/ capitals		-3	1	-1	-1	-1	1	2
mark-/ small		-4	-2	-1	-1		1	-3
mark-: capital	4		-1	-1	-1			-2
mark-: capitalised	-2		-4	-1	-2	-1		1
mark-: letters	2	-3		-1	-1	-1		-2
mark-: small	-2	-2	-3	-2	-2	-1	3	-3
mark-; capitalised	1	-2	1	-1	-1	-1	-1	-3
mark-; small	-2	-1	-3	-2	-1	-1	3	1
mark-< capitals	3	-2					-1
mark-= capitals	4	-1	-1				-2	-1
mark-= small	4		-1				-3
mark-> capitals	2		-1			-1	-3	-1
mark-? capitals	3			-1	-1		-2	-1
mark-? small	-3	-3	-1	-1	-1	-1	4	-2
mark-@ percent	3					-1	-1	-1
mark-] capitalised		1	-1	-1		-1	-3	-2
mark-] capitals	-2	3	-2				-1	-1
mark-_ capitalised	2				-1		-2	-3
mark-| capitalised		1	-3	-1	-1	-1	1	-1
mark-| capitals	-2	1	-3		1	1		-3
mark-| date	1	-2	-1		-1	1	-3
mark-| small	-1	-2	-2	1	-1	-2	4	-1
mark-® capitals	-2		3
mark-· capitalised	-1	2	-2	-1	-1	-1	2	-2
mark-– small	-1	-2	-1	-2	-1	-2	3	-2
mark-— capitalised	3	-2	-2				1	-1
mark-— capitals	2	-2	-2				-1	1
mark-— small	-3	-2	1	-1	1	-1	3	-1
mark-• capitalised	-2	2	-1	-1	-1	-1		-4
masked capitalised		-3	2	-1	-1	-1		-2
percent small	1	-1	-3	-1	-1	-1	-1	-1
small capital	2	-3	-1	1	-1	-1	-1	-1
small capitalised	-1	1		-1	-1	-1	-1	3
small small	1	-4	-1	-3	-2	-1	-1	-5
thousands-and-cents capitalised	1	-3					1	-1
thousands-and-cents capitals	-1	-3		-1	-1	-1	1	-2
thousands-and-cents small		-3	1	-1	-2	-2		-2
with-digits capitals	-2	-2	2	-1	1	-1	3	-2
with-digits letters	-1	3	-1			-1	-2	-1
with-digits small		-4	-3	-1	-3	-2	2	-2
year capitalised	3	-4	1	-1	-1	-1	-1	-3
year capitals	1	-4	2	-2	-1			-1
year date	-3		-1	-1	2		1
# word before read as
accountName		-1	1				-3	-1
accountName,current	2	-3	2				-2
accountName,current?	-2	-2					3	-1
accountName?			-1			-1	-3	-1
accountName?,current?	-3	-1	2
accountNumber?	-2	2		-2			3
amount?				-1	-1	2	-3	-2
aside accountName		-3						-1
aside amount	5	-5	-1				-3	-1
aside current?	2	-1	-1				-3	3
aside goes on	1			-1	-1	-1	-2	-3
aside paying	-1	2		-2			-3	-1
current,current		1					-3
current?	-1		-4	1	-1			-2
goes on,current?	-3	-2	-1	-1			3	1
goes on?		-1		-2	-1	-1	-3	-2
originalCreditor,current?	1	-1	-1				3	-1
originalCreditor?	-2	-3	2	-2			-2
paying	-1		-1	-1		2	-1	-2
# word before
capitals	1	-5		-1	-2	-2	-1
cents		-3	1	-2	-2		1	-4
code	-2		1	-3	-2	-2		-2
date	-1	2	-3	-2	-1	-1		-3
digits-5	2	-2	-1	-1	-1	-1	-2	-3
digits-6	4	-3					-2	-2
digits-7	2	-2		-2	1		-3	-2
dollars		-2		-2	-2	-2	1	-2
dollars-and-cents		-4	-1	-2	-2	-2	1	-2
lettered-code		-1		-1	-2	-2	-1	-3
letters			-4	-2	-1	-1		2
mark-"			-1	2	-1	1	3
mark-#	2	-2	-2	3	-1		-2	-1
mark-&	1	-6	2	-1	-1	-1	-2
mark-(	1	-5		-1	-1	-1	1	-2
mark-)	2	2	-6	2	-1	-2	-1	-1
mark-,	-1	-1	1	-2			2	-3
mark-/		-5	2	-1	-1
mark-;	-1		-1	-2	-1	-1	1	-3
mark-=	3	-1	-2	-1	-1	-1	-3
mark-[	4	-1	-2				-1
mark-]	-1	2		-1	-1	-1	-3	-3
mark-_	1	-1			-1	-1		-3
mark-|	-1	1	-4				3	-2
mark-·	-1	2	-3	-1	-2	-1	1	-2
mark-¿	2	-2					-1
mark-–		-1		-2	-1	-2	2	-3
mark-•	-1		-2	-1	-2	-1	1	-3
mark-→	3	-3	-1					-1
mark-✔		-3						2
masked	1	-2	1	-3	-1	-1	-1
thousands				-2	-2	-2		-3
thousands-and-cents		-3		-2	-2		1	-3
with-digits	1		-2	-2		-2		-3
year	2	-4	2	-2		-1		-2
# word beginning
10-1	3			-1			-2
2021	3	-1		-2			-1	-1
2024		-1		-3			1	-1
2025	3	-1	-1	-2	-1	-1	-3	-1
2026	2			-2		-1	-1
29.9	3		-1				-1
30-5	-2	-1	-1	-1	-1		3
30-6	2			-1			-2
aber	1	-3	2		-1	1	-2	-1
abie	2						-2
abou		-2	-4		-1		1	-1
acce	1		3	-1	-1	-1	-4	-2
acco	3	-3	-3		-1		1	-3
acht	3		-1				-1	-1
acti	1	-2		-1	1		-1	-3
actu	3	-1					-2
addi	2	-1					-1	-1
addr	3	-1	1		-1		-2	-1
afte	1	3	-1				-4	-1
alti	-3	1	4			-1		-1
ambe	2	-3	1
ambu	-1	-3					-1	2
amou	2	-2	-2				-1	-2
anes	-4	-1	2					1
anyt	3	-1					-2
apar	-1	-2					-2	3
appl	1	1	-1				-3	-2
apri	3	-1					-2	-2
asag	-4						4
aspe	-3	1						-1
aspi	-2	3	-1					-1
asse	3	-4	1				-2	-1
assi	2	-3	-2	-1	-1	-1		-2
asso	-1		2	-1		-1	-3	-1
atra	-2	-2	-2			-1	3	-1
atto	2	-2						-2
augu	2	-1	-3					-1
avai	3	-4	-3				-1	-2
avan	-1	2	-2	-1	-1		-3
bala	4	-4	-5	-1	-1	-1		-2
banc		-2	3
bank	1	-4	3		1		-4	-1
bapt		1	-3				1	-1
barc	-2	2	1	-1			-2	-4
bayl	-3	1					2
beau	3	-1	-1					-2
befo	2	-1	-3				-1	-1
beha	3	-4	1
behi		-2	-4	-1		-1	1	-1
belk	-3	3
bene	-3	2	1				-1
bett	3	-2	-1				-1
bill	3	-3	-2				-1	-1
birc		-3					1
bisc	3	-1	-2				-1	-1
bloo	-3	4	-1				-1	-1
bonn	-3	1					1
borr	2	-2					-3	-1
bosc	-4	6	-1				-1	-1
bran	1	-3	1					-2
brem	-3	3
bren		-3	1				4	-2
brin	3	-1	-1				-2	-1
brya	-3		3				-1
budg	3	-2
bure			2				-2	-3
cabe	-3	5	-3					-2
cabl	1	-1	-2				-3	1
cade	-3	3
cali	1		-1		-1		2	-2
call	1	-1	-3		-1		1	-2
card	-1	-3	2			-1	-2	-1
care	-4	4	1				-1	1
carl	3	-1	-2					-1
carm	1	-3					-1	1
caro	-2	5	-2				-2	1
cart	1		-1				-2
case	3	-1			-1			-1
cash	-3	1	2				-1
cast	1	-1	1	-1	-1	-1	-3	-1
cath	-2	1	3					-1
cb/v	-3	3					-2
cbna	-2	2		-1
ccb/	-2	3	-1
cccc	4	-2	-1				-3	-2
ceda	2	-1	-3
cert	4	-3
chan	3	-2	-1				-1
char	-2	-4	-1	-1	-1	-1	4	1
chec	3		-2		-1		-2	-1
chry	-3	4	-2					-1
citi	-4	2	-1	-1	-1	-1		1
city	-4		4
civi	-1	1	3				-3	-1
clai	1	-5	1	-1	-1	-1	1	-2
cler	2	-1	-1
clie	3	-4	-2	-1	-1	-1	-2
clin	-2	-2	3				-2	-1
clos	4	-2	-4				-3	-1
co-b	3	-1					-2	-1
coas	2	-2	-1				-1	-1
cobr		-1	-2				1	-2
coll	-1	-4	1	-1		-1	2	-3
comc	-2	-1	-1				-2	3
come	-4	2	2	-1				2
comi	3	-1					-1
comm	-1		-2				-2	3
comp		-1	1			1	-4
conn	3	1	-1				-3	-1
cons		-3	1				-1
cont	3	-3	-1	-1	-1	-1	-3	-1
conv		1	-1				-3	-1
coro	-4	-1	4				-1	-2
cost			1				-3	-3
couc	-3	-1	2					-1
cous	3	-3	-1
cree	-1	-3						1
cres	-3	3	2					-3
cros		-1		-1	-1	-1	-3
cuen	1	-2	-5	-1			1	-1
cumb	-2	2						1
cura	-3	4	-2				-1
curr	-2	-3	-1	-1	-1	-2	3	-2
cypr	-2	1					-1	1
dash	3	-2					-1
debe	4		-2				-2
debi	3	-2	-1
debt	3	-3	-3	-1	-1	-1	-1	-1
decl	3	-1	-1				-2
defe	7	-1	1				-7	-1
defi	1		-3					-2
dela	-2	-1	3				-2	-2
deli	-1	-2	-2				3	-1
deni	1	-3					-1	-1
depa	1	-1	2				-3
depo		-3	1				-2	1
dept	-3	3	1				-2
dero	3	-2					-2
desc	6	-2	-3				-3	-1
dese	-2	-2	2				1	3
deta	6	-2	-4				-3	-1
deud	3	-2	-1
diag	-2	-1	-2				-1	2
dill	-3	3	-1					-1
dire	-2	2	-4			-1	-3
disc	-1	2	-2	-1	-1	-1	-4	-1
disp	4	-2	-1		1		-3	-1
divi	3	-2	-2				-1
docu	2	-3	-2	-1	-1	-1	-1	-1
dora	-3	-1	3
down	3	-2					-1
draf	2	-1	-3	-1	-1	-1	-1	-1
eagl	-2	3	-2					-1
edfi	-3	3	1				-1	-2
educ	-1	-3	1				-2	-2
eith	-2						3
endi	5	-3	-5	-2			-1	-1
ener	-1	-3	-1				1	1
ente		-1					-2	3
equa	3	-1	-2				-1	-1
equi	1	-3	1		-1		-1	-2
erla	-3							3
escr	3	-3	-2	-1	-1	-1	-1	-1
esta	3	-2	-3					-1
esti	5	-1	-1				-2
exam	4	-3
excl	2						-2
expe	2	-3	-1				-2	-2
expr	-3	-1	4				-1	-1
extr	3	-1					-1	-1
faci		-3	1
fact	4	-2					-1
fals	-3					-1	3	-1
farg		-3	2				-1	-1
febr		-2	-1		-1		2	-2
fede	1	-1					-3	-1
feld	3	-2	-3					-1
figu	-2	3	-1					-1
fina	-1	-5	2	-1	-1	-1	-2	-1
fing	-2	2	-2	-1			-2	4
firs	1		-1		-1		-3	1
flag	-2	5	-1					-1
flee	-3	3	1				-1
flor		-3						1
foll	3	-1	-1				-2
forb	5	-1	-1				-4	-1
forg	3	-2	-2				1
form	2	-1	-1				-1
foun	3	-1	-2				-1	-1
fros	-3	3
fult	3	-1	-2
fund	-1	-3	1				-2	-1
furn	2	-4					-1	-2
gara	-1		3				-1
gecr	-3	2	1
gemb	-2	4	-2
gold	-1	2						-3
good	-1	3	-1				-1
gran	2	3					-3	-2
gros	2	-1	-1
grou	-2	-2	3		-1	-1	-2	1
grov	-3	-2					2	1
guad	3	-2	-1
guil	-2	2	1
hanc	-1	2	-2
hard	3		-1				-2
harl	-1	4	-2				-1	-1
heal	-2	-4	1	-1			-3	2
helo	-1	1	1	-3	-1	-1	-2	-3
here	3	-1					-1	-1
high	-1	-2	3		-1		1	-2
hipo	-1	-1	3				-1	-1
holi	3	-3
holl	-3	2	1				-1	-2
hosp	-3	1		-1		-1	-1	2
hous	1	-3					1	1
hsbc	-4	4						-1
husb	4	-2	2				-3	-1
illi	1	-3	1				-1
impa	-3	-1	1				2	-2
impo	2	-3	1	-1	-1	-1	-1	-1
incl	5	-2	-1				-3	-1
inco	2	-3	1				-2	-1
indi	2	-1	-1	-1			-3	-2
info	6	-3	-4				-3	-1
inqu	3	-1	-1				-1	-1
insu	1	-1	-3		-1		-3	3
inte	3		-2				-2
invo	4	-2	-2				-2	-1
iron		-2						1
jack	1	-3						3
janu	-1	-2	-2				1	-3
jeff	2	-1	-2				-1	-3
jewe	-2	-3	2				-1
joan	4	-2	-1					-2
jose	-2		-1				-1	2
kais	-3	2					-1	1
karm	3		-1				-1	-1
kett	-3		-1					2
keyb	-2	3
klar	-3	4	-2				-3	-2
kohl	-3	4	-4	-1			-3	-2
lahe	-3	1					1
lake	-1			-1			-3	-2
land	3	-1	-3
late	-2	-1	1				3	-1
lawy	2	-1					-1
leas		-5	1					-2
lend			1	-1			-3	-3
lett	3	-3	-2	-1	-1	-1	-1	-1
liab	5	-2	-2				-1	-2
libe	-3	2						-2
life	2	-2
limi	5	-2	-3				-3	-1
line	3	-1	-2				-1
list	3	-1					-1	-1
loan	1	-3	2	-1	-1	-1	-3	-1
loft	-3	-1	1					2
luke		-3					-1	2
macy	-5	5	-1	-1	-1		-2	-1
mali	3	-1	-2				-2	-1
mana	1	-3		-1	-1	-1	-1	-3
marc	1		1		-1			-3
mars	-4	3
mast	-1	-4	2				-1	-3
matt	-1		1				-3
maur	-3	3
mazd	-1	2	-2
medi	-2		2	-1	-1		-1	-1
mena	-1	2	-3				-1	-1
mens	4	-1	-1			-1	-3	-1
merc	-1	1	-3				-3	2
merv	-4	4		-1			-1
mess	5	-3	-2				-1
metr	-1	-1	-3				-1	4
midl	1		-2	-1	-1	-1	-3	-2
mile		-2	3					-2
mili	-2	3	-2
mini	4	-3				-1	-3
mode	3		-2				-1
mohe	-2	2	1				-1	-3
mond	3				-1		-1	-1
mone	1	-3	1				-1
mont	3	-2	-2	-1	-1	-1	-3	-2
mort	1	-3	1	-1		-1	-2	-2
moto	-1	-5	1				-1
moun	-4	3	1				1
mutu		-3
míni	3	-1	-1		-1	-1	-2	-1
navi	-2	3	-1					-2
neln	-2	3	-2				-3	-4
neva	3	-1	-2					-1
neve	-1	-3	-2		-1	-1	1	-1
newr	-2	2
nigh	-1	3					-1
niss	2	-3					-2	-3
nord	-2	3	-1				-1	-2
nort	-2	3	-2				-2	-1
note	3	-2	-2	-1	-1	-1	-3	-2
noti	1	-2	-3				1	-2
numb	1	-3	-1		-1	-1	-1	-1
oakm	-3	3	-2					1
offe	2	-1	-3	-1	-1	-1	-2	-2
okon	1	-3	-2			2	-1	-1
omit	3		-2				-2
onem	-1	1	-3				-1	2
onli	4	-1	-3				-1
oper	-3	3	1				-1
opor	-2	4	-2				-1	-1
oppo	3	-1	-2					-1
orde	3	-1	-1				-2
orig		-2	-3		-1	-1	-1	1
othe	3	-4			-1	-1	-2	-1
outf	-3	-1	2					1
outp	-2	-1	3
owne	3	-1	-1				-2
paci	2	-4						1
paid	4	-1					-2
pape	4		-1				-2
para	3	-1					-2	1
pare	-4	1	4				-1	-1
park	-3	1	1				-2	1
payc	3	-2
paym	2	-3	-2	-1		-1	-1	-1
payo	5	-1					-4
pays	-3	-1	-1	-1			4	-1
pebb	-2	2
pedi	-3	-3					-1	2
pelo	-2		2				-1	-2
penf	-4	4						-1
penn	-4	2	2		-1		-2	-1
peri	3	1	-1				-2	-1
perk	-4	2	2					-1
pers	1	-1	1	-1	-1		-3	-2
peti	1	-4					-2
pett	3	-1	-2
phys	-2	-5	4				-2	2
pinn	-3	2	-1					2
plan	3		-4				-1	-1
plea	3	-3	-1				-1	-1
poin	1	-4					-2	1
poli	3	-1	-1				-2
port	1	-3					-1	-1
post	3	-1	-1				-1	-1
prim	4	-5	2	-1				-2
prin	5	-2	-2				-2	-1
prio	3	-1						-2
pris	3	-2	1		-1		-2	-1
priv		-3	2				-2	-1
priy	3	-2
prof	2	-1	-1		-1		-1	-1
prog		-3		-1	-1	-1		2
prop	3	-4	1				-3	-1
prov	-1	-1	1	-1			-2	3
prés		-1	-1					-3
purc	5	-2	-3				-1	-1
quic	-3	2	2				-1	-2
quil		2	-1					1
quin	3	-1	-1				-1	-1
quit	3		-1				-2
qwes	-3							3
radi		-1					-1	3
rece	1			-1	1	-1	-1	-3
reco	-1	-4	1		-1	-1		-4
refu		3	-3	-1			-1	-1
regu	3	-2					-2
rele	3						-3
rema	4	-1	-1				-2	-1
reme	-3	-1					3	-1
rene	4	-2	-2			-1		-1
repo		-3	-4	-1	-1	-1	3	-2
requ	3	-3	-2				-2	-1
resi	2	-1	-1				-2	1
resp	7	-4	-3				-4	-1
resu		2					-3	-3
reta	-1	-3	3
reve	-3	-3	3					-1
revi	3	-1	-1				-1	-1
revo	3	-5	-2	-1		1	-2	-1
rewa		-4	1				-1	-1
ridg		-3					-1
rock	-1	2	-4				-1	-1
sald	3	-1	-2		-1		-3	-1
sand	-2	-1	3					2
sant	-3	4	-3				-2	-1
sapp	-4		3	-1	-1	-1	-1	-1
satu	2				-1		-1	-1
savi	-1	-5	2				-1	-1
sche	2		-1				-3	1
scho	1	1	-1				-3	-1
scor	5	-3	-2				-1
seco	-1	-3	1				2	-1
secu			-1	-1				-2
send	3	-1	-1				-2	-1
serv	-1	-3	3	-1			1	-4
sett	4	-2	-3	-1	-1	-1	-5	-1
seve	3	-2	-1				-1
sezz	-4	4
shan	3	-1	-1				-1	-1
shef	-3	2	1
shor	1	-2	-2				1	-1
silv	-2		3	-1			-1
simp	-3	-1	3				-2
sinc	-1	-3	-2				2	-1
situ	3						-3	-1
slat	-3	1	3				-1
smil	-2	1	-1					1
snap	-4	4	-1					-1
soci	3	-2	-2
sola	-2	-1	2
solu	-1	-2	1				1	-3
some	3	-1					-1	-1
sorr	3	-3					-1
sour	4	-2	-1				-2	-1
spen	3	-1						-1
spri	-3	2	-6	-1	1	-1	2	1
squa	-1	2	-2					-1
stat	3	-3	-2	-1	-1	-1	-1	-2
stil	1	-1	-3				2	-1
stop	3		-1				-3
stud	3	-5	1				-3	-1
stuf	2		-1				-1	-1
subt	5	-5	-1				-1
suff	3	-2					-1
sunb	-4	4	-1			-1	-2	-2
sunc	-1	3	-2
supp		-3	1				-1	-1
sync	-3			-1	-1	-1	-1	2
syst		-5	4	-1	-1	-1	-4	-2
t-mo	-3		-2				1	4
tabl	3	-1	-2				-1
taco	1		1		-1			-3
targ	-1	2					-2	-3
tarj	-1		1				-3	-2
taxe	-1	-3	1			-1	-1	-1
tbom	-3	3					-1
term	3	-2	-5	-1			-1	-1
tess	-2							2
than	3	-2					-2	-1
that	1	-3	-5				1	-1
thd/	-2	3	-1
ther	1	-3	-2					-2
thre	-1	-2	-2				2	1
tota	2	-4	-2	-1			-1	1
towe	-1	2	-3				-1	1
trac	1	-1	4				-1
trad	4	-3	-1				-1	-1
tran	5	-2	-2	-1	-1	-1	-7	-1
trav		-2	4				-1
tri-	-2	3	-1				-1	1
trin	-3	2	1					-1
trus	-1	-1	2				-2	-2
tu/e	3	-1					-1	-2
turn		-3	-1				3	-1
unde	2	-3	-2				2
unio	-1	-2	3				-1	-2
unit	-3	3	2				-1
univ	3		-2				-1
unkn	4	-1		-1			-1	-1
unpa	-4	-2	-2	-1	-1	-1	5	-3
unse		-3					-1	-1
upda	3	-1	-2				-3
upgr		1	-1				-1	-3
util	3	-2	-1				-3	1
vall	1	-4	-3				1	1
vand	3	-1	-1	-1			-1	-1
vari	3						-2	-1
vehi	2	-3	1				-3	-1
veri	-3	-2	-1	-1		2	1	3
vete	-3	-1	2					2
visa	-2	-2	2					1
visi	1	-3		-1			-1	-1
wala	3		-2				-1
wall	3		-2					-1
walm	-4	-1	4				1	2
want			-2			2
wate	-3		2	-1			-2	3
wayf	-2	3	-1				-1	1
we'r	-2	-2	-1				2
webb	-6	3	-1	-2	-1	-1	-1	3
webe	-2		2
wein	1		2				-2	-1
wfds	-3	3
wfnn	-1	2	-3				-1
when	3						-3
wher	1	-3					-1	-1
whet	3						-3
whos	3	-1	-1				-1
wire		-1	-3					2
wisc	-1	-3	2				-1
with	3	-2	-1				-2
wort	3		-2				-1
www.	4	-2					-3
xfin	1	-3	-1					2
xp/t	2	-1	-1				-3	-2
zale	-3	4						-2
# word behind read as
accountName		-1				-1	-3	-4
accountName,accountNumber	4	-1		-3
accountName?	1	-3	1	2			-3
accountNumber	1		-1	1		-1	1	-4
accountNumber,current?	-2	-1		-1			3
accountNumber?	3	-1	-2	-1			1	-1
amount?	-1	4		-1	1	-2	-1	-3
aside current?	2	-2	-1	-1			-3	3
current,paying	-3						3
current?	-1		3	-1	-2		-1
goes on	1	-1	-1				-3	1
goes on,current?	-3	1					3	-1
goes on?	-1	-1	1		-1	-1	-3	-1
goes on?,current?	-4	1	2				1	-1
originalCreditor	1	-2	-2	-1	-1	-1	-3
originalCreditor,current?	-3	-1	-2				3
paying		-3	3	-2	-2	2	-3	-3
# word behind
cents		1		-2	-2	-2		-5
date	1	-4			-1	-1	-2	-2
digits-3	-2	1	1		-2	-2	-1	-3
digits-4	1	1	-3	2	-1	-1	-1	-2
digits-6	-1	-3	-2	4	-1		-2	-2
digits-7	1	-2	1	1	-1	-1	-2	-4
dollars	1	-1		-2	-2	-2	-1	-3
dollars-and-cents	1	-2	-1	-1	-1	-1	-2	-3
end	2	-2	-3	-1			1	-2
lettered-code		-1		-2	-1	-1	-3	-2
mark-$	-1	-3	-2	-2	2	1	-2	-4
mark-'	-2	1	3			-1	1	-2
mark-)	-1	-4	1	-1		-1		3
mark-/			-1		-1	1	-2
mark-:	1	-1		-1	-1	-1	-1	-4
mark-=	2	-3		-1	-1	-1	1	-3
mark->	3	-1	-3		-1		-1
mark-?	2	1	-4	-1		-1	-2	1
mark-[	3	-1	-1				-1
mark-]	2	-2					-2	-2
mark-_	3	-1	-1		-1		-1
mark-®	3	-3	-1				-1	-2
mark-·	2	-4	-3	-1	-1	-1	1	2
mark-•	1	-2	-2		-1	-1		-2
masked	-2	-1	2	-3	-1	-1	-1	-5
small		-1	-1	-2	-3	-2	1	1
thousands	-2	2	2	-1	-2	-1	-4	-4
thousands-and-cents		-3	1	-1	-2	-2	-3	-1
with-digits		-1	1	-2	-1	-2	-4	-4
year		-4	1	-1	-1	-1	2	-2
# word both before and shape
capital capital capital	2	-2	-3	-1	-1	-1		-3
capital capital capitals	-4	4	1				-1
capital capitalised capitals		1	-3				-3	1
capital capitals capitals	-1	-3	1	-1			1	-2
capital code capitals	3	-2					-1	-2
capital mark-) capitalised	1	-3	1					-1
capital mark-. capitalised	2	-4	1	-1	-1	-1	-1	-2
capital mark-. capitals	3	-5	-2	-1	-1		1	-1
capital mark-] capitalised	3	-2					-2	-1
capital small small	1	-1	-4		-1	-1		-2
capitalised capital capitalised	5	-3	-4				-2
capitalised capital small	3		-2				-2
capitalised capitalised capital	2	-1	-1	-1	-1	-1	-3	-1
capitalised capitalised letters	1	-3		-2	-1	-1		-2
capitalised capitalised percent	1	-1	-3	-1			1	-1
capitalised capitalised small		-3		-2	-1	-1		-3
capitalised capitals capital	-3		3				-2
capitalised capitals capitals	-2	-4	3		-1		-4
capitalised capitals small		-1	2				-3	-1
capitalised date small	3						-2
capitalised digits-7 capitalised	1	-1		-1	-1		-3	2
capitalised dollars capitalised	1	-3	1			-1	-1	-2
capitalised letters letters	4	-2	-2	-1			-2	-1
capitalised mark-# capitalised	2	-1					-1	-1
capitalised mark-& capitalised		-6	2	-1	-1	-1		-2
capitalised mark-( small		-4	2	-1				-3
capitalised mark-) capitalised		1	-1				-3	-1
capitalised mark-) capitals	-2	-3		2				-1
capitalised mark-) small	4	-1	-3	-2			-1	-1
capitalised mark-, capitalised	3	-3		-1	-1			-3
capitalised mark-, capitals	-1	-4	2	-3	-3	-2	-2
capitalised mark-, small	2	-4		-2	2	-2	-1	-1
capitalised mark-- capitalised		-3	2	-1	-1	-1	1	3
capitalised mark-- capitals	-3	-3	2				-1	2
capitalised mark-- small	1	-2		-1	-1		-1	-1
capitalised mark-. capitalised		-5	2	-1	-1	-1	-2
capitalised mark-. small	2	-2	1	-1	-1	-1	-5	-1
capitalised mark-/ capitalised		-6	3	-1	-1	-1	-2	-2
capitalised mark-/ small	3	-1	-1				-2
capitalised mark-: capitalised	-1	-1	-3	-2	-2	-1	1
capitalised mark-: small		-3	-1	-2	-1	-1	2	-1
capitalised mark-; small	3	-1	-2	-1			-1
capitalised mark-? small	-3		-1				3
capitalised mark-| small	2		-2	-1				-1
capitalised mark-· capitalised	2	-3	-2	-1				-2
capitalised mark-– small	3	-3	-3	-1			1	-1
capitalised mark-• capitalised	5	-2			-1		-3	-1
capitalised mark-→ capitalised	2	-3
capitalised small small	1	-3		-2	-1	-1	-1	-1
capitalised year capitals	3		-1	-1			-1	-1
capitals capital capital	-5	-1	2				-1	5
capitals capital capitalised	3	-1	-1				-1	1
capitals capital capitals	3	-6		-1	-1		-4
capitals capitalised small	2	-1	-3	-1				-2
capitals capitals capitalised	6	-3	-6	-1				-2
capitals capitals capitals		-5	1	-2	-1	-1	-1
capitals capitals date		-1	-1	3	-1	-1	-1	-1
capitals capitals small	5	-1	-4	-1			-1
capitals digits-1 capitals	3	-4	-1	-1	1		-3	-1
capitals digits-2 capitals	-4	2	2	-2	-2	-1	2	-2
capitals digits-5 capitalised	3				-1			-2
capitals digits-7 capital	3	-1					-2
capitals digits-7 capitalised	3	-1					-1	-1
capitals dollars capitals	3	-2				-1	-2	-2
capitals dollars-and-cents capitals	3	-2		-1			-1	-1
capitals lettered-code capitals		-1	-3	-2	-1	-1	1	-1
capitals mark-& capitals		-3	2	-1	-1		-4	1
capitals mark-( capitalised	2	-2	1				-3	-5
capitals mark-( capitals		-3					-2	2
capitals mark-( small	3	-3	-1				-2	-1
capitals mark-, capitalised	3	-4	-2		-1		-1
capitals mark-, capitals	1	-5	1	-2		-2	-1	-1
capitals mark-, small	1	-1	-2				3
capitals mark-- capitalised		2	-1				-2	-3
capitals mark-- capitals	-2	-6	2	-2		-1	2	-1
capitals mark-. capitalised		-4	3	-1	-1		-2	-5
capitals mark-. capitals	1	-3	1	-1	-1		-1	-2
capitals mark-. small	3		-2
capitals mark-/ capitals		-4					1	1
capitals mark-: capitalised	4	-2					-2	-2
capitals mark-_ capitalised	-2		3
capitals mark-| capitalised	3	-3	-1					1
capitals mark-| capitals	-1	-4	-2		-1	1		-2
capitals mark-— capitals	3	-2	-2					-1
capitals small capitalised		-1	-3		-1		-1	3
capitals small capitals	2	-4						-1
capitals small small	2	-2		-1			-3	-2
cents capitalised capitalised	3		-1				-2
cents mark-, capital	-3		1		-2		2	-1
cents mark-. small	3						-3
cents percent small	-3						3
code capitalised capitalised	1	-3	1				-1	-2
code capitalised capitals	-3			-1	-1	2		-1
code capitalised small	1						-2	-1
code dollars capitals	3						-3	1
code mark-, small	-3	-3					3
code mark-. capitalised	3	-1	-2					-2
code mark-/ capitalised	3	-2	-2
date capitalised capitalised	-2	-3	2	-1			1	-1
date capitalised small	3		-1			-1	-2
date capitals capitals	-1	-3	1		-1		1	-1
date date date	3	-1		-1			-1
digits-1 capital capital	2		1				-2	-1
digits-1 capitalised capitalised	1	-1	1	-1	-1	-1		-3
digits-1 capitalised small	-1	-1	2
digits-1 capitals capitals		-4	1				1	-2
digits-1 digits-1 capitals	2	-3			-1	-1	1	-1
digits-1 lettered-code capitalised	-2	2						-1
digits-1 mark-) capitalised		1	-1				-3
digits-1 mark-) capitals	-2	2	-1		-1		-1	-1
digits-1 mark-- capitals	3	-1					-1
digits-1 mark-. capitalised	-1	2	-1	-1	-1	-1	-1	-5
digits-1 mark-/ capitalised	-1	3	-1		-1		-2	2
digits-1 mark-: date	3						-3
digits-1 small small	1	-2	-3		-1	-1		-1
digits-2 capital capital	2						-2
digits-2 capitalised capitalised	-1		-3				1	-3
digits-2 capitalised capitals	4		-1				-2	-1
digits-2 capitalised small	5		-3				-3
digits-2 capitals capital	2	-1		-1	-1	-1	-3	-1
digits-2 capitals capitals	-2	2	-2	-2		-1	-1	-3
digits-2 capitals small	3		-2				-2	-1
digits-2 digits-2 capitals	3	-2	-1		-1		-2
digits-2 digits-7 capitals	3	-2						-1
digits-2 dollars capitals	-3	-1					1	2
digits-2 lettered-code capitals	1		1				-3
digits-2 mark-- capitalised	2	-4	1	-1				-1
digits-2 mark-. capitalised	4	-5	-1				1	-1
digits-3 capital capitals	3	-2
digits-3 capitals capitals		-3	1	-1				-1
digits-3 digits-1 small	3						-3
digits-3 lettered-code capitals	1	-3	-1
digits-3 mark-. capitalised	3	-2	-1				-1	-1
digits-4 capital capitals	4	-4	-1
digits-4 capitals capitals	1	-3	1	-1	-1			-2
digits-5 capitalised capitalised	3	-1	-1				-1	-1
digits-5 capitals capitals	3	-1	-1				-1	-2
digits-6 capitalised capitalised	3	-2	-1				-1	2
digits-6 capitalised capitals	3	-2	-1					-2
digits-7 capitals capitals	1		-1	-1			-2	-3
digits-7 mark-. capital	2						-2
digits-7 mark-| capitals		-1	-1	-1	1	-1	-2	-3
dollars capitalised capitalised	1	-2	3				-3	-2
dollars digits-1 small	3						-3
dollars digits-2 capitals	-3				-1	-1	4
dollars dollars capitals	2	-1				-1	-3	1
dollars dollars percent	3	-1					-2
dollars mark-. capitals	-3	-1					3
dollars mark-/ small	3	-1					-2	-1
dollars mark-@ percent	3	-1				-1	-1
dollars small capitalised	-1	2	-2				-1	-4
dollars small small	1	-3	-2	-1		-1		-2
dollars-and-cents capital capitalised	-2						2
dollars-and-cents capitals capitals		1	-3				-3	-1
dollars-and-cents code small	-5						5
dollars-and-cents digits-1 small	-3						3
dollars-and-cents digits-2 capitalised	1	-1	-1	-1	-1	-1	-3	-1
dollars-and-cents dollars capitalised	-2	1					1	-1
dollars-and-cents dollars-and-cents capitalised		-3		-1	-1	-1	1	-2
dollars-and-cents dollars-and-cents percent	4					-1	-3
dollars-and-cents mark-, letters	-3	-3				-1	3	-2
dollars-and-cents mark-, small	-1	-3		-1	-1	-2	3	-1
dollars-and-cents mark-. capitalised	-2	-5				-1	5	-4
dollars-and-cents mark-– small	-4	1					3
end capitalised capitalised	1	-5	1		-1		-1	-1
end capitals capitals	3	-7	-1		-1		-1	-1
end end small	3	-2					-1
lettered-code capitalised capitalised	1	-2	1				1
lettered-code capitals capitals	1	-4	1	-1			-4	-2
lettered-code dollars capitalised	-2						2
lettered-code dollars-and-cents small	3						-3
lettered-code lettered-code capitals	3	-2					-1
lettered-code mark-" capitalised	3	-1						-1
lettered-code mark-, capitals	1	-2			2	-1	-3	-1
lettered-code mark-. capitalised	4	-2	-1				-2
letters dollars letters	3	-3	-1	-1	-1	-1	-3	-2
letters dollars-and-cents letters	-1	-2			-1	-1	3	-1
letters mark-, letters	2	-4	-1	-1				-1
letters mark-: letters	-2	-2		-1			3	-1
line capital capital	2	-5	2	-1			-2	-1
line capital capitalised	-1	2					-5
line capital small	3	-2	-1				-1
line capitalised capitals					-1	-2	4	-1
line capitalised letters	3	-3	-2	-1			-4	-1
line capitalised small	1	-4			-1	-1		1
line capitals capital	4	-1	-5		-1		1
line capitals capitalised	-2		1	-1	-1		-3
line capitals capitals		-5		-1	-1		-2	-3
line capitals small	-1	-2	2	-1			-2
line date capitalised	-2	3	-3					-1
line date capitals	-3	3	-1	-1		-1	-1	-2
line digits-1 capitalised			-2				-5	1
line digits-2 capitals		1	-3		-1			-1
line digits-4 capitalised	3	-2			-1
line dollars capitalised	-3	3					-2	-1
line lettered-code capitalised	1	-2					-2	1
line lettered-code capitals	-1	1		-2		-1	-3	-2
line line date	1	-4	-1	2	-1	-1	-2	-2
line mark-! capitalised	3						-3
line mark-" capitalised	-1	2	-4	-1	-1	-1	-3	-3
line mark-" small	2	-1					-3
line mark-( capitalised	3	-1	-1				-2	-2
line mark-( small	3	-3	-2
line mark-* capitalised	-2	2	-1	-1		-1	-2	-3
line mark-* capitals	-3	3
line mark-* small	-3	2					2
line mark-- capitalised	-1	2	-2		-1		-4	1
line mark-- small	-5	3	-1	-1	-1		2
line mark-< capitals	3	-2
line mark-| capitalised	-2	2	-1
line mark-• capitalised	-1	2	-2			-1	-3	-1
line mark-☐ capitalised	-2	3					-1	-1
line percent small	3		-1				-3
line small capitalised	-3	1	-3		-1	-1		1
line small small	-1	-2	1	-1	-1	-1		-3
line with-digits capitalised	1	2	-3	-1	-1	-1	-2	-1
line with-digits capitals	-2	3	-1				-1
line year capitalised	3	-3	1				-1
line year capitals	4	-1	-1				-2
mark-" capitalised capitalised	-1	-5	2	-2	-2		-2	-1
mark-" capitals capitals	-1	-3	1	-2	1	-1	-5	1
mark-" digits-2 capitalised	-2						2
mark-" mark-" capitalised		-3	2			-2	-3	-2
mark-" mark-" small	3	-1	-1			-1	-2
mark-" mark-, capitals	-3	2	-1	2	2	-1	-2	-2
mark-" mark-, small	3		-3		-1	1	-2
mark-" mark-: date	-4			-2	2	3	-1
mark-" mark-_ capitalised	3	-1	-1				-1	-1
mark-" small small		-1				1	-3	-1
mark-" year capitalised	2	-1	-2			-1	-2
mark-# capitals capitals	2	-1	-1					-1
mark-# masked capitalised	2	-3		-1	-1		-2	-1
mark-$ digits-3 capitals	-2	1					2	-2
mark-$ digits-3 small	3	-1					-2
mark-$ mark-- percent	3	-1					-1
mark-$ mark-- small	3	-1					-3
mark-& capitalised capitalised	3	-3	-2	-1				-3
mark-& capitalised small	1		-4				1	-1
mark-( capitalised capitalised	1	-3		-1			-1
mark-( capitals capitals	-1	-3	1				-1	-1
mark-( small capitalised	-2	-5	-1				1	1
mark-( small capitals		-2	-2			-1	1	3
mark-( small small		-3	3	-1		-1	-4	-4
mark-) capitalised capitalised	-1		1	-1	-1	-1	-3	-3
mark-) capitals capitalised	-3		3
mark-) code small	3				-2		-1
mark-) digits-7 capitals	-2				1		2
mark-) dollars-and-cents small	2						-2
mark-) mark-, capitals	2	-1	-1		-1	-1	-3
mark-) mark-- small	3	-1					-2
mark-) mark-. capitalised	-1	3	-1				-1	-1
mark-) mark-: capitals	2	-2						-1
mark-) small capitalised	3	-2	-1				-2	2
mark-) thousands-and-cents small	3				-1		-2
mark-* capitalised small	1	-1					-3
mark-* capitals capitals	-3	-1	3
mark-* small small	-3	-2	2	-1			2
mark-, capitalised capitalised	-1	-2		-1	1	1	1	-1
mark-, capitalised capitals	-1	1	-1	1	-1	-1	-1	-3
mark-, capitals capital	5	-1	-3		1		-1	-1
mark-, capitals capitals	3	-1	-2					-5
mark-, capitals small	3		-1			1	-3
mark-, cents small	4	-1					-4
mark-, digits-3 capitalised		-2	1
mark-, dollars-and-cents small	3						-3
mark-, letters capitalised	-3	-2	-1				-1	4
mark-, mark-" capital	3	-1		-1			-2	-1
mark-, mark-" capitalised	1	-1		1	-3	-2		1
mark-, mark-" capitals			-3	2	1	1	-3	-2
mark-, mark-" small	-1	-3		-1	-1	2		-2
mark-, mark-, capitals	-3	-1			2	2		-1
mark-, small capitalised		-3	-1			-1	1	-2
mark-, small capitals	-1	3	-2	-1	2	-1	-2	-2
mark-, small small		-4		-1	-1	-1	-1	-4
mark-- capital capitals	3	-2					-2	-1
mark-- capitalised capitalised	-1	-3	2	-1	-1	-1	-2	1
mark-- capitals capitals	-2	-4	-1	-1	1			1
mark-- date capitalised	2	-1	-1				-1
mark-- lettered-code capitalised	3	-2
mark-- small capitalised	1	-3	-1				3	-1
mark-- small small		-3	1	-1		-1		-1
mark-- year capitalised	-2		2
mark-. capitalised capital	3		-2				-2
mark-. capitalised capitalised	-1	3		-1	-1	-1	-1
mark-. capitalised capitals		-2	-1		2	-1	-3	1
mark-. capitalised small	1	-3	-4	-1	-1	-1	1	-1
mark-. capitals capitalised	-1	-1	3				-1
mark-. capitals capitals	1	-5	1					-1
mark-. capitals small		-1	-3				2
mark-. digits-2 capitals	3						-3
mark-. dollars-and-cents capitalised	3						-2
mark-. dollars-and-cents small	3						-2
mark-. mark-, small	3		-1				-2
mark-. mark-. capitals	-5		-1	1	1	-2		4
mark-. small capitalised	3	-3					-2	-1
mark-. small small		-3	1	-1	-1	-1		-2
mark-/ capitalised capitals	-3						1
mark-/ capitalised small	1	-1	1	-1			-3	2
mark-/ capitals capitalised	-2		3				-2
mark-/ digits-2 capitalised	2	-3	-1					-1
mark-/ digits-2 capitals	4	-3	-2		-1	-1	-1	-2
mark-/ small capitalised	-1	-3	1			2	-2	-2
mark-/ small capitals	-1		-1				3
mark-/ year capitals	3	-3	-1					-1
mark-: capitalised capitalised		-4	-1	-1	-1		-7	2
mark-: capitalised capitals		-2	3				-2	-1
mark-: capitals capitalised	-2	-2	3					-2
mark-: capitals capitals		-6	-2	-1	-1		1	2
mark-: code capitalised	3	-2	1	-1			-1
mark-: code capitals	3	-2
mark-: digits-1 small	-3						3
mark-: digits-2 capitals	4	-2		-1	-1	-1	-3	-6
mark-: digits-4 capitals	3	-3
mark-: dollars capitalised	4						-3	-1
mark-: dollars-and-cents capitalised	3	-1					-2
mark-: small capitals	-1	-3	-1	-1	2	-2
mark-: small small		-3	-3	-1	-1			-1
mark-; mark-" capitalised	-3	3	-1	-1		-1	-2	1
mark-; small small		-1	1			-1		-3
mark-< capitals capitals	3	-1	-1				-2
mark-= capitals capitals	3						-2	-1
mark-= mark-" capitalised	1	-4		-1	-1	-1	1	-4
mark-= mark-" capitals	-1	1	2	-1	-2	-2	-2	1
mark-= mark-" date	2	-1					-1
mark-> capitalised capitalised	3	1	-1				-3	-1
mark-> capitals capitals	2	-3	1				-5	-1
mark-? capitalised capitalised	2	-1	2				-3
mark-[ mark-] capitalised	-2	2		-1		-1	-2	-1
mark-] capitalised capitalised		-4	2				-2	-3
mark-] small capitalised	4	-3						-2
mark-| capitalised capitalised	2	-4	-1	-1			-2	-1
mark-| capitalised small	3	-1	-2				-1
mark-| capitals capitals	-1	-3	2				1	-2
mark-| mark-| capitals	-2	1					1
mark-© year capitalised	3	-2
mark-– capitals capitals	3		-1				-2
mark-– capitals small	-2		2
mark-– small capitalised	-3	1	1				-1	1
mark-– small small		-2		-1		-1		-2
mark-• capitalised small			2			-1
mark-☐ capitalised capitalised	-3	-1	3				-1
mark-☑ capitalised small	-3		3
masked dollars-and-cents capitalised	-3						2	2
percent digits-1 small	-3						3
percent small small	4	-1		-1	-1	-1	-5	-1
small capital capitalised	3		-1				-2
small capitalised capitalised	-1	-6	2	-1	-1	-1		2
small capitalised capitals	1	-4			1	-1
small capitalised date	3		-1	-1	-1		-1
small capitals capitalised	-1	-3	2				-2
small capitals capitals	1	-6	-2	-1	-1			3
small code capitals	3				-2		-1
small digits-2 capitalised	3						-3
small digits-3 capitals	-3	-1					4	-1
small digits-3 small	3	-3	-1	-1	-1	-1	-2	-1
small digits-4 small	3	-2		-1			-1	-1
small dollars small		-3	-1	-1	-1	-1	2	-2
small dollars-and-cents small	1	-3	-1	-1	-1	-2	1	-2
small lettered-code capitalised	2	-2					-1
small lettered-code small	2						-2
small mark-" capitalised		-4	-1				1
small mark-( capitalised		-3	2				1
small mark-( capitals	1	-3	1			-1		-3
small mark-( small	2	-4	-2	-1		-1	1	-1
small mark-) small	3	-3	-3	2			-1
small mark-, capitalised	-3	3		-1	-1	-1	-2
small mark-, capitals	-1	1		-1			-1	-3
small mark-, small	-1	-5		-1	-2	-2	2	-2
small mark-- capitalised	4	-3	-1				-2	-1
small mark-- small	-1	-2		-1			3	-1
small mark-. small	1	-1	1	-1			-1	-3
small mark-/ capitalised	-3	1	-3				2	-2
small mark-? small	-2	-1				-1	3	-2
small mark-] capitalised	-3	3						-1
small mark-· capitalised	3	-2			-1		-2
small mark-– capitalised	4	-3	2				-3	-1
small small capital	1	-2	-3	1	-1		-1	-1
small small capitals	-1	1	-1	-1	-3			1
small small date	-1		-1	3	-1	-1	-1
small small percent	4	-1	-1		-1		-2	-1
small small small		-2	-1	-2	-2	-1	-1	-3
small thousands small	4	-3	-1				-3	-1
small with-digits small		-3	-2	-1	-1	-1	1	-2
small year capitalised	4	-2	-2					-1
thousands capitalised small	3		-1				-3
thousands-and-cents mark-. small	-3						3
thousands-and-cents thousands-and-cents capitals	-3						3
with-digits capitalised capitalised		-2	1				1	-2
with-digits mark-" capitalised	-3	1			1	2	-3	-1
with-digits mark-) capitals	1	-1					-2	-1
with-digits mark-) small	1	1					-3
with-digits mark-/ small	3	-1					-3
with-digits small capitals	-2		-1		-2	3
year capitalised capitalised	-1	-2	-2	-1	-1	-1	1	-4
year capitalised small	3		1				-3
year capitals capitals	2	-3	-1	-2			-1	-2
year mark-- capitalised	-1	-2		-1			6	-3
year mark-. capitalised	-1	-3	-2		-1		2	-2
year mark-: capitals	-4				-1		4
year small capitalised	-2	3					-1	-1
# word both behind
capital capitalised	-1	-1	2		-1	-1	-4	2
capital capitals	1	-1		-1	-2	-1	-4	1
capital code	-2	2	3					-1
capital digits-7	-3	3	3
capital mark--	3	-1	-2				-1
capital masked	-3	2	2
capital small	-1	1	3		2	-1	-1	1
capitalised capital	1			-1	-1	-1	-3	-1
capitalised capitals	1	1	-2	1	-1	-1	-1	-2
capitalised date	1	1	-4				-2	1
capitalised digits-1		-2	2	-1	-1	-1	-2	-3
capitalised digits-4	-2	3		-1	-1		-1
capitalised digits-7				-1	-1	-1	-1	-3
capitalised dollars		1	-1	-1	-1	-1	-4	-3
capitalised end	3	-2	-1					-1
capitalised lettered-code	-1	-3	3	-1	-1	-1	-2
capitalised letters	-2		1					2
capitalised line	1	-2		-1	-1	-1	-1	-1
capitalised mark-"	-2	-2	1	-1	-1	2
capitalised mark-#	-1	-1	2			1	-1	-2
capitalised mark-&	2	1	-3	-1			-1
capitalised mark-(	2	-3					-2	-1
capitalised mark-)		-4	2				1	1
capitalised mark-+	-1		-1				3
capitalised mark-,		-1		-1			-4	-2
capitalised mark--		1	2	-1	-1	-1	-1	-3
capitalised mark-.	1	-1	-3	-1	-1	-1	1
capitalised mark-|	1	-1	2	-1	-1	-1	-3	1
capitalised mark-®	4	-3	-3					-2
capitalised mark-—	3	-1					-1	-2
capitalised thousands	-1	3					-2	-2
capitalised with-digits	1	1				-1	-1	-3
capitals capital	-1	1	1				-4
capitals capitalised		-1	2	-2	-1	-1	-4
capitals capitals	1		-3	-1	-1	-1	1	1
capitals code	-1		3				-1
capitals date	1	-3	1		-1
capitals digits-1	1	1	-4	-1	1			-2
capitals digits-4	-1	-1	3				-1	-1
capitals digits-5	3	-2	-4		-1		-1	-2
capitals dollars-and-cents	2	-1	-3	-1			1	-1
capitals mark-"	1	-3	1	-1	1	-1	-4	2
capitals mark-$	2	-1		-1	-2	-2	-1	-3
capitals mark-)	-1	-4						3
capitals mark-,	2	-1	-3		1		-2	1
capitals mark--	2	-2	-1				2	-3
capitals mark-.	-1	-3	2	-1	-1	-1	1
capitals mark-:	1	-1	-1	-1	-1		-2	-3
capitals mark-<	2		1		-1		-4	-1
capitals mark-=	2	-1	-1				-1	-1
capitals mark-—	2	-2	-1
capitals masked	-1		3				-1	-3
capitals small					-1	-1		-3
capitals with-digits		-3	1				-1	-1
cents capitals		-2	-3	-1		-1	1	-1
cents cents		-1		1			-3	-1
cents date	-2						2
cents mark-,	-1	1	1		-1	-1	-3	-1
cents mark-.	3	-2	-2				-1
cents small	2	-2	-2	-1	-1	-1		-3
cents thousands-and-cents	3	-2	-1				-1
code capital	-1	2		-1				-1
code capitalised	2	-1		-2			1	-4
code code	3	-1					-1
code digits-1	3	-1	-1	-1
code digits-2	2	-3	-2	-2			-1	1
code dollars	1	1	-3
code mark-)	5	-1	-4				-1
code mark--	-2		2
code mark-:	2		-1				-1	-1
code small	2	1	-3		-2		-1	1
date capitalised	-3		1				2
date digits-2	3		-3				-2
date line	5	-1	-4	-1	-1		-1
digits-1 capitalised	-3		2	-1	-1	-1	1	1
digits-1 capitals		1	-1	-1	1		-3	-2
digits-1 digits-1	-1	-3		2	-1	-1	1	-1
digits-1 dollars	3	-4	-1	-1		-1	-3	-1
digits-1 mark-(	-3		4				-1
digits-1 mark--	3		-1		-1		-2
digits-1 mark-:	3	-2			-1		-1
digits-1 mark-=	4	-1	-1				-4
digits-1 small	1	-1	-3		-1	-1	1	-2
digits-2 capitalised	-1	1	4	-1			-1	-1
digits-2 capitals		-5	1	-2	-1	-1	-2	-2
digits-2 digits-1	3		-2	-1			-1	-1
digits-2 digits-4	4	-1	-3	-1			-1
digits-2 mark--	3	-1	-1				-4
digits-2 mark-/	1	2		-2		-1	-3	-2
digits-3 capitalised		1		2			-3	-1
digits-3 line	3	-2	-1	-2	-1	-1	-1	-1
digits-3 mark-.	1	-4						-1
digits-3 small	3		-2	-1	-1	-1	-2	-3
digits-4 capitalised	-3	3	2	1			-1	-1
digits-4 capitals	-1	-3	-1	1	-1	-1	1
digits-4 code	-1	-1	3	-2			-2	-1
digits-4 dollars-and-cents	2	-2		-4			-2	-3
digits-4 mark-,	-1		-1	1		-1	-3	-1
digits-4 mark-.	1	1	-3	-4				-1
digits-4 mark-:	4		-2	-1			-1
digits-4 mark-–	3	-1	-4	-2			-2	1
digits-4 masked	-2	1	3	-2			-1
digits-4 thousands-and-cents	-3	1	3					-1
digits-5 capitalised	4	-1	-1	-1	-1			-1
digits-5 mark-.	2	1	-3
digits-7 digits-1	3	-1	-3	1				-1
digits-7 digits-2	3	-2	-3	-1			-1	-2
digits-7 dollars	-3	-1	3	-1				-1
digits-7 dollars-and-cents	-3	-1	2	-1	-1	-1	-4	-2
digits-7 line	1		-3		-1			-1
digits-7 mark-,	4	-2	-4	-1			-1
digits-7 mark-.	3	-1	-3				-2	-1
digits-7 thousands-and-cents	-3		1	1			-2
dollars capitalised	1	1	1				-4
dollars capitals	3	-2		-1	-1		-1	-1
dollars letters		3	-3	-1	-1	-1	-3	-2
dollars mark-(	2	1	-3				-1
dollars mark-)	3	-2	-2				-1	-1
dollars mark--	1	1	-2	-3	-1		-1	-1
dollars mark-.	2	-1	-4			-1		-1
dollars mark-|	3	-1	-1				-1	-1
dollars mark-–	3	-2					-1
dollars percent	3	-3	-2					-1
dollars small	1		1	-1	-1	-1	-2	-3
dollars-and-cents capitals	3	-1	-1				-2
dollars-and-cents code	3		-1		-1		-2	-1
dollars-and-cents digits-1	3		-1				-1	-1
dollars-and-cents dollars-and-cents	1	-1		-2	-1		-2	-3
dollars-and-cents line	1	-2	-1	-2			-3	-3
dollars-and-cents mark-(	3		-2				-1
dollars-and-cents mark-)	3	-1					-2
dollars-and-cents mark-,			-2	-1	-3	-2	-2	-3
dollars-and-cents mark-.		-3	-1	-1	-1	-2
dollars-and-cents mark-;		1	1				-3	-1
dollars-and-cents mark-–	4						-3
dollars-and-cents percent	-3	1	1	-1			1	-2
end end	4	-2	-1	-1			-2	-2
lettered-code capitals		-1		1		-1	-2	-3
lettered-code digits-2	4	-3	-1				-1	-3
lettered-code dollars-and-cents	1	-3	-1	-2	-1	-1	-1
lettered-code lettered-code	-1	-2				-1	1	-1
lettered-code line	1	-3	-1	-2			-3
lettered-code mark-)	3		-2
lettered-code mark-,	1			-1			-4	-1
lettered-code mark-.	4	-2	-3				-1	-2
lettered-code small	1	3	-3	-1			-4
lettered-code thousands	-3	3	1
lettered-code thousands-and-cents	-2		2					-2
lettered-code with-digits	-3		3
letters digits-4	-2	-1	2	-1			-3	-1
mark-! capitalised	3		-1				-2
mark-" capitals	3		-2				-1
mark-" line	-1	-4	-1	-2	-1	1	-1	2
mark-" mark-"	2	-5	3	-1		-1	-3	-3
mark-" mark-:	3	-3	-2	-1	-1	-1	-2	-2
mark-" mark-;	-2	1	3	-2		-1	1	2
mark-" mark->	1	-2	-2		-1	-1	-2	3
mark-" mark-_	2		-1	1	-2	-2	-1	-3
mark-# digits-7	-2	-2	3				-1
mark-# lettered-code	-3	-2	6				-1	1
mark-$ cents		-2		1	-2	-2	-3	-1
mark-$ line	3	-2	-2	-1			-1
mark-$ thousands-and-cents	2	-4	-1	-1	-1	-1		-1
mark-$ with-digits	-3	-2	-2	-3	4	2	-4	-3
mark-& capitals				-1		-1	-3
mark-& small		-4					1	-1
mark-( capitalised		-1	-1	-1	-1	-1		3
mark-( mark-.	-4	3	3
mark-( mark-…	-3		3
mark-( small	-1	-2	1	1	-1	-1		-3
mark-) capital	2		-2					-1
mark-) digits-4	-2	-4	3				-1	1
mark-) digits-7	1	-2	-3				-2	3
mark-) dollars	-1	2	1				-2	-3
mark-) dollars-and-cents	3	-1	-3					-2
mark-) end	3		-1				-3	1
mark-) lettered-code	-1	-1	-3	-1			-2	4
mark-) line	-1	-3	-1	-1	-1	-1	2
mark-) mark-,	-1	-3	2					-1
mark-) mark-.	-1	-3	2	1		-1	-3	-1
mark-) mark-:	-2	-3	3				1	-4
mark-) percent	-2		2
mark-) small	1	-4					2	-1
mark-) thousands	-4	-1	3					2
mark-+ dollars	3		-3
mark-+ dollars-and-cents	3	-1	-2				-1
mark-, capital	1	-2	2			-1		-2
mark-, capitalised	2	-3		-1	-2			-4
mark-, capitals	4	-4	-4			-2		-1
mark-, cents	-5		3		-1	2	3	-1
mark-, dollars	-3	2	3	-1	-1	-2	-1	-3
mark-, dollars-and-cents	-4		2	1		-1	2	-1
mark-, lettered-code	-5	1	1		2		-3	1
mark-, letters	-1	-4	3	-1	-1	-2	-1
mark-, line	3	-3	-2	-1	1	2	-1	-1
mark-, mark-#	-2	-1	3				-1	-2
mark-, mark-,	-2	-1	-3		-2	2		-1
mark-, with-digits		1		-1	1	-2	-3	-3
mark-, year	-2	-3	1		2			-1
mark-- capitals	1	-3	-2	-1		-1	2	-1
mark-- digits-3	-2	3	1
mark-- dollars	-2	-1	3	-1				-2
mark-- dollars-and-cents	-2	1	3
mark-- line	2		-4		-1			-1
mark-- mark--	2	-1	-1	-2	-1	-1	-2	-1
mark-- thousands	-2	3	1				-1
mark-. capitalised		-1	-3	-1	-1	-1	2	1
mark-. capitals	1	-2	-4	-1	-1		2
mark-. cents	2	2	-4				-1	-1
mark-. code	3	-1	-2				-1
mark-. digits-1	3		-1				-1	-1
mark-. digits-2	3	-1	-2				-2	-1
mark-. dollars	1	1			-1		-1	-3
mark-. dollars-and-cents	1	-1	3				1	-3
mark-. end	6		-2				-5	-1
mark-. line	-1	-4	-3	-1	-1	-1	2	1
mark-. mark-"	-3	-2	1					2
mark-. mark-)	3						-1	-3
mark-. mark-.	-3	2	4		-1	-2	-5	-4
mark-. mark-:	4	-1	-2				-1	-1
mark-. masked	-4	-2	2	-1	-1	-1
mark-. small		2	2	-1	-1	-1	-2	-6
mark-/ capitalised		-3		-1	-1	-1
mark-/ capitals			-4	-1	-1	-1	2	1
mark-/ code	-2		3				-1
mark-/ small		1	2	-1		3	-3	-2
mark-: capitalised	3	-3	-3	-1	-1	-1	-2	-2
mark-: digits-3	2	-1					-1
mark-: line	1	-3	-1		-1		-1	-1
mark-: mark-$	1	-1	-1				-3
mark-: mark--	3	-1					-1
mark-: masked	2	-1	-1
mark-: small	-1	2	3	-1		-1	-3	-2
mark-: year	3	-2	-1
mark-= mark-"	2	-2		-1	-1	-1	-2	-2
mark-> line	3	-3	-2				-1	-1
mark-? capitalised	4	-1	-1				-3
mark-? small	5	-1	-1				-3
mark-| digits-1	1	-1	-2				2	-1
mark-| digits-4	-3		3				-1	-2
mark-| dollars-and-cents	-3	-1	2	1			-1
mark-| lettered-code	-3	-1	4	-1			-1	-2
mark-| mark-|	1	1					-3	-1
mark-® line	4	-1	-3
mark-® small	3	-1	-2
mark-· capitalised		-3	-1		-1	-1	2	1
mark-– capitalised	1	-1	-1		-1	-1	2
mark-– cents	-2	1	2
mark-– digits-2	-2						3
mark-– digits-3	-3	1	2
mark-– dollars	-3	2	3					-1
mark-– thousands	-4	1	3
mark-— capitalised	4	-2	-2		-1		-1	-1
mark-— digits-2	3	-1	-3
mark-— mark-—	1	2	-1				-2
mark-— small	-4	2	2	-1	-1	-1		1
mark-• capitalised		-1	-2		-1		1
masked capitals	5	-1	-4		-1		-1
masked digits-2	-1	1	-1	-1			-3
masked dollars	1	3	-3				2
masked dollars-and-cents	-1	-4	1	-1	-1	-1	-2	-1
masked mark-(	-3		3				-1
percent dollars-and-cents	-2	3		-1		-1	1	-1
percent percent	3	-2	-1				-1	-1
small capitals	3	1	-3			-1	-1	-3
small cents	2		-1				-4	-2
small date	3		-2				-1	-1
small digits-1	2			1	-1	-1	-4	-2
small digits-2	-1	-1	-2	-1	-1	-1	2	-3
small digits-3	1	1	-2				-3	3
small digits-4	-2	3	1	-3		-1		-2
small digits-5	-2		3				-1	-1
small digits-7	-4	1	4	-1			-1	-2
small dollars	1	1	2	-1	-1	-1	-5	-2
small dollars-and-cents	1	-3		-1	-1	-1	-1	-1
small line	1	-4	-1	-1	-1	-1		1
small mark-"		-3				-1	1	-2
small mark-$		-3					1	-1
small mark-)		-7	3	-1		-1	-5	-1
small mark-+	2	-1	-3				1
small mark-.	-1	-2	-2	-1	-1	-1		2
small mark-/			-1			3	-1	-2
small mark-:	2	-3				-1	2	-6
small mark-;	1	-2	-2		-1		1	-3
small mark-?	3	-3	-3				-1	-2
small percent	3	-1	-2				-2	-1
small thousands-and-cents	1	1	-1				-3
small with-digits	-1	2	4			-1	-3	-2
thousands mark-(	-4	2	3					-1
thousands mark-?	4	-1	-3				-1
thousands small	1	-3	1	-1	-1	-1	-2	-2
thousands-and-cents cents	1	-3		1			-2	-2
thousands-and-cents code	3		-2	-1
thousands-and-cents digits-1	3	-2	-1				-1
thousands-and-cents line	2	-1	-1	-1			-3	-1
thousands-and-cents small	-3		2	-1	-1		-4
thousands-and-cents thousands-and-cents	2	1	-2	-1				-1
with-digits digits-1	2	1					-3
with-digits line	-2	1	1	-1	-1	-1	-2	-1
with-digits mark-$	-4	2	2				1
with-digits mark-,	-3	2	2	-1			-1
with-digits small	2			-1	-1	-2	-5	-3
year mark-"	3		-2				-1
year mark-)		-3					1	-1
year mark-:	3		-1				-3
year small		-2	1				1	-1
# word both read as
 	1	-1		-1	-3	-1	-12
 accountName	-1	2	-1	-1			-3
 accountName,current?	-4	-2					3	-2
 accountName?			-2			-1	-4	-1
 accountName?,current?	-4	1					2
 accountNumber	-3	-2	-1	3	-1		-2	-1
 amount?	-2	-1		-1	3	-1	-1	-1
 current	-5	-2			-1	-1	6	-1
 current?	-2	-5	-1	-1	-1	-1	3	-1
 originalCreditor	-1	-2		-1	-1		-4	1
 paying	-4			-1		4	-1	-1
accountName goes on		-3	1	-1			-2
accountName,current? goes on,current?	-3	-1	2				2	-2
accountName? 	-1	2	-3
accountNumber 	3	-1	-2	-3	-1	-1	-2	-3
accountNumber current	-3						3
accountNumber originalCreditor	-3						-1	3
accountNumber? current?	-3						3
amount 	7	-2	-1	-1	-1	-1	-5	-3
amount accountName	1			-1	-1		-4	-2
amount current	-4						4
amount,current current	-3						3
amount? 	3			-1	-1	-1	-3	-2
amount? current?	2	-1					-2
aside accountName aside goes on		-3	1				-1	-1
aside amount 	3	-2
aside amount aside accountName	3	-2
aside current? aside current?	2		-1				-3	1
current 	3	-2	-1	1			-6	-2
current accountName	-1	1	-1				-4
current? 	2	-1		1			-6	-3
current? current?		-4	-3	-1	-1	-1
current? originalCreditor,current?	-1	-2	-1				3	-3
goes on 	3		-4	1			-2
goes on accountName	-3	4	-4				-1	-3
goes on goes on		-2	2	-1	-1		-3
goes on,current? current?			-3	-1			2	-1
goes on? 	4	1	-6	-1
goes on? goes on?	-1		1	-2	-1	-1	-6	-1
goes on?,current? goes on?,current?	-3		1				1
originalCreditor 	5	-1	1				-1	-6
originalCreditor current?	-3						3	-1
originalCreditor originalCreditor	-1	-3		-1	-1	-1	-4	1
originalCreditor,current? originalCreditor,current?		-1	-1				3	-1
originalCreditor? originalCreditor?	-2	-3	1	-1			-2
paying 	7	-2		-1		-1	-5	-1
paying accountName?	3	-3		-1			-1
paying current	-4						4
paying current?	3	-1					-3
paying paying	-2	-2	-1			2	-2
paying? 	2	-2					-1
paying? accountName	3	-3
paying? current	-3						3
# word cell comes
always	1	-1	-2	-2	-1	-2	-3	-2
often	1	-6	-2	-1	1	-1		-3
twice	2	-3	-1	-1	-1		2	-3
# word cells behind
1		-2	-1	1	-1	-2		-1
# word cells
2		-1		-1	-3	-2	-2	-2
3	1	-1		-3	-2	-2	-1	-1
# word ending
're	3	-2	-1				-1
've	-1	-2	-1				3	-2
-01	-1	-1	2			-1	-3	-1
-02	-2	-1	2	3	-1	-1	-2	-2
-09	3			-2	-1	-1	-2
-10	3			-1		-1	-1
-17			-3	2			1
-23	3		-1	-2			-1
-30	4			-2			-3
-on	-4	4	-2					-1
-op	-3	1	2
.9%	3		-1				-2
/ef	2	-1	-1				-3	-2
/mo	4		-1				-3
/td	-3	3						-1
00%	2	-1		-1	-1	-1	-3	-1
1.0	3	-1		-1			-2
1.5	-3			-1	2	2	-1
2.1	4	-1		-2			-1
2.2	3	-1		-3			-1
25%	3		-1				-1
4.1	3	-2		-1			-1
4.2	3	-2	-1	-2			-1
4.4	4	-2		-3	-1
4.5	3	-1		-2
75%	3	-1					-1
99%	2	-1	-1		-1	-1		-1
a	1	-4	-3		-1	-1	1	1
a/c	3	-1	-1	-1
aa	1	-3	1				-1
ab	1	-4	-1			-1		-1
aca	3	-2	-2
ach	2	-2	1				-3	-1
act	2	-3	-2	-1	1	-1	1	-2
ada	-1	-2	-1				3
ado		-2	3	-1		-1	-2	-1
ady	-3						2
aga	-1	-1					3	-1
age		1	2	-1	-1	-1	-4	-3
ah	3	-1					-1
aha		-1	2				-2	-1
aid	1	-3	-2		-1	-1	1	-2
ail	3	-2	-2				-3	1
air	-3	2	2	-1		-1	-3
ait	3	-2	-2				-2
ake		1					-4
ala		-2	3				-1	-1
ale	-2		1			-1	-3
alf	-1	-1	2				-3
all	2	-3	-3	-1		-1	2	-1
als	3	-2	-1	-1			-3	-1
ama	2	-1	-1				-1	-1
ame	6	-5	-3				-1	-7
ami	1	-1	2				-2
amt	3	-2	-2		-1		-1	-2
an	3	-1	-1				-2	-1
ana			-1			1	-4	-2
ane	-1	1	3	-1	-1	-1	-2
ang	3	-2	-3				-2
ani	3	-3	-1				-2	-1
ano	3	-1	-1
apr	7	-3	-2				-4	-2
ard	-1	-2	2	-1	1		-4	-3
are	1	3	-2	-1			-3
ark	-1	3	-1			-1	-3
ars	-1	2	2	-1	-1	-1	-3
ary		-4	-2	-1	-1	-1	1
as		-4	-1		-1	-1	1	-2
asa		-1	-2				3
ask	3	-1		-1			-3
at	2	-3	-2			-1	-1	2
ath	2	-1	-1
atl		-3	1				-1	-1
aug	1	-2	-2	-1	-1	-1	1	-2
ave	2	1		-1	-1	-1	-4	-3
axx	-3	-1	3					-1
b	1	-3		1	1	-1	-3	-2
b&t	-3	2						1
bal	1		-2	-3	-2	-1		-4
ber	4	-4					1	-2
bit	-2	4	-2		-1	-1	-3	-2
bmo	1	-3	1					-2
bna	-2	4		-1			-2	-2
bom	-4	3	2
box	3	-1	-3	-2	-2			-1
bsd	-3	3
bts	3	-3	-2				-1	-1
buy	1	-1		-1	-1	-1	-1	-2
by	1	-3	-2	-1	-1	1	1	-1
c		-4	1	-1	-1	-2	-2	-1
cal	1	-4		-1		-1	2	2
cao	-3	5	-2				-1
cap	3	-1					-2	-3
car	3	-2	1			-1	-3	-1
cc	2	-3		-1	-1	1	-1	-1
cct	5	-4	-6	-3			1	-2
che	3	-3	-1
chg		-1	-1				3	-1
cls	3	-1					-1
co	-1	-4	2	-1		-1	2	1
col	3	-2					-1	-1
com			-2			-1	-1	3
con	1	2	-3				-1	-1
cox	-3	1	-1				1	1
cr		-3	1				-1	-2
ct	2	-2	-2				1	-2
ctr	-5	-2	1				1	3
cu	-1	-5	2	-1	-1		-1	-2
cur	-2	-2	-1			-1	3	-2
d	2	-3	-4	2	1		1	-1
dad	-2	3	-1				-2	-1
dai	-1	2	-4				-1	-2
dan	1	-3						1
day	1	-6	1	-1	-1	-1	-2	-2
dba	-3	-1	3
de		-3		-1		-1		-2
dec	4	-2	-2		-1			-1
ded	4	-2	-1				-3	-1
der	1	1	-1				-4	-4
des		-1		-1			-3	-2
dge	2	-4					-2	-1
dia	-3	2	-2			-1	2	-2
die	3	-3	-1					-1
dit		-1	2	-1	-1	-1
dla	3	-1	-2				-1
dlq	3	-1					-2
dma	-3	3						-1
dmp		-2	-1	-1		-1	1	-3
dow	-3	2	1				1	-1
dpd	-2	-1		-1	-1	-1	3
dr	1	3		-1			-3	1
du	3	-1					-1	-1
due	2	-2	-1				2	-1
d’s	4	-4	-2
e's	-4	2	1	-1		-1		1
eaf	-2	2	-3
eam	-2	3	-2				-2	-3
eau	1	-2						-3
ebo	4	-3	-2	-1	-1		-1	-1
eca	1	-3	1				-1	1
ect	-1	1	1	-1	-1	-1	-1	-3
ecu	-2	3	-1
ed	-1		2					-1
eek	2	-3	-1				-2	1
ees	1	-4	1				-1	-2
ef	3	-2	-2	-1			-4	-2
eft	3	-3	-2	-1	-1	-1	-2	-1
efx	3	-2	-2			1	-2	-2
ege	-2	3	-1				-1	-1
el	2	-4	-1					1
ela	-1	2	1	-1	-1	-1	-3	-3
elk	-3	3	-1					-1
elm	-4	3						1
elq	3		-2
ems	-3	-3	3				1	-4
en		-3	-2	-1				-1
ent		-3		-1	-1	-1	3	-2
ept	-1		2	-1			-2	-3
eq	4	-2	-2	-1			-2	-2
er		-4	2	-1		-1	-2	-1
ero	4	-1	-1		2		-5	-1
ers	1		1	-1	-1	-1	-3
ery		-3	1		-1	-1	-1	-2
esc	2		-1
est	-2	1	-1	-1	-1	-1	-3	2
et	3	-1	-1					-1
eto	2	-3	-1				-2	-1
ets	3	-2	-2				-1	-2
ews	3	-1	-1				-2
ex	4	-2	-1				-2	-1
exp	3	-1	-1				-1	-1
ext	2	-3	-1	-1	-1	-1	-3	-1
eye	-2	2	2					-2
eze	3	-1	-3				-1	-1
e’s	2	-1	-2				-3	-2
f	4	-1	-2		-1		-1
fa		-2	3					-1
fax	5	-3					-2	-1
fcu	-2		2	-1		-1	-1	-3
feb	2		-4					-2
fee	2	-1	1	-1	-1	-1	-4	-1
fer	3	-3	-3	-1	-1	-1	-1	-2
fha	4	-3					-2	-1
fin		-3		2			-1	-2
fix	3	-2					-1
for	2	-4	-4	-1	-1	-1	1	-4
fri	3	-2	-1				-1	-1
fs		-3					1	-1
fsb	-3	-2	3
g	3	-1					-2
g&e	-2	1					-1	1
gal	2	-4	-2	-1	-1	-1		-1
gas	-1	-3		-1			-4	2
ge	-3	3	-1					2
get	1	1	-1				-3	1
ght	1		-4			-1		1
gia	-3	2	1				-1	-1
gm	-2	3	-2				-1	-1
go	-2	-3	2
gov	3	-2						-1
gs	-2	-1	3
har	1	-2
has		-2	-4				2	-1
hat	1	-4	-3		-1	-1		-1
hen		-5	2				-1	-2
her		-4	2	-1	-1	-1	-3	-1
hes	3	-1					-2
hf	-3			3
hip	2		1				-2	-1
his	1	-2	-3	-1	-1	1	1	-3
hls	-3	4	-2				-2	1
hly	1	-3	1	-1	-1	-1	-3	-1
hop	3	-3	-1					-1
how	1	-3					1	-1
hsa	3	-2		-1
hut	-3	2		-1			-3	4
hys	-4	-1	3				-2	3
i	1	-1	-2	-2	-1	-1	1	-2
i'm	2	-3	-1					-2
i.c	-2	3					-1
ial	-1	1	2				-3	-2
ian	-2	-1	3	-1			-4	2
ibe	4		-3				-2
ibu	3	-1	-2				1	-1
ica		-3	1				-1	-1
ice	-1	-3	2	-1	-1	-1
ich	3	-2	-2				-2	-2
ico	4	-2	-1				-1	-1
ics	-5		3	-1			-3	2
icy	3		-1				-2
id	7	-4	-4	-2	-1		-1	-2
ied	3	1	-1				-5	-2
ies	3	-4	-1	-1	-1	-1	-3	1
iew	-1	-1	-2				-3	1
if	3	-3					-1	-2
ife	5	-1	-2				-3	-1
ift	2	-1						-1
ify	4	-2	-1				-1	-1
igh	2	-2	1	-1			-2
ii	-1	-3	2	-1			-1	-3
iii	3	-1	-2
ike	1	-3						-1
ild	-3	1	2				-1	-1
ile	-1	-3		-1	-1	-1	-1	3
ilk	3	-1	-1
ill	2	-2		-1	2	-1	-2	-3
ils	5	-2	-3		-1		-4
im	2	-1	-3				1
ima		-1	3				-1	-1
ime	-3			-1	-1		3	-2
imo	2				-1	-1	-2	-1
in		-5	-3	-3	-1	-1	1	-2
ina	1	1	-3				-1
inc	-3	-4	3	-1	-1	-1	-2	-3
ine		-1	2	-1	-1	-1	-4
iny	-3		3				-1	-1
iod	3		-1				-2
ion	-1	-2	1	-1		-1	1	-3
ior	2	-2	-1					-1
ird	-2		1		2		-1	-3
ire	-4	2	2	-1	-1	-1	-2	-3
irm	-3	2	2				-2	-1
iro	-1	2	-1				-3
irs	-1	1	-1	-1			-1	-3
is	2	-3	-6	-1	-1	-1		-2
isa	-2		2	-1			-3	-2
ise		2					-3
iss	3	-1	-2					-1
it	-2	-3	4	-1	-1	-1		-2
ita	-1	3	-1
ith	3	-4	-3		-1	-1		-2
iti	-1	2	1	-1		-1	-3
its	3	-4	-5	1			-2	-2
ity		-1	2	-1			-3	1
ius		1	-2	-1		-1	-2	-3
iva	-4	3	1				-2	1
ive		-4		-1			-2	2
ién	1	-3					1
ión	2	-2	-2	-1				-1
j	4	-1	-2	-1	-1		-3	-1
jan	3	-3	-1		-1		-1	-1
jcp	-4	1					-2	2
joy	3	-1	-1				-2	-1
jul	3	-2	-1				-1
jun	4	-1	-1		-1		-2	-1
k	2	-3	-1				-3	-1
kay	1						-2	-3
ker	3	-2	-2				-1	-1
kly	3	-1	-1				-1	-1
ko	2		-2
kwy	3		-2
l	1	-2	1	-1			-4
las	-3	2	1				-1
ldo	6	-2	-3		-1		-3	-2
led	2	-3	-1	-1	-1	-1	-3	-2
les		2		-1			-3	-1
lex	-3	1	3
lio								-3
lis	2	-1	1					-1
lix	3	-1	-1			-1	-1
lla	-2	-3	3		-1		-1	-2
llc	-2	-5	4	-2	-2	-1	-5	-3
lly	1		-2		-1		-2	-3
ln	-1	-3		2	-1			-2
loc	-1	2		-3	-1	-1	-3	-2
loe	3		-1				-2	-1
log		-2						1
lol	3	-2					-2
low	-1	-2	1				-3	1
lp	-2	-2	3	-1				-1
lry	1		-1					-3
lta	-2	5	-1				-3	-2
lts	2	-1	-2
lub	-3	1	1	-1				-1
lue	-2		3	-1	-1		-1	-1
lus	-1	-4	2	-1				-2
lvd	4		-2				-2	-1
m	-2	-3	1	-1	-1	-1	1	-2
m&t	-1	3	-3					-1
ma	3	-2	-2				-1	-1
mac	-3	2	-2	-1			-1	-1
mas	2	-3	-3					-1
max	-2	3	-3				-3	1
may	2	-3	-1					-2
mc	-2	-3	3	-1			-1	-2
me	3	-3	-4				-2	-1
med	-3	2		-1	-1	-1
mer	1	-3					1	-3
mex	-3	4	-2					-3
min	2	-4	1	-1	-2	-2	-1	-2
mls	4	-1	-1	-1		-1	-1	-1
mn	3		-3					-1
mni	-2	1	1
mom	-3	3	2	-1	-1		-3	-2
mos	3	-1	-3		-1		-1	-1
mr	-1	2	-4	2			1	-3
mtg	2	-3	1	-1		-1	-6	-1
mum	3	-2				-1	-2	-1
my	3	-2	-1				-1	-2
n's	-2	3	-4					-1
n't	2	-1	-1				-2	-1
n.a	-4	-3		-1	-1	-1		2
n/a	4	-3	-1	-1			-3	-3
na	-1	-3	1	-2	-1	-1	-3
nc	2		-2					-1
ncb	-2	3		-1			-1	-2
nce	1	-5		-1	-1	-1	-2
ncy	2	-5			-1		-1	1
ndo	2	-1	-3				1	-1
nds	5	-3	-2	-1			-3
ne	3	-2	-2
ned	1	-3	-1	-1	-1	-1		-4
nee	3	-3	-1				-1	-1
ner		3	2				-1	-3
net	-1	1	-2	-1		-1	-1	-3
new	1			-1	-1		-3	-1
nfo	3						-2	-1
ngs	1	-3	-1				1	-2
nia	2	-2	-2		-1		1	-2
nie	2	-3						-1
nit	-1	-3		2		-1	-1	-1
nks	4	-1	-2				-1	-1
nnb	-3		2		-1
no		-4	-4	-1	-1	-1	3	-2
not	2	-2	-2			-1		-3
nov	2	-3	-1					-2
now	2	-2	-3	-1	-1
nse	3	-1					-2
nst	3		-2				-3	-1
nta	1	-4		-2		-1		-2
nte	-1	-2	-3				3	1
nto	3	-3					-3
nts	1	-2	-3	-1	-1	1	-1
nus	3	-1	-2				-1
nv	-2		3				-1	-2
nº	3	-1	-1	-1
núm	3	-1	-1				-1
o	1	-3	-2	-1	-1	-1	1	-1
oan			2	-2	-1	1	-4	-2
oat	-1	3	-1
oc	4	-2	-1				-2	-3
ock	-1	4					-2	-4
odo	2						-2
ody	3	-1	-1				-2
oes	3	-2	1				-2
of		-5	2		-1	-1	-1	2
ofa	-2	4	1				-1	-1
off	-1	-1	-2	-1	-1	-1	3	-2
ofi	-2	2	-3				-1	-3
ogy	-2	-1					-1	3
oh	4	-2	-3	-1		-1	-1
ois	1	-3	1				-1
ok	1	-3	-3	-1	-1	-1	1	-2
old	1	-1		-1	-1	-1	-3	-2
oll	-1	-1	1	-1		-1	3	-3
oma	1	-4	1		-1			-2
on	-1	-4	-2	-1	-1	-1	1	-2
ond	-1	-3	1				2	-1
ong		-2	3			-1	-3	-1
ood		-2	-3				2	-1
ook		2	-3					-1
ool	2		2				-4	-1
opn	2	-1	-1					-1
ord		1						-2
ork	2	-3	-2				-1	1
orp	-3	-1	3	-1			-2
ors	2	-3	1				-2	1
ose	3		-2				-2	-1
osp		-2						2
oss		-4		-1	-1	-1		-1
ost	2	-2	-1				-2	-2
ote		-1	-3	-1			2	-1
oth	3	-1	-2	-1			-4	-2
oup	-2	-2	3	-1	-1	-1	-3
our	1	-3	-1		-1	-1	2	-2
out	2	-3	-4		-1			-1
owe	2	-4	-1	-1	-1		-1	-1
own			1	-1	-1		-3
p	4	-1	-3				-1
p.o	3	-1	-4	-1			-2	-1
pa		-1	2	-1			-3
pal	-1	-1	-4	-1	-1	-1		1
pcs	-3		1				-1	2
pd	2	-2	-1				-2	-1
per	-3	2	2	-1	-1	-1	-2
pif	4	-1	-1				-3	-1
ple	-1	1		-1	-1		-2	-3
pls	3		-1				-2
pmc	-2	3				-2
pmt	2	-4	-4	-2	-1	-2		-3
po	4	-2	-5	-1				-1
pon	3	-1	-1				-1
por	3		-2			-1	-2	-1
pos	3	-2						-1
ppa	-4	-2				-1	4	-1
ppc	-2	3					-1	-1
q	4	-1	-4
qua	-3	2	-1				1	-1
que	3	-1					-2	-1
r's	3	-2	-1				-2	-1
rad	-1	-2	3	-1
ral	-1	1	1	-1			-3	1
ram	1	-1	-2	-1	-1	-1	-3	-1
ran	2	-1	-3				1	1
ras	2	-2
ray	-1	-3	2				-2	-1
rce	-1	3	-2					-2
rch	3	-4		-1	-1	-1	-1	-3
rcy		1	-3				-1	1
rd	5	-2	-3		1		-2	-1
re		-1	-3	-1			3	-3
red	3	-1	1	-1	-1	-1	-5	-3
ree		-5	2					-1
ref	2	-3	-2	-2			1	-2
reg	3	-3	1					-1
rei	-2	3	-1
ren	2		-2				-2
rer	-2	-1	4				-1	-1
res	1	-4					-3	2
ret	-3	-1	1				-1	2
rev	4	-3			-1	-2	-4	-1
rgo	1	-3	1				-1	-1
ria	-3	3	1				-1	-1
ric		-1	1				-2	3
rid	-3	2	2	-1		-1	-3	3
rig	4	-3	-3	-1	-1	-1	-2	-3
rin		-3	1			-1	1	-2
rip	2	-2	-1
rks	2	-3	1				-2
rmc	-2		1					2
rna	-4	4	-1				-1	-2
rob	3	-2	-2					-1
rom	2	1	-1		-1	-1	-2	-4
rro	2	-4	2				-1
rry			-1		1	-1	-3	-2
rse	-1	-3					1	2
rst		1	-1		-1		-3	1
rta	1						-3	-1
rth	2	-2	-3	-1	-1	-1	-2
rty	2	-2	-1				1	-3
rve	2	-1					-2	-1
sa	3	-2	-2					-1
saa	-2	2					-1	-1
sal	3	-1					-2	-1
san		-3	2				-2
sbc	-3	2	-1				-1	1
sed	1	-1	-3				1	-1
see	3	-2					-1	-2
sen	2	-2	-2	-1	-1	-1	-1	-1
ser	1	2	-3				-2
ses	2	-3	-1				-1	-1
set		-3	1		-1	-1	-3	-1
sha	-1	-1	2					-1
sin	2	-3	-1				1	-1
ska	-2	3	2		-1		-1	-1
ski	4		-2					-1
sky	-4	2	3			-1	-1	-3
snb	-2	4	-1					-2
so		-3	-2			-1	2
soc	-2	-3	3	-1			-1	-1
sol	1	-2					-1	-1
son	-1	1		-1	1	-1	-2	-1
ssn	3	-2		-1
st	-1		-1	-1	-1	-1		3
ste	4	-2	-3				-1	-1
sts	-1	-2	2				-2
svc	-1	-2	2	-1			-2	-2
sí	3	-2	-1				-2
t&t	-3	-1	-1	-1	1	-1		2
t's	1	-5	-3				2	-1
tax	-1	-2	3					-1
tch	5	-1	-2				-2	-1
tco	-2	1	3				-1	-3
tcy	3	-1	-2		2		-3
ted	2	-1	-2	-1	-1		-2	-2
tem							-3	1
tes			1	-1	-1	-1	-2	-3
the	2	-3	-2		-1	-1		-1
til	4	-1	-1				-3	-1
tio	-2	3	-3				1	-1
tjx	-3	1	1
to	2	-5	-2	-1	-1			-2
top	1	-1	2				-3	-1
tos	3	-2
tot	2	-2
tra	1	-4					-2	-1
trễ	-2						3
tta	-2	3	-1
tty	3	-2	-1				-2	-1
tu	4	-2	-2				-2	-3
tuc	2	-4	-1	-1	2		-2	-2
tun	-3	4	-2	-1			-3	-2
tus	3	-2	-2	-1	-1	-1	-2	-2
tv	3	-1	-2				-1	-1
tx	3	-1	-2
t’s	3	-2	-2				-1
u.s	-1	2	-1				1	-3
ual	2	-3		-1			-2	-2
uck		-3	2				-1	-1
ude		1	2				-3	-2
ued	3	-2	-2				-3
uff	3	-2	-2				-1	-1
ugh	2	-2	-1				-1	-1
uh	3	-2	-2				-1
uis	3	-1	-2					1
uit			-3			-1	1	-2
uld	4	-1	-2				-2	-1
ule	3	-1					-1
ulf		3	-1				-1
ull	3	-3	-2			-1	-2	-2
ult	4						-3	-1
ulu	3	-1	-2				-1
uly	3	-2	-2				1	-2
um	3	-3	-1				-2
une	1	-3	-2				2	-3
ung	3	-2	-2					-1
uns	3	-2	-1				-1
unt	2	-1	-1		-1	-1	1	-3
ure	-2	1	2	-1		-1	-3	-2
uro	3		-2
urr	-2	-2	-1			-1	3	-2
urt	1	-3	-1				1	-1
us	-2	-2	-2	-3	3	2	-4	-3
ute		2	1		2		-4	-1
v	3	-1	-2				-1
v's	-3	4	-1				-1	-1
val	2	1	-2				-1
vcs	-3	-1	3				-1	-1
ven	4	-3	1				-3
ver	-1		4	-1	-1	-1	1	-1
vet	2		-1				-1	-2
vin	3	-2	-2		-1	-1	1	-1
vor	-2	1	3
vs	3	-1	-1				-1
w	1	-3	-2	-1	-1	2		-2
was	1	-3	-5	-1		-1	2	-4
way		1	-1		-1			-3
wds	-3	3
we	1	-2	-3		-1	-1	1	-3
wed	5	-2	-2		-1		-4	-1
wen	1		-2				1	-3
wer		3	-1	-1	-1			-1
wes	-1	4	-3	-1	-1		-2
who	2	-3	-1				1	-1
x	3	-3		-1	-1	-1	-2	-1
xas	-2	1	2					1
xed		-2	1				-3	-1
xes	2	-2	-1			-1		-1
xp	4	-3	-1				-1	-1
xpn	2	-3	-2	-1		1	-2	-2
y		-4		-2	-1			-3
y's	-3	5	-2		-1		-3
yer	-2	-2	3				1	-2
yes		-4	-3	-1	-1	-1	3	-3
yet	3						-3
yns	-2	2		-1			-1
you	3	-4	-1				-2	1
ype	5	-4	-3				-2	-1
ytd	3	-2						-1
zen	-2	3	-2
zip	-2	4	-1				-2	-2
zle	-3	3
zon	-1	-2	2	-1		-1		3
áng	2		-1		-1		-2
ção	3	-1					-3	-1
余额	1	-4	-2	-1	-1	-1	1	-1
信用卡		-3	3	-1			-3	-1
合计	3	-2					-1
尾号	2	-3	-4	-2		-1		-1
常还款	-3						3
房贷	1	-3	1				-2	-1
有利息	3	-1					-2
欠	3	-2	-2		-1		-1	-1
正常	-3	-1				-1	3	-1
泰银行	-2	3
生贷款	-1	-3	2				-1
编号	2	-1	-3	-1				-2
账号	3	-1	-5	-2			-1	-1
车贷	2	-3	1				-2
额度	3	-2				-1	-1	-1
# word first of cell
0 of 4	2	-1	-2	1	-1		-3	-3
0 of 5	2	-2		1			-4	-3
0 of 6	1	-1		-1			-3	-3
0 of 7		1	-2	-3			-3	-2
1 of 2	2	2	-4		-1	-1	-2	-1
1 of 3		2	-3	-2	-1	-1	-3	-2
1 of 5			-3	1	-1	-1	-2
1 of 6	1	-1	-5	3	-1		2	1
1 of 7	2	2	-7	1	-1	-1	-1	1
2 of 3	2	1	-3	-1	-1	-1	-2	-1
2 of 6	1	4	-3	1	1	-1	-4	-2
2 of 7	2	3	-8		-1			-2
3 of 4	3	-1	-1	-1			-2	-5
3 of 6	-1	3	-3		-1	1	-5
3 of 7	2	-1	-8	-1	-1	-2	-1	-2
4 of 5		-1	-2	-2	-1	-1	1	-3
4 of 7		1	-2	-1		1	-3	-4
5 of 6	1	3	-1	-1		-1	-2	-2
5 of 7		4	-4		-2	-2	-1	-3
6 of 7	1	-2	-3	-1	-1	-1	1	-1
capital		-1	-4			-2		-3
capitalised	1	1	-6	-1	-1	-1
capitals	1		-4	3		-1	-1	2
date		-5	-3	2	1			-3
letters	3	-1	-3	-2	-1	-1		-2
percent	3	-3	-1	-2	-2	1	-6	-2
small			-4		-1	-2	1	-3
# word first of line
date	2	-4	-1	1	-1	-1	-2	-2
percent	3	-2	-1				-2
# word first word comes
always		-1	1	-1	-5	-3	1	-1
always, first	2	-3	-2	-1	-1		-1	-2
often, first	2	-4	-2	-3	1	-1	1	-1
twice	1	-3	1	-2	-3	-2
twice, first	2	-2	-3	-1	-1		1	-1
# word heading
above company	-2	3	-1
account #	3	-2	-2				-1	1
account ending	2	-1					-2
account individual	-3		1				1	1
account is current	-3		3				1
account name	-1	1	1	-1			-2	-3
account name account	3	-2	-1
account not	2	1					-2
account review	3	-1	-2
account sold	2		-2					-1
account status open	3						-2
account type auto	-2		1				2
account type credit	-4						4
account type education	2	2					-3
acct	1	-3					-1
acct ending		1	-3				1
acreedor original	-3						3	-1
activity designator	3	-1					-2
address account number	-3						2	1
affirm inc	-4			3			1
agency	-2	2	3				-3
agency information	-2		3					-1
aidvantage/dept of	3	-1					-2
al corriente	-3	3					1	-2
ambulance	3						-3
amount past	-1	4					-1	1
amount past due	-2	2	2				-3	1
and return	3		-2					-1
apple card		-1	-1				3
applicant	3	-2		-1			-1	-1
apr	3	-3		-1		-1	-1	-1
apr mar	-2		1				2
as agreed pays	2		-2					-1
at consumer's	2		-2				-1
attorney	3		-3
available	3	-1					-2	1
b	2	-1					-2
balance amount	-3	1	2
balance date	4	-1					-3	-1
balance date reported	2						-2
balance scheduled	2	-1	-3				1	-1
balance scheduled payment	-2	3	-1
balance transfer	3	-1	-2				-1
balances	3		-1				-4	-1
bank	2	-1	-1	-1			-3	-1
bank credit cards	3						-3
bank usa		-1	2				-2	-1
bankruptcy	2		-1				-1
barclays	-1	-2	-2	-1	-1		2	-3
before		-2	1		2		-3	-1
before thursday		-1	3			-1	-4	-1
behind	3		-2				-3	-1
behind?	-3						3
benefits	3		-2					-1
buenas noches	2	-2					-1
buenas tardes	-1		2	-1			-1	-1
capital one			-3	-1				-1
card	2	-5	-3	-1			1	-1
card credit	3						-3
cards loans	-3		3
category	2	-3	-1				-1	-2
charge-off	4		-2				-2	-1
charged off	-1		3				1	-2
chủ nợ	3	-2	-1				-1	-1
citibank	-2	-1	3				-2
city	3		-1	-1
civil judgment	3	-3	-1
claim	4		-2	-1
class	2	-4		-1			-1	-1
client name	-3	2	1					1
closed by	-1	-1	3				-4
co	1						-3	1
collection account	-3	-1	1					2
collection for	-3		1				2
collection original	-3		1				2	-1
collection/chargeoff	3						-3	1
comments		-1	-1				1	-2
company	1	-2		-1				-5
company account	1		-1				-1	3
consolidate	3	-2					-1
consumer credit	-3	3					-2	-2
consumer usa	-3		2				3	-2
corp	2						-2
county	3	-1	-1				-2
court	1	-1					-2	-3
credit	-1	-3	-1	-1			-1	1
credit card	-1	1	2	1				-3
credit limit	1	1	-4	-1			-1	-1
credit one	-1	-4					2	-1
creditor account	-3	2	2	-1			-2	2
creditor avant	3		-2				-1	-1
creditor comenity			2				-2	-1
creditor contact	4	-2	-3
creditor name	1	-3		-1			-2
creditor original	-2	3	-1				-2	-3
creditors		-3					1	-1
current		-3	1	-1	-1	-1	1
current account	-4	-1	2	-1			3
current creditor	-3	4	3				1	-2
current holder	3	-3	-3					-1
current terms	3	-1	-2				-2	1
date balance	2	-3					1
date of first	1	1	-1				-3	-1
date of last	-4	2					2
date reported	2	2					-5	1
date transaction	-3	3	1
days past	-3	2	1				-2	-1
debt	-2	2	3	-1	-1	-1	-2
debt type	1	-2	2				-4	-1
debt-to-credit	2						-2
debts		1	2				-2	-2
debts and		-3	2
department	1	-3	-1				1	-1
description	1	-1		-2		-1	-1	-3
detach and	3		-2					-1
digits	2	1	-3				-1
direct stafford	3	-1	-1				-2	-1
dispute an			-1				2	-2
division	-2	-2	3				-1	-1
do	2		-1				-2
do you	-2		1				1	1
due	1	-3	3	-1	-1		-3	-2
e	-2	2	3				-1
e w	3	-2	-1
eastern district			-2				-1	-1
em dia		-3	-1				1
enhanced recovery	2						-3	1
enrolled	4		-3				-4	1
equity line	-5		-1				4
equity loan	2		-1				-2
est monthly	3	-3					-1
estado	-1	-3					1	-1
estado al corriente	3	-2	-2
exceptional payment	-1		3				1	-1
experian equifax transunion	-3	1	3
explanation of benefits	3	-1	-1					-1
fcu	3	-1	-3				2
feb	-3	2					1
february march	3		-1				-2
fin chg	3		-2				-1
finance	3		-2				-1	-1
first	-1	-1	3					1
first premier	1	-3	1				4
following	1	-1	-3
for	1	-2	-1	-2			-2	3
for collection	-1	-1	3				-2	-2
form to	3		-2
freedom	3	-1					-2
from	-3		1				2	-1
funding			2				-3
general	3		-3					-1
goes	-1	1	3				-2	1
good	3	-1	-2				-1
good afternoon		1	-2				-3
graduate	3						-3
has #	-1	-3	-1	3			-2	-2
has %	2			-2			-1
has about	-2	3	-2				1	-1
has above	4		-2				-2	-1
has accounts		2	1	-2	-1	-1	-2	-3
has acct.	-3	1	1	1			-1
has actions	1	-1	-3	-1	-1	-1	-1	-1
has add		-2	1	-1	-1	-1		-2
has advantage	-3		1				2
has affirm	-2			3			1
has after	-3		2	-1			1
has again	1	-3					2	-1
has agency	-2	1	4	-1			-3	-2
has aging	3	-2	-1				-1
has agreed		-3	2	-1	-1	-1		1
has aidvantage	3	-1	-1	-1			-3
has anesthesia	-2	1	1				2	-2
has app		-2	-1				3	-2
has application	3						-1	-1
has apply	3	-1	-2				-1	-1
has apr		-2	1	-1	-1	-2		-3
has as		3	-2	-1	-1	-1		-1
has ask		2	1	-1			-3	-1
has asked		1	-1				-4	1
has asset	-1		-2				-3	1
has assets	4	-2	-1				-1
has attorney	3	-2	-2				-1	-1
has authorized		1	2		-1		-3
has automobile		-1	2
has autopay		2	1				-3	-2
has b		1	1	-1	1		-3	-1
has ba	1		-3				1
has back	1	-3	-1				2	-2
has bal	-3	-2	2	2	-1	-1	1	-1
has balance		-1		-2	-3	-2		-2
has balances	2	-1	-1				-3
has bangor	2	-2	-3
has bank		1		-1	-1	-1	2	-4
has bankruptcy	-1	-2	2			-1	-3	-1
has bayad	-1	3	-2				-1	-1
has before	-2	1		-2	2	-1	-4	-2
has behind	1	-2	-1	1			3
has behind?	-3						3
has bill	1	-1	-1	-1			-2	-3
has billing	-2	2	1	-1			-2	-1
has bluestem	3	-1	-1					-2
has bought	-3		-1	-1			-1	1
has brendan	2	-3	-3					-1
has but	-1	-4	1				-1	-1
has cable	1						1	-3
has call	-1					-1	1	-3
has came		-2	-3					2
has car	-2		-1				3	-1
has card	-1	-3	1	1	-1	-1		-4
has care	-3	1	1				1	-1
has carrington	2	-2	-1
has cascade	3	-3	-1				-2	1
has category	2	-3	-1				-1	-2
has caught	-3	-1	1				2
has certified	2	-1	-2
has charge-off	1	-2					-1	-2
has chg	4		-3				-3	1
has circuit	3	-2	-1				-1
has city	-2	1	1	-2	-1	-1	-2
has civil	2	-3						-1
has claim					-1	-1	-4	-2
has classification	2	-1	-1				-2	-3
has client	1	-3	-4	1	-1	-2	-2	2
has clinic	-1	-1	3				-2
has clm	-3	-2	3
has closing		1	-2	-1		-1	-1	-2
has coast	-1	-2	2				-3	-2
has code	1	1	1		-1		-5	-1
has collateral	1		-1	-1			-3
has collect		-1	-2				3
has collection/chargeoff	3						-3	1
has comcast	-2		-1				3	-1
has comenity	1	2	3				-3	-1
has comments	1	-1	-1				-2	-2
has community	1	2	-1				-3	-1
has companies	2	-3	-1				-2	-1
has complete	3	-2	-1				-1
has completed	3	-2	-2					-1
has condition	-2		3					-1
has confidential	3	-3	-2				-1	-1
has consolidate	-1	-3	1				1	-1
has consumer		2		-1	-1		-2	-3
has conta			1	-3	-1	-1		-2
has contact	2		-4		-1		-1	-1
has content	2						-1	-1
has contingent	2	-1	-2
has corp	3	-2	-1	-1	-1		-2	2
has could	-3	-1	2				2	-1
has count	3	-2					-1	-2
has court		-2	1	-1	-1	-1	-3	-1
has ctr	2	-2	-2
has dana	2		-1	-1			1	-2
has data	3	-1	-1				-1	-2
has date		-3	2	-1	-1	-1
has day	-2	1	2				-2	-1
has dear	1	-3	-2				1	-2
has debemos		-3	2	-1	-1	-1	-1	-3
has debit	3	-3	-1				-1	-1
has debtor	-1		3				-1
has debts	-2	1	2	-1	-1	-1	-2	-4
has default	2	-1	-3				-1	1
has deficiency	3	-1	-1	-1			-1
has depot	-2		1				2
has dept		3	2	1	-2		-1	-1
has description	1	-1	-1	-2		-1	-1	-4
has designator	2	-2	1	-1			-3
has details	1	-3		-1			-1	1
has deudas	-2		-1					-3
has direct	2	-2	-1	-2				-1
has dispute		-3	-1	-1	-1	-1	2	2
has district				-1			-3
has dla	-4	-1	3				-2	2
has do		1	1	-1	-1	-1	-3	-1
has done	-3	-1	2				1
has down	-1		3	-1		-1	-1	-2
has dr	1	3	-3			1	-1
has due		-2	1	-1	-1	-1	-1
has due?	-3						3
has dèt	1	1	-3					-2
has eastern	1	1	-3				-2	-1
has ed/aidvantage			2				-2
has electric	-3	1	4				-3	-1
has else						-1	-3	-1
has enrolled	2	-2	-3	-1	-1	-1	-2	1
has error	-3	1	3				-1	-2
has es	-2	-2	1	-1			2	1
has est	2	-4	-1					-1
has estado		-3					1	-2
has estate	1	-3	2	-2		-1	-1	-2
has estimated	1	-1	3				-3
has eto	-1	3	1				-1	-1
has evidenced	-2	-3	2	-1				-1
has exceptional	-2	2	4				1	-2
has exp	2	-1	-1				-1	-3
has expenses	5	-3	-2				-1	-1
has experian		4	-1	-1	-1			-2
has explanation	1		1				-3	-2
has extra			-2	2			-1	-1
has f	1	-3					-1
has factoring	3	-1					-1
has february	3		-1				-2
has fees	1	-3	-2				1	-1
has fin	-2	2	2				-2
has financial		-2		-1	-1	-1	3	-3
has financial/lead	3						-3
has financing	-1	1	2				-2
has find	2	-1	1				-3	-1
has for		-1	-2	-2	-1	-1		3
has form	1	-3	-2					-2
has freq	3	-1					-2	-1
has gas	3	-1	-1				-3	-1
has get		3					-3	1
has goes	-1	2	-3	2			1	1
has gordon	-3						3
has grant	-2	-3					2	1
has great				-1	-1		-4
has guide	3	1	-1				-2
has h/c	-3	-1	2			1	1	1
has harbor	3	-3	-4
has has	-3	1	2				2	-1
has have	1	-3	-1	-1			2	-3
has hector	3	-2	-1
has heloc	-2	3	-1					-1
has hi	-1	2	1				-1	-4
has history				-1		-1	1	-3
has hold	-2	3	1	-1			-2	-1
has home	1		-1	-1			1	-3
has honda	3		-3				-2
has house	3	1	-2				-3	1
has household	-1	1		-1			-3
has how		-3		-1		-1	2	-3
has hunter	-2	-1						2
has huntington	2	-3	-2				2
has i'm	2		-2				-1
has if	2	-3	-3	-1			-1	-1
has im		3		-1			-1	-1
has impact	3		-1				-1	-2
has inc	1	-1	-2	3			-1	3
has include	3	-2					-1	-1
has income	3	-3	-2				1	-1
has income-driven	3						-3
has info	1		1				-3
has inquiries	2	-3	-1				2	1
has inquiry	3	-2	-1				-1	-1
has installment		1	1	-2	-1	-1	-4	-1
has institution	3	-4	-1	-2		-1	-2	-2
has interest	1	-1	-4	-2		-1		-3
has investments		-3	-2				3	1
has involuntary	-1		3				-1	1
has it	-1		-1		-1	-2		-3
has item							1	-3
has items		2	1				-3	-2
has j	-2	2	3	-1	-1	-1	-2
has judgment		-2	-3					2
has just	1	-3	1				-2	-1
has k	1	-1	-1				-3	-1
has keep		-3	-1				1	-1
has kind		1		-1		-1	-3	-2
has kitchen	-3	1	3	-1				-1
has know	-3	-3	3					1
has last				-2	-1	-1	-1	-4
has late	2	-1	-3	-1	-1	-1		-1
has le	-1	1	3				-1	-2
has learn	-1	-2	2					-2
has left	2		-3				-2	-1
has lender		1	-1	-1	-1	-2	-4	-2
has liabilityexclusionindicator	-2	-1					3
has lien	2		-3
has limit/original	1	1	3				-2
has link	3	-3	1					-1
has listahan	1	3	-2					-1
has listed	-1	1	2	1	-1	-1	-3	-2
has llc		-2	-3	-1	-2	-1	1	1
has lo		-1		-1		-1	1	-2
has loan		-3		-1	-1	-1		-3
has loans	2	-1	1	1	-1		-1	-3
has log	3	-1	-3					-1
has lol		3	-1				-1	-2
has loss		-1	-3				2	2
has ltd	2		-1				-1	-1
has lucinda		-3	1				-1
has m	4	-3	-2				-3
has made	3		-3	-1			1	-1
has management				-1	-1		-3	1
has mando	-3	1	1	-1		-1	2	-2
has march	-1	2	1				-3	-1
has marisol	2						-1	-2
has matched	3	-1	-1				-1
has maximum	3	-2					-3	-1
has medical	-1	1			-1	-1	-3	1
has mensal	-3	-2		-1	-2	2	1	-2
has mercy	2	-3	-2				1
has merged	3	-1	-1		-1		-1
has messages	-3	-1	3
has mgmt	3	-1	-1				-3	-1
has mi	2	-3	-2				-1	-2
has minimum	-1	2	2			-1	-3	-2
has mis	2	-2
has missed	-1	2	2					-1
has mo	1	-4	1				-1
has mobile	3	-1					-2
has mom					-1		-2	-2
has money		1	-1	-1		-1	-2	-4
has month	-2	2	2	-2	-1	-1	1	-3
has monthly					-2	-2	-3	-2
has mop	2	-1	-2				-3	1
has mountain	-2	1	-1				2
has mr	2	-2	-2	-1			1	-2
has my	1	-3	1	-1	-1	-1	-2	-2
has n	-3	-3	1	1	-1		2	1
has n/a	-3	-1	-1	-1			2	1
has name				-1	-1	-1	-4	-1
has nd	2		-2				-1
has need	-1	3	-1	-1	-1	-1
has nevada	3		-1				-2
has no	-1	-1		3	-1	-1	3	-1
has nonpriority	-1	2		-2	-1	-1	-2	-1
has not		1	-2	-2	-1	-1		-4
has note	-3	-1	1	-2		-1	3	-2
has notes	-1	-1	-4	-2	-1	2	-1
has now	2	-3	-1	1		-1		-3
has number					-2	-1	-3
has nợ	2	-2					-1	-2
has odds	3	-1	-2				-1
has off	1	1	1	-1	-1	-1	-1	-5
has offers	4	-1	-1				-1	-2
has office	3	-2	-1				-1	-1
has ok		3	1	-1	-1	-1	-2
has okay	-2	1	2				-1	-1
has omit	4	-1	-1				-2
has opened	-1	-2	1	-2	1
has or	1		-4	1		-1	-1	1
has order	3	-2	-4				-1	-2
has orig.		-2	-3				-2	1
has origcreditor	-3	-4	1	2		2	-2	1
has original		-2	-3	-2	-2	-2	2
has originalcreditor	-3						3
has other		1	-1	3	-1	-1	-3	1
has others	3		-3				-1
has out	-1	2		-1			-3	-1
has owed	1	1	1	-2	-1	-1	-4	1
has owes	2	-2					-2	-1
has owing	-2	-2	-2	-1	-1	-1	1	3
has own	2	1	-2		-1		-3	-1
has owner	2	-1						-3
has para	-1	-1	-1				1	-3
has pastor	3	-3	-3					1
has patient	2			-1	-1		-3	-2
has paula	-2	1	1				2
has payoff	3	-1	2	-1			-5
has payoffs	2	-2
has paypat	2		-1				-2
has pays_as_agreed	1		-1				-3	1
has pelican	4	-3	-1
has pennymac	-3	2	1	-1			2
has people	3	-3	-3				-1
has percentage			3				-2	-1
has performance			-1				-1	2
has period	3	-1	-2				-2	-1
has physician	-2	1	-1				2	-1
has piedmont	3	-1	-1				-2
has placed		1	1				-3	-2
has plains	-1		1	-1			-3
has plaintiff	2	-2	-1				1	-1
has portfolio		-2		-1	-1
has potentially	3	-1					-5
has prairie	4	-1	-1				-2
has principal	3	-3	-2	1			-1	-2
has priority	-2	1	3	-1			-1	-1
has priya	-1		3				-2
has product	1	-3	-2				2	-1
has profit	2	2					-3
has program	1	-1	2				-2	-1
has proposal	3						-3	-1
has provider	3	-1	-2				1	-2
has pruitt	2	1	-1				-2	-1
has public	3	-2	-2					1
has pulled	-1	-1	3				-2	-2
has purchased	-1	-3					-2	1
has put	-3	1		1	-1	-1	1	1
has q	-1	-2	2					-1
has que	-1	2	-1	-1	-1	-1	2	-4
has r	2	-4	-1				-1	-1
has radius	3	-1	-1				-2	1
has re				-1	-1		1	-2
has receivables	-1	2	-2	-2	-3	-1	1
has recent	1	-3	-1		-1		-3	1
has recovery		-3	-1	-1	-2	-1		4
has ref	1			3			-2	-1
has regions	2						-1	-1
has remark	-2	2	2	-1		-1	-3
has remarks	-2		-2	-1		-1
has renee	-1	-2	1				3	-2
has repayment	1	-3		-1			-1	-2
has repossession		-3	1	-1	-1	-1	-4	2
has requests	5	-4	-3					-1
has residence	-1	2	3
has responsibility	-1		1	-1	-2	-1	-1	-3
has results	3	-2	-3		-1			-2
has retail	2	1	2				-3
has rev			1				-3	1
has revolving		1	2	-1	-1	-1	-3	-2
has rewards			-1	-1	-1		-3	2
has ridge	2		-1		-1		-1	-1
has right	1	-1					-3	1
has riverbend	-1	-3					2	1
has rosalind	1	-4	-1	-1			2	-1
has s	3	-3	-1				3	-1
has saldo	-1	-1	1	-1	2	-1		-3
has schedule	2	3	1	-1			-2	-1
has scheduled			-2				2	-2
has score	1	-1	1				-4
has scores	3						-2
has sec	-4	2	4				1	2
has secure	3	-1	-2				-1	-1
has seq	-1	3	1			-1	-1	-1
has service	3	-1	-2	-1			-1	-3
has share	2	-1	-2	1			-3	-1
has she		1	3				-1	-1
has signature	3	-2					-1	-1
has situação	-1			-1	-3	1	1	-2
has so	-3	2		-1	-1	-1	2	-2
has sofi	3	-1	-1				-2
has sole	-2	1	2
has something	1	-3	1				-3
has son	4	-2	-2					-1
has sort	2	-2	-2				1	1
has source		-1	-2	2		-1	2	-2
has sourcetype	-3		2				-1	1
has st	2	-2	-1	-1		-1	1	-1
has stand	-2	-1	1				1	-1
has state	1	1		-2	-1	-1	-1	-3
has statement	3	-2		-1			-4	-2
has still	1	-3	1	-1		-1	-1	-1
has street	-2	2	2	-1	-1	-1	-1	-1
has stuff	-1	1	1	-1	-1	-1	1	-3
has subcode	5		-4	-1			-2	-1
has subject		-1	-1			-1	2	-4
has subname	3	-3						-1
has subsidized	2	-1	-3				1
has sunday		2	1				-3
has syst	-1	-1					2	-2
has system	-1	-2	-2	-1			3	3
has systems		-3	-1	-1				2
has sách	3	-1	-3				-1
has tarjetas	1	3	2				-2	-1
has te	-2	-1		-1			3	-2
has team	-2		2
has tell	1	4	-2				-2
has than	-3	1						3
has thank	-1	1	-1	-1			2	-3
has thats	1		-3				-1	-1
has then	-2	-2	1				2
has there		3	-1	-1	-1	-1	-2	-2
has think	3		-3				-2
has time	-1	3	2	-1			-1	1
has title	1	-2	-3				1	-1
has to	-1	1		-1	-1	-1	-3	-1
has today	-3	2	-2				3	-3
has todo	-1	-3	2	-1		-1		-3
has took	1	-2						-3
has transaction			-1	-2		-1	-3	-2
has transfer	3	-1	-2				-1
has transunion		3		-2	-2	-1		-4
has transworld		-2	-2					3
has triple	-3	2	2				1
has truck	-3	1	1				1	-1
has tu		3	1				-2	-1
has two	-1	-3	2		1			-2
has u	2		-2				-3	-1
has u.s	-2	1	-2				3
has unsubsidized	3	-2	-2				-1
has until	3	-2	-3				-2	1
has ur		3	1				-2
has us	3	-2	-3				-2	-1
has usa	-1	-1	1	-1			2	-4
has util	-2	-1	-2			2	-2
has utility	-2	1	1				3	-1
has va	-1	3		-1				-2
has via	2		-1					-2
has viewed	4	-2	-3
has visa	-2	-2	1	-2		-1	3
has visit	2	-2	-1				-2	-2
has was	-2			-1	-1	-1	3
has were	-2	-1					3	-2
has what	-1			-2	-1	-2	-1	-1
has whats	-3	1	-1				-1	1
has where			-1	1	-1	-1	1	-4
has which	3	1					-2	-1
has will	1	-1	-1					-3
has worksheet	1	-3	-1				1	1
has worst		4	2				-3	-1
has write		-1	1	-1			-3	1
has wrong	3	-2	-2				-4	-1
has x	1	-1	-1	2			-3	-1
has xp/tu/ef	-1	2	2	2		-1	-3	-2
has ya	1	1	-1				-4
has year	3		-1				-1	-1
has yes	-1	3	-2	-2			-5	-2
has your	-1	2	-2	-1	-1	-1		-3
has yours		-2	-3				3	-2
has yung	1	1					-3	-1
has 债权人	-3	2	3	-1				-1
heartland	3						-2
holder	-3	1	2
hospital		2	-3				-1
how can	3	-1					-1
how much	-1	-2	1					-1
huntington	2	-2
ignatius	-3	2	1				-1
in collection	-1	1	1				-3	1
in the	3	-1	-2				-1
individual individual	1		2				-3
installment			1	-2	-1	-1	-1	-3
institution	4	-4	-1				-1	-1
is current	-3	-1	1				2	1
is the	3		-1	-2			-3
jan feb	2	-2	-2				1
jan feb mar	2		-2	1			-4	1
jpmcb card	-3	1					3
kind	4	-2	-2				-2	-2
lakeview loan servicing	1	1	1				-3
last	1	-2	3				-3	-1
last pd	3	-1	-2	-1			-1
last reported		4	-1				-1	-1
late	4	-1	-3
lender	1	-2	-1	-1	-1	-1	-5	-2
lendmark	-3	2					1
liability type		-3	-2				2	-1
limit	2	-1	-3				2	-1
limit/original amount	-2		2				-1
line	-2	1	-2				3	-1
line of credit	-4	1		-1			4
list for	-3		1				2
llc	1	-1	-3		-1			-1
llc is a	3						-1	-2
lo que	1	-3	-1				1
loan payment	-3		1				1
loan services	-3						3
loan type credit	3						-3
loans	1			-1			1	-3
loans and	-3		2
lucinda	-1	-3	1
mail this form	2	-2	-1
mar apr	3	-1	-2				-2
mar feb jan	3		-2					-1
marketplace	-3		1				2
mastercard	-1	-1	2				-2	-1
maximum	2	-1					-2	-1
may jun	2		-2				1
means amountLoose	1	-2	-1	-1	1	-1	1	-2
means opened		-3	3	-2	1
means original	-1	-1	-2	-2	-1		-1	2
means status	-1	-2	2		-1		1	-3
means statusHint	1		-1	-2	-1	-1	-1
means statusLoose	1	-2	-1	1	-1		3	-1
means veto	2	-3		-1	-1			-4
medical	-1	1	1	2			-3	-1
met	3		-2					-1
midland funding	3	-1	-1				-2	-1
min	-2					3
min payment	3		-2				-1
minimum payment	4	-1	1				-3
month		2	-1				-2	-1
month jun may	-2	2
monthly pmt	2	-1		-1	-1	-1	-3	-1
months	2	1					-2
mop	1	-1	-2				-3	1
mortgage corp	-2		1				2
mortgage servicing	3		-2
my credit	-3		3
my debts	-2	-1					3
name		-1	-1	-1				-4
name account number	2		-2
name and	-3	2	1
navy federal	3	-3	-1				-1
never late	2	-1	1				-3	1
nissan motor	3						-2
no	1	1	-1	-2	-1		-2	-2
not reported	4						-4
note	-1	-3		-1			3	-2
notes	-2	-1	-3	-2	-1	2	-1
notice of	2						-2
nov	3						-3	-1
number	2	-4	-1	-2	-1	-1		1
number type	2	-1	-2
o o	3	-2	-1				-1
oct sep	3		-2				-1
of credit	2		-2					-1
off the	3		-1				-2
omit	3						-2
on my	-1	-3	2
one			2				-5	-1
one bank		-1	-4				2
one sec	-4	1	3				1
open open	2		1				-3
or before closing	3	-3					-1
orig creditor	-3			-1
orig. creditor		-2	-3				-2	2
original	-2		3	-1				-2
other	2	1	-2	-3	-1		-1
our information	3	-1					-1	-1
owe	3	-4					-1	-1
owed		-3		-1				1
owner	4	-1	-3				-2	-1
paid	5	-2	-2				-3
paid from	3	-2	-3					-1
paid up	3	-1	-2
partners	-2		-2				3	-1
past due		-1	2		-1	-1	2	-3
past due amount	3	-5					-1	1
payee	3	-3	-2				-1	-1
paying as	3	-1	2				-3
payment deferred	3	-1	2				-1	-3
payment due	3		-1				-2
payment frequency	-2	2	1
payment history	-1	-3	1				1	-1
percentage	-2	3	-2				-1	-1
percentage rate		-2	3				-1
physician group	-2						2
picked for you	-3						3
pinnacle	2	-1			-1		-1	-1
pinnacle credit	-3		2					2
potentially	3	-1	-1				-2
potentially negative	2	-1	1				-3
premier bank	1	-1	-1				3
primary residence	-3	2
principal	3	-1	-1				-2
product	1	-2	-3				2	-1
providence			-2				1
r revolving	3						-3
radius global	3	-1					-1	-2
rate	1	-1		-1		-1	-2	-1
rating	-3	1	1					-1
rating ok	2	-2
real estate	-1	1	3				-1	-1
receivables	-3	-1	1	-2	-2		3	1
recent account	3	-3					-1
recent balance	4						-4
records	-3	-2	2				1	1
recovery associates	2	-1	-1				-1	1
regional acceptance	3	-1					-1
remarks		-2	-2	-1			-1
reported	2	-1					-3
reported responsibility	-3	-1	2				2	-1
repossession		-1	1				-3
requests	3	-3						-1
requests viewed	3	-3
responsibility individual	3	-1					-3	-1
riverbend	3	-2	-2
save	3	-1					-1
schedule	3		-2	-1			-1	-1
secured	-2	-1	-3			-1	3	2
send me	4		-2				-2
service	3	-1	-1				-1	-1
services		-3		-1	-1		-1
services llc	3	-1						-2
shows	3	-1	1					-3
something	1	-3	1				-2	-3
statement	1	-1	2	-1			-4	-2
status collection	3		-2				-3
status current			5				-3	-1
status days	3						-3
status paid	1		-1				-3
status pays_as_agreed	3						-2
street	-2		3
student loans	3	-4	-1				-1	1
subcode	5		-4	-1			-2	-1
subject	3	-2	-1				-1	-1
subject re		3	-3				-2	-1
summary of	3	-3	-1				-1
synchrony	-3	2	1				-1	2
t	3			-1			-2
that	1	-1	2				-3
that one	3	-2	-1				-2
thats	3	-1					-3
the	-2	1	3
the following		-2	3				-1	-2
the highest	-3		2				2
the list	-2		3				-1
the ones	2	-2
this	2	-1	-2
this account	-3		1				2	-1
through the	-2		1				2
tipo	3	-1	-1				-2	1
tipo de cuenta	3	-3	-1					-1
to	-1	1	1				4	-2
to be completed	2	-1	-1					-1
total	3	-2	-1	-1			-1
total amount	3	-3
toyota	1	1					-3
transferred to another	3		-2
transunion	1	-1	-2	-2	-1			-3
transunion experian	-2	3
truck	-3	1	2				-1
type	2	-3	-2	-2	-1	1		-2
type credit card	2	-1	2				-3
type unsecured	2		1				-3
united	3	-2		-1
unpaid balance	1	1	1		-1	-1	-3	-1
unresolved	-2		3				-1
unsecured	-1		3	-1			-1	-1
upstart network	-2	1	-1				2
use list	2	-3	2
visa		-1	1				-3	1
wells fargo	-1		2				-2
where we stand	-3		1				1
who owes	2	-1					-1
whose	4	-2	-1				-3	-1
with status	-4	3	1				1
worst payment	3	2					-4
y la	1	-3					-1
year jan feb	-2	2	1
you	3	-3	2				-2
you asked for	-3	1					-1	2
you have	-3		2				2
you owe		-5	2		-1		-2	-1
you will	-3		2				1
you're all	-3	-1	3
your	-1	-1	1				3	-1
债权人	-2	2	3				-1	-1
# word known from here
begins creditor	-2	4	-2	-1		-1	-1	3
collector		4	-3		-1	-1	-1	-4
creditor	-2	2	3	-2	-1	-1	-1	1
kind		-4	2	-2	-1		-2	-3
status 30days		-3	-3	-2	-1	-1	1	-1
status 60days	-2	-2	-1	-2	-1	-1	3	-1
status 90days	-1	-4	-2	-1	-1	-2	4	-1
status current	-2	-5	-3	-1	-1	-3	4	-3
trade	-1	-5	2	-1		-1	-2	1
# word known of cell
address		-2		-3	-3	-2	1	-5
kind	3	-3	-2	-2	-1	-1	1	-3
label amountLoose	2	-3	-2	-1	-1	-1	-1	1
label balance	2	-1	-1	-1	1	-1	-3	-1
label name			2	-2	-2	-1	-3	-1
label number		1		2	-1	-1	-1	-5
label original	-2	-3	-2	-1	-1			2
label pastDue	3	-1	-1		-1	-1	-1	-1
label status		-3	-1	-2	-1	-1	1	-2
label statusHint	2	-3	-2	-1	-1	-1	-3
label veto	4	-2	-1	-1	-1		-2	-1
status	1	-4	-1	-2	-1	-1	3	-2
# word known of line
furniture	3	-4	-6	-1	-1	-1	-2	-1
legend		2	1	-2	-1	-3	-2	-1
section accounts	7	-5	-4		-1		-5	-1
section collections	4	-3					-3
section part	1	-3	-1	-1	-1			-2
section skipped	5	-6	-2		-1		-2	-2
# word label beside
[x]	2	-2					-1
account type	1	1	1				-2	-1
american express	3	-2	-3					-1
apr	3	-1					-2
auto loan	3						-3
balance	4	-1	-1				-2	-1
best buy/cbna	3	-2	-2				-1
best egg	2		-3				-1	-1
c	-3		-1	-1			2	-1
checking	3	-2	-1					-1
citi double cash	-3	2	2					-1
citicards cbna	-3	3	-1					-2
co	2	-1	-1				-3
collection	-1			-2			-3	1
collection/chargeoff	3						-3
comenity bank	-2						2
comments	3						-3
condition	3						-3
current	3			-1		-1	-3	-1
due	3						-3
heloc	-3	2	1
in collections							-3	2
installment	-2	3	4				-1	-1
jefferson capital syst	-3	1					2
kohls/capone	2	-1	-2	-1			-1
lender	-1	3	1				-1	-1
means 	1	3	-2		-2	-1
means amountLoose	4	-2	-1				-1	-1
means balance	3	-2	-2	-1	-1	-1	-3	-3
means date		-2	-1	-1	-1	-1		-2
means money			-1		-1	-1	-3	1
means name	-1	4		3	-1	-1	-1	-4
means number	1	-2		1	-1	-1	-1	-4
means opened	3						-1	-1
means original	1	-2	-2	-1			-3	2
means paying	4	1	2	-1	-1	-1	-5	-3
means reported	-1	-3	-2	-1			3
means status	-1	-3	-3	-2	-1	-1	1	-3
means statusHint	1	-3	-1	-1	-1	-1	-1
means statusLoose		-1	-1	-1		-1		-2
means veto	3	-2	-1					-2
monthly payment	2	-1	-1				-1
n/a	-3						3
no	-3	2	3	-1			1
ok	4						-3	-2
original creditor		-2	-2	-1	-1		-3	3
payment	3	-1	-1				-1	-1
rate	3	-1		-1			-2
regions bank	3	-1	-3					-1
revolving	1	2	1				-3	-1
status	-2	-1	-1	-1	-1		1	-2
transunion	3	-1					-2
type	2	-1	-1				-4	-1
worst delinquency	3						-3
y		-4	-1					-2
yes	-2	-1					1	-2
# word label with colon
account	-2	1	-1	1			-3
account number	3	-2		-1
account type	2						-1	-1
address	3	-2	-2		-1
collection agency	-2	3	1				-2
comments	2	-2	-1				-1	-3
confidentiality notice	3	-1					-1	-1
creditor	-3	1	1	-1			-2	2
creditor name	3	-2	-2				-1	-1
current balance	3	-1					-2
example	3	-2	-1				-2	-1
for	-2	-2	-3	-1			-1	3
from	1	1	-2		-1	-1	-1	-3
group	-1	1	3					-1
guarantor	3	-1	-1				-1	-1
late dates	3	-1	-1				-2
late payment warning	3	-2	-1				-1
loan attending school name	3	-1	-1				-1	-1
loan status	2	-1					-2	-1
loan type description	3	-3	-3					-1
me	3	-2	-2				-2	-2
means 		-1	1	-2	-1	-2	-1	-1
means agency	-2	2	1	-1	-1	-1	-2
means balance	-1	-4	-3	-1	2	-1
means date	2	-1	-2	-2	-2	-1	-4	-1
means money	1	-3	-1	-1	-3	-2	-1
means number	2	-3		1			-2	-1
means original	-1	-5	-4	-1	-1	-1		3
means pastDue	3	-1	-1				-3
means paying	1	-2	-2	-1	-1	2	-1	-4
means status	-1	-3	-3	-2	-1	-2	1	-3
means statusHint	1	-2	-3	-1	-1	-2	-1
means statusLoose		-2	-3	-2	-2	-2		-3
monthly payment	3	-1					-2	-1
name	3	-3	-2					-1
notice	3	-1					-1	-1
orig	-2						-1	3
orig cred	-3							3
original creditor		-4	-5	-1	-1	-1
payment	3	-1	-1				-2
prepared for	2	-1	-1	-1	-1			-1
re	-2	-2	-2				3	-2
responsibility	3						-2	-1
sent	4						-2	-1
sort by	3	-1						-1
status	-1	-2	-3	-2	-2	-2	1	-3
subject	3	-1					-1	-1
terms	3	-1	-1				-2	-1
to	3	-3	-2		-1		-1	-2
type	1	-4	-4	-1	-1	-1		2
who	-2	2	1	-1
备注	3	-2					-1
存款	3	-2	-3				-1	-1
# word last of line
capital	1	-2	1		-1	-1	-4	-2
date		-3	-2	2	-2	-1	-2	-2
letters	-1	-5		-1		-1	1	-3
small		-4		-2	-1	-1	-1	1
# word line above
---------- forwarded message ---------	-2	2	1				-1	-2
</credit_liability>		-3	-2	1	-1	-1	-3	3
</liability_detail>	-2	3	1
account name	-4	4	4				-2	-1
account type	3						-2	-1
active	3	-1					-2	-2
adverse accounts		1	1				-2	-1
and	2	-2	-1
balance	1	-3	-1					-1
begins #	-1	1	1	-1	-1	-1	1	-3
begins $	1	-1				-1	1	-3
begins (	2		3	1	-2	-1	-2	-3
begins *	-1	-1		-2	-2	-3	-1	-3
begins -	-1			-2	1	-3		-1
begins .	3	-2	-1				-1	-1
begins <				-1	-3	-3
begins [		-3		-1	-2	-2	-2	-1
begins a	1	-3		-1	-1	-1	-1
begins aaron's	-2		3	-1			-2	-1
begins account		1			-3	-2
begins add	2	-1	-3				-2	-1
begins additional	1	2	2				-1	-3
begins address	-1	-4	-3	-2	-2	-1		2
begins after	-2	3	-1	-2				2
begins agency	-2	-2	1	-1	-1		1	3
begins aging		1	3				-2	-1
begins aidvantage	-2	2	1			-1	-1	1
begins al	3	-1	-3				-1	-1
begins all	-1		2				1	-1
begins ally	1	-1	-2	2	-1	-1		-3
begins american		-3	-3	-1		-1	2	-3
begins americredit	3	-3	-1
begins amex	-1	3		-1			1	-1
begins amount	-1	-4		-1	-1	-2	1	-4
begins and		2	-1	-1	-2	-2	-3	2
begins anything	-3	-1	-1				1	2
begins applicant	4	-1	-1		-1			-1
begins assets	3	-2	-1				-1
begins at&t	3	-1					-1	-1
begins atlanta	3	-2	-2				-1	-1
begins aunt	3	-2	-1
begins banco		-3	-1	-1		-1		-2
begins barclays	-1		2	-1	-1	-1	3	-1
begins before	3		-1				-4	-1
begins belk		1	3				-2
begins borrower	2	1	1	-1	-1	-1	-2	-3
begins bread	1		1	-1		2	-3	-1
begins bremer	-1	2	2
begins c			2	-1	-1	-1	-2	-2
begins call	4	-1					-2	-1
begins card	2	-1	-1	-1			-3	-2
begins cards	1	-1		-1	-1	-1		-4
begins case	1	-1					-3	-2
begins cash	2	-2					-2	-1
begins cedar	3	-1	-1				-1	-1
begins chapter	3	-1					-1	-1
begins charge			3		-1	-1	-2
begins checking	3	-3	-2
begins chrysler	3	-2	-2				-3	-1
begins citi	-1			-1	-1	-2	1	-3
begins citibank	1	-3	1	-1	-1	-1		-2
begins citizens	-1	1	3	-1	1	1		-2
begins city	1	-2	-3				2	1
begins collection	-1		1	-2	-1	-1	-1	3
begins collector	-3	1	2	1			-1	-2
begins column	3	-1	-2				-1	-1
begins comment	-1	1	3				-4
begins comments	2	-1	1		-1		-3	-3
begins commonwealth	2	-2	-1				1	-1
begins consumer	1	-4					-1	-2
begins contact			1				-3	-3
begins continue	2	-2	-1				-1	-1
begins conventional	-2	1	1			-1	3	-1
begins corinne	3	-1	-1				-1	-2
begins countrywide	1	-3	-1				-1	-1
begins cousin	3	-2	-1				-2	-1
begins cox	2	-1	-2				-1
begins credence	1	-1	-1				-3	2
begins creditor		-2	2		-1	-1		-3
begins cuentas	-1	3	1				-1
begins current			2	-2	-1	-1	-2	-3
begins curtis	2	-1	-1				-2
begins dana	2	-2	-1				-3	-1
begins data	2		-1				-1	-1
begins date		-2	2	-3	-2	-1
begins days	-1	1	2				-3
begins dear	1		1	-1	-2	-1	-3	-3
begins debt	-1	4	2	-2	-2	-1	-2	-5
begins debtor			-1	1	-1	-1	-3	-3
begins debts	-1	1	2	1	-1	-1		-3
begins delivered	3		-2				-1
begins delta			-2	-1			3	-1
begins deposits	3	-1	-2				-1	-1
begins desert	3						-1	-1
begins dillards	-3		2				1
begins do	3	-2	-1				-1	-1
begins don't	3	-1	-1					-1
begins dr	-3		1	-2			3	1
begins duke		-3		-1			-2	-1
begins dívidas	3	-2					-1	-1
begins edit	-1	2	2				-2	-2
begins employment	3	-2					-1	-1
begins ending	2		1		-1		-3	-1
begins equifax	1		-1	-2	-1	-1	-3
begins estado		-2	-1	-1			1	2
begins estimated	-1	2	1			-1	-4
begins exeter	-1		1	-1		-1		-3
begins experian	2		1		-1		-4	-1
begins explanation	3	-2	-2	-1
begins feb		-2	-2				3	-1
begins fees	2	-1						-1
begins fico	4						-3	-1
begins fidelity	3	-3	-2	-1			-2	-1
begins file		-3		-1	-1	-1	1	1
begins financial	4	-2	-2				-2	-2
begins fingerhut	1	-3	-1				1
begins fixed	3	-1	-2
begins following		-1	-1				3	-1
begins framingham			1			-1	-3	-2
begins freedom	1	-2	3	-1			-1
begins gas	3	-2	-1				-2	-1
begins gastos	3	-2	-1				-1
begins greensky	-3		2	2			-1
begins guarantor	-1	1	2	-1	-1	-1		-3
begins guild	3	-1	-3				1
begins gulf	-1	-3		1			-1
begins hard	4	-3	-3				-1	-2
begins harley-davidson		1	1				-3	-1
begins have	3	-2					-1	-1
begins here	-1	-3					1	-1
begins history		1				-1	-1	-3
begins hoa	3	-2	-2				-1
begins home	1		-2	-1	1	-1	-1	-2
begins honda	-3	1	2	-1	-1	-1	-1	-1
begins hospital	1	-1	1	-1	-2	-1	-3	-2
begins i.c	-1	-1	1				-3	1
begins ic	-3	-1	-1				1	3
begins income	3	-1	-1				-2
begins inquired	4	-1					-2	-2
begins inquiries	4	-2	-2				-2	-3
begins installment	-2		3	-1	-1	-1	-1	-2
begins institution	3	-3	-2
begins insurance	3	-1					-2	-1
begins interest		-3	1			-1	-2	-2
begins irs	1	-3					-1	1
begins is	-2	2		2		-1		-1
begins jcpenney	-3	3	1				-1	-1
begins k	-3	3	1	-1			1	-1
begins kay	-2	3					2	-2
begins key	1	-3	-2				-1	1
begins klarna	1	-2	1	-1	-1		1	-3
begins kubota	-2						2	-1
begins last	-2	3	1	-1	-1	-1		-2
begins lightstream	3	-3	-2				-2	-1
begins lincoln	-3	3	3
begins loan		-1	2	-2	-2	-1	-3	-3
begins loan/account	-2							2
begins loans	-2	2	3	-1		-1	-1	-2
begins log	5	-4					-1	-2
begins lorraine	-3		3				-1	-1
begins lowe's	-4		2				2	-1
begins lvnv	1	1		-1			-3
begins macy's	-2	2	2	1	2	1	-3	-2
begins macys/dsnb	3	-2	-2				-1
begins mar	1		-1				-3	-2
begins maximum	3						-3
begins may	3		-1				-3	-1
begins member	1	-4	-4	-2	-1			-2
begins meridian	4	-3	-2				-1
begins mi	3	-1	-3
begins midland	-2	1	-2	-1				3
begins money	3	-5					-1	-1
begins month	3	-2	-1				-2	-1
begins mortgage		-2	2	-1		-1	-1	-1
begins n/r	2						-2
begins name	1	-1			-2	-2	-2	-4
begins navient	1	-3	-2				2	-1
begins nco		2	1	-1			-4
begins nelnet			3	-1				-1
begins net	3	-1	-1				-2
begins netflix	3	-1	-1				-3
begins never	3	-1	-2				-2
begins new		-3	1	-1	-1	-1	1
begins no	-1	-3		-3		-1	-1	-1
begins not	1	3	2	-2		-1	-4	-2
begins note	1	-2					2	-2
begins notice	3	-2	-1				-1	-1
begins oct	2	-1	-2				-3	-2
begins october	-1	-4			-1		1	1
begins offer	2	-1	-2				-2	-1
begins offers	3	-2	-2		-1		-1	-1
begins official	2	-1	-1			-1	-1	-1
begins oh	3	-2					-2	1
begins okay	-1	3	-1			-1		-1
begins on	-2	1	2	-1	-1	-1	-4	1
begins opened	-1	1	1	-2	-1	-2	1	-3
begins orig	-3			-1	-1	-1	2	1
begins orlando	3	-3	-1					-1
begins our	1	-3	-2	-1	-1	-1		1
begins outstanding	3	-1	-2				-2	-1
begins p.o	-2	-1	1	-1	-3		1
begins paid	-1	-2	2	-1			-1	-3
begins patient	3	-2	-1	-1	-1	-1	-1	-3
begins pay		-2	2	-1		-1	-2	-3
begins payments	2	-2	-1			-1	-1	-1
begins penfed	1		-1				-3	1
begins peoples	2	-1	-2				-1
begins phh	1	-1	-1				1	-2
begins phone	2	-2	-2		-1		1
begins pinnacle	2		-1		-1			-1
begins please	1	-1	1	-1		-1	-4	-3
begins po		-1	-1	-1	-2	-1	-3	1
begins posted	2	-3	-1				-1	-2
begins prepared	2	-1	-2				-2	-1
begins previous	2	-1	-2	-1	-1	-1	-3	-1
begins property	4	-2	-2				-1	-1
begins préstamos	-2	3						-1
begins public	4	-2	-3				-3	-3
begins purchased	3	-2	-1				-1
begins questions	3	-2	-2				-1	-1
begins rate	-1	-1	-1				3	-1
begins rating	2	-1	-1		-1		-3	-2
begins re	1		-1	-1	-1		-3
begins recent	2	-2	-2	-1	-1	-1	-2	-2
begins reference			2	-1	-3	-1	1	-2
begins regions	1	-3	-1	-1			-1	-1
begins regular		-2	-2				2	-4
begins remarks	-1	2	3	-1		-1	-3	-2
begins rent	4	-2	-2				-4	-2
begins renta	3	-2	-1				-1
begins repayment	2	-3	-3
begins reported			-1	-1	-1		1	-3
begins repossession	3						-3
begins requested	3	-2	-2				-1
begins requests	5	-1	-3				-2	-2
begins resurgent	-1		-2	-1			3	-3
begins revolving	-1	3	1	-1	-1	-1	-2
begins rocket	1	-1	1	-1	-2	-1	-3	1
begins saint	2						-2
begins saldo			1	-1		1		-3
begins salt	3	-1	-1				-1	-1
begins savings	3	-2	-2				-1
begins schedule	4	-2	-1				-2	-1
begins see	1		2			-1	-3	-3
begins send	3	-1	-1				-1	-1
begins seq		3	3			-1	-1	-1
begins shares	3	-2	-1
begins sheffield	-3		1				3	-1
begins situação	4	-1	-4	-1	-1	-1	-1	2
begins skip	3	-3	-3				-1
begins snap	5	-3	-2					-1
begins so	1	-2	1					-3
begins some			1				-3	-1
begins something	3	-2
begins source	1		2				-3	-1
begins st		-3	-1	-1				1
begins state	4	-2	-3	-1			-3	-3
begins statement	2	-3	-1	-1			1	-1
begins subject	3	-3					-2	-1
begins subtotal			3				-3
begins summary		-1	2	-1	-1	-1	-3	-2
begins sunrise	-2	3	1
begins synchrony	2	-4	1	-1	-1	-1	-1	-1
begins t-mobile	4	-2	-3				-2
begins target		2	1			-1	-3	1
begins td		1	1	-1			-4
begins terms				-1		-1		-2
begins thanks	3	-1					-1	-1
begins then	1	-2	-4	-1
begins this	1	-1	-1	-1		-1		-2
begins tidewater	2	-3	-2					1
begins to	2	-1	2	-1	-1		-3	-2
begins total	1	-1	-2		-1	-2	-3	-2
begins tower	-1		3				-2
begins toyota		1	-3	-1		-1		-2
begins tradeline	-4	4	4				-2	-2
begins transcript		1		-2	-2	-2
begins transunion	2	2		-1	-1		-4	-2
begins tri-lakes	3						-3	-1
begins truist	-2	-1	3					-1
begins uncle	1	-3	-3					-1
begins united	3	-1	-2				-1
begins unsecured		2	3	-1	-1	-1	-1
begins updated	3		1				-4	-3
begins upstart	2	-4	-1	-1	-1	-1	1	2
begins usaa			3	1			-3	-1
begins venmo	2	-3	-3			1	-1
begins via	3	-2	-2					-1
begins view		1	1	-1		-1	-4	-2
begins voice	1	-3					1	-1
begins wait	3	-2	-3				-2
begins was	-1	-1	-1				3	-1
begins washington	2	-3	-3				-1
begins water	2	-2					-2	-1
begins we	-1	2	3	-1	-1	-1	-3	1
begins welcome		-1	1				-3
begins wells	1	-1		-1	-1	-1	-3	-3
begins with	-3	4	3	-1			-2	-1
begins world	-3	3	3				2	-1
begins worst	2	-3	1				-2	-1
begins xfinity	4	-2	-2				-3
begins xp/tu/ef		2	2				-3
begins xpn	2	-1	-2					-1
begins y		3	2	-1		-1	-1	-1
begins year	2	-1					-3	-2
begins yes	1	-1	1	-3		-1		-2
begins yesterday	3	-3	-1				-1	-1
begins you	1	-2		-1	-1	-1		-2
begins your	2	-4	-2	-1	-1	-1	2	-3
begins yung	1	3	-1				-2	-1
begins zip	-3	3	2
begins {	1	-1	1	-1		-3		-1
begins –	3		-2				-2
begins •		1	1	-2	-3	-3	1	-3
begins ★	-1		1			-1	-1	-3
begins ☐		1	2	-2	-2	-2	-4	-4
begins ✓		2	1			-1	-3	-1
begins 【	-1		3	-2			1	-2
begins 合计	3	-2					-1
begins 欠款	1	1	-2	-1		-1	-3	-1
begins 🔴	1	3	2				-1
capital one	2		-1				-2
cards	-3		2	-1	-1	-1	2	-2
charge-off		1	1				-3
cobranzas		1	2				-1
collection		-1	-1				-2	3
collection accounts	2	-3	-1				2	-2
collection agency	2	-3	-1				-1	-1
comments contact	3	-3	-2				-2	-1
contact	3	-3	-2				-1	-1
continue	2	-2	-1				-1	-1
credit items	-2	1	3				-2
creditor contacts	3	-2	-2					-1
delivered	2		-2				-1
derogatory accounts	-3	3	2
dispute	3	-3	-3				-1
estado: al corriente	-1		1				-4	1
experian	-3	2	3
fixed rate	3	-2	-2
how can you dispute the debt?	4	-2					-1	-1
imagen omitida	1	2	-2				-1	-1
in collections	-1		2				-5	1
in good standing	1	1					-4	-1
inquiries	4	-1	-1				-1	-1
loan details	4	-3	-4
loan status:du	-4						4
loan status:rp	3						-3
loans	-1	2	3	-1				-1
log	5	-3	-1					-2
means 	-1		-1	-1	-1	-3	-1
means agency	3		-3				-1	2
means balance	-1	-3	-1		-1	-1	1	-2
means date		1		-1	-1	-1	-1	-4
means name		-2	1	-1	-1	-1		-3
means name, short				1	-1		-2	-3
means number	1	-1	-1	-2	-1	-1	-2
means number, short	-1	-1	-1	3			-2	-2
means opened, short	3						-2
means original	2			-1	-1		-3	1
means original, short	-3	-3	-2	-1				2
means paying			1	-1	-1	-1	-3	-3
means paying, short		-2	1	-1			-4	-1
means reported	1	1	3			-1	-1	-2
means statusHint	1	-2	-2	-1	-1	-1	1	-3
means statusHint, short	2	-1	-1				-2	-1
means statusLoose, short	-2	1	-1	-1			1
means text			1		-2	-1	-2	-2
means text, short	1	1		-1	-1		-4	-2
means veto	5	-3	-3				-2	-2
means veto, short	1	-1					-1	-3
midland credit mgmt	-3	1	1				2
mortgage	-1		3				-1
none	1			-1	-3	-1	-2	-4
opened	3						-3	-1
original amount	-3						2	2
original creditor	-2	-4	-3	-1	-1		-4	2
original creditor name	-3	-2	-2					3
other	-2	-1					1	3
our information shows	1	-2	-1	-1	-1	-1	-3
pattern "#","w	1		2	2	-2	-4	-3	1
pattern "M#","	-1		2	-2	-1	-3	-3	1
pattern "w","w	-1	-1	1		-2	-4	-1	-4
pattern #)#	1	-2	-1		-1	-1		-3
pattern #)#, first	3	-1					-2	-1
pattern #)w	-1	-1	-3	-1		-1	2	-1
pattern #)w(w)		1	-4	-1	1	-2	-1	2
pattern #)w, first	3	-2	-2
pattern #, first	1	-1		-1	-1		-5	2
pattern #.w#.$	3	-2	-2				-1
pattern #.w,w?	-4	2	1				1	1
pattern #.w,wM		1	1	-2	-1	-3	-1	-3
pattern #.w...		-1	1		-1	-1		-3
pattern #.w/w,	-3	-2	1				1	1
pattern #.w:w.	1	-1					-2	-1
pattern #.wMw#	2	-2	-1					-3
pattern #.wMwM		-1	-1		-1	-1	3	-2
pattern #/M/M#	2	-2	-1					-1
pattern #/M/Mw	3	-2					-1	-1
pattern #:MwMw		2	2				-2	-1
pattern #M	1		-3				-1	2
pattern #M/M, first	3						-2
pattern #M/MMw	3	-1	-2				-1	-1
pattern #M/MMw, first	3	-2					-1
pattern #M/Mw, first	3	-1					-2
pattern #w		-4		-1	-1	-1	-1
pattern #w,w.#	-2		2					2
pattern #w-wMM	-3	1	2
pattern #wMMM	3	-3	-2				-1
pattern #wMMMw	-2	2	-1	-1		-1	1	1
pattern #wMMwM		3	2			-1		-1
pattern #wMwM#	-3		2
pattern #w·M, first	-3	3					-1
pattern $M, first	2	-2					-1
pattern (w)w#w, first	-3	3
pattern (w)w,w	-1	-3	-1	-1	-1	-1	1	-2
pattern (w.)		1	3				-1
pattern *w			1	-1			-3	1
pattern *wM	3	-2	-2
pattern -	3	-1	-3				-2
pattern -, first	4	-2					-3
pattern --	2		-2				-3	-1
pattern ---	3	-2
pattern -[w]w	3	-1						-2
pattern -w,w#,	3	-3	-2				1	-1
pattern -wM(w)	-1	-1	-1				3	-2
pattern -wMw	3	-3	-1				-1	-1
pattern </w>		-4	-3	-1	-1	-1	-3	2
pattern <?w="w	2	-2	-2					-1
pattern <w="#"	-1		2	-1	-2	-2	-3	-3
pattern <w="w.	3	-3	-3		-2		-1	-1
pattern <w><w>	3	-3	-2		-1		-1
pattern ======		1	4			-1	-1	-1
pattern >wM/M:	2	-3				-1	-1	-1
pattern M	1	-6	-2	-1	-1	-1		-2
pattern M.w	4	-1					-3
pattern M/M/M	2	-1	-1				-3	-2
pattern M/M/M#	2	-1	-3	-1	-1	-1	-1	-1
pattern M/M/M, first	2	-1					-5	-1
pattern M/M/MM		1	-3	-1	-2	-2	4	-2
pattern M/M/MM, first	5	-4					-2
pattern M/M/Mw	4	-3	-5	-1	-1	-1	-2	-3
pattern M/MM/M, first	3	-2					-2
pattern M/MMMM	1	-4	-4			-2		-1
pattern M/Mw#M	3	-4	-3					-1
pattern M/MwM	4	-3	-1				-2	-1
pattern M/MwMM	5	-4	-5				-1	-1
pattern M/MwMw	4	-2	-2				-1	-1
pattern M/w, first		3
pattern MMMMM, first	-3	1					2
pattern MMMMMw	-1	1	1				-2	-2
pattern MMwMMw	2	-1					-1
pattern Mw	1	-1		-1	-1	-1	-3	-2
pattern Mw#wMM	-3	1	1	-1				-1
pattern Mw,w,w	-1	1	-3		-1		1	-2
pattern Mw:w:w	-2	2	3				-2	-3
pattern MwM	2	2		-1			-4
pattern MwM,wM	1	-1	3				-3
pattern Mw————	3		-1				-2	-1
pattern M✓✓✓✓✓	4	1	-1				-4	-1
pattern M✓✓✓✓✓, first	4	-2					-2
pattern w##	-1	-4	-4	-2	-2	-1		-1
pattern w##w#M	3	-2	-1		-1			-1
pattern w##w#w	2	-1	-1					-1
pattern w#$M☐$		3		-1			-2	-1
pattern w#$M☐$, first	4	-4					-1	-1
pattern w#(w)	2	-2	1	-1			-3	-2
pattern w#)		-3	2	-1	-1	-1	-4	-4
pattern w#)#, first	3	-2					-2
pattern w#, first	3	-3						-2
pattern w#.	-1	1	1				-3	-1
pattern w#/M/M	3	-2		-1		1	-1	-2
pattern w#/M/M, first	3						-2
pattern w#:#--	3	-1	-1				-2
pattern w#:w	3						-1	-1
pattern w#:w,w	3	-1	-1				-2
pattern w#:w—w	3	-1			-1		-1	-1
pattern w#M	1	-4	-1	-1	-1	-1	1
pattern w#M/M/		-4	-1	2			1	1
pattern w#M/MM, first	-1	1					-3	-1
pattern w#MMMM, first	-1	1		-1	-1	-1	-3	-1
pattern w#MMMw	2	-3	-1	-2		-1	-1	1
pattern w#MMw#	3	-1	-1				-2
pattern w#MMw, first	3	-2					-1	-1
pattern w#Mw#M, first	3	-2					-2	-1
pattern w#MwM	-2	-4	-2	-2	-1	-1	2	-4
pattern w#MwMM		-5	-1	2		-1	2	-2
pattern w#MwMw	3	-2	-3	-1	-1			-1
pattern w#w#	2	1	1	-1	-1		-2	-3
pattern w#w#MM	3	-1	-2				1	-2
pattern w#w#w#	-1	2	-1	-3	-1	-1	-2	-4
pattern w#w#w#, first	-3	3						-1
pattern w#w#w?, first	3	-3						-2
pattern w#w#wM	3	-2		-1				-2
pattern w#w$#,	-1	1	-2	1	1		1	2
pattern w#w(w)	-1	-1	2	-3			-1	-2
pattern w#w(w), first	3	-1		-3
pattern w#w)	3	-1	-1				-1	-2
pattern w#w, first	2	-1		-1	-1	-1	-2	-3
pattern w#w.w.	-1	-1	3	-1			-1	-2
pattern w#w:w#	2		-1		-1		-1
pattern w#wM		1		-1	-1	-1	-2	-3
pattern w#wM:M	3	-3	-3				-1	-1
pattern w#wMwM		-4	1	1		-1	2	1
pattern w$#,Mw	3	-1			-2	-2	-2	-1
pattern w$M	5		-1				-4
pattern w$M, first	3	-1					-2
pattern w&w	2	-4	-1	-1	-1		-1	-1
pattern w&w, first		-2	-1	-1			3	-1
pattern w&wMMM	-2	-1	3	-1			-3
pattern w(w#)	2	-2	-2			-1	-2	-1
pattern w(w#M)	3		-1				-1
pattern w(w#w)		-1	2				-3
pattern w(w)	1	2	-1	1	-1	-1	-3	-2
pattern w(w)##	-5		3	-1			2
pattern w(w)#M		-3	2	1	-1	-1	-1
pattern w(w)#w, first	3	-3						-1
pattern w(w), first	1		-1	-1			-2	-1
pattern w(w)-M	-2	-4	3	-1		-1	1
pattern w(w)-M, first	-3	2					2
pattern w(w):w	-2		3	-1	1	-1	1
pattern w(w)M	3	-1	-1				-1	-1
pattern w(w)M,, first	-2	3					-1
pattern w(w)M-, first	-3	3					-1
pattern w(w)MM		-1	3	1		-1	-2	-2
pattern w(w)Mw	2	-1	1	-1	-1	-1	-3	-2
pattern w(w)w#	3	-3	-1					-1
pattern w(w)w(	2	-2	-1
pattern w(w)w.	2	-2	-2				2	-1
pattern w(w)wM, first	-3	2					1	1
pattern w(w+w), first	3	-3
pattern w(w,w)	-1	-3	2			-1	-3	-1
pattern w(w.)	-2	-2	1	-1	-1	-1	3	-1
pattern w(w:w)		-2	1	-1	1			-2
pattern w+M	3	-1	-2
pattern w,	3	-2		-1	-1	-1	-2	-1
pattern w, first			-3		-1		1	-1
pattern w,#	3				-1		-3
pattern w,, first	4	-3					-1
pattern w,w#, first	2	-1					-1
pattern w,w#,w	1	-1		-1	2	-1		-3
pattern w,w#,w, first	3	-2					-1
pattern w,w#.w		-2		-1		-1	1	-3
pattern w,w#.w, first	-2	3					-1
pattern w,w#M.	1	1	-1				-1	-3
pattern w,w#Mw	3	-1	-2			-1	-1	-1
pattern w,w,w,	-2	-2	1	-2	-3	2	-2	-4
pattern w,w,w.	2	2	-1		-1	-1	-1	-4
pattern w,w,w., first	4	-4
pattern w,w.	1	2	1	-1	-1		-4	-2
pattern w,w.#M		-3	-2				1
pattern w,w.w		-1	-3		-1	-1	-1
pattern w,w.w, first	3	-2					-1	-1
pattern w,w.wM, first	3	-2					-1
pattern w,w:w,	3		-1				-2
pattern w,wM	2		-1	-1	-3	-1		-2
pattern w,wM#)	3		-2				-1
pattern w,wM, first	2	-3					1	-1
pattern w,wMMw	2	-1	-1				-2
pattern w,wMw#	4	-1	-3				-1	-1
pattern w-----	2		1	-1			-2	1
pattern w-Mw,w			3				-1
pattern w-w.	3	-1	1				-2
pattern w-w;w-, first	-4	4
pattern w.		-3		1	-1	-1		-3
pattern w.#w,w	3	-3	-2
pattern w., first								-2
pattern w.....	-1	1	1	-3	-2	-3		1
pattern w....., first	2	-1	-1				-3	-1
pattern w.M	3	-2	-1				-3	-1
pattern w.Mw, first	-2	-2					4
pattern w.MwMw	3						-2	-1
pattern w.w(w.	3	-1	-1		-1		-1
pattern w.w,	1				-2		-2	-3
pattern w.w,w.		1	2				-3	-3
pattern w.w,w., first	4	-4
pattern w.w.		-2	1	-1		-1		-4
pattern w.w:	2	-3	1			-1	-1	-1
pattern w.w:Mw	4	-3	-4			-1		-1
pattern w.w?	-1	-3	1				1	-2
pattern w.wM/M	-2		2	-1			2	-1
pattern w.wM/M, first	-3	2					1
pattern w.wMw.		2	2				-4	-2
pattern w/w		-3		-2	1	-1
pattern w/w#MM		-1	3		-1	-1	3	1
pattern w/wMwM	-2	-2	2		-1	-1	2	1
pattern w/wMwM, first	-3	2		1
pattern w:	-1	-4	-1	-2	-1	-1	1	-1
pattern w:#		-3	-3	-2		-2
pattern w:#(w)	3	-2	-1					-1
pattern w:#w	-2		2	-1			-1	-2
pattern w:#w#M	3	-2	-2		-1			2
pattern w:+M	3	-1					-2
pattern w:--	3	-1					-2
pattern w:----	1	-1	2					-2
pattern w:--M-	-3						3
pattern w:--w	3						-2
pattern w:M	-1	-1		-2	-1	-2		-3
pattern w:M#/M	2	-1					-1	-1
pattern w:M-M	5						-5
pattern w:M/M		-3	-2		-1	-1		2
pattern w:M/w	-2						2
pattern w:MMM	4	-1	1	-1			-3	-1
pattern w:Mw	1	-2	-2	-1		-1	1	-3
pattern w:Mw,w, first	-2	1					3
pattern w:Mw:w	4		-2			-1	-1	-2
pattern w:w#M	-1	3	-1	-1	-2		1	-2
pattern w:w#M#, first	3	-3
pattern w:w#M, first	-2	3					-1	-1
pattern w:w$#,, first	3	-2					-1
pattern w:w(w)		-3	-1				2	-2
pattern w:w, first	-2	2	-3	-1			1	-4
pattern w:w,M,	3		-1				-2	-2
pattern w:w,w#	1	-3					-2	-2
pattern w:w,w.	2	-2	-1	-1	-1			-3
pattern w:w,w:	3	-1	-1		-1		-1	-1
pattern w:w,wM	3	-1	-2					-1
pattern w:w---	1						-3	1
pattern w:w-w	1	-1	2	1			-3	-2
pattern w:w.	1							-2
pattern w:w.w	2	1	3	-1	-1		-3	-1
pattern w:w.w#	3	1	-2				-1	-1
pattern w:w:#w	2	-1	-1				-1	1
pattern w:w:M	2		-1		-1	-1	-3
pattern w:w:Mw		-2	1		-1	-1	-2	-3
pattern w:w:w	-1		3	-1	-1			-2
pattern w:w:w:	1	-3	-3	-1	-1	-1	-2	3
pattern w:w:wM	-3	1	3				-1	-1
pattern w:w<w>	4	-1					-1	-1
pattern w:wM		-2	1	-1	1	2	-3	-1
pattern w:wM, first	2	1					-3
pattern w:wM,w		-2	1			-1		-2
pattern w:wM,w, first	-4	2					2	-1
pattern w:wM/M	-4	2	3	-1	-1	-1		-2
pattern w:wMw.	1		1				-3
pattern w:wMw., first	3	-1					-2
pattern w;w;w;	-1		1	-1	1		2	-2
pattern w>M<	-3						3	-1
pattern w?	1	4		-2	1		-2	2
pattern w??	2	-3
pattern w?w.w.	2	-1	-1				-1
pattern wM		-1		-3	-2	-2		-1
pattern wM,w,w	3	-1					-3	-1
pattern wM,w.	3	-1	-2				-1	-2
pattern wM-w#$, first	3	-2					-1
pattern wM-wM-		-3	1	-1	-1		-1	-1
pattern wM....	3		-2	-1	1	-1		-1
pattern wM.wM.	2		-3				2	-1
pattern wM/M/M, first	1	-1		-1	-1	-1	-3
pattern wM/M;w				-1	-1		-3	1
pattern wM/MM/, first		-1		3			-1
pattern wM/Mw	4	2	1				-4
pattern wM/Mw#	-1	2	2				-1	-1
pattern wM/Mw#, first	1	-1		-3				2
pattern wM/Mw:	-3				-1		3	1
pattern wM/MwM, first	-3						2	2
pattern wM/w, first	-1	-3					1
pattern wMM	-1	-4			-1	-1	1	-1
pattern wMMMM#	1	-2	2				-3	-1
pattern wMMMM, first	3	-2	-1				-2
pattern wMMMMM	-1	-3	1	-1			1	1
pattern wMMMMM, first				1			-3	-2
pattern wMMMMw	3	-2	-2				-1	-1
pattern wMMw	3	-3	-2	-1			-1	-1
pattern wMMw#w	-2	-1	3				-1
pattern wMMwM/	4	-2	-2				-2	-1
pattern wMMwMM	1	-2	1				-3
pattern wMw#w	2	-1	-1	-1			-2	3
pattern wMw#w, first	2	-2					-2
pattern wMw(w)	3	-1	-2				-1
pattern wMw,Mw, first	3	-1		-1			-2	-1
pattern wMw,w#		-2	3
pattern wMw,w.	1	1	-2
pattern wMw,wM			-1	-1	-1	-1	4	-1
pattern wMw.Mw	3	-2	-3
pattern wMw.w	3	-2	-2				-1	-1
pattern wMw.wM	-1	3	1	1		-1	-2	-3
pattern wMwM#)	3		-3
pattern wMwM.w	1	-2	3				-2
pattern wMwM/M	-2		3	-1		-1	2	-2
pattern wMwM/w, first	-3	2					1
pattern wMwMM/	2		-2
pattern wMwMMw		-2	-3	-1	-1		-2	1
pattern wMwMw		-1	-1	-1	-1	-1		-2
pattern wMwMwM		2	-1	-3	-2	-2		-3
pattern wMwMwM, first	4	-4					-2	-1
pattern wM|wM|	-1		-2				2	-1
pattern wM–w	1	-4	-1				-1	-1
pattern w|#|M|	-2	-3	3				-1	1
pattern w|w#Mw	-3	2	1				-1
pattern w®	3	-1	-1				-1	-1
pattern w®, first	4	-3	-1
pattern w®w	3	-2	-2				-1
pattern w·#w.w	2	-2	-1			-1	-2	-2
pattern w–w	1	-4					-2	1
pattern w—	2		3				-2
pattern •w#M,w	4	-1		-1		-1	-2	-1
pattern •w.	3		-1				-2	-1
pattern •wM/M/	2	-1					-2
pattern •w•w•w	3	-2	-1					-1
pattern ◦wM	2	-2	-1				-1	-1
payment history	3	-1	-1		-1	-1	-2
payment history legend	3	-1					-3
public records	3	-1	-2				-1	-2
remarks	2	-1	-1				-2	-1
repossession	3						-3
skip to main content	3	-2	-2				-1
status	-1	-4	-2	-1	-1		1
summary	3	-1					-1
this message was deleted	1	-1	3				-1	-4
view details	-3	2	3
view offer	2	-2	-2
westlake financial	2		-2
who	-3	2	1				-1
worst payment status	3						-3
# word line below
account #	-3	2	-1				2	-1
account details	3	-2					-3	2
account info	6	-5					-1	-1
account information	-3	3					-1
account number	-1	2	-1
account summary	3	-3					-1
account type	1			2			-4	3
address	-4	4
address: account number	-3	3
annual fee	3	-2						-1
balance	-1		-1				2	-3
begins "	1	-1	1		-2	-4	1
begins #	-1	2	1	-2	-1	-1		-3
begins $	-1		2	-1		-1	-3	-3
begins *	-2	-3		-4	-2	-3	2	-2
begins +	1		3	-1	-1	-1	-4	-3
begins ,		2	-1			-2	-3	-2
begins -	1	-1		-3	-1	-1	1	1
begins .	3	-2	-2				-2
begins <			1	-1	-3	-3		-1
begins =	-1	1		-2	-2	-1	-3	1
begins >	2	1	1	-1	-1	-1	-3	1
begins _	3	-1	-1				-2	-1
begins aaron's	-3	2	2				1
begins account		3	1	-1	-2	-1	-2	-3
begins accounts	4	-2	-1				-3	-1
begins acct	-3	2	1	-3	-2	-2	-3	-2
begins add		-3	-2				1	-3
begins adverse	4	-1	-1				-3	-1
begins affirm	-1	4	2	-2		-1	-1	-1
begins agency			2		-1			-2
begins aidvantage	-1	1	3	-1			2	-2
begins all	1	3					-1
begins ally	2	-3	-1				-1	-2
begins american	-1	-1	2				-2	-2
begins amex	2	-1	-2				2	-2
begins an	3	-1					-1
begins and	-1		-1	-2	-2	-2		-2
begins apple	1	-4					2	-1
begins applicant	3	-1						-1
begins apr	4	-2					-2
begins are	1	1	-1				-3
begins as	3	-3	-1		-1	-1		-2
begins assigned	-3	1					2
begins at&t	2	-1	-1					-2
begins attorney	-1	-2	1	-1		-1	-2	-1
begins attorneys	3	-2	-2
begins aug	3	-2	-1					-2
begins aunt	3	-2	-1				-2
begins authorized	2	-1	1				-3
begins available	1	-3	-1	-1			1	-1
begins avant			-1		1	1	-2	-1
begins ay		2	-3				1	-1
begins b			1	-3	-1	-1	1	-2
begins back	3	-1	-1				-2
begins between	3						-3
begins bk	3	-2	-3				-2
begins boscov's	1	-3	-2					2
begins both	-3	1	2				1	-1
begins brother	-1	2	1				-3
begins bureau	4	-1	-1				-3	-1
begins by	3	-3	-1				-1	-1
begins c/o	-3	3	3	-1			-1	-1
begins cap		2	4	-1		-1	-3	-1
begins car	-1	4	1				-2	-2
begins card							-2	-2
begins carecredit	1		2				-3	-1
begins carmax	3	-1	-2				-1	-1
begins case	2	-1		-1	-1		-2	-3
begins cell	3	-2	-1				-1	-1
begins charge		2	1				-2	-2
begins charge-off	3						-2	-1
begins charged	-3		1	-1		-1	1	-1
begins charges	-3	2	3				-1	-1
begins checking	4	-3	-2				-2	-1
begins child	-1	3	2				3	-1
begins city	-2	-1	-2				1	3
begins client	-1	-2	-1	-1	-2	-1	1	-4
begins clm	3	-3		-1	-1	-1	-1	-1
begins closed	-1	1	3		-1	-1	-2	-2
begins co	4	-1	2				-4
begins collector	2						-3
begins comenity			-1	-1			1	-3
begins company	2	-1					-3	4
begins confidentiality	3						-2	-1
begins consumer	3	-2	-2				-1	-1
begins convergent		-1	-3		1	1	-1	-1
begins countrywide	2						-2
begins cousin	3	-2	-2				-1
begins creditor	1	-2	-1	-1	-1	-1	-1	-3
begins creditor's	-1	1	3	-3	-1		-1	-1
begins credor	3	-2	-1		-1	-1	-1	-1
begins cuenta	-2	3	-1					2
begins customer	-1	2	4				-1	-2
begins data	3						-2
begins date		-5	-3	-2	-3	-1	1	2
begins days	3	-1					-2
begins de	2	1	-1				-2
begins dec	2	-2	-2				-2
begins deferred	4	-1	-1				-2	-1
begins delivered	-2		1	-1		-1		3
begins dentist	-3	2	2
begins description	1	-3	-2	1		-1	-2	-3
begins did		-2	-1			-1	1	1
begins direct	6	-5	-4				-2	-1
begins discover	1	-1	1	-1	-1	-1	-1	2
begins don't	3	-1	-2				1	-2
begins done	-4	2	2
begins dont	2	-2	-3				-1	-1
begins duke	2		-2	1			-2	-1
begins edit	3	-2	-1			-1	-3	-2
begins employers	2	-1					-1
begins en		-3						-2
begins end	4	-2	-2	-1			-2	-1
begins equal	4	-3	-3				-1	-1
begins equifax	2	-2	1				-4	-1
begins est	3	-1	-1				-2	-1
begins estado	3	-2	-2					-2
begins estimated	3	-1	-2				-3	-1
begins every	2	-3	-1				-1
begins everything	-1	3		-1				-1
begins example	4	-2	-2				-2
begins experian	2		1		-1		-3	-1
begins explanation	3	-2	-2	-1			-1	-1
begins f	2						-3	-1
begins family	2	-2	-1					-1
begins feb	1	-1	-2				-1	-1
begins federal	2	-3	-1					-1
begins federally	3	-1	-1				-1	-2
begins fees	2	-4	-3				-1	1
begins fidelity	2	-3	-2				-1	-1
begins file	3	-1	-2		-1		-2	-2
begins financial	3	-3	-1				-2	-2
begins fingerhut/webbank	-1	2	2				1	-1
begins first		-3	-1	-2	-1	1	2	-1
begins flagstar	3	-1	-2				-2
begins fleet	2	-3	-2				1	-1
begins fnb	-2	1	2
begins geico		-2	3				1	-2
begins goal	3	-2	-2				-2
begins good	1	-4	2					-1
begins gracias	3	-2	-1
begins grant	4	-3	-3					-1
begins gross	4	-3	-2	-1			-1	-1
begins guarantor	-1	-2	1	-1	-1			-3
begins heights	-3	2						1
begins help	2	-2
begins hers	3	-2	-3				-1	2
begins historical	2						-2
begins home		-3		-1	1		2	-1
begins household	3	-1	-2	-1	-1		-1	-1
begins hyundai		1	3				-1
begins i'm	1	1		-1	-1		-3	1
begins ic	1		1				-3	1
begins if	4					-1	-3	-2
begins imagen	-2	3	2				-1
begins initials	3	-1					-1	-1
begins inquired	5	-3	-4				-1	-2
begins inquiries	1	-1		-1	-1	-1	-2	3
begins installment	-1	1	3	-1	-1	-1	-1	-2
begins interest	1	-2	-1					-2
begins internet	3	-2	-2				-1	-1
begins irs	-3	1	1		-1	-1	1	1
begins items	3						-3
begins jan	3	-3	-2				-3	-1
begins jefferson		2	1	-2	-1	-1	-3	-2
begins joint		2	3	-1	-1		1	-2
begins jpmorgan	4	-1	-2				-2	-1
begins jul	3						-3
begins k	-1	2	3				-1	-1
begins kay	2		-3				3	-1
begins key	3	-3	-2
begins klarna	-1	2	1	-1	-1		3	-2
begins lakeside	-3	1	1				1
begins last	1	-1	-1	-1	-1	-1	1	-3
begins late	3		-1	-1			-1	-2
begins lease	-1	1	2	-1	-1	-1	-3	-2
begins level	3	-1					-2	-1
begins liabilities	1	-1		-1			-2	-2
begins lightstream	3	-3	-2				1
begins limit	2	1					-3
begins list	3	-2	-2					-1
begins lo	1	-1	-3					-1
begins loan		-1	1	-3	-2	-1	-1	-3
begins loans	1		-1	-1	2	-2	-4	-2
begins lol	3	-1					-2
begins lvnv		1	-3	-1		-1	1	1
begins make	-1	-1	-2				3	-1
begins mar	3	-3	-3				-2	-2
begins may	2	-2	-1		-1		-2	-2
begins medical	-1	-1					3	-2
begins mi	-4	1	-2				2	-2
begins min	1	3	1				-1
begins mine	2	2		1			-3	-1
begins mohela/dept	2	-1	-3				-1
begins month	1	1	2				-3	-1
begins mortgage	-1	-1	2			-1	1	-4
begins mr	1	1	1			-1	-3	-2
begins n	-1		2				1	-3
begins n/a	3						-3
begins name	3	-2	-1		-1		-2	-2
begins navy	1	-3	-2				2
begins netflix	3	-3					-3	-1
begins nice	2	-2	-1		-1		-1
begins nmls	3	-2	-2				-3
begins no	2	-1	-1	-1				-3
begins none	1		1				-4	-1
begins nonpriority	-3	3	3	1	-2	-1	-4	-4
begins nothing	-2	1	-1				4	-1
begins notice	4	-2	-2				-2	-1
begins number	3	-3	-2					-4
begins of		1	-3				-1	-3
begins offer	-2	-1	-1				-3	3
begins oh	-1	3	1		-1		-2	1
begins omg	1	3	1				-1	1
begins open			2	-1	-1	-1	-2	-1
begins order	3	-2	-2					-1
begins orig	-3	4	3	-2	-1	-1	1	-3
begins original	-1	-2	1	-3	-1	-1	1	1
begins other	-3	4	1	-1	-1	-1	-2
begins our	1	-1	-2	-2	-3	-2	-1	2
begins out	3	-1	-1				-1	-1
begins overview	5						-4
begins owes	3	-3	-2				-1
begins p.o	-1	1	1	-1	-2		-2	-3
begins part	4	-1		-1	-1		-1	-1
begins patient	-1		1	1	-1		-2	-3
begins payday	3	-2	-2				2
begins pays	2	-3	-2				1	-1
begins placed	-2	1	2	-1	-1		-2	3
begins planet	3	-1	-1				-1	-1
begins platinum	2	-3	-3				1
begins please	4	-2	1			-1	-3	-2
begins po		2			-1	-1	1	-4
begins post	-3	2	2				1
begins potentially	2	-2	-2					-3
begins prepared	4	-2	-2				-1	-1
begins privacy	3	-1	-1				-1	-1
begins product	-4	-1	-1				-1	3
begins property	3	-2	-1				-1	-2
begins public	1	-3	-2	-1				2
begins quedo	3	-2	-1				-1	-1
begins rates	3	-1					-2	-1
begins re	2	-1	-3					-1
begins recent	2	-3	-2	-1	-1	-1	-1	-2
begins remark	2	2					-3	1
begins rent		2	1	-1	-1	-1	1	-4
begins rent-a-center	-3	1	2				2
begins requested	3	-3	-3				-1	-1
begins requests	3						-2	-1
begins respectfully	3	-1	-1				-2	-1
begins retail	-2	1	3				1	-1
begins retirement	3	-2	-2
begins rr	3	-2	-2
begins saldo		2	1	-3		-1	-1
begins sample	3	-1					-2
begins santander	1		3	-1	-1		-2	-2
begins satisfactory	2						-3
begins save		1					-2
begins scanned	2	-2	-1				-1	-1
begins scheels	-2	2	1				-1	-1
begins score	4	-3	-2		-1		-2	1
begins sears	-3	3	3				-2	-1
begins section	1	-2	-5	-1	-1	-1	1	-2
begins see	3	-3	-2				-2
begins sent	2	-4	1		-1	-1	-1
begins sep	3	-3	-2				-1	-1
begins service	-2	1	1	1	-1		1	-3
begins servicer	3	-1	-1				-2
begins services	1	-2	1				-4	-2
begins sheffield	-3	2	1				-2
begins si	2						-1	-1
begins signed	3	-2	-1	-1			-1
begins sincerely	4	-1	-1				-2	-2
begins snap-on	-1	2	3	-1			-2	-1
begins so			1	-1		-1	-3	1
begins soc	3	-2	-2					-1
begins sold	-3	-1	2				-1
begins spring	-2	2	1				-1	3
begins standard	4						-4
begins state	1	-5	-3	-1				-1
begins statement	3		-2	-1	-1		-2	-2
begins status	2	-2	-2	-3	-3	-1	-1	1
begins store	-3	3	2				-1
begins summary		1	2	-1	-1	-1	-3	-2
begins synchrony	2	-3	1	-1	-1	-1	-2	-1
begins t-mobile	2	-3	-3					1
begins tax	3	-1	-1				-2	-1
begins tel	3	-2	-1				-1	-1
begins thank	1	-1			-2	-1	1	-3
begins thanks	-3	1	2	-1	-1	-1		2
begins that's	-3	3					1
begins then			-1	-1		-1		-4
begins thu	3	-3	-1				1
begins toledo	3	-1					-2
begins totals	2	-2	2	-1	-1	-1	1	-2
begins toyota	2	-3	-2				1	-2
begins trade	2	-1	1				-1	-3
begins tradelines	2						-2
begins transaction		-3	-3				2
begins transcribed		2						-3
begins transunion	-1	2	1	-1	-1		-3	-1
begins u	3	-2	-1
begins unsecured	4	-2	-3				-2	-1
begins up	3	-1	-1				-2	-1
begins upgrade	2	-4	-1				4	-1
begins upstart	2	-3	-1	-1	-1	-1	-3
begins upvote	6					-1	-3	-2
begins us	1		-1	-1				-3
begins verizon	3	-1	-1				-3	-2
begins very	3	-1	-1				-2
begins webbank	-3	1					-1	3
begins welcome	3	-2	-2				-1
begins what	-2	3	1	1	-1	-2	-2	-2
begins what's	3	1	-1				-2
begins who	-1	-3	-1	-1	-1	-1	2	-3
begins whose	-4	2	1	1				-2
begins work	2	-2	-1				-1
begins world	-1	2	1	1			-3	-1
begins would	2	-2	-2			-1	-1	-1
begins xfinity	3	-2	-2				-1	-1
begins year	3	1					-3	-1
begins yes	2	1		-1	-1	-1	-3
begins your	2	-3		-1	-1	-1	-1	1
begins |	-1		1	-3	-1		1	-1
begins ©	4	-2	-3				-1	-2
begins —	1	1	2				-4	-1
begins •	-1		2	-2	-3	-3	-1	1
begins ☐	-2	2		-2	-2	-2	-1	-3
begins ☑	2		2				-3	-1
begins ✓	4		2				-4	-1
begins 合计	-3	5	4	-2	-1	-1	-1	-2
begins 存款	2	-2					-1
begins 👍	3	-2	-1		1		-1	-1
begins 🔴			1				-3
charged off account	-3	2					1
collection account	3	-3
company sold	-3	-1						3
creditor remarks	3						-3
current balance	3			-1			-2
experian	3	-2					-2
first premier		-2					3
hard inquiries	-4						4
high balance	2				-1		-2
home	4	-4
ic system inc	3						-3
image omitted							-3	1
in good standing	-1	1					-3
loan amount	3	-3
loan details	2	-2					-1
means 		-1	-2	-3			1
means accountStatus, short	2						-2	1
means date, short	-3	1					1
means money	2	-2					1	-3
means name		1			-1		-4	-1
means name, short	-3	1	-1	-1			-1	2
means number, short	-1	3	-2	-1			-1	1
means reported	3	-3
means statusHint	1						-2	3
means statusHint, short	1	-1					-2	3
means statusLoose, short	4	-3						-3
means text, short		-2	-1				-1	3
mortgage statement	-3	3
none	1		1	-2	-1	-3	1	-4
ok	-3	-1	-1				3
open	2	-1	-1				-3
our information shows	1	-3					-1	1
overview	3						-3
paid as agreed	-2						2
pattern "#","w			3	1	-4	-5	-2	1
pattern "M#","			2	-1	-2	-3	-3	1
pattern "w","w		-3	-1	1	-1	-3	2	-4
pattern "w":"#	-3	2	2	-1			1	1
pattern #	-1	-3			-1	-1		-3
pattern ###	3	-1	-2				-1	-2
pattern ####	2	-1	-2
pattern ##/#MM, first	-3	3
pattern ##w#wM	-1		1				-3	1
pattern #)#	4	-1	-1		-1		-1	-1
pattern #)#, first	3	-2					-1	-1
pattern #)#w#w	3		1		-3
pattern #)w(w)	1		1		1	-1		-3
pattern #)w,wM	3	-3	-1	1				-2
pattern #, first		1	1	-1			-3	-2
pattern #.w#w)	-1	2	3			-1	1	-1
pattern #.w#wM	2	1	-3			-1	-2	1
pattern #.w(w)	1	1	1	-1	-1	-1		-3
pattern #.w(w), first	3	-2					-1
pattern #.w, first	3	-2					-2	-1
pattern #.w,w, first	2	-2					-1
pattern #.w...		-3	1		-1	-1	1	-2
pattern #.w/w(	2	-2	-2				3
pattern #.w:w	-1	-2	-3			-1	1	-1
pattern #.w?	1	4	-1		-1			-3
pattern #.w–w,	3	-2	-1		-1
pattern #:Mw	2						-2
pattern #:Mw.w		-1						-2
pattern #:MwMw	3	3				-1	-2	-3
pattern #M		-3	2				-2	-1
pattern #M, first	-3	3
pattern #M/#Mw	-1	-2	-1	-1			-1	3
pattern #M/#Mw, first	-2	2
pattern #M/M#M	-1	-1	2				-3
pattern #M/M/M	3	-2	-2				-2
pattern #M/Mw	1	3	3	-1	-1	-1	-1	-1
pattern #M/Mw, first	3	-2
pattern #w##wM	-1	-3	1	-1			2	-2
pattern #w#w	1							-2
pattern #w#w#w		1	1	-1	-1	-1	-2	-1
pattern #w#wMw	-1	-3	-3	-2		-1		2
pattern #w(w)#		-3	-1	-1			2	1
pattern #w(w)w	2	-3						-2
pattern #w)###	3	-1	-1				-2
pattern #w, first	3	-1					-2
pattern #w/w#M	-1	1	3					-2
pattern #w:w	-3	1	1	-1	-1	-1	3
pattern #wM/M/	2	-1	-1	-1		-1	-2	-4
pattern #wM/MM		1	2		-1		-2
pattern #wM/Mw							-3	1
pattern #wM/Mw, first	-3	1						2
pattern #wMM	3	-3	-2
pattern #wMMM	3	-2	-3
pattern #wMMMw	-3		-1	2	-1	-1	1	1
pattern #wMMwM	-1	3	3	-1		-1	-1	-1
pattern #wMwMM	2	-2	-2			-1	1	-3
pattern (w)	1	-2	-2					1
pattern *w	3	-1	-2					-1
pattern *w:M	-1	-1	-1	-1			-3	2
pattern *wM	-2	-1	2	-1			-3
pattern -, first	3						-3	-1
pattern --, first	3	-2					-1
pattern ------					-1	-1	-1	-3
pattern ------, first		1						-3
pattern -[w]w	3	-2					-2	-1
pattern -[w]wM	2	-3	-1				-1	-2
pattern -w	4	-2	-2		-1		-1	-1
pattern -w(w)w	1	-2	-3		-1		2	-1
pattern -w-	3						-1	-1
pattern -wMw,w	2	-3	-2				1	-1
pattern <_w_w=	-2		2	1	-2	-2	-4
pattern <w="#"	4	-3	-3		-1	-1		-5
pattern <w="M#	3	-2	-2		-1
pattern <w><w>	4	-2	-3				-1
pattern ======	-3			-2	-2	-1	1
pattern >wM/M:	-3						2	1
pattern M	-2	-6	1	-2	-1	-1
pattern M#w	-2	-1	3		-1		-1
pattern M, first			-3			-1	-1	-1
pattern M.wM.w	3	-1	-1				-1
pattern M/M/MM	2	-3	-3		-1	-1	-1	-1
pattern M/M/Mw	2	-3	-2	-3	-1	-1	-2	-4
pattern M/Mw#M	3	-1	-2					-1
pattern M/MwM	-1	2	3	-1	-1	-1	-3	-2
pattern M/MwMM	3	-3	-3					-1
pattern M/MwMw	4	-2	-2				-1	-1
pattern MM	-1	2	2	-1			-3	-2
pattern MMM, first	3			-1			-1
pattern MMMM		-2	-2	-1			1	-2
pattern MMMMMM	1	-3					-1	-1
pattern MMw	1	1					-3
pattern MMwMMw	3						-3
pattern Mw	1	-1	-3	1	-1
pattern Mw#	2	-3	-1		-1		1	-2
pattern Mw(w)	-3	2	-1				1
pattern Mw, first	3	-3	-1					-1
pattern Mw.w	-3	3	1
pattern Mw.w.	-2	1	3				1	-1
pattern Mw:w:w	-2	2	2	-2	-1	-1	-2	-3
pattern M✓✓✓✓✓	3						-2	-1
pattern ______	3	-1	-1				-2
pattern w		-2			-2	-3		-1
pattern w###	2		-2	-1	-1		-1	-3
pattern w####	-1	3		-1			2	-2
pattern w##/MM	3	-2	-1				-2
pattern w#$M☐$, first	2	-3	1				-2
pattern w#(w)	1	-3	1				-1	-1
pattern w#)#	2	-1	-1
pattern w#), first	1	-4		-1	-1	-1		-1
pattern w#)MM, first	-2	2
pattern w#, first	-1	1	-2	-1				-3
pattern w#.	4	-2	-3			-1	-2	1
pattern w#:#	2	-3	-2	-1			-2	-1
pattern w#:Mw#	-2		2
pattern w#:w.w	-3	3	3				-1	-1
pattern w#M	2	-4	-1	-1	-1		-1	-1
pattern w#M/M/	-1	-4	-1	-1			1	1
pattern w#MM, first	3	-3					-1
pattern w#MMM/	-2	-2	2				2	1
pattern w#MMMM, first		3		-1	-1	-1	-2	-1
pattern w#MMwM, first	-4	1					-1	2
pattern w#Mw		1		1			-3	-2
pattern w#Mw#/	2		-2	-1			-3
pattern w#Mw(w	3	-1	-2				-3
pattern w#Mw,w, first	-3	3
pattern w#MwM#	-1	-2	2				-1	-1
pattern w#MwMM		-4	-1	-1			1	-2
pattern w#MwMw	2	-3	-2				-1	2
pattern w#w#			1	-1	-1	-1	-1	-4
pattern w#w#, first	-4	2	1	-1			-2	-1
pattern w#w#/M	3		-2	-1			-2	-1
pattern w#w-	-1	3	-2
pattern w#w., first	4	-4
pattern w#w:w	2	-1	-2
pattern w#wM/M			1	-1	-1	-1	-4	-2
pattern w#wMM, first	3	-1		-1
pattern w#wMMw	-2		3	-1		-1	-2	1
pattern w#wMw	1	-2	-2	-1			1
pattern w#wMwM		-2		-1		-1	2	-3
pattern w#wMwM, first	-3	4		-1				-1
pattern w$#,Mw	-1	-3	-1	2	-1	-3	1	1
pattern w$M	4	-1					-2	-2
pattern w$____	2	-1	-1					-1
pattern w&w	2	-1	-3				1	-1
pattern w&w, first	4	-3					-1	-1
pattern w&w,w.	3	-1	-1		-1		-2	-2
pattern w&wM/M	3	-2	-3				-1
pattern w(...M	2		-3
pattern w(...M, first	2	-4					2
pattern w(w#w)	1		-3					1
pattern w(w)	-1	2	1	-1	-1	-2	-1	-3
pattern w(w)##	-2	-1	4	-2			2
pattern w(w)#M	-1	-3	-1	-2			1
pattern w(w)#w	-1	-2	1	2	1	1	-2	-3
pattern w(w)..	-1		1	-1			-3	-1
pattern w(w)Mw, first	-1	2		-2			-2	-2
pattern w(w)w	3	-1	-2				-1
pattern w(w)wM	1	-2	3	-1		-1	-2	-1
pattern w(w,w#	-2	-1	3				1	1
pattern w(w:w)	-2	-1	3		1			-1
pattern w(wMw)	2	-2	-1				-1	-1
pattern w+M	3	-1	-2				-1
pattern w+w, first	3	-2
pattern w,	2	-4	1	-1	-2	-2	-2	-5
pattern w,#	-1	1	-3				2
pattern w,, first	4	-3					-2	-1
pattern w,Mw	1	-2	-1				1	-1
pattern w,MwMw	1	3					-2	-1
pattern w,w	1	-1	-1	-1	-1	-2	1	-3
pattern w,w#MM	2	-1	-2					-2
pattern w,w#Mw	3	-2	-2					-2
pattern w,w,w#	-2	2	-2				1	1
pattern w,w,w,	-1	2		-1	-2	-2	1	-4
pattern w,w,w.	4	-2	1			-1	-2	-3
pattern w,w,w:	3		-2		-1
pattern w,w,wM	-2	2	1	-1	-1	-1	-1	-3
pattern w,w.		2		-1	-1	-1	-3	2
pattern w,w.#., first	2	-2						-1
pattern w,w., first	-2	-1					-3	2
pattern w,w.w.	2	-1	-3		-2		-2
pattern w,w.w., first	3	-3
pattern w,w:w,	3	-1	-2				-2	2
pattern w,wM	3	-2	-2		-2	-1	-2	1
pattern w,wM#)	2		-2				-1
pattern w,wM#), first	3	-3
pattern w,wMMM, first	1	-2						2
pattern w,wMMw	3	-2	-2				-1	-1
pattern w,wMw.	3	-2	-2				-2	-1
pattern w,wMwM, first	-2						3
pattern w--w--	-3						3
pattern w-w	1	-4	-1		-1	-1	1	-3
pattern w-w#wM	-1		2				3	-1
pattern w-w, first	-2	-1	-1				4	-1
pattern w-w.	3		-1				-2
pattern w-w:w-	3						-3
pattern w-w;w-	-2	-1	3				2
pattern w.....	-2		2		-3	-3
pattern w.M		-1	1				-3	-1
pattern w.MwMw		2	1				-3
pattern w.w		-1	1	-2	-1	-1		-4
pattern w.w#	3	-2	-1				-1	-1
pattern w.w#w#	2	-1					-1
pattern w.w,Mw	3		-2			-1	-2	-1
pattern w.w,w	3		-3				1
pattern w.w,w#	1	-1	1				-1	-3
pattern w.w,w,	-1	3			-1			-2
pattern w.w,w., first	3	-3
pattern w.w,wM, first	3	-2					-1	-1
pattern w.w.w.	3	-3	-3				2	-1
pattern w.w.w., first	2	-2
pattern w.w:M	1	-1	1				-3
pattern w.w:M.		-2	1		-1			-1
pattern w.w:Mw	3	-3	-2	1				-2
pattern w.w?	-1	2		-1				-3
pattern w.wM	-1	-4	1		-1		1	1
pattern w.wM, first	-1	2			-1		-3
pattern w.wM,w	1	-3					-3
pattern w.wMw#	-1	3	-2					-1
pattern w.wMw.	1					-1	-3	-3
pattern w.wMwM		2	-3	-1	-1	-1	1
pattern w/w	1	-3	-1	-1	-1		1
pattern w/w(w)	4				-1	-1	-3
pattern w/wMMM	-1	-3		-1			2	2
pattern w/wMwM	1	-3	-1	-1			1	-2
pattern w:	2		-4		-2	-1		1
pattern w:#		-4	2	-2	-2	-1	-3	-3
pattern w:###M	4	-2	-4
pattern w:#, first		2	-1				-3	-2
pattern w:#/#/	3		-1				-2
pattern w:#w:M	2	-4						-1
pattern w:#w:w	1		-1	-1			-2	-3
pattern w:, first	1	-4			-1		1	2
pattern w:--	-3		2				2	-1
pattern w:----	3	-2					-2
pattern w:M##	3	-3	-2
pattern w:M##M	3	-3	-2					-1
pattern w:M(wM	-2						1	2
pattern w:M, first	1	-2	-2	-1			1
pattern w:M/M/	1	-4	-4		-1	-1	1	-2
pattern w:M/M/, first	3	-2					-3	-2
pattern w:M/MM	1	-1	-1				2	-2
pattern w:M@w,		-3	1				-1	-1
pattern w:Mw	-2	-1	3			1	-2	-2
pattern w:Mw,M	-2	1	3				-2
pattern w:Mw,w	1	-3	1		-1		-1	-1
pattern w:Mw,w, first	3	-2					-2
pattern w:Mw:M		-3		-2	-1	-1		-1
pattern w:Mw:w	-1		2	-1	-1	-1	-4	1
pattern w:MwMM	-3		2				1
pattern w:MwMw	1	-4	1			-1		-2
pattern w:w#M		-4		-1	-1	-1	-1	-1
pattern w:w#M, first	-1	1	-1				3	-3
pattern w:w$#,	-1	-3	2	-1	1	-2	-1	1
pattern w:w,w,	1	-1	-1				-2	-3
pattern w:w,w,, first	3	-2					-1
pattern w:w,w:	3	-1	-2				-1	-1
pattern w:w---	3						-3
pattern w:w-wM	4		-1				-3
pattern w:w.Mw	-2				-1		-2	3
pattern w:w.w	-1	-3	1	-1	-1			-2
pattern w:w.w,	2		-1				-3	-2
pattern w:w.w.	-1		-1			-1	3	1
pattern w:w.w:	3	-3	-2		-1			-1
pattern w:w:M	2	1		-2	-1	-1	-3	-2
pattern w:w:M/, first	3	-3					-1
pattern w:w:w	-2	-1		-1	-2		3	1
pattern w:w<w>	3						-2	-1
pattern w:w=w;	3	-1	-1					-1
pattern w:wM	-3	3	3	-1	1	2	1	1
pattern w:wM,w	1	1	-2			-1	1	-1
pattern w:wM,w, first	3	-3
pattern w:wM/w	1	-2	1				1	-2
pattern w:wMw	-1	2	2				-2
pattern w:wMw#	2	1	-2				-3
pattern w:wMw,	-2	1	3	-1	-2	-1		-2
pattern w:wMwM	-1	-1	3	-1	-1	-1	-1	-1
pattern w:w–w	-2	-1	2
pattern w:w–w, first	-3	3
pattern w;w, first	4	-1					-3
pattern w=w=w=	2		1				-2
pattern w?		1	1	-3	-2	-4	-2	-4
pattern w?w	-2	-4	-4	-1	-1	-1	3
pattern wM		-3		-1	-2	-1		-2
pattern wM##MM, first	-3	1					2
pattern wM#MMM	-3	-1	2				3
pattern wM, first	1	-1	-2	-1	-1	-1	-1	-3
pattern wM,w,w, first	-2	3						-1
pattern wM,w.	2	-1	-1				-3
pattern wM,wMw			1				2	-1
pattern wM,wMw, first	-1	3					-2
pattern wM-w#$		3						-1
pattern wM-w#$, first	3	-3					-1
pattern wM.		-3	-4	1	-2	-1		-1
pattern wM....	3		-2	-1	1	-1	-1
pattern wM.w	2	2	-2				-2	-1
pattern wM.w.		3	3				-1	-2
pattern wM/M, first	1	1					-3	-2
pattern wM/M/M, first	1	-3	-1	1	-1	-1		-2
pattern wM/MM/, first	5	-2					-3
pattern wM/MMM	1	-3	-1				1	-1
pattern wM/Mw	3	-1	-2				-1	-1
pattern wM/Mw#	3	-2					-2	-1
pattern wM/Mw:	3	-2	-2				1	-1
pattern wM/Mw:, first	2	-2
pattern wM/MwM, first	3	-2					-1	-1
pattern wMM, first	-1	1		-1			-3	-2
pattern wMM/w	-1	-1	3
pattern wMMM	1		2	-1	-1	-1	1	-3
pattern wMMM+w	3	-1	-1				-2
pattern wMMMM	-2	2	2	-1		-1		-3
pattern wMMMMM	1	-4	1	1		-1
pattern wMMMMw		-3		-1		-1	1	-2
pattern wMMw	3	-2	-1	-1			-2
pattern wMMw,w	-1	2	-2				1	-2
pattern wMMwMw, first	-3	1					2	-1
pattern wMw#	1	-3	-1	-1		-1		-2
pattern wMw#Mw	-2	-1	2				2
pattern wMw#wM	-3	1	1	-1		-1	1	1
pattern wMw., first	2	-2					-1
pattern wMw.w,	1	1	-1				-1	-3
pattern wMw:M/	-2	-2	2				1	-1
pattern wMw:M/, first	-3	3
pattern wMwM.	2	-1	-3				-2	1
pattern wMwM., first	3	-3						-1
pattern wMwM.w		-2	-1	-1				-3
pattern wMwM.w, first	3	-3					1
pattern wMwM/M, first	2	-1					-2
pattern wMwMMM, first	3	-1		-1			-1	-1
pattern wMwMMw	2	-3	-2	1	-1	-1	-1
pattern wMwMw, first	2						-3	-1
pattern wMwMw., first	-1	1					-3	-1
pattern wMwMwM				-3	-2	-1		-4
pattern wMwMwM, first	2	-3	-1	-1			-1	-1
pattern w|#|M|	-3	-3	3	-1			1
pattern w|w	4	-2	-2				-1	-1
pattern w|w|w|	4	-2	-3			-1	-1	-1
pattern w|w|w|, first	3	-3
pattern w®w	4	-2	-2				-1	-1
pattern w®w®w®	-3		3
pattern w®w®w®, first	-3	3
pattern w·w	-3	-1		-1			1	-2
pattern w·wM, first	-2	2
pattern w•w	-2	1	2	-1			-2	-1
pattern w•w, first	-3	4					-1
pattern |w|#|M	3	-3	-2	-1			1
pattern —	-1	-1	2				-2
pattern —, first		2					-3
pattern •, first	3	-2					-1	-1
pattern •w	3	-2	-1
pattern •w#M,w	3	-1					-1	-1
pattern •w.	4	-1				-1	-2
pattern •w•w•w	2	-1	-1		-1		-1	-1
pattern ◦wM	2	-1	-1				-1	-1
pattern ✓w/wMw	2						-2
pattern 👍	-1	-2	1		1			1
public information	3	-3
public records	4	-2					-2	-1
sign out	-3	1					2
spectrum	-3						2	3
status	4	-3					1	-2
this message was deleted	-3	2					2	-1
total	-2	2
view details	-3						3	-1
# word pattern comes
always			1	-1	-3	-2		-2
often			1	-4	-1			-1
# word read as, shape
accountName capitals		1	-2	-1		-1	-3	-1
accountName small	-4	4	1				-1	-1
accountName? capitalised			-1			1	1	-3
accountName? capitals			-3				2
accountName? small	-2	2	-1	-1		-1	-4
accountNumber capitals	-3	-2	-1	4				-1
accountNumber date	-2	-1	-2	3	-1		-1	-1
accountNumber small	4			-4
amount date	-3			-2	3	-1	-1
aside accountName capitalised							-1	-3
aside current small	3						-3
aside current? capitalised	-2	-1					-2	3
aside current? small	3						-3	-2
aside goes on capitalised	1	-3					-1	-3
current capitalised	-2	-2	2		-1	-1	3	-2
current letters	-3						3
current percent	-3						3
current? capitals	-2	-1	-1	1	-2	-3		-1
current? date	2			-2		2	-3
current? small		-2	-3	-1	-1	-2		-3
goes on capital	-5	-2	5
goes on capitalised		-3	1	-1		-1		1
goes on small		-4	2	-1			-3	1
goes on? capitalised	-2	1	2	-2	-1		1	-5
goes on? capitals		1	-1	-3	-1	-1	1
goes on? date	-3		-2	3
goes on? small	-1	-3	1	-1	-1	-1	-2	-1
originalCreditor capitalised	-3	-3	-1	-1	-1	-1	2	2
originalCreditor capitals		-3	-1	-1	1	-1	-1
originalCreditor? capitalised	-3	-1		-1			-1	1
paying? small	3						-3	-1
# word read as
accountName?		-1	-1					-3
accountNumber	-3	-3	-1	4	-1	-1	-2	-1
amount	-4	-1	-2	-1	3	-1	-2	-1
aside accountName				-1			-2	-3
aside current	4						-4
aside current?	2	-1					-3	2
aside goes on	-1	-1	1	-1	-1	-1	-2	-3
current	-2	-3		-1		-2	2	-2
goes on?		-3		-1	-1			-2
no debts	1		-1	-2	-3	-2	-6	-4
no part	1			-2	-2	-2	-8	-2
no part, in row	1		1	1	-2	-1	-11	1
originalCreditor	-1	-4	-1	-1	1	-1		1
originalCreditor?	-4	2		-2		-1
paying	-3	-2	-1	-2	-1	3	-2	-3
paying?	1	1	2				-3	-2
# word read in
accountName, a column for each debt	-1	3	-2				-1	-3
accountName, a paragraph for each debt			-2				-3	1
accountName, columns below each other	-3	4	-3		-1		-1	-1
accountName, columns by their place	2		-2	-2			-3	-3
accountName, headings on several lines	-3	3						-1
accountName, headings over the values of each account	-3	3		-1				-1
accountName, tables and labels			-3	-1				-1
accountNumber, claims of a bankruptcy	3	-2		-4
accountNumber, one debt a line	-4	-1	-2	4				-1
accountNumber, tables and labels	-4	-1	-1	4			-2
amount, tables and labels	-3	-2	-1	-1	3	-2	-3	-2
aside accountName, one debt a line	1	-1	-1	-1			-2	-3
aside current, one debt a line	3	-1	1				-3	1
aside goes on, cards	-3		3
current, a bullet for each debt	-3	-2	-1	-1	-1	-1	3	-1
current, a column for each debt	-4						4	-2
current, a letter about one debt	-4						4
current, a line for each cell	-3	-1	-1				3	1
current, a row for each bureau	4						-4
current, labels	2	-1	-1		-1		-2
current, objects	-2	-2		-1			3	-2
current, one debt a line		-1	2		-2	-3		-6
current, running text		2	2	-2	-3	-3	-1	2
current, tables and labels		-3	-3	-1		-3		-2
goes on, a bullet for each debt	-1	-6		-1		-1	-2	1
goes on, a letter about one debt		-4
goes on, a line for each cell	-2		2
goes on, cards of a portal	-2	-4	1				-1	-2
goes on, columns below each other	-4	1	4					-1
goes on, columns by their place	1	-3		-3		-1	-3	-4
goes on, objects		-3	1					-1
goes on, records of labels	-1	-4	2					-1
goes on, tables and labels		-1		-2		-1	-1
no part, a bill with its charges	-1		1	-2			-3	-3
no part, a bullet for each debt	-1	-2	3	-4	-2	-3	-3
no part, a column for each debt	-1	1	1	1	-1		-3	-2
no part, a letter about one debt			1	-4	-2	-1	-3	-2
no part, a notice about one debt	-1	-1	1	-4	-1	-1	-3	-1
no part, a paragraph for each debt		1			-3	-3	-7
no part, cards	-1	1	-1	-4	-2	-3	-6
no part, cards of a portal	2	1	-1	-2			-5	-4
no part, claims of a bankruptcy	2	-2	-2	-1			-1	-4
no part, columns below each other	1		-2				-1	2
no part, columns by their place	2	-2	-1	1	-2	-2	-7	-2
no part, headings on several lines	3	-3	-2	-3	-1		-3	-3
no part, labels	1			-2	-1		-2	-1
no part, none	-1	2	1	-1	-3	-2	-4	-1
no part, objects	3	-4	-1	-2	-2	-3	-1	-3
no part, one debt a line			1	-4	-3	-5	-9	-1
no part, records of labels	2	-2		-1			-3	-3
no part, rows of labels with their values	-1		2	-2		-1	-1	-3
no part, running text	1	2	-1	-5	-3	-5	-6	-1
no part, tables and labels	2	-2	-1	1	-2		-5	-1
originalCreditor, a paragraph for each debt	-4	-1						2
originalCreditor, columns by their place	-3	1		-1			-2	-1
originalCreditor, headings over the values of each account	-2	-2	-2					3
originalCreditor, objects	-3	-1	-2				-1	4
originalCreditor, one debt a line		-1	-2				3	-1
originalCreditor, records of labels	-4	1	1				-1	1
paying, tables and labels	-2	-2	-2	-1	-1	3	-4	-1
# word shape and behind
capital capitalised	2	-3	1	-3	-1	-1	-6	2
capital capitals	1	-4	2	-1	-1	-1	-1	-1
capital code	4	-1	-3	-1				-1
capital mark-"		-1	-1	1	1	-1	-2	-3
capital mark-,	-2	-3			2	1	-1	-2
capital mark-–	3						-2
capital small	1	-4	-4	-1	-1	-2		-2
capitalised cents	-1	1	-1	-1		-1	-1	-4
capitalised code		-3	1	-2	-1	-1	1	-3
capitalised date		-2	1				-2	1
capitalised digits-2		-4	2	-1	-1	-1	1	-2
capitalised digits-3	-2	2	-1	-1	-1	-1		-3
capitalised digits-4			2	-2			-3	-2
capitalised digits-5	-3	-3	3	-1	-1		1	-1
capitalised dollars		-2		-1	-1	-1		-5
capitalised end	4	-2	-4	-1				-2
capitalised letters	-3	1	2			-1
capitalised mark-!	1	-1						-3
capitalised mark-"	-2	-2	1	-5	-1	1		-2
capitalised mark-'	-3	1	1				1	-1
capitalised mark-)		-4	-1	-1		-1		1
capitalised mark-,	-2	-1	2	-1	-1	-1		-2
capitalised mark--	-2	3	2	-1	-1	-1	1	-1
capitalised mark-:		-1	1	-1	-1	-1		-2
capitalised mark-|			4	-1	-1	-1
capitalised mark-®	4	-3	-3				-1	-1
capitalised mark-–	-1	2		-1	-1	-1		3
capitalised mark-—	-4		2	-1	-1	-1	2
capitalised mark-•	3	-2	-2				-1	-1
capitalised masked	1	-2	-1	-2	-1	-1	-3	-1
capitalised thousands	-2	2		-1	-1		1	-4
capitalised thousands-and-cents	-1	1		-1		-1	-4
capitalised with-digits	-1		1	-1	-1	-1	-1	-3
capitalised year		-2	2	-1	-1	-1	1	-3
capitals capital	-1	-3	3	-2	-1	-1		1
capitals capitalised	-2	1	2	-3	-2	-1	-1
capitals code			2	3	-1	-1	-3	-1
capitals digits-1	-1			-3		-1	-1
capitals digits-4			-2	2	-1	-1	1	-3
capitals digits-5	2	-2	-3	3	-2	-1	-2	-1
capitals digits-6		-2	-2	3			-1	-1
capitals digits-7	-1			3	-1	-1	-4	-2
capitals lettered-code	-1	1	1	-3	-1	-1		-3
capitals letters	-3	2	2				-1	-1
capitals mark-!	3						-2
capitals mark-"	-2	1	2	-4	-1		-4	-1
capitals mark-$	-2	-4	-3	-4	3	1	-2	-3
capitals mark-)	-2	-4	1	-1		-1	-2	2
capitals mark-:	1		-1	-1	-1	-1	-1	-3
capitals mark-=	3	-1	-1	-1			-2	-1
capitals mark->	3	-1	-1				-1	-1
capitals mark-[	3	-1	-1				-1
capitals mark-|				-2	-2	-3	1	-3
capitals mark-—	4	-1	-4				-1
capitals masked	-3	1	3	-3	-1	-1	-2	-3
capitals small	-1	2		-2	-2	-2	-1	-2
capitals thousands		-3	1	-1		-1		-2
capitals thousands-and-cents	1	-1		-2	-1	-1	1	-3
capitals year	-1	-1	2	-1			-1
date capitalised		-3	1		-2	-2	1	-1
date capitals	2	-3	-1	-2	-1	-1	1	-1
date cents	4	-1	-1	-1			-2
date digits-1	-2			2	1		-1
date line		-3	-4	2	-2	-1	-2	-2
date mark-,	-2				2		-1	-1
date mark-.	-2			3			-1	-1
letters code	3	-1		-1			-3	-1
letters digits-4	3	-3	-4	-3			2	-1
letters digits-7	2	-1	-4	-1			-1
letters dollars	-1	2	-4	-1	-1	-2	-1	-2
letters dollars-and-cents	2	-4	-2	-1	-2	-2	1	-2
letters line		-5		-1	-1	-1	1	-3
letters mark-,	-2		3	-1	-1	-2	-1	-3
percent capitalised	3		-1				-2
percent cents	3	-1	1				-3
percent digits-1	-2					2
percent digits-2	3						-2	-1
percent dollars	4	-1	-1	-1	-1	-1	-3
percent dollars-and-cents	7	-1	-3	-1	-1	-1	-4	-1
percent mark-$	4	-1		-1		-1	-3
percent mark-)	3		-1				-2	-2
percent mark-,	3	-2	-1		-1	-2	-2	-1
percent small	3	-2	-3	-1	-1	-1	-3	-1
small capitalised	1	-4		-1	-1			-3
small capitals	4	-4	-1	-1	-2	-1	-1	-4
small code	2	-3	-2	-4	-1	-1		-2
small date	3	-2	-3	-1
small digits-2		-3		-1	-1	-1	1	-1
small digits-3	2	-1		-2	-2	-2	-5
small digits-4	1		-1		-1	-1	-4	-1
small digits-5	3	1	-3				-2
small digits-7	2	-2	-2	-3		-1	-1	-1
small dollars	4	-3	-2	-1	-1	-1	-1	-1
small dollars-and-cents	3	-5	-2	-2	-2	-2		-3
small lettered-code	4	-2	-3	-1		-1	-3	-2
small line		-3		-1	-1	-1
small mark-!	2		-2				-1
small mark-"		-3		-2	-1	-1	1	-3
small mark-#	4	-1	-2				-1	-1
small mark-$	1	-3	-1	-1	-2	-2		-1
small mark-)	-1	-5	2	-1		-1		-5
small mark-,	1	-3	-2	-1	1	-1		-4
small mark--	-1	2	3	-2	-1	-1	-2	-1
small mark-.		-3	-2	-1	-1	-1	1	-2
small mark-:	-1	-2		-1		-1	2	-3
small mark-?	1	-3	-2			-1		-1
small mark-|	1	-3	1	-1	-1		-1	-1
small mark-–	-2	-3	3	-1	-1	-1	2	-2
small masked	6	-1	-3	-1			-2	-1
small small	1	-2	-2	-1	-3	-1		-3
small thousands		-2	3	-2	-2	-1	-4	-2
small thousands-and-cents		-4	1	-1	-1	-1	-4	-2
small with-digits	2		1	-1	-2	-2	-3	-1
# word shape
capital		-3	-1	1	-1	-1		-2
date	-2	-6	-1	4	2	2		-5
letters	1		-1	-5	-5	-5	1	-5
percent	3	-4	-3	-2	-2		-1	-3
small	1	-3		-2	-3	-2		-4
# word sums of line
0	1	-1	1		-2	-3
1		-1		-1	-2	-3	1
2	-1	-1	1		-3	-4
# word word
0-30	2						-2
1-02	-3	-1	2	1
2.1	3	-2		-2			-1
2.2	3	-1		-3			-1
2.3	2			-1			-1
4.1	3	-1		-1			-1
4.2	3	-1	-1	-1			-1
4.4	4	-2		-3	-1
4.5	3	-1		-2
a	3	-3	-6	-1	-1	-1	-2	2
a/c	2		-2	-1
aa	1	-3	1				-1	-1
aaron's	-5	5	-1				-1
ab	-1	-4	1			-1	1	-1
abierta	2						-2
about	1	-2	-3		-1			-1
acceptance	-3	-2	3					-2
accepted	3	-1		-1	-1	-1	-4	-1
account	2	-2	-2	1	-1		2	-3
accounts	5	-2	-2
acct	6	-4	-8	-3			2	-2
accurate	3				-1		-2
ace		-3	1					1
ach	3	-2	-1				-2	-2
achterberg	3		-1				-1	-1
acreedor	2	-1	-2				-3	1
action	2	-1	-2				-1
actions	2	-1		-1	-1	-1	-3	-1
active		-2	3	-1	1		-2	-3
activity	3	-1	-2				-1	-1
address	3	-1					-1	-1
adjusters	-4	-1	4				-1	-1
admin	-3		3				-1
adverse	3	-2					-1	-1
aes/pheaa	-2	2
after	2	-3	-1					-1
afterpay	-5	5	1					-1
against	3	-1	-1				-1
age	3	-2					-1	-1
agreed	-1	-1	-3	-1	-1	-1	2	-2
aidvantage	-4	5					-1	-2
alder	-2	-3	2				-1	1
all	3	-2	-3				-1	-1
ally	-1	1	-1		-1		-2	-3
also	4	-2	-1				-1	-1
altima	-1	-1	2					-1
amazon	-3	2					-2	-2
america	-1	-5	1	-1	-1	-1	-2	-1
amex	-3	3	-2	-1			-2	-3
amount	2	-3	-2		-1		-1	-2
amt	3	-2	-2				-1	-2
an	4	-1	-1				-3
and	2	-6			-1	-1	1	-2
apartment	3	-1	-1				-2	-1
apartments	-2						-1	4
appalachian	3	-2	-2
applicable	3		-2				-1
application	3		-1				-1
apr	3	-3	-2	-1	-1			-1
are	2	-2	-2				-1	-1
as		-4	-2		-1	-1	1	-2
asagreed	-4						4
ask	4	-1	-1	-1			-3
aspire	-2	3	-1					-1
assets	4	-2	-1				-1	-1
assignee	3	-2	-1					-1
assoc	-4	-2	2				-2	2
associates	-3	1	3				-2
at	2	-3	-1			-1	-2	1
at&t	-3	-1	-1	-1	1	-1		2
aug	1	-2	-3					-2
authority	-3		3
auto		-3	2			1	-3	-1
automobile	1	-2	2				-2	-4
available	4	-3	-3				-1	-2
avant/webbank	-2	4					-2	-1
award	3		-2
az	3	-2						-1
b	3	-3	-1	2		-1	-3	-2
back	3	-1	-2				-1	-1
bal	4	-5	-3	-2	-2	-1		-3
balance	4	-3	-5	-1	-1			-2
balances	3	-1	-2
bancorp	-2		2
bank/credit	3	-3
bank/lowes	-3		2					1
bank/target	-2							2
bankruptcy	3		-2		1		-3
barclays	-2	3		-1	-2	-1	-3	-4
bb&t	-3	3
be	3	-1	-1				-2	-2
becu	-2	2	-1
before	4	-1	-3				-2	-1
behind	-1	-2	-4	-1		-1	1	-1
belk	-2	3	-3					-1
below	3	-1					-1	-1
beto		-3					-1	-1
bill	1	-3	1	-1			-1	-4
bills	4	-2	-1				-2
birch		-3					1	-1
bk			1				-3	-2
bloomingdale's	-3	3						-1
blue	-2		2		-1		-1	1
blvd	3		-2				-1	-1
bmo	1	-3	1					-2
borrower	3	-2	-1				-2	-1
borrowerid	2	-1						-1
boscov's	-3	3					-1	-1
both	5	-4	-1				-2	-1
brandvold	4	-2	-3
bremer	-3	3
brendan		-3	2
bridgecrest	-3	3	2				-1	-2
bring	3	-1					-3
brokerage	2		-2
budget	3	-3		-1	-1	-1	-1	-1
bureau		-3	1				1	-2
business		-1	3				-1	-2
but	3	-1	-2				-2	-1
buy	-1	-2	1	-1	-1	-1	-2	-1
by	2	-3	-2	-1	-1	1	-2	-2
c	1	-4	2	-1	-1	-2	-1	-1
cabela's	-3	6	-2					-1
cabelas	-2	3	-2					-1
camper	2	-2	-1					-1
can	4	-1					-3
cancel	3	-2					-1
cap	2		1				-2	-2
card		-3		-1			-3	-2
cards	2	-3					-2	-1
carro	2	-3					-1
cartão	3	-2	-2				-1	-1
carvana/bridgecrest	-2	2
case	4	-2	-2				-1
cashrewards	-3	2	2
caught	-1						3	-1
cavalry	2		-2					-3
cbna	-2	3	1	-1			-2	-1
cc	2	-3	2	-1	-1	2	-2	-2
cccccccccccc	3	-1	-1				-2	-1
cell	3	-1	-1				-2	-1
center	-1	-3	1				-1	1
central	-3	1	2
change	4	-2					-2
charge	1	-3	1		-1	-1	1	-2
charge_off	-3						3
charged	-1	-2	-1	-1	-1	-1	2	-1
chargeoff	-3						3
charter	-4	-2						4
checking	4	1	-3				-3	-1
chela	-2	-2	3				-1	-1
chg	-1	-1	-1				3
christmas	3	-2					-1
citi/sears	-3	3						-1
citibank	-1	-3	-1	-1	-1	-1	1	1
citifinancial	-3	3					-1
citizens	-1		1				-1	-2
civic	-3		3
cl	3	-2	-1				-2	-1
claim	4	-2					-1	-1
client	2	-4	-1	-1	-1	-1	-1	-1
closed	3	-1	-3				-1	-1
club		-4	1	-1			-1	-1
co	1	-5	1	-1		-1	-2	1
co-borrower	3	-1					-1	-1
co-op	-3	2	1
coast		-3	1					-1
cobrança	-2		-1				4
code	3	-1	-1				-1	-1
col	4	-3					-2
coll	-3	-3	3	-1	-1	-1	3	-4
collateral	3			-1			-2	-1
collection		-3				-1	2	-2
collectionattorney	2						-2	-1
collectionorchargeoff	-4						4
college	-3	2	1				-1	-1
column	2	-2
comcast	-2	-1	-2				-3	3
comenity	-1	-4	3				-2	2
comenitybank/victoria	-3	3						-1
communications	-4		2				-2	3
consolidation	-1		2				-3	-1
consumer		-2					3	-2
continental	-3	1					1	1
conv	2	-2
conventional	4	-3					-3	-1
convergent	-4	4	-1				-1
coop	-3	1	2				-1
corporation	-1		3				-1	-1
corriente	-3		-1				4	-1
costco	-1		2				-1	-3
costs	1		1				-2
counselor	3	-1	-1					-1
count	3	-1					-2
cousin	3	-2	-1
cr		-3	1				-1	-1
cr-v	-1	-2	2				-1	-1
cred		-2	2				-1	-3
creditor	2	-5	-3		-1		-2	1
creditors	3		-1				-2	-1
credor	4	-1	-1				-3	-1
creek		-4
crest		-3	2
ctr	-3	-1	1					3
cu	-1	-6	2	-1	-1		-2	-4
cuenta	3	-3	-4	-1				-1
cur	-1	-3	-1			-1	2	-1
curacao	-3	4	-1
curr	-2	-2	-1			-1	3	-2
current	-2	-2	-1	-1	-1	-1	3	-2
customer	3	-2	-1				-1
d	4	-3	-4	1	2		1	-1
dad	-4	4					-2	-1
dale	-1	-3	2			-1	-1	-2
dana	-1	-3				2	-2	-1
dashboard	2	-2					-1
data	1	-2	-1
date		-3	-2		-1	-1		-3
day		-4	-1	-1		-1	-1	-2
days		-3		-1	-1	-1	2	-1
dds	-4	-1	3					1
de		-3	-1	-1	-1	-1		-2
dear	3	-3						-1
debemos	3		-3				-2
debit	3	-2					-1
debo	4	-3	-2	-1			-2	-1
debts	3	-2	-3	-1	-1	-1	-1	-1
dec	3	-2	-1		-1			-1
declined	2						-2
default	1	1					-2
deferment	6	-1	-1				-6
deferred	4	-1	-1				-4	-1
deficiency			-3				1	-1
del		-2					2	-1
delinquency	3	-1	-2				-3	-1
denise		-2						-1
dental	-4	-3		-1				3
dentistry	-3	-1	3					1
derogatory	3	-2					-2
describe	3		-3
description	3	-3	-1				-2
detail	2		-1					-1
details	4	-1	-3				-3	-1
dfas	-3	1		1
dias	-3					-1	3
dillard's	-2	3	-1					-2
direct	-1	1	-3			-1	-1	-1
directv	1	-2	-1				-2	3
disclosure	3		-2
discover	-1	2	-2	-1	-1	-1	-2	-3
discoverbank	-3	4	-1
discovercard	-3	3
dispute	4	-2	-1		2		-3	-1
district	2	-1	-1					-1
dividends	2	-1	-1
dla	3	-1	-2				-1
dlq	3	-2					-2
documents	3	-4	-2	-1	-1	-1	-1	-1
done	3	-2	-3				-2	-1
dont	3	-2	-1				-2
dpd	-2	-1		-1		-1	3
dr		4		-1			-2	1
du	3	-1					-1	-1
due	2	-3	-1				1	-1
e	2	-3	-1		-1			-1
each	4	-1					-3
east	-1	-1	3					-1
ed	-1	-1	3				-1	-1
ed/navient	-3		3
education	1	-3					-2	-1
ef	3	-2	-1				-3	-2
efx	3	-2	-3	-1		1	-2	-2
el	2	-3	-2					1
em	-3	-1				-1	4	-1
emergency		-1	2				-2	3
ems	-4		4					-1
en	2	-2	-2	-1		-1	1	-1
end	4	-2	-1				-1
ending	6	-2	-6
ends	7	-2	-4	-1			-3
energy	-2	-3					1	2
ent	-3	3	1
entergy	-4	3	-2				-1	2
eq	3	-2	-1	-1			-2	-2
equal	2	-1	-2				-1
equifax	5	-3					-2
er	1	-4		-1			-1
era	3		-1				-1	-1
escrow	2	-2	-2	-1	-1	-1	-1	-1
est	3	-2	-2		-1		-1	-2
estate	3	-1	-4					-1
estimated	3	-1					-2	-1
et	3	-2	-1				-1	-1
eversource	-4	3					2
ex	3	-2	-1				-1	-1
example	3	-2					-1
exeter	1	-1	-3				-1	1
exp	3	-1	-2				-1	-2
expenses	3	-1	-2				-2
experian	3	-4	-1				-1	-2
f	3	-1	-2		-1		-1
fair	3	-2					-1	-1
false	-3	-1				-1	3	-1
fargo	2	-3					-1	-1
fcu	-1	-3	2	-1		-1	-2	-3
fdic	3	-1		-1			-1	-1
feb	4	-2	-4				-1	-2
february		-2	-1		-1		3	-2
fed		-2	2				-1	-1
fee	1	-1	1	-1	-1	-1	-4	-1
fees	2	-2	1				-3	-1
fha	3	-1		-1			-1	-1
fico	3	-1	-1				-1
figure	-2	3	-1					-1
file	4	-2	-3				-2	-3
filed		-1	1		1		-3	-1
fin		-3	1	1			-1	-2
final	3	-2	-4			-1		-1
finance	-3	-2	2	-1				-2
financial		-3	1				-2	-1
finch	-2	-1	3				-1
fingerhut/webbank	-4	3	-1				-2	2
first	2	-1	-1				-3	1
flagstar	-1	3	-1					-1
flex	-2	-1	2
florida	-1	-2						1
following	3	-1	-2				-2
for	2	-4	-5	-1	-1	-1		-4
forbearance	5	-1	-1				-4	-1
fork	3	-1	-3					-1
fortiva	-3	2					-1	1
four	-3	-1	2				1	-1
free	4	-1	-1				-2
fri	3	-1	-1					-1
friday	4	-1	-2				-1	-1
from	2	-5		-1	-2	-1	-1	-3
fs		-3					1	-1
fsb	-3	-2	3
full	3	-1					-2	-1
g	3	-1					-2
gas	-1	-3		-1			-3	2
ge	-2	3	-2				-1	2
gemb/jcp	-3	3
georgia	-3	3					-1
gm	-3	3	-1				-1	-1
gmac	-3	4	-2	-1				-1
go	2	-3	2					-1
gold	-3	-2	3					2
goldman	1	-1	1					-3
goodleap	-2	3	-2					-1
grad	-2	-1	3
grandma	-3	3
greenville	4		-4
groceries	3	-2					-1
gross	3	-2	-1
group		-2	1	-1	-1	-1	-3
gs	-2	-1	3
guarantor	5	-2	-1	-1			-2
guaranty	-2	1	1
guild	-3	2	1
half	2		1				-3
harley-davidson	-3	3
has	2	-2	-4	-1			-1	-1
health		-4	1				-3	1
heights	-1	3	-1					-1
hello	3	-3
heloc	-2	2	1	-2	-1	-1	-2	-2
help	4	-2	-1				-1
here	4	-2					-1	-1
hers	2	-2					-2
hi	4	-4					1	-1
high	3	-2	-1	-1			-1	-1
higher	-2	-1	3				-1
hill	2	-2	-1		2			-1
his	2	-3	-2				1
hoa	3	-2	1				-1
hold	3	-1	-1				-2
holder	3		-1					-1
holiday	3	-3
hollow		-2	2					-1
housing	1	-4	2
how	3	-3					-1	-1
hsa	3	-2		-2
hsbc	-3	1	-2					3
hsbc/best	-3	3
husband	3	-2	1				-2	-1
i	1	-2	-2	-2	-1	-1	1	-2
i'm	1	-3	-1			-1	1	-2
i.c	-3	3					-1
ic		2	-1				-3	-2
id	7	-3	-4	-2			-1	-2
idea	3						-3
if	4	-3					-2	-2
ii		-2	2	-1			-1	-3
imaging	-3	1	2				-1	1
in		-5	-1	-3	-1	-1	2	-2
inc		-3	1	-1	-1	-1	-2	-3
include	5	-1	-1				-2	-1
included	3	-1					-2
info	3						-2	-1
information	4	-2	-3				-3	-1
inst	5	-1	-1				-3	-1
insurance		-2	-2					1
interest	4	-3	-2				-2	-1
internet	2	-2	-1				1
investment	3						-2
ira	3	-2	-2				-1	-1
irs	-2	2	-2	-1			-1	-2
is	2	-3	-7	-1	-1	-1		-2
issued	3		-2				-1
it	1	-3			-1	-1	-1	-2
it's		-3	-3				2	-1
j	3	-1	-2	-1	-1		-2	-1
jan	3	-2	-2		-1			-1
january		-1	-1				2	-3
jewelers	1	-3					-1
jo		-2	3					-1
joint	1	-3				2	-1	-2
joy	3	-1	-1				-1
judgments	4	-2					-1
jun	4	-1	-1				-2	-1
june	1	-3	-2				1	-2
k	4	-2	-2				-3
kessler	3	-2	-1
kettering	-4	1	-1					1
kikoff	-3	3
ko	2		-2
kohl's	-3	4	-1				-2	-1
kohls	-1	3	-2				-2
kohls/capone	-3	4	-1				-2	-2
l	1	-3	1	-2	-1		-3
la	1	-2	-3	-1		-1	1	-2
lahey	-4	1					1	2
lakes	-1	-5	2	-1			-1	-1
lakeshore	-2	3	-2					-1
lakeview	1	-1	-3					1
laptop	-2		2
last	3	-3	-6	1	-1		-1	-2
late		-3	-2	-1	-1	-1	1	-1
lease	1	-5	1				-2	1
left	4	-4	-2		-1	-1	-2	-1
lender	3	-2	1				-2	-1
lendingclub	-2	2	-4				-1	-1
lendingpoint	-3	3
lendmark	-3	3					-1	-1
let	3	-1					-2
letter	2	-2	-2	-1	-1	-1	1	-1
liabilities	3	-2	-2				-1
liberty	-3	2						-2
life	3	-1	-2					-1
light	-3	-2	1					2
lightstream	-2	3	-2				-2	-3
like	2	-1	-3				1
lim	3	-1	-2				-1
limit	4	-2	-2				-4	-1
lindqvist	2	-2					-1	-1
line		-3	1				-2	-1
lines	3	-1	-2				-1	-1
list	4	-2					-1	-1
little			-2				1	2
llc	-2	-4	4	-2	-2	-1	-4	-3
ln	-2	-3	1	2	-1			-2
loan	1	-3	1	-2	-1	1	-3	-2
loancare	-3	3	-1
loans		-3	2	-1	-1	-1	-3	-1
local	3	-2	-1				-1
loe	3	-1					-2	-1
lofts	-3		1				-1	3
lol	3	-2					-1
lowe's	-1	1					-3	-3
lp	-2	-2	3				-1	-1
luis	3	-2	-2
luke's	-2	-3	2					1
lupita	-3	1	1
luz	4	-2	-1				-2	-1
lyle	3	-3	-2				-1
m	-2	-3	1	-1	-1	-1	2	-2
m&t	-2	2	-1					-1
macys/dsnb	-2	3	-2					-1
main		-3	4				-2	-1
maintenance	2	-2	-1				-1
make	4	-2					-2	-1
management	-2	-3	2	-1	-1	-1	-2	-3
mar	3	-2	-2				1	-2
march	3	-1	-1					-1
mark	3	-2					-1
mastercard	-2	-2	2				-1	-3
mattress	-1		1				-3
maxx	-3	-1	3					-1
may	3	-3	-2				1	-2
mbna	2	-2
mc	-1	-2	2	-2			-1	-2
me	2	-3	-3					-1
med	-3	-1						1
medicare	2	-2					-1	-1
medicredit	-5	4	-1				-1	-1
memorial	-4		2				-1	2
menards	-4	4	-2				-1	-1
mercy	-3	1	-1				-1	1
merrick	-1	3	-1				-1	-2
methodist	-1	-1					-1	3
metrowest			-3				-1	3
military	-3	3	-1
milk	3	-1	-1
min	2	-4	-2	-1	-2	-2	-1	-2
mine	1	-3
minimum	3	-2					-2
missed		-2	-2				1
mn	3		-2	-1				-1
mo	4	-3	-2	-1	-1	-1	-2	-2
mohela	-2	3	1				-1	-3
mom	-3	2	2	-1	-1		-2	-1
money	3	-2	-1				-1
monthly	1	-3	1	-1	-1	-1	-2	-2
mortg	3		-3					-1
motor		-4						-1
move	-2	-1					2
mr		2	-3	1			1	-4
mtg	1	-3	1				-5	-1
muebles	1	-4
mutual/providian	-2	-1	2					1
n.a	-3	-2	1	-1	-1	-1	-2	1
n/a	5	-3	-1	-1			-2	-2
n/r	2	-2	-1
na	-2	-4	1	-2	-1	-1		1
name	4	-4	-3				1	-7
nasa	-3						3
natl	-1	-1	3				-1	-1
nc	2		-2					-1
ne	3	-1	-2				-1
need	3	-2					-3
negative	3		-2				-1
nelnet	-1	3	-2				-2	-4
net	4	-3	-3				-1	1
netflix	3	-2					-1
never		-2	-3		-1	-1		-1
new	2	-1		-1	-1		-3	-2
next	1	-3		-1	-1	-1	-1	-1
nissan		-2	1				-2	-2
nmls	3	-1		-1			-1
no		-5	-4	-1	-1	-1	3	-2
none	2	-3	-2	-1		-1		-3
nordstrom/td	-2	3	-1					-1
not	1	-3	-4	-1	-1	-1	1	-2
note	2	-3	-2				1	-1
notes	2	-2	-1	-1	-1	-1	-3	-1
notice		-3	-2				1	-1
nov	3	-3	-1					-1
now	3	-3	-4		-1			-2
number		-3	-1		-1	-1		-1
nv	-1		3				-1	-2
nº	3	-1	-1	-1
núm	3		-1				-2
número	3	-2	-2				-1
oc	4	-2					-1	-2
oct	2	-2	-3					-1
odalys	2	-2	-1
odds	3						-2
of	1	-4	1		-1	-1	-1	1
off	1	-2	-3	-1	-1	-1	1	-2
offers	1	-1	-2	-1	-1	-1	-1	-1
office	-3	1	-1				-1	2
oh	3	-2	-3	-1	-1	-2	-2	-1
ok		-5	-2	-1	-1	-1	2	-2
okay	5	-3					-3	-1
old		-1		-1	-1	-1	-3	-3
ollo	-3	3					-1
omit	3		-1				-2
on	1	-4	-4	-1	-1	-1		-3
one		-6		-1	-1	-1		1
onemain	-3	3	-1	-1	-1	-1	-2
online	4	-1	-3				-1
only	2	-2	-1					-1
open/closed	3	-1					-3
opn	3	-1	-1					-1
oportun	-2	4		-1			-3	-2
orchard	-3	1	2					2
orig	2	-3	-3				1	-2
original	2	-2	-3		-1		-3
originally	3	-1	-1				-2	-1
orthodontics	-3	1	4	-1			-1	-1
other	3	-4	-2			-1	-2
outfitters	-3	-1	3					1
outpatient	-2	-1	4
outsourcing	-2		2				-1	-1
outstanding	2	-3	-1				-1
overstock	-3	2	1					-1
overview	4	-2					-2
owe	4	-3	-3	-1	-1			-1
owed	3	-2	-2		-1		-1	-1
owes	4	-3	-4	-1			-1	-1
owner	4	-1					-3
p.o	5	-1	-3	-1			-1	-1
pa	3	-1					-3
pacific	3	-3	-1					2
pagada	-3						3
pagado	3		-1				-2
page	3	-2	-1
paid	6	-3	-3		-1		-2	-1
palmetto	-2	2	-2					1
paper	3		-2				-1
parcela	3	-1			-1	-1	-2
parents	-3	1	3
part	3	-2			-1			-1
party	3	-1	-2				-1
patrice	2	-2	-1
pay	2	-5	3	-1		-2	-2	-2
paycheck	2	-2					-1
payoff	4	-1					-3
pays		-3				-1		-1
pays_as_agreed	-3	-1		-1			3	-1
pc	-3	-1	2					-1
pcs	-3		1				-1	3
penfed	-4	4						-1
penney	-3	-2	4
pennymac	-2	3	-1				-1
people	3	-2					-1
per	3	-4				-1	-1	-1
period	3		-1				-2
pero	3						-3
personally	2		-2
petitioner	2	-3	-1				-2
phil	3	-1	-2
phys	-6	-1	4				-1	3
physician		-3	2				-2
physicians	-4	-1	3					3
pif	3	-1				-1	-2	-1
pinnacle	-3	2	-1				1	1
piti	2	-1		-1		-1	-2	-2
pkwy	3		-2					-1
plan	-1	-3	1	-1		-1	1	-2
plcc	-2		3				-1	-1
please	2	-4					-1	-1
plus	1	-4	1
pmt	1	-3	-3	-1	-1	-2		-2
po	3	-1	-6	-1	-1		-1	-1
point		-4						1
policy	3		-1				-2
popular	-2	-2	2
por	4	-1	-2			-1	-2	-1
portfolio			1				-1	-3
power	-3	-2	1				1	1
pr	-2	-2	3
pra	-1	-3	-2	2				-2
primary	3	-2						-1
prime	2	-3	2	-1				-1
principal	3	-2	-1				-2	-1
priority	4	-1	-2				-2	-3
priscilla		-3	2		-1			-1
progressive	-3	-1	-1				2	4
property	3	-3					-1	-2
proposed	3	-1					-2
providian	-4	2	-1	-1			-1	3
ps	2	-1	-2					-1
public		-3	2				-2	1
q	4	-1	-4
quest	-4	1	-1					1
quicksilver	-4	1	2	-1			-2	-2
quill	-2	2
qwest	-3							3
radiology	-3		2				-1	1
rate	3	-3					-4	-1
ray	-1	-3	2				-2	-1
ray's	3	-2					-1
rd	3	-2	-4		2		-2	-1
re	-1		-2	-1			3	-2
read	3	-2					-1
receivables	-2	-2	2				-1	-3
records	3	-1	-2				-1	-1
recovery	-1	-3	1					-3
ref	5	-3	-2	-2				-2
reference	-1	-3			-1			-1
referencia	3						-2	-1
reflect	-2	-2	3				-1	-1
refuse	-2	2		-1
regional	-2		3				-1	1
regions	-2	5	-2				-1	-2
regular	3	-3					-1
released	3						-2
remains	3				-1		-2	-1
remarks	3						-2
renee	3	-1	-1			-1		-1
rent	2	-5	1				-4	-1
rent-a-center	-4	2	1				1	-1
renta	3	-1	-1				-1
rental	3		-2
reo	3		-2				-1
report	2	-1	-2				-1	-1
reporting	3		-2				-1	-1
repossessed	-3						4
repossession	-3	-2	-1	-1			4	-1
republic	-3	3	-1					-1
request	3	-3	-2				-1	-1
respondent	4	-1	-2				-2
responsibility	4	-2					-3
results	2	-1	-2
retail		-2	3				-1
return	3	-1	-2				-1
rev	3	-3			-1	-2	-3	-1
revenue	-3	-3	3				1	-2
revolving	2	-5				1	-1	-2
rewards		-4	1				-1	-2
ridge	-1	-3	2				-1
river	-1	-4	1	-1	-1	-1	-3	1
rob	3	-2	-2				-1	-1
rockland	-3	3
roth	2	-2	-1				-1
sa	3	-2	-2				1	-1
sala	-2	-1	3
saldo	3	-2	-1		-1		-3	-1
sale	3	-1	-1				-3
same	2	-3	-1				1	-1
san	-1	-3	1
santander	-1	2	-4				-2	-1
sapphire	-4	-1	3	-1	-1	-1	-1	-1
satisfactorily	-3						3
satisfied	3						-2
save	4	-3	-1		-1	-1	-2	-1
saved	3	-1	-1				-1
savings	1	-4	-1				2	1
savor	-2		3
says	4	-2	-6			-1		-2
sc		-1	-3	1				-1
school	3		-1				-2	-1
sears/cbsd	-3	3
second		-3					1	-1
section	3	-2
see	4	-2					-2	-1
sent	1	-2	-3					-1
sept	5	-1	-1				-3	-1
servicer	3	-1	-1				-1
services		-2	2	-1			1	-3
servicing	-2	-3	3	-1			-1	-2
set	2						-2
settled	5	-2	-1	-1	-1	-1	-6	-1
sezzle	-3	3
share		1	-3				-1	-1
sheffield	-3	3
shop	3	-2	-1
shows	-3	-1					3
sincerely	3	-2					-2
situação	3						-3
snap-on	-3	3	-1
so	1	-3	-2			-1
soc	3	-2						-1
social	3	-2	-2					-1
sofi		1	-3				-1	-3
sold	3						-3	-1
solutions	-1	-1					2	-2
son	3	-1	-2
sorry	3	-3	-1				-2
source	4	-1	1				-2	-2
specify	3	-1	-1				-1	-1
spectrum	-2	-2	-1				-2	4
springs	2		-3				-1
sprint	-1	-1	-3	-1	-1		-1	2
ssn	2	-2		-1
star	-3		3
started	-2		-1				2
state	-1	-1	2	-1	-1	-1	1	-3
statement	3	-4	-2
states	2	-3						-1
status	3	-2	-2	-1	-1	-1	-2	-2
ste	2	-1	-2				-1	-1
still		-2	-3		-1		3	-1
student	1	-4	2				-3	-2
stuff	3	-1	-1				-1	-1
subtotal	5	-4	-1				-1
suffix	3	-2					-1
summary	3	-3	-3	-1	-1	-1	-2	-2
summit	-3	-2	1				-1	2
summons	3		-1				-1	-2
sunbit	-3	4	-1			-1	-2	-1
svc	-1	-2	3	-1			-2	-2
syncb/amazon	-1	4					-1	-3
syncb/lowes	-2	3	-1				-1	-2
synchrony	-2	-4		-1	-1	-1		2
synchrony/amazon	-3	2	-1				-1	3
synchrony/paypal	-2	3	-1					-1
system	1	-5	2	-1	-1	-1	-2
systems	-2		2					-4
sí	2	-1	-1				-1
số	3	-2	-3
t-mobile	-3	-1	-3					5
take	2	-3					-1	-1
tax		-3	1					-2
taxes	1	-2				-1	-3	-1
tbom/milestone	-3	3					-1
tell							3	-1
term	3	-2					-1	-1
termina	3	-1	-2				-1
terminación	3	-1	-2	-1			-2
than	3	-1	-1				-2
that	1	-3	-4		-1	-1		-2
that's	1	-2	-4
thats	1	-3	-2				1
the	2	-4	-1		-1	-1		-1
their	3	-1	-2				-1
then	4	-4	-1				-3	-1
there's	1	-3	-2					-1
they		-3	-2			-1	1	-2
thing	1		-3					-1
third	-1		1		2		-1	-3
this	2	-3	-2		-1		1	-3
thornbury	3	-2						-1
through	3	-2	-2				-1
time	-2	-2	-2	-1	-1	-1	2
tita	-2	2	-1
titlemax	-3	4					-1
tjx	-3	2	1
to	2	-6	-4		-1			-2
tom	3	-2	-1				-2	-1
top	3	-1					-2
tot	2	-2
total	4	-3	-2	-1			-1	1
totals	2	-2		-1	-1	-1	-3	-1
tower	-1	2	-3				-1	1
tractor	-4	2	4				-2
transfer	3	-1	-2
transferred	4						-4
transunion	5	-3					-2	-1
treasurer	-1		2				-1	-1
tree	-3	-2	3
trinity	-3	2	1					-1
truist		1					-1	-3
trust	-1	-2	2				-1	-2
tu	5	-3	-2				-3	-2
tuc	1	-3	-1	-1	2		-3	-2
tucson	-2	-1	3					-1
tuition	-2	-1	2	-1
turned	-1		-1				3	-2
two	1	-2	-1				-1
tx	3	-1	-2
type	4	-3	-2		-1		-3	-2
tía		2	-3
u	3	-1	-1					-1
u.s	-1	2	-2				1	-3
uh	3	-2	-2				-1
um	3	-3	-1				-2
undergraduate	3	-2	-1				-1
union		-2	3				-1	-3
unit	-2	-2	-1	2	1	-1	-1	-1
united	-3	2	2
university	3		-2				-1
unk	3				-1		-2	-1
unknown	4	-1		-1	-1		-2	-2
unlimited	-3		3
unpaid	-2	-2	-2	-1	-1	-1	4	-3
uns	2	-1	-1				-1
unsecured	3	-3	-1				-1	-1
unsub	-2	-1	3
updated	3	-1	-1				-2
upon	3	-1	-1				-1
upstart	-1	2	-3	-1	-1	-1	-2	-3
us	-2	-2	-1	-3	3	2	-3	-2
usa	-1	-3	1	-1			-2	1
usaa	-3	3	-1				-1	-1
used	-1	3	-3				-2	-1
user	3		-3				-1	-1
utility	3	-1	-1				-2
utilization	3						-3
va	-2	3	-1	-1	-1			-1
valley	-1	-3					1
vehicle	4	-3					-3	-1
vehicles	3	-3	-1
venture	-4	2	1				-1	-2
verification	3		-1				-1
verizon		-4	-2		1		2	3
vin	3	-2	-2	-1
visa	-1		2	-1		-1	-3	-1
visit	1	-3
w		-3	-2	-1	-1	3		-2
wage	3						-2
wait	3	-1	-2				-2
walang	3		-2				-1
walmart	-2	-1	2					1
was	3	-2	-4	-1		-1	-1	-4
washer/dryer	-3		4
water	-3	-4	2	-1			-2	3
water/sewer	-3	3		-1
way	3		-3
wayfair	-3	3	1				-2	1
we	3	-2	-4		-1	-1	-1	-2
we're	-2	-2	-1				2
webbank/fingerhut	-3	2	-2	-1			-2	3
weber	-3		3
wedding	-2		1				2
weiner	-2		3				-1
west	-3	-4	3					1
western	-2	-1	3
what	4	-3					-2	-1
when	1	-1	-3					-2
whenever	3						-3
which	-1	-1	-3				1	-1
who	3	-3	-2				1	-1
wife	5	-1	-2				-3	-1
wireless	1	-1	-3		1		1	1
wisconsin	2	-2	1				-1
with	1	-3	-4			-1	1	-2
worth	3		-2				-1
write	3	-1					-1
writeoff	3						-2
x	3	-3	1	-1	-1	-1	-2	-1
xfinity		-2	-1					2
xp	3	-2	-1				-1	-1
xpn	2	-3	-2	-1		1	-2	-2
y	1	-3	-1	-2	-1			-3
ya	-1	-2	-2				3	-1
year	2	-3	1				-1
yes		-4	-2	-1	-1	-1	1	-3
yet	3						-3
yolanda	2	-2
you	2	-3	-2				-1	-2
you're	3	-1					-2
your	3	-6	-3			-1	1	-2
ytd	3	-2						-1
zero	-2	-1	-1		4		-1
zip	-2	4	-1				-2	-2
余额	1	-3	-2	-1	-2	-1	1	-1
信用卡	-1	-3	3	-1			-3	-1
备注	3						-2
尾号	1	-2	-4	-2			1	-1
已还清	3						-3	-1
房贷		-3	2				-2	-1
欠	3	-1	-1				-2	-1
正常	-3	-1					3	-1
账号	3	-3	-5	-3			-1	-1
# word words before
 		-2	-1	-2	-1	-1		-3
 accepted	-3	2					2
 amount	3	-1					-1	-1
 apr	1	1					-3
 auto	-1	3	-1					-1
 available	3		-1				-3	-1
 bal	3	-1					-2	-2
 bank	1	-3	1				4	-1
 behind	-1	-3					3
 bk7	-3	1			2
 bread	3		-2					-1
 c			-2	-1	1	2	-3
 charge	-3		-1				3
 citibank	1	-3	2				-1	2
 collection	1	-2			1	-1	-3	3
 comcast	-3	2	-1				-1	2
 comenity	-1	-3	2					-2
 comments	3						-3
 contact	3	-3					-1
 credit	3		-1				-1	-1
 creditor	-3	3	1				-1	-1
 cur	3		-1				-3
 current		2	-1	-1	1	1	-3	-1
 date	2	-2	-2				-1
 direct	3	-1	-3				-1
 discover	-2	-1	3		-1
 dispute	3	-3
 finance	2	-1				-1	-1
 highest	4		-1				-3
 inquiries	3	-3						-1
 interest	2						-2
 jan	-3	2					2
 lakeshore	3	-1	-1
 level	3	-1	-1	-1			-1
 loan	-1	3	-3	-1	-1		-1
 lvnv	3	-1	-2
 m	-2	-1					3
 marcus	3	1	-2				-1
 merrick	-3	-1	4
 midland	4		-4
 mo	-1	3	-1			-1		-2
 mortgage	1	-1	3				-3
 n	-2			-1		-1	1	1
 name		1						-3
 needs	4						-4
 next	2	-1	-1				-1
 none	-1	-2					3
 oct	3	-2					-2	-1
 ok	-3	1	-1				1
 on	2	2	-1				-3
 open	-1	-1	-3	-1			2	-2
 other	-2	3					-3	1
 paid	3	2	-1			-1	-4
 payment	-2	-2					2
 personal	3	1	-2			-1
 placed	-2						2
 préstamos	-3	3
 quantum3	2	-3	-2
 rating	3						-3
 remaining	3	-2					-1
 remarks		1					-3
 rev		-3		1
 revolving	1	2	-2				-4	-2
 sep	3	-1					-2	-1
 settled	3	-1					-2
 state	-2	-1	3
 status	-1	-3		-1	-1	-1	1
 store	-4	2	3					-1
 subtotal	3	-2					-2
 unpaid	1	-1	-2				-3	2
 upstart	1	-3	1
 us	-2	-1			-2	2	-2	-1
 verizon	-4		3					-2
 visa	-3	-1	3				2
 wayfair	-3	2					-1
 westlake	-2	-1	2
1 a			-4	-1	-1	-1
1 account	2		-4		-1	-1	-1	-1
1 accounts	1	1	-2				-6	-2
1 acct	-1		-2	4	-2	-1	1	-3
1 accts		-3	2
1 ach	3	-2	-1				-2	-1
1 act	2	-3	-1	-1	2		1	-1
1 action	3		-2				-2
1 active		-3		-1	1	1		-2
1 address	2		-3		-1			-2
1 affirm	-3	2	3				-3	-2
1 after	2	-3	-2	-1				-2
1 against	3	-1	-2
1 aging	3	-1					-3
1 agreed	3	2	-1				-3	-2
1 ahora	2	-1	-1				-2
1 ally	2	-3	-1				-3	-2
1 altima	-3	1	1	-1			1	-1
1 aluguel	3	-1			-2	-2		-1
1 alvin	-3	-1					-1	2
1 am	2		-1	-1	-1	-1	-3	-1
1 ambulance	-2	-3	3	-1			-1	1
1 american	2	-5						-3
1 an	3	-2	-1			-1	-2	-2
1 and	1	3	-2		-1	-1	1	-3
1 apply	2	-2						-1
1 ask	2	-3	-1				-1	-1
1 assets	3	-2						-1
1 assignee	4		-3				-1	-2
1 assistance	3	-3	-1
1 association	3						-1	-1
1 at&t	-3			-1	1		-1	1
1 attachments	3	-1					-2
1 auth	3	-1	-2
1 automobile		2	1	-1			-3
1 autopay	2		-1				-3	-1
1 available			-3					-1
1 az	3	-1	-2
1 b	-2		-3	1	1	-1		-2
1 b1	1	1					-3	-1
1 back	3		-2				-2	-1
1 bal	1	-5		-2	-2	-2	1	-5
1 balances	3	-2					-1
1 bank		-4		-1		-1
1 bank/credit	3	-1	-3
1 bar	1	-3
1 bed	3	-1	1				-2	-3
1 before	2	-1	-3					-1
1 behind			-1	-1		-1		-3
1 best		-3	1	-1	-1	-1	-2
1 beto	-2	3					-1	-1
1 between	3		-1				-1	-1
1 bk	2	-2	-1				1	-1
1 bk7	-2	2			1
1 bkpt	3		-2					-1
1 blue	-2	-2	2		-1		-3
1 bofa	-2	2
1 bonneville	-3	2	-1				1
1 box	2	-3	-1		-1		-2	1
1 brannock	2		-2
1 bridgecrest	2	-1	-4	2			1	-1
1 bring	3	-1	-1				-3	-1
1 brother	-3		3				-1	-2
1 budget	2	-2	-2	-1	-1	-1	-1	-1
1 bureau	2	-5	-1				1	-1
1 buy	1	-1	1	-1	-1	-1	-1	-2
1 by	2	-3	-3	-1	-1	1	-3	1
1 c	-3	2		1	1			-3
1 cabela's		-3
1 cable	-1	3	-1	-1	-1		-1
1 caine	-2		3				-1	-1
1 call	3	-3	-1					-3
1 camioneta	-3	1	1				-1	-1
1 cancel	3	-1	-2				-1
1 cap		-4	2	-1			-3	-3
1 capital		-4		-1		-1		1
1 capitol	-1	-1	3					-1
1 car	-1	3					-2	-1
1 card	-1	1	-4	-1	-1	2	1	-1
1 care	-1	-3	3				-1	1
1 carmax	-1	-3	1				-1	2
1 case	2		-3		-1		-1	-1
1 cash	-1	1	1	-3	-1	-1	1	-2
1 cashrewards	3	-1	-2				-1	-1
1 cavalry	-1	-3	1				-1	-1
1 cedar		-3	1					-2
1 cell	3		-1				-1
1 center	2	-3	-1					1
1 central	-1	-3	2				-1
1 chapter	2				-1		-2
1 charged	-2	-2	-2	-1	-1	-1	3	-2
1 charter	-3	-1	-2				-1	4
1 chase	1	-3	2	-1	-1	-1		-2
1 check	1	-3		-1				-1
1 checking	4	-4	1				-2	-1
1 chg			-1				2	-1
1 chrysler	-2	-2	2				-1
1 citi			1	-1				-2
1 citibank		-2	-1	-1	-1	-1	-3
1 citifinancial	3	-1	-1				-1
1 city		-4	3	-1	-1		-3	1
1 cl	3	-1	-1	-1			-2	-1
1 claim	1			-2	-1		-4	-1
1 claimed	3	-1			-1	-1	-2	-1
1 class	3		-1				-1	-3
1 classification	1	2					-1	-3
1 client	-2		-3	-1	-1	-1	1	5
1 clinic		-1	2	-1	-1		1	-3
1 close	3	-1	-1					-2
1 club	-2	1	2		-1	-1	-2	-3
1 co-op	-3	1	1			1
1 coast	1	-2		-1			-1
1 cobalt	3	-2	-2					-1
1 cobranza	-1	3	-1				2	-2
1 coll	-3	1				2		1
1 collection/chargeoff	3		1				-4
1 college	-3	-1	3				2
1 comadre	-1	3	-1				-1	-1
1 comenity	-2	-1	-3		-1	-1	2	4
1 comment	3	-1					-2	-1
1 comments	1		-1				-4	-1
1 community		-3	1				-1	-1
1 consultants			-2				-1	3
1 consumer	2		-1	-1			-1	-3
1 consumers		-3	-1					2
1 conta	2		1				-3	-1
1 contact	3	-3	-1		-1			-1
1 contacts	2	-3		-1	-1	-1	-1	-2
1 continental	-3		1				2
1 continue	4	-4					-1
1 coop	-1	-3	3					-1
1 copper	-3	-1	3					-2
1 corp	5	-4	-4				1	-1
1 corporation	3		-2
1 costco	2	-3					-1	-3
1 couch	2	-2						-1
1 counseling	3	-1	-1				-1	-1
1 counselor	3	-1	-1					-1
1 court	4	-2	-1					-1
1 cox	-3	-1	1				1	1
1 creditloantype	4					-1	-2	-3
1 creditor	-2	1	-3	-1	-1	-1	-1	3
1 creditors	3	-1	-1				-1	-1
1 credor		2				-1	-3	-2
1 cross	2		-1					-3
1 crédito	2		-1				-1	-1
1 ct	1		-3	-1			-1	-2
1 ctr	3	-1	-2	-1				-1
1 cuenta	3	-2	-1				-1	-1
1 cur	2	1	-2				-3	-1
1 curacao	-2		3				-1
1 curr	-3	1	-2		-1		2	-2
1 cut	3	-1	-1				-3	-1
1 date	3	-1	-2	-1	-1		-2	-1
1 day		3	-4	-1			-1	-1
1 dba	-1	-2	1
1 de		-3	-2	-1		1	1
1 dear	3	-1	-2		-1			-1
1 debt	1		-2	-1	-1	-1		-2
1 defaulted	-3	-1	-2				4	-1
1 deferment	1	1	-1				-3	-1
1 deferred	1	2				-1	-3	-1
1 del	1	-2	1			-1	-1	-1
1 delaware	1		-3	2			-1
1 deleted	4	-3					-1
1 delinquent	2						-2
1 delta	1	-3	3					-1
1 denise	-1	3	-2				1
1 dept		-3	1	-2			1	-1
1 description		-4	1				1	-2
1 detail	3	-1					-2	-1
1 details	-1	1	-1		-1		-2	-3
1 diagnostics	2		-2				-2	-1
1 dias	-4	2					1	-1
1 dillard's	-3	-2	3
1 direct	-1	-3	2			-1	-2	-2
1 directv	3	-2	-1					-2
1 discover	1	-1		-1	-1	-1	-2	-3
1 dispute	1		-2		1		-3	-2
1 district	-1		-3	3			-1	-1
1 dla	3	-2	-1				-1
1 docs		2	-2	-1	-1	-1	-1	5
1 documents	2	-3	-1	-1	-1	-1	-1	-1
1 double	-2	-1	3					-1
1 dpd	-1	-2					1	-1
1 dq	-3		-1				3	-2
1 dr	-2	-5	2	-1			-2	3
1 duke	3	-3	-1					-3
1 e	1	1	-3	-1	-1			-1
1 east	1	-3						-2
1 ed	-3	2	1				-1
1 edfinancial	2		-3				-2
1 education	-3	-1	3				-1	-2
1 ef	1	-2		2			-3	-1
1 efx	3	1	-3				-1	-1
1 elan	-2	-2	3
1 electric	-1	-3					-2	2
1 elite	3	-2	-1				-1
1 em	-3	-1	-1		1		4	-1
1 emergency	-2	-2	1				-2	4
1 empréstimo	3	-2					-1
1 end	3	-1	-1				-1	-1
1 ending	2	-2	-2	1	-1	-1	-1	-1
1 ends	3		-1	-1	-1		-2
1 energy	1		-3	-1			2
1 enhanced	1	-1	1				-2	-2
1 entergy			-1				-1	3
1 equinox	-2	2	-3	-1			2
1 equity	-2	-3	3				-2	-1
1 erlanger	-3							3
1 est	3	-1	-1		-1		-2	-1
1 evening	3	-2
1 ex	-2	2	-2	-2			1	1
1 example	5	-3	-2					-1
1 expenses	4	-3					-1
1 expires	3	-2					-1	-1
1 express	2	-3					-1	-1
1 fair	3	-1	-2					-1
1 fargo	-1	-5	2				-1	-2
1 farmers	-1	-1	3					-1
1 fecha	3	-1					-2
1 federal	1	-3		-1			-2	-1
1 fence	3						-2
1 fifth	2	-4	-1		2			-2
1 final	-1	-1	-3	-1	2	-1	-1	-1
1 financial	1	1	-1	-1	-1	-1		-3
1 first	-1	-4	3		-1		-3	1
1 fl	2	-2	1					-1
1 florida		-1	-3					1
1 food	3	-1	-1				-1
1 for		-5	-3	-1	-1	-1	-1	3
1 forbearance	1	4					-3
1 ford	1	-3					-1	-2
1 foreclosure	1	2	-1				-3
1 forgot	-2	2	-2				1	-2
1 form	3	-1			-1		-2	-1
1 free	3	-2	-1				-1
1 fund	-1	-2	3				-1	-1
1 funding	2	-3	-2	-2				-2
1 furn	-3		2				1
1 gas	2	-1	-1				-4	1
1 ge	-3		3					1
1 gm	-2		3					-1
1 go	1	2					-3	-1
1 goes	-2	3					-2	-1
1 goldman	1	-3						-1
1 got	2	1	-3					-1
1 government	3	-1	-1				-1	-1
1 great	-1	-4	2				-2	-1
1 groceries	4	-1					-3
1 gross	3		-2					-1
1 group		-2	1	1	-2	-1	-1	-3
1 gs	-2		2
1 guarantor	3	-1		-1			-3	-2
1 guaranty	-3	-2	3
1 h	1	-3						-1
1 ha	3	-2
1 half	4	-1	-1				-2
1 halsted	-3	-1	3
1 halvorsen	1	-3	1	-1	-1	-1	-1	-1
1 hardship	4	-1					-3
1 harley-davidson	-3		3
1 has	1	1	-2				-1	-1
1 health	1	-2	-1		-1	-1		-1
1 heights	-2		2					-1
1 heloc	1	2	-4	1			2	-1
1 here	3	-2					-1
1 heritage	-2		3					-2
1 hi	3	-2	-4				1	-1
1 higher	-3	-1	3
1 his			-2				1	-1
1 history		1	-1				-2	-1
1 hold	3	-1	-1				-1
1 holder	2	-1	-1				-1	-1
1 holiday	4	-1	-4
1 hosp	-3	2	1	-1				-1
1 hospital			-2		1	-1		1
1 hours	3						-3	-1
1 house	2	1	-3				-1	-1
1 hsa	4	-3	-2				-1
1 hsbc/best	-3		3
1 huntington	-2	-2	2				-1	-3
1 idk	3	-2					-1
1 ii			3				-2	-2
1 in	1	-2	-2	1	-1	-1		-4
1 inc	3	-2	-4	1				-2
1 included	4	-2	-1				-2	-1
1 income		-3	3				-2	-2
1 information	2		-3	-1			-3	-2
1 inquiries	6	-5	-1				-2	-1
1 inquiry	4	-3					-1	-1
1 insurance		-3		-1		-1	2	-4
1 int		-2	-3				2	-2
1 interest	5	-1					-4	-1
1 interstate	-3	-1	2				1
1 investments		-3					-1	1
1 iphone	-2	-1	2				-1	-1
1 ira	3	-1	-1				-1
1 irs	-4	1	2	-2	2		-1	-1
1 is	1	3	-4	-1	-1	-1	-1	-3
1 is_overdue	-2	-1					2
1 items	-1	3	-1				-1	-1
1 jefferson	-1	-4	2				-2	-3
1 job	3	-1					-2
1 jpmorgan	2	-3
1 jt		3	-1					-1
1 jun	3	-1	-1				-1	-2
1 juniper	-1	-2	3					-1
1 k	4	-2	-2				-2
1 kay	-2	2	1					-3
1 kia	2	-4	-1				-2	-1
1 kohls/capone	1	1	-3				1
1 l	1	1	-2				-3
1 l31	3	-2	-2
1 l40	2	-3	-1
1 la		-5	1	-1			-1	-3
1 lahey	-3		1				1	1
1 lakeshore	3	-3	1					-3
1 lakeview		-3	1					-1
1 landlord		4	-3					-1
1 laptop	2						-2
1 last	1	-1	-3		-1	-1		-2
1 leasing	3		-2				-1
1 left	3	1	-2				-2	-1
1 lender	-1	1					-3
1 lending			1		-1		-3
1 lendingclub		1	-3	1				-2
1 less	2	-1	-1				-1	-1
1 let	2	-1	-1				-1
1 letter	2	2	-3				-1	-1
1 level	3		-1	-1			-1
1 liberty	-3	-1	2					-1
1 life	3		-2				-1
1 lim	3		-1				-2
1 llc	1	-3	-4	-1	1	-1		4
1 ln		-2	2		-1		1	-2
1 loan	2	1	-1		-1		-2	-4
1 loancare	-2	-2	3					-1
1 loans		2	-4	-1	-1	-1	-2	-2
1 lofts	-3						-1	3
1 log	3	-1	-1				-2
1 lol	3	-2	-2				-2
1 los	2	-2					-1
1 lot	1		-3				1
1 lowe's	-1		2					-3
1 lumber	-3		2
1 luz	3		-1				-2
1 lyle	3		-3
1 macys/dsnb	3	-1	-2				-1
1 main	1		1				-2	-1
1 maple	-3	-1	1				2	-2
1 marcus	-2	-1	3				-1	-1
1 maricopa	2		-3				1	-1
1 market	3	-2					-1
1 mastercard	3	-2	-3					-2
1 may			-3				1	-1
1 med	-3	-1	1				1	2
1 medicredit	-3	-1	1				3
1 memorial	-4	-1	2				1	1
1 mensualidad	-1		-1				3
1 mercy	-4	-2	3
1 message	3	-3	-1
1 mgmt		-3	2				-1	1
1 midland	1	-3		-1	-1	-1	-1	-1
1 mo	-1		-1	-1	-1	-1	2	-3
1 mohela	3		-1	1			-1
1 mom		1	-2				-3	-1
1 money	1	-3	1				-1	1
1 month		-3	2	-1		-1	2	-3
1 monthly	2		-4				-1	-1
1 more	1	-3	1
1 mortgage		2	-2	-1		-1	1	-3
1 motors	-3	-1	4				-1	-1
1 mountain	-2	-1	3				1	-1
1 mr		-3	1	-1			1	-3
1 mrs	-2	-1	2					-1
1 mínimo	-2	-1	-1		-1	3	1	-1
1 n.a	-1	-1	-4	-1		2	1	-2
1 name	-1	3	-1	-1	-2		-2
1 nasa	-3						3
1 national	-1	-3	3				-1
1 navient	-1	-3	2	-1			-2	-1
1 navy	1	-3	3	-1	-1	-1	-1	-2
1 nelnet		-2		1		-1	-2	-2
1 net	3		-3
1 never	-2	-1	-4				2	-1
1 new	5	-2	-4				-1	-2
1 next	-1	1	-3	-1	-1	-1		-1
1 nfcu	-3		3
1 nmls	2	-2					-1	-1
1 no	1		-4	2	-1	-1		-2
1 nordstrom		-3	1
1 northern		-2	3					-2
1 northgate	-2	-1	3				-1	-1
1 not	2	-2	-3	-1	-1	-1	-1	-2
1 note		1	-3	-1				-2
1 notes	2	-2	-1	-1	-1		-1	-1
1 notice	1	-3	-2				1	-2
1 nov	4	-3	-1				-2	-1
1 november	-3	-1	-1				3	-2
1 number	-1	-1	-1	3	-1	-1	-1	-3
1 nusenda	-2	-1	3
1 o	3		-1				-3	-2
1 obligations	3	-2	-1
1 oc	-3		-2				-1	3
1 ochsner	-3		3				-1
1 odds	3						-2	-1
1 off			-3	-1	-1	-1		-2
1 office	-1	-3		-1			2	-2
1 oh	1	-3	-1		-1	-1	-2	-1
1 ohio		-3					1	1
1 ok	2	2	-1	-1		-1	-3	-2
1 okafor	-3	1	2					-1
1 old	-4	-7	2	-1	-1	-1		1
1 omitted	1	-1					-2
1 omni	-2		2
1 on	1	-2	-2	-1	-1	-1		-3
1 online	4	-1	-3
1 op	-3	1	2
1 open		1	1	-1		-1	-1	-3
1 opened	2	-3	-1	-2	-1		1	-2
1 or	1	-2				-1		-3
1 orig	-1	-5	-3	-1	-1	-1	-1	2
1 original	1	-3	-3					3
1 originalcreditorname	-3	-2						4
1 originally	-2	-1	-1				-1	3
1 orthopedics	3	-1	-2				-1	-1
1 other		2	-1		-1	-1	-5	1
1 ours	3	-2					-1
1 overdraft	-1	-3	3				-1	-1
1 owe		3	-3	-1	-1	-1	-2	-3
1 owed	2	-1	-1	-1			-2
1 owner		1					-2	-1
1 p	2	-2	-2				-1	-1
1 pa		1	-1				-3	-1
1 pagado	3	-1					-2
1 pago	4	-3	-2				-1	-1
1 pagos	-3	3
1 paid	4		-2			-1	-3	-3
1 paper	3	-2	-1				-1
1 parcela	-3				-2	3	-1	-1
1 parent	1	-3	1
1 part	3		-1		-1		-1	-1
1 party	2		-1				-1
1 pay	1			-1		-1	-1	-2
1 paycheck	3	-1	-2				-1
1 payrnent	1	1					-3
1 payroll	3	-1	-1					-1
1 penfed	-3	-2	3				-1
1 people	-1	3	-2					-1
1 per	3	-1	-4			-1	1	-2
1 performance	-3	-1	3				-1	-1
1 period	3	-2
1 perkins	-3	-2	4
1 pero	3						-3
1 personally	2		-2
1 petal	1	-2	-3	2
1 petrakis	2	-1	-2				-1
1 phone	1	-3	-1			2	-1	-1
1 pinnacle	-3	-1	2				1
1 pl	-1	3	-2				1
1 pmts		-4					1
1 pnc		-3	1
1 popular	-3	-1	3				-1
1 por	4	-1	-1			-1	-3	-2
1 portfolio		-3	2	-1	-1		-2	-3
1 prairie	1	-4	1					-1
1 prequalified	4	-4	-1					-1
1 private	3	-1	-1				-1
1 process	-2	1	-1				2
1 prop	2	-1					-1
1 prosper			-3	-1			1	3
1 préstamo	-3		3				-3	-2
1 préstamos	-3	3	-1				-1
1 purpose	4	-1			-1		-1	-2
1 pünktlich	-3	3
1 q	4	-2	-2				-1	-1
1 quantum3	2	-3
1 quicksilver	2	-3	-1				1	-1
1 quote	3	-2	-1				-1
1 r	3	-3	-1	-1	-2	-2	-1	-2
1 r1	2	2					-3
1 r9	3						-2
1 radiology	-4		3				1	1
1 radius		-3	1				-1	-2
1 rav4	3	-1	1	-1			-4
1 ray's	3	-2	-1				-1
1 rd	4	-1	-3	-1			-2
1 re		-4					2	1
1 read	3	-1	-1				-1
1 real	2	-1	-2					-1
1 rec'd	3	-1					-2	-1
1 receipt	3	-2					-1
1 receivables	1	-2	1	-1	-1		-2	-3
1 records	3	-1					-2	-1
1 recovery	-3	-4		1	-2	-1	2
1 ref	1	-2	-1	-1	2	-1	1	-2
1 reference		-1		2			-3	-1
1 refi	3	-1	-3				-1
1 refinancing	3	-2	-1					-2
1 regional	-1	-3	1				-2	-2
1 regions	1	-2					-1	-2
1 regular	3	-2	-2				-1
1 remaining	3	-3					-2
1 renee	3	1	-2			-1		-1
1 rent	2	-2	-1				-4	-1
1 renta	3	-1	-1				-1
1 repair	3		1				-2
1 reply	3	-1	-2				-1
1 repo'd	-2		-1				3
1 report	2	-1	-1	-1	-1	-1	-3	-2
1 reports	3	-3		-1	-1	-1	-2	-1
1 represents	3	-2					-1
1 republic	-3		3					-1
1 requested	3	-2					-1	-1
1 responsibility	3						-2
1 result	2						-2
1 results	3	-3
1 reta	-3	3
1 retirement	3	-1	-1				-1
1 revolving	2	3	-3	-1			-4	-3
1 rise	-3	1	2					1
1 riverbend	-1	-3	1				1	-2
1 rocket	-2	-1	3				-1	-1
1 rockland	-3	-1	3
1 roth	3	-1	-2				-1	-1
1 ruth		-2						1
1 s	2	-3		-1			-1	-1
1 sa		1	-2					2
1 sachs	-2	-2	2				1	-1
1 saldo		-3	-1	-1	2	-2	-2	-3
1 sale	3		-1				-2
1 sam	3	-1	-2
1 sams	-2		3				-1
1 save	3	-1	-1				-3
1 savings	1	-4	3				-3	-2
1 says		-1	-3				1	-1
1 sba	-3	-1	3
1 score	5	-4					-1	-1
1 se	3	-1					-2	-1
1 second		-2	-3				2	-1
1 secret	-1		2				-2	1
1 section	3	-2						-1
1 seed	-3	-1	3				-1
1 seguro	3	-1	-2
1 seller	3	-2					2	-2
1 sent	-1		-3			-1	2	-2
1 service		-4		-1				-2
1 servicer	4	-1	-2				-1	-1
1 services	2	-2	-4				-1	1
1 servicing	3	-2	-2				-1	-2
1 set	4						-4
1 settled	5	-1	-1				-4	-1
1 share		-2	1					-1
1 sheffield	-3		3
1 shows	-2	-1					3
1 silverado	-4	3	-1				3
1 simplicity		3	-3					-1
1 since	-1	1	-1	-1			1	-3
1 snap-on	-4		4					-1
1 so	1	-1	-3
1 social	2	-1	-3					-1
1 son	3	-1					-1
1 spouse	3		-1				-1	-1
1 spring	1	-3	1					-1
1 sprint	3	-1	-1	-1				-4
1 ssn	3	-1		-1
1 st	-1	-5	2	-1	-1	-1		3
1 started	-2	3	-1					-1
1 state	-1	-4	4	-1	-1	-1	-1	-2
1 statements	3		-1		-1		-1
1 status	-2	-2	-1	-1	-1	-1	3	-2
1 store	-1	2				-1	-4	2
1 streetaddress	2	-2					-1	-1
1 stubs	3	-3
1 sub	1	-3	1
1 subtotal	3	-2	-3				-2	-1
1 suffix	3	-2	-1
1 summary	3	-2	-2	-1	-1	-1	-1	-1
1 summit	-2	-3	1				-1	1
1 sunrise	-3	-1	2				1	1
1 supply	2		-3				2
1 support	3	-1					-2	-1
1 syncb/amazon	-1	-1	4				-1	-3
1 syncb/sams	-2		3
1 synchrony	1	-4	-1	-1			-3	2
1 t-mobile		-2	-3	-1			2
1 tab	4	-3	-1				-1
1 take	2		-3				-1
1 tarjeta	-3	3					1	-3
1 taxes	2	1	-1	-1			-2	-1
1 tell							3	-1
1 tennessee	-2	-2	4
1 termina	3	-1	-2	-1			-1
1 terminada	2		-1	-1			-2
1 that	1	-2	-3			-1		-1
1 that's	-1	2	-4		-1			-3
1 thats		2	-3					-1
1 the	1	1	-2	-1	-1	-1	-1	-3
1 their	4		-2				-3
1 then	-1	3	-3			-1	-4	3
1 there	2	-2					-1
1 there's	-2	4	-3				1	-1
1 they're	3						-3
1 thing	-3	3	-1					1
1 this	1	-2	-2		-1	1		-2
1 three		-1	-2				3
1 through	2	-1	-2					-3
1 tim	-3	1	-1				2
1 to		1	-3	-1	-1		-1	-1
1 todavía	3						-3
1 toledo	-2	-1	3	-1
1 took	3	-1	-2
1 totals	4	-2					-3
1 tower	-3		3				-1	1
1 tractor	-1	-3	4				1
1 transferred	4						-4
1 transunion	2	-1	-1				-3	-2
1 treasury	3	-2	-2
1 tree	-3		3
1 tri-county	-2	-2	3				-1	-1
1 truist	-1	2					-1	-3
1 trust	3	-2	-1	1			-1	-1
1 tuition	-3	-1	3	-1				-1
1 two		1	-4					1
1 tx	3	-1					-2	-2
1 type	2	-2	-3	-1		-1	-1	-3
1 u.s	-1	-4	3				1	-2
1 ugh	3	-1	-1				-2
1 um		3	-3				-1	-1
1 union	3	-2	-2	-1				-3
1 univ	-3	-1	4					-1
1 unknown	3						-3
1 unlimited	3		-2					-1
1 uns	3				-2	-2
1 unsec	3	-3						-1
1 unsecured	4		-2	-2			-2	-2
1 up	-3	1	-1		-1	-1	3	-1
1 updated	4	-2	-1	-1	-1		-4	-1
1 upgrade	-3		3				-1	-1
1 upstart								-3
1 urgent	-2	-1	1					3
1 used	-3		2				2	-1
1 util	3		-2				-1	-1
1 va		-3	2					-1
1 valley	-1	-4
1 vantagescore	3	-2	-1	-1	-1		-1
1 vehicle	1		2				-3
1 venture	-2		2				-1	-1
1 veterinary	-3	-1	1				2	3
1 via	2	-3	-2				-1	2
1 vs	3	-1	-1				-1	-1
1 w		2	-4			3	-1	-2
1 wage	3						-2
1 wait	3	-2	-3				-2
1 warfield	-3	-1					2	1
1 was	-2	-3	-3	-1		-1	1	3
1 washington	1	-4						-1
1 water	-1	-2					-2	4
1 wayfair	-2	1	3				-1	-2
1 we	2	-1	-3
1 week	1	-2					3
1 wells	2	-3					-1	-1
1 west		-3	-1					2
1 what	3	-1	-1				-2
1 whether	3						-3
1 with		1	-5	-1	-1	-1	-1	-1
1 written	3						-3
1 x	1		-2				-1	-3
1 xp	3	-2	-2				-2	-1
1 ya	1	-2	-3					1
1 years	3	-3					-1	-1
1 yes	1		-3	-2
1 you	3		-2		-1		-2	-1
1 your	3	2	-4			-1	-2	-1
1 yung		3	-2					-2
1 三	3						-3
1 信用卡		4	-4	-1			-2
1 原债权人	-3	-3	-2					3
1 国泰银行	1	-3	3
1 存款	3	-3						-1
1 学生贷款	3	1	-1				-2
1 房贷	-2	3	-2				1	-1
1 最低还款	-3	-2				-1	3	-1
1 每月还款	3	-1					-2
1 状态	-3	-1					3
1 逾期30天	2	2	-1				-3
2 abara	2	-1		-1	-1	-1	-3	-1
2 acceptance	3	-2	-3			1		-1
2 accounts		-1	1		-1		-4	-2
2 acct		2	-1	3	-1	-1	2	-2
2 acreedor	-3	-2	1				-2	2
2 act	-1	1	-2	-1	2		1	-3
2 actions	-1	-1	2	-1	-1	-1	-2	-3
2 active	-3				2	2	1	-2
2 address	2	-3			-1		1	-1
2 administrative	2		-3				-1
2 advantage	3	-1	-2
2 affirm	3	1	1				-3	-1
2 after	2	1	-3				-1	-1
2 agency			1				-3	-1
2 agent	2	-4	3					-3
2 agreed	2		1				-3
2 aid	3		-2	-1
2 aidvantage	-2	-2	3	-1			-3	-1
2 al	-2		-1	-1		-1	1	-3
2 alder	2		-4				-1	1
2 allied	-3		2					-1
2 ally	1	-2					3
2 altima	-2	-1		-1			2
2 aluguel	3	-1			-2	-2
2 alvin	-2		-1				-1	2
2 am	1	-2	1	-1	-1	-1	-3	-1
2 ambulance	-3		2	2			-1	2
2 america	1	-1	-4		-1	-1	-1	-2
2 american	-1	-3	1	-1				-2
2 amex	-1	3		-1	-1		-4	-2
2 amount		-3	1	-1	-1	-1	-1	-3
2 amt	2	-3	-2				1	-1
2 and		1	1	-1	-1	-1	-1	-3
2 anything	2	-2	-2				-2	2
2 apartment	-2	-1					1	2
2 apply	4	-2	-2		-1		-1	-1
2 approval	4	-1	-1		-1		-2	-1
2 apr	1	-3	-1				2	-1
2 apy	3		-2
2 area	-2		3					-1
2 asset	-1	-2	1	1			-3	1
2 assets	3	-3						-2
2 assigned	-3	1	1	-1	-1	-1		2
2 assignee	-1	-2	-3					3
2 assistance	3	-1	-2
2 at&t	-1	-1	-3	-1	2			-2
2 attention	-2		1				1	1
2 auto	-1	-2		-1	-1	-1	1	-2
2 automobile	-1		3				-2
2 autopay	2	-3					-1	-1
2 available	-3	1			1		-2	2
2 ave	3	-1	1				-2	-2
2 b	-1	2		-1	1	-1	-2	-1
2 bad		1	1				-3	-1
2 bal	-1	-6	-2	-2	-1	-2	2
2 bank		-2		-2	1	-1	1	-1
2 bank/credit	3		-3
2 bankruptcy			2		2		-4	-1
2 be	-3		-1			-1	1
2 bed	3		1				-2	-3
2 been	2	1	-1		-1		-3	-1
2 behind	1	-2	-1	-1		-1	-1	-3
2 best	1	-2	1					-3
2 beto	-3	-1	3
2 big		-3	2				-1
2 bills	3	-1	-2				-1	-1
2 bmo	3		-1				-2
2 boat	-2	1	3	1			-1
2 box	2	-2	-2	-1	-2	-1		-2
2 brought	2						-2
2 cabela's	-4		4
2 cabelas	-3	2	1				1
2 call	3	-1	-2				-2	-2
2 called	2	-2	3				-3	-1
2 camioneta	-1		3				-2	-1
2 cancel	3	-2					-1
2 capital	1	-4	-2	-1	-1	-1	1
2 card	1		-1	-2	-1	1	-1	-4
2 cards	-1	-3	2				-2	-3
2 carol	-2		3
2 carvana	2	1	-4				1	-2
2 cash		-1		-2	-1	-1	1	-4
2 cashrewards	3		-2				-1
2 catch	-2	2
2 cd	4	-1					-3
2 cedar		-3	1					-3
2 cell	4	-2					-1	-2
2 chapter			1				-3	-1
2 charge-off	6		-3				-4	-1
2 charged		-1	-3	-1	-1	-1	1	-1
2 chase	2	-1		-1	-1	-1	-4	-2
2 checking	4	-3	-3				1	-1
2 chk	3	-2						-1
2 citi	2	-1		-1			-2	-3
2 citibank		-4		1		-2	-2	1
2 city		-2		-1			-2
2 cl	3	-2	-1				-2
2 claim	-1	-1	-1	2	-1		-2	-1
2 class	3	-1	-1				-1	-3
2 classic	3	-1	-1
2 client	-1	-3	1	-1	-1	-1		3
2 club	1	-4		-1			1	-2
2 co	2		-2				-4	1
2 coast	-3	-2	5				-1	-1
2 cobranza	-2	2	3					-2
2 cobro	3	-2					-1	-1
2 collect	3	-1	-3				-2
2 collector	-2		3	-1	-1	-1	-2	1
2 comcast	1	1			-1		-3
2 comenity	2	1	-2	-1				1
2 coming	2	-1	-1
2 comments	3	-3	2				-3
2 condition	-2						3
2 conn's	4	-2	-4				-1	-1
2 consultants	-1	-1	-3					3
2 consumer	3	1	-3		-1		1	-2
2 consumer's	3	-2						-1
2 conta	2	-1	-1		2	-1	-3	1
2 contact	1	1	-4	-1			1	-2
2 contacts	3		-2					-1
2 continue	3	-1	-2				-1
2 conventional		-3	2	-1			-1
2 corp	3	1	-3					-1
2 couch	-1	3	-3
2 counselor	3	-1	-1					-1
2 county	1	-3			-1			-2
2 court	1	-1	-3		-1		1	-1
2 cr	1	-3	1	1			-1	-2
2 cred	-1	-2	-1				-2	3
2 credence	-1	-3					-1	1
2 credor	-3	-3	2				-1	3
2 ct	4	-2	-2			-1		-1
2 cu	1	-3		1			3	-2
2 current		-1			-1	1	1	-4
2 customer	3	-1	-1				-2
2 cut	4	-2	-1				-1
2 damage	-2		2
2 data		-1	3		-1		-2	-1
2 dated	3		-1				-1
2 day		-3	1				1	-2
2 dealer	-3	1	2				-1	-1
2 dear	3		-2					-1
2 debt	1		-2		-1	-1	-3	-1
2 declined	3	-1	-2				-1
2 default	3	-2	-1
2 deferment	2	1	1				-2	-2
2 deferred	1	2					-3	-2
2 deficiency	4	-1	-1				-2
2 delete	-3	1					1	-1
2 deleted	2	1	-3				-1
2 delinquency							-3	-1
2 department		-2	2				-1	-3
2 deposit	3	-1	-1				-2	-1
2 dept	-2	-1	2	-1			-2	-2
2 description	2	1	-4					-2
2 designator	2	-1	-1				-1	-1
2 detail	3		-1				-3	-1
2 details		-4	2				-1	-2
2 dias	-4	-1	2	-1			1	-1
2 direct		-3						-2
2 disclosure	2	-2	-1					-1
2 display	3	-1	-1				-1
2 displayed	-2	3	-2
2 division	3	-2	-2
2 done	1	-1	-3					-1
2 down	3	-2	-1				-1
2 duke	-1	-1	3					-1
2 día	1	-3	2				-2
2 e	4	-3	-1	-2	-1		-2	-2
2 ed	3	-1	-1				-3	-1
2 egg	-3	-1	2				1	-2
2 else	3	-1	-1				-2	-1
2 end	4	-1	-1				-2
2 ending	2	-4	-1	2	-1	-1	-1	-3
2 enhanced	-2		3				-2	-2
2 equal	3		-1				-1	-1
2 equifax	1	-3					-1	-1
2 er		1	-3	-1			3
2 estado	-2	-1					3	-1
2 example	5	-3	-4				-1	-2
2 expenses	3	-1	-2					-1
2 ext		1	-2				-1
2 fair	3	-1	-2				-1	-1
2 familia	3		-2
2 farmers	2	-2	-1				-1	-1
2 fecha	3		-1				-2
2 fee	3	-3		-1	-1	-1	-2	-2
2 fees	-1	-2	-2			-1	2	-1
2 fifth		1	-1		2		-1	-3
2 file		1	-4				-1
2 fin	3	-2	-2				1	-1
2 final	-1	-2	-2	-2	2			-2
2 financial	3	-3		1	-1	-1	-3	-1
2 fine		1		-1			-2
2 first	-1	-3	3		-1	-1	-2
2 following	3	-2	-1				-3	-1
2 for	1	-2	-3		-1		-2	3
2 forbearance	2	-1	1				-3	-1
2 forgot	-4	3	1				1	-1
2 fork	3		-3
2 form	3	-2	-1		-1		-1	-2
2 fourth	-2							2
2 free	3	-1	-2
2 frequency	3	-1	-2				-1
2 friday	1	-2	3				-2	-1
2 from		-3	-1	-1	-2	-1	-1	2
2 fsb	-3	1	2
2 gas	1	-3	1				-3
2 gave	3						-2
2 global	-3						1	2
2 gm	-3	1	1				1	-1
2 goal	3	-2					-1
2 god	2						-2
2 goes	-1	1	2				-3	-2
2 gold	4	-3	-1				-2	-1
2 got	-1	3	-1				1	-2
2 great	1	-2					-3	-3
2 groceries	1	-1	1				-3
2 group	1	-3	-1	2	-1		-2	-2
2 guaranty	-2		3
2 hard	3	-2
2 harley	-3	1	2					-1
2 he	-3	2	-1				1
2 here	1	2	-3				-1
2 heritage	-3	-1	2	1				-2
2 high	2	-1	-1				-3	-2
2 hoa	3	-1	-1				-1	-1
2 hospital	-1	-3	1	1	1	-1	-1	-1
2 household	3	-2	-1				-1
2 hsa	3		-2				-2
2 https	3	-2
2 hunter	-4	-1					3	1
2 husband	-1	-2	3				2
2 id	2	-3					-1	-1
2 if	1	2	-2	-2	-1	-1	-2	-1
2 imaging	3		-2				-1
2 inc	3	-1	-1	-1	-1		-2
2 included	3	1	-2				-2
2 income	2	-3	-1				-1	-1
2 individual							-3	-1
2 info	3	-2	-1				-1
2 information	1	-3	1				-3	-2
2 inquiries	6	-2	-4				-1	-3
2 inquiry	4	-1	-1		-1		-2	-1
2 ins	-2	-1	-1	-1			3	-1
2 interest	3						-4	-1
2 investments	-1	-1	-3				1	2
2 ira	3	-1	-1				-1
2 irs	-3	-1	4				-2
2 it's		3	-2					-2
2 its	-1	5	-2				-1	-1
2 jcpenney	1	1	-3				1
2 joint			-1	-1		1		-3
2 jpmorgan	3		-2					-1
2 june	2	1					-2	-1
2 juniper	-2		3
2 k	4	-2	-3				-3	-1
2 kestrel			1		-1		-3	-1
2 klarna	3	-2					-3
2 know			-1				1	-3
2 known	3	-2	-1	-1
2 kohl's	2	-1	-1				-3	-2
2 la	1	-1	-1	-1		-1	1	-4
2 lakeshore	3	-2	-1					-2
2 lane		1	-1				3	-1
2 last	2	1	-2		-1		-3	-3
2 lates	-2	2					1
2 law	2	1	-1				-3	-1
2 lawsuit	2						-2
2 learn	3	-1					-2
2 lease	-1	-3	2					-1
2 least	-3	2	-1				1
2 lender	1	-2	1	-1			-3
2 lending	2	-3	-1	1			-2	-2
2 let	3	1	-1				-2
2 level	3	-1	1				-2	-1
2 liabilities	-1	3					-3	-4
2 like	3	-2	-1					-1
2 line	-2		3	-1	-1	-1	-3	-4
2 listed	2		-1				-1	-1
2 llc	1	-2	-4	-1		-1	3	3
2 ln		1	-4		-1			-1
2 lo	2	-3	-1				-1	-2
2 loan	-1			-1	-1		-1	-3
2 lofts	-2						-1	3
2 lol	5		-3				-2	-1
2 longer	-2	2					1
2 lost	3		-1				-2
2 lot	3	-1	-1				-1	-1
2 lowe's		1	3				1	-2
2 lowes	2	-3	2	-1			-2
2 luke's	-2		-1				3	-1
2 lukes	-3	2					1	2
2 luz	4	-1			-1	-2	-3
2 m	1	-1	2				-3	-1
2 macy's	1	1	-2	-1	1	-1	-2	-1
2 macys/dsnb	3	-1	-1				-1
2 main	4	-3
2 make	3	-1					-3
2 management	1	-2	-4	-1	-2	-1
2 manager	3		-1					-2
2 maple	-2	-3	2				2	-2
2 matures	2	-1	-1
2 md	3	-2						-1
2 me		-3	2				-1
2 meadow	-3		1				2
2 mensualidad	-3						3
2 mercy	-1	-2	1	-1			1	-3
2 merrick	1	-3	-1	-1			1	-1
2 mesa	4	-1	-3					-2
2 mgmt	-1	-2	-3	1			2	3
2 mi	-2		1	-1			2	-3
2 michigan	-2	-1	3					-1
2 min	-2		1	-2	-1	-1	1	-3
2 mine	-4	4	2				-2
2 missed	-3		-3				4
2 mo		-3	2		-1	-1	-1	-1
2 mom	-2	1	3		-1		-2	-1
2 moms	-2		2
2 money	3	-1	-1				-2	1
2 month		-1	-1	-1		-1		-3
2 months	1	-3	-1	-1	-1	-1	-1	-2
2 more	1	1	-3					-1
2 mortgage	-1	3		-1		-1	-1	-3
2 motors	4	-1	-3				-2	-1
2 mountain	-3		3	-1
2 ms	3	-1	-2
2 mtg	2	-3	-1				3	-1
2 my	1	-2	2				-1	-1
2 n.a		1	-3				1
2 na	1	-3	2		-1		-2	-1
2 nan		1	-3
2 need	3						-3
2 negative	-1		3				-3	-1
2 nelnet		-1	1				-3	-1
2 net	3	-1	-2				-1
2 network	2	-1	-1				-3	-1
2 never	-2	1	-2			-1	3	-1
2 new	1	-1	1		-1		-3
2 nmls	3	-2	-3				-1	-1
2 no		2		-2	-1	-1	-1	-3
2 nordstrom	2	-1					-3	-1
2 nothing	2	-1	1				-3
2 notice	3	2	-3	-1			-2	-1
2 ny	3	-1						-2
2 oaks	-1	3	-1				-1
2 oc	-2	1	-1					3
2 oct	2	-1	-3	-1			3	-1
2 odyssey	-3	2	1
2 offer	2	-4					-1
2 offered	3	-2					1	-1
2 office		-1	1	-1				-3
2 oh	1	1	-2	-1	-1	-1	-3	-2
2 ok	1	1		1	-1	-1	-3	-2
2 ollo	3	-2	-1				-2
2 on			-2	-1	-1	-1	1	-3
2 open		1		-1			-3	-4
2 opened	1	2	-3	-1	-1		1	-3
2 or	2	-1	-2					-3
2 orig	-3	-1	-3	-2	-1	-1		5
2 original	-1	-5	-1		-1	-1		2
2 originalcreditorname	-3		-2				-1	4
2 orlando	3	-2	1	-1				-1
2 ortho	-2		2
2 our	-2	-2	2				-1	-1
2 ours	3	-2	-1					-1
2 outside		3					-2
2 owe	-1	-3	2	-1	-1	-1		2
2 owed		-1	-1				-2	2
2 owing	2	1					-3	-1
2 pa	1	-1					-3	-1
2 pacific	3		-2
2 pagado	3		-1				-2
2 pagamento	-3	-1	-1		-1	3	-2	-1
2 pago			-3			-1	1	-1
2 pagos	1	-3	3				-1
2 para	2	-3	-2				1	-1
2 parcela	-1	-1			-1	3		-1
2 part	3	-1	-1
2 payable	2	-3	1				-2	-2
2 payments	1		-2			-1		-3
2 paypal	-2	-1	3	-1	-1	-1	1	-2
2 payroll	3	-2	-1					-1
2 pd	-3	2	-1				2
2 pending	3	-1	-2					-1
2 pennymac	-2	-1	3					-1
2 pero	2						-2
2 physician	2	-2	-2				-1
2 pine	2	-1	-2				-1	1
2 placed	1	-3					-1	-1
2 plan		-1	2		-1		-1	-3
2 pm	1	-3		-1	-1	-1	-1	-1
2 pmt		-3	-1	-2	-1	-1	1	-2
2 po	2	-3	-2	-1	-1		-1	-1
2 popular	-3	-1	2
2 ppa	-3	2	-1				2	-1
2 prepared	2	-2						-1
2 prequalified	3	-1	-2					-1
2 present	-1		-2				3	-1
2 previous	3	-3		-1	-1	-1	-4	-1
2 priority	2	-1					-1	-1
2 program	2	-2		-1	-1	-1	-3	-1
2 progressive		-1	-2				2	-3
2 promised	-3						3
2 purpose	1	-2	-1				-1	1
2 q	-1	2	-3				-1	-1
2 quantum3	2	-1	-2					-1
2 quest	3	-2	-2				-1
2 quick	3	-2	-1					-1
2 quicksilver	-2	1	-3	-1			1	-2
2 quintero	2		-2				-1
2 quote	3		-3				-1
2 r9	3	-1					-2
2 rd	3	-2	-3	-1	1		-2
2 re	1	3	-2				2	-2
2 rec'd	3	-1					-2	-2
2 receipt	4		-2				-3
2 received	-2	1					2	-1
2 recent	2	-2	-1				-3	-1
2 record		1			-1		-3	-1
2 ref		2	-3				1	-1
2 reference	3	-1	-1				-2	-1
2 refi	3	-1	-1					-1
2 refinancing	2	-1	-3				2
2 regional		-1	2				-2	-4
2 regular	3		-1				-3	-1
2 released	2	-1	-2
2 remarks		2	2				-5	-1
2 rent	2	-1	-1				-3	-1
2 renta	3	-1	-1				-2
2 report	3	-4		-1	-1	-1	-2	-2
2 requested	4	-3	-2				-1	-1
2 residence							-3
2 residential	2	2	-3					-1
2 respondent	2	-2						-1
2 responding_party	3	-3
2 results	4	-1	-3
2 resurgent		-2					-2	2
2 resurgent/lvnv	3		-1				-3
2 reta	1	-1	3
2 review	1	1	-2				-2
2 ridge		-1	1	-1	-1	-1		-3
2 right	-3			-1	-1	-1	1	1
2 roth	2	-1	-1				-1
2 rptd	1	-3	1				-1	-1
2 rush	3		-1				-2
2 s	3	-1	-3					-1
2 sa	-1	-3					2	-1
2 saint			3				-1	-2
2 sale	3	-1	-1				-2
2 santander		-3	1	-1	1		-1	-1
2 save	2		-2				-3	-1
2 say	3	-2	-1					-1
2 says	3	-1					-1	-2
2 schedule	3	-2	-1
2 scheduled	2	-1	-1				-1
2 school	3	-1	-2				-2	-1
2 score	4	-1	-3				-2	-1
2 scratch	3	-1					-2
2 sd	3	-1	-2					-1
2 section	3	-2	-1					-1
2 sell	3	-2	-1				-1	-1
2 seller	3	-1	-2				1	-3
2 send	3	-2					-1	-1
2 sep		-2					1	-1
2 september	3		-4
2 service	4	-3	-2		-1		-2	-1
2 servicer	3	-1	-1				-1
2 services	1		-3	-1	-1		3	1
2 servicing	2	-2	-4				2	-1
2 set	3						-3
2 settled	2	-1	-1	-1	-1	-1	-4	-1
2 sewer	3	-1	-1				-2	-1
2 sezzle	-3		3
2 share		1					-3	-2
2 she	-3		-1				2	2
2 shown	3	-2	-1				-2
2 shows	-3	1					3	-1
2 signature	3		-2				-1	-1
2 silverado	-4		3				2
2 sister	2		-1				-1
2 smiles	-3		2				1
2 snowball		-2						-1
2 sofa	3	-3					-1
2 sofi							-3	-1
2 something	2	-1	-1
2 sort	2	-1						-1
2 specify	2	-1	-1	-2			-1	-3
2 speedy	-1	-3	1				1	2
2 spouse	2		-1				-1
2 springs	3	-1	-2
2 sprint	-1	1					4	-3
2 ssn	2	-1					-1
2 st	1	-3	-1	-2		-1	1	1
2 started	-1		2	-1			-2	-1
2 state		-4	2	-1	-1	-1	1	-3
2 status		-1		-1	-1	1	1	-3
2 still	-1	3	-3		-1	-1		-2
2 stubs	3		-2				-1
2 sub	3	-1	-2
2 subject	3	-2					-1
2 summit	2	-1	-3				-1	1
2 summons	1	-1		-1	-1	-1		-2
2 syst	-2	-1					1	2
2 systems		-2	-3		-1			2
2 t-mobile	3	-2	-3				1	-2
2 tacoma	-1	1	-2				-1	1
2 tarjeta	1	-1	1				-3	-1
2 teachers	3	-2	-2
2 telecom	2		-1				-2
2 tennessee	-3	-2	3
2 terms	2		-1				-3	-1
2 that's		2						-2
2 them			1				-3	-2
2 then	1	2	-1				-2	1
2 there		1	-3					-2
2 there's	2						-3	-1
2 theres	-3	-2					3
2 thing	-3	2	3				1	-1
2 thursday	3	-1					-2
2 till	-1	2	-1				-1
2 time	1	1		-1			-3	-2
2 times	2		-1				-3
2 titlemax	-3	-2	3				1	-2
2 today	-2	-3					3	1
2 tradeline	2	2					-2	-2
2 trailer	-2	-1	2
2 transfer	3	-2	-1					-1
2 transferred	4	2					-4	1
2 transunion	3		-1		-1		-3	-1
2 truist		-1					3	-2
2 trust	1	-3	-2				1
2 tu		2	-1	1			-3	-2
2 tx	4	-2	-2				-1	-1
2 type	3	-4	-1				-2	-1
2 tình	-1	-1					4
2 union	-1	-2	1	1		-1	1	-3
2 united	-2	2	2				2	-1
2 univ	-2	-1	3				-2	-1
2 unlimited	3	-2		-1			1	-1
2 unsec	3		-3					-1
2 unsecured	2	-4	1	-1	-1	-1		-2
2 updated	1			-1	-1		-5
2 usa/target	2	-3					1
2 used	-3		2	-1		-1	2	-3
2 ut	-1		3				-1
2 vanguard	3	-1	-2				-2
2 verizon	-1			-1	2		3	-4
2 visa		1	1	-1		-1	-4	-1
2 visit	-1	-1	1				1	-2
2 voluntary	1	1					-3
2 wachovia	-3		3				-1
2 wage	3		-1				-1
2 wait	3	1	-2				-1	-1
2 waive	-2		-2		3		-1
2 was	-2	1	-4			-1	1	3
2 washington	1	-2						-1
2 webbank/fingerhut	2		1				-3
2 well	-1	2	-2
2 wells		-4	1				-2	-2
2 which		-3	1					-2
2 whitney	2	1	-3
2 whom	2		-3					1
2 wisconsin	3		-2				-1
2 worst	3	-1					-3
2 wrong	4	-2	-1				-1	-1
2 x	-1	1		-1			-1	-3
2 xpn	1	-3	1					1
2 yes		1		-1		-1	-1	-3
2 you're	3	-2	-1				-1
2 zip	3		-1				-1	-1
2 é	-1	3	-2			1	-1	-1
2 余额	-1	-3				-1	2	-1
2 信用卡	1	-3	3				-2
2 催收	-2	-2	-1					3
2 原债权人	-2	1	-1					2
2 合计	3	-2					-1	-1
2 四	-5	1	2				-2	1
2 存款	3	-1	-2					-1
2 房贷	-1	-1	3				-2	-1
2 月供	-3		-2				3	-1
2 贷款	2	-1	-3					-1
2 车贷	2	-1	2				-3	-1
2 逾期30天	-3	2	3	-1			-2	-1
2 逾期60天	2	3	-3				-3	-1
3 a		1		-1	-1	-1		-3
3 acceptance		1	-3				1	-1
3 accounts	1	-1	2				-5	-3
3 acct	1	-2	-2	1	-1	-1		2
3 actual	3	-1					-2
3 affirm	3		-2	-1	-1		-3	-1
3 agency	-2	-1	3	1			-3
3 ago	-2	1	-1				1	-1
3 agreed	4	-2	2				-4	-1
3 al		-2	2				1	-3
3 alder	3		-2				-1	-1
3 ally	2	-1	-3	1			1	-1
3 america	3	-2	-2	-1			-1	-1
3 amt	1						-3	-2
3 an		2	1	-1	-1	-1	-1	-4
3 anh	3	-2	-1
3 apple		-1	1				3	-1
3 application	3	-2	-2				-1
3 apply	3		-2					-1
3 approval	3	-2	-1				-1	-1
3 are	1		-1			-1	-1	-3
3 arvest	3	-2	-1
3 as			4	-1	-1	-1	-2	-3
3 asset		-1	-3				-2	3
3 assets	2	-2					1	-1
3 assigned	3	-3		-1	-1	-1	-3	-1
3 at	-1		1		-1	-1	1	-3
3 atrasado	-4	2	1	-1			-1	-2
3 atraso	-3	-1	3	1	1	-1
3 attempt	2						-2
3 auto		-1	-1	1		-1	1	-3
3 available		-3	1					1
3 avant	3	-2	-3		1		-2	-1
3 back	2	3	-2				-2	-1
3 bal	-2		-3	-3	-1	-1	3	-3
3 balance	-2	-2	3		-1	-1	-1
3 bankruptcy	4	-3	-1				-2	-1
3 baptist	1	-1				-1	-3
3 bass		2	-2
3 behalf	-2	-1	-1					3
3 behind	-1	1	1	-2	2	-1	-3	-3
3 bill	2	-2	1				-4
3 billed		-2	2
3 bilt	2	-1	-1				-1
3 bkpt	3		-2				-1	-1
3 blue	1	2	-2		-1		-1	-3
3 boat	-3	2	1				1
3 both			3				-1	-1
3 bought	-4	-3					2	3
3 box	3	-2	-1	-1	-1		-1	-2
3 bread			-3	2			-1
3 brendan	2	-1	-3				2	-1
3 business	3	-1	-2				1	-1
3 by		-3	-1	-1	-1	1	-1	-1
3 c	-2		2	-1	-1	-1	-3	-1
3 c/o	3		-2				-2	-1
3 cable	4	1	-1				-1	-2
3 call	2	-1					-4	-1
3 called	2						-3	-1
3 cantidad	-1	-1					3	-1
3 car	-2	1	1	-1	-1	-1	1	-2
3 cards	1	-1		-1			-2	-3
3 carecredit	4		-4				-1
3 carro	1	1	-1		1	-1	-3
3 cash	1			-1	-1	-1	-2	-4
3 cathay	4	-1		-1			-3
3 caught	3	-1					-2	-1
3 charge-off	5	1	-3				-4	-1
3 charges	3	-3	-1				-2	-1
3 check	4	-6	2				1	-2
3 checking	4	-2	-4				1	-1
3 checks	3	-2	-1					-1
3 child	2	-1	-2					-1
3 chrysler	3						-3
3 circuit	-2	-1	3					-1
3 citibank	-1	-2	-1	-1			2	2
3 city		-3	1	-1			-4	1
3 claim	-1	-1	3	-1			-3	-1
3 client	-1	-3	1	-1	-1	-1	-2	2
3 clinic	3	-2	-2				1	-2
3 closed	-1						2	-3
3 coast	4	-1	-1				-2
3 col	-1		2				-2	-1
3 coll	-2	-2						4
3 collect	3	-1	-1				-3	-1
3 collections	-3		2		-1	-1
3 collector		-3	4	-1	-1	-1	-3	1
3 comcast	1	-2	1				-2	-2
3 comments	2	-1					-3	1
3 como	4	-2					-2
3 company	2	-3					-2	1
3 con	-1	-3	2				1	-2
3 consolidation	3	-1	-1				-1
3 consumer	4	-3	-1	-1			-2	-2
3 corp		-3	-2	-1			2	-1
3 corriente			-1	-1		-1	2	-4
3 costco		-1	-3			-1	1	-1
3 counseling	3	-2						-1
3 court	2	-4	-1	2			-1	-1
3 cousin	3	-1	-1				-2
3 cox			-3				-1	1
3 cred	-2	-1	-1				-1	2
3 credence		-1	-3				-1	2
3 creditor	-1	-1	-1	-1	-1	-1	-4	2
3 cu	3	1	-2				-2	-1
3 cuenta	-2	-2	2	-1		-1		1
3 cur		1	-2				-2	-1
3 current	-1	-2	1	-1	-1			-3
3 customer	3	-1	-1				-1
3 cut	4	-1	-1				-3	-2
3 d		-2	3				-2	-2
3 dallas	3	-1	1				-2
3 day	-2	1	-1				1	1
3 daycare	2	-1					-2
3 dayton	2	-1					-1
3 dba	2	-1	-2
3 deb	2	1					-2
3 debtor	3	-1						-1
3 debts		1	-1	-1	-1	-1		-2
3 dec		-2					3	-1
3 default	3		-3				-1
3 deferment	2	1	-1				-4	2
3 delete	-3						1	1
3 deleted	1	-1			-1		-3
3 delinq	-2	-3	2					2
3 department	3	-2	-2					-1
3 deposit	3	-2	-2
3 dept	3	-2	-2	-2			-3	-1
3 description	3	-1	-2				-1	-1
3 details	1	-4	1				-1	-2
3 disclosure	3	-1	-2
3 discover	2	-3		-1	2	-1	-2	-2
3 division	3	-2	-3
3 dlq	-2	2	-3
3 dollars	-3		1				3
3 don't	-2	-1	3				-1	-2
3 down	4	-1					-3
3 dpd	3		-2				-1	-1
3 dr	-1		3	-2	-1	-1	-2	3
3 draft	2	-4	1	-1	-1	-1		-1
3 due	-1		3	-1		-1	-2	-3
3 duke	2	-3	-1				-1	-1
3 días	-2	2	1	-1		-1	-3	-2
3 e	4	-3	-2		-1		-1	-2
3 edfinancial	-2	1	2	-1		-1	-3	-2
3 educational	3						-2
3 el	1	-3	3				-2
3 electric	2	-1	-1				-1	-1
3 employees	2		-3	1			-1	-1
3 empréstimo	-2	-1			3	-1	-1
3 end	3		-1				-2
3 ending	-2	2		-1	1	-1	1	-3
3 enhanced	-2	-2	3	-1
3 equity	-1		2			-1	-3	-2
3 está	4	-3	-1				-1	-1
3 everything	2	-1	1				-3
3 expenses	3	-1	-2				-1
3 export	3	-3	-1	-1	-1	-1	-1	-1
3 express		2	-3					-1
3 factoring	-4						-1	4
3 fair	3	-1	-1				-1	-2
3 familia	3		-2
3 family	3	1	-4				-1	-1
3 fargo	4	-1	-5		-1		2	-1
3 farm	-2	-3	2				2	-1
3 farmers	3		-2				-1
3 father	3		-3
3 feb	-1		1				1	-3
3 febrero	-2	3					-1	-1
3 fed	1	-2	2	-1		-1	-1
3 federal	-2	1	3	-2	-1	-1		-2
3 fee	2	-2	-1	-1	-1	-1	-3	-2
3 fenwick	-2	-1					3
3 fifth	-1			1	1		-3	-1
3 file		1	-1		-1		-1	-3
3 fin	4	-1	-3				-1	-1
3 final		-2	-1		3	-1	1	-1
3 finance	1	-2		1	-1			-3
3 financial	2	-2	-1	-1		-1	-1	-2
3 fingerhut	-3	1	-1				2
3 fleet	2	-2	-2				1
3 forbearance	1	-1	2				-2	-1
3 form	3	-2	-1		-1		-1	-1
3 free	3	-2	-1					-1
3 freedom	-1	-3	-2	-1			3	-1
3 full		2	1				-2	1
3 funding	1	-2	-2	-1				3
3 furnace	-3	3					-1	-1
3 furniture		-3	1	-1			1	-1
3 gas	3	-1	-2				-2	-1
3 gave	3						-3	-1
3 ge	-3	1	1					1
3 go	1	-2	1				-3	-1
3 goal	3		-2				-1
3 gold	2		-3
3 got	1	-3	1				-1	-2
3 grant	2	-2	-1					-1
3 grantor	3		-1				-4
3 great	2	-1	1				-3	-2
3 group	1	-3	-1		-1		2	-2
3 guarantor			-2	-1	-1		1	-3
3 guild	3	-1	-2
3 had	4	-2	-3				-1	-1
3 half	-3	1	2
3 halsted	-3		3
3 harbor	2	1	-3				-1	-1
3 hard	4	-1	-3
3 hardship	3	-2	-1				1
3 harley-davidson		-1	1					-3
3 harrow	1		-3		-1	-1		-2
3 have	3	-4	2				-2	-2
3 he	-1	-2	2					-1
3 health	-1	1	-1	-1			2	-2
3 here	-3	4					-1	-1
3 hi	2	-3	-1				1
3 hoa	2		-1				-1
3 hollow	3		-1				-2	-1
3 house	1	1	1				-3	-2
3 how	3	-1	1		-1		-3	-1
3 husband's	-3	2						-1
3 i've	-3	2	-1				2
3 i.c	-2		-1				2	1
3 ia	3	-2					-1	-1
3 id	3	-3	-2				-1	-2
3 if	2		2				-4
3 ii		-2	-2		2		-1	1
3 in	1		-1			-1		-3
3 inc	1	-1	-2	2	-1	-1	-3
3 income	1	-3	-2				1	-1
3 information	2	-3			-1		-4	-3
3 inquiries	6	-2	-2				-2	-2
3 inquiry	4	-3	-1					-1
3 installment	-1	-1	2				-1	-3
3 insurance	3		-2				-1	-2
3 interest	3	-3				-1	-1	-2
3 item	3	-1					-2	-1
3 items		-1	3				-3	-1
3 jackson	2		-3
3 jewelers	1	-1	-3				2
3 jo	-2	2	2				-1
3 joint	-1	-1	2				1	-3
3 judgment	2	-1	-2				2	-2
3 jun		3	-1				-1	-1
3 june	1						-3	-1
3 justice	-3	3					1	-1
3 kay	2	2	-3				-1	-1
3 keep	2	-3	-1			2	-2	-1
3 knee	3	-1					-1	-1
3 know	-2	1					3	-1
3 kohl's	2		-2				1	-2
3 l	-1	3	-1				1	-2
3 la	-2	1		-1		-1	1	-3
3 larkspur	3		-3
3 last		1	1	1	-1			-3
3 late	-2		1	-1	-1	-1		-3
3 law	2		1					-3
3 lease	1	2					-2	-3
3 lender	-1	1	1		-1		-3	-2
3 lendingpoint	3	-1					-2
3 letter	-1	-1	4				-2	-2
3 liabilities		-2	2					-3
3 light	2	-1	-3				1	-1
3 line	3	2	-1				-3	-1
3 list	3						-3	-1
3 llc	-1	-1	-1	-2	1	-1	3	3
3 lo		3	-1				-1	-1
3 log		-1	2					-1
3 luz	2	1					-3	-1
3 lvnv		-1	-3				1	2
3 m		-3	1					-2
3 mail	3	-1	-2				-1
3 main	4		-4
3 maple	-2		3				1	-1
3 me	-1	3	-2				-1	-2
3 meeting	2	-1	-1
3 menards	3	-1	-1				-1	-1
3 mensualidad	-3	1					2
3 merchants	-3	-1	3				1	-1
3 mercy	1	2	-2	-2
3 merrick	-2		-2				3	-1
3 message	3	-1	-2				-1
3 method	2	-1	-2
3 mgmt	-3	-1	-2	-1			3	3
3 miami	3		-2					-1
3 mill	3		-2					-1
3 min	-3	-1	2	1	-1	-1	-1	-1
3 minimum		-3		-1		-1		-2
3 miss	3						-3
3 missed	-5	2	2			-1	4	-2
3 mobile	2	-3	1				1
3 mohela	3	-1					-2
3 mohela/dept	3	-1	-2
3 moms	-2	-2	2					-1
3 monday	3	-1			-1		-2
3 money	4	-1	-1				-1	-1
3 monthly	-1	-1	2	-1	-1	-1	1	-2
3 months		-2	-2				1	-2
3 mortgage	-1	2	1		-1	-1		-3
3 mos	-2	2	3				-3	-2
3 motors	2		-1				-2
3 my	3	1	-3				-1	-2
3 mês	1						-3	-1
3 mínimo	-2		-2				3
3 n.a	2	1	-1				1	-3
3 na	-1	3	1	-1			-1	-2
3 name			1	-1	-1		-3	-3
3 nasa	-2	-1					3	-1
3 national	1	-4	1				1	-2
3 natl	4	-1	-4
3 navient	3	-1	-1				-2
3 need	3	-3	1				-2	-1
3 needs	-3						2	1
3 negotiating	2	-3	2	-1	-1	-1	-1
3 negotiation	1	-3	1
3 netflix	3	-2						-1
3 network	1	1	1				-3	-1
3 nevada	3	-1	-1				-2	-1
3 new	2		2	1			-3	-1
3 nissan		1	-2	-1		1	1	-2
3 nmls	2	-1	-2				-1
3 nordstrom/td	2	-2	-2				3
3 not	1	-1	1	-1		-1	-6
3 note	-2	-3	3					1
3 nothing	2	1	2				-3
3 nv	4		-3				-2
3 o	2	-3	-1		-2	-2	2	-2
3 obligations	2	-1	-2				-1
3 oc	-3		2				1
3 oct			-1				1	-3
3 october	-3		-1				2
3 odds	3	-1	-1
3 offer	2	-2	-1	-1	-1	-1	-2	-1
3 offered	3	-1	-2					-1
3 office	-1	1	-1		-1		1	-3
3 oh	2	-2		-1	-1	-1	-3	-2
3 ok		1	1	-1	-1	-1	-3	-3
3 okafor	3	-1	-2				-1
3 onemain	1	-2	3	-1	-1		-1	-1
3 open/never	-3		1				2
3 orig	-2	-2	-3	-1	-1	-1	-2	5
3 original	-2	-3	-4	-1		-1		2
3 originalcreditorname	-3	-1	-1					3
3 other			3	-2			-3
3 others	3		-2				-1	-1
3 ouch	-3		2				-1	2
3 out		-3	1				2	-1
3 outside	-1	-2	3					-1
3 overdue	3	-1					-2
3 owes	2	-1	1				-3	-1
3 owner		-1	1				1	-2
3 pa	1	2	2				-5	-1
3 pacific	3		-3				-1	-1
3 pagado	3		-1				-2
3 pagamos	-3	2					1
3 pago	1	-2	-3	-1			1	-2
3 palmetto	3	-2	-2					-1
3 paper	3	-2					-1	-1
3 para	3	-1	-3		-1	-2	1	-1
3 parcela	-3	1					1	-1
3 partners	4		-1				-3	-1
3 patient	2	-3					-1	-2
3 payable	4	-2	-2				-1	-3
3 payments	-1	-1	1				1	-3
3 paypal		-3	2	-1	-1	-1	-2	-1
3 payroll	3	-1	-2				-1
3 pays	3	1	2				-4	2
3 pd	-3	-2	3				1	-1
3 pelican	3	-2	-1
3 per	1	1	-3	-1				-2
3 personal	2	-2	-1	-1	-1	-1	-2	-1
3 phone	1	-3	-1			2	-2	1
3 physician	3	-1	-2				-1	-2
3 piedmont	3		-1					-2
3 pike	-3		1				3	1
3 pinnacle	-2	-1	2					1
3 plan	-1	1	1			-1	1	-3
3 pm	1	-3		-1	-1	-1	-2	-1
3 pmt	1	-3	-2	-1	-1	-1	2	-3
3 pmts	3	-1	-2				-1	-1
3 po	2	-3	-2	-1				-2
3 popular	3	-1	-2				-1
3 por	3		-2					1
3 portfolio		-2	-2	1	-1		1	1
3 prairie	3		-2				-1	-2
3 prequalified	3	-1	-2
3 previous	3	-1	-1				-2
3 priority	2	-1	-1				-1
3 product	2		-2
3 products	3		-2					-1
3 promo	2		-1				-2
3 property	4	-1	-1				-2	-1
3 préstamo		-1	3	1			-2	-1
3 public	3	-1	-1				-2
3 purpose	3	-2	-1				-2
3 pymt			2				-3	-1
3 pünktlich	-1		3				-2	-1
3 quick	3	-2	-2	-1
3 quicken	3		-2	-1
3 quicksilver	-2	-2	1		-1			-2
3 quote	3		-2				-1
3 radiology	-3	1		1				2
3 rating	-2		-2				3
3 receivables	1	-1			-1		-2	-3
3 record		-3	1				-1	-1
3 records	3		-2				-2	-1
3 recovery	2	-3	-2	1	-1		-1
3 ref	-1	-3	-1		1	-1		2
3 reference	3	-1					-2
3 regular	3	-3	-1				-1
3 remarks	-1		2				-3	2
3 rent	4	-3	1	-1			-3	-1
3 renta	3	-1					-2
3 repayment	-1	-2	1				3
3 repo	1	-3	1				-2	2
3 report		1		-1	-1	-1	-4	-3
3 reporting	3	-1	-2				-1
3 request	3	-2	-1				-1	-1
3 requested	3		-2
3 respondent	4	-2	-2					-1
3 responsibility	3	-2			-1			-1
3 results	4	-2	-3
3 resurgent	1	-2	-2				-2	3
3 revolving	2			-1	-1	-1		-2
3 rewards	1		-3				1	2
3 rights	2		-1				-2	-1
3 roof	3	-2	-1				1	-1
3 rosângela	-2	2	-1
3 rpt	2	-3	1					-1
3 s	1	-3	-1	-1				-2
3 said	2						-2	-1
3 saldo	-1	-1			-2	1	1
3 sales	3	-3	-1
3 santander	1	-3	-1	-1	-1		1	-1
3 sapphire	2		1	-1	-1	-1	-4	-1
3 savings	3	-2					-3	-1
3 say	1	-1	-3				1	1
3 says	-1	1	1				-3	1
3 scheduled	5	-1					-4
3 school		3	-2				-1	-2
3 score	5	-2	-3				-2	-1
3 scrambled	-2	-2	2
3 scratch	3						-2
3 sd	3	-1	-2					-1
3 sears	-3		3					-2
3 section	3	-1	-2				-1	-1
3 secure	2		-2
3 seller	2		-3				2	1
3 send	3		-2				-1	-1
3 sent	-1	2	1					-3
3 service	3	-1	-3				-1	-1
3 servicing	2		-3	-1			1	-1
3 set	3		-1				-3
3 settled	3	-2	-1	-1		-1	-3	-2
3 settlement	3	-2		-1	-1	-1	-3	-1
3 share	2	-3					-2	-1
3 she	-1	-3	1				1	2
3 side	-3	2	1
3 silverado	-3	2	1				1
3 simplicity	-2	1	2				-1
3 sioux	3	-1					-1	-1
3 so		-3	1					-2
3 solutions	-4	2	-1	-1			2	2
3 source	-3	4	2				-1	-1
3 specify		1	-1	-4			-2	1
3 spectrum	2		1	-2			-3	-1
3 spend	3	-1	-1				1	-1
3 spv	1	-2	-1				3
3 standing	-3		3				1	-1
3 state	1	-1	2	-1	-1	-1	-3	-1
3 statement	3	-4	-1				-2	-2
3 status			2	-1	-1	-1	1	-3
3 still			1				1	-3
3 stubs	3		-2
3 subaru	3	-2	-1				-1
3 such	3	-1					-1	-1
3 sum	-2	3	-1				-1	-1
3 summary	3		-3	-1	-1	-1	-1	-1
3 sunrise	-2	1	-3					1
3 svc	2	-3	-2	-1			1	2
3 synchrony	-3	-1		-2	-1		-2
3 syst	-1	1	1				3	-2
3 systems	-3	-3	-1		-1		2	3
3 t	3	-2	-1				-2
3 tarjetas	-3	2	2
3 taxes	1	-1	-1				-3	2
3 tengo	-1	1	-2				2
3 term	2	-3	3				-2	-1
3 thank	3	-1	1				-3
3 thats	-1	3						-2
3 third	1	-2		-1	2		-3
3 this		-4				1	1	1
3 tidewater	3	-2					-1	-1
3 title	2	1	-3	-1			-1	-1
3 to	-1	-3	1		1		-1
3 told	3	-1					-2	-1
3 too			-2				2	-1
3 total	-1	-5	3		-1	-1	-2	-2
3 toyota		1	1	-1			-3	-2
3 trailer	1		-3
3 transaction	3	-1		-2			-1
3 transfer	1	1	-2				-1
3 transferred	1		2				-3	1
3 transmission	2	1					-3
3 travel	-3	-1	2		1	-1	-1	-1
3 treasure	-2		2
3 treasury	3	-2	-2				-1	-1
3 tri-cities	3		-2	-1
3 troca	-3	2	2
3 tu	3	-2	3				-2
3 tx	3	-1	-1				-2	-1
3 unions	3	-1	-2
3 united	-2	-1	3
3 univ	-2	-1	3	2			-2
3 unpaid		-2	1			-1	-2	1
3 unsecured	3		-2	-1			1	-1
3 until	1		1				-2	-2
3 up	1	-1	1				-3	1
3 upstart	-1	-2	1	-1		-2	-4	-2
3 us	-1	-2	-1	-1	-2	3	3	-1
3 usa	3	1	-2	-1	-1	1	-1	-3
3 usa/target	3	-1	-2				-2
3 usaa	-4	2	2				1	-1
3 value	1	-2	-1				1	-3
3 verizon	1	2	-3		2			-2
3 visa	-1		1	-1			-3
3 visit	-2	-1	1				2	-3
3 w	-3	1		-2		1	3	-3
3 wait	1	1					-2
3 walmart	1	-2	-4	-1			2	-1
3 warren	3	-2					-2	-1
3 washer	4		-2				-2
3 we're	-3	-1					2	-1
3 week		-1	2				-3
3 weiner	-2						3	-1
3 westlake	2	-1	-1		-1		-1	-1
3 whether	2						-2
3 who	3	-1	-2				1	-2
3 whose	2	-1					-1
3 worksheet	2	-1	-1				-1	-1
3 worst	2	1					-4
3 worth	3	-1	-2				-1
3 would	3	-1					-2
3 wrong	4	1	-2				-2
3 x	2	1					-3	-2
3 xp/tu/ef	3		-1				-3
3 xxxx		-3	2	-1				-1
3 y	2	-3				-1	-2	2
3 years	3		-2					-1
3 yes	2	-2	-1				1	-2
3 you're	3	-2	-2					-1
3 your	2	-2	-1	-1	-1	-1		-4
3 ytd	4	-3	-1	-1
3 đúng	2	-3	-1					-1
3 一	-2	-2	3
3 余额	3	-4	-2				1	-1
3 房贷	2	-1	-2
3 正常	-1		-1	-1			3	-2
3 账号	-1	-3			-1		3	-2
3 车贷	2	-1	-3				1
3 逾期30天	-3	-1	3				-1	-1
3 逾期60天	2	-2					-4
a discover	-3		3
a home	2	-1	-2
a loss	-2		-1				3
a month	-2		-1			-1	3	-2
a payment	-1	2					-3	-1
a week	-3	1					2
acceptance corp	3	-1	-2				-1
account auto	-3		3
account days	-3						3
account name	-3	3	-1	-1	-1		-2	-4
account on	3						-3
account original	3							-2
account td	2		-2
account type	4		-1				-5	-1
account with	-3	-1						3
accounts capital	-2		3
accounts in	3						-3
accounts with	3	-2	-1
acct ending	-1	1		2			-3	-1
address of	3	-1	-1					-1
after the	3	-1					-2
agency address	-2	2	-1					-1
agent for	4	-2	1					-2
agreed pays	3						-3
al día	-2	2					-2	-1
allied interstate	-3		2				1
amazon store	-3		3				-1	1
american express	-1	-3	1		-1		1	-1
amex blue	-2	-1	3				-3
amount due	3	-3
amount in	-2						2
amount requested	2	-2						-2
an old	-2	-1						3
and address	3	-3
and i	-3	-1	-2				4
and i'm	-3						3
and now	-3	1					2
and that	-3	-1					2	2
and the	3	1	-2				-5	2
and then	-4	3					1	2
and we	-2						2
approval odds	3						-2	-1
apr status	-2						3
are days	-5						5
as agreed	3	2	-1		-1		-3	-2
as of	-1	-4	-2	-1	-1	-1	3	-2
asset recovery	-3	-1	1	1				1
assigned client	-2	-2						3
assignee of	-1	-2	-3					3
at min	-3						3
at mo	4	-1					-3	-1
atrasada días	1	-1					-2	-1
atrasado dias	-3	3						-1
auto acceptance	3		-3
auto fin	3	-2					-1
auto loan		-4	2				1	-1
autopay on	-3	1					3
available status	3						-2
bal min		-3	-1		-1	-1	1	-1
balance charged	3						-3
balance in	-3						3
balance limit	3	-1				-1	-2
balance loan	-3	4	-2
balance months	3						-1	-1
balance original	4						-2	-3
balance pay	3						-3
balance your	-2						2
bank account	2	-1					-3
bank credit	3		-2				-1	-1
bank n	-3						-1	3
bank n.a	-1		-3				2	-2
bank na	2		-4				2	-1
bank of	-4	-5	4	-1	-1	-1	-4	-1
bank platinum	3		-3
bank savings	3	-3
bank usa	-2	1	1				-3	1
bank/credit union	3		-3
be my	-2	-2						3
been turned	2	-1			-1		-3
behind on	-2	-1	-1				3
best buy		-1	3	-1	-1	-1	1	-2
best match	3	-3
big card	3	-2					-1	-1
blue cash		3	-1				-2	-1
blue ridge	-3		2					1
boat loan	-3		2	1			-1
bought from	-3	-3						3
bureau of	-3	-1	3				1	-1
c collection		-1					-3	1
c i	-3	3	-1
c/o c/o	1	1					-3
c/o resurgent	2		-1				-1	-1
capital one		-2		-1				-1
capital services	2	-2	-1				-2	3
card credit	4	-1	-3				-1
card days	-4						4
card that's	4	-2	-2				-1	-1
card with	3	-2					-1	-1
carvana bridgecrest	1	2	-3				1	-1
cavalry spv	-3		3				-1	-1
cedar hollow	-2	-1	3					-1
charge account	-2	3					-1
charge card	3	-1					-2
charge off	1	3	-1				-2	-1
charge-off charge-off	3						-3
charged it	-3						3
chase slate	3	2	-1				-2
check n	-3	-2	2				1	-1
checking fifth	3		-2
city of	-2	-2	2				-1	3
city state	3	-1
closed charged	-2						2
closed collection	3						-3
co charge	2		-1				-2
co co	2	2	-4				-3	-4
collection agency	1	1	-3				-3	-2
collection collection	3	-1					-2	-2
collection for	-3	-2	-1				4	-1
collection orig	-3	-1					2	3
collection original			-1				1	-3
collections accounts	3						-3
collections ic	-2		-2				3
collections original	2						-2	-2
collections since	-3	-1					4
collections with	-4						2	-2
comenity capital	-2	-1	-3	-1			-1	4
comenity ulta	-1		2				-1
comments contact	4	-4
company account	-3							3
conn's homeplus	3	-1	-1				-1	-1
consumer credit	4		-3					-1
consumer usa	1	-3					1
costco visa	3		-2	-1			-2
credit acceptance	2	-3	-1				-1
credit balance	3					-1	-2
credit bureau		-4	1				1
credit card	-2		-3	-2		-1	3	-2
credit collection	-3	-1	3					-1
credit mgmt	-1			-1				3
credit systems	3		-1				-3	-1
credit was		-1	-1				3
creditor capital	-3		1				1	2
creditor classification	1	2					-1	-3
creditor contacts	3	-2						-1
creditor credit	1	-2	-3				1
creditor name	-4	3	-1	-1			-1	2
creditor sprint	3	-1		-1			-2	-2
credor original	-3	-1					-1	3
cuenta saldo	3	-1					-1
current balance	3	-2					-2
current best	-2	-1	3
current client	-4	2					3
current current	5						-5
current jefferson	-3		3				-1
current late	-4						4
current old	3		-3					-2
current on	-2	-1	-1	-1	-1	-1	2	-1
current pays	3						-3
date opened	3	-1		-1			-3	-1
day ago	-3	2
days ago	-3	3					1
days behind	1	-3					1	-1
days co	2						-2
days days	4		-1				-5
days delinquent	3						-3
days late	2	1	-1	-1	-1	-1	-5
days past	-3	-1	-1				4	-1
de atraso		3	-2				-2	-1
de home	-2		3					-1
debt now	3			-1				-2
debt to	-3	3						-1
delinquent on	2						-2
dept of	-3	-2	3				-1	-1
description defaulted	-3						3
description in	3						-3	-1
detail collection	3						-3
details group	4	-1	-3
direct plus	-3		3				-1
discover bank	1		-4					1
discover card	4	-3	-1				-1
discover student	-2		2
division of	3	-2	-2
dr okafor	-2	1	1					-1
due account	4						-3
due as	-3						3
due co	3		-1				-2
due credit	-3	-1	1				3
due days	5	2					-5
due past	2						-2
due status	-3	1					1	2
due this	-3						3
due your	-3		-1				3
emergency phys	3		-1				-1
emergency physicians	-3		2					2
en cobranza	-3	2					1	-1
ending balance	1	-3					2
er bill		2	-3					-1
era de	-1	-1					1	3
fargo card		-1	1				-3
farm credit	-3		3
fees and	3		-1				-2
finance llc	3		-1					-1
financial credit	3	-1	-1
financial rav4	3	-1					-3
first mortgage	3	-1	-1				-1
first name	4	-3						-1
first one	1	3	-2				-2
for a		-3					-2	2
for at&t	3						-1	-3
for collection	5	1					-5	-2
for example	2	-2						-1
for months	3	-1					-2	-1
ford motor	-3		3
freedom unlimited	3		-2					-1
from a		1					-3	-1
from comenity	-2	-1	-3				-1	2
from synchrony	-1	-1	-3				-1	3
from to	3				-1		-1
from transunion	5	-4						-2
funding llc	2		-3				-1	1
global lending	-3		3
go to	3	-2					-3
goes to	5	-2	-1				-3	-2
group ab	2	-2
group b	1	-3	-1	2
group d	-3	2		1
gulf coast		-1	3				-1
hang on	3	-1					-2
has been	3	-1					-2
have a	2	1	-1				-2	-3
have the	-3	1					2
here goes	-3	3
high balance	1	-1					-2	-1
home countrywide	-3		3
home equity	-2	-1	3				-2	-2
home lending		3	-2		-1
how much	-3	2					1
hunter warfield	-3	-1					2	1
i missed	-2						2
i pay	-3	-2					4	-1
i think	3						-2
i was	3						-2
ic system	-2	-1	-1	-1	-1			3
ii llc	-3	-2			2		-1	1
image omitted	3	-2					-2
in august	2	-2
in balance		-1			2		-4
in default	3						-3
in deferment	1		-1				-3	-1
in fees	2						-2
in law	-3	2	1
incl in	3						-3
individual account	-2	2					-2
into cash	-3		1				3
is a	-3	-2	-1				3	-1
is discover	3		-3
is due	3						-2
is now	-3	1					2
is right	3	-1	-1				-2
is the	-3	4	-3				-1
is wells	-3		3
is your	-2	2	-1
it for	3						-2	-1
it no	3						-3
it off	-3	1					2
it on	-3						3
it was	3		-1				-3	1
it's with	-3	2					1	-1
j b	-3	3	-2
joint account	-3	3
joint with	3	-2					-1	-2
jul status	-3						3	-1
keep calling	1	1					-3
la cuenta	-4						4
la de	2		-3				-1	-2
last months	3	-1					-3
last name	3	-2
late auto	3		-2	-1
late because	-3		-1				3
late best	-2	-1	2
late days	3	2	2			-1	-4
late fee	1	1					-3
late highest	-4						4
late on	-2	-2	-2				3	-1
late payment	3		-1				-3
left on	3		-1				-3
limit days	-3						3
limit is	3	-2					-3
limit original	2						-2
line of	-1		2				-2	-3
llc is	5						-5
llc original	3						-1	-2
lo de	3	-2					-1	-1
loan amount	-2						3	-1
loan at	-3	3
loan balance	-2	-1					2
loan days	-3	3					2
loan is	3	-1					-3
loan no	3	-2
loan pay	3						-3
loan servicer	3	-3						-1
loan type	1				-1		-2	-3
loss by	-1		-1				2	-2
marcus by	-1	-2	3					-1
marriage of	3	-1	-1					-1
may collection	3		-2				-3
may status	-4						4	-1
medical st	-2	-1	2				-1	-2
medicredit inc	3		-1				-3
member name	-3	3						-2
memorial hermann	-3	1	2	-1				-1
mercy health	-2	-1	2				1	1
merrick bank	2		-3				1	-1
mes al	-3						3
mesa verde	2	-1	-2					-1
meses atrasado	2						-2
midland funding	3		-3
military star	-1		3
min days	-3						3
min discover	-3		2
min due	-1	3	-1	-1		-1		-1
min not	-3						3
min status	-2	3
mine is	-2	2
minimum current	-3	3					-1
minimum payment	1	-3					1	-1
missed last	-3						3
missed the	3						-3
missed two	-3						3
mo behind	-1	2	-1				-2	-1
mo months	3		-1				-2
mo never	-3		-2				3
mo on	-2	-1		-1			3	-3
month and	-5	-1	-1				5
month paid	3						-3
month status	-2						2
month we	-2						3
monthly payments	3	-2					-2
monthly status	-2	1					1
months status	-3						3
mortgage corp	3	-2	-2				-1
mortgage credit	3		-3
mortgage loan	3	-2	-1				-1
mortgage with	-4	3	-1				-1	-1
motor finance		-1	3				-1	-1
mwa an	-2						3
my sister	1	-3					-1	-1
mês em	-2						2
name bank	2		-2
name td	-3		3
nasa collection	-3						3
national bank	-1	-3	1				-1	1
never been	-4						4
no yes	1	-3		-1			1
not paying	3						-3
now with	4	-4					-1	-1
number payment	2						-2
october you	3						-3
of and	-2	-1					2
of ed	1	-3					-1
of information	-3	3
of lender	-3	3
of limit	-2	3
of loan	4	-4					-2	-1
of october	3						-3
of the		-5	2				2	-2
off account	4						-4	-1
off as	4		-1				-4
off with	2	-2
offer expires	3	-2					-1
offers docs	-3	2	-1	-1	-1	-1	-1	2
ok dr	-3	-2	4
ok first	3	-2	-2
ok ok	2		-2			-1	-3	-2
ok santander	3		-2				-1
old credit	-3		-2					3
old synchrony	3	-1	-2				-2	1
old verizon	-1		2					-3
on a	4	-1	-1				-3	-1
on home	-1	4	-1
on view	2						-2
one is	-2	4	-1				1	-1
one platinum	3		-2				-2
open accounts	3	-3					-1
open collection	-3	1	2				-1	-1
open day	-1	3	-3	-1
open days	-3						3
open open	3	-1					-1
open past	6						-6
opened status	-4	1					2
or paying	-3						3
orig cred	-2	-2					-1	3
orig credit	-3						1	2
orig creditor	-2	1	-1	-1				3
original balance	3	1					-4
original creditor	-1	-7		-1	-1	-1	1	3
other specify	3	-1	-2				-1	-2
owe after	3						-2	-1
owe on	4		-1				-4
owe them	3	-2					-1	-1
owe to		-3	-1				-1	4
p.o box	3	-1					-1
pago al	2		-1				-1
paid closed	3	2					-4
paid collection	2						-2
paid in	3	-1					-3	-1
paid never	-3						3
paid that	3						-3
paid up	-2		-1				3
paid was	4						-4
pay in	-3		3				1
payable to	1	-3	2				-2	-2
payday loan	3	-2	-1				-1
payment behind	-3		-1				3
payment current	-1	-1					3	-1
payment due	4			-1			-3	-1
payment history	1		-1				-3	-1
payment is		-4				-1	1	-1
payment loan	3	-1	-1
payment plan	1	2	-3				-1	-1
payment remarks	-2	2
payment revolving	-3	3	-2
payment standing	-3	2					2
payments behind	-3	1					2
payments days	2	1					-2
payments past	4						-4
paypal credit	3	-1	-4	-1	-1	-1	1	-2
pays mo	3	-2					-1
pennymac loan	-2	-2	4
per month	-1	-3					2	-1
phone number	3	-3					-1
pick up	3		-1				-1
pioneer financial	-2		2					-1
placed for	3						-3	-1
placed with	-2	-3					3	-2
portfolio recovery	-1	-2	-1	-1			3
progressive insurance	-2		1				2	-3
préstamo de	-2		1				1	-1
rainy day	3	-1	-1				-1
rate reduction	3	-3	-1
rate status	-1	-1					3
re your	-3	2	-1					2
receivables llc	3		-1				-1	-1
receivables management	3	-1	-3
recent balance	3						-3
record until	1	1			-1		-4	-1
recov assoc	3		-2				-1
recovery associates		1					-3	-1
recovery corp	3		-2				-3
recovery old	-1		3					-2
red card	3		-2				-1
reference number	2	-1					-2
regional hospital	2		-2	1				-1
regional medical	-1		2					-3
regions bank	3	-2	-1	-1			-1	-3
rent is	2	1					-3
repayment days	-3						3
reported balance	4	-1					-3
reported jul	-2	3					-3
reported may	-3	1					2
reported paid	-2	-1					2
reported status	-2						2
repossession charged	2						-2
responding_party name	3	-3
resurgent/lvnv funding	3						-3
ridge credit	3		-3
ridge emergency	-3		2					1
rocket mtg	3	-1	-2
rooms to	-3		2				1
sallie mae	-1	2	-1				-2	-1
savings ally	2		-2
school name	3	-2						-1
scratch that	3	-1					-2
sent to	2	-2	-2					-1
sep status	-4						4	-1
since the	-2	-1					2
snap-on credit	-1	2	-3	1			-1	-1
sofi personal	-3	1	3				-1
sort by	2						-1	-1
speedy cash		-3	1	-1			1	-3
st brendan		-3
standing current	-3	1					2
state employees	-2	-1	3
state of	-1	-2	3				-1	-1
state zip	2		-2
status charge	-3						3
status charge-off	4	1					-5
status charged	3						-3
status codes	-2	3					-1
status collection	-2	-1	-1				3
status collection/chargeoff	5						-5
status deferred	3						-3
status notes	-3	3				1
status placed	-2						2
status transferred	4						-4
status updated	2	-1	-1				-2
student loans		2	-1	-1			-2	-1
summit ridge	1		-3					1
synchrony bank	2	-3	-1				-1	1
synchrony care	-3		1					1
synchrony lowe's	3	-1	-1				-2	-1
target redcard	2	1	-3	-1				-1
tarjeta capital	-2		3					-1
thank god	2	-1					-2
that's a	-2		-1				2	-1
that's with	-3	3
the claim	3	-2	-1
the debt	4	-1					-2	-1
the lofts	-3		1				-1	3
the minimum	3	-1					-2
the old		-3	-2				1	1
the ozarks	2	-2	-2
the payment	3						-3
they say	3						-2	-1
think that's	3						-3
this loan	2						-2
this one		-1					3
this period	2	-2
three payments	-3						3
time my	-2	-2	3				-1
tinker fcu	-3	-1	3
to bank	-3		2					2
to collection	-1	-3	-1				2	-1
to date	-3	2					1	1
to harrow	3	-1	-2
to internal	-2		2
to lvnv	-3		3
to us	4		-1				-2
total us	3	-1			-3	-2
tower loan		2	-3				2
transferred sold	3	1	-1				-3
type collection	1		-1				-3	2
type credit	4	-1	-3				-1	-1
type detail	3						-3
type home	3		-3
univ of	-3	-1	3
unsecured claim	2						-2	-1
until the	-2						2
up to	-1	-2					1	-1
us bkpt	3		-2					-1
us em	-3		-1				3	-1
us mínimo	-3				-1	3	1
us us	3				-1	1	-3
usa n	-1							3
usa na	3	-1						-2
usa target	3		-1					-2
usaa visa	-1	1	-2				1
verizon wireless		1	-1		1		1	-3
visa credit	2		-2
walmart capital	-2		3				-1	-1
walmart card	3	-1	-2
was a	4						-4	2
was charged	-3						3
was citibank	-2	3					-1	-2
was days	3	1					-3
was due	3	-1	-1				-1	-1
wayfair citi	2	1	-3
we pay	-4	-1					4
welcome back	3	-2	-1
wells fargo	1	-3		-1			-2	-1
went to	-3	2					2
which is	1	-3					1	-1
will be	3						-3
with collection	-3						3
with rocket	-2		2
world elite	3	-2	-1				-1
worst delinquency	3	-1					-2
y la	3	-1					-2	-1
years ago	1	2					-3
you are	-2	-2					3
your account	3						-3
your credit	3	-1					-1
your file	3	-1					-3
your name	3	-1					-1
your protection	-2	3					-1
信用卡 chase	-2	-1	3
最低还款 正常		1	-1				-3
月供 正常		-3					2	-1
# word words behind
a loan	3		-1				-2
a loss	-4		-1				4	-1
a month		2	2	-1	-1	-1	-4	-2
a payment	1	-2	-1					-1
a week	-3		3
about	2	1	-3			-1		-2
about your	3		-1				-1
ac	-3	1	1				1
acceptance	-3	2	2					-2
account		-1	2		-1	-1		3
account and	-3		-1				2	-1
account closed	3	-1	-1				-2
account designator	-3	-1						3
account ending	-4	2	4				-1	-2
account nurnber	-2	2	2				-1	-1
account past	-4						4
account sold	3						-3
account type	4	-1	-1				-2	-1
accounts	4	-3	-3					-1
accounts 	4	-2	-2				-1
accounttype	2					-1	-2	-1
acct	-3	-1	4	-1	-1	-1	-1	-3
acct balance	-3		3				-1	-1
acordado 	-3						3
acreedor	-2		3				1	-1
acreedor original	-1		3				1	-2
adjusters	-2	1	2					-1
advance	1	-2	3	-2				-1
affirm	3	-2				-1		-1
after	2	-2	-1				-1	-3
after the	3		-2				-1	-1
against	-3	2	1				-2	-1
agency	1	-2	3			-1	-1	-1
ago 	6	-1					-5
agreed days	3						-3
agreed paid	-4						4
agreed to	2						-2
aid	4	-1	-1				-2	-1
al	3	-1	-1	-1	-1	-1	-2	-1
al mes	3	-1	-1				-2
all	3		-4		-1		-2	-2
ally	3		-2				-2	-1
also	3	-1	-2				-1
altima	-3	1					1
amazon	-3	3					1	-1
ambulance 	-3	2	2					1
ambulance service	-3	3
amer 	-3	-1	3
america	-1		1	-1	-1	-1	-3	-1
america visa	-3	1	3				-1
amex 	3	-3	-1	-1			-1
amount	2	-2	-5				-1	1
amount 	3	-1	-1				-1	-2
amount status	-2		-1					3
amt	3	-1	-3				-3	1
an	4	-1	-3				-3	-1
an account	2	-1	-1				-2
and 	3	-1	-1				-1
and i'm	-3						3
and it	-3		2				2	-1
and says	2		-1				-2
anneliese	-2	-1					2
anneliese 	-2	-1					2
annual fee	2	-1	-1
annual percentage	-3	2	2				-2	-1
another	2	-1	-1					-2
anselm	-3						-1	1
any	3	-1	-1				-2
anything	3						-3
apartments	-2	-1	1					3
application	3	-1	-2				-1
apply	3	-1	-1		-1
apply 	3	-1	-1		-1
apr	3	-3	-4				1	-1
apr 	3	-3	-1
apts	1	-1	-4				1	1
are accounts	3						-3
as		-3	-2	1	-1	-1	1
aspen	-2			2
asset mgmt	3	-3
assets	4	-1	-1				-2
assoc	-2	-2	2				-1	1
associates	1	-3					-2
associates 	-2	-2	4					1
at	2	-1	-3				-3	2
at a	2						-3
atraso 	-3						3
attention 	3						-3
aug	5	-1	-4				-2
aug 		-1	-3				1	1
aut 	2	-2	-1		-1
authority	-3		3
auto	-1	1		-1			1	-3
auto credit	-3	3
auto fin	3	-1	-2					-1
auto finance		-3	2					1
autopay	3	-2	-2				-1	-1
autopay 	3	-1	-2
available		-2	-3	-1		-1	2	-1
available 	3		-1				-1
available credit	-2	-1		-1			3
avant	3			-1			-1	-2
avg	-2	1	2					-1
award	3	-2	-2
b	1	-3	2	-1	1	-1	-1	-2
b 	-3	2	1	-1	-1	-1	1	-1
baby	-1	3	-2				-1
back	4	-2	-2				-2	-1
back to	2		1				-3
bal		1	2	-2	-1	-1	-4
balance charged	2		1				-3
balance date	-4	-1	2				3
balance payment	-2	-1	3	-1			-2	-2
balances	2	-1	-1				-1	-1
bank acct	-2	-2	3
bank all	3	-2						-1
bank card	-4	3
bank collection	-2	-1	-1					3
bank credit	1	3	-3					-2
bank date	1	-2	1
bank last	-2		2					-1
bank mtg		-1	3
bank nevada	3	-2						-2
bank of		1	1			-1	-3	-2
bank po	-2	-1	3					-1
bank savings	3	-3
bank settled	-3	1	-1
bank target	-3							2
bank 房贷	3	-2	-2					-1
bank/lowes	-2	1	2
bank/target	-2	1						2
bankruptcy	4	-2	-1				-3
baptist	2	-2	1					-2
be	2	-2					-1	-2
beauty	2	-1						-2
beauty 	2	-2
because	3	-1					-3
before	1	-1	-3					1
behind days	5	-1					-5
behind they	-4						4
best	1	1		-1	-1	-1	-4
big card	3		-2					-1
bill 	2	-1	-3				-2	2
bills	3	-1	-2
bk of	4	-1	-3
blvd	3	-1	-1				-2	-1
borrowed	3	-1	-1				-1	-1
bought my	-2		1				1
box	4	-2	-5	-1	-1		1	-2
braces	1	-3	2				-1	-1
brandvold	3	-3	-1
brokerage	3	-3
bryant	-2	2	-2					-1
bureau inc	2		-3
bureau of	-1	3	-1
buy 		-3	2	-1	-1	-1	1	-1
buy citi	-3	2	-1
by	1	-2	-4	-1	-1	1	1	-2
by consumer	-1		-1				3
bye	3	-1					-3
bye 	3	-2					-2
c collection	3						-3
c/o c/o	2						-2
call	2	-1	-3				1	-2
call 	-1		-2				3	-1
call them	-3						3
calloway	3	-1	-2				-2
can	3	-2					-1	-2
capital 	3	-1	-2					-1
capital bank		-4	-1					2
capital one	5	-1	-2				-1	-3
capital orig	-3	2	2
car	3	3	-2				-3	-1
card credit	1	-3						-1
card ending	-3		2				1	-1
card no	2	-2	-1
card payment	-2	-2	3
card svc	-2	-1	3
card that's	-3	3	3					-1
card their	-2	-1	-2				-2	3
card they	-1	-2	-2					3
cards	3	-1	-2				-1	-1
care credit	-3	-1					1	1
cartão	2	-2	-2	-1			-1	-1
cash 	-2	1	3				-1
cashback	-2	3						-1
caught up	-1	-2					2	-1
cavalry	2	-1	-4					2
cavalry spv	2	-1	-4				-1	2
cccccccccccc	2	-1		-1			-2
cccccccccccc 	2	-1		-1			-2
cd	3	-2	-1
cell	3	-2	-1				-2	-1
center 	-3	1	3					-2
certified	3	-2	-2
charge off	1	1					-2	-2
charged it	-3						3
chase	1	1	-4	-1	-1	-1	-2	-3
chase bank	1		-3
check	1	-1	-3		-1	-1	2	-1
checking	6	-3	-4				-3	-1
checking 	2	-3	-2				-1	-1
cincinnati	3		-2					-1
cincinnati oh	3		-2					-1
citi	-2	3	1				1	-2
citi card	-2		3
citibank	1	1		-1				-5
class	3	-1	-2					-1
classic	1		-3
classic 		2	-3		-1
client	1	-2		-1	-1	-1	-1	-4
closed 	-1	4	4	-1	-1		-4
closed it	-3	1	1				2
closed/never	-4				-1		4
closed/never late	-3				-1		3
co charge	3						-3
co co	5	-3	-2				-2	-2
cobrança	-2						2	1
code	4	-2	-1		-1		-1	-1
code 	2	-1	-1		-1
collateral	3						-2	-1
collect	-3	3	-2			-1	2	-1
collection account	4	-1					-4	1
collection collection			1				-3
collection for	-3	-1	2				1	-1
collection original	-3						3
collection paid	3						-3	-1
collection reported	-3		3				-1	-1
collection services	-3	4	-1				-1	-1
collectionorchargeoff	3			-1			-2	-1
collections 		-4	1	1				-1
collector	-2	-1		-1	-1	-1	3	-1
collector and	3						-3
collector this	3						-3
collector we	-3						3
comenity		1	1	-1		-1		-4
comenity bank	-3	1	3				-1	-1
community cu	-3	3
consumer	1		-5				4	-2
consumer 	-3	2	-2				3
consumer credit	3	-2	-1					-1
conta saldo	-3	-1	3
coop	-3		3					-1
cooper	-2	2	-1				2	-1
cooper 	-3	4	-1
corp		-3	2				-1
correction	2	-1	-1
corriente	-2	-1					2
corriente 	-4	-1					4
costs 	2		-1				-2
counseling	2	-1	-1					-1
count	3	-1	-2				-2
cr-v		-3	3
cr-v 	2	-3	1				1
credit 	-2		4				-1	-3
credit bureau	-1	-2	-1				1	-1
credit card	-4	-1	2	-1		-1	1	1
credit cards	3	-2	-1				-1
credit co	-3	2	2
credit collection	-3	-1	2				2
credit corp		3	-1					-1
credit counseling	4	-2	-2
credit for	-3	3	-1
credit journey	2	-3	-1
credit management	-1	3	-2	-1	-1	-1	-3	-1
credit min	-2	3	-2				-1
credit one	1	-1		-1		-1	1	-5
credit report	2	-3	-2	-1	-1	-1	-1	-1
credit services	2	-1	-4					-1
creditor	4	-4	-3				-1
creditor 	-2	-2			-1		-3	3
creditors	4		-1				-1
credor	-2		2		1	-1		-1
ct	1	-4						-3
ctr	-2	-4	-1					3
ctr 	-2	-3	-1				-1	3
cu		-1					-1	-3
cu boat	3	-2	-2
cuenta		1	2				-1
curr	1	-2	1	-1	-1	-1		-3
current days	-3	-1					3
current on	-2						2
current pays	-2						2
cut	3						-3
d	2	-1	-2				1	-1
data		1	-3					-1
date	1	-3	-3		-1	-1		-2
date 	-2	-3	-5	-1			3	-2
day	4	-4					-3
days days	3	-1					-3
days in	2						-2
de		-3	-2	-1	-1	-1	1	-3
de cobranza	3						-3
de cuenta	3	-1	-2				-1
debemos pago	-1	3	-1				-2
debt 	2	-3		-1	-1	-1	-2	-1
debt buyer	2	-1	1	-1	-1	-1	-4	-1
debt collector	4						-3	-1
debt consol	-3	1	2
debts	3	-3	-2	-1	-1	-1	-1	-1
deed	3			-2
defaulted			1				-3
defendant	3	-1					-2
deferment	2		2				-4
deferment 	3	-1					-4
deferred 	2	-1	2				-3
del	1	2	-4				1	-1
delaware	1	-3	-1					-1
delinquent on	-4						4
delta	1	-2	1				-1	-1
dental 		-2	-3					2
dental assoc	-1	1	-2					3
dentistry	-3		3					-1
department	2	2	-1				-3
department 	3	-2	-1				-3	2
deposit	4	-2	-2				-1	-1
depot	-3	2	-2				-1	2
dept	-1	-1	3	-1		-1		-3
derogatory 	2						-2
describe	-3		3
describe the	-4		4
designator code	3							-3
dia 	-3	-2			-2	-3	4
diagnostics	-2	-2						2
dias	-2	-1		-1	-3	3		-2
dias de		-1	-1		-3	2	-3	-1
digits	4	-1	-6	1				-1
digits of	3	-1	-4	1			-1	-1
direct	1	-3	-1	1			-2
disclosure	3	-2						-1
discover	3		-1				-2	-2
district	3	-2	-1				-1	-1
division	3	-2	-1					-1
do	2	-4					-1	-2
dont	3	-1					-2
dr	2		-1		-1		-2	-2
dr 	3	-1	-2				-1	-1
draft	2	-3	-1	-1	-1	-1	-1	-1
due your	-2						2
duke blvd	-3	2	1
día		-1	-2				1
día 		-1	-2				1
días		-3	-1			-1		-1
e	2	-3	1		-1	-1	-1	-1
each	3	-1	-1				-2	-1
ed	-2	2	1				-1
ed/navient	-3		3
ed/navient 	-3		3
edit	2	-1	-1	-1	-1	-1	-3	-1
edit offers	2	-1	-1	-1	-1	-1	-3	-1
electric	-2	-1	1	-1			-2	3
electric coop	-3	-1	2					2
em	-1	-2	-2	1	3	1	-5	-3
em dia	-1	-1	-2	-1	1	1	-4	-2
emergency phys	-3	2	-2				-1	2
emergency physicians	-2							3
ems	-3	2	2				1	-1
en	3		-3	-1			-1	1
en debo	2	-1	-2				-1
ending			2	-1		-1		-4
ending in	-4	-3	5				-2	-2
energy	-1	-2					1	3
enhanced	3						-2
enrolled		-2	1	-1	-1	-1	3	-1
equal	5	-2	-3				-2	-1
equifax	4	-2	-1		-1
equity line	-3	4						-1
equity loan	-3	2	2
er bill	-2	1	3			-1	2	-1
estate	1	-1	-3				1	-2
está	-1	1	-3			1	3	1
even	3		-1				-3
ex	2	-1	-1				-2	1
exeter	3	-3	-2				1
exeter finance	4	-3					-1	-1
expenses	3	-1	-2				-1	-1
expenses 	3	-2	-1				-1	-1
experian 	2	-1	-1					-1
experian equifax	3	-2
f	3	-1					-1
family		1	-3		-1		-1	1
family dental	-3	1						2
family dentistry	-4	1	4					-1
father	-3	-1	3				-1
fcu	-3	1	1				-1	-2
fcu auto	-2	1	1
feb	3	-2	-2					-1
feb 	4	-2					-3	-1
february	-1		-2				2
fed	1	1	-2				-1
federal	1	1	-3				-2
federal 	3	-3	-1
federal credit		2	-3					-1
fedloan	4	-2	-2				-1
fee	3						-4	-1
fees 	4		-1				-2
fees and	3	-1					-2
fidelity	4		-4				-1
file	-2	-3	2		-1		1	-1
file 	2	-1	-3				-1	1
filed	-1	-2	2		1		-3
filed 	1	-1	2		2		-4
final	-3		2				1	-1
final us	-3	-1	2					-1
finance america	-2	3	-1
finance days	3	-1	-1
financial 	-2	1	1					2
financial fidelity	3	-3	-1
financial services		1	-3
financing	3	-2						-1
fine	3	-1	1	-1			-4
fingerhut account	3	-1	-1				-1	-2
firm	-3	1					-1
first	2	1	-4	-1	-1	-1		-1
fitness	-3		1				1	1
food	3	-2	-1				-1
for	-2	1	1		-1	-1		-3
for comenity	-2		2
for the	-4	4	2		-1	-1		-2
forbearance	3	-2	1		-1		-3	-1
forbearance 	1	-3	1		-1		-2	-1
foreclosure	4						-4
forester	2	-3	1
forester 	1	-3	2				-1	-1
forget	2	-1					-2
fork	3	-3
four	-3	-1	2				2	-1
free	3	-1					-2
freedom 	2	-2
freedom mortgage	3	-2	-1				-2
fri	3	-2
friday	3		-2				-1
from	2	1		-1	-1	-1	-2	-3
from synchrony	3	-1	-1				-2
fsb	-2	2	1
full 	3						-3	-1
fund		-1	1					-3
funding orig	3	-3
funeral	-3	1	1
garnishment	3						-2
gas	-1		1				-2	2
give	3	-1	-2
global solutions	-2	3	-1					-2
god	3	-1					-2
gold 	-3	1	2
golden	2	-1	-1					-1
good 	3	-1	-2				-2
got	3	-2	-2					-1
graduate	-2	-2	4
group	-1	-4	1				-1	1
half	3						-2
harris harris	3		-2				-1
has it	-4	3	2				2
has to	-2		-2				3	-1
have been	3		-1				-3
health		1	-4				-2	2
health system			-3					2
here	3	-1	-1				-1
higher	-2	1	2
higher education	-2	2	1
highest	3		-1				-3
hipoteca	-3	1	2				-1
his	3	-1	-2				1	-2
holdings	-1	-3	3					-1
hollis	2	-1	1					-1
home lending	2		-3					-1
honda	-1	-1	2				-2	-3
hosp	-1	-2	1				-1	3
hosp 		1	-3					1
hospital	-2	-3	-1			-1		2
hospital 			-2				2
hospital acct	-3	-2	3
hospital bill	-2	1	3				-2	-1
house		-2	-1				3	-2
how	3	-1					-2	-1
huntington	2		-2				-1
i do	-2						3
i don't	-2	1	-1				3
i forgot	-3						3
i owe		-2	2	-1				-3
i'm	-1	-3					1	-1
i.c system	3						-3
id	4	-2	-3					-1
id 	3	-1	-2					-1
if you	2		2				-4	-1
ii	1	-2						-3
ii llc	-1	-1	3					-2
im	1	-1					-3
in 	1	1	-3				-2	1
in balance	3		-1				-2
in default	3						-3
in for	3		-1				-1	-1
in full	3	-1					-2
inc	1	-2	-1	-1	-1	-1	-1	-3
inc personal	3	-2
incl in	3		-2
income	-2	-1	3				1	-1
income 	3	-2	-2					-1
income tax	-3	1	2
individual 	3	-1					-2
information	7	-3	-1				-4	-1
inquiry	4	-2	-2				-1	-2
inst	-2	-2	3				-2	-1
inst 	-3	-1	3					-1
insurance	-1	-1	-3				1
insured	3	-1	-1
interest	3	-2	-2				-2	-1
interest 	2	-1	-1				-3
internal	3	-1		-1			-2
ira	3	-1	-2					-1
is	-2		1	-1	-1	-1	1	-4
is a	4	-1	-1		-1		-4	-2
is and	-1	3	2				-4	-2
is at	-2		3				-2
is current	-3	-1					3
is days	-3	-1	-1				3
is in	-2	-1					1	2
is not	4	-2	-4				-1
is now	3	-1					-3
is owed	-2		2				-1
is the		-1					1	-3
it		1	-1		-1	-1		-3
it card	-4	4
it says	-3	2	1				1
it that	-3						3
it was	-4	-1	3				2	-2
it we	3						-3
it's current	3						-3
jan	2	-1	-3		-1		1	-1
january	-3	-1	-1				3
january and	-2						3
jefferson capital		-2	-3					2
jewelers 	-3		2					-1
joint	-2	-2	3	-1	-1	1	-2	-2
jpmorgan	3	-1	-2					-1
jpmorgan chase	2		-2
june	-2	-1	-1				3
k	2	-1	-2				-2	-1
k 	3	-1	-2				-1
karma	3	-1	-1					-2
kbb	2	-1					-1
klarna	3	-1					-2
l l	3	-1	-1
l40	3	-1	-1
la	3	-2	-2					-1
lakes student	-2	2
last	-4		5	-1	-1	-1		-3
last 	3	-1	-1				-2
last days	3	-1					-2
last digits	-4	4	3	-1	-1		-1	-1
last month	3	-1	-1				-3
last reported	3						-3
late	-1	-2		-1	-1	-1	2	-1
late current	-3						3
late days		-1	3				-1	-1
late fee	3	-1	-1				-1	-1
late status	2	-1		-1	-1	-1	-3	-1
law financial	3	-2						-1
le	-2	1	3				-1	-2
le debo	-2	-2	3					-1
left a		2	-1				-1	-2
left on	3	-2	-1				-1
lender	3	-1	-1				1	-2
lending	1	-1	1				-2	-4
lending club	-2	-1	3				-2
lendingclub	2	1	-2				-1	-2
less	2	-1	-1
letter		-4		-1	-1	-1		2
liabilities	3	-2
liabilitytype 	-2	-1					3
library	-3	1	2				1
license	3	-1	-1				-1
lien	3	-1					-3	-1
lien 	-2	-2	3					-1
like	1	2	-2				-2
limit 	1	-1	-1		1	-1	-3	-1
limit is	-2						3
lines	3	-3					-1	-1
list	3	-1	-1				-2
llc		-3	1		-1		-3	-3
llc is	4	-1	-4		-1			-1
llc original	-3		3
llc po	4		-4
llc we	1				-1		-1	-3
ln	1	-4	2		-1		-1	-1
lo	3	-2	-2				-1
loan	-1	2		-1	-1	1	-3	-3
loan 	-1	2	-1	-1		2	-3	-1
loan annual	-3	2	1
loan mo	-3	2	1
loan payoff	-3		1				2
loan servicing	1	1	-3					-1
loans	1	-1			-1	-1	-2	-2
loans last	-3	1	2					-1
loe	-3		-1				2	1
lofts	-3	1					-1	3
lofts at	-4	1					-1	4
loss	-1	-1	-1				2	-1
loss charge-off	-3						3
lowe's		3	-2				-2
lowes 	1	-2	1					1
lp	-3	-1	3					-1
luis	3	-2	-1
luke's	-1		-1				-2	3
lvnv funding	1	1	-3			-1	1	2
m	1	-4	1		-1		1	-1
macy's	4	-2					-2	-1
made	3	-1					-3
malibu	4	-2	-3
management	1	-2		-1	-1	-1	-2	-3
management llc	4	-1	-4
maple	-3	1					2
mar	3	-2	-1				-1	-1
marital	3		-3
mastercard	-1	1						-3
mattress	2		-2			-1	-3
max	1	-3	1				-1	-1
maxx	-2	3						-1
mazda	3	-2	-1
mbna america	-2		3
me	3		-1				-2	-1
med ctr	-2	-3	1				1	3
medical	-3		-1	-1	-1		2	2
medical group	-3		2					3
medical/health	3	-1	-1					-2
medicredit	-3		-1				3
member	3	-1	-2					-3
member fdic	4		-2					-2
member solutions	-3						3
memorial	-2		2				-1	1
mercy	2	-2					-2	-2
message	3	-1	-1
mgmt	-3		2				-1	-2
mgmt lp	-4	4	-2
mi	5	-1	-4				-1
midland	3	-2	-4	-1	-1	-1	-3	3
midland credit	2	-3	-3	-1	-1	-1	-3	3
milestone	-3	1	1				1
min	-4	-2	3	-3	-2	-2		-4
min 	-2	1	2	-2	-1	-2	-3	-3
min due	-3	-1	1				2
minimum payment	3	-1					-2
missed feb	3						-2	-1
missed one	-3						3
missouri		-2					-1	3
mn	3		-3				-1
mo	1	2	1	-1	-1	-1	-1	-2
mo days	-3		2				2
mobility 	-2	2						2
money	3	-1	-4				-1
month and	-5	-1				-1	5	-1
month current	4						-3
month days	3						-3
month i	2						-2
monthly		-3		-1	-1	-1	-2	1
monthly payment		-3	-1		-1		-2	1
months	2	-3	-2	-1	-1	-1		-1
more	1	-2	-3					-1
more 	2		-2
mortgage	-1	1					-1	-3
mortgage credit	4	-4
mortgage loan		-1	2				-2
mortgage servicing	-1	-1	3
mortgage statement	-4		4
mos	3		-1	1			-1	-1
move	-2						3
mr cooper	1	-3		-1			1
mutual/providian	-3	2	-1					1
mutual/providian 	-3	2	-1					1
mwen	-3	-1	3
my	1		-3				1	-3
mínimo	1		-2		3	-1	-2
n	-1			-1	-1	-2	3	-1
n 	2	-2	-3	-1		-1	1	-3
n a	-3		1					2
n.a	1	-3	-1				1	-1
n.a member	5		-4					-2
n.a the	-2	-2	-1				-1	3
n/a 	2	-1					-1	-1
na 	-1		3				-2	-2
name	2	-2	-1				1	-3
nasa collection	-3		-1					3
national credit	3	-1	-1				-1
navy 	1	-3	1	-1	-1	-1	-1	-1
navy federal	-2	-3	-2			2	2	-1
negative	3	-1	-2
negative 	2	-1	-1
nelnet	3	-3		-3			-2	-2
nelnet student	2	-2	-1
net	3	-2	-1
never been	3	-1	-1				-2
new	3	-2	-3	-1			-1	-1
next		-3	-1	-1	-1	-1	1	-2
nissan	3	-1	-2				-2
nmls	3		-2				-1
no	-1	1	2		-1	-1	-1	-3
no account			2				-1	-1
no balance	3	-1	-1				-1
no current	2	-1		-1			-2
no edit	4						-4
no no	-4	-1		1			3
no payment	3		-3				-2	2
no rush	-4	3	2
no wait	3	-3	-1				-1
northern	2	-1	-1	-1
not reported		-1	-1				1	3
notice	-1	-3	-2				1	-1
nov	2	1	-3				-1	-1
now	1	3	-4				-1
now i	2		-3				-1
now they	-3	1					1
number 		-3	-1	1				-1
number balance	2		-2
nursing school	3		-2				-1
não	3	-1	-2		-1		-1
oc	-3		1				3	-2
oct	3	-1	-2					-1
of 		-4	-3				3	-1
of america		2	-3	-1	-1	-1	-3	-2
of check	2		-1		-1
of credit		-4	2				-1	-1
of ed/navient	-3	3
of missouri	-3	-1	1					3
of revenue	-1	-3	2
of the	1	2	-2				1	-3
of your	3	-1					-3
off		-3	-2			-1	2	-1
off account	5						-5
off as	5						-5
off last	-3						3
off type	-3						3
off written	4						-4
offer		-2	1		-1	-1	-3	-2
office	-2	-3	1					2
oh	4	-1	-3	-1	-1	-1	-3	-1
ok	1		1	-1	-1	1	-6	-1
ok 		-2	3	-1		1	-4	-1
ok ok	4	-2	-2				-4	-1
ok so	3	-2
omaha	1	-3	1
omitted	3	-2					-1
omitted 	3	-1					-1
on 		-3	2					-1
on it	1	-1	-3
on the	2	-3	-3
on time		-2	2			-1		-1
on track	-3		1				2
on your	-3		-1				3
on-time	2						-2
one			-3				1	3
one 	-2	2					1	-2
one auto	2	-1	2					-3
one balance	3	-2	-1					-1
one bank	-1		-2				2	1
one card	-2	-3					2	1
one i	-3	1	1				1
one is	-1	-1	-3				2	-2
one na	3	-3						-1
one platinum		3	-2					-1
one was	3	-1					-2
one's	3	-1	-2				-1
online	4	-2	-1				-1
only	2	-3	-1					-1
only 	3	-1	-1				-3
open	1	2	2	1			-3
open open	3						-3
opened	3	-2	-1		-1		-3
oportun	1	-4	-2				1
or collection	3						-3
or credit	3						-3
or paying	-5						5
original	-1	-3	2	-1	-1	-1	2	-1
original amount	3						-2
original creditor	-2		5	-1			-4	-2
orthodontics	-4	-1	4				-1	-1
other		-3	2	1		-1	-2	-2
our	3	-2					-3	1
outfitters	-3	1	1					1
outpatient	-3	1	3
over		-3	-1	-1	-1	-1		-1
over to	-2	-1	-1				3	-1
overdue	-3						3
owe and	3	-1	-3				-1
owe pay	-2		3	-1				-1
owner	3		-1				-2	-1
oyelaran	3	-1	-1					-1
p	2	-2		-1	-1	-1	-1	-1
p.o box	-2		3				-1	1
pa	2	-3					-2	-2
page	3	-1	-2				-1	-1
page of	3	-1	-2
pago	1	-2	1		-1		-1	-1
paid 	4	-1	-2	-2			-5	2
paid as	-3	-1	1				3
paid on	2	-1					-2
paid since	-2						2
paper	3		-2				-1
parcela	-3	-1	-2		3	-2		-1
parents	-3	2	1					-1
parkland	-3	2	-2					-1
party	3		-2				-1
paso	-3	1						2
paul	3	-2					-1
pay a	3	-1	-1				-2
pay monthly	-3	3
pay off	-2	-1	1				3
payday	-2	-2	3				-1	1
paying	-3		2				2	-1
paying 	3		-1				-3
paying as	-3						3
payment		-2	2		-1	-1	-1	-2
payment 	4	-3		1			-4	-2
payment due	4	-2	-2				-2	-1
payment is	3	1	-2				-2
payment of	1	2	-1				-3
payment plan	-3	-2	2			-1	3	-1
payments past	3						-3
payoff	4	-1	-4
payoff 	3		-1				-2
paypal		-3	-1	-1	-1	-1	-2	2
pays_as_agreed	3						-3
pays_as_agreed available	3						-3
pediatric	-3	-1	2					2
pediatrics	-3	2						1
pediatrics 	-2							1
penney 	-3	2	1
perkins	-3	2	1	-1			-1
perkins 	-3	2	1
personally	3		-3
phone	-2	-2	2			2	-1	-2
phone 		-2	2		-1		-2	-1
phys	-5	2					-1	2
physicians	-3	-2	3				-1	2
pkwy	3	-1	-1
pl	3	-1					-2
place	4		-2				-2	-1
placed with	-3		-1		-1	-1	3
plan 	1	-3	2					-1
platinum	-1		3				-1	-2
platinum card	2	-2	-1
pllc	1	-2						-3
plus graduate	-3	3
pmt	1	-1	-2	-1	-1	-1	1	-3
pmt 		-1	1	-1	-1	-1		-2
pmts	-1	-1	3				-1	-1
po	-2	1	3	-1			-2	-3
po box	-1	2	3	-1	-1		-2	-2
policy	3	-1	-1				-2	-1
por	3	-4	-1		-4		-1	-1
por mês	2	-2	-1		-4			-2
portfolio		2	-3	-1		-1		-1
postalcode	3	-1					-1	-1
postalcode 	3	-1					-1	-1
power	-2	3	-1				1	-1
pra	1	-2	-1				-3	3
premier	-1		-2					3
premier 	-2	2	-1
premier bank		-1	-2					3
principal	4	-1					-3	-1
priority 	-2		3
progressive	1	-1	1				1	-4
progressive insurance			-1				1	-3
préstamo	-3	2	3	-1			-2	-1
ps	3		-2					-2
pt	3	-1	-3					-1
pull	3	-2	-1					-1
purpose	3		-2				-1	-1
q	-1	-2	2				-1	-2
q 	-3		3
quicksilver	-1	-3	2				-1	-2
radiology	-4	3	-1					2
radiology 	1	-2	-3					2
rate 	3	-1	-1				-3
rd	4	-2	-3		1		-2	-2
re		-3	1				2	-1
real	2	-3	-1				1	-1
real estate	2	-3	-1				1	-1
rec'd 	-1		-1				2	-2
receivables management	2	-2	-1
records	3	-2						-1
records 	3	-2	-1					-1
recov assoc	2	-2						-1
recovery	-1	-1	3				1	-2
recovery 	-1	-2	3				1
recovery collection	-2	2
recovery for	-2	3					-1
recovery llc	1	-4	2					-1
reference	1	-3	-1				2	-2
reference number	3	-1						-2
regional		-1	2				-2
regional finance	3		-1				-1	-1
regional hospital	-3	1	-1				-1	1
regional medical	-3	1	1				-1	-1
released	3						-2
rent	3	-1	-2				-2
rent-to-own 	-3	3					-1	-1
renta	4	-2					-2
repair	-2		2				-1
repayment		-3	1				-3	-1
repo	3	-1					-2
report	4	-1	-3				1	-1
report 	3		-2				-1	-1
reported 	4	-1	-1				-3
reported as	-4						4
reported assigned	3	-1	-2				-1	-1
reporting	3	-1	-2					-1
repossessed	-3	-1					4	-1
requested	3	-1	-2				-1	-1
reserve	-1	2	-2					1
resource management	-3	3						-1
revolving		1		-1			-1	-3
revolving 	-3	2	3	-1			1	-2
ridge	-2	2	-1				-1	1
ridge credit	3	-3
right	2	-1	-1				-2
river credit	-2	3
rocket	3	-2	1				-2
run	3	-1	-1					-2
sa	3	-2	-3				1	-1
saldo	1		-1	-3		-1	-3	1
saldo 	4	-2	-3				-1
sale	2	-1					-2
sallie	2	1	-3				-1	-1
santander	3	-2	-1				-1
sapphire	-3	2	2
satisfactorily	-3						3
save	4	-1					-4
savings 	2	-2	-3				3
savings bank	-4	4	-1					-2
says i	-2	3					-2	1
scheduled to	3						-3
school	3	-2	1				-3
school 	3	-1					-3
score	4	-1	-1				-1	-1
sd	2	1	-3		-1		-1
sd 	3	-1	-2				-1
secret	-3	3						-1
section	3	-1			-1		-1	-1
send	2		-1				-1
sent it	-3	-1	-1				3	-1
sentra 	3	-2	-2
sep	2	-1	-1				-2	-1
sept	3	-1	-1				-2
sept 	4	-1	-1				-3
service	2	-3	1				-1	-2
service 	4	-1	-4
service center	3	-3
services	2	-3					-2	-3
services 	2	-7	-1				1	-1
services llc	3	-3	-1
services po	3		-3
servicing llc	3	-1	-2
servicing mortgage	-4		4
settled	1	-2	2				-3	1
share	3	-1	-2	-1			-1	-1
she	-1	-3	3			-1	1	-2
she says	-3		3
sheffield	-4	2	3
sheffield financial	-3	2	1
shown	3		-1				-2
sister	3	-3	-1
snap-on	3	-1	-1				-2
so		-3			-1	-1	3	-2
so it's	-2						2
so that's	-3		2				2
social	2	-2
social security	3	-2					-1
sold	3	1	2				-4	-1
sold 	2	2					-3	-1
solutions 	-1	-2					3	-1
son	3	-2	-2					-1
special	2		-1				-2
specify	3							-1
spokane	3	-1	-2
sprint	2	-2	-2					-1
ssn	3	-2	-1
st	2	-4	-1	-1	-1			-4
stafford subsidized	3	-3
standing back	3						-2
star card	-2	3	-1
state		2	-3		-1	-1	1	-1
state employees	-2	1	2
state university	3	-3	-2				-1	1
statement	4	-2	-4					-1
statement 	3	-2	-4				1
status as	4	-1	-1				-1
status charged	3						-3
status collection	3	-1	-1				-3
status in	3						-3
status pays_as_agreed	3						-3
stay	2						-2	-1
ste	3		-3				-1	-1
still		1	-2	-1			1	-3
still owe	-1		-2				2	-1
store	-1	-1	3	-1			-2	-2
store card	-3		3				-2	-1
stores 	-2	-1	2
student	-1	3					-4	-1
student loans		3	-4				-1
subject	-3						3
suit	3	-1					-3	-1
summary	3	-2	-1
summary 	2	-2	-1
summit	3	-1						-2
surgery 	-4		2				1	-1
svc 	-3	-1	4				-1	-1
synchrony	1	-2					-4	-3
synchrony bank	1						-1	-2
system	1	-1		-1	-1	-1	-3
system 			-2				3	2
systems	-1		1					-3
systems 	4	-4					-1	-1
t	3	-2	-1		-1		-2	-1
t-mobile	2	-2	-1	-1			2	-4
take	3						-3
target		-2					1
tarjeta	-1	-2	3					-1
tax		-3	1					-1
taxes	1	-3	2				-3	-1
te	3	-2						-1
teachers cu	3	-1	-2
tell		-1					3	-1
termina en	-1	-2	3				-1	-1
terminación	-3		4				-1	-1
than days	-2						2
that was	3		-1				-2
that went	-4		1				1	1
that's	-4	3	5		-1		-3	-2
that's a	-2		3		-1		-2	-1
that's days	-3						3
thats		-3						1
thats the	-3		1				2
the account	3						-2	-1
the amount	-1		-3				2	2
the house	-1	-1	-2				3
the malibu	1	-1	-3	2			-1
the mattress	3	-1	-1				-1
the personal	-2	3						-1
the property	3		-3
the wedding	-3		2				1
their	-2	-2	3	-1	-1	-1		-1
their number	1						-2	-3
then		-3	-2				2	-1
there's	3	-3	-1				-2	-1
they call	-5		2				2	2
they say	3		-1				-2	-1
they take	-1	1	3				1
they want	-3	-1	1				3	-1
they're	-3	3	-1				-3
thing	-3						2	1
third	2	-1	-3		2		1	-2
this	3	1	-1			2	-2	-4
those	-3	-1	2				2
three	-1		-2				3
thru 	3	-1					-3
tháng	3		-1		-1		-3
til	1	-1	2				-3	-1
til 	-2		3
time	-2	-3	-1				3	-2
time days	3						-3	-1
tire	-3	2	1
to	1	-3	1	-1	-1		1	-2
to borrower	3	-2					-1
to collect	3		-1				-2
to www.cfpb.gov/debt-collection	3	-2					-2
took the	-3		1				1
total	1		2				-3	-1
total 	-2	1	3				-2
toyota financial	5	-3	-1				-1	-1
trailer	-2		2
tree	-3	2	1
tri-state	3	-1	-2					-1
truck	3	-2	-2				-1	-1
trả	-2		3					-1
tu	1	-1	-2				3	-1
tu 		-1	-3				3
tuc	3	-1	-1		1		-2	-1
tx	2	-1	-1
type 		-3	1		-1		-2	-1
una	-2	-1	-1				3
union	1	-2	1					-3
union 	3	-2	-3					-2
union auto	-3		3
union loans	3	-3
union statement	3		-3
university 	3		-2
unless	2						-2
unless you	3						-3
unpaid	-1	-2	-1	-1	-1	-1	-1	3
unpaid 	-2	-1	-1				-1	3
unsecured 	-3	3	2				-3	-2
unsecured not	-2		2				-1
unsubsidized		2	-4
up	1	-4				-1	1	-2
up to	1	-3	-1					-1
update	3		-1		-1		-1
updated	1	-1	1				-3	-1
updated 	3						-2
urgent	-3		1					1
us		-4	-3	1	2		-3	-1
us 	-1	-3	-1		1		-3	-2
us dept	3	-2					-1
us mínimo	3		-2
usa po	-3		3
usaa		1					-2
usage	3	-2					-2
usage 	3	-2					-1
use 	2	-1					-3
used	-1	1	1				-2	-1
used 	3						-3
user	3	-1	-1				-1
utilities 	-2	-1	1				-1	2
valley			-3				1	1
value	4	-2	-1				-1
value 	3	-2	-1				-1
vehicle	1						-3
velocity investments	-2	-1	-2					3
verizon		1	-1					-5
verizon wireless	1		1				1	-3
veterinary	-3	1						2
view	1	1					-3
vincent	-1	3	-2				-1	-1
voluntary	3						-2
voluntary surrender	3						-2
w		-3	-1	-1		2	1	-2
wagner	-3	2	1
wait	4	-3					-3
walang	-3		1				2	-1
walmart card	2		1				-2	-1
wants	-1	-1	3			-1	-1	-2
washer	-3	4	-1
water	-4	-1	2					4
water 	-4	-1	1					3
wayfair	-3	-1	-2					3
wayfair 	-4	1	-2				-1	2
we have	4		-2				-3	-1
wedding	-1	-3	3				2
weiner		2					-2	-1
well	2	-3					1
went	-3	1					1	1
went to	-4	1	1				2	1
west	-3		2				-1
western	-3	1	2
westlake	3	-1	-1				-2
what	3	-1	-1				-2	-1
whether	3						-3
which	-2		-2			-1		1
which was	-3		-1				-1	2
whitcomb	3	-2				-1
whose account	3		-3				-2	-1
wi	2		-2
wife			1				-2
will	2	-2	-1			-1	-1	-4
will be	3						-2	-1
will use	2		-1				-1	-3
with on	-4	-2	4
with the	3	-1	-2
worth	3	-2
xp	-2	-1	-2				3	-1
xp ef	-3	-1					3
xp/ef 	3						-3
xpn	1	-2	-1			1	-3
y i	-3	1	2
ya	-3	-1	2				3	-3
ya está	-3	-2	2				1	-1
yet	4						-3
you	5	-2	-4				-2
you have	3				-1		-2	-1
your	3	-2	-2				-3	-1
your mortgage	3						-3
zero		3					-2
zillow	2	-1					-1
余额	-2	-2	1	-2		-1	1	-3
余额 	2		-1				-2	-1
信用卡	-3		2				-1
催收	3	-1	-1				-1
原债权人	-3		2				2	-1
尾号	-4	1	4	-1			-3	-1
尾号 余额	-3	2	2				-1	-1
已转催收	2	-1	1				-2	-1
已转催收 	3	-1					-3
最低还款 正常	4	-1	-1				-3
最低还款 逾期30天	-3	-1			-1		3	-1
正常	3	-2	-1			-1	-2	-1
没有利息	-3	3					-2
# word words of line
always, below blank				-4	-4	-5	-1	-1
often, below blank			1	-1	-2	-1		-3
once			2	-2	-1		-1	-3
once, below blank	1	2	-1	-1	-1	-1	-6	-3
twice, below blank		-1	1	-1	-1	-1	-1	-4`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	1	-6	-8	-3	-3	-9	-5	1	-8	-5	-7	1	-7	-8	-5	-11	-6	-5	-3	1	-1	-7	-7		-4	-3	-4	-9	-6	-3	-1	1		-13	-1	-15	-7	-6	-7	-10	-11	-6	-3	-6		-2	-1				-1		-2		-2		-3		-3											-6	-1	2	-6		-3	-1	-1		-4	-1	-3				2			1		-1		-1				-10	-1	2	-2	-1	-2		-4		4	-3	-4	-1	-1		-3	-1	-1		-7				-1				-1				-7		2	-2	-1		-2		-3				-10		-1	-2	-1	4	-3	-2	-5	-1	-1		-3		-1		6	-4	-3	-1	-5	-1	-1		-9	1		-2	3	-3		-8					-1	4	-1	-3				-5					-1	1	-1	-2				-1	-2	-2		-5	-1	3	-2	-4	-2			-14	-1	-1	-3	-2	6	-1	-10		-3		-1	-1	-2		6	-3	-1		-7						-1		5	-2			-7		-2		-3	-1	-2	-1	6	-4	-2		-8	-1		-1		-1	5	-4		-1				-1		-2		3	-1	-3												-5				-1		-1		-3		2	-1
blank	1	-6	-6	-2	-2	-10	-7	1	-7	-2	-8	4	-10	-1	-5	-11	-11	-5	-7	1	-3	-4	-5	1	-2	-2	-4	-9	-9	-6	-5	1		-6	-3	-19	-4	-2	-7	-11	-13	-7	-4	-10	-4	1	-1	-2	4	-4	-2	-1	-6	-2	-5	-1	-6		2			-2		-1		-1				-7	-4	1		-5	3	-7	-3	-1	-5	-3	-7	-1	-5		2	-1	-1	-3	-1	-1		-1				-10		3	-3	-1	-2	-1	-6	-3	4	-4	4	-3	-2	-1	-4	-2	-1		-7		-2	1	-1				-1				-10	-5	2	-2	-3	-1	-3		-5	-1	-1		-6	1	-4	-1		2	-3	-2	-4	-3	-1		-2	-3	-2		4	-5	-1	-3	-2	-4	-2		-8	-2		-2	1	-4		-5		-2		2	-1	4	-1	-3	-2			-3					-1	2	-1	-1	-1			-1	-1	-2		-6	-2	3	-3		-5	-1		-20	-3	-2	-3	-2	5	-4	-18	-3	-4	-1	2	-3	-2		6	-6	-6	-1	-15	-1	-2	-1		-1	-2		5	-5	-2	-1	-19	-6	-4	-2	-7	-3	-9	-2	6	-10	-8	-3	-10	-5	-1	-1		-3	6	-10	-2	-2		-1		-1		-6	-1	7	-3	-7		-1						-1		3	-1	-12	-2	-1		-2	-1	-1		-6	-1	7	-4
cell	1	-4	-7	1	-3	-1	-4	1	-8	-2	-3	6	-9	-1	-7	-2	-6	-2	-2	1	-4	-3	-7	-1	-3	-3		-2	-6	-2	-2	1	5	-9		-19	-4	-2	-4	-2	-9	-4	-1	-2	1	-9	1	-2	4	-2		-1	-1		-1		-3		-2	2	-1	-1		1	-1	1					6	-7	4	-5	7	-4	2	-2	-1	-1	4	-1	-2		-4	3	-2	-2		1	-1	1				-5	2	5	-1	-4	-3			-4	-11	-6	6	-7		-3		-2	1	-1	-4	-1	-2			-2	-1						-2	-6	-3	-1	-9	-3		-1	-1	-2			-4	5	-6	-2	-1		-1	-5	-1	-5	-1			-5	-2	-1	-17	-9	4	-6	2	-5	1		-7		-2		4	-4		1	-1	-3		4	-6	-8	-2	-5	-2	-1		-1	1	-2			-3	-5	-4	3	-2			1	-4	-2	-2	-12	-7	-13	-3	3	-6	-1		-6	-1		-2	-2	-3	-1	-2	-1	-4	-1	4	-2		-1	-3	-1	-1		-1		-1	-1	-1	-1	-3	-1	-6	-3			-1	-5		-3	-6	-2	1	-3	-2	-4	-1	-1	-7	2	-1	-1		-1	-1	-3	-1	1	-2	1	-1	-1				-2		-1				-1								-3	-3	-3	-1	-1		-1		1	-1	-1
line		-7	-3	-3	-3	-2	-2		-7	-2	-4	2	-6		-3	-4	-4		-1		-7	-5	-4	2	-2	-3	-1	-6	-1	-1	1	1	2	-1		-16	-4	-1	-3	-3		-2	1	-1	-2	-2		-1		-3	-1		-2				1		-1			-1	4								-1	-2	3	-2	1	-5	-1		-1	-1	-2		1		-2			-3	6	-1						-3	-5	4	-3	-1	-2		1	-3	-6	-3	6	-3			1		-1		-5	-1											-2		-2		-5	-1	-1		-2		2		-5	-4	-8	-3	1	2	-5	-2	-4	-2	-1	-1	-1	6	-3		-8	-5	1	-1	1				-7	-8	-1	-5	4	-1		-3	-2	-1		1	-2	-2		-3	-1			-2	-2	-3			-1	-3	-2	-1					4	-2	1	-6	-1	-5	1		-1			-10	-8	-4	-5	-2	1	-1	-3	-3	-2	-1	2	-3	-1		-1	-1	-1		-1	-4	-1	-1	1	-1	-1		-2	-2				6			-6	1	-1	1	-3	1	-1	1	-4	-5	-1	-1				-1	-1			2	-1			-2		1														2	3			-1		-1	1			-2
paragraph	1	-5	-2	-2	-1	-2	-1		-5	1		1	-1			-2	-1	-2			-7	-4	-2	-1	-1	-1		-3				1	6	-6	2	-8		1	1	-8	7	-1	2	-3	-2	-1			1				-1				-2													-3	-3	-3		-1	1	-1			-1				-1		-1			-1								-9	-4		-2				-2	-1			2	-1							1												-2				-1	2							-6	-3	-4	-1					-2					1	-1	2	-1				1			1	-6	-5				-1		-3	-1											-3	-1	-2						-1				-1	5	-1		-1				-2	1			-9	-8	-1	-1		-2		-2	-2	-1			-1			-1				1	-2	-2						-1				1	6	-2	3	-2	3			-7	5			-8	-3						-4				1								1												1	3`;
