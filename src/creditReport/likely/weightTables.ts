/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountNumber	-1	-1	-1		-3	-3	4	-1
accountNumber, all, few	-1	-1	2	2	-4		-4	-1
accountNumber, all, few; itself accountNumber		-1	-2	1	-2	-3	-2	-1
accountNumber, all, few; itself current	3						-3
accountNumber, all, few; itself no part	-3	1	1	1	-2	1	-2
accountNumber, all, few; itself paying	-4			-1	-1	4
accountNumber; itself accountNumber?	2			-2			-1
accountNumber; itself current	-4			-1			4
accountNumber?, all, few	-1		-4		-1	-1	1
amount	-1		-1	-3	2	-3	-2
amount, all, few	-4	-1	-1	-4	1	3
amount, all, few; itself amount	-3			-2		1
amount, all, few; itself amount?	-3				3	-1
amount; itself no part	-2			-3	2	-1
amount?	1		-1	1	-1		-3
amount?, all				-2	1		-1
amount?, all; itself amount?	1			-2		-3	-2
amount?; itself no part	-1		-1	3	-3		-2
current		-1		-2	-2		1	-1
current, all	-2			-1	-1	-3	3
current, all, few; itself accountNumber	-1		-1	3	-1
current; itself current		-1		-2	-2		1	-1
current; itself current?	-3	-1		-2	-1	-2	2
current?		-1		-2	-2	-2	1	-1
current?, all, few	2		-2	2	1	-1	-2
current?, all, few; itself no part	3			-1	-1	-2	-2
current?, all; itself current?	-1	-1		1	-1	-2
goes on, all	4		-3	-2	-1
goes on, all, few	-3		1	2
goes on, all; itself goes on	4		-3	-1	-1
goes on?	-2			2		-1
goes on?, all		-1	-2	3		-1
goes on?; itself goes on?	-2			1		-1
no part		-3	-2		-1		-2	-2
no part, all, few		-3	-2	-1	-1		-3	-1
no part, all, few; itself current	3			-2	-2	-1	-1
no part, all, few; itself no part		-3	-2		-1		-3	-1
no part, all, few; itself paying	3			-1	-1	-3
no part, all; itself current?	-3			-2			4
no part, all; itself no part	-1		-2		-1	-2	-5	-2
no part; itself amount?				-3	-1	1	-1
no part; itself current?				-3	-2	-2	1
no part; itself no part		-3	-3		-3		-5	-1
no part; itself paying	-3		-1	-4	-4	4	-3
paying	-3	-1	-1			2	-1
paying, all	-4	-1	-2	-2		3	-2	-1
paying, all, few; itself accountNumber	-4			4	-2
paying, all, few; itself amount	-2				3	-1
paying, all, few; itself amount?	-3		-1	-1	2	-1
paying, all, few; itself no part			2	-3		-1
paying, all, few; itself paying	-2			-3	-2	3	-3
paying, all; itself paying	-3	-1		-1	-2	3	-3	-1
paying; itself paying	-2			-3	-3	2	-2
# figure before and shape
capital code	3	-1		-2	-2	-1
capital digits-2	-1		-2	-3	-2	-2	3
capital lettered-code	-3	1				-1
capitalised code		-2		1	-3	-2	-1	-1
capitalised digits-1	2	-2	2	-5	-1	-1	-2	1
capitalised digits-3	1	-1	-5	-2			-2	-1
capitalised digits-4		-1	-3	1	-1	-4	-2	-1
capitalised digits-5	-2	-1	-2	2	-4	-1	1
capitalised lettered-code		-2			-3	-3	-3	-1
capitalised masked	-1		-2	2	-3	-1	-2	-1
capitalised year	2	-2	1	-3	-1	-3		-1
capitals code			1	-1	-3	-1	1
capitals digits-1	3		-1	-4	-1		1	-1
capitals digits-2	-2	-2	1	-3	-2	-3	1	-2
capitals digits-3	2	-1	-2	-3	-2	-1	-1
capitals digits-4	-1	-1				-3	-3	1
capitals digits-5	2		-1	-1	-3	-1	-1
capitals digits-6	1		-1		-2	-1	-1
capitals digits-7		-1	-4	1	-3	-2	-1
capitals lettered-code	1	-2	1		-3	-3		-1
capitals masked	-1	-1	-3	1	-1	-2	-1	-1
cents code	3			-4	-1	-1	-2
cents digits-1			2	-2	-4	3	-2
cents digits-2	2			-2	-2	-3	-1	-1
cents digits-3	3			-4	2	-4	-3
cents lettered-code	3	-1		-2	-1		-2
cents masked	3			-1			-2
code code	2			-2	-2	-1	-3
code digits-1			-1	-2	-1	-5	3
code digits-2	2	2	-1	-3	-3	-2	1
code digits-5	-3			-1	3	-1
code with-digits	3			-2	-2		-2
code year	2	-1		-1			-1
date digits-2	3				-1	-2	-2
date digits-3	4			-1	-3	-2
date with-digits	3			-1	-2	-1	-1
digits-1 code		1		-1	-1	-3	-3
digits-1 digits-1	3	-1		-2	-1	1	-1	-1
digits-1 digits-4	-3			2	-2	2	1
digits-1 lettered-code		2		-2	-3	-1
digits-1 with-digits	1	-1		-2		-3
digits-1 year	2	-1	-1		-1	-1
digits-2 digits-1	1			-3	-2	-3
digits-2 digits-2		-1		-3	-4	-2		-1
digits-2 digits-3	2			-1	1	-3	-2
digits-2 digits-4	1	-1		-3	1	-2	-2
digits-2 digits-5	4			-3	-2	-1	-1
digits-2 digits-6	3			-2	-1
digits-2 digits-7	2			-1	-1	-1	-3
digits-2 with-digits	1	-1			-3	-2	-3	-1
digits-3 code	4			-4	-1	-1
digits-3 digits-2	-1			2	-3	2	-2
digits-3 digits-3	1	-1		2	-2	-3	-4	-1
digits-3 digits-4	1	-1		-1		-4	-2
digits-3 digits-7	3			-3			-1
digits-3 lettered-code	-1			-1		-3	2
digits-3 with-digits	3			1	-1	-3	-1
digits-4 digits-1	-2			1	2	-5	-2
digits-4 digits-2			-1		-3	2	-2
digits-4 digits-3	-2			1	-1		-4	-1
digits-4 digits-4	1	-2	-1			-4	-3	-1
digits-4 digits-7	-2			3
digits-4 lettered-code	-1	-1	-1	-1	-2	-2	2
digits-4 with-digits	-2	-1		2	-4	1	-2
digits-5 digits-2				1	-2	-1
digits-5 digits-3	-2			-1	-4	2	1
digits-5 digits-4				-3	2	-2
digits-5 lettered-code	-3			3	-1	1
digits-6 digits-4	2				-3	1
digits-6 digits-6	-1			-3	4	-2	-1
digits-7 digits-2	3			-1	-1	-4	-2
digits-7 digits-7	3			-2	-1	-1	-1
dollars code				-6	-1	1	1
dollars digits-1	-1			-2	-3	-4	2
dollars digits-2	3	-1		-2	-2	-5	-1
dollars digits-3	3			-1	-1	-3	1
dollars lettered-code				-4	-1	2
dollars with-digits	3	-1		-1	-1	-2
dollars-and-cents code	4	-1		-7	-2	-2	-3	-1
dollars-and-cents digits-1	1			-2	-4	-1		-1
dollars-and-cents digits-2	1			-4	-2	-4		-1
lettered-code code			-1		-3	-2	-1
lettered-code digits-2	2	-1	-2	-2	-1		-2	2
lettered-code lettered-code	4	1	-1	-1	-2	-2	-4	-1
lettered-code with-digits	1		-1	-2	1		1
letters lettered-code	-2			3			-2
line code		-2	-1	1	-2	-1	-3	-1
line digits-1	2	-2	-2	-3	-1	-3		-1
line digits-2	2	-1	-1	-3	-2	-1	-1	-1
line digits-5	2		-1	-4	1	-1	-1
line masked	-1	-2	-1	1	-2	-3		-1
line with-digits		1	1	-1	-4	-1	-2	-1
mark-" digits-1	-2	-1	2	-6	-2		2
mark-" digits-4	-2		1	1	-1		-3
mark-" digits-7	-2			2	-2	-1	-3
mark-" lettered-code		-2	-1	1	-3	-3		-1
mark-" masked	-3	-1	2	3	-2	-2	-2
mark-" with-digits	-1	1	-1	-4	2	-2	-4
mark-" year	5		-2	-1	1	-1	-2
mark-# digits-1	2	-2	2	-3	-3	-3	-2	-1
mark-# digits-5	3			-2
mark-# with-digits	2			-2		-1
mark-$ code	2			-2	2	-3
mark-$ digits-1				-3		-1	-3
mark-$ digits-2	-1			-3	-2	2	-3
mark-$ digits-3	-2	-1		-3	3	-1	-2	-1
mark-$ with-digits	1	-1	-1	-2	-2	2	-3	-1
mark-( code	1	-1	2	-3	-2	-1
mark-( digits-4	2			-2	-1
mark-( lettered-code	-2	-2	3		-2	-2
mark-) code	3	-1	-1	-1	-2	-2	-2	-1
mark-) digits-1	3			-1	-2	-1	-2
mark-) digits-2			-2	-2			-2
mark-) digits-3	1		-2	-3	1	1	-1
mark-) masked	-4			4
mark-) with-digits	-2		-1	4	1	-2
mark-+ digits-1	3				-1	-1	-2
mark-+ digits-3	3				-1	-3
mark-, code	1	1	-1	-2		-3	-2
mark-, digits-1	-1	-1	-1	-2	-2	1	1
mark-, digits-2		-1	-2	-3	2	-3	1	-1
mark-, digits-3	-3		1		-1	1
mark-, digits-4	-1			1	-4	-3	-1
mark-, digits-7	-3			3	-2
mark-, with-digits	-2	-1	-1		-1	-3		-1
mark-, year		-2	1	-6	-2	1	-4
mark-- digits-1	1		1	-3	-1	-2	-2
mark-- digits-2	2		2	-4	-3	-3	-2
mark-- lettered-code					-3		-2	-1
mark-- with-digits	-2			-2	3	-2	-1
mark-- year	-3	-1	4	-2	-1		-1
mark-. code		-1	-1		-1	-3	-1
mark-. digits-1	-1			-3	-2		1
mark-. digits-2	-2	-1	-1	-5	2	1	2	-1
mark-. digits-4		-1			-4	-3	-2	-1
mark-. lettered-code	2		-1	-1	-4	-2	-1
mark-. masked	-3		-1	4	-2	-2	-1
mark-. with-digits	2			-2	1	-4	-1
mark-/ code	1		-1	1	-1	-3	-3
mark-/ digits-1	2			-4	-2	-1
mark-/ digits-2	1	-1	2	-6	-3	-2	-1	-1
mark-/ digits-3	-3			-2	-1	3	-1
mark-/ digits-4	-5		-1	3	-2	3
mark-/ with-digits	2	-1		-4	-3	-3
mark-/ year	2	-1	-1	-6	-2	-3		-1
mark-: code				1	-3	-1	-3	-1
mark-: digits-1	2			-4		-2	-1
mark-: digits-4	3			-2	-1	-1	-1
mark-: with-digits		1		-4		2	2	-1
mark-; digits-2	2			-2	-2	-3	1
mark-; digits-7	-3			3	-1		-1
mark-= digits-2	2			-1		1	-3
mark-= digits-3	1			-1	1	-3	-2
mark-> digits-1	3			-2	-1
mark-? code	3			-2
mark-| digits-1	-1	-1		-2	-1	-3	2
mark-| digits-3	1	-1		-3	-1		-1
mark-| with-digits		-1		-3	-1	-2	1
mark-~ digits-3	3				-2	-2
mark-– digits-1	-2			-2	2	1
mark-— lettered-code	-3			3			-1
mark-→ digits-3	2			-1		-3	-1
masked digits-2	4	-1		-3	-1	-3	-1	-1
masked lettered-code	-3	1		2			-2
masked masked	4	-1		-4	-2	-2	-2	-1
masked year	-4			4
small code			-2	2	-3	-4		-1
small digits-1	2	-1	-1	-3			-2	-1
small digits-2	1	-1		-4	-2		-2
small digits-3	1	-1	-2	-2	1	-2	-4	-1
small digits-4	-1	-1	-2	1		-4	-2	-1
small digits-7		-1	-1	1	-2	-3	-2
small lettered-code		-1	1	1	-2	-4	-3
small year	1	-2	-2			-5	-2	-1
thousands digits-3		-1		-2	-1		-2	-1
thousands-and-cents code	3			-2		-1	-2
thousands-and-cents digits-2	2			-3	-1	-2
thousands-and-cents digits-3	1			-1	-2		-1
thousands-and-cents lettered-code	2			-1		-1	-1
with-digits digits-1	2			-1	-3	-1
with-digits digits-2	1			-2	-2	-1
with-digits digits-3	2			-1	-5	3	-1
with-digits with-digits	1	-1			-3		-1	-1
with-digits year	3	-1		-3	-3	-2	-2
year digits-3	2			-2	-2	-3	2
year lettered-code	3	-2	-1	-3	-2		-3
year with-digits	3			-3	-2	-3	-2
# figure before read as
accountName	-1	-4	-2	-1	2	1	-2	1
accountName?	-1	-1	3	1	-2	-3	-1	-1
accountNumber,current?	-2	-1		2			-2
amount	-1	-2		-2			-1	-2
aside accountName?	4			-1	-2	-2	-1
aside goes on	2	-1	-3		-2	-2	-1
current	1	-3	-1	-1		-2	-1	-1
goes on		-2		-1	3	-2	-3	-1
goes on,current	-1			3			-3
goes on?	1	-2	-1	-1		-2	-4
originalCreditor?	2		2	-3		-1		2
paying?		1		-1	-3	2	-2
# figure before
capital		-1	-2		-5	-4	1
capitalised		-3			-1	-2	-1
capitals	1	-4			-4	-2	-1	-1
cents	3	-1		-6	-2	-3	-2	-2
code	1		-1	-4		1	1	-1
date	6	1		-3	-3	-4	-4
digits-1		2	-1	-3	-2	-2	-2	-1
digits-2		-1	-2		-3	-5	-2	-1
digits-4	-1		-2	-1	1	1	-3	-2
digits-6	-3	-1		1	3	1	-2
dollars	1	-1		-3	-4	-2		-1
dollars-and-cents	2	-1		-6	-4	-4	-1	-2
end	5	-1		-3	-1	-1	-1
lettered-code	4		-3	-2	-1		-6
letters	-1		-3	2	-1	-1	-3
mark-!	-1			-3		2
mark-#	-2	-2	4	1	-5	-3	-3	-1
mark-$		-2	-1	-5		2	-5	-2
mark-(	-1	-2	4	-2	-3	-4		-1
mark-)	-1		-4	1	-2	-2	-3	-1
mark-+	4		2		-3	-4	-2
mark-,	-2	-2				-1		-2
mark--	-2	-3	5			-3	-2	-1
mark-/	1	-2	1	-2	-3	-2	-1	-1
mark-:	-1	-2			-3	-4	1	-1
mark-=	4			-3		-2	-3
mark->	-1			1	-3		-1
mark-?						-3
mark-[	2	-1	-1	-3	-3	-2
mark-]	3			-1	-1	-2	-1
mark-|			-1	1	-3	-2	2	-1
mark-©	3			-2	-1	-1
mark-·		-1	-1	1	-5	-2		-1
mark-…	-3		-1	4	-1	-1	-1
mark-✓	1				-1	-3
masked	1		-1	-2	-2	-4	-1	-1
percent	3			-3	-4	-2
thousands		-1	-1	-3			-2	-2
thousands-and-cents	4	-1		-4	-3	-1	-4	-1
with-digits	3	-2	-1	-4	-2	-3	-2	-1
year	2	-1	-1	-4	-2	-1	-2	-1
# figure behind read as
accountName		-3	-1	-3	1		-1	-1
accountName,current?	-5	-1		1	-1	-1	1
accountName?	1	-1	1		-1	-4	-1
accountNumber	1	-1	3	-2	-2	-3	2	-1
accountNumber?	1	1	2	-3	-1	-1	-1	-1
amount		-1	-3			2	-3	-1
aside accountName?	3			-1	-2	-2
aside current	3				-1	-1	-3
aside goes on	3	-1	-1	-2	-1
current		-1	-2		-3	-3		-1
goes on	1	-1		1	-3	-3	-2	1
goes on?	2	-3	2	-3	-2	-2	-3	-1
originalCreditor	-3		-1	2		-1		3
originalCreditor?	2		-1	-3				1
paying?	3				-3	-4
# figure behind
capital		-1	-3		-1	-2	1
capitalised		-3			-1	-3
cents	1	-2	-3	1		-2	-5	-1
code	2		2	-3	-4	2	-2	-1
date	-1		1	2	-3	-3	-4
digits-3		-1	-2		1	-1	-3	-1
digits-4		-3			-2		-3	-1
digits-5		-2	-2	-2	-4		2
digits-6	2		2	-4	-3	-1	1
digits-7		1	2	-3	-3		1	-1
dollars	1	-1	-1		-3	-5	-3	-1
dollars-and-cents		-2	-2		-4	-4	-1	-1
end	6			-6	-1	-1	-3
lettered-code	1	-3	1		-3	-6	-3	-2
mark-"	-1	-1	1	2	-3		1	-2
mark-#	3			-3	-1	-1	-1
mark-$	2	-1	-4		-4	-1	-3	-1
mark-'	-2	-1		3	-1	1	-1
mark-(	-3	-1	-2	1	1		1	-1
mark-)		-4	2		-2	-2	-1	-1
mark-+	1	-1	1	-2	-3	-2	-1
mark-,	-1	-2			2	-2	-3	-2
mark--	-1	-3	3	1		-2		-1
mark-.	-1	-2	-3		-1	-2	-1	-1
mark-/		-2	-2	-2	-3	1	-2	-1
mark-:	3	-1	-1	2	-3	-3	-2
mark-<	-1			2	-2	-3
mark-=	4			-3	-2		-4
mark->	3			-1	-1	-1	-1
mark-?	4			-4	-3	-1	-2
mark-[	4			-2	-1	-1	-1
mark-]	3	-1	-1	-2	-2	-2	-1
mark-·	3		-1	1	-2	-3	-1
mark-–	-1	-1	-3	2	-4	-3		1
mark-—	-1		-1		2	-3
masked		-1			-3	1	-3	-1
percent	-1	-2			-3	-1	-1	-1
thousands	-2	-1			-4	1	-2	-1
with-digits	1	-2		-2	-1		-3	-1
year		-1	-2	-1	-4		2
# figure both before and shape
capital capitalised digits-4	-3			3		-1	-1
capital capitals digits-4	3			-2	-1	-1
capital mark-$ with-digits	3				-3	-1
capital small digits-1	3				-1		-2
capitalised capitalised digits-1	3		-3	-2	-1	-2	-1
capitalised capitalised digits-3	3	-1	-2	-4	2	-5	-1
capitalised capitalised digits-4			-4	1	-3	-2	-2	-1
capitalised capitalised lettered-code	-1	-1	-1	2	-3	-2	-5
capitalised capitalised with-digits	-1	-1	-3	1	1	-4	-1	-1
capitalised capitals digits-1	3			-2	-1
capitalised capitals masked	-4		-1	4
capitalised digits-1 digits-3	2			-1	-3	-1
capitalised digits-2 digits-2	4				-1	-2	-3
capitalised digits-3 digits-3	3			1	-2	-2	-1
capitalised mark-# digits-2	3		-1	-2	-1
capitalised mark-( lettered-code	-2		3	1	-1	-1	-1
capitalised mark-) digits-4	-3	-1		4	-1	-1
capitalised mark-) digits-7	-4			4	-1
capitalised mark-) with-digits	-3			2	1	-1
capitalised mark-, code	3	-2	-2	-3	-1	-1	1
capitalised mark-, digits-1	1		-1	-2	-3	1	1
capitalised mark-, digits-4	1			-3	-2	-1
capitalised mark-, digits-7	-3			3	-1
capitalised mark-, lettered-code	1			-1	-2	-1	-1
capitalised mark-, with-digits				1	-3	-2	-2
capitalised mark-- digits-4	-1		-1	3	-2
capitalised mark-. code	3	-1	-1	-2	-1	-1	-1
capitalised mark-. digits-2	-1		-1	-4	1	-2	2
capitalised mark-. digits-3	3		-1	-2	-1	-2
capitalised mark-: digits-2	1	-1		-5	1	-1	1	-2
capitalised mark-: digits-3	3			-4		-1	1
capitalised mark-> digits-2	3			-2		-1	-1
capitalised mark-| digits-4	-2			2	-1	-1	-1
capitalised mark-– digits-3	-2			-1	3	-1
capitalised masked masked	3			-3
capitalised small digits-1	2		-2	-4	-1	-4
capitalised small digits-2		-1	-1	-1		-3		-1
capitalised small digits-3	2		-1	-3	-1		-1
capitalised small digits-4	-2		-1	2	-2	-2	-1
capitalised small with-digits	1	-1	-2	2	-1	-5	-2
capitalised with-digits year	3	-1		-4	-4	-2
capitals capital digits-7	3		-1	-3		-1
capitals capitalised digits-4	3		-2		-3	-2
capitals capitalised digits-5	4			-4	-1
capitals capitalised digits-6	3			-2
capitals capitalised digits-7	-3		-1	4	-1
capitals capitals digits-2	2	-1	1	-4	-2	-5	2	-1
capitals capitals digits-3	2		-2	-3		-4		1
capitals capitals digits-7			-3		-2	-2	-1	-1
capitals capitals lettered-code	1	-1	1		-2	-3	-2	-1
capitals capitals with-digits	1	-1	1	-1	-3	-4	-3	-1
capitals digits-1 digits-1	3			-1	-2	-2	-2
capitals digits-1 digits-5	3	-1		-1	-1		-1
capitals digits-2 digits-3	1			2	-2	-1
capitals digits-3 digits-1	3			-2	-2	-1
capitals digits-4 digits-2	-3			-1		3
capitals digits-5 lettered-code	-3			3	-1	-1
capitals digits-5 with-digits	1			-1	-2	1	-1
capitals lettered-code digits-2	3						-2
capitals mark-# digits-2	-3		3
capitals mark-# digits-3			2	-2	-2	-3	-1
capitals mark-( lettered-code	-1	-1	-1	-3		-1	1
capitals mark-) digits-4	-3		-1	2	-1
capitals mark-, digits-5	2			-1	-2
capitals mark-, with-digits		-1			-1	-3	-3	-1
capitals mark-, year	2	-1	-1	-1	-1	-1
capitals mark-. digits-7	2			-2	-1
capitals mark-: digits-2	-1			-2		-1	2
capitals mark-: digits-4	2		-1	-2
capitals mark-: digits-7	4			-3
capitals masked digits-4	-2			3	1		-1
capitals small digits-2	4			-1		-2	-1
capitals with-digits with-digits	3			-1	-1	-1
cents cents digits-1	1			-1	-2	-3	1
cents mark-, digits-2				-1		-2	1
cents mark-, with-digits				-1	-3	-3	2
cents mark-. digits-2		-1		-3		-2
cents thousands-and-cents digits-2	4					-4	-1
code capitals digits-2	3			-1	-1		-2
code digits-7 lettered-code	-2					-1	3
code small code	5			-3	-2		-1
date capitals digits-2	3	-1	-1	-2	-2	-2
digits-1 capitalised lettered-code	-4		-1	4			-1
digits-1 capitals digits-2	-1		-1	-1	2	-2	3
digits-1 code digits-1	3				-2	-1	-1
digits-1 digits-1 digits-1	3	-1			-1	-1	-2
digits-1 digits-1 digits-2	2			-1		-3	-1
digits-1 mark-. with-digits	3			-3	-1		-1
digits-1 mark-/ code	3			-2
digits-1 mark-/ digits-1	3			-2	-4	-5
digits-1 mark-/ digits-2	2	-1		-2	-2	-5	1
digits-1 mark-/ year	1	-1		-4	-2	-2
digits-1 mark-: code	4			-4			-1
digits-1 mark-: digits-2	7			-2	-2	-3	-4
digits-1 small digits-1	2	-1		-2	-4	1	-2
digits-1 small digits-2	5			-2		-3	-2
digits-2 capitalised digits-2	4			-1	-1		-3
digits-2 capitals code	-1		1	-3		1
digits-2 capitals with-digits	3		-1	-3	-1	-2
digits-2 cents digits-2	2					-1	-2
digits-2 digits-1 digits-1	3			-1	-1	-6	-3
digits-2 digits-2 digits-1	-3				2		1
digits-2 digits-2 digits-2	4			-1	-2	-4	-4
digits-2 digits-2 digits-3	3			-1	-2	-2	-2
digits-2 digits-2 with-digits	1			-3	-1	2	-1
digits-2 digits-3 digits-1	-2			-1	3	-1	-2
digits-2 digits-3 digits-3	1			-2	2	-2	-2
digits-2 digits-4 digits-1	-4				4	-1
digits-2 digits-4 digits-2	-4			-1	-2	4
digits-2 digits-4 digits-4	-1			-1	3	-2
digits-2 digits-7 lettered-code	-2			-1		-1	4
digits-2 dollars lettered-code	-3			-1	-1	3	-2
digits-2 mark-- digits-2			2	-2	-2	-3	-1
digits-2 mark-- lettered-code	2	-1	-1	-1	-3	-1	-3
digits-2 mark-. digits-2	-2			-2	3	-2
digits-2 mark-/ code	4			-3		-2	-2
digits-2 mark-/ digits-2	2	-2	1	-6	-2	-5	-1	-1
digits-2 mark-/ with-digits	3			-3	-3	-3
digits-2 mark-/ year	2	-1		-6	-2	-3		-1
digits-2 mark-: code	3		-1	-2			-2
digits-2 mark-: digits-1	4			-2	-2	-3	-3
digits-2 mark-: digits-2	5	-1		-1	-2	-1	-3
digits-2 mark-: with-digits	3			-1	-2	-2
digits-2 small code	3			-3			-1
digits-2 thousands digits-1					3	-2
digits-2 thousands-and-cents digits-2	1					-2	1
digits-2 with-digits digits-2	-1				-1	-3	1
digits-3 capitals code	2	-1		-2			-1
digits-3 digits-1 digits-1	-1					1	-2
digits-3 digits-2 digits-3	-3				4	-2	-1
digits-3 digits-3 digits-3	1			2		-3
digits-3 digits-3 digits-4				2	-2	-2	-1
digits-3 digits-3 lettered-code	-3					-1	3
digits-3 digits-4 digits-3	1			-1	1	-4	-2
digits-3 mark-/ digits-2	-3				-1	3	-1
digits-3 mark-/ digits-4	-4					4
digits-3 mark-→ digits-3	2			-1		-3	-1
digits-3 small digits-2	-1			-1	-1	2	-3
digits-3 small digits-3	1			-1	-3		-1
digits-4 digits-1 digits-1	2				-1	2	-3
digits-4 digits-3 digits-3				2	-3		-3
digits-4 digits-3 digits-4	-3			2	2	-2
digits-4 digits-4 digits-1	-2			2	1	-2	-1
digits-4 digits-4 digits-2	1			2		-3	-2
digits-4 digits-4 digits-3	-1			2	-1	-2	-3
digits-4 digits-4 digits-4		-1		-1		-3	-2
digits-4 digits-4 masked	-3			3
digits-4 lettered-code lettered-code	-3	-1		3
digits-4 masked masked	-3			3		-1	-1
digits-5 digits-5 digits-3	-2			-2	-3		1
digits-5 mark-| code	3			-2	-1		-1
digits-6 digits-6 digits-4	3			-2	-2	1
digits-7 digits-7 digits-7	2			-2	-1
dollars digits-2 digits-1	5			-1	-3	-2	-3
dollars dollars code				-4		2	1
dollars dollars digits-2	3			-1	-1	-5	-2
dollars mark-- digits-2	1			-1	-1	-4
dollars mark-. code				-4	-1	-1	2
dollars percent digits-2	2			-1		-2	-1
dollars-and-cents code digits-1	-3						3
dollars-and-cents dollars-and-cents code	3			-2			-2
dollars-and-cents dollars-and-cents digits-1				-1	-3
dollars-and-cents dollars-and-cents digits-2	1			-1	-1	-3
dollars-and-cents dollars-and-cents digits-3	1			-3	-2	-2	1	-1
dollars-and-cents small digits-1	3					-1	-2
lettered-code capitals digits-1	-3			1	2		-1
lettered-code capitals lettered-code	3		-2	-2		-1	-2
lettered-code digits-7 lettered-code	-4			1		-1	3
lettered-code mark-, lettered-code	4			-3	-1	-1
letters mark-: lettered-code	-4			-1		-1	2
line capitalised digits-1		-1	2	-2		-2	-2	-1
line capitalised digits-3	2		-2	-1	-1	-4
line capitalised with-digits	1	-2	-2		-2	-3
line capitalised year	2			-3	-1		-1
line capitals digits-1	3	-1	-1	-4	-2		1
line capitals digits-2	2		-3		-3	-2	-2	-1
line capitals digits-3	-3			1	1	-2		-1
line capitals digits-4			-3	1
line capitals with-digits	-4	-1	2	1	1	-2	1
line capitals year	-3	-2	2
line digits-3 lettered-code	3	-3		-2
line digits-4 digits-4	-3			3	-1
line digits-7 digits-2	4			-2	-1	-3	-1
line digits-7 lettered-code	3	-2		-3
line letters code	3			-2
line line code	1	-2			-2	-2	-3	-1
line line digits-1	2	-3		-3	-1	-3	-1	-1
line line digits-2		-1		-3	-2	-1	1	-1
line line lettered-code	-1	-1	-1	1		-3	-2
line line with-digits	-1	1	1		-3		-2	-1
line mark-" lettered-code	1	-2		-2	-1	-1	-4
line mark-# digits-1	4	-2	-1	-3	-1	-2	-1	-1
line mark-- digits-1	3			-2	-2	-1
line masked digits-2	2	-1		-2	-1	-3
line small digits-1			-1	-4	-2	1	1
line year digits-2	-1				-1		3
mark-" digits-3 lettered-code				1			-3
mark-" mark-, digits-4	-3			3			-1
mark-" mark-, with-digits				-2	-3
mark-" mark-, year	3			-1	-2	-1	-1
mark-" mark-: digits-4	1			-3		1
mark-" mark-: with-digits	-2			-3	1	1	2
mark-" year lettered-code	4	-1	-2	-2	-2	-2	-3
mark-# masked masked	4			-4
mark-$ cents code	2			-3	-1	-1	-2
mark-$ mark-- digits-1	3				-1	-1	-1
mark-( small digits-1	3			-4	-1	-1	-1
mark-( small digits-2	-2		1	-1			2
mark-) capitals digits-7	-2			2
mark-) small lettered-code	-3		-1	3
mark-, capitalised code	2			-2	-1
mark-, capitalised digits-1	3		-2	-2	-2	-1
mark-, capitalised with-digits	3			-1	-2
mark-, capitals code	4			-3	-2	-1	-1
mark-, capitals digits-5	5			-5	-3	-1	-1
mark-, digits-2 with-digits	1	-1		-4		-2	-2
mark-, mark-" digits-1	-1	-1		-3	-4	-5	2
mark-, mark-" digits-2	-4	-1	-2	1	-3	-1	4
mark-, mark-" digits-3	-1				-3	-3	2
mark-, mark-" digits-4	-2			3	-3	-1	-2
mark-, mark-" digits-7	-5			5			-1
mark-, mark-" lettered-code	-1	-1	-2	3	-1	-1	-4
mark-, mark-" year	4		-1	-1	-1		-2
mark-, small code	-2			2	-1	-2	-2
mark-, small digits-1	-3			-3			2
mark-, small digits-2	1		1		-1	1	-3
mark-, small digits-3	-4			-1	-2	4
mark-, small digits-7	-3			4	-1	-1
mark-, small with-digits	1			-3	-2	2	-2
mark-, year lettered-code		-1	1	-4	-3	2	-3
mark-- capitalised digits-2	-2					3	-2
mark-- capitalised lettered-code	3		1	-3		-1
mark-- digits-2 digits-1	3				-1	-1	-2
mark-- mark-- digits-2	2			-1		-2	-2
mark-- masked masked	3			-3	-1
mark-- small digits-2	-3	-1	1	-1		3	-1
mark-- small digits-4	2			-3	1
mark-- small year	3			-1	-2	-1
mark-. capitalised digits-1	-1		1	-3	-2		2
mark-. capitals digits-2	-2		1			-2	3
mark-. code code	-3			1		2
mark-. mark-$ digits-1	3				-1	-3	-1
mark-. mark-. digits-1	-4			1	1	3	-1
mark-. mark-. digits-2	-2			-3	-3		3
mark-. mark-. masked	-4			4	-1	-1	-1
mark-. mark-: digits-7	-3			3
mark-. mark-: lettered-code	-3			3			-1
mark-. small year	3			-2	-1
mark-/ capitalised digits-3	-1				2	-3
mark-/ capitalised digits-4	-3		-1	3
mark-/ capitalised lettered-code	-3			2			-2
mark-/ capitals lettered-code	-3		-1	4
mark-/ digits-2 code	1			-5		2	-3
mark-/ digits-2 digits-2	2			-4	-1	-1
mark-/ digits-2 digits-3	1			-5	-2	1	-2
mark-/ digits-2 digits-4	5			-4	-3	1
mark-/ digits-2 digits-5	4			-3	-2	-1	-1
mark-/ digits-2 digits-6	2			-2	-1
mark-/ digits-2 digits-7	3			-3	-1		-3
mark-/ digits-2 with-digits	-2			2		-2	-3
mark-/ small digits-1	2					-2	-1
mark-/ year digits-2	2			-2	-1	-3	-1
mark-/ year digits-3	-1			-1	-2	-2	3
mark-/ year digits-4	2			-2	-1	-1	1
mark-: capitalised code	3			-2			-1
mark-: capitalised digits-2	-2			-1			3
mark-: capitalised with-digits	2		-2	-3	-2	-1	2
mark-: capitals digits-7	3		-1	-3
mark-: capitals with-digits	-2		2	-2
mark-: code code	2			-3	-1	-1
mark-: digits-1 digits-2	3			-1		-2	-1
mark-: digits-2 digits-4	3			-3
mark-: mark-" digits-2	2					-1	-2
mark-: mark-" masked	-3			4
mark-: mark-- lettered-code	-3			3
mark-: masked masked	4			-4	-1	-1
mark-= mark-" digits-1	2			-2	-1	-1	-3
mark-= mark-" digits-4	1			-3		1	-1
mark-= mark-" lettered-code	1			-1	-2	-2	3
mark-= mark-" with-digits	3			-1	-2	-1
mark-| capitalised with-digits	3	-1		-1	-1	-1
mark-| capitals code	-3			3			-1
mark-| capitals digits-7	3		-1	-4
masked capitals masked	3			-3
masked mark-- masked	3			-2	-1
masked masked masked	3			-3	-1		-1
percent dollars-and-cents code	4			-4	-1	-2	-3	-1
percent dollars-and-cents digits-2	1			-2	-1	-3
small capitalised digits-1	5		-1	-2	-3	-1	-3
small capitalised digits-2	3		1	-2	-1	-2	-1
small capitalised digits-3	1		-1	-3	1	-3
small capitalised with-digits		-1	1	-3	-1	-2	-2
small capitalised year	1	-1	-2	-3	-3	-1	1
small capitals digits-1	3			-2		-1	-1
small code code	3			-3
small digits-1 digits-3	4			-1	-3	-2
small digits-1 with-digits	3			-1	-3	-3	-1
small digits-2 with-digits	3				-3	-3
small digits-3 code	1	-1		-2	-1	-2	3
small digits-3 digits-3				2	-2	-3
small digits-3 with-digits	2			1	-2	-2	-1
small digits-4 with-digits	-1			-2	-3	3	-1
small mark-# lettered-code	-3			3
small mark-( lettered-code	-1		2	-3		-1
small mark-) code	-2		-1	3	-1		-1
small mark-) digits-3	-3		-1	-1	2	1
small mark-) with-digits	-2		-2	2		-2
small mark-, digits-2	-2				-3		2
small mark-, digits-3	-3			1	-2		2
small mark-, with-digits	-1		-1	2	1	-4	-1
small mark-- digits-1	2					-2	-2
small mark-. digits-1	3			-1	-1	-2	-1
small mark-. digits-2	2			-1	-2	-3	-1
small mark-. digits-3	2			-1	-1	-2
small mark-. digits-4	1				-2	-1
small mark-. masked	-3			3	-1
small mark-. with-digits	1			-1	1	-3
small mark-: digits-1	4			-1	2	-2	-1
small mark-: digits-2	-3		2	-3	-1	-1	2
small mark-: with-digits	2			-3	1	-1	-1
small masked masked	7			-7			-1
small small code		-1	-1	-1	-4	-2	2	-1
small small digits-2		-1	-1	-3	-2			1
small small digits-3	2		-1	-3			-3	-1
small small digits-4	-1	-1	-2	1	-1	-3	-2	-1
small small year		-1	-2	1	-4	-3	1
small thousands digits-3	3				-2	-3
thousands digits-1 digits-1	-3					2	1
thousands digits-3 digits-3	3			-1	-2	-2	-2
thousands mark-- digits-3	-3			-1	-2	3
thousands mark-/ digits-2	-5					5	-1
thousands mark-/ digits-3	-2			-1	-3	3	-1
thousands small digits-2	-2					3	-3
thousands thousands digits-2	-3				-1	3
thousands thousands digits-3	-2			-3		2	-1
thousands-and-cents thousands-and-cents digits-2	2			-1		-1
with-digits mark-) code	9		-1	-8	-1	-1
with-digits mark-, digits-2	1	-1		-5	2	-4	-4	-1
with-digits mark-, digits-3	-1			-1	-2	3
with-digits mark-, with-digits	-3			-2	4	-2	-3
with-digits small digits-1	3				-1	-2	-1
with-digits small digits-2				-1	-1	1	-3
with-digits small digits-3				-2	-3	1	-2
with-digits small with-digits	-2			-2	-1	2	-2
with-digits with-digits with-digits	2			-1	1	-3	-1
year capitalised year	3			-2	-1	-1	-1
year dollars code	1			-3
year lettered-code lettered-code	4		-1	-4	-1		-3
# figure both behind
capital capitalised	6			-4	-2	-1	-2
capital capitals			-2		-3	-1
capital digits-2	-3		-1	3
capital dollars-and-cents	-3		-1	3
capital line	-1			-2	-3		2
capital small	-2		-1	-2	3		-1
capitalised capital	4		-1	-1	-4	-2	-1
capitalised capitalised			-1	-3	-5	-3	1	-1
capitalised capitals	4		-1	-2	-3	-1	-1
capitalised code	4			-3	-1
capitalised digits-1	2		1	-2	-3		2
capitalised digits-2		-1	-2	1	-3	-2	-1
capitalised digits-3	3			-3	1	-2	-1
capitalised digits-4	1		-1	-3
capitalised digits-7	3	1		-5			-1
capitalised lettered-code	1		1	-3
capitalised line		-1	2		-2	-3	-1	-1
capitalised mark-#	3	-1		-2	-1
capitalised mark-(	4	-1		-2	-2	-1	-2
capitalised mark-)	1	-2	2	-3	-2	-1	-2
capitalised mark-,			-2	3	-3	-2	-1
capitalised mark-.	-3	-2	3	1	1	-2	-2
capitalised mark-:	2		1	-2	-1	-2	-3
capitalised mark-–	3			-2		-1
capitalised small	1	-1	-2	1	-4	-2	-4	-1
capitalised with-digits	-1	1	-2	-3	1	2	-1
capitals capital	1	-1		-3		1	1	-1
capitals capitalised		-2	2	-2	-2	-2		1
capitals capitals	2	-2	-4	-3	-4	-2	1	1
capitals cents	1	-1	-4	1	-1	-2	-1
capitals date	-3		2	2
capitals digits-1		-1	-2	-1	-2	-3	3
capitals digits-2		-3	-1	2	1		-4
capitals digits-3	1	-1	-1	-3		1	-1
capitals end	3			-1		-1	-2
capitals line		-1	1	-5	-5	1		-1
capitals mark-#	3			-2	-1
capitals mark-,	6	-1	-2	-6	-2	-1	-1
capitals mark-.	3			-2	-2	-1
capitals mark-:	1	-1	-2	1	-3	-2	-1
capitals masked		-1	1	-3			-1
capitals small	1	-1	2	-1	-1	-2	-4
cents digits-2	-1			3	1	-2	-3
cents line	3		-1	-1	-2	-2	-2
cents thousands-and-cents	3	-1	-1	-2		-2	-1
code capitals	3				-1	-3	-2
code line	-2	1	1	1	-3
code small	-1		-1	-1		3	-2
date dollars	-3			3		-1	-1
digits-1 capitals		-1	-1	-3	-1		1
digits-1 digits-1	2					-4	-3
digits-1 digits-2	-3			-3		1
digits-1 dollars	3			-1	-2		-1
digits-1 lettered-code	-3			-2	3
digits-1 line	1	-1			-4	-2	-2
digits-1 mark--	-3			-1	2	2
digits-1 mark-/	-3	-1	-1		-1	-1	2
digits-1 small	5			-2	-3	1	-4
digits-2 capitalised	2			1	-3	-1	-3	1
digits-2 capitals		-2	-1	-4	1	-2		1
digits-2 digits-2	1	-1		-2	-4	-2
digits-2 digits-3	2			-1	-4	-2	-2
digits-2 lettered-code	-2			-1	3	-2	-1
digits-2 mark-+	3			-1	-1	-1	-3
digits-2 mark-.	3			-2			-1
digits-2 mark-/	-2	-1		2		-3		-1
digits-2 mark-:	2			-1	-2	1	-1
digits-2 mark-=	3			-1	-2	-1	-2
digits-2 mark-—	-3						3
digits-2 small	2		-1	-1	1	2	-8	-1
digits-3 capitals	-2		-1	-4	2	1	-1	-1
digits-3 digits-1			-1		-2		-2
digits-3 digits-2	-2			-3	1	2	-1
digits-3 digits-3	-1					-4	-1
digits-3 digits-4	1			1	-2	-4	-1
digits-3 lettered-code	-4			-2	2	3	-2
digits-3 line	2				-3	-2	-2
digits-3 mark-.	3		-2	-2	-1	-2
digits-3 small	3	-1	-1	-1		-3	-1
digits-4 code	3			-2	-1
digits-4 digits-3				-1	-3	3	-1
digits-4 digits-4	1	-2	-2		-3	-1	-2
digits-4 digits-5	-3			3
digits-4 end	3			-1	-2	-1
digits-4 lettered-code	-4			1	4		-2
digits-4 line	1	-1	-1		-4	-3	-2
digits-4 masked	2	-1	1	-3
digits-6 digits-4	3			-2	-1		-1
digits-6 mark-.	3			-2	-1
digits-7 capital	-2		2	-1
digits-7 capitalised	-2		2	-1
digits-7 capitals	2			-2		-1
digits-7 lettered-code	-2			2	-1	1	-2
digits-7 line	-3	2		1	-2	-2	1
dollars capitals	1			-2	-1	-3
dollars dollars	2	-1	-2	-1	-3	-2	-1
dollars-and-cents dollars-and-cents		-2	-2		-3	-2	-1	-1
dollars-and-cents mark-$	3			-3		-1
end end	5			-6	1		-3
lettered-code capital	3			-3	-1	-1	-1
lettered-code capitalised	2		-1	-2	1		-1
lettered-code capitals	3		1	-4	-1	-2	-1
lettered-code code	2			-1	-3	-2	-1
lettered-code digits-2	3			-6	2	-3	-4	-1
lettered-code lettered-code	4	-1	-2		-2	-2	-3
lettered-code line	1	-1	1		-2	-2	-3	-1
lettered-code mark-"	1	-1	-2	1	-4	-2	-1
lettered-code mark-$	3		-3	-1
lettered-code mark-)	4			-3		-1	-1
lettered-code mark-,	-4	-1	1	4	-2	-1	-2
lettered-code with-digits	-3	-1		1	-4	1	2
mark-" capitalised	1	-2		-2	2		-3
mark-" capitals	2	-1	-1	-5	-1	1	-2
mark-" mark-,	-1			1	-3	-1	2	-1
mark-" mark-/	-1			-5	-3	-2	2
mark-" mark-;	-4		1	2	-2	-2	-2
mark-" mark-_	1				-2	1	-4
mark-" small	-3			1		-1	1
mark-" thousands-and-cents	-1	-1	-1		-3		1
mark-$ cents	-1		-3	2	-1	-1	-1
mark-$ digits-1	2			-2	-2	-2
mark-$ mark--	-3			3
mark-$ small	2			-1	-3	2
mark-$ thousands-and-cents		-1	-4	1	-2	-4	-3	-1
mark-( capitalised	-2		-2	2	-1	-2		-1
mark-) capitalised		-4	1	-3		-3		-1
mark-) capitals		-1	-1	-3	-1	-2	1
mark-) code	7	-1		-7	-2	-3	-3
mark-) dollars-and-cents	-1		-3	1		-1
mark-) end	3			-1	-1	-2
mark-) line	2	-2	-2		-2	1	-4	-1
mark-) mark-,	-1		2	1	-2	-3	2
mark-) mark-:	3		-2		-1	-1
mark-) mark-–	-3			3
mark-) small			2	1	-2	-3
mark-) thousands-and-cents	-4		1	2	-1
mark-+ capitals	3			-1			-3
mark-, capital	1				-2	-2	-1
mark-, capitals	-2	-1	1	3	-2	-2	-2	-1
mark-, digits-2	3	-1	-1	-3	1	-3	-2	-1
mark-, digits-3	-1		-1	-2	2	-1	-1
mark-, dollars	1		-1	1	-2	-2
mark-, dollars-and-cents			-1	2	-3	-3
mark-, lettered-code		-1		-3		1
mark-, letters	-2			1	3	-2	-2
mark-, mark-"	-1	-1		-3	1	2	-3
mark-, small		-1	-3	1	-1	-3	-1	-1
mark-, thousands-and-cents	-2			3	-1	-1
mark-, with-digits			1	-4	1	-1	1
mark-- capital	-2			1	-1	1
mark-- capitalised	-1	1	-1	-6	-3	-4	2	-1
mark-- digits-1				-3		2	-3
mark-- digits-4	3	-1		-1	-2
mark-- lettered-code	-1	-1	-2	2	1	-3	-4	-1
mark-- line	-1			2	-1		-3
mark-- mark--		-1	1	1	2	-5	-3
mark-- masked	-4		1	2
mark-. capital	-3			3	-1	-2	1
mark-. capitalised		-1		1	-3	-5	-1	-1
mark-. capitals	3	-1	-1	-2	1	-2	-2
mark-. code				-3	2	-2	-1
mark-. end	5			-3	-1	-1
mark-. line				-3	-4	-1	2
mark-. mark-$	4	-2		-3	-2	-4	-3
mark-. mark--	-2			-1		2
mark-. mark-.	-3		-2	3	1	-6	-2	-1
mark-. small	-1		-1	-1		3	-1
mark-/ capitals	2	-1	1	-3	-1	-2	-2
mark-/ digits-1	2			-1	-1	-3
mark-/ digits-2	3	-1	-2	-6		-3	-3	-1
mark-/ digits-4	3					-2
mark-/ dollars	4					-3	-2
mark-/ small	-3	-1	-1	-1	-3	3	-1	-1
mark-/ with-digits	1			-2	-1	-4
mark-/ year	2	-1		-3	-1	-5	-1	-1
mark-: capitalised	4			-2	-2
mark-: digits-1	3			-1		-2	-1
mark-: digits-2	5		-1	-3	-2		-2
mark-: small	-4			4		-1
mark-; capitals		-1		-1	-1	-3	3
mark-; line	3			-1	-1	-2
mark-; small	-1		-1		-3		1
mark-; with-digits				-1	1	-4	-2
mark-< mark-/	-3			3	-1	-2	1
mark-= small	3				-1	-1	-1
mark-> line	2			-1	-1	-1	-1
mark-? mark-?	3			-2	-2
mark-| capitalised				2	-3	-2	-1
mark-| capitals	-1	-1	-1		1	-3	-4
mark-| digits-2	-3		-1	2	-1	1	1
mark-| dollars-and-cents	-3			3	-1	-1	-1
mark-| lettered-code	2					-1	-1
mark-| line	-3			2	-2		2
mark-| mark-|				-3	1	-3	-1
mark-| small	1			-2	-1	1	-3
mark-– dollars-and-cents	-4			4	-1	-1
mark-— dollars	-3		-1	1	2	-2
mark-→ digits-3	3			-2	-2	-1
mark-✓ mark-✓	3			-1	-1	-1	-1
masked capitalised	-2		-2	2
masked capitals	-3			3
percent dollars-and-cents	-3	-1	-1	2	-2	-2	1
percent line	3			-2		-2
percent thousands-and-cents	-3		1
small capitalised	-1		1		1	-3	1
small cents	2		-1	-1	-1	-2
small code	1			-2	-3	-1	2
small digits-1	2	-1		-3	1		-2
small digits-2	-1	-1	-1	-2	3	1	-4
small digits-3		-1			1	-2	-3
small digits-4		2	1	-2	-1	-3	-1
small dollars	1	-1	-1	1	-2	-3
small dollars-and-cents	-1	1	-2	4	-2	-4	-1
small end	3			-1	-1	-2
small line	1	-2	-2	-2	-5		-1	-1
small mark-(	-1		1	-2	2	-2	2
small mark-)	2	-2	-2	-5	-5	-5	5
small mark-,	1	-1		-2	2	-3	-3
small mark-.	5		-1	-2	-2	-3	-3
small mark-:	1				1	-1	-2
small percent	1				-1	-3	1
small thousands			-1	2	1	-4	-1
small thousands-and-cents	-3	-1	1	2	-2	-3	1
small with-digits	-1		-2		1	1	-3
thousands-and-cents line	2		-2	-1	-2	-3	-1
thousands-and-cents thousands-and-cents	-1		-1	1	-2	-3	1
with-digits mark-"	1		-1	-4	-2	3	-3
with-digits mark-)	3			-3		-1
with-digits mark-,		-1		2	-4	1	-2
with-digits mark-/				-3		-2	-1
with-digits small	2		-2	-1	-2	-4	2
with-digits with-digits	2			1	-4		-1
year capitalised		-1	-1	3	-2	-1
year line	2			-3	-4	-2
year mark-,	4			-3	-1	-1
year mark-.	2			-2	-1	-1
# figure both read as
 		-1	1		-1		-8	-2
 accountNumber	-1	-2	-2	2	-3	-2	-2
 amount	-2		-1	-3	2	-2	-3	-1
 amount?	1	-1		-2			-3	-1
 aside paying	-3			-1	-2	4	-1
 current	-4	-1	-1	-3	-3	-4	6
 current?	-2	-1		-4	-3	-5	3
 paying	-2	-1		-5	-4	3	-5	-1
accountName 	1	-1	2	-4	-1	-1
accountName amount	-3		-3	-3	4	-2	-1
accountName amount?			-2	-3	2	-2	-1
accountName goes on	2	-3	-2	-1	-2	-1	-1	1
accountName? accountNumber?	-3		-1	3
accountNumber 	1	1		-3	-3	-2	-1	-1
accountNumber accountNumber	1	-1	-1		-1	-2	-2	-1
amount 	2			-6	-2		-3	-1
amount amount	1	-1		-2		-4	-2	-1
amount current	-3					-2	3
amount? amount?	-2			-3	3	-3	-2	-1
amount? paying	-3				-1	4	-2
amount? paying?	-2				-2	2	-1
aside goes on 	3		-1	-2	-1
current 	3	-1		-2	-2	-2	-3
current accountNumber	-4			4			-1
current accountNumber,current	-1			2			-1
current current		-1	-1	-3	-3		1	-1
current current,paying	-2			-1	-2	-3	4
current? 		1			-3	-1	-3
current? amount,current?	-3			-1	2		-1
current? current?		-1		-1	-5	-2	1	-1
goes on 	2	-2	1	-3	-1		-1
goes on accountNumber		-1	-3	1	-1	-1	-1	-1
goes on amount?	-3		-2	-4	4	-2
goes on goes on	-2		4	-4	-3		-1
goes on? 	1		-2	-3	-2			2
goes on? accountNumber?	2			-2
goes on? amount	-3				2
goes on? goes on?		-2		1	-3	-2	-3	-1
originalCreditor? originalCreditor?	-3		1	-2				2
paying 	7	-1		-4	-2	-4	-4	-1
paying amount	-3				2	-1
paying current	-4			-1	-1	-2	5
paying paying	-2			-3	-4	3	-4
paying? 	1			-1	2	-3	-1
# figure cell comes
always		-6	-1	-3	1	1	-3	-4
often		-4	1		-3	-1	-2	-2
twice	-1	-2	-2	-1
# figure cells behind
1		-3	-1		-2	-1	-1	-2
2	-1	-3	-2		-3	-1		-1
3		-4	2	-1	-2	-1	-3	-2
4		-3		1	-2	-2	-5	-3
# figure cells
2		-3	1	1	-3	-3		-2
3	1	-4	-2		-2	1	-2	-2
4		-3		-1	-2		-2	-1
5	-2	-5		-1	-1	-1	-1	-4
6	-1	-2	-2		-1	-1		-4
# figure first of cell
0 of 2	1	-3	-1	-1	-1		-4	-1
0 of 3	-1	-2	-1	2		-6	-4	-1
0 of 4	-1	-3	-1	3	-2	-5	-3	-1
0 of 5	-1	-1		2	-2	-3	-4	-1
0 of 6	1	-4	-1		-1	-1	-3	-1
0 of 7		-3	-1	1	-4	-4	-1	-1
1 of 2		-1	-2	1	-4		-5	-1
1 of 3	1		-1	-1		1	-4	-1
1 of 4	-1		-1	-2	3			-2
1 of 5		1	-3	1	-3	-1	-4	-2
1 of 6	2	-2	1	-1	-5	1	-2	-1
1 of 7	-1	-1	-3	1	-3	-4	-1	-1
2 of 4		-1	-2	-1		2	-5	-1
2 of 6		-1	-1		2	-3	-1	-1
2 of 7	-2	2	-5	-3	-2	-1		-2
3 of 4	3			-3	2	-3	-5	-1
3 of 6	-2	-1		1			-4	-1
3 of 7	-2	-1	-1		-2		-2	-1
4 of 6	-1	-1		2	-5	-1	-2	-1
5 of 6	1	-1	-1			-3	1
5 of 7	2	-1		-1	-3	-2	-1	-1
6 of 7		-2	1	-6	-1	-1	1	-3
code			-2	1	-3		-3	-1
digits-1	1	-2		-5		2	1	-2
digits-2			-2	-3	-4	2		-1
digits-3	-1	-1	-1	-4		2		-2
digits-5	-2	-2	-1	1	2	-3	-1	-1
digits-6	-2	-1			2	-2
digits-7		-2	-1	1	-2	-3	-5	-1
masked		-3	1	1	-2	-2	-2	-1
with-digits	-1	1			-4		-5	-2
year	-1		-3		1		1	-1
# figure first of line
below line	1	-2	-1		-3	-1	-1	-2
code	1	-3	-1		-2	-1	-3	-1
digits-1	3	-4	-2	-3	-1	-3		-1
digits-2	1	-1	-1	-3	-2	-1		-1
digits-3		-2	-1	-3			-2	-1
with-digits		1	1	-1	-4		-3	-1
year		2		-4	-2	-2
# figure first word comes
always	-1	-4				-1		-2
always, first	4	-1	-1	-3	-2	-3	2
often	-1	-2	-1	1				-2
often, first	3	-1	-1	-5	-1		-2	-1
once	-1	-4	-1	-1	-1	-1		-2
twice	-1	-3	2		-2		-1	-1
twice, first	2	-3		-4	-3	-6	2	-1
# figure heading
#	4			-2			-3
a	3			-2		-2	-1
account	-1	-1	-1	2	-3	-3	-3	-1
account ending	-3			3
account status	-1			-3		-2	2	-1
account type	1			-2			3
accounts	-3		2	1	-1	-2	1
address	5			-3	-1		-1
address identification	2			-4	-1		1
amount	1		1	-1	-3		1
amt-mop paypat	2			-1	-1	-1	-3
annual	3	-1		-3
another	3			-1		-1	-2
applicant	3			-2			-1
apr	-1			-1	2	-1	-3
assigned	3					-1	-2
aug sep	2						-2
balance	-1	-1	-1		2	-3	1	-1
balance monthly	3			-2			-2
bank of				-3	2		2
borrower	3			-2		-1
c	3			-1	-1	-1	-1
card	-1		-1	2	-2	-2	3
case number	3			-2
charge account	1						-2
charged				2	-1	-2	-3
class	2	-1	-1	-2
client	1	-1	2	-3	-1	-1
client id	3			-3	-2		-1
code	1			-3	-1	-1	1
comment	-2					-2	3
corp	-3			2		1
credence resource				2	-1		-1
credit	2			-4	-3	-1	2
credit card	2		-1	-1	1	-3	-2
credit report for	3			-2
creditor	-1	-1	-1	-2	-1	-3	-1	-1
creditor account	-4			4			-1
creditor acct	-5			5
creditor name	-4	2		3
creditor synchrony	3			-2			-1
creditors	1			-3
current		-2	-1	1	-1	-3	-1	-1
date	1	-2	-2	1	-1	-3	-4	-1
date of svc	3			-2
date opened	2		-1	-3		-1	2
date reported	3			-3	-1	-1	-1
days past due	-2			1		-1	3
debt id	5			-5			-1
description	3	-2	-1	-3	-1	-2	1
discover	3			1	-1	-1	-2
dla	3		-1			-1	-1
due	1		2	-4	-2	-2	-1	-1
due day	3			-2		-1
education/neln	-3			1			2
estate first	-3		-1	3
estate loan	3		-1	-2			-1
feb mar	4		-1			-1	-3
file	3	-1		-3		-1	-1
goldman	-1			-2	1		1
grantor	3				-1	-1	-2
has #		-2	-2	1	-2	-2	-5	-1
has &	-3		1	2			-1
has /	2	-1	1	-1	-3	-2	-2	-1
has a	1	-3	1		-3	-2	-1
has account	-1	1		1	-3	-5	-1	-2
has accounts		-1	-2	1	-2	-2	-2
has acct		-3	-1	1	-2	-1	-5	-1
has acct.	-2			2	-1		-1
has acctno	-5			5			-1
has act	-1			-2	-2	2
has after	2			-2	-2	-1	1
has agreed	1	1		-1	-2	-2	-2
has all	1		-1		-1	-2
has america	-4			4	-2	-1	-1
has american	3			-3	-1
has amount	-3	-1		3	-1	-1	-2	-1
has amt	3			-2	-3	-2
has and	4	-2	-2	-2	-3	-1	2
has any	3			-2	-1	-1	-1
has applicant	3			-3	-1		-1
has as	1		-1		-2	-3	-1
has assigned	3			-1		-1	-2
has assoc	-3						2
has balance	-2	-2		-1	2	-4		-1
has bank	2	-2	1	-1	-4	-4	2	-1
has bankruptcy	3			-1		-1
has behind	-3	-1	-1	-1	1	-2	2
has behind?	-3		-1			-1	3
has being	1			-3	1	-1
has below	-3			1		3
has bills	-1	-1	2	-3		-3	1
has bureau	2			-3		-1	2
has business	3		1	-1			-2
has buy		-1		3		1	-1
has c	-1			3	-2	-2	-1
has call	3			-1	-1	-2
has card	-1		1	2		-3	1	-1
has cavalry	-3			1		1	1
has center	2				-2	1	-3
has charge	1			1	-1	-1	-3
has charged	-1		-1	3	-2	-2	-2
has chase	-3			3	-1	1
has checking	3			-3
has citibank	-4			3		2	-1
has claim	1	-1		-1	-2	-2	-2
has class	3	-1		-3
has client	1	-2	1	-1	-2	-1		-1
has clm	3	2		-3		-1	-1
has clm#	3	-2		-3
has club	-4			2			1
has code	3	-2		-3	1	-1
has comment	-2			-1	1	-2	2
has comments	2			-3		1	-2
has company	-3		1	3	-1	-1	-1
has consumer			-1		-3	-1
has conta	-3	-1		3	-3	1	-1
has contact	4			-3	-2	-2	-3
has could	3			-2	-1	-2	-1
has counselor	3			-2	-1	-1	-2
has count	2		-1	-2	-1
has countrywide	3			-2	-1	-1
has cr	3	-1		-2	-1	-1	-2
has credit		-1		1	-2	1	-1	-1
has creditor	-1	-1			-3	-3	-2
has creditors	2			-3
has cur_bal	2	-1	-1	-2		-3	-1
has current	-1		-1	-1	1	-3	-1	-1
has custom	3			-1	-2	-2	-2
has d	3			-3	-1	1	-1
has da	-3			2		2
has day	2		-1	-3	-1	-1	-2
has days	-4	-1	1	2	-4	-5	4	-1
has debt		-2	4	-2	-3	-3	-1	-1
has debts			-1	-1		-3
has debttype	-2			3
has deficiency	2			-2
has del	3		-1	-3	-1	-2
has delinq	-2			-1	-2	-3	3
has delinquent	3			-1		-2	-3
has delphine	3			-2
has deposit	2			-2
has describe	4		-1	-3	-1	-1
has description	2	-3	-1	-1	-2	-2
has detach	3			-3
has devedor	-1	-1		1	2	-5	-2	-1
has discover	-1			3	-1	-1	-1
has dlq	-1		-1	-2	-2	-3	2
has dt	-2		-1	-1	-1	-3	2
has due	-1	-2	3	1		-5		-2
has duration	3			-2			-2
has ecoa			-1	-4	-2		2
has educational	-2			1			1
has enclosed	3			-3			-1
has ending	-4		-1	4	-2	-1	-1
has est	2			-3	-2	-1	-1
has estate			-3	2	-2	-2	-1
has expenses	3			-2		-1
has experian		-1		1	-3	-2	-2	1
has explanation	3			-2	-1	-1
has f	2	-1	-2	-1	-3	-1	-1
has fecha	2			-2	-1	-1	-1
has financial		-1	-2	1	-4	-3
has following	3		-1	1			-2
has for	1	1	-2		2	-3	-3
has freedom	2			-2
has further	-3			3
has gas	-1			3		-2
has government	-3			3	-1
has high	2		1	-2		-4	-2
has hist	2			1	-2	-3	-3
has history	2		-2	-1	-1	-3	1
has hollis	3			-3
has home	-1			1	-3	-2	1
has id	3	-4	-1	-3	-4	-1	-5	-1
has identification	2			-3			1
has if	1		-1	1		-3
has imaging	-3			2			1
has includes	3		-1	-1			-2
has indicator	2		-1		-1		-1
has information			1	-1	-2	1
has installment	4		-1		-1	-2	-2
has insurance	3			-1		-2
has int	2	-1	1	-2	-1		-1
has interest	-1		-1	-3	2	-2	1
has investigation	3			-2		-1
has is	-1	-1	-3	1	-3	-1
has it			-3	-3	1	-4
has items	2			-1	-1		-1
has its	-3			-1	2	1	2
has j					-2	-3	1
has jan	3		-2	-2		-1
has jul	2			-2	-2	-3
has jun	1			-1	-2	-3	1
has kowalczyk	-3			1		1
has la	-2			3	-1	-1	-1
has lane	-2			3
has last		-1	-1	2	-3	-2	-2	-1
has late	1	-1		-1	-4	-4
has lawyer	-2		-1	-2	2
has left	2			-2	-1	-2	-3	-1
has limit	1		1		-3	-2	-4
has limite	2	-1	-1		-3	-2	-2	-1
has loan	-1	-1	-2	2	-3	-2		-1
has loans	1		1	-1	-3	-2	-2	-1
has lucinda	-2	-1	-1	3	-1		-1
has lvnv	-1			1			-3
has main	3	-1		-2		-1
has may	3		-1	-2	-2	-2
has medical			-2		-3		1
has member	-3		1
has mensal	-3	-1		-2		2	-2
has min	-3	-1	1			1	-3	-1
has month	4			-6	-1		-2
has monthly	1		-2	-1	-4		-1	-1
has months	1		2	-3	-1	-1	-2
has mop	1		-1	-1	-2	-3	2
has more	2				-1	-1	-2
has mos	3			-2		-2	-3
has n.a	-3			3
has name	2		-2	-1	-2
has negative	-1			3			-2
has next	3		-1	-1	-1	-1	-2
has nissan	-4			1	2	-1	1
has no	-1	-2	-1	2	-3	-4	-1	-1
has nonpriority	3			-2	-2	-1
has notes	1	-1		-3	-1	-2	2
has nov	-1		-1	-2		-1	3
has now	-2			3	-1	-4	-1
has number	-2	-1	3	1	-3	-4	-1	-1
has numbers	-3		-1	-1	2	2	-1
has of		-3		1	-3	-1	-1	-1
has off		1	-3			-3	-2
has offer	3			-3		-1	-1
has ones	-3		1	3	-1	-2
has order	3			-3	-1	-1	-2
has original	3	-1	-1	-2	-3	-1	-4	1
has our	3	-1	-1	-2		-1
has outstanding	-2			3	-2	-1
has over	-3			2	1	1
has owe	-3	-1		-1	1		-1	-1
has owes	3				-3	-1
has owner	-1		2	-2			-1
has paid	1	-1	1	-1		-4	-3
has parcela	-1	-1	-1	-2	2	1	-1	-1
has past	-1	-2	-1	1	-7	-4	1	-1
has pastdue	-3			-2	1	3	-3
has paying	1		-1	2	-1	-3	-1
has payment	-1	-2	2		-5		-2	-1
has payments	2		-1	-1	-1	-4	-3
has payoff	3			-3		-3	-2
has paypat	3			-2	-2	-2	1
has period	3			-3	-1
has phone	3		-1	-2	-1	-1
has plans	3			-2			-1
has pmt	-2	-1	-1	-2	-1	3	-2	-1
has premier	1			-3	2	2
has present	-3			-2	3	-1	-2
has priority	-2			2	-1
has priya	3			-2
has profit-sharing	3			-3			-1
has proposal	3			-2	-1	-1	-1
has prosper	2			-2
has purpose	-1	2	3	-1	-1	-1	-1
has rate	2	-1	2	-6	-2	-4
has rating	-2			-1		-2	2
has re-age	2			-1	-1	-1	-1
has read	-2			2	-1
has receivables	2			-1	-3		-2
has recent	3			-1	-1	-1	-3
has recovery	1				-3		1
has ref		-1	-1		-2	-2	-3
has remark		-1	-1		-2	-3	-2	2
has report	1		-2	1	-3	-4	1
has reported	1	-1			-2	-4	-5	-1
has residential	3				-1	-1	-1
has rev	4			-2		-2	-2
has revenue	3			-2			-1
has review				2			-3
has right	3					-2	-1
has rptd	1	2	-1	-3	-2	-1	-1
has scanned	-3	-1		1	1	-2	-2
has scheduled				-1	-1		-3
has section	4	-1		-2	-1	-2	-2
has secured	3	-1	-1	-1		-1	-1
has sep	4			-3		1	-3
has service	2				-3	-1	-2
has servicer	-3		1	2
has services			1		-4	-2
has servicing	4			-3	-1	-1	-2
has show	-2	-1	-1	-1	2	-2	1
has since	3		1	-3
has situação	-3				-2	2	1
has so	-3	-1		2	-1	-1
has sold	-3		-1	3			-1
has source	-3			2	-2	-2	2
has sourcetype	-1			2	2	2	-2
has specify	3			-2			-1
has speedy	1					-2
has st	1			-1	3	-3	-3
has stands	-3		2		-1		1
has status		-2	1		-5	-3	1	-1
has still	2		1	1	-2	-1	-3
has street	3			-1	-1	-1	-1
has stuff	-3		-2	1	3	-2	-1
has sub	3			-1	-1
has subcode	3			-2		-1
has subsidized	-3			2			1
has sunday	-3		1			-1	1
has svc	-3			2		-1	1
has term	4			-3	-2	-2	-2
has terms			-1	-4	2	3	-3
has there	3		-4	-2	1		-2
has this			-1	1			-3
has time	-3			2	-1	1	1
has tmrw	1					2	-3
has to				1	-1	-3
has toyota	-3			3	-1	-2	2
has trans	2		-1	-4			-1
has type	-1	-1	-3	2	-4	-1		-1
has union	-1	-1	2	1	-1	-1	-3
has unknown	3			-1		-1	-1
has unsubsidized	-4			3			2
has updated	1		-1	1	-2	-2	-3
has upstart	-2			3			1
has us	-2			3	-1		-1
has usa	-2			3		-2	1
has utang	-3			1	2	-1
has visa	-3			2	-1	1
has was	2			-3	-1	-2
has we	-1	-1			-1		3	-1
has west	-3		-1	3	-1
has what	-1	-1	-1		2	-2	-1
has when	4		-1	-3	-1		-1
has where	-1	-1	-1	-1	-1	1	3
has write	-3			1		1
has your	2	-2	-4		-2	-2	2
has |	2			-1	-2	1	-2
high	2			-3	-1	-2
high credit	3			-3	-1	-1
historical	2				-2	-3	-2
if you	3			-1	-1	-1	-1
individual	3				-1	-1	-4
installment	2				-1	-2	-2
installment account	-1		-2	2			-1
int	3	-1		-1	-1	-2	-1
interest	-1		-1	-3	1	-2	1
jan	2		-1	-3			-2
jan dec nov	1			-3			1
joint	-2			3		-1	-2
jul	3			-1	-1	-2	-1
jun	4			-1	-1	-1	-2
last					-1	-4
limit	2			-2	-1		-2
loan id	-3	-1	-1	3
mar	1			-2	-2	1	2
means 		-3	-1		-2	-2		-1
means accountStatus	-1			-3		-2	2
means agency	-3		2	2		-1	-1
means amountLoose	1	-1		-1	-4	-2	1	-1
means balance	-1	-2	-2		3	-2	-4	-2
means date	1		1		-2	-4	-1	-1
means money	1	-1	-2		-4	-3	-2	-1
means name		-1	1		-4	-3	-1	-1
means number	1	-5	-3	2	-4	-5	-5	-2
means opened	3	-1	-2	-2	-1	1		-1
means original		-1			-1	1	-4	1
means paying	-2	-2	2	-2	-2	3	-2
means reported	1	-1	-1	1	-1	-5	-4
means statusHint		-2	-3	1	-1		-2	1
means statusLoose	-2	-2	-1		-2	-5	2	-1
means text		-4	-1		-3	-2	-1	-1
means veto	3		-1	-2	-3	-2	-1	-1
midland credit	-3			3
min	-2		-1	-3	-2	1	-1
mo	3				-1	-4
month	3			-2		-2	-1
monthly	2			-3	-2		-1
months	3			-1	-1	-1	-2
mop	1		-1	-2	-1	-3	2
mortgage	3		1		-1	-2	-4
mos left	3			-1			-2
name	4		1	-4			-1
negative	3						-3
no	5			-4		-1
nonpriority creditor's	3			-2
note	4			-3		-1	-2
notes	2	-1		-3	-1	-2	1
numbers	-3		-1		2	1	-1
on there	2		-3	-1			-1
one bank	2			-3			1
online	3			-2			-1
open	1			-3	-1	1	1
open open	-2				-1	-1	3
opened	2		-1	-2	-2	1	-3
original creditor	-3	-1		1	-1	-1	-1	2
owe	-3		-2		2	-1	-1
paid	1		1	-2			-4
paid off	3			-3
parcela mensal	-2	-1		-3	-1	3	-1
partners	3			-2	-1
past	2		-1	-4	-3		-1
past due	3	-1		-2	-4	-5	-1	-1
past due amount	-3			4	-1		-2
pastdue	-4			-1	1	3	-3
pay	-3		1		-1
payment		-1	3	-3	-4	-1	-3	-1
payment history	4		-2	-1		-1	-1
payments	4			-2	-1	-2
paypat	5			-4	-1	-3	-4
pays	-3			2		-1	1
personal	3			-2	-1	-1
platinum	-2			3			-1
post	1	-1		-2		-1	1
prepared	3			-2			-1
present	-2			-1	3	-2
priority	-3			3	-2
profit-sharing plans	3			-2			-1
rate	3		1	-3	-1	-3	-1
rating	-2			-4	1	-3	2
real estate	3		-2	1	-1	-1	-1
receivables	3			-1	-1		-1
recent payment	3			-2			-2
reference number	3			-2		-1	-1
remark	2	-1		-3		-1	-1	1
reported	3	-1	1	-2	-2	-2	-4
rev	3			-2		-2	-2
rptd	4		-1	-2
saldo devedor	-1				2	-3	-1	-1
section	3	-1		-2	-1	-1	-2
sep	-2			-1		2	-1
services					-3	-1	2
servicing	2			-1	-1		-1
source	3			-2	-2	-2
statement of account	3			-3
status	-1	-1	-1	-3	-4	-1	1	-1
status open	-2			-1			3
stuff	-2		-2	-1	3	-1
summary	4	-1	-1	-2	-1		-1
synchrony bank	4		-1	-4			-1
term	4			-2	-1	-3	-3
terms				-4		2	-3
this	2	-2		-2	1
times past	3					-1	-2
to dispute	2		-1	-3	-1
trans	3		-1	-3		-1
transferred	3			-1	-1	-1	-2
transunion	1	-1			-2	-2	-3
transunion experian	-2			3			-1
transunion experian equifax	-3			3
type	3	-1	-2	-5	-1	2	-2
verfied	2		-1	-2	-1	-2	-2
verified	-1			-4	1	-1	1
what			-1	-4	1	1
where it stands	-2						3
who		-1	1	-4		-1
year jan	2			-1			-1
your report number	3			-3
# figure label beside
account	-4	-1		4			-3
account no	-3			3			-1
automobile	-2		2				-2
best egg	3			-3
capital one	2			-2	-1	-1	-1
credit one bank	-4			3		-1	2
current	-3				-2	1	2
installment	-3		1	1		-2	-1
kohl's	-3			3		-1
last reported	3			-2			-1
lender	2			-2
lendingclub	-2			3			-1
means 	-1		-1		-2	-2	-1	-2
means amountLoose	3		-1	-3	-1	-2	-1
means balance	1			-2		-2	-3
means date	5			-4	1	-2	-3
means money	1	-1	2	-1	-4	-1	-2	-1
means name	-2			3	-3	-3	-3	-1
means number	-2	-1		1	-2	-3	2	-1
means opened	4			-1		-1	-2
means pastDue					-2	-3	1
means paying	-2	-1	1		-3	4	-3
means status	-2		-1	-2	-2	-4	3
means statusLoose	-2			-2	-2	-1	4
means text	3	-1	-1	-2	-1	-3	-3
monthly	2	-1				-1	-1
no	-2			-3			3
open	-3						3
opened	3			-1		-1	-1
payment status	-3						3
phone	4			-3		-1
portfolio recovery associates	-3			3
priority	-2			2
regions bank	4			-4
revolving	-3			2	-1	-1	-1
status				-2		-1	2
t-mobile usa	3		-1	-3
transunion	3			-3
wells fargo active cash	-2		-1	2	-1
# figure label with colon
account number	1	-1			-3	-1	-1	-1
acct	-5			5
address	3			-3	-1
case	2			-2
date	3			-1	-1		-1
estado	-2			-1		-1	3
file number	4			-3		-1
https	3				-2	-1	-2
late dates	3			-2		-1	-1
loan #	2			-3	-1
means balance	-3			-2	4	-3
means money	5			-3	-2	-3
means number	1	-2	1		-3	-3	-5	-1
means opened	3			-2	-1	-1	-1
means pastDue				-2	-2	-2	1
means paying			-2	-2	-2	1	-3
means reported	3			-3	-1	-2
means status	1	-1		-3	-1	-3	1
means statusLoose	-1	-1		-3	-2	-3	2
means text		-1		-2	-3		-1
means veto	5			-4	-1		-1
número de cuenta	-2			2
re	-2			2	-2	-1	1
reported	3			-3	-1	-2
subject	4			-5	-1	-1
terms	1			-3		1	-1
状态	-3			-1			3
# figure last of line
code	1	-1			-3	-4	-1	-1
digits-1		-1	1	-4	2		-1	-1
digits-2	-1	-1		-4			-1	-1
digits-3	-1	-2		-2	2	1	-3	-1
digits-4	-1	-1	1		-1	-3	-2	-1
digits-5	2	-1	-1	-1	-3	-1	-1
digits-6	1		-1	1	-3	-1	-1
digits-7	1	-1	-1	1	-3	-2	-2
lettered-code		-3	-2		-4	-3	1	-1
masked	1	-2	-4		-3	-2	-3	-1
with-digits		1	-2		-3	-2	-3	-1
year	2	-1		-1	-1	-3	-1	-1
# figure lead-in
account	-2	-2	1	2	-2	-2	-3	-1
accountnumber	-3			3
acct	-2			2	-1	-2	-2
acct ending	-3			3	-1
address identification number	3			-2
am	3			-1	-2
amex blue cash	-3		-2	2	1	-2
and i pay	-2				-1	3	-1
apr	3		-1	-1	-1	-1
as of	3			-2		-1	-1
at	3		-1	-1	-1	-2
aug	3		-1	-2
auto	1	-1	1	-3			-1
award id	-3			3
bal	-2	-1	-1	-4	3	-3	-1
balance	-1			-1	3	1
borrowerid b1 accountidentifier	-2			2	-1	-2
box	5	-1		-2	-4	-1
c	3			-3	-1
call	3			-5		-1	-1
card ending in	-4			4
charge-off date	-3						3
ck	2			-2
collections	5		-1	-3	-1		-3
confirmation	4			-3	-1
contract	-3			3		-1
cuenta	-3			3
current_rating code	3				-2	-1	-2
customer service	3			-2
days	3			-2	-1	-1	-2
days delinquent	-2			-1		-1	3
days past due				-5	-1	-1	1
de	3			-2	-1	-1
debtor	3			-1	-2
dia	3				-1	-3	-1
discover	-3		-2	1	-1	-1	1
due	5			-3		-2	-3
due as of	-3			-1			3
due the	-1			-3			2
electric	2				-1	-2
every	3			-2	-1	-1
fax	3			-3
federal cr union	-2		-1	2
fidelity	3	-1	-2	-2	-1
file number	3			-3
for	3			-1			-1
form	2			-2	-1
gas	4			-2	-2	-2	-1
gmac	-3		-1	3
groceries	3		-1	-1	-2	-1
installment	-3			1	1	2
irs	1		1	-3	-1		-1
jan	3			-2	-1	-1	-2
jun				-2			1
late	-1	-1		-2	-1	-3	2
left	-3				2	1
level	3			-1	-2
loan	1	-3	-3	1	-2	-2	-1	-1
loan id	-3			3			-1
mar	2			-3	-1		-2
may	3		-1	-2	-1		-1
means 	1	-3	1			-3	-3	-1
means agency			1	-3		-1	1
means amountLoose				-1	1	-3
means balance	-2	-1	-3	-3	5	-6	-2	-1
means date	6		-1	-2	-3	-4	-1
means money	3	-1	4	-3	-1	-7	-1	2
means name	-2	-4	-1	2	-1	-4	-2	1
means number	-2	-2	-3	4	-4	-4	-4	-1
means opened	1			-4	-2	-3	2
means pastDue		-1	-1	-4	-3	-4	1
means paying	-2	-1	-3	-5	-6	4	-3	-1
means reported	2		1	-5	-2	-1	1
means status	-1	-1		-2	-4	-5	2	-1
means statusHint				-3	-2	-2	4
means statusLoose	1	-1		-6	-2	-4	1	-1
means text	1	-1		1	-3	-3	-2	-1
means veto	5	-1		-3	-1	-1	-1
mi	3			-2
min	-4		-1	-3	-3	3	-1	-1
month	3			-1	-1	-1	-1
monthlypaymentamount	-5			-1	-3	5	-2
nco	-2		4	-3
net	3				-2	-2	-1
new vehicle	-3		1	1
nmls	4			-3	-1	-1	-1
nov	3			-2	-1	-1
number if known	3			-3
nw	2			-2
of	6			-2	-3	-3	-3
official form	2			-2
oh	3			-3
old navy barclays	-3		-2	3		-1	-1
on	3			-1		-1	-1
on the	1			-3			1
open	4		-1	-4
opened	-1			-2	-3	-1	2
over	4		-1		-1	-1	-3
pa	3			-2	-2
page	2	-1		-1	-3	-1	-1	-1
paid	3					-1	-2
paid in full	3						-3
pastdueamount	3			-1	-1	-2
pay	-2				-1	3	-2
pay status account	-3						3
payment plan	-2				1	1	-1
payment status	-3						3
petal	-3		3	-1	-1	-1	-1
phone	3			-3	-2	-2	-1
pmt	-3			-1	-2	3
po box	6		-1	-7	-3	-1
pob	3			-3
rating	-2			-1		-1	3
regional acceptance			-4	1	-1		-1
rent	3			-2	-2	-1	-1
report number	3			-3
reported apr	3			-1	-1	-1	-1
routing number	3			-3
rpt	3	-1		-2	-1
score	3			-1	-1	-1
sd	3			-2	-1	-1
section	3			-2	-1
settled	3						-3
status as of	3						-3
status past due	-2						2
syncb/amazon plcc	-3			3
term	3			-1	-1	-2	-1
terms	1			-4		-1	2
the	4			-2			-2
the reference number	4			-4
time	3				-1	-1	-2
to	3			-1	-1	-1	-1
toyota	3		-1	-2	-2
toyota financial	-2		3	-2	1
type	-3			-2			3
unit			2	-3
unpaidbalanceamount	-5			-1	3	-2	-2
verizon	3		-1	-1	-1	-1
vin ending	3			-3	-1
was past due	-4						4
y	2		-1	-1		-1
# figure line above
</credit_liability>					3	1	-1
</liability>	2			-1		-1
account	-3			3
account #	-5			5			-1
account name	-2			2
auto	-1	2	-1	-3	2		1
balance	3		-1	-2
begins (	1	-2	-1	1	-1	-3		-1
begins *	1	1	1	-2	-1	-4	3
begins +	1			-2	-1	-1
begins .	2	-1	-1	-3		-2	-1
begins =	2	-2	-2	1	-2
begins >	-3	-1	-2	2	1	1
begins [	-2		1		-1	-4	-2
begins a	-1	-1	-1	1	-2	-4	2
begins aaron's	-2			3		-1	1
begins account		-1	1		-3	-4	3
begins accounts	1		1	-1	-3	-1
begins acct	2	-2	-1	-3	-1		2	-1
begins acreedor	-3			3
begins addresses	2			-1	-1		-1
begins adverse	-2		-1	3			-1
begins affirm	-4		-1	-2	3	2	-2
begins all	3			-1	-1	-2
begins ally	2		-1	-4	-2	-1	1
begins amex	-2			-1	2		1
begins amount		-1	-2	-1	-3	-4	2
begins apple	-1	-1	-1		-1	2	-3	-1
begins applicant	3			-2	-2	-2	-1
begins april	3	-1		-1	-1	-1	-1
begins as	3	-1			-2	-2	-1
begins attorneys	3			-2	-2
begins authorized	2		-1	-1		-1	-1
begins auto	-1	2	-1	2		-4	-1
begins b	-2	-1	-1	4	-3	-2	-3	-1
begins balance	1	-1	2	-1	-3	-4	-1	-1
begins bmw	1				-3	-2
begins c	-1			2			-3	-1
begins call	3			-2	-2	-2
begins cards	-1		-2	2	-2
begins cavalry	-2			3	1	1	-1
begins charge	3		-1	-2	-1	-2	-1
begins chase			-1	-1	-3		1	-1
begins check	-3			2	2	-1
begins church	3			-2	-1	-2
begins citibank	3			-1	-2	-2
begins citizens	-2		-1	1	1		1	-1
begins cleveland	3			-3
begins closed	3		-3	-2	1	-2	-1
begins collection	1		1	2		-1	-4
begins collections	1		-1	2	-3	-4
begins comments	5			-2		-1	-3
begins consumer	4		-1	-3	-2		1
begins conventional			-3	-2	-1		1
begins countrywide	4			-4			-1
begins credit	1	-1	-3			-2	1
begins creditor		-1	1	-1	-4		-2	-1
begins creditors	3			-3	-1	-1	-1
begins credor	-2	-1		1	2	3	-2
begins current		-1	1	-1	-3	-3
begins dashboard	2			-1			-2
begins date	2		-2	-1	-2	-3	-2	2
begins days				-3	-1	-2	1
begins des	3			-2	-1	-1	-1
begins detach	4			-4	-1
begins direct	-3		-1	2		1	-1
begins dr	-3			1	-1	2	1
begins duke	4			-2	-1	-2
begins e	-1			1		-1	-3
begins ecoa	1		1	-3	-2	-1	2
begins elan	-2		-1	2	-2	1	1
begins enhanced	-2		1	4	-1	-2
begins equifax	3	1		-3	-2	-2	-2
begins everyday	3	-1		-2
begins exeter	-2				1	2	1
begins fecha	3			-2	-1	-1
begins fico	4			-1	-1	-1	-2
begins fidelity	2			-2
begins figure		-2	-1			-1		-2
begins file	1		-1	-3	-1	-2	1
begins ford	1		-1	1	-3	-2	1
begins freddie	3			-2		-1	-1
begins furnisher	-3		3	1	-1	-1	-1
begins great	2			1	-1	-3
begins guarantor				-3		-2	1
begins here	-3			3
begins hers	-1		1			2	-2
begins hi	-1	2	-2	-1		-2	3
begins high	2			-1	-2	-3
begins historical	3			-3			-1
begins home	-2	1		1		-3
begins hospital	-2		2		-4	-3	-1
begins how	-3			-2	-1	3	-1
begins hyundai	-3			3
begins if	1	-1		-1	-1	-3
begins inquiries	4			-2	-1	-3	-1
begins installment	1	-1	-2	1	-3	-3	-2
begins institution	2	-1	-1	-3	-1
begins interest	3			-1		-2	-1
begins internal	-3		-1	3			-1
begins jan	-1			-2	1		3
begins jcpenney	-3			2			1
begins joint	-3		2		-1	-1	-1	-1
begins k	-2				2	-1	1
begins kessler	3			-1	-2	-1
begins key	3			-2			-1
begins keystone	3			-3			-1
begins kohls	3					1	-4
begins la	-4			3	-1	2	-1
begins last		-1	-3	1	-2	-1	-2	-1
begins late		-1	-3		-3	-2	-1
begins lender	-1	-2	1	1	-2	-3	-1	-1
begins lightstream	3			-3
begins loan		2	3		-2	-4	-2	-1
begins long	3			-1	-2
begins macy's	-3		-1	2	2	2
begins make	4	-1		-3	-1
begins mar	-1	1		2	1	-3
begins marcus	1		1	-3	-1	-1	1
begins me	2		-3			-3
begins mine	-3	-1	-1	1		2
begins mission	2			-1	1	-3	-2
begins mom	-2		-1	3		-1	1
begins monthly	-1	-1		2	-2	-4		-1
begins mortgage	3	-1	-1	2	-4	-5	-2
begins mortgages	-2		-1	3	-1	-1	-1
begins n/r	2			-2			-1
begins navy	-4	-1	-2	3		3	1
begins need	3			-2	-1	-1
begins no	-3	-1	-1	-2	1	1	3	-1
begins notes	3		-1	-1	-1	-1	-1
begins now	3	-1	-1	-2		-1	-2
begins número	-3			2		-1	2
begins o	3				-1	-2	-1
begins offers	3			-2	-1
begins official	3			-1		-1	-1
begins ok	-6	-1	-1		2	2	-1
begins onemain	-4		1	1	-2		2
begins original	1		-2	-1	-4	-3	1	1
begins overdraft	-3			2
begins owe	-2			-2		3	-1
begins p.o	3			-2	-3	-1	-1
begins past			-1	1	-1	-3		-1
begins pay	2	-1	-2	3			-3
begins payment		-1	-1	1	-2	-3		-1
begins personal			1	2	-2	-1	1
begins placed	3			-2	-1	-1	-1
begins plan	3			-2		-2	-1
begins pmt	-1			-2		1	3
begins po				-1	-1	1	-3
begins portfolio	-1		-1	1	-3	-1	2	-1
begins prepared	4	-1		-3	-1	-1	-1
begins previous	3	-1		-2	-1	-1
begins primary	4			-3
begins public	5			-4	-2	-2	-1
begins rating	-2	-1		3	-2	-2	-3
begins real			1	-1	1	-3
begins reference	-2			3		-1	-1
begins rent	4			-4	-3	-3
begins report	2		-1	-1	-1
begins resurgent	-3		-1	1	-1	1	2
begins rocket	1	-1		1	-3		-3	-1
begins rockland	-2	-1		1	3	2	-1
begins run	3			-2		-1
begins s			-1	1	-2	-3	-1
begins santander	-1	-1	-1			3	1	-1
begins satisfactory	-3		-1	3
begins score			-1	1	-3	-2
begins section	2			-3		-2	-1
begins see	3		-2	-2	-1	-1	-2
begins seq			1	3	-1	-2	-1
begins service	-1			3	-1	-1	-2
begins shares	3			-3
begins sioux	1	-1		-3	-2	1
begins sorry	-1			3		2	-2
begins source	4			-2	-1	-2	-3
begins st				1	-4	-4	-1
begins standing	2		1	-3			-1
begins status	1	1	1	-2	-3	-3	-2	-1
begins student	1		-4				-1
begins t-mobile	4			-2	-1	-1	1
begins take	3			-2	-1	-1
begins tax		1	1	-3	-1	-1
begins td	1			-1	1	1	-2
begins term	4			-1	-1	-2	-2
begins terms	3					-1	-2
begins thank					-1	3	-1
begins to		-1	-1	2	-5	-2	-1
begins tot	3			-1	-1	-1	-1
begins total	1	1		1	-4	-4	-3
begins totals	4		-1	-3	-1	-1
begins toyota	-3	-1	1	2	-3	3	-2
begins trade	3			-2		-1	-1
begins transaction	3			-1	-1	-1	-2
begins transunion		-1		2	-2	-3	-3	-2
begins transunion/fico	3			-1	-1	-1
begins tri-county	4			-3	-1
begins uncle	3					-1	-2
begins upvote	3				-1	-2	-2
begins us	3			-1		1	-3
begins usaa	-3				-3	1	3
begins verizon	3			-3	-1	-1	-1
begins wells	-1		-1	2	-2	-3	1
begins what	-1	1		2	-2	-4	-4	-1
begins who	-1		1	2	-2	-1	-5	-1
begins xfinity	2		-1	-3
begins yea	-3			2		1
begins year	2			-1	-1	-2	-3	2
begins you	3	-1	1	-2	-3	-2	1
begins —	3			-2		-1	-1
begins ■	-1			3	-1
begins ◦	2		-1	-3	2	2	-1
begins 【	-1	-1		1	1	-3	-1
begins 二	-3		2	1		-1	-1
begins 💳	-3			1	-1	2	-1
contact info	3		-1	-2	-1
credit card	-1		-1	-3	-2	1	1
equifax	4			-3	-2	-1
everyday checking	2	-1		-2
experian	3			-3	-1
inquiries	2			-1		-1
joint	-3		2	-2			2
loan details	3	-1		-3
loans	-2		-1	2		-1	-2
lvnv funding llc	-3			3			2
means 	-1	-2	-3	-1	-1		-1	-1
means , short	-2	1	-2	1	1	-6	-2	-1
means agency	3			-2		-1
means balance	-1	1	-1	1	-4	-2	-2
means money		-1	1	-2	-1		4
means money, short	3	-1	-1	-2	1	-2	-3
means name		-2	1	1	-3	-1		-1
means number, short	-1			1	-2		-4	-1
means original	3			-1	-1	-1	-3
means status		-2	-1	3	-3	-1	-1	-1
means text	2	-1	-1		1	1	-3	-1
means text, short	3	-1	2	-2	-2	-2	-3
means veto	3		-1	-1	-1	-1	-1
merrick bank corp	3			-3
none	1	-2	-1	-3	-2	-1		-1
pattern "#","w				1	-4	-3	1	-1
pattern "w","w		-1	-1	-1	-5	-5	2
pattern "w":{	1			-3	-1		-1
pattern "w(w)"	-1		1	-1	-3	-2	-3
pattern #	1		1	-3	-1	1	-2
pattern ##/#MM	4					-4	-2
pattern #)#	1			-3	-1	-1	2
pattern #)w(w)	-3			1	-1	1	-1
pattern #)w,w#			1	-1	-2	-1	2
pattern #, first	1	-1		-1	-3	1	-5
pattern #.w, first		-1	-1		-2	-1	1
pattern #.w,w#	-1		-1	-3	-1	-2	3
pattern #.w,wM	-4		2	2	-1	-1	2
pattern #.w.w#	3			-2		-1
pattern #.w:w	-3			3			1
pattern #.w:w#	3			-2			-1
pattern #.w:w,	3			-2	-1
pattern #.w?	-1		-1	3	-2	-2	-1
pattern #.wMw,	-1	-1	-1	3		-1	1
pattern #/M/M	3				-1		-2
pattern #/M/Mw	3			-2			-1
pattern #M/M/M		-1		-2	2	-3	1
pattern #M/Mw	2			-1		-1	-2
pattern #M/MwM				-3		2	-1
pattern #w	-1	-1	-2	-2	1	-4	2	-1
pattern #w#M/M	2		1	-2	-1	-1
pattern #w#MMM				3	1		-2
pattern #w#MMM, first	4	-1	-1	-3			-1
pattern #w#MMw	-1			3	-1	-1
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw	2			-2	1		-2
pattern #w#wMw, first	-3	-1		3
pattern #w(w)#	-2			1		-1	3
pattern #w, first	3	-1	-1	-4	-1	-1	-1
pattern #wM			-1	2	-3	-2	-1
pattern #wMMMw, first	-1	-2		2			-3
pattern --	3			-1		-1	-1
pattern ------	1	-1	3	-2	-2		1	-1
pattern ------, first				3		-2	-2
pattern <?w="w	3				-3
pattern <_w_w=	1			-2	-3	-3	1
pattern <w="w.	3			-2	-2	-1	-2
pattern <w>	-3		-1	4		-1
pattern <w><w>	4			-2	-2		-1
pattern ======	2			2	-3
pattern >>>w-M	2			-3	-2	-2
pattern M		-1			-3	-2
pattern M.w	2				-1	-2
pattern M/M/M	4				-1	-1	-3
pattern M/M/M#	2			-2
pattern M/M/MM	2		-1	-3	-3	-2	1
pattern M/M/Mw	4	-1	-1	-4	1	-3	-3	-1
pattern M/M/Mw, first	2	-1		-3	-1	-1	-2	-1
pattern M/Mw#M	3			-2
pattern M/MwM	3		1	-3	-1	-1	-1
pattern M/MwMM	4		-1	-4	-2	-2	-2
pattern M/MwMw	3			-2		-1
pattern MM	3			-2	-1	-2	-1
pattern MMMMM	-2		-1	-2	-1	3	2
pattern Mw	1	-1	-2	-1	1	-4	-2
pattern Mw#MMM	-1	-1		1	-1	-3	1
pattern Mw#wMM	-2	-1	-2	2	1
pattern MwM	2			1	-1	-3
pattern MwM, first	3					-1	-3
pattern MwMMMM	-3		1	2	-1		-1
pattern MwMMMM, first	4	-2		-3		-1
pattern MwMwMM	-1	-2		2		-3	1
pattern M✓✓✓✓✓	4					-1	-4
pattern M✓✓✓✓✓, first	3						-2
pattern []w	3			-2	-1
pattern w		-2		-1	-1	-3	-2	-2
pattern w#		-1	-1	-3	-2	-1	3	-1
pattern w##				-4	-4	-2	2
pattern w#####	2		-1	-2	-1	-1	-1
pattern w##/MM	3			-2		-1	-1
pattern w##/MM, first	-3			3
pattern w##MMM				1	-1		-3
pattern w#$M$M		-1	-4	1	-2	-1
pattern w#$M$M, first	2	1		-3
pattern w#, first	1				-2	-2	-3
pattern w#-w	2			-2
pattern w#:w, first	3			-2		-1
pattern w#M/M/	-2	1	-1	3		-2	-1
pattern w#MM	3		-1	-3	-1	-1	-1
pattern w#MM#M	4			-1	-1	-3
pattern w#MMM#	-1	-1		1	-2	-3	3
pattern w#MMM/	3		1	-1	-1		-2
pattern w#MMMM	3	-1		-2	-2	-3	-1	-1
pattern w#MwMw	2		-1	-3	3	1	-2
pattern w#w	3	-2	-1	-3	-3	-2	1	-1
pattern w#w#	1	-1	2	-1	-3		-1
pattern w#w#w#	-2		1	-2	3	-1	-1
pattern w#w#wM	3	-1		-2	-1	-2
pattern w#w,wM	-2		-1	3	-1	-2	1
pattern w#w.w.	2			2		-2	-2
pattern w#w?	3			-1	-1	-2	-1
pattern w#wMMM	1		-1	3	-1	-2	-1
pattern w#wMw#	-3		-1	2		1	1
pattern w$#,Mw	4			-1	-4	-3	-1
pattern w&w	-1		-1		-4	-1	2
pattern w(w)	1		1		-3	-2	-1
pattern w(w)##	2				-3	-2		-1
pattern w(w):	-2	-1	-2	1	1	1	-1
pattern w(w)Mw	-1		-1		4	-2	-1
pattern w(w,w)	-1			-1	-1	3	-1
pattern w,#	3			-2	-2	-1	-2
pattern w,w	-1	-1	-1	-2	-2	3	-1	-1
pattern w,w!	3			-3	-1
pattern w,w#	3			-2	-2	-1
pattern w,w#, first	4			-4
pattern w,w#,w	-4			2	3	-2	2
pattern w,w, first	1	-1		-3	-2	-2	1
pattern w,w,w,, first	-2	-1		-2		3	-1
pattern w,w.w	3			-3
pattern w,w.w.	-3			1	2	-1
pattern w,w.wM	2				-2	-1
pattern w,wM	1	-1	-1	-1	-4	-2
pattern w,wM, first		-1		-6	-2	2	-2
pattern w,wMw:	3			-2		-1
pattern w,wMwM		-1	-1	-1	-1	-2	3
pattern w-Mw	3			-1		-2	-2
pattern w-w			2	-1	-2	-3	-2
pattern w-w;w-	3		-1	-2	-1		-1
pattern w-wMMM			-1	-3	-1	2	-2
pattern w.	1		-2		-5
pattern w.#w	2			-1		-1	-2
pattern w., first				1	-1	-1	-3
pattern w....., first	3			-1			-1
pattern w.Mw.M			1		-1	1	-3
pattern w.w		-1	-3	1	1	-1	-3
pattern w.w, first	-1	-1		2	-3	-1	-1
pattern w.w,Mw	-3			1	2
pattern w.w,w.	3			-1	-1	-1	-1
pattern w.w.	1		-1	1	-2	-2	-3
pattern w.w/w	-1		-1	1	-1	-3	1
pattern w/w#MM			1	-3	-1	1	1
pattern w/w...	3		-1	-2	-1	-2
pattern w/w.w	-2		-1	3	-1	-1	-1
pattern w/wMM#	-1			-2		2
pattern w/wMMM	-2	-1	-1	3	-1	1	-1	-1
pattern w/wMwM	2			-1		-1	-1
pattern w:	-1	-1	1	-1	1	-1	2	-1
pattern w:#		-1		-5	2	-1
pattern w:#w:#	3			-1	-1	-1	-2
pattern w:#w:w	4		-1	-2	-1		-2
pattern w:, first	-3	-1		3		-1	1
pattern w:M		-1	-2	-2	-4	-1	2	-1
pattern w:M/M	2	-1	-1	1	-1	-4	-2	1
pattern w:M/M/		-1			-2	-3		1
pattern w:MMM	1			-2	-2	-3
pattern w:Mw:M	1		-1	1	-1	-3	-1	-1
pattern w:MwM	3			-1		-1	-1
pattern w:w			-1		-4	-1		-1
pattern w:w, first	4	1	-1	-2		-1	-2
pattern w:w,w	3			-2	-1		-1
pattern w:w,w, first	3			-2
pattern w:w.	3	-1	-2	-2
pattern w:w.w.	3			-1	-1	-2
pattern w:w:w	-1		-1	-3	-1	-2	1
pattern w:w:wM	-3			3		-1
pattern w:w<w>	3			-1	-1
pattern wM	-1	-3		-1	-2	1		-1
pattern wM(w)	3		-1	-1	-1	-2	-1
pattern wM, first	-1			-4	-1	1	3
pattern wM-w	3			-2		-1
pattern wM-wM-, first	3			-3
pattern wM/M	1		-2	-1	1	-1	-3
pattern wM/M/M, first				-3	-1	-1	1
pattern wM/MM/	1	-1		-6	-3	3	-4	-1
pattern wM/MM/, first	-4			4	-1	-1	-2
pattern wM/MMM, first	-3			3
pattern wM/Mw:	3		-1	-2	-1	-1	-1
pattern wMM	2	-1		-2	-2	-4		-1
pattern wMM#/#				-3	-1	1	1
pattern wMMM	1			1	-3	-1	-2
pattern wMMMM#	-3			-1	1	-1	3
pattern wMMMMw	2		-1	1	-1	-2	-3
pattern wMMMw	-2	-1	-1	3	-3			-1
pattern wMMMw#			-1	-1		1	-3
pattern wMMMwM		-1	-1	2		-2	-1
pattern wMMw	1		-1	3	1	-2	-2
pattern wMw	-2	-1	-1	1	2	-3	-1	1
pattern wMw#	3			-3		-1
pattern wMw#w				-2	1	-2	1
pattern wMw,wM	1	-1	-2	3	-2	-2	1
pattern wMw.wM	3		-1	-1		-1	-1
pattern wMw/wM	-3			2		-1	2
pattern wMw:w	-2			2
pattern wMw:w:		-1	-1	-4	1		-1
pattern wMwM#w	-2			3	-1		1
pattern wMwM/M	1			-1	-1	-3	-1
pattern wMwM/w	-3			2		-2
pattern wMwMMM	-1		-1	3	-1	-2	-3
pattern wMwMw	3	-1	-1	-2	-1		-2
pattern wMwMw#	3			-1	-1	-2
pattern wMwMw,	2			-2	1	1	-2
pattern wMwMw.	3			-2		-1
pattern wMwMwM		1	1	2	-3	-2		-1
pattern w—w	2			-2	-1
pattern w•w#M,	2			-2
pattern {	3	-1		-3	-1
payment history	3			-1		-1	-1
personal information	3			-2	-2
public records	4			-3		-1	-1
report confirmation	3			-3	-1
satisfactory accounts	-3	1	-1	2
status: current	-2		2	1			-1
to be completed by the lender	3			-2	-1
transunion experian equifax	2			-2
upvote	3				-1	-2	-1
us bank	-2			3
you said	3			-2	-1	-3
二, 贷款	-4		2	2		-1	-1
# figure line below
account information	-4			4	-1
auto	-4			4		-1
begins *	-1	1	1	-2	-2	-3	1
begins +					-2	3	-2
begins =	1	-1		-4		-3
begins >		-1	-2	3		1
begins [	1		1	-1		-2	-3
begins ]	-1		3	-1		-1
begins account	1				-3	-1	-1	-1
begins accounts	3		-1	-2	-2	-1
begins acct	-2	-1	1	-4	3	1	-1	-1
begins affirm			-1	-3		2
begins and	-3	-1	-2	-3	-1	3
begins as	1			-1	-1	1	-2
begins august	2			-1	-1
begins available	2			-5	1	-1	-1
begins avant	-3				1	-1
begins bal	-2		1	4	-2	-1	-1
begins balance	-2	-2	3	1	-3	-3	2	-1
begins balances	3			-2	-1		-2
begins barclays	2			-2	-3	-1	1
begins best	-2			-1	-1	1	2
begins billing	-1			3	-1
begins bk	3			-2			-2
begins bmw	3				-4	-2	-1
begins borrower	3	-1		-3	-2		-2
begins bridgecrest	1			3	-1	-2	1
begins capital	2	-1		-3		-1	-1
begins care	-3	-1	2	1			1
begins charge	-2		-1	2	-1		-3
begins charged	-2			1	3	-2	1
begins chase	1	-1		1	-3	1
begins chatgpt	3			-2	-1	-3
begins checking	4			-2	-3	-2	-2
begins child	3			-2	-1	-1
begins citi	-1			3			-1
begins city	3	-1		-1	-1	-1
begins cl	1	1	-1	-2			-2
begins client	2		-2	-3	-3	-1	2
begins closed	-2		-1	4	1	-2	-2
begins col	4				-1	-1	-3
begins collateral				3			-1
begins confidentiality	3			-3	-1	-2	-1
begins confirmation	3			-2		-1
begins consumer	2	-1	-1	-4	-3	-1	-1
begins contact	-1	-1	-1	-3	-1	-2	1
begins conventional	-1			2			-3
begins convergent	-3				2	1	1
begins creditor's	3		-1	-2	-1	-1
begins current	-1	-1			-4	1		-1
begins còn	-2		-1	3		-2	-1
begins d		-1	-2			-2	-4	-1
begins date		-1	-1		-3	-4	2
begins daycare	4			-2	-1	-1
begins debt	3			-2	-1	-1
begins debts	3			-2	-1	-1
begins delivered	-3	2	-2	-1	2	1	1
begins description	-1			1	-2	-3	-1
begins dillards	-3	2
begins discover	1	-1	-1	-3	-1	2	-2
begins document	2			-1	-2	-1	-1
begins downvote	2				-1	-2	-1
begins dr	-1			1	-2	3	-3
begins due	-3						3
begins e	2			-1	2	-3	-1
begins ecoa	1		-1	-2	-2	-3
begins employers	3			-2	-1	-1
begins end	4		-1	-2		-1	-1
begins est	3			-2	-1		-1
begins evansville	2			-1	-2
begins experian		-1	2	-3	-3	-2	1
begins feb	3		-1	-1	-1	-1	-1
begins federally	3			-3			-1
begins fees	3		-1	-1		-1	-1
begins fidelity	4			-4
begins figure	-1		-3	-1			1	-2
begins file	4			-4	-1
begins final	-2			2			1
begins financial	3			-3
begins ford	1		-1	2	-3	-2	-2
begins form	3			-2			-1
begins from	3	-1		-1	-1		-2
begins ge	2			-2
begins geico	1			-2	-2	-4	1
begins groceries	4			-3	-1	-3	-1
begins guarantor	2			-1	-1
begins hard	-2			-2			2
begins high	2			-4	-2	-1	1
begins house	3		-1	-3		-1
begins if	2				-3	-3	-2
begins image	-4			3	1	1	-1
begins in				1	-2	-2	-1
begins include	3			-3
begins innovis	2			-2			-1
begins inquiries	3		-1			-2	-2
begins installment	-1	-1	-1	1	-2	-3	1
begins jefferson	-2		-1	1	1	-3	2
begins jun	2		-2	-1
begins late	-2	-1		1	-3	3	-2
begins lease	-3			2		-1	-1
begins lender	1	-1	1	-2	-2	-1	2
begins list	3			-3	-1
begins loans				-3	3		-2
begins lorraine	2						-2
begins member	2		1	-4	-2	-2	1
begins merrick	-1		-1		2	-1	-2
begins min	-4			-2	3	-2	-1
begins mission	2		1	-2	-1	-3	2
begins mohela	-3		-1	3	1	2	1
begins navient	1		1	-3	-1	2	-1
begins netflix	2		-1	-3	-1	1
begins new	2	-1	-1	-4		-2
begins nmls	3			-3			-1
begins no	2	-1	-1	1		-2	-2
begins nonpriority	-2	1	1	2	-3	-2	-1	-1
begins not	-1			1		-4	-1
begins nothing	-2		-1		-2	2	-1
begins offers	1			-3	-1	-1
begins official	3			-2
begins onemain	-1				-1	1	3
begins open	-1	-1	-2	3	-3	-2
begins opened	-2	-1		3	-3	-3		-1
begins orig	-3	-1	2	3		-1
begins original	-1	-1	-1	1	-2	-3		-1
begins owner	3		-1	-3
begins p.o	3	-1		-1	-2		-1
begins page	2			-1	-2	-2
begins paid	-2		-2	-1	-3	2	1
begins part	5			-5	-1
begins patient	-4	-1	-1	4	-1		-1
begins patients	-4			4	-1
begins pay			-1	-2	-2	-3	1
begins payment			1	2		-3
begins payoff			-1	-1	-1		3
begins phone	3			-2	-2		-1
begins plaintiff	3			-3
begins planet	3			-2	-3	-1	-1
begins please	3	-1		-1	-2	-2	-2
begins pmt		-1		-1	2	-3	-1
begins pnc	-3		1	1		1	1
begins po		-1	-3	1	-3	-4	-2	-1
begins portfolio	-5			3			1
begins prepared	4			-2	-2
begins priority	-3			4		-1
begins provider	3			-3
begins préstamos	1			-3		-1	1
begins public	3			-1		-2	-2
begins rating	2			-1	2	-1	-3
begins re	2	-1		-3	-1		1
begins real	-3			3	-2	2	-2
begins ref			1	-2		-3
begins rent		-1		-3	1	-2
begins repayment				-1		-1	3
begins report	3			-3		-1	-1
begins reported	-2	-1	2	2	-1	1	-3	-1
begins requested	4			-4	-2	-1
begins retirement	3			-3
begins saldo	-4		-1	3	-2	-2	1
begins sallie	1			1	-1		-3
begins satisfactory	3			-1		-1	-1
begins savings	4		-2	-3	-1	-1
begins schedule	3			-2	-2	-1
begins score	3			-1	-1		-1
begins section	4			-3	-1	-2	-1
begins see	4			-2		-3	-4
begins service	-3			3
begins share	2					-2
begins sincerely	2			-2
begins source	-1			3	-1		-1
begins speedy	-2			1			2
begins spokane	3			-2	-2
begins state	2		-1	-3	-1	-1
begins student			-1	3	-1	-2	-2
begins subtotal			-2	-1	2	-3	1
begins sum				-2	1	1	-3
begins synchrony					-4	-2
begins t	1				-3	-2	-3
begins take	1			-3	-2	1
begins target	-3	1	-2	2	2		-1
begins thank	-2	-1		3	-1	-1	-1
begins then	-3		-1	3		-2	1
begins this	-2		-1	-1	1	-3	1	-1
begins to	1			1	-3		-1
begins totals			1		-1	-2	1	-1
begins tradeline	3			-1		-1	-1
begins tradelines	4			-1	-2	-1	-1
begins transunion	1	2		-2	-1	-3	-2	1
begins transworld	-2			2
begins two-year	3			-1		-1	-2
begins type			2		-1	-3	-2
begins unsecured				-3	2	-1	-2
begins upvote	5			-1	-1	-4
begins us	-1		-1	-1	-2	-2	3
begins vanguard	3			-3
begins was	-2			1	-2	-3	-1	2
begins wells	3		1		-2	-2	-1
begins westlake	1			2		-1	-3
begins when	3			-2	-1	-1	-1
begins whose	-3		-1	3	-2		1
begins xfinity	3			-3	-1		-1
begins you	-1		-1		-3
begins }	1			-3	-2	-2	1
begins ~	3	1		-2	-1	-1	-2
begins ©	3			-3	-1	-2	-1
begins •	-2		-2	1		2	-1
begins ◦	3		-1	-3	2	1	-2
begins ✓	3				-1		-3
begins 三	3			-3	1	-1	-1
begins 余额	-3			2		-1
begins 👍		-1		-3			-1
begins 😬	-3		-1	1	2	1	-1
closed	-4			3			-1
collection	-2			3			-1
downvote	3					-1	-2
means , short		-2	-1	-3	-1	2		-1
means date	-1			3			-1
means name	3			-2			-1
means name, short	4			-4			-1
means original	-2			3
means text	1	-1				-1	-3
means text, short	-3			2	-1	2
none	1	-1	-2	-3	1	-2
pattern "#","w		-1		1	-4	-3	1	-1
pattern "w","w	-2			2	-2	-3
pattern "w":"w	-2			1	2	-1
pattern "w":#	-1			-3	2	2	-1
pattern ##	-3	-1		1	3	-1	1
pattern ###	3			-2	-1	-1	-1
pattern ##/#M	3			-1	-1	-2	-3
pattern ##/#MM	-2			-4	-1	2	3
pattern ##w#wM	-3	1			-1		1
pattern #)#	3			-1	-2	-1	-1
pattern #)#, first	3			-2	-2	-1
pattern #)#w#w	3			-1	-2
pattern #)w,w.	-3	-1	-1	2	1	-1	2
pattern #)w,wM	2			-1	-1
pattern #, first	-2	1		2	-3	-4	-5
pattern #.w#.$, first	3			-3
pattern #.w(w)	-2			3	-2	1
pattern #.w, first				-4	-2		1
pattern #.w,w#	-2		1	1	-2	-3	3
pattern #.w,wM	-3			4	-1	-1	1
pattern #.w.w#	3			-2		-1	-1
pattern #.w?	-4		-3		3	3	-1
pattern #.wMw,	-2			2	-1	1	-1
pattern #M				-3		-1	1
pattern #M/M	-1		-1	-3	1
pattern #M/M--	3		-1	-2	-1	-1	-2
pattern #M/MMM	-1		-3	-5	2	-4	2
pattern #M/MMw	5			-2			-4
pattern #M/Mw	2		-2	-3	-1		-2
pattern #M/Mw:	3		-2	-2	1	1	-1
pattern #M/MwM	1		-2	-2	-2	-2	-1
pattern #w	3		2			-1	-3
pattern #w#	3	-1	-1	-2	-1	-1	-1
pattern #w#M/M, first	3			-3			-1
pattern #w#MMM, first	3	-2		-2			-1
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw	-1		1	-3		1	-1
pattern #w(w)w, first	4			-3
pattern #w, first	4		-1	-3			-1
pattern #w/w#M	2			-2		-1	-2
pattern #w:w	1			-1	-1		-2
pattern #wM			2	-4		-2	2
pattern #wM/M	1		-2	-3	2	-3
pattern #wM/M/	3			-4		-1
pattern #wM/Mw	3			-2	-2	-2	-2
pattern #wMM, first	2			-2
pattern #wMMM, first	3			-2			-1
pattern #wMMMM	1	1	-1	-1		-3
pattern #wMMMw, first	-1	-1		2			-3
pattern #wMMwM	3			-1	-1	-1	-1
pattern #wMw	1		2	-4	-1	-2
pattern #wMwM/	3			-2	-2		-2
pattern #wMwMM	-2		-1	2	-2	-2	-1
pattern -w::M	-2	-1	1	3
pattern -wMwMw	-3				1	2	1
pattern </w>	2			-3	-3	-2	-1
pattern <_w_#=	-2			-2	-1	-1	3
pattern <_w_w=					1	1	-3
pattern <w="M#	3				-2		-1
pattern <w>	2			-1	-3	-2	-1
pattern <w><w>	3			-2	-1		-1
pattern <w>w</	-3			3	-2	-2
pattern <w_w="				1	-2	-3
pattern ======	-1	-1	1	-2	-3	-3	1
pattern ======, first	-1			-3			2
pattern M	-1	-2			-6	-5	1	-1
pattern M#wM(w	2					-2
pattern M, first	-3	-1	-2	3	1	-2	-2	-1
pattern M/M, first	-1			3		-1	-1
pattern M/M/M, first		-1		2	-1	-2	-2	-1
pattern M/M/Mw	2	-1	-2	-3		-4	-2	-1
pattern M/MM/M	-1	2	2	1	-2	-3	-3
pattern MMMM	1			1			-3
pattern Mw	-1	-1	-1	2	-2		-3	2
pattern Mw, first	3			-2	-1	-1	-1	1
pattern Mw,w	3			-2	-1	-2
pattern Mw,wM	-2	-1	-1	3		-1	-2
pattern Mw:Mw:	-3			3
pattern MwM	2		-1	2	-4	-2	-2
pattern MwM, first	1	-1			1	-1	-3
pattern MwMMMM	-1		-1	4	-1		-1
pattern MwMw	5			-2	-1	-2	-1
pattern MwMwMM	-1		-1	1		-3	1
pattern M✓✓✓✓✓				-1	-2	-3	1
pattern ],			2	-2	-1	-1
pattern w		-3	1		-4			-1
pattern w#	3	-1	-1	-3	-1	-2	1
pattern w##/MM	3			-1		-2	-3
pattern w##MMM	2			-1	-1	-1	-3	-1
pattern w#$M$M		-1	-2	1	-2	-1	-1
pattern w#$M☐$			-1	3		-1	-1
pattern w#)			-1	1	-3	-3
pattern w#)MM				3		-1	-1
pattern w#/#/M	-2		1	3		-1	-1
pattern w#:w	5			-5	-1
pattern w#M	5			-2	-4		-4
pattern w#M/M/	-2	-1	1	2		-1	-1
pattern w#M/MM	-1	-2	-2	-3	-1	-1	1	-1
pattern w#MM	4			-4	-1
pattern w#MM#M	3			-1	-2	-3	-1
pattern w#MM#w	-4		1			-1
pattern w#MMMM	2	-1		-1	-2	-3	-2
pattern w#MMw	-3	-1	-1	3	-1	1	1	-1
pattern w#MMwM	-3		-1	2		-1	2
pattern w#w	2		-2	-4		1	1
pattern w#w#	2		-1	-1	-3	-2	1
pattern w#w.w	3			-2	-1	-1	-1
pattern w#w.w., first	-3			3
pattern w#wM	1		-2	-5		-2
pattern w$#,Mw	1			1	-1	-3	-2
pattern w$____	4			-4
pattern w&w	3			-2	-1	-1	-1
pattern w(...M		-1	-1	-3	-1	-2	1
pattern w(w)		-1	1	2	-3	-1
pattern w(w)##	1		1	1	-3	-2	-1
pattern w(w),w	2				-3	-1	-1
pattern w(w)..			-1	3		1	-2
pattern w(w)MM	-2		-1	3	1	-1	-1
pattern w(w)w				1	-1	-1	-3
pattern w(w)wM		-2		2	-3	-2	-2
pattern w,	4			-1	-3	-3	-1
pattern w,MwMw	2		-2	1			-1
pattern w,w#	4	-1		-2	-2
pattern w,w#,w	-3	-1		1	2		1
pattern w,w,w,	1			1	-3	-2	-1
pattern w,w,w.	3			-2	-1	-1	-1
pattern w,w.w,	2			-3			-1
pattern w,wM	2	-1		-1	-4	-1	-2
pattern w,wM, first	5	-1		-3	-3	-1	-1
pattern w,wMw,	4			-1	-3
pattern w,wMw:, first	4			-3	-2	-1
pattern w-w	1		1	-1	-2	1
pattern w-wM	3			-1	-1	-2
pattern w.			-1	-3		-4	2	-1
pattern w.....	-2	-1	3	3	-1			-1
pattern w.w	2	-1	-1	1	-3	-1	-2
pattern w.w#MM	-3			2			2
pattern w.w(w)	-1		-1	3	-1	2	-2
pattern w.w.#	-1		-1		3
pattern w.w.w#	4			1		-3	-4
pattern w.w.w.	2			-2	-1	-1	-1
pattern w.w:, first	3			-3
pattern w.w:M	-2			4		-1	-1
pattern w/w	-1		-1	2		-3	1	-1
pattern w/w#MM	2		-1	-3		1	2
pattern w:	1	-1			-2	-3	1
pattern w:#		1	4	-3	-2	-2	-3
pattern w:#)w:	-2			2
pattern w:#w:M	3			-1	-1	-1	-1
pattern w:$Mw:		1		-3
pattern w:, first	2	-1		-3			1
pattern w:----	-2			3
pattern w:-w-	-4			4
pattern w:M	-1	-2	-1	1	-3	-4	2	-1
pattern w:M#/M						3	-2
pattern w:M, first	1	-1		1		-2	-3
pattern w:M/M/, first	3	1		-2			-1
pattern w:Mw	-2	-1		-2	1	1	-2
pattern w:Mw:>	3			-3			-1
pattern w:MwM/	-1		-1	-2		-1	3
pattern w:MwMw	-3	1		2		-1	-1
pattern w:w$#,	-2			3	3	1	1
pattern w:w,w#	-1			-1	2		-3
pattern w:w,w,	3			-3	-1	-1
pattern w:w,wM	4			-3			-1
pattern w:w.	3	-1		-2	-1	-2	-1
pattern w:w.w,	3			-2	-1	-1	-1
pattern w:w.w.	4				-2	-4	-1
pattern w:w.w:	4			-3	-2	-1	-2
pattern w:w/w	-3			3	-1	-1	1
pattern w:w:#	3			-2	-2	-1	-1
pattern w:w:M/	-3				-1	-1	2
pattern w:w:w,	4			-4
pattern w:w=w=	4			-2		-2	-1
pattern w:wM/M	3			-2			-1
pattern w:wMw,	-3		-1	2	1	1
pattern w:wMw.	3			-1	-1	-1	-2
pattern w;w	3			-1	-2	-2	-1
pattern w=M	-3			3	2	-1
pattern w?	-2		-2	-1	-2	2	1
pattern wM	-2	-2	1	-1		-2	-1	-1
pattern wM#	-1		-1	-3	-1	3	-1
pattern wM, first	1	2			-3	-2	-1
pattern wM,wM#	-3			3
pattern wM,wM,	-2			2
pattern wM/M/M		-1	1		-4	-4	-1	-1
pattern wM/M/M, first	3			-3			-1
pattern wM/MM/	2	-1		-4	-1	1
pattern wM/MMM, first	-3			3
pattern wMM	-1	-1	1		-4	-2	2	-1
pattern wMMM	-1	-1	-2	-1	-3		2	-1
pattern wMMM#	3			-2			-1
pattern wMMM, first	3			-2			-1
pattern wMMMM		2	2	-2	1	-3
pattern wMMMwM				3	-2	-2	-2
pattern wMMw	1		-1	3	-2	-2	-2
pattern wMMwMw				-1	-1	-2	3
pattern wMw		-1	-3	1			-1
pattern wMw#:#	3			-2			-1
pattern wMw#M	3			-2		-1	-1
pattern wMw,Mw	3			-3		2	-2
pattern wMw,wM	1	-1	-2	-1	-2	-2	3
pattern wMw,wM, first	-2			3			-2
pattern wMw.wM	-2			3
pattern wMw:Mw	-2		-1	3
pattern wMwM, first	-2	-2		2			3
pattern wMwM,w	3			-2	-1
pattern wMwM.	3			-2			-2
pattern wMwM/w	-3			2	1	-1	-2
pattern wMwMMM	2	-1		-1		-1	-2
pattern wMwMw.	-2		-1	3	-1	-2	-1
pattern wMwMwM	-1	-2		4	-1		-4	-1
pattern w|#|M|	-3			1	1	1
pattern w|w#Mw, first	3			-2
pattern w|w|w|	3			-3
pattern w·w	-3		-2	2	2	-1	-1
pattern w–wMMM	2			-3			-1
pattern •, first	4			-4		-1
pattern ☐w.	2			-2
status	-2			3			-2
# figure pattern comes
always	-1	-4	1	-1	-3	1	-2	-2
often	-1	-1	-5	1			-1	-2
twice	-1	-5	-2			-1	-1	-2
# figure place
1	-1	-1	-2	1	-3	-4	-3	-1
2		-1	-2	-1	-2	-2		-1
4		-5		-1				-2
# figure read as, shape
accountName code	-2	4		-4
accountNumber digits-4		-1		1	-2	-1	-3	-1
accountNumber digits-5	-3		-1	3	1		-1
accountNumber lettered-code	-1	-1	-2	2	-2	-3	-4	-1
accountNumber masked			-1		-4	-1	-2
accountNumber with-digits	-2	1	-5	1	-4	-5	-3	-1
amount digits-2	2				-3		-1
amount digits-3	-2	-1	-1	-4	3	-1	-3	-1
amount digits-4	-5		-1	-1	3	1	-1
amount with-digits	-2		-1	-3	4	-5	-2
amount year	-1		-2	-1	3		-1
amount? digits-1	-4			-1	5	-1	-3
amount? digits-2				-2	1	-2	-3
amount? digits-3			-1	-2	1	-3	-1
amount? digits-4			-1	-3	1	-2
amount? with-digits		-1	-1	-2		-1	-3	-1
aside accountNumber code	-3		-1	3			-1
aside amount digits-3	-3			-1	3	-2
aside paying digits-2	-2				-1	2	-1
current digits-1	-4			2	-2	-3	4	-1
current digits-2	1		-1	-2	-1	-3
current digits-3	-1			-1	-2	-4	3
current lettered-code	-4	-1		-3	-3	-3	5
current masked	3			-1			-3
current with-digits	-1		-2	2		-3	1
current? code	2			-3	-2
current? digits-2	2	-1	-1	-1	-2	-3	-1	-1
current? digits-3	-1			-2	-1	-3	1
current? digits-4	-2			1	-3	-1
current? lettered-code	2	-2	2	-2	-3	1	-1	-1
current? with-digits	-4	-1			-1	-3	3
current? year	-3	-1		-3		-1	3
goes on digits-1	1	-1		-4	-2	-1	-2	-1
goes on? digits-1	3	-2	-1	-5	-1	-1	-1
goes on? digits-2	1	-1	-2	-5		-1	1
goes on? digits-4	-1		-3	2	-1	-1
goes on? with-digits	-4	-1	4	-1	-2	-1
goes on? year	-4		3
paying digits-1	-3	-1	-1	-2	1	3		-1
paying digits-2	-2			-2	-2	2	-3
paying digits-3	-3		-1	-1	-4	2		-1
paying digits-4	-3				1		2
paying lettered-code	-5			-1	-2	4	-2
paying with-digits	-5	-2	-1	-3	-2	3	-1
paying? with-digits	2	-1	-1	-4	-2	2	-2
# figure read as
accountName	-2	2	1		-1	-1	-3	2
accountNumber	-1	-1	-3	2	-2	-6	-7	-1
accountNumber?	-1	-2	-3	1	-3	-2	-3	-1
amount	-3	-1	-3	-2	6	-5	-5	-1
amount?	-1	-1	-2	-4	3	-1	-5	-1
aside amount	-2			-1	2	-3
current	-2	-1	-2	-3	-2	-6	5	-1
current?	-1	-3		-3		-2	1	-2
goes on		-1	1		-3	-1		1
goes on?	-1	-1			-3			-1
no debts	1	-1	-2	-1	-2	-1	-4	-1
no part	1	-2			-1		-6	-1
no part, in row	1	-1	2	-1	-2	-1	-9	-1
originalCreditor?	-2			-1				1
paying	-5	-2	-2	-3	-3	4	-1	-1
paying?	1	-2	-1	-1	-2	2	-3	-1
# figure read in
accountName, tables and labels	1	2		-3		-1	-3	2
accountNumber, a column for each debt	-3			3	-1	-1	-1
accountNumber, a line for each cell	-3			3
accountNumber, a paragraph for each debt	-4	-1	-1	5	-3	-3	-1
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-3	-1		2	-1	-1	-1	-1
accountNumber, columns below each other	-3			3	-2		-2
accountNumber, headings over the values of each account	-3			3			-1
accountNumber, objects	-3			3	-1
accountNumber, one debt a line	-1	-2	-4	2	-3	-4	-6	-1
accountNumber, records of labels	-3	-1		3		-1	-1	-1
accountNumber, running text	-2			3	-1	-1	-1
accountNumber, tables and labels			-3	1	-4	-5	-3	-1
amount, a bullet for each debt	3			-1	-2	-2
amount, columns by their place			-1			-2	-3
amount, objects	-3			-1	2	-1	-1
amount, one debt a line		-1	-3	-5	2	-4	-4	-1
amount, tables and labels	-4	-1	-1	-3	5	-4	-3	-1
aside amount, one debt a line	3			-1		-3	-1
current, a bullet for each debt	-3			1	-2	-1	3
current, a column for each debt	-2			-1			3
current, a line for each cell	-3			1		-1	2
current, one debt a line	-2	-1		-1	2	-6	1	-1
current, tables and labels	-1	-2		-2	-3	-3	2	-1
goes on, one debt a line	-2	1	4	-3	-3	-2		-1
goes on, tables and labels	-1	-2	1	2	-3		-1	1
no part, a bill with its charges	-1			1	-2	-3	-1
no part, a bullet for each debt	-1	1	2	1	-1	-5	-2	-1
no part, a column for each debt	3			-1	-1	-2	-1
no part, a letter about one debt	2	-2		-1	-5	-5	-2	-1
no part, a paragraph for each debt		-2		1	-2	-3	-4	-1
no part, a row for each bureau	3			-3
no part, cards	-1	-1			-1		-6
no part, claims of a bankruptcy			-1		-3	-2
no part, columns below each other	-1	-1	-1	-1	-3	2	-1
no part, columns by their place		-5	1	-1	-1	-1	-7	-2
no part, headings on several lines	3	-1	-2	-2	-4	-3	-3	-1
no part, labels	4		-1	-3	-2	-2	-1
no part, none	-1	1					-4	-1
no part, objects	3			-2	-3	-5	-3
no part, one debt a line		-1	1		1	1	-6	-2
no part, records of labels		-1			-3	-3	-2	-1
no part, rows of labels with their values	3	1	-1	-3	-2	-2
no part, running text		-1	-2	1	1	-3	-4	-1
no part, tables and labels	2	-1	1	-1	-5	-2	-7	-1
paying, cards		-1	-1	-3	-2	1	-2
paying, columns by their place	-2				-3	3	-4	-1
paying, objects	-4			-1	-1	4	-1
paying, one debt a line	-1	-1	-1	-3	-3	3	-2	-1
paying, running text				-3	1	-1	1
paying, tables and labels	-5	-3	-2			2	-1	-2
# figure shape and behind
code capital	-3		-1	3	-2	-1	1
code capitalised	-1	1	-2	1	-4	-2	1	-1
code capitals	-2			3	-4	-1		-1
code digits-1	1	-1			-2	-1	-4
code digits-2		-2	1	1	-2	2	-4
code digits-4	3	-1	-1	-3
code digits-7	2					-2	-1
code dollars	2		-1		-2	-3	-3
code dollars-and-cents	1	-1	-3	-1	-1	-2	1	-1
code end	4			-3			-1
code lettered-code	3		-3	-2			-2
code line	1	-1			-3	-2		-1
code mark-$			-2	1	-1	-1	-1
code mark-)	2		1	-2	-1	-2	-1
code mark-.		-2	-1		-1	-4	-2	-1
code mark-/	-2	-1		3	-1	-1
code mark-|	-2			3	-1	-2
code mark-–	-3			2		-1
code percent	3	-1		-3		-1
code small	3			-3	-3	-4	-4	-1
code year	-3			3
digits-1 capital	4		-1	-1	-1	-2	-3
digits-1 capitalised	2	-3	-2	-4	1	-1	-3	1
digits-1 capitals	2	-2	2	-4	-2	-1	-1	-1
digits-1 cents	4			-1	-2	-3	-2
digits-1 date	4			-2		-1	-1
digits-1 digits-2	2			-3	-3	-3	-1	1
digits-1 digits-3	2		-1		-4	-1	-1
digits-1 dollars	3		1	-3	-1	-1	-2
digits-1 dollars-and-cents	2			-3	-1	-1
digits-1 lettered-code	2		-2	-3		-4	-2
digits-1 line		-1	2	-3	1		-1	-1
digits-1 mark-(	-3			-2	-1	2
digits-1 mark-)	2	-2	1	-3	-3	-3		-1
digits-1 mark-,	2		-1	-1	-1	-1
digits-1 mark--	1	-1	1	-4	1	-1
digits-1 mark-.	2	-1	-1	-2	-1	-2	1	-1
digits-1 mark-/	3	-1	3	-4	-4	-3	-1	-1
digits-1 mark-:	5			-2	-2	-1	-2
digits-1 mark-;	4			-1	-1	-1	-3
digits-1 mark-=	3			-1	-1	-2	-3
digits-1 small		-1	1	-3	-3		1
digits-1 thousands				-2	-2	1		-1
digits-1 thousands-and-cents	2		-1	-3	-1	1	-1
digits-2 capital	2			-2	-2	-4	-1
digits-2 capitalised			-1	-4	-3	-3	2	-1
digits-2 capitals	-1	-5	-1	-4	-1	-4	1	2
digits-2 cents	2	-1	-1	-5		2	-2
digits-2 digits-1	3			-3	-3	-2	-2
digits-2 digits-2	1		-1	-4	-2	-3	-1	-1
digits-2 digits-3	-2		-1		-4	4	-3
digits-2 digits-4	-3	-1	1	2	-3		-2
digits-2 dollars	1			-4	1	-2
digits-2 dollars-and-cents	2		-1	-2	-1	-1	1
digits-2 lettered-code	-2	-1		3	-1	-5	-1	-1
digits-2 line	-1	-1		-4			-1	-1
digits-2 mark-"	-2		2	-5	-3		2
digits-2 mark-(	1	-1	-1	-2	-2	1
digits-2 mark-)	-3	-1	3		-1		1
digits-2 mark--	-2	-1	1	1	-2	-4	-2	-1
digits-2 mark-.		-1	-1	-5	-2	2	1	-1
digits-2 mark-/	1	-1		-5	-2		-1	-1
digits-2 mark-:	5		-1	-2	-1	-1	-2
digits-2 mark-|		-1		-3	1		-3
digits-2 small		-1	-2	-5	-5	-3	2	-1
digits-2 thousands	-2			-3		2	-2
digits-2 with-digits	4		-1	-2	-3	-5	-3
digits-3 capital	3	-1		-2	1	-3	-2
digits-3 capitalised			-1	-5	1	-1	-1	-1
digits-3 capitals	1	-1	-3	-3		-1	-1
digits-3 cents	3			-2	-2	-3
digits-3 digits-1	-1	-1		1	-1		-3
digits-3 digits-4	1	-1	-1		-3	2	-1
digits-3 dollars	4			-1	-2	-3	-1
digits-3 lettered-code	3		-1	1	-2	-5	-5	-1
digits-3 line	-1	-2	1	-3	1	1	-3	-1
digits-3 mark-"	-1		-1	-3	-1		2
digits-3 mark-(	1	-1	-2	-3	2	-1	-1
digits-3 mark-+				-1	-3	-3	2
digits-3 mark-,	1			-1	-3	1	-1
digits-3 mark--	-3			-4	2		-2
digits-3 mark-.			-1	-4	2		-1	-1
digits-3 mark-/	-2		-2	-3	1	1		-1
digits-3 mark-→	3			-1	-2	-1
digits-3 small		-1	-2	-2	1		-1	-1
digits-4 capital	4		-1	-2	-3	-1
digits-4 capitalised	2		-1	-2	-6	-2	-1	-1
digits-4 capitals	3	-2	-2	-1	-2	2	-3
digits-4 digits-1	-2			-1	-1	4	-1
digits-4 digits-2	2		-1	-4	1	-2	1
digits-4 digits-3	-1			-1	2	-3	-1	-1
digits-4 digits-4	1	-1	-2	-1	1	-4	-2	-1
digits-4 end	3			-2	-1
digits-4 lettered-code	-1	-1		1	1	1	-3
digits-4 letters	-3		-1	3	-1	-1	-1
digits-4 line		-1	1		-1	-3	-2	-1
digits-4 mark-"	-1		-1	-1			-3
digits-4 mark-)	-2	-1	1	2	-3	-2	-2	-1
digits-4 mark--		-1	2	1	-3	-1	-2
digits-4 mark-/	-3		-1	4	-3	-2
digits-4 mark-:	-3			3	-2	-1
digits-4 mark-–	-2			2	-1	-1	-1	1
digits-4 percent	-2			2	-3	-2	-1
digits-4 small	-2	-1	-2		1	-3	-2
digits-4 thousands-and-cents	-4		-1	4	-2	-1	-1
digits-5 capitalised	4			-3	-1
digits-5 digits-1	-2			-2	3	-1
digits-5 digits-2	-3				4
digits-5 digits-3	2			-3	2	-1	-1
digits-5 digits-4	4			-3	-3	-1
digits-5 digits-5	1	-1	-1	-3	-2	-2	2
digits-5 mark-.	-3			3	-2	-1
digits-6 capitalised	5			-4	-1
digits-6 capitals	3			-4	-2	-1	-1
digits-6 line	1		-1	1	-2	-1	-1
digits-6 mark-|	-1			3	-2	-1
digits-7 capital	-3		-1	3
digits-7 capitals	2	-3	-3	-1	-2	-1	-2
digits-7 date	-3			3
digits-7 digits-1	2		-1	-2		-1
digits-7 digits-7	3			-2	-1	-1	-1
digits-7 end	3			-3
digits-7 lettered-code	2				-2	-2	-5	-1
digits-7 line	1	-1	-1	1	-3	-2	-2
digits-7 mark-"	-1			1	-3	-2	-3
digits-7 mark-$	2		-3	-2	-1	-1	-1
digits-7 mark-,	-2			2	-2	-2	-1
digits-7 mark-.	-3			4	-1	-3	-1
digits-7 mark-:	-3			3		-1
digits-7 mark-;	-4			5	-2	-1	-2
digits-7 small	-3			3	-1	-1	-1
digits-7 thousands-and-cents	-4			4
digits-7 with-digits	-3			3	-1
lettered-code capitalised		-2	-3	1	-2	-2	-2	-1
lettered-code capitals	-2	1		-1	-4	-2	-2	-2
lettered-code digits-2		-3	-2	-3	-2	-1	3	2
lettered-code digits-3	2			-2
lettered-code digits-7		1	2	-3	-1	1	-2
lettered-code dollars	-4		-1	3	-1		2
lettered-code dollars-and-cents	1	-2	-1	-1	-2	-3	-3	-1
lettered-code end	3			-2			-1
lettered-code lettered-code	3	-1	-2		-2	-1	-3	-1
lettered-code line		-2	-1		-3	-2	2	-1
lettered-code mark-"	2	-2	-1	3	-4	-3	-1	-1
lettered-code mark-$	3		-2	-2		-1	-1
lettered-code mark-(		1	1	-1	-3	-4	3
lettered-code mark-)	-2	-2	2		-2	-3		-1
lettered-code mark-,	-3	-2	1	1			-2	-1
lettered-code mark-/	3	-1	-1	-2	-1	-2	-2
lettered-code mark-;	-3	-1	-1	4	-2	-1	-1
lettered-code mark-=	3			-2
lettered-code mark-|	-1		2	1	-3	-3	-2
lettered-code small	-2		1	2	-4	-3	-1
lettered-code with-digits		-1	1	-3	-2	3	-3
masked capitalised	-1	-1	1	1	-3	-1	-2	-1
masked cents	-3			3	-1	-2	-1
masked date	-3			3
masked digits-2	-2		-3	2	-1
masked end	3			-3
masked line		-1	-3	1	-3	-2	-3	-1
masked mark-"	-2	-1	2	2	-2	-2	-2
masked mark-(	-5		-2	5
masked mark--	-3		-1	3	-1
masked mark-.	-3			3
masked masked		-1		1	-2	-2	-3	-1
masked thousands-and-cents	-3			3
with-digits capital	-4		-1	1	2	2	-2
with-digits capitalised		-1	3	-5	-1	-1		-1
with-digits capitals	1	-1	-2	-1	-1	1	-2
with-digits cents			-1	-1	1	-3	-2
with-digits code	-4		1	-1		3
with-digits digits-1	3			-2	-2	-2
with-digits digits-2	-1		-1		-1		-4	-1
with-digits digits-3	-1	-1	-1	-3	2	-1
with-digits dollars	-3		-1	3	-2	-1	-1
with-digits dollars-and-cents	3		-2	-1	-3	-2	-1
with-digits end	3			-1	-1	-2	-1
with-digits lettered-code	-2	-1	1		-2	-4	2
with-digits letters	1	-1	-1	-2	-2	1
with-digits line	-1	1	-2	1	-2	-2	-3	-1
with-digits mark-$	-2				-2	2	1
with-digits mark-(	-3	-1	1	2	-1	-2
with-digits mark-)	2	-3	-2	-2	-1	-2	-2	-1
with-digits mark-,	2	-2	1	-2	3	-3	-4	-1
with-digits mark-/	1		-1		-4	-1	-1
with-digits mark-;		-1		-1	-1	1	-3
with-digits small	-2	1	-1	-5	1		1	-1
with-digits thousands-and-cents	4		-2	-3	-1	-2
with-digits year	2	-1	-1	-2	-4	1
year capitalised	3	-1		-5	-3	-3	-3	-1
year capitals	2	1	2	-5	-2	-2	-2
year dollars	5	-1		-3	-1	-1	-3
year dollars-and-cents	1		-1	-1	-1	-1	-3
year end	3				-1	-1	-1
year lettered-code	4	-1	-1	-5	-3	3	-4
year line	1	-1		-3		-2		-1
year mark-"	1			-2	-1	-1	-4
year mark-)	-1		2	-1	-1	-2	-1
year mark--	3			-1			-2
year mark-.		-1	-1	-1	-3	-2	1
year small	1	-2	-1	-2	1	-3
year with-digits	3		-1	-2	-2	-2	-2
# figure shape
code		-2	-2	1	-5	-4	-2	-1
digits-1		-4	1	-6		-3	1
digits-2		-3		-4	-3	1	1	-1
digits-3		-2	-2	-3	1	1	-2	-1
digits-4	-1	-2	-1	1		-3	-5	-1
digits-5		-1	-2		1	-4	-3	-1
digits-6	-1	-1	-1	1	1	-4	-3
digits-7	-1	-1	-1	3	-4	-4	-4	-1
lettered-code			-2	1	-5	-3	-1	-1
masked	-1	-2		2	-5	-4	-4	-1
year	1	-1	2	-3	-2	-2		-1
# figure size
0	2	-2	1		-3	-6
1	2	-3	1			-6	-3	-1
10	-1			-1	2	-3
11	-1	-1	-2	2	-4	-2	-2
2	1	-2	5	-3	-2	-1	-1	-1
3	-1	-2	-4	-1		2	1	-1
4	-1	-1	-1	-3	-3	3	-1
5	-1	-2	-3	-1	2	-1	-2	-1
6	1		1	-3	1		-1	-1
7	-1	-1	-4	1	-1	-3	-3	-1
8	-1	-2	-2	-3	3	-3		-1
9		-1	-1	2	-3	-3	-2
none		-2	-2	-6	1	-1		-2
# figure sums of line
1	-1	-3		-1		1		-2
2	-1	-1		1	-4	-3		-1
3	-1	-2	-1	1	-3	-2		-3
# figure words before
 		-4		-1	-2	-1	1	-1
 account	-3			3			-1
 account_id	2	-1		-3
 amex				-3	2		-1
 auto		2		-4		-3	1
 balance	3			-2		-1	-1
 card	2		2	-3	-1	-3	-3
 case	3			-2	-1
 current	2	-1			-1	1	-3
 date	3			-3			-1
 delinquent	-3			-1	-1	-1	3
 enrolled	-1	-1	2	-2	-1	-2	-3
 equifax	5			-3	-2	-1
 gmac	-3		-1	2	1
 i				-2		-3	2
 individual	2			-2		-1
 inst	-1			1	-1	-2	1
 installment	3	-1		-2	-1	-2	-1
 j	2			-1	-2	-2
 lowes	-2				2	1	-1
 m	1	-1		-3	1	-2	2
 mo		-1		2		-3
 monthlypaymentamount	-4			-1	-3	4	-2
 mortgage	4			-3	-1	-2	-2
 mtg	-3			-1		3	1
 n	1	-2	-1	-3	-1	2	2
 on	2	-1					-1
 open	1			-3	-1	-1
 pastdueamount	3			-1	-2	-2
 pmt	-2					1	2
 q	-3			-1		2
 r	-1			-2	1	-3
 r1	-1			2	-1	-3	-1
 reported	3			-1			-2
 revolving	2				-1	-3
 settled	3			-1			-3
 status	-4			-1	-1		4
 total	4			-1	-2	-2	-1
 totals	4			-1	-1	-3	-1
 transunion	-1			2	-3	-2	-2
 type	-4			-2			4
 unpaidbalanceamount	-4			-1	3	-2	-1
 us	-3			-1	2	-2
1 a	1	-2	-1	1	-3	-4
1 about	2			-2	1	-5	1
1 acceptance	-2		-2	3	-1	1
1 account	-2	-2	1	2	-3	-4		-1
1 account_id	3	-1		-3
1 accountidentifier	-5			5	-2	-2	-1
1 accountnumber	-3			3
1 accounts	3			-3	-1	-1	-1
1 acct	-4	-2		5	-3	-6	-2	-1
1 active	3			-1		-1	-1
1 address	3			-2	-2	-1	-1
1 affirm	-3				3	2	-2
1 after	4			-2	-2	-2	-2
1 afterpay	-2		-1	-1	3
1 ago	3	-2		-4	-1	-1	1
1 agreed	-1			2	-2	-3		-1
1 aidvantage	-2		1	1	1	-2	-2
1 al	3			-2
1 altitude	-3			3
1 ambulance	2			-2			-1
1 amount	-1	-1		-3	2	-2
1 and				-3	-2	2	-1
1 app	-1	-1		-3	2
1 apr			-1		-2	-3
1 april	4	-1		-1	-1		-2
1 apt	3		1	-4	-4	-1	-1
1 are	-4			1	-1	-2	3
1 around	2			-1	-1
1 ashley	-3			1		2
1 assigned	3			-2			-1
1 at	5	-1	-1	-5	-3	-3	2
1 atrasada	-3					-2	3
1 august	4			-2	-1	-2	-2
1 bal	-3	-1	-2	-3	4	-2	-4	-1
1 balance	-1	-2		-1	2	-4	-3	-1
1 bank	1	-2	-2		-1		-3	-1
1 bankruptcy	4				-2		-1
1 barclays	-3		-2	2		1	-2
1 beacon	2	-1	-1		-1	-1
1 behind		1	-1	-1	-2	-3	2
1 bill				2	2	-3	-2
1 box	4			-4	-5	-1
1 buy					3	-1	-2
1 buy/cbna	-3			2		1	2
1 by	3			-5	-2	-3	-1
1 ca	4			-4	-1
1 car	-1	-1	1	-2	-1	1	-3
1 cards	3			-2		-1
1 carro	-3			2	1		-1
1 cash	-3			3		1	-1	1
1 cbna	-2		-1	2
1 cell	2			-2		-1
1 change	4			-3		-1
1 chapter	4			-1	-4	-1	-2
1 charge	1			-2	-1	-1	1
1 chargeoff	-3			1		-1	2
1 checking	6	-1	-1	-5	-2	-2	-2
1 church	3				-1	-2
1 citi	-3		-3	4	-2	-1	1
1 ck	3			-3	-1
1 claim	3	1		-2	-1	-1
1 claims	3			-2			-1
1 classic	2		-1	1	-3	-1
1 client	3			-2	-1	-2	-1
1 clinic	2	-1	-2	-1	-1		-1
1 closed		-1		2		-2	-3
1 code	5			-3	-4	-2	-2
1 collection	-2	1				-3	1	-1
1 comenity	-1			3		-1	-3
1 confirmation	4			-4	-1		-1
1 cooper				3		-1	-1
1 corp	-2		-1	2	-3	-2	2
1 corriente	3			-2			-1
1 court	3			-1	-1	-1
1 creditlimitamount	3			-1	-2	-1
1 creditreportidentifier	3			-2	-2		-1
1 cuenta	-2			2	-1	-3	-1	-1
1 d				-3		-1	2
1 date		-1		-2	-3	-3	2	-1
1 dates			2	-2		-1	-2
1 day	3			-2	-1	-1	-2
1 days	2	-1		-1	-2	-1	-3
1 de	2			-3	-2	2	-2
1 debtor	3			-1	-2	-1
1 debts	1	2		-3	-1	-2	-1
1 deferred	1			3	-1	-1	-2
1 delinquent	-2	-1		-2	-1	-3	3
1 dentist	-3		-1	-1	3
1 description	-1	2		-2		-1	-1
1 details	3	-2		-1		-1
1 dia		-1			-1	-3	1
1 dla	3					-2	-2
1 draft	3			-2	-2	-1
1 duration	3			-1	-1	-2	-1
1 e-payment	3			-2	-1	-1
1 e.g	3			-1	-2
1 edge	-1			3	-1	-1
1 end	3		-1	-3
1 ending	1	-1	-1		-4	-2	-1	-1
1 ends	2				-1	-1	-3
1 enrolled	-2	-1	2	-3	-2	-3
1 est	3			-1		-3	-1
1 estate			1	-3	-2	-1	-1
1 every	3			-2	-1	-1
1 expenses	3			-2	-1	-1	-1
1 experian	3			-3	-2	-1	-1
1 ext	3			-3	-2	-3	-2
1 f	4		-1	-2	-2	-3	-2
1 f-150	-2			2	-2	-1	1
1 fax	3			-3	-1	-1
1 fcu	-2			2	-2	-2	2
1 feb	2			-1	-3	-1	-2
1 fidelity	3	-1	-2	-2	-2		-1
1 fin	-2		1	2	-2	2	-2
1 financial	-3	-1	1	3	-1	-3	-2	-1
1 fingerhut	-4		-1	2	2	-1	-1
1 fingerhut/webbank	-3			3	2	1
1 first	4			-3	-1	-2	-1
1 fl	4		-1	-3	-1
1 food	3				-3	-2	-1
1 for	4		-1	-2		-3	-3
1 ford	1		-1	-3	-1	3
1 form	2		1	-3	-2	-2
1 found	2			-2	-1	-1
1 four	-2			2	-2	-1
1 free	3			-2	-2	-1
1 fri	3			-2	-1	-1
1 from	4	-1	1	-2	-1	-1	-1
1 full	2			2			-5
1 furn	-2			2
1 furniture	-4		-1	1	2	2	-2
1 ga	4			-3	-1	-1
1 gas				1	-2	-3	-1
1 geico	4		-1	-1	-1	-2	-1
1 gemb/jcp	2		-1				-3
1 gmac	-2		-3	3	1
1 groceries	3			-2	-1	-1
1 h	2			-3	-1	-1	1
1 har	-2	-1	-1	2		-1	1
1 health	-3		-2	4	-1
1 heloc	-4	-1	1	2	-2	2
1 highbalanceamount	2			-2	-2	-1
1 highcreditamount	3			-2	-2	-2
1 him	3					-2	-2
1 history	3		-1	-3	-1	-1
1 home	2		-1		-2	-3	-1
1 house	2	-1		-2	-1		-1
1 i				1	-1	-5	-1
1 i1	-1			-1	2	-3	-1
1 i2	-1			2	1	-2	-1
1 ia	3			-3
1 il	3			-2	-2	-1
1 in		-1			-5	-5	-2	-1
1 inc	-2		-2	5	-1	-2	-2
1 income	3			-2
1 inquiries	4			-1	-1	-1	-1
1 ins	4	1	-1	-1	-2	-2	-1
1 inst	-1			-1	1	-3	1
1 internet	2			-2	-1	-1	-1
1 interstate	-2			1	2	-1
1 ira	3			-2
1 irs	-3	-1	4	-3	-1	-1	-1
1 it's	-4				1	2	2
1 item	3	-1	-1	-2	-1	-2	-2
1 items	3			-1		-1
1 j	4	-1		-3	-1	-2
1 jan	1		-1	-4	-2	-2	2
1 january	3			-2	-1	-1
1 jewelers	-2		-2	3	2	-1
1 july	2			-2
1 jun	2	2		-3	-2	-1	-1
1 k	1			-3	1	-1
1 kids	3			-1		-2	-1
1 known	3			-3
1 kohls	-3		-3	1	3		-2
1 ks	3			-2	-2
1 ky	3			-3
1 la	-1			-3	1	-1
1 last	1		-1	2	-4	-3	-3
1 lates	2					-1	-1
1 law	2					-2
1 left	-4			-1		3
1 lendingclub	-2			3		-1	-1
1 level	3			-2	-2	-1
1 liabilities	3			-2	-1
1 license	3			-3
1 like	2			-3	1	-1
1 lim	2			-4	-1	-1
1 limit				-3	-2	-2	2
1 lines	3			-3	-1	-1
1 llc	-2		-1		-3	-2	2	-1
1 ln	-3		1	1	2	1	-2
1 loan	-2	-3	-1	2		-3	-1	-1
1 loans	1	1		-1	-2	-1	-1
1 lowes	-3		-1	-1	2	1	-1
1 luz				-1	2	-4	-1
1 m		-1	-1	-5	1	-3	2
1 ma	4			-3		-1	-1
1 mail	2			-1	-3	-1
1 mar	2		-1	-2	-3		-1
1 mastercard	-3	-1	-1	3	-1		2
1 matures	3			-2		-1	-1
1 may		1	-1	-2	-2	-2
1 mazda	1		1	-3
1 me	2		-1	-3	2	-2	-1
1 medical				-2		3	-1
1 mgmt		-1	-3		1	-2	-2
1 mi	3			-2	-1	-1
1 min	-4	-1	-1	-2	-3	3	2	-1
1 mismoversionid	3				-2		-1
1 mom	-1				2	-3
1 month	-1				-3		1
1 monthlypaymentamount	-5			-2	-3	5	-2
1 months	2			-3	-1	-3	2
1 mop	-2			-2			3
1 mortgage		-1	-1	3	-2	-1	-1
1 mos	1			-2	-2
1 mínimo	-3			-1	-1	3	-1
1 n	1	-2	-1	-4	-2		-1
1 na	2		-1	-1	-1	-2	-1
1 name		1		-3	-1
1 navy	-2				2	1
1 nco	-2		4	-3
1 nd	3			-2	-2
1 ne	5			-4	-1
1 net	3		-1	-2	-2	-1
1 new	4	-1		-3
1 nm	4			-4	-1
1 nmls	4		-1	-4	-2	-2	-1
1 no	-2	-3	-1	3	-3	-5	1	-1
1 note	-2		-1	2		-1	-1
1 notes	1	-1	-1	-3	-2	2	-3
1 nov	4		-1	-2	-3	-1	-2
1 november				-2	-2	-2
1 nr	-3		-1	3	-2
1 number		-3	1	1	-4	-2	-3	-1
1 nw	3			-3
1 obligations	3	-1		-2
1 oct	4		-1	-3	-3	-2	-1
1 october	4			-2	-2	-1	-2
1 of	2	-1	-1	-4	-3	-3	-1	-1
1 off	-2	-1				-3	2
1 offer	3			-1	-1	-1	-1
1 ok	2	1	-1	-2	-3	-4	-3
1 on	1	-1	-2	-1	-2	-2	1
1 one	-1	-2	-1	-1	3		-1	-1
1 onemain	-3		-1	2	-2	-1	2	-1
1 only	3			-2	-1	-1	-2
1 open	1	-1	-1	-4	-2	-3	1
1 opened	3		-1	-4	-3	-3
1 opn	2		-2	-3	-1	-1
1 other	3			-2		-1
1 over	5		-2		-2	-3	-3
1 owe	3	-1		-3	3	-2	-1
1 owes	-3	1		-1	3	-2
1 p	3			-3	-4	1	-1
1 pa				-3		1	-1
1 paid	4			-1	1	-3	-4
1 part	4			-1	-3	-1	-1
1 pastdueamount	3			-1	-2	-2
1 pay	-1	-1		-2	-3	2	-1
1 paying	-2			-2	-1	3	-1
1 payments	2	-1		-3	-1		-1
1 payoff	4			-1	-3	-1	-1
1 pd			-1	-3	-1	1	-1
1 period	3			-1	-1		-1
1 personal					-1	-1	-3
1 pg	3				-1	-1	-1
1 phone	5	-1	-1	-5	-1	-3	-1
1 piti	-1			-3		1	2
1 plus	-1		-2	-1		2
1 pm	3			-2	-1	-1	-1
1 pmt		-2	-2	-4	-3	2		-1
1 pob	4			-4
1 postalcode	2			-3	-2	-1	-1
1 premier	-2		-1	2		1	1
1 profile	4			-2	-1	-2	-2
1 propane	-3			3	-1		-1
1 q	-1			-3	-1	3	1
1 questions	3			-2
1 quicksilver	-3	-1	-2	3	-1		-1
1 r	-1	-1		-2	1	-4
1 r1				1		-3	-1
1 r4	3			-1		-2
1 r9	1				1	-3
1 radiology	-2			2	-1		-1
1 rec'd	3			-1		-2	-1
1 receivables	-3		-2	3			-1
1 records	3			-2	-1		-1
1 recovery	-3			2	1		-1
1 rent	4			-3	-2	-3	-1
1 rent-a-center	-3		2	1
1 reply	3			-3		-1	-1
1 report	3			-3
1 reported	-1		-1	2	-1	-3		-1
1 repossessed	-2			-2	-1	-1	2
1 requested	3			-3	-1		-2
1 reviewed	3			-1		-2	-1
1 rewards	-1	-1	-3	2	-1		-2
1 routing	3			-3	-1
1 rptd	3		-1	-1	-1	-1
1 santander	-3		1	1	2		-1
1 savings	4		-1	-4	-1	-1
1 score	6			-2	-3	-2	-1
1 section	3			-2	-2	-1
1 september	3			-2	-1
1 serv	3		-1	-2			-1
1 services		-1	-1	1	-1	-2	-2
1 settled	4						-4
1 share	3		-1	-2
1 shares	3			-3
1 so	-2	-1		-1	-1	2
1 sold						1	-2
1 solutions	-2		-1	-1			3
1 ssn	3			-2	-1
1 status	-1	-1		-1	-3	-1	4
1 ste	2				-4	-3	-1
1 subscribercode	2			-2			-1
1 suite	3			-1	-2	-2
1 sum	2			-2	-1	-1
1 summary	3			-2	-1		-1
1 svc			-3	1		-1	2
1 syncb/ppc	-2			2	-1
1 term	4			-2	-1	-2	-2
1 terms	3			-4	-1	-2
1 the	4	-1		-6	-2	-2	-1
1 those	3				-1	-1	-2
1 through	3			-1		-1	-3
1 thurs	3			-1	-1	-1
1 til	2			-1		-1	-1
1 to	2		1	-5	-3	1	-2
1 total	3	-1		-3	-3	-3	1
1 totals	5			-3	-1	-3	-1
1 toyota	1		1	-3
1 transfer	-2			2	-1	-1
1 transunion				1	-3	-2	-2
1 trust	-3		3	1		-1	-1
1 tuc	3	1		-3	1	-1
1 tx	1		1	-4	-1	1	-1
1 type	-4			-2		-1	4
1 union		-1	1	2	-3	-2
1 unlimited	-4			4		-1	1
1 unpaid	3			-2
1 unpaidbalanceamount	-5			-1	4	-2	-2
1 unsecured	1			-1	-2		-3
1 until	4			-2	-1	-2	-3
1 updated	4			-1	-1	-1	-2
1 upgrade	3			-2	-1	1
1 upvote	4				-2	-2	-2
1 us	1	-2	-1	-3	2	-1	-3	-1
1 va			1	-4	-1	1	-1
1 value	3			-2	-1	-2
1 vanguard			2	-3	-1	-1	-1
1 venture	1		-2	3	-2	-1
1 verizon	2		-1		-1	-3
1 vet	-3		-1	-1	3	-2	1
1 vin	3		-2	-3	-1	-1
1 visa	-1	-1	-3		1	1	-3	-1
1 visit	-2		-1	3	-1	-1
1 vt	3			-3			-1
1 wa	4			-3	-1	-1
1 want	-2				-1	3	-1
1 was	1	-1	-1	1	-2	3	-4
1 water	1					-3	-1
1 webbank	-2		-1	3	-1	-1	2
1 west	3			-3	-1
1 wi	3			-2	-1		-1
1 wireless	-2	-1	-1	2	-2	-1	-1
1 within	4			-3	-1	-1	-2
1 x	3			-1	-3		-1
1 xp/tu/ef	2			-2		1	-1
1 xpn	3			-2	-1
1 xxxx	-1	-1		3	-2	1	-3	-1
1 y	4	-1	-2	-4	-1	-1	-1
1 year	2		-1	-2	-1	-2	-2
1 years	3				-2	-1	-1
1 yr	3		-1	-2	-1	-1	-1
1 yrs	4			-1	-1	-2	-1
1 zip				-3	1
1 最低还款	-4			-4	-2	-3	5
1 月供	-4			-3		-1	4
1 编号	-3			3
1 账号	-4			4	-1	-2	-2
1 逾期60天	3			-1			-2
2 a	-3				-1		1	-1
2 about	2			-3	1	-1
2 account	-2	-1	1	2	-3	-3	-1	-1
2 accounts	-1	-1		3	-2	-1	-1
2 acct	-2	-1	-1	2		-5	1	-1
2 address	4			-3	-1
2 after	3			-3
2 agent	-2			2	-1
2 agreed	1		-1	1			-2
2 al	3	-1		-2		-1
2 aluguel	4			-1	-3	-2	-1
2 amazon	-3			1	1	1
2 amer	2		-1	-2		-1
2 amount	1		-1	1	-1	-2	-3
2 amt	1	-1		-3	2	-2	-2
2 anesthesia	-2			2
2 apple				1		-3	-1
2 application	4			-4	-1
2 apt	2			-2	-1
2 ashley	-3			-1	2	1	-1
2 associates	-1			3	-1		-1
2 at	3			-3	-1		-2
2 at&t	-2			3	1		-1
2 atlanta	3			-1	-1	-1
2 auto	-2	-3	1		-4	-2		-1
2 ave	2			-1	-2	-1
2 b	-1		-1	-1	-2	-2	3
2 balance	1		-2	2	-1	-1	-5	-1
2 bank		-1	-3	-1		2	1	1
2 bar	3			-2	-1		-1
2 barclays	-1			1	-2	1	-2
2 blue	-3		-2	1	1	1	-1
2 bread		-1	-1		-3	1	-1
2 by	3		1	-3	-2	-2	-3
2 cabela's	-4		-1	3		-1
2 call	1		-1	-4	-2	-1	1
2 card	-1	-1	-2	1	1	1	-4	-1
2 care	-3			1	1		-1
2 cash	-3	-1		4	-1	-2	1	-1
2 certified	3			-2	-3	-1
2 charge-off	-3			-1			3
2 charged	-2	-1		-3	-2	1	3
2 chase	2			-3		2
2 check	2		-1	-2	-1		-1
2 checking	4	-1		-3
2 church	4		-1		-1	-4
2 citi	-2		-2	3	1	-2	-2
2 citibank				1	1	-1	-2
2 citibank/best	-3			3			1
2 city	3		-1	-2			-1
2 claim	3	-1		-2	-1	-1	-1
2 classic	3			-2	-1	-1
2 classification	3			-2		-1	-1
2 clinic	-3		-1	-1		1	2
2 close	3			-3			2
2 closed	3	1		-2	-1	-1	-2
2 coll	4		-1	-2	-2	-2
2 collection	-2	-1		1		-3		-1
2 comenity			-1	3	-1	-2	1
2 consumer	-2	-1	-1	3	-1	-2	-1	-1
2 contact	3			-2	-1	-1
2 coop	-3			3	-1
2 costco	-3		-1	3	-1
2 county	3			-2		-1
2 creditor's	3			-1	-1
2 creek	2		-1	-2
2 ct	2			-2	-1
2 ctr	3			-3	-1	-1	-1
2 cu		-1	-2	1	-2	1	-2	-1
2 curr			1	-2		-1	1
2 custom	-3			2	2	-1	-1
2 customer	2	-1		-2
2 date	3	-1	-1	-1	-3	-2	-3
2 days	1	1	-1	1	-4	-4	-1	-1
2 de	-1		-1	2	-3	-2	-3	-1
2 debt	-2		-1	-1	-3	-2	1	2
2 debtor	4			-4
2 del	3			-2	-1		-2
2 delinquency	4		-1	-2		-1	-2
2 delinquent	3			-2			-2
2 deposit	3			-3	-1	-1	-1
2 dept	-2		-2	3	-1	-1	-1
2 dillard's	-3			2	1
2 discover	-2		-1		2	-2
2 district	-2			3	-1
2 dmp	-1				-2	-4	1
2 docket	3			-2	-1
2 due	1	-2	1		1	-3	-3	-1
2 earned	3			-3
2 ef	2		-1	-2	-1		-2
2 elec	3			-2	-1	-1
2 electric	-1		-1	2	-2	-3
2 en	3			-1			-2
2 ends	-3			1	-1	2	-1
2 est	4			-1	-1	-3
2 everyday	3		-1	-2
2 f	3			-1	-2	-1
2 fax	3			-2	-1
2 feb	2		-1	-1	-1	-1	-2
2 federal	-1		-2	1		1	-1
2 fee	2			-3	-1		1
2 fico	3				-2	-1	-1
2 fidelity	3			-3	-1		-1
2 fin			-3	1	-3		-1
2 final				-2	1	-3	-1
2 finance	-4	-1	2				2
2 financial	-1		-3	1	-2	-1	1
2 fingerhut	-3		-1	3		1	1
2 food	3			-1	-1	-2	-1
2 forbearance				3	-1		-2	-1
2 ford	-3		1		-2	2
2 free	4			-3			-1
2 from	3		-2	-2		-2	-1
2 hardship	3			-2		-1	-1
2 have	3			-2		-2
2 health	-3		-1	2	-2	1
2 hh	2			-1	-2
2 high	2			-1	-3	-2	-1
2 history	5		-1	-3	-1	-1	-2
2 holiday	4			-4
2 home	2				-3	-1
2 hospital	-3			3
2 house	3		-1	-2		-1
2 huntington	-3		-1	3		1
2 i	3	-1	-1	-4	-1
2 identification	5			-5	-1
2 if	4	-1		-4
2 in	2	-1	-1	-1	-3	-2
2 inc	-1	-1		3	-1	-3	-2
2 income	3			-3	-1
2 inquiries	3			-1	-1	-1	-1
2 installment	-3			1	-3		1
2 insurance	2				-1	-2
2 ira	3			-3
2 it	-2			1	-3	1	1
2 j		-1	-1	-1	-4	-1	3
2 judgment	3			-1		-1
2 k	3		-1	-2	-2	-1
2 kia	-3		1	2	-1	-1	-1
2 l	3			-1	-1
2 lakes	-3		-1	1	1	1
2 last	1	-1	-1	1		-3	-3	-1
2 late	1	-1	-3		2	-3
2 lease	-3			3	-1
2 left			-1	-2	1	1	-2
2 lending				3	-1	-2	-4
2 level	3			-1			-2
2 liability	3			-3	-1	-1
2 llc	2				-1	-2	-2
2 ln			-1	-2		3
2 loan	-1	1	1	2	-6	-1		-1
2 loans	-1	-1	-1	3	-1	1	-1
2 lowe's	-3	-1	-1	2	1	-1	1
2 lowes	3			-1		1	-2
2 luz	3				-1	-3
2 m	5		-1	-3	-1	-1	-1
2 ma	3			-3	1	-1	-1
2 management	-3			4
2 mbna	-3			3
2 me	-1			-2	-3	1	1
2 member	1			-4	-1		2
2 mgmt	-3	-1		2	2	-1	1
2 mi	3			-2	-2	-1
2 milwaukee	2			-2
2 min	-2	-1	-2			4	-3	-1
2 mn	2			-3	-1
2 mo	-1	-1	-3	-2	-3	1	1	-1
2 mohela	3		-1		-2	1	-3
2 moines	2			-2
2 money	4			-3			-1
2 month	1		-1	-3	-1	-2	4
2 monthly	-1	-1		1	-2	-3	1	-1
2 months		1	-1	-4	2	-2	-1
2 mortgage	1	-1	-3	2	-1	-3	-2
2 mtg	2	-1	-1	-2			-3
2 n	1	-1	1	-2		-4
2 n/a	3	-1		-3	-1
2 navy	-1	-1	-2		-2		-1
2 nc	-1			-3	-1	-1	3
2 needs	-2	-1		-1			3
2 nelnet	-3			1		-2	2
2 net	2			-2		-1
2 nmls	3			-3
2 no	1	-1		2	-3	-3	-3
2 nordstrom	-3			3			1
2 number	-1	-1		1	-2	-2	-2	-1
2 o	2			-2	-1	-1	-1
2 off	-1		-1	-2	-2	-2	3
2 official	3			-2	-1
2 oh	3			-2	-1
2 ok	1	-1	1		-2	-5	1
2 old	-3			-1	2	-1	-1
2 on	2		1	-4	-2	-1
2 one	-1	-1	-1	-4	1	-1	2
2 onemain	2		-1	3	-2	-1
2 only	3			-2	-1
2 open	3	-1	-1	-2	-1	-2	-1
2 opn	3			-3	-1
2 oportun	-3			3
2 orig	-3	-1	-1	1	-1	1	1
2 other	2			-2		-1	-1
2 our	4			-4	-1	-1	-1
2 out	3			-3			-2
2 p.o	6	-1		-3	-4
2 page	3				-2	-2	-1
2 paid	4			1	3	-2	-5
2 parcela	-2	-1		-1	-3	1	2
2 past	1		-1	1	-3	-3		-1
2 patel	-3		-1	-2	3	1	-2
2 paycheck	3			-2		-1
2 paying	4			-1		-3	-1
2 payments		-1	-1	-1	-1	-2	2
2 pays	4				-1	-2	-3
2 pell	-4			1	2
2 per	3			-2	-1	-1	-1
2 personal	-2		-2	3		-2	1
2 physicians	-3			3	-1
2 plan	-3	-1	1			-1
2 please	3			-2
2 pnc	-3		1	2	-1	-2	1
2 po	1			-1	-3		-1
2 portfolio	-3		-1		2	1
2 pp	2		-1	-1
2 previous	3			-3	-2	-1	-2
2 prime	-2	-1		3		1	-1
2 profile	2			-1	-1	-1
2 promo	3			-1		-1	-2
2 property	2			-3		-1	-1
2 public	4			-2	-1		-1
2 quicksilver	-3			2	-1	1
2 rapids	4			-4
2 re	1		1	-3	-1
2 received	5			-3	-1	-1	-1
2 recent	3			-2		-1
2 records	3	-1	-1	-3	-1
2 reference	-2			2	-3	-3	-3
2 reflect	-2			3
2 regional	-2		-1	1	1	-4	1
2 regions	2		-1	-2
2 regular	3			-3			-1
2 removed	-3	-1	-1	2			-1	2
2 rent	4		2	-4	-3	-2	-1
2 renta	3			-1	-1	-2
2 report	3	-1		-6	-2	1	-1
2 reported	1			-2	-2	-3
2 repossession	3		-1	-1		-1	-2
2 resource	-1			3	-2
2 retail	-3			3
2 retirement	3			-2	-2
2 rev	-3		-1	2	-1	1
2 revenue	1			-3		1
2 rewards	-3			3
2 routing	4			-4
2 rptd				-3	1
2 s	4		-2	-3	-1
2 santander	-1				-3	3
2 sapphire	-3			3	-3	-1
2 scheduled	-2			-2	-1	3	-2
2 school	3			-1			-1
2 score	5			-3	-3	-3
2 sent	1			-3	-2	2	-1
2 service	-3	-2	1	2	-1	-2
2 settled	2			1			-4
2 snap	-3			1		2	2
2 spectrum	3			-3	-1	-1	-1
2 speedy	-2		1	-3	-2	-1		2
2 st		-2	1		-3	-1	-1
2 start	3				-1	-1	-1
2 statement	3				-1	-1	-2
2 store	-3		-1			-3	1
2 street	1			1	-3
2 student	2		-1	-2	-1		-1
2 summons	3			-1			-3
2 syncb/amazon	-3			3
2 syncb/care	-3		-2	3	-1		1
2 synchrony	-2	-1	-1	3	-1	-3		-1
2 systems	1		-1	3	-3	-3	-2
2 take	3				-2	-2
2 target	-2		-1	1	1	-3	1
2 tax			1	-4	-1	-1
2 teachers	-3		-1	2			-1
2 tech	-3		-1	3
2 that	1			-3	-1	-1
2 the	1		-1	-1	1	1	-3
2 they	-3				-2	3
2 this	3			-2	-1	-1	-1
2 to	1	-1	-1	-3	-2	-4	2
2 total	1			1	-4	-1	-1	-1
2 transunion	-1			2	-3	-2
2 transworld	-3		1	1	2		-1
2 two	-4			1	-1		3
2 uncle	-3			-1	2	-1	1
2 union	1	-1			-3	1	-2
2 until	3	1		-2	-1	-1	-2
2 up	2				-2	-3	-1
2 updated	3			-3	-2	1	-2
2 usaa	-3			-3	2	3	1
2 used	-1		2	-3	-1		1
2 utilities	3				-1	-2	-1
2 va				-3	1	2	-1
2 vin	4			-4	-2	-1
2 visa			-3		-3	-2	2
2 water	1			-3	1	-1	-1
2 we	3	-1		-3	1	1	-1
2 will	4			-1		-2	-1
2 winterville	3			-3
2 world	-2		1	1	-2	-3	2
2 worst	4						-4
2 x	-2		1	-1	3	-3	-2
2 xcel	3			-2	-1	-1
2 xp/tu/ef	3	-1		-1
2 y	2	1		-3	-2	-3	-1
2 yet	-2		-1	-1	3	2
2 your	4			-4	-1	-1	-1
2 zip	-1			-2	2	-1
2 余额	-3			-3	-1	-2	4
2 最低还款				-3		-1	1
3 a	-1	-1	2		2	-4	-1
3 account	-1				-3	-3	1	-1
3 acct	-2	-1		3	-1		-3	-1
3 address	5			-5	-2
3 affirm	-3			1		2	-1
3 after	3	-1	-1	-2	-1
3 altima	3		-1	-3	-1	-1	-1
3 altitude	-3			3		-1
3 amazon	-4		-1	2	2	-1	1
3 american	-1		-2	2	1	-3	-1
3 amex	-3		-2		1	2	-1
3 amt	-2			-2	2	1	2
3 and				-5	3		-2
3 anesthesia	-3		2	1			-1
3 apartments	-3			3
3 apt	3			-1	-1
3 as		2	-1		-2	-3	-1	-1
3 at	1		1	-2	-3	-1
3 auto		-1	3	-1		-1	-3
3 b	-1	-1		1	1	-1	-3	-1
3 bal	-4	-1	-2		1	1		-1
3 bank		-1			-2	-2		-1
3 be	3	-1	-1	-2	-1	-1	-1	2
3 behind	-3		1	1	-2	-1	2
3 best		-1	-1			-1	2
3 big	-3	-1		3	-1		2
3 bill	-3					1	-1
3 bofa			-1	-3	-2	2
3 borrowerid	2			-2
3 box	2			-1	-3	-2
3 by	3	-1	-1	-1	-3	1	-2
3 call	4			-3	-2	-2	1
3 can	3			-1	-1	-2
3 capital	-1			4	-4		-2	1
3 card		-1	-1	1	-4	-3	1
3 cards	-1	-1	-2		3
3 care	-1			-2	1	2	-3
3 case	3		-1	-2	-1
3 cash	-2		2		-1	-3	2	-1
3 cedar	3			-2
3 charged	-1		-1	-2			3
3 chase	1				-4	-1	-2
3 checking	3			-3		-1
3 citi			-2	1	-2	-3	-1
3 citibank	-3			3	-1	-1
3 city	4			-3	-1		-2
3 claim	4	-1		-3	-1
3 claims	3			-2
3 classic	2				-2	-1
3 client	2			-2
3 club	-3			1			2
3 cobrança	3				-3	-1	-1
3 collection	-1		-1	1	-2	-4	2
3 collections	-4	-1	2	2		-1
3 columbia	-2		-1	2
3 commonwealth	-3			3
3 cooper	-3			3	-1
3 costco	-3		-2	3	-1	-1
3 counseling	3	-1		-3	-1	-1	-1
3 cred	-1			-3			2
3 credence				2	-2
3 cu			-2	2	-3	-1
3 current	1	-2	1		-3	2	-1	-1
3 customer	3		-1	-2		-1	-1
3 date	3	-1	1	-1	-1	-2	-2
3 days		-3	1		-2	1	-2	-1
3 de	1		-1	-1	-3	-2
3 dental	-3			1	2	-2
3 deposit	3			-3
3 dept	-1		-3	2	-1	2	-3
3 direct	-1	-1	-2	3		-1	-1
3 discharged	3			-3
3 disclosure	3			-3
3 discover	-1		-3		-3	1		1
3 dr	-2		-2	-2	3	1	-2
3 due		-2	2	-1		-5	1	-1
3 ending		1		-3	-1	-1	1
3 equifax	3			-1	-2	-1	-1
3 estate	3		-1	-3
3 exp	3			-3	-1
3 experian	2	-1		-1	-2	-2	-2	-1
3 fed	-3			3	-2	2
3 fico	2			-1	-2	-1
3 filing	3			-1	-1	-1
3 fin	-3		-1	-1	-2	2	1
3 financial	-1	-1	-3	2	-1	1	-2	-1
3 fingerhut	-1			2	-4
3 florida	4			-3	-1		-2
3 food	3			-1	-2	-2	-1
3 for	1	2			-1	-4	-2
3 forbearance	-4		-2	2	2	2	-1
3 form	3			-2	-1	-2
3 from	4			-2	-2	-1	-1
3 funding	-2			2
3 ga	3			-3		-1	-1
3 gas	1	-1		2	-1	-3
3 goes	2		-1	-3	1	-1	-2
3 got	3			-1	-1	-1	-1
3 h	3		-1	-2
3 harlan	-2		-1	3
3 have	3				-1	-1	-1
3 heloc	1			-3		1
3 history	3			-1	-2	-1	-1
3 home	-2		1		1	-3	1
3 homeplus	-2			3
3 honda				3	-2		-1
3 hosp	3			-3
3 hospital	-4	-1		3	-1	-2
3 i				-3	1		-3	-1
3 inc	3			-2	-3	-2	1
3 ins	3			-2	-1	-1	-1
3 int	-3			2	-1	1	-1
3 it	-1			1	3	-5	-1
3 keep	-3		-1	1	-1		1
3 kohl's	-2		-1	3	1	-2	-1
3 lake	3		-1	-3	-1
3 late	1		-1		1	-1	-4	-1
3 lease	-3		-1	3
3 left	-3		-1	1	-2	2	1
3 loan	-1		1	1	-3	2	-3	-1
3 lvnv	-1		-1	2			-3
3 m	3			-2	-1	-1
3 m&t	-3			1	-1		2
3 macon	2			-2
3 merrick	3		-2	-1		-2
3 min	-3		-1	-1	-1	1	1
3 mo	2	-1	-2	-2	-2	-2	1
3 month	-2		-3		2
3 monthly	1		-1		-2	-4	1
3 months	2		-1	-2		-1	-3
3 mortgage			-1	-1	-3		2
3 mos	2		2	-2		-1	-1
3 mr	-4		-1	4	-1		1
3 mtg	3		-1	-2	-1	2	-3
3 much	-3			-1	2	2	-1
3 my				-3		1	-1
3 na			1	-2	2	-3
3 nc	-3			2			1
3 negative	3			-2
3 new	3	-1	-1	-1	-1	-2	-2
3 next	3			-1		-2	-2
3 nonpriority	3			-3	-1
3 nov	3		-1	-1		-1	-1
3 number	-2	-1		2	-1	-3	-1	-1
3 o			2	-4	-1	-2	2
3 of		-1		1	-4	-3		-1
3 off	-1	-1	1	-1		-2	1
3 oh	-1			2	-1	-1
3 ohio	-2			2		-1
3 ok	-3		-2	2	3	-1	-4	-1
3 old		-1	-2		-2	1	-3
3 one	-1	-2	-1		-3	2		-1
3 or	5	-1	-1	-3	-1	-1	-1
3 our	4			-4	-1		-1
3 owe	-3		-1	1		2	1
3 owed		1		-2	1	1
3 page	3			-2	-1
3 pago	-1			-1		-2	3
3 paid		2	-1		-2	-3	-3	-1
3 past	-1	-1	-1	1	-3	-3	-1	-1
3 pay	-2		-1	-1	-1	-3	3
3 paying	3		-1	-1	-1		-2
3 payment		-1		-3		-1	2	-1
3 payments	1			-1	-1		-3
3 pays	3			-1	-1	-2	-2
3 phone	2		1	-4	-1	-2
3 physicians	-1			3	-1
3 pl			2	1	-2		-2
3 placed	-1			2	2	-1	-3
3 plan	2		-1	-3	2
3 pmt	-1		-2	1	-3	-2	2	-1
3 polaris	-2			3	-1	-1
3 principal	3			-2
3 radiology	-3	-1		3
3 re	-3		2	4	-1	-1	-3
3 reasons	3			-2
3 recent	3			-2			-1
3 recovery	-1			3	-3	-2
3 redcard	-1			-1	3	-1	-2
3 regional	-3			2		-2	1
3 rent	4		-1	-2	-2	-3
3 renta	3			-1	-1	-2
3 report	3			-3	-2	-1	-1
3 reported			2		-2	-3
3 repossession	3	-1		-1			-1
3 respondent	3			-2	-2	-1
3 rocket	-1		-1	2	-1	-1	-1
3 s	3			-2	-1	-1	-1
3 saint	3			-2
3 sallie	-1			3	-1	-1	-1
3 saturday	3			-3
3 savings	4		-1	-4		-1	-1
3 schwab	-3			3
3 score	3			-1		-1	-1
3 sent	-3		-1	2	-1	2	2
3 since	3				-4	-3	1
3 slate	-3			2		1
3 snap-on				3		1	-1
3 sold	-1			1		1	-2
3 started			2	-3	-1	1	-2
3 stat	3	-1	1	-2			-1
3 still	3			-1	-2	-2
3 subaru	-2		-1	2	-1		-1
3 suite	3			-2	-1
3 synchrony	-1		-1	3	-3	-1	-2	-1
3 system	-1			3		-1	-2
3 td	-4		-1	3	2	-1	1
3 terms		-2	-1	-3		-1		-1
3 their	-4			5		-1	-3
3 think	2			-2	-1
3 this	3			1	-1	-2	-2
3 til	-3				-1	3
3 time	-1		-1		1	-1	-3
3 total	4		-1	-1	-4	-3	-1
3 tractor	-3			1	1		1
3 transactions	3			-2
3 tri-county	3		-1	-1	-1	-1	-2
3 type	-1				-1	-3	1
3 us	1		-1	2	-3	1	1
3 usaa	-2			3	-1	-2
3 use	3		-1	-2	-2	-1
3 used	-2		1	2	1	1	-1
3 verizon	-3		-2		2	-1	-2
3 vet	2						-3
3 visa	-2		-1	3	-1	1	-2
3 visit	3		-1	-1		-1	-1
3 w				-3			-1
3 walmart	1			-3	1	2	-1
3 we	3			-3	-1	1	-2
3 with			-1			-3
3 x	2		-2	2	-1	-3	-1
3 xfinity	3			-1	-1	-2
3 yolanda	3			-2	-1
3 your		-1		2	-3	-2
3 信用卡	-2		-1	3
a c	3			-2	-1
a month	-3			-2	-2	2	1
a payment	3				-1	-2	-3
account no	-2	-1		2	-1	-1	-3
account number		-1		1	-4	-2	-3	-1
accounts open	3			-2
acct no	-3			4	-2	-2	-2
ally bank	1		1	-3
ally savings	3			-3	-1
as of	1	-1	-1	-3	-1	-2	-2	-1
atlanta ga	2			-1	-1	-1
auto loan	-2	-1	1		-2	1	-4
b1 accountidentifier	-3			3	-1	-2
balance loan	3	-1	-1	-3
balance minimum	3			-1		-1	-2
bank loan	-3			3
barclays min						3	-3
card services	-4		-1	4		-1	1
care credit	-3		-1	-1	2	2
cash rewards	3			-3			-1
certified mail	2			-1	-4
charge account	3			-1	-1	-1	-1
charge-off date	-3			-1			3
chase savings	3			-3
citibank/best buy	-3			1			2
collection account				2			-3
costco visa	-2			2
credit acceptance	-3		1	1
credit card	-1		-1		-2	1		-1
credit cards	3			-2	-1		-1
credit one	-3		1		1		-3
credit score	4			-1	-3
creditor's name	3			-2	-1
ct apt	3			-2	-2
curr acct	1			-4		-1	1
current balance	1			-2	2
current days	4					-1	-4
custom cash	-3			2	1	-1	-1
customer service	3			-3
date opened	3			-1	-1	-1	-1
day amex	-2		-1	3
days days	5			-1	-1	-1	-5
days late	3	-1			-2	-2	-3
discover e-payment	3			-2	-1	-1
due days				-3		-1
due jun	3					-2	-2
due loan	5		-1	-4
due mortgage	3			-2	-1		-1
due the	1			-2	-1	-1	1
ending balance	1			-3		-1
evansville in	3			-2	-1
everyday checking	3	-1	-1	-3
fin f	4			-1		-4
first premier	-2		-1	3	-1	2
free checking	3			-2			-1
freedom unlimited	-4			4
from to	2				-1	-1	-1
good standing	2			-2	-1		-1
guarantor id	3			-3
heloc acct	-3		-1	2
holiday club	3	-1		-3
home equity	-2		1	1
home lending	3		-1	-2	-1
home mortgage	-3		1	2			1
i am	3					-1	-3
id number	4			-4
identification number	4			-4	-1
if known	3			-3
in full	1			3			-5
last payment	3					-1	-1
late dates	3			-1		-1	-2
late payments	3			-2	-1	-2	-1
lincoln ne	2			-2	-1
loan account	-3			3
loan is	-3			-1		-2	3
lvnv funding	-3		-1	2			1
mbna america	-3			3
member no	4			-4
merrick bank	2		-1	-3	2	-2
min is	-2				-1	3	-2
minimum payment		1		1		-4
mo current	3			-2		-1
mo for	3					-3
mo pmt	-2			-3	-1	2	-1
mobile pmt	3		-1	-1		-1
month late	-3						3
months reviewed	3			-1		-1	-1
months terms	3			-1	-1	-1	-3
mortgage installment	2			-2
mortgage loan	-4			3
mr cooper	1			2		-1	-1
navy barclays	-3		-1	2		1	-2
never late	-3			-1	2		1
number last	3			-3		-1
of apr	3						-3
of credit	-4	-1	-1	4			-1
of ed	-1		-3	1		2	-1
on file	3			-2	-1
on the	1			-2	-1	-1	1
one is	-3				1		2
our file	3			-3
owe min	-4					4	1
p.o box	4			-3	-3
page of	3				-2	-2	-1
paid coll	1			3			-1
paid collection	3			-2	1		-1
paid off	1				2	-1	-2
paid on	2					-1	-2
past due	1	-1	-1	2	-3	-2	-1	-1
payment due	5			-2	-1	-2	-2
payment history	3			-2		-1	-1
payment is				-1	-1	2	-4
payment plan	-2		-1	1	2	1	-1
payment status	-3			1		-2	3
paypal credit	1			-2	1	1
po box	2			-2	-3
previous balance	3			-2	-2	-1	-2
public records	4			-2	-1		-1
rating current	-3			1	-1	-1	3
real estate	-1		2	-2	-2	-1
recovery assoc	3			-3
regional acceptance			-3		-1	1	-1
rent is	4			-1	-3	-2
report number	3			-3		-1
reported apr	3			-2	-1		-1
rev late				-1		-1	3
routing number	3			-3
saldo us	-2				3	-2	-1
santander consumer	-3			2		1	2
slate edge	-1			3	-1	-1
st apt	2		-1	-1	-1
statement date	3			-1			-1
status notes	-3				-1	3	-2
store card	-3		-2			-3	1
student ln	3			-3		-1
syncb/care credit	-2		-2	3	-1		1
synchrony bank	3			-3
systems llc	3		-1	-2	-1
target redcard	-2		-1		1	-3	1
term duration	3			-1	-1	-1	-1
the government	3			-2
total claim	2	1		-3
total us	4			-1	-3	-2
toyota financial	-3	-1	2
unsecured claims	3			-2			-1
up to	3				-2	-1	-2
vin ending	4			-4	-1
visa acct	-2			3		-1
wilmington de	2			-2	-1	1
winterville nc	3			-3
x ok	2			-1	-2		-1
you are	-2			-1		-1	3
余额 最低还款	-3			-2	-1	-2	3
# figure words behind
a	-2	-1	-2	-3	-2	4	-2
a mo				-2	-2	3
a month	-5		-2			6	-2
a week	3					-3	-1
account 	3						-3
account number	3		1	-3		-1	-1
account type	-3			3		-1	-1
accountopeneddate	-3			4	-2	-2
accountopeneddate 	-4			4	-2	-2
accounts	4			-2	-1	-1
acct	-1		1	-3		1	-1
act			-1	-2		-3	1
act 	-1		-1	-3	1	-1	1
additional information	-3			3
address	-2			3			-1
ago 	3		-1	-2	-2	-1	-1
al mes	-1		-1	-1		3
am	5			-1	-2	-2	-2
am 	3			-1	-1	-2	-1
american	3		-1	-2			-1
amount				-5	-1	-1	1
and	-1		-2	-3	1	1	-1
are	4			-2	-1		-2
as	1			-1	-3	3	-1
as agreed	1			-1	-3	2
ask for	3			-2	-1	-2
at	3			-2	-1	-1		-1
auto		-2	-3	2	-2	-2
auto 	-2			4	-1	-3	1
autopay	1			-3	-1	-1	2
available	2			-3
b				1	-1	-1	-3
bal	-2	-1	-4	3		-4	-1	-1
bal 	-3		-1	3		-1	1
bal min	-3		-2	3		-1	-2
balance	-1	-1		3	-3		-2	-1
balance pay	4			-4
balance updated	-5			5
bank	2	-1	-2	-4	-1	3	-1
bank of	2	-2		-3	-1	1	-1
bc	3			-3
bc crc	4			-4
before	2			-2	-1	-1
best	3			-2	-1		-1
boat	-3	-1		3
boat 	-1		-1	3
borrower	3			-3
bought	-2			2		-1
box	3			-2	-1
bridgecrest	-2			-3	-2	2	-1
by	-1	3		-1	-1	-1
c	-1	-1		2	-3
c nonprofit	3	-1		-1	-2	-2
card 	-3		1	2	-1	-1
care	-2		-1	-2	3	-1
care credit	-1		-1	-2	3	-1
charge			-1		-2	-2	1
charge off	1			-1	-2	-3
charged	1			1	-3	-1	-2
charged off	1				-2		-2
check	3			-3	-1
checking	3			-3	-1
citi	3			-1			-2
claim	3			-2		-1
claim amount	3			-3
closed 	-3			1	2		-1
cls 	3		-1				-1
co	4			-1	-1	-3	-1
co co	3				-1	-2	-1
coll	-2	-1	-1	2	2	-3	-2
collection	-1	-1	-1	1		-5		-1
collection 	-1	-1	-1	1	1	-4		-1
collections	-3		-1	1	3	-3	-1	-1
conventional	-2		-2	3		-1	-1
corporate	3			-2	-1	-1
costco	4			-2	-2
ct	3			-1	-1		-1
current	-2	-1	-3		1	1	-2
current 	-1	-1	-3	3	-3	1	-2	1
d				-2	-2	-2	2
date	1			-4	-1	-1	1
date 	3			-2	-1		-1
day late	4		-1	-2	-1	-1	-2
days	-1	-1	1	-2	-5	-5	3
days 	-2	-1		1	-4		2	-1
days ago	3			-1		-1	-2
days days	6				-1	-2	-5
days late		-1		-3	-3	-2	1
days old	3						-3
days past		-1	-1	-2	-2	-5	4	-1
dc	3			-3
dc chg	3			-3
de	5			-1	-4	-2	-1
deferred	1			2	-2	1	-3
deferred 				3	-1		-3
dias	-2			-3	-2	1	2	-1
dias de	-2	-1		-2	-2		3
digits	2		-1	-1	-3	-1	-1
digits of	1		-1	1	-3	-1	-1
discharged	2	-1	-1	-2	-1
discover	3			-3	1	-1
do	3			-3	-1	-1
dollars	-3			-1	3		-2
done	-3			-1	3	-1	-1
due			-3	-4		3	-3
duke	3	-1		-1			-1
días	-1				-2	-4	3
días de	-2			1	-2	-3	3
em	-2	-1		-2	1	1	-4	-1
em cobrança	-3			-1	4	-4	-3
em dia	-2	-1		-2		1	-5	-1
emergency	-3		1	3	-1
enrolled	-4	-1	1		-3	-2	4
eq 	1		-1		1	-3	-1
et	3		-1	-2	-2		-1
every other	3				-1	-4
fa	2		-1	-3
fa aut	3		-1	-3
fax	3			-2	-2	-1
fax 	3			-2	-1	-1
fcu	-2	-1	3	-1
fidelity	3	-1		-3
filed				-2	1	-1
first	6	-1	-1	-5	-1	-1	-1
first seen	3			-3
food	3			-1	-2	-1
for			-1	2	-3	-3	-3
for 	3			-1	-1		-2
for the			-1			-2
franklin	-2	3	-1	-2
free	3		-1	-3
from to	4			-1	-3	-1	-1
gas	2			2	-3	-2	-1
good	3	-1			-3	-1	-2
great	3	-1	-1	-2
great lakes	3	-1	-1	-1			-1
group				-3
have	3			-1			-2
heloc	-2	-1		3	-1	-1	-2
high	3			-2		-1
high balance	5			-4
highest	3						-3
highest balance	4			-1			-4
hours	3				-2	-2	-1
house	-2			3		-1	-1
hr	3			-1	-2	-3
husband 	-3		1	2
i	-4	-1	1	2	1	1	-3
i 	-3			4	-1	-2	-1
i owe	-3			3
i1			-2	-2	3	2	-1
i1 	1		-2	-3	2	3	-1
i2				-3	1		-1
i2 				-3	1	2	-1
idaho	3			-3
if				-3	-1		2
in	-2	1	-1	2	-1		-3	-1
in collections				2	3	-1	-2
in deferment	-3	2		1
incl	3			-1	-1	-2	-1
inst				2	-1	-3	-1
ira 	2			-1	-2
irs	1		-1	-3	1		-1
j	-3			3	-1	-1	-1
jefferson	3		-2	-3	-1
jefferson capital	3			-2
k	2		1	-3	-4	-2	-1
k 	3		-1	-1	-2	-1
kay	3		-1	-1			-1
kay jewelers	3		-1	-1
keep	-1			-2	-1	1	1
kia sorento	3	-1	-1	-2	-1	-1
kingsley	4			-3
kingsley dr	3			-3
left	-3		-2	2	3	-5	-2
liabilities	-1			-2	3
liabilities credit	3			-3
limit	-2		-1		2
loan 	-2	1	-2	3	-1	-1	-1
lvnv	4			-3			-1
lvnv funding	3			-3			-1
m1 	-1			-1		3	-1
macy's	3			-1			-1
mariner	-1			-3	-1		2
may	-3		-1	2	1	-2	1
midland	3			-2		-1	-2
min	-3	-1	-5	1	3		-4	-1
missed	-1			1		2	-3
mo	-1	-1	-3	-5		2	1	-1
mo 	-1		-2	-2	1	3	-1	-1
mo current	-3		-1	1	-2	4	-1
mo days	-3			-2	2	2	-1
money	3			-3
month	-1	-1	1	-3	-4	-2	2
month late	-3					1	2
month payment	3			-2		-1	-2
monthlypaymentamount	2				-3	-2
monthlypaymentamount 	2				-3	-2
months	1	-1	-2	1	-3	-5	1
months behind	-3			-2	-2	-1	4
monthsreviewedcount	-3			-1	1	3
monthsreviewedcount 	-3					3
more	4			-1	-1	-2	-2
mortgage	-2	2	1	1	-1	-1	-3
mos		-1		-3	-3	-1	2
mtg			3		-1	-1	-1
mtg 			2		1	-3	-1
mtg as	-2			1		2	-1
mínimo	-3				2	-2
n	-1	-1	-1		-2	-4
n 	-2	-1	-1	-3		1	4
n louise	3			-2
n n				1	-3	-2	-2
negotiating	-3			1			3
no		-1		1	3		-3	-1
no 	-2	-1		1	-1	2	-3
not	-3			1	1	-2		-1
not late	-3			2	-1	1	1
not reported	-2			2
now	-1			3	-1		-2
nw st	4			-1	-4	-1
of	5		-1	-1	-3	-3	-1
of 	5			-1	-2	-2
ok		-1		-1	-2	2	-5	-1
ok 		-1		-1	-1	1	-4	-1
ok ok	4			-2		-2	-2
on		-1	1				-5	-1
on 	-3			3	-2	-1
on the	-4			1	1	2	-1
on time		-1			-2		-3	-1
onemain	3			-2			-1
only	3			-1	-1	-1
open	1		2	-3	-1	-2	1
opened	-2			3	-1	-2	-1	-1
opened 	-2			2			-1
or	3			-2	-3	-2	1
ordered 	2			-2
orig creditor	-2			2			1
other	3			-2		-1	-1
other 	-2			3		-1
other liabilities	5			-5
over 	-1			-1	-1	3
owe	-4		-1	4
owe pay	-2		-2	3
owes	-2			3	-1		-1
page	3	-1		-3	-2	-1	-1	-1
page of	3			-2	-1	-1	-1
paid			-1	1	2	-2	-4	-1
paid 	-1			3	1	-3	-3
paid collection	2			2	-2	-1	-1
paid off	-4		-1	3	1	2	-3
parcela	-2				3	-2
past		-1	-1	-3	3	2
past due	1	-1		-3	2	1	-1
pay	-2	-1	-1	2		1	-2	-1
payment				-4	1	-2
payments	3		-1	-1	-2	-4	-1
personal	-2	-1		3		-2	-1
personal loan	-3			3			-1
phone	3			-2	-1	-1
placed	-3			4	-1	-1	-1
plaintiff	3		-1	-2
platinum	-4	1	1	1	-1
pm	4			-1	-2	-2	-1
pm 	3			-1	-2	-2	-1
pmt	-2		-1	1	3	-3	1
polaris	3		-1	-3
por	3				-3		-1
portfolio recovery	3			-2		-1	-2
ppa				-2	-3	1	1
primary	3			-3
printpositiontype borrower	3			-2
property	3			-3
property you	3			-3
pünktlich 	2			2	-2	-2	-1
quail	2			-1	-1	-1
quicksilver	-3	1	1	-1		-1
r	-3		-1	2	-1	2	-2
r 	-3		-1	2	-1	2	-2
r01	2			-3	-1	2	-3
r01 	2			-3	-1	2	-3
r1	-1		-1	-5	1	2	-3
r1 	-2		-1	-5	3	1	-3
r2				-2	1	2	-2
r2 	1			-2	1	1	-3
r9 	1			-2	1	-1	-2
regional	3			-3			-1
regular	3		-1	-3
rent	2			-1	-2	-1
report	3			-3
report date	3			-3
reported	-1			3	-1	-1	-2
reported balance	-4			4
requested	3			-3
resurgent	3			-2
revolving account	-3		-1	3
rptd	2			-2	-1
s	3			-1	-2	-1	-1
saldo us	-2			2
santander consumer	2			-1			-1
savings	2			-2
says	-2			3	-1
sec 	3					-3
second				-1	-1	-1	3
settled	2						-2
settled 				4			-1
signature	-1	-3	-2	2	-1	-1	-1
signature loan	-3	-2	-1	4		-1	-1
silverado	-2	3	-1			-1	-1
so	3			-1	-1	-2
statement date	3			-3
store card	-3		2			-2	-2
student loans	3			-3
sunbit	3			-2		-1	-1
tage	3			2	-2	-2	-2
tax	2		1	-2
taxes	1			-3	-1	-1
terms				-2	-1	-1	1
thank	2			-2
thank you	3			-2
that	2				2	-3	-3
that's	-3			3
the	1	-1	-1		-3	-1
they	-4			3		-1	2
they want	-3			2	1
til	-3		-1		1	1
to	4			1	-3	-3	-3
tu	1			-1	-1	1	-3
type	-1		2	1	-2	-2	-3
unknown	-3			4	-1
unknown 	-2			2	-1
unpaid	2	-1		-1	-2	-4	1
unpaidbalanceamount 	3			-1	-2	-2
unsecured 	-3		-1	4		-1
us	-2	-1	-2	2	1	-1	-1	-1
us 	2	-1	-1	-2	-2	-3	-1	-1
us em	-3			1	1	1	-1
usaa	3			-3			-1
used	-2	-1		2			-1
visa	-1	-4	-2	2	-1	-1	-1
w 	-3			1	-1	2
we must	3			-1		-1
we owe	-3			1	-1	1
when	5			-2	-1	-3	-1
wife	-3		-2	3
world finance	3			-2	-1
x			-3	2	-2		-1
xp	1				-1	1	-3
xp/tu/ef				1	-1	-2	-2
y 	-3		-1	-1	-2	3	2
y n	1		-1	2	-2	-2	-3	-1
years	6		-1		-2	-4	-2
years 	4			1		-3	-2
yes			2	3	-1	-2	-3	-1
yrs	3				-2	-1
余额	-3		-1	3	-1	-2	-3
# figure words of line
always		-4			-1			-3
always, below blank	-1	-4		1	-2	-1	-2	-1
often		-2		-2	-1		-1	-1
often, below blank		-1	2		-4	-2	-2
once	-2	-5	-2	1	1	1	-3	-1
once, below blank	-3	2	-1	2	-4	-1	-5	-1
twice, below blank		-2	-1	1	-5	-3	1	-1
# mark alike read as
accountNumber	-2	-1	-2	2	-1	-2	-1	-1
accountNumber, all	-2	-1		3
accountNumber, all; itself accountNumber	-3			3
accountNumber; itself no part			-3	1			-1	-1
amount	1				-1	-3
amount, all	-1				2	-2
amount, all, few	-2			-1	2	-1	-1
amount, all; itself amount	-4				5	-1
amount; itself no part	4				-4	-1
aside goes on, all, few; itself no part	-3		3
current?	3		-2	-1	-2	-2	-2	-2
current?, all, few; itself no part	3		-1	-1			-3
current?; itself current	-2						2
current?; itself no part	3		-1				-1	-1
no part	-3	-2		-2	2	2		-2
no part, all, few		1		-1	-3	-2	-3	-1
no part, all, few; itself no part			1		-3	-4	-5
no part, all, few; itself originalCreditor	3							-3
no part, all; itself current	-3						3
no part, all; itself current?	-2		-2	-1			3	1
no part, all; itself goes on?	-4	-1	4	-1
no part, all; itself no part	1	-1	-1		-2	-3	-3
no part; itself accountNumber	-3		-1	3	-1	-1	-1
no part; itself amount	-6				6	-2	-2	-1
no part; itself amount?	-4				4
no part; itself current	-3		-1	-1	-1	-1	3
no part; itself goes on						-2	-1	-4
no part; itself no part	1	-1	-2	-3	-5	-1	-5	-3
no part; itself paying	-4				-3	5	-1
paying	-2		1		1	2	-1	-1
paying, all; itself no part	3					-3
paying; itself paying	-3		-1		-2	3	-1
# mark before and shape
capital mark-(	2		-1	-2
capital mark-.		-2	2	-3	-2	-1	1	-2
capitalised mark-!	3		-1				-2
capitalised mark-"	2	-1	-2	-2	-1	2	-2	-2
capitalised mark-#	3		-2	-3	-2		1	-1
capitalised mark-$	1	-1	-3	-1	1	-2	-2	-1
capitalised mark-(	1	-2	1	-5	-1	-1	-3	1
capitalised mark-)	-2	-2	3	-2	-2	-3	-2	-1
capitalised mark-,	1	-2	-1	-1	-1	-1	1
capitalised mark--		-2		-3	-3	-3
capitalised mark-.		-2	2	-4	-2	-2		2
capitalised mark-/	-1	-3		-2	-1	-1	-2	2
capitalised mark-:	2	-2		-4	-2	-2	-2	-1
capitalised mark-;	-1	-1	-2	-2	-3	-2	2	-2
capitalised mark->	-1	-1	-2	-2	-1	-1	2	-2
capitalised mark-?	2	3	-2			-1	-4
capitalised mark-|	4	-1	-3	-1	-1	-1	-1	-1
capitalised mark-~	3		-2				-2
capitalised mark-–	1	-1	-2		-3	-2	-1	-2
capitalised mark-—	5		-4	-1	-1		-2	-1
capitalised mark-•	3			-1			-1
capitalised mark-→	3	-1	-3				-1
capitals mark-"	4		-3	-1	1	1	-3	-1
capitals mark-#	1	-1	2	-4	-2	-2	-2	-1
capitals mark-&	-1	-3		-1	-2	-1	-2	2
capitals mark-(	2	-2	-1	-5	-2	-2		-2
capitals mark-)	-2	-1	4	-2	-3	-3	-2	-1
capitals mark-,	1	-2	-2	-2	-2	-4	-2	-1
capitals mark--	-1	-2	2	-4	-1	-3		-3
capitals mark-.	-3	-2	2	-2	-2	-2		3
capitals mark-/	1	-3	-1	-2	-1	-2		1
capitals mark-=	3		-1	-1	-1	-1	-1	-1
capitals mark->	3			-1	-1		-1
capitals mark-_	-1	2				-1	-1
capitals mark-|	3	-1	-3	-2	-1	-1		-1
capitals mark-—	3		-1		-1	-1	-1
cents mark-"	1	-1			-2	-3
cents mark-,	2	-1		-1		1	-3	-2
cents mark-/	2				-1	-3		-1
cents mark-|	4			-1	-2	-2	-1
code mark-)	2		1	-2	-1	-1	-3	-1
code mark--	3			-1		-1	-2
code mark-;	3	-1		-1		-1	-2
code mark-|	3			-1	-1	-1	-1	-1
digits-1 mark-.	2	-3	-2	-1	-2	-2	-1	-2
digits-1 mark-/	3	-1	1	-1	-2	-3		-1
digits-1 mark-:	5			-1	-2	-1	-3
digits-2 mark-"	2					-1	-2
digits-2 mark-$	3			-1	-2	1
digits-2 mark--	-2	-2	1	2	-2	-3	-2	-1
digits-2 mark-.	3	-1	-1	1	1		-3	-1
digits-2 mark-/	2	-2	2	-3	-1	-2	-1	-2
digits-2 mark-:	3		-1		-1	1	-1
digits-2 mark-;	3			-1	-2	-2	-2
digits-2 mark-|	3				-1	-1	-2
digits-3 mark-(	3	-1	-2				-1
digits-3 mark--	2						-2
digits-3 mark-/	2		-1		-1	-3
digits-4 mark-$	1			-1		-3	-1	-1
digits-4 mark-)	3	-1	1	-4	-1	-2		-2
digits-4 mark-,	2		1	-2	-1	1	-3
digits-4 mark--	-3	-1	1	4	-1	-1	-1	-1
digits-4 mark-/	3			-2	-2	-1	-1	-1
digits-5 mark-,	3	-1		-1	-1			-1
digits-7 mark-$				-3		1	-2	-1
digits-7 mark--	2	-1	-1	-2	-1	-1	-2
digits-7 mark-;	3			-2	-1	-1	-2
digits-7 mark-|	3		-1	-1	-1	-1	-1
dollars mark-)	3				-1	-1	-2
dollars mark-,	1	-1			2	-2	-3	-1
dollars mark--	4			-2	-2	-2	-3	-1
dollars mark-.		-1		-3		-2	1	-2
dollars mark-/	1	-1		-1	-2	-3	1	-1
dollars mark-<	4						-4
dollars mark-–	6			-1		-2	-5
dollars-and-cents mark-$	-3			-1	3	-2	-1
dollars-and-cents mark-,	1	-1		-1	-3	-1	-2	-2
dollars-and-cents mark--	4				-1	-2	-2
dollars-and-cents mark-.	2	-1		-2	-1	-1	-4	-3
dollars-and-cents mark-|	3				-2	-1	-2
dollars-and-cents mark-–	2			-1	-3	-3	-2	-1
dollars-and-cents mark-—	3			-1	-2	-2	-3
dollars-and-cents mark-✅	-2				-1		3
lettered-code mark-"	3	-2	-3	-3	-2		-1	-1
lettered-code mark-(	2	-1	1	-3	-1	-1	-5	-1
lettered-code mark-)		-1		-3	-1	-2		-1
lettered-code mark-,		-1	-1	-2	2		-4	-2
lettered-code mark-:	3			-1		-1	-2
lettered-code mark-|	2			-1	-1	-1	-1
lettered-code mark-–	3		-1	-2	-1	-1	-2
letters mark-,	3		-1	-1	-2	-2	-2	-1
letters mark-:		-1	-1	-2	-3	-3		-2
line mark-(	4	-2	-3				-2
line mark-*	2	-1		-1	-1	-1	-3	-1
line mark-+	2				-1		-2
line mark-|	3	-1		-1			-2
mark-" mark-,	2	-2	-2	-2	-1	1	-5	-3
mark-" mark-.	-3			3			-1	-1
mark-" mark-_	3		-1			-1	-2
mark-# mark-:	3			-3			-1
mark-$ mark--	-4	-2	-1	-3	4	2	-4	-1
mark-( mark-.	-4		-1	3		-1	-1	-1
mark-( mark-…	-4		-1	5		-1		-1
mark-) mark-,	2	-1	-3	-1	-1	1		2
mark-) mark-.	4		-2	-3			-1
mark-) mark-/	3		-3	-1			-1
mark-) mark-:	3		-2	-1	-1		-1
mark-) mark-|			-3	-1		-1	1
mark-, mark-"	2	-2	-2	-4	-2		-4	-3
mark-, mark-,	-2				1	1	-3
mark-. mark-"	1		-4	-1		1	1	-1
mark-. mark-$	1	-1		-1	1	-3	-1
mark-. mark-,	4		-3				-1
mark-. mark-.	-1	-2	-4	1	-4	-4	-3	-3
mark-. mark-:	3			-2
mark-. mark-|	3		-3
mark-: mark-"	3	-1	-1	-3	-1	-2	-3
mark-: mark--	3			-1	-1	-1	-2
mark-; mark-;	2			-1	-1	-1	-2
mark-= mark-"	3	-2	1	-1	-1	-1	-3	-1
mark-> mark-<	3				-1		-2
mark-| mark-$	-2				2	2
mark-| mark-|	3		-1			-1	-2
mark-☒ mark-$	-1				-1	3
mark-✓ mark-–	4						-4
masked mark-"		-1	3	-3	-1	-2	-2	-2
masked mark--	3			-2	-1
small mark-#	1		-2	-1		-1
small mark-'	-2		1			-3	1
small mark-(	4	-3	-2	-1	-1	-2	-3	-1
small mark-)	-2	-2	4	-2	-3	-3	-4	-2
small mark-+	3		-3		-1
small mark--	2	-1	-1	-1	-3	-2	-2
small mark-.	3	-1		-4	-2	-2	-1	-3
small mark-/		-1	-3	-2	-2	1	2	-1
small mark-:	2	-2	-1	-2	-3	-2		-3
small mark-;	2			-1	-1	-1	-1
small mark->	3						-2
small mark-]	3		-1	-1			-2
small mark-|	4	-1	-3		-1	-1	-1
small mark-–	4		-2	-1	-1	-1	-2	-1
small mark-•	4			-1		-1	-3
thousands mark--	2			-1	-1	-1	-2
thousands mark-.				-1	2		-3	-1
thousands-and-cents mark-"			1	-1	-3		-3	-1
thousands-and-cents mark--	3				-1	-1	-1
thousands-and-cents mark-.	2			-1	-2	-2		-1
thousands-and-cents mark-/	3				-2	-2	-1
thousands-and-cents mark-☐	4				-3	-2
thousands-and-cents mark-☑	3				-2	-2
thousands-and-cents mark-☒	3				-1	-2	-1
with-digits mark-"	1	-1	-1	-1		1	-4	-2
with-digits mark-)	1	-1		-4		-3	-1	-1
with-digits mark-,	-1	-2	-2	-2	2	-3	-5	-3
with-digits mark-.	3		-1	-2	-1	-1	-1
with-digits mark-/	2					-1	-1
with-digits mark-;	4	-1			-2	-3	-2
with-digits mark-|	2				-1	-2	-1
with-digits mark-–	3			-1	-1		-1
year mark-.			-1	-3	-2	-1	1	-2
year mark-:	3				-1	-1	-2
year mark-·	2			-1			-2
# mark before read as
accountName	2	-2	-1	-3	-1	-1	-2
accountName?	1	-2	-1				-1	-1
accountNumber	1	-3	-2		-2	-1	-4	-2
accountNumber?	2	-1	-1	-3	-1	1		-1
amount	1	-2	-2		1	-3	-2	-2
amount?		-1		-1	2	-1	-2	-1
current?	1		3	-2	-2	-2		-1
goes on		-2		-3		-1	-3	-2
goes on?		-1	-1	-3	1	-1	-4	-2
originalCreditor	-1	-1	-2	-1	-1	-2	-2	3
originalCreditor,current?			-1				1	-3
paying	-1	-2	-1	-2	-1	3	-1	-2
# mark before
capital	2	-2	1	-4	-1	-2	-1	-1
capitalised	1	-3		-5	-3	-3	1	2
capitals		-3	-1	-4			-3	1
cents	2	-2	-1	-2	1	-2	-2	-2
code		-2	-2			-1	-2	-3
date		-1	-1	-2	-2	-3	1	-1
digits-1	2	-3		-2	-3	-4	1	-2
digits-4	1	-1	-1	1	-1	-2	-3	-3
digits-5	-1	-1		2	-1	-4	-3	-2
digits-7	1	-2	-2	2		2	-3	-2
dollars	4	-2	-1	-3	-1	-6	-3	-2
dollars-and-cents	2	-2	1	-1		-3	-3	-3
lettered-code		-4		-3		-2	-3	-4
letters	1	-2	-1	-2	-4	-4		-2
line	-1		-3	-1	-2	-2		-2
mark-"		-3	-1		-3		-2	-4
mark-#	4		-1	-2	-1	-1	-1
mark-$	-2	-2	-1	-4	3	1	-2	-2
mark-(	-4	-1	-1	4	-2	-2	-1	-2
mark-)	4	1	-7	-3	1	-1		-1
mark-,	2	-3	-2	-3			-3	-3
mark-.	-1	-2	-7	1	-2	-4	-4	-3
mark-/	3		-1	-1	-1	-1	-1
mark-:	-1	-1	-1	-4	2		2	-2
mark-;	2	-1	1	-3	-3	-3	-1	-2
mark-<	3			-1	-1	-1	-2	-1
mark-=	2	-2	1	-1	-2	-2	-3	-1
mark->	3				-1		-1
mark-?	5	-1	-1	-2	-1	-1	-3
mark-|	-1	2	-1	-2	2	2	-2
masked	1	-1	2	-3	1	-2	-3	-2
percent		-1	-1	-2		1	-3	-1
small	1	-2	3	-4	-3	-1		-3
thousands	2			-3	-1	-2		-1
thousands-and-cents	2	-1		-2	-1		-5	-2
with-digits		-3	-3	-6	2	-2	-5	-3
year			2	-4	-1	-3	1	-2
# mark behind read as
accountName	2	-1		-2	-1	1	-1	-3
accountName,current	-2						3
accountName?	2	-2	-1	-2	-1	-1	2	-3
accountNumber	-1		-2		-2	-3	-3	-4
accountNumber?	4		-2	-3		1	-1
amount	-1	-1	-2	-3	3	-3	-1	-3
amount,current?	-2				1	-1	3	-1
amount,paying	-3				2	1
aside amount		-1	2		-3	-2	-1	-1
aside paying	3			-1	-2	-3
current	-1	-1	-2	-4	-4	-6	2	-3
current?		-1		-3	-3	-3	1
goes on		-3		-1	-1	-2	-4
goes on?	1		-2	-1	-2	-2	-4	-2
paying	-2	-1	1	-2	-5	3	-2	-2
paying?	-1			-1	-3	1	-1	2
# mark behind
capital	1	-2	-1		-3			-1
capitalised		-4		-3	-4	-1	1
capitals			1	-3	-4	-3	-1	1
cents		-3	-2	-3	1	2	-5	-3
code		1	1			-3	-1	1
date	1	1	1	-3	-1	-1		-1
digits-1	1	-2		-3	-2	-1		-1
digits-2	-1	-1	-1	-3			-1	-2
digits-3		-2	-1	-1	1	1	-4	-2
digits-4	-2	-2	-1	3	-2	-3	-5	-4
digits-6	3			-2
digits-7	3	-2	-2	-5		1		-3
dollars	2	-1	-2	-1	-4	-3		-2
dollars-and-cents	2	-2	-1	-3	-4	-5	2	-2
end	3			-2	-1	-1	-1	-1
lettered-code	-1	-2	-3	1	-3	-2	-1	-5
letters	2	-2	-3	-3	-4	-4		-2
line		-1	2	-1	-3	-1	-1
mark-"		-3	-1	-2		1	-2	-3
mark-$	2	-2		-3	-1	-5	-4	-2
mark-,	1	-2	-1	-3	-1		-4	-4
mark-.		-3	-3	1	-3	-4	-2	-4
mark-/	1		2	-2	-2	-3	-1	1
mark-:	1	-1	1	-3	-1	-2	-3	-1
mark-;	-2	-1	2	-3	-3	-3		-2
mark-<	4			-1	-1		-3
mark-=	3			-1	-1	-1	-2
mark->	2		1	-1	-1	-1	-3
mark-?	3	-1	-1	-1	-1		-2
mark-[	4	-1	-1	-3	-2	-1	-2
mark-_	1	-2		-2	-3	-4	-1	-1
mark-|	-1	-1	2	-2	-2	-4		-1
mark-–		-1	1	-3	-2	-3		-2
mark-—	2		3	-1	1	-3	-2	-1
mark-…	3		-2	-2	-1	-1	-1
mark-✓	1		3	-1	-1	-2	-1	-1
masked	3	-1		-2	-1	-3	-2	-2
percent		-1	2	-3		-4		-1
small	2	-3	-1	-3	-2	-2	2	-1
thousands	1	-1	-3	-4	1	-4	-1	-2
thousands-and-cents		-2	-1	-3	3		-2	-2
with-digits	1	-1	-1	-2		2	-3	-3
# mark both before and shape
capitalised capitalised mark-"	3		-2	-1	-2		-2	-2
capitalised capitalised mark-(	1	-1		-5	-1	-1	-2	-1
capitalised capitalised mark-)	1	-1	-3	-1	-2	-1	1	2
capitalised capitalised mark-+	-3	-1	3	-1	-1	-1		-1
capitalised capitalised mark-,	2	-3	-2	-1			-5	-1
capitalised capitalised mark--	1	-1		-3	-2	-1		1
capitalised capitalised mark-.	-1	-1	1	-3		-2		-2
capitalised capitalised mark-:	5		-2	-4	-1	-1	-2	-3
capitalised capitalised mark-;	3		-1	-1	-1	-1	-3	-1
capitalised capitalised mark-|	3		-2	-1
capitalised capitalised mark-®	-2		3				-1
capitalised capitalised mark-·	4		-1	-1	-2	-1	-2	-1
capitalised capitalised mark-—	3		-1		-1		-2
capitalised capitals mark-"			-3		-1	2
capitalised capitals mark-)	-3		3				1	-1
capitalised capitals mark-.	-1		-3	-2	-1	-1		3
capitalised capitals mark-:	4		-1	-2	-1		-2	-1
capitalised code mark-$	-3			-1	1
capitalised digits-4 mark-$	2				-2	-3	-1
capitalised dollars-and-cents mark-,	3				-1		-2
capitalised dollars-and-cents mark-.	3				-1	-2	-1
capitalised mark-" mark-,	2		-2	-3	-2	1	-1	-1
capitalised mark-# mark-:	3			-3			-1
capitalised mark-$ mark--		-1	-1	-2	-3	2	-1
capitalised mark-( mark-.	-3			3
capitalised mark-) mark-"	3		-2				-1
capitalised mark-) mark-,	4		-3				-2	-1
capitalised mark-- mark--	3		-1	-1			-2
capitalised mark-. mark-"	2		-3			1
capitalised mark-. mark-,	4		-3
capitalised mark-. mark-.	4		-2	-4			-2
capitalised mark-: mark--	3			-1	-1	-1	-2
capitalised mark-= mark-"	2	-1	2	-1	-2	-1	-3	-1
capitalised small mark-"	3		-2
capitalised small mark-(	4	-1	-3	-1		-1	-2
capitalised small mark-)			1	-1	-1	-1	-3	-1
capitalised small mark-,	3	-2	-1		-2	-1	-3
capitalised small mark--	3			-1	-2	-1	-3
capitalised small mark-.			-4	-4	-1	-1	2	-1
capitalised small mark-:	3	-1		-4	-2	-2	-3	-3
capitalised thousands-and-cents mark-.	3				-1	-2	-2	-1
capitalised with-digits mark-)	2			-3	-2	-1		-1
capitalised year mark-)	-3		3				-1
capitals capitalised mark-)	-1	-1	3					-1
capitals capitals mark-"	3		-1		1	-2	-2
capitals capitals mark-#	2			-3	-1	-1	-1
capitals capitals mark-(	1	-1	-1	-4	-2	-2		-2
capitals capitals mark-)	2		1	-1	-1	-1	-3	-5
capitals capitals mark--	1	-1		-3	-2	-2	-1	-2
capitals capitals mark-.	-2	-2	3	-1		-1	-1	-1
capitals capitals mark-/	3	-2	-2	-2	-1		1
capitals capitals mark-|	4	-1	-2	-1	-1	-2	-1
capitals code mark-$	-4				2	1
capitals digits-2 mark-/		-1	-3	-2	2	-1	1	-1
capitals mark-" mark-,	1		-3	-2	1	1	-2	-1
capitals mark-. mark-(	2		-3				-1	-1
capitals small mark-)			2				-3
capitals with-digits mark-$	-2				2
capitals with-digits mark-)	3		-1		-1		-1
capitals with-digits mark-,	3		-1				-1
cents digits-2 mark-/	3						-2
code digits-2 mark-/	3			-1			-2
code mark-. mark-$	4			-1	-3	-3
digits-1 mark-. mark-$	3				-3	-3
digits-1 small mark-.	3				-1		-2
digits-2 mark-- mark--	-2						2
digits-2 mark-. mark-$	2				-1	-3
digits-2 small mark-"	3					-2	-2
digits-5 mark-. mark-.	-2			3
digits-5 with-digits mark-)	2			-1	-1
digits-7 mark-. mark-.	-4			4
dollars dollars mark-/	3				-1	-1	-1
dollars mark-- mark--	3				-1		-2
dollars-and-cents digits-2 mark-/	2				-1	-1	-2
dollars-and-cents digits-3 mark-+	-2						3
lettered-code lettered-code mark-"	2	-1	-2	-1	-1	-1	-1
lettered-code mark-, mark-"	1	-1			2		-2
lettered-code mark-. mark-.	-3			3
letters dollars mark-,	3			-1	-2	-1	-2	-1
letters dollars-and-cents mark-,	3			-1	-2	-2	-3	-1
line capitalised mark-#	3		-1	-3	-1	-1	-1
line capitalised mark-&	2	-1	-2				-1	1
line capitalised mark--		-1	1	-1	-1	-2	-5	-1
line capitalised mark-.	2	-1	1	-2	-2	-1	-4
line capitalised mark-/	1	-2			-1		-2	-4
line capitalised mark-:	2	-2	-1	-2	-2	-1	-1	-2
line capitalised mark-;	-3						3
line capitalised mark->	3						-2
line capitalised mark-?	3					-1	-3
line capitalised mark-®	3		-1		-1
line capitalised mark-·	-1		-1	1			3
line capitals mark-#	3		-2	-1	-1
line capitals mark-.	-1	-1	3	-1	-2	-1	-1
line digits-1 mark-.	2	-1	-1	-3	-1	-2	-1	-2
line digits-2 mark-+	-2						2
line digits-2 mark--	3	-2		-3	-1	-1	-2	-1
line digits-7 mark-.	-2			2
line line mark-#	3	-1		-1			-1
line line mark-(	3	-1	-2				-2
line line mark-•	2	-1		-1	-1	-1	-2	-1
line small mark-.	5		-3				-3
line with-digits mark-)	5		-1	-1	-4	-1	-1
mark-" cents mark-"	1	-1	-1		-2	-3
mark-" digits-4 mark--	-3			3
mark-" digits-7 mark-"	-1			-2	-1	2		-1
mark-" mark-, mark-"	1	-2	-1	-3	-3	1	-5	-3
mark-" mark-: mark-"	3		-1	-2	-1	-1	-2
mark-" mark-; mark-"	-1	-1	1	-2	-2	-2	1	-2
mark-" masked mark-"			2	-3	-1	-1	-1	-1
mark-" thousands-and-cents mark-"			1	-1	-3		-2	-1
mark-# lettered-code mark-(	3			-2	-1		-2	-1
mark-$ cents mark-/	3					-3	-1
mark-$ thousands-and-cents mark-☐	3				-3	-2
mark-$ thousands-and-cents mark-☑	3				-2	-2
mark-$ thousands-and-cents mark-☒	2				-1	-1	-1
mark-$ with-digits mark-,		-1		-1	1	-3	-2	-1
mark-& capitalised mark-(	-3		3				-1
mark-( capitals mark-$	3				-2	-2
mark-( capitals mark-)	-2	-1	3	-1	-2	-2	-4	1
mark-( lettered-code mark-)	-1	-1	3	-2	-1	-1	1
mark-( mark-. mark-.	-2		-1	2		-1	-1	-1
mark-( small mark-)	-2	-2	3	-2	-2	-2	1	-2
mark-) mark-. mark-.	3		-1	-3
mark-, capitalised mark-.	-3	-1	4	-1	-1	-1	-3	-3
mark-, capitals mark-,	2		-1	-1	1	-2	-4	-2
mark-, capitals mark-.	-3	-1	2	-3	-2	-4	2
mark-, cents mark-,	2	-1				1	-3	-2
mark-, code mark-,	3			-1	-1		-2
mark-, dollars-and-cents mark-,	2				-3	-2		-1
mark-, lettered-code mark-,	1	-1		-2		1	-3	-2
mark-, small mark-,	1		1	-1	1	-1	-3	-1
mark-, small mark-.	3		-1	-2		-1	-3	-1
mark-, with-digits mark-"	2	-1		-1	-3		-3	-1
mark-, with-digits mark-,	4	-1		-1	-1	-3	-3	-1
mark-- capitalised mark-(	-3		3
mark-- capitalised mark--	4		-3				-3
mark-- digits-2 mark-/			2				-3
mark-- digits-3 mark-/	2		-1		-1	-1	-2
mark-- mark-$ mark--				-1	-4	1	-1
mark-- percent mark-$	-1	-1			-3	2	-1
mark-- thousands mark--	2				-1	-1	-2
mark-. capitalised mark-&	-3		3
mark-. capitalised mark-)	3		-3		-1	-1	-2	-2
mark-. capitalised mark-/	-3		2				1	1
mark-. code mark-.	3			-2			-1
mark-. digits-2 mark--	-2			-2		-1	3
mark-. digits-4 mark-)	5	-1		-4		-1	-3	-1
mark-. mark-" mark-,	2		-3			1
mark-. mark-. mark-$	-3				3	-1
mark-. mark-. mark-.		-2	-3		-4	-4	-7	-2
mark-. small mark-.	2		-1	-1				-1
mark-. small mark-:	3						-2
mark-/ capitalised mark-,	4		-3		-1	-1	-1	-1
mark-/ capitalised mark-.	3		-3	-1			1	-1
mark-/ capitalised mark-–	3		-2				-1
mark-/ digits-3 mark-/	3					-2	-2
mark-/ small mark-,	4			-1	-1	-1	-3
mark-/ year mark-)	3	-1	-1		-1		-2
mark-/ year mark-:	3				-1		-3
mark-: capitalised mark-)	2		-1				-1	-1
mark-: capitals mark-.	5	-1	-4					-1
mark-: dollars-and-cents mark-.				-1			-3	-2
mark-: mark-+ mark-$	3				-1	-2
mark-< capitalised mark->	3		-1	-1				-1
mark-> capitalised mark-<	-3						3
mark-> dollars mark-<	3						-3
mark-_ capitals mark-_	-2	3				-1	-1
mark-| capitals mark-|	3					-1	-1
mark-| cents mark-|	4				-2	-2	-1
mark-| dollars-and-cents mark-|	3				-1	-1	-2
mark-– dollars-and-cents mark-–	3				-1	-1	-3
mark-✓ digits-2 mark--	-2						2
mark-✓ mark-– mark-–	4						-4
masked digits-2 mark-/	3			-1	-1		-1
percent mark-$ mark--	-4				1	3	-2
small capitalised mark-$	3				-2	-1
small capitalised mark-&	-3		1				2
small capitalised mark-)	-1	-1	2	-1	-1	-1	-1	-3
small capitalised mark-,	3		-3		-1	-2		-1
small capitalised mark--	3	-1	-1	-1		-1	-1
small capitalised mark-/	-2		3				1	-2
small capitals mark-&	2		-2				-1
small capitals mark-.	5		-3	-1			-1	-2
small cents mark-,	3				-2	-2	-1
small code mark-.	2			-3	-1	-1		-1
small digits-2 mark--	3		-1			-1	-3
small digits-4 mark-,	2			-1			-1
small digits-4 mark-.	5			-3		-1	-2	-1
small digits-7 mark-,	3			-1	-1	-1	-1
small digits-7 mark-.	3			-2	-1	-2	-1	-1
small dollars mark-)	3				-1	-1	-1
small dollars mark--	3				-1	-1	-2
small dollars mark-.	4			-1	-1	-2	-3	-1
small dollars mark-–	3					-1	-3
small dollars-and-cents mark-,	3				-2	-3	-1
small dollars-and-cents mark-.	2			-2	-3		-3	-2
small dollars-and-cents mark-/	3						-3
small lettered-code mark-.	3			-2			-2	-1
small mark-" mark-,	2		-1			-1
small mark-) mark-$	2		-1		-1	-3
small mark-) mark-,	3		-4	-1		-1	1	-1
small mark-) mark-.	4		-3	-1			-2
small mark-. mark-.	3			-3
small small mark-'	3					-2	-2
small small mark-(	4	-2	-1		-1	-2	-3	-1
small small mark-)	-2	-1	4	-1	-2	-2	-6	-2
small small mark-,	5	-1	-5		-2	1	-3	-1
small small mark--	2	-1	-3	-1	-1	-1	1
small small mark-.	3	-1	-3	-3	-1	-2	-1	-2
small small mark-/	-1		-3	-1	-1	3	1
small small mark-–	4		-2				-3
small small mark-•	3				-1		-2
small with-digits mark-,	3		-1		-3	-1	-1
small with-digits mark-–	3			-1			-2
thousands-and-cents mark-☐ mark-$	-1				-4	1
thousands-and-cents mark-☒ mark-$	-1				-1	3
thousands-and-cents small mark-$	-1			-1	-3	1	-1
with-digits with-digits mark-,	3				-3	-1
with-digits year mark-.	4						-4
year digits-2 mark-/	4				-1	-1	-3
# mark both behind
capital capitals	-2		2
capital small			1	-2	-1	-3		-1
capitalised capital	4		-2			-2	-1
capitalised capitalised	1	-3	-1	-2	-2	-2
capitalised cents	-3		3
capitalised code	3	-1	-2				-2
capitalised digits-2	1	-1	-2	-1	-1	-2	2	-1
capitalised digits-5	3				-1			-1
capitalised digits-6	3	-1	-1	-1				-1
capitalised digits-7	2		-2				-1	1
capitalised dollars	4		-4				-2
capitalised dollars-and-cents		-1	1	-2	-1	-2	-2
capitalised end	-2		-2		3	-1	-1
capitalised lettered-code	-3		3				-1	-1
capitalised mark-$	5				-2	-3	-1
capitalised mark-&	1					-1	-3
capitalised mark-(	-1	-2	1	-1	-1	-1	-3	1
capitalised mark-)	1	-2		-1	-1	-1	-2	-3
capitalised mark--	3	-1	1		-1	-2	-4	-1
capitalised mark-.		-3		-2	-2	-3	-2	3
capitalised mark-:	3		-2	-1	-2	-2	-1
capitalised mark-=	1	2	-1		-1	-1	-2
capitalised mark-–	2	-1	1	-1		-1		-1
capitalised masked	-2		2					-1
capitalised small	1	-2	-1	-4	-2	-1		-1
capitals capitals		-1		-4	-1	-4	1	-1
capitals digits-5	2	-1	-1	-1	-4	-1		-1
capitals digits-7	4		-2				-2	-2
capitals line	-1	-3	3	-2	-3	-3	-3	-1
capitals mark-"	-3	1	2	1	-2	1	-2	-1
capitals mark-$	3	-1	-1	-1	-2	-2	-1	-1
capitals mark-)		-2	1		-1	-1	-4	1
capitals mark-,	3	-2	-1	-1			-3	-2
capitals mark-.	-1	-4		-1	-2	-1		2
capitals masked	3	-2	-1				-1	-1
capitals small	4	-1	-1	-1	-1		-3	-2
cents capitalised	-2			-1		3
cents mark-"	2	-1	-1		-4	-5
cents mark-/	1		-2		-3	-1
cents mark-☐	-2				3	-3
cents percent	2				3	-3
cents small	-1	-1	2	-2	1	-5	-3	-2
code capitalised	5		-2	-1	-1	-1	-2	-1
code line			-2	2	-3	-2		-1
code mark-,	-2		-2	-1	3	-1		-1
code mark-.	4		-3	-1	-1		-1
code mark-/	4		-3
code small			2	-3		-2		-1
digits-1 mark-"	-1		2		-2	-3	1
digits-1 mark-/	-1		3	-1	-2	-2	1	-1
digits-1 small	2	-1	-3	-1	-2	-1		-1
digits-2 capitalised		-1	-2	-2	-1	-3	2	-1
digits-2 capitals			-2	-2	1	-4	-1	-2
digits-2 cents	2	-1		-1	-5		-2	-1
digits-2 line	-2	-1	1	-3		1	-1	-2
digits-2 mark-"	3		-1		-2	-1	-2
digits-2 mark-,	3		-3			-1
digits-2 mark-/		-1	2	-1	-3	-3	-1	-1
digits-2 mark-:	3		-1		-1	1	-1
digits-2 small		-2		-2	-5			-1
digits-3 lettered-code	2		-2				-1
digits-3 mark-.	3			-1	-1	-1
digits-3 mark-/	2		-3	-1	-2	-1	1	-1
digits-4 capitals	4		-2	-3		-1
digits-4 mark-$	3			-3			-1
digits-4 mark-)	-2		-1	2	-1	-1	-1	-1
digits-4 mark-,	4		-2	-1			-1
digits-4 mark-/	2		-2	-1	-1		-1
digits-4 masked	3		-1	-3			-1
digits-4 thousands-and-cents	-2		2	-1
digits-5 lettered-code	3		-1	-1	-1	-1	-1
digits-7 line	1		-1	-3		-1	1	-1
dollars capitalised	3		-1	-1	-1	-1
dollars capitals	3	-1				-1	-1
dollars mark--	4		-1	-1	-1		-3
dollars mark-/	3		-3			-1	-1
dollars mark-<	5						-4
dollars mark-@	4		-4				-1
dollars-and-cents dollars-and-cents	1			-1	-3	-2	-3	-1
dollars-and-cents line	3		-3	-1		-2	-1	-1
dollars-and-cents mark-,	3		-3	-1	-2	-2	1	-1
dollars-and-cents mark-.	5		-3	-1	-1	-1	-2
dollars-and-cents mark-–	3		-1	-1	-2	-1	-1
end end	4		-1	-2	-1	-1	-2	-1
lettered-code capitalised	-1	-1	1		-1	-1	-4	-1
lettered-code capitals	3		-3	-2	-1	-1
lettered-code dollars	-1	-1	2	-3
lettered-code mark-"	1		-2	1	-2			-1
lettered-code mark-,	1	-1	-3	-3	1	-1	-2	-2
lettered-code mark-.	3					-2	-1
lettered-code mark-|	3		-1	-1		-1
lettered-code mark-–	3		-3	-1		-1	-1
letters dollars	4				-2	-1	-2
letters lettered-code	3						-2	-1
mark-! mark-!	3				-1		-3
mark-" capitalised	1	-1	-1	-2		-1	-3	-1
mark-" capitals	3		-3		-1	2	-2
mark-" cents	2	-1	-2		-2	-3	1
mark-" digits-2	3		-2			-1
mark-" digits-7	-1		-2	-1		3	1	-1
mark-" lettered-code	3		-2		-1	-1	-2
mark-" year	3	-1	-3		-1	-1
mark-$ cents	4	-1		-1	-6	-5	-2	-1
mark-$ digits-3	3		-1	-1	-2	-1
mark-$ mark--	-2				2	-2
mark-$ thousands-and-cents	2	-1	-2	-1	-2		-3	-1
mark-( small	-3	-1	2			-1	1	1
mark-, capitalised	-2		1	-1	1	1	-2	-3
mark-, mark-"	2	-2	-2	-3	-4	1	-4	-3
mark-- capitalised	2		1		-2		-4
mark-- cents	3		-3
mark-- lettered-code	3		-1	-1			-1
mark-- mark-$	-2	-1		-1	3	-2	-1
mark-- masked	3			-2	-1
mark-- percent	-1			-1	3	-3
mark-. code	-3		-1	3			-1
mark-. digits-2	3			-2			-1
mark-. digits-4	-3		-2	3	-1	-1	-1	-1
mark-. dollars-and-cents	3		-1	-1		-1
mark-. line	-2		-2	3	-2	-2	-1	-1
mark-. mark-$	3			-2		-1
mark-. mark-.	1	-2	-2		-3	-4	-6	-3
mark-. thousands-and-cents	3		-2	-1
mark-/ capitalised	3		-2	-1			-1
mark-: capitalised	3		-1				-1
mark-; mark-"	-1	-1	1	-3	-2	-2	1	-2
mark-; small	3		-1		-2	-1	-1
mark-= mark-=	3			-1	-1	-1	-1
mark-> capitalised	1		1				-4
mark-_ mark-_	1	-1		-1	-3	-3		-1
mark-| capitalised	3	-1			-1		-1
mark-– dollars	-1		2				-1
masked capitalised	3			-2				-1
masked line	5			-4	-1		-1
masked masked	3		-1	-1
percent mark-$	-1	-1	-1	-2	2	-3	-2
small capitalised	-1	-2	-2	-1	-1	1	3	-1
small capitals	1		-2		-1	-1	1
small code	3	-1		-1		-1	-3
small digits-1	1		-3		-1	-1	1
small digits-2	1		2	-1	-3	-3		-1
small digits-3	-2		2		-1		1
small digits-4	3		-1			-1	-2	-1
small line	3	-1		-2	-3	-4	-1	-2
small mark-#	2		-2
small mark-)		-3			-1	-1	2	-1
small mark-,		2		-1			-3	-1
small mark--	3				-2	-1	-1
small mark-:	4		-2				-1
small mark->	3		-2				-1
small mark-]	3					-1	-2
small percent	3		-3				-1
thousands capitalised	-3		-1	-1	3	-2	1
thousands line	1			-1	-1	-3		-1
thousands mark-.	4		-4		-2		-1
thousands mark-|	3		-2	-1	-1
thousands mark-–	3		-2		-1		-1
thousands small	-2		3	-1	1	-1	-1	-1
thousands-and-cents capital	-2		-1		3	-2
thousands-and-cents capitalised	-2	-1		-1	2	-3
thousands-and-cents mark-"	1		1	-1	-4		-3	-1
thousands-and-cents mark-,	3		-3	-1	1		-1
thousands-and-cents mark--	2		-3	-1		-1	-1
thousands-and-cents mark-.	-3		-1		2		1
thousands-and-cents mark-[	-3				4	-2
thousands-and-cents mark-–	3		-2		-1
thousands-and-cents mark-☐	-3			-1	4	-6
thousands-and-cents mark-☑	-3				4	-3	-1
thousands-and-cents mark-☒	-1				3	-3
thousands-and-cents small	-3		2	-1	1	-4	2	-1
with-digits capitalised	4		-1	-3			-1
with-digits mark-$	2		2	-2	-3	1
with-digits mark-,	2	-1	-3	-3	2	-6	-4	-2
with-digits small	-2	-1	-3	-1	1	1	2	-1
year capitalised		-2	3	-2	-1	-2	-3	-1
year digits-2	4						-3
year dollars	5			-2	-1	-1	-4
year lettered-code	3	-2	-3	-1	-1	1	-1
# mark both read as
 	1		2		-3	-1	-4	1
 amount	-1			-1	1	-3	-1
 current	-4			-1	-1	-1	3
 current?	-4			-1		-1	4
 paying	-2				-2	2	-2
accountName 	1		-1	-3	-2		-1	-1
accountName? goes on?		-3	1	-1			-2	-1
accountNumber 	5	-3	-1	-4	-2	-2	-3	-1
accountNumber accountNumber	-1	-1	-2	1	-2	-3	-2	-1
accountNumber paying	-2				-1	3
amount 	4	-1	-2		-3	-5	-5	-2
amount amount	-3			-1	5	-2	-3	-1
amount current	-2						2
amount? 	2			-1	-3		-1	-1
amount? amount?	-2	-1			3	-1	-1	-1
current 	7	-1	-2	-2	-1	-1	-6	-1
current current	-3	-1		-1	-2	-1	3	-1
current? 	5	-2	1	-1	-1	-1	-5	-2
goes on 	1	2	-1	-2	-2		-2	-2
goes on goes on	-2	-3	2	-1	-2	-3	-3
goes on,current? current?	-3		-1		-1	-1	3
goes on? 	4		-4	-3	-1	-1	-2	-1
goes on? goes on?		-3	-1	-1	-2	-2	-3	-2
originalCreditor 	5	-1	-2			-1	-1	-3
originalCreditor originalCreditor	-2		-2	-1	-1	-3	-2	3
paying 	7	-1		-2	-1	-6	-4	-1
paying amount	-3				3	-1
paying current	-3						3
paying paying	-3				-3	3	-2	-1
# mark cell comes
always	2	-2	-1	-7		-1	-5	-3
often	-2	-3	-2	2	-1		-1	-3
twice	-1	-3	2	-1	-1	-2	-3	-2
# mark cells behind
0	1	-3			-1	1		-1
1	1	-3	-1	-2		-1	-1	-1
2	-1	-2	1		-3	-1	-2	-5
3	-1	-2	-1	-3	-1	-2	-6	-3
4	-1	-1		2	-3	-4	-3
# mark cells
1	2	-2		-1			-1	-2
2		-2			-2	-4	-1	-1
4	-2	-1	5	-2	-2	-3	-2	-6
5	-1		-1	-1		1	-1	-5
6	-2	-4	-1	-3	-1	-1	2	-3
# mark first of cell
0 of 1	1	-4	-3	-2	-1	-3	1	-2
0 of 2	1			-3			-2	-1
0 of 3	-1	2	-1	1		-1	-3
0 of 6	-2	2	-1	-1	-1		-2
0 of 7	3	-1		-2		-1	-3	-1
1 of 3		-1	-1	-3			-4	-1
1 of 4	1	2	-2	-3	2	-2	-4	-1
1 of 5	3		-2	-1	-1		-1
2 of 3		-1		-2	-1	-5	1	-1
2 of 4	3	-1	-1	-1	-1	-2	-3	-1
2 of 5	1	-2	-1	-1	-1	-1	-3
3 of 4	2			-1	-1	-4		-1
3 of 6	2	-1		-1	-1	-3	-3
3 of 7		-1	-1	-1		-4	1	-1
4 of 6				-1		-1	-3	-1
6 of 7		-2		-2	-1	-4	1	-2
mark-#	4	-1	-1	-2			-1
mark-$	-1	-4	-3	-4	2		-6	-2
mark-+	4	-1			-1		-3
mark--	2	-1	-1	-3	-2	-4	-1	-1
mark->	3	-2				-1	-2
mark-?	2					-1	-2
mark-[	3			-2	-3	-2	-1	-1
mark-|	5	-1	-1	-2	-2	-2	-3
mark-–		-2	-1		-2	-3		-2
mark-—	3	-1	-1	-2	-2	-3	-2	-1
mark-■	2			-1	-1	-1
mark-☑	3						-2
mark-😬	3	-1			-1		-2
mark-🟡	-3					-1	3
# mark first of line
below blank		2	-1	-3		-3	-3	-2
below line	-1	-1	-3		-1	-1		-2
mark-#	3	-1		-1			-1
mark-(	3	-1	-2				-2
mark-|	3	-1		-1			-2
mark-😬	3	-1			-1		-2
# mark first word comes
always		-4	2	-1	-4	-6	1
always, first	1	-1	-2	-2		1	1	-1
often	-2	-5	-1	1	-1	-1		-1
often, first	-1	-3	-2			-3	-1	-2
once	2	-3		-1	-1	-1	-1	-2
once, first	-2	3	-1	-2	-2	-3	-1	-2
twice		-1	1		-3	-3		-1
# mark heading
a m	2						-2
account	-1	2		1	-1	-4	-2	-4
account no	3		-1	-2		-1	-1
account status	3		-1	-1		-1	-2
active	3		-2					-2
address	2			-1	-1		-2
all	3		-1	-1	-1		-2
amount	2			1	-3	1		-1
and	3	-1	-1	-1	-1		-1	-1
apple card	3				-2	-2	-1
are	-3		1	1			1
bal	2		-1		-1	-1	-1
balance	-2	-2	1		2	-1	1	-2
balance remarks	-2						2
card	-3	1	-1	-2		-1	2	-1
claim	3		-1		-1
client	-3	-1	3	-1	-2	-2	-3	-2
conventional	1			-1	2	-1	3
credit	-1	-1		2		-1	-2	-1
credit report	3						-3
credit union			-2	2			-1
creditor	1	-3	1	-1	-2		-2	-3
creditor name	-2	1	2	-1	-1		-2	-1
current	3	-1			-1	-2		-1
date	3	-1	-1	-2	-1	-1	-1
debt	-2	1	3	-2	-1	-2	-3	1
details	-3	-1	3			-1	1	-1
do	3	-1	-1	-1
equifax	3		-1	-1	-1		-1
everything	2		-1		-1		-2
exceptional	3						-3
expenses	3		-1		-1	-1	-1
for			-2		1		-1	2
has -	3	-1	-1	-1		-1	-3	-1
has /	2	-4		-2	-3	-3	1
has account	-1		-1	2	-2	-3	-2	-2
has accounts	1		-1	1	-1	-1	-3	-1
has acct	1	-1	-1	1	-2	-3	-1	-1
has active	3		-2					-2
has all	1	-1		-1	-2		-3
has amount				2	-4	1	1	1
has and		2	1	-2	-1	-1	-1	1
has any	3					-2	-1
has apr	1	1	-3	-2	-1			-1
has are	-3			1		-1	2	-2
has bal		-1	1	-2		-2	-3	-1
has balance	-3	-2	1		2	-1	-2	-2
has balances	3				-1		-2
has bank	-3	-1	2	1	1		-1	-2
has behind?	-2					-1	3
has by	-1	-1	3	-1	-1	-2	-1	-2
has c/o	3						-3
has can	2		-1		1		-2
has card		1	-1	-3	-3	-3	1	1
has charge/credit	3	-1	-2		-1		-2
has claim	3		-2	-1			-1
has class			-3			-1	-1	1
has client	-2	-2	1	-1	-1	-2	-3
has closing	3					-1	-1
has comments	3		-1				-1	-1
has consumer	3		-1	-1	-1		-1
has conta	3				-2	-2	-2
has content	3		-2	-1
has could	3		1		-1		-2	-1
has credit	-1	-1	-2	2	-2	-3		-2
has creditor		-4	-1		-2	-1	-2
has current	-2		1	-3		-5		-2
has d			-1	-1	-2	-2	3
has date	4	-1	-1	-1	-1	-1
has de	3		-4	-2	1	-1	1
has debt	-2		2	-3	-1	-4	-1	-1
has debts	1		-3	-1		-1	1
has del	2		-2
has delinquent	-1		3			-1	-2
has due	-1	-1	1		1	-3	1	-1
has e	3			-1		-1	-2
has ed	3		-2				-2
has ending	-1	-1	-3	1		-1	1	-1
has enrolled		-1	1	-2	-1	-2	-2	-2
has equifax	3			-1	-1		-2
has exceptional	3						-3
has expenses	3		-1		-1	-1	-1
has finance	-2		-1	-1			3
has for	2	-1	-2	-1	1		-4	2
has here	1	-1	2		-1		-3
has high	3			-1	-1	-2	-2
has holder	-3	-2	4		-1			-1
has home	3		-1			-1	-2
has if	5		-2	-1	-1	-2	-2
has imaging	-2						2
has in	2	-1	-2	-3	-1	-1	2	-1
has inc	3		-1	-1	-1		-2
has information	-1		-1	-2	-2	-1	3	-1
has institution	2			1	-3	-1
has int	3			-1	-2	-1	-1
has it	2		-1	-2	-1	-1	-1	-3
has late	1	-1	-1	-1		-2	-1
has leave	3		-1	-1	-1	-1
has lender	2	-2	-1	-1	-2		-3	-2
has limit	-1	-1	1	1	-3	-3	2	-1
has limite	3	-1		-1	-3	-2	-1	-1
has lines	3			-1			-1
has llc			-4	-1	-1		1	1
has loan	3	-1	-2				-1
has lol	3		-2				-2
has loss	3						-2
has mask	2		1	-2	-1	-3		-2
has medical	-3		-1	-1	1	-1	3	-1
has minimum	-1		2	-1	-2	-1	-3
has mo	2			-1	-3	1	-2
has mo.	-2			-1	-3	3	-1
has monthly	1	-1	-2	-1	-1	2	-2	-1
has months	-3		2			-2	1
has mortgage	2	-1		-3		3	-4	-1
has name		2	1	-2	-1	-3	-1	-2
has next	3		-1				-1
has not	2		1	-2	-2	-1	-3	-1
has note	-4		-1			-1	4
has notes			-2	-1	-1	3	1	-1
has now	2	-1	1	-1	-1	-3	-2	-1
has number	-3	-1	1	3		-1		-1
has of		1	2	-3	-2	-1	-2	-1
has offer	2		-2		-1			-1
has opened		-1	2		-1	1	-3	-2
has or	4		-2	1	-4	-1	-1
has order	3		-3				1
has original		-1		-1	-3	-4	-1	1
has our	3	-1	-3
has owed	2	-1		-1	-1	-3	-2
has paid		1	3	-2	-1	-1	-2	-1
has past	2	-1		-3	-2	-2		-1
has pays	-1			1		-1	-3
has phone	2						-2
has plan	3		-1	-1		-2	-2
has pmt	1	-1	-1	-1	-4		-2	-1
has por	2		-1	-1			-2
has present	3		1		-2	-1	-1
has principal	3	-1	-1	-1	-2	-2	-2
has rate	3	-1	-2	-1		-1	-1
has records	-2	3		-1
has recovery	-4		-1	-1	-1	-1	2	2
has ref	3			1	-1	-1	-1
has regular	3			-1			-2
has responsibility	-3		1	1	1	-1	1	-1
has revolving	1	2		-1			-3
has saldo		-1	1	-3		-3	-3	-1
has sallie	3			-1			-2
has savings	3		-2	-1
has so	3		-2
has sort	-3	-1	3	1	-1	-1	1	-1
has standing	-3			2	-1	-1	2
has status	-1	-1	-1	-1	-3
has store	-2		2					1
has subject	-2		3				-1
has tech	3		-2				-1
has that	2		1	-2	-1		-3	-1
has this	4		-3	-1	-1	-1	-3	-1
has to	-1	-1	1		-1	-2	1	-2
has today	4		-3				-2
has type	1	-1		-2	-1			-2
has union	1		-3	2	-1		-1	-1
has updated	2	-1	-2		-1	-1	-1	-1
has we		-1	3	-1	2	-2	-3	1
has what		-3	1	-2	-1	-2		-2
has where		-1	-3				3
has who		-2		-1	-1	-1	-2	-2
id	2		-1	-1		-2	-1
in	3		-2	-1
information	2		-2	-2	-1			-1
lender	1	-3	-1	-1		1	-1	-1
line of	-1		-1				2
lines	3			-2			-1
loan	-3		1	-1	1	1	2
means 	-1	-4	-1	-2	-3	-3		-1
means accountStatus	3		-1			-1	-2
means amountLoose	1	-1			-3	1	3	1
means balance	-1	-3	-1		1	-2	-3	-3
means date		-1	1	1		-4	-2	-1
means money	3	-1	-3	-2	-3	-1
means name					-2	-2		-3
means number	-1	-4	-1	1	-1	-2	1	-2
means opened	1	-1	2	-1	-1	1	-4	-2
means pastDue		-1		-2	-3		2	-1
means paying		-3	-1	-2	-1	1		-1
means statusHint	1	-3	-2	-1	-3	-1	1	-1
means statusLoose	-1	-1	1	-2	-1	-3	1
means text	1	-3	-2	1	-5	-1	1	-1
medical	-2		-2	-1			3
min payment	-2		3
mo	2		-1	-1	-3	1	-2
monthly mortgage payment	-3				-1	3
monthly payment	-2				1	1	-3
mortgage	1		1	-2	1	1	-4
no	3	-1	-2	-2	-1	-1
not	3			-1			-3
number	-2	-1	2	1		-4	-1	1
of ed	2						-2
or	3					-2	-1
original	-1		1		-1	-4	-1	-3
original_creditor	-2		2	-1	-1	1	-1	-2
owe	1			-1	-3	-1	-2
payment due	-2		-1	2		-1
personal	3			-1			-2
regular	3			-1			-2
report	-1	-1	-2	-1	-1		2	2
responsibility individual	-3				1		2
saldo devedor	3			-1	-1	-4	-1	-1
status	-1	-2		-3	-3	-3
status current	3		-1		1		-2
status open	3						-3
summary	2		-2
that	3		-2	-1			-1
the	2	-2	-3	1	-1	-1	-1	1
these	3			-2			-1	-1
this	3		-2
today	3		-2				-2
unpaid balance	-1			-1	2	1	-1
we owe	-3		3	-1	1		1
# mark label beside
current	2	-1					-2
i	2						-2
installment	-2		2					-1
means balance	1	-1	-2	-2	-1	-4		-1
means date	2				1	-1	-2	-1
means money		-1	-1	1	-4		-3	1
means original	-2		-1	-1	-1	-1	-3	3
means paying	1	-1	1	-1	-2	1	-5	-1
means status			-3	-3	-1	-2	1	-1
means text	2		-1			1	-3	-1
original creditor	-1		-1	-1	-1	-1	-3	2
p	-3				3
remarks	3			-1			-2
# mark label with colon
creditor	-1	-2					-2
due date	3						-3
estado	3						-3
from	2		-1		-1		-1
https	3			-1	-1	-1	-1
loan status description	-2						2
means 	1	-3	-1	-1	-2	-5	-2	-4
means agency	3		-1	-1			-2	-1
means amountLoose	4				-2	-1	-2
means balance	-2	-1	-1	-3	3	-3	-1
means money	2		-3	-1	-4	-4	2
means name	1	-3	1	-2	-1	-1	-1	1
means number	-1	-1	-1	2	-3	-2	-3	-2
means original	-3	-1	-1	-2	-1	-1		3
means pastDue	3			-1	-1	-2	-2
means paying	-1	-1	-3	-1	-2	2		-1
means status	1	-1		-1	-2	-3	-1	-2
means statusHint			-1	-1	-2	-2	1	-1
original creditor	-2	-1	-1	-1	-1	-1	-4	3
past due	3				-1	-2	-1
placed for collection	-3						3
re	-3		-1	-1	-1		3
remark	3						-3
status			-1	-3	-2	-2	1	-2
total	3				-2	-2
# mark last of line
mark-#	3				-2		-1
mark-$	5			-1	-2	-5	-1
mark-)		-1	1	-4	-2	-3		-1
mark-,	3		-2	-1	-1	3	-2	-1
mark-:	4			-2			-2
mark-;	3						-2
# mark line above
available balance	3			-3
begins "		-1	-1	1	-1	-7	-2	-1
begins $	2			-1		-3	-2	-1
begins (	1	-2		-3	1		-2	-2
begins *	3	-2	-1	-1	-1	-2	-2	-2
begins +	3		-1	-1			-2
begins -	1	-3		-3	-3	-2	1	-1
begins .	3		-2		1		-1
begins <	2	1	-1		-1	-3	-3	-3
begins [	1	-1		-3	-2	-2	-4
begins a	2		1	-3	-2	-2	-2	-1
begins aaron's	-3	-1	3		1
begins account	1	-1	-4	-1	-1	-1		-1
begins acct	-1	-1	2	-3	2	-1	1	-1
begins address	-3		-1	3	-3	-2	2	-1
begins adverse	3			-1			-2
begins afni	-3						3
begins aidvantage	4		-4
begins al	3		-2		-1
begins amex	-1			-3	-1		2
begins amount			2	-3	-1	-2	1	-1
begins as	3	-1	1	-1	-2		-2
begins ask	-1		-3		2	-1
begins available	2			-4
begins b	3		-3	-2			-1	-2
begins balance		-2	1	-2	-1	-3	-2
begins bank	1	-2		-1	-1	1	-3	-1
begins borrower	-1		-2	-1	1	2
begins both	4		-2		-1	-1	-2	-1
begins bridgecrest	3		1		-1	-1	-3	-1
begins c	2		-2	-1	-3	-2	-2	-1
begins cap	3	-1	-1	-1	-2	-1	-2	-1
begins capital		-1	-1	-3		2		-2
begins car	-1			1	-2	1	-4	-1
begins cards	2		-1	1	-2		-3	-1
begins cash	2			-1	-1		-1
begins checking	2	-1			-3	-1	1
begins citi	-3		1	-2	2	1	1	-2
begins citizens	-1	-1	1	-2	-2		1
begins client		-1	-2	-1	1	-1	-2	3
begins collection	3	-1	-1	-1	-2	-2	-3	-1
begins collections	-1	-1	-1	1	-1	-1	2	-2
begins columbus	3		-2	1			-1	-1
begins comments	3		-1				-1
begins conns	3		-3		2	-1	-1
begins consumer	3	-1		-1	-1		-1
begins creditor			4	-5	-3		-1	1
begins d	1	-1	-1	-1		-3	-2	-1
begins date			-1	-2	-2	-3	1	-2
begins days	1	-1		-1			-3
begins dear	-1		2		-1		-3	-1
begins debt	-1	-1	3	-3	-1	-1	-3	-1
begins description	3			-1		-2	-1
begins direct	-3		2	1	-1	1	1
begins discover	1	-1	-1	-1	2	-3	-2
begins e			1	-1		1	-2	-1
begins equifax	3		-1	-1		-1	-1
begins fees	2		-1	-1			-1
begins figure	-1	-1	-1		-1	-2	-3	-1
begins file					-2	-2		1
begins fingerhut/webbank	2				1		-2
begins from	2				-1		-1
begins h	2	-1	-1	-1	-2	-3	-1	-1
begins here	3						-2	-1
begins hi	-1	-1	-3	-2	-1	-1	2	1
begins high	3			-1		-1	-2	-1
begins highest	3	-1	-2	-1	-1		-1
begins home	1				1	-2	-4	-1
begins hospital		-1	1		-3	-1	-1
begins https	3		-1			-1	-1
begins ic	3						-2	-1
begins if	4		1	-1	-1	-2	-1
begins image	2				-1		-3
begins installment	-1	-1	1	-3			-3	-1
begins item	2		-1		-1		-1	-1
begins jan	-1		1	-2	-1	-2	1	-1
begins jefferson			3				-1	-1
begins john	2		-2
begins late			2	-1	-2	-2	-2
begins lease	2			-1	3	-2
begins list	3		1		-1	-2	-1
begins loan	2	-1	-1	-3	-4	-2	1	-2
begins loans	1		-1	1	-2	-2	-4	-1
begins mail	2		-2				-1
begins mariner	3				-2	-1	-2
begins may	3		-1	-1			-2
begins mission	2		-2	-1
begins money	1	-1	-1		3		-1
begins mortgage	3			-1	1	-2	-2
begins my	4		-2	-1	-2	-1	-2
begins name	2	2	-2	-1	-3	-3		-1
begins now	3	-1	-1				-3
begins o	4		-2		-1		-2
begins ok	2		-1	-1		-1	-3
begins okay	3		-2				-2
begins opened	1		-1	1	-1		-5	-1
begins original	2		-2	-3	-2	-2	-2
begins other	-2		1	1	1	-1	-2	-1
begins p.o	-2		1	-1	-3		2	-1
begins payment	2	-1	-2		-1	-2	1	-1
begins pnc	3		-1	-1	-1	-1	-1
begins po	-1	-1	-2	2			-5	-2
begins property	4		-2		-1	-3
begins providian	-3			1			3
begins public	3			-1			-1
begins reference	3		1		-1	-1	-2	-2
begins regular	3			-1			-1
begins rent	3			-1	-2	-1	-1
begins repayment	3		-1				-2
begins reported	1		-2	-1	-1	-2	-2	-1
begins resurgent	-3		-1		2	1	2
begins revolving	-1	1	2	-2		1	-3	-1
begins saldo	-1		-1	-1	-3	1	-1	-1
begins score	3	-1	-1		-1	-1
begins second	-1		-1		2	-1
begins section	2		1	-1	-3	-3	-2	-1
begins see	2		-1		-1	-1	-1	-1
begins sent	3			-1	-1	-1	-1
begins status	1	-2	2	-4		-2		-2
begins student	-3		-2	2	-1	-2	1	-1
begins subject	3		-1			-1
begins subtotal	4		-1		-2	-2	-1	-1
begins t-mobile	3		-1		-1
begins td	-2		3	-1	1	-2	-1
begins thats	3				-1	-1	-3
begins the	1	-1		1	-1	-1	-1	-3
begins then	1			-1	-1	-1	-3	1
begins to	3		1	-1	-2	-1		-1
begins total	5	-1	-2	-2	-4	-4		-1
begins transcript	2		-1		-1	-1	-3	-1
begins transunion	5			-2	-1		-1	-3
begins transworld	-3			1			2	-1
begins type	4			-1	-1	-1	-2
begins uncle	4		-3				-1
begins updated	4	-2	-1				-2	-1
begins upstart			1		-3	1	-2	-1
begins usaa	-1		3		-2	1	-2
begins verizon	3		-2			-1
begins view		-1	2	-2	-1	-1	-2	-2
begins year	3				-1	-1	-4
begins you	2	-1	2	-2		-2	-2	-1
begins your	1	-1	-3	-3	-1	-1	2	-1
begins |	1		1	-2	-1		-4	-2
begins •	3	-1	-1	-2	-3	-4	-3	1
begins ☐	2	-1	2	-2	-5	2	-3	-2
begins ✓	-1	-1	3		-1	-1	-1
begins 👍	3		-2				-1
cards	3			1		-1	-4
image omitted	2				-1		-3
loan status:du	-3						3
loans			1	1	-1	-1	-3
means 	-1	-2	-1		-1	-2		-2
means money	2	1	-2	-3	-2	-1	2
means name		-1			-1	-3
means name, short	2		-1		-1		-1
means original	2		-2	-2	-1	-1	-3
means reported	4		-1				-2
means status		-2	2	-2		-1	-2	-3
means status, short	-2	-1	-1				3
means text	2	1	2		-1	-2	-4	-1
means veto	4		-1	-1	-1	-1	-1	-1
none	3	-3	-3	-2	-4	-2	-1	-2
original creditor			-1	-2	-1	-1	-3
our information shows	3		-2	-2			-1	-1
pattern "#","w	-1	-3	2	-2	-4	-5	-3	-1
pattern "w","w		-1	-1	2	-3	-6	-2	-3
pattern "w","w, first	2	-1			-1		-1
pattern "w(w)"		-1	1	-2	-2	-2	-3	-1
pattern #		-1	3	-1	-2	-1	-2	-1
pattern #)w,w#	3			-1			-3
pattern #)w,wM			2	-2	1	-1	-2	-1
pattern #.w	3		-1	-1	-1	-1	-1
pattern #.w#.$	2	-1		-1	-3	-2	-1
pattern #.w,w#	2		-3	-1	-2	-1	-1	-2
pattern #.w,w,	2	-1			-2	-2	-1	1
pattern #.w,wM	3	-1	1	-1	-2	-3	-2	-2
pattern #.w?	3	-1	-1	-1			-1	-1
pattern #.wMw#	3				-3	-1
pattern #.wMw,	3						-2
pattern #w#MMM	2		-2		-1	-2	1
pattern #w#wMM	3	-1	-3			-1	1
pattern #w(w)#	-3			1		1	1
pattern #w,Mw,	2				-2
pattern #wMMMM	-2	-1	3	-1	1		-3	-1
pattern ------	-2	-3	-1	-3		1	3	1
pattern </w>	3		-2			-1	-2
pattern <_w_w=	2				-1	-1	-2	-1
pattern M	-2	-1	3	-3	-1	-2		-4
pattern M/M/M	2		-1				-1
pattern M/M/Mw	3	-1	-2	-2		-1	-2	-1
pattern M/MMMM	4		-1	-2	-1	-2	-3	-1
pattern Mw,w,w			-1	-1	-1		2
pattern Mw,wM	3					-1	-2	-1
pattern M✓✓✓✓✓	4						-4
pattern w#		-1	-2	-3	-1	-3	1	-1
pattern w#$M	4		-1		-3	-1
pattern w#)		-1	-1	1	-1	-1	-4	-3
pattern w#, first	3				-1		-3
pattern w#M/M/	-3		2	1	1	-1	1	-1
pattern w#M/MM	-1	-1	-1	-1	-3	-2	1	-3
pattern w#MMMM			3	-1	-2	-2	-1	-1
pattern w#MMw	3		-2			-1	-2	-2
pattern w#MMwM		-1	1	-1		1	-3
pattern w#MwM	-2	-1	1		1		1
pattern w#w		-1	1	-1	-4	-2	-2	1
pattern w#w#w?	3		-2
pattern w#wMMM	1		-1		-1	-1	1	-3
pattern w$#,Mw	4		-2		-4	-2
pattern w$M	1		-1		-2	1	-1
pattern w$M$Mw	1		2		-3	-1
pattern w(w#)	3						-2
pattern w(w)#M	-3		3		1	-1	1	-1
pattern w(w)#w		-1	3	-2			-1	-1
pattern w(w),w	3		-1	-1	-1	-2	-3	-1
pattern w(w)-M	-1		-1			-1	3
pattern w(w):	3	-1	-2	-1	-2	-1	-2	-1
pattern w(w)w,	3		-2		-1		-1
pattern w(w,w)	2		1	-1			-2
pattern w(w.w)	-2		2
pattern w, first			-3	1	-3	-2	-1	-1
pattern w,Mw	3		-2					-1
pattern w,w	2	-1	-2	-3		-1	1	-1
pattern w,w#	3		-1		-2
pattern w,w#.w	4		-2				-3
pattern w,w,w,		-1	-1	-2	-4	2	-4	-2
pattern w,w,w,, first	3					-1	-1
pattern w,w,w.			-3			1	-2	-1
pattern w,w,wM	3		-1	-1			-2
pattern w,w.#M	3		-2				1	-1
pattern w,w.w,	3		-3				-1
pattern w,w.w.	2		-2	-1	-1	-1	-3	1
pattern w,w.wM	-1		2	-1	-1	-1	-2	2
pattern w,wM	-1				-3	-1	2	1
pattern w,wMw.	3		-2				-1
pattern w.....	2	-1		-2	-3	-3	1	-2
pattern w.w,w.	4		-3				-2
pattern w/w#w	-3							1
pattern w/wMwM	-3	-1	1		-1		-1	1
pattern w:	1			1	1	-2	-4
pattern w:#w:w	3				-1	-1	-1
pattern w:M		-1	-2	-3	-3		1	-1
pattern w:M/M/	3	-1	-1	-1	-1	-1	-1	-1
pattern w:M/Mw	2		-1	-1		-2	-3	-1
pattern w:MMM	3		-1			-1	-1
pattern w:Mw#/	-2		1				2
pattern w:Mw:w	3		-3				1	-1
pattern w:w		-2	1	-4		-1	1	-1
pattern w:w,w.	3		-1		-1		-2	-1
pattern w:w.w:	3		-2				-1
pattern w:w:	-2		-1	2	-3	-1	-2	-1
pattern w:wMw	3		-2				-2	-2
pattern w;w;w;	4		-2		-2	-1	-3
pattern w>M<	-3		-1				3	-1
pattern wM		-2	-3		-1	-2		-4
pattern wM.	4		-2	-1			-2
pattern wM/M/M		-2		-2	-2	-2	1	-2
pattern wM/M;w	2		-1		-1		-2	-1
pattern wM/MM/	3		-1	-1		-1	-2	-1
pattern wMMMMM	2	-1		-1	-2	-2		-1
pattern wMMMMw	-1		3	-1		-1		-1
pattern wMMMw	-4	-1	3		-2	1	1	-1
pattern wMMw	2		-2					-1
pattern wMw		-1	-2	2	-1		-1	1
pattern wMw,wM	-1		-2	1		-1	2	-1
pattern wMw:Mw	-2				-1	1	1
pattern wMw:w	-3		1	2		-1	1
pattern wMwM	-1	-1	1	1	-3	2	-4	-2
pattern wMwMw	3		-1		-1	-2	-3	-1
pattern wM|wM|	-3		2			-1	2
pattern w–w	-1		1	-1	-2		1
pattern 👍	3		-2				-1
transcript	2	-1	-1		-1	-1	-3	-1
view account	3		-2		-1
# mark line below
begins "		-2	-1	1	-3	-7	-2	-1
begins (	2	-2		-3		-2	-3	-2
begins ,	3		-2		-1	-2	-1	-1
begins -	1	-3		-4	-2	1	-1	-1
begins ;			-1	-1	1	-3	-1	-1
begins <	2	1			-3	-3	-3	-3
begins [	3		-3	-3	-1	-1	-1	1
begins account		-1	2	-4	-2	-1	-3	1
begins acct	-3	1	2	-5	1	-2	-1	-2
begins address	-2			2	-2	-1	-2	-3
begins aging	-2			-1	1		2
begins aluguel	3				-2	-2
begins amount	2	-1		-2	1	-1	-5	-2
begins and	3		-3		-2	-1		-1
begins as	2		-1	-3	-1	1
begins avant	-3	-1	2	-1	1	1	1	-1
begins b	3	-1		-3	-2			-2
begins balance	-3	-3	1	1	-2	-3	1	-1
begins bank	3	-1		-1	-2	1	-3
begins between	3				-2	-1	-1
begins both	3	-1	1	-1	-3	-3	-3
begins c	3		-1	-2	-1	-2		-1
begins capital	2	-1	1	-1	-1	-1	-4	-1
begins car	3		-2	-2	-1	-1	-2
begins charged	3		-2				-2
begins checking	3			-3			-2
begins citizens			-3		1	1
begins closed	3			-2			-2
begins comments	4						-3
begins condition			1	-3
begins confidentiality	2			-1		-1	-1	-1
begins convergent			-2	-1	2	1	-1
begins credit	2	-2	1		-3	-2	-1	-1
begins creditor	-1			-2	-1	-2	2	-2
begins d	2	-1	-4	-2	1	-3	-4	2
begins date	1	-1	-3	-3	-2	-2
begins debt	4	-1	-3	-1	-1		-1
begins debtor	3			-1	-1	-1	-2
begins direct	4		-1	-1			-2	-2
begins dr	1		-4	-2	2	1	-3
begins eastern	-1				3
begins equifax	3		-1			-1	-2
begins estimated	3				-1	-1	-2
begins farm	2				-3		-1
begins file	3				-1	-1	-1	-1
begins fingerhut	2		-5	-1	-2	1	-2	-1
begins fleet	3		-3		1
begins for			-1		1	-2		-1
begins freedom	3		-2	-1	-1	-1	-1
begins from	3		-1		-1	-1	-2
begins grand	2				-1	-1	-1
begins great	-3	-1	1	-1	3	-2	-1
begins high	3	-1	-2	-1	-3		-1	-1
begins his	-3		1		-1		2
begins household	4		-4
begins how		-1				-3	-1	-1
begins hyundai	-2		3	-1	-1	-1	-1
begins image			-3		-1			2
begins installment	-1	-1		-2	2	3	-4	-1
begins irs	1				-3
begins is	3		-1	-1			-1	-1
begins j	2			-1	-1	-1	-1	-1
begins judgments		-1			2
begins jul	2		-1				-2
begins kohls	-2		3
begins last	2		1	-1	-2	-1	-2	-1
begins lease	-2		1	-1		2	-2
begins left	-2	1	3					-1
begins lender	3		-1				-1
begins liability	2			-1	-2	-2	-1	-1
begins limit	-2			1	2	-1	-3
begins little	3		2	-1	-2
begins loan		-3	-1	-2	-2	-1	1	-2
begins loans	3				-1	-1	-2
begins macy's	1			-3	2	1	-2	-1
begins me	3		-3				-1
begins monthly	3		-1	-2		-1	-3
begins mortgage	1		1	2	-2	-4		-1
begins my		-1		-1		-1	-3	-1
begins name	3		-1	-1			-1
begins nelnet	-2		2	-1		-1	1
begins new	3		-1	-1	-1		-1
begins no	-1	-1	1	1	-1	-1	-2	-2
begins nonpriority	-5		3		3	-1	-2
begins old	-3		-1		1	-1	2
begins original	-3	-1	2	2	-2	-2	-1	-3
begins our	1		-4	-1	-2	-2		2
begins owe	-3		-1	2	-1	-1	1	-2
begins patient	3	-1	-1	-2	-1	-1	-2	-1
begins patients	3			-2			-2	-1
begins payment	2		-2	-2		1	-1
begins paypal	3		-3	1	-2	-2	-2
begins please	2		-3		1	-1	-1	-1
begins prepared	3				-2		-1
begins provide	3				-2	-1
begins préstamos	3		-2			-1	-1
begins public	5			-1			-3	-1
begins real	2			-1		-3	1
begins savings	4			-3	-3	-1
begins second	-1		-2	-1	3		-1
begins section	3		-3	-1	-3	-3	1
begins sent	3			-1	-1	-1	-3
begins service	-2	-1	2	-1			1	-1
begins sold	1	1	-3	-1			-1	-2
begins state	1				-3	-2		-1
begins statement	3			-1		-1	-1
begins status	-2	-1		2	-3	-3	2	-2
begins student	1	-1	-4	2			1
begins subtotal	-3	-1	1	1	1	1	-1	-1
begins sum	-3		2				1
begins t-mobile	3		-2		-2		-1
begins target	3		-3	1			1	-1
begins tax	3		-1	-1			-1
begins third	-3		2		1	1
begins total		-2		-1	1			-3
begins totals	3	-1	-2	-2	-1		-2
begins transunion	3		-1			-1	-2	-2
begins verizon	3		-1	-1			-1
begins warren	-3						3
begins was	2		-2					-1
begins what	1		1	-1	2	-2	-3	-1
begins you		-1	1	-3	-2	-2		-1
begins your	3	-1	1	-3	-2	-1	-2	2
begins |	-1		1	-2	-1		-3	-2
begins }	2		-1	-1			-2
begins ~	3		-1		-2	1	-2
begins •	3	-1	-3	-3	-1	-3	-2	1
begins ☐		-1	1	-2	1	-3	-2	-1
begins ☑	3		-1		1	-1	-2
begins ✓	5					-1	-4
begins 三	3		-1	-1		-1	-3
begins 👍	3					-1	-1
means money, short	3				-1		-2
means paying	-2	-1					2
none	3	-1		-2	-3	-3		-3
pattern "#","w	-2	-3	3		-5	-4	-3	1
pattern "w",""	-1		3	-1	-1	-1	-1
pattern "w","w	-1		-1	2	-1	-3	-1	-1
pattern #	1	-1		-3	-3	-2		-2
pattern #)#		-1	-1	1	-2			-1
pattern #)#w#w	3				-2
pattern #)w	3					-1	-2	-1
pattern #)w(w)	1			-1	1	1	-3	-1
pattern #)w,wM	3			-2	-1		-2
pattern #.w	1	-1		-2			-3	-2
pattern #.w,w#	1		1	-1	-2	-3	-1	-1
pattern #.w,w,	4				-1	-2	-2
pattern #.w,w.	1		1	-1	-1	-2	-4	-2
pattern #.w,wM	3		-2	-2	-1	-3	-2	-1
pattern #.w.w#	3			-1	-2	-2
pattern #.w.w.	3		-1	-1	-1	-1
pattern #.w☒w					2	-1
pattern #M/Mw	2		-1		-1	-1	-2
pattern #wMMMM	2	-1	-3	-1	1		1	-1
pattern #wMwMM	2	-1	-3				1
pattern $M, first					-3	1	-1
pattern (w)	3	-1	-2				-2
pattern (w)w,w	4		-2		-1	-1	-2
pattern ------	2	-2	-1	-3	2	1	-1	-1
pattern -wMw,w	3		-2		-1		-2
pattern </w>	3		-2	-1	-1	-1	-2	-1
pattern <w="#"	3		-1	-1	-1	-1	-3	-1
pattern M	-2	-2		-3	-1	-3	2	1
pattern M.w$M	3		-2		-2
pattern M.w(w.	3		-2
pattern M/M/Mw	2	-1	-1	-1		-1	-3	-1
pattern MMMMM	3					-1	-2
pattern Mw,wM	-2	-1	3	-1	1	-1	-2	-1
pattern Mw.w.,	3		-1			-1
pattern MwMw	-4		3				2
pattern M✓✓✓✓✓	-1	-1		-2	-1	-3	2	-1
pattern w#	-2	-1	2		-3		1	-2
pattern w###	3		-2			-1	-1
pattern w#####	3				-1	-1	-1	-1
pattern w#$M	3				-3	-1
pattern w#$M$M	-1	-1		-1		2	-3	-1
pattern w#$M☒$	-3				1	3
pattern w#M,w:	3		-1	-3			-1	1
pattern w#MM#w	-2		3	-1
pattern w#MMw	-3	-1	1			-1	2
pattern w#MMwM			3		-1	1		-2
pattern w#Mw:	3				-2		-1
pattern w#MwMM	-2		3				1
pattern w#w#wM	-2		3	-1	-1		-1
pattern w$#,Mw	4		-1		-1	-2	-2	-1
pattern w$M$M	-3		2			1	1	-1
pattern w$Mw$M	-1	-1	1	-1	3	1	-1	-1
pattern w&w	3			-1	-1	-1	-1
pattern w&w.w.	2		-1		-1		-1
pattern w(w)	1	-1	3	-1	-1	-1	-2	-1
pattern w(w)##	1		3		-1	-2
pattern w(w)-M	4		-3				-2
pattern w(w)wM	-3		2				1	-1
pattern w(w:w)	-3		2		1	1	1
pattern w,	4		-1	-1	-2	-3	-2	-1
pattern w,w,Mw	3		-1			-1	-1
pattern w,w,w,	1		2	-1	-3	-2	-2	-1
pattern w,w.	4		-3		-1		-2	-1
pattern w,wM	-3		1	2	-3	-1	-2
pattern w-Mw,w	3		-2				-1
pattern w.	4	-1	-1	-1	-1	-1		-2
pattern w.....	2	-1	3	-2	-3	-1		-2
pattern w.w	2	-1		-2	-3	-3	1	-1
pattern w.w(w)	1	-1	-3	-2	3	2	-3	1
pattern w.w.	1	-1	1	-2	-1	-1	-4	-2
pattern w.w...	2			-2		-2
pattern w.w.w	3		-1			-1	-1
pattern w.w.w#	2		-2
pattern w.w.w.	3		-1	-1		-1	-2	-1
pattern w.wM,w			1		-1	-1	-3	-1
pattern w/w#MM	-3		3		-1	1	1
pattern w/w(w)	3			-1	-1	-2	-1
pattern w/w...	1		1	-3	-1
pattern w:	-2			2	-3	-2		2
pattern w:#w:M	2			-1	-1		-2
pattern w:#w:w	3	-2	-2	-1	-1			-1
pattern w:$Mw:	3	-1	-1	-2		-1	-2	-2
pattern w:M		-2	2	-1	-3	-3
pattern w:Mw:w	4		-1	-1	1		-3	-1
pattern w:w	-1	-2			-1	1	-3	-3
pattern w:w(wM	3		-1				-1
pattern w:w,w	4	-1	-2	-1			-3	-2
pattern w:w.w	-4		3	-1	1	1	-1
pattern w:w.w,	3		-1			-1	-2
pattern w:w:M/	-1	-2	-1		-3	-2	2	-2
pattern w:wMw	1		-1		-1	-1	-3
pattern w>M<	3		-1	-1	-1		-2	-3
pattern w?	2		-5		3	-1	-1	-1
pattern wM	-1	-2	-1			-4	2	-1
pattern wM(w)#	2						-1	-1
pattern wM.wMw	1		1		-1	-1	-3
pattern wM/M/M	1	-1			-3	-1	-4	2
pattern wM/MM/	3		-1	-1	-1	-1
pattern wM/MwM	2			-2
pattern wMM	-2	-3	1	-3			1	-3
pattern wMMM	-1	-1			1		-3	-1
pattern wMMMMM	3		-2		-1	-1		1
pattern wMw,Mw	3		-3
pattern wMw.w#	-3		2				1
pattern wMwM		-1	1		2	-2	-1	-2
pattern wMwM.w	3		-1		-1	-1	-3
pattern wMwM/w	-1		3		-1		-1
pattern wMwMw.	2		-2	-1	-1	-2	-2	-2
pattern w®	2							-2
# mark pattern comes
always	5	-3	2	-3	1	1	-1	-2
often	2	-5	-3	-2		1	-1	-3
twice	1	-4	-3	-1		-1	-1	-3
# mark place
0		-1	-3	-1	-1	-2		-2
1		-5	1	-1	-1		-1	-2
2		-2	-1	1	-3	-4		-2
3		-1		1	-2	-2	-1	-4
4	1	-3		-1	1	1
# mark read as, shape
accountNumber mark-.	-2	-1	-2	2	-2	-3	-2	-1
amount mark-$	-1	-1	-1	-2	2	-4	-1	-1
amount? mark-$		-1	-1	-1		-2	-1
amount? mark--	-2				2		-1
amount? mark-.	-3				3	-2	-2
aside amount? mark-$	3				-2	-2	-1
current mark-"	-3						3
current mark-/	-2	-1			-1		3
current mark->	-3						3
current mark-—	-4						4
current mark-✓	-3						3
current? mark-!	4						-4
current? mark-$	-3					-1	3
current? mark-(	3		-2				-2
current? mark--	2		3		-1	-1	-4
goes on mark-)	-4	-1	3	-1	-2	-2	-1
goes on mark-+	-3		3					-1
goes on mark-.	-2	-1	3	-1		-2		-2
goes on mark-/	2	-1				-1		-3
goes on? mark-)	-2	-1	3	-1	-1	-1	-1	-1
goes on? mark-,	3		-3				1
goes on? mark-®	-3		3
originalCreditor mark-)	-3						-1	3
paying mark-,	-4		2		-2	4	-1	-1
# mark read as
accountNumber	-2	-2	-2	2		-3	-3	-2
amount	-1	-1		-2	3	-5	-3	-2
amount?	-2	-1	-1	-1	3	-3	-3	-1
aside paying	4				-2	-3
current	-4	-1	-2		-3	-4	4	-2
current?	-1	-2	-1	-3	-3	-3	3	-4
goes on	-1	-3	1	-1	-2	-2	-1
goes on?	-1	-4		-1	-2	-1	-1	-2
no debts	3	-1	-1	-2	-4	-4	-3	-1
no part, in row	1	-1		-1	-6	-5	-10
originalCreditor	-3		-2	-1	-1	-1	-1	3
paying	-4	-1			-2	4		-2
paying?	1	-1	1	-1	-3	1	-2	-1
# mark read in
accountName, one debt a line	3	-3	-1	-1	-1	-1	-2
accountName, tables and labels	2	-1	-1		-1	2	-2
accountNumber, cards of a portal	-3			3
amount, columns by their place	-4				4	-2	-1
amount, one debt a line	-1	-1	-1	-1	1	-4	-2	-1
amount, tables and labels	-2	-1		-1	3	-5	-2	-1
aside amount, one debt a line	4				-3	-2	-1
current, one debt a line		-2	-1	-2	-2	-3	1	-2
current, tables and labels	-2	-1	-3	1	-1	-2	2	-3
goes on, columns by their place	1	-3		-1	-2	-1	-1	-2
goes on, tables and labels	-1	-4	1	-1	-2	-3	-1	-1
no part, a bullet for each debt		-1		-2	-3	-3	-5
no part, a letter about one debt	1	-1	3	-1	-3	-3	-2	1
no part, a paragraph for each debt		1	2	-4	-4	-3	-5	2
no part, cards	-1			1	-3	-4	-6
no part, cards of a portal	4	-1	1	-4	-2	-1	-2	-2
no part, claims of a bankruptcy	3		-1	-1	-1		-1	-1
no part, columns below each other	2		-1			-1
no part, columns by their place	4	-3	-3	-1	-3	-3	-2	-3
no part, none	1	-2	1		-3	-3	-2
no part, objects	2	-1	-1	-2	-2	-2	-2	-1
no part, one debt a line	1	-3		1	-6	-7	-7	-3
no part, running text	2	-1		-4	-2	-2	-5	-2
no part, tables and labels		-2	-1	-1	-6	-4	-7
paying, one debt a line	-2	-1	1	-1	-3	2	-2	-1
paying, tables and labels	-3	-1				2	1	-2
# mark shape and behind
mark-" capitals	2	1	-3	-1		1	-5	-1
mark-" cents	2	-1	-2		-3	-5	1
mark-" digits-1	-1		1		-2	-3	1
mark-" digits-2	3		-1	-1		-3	-2
mark-" digits-3	3					-2	-1
mark-" digits-4	1		1	-3	-1		-1	-1
mark-" lettered-code	3		-2	-4	-2		-2	-1
mark-" line			1	-2	-1	1	1	-1
mark-" mark-,	2	-2	-2	-2	-2		-7	-4
mark-" mark-;	-1	-1	1	-3	-2	-2	1	-2
mark-" masked			1	-3	-1	-1	-1
mark-" thousands-and-cents			1	-1	-4	1	-3	-1
mark-" year	3	-1	-3	-1		-1	-1
mark-# code	4		-3	-2	-1
mark-# digits-2	-3		3	-1
mark-# digits-7	1		-3	-2	-1		1
mark-# lettered-code	4		-4	-4		-1	1
mark-# line	3				-2		-1
mark-# masked	4		-2	-2	-1
mark-$ capitalised	3			-1	-2	-1
mark-$ cents	-2	-2	-1	-3	2	1	-1	-1
mark-$ code	1			-1	1	-3
mark-$ digits-2	-2		-1	-1	-5	2	-1
mark-$ line	4			-1	-2	-4
mark-$ mark--	-2	-2		-2	2	1	-3	-1
mark-$ thousands	-1	-1	-1	-2	1	-4	-2	-1
mark-$ thousands-and-cents	-1	-2	-1	-2	4	-3	-1	-1
mark-& capitals		-4	1	-1	-1	-1	-4	1
mark-' small	-3		2			-2	2
mark-( capitalised	1	-3		-3	-1	-1	-1
mark-( capitals	2	-2		-1	-1	-1	-3	-1
mark-( lettered-code		-1	2	-3	-1	-1	1	-1
mark-( mark-.	6		-3	-7		-1	-2	-1
mark-( small	1	-3		-1	-2	-1	-2	-3
mark-) capitals		-2	-1	-1	-2	-1	1	-3
mark-) cents	-3	-1	4	-1	-2	-2	-2	-2
mark-) code	1	-1	2	-3	-4	-1		-1
mark-) digits-2	1	-1	-4	-1	-1	-2
mark-) digits-4	-3	-1	3	-2	-1	-1	-2	-2
mark-) digits-7	2	-2	-1	-1	-1	-1	-3	-3
mark-) dollars-and-cents	1			-1	-1	-1	-4	-1
mark-) end	3						-2
mark-) line		-1		-4	-2	-3	-1	-1
mark-) mark-"	-3		4		2	-1	-1
mark-) mark-$		-1	-2	-1	1	-1	-2
mark-) mark-,	-4	-1	4	-1	-2	-1		-2
mark-) mark--	-2		3	-1	-1	-1	-1
mark-) mark-.	-2	-1	3	-2	-1	-2	-4	-2
mark-) mark-/	-3		3					1
mark-) mark-:	-1	-1	2	-2	-1	-1	-3	-1
mark-) mark-|	-2		3		-1
mark-) mark-–	-1		2	-2		-2	-3	-1
mark-) small	-2		2	-1	-2	-2	-1	3
mark-* capitalised	2	-1		-1	-1	-1	-2	-1
mark-+ capitalised	-2		-2			-1	4
mark-+ capitals	3		-1		-1		-3
mark-+ dollars-and-cents	3				-1		-1
mark-, capitalised	2	-2	-1	-1			3	-2
mark-, capitals		-4		-2	-3	-2		1
mark-, cents	2	-1	-2	-2	-2		-3	-2
mark-, code	1		-3	-1	2	-1		-1
mark-, digits-2	-1	-1	-4	-2	2	-2		-2
mark-, dollars	4		-4		-1	-1	-3
mark-, dollars-and-cents	1		-3	-1	-2	-2	1	-1
mark-, lettered-code	1	-1	-3	-4		1	-3	-2
mark-, letters	3	-1	-2	-2	-3	-2	-2	-2
mark-, mark-"	1	-2	-2	-2	-2	2	-3	-2
mark-, with-digits	1	-1	-5	-2	2		-3	-2
mark-- capital	-3		1	1	-1	2	-1	-1
mark-- capitalised		-3	1	-2	-3	-1	-1
mark-- capitals	-1	-2		-1		-3	1	-3
mark-- cents	3		-1		-2	-1	-2
mark-- digits-2	-1		2	-2	-3	-3	-2
mark-- digits-3	4		-4	-1	-1	-1	1
mark-- digits-4	5	-1	-3	-2	-2		-1
mark-- dollars	5	-1	-3	-1	-1	-1	-3
mark-- dollars-and-cents	2	-1	-3	-1	1	-1	-2
mark-- lettered-code	1	-2	-1	1	-2	-3	-4	-1
mark-- line	1		-1	-2			-1	-1
mark-- mark-$	-3	-1	-1	-1	3	-1	-1
mark-- mark--	1	-1	-3	-1	-1	-2	-1	-1
mark-- masked	-2	-1		3	-1	-1	-1	-1
mark-- percent		-1	-1	-2	1	-3	-2
mark-- thousands			-4	-1	-3		2
mark-- thousands-and-cents	3		-1		-1	-1
mark-- year	-3		3
mark-. capitalised	1	-3	-1	-1	-2	-3	-1
mark-. capitals	1	-3	-1		-2	-1		-1
mark-. cents	3		-2	-1	-1	-1
mark-. digits-2	-1	-2	-2	-4	2	-1	1	-3
mark-. digits-4	-2			2	-1	-1	-2	-2
mark-. dollars	-1		-3		-1		1
mark-. end	3			-2			-1	-1
mark-. mark-"	-4		3	-1	-1	-2	1
mark-. mark-$	2		1	-2	-2	-2
mark-. mark-.		-2	-5	1	-3	-4	-3	-3
mark-. mark-:	4		-1	-1	-1	-1	-1
mark-. mark-–	-2		2				1	-1
mark-. percent	3		-1		-1		-1	-1
mark-. small	-2	-1	3	-2	-3	-2	1
mark-/ capitalised	-1	-3	1	-2	-1	-2	-1	1
mark-/ capitals	-2	-4	1	-1	-2	-3		1
mark-/ cents	2		-1		-2	-2	-1	-1
mark-/ code	4		-2	-1		-1	-2
mark-/ digits-2	1	-1	2	-1	-2	-3		-1
mark-/ digits-3	3		-2	-1	-2		-1
mark-/ digits-4	3		-2	-2			-1
mark-/ dollars	2				-1	-1	-1
mark-/ small	2	-1	1	-1	-3	-2	-1	-2
mark-: capitalised	4	-1	-4	-1	-1	-1	-2	-1
mark-: capitals	2	-2	-1	-1	-1	-1	-1	-4
mark-: cents	3		-1	-1		-1
mark-: code	2		-1	-3	-1		1
mark-: digits-4	3	-1	-1	-3	-1
mark-: digits-5	2			-2
mark-: digits-7	-1	-1	2	-3
mark-: dollars			-4	-1	-2	-2	2	-1
mark-: dollars-and-cents	1		-1	-1	-3	-2		-1
mark-: lettered-code	3		1	-3			-2	-1
mark-: line	4			-2	-1		-2
mark-: mark-$	3			-1	-2	-2	-2	-1
mark-: mark->	4						-3
mark-: masked	4			-4	-1
mark-: small	4		-3	-1		-1	-4
mark-: with-digits	3			-1	-1	-1	-1
mark-; capitalised	1	-1	-1	-2	-2	-3		-2
mark-; mark-;	3				-2	-1	-2
mark-; small	2		-2	-1	-1	-1		-1
mark-< capitals	3	-1			-1		-2
mark-= capitals	3		-1			-1	-1	-1
mark-> capitalised	-3			-1	-1	-1	3	-1
mark-> capitals	3	-1	-1	-1		-1	-3	-1
mark-> dollars	4						-4
mark-> mark-<	3				-1		-1
mark-? capitalised	3		-1			-1	-2
mark-? digits-2	3						-3
mark-[ capital	1			-1	-1	-2	1	-1
mark-[ small	3					-1	-2
mark-] capitals		-3	1	-1			-1	-1
mark-_ capitalised	3	2	-2	-1	-1	-1	-2	-1
mark-_ mark-_	1	-1		-1	-3	-2		-1
mark-| capitalised	6	-2	-2	-1	-3	-1	-3	-1
mark-| capitals	2	-1	-3	-1	-1	-1	-1	-1
mark-| cents	3				-3	-2	-1
mark-| digits-2	5		-1		-1	-2	-3
mark-| dollars-and-cents	4				-1	-2
mark-| lettered-code	4		-2	-1	-1	-2
mark-| line	3						-2
mark-| mark-|	4	-1	-1	-1	-1	-1	-2
mark-| small	4		-2	-1	-1	-2	-2
mark-· capitalised	3	-1	-3	-4	-1	-2		-2
mark-– capitalised	3	-1		-1		-2	-4	-1
mark-– capitals	3		-1				-3	-1
mark-– cents	3		-2		-1	-1	-1
mark-– digits-1	2		-2		-1		-2
mark-– dollars	5		-3	-1	-2	-1	-2
mark-– dollars-and-cents	2		-2	-2	-2	-1	1
mark-– lettered-code	3		-2	-1			-1
mark-– small	1	-1	-3	-2	-3	-3		-1
mark-– thousands	3		-3		-1		-1
mark-— capitalised	3		-1	-1	-1	-1	-1
mark-— dollars	2		-1	-1	-1		-1
mark-• capitals	3		-1				-1
mark-… digits-4	-3			3
mark-› line	2			-1			-1
mark-☐ mark-$	3				-3	-2
mark-☑ capitalised	3				-1	-1	-2
mark-☑ mark-$	3				-2	-2
mark-⚠ digits-2	-2					-2	3
mark-✓ line	3						-3
mark-✓ mark-–	3						-3
mark-🟢 capitalised	-2				-1	-1	2
mark-🟢 small	-3						3
# mark shape
mark-"	1	-1	-1	-4	-4	-2		-5
mark-#	4	-2	-2	-5	-3	-1	1	-1
mark-$	-3	-4	-4	-6	2	2	-4	-3
mark-&		-3	1	-1	-1	-1	-2
mark-(	2	-4	-1	-7	-2	-2	-1	-1
mark-)	-2	-3	5	-5	-2	-4	-2	-4
mark-+		-1		-2	-3	-3	1	-1
mark-,	2	-4	-2	-4	1	-1	-2	-1
mark-.	-1	-3	2	1	-2	-3	-1	-1
mark-/	2	-3	-1	-3	-3	-3		1
mark-:	3	-2	-2	-5	-3	-3	-1	-3
mark-;	2	-2	-2	-4	-4	-5		-3
mark-<		-1	-3	-4	-2	-3	1	-3
mark-=	5			-2	-3	-3	-2	-1
mark->		-2	-1	-3	-2	-2	2	-2
mark-?	3	2	-3	-1	-2	-2	-2	-1
mark-[	1			-2	-2	-4	1	-1
mark-]	2	-3	-3	-3	-2	-2	1	-1
mark-_	1		-2	-2	-3	-3		-2
mark-|	8	-2	-4	-4	-4	-6	-3	-2
mark-~	3		-3	-2	-2	-2	1	-1
mark-§	2			-1	-1		-1
mark-©	3			-1		-1	-1
mark-·	-1	-2	-3	2	-3	-3	-1	-3
mark-–		-3	-3	-3	-6	-6		-4
mark-—	3	-1	-1	-3	-2	-5		-2
mark-•	2	-1	-1	-2	-2	-2		-1
mark-…	-2	-1	-2	3	-2	-2	-1	-1
mark-−	3				-1	-1	-2
mark-■	3			-1	-2	-1
mark-☐	3	-1		-2	-4	-4	-1	-1
mark-☑	4				-3	-2	-1
mark-☒	3			-1	-2	-2
mark-✅	-2			-1	-1	-1	2
mark-✓	1	-1	-1	-2	-2	-3		-1
mark-❌	-3					-1	3
mark-🎉	3				-1	-1	-3
mark-🟡	-3					-2	3
mark-🟢	-1	-1	-1	-1	-1	-3	2	-1
# mark sums of line
0	1	-2	1	1	-2	-3		-1
1		-4	-2	-3	1	-2		-3
2	1	-4	1	-2			-2
3	-1	-4		-3	-3		-3	-7
# mark words before
 	1	-1	-1	-3				-1
 balance	2	-1		-2	-3	-1	-1	-1
 cccccccccccc	-2	2
 co	2		-1				-1
 collection	-2					-3	2
 discover	3		-2	-1
 loans	3						-1
 min	3					-1	-2
 mo	3					-1	-2
 mohela	3			-2	-1	-1
 mortgage	2				-1	-3
 ok	2	-1	-1	-2	-1	-1	-1
 paid	-3						3
 payment	3					-2	-1
 prosper	3					-1	-2
 totals	3			-1	-1	-2
 us	3				-1	-3	-1
1 	1	-1	-1	-3	1			-1
1 a	4	-1	-3				-1
1 account		-1			-2	-3	-1	-2
1 acct	-1	-1	-2	2	1	-3	-4	-3
1 address	3		-1		-1		-1
1 amazon	3		-1		-1	-1	-2	-1
1 amt	3	-1		-1	-2	-1
1 apartments	3		-2		-1		-2	-1
1 ashley	-3		3
1 assoc	-4		3	-2	-1	-2	2	-2
1 auto	1	2	2	-2	-2	-1	-2	-1
1 bal	2	-2		-1	-1	-1	-3	-1
1 balance	1	-1	-1	-2	2	-2	-4	-1
1 bank	-1	-1	-2				-3	3
1 box					-2	1	-1	-1
1 braces	-3		2	-1	1	1
1 by	3				-1	-1	-2
1 c	4		-4	-1		-1	-1
1 call	-2			-2	-1	-1	3	-1
1 capital	3		-4		-1	-1	1
1 card	-4		3	-1	1	1	-2	-1
1 care	2		-3				-2	2
1 cc			-1		-2	1	-1
1 cccccccccccc	-2	2
1 center	3		-3		-1		-1	2
1 chapter	3						-3
1 charge-off	-3		-1	-1			4
1 checking	2		1	-5	-1	-1	1
1 client	3						-1	-2
1 clinic	2		-1	-1
1 closed	5		-3		-1	-1	-2	-1
1 code	3		-1				-1
1 collections	1	-1	-2	-1	-2	-2	2	-1
1 collector	1				2	-1	-3	-1
1 comenity	-1	-1	4	-1	-1	-3	-3	-1
1 correct	2						-2
1 credit	-1	-1	-1	1	-3	-1	-1	1
1 creditor	2	1	-3	-1	-1		1	-4
1 crown	-3		2			1
1 ct	3		-2	-1		-1		-1
1 cu	1	-2	-1			3	-1
1 cuenta	4			-2		-1	-2
1 current	1	-2	-1	-2		-1		-2
1 day	3			-3
1 daycare	3		-1		-1		-1
1 days		-2	-1	-1		-3	2	-1
1 debts	3		-1		-1		-1
1 dental	3		-2			-1	-2	-1
1 dentist	3		-3		-1		-2
1 description	3						-2
1 directv	2		-2					-1
1 dr	-3	-1	3		-2	-1	-2	2
1 due	-1	-1	1	-4	-1	-1	1	-1
1 e	3		-3			-1
1 edfinancial	3		-3
1 education	3		-2	-1			-1
1 ending	3			-2	-2	-1	-2	-1
1 ends	4			-1			-3
1 est	3		-1	-1	-2		-1
1 estado	2					-1	-2
1 expenses	3			-1		-1
1 f	4	-1	-2				-1
1 f-150	-2		3	-2	-1	-1	-1
1 fee	3		-1	-1	-1	-1	-1
1 file	3			-1	-1		-2
1 final	4			-2	-2	-1	-1
1 fingerhut	1	-2	-1	-1	1	-1	-3	-1
1 first	4		-2	-2	-1	-1	-1	-1
1 for	3			-1			-3	-1
1 furniture			-2	-1	2	-1	1	-1
1 god	3		-2				-1
1 guarantor	3	-1		-2	-1		-2	-1
1 hearth	-3		3		-1
1 hospital			-3	-1		-1		1
1 https	3				-1	-1
1 inc	-3	-1	3	-3	-3	-1	-1	-4
1 information	3					-1	-2
1 installment	3				-2	-2
1 insurance	3		-1	-2	-2	-3		-2
1 is	5			-1	-1	-2	-4	-1
1 it	2			-2			-3
1 june	3		-1				-1	-1
1 k	3	-1	-1	-2	-1	-1	-1	-1
1 klarna			1		1		-3
1 kohls	2		-3		1		-2	-1
1 l	3		-1
1 late			-1	-3	-1	-2	1	-1
1 lender	3		-2				-2
1 letter	3	-1		-1	-1		-2
1 liabilities	3	-1	-1		-1
1 line	2		-3		1	-1	-1	-1
1 llc	1		-5		2	-1	-1	-3
1 loan	-2	-1	2		-3	1	-1	-2
1 loans		-1	2		-1	-2	-3	-1
1 lowe's	-3		-1	-1		-1	2	1
1 macy's	3		-1	-1	-1		-1	-1
1 mastercard		-1	-1	1	3		-2	-1
1 midland	2		-2
1 min	2	1	-2	-1	-1	-3	-2	-1
1 missed	4						-3
1 mo	3		-1	-1	1	-3	-4	-1
1 mobile	2		-1				-1
1 mohela		-1	1	-2		-1		-1
1 mom	3		-1				-1
1 month	5	-1	-1	-1	-2	-3	-4
1 months	5		-1			-1	-2	-1
1 mínimo	4					-2	-2
1 n	3	-1	-2	-1	-1		-1
1 n.a	-4	-2	3	-4	-3	-3	-1	3
1 nelnet	3		-2	-1	-1		-1
1 no	1	-2	-3	-1	-2	-1	1	-2
1 nordstrom	-3		3
1 note		-1	-3	-1			2	-1
1 nov	2	-1	-1	-1		-1	-2
1 number		-1	-1	1	1	-2	-3	-1
1 october	3				-1		-2
1 of	1	-1	-1	-4	-2	-2		-1
1 one	1	-2	-4		1	-2
1 opened	1		-1	-2	-1	-1		-1
1 oportun	4		-3				-1
1 orig			1	-1			2	-2
1 original	3							-2
1 other			-1		-2	-3	2	-1
1 p.c			2	-1			-2	-3
1 paid	3	-1	-1	-1	-3	-2	-2	-1
1 pay	3	-1	-1	-2	-1		-3	-1
1 payment	-1	-2	-1	-3	-3	3	-3	-2
1 payments	4		-1	-1	-2	-1	-2
1 physicians	-2		2					2
1 plan	2		-3	-1		-1	2
1 popular	-3		3
1 r	2	-1		-1	-3	-2	-1
1 rate	3			-1	-1			-1
1 receivables	2		-3				2
1 recovery	1		-3		-1	-1		-1
1 ref				-3	-1	-1	1	-1
1 refund	3		-1	-1	-1
1 rent	4		-1			-1	-1
1 report	3		-1				-1
1 resurgent	2		-3				1
1 roof	-2		3			-1
1 sala	-3		3
1 saldo	3			-1	-3	-1	-2
1 savings	1		-3	-4	-1	-1	2
1 savor	3		-1			-1	-2
1 sears	1			-3		-1		-2
1 secured	2		-2	-1	1	-1	-3	-1
1 services	1	-1	-2	-2	2	1	-1	-1
1 servicing	-1	-1	-3	1	1	-1	-3	-1
1 settled	4		-1				-4
1 signature	3		-2	-1
1 slate	-2	-1	2	1
1 sold	3						-3
1 spectrum	4		-1				-1	-2
1 st	-3	-2	2		-2	-1	-2	3
1 standing	4						-4
1 status	2	-1		-2	-1	-2	-1	-1
1 ste	-3			2	-1
1 stores			-3		1	1	-1	-1
1 student	3		-2		-1	-1	-1
1 surgery	-3	-1	4	-1	-1	-1	-1	-1
1 synchrony	-4	-1	4	-1	-2	-2
1 system	3	-1	-2	1	-1		-2
1 t-mobile	3		-1				-2	-1
1 taxes	3		-2	-1	-1	-1
1 that	3						-2
1 through	3			-1	-1	-1	-2
1 thru	3		-1				-2
1 to	2		1	-1	-1	-1	-1
1 total	4		-1	-1	-4	-3	1
1 totals	3			-1	-1	-2
1 transferred	3		-1				-3
1 type	3			-3	-1	-1	-1	-1
1 until	4			-1			-3
1 updated	3		-1		-1		-1
1 upstart	3		-2		-1	-1	-1	-1
1 v	3				-1		-1
1 value	3				-1	-1
1 visa	2	-1		-1	-1	-3	-2	-1
1 visit	2	-1	-2
1 wife	3		-1				-2
1 x		-1	-3	1	-1	1	-1	-1
1 欠款					-2	-1		-1
1 正常	-2			-1	-1	-1	3
2 about	3			-1			-2
2 acct	4		1	-1	-2	-1	-3	-1
2 agency	-1		3	-1		-1		-1
2 al	3		1	-1		-1	-3	-1
2 aluguel	3				-2	-2
2 amount	2		-1	-2	-1	-3	-1	-1
2 and	2		3	-2	-1	-2	-3	1
2 apr	3	-1	-2		-1	-1
2 as	1	-1	-1	-3	-2	-2		-1
2 associates	-1		3	-1			-3	-1
2 at	2		-2	-1	-3	-1		-1
2 balance	3	-1		-2		-5	-2	-1
2 bank		-1		-1		1	-2	3
2 barclays	2		-2	-1	-2		-1
2 be	3				1		-3	-1
2 been	3				-1		-2
2 best			-3	1			-2	3
2 bill	-2		1			1	1
2 box	2			-1	-2	-1	-1	-1
2 capital		-1	-1			-3		2
2 card	2	-1	1	-3	1	-2	-4	-1
2 cards	4	-1	-4	-1	-1	-1	-1
2 care			2	-1	-1	-2	-3	1
2 cash	2		-1	-2	-1	1	-2
2 charge-off	-2		-1	-1	-2	-1	3
2 chase	2	-1	-3		-1	-1		-1
2 child	2		-1		-1	-1
2 citi	-3		2	1	1	-1	-1	-1
2 citibank	-2		-1	-3	-2	-2		3
2 claimed	3				-2	-1	-2	-1
2 client	4		-1	-1			-1
2 co	2				-1	-1	-3	-1
2 coll	3		-2
2 collection	-1	-1		-1	-2	-2	3
2 collections	-2			-1			3	-1
2 cr	4		-3	-1	1	-2
2 credit		2	1	1	-2	1	-1	-3
2 creditor		-1	-1		-1	-1	-4	1
2 de	2		-3	-2	2	-1	-1	-1
2 debt	4		-4	-1	2	-1	-2
2 deferment	1		1				-3
2 deferred	3		-1	-1	-1		-2
2 description	-2					-1	2
2 due	-2	-2		-1	-1	-3	2	-1
2 each	3					-1	-2
2 em	3		-2		1		-2
2 ending	2	-1	-2	-3	1	-1	-1	-1
2 equifax	2			-1			-1
2 farm	3		-3	-1	-1		-1
2 federal	-2	-1	-2	-2	2	4	-1	-1
2 fidelity	3		-2		-1	-1
2 file	3			-2	-1	-1	-1
2 final	1		-1	-2		-4	-1	-1
2 finance	-2		1	1	-3	-2		-1
2 financial	-1	-1	-2	1	-3			-1
2 flex	3		-2				-1	-1
2 ford	-1		-1	-2	-4	1	1
2 freedom			-3	1
2 from	2	-1	-3	-1	-1	-1	1	-2
2 furniture	-1		2		-2	-1	-1
2 general	3	-1	-2	-1		-1	-1	-1
2 go	-2		3	-1	-1	-1
2 good			1	-1	-1	1	-3	-1
2 guarantor	3			-3	-1		-3	-1
2 high	3			-1	-1	-2	-1
2 highest	-3			-3			4	-1
2 hills	3		-1	-1			-1
2 hospital	3		-4	-1	-1		-2	2
2 hsbc	3		-1	-1	-1		-1
2 i	5		-2	-1	-1	-1	-3	-1
2 if	3			-1	-1		-1
2 information	3		-2				-1
2 it	3			-2		-1	-2	-1
2 klarna			5		-2	-1	-2
2 landlord	-3		3
2 last	3		-1	-1	-2	-1	-1	-1
2 late		-1		-2	-2	-3	2	-1
2 left	-1	2	2		-1	-1	-3
2 letter	3		-1			-1	-1
2 limit	3				-1		-2	-1
2 line	3		-3
2 loans			2	-1	-2	-3	-2	-1
2 loss	-1			-1			3
2 m	3			-1			-1
2 macy's	2			-3	1	-1	-3	-1
2 mastercard	1		3	-1			-1
2 mercy							-2	-1
2 midland	3		-3				1	-1
2 min		-1	1	-3	1	-3	-2	-1
2 minimum	3	-1	1	-1	-1	-3	-3
2 mo	1	-2	3	-3		1	-3	-2
2 mês	3				-1	-3
2 mínimo	-1				-2	1	-2
2 na	3		-1		-1	-1	-1
2 never	3	-1					-2
2 no	3			-2		-1	-2
2 not			-1	-1		-1	2
2 notes	-2	-1	-1		-1	3	-1
2 number	1	-1		1	-1	-1	-5	-1
2 okafor	3		-2				-1
2 orig	1		-3	-1	-1			1
2 original	2		-2	-1	-2	-1	1	-4
2 other	4		-1	-1	-2	-2	-2
2 owe	3	-1	1	-1	-1	-3	-5	-1
2 pago	3		-1	-1	-1	-1	-2	-1
2 paid	4		-1		-1	-1	-3	-1
2 parcela	-2				-2	3
2 past	1	-1		-3	-3			-1
2 pay	1		2	-2	-1	-2		-1
2 payday	3	-1	-2
2 paypal	2		-1			-1	-1
2 personal	1				-2	-3	-1	-1
2 pmt	2		-1	-2	1	-3		-1
2 premier	3	-1	-2				-2	-1
2 principal	3				-1		-1
2 property	3			-1	-2	-1
2 quicksilver	1			2			-3
2 r	4	-1	-3			1	-1
2 recent	3		-1	-1	-1	-1	-2	-1
2 revolving	1	-1	1	-2	1	-1	-3	-1
2 scheduled	3			-1		-1	-1
2 sin	3		-1				-2
2 sofi	1		-3			1	-1	-1
2 st	1	-1	-1		1		-3	-1
2 status	-1	-1	-4	-1	-1	3		1
2 store	-2	-1	3	-2	-1		-2	-1
2 subtotal	3				-2	-2
2 suit	-1		-1				2
2 synchrony	1	-1	1	-1	-3	-2	-1	1
2 t-mobile	4		-3		-1		-1
2 tax	3		-2	-1	-1
2 teachers	3		-2			-1
2 thank	3		-2				-2
2 that	3		-1	-1			-2
2 to	3	-1	-1	-3	-2	-2		-1
2 total	4		-1	-2	-3	-2	-1
2 transferred	3						-3
2 two	3		-2	-1	-1	-1	-3	-1
2 until	3	-1		-2	-1	-1	-4	-1
2 used	2		-3	1			-1
2 vehicle			-3	-1		-1	1
2 vet	-2		3				-1	-1
2 was	2	-1	-4	-1	-1	-1	1	-3
2 westlake	4		-2			-1	-1
2 x	3		-4	-1	-1
2 yes	4		-4				-2	1
2 you	3			-1	-1	-2	-3	-1
2 原债权人	4						-3	-1
2 学生贷款	3		-2		-1	-1	-1
3 account	-1	-1		-1	-2	-2	2	-3
3 accounts	2			-3			-1
3 address	3			-2	-1
3 adjustment	3		-1				-2	-1
3 ago	-1		1	-2			1
3 agreed	3		-1				-1
3 amount	3	-1		-3	1	-3	-4	-1
3 and	2			-2	-2	-3	-2	-1
3 are	3		-1			-1	-2
3 as	-2	-1	-1	-3		-2	2	-2
3 associates	-1			-2	2	-1	-1
3 at		-1	2			-1	-3	-1
3 atraso	4		-1	-1	-2		-1
3 available			-3				-2
3 b	-2	-1	2	-1		-2	-2	-1
3 balance	1	-1	3	-4	-1	-4	-1	-2
3 barclays	2		-3		1	-1	-1	-1
3 box	3			-2	-2	-1	-1
3 cap	4		-2			-1	-2
3 capital	2	-1		-3	-1	-2	-3	3
3 car	3		-1	-1	-1		-1
3 card		-1	2	-3	-3		1	-2
3 cards	-1		-3	2			-2	-1
3 care	1		3	-1		-2	-3	-1
3 carvana	2		-1	-1			-1
3 cash	4		-1	-4	-1	-1	-2	-1
3 chapter	3				-1		-3
3 charge	-2			-1	2	1	2
3 closed	3		-2			-1	-1	-1
3 co	3		-1	-1		-1	-2	1
3 cobrança	3			-1	-3	-2	-1	-2
3 collection	-1	-1		-3	2	-1	1	-1
3 commonwealth	-2		1	1			2
3 consumer			3	-2	-2		-1
3 credence	-3				1	-1	1
3 credit		-2	-3	-1	-1	-2	1
3 creditor	1	-2	-1	-3	-1	-1	-1	1
3 cu	-2		3	1	-1		-1	-1
3 current	2	-1	1	1	-3	-3	-2	-1
3 days		-2		-3	-1	1		-2
3 de	1		-1	-2	-1	-1	-2	-1
3 debt	3		-3	-1	-1
3 deferred	2		-1				-1
3 dental	3						-2
3 do	3		-1		-2	-2	-1
3 dr	-1	-1		-1	1	1	-3	-1
3 día	3		-3
3 días			3	-1			-1	-1
3 e	2		-2		-1	1
3 ending	3		1	-1	-1	-1	-3	-1
3 er	-3		-1		-1	3
3 exeter	3		-1	-1	-1	-1	-1
3 farm	-2		2		1	-1	-1
3 federal	-1		3	-1	-1	-1		-1
3 fifth	-3		2	-1	1	-2	-1	-1
3 financial		-1	2	-3	1	-1	-1	-1
3 fingerhut	3		-1		-2	-1	-2
3 for	2	-2	-1	-2	-1	-1	-3	1
3 from	6	-1	-3		-3	-1	-1	-1
3 funding	4			-2	-1	-1	-4	-1
3 guarantor	4		-1				-2	-1
3 health	2		-1	-2	-3	1		-1
3 her	4		-3
3 home		-1	1	-1	-3	-2		-1
3 hours	-2		1				1
3 huntington	-1	2	-4	1	-1		-1
3 hạn	3		-2				-1
3 i	2		-2		-1	-2	1
3 in	2		-3	-2	1	-2		-1
3 inc	3			-1		-1	-1
3 it	3		-2	-1		-1	-1
3 landlord	3		-2		-1		-1	-1
3 larkspur	3		-3
3 last	4		-1	-1			-1	-1
3 late	1	-2	-1	-2	1	-3		-1
3 loans	1	-2	-5	2	-1	-1	-1	-1
3 maximum	-3	1					2
3 medical	-2		2	-1	1	-1	-3	1
3 memorial	3		-3
3 mgmt	-1		-3		1		1	1
3 midland	2	-1	-3		-1	-1
3 minimum	4		-2		-1	-1	-2
3 missed	-2		1				-3	2
3 mission	4		-2	-1	-2		-2
3 month	4					-1	-4	-1
3 monthly	1		1	-1	-1	-3
3 months	3				-1		-2
3 mr	3		-3
3 my	3		-2		-1		-1
3 n	3	-1	-3	-2		1	-2	-1
3 none	3		-1				-1
3 nov	3	-1		-1			-3
3 now	-1	-1	3	-1			-2
3 number		-1	-1	1	-3	-1	-2	-2
3 of		-1	-2	-2	2	-1	1
3 off		-1	-1	-1	2	-2	-1	-2
3 oh	3		-2	-1	-1	-1	-1
3 one	1	-1	-1	-1	-1	-3	-1	2
3 open	-2	-1		1	4	-3		-1
3 or			1	-1	-2	-3	1	-1
3 orig	3		-3	-1	-2	-1		-3
3 original	1	-1	-2	-1	-2	-1	-3	2
3 other	2		-1		-1	1	-2	-1
3 owe	4			-1	-1		-4	-1
3 pago	3		1			-1	-3
3 partial	-2			3
3 past		-1	-2		-2	-3	3	-1
3 payment	2	-1	1	-3	1	-2	-1	-1
3 payments	4		-1		-1	-1	-2
3 payoff	3		-2
3 pays	1		1			-1	-3
3 placed	4		-1		1		-4	-1
3 plan	-5	-1	2	-1	2			-1
3 polaris	-2		1	2			-1
3 pünktlich	-3		3		-1	2
3 receivables	4		-2		-1	-1	-1
3 record	4			-2			-3	-1
3 recovery	3			-1	-2	-2	-1	-3
3 refund	-2		2		2		-2
3 report	4	-1		-2		-1	-1
3 reported	3	-1	1	-1	-2	-1	-2	-1
3 retirement			1		-3	-1	-1
3 saldo			-1	-1	1	-2	-3	-1
3 sallie	-3		2	1		-1	-1	-1
3 see	3			-2	-1	-1	-1
3 services	1		1	-3	-1	-1	1	-1
3 sofi	2			-1			-1	-2
3 state	3		-1	-1	-1	-1	-1	-1
3 student	4		1	-2	-1	-2	-1	-1
3 synchrony	-1	-1	-1	-2	-2		-1	3
3 td	1		-3	-1	2		-1	2
3 tennessee	-2		3					-1
3 terms	-1	1	-2	-1	1	1	-3
3 that	4		-1	-1	-1		-3
3 the	-1	-1	1	-2	1	-3	-1	1
3 through	4		-1	-1			-3
3 tháng	2	-1	-1				-1
3 time		-1	2	-2	-2	-1	-4	-1
3 title	3		-2
3 total	3		-2	-2	-4	-4	3
3 transferred	3						-3
3 transunion	3			-2	-1
3 truist	3		-2	-2			-1
3 two	3			-1			-2
3 union			-3	2	1	-2	-2
3 up	3		-2	-1			-1	-1
3 updated	3	-1	-2	-1			-1
3 us	-1			1	-3	1		-2
3 v	3		-1				-1
3 vanguard	2		-1	-1		-1
3 vet	3		-1		-1		-2
3 visa	-1		1	2		-1	-3	-1
3 w	-2			-1	-1	3	-3	-1
3 we	3		-1				-1
3 what	3			-1	-1		-1
3 with	-1	-1	-2	-2	-1	-1	-1	3
3 x	3		-2	-2	2	-1	-2
3 y	3		-2	-1	-1	1	-1	-1
3 yes	-2						3
3 đúng	-1	-1	3					-1
3 вовремя	-2	3	-1
a month	4					-1	-3
account ending	3		-1	-1	-1		-1	-1
account no	4		-2	-2			-2	-1
afni inc	-1		3			-1	-1
al día	2		-1				-2
aluguel us	3				-3	-2
auto loan	-1	-1			-1		-4	-1
bal pmt	2					-1	-2
balance payment	3					-3	-2
banco popular	-3		3
bank cash	-3		2			-1	1	-1
bank n.a	-1	-1	1	-2	-1	-2	-3	1
bank visa	-3			1	2	-1
behind no	-3						3
big card	2		-3		1	-1
blue cash	3		-2	-1	-2	-2
card min	3						-3
citibank n.a	-3			-2	-1	-1		3
citizens bank	-3		2	-1	1	1	-1	-1
co co	3					-1	-2
credit card		1	-3	1	-2	1	-2
credit cards	3			-1			-2
credit limit	3			-1	-1	-1	-1
credit min	2					-1	-3
credit one	-2	-1		-1		-1	1	-3
credit union	1	2	-2	-1	-3	1	-1
current status	3				-1		-2
date opened	4			-1	-1		-3
days behind	3						-3
description defaulted	-3						4
due days	-4			-1			4
due status	3						-3
ending in	1			-3			-1
equity line	2		-3	-1			-1
everyday checking	2			-2
final us				-1		-3	-1	-1
finance acct	2			-2		-1	-1
financial services			-3	-1	1	2
ford credit	-1		-1	-1	-3		1
group guarantor	3			-1			-1
highest balance	-3					-1	3	-1
highest credit	3			-2
home mortgage			-2	1	-1	2	-1
in full	3						-2
is current	3						-3
jefferson capital	4		-3
last days	3						-3
medical center	3		-3		-1		-2	2
midland credit	2		-3				2
min due	3	-1					-3
month current	4						-4
mortgage payment	4					-4
number status	3						-3
of credit			-2	1	-1		-3
of unpaid	2						-2
on that	3						-2
one n.a	-3	-1	2	-2	-1	-1		3
one platinum	3		-2		-1		-2
open/never late	-2		-1	-1			2
orig cred	3		-1	-1				-2
original creditor	1		-2	-1			1	-5
paid collection	3						-3
paid off	2	-1				-1	-2
parcela us	-3				-2	3
past due	-1	-1		-3	-3		2	-1
pay status	-3	1		-1	-1	-1	2	-1
payment plan	-3						4
paypal credit	3		-1		-1	-1	-1
regional finance	3		-2		-1	-1	-1
scheduled payment	2			-1		-1	-1
signature loan			-1	2	-1	-1	-2
status closed	-3						3
status open/current	-3						3
status transferred	4						-4
the debt	2				-1	-2	-1
total us	4				-3	-3
written off	-2						3
you owed	3				-2	-1
# mark words behind
a	1		1		-5	-3	-1	-2
a month	2			-1	-5	-3	-1	-2
account	1		-2	-2	-2	-2	1	-2
account days	-3						3
account included	3						-3
account number	3		-2
acreedor	3		-1				-1	-1
acreedor original	3		-2				-1	-1
act	-1	-1			1	-2		-1
act 		-1			-3	-2		-1
active			-1		-1	2	-2
affirm	3		-1				-2
agencia	3		-1				-2
ago	4		-1	-2	-1		-1	-1
ago 	3		-1	-2	-1		-1
aidvantage	-2	-1	2				-3
al	3					-1	-2
al corriente	2					-1	-2
and	3						-3
as	5					-1	-2	-1
atrasado		-1		-1	2	-1	-3
b	1		-3	2	-1
bal	4		-3	-1	-2	-2	-1	-1
bank		-2	2	-1		2	-3	-1
best buy	-2		3					1
boat	-2		2
box	2		-1	-1	-2			-2
bridgecrest	-3		2			2
bridgecrest 	-3		3
c	3		-2	-1	1	-1	-2
capital	-2		3			1	1	-2
capital one	-3		4			1	1	-2
cash	3		-2	-1
cc		-1	-1		-3	1	-1	-1
cc 	-1		-1	-1	-2	2	-1	-1
charge	2		-2		-1	-1	-2
charge-off	-2		-1	-1		-1	3
charged off	2		-2	-1	-1	-1	-1	-3
check	3		-1		-2
citibank	-1		3		-1	-1	-1	-2
city	3						-2
closed	3		-2	-1	-1	1	-2	-1
closed 	2		-3		-2	1	-1	-1
closed/never	-2				-1		2
closed/never late	-2						2
co 	3	-1	-1				-1	-1
collection	2	-1	-4	-1		-4	1	-3
collection 	-1	-1		-1	1	-3	1	-2
collectionorchargeoff	3					-2	-1
collections	1		-5	-1	1			-2
collections 			-3	-1	1		1	-1
collector	3		-1				-1	-1
comenity	-2	-1	3			-2	2	-3
comenity 	-3		3
cooper	-2	-1	2				1	-1
cox	3		-2		-1			-1
credence resource	-3				2		1
credit	-2	-1						-3
credit one	-1	-1	-1	-1	1	-2	2	-1
creditor	4		-2		-1		-2
current account	-2						3
dad	3		-2				-1
days		-2	-1	-1	-3	-1	1	-2
days 	-3	-1	-2	-2		-1	2	-1
days late	1	-1		-2	1	-3	-1	-1
days past			-1	-2	-2	-1	1	-1
de	3		-2				-2
defaulted	4		-2				-2
deferred	3		-2		2		-2
deferred 	1		-1		2		-3
dias	1				-2	2	-2
dias de	2				-2	2	-2
direct	3	-1	-1	-1		-1	-1
due			1	-1	-3	1
due the						1	-3
em	-1	-2		-1	2	2	-3	-1
em cobrança	1	-1		-1	3	-3	-2	-1
em dia				-1	1		-3	-1
en	3		-1		-1		-2
enrolled			2		-2	-2	-1	-1
escrow	3		-1				-1
father	3		-2	-1
first	4	-1	-2	-1	-1		-2	-1
for the	-3		3		-1
freedom	3	-2	-1				-2
freedom mortgage	3	-2	-2				-1
from	1				-3
from to	3				-3
heloc 	3	-1	-2
high	3			-1	-1	-1	-1
home equity	3		-3
hospital	1	-1	1				-2
i	3			-2	-2	-3	-3	-1
i'm	3						-3
if	3		-1		-1		-1
in	2	-2	-2	-2	-4			-3
in collection	-2			-1	-2	-1	3	-1
in collections	1	-1	-2	-1	-3		-2	-2
installment	4		-2		-1		-1
insurance	2			-1		-1	-1	-1
it	5		-3	-1	-1	-1	-3	-1
it was	3		-2				-2
it's	4		-1				-2
jefferson	1		-2		-1		-1	2
keep			1	-1	-1	-2	-1
last digits	-2		2			-1	-1
late	1	-1	-1	-1	-2	1	-3	-1
lease	2		-3					1
left 	-3		3
left a	3		-2	-1
llc	-1	-3	2		-2		-2	-3
llc is	3		-2		-1		-1
loan	2		-3	1	-1	-1
loan no	2		-2
luke's			-1				1	3
mar	3						-2
mastercard	3		-3					-1
maximum	3				-1		-1
min	-1	-1		-1	-2	-3	1	-2
min 			-1	2	-3	-2	-4	-2
mo	1	-1	-2	-3	-2	-1	2	-2
mo 		-1		-2	-4	-3	2	-1
monthly	1		-1	-2	2	-1	-3
monthlypaymentamount 	3	-1	-1
mínimo	-3				3	-1
n		-1		-2	-1			-1
n 	4		-1	-2	-2	-2	-2	-1
n.a	-3	-3	2	-1	-2	-1		3
n.a 	-2	-2		-1	-1	-1	1	3
n/a	3	-1	-2	-2	-1	1	-1	-1
new	-2	-1	-1	-1			3	-1
next due	-3					1	2
nissan	3		-3
no	3	-1	-4	-2	1	1	-2	-1
o	-1				3
o 	-2				3
oct	3		-3
ohio	3		-2					-1
ok		-1	1	-2		3	-4	-2
ok 	2	-1		-1		2	-4	-1
ok current	-2					3
old	1		2	-1			-3
old navy	3		-2				-2
open	4			-2			-3
open 	3		-2	-1			-1
open/never	3						-3
open/never late	3						-3
original	2		-2	-1	-1		1	-1
p.c	-2	-1	2					-1
pagamento	-2				3	-2
paid	2		-2	-2	4	-2	-3	-1
paid 	5		-2			-2	-5
paid collection	3				-1		-2
paid off			-3	-1	2	-1	-2
parcela	-3				3	-2
past		-1		-2		-3	1	-1
past due				-1		-3		-1
patel	-2		3				-2	-1
payment 	2						-2	-1
payoff	4		-3	-1		-1	-1
payoff 	3		-3	-1
pays		-1	1	-1	1	-2	-5	-1
pays as	4				-1	-1	-3
pd	3		-3	-2	2
piti 	3						-3
pmt			3	-1	-2	-2		-1
po box	3				-2			-1
por	3		-1		-2
portfolio	-1	-1		-1		-1	3	-1
ppa 					-3	-1	1
pra	3		-1				-2	-2
prairie	3		-1	-2
promised	-3						3
préstamo	-2		2				-2
pünktlich	3				-3
pünktlich 	4		-1		-3
ref	-3		3	-1	-2	-1	2	-2
ref 	-3		2		-1	-1	1	-2
reported	2			-1
retail	2		-1	-1			-1	-1
revolving	4		-2	-1	-1	-1	-1	-1
s 	3		-2				-1
santander consumer	3		-2
save	2						-3
she	3		-1				-2
st luke's	2		-3				2
store	-2	-1	3	1			-1	-1
synchrony	-1	-1	4			-1	-2	-2
tacoma 	-4		4
that	4		-1				-3
that's	3		-1				-2
they	5		-1	-1	-2	-2	-3	-1
they say	2						-2	-1
this	3		-1		-1	-1	-1	-1
to	2						-2
torrid	-3		2					1
toyota financial	3		-2				-1
truck	-3	-1	3
type	3			-1	-1	-1	-2
type of	4				-1	-1	-3
u.s	3		-2
unpaid date	3					-1	-2
until	3		-3
us		-3	-2	-3		-1	-2	-2
us 		-1		-3	1	-1	-2	-2
utilities	2		-1				-2	-2
was past	-3						3
water	3		-2				-1
wayfair 	-3							3
we	2		-3	-1	1	-1	-2	-1
weiner	-1	-1	3			-1	-2
westlake financial	3		-1			-1	-1
wireless	3		-3
wireless 	3		-3
x	-2	-2	-1	-1	2	2		-1
x conventional	-3				3	-1
xxxx	-1	-1		-2		1
xxxx 	-1			-3		1
your plan	-2						3
已转催收	3						-3
逾期60天	3			-1	-1	-1	-3
逾期60天 	3			-1	-1	-1	-3
# mark words of line
often	-1	-3		2	-2	-3	1	-1
often, below blank		-2	1	-1	-2	-3		-2
once	3	-1		-1	-1	-2	-1
twice	-1	-1		-4	1	-3	1	-3
twice, below blank		-4	1	-2	-2	-2	-3	-2
# sum alike read as
amount, all	-1		-1		2	-3	-1
amount, all, few; itself no part					2	-3
amount, all; itself amount	-4				4	-3	-1
amount, all; itself no part	4		-1		-3	-2
amount, all; itself paying	-2				-1	3
amount; itself amount?	-1				1	-3
amount; itself no part					1	-3	-2
amount; itself paying	-2				-5	4	-2
amount?, all, few; itself amount?	-3				3	-2
amount?, all, few; itself paying	3				-4	-1	-1
amount?, all; itself amount	-3				3
amount?; itself no part					-6	1	-1
amount?; itself paying	-3				1	1
aside amount	-2				-3	3	-1
aside amount, all, few; itself no part	3				-3	-2
aside amount; itself no part	-1				-3	1
aside amount?	-3				2	1	-1
aside amount?; itself aside amount?	-3				1	1	-1
aside paying					1	-3
current,paying, all, few; itself amount,current	-1				3		-2
current?	1				-4	-4	1
current?, all, few		-1		-1	-2	-4	2
current?, all, few; itself current?	-1			-1	-2	-3	2
current?, all, few; itself no part	3				-2	-1
no part, all, few; itself amount	1	-1			-1	-2	-1
no part, all, few; itself current?	-2				-4	-3	4
no part, all, few; itself paying	2				-3	-1	-1
no part, all; itself amount?	-1				1	-3	-1
no part, all; itself no part		-1	-1	-1		-1	-3	-1
no part, all; itself paying	-2				-3	3
no part, all; itself paying?	-1				-3	2
no part; itself amount	1	-1	-1	-1	1	-3	-1	-1
no part; itself amount?					1	-5	-1
no part; itself current?	-4				1	-1	3
no part; itself no part		-1	-1	-1	1	-1	-3	-1
paying, all		-1		-1	-2		-3	-1
paying, all, few	-2				1	2	-3
paying, all, few; itself amount?	1					-3
paying, all; itself no part	5				-2	-5
paying, all; itself paying	-3	-1		-1	-1	1	-3	-1
paying, all; itself paying?	3					-3
paying; itself amount	-3				3	-3
paying; itself no part	1					-3
paying; itself paying	-2				-4	2	-2
# sum before and shape
capital cents	-3				3	-2
capital dollars	5				-3	-3	-1
capitalised thousands-and-cents		-1	-2	-1	2	-2	-1	-1
capitals thousands	3				-3
capitals thousands-and-cents	2	-1	-2	-1	-1	-3	-1	-1
cents thousands	3				-3
code cents	1					-3
date dollars	-2				-1	2	-1
digits-1 cents	2				-5
digits-1 dollars	6				-4	-4
digits-1 thousands-and-cents	3				-2	-1
digits-2 thousands-and-cents	-1				1	-3	1
digits-3 dollars	1				-3		-1
digits-3 dollars-and-cents	3				-2	-2	-1
digits-3 thousands	-2				2
digits-4 cents	1					-3
digits-7 cents	1					-3
dollars cents	1				-4	1
dollars dollars-and-cents					1	-3	-1
dollars-and-cents dollars	1				-6	1	-1
dollars-and-cents dollars-and-cents	1	-2		-2		-1	-3	-2
lettered-code dollars					2	-4	-1
letters dollars-and-cents					3	-1	-1
line dollars		-1	-1	-1	1		-3	-1
mark-) dollars			-1			-4
mark-+ dollars-and-cents	3				-2	-3	-1
mark-, dollars					-1		-3
mark-, dollars-and-cents	-3			-1	1	2	1
mark-, thousands-and-cents	-5				3	2
mark-- dollars-and-cents	1	-1		-1	-1	-1	-3
mark-. thousands-and-cents	-1				1	-2	-1
mark-/ cents	-4					2	-1
mark-/ dollars	1				-4	2	-2
mark-: cents	2				-3		1
mark-: thousands	1				-3	1
mark-: thousands-and-cents	1					-2
mark-= dollars-and-cents	2					-3
mark-> dollars	-1				-1	2	-3
mark-@ cents	2					-2
mark-| thousands-and-cents	-4				1	1	1
mark-· dollars	3				-2
mark-– thousands	-2				3	-1
mark-— dollars-and-cents	-2				3		-1
masked dollars	1				1	-3	-1
masked dollars-and-cents		-1			1	-3	-1	-1
percent cents	1				-3		-1
percent dollars	1				-4		-1
percent dollars-and-cents	-1	-1		-1			-3	-1
percent thousands	3				-2	-1
small thousands			-2	-1			-2
thousands-and-cents cents	1			-1	-2		-4	-1
thousands-and-cents thousands-and-cents		-1		-1	1	-3	-1	-1
with-digits dollars	-3				2	-1	-1
# sum before read as
accountNumber	1	-1		-1	-2		-3	-1
amount?	-1	-1			1	-1	-3	-1
amount?,paying	4				-3	-2
aside accountName			-1		1	-3	-1
aside amount	2				-4
aside goes on?	-1				3	-2
aside paying	2				-2	-2
goes on		-1	-3	-1	1	-1	-1	-1
# sum before
capital					1	-4	-1
code	-1	-1		-1	-1		-3	-1
digits-1	1			2	-3	-1	-2
digits-4		-1		-1		-2	-3	-1
digits-6	1					-3
digits-7		-1		-1		-1	-3	-1
dollars-and-cents	1	-2		-2	-1	-1	-4	-2
letters	-1		-1		3	1	-1
mark-+	4				-2	-3	-1
mark--	-1	-1		-1	1		-4	-1
mark->						1	-3
mark-?	-3				-1	3
mark-~	1					-3
mark-·					-3	1
mark-–	-1				1		-3
masked		-1		-1		-1	-3	-1
percent	-1	-1	2	-1	-4		-3	-1
thousands-and-cents		-1	-1	-1			-2	-1
# sum behind read as
	1	-2	-2	-1	1	1	3	-1
accountName	2	-1	-1	-1	-1	-3		-1
accountName?	1				-1	1	-4
accountNumber	-4				4	-3	2
amount?	1				-3	-3	-1
aside accountName?	2				-3	-1
aside amount	-2				-2	2
current		-1	-1	-1		-2	2	-1
paying		-1				-3	1	-1
# sum behind
code	-3			-1	-1	3	1	-1
dollars-and-cents	1	-2	-2	-2	-1	1	-4	-2
end	3	-1		-1	-4	-1	-3	-1
mark-)	2				-3	-1	2
mark-,		-1	-1	-1	1	-1	-3	-1
mark--	-1	-1		-1	3		-3	-1
mark-=	3				-2	-1
mark-@	-2				3	-4
mark-–	-3				1		-1
mark-→	3				-2	-1
mark-☐	-3				4	-4
mark-☒	-3				4	-2
mark-✅	-2				-1	2
percent		-1	1	-1		-2	-3	-1
# sum both before and shape
capital capitals dollars-and-cents	3				-2
capitalised capitalised cents	1	-1	-2	-1	-1	-2	-3	-1
capitalised capitalised dollars			-3	-1	-1	1
capitalised capitals dollars-and-cents	3				-2	-1	-1
capitalised cents cents	-2				2	-1	-1
capitalised cents thousands-and-cents	3				-3
capitalised digits-1 dollars	3				-2	-2
capitalised digits-4 cents	-1				2	-3
capitalised digits-4 thousands-and-cents	1				-1	-3	-1
capitalised dollars dollars	3				-2	-3	-1
capitalised dollars dollars-and-cents	-3					1
capitalised lettered-code cents	-1				3	-2
capitalised mark-$ cents	3				-1	-4	-1
capitalised mark-$ thousands-and-cents	2				-1	-3
capitalised mark-) dollars-and-cents	1		-1			-3	-1
capitalised mark-, dollars	1					-3	-1
capitalised mark-, thousands	-3		2		1	-1
capitalised mark-. dollars	2				-1	-2	-2
capitalised mark-: dollars-and-cents		-1		-1	1		-3	-1
capitalised mark-: thousands	1				-2	1
capitalised mark-: thousands-and-cents	3				-2	-2
capitalised mark-> dollars	3				-1	-1	-2
capitalised small dollars-and-cents	-1	-1		-1		-2	3
capitalised small thousands	3		-1		-2	-3	-2
capitalised year dollars-and-cents	3				-2	-3
capitals capitalised dollars	-3				3	-2	-1
capitals capitals dollars-and-cents	1		-1			-3
capitals capitals thousands-and-cents		-1	-1	-1		-3		-1
capitals cents cents	2		2		-6	-1
capitals cents thousands-and-cents	3				-2	-1
capitals code dollars	2				-1	-2
capitals digits-1 dollars	3				-3	-2
capitals digits-4 cents	2				-1	-2
capitals dollars-and-cents dollars-and-cents					1	-3
capitals lettered-code dollars-and-cents						-3
capitals mark-$ thousands	3				-2
capitals mark-) cents	2				-2	-2
capitals mark-: dollars-and-cents	2				-3	-1	-1
capitals masked cents					3	-2
capitals masked dollars	1					-2
capitals small cents	4				-3	-2
capitals small dollars	3				-2	-2	-1
capitals small dollars-and-cents	2				-3
capitals small thousands-and-cents	-3				3	-1
capitals thousands-and-cents cents	2				1	-5	-1
capitals with-digits cents	3				-1	-3
cents cents cents			1		1	-3	-4
cents mark-$ cents	2				-1	-3	-1
cents mark-, cents	1				-3	1	-3
cents thousands-and-cents cents	1				-3	1	-1
code capitals cents	-1		-1		2	-3
code cents thousands-and-cents	3				-3
code dollars dollars	2					-3	-1
code dollars-and-cents dollars-and-cents	3				-5		-1
code mark-$ thousands-and-cents	-1				-1	3	-1
code mark-, dollars	1				-1	-3
digits-1 capitalised dollars	2					-3
digits-1 date dollars	-3				3	-2
digits-1 digits-1 dollars	5				-4	-2
digits-1 dollars dollars	7				-4	-5
digits-1 small cents	3				-3	-3
digits-1 small dollars	4				-3	-3
digits-2 capitals cents	3				-2	-3
digits-2 digits-3 dollars	-3				-1	2
digits-2 dollars dollars	-4				3		2
digits-2 dollars-and-cents dollars-and-cents	-1				1	-3
digits-2 small dollars-and-cents	4				-3	-4	1
digits-3 capitals dollars	-3					3
digits-3 small thousands	-3				3	-2
digits-4 capitalised dollars-and-cents	3				-2	-3
digits-4 cents cents					-5	2	-1
digits-4 dollars dollars	-4				2	2
digits-4 dollars-and-cents dollars-and-cents	-3					1	-1
digits-4 mark-$ cents	-1	-1			2	-3
digits-4 mark-$ thousands-and-cents	1				-1	-3
digits-7 small dollars-and-cents	3				-2	-1
digits-7 thousands-and-cents thousands-and-cents					-2	2	-1
dollars dollars dollars	2				-2	-1	-1	-1
dollars mark-- dollars					1	-3	-1
dollars mark-. dollars	-3				-2	3
dollars mark-/ dollars	3				-2	-3
dollars mark-– dollars	1				-4	1
dollars percent dollars	1				-3	-1	-1
dollars-and-cents dollars-and-cents dollars	2				-2	-1
dollars-and-cents dollars-and-cents dollars-and-cents		-1		-2	-1	-1	-4	-1
dollars-and-cents mark-, dollars-and-cents	1				-4		1
dollars-and-cents mark-| dollars-and-cents	-3				-1	2	1
dollars-and-cents percent dollars-and-cents	-3	-1			1	2	-2
dollars-and-cents small dollars-and-cents	-2				-3	3	-1
lettered-code capitalised dollars-and-cents	4				-4	-1
lettered-code mark-, dollars-and-cents	-3					1
letters mark-: dollars-and-cents	-3				3	1	1
line dollars dollars	1				-3	1
line dollars-and-cents dollars-and-cents	5				-5	-3
line line dollars-and-cents	1	-1	-1	-1		1	-3	-1
line small dollars	2	-1			-4	-1	2
line small dollars-and-cents	-3				3	2	-2
line small thousands	-3				3	-2
line thousands-and-cents cents	3				-2	-2
mark-" mark-: cents	2		-1		-1	-1
mark-$ mark-- dollars-and-cents	3				-2	-2
mark-) cents cents	3				-3	-1
mark-) code dollars	-2				2	-2
mark-) mark-$ thousands-and-cents	-1				1	-2
mark-) mark-, dollars	-1				-1	3
mark-) mark-: dollars					2	-4
mark-) thousands-and-cents thousands-and-cents	3				-3	-2
mark-+ mark-$ cents	3				-1	-1
mark-, letters dollars	-1				-3	2	-3
mark-, letters dollars-and-cents	-3				2	2	-1
mark-, mark-" thousands	3				-1	-2
mark-- capitals cents					-2	-3	1
mark-- dollars-and-cents dollars-and-cents	5				-4	-3
mark-. capitalised dollars-and-cents	-1				3	-1	-1
mark-. digits-2 cents	-1				3	-2	-1
mark-. digits-2 thousands-and-cents	-3				3
mark-. dollars dollars					-3	1	2
mark-. lettered-code dollars-and-cents	2				-2
mark-. letters dollars	3				-2	-1
mark-. mark-$ thousands	3				-3	-1
mark-. mark-$ thousands-and-cents	-1				2	-4	-1
mark-. mark-. cents	-3				1	1	-2
mark-/ capitalised dollars-and-cents	-1				-3	2
mark-/ code dollars	1					-3
mark-/ digits-2 thousands	2				-1	-2
mark-/ digits-2 thousands-and-cents	2				-1	-2
mark-: capitalised dollars	3				-2	-1
mark-: capitalised dollars-and-cents	2		-1		-1	-3
mark-: dollars dollars	5				-5	-3	-1
mark-: dollars-and-cents dollars-and-cents	6				-4	-5
mark-: letters dollars	3				-2	-2	-1
mark-: mark-+ dollars-and-cents	3				-3	-1	-1
mark-: mark-- dollars-and-cents	-2	-1			3	-1	-1
mark-: small dollars	-1				1	-4	1
mark-: small dollars-and-cents	2				-3	-2	2
mark-: small thousands	3				-3	-1
mark-] mark-$ cents	-4				-2	4
mark-] mark-$ thousands-and-cents	-3				-1	3
mark-— dollars-and-cents dollars-and-cents	3				-3	-3	-1
mark-— small dollars	-2				1	3
mark-☐ mark-$ cents	-2				-2	3	-2
mark-☑ mark-$ cents	-2				-1	2
masked capitalised dollars	-2		3			-1
masked cents cents	-4					3	-1
masked dollars dollars					-2	2	-1
masked mark-$ thousands-and-cents	-3				4	-2
masked thousands-and-cents cents	-3				-3	3
percent dollars-and-cents dollars-and-cents	1				-1	-1	-3
percent mark-, dollars	-3				-2	3
percent small dollars	2	-1			-3	-1
small capitalised dollars						-4	-1
small digits-4 dollars-and-cents				-1	1	-4	-1
small mark-$ thousands-and-cents	4				-4
small mark-, cents	-4					-1	2
small mark-, thousands-and-cents	-3				2	1
small mark-/ dollars	-1				-2	3	-1
small mark-: cents					-3		1
small mark-: dollars	1				-1		-3
small thousands-and-cents cents	3				-1	-3
thousands thousands thousands	-3				2	1	-1
thousands-and-cents capitalised cents	1				-3
thousands-and-cents capitals cents	-4				-2	4
thousands-and-cents cents cents	-1				1	1	-2
thousands-and-cents cents thousands-and-cents	-2				2	-3
thousands-and-cents mark-, cents	-2				2	-1
thousands-and-cents mark-/ cents	-2				-1	3
thousands-and-cents percent cents	-3					3
thousands-and-cents thousands-and-cents thousands-and-cents						-3	-1
with-digits cents cents	-4				3
with-digits mark-, cents	2					-3	-2
with-digits small dollars	-2				3	-1
with-digits year dollars-and-cents	-3				-1	3	-1
year capitalised dollars-and-cents					2	-4
year capitals dollars	3				-1	-3
year dollars-and-cents dollars-and-cents	-1					-3	2
year mark-) dollars-and-cents	3				-1	-2
year mark-/ dollars	3					-3
year mark-: dollars	3				-2	-2
year mark-: dollars-and-cents						-4	-1
year small dollars					2	-4
year small dollars-and-cents	3				-2	-2
# sum both behind
capital capital	-1				2	-3
capital capitalised	-3				-2	2
capital digits-2	-3				-2	3
capitalised capitalised		-1	2	-1		-2	-3	-1
capitalised cents	2				-2	-3
capitalised dollars-and-cents		-1			1	-4	-1
capitalised mark--	-2				1	3
capitalised small		-1	-1	-1	-3	1	-1	-1
capitalised with-digits	2				-2
capitals cents	1				1	-3
capitals digits-1					-1	3	1
capitals dollars	-3				2	2
capitals thousands-and-cents	3				-3	-1
cents capital					1	-3
cents capitals	-4					3	2
cents cents	1	-1	2	-1	-3	1	-3
cents digits-1	-3				3	-2	-1
cents digits-2	-1				1	-3
cents dollars-and-cents	4				-3	-2
cents end	3				-3
cents line	1				1	-2	-3
cents small	-5				4	2
cents thousands-and-cents	2				-3	-2	-1
code digits-1	-1				-3	3	-1
code digits-2	-6				-3	5	2
date capitalised	1				-3		-1
date line	-3				3
date with-digits	-3				3	-2
digits-1 capitalised	-2				-2	2	-1
digits-1 digits-1	1				-3		-1
digits-1 digits-2	-4					3	-1
digits-1 line	-2		2		-1	-2
digits-1 mark-/			-1		1	-3	-2
digits-2 capitalised	-1				-4	2	-1
digits-2 capitals	2				-3	-2	1
digits-2 code	-3					-1	2
digits-2 mark--	3				-1	-3
digits-2 small	2	-1			-3	-1	-2	-1
digits-3 capitalised	-1				-2	1	-1
dollars capitals	-3					1	-2
dollars date	-3				1	1
dollars digits-1	-3				1	3	-1
dollars digits-2	-3				2	-1	1
dollars digits-7	3				-2	-2
dollars dollars-and-cents	1				-3	-1
dollars end	3				-2	-1
dollars line	3				-2	-3	-2
dollars mark-–	-1				1	-3
dollars mark-—	-4				3	-1
dollars-and-cents capital	-4				1	1
dollars-and-cents code	-3				2	1
dollars-and-cents digits-3	-3				3	-2
dollars-and-cents dollars					-4	1
dollars-and-cents dollars-and-cents		-1	-1	-1			-3	-1
dollars-and-cents end	3				-3	-3
dollars-and-cents mark--	1					-3
dollars-and-cents mark-—						-3
dollars-and-cents percent	3		-2	-1	-3	-2	-1
end end	3	-1	-1	-1	-3	-1	-3	-1
lettered-code digits-2	-2				1	-3	1
lettered-code digits-7	3				-2
lettered-code line	-1				3	-2	2
letters line	-3				3	1	-2
letters mark-,	-4				4	-1	-1
letters mark-.	3				-2	-2
mark-" mark-,		-1	-1		2	4	-2	-1
mark-$ cents	1	-1				-4	-1
mark-$ digits-2	-2				2	-2
mark-$ mark--	2				-1	-2	-1
mark-$ thousands-and-cents	2	-1			-4	2	-1	-1
mark-( capitalised	3				-3	-2
mark-( capitals	-3				2	3
mark-) line					-2		2
mark-, capital	-4				2	1	-1
mark-, capitalised	1				-2		-1
mark-, dollars	-2				3	-1
mark-, dollars-and-cents	-2				2	-2
mark-, lettered-code	-2				-2	3	-1
mark-- capital	4				-4	-3
mark-- capitalised	-5				5	-1
mark-- digits-1	-3				2	1
mark-. capitals	-3				2	2
mark-. code						-2	2
mark-. digits-2	3				-5		-1
mark-. end	3				-1	-2
mark-. line	-1				2	-3	1
mark-. small	-3				3	-1
mark-/ capitalised					2	-2
mark-/ cents	-4				4
mark-/ digits-2	-4				4	-1
mark-/ digits-3	-4				3
mark-/ dollars						-4
mark-/ small		-1	-1	-1	-5		1	-1
mark-; capitalised	-1				2	-3
mark-< line	3				-1	-1	-2
mark-@ percent	-2				3	-4
mark-[ mark-]	-2				3	-1
mark-| capitals	-4				3		-1
mark-| small					-1	3	-1
mark-– dollars	-1				1	-3
mark-– small	-5				2	2	-1
mark-— dollars-and-cents	-3					1
mark-— line	1				-4	2
mark-☐ mark-$	-1				2	-3
mark-☑ mark-$	-2				3	-3
mark-☒ capitalised	-2				3	-1
mark-☒ mark-$	-1				3	-2
percent capitals					-2	2
percent dollars-and-cents	-1		-1	-1	2	-4	-1
percent line	1				-4	1
percent mark-$	1					-5	-1
percent mark-)	4				-3	-3
small capital	-2				2	2
small capitalised					1	1	-3
small digits-1	3				-1	-5
small digits-4	-3				2	1
small dollars	-1				2	-4	-1
small mark-/	-3				2	1
small mark-·	1				-1	-4	2
small percent	2				-1	-3	-1
small thousands	-2		-2		2	-3
thousands thousands	2				-2	-3
thousands-and-cents cents	3		-1		-2	-1	-2
thousands-and-cents line	2	-1		-1	-1	-3	-3	-1
# sum both read as
 	1	-1	-1	-1			-4	-1
 amount	-2				3	-3	-1
 amount?,paying	-2				3	-3
 aside amount?	-2				2	-4	-1
 aside paying	1				-3	-1	-1
 current?	-5				-5	-4	6
 paying	-3				-3	2	-4
 paying?	-1				-3	2	-3
accountName? 	3				-2	-1
accountNumber 	3				-2	-1
accountNumber amount?					1	-4
accountNumber paying	-1				-3	3
accountNumber? 	3				-2	-1
accountNumber? amount?	-3				3
amount 	6				-3	-5	-1
amount amount	-2			-1	2		-1	-1
amount current?	-2				-2	-2	2
amount paying	-2				-3	2	-3
amount? paying?					2	-4	-1
amount?,paying 	5				-3	-3
aside amount? 	1				-1	-2
aside paying 	3				-2	-2
current amount	-3				3	-1
current amount,current	-1		-1		3		-2
current amount?	-3				4	-1
current amount?,current	1				2		-3
current current	1				-4		1
current current,paying	-4				-2	-3	3
current paying	-2				-1	3	-1
current? amount,current?	-2				3	-2	-3
current? amount?	-3				3
current? current?	1	-1		-1	-3	-2		-1
current? current?,paying	-3				-1	1
current? paying	-3				-2	3	-1
goes on 	1		-2		-4	2
goes on amount?	1		-1		1	-2
paying 	3				-6		-2
paying amount	-3				3	-2
paying paying	-1				-5	2	-2
# sum cell comes
often	-1	-2	1		2	1	-4	-1
# sum cells behind
2		-2	1	-1		1	-4	-1
# sum cells
3		-2	-1	-2		-2	-3	-1
6	1	-3	2	-3	1		-1	-3
# sum first of cell
0 of 5					1	-4
0 of 6	3				-2	-3
1 of 3	-1	-1	-1	-1	-1	2	-3	-1
1 of 4		-1	-1	-1	2	1	-3	-1
2 of 3	2	-1		-1	-2	-1	-3
2 of 4	1	-1		-1	-1	-1	-4	-1
2 of 6		-1		-1		1	-2	-1
3 of 4	2	-1		1	-1	-2	-3	-1
3 of 7	1	-1	1	-1		-4	-2	-1
4 of 5	-1			-1	-3	2	-4
4 of 7	1	-1	-1	-1		-1	-5	-1
5 of 6	1				1	-2	-4
5 of 7		-1	2	-1	1	-1	-3	-1
dollars		-2	1	-2		1	-6	-2
thousands	1	-1	-1	-1		-1	-3	-1
# sum first of line
below blank					1	-3	-1
# sum first word comes
always, first	3				-1	-4	-3
often, first	-1				-2	-1	3
once, first	-1	-1	-1	-1			-3	-1
twice		-2	-1	-1			-4	-1
# sum heading
--					-1	2
account number					2	-3	-1
account number date	-4				4
account type	3				-1		-1
actual	2				-4		-1
amex blue cash	-2				2	1
amount	2	-1			-3	-1
amount due	-2				2	1	-2
apr	-1				2	-3	-1
as agreed	2				-2	-1	-1
aug	3				-2	-3
bal	-2				2	-2	-1
balance scheduled	2				-3	-1
bank	1				-3	1
bank credit	1				-4
barclays	-3				1	1
borrower	2				-3	1
both	-3				2	2
budget	3				-2	-4
cash	3				-2	-1
charge	3				-3	-3	-1
charge off	3				-3	-1
charge-off	-3					1	2
charged	-1				-3	2	-1
charges	3				-2	-2
claim	3				-3	-1
claim amt	1					-3
client	3				-1	-2
closed closed	3				-1	-2
comenity	-3				1	2	-2
credit card					2	-1	-4
credit limit	4				-2	-4	-1
creditors	3				-1	-2
current amount	3				-3	-2
current current	5				-2	-4
date opened	2				-1	-3	1
dec	2				-2	-2	1
dept	-3				1	1
dept of	-3				2	1
disbursed	-3				-1	1
dmp pmt					-3	1
enrolled amt	3				-2	-3	-1
enrolled balance			2			-3
equifax	2				-3	1
est monthly	3				-2	-3
est. monthly payment	3				-1	-2
experian	2					-2
feb	3				-3	-3
fees	3				-3	-2
fin chg	3				-1	-3
good evening					1	-4	-1
grantor	3				-1	-3
has $	-3				2	2	-1
has %	2				-3	-1	-1
has /	5				-3	-3	-1
has account	1					-4	-2
has acct					1	-3	1
has activity	3				-3	-1
has additional	4				-2	-2
has address	3				-2	-1
has agency	2				-1	-3
has agreed	1					1	-3
has amex	-2				2	1
has annual	4				-2	-3
has any	3				-2	-2	-1
has app	-3				2	2
has approval	2				-3
has apr	4	-1	-2		-1	-2	-1
has are	-2				2		1
has assigned	3				-3	-3
has at	2	-1	-1		-2	-3
has aug	2				-3	-1	-1
has back	3				-1	-2	-1
has bal	-1	-1	1	-1	1	-2	-4	-1
has balance	-1	-1	3	-1	1	-2	-3	-1
has barclays	-2				2
has behind	2				1	-3	-1
has being	-3				3	-2
has benefits	3				-2	-3
has billed	3				-2	-4
has billing	4				-3	-2	-1
has bills	-3				2	1	-1
has blue	-3				3	2
has both	-3				1	2
has budget	4		-1		-2	-4
has buyer	3				-1	-2
has by	3					-5	-1
has calculation	1				-3	-1	1
has call	3				-3	-2
has card							-3
has cards	-1					-2	2
has charges	3				-2	-3	-1
has check	2				-2	-2	-1
has chg	1				1	-3
has citibank	-4				4
has citizens	-3				1	3
has city	-1				1	-3
has claim	2				-2	-4	-1
has client	1					-3
has code	1		1		-2	-3	2
has community	-3				2		-1
has condition					-2	2
has consumer					-1	3
has cooper	2				-3	1
has court	3				-3	-2
has credits	3					-3
has credlim					1	-3	-1
has cu	3				-2	-1
has curr	-3				3	-2
has current	-1	-1	3	-1			-3	-1
has debit	4				-2	-2
has debt	1				1	-4	-1
has del	-3				3	-2	2
has deposit	3				-2	-2
has direct	-2				3	1	-1
has disb	3				-3	-1	-2
has disbursed	-3				-1	1
has disputed	3				-2	-1
has district					2	-3
has down	-3				2	1
has dr	-2				-1	3
has eastern	-3					3
has electric	-1				3	-3
has ending	1				-2
has enrolled	3		2		-3	-4	-2
has equifax	3				-3
has est	2					-3
has est.	2				1	-3
has every	2				-2	-2
has experian	2				-1	-3	-1
has factoring	-1				3	-1
has failure	2				-2	-4	-1
has fair	4		-1		-4	-3
has false	-2				-3	3
has far	4				-4	-3
has feb	3				-2	-4	-1
has federal	2				-2	-3	-1
has fee	2				-2	-1
has fees	3				-4	-2	-1
has fha	-2					3
has fin	2					-3
has financial	-2				-1	3	-1
has freedom	-2				3
has get	3				-1	-3
has go	-1					2	-1
has goes					1	-2
has good						-4	-2
has grantor	1				2	-3	-1
has here	2				-3	1	-1
has home	-3				2	3	-3
has honda	-3				3	1
has household	1					-2
has in					3	-3	-2
has included	2				2	-2	-1
has insurance	1				-1	-4
has int	2				-4	-1	-1
has interest	3				-3	-2	-1
has interest-only	2				-1	-2
has involuntary	3				-1	-2
has it	-2				3	-2
has jan	2				-1	-2	-1
has jpmcb	2				-2	1
has jul	3				-3		-1
has jun	3				-1	-2
has just	-2				3	-3	-1
has left	-2				3	-2	-1
has lending	-2				3	1
has limit/original	3					-2
has lvnv	-1				-1	-3	2
has límite	3				-3	-1
has m	2				-3	-1	-1
has made					1	-2
has mar	2				-1	-4	-1
has market	5				-4	-1
has mastercard	4				-2	-3
has me	2	-1	-1		-1	-2	-3
has medical	-3				3	1
has mensual	-3				-1	2
has min			-1		-3	3	1
has min.	-1				-2	3	-1
has mnthly	3				-2	-2
has mo.	-2				-3	2	-1
has monthly	-1	-1		-1	-1	1	-5	-1
has mortgage	-1	-1		-1		3	-3
has n/a	-2					2
has never	1				-3	1
has new	-2				3	-2	-1
has next					-3	2
has none	-2				1	2
has not	2				-1	-3	1
has number	1				1		-4
has oct	-2				2	-3	1
has odds	2				-2
has of			-1		-1	1	-4
has offer	3				-2	-2
has on	-4		-1	-1	2	2	-2
has one	2		-1			-3	1
has ones	-3				3
has open	2			-1	-2	1	-2
has opened	2				-2	-3	2
has orig	1			-1	-1	-3	2
has owed	-3				3	-3	-1
has owes	3				-3	-3
has owing	-3				3	-2
has p	-3				3
has paga	-2				2
has paid	2	-1		-1	-2	-1	-2
has pennymac	-3				2	3
has period	2				-2	-2	-3
has plaintiff	3				-2	-1
has platinum	-3				2		2
has pmt	-2	-1		-1	-2	3	-3	-1
has prepared	2				-2	-1
has present	-3				1	2
has prin	-3				4	-3	-1
has principal					1	-3	-1
has printed	-1				2	-3
has prosper	1				-2	2
has pymt	-2				-3	3	-1
has rate	3				-2	-3	-1
has received	-1				2	-2
has recent	-2				3	-1	-2
has ref	-2				1	2
has regional	1					-3
has regular	-2				-2	2	-2
has reported	1					-3	-2
has requested	3				-2	-1
has return	3				-3	-2
has sachs	2					-3
has said	2				-1	-3	-1
has saldo	-1				2	-5	-2
has sallie	-3				2
has same	-2				2	-1	1
has sched	-2				-3	3
has scheduled	-2				-5	2	1
has section	3				-3	-1
has sent	-3				-1	3	-1
has since	4				-2	-3
has source					-3	1	1
has st	-4				3	1	-3
has start	1		-1		-3		-1
has started	3				-3	-3
has starting	3				-2	-2	-1
has state	-4				2	-1
has stuff	-1				1	-3	-1
has systems	-2				3	-2
has tech	-2				3	1	-1
has terms	-2				-4	2	-2
has that	-2		-1		3	-2
has they	-2					2	-1
has third	-3				1		1
has title	-2				-1	3
has today	-1		-1		4	-2
has total					1	-4	-1
has toyota	-3				1	3
has verfied						-3	-1
has verified	-1				1	-3	-1
has visa	1					-3
has wants	-3				3	-1	-1
has was	4				-4	-2
has what's	3				-3	1
has where	-4				2	3
has will	2				-1	-3
has withdrawn	3				-1	-1	-2
has worst	-3				3	-1
has y	-3				3
has year	2	-1			-2	-3
has you	1				-1	-3
has your	2				-2	1	-2
has |	-2		-1			2
high balance			-1		-5	2
high cr	3				-3	-1
high credit					-4	3
institution account	3				-3	-1
int	3				-2	-3
interest	5				-3	-4	-1
interest-only	2				-1	-2
involuntary	2					-2
joint with	-2				-1	4	-1
last payment					1	-3	-1
left	-2				3	-2
limit / orig	4				-3	-1
limit terms	-2				-2	3
line of					2	-3
loan amount	4				-3	-1
mar					1	-3
means accountStatus	3				-3
means agency	2				-1	-3
means balance	-1	-1	2	-1	2	-3	-2	-1
means pastDue	4		-2		-2	-3	2	-1
means veto	4				-5	-1	2
min	-4				-3	4	-1
mo pmt	-3				-1	3	-1
mo. pmt	-2				-3	2	-1
monthly				-1	-3	1		-1
monthly disbursement	-2				-1	3
monthly payment		-1		-1	-3	2	-2	-1
monthly pmt	-2				-3	2	-1
mortgage	-1					3	-2
no payment	-3					2	-1
none	3				-2	-1
nonpriority	3				-2	-1	-1
nov	2				-2	-3
number date	-1				1	-3
number date opened	3				-3
number unpaid	-4				3	-1
oct	-1				2	-3
open open	1				-4	1
opened	3				-2	-4	1
opened high	2				-1	-3	-1
orig amt					-4	-2	2
original creditor	-2				4	-2	-1
original loan	3				-2	-1
owed now	-4				3
pago mensual	-4					2
paid	-4				3	1	-1
paid in	-4				4	1	-1
paid or	-2					2
past	4				-2	-5	1
past due	3	-1			-3	-4	2
paying	3				-3	-2
payment status	-1				3	-2
payments	2				2	-4	-1
payments failure	3					-3
payoff	-1	-1	-1	-1	1	-5	1
pays as	3					-2
per month					-3	1	-1
personal	1				-3		-1
placed	4				-1	-3
principal	4				-2	-6
principal balance	-3				3
principal paid	3				-4	-3
recent	-3				2	1	-1
recent balance					1	-5	1
recent payment	6				-2	-3	-3
regional	3					-3
regular	-3				-1	3	-2
regular monthly					1	-3	-1
reported	3				-2	-3	-1
responsibility	-1				-2	2
rptd	2				-3
saldo actual	-3				3	-3
santander	-1				-3	2
scheduled	1				-2	-1	-1
sep	2				-2	-2
skip to main	2				-3
sort by	3				-2	-4
started at	4				-3	-3
status closed	2				-3
status current	1				-3
terms	-4				-3	4	-1
total current	4				-4	-1
type credit					3		-2
verfied credlim	1					-3	-1
washington	3				-3
we owe	-3				3	2
with your payment	3				-2
you owe	-1				2	-4	-1
# sum label beside
actual payment	3				-1	-2
aging	1				-3	-2	1
amount	-3				3	-1
amount past due	5				-2	-3	-2
balance	-3				4	-6	-1
balance owed	-3				3	-1
charge account	-3				3	-1
child support	3					-2
collection	3				-3	-1
credit limit	4				-3	-3	-1
deferred balance	3				-1	-2	-1
high balance	1				-2	1	-1
husband	2				-2	-1
installment	4					-2
j	-3				3	2
joint	3				-2	-2
limit	2				-3	-1
means amountLoose	1	-1	-1	-1	-2	-3	-2	-1
means balance	-2	-1			3	-7	-3
means money	4	-1	-1	-1	-4	-3	-1	-1
means name	1	-1	-2	-1		-3	-1	-1
means number	-1				2	-3	-2
means pastDue	3				-5	-7	3
means paying	-3	-1			-4	5	-4
means status	3				-2	-3	2
means statusLoose	-2					3	-1
minimum payment due	-3				-1	3	-1
monthly payment	-5				-2	5
na	3				-2	-1
other credits	3				-2	-2	-1
past due	5				-4	-3	-5
past due amount	-2				-2	-4	3
payment	-3				-1	3
payment amount	-3					3
pays as agreed	2	-1			-3	-1
principal	4	-1			-4	-2	-1
principal balance	5				-5
priority	3				-2	-1
regular monthly payment	-4				-1	4	-1
regular payment	-2					2
scheduled payment	-4				-2	4
scheduled payment amount	-4					4
terms	-3				-4	3	-1
total	4				-3	-1
total amount of the debt now	-4				4	-2	-1
totals	3				-3	-1
wife	3				-1	-2
# sum label with colon
amount claimed	-3				3	-2	-1
claim amount	3				-3
example	4				-3	-2
high balance	2				-3		-1
means balance		-1		-1	2	-4	-2
means money	2			-1	-3	-3	1
means opened						-3	-1
means pastDue	4				-3	-6	1
means paying				-1	-3	1	-1
means statusHint	3				-2	-2
means statusLoose					-3	-1	1
means text	-2		-1		-3	1	-1
minimum payment	-3					3
past due	4				-2	-4	-2
representative example	3					-3
responsibility	-3				-1	3
saldo	-3				3	-1
scheduled payment	-3				-1	3
terms	-3				-1	3
备注	4				-2	-3
存款	2				-2	-1
# sum last of line
thousands						-3	-2
# sum lead-in
a limit of	2				-2
aidvantage	-2				2
amount	-1				2	-2	-1
amount past due	-1				-2	-1	2
amt	-3				2	1
and					-2	-1	1
as low as	3					-3
available	3				-3	-1
available credit	4				-2	-3
bal			2		2	-4	-1
balance	-2				3	-5	-1
charge off amount	-1				1	-3	1
credit limit	5				-4	-3
credit line	3				-1	-2	-1
current	-1					-3	2
current amount due	-1				-3	2
còn nợ	-2				3	-1
days	3				-3	-3	-1
for	2				-1	-4	-1
high balance	3				-3	-1
highest balance	1				-5	-1
hulog	-3					3
i owe	-2				2
interest	3				-1	-2
is down to	-3				3
left	-1				1	-3
left of	1				-3	1
limit	2				-2	-2
loan recent payment	3				-1	-2
loans outstanding principal	3				-3
macy's	3				-2	-1
means 	1	-1	-3	-1	1	-2	-3	-1
means amountLoose	1	-1		-1	-1	-3
means balance	-1	-1	1	-1	2	-5	-3
means date	1					-3	-3
means money	2		-1	-1	-1	-6	1
means name	1	-1	-2	-1	1	-1	-3
means opened	3				-2	-2
means pastDue	1				-5	-5	4
means paying	-2	-1	1	-1	-5	3		-1
means status	5				-5	-2	1
means statusHint	1				1	-3	-1
means statusLoose						-2
means text	1				-3	-2	3
means veto	3				-2	-2
min	-3				-2	4	-1
minimum due	-3					3
minimum payment is	-3					3
monthly mortgage payment	3					-3
monthly payment	-2				-2	2	-1
months	-3				-2	3
nelnet	-2				2
not	3				-2	-1
now	-4				5	-2
of	4				-5	-1
of account number	-3				3
or	3				-2	-2
orig	3				-3	-1
original amount	4				-3	-2	-1
original balance	4				-4	-2	-1
outstanding interest balance	4				-3	-4	-1
outstanding principal balance	-2				2	-3	-1
owes	-3				3	-1	-1
pago mínimo	-2				-1	3
paid					1	-3
past due	2				-3	-4
past due amount					-3	-4	2
pay	-1		2		-3	1	-2
payment	-2				-1	2	-1
payment of	-3					2	1
payments	3				-2	-2
plan payment	2				-1	-3
plan pmt	2				-1	-2
plan scheduled amount	-4				-1	4
portfolio recovery	-3				3
previous balance	3				-3
price	3				-3
prin	-3				3	-1
principal	4				-4	-1
recent balance	-2				3	-2
recent payment	3				-1	-2
regular monthly payment	-4					4
rent	3				-3	-1
renta	3				-2	-1
reported balance	-3				3
rev	-1				-3	2
savings	-2				-2	-2	3
scheduled payment amount	-4				-1	4	-1
secures the claim	-5				5	-1
taxes	-3				3
terms minimum	-3					3
the amount of	-2				2	-3	1
the minimum is	-2				-1	2
the payment is	-3				-3	3
the sum of	3				-1	-2
total					-3		2
total balance	-3				3
was	4				-3	-2
we owe	-3				3
with	-1				-2	3
x	-1				-3	2
you owe	-2				2	-1
余额	-3				3		-1
合计	3				-2	-2
最低还款	-1				-3	1	2
月供	-3				-2	4	-1
每月还款	-3				-2	4
额度	3				-3	-1	-1
# sum line above
account info	-3				3	-1
actual payment amount	3					-3	-1
amount due					1	-3	-2
auto loan	-2				3		-1
balance	-1				2	-4	-1
balance owed	-3				3	-1
begins 2.2	-4				4	-1
begins =	2				1	-4	-1
begins >	1					-3
begins [	-2				3	1	-1
begins acct	1		-1	-1	1	-3	-3
begins actual	-2					3	-2
begins address	-2				-4	-1	3
begins affirm	-3	-1			2
begins also	2				-1	-2
begins amount						-3	2
begins and	1					-3	-1
begins annual	1				-3
begins apple	-3				2	2	-1
begins application	3				-3	-2	-1
begins apr	1				-3	-1
begins aug	3				-3	-1
begins available	-2				-5	3	1
begins b	-3					4	-2
begins bal	-4				1	2
begins bills	3				-3	-2
begins c	-3				2	2	-1
begins cabela's	-3	-1		-1	1	1	-1	-1
begins card	3				-2	-2
begins cash	3				-5	-2	2
begins category	2				-2	-2
begins chapter	4				-1	-3
begins charge/credit	-3				3	1	-1
begins charged	-3				-1	2	-1
begins check	-3				2	1
begins citibank	2				1	-2	-1
begins citizens	-4				1	2	1
begins claim	1				-3
begins claro	-1				3
begins clm	-2				-1	3	-1
begins collection					1	-3	-2
begins collections	-1				1	-2	-1
begins comcast	-3						2
begins condition	4				-4
begins court	3				-2	-1
begins cousin	3				-2	-4	-1
begins creditor	-1		2	-1	-1	1	-3	-1
begins current	1	-1		-1	-2	-1	-4
begins curtis	3				-2	-3
begins days	3				-1	-2
begins dillards	-3				3	2
begins discover	3		-1		-2	-2	-2
begins duke	3				-2	-3
begins e	-3					2	-1
begins edit						3
begins education	2					-3
begins enhanced	-2				2	2
begins enrolled	4				-4	-2	-1
begins est	3				-2	-3
begins estimated	3				-2	-1
begins fidelity	4				-4	-3
begins file	2				-1	-2
begins fingerhut	-3				2	2
begins free	3				-2	-1
begins gas	4				-2	-2
begins grant	3				-1	-2
begins greensky	-2				1	3
begins guarantor	2				-3
begins hi	-3				1	2
begins high					-1	-1	-3
begins highest	1					-3
begins household	2				-2	-1
begins how	3				-1	-3
begins hyundai	-2				2	2
begins if	1				2	-3	-1
begins image	-4				4	2
begins institution	3				-3	-2
begins insurance	-2				3	-4	-1
begins is				2	-3
begins it	-2				2	-2	-1
begins j	-3				1	4	-1
begins jan	3				-2	-2
begins jcpenney	-2				3	1
begins john	-2	-1		-1	2		-3	-1
begins judgment	2				-3		-1
begins jun	3				-1	-3
begins k	-4				3	2
begins kubota	-2				3		-2
begins liability	-1				1	-3
begins lightstream	4				-4	-4
begins limit	1				-3		-1
begins loan	-1	-1			-2	1		-1
begins lol	-4				3	-1
begins lowes	-2				3
begins límite	2				-3	2
begins me	-3				-1	3
begins mohela	-1				3		-1
begins money	3				-2	-2
begins n/a	2					-3
begins name	-3		-1			2
begins navient	-3				3		1
begins nelnet	1					-3	-1
begins never	-3				1
begins no	-1					-3	1
begins o	2				-4	-2	1
begins ok	-1		-1	-1		2	-2
begins on	-3				2	1
begins only	3				-1	-4
begins opened	-3		-1	-1	2	1
begins or	-4					3
begins orig	-1				3
begins original	-1			-1	1	-3
begins other		-1	-1	-1	3	-3	-1	-1
begins outstanding	-3				2		-2
begins overdue	3				-2	-1	-1
begins owe	-5				-2	4
begins owed	1					-2	-1
begins pago					-3		1
begins partial	2				-2	-1
begins past			-1		-3		1
begins pay	1				-1	-2	-1
begins payments	-3				1	1	2
begins penfed	-3					3
begins per					-3	4
begins phone	-3				-1	4
begins plan	1				-3
begins please	2				-1	-3
begins pnc	2				-3	2	-1
begins po	-1				1	-3	-1
begins posted	3				-3	1
begins principal	-1	-1			-2	3
begins property	2					-4	-1
begins préstamo	-3				3	1
begins public	3				-3	-1
begins purchases	3				-3	-1
begins rate	-3					4	-1
begins regular	1				-3	1	-5
begins rent	2				-3	-1	-1
begins repayment	3				-2	-2
begins reported						-3	-1
begins sallie	-3		-1		2	1	-1
begins savings	3				-2	-2
begins sears	-3				3	1
begins service	2				-1	-3	1
begins signature	1					-3
begins sorry					-2	3	-1
begins spectrum	3				-3	-3
begins st	-4				1	1	1
begins state	2				-2	-1
begins student	1				-1	-4	2
begins subject	3					-4
begins synchrony	2				-3	1	-1
begins tax	3				-3	-1
begins term	2				-4	-1	-1
begins thank						-2
begins the	-2		-1		1	3	-2
begins this						-3
begins totals	3				-3	-3
begins toyota	-2		-1	-1	2	1	-1
begins truck	-2				3	1
begins u.s					3		-1
begins undergraduate	4				-4
begins unpaid	2					-3	-2
begins unsecured					1	-2
begins usaa	-4				2		1
begins use	-4				-1	3
begins vanguard	3				-3	-1	-1
begins verizon	3				-3	-1
begins view	4				-3	-2
begins what's	-2				2	-2
begins when	-3				1		1
begins year	3				-2	-4	-1
begins your					2	-3
begins {	2				1	-2
begins ·	3						-2
begins •					1	-1	-3
begins 余额	2				-3	-1
begins 合计	3				-1	-3
begins 四	-4				2		-1
begins 💳	-3				3
charge/credit card accounts	-3				4	1	-1
closed	-1				2	-3
credit card	2					-4
credit cards	4	-1		-1	-1		-1	-1
credit limit	1				-3
current amount due	3				-3	-2
est. monthly payment	3				-2	-3
high balance	3				-2	-2
home loans	3				-3	-1
image omitted	-4				4	2
in collections	-2				2	1	-1
joint	-2		-1		2	1
loan amount	1				-4
loan canceled date	-3				3	-1
log	2				-2	-2
means , short		-1	-1	-1	1	-3	-2	-1
means amountLoose	3				-3	-1	-1
means balance, short	-1				1	-3	-4
means date, short	2				-1	-4
means money, short	4				-6	-1	-3
means name, short	2				-1	-3
means original, short	-3				3	-1	-1
means pastDue					1	-3
means pastDue, short	1				-3	-2	2
means paying, short	-2				-3	3	-2
means reported, short					2	-3
means status	2				-2	-1	-3
means status, short	-2				-1	2	-1
means statusHint, short	-3				3
means statusLoose					-4	-2	3
means text			-1	1		-1	-3
money you owe (not evidenced by a note)	-3				3
monthly payment	-3				-2	2	-1
next payment	-2				-1	3	-1
none	-3				3	-1
ok	2				-2
or before closing monthly payment	-3				2	2
original amount	3				-2	-3	-1
original balance	4				-4	-2
original loan amount	4				-2	-2
past due	-1					-4	1
past due amount	4				-2	-3	-1
pattern ##/#MM	-3				3	-1
pattern #)w,w#	-3				1	1
pattern #)w,w.	-3				3	-1	-1
pattern #, first					1	-4	-3
pattern #.w#.$	3				-2	-3
pattern #.w,wM	-3				2	1	-1
pattern #.w.	3				-3
pattern #.w.w#	3				-2	-1
pattern #.w:w#	-2				2	1
pattern #.w?	-4				4	-2
pattern #.wM	3				-2	-2
pattern #.wMw,	-2				3	1	-1
pattern #.wMwM	1					-3
pattern #M, first	-2				2	-3
pattern #M/M/M	-1				2	-3	1
pattern #w	-1				-1	-3	1
pattern #w#MwM	-1				1	-2
pattern #w#wMM	-2				3	1	-1
pattern #w(w)w	-3				1
pattern #w.w	2				-3	1
pattern #wM#wM	-1				-3	3
pattern #wMMM	-1				-3	2
pattern #wMMM#	1				1	-3	-1
pattern #wMw	3				-2	-1
pattern *w(w),	-3				2	1
pattern ------, first	6				-4	-3	-1
pattern -[]wMw	3				-2	-2
pattern -wMw,w	2				-3	1
pattern ======					1	-3
pattern M	2				-5	3	-2
pattern M, first	1						-5
pattern M.w(w.	-3				3
pattern M/M/M, first	-3				1	-2	2
pattern M/M/Mw	3	-1			1	-4	-1
pattern M/MM/M	5				-4	-3	-1
pattern M/Mw#M	2				-2	-1
pattern M/Mw#w	2				-2	-1
pattern MM	1					-3	1
pattern MMMMM	3				-2	-2
pattern MMMMMM	2				-2	-5	-1
pattern Mw	1				-3	1	-2
pattern Mw#MMM	-3				1	1	-1
pattern MwM	4				-3	-2	-1
pattern MwMMMM	1				-3
pattern w#	1				1	-1	-3
pattern w####					-3	2
pattern w##/MM	4				-4	-2	-1
pattern w##MMM	1				-2		-1
pattern w#$M☑$	-2				2
pattern w#)#	-3				-2	5
pattern w#M/M/					2	-3	-1
pattern w#M/MM	-1				2	-1	-4
pattern w#MM	3				-3	-2
pattern w#Mw#w	2				-2	-1
pattern w#MwM	2				-1	-1	-3
pattern w#w	3				-2	1	-3
pattern w#w#	2				-3		-2
pattern w#w#w#	4				-3	-1
pattern w#w,Mw	-3				2	1
pattern w#wM	1				-3
pattern w$M	-1				-3	1
pattern w&w	3				-2	-2
pattern w(...M, first	-1				1	-3	-1
pattern w(w)w	3				-3	-2
pattern w(w,w,	-2				3	-1
pattern w(w.w)	2				-3	-1	-1
pattern w,	3				-2	-2
pattern w,w	-2		-1	-1	2	2	-4
pattern w,w.w.	-1				1	3	-1
pattern w,w:					-3	3
pattern w-					-3	2	-1
pattern w-----	2				-1	-3	1
pattern w-wMwM	-3				1	1	-1
pattern w.....	1		1	-1	-1		-3
pattern w.MM	3				-2	-2
pattern w.w	1	-1			-1	-3	-1
pattern w.w#MM	-1				1	-3
pattern w.w#wM	-3				2	1
pattern w.w, first	3				-2	-2
pattern w.w,w,	2				-1	-3
pattern w.w.w	-3				2	2	2
pattern w.w.w,	3				-2	-2
pattern w.w.w:	-3				2	1
pattern w.w.wM	-2				2	3	-1
pattern w.w/w	3				-1	-1	-1
pattern w.w:	1				1	-2	-1
pattern w.w:M	3				-2	-1
pattern w/wMMw	-2				1	3
pattern w:#w:M	4				-2	-2	-2
pattern w:+M	4	-1			-2	-3	-1
pattern w:, first	-3				5		-2
pattern w:--M/	-2				2	-1
pattern w:--w	-3				-1	3
pattern w:-M	-4				4	-3	-1
pattern w:-M/M	-3				4	-1
pattern w:M--M	3				-1	-2
pattern w:M.#M	2				-2	-2
pattern w:M/M	1				-3	-3	1
pattern w:M/Mw	-1					1	-3
pattern w:MM	3				-2	-3
pattern w:MMM	3				-2	-2	-1
pattern w:Mw:M					-3		1
pattern w:Mw:w					-3		1
pattern w:w#M, first	-2				2	-4
pattern w:w, first	-3				1	-1	1
pattern w:w,Mw	3				-2	-1
pattern w:w,w					2	-3
pattern w:w,w,	3				-1	-1
pattern w:w.	3				-2	-2
pattern w:w.wM	3				-3	-2
pattern w:w:	-1				3	-3
pattern w:w:Mw	4				-3	-1
pattern w:w:w:	1	-1		-1	-2	3	1
pattern wM(w)	-3				1	2
pattern wM,wM,	1				2	-3
pattern wM--M	3				-1	-2
pattern wM-w#$	-2				-2	3
pattern wM.wM.	3				-3
pattern wM/MM/	-1				-4	2	-1
pattern wM/w	2				-2	-1
pattern wMM		-1	-1	-1			-2	-1
pattern wMM#/#	3				-2	-2
pattern wMM--	3				-2	-1
pattern wMMM		-1	-1		-1		-3
pattern wMMMM	2				-1	-3	-1
pattern wMMMMM	1	-1		-1	-1	-1	-3	-1
pattern wMMw,w	-3				1	3
pattern wMMwM	-1				-2	3	-1
pattern wMw#M	-2				-2	3	-2
pattern wMw.w.	-2				2	1
pattern wMw.wM	1					-3	1
pattern wMwM/M					-1	-3	1
pattern wMwMM	4				-3	-3	-1
pattern wMwMw,	-2				3	1	-2
pattern wMwMwM	3	-1	-1		-2	-2	1
pattern w®	3				-1	-3
pattern w–w	2				-3	1	-1
pattern •wM/M/	3				-3	-1
principal balance	-3				-1	4
recent balance	-3				3	-1
recent payment	4				-1	-4
regular monthly payment	-2				-1	2
reported since: terms: high balance	3				-2	-3
scheduled payment	-1				-3	2
scheduled payment amount	-2					2
status	2				-3	-2
student loan	-2				2
total balance	3				-2
total current balance	3				-3
# sum line below
available balance	3				-3	-2
available credit	-1				-1	-3	2
balance	-2				3	-5	-2
balance updated						-3
begins #	2				-1	-3	-1
begins (	-3				2	2	1
begins +	2				-2	-2	-1
begins 0-30	-4				4	-1
begins =	1				-1	-4	2
begins a						-2	2
begins accrued	5				-4	-3	-1
begins address	4				-3	-2
begins advertiser	3				-2	-3
begins affirm	-2		-1		3	1	-1
begins aging	-2				2	-3	1
begins ally	3				-3	-2
begins amazon	1				-2	1
begins and	-1		-1		1		-2
begins annual	3				-3	-1
begins apple	-1				-1	3	-1
begins apply	3				-2	-2
begins apr	1					-3
begins ask	1				-3	1
begins attorney	3				-3	-2
begins aug	3				-4	-2
begins available	1				-6	-1	2
begins ay	-3				2	2
begins b	-3				-1	3	-1
begins balance		-1		-1	-1	-1	3
begins balances	4				-3	-2
begins behind	-3					2
begins between	5				-4	-2
begins bills	3				-2	-1
begins borrower	-3				1	3
begins brother	-2				2	-3
begins call	1				-1	-3
begins cap	-3				3	-1
begins capital	2	-1			-3		-1
begins car	2				-1	-3
begins care	-3				2
begins carecredit	2				-3	1
begins change	4				-3	-3
begins chrysler	-2					3
begins citi	-2				1	3	-1
begins citibank	2				-1	-3
begins client	-1				2	-3
begins clm	3	-1			-2	-2	-1
begins comments	3				-2	-1	-1
begins commonwealth	-3				2	2
begins continue	2				-3	-1
begins contractual	3				-2	-2
begins court	3				-2	-1
begins creditor	3				-2	-1
begins date				-1	-3		2
begins days	-2				-1	2	-2
begins debt	5				-3	-4
begins debt-to-income	3				-1	-3
begins debts	3				-2	-1
begins dec	4				-3	-1
begins description	3				-2	-2
begins discover	3				-4	-3	-1
begins e	-4				3	2	-1
begins edit	3				-3	-2
begins education	3				-1	-2
begins electric			2		-3
begins equifax	4				-3	-3
begins est	2					-4
begins estimated	4				-4	-3
begins extra	-1				-3	1	-1
begins f	-3				2	1
begins feb	3				-3	-1
begins federally	3				-2	-2
begins fidelity	4				-4	-1
begins figure	-1	-2	-3	-2		1	-1	-1
begins financial	2				-3	-3	2
begins fingerhut	-3				1
begins got	-4				4		-1
begins gracias	3				-2	-2
begins grant	3				-2	-1
begins greensky	-3				1	3
begins group					1	-4
begins history	-3				2		-2
begins honda	-3				1	3	-1
begins huntington	-4				4	3
begins if	3				-2	-2	-1
begins image	-2				3	-1	-2
begins in	-3				1	2	-1
begins initial	3					-3
begins inquiries	3				-1	-3	-1
begins installment	-1	-1			-3	3
begins it	3				-2	-2	-1
begins items	2				-1	-4	-1
begins jun	2				-1	-3
begins kay	-1				-1	3
begins klarna	-2				1	2
begins kohl's			-1			3	-1
begins kohls	-3				3	1
begins kubota	-4				2	2
begins last	-1				1	1	-3
begins late	-2				-4	4
begins lease	-3				-1	2	-1
begins left	3				-2	-2
begins liabilities	-1	-1		-1		2	-1	-1
begins lightstream	3				-3	-3
begins limit	-4				3		-1
begins loan		-1			-2		-4	-1
begins loans	2					-4	-1
begins mar	1				-3	1
begins mariner	-3				3	2
begins may	4				-4	-2
begins me	-2				-2	3
begins menards	1				-2	3
begins mi	-2				2	-1
begins min	-3				1	1	-1
begins missed	2				-2	1
begins mo	-3				3	-1
begins mohela	-2				1	3
begins mom	-3				2	1	-1
begins monthly					1	-2	-3
begins monto	-3				3	-2
begins mortgage	4				-2	-3	-1
begins muchas	3				-1	-2
begins navient	-1				4
begins never	-3				-2	4	-1
begins no					1	-3	-1
begins nonpriority	-3			2	5
begins note	2					-2
begins notice	2				-1	-3
begins of	-3				3	-2
begins offer	1				1	-3
begins offers	3				-3	-1
begins ok	-3				2	2	-1
begins old	-3				2	2	1
begins opening/closing	3				-3
begins original	-1				1	-1	-3
begins our	2					-3
begins overdraft	4				-2	-3
begins owed	5				-5	-2
begins page	-1				-2	3	-1
begins pago	-1				2	-3	-1
begins paid	1				-1	-3	-1
begins pay	2				2	-4	2
begins paycheck	3				-1	-2
begins per	-3				3	-1
begins personal	-1					2
begins portfolio	-2				4	1
begins present	3				-3	-1
begins property	3				-3	-2
begins provide	3				-3
begins purchase	3				-2	-3
begins quest	-2				2	-1
begins questions	3				-2	-2
begins rate	-3				2	3	-1
begins rating	3				-1	-3	-2
begins regional	-3				2	-1
begins regular	-1				2	-3	-2
begins remark	4				-1	-3
begins rent-a-center	-3				3	-1
begins reply	3				-1	-2
begins reported			-1		2	-4	-1
begins respectfully	3				-2	-2	-1
begins responsibility					-1	1	-3
begins sam's	4				-2	-3
begins sears	-5				3	2
begins second	-3				3	1	-1
begins sheffield	-3				1	1
begins signed	3				-2	-3
begins so	-3				2
begins source					-3	2
begins state	2				-1	-3
begins subtotal	-1	-1					-3
begins suffix	3				-4	-2
begins synchrony	2				-3	1	-1
begins t-mobile	2				-1	-3
begins take	3				-2	-2
begins the	-1	-1	-1	-1	3	-2
begins then	-3					3	-2
begins third	-2				-1	3
begins this					1	-4	2
begins tower	-3				1	2
begins truist	-3				3
begins two	-2				3	-1
begins type	-2				1	-1	-3
begins tình	-3					3	-1
begins tổng	-2				3	1
begins undergraduate	4				-4
begins unless	4				-4	-1
begins unpaid	2				-2	-3	-3
begins updated	3				-2	-2
begins usaa	1				-1	-3
begins used	4				-3	-2
begins v	3				-3	-1
begins vanguard	3				-3	-3
begins verizon	1					-2	-1
begins view	-2				2	1	-2
begins visa	1				-2	-1
begins wells	1				-3	2	-1
begins what	3				-2	-3	-1
begins when	-1				2	-2
begins world	-2				2	1
begins xfinity	3				-2	-2	-1
begins y	-3				3
begins yes	2				-2	1
begins your	1					-3	-2
begins ©	3				-1	-2
begins ·	-3	-1				3	-2
begins ¿	-1				2	-3
begins ◦	2		-1		1	-3	-1
begins ☐	-1				3		-1
begins ☑	-3				3	-3
begins 二	1				1		-3
begins 合计	-3				3
begins 存款	3				-2	-3
begins 状态	-3				1	2
begins 👍	-3				2	1
collection	-1				-3	2
current						-3
current balance	-2				2	-3	-2
date updated	-3				3	-1
est. apr	3				-2	-2
in collections	-4				4	-2
interest rate	-1				1	-3	-1
last payment	3				-1	-2	-1
last payment date	-3				3
loans	-2				3	-2
means 	2				-3	-1
means accountStatus, short	-4				1	1	-1
means amountLoose, short	2				-4	2
means balance, short	-3				2	-4	1
means date, short	-1				1		-2
means money					1	-4	-1
means money, short	1				-3	-1	2
means opened, short					-2	2	-2
means original, short	-2				3	-2	-1
means statusLoose, short						-1	-3
means text					-3	2
means text, short	3				-2	-3	-3
mohela	3				-3	-1
next payment	3				1	-3	-1
none	2	-1	-1	-1	-1	-3	-5	-1
original amount	3				-2	-3
original balance	-4				3	2
past due	2				-1	-3
past due amount	-1				-3	2	-1
pattern ##w#wM	1				-2
pattern #.w	2				-3	-1	-1
pattern #.w#.$	3				-2	-2
pattern #.w...	3				-2
pattern #.w.w#	3				-3	-2	-1
pattern #.w/w,	-2				-1	2
pattern #.w:w#	-2				2	-1
pattern #.wMw,	-2				2	-1
pattern #.wMwM	-3				1	1
pattern #/M/Mw	2				-1	-2
pattern #=w#=w	-1				-2	3
pattern #M/MMw	2				2	-3	-1
pattern #wMM	1				-2
pattern #wMwM/	1				1	-3
pattern (w)	3					-3	-1
pattern (w)w,w	-3				1	1	1
pattern *w(w),	-3				2	-1
pattern --, first	1					-3	-1
pattern ------	-1	-1	-1		1		-3
pattern -[w]wM	2				-1	-3
pattern -wM	3				-3	-1
pattern -wMw,w	-3				2	1
pattern </w>	-1				3	-4
pattern <w>w</	-2				-4	3
pattern ======	-2				1	-2	3
pattern M	2					-4
pattern M/M/Mw	5				-5	-3	-1
pattern M/MM/M	3					-3	-1
pattern M/Mw#M	2				-4
pattern M/MwM	1				-4	2
pattern M/MwMM	3				-3	-1
pattern M/MwMw	4				-3	-2
pattern MM						-2
pattern MMMMMM	5				-3	-3	-1
pattern Mw					-3	3	-1
pattern MwM	-2					3
pattern w		-1	3	1	-1	-2	2	-1
pattern w##/MM	-4				4	-1
pattern w##M	2					-2
pattern w##w	1				2	-3
pattern w#$M$M	-1	-1			-3	3	-1
pattern w#$M[]	-3				1	3
pattern w#)	1				-4	-1	-1
pattern w#.	2					-3
pattern w#/M/#	2				-2
pattern w#/M/M					-3	1
pattern w#M	3				-3		-1
pattern w#M, first	-1				1	-4	-1
pattern w#MM	3				-4	1
pattern w#Mw#M	-4	-1			4	-2	-1
pattern w#Mw:w	3				-3	-1
pattern w#MwMw	2				-2
pattern w#w#	1				-3		1
pattern w#w#w	3				-3	-2
pattern w#w#w#	2				-3	-1
pattern w#w, first	1					-2
pattern w#wM	-2				3
pattern w#wM/M	-3				1	-1	1
pattern w$____	3				-2	-3
pattern w&w	4				-4	-2
pattern w&w, first	3				-4	-1
pattern w(w):w	-2				1	3
pattern w(w)M	1				1	-3	-1
pattern w(w)w#	-3				1	3	-1
pattern w(w:w)	-2				3	1
pattern w(wM)w	-3	-1			3	-2
pattern w+M	3				-2	-3	-1
pattern w,	3				-1	-4	-1
pattern w,w					1	1	-4
pattern w,w#,M	-2					2
pattern w,w.w.	2				-2	-2
pattern w,w.wM	-3				3	2
pattern w,wM,w	1				-3	2	-1
pattern w,wM.	-4				1	3
pattern w,wMw.	5				-5	-1
pattern w-	3				-2	-2
pattern w--w	-3					2
pattern w-M	3				-3	-2
pattern w-wM	3				-3	-1
pattern w-wMw;	-2				1	3	-1
pattern w., first					1	-3	-2
pattern w.....			1		-1		-3
pattern w....M	-3				3	-1
pattern w.MM	3				-3	-2
pattern w.w, first	-2				2	2	-1
pattern w.w,wM	-3				1	3
pattern w.w.w.	3				-1	-4
pattern w.w.w:	3				-1	-3
pattern w.w:M.	-3				3	1
pattern w.wM/M	-2				3	-2
pattern w/w	2				-4		-1
pattern w/w#MM	-1				-3	2	1
pattern w:	2				-1	-4	-1
pattern w:$M	-1					-3	1
pattern w:, first	3				-1	-3	-1
pattern w:----	1				-2	1	-1
pattern w:--M/	-2				-3	2
pattern w:--w	3				-2	-1	-1
pattern w:-M/M	-2				-1	3
pattern w:M	1			-1		-3
pattern w:M@w,	-3				2	2	-1
pattern w:MMM	3				-2	-1	-1
pattern w:w#/M	3				-2	-2
pattern w:w#M, first	-4				4	-3	-1
pattern w:w(w)	3				-2	-2
pattern w:w, first	-2				2	-2
pattern w:w,w,	4				-3	-2
pattern w:w,wM	3				-2	-3	-1
pattern w:w.w,	1					-3
pattern w:w.w.	2				-3	-1
pattern w:w:	2				-2	-3
pattern w:w:M/	1					-3	-3
pattern w:w:w	3					-3
pattern w:w=w=	3				-2	-3
pattern w:wMw,	-3				2	2
pattern w:wMwM					1	-3	-1
pattern w?	-1				1	-2	-3
pattern w?#	-2				3
pattern wM(w)	-2				2	-2	-1
pattern wM, first	-1					-2	2
pattern wM.	-2				-2		3
pattern wM/M/#	5				-4
pattern wM/M/M, first	1				1	-4
pattern wM/MM/					-3	1	-1
pattern wM/Mw:	-2				3	-1	-1
pattern wMM		-1	-1	-1		2	-3	-1
pattern wMMM	1	-1	-1	-1	-1	-2	-3	-1
pattern wMMMMM		-1		-1		-1	-4	-1
pattern wMMMMw	1				-3	1
pattern wMMMw	-1			-1	-2	3	-1	-1
pattern wMMMwM					-1		-3
pattern wMMw	2				-1	-1	-1
pattern wMw#	-1				3	-2	-1
pattern wMw, first	1					-4	-1
pattern wMw-	1				-2	-3	-1
pattern wMw.M	-3				2	2
pattern wMw.w	3				-2	-3	-1
pattern wMw.wM	-3				2	1	-1
pattern wMwM	-3	-1		-1	4	-1	-1
pattern wMwM,w	3				-1	-2
pattern wMwMM	2				-1	-4
pattern wMwMw	2				1	-3	-2
pattern wMwMw.	-3				2	-1	-1
pattern w|w|w	3				-2	-2
pattern •w.	2					-3
pattern •wM/M/	3				-3
pay status	3				-1	-2	-1
principal balance	-4				3		-1
responsibility	-1				-1	3	-1
scheduled payment	-3				-2	1	2
status	-3					2	-1
unpaid interest	1					-3	-2
# sum place
4		-3		-2			-1	-2
# sum read as, shape
amount cents	-3	-1		-1	1	-2	-2	-1
amount dollars	-1		-1		2	-3	-4
amount dollars-and-cents	-2			-1	3	-1	-1
amount thousands	-2		-1	-1	3	-4	-1	-1
amount? cents	-1	-1	-1		1	-6
amount? dollars					1	-3	-1
amount? dollars-and-cents	-2				2	-1	-3
aside amount cents						-4	-1
aside amount? cents	-2		-1		2	-3	-1
aside amount? dollars	1				-1	-3
aside paying? dollars-and-cents	2				-1	-2
current cents	-1				-4	-3	3
current dollars-and-cents	-4				1	-1	1
current? dollars-and-cents	-3			-1	-1	-1	5
current? thousands-and-cents	-3						3
paying dollars	-3				-1	3	-3
paying dollars-and-cents	-1		-1	-1	-5	2	1
paying thousands	-3					2	-1
paying? cents	1	-1					-3
paying? thousands	1				-3
# sum read as
amount	-2	-1	-1	-1	1	-3	-3	-1
amount?	-1		-1	-1	2	-2	-2
aside paying					-3		-1
current?	-1	-1		-1	-1		3	-1
no debts		-1	-1	-1		-1	-3	-1
no part	1	-1	-1	-1	-1		-4	-1
no part, in row	1	-1		-1		-1	-5	-1
paying	-3	-1	-1	-1	-2	2		-1
# sum read in
accountNumber, claims of a bankruptcy	-2			-1	2
amount, a bill with its charges	-2				3
amount, a column for each debt	-3				3	-3
amount, a line for each cell	-3				4	-2
amount, a paragraph for each debt	1		-1			-5	-1
amount, cards	-1				2	-3	-1
amount, claims of a bankruptcy	-3			-1	3
amount, columns below each other	-4				4	-4
amount, columns by their place	-1		-1		1	-6	-2
amount, headings over the values of each account	-3				3	-2
amount, loans with their transactions	-3				3
amount, objects	-3				4	-1
amount, tables and labels			-1	-1	2	-6	-3
aside amount, columns by their place	2				-3	-1
aside amount, one debt a line			-1	-1		-5	-2
aside paying, a paragraph for each debt	1				2	-3
aside paying, cards	2				1	-5	-1
aside paying, one debt a line	1				-3		-1
current, a letter about one debt	-3				-1		3
current, columns by their place	-1	-1			-3	-2	4
current, running text	-3		-1			1	2
current, tables and labels	-1		-1	-1	-4	-1	2
no part, a bill with its charges	1					-4	-1
no part, a column for each debt	4				-3	-4
no part, a letter about one debt	1				-1	-2	-3
no part, a line for each cell	3				-2	-3	-1
no part, a paragraph for each debt				-1	2	-3	-3
no part, a row for each bureau	2				-2	-3
no part, cards	-1	-1				1	-2
no part, claims of a bankruptcy	1				-1	-3
no part, columns below each other	-2				3	1
no part, columns by their place	1	-1	-1	-1	-2		-4	-1
no part, headings on several lines	4				-2	-5	-1
no part, headings over the values of each account	2				-2	-3	-1
no part, labels	5				-4	-4
no part, loans with their transactions	1		-1		-4	3
no part, none	-1	-1	-1	-1	1		-2
no part, objects	5				-4	-5
no part, one debt a line	1	-1	-1	-1		-1	-4	-1
no part, records of labels	1				-2	-1	-3
no part, rows of labels with their values	2				-1	-4
no part, tables and labels	3	-1	1	-1		-2	-4	-1
paying, a bullet for each debt	-2				-2	3
paying, a column for each debt	-3				-1	3
paying, a letter about one debt	-2				-2	3	-1
paying, a row for each bureau	-3					3
paying, cards		-1			-3		-1
paying, cards of a portal	-2				-2	3
paying, columns below each other	-3				-3	3	-1
paying, columns by their place	-1				-4	2	1
paying, headings over the values of each account					-2
paying, records of labels	-3				-1	1	1
paying, tables and labels	-2		-1			2	-1
# sum shape and behind
cents capital	-2				-2	3
cents code	-2				-2	3
cents date	-4				2	-3	2
cents digits-2	1				1	-1	-4
cents dollars-and-cents	4				-3	-2
cents end	4				-1	-4	-2
cents mark-,		-1	-1	-1	1	-1	-3	-1
cents mark-/	-5		-1		-2	3	2
cents thousands	-3				-1	3
dollars capital	2				-1	-2
dollars capitalised	1	-1	2	-1	-2	-1	-3	-1
dollars capitals		-1		-1	-2	1	-3	-1
dollars digits-1	1		-1		-4	1	-3
dollars dollars-and-cents	2		-1		-1	-3	-1
dollars end	2		-1		-1	-2	-1
dollars lettered-code					-3		1
dollars letters	1		-1			-3
dollars mark-"	2				-2	-2
dollars mark-)	2				-4	1	-1
dollars mark--		-1		-1	1	-3	-1
dollars mark-;	1				-1	-3	-1
dollars mark-<	-1				-2	1	-3
dollars mark-@	-3				3	-3
dollars with-digits	3				-3	-1
dollars-and-cents capital	-4				3	1	-1
dollars-and-cents capitals	1				-1	-4
dollars-and-cents cents	-3				2	1
dollars-and-cents dollars-and-cents		-2	-2	-2	-1	1	-4	-2
dollars-and-cents letters	-3				2		-1
dollars-and-cents mark-(	1					-3	-1
dollars-and-cents mark-)	1					-5	1
dollars-and-cents mark-;	-3				2	1	-1
thousands capitalised	-1		-1	-1	1	-4		-1
thousands cents	3				-2	-1
thousands digits-3					1	-3
thousands mark-.	3				-2	-2
thousands mark-/	-4				4	1
thousands thousands	3				-2	-1	-1
thousands thousands-and-cents	3				-2	-1
thousands-and-cents capital	-2				2	-3
thousands-and-cents capitalised		-1			1	-3
thousands-and-cents cents	1		-1			-4	-1
thousands-and-cents digits-1	-3				2
thousands-and-cents end	2	-1		-1	-3	-1	-1	-1
thousands-and-cents mark-.	-1				1	-3	-1
thousands-and-cents mark-/	-3				3
thousands-and-cents mark-[	-3				3	-2
thousands-and-cents mark-☐	-3				4	-3
thousands-and-cents mark-☑	-1				3	-3
thousands-and-cents mark-☒	-2				3	-2
thousands-and-cents small	-2		1		2	-2
thousands-and-cents with-digits	3				-3
# sum shape
cents		-3		-2	-1		-3	-2
dollars-and-cents	-1	-3		-2	-1	-1	-1	-2
thousands		-1	-1	-1	1	-1	-3	-1
# sum size
-1	2				-2	-3
-2	3				-2	-2
0	5				-4	-5
1	7				-4	-5	1
10	1	-1	-1	-1	3	-11	-2	-1
11	3					-4	-1
2	2		1	-1	-7	3
3	-1	-1	1	-1	-6	4	1
4	-1	-1		-1	-3	3	-2	-1
7	2	-1	-1		2	-13	-1	-1
8	2	-1		-1	2	-11	-1
9	2	-1	1	-1		-8	-2
none	-1	-1	-1	-1	2	-1	3	-1
# sum sum
0 of 4		-1	-1	-1	-3			-1
1 of 3	-1	-1	1	-1	1	-3	-2	-1
between		-1		-1	3	1	-2	-1
largest	2	-1		-1	1	-5	-3	-1
least		-2	1	-1	-3	2	1	-1
# sum sums of line
3		-3		-3		1	-1	-2
# sum words before
 available	3				-2	-2
 card			1			-4	2
 change	3				-2	-1
 checking	3				-3	-2
 closed					1	-3
 collections	4				-4	-2
 days	-4				1	3
 ed/nelnet	-3				3
 fcu	-3				3	-1
 financial	-4				2	-2	2
 jan	3				-2	-1
 limit	3				-2	-2
 loans	-1				1	-3	-1
 may	2				-1	-2
 medical	-3				3
 min	1				-3	-1	-1
 minimum	-1				-3	2
 monthly	3				-1
 n	-2				2	1
 n/a	3				-1	-2
 nov	3					-3
 other	2				-2	-1
 payment	-2				-4	3	-1
 payments	3				-1	-3
 savings	2				-2	-1
 sum	3				-3	-1
 total	6				-4	-3
 totals	5				-4	-2
1 about	5				-3	-5	-1
1 accept	3				-2	-3
1 acceptance	-3				2	1
1 account	-3					-2	1
1 accounts	4	-1		-1	-5	-3	-1	-1
1 acct	-3				3	-1	-1
1 accts	3				-2	-2
1 affirm	-2				3	-1
1 after	3				-3	-2
1 ago					1	-4	-1
1 agreed	-1	-1			-3	2	-2
1 aidvantage	-3				3
1 altima	-3				2	2
1 alto	3				-3	-2
1 amount		-1		-1	-3		2	-1
1 amt					-2		-3
1 and					-3	1	1
1 approx	3				-2	-1
1 apr					3	-6
1 are	-2				3	2
1 around	2					-3
1 assets	2	-1		-1	-3	-2	-1	-1
1 assoc	-2				3	-4
1 at	-2				-2	2	-1
1 automobile	-2				3	-2
1 available	3				-3	-2
1 avant	-1					3
1 b	3				-3	-2
1 balance	-1	-1		-1	2	-4	-1	-1
1 balances	2				-3	-1
1 be	3				-2	-2
1 borrowed	4				-4	1	-1
1 by	4				-2	-5	-2
1 cards	2	-1		-1	-6	-1	-1	-1
1 carro	3				-2	-2	-1
1 center	1					-3
1 change	3				-2	-2
1 charged	1				-3	-3	1
1 charges	4				-3	-3
1 chase					1	-3
1 check	2					-3
1 checking	4	-1		-1	-4	-4	-1	-1
1 church	4				-3	-2
1 ck	3				-2	-2
1 claimed						-3	-2
1 classification	2				-1	-3	-1
1 closed					1	-4	1
1 closing	2				-1	-3
1 co					1	-4
1 collection					2	-6	-2
1 como	1					-3
1 contribution	2				-2	-2
1 costs	3				-1	-3
1 couch	-3				1	2	-1
1 credit	2				-1		-3
1 creditors	4				-3	-2
1 credits	4				-3	-3	-1
1 current	-5	-1		-1			2
1 d					-3	1
1 daycare	3				-3	-2
1 days	-1					1	-2
1 debe	-3				3
1 debt	3				-2	-2	-1
1 debts	3				-3	-1
1 dec	2				-1	-2	-1
1 december	3				-1	-2
1 deferred	-1				-1	3
1 deposit	4				-4	-4	-1
1 deposits	3				-2	-2
1 down	5				-3	-4
1 draft	6				-4	-4
1 ed	-2				1	2
1 edfinancial	-2				2	2
1 electric	2					-3	-1
1 energy			-1		1	-3	-1
1 equity					-3	1	-1
1 er	-3				2	1
1 everyday	-3				3
1 expenses	3				-2	-3
1 extra	4				-2	-4
1 fargo	1				-4	1
1 fcu	-2				2	3
1 fee	3				-2	-3	-1
1 fees	2	-1			-1	-3	-1
1 financed	2				-2	-1
1 fingerhut	-4				3	-1
1 fitness	2				-1	-2
1 for	1				-1	-2	-1
1 from	4				-3	-4
1 fund	3				-3	-1
1 funding	-2				3	-1
1 furniture	-3				3	3
1 gas	2				-3	-1
1 geico	3				-2	-3
1 get	4				-3	-2
1 goal	3				-2	-2
1 groceries	4				-3	-2
1 gym	4				-2	-2
1 h	1					-3
1 had	3				-3	-1
1 have			-1		-2	-3	2
1 health	-2				2	-2	-1
1 heloc	-4				5	2
1 hospital					1	-4	-1
1 hulog	-3					3
1 hulu	3				-1	-2
1 ia	3				-2	-3
1 income	4				-3	-3
1 insurance	4				-1	-3
1 interest	5	-1			-5	-3	-1
1 ira	3				-3		-1
1 is	-2			-1			-3
1 it	-3					3	-2
1 it's	-3				2	2
1 j	-3				3		-1
1 jan	1					-3	-1
1 judgment	-3				3
1 k	3				-3	-1
1 klarna	-3		-1		3	1	-1
1 kohls	-2				3
1 late	-4				2	3	-2
1 left	-2					3
1 liabilities	2	-1		-1	-3	-1	-1	-1
1 lim	2				-3	-2
1 limit	4				-6	-1	-1
1 loans	3		-1		-1	-5	-2
1 límite	3	-1			-2	-2
1 mc	-2				3	1
1 me	-2					3
1 mensual	-2				-1	2
1 mileage	3				-3	-3
1 min	-3				-4	4
1 minimum	-3				-3	4	-1
1 minimum's	-2				-1	3
1 mo	1					-3	-1
1 mohela	-4				3	1	-2
1 mom	-3				3	1
1 month	-2				-1	3	-2
1 monthly	-2				-4	3	-1
1 monthlypaymentamount	-3				-2	3
1 months	1				-2
1 mortgage	-3		-1		1	3	-3
1 mtg	-2				2	3
1 mwa	1				-3	2
1 mínimo	-4				-1	4	-1
1 n	2				-3
1 nanay	3				-1	-1
1 navy	-3				2
1 nelnet	-1		-1		1	3	-1
1 not	4				-4	-1
1 now	-4				5	-1	-3
1 number				2	-1	-3	-1
1 obligations	3				-1	-1	-1
1 of	1	-1		-1	-2	-1	3
1 ok	2				-2
1 on					1	-3
1 onemain	-3				1	3	-1
1 open	3		2		-3	-3	-1
1 or	3				-2	-2
1 orig	2				-2	-3
1 original	4				-4	-2
1 other	5				-3	-3
1 out	3				-3	-1
1 over	4				-3	-4	-1
1 overdraft	-3				3	-2
1 owe	-3				3	-2	-1
1 owed					1	-2	-1
1 owes	-4				4	-2	-1
1 p&i	3				-2	-1
1 pay			1		-2	1	-3
1 payday	-2				2	-2
1 paying	2				-3	-3	1
1 payment	-1	-1		-1	-4	2	-2	-1
1 payments	7				-2	-8	-1
1 payoff	3				-2	-3	-1
1 penalty	3				-2	-1
1 pending	3				-2	-1
1 phone	3				-2	-2
1 pickup	-3				-1	2	1
1 plan	-3		-1		1		3
1 pmt	-1		-1	-1	-6	2	-1
1 premier	-1				3	-2
1 price	3				-3
1 prin	-2				3	-3	-2
1 principal	3	-1			-3	-2	-2
1 pymt	-1				-4	2
1 quoted	3				-2	-3
1 r	-3				1	2
1 r02	3				-2	-1
1 received	4				-4	-3	-1
1 recovery	-1		-1		2	-3
1 refund	3				-3	-2
1 remaining	3				-2	-2
1 rent	5				-4	-2
1 renta	5				-3	-2
1 reported	-2				3	-2
1 requested	3				-2	-2
1 revolving	1				-4		-1
1 saldo	-3				2	1	-1
1 sapphire	-2				2	1
1 save	4				-2	-3
1 savings	3	-1		-1	-6	-3	1	-1
1 says	-4				4	-2
1 servicing	-5				1	3	-1
1 share	3				-3	-2
1 so	-3				2	-1
1 standing	-3					1
1 still	-3				3
1 subtotal	4				-3	-5
1 sum	4				-4	-2
1 supplies	3				-2	-2
1 support	3				-1	-2
1 svcs	1					-3
1 take	-1				-3	2	-1
1 terms	-2				-4	2	-1
1 than	4				-3	-2
1 that's	-3				3	1
1 through	3				-3	-2
1 thru	-3				3	-1
1 tháng	-3				-1	3	-1
1 titlemax	-3				3
1 today	-3				4	-3	-1
1 torrid	-3				3
1 total	6	-1		-1	-5	-9	1	-1
1 totals	7				-5	-5	-1
1 transfer	2				-2	-3
1 transfers	3				-3	-1
1 under	3				-3		-1
1 used					2	-3
1 value	3				-2	-1
1 vencido	2				-1	-3	-1
1 want	-2				-2	3
1 was	6				-6	-4
1 wireless					3	-2
1 x	-1				-3	2
1 xxxx-4410	3				-2	-1
1 years	3				-1	-3
1 you	3				-2	-3
1 your	3				-2	-2
1 zip	1				1	-3
1 余额	-3				4	-1	-2
1 合计	3				-2	-1
1 最低还款	-3				-2	1	1
1 月供	-3				-1	3	-1
1 欠款	-2				2	-2
1 每月还款	-3				-2	3	-1
1 额度	1				-4	-1
2 a	3				-3	-2
2 abc	2				-1	-3
2 access	3				-2	-2	-1
2 account	-1			2	2	-3	-2
2 acct	-1				1	1	-3
2 actual	4				-2	-4
2 all	4				-4	-2
2 anesthesia	2				-2	-2
2 annual	3				-2	-1
2 apr	1	-1			-3
2 as	-2	-1				1	-2
2 assessed	3				-3	-1
2 assets	3				-3
2 at	3				-4		1
2 at&t	-1				3
2 auction	3				-2	-2
2 aug	2				2	-3
2 autopay	2		-1		-1	-3	-1
2 available	3				-4		-3
2 balance	-2	-1		-1	3	-1	-2
2 bank	1	-1	-1	-1			-2	-1
2 bcbs	3				-2	-2
2 beginning	3				-3	-1
2 best	-3				2	1	-1
2 bill	-1				2	-3	-1
2 brother	-2				3	-2
2 by	1				-3	-1	1
2 cable	1				1	-4
2 can	2				1	-4
2 cancel	2				-2	-2
2 charge-off	-1				1	-4	2
2 charged	1				-1	-3
2 check	3				-3	-1
2 checking	3				-3	-2
2 child	3				-2	-2
2 citi					2	-4
2 citibank	1					-3
2 claim	5				-5	1
2 clinic	-4				3	-2	1
2 closed	-1				3	-5	-1
2 collection						-4	1
2 contractual	3				-2	-2
2 corp					-1	3
2 costs	3				-3	-1
2 could	3				-1	-3
2 cousin	3				-3	-2
2 crc	-2				3	-1
2 credit		-1		-1			-3	-1
2 credits	4				-4	-2	-1
2 crown	3				-3
2 ctr	-2				1	1
2 cuenta	-1				3	-1
2 current	-1	-1		-1	2	-1	-3	-1
2 date	-1	-1			1	-2
2 de	3				-2	-3	-1
2 debt	-1				2	-3	-1
2 debts	4				-3	-1
2 del	3				-2	-2	-1
2 dental	3					-3	-1
2 deposit	4				-4	-3	-1
2 deposits	2				-2	-1
2 disbursed	3				-2	-1
2 discover	2				-1	-3	1
2 dmp	2				-3	-1
2 down	-1				2	-3
2 draft	3				-1	-2
2 due	-1	-1		-1	-3	1	1
2 emergency					1	-3
2 ends	-3				2	2
2 energy	1					-3
2 enrolled	4				-4	-2	-1
2 escrow	3	-1			-3	-2
2 est	5				-1	-4
2 estate	2				-1	-3
2 every	-2				-2	3
2 everyday	3				-3	-1
2 example	4				-4	-1
2 exeter	-3				3	1
2 expenses	2				-3	-1
2 express	-1				-1	2
2 fargo	-1				-1	3	-1
2 farm						-3
2 fed	3				-3	-1
2 federal	-2					2	-1
2 fee	4		-1		-2	-4
2 fees	-1				2	-3	-2
2 filed	4				-3	-2
2 final	3				-2	-3
2 fingerhut	-2				5
2 fixed	3				-3	-1
2 for	3				-2	-3	-1
2 four	-3				2	2
2 fund	3				-2	-1
2 funding	-1				2	-3
2 gave	2				-3
2 geico	2				-1	-3
2 general	-3				2	1
2 get	3				-2	-2
2 go	-2				-1	3
2 great	-2				1	2
2 have	-1				2	-3
2 health	-2				3	-1
2 high	3				-4	-1	-1
2 highest	2				-3	-4	2
2 his	-2				2	-1
2 i	1					-3	1
2 income	3				-3	-3
2 insurance					1	-4
2 int	1				1	-3	-1
2 interest	3	-1			-4	-1	-1
2 ira	3				-3	-1
2 jul	-3					2
2 jun	-3					2
2 june	3				-2	-2
2 l	3				-2	-1
2 last					1	-5	-2
2 le	-2				3	2
2 ledger	2				-1	-2
2 lightstream	3				-1	-3
2 limit/original	2				-2	-1
2 llc					-3	2	-2
2 loan	-2				-1	3	-2
2 low	3				-1	-3
2 luz	3				-1	-3
2 macy's	-3				3	1
2 mc					-1	3
2 me	2				1	-3
2 med					3	-1
2 mgmt	-4				4	-2
2 min	-2	-1				1	-2
2 minimum	-3				-4	4	-3
2 monthly				-1	-5	3	-2
2 months	1				1	-4	-1
2 monto	2				-2	-3	-1
2 more	3				-2	-1
2 most	3				-1	-2
2 motor	-2				-2	3	-1
2 my					1	-3	-1
2 más	2				-2	-2
2 n.a	2					-2
2 n/a	3				-2	-2
2 natitira	-3					2
2 nelnet	-3	-1			2	2	-1
2 net	3				-3	-1
2 netflix	3				-2	-2
2 not	-1				-2	3	-1
2 nov	3				-1	-2
2 now	-3				1	2
2 number	-2				3	-1	-1
2 off	-2				2	-4	1
2 offer	3				-2	-2
2 offered	3				-2	-3
2 ok	4				-4	-2
2 old	-3				2
2 orig	2				-3	1
2 original	4				-3	-4	-2
2 origination	3				-2
2 over	3				-3	-2	-1
2 owe	-3				2	2	-1
2 owed	-3				3	-2	-1
2 owes	2				-3		-1
2 pago	-3				-3	4	-1
2 past	1	-1			-4	-2	3	-1
2 paycheck	3				-2	-1
2 payment	-2		-1	-1	-3	2	2
2 payoff	-3				2	2
2 pays	3				-2	-3
2 pd	1				1	-3
2 please	3				-2	-2
2 plus	3				-3	-1
2 pmt	2				-4	-1	1
2 previous	2				-2	-1
2 program	3					-3
2 property	2				-1	-3	-1
2 received	2				-2	-3
2 recovery	-3		2		1	-1
2 regular	-1				-4	2	-1
2 rent	6				-5	-3
2 renta	3				-1	-2
2 reported	-1				2	-4	-1
2 rewards					-1	3
2 rocket	1		-1		-3	1
2 roth	3				-2		-1
2 sa	3				-2	-1
2 santander	-3				2	1
2 save	2				-2	-2
2 savings	4				-1	-4
2 sched	-4				-1	4
2 security	4				-3	-2
2 settled	4				-3	-2
2 she	-4				2	3
2 since					-1	-3	2
2 so	4				-3	-2
2 speedy	-1				3	-2
2 status	3				-2	-1	-2
2 still	-2				3	1
2 subaru	-3				3
2 subtotal	4				-3	-4
2 support	2				-2	-3	-1
2 systems	-3				4	-4
2 tax	3				-3	-1
2 terms	-4				-2	4	-1
2 thank	1				1	-3	-1
2 that	-4				3	-1	1
2 this	-3	-1		-1		1	-3
2 to	1	-1		-1	-3	1	-3
2 total	2	-1		-1	-1	-6	-2	-1
2 totals					-4	2
2 toyota	-1				2	1
2 union	1				-3	4
2 unsecured	-1				1	-2
2 up	3				-2	-4
2 updated	-4				4	-2
2 valley					-3	2
2 value	4				-4	-1
2 verified	-3				3
2 visit					1	-3
2 w/o	3				-3
2 washer					-3	1	-1
2 water	2				-1	-2
2 wayfair	1				2	-2
2 wells	1				-4
2 will	3				-2	-1
2 world	-2				1	1
2 you	1				-1	-5	-1
2 your	-3				2		-2
2 余额	-2				-3	2
2 账号	-3				2	-1
3 acceptance					-2	3
3 account					1	-3	1
3 active	4				-1	-2
3 actual	3				-1	-4	-1
3 add	3				-3	-1
3 adjustment	-3				3	-1
3 affirm	-3					2	-1
3 after	2		-1		-3	-2	1
3 aidvantage	-3				3	2	-1
3 america	-1				1	3	-1
3 american	-1				-1	3
3 amt	-3				3		-1
3 anthem	3				-1	-3
3 apple	-3				3
3 applicable	-3				1	3
3 apr	3				-1	-3
3 assets	3				-3	-2
3 aug	3				-3	-1
3 balance	-1	-1		-1			-3
3 balances	-1				-3	-2	2
3 bc	-1				3	-1
3 bcbs	3				-3	-1
3 beginning	4				-1	-3
3 boat	-3				2	1
3 borrow	3				-1	-2
3 both	-3				-1	3
3 box	2					-3	-1
3 car	1				1	-3
3 cash	1						-3
3 charge						-3	1
3 charges	-1				1	-2	-1
3 chase					-2	3	-1
3 check	3				-2	-2	-1
3 checking	3	-1		-1	-4	-2	-1	-1
3 church	3				-2	-2
3 claimed	3				-2		-1
3 classification	-4				4
3 club	-2					4	-1
3 collection					2	-3	-3
3 comenity	-3				4		-1
3 coming	3				-2
3 commonwealth	-3				3	-3
3 company	-2				3	-1
3 consolidation	2				-1	-3
3 ct	3				-3
3 cu	-3				1	2	-1
3 d2740	2				-2
3 days	-3	-1		-1	2	2	-3	-1
3 debts	3				-3	-2
3 december	2				-1	-1
3 dedicated	3				-3
3 deferred					-3	1
3 deficiency	-2				3	-2
3 delinquency	-3				3	-1
3 deposits	3				-3
3 derogatory	1				-3	1	-1
3 dividend	3				-3
3 dividends	3				-2	-1
3 double	-1					3	-1
3 dr	-4				3	-1	-1
3 draft	3				-2
3 elan	2				-3	1	-1
3 electric	3				-2	-2
3 emergency	4				-4	-3
3 est	5				-3	-5
3 estimated	4				-1	-4
3 example	4				-2	-3
3 expenses	3				-2	-2
3 extra	4				-2	-3
3 feb	2				-1	-3	-1
3 fee	4				-3	-3
3 fees						-4	-1
3 fidelity	4				-3	-1
3 filed	3				-3	-1
3 fingerhut	-2				3	-1
3 ford	-3				-1	3	-1
3 geico	3				-2	-2
3 genesis	2				-1	-2
3 grant	3				-1	-2
3 health	-2				3
3 highest	3				-3	-2
3 honda	-3				2	2	-1
3 income	3				-3	-1
3 individual	-3				-1	4	-1
3 ingreso	2				-1	-2
3 insurance					1	-3	-1
3 irs	-2				3	2
3 jul	4				-3	-1	-1
3 july	3				-2
3 kia	-2				3	1
3 klarna	-1				2	-2
3 kohl's	2				-3
3 lane	-2		2		1	-3	-1
3 last	-2				2	-4	1
3 left	-3	-1	-1		1	2	-1
3 lending	-3				2	2	-1
3 letter	3				-2	-1
3 limit/original	3				-3	-1
3 line	-2				1	3	-1
3 loans	2				-3	1
3 made	2					-2	-1
3 management	-2				2	1
3 marcus	-2				1	3
3 mastercard	-2				3	-1	-1
3 min	-3				4	2	-2
3 month	2				-2	-3	-1
3 monthly	1				-2	-1	-3
3 months	1				-3		1
3 motor	-2				3	2
3 mtg	-2				-3	3
3 n	-1				-2	3
3 na	-3				2	2
3 nelnet	-3				1	3
3 never	-4				3	2
3 new					1	-3	-1
3 next	2				-5		-1
3 none	1				1	-3	-1
3 note	1				1	-3
3 nov	3				-2		-2
3 number	-3					1	2
3 oct	3				-2	-1	-1
3 off						-3	2
3 office	-1				2	-3
3 oh	-2				3	-2
3 ok	1				-3
3 on	-2		-1	-1	-1	1	2
3 or	3				-1	-4
3 orig	-2				4	-2
3 original	1				-2		-1
3 outstanding						-4	-1
3 owe	-1		-1		-1	3	-2
3 owed	-1				-3	2
3 padala	2				-1	-2
3 paid	-2	-1		-1	2	-1	-3	-1
3 partial	4				-2	-3	-1
3 payoff	-3				1		-2
3 per	3				-2	-1
3 previous	1				-3
3 price	4				-4	-3
3 program	2				-1	-2
3 progressive					1	-2	-1
3 préstamo					3	-2
3 purchases	3				-2	-2
3 r	3					-2
3 radiology	3					-3
3 real	1				-1	-2
3 receipts	3				-2		-1
3 recent					3	-2	-1
3 ref	-3				3
3 regular	-3				-3	3	-1
3 remaining	-3					3
3 rent	2				-3	1
3 renta	3				-2	-2
3 report	3				-2	-2
3 reported					-2	1	-1
3 respondent	3				-2	-1
3 rocket	-3				-1	3
3 sallie	-1		-1		-1	3
3 sam's	2				-2	-1
3 santander	-3				2	2
3 savings	4				-4	-1
3 scheduled	-1				-4	5	-1
3 sears	-3				4	-1
3 share	3				-3	-2
3 since	-3				3	-2
3 slate	-3				2	1
3 social	2				-3	-1
3 status					-3	-2	1
3 subaru	-2				3	1
3 subtotal	3				-2	-2
3 support	3				-1	-3
3 system	-4				1	2
3 systems	-3				2	1	-1
3 t						-3
3 take	3				-3	-2
3 taxes	3				-4
3 terms	-1					-5	1
3 that's	-3				1	2
3 third	-2				1	3
3 total	4	-1		-1	-6	-2	-2	-1
3 totals	4				-2	-2
3 trả	-3				-1	3	-1
3 ulta	1				-3	2
3 up	3				-2	-2
3 updated					2	-4
3 used	1				-3		-1
3 value					-2	2
3 w	-2				-1	3
3 which	-3				1	1
3 wife	1				1	-2	-1
3 would	2				-1	-3
3 x	2				1	-3
3 xxxxxxxxxxxx	-3				3
3 yes	-3				2	1	-1
3 your	2				-1	-2	-1
3 账号	-2					2	-1
account number	-1			2	1	-3	-1
account was	3				-3	-1
actual payment	4				-2	-4
ally financial	-2		-1		-1	3	1
amount balance	-3				3	-1
amount due	-1				1		-3
amount of					-1	-4	2
amount paid	4				-1	-3
amount requested	3				-3	-1
an extra	2				-1	-2
and that's	-3				1	2
annual fee	4				-3	-2
as of	-3				3		-1
at closing	2				-1	-3
auto fin	3				-2	-1
auto finance	-2					2
auto loan	-2				-1	2
auto loans	3				-2	-2
automobile balance	-2				3
available credit	3				-4		-2
available current	3				-2	-3	-1
bal min	-2				-1	3
bal pmt	-1				-3	1
balance limit	-1				-3	1
balance owed	-2				2	-3
balance payment	-2				-2	2	-2
balance payments	4				-1	-4
balance today	-3				3	-2
beginning balance	3				-3	-1
capital one					1	-3	-1
chase freedom	-1					3
chase sapphire	-3				2	3
chrysler capital	-2				2
citibank na	2					-3
collection account	1				-5	-3	2
contractual adjustment	3				-2	-1
credit cards	3	-1		-1	-5	-2	-1	-1
credit limit	3				-5	-2	-1
credit line	4				-3	-2
credit mgmt	-3				3
credit one	-4				4	-1	-1
creditor classification	1				-1	-2
date closed					2	-4	2
days days	2				-2	-2	-1
days late	-1				1	1	-3
debt now	-4				4	-2	-1
deferred balance	3				-2	-2	-1
deposit of	3				-2	-1
discover pl	3				-2	-2
double cash	2				-3		-1
down to	-3				3	-2
due amount	2				-4	-6	3
due amt	-1				-1	2	-3
due mortgage	3				-3	-2	-1
due now	4				-3	-3	-1
due total	3				-2	-2
egg loan	-3				1	1
ending in	-3				2	-1
enrolled balance	2				-2	-1
enrolled debt	3				-3
escrow balance	4				-3	-2
est payment	5					-5
fee is	3				-2	-2
fin f	2				-2
for months	3				-1	-2
funding llc	-1				3	-1	-1
gm financial	-2				2	1
good standing	-3				1	1
heights finance	-2				3	-1
high balance	2				-4		-1
high credit	2	-1				-3
highest balance	3				-3	-3	2
holiday club	3				-3	-2
home is	3				-2	-1
i have					-3		2
i owe	-3				3	-2
in collections					1	-3	-1
in for	3				-2	-2
in interest	3				-2	-1
interest balance	3				-3	-4	-1
is at	-3				1	1
joint with	3				-2	-2
kay nanay	3				-1	-2
late charges	2				-1	-2
late fee	2				-1	-4
left of	1				-4
left over	2				-2	-1
limit of	4				-3	-1
limit was	3				-3
limit/original amount	3				-2	-1
loan amount	3				-4	-2	-1
low as	3					-3
min due	-3	-1			-1	3	-1
minimum is	-2				-2	3
mission lane	-3				3	-1	-1
mo pmt	-2				-3	3
monthly payment	-1			-1	-4	2	-2
monthly payments	1				1	-3
monto original	3				-2	-1
monto vencido	3				-1	-3	-1
more than	4				-2	-2
mortgage installment	3				-2	-2
mortgage payment	5				-1	-4	-1
most owed	3				-2	-2
motor credit	-2				1	3	-1
mr cooper	-3					2	-1
next draft	3					-2
next payment	-1				-3	1	-1
number here	4				-3
of credit	-2				3		-1
off amount	3					-3	-2
off total	3				-1	-2
on hand	3				-1	-2
one is	-4				4
one platinum	-2				2	-1
original amount	1					-5	-2
original balance	5				-5	-2
outstanding balance	-3				3	-2	-1
owe payment	-3				-1	3
owed amount	-4				4	-1
pago mensual	-3				-1	3
pago mínimo	-3				-1	3	-1
paid jan	3				-2	-1
pay them	-3				-1	4	-1
payment amount	-1				-4	2	-4
payment due	-2				-5	2	-3
payment individual	2				-3	-1	-1
payment is	-3				-5	4	-2
payment of	2				-4	-1
payment plan	-3		-1		1	1	2
payment received	5				-3	-4	-1
payment revolving	3				-1	-3
payment unapplied	3				-1	-3
payments of	1				-3	-1	-1
personal loans	3				-3	-3	-1
principal interest	2	-1			-1	-3
property value	3				-2	-1
que debemos	3				-3
recent payment	6				-4	-5	-1
rent is	4				-3	-3
republic finance	-2				3	-1
scheduled amount	-4				-2	4	-1
scheduled pmt	-3				-2	3
secured claimed	3				-3	-1
settled for	3				-1	-2
so far	3				-2	-1
status open	3				-3	-2	-2
still owe	-2				2
student loan	-2				3		-1
student loans	1					-3	-1
svcs llc					-3		1
td bank/target	1				3	-3	-1
terms minimum	-2					2
the altima	-3				2	1
the debt	3	-1			-1	-2	-1
the payment's	-3				-2	3
they take	-3					3	-1
this amount	2	-1				-3	-1
this period	3				-2	-2
to date	5				-4	-1	-2
to loan	2				-1	-3
to pay	-4				3
total debt	3				-2	-2
total debts	3				-2	-1
total due	1					-3	-1
total loans	3				-2	-2
unpaid interest	3				-2	-2	-1
unsecured balance	-4				4
unsecured claims	2				-2
up to	6				-6	-2
updated balance	-3				3	-1
us bank	-3					2
used of	1				-2	1
visit level	2				-2
we owe	-3				3	-1
we pay	-2				-1	2
wells fargo	1				-3	1
went from	3				-2	-1
written off	-1				-3	-2	1
y i	-2				2	-2
you owe	-1				2	-2	-1
余额 最低还款	-4				-1	-1	2
# sum words behind
a	-1		-1	-1	-2	3	-3
a 	1				-3	2
a month	-2		-1	-1	-4	3	-3
a week	4				1	-3
account	-3				3	-2	-1
across	3				-3
act	1					-3	-1
act 	1				1	-3	-1
after					2	-4
al	-1				-4	4	1
al mes	-2				-3	3
and	-3				3		-3
and it	-3				2	2	-1
and that's	-2				1	2	-1
and the	-1				2	-3	-1
and they	1					-3
annual	4				-3	-3
annual fee	3				-2	-3
as	-1				1	1	-3
as 	1					-3	-1
as agreed					-2	3	-2
assets	4				-4	-2
available	5				-4	-3
available credit	3				-2	-3
bal 	3					-3
bal pmt	2				-2
bonus	2				-1	-3
but	3				-2	-3	-1
call	3				-3	-1
cccccccccccc	-3					2	2
cccccccccccc 	-1				-3	2	1
charge-off	-2				4	-3
charge-off 					2	-3
charged off	-1				3		-1
collection			2		1	-4
collections 	-1				2	-2
comes	-3					3
comes out	-3					3
conventional	-2					3
conventional 	-3				-1	3
curr 	-1					3	-1
date	2					-4	-2
date closed	3					-3
date reported	3				-1	-3
deferment	-2				1	3
done	2				-1	-3	-1
down	3				-3	-1
dpd	-4				2	3	-1
due	-2				-3	2	2
due monthly	-3				-2	1	2
each	-3					3
each month	-3				1	1
enrolled 	-3				2
est	3				-2	-1
every month	-5				-3	6	-1
every two	1					-3
every weeks	3				-1	-2
fee	3				-2	-2
fha	-2					1
filed	3				-2
first	4					-4
for the	-1				1	-2
forbearance	-2	-1	-1	-1	1	2	-1
from	1					-2	-2
from social	3				-3	-2
good	-1					3
gross	3				-1	-2
hulog	-3				3
i am	-3				1	3
i think	3				-1	1	-1
i'm	-3				3		-1
if	3				-3	-2	-1
in checking	3				-2	-1
in collections	-2				4	-4	-1
in deferment	-3				3	2	-1
in forbearance	-3				2	2
in interest	3				-2	-2
included	3				-1	-2	-1
individual account	-1				2	-3
inst 					2	-3	-1
int	2				-1	-3	-2
interest	1					-3	-1
is due	-2				-4	3
it	-2				3	-2	-1
joint	-2				-1	3
l	3				-2	-2
l h	3				-2	-2
last payment	-1					2	-2
late fee	3				-3	-2
left	-6		-1		7	-2	-2
left a	-3				3	-1
left of	-2				3	-3
less	3				-3	-2
liabilities	-3				3	-2
limit	4				-3	-4
loan	1				-3	1
luz	3				-3
miles	3				-3	-1
miles 	3				-3	-1
min on	-2				2	-1
minimum 	3				-3
minimum current	-3				3	-1
minimum days	3				-3
minimum payment					1	-4
mo	-1	-1	-2	-1	-3	1	1	-1
mo current	-4				2	2	-2
mo days	-3					3	-2
mo never	-3				1	3
mo on	-4				3	3	1
month behind	-5				4
monthly 					1	-3	1
months	2				-3		-1
months 	3				-3
months behind	-4				2	2	-1
mtg	-3				-2	2	1
n	-2				1	3	-1
n 	-1				-1	3
negotiating	-3				2
net	4				-2	-2
never late	-2				1	2
new balance	3				-2	-1
no payment	-3				2	1
no wait	4				-3	-3
not	-2				3	-1	2
not 	-4				4	-3
not behind	-3					3
not yet	3				-1	-3
now	-4				5	-3
oct	3				-2	-2
of	1				1	-3	1
on 	1				1	-3	-1
on it	-3		-1		3	-1
on time	-1				1	3	-2
one	-3				-1	3
or	1				1	-3
or more	3				-3	-1
original	-1				3	-3	-1
original amount	-2				4	-1	-1
original creditor					2	-2	-1
other	-4					2
other 	-4					2
our	3				-2	-2
over	2					-5	-1
overdue					1	-2	-1
owed	-3				3	-2
pa mwa	-2				-3	3
pago	-3				3	-2
pago al	-3				3
paid	-1	-1	-1	-1	1	-1	-3	-1
paid as	-4		-1		2	2
payment	-1				2	-3
pays 	-3				3	-1
pays as	1				1	-1	-3
pending 	2				1	-3
per	-2				-2	2	1
per month					-3		1
phone	3				-2
pif	2				-1	-3	-1
pif 	2				-2	-3	-1
piti	-4		-1		1	3	-2
piti 	-3					3	-2
pmt			-1		1	-3	1
ppa	1				2	-5
ppa 					3	-5
principal	-3				2	2
principal 	-3				3
r1	-2				1	1	-1
rate	2				-3	1
recent	-3				-2	3
recent balance	-3				-1	3
remaining	-2				3	-3
remaining 	-2				3	-2
remaining of	-2				2	-1
remains	-3				3	-1
responsibility	3				-2	-1
scheduled payment	3				-1	-3
sent to						-3
settled	-1				2	-3	-2
settled paid	-1				2	-3	-1
sin	-4				4	-2
sold	2				-2	-2
still	-3				2	1	-1
terms	1				-4	1	-2
that one	-3				2		-1
that's current	1				-2	3
their	-3				4	-1
they	-2				2		-1
this					1	-3
to					1	-5	1
total	4				-3	-3
total 	4				-3	-1
trễ	-3				1	2
unpaid interest	3				-3
up to	-1				-1	3	-2
w	-3				3
when	2				-1	-2
wife	-3				3	2	-1
written	1				-5	-3
written off	3				-6	-2	-2
x 	-2				3
x conventional	-3					2
xp/tu/ef	-3				-2	3
xp/tu/ef 	-3				-2	3
y	-2			-1		3	-1
y n	-2				3	1
years	3				-2	-3
years 	3				-1	-2
you	1					-3
正常	-3				-1	4	-2
正常 	-3				-1	3	-2
逾期60天	-1					-1	2
# sum words of line
always		-3	1	-2				-2
often, below blank	2		-2	-1	-3	1	-2
twice, below blank	3	-1	-1	-1	-3	-2	-1	-1
# word alike read as
accountName, all, few; itself no part	-1	1	-3	-1				1
accountName,current?, all, few	-3							2
accountName; itself accountName	-1	1	-2	-1			-3
accountName; itself no part		2	-2	-1			-2	-2
accountName?, all, few; itself accountName	-3	3
accountName?; itself no part	-3	3		-1				-1
aside goes on, all	-3	-1	2
aside goes on, all, few	-1	-3	2				-1	-2
current		1	1	-1	1	-1		-4
current, all, few; itself current?	3	-1	-1				-3	-1
current, all, few; itself no part	1	1	2				-4	1
current; itself goes on		-3	1					-1
current; itself goes on,current	-1	-1	3				-2
current; itself no part	1		-1	-1	-1	-1	-4	-3
current?, all		-1	1		-1	-1		-4
current?, all, few	1		1	1				-3
current?, all, few; itself current?	1	-1	2	-1			-1	-3
current?, all; itself current	3						-3
current?, all; itself current?	-1	1	1	1	-1	-1		-3
current?; itself accountName	-1	-2	3					-2
current?; itself current?		-1	-3	-1	-1	-2		2
current?; itself goes on	-1		-2				-3
current?; itself goes on,current?	-2		2				-2	-1
current?; itself goes on?	-1	3
current?; itself no part			-1	-1			-3	1
goes on		-1	1		-1	-2		-5
goes on, all, few; itself current	-4						4
goes on,current?, all, few	-4	-1	1				-1	1
goes on,current?, all, few; itself goes on,current?	-3	-1	3					-1
goes on; itself current	-4						4
goes on; itself no part		1	1	-1	-1	-1	-3	-2
goes on; itself originalCreditor	3	-1	-2				-1	-3
goes on?			-1	-2		-1	1	-3
goes on?; itself current	-3	-1					3
goes on?; itself goes on?		1	-1	-1		-1	-3	-1
goes on?; itself no part	2	-3	-2					-1
no part, all			1	-1	-1	-1	-3	1
no part, all, few; itself accountNumber	-3		-2	3
no part, all, few; itself aside accountName	3	-3	-1					-1
no part, all, few; itself no part	1		1	-1		-1	-6	1
no part, all; itself accountName			-2	-1			-1	-3
no part, all; itself current		-3	-3
no part, all; itself current?	-3	-1	-2	-1	-1	-1	4	-1
no part, all; itself no part	1		1	-2	-2	-2	-9
no part; itself current	-1	-2	3	-1	-1	-1	1	-2
no part; itself current?	-2	-2		-1	-1	-1	2	-1
no part; itself no part	1	1			-2		-5
no part; itself originalCreditor	-3	-4	-1			-1	-3	3
no part; itself paying	-4	-1		-1		4	-1	-1
originalCreditor, all, few; itself originalCreditor	-2		-2				-1	2
originalCreditor?, all	-3	1	1				-1
# word before and shape
capital capital		-5		-2	-2	-1	-2	2
capital small	2	-5	-4	-1	-1	-1		-2
capitalised capital	2	-3	-1	-1			-2	-2
capitalised letters	2	-3	-2	-4	-1	-1	3	-2
capitalised percent	1	-1	-3	-1			1	-1
capitalised small	2	-4	-1	-3	-1	-1	1
capitals capital	1	-3	-1	-2		-1	-1	1
capitals capitalised	1	-2		-2	-1	-1	-3	-1
capitals capitals		-5	2	-3	-2	-2	-1
capitals date	1	-2	-1	1	-1	-1	-3	-2
capitals small	2	-3		-1	-1		-2	-3
cents capitals		-4	-1	-1	-1	-1	2	-2
code capitalised	-1		1	-1	-1	-1	2	-3
code capitals		1	1	-3	-1	-1	-2	-3
code date	2	-1					-2
date capital	-3	1	2
date capitals	1		-4	-1		-1	1	-2
digits-1 capital	-1	1		-1		-1	-3	-1
digits-1 capitalised	1		-3		-1	-1	1
digits-1 date	3	-1		-1	-1		-2
digits-1 small	1	-3	1		-1	-1		-1
digits-2 capitalised	1	-4	-1	1	-1	-1		-2
digits-2 capitals		-1	-1	-2	1		-1	-3
digits-3 capitalised		-2	2	-1		-1	-3	-3
digits-3 capitals	1	2	-3	-1	-1	-1		-2
digits-4 capital	3	-1	-1
digits-4 capitalised	5	-4	-3	-1	-1		1	-1
digits-4 capitals	-1		-2	-2		-2
digits-4 small	3	-2	-2				-2	-2
digits-5 capitals	3			-1			-1	-2
digits-6 capitalised	3	-2			-1		-1	-1
digits-7 capital	3	-2		-1			-2
digits-7 capitalised	-1	-3	2	-1			2	1
digits-7 capitals		-2	-4	1	1	-1	-1	-2
digits-7 date	3	-1		-1	-1		-2
dollars letters	-1	-3		-1	-1	-1	2	-1
dollars percent	2	-1			-1		-4	-1
dollars small	1	-4	-1	-1	-1	-2	1	-2
dollars-and-cents capitals		-4		-1		-1	2	-1
dollars-and-cents percent	3	-1		-1	-2	-1	-3	-1
dollars-and-cents small		-4	-1	-1	-1	-2	1	-3
end small	3	-2					-1
lettered-code capitalised	1	-1	3	-1	-1		-2
lettered-code capitals	-1	-1	2	-1	-1	-2		-4
lettered-code small	1	-3	-1	-1	-1	-1		-2
letters letters	4	-2	-4	-1				-1
line date	2	-3		1	-1	-1	-1	-2
mark-" capital	3	-2	-1		-1	-1	-2
mark-" capitals	-1	-1		3			-3	-1
mark-# capitalised	4	-2		-1			-1	-1
mark-& capitalised		-5	2	-1		-1		-1
mark-& capitals	1	-4	2	-1	-1		-3	-1
mark-( capitalised		-3		-1			-1	1
mark-( capitals	1	-3	1	-1	-1	-1	-4	-1
mark-( small	-1	-6	1	-1	-1	-1		-4
mark-) capitals	-1	3	-2	-3	-2	-2		-3
mark-) small	1	1	-4		-1			-1
mark-* capitals	-3	3						-1
mark-, capitals	-1	-4	1	-1	-1	-2	-2	-2
mark-, letters	1	-5	-2	-2	-1	-2		-4
mark-, small		-1	1	-2			1	-2
mark-- capital	-2	-1	2	3			-3	-1
mark-- percent	3						-2	-1
mark-- small	-1		1	-2	-1	-1	2	-3
mark-. capitalised		-1	-1	-2	-2	-2	1	-3
mark-. capitals		-1	-4	2	-1	-1	2
mark-. small		-2	1	-2	-1	-2		-3
mark-/ capitalised	-1	-2		-2	-1	-1	-1
mark-/ capitals		-4	1	-1	-1	-1		1
mark-/ small		-4	-1	-1	-1	2	2	-3
mark-: capital	3	-1					-2	-1
mark-: capitalised	-1		-3	-1	-2	-1	1	2
mark-: capitals	-3	-2	-1	-1	1			1
mark-: date	-3	-2		3	1	1	1	-2
mark-: percent	3	-2
mark-: small		-1	-2	-2	-1	-1	2	-4
mark-; capitalised	-1	-2		-1	-1	-2	1	-3
mark-; capitals	1		-3	-1	-1	1	1	-2
mark-< capitalised	1	-3						-1
mark-< capitals	4	-3					-1	-1
mark-= capitalised	3	-1					-3	2
mark-= capitals	3	-1					-2	-1
mark-= small	3						-3
mark-> capitalised	2	-3					-2	-1
mark-? small	-2	-2	-1		-1	-1	3	-2
mark-] capitalised			-1	-1	-1	-1	-1	-3
mark-_ capitalised	2				-1	-1	-2	-3
mark-| capitalised	1	-1	-3	-1	-2	-2	2	-2
mark-| capitals	-2		-3	-1	1	1		-4
mark-| small		-1	-1	-2	-1	-3	2	-1
mark-– capitals	3	-4					-2	-1
mark-– small	-2	-1	-3	-2	-1	-2	3	-2
mark-• capitalised				-1	-1	-1		-3
mark-☐ capitalised	-1	3				-1	-2	-1
masked capitalised		-3	2	-2	-1	-1	-1	-2
small capital	2	-5	-1	1	-1	-1	-2	-1
small date	-1	-3		2	-1	-2		-2
small percent	3	-1	-2				-1	-1
small small	1	-4	2	-3	-2	-1		-5
thousands small	1	-1	1	-1	-1	-1		-3
thousands-and-cents capitals	1	-3		-1	-1			-1
thousands-and-cents percent		-1				1	-3	-1
thousands-and-cents small	-1	-3	2	-1	-1	-2	1	-2
with-digits capitalised	3	-2	-1				-4	-3
with-digits small	1	-3	-3	-1	-1	-2	1	-2
year capitalised	2	-3	1	-1	-1	-1	-2	-3
year capitals		-6	2	-1	-1	-1		1
year small	2	-2	1				-3	-1
# word before read as
accountName,current?	-3	-2					3	-2
accountNumber	1	-3	-2		-1		2
amount	1		-1	-1		-1	1	-3
aside accountName	1	-3					-1
aside amount	4	-3	-1				-1	-1
aside goes on		-3	1	-1	-1		-2
aside goes on?	-2	2	2				-2	-1
aside paying		2					-3
current		-1	-1	1	-1	-1		-2
current,paying	2						-2
goes on,current?	-2	-1		-1			3	-1
goes on?		-1	1	-2	-1	-1	-4	-1
goes on?,current?	-4	-1	-1				4
originalCreditor?	-2	-3	1	-2			-2	1
paying?	1	-2					1	-1
# word before
capitals	1	-4	1	-2	-2	-2		1
cents		-3	1	-2	-1	-2	1	-3
code			1	-2	-2	-1		-3
date		2	-4	-2	-1	-2		-2
digits-2	-1	-4		-2		-1	-1	-2
digits-3		1		-1	-1	-1	-1	-3
digits-5	5	-1		-1			-2	-2
digits-6	5	-3			-1		-2
digits-7	1	-3	-1	-2	1	1	-3	-1
dollars	1	-4		-2	-2	-2		-3
dollars-and-cents		-4	-1	-2	-2	-2	1	-2
letters		1	-3	-1			-2	2
mark-#	1	-3	-3	3			-2	-2
mark-$	3	-2
mark-&		-5	3	-1	-1	-1	-3
mark-(	-1	-6	2	-1	-1	-1		-3
mark-)		2	-6	3		-2	-1	-1
mark-*	-3	2	-1	-1	-1	-1	2	-3
mark-+	2	-3	-2	-1			1	-1
mark-,	-1	-3		-2	-1	-2	1	-3
mark-/	-1	-4	2	-1	-1		-2	-1
mark-:	-2		-3		-1	-1	1	1
mark-<	3	-1					-1	-1
mark-=	3	-1	-1				-3
mark-@	2	-3	1	-1		-1	-1	-1
mark-]	-1	1	-1	-1	-1	-1		-3
mark-_		-1	1	-1	-1	-1		-3
mark-|	-2		-4	1		1	1	-3
mark-®		-2	3				-2	-1
mark-–	-1	-3	1	-4	-1	-2	2	-4
mark-•	-1	2	-2	-1	-1	-1	1	-3
mark-→	2	-3	-1					-1
mark-☐	-2	3			-1	-1	-1	-1
mark-☒	3	-1					-2
mark-🟢	-3	2	-1				2
percent	3	-2	-2	-1		-1	-1	-2
thousands	1	1		-1	-1	-2	-3	-4
thousands-and-cents		-4	1	-2	-2	-2		-4
with-digits	-1	-3	-2	-2		-2	3	-2
year	2	-7	2	-3		-1	-1
# word beginning
2020	2			-1			-1
2021	3			-2			-2	-1
2022	4			-2	-1		-2	-1
2024	-1	-1	-1	-3			2
2025	4	-1		-2		-1	-2
2026	3	-1		-1		-1	-1
29.9	3					-1	-2
abel	2	-1	-2
aber	3	-1	-1				-1	-1
abie	3						-2
abou	2	-2	-3					-1
abov	3						-3	-1
acce	1	-1	1				-3	-3
acco	1	-2	-4		-1	-1		-3
acht	3		-2					-2
acti	3	-1	-1	-1		2	-2	-2
adju	-2	-1	3				-2	-1
affi		1	-1				-2	-3
agai	1	-1	-3				1
agen	1	-3	-2				1	-2
aidv	-4	4	2				-1	-2
amer	-2		2				-2	-3
amou	3	-3	-2				-1	-2
apar	-1	-1	-1				-3	2
asag	-3						3
aspe	-3	2					1
aspi	-3	3	-2
asse	3	-4		-1	-1	-1	-2	-2
assi	3	-3	-4				1	-2
atra	-2	-1	-2			-1	3	-1
atte	3		-1				-2
atto	2	-3					-1	-2
auct	-2		-1				3	-1
augu	3	-2	-2					-2
avai	2	-3	-2				1	-2
avan	-2	2	-2	-1	-1		-3
bala	2	-3	-7	-1	-1	-1		-2
bank	1	-4	2		2		-4
barc	-3	2	2				-1	-5
bayl	-3	2	1				2
bayo	-3	1	2					1
beau	2	-2	-1		-1		-1	-2
beha	4	-4					-1
behi	-1	-2	-1				3
belk	-3	3	-1	-1
bigg	3	-1					-2
bill	2	-3	-2					-1
birc	-1	-3	1	-1
bloo	-4	5	-2					-1
blue	1	-4	3					3
borr	6	-3	-1				-2	-1
bosc	-4	4						-1
boug	3	-2	-2				-2	-1
bran	2	-4		-1			2	-2
bren		-3					2	-1
brid	-1	-1	1				-1	-2
brin	4	-2					-3
brou	3	-2
budg	3	-2						-1
bure		-2			-1		-1	-3
busi	3	-2	1				-1	-1
cabe	-6	5	-3	-1	-1	-1	-1	-2
cabl	-1	-2					-2	2
call	1		-3				1	-1
card	2	-3	-1	-1	-1	-1	-2	-1
care	-4	3	-1				-2	1
caro		3	-2				-1	-1
carr		-1	1	-1	-1		-2	-1
casc	4	-3	-2
cash	-3	2	2				-1
cath	-3		1					-1
cccc	3	-1	-1				-2	-1
cerr	3		-1				-2
cert	3	-2	-1
chap	4	-1	-1				-2
char	-2	-5	-2	-1	-1	-1	4
chec	2		-3	-1	-1	-1	-1
chil	-1	-3	2					-1
chim	-2	2						-1
chri	2	-3						-1
chry	-3	3					-1
cita	-2	2					-1
clai	2	-4	-1		-1	-1		-1
clas	2	-2	-1				-1	-3
clie	2	-6	-2	-1	-1		1
clin	-3		1				-1	2
clos	4	-2	-6				-1	-1
co-o	-3	1	3					-2
coas	3	-4	-1				-2	-1
cobr			-2				3	-2
cole	-1		-2				4	-1
coll	-1	-3		-1		-1	3	-3
comc	-1		-1				-3	3
come	-4	1	2	-1	-1	-1		2
comp	2	1				1	-4
cond	1	-1					-2
conf	4	-1	-2				-2	-1
cont	2	-3	-1	-1			-1	-2
corn		-3	-1		1		-1
cost	-1	1	3				-1	-2
couc	-3		2				1
coun	2		-1				-3	-1
cree		-4	-1					2
cres			1					-3
cuen	3	-1	-3	-1			-1	-1
cura	-3	4	-1					-1
curr	-2	-2	-1	-1		-1	3	-2
cycl	3						-2	-1
debe	3		-1				-1
debi	3	-1	-2				-1
debt	4	-4	-3					-2
dece	3	-1					-2	-1
dedu	3		-2				-1
defa		-3	-1				4	-1
defe	7	-2	1				-7	-1
defi	1	-2	-3				-1	-2
dela	-1	-2	1		-1		-1	-2
deli	1	-2	-3				2	-1
dent	-4	1	1	-1	-1	-1	-1	3
denv	3	-3	-1
depa	1	-4	3				-3
depo	-1	-4	1				-1	1
dept	-4	4					-1
dero	4	-2					-3
desc	3	-1	-3				-1	-1
deta	5	-1	-3				-4	-1
deud	3	-1	-2				-1
digi			-3	1			-1
dill	-3	3					-1	-1
dire	1		-3			-1	-1	1
disc	-1	3	-3				-2	-2
disp	4	-2	-2		2		-2	-2
divi	4	-2	-2				-1
dunm		2	-2					1
dura	3	-1	-1				-1
edfi	-2	2	-1				-1	-2
educ	-1	-1	2				-4	-2
elec		-1	1	-1			-2	2
emer	-3	-1	1				-2	3
empl	2	-3					-1
endi	4	-2	-5	1
ente	-1	2	-1				-1	1
equa	3	-1	-2
esti	3	-1					-2
exam	4	-3						-1
exch	-1	-2	3					-1
excl	3	-1					-2	-1
expe	4	-2	-1				-1	-2
extr	2	-2
fact	3	-1					-2
fals	-2	-1				-1	3	-1
fami		-4					-2	1
farg	1	-3	-1				-1	-1
feld	3	-1	-3
fina	-1	-5	3		-1	-1	-2	-1
fing	-1		-3	-1			-3	3
flag	-3	3	-2				-1	-1
flan	-3	-1	3
flee	-4	1	1	-1	-1	-1		-1
forb	6						-6	-1
form	3	-1	-1				-1	-1
fort	-3	2	1
fran	-3	1	2
frei	-2		2					-1
fund		-3	1				-1	-1
furn	-1	-1	3				-1	-2
gara	-4		4				-1
gecr	-3	3
gemb	-1	3	-2				-1
good	-3	4	-1	-1			-1
gran	2	4	-2				-3	-2
gree	-1	2	-2				-2	-1
grou		-1	1		-1		-3
harl	-3	3	-1					-1
have	-3	1	-1				2
heal		-3					-2	1
heig	-2	2	-1
helo	-2	2	1	-2	-1	-1	-3	-3
high	-1	-3	1		-1		1	-3
holi	3	-3
hosp	-4	1	1			-1		1
hous	3	-5		-1			-2	-1
hsbc	-4	4						-1
husb	2	-3	1	-1			-3	-2
in-s	3	-1					-3
inco	-1	-3	2				1	-1
indi	2	1	-1				-3	-2
info	6	-1	-4				-2	-1
inqu	3	-2					-1
inta	3	-2	-2
invo	3		-1				-2
isla	-3	1	2
issu	3	-1	-1
jack	1	-3
janu		-2	-1				1	-3
jare	-1	3	-1
jcpe	-2	3	-1				-2	-1
jeff								-3
jewe	-3	-2	4				-1	-3
join	2	-3	-1	-1		1	-3	-2
jose	-3	-1						2
kans	-2	2	1
karm	3		-2				-1	-1
kett	-3	2	-2					1
keyb	-3	2	1
kimb	3		-3
klar	-2	4	-2				-3	-1
kohl	-5	7	-5	-1			-3	-3
lake		1					-3	-1
land	2		-1					-1
lapt	-3		3
leas		-5	1
lend		1				-1	-3	-2
liab	2	-2	-3	-1	-1	-1	-2	-1
libr	-3	-1	2				1
ligh	-3	2	1				-2	2
limi	4	-2	-2				-3	-1
lind	3		-2				-1	-2
line	3	-2	-2				-1
list	3	-1	-1				-1	-1
loan	1	-2	3				-3
loca	3	-2	-1
loft	-3	-1	2				-1	2
lorr	3	-2	-1
lowe	-1	5					-1	1
luci	3	-1		-1				-1
luke	2	-3	-2				1	1
mach	1	-3	1
macy	-3	4	-1	-1	-1		-3	-1
maim	-2	2	-1					-1
mali	3	-2	-3				-1	-2
mapl	-3	1	1				2	-1
marc	2	-1	2		-2		-1	-2
mark	2	-2	-1					-1
mars	-3	2	1
mena	-1	3	-3				-1	-1
meri	-1		-1					3
merv	-4	4					-1	-1
mess	3	-1	-2
metr	1	1	-4				-3	3
miam	1	-3	1					-1
mini	2	-3				-1	-2	-1
mobi		-1			1		-3
mohe	-2	3		-1			-3	-3
mond	2						-1	-1
mone	3	-1	-1				-1	1
mort	1	-3	2	-1	-1	-1	-1	-2
moto	-2	-3	3					-2
mutu		-4	1					1
nega	3	-1	-1				-1	-1
nego	4	-1	-2				-4
neln	-1	2	-2				-2	-4
neve		-2	-3				1	-1
niss	4	-1	-4					-2
nonp	3	-1	-1				-1	-1
nord	-2	3	2				-2	-2
nort	-4	5	-1				-1	-1
note	4	-2	-1				-2	-1
noti	1	-3	-3				1	-1
nove	-2	-2	-1	-1			3	-2
numb	1	-4	-1	-1	-1	-1	-1	-1
núme	4	-1	-2				-2
offe	3	-2	-1				-1	-1
ollo	-3	3
onem	-2	3	-3				-2	-1
onli	3		-2
opor	-2	3					-4	-2
oppl	-3	3					-1	-1
orde	3	-1	-3				-1
orig	1	-3	-4				-1	1
orth	-3		2				-1	2
othe	3	-5	-1	-1	-1	-1	-2
outf	-2	-1	3					1
outp	-3	-1	3					-1
owin	-2	-1					2	-1
owne	3	-2	-1				-2	-1
ozar	3	-1	-1
paci	2	-4						1
pape	3	-1	-2				-1
park	-3	2	1				-2	1
pate	2	-3	1				-1	-1
patr	3	-1	-2
payc	2	-2
paym	2	-3	-2	-1		-1		-2
payo	5	-2					-4
pedi	-2	-2	1					1
penf	-3	3						-1
penn	-3		3				-2	-1
perc	3	-1	-2
peri	2	-1	-2
perk	-3	3	2					-1
pers							-2	-2
peti	1	-2	1				-2	-1
phon	1	-1	-2			2	-1
phys	-4	-5	5				-1	1
pine	-2	-2	2
plan	2		-3
poin	1	-3					-1	1
poli	4	-2					-2	-1
powe	-2	-2	2				-2	1
pres	3	-2	-1				-1	-1
prim	1	-3	2					-1
prio	3	-1	-2				-1	-1
pris		-2	2				-3	-2
priv	1	-3	3				-2	-1
proc	2	-1	-2				-1	-1
prog		-4	1				2	3
prop	3	-5					-2	-2
prot	-2	-1	3				-1	-1
prov	-3	2	-1				-1	2
prés	1	-1		-1			-2	-1
quar			-1	-1	1	-1	-3	-1
qued	2		-2
quic	-2	3	-1				-1	-2
quil	-2	3	-1				-1	-1
qwes	-3						-1	3
radi	-3	1	2				-2	2
rain	-1	-3	1				-1
rece	-2	1	1		1	-1		-4
reco	-1	-5	2		-1		-1	-4
refe	1	-1	-3	-1			1	-1
refu	-2	4	-3
rela	3	-2	-1
rema	3	-2			-1		-2
rent	-1	3	-1	-1			-1	-3
repa		-3	3					-1
repo	-1	-4	-4	-1	-1	-1	4	-2
repu	-3	3
requ	4	-2	-2				-1	-1
resp	5	-2	-2				-3	-1
reta		-4	1				-1
retu	4	-1	-2				-1	-2
reve	-3	-2	3				2	-1
revo	5	-3	-4					-1
rewa	-1	-5	2				-1	-1
ridg	-2	-2			-1
rock	-1	2	-4				-2
sain	-2		3				-1
sald	4	-1	-1		-1		-2	-1
sam'	-3	-1	1				1	-1
sant	-2	4	-3				-1	-1
sapp	-2	-1	2				-1
save	3	-1					-2
savi		-3	1		-1
sche	3	-2					-2
scor	4	-2	-2				-1
seco	-1	-3					2	-1
secr	1	-2						-4
secu							-2	-3
segu	3	-1	-1				-1
self	-2	2
sepa	3		-1				-1
serv	-1	-4	3	-1	-1			-3
sett	4	-1					-4	-1
seve	3	-2	-1				-1
sezz	-4	4
shar	2	-1	-4				-1	1
shef	-3	3	-1
smil	-3	1	1
snap	-3	3					-1	-1
soci	4	-2	-2					-2
sorr	3	-2					-1
sour	4	-1	-1				-2	-2
spok	5	-2	-2		-1
spor	-1	-2	3
spot	-4	5	-1					-1
spri	-1		-3	-1	1	-1	2	2
stan		-3	-1				1	-1
star		-3	-1			-1	1	-1
stat	1	-3	-1		-1		-2	-1
stor	-1	-4	2				-2	1
stud		-4	1			1	-3	-1
subt	4	-3	-2				-1
suff	3	-1	-1
sunb	-3	4					-1	-1
supp		-3	2				-1	-1
surg	-2	1	2				-1	-1
syst	-1	-3	3				-1	-1
t-mo	-2	-2	-2	-1			1	2
tbom	-5	5					-1	-1
temp	-2	2						-1
tere	3	-1	-1					-1
term	3	-2	-4	-1				-1
than	1	-2	-1					-1
that	3	-3	-5					-1
thd/	-3	3	-1			-1		-1
thei	4	-1	-1				-3
ther	1	-3	-3					-1
thin	1	-2	-3					-1
tmob	-2	-1						3
torr	-4	3					-1	-1
tota	2	-4	-2	-1	-1	-1	-2	-1
towe	-2	3	-3
towi	-2		2				-1
trac	-1		2	-1	-1	-1	-3	-2
trad	4	-3	-2				-1	-1
tran	5		-1				-6
trav	-3	-2	4					-1
trea	-3	1	3				-2
tri-	-4	3	-1					1
troc	1	-1					-3
truc	2	-2	1				-3
tuit	-3	1	3
unde	2	-2	-3				1	-1
unio	-1	-2	3				-1	-3
unit	-3	1	2					-1
unli	-2		3					-1
unpa	-4	-2	-2	-1		-1	5	-3
unse	3	-2	-2	-1			-1	-1
unsu	-1	-3	1				-1	-1
unti	3						-3
upda	4	-2	-1				-2
upst	-2	3	-2				-2	-4
usa/	-2	-1	3				-1	-2
util	3	-2					-3	-1
vaca	-1	-1	3				-1
vall	2	-3	-1				1
vand	3	-1	-2				-2	-1
vari	3						-2
vehi	1	-3	1	-1			-1	-2
vent	-2	1	2			1	-1	-1
veri	-1	-5	-2	-1	1	2		2
vete	-4		3					2
visa	-2	-1	2
wagn	-3	-1	2				1
wate	-2						-2	2
wayf	-4	3					-1	2
webb	-4	2	1	-1	-1	-1		2
wfnn	1	2	-2
when	4	-1					-3
whic	1	-1	-4					-1
will	-2						-3	2
wind	-3	2	1				2	1
wire	1	-2	-2		2
wort	2		-2				-1
www.	3						-3	-1
xp/t	3	-1	-1				-2	-1
yaki	1	-3	2
you'	4	-1					-3
zale	-4	4						-1
колл	-2						2
已转催收	-3	-1					3
# word behind read as
accountName	1	-1		1	-1	-1	-1	-4
accountName,accountNumber	2	-1		-2
accountName,current	1	-1	2				-2
accountName?		-2	1	1			-2	-1
accountNumber	2	2	-1	1			3	-4
accountNumber,current?	-3	-1	2		-1		3	-1
accountNumber?	2	1		-1				-2
amount	-1		-1	-3		-1	-1	-2
amount?	-1	3	-1	-2	2	-2	-2	-4
aside accountName	4	-2	-1				-2	-1
aside goes on?		3	1				-2	-1
goes on,accountNumber	3	-2	-2
goes on,current?	-4		-1				3
goes on?	1	-2			-1	-1	-5	-2
goes on?,current?	-4						2	-1
originalCreditor	1	-1	-1	-1	-1	-1	-3
paying		-2		-2	-1	3	-1	-3
paying?	1	-1	2	-1		-1	-3
# word behind
cents		-3	1	-1	-1	-3		-5
code				2	-2	-1	-3	-2
date	1	-2	1	-2	-1	-1	-3
digits-2		-3	2	-1	-1	-2	-2	-2
digits-3	-1	3		-2	-2	-2	-2	-2
digits-4			-1	1	-1	-1	-2	-3
digits-5	1	-3	-1	3	-2	-1	-1	-2
digits-6	-1		-3	4	-1		-1	-2
digits-7	1	-2	-1	2	-1	-1	-2	-4
dollars	1	-1	-2	-2	-2	-2		-2
dollars-and-cents		-4	-1	-1	-1	-1	-2	-3
end	3	-1	-3	-2				-2
lettered-code		-2		-3	-1	-1	-2	-1
letters	-3	1	2	-1		-1	-1	-3
mark-!	4	-2	-2				-4	-2
mark-"		-1	3	-1			1	-1
mark-$	-1	-3		-2	3	1	-1	-4
mark-)	-1	-7	2	-1	-1	-1	-1	2
mark-+	3	-3	-2					-2
mark-/	-1	-1			-1		-3	-1
mark-:		-2	1	-2	-1	-2	-1	-6
mark-<	-1		2	-1	-1	-1		-3
mark-=	3	-3	1	-1	-1	-1	-2	-2
mark-[	4						-2	-1
mark-]	3	-3		-1	-1	-1		-3
mark-_	4	-1		-1	-1		-1	-1
mark-|	-1	-1	2	-1	-2		1	-1
mark-®	3	-4	-1				-1	-2
mark-·	2	-3	-4		-1		3	2
mark-–	-3		1	-1	-1	-1	1	1
mark-℠	3	1	-2					-1
mark-✓	-3	-1	3				-1
masked	-1	1	2	-3	-1	-1	-3	-2
percent	-1	1	-3	-3	-1	-2	2	-3
thousands		2	1		-1	-1	-3	-2
with-digits	1	1	2	-2	-1	-2	-2	-5
year		-3		-1	-1	-1	2	-2
# word both before and shape
capital capital capital		-2		-2	-1	-1	-1	-4
capital capital capitals	-4	2	1	-1			-1	-1
capital capitalised capitals	3		-1				-1	-1
capital capitals capitals	1	-5	-1	-1	-1	-1	2
capital code capitals	3	-2	-1					-1
capital mark-, capitals	-3		3					-1
capital mark-. capitals	5	-4	-1	-2	-1		1	-2
capital mark-: capitalised	-1	2					-3	-2
capital mark-] capitalised	1	-4					1
capital small small	1	-1	-3			-1	-1	-2
capitalised capital capitalised	3	-4	-2				-1	-1
capitalised capital small	3	-1	-1				-2
capitalised capitalised capital	3		-1				-2
capitalised capitalised capitalised		-2		-1	-1	-1	-3	-1
capitalised capitalised capitals	-2	2	-3	1	-2	-1	-1	2
capitalised capitalised date	-2		1	2	-1		1
capitalised capitalised small	1	-3	-1	-3	-1	-1		-3
capitalised capitals capitalised	2	3	-2	-1			-1	-1
capitalised capitals capitals	-2	-1	2	1	-1		-3	1
capitalised capitals small	1	-1	1				-2	-1
capitalised code capitalised	1	-1	-3
capitalised date small	3						-2	-1
capitalised digits-3 capitalised	4	-1	-2				-2
capitalised digits-3 small	3		-2				-2
capitalised digits-4 capitalised	3	-2	-3				-2
capitalised mark-# capitalised	3	-1					-1	-1
capitalised mark-& capitalised		-6	2	-1		-1	1	-1
capitalised mark-( capitals		-3	1		-1	-1		-1
capitalised mark-( small	1	-3	1	-1				-2
capitalised mark-) small	3	-1	-2	-1	-1		-1	-1
capitalised mark-, capitalised	2	-2		-1	-1	-1	-2	-3
capitalised mark-, capitals	-1	-3	3	-3	-4	-1	-3	-2
capitalised mark-, small	2	-4		-2	1	-1	-1	-1
capitalised mark-- capitalised	-2	-4	3	-1	-1	-2	-1	1
capitalised mark-- small		-3	2	-1		-1	-3	-1
capitalised mark-. capitalised		-4	1	-1	-1	-1
capitalised mark-. capitals	-1	1	-2	2			-2	-1
capitalised mark-. small	2	-2	1	-1	-1		-4	-1
capitalised mark-/ capitalised		-8	1	-1	-1	-1	-4
capitalised mark-/ capitals	-1	-3	1	-1			-2	1
capitalised mark-? small	-2		-1				3
capitalised mark-| capitalised	3	-2	-2		-1	-1	-2	-2
capitalised mark-· capitalised	1	-3	-2				1	-1
capitalised mark-– capitalised	-2	-1	3					-2
capitalised mark-— small	-3	-1			2		1	-1
capitalised mark-• capitalised	3	-2					-1	-1
capitalised percent capitalised	3	-1	-1				-1	-1
capitalised small capitalised		-2	1	-1	-1	-1	-1	-1
capitalised small capitals	2	-2	2	-1	1	-1	-1	2
capitalised small small	2	-3		-1	-1	-1	-1	-2
capitalised thousands small	3	-1						-2
capitals capital capital	-4				-1		-1	4
capitals capital capitals	3	-6	-2	-1	-1		-3
capitals capitalised capitals		-3	1	2	-1	-1	-1	-1
capitals capitals capitalised	7	-1	-7	-1	-1		1	-4
capitals capitals capitals	1	-4		-2	-2	-1		-1
capitals capitals small	3	-1	-3	-1			-2	-1
capitals cents capitals	2	-2				-1
capitals date capitals	3	-3	-2	-1				-1
capitals digits-1 capitals	3	-3	-2	-1	1		-2	-1
capitals digits-2 capitals	-4	2	1	-3	-2	-2	-1	-3
capitals digits-3 capitals	1	2	-2				-1	-1
capitals digits-7 capitals			-3		-1	-1	-1	1
capitals dollars capitals	2	-3					-1	-2
capitals dollars-and-cents capitals	3	-3					-1
capitals lettered-code capitalised	4	-2	-1				-1	-1
capitals mark-& capitals		-4	1	-1	-1		-2	2
capitals mark-( capitalised	1	-1					-2	-3
capitals mark-( capitals		-3		-1			-2	2
capitals mark-( small	2	-3	-1				-2
capitals mark-, capitalised	2	-3					1	-1
capitals mark-, capitals	2	-4		-2		-2	-2	-2
capitals mark-, small		-1	-2				3
capitals mark-- capitals		-5		-1	-1	-1	1	-2
capitals mark-. capitalised	1	-3	1		-1			-2
capitals mark-. small	3		-2
capitals mark-/ capitalised	1	-3						-2
capitals mark-/ capitals	1	-4		1		-2	1
capitals mark-: capitalised	5	-3	-1				-2
capitals mark-= capitals	3	-1					-2	-1
capitals mark-_ capitalised	-2		3					-1
capitals mark-| capitalised	2	-3	-1				-1	1
capitals mark-| capitals	1	-4	-2	1	-1		1	-2
capitals mark-– capitalised	3	-1	-2
capitals mark-– capitals	3	-3	-1				-2	-1
capitals masked capitalised		-2	2		-1		-1	-1
capitals small capitalised		-4	-2	-1			-1	3
capitals small capitals	3	-2	-1				-1	-2
capitals small small	2	-3	1		-1		-2	-2
capitals with-digits capitalised	2	-1	-2				-1
cents capitalised small	3						-3
cents capitals capitals	3	-1	-2				-2	-1
cents percent small	-3						3
cents small capitalised	-3	-1					2	1
code capitalised capitalised		-2		-1			-1	-3
code mark-. capitalised	4	-2	-2				-2	-1
date capitalised capitalised	-3	-2	3	-1			-1	-1
date capitals capitals	-2	-3	1				1	-1
date small small	-3		1				2
digits-1 capitalised capitalised	2	-3	-1					-3
digits-1 capitalised capitals	3	-1	-2					-1
digits-1 capitalised small	-2	-1	3			-1		-1
digits-1 capitals capitalised	3	-1	-3
digits-1 capitals capitals	-1	-2	2	1	-1	-1	-1	-3
digits-1 digits-1 capitals	1	-5			-1	-1	1	-1
digits-1 lettered-code capitals	-2		2				-3
digits-1 mark-. capitalised		1	-1	-1	-1	-1	-3	-5
digits-1 mark-: capitals	3	-2						-2
digits-1 mark-= capitalised	3						-3
digits-1 mark-] capitals	-2	1	-1				2
digits-2 capital capitals	1	-3					1
digits-2 capitalised small	3	-1	-4				-2
digits-2 capitals capitalised	3		-1				-2
digits-2 capitals capitals	-2	2	-1	-2		-1		-3
digits-2 capitals small	3		-2				-1
digits-2 digits-1 small	-3						3
digits-2 digits-2 capitals	3	-1					-2	-1
digits-2 digits-7 capitals	3	-3		-1				-1
digits-2 dollars capitals	-2	-1		-1				3
digits-2 mark-- capitalised		-3	1				1	-1
digits-2 mark-- small	3	-1	1				-2
digits-2 mark-. capitalised	5	-3					-2
digits-3 capitalised capitalised	1	-2	1				-2	-3
digits-3 capitals capitals	1	-3	2	-1			-1	-1
digits-3 lettered-code capitals	1	-3	1
digits-3 mark-( small	1	-1	-2				1	-1
digits-3 mark-. capitalised	3	-2	-1				-2	-1
digits-4 capital capitals	4	-3	-1					-1
digits-4 capitalised capitalised	3	-2	-1				-2	-2
digits-4 capitals capitals	1	-4		-1	-1
digits-4 mark-, capitals	2	-1					-1
digits-4 mark-. capitalised	4						-2	-1
digits-5 capitals capitals	3		-1					-2
digits-6 capitalised capitalised	3	-2	-2					-1
digits-7 capitals capitals	2	1	-2	-1			-2	-3
digits-7 mark-. capitalised	3	-1					-2	-2
dollars capitalised capitalised	1	-1	2				-4	-2
dollars digits-2 capitalised	2	-1					-2
dollars digits-2 capitals	-2					-1	2
dollars mark-( capitals	3							-3
dollars mark-- capital	3						-2	-1
dollars mark-- capitalised	-3	2					2
dollars mark-| capitalised	-2	2					1
dollars mark-– small	-4	2					3
dollars small capital	3						-3
dollars small small	1	-3	-3	-1		-1		-2
dollars-and-cents capitalised capitalised	1	-1	1				-3
dollars-and-cents code small	-5						5
dollars-and-cents digits-1 small	-4						4
dollars-and-cents digits-2 capitalised	2						-2
dollars-and-cents digits-2 small	-3						3	-1
dollars-and-cents digits-3 capitalised	-3						3
dollars-and-cents dollars-and-cents capitals	-3	-1					3	-1
dollars-and-cents dollars-and-cents percent	3	-1			-2		-2
dollars-and-cents mark-, small	-1	-3				-2	2	-1
dollars-and-cents mark-- small	-2	-1					2	-1
dollars-and-cents mark-. capital	-3						3
dollars-and-cents mark-. capitalised	-2	-4		-1		-2	5	-4
dollars-and-cents small capitalised	-3	3					-1	1
dollars-and-cents small small	1		-2			-1	-1	-3
end capitalised capitalised	2	-6					-1	-1
end capitals capitals	2	-7			-1		1	-1
end end small	3	-3					-1
lettered-code capitals capitals	-1	-3	1	-1			-3	-3
lettered-code lettered-code capitals	3	-1					-2
lettered-code mark-( capitalised	2	-1					-4	-2
letters dollars letters	3	-2		-1	-1		-1	-1
letters mark-, letters	3	-3	-1	-1		-1	-2	-1
letters mark-: capitalised	-1	-3					2
letters mark-: letters		-3				-1	1	-1
line capital capital	3	-4	3	-1			-2	-2
line capital capitalised	-3	3					-4
line capital capitals	-2	2	-4	-1				-1
line capital small	3	-2	-2				-1
line capitalised capitalised	1	-3	1	-1	-1	-1	1	-2
line capitalised capitals		-2	-1	-1	-2	-3	2	-3
line capitalised small	2	-5	-1		-1	-1		2
line capitals capital	3	-3	-4	-1	-1		2	-1
line capitals capitals	2	-7			-2		-3	-1
line date capitalised	-3	3	-2					-1
line digits-1 capitalised	1	1	-2				-4
line digits-3 capitalised	3	-3	-1				-1
line digits-3 small	2	1	-1				-3
line digits-4 capitalised	3	-2			-1
line digits-7 capitals	3	-1	-2	-1			-2	-1
line dollars small	4	-1					-3
line letters capitalised	-2	-2	3
line line capitalised	1		-2	-1	-1	-1	1	1
line line date	1	-2		2	-1	-1	-1	-2
line line percent	3	-1					-3
line mark-" capitalised	-1	2	-1				-3	-2
line mark-" small	2		-1				-3
line mark-- capitalised	-1	1	-1	-1			-4	-2
line mark-- capitals	2	-2						-1
line mark-- small	-3	3		-1			1
line mark-< capitals	3	-3						-1
line mark-| capitalised	-2	3						-1
line mark-☐ capitalised	-2	3					-1	-1
line small small		-3		-1	-1	-1		-3
line year capitalised		-3	2				-1
mark-! capitalised small	-3		-1				3
mark-" capitalised capitalised		-5	1		-1	1	-2	1
mark-" capitals capitals	-1	-3		-1	1	-2	-4
mark-" mark-, capitalised	-3	-3	-1		2	1		1
mark-" mark-, capitals	-1	1		2	1		-3	-2
mark-" mark-: date	-4	-1		-3	2	2	-2	-1
mark-" mark-: small	-2	-1					3	-1
mark-" mark-_ capitalised	3	-2	-1				-1	-1
mark-" small small	1	-1	-1			3	-2	-1
mark-# capitalised capitalised	3	-1						-1
mark-# code capitalised	3	-1		-1			-2
mark-$ thousands-and-cents percent	2	-1		-1	-1	-1	-2	-1
mark-$ with-digits small	3	-1			-1	-1	-3
mark-& capitalised capitalised	2	-2	-1				-1	-3
mark-& capitalised small	3		-4				1
mark-( capitalised capitalised		-4	-1	-1		-1	1	-1
mark-( capitals small	3	-1	-1				-1
mark-( small capitalised	-2	-4	1				1	2
mark-( small capitals	-1	-1	-1			-1		3
mark-( small small	-1	-5	2	-1		-1	-1	-4
mark-) capitalised capitalised	-1		-1	-1		-1	-2	-3
mark-) capitals capitalised	-3		3
mark-) mark-, capitalised		2	-2					-1
mark-) mark-, small	-1	2	-3	-1			1	-1
mark-) mark-- small	1	-2					-2	-1
mark-) mark-. capitalised	-1	2	-3	-1		-1	-2	-2
mark-) small small	2	-1	3				-3
mark-* capitalised capitalised	1						-3	-2
mark-* capitals capitals	-4	-1	4
mark-+ capitalised small	3		-1				-3
mark-, capitalised capitalised	1	-3	-1	-1	1	1	-2	-1
mark-, capitalised capitals						-1	-1	-4
mark-, capitals capital	2		-4	-1	1	-1	-1	-1
mark-, digits-1 small	-2	-1	-2				3	-1
mark-, letters capitalised	-1	-1	-2				-2	3
mark-, mark-" capital	3	-2	-1				-2	-1
mark-, mark-" capitalised	1	-1	-1	-1	-3	-3	1	1
mark-, mark-" capitals	-3	1	-1	1	1	1		-4
mark-, mark-" small		-4	-2	-1	-1	2	1	-1
mark-, mark-, capitals	-3	-1			1	-1	4	-1
mark-, small capitalised		-3	-3				3
mark-, small capitals	-2		-2	-1	1	-1	-1
mark-, small small		-4	1	-1	-1		1	-3
mark-- capital capitals	4	-3					-2	-2
mark-- capitalised capitalised	-1	-3		-1		-1	-2	-2
mark-- capitals capitals	-1	-4	-1	-1	2	-1	2	2
mark-- capitals small	4		-3				-1
mark-- lettered-code capitals	2	-2	1				-1
mark-- mark-- small	3	-1	-1	-1			-1
mark-- small small		-3	1	-1		-1	-2	-2
mark-- year capitals	-3		3
mark-. capitalised capital	3		-2				-1
mark-. capitalised capitalised	-2	3		-1	-1	-1	-1	-3
mark-. capitalised capitals	-1				1		-3	1
mark-. capitalised small	1	-2	-4	-1	-1	-1	1	-3
mark-. capitals capitalised	-2		3				-1
mark-. capitals capitals	1	-4	1	-1	-1		-1	-1
mark-. capitals small	3	-1	-2				1	-1
mark-. digits-2 capitals	4						-3	-1
mark-. letters capitalised	1		-3				-1	-1
mark-. mark-, small	3	-1	-1				-1
mark-. mark-. capitals	-2	1	-1	2	1	-1	-1	3
mark-. small capitalised	2	-4					-1
mark-. thousands-and-cents small	3	-1					-2
mark-/ capitalised small	1	-1	-1	-1			-3	2
mark-/ digits-2 capitalised	3	-3	-1					-1
mark-/ digits-2 percent	2	-1					-2
mark-/ small capitalised		-3	1			1	-2	-1
mark-/ small capitals	-2	-1	-1				2
mark-/ year capitals	2	-4		-1	-1	-1		1
mark-: capitalised capital	3		-2
mark-: capitalised capitalised	1	-4	1	-1	-1		-5
mark-: capitalised small	1	-1	-2					-3
mark-: capitals capitalised	-1	-2	3				-1	-1
mark-: capitals capitals	-1	-8	-3	-1	-1			3
mark-: code capitalised	3	-1	1	-1			-2	-1
mark-: digits-2 capitals	6	-2			-1	-1	-2	-5
mark-: digits-4 capitals	3	-3
mark-: dollars capitalised	4	-1					-3
mark-: dollars-and-cents capitalised	3						-2
mark-: lettered-code capitals	3	-2					-1
mark-: mark-" capitals	2	-3	-1			-1	2	3
mark-: mark-- capitalised	-3	-1					3
mark-: small capitalised	3	-1	-1				-1	-2
mark-: small capitals	-1	-3	-1	-1	2	-2		-1
mark-: small small	1	-1	-2	-1				-1
mark-; capitalised capitalised	3	-1	-2				-1	-2
mark-; mark-" capitalised	-2	2		-1		-1	-1	1
mark-; mark-> capitals	2						-2
mark-< mark-/ capitals	3	-1					-1	-1
mark-= capitals capitals	3		-1				-2	-1
mark-= mark-" capitalised	-1	-3	-1		-1	-1	2	-4
mark-= mark-" capitals	-1	1	3	-1	-1	-1	-2	-1
mark-> capitalised capitalised	4	1					-5
mark-> capitals capitals	4	-2	1				-5	-2
mark-? capitalised capitalised	1	-1	4				-3
mark-? capitalised small	3		-1				-1	-1
mark-[ mark-] capitalised		1					-2	-1
mark-] capitalised capitalised	1	-3					-1	-2
mark-] capitalised small			2				-3	-1
mark-] small capitalised	3	-2						-2
mark-| capitalised capitalised	2	-3	-2				-2
mark-| capitalised small	3	-1	-2				-2	-1
mark-| capitals capitals	-1	-3					2	-2
mark-| mark-| capitals	-3	2		-1			1
mark-® capitalised capitalised	3		-2
mark-– capitals capitals	3		-2				-1	-1
mark-– small capitalised	-3	-1	2				1	1
mark-◦ capitalised capitalised	3	-1	-2				-1
mark-☐ capitalised capitalised	-2	-1	3				-1
masked dollars-and-cents capitalised	-3						2	2
percent capitalised small	-3						3
percent small small	4						-4
small capital capitalised	3		-1				-2	-1
small capital small	2	-3	-2			-1	-1	-2
small capitalised capital	4	-1	-3				-1	-1
small capitalised capitalised	-1	-5		-1	-1	-1	-1	2
small capitalised small	3	-2	-1	-1	-1	-1	-3
small capitals capitals	-1	-4	-2	-1	-2	-1		2
small digits-3 capitals	-3						3
small digits-3 small	2	-3	-1	-1	-1	-1	-1	-1
small dollars capitals		-1					3	-1
small dollars small		-3	-1	-1	-1	-1	1	-2
small dollars-and-cents small	1	-3	-1	-1	-1	-1	1	-3
small mark-" capitalised	1	-4					1
small mark-( capitalised	2	-3	-1					-1
small mark-( capitals	3	-3	1		-1	-1		-1
small mark-( small	1	-4	-1	-1		-1	2	-2
small mark-) small	2	-3	-4	1			-1
small mark-+ small	2	-1	-2	-1			-1
small mark-, capitalised	-4	2		-1	-1	-1	-2	1
small mark-, small	-1	-5		-1	-1		2	-2
small mark-- capitalised	2	-3					-1	-2
small mark-- small	1	-4						-1
small mark-/ capitalised	-2	1	-3				2	-2
small mark-: capitals	1	-1	-2		1	1	-2	1
small mark-] capitalised	-2	2	-1					-2
small mark-– capitalised	4	-3	-1				-2
small percent small	3						-3
small small percent	3		-1				-2
small thousands small	2	-3	-1	-1	-1	-1	-1	-1
thousands-and-cents mark-. small	-3						3
with-digits mark-( small	3	-1	-2
with-digits mark-) capitals	1	-1					-3	-1
with-digits mark-, capitals	1	-2	-2		1	-1	-3	-1
with-digits mark-/ small	2	-1					-2
with-digits small capitals	-2	-1			-1	2
with-digits year capitals	3	-2						-1
year capitalised capitalised		-2				-1		-4
year capitalised capitals	1	-2	-1	-1			3	-1
year capitalised small	4	-1	-2				-3
year capitals capitals	3	-4	-3	-1			-1	-2
year dollars capitalised	-3	-1			-1		3
year mark-, small	3						-3
year mark-- capitalised	1	-3	-1				3	-2
year mark-: capitals	-3						3
year small capitalised	-1	3					-2	-1
# word both behind
capital capitalised	1	-1	1		-1		-4	1
capital capitals		-2	1	-1	-3	-1	-4
capital code	-1	3	1				-1
capital digits-2	1		-3				1
capital digits-7	-4	3	3
capital mark-:	3		-1				-2
capital mark-—	3	-1					-1
capital masked	-3	1	2
capitalised capital	3	2	-1				-4	-1
capitalised cents	1	-3	1	-1	-1	-1	-1	-2
capitalised code	-1		1	-1			-1	-3
capitalised date	2		-3				-1
capitalised digits-1	3		1	-1			-4	-2
capitalised digits-4	-1	3	-1	-1			-1	-1
capitalised end	2	-3	-2				1	-2
capitalised mark-#			3		-1	1	-1	-3
capitalised mark-$	3	-1	-4
capitalised mark-&	1	2	-3	-1	-1		-1	-1
capitalised mark-)	1	-4	-1	-1		-1	1	1
capitalised mark-,		-1	1	-1			-3	-1
capitalised mark--	-1		1		-1	-1		-3
capitalised mark-/	-1	1	-2	-1			-1	3
capitalised mark-:	1		-1	-1	-1	-1	-2	-3
capitalised mark-?	3	-2	-2		-1		-2	-2
capitalised mark-|		-3	2			-1	-4	1
capitalised mark-·	3		-2					-1
capitalised mark-–	-1	-1					1	3
capitalised mark-—		-1	-1	-1			1	-2
capitalised with-digits		1	1	-1		-1		-5
capitals capitalised	-2	-1	3	-1	-1	-1	-4	-1
capitals code	-2	-1	3	-1	-1		-1	-1
capitals digits-1		-3	-1	-1	2		-1	-2
capitals digits-3	1	1	-3	-1			1	1
capitals digits-5	6	-2	-2		-1			-1
capitals digits-6	4	-1	-2				-1	-2
capitals dollars	-1	-3	-1		-1		1	-1
capitals dollars-and-cents	1	-1	-3				1	-1
capitals end	3	-1	-2
capitals mark-"	1	-6	2	-1		-1	-4	2
capitals mark-$	1	-1	1	-2	-1	-1	-1	-2
capitals mark-(	-1		1				1	-4
capitals mark-)	-1	-2	-1					3
capitals mark-,	1	-1	-3	-1		-1	1	2
capitals mark--		-3		-1	-1		1	-3
capitals mark-.	1	-3		-1		-1	2	-2
capitals mark-/	-2	1	3				-1	2
capitals mark-:	1	-3	4	-1	-1		-3	-2
capitals mark-;	3	-2					-3
capitals mark-=	2		-1				-2
capitals mark-—	3	-2	-3
capitals masked	-2	-1	3					-2
capitals percent	3	-1	-2				-1	-1
capitals small	-1		1	-1	-1	-1	1	-3
capitals thousands		3	-1				-1	-1
capitals year	-4	2	2
cents cents	-1			1		-1	-4
cents small	2	-3	1	-1	-1	-1	-5	-2
code capital	-4	2	3	-1			-1
code capitalised	3	-1		-1	-1		2	-2
code digits-2		-3	-1	-2			-1	1
code mark-:	3		-1	-1	-1		-1	-1
code small	3		-5	1	-1		-2	-1
code thousands-and-cents	-2	-1	2
date capitals	3		-1				-3	-1
date date	4		-1	-2			-3
date dollars-and-cents	-2		-1	2				1
date line	4	-1	-1	-1	-1		-2
date small	3						-1	-1
digits-1 capitalised	-3	1					2	2
digits-1 capitals		1	-3	-1	1	-1	-2	-1
digits-1 digits-1	-1	-4		1		-1	2	-1
digits-1 digits-2	-1						-3	2
digits-1 dollars	5	-3	-1				-3	-1
digits-1 line	2	-2		-1	-2	-1	-3	-1
digits-1 mark-/		-4	-2		-1	-1	2	-1
digits-1 mark-:	4	-1	-1		-1		-2	-1
digits-1 small		-2	-3	1	-1	1		-2
digits-2 capitalised	-2		3	-1	-1	-1	1	-1
digits-2 capitals	1	-3		-2	-1	-1	-3	-2
digits-2 digits-1	2		-1				-2
digits-2 line	3	-1		-1	-1	-1	-2	-1
digits-2 mark--	3	1	-3		-1		-3	-1
digits-2 small	-1	-4		-1	-1	-1	1	-2
digits-3 capitals	2	-3	-2	-1	-1	-1
digits-3 mark-.	2	-4						-1
digits-4 capitalised	-3	1	3
digits-4 digits-4	2	-1	-4	1			-2	-2
digits-4 dollars-and-cents	1	-1	1	-3			-3	-2
digits-4 mark-$	-1	-1	3	-1			-1
digits-4 mark-,			-1	1			-3	-1
digits-4 mark-:	4	-1	-2				-1
digits-4 mark-–	2	-1	-3	-1			-1	1
digits-4 thousands-and-cents	-3		3					-1
digits-5 capitalised	4	-1		-1	-1
digits-5 mark-.	3		-3					-1
digits-7 capital	-2	2	2	-1
digits-7 digits-1	2		-2	1				-1
digits-7 digits-2	3	-3	-4	1			-1	-2
digits-7 dollars-and-cents	-2	-1	3				-2	2
digits-7 mark-,	3	-2	-2	-1			1
digits-7 small	1		-3	-1			1	-1
digits-7 thousands-and-cents	-4	1	1	1				1
dollars capitalised	1	-1	1				-5	-1
dollars capitals	4	-2	1			-1	-3	-1
dollars date	2	-1		-1	-1		-1
dollars digits-2	1	-2	2				-5
dollars dollars	-3	-2	1	-2	-1	-1		1
dollars dollars-and-cents	3		-3				1
dollars mark-(	3		-2				-2
dollars mark--		1	-2	-2			-2
dollars mark-/	3		-1				-3	-1
dollars mark-–	3	-1					-1
dollars percent	4	-2	-3
dollars small	1	-3	1	-1	-1	-1	-3	-3
dollars-and-cents code	4	-1			-2		-2	-1
dollars-and-cents dollars-and-cents	1			-4	-1		-2	-3
dollars-and-cents line		-3	-3	-2	1		1	-4
dollars-and-cents mark-,	2	-2		-1	-2	-2	-1	-3
dollars-and-cents percent	-3	1	2	-2			1	-2
dollars-and-cents small	3	-2		-1	-1	-1	-4	-1
end end	3	-1	-1	-1			-1	-2
lettered-code capitalised	-3		1	-1			-1
lettered-code cents	-2		3	-1			-1	1
lettered-code digits-2	3	-3	-1				-1	-1
lettered-code dollars-and-cents		-3		-1			1
lettered-code line	-1	-3		-2
lettered-code mark-)	3		-3					-1
lettered-code mark-,	2		1	-1			-4	-1
lettered-code mark-.	4	-1	-3				-1	-1
lettered-code small	1	2	-1	-1			-3	-2
lettered-code thousands	-3	2	1
lettered-code thousands-and-cents	-4	-1	4
lettered-code with-digits	-3		3					-1
letters digits-4	-3		4				-2	-1
mark-! capitalised	3						-2
mark-" mark-"		-2	1			-1	-3	-1
mark-" mark-/	-2	1	-3			-1	2	-1
mark-" mark-:	3	-3	-2		-1	-1	-3	-1
mark-" small	-1	-2	3				1	-1
mark-# lettered-code	-3	-2	4	-1			-1	1
mark-# mark-:	3	-1	-2
mark-$ cents	1		-2	2	-1	-1	-2
mark-$ line	4	-1	-2				-1
mark-$ thousands-and-cents	2	-3	-1	-1		-1	1	-1
mark-$ with-digits	-2	-3	1	-4	3	2	-3	-3
mark-& capitals	1			-1	-1		-4	2
mark-& small		-3	2					-1
mark-( capitalised	2	-2	-3	-1	-1	-1	1	4
mark-( lettered-code	-2	1	3					-1
mark-( mark-.	-5	3	4
mark-) capital	3	-1	-2					-1
mark-) capitalised	1	-3	1		-1		-1
mark-) capitals	-1	-3	1	-1			-1
mark-) digits-4	-2	-3	1				-1	1
mark-) digits-7		-2	-2	-1			-1	3
mark-) dollars	-1	2					-1	-3
mark-) dollars-and-cents	2	-2	-4				2	-2
mark-) end	3						-2
mark-) line	1	-4	-2	-1	-1	-1	2	-1
mark-) mark-$		-1	-1				2	1
mark-) mark-,	-2	-3	2	-1		-1		-3
mark-) mark--			-1				-3
mark-) mark-.	1	-2	2	1			-1	-3
mark-) mark-:		-2	1	-1			-1	-3
mark-) mark-|	-3	-1	3				1	-1
mark-) mark-–	2	-3					-2
mark-) masked	-3	-1	2					1
mark-) small	1	-3	-1	-1		-1	3	-2
mark-) with-digits		-2	1				-2	-2
mark-, capital	-1	-4	1			-1	1	-3
mark-, capitalised	3	-1	-1	-1	-1	-1	1	-4
mark-, capitals	4	-3	-3			-1	2	-2
mark-, cents	-4	1	3				1	-1
mark-, digits-2		-1	-2	-1			1	-3
mark-, dollars	-3	1	3	-1	-1	-2	-2	-1
mark-, dollars-and-cents	-3	1	2	1		-1	1	-2
mark-, lettered-code	-4	3	-3	-1	2	-2	-2	1
mark-, letters		-4	2	-1		-1	-1
mark-, line	3	-3	-4	-1	1		1	-1
mark-, mark-"	1	-3	-1	-1		1	-1	-1
mark-, thousands	-3		2				1	-1
mark-, thousands-and-cents	-4	1	3				1
mark-, with-digits	3	1	-3	-1	1	-1	-3	-2
mark-, year	-1	-2			3		-1	-1
mark-- capitalised	2	-3		-1	-1	-1	-1	1
mark-- digits-1		2	-2				-3
mark-- digits-2	-5	-3	1	-1			4	-1
mark-- digits-3	-2	2	1
mark-- dollars	-2		3	-1			-1	-1
mark-- line	2	1	-3		-1		-1	-1
mark-- year	-3	1	2
mark-. capitals	1	-1	-3	-1	-1	-1	1	-1
mark-. code	3	-1	-3				-3	1
mark-. digits-1	2	-1	-1				-1	-2
mark-. digits-2	3	-2	-2					-1
mark-. digits-3	3	-1	-2				-1
mark-. digits-7	3	-1	-1				-1	-1
mark-. dollars	3		1				-3	-1
mark-. end	5	-1	-2				-4	-1
mark-. line	1	-4	-5	1		-1	3	1
mark-. mark-"	-2	-3	3
mark-. mark-)	4		-3				-1	-2
mark-. mark-.	-3		3	1	-1	-2	-4	-3
mark-. mark-:	4	-1	-1				-2	-1
mark-. percent	2		-1				-1
mark-. small	1	1	1	-1	-1	-1	-4	-6
mark-. thousands-and-cents		1	-3				1	-2
mark-/ small	-2	1	2	-1		2		-3
mark-: capitalised	2	-3	-3			-1	2	-4
mark-: capitals	1	-1	-2	-1		-1	1	-5
mark-: digits-3	3						-2
mark-: digits-4	4	-1	-2				-1
mark-: line	5	-2	-2		-1		-5	-1
mark-: mark-$	3						-3
mark-: mark->	3		-1				-2	-1
mark-: masked	3		-2				-1
mark-: small	-2	1	3			-1	-2	-2
mark-: thousands	2	-1	-1					-1
mark-; capitalised	-2	-2			-1	-1	2	-1
mark-; line	4		-2		-1		-3
mark-; small			-1				1	-3
mark-= capitals	4	-1				-1	-1	-2
mark-= mark-"	2	-3			-1	-1	-2	-2
mark-? capitalised	4	-1	-1				-3	-2
mark-? mark-?	4	-1	-3					1
mark-? small	3	-1	-2				-3	-1
mark-_ capitalised	3	-1			-1		-1
mark-| capitalised	3	-1	-3	-1	-1	-1	2	-2
mark-| dollars-and-cents	-3	-1	3	1			-1
mark-| line		1		-3		-2	-1	1
mark-® line	4	-3	-2					-1
mark-· capitalised		-2	-2				3	2
mark-– capitals	1						-3	-1
mark-– cents	-2	1	2				-1
mark-– small		1	-2	-1		-1		2
mark-– thousands	-4		3				-1
mark-— capitalised	3	-1	-2				-1
mark-— small	-3	1	3	-1	-1	-1	-1
mark-• capitalised	1	-1	-2		-1		1	-1
masked capitals	5		-5		-1		-1	-1
masked digits-4	3		-2				-1	-1
masked dollars-and-cents	-2		3	-1		-1	-2
masked mark-(	-3		3
percent dollars-and-cents	-3	3	1	-2		-1	-1	-1
percent line	-2	-2	-2				3
percent small	4	-1	-2				-3	-1
small capitals	2	1	-2			-1	1	-1
small code	-3	-2	2	-1	-1	-1	1
small digits-1	1	1	1	1		-1	-3	-2
small digits-2	-2	-2	-3	-1	-1	-1	3	-3
small digits-3		1	-1				-4	1
small digits-4	-1	4		-2		-1	-1	-2
small digits-7	-3	1	3					-2
small dollars	1	2	1	-1		-1	-3	-2
small line	1	-2	-1	-1	-1	-1	1	2
small mark-)		-8	3				-4	1
small mark--			1				1	-3
small mark-.		-1	-3	-1	-1	-1	2	1
small mark-:	-1	-3	1	-1	-1	-1	1	-6
small mark-;	-1	-1	-1			-1	2	-2
small mark-?	1	-4	-1		-1	-1	1	-2
small mark-—		-3			-1		1
small masked	4	-3	-3				-1
small thousands	-1	1	2	1			-2	-1
small thousands-and-cents	-1	1	-1	-1	-1	-1	-3	-1
thousands digits-3		2	-2
thousands line	1	-4	2	-1			-2
thousands mark-?	3	-1	-2				-1
thousands small	1	-1	1	-1	-1	-1	-4	-3
thousands-and-cents capitals	1	-2	-2				3	-1
thousands-and-cents small	-2		2	-1	-1		-3	1
with-digits line	-3	1	4	-1			-1	-1
with-digits mark-$	-3	1	2				1
with-digits mark-(	3	-1	-2				-1
with-digits mark-)	-1	-4	2	-1	-1	-1	-1	-1
with-digits mark-,	-3	2	2			-1	1	-1
with-digits small	3	1	-1	-1	-1	-1	-4	-1
with-digits year	3	-2	-3	-1	-1	-1	-1	-1
year capitalised	-1	-1					3	-1
year capitals	-2	-2	3				-1
year dollars	3	-1	-1				-1	-1
year dollars-and-cents	3	-2	-1				-1
year mark-)	-1	-2	3				-1
# word both read as
 	1				-2	-1	-8
 accountName	-1	2	-1	-1	-1	-1	-3
 accountName?						-1	-4	-1
 accountName?,current?	-5	1					2	-1
 accountNumber	-2	-1		3	-1	-1	-2	-1
 aside current?	3	-1			-1		-2	-1
 current	-5	-2		-1	-1	-1	6	-1
 current?	-3	-4	-1	-1	-1	-1	3	-2
 originalCreditor	-1	-1	-1	-1		-1	-4	2
accountName 	2	-2	-2	1			-3
accountName goes on	-1	-2	1	-1	-1	-1	-3	-2
accountName,current? goes on,current?	-4	-2	1				3	-2
accountName? 	2		-3					-1
accountNumber 	5	-1	-2	-2	-1	-1	-3	-3
accountNumber originalCreditor	-3						-1	3
accountNumber? current?	-2						2
amount 	4	-4	-2	-1	-1	-1	-5	-3
amount accountName	1		-1	-1	-1	-1	-3	-2
amount accountName?	-2	3					-2	-1
amount current	-5						5
amount paying?	3	-1		-1		-1	-3
amount? 	2	1	-1	-1	-1	-1	-3	-2
aside accountName aside goes on		-3	1				-1	-1
aside amount 	3	-2					-1
current 	3	-1	-1	1			-5	-2
current accountName			-2				-3
current accountName,current	-2	3	-1				-3	-1
current? 	3	-2		2			-4	-4
current? accountName,current?	-3	3	-1				1	-2
current? originalCreditor,current?	-1	-1	-2				3	-3
goes on 	3	1	-4	1			-2
goes on accountName	-6	4	-2	-1			-1	-2
goes on goes on	-1		1	-1	-1	-1	-3
goes on? 	4	1	-7	-1
goes on? goes on?	-2	-1	2	-1	-1	-1	-4	-2
goes on?,current? goes on?,current?	-3	-1	2				1
originalCreditor 	4	-1	1		-1		-1	-7
originalCreditor current?	-3						3	-1
originalCreditor originalCreditor	1	-2	-1	-1	-1	-1	-6	1
originalCreditor? originalCreditor?	-3	-2	1				-2	2
paying 	7	-3	-1			-1	-5	-2
paying current	-5						5	-1
paying current?	4						-4
paying paying	-2	-2	-1			3	-2
paying? 	4	-1					-2	-1
paying? current	-3						3
paying? paying?	2	1	-1				-1	-1
# word cell comes
always	2	-4	-1	-5		-5	-3	-5
often	1	-7	-2	-2				-3
twice	2	-3		-1	-2	-1	1	-5
# word cells behind
3		-2	-1		1	-2		-2
4	1	-1	1		-3	-3	-1	1
# word cells
3		-1	-1	-4	-2	-2	-1	-1
4	1	-2		-1	-1	-2	-3	-1
5		-3	-1	1	-3	-1	-1	-3
# word ending
've	2	-1					-1	-1
-01		-1	3				-2
-02	-1	-1	2	2	-1	-1	-3	-1
-09	3			-1		-1	-2
-10	2			-1	-1	-1	-1
-21	3	-1		-2			-1
-23	3	-1	-1	-2			-1	-1
-30	3	-1		-2			-2
-on	-3	4	-1					-1
.9%	3	-1	-1				-1
/ef	4	-1					-2	-2
/mo	3	-1					-2
00%	1	-1	2	-1	-1	-1	-4	-1
1.0	3	-1		-2			-1
1.5	-3			-1	2	1	-2
10%	3	-1	-1				-2
2.1	4	-1		-2	-1		-1
2.2	4	-2		-3			-1
20%	2		-2				-1
4.1	3	-2		-1			-1	-1
4.2	3	-2		-1			-1
4.4	3	-1		-2			-1
74%	3						-2
75%	2		-1				-1
90%	3	-1		-1	-1	-1	-2
99%	3	-1	-1	-1	-1	-1		-1
a	3	-3	-3	1	-1	-1
a's	-1	2	-4	-1	-1	-1	-2	-1
aa	1	-2						-1
aac	3		-2
ack	4	-1	-2				-3
act	1	-3	-3	-1	1	-1	2	-3
ade	1	2					-2	-3
ado	-1	-4	3	-1	-1	-2	-2	-1
aga	-2	-1	-1				3
age		1	3	-1	-1	-1	-4	-3
aha	1		1				-3
aid	2	-3	-2	-1	-1	-1		-2
ail	2	-3	-1				-2
aim	3	-3	1				-1	-1
ain	-3	3	1	-1	-1		-2	-1
air	-4	2	2	-1		-1	-2	1
ait	4	-2	-1				-1
ake	-1	1	1				-3	1
aks	-1	-3	1				-1
all	1	-3	-3	-1	-1	-1	1	-2
als	4	-3	-1				-2	-1
aly	-3	1	2
ame	4	-4	-4				2	-6
and	1	-2	-2	-1	-1	-1	1	-3
ane	-3	1	2		-1		-2
ang	3		-2				-1
ano	4	-1	-2				-1
ans	-1	-2	2				-1	1
ant	-1	2	-3	-1	-1	-1	1	-1
any	1	-1				1	-3
apr	3	-3	-2	-1	-1		-1	-2
ara	1		1				-3
ard	-2	-1	2	-1		1	-4	-5
are		3	-2	-1			-3	-2
ark		1	-2	-1		-1	-3	1
ars	-3	2		-1	-1	-1	-1	2
aru	2	1	-4			1	-1	-1
ary		-3	1				2	-1
as		-4			-1	-1	1	-2
ash	-2	-1	3	-1	-1	-1		-1
ask	4	-2	-1				-2
ast		-2	-5		-1	-1	2
at	1	-3			-1	-1	-4	1
ate		-3		-1	-1	-1	1	-2
ats		-4	-2				2	-2
ays	-1		-2	-1	-1	-1	1	-3
b	2	-4		1	1	-1	-1	-2
b&t	-3	2						1
bal	1	-3	-1	-3	-3	-1		-5
ber	1	-3	-1		-1	-1	1	-2
bit	-3	4				-1	-2	-2
ble	2	1					-3	1
bna	-4	4	1	-1		-1	-1	-2
bom	-3	2	2					-1
box	3		-3	-1	-2		-1	-1
bre	3	-1					-2
bts	3	-1	-2					-1
by	1	-3	-1			2	-1	-1
c		-5	2	-2	1	-1	-1	-2
cal		-3	2
can	1	1	-4				-3	-2
cao	-3	4	-1					-1
cap	2		1				-2	-3
cc	1	-3	1	-1	-2	1	-2	-2
ccc	2		-1	-1			-2	-1
cct	3	-4	-8	-3	-1	-1	1	-4
ces		-1	1	-1	-1		-2	-3
chg	-2	-1	-1				3
cir	3		-2					-1
cl	3	-1	-1				-2	-1
cls	3		-2				-1
co	-1	-4	1	-1		-1	-1
coa	4	-3	-1				-2	-1
col	3	-3	-1				-2	-1
con	2	1	-4				-3
ctr	-3	-2	1				-1	2
cu	-1	-4	2	-2			-1	-3
cvd	3						-3
d	2	-4	-2	-1	1	-1	-2	-1
d's	-2	3		-1	-1	-1	-1	-3
dad	-2	4	-4				-1	-1
das	3	-1	-1				-2	-1
day	3	-6	1		-1			-2
de	2	-4	-2	-1		-1		-3
dec	5	-1					-3	-1
def	3						-3
der	1	2	-3				1	-4
dge	-1	-6	3	-1	-1		-2	-1
dlq	3	-1					-3
dma	-3	3					-1
dmp	-1	-2	-1	-1			1	-3
do	1	-3	-1				1	-1
dpd	-3	-1		-1	-1	-1	3	-1
dr	-1	3	-1	-1			-2
dra	-2	3
dti	3	-1						-2
due		-3		-1		-1	1	-2
d’s	3	-3	-1
e	1	-4			-1			-1
e's	1	1	2				-4	1
eaa	-3	3				-1
eaf	-3	3
eak	2	-3	2				-1
eam	-3	3	-1				-2	-2
ear	1	-2	2				-1	-1
ebo	3	-3	-2				-2	-1
ebt		-1	-2	-1	-1	-1	3	-2
ech	-2	-1	3	-1
ect	-3	1		-1	-1	-1	1	-3
ecu	-3	3
ed	-3		2					-1
eed	-2	-3	-3	-1	-1	1	3	-2
eek	1	-3				-1	-3	1
ees		-2	2				-3	-2
ef	4	-1	-2				-2	-2
eft	4	-2	-1	-1	-1		-3	-1
efx	2	-2	-1			1	-2	-2
ege	-3	2	2				-1	-1
eir	3		-1				-2
el	1	-3					1	1
ela	-1	1	2	-1	-1	-1	-3	-3
eld	-2	3	-1	-2	1	-1	-1
elk	-3	3	2					-1
ell	1		-1	-1	-1	-1	-3	1
elm	-2	2	1
elp	4	-3					-1
ems	-3		3				1	-2
end	1	-1					-3	1
ene	1	2	-4				1	-2
enn		-1	-2				-1	3
ens		1	1				-1	-3
ent		-2		-1	-1	-2	2	-2
epo	-3	-1	-1	-1			3	-1
eq	2	-3		-1			-2	-2
ere	-1		1	-1	-1	-1	-4	-1
ero	2	-2	-2		4		-3
ers	-2		1	-1	-1		-4	1
esc	2	-1	-1				-1
ese	-1	-2	-2				3	-1
eta	2	-3	1					-1
ews	3						-2	-1
ext	4	-3	-1				-1	-1
eye	-2	1	3				-2
e’s	3	-3	-1				-1
f	2	-2	-1				-2
fas	-2	2	-1	1
fax	3	-2			-1		-2	-1
fc	3	-1	-1				-2	-1
fcu	-2	1	3	-1			-2	-3
feb	1	-2	-3	-1			1	-2
fee	3	-1	-1				-3	-1
fer	3	-2	-2				-1	-1
ffs	3						-2
fha	3	-2					-2
fin	-1	-3	1	1			-2	-2
for	2	-4	-3	-1			2	-3
fri	3	-1					-1	-1
fs		-3					1	-1
fts	-2	-1	1				-1	3
g	2						-2
gal	2	-4	-1					-1
gan	-3	1		-1			1	-1
gas	1	-2	-3				-2	2
ge	-3	2	-1				-1	3
ged		-2	-2			-1	2	-2
ger	1	1	-2		-1			2
ges	3	-2	-1				-2	-1
gm	-3	3	-1
gmt	-1	-2	3	-1				-2
go	-1	-4	2	-1			-1	-2
gon	-3	3	-1
got	3	-3	-2				-2
gs	-3	-1	3
gue		2		-1			-2	-2
h	1	1	-1				-3
hak	3	-1	-1				-1
han	2	-1					-2	-1
har	1	-3		1
has	1	-2	-4				1	-1
hat	1	-3	-3			-1	1	-1
hen	1	-4	1	-1		-1	-1	-2
hey	-1	-3	-3			-1	2	-2
hi	3	-3					1	-1
his	1	-3	-3		-1	2	1	-2
hly	2	-2	1			-1	-4	-2
hsa	3	-2		-2
hut	-5	2	1	-1			-3	2
hwy	2		-2
hys	-4		3				-2	2
hạn		-1	-1				3
i		-1	-2	-2	-1	-1	1	-3
i'm	1	-4	-2			-1	1	-3
ial	-3	-1	2	-1	-1	-1	-1	-1
ibe	2		-2				-1
ibu	2	-2	-2				-1	-2
ica		-3	1	-1			-1	-1
ich	1	-1	-3				-1	-1
ick	2		-2	-1	-1		-2	-4
ico	3	-2	-1					-1
ics	-4	-1	1				-2	2
ict	1	-2					-1	-3
id	6	-3	-3	-3	-1		-1	-2
ied	2	2	-4		-1		-5	-2
ies	2	-3		-1	-1	-1	-3	-3
if	3	-3	-1				-2	-1
ife	5	-2	-3				-2	-1
igo	-4	2	2					-2
ii	-1	-3	2	-1				-3
ile	-1	-3	-2	-1	-1	-1	-1	2
ill	1	-3	-1	-1	1			-4
ils	5	-1	-4				-3	-1
ima	-1	-2	1				1	-2
ime	-2	-1			-1		3	-1
imo	3	-1	-1		-1	-1	-2	-1
in	-1	-5	-1	-3	-1	-1	1	-2
ina	3		-2	-1			-1	-1
inc	-3	-4	5	-1	-1		-2	-3
inq	-2	-1	-1				3
int	-1			-1	-1	1	-3	1
iny	-3	1	2				-1	-1
ion		-3	2	-1		-1	1	-3
iot	-3	2	-1					2
ira	4	-2	-2	-1			-1	-2
ire	-4	2	4				-2	-2
irs	-2	2	1	-1			-1	-3
is	3	-3	-6	-1	-1	-1	2	-2
isa	-2		2	-1	-1	-1	-3	-2
ise	-2		1	-1			-3
ist	-1	1		-1	-1	-1	-3	-1
it		-3	2	-1	-1	-1		-3
ita	-3	2					-1	-1
ite	3	-1					-2	-3
ith	1	-4	-3	-1		-1	1	-4
iti	-2	1	3	-1			-1	-1
its	2	-4	-3				1	-2
itt	-2	-1	3					-1
ity	-1	-2	2	-1			-3	1
ive		-3	1	-1	1	1	-2	1
iya	2	-1	-1				-1
ión	1	-3	-2				1	-1
iện	-3		-1					2
j	2	-2	-1	-1	-1		-4	-1
jcp	-4	-1	2				-1	2
k	3	-2			-1		-3	-1
kay	1						-3	-3
kbb	3	-2	-2				-1
ken	3		-3				-1	-1
ker	3	-2					-1
ket	1	3	-2				-2	-2
kia	2	-3	1				-1	-2
kly	3	-2	-2				-1
l		-2	3	-1			-4	1
l's	-1	2	-2				-2	-3
lan		-1					1	-3
las	-3	1	1				-1	1
law	-1	1	-1		-1		1	-4
lco		2	-3
ldo	4	-1	-1		-1		-2	-1
led	3	-3	-1		2	-1	-2	-2
let	1		1				-3
lex	-3	2	2				-1	-1
lia		-3			1		-1
lim	3	-1	-2				-1
lla	-3	-4	4				-2
llc	-1	-4	3	-3	-3	-1	-3	-2
llo	-2	2					-1	-1
lly	-1	1	-1	-1		-1	-2	-3
ln	1	-2		3			1	-1
lo	1	-2	-2				3
loc	-2	2	1	-3	-1	-1	-3	-3
lol	2	-2					-2	-1
lot	-2	-2	3				-1	-1
lp	-1	-2	3	-1				-2
lsi	-3	2	2				-1
lta	-2	2	1			-1	-3	-1
ltd	-4	-1	4				-1	-1
lth	-1	-1					-3	1
lub	-2	2		-1	-1	-1	-2	-3
lus	-2	-4	2	-1	-1	-1	-2	-2
lvd	3		-2					-1
mac	-4	5	-1	-1			-1	-1
man	3	-3						-1
mas	3	-3	-1				-1	-1
may	1	-3	-2			-1		-3
me	1	-3	1				-1	-1
med	-4	1	1	-1		-1
mer	1	-2			-1		2	-3
mex	-3	4	-2				-1	-3
min		-4	1	-2	-2	-2	-1	-2
mit	2	1	-1	-1		-1	-3
mn	3	-1	-2	-1			-1	-2
mo	2	-4		-1	-1	-2		-2
mom	-3	2	2	-1			-3	-2
mon	3	-1	-1					-1
mos	2	-4	-2		-1			-1
mr	-1	2		2			-1	-4
mtg	2	-2	1	-1			-3	-2
mum	2	-2				-1	-2	1
n's	-3	3	-2				2	-1
n.a	-2	-2	1	-1	-2	-1	-2	3
n/a	4	-3	-2	-2			-1	-3
na		-3		-1	-1	-1	-2	3
nah	3	-2	-2				-1
ncb	-4	3	2				-2	-3
nce	2	-3		-1	-1		-2
ncy	1	-3		-1	-1	-1		-1
nds	4	-3	-1	-1			-2	-1
ne	3		-1					-1
ned	2	-3	-2	-1	-1		2	-3
nee	3	-2	-2				-1	-2
net	-1	2	-2	-1		-1	-1	-3
ney	-1		2	-1	-1	-1	-3	-1
nfo	3				-1		-2	-1
nie	3	-3					-1	-1
nks	3	-1	-2					-1
nly	2	-1	-3				-1	-1
nne	1	-3						-1
no		-5	-4	-1	-1	-1	3	-3
not	2	-3	-2			-1	1	-2
now	1	-4	-2	-1
nr	3	-1	-2
nst	4	-1	-2				-3	-1
nte	-3	-2	-2				4
nto	3	-2					-2	1
nts	1	-3	-2	-1	-1	1	-3	2
nty	-3	1	2				1	-1
nue	-2	-2	3				-1	-2
nus	3	-2					-1
o	1	-3		-1	-1	-1	1	-1
oan	1	-2	1	-1		1	-3	-2
oc	3	-1					-2	-4
oca	1	-1					-2
ock	-1	5	-2				-2	-2
oct	2	-2	-3				1	-1
ods	3	-1	-1				-1
oes	3	-1	-1				-2
of		-4			-1	-1	-1	1
ofa	-3	4	1					-1
off	-2	-1	-2	-1	-1	-1	3	-3
ofi	-2	3	-2			-1	-1	-3
oft	3	-3
oh	3	-2	-1	-1		-1	-2	1
oid	2	-1					-2
ok		-5	-2	-1	-1	-1	1	-2
ola		-1	1					-3
old	1	2	-1	-1	-1	-1	-4	-2
oll		-3	-1	-1	-1	-1	3	-4
oma		-2	2				-1	-4
on	2	-3	-4	-1		-1		-2
ond		-3					2	-2
ont	-2	3	-3	-1			-2
ony	-2	-2	1	-1				2
ood	2	-3	-2		-1		1	-1
ook		3	-3				-1
ool	1		1				-4	-1
oop	-2	1	1				-3
op	2	-2	-1				-1	-1
opn	3	-2	-2					-1
ora	3	-1	-2				-2
ord	3	-1	-1					1
ork	-1	-3	-1				1	1
orp	-4		3	-1			-1	1
ort	2	-4	1				-1	-1
oso	2		-2
osp	-1	-2					-1	3
oss	-1	-4	1				1
ost	3	-1	-1				-1	-2
ota	-2	2	-1				1	-2
ote	2	-3		-1	-1	-1		-1
oth	3	-3	1				-4	-2
oup	-1	-1	2				-3
ous	3	-2					-1	-1
out	-1	-3	-3				3	-2
owe	2	-4	-3	-1	-1		1	-2
own	1			-1			-3	-1
p	4		-2				-2
p.o	3	-1	-2					-1
pay	1			-1		-1	-1	-2
pcs	-3						-1	3
pen	3		1	-1			-2
pif	4	-1					-3
pl	3	-3	-1			1	-1	-1
pm	3	-1					-2	-1
pmc	-3	4				-2
pmt	2	-4	-4	-1	-1	-1	1	-2
po	4	-2	-5	-1	-1		1	-1
por	3		-2			-1	-3
pos	3	-3					-1
pot	-5	-1	1		-1		-1	1
ppa	-1	-3			-1	-1	3	-1
ppc	-2	3					-1	-1
pr	-2	-2	3
pra	-2	-2	-2	3			1	-2
pro	-1	-2	3				-1
ptd	3	-1	-1				-1	-1
pts	1	-3					-1
r	1	-3	-1	1	-1			-1
r's	3	-1	-2				-2
ral	-2	-2	3		-1		-3
ran	1	-2	-2		-1		-1	1
rch	-1	-5	2	-1				-3
rcy	-1	1	-4				-1	1
rd	4	-1	-3		1		-2	-2
rds	-2	1	2	-1	-1	-1	-2	-2
red	2	-1	1	-1		-1	-5	-3
ree	2	-4						-1
ref	4	-3	-4	-2			1	-2
rei	-2	3	-1					-1
rep	-3					2	1
res	1	-4		-1		-1	-2
rev	3	-2	1			-1	-3	-1
rgo	-1	-3	1				-1	-1
ria	-3	3	2				-1	-2
rig	3	-3	-1					-3
rio	-1	-1	3				-2
rly	2	-1	-1				-2
rma	3		-2				-1
rms	3	-2	-1					-1
rna	-2	5	-2				-3	-1
rro	1	-4	1	-1	-1		-1	-1
rry			1	-1	1	-1	-3	-2
rta	3						-2	-1
rue	3	-1					-2
rum	-2	-1					-2	5
sal	3	-1	-2				-1
san	1		-3
sba	-2	3
sbc	-4	3	-2	-1			-1	3
sed	1	-1	-5	-1			2	-2
sen	3		-2				-1	-3
ser	2		-3				-1
ses	4	-2					-2	-1
sia	-3	-2	2				-1	2
sin	2	-3					-1
sis	-2	4	-1				1	-1
sit	1	-3					1	-1
ski	3		-3				-1	-1
sky	-4	2	4				-1	-2
snb	-1	2	-2					-2
soc	-1	-3	1				-1
sol	2	-2	-2
st	-1		-2	-1	-1	-1	1	3
ste	4	-1	-3				-2	-1
sum	2	-2	-1	-1
t&t	-4	-2	-1		1		2	4
t's	2	-4	-4				1	-1
tan	2		-1				-2
tar	-3	2					-2	1
tas	4	-1	-2					-2
tax	-1	-3	2					-1
tco	-3	2	2				-1	-2
tcy	2	-1	-2		2		-3	-1
ted	3	-1					-3	-2
tes	-1	-2	2					-3
the	1	-4		-1	-1	-1	-1
til	3	-1	-1				-3	-1
tim	3	-1					-2
tio		1	-3
tis	3	-2	-1					-2
tly	3						-3
to	1	-5	-3	-1	-1	1		-2
too	-2	-1	-1				3	-1
tra	2	-3					-2	-1
tto	-2	2	-1
tu	2	-2	-1				-3	-2
tun	-2	3	-1				-3	-2
tus	4	-2	-2		-1		-2	-2
two	2	-3	-2
tx	4	-2	-1	-1				-1
tão	3	-2					-1
t’s	3	-1	-3				-1	-1
u.s	-2	2	-2				1	-3
ual	3	-3	-1	-1			-2	-1
uck	1	-1	1				-3
ued	4	-2	-2				-1	-1
ugh	3	-1	-2				-2
uh	3	-1	-2				-1
uis	2	-1	-3					1
uit			-3					-2
ule	2	-1					-1
ull	4	-2	-1				-2	-1
ult	3	-1	-2				-1	-1
um	3	-2	-1				-3
umn	2	-1	-1
une		-4	-2	-1			2	-3
unt	2	-1	-3	1	-1	-1	1	-3
ure		2		-1			-3	-2
urr	-3	-3	-1	-1	-1	-1	4	-2
urt	1	-2	-1				1	-1
us	-1	-3	-3	-3	3	3	-3	-3
usa	-3	-4	1	-1			-2
usd	3	-2					-1	-1
use	1	-1		-1	-1	1	-2	-2
ush	2	-1	-1				-2	1
ut	2		-1					-1
ute	2				2		-3	-1
uto	1	-4		-1	-1	1	-2	-1
v's	-3	3	1	-1				-1
van	-2	-2	2				-1
ven	3	-2	-1				-2
vgs	-2		3
vin	3	-2	-2				1	-1
vis	3	-2	-1
vor	-2	1	2
w	1	-3	-1	-1		2	-1	-2
was	1	-4	-5	-1		-1	2	-3
way	1	2	-2				-2	1
we	2	-3	-2					-2
wed	3	-2	-1	-1	-1		-1	-2
wes		4	-3	-1	-1			-2
who	4	-3	-1					-1
x	2	-3	-1	-1	-1			-1
xp	3	-2					-1	-1
y's	-3	4	-1	-1	-1		-3	1
yer	-2	-4	2				1	-2
yes		-4	-2	-1	-1	-1	2	-2
yet	3		-1				-2
ymt	3	-1	-2	-1			-1
yns	-2	2					-1	-1
ype	5	-2	-3		-1		-2	-2
zen	-2	3	-1
zip	-1	3	-1				-1	-2
zle	-4	4
zon	-4			-1	2	-1	-1	3
余额	2	-3	-2	-1	-1	-1		-1
债权人	2	-2	-1					-3
尾号	2	-1	-2	-1				-1
常还款	-3						3
房贷		-3	2				-1
收公司	-4	-2	-1				4
欠	3	-1					-2
正常	-3					-1	3	-1
生贷款	3	-2	-1			-1	-1
账号	3	-3	-4	-2				-1
车贷	2	-2	-2				-1	-1
# word first of cell
0 of 4	2						-3	-2
0 of 5	1	-1	1	-1			-4	-3
0 of 6	2	-2		-1			-5	-1
0 of 7		1	-3	-3			-5	-1
1 of 2	2	2	-4		-1	-1	-2	-2
1 of 3	1		-4	-2			-1	-2
1 of 4		-3	-1	-1	1	-1	1	1
1 of 5	-1		-3	2	-1		-3	2
1 of 6		1	-6	4			1
1 of 7		-1	-9	1	-1	-1	-3
2 of 3	2	2	-3				-2	-2
2 of 5		2	-3	1	-1	-1	-1
2 of 6	-1	2				-1	-2
2 of 7	1	1	-9	-1	-2		-1	-3
3 of 4	1	1	-1	-1	-1		-2	-3
3 of 5	1	3	-2	1		-1	-2	-1
3 of 6	-1	4	-2		-2	-1	-3	1
3 of 7		-1	-5	1	1	-2	-1	-1
4 of 5		-1	-3	-2		-1		-1
4 of 7	2	-1	-4	-2		1	-2	-2
5 of 7		2	-3		-3	-2		-3
6 of 7		-5	-2	-2		-2	1	-2
capital	1	-2	-2	-1	1	-1		-4
capitalised	2	2	-5	-1	-1	-1
capitals			-6	2	-1	-1	-1	1
date	-1	-3	-2	1	2		1	-3
percent	4	-3	1	-2	-2		-5	-2
small		-1	-2	-1	-1	-2		-4
# word first of line
below blank	1	-1	-2	-1	-1		-2	-2
date	1	-3		1	-1	-1	-2	-2
# word first word comes
always		1	-1	-2	-3	-4	1	-1
always, first	3	-3	-1		-1		-1	-1
often, first	2	-4	-3	-1		-1
twice		-3		-3	-3	-3
twice, first	2	-2	-3	-1	-1		1
# word heading
%	3			-1			-2
account #	1	-3	-2	1			-1
account individual	-3		1				1	1
account name	1			-1	-1		-3	-2
account not	3						-3
account number		3	-2				-1	1
account review	3	-1	-2					-1
account status open	3	2					-3
account type	1	-2	-2				3	-2
account type charge		1	2				-2
account type credit	-2		1				2
accounts	-2	1	2	-1			1	-3
acreedor original	-2						2
action	2	-1					-2	-1
active	2						-1	-2
address	1	-3	1	-1	-1	-1	-1	-1
adverse	3	-1					-2
afternoon	3		-2				-1
agency	-2	2	2	-1			-3
and address of	-2		2
anesthesia	-2		3
annual percentage	3	-2	-1					-1
applicant	3		-1				-1	-1
apr	1	-2				-1	1	-1
are you behind	3	-2					-2	-1
attorney	3	-1	-3
auto pay	2	-2
average monthly	2		-2
balance		-1	-2	-1	-1	-1	1	-3
balance date	3	-1					-2
bank of america	-3	2					2
bankruptcy	1		-3				-2	1
before	-1	-1	2		2		-3	-1
before thursday	-2	1	3				-2	-1
behind	3		-2				-2
behind?	-3						3
benefits	3		-2					-2
by month	-1	-3	-1	-1			2	-2
card		-3	-1	-1				2
card credit	3						-3
chủ nợ	2	-2	-2				-1	-1
claim	3			-1			-2
class	4	-4	-1				-1	-1
classification	3						-2	-1
client	1	-1	-2	-2			-3	-2
closing	-2	1	2					-1
collateral	2	-2	-1	-1
collection collection	3		1				-2	-2
collection/chargeoff	2						-3	2
collector	-3	1	2				2	1
company		-1	1	-1	-1			-4
company name	-2	2	3				-1	-1
consumer usa	-1		1				3	-2
corriente		1					-2	-1
credit	2	-4	-1	-1				-1
credit cards	-2		3					-1
credit collection	2		-2				-1	-2
credit credit	3		-2				-2
credit grantor	4	-1	-1				-2	-1
credit history			-3					-1
credit limit	3	1	-2				-2	-1
credit one	1	-3					2	-1
creditor account	-3		2			-1	-3	1
creditor acct	-2	2	2	-1			-3	-2
creditor current	4	1	-4				-1	-2
creditor name	1	-2	-1	-1	-1		-3
creditor name address	3		-3
creditor original	-3	2	2				-2	-2
creditor's	2	-1					-1
current creditor	-3	2					-2	-4
current paid	2	1	1				-3
current terms	3	-1	-2				-2	1
date of	-1	-2	-1				4
date of last	-3	1	-1				2
date reported	2	2			-1		-4
debt	-1	1	1	-2		-1	-4	1
debt type	-1	-3						1
debts		2	1	-1			-3	-2
deferred	-3	1					1
delinquency	-2					-1	2	-1
department	2	-4					1
dept of	-2	2	-1				1
description	1	-1		-2		-1		-3
details	-4	-2	3				1	1
direct stafford	3	-1					-2
due	1	-2	3		-1	-1	-4
edfinancial services	3	-1	-2				-1
enhanced recovery	3	-1	1				-2	1
enrolled	2	-1	-3				-3	2
equity	-1	-1					2
equity line	-3						2
escrow	2		-1				-2
estado	1	-3					1	-2
everything i owe	-2		-2				3
experian equifax	-3	2	2				-1	1
explanation of benefits	3	-1	-2					-1
feb mar	3		-2				-2
first	-3	1	2				2
first premier	3	-4	1				1	-1
following companies	3	-1	-1					-1
for the	2	-1	-2				-2	-1
freedom mortgage	-3		1				2
funding	3	-1	2				-3	-2
furnisher		-1			-1	-1	-3	-1
goes	-3	1	2					1
good	4	-2	-2				-1
good evening	3	-3	-2
great lakes		-1	3				-1	-1
has #	-1		-1	3			-3	-1
has -			1	-1			-2	1
has /		-4	-2	-3	-2	-2	-2	2
has abernathy	-1	-3					1	-1
has about	-2	3		-1	-1			-2
has acceptance		-3					1
has achterberg	-2	-1	2					-2
has acordado	-3	1	2
has activity	3	-1	-2	-1			-2	-1
has advantage	-3		1				2
has after	-3	1	1				1	-1
has again	1	-3						-1
has age	3	-1					-1
has agency	-1	1	1	-1			-3	-2
has aging	3	-2	-2				-1
has aidvantage	2		1				-2
has american	-2	1	2	-1				-1
has amex	-2	1	1				1
has amount	2	-3	-2	-1	1	-1	1	-1
has an	1	-1	1		-1		-1	-3
has anesthesia	-3	1	2	-1			2	-3
has annual	4	-2	-1					-1
has apply	3	-2	-2				-1	-2
has apr	1	-3	1	-1	-1	-2		-1
has are	-1	-4	1	-1	-1	-1	2	-2
has ashley	3	-1					-2	-1
has asked	-1	1	-1				-3	2
has asset	1	-1	-1				-2	3
has assistance	3	-1	-1					-1
has at		-3		-1		-1	4	-2
has authorized	1	2	1				-2
has avant	3	-2	-2				-1	-2
has average	3	-1	-3
has b	1	1		-2	1		-3	-1
has bal	-1	-1		1	-1		-3	-2
has bankruptcy	1	-2	1		-1	-1	-3	1
has be	3	-4	-1
has before	1			-1	2	-1	-3	-2
has behind		-4	-1	-1			2	-1
has bill	1	-1	-1	-1			-2	-3
has bills	-2	1	1	-1				-2
has bluestem	3	-1	-1					-2
has boa	3	-3	2			-1	-1	-1
has borrower	-1		3					-1
has bureau	-2	-2		-1	1	-1		3
has by	-1	-3	2		-1	-1		-1
has c	-1	-2	1	-1		-1	2	-2
has calculation	1	-3	-1				1
has can	-1	-3	3	-1		-1	1	-1
has card		-1		1	-1	-1	1	-3
has cascade	4	-2	-2				-2	-1
has cash	1	1	-3	-1	-1	-1	-1
has category	3	-2	-1				-1	-1
has caught	-3		1				2	-1
has cavalry	-2	-1					3	1
has chg	3	-1	-2				-2
has citi	1	-2					3	-1
has claim		1	1	1	-1	-1	-3	-1
has class	-2	1	1	-1	-1	-1	-2
has classification	3						-2	-1
has client		-2	-3	1	-1	-2	-1	2
has clm	-3		2
has closed	2	2	-1	-1			-2	-1
has co	-1	-1	2		-1		-2
has cobranza	3	2	-2				-3	1
has code	1	-1	1		-1		-3	-2
has collateral	3		-2	-1			-1	-1
has collection		3	-1	-1	-1	-1	1
has collection/chargeoff	2		1				-3	2
has collector	1	-2	-1		-1		1
has college	3						-3
has comment	1	-2	1				-1	-1
has comments		1					-4	-1
has commonwealth	1	-3	-1
has complete	3	-2	-1				-1	-1
has condition	-2	2	3		-1			-1
has confidential	4	-3	-3				-1	-2
has consolidation	-3	-1	3	-1			-1	1
has contact	1	-2	-1				-3	-1
has counseling	-1	2	1				-3
has count	4	-2	-2					-1
has creditorname	-2	2	3			-1	-2	-2
has creek	-2	1	1				2	-1
has ctr	1	-2	-3	1			-1	-1
has dana	1	-3	2				2	-3
has data	4	-1	-1		-1		-3
has day	-2		3				1	-1
has de	-1		-2		1	-1	-1	-3
has debit	3	-2	-2		-1		-1	-1
has debt		-1		-2	-1	-2		1
has debts		1	1	1	-1	-1		-3
has debttype	-1	-3	-1			1	1	-1
has deferred	3	1					-2
has delacroix	-2	1	3					-1
has delinq	-3	-1					3	-1
has department	1	-4	2				1	-2
has dept	-2		3	1	-1		-1	-1
has description	2		-1	-1	-1	-1		-2
has designator	3	-1					-2	-1
has devedor		-2		-2	1		-2	-2
has direct	1	-3	1	-1				-2
has district						-1	-3	1
has dla	-3	1	2				-1	1
has done	-1	-2	2				1	1
has down			3	-1			-1	-1
has ecoa	2	-2					-2	-1
has ed/aidvantage	-3	1	3				-1
has edfinancial	3	-1	-2				-2	1
has efx		1	3				-2	-1
has electric	-3	1	4				-1	-1
has else	1		1				-3	-1
has emergency	-2		3					-1
has end	3	-1	-1				-1
has ending	-1	1	1	-2			1	-3
has enrolled	2	-2	-3		-1		-1
has error	-2	-2	2				-1	-2
has escrow	3		-1				-2
has est	2	-3						-1
has estado	1	-4					2	-1
has estate		1	2	-2	-1		-2	-2
has evening	2	-2	-2
has everything	-3	1	1	-2		-1	3	-2
has evidenced	-2	-2	2
has expenses	4	-1	-2				-2	-1
has experian	1	3	-1	-1	-1		-1	-1
has explanation	1	1	1				-3	-1
has f	3	-3	-2				-1
has factoring	3	-1					-1	-2
has fair	1	-1					-3
has fargo		-3					1	-2
has feb		3		1			1
has federal	3	-2	-2		-1			-2
has fees	3	-2	-1				-1	-1
has file	3	-3	-2	-1
has finance		-2	-2	-1	-1		2	-2
has financial		-2	-1	-1	-1	-1	2	-3
has following		-3	1	-1		-1	-1	-2
has form	2	-2					-1
has found	3		-2				-1	-1
has frequency	3						-3	-1
has get	1	1	-1				-3	1
has goes	-3	1		1			-2	1
has got		-3	-1				2
has gracias	3	-1	-1				-1
has grant	-3	-3	1				1	1
has grantor		-2	2	-1			-3	1
has great	-1	1		-1			-3
has guide	3	2	-3				-2	-1
has h/c	-2		2				1
has has	-2		1				3	-2
has have	2	-1		-1			1	-2
has heartland	3	-1	-1		-1		-2
has here	-3		1	1		-1	1	-1
has hold	-3	4	1				-1	-1
has home	-1	-2		-1		-1	1	-4
has house	2	1					-3
has how	1		-2	-1				-3
has huntington	2	-3	-1				2
has if	5	-2	-4				-5
has important	3	-1					-1
has inc	-2	-2		1	-1		-1	3
has include	3	-1					-2	-1
has individual	1	-5	-1	-1	-1	-1	-1
has infile	3	-2	-1				-1
has innovis	3	-2	-1				-1
has inquiries	2	-2					2	-2
has inquiry	3	-2	-2					-1
has institution	4	-4	-1				-2	-2
has int		-3		-2			-1	1
has interest	2		-2	-2		-1		-3
has intro	2	-2	-3
has items		1					-3	-1
has its	-2	2	2					-1
has j	-1	2	2	-1			-3
has jan	1	1	-3	1			-1	-2
has jcpenney	-3		2					-1
has jpmcb	-1	3
has keep	2	-2	-3					-1
has keisha	1	1	1				-3
has kind	1		1	-1		-1	-3	-2
has last	-1		4	-2	-1	-1	-1	-5
has later	-4		2				3	-1
has le	-2	1	3				-1	-1
has leave	3	-1	-1				-2	-1
has left			-1				-3	-1
has lender		-2	1	-2	-1	-2	-5	-1
has liabilities	-1	-2	3	-1		-1	-1	-2
has liability	-3	-3	-2	-1			4	-2
has lien	2	-1	-3
has link	1	-2	-1				2	-1
has listed	-1	1	2	2			-1	-2
has lo		-2	-1	-1			2	-3
has loan			-1		-1	-1		-2
has loans		-2	4	1			-1
has lurker	-3	-2	3
has m	4	-3	-2				-2
has mask	2	-3	1			1	-3	-1
has matched	3	-1	-1				-2
has maximum	4	-2					-4	-2
has may	1	-2	-1			-1	1	-1
has mensal	-2	-2		-1	-1	2	2	-1
has mercy			-3				1
has min	-1	-4	3	-1		1		-3
has minimum			3	-1		-1	-3	-1
has missed	-2	2					2	-1
has mn	-3	1	4					-1
has money		1	-1	-1			1	-2
has month	-1	1		-2	-1	-1	1	-3
has mop			-1				-1	3
has morning							-1	-3
has mortgage		-1	-1	-1	-1	-1	3	-2
has mountain	-3	1	-1				2
has ms	1	-1	1	-1			-2	-3
has much	-3	2	1				-1	-2
has my				-1	-1	-1	-3	-2
has n	-3	-1	2	2			1	-1
has na	-3	-1	-2	-1	-1		2	1
has name	-1			-3	-1	-1	-1	-4
has new	-1	3	-1				-3
has night	-3	-3	2	-1				-1
has note	-3	-3		-2		-1	2	-3
has notes	1	-2	-2	-1	-1	3		1
has nothing	-2	2	1				1	-1
has nov	1	1	-2				-1	1
has now	1	-3	-1	1			1	-3
has nợ	1	-3	-2	-1			-1	-1
has o	1		-2	-1	-1	-1		-1
has offer	3	-1	-2	-1			-2	-1
has offers	2	-4					-1	-2
has offset			3	-1	-1		-1	-1
has ok	-1	3		-1	-1	-1	-1
has old	-3	2	-2				1	1
has ones	2	-3	1				-1
has online	-2		3					-1
has opened	-2	-3	1	-2			1
has or	2	-1	-3	1	-1	-1	-1	-1
has order	3	-3	-3				-1	-1
has orig.	1	-2	-2				-1	3
has original		-2	-3	-2	-2	-2		2
has ostrowski	3		-1				-2
has other	-1		-2	2		-1	-3	2
has our	3	-4	-1				2
has owe			2	-1	-1	-1	-2	-4
has owes	1	-2	-1				-1	-2
has own	1	-3	1				-3	-1
has owner	2	-1						-3
has page	-3		2				-1	-1
has partners	-2	-2		-1			4
has patient	1	-1	1	-1				-2
has paying		2	2		-1	-1	-3	-2
has payment	-1			-1	-1	-3		-3
has paymnt	3	-2	-1					-1
has payoff	4	-1	-1	-1			-3
has pays		-1	4	-1		-1	-1
has pays_as_agreed	3		-1				-1	-1
has pd	2	-1	-1	-3	-1	-1	-2	1
has pell	1	-3	1	-1
has people	4	-2	-2				-1
has period	3						-2
has phone		-3	1				1	-1
has physician	-3	2	-1				2	-1
has pinnacle	-3	1	2				-1	2
has plaintiff	3	-2	-2				1	-1
has portfolio	1	-4	-2	-1	-1		2	-1
has position	2		-1				-1	-1
has possible	2	-1	-1				-2
has potentially	2	-1	-2				-1
has prairie	3	-3	-1
has premier	2	-3	-3				2	-2
has principal	3	-4	-1	1			-1	-2
has priority	-2	-2	3				-1	-1
has product	2	-2	-4				1
has program	1	-3	1	-1			-3	-2
has pymt	-1	1	-3				1	-2
has que	1	1	-2	-1	-1	-1	1	-2
has r	3	-5	-1					-2
has rate		1	-1	-1		-2	-1	-3
has re	1	2	-3					-2
has receivables	-1		-3	-2	-3	-1	1	1
has recent	2	-3					-3	2
has record	3	-2	-1				-1
has recovery		-5	-3	-1	-2	-1	-1	4
has ref		-2	-1	3			-2	-2
has remark	1					-1	-3	1
has repayment	1	-3	-2				2	-1
has requested	3		-1				-1	-1
has requests	4	-4	-3				-1	-1
has retail	3						-3
has rewards	-1	-1		-1			-1	2
has right		3	-1	-1			-2	1
has rosalind	2	-3					2
has said		1	1	-1			-3
has saldo	-2	1	2	-2	1	-2	-1	-3
has sallie	-3	1	-1	-1			2	1
has sec	-3	2	3	-1			1	2
has secured	1	2	-1				-3	1
has send	3		1		-1		-4	-2
has seq	-1	3				-1	-1	-1
has service	3	-4	-1	-1				-2
has servicer		-4					-1	-2
has servicing		-2	-4	1	-1		1	-2
has shop	2		-3
has shows	2		-1					-3
has sold	2	-2	-1					-1
has son	3	-1	-2				-1	-2
has spv	-3	-1	1				3	1
has st	3	-2	-1	-1			-1	-2
has stafford	1	-3						-2
has stand	-2	-1	3				1	-1
has status		-4	-1		-1		1	-2
has subcode	4		-3	-1			-1	-1
has summary		-3	1	-1	-1		-3	-2
has sun	-1	-2	1				-3	-1
has sunday	1	2	3		-1		-3	-1
has sunrise		2					-2	-1
has synchrony	-2		-3	-1			1
has systems	-1	-4	-3				1	3
has t	2	-2	-2	-1			2	-1
has tab	-2		1					-1
has tamarack	1	-3	1				-1	-1
has term	2		-1				-4
has terms	2	-1	-2			-1	-4	1
has them	1		-1	1			-3	2
has there	2	4	-3	-1			-2	-2
has think	2		-2				-1	-1
has through	-3		-1				2
has today	-2	1	-4				1	-3
has todo	2	-3	2				-1	-1
has took		-3					1	-2
has trade	1	-3	-2	-1			-2	2
has transfer	3		-2				-1
has transunion		2	-1	-1	-1	-1		-3
has triple	-2	3	1				1	-1
has tv	-3						3
has typ	-3		2	-1			-1	-2
has type	1	-1		-2	-1			-3
has union	1	-2	-2	-3			1	-2
has unpaid	1		1	-1	-1	-1	-4	-2
has until	3	-2	-1
has up	-1	-3						1
has updated	-1	-2	1	-1		-1	-3	-2
has us	4	-2	-3					-1
has usa	-1	-2	1				2	-3
has use		-1	-1				3	-1
has util	-1	-1				2	-3
has utilities	3	-1	-3				1	-1
has uw		-3				-1		-1
has va	-2		2	-1				-3
has value	4	-1	-2				-1
has viewed	3	-1	-3					-1
has visit	-1			-1			-3	-3
has w	1	2	-1	-1			-1	-3
has wants	1		2				-2	-1
has we	1			-1	-1	-1	-1	-3
has webbank	1	-1	-3				1	-2
has what	-1	-2	1	-4	-1	-2	-2	-1
has which	2		-1					-3
has wife	-2		3				1	1
has will		-1					-1	-3
has worst	1	1					-3
has wrong	3						-3
has year	5	-3	-1				-3	-1
has yes	2	4	-2	-1			-4	-1
has yet		2					-3
has you're	-2		3				-2	-1
has your	-1	2	-1	-1	-1	-1		-3
has yours		-2	-3				3	-2
has zero	-2	1					-2	3
has |	1		3	-1		-1	-3
has 债权人	-2	2	3				-1	-1
health system	1		-3				2
heartland	3	-1	-1		-1		-2
hold on	3	-1	-1				-1
home equity		3	-1				-1
home lending	-3		1				2
home loans	3	-1	-2
hospital	-2	2	-3	1	-1
house	3		-1				-3	-2
huntington	2	-2	1
i installment	2						-2
ic system	2						1	-2
in good	-3	3	2				-1	-1
included in	-3	-1	3				1
individual		-3		-1	-1
individual monthly	2	-1	-1				-2	2
installment account	3	-1					-1	-1
institution	3	-3	-2				-1	-1
interest rate	1	1	-3				-1	-1
is the	1			-1			-4	-1
it	-3		3
item	-3	1	2				1	-2
kind	3	-2	-1				-2	-1
lakeview loan servicing	2		1				-3
last		-2	3				-4	-1
last pd	4	-1	-3	-3			-1	1
last reported	-2	2	1
lender	3	-1	-2	-2			-3	-2
lendmark	-3	2					1
liability amount	-3		3
liability type	-2	-2	-2	-1			2	-1
lien	3		-3
limit	3	-1	-3					-1
line of	3	-1					-2
llc	4	-2	1		-1		-4	-1
loan type credit	3						-4
mail	-3	2					1
mando lo que	-3	2					1
mar apr	4		-3				-2	-1
mar feb jan	3		-2					-1
maximum	3	-1					-3	-1
means 		-1	1	1	-3	-1
means balance		-1			1	-4	-1	-2
means number		-2	1	3		-2	-2	1
means original	-1	-2	-3	-2	-1		-1	1
means paying	-1			-2	-1	2	-3	1
means reported	-1	1	2	-1	-2	-1	-3
means status	-1	-2		-2	-2	1	1	-2
means text		-1		-2	-1	1
means veto	2	-3	-1	-1	-1		1	-2
mgmt	2		-1					-3
midland credit	-2	3	-2
min	-3				-1	3
minimum payment	3	-2				-1	-2
money	3	-1	-1				-1	-1
monthly	1	2	-1	1	-1	-1	-3	1
months	3						-3
mortgage		-1	-3	-1				-1
my debts	-3		1				2	-1
name	1			-1				-4
name and	-3	2	2
name date	-2	-1	3					-1
national credit			-1				-3	1
none		3					-1
not on there	-4	4	1				-1
not reported	3		-1				-2	-2
nov	2						-2
now	3	-1	-1					-1
number		-3	-1	-2	-1	-1		2
number date	-3	-2	1		-1	-1	3	1
o	4	-3	-1				-1
oaks capital	-2		-2				-1	3
of it	-2		1				2
of the	3	-2	-2				-1	1
ok	3	-2	-2				-3
ok ok	-3	1	3					-2
on time			2					1
one sec	-3	1	3				1
online	-2		3
only	-3	1	1				1	-1
open open open	-3		1				2
opened high	-1	-1	-2				3	-1
orig creditor	-3	1					-1
orig. creditor	1	-1	-2				-2	3
original	-1		1			-1		-3
original creditor	-1	-5		-2	-1	-1
original loan	3	1	-1				-3
other		2	-2	-1			-1	-1
owe	1	-3						-1
owe not	3	-2	-2
owner	5	-3	-4				-1	-1
paid from	3	-2	-1					-1
past	-2	-2	-1				3
pay status	-3	1	1				-1
payment deferred	3		-1					-1
payment history guide	2		-3				1
payment status current	-3	1					1
payments	-1	2	-1	-1	-1	1	-3	-3
personal loan	3		-1	-1			-1
pinnacle	3	-1					-1	-2
portfolio recovery	-1	-2	3					-1
potentially	3		-1				-3
prairie	3	-2
principal	4	-2	-1				-2	-1
product	2	-2	-3				1
rate	1	-2	1				-4	-1
rating	-1	2	-1			-1
recent account	3	-2	-1				-1
remarks		-2	-3
repayment	1		-3				1	-1
report	1	-1	1				-2	3
reported	1	-3	-1		-1			1
reported past	3						-3
repossession	2	-2	1				-3	1
represents the amount	2						-2	-1
requests	3	-2
requests viewed	3	-2
responsibility individual	1		1				-3	-1
save	2	-1	-1				-1
schedule	3		-1	-1
see	-3						3
send me	3		-3
service	3	-2	-1					-1
services llc	2							-2
shows	4	-1	1					-3
spring oaks	2	-2					-1	-1
sprint	3	-1	-1				-1
status charged	3						-3
status collection	1	1	-1				-3	-1
status current	-1	-2	3				-3
status payment	-3		2				1
status repayment	3	-1	-3				-1
student loans	1	-3	-1				-1	1
subject	3	-2	-3					-1
subject re	-1	3	-2				-1	-1
summary of	3	-2	-1
synchrony bank	3		-3				-2
system	-2	-1					3	-2
target	1	-2					-1
thanks for the	-2	3	1					-1
that	1		1				-3
the account	3		-2				-1
the adverse	3						-3
the car	-2		3
the debt	3		-1				-2	1
this	1	-1	-3				2	-1
toyota	2	1					-3
toyota financial	-2						3	-1
transunion	3		-2	-1	-1		-1	-4
transunion credit	-3	1	3				2
transworld systems	1	-2
type revolving	-3	-1	2				3
updated	-1		3				-2
updated sunday	-1	3	1				-2	-1
va	-3	2	1					-1
we owe	-2	1	2
webbank	3	-1	-2				1	-1
western	3	-1		-1			-1	-1
what	-1	1		-2			1	-3
who	-1	1		-1			-2	2
who do you	-3	2					2
who we owe	-2		2				-1	1
you	3	-3	1				-2	-1
you owe		-3	2		-1			-1
you're all	-3	-1	3
your			-2				2	-1
your account		-3	1				1
your accounts	-2	2	1				-1
your credit report	3						-2
yours	-1	-1	-1				3
yung listahan		2	-3
# word known from here
begins creditor	-1	5	-2	-1		-1	-1	2
collector		3	-2	1	-1	-1	-1	-2
creditor	-3	1	2	-1	-1	-1		1
kind	1	-3	3	-1	-1		-1	-4
status 90days	-2	-3	-1	-2	-1	-2	4	-3
status current	-2	-6	-4	-1	-1	-3	4	-3
trade	-1	-5	1	-1		-1		1
# word known of cell
address		-2		-2	-4	-2		-5
kind	2	-4	-3	-2	-1	-1		-3
label agency	2	-2	-1	-1	-1	-1	-2	-2
label balance	1	-2	-2	-1	1	-1	-1	-2
label name		-1	2	-2	-1	-1	-3	-1
label number			-1	2	-2	-1		-4
label opened	4	-1	-1	-1	-1		-2	-1
label original	-1	-2	-2	-1	-1			3
label paying	-1			-2	-1		-1	-3
label status	-1	-3		-2	-1	-1	1	-4
label statusHint	3	-2	-1	-1	-1	-1	-4
label veto	4	-2					-2	-2
status	-1	-6	-2	-2	-1	-1	1	-3
# word known of line
furniture	6	-5	-4	-1	-1		-2	-1
legend	1	2	2	-2	-1	-3	-1	1
section accounts	4	-4	-5	-1	-1	-1	-5	-2
section collections	3	-3					-3
section skipped	4	-4	-2	-1	-1	-1	-2	-2
# word label beside
a	-3	2	3				-1	-1
account type	2	1	1				-3	-1
acct status	3	-1					-1
amex blue cash	-3	3	-1
auto	3		-1				-2
balance	4	-1					-2	-1
best egg	1	1	-4	-1			-1	-1
both	-3	2	2				-1	-1
c	-3	1		-1			2	-1
charge-off	2						-2
charged off	2						-2
collection	-1	2	1				-4	1
collection/chargeoff	3						-3
condition	2						-2
creditor	-2	-1	2	-1			-2	-2
due	3						-2
i	-1	1	1	-1			-3	1
in collections	1	-1	-1				-3	3
late?	-3						3
lending club	3	-2	-2				-2	-1
loan type	3	-1					-1	-1
means 	1	3	-1		-3
means amountLoose	3	-2					-1	-1
means balance	6	-3	-1	-1	-2		-2	-2
means name		2		1	-1	-1	-2	-5
means number	2		1	2	-1		-1	-3
means opened	3	-1					-1	-1
means original	1	-3	-3	-1	-1		-4	1
means paying	2	1	1	-1	-1		-5	-3
means status	-1	-4	-4	-1	-1	-1	1	-2
means statusLoose	-1	-2		-1	-1	-1	1	-3
no	-2	1	3	-1			1	-2
ok	3	-1	-1				-2	-3
original creditor	-1	-2	-2	-1	-1		-3	1
payment	3	-2	-1				-2	-1
pays as agreed	3						-3
pennymac loan services	3	-1	-2
re	2	-2	-2
rent		-3
revolving	-1	2	2				-1	-1
transunion	3	-2					-2
y		-5					1
# word label with colon
account	-3	1		2	-1		-2	-1
address	4	-2	-2		-1			-1
cc	3	-2	-1					-1
comments	3	-1					-1	-2
credit cards	3	-1	-3				-2
creditor	-3	3	2
creditor name	3	-2	-3					-1
example	3	-2	-2				-1	-1
from	2		-1		-1		-1	-3
grant attending school name	2	-2	-2					-1
inquiries	2	-1						-2
loan attending school name	2						-1	-1
loan status	4	-1					-4	-1
loan type	1	2	2		-1	-1	-2	-3
loan type description	3	-2	-2				-1	-1
means 		-2	1	-3	-1	-3		-1
means amountLoose	4						-3	-1
means balance		-4	-3	-1	2	-2	-2
means date	3		1	-2	-2	-1	-6	1
means money	3	-4	-4	-1	-3	-2	1	-1
means name		-1	2		-2	-1	-3
means number	3	-4	-2	1	1	-1	-4	-3
means original	-1	-3	-2	-1	-1	-1	-1	3
means pastDue	3				-1	-1	-1
means paying		-3	-3	-1	-1	2	-2	-3
means status		-4	-3	-2	-2	-2	1	-3
means statusHint		-3	-3	-2	-2	-3	-1	-2
means statusLoose		-4	-2	-3	-2	-2	1	-4
means text	3	-3	-2	-1	-1	-1	-1	-1
means veto	2				-1		-1	-4
monthly payment	3						-2	-1
name	3	-2	-3					-1
orig	-2							3
patient	-1	-3	1				-2	-2
patients included	3	-1	-1	-1			-1	-1
provider	2	-3	-1					-1
re	-1	-2	-5		-1		2	-3
remark	3						-3	-2
responsibility	3	-1	-1				-1	-1
status	-1	-3	-2	-2	-2	-2	1	-3
student enrollment status	2	-2					-1
student first name	3	-3
student last name	3	-2
terms	3						-2	-1
to	5	-4	-3		-1			-2
total	3				-2	-2	-1	-1
存款	3	-3	-2				-1	-1
# word last of line
date		-2	-2	1	-1	-1	-1	-2
letters	-1	-4	1	-1		-1	2	-2
small		-3		-1	-1	-1	1	1
# word line above
</credit_liability>		-5	-3	2	-1	-1	-2	2
account info	-1	2	1				-2	-1
account name	-5	4	6				-1	-1
account number	-3	-1		3			-1
account type	2	-1	-1				-2	-1
accounts in good standing	1		-3
available balance	4	-3	-3
bank of america	-1	3	1				-1	-1
begins #	-1	2	1		-1	-2		-3
begins $	1						-1	-3
begins (	2	-1		3	-2	-2	-3	-3
begins *		-4	1	-1	-4	-3	-1	-3
begins +	-1	1	2	-1		-1	-3	-2
begins -	-1	1	1		-1	-3
begins .	3	-2	-2				-1	-1
begins <	1			-3	-1	-3	-1
begins [		-3	1		-2	-2	-4	1
begins account	-1	-1			-3	-2
begins acct		2	3	-2	-1	-1	-1	1
begins active	3	-2	-1				-2	-1
begins add	4	-1	1				-3	-1
begins address	-1	-3	-3	-2	-2	-1	1	1
begins addresses	3	-2	-2				-1	-1
begins adverse	-1		4				-2	-1
begins agency	-2	-4	2	-1	-1			2
begins al	3	1	-2					-1
begins ally		-3	-2	1			1	-2
begins amazon	-2	3
begins american	-1	1	-2	-1			2	-3
begins amount	-1	-1	-2	-1	-1	-2	1	-5
begins and	1		-2	-1	-1	-1	-2	1
begins applicant	3	-3	-2		-1		-1	-1
begins asset	3						-2	-2
begins at&t	3	-2	-2					-1
begins aug	3	-2	-1				1	-1
begins bank	3	-1	-2	-1	-1	2	-1	-3
begins before	3		-3				-3	-1
begins bk	-1	-2					3	-1
begins both	-1	2	1				-3	1
begins bread	-1	1	3	-1		2		-2
begins call	2	-2	-1			-1	-1	-1
begins cap		1	3	-1		-1	-3	-1
begins capital	2	-1	-2	-1	-1	-1		1
begins case		-1		-1	-1	-1	-4	-2
begins cash	1	-1	-1	-1	-1	-1	-2	-2
begins category	3	-2	-2				-1
begins certified	3	-2	-2				-1
begins chase	2	-2		-2		-2	2
begins chrysler	3	-2	-3				-2
begins cl	-1		2	-1	-1	-1		-3
begins claim		3		-1
begins client		-3	-2	1	-1	-1		1
begins collection	-1		1	-2	-1	-1	-1	3
begins comcast	-1	1	1				1	-3
begins comment	-2	2	3	1			-1	-1
begins comments	2	-2					-3	-3
begins consumer	4	-2	-1		-1			-2
begins continue	3	-2	-1				-1
begins cousin	2	-3	-1				-2	-1
begins creditor		-1		2	-1	-1	1	-3
begins curtis	3	-2	-2				-2
begins d		-3		-2	1	-2	-1	-1
begins date		-1		-4	-2	-2	-1	-2
begins days			1	-1			-3	-2
begins dear	1	-2	3	-1	-2	-1	-4	-1
begins debt	-1	3	1	-2	-1	-1	-1	-4
begins debts	-1	2	1	1	-1	-1		-3
begins delivered	3		-1				-1
begins deposits	3	-1	-2
begins desert	2						-2	-1
begins dillard's	-2	2	3
begins discover	1	-3	-1	-2	-2	-1		-3
begins dr	-4	1	-1		-1	-1	3	1
begins duke	1	-2		-1			-2	-1
begins dívidas	3	-2					-1	-2
begins ecoa		4	2					-1
begins ed		-1					3
begins edit	-1	2	2				-2	-1
begins ending	1		-1	-1			-3	-2
begins enrolled	2	-3		-1			1	-3
begins experian	3	-1	1		-1		-4	-1
begins feb		-2	-4				3	-2
begins fidelity	3	-2	-1	-1			-1
begins fifth		-1	-3	-1			1	-1
begins figure				-3	-1	-2
begins financial	3	-2	-2				-2	-2
begins fingerhut	1	-3
begins first	-1	-4	1	-2	-2	-1	2
begins fourth	-2	1	1				1	-2
begins freddie	2	-1	-2
begins goldman	-2	-1	2				1
begins good		-3	-1				1	-2
begins got	-1	2	-2	-1	-1		-3	1
begins green	3	-2	-2					-2
begins greensky	-3	1	2	2			-1
begins guarantor	-2	1	1	-1			1	-3
begins halvorsen	-3	-1	-1				1	2
begins hard	3	-1	-3				-1	-2
begins have	3	-1				-1	-2	-2
begins honda	-2	1	3	-1	1	1	1	-1
begins hospital	2	-5		-1	-2	-1	-2	-1
begins hunter	-3	-1	-1	-1			2	3
begins hyundai	1		1				-3	1
begins ic	-3		-1	-1		-1	1	2
begins if	2		1	-1		-1	-3	-3
begins image	-1	2	-1	-1		-1		-3
begins in		1		-1	-1	-1	-2	-2
begins income	3	-1					-2	-1
begins inquiries	3	-3	-3				-1	-2
begins installment	-2	1	3	-1	-1	-1	-2	-2
begins insurance	3	-1				-1	-1	-1
begins interest	5	-1					-3	-1
begins irs	2	-3	1					-1
begins item	3	-3	-2	-1			-1	-2
begins j		1	2				-1	-2
begins jan	1	-3	2	-1				-1
begins jefferson	3		-1	-1			-4	2
begins key	2	-3	-3				-1	1
begins kia	1	1	-3				1	-2
begins last	-4	2	1	-1	-1	-1		-2
begins late	-2	2	3	-1		-1		-3
begins law	3	-1			-1		-1
begins lender		-1		-1		-1	3	1
begins lendingclub	3	-2	-3	-1	1	-1	-1	3
begins lightstream	5	-5	-3				-1
begins lincoln	-3	2	4					-1
begins loan		1	2	-2	-2	-1	-1	-2
begins loans	-2	2	2	-1		-1	-2	-2
begins log	2	-2	-3					-1
begins long	-1	1	3					-2
begins lowe's	-3		2				1	-1
begins mar	1						-2	-3
begins maximum	4						-3
begins may	3	-1	-1				-1	-1
begins medical	-3	1	1				-1
begins member	3	-1	-1		-1		-1	-1
begins min		-1	2	-1				-3
begins miss	3						-3
begins mo	2						-2
begins month							-2	-1
begins my	1	-1		-1	-1	-1	-1	-2
begins name	1	-2			-1	-1	1	-3
begins navient		-1	-3				1	-1
begins navy			1	-2	-1	-1		-3
begins need	1		2				-2	-3
begins nelnet		-1	1	-1				-2
begins netflix	2	-2	-2	-1			-3
begins new	1	-5	2	-1			-1	-1
begins no		-2	-1	-2		-1	1	-2
begins none	3	-3	-3				1	-1
begins north	1						-2	1
begins not		2	1	-1		-1	-3	-2
begins note	-3	-2	2	-1			1	-2
begins o	3		-2		1		-3	-1
begins oct	3	-2	-2				-2	-3
begins october	1	-3	-2		-1
begins offer	3	-1	-2				-1	-1
begins offers	3	-2	-3					-1
begins opened	-2	1	2	-1		-1	3
begins orig	-2	2		-1	-1	-1	3	-1
begins originally	2	-1	-1				-3
begins orlando	4	-2	-1					-1
begins other		-1	2	-2	-1	-1	-2
begins our		-3	-2	-2	-1	-1	-2	2
begins outstanding	3	-1	-1				-1
begins owner		1	-1				-2
begins paid			2	-1			-1	-3
begins patient	1						-1	-2
begins penn	-3						2
begins pennymac	-3		4	-1	-1	-1	-1	-2
begins people	3	-1					-3
begins per	1		-1				1	-3
begins petal	2	-2	-2					-1
begins plan	1	-3	-2				1	-2
begins please	1	-1		-1			-3	-2
begins pmt	2	-3	-2				1
begins po	1	-3	-3	-2	-1	-1		1
begins posted	3	-3	-1					-3
begins prairie	4	-2	-1		-1			-1
begins present	-1		2				1	-1
begins property	3	-3	-2	-1				-1
begins prosper		-1	3		-1	1	-2	-2
begins public	4	-2	-2				-2	-2
begins put	-2	3	2				1	-1
begins quest	3	-1	-1				-1
begins quicksilver	3						-1	-1
begins radius	-1				-1		3	-1
begins rating	2	-2	-1				-3	-2
begins re		-4		1			-1	1
begins recent	5	-2					-4
begins reference	-1	-2		-1	-3	-1	1	-1
begins regular	2	-5	-4	1				-3
begins rent	4	-3	-3	-1			-4	-2
begins renta	2	-1	-1
begins repayment	2	-3	-2
begins reported	-1	2		-1	-1	-1	1	-3
begins repossession	2						-2
begins requested	3	-3	-2
begins requests	3	-3	-2				-1	-2
begins rocket	2	-2	-2				-3	1
begins saldo	-1	-2		-1		1	-2	-3
begins salt	3						-2	-2
begins schedule	3	-1			-1		-3	-1
begins section	2	-1	1	-1	-1		-2
begins see	1	-1	2				-2	-3
begins seller	2	-3	-3				2	-1
begins sep		2	1					-2
begins sheffield	-3			-1			3	-1
begins shop	2	-1	-1					-1
begins skip	3	-2	-3
begins snowball			2				-3	-1
begins so	1	-2	2			-1		-3
begins sofi	-1	-2	-3	-1		-1	3	-1
begins source		1					-3	-1
begins st		-3	-2	-1	-1	-1	1	1
begins state	4	-2	-3				-1	-2
begins statement	3	-3	-1	-1				-2
begins subaru	-3	2	2
begins subject	3	-2	-1				-3	-2
begins synchrony	2	-5	-1	-1		-1	-1	1
begins t-mobile	4	-2	-3				-3
begins tamarack	3	-1					-1
begins target		3	-1		1	-1	-2
begins term	4	-2		-1	-1		-3	1
begins thank		-1		-1				-2
begins thanks	2	-2	-1	-1				-1
begins that's	1	1	-3				-1	-2
begins thd/cbna	2	-1	-1				-1
begins the			-1		-1	-2	1	-3
begins then		-1	-4	-1		-1	1	-1
begins this	3	-3		-1	-1	-1		-1
begins tidewater	1	-3	-2				1	2
begins to	3	1	2		-1		-3	-2
begins total	1	-2	-1		-1	-2	-1	-5
begins totals	4	-2	-2				-2	-2
begins tradeline	-4	4	4				-1	-2
begins trans	2	-1	-1					-1
begins transunion		3		-1	-2		-4	-3
begins truist	-2	1	2				1
begins u.s	1	-3	-1	1			1	-2
begins uncle	1	-2	-3	-1			2	-1
begins unpaid		-3					-1	2
begins updated	-1	2	3	-1	-1		-4	-3
begins upstart	1	-1	-3	-1		-1		-2
begins via	3	-2	-2					-1
begins view	-1	2		-1		-1	-5	-3
begins visa	1	-3	1	-1			-2	-1
begins voice	-1	-4					1	-2
begins wait	3	-2	-2				-2	-1
begins washington	4	-2	-1				-3
begins wayfair	-2	2	1			-1	1	-1
begins wells	1	-2	-1	-1	-1		1	-3
begins what	3			-2			-2	-2
begins wife	2	-2	-3				2
begins with		3	1					-2
begins worst	2						-4
begins xpn	2	-2	-1				-1	-1
begins year	2		1				-2	-1
begins yes	1			-2		-1	4	-1
begins you		-3	1		-1	-2	-1	-1
begins your	1	-2	-2	-2	-1	-1	2	-3
begins yung	1	3	-1				-2	-1
begins zales	-2	1	3				2
begins zip	-2	2	1
begins |	-1	-2	1	-3	-1	1	-1
begins ·	2	1	2			-1	-2	1
begins •	2		2		-2	-3	2	-2
begins ◦	1	-1	-1	-1		-1		-3
begins ☐	2	1	1	-2	-2	-2	-2	-4
begins ✓	1					-1	-3	-2
begins 合计	2	-1					-1
begins 👍		3	-1					-1
charge-off		1					-3
closed accounts	1	3	-1				-2	-1
collection		-1	-1				-2	3
comments contact	3	-4	-4				-1	-1
continue	3	-2	-1				-1
credit one bank	3	-3	-2
creditor	-3	1	1	-1				-1
current			3				-3	-2
delivered	3	-1	-1				-1	-1
derogatory	-2	1	3				1	-1
how can you dispute the debt?	4	-2		-2		-1	-1	-1
imagen omitida		2	-1					-1
in good standing		1	-1				-3	-2
inquiries	4	-2					-1	-1
k	-3	3	1				1	-1
loan status:df	-3						3
loan status:du	-4						4
loans	-3		3	-1				-1
log	2	-3	-1					-1
means 		1		-1		-3
means , short	1	1		-1	-1	-1		-3
means agency	3	-2	-1
means balance, short	1	-1	-1		-1		-3	1
means date	1	3	2	-1	-1	-1	-1	-3
means money			1	-1		-1		-2
means money, short	1	-3	-1	-1	-1		1	1
means name	1	-2			-1	-1		-3
means name, short		2	-1		-1	-1	-1	-3
means opened	2	-1					-3
means original	2	-1	-1	-1			-4	-1
means pastDue, short	-2	2	-2				1	-1
means paying	1	-2	1	-1		-1	-1	-2
means paying, short	2	-2	3				-3	-1
means reported, short							-3
means statusLoose, short	-4	-3	1				3
means text		-1		1	-2	-2	-4	-2
means text, short	1		2	-1	-1		-4	-2
means veto	5	-4	-3				-3	-2
none	1	1	-1	-1	-3	-1	-2	-5
open accounts		3
opened	2	-1					-3
original amount	-3	-1	-1				1	1
original creditor		-3	-3	-1			-3	1
other	-2	3	3				-3	1
our information shows		-1	-1	-2		-1	-3	-1
paid as agreed	2						-3
pattern "#","w			2	2	-3	-3	-1	1
pattern "w","w	1	1	2	1	-1	-3	1	-2
pattern #)#	1	-1	-1	-1	-1	-1		-2
pattern #)#, first	4	-3					-1
pattern #)w	-1	-1	-3				2	1
pattern #)w(w)	1	-3	-3		1	-1	1	1
pattern #)w,wM	-1	-2		-1	1	1	-2	1
pattern #, first	2	-1		-1			-4	2
pattern #.w#.$	3	-3	-2				-1	-1
pattern #.w(w)		3	-2	-1	-1	-2	1
pattern #.w,w#	1	-3	-3			-1	-1	-2
pattern #.w,w,		-2	2	-1		-1	-3	-2
pattern #.w,w?	-2	1	2				1	1
pattern #.w.w#	3	-1	-1				-1	-1
pattern #.w.w,	3	-2	-2				-1
pattern #.wMw#	3	-2	-2					-1
pattern #.wMwM	2	-2	-1				3	-1
pattern #:#w:w, first	-2	3
pattern #M	1	-3	-2				-1	2
pattern #M/M, first	3						-3
pattern #M/MMM		-2	-1	-1	-1	-1	-2	1
pattern #w	-1	-4	1	-1		-1	1	-1
pattern #w#M/M	3	-2	-3				-1	-1
pattern #w#wMM	2	-1	-3	-1			-2	1
pattern #w(w)M	1	-2	-1				2	-3
pattern #w/w#M	-3	1					1
pattern #w:w	-1	2	2				-1	-1
pattern #wM#wM	2	-1					-2
pattern #wMwM#	-3	2	1				-1
pattern (w)w#w, first	-4	4
pattern (w.)	-3	1	2					1
pattern -	2	-1	-1				-2	-1
pattern -, first	3	-1					-3
pattern --	3	-1	-1				-2	-1
pattern </w>	-2	-1	-1	2	-1	-1	-3	2
pattern <?w="w	3	-1	-1					-1
pattern <w="#"	1		3	-1	-2	-2	-3	-1
pattern <w="w.	3	-2	-2
pattern <w>	1	-1	-3	-1		-1	2	-1
pattern <w><w>	3	-2	-2
pattern <w_w="		3	1			-1	-1	-2
pattern M	1	-6	-3	-1	-1	-2		-2
pattern M.w	4						-3
pattern M/M/M	3	-2		-1	-1	-1	-3	-2
pattern M/M/M#	3	-1	-1				-1	-1
pattern M/M/MM	-1		-1	-1	-1	-2	3	-4
pattern M/M/MM, first	3	-3					-2
pattern M/M/Mw	4	-3	-2	-2		-1	-3	-4
pattern M/MMMM	1	-3	-3		-1	-3		-1
pattern M/Mw#M	3	-3	-2		-1		-1	-1
pattern M/MwM	2	-1	-1				-3	-1
pattern M/MwM, first	3	-3						-1
pattern M/MwMM	3	-3	-2				-1	-1
pattern M/w, first	-3	3
pattern MMMMM	-1	-3	-1				2	-1
pattern Mw	1	-1	1	-1	-1		-3	-2
pattern Mw#wMM	-2	2	2	-1			-3	1
pattern Mw,w,w	1	1	-3		-1		-1	-1
pattern Mw:w	-3	2	2				2	-1
pattern MwM	2	2	2				-3
pattern Mw————	3	-1	-1				-3
pattern M✓✓✓✓✓	4	1	1				-4	-1
pattern M✓✓✓✓✓, first	2	-1					-2
pattern []w	3	-2					-2
pattern [w]	2	-3	-2				1	-1
pattern w##	2	-3	-1	-2	-1		1	-1
pattern w#####	3	-1	-2				-2	-1
pattern w##w	2	-1	-3					2
pattern w##w#M	3	-3	-3					-1
pattern w##w#M, first	3	-3
pattern w##w, first		-3					1	2
pattern w#$M$M		-2	1	2	-1	-1	1	-2
pattern w#$M$M, first	4	-1	-1				-1
pattern w#$M☐$	1	3	-1				-2	-1
pattern w#$M☐$, first	3	-2					-1
pattern w#(w)	1	-2	1	-1			-4	-2
pattern w#)	1	-2	-1	-1	-1	-1	-3	-2
pattern w#)#	1	1	-2				-2
pattern w#)#, first	3	-2					-1
pattern w#, first	2	-3	-1		-1		1	-1
pattern w#/M/M	3	-2	1		-1		-1	-2
pattern w#M		-3	-1	-1	-2	-1	1
pattern w#M/M/, first	1	-2						1
pattern w#M/MM	1	-2	-4	-1	-2	-2	1	2
pattern w#MMM#	-1	-1	3	2			-1	-1
pattern w#MMM#, first	-3	3					-1
pattern w#MMMM		-3	1	-1	-1	1		-3
pattern w#MMMM, first		1					-3	-2
pattern w#MMMw	1	-1		-3	-1	-1	-2	-2
pattern w#MMMw, first	2	-3	-1				-1	1
pattern w#MMwM	2	-3	1	-1			-2	-2
pattern w#MMwM, first	-3	3						-1
pattern w#Mw#M	-3	1					3	-1
pattern w#Mw#M, first	3	-2					-2	-1
pattern w#Mw#w	2		-2				-1
pattern w#Mw#w, first	2	-2						-1
pattern w#MwM	-2	-3	-3	-2	-1	-1	3	-5
pattern w#w#	1	-3		-2	-1	-1	-2	-2
pattern w#w#w			1		-1		2	-3
pattern w#w#w?	3	-1	-3	-1	-1	-1		-1
pattern w#w(w), first	3	-1		-3
pattern w#w)	3	-1	-1					-1
pattern w#w,wM	-1	-1					2	-2
pattern w#w.w(	-3	1	2	2
pattern w#w.w,	-2	-1	3
pattern w#wM	1			-1			-1	-3
pattern w#wM:M	3	-2	-2					-1
pattern w#wMMM	1	-1		-2		-1		-4
pattern w#wMwM		-4	1	1		-1		1
pattern w#wMwM, first	-3	3
pattern w$#,Mw	4	-1	-1	-2	-3	-1	-1	-1
pattern w$M	3	-1	-1				-2	-1
pattern w$____	3	-1	-2
pattern w&w, first	-2	-1	-1				3	-1
pattern w(w!)	3	-2	-1				-1
pattern w(w#M)	3	-2	-2				-1	-1
pattern w(w)##	-2	-1	2	-1		-1	2	-1
pattern w(w)#w	1	-2		-1	-2	1		-2
pattern w(w)..	-1	-3	2				1	-2
pattern w(w)M	3	-1					-3
pattern w(w)MM	-2		1	-1		-1		-3
pattern w(w)Mw	1	-1		-1	-1	-1	-2	-4
pattern w(w)w:	3	-1	-2		-1			-1
pattern w(w)wM		-2	3	-1	-1		-2	-1
pattern w(w+w)	3		-3
pattern w(w+w), first	3	-3
pattern w(w,w)	2	-2	1			-1	-3	-1
pattern w(w,w), first	-2	3	-1					-1
pattern w(w,w,	2		-3			-1		-1
pattern w(w.w)		-2	1				1	-3
pattern w(w:w)		-1	-1	-1	1	1		-3
pattern w,	1	-3	-2	-1	-1	-1	-1	-3
pattern w,, first	1	-3						-1
pattern w,Mw,w	2	-3	-1					-2
pattern w,MwMw, first	3	-3	-1
pattern w,w(w)		-2	1				-1
pattern w,w,w,	-1	-1	-1	-2	-2	2	-3	-2
pattern w,w,w.	2	1	1			-1	1	-4
pattern w,w,wM	-1	2	-1				1	-3
pattern w,w.			-1	-1	-2	-1		-3
pattern w,w., first	2	-2	-1	-1			-1	-1
pattern w,w.w	1	-2	-3		-1		1
pattern w,w.w,	-2	2	-1			-1	3	-3
pattern w,w.w,, first	3	-3
pattern w,w:	-1	-1	1	-1	-1		1	-2
pattern w,w:w,	3		-1				-2
pattern w,wM	1	-2	-3	-1	-3	-1		-2
pattern w,wM(w	2						-2
pattern w,wM, first	2	-3					1	-1
pattern w,wM,w	-1	-1		2			2	-3
pattern w,wMw#	3	-1	-3					-1
pattern w,wMwM	1			-1		-1	-1	-3
pattern w-	-1	-2	-3		-1		-1	2
pattern w-----	2	-1	2	-1	-1		-3
pattern w--w	2	-1					-1	-2
pattern w-Mw,w	-2	-1	2			-1	-2	-1
pattern w-w	1	-3		1	-2			-2
pattern w-w#	3	-1	-2				-1	-1
pattern w-w#MM	-1	-1	3
pattern w-w.w#	-2	2	-1					1
pattern w-w;w-		-2	1	-1			-1	-1
pattern w-w;w-, first	-4	4
pattern w-wMwM, first	-2	3
pattern w.					-1	-1	1	-4
pattern w.....		1			-2	-2	2	1
pattern w....., first	1	-1					-3	-1
pattern w.M	3	-2	-1				-1	-1
pattern w.w#Mw, first	-2	3					-1	-1
pattern w.w(w)		2	1	-1		-1	-2	-3
pattern w.w(wM			-3				1	2
pattern w.w,	3	-1					-2	-1
pattern w.w,w	2	-3					-1	-1
pattern w.w,w#	1	-2	-3		2	-1	2	-1
pattern w.w,w,				-1		-1		-3
pattern w.w,w.	-2	1	1	-1	-1	-1	1	-3
pattern w.w,w., first	3	-2
pattern w.w.	2	-2	-1	-1		-1	-1	-5
pattern w.w.w, first	-2	3					1	-1
pattern w.w.w.			3	-1		-1		-3
pattern w.w:		-3		-1	-1	-1		-2
pattern w.w:Mw	3	-2	-2					-1
pattern w.w?		-1	-1				-1	-3
pattern w.wM, first	2	-3					-1
pattern w.wM/M	-1		2	-1	-1		3	-2
pattern w.wMw,	3	-1	-3				1	-2
pattern w.wMw., first	3	-3
pattern w.wMwM			-1	-1	-1	-1	-2	2
pattern w/w	1	-3			1	1		-1
pattern w/w#MM	-1	-1	3	1				-2
pattern w/w, first		2	-2				-1	-2
pattern w/w/w/	1	-2			-1			-1
pattern w/wM	2	-1	-1				-1	-2
pattern w/wMwM, first	-3	1		2
pattern w:	1	-4	-1	-1	-2	-2	1
pattern w:#		-2	-2	-2		-2	1	-3
pattern w:#w:#	2		2				-2	-1
pattern w:#w:w, first	3	-3
pattern w:$Mw:	-2	-2				-1	2
pattern w:----	1	-1					-1	-2
pattern w:--MM	3						-3
pattern w:M	-1	-2	1	-2	-1	-2	1	-3
pattern w:M/M	-1	-3	-2	-1	-1	-1		1
pattern w:M/M/	3	-5	-3	-1	-1	-1		-4
pattern w:MM--	3						-3
pattern w:MMM	3	-2	-2				-2	-1
pattern w:Mw#w	3						-2	-1
pattern w:Mw, first	1	-3					1
pattern w:Mw:M	-1		1	-2	-1	-2	1	-2
pattern w:Mw:M, first	1						-4
pattern w:w	-1	-4	-1	1	-1	-2	1
pattern w:w$#,	-1	2		-1	1	1	-3	-2
pattern w:w$#,, first	3	-2
pattern w:w(w)	3	-4	-2	-1			1	-2
pattern w:w, first	-2	1	-2	-1			2	-5
pattern w:w,w#	3	-2					-1	-2
pattern w:w,w,	3	-2					-3	-2
pattern w:w,w.	3	-2	-1	-2	-1			-2
pattern w:w,w:	3	-1	-2				-1	-1
pattern w:w.	3	-1	-2					-1
pattern w:w.w.	1	-3	-1				1
pattern w:w:w-	3	-1	-1				-2
pattern w:w:w:	1	-3	-1	-1	-1	-1	-2	1
pattern w:w:wM	-4	2	3				-1
pattern w:w=w=	3						-2	-2
pattern w:wM, first	1	1					-2
pattern w:wM/M			1		-1	-1		-2
pattern w:wMw		1	-2	-1		-1		1
pattern w:wMw#	3						-1	-1
pattern w:wMw,	-1	3	1				-2	-2
pattern w??	1		-3
pattern w?w	-2	1	2	2	-1	-1	1	-3
pattern wM(w)M	1	2	-1
pattern wM, first	1		-1	-1	-1	-1	1	-3
pattern wM,w,w	3						-2	-1
pattern wM,wM, first	3	-2					-2
pattern wM-wM-	1	-3	1	-1		-1
pattern wM., first	4	-3					-1
pattern wM.w.	2	-1					-1	-1
pattern wM.wMw	2	-1	-2				-1
pattern wM/M;w			-2	-1	-1	-1	-3	1
pattern wM/Mw	3		1				-3
pattern wM/Mw#, first	2	-1		-2
pattern wMM	-1	-2		-1	-1	-1	2	-3
pattern wMMMMM		-4	3	-1		-1	1
pattern wMMMMM, first		1		1			-3	-1
pattern wMMMMw	3	-3	-1	-1	-1		-1	-2
pattern wMMMw			2	-1			-2	-3
pattern wMMw, first	3	-2	-1
pattern wMMwMM	1	-1					-3
pattern wMw#w	1	1	-4				-4	1
pattern wMw, first	-1	1	-2					-3
pattern wMw,Mw, first	3	-1		-1			-1	-1
pattern wMw,wM		-3	-3	-2	-1	-1	3
pattern wMw.w	4	-1	-2				-2	-1
pattern wMw.wM	1	-1	2	1		-1	-2	-3
pattern wMwM#w		-1	-3				1	-1
pattern wMwM/M	-2	1	2	-1		-1		-2
pattern wMwMM, first	3	-3					-1
pattern wMwMM/	3		-2
pattern wMwMMM			2	-2		-1	1	-3
pattern wMwMw	-1	-1	-1	-1	-1	-1	2	-4
pattern wMwMw#		-1	-3	-1	-1	-1	1	-2
pattern wMwMw#, first	2	-3					2
pattern wMwMwM	1	2		-3	-2	-2		-4
pattern wMwMwM, first	5	-4		-1			-2	-1
pattern wM–w	2	-3	-2				-1	-1
pattern w|w	3	-2	-1				-1	-1
pattern w|w#	3	-1	-2				-1	-1
pattern w|w#Mw	-1	4	-1
pattern w®	3	-1	-1				-1
pattern w®, first	2	-2	-1					-1
pattern w®w	3	-2	-2				-2	-1
pattern w–w	1	-3	-1				-2	1
pattern |w|#|M	2	-1	-1				-3
pattern •w#M,w	3						-2	-1
pattern •w.	3		-1				-2	-1
pattern ☐w(w)M	-2		2				1
pay		2	3				-2
payment history	2	-1	-1		-1		-4	-1
public records	3	-1	-1				-2	-1
regular inquiries	2	-2	-2				-1	-1
scheduled payment	-2						2
sincerely,	3	-2	-1
skip to main content	2	-2	-1					-1
total claim	-2	2	2	1			-1	-1
type	3	-1	-1				-2
unsecured	-3	1	1				2
who	-3	3	1				-1
worst payment status	3	-1	-1				-3
you said	2	-2	-1				-2
三, 催收	-2		2	-1			1	-1
# word line below
account #	-4	4	-1				-2	-2
account history	3	-2					-2
account info	5	-4					-1	-2
account no	-2	2					2
account summary	4	-3					-1
account type	-2			1			-3	2
accounts	3	-2					-1
approval odds: outstanding	3	-3
auto loan	-3	3					-1
balance			-3	-1				-3
begins "	2	-3	-1	1	-3	-2	1	1
begins #	-1	1		-2	-1	-2		-3
begins (	1		-1	-2	-1	-2		-3
begins *	-1	-3	-1	-3	-2	-2	1	-1
begins +	2		3	-1			-4	-2
begins 0%	3	-1	-2				-1	-1
begins 1-01	3	-2	-2
begins ;	-2	1		-1			3	-2
begins <	-1		1		-3	-3
begins [			-3	1	-2	-2		1
begins aaron's	-2	1	2				1	-1
begins account	-1	2		-2	-3	-2	-3	-1
begins accounts	5	-3	-3				-2	-2
begins acct	-2	3	2	-3	-1	-1		-1
begins add		-2	-2				1	-3
begins address	-2	1	2	-1	-2	-1	-1	-1
begins addresses	2	-1	-1					-1
begins adverse	4						-3	-1
begins aidvantage	-1	2	2	-1		-1	-1	-3
begins ally	2	-2	-2					-2
begins amex	2	-2	-1	-1			3	-1
begins an	3	-1					-2
begins and	-1	1		-2	-1	-2		-5
begins application	3	-2	-2
begins approval	4	-2	-3				-1
begins apr	3	-1	-1				-2
begins are	3	1	-2				-1	-1
begins as	1	-4	-3		-1	-1
begins asset	3	-2					-1	-1
begins assets	3	-1					-2	-1
begins attorney	1	-2	1	-1			-2	-2
begins attorneys	2	-1	-1		-1
begins aug	4	-4	-1				-2	-1
begins auto	-3	-1	1	-2			2	-2
begins available	1	-3	-2	-1			1	-1
begins award	2	1	2				-3
begins ay		3	-1				3	-1
begins b	-1	-2	2	-3	-1	-1	1	-4
begins back	3	-1	-1				-2
begins bal	-1						-3
begins best	2	-4		-1	-1		3	-1
begins between	2						-2
begins borrower	3	-1	-1	-1			-1	-1
begins bridgecrest	4	1	-2				-3	1
begins bureau	4	-1	-1				-3
begins c/o	-2	3	2				-1	-1
begins car	1	3					-2	-2
begins card	3	-1	-1				-2	-1
begins carecredit	2		1				-3
begins cash	2	-3	-2	-1	-1	-1	-1	-1
begins cavalry	2	-2	-3	-1	1	1	-1	-1
begins cb	2	-1	-1		-1		-1
begins cell	3	-2	-1				-1	-1
begins certified	2	-1	-1
begins charged	-2	3	2	-1				-1
begins charges	-2	2	2	-1			-1	-2
begins chase		-2	-3	-3	-1	-1	1	-3
begins chatgpt	2	-1	-1				-3
begins checking	2	-2	-1				-2	-1
begins child	-2	1	1				3	-1
begins cl		1	1	-1	-1	-1	-3	-2
begins claimed	2	-1	-2				-1	-1
begins client		1		-1	-1		3	-3
begins col	3						-3
begins comenity		1				-1	1	-3
begins company	1	-2	-1				-1	3
begins completed	3	1	-2		-1
begins court	3	-2	-1				-2	-1
begins creditor		-1		-1	-1	-1		-4
begins creditors		-1	1				-2	-1
begins credor	3	-1	-1		-2	-1		-1
begins current		-1	-1		-1	-1		-3
begins customer	-3	1	3	-1			2	-1
begins d	-2	-3	1	-2	1	-2	-3
begins date		-3	-1	-3	-3	-2		1
begins days	3		-1	-1			-1
begins dear	3	-2	-2		-1			-2
begins debt	2			-1			-1	-1
begins debtor	2	-2	-2		-1	-1	-2	2
begins deferred	2		-1				-3	-1
begins delivered	-1	1	2				-1	3
begins deposit	3	-2	-2				-1	-1
begins description	3	-3	-3	1				-1
begins did	3	-2	-1
begins direct	5	-4	-3				-1	-1
begins disbursed	-3			2			1
begins discover	1	-2		-1	-1		1	1
begins dont	2	-2					1	-2
begins ecoa	1	-3	-1	-1
begins edit	3	-2	-2		-1	-1	-3	-2
begins electric	-2		3	-1			1	-1
begins end	4	-2	-2	-1			-1	-2
begins equal	3	-2	-2				-1	-2
begins equifax	3	-2	-2				-3
begins est	3	-2	-2			-1	-1	-1
begins estado	2	-3	-2					-2
begins estimated	3	-1	-2				-4	-2
begins example	3	-2	-2				-2
begins experian	1	3	3		-1		-4
begins f	3	-1	-1				-4	-1
begins family	2	-1	-1		-1			-1
begins farm	3	-3	-3				2	-1
begins fecha	-3	1					2
begins federal	4	-3	-2
begins federally	4	-2	-2				-1	-1
begins fees	1	-3					-1	1
begins fidelity	3	-2	-2				-1
begins file	4	-4	-3		-1		-1	-3
begins filed	3	-1					-1
begins final	-2		1				2
begins financial	3	-2					-1	-2
begins fingerhut/webbank		3	2				-1
begins first	1	-3	-2	-1	-1	1	3	-1
begins for	-2		-2	-1	-1	-1	2	-3
begins form	2	-2					-1	-1
begins gemb/jcp	-2						2
begins genesis	2	-1	-2
begins get	3		-2		-1		-1	-1
begins goal	3	-2	-2				-1	-1
begins gracias	2	-1	-3				-1
begins grant	4	-3	-3					-2
begins great	-1	3	-2	-1	-1	1		-1
begins guarantor		-3	1	-1	-1		-1	-3
begins gulf	3	-1				-1	-2	-1
begins harris	1	-3	-2				1	2
begins heights	-4	2					1	1
begins hers	3	-2	-3				-1	1
begins how		-3		-1			-1	-2
begins https	1	-3	-2					-1
begins huntington	-1	2	1	-1		-1	-1	-2
begins i	2	1		-1	-1	-1	-2	3
begins i'm	1	-1					-2
begins if	1		-1			-1	-1	-3
begins in		-2	-1		-1	-1	3	-1
begins inquired	3	-4	-3				-1	-2
begins inquiry	3	-2	-2				-1
begins installment	-2	1	3	-1	-1	-1		-2
begins irs	-3	1		1		-1		1
begins jan	3	-2	-2				-2
begins jo	-2	2	2				1	-1
begins june	3	-1	-1
begins kohl's	1		2				-2	-1
begins kohls	2		3			-1	-2	-1
begins la	-3	2	3	-1		-1	-1
begins lakeside	-3	1	1				2
begins las	2	-2	-2
begins lease	2	2				-1	-3	-1
begins left	-3	-1	2	1			1	-2
begins level	3	-1	-1				-2	-1
begins lightstream	2	-3	-1				-1
begins list	4	-2	-2					-1
begins loan	2	-1		-3	-2	-1		-2
begins loans	1	-1	-1		2	-1	-2	-2
begins log	1	-3	1	-1			1
begins lol	3	-1					-1
begins lowe's	-2		3				2
begins lvnv	-3	2	-1			-1	1
begins macy's	-2		1	-2	1	1	-3	-2
begins make	1	-3	-2				2	-1
begins mar	4	-4	-3				-2	-2
begins marcus	3	-3	-2		1	1	1	-1
begins mariner	-1		-1	-1			3	1
begins may	5	-3	-2	-1	-1		-1	-1
begins mercy	1	-1	-4				1	-1
begins min		2	2				-1	-1
begins mine	-1	4		1			-1	-2
begins mission	-2	1	3				1	-1
begins monthly	1	-3	-1	-1			-1
begins mortgage	-1	3	1			-1	-1	-3
begins needs	3	-2	-1
begins netflix	2	-1	-1				-3	-1
begins never	-3						4	-1
begins next	3	-1	2				-2
begins nmls	3	-1	-1	-1			-1
begins no	1	-1	-1	-2	1		-1	-3
begins none	1	1	1				-4	-1
begins nonpriority	-1	4	3		-1	-1	-2	-3
begins notes	-1	-3	-1				1	-1
begins nothing		2					3	-2
begins notice	4	-2	-2				-3	-1
begins now		-1	-2				-3	1
begins number	3		-2				1	-2
begins o	1	-2		-1		-1	-1	-3
begins oct	3	-2	-2				-1
begins of	3	-2	-3				2	-1
begins offers		-4	-1	-1			1
begins office	3	-1	-1				-2
begins oh	-1	2	1	-1	-1	-1	-3	1
begins ok		2		-1			1	-3
begins okay	2	-1	-1				-1	-2
begins old		-4	1	-1	-1	-1	1	-2
begins ollo	4	-3	-3				-2
begins one	-3		1		-1		2	-1
begins open		1	1	-1		-1	-3	-1
begins orig	-3	3	3	-2	-1	-1		-2
begins our		-3	-2	-2	-2	-2	-1	1
begins overview	4	-1	-1				-3
begins p.o	-1	2	2	-1	-2		-1	-3
begins paid	-2	-3	2	-1			2	-1
begins part	2	-3	-2	-1	-1	-1	-1	-1
begins patient	-2	-1	1	2			-2	-2
begins patients	3	-1	-1				-1	-1
begins payday	3	-3	-3				2
begins payments		-3	-2				1	-1
begins pays	3	-2	-1				-2	-1
begins people	2	-2	-2				-1
begins phone	3	-1	-1		-1		-2	-1
begins plaintiff	-2	2	3				-1	-1
begins planet	3	-2	-1	-1			-2	-1
begins platinum	1	-2	-2				2
begins please	3	-1	-1			-1	-3	-2
begins po	-2	1	1	1	-1	-1	-1	-6
begins post	-3	1					1
begins prepared	3	-2	-1		-1		-1
begins principal	-4	1	2	-1			2	-2
begins privacyguard	3	-1	-1				-1	-2
begins property	4	-3	-1				-1	-2
begins préstamos	3		-2				-2
begins quest		2	2				-3
begins rate	3	-1	-1				-1
begins regional		-3	3				3	-1
begins regions	1	-2	-2	-1	-1	-1	-1	-2
begins regular	1	-1		1			-2	-2
begins rent	-1	1		-1	-1	-1		-5
begins renta	3	-3	-3
begins reply	4	-2					-1	-1
begins report	2	-3	-2		-1		-1	-1
begins reported	-2	3	1	-1	-1		-1	-2
begins requested	3	-3	-3				-1	-1
begins responsibility		-3	-3		-1	-1		1
begins retail	-3		2				1	-1
begins revolving	-2	1	2	-1	-1	-1		-3
begins rocket	1	-3						-1
begins rr	2	-1	-1
begins sample	3	-2	-2				-1
begins santander	2	-2		-2		-1	-1	-2
begins savings	2	-3	-2				1
begins score	3	-3	-2		-1		-1	-1
begins sears	-3	4	3	-2		-1	-2	-1
begins section	1	-2	-2	-1	-1		1	-3
begins sell	4	-2	-2				-1
begins sep	3	-2	-2					-1
begins service	-3	1	1	1			1	-3
begins servicer	4	-3	-3				-2
begins services		-2	2				-3
begins shares	3	-2	-2
begins si	2	-1	-1				-1	-1
begins signed	3	-1		-1			-1
begins soc	3	-2	-2	-1	-1			-1
begins social	3	-2	-1		-1
begins sofi		-2	-2			-1		-1
begins spring	-3						2	2
begins status	1	-3	-3	-4	-2	-1
begins student		-3			-1	-1	2	-1
begins subtotal	-2	2	2	-1	2	-1	-1	-1
begins summary	-1	2	2	-3			-3	-3
begins syncb/amazon		-1					3	-1
begins synchrony	2	-3	-1	-1			-1	-2
begins t-mobile	3	-4	-2				-2
begins tarjeta	1	3	-2				1	-1
begins tax	1	1	1				-3	-2
begins thank	1	-3	-1	-1	-1		1	-2
begins thanks	-2	2	2	-1		-1	1	3
begins thats	-1	2	-3				1	2
begins then	-2	-1	2	-1		-1	1	-3
begins today	3	-1	-2				-1
begins toll	3	-1	-1		-1
begins totals		-1	1		-1	-1	-1	-2
begins trade	4	-2	-1				-2	-2
begins transunion	-1	3	2	-1	-1	-1	-3	-1
begins trustee	2	-1	-1				-1	-1
begins unsecured	2	-1	-2			-1	-3	-1
begins up	3	-1	-1				-1	-1
begins updated	-2	-1		-1			3	-1
begins upgrade	2	-4	-1				3	-2
begins upstart	1	-3		-1		-1		1
begins upvote	2	-2	-1			-1	-3	-3
begins v	-2	3	2				1	-1
begins vantagescore	2	-2					-1
begins view		-1	-1	-1		-1		-3
begins wait	3		-3					-1
begins washington	3	-1					-1	-1
begins we're	-2	1	2				1	-2
begins webbank/fingerhut	2		-2					-1
begins what		2		1		-2	-3	-2
begins work	3	-3	-1
begins would	3	-2	-2		-1		-2	-2
begins xfinity	3	-3	-2				-1
begins xpn	-1	-1	-1				3
begins y	1	3						-1
begins year	2	-1	-2	-1			-3	-1
begins you	1	-2		1	-1	-1	-2	-3
begins your	2	-2	1	-1		-1	-2	1
begins zip	-1	2	3				-1	-1
begins |	-1	-1	2		-1	-3	1
begins ~	3		1				-2	-1
begins ©	3	-3	-3				-1	-2
begins •	1	1	1	-2	-2	-3	1	-1
begins ☐		1	2	-1	-1	-1	-1	-3
begins 【	-2			-1			3	-2
begins 合计	-1	4	1	-1	-1	-1		-1
begins 😬		-2	-1			-1	2	-3
charge account	-4	4						-1
company sold	-3	-1						3
contact info	2						-3	1
credit card	-4	4	-1				-1	-1
date opened	2	-1					-2	1
experian	3						-2
high balance	3	-1			-1		-3
home	3	-3					-1
image omitted	-1						-3	2
in good standing	2	1					-3
loan amount	3	-3						-1
lvnv funding llc	3						-3
means , short	-1	-2	-1	-1			2
means balance, short	-1	-1	-2	2			2
means money		-1					1	-3
means name	1	-1		-1			-3	-1
means number, short	-1	1	-3	-1			-2	1
means original, short	3		-1				-2
means pastDue	-3	2					1	1
means pastDue, short	2	-3					-1
means reported	3	-3
means reported, short	4	-1					-3
means status	-1	2		-1			-2	-3
means status, short	-1	4	-1	-1			-2	-1
means statusHint, short	2	-2		1			-2	2
means statusLoose, short	4	-4						-5
none		-1		-2		-3		-4
open	2	-1					-3
original amount	3	-2					-1	-1
overview	3	-1					-2
paid as agreed	-3	1					3
pattern "#","w			2	-1	-2	-4	-1	1
pattern "w":"#	-3	3	2				-1	2
pattern #		-3	2	1	-1	-1	1	-4
pattern ####	3	-1	-2					-1
pattern ##/#MM, first	-3	4
pattern #)#	2	-1	-2		-1		-1	-1
pattern #)#, first	3	-3	-1				-1
pattern #)w,w#	-1	-3	-2	-1		-1		1
pattern #, first	1	1	-1				-2	-3
pattern #.w	-1	3		-1	-2	-2	2	-1
pattern #.w#Mw	3	-2	-2				-1	-1
pattern #.w(w)		3		-1	-1	-1	-1	-3
pattern #.w(w), first	2	-2
pattern #.w(wM	-3	2	-1				2	-1
pattern #.w, first	3	-1					-3	-1
pattern #.w,w,	-1	-3	-1				1
pattern #.w,wM	-2	1	1	-2	-2	-2	2	-3
pattern #.w.w.	-1	-3	-1			-1	2	-2
pattern #.w/w(	1	-2	-2				3
pattern #.wM		-2	-1				1	-1
pattern #.wMw,		1	-1			-1		-2
pattern #:MwMw	3	-2				-1	-3	-2
pattern #M	1	-3	1	-1			-2	-1
pattern #M/#Mw	-1	-1	-3				-1	2
pattern #M/M/M	3	-3	-2				-1
pattern #M/Mw	-1	3		-1	-1	-1		-2
pattern #M/MwM	1	4					-1	-1
pattern #w	2	-2	-1	-1	-1	-1		-3
pattern #w#	3	-1	-1	-1			-1	1
pattern #w##wM	-2	-1		-1		-1	3	-3
pattern #w#wMw, first	-2	3	-1
pattern #w(w)#	2	-3	-2			-1	2	-2
pattern #w(w)M	2	-2	-2				3
pattern #w(w)w	1	-4	-1	-1			1	-2
pattern #w, first	2	1					-3
pattern #w:w	-3	1	3	-1			3	-2
pattern #w:w, first	-3	-1	2				1	-2
pattern #wM#wM	-3		1	-1			3	-1
pattern #wMM	3	-2	-2				2
pattern #wMw		1	1		-1	-1	-3	-1
pattern #wMwM#	-3	2	3				-1
pattern #wMwMM	3	-3	-2				1	-2
pattern (w)w,w	-1	-3	-2	-1		-1	1	-2
pattern +-----	1		1				-3	-1
pattern --	3	-1	-3					-1
pattern -----w	2		-1				-1	-1
pattern -[w]wM	2	-2					-2	-2
pattern -w(w)M	-3	1	3					-1
pattern -w::M	-3	2	2
pattern -wM	2	-2	-2					-1
pattern -wMw,w	2	-3	-2					-1
pattern </w>	1	1	2			-1	-1	-3
pattern <_w_w=	-2		2		-2	-2	-3
pattern <w="#"	4	-3	-3		-1	-1	-1	-3
pattern <w="M#	3	-2	-2					-1
pattern <w="w.	3	-3	-1
pattern <w><w>	3	-2	-2
pattern <w>M</	3	-2						-1
pattern <w_w="	1	-3		-1	-1	-1
pattern M	-1	-5	1	-1	-1	-1	-2
pattern M, first		1	-5			-1	-1	-1
pattern M.w	3	-2	-2				-1	-1
pattern M.w$M	3	-1	-2
pattern M/M/M		-2	1	-1	-1	-1	-4	-1
pattern M/M/MM	5	-2	-3				-2	-2
pattern M/M/Mw	2	-2	-2	-2	-1	-1	-1	-4
pattern M/MMMM	3	-1			-1	-1	-1	-1
pattern M/MwMM	4	-3	-3				-1	-1
pattern M/MwMw	3	-3	-2		-1		-1	-1
pattern MMM	-1	-3	1				1	-2
pattern MMMMM	3						-3
pattern MMw	3	3	-1				-3
pattern Mw	1	-1	-3	1	-1		-1	-1
pattern Mw#MMM	-1	1	-3		-1		1
pattern Mw, first	1	-3	-1					-1
pattern Mw.w	-3	3	1
pattern MwM	1	-1		-1			-3	-1
pattern MwMw		-1	1				-3
pattern []w.	2	-1					-1
pattern [w]w	3	-2	-1		-1		-1	-1
pattern w		-2		1	-2	-3		-1
pattern w#			2		-2	-2	-3	-1
pattern w###	1		-2	-1	-1		-1	-3
pattern w##/MM	3	-1	-1				-2
pattern w##w#M	3	-3	-1
pattern w#$M$M	1	-3	2	-1		-1	-1	-1
pattern w#$M☐$	-2	3	2				-2	-1
pattern w#$M☐$, first	1	-3	1				-2
pattern w#(w)	-1	-3	2				-1	-3
pattern w#, first	-2	-1	-3	-1			1	-3
pattern w#.w.	2		-2				-2	-2
pattern w#/#	2	-1						-1
pattern w#/M/M, first	3	-3						-1
pattern w#:#	2	-1	-1	-1			-1	-2
pattern w#:Mw	-1	-3					1	-1
pattern w#:w.w	-4	3	4				-1	-1
pattern w#M		-4	-1	-1	-1	-1		-1
pattern w#M, first	2	-3						-1
pattern w#M,w:	1	-3	-2	-2		-1	-2
pattern w#M/M/		-4	-2	-2		-1	1	1
pattern w#M/MM	-1	-4	-1	-2	-2	-2	1	-1
pattern w#M/Mw	1	-1	-2				1	-1
pattern w#MMM#		-2	3				-1	-1
pattern w#MMM/, first	-3	3
pattern w#MMMM, first							-2	-1
pattern w#MMwM, first	-4	2					-1	2
pattern w#Mw(w	4	-1	-3				-2	-1
pattern w#MwM	-2	-3	-2	1			2	1
pattern w#MwMM	1	-4	-1	-1				-1
pattern w#MwMw, first	2	-2
pattern w#w	1		-1	-1	-2	-1	-1	-4
pattern w#w#		2	1	-1	-2	-1		-3
pattern w#w#M/	2	-1	-3				-2	1
pattern w#w#MM	1		2				-3	-1
pattern w#w(w)		-2	-1					2
pattern w#w.		-2					2	-3
pattern w#wM/M	1		1	-1		-1	-4	-1
pattern w#wMMM, first	-3	2					1	-1
pattern w#wMw	2	-3	-1	-1				-2
pattern w#wMw#	2	-2	-2
pattern w#wMwM	-1	-3		-2	-1	-1	2	-3
pattern w$#,Mw		-3	-3	1	-1	-3	1	-1
pattern w$M$M	-1	-1	3	1		-1	1	-2
pattern w&w, first	3	-1	-1	-1			-1	-1
pattern w&w,w.	2		-1				-1	-1
pattern w(...M, first		-3					2
pattern w(w)##	-3		2	-1			1
pattern w(w)##, first	-2	2
pattern w(w)#w	-1	-1	3	1	1	1		-2
pattern w(w)-M	1	-3	2			-1	-1	-1
pattern w(w)Mw	-3	-1		-2	-1	-1	2	-2
pattern w(w)wM	-1	-3	3	-1			-2	-2
pattern w(w)|M	-1	-2	3
pattern w(w.)	3						-3
pattern w(w:w)	-3	-1	3	-1	1	1	1	-1
pattern w+M	3	-1	-1				-1
pattern w,	4			-1	-2	-3	-3	-4
pattern w, first	1		-3	-1	-1	-1
pattern w,#		1	-3					-1
pattern w,#w,w, first	-3	2					1
pattern w,, first	4	-3					-2
pattern w,Mw	2	-1	-1				-1
pattern w,w#	3	-1	-1		-1
pattern w,w#,M	2	-1	3				-2
pattern w,w#,w	-1	-3		-1	1	-1	1	-2
pattern w,w#,w, first	3	-2					-2
pattern w,w#MM	3	-2	-3				1	-2
pattern w,w,w.	3	-1	1		-1	-1	-3	-3
pattern w,w,w:	3		-3
pattern w,w,wM	-1	-2	1	-1	-1	-1	1	-3
pattern w,w.w	3	-1	-2				-1	-1
pattern w,w.w#	3						-2	-1
pattern w,w.w.	3	-2	-4		-3		-2	1
pattern w,w.w., first	3	-2					-1
pattern w,wM	2	-3	-1		-1	-1	-2	-1
pattern w,wM.		3	2				-2	-1
pattern w,wMw.	3	-2	-1				-2	-1
pattern w,wMw:		-3	-3	-2		-1	1	-1
pattern w-M	3		-1				-2
pattern w-Mw,w	2	-1	1				-2
pattern w-w	1	-3	-2	2		-1	1	-3
pattern w-w#wM	-3		1				3
pattern w-w, first	-1	-1	-1				3
pattern w-w:w-	3						-3
pattern w-wM	4	-3	-3				-1
pattern w-wMMw		-2	1				-1
pattern w-wMwM		-1					3	-1
pattern w.....	-2	1	2	2	-2	-3
pattern w.Mw.w	2		-2
pattern w.MwMw	2	1					-3
pattern w.w	1	-2	1	-2	-1	-1	-2	-4
pattern w.w,w,	-2	3					-1	-2
pattern w.w,w,, first	3	-3
pattern w.w.#	3	-1	-3
pattern w.w.w#	3	-1	-2				-2	-1
pattern w.w.w#, first	3	-3
pattern w.w.w.	3	-3	-2				1	-1
pattern w.w.w:	2	-2	-1				-1	-1
pattern w.w.w?	2	1	2				-2	-1
pattern w.w?	-2	2	-1			-1		-3
pattern w.wM		-4	2		-1		-2
pattern w.wM, first		2					-3
pattern w.wM,w	3	-4					-4
pattern w.wM/M, first	-3	3					-1	-1
pattern w.wMMw	-3	-2	3		-1
pattern w.wMMw, first	-4	4
pattern w.wMwM	-1	1	-4	-1		-1	1	1
pattern w/w	-1	-3		-1	-1	-1		1
pattern w/w#MM	1	-3	-1	-1	-1			-1
pattern w/wMMM	-2	-3		-1	-1			2
pattern w:#		-4	2	-2	-2	-1	-1	-2
pattern w:###	1	-1	-1	-1	-1		1	-3
pattern w:###, first	-3	1					2
pattern w:###M	3	-1	-3					-1
pattern w:#w	2	-1		1			-3	-1
pattern w:#w#	2						-2
pattern w:#w:M	1	-2			-1			-3
pattern w:--M/	-3						3
pattern w:M	-1	-2	-1	-4	-1	-2	2
pattern w:M##	3	-3	-3
pattern w:M##M	2	-3	-2					-2
pattern w:M(w)	-1	-3	3				-1	-2
pattern w:M, first		-3	-2	-1			1	1
pattern w:M/M	1	-2	-2	-1	-1	-1		-2
pattern w:M/M/	2	-3	-1	-2	-1	-1		-2
pattern w:M/Mw	1	-3	-3	-1	-1	-1	1	-2
pattern w:M/Mw, first	2	-2					-1
pattern w:MMM, first	4	-3		-1
pattern w:Mw	-1		1	-1	-1	1	-3	-2
pattern w:Mw,M	-2		3
pattern w:Mw:M		-3	-2	-3	-1	-2	1	-1
pattern w:Mw:w	-3	1	3	-1		-1	-3
pattern w:MwMw	3	-3	-2					-2
pattern w:w#M		-3	1		-1		-1	-2
pattern w:w#M, first	-3	3						-1
pattern w:w$#,	-2	-3	2	-1	2	1
pattern w:w,M,	3	-3	-1				-1	-1
pattern w:w,w			3	-1	-1		-3	-3
pattern w:w,w#, first	1	-3					1
pattern w:w,w:	2	-3	-2					-2
pattern w:w---	2	-1	-1				-2
pattern w:w-w, first	3	-3					-1
pattern w:w.w,	3		-2		-1		-2	-2
pattern w:w.w., first	3	-2					-1
pattern w:w.w:	2	-2					-3	-2
pattern w:w:M		2	2	-1			-3	2
pattern w:w:M/			-2	1	-1	-1		-3
pattern w:w:M/, first	4	-4					-1
pattern w:w:w	-3	-1	-1	-1	-1	-1	4	1
pattern w:w:w:, first	1						-3
pattern w:w;w	-2						3	-1
pattern w:w=w=	3	-2	-1	-1			-1	-2
pattern w:wM	-4	-1	2	-1	1			1
pattern w:wM,w		2		-1	-1	-1	-1	-3
pattern w:wM/M	3	-1	-1	-1			-2	-1
pattern w:wMw.	2	-3					-1	-1
pattern w;w	4	-1	-1				-3
pattern w;w, first	3	-2					-2
pattern w=w=w=	3			-1			-3
pattern w>M<	2	-1	-1				-2	-1
pattern w?	-1	2		-3		-2		-4
pattern w?w		-2	-2	-1		-1	4	-1
pattern w?w.w:	-1	1	-3				1	-1
pattern wM(w)#	3	-1	-2
pattern wM, first	1		-3	-1	-1	-1	1	-2
pattern wM,w,w				-1			1	-3
pattern wM,wM,		-3	-1	-2		-1	1
pattern wM,wMw	1	-3	-1				3	-1
pattern wM-w#$, first	3	-2
pattern wM-w,w	3	-2	-2		-1		-1	-1
pattern wM.	-1	-5	-4	1	-2	-1		-1
pattern wM., first	-2	-2	2					2
pattern wM/M/#	2		-3	1	-1		-1
pattern wM/M/#, first	3	-1						-2
pattern wM/M/M	1	-1	-2		-1	-1	-1	-1
pattern wM/M/M, first	2	-3	-1	2			-1	-1
pattern wM/MM/	-1	-2	-2	-1		-1	3
pattern wM/MM/, first	3	-1		-1			-3
pattern wM/w,w	-1		-2				2	-1
pattern wM:#M:	-2						3
pattern wMM, first	-1	2		-2			-2	-3
pattern wMMM		1		-1	-1	-1		-3
pattern wMMMM	-1	2	2	-1	-1	-1	-2	-3
pattern wMMMMM		-5		-2		-1	1	1
pattern wMMMMM, first	-1	1		1			-3	-1
pattern wMMMMw		-3		-1			3	-1
pattern wMMMw#	1	-3		-1			2
pattern wMMw	2	-1	-1				-3	1
pattern wMMw,w		3					1	-2
pattern wMw#		-2	-1	-1	-1	-1	1	-2
pattern wMw, first	-1	2	2				-4	-2
pattern wMw,Mw, first	3	-2		-1			-2
pattern wMw,w	-1	-2	1				2	-3
pattern wMw,w#	2	-3	-2				-1
pattern wMw,w.	2	1	1			-1	-1	-3
pattern wMw.w	1	-3	-2					-1
pattern wMw.w,	1				-1	-1		-5
pattern wMw:Mw, first	-3	3
pattern wMwM,w	3	-1	-1				-1
pattern wMwM.w	-1	-1	1	-1			1	-4
pattern wMwM.w, first	3	-3
pattern wMwMM	3	-2	-3				-1
pattern wMwMMw	2	-3	-1		-1	-1	-1	1
pattern wMwMwM		1	1	-3	-2	-1		-4
pattern wMwMwM, first	2	-2					-3	-1
pattern w|w	4	-2	-3				-1
pattern w|w, first	2	-1					-1
pattern w|w|w|	2	-2	-2				-1	-1
pattern w·wM, first	-3	3
pattern w–w	3	-2	-3				1
pattern w—w	3	-2	-2				-2
pattern w•w, first	-3	3					-1
pattern —		-1	2				-1	-1
pattern •w•w•w	3	-2	-2		-1			-1
payment history	4						-4
préstamos	3	-1					-1
public records	3	-1					-4	-1
spectrum	-3						1	2
status	4	-3						-3
transunion®	-2	2
view details	-2	1					1
# word pattern comes
often		1	1	-3		-1	-1	-1
once		-1			-3	-3
# word read as, shape
accountName capitals		1	-4	-1		-2	-2	-2
accountName small	-4	5					-3	-1
accountName? capitalised		-1	-1			1	2	-3
accountName? capitals	1	-1	-5				2
accountName? small	-1	2	-1			-1	-5	-1
accountNumber capitals	-4	-1	-1	4				-1
accountNumber date	-2	-1	-3	3	-1	-1	-2	-2
amount date	-4	-1		-2	4	-1	-2	-1
aside current small	3						-3
aside goes on capitalised		-2		-1	-1		-1	-1
aside goes on? capitalised	-1	3					-1	-1
current capitalised	-3	-3	4		-1	-2	3	-2
current capitals	-2	-1		-1	-1	-1	3	-2
current date	-4			-1	1		2
current letters	-4						4
current? date	1			-2		1	-2
current? small	1	-1	-1	-1	-1	-1	-1	-3
goes on capital	-4	-1	4	-1			-1
goes on capitals	-2	-2	1	-2		-1	-3
goes on small	-1	-5	1	-1	-1	-1	-2	1
goes on? capital	3	-2	-2
goes on? capitalised	-1	-1	1	-1	-1	1	-1	-3
goes on? capitals	1		-1	-3	-1	-1	2
goes on? small	-1	-4	1	-1	-1	-1	-4	-1
originalCreditor capitalised	-3	-3	-1	-1	-1	-1	2	1
paying capitalised	-2					2	1	-1
paying capitals	-3	1			-1	2	-1	-1
# word read as
accountNumber	-3	-3	-3	4		-1	-2	-2
amount	-3	-2	-1	-2	5	-1	-2	-3
aside current?		1	1		-1		-3
aside goes on		-3	1	-1	-1	-1	-2	-2
current	-2	-3		-1		-2	2	-3
no debts	1		-1	-2	-2	-2	-5	-1
no part	1		1	-1	-1	-2	-6	-1
no part, in row		-1	1		-3	-3	-11
originalCreditor	-1	-3	-3	-1	1	-1	1	2
originalCreditor?	-4	1	1	-1		-1	1	2
paying	-5	-1		-1	-2	5	-2	-3
paying?	2						-4	-1
# word read in
accountName, a bullet for each debt	2	-1	-3	-1			-1	-1
accountName, a line for each cell	-3	3
accountName, a paragraph for each debt		-1	-3				-3	2
accountName, cards		1	-1	-1			-3	-1
accountName, columns below each other	-5	5	-3		-1		-1	-2
accountName, columns by their place	2	-2	-3	-1			-2	-2
accountName, tables and labels	1	-1	-5	-1			1
accountNumber, claims of a bankruptcy	2	-3		-2
accountNumber, one debt a line	-3		-2	4			-1	-1
accountNumber, tables and labels	-5	-2	-1	4			-2	-1
amount, tables and labels	-2	-2	-1	-2	4	-1	-3	-2
aside accountName, one debt a line		1	-2	-1		-1	-3
aside goes on, one debt a line		-1		-1	-1		-3
current, a bullet for each debt	-2	-4	-3	-1	-1	-1	2
current, a column for each debt	-2						3	-2
current, a letter about one debt	-5						5
current, a line for each cell	-3	-2	1				3	1
current, a paragraph for each debt		-3	-1	-1	-1	-1		-3
current, a row for each bureau	3						-3
current, cards of a portal	-1	-1	-1			-1	1	-3
current, headings on several lines	-3						3
current, objects	-3	-1					3	-1
current, one debt a line		-1	-2	-1	-2	-2	1	-3
current, tables and labels		-2	-1	-2	2	-3		-2
goes on, a bill with its charges	-3		2
goes on, a bullet for each debt	-2	-6	3				-2
goes on, a letter about one debt		-3			-1			-1
goes on, a line for each cell	-3	-1	3				-1	-1
goes on, cards		3					-3	1
goes on, cards of a portal	-2	-4	2				-1	-2
goes on, claims of a bankruptcy	-2	-3	2
goes on, columns below each other	-4	2	2				-1
goes on, columns by their place	1	-2	-1	-2		-1	-2	-3
goes on, one debt a line	-1	1		-1	-1	-2	-2	-3
goes on, records of labels	1	-3					-1	-1
goes on, tables and labels		-4		-2		-1	-2
no part, a bill with its charges	2	-1	-2	-1			-2	-2
no part, a bullet for each debt	-1	-3	2	-4	-2	-3	-4	-1
no part, a column for each debt	1			1			-3	-2
no part, a letter about one debt			2	-3	-2	-1	-3
no part, a line for each cell	1	-3		-1			-1
no part, a paragraph for each debt			1		-3	-3	-4
no part, cards	-1	-1		-2	-4	-4	-8
no part, cards of a portal	1	1	-1	-2	-1	-1	-5	-4
no part, claims of a bankruptcy	3	-2	-1	-2				-3
no part, columns below each other	4	-2	-1				-2
no part, columns by their place	2	-2	-1	1	-2	-2	-7	-2
no part, headings on several lines	2	-2	-1	-3	-1		-3	-3
no part, headings over the values of each account	2	-1	-3	-2		-1	-2
no part, none	-2	2	1	-1	-2	-3	-6
no part, objects	2	-3	-1	-1	-2	-2	-3	-2
no part, one debt a line	1		2	-2	-3	-5	-5	1
no part, records of labels	1	-1		-2	-1	-1	-3	-3
no part, rows of labels with their values	-1		1	-2	-1	-1	-2	-3
no part, running text				-5	-3	-6	-8
no part, tables and labels	1	-2	-1		-2	-1	-10	-2
originalCreditor, a paragraph for each debt	-2	-1	-1				-2	3
originalCreditor, cards	-1	-3	-2				2
originalCreditor, cards of a portal	-3							3
originalCreditor, objects	-3	-1	-1				-1	3
originalCreditor, one debt a line	1	-3	-1			-1	2	-1
paying, one debt a line	-2	1	1		-1	2	-1	-1
paying, tables and labels	-2	-1		-1	-1	3	-4	-2
# word shape and behind
capital capitalised	3	-2	1	-2	-1	-1	-5
capital capitals	1	-5	2	-2	-1	-1	-2
capital code	3		-3	-1
capital mark-"		-2	-2	1	1	-1	-1	-3
capital mark-$	3	-1		-2	-2
capital mark-.	2	-1		-1	-1			-3
capital small		-3	-2	-1	-1	-1	1	-2
capitalised capital				-1	-1	-1	-1	-3
capitalised capitals	1	-1	-1	-1	-1	-1	-3	-3
capitalised cents	-1	-1	2	-1	-1	-1	-2	-5
capitalised code		-2	1	-3				-3
capitalised date	3	-2					-2	1
capitalised digits-1	1	1	-1		-1	-1	-3
capitalised digits-2	-1	-3		-1	-1	-1		-2
capitalised digits-4			-1	-2			-3	-2
capitalised digits-5	-2	-2	4	-1	-1		1	-1
capitalised digits-6	3	-1	-2	-1
capitalised digits-7		-2	1	-2			-3	-1
capitalised dollars		-2	1	-1	-1	-1	1	-3
capitalised end	4	-4	-3					-2
capitalised mark-$	3		-3			-1	1	-1
capitalised mark-&						-1		-2
capitalised mark-(	1	-1	1	-1	-1	-1	-3	3
capitalised mark-)		-4	-2	-1		-1		3
capitalised mark-:	1	-1	2	-1	-1	-1	-4	-4
capitalised mark-=	1	-3	1		-1	-1	-1	-2
capitalised mark->	2	-3	-2				-1
capitalised mark-?	1	2	-2			-1	-3
capitalised mark-|	-3		2	-1	-1	-1	1	1
capitalised mark-®	2	-3	-1					-1
capitalised mark-·	2	-1	-3				2	1
capitalised mark-–	-1		-1	-1	-1	-1	1	3
capitalised mark-•	3	-2	-1		-1		-1
capitalised masked	2	-3	-1	-1	-1		1
capitalised thousands	-2	2	2	-1	-1			-3
capitalised with-digits	-1		3	-1	-1	-1		-4
capitalised year	1	-4	-1	-1	-1	-1	1	-3
capitals capitalised	-3	2	2	-3	-1	-1	-1	-1
capitals capitals				-3	-2	-2
capitals code	-1		1	3	-2	-1	-3	-1
capitals date		-2	1	1			-4	-3
capitals digits-1			-1	-3		-1		-2
capitals digits-3	2	-3	-1	-1	-1	-1		-2
capitals digits-5	2	-2	-3	3	-2	-1	-2	-1
capitals digits-6	-1	-3		3	-1		-1	-2
capitals digits-7	-2		1	3	-1	-1	-3	-1
capitals dollars-and-cents	1		-1	-2	1	1	-4	-2
capitals lettered-code	-1		-1	-3	-1	-1	-2	-1
capitals line			1	-3	-1	-1	-1
capitals mark-"	-2	1	3	-2	-1	-1	-4	-2
capitals mark-$	-2	-5		-3	3	2	-1	-3
capitals mark-&				-1	-1		-4	2
capitals mark-(	-1	-2	2	-1	-1	-1		-4
capitals mark-)	-2	-5	-1	-1	-1	-1	-1	4
capitals mark-,	1	-1		-3		-3	-1	-3
capitals mark-:	3	-1	-1	-1	-1	-1	-1	-4
capitals mark-=	5	-2		-1		-1	-2	-2
capitals mark->	3	-1					-1	-1
capitals mark-]	3	-1					-2	-2
capitals mark-_	2				-1		-1
capitals mark-|	-2		3	-3	-3	-3		-2
capitals mark-®	-1	-1	3
capitals mark-·	3	-3	-2					1
capitals mark-—	4	-1	-3				-1
capitals mark-•	2	-2	-1
capitals masked	-2	1	4	-2	-1	-1	-2	-3
capitals thousands	-2	-3	3	-1			1	-2
capitals thousands-and-cents	2	-1	-2	-2	-1	-1	1	-3
capitals year	1	-2	3				-1	-1
date capitals	1	-3	-2	1	-1	-1		-2
date cents	3	-2	-1	-2		-1	-1
date dollars	4	-1	-2	-2	-1		-2
date lettered-code	-3		2	1
date line	1	-3	-2	1	-1	-1	-1	-2
date mark-,	-3	-1		2	2	1		-2
date mark-.	-1	-1	-1	3			-1	-1
date small		-2	-3	-1	2	-1		-2
letters capitalised	2	-1	-1	-1		-1	-1	-4
letters code	3	-1	-2	-1			-2
letters digits-4	3	-1	-3	-2			1
letters digits-7	1	-2	-2	-1			1	-1
letters dollars-and-cents	2	-3	-1	-1	-2	-1		-2
letters line	-1	-4	1	-1		-1	1	-2
letters mark-:	1	-3	-3	-2	-1	-2	-1	-2
percent capitalised	4	-1					-3
percent digits-1	-2					2	-2
percent digits-2	3						-3
percent dollars	4				-1		-3
percent dollars-and-cents	6	-1	-2	-1	-1	-1	-4	-1
percent mark-$	3	-1				-1	-2
percent mark-,	4	-1	-1			-1	-1	-1
percent small	2	-1	-1				-2	-1
small capitalised	1	-4		-1	-1			-3
small capitals	3	-4	-1	-1	-1	-1		-6
small cents	2		-2	-1	-1	-1	1	-1
small code	1	-3		-4	-1	-1	-2	-2
small digits-3	3	-4	1	-1	-1	-1	-5	-3
small digits-4	2	1	-1			-1	-3	-1
small digits-7	2	-2	-1	-3		-1	-1	-1
small dollars	3	-2		-1	-1	-1	-2	-2
small dollars-and-cents	3	-4	-2	-3	-2	-2		-4
small lettered-code	4	-3	-2	-2			-3	-1
small mark-"	-1	-3		-1	-1		2	-2
small mark-(	-3	2	1	-2	-1	-2	2	-3
small mark-)		-6	2	-1		-1		-6
small mark-,	1	-3	-2	-1	1	-1		-4
small mark--	-1	2	4	-1	-1	-1	-1	-1
small mark-.		-3	-1	-1	-1	-1	1	-3
small mark-:		-3	1	-1	-1	-1	-1	-4
small mark-;	1	-1	-3				1	-2
small mark-]	3	-1					-1
small masked	6	-2	-4	-1			-3
small thousands	1		2	-2	-1	-1	-6	-1
small thousands-and-cents		-4	2	-2	-1	-1	-5	-2
small with-digits	2		1	-1	-1	-2	-2	-2
# word shape
capital		-3			-1	-2	1	-3
capitalised	1	1	2	-4	-2	-2	1	1
date	-2	-4	-1	4	2	1		-5
letters	2	1	-3	-5	-4	-4	-1	-4
percent	4	-3	-2	-2	-2	-1		-3
small	2	-3	-1	-3	-2	-2	2	-4
# word sums of line
0	1	-1			-2	-3
1				-1	-1	-3	1
2	-1		1		-3	-4		-1
3	-2			-3	-3	-1	-1	-3
# word word
1-01	-3	-1	3				-1
2.1	3	-1		-2			-1
2.2	3	-2		-2			-1
2.3	3	-1		-2				-1
29.99%	2					-1	-1
4.1	3	-1		-1			-1	-1
4.4	3	-1		-2			-1
61-90	2			-1			-2
a	2	-3	-2	1	-1	-1	1
aa	-1	-3	2					-2
aadvantage	-2	-1	3
aaron's	-5	5	-1				-1	1
ab	1	-3				-1	1	-2
abierta	3						-2
about	2	-2	-3
acceptance	-3	-1	4					-3
accepted	3						-3
account		-3	-2		-1	-1	2	-3
accounts	3	-3	-3	-1	-1	-1	-3	-1
acct	6	-4	-7	-3		-1	-1	-3
ach	4	-3	-2				-1
acordado	-1		-1				3
action	3	-1	-2				-1
actions	3						-2	-1
activity	3	-1					-1	-1
advance	-3	1	2					1
advantage	1	-3						-1
afterpay	-3	2	1					-1
against	3		-1				-2
agency/attorney	3						-2	-1
agreed	-1	-1	-3	-1	-1	-1	2	-1
aidvantage	-3	3	2				-1	-2
all	2	-2	-3				1	-1
ally	-1	-1						-3
also	3	-2	-1					-1
ambulance		-1	-2				-2	3
america	-1	-5	2				-1	-1
amex	-2	3	1				-2	-3
amt	2	-2	-2					-2
an	3	-2	-1				-2	-1
and	1	-6	-2	-1	-1	-1	1	-3
another	3		-1				-1	-1
apple	-3	3	1					-2
apr	3	-3	-1	-1	-1			-2
are	3	-3	-4				-2	-1
arrears	-3	-2	4				-1	-1
as		-3			-1	-1	1	-1
asagreed	-4	-1					5
ashley	-4	3	1				-1	-2
ask	4	-2					-2
aspen	-3	2					1	1
aspire	-2	3	-2
asset	-1	-2	3					-1
assistance	3	-2	-2
at	-1	-4	-2	-1		-1	-2	2
at&t	-2	-1	-1		1		1	2
atrasada	-2						2
aug	3	-2	-1				-1	-1
august	2	-3	-3					-2
aunt	-3	2	1
authority	-3		3
auto	-1	-3	2	-1	-1	1	-2	-1
automobile	1	-3	2	-1			-2	-2
autopay		-3	-1
available	2	-3	-3					-2
avant/webbank	-3	3					-2	-1
b	1	-3	-1	2		-1	-1	-2
bal	2	-6	-4	-3	-2	-1		-3
balance	3	-4	-5	-1	-1	-1		-2
bangor	-1	3	-1
bank	-1	-2					-1	2
bank/credit	3	-3
bank/lowes	-3		2					1
bankruptcy	3	-1	-2				-2	-1
barclays	-3	2	1					-3
before	3	-1	-1				-2	-1
behavioral		-3	1				-1
belk	-3	3	-2
bend	-2	-2						2
best	1	1	-1			-1	-1	-3
beto	1	-3	-1				-1	-1
bill		-4		-1	-1	1	-1	-4
bloomingdale's	-4	4	-1					-1
bluestem	-3	3
bofa	-1	3	-1					-1
boise	3	-1	-2					-1
bonneville	-3						1
borrower	3	-2	-1				-1
boscov's	-3	3						-1
both	3	-3	-1				-2	-1
box	3	-1	-2	-1	-1		-1	-1
bridgecrest	-3	3	1				-2	-2
brightwater	-3	2					1	-1
bryant	-2	-1	2					-1
budget	3	-2						-1
bur	-3	-1	3
bursar	-3	2	1
business	3	-2	1				-1	-1
c	2	-5		-1	1	-1	-2	-2
ca	2	-1	-2
cabela's	-5	4	-2	-1	-1	-1	-1	-2
cable	-2	-2	1				-2	3
calloway	2	1	-3
can	3						-3
cancel	4	-2					-2	-1
cancelada	-2						2
cap	4	-2	-1				-2	-3
car	3	-3	-1				-1
card		-3	1	-1		1	-3	-4
cards	2	-3	2	-1	-1	-1	-2	-1
care	-3	4	-1				-4	-1
carecredit	-4	4	-2				-2
carro	1	-4	1	-1	-1		-1	-1
cashback	2	-1	-2					-1
cashrewards	-4	1	4
cathay	-3		1					-1
cc		-3	1	-1	-2	2	-2	-2
cccccccccccc	3	-1					-2
center		-3		-1			-1	1
chapter	3	-1		-1			-2
charge	-2	-5	1	-1	-1	-1	2	-2
charged	-2	-2	-1				3	-2
charter	-2	-1						3
checking	2		-3	-1	-1	-1	-3	-1
chevrolet	3	-2	-1
cir	3		-2					-1
citi	-2	2	2	-1			1	-2
citibank	-2	-2	2		-1		1	3
citifinancial	-4	4
citizens							-1	-3
cl	3	-1	-1				-2	-1
claim	3	-1	1				-2	-1
class	4	-2	-1					-2
client	4	-5	-2		-1			-2
closed	5	-1	-5				-2	-1
closing	3	-1	-1				-1
club	-1	-3	1	-1	-1	-1	-1
co	-1	-3	1	-1	-1	-1	-1	1
cobro	-1	-1	-2				3
col	3	-2	-1				-2	-1
colección	-1		-1				3
coll	-3	-3	3	-1	-1	-1	3	-4
collection		-3	-1	-1	1	-1	3	-3
collectionorchargeoff	-5						5
collections	-1	-3	-1			-1	2	-1
collector	-2		-1				3	-1
college	-3	2	3				-1	-1
comcast	-1		-1				-3	2
comenity	-2	-4	3			-1	-1	1
comenity/torrid	-2		-1				-1	3
comenitybank/victoria	-2	2
communications	-3		1				-1	2
con	2	1	-2				-2
consumer	2	-3			-1		1	-4
contact	3	-2	-1				-1	-1
conventional	4	-2	-1				-1
coop	-3		2				-1
copperline	3	-3
cornelius	3	-2	-1				-1
corolla	-1	-1	3				-1	-2
correct	4	-1					-2
corriente	-4						4
costco	-2	1	3					-2
cr	1	-3	1				-1	-2
creditor	2	-5	-3	-1
creditors	3	-2	-2				-2	-1
credits	3	-1	-2					-1
creditwise	3	-2					-1
creek		-3	-1					2
ct	3	-1	-3				1	-2
ctr	-3	-1	1			-1		2
cty	-1	-1	3				-1	-1
cu	-1	-5	2	-1			-1	-3
cuenta	2	-2	-3	-2	-1	-1	-1	-1
curacao	-1	3	-2
curr	-2	-3	-1	-1		-1	3	-2
current	-1	-2	-1	-1		-2	3	-2
d	2	-3	-2	-1	1	-1	-2	-1
dad	-4	3					-1	-1
dana	2	-3				1	-2	-1
darnell	4	-1	-2	-1	-1		-1	-1
dashboard	2	-2						-1
date	1	-3	-3		-2	-1	1	-3
dave	-3	2	1					-1
day		-3						-1
days	-1	-4		-1	-1	-1	2	-1
de		-4	-2	-1	-1	-1	1	-3
dear	3	-3
debemos	3		-1				-1
debo	3	-2	-3				-2	-1
debt	1	-1	-2	-1	-1	-1	1	-3
debts	4	-1	-3				-1	-1
deferment	5		-1				-5
deferred	5	-1	-1				-4
del	-1	-3	1				2	-1
delinquency	3	-1	-1				-2	-1
delq	3	-1	-2				-1
dental	-1	-3	-1	-1			1
denver	2	-3	-1
department	2	-4	1				-3	2
deposit	3	-2	-1					-1
depot	-1	-3					-1	1
dept	-2	1	3	-1			-2	-2
deptednelnet	-3	2	-1
derogatory	4	-2			-1		-2
description	3	-2	-1				-1
details	5	-1	-4				-3	-1
dfas	-3	3	-1	1
dillard's	-3	3
direct		1	-3				-1	-2
discharged	3	-2	-1				-2
discount	-2	3	-1
discover	-1	2	-3				-1	-2
discoverbank	-3	3	-1
dmp		-2	-2	-1			1	-3
doc	3	-2	-1
docs	3	-1	-1				-2
done	3	-1	-2				-2	-2
dont	3	-2					-1	-1
dpd	-2	-1		-1	-1	-1	2	-1
dr		1	-1	-1			-2
draft	2	-2	-2				-1
due	2	-2		-1	-1	-1		-1
e	1	-3	1	1				-1
earnest	-3	3	-1
ecoa	4	-2	-1				-1
ed	-3	1	3					-1
ed/navient	-3		3
edit	3	-2	-1	-1			-1	-1
education	-1	-1	2	-1			-3	-2
ef	3	-1	-1				-2	-2
el	3	-2						1
elan	-3	4	-1
else	3						-2
ems	-3		3				1	-2
en		-2	-3	-2		-1	1	-1
end	3	-2	-1				-2	-1
ending	5	-2	-7	1				-1
ends	4	-1	-2	-1			-2	-1
entergy	-2	3	-1					1
eq	3	-2	-1				-2	-3
equifax	4	-4					-1	-1
equity	-1	-2	1				-1	-1
er		-4	1	-1			1
erc	-2	2						-1
escrow	2	-1	-3					-1
esposo	3	-1	-2
est	4	-3	2				-2	-2
estimated	3	-1					-1
evergreen	3	-1	-2
eversource	-4	2					2	1
ex	3	-1	-2				-1	-1
example	3	-2						-1
exchange	-2	-1	3					-1
experian	4	-3					-1	-2
f	3	-2	-2				-2
fair	3	-2					-1	-2
false	-3	-1				-1	3	-1
familia	3	-1	-2
fargo	-1	-4	1				-1	-2
farm	-2	2					2	-2
fcu	-1	-4	3	-1			-1	-2
fdic	3		-1				-1	-1
fee	1	-1				-1	-3	-1
fees	3	-2	2				-3	-1
fha	4	-1					-3
fidelity	2		-3					-1
file	3	-2	-3	-1			-1	-2
fin	1	-3	-1	1				-2
final	4	-2	-3			-1	-2	-1
finance	-3	-2	4
financial	2	-4	1	-1	-1	-1	-2	-3
fingerhut	-1	1	-2	-1			-3	1
fingerhut/webbank	-6	2	-2				-1	3
first	2	-2	1				-1
fleet	-3	1	1	-1	-1	-1	-1	-1
food	3	-1	-1				-1
for	2	-3	-5	-1			2	-4
forbearance	3		-1				-3	-1
foreclosure	3	-2					-2
fortiva	-3	2
found	3	-1	-2
four	-2	-2	2				1	-1
franklin	-3		3
fri	3	-1					-1	-1
from	3	-4	-2		-1			-3
fs	1	-3	-1				2	-1
g	2						-2
gas		-3	1				-1	3
ge	-2	3	-1				-1	2
gen	3	-1	-2				1	1
georgia	-2	1						1
go	-1	-4	2	-1			-1	-2
god	2	-1	-2					-1
goldman	1	-1	3					-1
grandma	-3	3					-1
grant	3	1	-2
greensky	-2	3	1				-1	-1
greenville	3		-2
groceries	2	-2					-1
group	-1		1		-1		-3	-2
grove	-3	-1	1				2	1
gs	-3	-2	3					-1
guarantor	4	-2	-1				-2
guild	-3	3
gym	-3	3	1				-1	-1
h	3						-3
har	3	-2		-1
harley		2	-2
harley-davidson	-3	3
has		-2	-4				1	-1
health	-1	-2	1				-3
heights	-2	3	-1
heloc	-1	1		-3		-1	-2	-3
help	3	-1					-1
her	3	-1	-1				-1
hers	3	-2					-1	-1
hf	-3			3
hi	3	-4						-1
high	3	-2	-1	-1	-1		-1	-2
hold	3	-1	-2				-1
holder	3	-1	-3					-1
homestore	-3		3
hosp	-2	-3	-1				1	2
house		-3	1
hsbc	-3	2	-2	-1			-1	3
hsbc/best	-3	3
husband	2	-2	1				-3	-1
hyundai	2	-3
i	1	-2	-3	-2	-1	-1	1	-3
i'm	1	-4	-3					-2
i've	3	-1					-1	-1
id	5	-3	-3	-2	-1		-2	-2
if	3	-3	-1				-1	-1
ii		-3	1	-1				-3
in		-5	-3	-3	-1	-1	1	-2
in-school	3	-1					-2
inc	-1	-5	2	-1	-1		-1	-2
include	3		-1				-1	-1
income	-1	-3	2				-1	-2
information	6	-1	-4				-4	-1
inquiries	3	-1					-1
ins	4	-3	-2				-1
inst	3	-1	-1				-2	-1
insurance	1	-1	-2				-1	2
intake	3	-2	-1
interest	3	-3	-2				-2	-1
internet	2	-3	-1				2
ira	4	-2	-3					-1
irs	-2	2	-1	-1			-1	-3
is	3	-3	-5	-1	-1	-1	-1	-1
it	-1	-4	3	-1	-1	-1	1	-2
it's		-3	-4				3	-1
item	1	-1	-2					-1
j	2	-3	-1	-1	-1	-1	-3	-1
jan	1	-2	-2			-1	1	-2
jcpenney	-3	3					-1	-1
jefferson	1		-2				-1	-3
jewelers		-2					-1	-2
joint	3	-4	-1	-1		1	-3	-2
jpmorgan		2	-2
july	3	-1					-1	-2
june		-3	-2	-1			1	-3
k	2	-2		-1	-1		-3	-1
kaiser	-3	2						1
kia	2	-4	2				-1	-2
klarna	-2	4	-1				-2	-1
ko	3		-3
kohls	-2	2	-3				-1	1
kohls/capone	-3	5	-2				-2	-2
l	2	-2		-1			-3
lakes	1	-3					-1
last	3	-3	-4	1	-1			-2
late	-1	-3	-3	-1	-1	-1	2	-2
law	-1	-3	2				1	-2
le	2		-1				-1
lease	3	-4	-1				-2	1
left	3	-2	-1		-1		-2	-1
lendingclub	-2	4	-1				-1	-1
lent	3	-1	-3				-1
les	-3	3
letter	3	-2	-2				-1	-1
liability	3	-2	-1					-1
liberty	-3	3
library	-3	-1	2				1
light	-1	-2	1					3
like	1	-2	-3				2
lim	3	-1	-1				-2
limit	4	-1	-2				-2	-1
line		-3	1				-3	-1
lines	3	-1	-2
list	3	-1					-2	-1
llc	-2	-4	4	-2	-2	-1	-3	-3
ln		-2	1	3				-2
lo	1	-2	-2				3
loan		-4	2	-1		1	-5	-2
loans	2	-3	1				-2
loc	-3	1	2
local	2	-2
lofts	-3	-1	2				-1	2
log	2	-1						-1
lol	3	-2	-1				-1	-1
lorraine	3	-2	-1
lou	-1	-3	1
lowe's	-2	2	1				-2	-1
lp	-2		3	-1				-2
luis	4	-2	-4					-1
luke's	1	-2	-1					3
macy's	-2	3	-2	-1			-2
main		-3	3				-2	-1
maintenance	2	-1	-1
make	4	-3					-1	-1
management	-1	-1	2				-3	-3
march	2	-3	-1					-1
marchetti	2	-2
mastercard	-1	-3	2				-1	-2
maurices	-3	3
may	1	-3	-1			-1		-3
mc	-2	-2	3	-1				-1
me	4	-4	-2	-1			-1	-1
med	-4			-1		-1	-1	1
medicine	-3		3					-1
medicredit	-4	4	-1					-1
memorial	-3	1					-1	2
menards	-4	5	-1				-1	-1
mgmt	-1	-2	3					-2
miami	2	-3	1					-1
min	1	-4	-2	-2	-2	-2		-2
mine		-3	-1				1	-1
minimum	3	-2	-1			-1	-2	-1
missed		-4	-1				1	-1
mo	2	-3	-2	-1	-1	-2		-2
mohela	-3	2	4				-2	-3
mom	-4	3	2	-1			-2	-2
monday	3						-1	-1
money	4	-2					-2
month	2	-2				-1		-2
monthly	1	-3	1			-1	-1	-1
mop	3			-1			-1	-1
mortgage		-2	3	-1		-1	-1	-2
motor	2	-4	-1
motors	-2	-2	3					1
mountain	-3	2	1				1	1
mr	-1	2	-2	2			1	-3
ms	3	-2	-1					-1
mtg	1	-3	2	-1			-2	-2
my	2	-1	-1				-3	-2
n.a	-3	-2	2	-1	-1	-1	-1	2
n/a	4	-3	-2	-1			-1	-3
na	-1	-3	2	-1	-1	-1	-1	1
name	5	-3	-3				1	-8
nasa		-1	-1				3
nat'l	-2	1	1
navient	-3	4	-1				-1	-2
nc	3	-1	-2	-1				-1
ne	4		-2					-1
need	4	-2					-3
negative	3	-1	-1				-1	-1
negotiation	3		-2				-3
nelnet	-2	3	-2				-2	-3
net	4	-4	-1	-1		-1	-1	1
netflix	3	-2
network	-3	-1	1				-1	1
never	1	-2	-3				1	-1
new	3	-1	-1				-2	-1
next	1	-3	-1				2	-1
nfcu	-3	1	2	-1
nissan	1	-3						-2
nmls	2	-1		-2		-1		-1
no	1	-5	-6	-1	-1	-1	3	-3
none	3	-3	-1	-1		-1	-2	-3
not	1	-3	-3			-1		-2
not_more_than_two_payments_past_due	-2	-1					3	-1
notes	4	-3					-2	-1
notice	3	-2	-3			-1		-1
now	3	-3	-3	-1				-2
number		-3	-1	-1	-1			-1
número	4	-1	-2				-2
oaks	-2	-3	2				-1
oc	4	-1					-2	-3
oct	3	-2	-3					-1
of		-5	2		-1	-1		1
oh	3	-2	-1	-1		-1	-2
ok		-4	-2	-1	-1	-1	1	-2
okay	3	-2					-3	-1
old		1				-1	-3	-5
ollo	-2	3					-1
on	-1	-5	-1	-1	-1	-1	2	-2
one		-5				-1	1	1
onemain	-2	3	-2				-2
online	3	-1	-2
only	4	-1	-3				-2	-1
open	3		2	-1	-1		-3	-1
oportun	-1	4	-1				-3	-2
options	2		-2				-1
order	3	-1	-2				-1
oriental	-2	3						-1
orig	2	-2					1	-3
original	1	-2	-4				-1	1
originally	3	-1	-1				-2	-1
ortho	-3	-1	3
orthodontics	-3	2	3				-1	-2
other	2	-4		-1	-1	-1	-1	-1
outpatient	-3	-1	3					-1
outstanding	3	-2	-2
overview	3	-1					-2
owe	3	-3	-3	-1	-1			-1
owes	3	-3	-2	-1			-1	-1
p	4		-1				-2
p.o	4	-2	-2				-1	-1
pacific	1	-4	2					1
pagado	3	-1			-1		-2
paid	3	-3	-2		-1	-1	-1	-1
paid_and_closed	2	-1					-2
palmetto	-2	3	-1					-1
parcela	3	-1			-1		-1
parents	-3	1	3					-1
park	3	1	-3	-1				-1
parking	-3	2	3
part	2	-2					-1	-1
patrice	3	-2	-1
paul	3	-2	-1					-1
pay	1	-4	2	-1		-1	-2	-2
payday	-1	-2	2				-1
payment	2	-3	-1			-1		-1
payoff	4	-1					-3	-1
pays		-3	-1	-1	-1	-1		-2
pays_as_agreed	-3			-1			3	-1
pcs	-4						-1	4
pd	2	-2	-1				-1	-1
pending	2	-1					-2
penfed	-3	3						-1
penney	-3	-2	4
period	3		-2
perkins	-3	3	3					-1
personal		-2	3				-1	-1
personally	3		-3
petal	-4	3	1
petitioner	3	-2					-2	-1
phys	-5		3				-2	3
physician	-1	-4	1
physicians	-3	-1	3				-1
piedmont	-3	2
pif	4	-1				-1	-3
pinnacle	-2	3					1	-1
piti	4	-3	-1	-1			-3	-1
pkwy	3	-1	-3					-1
pl	2	-2	-1			1	-1	-1
plains	2	-3	-2					1
plus	1	-4	1	-1	-1	-1	-3	-1
pm	4	-2					-2	-1
pmt	3	-2	-3	-1	-1	-2	1	-2
po	4	-2	-4	-1	-1		1	-1
point		-3	1
power	-3	-2	3				-2
ppa	-3	-2			-1	-1	3	-1
pr	-2	-2	3
pra	-1	-2	-2	3			-1	-1
primary	1	-3	1					-1
prime	1	-3	1
prin		-3					2	-1
principal	4	-1					-3	-1
priority	4	-1	-2				-1	-2
priscilla	-1	-3	2				-1	-1
private	-1	-2	3				-2
progressive	-1	-3					3	3
prop	3	-1	-1				-1
propane	-3	-1	3				-1	1
property	3	-3					-1	-1
prosper	-2	2	-1				-1
providian	-5	3	-1				-1	2
public		-3	2				-1
puget	-3	2
q		-1	-2				2
quest	-2	3	-1				-1
quicksilver	-3	1	2				-2	-2
qwest	-3				-1		-1	2
r		-2	-1		-2			-1
radiology	-3	-2	1				-1	3
rainy	-1	-3	2				-1
rate	5	-2					-4	-1
ray	-2	-3	3				-1	-1
rd	3	-1	-4		1		-1	-1
real	3	-3	-1				1	-1
receivables	-2	2	1					-3
recommendation	-2	-1					3
records	4	-1	-3					-1
recovery	-1	-4	2		-1		-2	-4
ref	2	-3	-2	-2			2	-2
refund	1		-3
regions		3	-2	-1	-1	-1	-2	-1
rent	4	-3					-2
rent-a-center	-3	2	1				1	-1
renta	4	-3	-1
rep	-2					2	1
repair	-2	-1	4				-1
repo	-3	-1		-1			3	-1
report	5	-2	-3		-1		-1	-1
reported	2	-2	-3					-1
repossessed	-4	-1					4
repossession	-3	-1	-1			-1	3	-1
republic	-3	3	-1
request	3	-1					-1	-1
responsibility	3						-2	-1
resurgent	-2	3	-1				-1	-2
retail	1	-4	2				-1	-3
rev	4	-2	-1			-1	-3	-1
revolving	5	-3	-3				-1	-1
rewards		-5					-1	-1
ridge	1	-4	-1		-1			1
rockland	-3	3
roof	1	-2	1			-1	-1
row	-2	-1	1				1
rptd	3	-1	-1				-1
run	2		-2
sachs		-2	2				-1	-1
saldo	4	-1	-1		-1		-2	-1
sale	3	-1	-2				-1
sam	3	-2	-1				-1
sapphire	-1	-2	2				-2	-2
satisfactorily	-3						3
satisfied	4	-1	-1				-3
save	3	-1	-1				-3	-1
saving	3		-1				-2
savings	-1	-3			-1		2	-1
says	4	-2	-4				-2	-1
sc	3		-3	1				-1
scheels	-3		1					1
schwab	-3	-2	3
score	3	-1	-1
scores	3	-2	-1
se	3	-1	-2				-1
sears	-3	3	-1				1	1
sears/cbsd	-3	3	-1
second	-1	-3					3	-1
secret	-1	-2	2
security	-1		-1				-1	-3
see	2	-3					-1	-1
self	2	-3
sell	2	-1	-1
sentra	-1	-2	1
sep	3	-3	-1				-1	-1
service	-2	-2	3				-2	-1
services		-2	2	-1				-3
servicing	-2	-1	2				-1	-1
settled	4	-1					-4	-1
sezzle	-4	4
share			-3				-1	-1
she		-2	-2				2
silverado	-2	-2	3	-1			-1	-1
simplicity	-1	-2	3					-1
sky	-3	-1	3
smiles	-3	2
snap-on	-3	3						-1
so		-3	-2		-1		1	-1
social	4	-2	-3					-1
sofi		2	-3			-1	-1	-3
son	3	-2	-1
sorry	4	-3					-1
source	4	-1					-2	-2
special	3	-2					-2
spectrum	-1	-1					-2	3
spotloan	-3	3
spring	2	-2	-1
springleaf	-3	3
sprint		-1	-2				1	1
st	-1		-2	-1	-1		-2	3
standard	3	-2					-1
started	-3	-1	-1				3
statement	4	-2	-4					-1
status	3	-2	-1		-1		-2	-2
stop	3	-1	-1				-1
stopped	3		-1				-3
store		-4	1				-2	-1
student	3	-3	1			1	-3	-1
subtotal	3	-3	-1				-1
such	3	-1					-3
sum	2	-2	-1	-1				-1
summary	5	-2	-2				-1	-1
summer	-2						3
summons	4	-1					-3	-2
sunbit	-2	3				-1	-1	-1
svc	-3	-2	4				-2	-1
syncb/amazon	-1	3						-3
syncb/lowes	-3	2					1
synchrony		-3	1				-1	2
synchrony/amazon	-4	1	-1				-1	3
system	1	-3	1				-1	1
t-mobile	-2	-2	-1	-1				3
tacoma	1	-1						-3
take	2	-3	-1
tapos	2	-2
tarjeta		-1	3					-1
tax		-3	1					-1
tbom/milestone	-4	4					-1	-1
teachers	3	-1	-3
termina	3		-2	-1
terminación	3		-3				-1
terms	3	-2	-1				-1	-1
thanks	2	-1					-1
that	1	-3	-4			-1		-3
that's		-2	-4				1
thats		-2	-2				1
thd/cbna	-3	3	-1			-1		-1
their	3		-1				-2
then	1	-4	-1					-2
there's	2	-2	-3				-1	-1
they	-1	-3	-2			-1	1	-2
this	-1	-3	-2		-1	2	2	-3
tim	3	-1					-2	-1
time	-2	-2	-1	-1			3	-1
tita	-2	4	-2
title	1	-4					-1	-1
titlemax	-2	3	-1				-1	-1
tjx	-2	2	1
to	2	-6	-4	-1	-1	1		-2
total	2	-2	-2	-1	-1	-1	-1	-1
totals	4	-2					-1	-1
tower	-3	3	-2
track	3						-3
tractor	-3		3	-1	-1	-1	-1	-1
trade	3	-2	-2
trailer	-3	-1	3
transferred	4	-1					-4
transunion	4	-2	-1				-2	-1
traverse	-2	-2	3
tree	-2	-2	3
truck	1	-1	3				-4
true	2						-2
tu	2	-2	-1	-1			-3	-3
tu/ef	2						-1	-2
type	5	-2	-3		-1		-2	-1
tía	1	2	-2					-1
u.s	-2	2	-2				1	-3
uh	3	-1	-2				-2
unit	-2	-2	1			-1	-1	-1
unknown	3	-1					-2	-2
unpaid	-3	-3	-2	-1		-1	4	-3
until	3						-3
updated	4	-2	-1				-3
upstart	-1	3	-3				-3	-4
us	-2	-2	-3	-3	3	3	-3	-3
usa	-1	-3	-1	-1			-2	1
usaa	-3	3	-1				-1	-1
usd	3	-1					-1	-1
usda	-2	1	1					-1
utility	3	-1	-1					-1
vehicles	3	-3
velocity	-2	3	-1					-1
venture	-3	2	1					-1
verde	3	-2	-3				-1
verizon	-2	-4	-1	-1	2			4
veterinary	-3		3					2
via	3		-3
view	2	-2	1				-4
vin	4	-1	-3					-1
visa	-3	-1	2	-1	-1	-1	-2	-1
w	1	-3	-1	-1		2	-1	-2
wait	3	-3	-1				-1
warfield	-3		3					-1
was	2	-4	-4	-1		-1		-5
water		-3	-1				-2	2
water/sewer	-3	3
way	3		-3				-1	-1
wayfair	-3	3	-1				-1	2
we	1	-3	-2				1	-2
webbank/fingerhut	-5	2		-1			-2	3
wedding	-3		2				1
weiner	-1		3				-1
well	-3		3				1	-1
wells		1	-4					-2
went	-2	-1	-2				3	-2
were	3						-3
west		-4	1					1
westlake		1	-3					-1
what	4	-3	-1				-1	-1
when	3	-1	-1				-1
whenever	3	-1					-3
which	1	-1	-3				1	-1
who	3	-2	-1					-1
wife	5	-1	-1				-4	-1
wife's	2	-2	1
willow	-2		-2				-1	2
wireless	-1	-2	-4		1		1	1
with	3	-3	-5			-1	1	-2
withdrawn	2	-2
write	2	-1					-2
writeoff	3						-3
x	2	-3	-1	-1	-1			-1
xp	3	-2					-1	-1
xp/tu/ef	3		-1				-2	-1
y	3	-2	-4	-1			1	-2
ya		-3	-1				1	-1
yakima	2	-3	1
year	3	-2					-1
yes		-4	-2	-1	-1	-1	3	-2
you	2	-4	-3	-1		-1	-1	-2
your	2	-7	-2			-1	1	-3
yr	-1	-1	1				-3
yung	2	-2	-1					-1
zero			-1		3		-1
zip	-1	3	-1				-1	-2
đúng	-2	-1					2
余额	1	-3	-2	-1	-1	-1	1	-1
催收	2	-1					-2
尾号	2	-1	-2	-1			2	-1
已转催收公司	-3	-1					3
房贷	1	-4	1				-2
欠	3	-1			-1		-1	-1
正常	-4	-1					4	-1
正常还款	-3						3
账号	3	-3	-4	-2			1	-1
# word words before
 account	1	2	-1	-1	-1	-1	-4	-1
 advance	-2	-1	3
 amount	2	-1	-1				-1
 available	4	-2	-1				-2	-1
 avant	-3	1	1				-1
 bal	2	-2				-1	-1	-2
 bank	-1	-3	2				2	-1
 bread	2	-1	-2
 bridgecrest	3	-1	-2				-1
 c		2	-1		1		-3
 card	2	2				-1	-3
 cash	-2	-1					3
 charge	-4						3	-1
 charged	-1	-1	-1				3
 citibank		-2						1
 col		-2					2	-1
 collection	-1	-3	-1	-1	1	-1	-1	3
 collections		2	-1				-4	-1
 contact	2	-2
 credit	3		-3				-1	-1
 creditor	-3	3	1				-1	-2
 current		2	-1		2	2	-3	-1
 details	2	-2
 direct	3	-2	-3
 elan	-3		3
 first	-1	-3	2					-1
 highest	3		-1				-2
 huntington	2		-2
 inquiries	3	-3
 ins	-2		-1				3
 irs	-4	2	1				1
 loan	-1	3	-2					-1
 loans	-2	2	1				-1	-1
 lowe's	-3	-1	2				1
 midland	3		-3
 mo		3					-2	-1
 my	3	-1	-3
 next	3		-1				-2
 north	-3	-1	3
 nov	3	-2					-1
 ok	-3		1
 orig	3						-2	-2
 originalcreditorname	-2	-2						3
 other	-2	3	-1				-2
 paid	1	3	-2				-1
 payment	-2	-2	-1				2
 placed	-2						3
 rate	2						-2
 rating	3	-1					-3
 regional	-2		2
 rent	3	-3					-1
 retail	3	-1					-2	-1
 settled	4	-1					-2
 synchrony	3	-1	1				-1	-3
 total	3	-2	-1				-3
 type	-2	-2					3
 x	3	-2					-1
1 a		2	-3		-1	-1	-1
1 acceptance	-2	-3	2	-1		1	-2	-1
1 account	2	1	-4		-1	-1	-3	-2
1 accounts	2		-2	-1	-1	-1	-6	-1
1 acct	-2		-2	4	-2	-1		-5
1 ach	3	-2	-3				-1
1 action	3	-1	-1				-1
1 active	-1	-3	2		2	1	-2	-2
1 activity	3		-2				-1
1 affirm	-1	-1	3				-3	-1
1 after	2	-4	-2		-1		1	-3
1 ago		-2					3	-1
1 aidvantage	-1	2	1	-1		-1	-3	-1
1 ally	2	-3		-1			-3	-2
1 aluguel	3				-2	-2
1 ambulance	-1	-3					-1	1
1 amer	-2	2
1 american	1	-4	1				-1	-3
1 americredit	3		-2				-1
1 amt	3	-2					-2	-1
1 and		3	-4	-1	-1	-1		-4
1 anesthesia	-2	2	2				1	-1
1 anything	1	4	-1				-1	-1
1 apple	-3	-1	3				-1	-1
1 application	3	-3
1 april	4	-2					-2
1 arrangement	-3	2					1
1 ashley	-4	-1	4				-1	-1
1 ask	3	-2					-1	-1
1 aspen	-3	-1	2				1
1 aspire	-3	-1	3				1
1 assets	2	-3	-1	-1	-1	-1	-1	-2
1 assignee	3		-2					-4
1 assistance	3	-3	-1
1 association	3	-1	-1				-1	-1
1 at	1	2	-1	-1		-1	-3	-1
1 at&t	-2	-1	-1		1		-1	1
1 auto	-1	-3	1	-1		1	2	-1
1 autopay	5	-3	-1				-6	-1
1 available		-2	-3		-1	-1	1	1
1 avant	2	2	-3				1	1
1 b		1	-3	1	-1	-1	1	-2
1 back	5	-1	-1				-2	-1
1 badcock	-3		3
1 bal	-1	-3	1	-2	-2	-3	3	-3
1 balance	1	-3	-2	-1	2	-1	-1	-2
1 balances	2	-2		-1	-1	-1	-2	-1
1 bank	1	-4	1	-1		-1	1
1 bank/credit	3		-3
1 best		-2	1			-1	-1	-3
1 big		-3	1				-1
1 bk7	-3	1			2
1 blue		-2	3				-2	1
1 bonneville	-3	2	2				1
1 boscov's	-3	-1	2	1				-1
1 bought	3		-1				-2
1 brandt	2		-2
1 bread	-2	-2	3					-1
1 brendan	1	-3		-1	-1		-1	1
1 bridgecrest	3		-3	1			-1	-1
1 brother	-3	1	3				-2	-1
1 budget	3	-1	-2
1 bur	1	-2					-3
1 bureau	1	-5	1		-1			-2
1 c		2	-3	1	1	-1	-2	-3
1 c/o	2	-3	1				-1	-2
1 cabelas	-1		3				-1	-1
1 call	3	-3	-1					-2
1 cancel	4	-1	-2				-2
1 cancelada	-2						2
1 cap		-3	2				-2	-3
1 cap1	-2	-2	3
1 capital	-1	-4	1	-1		-1	-2	-1
1 capitol	-2		2
1 car		2					-3	-2
1 card	-1		-4	-1	-1	1	2	-2
1 cards	-2	3	-1	-2	-1	-1	-3	-3
1 care	-2	-3	3					-1
1 carro	3	-3
1 cascade	3	-3	-2					-2
1 case	2		-3				-1	-1
1 caseys	3		-1				-1
1 cash				-3	-1	-1	1	-2
1 cashrewards	3	-1	-2
1 cathay	-3	-1	3					-1
1 cedar	1	-3	-1					1
1 chapter	3						-3
1 charge	-3	-2		-1	-1	-1	3	-2
1 charged	-2		-2			-1	3	-2
1 chase	1	-2		-1			1	-3
1 check		-4	1				1
1 checking	2	-5	1	-1	-1	-1	-1	-1
1 chg	-3	1	-1				3
1 chicago	2	-1	-1					-1
1 chrysler	-3	-1	4				-2
1 citi		-3	2			-1		-2
1 city	-1	-4	3	-1	-1	-1	-1	-1
1 cl	3	-1	-1	-1			-2	-1
1 claim	2	2	-2	-1			-3	-1
1 class	3	-2						-2
1 client	-5	3	-4	-1	-1	-1		4
1 close	2	-1	-2					-1
1 club	-2	1		-1		-1	1	-3
1 co	2			-1			-3	-3
1 cobro	3	-2	-2				-1	-1
1 col	2	-3	-2				1
1 coll	-3	2	2					-1
1 collection/chargeoff	2	-1	2				-4	-1
1 collectors	-3	3
1 college	-3		3		-1		1	-1
1 column	3	-1	-2				-1
1 comadre	-2	3						-1
1 comcast	-3	3	1				-2	-1
1 community		-3					-1
1 con	-1	3	-1				-1	-1
1 consumer	4	-2	-2	-1	-1		-2	-4
1 conta	1		1	-1			-3	-1
1 contact	3	-3			-1			-1
1 contacto	3	-2					-1
1 continue	3	-1					-2
1 coop	-1	-2	4				-1	-2
1 coppel	3	-1	-3
1 copperline	3	-2	-2
1 corp	5	-3	-4
1 costco	1	-2	1				-1	-1
1 counseling	3	-1						-1
1 counselor	3	-1					-1	-1
1 counting	3		-1				-2
1 court	1	-1	-3				1	-1
1 cred	-2	1						3
1 creditor	-2	1	-2	-1	-1	-1	-2	2
1 credits	3	-3					-1	-1
1 ct		1	-3					-1
1 cur	3		-1				-2	-1
1 curr	-4	3	-2	-1		-1	3	-2
1 current	1	1	-3	2	1	1	-2	-1
1 custom	1	-2	3
1 customer	2	-1	-1
1 d	-2	3	-3	2			-1	1
1 darnell	2	-1	-1				-2	-1
1 date	3		-2	-2	-1		-1	-3
1 day		1	-3				-2	-1
1 days			-3		-1	-1		-2
1 dds	-3		2				1	-1
1 de		-2	-3	-1			3	1
1 dear	3	-2	-2		-1
1 debt	2	-1	-3		-1		1	-3
1 debtor	2	-2			-1		-1	-1
1 debts	3	1	-2		-1		-1	-1
1 declined	3	-2					-1
1 deduction	3	-1	-1				-1
1 defaulted	-2	-1	-2				2	-1
1 deferment		3					-2	-1
1 deferred	1	2				-1	-3	-1
1 deficiency	1		-3	-1
1 delaware	2		-2	2			-3
1 deleted	3	-3					-1
1 delinquent		1					-3
1 delta	1	-3	2
1 dental	-3	1	1	-2			1	2
1 dentist	-2		-1				-3	3
1 denver	3		-3
1 deposits	3	-2	-1					-1
1 detail	3	-1					-3
1 details	-1	1	-2		-1			-2
1 direct		-6	1				-1	-1
1 directv	3		-3
1 disclosure	2	-1	-1
1 discover		1		-1	-1	-1	-1	-3
1 dish	3		-2					-1
1 display	-2	3					-1
1 dispute	3	1	-1		1		-2	-1
1 district	1	-2	-3	3			-1	-1
1 documents	3	-2
1 dr	-1	-6	2				-3	1
1 duke	2	-1	-1					-3
1 dwayne	3		-3
1 día	-1	1	-1		-1		-3	-1
1 e		1	-3	-1	-1			-1
1 e.g	3	-2					-1	-1
1 east		-3	1				-1	-1
1 edfinancial	3		-4					-1
1 el	-1	1	-3					2
1 elan	-2	-2	3					-1
1 else	2	-2					-3	2
1 em	-2	-1	-2	-1			3	-2
1 en		-1	-3				1	-1
1 end	3	-1	-1				-2	-1
1 ending	1	-1	-3	2		-1	-2	-2
1 ends	4	-3	-1				-1
1 equinox	-3	1	-1				2
1 equity	-1	-2	3				-1	-1
1 est	3						-2
1 estado	-3	-1		-1			3	-2
1 estimated	3		-1				-1
1 example	4	-3	-2					-1
1 expenses	2	-2					-1
1 experian	5	-4					-2	-2
1 expires	3	-3
1 f150	1	-1	1				-3
1 fair	3	-1	-1				-1	-1
1 fargo		-4					-2	-1
1 fcu	-2	-3		1				-4
1 fees	4	-2					-3	-1
1 fha		2	-1
1 fidelity	4	-1	-4				1	-1
1 fifth	-2	-4	3		2			-2
1 file	1	-2		-1				-2
1 financial		2	-1	-2	-1	-1	-1	-3
1 fine		2					-3
1 first		-1	3				-2	-1
1 fleet	-4	-2	3	-1	-1	-1		-1
1 foi	-3						3
1 food	3		-1				-2
1 for	2	-3	-4	-1	-1	-1	-2	5
1 forbearance		3					-2	-1
1 foreclosure		3	-1				-2
1 forgot	-2	2					1
1 franklin	-3	-1	3
1 free	3	-3	-2				-2
1 fund		-3	2					-2
1 furniture	2	-2		1			-2	-3
1 gary	1	-2					2
1 gas	1	-3	1				-1
1 ge	-3		3					2
1 gm	-3		3
1 go	3	3	-2				-3	-1
1 god	3		-1				-2
1 golden	-2	-1	3				-1
1 goldman	2	-3	-1				-1	-2
1 granite	-2		3					-1
1 grant		-1	3
1 great	1	-3					-1	-1
1 group	-1		1	1	-2	-1	-3	-3
1 guarantor	4	-2	-1				-2	-1
1 guaranty	-3	-1	3
1 h	-1	-4	1				1	-1
1 halvorsen	2	-2	-1				-1
1 hand	2	-2	-1				2	-1
1 harbor	1	-2					-1	-1
1 hardship	3		-1				-2	-1
1 harley-davidson	-2	-1	3
1 has		-1	-4					-1
1 health	-1	-4		1				1
1 heights	-3		3
1 help	3		-1		-1		-1	-1
1 her	4	-1	-1				-2	-2
1 here	3	-1	-1				-2
1 hi	3	-1	-3				1	-1
1 high	2	-2			-1		-1	-2
1 higher	-3	-1	3
1 hill	-3	-1	1		1		-1	-1
1 homeplus	3	-3	-1
1 honda	-2	-1	2				-1	-1
1 hospital		-2	-3	-2		-1	1	2
1 hsbc		-1	3				-1	-1
1 huntington	-1	-3	2				-1	-1
1 husband		1	1				-3
1 hyundai	-2	-3	3
1 i'm	-1		-3				2	-1
1 ia	3	-1					-1
1 im	2						-2	-1
1 imaging		-3	1				-1
1 in	-1	-2	-2	1	-1	-1	1	-4
1 in-school	3		-1				-2
1 inc	3	-4	-1	-1	-1		-2	-3
1 included	3	-2	-1	-1			-1	-1
1 income		-3	1				-1	-1
1 incurred	3	-2
1 information	2	2	-2				-4	-1
1 initials	3	-1		-1				-2
1 inquiries	5	-5					-1	-2
1 inquiry	3	-2	-1					-1
1 inst	1	-3	-1				2
1 installment	-2	1		-1	-1	-1	1
1 insurance	1	-2	-2				2	-3
1 interest	3	-2	1				-3	-1
1 internet	3	-2	-2	-1			-1	-1
1 interstate	-3		1				2
1 involuntary	3						-3
1 ira	3	-2	-2				-1
1 irs	-3	1	3	-2	1		-2	-1
1 is	1	3	-3	-1	-1	-1	-1	-2
1 is_overdue	-3	-1					3
1 items	-2	3	-2				-1
1 its	-2	3	-2				1	-1
1 jeep		-2	2				-1	-1
1 jefferson		-2	1				-1	-2
1 jpmcb	-2	-1	2			-1
1 jul	-2	2	-1				-3	1
1 jun	3	-1					-2	-1
1 juniper	-1	-1	2					-1
1 k	5	-1	-3				-3	-1
1 kay	-1	1						-3
1 keybank	-2		2
1 keystone	-2	-1	3				-1
1 kia	2	-3	1				-1	-1
1 kids	2	-2	-1				-1
1 klarna	-2	3	1				-2	-1
1 know	-1	-3	-1				3	-1
1 kohls	1		-3				1	-1
1 ks	2	-1	-1		-1
1 l		2	-3	-1	-1		-3
1 l40	3	-3
1 la	2	-4		-1	-1	-1	-1	-2
1 lakemont	3	-1	-1					-1
1 last	2	-3	-4	1	-1	-1	-1	-2
1 late		1		-1	-1	-1	-3	-1
1 left	3	1	-1				-2	-1
1 lending	-1							-3
1 lendingclub		-1	-3	2			-2	-2
1 length	3	-1	-2				-1
1 lent	2	-1	-2				-1
1 liabilitytype	2	-3	-1				-1
1 liberty	-3		3
1 lim	3						-3
1 limit	3	-1	-1			-1	-1	-1
1 list	3		-2				-1	-1
1 llc	1	-4	-4	-2	1	-1	-1	2
1 loan	1	1		-2			-3	-4
1 loandepot	3	-2	-2
1 loans	-1	4	-4	-1			-2	-2
1 lol	3	1	-2				-2
1 lumber	-3		2
1 macys/dsnb	3	-1	-3					-1
1 mandaron	-3						3
1 maple	-2						2	-1
1 mastercard	4	-2	-3				-1	-1
1 match	3	-3
1 may	1	-4	-2				2	-1
1 med	-5	-1	2					2
1 medical	-2	-1	1	-1		-1	-2	2
1 medicredit	-2	-1	1				3	-1
1 member	1	-2	-3		-1		1	-2
1 memorial	-4	-1	2					1
1 mercer	2	-1
1 merrick	-3	-2	4				-2	-2
1 methodist	-1		-2				-1	2
1 mgmt	-3	-2	2	1	1		-2	2
1 mi	-1	-4	2				1	-1
1 midland		-4	-1	-1			1	-1
1 min	-2	3		-1	-1	-2		-2
1 mine	-3	2	-2				2	-1
1 missed	-1	-2	-3				2	-2
1 mo			-3	-1		-1	1	-3
1 mobile	3	-2	-2				-1
1 money	3	-2	-1				-1	1
1 monthly	2		-3				-1	-1
1 morning	4	-2	-1	-1			-1	-1
1 mountain	-2		3				1	-1
1 mr	-2	-2	2	-1				-4
1 mtn	-3		3
1 mês	2				-1	-1	-1
1 mínimo	-3	-1			-1	2	3	-1
1 n	-2		-1	-1	-1	-2	2	3
1 n.a	3	-1	-3	-1		1		1
1 nasa	-1		-1				2
1 navy	-1	-3	1				1	-2
1 need	3	-2	-1				-1	-1
1 negotiating	3	-2					-2
1 net	4		-3				-1
1 netflix	3	-1	-1				-1
1 network	2		-3	1				-1
1 never	-1	-1	-3				3	-1
1 next	-1	2	-3				1	-1
1 nissan	1	-3	1				-1	-1
1 nmls	3	-3	-1					-1
1 no	2	-2	-3		-1			-2
1 none			-2	-1			1	-1
1 northern	1	-3	2
1 not	2	-2	-3			-1		-1
1 note		-2	-3	-1	-1	-1	1
1 notes	2	-2	-2			2	-1	-1
1 nov	3	-2					-2	-1
1 now	-1	2	-3	-1		-1	1
1 number		-3	-1	3	-1	-1	-1	-2
1 o	1		-1		-1		-2	-2
1 oc	-4	-1	-1				-1	4
1 oct	2	-3	-1					-1
1 ohio		-3	1				-1
1 old	-3	-5	3			-1		2
1 omni	-3		3
1 on	-1	-2	-2	-1		-1	1	-4
1 one		-3	-1	-1	-1	-1
1 open		-1	2	-1				-3
1 opened	2	-3	-1	-2	-1		1	-1
1 or	1	-3	-1					-3
1 orig	-1	-4	-4	-2		-1	2	2
1 original	1	-3	-3	-1				1
1 originalcreditorname	-4	-2						4
1 originally	-2	-2	-1				-1	4
1 others	3	-2					-2
1 outstanding	3	-1	-1				-1
1 overdraft		-3	2				-1
1 p	4	-3	-1				-2	-1
1 p.c	3	-2	-1				-1	-1
1 pagado	3	-1	-1				-3
1 pages	3	-2					-1
1 pago	3	-3			-1	1	-1	-1
1 paid	5	-1	-3				-3	-2
1 parking	-2	-1	3				-1
1 part	3	-1	-1		-1		-1	-1
1 partners	2	-1	-1	-1	-2	-1	-1	-2
1 patient	1	-3					-1	-2
1 paycheck	2	-2	-2
1 paying	-1		-2			-1	1	-3
1 payments	-1	3	-1			-1		-1
1 payoffstatusindicator	3	-1					-2	-1
1 payroll	2	-2	-1
1 pediatric	2		-2					1
1 pelican	1	-3
1 pending	4	-2	-1				-2	-1
1 penn	-2	-2	-1					3
1 people	-1	2	-1				-1
1 peoples	-3	-1	3
1 per	4	-1	-2					-2
1 perkins	-1	-1	3				-1
1 physicians	-3		-1	-1	-1			2
1 pk	-2	1	2
1 pl	-1	2	-3				-2	-1
1 place	-2	3						-1
1 plan	-2	3	-3	-1	2	-1	2	-2
1 platinum		2	-3				1	-2
1 plus	2	-1		-1	-1	-1	-3	-1
1 po	3		-2		-1			-1
1 polaris	1	-3	-1				-1
1 por	4		-2				-2	-2
1 portfolio	1	-3	1	-1	-1		-3	-2
1 power	-2	-2	-1				-2	4
1 prairie		-4						1
1 principal	3	-1					-1	-1
1 program	-1	3	-2				-1	-1
1 progressive	-1	-1	-2				2	3
1 préstamo	-2	2	2				-3	-1
1 puget	-2	-1	2
1 purpose	3	-2						-2
1 pünktlich	-3	3
1 q	4	-3	-1					-1
1 quantum3		-3	1
1 quest	-3		2	-1
1 r	1	-3		-1		-1		-1
1 radiology	-3	1	1				1	1
1 rate	3		-2	-2			-2	-1
1 ratio	-2	-1	-1				3	-1
1 rav4	3	-1					-2
1 rd	4	-2	-3				-1	-1
1 re		-4					3	2
1 read	3	-1	-1				-1	-1
1 receivables	-1	-2	1		-1		-2	-3
1 recent	3	-1	-2				-1
1 records	3	-2	-1				-1	-1
1 refi	3	-1	-1				-1
1 region	-3	2						1
1 regional	-2	-2	3				1	-2
1 regions	-2		3	-1	-1	-1		-2
1 rei	-3	-1	2					-1
1 remarks			1				-1	-3
1 rent		1					-3	-2
1 rent-a-center	1	2	-3				1	-1
1 rental	3	-2	-1
1 repayment	-1	-2	-2	-1			1	-2
1 repo'd	-3		-2				5
1 report	2		-1		-1		-5	-1
1 repossession	3	-1	-1				-2	-1
1 represents	3	-3
1 republic	-2		3					-2
1 requested	4	-3	-1		-1		-2	-1
1 responsibility	3	-2					-1	-1
1 resurgent		-3					-1	2
1 review	3	-1					-1
1 revolving	-1	3	-2	-2	-1	-1	-2	-3
1 ridge		-4	-1		-1		-1
1 rise	-3	2	2
1 rockland	-3		3
1 rogue	-3	-1	2	-1		1	1
1 roth	3	-1	-2	-1				-1
1 ruth	3	-2	-1				-1	1
1 sachs		-3	-1				2
1 saldo	1	-2		-1	1	-3	-4	-1
1 sale	3		-1				-2
1 sallie	-4	-1	4				-1	-1
1 sam	2		-2
1 save	3	-1					-2
1 savings	1	-2		-1	-1	-1	-3	-2
1 says		1	-2					-1
1 sba	-3	-1	3
1 scheduled	3		-1				-2
1 score	4	-3	-1				-2	-1
1 see	3		-2				-1	-2
1 seguro	2	-1	-2
1 sell	3	-1	-2				-1
1 seller	3	-3	-1				2	-1
1 sep	2						-3	-1
1 separate	3		-1		-1		-1
1 service		-3					1	-2
1 servicer	4	-1	-1					-1
1 services	2	-2	-3				1	-1
1 settled	3		-1				-3
1 sewer	1		1				-3	-1
1 sezzle	-3	3
1 sheffield	-4	2	3
1 signature	-2		2	-1			-1	-2
1 silverado	-3	2					1
1 simplicity	1	2	-3				-1
1 since								-2
1 snap-on	-3		3
1 social	3	-1	-3				-1	-2
1 solar	-3		3
1 source	-1	2					-2	-2
1 spectrum	1	2	-2				-3
1 spotloan	-3		3
1 springleaf	-3	-1	3
1 sprint	2	-1	-2		-1		1	-4
1 st	-1	-6	1	-1	-1	-1	1	4
1 stand	2	-2					-1	-1
1 standard	3	-1	-1				-2
1 started	-1	3	-2				-1	-1
1 state		-3		-1		-1
1 status	-3	-3		-1	-1	-1	3	-2
1 still	1	-3	-1				1	-1
1 stop	3		-1				-2
1 storage	-3		2	1
1 store	-1	2	1	-1		-1	-3	-1
1 sub	1	-4	1
1 subtotal	3	-3	-2				-1	-1
1 suffix	2	-3	-1
1 summary	3	-1	-1				-1
1 summit		-2					-1
1 support	3	-1	-2				-1	-1
1 surrender	3	1					-3
1 synchrony		-4	-2	-2		-1		2
1 sys	3		-1				-1
1 system	-1	1	-2	-1			1	2
1 sí	-2	3	-2					-1
1 số	2	-1	-2	-1				-1
1 t-mobile	2	-4	-3	-1			2
1 tarjeta	-3	3					-1	-2
1 td	-1	-3	1				-1	-1
1 teachers	2	-1	-2
1 tennessee	-3		3
1 termina	3	-1	-1	-1			-1
1 tesla	-2		3
1 that's		2	-2		-1		-1	-3
1 thats	1	2	-3					-1
1 their	3						-2	-1
1 then	-2	3	-4			-1		1
1 there	4	-2	-1				-1
1 there's	-2	4	-3					-1
1 they		-2	-3			-1		-1
1 thing	-2	3	-1				1
1 third	-2				2			-3
1 this	1	-1	-3			2		-2
1 through	1	2	-2					-2
1 til	3	-2	-1				-2	-1
1 tmobile	3		-1				-1	-2
1 to	1	1	-3	-1	-1	-1		-1
1 totals	2	-1
1 tower	-4		4
1 towing	-2	-1	3				-1
1 tractor		-3	2	-1	-1	-1		-1
1 transfer	2	-1	-1
1 transferred	4						-4
1 transunion	1						-3	-2
1 treasury	3	-3	-1
1 troca	3	-1	-2				-2
1 truck		1	1				-2	-1
1 trạng	-2	-2					2
1 type	2		-2	-1	-1	-1	-2	-3
1 u.s	-1	-3	3					-2
1 ugh	3	-2					-2
1 ulta	1	-1	1		-1		-2	-3
1 um	-1	3	-1				-2	-1
1 union	3	-2	-2	-1			-1	-3
1 unknown	5	-1					-4
1 unsecured	2		-3				-3	-1
1 up	-3	1				-1	2	-2
1 updated	5	-2	-2	-1	-1		-3	-1
1 upstart	1	-1	-1	-1		-1	-1	-3
1 urgent	-3	-1	1					2
1 us	1	-3	-1	-1		1	-1	-2
1 usaa	-3	-2	3				-1
1 va		-3	3
1 valley		-4					1
1 veh	3	-2	-1				-1	-1
1 verde	3		-2				-1	-1
1 verified	3		-1				-2	-1
1 vs	2		-2				-1
1 w	1	1	-2	-1		2	-2	-3
1 wait	3	-1	-2				-1
1 wakefield	-3		2				1	-2
1 walang	3		-1				-1	-1
1 was	-1	-4	-3	-1		-1	1	3
1 water	-3	1	1					2
1 week	-1	-2					3	-1
1 wells		-4	1				-1	-2
1 were	2						-2
1 west	1	-3	-2					2
1 what	3	-1	-2				-1	-1
1 who	-1	2	-3					-1
1 wireless	2		-3		1		1	-2
1 wisconsin	2	-1	-1
1 with	-1	1	-4	-1	-1	-1
1 wks	-2	1					3
1 write	3	-1	-1				-2
1 wrote		-3
1 x		1	-3	-1		-1	-1	-2
1 xp	3	-1	-1				-1	-1
1 xxxx	-2	-1				1	3
1 y	1	1	-2	-1		-2		-1
1 yakima	3		-3
1 years	3	-2					-1
1 yes		2	-3	-2		-1	1
1 you	3	-1	-2			-1	-3	-2
1 your			-5		-1	-1	1
1 yrs	3						-2
1 yung		3	-2					-1
1 信用卡	-4	2	-1					-1
1 原债权人	-2	-2	-2				-2	3
1 存款	3	-2						-1
1 房贷	-1	3	-2
1 正常	1						-3	-1
1 每月还款	2	-1					-2
1 贷款	2	-3	2
2 ab	-3	-1	3
2 accounts	1	1	3	-1	-1	-1	-4	-2
2 acct	-1	-1		4	-2	-2		-2
2 ach	3	-1	-3				-1
2 acreedor	-4	-2	2				-1	3
2 additional	3						-1	-1
2 advance	1		-3
2 advantage	3	-2	-2
2 after	2		-4					-1
2 afterpay	-1		3				-1
2 agency	2		-1	-1			-3	-1
2 agent	1	-3	2	-1				-3
2 aging	3						-2
2 agreed	3	-1	1				-3	1
2 aidvantage	-2		3				-3
2 alder	3		-3				-1
2 always	-2		1				2
2 amazon	-2	-1	-1		-1		2
2 ambulance	-5	-2	2	2			1	1
2 amex	1	3					-3	-1
2 anesthesia	-4	2	2	1				-1
2 applicable		-2	3				-1
2 application	3	-2	-3
2 apply	3	-2	-1				-1	-1
2 april	4		-1				-3
2 as	1	-1		-1	-1	-1		-3
2 ask	3		-2				-1	-1
2 asset	-1	-2	-1	1			-2	1
2 assets	2	-4	-2	-1	-1	-1		-2
2 assigned	-4	2	2					2
2 assignee	-2	-2	-1				-1	3
2 assistance	2		-2
2 associates	-2	-1	1	-1	1	-1	-2	2
2 at		-1	3			-1
2 aug	2	-2	-2					-3
2 auto	1	-4		-1			1	-3
2 automobile	-1		3				-3
2 b	-1	2	-1	-1	1	-1	-2	-3
2 bal	1	-3	-4	-2	-1	-2	1	-1
2 bank		-1		-3		-1		-1
2 bank/credit	3		-3
2 bankruptcy	2	-1			2		-5	-1
2 be	-1	1	-3					2
2 been	3	1	-1				-3	-1
2 beginning	2	-2
2 behalf	-2	-2						3
2 behind	1	-3		-1		-1	-2	-2
2 best	2	-3	1		-1		-1	-2
2 big		-4					-1
2 bill	-1	2	1	-1		1	-2	1
2 bills	3	-2	-2					-1
2 bk	3	-2	-1	-1			-2	-1
2 bk7	-3	-1	1		2
2 both		1	3				-2	-1
2 bought		-2	-2				-1	3
2 box	3	-2	-1	-2	-1		-1	-2
2 buy	3	-1	-2				-2	-1
2 by	2	-2	-3	-1		1	-3	2
2 cabelas	-3	1	2				2	-1
2 call	3	-2	-2				-2	-2
2 called		-1	2				-3	-2
2 cancel	3	-1					-1
2 cancelada	-3						3
2 car		2	-2	-1			-2	-2
2 card				-2	-1	1		-1
2 cards	1	-5	3	-1	-1	-1	-2	-2
2 carro	-1		-1		1	1	-3	-1
2 cash	1	-1	1	-1	-1	-1	1	-3
2 cbna	3	-1					-3
2 cc	-2	-2	3				1	-1
2 cd	3	-1					-3
2 cell	2	-1						-2
2 chapter	1	1					-4	-1
2 charge-off	2	-1	-2				-3
2 charge_off	3						-3	-1
2 charged	-2	-1	-1	-1			2	-1
2 chase				-1	-1		-3	-3
2 checking	4	-4	-2				1	-1
2 chevrolet	3	-2	-1				-1	-1
2 chime	-3		3
2 city	-1	-3	2	-1			-2	1
2 cl	3	-1	-1				-2
2 claim	-2		1	1	-1	-1		-2
2 class	4	-1	-1					-2
2 client	-2	-3		-1				3
2 closed	2						-3	-1
2 club	1	-2		-1	-1	-1	1	-3
2 co	2	-2					-3	1
2 cobranza	-1	3	2				-1	-1
2 cobro	3	-1	-1				-1	-2
2 codes		-1	3				-1
2 collection/chargeoff	3						-3
2 collectors	-2	1	1				-1	1
2 college	3	-1	-1		-1
2 comenity			-4	-1				1
2 comments	2	-3	3				-3
2 company	1		-3			2	-2	2
2 con	-1	-1	4					-2
2 condition	-2		1				2
2 conn's	4	-2	-3				-1
2 consultants	-1		-1					3
2 consumer	3	-3	-1		-1		1	-3
2 contact	1	-1	-4		-1		2	-2
2 contacto	3		-2				-1	-1
2 continue	2		-1				-2
2 conventional		-3	2				-1
2 copperline	3	-1	-2					-1
2 corp	4		-4	-1			1	-1
2 counseling	3	-2	-1				-1
2 counselor	3	-1	-1					-1
2 counting	3	-1					-2
2 country	-2	-1	2
2 cr	3	-4					-1
2 cred	-2	-1	1					3
2 credits	3	-1	-3				1
2 creek	-2	-1	1				1	1
2 ct	1	-1	-3	-1		-1	1	-2
2 current		-2		-1	-1		1	-4
2 customer	3	-1	-2				-1
2 dad	2		-2
2 date	2			-1	-1	-1	-3	-2
2 day		-3	-1				1	-2
2 days		-1	-1	-1	1	-1	2	-1
2 dear	3		-2
2 debt	2	-1	-2	1	-1		-3
2 debtor	3	-2	-2				-1	-1
2 deduction	3	-1	-1				-1
2 default	2	1	-3				-1	-1
2 del	-3	2	1			-1
2 deleted	3	2	-3				-2
2 dell	-3		3
2 deposit	3	-2	-2				-2
2 dept	-1	-2	2	-1			-3	-1
2 description	1	1	-3				-2	-2
2 details		-3					-2	-2
2 direct		-6	1	-1			-3	-2
2 disclosure	2	-1	-1					-1
2 discover	2	1	-3	-1	-1		1
2 dish	3		-2					-1
2 district	2	-1	-3	2				-1
2 dont	2	-1					-2
2 e	4	-2	-2			1	-1	-2
2 ed	2	-2		-1			-3
2 edison	1		-2				2
2 edit							-2	-1
2 ef	3		-2				-2	1
2 emergency		-2	-1	-1	-1		-1	3
2 employees	-3		3
2 employer	3	-1	-1		-1
2 employers	3		-2					-1
2 end	2	-1					-2	-1
2 ends	3		-2					-1
2 enrolled	1	2					-3	-1
2 entered	3	-2						-1
2 equifax	1	-3					-1	-1
2 este	3	-1					-2
2 even	3						-2
2 example	5	-2	-3				-2	-2
2 experian	3	-1	-3					-1
2 extra	3	-1					-1	-1
2 factoring	3						-2	-2
2 fair	3	-2	-2				-1	-1
2 family	3	-2	-2		-1		-2	-1
2 fcu	1	1	-3	1			-1	-2
2 federal	1	-3	2					-1
2 fee	3	-2	-3	-1			1	-1
2 fees	4	-1	-3				-1
2 ffel	3	-1	-1				-1
2 file		2	-3				1	-1
2 fin	3	-2	-2	-1			2	-1
2 final	-1	-3	-1	-1	2	1	-2	-2
2 finance	-1	-4	1			-1		-3
2 fine	-1		2				-3	-1
2 first	-2	-3	1				1
2 following	3	-2	-1				-1
2 for	1	-3	-3	-1	-1	-1		3
2 foreclosure	3		-1				-2
2 forgot	-3	-1	2				1
2 franklin	-2		3				-2	-1
2 free	3	-1	-2
2 fullname	-3	-2	2				2	-1
2 furniture	1	2	-2				1	-3
2 gap	2	1	-2				-2
2 gas	3	-2	1				-3	-1
2 gave	3						-2
2 ge	-3	-1	2					2
2 global	-4	-1	1					2
2 god	2						-3
2 gold	1	-3	1
2 golden	-2		3				-1	-1
2 gone	-3	3	-1				2	-1
2 granger	2	-2	-1
2 grantor	-2		3				-3	1
2 group		-2	-1	2	-1		-4	-2
2 grove	-3		2		-1		2	-1
2 grp	-3		1				2	-1
2 guarantor	4	-3	-2				-2	-2
2 harborline	-3		3
2 hard	3	-3	-1				-1
2 have	1	3	-1				-3	-2
2 heloc	-1	3	1	1			-1	-1
2 her	3		-1				-1	-1
2 here	2	1	-1				-2	-1
2 heritage	-3	-1	3	1				-1
2 hey	3	-2					-1
2 history	-1			-1			-4
2 hold	-3	2	1				-1	-1
2 holder	1	2	-2					-1
2 hollis	2	-1	-1
2 homeplus		-1	-3	1			1	-1
2 honda		3	-3	-1			-2	-2
2 household	2	-3					1	-1
2 hsbc	3	-1					-2	-1
2 husband's	-3	1	-1					1
2 hạn	2	-2	-2					-1
2 i	-2	3	-2	-1	-1	-1		-1
2 i'm	-1	-2	-2				2
2 i've	3	-1					-2
2 i.c	2						-3	-1
2 id	2	-3	1				-1	-1
2 if	2	2	-2	1			-3	-1
2 image	3	-1	1				-3
2 imaging	3	-1	-3				-1	-1
2 inc	2	-1	-1	-2	-2		-3
2 included	2	-1	-2				-1
2 incurred	3	-1
2 information	1	-1	1	-1			-3	-2
2 inquiries	6	-1	-5				-1	-1
2 inquiry	3	-1	-2				-1	-1
2 inst	1	-1	-3				2	-1
2 installment	-1	-3	2	-1	-1	-1	-1	-2
2 insurance	3	-2	-2				-2	-2
2 int	3	-2				-1
2 interest	1	1					-3	-1
2 internet	3	-2	-2	-2			-1
2 ira	3	-2	-1				-1
2 irs	-1	-1	5				-3
2 it's	1	1	-3					-2
2 its	-1	1	-3				1	-1
2 jan	2	-2	-2				1	-3
2 jcpenney	2	-1	-3				1
2 joint	-3	1	2			1	-1	-2
2 jpmcb	2		-2				-1
2 judgment	5	-3	-2		-1			-1
2 june	3						-3	-1
2 k	3	-2					-2
2 kept	-2						3
2 kestrel	-1	-2	1				-3	1
2 klarna	3	-1	-1	-1			-2
2 know		-2	-3				2	-2
2 kohl's	1		-1	-1			-3	-1
2 l		-2	2	-1	-1		-2
2 l40	3		-3
2 la	1	-1	-1	-1		-1	1	-4
2 lakes		-4						-2
2 lantern	-2		2				-1
2 las	3		-1		-1			-1
2 last	1	-1	-1	1	-1	-1	-1	-3
2 late	-1		1	-1	-1	-1	-3	1
2 law	4	1	-3				-2
2 lease	-1	-4	1	-1				-1
2 least	-3	2					1
2 left	-1	1	3				1	-2
2 lending	3	-1					-3	-2
2 length	3	-1	-2
2 let	3						-3
2 liabilities	-1	1	2	-1	-1	-1	-2	-3
2 liberty	-2	-1	2
2 like		-3	-1				1
2 line	-2		2				-2	-2
2 lines	-2	-1	2
2 llc	1	-3	-5	-1	1	-1	1	3
2 loan	-1	-1	1		-1		-3	-4
2 lofts	-2	-1	1				-1	3
2 log	3	-1	-2
2 longer	-2	2					1	-1
2 lorraine	-2	3					-1
2 loss	3	-1					-2
2 lowe's	-2	2	1				2	-3
2 lowes	5	-3	-1				-2
2 luke's	-1		-2				2
2 lukes	-3	2	-1					1
2 luz	4	-2				-1	-2
2 m	2	-1					-3	-1
2 macy's		1	-3	-1	1	-1	-1	-1
2 main	2	-3	1				-1
2 management	4	-1	-2				-1	-1
2 maple	-4	-1	1				2	-1
2 mariner	-1	1	-3			-1	1
2 mattress	-2	-2	3
2 me	1	-3	2				-2	1
2 memorial	-3	1	2	-1			1	-2
2 mensualidad	-3						3
2 merchants	-3		3
2 merrick	2		-3				3	-1
2 mesa	3		-2				-1	-1
2 meses	3	-1	1				-3
2 mgmt	-1	-2	-4					3
2 mi	-2	1	1		-1		1	-3
2 min	-2		3	-1	-1	-1	1	-3
2 mine	-4	3	2				-1	-1
2 mn	3	-1	-2				-1
2 mobile	3		-2				-2	-1
2 mohela	1	-1	3	-1			-3
2 money	3	-2	-2				-2	2
2 months	1						-1	-2
2 morning	3	-2					-1
2 mortgage		2		-1	-1	-1	-1	-3
2 motors	3	-1	-2					-1
2 mountain	-3		3
2 mr	2		-3				1	-1
2 ms	3	-2	-2				-1
2 must	2						-2
2 mychart	3	-2	-2					-1
2 n	1		1	-1	-1	-2	-2	-1
2 national	-1	-3	2				-1	2
2 navy		-3	1	-1			-1	-1
2 need	3	-2	-1				-1
2 needs	-2						2	1
2 network	3	1	-1				-2	-1
2 never	-1	1	-2					-2
2 nmls	3	-1	-2
2 no	-1	1		-1	-1	-1	-1	-3
2 nordstrom	4	-1	-2	-1			-2	-1
2 northgate	-2		3
2 nothing	1	1	1				-3
2 number	-1	-2	-1	-1	-1	-1	2	-1
2 nusenda	2		1				-3
2 número	3						-3
2 o	1	-1	-1		-1	-1	3	-1
2 oaks	-3	2	-1	-1			-1
2 of	-1	-3	1	1	-1	-1	1
2 offered	3	-3	-1				1
2 office	3	-2	2				-3
2 oh	2	-1	-2	-1	-1		-1	-1
2 on	1		-3	-1		-1	2	-1
2 ones	2	-1					-1	-1
2 only	1	-2						-2
2 open		1	1	-1			-1	-3
2 open/current	-2						2
2 open/never	-3	1					1	-1
2 opn	2	-2	-1	-1				-1
2 or	3	-2	-4					-3
2 order	3	-1	-2
2 orig	-4	-1	-4	-2		-1		6
2 original		-5	-1		-1			2
2 originalcreditorname	-4		-2					3
2 originally	1	-2	-2				-1	3
2 ortho	-3		3		-1		-1
2 our		-1						-3
2 outcome	3	-2	-2
2 owe	-2	-2	1	-1	-1	-1		1
2 owing	-2	1	2				-3	-1
2 p.o	3	-1	-1		-1
2 pa		-3	2				-2	-1
2 pacific	3		-3
2 paga	-2		-1				3
2 pagado	3		-1				-2
2 paid	1	-1	-1	-1		-1	1	-3
2 paper	2	-1	-1
2 patel	3		-1				-2	-1
2 payable	2	-4	2				-1	-2
2 payment		-1	-1	-1			2	-3
2 payoff	-1	3	1				-1	-1
2 paypal	-1	-3	3				1	-1
2 payroll	3	-2	-2				-1
2 pending	3		-2				-1	-1
2 penfed	-3		1	-1			2	-1
2 penn	-1	1	-1				-1	3
2 pennymac	-2		2					-1
2 per		-1	-1				3	-1
2 physician	2	-1	-2
2 pm	3	-2					-1	-1
2 pmt	1	-1		-1	-1	-1	2	-3
2 pmts	3	-3	-1				-1	-1
2 ppa		3	-1				-2	-2
2 ppl	-2		1				-1	2
2 premier			-3				1	-2
2 previous	5	-3					-2
2 priority	3	-1	-2				-1	-1
2 private	-3	2	1		2		-2
2 professional	-3	1	2
2 progressive	1	-1	-2				2	-3
2 promo	3	-2					-1
2 propane	3		-1				-2
2 protection	-1	-1	2				-1
2 pünktlich	-3		4					-1
2 q	-2	2	-2					-1
2 qua	-2		1				1
2 quest	2	-1					-1
2 questions	3	-1	-1				-1	-1
2 quicksilver	-2	3	-2	-1	-1	-1	1
2 quote	3	-1	-1
2 r	4	-2	-1				-1	-2
2 r9	3	-1					-2
2 ray	-3						3
2 read	2	-1	-1				-1
2 receipt	3		-2				-1
2 receivables	-1	-2	2	-1			-3	-2
2 received	-3	1					2	-1
2 ref	-1		-2		1	-1	3	-2
2 reference	4	-2	-1				-3	-2
2 refi	2		-1				-1	-2
2 regional	1	1	2				-2	-4
2 regions			3	-1	-1	-1	-1	-1
2 remains	3		-1				-2
2 remarks	-1	3	1			-1	-2	-3
2 rent	3	-2		-1			-2	-2
2 renta	3	-1	-1				-1
2 rental	2	-1	-2
2 repayment	-1	-3	-1	2			2	-1
2 repo'd	-4	1	-2				4
2 report	2	-2	-1		-2		-2	-3
2 repossessed	-2			-1			3	-1
2 represents	3		-3
2 request	3	-3	1				-1	-1
2 requested	4	-2	-3				-1	-1
2 respondent	3	-2						-1
2 responsibility	3						-2	-1
2 result	3		-1				-2
2 resurgent		-2		-1			-2	3
2 reta	1	-1	3					-1
2 rewards	3	-2	-2				-1	-1
2 ridge		-1		-1	-1		1	-4
2 right	-3	1	1					1
2 river	3	-1	-1				-1	-1
2 rocket	3	-1	-2	-1				-1
2 roof	3	1	-2				-3	-1
2 said	3	1	-1				-2	-1
2 sale	3	-1					-2
2 sams	-2		2				1
2 santander	-1	-3	2	-1	1		1	-2
2 savings	3	-3					-2	-2
2 say	1	-3					1	-1
2 sba	-1	-1	3	-1
2 sched	2						-2
2 schedule	3	-1	-1					-1
2 scheduled	3	-1					-2
2 school	4	-3	-2				-1	-2
2 score	4	-3	-2				-3	-1
2 scratch	3	-1					-3
2 screen	3	-3
2 sd	3	-1	-2					-1
2 se	-2	2	-1	-1			-1	1
2 section	3	-2	-2				-1	-1
2 see	3	-2	-1				-1	-2
2 sell	3	-2					-1	-1
2 seller	3		-3				2	-1
2 sep	2	-2						-2
2 service	4	-3	-2				-1	-2
2 services	2	-1	-4	-1	-1		3
2 settled	2	1	1				-4	1
2 settlement	3	-2					-1
2 sewer	3	-1					-3	-1
2 sezzle	-3		3
2 she	-2		-1				3	1
2 shown	3	-2	-2				-1
2 signature	3		-3				-1	-1
2 silverado	-3	1	2				2
2 since	-1						1	-3
2 source	-2	-2	2				1	1
2 spring	-2	1	3				1	-2
2 springleaf	-3		3				1
2 sprint		1					2	-4
2 st	1	-5		-2	-1		1	2
2 stand	3	-2	-1					-1
2 standing	-3	1					3	-1
2 started		-1	3				-1
2 stat			2				-3	-1
2 state	1	-2	1				1	-3
2 stonebridge	2	-1	-2				-1
2 stop	3	-1	-1				-2
2 stores	3	-1	-2					-1
2 subsidized		-2	3				-1	-2
2 subtotal	3	-1	-1
2 surgery	-2	-2	3				-1	2
2 sys	-3			-1			3	-1
2 system	-4		-2	-1	-1		2	2
2 systems	-1	-2	-2					3
2 t-mobile	3	-2	-3				2	-2
2 tahoe	3	-1					-2	-1
2 tarjeta	1	-1	2	-1			-2	-1
2 tax	1	-2	-2				1	-1
2 teachers	3	-1	-3
2 tennessee	-4	-1	4					-1
2 terms	3	1	-2				-3	-1
2 thank	1	1					-3	-1
2 that	3	-2	-2				-1	-4
2 that's							-1	-3
2 them	-1	2					-3	-2
2 there's	1	2					-3	-1
2 theres	-3		-1				4
2 this			-3		-1	1	1	-1
2 time	1	-1	1			-1	-2	-2
2 today		-3	2				1	1
2 total	1			-2	-3	-3		-2
2 tractor			-1				3
2 trade	2		-1				-1
2 transfer	3	-2	-2				-1	-1
2 transferred	3	1	-1				-4
2 transfers	3		-1				-1
2 transmission	3	-1					-2
2 transunion	1	-2					-3	-1
2 treasury	3	-1	-3
2 truck	-1	3				-1	-2	-1
2 tu	-1	2	-2	2			-3	-2
2 two			-1				2	-1
2 tx	3	-2	-1	-1			-2	-1
2 type	4	-4			-1	-1	-2
2 tình	-2	-2					2
2 u	2	-1	1					-1
2 uh	-2		4					-1
2 um		1	2				-3	-1
2 union		-1			1	-1	-1	-3
2 unit	1	-3			1	-1	-1	-1
2 univ	-2		3					-1
2 unknown	4	1	-2				-3	-1
2 unsecured		-3	1	-2				-2
2 unsubsidized	-1	-3	3	-1			-1	-2
2 until	3	-2	2				-2	-1
2 updated	3					-1	-3	1
2 ur	-3		1					2
2 us	-1	-1	1	-1	1	1		-2
2 used	-6	1	2	-1		-1	2	-3
2 ut	2		-1				-2
2 value	4	-3	-1				-2	-1
2 vanguard	3	-1	-2				-2
2 velocity	-3		3					-1
2 venture	-3	2	1
2 verde	3	-1	-3					-2
2 verizon	-2	-1	2	-1	2		1	-3
2 victoria's			-2				-2	1
2 village	-2		2					-1
2 visa	1	1	1	-2		-1	-3	-4
2 visit	-2	-2	2				1	-3
2 voluntary	3						-2
2 w		-3	1	-1		2	-1	-4
2 wachovia	-3		3				-2
2 wait	2	-1	-2					-2
2 walmart	-1	1		-1			2	-3
2 warfield	-2		1				1	1
2 was	-2		-4			-1		5
2 water		-1	2				-2	-1
2 we	1	1	-2					-1
2 webbank/fingerhut	-2	1	1				1
2 wells		-4	1				-2	-1
2 what	3	-2	-1	-1	-1		-1	-1
2 whats	-2	2
2 who	3	-3	-1		-1			-1
2 whom	1	-1	-3					1
2 whose	2						-1
2 will	3	1					-3	-1
2 willow	-3	-1	1					2
2 wilmington		-3						2
2 wisconsin	3		-3
2 with		-4	-1	-1	-1	-1	1
2 work	3	-1	-1					-2
2 world	3	-3	-2				1
2 worst	5	-1					-4
2 worth	3	-2					-1	-1
2 write	4	-1				-1	-3
2 wrong	3	-3	-1				-1	-1
2 xp/tu/ef	3	-2	-1					-1
2 years	2	1	-1				-3	-1
2 yolanda	2	-1	-1
2 в	-2	2	-1				2
2 三	-3	2
2 二	2	-2	1
2 信用卡		-2	3				-2
2 学生贷款	3		-2				-1
2 欠款	-3	2				-1		-1
2 逾期60天	1	3	-3				-3
3 ab	-2	-1	2
3 acceptance	1	1	-4				1	-2
3 accounts		1	2				-3	-3
3 ace	-3	-1	3
3 acreedor	-3		2				-1	1
3 actual	3	-1					-1
3 add	2		1				-3
3 advantage	3	-1	-3				1
3 affirm	1	1		-1			-3	-1
3 after	2	-3	-1				2	-1
3 agencia	-2	3	1				1	-2
3 agency		-3	3	1			-3	1
3 agreed	3	-1	1	-1			-3	-1
3 aidvantage	-3	1	3					-1
3 al	-1			-1		-1	-1	-3
3 ally	1	-2	-3	1			-1	-2
3 america	3	-2	-2	-2	1	-1	1	-2
3 amex	1	3	-1				-2	-2
3 anh	3	-2	-2
3 annual	3	-2	-2
3 applicable	-1		3				-2
3 application	4	-2	-2				-1	-1
3 apply	3	-1	-4					-1
3 are	4		-2		-1		-3	-1
3 arvest	1	-3	1					-1
3 assets	2	-3	-1	-1	-1	-1		-1
3 assigned	1	-2	2				-3
3 assignee	-2	2	-2				-1	3
3 associates	-1	1	1	-1			-3	3
3 at		-3	-1	1		-1	2	-3
3 atrasado	-1	3	-1	-1			-1	-1
3 attorney	4	-1	-1				-2	-2
3 aug	3	-2	-3		-1		-1	-1
3 auto	1	-3	2					-2
3 automobile	-3	1	2				2
3 autopay	4	-2	-2				-2	-1
3 avant	2	-3	-1		1		1
3 ave	2	-2	-1					-1
3 b	1	-2		-1			1	-3
3 bal	-1	1	-3	-2	-1	-1	1	-2
3 balance	-2	-3			-1	-1	-1
3 bankruptcy	4	-2	-1				-2	-1
3 beacon		-1	-3	2				-1
3 bill	2	-3		-1		-1	-2	1
3 bilt	3	-2					-2
3 boat	-1	3	-1					-1
3 bought	-5	-2	-1					5
3 box	4	-1	-1	-1	-1		-3	-2
3 braces	-3	2	2				-1	-1
3 brandvold	3	-1					-2
3 bread	2	-1	-3	1			-1	-1
3 business	1	-2	-3				1	-1
3 buy/cbna	-1	-1	-1				3
3 by	2		1		-1	2	-2	-1
3 cabela's		-1	2	-1	-1	-1	-3	-1
3 called	3	-2	1				-4	-1
3 can	3	-1					-2	-2
3 can't	3	-2						-1
3 cap	1	-3	-1				1	-1
3 capital	1	-5	-2		-1			1
3 cards		-1	1				-2	-3
3 care	2		1	-1			-3
3 casa	2	-2	-1	-1
3 cascade	3		-2					-1
3 cbna	3		-1				-1
3 charge-off	1	1	-1				-3	-1
3 charged	-2		1	-1		-1	2	-1
3 chase	3	-3		-2			-3	-2
3 check	2	-4	2					-2
3 checking	3	-2	-3				2	-2
3 checks	3	-2
3 citi	2	3	-2	-1	-1		-2	-2
3 citibank		-2	-3	-1			2
3 claim	-1	-1	3	-1	-1			-1
3 classic	4	-3					-1
3 client	-1	-2	-1				-1	3
3 clients	3	-3	-2					-1
3 closed	-2		1				1	-3
3 co	-1	2	-1	-1	-1		-3
3 coast	4	-1	-3				-2
3 cobranza	2	-1	2				-3	1
3 coll	-2	-2	-1					3
3 collect	4	-2	-1				-4
3 collecting	-3	-1					1	1
3 collection	-3	-1		-2		-1	1	1
3 collector	-2	-3	3				-2	1
3 comenity	-1	3		-1		-1	-3	-2
3 community		-2	3					-1
3 como	3	-3					-2
3 con		-3	2				1	-2
3 consolidate	3	-2	-1				-1
3 consumer	3	-3	-1	-1				-2
3 contact	1	-2	-1				1	-2
3 continue	2		-1				-2
3 cooper	-1	3	1				-1	-2
3 cooperativa	3		-2				-1
3 corp	1	-3	-1
3 corriente		-2	-1				-1	-3
3 costco	3	-1	-2			-1	-2	-1
3 could	3	-1					-1
3 counseling	5	-4	-2				-1	-1
3 court	2	-3	-1	1			-1	-2
3 credence	2	-2	-3		1		-1	2
3 creditor		-1		-1	-1		-2	3
3 creditwise	2		-2				-1	-1
3 cu	4	1	-1		-1		-2	-1
3 current		-2	1	-1	-1	1	-1	-3
3 cut	2	-1	-1				-2	-1
3 d	2	-3	1				-2	-2
3 dad	2	-1	-2
3 date	-1	-6	2	-1	-2	-1	3	-2
3 day	-2	3	-1				-1	1
3 debemos	-2	1	2
3 debt	1		-3	-1	-1		-2	2
3 debtor	3	-1	-2				-1	-1
3 deferment	3	2					-4
3 deferred	-1	2	3				-2	-1
3 delinquent		-3	2	-1			-2	-2
3 deposit	3	-1	-2				-1
3 dept	2	-3		-1			-4	-2
3 details	-1	-4	1					-1
3 devedor	3	-1	-2			1	-1	-1
3 dia		-4		-1	1	-2	1
3 die	2		-1					-2
3 dillard's	-3	2	1				-1
3 direct	1	-1	1				-3
3 disclosure	3		-1		-1
3 disconnected	-2	1					1
3 discover		-3	2	-1	1	-1	-3	-3
3 dla		-1	-1				-1	2
3 dollars	-4	-1	2				3	-1
3 double		2	1				-1	-1
3 down	2	-1	-1				-1
3 dr		-3		-1			-2	2
3 duke	5	-2	-2	-1			-1
3 días		1	1	-1			-4	-1
3 e	2	-3					1	-2
3 either	-3	1	2
3 el		-3	2					-3
3 electric	3	-2					-2
3 else	3	-1	-1				-2
3 emergency	4	-2	-2				1	-2
3 employers	3		-2					-1
3 en	-1	3					1	-2
3 energy	-3	-2	2					1
3 enrolled	2	-2	1				-2	-2
3 equinox	-3	2	1				2	-1
3 equity	2	-1	-2				-2	-1
3 estado			-1	-1	-1	-1	-3	-1
3 este	3		-1				-2
3 everything	3	-2	2				-3
3 example	3	-1	-1	-1			-2	-1
3 explanation	2	-1	-1					-1
3 exported	3	-3
3 factoring	-3	-1						3
3 fair	3		-2				-1
3 family	3	1	-2		-1		-2
3 far	1	-1	3				-1
3 fargo	3	1	-4					-1
3 february	3	-1	-1				-1	-1
3 fees	1	1	-2				-3	-1
3 fenwick	-3						3
3 file		3	1		-1	-1	-1	-3
3 final	2	-1			3	-2	-2	-1
3 finance			-1	-1	-1	-1	-1	-3
3 financial	1	1	-2	-1	2	-1		-3
3 fingerhut	-2	2	-3				2	1
3 fleet		-2	-3	-1	-1	-1	1	-1
3 following	3	1	-2				-1
3 food	2		-1				-1
3 for	1	-2	-3	-1	-1	-1	-1	2
3 foreclosure	3						-2
3 forgot	-4	-2	4				1
3 form	2	-2	-2				-1	-1
3 free	3	-3
3 full		2	-2				-3	1
3 fund	2		-1				-1
3 funding	-1	-1	-3	-1				3
3 furniture		-3	1				2	-2
3 garage	3	-1	-1					-2
3 gas	3	-3					-2
3 ge	-3	1					-1	2
3 god	1	1					-3
3 got	1	-2	1				-1	-2
3 grant	3	-1	-1				-1	-1
3 grantor	2						-5
3 great		-4	1		-1		-2	-2
3 group	1	-4					-1	-3
3 guarantor		1	-3	-1				-3
3 gym	-3	2	1
3 h		-3					-1	-1
3 had	5	-3	-4				-1	-2
3 hand	3		-1				-2	-1
3 hard	4		-3				-1
3 harlan	2							-2
3 has	-1	-1					2	-3
3 have	3	-2	2				-4	-1
3 he		-3	2				1	-1
3 health	1	2	-3	-1			3	-2
3 heloc	-3		2	1			-1	-1
3 her	3	-1	-2				-2
3 here	-1	2	1				-3	-1
3 hi	2	-4	-1				3	-2
3 him	1	-3	2				1	-1
3 history	1	-3						-1
3 hospital		-2	-3	2			2	1
3 house	1			-1		-1	-3	-2
3 hunter	-3		1				1	1
3 huntington	3		-3				1
3 husband's	-3	2						-1
3 i've	-2	4					-2
3 id	3	-3	-2				-3	-1
3 if		-1	3	-1			-4	1
3 individual		-3	2				-1	-2
3 information	2	1	-1		-1		-3	-3
3 inquiries	4	-2	-2				-1	-1
3 inquiry	5	-4	-3					-1
3 installment	-2		3	-1			-2	-2
3 interest	1	-3	1					-1
3 internet	3	-1	-2				-1
3 into	-3	2	1				2	-1
3 it's	-3	2	1				1	-2
3 jo	-2	1	2				-1
3 joint	-2	-1	1		-1		1	-4
3 judgment		-1	-3				2	-1
3 just	1	-3	2				2	-1
3 k	3	2	-1				-3	-1
3 kay	1	1	-3				-1	-2
3 keep	1	-3	-1			2		-1
3 klarna	3	-1	-2		-1
3 knee	3	-1					-2
3 know	-3	-1	-1				3	-1
3 known	-2	-1	1	2			-1
3 kohls/capone	-3	-1	1				2
3 l	-1	2	-1	-1			1	-3
3 lake		-1	3	-1				-2
3 lakes	2	3	-3				-1	-1
3 lakeview	3	-2					-1	-1
3 landlord	3	-1	-2					-1
3 larkspur	3	-1	-3
3 latest	-2		3					-1
3 law	3	-1	-2					-2
3 ledger	2		-1				-2
3 less	3	-1	-1				-1
3 liabilities	1	-1					1	-2
3 license	3	-3	-1
3 light	3		-2					-1
3 like	3		-2				-2
3 limit	-1	-3	-1	1		-1	1	-2
3 line	2		1				-3	-2
3 llc	-3	-1	-2	-2	1	-1	2	3
3 loan	-1		1		-1		-3	-4
3 lorraine	-3		3				-1
3 lot	3		-3
3 lowe's	-3	1	-1				3
3 lowes	4	-2	-1				-1
3 lvnv		-1	-2	-1		-1	-2	3
3 m	1	-2	-1				-2	-1
3 mae	2	-3					-1
3 mail	3		-2				-1
3 main	4	-1	-4
3 management	1	1	-3				-2	1
3 maple	-3		2		-1		2	-1
3 may		2	1				-4	-1
3 me	2	1	-1				-3	-2
3 mensualidad	-3	1					3
3 merchants	-3		2		-1		2	-1
3 message	3	-1	-1					-1
3 metrowest	3		-1		1	-1	-2
3 mgmt	-1	-1	-3					4
3 mi	-3	-1					3	1
3 miami	3		-3					-1
3 midland	2	-2	-3	-1	-1		1
3 min	-2		2	1	-1	-1	-1	-1
3 minimum	-1	-5				-1	2	-1
3 missed	-3	1	2				1	2
3 mohela	3	-2	-1				-2
3 money	4	-2	-2					-1
3 months		-3			-1		1	-2
3 mortgage	-1	2	2		-1	-1	-2	-2
3 mortgages	3	-2	-1				-1
3 motor	3	-1	-1				-1	-1
3 ms	3	-1	-2					-1
3 must	3						-3
3 my	3	-1	-2				-2	-1
3 mês	3	-2	1				-1
3 mínimo	-4	2	-1				3
3 n.a	1	1	-3				2
3 n/a	2	-2	-2
3 na	1	1	-1				-1	-3
3 name	-1	-2	2	-1	-1		-1	-2
3 national		-4	1	-1				-1
3 natl	4	-1	-4				-2
3 need	4	-2	-2				-2	-1
3 negotiating	1	-3	1
3 nevada	3		-1				-1	-1
3 new	-1	-1	2	1			-3	-2
3 nhà	3	-2					-1
3 nordstrom	3	1	-3
3 not	1		-1	-1	1	-1	-4	-1
3 nothing	4	-3					-2
3 nv	3		-2				-3
3 número	3						-1	-1
3 o	-1	-3	-4	-1	-1	-1	4	-2
3 oaks	-3	2	1				-2	2
3 obligations	3	-1	-2				-1
3 oct	-1	1		-1				-3
3 offer	1	1	-4					-1
3 offered	3	-2	-3					-1
3 oh			2				-3	-1
3 ok	1	1	2	-1		-1	-2	-4
3 old	1		-3	-1		-1	-1	-1
3 open	-1	-3	1	-1	-1		1
3 open/past	-3						3
3 oportun	-2	-1					3
3 or	1	1	-3	-1		-1	-1	-1
3 orig	-2	1	-5	-1				3
3 original	-1	-4	-4	-1		-1	2	3
3 originalcreditorname	-2	-1	-2					3
3 our	-3	1		-1	-1		1
3 over	1	-3					1	-2
3 owed	-1	-4	2					2
3 owes	2		2				-3	-1
3 p		3	-1				-1	-1
3 p.o	3	-1	-1	-1	-1
3 pa	1	1	2				-3
3 pacific	3		-3
3 paga	-2		-1				3
3 pagado	3		-1				-2
3 pago		-2	-1				3	-1
3 paid	1	-3	-1	-1		-1
3 palmetto	3	-2	-1					-1
3 para	3	-1	-2			-2	-1	-1
3 parent	-3	1	1				1
3 part	3		-1					-1
3 passed	3	-2	-1					-1
3 patient	1	-2	1	-1			-1	-3
3 payable	2	-2	-1			-1	-1	-3
3 payments		1	3				-4	-2
3 pays	3	1	-1				-4
3 people	3	-2					-1	-1
3 period	-1	-3	2					-1
3 phone		-3	-1			2	-3	2
3 physician	3		-3					-2
3 piedmont	3							-2
3 pike	-2		-1				2
3 pinnacle	-3		3				1	1
3 plan	-1	2	1				-1	-4
3 pmt	3	-2		1		-1	1	-3
3 pmts	4	-2	-3				-1
3 po	5	-2	-1	-1	-1		-1	-1
3 polaris	4	-2					-1	-1
3 portfolio	-1	-3	-2	1	-1	-1	3	1
3 pra	-2	-1	2
3 premier	3	-1	-2	1			-1	-1
3 previous	4	-3	-3				-1
3 principal	4	-2	-1				-2
3 printed	2	1	-3				-1
3 priority	3	-1	-1				-1
3 programado	3						-3
3 progressive							1	-2
3 promo	3		-2
3 property	3	-2	-1				-1
3 proposal	3	-1	-2				-1	-1
3 pruitt	3	-1					-1
3 public	3		-1	-1			-2
3 purpose	3	-3	-1					1
3 pünktlich	-2		3				-2	-1
3 q		-1	2					-1
3 quarry	3	-1	-2			-1		-1
3 quick	4	-2	-3				-1	-1
3 quote	3	-1	-3
3 r	-1		2	-1			1	-1
3 radiology	-3	1	1	1			1	-1
3 radius		-1	-1					3
3 ray	3	-3	1				-1
3 real	1	-3						-1
3 receivables		-1	1				-2	-3
3 recent		1	1				-2	-1
3 record	2	-4	1				-2	-1
3 recovery		-2	-3	1		-1		2
3 redcard	1	-2	2		-1	-1	-4
3 ref	1		-3				-1	3
3 reference	3	-1	-1		-1		-3	-2
3 referred	2		-3				-1	-1
3 regional	3	-1	-1	-1			-2	-3
3 regular	3	-3	-2
3 rent	4	-3	-1	-2			-1	-1
3 repo'd	-3	2					3
3 report		2	-1	-1	-1		-2	-2
3 reporting	3		-2					-1
3 reports	-3		3				1
3 repossessed	-3		1	-1			2	-1
3 represents	3		-3
3 request	3		-2					-1
3 requested	3	-1	-3				-1
3 results	3	-2	-1
3 resurgent	-2	-2	-3	-1			1	2
3 rewards			-3	-1			-1	1
3 ridge		-3	1	-1	-1		-1	-1
3 rocket		3	-2	-1				-1
3 roof	3	-1	-2				1	-1
3 roofing	-2		2
3 sales	3	-2	-1
3 sam's	4	-1	-1				-1
3 same	-1	2	-3				1	-1
3 savings	2	-3	1	-1	-1	-1	-3	-2
3 school	-1	3	-2				-1	-1
3 score	4	-2	-2				-2	-1
3 screen	3	-1	-3
3 section	3	-1	-2				-2
3 secured	-3		2				1	-1
3 seller	4		-3		-1		2	-1
3 send	2	-3	1				1	-2
3 sent	1	2	-1				-2	-3
3 services	1		-3	-1			2	-2
3 servicing	5	-1	-3	-1			-1	-2
3 share	4	-3	-2
3 she		-3						2
3 show	-3	2					1	-1
3 signature		-2	-3				1
3 sin	3		-1				-2
3 since	-1	-1	3					-1
3 smiles	-2	1	2				-1
3 snap-on			2				-3
3 sold	-1	1	1					-3
3 solutions	-4						3	2
3 specify		2	-1	-4			-2	3
3 sprint	1	-2	1				2	-2
3 st	-1	1	-2	-2	-1	1	2	-3
3 stafford	3	-2	-1				-1	-1
3 stand	3	-1	-2
3 standing	-3	2	1				3	-2
3 state	2	-2		-1			-1	-1
3 statement	3	-2	-2				-1	-1
3 statements	3	-2	-1		-1
3 still	-1		1				-1	-3
3 store	-1	-1		-1			3	-1
3 street	2	-3	-1					-1
3 subtotal	3	-1	-1				-1
3 such	5	-1	-1				-3	-1
3 svc	3	-1	-1	-1				-1
3 svcs	3	-1	-1				-1
3 synchrony		-4	2	-2	-1		1
3 sys	-3	-1			-1		3	2
3 systems		-2	-1		-1			3
3 t-mobile	-1	-1					4	-2
3 take	3	-1	-1				-2	-1
3 target	-1	2	-1	-1	1	-1	-4	-3
3 tarjeta	2	1	-2	-1			-3	1
3 tax	1	-2	-1	1				-1
3 taxes	2	-2	1				-3	2
3 term		-3	2				-1	-1
3 thank	3						-4
3 that's	2	1	-1				-3	1
3 thats		2	1				-2	-2
3 then	1	1	-1				-3	-4
3 there	-1		3				-1	-3
3 there's	1	1					-3	-1
3 they		-4	1			-1	2	-2
3 third	1	-2		-1	2		-2	1
3 tidewater	3	-2			-1		-2	-1
3 time	1	-3		1			-3	1
3 title	2	2	-3	-1				-1
3 tiệm	-3		3				-1
3 together	3		-2				-1
3 too	1		-3				1	-1
3 total		-4	2		-1	-1	1	-2
3 toyota	-2	2	2	-1			-4	-3
3 tradelines	-1		3				-1
3 transaction	2		-1	-1
3 transferred	3		1				-4	1
3 transworld	-1	-1	-1				2
3 treasury	3		-3
3 tri-county	3		-3		-1
3 truck	2		-1				-3
3 trả	1	3	-1				-1	-1
3 tx	3	-1	-1				-2	-2
3 type		-5	-4	-1	-1	-1	2	-2
3 univ	1		3				-2
3 until	-1	-1	1				-2	-3
3 up		2	1				-3	-1
3 usa	3	-1	-1	-1	-1	1		-3
3 usaa	-2		2	-1			1	-1
3 used	-4	-2	2				3
3 ut	-1		3				-2
3 valley	-1	2	-3	2				-1
3 vet	3	-1	-1					-1
3 visa	-2	1	2	-1			-2	-3
3 visit	-2	2					2	-2
3 w	-2	2		-1		1	1	-3
3 wakefield	-2		1					1
3 want		-1					3	-1
3 wants	-3	-1	-1			1	1	1
3 washer	3		-2				-1
3 water	-1		3				-2	-2
3 we		-4		-1		-1		-3
3 week		-2	3				-3	-1
3 were	3						-2
3 westlake	3		-4	-1				-1
3 who	3	-3	-1		-1			-2
3 whose	3	-1					-1	-1
3 work	2	-1			-1		-1	-1
3 world	3	-1	-3
3 worst	3	1					-5
3 worth	3	-1	-1					-1
3 x	-1	1		-1		-1	-3	-2
3 xfinity	-3		2				1
3 xxxx	1	-2	3				-2
3 xxxx-1234	-2						2
3 y	-2	-2	1	-1	-1	-1	-4	2
3 years	3		-3					-1
3 yesterday	3	-1	-1
3 you		-2	1	-1	-1	-1		1
3 your	1							-3
3 дней	2	-2	-2
3 плачу	-3	1	1				1
3 一	-3	-1	4
3 余额	4	-3	-1	-1			-2	-1
3 正常	-1	-2	-3	-1			3	-1
3 逾期30天	-3	-1	2					-1
a balance	-3						3
a debt	-2	-2					3	-1
a dispute	-3	3
a payment		3					-2
ab direct	-2	-1	2
acceptance llc	2		-1				-1
account auto	-3		3
account ending			-1	-3
account name	-2	3	-1	-1	-1		-2	-3
account no	2	1					-3
account number	1	-1		3	-1		-1	-2
account on	3						-3
account past	-3						3
account type	4	-2	-2				-4	-1
account with	-3	-1						4
accounts capital	-3		3
accounts in	3						-3
acct ending		-1		3			-4
acreedor original	-2	-2					-1	3
after the	2	-1					-1
agent for		-3	2	-1				-2
agreed debt-to-credit	-3						3
agreed paid	3						-3
amount due	3	-2					-2
amount past	3						-3
an account	3						-3
an old	-2	-1	-1				-1	3
and address	3	-2
and i	-2	-1	-1				2	-1
and liabilities	3	-3
and the	1		1				-3	1
and then	-1	3	-1				-3	2
and with	3	-2	-1					-1
anywhere visa	-2		2				1
apr may	3	-2					-1
apr status	-2	1					3
are all	2						-2
are current	-2						3
are days	-3						3
as agreed	2	2	-1		-1	-1	-3	-2
assigned creditor	3	-2	-1					-1
assigned to	-3	3	-1				1
assignee of	-2	-3	-2					3
at this	3		-1				-2
aug sep	2	-2					-1
auto pay	-2	3
available balance		-3			1
b i		2	-3
bal min	-2	-2		-1	-1	-1	2	-1
balance account	4		-1				-4
balance balance	2	-1					-2
balance is	3						-3
balance limit	3					-1	-3
balance loan	-4	3
balance original	3						-2	-1
balance past	3						-3
balance pay	2						-2	-1
balance reported	-4						4
balance status	-2	3					1	-1
balance was	-3						2	2
bank card	3		-2
bank cash	-2	1	-1				3
bank delaware	3		-1	1			-4
bank n.a	3	-1	-2				1	-1
bank of	-5	-5	5				-2	2
bank personal	-2		2
bank platinum	3		-3
bank trust	3	-1	-2	-1
bank usa	-3	2	2				-1	1
bank/credit union	3		-3
be a	-3	-2					2	1
because of	-2		-1				3
beginning balance	3	-3
behind days	-2	3					-3	-1
behind two	-2						2
blue cash	2	1	-2				-1	-1
bought from	-1	-3	-1				2	2
bought it	3						-3	-1
bridgecrest auto	2	-1	-2				-1
by a	3						-3
c i	-2	3	-1
cabela's club	-3	1	1	-1	-1	-1		-1
capital orig	-2	-1	-1					2
capital services	-2	-2	-2					2
car ins	2	-2					-1	-1
card credit	3	-1	-2					-1
card ending	4	-1	-1	-1			-2	-1
card i	3		-1				-3
cards accounts	-2	3
cash payday	-2		2
cash rewards	3		-3
cavalry spv	-3		3				-1	-1
charge_off available	3						-2	-1
charged it	-2						2
citi custom	-2		2
citi simplicity		1	-3				-1
citibank best			-3					1
citibank na	-2	-1	2				-1	1
client st	-2		-2					2
closed charged	-3						3
co co		3	-1				-2	-2
collection agency	-1	2	-1				1	-3
collection for	-2	-1	-1				2	-1
collection from	-2	3					2	-1
collection services	-2		-1		1		3	-2
collections credit	-1		3				-1	-1
collections lvnv	-3		4
collections w	-1	-3					2
comenity capital	-3		-2				-1	4
comments contact	3	-3
company account	-4	-1						4
consumer credit	3	-1	-3
consumer lending	3		-3
consumer usa	2	-3	-3				2	-1
corriente la	-3		1				2
corriente tarjeta	-2	1						-1
cr union	3	-2	-1				-1
credit bureau		-4	1		-1		1	-1
credit card	2		-4	-1			1	-2
credit collection	-3		4				-2	-2
credit first	-2		2
credit history	3	-3	-1
credit mgmt	-1	1		-1			-3	3
credit one	-3	-2			-1	-1		3
credit was	-2	-2	-1				3	-2
creditor citibank	-2		-1				-1	3
creditor class	3							-3
creditor credit	3	-1	-2				1	-2
creditor medical	3							-3
creditor name	-3	1					-2	1
creditor sprint	3						-1	-3
creditor st	-2		-1					3
creditwise from	3	-2	-1					-1
credor original	-2	-1						2
cu signature	-3		3
cu visa	2	-1	-3
current and		-1	-3					-1
current balance	2	-1					-2
current chase	-2	-1	3
current current	6	-1					-5
current jefferson	-2		2
current late	-3						3
current on	-4						4
current pays	3						-3
date of	4	-1	-1				-1	-1
date opened	3	-1	-1	-1			-1
date the	1	2	-3
days ago	-4	1					3
days days	5						-5
days delinquent	1						-3
days late	2	1	-1	-1			-4
days past	-3	-1	-2				3	-1
de atraso	-1	2					-3	-1
de cobranza		3					-1
de cobro	3	-1	-2				-1	-1
debo pago	2	-2					1
debt account	3	-2	-2
debt status	3	-1					-2
debt to	-3	3	-2					-1
dec days	3						-3
dec status	-3						3
del hospital	-3	2					1	-1
description defaulted	-3						3
description of	2		-2
direct plus	-3		3
direct sub	1	-3	1
discover and	3	-1	-1				-2
discover bank			-4					2
discover it	-3	2	2				1
discover student	-3		3
dish network	3		-2					-1
displayed below	-3	3
district of	3	-1	-2					-1
double cash		2					-3	-1
due account	3						-3
due credit	-3		2				2
due date	-3	1		-1			1
due days	5	1					-6
due jul	-3	2					1
due past	2						-2
due payments	3	-1					-2
due this	-3						3
each month	3	-1					-1
elan financial	1	-3	-1				1
emergency physicians	-3			-1				2
er bill	-1	-2	-2				1
está en	-2						2
every month	-3	1					3
factoring company	3						-1	-1
family law	3		-3
fed personal	-3		3
federal cashrewards	2	-1	-1				-1
fin svcs	-3		1				1
finance auto	4		-3				-1	-1
finance llc	3		-2		-1
financial rav4	2	-1					-1
financial the	-1		2					-1
firm represents	3	-3
for collection	5						-5	-2
for you	2	-2
ford credit	-3	1	2				1
from a	2	1					-3	-1
from capital	1		-3				-1	2
from my	2		-1				-1	-1
from transunion	3	-2						-1
fs card	2		-3				1
funding llc	2	-2	-3					1
ge money	-3		2					1
global lending	-3		3
go to	3	-1					-2
goldman sachs		-3	3				1
got a	-3	3
green tree	-2		3
harley davidson	-2		3
harris harris	-2		3				-1	-1
has it	-2						3
have been	3						-3
high balance	3						-1	-1
high credit	2	-1					-1
high desert	-2	-1	2
hospital st	-1	-3	-1					2
hours ago	-2						2
huntington bank	3	-1	-1				-1
i know	-2	-1	-1				3	-1
i missed	-1	-1	-1				3	-1
i pay	-2	-4				-1	3
i was	3	-1					-3
if any	-1	3	-2	-1
if you	3	-1					-1
image omitted	2						-3
in august	3	-2					-1
in collection	-2	-1	-1				3	-1
in june	2		-1				-2
in law	-3	2	1
inc is	3						-3
interest only	-2	2					1
irs installment	-2		3				-1
is a	-3		-1				3
is capital	-3		3					-1
is discover	3		-3
is wells	-3		3
is with	-1	3					-1
is your	-2	2	-2
issued by	1	-2	-1					1
it comes	-3						3
it for	4	-1					-3	-2
it from	-3	-2					-2	3
it's a	3	-2	-1				-1	-1
it's with	-1	2	-1					-1
j b	-3	4	-1
joint with	4	-2						-1
jul status	-3						3	-1
la casa	3	-2	-1
la cuenta	-3						3	-1
la troca	1		-1				-2
last name	3	-3
last year	-2	2					-2	-1
late best	-3	-1	3
late days	3	3	2				-5	-1
late highest	-3						3
late in	3						-2	-1
late payments	3		-1				-2
late the	2		-2				-1	-1
latest statement	-3	3
left mo	-3	2					2	-2
lending corp	3		-3
limit pay	3						-3
line of	-2	-1	2				-2	-2
llc is	4				-1		-3
llc original	3							-2
loan charge	3						-2
loan current	4	-1	-1				-1
loan details	3	-3
loan from	-3	1	3			-1		-3
loan loan	3	-2
loan we	3						-3
lofts at	-3	-1	1					2
mar apr	3	-2					-1
mariner finance		1	-3			-1
may status	-4						4	-1
medical or	2	-1	-1					-3
medical services	3	1	-1	-1			-2
member name	-3	3						-1
merrick bank	2		-3				2
midland credit	-3	-1	3				1	-3
min cap	-2		3				-1
min due	-2	3	-1	-1				-1
min not	-3						3
min status	-2	2
minimum current	-3	3	-1
minimum due	3	-2					-1
minimum never	-2						2
minimum payment		-2	1				2	-1
missed last	-3						3
mo late	-3						1	1
month and	-4	1	-1				4
month paid	3						-3
mortgage corp	4	-3	-2
mortgage loan	4	-3	-2	-1			-1
mortgage on	1	-1	-3				1
mortgage with	-3	3						-1
my old	-2	-2	-2				1	3
my sister	1	-3						-1
name bank	3		-3
name td	-3		3
national bank	-1	-3	1				-1	1
navy fcu	3	-2	-3				-1	-1
negative accounts	3	-1					-1
never been	-3		-1				3
never missed	-1	-2					2	-1
new to	3						-2
next due	3	-2	-1				-1
no creditor	3	-2						-1
no secured	-2						2
not display	-3	3
not in	3	-1	-2				-2
not reported	-2	1					1	1
now with	4	-4						-1
number ending	3						-2
of account	2	-1		1			-3
of b	3	-3	1				1
of ed	3	-2	1	-1			-2	-1
of loan	4	-2				-1	-1
of the		-5	3				1	-3
of this	-2				-1		2	-1
of us	2	-1	-2
of with	-3	2						2
of your	3						-1	-1
off account	5	-3					-4
office visit	1	-1	2				-2
oh and		3					-2
ok ok	3		-2				-3	-1
ok santander	3		-3
on a	3	-1	-1				-3
on autopay	3	-1					-2	-1
on credit	-2	1	2
on it	2	-1					-2
on my	3	-2	-1					-1
on the	-1		-2				2	-3
on view	3						-3
one card		1					-3
one in	4	-1	-1				-2
one is	-6	3					4	-1
one platinum	2		-1				-2
open accounts	3	-3	-1
open current	-3	3					2
open day	-1	3	-3				-1	-1
open days	-3						3
open open	3						-3
open past	4						-4
open/never late	-3	1					1	-1
or collection	3	-1					-2
or health	3		-1					-2
or sent	3						-3
orig bal	3	-1					-2	-2
orig cred	-4							4
orig creditor	-3						-1	3
original balance	1	1					-4
original creditor		-5	-1	-1	-1		-1	3
original debt	3	-1					-1	-2
owe and	3	-2					-1
owe in	-3						3
owe my	-2	3					-1	-1
owe on	3	-1	-1				-2
owe to	-3	-2			-1		-1	3
paid charge	2						-2
paid rent	3	-3
paid to	3						-3
paid was	3						-3
patient financial	3		-3		-1
pay a	-2		-1				3
pay current	2	-2					-1	-1
pay late	-3	2					1
pay now		1	-1				-3	1
pay to	3	-3	-1					-1
payable to	1	-3	2					-2
paying as	-2						3	-1
payment due	4		-1				-4
payment past	2						-2
payment status	-2					-1	2	-2
payments behind	-2		-1				3
payments past	3						-3
paypal credit	4	-2	-2				1	-1
paypal pay	-3		3
pennymac loan	-3	-1	3
personal line	1	-3
personal loan	1		-4					-1
phone number	3	-3
placed with	-2	-2	-1				3	-1
planet fitness	3	-2	-1				-1
pmts behind	2	-2
premier bank	3	-2	-3				-1	-1
progressive insurance		-1	-1				2	-3
promo ends	3	-2					-1
rating days	-3			1			2
rating ok	2	-2	-2				-1	-1
recent account	3	-3						-1
recovery corp	3		-1				-3
recovery group	3		-1				-2	-1
reference number	3						-2
repayment days	-3						3
repo'd it	-4						4
reported balance	4	-1					-4
reported jul	-1	2					-3
reported oct		1					-3	-1
requested on	2	-1					-1	-1
rev past	3						-3
revolving account	3	-2					-1
say days	3	-3
school name	3	-2						-1
secret card	2	-1	-1				-1	-1
sent to	-1	-3					1	-1
sep status	-3						3	-1
specify medical	2		-1	-1			-1
spoke w	3	-1	-1					-2
st brendan		-3					-1	1
st lukes	-3		1				2	-1
state of	-3	-2	4				-1	-1
statement of	3	-1	-2					-1
status charge	-3						3
status codes	-1	4					-1
status collection/chargeoff	5						-5
status in	-3						4
status open	3	-1					-3
status open/current	-3						3
status transferred	4						-4
store card	-2	-1					3
such as	3		-1				-2
system inc	3		-1					-2
take a	2						-2
target red	-2		3
terms months	-2	3					-3
than two	2						-2
thank god		1					-3
that one	-2	-2					3	-1
that they	3						-3
that's with	-2	2
the best	3		-2					-1
the chase	-3		3
the debt	3	-1			-1		-1
the hospital							-2	3
the house	2	-1					-2
the minimum	3						-3
the old	-3	-3	-1				1	2
the payment	3						-3
the truck	1	2					-4
they repo'd	-4						4
they want	-1	2						-1
think that's	2						-2
this balance	-3						3
this loan	3						-3
to bank	-3		2					2
to collection	-1	-2	-1				3	-1
to collections	-3						4	-1
to date	-2	2					-1
to internal	-2		2
too new	3	-1					-2
total balance	-3	3					-1
total claim		2	-1	-1
total debts	2	-1	-1
total us	3				-2	-2	-1
tower loan		2	-4
type credit	4	-1	-3				-1
type description	3	-2					-2
type detail	3						-3
type of	3	-1	-1			-1	-1
tình trạng	-2	-1					2
union of	-3		3
unpaid closed	-3						3
unsubsidized loan	3	-1					-1
us bank	-3	2	3					-2
used auto	-1		2				-3	-1
valley anesthesia	4		-4					-1
victoria's secret	1		-3				-2	2
village of	-2		3					-1
visa min	1	1					-2
walmart capital	-3		3				-1	-2
was a	1	-1					-4	2
was charged	-3						3
was credit	-2	-1	-2				2	3
was past	-4	-1					4
water sewer	3	-1					-2	-1
wayfair citi		2	-3				-1	-1
we paid	3						-3
we're current	-2						2
welcome back	2	-2
wells fargo	1	-4					-2	-1
went to	-4	1	-1				3	-1
which is	1	-3	-1				1	-1
will be	3						-2	-1
with collection	-3						3
worst delinquency	3	-1					-2
y i	-2							3
you up	-2						2
your file	2	-1					-2
your loan	3	-1	-1				-2
просрочка дней	-3	3
月供 正常	3	-3					-1
正常 macy's	-3						1
# word words behind
a 	-2	1	2	-1
a home	2		-2
a loss	-3						3
a month		3	3			-1	-3	-3
a/c	-3	1	3
acceptance	-2	3						-1
acceptance corp	-3	2	2					-1
account account	4		-1				-3	-1
account closed	2						-2
account designator	-3	-1	-1					4
account ending	-5	1	3	-1			-1	-1
account has	-3		2				2
account no	2	-1	-1				-1	-1
account past	-5						5
account sold	3						-3
accounts	2	-4	-3	-1	-1	-1		-1
accounts 	1	-3	-2	-1	-1	-1	-1	-1
acct	-4		5	-2	-1	-1	-2	-2
acreedor	-1		3				1	-2
acreedor original	-1		3				1	-2
action	4		-3				-1
activity	3	-1					-1	-1
address 	3	-2	-2
advantage	2	-3	2					-1
affidavit	3		-2
affirm	2	-2	-1			-1	-1	-1
afni	3	-2	-2					-1
after	3	-2	-1				-2	-2
agency	3		1			-1	-2	-1
agency/attorney	2						-2
ago 	2	-1	-1				-2
agreed days	3						-3
agreed paid	-3						3
agreed pays	-3						3
al	3	-1	1	-1			-1	-1
all	2	1	-3		-1	-1	-1	-2
ally	3	-1	-3	-1
also	3	-2	-2				-1
altima	-1	-1	3
always	-3		1				3
am days	-3						3
amazon	-1	3	-1				1	-1
ambulance	-3	-2					-2	3
ambulance bill	3		-2				-1
america 	-1	-2	3					-1
america visa	-3	1	2
american express	3	-1	-1				-1
americredit	3	-2	-2
amex	2	1					-3	-1
amount	3	-2	-5			-1	-1	2
amount 	3	-1	-1				-1	-2
amount due	3	-1	-1				-1	-1
amount status	-2		-3				-1	4
amt	1	-2	-3	-1				1
and any	3						-3
and i'm	-3						3
and says	3	-1	-1				-1
and the	1	-1	1				-3
and they	-3	1	1				1	-1
and two	3		-3					-1
anything	4	-1	-1				-2
apartments	-2	-1	-1				-1	3
apr	4	-2	-1		-1	-1	-2	-1
apr 	2	-1					-3
are accounts	2						-2
as	1	-4	-2		-1	-1
as a	-3						3
as agreed	-2	-3				-1	2	-1
ashley	-2	1	2					-1
ask	3	-1	-2				1	-1
aspen	-2			2
asset mgmt	3	-3	1
assets	4	-2	-1				-2
assets 	3	-1					-2
assistance 	3	-1	-2
assoc 		-3					1
associates 	-2	-2	3					-1
astra	-3	3
at	3	-2	-3				-4	3
at min	-3		3
at&t			1		1		-1	-3
atrasado 	-3				1		2
atraso 			-3				2
auction	-2	-1	-1				3	-1
aug	2	-1	-3					-1
authority	-3		3					-1
auto credit	-4	4	-1
auto fin	3	-1	-3					-1
available 	3		-1				-2
avant	3						-2	-1
ave apt	2	-2
avg	-3	1	3
award	3	-2	-1
b 	-1		2	-1		-1		-1
baby	-2	3	-2
back	2	-1	1				-3
bal	-1	1			-1	-1	-3	-1
bal pmt	-1	-2	2	-2			-1	-1
balance		-3	2	-1	-1	-1	-1	-1
balance 		-2	2	-1	-1	-1	-1
balance date	-4	-1	3			-1	2	-1
balance in	-3		2				-1	1
balance is	-2		1				3	-1
balance minimum	-2	-1	3	-1			-1	-1
balance original	3	-1					-2
balance payment	-3	-1	4	-1			-1	-2
bank	1		-3			-1		1
bank cash	-4	3					1	-1
bank closed	-2	-1	3
bank credit	-2	3	-1					-1
bank loan	-3		2					-1
bank mtg		-1	3
bank nevada	3	-1						-2
bank personal	-3	3						-1
bank savings	3	-3
banking	3		-2					-1
banking 	3		-2					-1
bankruptcy	4	-1	-2				-3	-1
bankruptcy 	2		-1				-2
beauty	2	-1						-2
bed	1	1	-3
behind 	-2	-1					2
behind days	3	-1	-1				-2
bend	-2		1					1
best	1	-3	-1				1	-1
bill	-2	-2	-2				2	3
bill 	1	-2	-2				-3	3
bill in	-2	-2	-1				-1	2
bk of	3		-3
blue	-1	1					-3	-1
blvd	4	-1	-2					-1
boat	2	-1	-3	-1
bonds	3	-1	-2
borrowed	3	-1	-1				-2
box	5	-2	-5	-1	-1		-1	-1
brother	-1	3	-1				-1
but	2	1	-4			-1	-1	-2
buy citi	-3	3
by	1	-3	-3			1		-1
c	-2	1	1	-1	-1	-1	1	-3
c system	-4	4
c/o	2	-2					-3	-1
ca	4		-3
ca 	3	-1	-2
call		-3	-3				2
call 	1		-2				1	-1
call them	-3						3
calloway	3	-2	-2
can	4	-1					-2	-2
capital 	-1	3	-2					-1
capital bank		-3	-1					3
capital one	3	-1	-2			-1	-1	-3
capital orig	-4	4	1
card 		1	-1			2		-2
card account	3		-3
card capital	2		-3
card charged	-3	-1	2				2
card comenity	-3	2	1
card ends	-2	-1	3
card is	-2	3	1				-1	-2
card min	-3	2					-1	-1
card payment	-1	-2	2
card svcs	2	1	-2
card that's	-5	3	3
card their	-3	-1	-2				-1	4
care 	3	-2	-2					-1
care client	2							-2
care credit	-4	1	1				3
cartão	4	-1	-3				-1	-1
cashrewards	-2	-1	3
cavalry	2	-1	-3				2	2
cc	-1	3	2		-2		-2	-2
cd	2	-2	-1
celular	2	-1						-2
chapter	3		-1				-2
charge		1	2		-1	-1	-4	-2
charge 	1	-2					-3
charged it	-3						3
checking	4	-5	-3	-1	-1	-1	-2	-1
checking 	3	-2	-2	-1	-1	-1	-1	-1
cir	3	-1	-1					-1
citi	-2	1	1	-1			1	-3
citi costco	3	-1	-1
citibank	2	-2	3	-2				-3
claim	3	-1					-3
class	3	-1	-1				-1	-1
classic 	-1	3	-2
client	1	-1	-1				1	-3
clinic	-3	1	-1				-1	3
clinic 		-3						1
closed		2	3	-1		-1	-1
closed 	-2	4	4	-1		-1	-3	-1
closed it	-3		2				2
closed/never	-4	-1					4
closed/never late	-4	-1					4
co	1	-2		-1			-4	4
co co	5	-2	-1				-3	-2
collateral	3		-1				-2	-1
collect	-2	3	-1
collection original	-4						4
collection paid	3	-1					-2
collection reported	-3		4				-1
collection services	-3	4	-2
collection/chargeoff 	-2		2				-1
collections	-1	1				-1		-3
collector	-3	-1	-1				3	-1
collector 	3						-3
collector this	3						-3
collector we	-5						5
comcast	3	-1	-1				-2	-2
comenity	1	2				-1	-1	-5
communications 	3	-1						-2
community cu	-1	3	-2
con	3	-2		-1			-2	-2
cons	-3	3	-2
consumer	3	-1	-3				1	-3
consumer credit	3	-1	-2					-2
conta saldo	-3	-1	3
cooper 	-2	3	-1
corp	-1	-3	2					-1
corriente	-4	-1					4
corriente 	-3	-1					4
costco		1	-3	-1				-1
counseling	3		-3
counselor	2		-1					-1
county 	4	-2	-1					-1
court 	3	-1	-2
credit				-1	-1	-1		-3
credit acceptance	4	-3	-2				-2
credit collection	-3	-1	1				3
credit counseling	3	-1	-2
credit f-150	-2	1	2
credit for	-3	3	-1					-1
credit limit	3		-1				-1	-1
credit one		1	-1	-2		-1		-3
credit report	3	-3	-1
credit services	3	-2	-2
creditloantype collectionattorney	-2		-1					2
creditor	2	-3	-2		-1		-2	1
creditor 	-1	-2			-1		-2	3
creditor first	3		-1					-2
creek	1	-1	-2					1
ct	1	-3	-2				1	-2
ct 	2	-2
cty	-3	2	1					-1
cuenta	1		2				-3	1
current 	-1		3		-1			-1
current balance	3						-2
current on	-3	-2	-1				3	-1
current the	-3						3
d 		3	-1		-1		-1
data	3	-2	-1				-1
data systems	-2	3
date	1	-3	-4		-1	-1	3	-3
date 	-1	-2	-5				2	-1
date of	-2	-2	-3	1	-1	-1	2	-3
day late	3		-1				-2
days	1	-4	-2	-1	-1		1	-1
days days	4	-1			-1		-4
days over	3						-3
dayton	3		-1				-1	-1
de	-1	-1		-1	-1	-2	2	-4
de atraso	-1	-1	-1			-1	2
de cuenta	4	-1	-2				-2
debe	2	-1	-2
debo pago	-3	3	1	-1			-1	-2
debt		-5	2	-1	-1	-1		-3
debt collector	4				-1		-4
debts	3	-2	-1					-1
deduction	3	-1	-1				-1
deferment	3	1	-1				-4
deferment 	4		-2				-3
deferred	3						-5	-1
deferred 	1	-1	1	-1			-3
delaware		-2						-2
delinquent	-2	-1	1				2	-1
delinquent 	3	-1	1				-3
delinquent on	-4						4
dental	-1	-3	1				-1	3
dental 		-2	-2				-1	3
dentistry	-3		3
department 	1	-1					-3	2
deposit	4	-2	-2				-1	-1
derogatory	3	-1					-2
derogatory 	3	-1					-2
describe	-3		3
describe the	-3		4
description	3	-2	-1
designator	2	-1						-2
designator code	3							-2
digital		-3	1
digits	3	-1	-4	1			-1	-1
digits of	1		-3	1			-1	-1
direct	-1	-3		2			-1	-2
direct subsidized	-3	-1	1	2
dispute	3	-1					-2
disputed	2				-1		-1	-1
district	2	-2	1					-3
division	3	-2	-1				-1
dmp	-1	-3	-1	-1	-1	-1	1	-1
does	3		-1				-2	-1
does not	3		-1				-2	-1
dont	3	-1					-3
down	3	1	-3				-2
dr	2	-2	-1				-3	-2
dr 	2	-2	-1				-1	-1
due 	2	-3	-2					-1
due amount	4	-1					-4
dunmore	3	-2	-2				-1
each	3	-2					-1	-1
ed/navient 	-3		3				-1
edit	1	-1	-2	-1				-2
egg best	2	-2						-1
electric	-4	-1	3				-2	2
electric coop	-2	-1	2
em		-3	-1	1	1	2	-3	-2
em cobrança	-3	-1		1	3	-2		-1
em dia		-2		-1	-1	3	-3	-2
emergency	-2	-1	1				-1	2
emergency phys	-3	2	-1					2
en	2		-4	-1			-1
en debo	3		-3				-1
ending	-1	2	2	-1			-1	-3
ending in	-2	-2	3					-2
eq 	-3	-1	1				2	-1
equinox 	-3	1	2
equity 	-3	2	2					-1
equity line	-1	2	-4
equity loan	-3	2	2
er bill	-1	-2	2			-1	1	-1
era	-2	-1	2				-1
escrow	-1	-1	-2				3
estate	2	-1	-3					-1
estate mortgage	3	-3
está	-1	-2	-1				3	1
evergreen	3	-1	-2
ex	4	-2	-1				-2	1
expenses	2	-1	-1				-1
experian	4	-1	-2					-1
experian 	3	-1	-2
f	2	-2	-1				-2
f150	-2	-1	3
f150 	-2	-1	3
fecha	3		-1					-1
federal		2	-5				-1
fedloan	3	-2	-2
fee 	3	-1	-1				-2
fees 	3	-1	-3					-1
file no	-2		1					1
filed		-3	2	-1	2	-1	-1
fin		2	-3					-2
fin 	2	2	-3				-1	-1
fin svcs	-3	1					1
final	-2	2	3				-2	-2
finance	-1	3	-1				-1
finance a	-3	2
finance the	-2	2
financial		-1		-1	-1	-1		-3
financial 	-2	-2	3	-1	-1	-1		1
financial account	-2	3	-1
financial affidavit	3	-1	-2
financial credit		3	-2
financial services	1		-3
fine	2		1				-3
fingerhut	2		-2				-2
first	1	2	-3			-1	-1	-1
first 	3	-1	-1				-2
fitness	-2	-1	1					2
for	-2	3	2		-1	-1		-3
for a	1	-3					-1	-1
for the	-3	4	1				-3	-2
forbearance	2		2				-3	-1
forbearance 			1				-2	-1
foreclosure	3						-3
four	-3	-2	3				2
friday	2		-2					-1
from synchrony	3	-1					-2	-1
full 	3						-3
fund	-1	-1	1				-1	-2
furniture 	-1	3	-1				-1	-1
gave	3	-2					-1
ge	-2	-1					-1	3
gm	-2	-1	3				-1
gm financial	-2	-1	2				-1
go	-1	-3	1				1	-2
go 	-3	-1	2				1
go to	3	-1					-2
gold 	-3	2	1
gone	2	1	-3					-1
got	1	-2	-2				2	-1
graduate	-3	-1	3
grant	3	1	-3				-1
great		-2
group		-3					-1	-1
group 	-1	-3	2
group llc	2	-3						-2
grove	-2	1	1				1	1
gulf	3	-2					-2
h	3		-1	-1				-2
has it	-3	1	1				2
health	-3	2	-4				-2	3
health care	3	-1						-1
health system	2	-2	-5					2
heloc	-1		3				-1	-1
her	2	-2	-1				-1
hermann	-2	-3	2					1
higher	-3	2	1
highest	3	-1					-3
home 	1	-1	-1				-3	-1
home equity	-3	2	2
homestore	-3	1	2				-1
hospital	-3	-2	2				2	-1
hospital 	-2	3	-4				2
hospital acct	-3	-2	2					-1
hour	3	-2	-1
how	3	-1					-1	-1
hsbc	3		-2				-1	-1
hyundai	1	-2	1
hạn	-2	-1					3
hạn 	-3	-1					3
i can	3	-1					-2	-1
i owe		-1	2	-1			-3	-2
i pay	2						-3
i'm		-3	-1			-1	1	-1
ic system	-2		-1				2	-2
id	5	-2	-4		-1			-1
if	4	-1			-1		-3	-1
if you	1		2				-3
imaging 	-3	2	1
in 	4		-1				-3
in bankruptcy	3	-1	-1				-2
in collections	-3	-2	3	-1		-1	1
incl in	2		-2
income tax	-3	1	2
information	5	-3	-1				-1	-1
information 	3	-2					-1
inquiry	3	-1	-2					-1
installment 	-3	1	2				-1	-1
installment account	-2		3	1				-1
int	2	-3					1	-1
interest	4	-2					-2	-1
ira	3	-2	-1
is	-1	1	1	-1	-1	-1	2	-3
is 	3	1	-2				-5
is a	4	-2	-3	-1	-1		-3	-1
is an	3	-2	-1				-2
is and	-2	2	3				-3	-2
is at	-2	-1	3				-2
is days	-2	-1	-3		-1		3
is gone	3	-2	-1
is not	4	-2	-2				-2
is now	3	-2	-2
is on	3	-1					-2	-1
is the	-1	-1						-3
is this	2		-2
is up	-3						3
isaac	3	-2						-1
it		1	-1			-1	1	-3
it card	-3	3
it went	-2	-1	2				1	-1
it's	2	-2	-1					-2
item	2	-3	-3		-1			-1
j				-1	-1		-2	-3
jackson	-2	2						-1
jan	1	-1	-3				2	-1
jan 		-1	-3				2	-1
january	-2	-1	-1				3	-1
jefferson	1	-2	-2	-1			-1	3
jefferson capital		-2	-2	-1			1	3
joint	-2	-3	2	-1		2	-2	-1
journey	2		-2
jpmorgan	3	-1	-1					-1
k 	4	-2	-2					-1
karma	3	-1	-1				-1	-1
karma 	2	-1	-1					-1
kept	-2	-1	-1				3
key	3	-2			-1			-1
keystone	-3						2
klarna	2	-1					-1
ko	-2	-1	3					-1
l	1	-3	2	-1			-2	-2
la	3	-3	-3				-2	1
lane bryant	3	-3
last	-3		4	-1	-1	-1		-3
last digits	-4	1	4	-1		-1	-1	-1
last month	3						-2
lastname	2	-1	-1					-1
late	-1	-3			-1	-1	2	-2
late days		-1	3		-1	-1
late fee	3	-1	-1					-2
late in	3						-3
le debemos	-2	3	-2					-1
lease	1	1	-3				-1	1
left 	-3	-2	2	-1			2	-1
left a	1	2	-3				-1
lending	-1	1	3				-2	-3
lending 	-1		3					-2
lending club	-2		3				-2
lendingclub	3	1	-2				-1	-2
lent	2	-1	-2
light	-2		2					3
limit	1	-3	1		1	-1		-2
line	-1	1	3			-1	-2	-2
line 		-3	1					-1
line of	-2	3					-1	-1
lines	3	-2	-1					-1
list	3	-1	-1				-1
llc	-2	-2	3		-1	-1	-2	-2
llc is	4	-1	-3		-1		-1	-1
llc we			2					-2
ln		-4	2		-1		-1	-2
ln 	-2	-3	3				-1
lo	3	-2	-2				1	-1
loan	-1	1		-1	-1	2	-3	-2
loan 	-1	2					-3	-1
loan a	-3	2	1
loan account	2		-2
loan joint	-3		3
loan mo	-3	2	1
loan no	-1	-1	2					-1
loan pmt	3	-2	-1
loan servicing		2	-3
loan unsubsidized	3	-2	-2
loan with	3	-2	-1				-1
loans mo	2	1	-2
loc	-3	1	2
loe	-2						2	1
lofts	-3	1					-1	3
lofts at	-3	2						2
loss charge-off	-3						3
lowe's card	3	-1					-3
lowes 	-3		2					1
lp	-3	-1	3					-1
luis	4	-3
lvnv	-2		-1					2
m	2	-4	-1					-1
macy's	2	-2	-1				-2	-1
made	3	-1	-1				-3
main	1	1					-3	-1
malibu	3	-2	-4				2	-1
management	1	-1	1				-1	-3
mandaron	-2	-1	-1	-1			2	-1
manufactured	2		-2
maple	-3	1					2
mart	-3	-1	2					1
mastercard	-1	-3	2					-2
mattress	2		-3			-1	-2
md		2	-3				-1
med	-3	-3	2	-1			-1	3
med ctr	-3	-2	1	-1			1	2
medical	-2			-1			1	3
medical center	-3	-2	2				-1	1
medical group	-3		-1					2
medicredit	-2	-1					3
member fdic	3		-3				-1	-2
memorial	-2	2					-1
mercy	4	-3	-1				-2	-1
merrick	3	-2						-1
mes	3	-1					-2
mesa	-2		3					-1
meses	-1	1				1	-3
metro	3	-1					-2
mgmt lp	-2	3	-2
mi	2		-2				-1
midland	2	-1	-3					1
milestone 	-3	2	-1				1	1
min	-3	-1	3	-2	-2	-2		-3
min 	-3	2	2	-2	-1	-2	-5	-2
min current	4	-1	-3				-2
min due	-3	-1	1				2
min is	-1	-1	3				-3
mine	3	-1	-1				-2
minimum is	-1	1	1				-2
mn	3	-1	-3				-1	-1
mo	1		1	-2	-2	-2	-1	-3
mobile		2	-3					2
mohela	2	-3		-1			-1	-1
mohela 	2	-3	1				-1	-1
monday	3				-1		-1
month and	-5	-1					5
month current	4	-1					-4
month days	3						-3
month i	3						-3
monthly	3	-2	-1				1	-1
monthlypaymentamount	-3	1	2					-1
monthlypaymentamount 	-3	1	2				-1
months	2	-3	-3		-1	-1		-1
months behind	-3	1					3
more	1	-1	-3				1	-1
more 	3		-3
mortgage 	-2	2		-1	-1	-1	-1	-1
mortgage credit	3	-3	-1
mortgage llc	2	1	-3
mortgage loan	3	-1					-2
mortgage servicing	-2	-1	3					-1
mortgage statement	-4		4
motor acceptance	-3	3
move	-2						3
mutual 	3	-3						1
my			-2				1	-3
my name	-2	1					2	-1
n 	1	-2	1			-1		-3
n a	-1		-2					2
n.a member	3		-3					-1
n.a with	3		-1					-3
n/a 	2						-2
na po	-2		3				1
name	5	-3	-3				-2	-4
nasa	1	-1	-4					1
national credit	2						-2	-1
navy	-1		-3			1
navy 	-3	3
negative	3	-1	-1				-1	-1
negative 	3	-1	-1				-1
negotiation	3	-1	-1				-3
negotiation 	3	-1	-1				-2
nelnet	4	-2		-2		-1	-2	-1
net	3	-2	-1				-1
network	-3	1						1
nevada 	2		-1					-1
never	2	-2	-3			-1	1	-1
never late	-1	2	-2				3	-1
new	4	-2	-2			-1	-1	-2
next	-2	-3	-2				2	-1
next is	-3						3
ni	-3	1	1
nmls	3		-2
no	-1	2	1	1	-1	-1	-3	-3
no current	3						-3
no rush	-4	3	1
no wait	3	-2	-1				-1
none	-3	-2	1	-1		2	1	1
not reported	-2						2	4
now	1	2	-5
now i	3		-2				-1	-1
now nelnet	3		-3
now pmt	-3	2
number	1	-2	-3	1			-2	-1
number 	1	-3	-1	2			-2	-1
nv	3		-1				-1	-2
número	-3	-1	3				-1	-2
oc	-3						3
oct	2	-1	-3			-1	1	-1
oct 	3	-2	-3				-1	-1
of 		-3		-1	-1	-1	1	-1
of credit		-4	2				-1
of ed/navient	-2	3					-1
of education	3	-2	-3
of revenue	-4	-2	4
of the	-1	3	-2				1	-1
of your	3						-2
off account	6						-6
off amount	3						-3
off past	-2						2
off type	-3						3
office	-2	-2	2			-1	1	-1
oh	4	-1	-1				-3
oh 	3	-1	-2				-1
ok	2	-1	-2	-1		-1	-3	-1
ok 		-1		-1		1	-3	-1
ok ok	3	-2	-2			-1	-3	-1
old 	3						-3
on 		-3	2					-2
on the	5	-2	-3				-4	-1
one 	-3	2					1	-1
one bank	-1		-3				1	1
one ending	3	-1	-2					-1
one is	-2		-2				3	-2
one venture	-1	2	-2				-1
online	3	-2	-1
only	2	-3	-1				2
only 	4	-2					-3
open 	3	-1	3				-3
open open	3						-3
option	-2	1	2
or paying	-5						5
order	4	-3					-1
original creditor	-4	-1	5	-1	-1	-1		-2
ortho	-3	-1	3
orthodontics	-3	2	1					1
other	2	-3	1		-1	-1	-1	-2
our	3	-1	-1				-2	1
outpatient	-3	1	1					-1
outstanding	3	-2	-1
over	2	-3	-1	-1				-1
owes	-1	-3	1				1	-1
owner	3						-2	-1
p 	3		-3				-1	-1
pagamento	-2				3	-2
pagamento mínimo	-2				3	-2		-1
page	4	-1	-3				-1	-1
page of	2	-1	-2				-1	-1
paid	2	-2	2	-2	-1	-1	-3	-1
paid 	2	-2	1	-2			-4	2
paid it	2	-1	1				-3
paid on	3						-2
paid since	-4						4
parents	-3	1	2					-1
paul	3	-1	-1					-1
pay		2		-1		-1		-4
pay in	-2	1	1				1
paying	-3	-2	2			-1	3	-2
paying 	3	-1	1				-4	-1
paying as	-4						4
payment	2	-1			-1	-1		-3
payment 	3	-1	1	1			-4	-2
payment deferred	2		-1				-2
payment is	3	-1	-1				-2
payment plan	-2	-2	1				3	-1
payments	3	-1	-2			-1	-1	-1
payments past	3						-3
payoff 	3		-3
paypal	-3	-1					1	3
payroll	3	-1	-1				-2
pays mo	3	-2	-1				-2
pays_as_agreed	2						-2
pays_as_agreed debt-to-credit	3						-3
pediatric	-1	-3						3
pending	1	3	-2				-1
penney	-3	1	2
perkins	-3	3	-1	2			-1
personal loans	3	-2					-1	-1
personally	3		-3
phys	-4	2	2				-1	2
physicians 	-3		1
pkwy	3	-1	-3
placed for	2		1				-3
placed with	-3		-2				3
platinum 	-1		2
plc	-1	1	-3					1
please call	-1	-1					2	1
plus graduate	-2	3	-1
pmt	1	-3	-2	-1	-1	-1	1	-2
po	-1	1	3	-1	-1	-1	-1	-2
po box	-3	2	3	-1	-1	-1	-3	-2
point	-3	3						2
policy	3						-2	-1
por	3	-3			-2	-2	-1	1
por mês	3	-1			-2	-1		-1
portfolio group	-2	3	-1					-1
portfolio recovery	3	-2	-2
potentially negative	3	-1	-2
power	-1	3	-2					-1
power co	-3	1					-1
pra		-2	-3				1	3
preapproved	3	-3					-1	-1
principal	4	-1	-1				-2	-1
propane	-3	-1	3				-1	1
préstamo	-2	1	2				-1	-1
quest	2		-2					-1
r	-1		1	-1	-1	-1		-3
r 	-2	2				-1	-1	-1
radiology 	-1		-2				-1	3
rate 	4	-1	-2				-2
ray	-2	-1	3				-1
rd	4	-2	-3		1		-2	-2
real estate	3	-2					-1	-1
rec'd	3	-1					-1	-2
receivables	-1	2	-3				1	-4
receivables management	2	-2
record	3		-2				-2	-1
records	4	-3	-2					-1
recovery	-1						-1	-4
recovery 	-1	-4	3				1	-1
recovery for	-2	3					-1
recovery llc	1	-5	1		-1			-2
recovery partners	3	-2					-1	-1
redcard		2	-2
ref 	2	-1					1	-3
refund	2	-3	-2
regional finance	3		-1				-2
relationship	3		-3
rent	3	-1	-2				-3	-1
renta	3	-2	-1
rental	3	-1	-2				-1
repair 	-3	1	2
repo	3						-2	-1
repo'd it	-2	-1	-1				3	-1
report	5	-2	-3				-1	-1
report 	3	-1	-2				-1
reported	2	-2	-3					-1
reported 	4	-1	-2		-1		-3
reported as	-3						3
reported assigned	2	-1	-2				-1
repossessed	-3						3	-2
reserve	-2	2	-2					2
residence 		2	-3				-1
resource management	-3	3
retail	1		-3				-1	1
revenue	-3		3				2
revolving account	-3		3
rewards 	-1	-2	2
rocket	3	-2	1				-2	-1
row	-3	-1	1				1
sala	-3		3
saldo	2	1	-4	-1			-3
saldo 	4	-3	-1	-1			-2	-1
saldo mensualidad	3		-2
sale	3	-1	-2				-1
santander	3	-2	-3				-1
save	3		-1				-3
savings			-5				2	1
savings 	2	-2	-3	-1	-1	-1	2	-1
savings bank		2	-3					-1
says	-1	2	1				-3
score	3	-2					-1	-1
sent	-1	-2	-3	-1	-1	-1	-1	5
sent 	-3	-1	2				2	-1
sentra		2	-3
sentra 	3	-1	-3
separate	3		-2				-1
service	-1	-4	3				-1	-2
service 	2	-1	-2
service center	3	-3
service date	3		-1				-1	-1
services	2	-4	1				1	-2
services 	4	-6	-1				-1	-1
settled	-1	-2	2				-4	1
share	6	-2	-3				-1	-1
she	-1	-3	3					-2
she says	-2	-1	3				-1
so	-1	-4					1	-2
so days	-3	-1					3
so i'm	4	-1	-1				-2
social	3	-3
social security	3	-3	-1
sol	3		-3
sold	3	1	2				-4	-2
solutions 	-3	1	2				2
special	3		-1				-2
spectrum	1		2				-1	-3
spectrum 	3		-1					-2
sprint	4	-1	-3				-1	-3
st	2	-4	-2	-1	-1		2	-4
st 	1	-4	1				-1	-1
stafford subsidized	2	-3	-1
state		1	-3		-1	-1
state 	3	-1			-1		-1
state university	2	-2	-1
statement	3	-3	-4				1	-1
statement 	3	-2	-3				1	-1
still	1	3	-2					-1
store		-3	3	-1			-1	-3
store card	-3	1	3	-1		-1	-1	-2
stores 	-3	-2	2					1
streetaddress	-4	1	3
streetaddress po	-3		4
student	-2		2			-1	-4	-2
student 	-3	-1	3			1	-2
suite	3	-1	-2					-1
summary	4	-3	-1
support		-2	1				-1	-1
surgery 	-4		3					-1
svc		-2	1				-2
svcs llc	-3						1
svgs	-2	-1	2
synchrony	1	1					-2	-4
synchrony bank	1						-1	-4
systems 	3	-1	-1					-1
t	3	-2	-1		-1			-1
t-mobile	1	-1	-2				2	-3
t-mobile usa	2		1					-3
take	2	-2	-1
take home	2	-1	-1
target	2	-1	-3				-1	1
target redcard	3	-3	1				-2	-1
tax	-1	-3	1					-1
taxes	2	-2	3				-1	-1
teachers	4	-4	-1
teachers cu	3	-2	-1
telecom	-3	-1	2				-1
term	3	-1	-1					-1
termina	-2	-2	3				-1	-1
terms	3		-1				-1
that one	-1		3				-1	-3
that was	2		-2				-1	-1
that went	-3		-1				3	1
that's	-5	1	5			-1		-2
that's a	-2	1	3				-2
that's days	-3						3
thats the	-2		1				2
the payment	4		-1				-3
the personal	-3	3	-1
the property	2		-2
the that	3						-3
the truck	4	1	-2				-3
the unpaid	1	-1	-1				2	-1
the west	-3		3
them			-3				2
then	-1	-3	-2				2	-2
they		-2	3	-1		-1		-4
they call	-3		1				2
they say	2		-2				-1	-1
they take	-3	1	1				1
thing	1	1					-3	-1
third		1	-3		2			-2
this			2		-1	2	-2	-3
this is	2	-1	-2				-1	-2
this office	-3						3
those	-3		2				3
through	3	-1	-2				-1
til	2		1	-1			-2	-1
time	-2	-2	-2		-1	-1	3	-2
time 	-4	-2				-1	4	-1
to	1	-2		-1	-1	-1		-3
to a	3						-3
to be	2	-1	-2
to collect	3		-1				-2
to collection	-3		-1				3
to collections	-3						4	-2
to www.cfpb.gov/debt-collection	3	-1					-1
too		-2	-2				3	-1
torrid 	-3	-1						1
total	1	-1	1	-1	-1	-1	-3	-2
total 		-1	2	-1	-1	-1	-4	-2
toyota financial	2	-3					-1	-2
track	2						-2
tractor	-4	3		-1	-1	-1		-1
transferred	3						-2
transunion 	2		-1					-1
travel	-4	2	1					-1
tri-state	2	-1	-1					-1
truck	4	-1	-2				-2
tu		-2	-1				3	-1
type	1	-3		1	-1	-1	1	-2
um	-3	-1	-1				3	-1
union	-1	-2	2					-3
union 	4	-1	-3					-1
union acct	-3	-1	3
union loans	3	-3
unpaid		-3	-1	-1		-1	-1	1
unpaid 	-2	-2	-1	-1	-1			3
until	3						-2
until 	4		-3				-1
updated 	3	-1	-1					-1
upgrade inc	3		-1				-2
upstart	3	-2	-2				-2	-2
us	-1	-3	-2		1	-1	-2	-3
us 	-1	-4	2	-1	1	-1	-3	-3
us us	-1	-3	2	1			-2	-2
usage	3	-1	-1					-1
used 	4		-1				-3
user	3	-2	-1				-1
utang	-2		2
utilities 	-2							3
valley	-2	-1	-3				2	1
value	1	-3	1				-1
vehicle	1	2	-1				-3
verizon	1	2	-1		-1	-1		-3
verizon wireless	1		1		-1		-2	-3
veterinary	-3	1	2					2
visit	1	1	-2	-1			-1	-3
w	3	-2	-2	-1		3	-4	-3
wagner	-3	1	2	-1			1	-1
walang	-3		3				1	-1
walmart	-3	2	1				1	-2
want	4	-1					-2	-1
was	-1	1	2	-1		-1		-3
was never	3						-3
water	-3	-1	1					2
way	3	-1	-3
we are	-3	-1					3	-1
we have	4	-1	-3				-1
we owe	2	-1	3				-3	-2
we will			-2	-1	-1		-3	2
web	3	-1	-1				-1
webbank 	2	-3	1				1	-1
weber	-1	3	-2
went	-4	1	1				3
went to	-4	-2	1		-1		4	-3
were	3						-3
west 	-3		2					1
westlake	3	-2	-1				-1
what	4	-2	-1				-3
who	1	-2						-2
whose	5	-1	-2				-3	-1
whose account	4		-2				-2	-1
wife	4	-1	1				-3
wife 	1		1				-3
will	3	-1					-2	-3
will use	3							-2
willow	3	-2					-2	-2
wireless utilities	-2	-1						3
with on	-3	-2	4
with this	-3						3
within	-2	1	2
worth	2	-2
would	3		-2				-1
write	2						-2
writeoff	2						-2
xpn 	3	-1	-1			1	-3
y i	-3	1	2
ya	-3		2			-1	2	-3
yet	4						-4
you	2	-3	-3	-1		-1	-1	-1
you owe	3	-2	-1				-2
your	2	-2					-3
your mortgage	3						-3
zero	-3	2	2					-1
余额 最低还款		-1	-1	-1	-1		3	-1
余额 月供	3	-1	-1				-1
原债权人	-3	-1	2				2	-1
尾号	-3	2	3				-2	-1
已转催收	3		1				-3	-1
最低还款 正常	2	-1	-1			-1	-3
没有利息	-3	3					-1
编号	-3		4				-1
额度	-2		-2				3
# word words of line
always, below blank	-1			-1	-3	-5	-1
often, below blank	-1	-1	1	-1	-1	-1	-2	-3
once, below blank		1	-1	-1			-3	-3
twice, below blank			2	-2	-2	-1	-2	-6`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	1	-6	-8	-3	-2	-9	-5	1	-8	-5	-8		-8	-9	-5	-13	-7	-4	-3	1	-1	-7	-7		-5	-4	-4	-10	-7	-3	-2	1		-13	-1	-15	-7	-5	-7	-11	-11	-6	-3	-6		-2	-1		-1		-1		-2		-1		-3		-3											-7	-1	1	-7		-4	-1	-2		-5	-2	-4	-1	-1		1			1				-1				-10	-1	3	-2	-1	-2		-4		5	-3	-5	-1	-1	-1	-2		-1		-7			-1	-1		-1		-1				-8		1	-2	-1		-3		-4				-10		-1	-2	-1	4	-4	-2	-5	-2	-1		-3		-1		5	-4	-2	-1	-4	-1	-1		-9	1		-2	3	-3		-7	-1			1	-1	5	-1	-3		-1		-5					-1	2	-1	-3				-1	-2	-2		-5	-1	4	-2	-5	-2			-15	-1	-1	-4	-2	5	-1	-10		-2		-1	-1	-2		5	-3	-2		-7					-1	-1		5	-2			-7	-1	-2		-4	-1	-2		5	-5	-2		-8	-1		-1		-1	6	-4		-1		-1		-1		-3		5	-1	-4												-5				-1		-1		-3		1	-1
blank	1	-6	-5	-3	-1	-10	-8	1	-7	-2	-8	4	-11	-1	-5	-11	-11	-5	-7	1	-2	-4	-6	1	-3	-1	-4	-10	-10	-6	-5	1		-5	-1	-20	-5	-1	-6	-11	-13	-7	-3	-10	-5	1	-2	-2	3	-4	-3	-1	-7	-3	-7	-2	-7	-1	1	-1		-2		-1		-1				-6	-5	1		-5	3	-7	-4	-1	-6	-3	-7	-1	-5	-1	2	-2	-1	-3	-1	-1		-1				-9		2	-4		-3	-1	-6	-3	3	-5	2	-4	-2	-1	-4	-2	-1		-7		-2	1	-1				-1				-9	-5	2	-2	-4	-1	-2		-4	-1	-1		-5	-1	-5	-1		2	-3	-2	-4	-4	-1		-1	-3	-2	-1	3	-6		-2	-3	-5	-2		-8	-2		-3	1	-4		-4		-2		1	-2	5	-1	-3	-1			-2					-1	1	-1	-1	-2			-1	-2	-1		-6	-2	4	-3	-1	-6	-1		-22	-4	-2	-4	-2	4	-4	-18	-3	-4	-1	1	-3	-2		4	-6	-6	-1	-15	-2	-3	-2		-1	-3		4	-6	-2	-1	-20	-5	-4	-2	-8	-4	-9	-2	5	-11	-8	-3	-11	-5	-1	-1		-3	5	-10	-2	-2		-2	-1	-1		-5	-1	6	-3	-7								-2		2	-2	-12	-2	-1		-2	-1	-1		-7	-1	6	-4
cell	1	-4	-6		-2		-4	1	-8	-1	-3	5	-9	-1	-7	-2	-6	-2	-2	1	-4	-3	-5	1	-3	-2	1	-2	-6	-3	-2	1	5	-8		-19	-4	-1	-3	-2	-8	-4		-2		-12	1	-3	4	-3	-1	-1	-3		-1		-3		-2	1	-1	-1		1		1					3	-9	4	-6	6	-5	1	-2	-2	-1	3	-1	-1		-5	3	-1	-2		1	-1	2				-5	1	4	-1	-3	-4		-1	-5	-9	-6	5	-8		-3	-1	-2		-1	-4	-1	-2			-2	-1						-3	-6	-2	-1	-9	-3	-2	-1	-2	-2			-5	4	-6	-2	-1		-2	-5	-1	-5	-1		-1	-5	-2	-2	-16	-10	4	-6	1	-6	1		-9	-1	-2	-1	5	-3				-4	-1	5	-5	-8	-2	-4	-2			-1					-3	-5	-3	3	-2				-1	-2	-2	-11	-7	-11	-2	3	-6	-1		-8	-1	-3	-2	-3	-3	-1	-3	-1	-3	-1	3	-3	-2	-1	-3	-1			-2	-1	-1	-1	-1	-1	-2	-1	-5	-3			-2	-4	-1	-3	-7	-3	-2	-4	-3	-4	-2		-7		-1	-1		-1		-4	-2	1	-2		-1	-1				-2		-1												-4	-3	-3	-2	-1		-1		1	-1	-1
line	1	-6	-3	-2	-3	-1	-1	1	-7	-2	-4	3	-5		-3	-4	-4	-1	-2	1	-7	-5	-3	2	-2	-2	-1	-5	-1	-1	2	1	3	-1		-14	-3		-4	-2		-2	1	-1	-2	-2	1	-1	1	-3	-1		-2				1					-1	4								-1	-2	2	-2		-5	-1		-1		-2				-2			-4	7							-4	-4	4	-2	-1	-2			-3	-7	-3	6	-3			2	-1	-1		-5	-1							-1				-2		-2		-5	-1	-1		-1	1	2		-4	-5	-8	-3	2	3	-5	-2	-3	-2	-1			7	-3	1	-5	-5	2	-1	2	-1			-6	-8	-1	-5	5	-1		-1	-2	-1		1	-1	-2		-1	-1			-1	-2	-4			-1	-3	-2						5	-2	1	-6		-5	1	1				-10	-8	-4	-4	-2	2	-1	-3	-2	-1	-1	1	-2	-2			-1	-1		-1	-4		-1	1	-1	-1		-1	-2				6	-1		-6	1		1	-1	2	-1		-3	-5	-1	-1			1		-1	-1		2	-1			-1																3	3			-1		-1	1	2		-2
paragraph	1	-5	-2	-2	-2	-2	-1		-6		-1	3	-1	-1		-1	-1	-1		1	-7	-4	-2	-1		-1		-4				1	5	-6	1	-6		1		-7	7	-2	2	-3	-1	-1											-2													-2	-3	-2		-1		-1							-1					-1								-9	-4		-2				-2				1								1												-2	-1			-1	2							-5	-4	-4	-1					-2				1		-1	2	-1				1				-6	-5				-1		-2	-2							1				-2	-1	-1										-1	5	-1						-2	1			-9	-9	-1	-1		-2		-1	-2			-2				-1				1	-2	-2						-1				2	5	-1	3	-1	2			-6	6			-7	-3						-3				1																				2	3`;
