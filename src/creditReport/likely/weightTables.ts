/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountName?	3	-2		-1			-1
accountNumber	-1	1	-1		-2	-3	3	-1
accountNumber, all, few			2	1	-3	1	-3	-1
accountNumber, all, few; itself accountNumber		-1	-3	1	-2	-3	-2	-1
accountNumber, all, few; itself no part	-3	1	2	1	-2	1	-2
accountNumber, all, few; itself paying	-4			-1	-1	5	-2
accountNumber; itself accountNumber	-1	-2	-1	1	-2	-2	-2	-1
accountNumber; itself current	-5			-1			3
accountNumber?, all, few	-1	-1	-3	1	-2
amount, all, few	-3	-1	-1	-3	1	1	-2
amount, all, few; itself amount	-2		-1	-2	2	1	-1
amount, all, few; itself amount?	-3				3	-1
amount, all, few; itself no part	-1	-1		-3	-1	1
amount; itself no part	-1			-2	3	-2	-1
amount?, all; itself amount?	-1			-2	2	-3	-2
amount?; itself amount?	1			-2	-1	-2
amount?; itself no part	-1		-1	3	-2	-1	-1
aside accountNumber	3			-3
current	-1	-1	-1	-2	-1		3	-1
current, all	-1			-1	-1	-3	1
current, all, few; itself current	-1			-3	-2	-3	2
current, all, few; itself current?	3			-1			-3
current, all, few; itself no part	-3		2	-1			-1
current, all; itself current?	-2						2
current; itself current?	-1	-1		-1	-1	-1	3
current?				-2		-2	3
current?, all, few; itself no part	5			-1	-1	-3	-4
current?; itself current?	-1			-2	-2	-1	2
goes on?, all	-1	-1	-1	3
no part	-1	-3	-3		-2	1	-1	-1
no part, all, few		-4	-2		-1		-3	-1
no part, all, few; itself goes on	2	-1	-2	-1
no part, all, few; itself no part		-4	-1	-1	-1	1	-3	-1
no part, all; itself current?	-4			-1			5
no part, all; itself no part			-1		-1		-4	-1
no part; itself amount	-2			-3	2	-2
no part; itself current	-5			-2	-2	-2	5
no part; itself current?				-3	-2	-3	1
no part; itself no part		-2	-3		-1	-1	-5	-1
no part; itself paying	-3	-1		-3	-3	4	-4
no part; itself paying?	-4			2		2	-1
paying, all, few					2		-4
paying, all, few; itself accountNumber	-3			3	-1	-1
paying, all, few; itself amount	-2			-1	3	-1
paying, all, few; itself amount?	-3				3	-1
paying, all, few; itself paying				-2	-3	2	-2
paying, all; itself paying	-5			-2	-1	3	-3
paying; itself amount	-1			-1	3	-2
paying; itself paying	-1		-1	-2	-2	3	-2
# figure before and shape
capital digits-2				-3	-1	-1	1
capitalised digits-1	1	-1	1	-4	-2	-2	-2
capitalised digits-3	1	-1	-2	-4	2	-1		-1
capitalised digits-4		-1	-3	1	-2	-3	-2	-1
capitalised digits-5	-2		-1	3	-3	-1	1
capitalised digits-7	-1	-1	-3	1	-2	-1	-1
capitalised lettered-code		-2	-1	1	-3	-3	-3	-1
capitalised masked	-1	-1	-3	2	-1	-1	-2
capitalised year		-1		-2	-3	-3		-1
capitals code	-1	-1	1	-1	-3		-1	-1
capitals digits-1	1	-1	1	-4	-1	-1		-1
capitals digits-2	-1	-1		-3	-2	-3	1	-2
capitals digits-3	1	-2	-3	-3	1	-2	1	2
capitals digits-4		-1			-1	-3	-2
capitals digits-5	2	-1	-1	-2	-3	-2	-2	-1
capitals digits-6	1		-1		-4	-2	-2
capitals digits-7	1	-2	-4		-2	-2	-2
capitals lettered-code		-2	-1		-3	-4		-1
capitals masked	-1	-1	-3	1	-2	-2	-1	-1
capitals with-digits	-1	-2	2	-1	-4		-2	-1
capitals year	-3	-2	3	-1	-2	-2	-2
cents code	3	-2		-3	-1	-1	-3
cents digits-1			2	-2	-2	2	-2
cents digits-2	2	-1		-3	-2	-2	-1	-1
cents digits-3	3			-2		-2	-3
cents lettered-code	4	-1		-3	-1	-1	-3
code code	2	-2	-2	-2	-2	1	-3
code digits-1	-2	-1			-2	-3	3
code digits-2	2	1	-1	-4	-2	-1		-1
code digits-5	-3			-2	3	-1
code lettered-code	2		-1	-1	-3	-3	-1
code with-digits	2	-1		-2	-3		-1
date digits-2	3				-1	-2	-3
date digits-3	3			-1	-2	-2
digits-1 code	-1	1		-2	-2	1	-3
digits-1 digits-1	2	-2	-1		-3	1	-2	-1
digits-1 digits-2	3			-1	-2	-2	-3
digits-1 digits-3		-1		-3			-3
digits-1 digits-4	-3				-3		1
digits-1 lettered-code		1	-1	-3	-2		1
digits-1 with-digits	1	-2		-5		-2	-1
digits-2 digits-1	1			-4	-2	-4
digits-2 digits-2	2	-1	-2	-3	-3	-1	-2
digits-2 digits-3	-1	-1	-1	-2		-3		-1
digits-2 digits-6	2			-1	-1		-1
digits-2 with-digits	3	-1	-2	-1	-3	-1	-3	-1
digits-3 code	3			-4	-2	-2	2
digits-3 digits-1	-2				1	-3	1
digits-3 digits-2	-2	-1		1	-1	2	-3
digits-3 digits-3	1	-1		2	-3	-3	-2	-1
digits-3 digits-4	2	-1		-1	-1	-4	-2
digits-3 digits-5	-3				2	-1
digits-3 lettered-code	-2	1	-1	-2		-2	2
digits-3 with-digits	2			1	-1	-4	-2
digits-4 digits-1	-4	-1		1	3	-2	-2
digits-4 digits-2	-2	-1	-1	-1	-2	3	-2
digits-4 digits-3	-1	-1		3	-3		-4	-1
digits-4 digits-4	1	-1			1	-4	-3	-1
digits-4 digits-5				1	-4	-2	-1
digits-4 with-digits	-2	-1			-3	2	-2
digits-4 year	-2	1		2	1	-1	-1
digits-5 digits-1	-1			-1	1	-1	-3
digits-5 digits-3	-3			-1	-4	3
digits-5 digits-4	-2		-1	-1	2	-3	-1
digits-5 digits-5	-1				3	-2	-2
digits-5 lettered-code	-4			4	-1	2	-1
digits-6 digits-1					2	-3
digits-6 digits-4	2			-1	-3	2	-1
digits-6 digits-6	-3	-1		-1	3	-1	-2
digits-7 digits-2	2	1			-1	-3	-2
digits-7 digits-7	4			-4		-1	-2
digits-7 lettered-code		-1			-1	-3	3
dollars code	2			-4	-2			-1
dollars digits-1				-2	-2	-3
dollars digits-2	3			-3	-2	-4	-1	-1
dollars lettered-code	-1			-4		1	1
dollars-and-cents code	4	-1		-6	-2	-2	-2	-1
dollars-and-cents digits-1	1			-2	-2		-2	-1
dollars-and-cents digits-2	1			-2	-2	-5		-1
lettered-code code		-1	-2	1	-3	-2	-2
lettered-code digits-1		-1		1	-2	1	-4
lettered-code digits-2	2	-1	-1	-2	-1		-4	2
lettered-code digits-3	4			-4		-1	-1
lettered-code lettered-code	2	1	-2		-3		-6	-1
lettered-code with-digits	-2	-1	-2	-4	1	2	2
letters digits-7	-3	-1		4	-1		-1
line code	1	-3	-1		-1	-1	-2	-1
line digits-1	3	-3		-4	-1	-4		-1
line digits-2	2	-2	-1	-4	-2	-1		-1
line digits-4	2	-3	-1	-2	-1	1	-2	-1
line lettered-code	1	-1				-3	-2
line masked		-3	-1		-3	-2	-1	-1
line with-digits			1	-1	-4	-1	-3	-1
mark-" digits-1		-1	1	-3		-1	1
mark-" digits-2	-2	-1	-1		-3	-1	3	-1
mark-" digits-3	-1			-1	-3	-1	2
mark-" digits-4		-1		2	-1	1	-3
mark-" digits-7	-1	-1	-1	4	-2	-1	-3
mark-" lettered-code	1	-1	1	3	-2	-2
mark-" masked	-2	-1	1	3	-2	-2	-3
mark-" with-digits	-1	1	2	-3	2	-1	-3
mark-" year	2		-1	-3	-1	-1	-2
mark-# digits-1	2	-2	-1	-1	-3	-2	-1	-1
mark-# digits-3	-2		3	-3	-1	-1	-2
mark-# digits-5	3			-3	-1
mark-$ code	1			-3	2	-2
mark-$ digits-1				-3	1	-1	-3
mark-$ digits-2	-1			-2	-3	3	-3
mark-$ digits-3	-1	-1	-1	-4	4	-1	-3	-1
mark-$ with-digits	1	-2	-1	-2	-1	2	-3	-1
mark-( code	3	-1	2	-4	-2	-1
mark-) code	2		-1	-1	-3	-1	-1
mark-) digits-1	4		-1	-1	-2	-1	-3
mark-) digits-2			-1	-3	-1	-1	-1
mark-) digits-3	1	-1	-2	-3	1		-1
mark-) digits-4	-3		-2	3	1	-2
mark-) masked	-3			3
mark-+ digits-1	3			-1	-1	-1	-2
mark-+ digits-3	3				-1	-2
mark-, digits-1	-1	-2		-4	-2	1	2
mark-, digits-2	-1	-1	-2	-2	2	-5	-1	-2
mark-, digits-4	-1	-1			-3	-3	1
mark-, digits-7	-3			3	-1
mark-, lettered-code	-3	-1	-1	1	-2		3	-1
mark-, masked	-2			3	-2
mark-, with-digits	-3	-2	-1			-3	1	-1
mark-, year		-1	1	-6	-1		-4
mark-- code	-1	-1	2		-1	-1
mark-- digits-1	1	-1	1	-4		-4	-5
mark-- digits-2	1		1	-3	-3	-2
mark-- lettered-code	-1		-1	1	-3		-2	-1
mark-- with-digits	-2			-3	3	-2
mark-- year	-2	-1	4	-2	-1
mark-. code		-2	-1	-1		-4	-3
mark-. digits-1	1			-1		1	-3
mark-. digits-2	-3	-2	-1	-5	3		1	-2
mark-. digits-3	-1	-1		-1			-3	-1
mark-. digits-4	-1	-1	2	1	-4	-4	-2	-1
mark-. digits-7	-1	-1	-1	1	-3	-2
mark-. lettered-code	1		-1		-4	-3	-1
mark-. masked	-1	-1		2	-2	-3	-2
mark-. with-digits	2		-1	-2	3	-4	-2
mark-/ digits-1	1	-1	1	-4	-1	-2	1	-1
mark-/ digits-2	1	-2	1	-5	-2		-1	-1
mark-/ digits-3	-3			-1	1	3	-1
mark-/ digits-4	-5			3	-2	3	-1
mark-/ masked	-2			3
mark-/ with-digits	3	-1		-4	-4	-3
mark-/ year	2	-1	-1	-5	-2	-2		-1
mark-: code	1				-3	-1	-1
mark-: digits-1	2	-1		-5		-1	-1	-1
mark-: digits-2	1	-2	1	-2	-2	-1		-1
mark-: digits-4	1	-1		-3	-2	1	-1
mark-: digits-5	-1			-3	2	-1	-1
mark-: with-digits		1		-5	-1	1		-1
mark-: year	3			-1	-1
mark-; digits-2				-2	-2	-3	2
mark-; with-digits	-1	-1		-3	1	2	-1	-1
mark-< digits-2	3						-3
mark-= digits-2	2					1	-3
mark-= digits-3	3			-1	1	-4	-1
mark-? code	3			-3	-1	-1
mark-? digits-4	-2			3	-1
mark-[ digits-1	3	-1		-2	-2	-1
mark-| code	1	1			-2	-3	-1
mark-| digits-1	-2	-1		-4	-1		1
mark-~ digits-3	3				-1	-1	-1
mark-· code	3			-3	-1	-1	-1
mark-– digits-2	-2			-1	-3		3
mark-– lettered-code			-2	1	-1	-3	-2
masked digits-1	-3					-1	3
masked digits-2	4			-1	-2	-3	-2	-1
masked digits-4	-2	-1	-1	3	-1	-2	-3	-1
masked lettered-code	-2	2	-1	2			-3
masked masked	4	-1		-4	-1	-1	-3	-1
masked year	-3		-1	4
small code	-1	-1	-2	1	-4	-4	1	-1
small digits-1	1	-1		-3	1	2	-1
small digits-2		-1		-3	-2	1	-1
small digits-3	1	-1	-4	-2	1	-1	-3	-1
small digits-4	-1	-1	-1	2		-4	-1	-1
small digits-7	-1	-1		2	-2	-3	-2
small lettered-code	-1	-1	1	2	-2	-3	-4
small year	1	-2	-1	2		-4	-1
thousands digits-1	-1			-1	3	-1
thousands digits-3				-3		1	-2
thousands-and-cents code	3			-1			-2
thousands-and-cents digits-1				-1		1	-3
thousands-and-cents lettered-code	2			-2			-1
with-digits digits-1	2	-1		-2	-3	-3	1
with-digits digits-2	2			-1	-2	-2
with-digits digits-3				-1	-5	3	-1
with-digits lettered-code	-1	-1		-1	-2	2	-4
with-digits with-digits	1	-1	-1	-1	-1	-2	-2	-1
with-digits year	2	-1		-3	-3	-2	-1	-1
year digits-2	1				-2	-3	1
year digits-3	-1	-1		-2	-2	-3	2
year lettered-code	3		1	-6	-3		-5
year with-digits	5			-3	-2	-3	-3
# figure before read as
	-1	-3	-1	-1	-2	-1	-2	-2
accountName		-4	-1	-1	1	2	-2	1
accountName?	-2		3	1		-3	-2
accountNumber	-1	2			-3	-1	-2	-1
amount		-1		-3	-2	1	-1	-1
aside accountName?	3			-1	-2	-2
aside amount	1	-1		-1	2	-2
current		-3	-1	-1		-1	1	-1
current?		-1	-1	-1	-1	-3	-1	-1
goes on	-1	-3	1	-1	1	-1	-4	-1
goes on,current	-1			2			-3
originalCreditor?	3		1	-2		-1		2
paying	-1	-3	-1	-1	-1	-1		-1
# figure before
capital	1	2	-2		-2	-3	-1
capitalised		-3				-2	-2	-1
capitals		-2			-3	-3	-1	-2
cents	1	-2	1	-5	-1	-2		-1
code		-1	-2	-4				-1
date	4	1		-1	-4	-5	-5
digits-1	2		-1	-1	-3		-2	-1
digits-4		-1	-3	1	-1	1	-5	-1
digits-6	-3	-1		2		2	-1
dollars		-2		-1	-4	-1		-1
dollars-and-cents	2	-1		-6	-5	-3		-2
end	4	-1		-3	-2	-1	-2
lettered-code	2	-1	-5	-3	-3		-3
letters	-1	-1	-2				-3
mark-#	-1	-2	2	2	-5	-3	-4	-1
mark-$	1	-2	-1	-3		3	-4	-2
mark-(	-1	-2	2		-3	-3
mark-)			-4	1	-1	-2	-1	-1
mark-+	1		1		-3	-3	-2
mark-,	-3	-3		-1	1	-1		-2
mark--	-2	-3	5		-1	-3	-4	-1
mark-.	-2	-2		-1	-1			-1
mark-/	1	-2	1	-2	-3	-1	-1	-1
mark-:	-1	-1		1	-3	-2		-1
mark-<	3			-1	-1	-1	-2
mark-=	4	-1		-4	1	-1	-4
mark->		-1		-1	-3		-1	-1
mark-?	-1	-1		2	-1	-3	-1
mark-@	3				-2	-3
mark-[	3	-1		-3	-2	-2
mark-]	2	-1		-2	-1	-2	-2
mark-|		-1	-2		-4	-2	2	-1
mark-©	3			-2	-1
mark-·	1	-1		1	-3	1
mark-—	-1			-1	3	-4	-1
mark-…	-4			5		-1	-1
mark-▲	3			-1	-1	-2	-1
masked	1		-1	-2	-3	-4	1	-1
percent	2			-3	-3	-1		-1
thousands	-1	-1		-5	1	2	-5	-1
thousands-and-cents	4	-1		-3	-2	-1	-3	-1
with-digits	2	-1	-1	-3	-3		-2	-1
year	1	-1	2	-4	-1	-3		-1
# figure behind read as
accountName		-3	-2	-1	3		-1	-1
accountName,current?	-3	-1		1		-1	2
accountName?	1	-2	1	-1		-4	-2
accountNumber	1	-1		-3	-1	-2	3	-1
amount	-1	-1	-4			2	-4	-1
amount?,paying	3				-2	-1
aside accountName?	3			-1	-2	-1
aside goes on	3	-2	-1	-3	-2	-1	-1
current	1	-1	-2	1	-4	-1	-1	-1
current?		-1	-2		2	-2	-2	-1
goes on	1	-1	-3	1	-3	-3	-3	1
goes on?	3	-2		-2	-1	-1	-2
originalCreditor	-3			2				2
paying	-2	-2	-3	-2		2		-2
paying?	1	-1		1	-3	-2	-1
# figure behind
capital		-2	-3		-1	-4	-1	-1
capitalised		-2	-1	-1	-3	-3	-1	-1
capitals	-1	-1	-1	-1	-2	-3	-3
cents	2	-1	-4		-1	-3	-6	-1
code		1	2	-2	-5	1	-2	-1
date		-1		1	-3	-3	-5
digits-3		-2	-3		1		-4	-1
digits-4	1	-2	-3	1			-3	-1
digits-6			2	-7	-2	-2	1
digits-7	-2	2	3	-1	-3			-1
dollars	1	-1	-1		-4	-3	-5	-1
dollars-and-cents	1	-2	-1		-4	-4	-2	-1
end	3		2	-8	-1	-2	-3	-1
lettered-code	1	-3	1		-2	-2	-2	-2
mark-"	-1	-1	1	1	-2		2	-2
mark-#	3			-3	-2	-1	-1
mark-$	1	-1	-4		-3	-2	-1	-1
mark-'	-3	-2		3	-1	1	-1
mark-)	1	-3		-1		-4	-2	-1
mark-+			-1	-3	-2	-2	2
mark-,	-1	-3			1	-3	-2	-2
mark--	-2	-2	2	1		-3	-2	-1
mark-.		-1	-2	1	-1			-1
mark-/	2	-2	-2	-2	-3		-1	-1
mark-:	3	-1	-3	1	-3	-1	-3
mark-<	-2			2	-1	-2	-1
mark-=	3			-4	-2		-4
mark->	3			-2	-1	-1	-1
mark-?	4			-2	-3	-3	-2
mark-[	3	-1		-3	-1	-2	-1	-1
mark-]	3	-1	-1	-2	-2	-2	1
mark-~	1	-1		1	-4	-3	-1
mark-·	3	-1	-1		-2	-2	-1
mark-–	-1	-2	-3	1	-2	-3	1	1
mark-•	3			-2	-1	-1
percent		-1	-1	1	-2	-4		-1
small		-2	-3	-3	1	-2	1	-1
thousands	-2	-1	-1	-1	-4	3	-3	-1
thousands-and-cents	1	-1	-1		-2	1	-4	-1
with-digits	2	-2	-2	-1	-1		-4	-1
year	1	-1	-4	-1	-2			-1
# figure both before and shape
capital capitals code	1	2	-1	-3
capital capitals digits-2	3		-1	-1			-1
capital capitals digits-4	4			-3	-1
capitalised capitalised digits-1	1	-1	-4	-3	-1		-1	-1
capitalised capitalised digits-2	1	-1	2	-1		-1	-2
capitalised capitalised digits-3	4		-4	-3	1	-2	-1
capitalised capitalised digits-4		-1	-2	1	-4	-2	-2
capitalised capitalised digits-5	-2		-1	2	-3		1
capitalised capitalised lettered-code	-1	-1	-2	2	-2	-2	-4	-1
capitalised capitalised with-digits		-2	-1		1	-5	-2	-1
capitalised capitals code			-3		-1		-1
capitalised capitals digits-1	3		-2	-2			-2
capitalised capitals digits-2			-1	-2		3	-1
capitalised capitals masked	-2		-1	3
capitalised digits-1 digits-1	4			-1	-2	-2	-3
capitalised digits-1 digits-3	4			-1	-3	-3	-1
capitalised digits-2 digits-2	4		-1			-1	-3
capitalised digits-3 digits-3	2			1	-4	-4	-1
capitalised digits-4 digits-3	2	-1			-1	-3	-1	-1
capitalised digits-4 digits-4	2			-1	-3	-1
capitalised digits-5 digits-5	2			-2	-1	-1
capitalised mark-$ digits-3	-2			-1	3	-1	-1
capitalised mark-( lettered-code	-1	-1		3	-1		-1
capitalised mark-) code	-3			3
capitalised mark-) digits-4	-2		-1	3	-1	-1
capitalised mark-) digits-7	-3			3
capitalised mark-) with-digits	-3			2	1		-1
capitalised mark-, code	3	-1	-2	-4	-1	-1
capitalised mark-, digits-1	-1	-1	1	-3	-3	2	-1
capitalised mark-, lettered-code	1		-1		-3	-2	-2
capitalised mark-- digits-2	-1		-1	-1	-1		4
capitalised mark-. code	1	-2	-1		-3	-1	-1
capitalised mark-. digits-2	-1	-1	-1	-2	-1	-3	2
capitalised mark-. with-digits				-1	1	-3
capitalised mark-: digits-1		-1		-3		2
capitalised mark-: digits-2	1			-4	-1	-1		1
capitalised mark-: digits-3	3			-4		1	-2
capitalised mark-: digits-7	2		1	-3			-1
capitalised mark-| digits-4	-3			3	1	-1
capitalised masked code	-3			3
capitalised masked digits-4	-3		-1	3	-1		-1
capitalised masked masked	3			-3
capitalised masked year	-3		-1	3
capitalised small digits-1	2		-2	-3	-1	-3	-1
capitalised small digits-2	2			-1	-1	-3	-1
capitalised small digits-3	1		-1	-4	3	-4	-1
capitalised small digits-4	-2			2	-3	-2	-1
capitalised small digits-5	-4			3		-1
capitalised small masked	-3			3	-1	-1	-1
capitalised small with-digits	1	-1		2	-2	-4	-1
capitalised small year	3	-1	-1	-1	-1		-2
capitalised with-digits with-digits	-1			1	-3	2	-1
capitalised with-digits year	2	-1	-1	-3	-3	-2	-1	-1
capitals capitalised digits-3	3		-1	-1	-2
capitals capitalised digits-5	4			-3	-1		-1
capitals capitalised digits-6	3			-2	-1
capitals capitalised digits-7	-3			3	-1
capitals capitalised year			-1	-2	2		-1
capitals capitals code		-2	-1	-1	-2	-3	-1
capitals capitals digits-2	1	-1	-1	-5	-2	-4		-1
capitals capitals digits-3	1		-1	-3	1	-3	1	2
capitals capitals digits-4			2		-2	-2	-1	1
capitals capitals digits-6	4		-1	-3
capitals capitals digits-7	1	-1	-3		-1	-2	-1
capitals capitals lettered-code		-1		-1	-2	-3	-4	-1
capitals capitals masked	-1	-1	-3	1	-2	-2	-1	-1
capitals capitals with-digits	1	-1	1	-2	-3	-3	-3	-1
capitals digits-1 digits-1	1			-2	-1	-2	1
capitals digits-1 digits-5	3			-1	-2
capitals digits-2 digits-1	3			-1	-1	-1	-3
capitals digits-3 digits-3	4			-2	-3	-2
capitals digits-4 digits-2	-1		-1	-2		3
capitals digits-4 digits-4	2			-1	-3	-3
capitals digits-5 lettered-code	-3			3
capitals dollars digits-2	2			-1		-3
capitals mark-# lettered-code	-2	-1	-1	3		-1
capitals mark-$ with-digits	2	-2	-1	-2		2	-2	-1
capitals mark-( code	-3	-1	3	-1
capitals mark-( lettered-code			-1	-4			1
capitals mark-) masked	-3			3
capitals mark-, digits-1	3				-2	-2	1
capitals mark-, with-digits	-3				1	-2	-3
capitals mark-- code	-3			3
capitals mark-- digits-1	3		-1				-2
capitals mark-. digits-2			-1	-2	2	-1	-1	-1
capitals mark-: digits-3	3			-2	-1	-1
capitals mark-: digits-7	2			-2
capitals mark-: lettered-code	3			-2			-1
capitals mark-: masked	3			-3	-1
capitals masked digits-4	-3			1	1
capitals small code	-3		-1	3	-1
capitals small digits-2	3				-1	-2	-1
capitals small with-digits	2		-1	-2	1	-2
cents mark-, digits-2	1			-2		-2	1
cents mark-, with-digits	-3			-1	-3	-1	3
cents mark-. digits-2	-2	-1		-3	2	-4	-3
cents thousands-and-cents digits-2	3					-2	-1
code mark-, code	3			-1	-2
code small code	2	-1		-3	-3	-1	-1	-1
code small digits-1	3				-1	-1
digits-1 capitalised digits-1	1	-1	2	-3	-2	-1	-1
digits-1 capitalised lettered-code	-3		-2	4
digits-1 capitals digits-2	1		-1	-1		-2	4
digits-1 digits-1 digits-1	2	-1	-1		-3	-1	-3	-1
digits-1 digits-1 digits-2	2			-1		-2	-1
digits-1 digits-1 digits-3	3			-1	-1	-2	-1
digits-1 digits-3 digits-2	3				-1	-2	-2
digits-1 mark-. with-digits	4		-1	-4		-1	-1
digits-1 mark-/ digits-1	3			-3	-4	-5	-2
digits-1 mark-/ digits-2	1	-1	2	-3	-2	-6	-1	-1
digits-1 mark-/ with-digits				-1	-3	-3	1
digits-1 mark-/ year	1			-3	-2	-2
digits-1 mark-: code	4			-4		-1	-2
digits-1 mark-: digits-2	6	-1	-1	-2	-2	-3	-4
digits-1 mark-: digits-3	3			-1	-1	-1	-1
digits-1 mark-= digits-2	3					-1	-2
digits-1 small digits-1	3		-1	-2	-2	1	-2
digits-1 small digits-2	5		-1	-2	-1	-4	-2
digits-2 capitalised digits-2	4			-2	-1	-1	-3
digits-2 capitals digits-2	-3			2		-2	2
digits-2 capitals digits-4	3		-1	-2
digits-2 digits-1 digits-1	4			-3	-2	-5	-2
digits-2 digits-2 digits-2	4		-1	-1	-1	-5	-3
digits-2 digits-2 digits-3	3			-2	-2	-2	-1
digits-2 digits-3 digits-1	-1				3	-2
digits-2 digits-3 digits-2	-2			-1	-3	3	-2
digits-2 digits-3 digits-3	-1			-3	3	-3	-2
digits-2 digits-3 digits-4	-3			3
digits-2 digits-4 digits-1	-3			-1	4	-1
digits-2 digits-4 digits-2	-4			-1	-2	4
digits-2 digits-4 digits-3	-3			-1	-2	3
digits-2 digits-4 digits-4	-1	-1		-3	3	-2
digits-2 digits-4 lettered-code	-2			-1		-1	2
digits-2 digits-5 digits-5	-1			-2	3
digits-2 lettered-code lettered-code	-3			3
digits-2 mark-, code	-2			-1	2	-1	-1
digits-2 mark-- lettered-code	2	-1	-1	-2	-2	-2	-3
digits-2 mark-. code	3			-2	-1		-1
digits-2 mark-. digits-2	-2			-2	3	-1
digits-2 mark-/ code	3			-3		-2	-1
digits-2 mark-/ digits-2	2	-1	-1	-6	-1	-5	-1	-1
digits-2 mark-/ with-digits	2	-1		-3	-2	-3
digits-2 mark-/ year	2	-1	-1	-6	-1	-3		-1
digits-2 mark-: code	4			-3		-1	-2
digits-2 mark-: digits-1	5			-3	-2	-3	-3
digits-2 mark-: digits-2	2	-1		-2	-3		-2
digits-2 mark-– digits-2	3						-3
digits-2 small digits-3				-1	-3	2	1
digits-2 small lettered-code	3			-2			-1
digits-2 thousands digits-1	-2				3	-2	-1
digits-3 capitalised digits-3	2			-2	-2	2	-2
digits-3 capitals code	3			-2			-1
digits-3 digits-1 digits-1	2				-2		-4
digits-3 digits-2 digits-1	3				-1	-1	-2
digits-3 digits-2 digits-3	-3			-1	2	-2	-1
digits-3 digits-2 lettered-code	-2			-2			3
digits-3 digits-3 digits-1	-2			3		-1	-1
digits-3 digits-3 digits-3	1	-1		1		-3	-3
digits-3 digits-3 lettered-code	-3			-2	-1	-1	3
digits-3 digits-4 digits-3	2				1	-3	-1
digits-3 digits-4 digits-4	1			-1	-3
digits-3 lettered-code lettered-code	-2			2	-1	-1	-1
digits-3 mark-/ digits-2	-3				-1	3	-2
digits-3 mark-/ digits-4	-4					4
digits-3 small digits-3	3			-1	-4	-1	-1
digits-4 capitalised year	3			-2
digits-4 digits-1 digits-1					-2	3	-2
digits-4 digits-2 digits-4	-2			-1	2	-1
digits-4 digits-3 digits-3	-1			1	-4	2	-3
digits-4 digits-3 digits-4	-3			1	2	-1
digits-4 digits-4 digits-2		-1		3	-2	-3	-3
digits-4 digits-4 digits-3	-3			2			-1
digits-4 digits-4 digits-4	1	-1		-1		-3	-2
digits-4 digits-5 digits-4	-3				2	-1
digits-4 lettered-code lettered-code	-4			4
digits-4 masked masked	-6			6		-1	-1
digits-5 digits-4 digits-3	-2			-2	-4	2	-1
digits-5 digits-5 digits-3	-2			-1	-3	1	1
digits-5 mark-, with-digits	2			-2	-1
digits-6 digits-6 digits-1					-1	-3	1
dollars capitalised digits-2	3			-1		-1	-3
dollars capitals digits-2						-2	1
dollars digits-2 digits-1	3			-1	-3	-3	-2
dollars dollars code	1			-3	-1
dollars dollars digits-2	3			-2	-1	-5	-2
dollars dollars digits-3	1			-1	-1	-3
dollars dollars lettered-code	-3			-2		-1	2
dollars lettered-code digits-7	3			-2			-1
dollars mark-, lettered-code	-3			-1			3
dollars mark-- digits-2	2				-1	-3
dollars mark-. code				-3	-1	-1	2
dollars percent digits-2	4			-1		-3	-1
dollars small digits-2	3					-1	-3
dollars-and-cents digits-2 digits-1	-3					-2	3
dollars-and-cents dollars-and-cents code	4			-2		-1	-2
dollars-and-cents dollars-and-cents digits-2	1	-1		-1	-1	-3
dollars-and-cents dollars-and-cents digits-3	1			-3	-1	-3	1	-1
dollars-and-cents mark-, lettered-code	-3			-2		-1	4
dollars-and-cents small digits-1	4			-1	-1	-1	-3
lettered-code capitals lettered-code	3		-1	-2			-2
lettered-code digits-7 lettered-code	-4					-1	2
lettered-code lettered-code lettered-code	2	-1		-2	-1	-1	-1
lettered-code mark-, digits-3	-2			-1	3	-3	-1
lettered-code mark-, lettered-code	2			-2	-1	-1
line capital digits-2	3			-2
line capitalised digits-1	1	-1	2	-1	-1	-3	-4	-1
line capitalised digits-2		-1	-3	-1		-3	-1
line capitalised digits-3	1	-1	-2		1	-3
line capitalised with-digits		-2		1	-1	-3	-1
line capitalised year			1	-4	-1	-1	1
line capitals digits-1	1	-1	-1	-5	-2	-1	2
line capitals lettered-code	-2	-2	-2	3
line capitals with-digits	-4	-1	4	1		-2	-2
line code digits-2	3			-3		-2	-1
line digits-1 lettered-code	-2	2		1
line digits-4 digits-4	-2			2
line digits-7 digits-2	5			-1		-3	-1
line digits-7 lettered-code	4	-1		-3			-1
line lettered-code lettered-code	4		-1	-3
line letters code	3			-3
line line digits-1	3	-2	-1	-4		-3		-1
line line digits-2	1	-2		-4	-1	-1		-1
line line digits-3		-2	-1	-3				-1
line line digits-4	1	-2	-1	-1	-1	1	-2	-1
line line lettered-code	-1	-1	-1	1	1	-3	-1
line line masked	-1	-3	-1	1	-2	-2	-2	-1
line line with-digits			1	-1	-4		-3	-1
line mark-" digits-7	3			-3			-1
line mark-" lettered-code	2	-1	1	-2	-1	-1	-4
line mark-# digits-1	2	-2	-1	-2	-2	-2		-1
line masked digits-2	2			-3	-1	-3
line small digits-1	-1		-1	-4	-1		1
line small with-digits			-1	-1	-3	2	-1
mark-" digits-7 lettered-code	-3			3			-2
mark-" mark-, digits-4	-3			3
mark-" mark-: digits-4	1			-4		1
mark-" mark-: digits-5				-2	1	-1	-1
mark-" mark-: with-digits	-1	-1		-3	1	1	2
mark-" year lettered-code	3		-1	-3	-2	-1	-4
mark-$ cents code	2	-1		-2	-1	-1	-2
mark-( small digits-1	-1		3	-3	-1	-1	-1
mark-) capitalised code	-3	-1	1	3
mark-) capitals digits-7	-3			3
mark-) mark-: digits-4	-2			3
mark-) small lettered-code	-2		-1	3		-1
mark-, capitalised digits-1	3		-1	-2	-2
mark-, capitalised digits-2			1	-1	-2	-1
mark-, capitalised digits-5			-1	1	-3
mark-, capitalised with-digits	3			-1	-2	-1
mark-, capitals code	4			-3	-1		-1
mark-, capitals digits-5	4	-1	-1	-5	-4	-2	-1	-1
mark-, capitals with-digits	3		-1	-2	-2
mark-, digits-2 with-digits				-3		-1	-1
mark-, mark-" digits-1		-1		-4	-4	-1	4
mark-, mark-" digits-2	-3		-1		-2		5
mark-, mark-" digits-3	-3			1	-2	-1	2
mark-, mark-" digits-4	-1			4	-1	-1	-1
mark-, mark-" digits-7	-5		-1	6	-1	-1	-1
mark-, mark-" lettered-code	-1			3	-1	-1	-2
mark-, mark-" year	2			-2	-1	-1	-2
mark-, small code	-2			3	-2	-2	-3
mark-, small digits-3	-3			-1	-2	3	-1
mark-, small digits-5	-3			3
mark-, small digits-7	-2			2	-1	-1	-1
mark-, small with-digits				-3	-2	3	-4
mark-, year lettered-code	1			-3	-2	2	-3
mark-- capitalised lettered-code	3			-3
mark-- dollars digits-2	3				-1	-1	-1
mark-- mark-- digits-1	2			-1	-2	-1
mark-- mark-- digits-2	2				-1	-1
mark-- mark-- masked	-3			3	-1
mark-- masked masked	3			-3
mark-- small code	-3			3	-1	-1
mark-. capitalised digits-1	-1		-1	-3	-3		3
mark-. capitalised digits-2	-2		-2	-2	-1	-1	3
mark-. capitalised digits-3	3				-3
mark-. capitalised digits-4	3			-2	-2
mark-. capitalised with-digits	-2		1	1	1	-2	-1
mark-. code code	-2			1		3	-1
mark-. digits-4 digits-3	-2			2			-1
mark-. mark-$ digits-1	3				-1	-3
mark-. mark-. digits-1	-3			-3	3	2	-1
mark-. mark-. digits-2				-2	-3	-2	2
mark-. mark-. digits-4		-1	2		-3	-2	-1
mark-. mark-. masked	-3			3	-1	-1	-2
mark-. mark-. with-digits				-2	1	-3
mark-. mark-: digits-7	-2			2
mark-. mark-: lettered-code	-3			3			-1
mark-. small digits-4	-3			3
mark-. small digits-7	-3			3		-1	-1
mark-. small with-digits	-1			-1	2	-1	1
mark-/ capitalised lettered-code	-3		-1	2			-1
mark-/ digits-1 digits-1	-3					3
mark-/ digits-2 code	1			-4	-1	1	-2
mark-/ digits-2 digits-1	-1			-1	-2	-3	1
mark-/ digits-2 digits-2				-3	-2	-1	1
mark-/ digits-2 digits-3	1			-4	-2	-2
mark-/ digits-2 digits-4	6			-5	-4	-1	-1
mark-/ digits-2 digits-5	4			-3	-2	-1	-1
mark-/ digits-2 digits-6	3			-2	-2		-1
mark-/ digits-2 digits-7	4			-4		-1	-2
mark-/ digits-2 with-digits				1	-1	-2	-2
mark-/ small digits-1	2			-1	-1	-2
mark-/ small digits-2	1					-3	1
mark-/ with-digits digits-1	3	-1			-2	-1	-1
mark-/ year digits-2	1			-2	-1	-3
mark-/ year digits-3		-1		-2	-2	-3	2
mark-/ year with-digits	3					-1	-2
mark-: capitalised code	3			-2			-2
mark-: capitalised digits-2	-2			-1		-1	3
mark-: capitalised with-digits	2		-1	-3	-2	-2	2
mark-: capitals digits-7	3		-1	-2
mark-: code code	3			-3		-1
mark-: digits-1 digits-1	3			-2	-1	-1
mark-: digits-1 digits-2	2			-1		-2	-2
mark-: digits-2 digits-4	3			-3
mark-: lettered-code lettered-code	3			-2
mark-: mark-" digits-7	2			-1	-1
mark-: mark-" masked	-3			3	-1		-1
mark-: mark-- lettered-code	-3			3
mark-: masked masked	5	-1		-5			-1
mark-: small code	2			-2
mark-= mark-" digits-1	1			-2	2	2	-4
mark-= mark-" digits-2	1				-2	1	-3
mark-= mark-" digits-4				-3	2	2
mark-= mark-" lettered-code					-3	-2	4
mark-| capitalised with-digits	3			-1	-1	-1
mark-| capitals digits-6	3			-3	-1	-1	-1
mark-– small digits-7	-4			4
mark-✓ mark-✓ digits-2	2					-2	-1
masked capitals masked	3			-3			-1
masked masked masked	5			-5			-2
percent dollars-and-cents code	5	-1		-5	-1	-1	-5	-1
percent dollars-and-cents digits-1					-1	-3
percent dollars-and-cents digits-2	3			-1	-1	-4	-2
small capitalised digits-1	5		-2	-3	-3	-2	-3
small capitalised digits-2	4		-1	-2	-1	-2	-2
small capitalised year		-1	-1	-1	-4	-2
small capitals digits-3	3				-2	-2	-1
small digits-1 digits-3	4			-2	-3	-3
small digits-1 with-digits	3				-3	-2
small digits-3 code	1			-2	-1	-1	3
small digits-3 digits-3	1			1	-2	-3
small digits-4 with-digits	-1			-2	-1	3	-1
small dollars digits-3	3			-2	-2	-1	-1
small mark-# digits-1	3			-2	-1		-1
small mark-# digits-7	-2			3			-1
small mark-( lettered-code	-2		3	-3		-1	-1
small mark-) digits-3	-3		-1	-2	2	1
small mark-) digits-4	3		-1	-2	-1	-1
small mark-, digits-1	2	-1	-1	-2			-2
small mark-, digits-2	-3			1	-4	1	2
small mark-, with-digits	-3	-1		1	2	-4	-1
small mark-, year		-1	-1	-2	1	1	-3
small mark-. code	-3			3	-2	-2	-2
small mark-. digits-1	3			-1	-1	-2	-2
small mark-. digits-2	3			-1	-2	-4	-1
small mark-. digits-7	-2			2		-1
small mark-. with-digits	3			-1	-2	-3	-1
small mark-: digits-1	1			-3	1	-3
small mark-: digits-2	-2	-1	1	-3		-1	2
small mark-: digits-3	-1			3	-1
small mark-: digits-4	3			-3		-1
small mark-: with-digits	1			-3	1	-3	-1
small mark-? code	3			-2	-1
small masked masked	5			-5		-1	-1
small small code		1	-1		-2	-3	1
small small digits-1	1	-1	1			-1	-2
small small digits-2	1	-1	-2	-4	-4	-1	-1
small small digits-3	1		-2	-2			-4	-1
small small digits-4	-1	-1	-1	1	1	-3	-2	-1
small small lettered-code	3	-1			-2	-2	-2
small small with-digits	-1	-2	-3	-3		-2	1	-1
small small year		-1	-2	1	-3	-2	2
small with-digits digits-2	3					-2	-1
thousands digits-1 digits-1	-4				2	3	1
thousands digits-3 digits-3	4			-2	-3	-1	-2
thousands mark-$ digits-3	1	-1		-2	1	-3	-1
thousands mark-/ digits-2	-3				-1	3	-2
thousands small digits-2	-3					3	-2
thousands thousands digits-3	-3			-2		2	-1
thousands-and-cents mark-. digits-2	3			-1		-2	-2
thousands-and-cents thousands-and-cents digits-2	3			-1	-1	-1	-2
with-digits mark-) code	7	-1	-1	-10	-3	-1	-1	-1
with-digits mark-) digits-3	3			-1	-2	-3
with-digits mark-, digits-2		-2	-1	-5	2	-4	-4	-2
with-digits mark-, digits-3	-2				-2	2
with-digits mark-, with-digits	-3			-1	2	-1	-2
with-digits mark-. digits-4	4			-4	-2	-2	-1
with-digits mark-– with-digits	-3			-1	3	-1
with-digits small digits-1	3				-1	-2	-1
with-digits small digits-2	1			-1	-1	2	-3
with-digits small with-digits	-3			-3	-3	3	-3
with-digits with-digits with-digits	2	-1			1	-3	-1
year capitalised digits-1	2				-1		-1
year capitalised lettered-code	2			-2		-1
year capitalised year	4			-2			-1
year dollars code	2			-2		-1	-1
year lettered-code lettered-code	2	-1	1	-5	-1	-1	-4
year lettered-code with-digits	-1		-1	-3	2	1	2
# figure both behind
capital capital	4			-3	-2	-2	-4
capital capitalised	5	-1	-1	-5	-4	-2	-3	-1
capital capitals	2		-2	1	-4	-1
capital code	3		-1		-3	-1
capital dollars-and-cents	-4			4
capital line	-1	-1	-1	-2	-2	-3	2
capital mark-.	4			-2	-2	-2	-1
capital mark-:	2			-1	-1		-2
capital small	-3			-4	3	1	-1
capitalised capitalised	1		-1	-2	-4	-2	2	-1
capitalised capitals	3		-1	-1	-2	-2	-3
capitalised code	3			-3	-1		-1
capitalised digits-1	1	-1	1	-1	-3	-2
capitalised digits-2	-1	-1	-2	1	-2	-3		-1
capitalised digits-3	3	-1		-3	2	-1	-1
capitalised digits-7	2	2		-2
capitalised dollars	-3		2			-1	1
capitalised dollars-and-cents	-2	-1	-1	1	-1	-3	-1	2
capitalised line		-1	2		-4	-3		-1
capitalised mark-#	3			-2
capitalised mark-)	3	-3	1	-5	-1	-1	-2
capitalised mark--	-1	-1	1	3		-2	-1
capitalised mark-.	-2	-2	2	1	1	-2	-2
capitalised mark-/	3	-1		-2			-1
capitalised mark-:		-1	1	-1	1	-2	-3	-1
capitalised small	1		-2	1	1	-2	-5	-1
capitalised thousands		-1	-1	-3	1	1	-2	-1
capitalised with-digits		1	-2	-4		1	-1
capitalised year	-2	1	-1	1	1	-3	-1
capitals capitalised	2	-2		-2		-2		1
capitals cents		-1	-2	1	-1	-4
capitals digits-1		-1	-2		-3	-3	3
capitals digits-2	-2	-2	-2	2	2		-4
capitals digits-3			-1	-3	1	1	-2
capitals digits-6	1	2		-3			-1
capitals digits-7	4			-3
capitals dollars				2		-2	-1
capitals mark-#	3			-2	-1
capitals mark-$	-1	-1	-2	3			-1	-1
capitals mark-)	-1	-1	4	-2	-1	-1		1
capitals mark-,	5	-1	-1	-6	-2	-1	-1	-1
capitals mark-.	4			-3	-2	-1
capitals mark-:	1	-1	-2		-3	-1	-1
capitals mark-;	1			-1	-1	1	-3
capitals small	1	-2	2	-2		-4	-2
cents cents		-1	-1	1	-2	-1	-3
cents digits-2	1			4		-1	-2
cents line	4		-2	-2	-1	-1	-1
cents mark-/	-3		-1	-2	2	-2	-2
code capitalised	4	-1	-1	-1		-2	-1
code capitals	2	-1	-1	1	-2	-3	-2
code digits-2	3			-1	-1	-2	-1
code line	-2	2		-1	-2	1	1
date dollars	-2			3	-1	-2	-1
digits-1 capitalised	-1				-1	1	-3
digits-1 capitals	-1			-4		-2	1
digits-1 digits-1	3	-1	-1		-2	-3	-1	-1
digits-1 digits-2	-2			-3		1
digits-1 digits-3			-1	1	-1	-3	-1
digits-1 dollars	2			-1	-1		-1
digits-1 lettered-code	-4			-2	3	-1	-2
digits-1 line	2	-2	-1		-2	-4	-1
digits-1 mark--	-3			-2	3	2	-1
digits-1 mark-:	2	-1		-1		-1	-1
digits-1 small	4			-4	-2	1	-5	-1
digits-2 capitalised	1				-2	1	-3	1
digits-2 capitals	1	-2	-1	-5	1	-1	1	1
digits-2 digits-1	-1			-3	1	-1	-2
digits-2 digits-2	2			-2	-3	1
digits-2 digits-3	2			-1	-4	-3	-3
digits-2 line	2			-2	-2	-3	1
digits-2 mark-+	3		-1	-1	-1	-1	-3
digits-2 mark-.	3		-1	-3	-1	-1
digits-2 mark-/	-3		-1	1		-2	-1	-1
digits-2 mark-:	3			-2	-2	1	-1
digits-2 mark-=	3			-2	-1	-2	-1
digits-2 mark-–	-2						2
digits-2 small	2	-1	-1				-9	-1
digits-3 capitalised	-1			-1	-2	2	-2
digits-3 digits-2	1			-2			-3
digits-3 digits-3		-1	-1	-1	1	-5	1
digits-3 digits-4	1	-1			-1	-4	-1
digits-3 lettered-code	-3	-1		-3	2		-1
digits-3 line	3				-4	-4	-2
digits-3 mark--					1	-3
digits-3 mark-/	3			-1	2	-3	-1
digits-3 small	5		-1	-2	-2	-5
digits-4 capitalised	-1		1		1	-3
digits-4 digits-1	1	-1		-3	1	1	-2
digits-4 digits-3				-2	-1	2	-2
digits-4 digits-4	2	-1	-1		-1	-1	-3
digits-4 digits-5	-3			3
digits-4 dollars-and-cents	-2			3		-1
digits-4 lettered-code	-4			1	2	-1	-1
digits-4 line	2	-1	-1		-4	-3	-2
digits-4 mark-"	-3		-1	4	-1	-1	-1
digits-4 small	-2		-1	3	-1	-1
digits-5 digits-1				-3		1
digits-5 digits-3				-2	-3	-1	1
digits-5 digits-4	1			-3	1	-2	-1
digits-6 digits-1	-2			-2	2	-1	1
digits-6 digits-4	3			-2	-2	-1	-1
digits-6 mark-.	4			-3	-1
digits-7 capitals	4			-3		-1	-1
digits-7 digits-2	3			-3		-1
digits-7 dollars-and-cents	-3			3
digits-7 line	-1	1			-3	-3	1
dollars capitals	1			-1	-1	-3	1
dollars digits-2				1	1	-3	-3
dollars dollars	2	-1	-1	-1	-4	-1	-3	-1
dollars line	-2		-2	3	-1	-1
dollars-and-cents dollars	-3		2			-1	1
dollars-and-cents dollars-and-cents	1	-1	-2		-3	-2		-1
end end	4	-1	1	-7		-3	-2	-1
lettered-code capital	3			-2	-2	-1	-1
lettered-code capitals	4	-2	1	-4	-1	-2	-1
lettered-code digits-1				-2	-1	1	-3
lettered-code digits-2	2			-4	2	-1	-4
lettered-code lettered-code	1	-1	-1		-3	-1	-1
lettered-code line	1	-1	3	-2	-2	-2	-6	-1
lettered-code mark-"	2		-1	1	-3	-2	-4
lettered-code mark-$	3		-3
lettered-code mark-)	4		-1	-4	-1	-1	-2
lettered-code mark-,	-3		1	3	-1	-1	-1
lettered-code mark-/	2		-1	-2	-2	-2	-1
mark-" capitalised				-5	1	1	-4
mark-" capitals	1	-2		-3	-2	1	-2
mark-" mark-,				1	-2	-1	3	-1
mark-" mark-/	1			-2	-3	-2	3
mark-" mark-;	-3		2	4	-2	-2	-2
mark-" mark-_	1				-3	2	-3	-1
mark-" mark-}	3			-1	-1		-1
mark-" small	-2			1	-1	-4	1
mark-" thousands-and-cents	-1	-1			-3		1	-1
mark-$ thousands-and-cents	1	-1	-4		-2	-4	-3	-1
mark-( capitalised	-2	1	-1	2	1	-3
mark-( letters	-1			-2		-1	3
mark-( small	-2	-1		-3	1		-2
mark-) capitalised	3	-3	1	-5	-1	-2		-1
mark-) capitals	1	-1	-1	-3	-1	-2	1
mark-) code	5	-2	-1	-7	-3	-2	-1
mark-) digits-2	-2		-3	1	-1		1
mark-) digits-3	2	-1		-2		-1
mark-) digits-4			1	-4	-1		-1
mark-) end	3			-2	-2	-1
mark-) line	1	-1	-1		-2		-3
mark-) mark-,	-2	-1	3		-3	-4
mark-) small		-1	3	1	-3	-3	-1
mark-+ capitalised	-3			-1		-1	3
mark-+ digits-1	3			-1	-1	-1	-1
mark-, capitalised	1	-1	2	-3	-2	-1	1
mark-, capitals	-1	-1	2	2	-4	-3	-3	-1
mark-, cents	-2		-1	-4	2	1	-2
mark-, code	1		-2	-3	3	-1	-2
mark-, digits-2	2	-1	-1	-4	1	-3	-3	-1
mark-, digits-3	-3	-1	-1	-1	2		-1
mark-, dollars	1	-1	-1	-1	-2	-3
mark-, dollars-and-cents			-3	2	-4	-3	-1
mark-, lettered-code	1	-1		-5	1	1	-1
mark-, letters	-2			1	3	-2	-2
mark-, mark-"	1			-4	-1	2	-3	-1
mark-, small		-2	-1	2	-1	-4	-1	-1
mark-, with-digits	-1		2	-4	2		1
mark-, year	-1			2	-1	1	-2
mark-- capitalised	1			-4	-3	-3	1	-1
mark-- digits-1	-2		2	-2	-1	2	-2
mark-- lettered-code	-1	-2	-2	3		-2	-4	-1
mark-- line				-1	1		-3
mark-- mark--		-1	1	-1		-3	-2
mark-. capital	-3			3	-2	-2	1
mark-. capitalised	1		-1		-3	-2		-1
mark-. capitals	3	-1	-2			-2	-2
mark-. code	1			-3	2	-2	-2
mark-. digits-4	4			-2	-2	-1	-1
mark-. dollars-and-cents	3			-2		-1
mark-. end	4			-4	-1	-1	-1
mark-. line		-1		-4	-3	-1	1
mark-. mark-$	3			-3	-2	-3	-3
mark-. mark--	-3			-2	1	2	-1
mark-. mark-.	-3	-1	-2	2	1	-5	-2
mark-. with-digits	1		-1	-1	-1	-1	-4
mark-/ capitalised	3	-2	1	-3		-1
mark-/ capitals	3		1	-3	-1	-1
mark-/ digits-1	3			-2		-2	-3
mark-/ digits-2	3	-2	1	-7		-2	-2	-1
mark-/ digits-3	-2			1	-2	1
mark-/ digits-4	3			-1		-2	-1
mark-/ dollars	3			-1	-1	-3	-1
mark-/ small	-4	-1	-2	-1	-3	2	1	-1
mark-/ with-digits	2	-1		-2	-2	-3	1
mark-/ year	2		-1	-3		-4		-1
mark-: capitalised	3		-1	-2	-1		-1
mark-: code	3			-1		-1	-2
mark-: digits-1	4			-1		-2	-2
mark-: digits-2	3	-1	-1	-2	-2		-3
mark-: small	-4			4	-2	-1
mark-; capitalised	-1	-1		2	-2	1	-2	-1
mark-; with-digits	2			-2	2	-2	-1
mark-< mark-/	-3			1	-1	-1
mark-= capitals	4			-3		-1	-1
mark-= small	3			-1	-1	-2	-1
mark-> line	2			-2	-1	-1	-1
mark-? line	3			-2			-1
mark-| capitalised		-1		1	-2	-3	-1
mark-| capitals		-1		1	1	-2	-3
mark-| digits-1					1	-3	1
mark-| digits-2	-4		-1	1	-1	2	-1
mark-| dollars-and-cents	-3			3		-1
mark-| lettered-code	3			-2		-2
mark-| line	-3				-2	-3	1
mark-| small	-1			-3	-1	2	-3
mark-| thousands-and-cents	-3			2	-1
mark-· small	1			1		-2	-1
mark-– digits-2	3	-1		-2			-2
mark-– dollars-and-cents	-4			4
mark-– with-digits	-2		-1	3	-2	-1
mark-→ digits-3	2	-1	-1	-1	-3	-1
mark-✓ digits-2	-3						3
percent small	1		-1	-3	1	-1
small capitalised	3	-1	-1	-1	-2	-3
small code	1	-1	-1		-4	-2		-1
small digits-1	1	-1		-5			-1
small digits-2	-1	-1	-3	-2	1	1	-4
small dollars	2	-1	-1		-3	-4
small dollars-and-cents	-2	1	-1	1	-2	-5	-1
small end	4			-1	-1	-2	-2
small line	2	-2	-1	-3	-3	1	-2	-1
small mark-)	1	-3		-5	-4	-5	4
small mark-,	3	-1	1	-3	1	-1	-4
small mark--	-1	-1		-2	2		1
small mark-.	4		-1	-1	-5	-4	-1
small mark-=	2				-2	-1
small mark-·	2					-2	-1
small percent			-1	2	-1	-3
small small	-1	-1	-3	-2	-2	-1	2	-1
small thousands	-1	-1	-2	2	1	-3	-1
small thousands-and-cents	-1	-1		1	-1	-3	1
small with-digits			-2			1	-3
thousands line	3			-1		-3
thousands thousands	2			-2	-2	1	-2
thousands-and-cents line	3		-2	-1	-2	-4	-3
thousands-and-cents thousands-and-cents			-3	1	-1	-3	-1
with-digits capitalised	-4		-1	3	2	-2	-1
with-digits line	-1	-1		1	-2	1	-3
with-digits mark-"	2	-1		-4	-2	2	-3
with-digits mark-)	3			-2	-1	-1
with-digits mark-,		-1	-1	1	-3	2	-2	-1
with-digits small	3		-1		-1	-4	2
with-digits with-digits	3	-1		2	-4		-1
year capitalised			-2	3	-1	-1
year capitals	3		-1	-1	-1
year line	2		-1	-5	-3	1	1
# figure both read as
 		-1	-1	-1	-1	-1	-9	-2
 accountNumber		-1	-1	2	-3	-2	-2	-1
 amount	-2		-1	-4	3	-2	-3	-1
 amount?	1		-1	-3		-2	-4	-1
 current	-4	-1		-5	-3	-5	5	-1
 current?	-1	-1		-5	-3	-4	2
 paying	-2	-1	-1	-5	-1	3	-6	-1
accountName 	-1	-1	1	-4	-1	2
accountName amount	-2		-2	-3	4	-2	-1
accountName amount?	-1		-1	-3	2	-2
accountName goes on	2	-3	-1		-2	-2	-2	1
accountName? accountNumber?	-3		-1	3		-1
accountNumber 	2	1		-3	-3	-1	-1
accountNumber accountNumber		-1				-3	-3	-1
amount 	3			-4	-2	-1	-3	-1
amount amount	2			-2	-1	-4	-1
amount current	-3					-2	3
amount paying	-3				-1	4	-2
amount? 	2	-2		-2		-1	-3	-1
amount? amount?	-2	-1		-3	3	-4	-3	-1
amount? paying?	-2			-1	-2	2	-1
current 	4	-2		-3	-1	-2	-4
current accountNumber	-3			3			-1
current accountNumber?	-3			3
current current	2	-2	-1	-4	-3		-1	-1
current? 					-1	-3	-2
current? amount,current?	-3	-1		-1	2		-1
current? current?	1	-1	-1	-1	-3	-2		-1
current? paying	-3			-1	-1	3	-1
goes on accountNumber		-1	-4	1	-1	-1	-1	-1
goes on accountNumber?	-1		-3	1	-1
goes on amount?	-1		-1	-3	2	-1
goes on? 	1	-1	-3	-1	-2	1		1
goes on? amount	-3				3		-1
goes on? goes on?	-1	-1		2	-3	-2	-2	-1
paying 	7	-1		-4	-1	-5	-4	-1
paying accountNumber	-3			3		-1	-1
paying amount	-2				3	-2
paying current	-3			-1	-1	-1	3
paying current?	2	-1		-2	-2	-2	-1
paying paying	-2		-1	-2	-3	3	-2
paying? paying?		-1		1	-2	1	-2
# figure cell comes
always		-5	-2	-2	1	1	-5	-4
often		-3		1	-1	-1	-2	-2
# figure cells behind
1	-1	-4	-2		-2			-2
2	-1	-4	-1	-1	-3			-1
3	1	-3			-1	-2	-3	-2
4	-1	-3	1		-2	-2	-3	-3
# figure cells
2		-3			-2	-2	-1	-2
3	2	-5	-1	1	-3		-1	-2
4	-1	-4	2		-2	-1	-2	-1
5	-1	-5		-1			-1	-3
6	-1	-1	-1	-1	-2	-1	-1	-4
# figure first of cell
0 of 2		-3			-1	-2	-4	-1
0 of 3	-1	-3	-1	4		-5	-3	-1
0 of 4	-1	-4	-1	2	-2	-3	-3	-1
0 of 5		-2	-1	1	-1	-4	-3	-1
0 of 6		-2	-1	1	-1	-2	-3	-1
0 of 7		-2			-3	-4		-2
1 of 2		-1	-4	2	-2	-1	-7	-1
1 of 3		-1			1	2	-4	-1
1 of 4	-1		-2	-1	3	1	1	-2
1 of 5	-1	1	-3	1	-2		-2	-1
1 of 6	1	-2	1	-1	-4	1	-2	-1
1 of 7			-3		-4	-4	-1	-1
2 of 3	2			-1	-2	3	-4	-1
2 of 4		-2			-1	3	-5	-1
2 of 6		-2	-1		2		-2	-1
2 of 7		1	-3	-1	-1	-2	1	-2
3 of 4	4	-1		-4	1	-1	-5	-1
3 of 5	-1	-1			-3	1	-1	-2
3 of 6	-2	-1	-1	1	1		-4	-1
3 of 7	-1	-2	-3	1	-1	-2	-2	-1
4 of 5	-1	-1	-1		-1	-3	-1	-1
4 of 6	-1	-1		2	-3	-1	1	-1
4 of 7	-1	-2	-1		-1	-1	-3	-1
5 of 6		-1			-3	-2	1	-1
5 of 7	3	-1		-2		-3	-1	-1
6 of 7	1	-3	1	-6	-2	-1	1	-3
code			-2	1	-3	-1	-3	-1
digits-1	1	-2		-7		1	1	-1
digits-2			-2	-3	-4	1	1	-1
digits-3	-1	-2	-2	-5			-1	-2
digits-5	-1	-2	-1		3	-4		-1
digits-6	-2	-1			3	-3
digits-7		-1	-1	2	-3	-3	-5	-1
lettered-code		-1	-3		-1	-2	1	-1
masked		-3			-3	-2	-2	-1
with-digits		1	-1	-1	-2		-4	-2
year	-1	1	-5	-1	1			-1
# figure first of line
below blank	1		-2	-2	-1		-3
below line		-2	-3		-2	-2		-2
digits-1	3	-3		-4		-3	-1	-1
digits-2	2	-1	-1	-4	-2	-2		-1
digits-3		-2	-1	-3	-1	1	-1	-1
lettered-code		-1	-1	1		-3	-2
masked		-3	-1	1	-2	-2	-1	-1
with-digits	-1		1		-4		-3	-1
# figure first word comes
always	-1	-3	2	-1		-1		-3
always, first	5	-1	-1	-2	-2	-2	2
often, first	3	-2	-1	-3	-3	1	-3	-1
once		-3	-2		-1			-2
twice, first	3	-3		-3	-3	-5	2	-1
# figure heading
#	4			-2			-2
account	-2			2	-3	-2	-2	-1
account ending	-3			3
account history	3			-2			-1
account number	-3	-1	1	1	-1	-1		-1
account type	1		-1	-3			3
acct		-2	-2	1		-1	-3	-1
acct #		-1	-1		-1	-2	-3	-1
acct ending	-3			3
activity	-1			1	-1	-3	-1
address	5	-1	-1	-3	-1	-1	-1
amex blue cash	-2			2		-1	-2
amount	1		-1	-4	-3	1	1
amt-mop	3					-1	-2
another lender	3			-2		-1
applicant	4			-4	-1
apr	1			-1	2	-1	-3
aug sep	2					-1	-3
bank	1		-1	1	-2	-2	1
bank of	1			-3	2		1
bills	-2		2	-1	-1	-1	1
borrower	3			-2		-1
c	3			-2	-1	-1
card			-1	1	-3	-3
charge-off	4			-3	-1	-1	-1
claim #	3			-2		-1
client	4	-1		-3
clm	3	-1		-3	-1	-1
collateral	2		-1	-2		-1
content	3		-1	-2
conventional	3		-1	-1	-1	-2	-1
credit	2			-4	-3		1
credit card	5		-1	-3	1	-2	-3
creditor	-1	1	1	-2		-3	-1	-1
creditor account	-3	-1		3			-2
creditor acct	-3			3	-1
creditors				-2		-1	2
current balance					-1	-1	3
current payment	3			-3		-1	-1
date	1	-1	-3	1		-4	-3	-1
date of inquiry	2			-2	-1
date opened	2		-1	-3	-1	-2	1	-1
date reported	2			-2	-1	-2	-1
days	-2		-1	-2	-1	-1	4
days past due	-2			1			4
description	3	-2		-3		-2
direct stafford subsidized	-3			3
dla	5		-1	-1		-2	-1
due	3	-1	2	-2	-3	-4	-1	-1
due day	3			-2			-1
equifax	3		1	-3	-1	-1
estate	2			-1		-1
estate first	-3		-1	3
estate loan	3		-1	-3			-1
everything	-2			-1	1	2	-1
exchange	-3			3
file	2	-1		-2			-1
first mortgage	-3			3
fixed	2		-1	-2		-1	-2
for	3		-1	-2		-1
funding llc	-3			2			1
goldman				-3	1	1
good morning		1		-3			1
good standing	3			-1	-1		-2
has #		-2	-2		-1	-4	-6	-1
has $	-3			-3		3
has /	1	1	2	-3	-3	-1		-1
has account	-2	2		1	-4	-6	-2	-2
has accounts	1	-1	-1	1	-2	-2	-2
has acct		-2	-2	1	-2		-2	-1
has acct.	-3			4		-1	-1
has acctno	-4			4	-1	-1	-1
has address		-2	-3		-2	-2		-1
has agency	-2		-1	2	-1	-1
has agreed	1	2		-1	-3	-3	-3
has america	-3			3	-2	-1	-2
has american	3			-2
has amount		-1	-2	3			-3
has amt-mop	3			-2	-1	-2	-1
has and	2	-1	-3		-4	-1	-2
has anesthesia	-2			2			1
has another	2		-1		-1	-2	-2
has any	2			-3	-1	-1
has applicant	3			-3	-1	-1
has apr			-1	1	3	-1	-2	-1
has are	-1	-1	-2	2	-2	-2		-1
has as				-1	-2	-4	1
has aug	3		-1	-3	1		-3
has auto	3	-1	-1	-2	-2	-1	1
has available	1		-2	2	-2	-3	-2
has avant				-2			1
has balance	-1	-1	-2	-1	2	-3	-3	-1
has bank	1	-2		-1	-4	-3	2	-1
has behind	-2	-1		1	1	-2	3
has behind?	-3					-2	3
has borrower	3		-1	-2			-1
has both	2	-1				-1	-1
has brendan	3			-2			-1
has cable	-3			3
has can	-2	-1	-1	1	-1	2	-3
has capital		-1		3		-2	-2	-1
has card	-2	-1	1	2	-1	-3	2	-1
has cavalry	-3			1		2	-1
has center	2			-1	-1	-1	-2
has central	-3			1		1	1
has charged	1		-1	1	-2	-2	-3
has chase	-3			4	-1	1
has citi	-1			2	-3	1	1
has citibank	-2			3		2	-2
has citizens	-2			4			-1
has city	-3		1		1		2
has claim	2			-1	-2	-3	-3	-1
has class	2	-1	-1	-2
has clm	2			-3	-1	-1	-1
has club	-3			4	-1
has code	3	-2		-2	1	-1
has codes	3		-1	-2		-1
has collection	-3		2	2	-2	-2
has comcast	-3			3			1
has comment	-2			-1	1	-2	3
has comments	2			-2	-1	1	-2
has company	-3		1	3	-1	-1	-1
has consumer	1			-1	-3	1	-1
has conta	-4		-2	4	-3		-1
has contact	4			-4	-1	-1	-2
has content	3		-1	-2	-1		-1
has conventional	-1	2	-2	2	-1	-3	-2
has could	2			-1		-3
has counselor	3			-2	-1	-1	-2
has countrywide	3			-3	-1	-2
has cr	2			-1	-1	-1	-2
has cred	2	-1		-3	1	-2	1
has credit		-3			-3	-1		-1
has creditor	-1	-1	2		-2	-2	-2	1
has creditorname		-1	-1	1	-2	-2	-1
has creditors	1			-3		-1	2
has cuenta	-1			3	-1	-1	-1
has cur_bal	2					-3	-1
has d	2		-1	-1	-2	-1	-3
has da	-3			2		1	-1
has date		-3	-4	1	-3	-2	-3	-1
has day	2			-3	-1	-1	-1
has days	-3	-1	-1	1	-3	-5	3	-1
has debt		-1	3	-3	-3	-3		-1
has deficiency	3			-3	-1
has delinq	-1	-1		-1	-1	-3	1
has delinquent	3			-2		-1	-3
has department	3			-2	-1
has description	2	-4	-1	-2	-2	-3
has details		-1	-1	1	-1	-3	-2
has devedor	-1			1	2	-3	-2	-1
has disputed	3			-3	-1		-1
has dla	-1	1		-1	-1	-3	-2
has dlq	-2			-2	-2	-3	2
has dr	3		-1	-2			-2
has due		-2	1	1	1	-5		-1
has e	2		-1	-1	-3	-2	-2
has educational	-3			1			2
has electric	1			3	-1		-3
has employees	3			-3
has ending	-3		-1	5		-2	-1
has energy	-3			3
has est	3			-2			-1
has estate	1		-3	2	-2	-2	-1
has estimated	3			-1		-1	-1
has evergreen	-3			3
has everyday	3			-3
has exchange	-2			2
has f	3		-1		-2	-2
has failure	3			-2			-1
has fcu	-2				1	-1	1
has feb		-1			-1	-3	1
has file	3	-1		-2	-1	-1	-2
has financial			-1	1	-3	-3	-1
has first	-1			-1		-3
has fixed	2					-1	-2
has for	1	1	1			-3	-3
has from	2		-2	-1		-3	-2
has funding	-2			1	-1	-1	3
has further	-3			3
has g	3			-1	-2	-2	-1
has gas				3		-2	-1
has good	-1	1	-1	2	-2	-3	-3
has hi	-1	1					-3
has high	2	-1	2	-2	-1	-3
has higher	-2			3
has history	2		-1	-2		-3
has hollis	3			-2
has holloway	3		-1	-1	-1
has home		-1		1	-2	-2	1
has id	2	-2	-1	-2	-2	1	-4	-1
has identification	3			-4			2
has incurred	3			-2		-1	-2
has individual_account	-2			2
has information	1		1		-3	1	-1
has inquiry	3			-2			-1
has installment	4		-1	1		-3	-2
has int	2		1	-4	-2	-1	-1
has interest	-1			-4	1	-2	1
has investigation	2			-2		-1
has is		-1	-3	2	-2	-1	1
has it	3	-1	-2	-1		-2
has item			2	-3	-1	-1
has j	1		2	-1	-2	-3	-1
has january	2		-1	1			-2
has judgment	1			-2			1
has jun	4				-1	-2	-3
has kowalczyk	-3			1		2	-1
has late		-1			-3	-2	1
has lawyer	-3			-1	1	1	-1
has left	3			-3	-1	-3	-3	-1
has lender	-1		1	1	-1	1	-3
has liability	2			-3	-1	-1	-1
has limit	1		2	-1	-3	-1	-2
has limite	1	-1	-1		-3	-3	-1	-1
has llc		-1		-1	-4	-2	1	-1
has ln	-3	-2		3		-1	-3
has lo	-3			1	2	1	1
has loan	-1	-1	-2	2	-1	-3	-2	-1
has loans	1	1		1	-3	-2	-2	-1
has m	2	-1	-2	1	-2	-2	-3
has management	3			-2	-2		-1
has mastercard	-2		2	2
has mensal	-3	-1		-3		2	-2	-1
has merchants	3			-3
has minimum	-2		-1		-1		1
has month	3	-1		-4	-1	1	-2
has monthly		-1	-2	-1	-3	1	-4	-1
has months	1	-1	1	-3		-2		-1
has mop	-1		-1	-3	-1	-4	1	-1
has morning	-3	1	-2	-1	1	2	-1
has mortgage	-1		-1	1	-2	-3	-1
has mos	4			-4	-2	-3	-3	-1
has mos.	2			-2	-3	-2	-1	-1
has motors	3						-2
has n	-1		-1	2	1	-1	-2
has name	1	-3	-3		-1	-1	-2	-1
has national	-3			3	1	1	-1
has nissan	-3			2	2	-1	1
has no	-1	-2	-3	1	-2	-3	-2	-1
has nonpriority	3			-2	-1	-1
has not	-1	-1	2	-2	1		-1	-1
has notes		-1	-1	-4	-1	-3	1
has now	1				-2	-3
has number	-1	-2		2	-4	-3	-2	-1
has o	1			1	-1	-2	-2
has of	-1	-4	-1	1	-3	-1	1	-1
has off	1	1	-1		-1	-3	-3
has offer	3			-2			-2
has ok	1		-2	1	-3	-1	-4	1
has on	-2	-1	-3	2	1		-1	-1
has one	1		-1	-3	2		-2
has ones	-3		1	2		-2	-1
has opened	1	-2	-3	-1	-2		-2	-1
has or		-1	-2	1	-3	-2		-1
has order	5			-5	-1	-1	-1
has origcreditor	-3		1	3	-2	-1	-2
has original	3	-2	1	-3	-3	-3	-3	1
has other			-1	1	-3	-2	-1
has outstanding	-2	-1		3	-2	-2	-1
has owed	-3	-1	-1	2	1	-4	1
has owner	-2		3	-1
has oyelaran	3			-3	-1		-1
has paid	1	-1			-2	-3	-2
has past		-1		1	-5	-5	2	-1
has pastdue	-3			-2	2	3	-2
has patient	-2			2		-1	-1
has paul	2			-3	-1		1
has payment	-1	-1	1		-3	-1	-2	-1
has payments	5			-1	-1	-4	-2
has payoff	2		-1	-3		-2
has paypat	2			-4	-1	-4	1
has plan	-3			3
has pmt	-2	-1	-1	-2	-1	3	-3	-1
has point	-2			3			-1
has present	-1			-2	3	-2
has prin	2		-1	-3			-1
has principal	-3					-2	2
has priority	-3			3		-1
has proposal	3			-2	-1	-2	-1
has rate	2		2	-5	-1	-3
has rating		-1		-1	-1	-3	2
has real	-1	1	-1	3	-1	-2	-1
has recent	3	-1		-1	-1	-2	-2
has recov	-2			2
has ref			-1		-2	-2	-3
has remark	1	-1			-1	-3	-2	2
has remarks	-1	-1		-1	-1	-2	3
has report	1		-2	-1		-3
has reported	1	-1	-1		-1	-4	-4	-1
has request	3			-1		-1
has rev	4			-2	-1	-3	-2
has revd	2	-1		-2		-1	-1	-1
has rooms	-3			2	2
has rptd	1	2	-1	-3	-2	-2	-1
has s	3		-2	-2	-1	-2	-1
has sachs	-1			3	-1		-1
has saldo	-2	-1	-1		1	-3	-2	-1
has scanned	-3			2	1	-2	1
has sched_pmt				-3	1	-1
has secures	-2			3
has see	3						-2
has sep	4			-2	-1		-4
has seq	2	-1	-1	-1	-1	-2	-3
has services		-1	2	-1	-4	-2	1
has servicing	2			-2	-1	-1	-2
has since	3			-3
has situação	-4			-1	-1	3		-1
has source	-1			1	-2	-3
has st				-2	2	-3	-3
has stafford	-3			3			-1
has state	2				-1	-1	-2
has states	2			-2
has status			-1	-1	-4	-3	1	-1
has still	3	-1	1	1	-2	-1	-3
has street	2			-1	-1	-1	-1
has stuff	-2		-2	-1	3	-1
has subcode	3			-3		-1	-1
has subject	-3		1	2	-1	-1	-1
has subsidized	-3			3			2
has summary		-2	-2	3	-1	-1	-1
has systems	-3			4			-1
has target	-2			1	2	2	-2
has term	5			-3	-2	-3	-2
has terms	1		-1	-4	2	2	-4	-1
has the	-1	-1	-2	1	3	1	-2	-1
has there	1	-1	-2	-3	1	-1	-1
has thru	2			-3	1	-2	1
has time	-3		-1	2	-2		1
has to				1	-2	-4		-1
has toyota	-2			3	-1	-1	-1
has trans	2	-1		-4		-1	1
has transaction	2	-1	-1	-3	-1	-1	4
has transunion		-1	1	1	-3	-1	-3	-1
has type	-2	-2	-2	1	-3	1	-1	-1
has union	-1		2		-1	-2	-2
has unsubsidized	-4			2			2
has up	-3			2	1		1
has upgrade	-3			2	-1	-1
has upstart	-3			2			1
has v	2				-1	-2
has verfied	4		-1	-3	-1	-2	-2
has w	-2		-3	2			-2
has we		-1	-2		-2	-1		-1
has when	3		-1	-2	-2		-1
has with	1	-1	-1	-2	-2	-3	-2	-1
has worst	2		1	-1		-1	-3
has year	4	-1	-1		-1	-1	-2
has your	1	-2	-3	1	-3	-2	-2
has |	2				-1	3	-2
hi	3						-2
high	2			-3	-1	-2	1
high credit	4	-1		-3	-1
historical	3			-1	-2	-1	-2
history			-1	-1		-2	1
i	-1			-1	2	-3	-1
individual	3				-1	-1	-4
installment	3		-1	-1	-1	-2	1
j	-2		2	-1	-1	-1	3
jan	5			-2	-4	1	-4
joint	-2			3		-2	-3
jun	4			-1	-2	-2	-2
last	1			-1		-3	-1
last pmt	3			-1		-2	-2
last reported	3			-3
late	3			-1	-1	-2	-2
lender	-1	-1	-1	2	-1	-2	-2
lending llc	-3		1	1
llc	1	-1	-1	-3	-3	-1	2	-1
loan id	-5			5
loan number	-4			4	-1	-1
loans	-2	1		3	-2	-2	-4	-1
mar	1			-3	-2	-3	1
means amountLoose	1	-1	-2	1	-3	-1	1
means balance	-1	-4	-5		3	-2	-3	-2
means date		2		-1	-3	-4	-2	-1
means money	1		-3		-3	-2	-1	-1
means name	-1	-1	1	-1	-3	-2		-1
means number		-5	-1	1	-5	-4	-6	-1
means opened	1	-2	-3	-1	-2	-1	-2	-1
means original		-1	-1	1	-2	1	-3	2
means paying	-2	-2	1	-2	-4	2	-2	-1
means reported	1	-1	-1		-3	-5	-6	-1
means statusLoose	-3	-1	-2	-1	-4	-5	3	-1
means text		-3		-1	-4	-1	-2	-1
means veto	3	-1	-1	-1	-2	-2	-1	-1
medical	3		-2	-1	-1		-1
midland funding	3			-2	-1
min	-3	-1	-1	-3	-1	4	-2
min pmt	2			-1	-2	-2	-2
month	2			-3		-2
monthly	2			-4	-2	1	-3
mop				-4	-1	-3	1
mortgage	3		1		-1	-2	-2
mos	3					-1	-2
mos left	3			-2			-3
mr	3				-1	-1	-3
name	4	-1		-3	-1		-1
negative	3					-1	-3
nonpriority creditor's	3			-2
note	3			-2		-1	-1
notes			-1	-4	-1	-3	2
numbers	-2		-1		2	1	-1
of account	3			-3
off account	3		-1	-2
offer #	3			-3
on there	3		-3	-2			-1
online	3			-2		-1	-1
open	1	-1		-4	-1
opened	4		-2	-3	-3	1	-4
original	4			-2	-1	-1	-3
owe	-3		-2	1	1	1	-1
owed	-1	-1			1	-3
oyelaran	3			-2			-1
paid	2		1	-3		-2	-1
paid or paying	-3		-1	3			-1
parcela mensal	-3	-1		-2	-1	1	-1	-1
past	1			-3	-3	-1	-2
past due	3	-1		-1	-4	-4
past due amount	-3	-1		3	-1		-2
pastdue	-1			-2	1	2	-2
pay	-3		2	1	-1	1	-2
pay status	3		2	-1	-1	-1	-4
paying	3			-1	-1	-2	-2
payment		-1	2	-1	-3		-2	-1
payments	3		-1	-1		-3
paypat	4			-3	-1	-3	-3
personal	3			-1	-1	-1	-1
pmt	-1			-2	2	2	-1
post	3		-1	-3		-1	2
prepared	3			-2	-1
principal	-3			-1	-3	-2	2
priority	-3			3		-1
rate	2		2	-3	-1	-2	-1
rating		-1		-3		-2	2
receivables	3			-3	-1		-1
recent balance	3			-2		-1
recent payment	3			-2			-2
ref	-2		-1	2		-1
remark	2	-1		-3	-1	-2	-1	2
reported	5		1	-3	-1	-2	-3
repossession	3			-2		-1	-1
rev	3			-2	-1	-2	-2
revolving	3			-2	1		-1
rosalind	2	-1		-3	-1	-1	-1	-1
saldo devedor	-1			1		-3	-2
sallie mae	-2		-1	2	-2	-1	1
section	3			-2		-1	-1
services	2		-1	-1	-3	-1
servicing	3			-2	-1	-1	-1
situação	-2				1	1
source	1			-1	-2	-3	1
status		-1	-1	-1	-3			-1
subcode	2			-2		-1	-1
summary	2	-1	-1	-3	-1	-1	-1
synchrony bank	3			-3
systems	-3			3
term	4			-1	-2	-4	-2
terms				-5		3	-2
the claim	2			-2
trans	-1			-3		-1	2
transunion	1	-1			-2	-1	-3	-1
transunion experian	-2			2
transunion experian equifax	-3			3
type	4	-1		-6	-1	2	-2
type opened	-1		-1	2	-2	-1	-1
united	3			-1	-1	-1	-1
unpaid	1		-1	-3	1	1	-1
verfied	4		-1	-2		-2	-2
what	-1		-1	-3	1	1
worst	4			-1			-3
year	2			-1	-1	-1	-2
year jan	3					-1	-2
your	2	-1		-1	-1	-1
# figure label beside
account	-3			5	-1		-1
account no	-4			4		-1	-1
account number	-2	-1		3	-1	-1	-2	-1
capital one	3			-2			-1
creditor	3			-2	-1	-1	-1
installment	-3	-1	1	1	1	-1	-2
last reported	3			-1		-1	-1
lending club	-2		-1	3
lendingclub	-3			3
means balance				-3	2	-2	-4
means date	4	-1		-4		-3	-3	-1
means money	1	-1	-1	-1	-2	-3	-1	-1
means name	-2		-1	2	-3	-1	-3	-1
means number	-2	-1	-1	2	-3	-3	2	-1
means opened	3			-2		-1	-1
means paying	-1	-1	-1	-1	-1	1	-4	-1
means status	-1		-1		-2	-3	3
means statusLoose	-3	-1		-1	-2		3	-1
means text	3	-1		-2	-1	-3	-1
min	3			-2		-1	-1
mortgage	-2			2
no	-2			-3			2
ok	2			-1			-1
old navy	-1		-1		-2	1
open	-2			-1		-1	4
portfolio recovery associates	-3			3
regional finance	2			-2
regions bank	5			-4		-1
revolving	-5			3	1	-1	-1
santander consumer usa	-3			3		-1
terms	3			-1	-1	-1	-1
transunion	3			-3
# figure label with colon
account number	1	-1	-1	-1	-2	-2	-1
acct	-4			4
address	3			-2
case	3	-1		-3
date	3			-1	-1		-2
file number	2			-3	-1
https	4			-1	-1	-1	-1
late dates	3			-2		-1	-2
means balance	-4			-4	5	-3	-3
means date	1	-1		-3	-2	-3	1
means money	5			-4	-2	-3	-1
means name			1		-3	-2	-2	-1
means number		-2	1	1	-3	-2	-3	-1
means opened	2			-2	-1	-1
means original	3			-3	-1		-2	-1
means pastDue	2			-2	-2	-3
means paying	-1	-1	-1	-3	-2	2	-1	-1
means reported	5			-3	-1	-1	-3
means status	-1	-1	-1	-4	-3	-4	2	-1
means statusHint	1	-1		-2	-2	-3
means statusLoose			-1	-3	-2	-3	1	-1
means text		-2		-1	-4	-1	-1	-1
opened	3			-1		-1	-2
payment plan	3			-1		-1	-1
phone	3			-2
recent balance	3			-2			-1
ref	3			-3
reported	2			-3	-2	-2
source	3		-1	-2			-1
ssn	2			-2	-1
subject	4			-4
terms	2			-3			-1
状态	-3			-2			3
# figure last of line
code		-1	1		-3	-3	-2	-1
digits-1	-1	-1	1	-5	1	-1	-1	-1
digits-2	-1	-1	-1	-4			-1	-1
digits-3		-1	1	-2			-5	-1
digits-4	-1	-1			-2	-4	-2	-1
digits-5	1	-1		-2	-3	-2	-1
digits-7	1	-1	-1	1	-3	-2	-1
lettered-code	-1	-2	-2		-3	-2	1	-1
masked	1	-2	-4		-2	-2	-1	-1
with-digits		1	-2	1	-2	-4	-1	-1
year	3	-1	1	-2		-2
# figure lead-in
a	3			-1	-2	-2	1
account	-4	-2	2	3	-2	-2	-3	-1
account is	3			-1			-3
account number xxxxxxxxxxxx	-3			3
accountnumber	-3			2	-1
acct	-2			3	-1	-1	-2
acct ending	-3			3	-1
acct ending in	-2			2
address id	3			-2
address identification number	3			-3
american express	-2		-1	3
apr	3			-2		-2	-1
as of	3			-2		-1	-2
at	3			-1	-1	-2
aug	4		-2	-3	-2		-2
auto	1		1	-3		-1	-1
auto loan	-3		3	1
award id	-3			3
bal	-2			-3	3	-3	-2	-1
box	5		-1	-3	-3	-1
c	3			-2	-1
call	1			-5		-1	1
capital one	1		1	1	-3		-1
charged off	-2						3
client	2			-1	-1
collections	2			-4	-1	-1	-1
conta	-2			3
contract	-3			3
creditlimit	3			-1	-2	-1
cuenta	-3			3
current_rating code	3			-1	-1	-1	-2
date of	3			-2
days	2			-3	-2	-1	1
days delinquent	-3			-1			3
days past due	2			-3		-1	-1
de	3			-2		-1
dec	3			-1		-1	-2
dia	4				-1	-2	-3
discover	-3		-3	1	-1		2
due	3			-5	-1	-3	-1
due as of	-3			-1			3
electric	3			-1	-1	-2	-1
ends in	-3			4	-1	-1
every	4			-2	-1	-1	-1
experian	3			-2		-1
f	3			-1	-2		-1
feb	4		-1	-2	-1	-1	-1
fidelity	2		-1	-2
file number	2			-3	-1
food	3				-1	-3
from	2	-1		-2	-3	-1	-1	-1
gas	4			-1	-2	-2
guarantor	-3			3	-2	-1	-1
home equity line	-2		-2	3
i1	2			-1	-1	-1
id	-2			3
in	4			-3	-1	-1	-1
invoice	-2			2
irs	-2	-1	3	-4	-1	-1	-2
jan	3			-2	-1	-1	-2
jul	1		-1	-2	-1	-1	1
jun				-3	-1	-1	1
late		-1	1	-2	-1	-3	2
late payments	3			-2		-1
left	-4				2	2
level	3			-1	-1	-1
limit	2			-3	-1	-1
ln	-3			3
loan	2	-2	-3		-2	-2	-1	-1
loan id	-4			4			-1
mar	5			-3	-1	-1	-1
may				-2	-1	-1	1
means 		-2	1			-2	-2	-1
means accountStatus	-2			-1	-1	-1	3
means amountLoose	2		-1	-1	1	-3	1
means balance	-2	-1	-3	-5	5	-5	-3	-1
means date	2			-3	-4	-5	-1	-1
means money	2	-2	1	-3	-2	-7		2
means name	-2	-3	1	1	-1	-2	-3	1
means number	-1	-2	-4	4	-3	-3	-1	-1
means opened	1			-3	-2	-2	1
means pastDue	-1	-1	-2	-4	-3	-5	2
means paying	-1	-2	-1	-4	-5	4	-3	-1
means reported	1		1	-5	-2	-2	1
means status	-2	-2	1	-3	-3	-3	3	-1
means statusHint		-1		-3	-1	-2	4
means statusLoose	1	-1		-7	-1	-4	1
means text	-1	-1	1		-4	-3	1	-1
means veto	4			-3	-1	-1	-1
menards big card	-2		-3	3	-2
min	-5	-1	-2	-5	-4	4	-1	-1
minimum	-2			-1	-2	3	-2
mn	3		-1	-2
mo	-3			-3	-1		3
monthlypaymentamount	-5			-2	-3	6	-2
monthsreviewedcount	3					-3	-1
n	-3			2	-1	-1	2
nc	2			-2
nco	-2		3	-2
net	2		-1	-1	-1	-1
nmls	3			-3	-1	-1
nmls id	3			-3
nov	4			-2	-2	-1
number if known	2			-2
oct	3			-2	-1
of	6		-1	-2	-2	-3	-1
old navy barclays	-3		-1	3	-1
on	3			-1		-2	-1
on the	2			-3			-1
open	3		-2	-4	-1	-1	-1
over	4		-1	-1		-2	-3
owe	-2				2	-1
pa	3			-2	-2
pagamento mínimo us	-1				-1	3	-2
page	3		-1	-1	-2	-1
paid	3						-3
past due	1			-3	-1	-2	-1
pastdueamount	3			-1	-1	-1
pay	-2			-1	-3	1
pay status account	-4					-1	4
payment is	-3				-1	2	-1
personal loan	-2			3
petal	-2		3	-3			-1
phone	4			-3		-2	-1
pmt	-2			-3	-2	2	-1
po box	4	-1		-6	-3	-1	-1	-1
pob	3			-3
rent	3			-2	-2	-1
report number	3			-3
repossessed	-3		-1	-1			3
routing number	3			-3
sd	3			-2	-2
section	3			-1	-2
sep			-1	-3	-1	1	2
space coast cu	1		-3
speedy cash	3		-2	-2		-1	-1	2
ssn	3			-3	-1
status as of	3					-1	-2
student loan	-3		-1	3
suffix	3	-1	-2	-2		-1	-1
suite	2			-1	-2
terms	1			-5	-1	-2	1
termsmonthscount	3			-1	-1	-1
that one is	-3				2	-1	2
the	2			-2	-1	-1	-1
the reference number	5			-5
to	3	-1		-1	-3	-2	-1	-1
toyota	1	-1	1	-3	-2
trễ	2		-1	-1	-1	-2	-1
tu	2			-1	-2	-1
type	-5			-2	-1		4
unpaidbalanceamount	-4			-2	5	-2	-1
was	3					-1	-3
was past due	-3			-1			3
you are	-3					-2	3
状态		-1		-3		-1	1
账号	-4			4		-1
# figure line above
**delinquency notice**	-2	-1		-2		-2	3
account	-2			2
account #	-2			2			-2
account name	-3		1	2
account number	-3			3	-1	-1	-3
accounts	2			-1	-2
available balance	3	-1		-3
begins (		-2	1	2	-1	-3	2
begins *		1	1		-1	-4	2
begins -		-3	-3	-1	1		1	-1
begins .	3			-2	-1	-2
begins 4.1	-2			2		-1	-1
begins =	2	-1	-2		-3	-2
begins >	-2	-1		4		1
begins [		-1	1			-3	-2
begins a	-1	-1	1	1	-4	-1	1
begins account	-1		-1	-1	-5	-3	3
begins acct		-3	1	-2	-2		3	-1
begins additional	3			-2	-1		-1
begins address	-1	-1		1	-3	-2	1	-1
begins adverse	-2		-1	3
begins affirm	-3		-2	1	2	2	-1
begins all	3			-1	-1
begins american	1		-1	1	-3	-3	-2
begins amount	-2	-1	-2	-2	-3	-3	2	-1
begins and	-1			3	-2		-1
begins applicant	5			-4	-1	-1
begins apr	-2			1		-1	2
begins as	3	-2			-1	-2	-3	-1
begins ask				2	1	-2	-3
begins auto	-1	2	-1	1	-1	-4
begins b	-2	-1		4	-3	-2	-2	-1
begins balance	1	-1	1	1	-2	-1	-1	-1
begins bangor	-3			2	-2	1
begins bills	3			-3			-1
begins both			-1		1	-1	-2
begins c	-1	-1	-1	2	-1		-4
begins call	3			-3	-2	-1
begins cap			1	-2	2	3	-1
begins card	3			-2		-1	-2
begins care	-2	-1			1	2	-2
begins cc			-1	-3	2	2	-1
begins chase	-1	-1	-1	-3	1	-1		-1
begins check	-2			1	3	-2
begins checking	2			-3	-1	-1	2
begins church	3			-2	-1	-1
begins citi	-2		1		-1	-3	2
begins cleveland	2			-2
begins client	3	-1		-1	-2	-3	-1
begins clm	-2	1		1	-3	-1	-2	-1
begins closed	1	-1	-2	1		-2	-2
begins collection		-1	1		1	-1	-4	-1
begins collections				1	-2	-3
begins comcast	-4			3		-1	2
begins comenitybank/victoria	-2			3			-1
begins comments	3	-1		-1		-1	-2	-1
begins company	3	-1	1	-2	-1	-1	-1
begins consumer	4			-3	-1
begins countrywide	4			-4	-1
begins credit	1	-1	-2		-2	-2
begins d	2	-1		1		-3	-3	-1
begins date	3			-1		-3		1
begins days		-1		-3	-1	-2	2
begins debt	-2	-1	1	-3		-1	1
begins delta	-3				1	-1	1
begins des	4			-3		-1
begins detach	3			-3
begins dillard's			-1	-3	1	2
begins dillards	-2		1	-1	-1
begins discover	2			-1	1	-4	-1
begins do				1	-1	-3	-1
begins duke	3			-3		-2
begins ecoa			1	-3	-2	-1	1
begins edit	3		-1	1	-1	-2	-1
begins elan	-3			3	-2		3
begins ending	2	-2	-1	-1	-1	-1	-3	-1
begins equifax	3	1		-4	-2	-2	-2	1
begins everyday	3			-3
begins experian	4	-1		-1	-2	-1	-1
begins f	3			-2			-2
begins fico	4				-2	-2	-2
begins fidelity	3			-3
begins ford				2	-2	-2	1
begins furnisher	-3		3	2	-2	-1	-1
begins great	1		1		-2	-4	1
begins groceries	2			-1	-2	-3	1
begins here	-2		-1	3
begins hi	-2	1	-2	-1			3	-1
begins high	2			-4	-2
begins historical	3			-2		-1
begins home	-2	1	-1	2	1	-5	-1
begins hospital	-1	-1	1	1	-2	-3	-1
begins how	-2			-2		2
begins hsbc			-1	1	-1	-3	-1
begins hunter	-2			3
begins ic	-1		-1	3		-2
begins id	-1	-2		1	-2	-3	2
begins if	2			-1	-1	-3	-1
begins inquired	2				-1	-1	-1
begins inquiries	5			-3	-1	-1	-1
begins installment	1	-2	-1	2	-2	-3	-3
begins interest	3			-1		-1	-1
begins jan	-1	-1	-1	-3	-1	-2	2
begins jcpenney	-3			3
begins jpmcb	1			4			-2
begins key	3			-1			-1
begins keystone	3			-3
begins kohls	3						-3
begins kubota	-2			2	1	-2
begins la	-3			2		2
begins last	-1	-1	-2		-3			-1
begins late	2	-1	-2	-1	-3	-3	-1
begins lender	-2	-1	1	2	-2	-3		-1
begins loan	1		3	-1	-2	-3	-1	-1
begins lowes				-3	2	2
begins mar	-2	1		2	1	-3	-1
begins mariner	-3	-1	1	4	-1	-3	-1	-1
begins me			-2	-1	1	-2	1
begins mine	-3	-1	-2	2	-3	4	1
begins minimum	1	1	-1	-3	-1	-2
begins mohela			-1	1	-1	-3	-2
begins mom	-3			3	1
begins monthly	-1	-1		1	-2	-4	1	-1
begins mortgage	2	1	-1	1	-4	-4	-1
begins mortgages	-3			3			-1
begins my	1			-2		1	1
begins navy	-5	-1	-2	3	-1	2
begins need	3			-2		-1
begins netflix				-1	1	-2
begins nordstrom	-2			1
begins not	-2		-1	4	1	-2	-3
begins note	-1	-1	-2	1		-3	1
begins notes	3			-1	-1	-1	-1
begins notice	4			-3	-1	-1
begins o	3			-1	-1	-2
begins official	2			-2		-1	-1
begins ok	-3		-2		3	1
begins old	1		-2	2	-3	-2
begins ollo	-3			1			2
begins onemain	-2		1	-1	-1	1	2
begins open					-3	-2
begins order	3			-3			-1
begins orig	-2			3	-1	-2	-1
begins original	2		-1	-3	-3	-3	2	-1
begins other	1		-1	3	-2	-2	-3
begins overdraft	-2			2
begins owe	-1			-1		4	-1
begins p.o	2				-4	-1
begins past	1		-1		-1	-4		-1
begins penn	-2		-2	2
begins pennymac	-2			3	1	1
begins placed	2			-2
begins plan	3			-1		-2	-1
begins please	2			-1		-3
begins pnc	-2			1	-1	-2	2
begins prepared	5			-4	-2	-2	-2
begins previous	3	-1		-3	-1	-1
begins primary	3			-2
begins prosper	3			-1	-1
begins préstamos	-2			1		-1	1
begins public	4	-1		-4	-1	-2	-1
begins quick	3			-2	-1		-1
begins rating			-1	4	-1	-1	-2
begins real	-1		-1		2	-3
begins recent	3		-1	-1			-1
begins remarks	-1	1	-1		1	-1	-3
begins rent	4			-4	-1	-2	-1
begins report	3			-2	-1
begins resurgent	-2		-2	2	-1		2
begins revolving	-1	-1	-2	2	-1	-2	-1
begins rocket	2		-1	2	-3	-2	-2
begins s	3		-1	-1	-1	-2
begins santander	-1	-1		-2	3	1	-1	-1
begins satisfactory	-2		-1	2
begins savings	3			-2		-1
begins schedule	3			-3	-1	-1	-1
begins scheduled		-1			1	-3	-1
begins score	2			-1	-3	-1
begins section	4			-5		-2
begins see	3		-2	-2		-1	-1
begins service	-2			3	-1	-1	-2
begins share	1		1	-3		-1
begins sioux	2	-1		-3	-2
begins sofi	-2		1	1	-1	-3	1
begins software	3			-2	-1	-1	-1
begins source	4		-1	-3	1	-3	-3
begins standing	3			-2			-2
begins state	3			-2	-1	-1	-1
begins status	2	1		-2	-3	-3	-2	-1
begins student	-1	-1	-3	1		1	-1
begins syncb/lowes	2			-2
begins synchrony	1		-1		-3	-2	-1
begins t-mobile	2			-2	-1	-1
begins take	3			-2		-1
begins tarjeta	-2			2			1
begins tax	1	1	1	-3	-1	-2
begins the		-1	-1	4	-2		-1
begins to	1		-1		-2	-1
begins tot	3	-1	-1	-1	-1	-2	-2
begins total	1	1	-1	1	-4	-5	-4
begins totals	3			-3		-1	-1
begins toyota	-3			2	-2	2	-2
begins trade	3			-1		-1	-2
begins tradeline	-2		2	-1
begins trans	2			-1		-2
begins transunion		-1		1	-2	-4	-3	-2
begins truist	-3		2	-1	1	-2	1
begins uniform	3			-2	-1	-1
begins unsecured	-2		2	2	3	1	-1
begins upstart			-1		-1		-2
begins upvote	3				-1	-2	-1
begins usaa	-3			1	-2	2	3
begins used	-2			3
begins verizon	2			-2	-1	-1
begins voice	2			-3	-1	1
begins webbank/fingerhut	-2		-1	2		-1
begins wells	-2	-1	-1	2	-2	-4	2
begins what	-2			2	-1	-3	-3	-1
begins who		-1		2	-3	-1	-2
begins wife	3			-2	-1
begins with	3			-3
begins worst	3						-3
begins xfinity	2			-2
begins year	4			-1	-2	-2	-4	1
begins you	2	-1	1	-5		1	-1
begins your	2	-2	-1		-2	-3	-2
begins {	2		2	-1	-1		-2
begins •	-2	-1	-2				2	-1
begins ◦	2		-1	-3	2	1		-1
begins ☐	-2	-1	-4		3	2	-2	-1
begins 【	-2	-1			1	-2	-1
begins 二	-3	-1	2	1		-2
begins 😬		-1		-3			-2
cards			-2			3	-3
credit cards	-3		-1	3	-2	1	-2
discover bank	-3			3
equifax	4			-3	-1
equifax®	4			-3
everyday checking	3			-3
exeter finance llc	3			-1			-1
jpmcb card	-1			3			-1
lakeview loan servicing	-2			2	-1
loan details	3			-3
means , short	-2	1	-3	1	1	-5	-1	-1
means date		1	-3	-1	-2		1
means name		-1	1	1	-4	-2	-1
means number, short	-1	-1		1	-2	-1	-3	-1
means opened	2	-1		-1	-1	-2	-2
means opened, short	3			-2	-1	-1	-2
means original, short	-1			4			-3
means pastDue	3			1	-1		-2
means paying, short	-2	-1	-2	3	-1		-4
means reported	3		-1	1		-1	-2
means status		-2		1	-4	-1	-2	-1
means status, short	1			3		-1	-3
means text, short	4		2	-2	-1	-2	-2
means veto, short	3			-1	-1		-2
navy federal cr union	-2			2	-1		-1
no phone number available	1			-3			1
none	2	-2	-2	-4	-1		-1
opened	3	-1			-1	-1	-2
other	-2			3	1	-1	-1
pattern "#","w			2		-3	-2	1	-1
pattern "M#","	2	-1	-1	1	-3	-3	2
pattern "w","w	2	-1	-1		-3	-2	3
pattern "w":"#	3			-2	-1		-1
pattern "w":#	-1			-3	2	1
pattern "w":{	4			-3	-2	-1	-1
pattern "w(w)"	-2		2	-1	-2		-3
pattern #	1		1	-4	-1	2	-2
pattern ##	3			-2	-1	-1	-2
pattern ##/#MM	3			-1		-2	-2
pattern ##wM/M	-2			2	1	-1	-2
pattern #)#	3			-3		-1	-1
pattern #)w(w)	-3			1	-1	1	-1
pattern #)w,w#	-1	-1	1	-2	-2	-2	1
pattern #)w,wM	-1			2	-2	-1
pattern #, first	1	-1		-1	-3	1	-4
pattern #.w#.$, first	2			-2			-1
pattern #.w, first		-1	-1		-3	-1	1
pattern #.w,w#	2		-2	-2	-1	-2	3
pattern #.w...	1	-1	1		1	-3	-1
pattern #.w:w	-4			4		-1	1
pattern #.w:w#	3			-2			-1
pattern #.wMw,	-2			3			-1
pattern #/M/M	3				-1		-2
pattern #/M/Mw	3			-2		-1	-1
pattern #M/MwM	4			-2	1	-2	-1
pattern #M/MwM, first	3			-2
pattern #w##wM, first	-2			2			-1
pattern #w#MM#			1	1			-3
pattern #w#MMM, first	3	-1		-2			-1
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw			-1	-1	1	1	-2
pattern #w(w)#	-2					-2	3
pattern #w(w)w	-3			2	-1	1	-1
pattern #w, first	3	-1	-1	-3	-1	-1	-1
pattern #wM##M	3			1			-3
pattern #wM/M/	-1		-1	-3	-2	-1	1
pattern #wMM	3			-1		-1	-1
pattern #wMMM, first	3			-3
pattern #wMMMM	2	1	-1	-1		-1	-2
pattern #wMMMw, first		-1		2			-3
pattern #wMw				-1	-2	-2	2
pattern #wMwM/	2	-1		-3	-2	-1
pattern #wMwMw	3			-3
pattern -	3		-1		-1	-1	-1
pattern --	3			-1		-1	-2
pattern ------, first	-1	-1		1	-1	-1	-3
pattern <_w_w=				-3	-3	-3	2
pattern <w="w.	3			-1	-2
pattern <w><w>	3			-2	-2		-1
pattern ======	1		-1	1	-3	-1	-1
pattern >>>w-M	2			-3	-1	-2
pattern >wM/M:	-2			2
pattern M		-1	-1	1	-4	-2	-1
pattern M#wM(w	-1			-2		-1	2
pattern M.w	3			-1		-2
pattern M/M	3				-1	-2	-2
pattern M/M/M	4				-1	-1	-2
pattern M/M/M#	3			-3		-1	-1
pattern M/M/MM	2		-1	-3	-2	1
pattern M/M/Mw	3	-2	-1	-3	1	-2	-2
pattern M/M/Mw, first	4			-2		-1	-1
pattern M/MM/M	3		1	-2	-1	-3	-2
pattern M/Mw#M	3			-2		-1
pattern M/MwM	-1	1	1	-4	-1	-2	1
pattern M/MwMM	4	-1	-2	-4	-1	-2	-1
pattern M/MwMw	3			-2		-1
pattern MMMMM	-2		-1	-2		3	1
pattern Mw	2		-3			-3	-1
pattern Mw#MMM, first	3	-1		-3		-1	-1
pattern Mw#wMM	-2	-1	-1	4	1	-2	-2
pattern Mw, first	1	-1		-1	1	-1	-3
pattern Mw,wM#	3			-2	-1
pattern MwM, first	4						-4
pattern MwMMMM, first	2	-1		-2		-1	-1
pattern MwMwMM	-2	-1	-1	2	-1	-2	1
pattern M✓✓✓✓✓	5					-1	-5
pattern M✓✓✓✓✓, first	3			-1			-3
pattern w		-2			-2	-2		-2
pattern w#	1	-1	1	-2	-2	-3	4	-1
pattern w##	-1			-4	-2		2
pattern w#####	2			-2	-2	-1	-1
pattern w##, first	3			-2	-1	-1
pattern w##/MM	3			-2		-1	-1
pattern w##/MM, first	-3			3
pattern w##w	4			-2			-2
pattern w#$M$M		-1	-3	1	-2	-1	2
pattern w#$M$M, first	2	2		-3			-1
pattern w#, first		-1		1	-3	-3	-2
pattern w#....	3			-3	-1	-1
pattern w#M/M/	-2	1	-1	4		-2
pattern w#MM	3		-1	-2	-1	-1	-1
pattern w#MM#M	3			-1	-1	-2	-1
pattern w#MMM#	-1			3	-2	-2	2
pattern w#MMMM	3		-1	-2	-1	-3	-1
pattern w#MMMw	1	-1	-1	1	-2	-2	-3	-1
pattern w#MMw	1	-1	3		-1	-1	-2
pattern w#MMw#	1			2		-1	-3
pattern w#w	2	-1	2	-4	-3	-3	-1	-2
pattern w#w#w#, first	3			-3			-1
pattern w#w#wM	3			-2	-1	-1
pattern w#w,wM	-1		-1	3	-1	-1
pattern w#w.w,	-2		-1	2
pattern w#w?	2			-1	-1	-3	-2
pattern w#wMMM	-1			3	-1	-2
pattern w$#,Mw	4			-1	-3	-3	-1
pattern w$M	2	-1	-1	-1		1	-3
pattern w&w,w.	3			-3	-1	-1	-1
pattern w(w#/M	-1		-1	2	1		-3
pattern w(w)#w		-1	-1				-3	-1
pattern w(w)Mw	-1		-1	1	2	-3	-1
pattern w(w)w(	-2	-1		3	-1	-1	-1
pattern w(w,w,	-2		-1	-1	-1	3	-1
pattern w,#	4			-3	-2	-2	-1
pattern w,w	1	-1	-1	-1	-2	3	-1
pattern w,w!	3			-3	1
pattern w,w#	5			-3	-2	-1
pattern w,w#, first	4			-4	-1
pattern w,w#,w	-1			2	3	-1
pattern w,w, first	2	-1		-3	-2	-3
pattern w,w,w,, first	-2	-2		-2	-1	3	-1
pattern w,w,w.	1		1	1	-3	-2	-1
pattern w,w.	2	-1			-2	-1	-3
pattern w,w.w	4			-3
pattern w,w.wM	3		-1		-3	-2
pattern w,w:	-1			3		-1	-2
pattern w,w>w<	-3			3
pattern w,wM	1	-1	-1		-3	-1
pattern w,wM#)	2			-2			-1
pattern w,wM, first				-4	-2	2	-1
pattern w,wMw:	3			-2		-1
pattern w,wMw:, first	3			-2		-1
pattern w,wMwM	3	-1	-1	-1	-2	-1	-1
pattern w-----	2	-1		-3	-1	-1	-1	2
pattern w-Mw	3					-2	-1
pattern w-w				-4	1	-3	-1
pattern w-w;w-	3	-1		-2	-1		-1
pattern w.	2		-2	2	-3	-2	-1	-1
pattern w....., first	3			-2			-1
pattern w.w,Mw	-3		-1	1	2
pattern w.w,w.	2			-1			-1
pattern w.w.	1		-1	-1	-2	-4	1
pattern w.w.w	1	-1	1	-2	-1	-1		-1
pattern w.wMwM	1		-2	1	-1	-1	-3
pattern w/w#MM	1		1	-3	-1		1
pattern w/w...	3			-2	-1	-2	-1
pattern w/w.w	-1	-1		3	-1	-1	-1
pattern w/wMMM	-2			3	-1	-2	1
pattern w:###	4			-1	-2	-1	-2
pattern w:#, first	4			-3
pattern w:#w:#	3			-1	-1	-1	-2
pattern w:M	1	-2	-2		-2	-2		-1
pattern w:M, first	1			-3		-1	2
pattern w:M/M	1	-1		1	-1	-3	-1	1
pattern w:MMM	2			-1	-2	-3	-1
pattern w:Mw,w	-3			4		-1	-1
pattern w:Mw:M		-1	-1	1	-2	-3
pattern w:w	-1		-1		-3	-1	-1	-1
pattern w:w#M	2			-2	-1
pattern w:w,w:	3			-1	-1	-1
pattern w:w-Mw	-2		-2	3		-1
pattern w:w-w				2	-1	-2	-2
pattern w:w.w	3			-2	-2		-2
pattern w:w.w.	2			-1	-1	-2
pattern w:w.w:	4	-1	-1	-2	-3	-1
pattern w:w:#	3		-1	-1			-1
pattern w:w:, first	2			-3	-1
pattern w:w:M/		-1	2	-3	-1	-1	-1
pattern w:w:w:	-2	-1		2	-2	-3		-1
pattern w:w<w>	2			-1	-1
pattern w:w=w=	3			-1			-1
pattern w:wM	-3			1	2	-1	1
pattern w:wMwM	1	-1	-1	-4	1	-2	-2
pattern w;w	1		-3	-2	-2	-3	-1
pattern w?w		1		1	-2	-2	-1
pattern wM, first	-1	-2	-1	-4	-1	-3	3
pattern wM-w#$	-2			3
pattern wM/M/M		-1	-2	-1	-3	-1	1	-1
pattern wM/MM/	1			-6	-2	3	-2	-1
pattern wM/MM/, first	-6			6	-1	-1	-2
pattern wM/Mw	3					-1	-2
pattern wMM	2	-1		-4		-3	-1
pattern wMMM		-1		1	-2	-1	-4
pattern wMMMM#	-3		1	-1	2	1	2
pattern wMMMMM	-1	-1	1	-3	1	2	1	1
pattern wMMMMw	2		-1	2	-1	-3	-2
pattern wMMMw	-1			2	-2	-3	2
pattern wMMMwM		-1	-1	1		-3
pattern wMMw	1		-2	2			-3	-1
pattern wMMwMM	3				-1	-1	-3
pattern wMw	-1	-1	-5	1	2	-2
pattern wMw#	3			-3		-1	-1
pattern wMw#wM			-1	3	-1		-2
pattern wMw:w:	1	-1	-1	-4	1		-1
pattern wMwM/w	-4		-1	1	3	-2	1
pattern wMwMw	4	-1	-1	-2	-2	-3	-2
pattern wMwMw#	3			-2	-2	-2
pattern wMwMwM, first	-1	1		-3			1
pattern w|#|M|	-3				-1	1
pattern w|w	3			-2	-1	-1	-1
pattern w|w|w|	3		-1	-2	-2		-2
pattern w®w	-1			3	-1
pattern {	3			-2	-1		-1
public records	3			-3		-1	-1
santander consumer usa	-3			3
satisfactory accounts	-3		-1	3
upvote	3				-1	-2	-2
you said	3			-2	-1	-3
三, 催收	-3			1		-1	1
# figure line below
account number	-4			4
account status	-3			2			2
balance histories	3						-3
begins $	1	-1	-1				-2
begins (	-1	-1			-3		2	-1
begins *		2		-1	-1	-2	3
begins +					-2	1	-3
begins ,	-1				-1	-3	2
begins -		-1	-5	1			-1	-1
begins 2.2	-2			3
begins =		-1		-3	1	-3	-1
begins a	-3	-1		1			1
begins account	1		1	-1	-3	-1	-2	-1
begins accounts	3			-2	-2	-2	-1
begins acct		-1		-3	5	2	-1	-1
begins add	-1			3		-1	-1
begins additional	4			-3		-1
begins addr	2	-1	-1	-3	-1
begins address	2	-1			-2	-1	-1	-1
begins addresses	3			-1	-1
begins aidvantage	-2			-1	2	-1	3
begins ally	1	-1	-2	-3	-1		1
begins amazon	-1			-1	1	3
begins american	3		1		-1	-1	-2
begins annual	-2		1	2
begins applicant	3			-3
begins as		-2			-2		-3	-1
begins auto		-1		2	-3	1	-2
begins available	4			-6	1		-1
begins bal	-3	-1	1	3	-1		-1
begins balances	3			-2	-1		-1
begins capital	2	-2	-1	-2	-1	-1
begins car	-1		-1	-2	3		-2
begins care	-2		1	3	1	1	-2
begins certified	2			-2	-2
begins charge	1		-1	3	-1		-3
begins charged				1	2	-1	3
begins chatgpt	3			-2	-1	-2
begins checking	5			-4	-2	-2	-1
begins church	3				-1	-1
begins citi				3		-1
begins client	1	-1	-2	-2	-3	-2	2
begins cliente	2			-2
begins clm	3	-1		-2	-1	-2	-2
begins closed	-1		-1	4	1	-2	-2
begins co	3			1		-1	-2
begins collection	2		-1	1	-3	-2	-1
begins comenity	2	-3		1	-2		-1	-1
begins comment	1			-3	-1	1	-1
begins comments	2			-2		-2	-1
begins company	3			-3			-1
begins confidentiality	3			-4	-2	-2	-2
begins confirmation	3			-2			-1
begins conns	-1			-3	1		1
begins consumer	3		1	-3	-2	-1
begins conventional	-2			3	-1		-1
begins convergent	-2				2	1
begins credit	-1	-1	-1	3	-2	-1		-1
begins creditor's	2		-1	-3	-1
begins credor	3			-1	-1	-1
begins current		-1	-1	-2	-3	-1		-1
begins d	2	-1	-1			-2	-3	-1
begins date		-1		-1	-3	-3		-1
begins debt	4	-1		-3	-2	-2	-1	-1
begins debtor	3			-2	-1	-1	-1
begins discover	1	-1	-2	-3	-1		-1
begins do				2	-1	-3	-1
begins document	4	-1		-2	-2	-1	-1
begins downvote	3					-2	-1
begins dr	1		1	2	-2	-2	-3
begins due	-3						3
begins eastern	-3			2	1	-1	1
begins ecoa	3		-1	1	-2	-3	-3
begins equifax	3			-1	-1	-1	-1
begins exeter	3			-1	-1	-2	-2
begins experian	1		2	-3	-3	-2	-1
begins fecha	2			-1	-1		-1
begins federally	3			-2			-1
begins fidelity	3	-1		-3
begins figure	-2	-1	-3	-2	-1	-1	-1	-2
begins file	4	-1		-3	-2
begins final	-3			1		-1	1
begins financial	4			-3	-1		-1
begins fingerhut	-3		-1	1	-1	1	1
begins for	3	-1	-1	-1	-1	-1	-1
begins ford	2			3	-2	-2	-1
begins form	2			-2	-1	-1	-1
begins from				-1	-2	1	-2
begins g	3			1		-1	-2
begins ge	3			-3	-1
begins got	-1	-1		-3	2	-1	-2
begins groceries	3			-3	-2	-3	-1
begins happy	2			-2		-1
begins hard	-1			-2			2
begins have	2			-3	2	-2
begins high	3			-2	-2		-2
begins if	3			1	-2	-3	-1
begins in	-1		-1	2	-3	-1	1
begins inquiries	1			1	1	-3	-3
begins irs	2			1	-1	-3
begins jefferson	-1		-2		1	-3
begins knoxville	2			-1	-2	-1
begins kohl's	-2			2	-1		-2
begins kohls			-1	3	-1	-1
begins last	-3	-1	-1	2			1	-1
begins late	-3	-1	-1	1	-2	1	-3	-1
begins lease	-4			2	-1	-1	-1
begins list	2			-2
begins loan		-1	1	-3	-3	-2	2	-1
begins loans	2			-3	3	1	-3
begins lorraine	3			-1		-1	-1
begins make	3			-2		-1	-1
begins marisol	3			-1	-1
begins may	3			-2	-1	-1
begins me	-2		-1	1		3
begins medical	-3			2	-1	1	1
begins member	2			-3	-1	-2	1
begins merrick			-1		1	-2	-3
begins milwaukee	2			-1		-2
begins min	-4	-1	1	-1	3	-3	-1
begins mine	1		-2	-1	1	2	-1
begins mission	1		1	-1	-1	-4	1
begins mohela	-3		-1	3	-1	1	1
begins mom	-3			4	-2	2
begins navient	-2		2	-1	-1	3	-2
begins no		-1	-1	2	1	-3	-2
begins nordstrom	-3			3	-1	-2	-2
begins not	1				1	-3	-2
begins note	-1	-1	-1	2	-1	1	-2
begins notes	-1			-2			2
begins offers	2			-3	-2	-1
begins on	-1			3	-2	2
begins open			-2	2	-3	-2
begins opened	-2	-1	-1	3	-3	-2	1	-1
begins orig	-3			3	-1	-1	-1
begins original	-1	-1	-1	1	-2	-3	1	-1
begins our	3	-1		-3	-1	-2	1
begins overview	2			-1			-1
begins paid			-1	-1	-2	1	1
begins para	3			-1	-2	-1
begins part	4			-5	-1		2
begins past				-1	-3	1
begins patient	-3		-1	3	-2	-1	-1
begins pay			-1	-2	-1	-3	1
begins payoff	-2			-1			3
begins personal	3		-1		-1	-2
begins phone	2			-1	-2	-1
begins planet	3			-3	-2	-1
begins please	3			-1	-2	-2
begins pnc	-3		1	1			2
begins po			-3	1	-2	-4	-1	-1
begins portfolio	-3		1	2			1
begins prepared	3			-3	-1
begins priority	-2			3		-1
begins provider	3			-3
begins public	3		-1		-2	-2	-3
begins rating	4			-2		-3	-2
begins real	-2			4	-2	2	-2
begins recent	-2			-2	-1	-3	2
begins remarks	1	-1			-1	-2	-4
begins rent	-1		1	-2	1	-2	-1
begins repayment				-1		-1	3
begins report	4			-4	-1	-1
begins reported	-1	-1			-1	1	-4	-1
begins requested	4		-2	-3	-1	-1
begins retirement	3			-3
begins rocket				2	-2	-1	-2
begins saldo	-5	-1	-1	5	-2	-2	1
begins satisfactory	3			-1		-1	-1
begins savings	4		-1	-3		-1
begins schedule	3	-1		-1	-1		-1
begins scheduled		-1	1	-1	-2	-3	-2
begins score	3			-2	-1
begins section	4	-1		-3	-2	-1	-1
begins see	3			-1		-1	-3
begins simi	2			-2	-1
begins sioux	3			-1	-2
begins source	-1			2	-1		-3
begins stage	2			-2
begins subtotal	-2				1	-4	2	-1
begins synchrony	1				-3	-2	-1
begins t	1	-1	1	-1	-3	-2	-2
begins tax	3				-1		-2
begins td				-3			3
begins thanks		-1			1	-3
begins then	-3		-1	3		-2	1
begins these	-3			3
begins this	-1			-3		-3	1
begins to			-1	1	-3	-2	-1
begins tradeline	3				-1	-1	-2
begins tradelines	4			-2	-2	-1	-1
begins transunion	1	1	1	-1	-1	-2	-2	2
begins transworld	-3			3			-1
begins two-year	3			-1		-1	-2
begins type			2		-1	-3	-2	-1
begins unsecured	1			-4	1	-2	-2
begins upvote	4			-1		-3	-1
begins us	-2			-1	-1	-2	3
begins usaa	-2			2		2	2
begins vanguard	3			-3
begins vantagescore	3				-2
begins verified	-2			3			-1
begins view	1			-2		-2
begins was	-1			1	-1	-3	-1	1
begins wayfair	1		1	-3	2	1	-1
begins we	-3		-1	1	1	1	1
begins wells	1		1	-1		-2
begins westlake	2			2		-1	-3
begins xfinity	3			-2	-1		-1
begins y	-3			2		1	1
begins zip	-3			1	-1	2	-1
begins }	2			-3	-2	-1	2
begins ~	3	2	-1	-2	-1	-2	-2
begins ©	3			-3	-1	-2	-1
begins •	-1	-1	-3	1	-1			-1
begins ◦	2		-1	-2	1		-1	-1
begins ☐	1	-1	-2		1		-3
begins ✓	3		-1	1			-3
begins 三	1			-3	1	-1
begins 二	-1		-1	3		-1	1
begins 余额	-2	-1		3
begins 😬	-3		-1		1	1
closed	-3			3
date opened	2			-2
downvote	3				-1	-2	-2
go to comments	3					-2	-1
high balance	3			-2			-1
means 			-1		-3	-1	-2	-1
means , short	-2	-1	-1	-3	1	2	2	-1
means accountStatus, short	-3			2			2
means balance, short	1					-1	-2
means money				2	-1	-1	-4
means number, short	-4			4			-2
means statusHint, short	2				-1	-2	-2
means text	1	-1			-1	-1	-3
means text, short	-3	-1		2	-1	1	-1
none	1	2	-1	-3	1	-2	-1	1
opened	-3			3			-1
pattern "#","w		1	1	1	-3	-2		-1
pattern "M#","	2	-1	-1	1	-3	-3
pattern "w","w				3	-2	-3	1
pattern "w":"M	-1			-2	-1	2	1
pattern "w":#	-2	-1		-3	1	2	-2
pattern "w":w,	1			-2	-2	-2	3
pattern ##					1	-1	-2
pattern ##/#M	4		-1	-1		-2	-2
pattern ##/#MM				-3	-1	1	3
pattern #)#	3			-2	-3	-1	-1
pattern #)#, first	4			-3	-3	-1
pattern #)#w#w	2	-1		-2	-3	-1	-1	-1
pattern #, first	-2			3	-3	-4	-5
pattern #.w		-1	1	-1	-2	-2	2
pattern #.w#.$	2			-2		-2	-1
pattern #.w(w)	-2	-1	1	2	-1	-1	2
pattern #.w, first	2			-3	-1		1
pattern #.w,w#	-4	-1	-1		-1	-2	2
pattern #.w,wM	-2	-1	-1	3	-1	-2	1
pattern #.w...	-2		2	-3	1	1	-1
pattern #.w.w#	3			-3	-1	-1	-1
pattern #.w.w.	1				-1	-3	1
pattern #.w?	-4		-3	1	1	3	1
pattern #M	1			-3	-1	-1
pattern #M/M--	3			-2		-2	-2
pattern #M/MMM		-1	-3	-4	3	-4	2
pattern #M/MMw	3	2	-1	-2			-3
pattern #M/Mw	1		-3	-4	-2		-1
pattern #M/MwM	1		-2	-4	-1	-3
pattern #w		-1	1		-3	-2	-2
pattern #w#M/M, first	4	-2		-2			-1
pattern #w#MMM, first	2	-1		-2			-1
pattern #w#wMw	1		1	-2	1	2	-2
pattern #w(w)#	-3			3			1
pattern #w(w)w, first	4			-3			-1
pattern #w, first	1	1		-4	-1		-2
pattern #w.w	3			-2
pattern #w:w	1	2	-2	-3	1	-1	-2
pattern #wM	1	-1	1	-2	1	-3
pattern #wM/M	1		-2	-3	1	-2	1
pattern #wM/M/				-4		1	1
pattern #wMMM, first	3			-3	-1
pattern #wMMMM, first		-2					-3
pattern #wMMMw, first	1	-1		1			-3
pattern #wMMwM	2					-1	-2
pattern #wMw	3			-3	-2	-2
pattern #wMwM/	2	-1		-3	-2	1	-1
pattern *w:M	-3			3	-1	-1
pattern -w(w)M	-3		1		-1	2
pattern -w::M	-3	-1		2
pattern -wMwMw	-3			1	-1	3	1
pattern <_w_#=	-3			-1		-1	4
pattern <_w_w=	-1			1	2	2	-3
pattern <w="#"	3			-1	-2	-1	-1
pattern <w><w>	2			-1	-2		-1
pattern <w_w="	2				-2	-2	-1
pattern ======	1	-1	-2	-3	-1	-2	1
pattern M		-2			-4	-4	-1	-1
pattern M#wM(w	2					-2	-1
pattern M, first	-2	-2	-2	3	1	-5	-3	-1
pattern M.w	3			-1	-1	-1
pattern M/M, first	-3	-1		3		-1	-1
pattern M/M/MM	3	-1	-1	-2	-2	-2	-1
pattern M/M/Mw	1	-1	-2	-1	-1	-3	-3
pattern M/M/Mw, first	3			-1		-1	-1
pattern M/MMMM	3			-3
pattern M/MwMM	3			-3	-1	-1
pattern M/MwMw	2		-1	-1		-1
pattern MMM	3					-2	-2
pattern Mw	1	-1	-1	2	-3	-1	-5	1
pattern Mw#MMM, first	3			-1			-2
pattern Mw,w	4			-2	-1	-2
pattern Mw.w.	-2		2		-1	-1
pattern Mw:Mw:	-3			3
pattern MwM	2		-1	1	-2	-2	-1
pattern MwM,wM, first	3						-3
pattern MwM/M/	-2			3
pattern MwMMMM	-1	1	-1	4	-2		-1
pattern MwMMMM, first	3			-3		-1	-1
pattern MwMw	3		-1	-1		-3	2
pattern MwMwMM	-1		-1	1	-1	-3	1
pattern []w.	2	-1		-3	-1	-1	-1	-1
pattern ______	3			-2	-1		-1
pattern w		-2	1		-3	1	-1	-1
pattern w#	2	-2	1	-3	-2	-4	-2	-1
pattern w##			2	-2	-2	-3	-1
pattern w#####				-3	-1	-1	2
pattern w##/MM	2			-1	1	-2	-3
pattern w##MMM	2			-2	-1	-1
pattern w##w	2		-1	-3	2	-2	-1
pattern w#$M☐$	-1		-3	2		-1	-2
pattern w#)			-1	3	-2	-2
pattern w#)#	3			-2
pattern w#:w	6			-5
pattern w#M	4			-4	-2	1	-4
pattern w#M,w:	2	-1		-2	-1	-1	-1	-1
pattern w#MM	4			-4
pattern w#MM#M	4			-1	-2	-3	-1
pattern w#MMMM	1	-1		-2	-2	-4	-1
pattern w#MMw	-3		-1	1	-1	-1	1
pattern w#MMwM	-4			4		-1	1
pattern w#MwM#	-2			1	-1	-2	3
pattern w#w		-1	-2	-2		3	-2
pattern w#w#wM	2			-2
pattern w#w.	-3	1		1	1
pattern w#w.w	4			-2		-1	-1
pattern w#wM	4		-1	-6		-1
pattern w#wMMw	-1			1	-1		-4
pattern w#wMwM			1	2	-3	-4	1
pattern w$#,Mw	2				-2	-3	-2
pattern w$M$M	-1			3	-1	-2	-2
pattern w$____	3			-3
pattern w&w	3			-1	-1		-1
pattern w(w)#M	-4		-1	1	1	-2	2
pattern w(w), first	3			-3
pattern w(w)-M	1		1	-2	-1	-3	-1
pattern w(w)w#	-3		-1	1	2	-1	1
pattern w(w)wM	-2	-2		2	-3	-3
pattern w,	5			-2	-3	-3	-1
pattern w,#, first	3			-1	-2
pattern w,w	3		1	-1	-1		-2
pattern w,w#	3			-2	-2
pattern w,w, first	-1			3		-1	-3
pattern w,wM	3				-5		-1
pattern w,wM, first	6	-1		-3	-4	-2	-1
pattern w,wMMM	-2		1	2		-1
pattern w,wMw:, first	4			-2	-1	-1
pattern w-----	3			-2		-1
pattern w-w	-1	-1	1	-2	-2	3	1
pattern w.#	3		-1	-1			-1
pattern w., first	-2			3		-2
pattern w.....	-3	-1	1	1			1	-1
pattern w.w(w)	-2			3		2	-2
pattern w.w,w	3			-2		-1
pattern w.w.	1				-2	-2
pattern w.w.w.	3			-2	-2	-1	-1
pattern w.w:M	-3			4		-1	-1
pattern w.w:Mw	3			-1	-1	-2	-1
pattern w.wMMw	-3			1		2
pattern w/w	-1		1			-4	1	-1
pattern w/w#MM	2			-3			1
pattern w/w#Mw	-2			3
pattern w:	3	-1	-1			-2
pattern w:#	1	1	2	-3	-2	-2	-1
pattern w:#w:M	2		1	-4	1	1	-1
pattern w:#w:w	5		-1	-4	-1	-1	-2
pattern w:, first	2	-1		-4		-1	1
pattern w:----	-2			3	-1		1
pattern w:--w	-3			3			-1
pattern w:--w-	-3			3
pattern w:-w-	-4			4
pattern w:M	-1	-2	2	2	-1	-3		-1
pattern w:M/M	3			1		-1	-2
pattern w:M/M/	1	-1	-1		-2	-3	-2	-1
pattern w:M/M/, first	2	1	-1	-3	-1	-1
pattern w:MM	-3			1		-1	3
pattern w:MMM	2			1	-2	-1	-4
pattern w:Mw	1	-1		-3	2	2	-1
pattern w:Mw,w	3			-3	-1
pattern w:w$#,	-1		-1	3	1	1	1
pattern w:w, first	3	-1		-2	-1	-1	-3
pattern w:w,w.	3				-1	-2	-1
pattern w:w,w:	3			-3	-1
pattern w:w,wM	3			-3
pattern w:w., first	3			-3	-1
pattern w:w.w,	3			-2	-1		-1
pattern w:w.w.	2			-1		-3	-1
pattern w:w.w:	3			-2	-2	-1
pattern w:w.wM			2		-3	-1	-1
pattern w:w/w	-2			3	-1		1
pattern w:w:#	3			-2	-1		-1
pattern w:w:M	3			-2			-2
pattern w:w:w	-2			1		-2	3
pattern w:w<w>	3			-1	-1	-1
pattern w:wM	3		-1	-2	-1	-1
pattern w:wMw#	3			-1	-1	-1	-1
pattern w:wMw.	3			-1	-1	-1	-2
pattern w:wMwM	4		-1	-2	-1	-2	-1
pattern w;w, first	-3			3
pattern w=M	-2			3	2
pattern w?#	3			-3
pattern wM, first		2			-5	-2	-1
pattern wM,wM#	-3			3
pattern wM,wM,	-4			3
pattern wM.wMw	-3			2			2
pattern wM/M/M	1	-1	1	-2	-3	-2		-1
pattern wM/M/M, first	3			-2	-1		-1
pattern wM/MM/	1			-3	-1		-1
pattern wMM		-1	2	1	-3	-2	1	-1
pattern wMM#w	-3			2	-2	-2	1
pattern wMM, first	3			-2			-1
pattern wMMMwM	-1			1	-2		-2
pattern wMMw	1		-1	2	-2		-3
pattern wMMw,w	-2			-1	-1	-2	3
pattern wMMwMw	-1			-2	-1		3
pattern wMw#:#	3			-1			-2
pattern wMw#M	4			-2	-1	-1	-1
pattern wMw, first		-1		-3		-2	2
pattern wMw,Mw	2			-3		2	-1
pattern wMw,w#	-1			-1			2
pattern wMw,w,	1			-2	1	1
pattern wMw.	1	-1				-1	-3
pattern wMw:Mw	-3		-1	3
pattern wMwM, first	-2						3
pattern wMwM.	3			-2			-2
pattern wMwMw				-1		3
pattern wMwMw.	-1			2		-1
pattern wMwMwM	-1	-2		4		1	-1	-1
pattern w|w|w|	3			-3	-1
pattern w·w	-2		-1	2	1		-1
pattern },	2			-3	-1	-1	1
pattern •, first	3			-3
pattern 😬	-3		-1	1	-1	2	-1
payment history	3			-2		-1
payment status	-3			2			1
reported balance	-3			3
# figure pattern comes
always	-1	-3	2		-1	1	-1	-2
often	-1	-2	-5	1			-1	-2
twice	-1	-6	-1			-1	-1	-2
# figure place
1		-2	-2	2	-3	-3	-2	-1
2	1		-3	1	-2	-3		-1
4		-4						-2
# figure read as, shape
accountName code	-1	2		-4
accountNumber code	-2	-1	-1	3	-1		-2
accountNumber digits-2		-1	-1	1	-1	-2	-2	-1
accountNumber digits-4	-1	-1	-1	2	-2	-3	-2
accountNumber digits-5	-3			3	1
accountNumber digits-6	-3		-1	3	-1	-1	-1
accountNumber digits-7	-3			3	-1	-1	-2
accountNumber lettered-code	-1	-1	-3	2	-2	-3	-3	-1
accountNumber with-digits	-2	1	-5	2	-3	-5	-3	-1
accountNumber? code		-1	-2	1		-1	-1
amount digits-3	-1	-1	-1	-4	2	-2	-2	-1
amount digits-4	-3			-2	2	1
amount with-digits	-3		-2	-2	4	-6	-2
amount year	-2	-1	-2	-1	3		-1
amount? digits-1	-5			-2	5	-2	-3	-1
amount? digits-2	-1	-1		-2	2	-2	-4
amount? with-digits			-1	-4	1	-1	-2	-1
current code	-3	-1	-1	-1			3
current digits-1	-3			1	-1	-5	3	-1
current digits-2				-1	-1	-5
current digits-3	-2	-1		-2	-3	-2	3
current lettered-code	-3	-1		-4	-2	-3	4	-1
current with-digits	-2		-1	1	1	-5	2
current? code				-3	-1		1
current? digits-2	1	-1		-1	-3	-3		-1
current? lettered-code	1		1	-1	-3		-1
current? with-digits	-3	-1		-1	1	-4	2
current? year	-3	-1	-1	-2		-1	3
goes on code		-3		-1		-1
goes on digits-1	1	-1	1	-3	-2	-2	-3	-1
goes on digits-2		-2	1	-2	-1	-1	-1	1
goes on? digits-1	3	-1	-1	-5	-2	-1	-1
goes on? digits-4	-2		-3	2	-1	-1
goes on? with-digits	-2	-1	2		-1	-1	-1
paying code	-1			-3		2	-1
paying digits-1	-3		-1	-1		1		-1
paying digits-2	-2	-1	-1		-2	3	-2
paying digits-3	-2		-1		-3	1
paying digits-4	-3			-1	1	1
paying lettered-code	-3	-1	-1	-1	-2	4	-3
paying with-digits	-3	-2	-1	-3	-2	3
paying? digits-2		-1		-1	-2		-2
paying? with-digits	3	-1	-1	-3	-5	1	-1
# figure read as
accountName	-1	3	1			-1	-2	1
accountNumber	-1	-1	-5	2	-4	-5	-5	-1
accountNumber?		-1	-3	1	-2	-2	-3	-1
amount	-4	-2	-4	-3	5	-3	-5	-1
amount?		-1	-2	-5	3	-3	-5	-1
aside current?	3			-1	-2	-2	-1
current	-2	-2	-2	-2	-3	-4	4	-1
current?		-2		-3	-2	-7	1	-1
goes on	-2	-3	2	-1	-3	-3	-1	-1
goes on?		-1	1		-3	-2	-1	-1
no debts	2	1	-3	-1		-3	-4	-1
no part	1	-2				-2	-5	-1
no part, in row	1		1	-1	-3	-2	-10
originalCreditor?	-3	-1	1	-2		-1	1	2
paying	-4	-3	-4	-4	-1	5	-2	-1
paying?	1	-2	-2	-1	-1	1	-4	-1
# figure read in
accountName, tables and labels	-1	2		-3		-2	-2	1
accountNumber, a bullet for each debt		-1	-2		-1	-1	-1
accountNumber, a column for each debt	-4			4			-1
accountNumber, a letter about one debt	-3	-1		4
accountNumber, a line for each cell	-3			3			-1
accountNumber, a paragraph for each debt	-4	-1	-1	5	-3	-2	-1
accountNumber, a row for each bureau	3			-3
accountNumber, columns below each other	-3			4	-1		-1
accountNumber, headings on several lines	-3			3
accountNumber, objects	-3			3	-2
accountNumber, one debt a line		-1	-4	2		-5	-3	-1
accountNumber, records of labels	-4			3	-1	-1	-1
accountNumber, running text	-3		-1	3	-2	-1
accountNumber, tables and labels		-1	-3	1	-4	-5	-4	-1
amount, cards	-1	-1		-3	-2	1	-1
amount, one debt a line	2	-1	-3	-4	2	-3	-4	-1
amount, running text	-2		-1	-1	2	-3
amount, tables and labels	-2	-1	-2	-3	4	-5	-4	-1
aside accountNumber, one debt a line	3			-3	-1	-1
aside amount, one debt a line	3			-2	-1	-3	-1
aside current, one debt a line	2				-1	-2	-1
current, a bullet for each debt	-2			-1			2
current, a notice about one debt	3				-1	1	-3
current, cards	3			1	-2	-1	-3
current, objects	-1			-3	-1	-2	2
current, one debt a line	-2	-1	1	-1		-6	2	-1
current, running text	-1	-1	-1	1	-2	-2	2
current, tables and labels	-1	-2	-2	-2	-3	-4	2	-1
goes on, columns by their place	-1		1		-1	-1	-3
goes on, one debt a line	-1	-1	4	-4	-2	-3	1	-1
goes on, tables and labels	-1	-3	-1		-2	1	1	1
no part, a bullet for each debt	-1	1	2		-1	-3	-3	-1
no part, a letter about one debt	2	-3		-1	-4	-4	-2	-1
no part, a paragraph for each debt		-3	-1	2	-2	-2	-5	-1
no part, a row for each bureau	3			-2				-1
no part, cards	-1			-2	1	1	-5	1
no part, columns below each other			-1	-2	-3	1
no part, columns by their place	2	-4		-1			-6	-2
no part, headings on several lines	4	-1	-2	-2	-3	-5	-4
no part, headings over the values of each account	1	-1	1	-1	-2	-3	-1
no part, labels	3	-1	-1	-2	-1	-3	-1
no part, none	-2	2	-2				-4	-1
no part, objects	4	-1	2	-5	-3	-3	-2
no part, one debt a line		-3	-1	-1	1	-1	-7	-2
no part, records of labels	1	-1	-1		-1	-3	-3
no part, rows of labels with their values	2	1		-3	-2	-3
no part, running text	-1	-2	-2		1	-3	-2	-1
no part, tables and labels	2	-1	-2	-1	-5	-3	-6	-2
paying, cards	1		-1	-2	-2	3	-1
paying, columns by their place	-1				-2	2	-3
paying, one debt a line	-2	-1	-2	-4	-5	4	-1
paying, tables and labels	-2	-3	-2			2		-1
# figure shape and behind
code capital	-2	-1	-1	3	-2
code capitalised	-1	2	-3	1	-2	-2	2	-1
code capitals	-1	1	-1	2	-3	-2	-1	-1
code code	2	-2	-2	-1	-1	-3	-2
code date	-3			3		-1
code digits-1	2	-1			-2		-4
code digits-2	1	-2		-1		2	-4	-1
code dollars	2		-1		-1	-3	-3
code dollars-and-cents		-1	-3		-1	-2
code end	5			-4	-1		-1
code line	1	-1	1		-4	-4	-2	-1
code mark-.	2	-2	-1		-1	-3	-1	-1
code mark-/	-3	-1	2	3	-1	-2
code mark-:	3			-1	-1	-1	1
code mark-?	3			-2	-1	-1	-1
code mark-|	-1			2	-2	-2	-1
code mark-–	-1		-1	3	-1	-1	1
code small	2	-3	-1	-1	-3	-4	-2	-1
code with-digits	-3		1	3
code year	-3		-1	3
digits-1 capital				-2	-2	-3
digits-1 capitalised	1	-3	-1	-3	1	1	-3	1
digits-1 capitals	3	-2	2	-5	-2	-2	-1	-1
digits-1 cents	2			1	-3	-2	-3
digits-1 code	4		-1	-2	-2	-3	-2
digits-1 date	3			-3	-1	-2	-1
digits-1 digits-2	3			-4	-2	-3	-1	1
digits-1 digits-3	1		-2	-1	-4		-3
digits-1 dollars	2	-1		-3	-1	-1	-1
digits-1 lettered-code	2	-1	1	-1		-4	-3
digits-1 line		-1		-4	1	-1	-2	-1
digits-1 mark-(	-3	-1	2	-3		2	-1
digits-1 mark-)	1	-1	-1	-3	-3	-3		-1
digits-1 mark-,	2		-1	-2	-1
digits-1 mark--	-1	-1	1	-5	-1	-1
digits-1 mark-.	3	-2	-1	-2	-1	-5	-2	-1
digits-1 mark-/	3	-1		-4	-3	-2	-1	-1
digits-1 mark-:	6		-1	-2	-2	-2	-4
digits-1 mark-;	3			-1	-2	-2
digits-1 mark-=	5			-1	-2	-2	-2
digits-1 mark-?	3			-1	-1		-2
digits-1 mark-|	-1	-1		-4	-1
digits-1 mark-–	-1			-2	2	-1
digits-1 small		-1		-3	-3		-1	-1
digits-1 thousands-and-cents	4		-1	-3		-2	-1
digits-1 with-digits	1			-4		-3
digits-2 capital	2		-1	-3	-2	-3	-1
digits-2 capitalised		-1	-2	-4	-1	-1	1	-1
digits-2 capitals	-1	-1	1	-2	1	-3
digits-2 cents	3	-1	-1	-4	1	1	-4
digits-2 digits-1	3			-3	-3	-3	-2
digits-2 digits-2	2	-1		-3		-4		-1
digits-2 digits-3	-2		-1	-1	-3	3	-3
digits-2 digits-4	-3		1	2	-2		-2
digits-2 dollars	2			-4	1	1	-4
digits-2 dollars-and-cents	2		-1	-3	-1	-1
digits-2 line	-1	-1		-5		1	-2	-1
digits-2 mark-"	-2			-6	-3	-1	2
digits-2 mark-$	1		-1	-1	-3	1	1
digits-2 mark-(	1	-1	-1	-3	-1		-1
digits-2 mark-)	-3	-1	1	1	-1		2
digits-2 mark-+			-1	-2	-2		1
digits-2 mark-.	1	-1	-1	-3	-2	2	-2	-1
digits-2 mark-/	1	-1	-1	-6	-2	2	-1	-1
digits-2 mark-:	3	-1	-1	-2	-1	-1	-2
digits-2 mark-<	3			-1		-1	-1
digits-2 mark-|			-1	-2	1	-1	-3
digits-2 mark-—	-3				1	1	2
digits-2 small		-1	-2	-4	-3	-2	2	-1
digits-2 thousands	-2			-2	-1	2	-1
digits-2 thousands-and-cents			-1	-3	-2	2	-4
digits-2 with-digits	4	-1	-2	-4	-2	-4	-2
digits-2 year	-1		-1	2		-1
digits-3 capital	1	-1		-3	-1	-3		-1
digits-3 capitalised	-1		2	-6	-1		-2	-1
digits-3 capitals	1	-2	-2	-3	-1	1	-2
digits-3 cents	3			-3	-1	-2
digits-3 code	1	-1	-1	-3	-2	1	-2
digits-3 digits-1	-1	-1		1	-3		-4	-1
digits-3 digits-3	1	-1		2	-2	-3	-2	-1
digits-3 digits-4	1		-1	-1	-4	2	-2
digits-3 dollars	3			-1	-3	-1	-1
digits-3 lettered-code	4		-2	1	-3	-4	-4
digits-3 line	-1	-1		-3	2	2	-5	-1
digits-3 mark-"	-1			-5	-2		2
digits-3 mark-$		-1		-1	1	-2	-1
digits-3 mark-(	1	-1		-5		-3	-2
digits-3 mark-+	2	-1	-1	-2	-2	-3	1
digits-3 mark-.		-1	-3	-4	2	-1	-2	-1
digits-3 mark-/	-4		-2	-4		-1	2	-1
digits-3 mark-→	3	-1	-1	-2	-3	-1
digits-3 percent	3			1	-2	-3	-1
digits-3 small		-1	-2	-2			-3	-1
digits-3 thousands	-3			-3	-2	3
digits-3 with-digits	-1					-3	1
digits-4 capital	5			-4	-3
digits-4 capitalised	2	1		-1	-4	-3	-1
digits-4 capitals	3	-3	-1	-3	-1	2	-3	-1
digits-4 digits-1	-1			-4	1	2	-2
digits-4 digits-2	2	-1	-2	-3	3	-3	1
digits-4 digits-4	1	-1	-1	-1	2	-5	-2	-1
digits-4 dollars	-2		-1	2	-2	-1	-1
digits-4 dollars-and-cents	-3	-1	-1	3	-2	-2	-1
digits-4 end	3			-2	-1
digits-4 letters	-3			4	-1	-1	-1
digits-4 line	-1	-1	2		-1	-4	-2	-1
digits-4 mark-"			-1	2	-1		-2
digits-4 mark-)	-2			2	-2	-1	-1
digits-4 mark-/	-3		-1	2	-3	-3	1
digits-4 mark-:	-3			3	-1	-1
digits-4 mark-|	-2			2	-1	-4	-2
digits-4 mark-–	-2			3	-1	-1
digits-4 percent	-2		-1	2	-3	-2	-2
digits-4 small	-1	-1	1	1	1	-3	-2
digits-4 thousands-and-cents	-3		-1	3		-2
digits-5 capitalised	4	-1		-5	-2	-1	-1	-1
digits-5 digits-1	-1			-3	3	-1
digits-5 digits-2	-2			-1	3
digits-5 digits-3				-3	2		-1
digits-5 digits-4	4		-1	-2	-4	-3	-1
digits-5 digits-5	1			-2	-1	-2	1
digits-5 line	1	-1	-1	-1	-3	-2	-1
digits-6 capitalised	5			-4	-1	-1	-1
digits-6 capitals	4			-3	-2
digits-6 digits-6				-4		-1	1
digits-7 capital	-3		-1	3	-1
digits-7 capitalised	-3	-1	1	3	-1	-1	-2	-1
digits-7 capitals	1	-3	-2		-2	-2	-1	-1
digits-7 date	-3			3	-1	-1
digits-7 digits-7	3	-1		-2	-1	-1	-1
digits-7 dollars	-4		-1	3	-1
digits-7 end	4			-4
digits-7 lettered-code	1	-1			-1	-2	-3	-1
digits-7 line	1	-1	-1	1	-3	-2	-2
digits-7 mark-"	1		-1	2	-2	-2	-3
digits-7 mark-,	-4			5	-1	-2	-1
digits-7 mark--	-3		-2	3
digits-7 mark-.	-3			4	-1	-2	-1
digits-7 mark-:	-3			3
digits-7 mark-–	-3			3
digits-7 masked	-3			3	-1		-1
digits-7 small	-4		-1	5	-1	-1	-1
digits-7 with-digits	-5			5	-1
lettered-code capitalised	1	-1	-2	1	-2	-2	-4	-1
lettered-code capitals	-1	-1	-1		-4	-1		-1
lettered-code digits-2		-1	-2	-1	-3	-1	3	1
lettered-code digits-3	3			-3		-1
lettered-code dollars-and-cents	1	-1		-1	-2	-3	-3	-1
lettered-code end	3		1	-3	-1		-2
lettered-code lettered-code	3	-2	-1	-2	-2		-5	-1
lettered-code line		-2	-2		-3	-1	1	-1
lettered-code mark-"	2	-2	-1	1	-3	-2	-2	-1
lettered-code mark-(	-2		2	1	-2	-2	3
lettered-code mark-,	-3	-2			2	-1	-2	-2
lettered-code mark-;	-3			3	-3	-2	-1
lettered-code mark-=	3			-2		-1	-1
lettered-code mark-|	-2		1	2	-3	-2	-2
lettered-code small	-2	1		3	-1	-4	-1
lettered-code with-digits		-1	-1	-3	-3	2	-4
masked capitalised	-2	-1	1	2	-1	-1	-3	-1
masked capitals	2	-2	-1	-3	-1	-1	1	-1
masked code	3		-1	-3			-1
masked date	-3			3	-1
masked digits-2	-1		-3	1	-1	-1	1
masked dollars-and-cents	-2		-1	3		-1	-2
masked line		-1	-3		-3	-2	-2	-1
masked mark-"	-3	-1	3	2	-2	-1	-3
masked mark-(	-3		-1	3
masked mark--	-2		-1	3	-1		-1
masked mark-.	-3			3
masked masked	1	-1			-1	-2	-3	-1
masked thousands-and-cents	-4			4
masked year	-2		-1	3
with-digits capitalised	-1	-3	3	-3		-3	1	-1
with-digits capitals		-2	1	-2	-3	2	-2	-1
with-digits cents	3		-1	-3	1	-3	-2
with-digits code	-3		1	-2	-1	2
with-digits digits-1	4	-1		-2	-3	2	-2
with-digits digits-2	-1	1	-1	2	-3		-5
with-digits dollars	-2		-1	3	-2		-1
with-digits dollars-and-cents	1	-1	-2		-3	-2	-1
with-digits lettered-code	-2	-1	1	-2	-2	-4	2
with-digits letters	2	-1		-3	-2
with-digits mark-(	-3		-2	3	-1	-2
with-digits mark-)	2	-3	-1	-2		-1	-2	-1
with-digits mark-,	1	-2	-2	-3	2	-5	-6	-2
with-digits mark-/	2	-1	-1		-4	-2
with-digits mark-;		-1		-3		1	-1
with-digits mark-|	-2			-3	1		1
with-digits mark-–	-1		-1	1	-3		-1
with-digits small	-1	-1	-2	-4	2	1	-1	-1
with-digits thousands-and-cents	3		-2	-3	-1	-2
with-digits year	2	-1	-1	-6	-4	1		-1
year capitalised	2			-5	-3	-2	-3	-1
year capitals	2		3	-4	-2	-3	-2	-1
year dollars	3	-1	-2	-2	-1	-1	-2	-1
year dollars-and-cents	2		-1			-1	-3
year lettered-code	3	-1		-6	-4	1	-4
year mark-"	2			-1	-1		-3
year mark-)	-2	-1	2	1	-3	-1
year mark-,	1	-1		-2	-3	-1	-1	-1
year mark-.		-1	-2	-3	-3	-2	1	-1
year mark-|	3		-1	-2		-2
year small		-1	-2			-2	1	-1
year with-digits	3		-1	-2	-1	-2	-2
# figure shape
code	1	-1	-1	2	-4	-3	-2	-1
digits-1		-3	2	-5		-2	1	-1
digits-2		-2	1	-4	-2	1		-1
digits-3	-1	-3	-1	-4	1	2	-2	-1
digits-4		-2	-2	2	1	-1	-4	-1
digits-5		-1	-1			-4	-1	-1
digits-6	-1	-1	-2	1	1	-3	-2
digits-7		-2	-3	3	-4	-4	-5	-1
lettered-code	-1	-3			-4	-2	-2	-2
masked	-1	-2	-1	2	-5	-4	-3	-1
year	2	-1	1	-3	-1	-2		-1
# figure size
0	1	-3		-2	-3	-6		-1
1	3	-2	-1	1		-4	-4
10	-1	-1	-1	-3	3	-3
11		-1	-1	2	-3	-2	-3
2		-1	4	-3	-4	-1	-1
3	-1	-2	-5	-1	-2	2	1	-1
4	-1	-2	-1	-2	-3	2	1
5	-1	-2	-3		2	-1	-3	-1
6		-2	1	-3		-1	-1	-1
7	-1	-2	-2		1	-2	-3	-1
8	-2	-1	-1	-1	3	-4
9		-1	-2	1	-2	-2	-2	-1
none	1	-2	-2	-7	1		-1	-2
# figure sums of line
1	-1	-3	-1	-1	-1	2		-2
2		-2	1	2	-4	-2		-1
3		-3	-2	2	-2	-1		-3
# figure words before
 		-2	1	-1	-1	-1		-1
 account	-2	-1		3		-1	-1
 acct		-3		1	-1	-3	-1
 amex	2			-3	2
 auto	-1	1	-1	-4	1	-4	2
 balance	3	-1		-1	-1	-1	-1
 buy	1				2	-1	-2
 c	-2	-2	2			1	-3
 card	1		3	-3	1	-3	-2
 case	3			-2	-1
 coll	1	-1				2	-3
 current				1	-1	-1	-3
 date	3			-2			-1
 due	3			-2	-1	-1	-1
 equifax	4			-3	-1
 experian	3	-1		-3
 i1	-3			1	2	-2
 i3	-2			2		-1
 inc	-2			3			-1
 installment	3				-1	-3	-2
 lowes	-3			-1	2	2	-1
 m	1	-1		-4		-2	2
 min	1			2	-1	-1	-2
 mo		-1	-1	2	1	-3	-1
 monthlypaymentamount	-4			-2	-3	5	-2
 monthsreviewedcount	4			-1		-3	-1
 mortgage	3			-2	-1	-2	-1
 mtg	-3			-1	1	2	1
 onemain	-1				-1	1	-2
 other	3	-1	-1	-1		-1	-1
 pastdueamount	3			-1	-2	-1	-1
 r1	-1			3	-1	-2	-1
 revolving	1	-1		-2	-1	-3	1
 termsmonthscount	2			-1		-1	-1
 total	4			-1	-2	-2	-1
 totals	3			-2	-1	-2	-1
 transunion	-1	-1		3	-2	-2	-1
 type	-4			-2			5
 unpaidbalanceamount	-4			-1	4	-2	-1
 us	-2			-1	2	-3
 vantagescore	3			-1	-1	-2
1 		-3	1	-1	-1	-1	1	-1
1 a	-1	-2		2	-2	-4	-1
1 about	3			-3	1	-4	1
1 account	-2	-2		2	-4	-4	-1	-1
1 accountidentifier	-5			6	-2	-2	-3
1 accounts	3			-2	-2	-1	-1
1 acct	-3	-4		5	-3	-6	-4	-1
1 actions	3			-2			-1
1 address	5			-2	-2	-1
1 affirm	-2		-1	-1	3	2	-1
1 after	3		-1	-2	-1	-2	-2
1 ago	4	-1		-4	-1	-1	1
1 agreed	-1			3	-3	-1		-1
1 al	3			-1	-1	-1
1 ally	1	-1	1	-2	2		-1
1 altima	-2			2	-1	1	-1
1 altitude	-3			3
1 am	3			-1	-1	-1	-3
1 amazon	-3		1	1			2
1 ambulance	3			-2	-1		-1
1 amex	-1		-2	-2	3	2	-2
1 and	2			-3	-1
1 application	3			-3	-1
1 apr	1			-1	-2	-2	-1
1 apt	3	-1	1	-4	-4	-1	-2	-1
1 are	-3			1	-1	-2	4
1 arrears	1			1	-1	-3	-1
1 ashley	-3		-1	2	1	2
1 at	4			-2	-3	-3	-2
1 atrasada	-2			-2		-1	3
1 aug	2		-2	-3	-3
1 august	3			-1	-1	-1	-1
1 auto	1	-2	-1		-3		-1	-1
1 automobile	3		-1	-1	-1	1	-2
1 autopay	2	-1	-1	-2		2	-1
1 avant	-1		-1	2	1		-3
1 ave	-3			3
1 b	-1	3	-1	-2	-1		-1
1 back	1			-2	-2	1
1 bal	-3	-1		-2	4	-4	-4	-1
1 balance	-3	-3	-1	-1	4	-3	-4	-1
1 bankruptcy	1	1	-1	-3	-2	-1
1 barclays	-3		-1	3	-1	1	-3
1 behind		2			-3	-4
1 bill			-1		2	-3	-1
1 bk			-1	4	-1	-1
1 borrowerid	3			-2	-1	-1
1 box	3	-1	-1	-4	-4	-1	-1	-1
1 brokerage	3			-3
1 bureau	-3		-1	3	1
1 buy/cbna	-3			2	-1	1	1
1 by	4			-4	-1	-3	-3
1 ca	2	-1	-1	-3	-2	-1	-1	-1
1 cable	3			-3	-1		-2
1 call	-1			-4	-2	-2	3
1 cancelled	3			-2	-1	-1
1 capital	-1		1		1	-1	-3
1 card	-2	-2				2	-3	-1
1 care	-1			3		-1
1 carro	-3	-1		1	1	2	-2
1 cash	-2	-1					1	2
1 cbna	-3			3
1 cell	4			-3		-1	-1
1 change	5			-3	-2	-1	-1
1 chapter	3			-1	-2	-1	-2
1 charge	-2			-2		1	2
1 chase			-1	-2	-3	2	-2
1 check	3			-2
1 checking	6	-1	-1	-4	-1	-2	-2
1 church	3					-3
1 citi	-3		-1	3	-2	1	1
1 citibank	-2			3	2	-1	-3
1 citifinancial	-2		-2	2	2	-1
1 ck	3			-3
1 claims	3			-2			-1
1 classification		-1		4	-1	-2	-1	-1
1 client	4			-3	-1	-2	-1
1 clinic	1			-3	-1	1	-1
1 closed	1			2		-1	-2	-1
1 club	-1		-1		1	-3	-2
1 code	5			-3	-1	-1	-3
1 col	-2		-1		2	2	-1
1 collection	-2	1		1	1	-4	-1	-1
1 comenity	-1			3	1	-1	-2
1 confirmation	4			-3	-1
1 conta	-3			3			-1
1 contract	-3			2	1	1
1 cooper	-2			2			-1
1 corp			-4	2	-2	-2	-2
1 count	-2			-1	3	-2
1 court	-1			-2	-1		1
1 credit	-2	-1	1	1	1	-1	-3	-1
1 creditfileid	3			-2	-1
1 creditlimitamount	3			-1	-2	-1
1 creditor	-1	2		-3	-1	-1	-1	2
1 cuenta	-4			5		-2	-2
1 current		-3						-1
1 customer	3			-3
1 d		-1		-5			1	-1
1 date	-1	-1		-3	-3	-3	3	-1
1 day	3	-1		-1	-1	-2	-3
1 days	2	-2		-1	-2	-3	-3
1 de	2		-1	-3	-2	1	-1
1 debtor	3			-2	-2	-2	-1
1 debts	3			-2	-1	-1
1 dec	1	-1		-3	-2	-2
1 deferred				3		-3	-1
1 delinq	4			-4		-2	1
1 delinquent	-3			-2	-1	-2	4
1 dental	1			-3		-3
1 dentist	-2			-1	3	2
1 description	1	1		-3		-1	-1
1 details	3	-2		-2		-1
1 dia	1			-1	-1	-3
1 digits	-3			2	-1
1 direct	2			-2	-1	-1	-1
1 dividends	4			-2		-2	-1
1 dla	3			-1		-1	-1
1 downvote	3			-1		-2	-1
1 draft	3			-2	-1	-1
1 duration	2			-1	-1	-1	-1
1 electric	4			1	-1	-3	-2
1 end	3		-1	-2
1 energy	2			-2	-1	-2	1
1 enrolled	-1	-1	2	-3	-1	-2	-1
1 entered	3			-1	-1		-1
1 equifax	3			-1	-2	-1
1 est				-1	1	-3	-1
1 every	3			-2	-1	-1	-1
1 experian	4	-1		-3	-2	-1
1 ext	2			-3	-3	-3
1 f	5		-1	-2	-2	-4	-1
1 fax	3			-3	-2	-1	-1
1 fcu	-3			2	-1	-2	1
1 feb	2			-3	-2		-1
1 fee	3			-2		-2	-2
1 fha	-1			-3	1	2
1 fico	3			-1	-1	-2
1 fidelity	3	-1	-2	-1	-1	1	-1
1 filed			-1	-3	1	-1	1
1 fin			1	1	-3	1	-2	-1
1 financial	-1	-2		2		-3	-4
1 fingerhut	-3			2	3	1
1 first	3		-1	-2		-2	-1
1 fl	4			-3	-1
1 food	3			-1	-2	-3
1 for	2				1	-4	-1
1 ford			-2	-3	-1	2
1 form	4		1	-5	-2	-1
1 free	3			-1	-1	-1
1 freedom	-3			2	2	-1	1
1 fri	3			-2	-1
1 from	4	-1	1	-3	-2	-1
1 fund	3			-1	-2	-1
1 furniture	-3		-1	2	2	2	-2
1 ga	4			-3	-3	-1
1 gas				1	-3	-5	-1
1 geico	3			-1		-2	-1
1 gmac			-2	3
1 government	2			-2	-1	-1	-1
1 guarantor	-3	-1		2	-3	1	-1
1 h	3			-3	-1		-1
1 har	-3	-1	-1	3			1
1 health			-1	3	-1	-1
1 heloc	-4			3		2	-2
1 here	2			-2
1 highbalanceamount	4			-2	-2	-3
1 highcreditamount	5			-2	-2	-2
1 him	3					-2	-1
1 history	2	-1		-4	-1	-2	1
1 i		-1		-3	-1	-1	1
1 i1	-2				2	-3	-1
1 i2	-2			2	1	-3	-1
1 i3	-2			3	1	-2
1 ia	4			-3	-1
1 id	1	-1		-1	-2	-1	-2
1 il	3			-2	-1	-1	-1
1 in	1	-2		1	-4	-4	-2	-1
1 inc	-1		-3	3	-4	-3
1 incurred	3			-2	-1		-1
1 ins	4	2	-1	-2	-3	-3
1 ira	3			-3
1 irs	-3		3	-3	-1	-1	-1
1 it's	-5			1	2		3
1 j	3	-1		-3	-3	1	-2
1 jan	1			-5	-2	-2	1
1 jewelers	-3		-1	1	2	-1
1 jul	3		-1	-2	-2	-2	-1
1 july	3			-1	-1	-1	-1
1 jun	2	2	-1	-3	-2	-2
1 k	3			-2		-1	-1
1 kids	3			-1		-1	-1
1 known	2			-2
1 kohl's	-1		-1	1	2	-3	-2
1 kohls	-3		-2	2	2	-1	-2
1 ks	3	-1		-2	-1
1 ky	3		-1	-2	-1
1 l		-1	-1	1	-1	-2	-3
1 la	2			-4	1	-1
1 last		-1	-2	2	-3	-4	-2	-1
1 late_count	3			-1	-1	-1	-1
1 left	-5			-1	-1	2
1 lendmark	-3			2			-2
1 level	4			-3	-1	-2	-1
1 license	3			-3
1 like			-1	-3	1	-2	1
1 lim	4			-3	-2	-1	-1
1 lines	4			-3		-1
1 llc	-2	-1	-2	3	-2	-2	1	-1
1 lns	-3			1	2		-1
1 loan	-2	-4	-1	2		-1	-3	-1
1 loans	1	-1	-1		-3		-1
1 luz	1			-1	1	-4	-1
1 m	1	-2	-1	-4	1	-2	2
1 macys/dsnb	-3		-1	2			2
1 made	2					-2	-1
1 mail	2		-1	-2	-2	-1	-1
1 mar	1		-1	-3	-3	1	-1
1 mastercard	-4	-1	-2	4	-1	-1	1
1 matures	3			-2		-1	-1
1 may	1	1	-1	-4	-2	-2
1 me	2		-2	-4	1	-2	-1
1 member	2			-2
1 mi	3			-3	-1
1 min	-4	-1	-1	-1	-3	3	3	-1
1 minimum	-2			-1	-1	5	-4
1 mismoversionid	2				-2		-1
1 month	-3		-1	-1	-2		2
1 monthlypaymentamount	-5			-2	-3	5	-2
1 months	3			-3	-1	-2	1
1 monthsreviewedcount	3			-1		-3	-1
1 mortgage	-1		-1	2	-3	-1	-2	-1
1 mortgageloan	3			-1		-2	-2
1 mos	1			-3	-1
1 mt	3			-2
1 n	3	-3	-1	-3	-2	-1
1 na	3		-1	-1	-1	-2	-2
1 navient	-3		-1	3			-1
1 nco	-3		3	-3			-1
1 ne	3			-2	-1
1 net	4		-1	-2	-2	-2	-1
1 network	-2			2
1 new	3			-3
1 nm	3			-3	-1	-1	-1
1 nmls	4			-4	-3	-1	-1
1 no	-2	-2	-1	3	-4	-4	1	-1
1 not	3			-1	-2	-2
1 notes	1			-3	-1	2	-2
1 nov	4	1	-1	-3	-3	-3	-1
1 now	-3	-1		1	2		2
1 nr	-4		-1	4	-1
1 number		-1			-3	-2	-3	-1
1 ny	3			-2	-1
1 o	3			-2	-2	-1
1 oct	4	-1	-1	-4	-1	-2
1 october	3			-2	-2	-1	-1
1 of	3	-1	-1	-3	-4	-4	-1
1 on	1	-1	-2	-2	-2	-3	1
1 open	2	-1	-2	-5	-1	-2	2
1 opened	1			-3	-1	-2
1 opn	3		-1	-2	-1	-1
1 over	4		-1	-2	-2	-4	-2
1 owe	1	-1		-3	2	-2
1 owes	-3	1		-1	2
1 p	3			-3	-3		-2
1 pa	3			-3	-2	1	-1
1 page	5		-1	-3	-2	-1	-1
1 paid	5	-1	-1	-1		-2	-4
1 part	4		-2	-1	-3	-1	-1
1 pastdueamount	3			-1	-1	-2
1 pattern	3			-2		-1	-1
1 payday	-3			1	1	-1
1 paying				-2		3	-2
1 payment	-1	-1	-1	-2	-3	2	-1	-1
1 payments	2	-1		-2	-2	1	-2
1 payoff	3	-1		-1	-1	-2
1 period	3			-1	-1	-1	-1
1 petal	-2	-1	3	-2	-1	-1	-1
1 phone	5		-1	-5		-3	-1
1 pm	4	-1		-2	-1	-1	-1
1 pmt	-3	-2	-1	-3	-4	3		-1
1 pob	3			-3
1 postalcode	4			-3	-2		-1
1 pra	-3			2			1
1 premier	-3		-1	2	1	1
1 profile	4			-2	-1	-3	-1
1 propane	-3	-1		3	-1		-1
1 property	3		-1	-2			-1
1 q	-1		-1	-3	-1	3	2
1 questions	2			-2	-1
1 quicksilver	-2		-2	3	-1	-1	-1
1 r	1	-1		-2	1	-3
1 r1	1					-3	-1
1 radiology	-3			4	-1	-1	-1
1 rating	-2			-1	-2	-2	2
1 rec'd	4			-1		-1	-2
1 receivables	-2		-1	2
1 records	3			-2	-1	-1
1 recovery	-3			2	1
1 rent	5			-2	-2	-3	-1
1 repayment	-2						2
1 reply	3			-3		-1
1 report	3			-3			1
1 reported	-1			1	-2	-3		-1
1 repossessed	-4		-1	-1		-1	5
1 request	3	-1	-1	-2
1 requested	3			-3		-1	-1
1 reviewed	4	-1		-1		-2	-1
1 rptd	4		-1	-2	-1	-2
1 save	3			-1		-1
1 savings	3	-1	-2	-7	-1	-1	1
1 score	4	-1		-2	-3	-3	-1
1 scores	3			-1	-1	-1
1 section	3			-1	-2	-1
1 sep	2		-1	-1	-1	1	-3
1 september	3			-1	-1	-1
1 service	1		1	-3	1	-2	-2
1 servicing	-3	-1		2	1	-1	-1
1 settled	3		-1				-3
1 share	2			-2	-1	-1	-1
1 so	-2			-1	-3	1	1
1 sold					1	1	-3
1 sprint	-3			3
1 ssn	4			-3	-1
1 statement	3			-3		-1
1 status	-2	-1		-4	-2	-2	5	-1
1 streetaddress	3			-1	-2
1 student	-1		-1	2	-3	1	-2
1 subaru	-3	-1	-1	2	-1		-1
1 suite	3			-1	-3	-1	-1
1 sum	2		-1	-3	-3	-2
1 summary	3			-2	-1
1 surgery	-3			2	1		1
1 svc			-3	-2			1
1 sys	-1		2	-1	-1	-1
1 systems	-3		-3	2	2	-1	-2
1 taxes	2		2	-2		-1
1 tel	1	-1		-3	1		-1
1 term	3			-1		-1	-2
1 the	4	-1	-2	-6	-2	-3	-1
1 through	3			-2	-1	-1	-2
1 thru	3		-1			-2	-2
1 til	3					-1	-2
1 to	1	-1	1	-4	-3	-1	-2	-1
1 total	3	-1	-1	-4	-2	-4	1
1 totals	3			-2	-1	-3	-1
1 toyota	1	-1		-4	1	-1
1 tradeline	3			-2
1 trust	-3		3	1	-1	-1	-1
1 tu	3			-2	-1	-1
1 tx	2		2	-3	-2		1
1 type	-3	-1		-3	-1	-1	4
1 ulta	-4			2		-2	2
1 union	1	-1	1		-3	-3
1 unlimited	-3			3			1
1 unpaid	3		-1	-2			-1
1 unpaidbalanceamount	-4			-2	4	-2	-1
1 unsecured		2			-3		-3
1 until	3			-2	-1	-1	-2
1 updated	5			-2	-1	-1	-3
1 upgrade	1			-3	-2
1 upvote	4			-1	-1	-2	-2
1 va	3	-1		-3	-1	1
1 value	4			-2	-1	-1
1 vanguard	3			-4
1 vantagescore	3			-1	-1	-1
1 verizon	3			-1		-2
1 vin	3		-1	-3	-1
1 visa	-1	-1		2		1	-3	-1
1 visit	1	-1	-2	3		-1
1 vt	4			-3			-1
1 wa	5			-4	-2
1 was	2		-1	-1	-2	3	-3
1 washer	-3			-1		2	1
1 webbank	-3		-1	3	1	-1	1
1 within	5			-2	-1	-2	-1
1 x	3			-1	-3		-1
1 xxxx	-1	-1		2	-1		-3
1 xxxxxxxxxxxx	-2			4	-1	-1	-2
1 y	3	-1	-1	-2	-2	-2	-1
1 year	2		-1	-2		-1	-2
1 years	3				-1	-1	-1
1 you				-3		-1	2
1 yrs	3			-1	-1	-2	-1
1 zip				-3	1
1 催收	-2			-1		-1	3
1 尾号	-3			2	-1	-1	-1
1 最低还款	-5			-3	-1	-2	6
1 月供	-3			-2		-1	3
1 账号	-3	-1		3	-1	-1	-2
1 逾期60天	3			-1		-1	-3
2 a		-1	1	-1	-3			-1
2 about	1			-3	1	-1	-1
2 accepted	3			-2		-1	-1
2 account	-2	-1		2	-3	-3	-1	-1
2 accounts		-1		2	-2	-1	-1
2 acct	-2	-2	-2	2	-1	-5	-2	-1
2 add	2			-2		-1
2 address	4			-3	-1
2 adjustment	-3		-1	2	2	-2	-1
2 affirm				-1	1	1	-3
2 agreed			-1	3	-1	-1	-2
2 aidvantage	-2			2			-1
2 altima	-2			-1	1	3
2 aluguel	2			-2	-2	-1	-1
2 amt		-1		-3	1	-2	-2
2 application	4	-1		-4
2 as		-1		3	-3	-2	-1	-1
2 ashley	-3			1	1	2
2 at	2			-3	-1	1	-1
2 aunt			-1	-2	2	-1
2 ave	3			-2	-2	-1
2 award	-2			3			-1
2 b	-1	1	-2	1	-2	-3	1
2 back	3			-4	-2	-2
2 bal	-3	-2	1		-2		2	-1
2 balances	3				-1	-1	-2
2 bank		-1	-4	-1	-1	1
2 barclays			-1	1	-2		-3
2 bill				2		-2	-1
2 bk				1	-1	1	-3
2 c/o	-1		-1	3	-1	-1	-1
2 cabela's	-3			3	1	-2	-1
2 call	4			-3	-1
2 can	2		1	-1	-1	-2	-1
2 car		-1	-2	-3			2
2 cards	-2			3	-1	-2
2 case	2	-1	-1		-3	-1	-2
2 certified	3		-1	-2	-3	-1	-1
2 charge-off	-3			-1			3
2 charged	-2		-1	-1	-2		3
2 check	3		-1	-1		-1	-1
2 checking	4	-2		-4	-1	-1	-1
2 church	3				-1	-2
2 citi	-1		-1	3	1	-2	-2
2 citizens	-2			2
2 claim	3	-1		-3	-1	-1	-1
2 classification	3			-3		-1	-1	-1
2 client	3			-3	-1		-1
2 close	2			-3			2
2 closed	4			-2	-1	-1	-2
2 club	-3		-1	2	3		-1
2 coast			-3	2			-1
2 coll	4			-1	-2	-2
2 collection	-2	-1	-1	2	-1	-3	1	-1
2 columbus	-2			3		-1	-1
2 comenity	-3			3	-1	-2	1
2 confirmation	2			-2			-1
2 contact	3			-2	-1	-1	-1
2 contract		-1		3	-2		-1
2 costco	-2			3		-1	-1
2 county	2		-1	-3	-1		2
2 creditor's	3	-1		-2	-1	-1
2 ctr	3			-2			-1
2 current	-2	-2			2	-1	1	-1
2 customer	3	-1	-1	-2	-1
2 data	3			-3	-1
2 date	1	-1			-3	-3	-3
2 days	2	-1	1	2	-3	-2	-4	-1
2 de				1		-3	-3	-1
2 debt		-1	-1	1	-2	-1	2	1
2 deferment			2	-1			-3
2 delaware				3		-1	-1
2 delinquency	3			-2		-1	-2
2 delinquent	3			-2	-1		-1
2 deposit	4			-3			-1
2 description	3			-2			-1
2 dillard's	-3			3
2 direct	3			-2		-1	-1
2 dmp	-1			-1	-2	-3	1
2 due	2	-3	1	-1		-2	-2	-1
2 edit	2			-1		-1	-1
2 electric	1		-2	2	-3	-2	-1
2 ends	-3			2	-1	1
2 er	-2		-1	3	1	-1	-2
2 est	4			-1	-3	-3
2 evansville	3			-3
2 everyday	3			-3
2 f	3			-1	-2	-2
2 falls	1			-2	-2	2	-1
2 fax	3			-2
2 federal	-3		-2	2			-2
2 fees	-3	-1		3	-1	-1
2 fico	4			-1	-2	-1	-1
2 fidelity	4			-3	-1	-1	-1
2 fin			-3	-2		-1	-2
2 final				-3	1	-3	-1
2 finance	-3	-1	1	1	-1		3
2 fingerhut	-2		-1	3	1	-1	1
2 fitness	3			-3	-1
2 food	3				-1	-3
2 forbearance	1			2	-1		-2
2 ford	-1		1	-1	-3	1	-1
2 free	3		-1	-2	-1
2 freedom			-1	2	-1	-1	-3
2 fund	2			-2
2 furniture	-2	1	-1	1	-1	3	-2
2 gone	-3		-1	1	2
2 greenville	3	-1		-1
2 group					-3	-1
2 hardship	3			-2		-1	-1
2 have	3			-2	-1	-1	-1
2 health	-3		-1	2	-1	1
2 high	2			1	-3	-2	-1
2 history	6		-1	-4	-1	-2	-3
2 holiday	3			-3
2 home	1				-1	-3	-2
2 hospital	-2		-1	3	1		-1
2 hr	3	-1		-1		-2
2 hsbc	2		-1	-1	-1	-1	-1
2 https	3			-1	-1	-1	-3
2 i	2			-4	-2	1	-1
2 identification	4			-4	-1
2 if	3	-1		-3
2 in	1		-1	-3	-3	1	-1
2 inc	-2		-1	3	-1	-3	-1
2 inquiries	4			-1	-1	-1	-1
2 installment	-2	-1	1			-3
2 insurance	3			-1	-1	-2	-1
2 int	3	-1		-1	-2	-2
2 ira	3			-3
2 it	-2			2	-3		2
2 j	1	-1		-1	-4	-1	2
2 jan	2			-1		1	-2
2 jeep	-2			3	-1
2 jewelers	1			1	-1	1	-3
2 joint			-1	1	-1	-3	1
2 ks	3				-1	-2	-1
2 last	2		-1	2	1	-3	-3	-1
2 late	1	-1		1	1	-5	-1
2 letter	2			-2		-1
2 limit	-1			-1	1	1	-2
2 little	3		-1	-1	-2	-1
2 llc		1			-3	-2	-2
2 ln	1		-1	-1	-2	3
2 loan	-1	-1	1	2	-4	-2		-1
2 luz	2				-2	-3
2 m	5	-1		-3	-2	-1	-1
2 ma	2			-3		-1	-1
2 macy's		-1	-1	2		-1	-2
2 macys/citibank	-3			3
2 mae	1			1	-2	-1	-1
2 mastercard	-1		-1		-2	1	2
2 may	3		-1		-1	-1	-2
2 me	2			-1	-3	-1	1
2 med	2		-1	-2	-1	-1	-1
2 member	3			-4	-1		1
2 mgmt	-2		-1	2			1
2 min	-4	-1	-1	-3		4
2 minimum	-2	1			-1	1	1
2 mo	-1	-1	-2	-2	-3	1	1	-1
2 mohela	2		-1		-2	1	-3
2 money	4			-4			-1
2 montgomery	-3			3
2 month	-2	-1		-6	-2	-3	4
2 monthly	-2	-1			-2		1	-1
2 mortgage	2	-1	-2		-1	-2	-4
2 mos	3			-1		-2	-2
2 motor		-2	1		-1	-2	-1
2 mínimo	-3			-2	-2	1	2
2 n		-1	1	-2		-3
2 n/a	3			-3	1	-1
2 na	1				1		-3
2 navient	-3			2	-1	2	-1
2 nelnet	-3			3	1	-1
2 net	3			-2		-1
2 nmls	3			-3
2 no	1	-1	1	2	-2	-2	-3
2 nordstrom	-3			2			1
2 number	-1	-1	-1	1	-3	-3	-3	-1
2 o	3			-2	-1	-1
2 of		1			-3	-1		-1
2 office	-2			1			2
2 official	3			-2
2 oh	3			-2
2 ok	1	-1	1		-1	-3
2 old	-3		-1	-1	3	1	-1
2 omaha	3			-1			-2
2 on	1	-1		-5	1	-2	-2	-1
2 one	-1	-1		-2	-1	1	3	1
2 only	3			-2	-2	-1
2 open	1	-1	-2	-2		-2	-1
2 or		-1		-3	-2	-2	1	-1
2 orig	-2	-1	-1	2	-3	-1
2 original	2			-2	-1	-1	-1	2
2 other	2		-1	-3	1	-2	-1
2 our	3		-1	-2			-1
2 out	3			-2			-1
2 owe	2	-1	-1	-2	-3	3	-1
2 p.o	4			-3	-3	-1
2 page	3	-1			-2	-2	-1
2 paid	2	-1		-3	3		-4
2 parcela	-1			-2	-3	2	-1
2 past		-1		1	-3	-3		-1
2 patel	-2		-1	-2	2	2	-1
2 payment	1	-1		-2	-1	-1
2 payoff	3			-2	-1
2 pays	5				-1	-3	-3
2 pediatric	-3			3	-1
2 pell	-4			2	2	-1
2 per	3		-1	-3	-1	-2	-2
2 philadelphia	1			-3	2	-1
2 phone	3			-2	-2	-1	-1
2 please	4			-3			-2
2 pmt	2		-1	-2	-3	-2	3
2 po	2	-1	-2	-2	-3	1	-1	-1
2 point				3		-1	-1
2 portfolio	-3		-2		2
2 previous	2			-1	-2	-1	-1
2 primary	2			-2		-1
2 priority	1	-1	1	-3			-1
2 profile	3			-2	-1	-1	-1
2 program	3			-1		-1	-1
2 property	3			-3			-1
2 public	3			-2	-1	-1
2 questions	3			-2	-1
2 rapids	4			-4
2 rd	4			-2	-1	-1
2 re	-1		2	-2
2 received	5	-1		-3	-1	-1	-2
2 recent	2			-2		-1
2 ref	-2				3	-2	-2
2 reference	-2	-1		2	-3	-3	-3	-1
2 regular	5			-5			-1
2 renee	3			-3
2 rent	3		1	-3	-2	-2
2 renta	3			-1	-1	-3
2 report	4	-1		-5	-1	1	-1
2 reported	1		1	-2	-2	-3
2 requested	3			-1	-1	-1	-1
2 resource	-2			3	-2	-1	-1
2 retirement	2		-1	-2	-2	-1
2 rocket	1		-1		-3	2	-1
2 routing	4			-4
2 run	-2			3
2 s	4	-1	-1	-3
2 saldo	-3			-1	2	-1	-2
2 sapphire	-2			3	-2	-1
2 says	-3		1	1	-1	1
2 scheduled	-4	-1		-2	-1	3	-1
2 score	3			-2	-3	-2	-1
2 secured			-1	2		-1	-2
2 sent	-1		-1	-2	-3	2	-1
2 services	-1		1	2	-2	-3	-3
2 settled	2			1			-2
2 share	3			-4		-1	-1
2 slate	-3		2	1	-1	-1	1
2 snap	-3			2		2	1
2 so	-3			-2	2	-3	3
2 solutions	-1		-1	3	-1	-2	-2
2 speedy	-2		1	-2		-1	-1	3
2 springfield				-3	1
2 start	3				-1	-1	-1
2 status		-1		-5	-2	2
2 street	2				-3
2 summons	4			-1			-4
2 synchrony	-2	-1	-2	2	-3	-3		-1
2 syst	2			-2	1	2	-1
2 systems	1		-1	1	-2	-3	-2
2 số	-3			3
2 t	1			-3		-2
2 target	-3		-1	2	2	-2	2
2 tax			3	-3	-1	-2
2 telephone	3			-2
2 terms				-2		3	-2
2 thank	3			-2			-2
2 the	-1			-1	2	1	-3
2 their	-3			3
2 this	3			-2	-1	-1
2 till	-3					2	-1
2 to	2		-1	-3	-2	-4
2 total		1			-4	-2	-1	-1
2 totals	3			-2	-1	-1
2 tower	-2		1	-1		1
2 two	-1				-1	-1	3
2 tx	3	-1		-1	-1		-1
2 u.s	-2			3		-1
2 union	2	-1		1	-1	1	-3
2 updated	3		-1	-3	-2	1	-2
2 upgrade	-3		-2	2	1	-1	1
2 upstart	-2			4	-1	-1	-1
2 usaa	-2		1	-3	1	3
2 va	1			-3	-1	1	-1
2 van	2					-2
2 vin	4			-3
2 visa	1		-4	1	-3	-2	2
2 w				-3	1	2	-1
2 water	2			-2	2	-1
2 we	2	-1		-3		1	-1
2 will	3			-2		-1
2 winterville	2			-2
2 worst	4						-4
2 x	-2		-1	-1	2	-2	-1
2 xcel	3			-2		-1
2 xp	3			-2			-1
2 xp/tu/ef	2			-1			-1
2 yes	-2			-1	-2	-2	2
2 yet	-3			-1	2	2
2 余额	-3			-2		-2	4
2 最低还款	-1	-1		-3		-1	1
3 a	2	-2		-2	2	-4	1
3 account	-1				-4	-3		-1
3 acct			1	1		-2	-3
3 ach	2			-2		-1
3 active	2			-1	-1	-1	-2
3 address	4			-4	-1
3 affirm	-3		-1	3		2	-2
3 all	2			-2	-1	-1	-1
3 ally		-1	1	-4	2	2	-1
3 altima	2		-1	-3	-1	-1	-1
3 altitude	-2			2		-1
3 amazon	-3		-1	1	2	-1	1
3 america	3			-1	-2	-2	-1
3 american			-1	3	1	-2	-1
3 amex	-3		-1	2	1	2	-1
3 amt	-2			-4	2	1	1
3 an	3	-1	-1			-1	-1
3 and	-2	-1		-3	1		-1	-1
3 anesthesia	-3	-1	1	2
3 annual	3			-3		-1
3 apt	2	-1		-3	-1	-1	-1	-1
3 as		2	-2	-1	-3	-4		-1
3 assets	3	-1		-1	-1
3 at	2	-1	1	-2	-3	-1	-3
3 atraso	-1			3
3 auto		-1	2		1	1	-3
3 ave	3	-1		-3			1
3 big	-3			2			1
3 billing	3			-2		-2
3 bk	2		-1	1	-1	-2	-3
3 blue	-3		-1	3	-3	-1	1
3 bofa			-2	-3	-1	2
3 borrowerid	3			-3	-1	-1
3 box	1				-3	-2	1
3 by	1		1	1	-2	-1	-4
3 c	-2		1	-1	1	-3	1
3 call	3		-1	-3	-2	-3	1
3 capital		-1	-1	2	-4		-2	1
3 card	1	-1		1	-3	-2
3 carol	3			-2	-1
3 case	2			-2
3 cash	-3		3		-1		2
3 cedar	3			-3
3 charge	3				-1	-3
3 charged	-1		-1	-3	-1		2
3 chase	-1			2	-4	1	-2
3 checking	5		-1	-5	-1	-1
3 citibank	-4			3	-2		-1
3 city	2		-1	-1	-1		-3
3 claim	3	-1		-2
3 claims	3			-2
3 class	3			-2	-1	-2
3 client	3			-2	-1	-1
3 collection	-1	-1	-1	1	-2	-4
3 collections	-3		1	2	1	-1
3 comenity	1			-1	-1	-3	2
3 commonwealth	-2			3
3 conv	2				-1		-2
3 cooper	-2			3	-1	-1	1
3 costco	-2		-1	3
3 counseling	3			-2		-1	-1
3 cr	3		1	-2	1	-1	-2
3 customer	3	-1		-1	-1	-1	-1
3 d				1	-2	-1	-1
3 date	1	-1	1	-1	-2	-2	-3	-1
3 days	-1	-1	1		-1	1	-4	-1
3 de	1	-1	-1		-2	-3
3 dec	2			-1	-1	-2	-1
3 dept	-2		-2	3	-1	1	-2
3 details	3	-1		-3	-1
3 direct	-1		-3	2	-1	-1
3 discharged	3			-3	-1
3 disclosure	3			-3
3 discover			-2					1
3 disputed	3		-1	-2	-1	-1	-1
3 dla	3			-1	-2		-1
3 docs	-3			3			1
3 domestic	3			-2
3 dr	-2		-1	-4	2	3	-3
3 due	-2	-2	2	1	-1	-5	1	-1
3 e	4		-1	-3	-2		-1
3 edge	-2				-2	2	-1
3 est	1					-3	1
3 example	3			-3	-1	-1
3 exp	2			-2
3 fargo			-1	1	-1	-2	1
3 fecha	3			-1		-1	-1
3 federal	-2	-1		1	-3	1	-1
3 fico	2				-2
3 fifth	3			-1	-2	1	-1
3 file	2			-3		-1
3 first		-1	-1	3	-2	-1	-2
3 fl	3			-3
3 florida	4			-3			-1
3 food	3				-1	-2
3 for	1	2	-1	-1	-1	-4	-2
3 forbearance	-4		-2	1	1	2	-1
3 freedom			-2	1		1	-3
3 from	3			-2	-1	-1	-1
3 gas				1	-2	-3	-1
3 global	-2			3			-1
3 goes	1			-3	1		-1
3 h	3		-2	-1			-1
3 heloc	2			-3		2
3 home	-1			1	1	-3
3 hosp	2			-2
3 id	1		1	-1	-2	-1	-1
3 identification	3			-3
3 inc	2			-1	-3	-1
3 incl	3				-2		-1
3 ins	3			-2	-1	-2
3 insurance	2				-1	-2	-1
3 int	-3			2	-1	2	-2
3 it	-3			1	3	-3	-1
3 joint	-2		2	-2		2	-3
3 jpmcb	-1			3			-1
3 kohl's	-1		-1	2	1	-3	-2
3 kohls	-3			2	2		1
3 kohls/capone	-3			2	1	1	-1
3 l31	2			-3	1
3 last		-1		3	-2	-2	-3
3 late	1	-1	-1		3	-4	-3	-1
3 lease	-4			4
3 left	-2					2	-1
3 limit	-1		-1	2	-3	1	-1
3 line	-2	-1	-1	3	-2	-1	-1
3 lowe's					-1	3	-2
3 m	3			-2	-1
3 mastercard	-1			4	-1
3 midland			-1	-2	1	-2	1
3 min	-3	-1	-1			1	2
3 minimum	1			-1	-1	1	-3
3 mo	2	-1	-2	-2	-2		-1
3 mom	3			-1	-1	-1
3 monthly					-2	-4	2
3 months	1		-1	-1	1	1	-3
3 most	3			-2		-1	-1
3 motor			-1	1		-1	-3
3 mr	-3			2	1	-1
3 mrs	3			-1	-2	-1
3 n	-1			1	1	-3	-3
3 na				-3	1	-3
3 ne	3			-2		-1
3 nelnet	-2			1		2
3 new	2	-1	-2	-1	-1	-1	-2
3 next	3			-2		-2	-1
3 now	-1		-1	1	-2	-2	1
3 o	2		1	-4	-2	-1	3
3 october	-3			2		-1	3
3 of	1	-1	-2		-3			-1
3 oh			-1	2	-3
3 ok	-3		1	1	2	1	-4	-1
3 old	-1		-2	3	-2	2	-2	-1
3 one	-3	-2	-2	-1	-2	3	2	-1
3 onemain	-1	-1		3	-2	-2	-2
3 opened	3	-1		-1		-1	-2
3 or	4			-4	-1	-1	-1
3 orig	1	-1	-1	-1	-2	-3	1
3 original	3			-2		-2	-2	1
3 our	3		-2	-2	-1	-1	-3
3 owe	-4		-1	1	-1	2	1
3 owed	-2	1	-1	-3	1	1	-1
3 p	3			-3	-1
3 page	3			-2
3 paid	2	-1		3	1	-3	-3
3 parcela	-3			-1	-1	3	-1
3 part	3		-1	-1	-2	-1
3 past	1	-2	1	3	-2	-3	-2
3 pay	-1		-3	1	-2	-3	2
3 payments	3		-1		-1	-1	-3
3 pays	2			1		-2	-3
3 penfed	-3			3	-1		1
3 pennymac	-2		-1	4	-1		-1
3 per	3	-1	1	-3		-2
3 phone	2		1	-4	-2	-2
3 pkwy	2			-2
3 pl	-1		1	1	-1	1	-3
3 planet	2			-2
3 platinum			-1	-2	2	2	-2
3 pmt	-1		-2	1		-3	1
3 portfolio			-2	2	-1	-1	-2
3 que	2			-1	-1
3 radiology	-3			3	-1
3 ray	2			-2		1
3 re			2	3		-1	-3
3 reasons	2			-2
3 recent	4	-1	-1	-2			-1
3 recovery	-1	-1	-1	2	-3	-2		-1
3 redcard	-2				3	-1	-1
3 regional	-3			2	-1	-2	2
3 rent	5			-3	-2	-3
3 renta	3				-1	-3
3 report	3		-1	-2	-1	-1	-1
3 repossession	2			-2
3 republic	-2		2		-1
3 respondent	3			-2	-1	-1
3 revolving	1		-1	1	-1	-2	-3
3 river	3	-1	-1	-1
3 riverbend	3			-3			-1
3 rocket	-1	-1	-1	3	-2	-2	-1
3 rockland	-3			2	2	1	-1
3 rooms	-3			2		2	-1
3 saint	3			-2
3 sapphire	-3			3
3 savings	3		-1	-3	-1	-1
3 sec	2		-1	-1	-2
3 self	-3		1	1
3 since	-1			3	-1	-2
3 slate	-2			2	1	1	-2
3 social	2	-1		-2
3 sofi	-4		-1	2	1	1	-3
3 started	1		1	-3	-1	1
3 ste	2			-2	-1
3 still	4			-1	-3	-3	-1
3 student	-3	-1	-2	4	-2	-1	-2
3 summary	2				-1	-1	-1
3 suncoast	3		-1	-2
3 synchrony	-1	-1	-1	3	-3			-1
3 terms		-2		-4	1		-2
3 their	-5			5	-1		-2
3 think	3	-1		-2	-1	-1	-1	-1
3 third	-2			2
3 this	1			2	-3	-2
3 til	-3				-1	3
3 time	-1			3	-2
3 tire	-2			2	1
3 to		1	-1	-1	-3	-2
3 total	2				-3	-4	-2
3 transactions	4			-4
3 transworld	-3		-1	3		-1
3 type	1			-1	-1	-3	1
3 upstart	-2		-2	3	-1		-1
3 us		-1	-3	-1	-3			-1
3 used	-3		1	1	1		-2
3 verizon	-1		-1	3	1	-2	-2
3 visa	-2		-2	3	-1	-1	-2
3 visit	3		-1	-1	-1	-1
3 w	1		-2	-3	-2	1	-1
3 wa	3		-1	-2
3 was	-1				-1	-2	3
3 we	3			-3	-1	1	-1
3 worst	4						-3
3 x	1		-1	3	-1	-2	-1
3 xp/tu/ef	3			-2			-1
3 y	3			-2	-1		-1
3 you	2	-2	-1	-2	-4		-2	-1
3 your		-1	-1	1	-2	-3	1
3 信用卡	-3			3
3 最低还款	3			-1		-1	-1
3 欠款	4			-1	-1	-1	-3
3 正常	-3			2
a month	-3			-2	-2	2	2
account no	-2	-1		3	-1	-2	-3
account number	-1	-1		1	-3	-2	-4	-1
acct no	-3			3	-2	-2	-2
address id	3			-2
bad debt	3			-1			-2
bal pmt		-1		-2	-2
balance loan	2	1	-2	-4
balance minimum	2					-1	-2
bank altitude	-3			3
bank heloc	-3			4			-1
bank loan	-3			3
bank visa	1		-1	-3	1		-2
big card	-2		-3	2	1	-1
bk omaha				1		-1	-2
cabela's club	-2			2	1	-1	1
can do	3					-2
cap one	-1		-1		-3		2	-1
card ending	-2			3	-1
card opened	3			-2			-2
care credit	-3			-1	2	1
case no	3	-1		-3	-2	-1	-1
cash ending	-2			2
certified mail	3		-1	-2	-3	-1	-1
charge-off date	-3						3
charged off	-4		-1		-1		2
citibank/best buy	-2			1			2
claim no	2	-1		-2		-1	-1
client id	3			-2
counseling a	2				-1	-2
credit cards	3			-1	-1		-1
curr acct	2			-2	-1	-1	2
current balance	-2			-2	3	-1
current current	-3			-2			3
current days	3					-1	-2
date opened	4			-2	-1	-1	-1
date updated	3					-1	-1
days days	4	-1		-1	-1	-2	-3
days delinquent	-3			-1		-1	3
days late	3	1		-1	-2	-2	-3
de cuenta	-4			4			-1
debt incurred	3			-2	-1		-1
discover e-payment	4			-2	-1	-2
due account	3			-3			-2
due jun	3					-1	-2
due loan	3			-3
due the				-3
duke energy	2			-2	-1	-1
ending in		-1	-1	1	-3	-1
ends in	-2			3	-1	-1
energy acct	3			-2	-1	-1
everyday checking	3			-3
falls sd				-2	-1	2	-1
fax no	3			-2
fico score	3				-1	-1	-1
fin f	4		-1	-2		-4
fin svc	-2		-1	3		-1
final us				-1	1	-3	-2	-1
finance acct	-2			2	-1
financial svc	-3			2			2
ford credit	-1		1		-2	-1	-1
free checking	3			-3			-1
from to	3				-1		-1
greenville sc	3			-2
group guarantor	-2			2	-1
holiday club	4	-1		-3		-1
home lending	2		-1	-2	-1
hospital account	-3			3
hr ago	2	-1		-2	-1
id number	3			-3			-1
identification number	4			-4
if known	3			-3
installment revolving	2			-2	-1
jpmcb card	-2		-1	1	-1		3
kubota credit	-3				-1	1	-1
last digits	-3			3
late dates	3			-2		-1	-1
late payments	3			-2	-1	-2	-1
loan account	-3			3
lvnv funding	-3			2			1
member no	3			-3
min is	-2				-1	3
monthly payment	-2	-1			-1	-3	2
months reviewed	3	-1		-1		-2	-2
mortgage acct	-1			2			-1
mortgage loan	-4			4
motor credit			-3		-2	-1	-1
mínimo us	-3			-1	-2	1	1
n n	2	-1		-2	-1	-2	-1
navy barclays	-2		-1	3	-1	-1	-2
network inc	-2		-1	3			-1
nmls id	2			-2
number last	3			-3		-1	-1
number xxxxxxxxxxxx	-3			4	-1
of credit	-2		-1	3	-1		-1
of date	3						-3
of dec	3			-1	-1		-2
off account	3		-1	-2
official form	3			-2	-1
ok current	2						-2
on the	1			-3	-2	-1	1
one auto	-3		1	1	1	-1
one is	-3				1	-1	2
one quicksilver	-2		-1	3		-1
onemain financial			-1	3	-1	-1	-1
open delinq				-1		-1	2
opened dec	3			-1			-1
opened reported	3			-2	-1
opened status	-3			-2			3
orlando fl	3			-2
our file	4			-3			-1
owes me	3				-2	-1
p.o box	4			-3	-3	-1
page of	3				-2	-2	-1
paid collection				-2	2	-1	-2
paid on	3			-1		-1	-2
partners guarantor	-3			3
past due	1	-1		1	-3	-3		-1
payment due	3			-1		-2	-2
payment is	-1			-1	-2	3	-3
payment pattern	2			-2			-1
payment status	-2					-1	3
personal line	-3			3
phh mortgage				2			-1
platinum min	-3				-1	-2	2
po box	2	-1	-1	-3	-4		-1	-1
portfolio recovery	-3		-2	1	1	1
public records	3			-2	-1
recovery associates	-1			2	-1		-1
regions bank	3			-3
rent is	3			-1	-2	-1
report number	3			-3
reported apr	3			-1	-1		-1
reported jan	-2			-2	-1	-1	2
reported mar	3			-2		-1	-2
reported oct	3			-1			-2
rev late				-1		-1	3
rocket mtg	2			-1	-1	-1	-1
scheduled payment	-2			-2	-1	3	-1
security number	3	-1		-3
service date	3			-1			-2
services call	3			-2			-2
share savings	3			-3
soc sec	3			-2
speedy cash	-2		1	-3	-1	-1	-1	3
statement date	2			-1			-1
status late	-2				-1	-1	3
status notes	-3			-1	-1	3	-1
store card	-1		-2	2	-1	-3
systems llc	2		-1	-3		-1
term duration	3			-1	-1	-1	-1
thank you	2			-2			-1
their file	-3			3
to collections	-2			-1			3
total us	5	-1		-2	-4	-4	-2
toyota financial	-3	-1	2	-1	-1	1	-1
transworld sys	-3		3	-1	-1
up to	4				-1	-2	-1
usaa visa	2			-3		2
vin ending	3			-3
visa acct	-3			3
winterville nc	2			-2
wireless account	-3			3
with a	2			-1	-1	-1
you are	-3			-1	-1	-1	4
余额 最低还款	-1			-2		-2	3
# figure words behind
a	-3	-1		-3	-3	4		-1
a 	-1			2	-2	-1	1
a mo	-1			-1	-2	4
a month	-4	-1	-1	-3		5	-3
a week	3					-3	-1
account		-1	1		-2	-3
account 	2		1	-1	-1	-1	-3
account type	-4	-1		4	-1	-2	-2
accountidentifier	3			-3	-1	-1
accountidentifier 	2			-2		-1
accountopeneddate	-4			4	-2	-2
accountopeneddate 	-3			3	-1	-1
accounts	3			-1	-2	-1
acct	-2	-1	2	-2	-1	1
active 	-1	-1		-3	-1	1	2
after	3			-1	-1	-1
al mes	-2			-1		3
altima	-3	-1	1		-2	-3	2
am	4			-2	-2	-3	-3
am 	3			-1	-1	-1	-2
american	3			-2		-1
amount		-1		-5	-1	1	1
annual	-3		1	3
are	3			-1	-1	-1	-2
as	1			-2	-3	1
as agreed	1			-2	-3
as of	3			-3
asagreed				-2		1	-4	-1
at	3			-1	-1	-1
atrasado	-2	-1		-1	3	1	-1
autopay 	1			-2		-2	3
avant	3			-1	-2	-1	-1
ave	5	-1	-1	-4		-1
ave e	3		-1	-2		-1
bal	-3	-1	-1	5	-2	-4		-1
bal 	-2			3	2		1
bal min	-4	-1	-3	5			-1
bal pmt			-2	4	-1	-3	-1
balance	-2	-1	-1	3	-1	-1	-2	-1
balance monthly	3			-2
balance pay	3			-3
balance payment	-3		1	2		-1
balance updated	-6			7	-1
balances 	3			-3
bank	2		-2	-4	-1	2	-1
bank of	1	-1		-3	-1	1	-1
barclays	1	-1		-3	-1	1	-2
bc	3			-3
bc crc	3			-3
bk	3				-1	-1	-2
bought	-3			3
box	3	-1	-1	-4	-1
c	-2				-3	1	1
capital one	2			-3	-1	1	-1
card 	-3			3	-1	-2	-2
care credit	-2		-1	-1	2	-1
cccccccccccc 	-3			3		-1	-1
charge				4	-2	-1
chargeoff	2			-2	-1	-2	-2
chargeoff 	2			-1		-3	-2
chase	3	-1	-2	-2		-1	-2
check	3			-2	-1	-1	-1
claim	3			-2		-1
client	3		-1	-2	-1	-1	-1
closed	-1				4	-2	-2
closed 	-2				3	-1	-1
co	3			-1	-2	-1	-3
co co	4				-1	-2	-2
col 	3	-1		-1	-2	-2
coll	-2	-1	-1	3	2	-3	-2
collection		-1		2		-4	-1	-1
collection 	-1		-1	3	-3	-4		-1
collections	-1				1	-3	-1	-1
comenity	-1	-1	2	-1	1		-3	-1
comments	3		-1	-1	-1	-2	-1
conventional			-1	3		-1	-1
corporate	3	-1		-2	-2	-1
costco	1			-3	-1		1
credit	-1	-1	1		1	-4	1	-1
creditloantype	-2			-1	3	-1
cur	-2			1	-3	2	-2
current 		-1	-3	2	-1	2	-5
current account	-1				-1	-2	3
d	1				-2	-2
dallas	2		-1	-2	-1
date	2			-2	-1	-1	1
date 	2			-2
days	-1	-1	-1	-2	-6	-4	3
days 	-1	-1		1	-3	-1		-1
days behind	2			-2	-1	-3	-1
days days	4	-1		-1	-1	-2	-3
days delinquent	-4			2	-1	-3	5
days in	2				-1	-1	-2
days old	3						-3
days past	-1			-2	-2	-5	2	-1
dc chg	3			-3
de	5			-1	-3	-2	-2
debts	3			-2
deferred				2	-1		-3
delinquency	3			-2			-1
dias	-2	-1		-3	-2	1	2	-1
dias de	-2			-2	-1	-1	2
digits	3		-1	-2	-2	-1	-1
direct	3			-1	-1	-1	-2
discharged	3			-2	-1
discharged 	3			-2	-1
discover	1			-2	1	-3	-1
do	3			-2	-1	-1
doc	3			-2
doc filed	3			-2	-1
dpd	-3			-2	-1	-2	3
due	-1		-1	-5	3	2	-3
días	-3	-1	-1	-1	-3	-4	4
días de	-3			1	-2	-3	3
e	4			-1	-2	-2	-1
em	-2	-1		-1	3		-5	-1
em cobrança	-2			-1	3	-4	-2
em dia	-1	-1		-3		2	-4	-1
emergency	-2	-1		3	-1
en	3			-2	-1	-1
end	3			-3
enrolled	-3	-1	2	2	-2	-2	2	-1
enrolled edit	-3			1			3
est	3	-1		-3	-1	-2	-2	-1
every	3				-1	-3
every other	3					-3
exit	2			-2
experian	2			-2	-1
f	4			-2	-1	-2	-2
f 	3			-3	-2	-2	-1
fa	2			-2
fa aut	3			-3
fee	4			-3	-1	-3
fidelity 	3	-1		-2
first	6			-5	-1	-1	-1
first seen	4			-4	-1
for			-2	2		-3	-2
for the	2		-1	1	-2	-3
franklin	-2	2	-1	-1
free checking	3	-1		-2
freedom	3			-2		-1
freedom mortgage	3			-2		-1
from the	-2				3	-1	-1
from to	2	-1		-2	-4	-1	-1	-1
group	2	-1	-1	-4			-1
group llc	1	-1	-1	-3
heloc	-3	1		2	-1	-1	-2
high	4			-2	-1	-2	-1
highbalanceamount	3			-1	-2	-1
highbalanceamount 	3			-1	-1	-1
highest	4						-4
highest balance	3						-3
honda	3	-1					-2
husband 	-2		1	3
i	-3	-1	1	1	1	1	-2	-1
i 	-2		1	5	-1	-1	-1
i owe	-3			3
i01 	2		-1	-2	-1	-2	-1
i1			-2	-3	1	2	-2
i1 	1		-2	-4	1	4	-1
i2	1		-1	-3	1	1	-1
i2 				-3	-1	1	-1
i3 	-1		-1	-3		3	-1
idaho	3			-3
if	3			-2	-1
in	-3	1	-1	2		1	-1	-1
in collections		-1		2	2	-2	-3	-1
in deferment	-3	2				-1	-1
incl	4			-1	-1	-1	-2
incl in	3			-2		-1	-1
inst	1			1	-1	-3	-2
installment			-2	2	-2	-2	-3
installment account	-4		-1	4
insurance	3				-1	-2	-1
j	-2			4	-1	-1	-2
jeep	-3	-1	1	2		-1	-1
jefferson	4			-3		-1
k	1	-1		-2	-2	-2	-1
kay	3		-1	-1		-1	-1
kingsley	3			-2	-1
last	1	-1		-3	-2	-1
left	-2		-2	1	3	-4	-2
left 	-1		-1	2	1	-3	-1
left mo	-3		-1	1	2	-1
legal	-3			2		-1	2
liabilities	-1			-2	3		-1
lim	-1		-1		2
loan	-1	1	-2	1	-3	-2	-3
loan 	-2		-1	3	-2	-1	-2
lvnv funding	3	-1		-4		-1	-1
m	-1				-3	1	-1
m-f	3		-1	-2	-2
m1 	-1			-2		3	-2
macy's	2					-1	-2
may 	-2		-1		1		2
medical	-1		-3	2		-1	-1
midland	1			-2		-1
min	-3	-1	-1	2	3	-2	-3	-1
min is	1		-1	-3
min ok	-1		-1	1	3	-2
mo	-1	-3	-2	-5		2	-1	-1
mo 	-3	-1	-3	-1		2	-3	-1
mo behind	4			-1	-1	-1	-2
mo current	-4		-1	-1	-1	3	-2
mo days	-3			-1	1		2
mo ok	-3			-1	1	3	-1
mon	2			-2
month	-1	-1	1	-3	-4	-4	2	-1
month behind	-2			-2	-2	-4	2
month late	-3					1	3
month payment	3			-2		-1	-3
monthly	2	-1	-1		-3	1	-1	-1
monthly 	-1	-1	-1	3	-1	1	-1	-1
monthlypaymentamount	1			-1	-3	-1
monthlypaymentamount 	1			-1	-4	-1
months	1	-1		-1	-4	-6	1
months 				4	-2	-2	-2
months behind	-1				-3	-2	2
monthsreviewedcount	-3			-1		3
monthsreviewedcount 	-3			-1		2
more	2				-1	-2	-1
mortgage	-2	4			-1	-2	-2
mortgage account	-3	2		1
mos		-3	-1	-2	-3	-1	1
mtg	-1	-2	4	1			-2
mtg 	1		1	-1	1	-3	-1
n	-2	-2	-1		-4	-3	1	-1
n 	-2	-1	-2	-1	2	-1	3
n louise	2			-2
n n	-1	-1		1	-3	-4
n y				1	-3	-2	-1
na	-2	-1		-3	3	1	-1
na 	-2	-1		-3	3	-1
name 	-3			3	-1
navy				-1	-1	2	-3
navy federal	-1				-1	1	-3
negotiating	-3			1		-1	3
never	-1		-1	-3	1	2	-1
never late	-1		-2	-3	1	1	-1
nissan rogue	3	-2	-2	1		-1	-1
no	-1	-1	1		5	1	-2	-1
no 	-3			1	-2	3	-3
no rush	-3			-1	3	-1
none 	-3			-3	1	2
not	-2			1	1	-2		-1
of	8		-2	-2	-3	-3	-3
of 	6		-1	-3	-2	-2
ok		-1	-1	1		1	-5	-1
ok 		-1	-1		-4	2	-4	-1
ok ok	5			-2	-1	-2	-2
on	-1	-1	1		2		-4	-1
on the	-4	-1		1	1	1	-1
on time	1			1	-2	1	-6	-1
opened	-3	-1		3	-1	-2	-1
opened 	-3	-1		3	-1	-1	-1
or	2			-2	-2	-2	1
ordered	3			-3	-1
ordered 	3			-3	-1
orig creditor	-3			2			1
other	2		-1	-2	-1	-1	-1
other 	-2			4	-1	-1	-1
other liabilities	3			-3
over	2			-2
owe	-4		-2	5
owe pay	-2		-2	3
owes	-4			5	-1	-1
page	3	-1		-2	-1	-1	-1
page of	3			-1	-1	-1
pages	2				-2
paid			-1	1	2	-3	-6	-1
paid 	-1			1	1	-3	-3
paid off	-4		-1	2		3	-3
paid or	3				-1	-1	-2
parcela	-3				2	-1	-1
past					4	2	-2
past due	1			-2	3	2	-3
pastdueamount	-2			-2	-3	3	-1
pastdueamount 	-1			-2	-2	2	-1
patient	-2		1		-1
pay	-2		-1	3		-1	-2
payday	3	-1	1	-3	-1
payment				-4			2
payments	3		-1		-2	-4	1
pending 	3			-3
personal	-2	-1		4	-1	-1	-1
phone	3		1	-2	-1	-1	-1
placed				3	-1	-1	-1
pm	3	-1	-1	-2	-3	-2	-1
pm 	4	-1		-1	-2	-1	-1
pmt	-2		-1	1	2	-4
pmt 	-3			1	1	-1	2
pnc	1			-3		1	-1
por	1			-1	-3		-1
por mês	1			-1	-3		-1
portfolio	3			-1	-1	-1	-1
portfolio recovery	4			-2	-1	-2	-2
ppa 	3			-2	-2	-1
principal	-2			3		-1
priority	-2	-1		3
pts	3			-1	-1		-1
pünktlich	3				-3	-2
pünktlich 	2				-3	-2
quail	3			-1		-2
quicksilver	-3	2	1	-1			-1
r01	3			-3			-2
r02	2			-1		-1	-1
r1	-1		-1	-3	1	3	-2
r1 	-1		-2	-3	3	2	-2
r9	1			-2	3	-1	-2
r9 				-1	3	-2	-3
re	-2			2
regional	3	-2		-2			-1
regular	4			-3			-1
rent	3			-2	-1
repo	-3			3	-1		-2
report	4	-1		-3	-1
report date	3			-2
reported	-3			4	-1	-2	-3	-1
reported 	3			-1		-2	-1
reported balance	-3			3		-1	-1
repossession	3					-1	-2
requested	3			-2		-1
resurgent	3	-1		-2
resurgent capital	3			-2		-1
revolving account	-3		-1	3
ridgewood	3			-2	-2
right	-3			-1	-1	3	-1
right now	-3				-1	3	-1
rptd	3			-3			-1
s	4		-1	-1	-2	-1
saldo	-2	-1		2	-2	-1	-1
saldo pago	-3			3
saldo us	-3			3	-1	-1	-1
santander	3			-1	-2	-1	-1
santander consumer	3				-1	-1	-1
sec	2				-1	-3	-1
sec 	3				-1	-3	-1
settled	2		-1	3	-1	-1	-5
settled 	-1			3			-3
settled paid				1	-1	-2	-3
signature	-1	-2	-3	2	-2	-1	-1
signature 	-2		-1	2
signature loan	-4	-2	-2	4
since	3		-1	-1	-1		-1
so	3			-1	-1	-1
sold to	-1			-3	1	-1	1
south	-1			2	-1
st	4	-1	-1	-3	-1	-1	-1
statement	-1			2	-2	-1	-1
statement date	3			-3
store card	-3		1	2	-1	-2	-2
student loan	-2			2			-1
student loans	3			-2
sycamore	3			-1	-1
synchrony	2			-1		-1	-1
tage	3		-1	1	-2	-2	-2
tax	2		1	-3
taxes			1	-3	-1	-1
terms	1			-3	-2	-2	2
that	2			1		-1	-2
that's	-3			3	-1	-1
thats	-3			-1	3	1
the	2	-1		-2	-3	-1
they	-3			3		-2
through	3			-3
time	3			-1	-1	-1	-2
to	3	-1	-2	-1	-2	-4	-4	-1
total	1					-3
toyota	3			-1	-1	1	-2
tu				-1		1	-4
tuc	3			-1		-1	-2
type	-1		1	1	-2	-2	-3
unknown	-3			3	-1
unpaid	2		-1		-2	-4	1	-1
unpaidbalanceamount	3			-1	-1	-2
unpaidbalanceamount 	3			-1	-1	-2
unsecured 	-3	-1	-1	3		-1	-1
upgrade	2			-4	-1	1	-1
upgrade inc	1			-2	-1	1	-1
upstart	2			-2			-1
us 	1	-1	-1		-1	-4	-1	-1
used	-3	-2		4		-1	-1	-1
used auto	-3			3			-1
utility	-2			3		-1
visa	-1	-3	-1	2	-1	-1
visa classic	3	-2	-2	-1	-1
visa platinum	2	-2	-1	-2
w	3	-1	-1	-2	-1	-1	-1
we owe	-2		-1	1	-1	1
wells	4	-1		-3			-2
wells fargo	3	-1		-1			-2
when	3			-1	-1	-2	-1
wife	-3		-1	2
wife 	-3		-1	3
with	-2			1	-3	-1	1
with a	-1			3			1
wk	3				-2	-2
xp ef	3				-1		-2
xp/tu/ef	-1			2	-1	-2	-3
xp/tu/ef 	3			-1	-1	-2	-3
xpn	-1			-2	-1	-2	1
y	-2	-1	-2		-4			-1
y 	-3	-1	-1	-2	-2	2	3	-1
years	6			-1	-1	-3	-1
years 	3			2	-1	-3	-2
yes	-1		2	1		-3	-1
your				-3		-3	2
yrs	3			-1	-2	-2	-1
余额	-4		-1	4		-1	-2
# figure words of line
always		-3	-1					-2
always, below blank	-1	-3	1		-2	-1	-2	-2
often	-1	-4	-1	-2	-1		-1	-1
often, below blank	-1	-1			-3	-1	-2
once	-1	-4	-2	1			-5	-1
once, below blank	-1	2		1	-3		-3	-1
twice	1	2		-1	-3	-2	-1	-1
# mark alike read as
accountNumber, all	-2			2	-1	-1	-1	-1
amount; itself no part	3				-3	-1
current, all	3		-3	-2	-1	-1	-2
current?	3	-1	-1	-1	-2	-2	-1	-2
current?, all		-1	1	-1	-3	-1	1	-1
current?, all, few; itself no part	3		-1	-1			-1
current?, all; itself current?		-1	-2	-1	-3	-2	1	-1
current?; itself no part	3						-1	-1
goes on, all, few; itself no part	-1			-2	-1	-1		2
goes on,current?, all, few	-3		-1				2	2
goes on?, all, few; itself goes on	3		-2	-1
goes on?, all, few; itself goes on?	-2	-2	3	-1		-1	-1	-1
goes on?, all; itself goes on?	3		-3	-3			-1
no part	-2	-3	-1	-2	3	-1	-1	-2
no part, all, few				-2	-3	-3	-1	-1
no part, all, few; itself no part	1			-1	-3	-4	-6
no part, all, few; itself originalCreditor	3						-1	-3
no part, all; itself current	-4						4
no part, all; itself goes on?	-3		3
no part, all; itself no part	2			-1	-4	-3	-6	2
no part, all; itself paying	-2					2
no part; itself amount	-4			-1	4	-2	-1	-1
no part; itself amount?	-3		-1		3	-1	-1
no part; itself current	-4		-1	-1	-1	-1	4
no part; itself goes on			1	-1	-1	-1	-2	-4
no part; itself no part	1	-2	-3	-3	-5		-6	-3
paying	-3	-1	-1		2	3	-1	-1
paying, all; itself no part	3					-3
paying, all; itself paying	-3	-1	-1		-1	3	-1
paying; itself paying	-4	-1	-1		-2	4	-1
# mark before and shape
capital mark-.	3	-2		-2	-2	-1	1	-2
capital mark-:	3				-1	-1	-1
capital mark-=	3				-2	-1
capitalised mark-"		-1	-3	-1	-1	1		-2
capitalised mark-#	3	-1	-1	-4	-3			-1
capitalised mark-$	1	-1	-2	-1		-1	-3	-1
capitalised mark-&	-1	-3	1	-1	-2	-2	-1
capitalised mark-(	1	-2	1	-5	-1	-1	-3
capitalised mark-)	-1	-2	2	-2	-3	-2	-2
capitalised mark-+	-2		2	-1	-1	-1	1	-1
capitalised mark-,	1	-3	-2	-2	-1	-2		1
capitalised mark--	2	-2	-1	-3	-2	-3	1
capitalised mark-.	-1	-2	1	-5	-2	-2	-1	2
capitalised mark-/	-1	-3	2	-1	-2	-2	-1	1
capitalised mark-:	2	-2	-2	-5	-3	-4	-2	-1
capitalised mark-;		-1	-3	-1	-1	-1	1	-1
capitalised mark-?	2	2	-2			-1	-4	-1
capitalised mark-]	3		-2
capitalised mark-|	5		-3	-1		-1	-1	-1
capitalised mark-–	1	-1	-1		-2	-1		-3
capitalised mark-—	3		-3	-2	-2	-1		-1
capitalised mark-•	3			-1	-1	-1	-1
capitals mark-!	3		-1				-2
capitals mark-"	1		-5	-1		1	-3	-1
capitals mark-#	4	-1	-1	-3	-2	-2	-2	-1
capitals mark-$	-1	-1	-3	-2	2	2	-2	-2
capitals mark-&	1	-3	1	-1	-2	-2	-2
capitals mark-(	1	-2	-1	-5	-1	-2		-2
capitals mark-)	-1	-1	2	-2	-3	-3	-3	-1
capitals mark-,	2	-2	-3	-2	-2	-1
capitals mark--		-2		-3	-1	-3		-2
capitals mark-.	-2	-2	1	-2	-4	-2		2
capitals mark-:	3	-1	-1	-2	-2	-1		-2
capitals mark-;	3		-1		-1	-1	-2	-1
capitals mark-=	3			-1	-1	-1	-2	-1
capitals mark-_	-2	3				-1
capitals mark-|	3		-3	-2	-2		-1	-1
capitals mark-–	4		-3	-1		-1	-1
cents mark-$	-2				2	-3	-1
cents mark-,		-2	1	-1	-2	1	-5	-2
cents mark--	3			-1	-1	-1	-1
cents mark-.	2	-1		-1	-1	-2	-3	-1
cents mark-/	1			-1	-1	-2		-1
cents mark-|	4	-1			-3	-3	-2
code mark-(	3	-1		-1			-1	-1
code mark-)	3		1	-1		-1	-3	-1
code mark-.		-1	-2	1	-1	-2		-1
code mark-/	2		-1		-1	-1
code mark-|	3			-1	-1	-1
digits-1 mark-)	1	-1		-2	-2	-2		-3
digits-1 mark-/	2	-1	2	-1	-2	-3		-1
digits-1 mark-:	5			-1	-1	-1	-3
digits-2 mark-"	2		-1			-1	-1
digits-2 mark-,	-3				3		-2
digits-2 mark--	-2	-3	2	1	-2	-3	-1	-1
digits-2 mark-.	2	-1		1			-3	-1
digits-2 mark-;	4			-1	-3	-2	-3
digits-2 mark-|	3				-1	-2	-2
digits-3 mark-(	3		-2			-1
digits-3 mark--	3		-1				-2
digits-3 mark-/	1		-1		-1	-3
digits-4 mark-$	2			-1		-3	-1	-1
digits-4 mark-)	5	-1	1	-5	-1	-2	-3	-1
digits-4 mark-,	1	-1	1	-4	-2	2	-3	-1
digits-4 mark--	-3	-1	2	3	-1	-1	-2	-1
digits-4 mark-.	-1			2	-1	-1	-3	-1
digits-4 mark-/	1		-1	-2	-3	-1
digits-4 mark-|	3			-1	-2	-1	-1
digits-4 mark-–	3			-1	-1		-2
digits-5 mark-,	3			-2
digits-5 mark-.	-3			3			-1	-1
digits-7 mark-$		-1		-3	1		-1	-1
digits-7 mark-,	1	-1		-2		-3		-1
digits-7 mark-.	-1			2	-1	-2	-3	-1
digits-7 mark-|	3			-2	-1	-1	-1
dollars mark-)	3				-1	-1	-1
dollars mark-,	1				1	-1	-3	-1
dollars mark--	5		-1	-1	-2	-2	-5	-1
dollars mark-<	3						-3
dollars mark-–	4				-1	-2	-4
dollars mark-⚠	-3						3
dollars-and-cents mark-,	2	-1		-1	-3	-3	-2	-1
dollars-and-cents mark--	5				-1	-1	-4
dollars-and-cents mark-.	2		-1	-3			-5	-2
dollars-and-cents mark-–	4				-1	-2	-4
dollars-and-cents mark-—	3	-1		-1	-1	-2	-3	-1
lettered-code mark-)	-1		2	-3	-2	-3		-1
lettered-code mark-,	-1	-2	-2	-3	3	-1	-4	-2
lettered-code mark-;	3			-1	-1	-1	-1
lettered-code mark-|	3			-1	-1	-1	-2
lettered-code mark-–	3			-1	-2		-1
letters mark-,	2	-1	-2	-1	-2	-2	-1	-1
letters mark-:		-2	-1	-3	-3	-2		-3
line mark-(	4	-2	-2		-1		-2
line mark-+	3	-1			-1		-1
line mark--	1	-3	-1	-1	-2	-1		-1
line mark-|	3	-1					-1
line mark-😬	2						-2
mark-" mark-,		-2	-1	-4	-1	1	-4	-2
mark-" mark-.	-2			3			-1
mark-" mark-:	3			-1		-1	-1
mark-# mark-:	4	-1		-2
mark-$ mark--	-3	-1	-1	-4	3	2	-4	-3
mark-$ mark-_	3				-1	-1	-2
mark-( mark-.	-3	-1	-1	3		-1	-1	-1
mark-( mark-…	-3			3		-1		-1
mark-) mark-$	-1	-1		-1	2	-4
mark-) mark-,	1	-1	-5	-1	-2	2	-2	-2
mark-) mark--	3		-2	-2	-2	-1	-1
mark-) mark-.	5	-1	-5	-3	-1	-1	-2	-1
mark-) mark-/	4	-1	-3	-1
mark-) mark-:	5		-2		-1	-1	-1
mark-) mark-|	1		-3	-1		-1	1
mark-) mark-–	1		-3	1	-2		-2
mark-, mark-"	1	-2	-2	-4	-2		-3	-2
mark-- mark--	1	-1	-3	-2	-1	-1	-1	-1
mark-- mark-[	3				-1		-2
mark-. mark-"	2		-4	-1	-1		-1	-1
mark-. mark-$	3	-1		-1	1	-3	-1
mark-. mark-)	4			-1	-1		-1	-1
mark-. mark-,	4		-3	-1			-2	-1
mark-. mark-.	-1	-2	-2	2	-3	-3	-3	-2
mark-. mark-:	3		-1	-2			-2
mark-: mark-"	4	-1	-1	-2	-1	-2	-3
mark-: mark--	3	-1		-1	-1	-2	-3	-1
mark-; mark-"			1	-2	-2	-3	1	-1
mark-< mark->	2					-1	-2
mark-] mark-$	-2				-1	3
mark-| mark-$	-3			-1	3	3
mark-| mark-|	3	-1			-1	-1	-1
mark-☑ mark-$	1				-3	1
mark-☒ mark-$	-3				-2	3
mark-✓ mark-–	4						-4
masked mark-"	-1		3	-1	-1	-3	-2
masked mark-$	-2				3	-2
masked mark--	4		-2	-2	-1		-1
percent mark-$	-3	-1		-1		1	-1	-1
percent mark--	4		-1		-2	-1	-1
small mark-#	2		-3	-1	-1	-1	1	-1
small mark-'		-1		-1	-1	-3	1
small mark-(	1	-2		-3	-1	-1	-2	-1
small mark-)	-2	-2	4	-2	-2	-3	-2	-2
small mark--	4	-1		-2	-2	-2	-2
small mark-.	2	-1	-2	-3	-1	-2	-1	-2
small mark-/	-1	-1	-3	-2	-2	3	1	-1
small mark-:	2	-2	-2	-3	-2	-2	1	-2
small mark-=	2	-1		-1	-1	-1	-2
small mark->	3		-1				-1
small mark-]	3			-1	-1		-2
small mark-|	3		-1				-1
small mark-–	4		-1	-1	-2	-1	-3
small mark-•	2	-1	-1	-1	-1	-2	-3	-1
small mark-😩	-2						3
thousands mark--	3		-1		-1		-3
thousands mark-/	4				-3	-2	-2
thousands-and-cents mark-"	1				-3		-2
thousands-and-cents mark-,	3				-1	-2	-3	-1
thousands-and-cents mark-/	3				-1	-2	-1
thousands-and-cents mark-☐	5				-4	-2	-1
thousands-and-cents mark-☑	4				-2	-2	-1
with-digits mark-"	-1	-1	2	-2	-1	1	-4	-2
with-digits mark-)		-1		-4	1	-3	-2	-2
with-digits mark-,		-3	-2	-3	1	-3	-2	-2
with-digits mark-.	4			-3	-3	-2	-2	-1
with-digits mark-–	2			-1	-2	-2	-2
year mark-)	-2	-1	3	-1	-1	-1	-1	-1
year mark-.	1	-1	-1	-3	-1	-1		-2
year mark-·	2	-1		-1	-1	-1	-2
# mark before read as
	-1	-1			-1	-2	-2
accountNumber	-1	-1	-3	2		-3	-3	-2
accountNumber?	-1	-1		-3	1	1	-1	-1
amount?	-1	-1	-1	-1	2	-2	-3	-1
aside goes on	-1		1	-1	-3	-2	-1	-1
current	-1	-2	-1	-2		-2	1	-2
current,paying	-4				-1		5	-1
current?		-1		-2	-2	-4	1	-2
goes on	-2	-1	1	-1		-2	-3	-1
goes on,current	-4		-3				4
goes on,current?	-2		-1		1	-1	4	-1
goes on,paying	-3				-1	2	-1	-2
goes on?	-1	-2		-3		-2	-3	-2
originalCreditor		-1	-3	-1	-1	-3	-2	2
originalCreditor,current?	-3						3	-3
paying	-1	-1	-3	-2	-2	2	-2	-2
# mark before
capital	1	-3	1	-3	1	-2	-2	-1
capitalised		-3	1	-5	-3	-2		1
capitals		-3	-1	-5	-1		-2	1
cents		-3		-3		-1	-3	-3
date	2	-1	-1	-2		-2
digits-1	2	-3		-2	-3	-4	2	-2
digits-2	1	-2	1	-2	-4	-1		-2
digits-3		-2	-1	-3	-1	-1		-2
digits-5	-1	-1		2	-1	-3	-2	-1
digits-7	1	-3	-2	1	-1	1	-3	-2
dollars	5	-1	-1	-2	-1	-4	-2	-2
dollars-and-cents	1	-1	1	-1	-1	-4	-3	-3
end	3	-1					-2
lettered-code		-4	-1	-3		-1	-2	-3
letters		-1	-2	-5	-4	-3		-3
line		1	-5	-2	-1	-1		-2
mark-"		-3	-3	1	-2	1	-3	-2
mark-#	5		-1	-3	-2	-1	-1
mark-$	-2	-2	-1	-4	2	2	-1	-2
mark-(	-3	-1	-2	3	-1	-2	-1	-1
mark-)	1	-1	-9	-3		-1	-3	-2
mark-,		-3	-2	-2	-1		-3	-2
mark-.	-1	-3	-4	2	-2	-3	-3	-2
mark-/	2	-1	-2	-1	-2	-2		-1
mark-:	-1	-1	-1	-4	2	-1	2	-1
mark-;	1	-1	1	-3	-2	-4		-1
mark-<	3	-1		-1		-1	-3	-1
mark->	3	-1	-1		-1		-1
mark-?	5			-1	-2	-1	-2
mark-|	-2		-2	-2	1	1	-2	-1
mark-·	-3			2	-1	-1	-1	-1
mark-☑	1				-3	1
masked	1	-1	1	-1	1	-3	-3	-1
percent		-1	-3	-2			-2	-1
small	1	-2	3	-3	-2			-3
thousands		-2	-1	-2		-4	1	-2
thousands-and-cents	1	-1		-2	1		-4	-2
with-digits		-3	-2	-5	1	-1	-5	-3
year			2	-3	-2	-2		-2
# mark behind read as
	-1		1		-5	-3	-2	1
accountName	1	-2	1	-3	-1		-1	-2
accountName,current	-4						4
accountName?	1	-1	-2	-2	-2	-1	1	-3
accountNumber	-1	-1	-2	1	-2	-5	-3	-3
amount		-1	-2	-3	1	-3	-3	-3
amount,current	-2		-3		-1		3
amount,current?	-3	-1			-1		3	-1
amount,paying	-3		-1		2			-1
amount?		-1	-1	-2	1	-3	-2	-1
aside paying	2			-1	-1	-3
current	-1	-1	-3	-2	-4	-6	2	-2
current?		-1	-1	-2	-3	-2	1	-1
current?,paying	-2				-1	2	-2
goes on	1	-2	-1		-2	-3	-3
goes on?		-1	-1	-1	-1	-2	-3	-1
paying	-2	-2		-3	-5	2	-1	-2
# mark behind
capital	2	-2	-2	1	-4		-1	-1
capitalised	1	-3		-2	-3	-1	1
capitals		-1	1	-2	-4	-1	-1	2
cents		-3		-3		2	-3	-3
code			-1			-3		-1
date	1	1	1	-3	-1	-1	-1	-1
digits-1	1	-2		-3	-1	-1	-2	-1
digits-2	-1	-3		-4	-1	1	-1	-2
digits-3	1	-3		-2		2	-3	-2
digits-4	-1	-3	-2	3	-1	1	-5	-4
digits-6	3		-1	-2		1	-1
digits-7	2	-2	-1	-5	-1			-3
dollars	2	-1	-2	-1	-4	-4		-2
dollars-and-cents	1	-2		-4	-3	-5	1	-3
end	4	-1	-3	-3	-1	-2	-2	-1
lettered-code	1	-1	-1		-3	-2	-2	-4
letters	2	-1	-2	-3	-4	-3		-2
mark-"		-2	2	-4	-1			1
mark-#	-2		2	-1	-2		-1
mark-$	2	-1	-2	-3	-1	-5	-3	-2
mark-,	1	-3	-1	-4	-2	1	-2	-3
mark-.		-3	-3	1	-3	-2	-4	-3
mark-:	2	-1	3	-2	-1	-2	-4	-1
mark-;	-1	-1	1	-3	-3	-4	1	-2
mark-<	3	-1			-1	-1	-1
mark->	3	-1		-1	-1	-2	-4	-1
mark-?	2		-1			-1	-1
mark-[	3		-1	-2	-1	-1
mark-_	1	-1	-1	-2	-2	-3		-1
mark-|		-1	3	-2	-2	-2		-1
mark-·	-3	-1		2	-1	-1		-1
mark-–	-2	-1	2	-2	-2	-3		-3
mark-—		-1		-1	-1	-3	1	-1
mark-…	4		-3	-2	-1	-1	-1
masked	3	-1	2	-2	-2	-2	-3	-1
percent	-1	-2	2	-3	-1	-5		-1
small	1	-2		-3	-3	-1		-1
thousands	1	-1	-1	-3	1	-4	-1	-2
thousands-and-cents	-1	-2	-2	-4	2	-2	-3	-2
with-digits	1	-2	-3	-2		2	-2	-3
# mark both before and shape
capitalised capital mark-.	3	-1	1	-2	-1		-1
capitalised capitalised mark-"	1		-3	-1	-2	-1		-1
capitalised capitalised mark-(	1	-2		-5	-1	-1	-1	-1
capitalised capitalised mark-)		-1	-1	-2	-2	-2		2
capitalised capitalised mark--	1	-2	-1	-3	-2	-1	1	1
capitalised capitalised mark-.	1	-1		-3	-1	-2		-1
capitalised capitalised mark-/	-1	-2	-2	-2	-2	-1		3
capitalised capitalised mark-:	5	-1	-3	-4	-1	-1	-4	-3
capitalised capitalised mark-;	2		-2	-1	-1	-1		-1
capitalised capitalised mark-|	5		-4	-1		-1
capitalised capitalised mark-·	4		-1	-1		-1	-2	-2
capitalised capitalised mark-—	3		-2	-1	-2	-1	-2	-1
capitalised capitals mark-"	1		-3					-1
capitalised capitals mark-.	-1		-2	1		-1	-1	3
capitalised capitals mark-:	3			-1			-1	-1
capitalised digits-1 mark-.	3			-2			-1
capitalised digits-2 mark-/	2	-1	-3	-1	-1	-1
capitalised digits-4 mark-$	2					-3	-1
capitalised dollars-and-cents mark-,	3				-1		-2
capitalised dollars-and-cents mark-.	3				-2	-2	-1
capitalised mark-" mark-,		-1	-1	-3	-3	1	-2	-1
capitalised mark-# mark-:	3			-2
capitalised mark-( mark-…	-4			4		-1		-1
capitalised mark-) mark-"	2		-2			-1
capitalised mark-) mark-,	4		-3			-1	-1
capitalised mark-) mark-–	3		-2		-1		-1
capitalised mark-- mark--	3		-1	-1		-1	-2
capitalised mark-. mark-"	2		-3			-1
capitalised mark-. mark-.	5		-2	-4	-1		-1
capitalised mark-: mark--	4			-1	-1	-1	-2
capitalised small mark-(	3	-1	-2	-2			-2
capitalised small mark-)	-1		2		-1	-1	-4	-1
capitalised small mark-.	-1	-1	-1	-5	-2	-1	1	-1
capitalised small mark-:	2	-1		-4	-2	-2		-3
capitalised small mark-—	3		-2			-1	-1
capitalised with-digits mark-$	-2				3	-1
capitalised with-digits mark-(	3			-2	-1		-1	-1
capitalised with-digits mark-)	2		-3	-2	-3	-1		-1
capitalised year mark-.	-1			-2	-1	-1	2	-1
capitals capitalised mark--	3		-2				-1
capitals capitals mark-"	3		-3		1	-3
capitals capitals mark-#	1	-1	1	-3	-1	-1	-1
capitals capitals mark-&	1	-1	-3	-1	-1	-1	-1	3
capitals capitals mark-(	1	-2	-1	-5	-1	-2		-2
capitals capitals mark-)		-1	1	-1	-2	-2	-3	-5
capitals capitals mark-,	1	-1	-2	-2		-3	2	-1
capitals capitals mark-.	-3	-1	3				-1	-2
capitals capitals mark-/	2	-1	-3	-2			1	1
capitals capitals mark-:	5		-2		-1		-1	-2
capitals capitals mark-|	3		-2	-1		-2	-2
capitals digits-1 mark-/	4		-2				-2
capitals digits-2 mark-/	1	-1	-3	-1	1	-1	-1	-1
capitals mark-" mark-"	-3		3				-1
capitals mark-" mark-,		-2	-3	-2	1	1	-2	-2
capitals mark-. mark-"	2		-2			-1		-1
capitals mark-. mark-(	3	-1	-3	-1	-1		-1	-2
capitals masked mark-$	-3				3	-2	-1
capitals small mark-)			2				-3
capitals small mark-.	-3		3
cents cents mark-.	1			-1		-3	-3
cents mark-" mark-;	-2		2		-1	-1	1
cents small mark-$	-2				-2	3
code digits-2 mark-/	2	-1		-1	-1	-1	-3	-1
code mark-. mark-$	3				-2	-2
digits-1 mark-. mark-$	3				-2	-2
digits-1 small mark-(	-3		2				2
digits-2 digits-2 mark-/	3		-1			-1	-2
digits-2 lettered-code mark--	-3			3			-1
digits-2 mark-– mark-–	-3						3
digits-2 mark-— mark-—	-2						2
digits-5 mark-. mark-.	-3			3
digits-7 digits-2 mark-/	2			-1			-2
digits-7 mark-. mark-.	-3			3
dollars capitalised mark-:	4				-1	-1	-3
dollars-and-cents capitalised mark-,	-3		-1			-1	3
dollars-and-cents mark-$ mark--	-1	-1		-1	3	-2	-4	-2
dollars-and-cents mark-- mark--	3					-1	-3	-1
end capitals mark-.	3	-1	-2				-1
lettered-code lettered-code mark-,	2				-1	-1	-1
letters dollars-and-cents mark-,	1			-1	-3	-2		-1
line capitalised mark-#	5		-1	-3	-1	-1	-2	-1
line capitalised mark-&	3	-2	-2		-1	-1	-3	1
line capitalised mark-.	2	-2		-2	-1	-1	-3	-1
line capitalised mark-:	2	-1		-2	-2	-2	-3	-2
line capitalised mark-®	2		-1	-1			-1
line capitalised mark-–			1				-2	-1
line capitals mark-#	2		-1		-1
line capitals mark-$	3				-3	-2
line capitals mark-&	3	-2	-2		-1			-1
line capitals mark-.		-2		-2	-3	-2	-1
line digits-1 mark-)	1	-1	-1	-2	-2	-2		-3
line digits-1 mark-.	2	-2	-2	-5	-2	-2	1	-2
line digits-2 mark--	2	-1	1	-3	-1	-2	-2	-1
line digits-2 mark-/	3			-1	-1	-1	-2
line digits-3 mark-+	-3						3
line digits-5 mark-.	-2			3			-1
line digits-7 mark-.	-3			3
line letters mark-:				-3	-2	-2		-1
line line mark-#	3	-1	-1	-1			-1
line line mark-(	3	-2	-2				-3
line line mark-+	3	-1			-1		-1
line line mark--	1	-3	-1	-1	-2	-1		-1
line line mark-|	2	-1					-1
line small mark-.	3	-1	-2	-1	-1	-1	-3	-1
line with-digits mark-)	5		-2	-1	-2	-1
mark-" capitalised mark-,	-2	-1	3		-1	1	-4
mark-" digits-4 mark--	-3		1	3			-1
mark-" mark-, mark-"	1	-2	-2	-4	-4		-5	-2
mark-" mark-: mark-"	4			-1	-1	-1	-2
mark-" small mark-"	-2		3	-1		-1
mark-" thousands-and-cents mark-"	1				-3		-2
mark-# lettered-code mark-(	3			-1			-2
mark-$ digits-2 mark-$	-3				3
mark-$ thousands-and-cents mark-☐	4			-1	-4	-2	-1
mark-$ thousands-and-cents mark-☑	3				-2	-2	-1
mark-$ with-digits mark-,	-2	-1		-1	2	-3	-2	-1
mark-& capitals mark-,	3		-2
mark-( capitals mark-)	-3	-1	3	-1	-1	-2	-4	1
mark-( letters mark-)	1	-1	-2	-1		-1	1
mark-( small mark-)	-3	-2	3	-2	-2	-2	2	-2
mark-( small mark-,	-3		3			-1	-1
mark-) capitalised mark-,	3		-2				-1
mark-) mark-. mark-.	2		-1	-2
mark-+ small mark-)	-4		2		-1		2
mark-, capitalised mark-,	4		-1		-1		-4
mark-, capitalised mark-.	-2		4	-2	-1	-2	-4	-3
mark-, capitalised mark-/	-3		2				-1	1
mark-, capitals mark-"	2		-1		2	-4
mark-, capitals mark-,	-1		1			1	-4	-3
mark-, capitals mark-.	-4	-1	3	-4	-2	-3	-1	2
mark-, cents mark-,		-2	2	-1	-1		-4	-2
mark-, code mark-,	3			-1	-1	-1	-2
mark-, mark-, mark-,					2	-3	-1
mark-, small mark-,		-1	-1	-1		1	-2
mark-, small mark-.	4		-2	-2		-1	-3	-1
mark-, with-digits mark-"	1	-1		-1	-2		-3	-1
mark-, with-digits mark-,	2	-1		-1	-2	-3	-2	-1
mark-- capitalised mark-&	3		-3
mark-- capitalised mark-(	-3		3				1
mark-- capitalised mark-,	3		-2				-2
mark-- capitalised mark--	3		-1				-3
mark-- capitalised mark-;	3						-2
mark-- digits-2 mark--	-3						3
mark-- mark-$ mark--					-3	1	-1
mark-- percent mark-$	-3				-2	4	-1
mark-- thousands mark--	2		-1		-1		-3
mark-. capitalised mark-&	-3		3
mark-. capitalised mark-)	3		-1			-1	-2	-2
mark-. capitalised mark-,	2		-1		-1	-1	-3	-1
mark-. capitalised mark-.	-1	-1	1	-1	-1	-1	-3
mark-. capitalised mark-–	3		-2		-1
mark-. digits-4 mark-)	5			-4		-1	-3	-1
mark-. mark-" mark-,	1		-3	-1	-1		-1	-1
mark-. mark-) mark-$	-2				2	-1
mark-. mark-. mark-$	-2	-1		-1	4
mark-. mark-. mark-.	1	-1	-2		-2	-3	-5	-2
mark-/ capitalised mark-"	3		-1			-2		-1
mark-/ capitalised mark-,	4		-3		-1			-1
mark-/ capitalised mark-.	2		-2				1	-1
mark-/ digits-2 mark-)	-3		3				2
mark-/ small mark-,	4					-1	-3
mark-/ small mark-–	3						-3
mark-/ year mark-)	3	-1	-1				-2
mark-/ year mark-;	2						-2
mark-: capitalised mark-&	3		-2				-2
mark-: capitalised mark-)	4		-2				-1	-2
mark-: capitalised mark-:			-1				-3	1
mark-: dollars mark-.	-3						3
mark-> dollars mark-<	3						-3
mark-[ mark-] mark-$	-3				-1	3
mark-[ small mark-]	3				-1		-2
mark-| cents mark-|	4	-1			-2	-2	-2
mark-| digits-1 mark-|	3						-3
mark-| dollars-and-cents mark-|	3				-2	-1	-2
mark-☐ capitalised mark-$	3				-1	-2
mark-☐ capitalised mark-(	-4		4					-1
mark-✓ mark-– mark-–	3				-1		-3
mark-✓ mark-— mark-—	2						-2
mark-✓ mark-✓ mark-–	3						-3
percent mark-$ mark--	-4					3	-2	-1
small capitalised mark-&	-1	-1	2			-1	2	-2
small capitalised mark-)	-1	-1	3	-1	-1	-1		-3
small capitalised mark-/	-2		3				-1
small capitals mark-,	3		-2		-1		-2
small capitals mark-.	4		-3	-2			-1	-1
small cents mark-,	4		-1		-1	-1	-1
small code mark-.				-4	-1	-1	1	-1
small digits-2 mark--	2			1			-3
small digits-2 mark-–	3					-1	-3
small digits-3 mark-+	3						-3
small digits-4 mark-,	3			-1	-1	-1	-1
small digits-4 mark-.	3	-1		-3	-1	-1	-2	-1
small digits-5 mark-.	3			-2
small digits-7 mark-,	4			-1	-1	-1	-2
small digits-7 mark-.	4			-3	-1	-1	-2	-1
small dollars mark--	3				-1	-1	-2
small dollars mark-.	4			-1		-1	-3	-1
small dollars-and-cents mark-,	3				-3	-2	-2	-1
small dollars-and-cents mark-.	3		-1	-2	-3	1	-3	-1
small dollars-and-cents mark-–	3				-1		-2
small lettered-code mark-.	3			-2			-1
small mark-! mark-!	-2			-1			2
small mark-) mark-"	2		-1			-1	-1
small mark-) mark-,	3	-1	-3		-1	1	-1
small mark-) mark--	2		-3	-1	-2		-1
small mark-) mark-.	3	-1	-3	-1	-1	-1	-2	-1
small mark-) mark-:	4		-1				-1
small mark-. mark-.	2			-3			-1
small small mark-"			-2	-1	-1	-2	2
small small mark-'	3					-1	-2
small small mark-(	4	-1	-2	-1	-1	-1	-2	-1
small small mark-)	-2	-1	5	-1	-1	-2	-4	-1
small small mark-,	2	-1	-3	-1	-2		-2	-1
small small mark--	3		-4	-1	-1	-1	1
small small mark-.	3	-1	-3	-3	-2	-2	-3	-1
small small mark-/	-1		-4	-1	-1	3	1	-1
small small mark-;	3		-1				-2
small small mark-–	4		-1			-1	-3
small small mark-😩	-3						3
small thousands-and-cents mark-,	3				-2	-1	-1
small with-digits mark-.	3			-1	-2	-1	-1
small with-digits mark-–	3			-1	-2	-1	-1
thousands-and-cents mark-☐ mark-$	-1				-4	1	-1
thousands-and-cents mark-☒ mark-$	-2				-2	3
thousands-and-cents percent mark-$	-4	-1			1	1	-1
with-digits capitals mark-)	-3		3				1
with-digits with-digits mark-,	2				-2	-1
year capitalised mark-.	3		-2
year digits-2 mark-/	3						-3
# mark both behind
capital mark-$	3	-1	-2	-1
capital small	1	-1	-2	-2	-1	-2		-1
capitalised capital	4		-1	-1	-1	-2	-2	-1
capitalised capitalised	1	-3	-1	-1	-1		1
capitalised digits-2	-1	-1	-2	-2	-2	-4	3	-1
capitalised digits-5	3		-1		-1			-1
capitalised digits-7	3		-2				-1	-1
capitalised dollars	2		-1		-1	-1	-3
capitalised lettered-code	-3	-1	3	-1		-1	-1	-2
capitalised line		-3	-2	-2	-4	-1	1	-1
capitalised mark-$	4		-1		-1	-2	-1
capitalised mark-(	1	-2	1	-1	-1	-2	-1
capitalised mark--	6	-1	-2			-1	-4	-1
capitalised mark-.	-2	-4	1	-1	-2	-2	-1	1
capitalised mark-:		-1	-2	-1	-2	-3	-1	1
capitalised mark-=	1	2	-2	-1	-1	-2	-1
capitalised masked	-3		3
capitals capitalised	-1	-3		-2	-1	-1	2	-4
capitals capitals	2	-1	-1	-2		-4		-2
capitals digits-1	3			-1	-1	-1	-1	-1
capitals digits-2	1	-1	2	-1	-1	-1	-3	-1
capitals digits-5	2	-1	-3	-1	-2	-2	-1	-2
capitals digits-7	4	-1	-3				-1	-2
capitals line	-2	-4	2	-2	-1	-2	-3
capitals mark-"	-2	1	1	1	-1	1	-3	-1
capitals mark-$	5	-1	-1	-2	-3	-3	-2	-1
capitals mark-)	3	-1	-2	-1	-1	-1	-2
capitals mark-,	2	-2	-3	-2		2	-3	-3
capitals mark-.	-2	-4		-1	-2	-2	2	3
capitals small	3	-1		-1	-1		-3	-1
capitals with-digits	3	1	-3	-1
cents capitals	-3		1		2	-1		-1
cents code	-3				-1	2	-1
cents mark-"	2		-1		-3	-2	1
cents mark-/	1		-1		-4	-1	-1
cents mark-☐	-2				3	-4	-1
cents small	2	-1	1	-1	1	-4	-3	-1
code capitalised	4	-1	1	-2	-1	-1	-1	-1
code line		-1	-2	1	-3	-1	1	-1
code mark-,			-3	-1	2		1
code small	2		1	-3	-1	-1	-1
date small	3						-2
digits-1 capitalised	2				1	-2	-3
digits-1 mark-/	-1	-1	2	-1	-3	-2		-1
digits-1 small	3	-1	-2	-1	-2	-2		-1
digits-2 capitalised	-2	-2	-1	-2		-1	3	-1
digits-2 capitals			-2	-2	1	-5	-1	-2
digits-2 cents	3	-1		-2	-3	1	-3
digits-2 digits-2		-1	-3	1	-2	-2	1	-1
digits-2 dollars	3		-1		1	-1	-3
digits-2 line	-1	-1		-2	-1	-1		-1
digits-2 mark-+	3				-1	-1	-3
digits-2 mark--	-1	-1	1	-1	1	-1	-4
digits-2 mark-.		-1		-1	-3	1	2
digits-2 mark-/	2	-1	1	-1	-1	-3	-1	-1
digits-2 mark-;	-3				1	2
digits-2 small	2	-2	-1	-2	-3	-3	-1	-1
digits-2 thousands-and-cents	1		-1	-1	-1	1	-3
digits-2 with-digits		-1		-1		-2	-1
digits-3 lettered-code	3		-2				-1
digits-3 mark-/	3		-2	-1	-3	-1	-2
digits-4 capitals	2		-1	-2
digits-4 lettered-code	3	-1	-1	-2		-2	-1
digits-4 mark-/	3		-2	-1	-1	-1	-1
digits-4 mark-|	4		-2	-2
digits-7 dollars-and-cents	1	-1				-1	-3	-1
digits-7 line	3			-3		-1	-1
digits-7 mark-;	3		-2				-1
digits-7 mark-|	3			-1		-1	-1
digits-7 small	3		-1				-1
digits-7 with-digits	-3		1				1
dollars capitalised	3				-2	-2	-2	-1
dollars mark--	4				-2		-3
dollars mark-.	-1		-2	-1	-1	-1	3	-1
dollars mark-/	3		-1			-1	-1
dollars mark-<	4						-4
dollars mark-@	3		-3				-2
dollars small				-1	-3	-1		-1
dollars-and-cents dollars-and-cents	1	-1	1	-2	-3	-3	-5	-2
dollars-and-cents line	5		-5	-1	1	-1	-2
dollars-and-cents mark-.	4		-2	-1	-1		-1	-1
dollars-and-cents mark-|	3	-1	-1		-2	-1	-1
end end	4		-2	-2	-1	-2	-2	-1
lettered-code capitalised	-2	-2		2	-2	-2	-3	-1
lettered-code capitals	2	-1	-3	-1		-1
lettered-code dollars-and-cents		-1	1	-1	-1	-1	-2	-3
lettered-code mark-)	1	-1	-3	-2	-1	-1		-1
lettered-code mark-,		-2	-3				-4	-2
lettered-code mark-/			-3	1			-1
lettered-code mark-|	3		-1			-1	-1
lettered-code mark-—	-3		2	1
mark-! line	-2	-1				-1	3
mark-! mark-!	2					-1	-2
mark-! mark-🎉	3		-1				-2
mark-" capital	2		-1		-1	-1	-1
mark-" capitals	1	-1	-3		-1	1	-2	-1
mark-" mark-"			-3		-1			-1
mark-" mark-,	-2	-1	4	-1	-1		1	1
mark-$ cents	6	-1	-1	-2	-6	-4	-2	-1
mark-$ digits-3	3		-1		-2	-1
mark-$ mark--	-3			-1	3	-3	-1
mark-, capitalised	-5		3	-1	1	2	-1	-2
mark-, capitals	-1	-1	-3	-1			2
mark-, cents	-3		3	-2	-3	3	-1	-1
mark-, digits-2	-2		3				-1
mark-, dollars-and-cents	-2		2					-1
mark-, mark-"	1	-2	-2	-3	-3		-5	-1
mark-, mark-,			1		2	-3	-1
mark-, small	-3	-1	3	-1	-2	-3
mark-- capitalised	3	-1		-1	-4	-1	-2	-1
mark-- digits-1	3		-2		-1	-1
mark-- digits-2	3						-2
mark-- dollars-and-cents	3	-1	1	-1	-3	-4	-2	-1
mark-- lettered-code	3		-1	-1		-1
mark-- mark-$	-2			-1	3	-4
mark-- small	-3			-1		1		-1
mark-. code	-2		-2	3			-1
mark-. digits-4	-3		1	3		-1	-1
mark-. lettered-code	-2		-1	2			-1
mark-. mark-.	1	-2	-2		-3	-2	-4	-3
mark-. small	-2			-3	-1		3	-1
mark-/ mark-/	3		-2		-1
mark-: capitalised	3		-2				-1
mark-: small	-3		4	-1			1	-1
mark-; mark-"			1	-2	-2	-3		-1
mark-> capitalised			2	-1	-1		-4	-1
mark-> small	3		-1				-2
mark-| lettered-code	-2		2
mark-… digits-4	3		-2	-1
mark-✓ line	3						-3
mark-✓ mark-–	3						-3
masked capitalised	2		-1	-3	-1			-1
masked line	3	-1		-2	-1	-1	-2	-1
masked masked	3			-2
percent capitalised	3	-1			-1	-1	-1
percent dollars	-2		3		-1	-1
percent line	2			-1	-1		-1
percent mark-$				-2	2	-3	-1
small capitals	3		-3	-1	-1	-1
small code	3		-3	-1		-1
small digits-2		-1		-1	-2	-3	1	-1
small digits-4	2					-2	-3	-1
small digits-7	3		-3	-1		-2
small lettered-code	3		-2			-1	-1
small line	1	-1	2	-2	-2	-3	-2	-2
small mark-"	-2	-1	3	-1	-2	-2	1	-2
small mark-#	3		-3
small mark-)		-3	1	-1	-1	-1	1	-1
small mark-,	1		-1	-1	1	1	-3	-1
small mark--	3		-1		-1	-1	-1
small mark-.	1	-1	-3	-1	-1	-2	1	1
small mark-:	4		-2		-1	-1	-2
small mark->	3		-2		-1		-1
small mark-]	3				-1		-2
small mark-–	2						-3
small masked	3		-2			-1	-1
small small	1	-2	-2	-2	-2	-3	-1
thousands mark--	2		-2		-1		-1
thousands mark-.	3		-2		-2		-1
thousands mark-/	4		-3	-1	-2	-1	-2
thousands-and-cents capital	-2				2	-2
thousands-and-cents mark-"	2	-1	-2	-1	-5		-3	-1
thousands-and-cents mark-.	-4		1		2		1
thousands-and-cents mark-/	2		1	-1	-3	-1	-2
thousands-and-cents mark-[	-3				4	-2
thousands-and-cents mark-☐	-3			-1	4	-5	-1	-1
thousands-and-cents mark-☑	-2			-1	2	-4	-1
thousands-and-cents mark-☒	-1				3	-4
thousands-and-cents percent		-1	-1			-2	-1	-1
thousands-and-cents small	-1	-1	-2		3	-3
with-digits capitalised	1			-2	1	-1	-2
with-digits digits-2	-2		2		-1	3
with-digits line			-1	-1	-3	1
with-digits mark-$	3			-1	-3	2
with-digits mark-)	1		1	-1	-1	-3	1
with-digits mark-,		-1	-2	-3	1	-7	-3	-2
with-digits small	-3	-1	-2	-3	3	1		-1
year digits-2	3			-1		-1	-2
# mark both read as
 		-1	1		-8	-3	-6	-1
 amount	-1	-1		-1	2	-3
 current	-4			-1	-2	-1	4
 current?	-3			-1	-2	-2	3
 paying	-4				-2	4
 paying?	4			-1		-3	-1
accountName goes on		-3	1		-1	-1	-1	1
accountNumber 	6	-1	-2	-1	-2	-3	-3	-1
accountNumber accountNumber	-2	-1	-1	3	-2	-3	-3	-2
amount 	7	-2	-1	-1	-3	-5	-4	-1
amount amount	-2			-1	3	-1	-2	-1
amount,current? current?	-3						3
amount? 	2	-1		-1	-4		-1	-1
amount? amount?	-3		-1	-1	3	-1	-1	-1
amount? paying	2				-2	-2	-1
current 	7		-1	-1	-1	-2	-7	-2
current? 	4	-2	-1	-1	-1	-1	-5	-2
current? current?		-1	1	-1	-2	-3	1	-1
goes on goes on	-1	-3	1	-1	-2	-4	-3	-1
goes on,current? 	2		-1				-1
goes on,current? current?	-3					-1	4
goes on? 	4	1	-3	-2		-1	-1
goes on? goes on?	-1	-3		-2	-2	-2	-3	-2
originalCreditor 	4	-2	-3	-1	-1	-1	-2
originalCreditor originalCreditor	-2		-2	-1	-1	-3	-3	3
paying 	5		-1	-1	-1	-6	-3	-1
paying amount	-4				5		-1
paying current	-4						4
paying paying	-1	-1	-2	-1	-3	3	-3	-2
# mark cell comes
always	2	-3	-1	-4		-1	-2	-3
often	-1	-3	-2	3		-1	-3	-4
twice		-3	2	-1		-1	-2	-1
# mark cells behind
0	1	-2			-1		1	-1
1	1	-3	1	-3		-1		-2
2	-1	-1	1		-2		-1	-4
3	-1	-2	1	-2	-2	-2	-4	-3
4		-2	-1	1	-2	-4	-3	-1
# mark cells
1	1	-3		-1			-1	-1
2	1	-1	1	-1	-1	-2
3		-1	-2	1	-2	-2		-2
4	-1	-1	1		-1	-3	-2	-5
5	-1	-1		-3	1	1	-1	-5
6	-2	-4	-2	-3	-3	-2		-1
# mark first of cell
0 of 1	1	-4	-4	-2		-1	1	-2
0 of 3	1	2		-1	1	-1	-5
0 of 5	-1	3	-1	-1	1	-2	-1
0 of 6	-2	3	-1	-1			-2
0 of 7	4			-1		-1	-3	-1
1 of 3	1	-1	-1	-3	-1	-1	-3	-1
1 of 4	-1	1	-2	-3	3	-4	-3	-1
2 of 4		-1	-2	-2	1	-1	-3	-1
2 of 5	1	-1		-1	-1	-1	-3
3 of 4				-1	-1	-4	-1
3 of 6	3		-1	-1	1	-2	-2
3 of 7			-1	1	1	-4		-2
4 of 5		-1		-1	1	-3	-1
6 of 7		-2		-2		-4	1	-2
mark-#	3	-1	-1	-2			-1
mark-$		-4	-2	-4	1	1	-4	-2
mark-)	3	-1		-1	-1		-2
mark--	2	-2	-1	-3	-2	-3	-1	-1
mark-.	-3	-2	-2	1	2		-1	-2
mark->	3	-1		-1		-1	-3
mark-[	1	-1	-1	-1	-3	-2	1	-1
mark-|	6	-1	-2	-2	-2	-1	-3	-1
mark-–		-1	-2	1	-2	-3		-2
mark-—	3		-2	-2	-2	-3	-2	-1
mark-✅	-2	-1		-1	-2	-2	3
mark-✓	1	-1	-2	-2	-3	-2		-1
mark-✔	3			-1	-1	-1	-2	-1
mark-❌	-3				-1	-1	2
mark-🔴	-1	-1			-1	-1	3
mark-😬	3						-2
mark-🟡	-3						3
# mark first of line
below blank	1	1	-2	-3	-1	-3	-3	-2
below line			-4	-2	-1	-1	1	-2
mark-"	2	1	-2	-1	-1	-1	-3
mark-(	3	-2	-2		-1		-1
mark-*	3	-2	-1	-1	-1	-1	-5	-1
mark-+	3	-1			-1		-1
mark--	1	-3	-1	-1	-1	-1		-1
mark-|	2	-1					-1
# mark first word comes
always	3	-3	2	1	-3	-4	2	1
always, first	1	-2	-3	-2		-1		-2
often	-1	-5	-2	-2	-1		-1	-1
often, first	2	-3	-3	-2		-3		-1
once	1	-3			-1		-2	-2
once, first	-2	3	-1	-1	-3	-4	-1	-2
twice, first	1	-4	-1	-2	-2	-1		-1
# mark heading
a	-2		-1	-1			3
account information	3		-1	-2			-1
account no	3			-3		-1	-1
account number	-1	-1	-3	1		-1	-2	-1
account status	2			-2	-1	-1		-1
accounts			-1	-3	-1	-1	2	-1
acct		-1	-3	1	-1	-2	-2	-1
apr may	-3						3
asked	2		-3					1
automobile	-3						3
b	3		-2	-1	-1
calculation	3		-2
card		1	-3	-1	-1		2	-1
category	2		-2				-1
claim	3		-1		-1
client		-2	2	-2	-1	-1	-3	-3
closed	3		-2	-1	-1			-1
comments	4		-1		-1		-2
conta	3		-1		1	-1	-1
credit	-3	-1	-1	2		-1	4	-1
credit card	-1					-1	3
credit report	3						-3
creditor	1	-4	-2	-2	-2	-2	-2	-2
disclosure	-2		2				1
equifax	3		-1	-1			-2
estado	-2						2
evidenced	3		-3
experian	1			1		-1	-2
familia	2		-3		2		-1
file disclosure	-2		1				1
has -	2		1			-1	-3	-1
has /		-2		-2	-3	-4	-1
has a	3	-2	-1	-2		-1	-3	-1
has acceptance	2		-1		-2
has account	-2	1	-1	2	-1	-3	-1	-1
has acct		-1	-4	2	-3	-3	-2	-2
has action	2		-2				-1
has address	-1	2	1	-2	-2	-1	-3	-1
has agreed	1	-1	3		-1	-1	-3
has all	2	-2	-2	-1	-1	-1	-2	-1
has ally	3	-1	-1	-1			-1
has amount	2	-1	-3	1	-1		2
has amt	1				-1	-3	1
has and	3	1		-1	-1	-1	-2	1
has apr	1	2	-3	-2	-2	-2	1	-1
has are	-2			1	-1	-1	2	-2
has asked	1		-3				-1	2
has autopay	3		-2		-1	-2	-1	-1
has bal	2	-1	-3	-1	2	-2	-2	-1
has balance	-2	-1	1	1	3	1	-1	-2
has before	4		-2		-1	-2	-1	-1
has behind?	-3	-1					3
has by	-1	-1	3	-1	-1	-1		-2
has calculation	3		-2	-1
has can	2	-1	-1	-1		-1	-4	-1
has category	2		-2				-1
has cavalry	-2				-1		3
has charged	-1	1	-2	-2	-1	-1		-1
has close	3		-1		-1	-1	-1
has comments	3				-1		-2
has company	-1	1	-3	-1		-1		1
has conta	3		-1	-1	-1	-2	-2
has content	3		-2	-1
has cr	-2						2
has credit		-1	-3	2	-2	-2	-2	-2
has creditor		-3	1		-2	-2	-3	-1
has creditors	2		-3	-1	1	-1	-1	-1
has current	-1	1	3	-3	1	-2	-1	-2
has de	3	-1	-3	-1	1	-1	1	-1
has debt	1	-1	2	-3	-1	-2		-1
has defendant	3		-2
has del	3	-1	-2
has description	4	-1	-3	-1		-1	-1
has disclosure	-3		2				1
has do	-2		4	-1	-1	-1	1
has due	-1	-1		1	2	-5	-1	-1
has education	1		1	-1			-3
has ending	-1		-3	1	-1	-1	1	-1
has enrolled	1		1	-1	-1	-1	-2	2
has error	-3		1				2
has everything	2	-1			-2	-1	-3
has fargo	3		3	-1			-3
has few	3		-1	-1
has finance	-2			-2	-1	-1	3	-1
has for	2	-1	-1	-1		-1	-4
has high	1		1	-1	-1	-2	-3
has holder	-2		3				-1
has home	2		1	-1		-1	-3
has i	1	-1		-2	-1	-2		-2
has if	4		-2		-1	-3	-1
has installment	3		-1	-1		-1	-2
has insurance	-3		2			-1	1
has it	1	-1	-3	-1	-1	-2	-1	-1
has it's	2		-1				-2
has kind	-3		2	2	-1	-2	-1	-1
has l	-3		-1				2	1
has lakes	3		-1	-1		-1	-1
has last	2	-1		-3	-1	-2	2	-1
has late	3			-1	1	-3	-3
has lender	1	-2		-1	-1		-3	-3
has limit	-2		3		-3	-4	2
has limite	3	-1		-1	-3	-1	-1	-1
has llc	-1		-3	-1	-1		2	1
has lo	3		-1		-1		-2
has loss	3						-2
has medical	-2			-1	-1		3
has meeting	1		-2	2			-1
has member	2		-2	-1		-1
has mensal		-1		-1		2	-3	-1
has minimum		-1	1	-1	-2		-3	-1
has mo	2		-1		-3
has month	3		-3
has monthly	1	-1	-1		-1		-3	-1
has n	-2		-1	-1			3
has na	3		-1	-1	1		-2	-1
has name		1	1	-2	-2	-4		-2
has negative	3						-3
has no	4	-1	-3	-1	1	-2	1	-1
has none	1		-3	-1	1
has not	3		-1	-1	-2	-1	-2
has note	-1		-2			-2	2
has number	-2	-2		3	-1	-1	-2
has of	1	1	1	-3	-2	-2	-2	-1
has opened	1	-2	-1		1	1	-3	-2
has or	2	-1	-1	-1	-4	-2	-1	-1
has order	2		-3				1	-1
has original	1	-2	1		-3	-2	1	1
has owe	1	-1		-3		-2	-1	-2
has owed		-1				-3	-2
has owes	1		-2				2
has own	3				-1	-1	-1
has parcela	3	-1		-1	-1	-1	-2	-1
has past	2	-1		-1	-2	-2	1
has patient	4		-1				-2	-1
has payment	-1	-2		-1			-2
has pays				1	-1	-1	-3
has pd	3				-2	-1	-1
has percentage	3		-1		-1	-1	-1
has personal	4		1	-1			-3
has phone	-1		-1	2			-3
has plan	3		-3			-2	-2	1
has please	1	-1	1	-1	-1		-3	-1
has principal	4		-1	-1	-2	-2	-1
has que	3		-2		-2	-1	-1
has rate	5		-2		-1	-1	-2
has re	4	-1	-4
has records	-2	3		-1
has recovery	-1		-2	-1	-1		2	3
has repayment	3		-2				-1
has report	3		-1	-1	-1	-1	-1	1
has revolving	-1	1	1	-1	1	1	-3
has ridge	2				-1		-2
has saldo		-1	-2	-3	1	-4	-1	-1
has sallie	2		-1	-1			-2
has savings	3		-2	-1			-1
has so	4		-2		-2		-2
has state	-1			-2	-2	-3	1
has subject	1			-1	-1	-1	-3	-1
has summary	3		-2		-1	-1	-1
has terms	3				-1	-2
has that	2	-1	2	-2	-2	-1	-3	-2
has the	1	-2	-2	-1		-2		2
has these			3	-1		-1	-1
has this	2	-1	-1	-1		-1	-4	-1
has tidewater	3				-1	-1	-2
has to		-1		-1	-1	-3		-2
has today	3		-3				-1
has trying	3	-1	-1	-1		-1	-1	-2
has type	1	-2	-3	-2	-1	1	1	-1
has union			-2	1			-3
has up	3						-2
has was			-2				2	-2
has where	-2	-1	-1			-1	3	-1
has who	-1	-2	2	-2	-1	-1	-2	-3
has will		-1	2	-1		-1	-2	-1
has y	-1		2			-1	-2
has year	3		-1				-2
has –	2		-1				-2	-1
in	3		-3
information	3	-1	-2	-1	-1	-1	-3	-1
keep	2		-2
last	1		-1	-2		-1	2
lo que	2		-2		-1
means accountStatus	2	-1	-1	-3	-1	-2		-1
means amountLoose		-1			-2		4
means balance	-1	-2		-1	1	-1	-2	-3
means date	1	-1				-3	-2	-1
means money			-4		-2		1	-1
means name	1	1		1	-1	-2	-1	-3
means number	-1	-2	-4	3	-2	-2		-3
means opened	1	-2	-2	-1			-3	-2
means pastDue	1	-1		-1	-3		3	-1
means paying	-1	-2		-1	-2		-1	-2
means reported	1	-2	1	-2		1	-3	-1
means statusLoose		-2		-3	-3	-2	1
means text		-1		1	-5	-1		-2
mo	3		-1		-3	-1	-1
mohela/dept	-2						2
monthly mortgage payment	-3				-2	3
monthly pmt	-3					3	-1
negative	4						-3
noite	3		-1			-2	-1
not	5		-2	-1			-3
note	3		-1			-2	-1
number	-2	-1	2		1	-5		1
oct	3					-1	-2
orig_amt	-2	-1	-1		-1	2	-2
original	1		3	1	-1	-1	-2
owe			2	-1	-2	-1	-2
owed	1	-1	-1			-3	-2	-1
paid	1	-1	1	-1	-1		-2	-1
past due	3	-1	-1		-3	-2	1
pay	1	-1	2	-1	-2	-2	-3
payment	-1	-2		-2		-1
personal	4		1	-1			-3
portfolio	-3		1				2
program	-2		3				-1
radiology	2				-1		-2
revolving	-1	2	1		1	-1	-3
sallie	3			-1			-2
status	-1	-2		-1	-2	-3	1
status open	3						-3
stuff			1		-1		-2	-1
subject	1			-1		-1	-2	-1
summary	3		-2				-1
synchrony	2					-1	-1
that	3		-1	-1			-1
to	1	-1	1	-1	-2	-3		-1
union	2		1	-1			-3
what	-1	-2	3	-2	-1	-1	1	-1
you have	3		-3				-1
# mark label beside
account status	-3						3
installment	-3		3
means accountStatus	-3						3
means balance		-1	-2	-1	1	-3		-1
means date	2	-1	-1	-1		-1	-3	-1
means money	1	-1	-1	1	-2	-1	-3
means name			1		2	-1	-3	-3
means original	-1	-1	-3	-1	-1	-1	-3	2
means paying	-1	-1	-1	-1	-2	2	-4	-1
original creditor	-1		-3	-1	-1	-1	-3	3
# mark label with colon
account	1	-1	2	-3			-1
means 		-2	1	-2	-1	-3		-3
means balance	-1	-2	-2	-2	1	-4	-1	-1
means money	2	-1	-3	-1	-5	-3	1	-1
means name	1	-2		-4	-2	-1	-2	1
means number	1	-2	-1	2	-3	-2	-2	-1
means opened	3			-1			-2
means original	-2		-2	-2	-1	-2	-3	2
means pastDue	3				-1	-2	-2
means paying	-1	-1	-3	-2	-2	1		-2
means status	1		-1	-1	-1	-3		-1
means statusLoose		-1	-1	-3	-2	-2	1	-2
original creditor	-3			-2	-1	-2	-1	3
payment status	3						-3
placed for collection	-3						3
remark	3						-3
status		-1		-3	-2	-2	1	-2
# mark last of line
mark-"	-1		1	-3	-1	1		-2
mark-#	3				-2	-1	-1
mark-$	4			-1	-1	-3	-2
mark-)		-1	1	-5	-2	-2	-1	-2
mark-,			-2	-2	-1	2	-4	-1
mark--	1	-1		-2			-3	-1
mark-;	3						-3
mark-|	2	-1		-1	-1	-1	-3	-1
mark-🎉	2						-2
# mark line above
accounts	3		-1		-1		-2
available balance	3		-1	-3
begins $			1	-1	1	-3	-3	-1
begins (	1	-3	-1	-3	2	1	-2	-2
begins *		-2	-1	-2	-1		-1	-3
begins -		-4	1	-3	-2	-2	-1	-1
begins aaron's	-3		3		2		-1
begins account	1	-1	-2	-1	-5	-1	1	-2
begins accounts	3		-1		-1		-1
begins acct	-2	-1	2	-4		-1	-2	-1
begins address	-2	-1		2	-3	-2	1	-1
begins afni	-1		-1	-1	-1	-1	3
begins aidvantage	4		-3		-1	-1	1	-1
begins al	3	-1	-3		-2	-1		-1
begins american	2		-1		1	-3	2	-1
begins amount	-3	-2	1	-2	-1	-2	3	-2
begins and	4		-3	-1	-1		-3	2
begins apple	-3		3	-1	-1	-1	2	-1
begins as	2	-1		-1	-2	-1	-4	-1
begins auto	-1				1	-1	-3	-1
begins available	3		-1	-3			1
begins b	3		-2	-2	-1			-2
begins balance		-3		-1	-2	-1	-2
begins banco	-1		2	-1			-1
begins barclays	-3	-1	1	-2	2	1	1	-1
begins both	3		-2		-1	-1	-1	-1
begins bridgecrest	3				-1	-2	-1
begins c	2		-3		-1	1	-1
begins cap	3		-1		-1		-1
begins car	2		1	1	-1	1	-3
begins cards	2	-1		1	-1		-6	-1
begins care	2	-1	-1	-1			-4	-1
begins case	4		-1	-1	-1		-1
begins citi	-2		-1	-3	2	2	2	-1
begins city			-3				2
begins client	2		-3	-1	-1	-1	-2	3
begins collections	-1	-1	-4	1	-1	-1	2	-2
begins comments	3		-1				-1
begins commonwealth		-1	-2	1			-1
begins conns	3	-1	-3			2	-2
begins convergent	3				-2	-2	-1	-1
begins creditor	-1	-2	4	-5	-3
begins current	-2	-1	2	-3	-2	-2		1
begins date			1	-2	-3	-2	1	-2
begins dear	-2		2	-1	-1		-3
begins debt		-2	2	-3	-1	-2	-1	-1
begins dept	3				1	-3
begins direct	-3		2	1		2
begins discover	3	-1	-1		2	-3	-2	-1
begins e	-2		-1		1	3	-1	-2
begins ending	3	-1	-2	-1	-1	-1	-1	-1
begins f	3		-2		2	-2	-2
begins figure	-1	-3			-2	-1	-4	-2
begins file	3		-1	-1	-2	-1	-1
begins for	3			-1	-2	-1	-2	-1
begins from	3		-1	-1	-1		-2
begins gm			2		-2	-1
begins heights	-2		2		1
begins here	3		-1			-1	-1	-1
begins hi	-2	-1	-3	-2	-1	-2	1	1
begins high	3			-1	-1	-1	-3	-1
begins home	-1	-1	-2	1	1	-2	-4	-1
begins hospital		-1	2		-2	-1	-3
begins housing	3		-2
begins huntington	3		-1		-2	1	-2
begins i	-2	-1	2	-3	-1	-2		-2
begins id	2	-1	1	1	-3	-5	-3	-1
begins if	3		-1	-1	-1	-2	-1	-1
begins income	2		-2				-1
begins installment	-1	-1	2	-2		1	-3	-1
begins item	3					-1	-2	-1
begins jan	-1			-2	-2	-3	1	-2
begins late	1		2			-1	-4
begins loan	1	-2		-3	-5	-2		-3
begins loans	1		1		-1	-2	-3
begins lvnv	-1		3	-1		-1	-2	-1
begins matter	-3		1				2
begins may	3						-2
begins me	3		-2	-1
begins member	3		-1	-2	-1		-1
begins mine	5		-2				-4	-1
begins mission	2		-2	-2		-1	1
begins mohela	1		-1		-2	-2	-3	-1
begins money	2	-1	-2		3		-1
begins mortgages	-3			-1	3		-1
begins my	3	-1		-1	-2		-3	-2
begins name	3	1	-2	-1	-2	-3	1	-1
begins navy		-1	2	1	-2	-1	-1
begins o	3		-1		-1		-1
begins ok	3			-1	-1	-1	-4
begins okay	3		-1		-1		-2
begins old	3		-1	-1	-1	-1	-1	-1
begins onemain	1		-3	-1	1			-1
begins opened	3		-1		-1		-5	-1
begins original	1	-1	-1	-2	-1	-1	-3	1
begins our	-2	-1	-3			1	1	1
begins p.o	-1	-1	1	-2	-2		3	-1
begins paid	-3	2	1			1	-1	-1
begins payment	2	-1	-3	-1	-1		1	-1
begins po		-1		1			-3	-1
begins property	3		-1		-1	-1	-1
begins prosper	2		-1		-1		-1	-1
begins public	3			-1	-1	-1	-2	-1
begins reference	3				-2	-1	-2	-3
begins remarks	1	-1	1	-1	-1	-1	-3
begins rent	3			-1	-2		-1
begins repayment	3		-2				-1
begins revolving		1	-2	-2	-1	1	-3	-1
begins rooms	-3		1	-1	2	-1
begins saldo				-1	-3	1	-2	-1
begins santander	-2	-1	2		1	1	-2	-1
begins schedule	3	-1		-1			-2
begins score	3				-1	-1	-1
begins sent	3			-1	-1	-2	-1
begins seq	3		-1		-2	-1	-1
begins sofi	-2	-1		-1	-2	-2	3
begins sorry	2		-1			-1	-3
begins status	1	-1	2	-4		-2	-1	-2
begins student	-2	-1		1		-1	1
begins subject	4	-1	-3	-1		-1
begins subtotal	3		-2		-1	-2		-1
begins the	2	-2	1		-1	-2	-1	-3
begins then	3		-1				-1	1
begins to	3		1	-1	-1		-1
begins total	3	-1	-3	-2	-3	-2	-2	-1
begins toward	-2				3
begins tradeline	-2	-1	3	-1	-1		-1	-1
begins transcript	3				-1	-2	-3
begins transunion	5	-1		-2	-1		-1	-2
begins truck	1				-2		-2	-1
begins uncle	4		-3			-1	-2
begins updated	3	-1	1	-1			-2
begins us	2		-3		1	-1		-1
begins usaa	-1		1		-3	1	-2
begins use	-3				1	3	-1
begins we	3	-1		-1				-1
begins what	-1	-1	1	-2		-2	1	-1
begins year	3				-1	-1	-3
begins your		-1	-1	-4	-1	-1	2	-1
begins |		-1		-1	-1		-6	-1
begins •	2	-1	-1	-2	-2	-2	-2	-1
begins ☐		-1	1	-2	-5	2	-5	-2
begins ✓	-1		3		-1		-1
begins 一	3		-1				-1
begins 二	2		-1	-1	-1	-1	-3	-1
cards	-1		2	1	-2	-1	-4
closed	3						-2
credit cards	-1		-2	2		-1	-2	-1
loans			-1	1	-1	-1	-3
means 	-1	-2	-1	-1		-2	-1	-3
means , short	1	-1	2	-2	-1	-2	-4	-1
means balance, short	3				1		-2
means date, short	3						-2
means money	3	2	-2	-3	-1	2
means name		-2	1		-3	-3	-2	-2
means original, short	3						-2	-1
means paying, short	3		-1		-1	-1	-1
means reported	3			-1			-1
means status		-1	2	-2			-1	-3
means status, short	-2	-1					3
means statusHint	1		-1	-3	-1	-1	1	-1
means statusHint, short	2						-2
none	4	-3	-2	-2	-3	-2	-1	-3
our information shows	1		-2	-3			-1
pattern "#","w		-2	3		-3	-1	-1	-1
pattern "M#","		-1			-1	-3	-3	1
pattern "w","w	2	-2		1	-3	-1	-3	-2
pattern "w(w)"	-2		2	-1	-2	-3	-3	-1
pattern #)#w:M	2					-1	-1	-1
pattern #.w	2	-1	1	-2	-1	-2	-2	-1
pattern #.w#.$	3				-2	-3
pattern #.w#w)			1	-1	-1	-1	-2	-1
pattern #.w(w)	2			-2		-2	-3	-2
pattern #.w,w#	3		-3	-2	-1	-2	1	-1
pattern #.w,wM	1	-1	1	-2	-3	-4	-4	-2
pattern #w#MMM	2		-1			-4
pattern #wMw	2		-1		-1	-1
pattern #wMwM#	-3		1		1
pattern #wMwMM	-3		3				1
pattern (w)w,w	3		-1		-1		-2
pattern ------	1	-2		-4	-1	1
pattern -wM(w)	-3						3	-1
pattern -wMwMw			2	-1	-1	-1	-3
pattern <_w_w=	3			-1		-1	-2
pattern M	-1	-1	3	-5		-3		-2
pattern M#wM(w	3			-1			-2
pattern M.w	3			-1	-1	-1
pattern M.w(w)	1		-3	-1	1	-1
pattern M.w(w.	2		-2		-1		-1
pattern M/M/Mw	4		-2	-2	-1	-1	-1	-1
pattern M/MMMM	3			-1	-1	-2	-2
pattern M/MwM	2			-2	-1	-1
pattern M/MwMM	3		-2		-1	-1	-2
pattern Mw	-2		1	1	-3	-2	1	-1
pattern M✓✓✓✓✓	3					-1	-3
pattern w	-1	-4	-1	-2	-2	-1		-1
pattern w#	-1	-1	1	-3	-3	-2	1	-1
pattern w#$M	3		-1		-2	-1
pattern w#)		-1	-2	1	-2	-2	-4	-2
pattern w#, first	4		-1				-3
pattern w#M/MM		-1	-2	-1	-2	-2	1	-3
pattern w#MMw#	4						-4
pattern w#MwM	-3		1		1		1
pattern w#w	-1	-1	1	-1	-4	-3	-1	1
pattern w#w#w?	3		-1		-1			-1
pattern w#w(w)	-2		2		2
pattern w#w.w.	3				-2	-1
pattern w#wM/M	2		-1	-1	-1	-1	-3
pattern w$#,Mw	3		-1		-3	-2	-1
pattern w(w)#M	-3		3		1			-1
pattern w(w),w	4	-1	-2	-1		-1	-3
pattern w(w)..	2		-1	-3
pattern w(w):	3	-1	-2		-1		-1
pattern w(w)MM	-3		2	-1	-1	-2	1
pattern w(w)wM	-1		3	-1	-1	-1	-1	-1
pattern w(w.)	3	-1	-1	-1	-1	-1	-2	-1
pattern w(w.w)	-2		3
pattern w, first	-1	1	-1	1	-2	-3		-1
pattern w,w	1	-1		-2		1	3	-1
pattern w,w#	3		-2		-1
pattern w,w#,w	1		-1		2	1	-2
pattern w,w#.w	1				-1		-3
pattern w,w,Mw	2		-2		-1	-1	-1	-1
pattern w,w,w,	-1	-2	-1	-1	-4	3	-3	-3
pattern w,w,w,, first	3				-1	-1	-2
pattern w,w,wM	3		-1				-3
pattern w,w.	2			-2	-1	-2	-1	-1
pattern w,w.w,	3		-3				-1
pattern w,w.w.	3		-2	-1		-1	-3
pattern w,w.wM			1	-1		-1	-3	2
pattern w,w:	-1		2	-1	-2		-3
pattern w,wM	-1			1	-4	-1	1	1
pattern w-----	2						-2
pattern w.....	4	-1		-5	-2	-1	1	-2
pattern w.w		-1	-1	-1	-1	-3	-2	1
pattern w.w,w.	4		-2				-2
pattern w.wMwM	2		-1				-2	-1
pattern w/w	1	-1	-2	-2	1	1	-3	-2
pattern w/w#MM	-3		3				1	-1
pattern w/w...	3		-2	-3			-2
pattern w/w/w/	2		1	-1	-2	-1	-3
pattern w:		-1	1		-1	-2	-3	-2
pattern w:#		-2	-1	-3	1	-2	-3	-2
pattern w:M		-2	-3	-4	-2			1
pattern w:M/M/	4		-2	-1	-2	-1	-3	-1
pattern w:MMM	3					-1	-2
pattern w:Mw	-1	-1	2	-1		-1	-3
pattern w:Mw,w		-1	-2	2		-1		-1
pattern w:w	1	-3		-3	-1	-1	-1	-1
pattern w:w,w,	1			-1		3	-3	-1
pattern w:w,w.	3		-2	-1			-1	-2
pattern w:w-Mw	2	-1	-2	-1
pattern w:w.w:	3		-2
pattern w:w:	-2			3	-1		-1
pattern w:w:#	3		-1		-2
pattern w:w:M	3						-2	-2
pattern w:w:w:	-4			4	-1	-2		-1
pattern w:wM/M	-3		1	-1	1	-1	1
pattern w:wMw	4		-3	1			-1	-1
pattern w>M<	-4						4
pattern w?		-1	-2	-2		-1	-2
pattern wM	-1	-1	-1	1	-1	-2		-3
pattern wM.	3		-1		-1
pattern wM/M/M		-1	1	-3	-2	-2	1	-2
pattern wM/M;w	4			-1			-2	-1
pattern wM/MMM	3			-1	-1		-1
pattern wMMMM	1		-1				-3
pattern wMMMMw			3			-1
pattern wMMMw	-3		1		-2	1	1	-1
pattern wMw#/M	-3		1				3
pattern wMw,wM	-2	-1	-1		1	-1	3	-1
pattern wMw:w	-3		1	2	1
pattern wMwM	-2	-2	2	1	-3		-3	-1
pattern wMwM#w	-3		2	-1			1
pattern wMwM.	2			-1			-2	-1
pattern wMwMw	2				-1	-1	-3
payment history	2		-1			-1	-2
principal balance	3						-3
tarjetas	2		-1	-1			-2
一, 信用卡	3		-1				-1
二, 贷款	1				-1	-1	-2
# mark line below
begins "	2	-1	1	3	-1	-2	1
begins $	-1		1	-1	-1	3	-2	-1
begins (	3	-2	-1	-3	1		-5	-2
begins +	3		1		-1		-4
begins ,	3		-1		-1	-3	-1	-1
begins -	1	-4	-1	-3	-2		-1	-1
begins >	3		-1	-1		-1	-3	-1
begins account	1	-2	2	-3	-2	-1	-1	1
begins acct	-3		3	-5	-1		-1	-4
begins address		-1	-1	2	-2	-1	-2	-3
begins aging	-3			-1	1		2
begins aidvantage	-2		-1				2
begins aluguel	3				-2	-2	-1
begins amount	3	-2	-1	-3			-4	-2
begins and	1	-1	-3	1	-1	-1	-1	-1
begins as	1	-1		-3			-2
begins ask	3		-1		-1	-2	-1
begins avant	-2	-1	2	-1	1			-1
begins b		-1		-3	-2	-1	1	-2
begins balance	-2	-2	1	2	-1	-2		-3
begins bank		-1	1	-1		1	-2	-1
begins between	2	-1		-1	-4	-1	-1	-1
begins both	3		-1	-1		-4	-2
begins cap	3						-2
begins capital	4	-2	2	-1		-1	-4	-2
begins charge	-3		1	1			1
begins checking	4			-3			-1
begins comment	3				-1		-3
begins comments	3						-3
begins condition	2		1	-3
begins confidentiality	3			-1	-1	-1
begins convergent			-3		1	1	-1	-1
begins counselor	-3		3
begins credit	2	-2	-1	1	-5	-3	-1	-1
begins date		-1	-1	-4	-2	-2	1	-1
begins debtor	3			-1	-1		-2	1
begins did	3		-2		-1	-1	-1
begins direct	3	-1	-1				-2
begins dr	1		-3	-3	2	1	-2	-1
begins duke	-1		3		-1		-2
begins experian	1	-1	1	-2	-1	-1	-4	-1
begins figure	-3	-3	-2	-1	-2	1	-3	-1
begins fingerhut	3		-2	-1	-2	1	-1
begins first	3	-1	-2	-1	-1		1	-1
begins fleet	3		-3		1
begins for	-1		-1	-1		-3	1	-1
begins from	3			-2	-2	-1	-1
begins grand	2				-2	-1
begins great	-2		-1	-2	3	-1	1
begins hard	-2			-1			3
begins hers	3		-1			-1	-2
begins hi	3		-1	-1
begins high	4	-2	-2	-1	-2		1
begins household	4		-3	-1
begins i	2	-1	1	-3	-3	-2	-1	-2
begins include	2		-1	-1				-1
begins installment	-2	-2	-1	-3	1	3	-2	-1
begins interest	3	-1			-2	-1
begins judgments	-1	-1			3
begins jul	3		-1				-2
begins last	1		-3	-3	-2	1		-1
begins lease	-3	-1		-1		2	-3	-1
begins level	2	-2	-1	-1		-1
begins loan	-2	-3		-3	-2			-2
begins loans	2		1		-2	-1	-3
begins lowes	-2		2		-1		1
begins lvnv	2		2	-1	-2	-2	-3	1
begins macy's	2	-1		-1	1	-2	-3	-1
begins me	3		-2				-1
begins mine			1	-1	-1		-2
begins mobile	2						-2
begins mohela	3		-3			-1	-4	-1
begins money	3		-1	-2	1
begins mortgage	1	-2	-1	1	-3	-3	1
begins my	1	-1	-1		-1	-1	-4	1
begins name	3	-1	-1	-1	-1		-1
begins no		-1	-2	1	1	-1	-3	-1
begins nonpriority	-4	-1	4	-1	2	-1	-1
begins official	3			-1	-1	-1
begins old	-3		-1		1	-2	1	-1
begins onemain	3		2	-2	1	-1	-3	-1
begins opened	2	-1	2	-3	-1	-1	-1
begins our	2	-1	-3	-1	-1	-1		2
begins owe	-1	-1	-4	1	-1		1	-1
begins part	3			-1	-1	-1	-1	-1
begins past	3		-1	1		-1		-5
begins patient	2	-2		-3	-2	-1	-2	-1
begins patients	3		-1	-2			-1	-1
begins paypal	3		-1		-1	-2	-2
begins po	-2		1		-1	-3	-1	-2
begins provide	2				-2	-1
begins public	3	-1		-1			-1	-1
begins real	2				-1	-2	-1
begins requested	3		-1		-1		-1
begins responsibility	1			-1	-1	-1	-1	3
begins retail	-3		3				1
begins rooms	-2		-1		3	-1
begins santander	1		1	-1	-1	-3	-1	-1
begins savings	4			-1	-3	-1
begins sears			-3	-2	1	-1	-1
begins second	-3		-2	-1	4		-1
begins section	4	-1	-1		-3	-2	2
begins see	3		-1	-2			-1	-2
begins sent	3				-2	-2	-2
begins status	-2	-1	-1	1	-3	-3	2	-1
begins summary	3	-1	-2	-1	-1		-1	-1
begins t	3		1	-1	-1	-2	-1	-1
begins t-mobile	4		-3		-1
begins take	3		-1				-2
begins target	2		-2	1				-1
begins tax	3		-1	-1			-1
begins thank	4		-2		-1		-2
begins this		-1	-2		-3	-2		-1
begins total		-2		-3		-1		-4
begins transactions	3			-1			-2
begins transunion	3		-2	-1	-1	-1	-3
begins type			1	-2	-1	-1	-1	-1
begins warren	-2			1			3
begins wayfair	-3		1				2
begins we	-1		3	-1	-2	-2	-2	1
begins what	2	-1		-1	1		-2	-1
begins yes	4		-2			-1	-3	-1
begins your	1	-2	1	-4	-2	-1	-1	1
begins |			-1	-1			-4	-1
begins }	2					-1	-2
begins ~	3		-1		-2		-2
begins •	3	-1	-3	-2	-1	-2	-3
begins ☐		-1	1	-2	1	-3	-4	-3
begins ☑	2		-1		2	-2	-3
begins ✓	3		1		-1	-1	-3
begins 😬	3			-1	-1	-1	-2
means money, short	4				-2		-2
means paying	-2						2
none	1	-3	-2	-5	-3	-4		-3
pattern "#","w		-2	3	1	-3	-1
pattern "M#","		-1		-1	-1	-3	-3
pattern "w","w			-2	1	-2	-2	-2
pattern #	3		-1	-3	-2	-2	2	-1
pattern #)w	3					-1	-2
pattern #)w,w#			3	-1	-1	-2	-1	-1
pattern #)w,wM	3		-1		-1		-2
pattern #.w	3	-1	2	-2	-1		-3	-1
pattern #.w#.$	2		-1		-2	-2
pattern #.w(w)	2		-2	-2			-2	-1
pattern #.w,w#				-2	-2	-3	-1	-1
pattern #.w,w,	2			-1	-1	-2	-1
pattern #.w,w.	2		1	-2	-1	-1	-3	-1
pattern #.w,wM	4	-1	-2	-2	-2	-3	-4	-2
pattern #.w:w.	1	-1	-3	-2	-2	-2	1	-1
pattern #.wMwM	3		-1			-1	-2
pattern #:Mw.w	2		-2					-1
pattern #M/Mw	3					-1	-2
pattern #w				-1	-3	-1	2	-2
pattern #w#MMM	-1		-1	-3	1	-2	-2	2
pattern #w#MMw			3		-1	-1	-1	-1
pattern #w#wMM	3		-2			-2	1
pattern #w#wMw	1		-2	-1				1
pattern #wMMMM	3	-1	-3	-1	3	-1	2	-1
pattern #wMwMM	4		-4				-2
pattern $M, first	1				-4	1	-1
pattern (w)	3		-2				-2
pattern (w)w,w	2		-2		-1		-1
pattern +-----	1		2		-1		-3
pattern ---	1		1		-1		-3
pattern ------	1	-2		-3		2	-2	-2
pattern -w(w)M	3		-1			-1	-3
pattern -w::M	-3		3
pattern M	-1	-1		-2	-1	-4	1
pattern M.w(w.	2		-2
pattern M/M/MM	2			-1		-1		-1
pattern Mw(w)	3		-2	-1			-1
pattern Mw.w.,	3		-1		-1	-2
pattern Mw:Mw:	-2	-1	3				-1
pattern MwM	-1		1	1	-3	-2	-1	-1
pattern MwMMMM	3		-2	-1		-1
pattern MwMw	-4		2	-1		-1	2	-1
pattern M✓✓✓✓✓	-2		-1	-2	-2	-3	2	-1
pattern w	-1	-3		-1	-1	-1		-1
pattern w#	-2	-2	2	1	-2			-2
pattern w##	-3		2	-1			-1	2
pattern w###	3		-2			-1
pattern w#$M$M	-2	-1		-1		3	-3	-1
pattern w#$M☒$	-4				1	3
pattern w#.	2		-3	1				-1
pattern w#....			-1	-3	1	-1	-1
pattern w#M,w:	1	-1	1	-4	-1	-1	-1
pattern w#M/MM		-1	-1	-1	-1	-3	2	-1
pattern w#Mw:	3				-3
pattern w#Mw:w	3	-1		-1	-3	-1	-1	-1
pattern w#w#wM	-3		4
pattern w#wM/M	1	-2		-1	-1	-1	-3	-1
pattern w#wMMw	-1		3		-1	1	-1	-1
pattern w$#,Mw	1	-1	-2	-1		-3	-3	-2
pattern w$M$M	-4	-1	1	-1	1		2	-1
pattern w(w)		-1	2	-3	1	-2	-1
pattern w(w)##	1		2	1	-2	-3	-1
pattern w(w)#M			-2	1		-1	3	-1
pattern w(w),w	1						-3
pattern w(w)-M	2		-2		-1		-2
pattern w(w)wM	-1		3	-1	-1	-1	1	-1
pattern w,	5		-1	-1	-2	-2	-2	-1
pattern w, first	-1	-1	-1		-3		2	-1
pattern w,w	2		-2	-2		-2	-1	-1
pattern w,w,Mw	3					-1	-2	-1
pattern w,w,w#	-2				-1		2
pattern w,w.wM	3		-2			-1	-1	-1
pattern w,wM,w	3	-1	-1			-1	-2
pattern w-w	-1		-2	-2	-1	-1	2
pattern w.....	3	-1	5	-3	-1	1	1	-2
pattern w.MwM	-2						3
pattern w.w	1	-1	1	-3	-3	-2	-1	-1
pattern w.w.	1		1	-1	-3	-1	-2	-2
pattern w.w...	2			-1		-1
pattern w.w:M.			1	-1	-1	-1	-3
pattern w.w:Mw	3		-2	-1				-1
pattern w.wMw,	-3		2	-1			1	1
pattern w/w#MM	-2	-1	4				-2	-1
pattern w/w...	3		-1	-2	-2			-1
pattern w:		-1	-2		-4	-3		2
pattern w:#	-1	-3	-1	1	-2	-2	-3	-1
pattern w:#w:M	2		-1		-1		-1
pattern w:$Mw:	3			-1			-1	-1
pattern w:M	-1	-2	2	-1	-3	-2	-1	2
pattern w:MwM	3		-2	-1		-1	-2	-1
pattern w:w	-3	-2	-2	2	-1		-2	-3
pattern w:w,w	2		-1	-1			-1	-2
pattern w:w:w:		-1	1	-2	-2	-1		-1
pattern w:wMw	2					-2	-3
pattern w:wMwM	-2	-1	3	-1	-1	-1	-1	-1
pattern w>M<	3						-1	-3
pattern w?	2	-1	-4	-1	2	-1	-2	-2
pattern wM	-1	-3			-1	-1	2	-1
pattern wM,wM,			1	-1	-1	-1	-3	1
pattern wM.	-2		-1		-1		3	-2
pattern wM/M/M	-1	-1	2	-1	-3	-2	-6	2
pattern wM/MM/	3			-1	-1	-1	-1	-1
pattern wM/MMM	2		-1	-2
pattern wMM		-1		-3	-1	-2		-3
pattern wMMw#	3	-1	-2	-1	-1	-1	-1	-1
pattern wMwM	-2	-2				-3		-2
pattern wMwMw.	3	-1	-2		-1	-1	-3
pattern w–w	3	-1	-2	-1			-2
# mark pattern comes
always	3	-3	2	-2	-1	-1	-1	-2
often		-4	-4	-1	-1	1	-2	-3
twice		-4	-3	-1		-1		-2
# mark place
0			-5	-1	-1	-1		-2
1		-5		-1	-1	-1	-1	-1
2	1	-2	-1	2	-1	-4	-1	-1
3		-1		2	-1	-1	-1	-3
4	1	-2	-1					-1
# mark read as, shape
accountNumber mark--	-3	-1	-1	4		-2	-1
accountNumber mark-/	3		-2	-2	-1		-1
accountNumber mark-…	-3			3
amount mark-$	-2	-1	-1	-1	2	-4	-1	-1
amount? mark-$	1		-1	-1		-4	-1
amount? mark-.	-2				3	-2	-1
aside amount? mark-$	3				-2	-2	-1
aside paying mark-$	2				-1	-3
current mark-"	-3						4
current mark-+	2			-1			-2
current mark-.	-3		1	1	-1			-1
current mark-–	-2		-1		-1		2
current mark-—	-3		-1				3
current mark-✓	-3			-1			3
current? mark-!	3						-3
current? mark-$	-3	-1			-2	-1	4
current? mark-&	-3		2				1
current? mark-(	3		-2				-2
current? mark-)	3		-2			-1	-2	-1
current? mark--	4		3				-5
current? mark-.	1		-3		-2	-2		-1
current? mark-<	-3						3
goes on mark-(	1	-2	-3					1
goes on mark-)	-3	-1	2	-1	-1	-2	-2
goes on mark-+	-3		3
goes on mark-.	-1	-1	1			-3		-1
goes on mark-/	3	-1	-1	-1		-1		-3
goes on? mark-&	-2	-1	3				-1
goes on? mark-,	3		-4				2
goes on? mark-.			1	-3			-1	-1
goes on? mark-:	3		-2			-1	-1
goes on? mark-–	2		-2
originalCreditor mark-)	-4						-1	4
paying mark-$	-3				-1	3	-1
paying mark-,	-3	-1	-2	-1	-2	3	-2	-1
paying? mark-,	3	-1	-1		-2	-1	-1
# mark read as
accountName	-1	1		-1	-2	1	-3	-1
accountNumber	-2	-2	-3	3	-1	-3	-4	-2
amount	-2	-1		-2	3	-4	-4	-2
amount?	-2	-1	-1	-1	2	-3	-2	-1
aside amount?	3			-1	-2	-2	-1
aside paying	3				-1	-3	-1
current	-5	-2	-1		-3	-3	5	-2
current?	-1	-2	-2	-2	-3	-2	2	-3
goes on	-1	-4	1	-1	-2	-1	-1	-2
goes on?		-4	-1	-2	-2	-2		-1
no debts	3	-2	-1	-2	-4	-4	-2	-2
no part			-1		-6	-6	-3
no part, in row	2	-2		-3	-6	-2	-10	1
originalCreditor	-3		-2	-1	-1			2
originalCreditor?	-3		1				1
paying	-2	-2	-2		-2	3	-1	-3
paying?	2	-1	1	-1	-3		-2
# mark read in
accountName, one debt a line	2	-2	1		-1	-1	-2
accountNumber, cards of a portal	-3			3
amount, a bullet for each debt	-3				4	-1
amount, one debt a line	-1	-1	-2	-2	1	-4	-2	-1
amount, tables and labels	-1			-1	2	-3	-2	-1
current, headings over the values of each account	3						-3
current, one debt a line		-1	-2	-2	-1	-3	1	-2
current, running text	-3	-1	1	-1	-1	-1	1	1
current, tables and labels	-2	-2	-3		-2	-2	2	-2
goes on, columns by their place	1	-2		-2	-1	-1	-1	-2
goes on, running text	-3		1					1
goes on, tables and labels	-1	-4		-1	-2		1	-1
no part, a bullet for each debt				-2	-2	-3	-5	-1
no part, a letter about one debt		-2	1	-2	-2	-3	-2	-1
no part, a notice about one debt	-1	-2	3	-4	-1	-1		-2
no part, a paragraph for each debt		1	2	-6	-3	-3	-4	1
no part, cards		2	-3	-2	-2	-2	-5
no part, cards of a portal	2	-1	-2	-2	-1	-1	-1	-3
no part, claims of a bankruptcy	3		-1	-2				-1
no part, columns by their place	4	-3	-4	-1	-3	-4	-2	-3
no part, headings on several lines	3	-1	-1	-2	-1	-1
no part, loans with their transactions	3		-1	-2	-1
no part, none	1	-2	-1		-2	-3	-1	-1
no part, objects	4	-1	-2	-2	-1	-1	-1	-1
no part, one debt a line	1	-3		-2	-7	-6	-8	-2
no part, running text	2	-2		-4	-2	-2	-6	1
no part, tables and labels	1	-3	-2	-1	-5	-1	-6	-1
originalCreditor, tables and labels	-2			-2	-1		-2	1
paying, one debt a line	-2		1	-1	-5	3	-2
paying, tables and labels	-1	-2	-1		-2	2	-1	-3
# mark shape and behind
mark-! capitalised	3			-1			-2
mark-" capitals		-2	-3	-1	1	1	-3	-1
mark-" cents	2		-1		-3	-2	1
mark-" digits-2	1		-1		-2	-3
mark-" digits-4	1	-1		-3			-2
mark-" end	3		-1			-1	-2
mark-" lettered-code	2		-1	-3	-2	-2		-1
mark-" line	-1		1	-3	-2	1	-2	-2
mark-" mark-,	2	-2	-3	-4	-2	1	-6	-2
mark-" mark-:	3		-1	-1			-1
mark-" mark-;			1	-2	-3	-2		-1
mark-" thousands-and-cents	2	-1	-1	-1	-4		-3	-1
mark-# capitalised	3						-1	-1
mark-# code	3		-2	-1
mark-# digits-3	-2		3		-1		-1
mark-# digits-7	2		-2	-1	-1
mark-# lettered-code	4	-1	-3	-3		-1
mark-# line	3				-2	-1	-2
mark-# mark-:	3			-1
mark-# masked	4		-2	-2	-1
mark-$ capitalised	4			-1	-2	-1
mark-$ cents	-2	-2	-1	-3	2	2	-1	-2
mark-$ digits-2	-1	-1	-1	-1	-3	5	-2
mark-$ digits-3	-3	-1	-1	-1	1	2	-2	-1
mark-$ line	4			-1	-1	-3	-1	-1
mark-$ mark--	-1	-1		-2	2	1	-4	-1
mark-$ mark-_					-2	-3	1
mark-$ thousands	-1	-1	-1	-1	2	-3	-2	-1
mark-$ thousands-and-cents	-2	-2	-1	-4	3	-1	-2	-2
mark-& capitalised		-3	1	-1	-2	-1	-1	1
mark-& capitals		-3		-1	-2	-2	-3	2
mark-' digits-2	1	1		-1	-1	-2	-3
mark-' mark-,	-1	-1	-3	-1	-1	1	2	-2
mark-' small	-2	-1	1		-2	-3	2	-1
mark-( capitals		-3	1	-1	-1	-2	-4
mark-( code	-3		3	-1			-1
mark-( lettered-code				-3	-1	-1		-1
mark-( mark-.	5		-4	-5		-2	-1
mark-( mark-…	3		-2	-1		-1	-1
mark-( small	2	-3	1	-1	-1	-1	-2	-2
mark-) capitalised	-1	-2		-2		-3	-1	1
mark-) code	3	-1	2	-2	-5	-1	-1	-2
mark-) digits-1			-2		-3	-2	2	-1
mark-) digits-3	-2		3	-1	-1	-2	-1	-1
mark-) digits-4	-1	-1	3	-2		-1	-2	-3
mark-) digits-7	1	-1			-1	-1	-3	-4
mark-) dollars-and-cents	1	-1		-1	-2	-1	-4	-3
mark-) end	3						-3
mark-) line		-1		-5	-2	-2	-2	-1
mark-) mark-"	-4		4		2	-1	1
mark-) mark-,	-3	-1	4	-1	-1	1	-1	-5
mark-) mark--	-2		3		-1	-1	-1	-1
mark-) mark-.	-1	-1	4	-2	-1	-1	-3	-2
mark-) mark-:			2	-1	-1	-1	-2	-1
mark-) mark-|	-4		3				1
mark-) mark-–	-2		2	-1		-1	-1	-1
mark-) percent	-2	-1	3			-1	-1
mark-) small	-4	-1	3	-1	-2	-2	-1	3
mark-) thousands	-2		3		-2		-2	-1
mark-* capitalised	3	-2				-1	-3
mark-* digits-2	-1			1	-1		-2
mark-+ capitalised	-2				-1	-1	3
mark-+ capitals	3		-1	-1			-2
mark-+ small	-3	-1			-1	-1	4
mark-, capitalised	1	-3	-1	-2	-1	1	1	-2
mark-, capitals		-4		-2	-2	-2	-2	1
mark-, cents		-1		-2	-2		-3	-2
mark-, code			-2	-1	4	-1	-2
mark-, digits-2	-2	-2	-3	-2	3	-2	-2	-2
mark-, dollars	5		-4		-1	-1	-3
mark-, dollars-and-cents	3		-5	-1	-3	-2		-1
mark-, lettered-code		-1	-3	-3		1	-3	-2
mark-, letters	3	-1	-3	-2	-4	-4	-2	-2
mark-, line			-2	-2	-1	2	-3	-1
mark-, mark-"	1	-1	-2	-2	-2	1	-4	-2
mark-, mark-,	-2		2	-1	1	2	-3	-1
mark-, small		-2	-4	-2	-2	-1		-2
mark-, thousands	3		-2		-1
mark-, thousands-and-cents	2		-2	-1		-1	-1
mark-, with-digits		-1	-4	-2		1	-2	-2
mark-, year	-1	-1	1	-1	1	-1	-3	-1
mark-- capital	-3			3	-1	2	-1
mark-- capitalised		-4		-2	-3	-1
mark-- capitals		-4		-4		-2	2	-2
mark-- date	3			-1			-2
mark-- digits-3	2		-3	-2	-2	-1
mark-- digits-4	3		-2	-3			-1
mark-- dollars	4		-4	-1	-2	-1	-3
mark-- dollars-and-cents	3	-1	-2	-2	-1	-3	-3	-1
mark-- lettered-code	-1	-2	-3	3	-2	-3	-4	-1
mark-- mark-$	-2	-1		-1	3	-1	-1
mark-- mark--	1	-1	-3	-2	-1	-1	-1	-1
mark-- masked	-2	-1	-1	3			-2	-1
mark-- percent	1			-2	1	-4	-3
mark-- thousands	1		-3		-2		1
mark-- thousands-and-cents	2		-1		-1		-1
mark-- with-digits	3		-1	-1	-1	-1	-1
mark-- year	-2		3		-1
mark-. capitals	2	-3	-3	1	-2	-2	1	-2
mark-. cents	2		-1		-1	-1
mark-. code	-1	-2	-1	2		-1	-1
mark-. digits-2	-2	-2	-3	-4	1	1	2	-3
mark-. dollars			-3	1	-2	-1		-1
mark-. end	3	-1	-1	-2	-1	-1	-3	-1
mark-. lettered-code	-3	-1	3	1	-1	-1		-1
mark-. mark-"	-4		4			-3	-1	2
mark-. mark-.	-1	-2	-3	2	-3	-3	-2	-2
mark-. mark-:	3		-1	-1		-1	-2
mark-. masked	-1		2	-3	-1	-1	-2	-1
mark-. percent	3			-1	-1	-1	-2
mark-. small	-1	-1	4	-3	-4	-3	-2	-2
mark-. with-digits	2		-1		-1	-3	-3	-1
mark-/ capitalised	-1	-3	2	-2	-2	-2	-1	2
mark-/ cents	3		-1		-1	-2
mark-/ code	3		-1	-1		-1	-2
mark-/ digits-1	3			-1	-1	-2	-2
mark-/ digits-2	1	-2	2	-1	-1	-3	-1	-1
mark-/ digits-4	4		-2	-2	-1	-1	-1
mark-/ with-digits	3				-1	-1	-1
mark-: capitalised	4	-2	-3	-1	-1	-1	-4	-1
mark-: capitals	1	-2	-1	-2	-1	-1	-1	-4
mark-: cents	3					-1	-1
mark-: code	3			-4	-1
mark-: digits-2	2	-2	1	-2	-2	1	-2	-1
mark-: digits-4	4	-1		-4		-1	-1
mark-: digits-5	3			-3
mark-: digits-7	-1	-1	2	-4		-1	-1
mark-: dollars	1	-1	-4	-1	-2	-3	1	-1
mark-: dollars-and-cents	2	-1	-2	-1	-3	-2	-1	-1
mark-: lettered-code	1	-1		-3	-1	-1	1
mark-: mark-$	4				-3	-2	-1
mark-: mark->	4			-1	-1		-4
mark-: masked	5	-1		-4
mark-: small	2	-1	-4	-2	-1	-2	-1	-1
mark-: with-digits	5			-1	-2	-1	-2
mark-; capitalised	2	-1	1	-1	-2	-2	-2	-1
mark-; capitals	4	-1	-2	-1	-2	-1	-3	-1
mark-; line	3						-3
mark-; small	1	-1	-3	-2	-3	-3		-1
mark-< capitals	3				-1	-1	-1
mark-< digits-2	3						-3
mark-= capitals	2		-1	-1	-1	-1
mark-> capitalised	-1	-1	-2	-1	-1	-1	3	-1
mark-> dollars	5						-5
mark-? capitalised	3					-1	-3
mark-@ percent	2				-1	-1	-1
mark-[ small	3				-1	-1	-2
mark-] capitals	2	-3	1		-1	-1	-2
mark-_ capitalised	2	1	-2	-1	-1	-1	-1
mark-| capitalised	5	-1	-1	-2	-2	-2	-1	-1
mark-| capitals	2	-1	-2	-1	-3		-1	-1
mark-| cents	3				-2	-2	-1
mark-| digits-2	2		-1		-1	-2	-2
mark-| digits-4	3		-2	-1	-1		-1
mark-| digits-7	4		-1	-1		-2	-2
mark-| dollars-and-cents	3	-1			-1	-1	-1
mark-| lettered-code	3		-1			-1	-1
mark-| line	2	-1		-1	-1	-1	-3	-1
mark-| mark-|	3		-1	-1	-1		-1
mark-| small	3	-1	-1	-1	-2	-2	-3
mark-· capitalised	2	-2	-2	-4	-1	-2		-2
mark-– capitalised		-2	1	-1	-2	-2	-4	-1
mark-– cents	3		-3		-1		-1
mark-– digits-2		-1			-1	-2	2
mark-– digits-3	3		-3	-1			-1
mark-– dollars	4		-3	-2	-1	-1	-2
mark-– dollars-and-cents	1		-2	-2	-3	-1
mark-– mark-–				-2	-2	-3		-1
mark-– small	4	-1	-4	-2	-3	-3	-1	-2
mark-– thousands	4		-3	-1	-1		-2
mark-– thousands-and-cents	3		-2		-1		1
mark-— capitalised	3		-1		-1	-1	-2
mark-— digits-2	2				-1	-1	-1
mark-— dollars	4		-2				-2
mark-— dollars-and-cents			-3		-1		2
mark-— small	2		-1				-3
mark-• small	3						-2
mark-… digits-4	-3			3		-1		-1
mark-☐ mark-$	4			-1	-4	-2	-1
mark-☑ capitalised	3				-1	-1	-2
mark-☒ capitalised	3			-1	-2	-2	-1
mark-⚠ digits-2	-3					-1	3
mark-✓ mark-–	4						-4
mark-💳 capitalised	3	-1					-2
mark-🚗 capitalised	3						-2
mark-🟡 digits-2	-3						3
mark-🟢 capitalised	-3		-1		-1	-1	3
# mark shape
mark-"	2	-1	-5	-7	-3		-2	-3
mark-#	4	-2	-2	-5	-3	-2	1	-2
mark-$	-2	-4	-3	-5	1	3	-3	-3
mark-&	-2	-4	2	-2	-2	-2	-2	2
mark-'	-1	1		-3	-2	1	2	-2
mark-(	2	-4	-1	-7	-2	-2	-1	-1
mark-)	-3	-2	4	-6	-1	-4	-2	-1
mark-*	1	-1	-2		-3	-2	-2	-1
mark-,	1	-4	-3	-4			-1	-2
mark-.		-3	1	1	-2	-2	-1
mark-/	1	-3	1	-3	-3	-3
mark-:	3	-3	-3	-4	-3	-2		-2
mark-;	2	-2		-4	-4	-5		-3
mark-<	2	-1	-3	-2	-3	-2		-2
mark-=	5	-1	1	-2	-3	-3	-3	-1
mark-?	3		-3	-2	-1	-2	-3	-2
mark-[	1		-1	-2	-2	-3		-1
mark-_	1	-1	-2	-2	-2	-2		-1
mark-|	7	-2	-4	-4	-5	-3	-5	-2
mark-~	3		-4	-2	-2	-2		-1
mark-§	2			-1	-1		-1
mark-©	2			-1	-1	-1
mark-·	2	-1	-2		-3	-3	-1	-3
mark-–	2	-3	-3	-2	-5	-6	-1	-3
mark-—	2	-1	-3	-4	-6	-4		-2
mark-…	-4		-1	5	-1	-2	-2	-2
mark-■	3			-1	-2		-1
mark-★	3	-1	-1	-1	-1	-1	-1
mark-☐	3	-1		-1	-5	-3	-1	-1
mark-☑	3				-2	-2	-2
mark-☒	3			-1	-3	-2
mark-✅	-2	-1		-1	-1	-2	3
mark-✓		-1	-2	-3	-3	-2		-1
mark-✔	4				-1	-1	-3
mark-❌	-3				-1	-1	2
mark-🎉	3						-3
mark-🔴	-1	-1			-1	-1	3
mark-🟡	-3						3
# mark sums of line
0	1	-2		2	-2	-3		-1
1		-3	-2	-4	1	-3	1	-2
2		-5		-5		-2	-2	-1
3		-4	2	-2		1	-2	-5
# mark words before
 	1			-3	1		1	-1
 balance	4			-1	-1		-2
 card	-2		3	-2		-1	-2
 collection	1	-1		-1	-1	-4	1	-1
 credit	2	-1					-2
 days	3					-2	-2
 installment	2	-1			-3
 mo	4		-1				-3
 mohela	4			-1	-1	-1	-1
 n.a	3		-1		-1	-1		-1
 owed	-3				2	-1	1
 payment	3					-2	-1
 st	4	-1	-3	-1
 status	5			-1	-1	-1	-3
 total	3		-1		-1	-1	-1
 us	1	-1			1	-3	-3	-1
 visa		-1	3	1	-2	-3
1 	1	-1		-3	1			-1
1 a	3	-1	-2				-1
1 acceptance			-2	-1	3	1	-1	-1
1 account	-1		1	1	-2	-3	-1	-2
1 afni	-2		3				-3
1 america			-3	-1	1		-2
1 amt	2				-1	-1
1 arrangement	2		-1	-1
1 assoc	-2		4	-2	-1	-2	1	-2
1 at	3			-1		-1	-2
1 atty	3						-3
1 auto		1	1	-2	-2		-3	-1
1 balance		-1	-1	-4	2	-3	-2	-1
1 bank	-1	-1	-1	1	-1	-1	-3	2
1 behind		-1	-1	-2	-2	-3		-2
1 bk	-2		1	1	-2		1
1 braces	-3		2	-1	1	-1	-1
1 buy	2		-3					1
1 by	3				-1	-1	-3
1 call	-2		-1	-3	-1	-1	2	-1
1 calloway	3	-1	-2
1 camioneta	3		-3
1 capital	1	-1	-3	1	-1	-2	1	-1
1 card	-4	-2	2			1	-1	-1
1 case	-1			2	-1		-2
1 cash	-1		1	-1	-1	-3	-2	-1
1 cc			-2	1	-3	1	-1
1 center	3		-4	-1				1
1 chapter	3						-3
1 charge-off	-1		-1		-1	-1	2	-1
1 checking	4	-1		-2	-1	-2
1 client	3		-1	-1			-1	-2
1 closed	2	-1	-4	-1	-1	-1		-1
1 club	3		-1	-2			-2
1 co	-3		1		1	1	-3	1
1 cobrança	3						-3
1 code	3		-2	-1
1 collections	1	-2	-2	-2	-3	-3	1	-2
1 collector				-1	2	-1	-3
1 comenity	-2	-1	3	-1		-2	-1	1
1 company	3		-2	-1			-1
1 conventional	3					-2	-2
1 corriente	3						-2	-1
1 creditor	2	1	-2	-2	-1	-1	-1	-3
1 cuenta	4			-3		-2	-2	-1
1 current	-1	-1	-2	-3	1			-2
1 date	-1	-1	-1	-3	-1	-1	3	-1
1 day	3			-1			-1
1 daycare	3		-2		-1
1 days	1	-1	-2	-1	-1	-3		-1
1 deficiency	3			-1	-1	-1	-1
1 description	3						-3
1 details	-1	-1		-1	1		-3
1 discover	3		-3	1	-1	-2		-1
1 dividends	2			-1	-1	-1	-1
1 dr	-3	-1	3	-1	-2	-1	-2	2
1 due		-1	-1	-3	-1		2	-1
1 días	3			-1	-1	-1	-3	-1
1 e	3		-1		-1
1 ending	5		-1	-1	-2	-2	-3	-1
1 ends	2			-1	-2		-2
1 est	3		-1	-1	-1			-1
1 estado	3					-1	-3
1 expenses	3			-2	-1	-1	-1
1 ext	2			-2			-2
1 f-150	-2		3	-2	-1	-1	-1
1 falls	3		-2		-1
1 federal	2		-2
1 fee	3					-1
1 fha	3				-1	-2
1 fidelity	2	-1	-1	-1	-1	-1
1 file	4			-1	-2	-1	-2
1 filed	-3		1	-1	2	-1	1
1 final	2	-1		-1	-3	-1	-1	-1
1 first	4	-2	-3	-1			-1
1 freedom	3		-2	-2
1 fridge	-2		3				-1
1 furn	-2		2		1	-1
1 greensky	-2		2
1 guarantor	4	-1		-2	-2	-1	-1	-1
1 health	-2	-1	2	-1	2	-1	-3	-1
1 heloc	-3		1	1	1	1	-2	-1
1 here	3		-1		-1
1 home	5		-3		-2		-1
1 i	1			-2	-2	-2		-1
1 id	4			-2	-1	-1	-1
1 in	2	-1		-3	-1	-1	-2	-1
1 inc	-2	-1	1	-1		-1		-3
1 ink	3		-3
1 installment	3	-1	-1		-3	1	-1
1 is	3			-2	-1	-2	-2
1 j	3		-1		-1	-1	-1
1 jewelers	3	-1	-2	-1			-1
1 joint	-3		1		2	1
1 k	2	-1		-1	-3	-1	-2	-1
1 klarna	-2		3	-1	1		-2
1 l	3		-2		-1
1 late			-2	-2	-2	-3	1	-2
1 lender	4		-1		-1		-3
1 letter	3	-1		-1	-2	-2	-2
1 lightstream	1		-1	-1	-3		1
1 limit	3			-1	-2	-2	-1
1 llc	2	-1	-2	2	1	-3	-3	-3
1 loan	-1			-1	-2	3	-3	-2
1 lou	2		-2	-1
1 lowes	3		-1	-1	-1		-2
1 mastercard		-1	-3	1	2	-1	-2	-2
1 mc	2		-1	-1	-1		-1
1 med	-3		3					-1
1 medical	-2	-2	2		-3		-1	1
1 mes	3						-3
1 milestone	-3		-2		2		-1	2
1 min	3	1	-2	-1		-3	-2	-2
1 minimum	4					-2	-2
1 missed	3						-3
1 mo	2	-1	-1	-1		-3	-2	-1
1 mohela		-1		-3	-1	-2	-1
1 mom	4		-2				-1
1 month	6	1	-1	-1	-2	-3	-4	-1
1 months	4					-1	-2
1 mortgage			-3	3	-1	1	-2	-1
1 mos	4		-2				-2	-1
1 ms	1		-3	2
1 mínimo	3				-1	-1	-2
1 n.a	-4	-1	2	-4	-2	-1	-1	4
1 name		-1	2	-1		-1	-3	-1
1 no	1	-2	-4	-1	-2	-2	1	-2
1 notes	-2			-2	-1	2	-1
1 o	3			-1	-2	1
1 ok	-1	-1	-1	-1	-1	-1	3	-1
1 one	2	-2	-4		-1	-2		2
1 open		-1	-3	-1	-1	-1	1	-1
1 opened	3	-1	-2	-2	-1	-1
1 oportun	3		-3				-1
1 orig	1		1	-1		-1	1	-3
1 other	1	-1	-2	-1	-3	-3	1	-1
1 p.c	-1		1	-2	-1	-1	-2	-4
1 p.o	5		-3	-1	-2			-1
1 paid	3		-1	-1	-3	-3	-1	-1
1 pay	3		-2	-2	-1		-1	-1
1 paycheck	2		-3				-1
1 payment		-2	-1	-2	-4	2	-3	-1
1 payments	4				-2	-2	-2
1 payoff	3	-1	-2			-1	-1
1 plaintiff	2			-1	-1		-1
1 plan			-3		-1	-1	1	-1
1 pnc	3		-2				-1
1 principal	3				-2	-1	-1
1 prop	3		-2	-1	-1
1 rate	3		-2	-2	-1	-1	-1	-1
1 rav4	-3		2	-1		-2	-2
1 re-aged	-3					-1	3
1 recovery		-1	-5	1		-1	1	-2
1 rent	3		-3				-1
1 repo'd	-2				-1	-1	2
1 repossessed	-4		-1				5
1 resurgent	3		-3			-1	1	-1
1 rewards			1	-1		-3	-1
1 sala	-3		3
1 saldo	4			-1	-3	-1	-2
1 savings	1	-1	-1	-4	-1		3
1 sears	2		1	-3				-1
1 service	3	-1	-2				-1
1 services	2	-1	-3	-1		1		-1
1 settled	4		-1			-1	-4
1 slate	-4				-1	-1	1
1 sold	3	-1					-3
1 solutions	3		-2				-2
1 st	-5	-3	1	1	-1	-1		5
1 status	1			-2	-1	-2	-1	-1
1 ste	-2			3
1 stuff	3			-1	-1		-2
1 subaru	-1			-1	1	3	-1
1 synchrony	-2		2	-1	-2	-2	-2	1
1 t-mobile	3		-2				-2	-1
1 tax	-2		2			-1
1 terms	4			-1	-1	1	-4
1 through	2				-1		-1
1 thru	3		-1			-1	-1
1 today	1	-1		-1		-2	-3	-1
1 total	3	-1	-2	-1	-3	-3	1
1 totals	3				-1	-2
1 transferred	5						-5
1 transunion	3			-1			-1
1 ulta	3		-2		-1	-2		1
1 until	3	-1				-1	-2
1 up	1		3	-1		-1	-1
1 us		-3	-2	-3	1	1	-4	-3
1 visa		-1			-2	-3	-2	-1
1 visit		-3	1	-1	-1	-2	-2
1 w	-2		-1		1	3		-2
1 walmart	-3		-1				2	3
1 washer	-4		4	-1	1	-1	-1
1 water	3				-2	-1	-1	-1
1 week	3					-1	-3
1 wife	3		-2				-1	-1
1 wireless			-1	-1	2	-3	1	-3
1 x	-1	-1	-1		-3	1	-1	-1
1 years	2						-2
1 yes			-2	-1	1	-3		-1
1 yrs	3		-1				-1
1 最低还款				-1	-2	-3		-1
1 欠款	-1				-3	-1	1
1 正常	-2			-2	-1	-1	3	-1
1 逾期60天	3						-2
2 a	3	-2	-1	-1	-2	-2		-1
2 aaron's	-3		3	-1				1
2 account	-1	-2	1	1		-2	-2	-2
2 acct	2		1	-1	-2	-1	-3	-1
2 affirm	-2		3		-2	-2	-3
2 afni	-2		4	-2	-1		-3	-2
2 agency	-3		3	-1			1	-2
2 ago	-3						2
2 al	2		1		-1	-2	-2	-1
2 amount	2		-2	-1		-3		-1
2 and	2	-1	2	-2	-2	-2	-4	-2
2 any	3				-2		-1
2 apts	3		-1		-1		-1
2 associates	-2		3	-1		-1		-1
2 autopay	2		-2			-1	1
2 available	2						-2
2 bal	1	1	-2	-1	2	1	-3	-1
2 balance	3	-1		-1	1	-4	-2	-1
2 bank	-2	-2		-1	-1	1	-4	2
2 bankruptcy	4		-1				-3
2 be	2			-1		-1	-2	-1
2 been	3	-1					-2
2 best	-1			-1	-2	1	-3	2
2 bill	-2	-1	2	-1		1		-2
2 blue	1		2	-1	-3	-2	-1
2 box	3		-1	-1	-1	-1	-1	-2
2 brandvold	2		-2
2 buy	1			-1	-1	2	-3	-1
2 by	1	1			-2	-2	-3	-1
2 c	-1		1			1	-3
2 c/o	3					-1	-2
2 capital		-1	-3			-3		1
2 card	1	-1	2	-3	1	-3	-4	-1
2 care	1		1	-1	-2	-1	-4	1
2 carro	3		-1		-1	-2	-1	-1
2 charge	3	1	-1	-1	-1	1	-1
2 charge-off	-2		-1		-1	-1	2
2 citibank		-1		-3	-2	-2
2 claimed	3		-1				-2	-1
2 client	5	-1	-2	-1	-1		-1
2 co	3		-2	1	-1	-1	-2
2 coll	2		-3			2	-1	-1
2 collections	-4	-1			-2	-1	4	-2
2 contact	3		-1		-1
2 cr	3		-2		1	-1
2 credit	-1	-1		1	-2			-3
2 creditor	1	-2	1	1	-1	-1	-3	-2
2 cuenta	2			-1	-3	-1	-1	-1
2 current		-2	-1	-2	1	1	-1	-2
2 date	3	-1	-1	-3	-2	-1	-1	-1
2 day	4		-1	-2		-1	-2	-1
2 de	2		-2		1		-1	-1
2 debt	1	-2		-1		-2	-3	-1
2 deferred	2		-1			-2	-2
2 description	-4						4
2 discover	1	-1	-3	-1	-1	1	2
2 due	1	-2	-1		-1	-4	2	-1
2 e	4		-2		-1
2 each	2					-1	-1
2 ending	5	-1	-3	-4	-1	-2	-3	-1
2 equifax	3			-2			-1
2 escrow	3		-2			-1	-1
2 express			1	-1	-3	-2
2 farm	3		-2	-1	-1
2 feb	1	-1	2	-1		-1	-2
2 fee	3		-2	-1		-1	1
2 file	3			-1	-1	-1	-3
2 fin	-2	-1	2		1	1
2 final		-1		-1		-2		-1
2 finance	-2		2	1	-4	-1	-1	-1
2 first	2	-1	1	1		-2	-2	-3
2 fitness	3		-2				-1
2 for	2		-3	-2	1			-1
2 from	1		-3	-1	-1	-1	2	-2
2 georgia	2		-1				-1
2 gmac	2				-2
2 great	-3	-1	3			1
2 group	-2		3	-2	-1		-1	-1
2 guarantor	4		-1	-1	-1		-2	-1
2 have	2		-1				-1
2 high	3				-2	-2	-1
2 hospital	3	-1	-1	-3	-2	-1	-4	1
2 i	3	-1	-2	-1	-2	-1	-2	-1
2 if	4		-1	-1	-1	-1	-1
2 int	3				-2	-1
2 it	3		-1	-1	-1	-1	-3
2 jan	3		-1		-1	-1	-2
2 jefferson	3		-3
2 la	1					-1	-3
2 last	4	-1	-2	-1		-1	-2	-1
2 letter	2				-1	-1	-1
2 liabilities	3		-1		-1	-1	-1	-1
2 limit	3			-1	-1		-1
2 line	4		-2			-1	-2
2 llc	2	-1	-1	-2	-3	-1	-4	1
2 loss	-2						2
2 lvnv	3		-2		1	-1	-1
2 mae	-2		3	1				-1
2 main	3				-1	-2		-1
2 mastercard	-1		3	-1	-1		-1
2 member	3			-1			-1	-1
2 menards	2		-2				-1
2 midland	2		-4				1
2 min	2	-2		-1		-3	-2	-1
2 minimum	3				-1	-2	-2
2 mo	1	-1	1	-3	-1		-3	-2
2 monthly				-1	-3	1	-1	-1
2 my	2	-1	-2	-1	-1	-1	-2	-1
2 mínimo	-1				-2	1	-2
2 n	3		-1		-1	-2
2 na	3		-2					-1
2 national	-3	1	-1	1	-1	1		1
2 never	3						-3
2 note	-1	1	-2				1
2 now		-2	2	-1	-2	-2	-3	-1
2 number		-1		1	-2	-1	-3	-1
2 o	3			-1	-1		-1
2 oaks	2		-2	-1		-1	-1	-1
2 of		-1		-3	1		1
2 old	1		-2	-1	1	-1	-2	2
2 one		-2	-2	-1	-1			2
2 open/never	-3			-1			2
2 original	2	-1	-2	-1	-2	-2	1	-3
2 other	2		-1		-3	-2	-3	2
2 owe	2			-1	-1		-4	-1
2 pago	3		-1	-1	-2	-2	-3	-1
2 paid	4	-1		-1	-1	-1	-4	-1
2 partners	3				-2
2 past	1		-2	-2	-2	-2	2	-1
2 payment	1	-1		-1	-2	-3	-2	-2
2 payoff	3	-1	-1	-1		-1	-1
2 peak	3		-3
2 pennymac	-3		2	1		1	-1
2 personal	-1		1		-2	-4		-1
2 plan	-3	-1		-1	2	-1	1	-1
2 pr	2	-1	-2
2 previous	2			-1	-2		-2
2 principal	4	-1			-3	-1	-1
2 property	3		-1	-1	-1	-1
2 r	4		-2			-1	-1
2 received	3				-1		-2
2 recent	4				-1	-1	-1
2 ref	-1		-1	-1	3	-1	-2	-1
2 reference	3			-1			-1
2 regular	-3	-1		-1		3
2 remarks	-3		1				2
2 repair	3		-2				-1
2 retainer					1	-3	-1
2 school	3						-2
2 section	3		-2
2 security	-3		3
2 sheffield	-3		2	1	1	1
2 sofi	1		-3			1		-1
2 spectrum	3						-2	-1
2 statement	2					-1	-1
2 status	-1	-1	-3	-1	-1	1	2	1
2 subtotal	4		-2		-2	-2
2 synchrony			-1	-2	-3		-2	1
2 t-mobile	3		-1		-2		-1
2 tax	3		-2		-1
2 titlemax	-3		1		1		2
2 total	5		-1	-3	-2	-2	-2	-1
2 tower	3		-2		-2
2 transferred	3	-1					-2
2 unpaid	2		-1	-1	-1		-1
2 until	5			-1		-1	-4
2 value	2		-1				-1
2 verizon				-1	2	-2		-2
2 w	-2		-3	-1	-2	1	1	-1
2 was	1		-2	-1	-1	-1	2	-3
2 webbank	3			-1	-2	-1	-1	-1
2 written	-3						3
2 x	4		-3	-1		-1
2 y	3		-1		-1	-1	-1	-1
2 yes	3		-3				-2	1
2 余额				-1	-2	-2		-1
2 原债权人	3		-1				-2	-1
3 account		-1			-3	-2		-1
3 accounts	2		2	-3			-1
3 acct	5		-2	-1	1	-1	-4	-1
3 add	1		-1	-1	-3	-1	2
3 address	4			-2	-1		-1
3 affirm	-1		3			-1	-2
3 agencia	3						-2
3 agreed	4	-1	-1			-1	-2
3 amount	2	-1	-3	-2		-2	-3	-1
3 and	3		-1	-2	-2	-2	1	-1
3 at	2	1	2	-1		-1	-3	-1
3 balance	2	-1	3	-3	-1	-3		-2
3 banco	3		-3
3 barclays	3		-5	-1		2	-2
3 best	1				-2	1	-3	-1
3 bk	3		-1			-1	-1
3 borrower	3		-2
3 box	4			-2	-2
3 bridgecrest	3		-3				-1
3 cap	2		-2	1			-2
3 capital	2	-1	-2	-2	-1	-2	-1	2
3 card		-1	1	-2	-4		1	-1
3 cards	2		-4	2			-1
3 care			3	-1	-1	-1	-3
3 cash	3		-1	-3	-1	-1
3 chapter	4			-1			-3
3 chase	4		-1	-1		-3	-1	-2
3 checking	3		-1		-2	-1	-1
3 child	3		-1	-1	-1	-1	-1
3 citibank	-2				1	-1		1
3 citizens	2	-1	-2			-1	-1	-1
3 city	4		-3	-1	-1	-1	-1
3 closed	4		-1	-1			-3
3 colección	-2		-1		-1		3
3 collection	-3	-1	2	-3	1	-2	1
3 corriente	-1		2		-1		-2
3 counseling	2			-1			-1
3 ctr	3		-1		-2	-1	-2	-1
3 cu	-2	-1	3	1		-1	-2	-1
3 current	2	-2			-4	-2		-2
3 d	3		-2		-1		-1
3 day	-3				3		2
3 de		-1		-2	1	-1	-2	-3
3 deferred	3		-2			-1	-1
3 dental	3		-1			-1	-2
3 dia	2	-1	-1	-1	-2	-2	-3	-1
3 dias	-2		3				-2
3 do	3		-1		-2	-2	-1
3 edit	-2	-1	3				-1	-1
3 equifax	2			-2
3 er	-3	-1	1		-1	2		-1
3 exeter	3		-2		-1	-1	-2
3 fargo	2	-1	-3	-1				-1
3 feb	3		-2			-1	-1
3 fed	-2		2	-1	-2
3 federal	-2		3	-1	-2	-3	-1	-1
3 fees	3		-1				-2
3 fidelity	3		-1	-1	-1		-1
3 file	3				-1	-1	-2
3 finance	-3		3	-2			2	-1
3 financial			2	-2	1	-1	-4	-1
3 fingerhut	3		-1		-2	-1	-1
3 form	2		-1	-1
3 from	6	-1	-4	-1	-5	-1		-3
3 guarantor	3		-2	-1			-2	-1
3 health	3		-2	-2	-2	2	1
3 her	3		-3				-1
3 honda	1		-3	-1		1	-1
3 hospital			1	-3	1	-2	1	-2
3 hours	-3		1				2
3 i	1	-1		-1	-2	-3	-1	1
3 inc	4		1	-2			-3	-1
3 included	2	-1	-1		-1	-1	-1
3 installment	-3	-1		-1	1	-2	1	-1
3 insurance	3	-1	-1			-1
3 interest	3		-2				-1
3 is	2		-2	-1	-1	-1	-1	-1
3 j		-1	-3				1
3 larkspur	3		-3
3 loan		-1	2		1	1	-2	-1
3 loans	1		-3	1	-1	-1		-1
3 maximum	-4	2					2
3 mensual	2						-2
3 midland	2		-3			-1
3 min	1	-1	1	1	-2	-1	-3	-1
3 minimum	5		-3		-1	-1	-3
3 missed	1		-2				-3	2
3 mission	3		-2	-1	-2		-1
3 month	2		-1			-1	-2	-1
3 monthly	3		-1	-1	-1	-4
3 months	3		1		-1		-3
3 n	3		-3	-1	-1		-1	-2
3 never	1		1				-3
3 new	3	-1	-1	-1	-1
3 next	3	-1					-3
3 no	1	-1		-2	-3	-1		-2
3 none	2						-1	-1
3 not	3	-1	-2	-1	-1	-2	-2	-1
3 nov	1		2				-3
3 of		-1	-3	-5		-1		-2
3 old	2		-1	-1	-1	-1	-3	-1
3 one	-1	-2	-2	-1	-2	-2	-1	3
3 open/past	-3						3
3 orig	2		-2	-1	-2	-3	-2
3 other	4		-2	-1	-1	1	-3	-1
3 our		-1	2	-1	-1	-1	-3	-1
3 owe	3	-1	-1	-2	-2	-1	-3	-2
3 owed	-2	-1	-2	-1		2		-1
3 pago	2					-1	-3
3 paid			-1	-2	1	-3		-1
3 paralegal	3		-1				-1	-1
3 past	-2	-1			-2	-4	4	-1
3 payments	1		2		-1	-2	-3	-1
3 payoff	4		-3
3 pays	4		1				-5
3 per	3		-1			-1	-1
3 piedmont	3		-1					-2
3 placed				-1	1	-1	-3	-1
3 plan	-4	-1	1		2	-1	2	-1
3 pnc	-1		2	-1		1	-2	-2
3 pymt	3		-1			-2	-1
3 pünktlich	-3		2			2
3 radius	3		-2				-2
3 rate	3		-1	-1			-2
3 receivables	3		-2					-1
3 record	3			-2			-3
3 records	2		-1		-1	-1
3 recovery	3		-2	-1	-3	-1		-3
3 requested	3		-2		-1
3 resurgent	1		-3	-1		-1	1
3 saldo	-1		-1	-1	1	-2	-4	-1
3 save	3			-1			-2
3 schwab	3		-1	-2
3 see	3		1	-2		-1	-1
3 sent	-1		-3	-1		-1	2	-1
3 sofi	3		-3	-1	-1	1	-1	-2
3 student	3	-1	1	-1	-1	-2	-2	-1
3 summary	3			-2			-1
3 synchrony	1	-1	-1	-1	-1		-1	2
3 terms	-1	1	-1	-1	1		-4	-1
3 that	3		-1				-1
3 the		-1		-3	1	-2
3 their	2			-1			-2
3 they	3						-3
3 third	-2			-1	3	-2
3 through	3		-1				-2
3 time		-1	2	-1	-2	-1	-3	-1
3 too	3		-1				-1
3 total	2		-1	-2	-3	-4	1
3 toyota	-2	-1	1	-1				-1
3 transferred	4						-4
3 transunion	3			-1			-1
3 truck	3		-2		-1	-1
3 truist	3		-1	-1
3 two	4		-1				-3
3 up	4			-1	-1	-1	-2	-1
3 value	3		-2		-1		-1
3 w	-2	-1	-2	-1	-1	2	1	-1
3 we	4		-1	-1	-1	-2	-3	-1
3 with	1	-1	-1	-2		-1	-1	1
3 x	3		-2	-1	2	-2	-1
3 欠	3						-3
3 车贷	3		-2		-1	-1	-2
a month	3				-1	-1	-3
account ending	2	-1		-1	-1	-1	-1
account no	3		-1	-4		-1	-1	-1
acct bal	2				-2
acct no	3		-2	-1	-2	-1
afni inc	-1		3	-2	-1	-1	-2	-1
al corriente	3					-1	-3
ally financial	1		-3		1	1
aluguel us	3				-3	-2	-1
amount here	3				-2	-1
balance payment	3			-1		-2	-2
bank na			-3	-2		1	-1	-2
big card	1		-3	1	1	-1
blue cash	5		-3		-2	-2	-1
bureau inc	3		-3	-1			1
capital one	-3	-1	1			-1	1	1
charge-off date	-3						3
chase slate	-3		2	-2	-1	-1	1
citicards cbna	2		-1		1	-2	-1
consumer usa			-3		1	1
credit card	-2	1	-4		-4			-1
credit cards	3		-1		-1		-1
credit limit	3			-1	-1	-2	-2
credit mgmt	4		-3
credit one			-1				2	-3
credit report	2			-1	-1	-1	-1
current status	3			-1			-3
date opened	4			-1	-1		-2
days behind	3						-3
days days	3	-1					-2
description defaulted	-4						4
double cash	2		-3	1			-1
due days	-4						4
due status	4						-3
em dia	3			-1		-1	-3	-1
emergency physicians	-3		2					2
ending in	2	-1		-3	-1	-1	-1	-1
final us					1	-3	-2	-1
fridge washer	-3		3		1		-1
highest balance	-3						3
highest credit	3			-2
home lending	3		-2
hospital st	-3		1				-1	2
is current	3					-1	-3
jefferson capital	4		-3
la sala	-3		3
late days	-3						3
mariner finance	3		-2			-1
medical center	1		-3				-1	2
midland credit	2		-3				1
min due	3	-1					-3
mo current		-1			1		-3
month current	3						-3	-1
mortgage payment	3					-3
never late	4						-3
number status	3						-3
of date	3						-3
one n.a	-3			-1	-1		1	3
open/never late	-3						2
original creditor	-1	-1		-1	-1	-1	2	-5
pago mínimo	3					-1	-2
paid collection	3						-3
paid off	4					-1	-3
past due	1	-1	-3	-2	-3		2	-1
pay status	-3	1	1	-1	-1	-1	2	-1
payment balance	2				-1	-1	-2
payment days	-3						3
payment plan	-4					-1	3
paypal credit	3		-2		-1		-1
personal loan	1		-1	-2	-2	-4	1	-1
principal balance	3	-1			-2		-1
receivables llc	3		-3
recovery assoc	-3		4	-1	-1	-1	-1
regional finance	3		-2		-1		-1
regions bank	-3		2		1	-1
resource mgmt	-3		1		1		1
rewards visa	-1		-2	1		-1	-1
secret card	3		-1		-1		-1
services call	2			-1			-1
status closed	-3						3
status current	-2		-1	-1		-1	2	-1
status transferred	4						-4
target redcard	2		-1	1	-2	1	-2
third bank	-2		1		3	-1	-1	-1
this account	3						-2
total us	3				-3	-2	-1
you owed	3	-1		-1	-3	-1	-1	-1
# mark words behind
a month	1	-1	-2	-1	-4	-2	-1	-1
account	1			-3	-2	-3		-1
account days	-3						3
account included	3						-3
acreedor original	3		-1				-2	-1
active	-1	-1		-1		1	-3	-1
affirm	3		-1				-2
al corriente	3				-1	-1	-2
apple card			1				-2
as	5				-1	-1	-3
as agreed	3				-2	-1
as of	2				-2		-1
assoc	-2	-1	3				1
at	4		-2	-1	-1		-1
atrasada días	3				-1	-1	-2
atrasado	-1			-1	2		-3	-1
atrasado dias	2					1	-2
auto		-1	-3	-1	-1	2
autopay 						-2	1
autopay on	-2						2
bal	3		-3		-2	-2		-1
balance		-1	-1	-3	-2	-3	1	1
bank cash	-3	-1	2				1
behind 	3						-3
best	-2	-1	1	-1		1	-3	1
best buy	-3		1			-1	-1	1
box	6		-4	-1	-2			-1
box 	3		-1		-2			-1
bridgecrest	-4		3	-1	-2	1	-1	-1
c	2	-1		-1	-1	-3	-1
c 	1		3			-3
cap1	-2		1				1
capital	-1		1	-1			1	-2
card	-1	-1	1	-1	1		-3	1
card 		-1	1	-1	2		-2
care			-1				-3	2
carvana	2						-2
cash	4		-3
cavalry spv	3		-1	-1		-1	-2	1
charge-off	-3				-1	-1	4
chase	1	-1	1	-1	-2	-1	-3	-1
check	3		-1		-1	-1	-1
citibank		-1	2		-1	-1	-1	-3
city	3		-1				-1
closed 	4		-3		-1	-1	-2	-1
closed/never	-2		-1				2
closed/never late	-3						3
cls	3						-3
cls 	3						-2
co	3	-1	-2					-1
coll	2		1	-1	-2	-2	-3	-1
coll 	2		1		-2	-3	-1
collection	2	-1	-2	-1		-4	1	-1
collection 		-1		-1	-1	-3	2	-1
collection on	3	-1		-1	-3	-1	-1	-1
collections	2	-1	-3	-1		-2	-2	-2
collections 			-3	-1		-1		-1
comenity	-1	-2	3	-1	-1	-2	1	-2
comments	3	-1		-1
cooper	-3	-1	2					-1
credit		-1	-1		3	-1		-2
current 	-1	-1	3	-1	-2	-1		-2
current paid	-3				-1	1	1
dad	3		-2				-1
days behind	2					-1	-3
de	4		-2				-1	-1
defaulted	4		-2				-2
deferment	-3		1		-2	2	-1
deferred	3		-2				-2
deferred til	4		-2		-2	-1
deficiency	-3						3
deficiency 	-3		1				3
dias	1	-1			-2	1	-3
due the						1	-3
em		-1	1	-2	3	-1	-3	-1
em cobrança		-1		-1	2	-3	-2	-1
em dia	-1	-1		-2	1	3	-3	-1
en	2		-1				-2
en cobranza	3		-1		-1		-2
ending 	3		-2
ends	3		-3
f	3			-2			-2
final	1		-3			-1	1	-1
final saldo	3		-2			-1
financial	2	2	-2			-1	-1	-3
financial 	2	1				-1	-1	-3
first premier	2						-2	-1
for the	-3		3
forbearance	3		-1				-2
foreclosure	3						-2
freedom	4	-2	-1	-1		-1	-2
freedom mortgage	3	-1	-1			-1	-1
from	1	-1		-1	-3	-1	-2	-1
from to	2				-2
h	3	-1					-1
high	3				-2	-2
home	-2	-1	1			-1	-1	2
home depot	-1					-1	-2	3
home equity	3	-1	-2					-1
i	2	-1	-4	-1	-2	-2		-1
in	1	-1	-2	-2	-4	-1	1	-2
in collection	-2			-1	-2	-2	2	-1
in collections	2		-2	-1	-3	1	-2	-3
inc	-1	-3	1		-1	-1		-1
insurance	3			-1		-1		-1
int	3				-3	-1	-1
it	4		-2	-2	-1	-1	-3
it was	2		-2				-1
it's	5		-2		-1		-4
joint	-3		2	1	-1	1	-3	-1
joint 	3		-1			-1	-1
la sala	-3		3
late	2		-1	-1	-1	-2	-2
left	2		-2	-2	-3	-1		-1
left 	-2		2
limit	3		-1	-1	-1	-2	-1
line of	3		-3
llc	-2	-3	2		-2	-1	-2	-3
llc synchrony	-3	-1	3
lowes 	-2		2
luke's	-2		1				-1	3
macy's	3			-1			-2
mar	2		-1				-2
maximum	2				-1		-2
maximum delinquency	3						-2
may	-2		1		-1		3
may be	-3						3
medical	2	-2	-2	-1		1	-2	-1
member	3		-1		-1			-2
merrick	3		-2				-2
midland	-3						3
min	1	-1	-2		-4	-3	1	-2
min 				1	-3	-2	-4	-2
min days	3		-1		-1		-1
mo	1	-1	-3	-2	-1	-2	1	-2
mo 		-1	-1	-2	-4	-2	2	-2
mo current	3		-1		-1	-1	-2
mohela 	3	-1	-1			-1		-1
months				1	-1	-1	-3
months behind	3					-1	-2
mínimo	-2				3	-1
n		-1	-1	-3	1		-2	-1
n 		-1	-1	-3	1		-1	-1
n.a	-2	-3	-1	-1	-2	-2		3
n.a 	-2	-2	1	-1	-1	-1	1	3
n.a member	2		-2					-1
n/a	3		-2	-1	2	-1	-1	-1
na	-3		3
name		3			-1	-1	-2
national	3		-3				-1
never late	-2			-1		-1	3
new	-2		-2	-1			3
nissan rogue	2		-2			-1
no		-1	-1	-3		-1	-1	-2
no 	-3	-1	1	-2	2	1		-1
not paying	3		-1				-2
nothing	-3		1				2
office	3		-1				-2
ok	-1	-1		-2	1	3	-4	-2
ok 		-1		-2	1		-4	-1
old navy	3		-2				-1
on record	-3						3
on the	1		-1	-1	2	-1	-2
open	2			-2		-1	-4
open 	4		-2	-2		-1	-2
open/never	3						-3
open/never late	3						-3
orig	3		-3		1	-1	-1
original creditor	5		-3	-1	-1		-3
owes	-3		2	-1			2
paid 	5		-1		-1	-2	-4
paid collection	4				-1		-3
paid off			-2		3	-2	-2
payday	3	-1	-1		-1		-1
payment 	5		-2		-1		-2
payment mo	3				-1		-2
payoff	3		-2	-1		-1	-1
payoff 	3		-2	-1
pays	3			-1	-2	-1	-2
pays as	4					-1	-3
peloton	-4		4
por	3		-1		-4	-1
por mês	2				-3	-1
portfolio	-2		-1			-2	3
ppa 	2				-3	-2	-1
pra	2		-2				-3	-2
póngase	3	-1		-1	-3	-1	-1	-1
pünktlich	3		-2		-2
pünktlich 	3		-2		-2
receivables	3			-1			-3
ref	-3		2	-1	-1	-1	2	-1
repo	3		-2			-2	-1
reported	3			-1	-1	-3	-1
rocket	3		-1				-1
rooms to		-1	2				-1	-1
saldo	1		1	-3		-2	-1	-2
santander consumer	2		-2			-1	-2
save	2	-1	-1				-1
savings	-1			-2			3
says	2		-1	-1			-1
sears	4	-1	-3	-1			-2	-1
secured	3			-2			-1
slate	-3		3
st luke's			-2				3
target	-3	-1	1	-1			2	1
tate	2		-2
terms	3				-1	-2
terms months	-1				-1	-2	3
that	4				-1		-3
that's	4		-3		-1		-2
the account	3			-1	-1		-2
the jeep	2		-2				-1
their	3				-1		-2
they	3		-3	-1	-1	-2	-2	1
they say	3		-1				-2
to	2		2				-3
total	4		-1	-2	-1	-1	-3
type	2			-1			-2
ulta	-4	-1			1		-1	2
usaa	1	-1	1				-3
utilities	3		-2				-1	-2
visa	-2		3			-1		-1
was	1		-2	-1	-1	-1	2	-1
we	1	-1	-3	-1		-1	-2
webbank/fingerhut	2		-1				-2
whose	2		-2				-1
wk	3					-3
x	-2	-1		-1	3	1		-1
x 	1	-1	-2	-1	3	1	-1
xxxx		-1		-3		1	-1
yes	1		2	-1		-3	-1	-1
zero	3		-1		-1		-1
已转催收	2		-1				-2
逾期60天	4					-1	-3
逾期60天 	4					-1	-3
# mark words of line
always, below blank		-1	-2	-2	-2	-3	-3	-3
often		-3		1	-3	-2	1	-1
often, below blank		-2			-3	-3		-3
twice		-2	-1	-5		-1	1	-3
twice, below blank		-4	2	-3	-3	-2	-3	-2
# sum alike read as
amount, all					1	-2	-1
amount, all, few; itself no part	-1				4	-3
amount, all, few; itself paying	-2		-1		-2	2	-1
amount, all; itself amount	-3		-1	-1	3	-3	-1	-1
amount, all; itself amount?	-1		-1		2	-3	-1
amount, all; itself no part	3				-3	-2
amount; itself amount	-1		-1		1	-3	-1
amount; itself paying	-5				-4	5	-1
amount?, all, few; itself amount?	-2				2	-3
amount?, all, few; itself paying	3				-4	-1	-2
amount?, all; itself amount	-3				4
amount?; itself amount?		-1	-1	-1		-4	-1
amount?; itself no part	2				-4		-1
amount?; itself paying	-4				2	1
aside amount, all, few	1				-4
aside amount, all, few; itself aside amount	3				-3	-1
aside amount; itself no part	-1		-1		-3	2
aside amount?	-3		-1		2	1	-1
aside amount?; itself aside amount?	-2				1	1	-1
aside paying, all	2				-1	-2
aside paying, all, few	4				-2	-3
aside paying?, all, few	2				-2	-1
current?					-5	-3
current?, all, few	1	-1			-1	-4	1
current?, all, few; itself current?	-1	-1			-3	-3	2
current?, all, few; itself no part	4				-3	-2
current?; itself current?					-2	-3
no part, all, few	-1	-1	-1	-1			3	-1
no part, all, few; itself amount?	-2					3	-1
no part, all, few; itself current?	-5		-1	-1	-5	-5	5
no part, all, few; itself no part	1	-1	-1	-1	-1		-4	-1
no part, all, few; itself paying	1				-4		-1
no part, all; itself no part		-1	-1	-1		-1	-3	-1
no part, all; itself paying	-3				-2	4
no part; itself amount					1	-3	-1
no part; itself amount?	-1				1	-4	-1
no part; itself current?	-3					-2	3
no part; itself no part		-1	-1	-1	-1		-4	-1
no part; itself paying	-2				-1	3	-2
paying, all, few; itself amount?	1				-1	-3
paying, all; itself no part	7				-2	-7
paying, all; itself paying?	4					-4
paying; itself amount	-3				3	-3
paying; itself paying	-1				-4	1	-1
paying?; itself no part	-1				2	-3
paying?; itself paying?					-2
# sum before and shape
capital cents	-3				3	-2
capital dollars	4				-3	-3	-1
capital thousands-and-cents	-1				3	-1
capitalised cents	-1	-1	-2	-1		-1	2	-1
capitalised dollars	1	-1	1	-1	-1	-1	-3	-1
capitalised thousands-and-cents	-1		-2	-1	1	-5	1
capitals dollars			-1	-1	1		-3
capitals thousands	4		-1		-4	-1	-1
cents thousands	3				-3	-1	-1
digits-1 cents	2				-3		-2
digits-1 dollars	5		-1		-4	-4
digits-1 dollars-and-cents	-3			2		1	-1
digits-2 dollars-and-cents						-2	-2
digits-2 thousands-and-cents	-1				2	-3	-1
digits-3 dollars-and-cents	4				-3	-2	-1
digits-4 cents	2				1	-4
digits-4 dollars-and-cents				-2	-1	1	-3	-1
digits-4 thousands-and-cents					1	-3	-1
digits-5 dollars	-1				-3	1	-1
digits-7 cents					2	-3	-1
digits-7 dollars					2	-5	-2
dollars cents	3				-3	-1
dollars-and-cents dollars	2	-1			-4	1		-1
dollars-and-cents dollars-and-cents		-2		-2			-4	-2
lettered-code dollars					2	-3	-1
line dollars		-1	-1	-1		-1	-5	-2
mark-) cents	1		-1			-4
mark-) dollars	-1		-1		1	-3
mark-) thousands	-2				2	-1
mark-, dollars							-3
mark-, thousands-and-cents	-5				4	1
mark-. dollars-and-cents	-1			-1	1	-1	-3
mark-. thousands						-3
mark-/ cents	-3				1	1	-1
mark-/ dollars					-3	1	-2
mark-: cents	1				-3
mark-= thousands-and-cents	3				-2	-1
mark-| cents	1					-3		-1
mark-| thousands-and-cents	-3				1	1	1
mark-– cents	-3				3	1	-1
mark-– thousands	-3				4	-1
mark-— dollars-and-cents	-3				2		1
mark-• dollars	-2				-1	2
percent dollars-and-cents	-1	-1		-1	-2		-4	-1
percent thousands	3				-3	-1
thousands cents					2	-3
thousands-and-cents cents					-1		-4
thousands-and-cents thousands	3				-2	-2
thousands-and-cents thousands-and-cents	-1	-1		-1	1	-3	-1	-1
with-digits dollars	-1				3	-1
year dollars		-1		-1	3			-1
# sum before read as
amount?	-2			-1			-3	-1
amount?,paying	5				-3	-3
aside amount	2				-3	-1
aside goes on?					1	-3	-1
current	-3	-1		-1		-3	3	-1
goes on			-4	-1		1		-1
paying?					2	-3
# sum before
digits-1	1			2	-3		-3
digits-2	2	-1		-1		-1	-3
digits-4	-1			-2		-1	-3	-1
digits-7				-1			-3	-1
dollars-and-cents		-2		-2	-1	-1	-4	-2
mark-$		-3	-1	-2		-1	-3	-2
mark-+	3				-3	-3	-1
mark-,	-1	-1	3	-1	1	1	-1	-1
mark--	-1	-1	-1	-1	2		-5	-1
mark-/	-2				1	1	-3
mark->	-1					3	-2
mark-–					1	1	-3
mark-•	-2	-1			1	2	-1
masked		-1		-1		-1	-3	-1
percent		-1	2	-1	-1	1	-3	-1
thousands-and-cents		-1		-1			-4	-1
# sum behind read as
accountName	2	-1	-1	-1	-1	-3
accountName?					-2	3	-2
accountNumber	-4		-1		3	-3	2
amount	-2	-1	-2	-1	-2	3		-1
paying?					2	-3	-1
# sum behind
date			-1	-1	1	-3
dollars		-1	-1	-1			-3	-1
dollars-and-cents		-2	-2	-2	-1		-5	-2
end	2		-1		-3	-1	-2
mark-$	1	-2		-1	-1	-1	-2	-1
mark-)	1				-2
mark-*	-3				2	1
mark--	-1	-1	-1	-1	1	-1	-4	-1
mark-;		-1			1	-3	-2
mark-<					-1	1	-3
mark-=	3				-3
mark->	3				-1	-3
mark-@	-2				3	-3
mark-[					1	-3
mark-—	-1						-2
mark-→	3				-3	-1
mark-☐	-2				2	-5
mark-☑	-2				2	-3
mark-☒	-3				3	-2
mark-⚠	-2				-1	3
percent		-1	1	-1		-1	-3	-1
with-digits	3				-2	-2	-1
# sum both before and shape
capital mark-$ thousands-and-cents	-3				3
capital small dollars	1				-1	-3	1
capitalised capitalised cents		-1	-1	-1		-2	-3
capitalised capitalised dollars			-3	-1			-1	-1
capitalised capitalised thousands-and-cents	-1		-2	-1	1	-4	1	-1
capitalised digits-1 dollars	3				-3	-2
capitalised digits-2 cents	-1				-3	1
capitalised digits-4 thousands-and-cents	1					-3	-1
capitalised dollars dollars	3				-4	-1	-1
capitalised lettered-code cents	-1				1	-3	1
capitalised lettered-code dollars-and-cents					-3	1	1
capitalised mark-$ cents	3				-1	-5
capitalised mark-, dollars						-3
capitalised mark-, thousands	-4		1		2
capitalised mark-: dollars-and-cents	-1	-1		-1	1	1	-3
capitalised mark-: thousands-and-cents	3				-2	-2
capitalised mark-– cents	-2				3	-2
capitalised mark-— dollars	3				-2	-3
capitalised small cents	-1	-1	-1		3		-1
capitalised small thousands	2		-1		-1	-2	-1
capitals capitalised cents	-1				-2	-2	2
capitals capitalised dollars	-3				3	-1
capitals capitalised dollars-and-cents	3				-1	-3
capitals capitals dollars-and-cents	1		-1			-4	1
capitals cents cents	2		2		-6	-2	1
capitals code dollars-and-cents	-1				2	-3
capitals digits-1 dollars	4				-3	-4
capitals digits-1 thousands-and-cents	2				-2
capitals digits-4 cents	3				-2	-2
capitals digits-4 dollars-and-cents	2				-2	-1
capitals digits-7 dollars	-2				2	-2
capitals dollars-and-cents dollars-and-cents	-1				2	-3
capitals lettered-code cents	2				-2	-3
capitals lettered-code dollars-and-cents	3				-2	-2
capitals mark-) cents	1				1	-3
capitals mark-/ dollars	3				-1		-1
capitals mark-: cents	-2				-1	2
capitals small cents	4				-2	-3
capitals small dollars	3				-2	-3
capitals small dollars-and-cents					-4		-1
capitals thousands-and-cents cents	4				-1	-4
cents cents cents	1	-1	2		1	-3	-1
cents cents thousands-and-cents	-2				2	1	-1
cents mark-$ cents	1				-1	-4	-1
cents mark-$ thousands-and-cents	-2				2	-3
cents mark-| cents					-3		-3
cents thousands-and-cents cents	2				-4		-2
cents thousands-and-cents thousands-and-cents	2				-2	-1
code capitalised dollars-and-cents	-1				-1	-2	2
code cents thousands-and-cents	3				-3
code dollars dollars	1				-1	-3
code dollars-and-cents dollars-and-cents	3				-4	-1
code thousands-and-cents cents					-3	2
date cents cents	3				-1	-3	-1
digits-1 date dollars	-3			-1	3	-3
digits-1 digits-1 dollars	3				-3	-2
digits-1 dollars dollars	4				-6	-3
digits-1 dollars-and-cents dollars-and-cents					1	-3
digits-1 small cents	3		-1		-2	-3	-1
digits-1 small dollars	3				-3	-2
digits-2 capitalised cents	3				-1	-1
digits-2 capitals cents	3					-3
digits-2 digits-3 dollars	-3				-2	4
digits-2 dollars dollars	-3				2	1	-1
digits-2 dollars-and-cents dollars-and-cents					1	-3
digits-2 mark-$ thousands	-3				3
digits-2 mark-: dollars-and-cents	2				-3
digits-2 small dollars-and-cents	5				-6	-4
digits-2 small thousands-and-cents	-3				3	-1
digits-2 thousands thousands	-2				3	-1
digits-2 thousands-and-cents cents					2	-4
digits-3 mark-/ dollars	-4				-2	3	-1
digits-3 small dollars	-3				-1	3
digits-4 capitalised dollars-and-cents	3				-2	-3
digits-4 cents cents	-1				-4	2	-1
digits-4 dollars dollars	-4				2	1	-1
digits-4 mark-$ cents	-1				2	-2
digits-4 small dollars-and-cents	-3				3	-1
digits-4 thousands-and-cents thousands-and-cents	1					-2
digits-7 dollars dollars	1				-4		-1
digits-7 mark-$ thousands-and-cents	-2					3
digits-7 mark-, dollars-and-cents	-3				3	-2
digits-7 small dollars-and-cents	3				-3	-2
digits-7 thousands-and-cents cents	1				-2		-3
digits-7 thousands-and-cents thousands-and-cents	1				-2	3	-1
dollars mark-. dollars	-3				-3	4
dollars mark-/ dollars	2					-3
dollars mark-– dollars	2				-3	-1
dollars percent dollars	2				-3	-1
dollars-and-cents capitalised dollars-and-cents	-1						-2
dollars-and-cents dollars-and-cents dollars-and-cents		-1		-1	-1	-1	-4	-1
dollars-and-cents mark-, cents	-2				-1	3
dollars-and-cents mark-, dollars-and-cents					-5	1	1
dollars-and-cents mark-- dollars-and-cents	3				-2	-2
dollars-and-cents percent dollars-and-cents	-4				1	2	-3	-1
dollars-and-cents small dollars-and-cents	-1				-3	2
lettered-code capitalised dollars-and-cents	2				-2	-1
lettered-code cents thousands-and-cents	3				-3
lettered-code mark-, dollars-and-cents	-3				1	2
lettered-code small dollars-and-cents	1				-3
letters mark-: dollars-and-cents	-3				3	2	-1
line capitalised dollars-and-cents						2	-2
line dollars dollars	2				-3	1
line dollars-and-cents dollars-and-cents	6				-5	-3
line letters dollars-and-cents					-3		2
line mark-$ cents	-3				-1	3
line small dollars-and-cents	-2				-1	3	-1
line small thousands	-3				3	-1
line small thousands-and-cents	2		2		-3	-1
line thousands-and-cents cents	4				-2	-2
line thousands-and-cents thousands-and-cents	2				-2	-1
line year dollars	3				-2	-3
mark-( small dollars-and-cents	2				-1	-2
mark-) cents cents	2				-3	1
mark-) digits-4 dollars-and-cents	3				-3
mark-) dollars-and-cents dollars-and-cents	1				-3		-1
mark-) mark-$ thousands-and-cents	-2				2	-3
mark-) mark-, dollars	-2				-1	3
mark-) mark-: dollars					2	-4
mark-) thousands-and-cents thousands-and-cents	4				-3	-1
mark-, capitalised dollars-and-cents	3					-3	-1
mark-, letters dollars	-1		-1		-3	2	-1
mark-, mark-" thousands	3				-2	-2
mark-, small dollars							-2
mark-- capitals cents	2				-1	-3	1
mark-- dollars dollars	1					-3	-2
mark-- mark-- dollars-and-cents	-2				1	2	-1
mark-. digits-2 cents	-1	-1			3	-3	-1
mark-. digits-2 thousands-and-cents	-2				2	-1
mark-. digits-7 dollars-and-cents					-4	2
mark-. letters dollars	3				-3	-2	-1
mark-. mark-$ thousands-and-cents	-1				2	-4
mark-. mark-. dollars-and-cents	-1				2	-3	-2
mark-. small dollars	2				1	-3	-1
mark-. small dollars-and-cents	-1				2		-1
mark-/ capitalised cents					2	-3
mark-/ code dollars	3					-3
mark-/ digits-2 cents	3				-2		-2
mark-/ digits-2 dollars	2				-3		-2
mark-/ digits-2 thousands	3				-2	-2
mark-/ digits-2 thousands-and-cents	2				-1	-3
mark-: capitals dollars	-3				-1	3
mark-: dollars dollars	5				-5	-3	-1
mark-: dollars-and-cents dollars-and-cents	7				-4	-6
mark-: mark-$ cents	-1				3	-1	1
mark-: mark-+ dollars-and-cents	3				-2	-1	-1
mark-: small dollars						-3	1
mark-; mark-" cents	-3		2		-1	-1	2
mark-] mark-$ cents	-3				-2	4
mark-☐ mark-$ thousands-and-cents	2				-4	1
mark-☒ mark-$ cents	-2				-1	3
masked capitalised dollars	-3		2		-1	-2
masked cents cents	-4				1	2
masked mark-$ thousands-and-cents	-2				3	-2
percent capitalised dollars-and-cents	2				-2	-2
percent cents cents	1				-3	1
percent dollars dollars-and-cents					1	-4
percent mark-$ cents	1				-2	-1	-1
percent mark-$ thousands-and-cents	-3				2	1
percent mark-= cents	3				-1	-3
percent mark-= dollars-and-cents	3				-1	-2
percent percent dollars-and-cents	1				-4	-1
percent small dollars	2				-3	-1
small capitalised cents	1					-2
small capitalised dollars					1	-4	-1
small digits-4 dollars-and-cents	-1			-2	1	-3	-1
small dollars dollars-and-cents	3				-2	-1
small dollars-and-cents dollars	2				-3		-1
small mark-) dollars	3		-1		-2	-2
small mark-) dollars-and-cents	-2		-1			1	-1
small mark-, cents	-3					2	2
small mark-, thousands					-4	2
small mark-, thousands-and-cents	-2				2	1
small mark-- cents	-3					1	-1
small mark-- dollars	-3				2	1
small mark-. dollars	-1				-2	-4	2
small mark-: dollars						-1	-3
small percent dollars-and-cents	2				-3	-2
small thousands-and-cents cents	4				-1	-4
small thousands-and-cents thousands-and-cents						-3	1
thousands thousands thousands	-3				2		-1
thousands-and-cents capitals cents	-5				-2	5
thousands-and-cents cents thousands-and-cents	-3				3	-2
thousands-and-cents mark-$ thousands-and-cents					1	-3	-1
thousands-and-cents mark-/ cents	-4				-2	3
thousands-and-cents mark-| cents	-1				-2	3
thousands-and-cents percent cents	-3				-1	1
thousands-and-cents thousands-and-cents thousands-and-cents	1					-4	-1
with-digits cents cents	-3				2
with-digits mark-$ thousands-and-cents	-3				3	-1
with-digits small dollars	-3				3	-1
year capitalised dollars	1					-4	-1
year capitalised dollars-and-cents					1	-3
year cents cents	3				-2	-3
year mark-) dollars-and-cents	3				-2	-2
year mark-/ dollars	3				-1	-3
year mark-: dollars-and-cents	1					-3
year small dollars	-1				2	-3
year small dollars-and-cents	4				-3	-1	-1
# sum both behind
capital capital	-1				2	-3
capital capitalised	-3				-2	3
capital capitals	-1				-3	3
capital digits-2	-3				-1	4
capitalised capitalised	-1	-1	2	-1	1	-1	-3	-1
capitalised cents	1					-3
capitalised digits-2	1	-1					-3
capitalised dollars-and-cents		-1			3	-5	-1
capitalised line	1				-1	1	-3
capitalised mark--	-3					2
capitalised mark-.	3				-3	-1	-1
capitalised mark-;	-3				2	1
capitalised thousands-and-cents	-2				2	-1	1
capitalised year	-3		-1			2
capitals capitalised					2	-1
capitals cents	1				2	-3
capitals digits-1	-2				-1	3	1
capitals digits-3	3				-1	-2
capitals dollars	-3				2	2	-1
capitals end	3				-1	-2
capitals mark-(	3				-2	-2
capitals mark--					1	-3	-1
capitals mark-.	-1				-2	2	-2
capitals mark-:	1					-3
capitals thousands-and-cents	3				-3
cents capital	-3				2	-1
cents capitalised	-2				2	-2	-1
cents cents		-1	1	-1	-3		-1	-1
cents digits-2					1	-3	-1
cents dollars-and-cents	3				-2	-2
cents end	4				-3
cents percent	-3		2		2	1
cents small	-5				4	3	1
cents thousands-and-cents	4				-3	-3	-2
code digits-1	-2				-3	3	-1
code digits-2	-4				-2	3	1
date capitals	2				-2	-2
date line	-3				2	-1
date small	2				-3
date with-digits	-3			-1	3	-3
digits-1 capital	-2				-2	3
digits-1 capitalised	-3	-1			-2	4	-1
digits-1 capitals	1				-2	1
digits-1 digits-1					-4	1	-2
digits-1 digits-2	-4					3
digits-1 mark-/			-1		1	-3	-1
digits-2 capitals	2				-2	-2	-2
digits-2 digits-3	2				-1	-2
digits-2 dollars	-1				1	-3	-1
digits-2 mark--	4				-2	-3
digits-2 percent	2				-2	1
digits-2 small	1				-3		-1
dollars capitals	-3				1	1	-1
dollars digits-1	-3				-1	2
dollars digits-2	-3			-1	2	-1	-2	-1
dollars digits-3	-3				3
dollars dollars-and-cents	3				-1	-1
dollars line	3	-1			-3	-2	-2
dollars mark--	-3				3		-1
dollars mark-–	-2				3	-1
dollars mark-—	-3					1
dollars-and-cents capital	-4				1	2
dollars-and-cents code	-3				1	1
dollars-and-cents digits-3	-2				3	-2
dollars-and-cents dollars-and-cents		-1	-1	-1			-3	-1
dollars-and-cents end	4				-3	-3
dollars-and-cents mark-—	-2				3	-4
dollars-and-cents percent	4		-1		-4	-2	-1
end end	2		-1	-1	-2	-3	-2	-1
lettered-code digits-2	2				2	-3
lettered-code digits-7	3				-3
lettered-code line	-1				2	-2	3
letters dollars	2					-1	-3
letters dollars-and-cents	1		-1		-3	-2	2
letters line	-3				3	1	-1
letters mark-,	-2				2	-1
mark-" line	-1				2	-4
mark-" mark-,		-1			2	2	-3	-1
mark-$ cents	1	-1			-1	-5	-1
mark-$ digits-3	1	-1			-1	-3
mark-$ mark--	2				-2	-3	-1
mark-$ thousands-and-cents	1	-1			-5	2	-1
mark-( capitals	-3				1	3
mark-( small					1	-3	-1
mark-) line	1				-2		2
mark-) mark-.	2				-3	1
mark-+ small	3				-1	-2
mark-, capitalised	2				-3		-1
mark-, digits-2	3				-1	-2	-1
mark-, dollars	-2				3	-1
mark-, dollars-and-cents	-1				2	-3
mark-, lettered-code	-3				-2	4	-2
mark-, line					2	-1
mark-- capital	2	-1			-2	-3
mark-- capitalised	-3				3	-1
mark-- digits-1	-3				2	2
mark-- digits-3	-3				3	-1
mark-- dollars	2				-1	-2
mark-- thousands-and-cents	3				-2	-3
mark-. capital	-3				1	1
mark-. code	-1				1	-3	1
mark-. digits-2	3				-3	-2	-1
mark-. dollars	-2				2	-2
mark-. end	3				-2	-2
mark-. line						-3	2
mark-. small	-2				3	1	-1
mark-/ cents	-4				3	1
mark-/ digits-2	-3				3
mark-/ digits-3	-5				4	-1
mark-/ dollars	3				-1	-5
mark-/ small	1	-1	-1	-1	-5	1	2	-1
mark-; capitalised					1	-3	-1
mark-; small	1				-1	-3	-1
mark-@ percent	-2				2	-2
mark-[ mark-]	-2				3	-1
mark-| capitalised	1					-3
mark-| capitals	-5				4		-1
mark-| dollars	-3				3	-3	-1
mark-· small	-3				2	1
mark-– digits-2					-3	1
mark-– small	-3				3	1	-1
mark-— line	1				-4	2	-1
mark-☐ mark-$	-1				2	-4
mark-⚠ digits-2	-2				-1	3
masked line	-3				-2	3	-1
percent cents	-1		1		1	-4	-1
percent line					-6	1
percent mark-$	1					-4	-1
percent mark-)	4				-3	-3
small capitals	3				-1	-3
small cents			2			-3
small digits-1	3					-5	-1
small dollars		-1			2	-4
small line		-1	1		-3	1	-1	-1
small mark-)	2					-3	-2
small mark-,	-1	-1	-1	-1	1		-3	-1
small mark-/	-3				2
small percent	4				-1	-4	-1
small thousands	-2		-1		3	-2
small with-digits	-3				2
thousands line	1				-1	-3
thousands thousands	4				-4	-3	-1
thousands-and-cents capitals	3				-2	-3
thousands-and-cents digits-1	-1				-3	2	-1
thousands-and-cents digits-2	2				-2	-1
thousands-and-cents line	2	-1	-1		-1	-2	-3
thousands-and-cents mark-.	-2					2
thousands-and-cents small	-2		-1				1
with-digits mark-)	3				-3
# sum both read as
 	1	-1	-1	-1		-1	-5	-1
 amount	-2				2	-3	-1
 amount?						-3	-2
 amount?,paying	-2				4	-3
 aside amount?					1	-4	-1
 aside paying				-1	-3		-1
 aside paying?	2				-1	-3
 current?	-6	-1			-4	-4	7
 paying	-2				-3	3	-3
 paying?					-4	1	-1
accountNumber 	3				-2	-3	-1
accountNumber amount?	-1				1	-4	-1
accountNumber paying	-3				-2	3	-1
accountNumber? 	3				-2	-1
accountNumber? amount	2				-2
accountNumber? amount?	-2				3	-1
amount 	6				-2	-6	-2
amount current?	-1				-2	-3	2
amount paying	-1				-3	1	-3
amount? paying					-2		-1
amount?,paying 	4				-3	-2
aside goes on aside amount	1		-1			-2
current 	1				-3	-1	-1
current amount	-3				3	-1	-1
current amount,current	-1				3		-3
current current		-1			-2	-4	1	-1
current current,paying	-3				-2	-3	3
current paying	-2				-2	3
current? amount,current?					1	-1	-4
current? current?	1	-1		-1	-1	-3	-1	-1
current? current?,paying	-2				-1	3	-1
current? paying	-3				-1	4	-1
goes on 	-1		-2		-3	2
goes on amount			-3	-1		-2	-2
goes on amount?	-1		-2		1	-5	-1
goes on? amount						-3	-1
paying 	2				-5	-1	-2
paying amount	-2				2	-4
paying paying	-2				-4	3	-1
# sum cell comes
always	1	-3		-3				-3
often	-1	-2	1		2		-4	-2
# sum cells
5		-2	-2	-2	-1			-2
6	1	-3	2	-3	1		2	-3
# sum first of cell
0 of 4	1				-1	-3	-1
0 of 5	-2				2	-2	-1
1 of 2		-1	-1	-1		-1	-4	-1
1 of 4	-1	-1	-2	-1		2	-4	-1
2 of 3	2	-1		-2	-2	-2	-4	-1
2 of 4	1	-1		-1	1		-3	-1
2 of 6	-1	-1	-1	-1	-1		-3	-1
3 of 4	2	-1		1	-1	-3		-1
3 of 5		-1		-1	1	-1	-3	-1
3 of 6	-1	-1	2	-1		1	-3	-1
3 of 7	1	-1	1	-1		-2	-2	-1
4 of 5			-1	-1	-2	1	-4
5 of 6	1	-1			1	-4	-4
6 of 7	-1	-1		-1		-1	-3	-2
dollars		-2	1	-2	1	2	-4	-2
dollars-and-cents		-2	-2	-1		-1	-1	-2
thousands	1	-1	-1	-1	-1		-3	-1
thousands-and-cents		-2	-2	-2		-3		-2
# sum first word comes
always		-3	1	-2			1	-2
always, first	3				-1	-4	-3
once, first	-1	-1	-1	-1	1	1	-4	-1
# sum heading
account					1	-4	1
account activity	3				1	-2	-3
account balance	3				-2
account number	2	-1	-1	-1	3	-2	-3	-1
account number date	-3				3
account status	3				-2	-1
account type	3				-3
actual	2				-5	-1	-1
amount	2	-1			-3	-2	1
amount due	-3				3	1	-2
amount requested	3				-3	-1
apr					2	-3	-2
aug	3				-3	-2
auto lease	2				-2	-1
bal	-2				3	-2	-1
balance	-2	-2	2	-1	1	-3	-2	-1
balance due	-1				2	-3	-1
balance scheduled	3				-3	-2
bank	1				-3		-1
borrower	3				-3	2
budget	5				-3	-4
capital	-2				1	1
card	3				-1	-4	-1
charge	2				-3	-1	1
charge off	2				-2
charges	4				-2	-3
claim	4				-3	-1
claim amount	3				-3	-2
closed closed	2				-1	-2
comenity	-2				-2	2	-1
company	2				-2	-1
credit card					2	-1	-3
credit limit	5				-2	-6	-1
credit limit/original amount	1					-3
credit one						-2
creditor					1	-3
curr bal	-3				3	-1
current	-2	-1	1		-1	1	-3
current amount	2				-1	-3
current current	3				-2	-3
date opened	2				-2	-4	1
dec	2				-2	-3	1
direct loan	-2				3
disbursed	-3					1
dispute	3				-1	-2
ending balance	3				-4	-2	-1
enrolled			-1			-3	-1
equifax	3				-3	1
est monthly	3				-1	-2
feb	4				-3	-2	-1
fees	2				-3	-2
fin chg	4				-1	-3
good evening	1					-3	-1
grantor	2					-2	-1
has $	-4		-1		2	3	-1
has %	2				-3	-1	-2
has account	2	-1		-1	1	-2	-3	-1
has activity	2				-2	-3
has additional	2				-3	-2
has agency	3				-2	-3
has aid	3				-3	-2
has al	-2				3	-2
has all	2		-1		-1	-3	-1
has amazon	-3				2	1
has ambulance					1	-3
has amount	1	-1	-1	-1	-3	1		-1
has amt	2	-1			-1		-3
has annual	3				-3	-3
has any	3				-2	-2
has anything	3				-3
has apple	-3				3	-1
has approval	3				-3	-1
has apr	2				-1	-3	-2
has assigned	2					-3
has at	3				-3	-3	-2
has aug	3				-2	-2
has autopay	1				1	-3	-2
has avail	4				-2	-3
has back	2				-1	-2	-1
has bal		-1	-1	-1	1	-2	-3	-1
has balances	-3				3	-1
has behind	1		-1			-4
has below	-1				3		-2
has benefits	3				-2	-3
has bill	1					-4
has billed	2				-2	-3
has billing	2				-3		-1
has blue	-3				2	1	-1
has borrowed	4				-4	-1
has both	-2				1	3
has bring	2				-2
has budget	5				-3	-4
has by	4				-2	-3	-1
has calculation	1				-3	-2	1
has call	2				-2	-1
has cards	-3					1	1
has cavalry					-1	-2	2
has charge	1				-4	-1	2
has charges	3				-1	-3
has citibank	-3				3
has citizens	-3				2	1
has city	1					-3
has claim	2				-2	-5	-1
has claimed	4				-3	-3
has client	1	-1				-3
has co-applicant	-2				3	-2
has code			2		-2	-3	2
has collection					1	-3	-1
has collections	-3		-1		2	2	-3
has community	-1				3		-1
has company	4				-4	-2	1
has condition	2				-3	2	-1
has credits	2				1	-3
has credlim	1				2	-3
has curr	-3				3	-1
has current		-1	2	-1	1	-1	-4	-1
has de		-1			1	-2	-1
has debit	3				-2	-3
has debt	1		-1		1	-6	-2
has deposit	3				-1	-2
has details	-3	-1			1	1	-1
has deudas	3				-2	-2
has direct	-3				3	1	-1
has disb	2				-3		-1
has disbursed	-2					1
has dispute	3				-1	-3
has disputed	3				-3
has dmp	1				-3	-1	-1
has do	3				-2	-3
has down	-2				1
has duration	-1				-4	2	-1
has e	-1				-3		1
has education	1				-3	2
has electric	-2				2	-3
has enrolled	3		1		-3	-3	-2
has est	3				-1	-3
has est.	2				1	-4
has exeter	-1					3
has expenses	4				-1	-3
has experian	3				-2	-1
has explanation	3				-2	-1
has extra	2				-1	-3
has failure	3				-2	-3
has fair	3				-3	-3
has far	2				-2	-3
has feb	4				-2	-5	-1
has federal	3				-2	-2	-1
has fee	3				-3	-1	-1
has fees	4				-4	-3	-1
has fin	3				-2	-3
has general	-3				2	1
has genesis	2					-2	-1
has goes	-1				2	-3
has got	-3						1
has grad	-1					3
has group	-1				2	-3	-1
has hi	-3				2	1
has high	2	-1	-1	-1	-4	2	-2	-1
has home	-3				1	3	-1
has husband	1				1	-3
has identification	3				-2		-2
has in	-1		-1		2	-3	-3
has income	-1				2	-3
has information	-1				2	-2	-1
has institution	3				-3	-1
has insurance	2				-1	-2
has int	3				-5	-2	-1
has interest	2					-5	-1
has interest-only	2				-1	-3
has is	-2				1	2	-3
has joint	-1				2	1	-3
has jpmcb	3				-3	1	-1
has judgment	3				-3	-1
has jul	3				-2	-1
has just	1				2	-2	-1
has lakeview	-3				1	2	-1
has left	-2				3	-4	-1
has liability	3				-2	-1	-2
has limit/original	3				-2	-3
has listahan	-3				3	1
has límite	2				-2	-3
has mar	2				-1	-4
has mastercard	4				-1	-4
has mensual	-3				-3	3
has min	-1				-4	3	-1
has min.					-3	2	-1
has mnthly	3				-1	-2
has mo.	-2				-3	2	-1
has monthly		-1	-1	-1	-2	1	-4	-1
has mortgage	-1				-1	4	-3
has never	1				-3	1
has next	-3				-1	3
has o	2				-3	-1	-1
has oct						-3	2
has of			-1	-1	-1		-3
has offer	3				-4	-2
has on	-2		-1	-1	1		-3
has one	3				-2	-3	2
has only	3				-1	-3
has open	1	-1		-1	-2	1	-3
has opened	3			-1	-2	-3	1	-1
has options	3					-3
has orig	4				-1	-3	-1
has orig.	3				-2	-3	-1
has orig_amt	3		2		-1	1
has owe	-3	-1	-1		2	1	-1
has owed	-2		-1		2	-2	-1
has owes	3				-3	-2
has owing	-3				3	-2	-1
has paga	-2				2	1
has past	2	-1	-1			-3	-1	-1
has payment		-1	2	-1		1	-2	-1
has payments	3				1	-3	-1
has pennymac	-3				3	2
has per	1				-3		-1
has period	3				-2	-2	-2
has plaintiff	3				-1	-2
has please	3				-2	-3	1
has pmt	-3	-1	-1	-1	-3	3	-3	-1
has prin	-1				2	-4	-1
has principal	1					-4	-1
has priority	-2				3	-2
has prosper	1				-3	1
has pymt	-4				-4	5	-1
has r	-3				3	-1	-1
has rate	3				-2	-1	-1
has recent	-3				4	-1	-4
has regular	-2				-2	3	-1
has reported					1	-3	-2
has repossession	-2				2	-1
has requested	3				-3	-1
has rewards	-1				3		-2
has ridge	-3				2	1
has saldo		-1		-1	1	-6	-2	-1
has saved	3				-3	-1
has says	-1				2	-2
has scheduled	-1				-4	2	-1
has section	2				-2	-1
has sent	-3				-1	3
has seriously	-3				3	-1
has settlement	3				-2	-3
has since	3				-2	-2
has skip	2				-3
has sofi	-1				-1	2	-1
has sort	3					-3
has spring	3				-3	-2
has springleaf	2				1	-3	-1
has st	-4				4	1	-1
has started	2				-2	-3
has starting	3				-1	-2	-1
has state	-4	-1			4	-2
has store	-2				3
has student	2					-3	-1
has take	3				-2	-1
has tech	-3				2	1	-1
has technical	3				-3
has terms	-2				-5	3	-1
has that	-3				3	-3
has they	-3				1	3	-1
has this	2					-3	1
has through	-3				2	2
has time	-3				1	1
has title	-2				1	2
has today	-1		-1		1	-3	-1
has top	2				-2	-1	-1
has total	-1				1	-3	-1
has toyota	-2					3	-1
has transworld	-2				3	-2
has unknown	3					-2	-1
has upstart	-2				3	2
has usa/targetcred	2				-1	-3	-1
has usaa	3				-1	-1
has used	-4				3	1	-1
has user	2				-2
has variable					2	-1
has verfied	1				1	-3
has visa					1	-3
has wants	-4				4	-1
has was	4				-4	-2
has will	2				-1	-3	-1
has worst	-3				1
has year	3				-2	-3
has yo	2				-2	-1
has you	1		-1	-1		-4	-1	-1
has your	2				-2		-3
has |	-2		-1		2	3	-1
high balance			-1		-3	1
high cr	3				-2	-2
individual					-3	-1	1
int	3				-2	-3
interest	1				1	-4
interest paid	4				-2	-3
interest-only	2				-1	-4
jefferson	-2				2	-2
jul	3				-3	-1
last month	3				-2	-1
last payment	2				-1	-3
left					1	-3
liabilities	1				-3	1
limit / orig	4				-3	-2
line	-3				2	2
loan amount	4				-4	-1
límite	2				-2	-1
mar	1					-3
means agency	2				1	-4
means balance	-2	-2	2	-1	2	-3	-3	-1
means number	1	-1	-1	-1	1	1	-3	-1
means pastDue	2	-1	-1		-3	-4	2	-1
means paying	-1	-1		-1	-2	2	-3	-1
means veto	4				-4	-1
medical	2					-3
min. payment	-3				-1	3
minimum due	3				-2
minimum payment	3				-2	-3
mo pmt	-2		-1		2	3
mo. pmt	-3				-3	3	-1
month pay	-3			-1	1	1
monthly	-2	-1			-3	3	-2
monthly mortgage payment	-3				1	2
monthly payment	-2		-1		-2	3	-3
monthly pmt	-3				-4	3	-1
none	3				-2	-3
nov	3				-2	-3
now	1				1	-3
number date	1				-1	-3	-1
oct	-1				1	-3
of account	3				-2	-1
on time	-1				-3	2
opened high	2			-1	-1	-2	-1	-1
original balance	1				-1	-4
original creditor	-2				3	-2	-1
owed	-1				1	-3
owed now	-5				3
pago mensual	-2				1	3
paid	-3				2	1	-1
paid as agreed	-2				-1	3
paid in	-4				4	1	-1
paid or	-3				-1	3
paid or paying	-3					3
past	1		-1		-3	-2	1
past due	3		-1		-3	-4	2	-1
paying	2					-2
paying as agreed	1				2	-4
payments	4					-6
payments failure	3				-1	-3
payoff	-1		-1		1	-4	2
pays	1				-2	-1
pays as	2				-2
per month	-1				-3	1
personal					-1	1	-3
placed	4				-2	-3
prin	3				-2	-2	-1
prin paid	4				-3	-2
principal	3				-2	-4
principal paid	5				-4	-5
received	3				-1	-3
recent balance	-2				2	-4
recent payment	3				1	-4	-3
regular	-3				-1	3	-1
reported	2				-1	-3
reported balance	-3				3	-2
repossession	-1				2	-3
rocket mortgage	-1					2
saldo actual	-3				3	-3
scheduled	-1				-3	1	-1
sep	4				-3	-3
servicing	-3				5	-2	1
sort by	4				-2	-3
started at	2				-2	-3
starting	2					-1	-1
status current	1				-3
terms	-3				-4	3	-1
total	1				-1	-3
total current	3				-3
type					-2		1
type charge	-1				3	-2	-1
type unsecured					2	-2
union	2				-3
upstart	-2				2	2
verfied credlim					3	-3
we owe	-5				4	1
you owe					1	-2
# sum label beside
actual payment	3				-1	-2
aging					-4	-3	2
amount past due	2				-2	-2	-2
automobile	-2				2
b	1				-3	1
balance	-3				4	-3	-1
balances	3				-3	-1
contractual adjustment	3				-2	-1
credit limit	5				-2	-3
current	-2					2
deferred balance	3				-2	-2
high balance	1				-5	1	-1
high credit	3				-2	-4
individual	4				-3	-2
installment	1					-3
j	-3				3	1
joint	3				-2	-2
joint with	3				-1	-2
lightstream	2				-2
loan amount	3				-2	-3
means 		-1	1	-1		-3	-1	-1
means agency					2	-2
means amountLoose	3				-1	-3	-2
means balance	-2	-1		-1	3	-7	-2	-1
means money	2	-1	-1	-1	-3	-3	-1	-1
means name	2		-1			-3	-1
means number	-1				3	-2	-1
means pastDue	3				-6	-5	2
means paying	-2				-5	5	-3
means status	3				-2	-2
means text	1		-1		-4
minimum payment due	-3					3	-1
monthly payment	-5				-3	6
n/a	-1				3	-2
nelnet	-2				3	-1
original amount	-2				3	-2
other credits	3				-1	-2	-1
outstanding principal	-4				4
p	-3				3
past due	6				-3	-4	-2
past due amount					-3	-4	1
payment amount	-3					3
payments	3				-1	-2
principal	5				-4	-3	-1
principal balance	5				-5
priority	3				-3	-1
regular monthly payment	-5					5
scheduled payment	-4				-2	4	-1
scheduled payment amount	-4					4
terms	-4				-4	4
total	4				-3	-1
total amount of the debt now	-3	-1		-1	3	-2	-1	-1
total due	2				-2
unsecured	3				-2	-2
upstart	3				-3
wife	2				-2	-2
# sum label with colon
amount claimed	-3				3	-1
balance	-1				1	-1	-3
example	4				-4	-3
high balance	2				-2		-1
loan disbursement amount	3				-2	-2
means balance		-1		-1	1	-7	-1	-1
means money	3				-2	-3
means name	-2				2	2
means pastDue	4				-4	-4
means paying	-1			-1	-3	1	-1
means status	3				-2	-2	-1
means statusHint	2				-2	-2	-1
means statusLoose					-4		1
past due	2				-2	-5
past due amount	3				-2	-3	-1
payment plan	-3				-1		1
recent balance	-2				3	-1
representative example	3				-1	-2
responsibility	-3					3
saldo	-3				3	-1
scheduled payment	-5					5
status	-1				-3		2
terms	-3				-1	3
备注	4				-2	-3
存款	4				-3	-2	-1
每月还款	-3				-1	3
# sum last of line
thousands		-1	-2	-1	1	-3	-2	-1
# sum lead-in
a payment plan	-3				-1	1	1
actual payment amount	3				-1	-2
aidvantage	-3				3	-1
amount past due	-1				-3	-3	3
amt	-3				2	1
and	-2				-3	1	1
as low as	4					-4
available	3				-2	-3
available credit	3				-2	-4
bal	-1		1		1	-4
balance	-2	-1			3	-4	-2
balance due	-2				2
balance owed	-3				3
card recent payment	2				-2	-2
charge off amount	-1				1	-3	1
credit limit	5				-3	-5
current	1				-1	-3	1
current amount due					-3	1
days	2		-1		-2	-2	-1
for	3				-2	-3
high balance	3				-3	-3
highest balance					-3	-2	2
i make about	3				-2	-1
individual monthly payment	-3					3
int	2				-1	-2
interest	3				-1	-2
is	-2				3	-1
is down to	-3				3
klarna	-3				3	-2
left	-1				1	-3
left of	1				-3
limit	3				-3	-1
loan disbursement amount	3				-2	-2
loan recent payment	3				-1	-2
loans outstanding principal	4				-4
límite	3				-2	-1
macy's	3				-2	-1
means 		-1	-3	-1		-3	-3	-1
means balance	-2	-1	1	-1	3	-6	-3	-1
means date	1	-1	-1		-1	-1	-4
means money	2	-1	-1	-1	-2	-5	2
means number	-2				4	-1	-3
means pastDue	1				-6	-5	3
means paying	-1	-1		-1	-5	3
means status	6				-4	-3	-2
means statusHint					1	-5	-1
means text	1				-3	-1	2
means veto	3				-3	-2
min	-3				-2	5	-1
min is	-3				-1	3
minimum is	-2		-1		-1	3
minimum payment is	-4					4
mo					-3
monthly mortgage payment	2					-2
monthly payment	-2				-2	3	-1
my rent is	3				-2	-1
nelnet	-4				4	-1
next payment of	3					-3
now	-3				3	-3
of	4				-5	-1	-1
of account number	-3				3
of up to	3				-1	-2
orig	3				-3	-1
original amount	4				-2	-2	-1
original balance	4				-3	-1	-1
original loan amount	3				-1	-2
outstanding balance	-3				3	-1
outstanding interest balance	4				-3	-3
outstanding principal balance	-2	-1			3	-2	-1
owed	-3				2	1
owes	-3				3	-1	-1
pago mensual	-3					3
paid	1					-3	-1
past due	3				-3	-3	1
past due amount	1				-2	-4	2
pay	-1		1		-4	1	-1
payment	-3				-1	3	-2
payment is	1				-1	1	-3
payment received	3				-1	-2
payments	3				-2	-1	-1
payments of	2				-2	-2	-1
plan pmt	4				-1	-3
plan scheduled amount	-5					5
prin	-2				3	-3	-1
principal	4				-3	-2
recent balance	-2				2	-1
recent payment	3					-2	-1
regular monthly payment	-4					4
regular payment	-4				-1	4
rent	3				-3	-1
renta	3				-1	-2
reported balance	-4				4
rev	-1				-2	3
says i owe	-3				3
sched pmt	-2				-1	3
scheduled payment amount	-4				-1	4
secures the claim	-6				6
so	-2				4	-3
social security is	3				-3	-1
terms minimum	-3					3
that number here	4				-4	-1
that one is	-2				3
the amount of	-1				1	-3	2
the minimum is	-3				-2	4
the payment is	-3				-2	4
total					-3	-1	1
total due	-1				2	-1	-1
verizon	3				-1	-1
was	4				-3	-1	-1
we owe	-4				4	-2
which is	-3				3
with	-2				-1	3
x			-1		-4	1	-1
you owe	-3				3	-2
余额	-4				1	-1	1
最低还款	-3				-3	2	-1
月供	-2				-2	3	-1
欠款	-3				3	-1	-1
每月还款	-3				-3	1	2
额度	1				-3	-2
# sum line above
account info	-4				4
account information	-3				2	1
actual payment amount	3					-3
amount past due	1				-3
annual fee	3				-3
auto loan	-3				2		-1
auto loans	3				-3	-1
balance	-2				3	-5	-1
balance owed	-2				2
begins "		-1	1				3	-1
begins *	-1				3	1	-3
begins 0%	3				-3	-1
begins 2.2	-3				3	-1
begins <						3	-1
begins =	1				1	-5	-1
begins a	2				-3	1	-1
begins aaron's	-3				1	3
begins actual	-2				1	2	-2
begins address	-1				-3		2
begins affirm	-3		-1		2	2
begins agency			1		1	-3
begins amount	1		-1			-5
begins and	2					-3	-1
begins annual	4				-4	-1
begins application	2				-3	-1
begins apr					-4		-1
begins assets	2					-2	-1
begins attorney	2				-2	-1
begins aug	3				-3	-1
begins available	1				-4	2	1
begins b	-3					3	-1
begins bal	-3					3
begins balance	-1	-1	-1	-1	-1		-3	-1
begins banco	-1				1	3	-2
begins beginning	3				-3
begins bills	2				-4
begins borrower	-1				-1	3
begins bread	-3				1		-1
begins card	3				-2	-1
begins care	-3				2	1
begins case	1				1	-2	-1
begins cash	1				-1	-3	1
begins charge-off	2				-2	-2	-1
begins charged	-2				-2	4
begins checks	4				-2	-3
begins citibank	2					-3
begins client	2				-2
begins co-borrower	-3				2	1
begins collection					1	-4	-1
begins collections	1				2	-4	-1
begins comcast	-4				3	1
begins court	2				-3	-1
begins cousin	3				-3	-2
begins creditor			1		-1	2	-2
begins curtis	4				-2	-4
begins daily	3				-2	-2
begins days	3				-1	-2
begins dec	3				-2	-3	-2
begins deferred					1	-3
begins deposits	5				-4	-1
begins dillards	-3				3	3
begins discover	4				-2	-2	-1
begins duke	2				-1	-3
begins edit	-1					3
begins education	3				-3	-3
begins el	-2				3		-1
begins electric	1					-3
begins emergency	3				-2	-2
begins ending	1				-1	-3	-1
begins enhanced	-3				2	1
begins enrolled	3				-3	-2	-1
begins est	3				-2	-3
begins f	-2				3	1
begins fees	3				-2	-2
begins fidelity	4				-3	-2
begins file	2					-2
begins filed	3				-2	-1
begins fingerhut	-3				1	3
begins gas	3				-2	-3
begins good	1					-2
begins grant	3				-1	-1	-1
begins great			2		-1	-5
begins greensky	-2				1	3
begins hi	-1					3	-1
begins highest					2	-4	-1
begins honda	-3				1	1	1
begins house	2					-2
begins huntington	1					-3
begins hyundai	-3				1	3
begins id	1				-2	3	-1
begins image	-4		-1		3	2
begins inquired	3				-2	-1
begins installment		-1			-2	3	-2
begins institution	4				-3	-2
begins it	-2				3	-2
begins j						3
begins jan	2				-1	-4
begins john	-2				3	1	-2
begins joint	-2		-1		1	3	-1
begins jun	3				-2	-2
begins k	-3				2	1
begins less	1				1	-3
begins liability					1	-3
begins lightstream	3				-2	-3
begins limit	2				-4	1	-2
begins log	2				-2	-1
begins lowe's	-1		-1			2	-1
begins límite	1				-3	1
begins may	3				-3	-2
begins mercy	2				-1	-2
begins merrick	2				-1	-3
begins minimum					-4	-1	2
begins mr					-3	-1	2
begins my	2				-3		-1
begins national	-3				-1	3
begins navient	-3				3	-2	-1
begins netflix					-3
begins never	-3				2	2
begins new	-1				-1		3
begins nordstrom	-3				2	-1	1
begins nov	3				-1	-2
begins o	2				-5	-2	1
begins offers	4				-3	-2
begins ok	-2		-1		-1	3
begins old						-3	-1
begins only	3				-1	-3
begins opened	-1			-1	3	1
begins other	1				1	-3	-1
begins outstanding	-5				4	1	-2
begins overdue	2				-1	-2	-1
begins owed	1					-3
begins page	-3				2	1	-1
begins pago	1				-3	1	1
begins partial	3				-2	-1
begins past					-3		1
begins paycheck					-3	2
begins payoff	-1				-2	3
begins pennymac	-2				-2	3
begins per					-1	4
begins personal					2	-3
begins phone	-2				-1	3
begins please	3					-4
begins pmt	3				-2	-2
begins posted	2				-3	2
begins previous	1				1	-3	1
begins principal	-1				-1	3	-2
begins property	2					-3
begins provider	2				-1	-2
begins préstamo	-3				3	2
begins public	3				-3	-2
begins quick	2				-2	-2
begins rainy	3				-3
begins rate	-3				-1	4	-1
begins regions	2				-3
begins regular	1				-3	1	-3
begins rent	3				-3	-1
begins rent-a-center	-3				3
begins repayment	4				-2	-3
begins reported						-3	-1
begins rooms	-2				2	1
begins roth	2				-2	-1
begins savings	4				-3	-1
begins sears	-2				2	1
begins second	-2				2
begins seq	-3				1	3
begins service	2				-3	-2	2
begins share	2				-2	-1
begins shares	3				-2	-2
begins signature	3				-2	-3
begins st	-3				1	4
begins state	3				-3	-2
begins subject	2				-1	-3
begins t-mobile	3				-1	-2
begins también	3				-2	-1
begins these	-3				2
begins to	3				-3	1
begins top	2				-1	-3
begins total	1			1	-3	-3
begins totals	5				-4	-2
begins transcript	-2					3	-1
begins truist	-3				2
begins undergraduate	3				-3
begins unpaid	1				1	-3	-1
begins use	-3					3
begins vanguard	4				-4	-1
begins verizon	3				-3	-2
begins view	5				-4	-2
begins visa						-3
begins xfinity	3				-2	-2
begins year	3				-1	-3
begins you	2	-1		-1	-2	-4	1	-1
begins zales	-2				2	-1
begins {	2				1	-3
begins ·	2				-3	-1
begins ☒	-3					2
begins 余额	2				-3	-2
begins 信用卡	-1				1	3	-2
begins 合计	3				-2	-3	-1
begins 💳	-4				4
cash	3				-2	-2
charge/credit card accounts	-3				3	1
closed					1	-2	-1
collections	1					-3	-1
credit card					2	-4
credit cards	4				-3	-1
credit limit	1				-3
current amount due	3				-2	-3
high balance	4				-3	-2
highest balance	4				-4	-2
home loans	4				-4	-1
image omitted	-4		-1		3	1
in collections	-3				3
joint	-2				3	2
loan amount	3				-5	1
loan canceled date	-3				3
means 		-1	-2	-1	1	-1	-5	-1
means , short			-1	-1		-2	-3	-1
means amountLoose	3				-3	-1
means amountLoose, short	-1				1	-3	-3
means balance, short				-1	1	-4	-4	-1
means date, short	1					-3	-1
means money, short	5				-5	-3	-2
means name, short	4		-1		-2	-4
means number, short	-3				1	2	-1
means original	2				-1	-3
means pastDue, short	1				-2	-4	1
means paying, short	-3				-5	3	-2
means reported, short	-2				2	-2
means status	3				-2
means statusLoose	2				-3	-3
means text			-1	1		-4	-2
money you owe (not evidenced by a note)	-3				3
monthly payment	-4				-3	4
my debt	3				-3	-1
new balance	-2				2
original amount	4				-3	-2
original balance	3				-3	-2
outstanding balance	-3				3		-1
past due						-5	1
past due amount	3				-2	-3	-1
pattern "w(w)"	-3		2			1	-1
pattern ##/#M	-3				3	-1
pattern ##/#MM	-4				4
pattern #)w,w,	-3				3
pattern #, first					1	-6	-3
pattern #.w#.$	3				-3	-2
pattern #.w(w)	-1						-2
pattern #.w,wM	-4				3	3	-2
pattern #.w.w#	3				-2	-2
pattern #.w?	-3				4	-3
pattern #.wMw,	-1				4	-1	-1
pattern #.wMwM						-3	1
pattern #w(w)#	-1				-2	1	-1
pattern #w(w)w	-2				1	3
pattern #w:w			2		-2	-3	2
pattern #wMM	3				-1	-2
pattern #wMMMM	1		-1		-3	-1	2
pattern #wMMMw	-1		-1		1	1	-3
pattern #wMwM	-2				1	3
pattern --, first	-1				-2	1	-1
pattern ------, first	5				-4	-3	-1
pattern -wMw,w	2				-3	1
pattern ======	1				1	-3	-1
pattern M					-5	3	-2
pattern M, first	1	-1		-1	-1	-2	-3	-1
pattern M.w(w.	-3				3
pattern M/M, first	-1				1	-4	-1
pattern M/M/M, first	-1				1	-3	2
pattern M/M/Mw	2	-1				-6	-2
pattern M/MM/M	4				-4	-2	-1
pattern M/Mw#w	4				-3	-1
pattern MM	1					-4	1
pattern MMM	1					-3
pattern MMMMM	3				-2	-2
pattern MMMMMM	4				-2	-4	-1
pattern Mw	2				-4	2	-1
pattern Mw#MMw	-3				2	2	-1
pattern Mw:w:w, first	-2				4	-2
pattern MwM	3		-1		-2
pattern w		-1	1		-1		-3	-1
pattern w#####	3				-3	-2	-1
pattern w##/MM	3				-3	-2
pattern w#$M	3				-2	-1
pattern w#$M[]	-3					3
pattern w#$M☑$	-3					2	-1
pattern w#$M☒$	-3				2	1
pattern w#)#	-2				-2	4
pattern w#.					1	-2
pattern w#M	3				-2	-3	-1
pattern w#M, first	-3				2	-1
pattern w#M/M/	1				1	-3
pattern w#M/MM					2	-1	-3
pattern w#MM	3				-2	-2	-1
pattern w#MM#M	3				-3
pattern w#MM#w	3				1	-3	-1
pattern w#MwM	2				-1	-2	-3
pattern w#w	1	-1			-1		-3
pattern w#w#w#	3				-2	-1
pattern w#w)MM	3				-1	-2
pattern w#w,Mw	-3				2	1
pattern w#w,wM	1					-3
pattern w#wMw	-2				2	-3	-1
pattern w&w	3				-2	-2
pattern w(...M, first	-1				1	-3	-1
pattern w(w)#w	-1					-3	2
pattern w(w)M	-2				-2	2	-1
pattern w(w)w	2				-1	-1
pattern w(w)w#	-2				1	3
pattern w(w,w)	1				-2
pattern w(w,w,					1	-2
pattern w(w.w)	2		-1		-3	2	-1
pattern w(wM)w	-3					3
pattern w,	3				-2	-2	-1
pattern w,w	-1					2	-3
pattern w,w!	1				-3		-1
pattern w,w#Mw	3				-1	-2
pattern w,w.	-2				-2	3
pattern w,w.#M	-3				2
pattern w,w.w.	-1				-1	2
pattern w,w:					-2	2
pattern w,wM.	3				-3
pattern w,wMMM	4				-3	-1
pattern w,wMw:	3				-1	-2
pattern w-					-3	4
pattern w-----	1				-2	-3	2
pattern w-w	3					-2
pattern w-wM	-3				3	-1	-1
pattern w-wMMM	3				-2	-1	-1
pattern w.....			1	-1	-1	1	-3
pattern w.M	3				-2	-2	-1
pattern w.MM	2				-2	-1
pattern w.w		-1		-1	1	1	-3	-1
pattern w.w#w.	3				-2	-1
pattern w.w.w,	4				-2	-3
pattern w.w:	1					-3
pattern w.wM/M						3
pattern w/w#MM	-3		-1		2	1
pattern w/w/w/	2				-2	1
pattern w/wMMw	-2					3
pattern w:+M	3				-2	-3	-1
pattern w:, first	-2				6	-1	-2
pattern w:-$M	-2				2
pattern w:--w	-2					3
pattern w:-M/M	-3				3	-2
pattern w:M	1	-1	-1	-1	-4		-1	-1
pattern w:M--M	3				-2	-2
pattern w:M.#$	3				-3	-2
pattern w:M/M/		-1		-1	-1		-3
pattern w:M/Mw	-1				1		-3
pattern w:MM	3				-2	-1
pattern w:MMM	3				-3	-2	-1
pattern w:Mw:w	3				-4	1	-1
pattern w:w#M, first	-1				1	-3
pattern w:w, first	-3				2	-1	1
pattern w:w,wM	3				-1	-2
pattern w:w.	4				-3	-2
pattern w:w:					2	-3
pattern w:w:Mw	4				-3
pattern w:w:w:					-3	3	1
pattern w=M	1				-3	1
pattern wM,wM,					2	-3
pattern wM.wM.	3				-3
pattern wM/M/M	1	-1		-1	-3	1	-3	-1
pattern wM/MM/	-2				-3	3	-1
pattern wM/MwM	1					-3	-1
pattern wM/w	3				-1	-2
pattern wMM	-1		-1	-1	1	-2	-3
pattern wMM#/#	2				-2	1
pattern wMM#w	3				1	-3	-1
pattern wMMM#	2				-3
pattern wMMMMM		-1		-1	-1	-1	-3	-1
pattern wMMMw#	2				-2
pattern wMMw,w	-2				1	3
pattern wMw	1		-1		-2		-2
pattern wMw#/M	-1				-1	3	-1
pattern wMw(w)	3				-2
pattern wMw, first	-2					1
pattern wMw,w	3				-1	-1	-1
pattern wMw,w.	-3				-1	2
pattern wMw.	2					-3
pattern wMwMM	3				-3	-3
pattern w®	4				-1	-4
pattern w®w	3				-3	-1
pattern w–w	3				-3	1	-1
pattern —, first	-3				1	2
pattern •w#/#/	3				-2	-1
pattern 👍	2				-2	-1
payment	-3				1	3
payment received	3				-1	-2
principal balance	-4					4
reported balance	-2				2
scheduled payment					-4	1	-1
status	1				-3	-2
student loan	-2				3	-1
student loans	3				-2	-2
total balance	3				-3	-1
unpaid interest	3				-2	-2
# sum line below
account info	2				-2	-3
account status	-3					1	-1
balance	-3				3	-3	-1
begins #	1		-1			-3	-1
begins $	-3					3
begins (	-5	-1		-1	3		1
begins *	2				1	-1	-3
begins ,	-4				3	1	1
begins .	2				-3		-1
begins 0-30	-2				2	-1
begins <					-1	3	-1
begins =	1				-1	-3	2
begins >	3		-1		-1	-3	-2
begins accrued	3				-3	-2	-1
begins acct	-3	-1	-2	-1	3		-2
begins additional	3				-2	-3
begins advertiser	5				-2	-4
begins affirm	-2		-1		1	1	-1
begins agency	2				-2	-3	-1
begins aging	-1				3	-4	2
begins aidvantage	-3				1	3
begins amex	2				-3	1	-1
begins annual	4				-3	-1
begins apply	3				-2	-2
begins aug	3				-3	-1
begins available	2				-3		2
begins b	-2				-2	3
begins balance	1		-1	-1	-1	-1	3
begins balances	4				-3	-2
begins between	5				-5	-2
begins bills	3				-2	-2
begins brother	-1				3	-3	-1
begins call	1					-3
begins card	3				-2	-2
begins change	3				-3	-2
begins check	2					-3
begins citibank	3				-1	-3
begins city					2	-3	1
begins claim	-1				1	-3
begins client					1	-3
begins clm	1					-3	-1
begins comenity	-3				2	2	-1
begins continue	2				-3	-1	1
begins court	2				-2
begins creditor	2				-2	-3	-1
begins creditor's	1					-3
begins creditors	3				-3	-2
begins d	1				3	-2
begins date				-1	-3		1
begins days	-1				-2	2	-2
begins debt	2				-2	-4	-1
begins deposits	3				-3	-1
begins description	3				-3	-2
begins direct	-1				2	-3
begins discover	2				-1	-3	-1
begins dr	-3				3	2
begins due	-1				-4	2	-2
begins duke	1				-3	1
begins e	-4				3	2	-1
begins edit	4				-3	-1
begins education	3				-2	-2
begins electric	-2		2		-1	1
begins end	2				-2
begins enrolled	3				-3	-2
begins equal	2				-1	-2
begins equifax	3				-3	-2
begins escrow	-3					2	-1
begins est	3				-1	-4	-1
begins estimated	5				-3	-4
begins federally	3				-1	-2
begins fidelity	5				-5	-2
begins figure	-1	-2	-3	-2	-1			-1
begins for	2				-3
begins free	2				-1	-2	-1
begins freedom	-2					3
begins geico					-3	1
begins goal	3				-3	-1
begins got	-4				4	-1
begins gracias	3				-3	-2
begins grand	1		-1		1	-5
begins grant	4				-3
begins greensky	-3				1	2
begins groceries	3					-3
begins group	4				2	-3
begins happy	3				-2	-2
begins highest					1	-2	-2
begins honda	-2				-1	3	-2
begins household					1	-3
begins huntington	-3				3	2
begins hyundai					-1	4
begins i'm	3				-2	-2
begins image	-4				4		-2
begins in	-3				2	2	-2
begins initial	4				-1	-3
begins initials	2				-3	-1
begins inquiries	2					-3	-1
begins irs	-4				1	2	-1
begins is	-2				-2	3
begins it	3				-2	-2
begins items	2	-1		-1	-1	-4	-1	-1
begins jan	3				-3	-2
begins joint	3				-1	-3	-1
begins jul	2				-2	-1	-1
begins kay	-1					2
begins kubota	-2				1	2	-1
begins last	-1					2	-3
begins late					-3	2
begins left	5				-3	-3
begins lending	2				-3	-1
begins lendingclub	1				-3	1
begins let	2				-2	-1
begins liabilities	-2				1	3	-1
begins lightstream	4				-2	-4
begins limit	-2				3	-1	-1
begins loan	1	-1			-2	1	-3	-1
begins loans	3				-1	-4	-1
begins límite	-3				3	-3
begins mar	3				-3
begins marcus	1				-3	1
begins mariner	-3				2	1
begins may	1					-3
begins me	-1				-2	3
begins mom	-3				3	-1
begins monthly					1	-4	-4
begins months					-4	1	-1
begins monto	-1				1	-3	-1
begins mortgage	3				-3	-2	-1
begins mr	-3				2	1
begins muchas	3				-1	-2
begins national	1				2	-3
begins net					-4	-2	2
begins no	1				1	-3	-1
begins nonpriority	-4			2	3	-1	-1
begins notes	1				-3	1
begins notice	3				-2	-3
begins now	3				-3	-1
begins of	-3				3	-3
begins offers	3				-2
begins official	3				-2	-1
begins ok	-3				1	1
begins ollo	-3				3	1
begins opened	-1				1		-3
begins orig	-2				3	-1
begins outstanding	3				-1	-2	-1
begins overdraft	2				-3
begins owed	5				-4	-3
begins pago					1	-3
begins paid					1	-4	-2
begins partial	-1				-1	2
begins pay	-1				-1	-4	3
begins paycheck	3				-2	-2
begins payments						-2	-1
begins pays	2				-1	-3	-1
begins per	-3				3	-2
begins personal	-3					3	-1
begins please	2					-3
begins po	-4				3	1
begins present	3				-2	-3
begins priority	2				-2	-3	-1
begins property	3				-2	-3
begins provide	3				-3
begins public	2				-1	-5
begins purchase	3				-2	-3
begins purchases	-2				-4		2
begins questions	3				-2	-2
begins rate	-3	-1			1	2	-1
begins rating	3				-3	-2	-1
begins regular	-1				3	-2	-2
begins reply	3					-3
begins report	3				-1	-2
begins reported	-2		-1		2	-5	-1
begins responsibility					-1	2	-3
begins retirement	3				-2
begins roth	3				-3	-1
begins sam's	3				-2	-2
begins savings	4				-4	-1
begins scheduled						-3
begins sears	-3				2	2
begins second	-3				1	1
begins section	3				1	-3
begins see	1				-2	-3	1
begins sent	3				-1	-2
begins sheffield	-2				3
begins showing	4				-3	-1
begins signature	2				-3	-1
begins signed	3				-2	-3
begins so	-3				2
begins source	1				-3
begins spectrum	3				-2	-2
begins standing					-2
begins starting					-3	1
begins state	3				-3	-2
begins strategy	3				-3
begins subaru	1				-2	1
begins subtotal	-2		-1		3	1	-2
begins suffix	4				-3	-2
begins t-mobile	3				-3	-1	-1
begins tax					2	-3
begins that's	-3				3
begins then	-3					3	-1
begins this					1	-6	1
begins times	3				-1	-2	-1
begins to	1				1	-3
begins trustee	3				-3
begins two	-3				3
begins type					-1	-1	-2
begins tổng	-3				2	-1
begins u.s					3	-1
begins undergraduate	3				-3
begins unless	5				-4	-3
begins unpaid	3				-2	-4	-2
begins upvote	3				-3	-2
begins us	-1				-1	3
begins used	3				-3	-1
begins very	2				-2	-1
begins water	1				-1	-3
begins wells					-3	3	-2
begins what					1	-3	-1
begins would	3				-1	-3
begins xfinity	2				-2	-2
begins you	1	-1		-1	2	-3	-2	-1
begins your	2				1	-5	-2
begins zip	-2				2	1
begins |	-2		-1		1	2	-3
begins ~	1				1	-2	-3
begins ©	3				-2	-2	-1
begins ·	-1					3	-2
begins ¿	-1				2	-3	-1
begins •		-1	-1	-1	1		-3	-1
begins ☐	-1		-1		3		-2
begins ☑	-2				3	-3
begins 三	-3				-1	1	2
begins 二	2					-3	1
begins 合计	-4				4		-2
begins 存款	4		-1		-3	-2
begins 状态	-2					2
begins 👍	-2				3
begins 😬	-3				3	-1
current	2				-1	-4	-2
current balance	-2				3	-4	-1
date updated	-3				3	-1
est. apr	3				-2	-2
experian®	3				-1	-3
in collections	-2				3	-2
limit	1				-1	-3
loans	-2				3	-1
make a payment	1				1	-3	-2
means 	4				-3	-3
means accountStatus, short	-3				1	1	-1
means balance, short	-2			-1	4	-5	-2
means money	1					-4
means money, short	2				-3		2
means opened, short					-3	1	-2
means original, short	-2				3	-1
means paying	-1				2	-3
means status	-3				1	2
means status, short	-1					-1	-3
means statusLoose, short	-1					1	-3
means text					-3
means text, short	2				-1	-2	-4
minimum payment	-2				-2	3	-1
none	1			-1		-3	-1	-1
original balance	-5				4	3
past due	4					-4	-1
past due amount	-1				-1	3	-1
pattern "M#","			-1		1	2	-1
pattern "w",""	-1				2	-1
pattern "w(w)"	-1				3
pattern #)w(w)	2				-3	-1	-2
pattern #.w#.$	3				-2	-2
pattern #.w#wM	-3				2	1
pattern #.w,wM	-2		-1		1	3	-3
pattern #.w.	2				-2
pattern #.w.w#	5				-4	-1
pattern #.w.wM	2					-3
pattern #.w?	-3				4	-1
pattern #.wM					-3		1
pattern #=w#=w	-1				-3	3
pattern #M/M/M	-1				2	-3	-1
pattern #M/MMw	3				2	-3	-1
pattern #M/Mw	1				1	-1	-2
pattern #M/MwM	2				2	-2	-2
pattern #w#M/M	2					-3
pattern #w, first	-1				1	-3	-1
pattern #w-wMw	-2					2
pattern #w:w	1		-1		-1	-3	1
pattern #wM	-1					3	-1
pattern #wMM					-3	1
pattern #wMwM#	-3				2	1
pattern #wMwM/					1	-2
pattern (w)	3				-2	-1	-2
pattern (w)w,w	-3					2	2
pattern +-----	2				-2	-1	-1
pattern --, first	1				2	-4	-1
pattern -[w]w	3				-2	-2
pattern -wMw,w	-4				3	1
pattern -wMwMw	-3				2	1
pattern </w>					1	-3
pattern ======	2				1	-3	2
pattern >wMwM/	2				-1	-2
pattern M	1				1	-5
pattern M, first		-1		-1	-1	-1	-3	-1
pattern M.wM	-2				-1	1
pattern M/M/Mw	6				-6	-6	-2
pattern M/MM/M	3				-2	-2
pattern M/Mw#M	3				-4
pattern M/Mw#w					-4	1
pattern M/MwM	1				-4
pattern M/MwMw	3				-2	-2
pattern MM					3		-1
pattern MMMMMM	3				-3	-3
pattern Mw					-2	3	-1
pattern Mw.w.	-3				2	1
pattern MwM	-1				-1	3
pattern w###	2				-3	-1
pattern w#####	2				-2	-2
pattern w##/MM	-3				3	-2
pattern w##w	1				1	-3
pattern w#$M$M	-1	-1				4
pattern w#$M[]	-3				1	3
pattern w#$M☑$	-3				-2	3
pattern w#$M☒$	-4					3
pattern w#.	3				-1	-2
pattern w#/#/M	4				-3	-1
pattern w#/M/#	4				-4	-1
pattern w#/M/M	1				-3		-1
pattern w#:w—w	3				-1	-3
pattern w#M	2				-3	1	-1
pattern w#M, first	1		-1			-3	-1
pattern w#MMMM					-1		-2
pattern w#Mw#M	-3				3	-3	-1
pattern w#Mw:w	3	-1		-1	-4	-2	-1	-1
pattern w#MwM	1				1	-3
pattern w#w	2					-3	-2
pattern w#w#			-1		-2		1
pattern w#w#w	2	-1		-1	-2	-3	-1	-1
pattern w#w#w#	3				-2
pattern w#w, first	3				-2	-3
pattern w#w:w#	2				-2	-1
pattern w#wMMw	-1				3
pattern w#wMw	2				-1	-1
pattern w$M	3				-3
pattern w$M$M	2				-1	-2
pattern w$Mw$M	-3				3
pattern w&w	4				-4	-3
pattern w&w, first	4				-4	-2
pattern w(w)M	1				1	-3	-1
pattern w(w)Mw	-1		-1			2
pattern w(wM)w	-2				3	-2
pattern w(wM/M	-2				3	-2	-1
pattern w+M	2				-2	-3	-1
pattern w+MwM/	-4				-1	1	3
pattern w,	3				-1	-4	-1
pattern w,w.wM	-3				3	2
pattern w,wM,w	2				-3	3	-1
pattern w,wM.	-2				2	2
pattern w,wMw.	2				-2	-1
pattern w----M	-2				3	-2
pattern w-M	2				-2	-1
pattern w-wM	2				-2	-1
pattern w., first	-1				1	-3	-1
pattern w.....			1				-3
pattern w.M	3				-3
pattern w.MM	3				-2	-2
pattern w.MwM	-3				2	3
pattern w.w	1				-1		-3
pattern w.w, first	-4				2	2	-1
pattern w.w.w	3				-2	-2
pattern w.w.w.	3				-2	-3
pattern w.w:M	3				-2	-1
pattern w.w:M.	-2				3	1
pattern w.w?	-1				3	-1
pattern w.wM/M	-3				2	1
pattern w/w, first	1				1	-3	-1
pattern w:	2				-1	-3	-1
pattern w:, first	3				-1	-1	-2
pattern w:--	-2				-2	2
pattern w:----	1				-5	2
pattern w:--w	2				-2	-1
pattern w:--w-	3				-2	-2
pattern w:-M/M	-3				-1	3
pattern w:M	1	-1		-1		-2	-1
pattern w:M, first	-3				1
pattern w:M.#M	2				-1	-2
pattern w:M/M	3				-2	-1	-1
pattern w:M@w,	-2				3	1	-1
pattern w:Mw.w	1				1	-5
pattern w:MwMw	-3				1
pattern w:w#/M	2				-2	-2
pattern w:w#M, first	-4				4	-3	-1
pattern w:w(w)	1					-3
pattern w:w,w.	3				-1	-2
pattern w:w,wM	3				-1	-2
pattern w:w---	3				-2	-1	-1
pattern w:w.w,	2				-1	-3
pattern w:w.w.	3				-2	-2
pattern w:w.w:	3				-2	-3
pattern w:w.wM	3				-1	-1	-1
pattern w:w:	4				-2	-2
pattern w:w:M/					1	-2	-2
pattern w:w=w=	3				-2	-2
pattern w:wMwM	2					-3
pattern w?w,w	-3					2
pattern wM#w	1				-3
pattern wM, first	-1				1	-4	2
pattern wM.	-1				-2	1	3
pattern wM.wMw	-3				2	2
pattern wM/M/#	3				-3	-1
pattern wM/M/M, first	3				-1	-3	-1
pattern wM/MM/	-1				-5	2
pattern wMM		-1	-1	-1	1	1	-3	-1
pattern wMM/w	-3				2	2
pattern wMMM	1	-1		-1		-2	-3	-1
pattern wMMM#	4				-4	-1
pattern wMMMw#	1				-2	2	-1
pattern wMMMwM					1	-1	-2
pattern wMw#	-1				3	-3
pattern wMw#w					-1	-2	2
pattern wMw, first	2					-3	-2
pattern wMw-	2				-3	-3
pattern wMw.M	-4				1	3
pattern wMw.w	3				-2	-2
pattern wMw:w	-3				2	1	-1
pattern wMwM	-4	-1		-1	4		-1	-1
pattern wMwM,w	3				-2	-2
pattern wMwM.	3				-2	-1	-1
pattern wMwM/w	1				1	-3
pattern wMwMM	2				-2	-3
pattern wMwMwM		-1		-1		-2	-2
pattern w|#|M|	-2				1	1	-1
pattern w|w|w	3				-1	-2
pattern w®, first	3				-1	-2
pattern ©Mw,w.	2				-2	-3
pattern •w:Mw.	3				-1	-2
pay status	2				-1	-2	-1
principal balance	-5				3	1	-1
recent payment	-3				2
responsibility	-3					3	-1
scheduled payment					-3	-1	3
terms					-4	2	-1
unpaid interest	1				-1	-3	-1
# sum read as, shape
amount cents	-2	-1	-1		2	-3	-3
amount dollars	-1		-1		1	-3	-2
amount dollars-and-cents	-2	-1	-1	-1	2	-1	-2	-1
amount thousands	-2	-1	-1	-1	2	-4	-1	-1
amount thousands-and-cents	-2	-1			2	-3	-1
amount? cents			-1		1	-4	1
amount? dollars			-1			-2	-3
amount? dollars-and-cents	-2	-1	-1	-1	2	-1	-3
aside amount cents	1				1	-3
aside amount dollars-and-cents	2				-2	-3	-1
aside amount? cents	-1				2	-3	-1
aside paying cents	-3				-2	3
aside paying dollars-and-cents	2			-1	-2	-3	-1
aside paying? dollars-and-cents	3				-1	-2
current? cents	-2	-1	-1	-1		-2	2	-1
current? dollars-and-cents	-5				-1	-2	4
current? thousands-and-cents	-4		-1		1	-2	2
paying dollars-and-cents	-1				-4	2	-2
paying thousands	-4				-2	4
# sum read as
amount	-1	-1	-1	-1	2	-3	-4
amount?	-1	-1	-1	-1	1	-4	-4
aside amount	1		-1			-4	-1
aside paying				-1	-3		-1
current	-2	-1			-1	-4	4
current?	-2	-2	-1	-1	-3	-3	3	-1
goes on?	3				-3		2
no debts	1	-1	-2	-1		-1	-3	-1
no part	1	-1	-1	-1		-1	-4	-1
no part, in row	1	-1		-1	-1	-2	-4	-1
paying?				-1	-1	-1	-3
# sum read in
amount, a bill with its charges	-3				3	-2
amount, a column for each debt	-3				3	-3	-1
amount, a line for each cell	-3				3	-2	-1
amount, a paragraph for each debt						-5	-2
amount, cards			-1			-4	-1
amount, columns below each other	-2				3	-3
amount, columns by their place	-1		-1		1	-3	-2
amount, headings over the values of each account	-3				3	-2
amount, objects	-4				5	-2
amount, one debt a line		-1	-2	-1		2	-3	-1
amount, tables and labels	-1	-1			1	-3	-3
aside amount, columns by their place	3				-2	-2	-2
aside amount, one debt a line	1		-1			-3	-1
aside amount, tables and labels					1	-3
aside paying, cards	1			-1	1	-3
current, a letter about one debt	-3				-1	-2	3
current, a notice about one debt	3				-1	-2	-3
current, cards of a portal	-3				-2	1
current, tables and labels	-2	-1	-1	-1	-4	-5	3	-1
no part, a column for each debt	5				-4	-3
no part, a letter about one debt	1				-1	-2	-3
no part, a line for each cell	3				-3	-4	-1
no part, a row for each bureau	3				-2	-2
no part, claims of a bankruptcy	1					-4	-1
no part, columns by their place	1	-1	-2	-1	-2		-4	-1
no part, headings on several lines	3	-1			-1	-4	-1
no part, labels	4				-3	-3
no part, loans with their transactions	-1		-1		-3	2	-1
no part, objects	4				-3	-4
no part, one debt a line		-1	-2	-1		-1	-3	-1
no part, tables and labels	2	-1	1	-1	-1	-2	-4	-1
paying, a column for each debt	-3				-1	2	-1
paying, a letter about one debt	-3				-2	4
paying, a line for each cell	-3				-2	3	2
paying, a paragraph for each debt	-2					3	-1
paying, a row for each bureau	-3					3
paying, cards of a portal	-3				-2	3
paying, columns below each other	-2				-2	2
paying, records of labels	-3				-1	4
paying, running text					-4	1
paying, tables and labels	-2		-1			3	-3
# sum shape and behind
cents capital	-1				-1	3
cents code	-3				-1	3
cents date	-3				2	-2	2
cents dollars-and-cents	4				-3	-2
cents end	4				-2	-4
cents mark-,		-1	1	-1			-3	-1
cents mark-/	-3		-1		-2	2
cents mark-☐	-1				1	-3
cents percent	1		1		2	-4	-1
cents thousands	-2				-1	3
cents thousands-and-cents	1	-1		-1	-3		-4
dollars capitalised	1	-1	2	-1	-2	-1	-2	-1
dollars capitals	-1	-1		-1	-4	2	-1	-1
dollars code						-2	1
dollars date	2			-1		-3	-1
dollars digits-1	1		-1		-5	1	-2
dollars digits-2			-1	-1	-3			-1
dollars digits-3	1				-3
dollars dollars		-1	-1	-1	-1		-3	-1
dollars dollars-and-cents	3				-2	-3	-1
dollars end	1		-1		1	-4
dollars letters	2		-1			-4	1
dollars mark-"	3				-1	-2
dollars mark-)	1				-5
dollars mark--	1			-1		-2	-2
dollars mark-.	-3				1	-1	3	-1
dollars mark-@	-3				2	-2
dollars with-digits	3				-3	-2
dollars-and-cents capital	-4				2		-1
dollars-and-cents cents	-3				2	1
dollars-and-cents date	2	-1	-1		-3	-1	-3
dollars-and-cents dollars-and-cents	1	-2	-2	-2	-1	1	-4	-1
dollars-and-cents end	1				-4	1	-1
dollars-and-cents letters	-3				1		1
dollars-and-cents mark-"	-3	-1	1			1	-2
dollars-and-cents mark-$	2				-1	-3	-1
dollars-and-cents mark-(	2					-3
dollars-and-cents mark-)	2				-2	-4	1
dollars-and-cents mark-;	-3				2	2
dollars-and-cents mark-·	-2		-1		3	-1
dollars-and-cents with-digits	3				-1	-2
thousands capitalised			-1	-1	1	-3
thousands digits-1	-1					3
thousands digits-3	-1				1	-2
thousands line	-1	-1	-1	-1	1	-3	-2	-1
thousands mark-$		-1				-3
thousands mark-–	-3				3	-1
thousands thousands	3				-3	-4	-1
thousands thousands-and-cents	2				-2	-2
thousands-and-cents capital	-2				2	-3
thousands-and-cents cents	1		-1		-1	-5	-3
thousands-and-cents digits-2					1	-3
thousands-and-cents end	3				-3	-2	-1
thousands-and-cents line		-1		-1		-1	-3	-1
thousands-and-cents mark-,	-4		-1		4	-2
thousands-and-cents mark-/	-3				1	1
thousands-and-cents mark-[	-3				4	-1
thousands-and-cents mark-☐	-2				2	-3
thousands-and-cents mark-☒	-3				3	-2
thousands-and-cents thousands-and-cents	1	-1	-2	-1	-1	-5		-1
# sum shape
cents		-3		-2			-2	-2
dollars-and-cents	1	-3		-2	1	1	1	-2
thousands		-1	-1	-2		-1	-3	-1
# sum size
-1	3				-3	-2
-2	3				-2	-2
0	7				-4	-6	-1
1	7		-1		-5	-6
10	1		-1		2	-10
11	3				-1	-5	-2
2	2	-1			-9	4	-2
3		-1			-6	5	-1
4		-1		-1	-2	4	-2
7	1	-1			2	-12	-1	-1
8	2	-1	-1	-1	2	-11	-2
9	2		1			-7
# sum sum
0 of 4		-1	-1	-1	-3	1	-1	-1
1 of 4		-1		-1	1		-3	-1
2 of 4		-1	-2	-1	-1	-1	-4	-1
between	-1	-1	-1	-1	2		-3	-1
largest	1	-1	1	-1		-4	-2	-1
least		-1		-1	-2	3	1	-1
# sum sums of line
3		-3		-2				-2
# sum words before
 apr	-1				2	-4
 change	3				-3	-2
 citi	2				-2	-2
 collections	4				-4	-2
 comenity	-3				3	-2
 days	-1				3		-1
 dec	3					-2
 due	-1				2	-1
 fcu	-3				3
 feb	3				-1	-2	-2
 installment	2				-1	-3
 limit	4				-3	-3
 loan	-1				3
 loans	1					-4
 may	3				-1	-3
 min	1				-3
 minimum	-3				-3	3
 mo	-2				2
 mohela	1				1	-3
 mortgage	1	-1			-3	1	-1
 na	-3					2
 nelnet						3
 nov	3					-3
 other	3				-2	-2
 rev	3				-3	-2	-1
 saldo	-3				3	-3
 svcs	-1				3	-2
 terms	-2				-3	2
 total	5		-1		-3	-4
 totals	3				-3	-5
1 about	4				-2	-5
1 accept	4				-3	-2
1 acceptance	-2				3	1
1 accounts	3				-2	-3
1 acct	-2				3		-1
1 adj	3				-3
1 advances	3				-1	-2	-1
1 affirm	-2				2	-1
1 after	4				-3	-2
1 ago	-1				1	-3
1 agreed	-2				-3	3	-1
1 aidvantage	-2				4	-1
1 alto	3				-3	-2
1 amount		-1		-1	-3	-1	2	-1
1 and	-2				-3	1	1
1 approx	3				-2	-1
1 apr	-1				3	-3	-1
1 apts	3				-2	-2
1 around	3				-3	-2
1 as	4					-4
1 assets	2				-3	-1
1 assoc	-1				1	-2
1 at	-1				-2	3	-2
1 automobile	-1				2	-2
1 available	5				-4	-2
1 b	3				-3	-1
1 balance	-1	-1		-1	2	-4	-1	-1
1 balances	4				-4	-1
1 barclays	1				-3		-1
1 be	2				-3		-1
1 bill	-2				3	-1
1 borrowed	-1				-5	3
1 both	-3				2	2
1 by	3				-1	-5	-1
1 ca	-3				-2	3
1 capital	-3				3	-1
1 cards	2				-3	-2
1 change	1				-1	-3
1 charged	1				-1	-3
1 charges	2				-1	-3	-1
1 check	3				-1	-4
1 checking	5				-4	-3	-1
1 claim	-1				1	-2	-1
1 classification	2			-1	-1	-3	-1	-1
1 closed		-1			2	-3	1
1 closing	3				-2	-2
1 col	1				1	-3
1 contribution	2				-1	-2
1 costs	3				-1	-2
1 couch	-4				2	2
1 credit	1		-1	-1	-1		-4
1 creditors	3				-3	-2
1 credits	5				-3	-4	-1
1 dad	-3				3	-2
1 daycare	3				-3	-1
1 days	-1		-1		2		-2
1 de	2				-1	-3	-2
1 debo	-4				4
1 debt	2	-1			-3		-1
1 debts	3				-3	-2
1 deferred	-2				-2	3
1 deposit	3				-2	-2
1 dividend	3				-3	-1
1 down	3				-3	-2
1 draft	4				-3	-4
1 e	2					-1
1 electric	2				-3	-3	1
1 emergency	3				-2	-3
1 equinox	-3					2
1 est	2				-1	-3
1 estate	3				-2	-2
1 expenses	3				-2	-3
1 fargo					-2	3
1 feb	1				-3	2	-2
1 fee	5	-1			-3	-4	-1
1 fees	3	-1		-1	-1	-5	-1	-1
1 finance	-2		-1		-1	2	-1
1 for	2				-1	-2	-2
1 freedom	-1				-3	3
1 from	5				-3	-4
1 fund	3				-3	-1
1 funding	-2				2	-1
1 funds	3				-2	-1
1 furniture	-5				4	1
1 gana	2				-2	-2
1 gas	4				-2	-3
1 geico	3				-1	-3
1 get	3				-3	-2
1 goal	3				-3	-1
1 government	3				-2	-1
1 groceries	3				-2	-3	-1
1 group	1				-1	-2
1 gym	3				-2	-3
1 had	3				-3
1 have	1				-1	-4	2
1 health	-2				4	-3
1 heloc	-2		-1		3	1	-1
1 him					-3	1
1 hoa	3				-3	-1	-1
1 hosp	-2				3	1
1 hospital	1					-3	-1
1 hsa	3				-3	-3
1 hulog	-3					3
1 hulu	3				-1	-4
1 i	2				-3
1 ia	3				-2	-2
1 income	3				-3	-2
1 insurance	4				-2	-4
1 interest	5	-1		-1	-5	-5	-1	-1
1 ira	3				-3	-1	-1
1 irs	-3				3
1 is	-1		-1		2	1	-4
1 it	-2					3	-2
1 it's	-2				3	2
1 jan	1					-4	-1
1 jul					1	-3
1 k	3				-2	-1
1 klarna	-3				3
1 kohls	-1				3	-2
1 lakes	-3				-1	3	-1
1 late	-4				2	3	-2
1 left	-3					3	1
1 liabilities	3				-3	-1
1 lim	3				-3	-2
1 limit	4				-5		-1
1 llc	-1	-1			1	-1	-3
1 loans	4		-1		-1	-4	-1
1 límite	3				-1	-2
1 mc	-4				3	-1	-1
1 mensual	-2				-1	3
1 mileage	3				-2	-2
1 min	-3				-3	4	1
1 minimum	-2				-4	3	1
1 mohela	-4				3	3	-2
1 mom	-3				3
1 month	-2			-1	-1	3	-2
1 monthly	-2				-4	3	-2
1 monthlypaymentamount	-4				-3	4
1 months					-3
1 mortgage	-3		-1			3	-3
1 mtg	-1				-1	3
1 mínimo	-3					3	-1
1 netflix	3				-1	-2
1 not	3				-2	-1
1 now	-5	-1		-1	5		-3	-1
1 obligations	3				-2	-2
1 offer	3				-1	-3
1 on	-1				3	-4
1 onemain	-3				1	3	-1
1 only	2				-3
1 open	2		2		-2	-2	-3
1 or	2				-1	-3
1 original	3				-2	-3	-1
1 other	4				-3	-2
1 over	2				-1	-4	-1
1 owe	-3				4	-3	-2
1 owes	-4				5	-2	-1
1 p	-3				3
1 p&i	3				-3	-1
1 pago	-2				-2	3	-2
1 pay	-1	-1	2		-3		-3
1 paying					-2	-2	2
1 payment	-1	-1		-1	-5	2	-3	-1
1 payment's	-2				-1	2
1 payments	6				-4	-4	-1
1 payroll	3				-3
1 penalty	3				-3	-1
1 pending	3				-2	-2
1 pl	3				-4
1 plan	-4						3
1 pmt	-1				-5	3	-1
1 price	3				-3	-1
1 prin	-1				2	-3	-2
1 principal	2	-1		-1	-3	-2	-2
1 programado	-3				-1	3
1 promise	2				-1	-2
1 prosper					-1	3
1 put	3				-1	-3
1 pymt	-1				-3	3	-1
1 quoted	3				-1	-2
1 r	-4				2	2
1 r01	2				-2	-1
1 rate	1				-3
1 received	4				-3	-5	-1
1 recovery	-1		-1		3	-2	-1
1 refund	3				-3	-2
1 remaining	1					-3
1 rent	6				-5	-3
1 renta	4				-2	-2
1 repair	3					-2
1 requested	4				-4	-2
1 rev	-1				-1	3	-1
1 s	3				-2	-3	-1
1 sapphire	-3				1	3
1 save	5				-2	-4
1 saved	3				-2	-2
1 savings	3				-5	-6	2
1 says	-3				3	-2
1 servicing	-3				2	2
1 share	4				-3	-2
1 shares	3				-1	-2
1 silverado	-3				1	3
1 snap	3				-2	-1
1 snowball	3				-1	-3
1 so	-3				3	-2
1 sofi	3				-3	-2
1 spectrum	3				-2	-3
1 spotify	3				-2	-2
1 still	-3				1	2
1 subtotal	5				-4	-5	-1
1 sum	3				-3	-3
1 support	3				-2	-2
1 svcs	3				-1	-3
1 syncb/lowes					1	-3	-1
1 t-mobile	1				1	-3
1 take	-1				-2	3	-1
1 terms	-2				-3	3	-1
1 than	3				-3	-2
1 that's	-5				5		-1
1 the						-3
1 them	-3					2	-1
1 through	3				-3	-2
1 today	-3				4	-4	-1
1 total	8		-1		-5	-8	1
1 totals	5				-4	-6
1 transfer	1				-1	-2
1 unapplied	3				-1	-2
1 under	3				-2	-2
1 unpaidbalanceamount	-4				4	-2
1 uns	3				-3
1 unsecured	1						-2
1 upgrade	3		1		-3	-1
1 usa/targetcred	-1				3	-1
1 utility	-3				1	2
1 vencido	3				-2	-3
1 was	6				-4	-4
1 water	3				-2	-2	-1
1 wireless	1				1	-3
1 years	2				-1	-3	-1
1 you	2					-3
1 zip	2				3	-4
1 余额	-4				2	-2	-1
1 合计	3				-2	-1
1 最低还款	-1				-3		1
1 欠款	-3				3	-1	-1
1 每月还款	-3				-2	2	1
1 额度	2				-3	-2	-2
2 a	3				-2	-2	-1
2 abc	2				-1	-3	-1
2 about	3				-2	-2
2 account	-1			1		-1	-3
2 actual	3				-2	-3
2 after	1				1	-3
2 agency	3				-2	-3
2 aging	-1				-2	-2	2
2 all	4				-3	-3
2 altima						2
2 america	1				-3	1
2 amex	-1					3
2 anesthesia	2				-2	-1
2 annual	3				-2	-1
2 apts	3	-1			-3
2 assets	3				-3
2 assoc	-2				3	-1	-1
2 at&t	-2				3	-1	-2
2 auction	3				-2	-2
2 aug	2				-1	-3
2 automobile	-3				2	1
2 available	2				-4	2	-4
2 balance	-2	-1		-1	2	-1	-2	-1
2 balances	3				-3	-1
2 beginning	4				-3	-1
2 behind					3	-3	-1
2 bill	-2				2	-3
2 bills	1				-1	-2
2 bk					-3	1	-1
2 brother	-3				3	-3
2 by	3				-4	-3	1
2 cabela's	-3				3
2 cable					2	-3
2 can	3					-3
2 capital	-1				2	-4	-1
2 car	-2				3	-1
2 care	-1				3	-2
2 charge-off	-1				1	-3	2
2 charged	-1				-1	-4
2 check	3				-3	-1
2 checking	3				-2	-2
2 child	3				-1	-2
2 claim	3				-3	1
2 clinic	-2				2
2 closed	-2				4	-5	-1
2 collection	-1				-2	-4	2
2 comenity	-3				2	1	-1
2 contractual	3				-2	-1
2 cooper	-3				3
2 corp					-1	3
2 costs	4				-3	-2
2 could	3				-1	-3
2 cousin	3				-2	-2
2 credits	3				-2	-2
2 crown	4				-3
2 cu	-2				2	1	-1
2 cuenta					3	-2
2 current	-1	-1		-1	2	-2	-3	-1
2 date		-1		-1	1	-3	1	-1
2 days	1		-1		-2	-1
2 debo	-2					2	-1
2 debt	-2	-1		-1	3	-4	-1	-1
2 debts	3				-3	-2
2 deferred	4				-4	-2	-1
2 delaware					2	-2
2 deposit	5				-3	-3
2 deposits	2				-2	-1
2 dept	-3				2
2 derogatory	-3				3	-2
2 disbursed	3				-2	-1
2 disbursement	3				-2	-1
2 draft	3					-3
2 due	-1	-1		-1	-3		1	-1
2 duke	3				-2	-2
2 edfinancial	-3				2	1
2 energy	1				2	-3
2 enrolled	6				-6	-3	-1
2 escrow	3				-2	-3	-1
2 esposo	3				-2	-2
2 est	4				-1	-4
2 estimated					1	-3
2 every	-1				-3	1
2 example	5				-4	-2
2 fee	3		-1		-1	-5	-1
2 fin	-3				2	2
2 fingerhut	-3				3	-1	-1
2 for	3				-3	-2	-1
2 ford	2				-3	1
2 freedom	-2					3	-1
2 full	2				-1	-2
2 fund	4				-3	-2
2 funding	1					-3
2 gave	3				-3	-2
2 geico	3				-1	-2
2 go	-3				-2	4
2 great	-3					3	-1
2 grp	2				1	-3
2 have	1					-3
2 health	-2				2
2 high	2				-4	-1	-2
2 highest	2				-4	-4	1
2 holiday	2				-2	-2
2 house	2				-3	-2	-1
2 id	-1				-2	2
2 income	3				-2	-2
2 insurance	1				1	-5
2 interest	4				-4		-1
2 ira	3				-2	-3
2 jan	2				-3
2 jeep	-3					3
2 judgment	3				-2	-2
2 june	4				-1	-3
2 k	3				-3	-2
2 kaiser	-3				3		-1
2 kbb	2				-2
2 kubota	-3				1	1
2 l	1				-3	1
2 last	1				2	-3	-1
2 le	-3				3
2 leasing	-3				3	-1
2 ledger	2				-1	-2
2 left					-3	1	-1
2 lending	1		-1		-3	1	-1
2 liability	2				-2	-1
2 line	1					1	-3
2 lines	3				-2	-1
2 little	3				-3	-1
2 loan	-3				-1	3	-2
2 loans	1					-3	-1
2 low	3				-1	-2
2 luz	2				-1	-2
2 lvnv	-2				2	-1
2 macy's	-3				2	2
2 mae	-3				-1	3
2 make	3				-2	-1
2 marcus					-4	3
2 med	-3				3	-2
2 mgmt	-4				4	-3
2 minimum	-2		-1		-4	3	-2
2 mohela	-3				3	3
2 money	3				-2	-2
2 month	4				-2	-2
2 monthly	-1			-1	-5	3	-2
2 monto	2				-2	-2
2 more	3				-2	-2
2 most	2				-1	-2
2 mr	-5		-1		2	1	-1
2 my	-2				3	-2
2 n	2				-3
2 natitira	-3				-1	2
2 nelnet	-4				2	1	-1
2 net	3				-2	-1
2 netflix	3				-2	-2
2 next	1				-3	2	-1
2 note	-2					-2	1
2 now	-3				2	1	-1
2 off	-1				1	-3	1
2 offer	4				-2	-2
2 offered	4				-3	-2
2 ok	4				-4	-2
2 orig	2				-3	1	-1
2 original	4				-3	-4	-1
2 other	3				-3		-1
2 outstanding	-1				2	-3	-1
2 over	3				-2	-1	-1
2 owe	-4	-1			3	2	-1
2 owes	3				-4		-1
2 pago	-4				-3	4	-1
2 paycheck	3				-3	-1
2 payment	-1	-1			-2	3	1
2 payoff	-3				2	2
2 pays	2				-2	-2
2 pd					1	-3
2 pell	2				-2	-1
2 please	-1				2	-3	-1
2 plus	4				-3	-1	-1
2 potentially	3				-3	-1
2 present	-3				3
2 previous	4				-4	-2
2 primary	3				-2	-2
2 property	2				-1	-3
2 r	4				-2	-1	-1
2 rav4	-3				1	2
2 real	3				-2	-1
2 ref	-1				1	-3
2 refund	3				-2	-2
2 regular	-1				-3	2
2 rent	4				-4	-2
2 reported					1	-5	-1
2 requested	2				-2	-2
2 rewards	1				-2	2
2 rocket	2				-4	2
2 roth	3				-2
2 sa	3				-2	-1
2 sallie	-1		-1		1	3
2 santander	-3				1	1
2 save	3				-2	-3
2 savings	3				-1	-6
2 sched	-3				-2	3	-1
2 scheduled	-1				-1	1	-3
2 secured	3				-3	-1	-1
2 sep	-2				3	-1
2 she	-2				1	2
2 since					-2	-3	1
2 so	3				-2	-2
2 status	3				-2	-1	-2
2 subtotal	5				-4	-4	-1
2 systems	-4				4
2 t-mobile	2				-1	-2
2 take	3				-2
2 terms	-3				-2	4
2 thank					1	-3	-1
2 that	-5				3		1
2 that's					3	-2
2 they	-2					1	1
2 to	1				-1		-3
2 today	-2				3	-2
2 tot	3				-3	-1
2 total	4				-2	-7	-2
2 totals					-2	1
2 truist	-2				1	2	-1
2 unpaid	1				-1	-3	-1
2 up	3				-1	-4
2 updated	-1				2	-2
2 upstart	-2				2	1
2 us	-3				1	2
2 value	4				-4	-1
2 venture	-2				-1	3
2 verizon	2					-3
2 visit	-1				1	-3
2 w/o	3				-3	-1
2 water	1					-3
2 we	-4				-1	3	-1
2 wells	4				-4	1
2 will	3				-1	-2
2 world	-3				2	2
2 would	3		-1		-2	-3
2 written	-3					-2	3
2 you	1					-5	-1
2 余额	-1		-1		-3		1
2 尾号	-3				3
2 已转催收	3				-1	-2
2 欠款	-3					1
2 账号	-3					-1	1
2 额度	-3				1	1
3 accepted	2				1	-3
3 account						-3
3 accounts	4				-3	-1
3 acct	-2		-1	-1	2	1	-2
3 actual	2				-1	-2	-1
3 add	3				-3	-1
3 adjustment	-4				4	-1
3 aging	3		-1		-2	-3	-2
3 al	1				2	-3
3 ally	-2						-1
3 amount	-1	-1		-1	-1		3	-1
3 amt	-3				3	1	-1
3 apple	-3				2	2	-1
3 apr	4				-3	-3
3 are	2					-2
3 at	1					-4	-1
3 aug					-3		1
3 beginning	5				-2	-4
3 bk	-1				-1	3	-1
3 both	-3				-1	3
3 buy	-2					3
3 call	2				-2	-2
3 car	2				-1	-3
3 cards	-1				1	-3
3 charged	-2				3	-1	-1
3 charges					1	-3
3 check	3		-1		-3	-2	-1
3 checking	4				-4	-1
3 church	3				-3	-2
3 classification	-4				4	-1
3 club	-1				-1	4
3 collections	-3				3	-1
3 comenity	-3				3	-1	-1
3 commonwealth	-2		-1		3	-2
3 conn's	-3				1	1
3 conv	2				-3	2
3 costco	2				-1	-2	-1
3 credit			-1		1		-3
3 cut	-2				3	-1
3 d2740	3				-3	-1
3 daily	1				-3	1	-1
3 day					2	-4
3 days	-1	-1		-1	2	1	-4	-1
3 debts	3				-3	-2
3 dedicated	3				-2	-1
3 deferred					-3	1	-1
3 deficiency	-4				4	-2	-1
3 delinquency	-2				3	-2
3 dividend	3				-3	-1
3 dividends	3				-3	-1
3 dr	-5		-1		5	-1	-1
3 draft	4				-4
3 duke	3				-2	-3
3 earned	3				-1	-1
3 elan	2				-3	1
3 electric	3				-2	-1
3 emergency	3				-2	-3
3 ending	3				-1	-1
3 energy					-3	1
3 equity	-2				1	3	-1
3 escrow	3				-2	-1
3 est	5				-3	-4
3 estimated	4				-1	-3
3 even	-3					2	-1
3 example	3				-2	-3
3 extra	5				-2	-5
3 feb	1					-4
3 federal	-3				2	1
3 fee	5				-3	-3
3 fees	-1				2	-4	-1
3 fidelity	4				-4	-1
3 finance	-3				3		-1
3 fingerhut	-2				2
3 for	-1				2		-3
3 ford	-4					4
3 fund	4				-3	-2
3 geico	3				-2	-2
3 get	2				-2	-1
3 grant	3				-1	-1	-1
3 h	1				-3	1
3 her	-1				3	-2
3 high	-3				3	1	1
3 honda	-4				2	1
3 house	-2		-1		3		-1
3 hyundai					-1	3	-1
3 i	3				1	-3	-1
3 ic	-2				3	-1
3 income	3				-2	-2
3 individual					-1	3
3 ingresos	3				-1	-2
3 ink	-3				-1	2	1
3 installment	-2					3	-1
3 insurance	3				-1	-3
3 interest					1	-4	-2
3 jan	-1				-2	2
3 jul	3				-3		-1
3 july	3				-3	-1
3 june	2				-2	-2
3 keep	2				1	-3
3 klarna					2	-2
3 l	-2				3	-2
3 last	-2				3	-3
3 leasing	-2				-2	2
3 left	-2		-1		3		-1
3 limit/original	4				-3	-1
3 limits	3				-2	-2
3 ln	-3					-2	2
3 loans	2				-3
3 lvnv	-2				3	-4
3 management	-2				2	2
3 marcus	-3				1	1
3 mi	-2				3	-2
3 min	-3				3		-1
3 minimum	3				-2		-1
3 mohela	-3				3
3 month					1	-4	-1
3 mos	-2				-2	2
3 motor	-2		-1		1	2
3 mr	-2				3	-1
3 mtg	-2				-3	4
3 na	-2				-1	4
3 national	-3				3
3 navy	-4		-1		3	2	-1
3 nelnet	-3				2	2
3 never	-5				3	2
3 new	2				2	-4	-1
3 next	1				-4
3 none						-3	2
3 oct	3				-1	-1	-2
3 off	-1					-3	1
3 office	-1				2	-3
3 oh	-3				2
3 ok	4		-1		-1		-2
3 open/past	-3					2	1
3 or	3				-2	-3
3 orig	-3				4	-2
3 other					-3	1	-1
3 out	3				-2	-2
3 outstanding	1	-1				-6	-2
3 owe	-2		-1		-2	3	-1
3 owed	-1				-2	3
3 p&i	2		-1		-2	-2	-1
3 pago	-2				-3	1	2
3 paid	-2	-1		-1	2	-1	-3
3 partial	4				-2	-4
3 payments						-5	1
3 pays_as_agreed	3				-1	-1	-2
3 pennymac	-3				-2	3
3 plan					-3	2
3 previous	2				-3	-1	-1
3 price	3				-3	-2
3 prin	-3				3		1
3 principal	-2	-1			3	-2	-1
3 program	3				-2	-2
3 proposed	3				-1	-2
3 purchases	3				-1	-2
3 quest	-3				3	-2
3 r	1					-3
3 rate					-3	1
3 real	1				-1	-3
3 recent	-1				3	-1	-1
3 recovery					1	-3	-1
3 regular	-5				-2	5	-1
3 remaining	-4					4
3 rent	1				-3
3 renta	3				-2	-2
3 report	3				-2	-2	-1
3 resurgent	2				-1	-1
3 revolving	-3				1	1	-1
3 rocket	-3				1	2	-1
3 roth	4				-3
3 sallie	-3				-1	3	-1
3 santander	-3				1	3	-1
3 savings	2				-1	-3
3 scheduled	-1				-4	5	-1
3 sears	-2				3	-1
3 share	4				-3	-2
3 simplicity	-2				3	-2
3 since	-3				3	-1
3 social	3				-2	-2
3 st	-2				2	-1	-3
3 status	-1				-3		3
3 student	-4				1	2	-1
3 subtotal	3				-2	-2
3 support	3				-1	-3
3 svc	-2				2
3 system	-4				1	2
3 systems	-3				2	1
3 take-home	3				-3
3 terms					1	-4	1
3 than	1				-2	-1
3 time	-3				3	2	-2
3 total	4				-5	-1	-2
3 totals	4				-3	-2
3 toward	3	-1			-1	-2
3 toyota	-1					3
3 trade	2				-2	-2
3 transfer	1				-4
3 unpaid	1				-1	-3	-1
3 until	-3					3
3 updated					2	-5
3 usaa	-3				1	4
3 used	1				-3
3 was	-1				1	-3
3 westlake					-2	2
3 which	-3				1	2
3 would	3				-1	-3
3 x	1				1	-4
3 xxxxxxxx	-3				3
3 xxxxxxxxxxxx	-2				2
3 y	-2				3
3 yes	-3				3	2	-1
3 your	3				-1	-5	-1
3 账号	-3					2
account balance	-2				2	-3	-1
active cash	-2				3	1
actual payment	4				-1	-3
affirm mattress	-1		-1		3	-1
agency contribution	2				-1	-2
ally financial	-1		-1		-1	3	-1
amount balance	-4				4	-1
amount due	-1				1		-3
amount here	2				-2
amount installment	2				-2
amount of	-1				1	-3	2
amount paid	3				-1	-2
amount requested	3				-2	-2
amount revolving	3				-3	-1
amt balance	-3				3
and credits	2				-2	-2
and insurance	3				-2	-2
and that's	-2					3
as of	-4				2	1
auto loans	4				-3	-2
available credit	2				-3		-3
available current	2				-1	-3	-1
bal pmt	-1				-3	1
balance balance	-2	-1			2	-1	-1
balance of	-1				1	-4	-1
balance owed	-3				3	-3
balance payments	4				-2	-3
balance terms	-4				-1	4
bank na	-1				3	-2
beginning balance	3				-3
best egg	-1					3
care amount	-3				3
carvana bridgecrest	-1				-3	2
cash advances	2				-1	-1
charge account	-2				3	-2	-1
charged off						-4	-1
chase freedom	-2				-1	3
chase sapphire	-4				2	2
chrysler capital	-3				3	1
citibank na	2					-2
claim amount	4				-4	-1
collection account					-3	-4	2
could save	3				-1	-3
cr union	-2				3
credit acceptance	-3				1	2
credit cards	5				-4	-2
credit limit	3				-3		-1
credit line	2				-3	-1
credit one	-3				3
credit union	1				-3
creditor classification	2			-1	-1	-3	-1	-1
current balance	-1	-1			1	-2	-3
current total					1	-3
date closed		-1		-1	1	-3	2	-1
days late	-1				3		-2
debo pago	-2					3	-1
debt now	-3	-1		-1	3	-2	-1	-1
deferred balance	3				-2	-2	-1
discover e-payment	2				-1	-1
down to	-3				3	-1
due amount					-4	-6	3
due by	1					-3
due date	-3				1	3
due days	-2				-1	1	3
due mortgage	3				-3	-2	-1
due now	5				-4	-3	-2
enrolled balance	3				-3	-1
escrow balance	2				-2	-3	-1
est payment	4					-4
fee is	5				-3	-3	-1
finance charge	3				-2
full total	3				-1	-2
funding llc	-1				3	-2
great lakes	-3					2	-1
heights finance	-3				2	1
high balance	2				-4		-2
high credit	2				-1	-6
highest balance	2				-7	-4	2
i make	3				-2	-1
i owe	-3				3	-3
i unsecured	-3				3	-1
installment revolving	3				-2	-2
interest balance	4				-4	-3	-1
interest paid	3				-2	-1
irs taxes	-3				3	-1
is at	-3				3
kia finance					1	-3
kubota credit	-3				1	1
late charge	2				-2	-1
late fees	3				-2	-3
left of	2				-4	2	-1
left over	3				-2	-2
limit of	4				-3	-1
limit payment	-3					3
lines through	3				-2	-1
loan amount	4				-5	-3	-2
loan debt	3				-2	-2
loan pmt	3				-2	-3
loan services	-2					3
low as	4					-4
make about	3				-3	-1
min due	-4	-1				3	-1
min is	-3				-2	3
min payment	-3				-4	3	-1
minimum is	-3		-1		-3	4
mo pmt	-2				-2	2
monthly payment	-1			-1	-6	2	-2
monthly payments	2				1	-4
monthly pmt	-1				-3	1
months payment	-4					4
monto vencido	2				-2	-2
mortgage installment	5				-2	-4
mortgage payment	5				-1	-4
most owed	2				-1	-2
motor credit	-3				3	2
mr cooper	-3		-1		-2	4	-1
number amount	3				-3	-1
number here	3				-3	-1
of credit	-2				3	-1
of ed/nelnet	3				-3	-1
off amount	1				1	-5	1
on hand	3				-2	-2
on time	-3				4
one is	-4				4
one platinum	-2				3	-1
opened balance	-2				2
orig amount	3				-3	-1
orig amt	3				-2	-1
original amount	2					-3	-1
original balance	7				-6	-3	-1
other credits	3				-1	-2	-1
other total	3				-2
outstanding balance	-3				3	-2	-1
owe them	-2				2	-2	-1
owed amount	-5				5	-1
owed today	-3				3	-3
owes us	3				-3
pago mensual	-3				-1	3
pay them	-3				-2	4	-1
payable at	-3				-1	3
payment amount	-2				-4	2	-3
payment due	-3				-4	4	-3
payment from	2					-2
payment individual	1				-5	1
payment is	-3				-4	5	-3
payment of	1				-4	-1	1
payment plan	-4				1		3
payment received	4				-3	-5
payment revolving	5				-2	-4
payment unapplied	3				-1	-2
payment years	3				-2	-3	-1
payments are	-3				-1	3
payments of	1				-2	-1	-1
plan payment	3				-1	-3
plan pmt	3				-1	-3
planet fitness	3				-2	-2
principal interest	4				-2	-3
que debemos	3				-2
received after	3				-2	-2
recent balance	-3				1	1
recent payment	5				-3	-5	-1
remaining of	2				-3	-1
rent is	3				-4	-2
reported balance	-2				2	-3	-1
revolving collection	3				-2	-2
sallie mae	-1					2
scheduled amount	-4				-1	4
secured vehicle	-1				-3	2	-1
security is	2				-2	-1
settled for	3				-2	-1
share secured	-3				2
snap-on credit	-2				3	-2
so far	2				-2	-1
status open	3				-3	-4	-1
still owe	-3				3	-1
student ln	1				-1	-3
student loans	3				-1	-3
support obligations	2				-2	-1
t-mobile lines	3				-2	-2
target redcard	-2					2
terms minimum	-3					3
the debt	2	-1		-1	-2	-2	-1	-1
the government	3				-2	-1
they take	-3				-1	3
this amount					1	-3	-1
this period	2				-2	-2	-1
to date	3	-1			-4		-2
to loan	3				-3	-2
to pay	-3				3	2
total debt	3				-2	-1
total debts	2				-2	-2
total due					1	-3	-2
total loans	3				-2	-2
unpaid interest	4				-3	-3	-1
up to	4				-4	-2
used of	2				-2	1
verizon wireless	3				2	-3
we pay	-4				-1	4
wells fargo	2				-3	3
which is	-3				2	2
with a					-3	1
would be	2		-1		-2	-2
written off	-2				-2	-2	3
you owed	1	-1		-1	-1	-3	-1	-1
余额 最低还款	-3				-1		1
尾号 余额	-2				3		-2
欠款 最低还款	-3				-1
# sum words behind
a	-1		-1		-3	3	-3
a 	2				-3	2
a month	-2		-1		-2	3	-3
a week	2				1	-4
account	-1				3	-2	-1
acct	-2				3
across	3				-3
act	1				3	-2	-2
after					1	-3
al	-2	-1			-3	2		-1
al mes	-3				-3	4	-1
amount past	-1					3
and	-2				2		-4
and i	-2					3
and i'm	-3				-2	3	-1
and it	-1				3	-1	-2
and that	-2				-1	2
and the	-1				2	-4	-1
annual	3				-2	-2
annual fee	4				-3	-2
as	-1				2		-3
as agreed					-3	2	-3
assets	3				-4	-1
autopay 					-3	1
available	5				-5	-3
available credit	4				-4	-2
bal 	3					-2
balance	-1	-1			2	-3	-1
behind	3				-2	-2	-2
bonus	3				-2	-3
borrowed	3				-3	-1
but	5				-4	-3
by	5				-4	-2
cada mes	-2				-2	3	-1
call	2				-3	1
cash	2		-1		-3	-1
cccccccccccc	-2			-1	1	1	1
charge-off	1				3	-3
charge-off 	1				3	-1
charged off	-1				3		-1
collection		-1	2	-1	1	-4	-2	-1
collections	-1				2	-4	-1
collections 	-1				2	-3
comes	-3					3
comes out	-3					3
conventional	-2				1	3
conventional 	-2				1	3
credit limit	1					-4	-1
curr 	-3					2	-1
current balance	3				-2	-2
date	2				-1	-3	-1
date closed	4				-1	-4
days	1	-1	-1	-1		1	-4	-1
deferment	-3				1	3	-1
deferred	1				3	-2	-1
deferred 	-2					3	-1
delinquent	-2				3	-2
down	4				-4	-1
dpd	-2				-1	3
due 					-3		-1
due monthly	-4				-1	4	1
each	-3				1	2
each month	-3				1	1
even	-3				3
every	1		-1		-3		-1
every month	-6				-1	5	-1
every two	3				-2	-3
every weeks	2					-3
fee	3				-2	-3
file	-3				3	-1	-1
first	3				1	-3
for	2					-3
from	1					-3	-2
goes to	3				-2	-2
gross	3				-1	-3
gross monthly	2					-2
hr	3					-3
hulog	-2				2
husband 	-1				3	1
i think	4				-2	-1	-1
i'm	-3				2	1
i01 					-2	1
if you	2				-3	-1
in deferment	-4				1	2	-1
in forbearance	-3				2	2
included in	2				-1	-1	-2
individual					1	-3
inst 	1				2	-3
installment plan	-2				2
int	2					-4	-2
interest					1	-3
interest 	1				-1	-3	-1
is					-3	1
is due	-1				-2	3	-1
it	-2				3	-4
it was	-2				3	-1
joint	-3					3
last	-4					1	-2
last payment	-4				2		-2
late fee	3				-3	-1
left	-6				7	-3	-1
left a	-3				3
left of	-2				3	-3
legal	2				-2	-2
less	2				-2	-2
liabilities	-2				3	-3
limit	4				-4	-4
limit 	1					-3
m	-2				-1	3
m 	-2				-1	3
mar	-3				1	2
may	3				-2	-2
mi	3				-2	-2
miles	3				-3	-1
min	-1		-2		1	-3	-2
min current	-2				2	-1
min due	-2				3
minimum current	-4				3
minimum payment	1					-4	-1
mo	-1	-1	-1	-1	-2	1	2	-1
mo current	-3				2	2	-1
mo days	-5				2	1	2
mo for	2				-3	-2
mo never	-3				3	2
mo on	-3				2	3
month behind	-3				2	1
monthly next	-2				-1	2
months	1				-3		-1
months 	2				-3
months behind	-5				4	3
months monthly	-1				-3	2
mtg 	-3				1	-1	2
n	-3				1	4	-1
n 	1				-3	2
n y	-2				2	2	-1
na	-4					3
negotiating	-3				3
net	1				-2	-3	1
new balance	3				-1	-2
no current	-3				-1	3
no wait	5				-5	-3
not	-2	-1			3	-1	1
not 	-4				4	-2
not late	-3				-1		1
nothing	-3				4	-1
now	-4				4	-4
now 					1	-3
oct	2				-3	-1
of	1	-1			1	-5	1
of 		-1				-3
of card	3				-2	-1
on that	-3				3
one month	-2				-1	3
original					2	-3	-3
original amount	-1				2	-2	-2
over	1				-1	-2	-1
owed	-2				3	-3
pa mwa	-2				-2	2
pago	-3				3	-1
paid	-1	-1	-1	-1	1	-2	-4
paid 	1				-1	-2	-3
paid collection	-2				3	-3	-1
payment	-1				3	-2	-1
payment due	3					-3
payoff	-3					2
pays 	-4				4	-1
pays mo	3				-3
phone	3				-2	-1
piti	-3					3	-2
piti 	-3				-1	3	-2
plan					-3	1
pmt	-1		-1		1	-3	2
ppa	1				3	-4	-1
ppa 	-1				2	-5	-1
principal	-4				4	1
principal 	-4				4
rate	1				-3	2
recent	-2				-1	4
recent balance	-3					3
remaining	-1				3	-4
remaining 	-2				3	-2
remaining of	-2				3	-3
remains	-2				2	-1
repo	-3				2	1
repossession 	-3				2	2
requested	2				-2	-1
scheduled	3				-2	-2	-1
scheduled payment	3				-2	-3
sent to					1	-3
settled	1				3	-2	-2
settled paid	-1				2	-3
sin	-4				5	-1
so	2				-3	-2	-1
still	-3				3
terms	1				-4	1	-1
that's	-2					3
their	-3				3	-1
they	-2				3	-2	-1
til	-3				2
to	1					-4
total	3				-2	-4	-1
total 	4				-3	-3
total balance	2				-3	-1
transferred	2				2	-3
trễ	-2				2	1
trễ ngày	-3				2	1
unpaid						-3
unpaid 					2	-2
unpaid interest	3				-3
walang	-2				2
was received	2				-1	-2
we can	3				-1	-2
will	3				-1	-2
with a	-2				2	-3
within	2				-1	-2
written	1				-7	-3
written off	1				-6	-3
x conventional	-3					3
x2	2				-2	-2
xp/tu/ef 	-3				-1	3
y	-2				3	2	-3
years	3				-1	-3
yes	-2				-1	3	-1
最低还款	-1				3	-1	-1
正常	-4				-1	3	-1
正常 	-3				-1	2	-2
逾期30天 	-3				-1	2
逾期60天	-3				1
# sum words of line
always	1	-2		-2	1	1	1	-2
always, below blank	1	-1	-1			-1	-3	-1
often, below blank	2	-1	-2	-1	-3		-3	-1
twice, below blank	3		-1		-3	-2	-1
# word alike read as
accountName		1	-2	-1			-2
accountName, all, few	-1	1	-2	-1			-3
accountName, all, few; itself accountName	-3	2	2				-3	-2
accountName; itself accountName			-3	-1			-2	1
accountName; itself no part		1	-2	-1			-2	-2
accountName?, all, few; itself no part	-3	3						-1
accountName?; itself accountName	-3	3
accountNumber	3			-3
aside goes on	-3		1	2			-2	-1
aside goes on, all	-3		3
current, all, few; itself goes on	-4	-1	4				-1	-1
current; itself accountName	-3	3
current; itself no part	2	2	-1	-1	-1	-1	-3	-3
current?, all			1	1	-1	-1	-1	-3
current?, all; itself current	3						-3
current?, all; itself current?	-1	1	1	1	-1	-1		-3
current?, all; itself goes on	-1	-2	3
current?; itself accountName	-2		3				-1	-2
current?; itself current?		-2	-3	-2	-2	-2
current?; itself no part	-1	-2	1	-1			-3	1
goes on		-1		-1		-1	1	-5
goes on, all, few; itself current	-3						3
goes on, all, few; itself goes on		-3	1	-1	-1		-1	-1
goes on,current?, all, few	-3	-1	2				-1	2
goes on; itself current	-4						4
goes on; itself originalCreditor	3	-1					-1	-3
goes on?; itself no part	3	-3	-2
no part	-2	-1	-1	-1	-3		-1	1
no part, all	-1	-1			-2	-1	-4	1
no part, all, few; itself accountNumber	-2		-1	2
no part, all, few; itself goes on?	-2	-4	3
no part, all, few; itself no part		-1				-1	-6
no part, all; itself accountName		1	-3	-1			-2	-3
no part, all; itself current?	-3	-2	-1	-1	-1	-1	3	-1
no part, all; itself goes on	3	-1	-2					-2
no part, all; itself no part			1	-3	-2	-2	-7	-1
no part; itself accountName		1	-2	-1		-1	-4
no part; itself accountName,current?	-3	1						-1
no part; itself accountName?			-1	-1			-3	-2
no part; itself current?		-4		-1	-1	-1		-2
no part; itself goes on?	1	1		-1		-1	-3	-3
no part; itself no part	1	1		-2	-2		-8	-2
no part; itself originalCreditor	-1	-2	-3	-1		-1	-4	3
no part; itself originalCreditor?	1	-1	-1				-1	2
originalCreditor, all, few	-4						2	2
originalCreditor, all, few; itself no part	3							-2
originalCreditor?, all	-3	1					-1
originalCreditor?, all; itself originalCreditor?	-3	1					-1
# word before and shape
capital capital		-5	1	-2	-2	-1	-2	2
capital capitalised	1	-3	-2	-1	-1	-1
capital small	1	-5	-4	-1	-1	-1	1	-2
capitalised capital	3	-2	-1	-1			-5	-1
capitalised letters	1	-4	-1	-2		-1	1	-3
capitalised percent	2	-1	-4	-2		-1	2	-1
capitalised small	1	-4	-2	-2	-1	-1		1
capitals capital	-1	-3		-2		-1	-3	1
capitals capitalised	2	-2	-1	-1	-1	-1	-3
capitals capitals		-5	1	-4	-3	-2	-1	-1
capitals date		-2		3	-1	-1	-4	-2
capitals percent	1	-1	-3					-1
capitals small	3	-3	-1	-1	-1		-2	-3
cents capitals		-3	-1	-2	-1	-2		-2
cents small	1	-3	-1	-1	-1	-2		-2
code capitals				-3	-2	-1	-3	-1
code date	3	-1		-1			-2
code small		-3	-1	-1	-2	-2	1	-2
date capitalised	-2	3	-3	-1		-1	-1	-2
date capitals	1	-1	-5	-1	-1			-2
date date	2	-1	-3	-1		-1
digits-1 capital		2		-1		-1	-5	-1
digits-1 capitals	-1	1	1	-2	1	-1	-1	-2
digits-1 date	3	-1		-2	-1		-1
digits-1 small	1	-3	1		-1	-1	-1	-1
digits-2 capitalised		-3	-1		-2	-1		-1
digits-2 percent	3						-2
digits-3 capital	2	-1		-1	-1	-1	-3	-1
digits-3 capitals	1	2	-4	-1	-1	-1	-1	-1
digits-4 capital	3	-2
digits-4 capitalised	1	-3		-1	-1		1	-2
digits-4 capitals	-1		-3	-2	-1	-2
digits-4 letters	1	-3		-1	-1	-1		-1
digits-5 capitals	3	-1			-1		-2	-1
digits-6 capitalised	3	-2					-1	-1
digits-7 capital	4	-1		-2	-1		-2	-1
digits-7 capitals	1	-4	-3		2	-1	-1	-2
dollars capital	3	-1					-2
dollars capitalised	-1	-1	2	-1	-1	-1	1	-3
dollars letters		-3		-1	-1	-2	1	-1
dollars percent	4	-1			-1		-3
dollars small	1	-4	-1	-1	-2	-2		-2
dollars-and-cents capitals		-4		-1		-1	1	-2
dollars-and-cents letters	-1	-3		-1	-2	-2	1	-2
dollars-and-cents percent	6	-1			-1	-1	-5
dollars-and-cents small	1	-3		-1	-2	-2		-3
end capitals	3	-3						-1
lettered-code capitals			-1		-1	-2	-2	-4
lettered-code small		-3	-1	-1	-1	-1	1	-2
letters capitalised	-3			-1			-1	1
letters letters	3	-3	-2	-1			-1	-1
line date	1	-3		1	-1	-1	-2	-2
line percent	3						-2
line small				-2	-1	-1		-2
mark-" capital	3	-2	-1			-1	-1
mark-" capitals	-1		-3	3			-2	-2
mark-" small		-4	1	-1	-1	2	-1	-3
mark-# capitalised	4	-1					-2	-1
mark-& capitalised	-1	-4	3	-1	-1	-1	-2
mark-& capitals		-5	1	-1	-1	-1	-2	1
mark-' small	-1	-2	-1				2	-1
mark-( capitalised	-1	-3	1		-1		-2
mark-( capitals	1	-4		-1	-1	-1	-4	-1
mark-( small		-5	1	-1		-1	1	-4
mark-) capitalised	1	1	-5	-1	-1	-1	-4	-1
mark-) capitals	-2	2	-3	1	-1	-2	-1	-2
mark-) small	3		-4		-1	-1	-1	-1
mark-* capitals	-3	4	-1					-1
mark-, capital	-1	-3	1	-1		1	1	-2
mark-, capitals		-3	2	-1	-1		-2
mark-, small	-1	-3		-2		-1	2	-3
mark-- capital	-2	-2		4	-1		-4
mark-- date				1			-3
mark-- percent	4	-1			-1	-1	-2
mark-. capital	-2	-3	-1	-1		-1	3	-1
mark-. small	1	-2	2	-2	-1	-2	-1	-3
mark-/ capitalised		-2	1	-1	-1	-1	-3
mark-/ capitals	-1	-4	1	-1	-2	-2	1	-1
mark-/ small	1	-2	-1	-1	-1			-3
mark-: capital	4	-1		-1			-2	-1
mark-: date	-3	-1		2	1	1		-1
mark-: small	-1		-2	-2	-2	-2		-3
mark-; capitalised	1	-1		-1	-1	-1	-1	-3
mark-; capitals	2	1	-2	-1	1		-2	-3
mark-; small	-1	-2	-3	-1	-1	-1	2	1
mark-< capitals	3	-2					-1	-1
mark-= capitals	4	-2	-1				-2	-2
mark-= small	3	-1					-3
mark-? small	-3	-2	-1			-1	4	-2
mark-@ percent	3	-1				-1	-1
mark-] capitals	-3		1	-1				-1
mark-| capitals	-2	1	-2	-1	1	2	1	-4
mark-– small	-2	-1	-3	-2	-2	-2	2	-3
mark-— small	-1	-3	-1	-1	1	-1	1	-1
mark-☐ capitalised		2	-1			-1	-2	-1
mark-☑ capitalised	1	1					-2	-1
mark-👍 small	3	-1					-2
masked capitals	2	1	-2	-1	-1
small capital	1	-3	-2	1	-1	-1		-2
small capitalised	-1	1		-1	-1	-1	-1	4
small capitals	-1		-3	-1		-1	-1	2
small date		-2	-2	3	-1	-2	-2	-1
small percent	3	-1	-1	-1		-1	-2	-1
thousands small			1	-1	-2	-2	-1	-3
thousands-and-cents capital	3	-1					-3
thousands-and-cents capitals	-1	-3		-1	-1	-1	2	-2
thousands-and-cents percent		-2			-1	1	-4
thousands-and-cents small		-3	1	-1	-2	-2	1	-2
with-digits capitalised	2	-1		-1	-1		-1	-3
with-digits small	2	-4	-2	-1	-2	-1		-2
year capitalised	2	-5		-1		-1	-2	-2
year capitals	2	-5	2	-1		-1	-1	1
# word before read as
	-1	-1			-2	-3
accountName,current	1	-1	1				-3
accountName,current?	-2	-2					3	-1
accountName?	1	-2	-2	-1		-1	-3
accountNumber		-1	-2	-1		1	2	-2
accountNumber?	-2	2		-2		-1
amount		-3	-1	-2		-2		-5
aside accountName	-1	-3	1		-1		-2	-1
aside amount	2	-1					-3	-1
aside current	3	1					-3
aside paying	-1	2					-3
goes on,current?	-2	-2					4	1
goes on?	-1	-2	1		-1	-1	-4	-2
goes on?,current?	-3	-1	-1				2
originalCreditor			-1	-1	-1	-1	-4	-1
originalCreditor,current?	-1	-1	-2				2	-3
originalCreditor?	-2	-2		-1		-1	-2
paying?	2		1				-2	-1
# word before
capital		-1	-2	-2	-2	-1		1
capitals		-4	1	-2	-2	-2	-1
cents		-3	1	-2	-2	-1		-3
code	-1		1	-3	-2	-2	2	-2
date	-1	2	-3	-2	-1	-1	-1	-2
digits-2	-1	-4	-2	-2		-1	1	-3
digits-5	4	-3		-1	-1		-2	-1
digits-6	5	-3		-1			-2	-2
digits-7	1	-3	-1	-4		1	-2	-2
dollars	1	-3		-2	-2	-2		-2
end	3	-2					-1	-1
letters	2		-1	-1	-1		-3	3
mark-"	-2	-1	-3	1	-2	1	2
mark-#		-3	-3	3	-1		-2	-2
mark-$	3	-1				-1	-1	-1
mark-&	1	-5	3	-1	-1	-1	-2	-1
mark-(	1	-8		-1	-1	-1	1	-1
mark-)	1	1	-6			-2	-1	-1
mark-+		-3		-1		-1		-2
mark-/	-1	-3	1	-1	-2
mark-:	-1		-3	1				2
mark-;	-2	-2		-2	-1	-2	2	-3
mark-=	4	-2		-1		-1	-3
mark-@		-3	1	-1		-1	-1	-1
mark-_	2	-1			-1	-1	-1	-3
mark-|	-1	-1	-4		-1		2	-1
mark-®	-1	-3	3	-1	-1		-1	-1
mark-¿	2	-1					-1
mark-–		-2		-2	-1	-2	2	-3
mark-—		-3	-1	-1	2	-1	1	-2
mark-→	3	-3	-3				1	-1
mark-★	3	-1	-2					-1
mark-👍	3	-1					-2
mark-💳	-3	2	-1				1
mark-🚗	-3	2					2
mark-🟢	-3	1	-1				3
thousands		1	1	-2	-2	-2	-1	-3
thousands-and-cents	1	-3	1	-2	-2	-2		-3
with-digits		-1	-1	-2	-1	-2	3	-3
year	2	-6	3	-1		-1
# word beginning
2021	3			-2			-1
2022	3			-2			-2
2024	-1	-1	-1	-3			2	-1
2025	4	-1	-1	-2	-1	-2	-2
29.9	3				-1		-1
30-5	-2	-1		-1			2
aarg	-3	3
aber		-3	1		-1	2	-2	-1
abie	3						-3	-1
abou	1	-2	-2		-1		1
abra	3		-1				-1
acce		-2	3				-2	-2
acco	2	-3	-4		-1	-1	1	-5
acct	2	-1	1				-1	-1
acht	2	-1	-2	-1	-1	-1	-2	-1
acti	1	-2	-1	-1	2	1		-3
addr	3	-2	-1	-1	-1	-1	-2	-2
aes/	-3	3
affi		2	-3				-2	-2
afte	2	3	-1			-1	-3	-1
agen		-3			-1		1	-3
agre	-1	-2	-3	-1	-1	-1	2	-2
ahor	3		-2				-2	-1
aidv	-3	4				-1	-1	-3
allo	2	-2						-1
alti	-2	-2	2			-1	-1	-2
amer	-2		3	-1			-3	-3
amou	2	-2	-2	-1	-1	-1	-1	-2
anes	-3		1					1
apar	-2	-2	-1				-3	3
appl		1		-1	-1	-1	-3	-3
appr	3	-2	-1				-1	-1
asag	-5						5
asce	-2	3	-1
aspe	-3						1
aspi	-3	3	-2
asse	3	-4					-3	-2
assi	2	-3	-3				2	-2
avai	3	-2	-3					-2
avan	-2	3	-1				-2
bala	3	-5	-6	-1	-1	-1		-2
banc	-1	-2	3					-1
bank	-1	-4	3		1	-1	-4	-1
barc	-4	4	1	-1	-1		-3	-4
bayo	-2	-2	2
befo	4	-1	-1				-3	-1
belk	-4	4	-1
bern		-2						1
bill	3	-3	-2					-1
birc	-1	-3	1				1	1
bloo	-4	4	-1				-1	-2
borr	2	-2	-1				-3	-1
bosc	-5	5	-1				-2	-2
boug	2	-1	-3				-1	-1
brac	-1		3				-2
bran	2	-4					1	-2
brem	-3	2	1
bren	1	-2					3	-2
brid	-2		3				-2	-2
brin	3	-1					-3
brot	-3	2	3				-1	-1
brya	-3	-1	3					-1
budg	4	-3	-1				-1	-1
bure	-1	-2	1					-3
cabe	-3	5	-3					-1
call	1	-1	-4				2	-1
care	-3	1	3				-1
carr		-5	1				-1
cash	-4		4				-2	1
cava	1	3	-1	-1	-1	-1	-2	-2
cb/v	-4	4					-1
cbna	-4	4
cccc	2	-1					-3	-1
cert	3	-1	-3
chap	3	-1			-1		-2	-2
char	-2	-5	-1	-1	-1	-1	3
chec	2		-5	-1	-1	-1	-1
chel	-1	-3	1
chic	-1		-2					2
chim	-4	4
citi	-3		-1	-1		-1	1	1
city	-3		3				-1
clas	2	-3	-2	-1			-1	-2
cler	3	-1	-2				-1
clev	-1	3	-1
clie	4	-5	-2				-1	1
clin	-2	-3	1				-1	1
clos	3	-3	-4				-1	-1
co-b	2	-1	-1				-1	-1
co-o	-3	2	1					-1
coas		-3					-2
cobr	-3	1	-2				3	-2
cole	-2	-1					3
coll		-2		-1		-1	4	-3
comc	-1	-2	-1				-2	3
come	-3		2	-1	-1	-1		2
comm		-1					-3	1
comp	-1		3				-2
conf	3	-2	-1				-2	-1
conn	1		-1				-3	-2
cons		-2
cont	2	-3		-1	-1	-1	-2	-2
conv	1	2					-3	-2
cost	-1	3	1				-3	-2
couc	-3		2				1	-1
cour	3	-2	-2				1
cree	1	-3	1					1
cres	2	-2	3					-2
cuen	2	-2	-3	-1			1	-1
cust	1	-3	1
dayc	3	-2	-1				-1
deac	-3	1	-1					1
debt	4	-4	-2				1	-2
dece	2	-3	-1	-1	-1	-1		-2
decl	2						-2
defe	8	-2					-7	-1
dele	3		-1				-1	-1
deli		-2	-3				1	-2
deni	3	-3	-1
depo	-1	-4	1	-1			-2	1
dero	4	-1					-3	-1
desc	2		-4	-1	-1	-1	-3	-2
deta	4	-2	-3				-2	-2
deve	3		-1		-1
diag	-2						-1	1
digi	1	1	-3	1			-1
dill	-3	4	-1				-1	-1
disc	-1	4	-2	-1	-1	-1	-3	-3
dism	3						-3
disp	3	-2	-3	-1	1	-1	-3	-2
divi	2	-1	-3
domi	-1	-3	1					1
don'	5	-1	-1				-2	-2
draf	3	-1	-1				-1
dura	2	-1	-1				-2
eagl	-2	3	-1					-1
ed/a	-3		3				-1
edfi	-3	3					-1	-2
elec			1	-1	-1	-1	-2
endi	5	-3	-7	-1	-1	-1	-2	-1
ener		-3	-2				1	3
equi	-1	-5	1	-1		-1	-1	-3
escr	3	-2	-1				-1	-2
esti	4	-2	-1				-2
esto	-2						2
exam	3	-3	-1				-1
expe	3	-2					-1	-1
extr	3	-3					-1	-1
faci		-3	1
fact	3	-2					-2	-1
fals	-2	-1				-1	3
farg	1	-4						-2
fath	-2	-1	3				-1	-1
fede	1	-4	1		-1		-1	-1
feld	3	-1	-3				-1
file	-1	2	-3	-1	2			-1
fina	-1	-5	2			-1	-2	-2
fing	-3	3	-3	-1			-3	3
firs							-3
flag	-3	3	-2					-1
forb	5		-1				-5	-1
fore	2	-1	2				-2	-1
forg	3	-2	-1				-1
form	2	-2	-2	-1	-1	-1	-1	-1
fort	-4	2	1					2
gara	-3	-1	3				-1
gecr	-4	2	1
gemb	-2	3	-1
gett	-3	3
good	-1	3	-1				-1
gott	-2	3					-1
grac	3	-1	-1				-1
gran	-1	3	-3				-2	-2
grea		1	-2					-1
gree		3	-4				-1	-1
grou		-4	2				-2	1
guar	1		-1	-1			-2
guil	-2	3	-1
hard	2		1				-2
harl	-2	4	-3					-1
heal		-4					-2
high	-2	-3	4			-1		-2
home	-1	2	1				-1	-3
hond	-1	2	1					-3
hosp	-3	1	3				2	1
hous	2	-3	1				-2	-1
hsbc	-4	4	-1				-1	-1
husb	1	-3	1			-1	-2	-1
imag	-2	-3	3				-2	-2
incl	3	-2	-1	-1	-1	-1	-3	-1
inco	1	-3	1				-2	-1
indi		1		-1			-3	-2
info	3	-2	-3	-1	-1	-1	-4	-2
ingr	2	-2
inqu	3	-2	-1				-1	-1
inst	3	-3	-3			1	-1	-1
invo	4	-1	-1				-2	-2
issu	3	-1	-1				-1
janu		-3	-1			-1	1	-2
jare	-3	3	-1
jcpe	-2	2					-1	-1
jewe	-2	-3	4				-1	-3
join	4	-4			-1	2	-1	-2
judg	3	-1	-2				-2	-1
karm	3		-1				-1	-1
kayl	2	-1	-1
kiko	-3	3
klar	-2	3	-1				-2	-1
kohl	-2	4	-4	-1		-1	-2	-4
kubo	-3	2	1
labc	-2	2						1
lake	-3	2	2				-2	1
late	-2	-1	1				3
leas	-2	-4	2	-1			-1	-1
lend	-1	2	1	-1	-1		-3	-2
lett	3	-3	-1				-2	-1
liab	4	-2	-2			-1	-1	-2
libe	-3	2
ligh	-3	2					-1	2
limi	3	-2	-1				-3	-2
line	3	-1	-2				-1
link	3		-3		-1
loan	1	-2		-1		-1	-2
lowe	-3	5	-1				-2	-2
luke		-4	1				-2	2
macy	-3	5	-2				-4	-2
mali	3	-1	-1				-1	-2
mana		-3	1				-4	-3
mand	-1	-1	-1				3	-1
marc	1		-1	-1	-1		-1	-2
marg	3	-3
mars	-2	2
mast	-1	-2	2				-2	-3
matt	-2		1				-3	1
maur	-2	2						-1
mayf	-3							3
mead	-3	3						-1
memo	-3		2				-1	2
mena	-1	3	-3				-1	-1
mens	4	-1				-1	-3
meri	-1	-1					-1	3
mess	4	-2	-3
metr		-2	-2				-1	4
mid-	-2	3						-1
mini	3	-3	-1			-1	-1	-1
mohe	-3	4	-1				-3	-2
mone		-3					-1	1
moto	-1	-4	2				-1	-1
moun	-4	3					2	1
mutu	1	-2
míni	2					-1	-1
navi	-2	1	1	-1				-3
nega	3		-3				-1
nego	4	-2	-2				-3	-1
neln	-2	3	-2	-1			-2	-4
netf	3	-2					-1
niss	3	-1	-1				-1	-2
nonp	3	-1						-1
nord	-2	3				-1	-1	-2
note	5	-2	-1			-1	-3	-1
noth	3	-1	-1				-2
noti	2	-2	-2	-1	-1	-1		-1
numb		-3	-1	-1	-1	-1	-1	-2
offe	4	-1	-2				-2	-1
offi	-3	-2	1		-1		2	1
ollo	-3	3
omit	3		-1				-2
onem	-2	2	-2				-2	2
open			-2	-1	-1		3	-2
opor	-3	3	-1				-3	-2
oppo	3	-1	-3					-1
opti	1	2	-1				-2
orde	4	-1	-3					-1
orig	2	-4	-4	-1	-1	-1	-1
orth	-3		2	-1			-2	1
othe	2	-4	-1			-1	-1
outp	-3	-1	3
owne	4	-2	-2				-2	-1
pape	3	-1	-1				-1	-1
park	-2	2	2				-1	-1
payc	3	-2	-1				-1
payi		-1	-3	-1		-1	1	-2
paym	2	-4	-3	-1	-1	-1	-2	-2
payo	4	-2					-3	-1
payr	3	-1	-1				-1
pays	-3						4	-1
pelo	-2	-3	2					-1
penf	-3	3	-1
penn	-3	2	2	-1	-1		-3	-2
pent	-3	3
peri	3	-1	-2
perk	-4	3	3					-1
pers		-3	1		-1	-1	-2	-2
peti	1	-4	1				-2
phys	-3	-4	3				-1	2
pied			-3					1
pine	-3	1	2
pinn	-3	1					1	1
plac		-1	-1	-1			1	-3
plan	2	-1	-3				1	-1
plat	-2	-3	2		-1		-2	-2
plea	1	-3	-1	-1	-1	-1		-1
poin	-1	-3	2				-1	1
poli	3	-1	-1				-2
popu	-3		3
powe	-2	-2	3			-1	-1	1
prai	-1	3						-1
preq	2						-2
pres	1	-3	-1					-1
prim	2	-3	2				-1	-1
prin	5	-2					-3	-1
priv		-2	3				-2	-1
priy	2	-2
proc	1	-1	-3				1
prop	3	-2					-2
pros	-2		-3				-2	2
prov	-3	1		-1			-1	3
purc	2	-2	-2	-1	-1	-1	-1
quar			-1		1	-1	-2	-1
quic	-4	3	2	-1			-2	-2
quin	2	-2	-1
radi	-2	-2	1				-2	3
rain		-2	2
rati	2	-2	-1					-1
ray'	4	-2	-1				-2
rece		1	1		2		-2	-4
reco	-1	-5	2		-1	-1	1	-4
rede	2						-2
refl	-2	-1	3					-1
regu	3	-2					-1
rele	3		-1		-1		-2
rema	3	-2	-1				-2	-1
reme	-1	-1	-1				3	-1
rene	3	-2	-2				-1	-1
rent	-1	2	-1					-2
repo		-4	-5		-1		5	-3
requ	4	-2	-2				-1	-1
reso		-1	1				-1	-2
resp	4	-4	-3	-1	-1	-1	-3	-1
reta	-1	-4	3				-1	-2
retu	2	-1	-2					-1
revo	5	-4	-2			2	-2	-1
rewa	1	-3						-1
rock		2	-4				-1	-1
rosa	2	-2		-1	-1	-1	-1	-1
rück	3		-1				-1	-1
sald	5	-2	-2				-2	-1
sale	2	-2	-1					1
sali	-1	2	-1					-1
salt	-3	3
sant	-1	2	-3				-1	-2
sapp	-4		4				-1
savi	-1	-4					2
sche	2	-3	1				-3	2
scho	2	1	-2				-3	-1
scor	3	-3	-2				-1
sear	-3	3	-2	-1			-1
sect	2	-3	2
serv	-2	-3	3	-1	-1		-2	-3
sett	4	-2					-3	-1
sezz	-4	4
silv	-3		2	-1			-2	1
sist	2	-3	-1
situ	4	-1					-3	-1
slee	-2	1	1					2
snap	-5	5	-2				-1	-1
snow	2		1				-3	-1
soci	3	-2	-2					-1
sorr	4	-3					-1
sour	3	-1					-1	-2
spec	2	-4	-1				-1	3
spok	3	-1	-1					-1
spor	-2	-1	3
spot	-4	4	-1
spri		-1	-3			-1	1	2
spro	2		-2
stan	1	-4	-1					-1
stat	2	-3	-1		-1		-2	-1
stil	-1	-2	-3				2	-1
ston	-2	2	-2	-1			-2	1
stop	3		-1				-2
stor	-2	-4	3			-1	-2
stud	3	-5	-1			1	-4	-1
stuf	3	-1	-2				-1	-1
subs	-1	-3	2				-1	-1
subt	4	-3	-1				-1	-1
suff	3	-3
sunb	-4	4				-1	-2	-1
sync	-3	2	-2	-1	-1	-1	-1	2
t-mo	-3		-2	-1			1	4
tapo	3	-3						-1
tarj		-1	2				-3	-1
tbom	-4	5					-1	-1
than	3	-2	-1				-1	-2
that	2	-4	-5		-1		1	-1
thd/	-3	3		-1		-1		-1
thei	3		-1				-3	-1
ther	2	-4	-1					-1
thib	2	-2						-1
thin	1	-2	-2	-1	-1	-1	1	-2
this	-3	3
thán	3						-3
titl	-2	2	1				-3	-1
tole	-3	1	2
torr	-3	2	1				-1	-1
tota	3	-3	-1	-1		-1	-3
touc	2		-2					-1
towe	-2	2	-2					1
trad	4	-3	-1				-2	-1
tran	3	1	-1	-1			-7	-1
trav	-1	-2	2				-1	-1
tu/e	3	-1						-2
tuit	-3	1	3
unde	2	-3	-2	-1	-1	-1	1	-1
unio	-2	-2	3				-1	-3
univ	2		-2					-1
unkn	3	-1					-2	-1
unpa	-4	-4	-2	-1	-1	-1	6	-3
unse	2	-3	1	-1	-1			-1
upda	3	-1					-3
upgr	-1	2	1				-2	-3
upst	-1	3	-2				-2	-3
usag	3		-2				-1
util	1	-2					-4	-1
vall	1	-2					1	-3
vand	4	-2	-2				-1	-1
vang	3	-1	-2	-1
vehi	1	-3	1	-1		-1	-3	-1
vent	-3		1			1	-1
veri	-1	-2	-2		1	1		3
vete	-4		3					1
visa		-2	3	-1	-1	-1	-1
visi		-3	1					-2
vyst	3	-3	-2
wall	3	-1	-2
walm	-4	1	3			-1	1	1
want	2		-4			1
wash	1	-1	1				-2	-2
wate	-2	1	-1	-1		-1	-2	3
wayf	-2	2	-2	-1			-1	1
webb	-5	3	-2	-1	-1	-1	-1	4
webe	-2		3					-1
webs	-2	3
week	3	-1	-1				-1
welc	2	-2
when	3						-3
wher	1	-3	-1				1
whos	3	-1	-1				-1
wife	1	-3	1					-1
wire	1	-3	-3		2			1
with	3	-2	-2	-1	-1	-1	-3	-1
xfin	4	-3	-1					2
xp/t	4	-1					-2	-1
yaki	2	-3	2
you'	4	-1					-3
zale	-3	3
已转催收	-3	-1					3
# word behind read as
	-1			-1	-3	-2	2
accountName		-1	-1			-1	-1	-5
accountName,accountNumber	3	-2		-2				-1
accountName?	2	-1	1	3		-1	-3
accountNumber	1	1	-1			-1	1	-5
accountNumber,current?	-3	-1	1	-1	-1		2
accountNumber?	3	1	-4	-1				-3
amount,current	1		-3				3
amount?	-2	2		-2	1	-2	-3	-3
aside goes on			1		-1	-1	-2	-2
current,paying	-4				-1		4
current?	-1	-2	1		-3	-1		1
goes on	1	-2	-2	-1		-1	-3	1
goes on,current	-1		2				-2
goes on,current?	-3						2	-1
goes on?				-2	-1	-1	-5	-1
goes on?,current?	-3	-1	2				2
originalCreditor,current?	-3	-2	1				3	-3
paying	-1	-2	1	-2	-2	2	-3	-3
# word behind
cents				-1	-2	-2	-2	-4
date		-2	1	-1	-1	-1	-1	-1
digits-2			1	-2	-1	-2		-4
digits-5	1	-3	-3	2	-2	-1	-2	-2
digits-6		-2	-2	3	-1	-1	-2	-2
digits-7	1	-4	-1	2	-1	-1	-2	-5
dollars	1	-1		-2	-2	-2	-1	-2
dollars-and-cents	1	-1	-1	-3	-1	-1	-1	-2
end	3	-1	-3	-1				-2
lettered-code		-1		-1	-1	-1	-4
mark-"	-1	-1	3	-3	-1			-1
mark-$	-2	-3	-1	-2	3	1		-4
mark-)	-1	-5	1	-1	-1	-1	1	3
mark-:	1			-1	-1	-1	-2	-4
mark-<	1		1	-1	-1	-1	-2	-2
mark-=	4	-3		-1	-1	-1	-1	-3
mark->		-1	-3	-1	-1	-1	-1
mark-?	2	1	-3	-1	-1	-1	-1
mark-[	2	-1			-1		-1	-1
mark-]	3	-2					-1	-2
mark-_	3	-1			-1		-1
mark-|		-2	1	-1	-2	-1
mark-®	2	-4					-2	-2
mark-·	2	-1	-4	-1	-1	-1	1	2
mark-–	-3	-1	2	-1	-1	-2	-1	1
mark-✓	-3	-1	2				1	-1
masked			1	-4	-1	-1	-3	-2
percent				-3	-1	-2	1	-2
thousands	-2	1	2	-3	-3	-2	-4	-5
thousands-and-cents	-1	-2	1		-2	-2	-3	-1
with-digits	1	1	1	-2	-1	-2	-3	-4
year		-3	1	-1	-1	-1	1	-2
# word both before and shape
capital capital capital	3	-3	-1	-1	-1	-1		-3
capital capital capitals	-4	3					-1	-1
capital capitals capitals		-2		-1	-1			-1
capital code capitals	3	-1						-1
capital mark-) capitalised	1	-2	1					-2
capital mark-. capitalised		-3	3	-1	-1	-1	-2	-3
capital mark-. capitals	6	-4	-3	-1	-1			-1
capital small small	1	-3	-3	-1	-1	-1		-1
capitalised capital capitalised	5	-3	-2			-1	-2	-1
capitalised capital small	3	-1	-1				-3
capitalised capitalised capitalised	1	-1		-1		-1	-3	1
capitalised capitalised small	2	-3	-1	-3	-1	-1		-4
capitalised capitals capitalised	2		-3	-1	-1	-1	1
capitalised capitals capitals	-1	-4	3				-3	-1
capitalised code small	3	-2					-2
capitalised digits-1 capitalised		-3				-1	2	-1
capitalised digits-3 capitalised	-2		-2				3
capitalised digits-3 small	-2	-1	-1	-1			3	-1
capitalised digits-7 capitalised	1						-3	1
capitalised mark-# capitalised	3	-1					-2	-1
capitalised mark-# small	3	-1	-1	-1	-1		-1
capitalised mark-& capitalised	-1	-4	2	-1	-1	-1
capitalised mark-( capitalised		-2					-1
capitalised mark-( capitals		-3	1		-1		-1	-1
capitalised mark-( small	-1	-4	3	-1		-1	-1	-3
capitalised mark-) small	3	-1	-3	-2				-1
capitalised mark-, capitalised	1	-4	-1	-1	-1		1	-3
capitalised mark-, capitals	1	-3	2	-2	-2	-2	-1
capitalised mark-, small	2	-3		-2	1	-2	-1	-2
capitalised mark-- capitalised	-2	-5	3	-1	-1	-2	1
capitalised mark-- small	2	-3	-1	-1			-2	-1
capitalised mark-. capitalised	1	-4	1	-1	-1	-1	-1
capitalised mark-. small	1	-2		-1	-1	-1	-4	-1
capitalised mark-/ capitalised		-8	3	-1	-1	-1	-2	-1
capitalised mark-/ capitals	1	-3	-1	-1			-2	1
capitalised mark-: capitalised	-1	-1	-3	-1	-2	-1	1
capitalised mark-: date	-2	-1		-1	-1	-1	4
capitalised mark-: small	-1	-4		-2	-1	-1	2	-1
capitalised mark-| capitalised	6	-3	-2				-2	-2
capitalised mark-– capitalised	-3		2				-1	-2
capitalised mark-– small		-3		-1				-1
capitalised mark-• capitalised	3	-1			-1		-1	-1
capitalised small small	1	-3		-2	-1	-1	-1	-1
capitalised with-digits capitalised	-1	-1	3		-1		-1	-1
capitalised with-digits small	-3	-2	1					-1
capitalised year capitalised	2	-1	-2				-1	-1
capitalised year small			-2				1
capitals capital capital	-4		2				-1	4
capitals capital capitals	5	-5	-2	-1	-1		-3
capitals capitalised capitalised	-2		2	-1	-1	-1	-1
capitals capitalised capitals	1	-3	-1	2		-1		-2
capitals capitalised small	4	-3	-2	-1	-1	-1	-3	-2
capitals capitals capital		-1		-2			-3	1
capitals capitals capitalised	6	-3	-7	-1			2	-1
capitals capitals capitals	1	-5		-3	-1	-1
capitals capitals date	-1	-1	-1	4	-1		-3	-1
capitals capitals small	4		-2				-2	-1
capitals date capitals	3	-2	-2	-1			-3	-1
capitals digits-1 capitals	2	-3	1	-1	1		-2
capitals digits-2 capitals	-3	2		-2	-2	-1		-2
capitals digits-5 capitals	3	-1					-1
capitals digits-7 capitalised	1	-3	-1				1	-1
capitals dollars capitals	3	-2					-2	-2
capitals dollars-and-cents capitals	2	-2					-1
capitals lettered-code capitals	-1	-2	-3	-2	-1	-1	1	-1
capitals mark-& capitals	-1	-5	2	-1	-1		-2	2
capitals mark-( capitalised	2		2				-2	-4
capitals mark-( capitals	-2	-3	2	-1			-1	2
capitals mark-( small	2	-2	-1				-3	-1
capitals mark-, capitalised	2	-4		-1	-2	-1	-1	-2
capitals mark-, capitals	2	-5	1	-2	-2	-3	-2	-2
capitals mark-, small	1	-1	-2		-1		3
capitals mark-- capitals		-5	1	-1	1	-1	1	-1
capitals mark-. capitalised	1	-4	2	-1	-2		-1	-4
capitals mark-. capitals		-5	2	-1	-1			-1
capitals mark-. small	3		-3
capitals mark-/ capitals	-1	-6	1			-1		-1
capitals mark-: capitals	-1	-4			-2	-1	1
capitals mark-: small	3	-1					-2	-1
capitals mark-| capitalised	3	-2					-1	1
capitals mark-| capitals		-4	-1		-2		1	-2
capitals masked capitalised	-2	-3	2				1	-1
capitals small capitalised	1	-1	-2				-1	1
capitals small small	2	-3	-2	-1	-1	-1	-1	-1
capitals thousands-and-cents capitals	3	-2			-1
capitals year capitals	-2		2				-1
cents capitalised small	4		-1				-3
cents capitals capitals	3	-2	-2				-1	-1
cents cents capitals	-3	-1			-1	-1	3	-1
cents mark-, capital	-4	-1	2		-1	1		-1
cents mark-. small	3						-3
cents percent small	-3						3
code capitalised small	3	-1	-1				-3	-1
code mark-, small	-2	-2				-1	3	-1
code mark-. capitalised	3	-1	-1			-1	-1	-3
date capitalised capitalised	-3	-2	3	-1			-1	-1
date capitalised small	2	-1	1				-3
date capitals capitals	-1	-4	-1				3	-2
date capitals date	3		-1	-1			-1
digits-1 capital capital			1				-3	-1
digits-1 capitalised capitalised	1	-3						-3
digits-1 capitals capitalised	3	-1	-2
digits-1 capitals capitals	-1	-4	2	1	-1	-1		-2
digits-1 digits-1 capitals	1	-3			-1	-1		-1
digits-1 lettered-code capitalised	-3	3					-1	-1
digits-1 mark-) capitalised	1		-2			-1	-3
digits-1 mark-. capitalised	-1	2	-2	-1	-1	-1	-1	-5
digits-1 mark-. letters	-2	2		-1			-3	-1
digits-1 mark-/ capitalised	-2	2	2				-2	-1
digits-1 mark-: capitalised	2	-1	-1					-2
digits-1 mark-: date	3						-3
digits-1 small small		-3	-3		-1	-1		-1
digits-2 capitalised capitalised			-1		-1	-1	1	-3
digits-2 capitalised capitals	3						-1	-1
digits-2 capitalised small	3	-1	-3				-2	-1
digits-2 capitals capitals		2		-1	1	-1	-2	-3
digits-2 capitals small	3		-2				-2
digits-2 digits-1 small	-3						3
digits-2 digits-2 capitalised	2						-2
digits-2 digits-7 capitals	4	-4						-1
digits-2 dollars capitals	-3	-1					1	3
digits-2 mark-- capital	-3			3
digits-2 mark-- capitalised	1	-3						-1
digits-2 mark-. capitalised	2	-3					1	-1
digits-2 small small	1	-3	-2	-1		-1		-1
digits-3 capitals capitals	1	-4	2				-1	-1
digits-3 digits-2 capitals	-2				-1		2	-1
digits-3 digits-3 capitals	3	-1					-2
digits-3 lettered-code capitals		-4	1
digits-3 mark-+ capitalised	2						-2
digits-3 mark-. capitalised	3	-2	-1					-1
digits-3 mark-/ small	-2	-1	-1				3	-1
digits-4 capital capitals	5	-4	-1		-1
digits-4 capitalised capitalised	3	-2	-2		-1		-2	-1
digits-4 capitals capitals		-4	1	-1	-1		-1
digits-4 lettered-code capitals	3	-3	-2
digits-4 mark-. capitalised	3	-1					-2
digits-4 small small	2	-1			2		-2
digits-5 capitals capitals	3	-1	-1		-1			-1
digits-6 capitalised capitals	2	-2	-1				-1	-1
digits-7 capitals capitals	3		-3				-2	-2
dollars capitalised capitalised		-2	2				-4	-2
dollars capitalised small	3		-1				-3	-1
dollars capitals capitals		-3		-1		-1		-1
dollars dollars capitals	3	-1				-1	-2	-1
dollars dollars percent	3	-1					-2
dollars mark-) small	-2						3
dollars mark-- capital	2	-1	-1	-1			-2	-1
dollars mark-. capitals	-3				-1		2	-1
dollars mark-– capitalised	-3	1					2
dollars mark-– small	-3	1					3
dollars small capital	3						-3
dollars small small	1	-4	-4	-1		-1		-2
dollars-and-cents code small	-4						4
dollars-and-cents dollars capitalised	-4	2					1	-1
dollars-and-cents dollars-and-cents capitalised		-3				-1	1	-2
dollars-and-cents dollars-and-cents capitals	-3	-2				-1	3	-1
dollars-and-cents dollars-and-cents percent	3						-3
dollars-and-cents mark-, small	-1	-4		-1	-1	-3	2	-1
dollars-and-cents mark-- small	-3						3
dollars-and-cents mark-. capital	-2	-1					2
dollars-and-cents mark-. capitalised	-1	-4				-1	4	-3
dollars-and-cents mark-– small	-3					-1	3
dollars-and-cents small capitalised	-2	2	-1					1
dollars-and-cents small capitals	-3	2						2
end capitalised capitalised	2	-5			-1		-1	-1
end capitals capitalised	3	-2	-2
end capitals capitals	2	-8	1				-1	-1
end end small	3	-2					-1
end line capitalised	3	-3	1				-1
lettered-code capitalised capitalised	-2	-2	3
lettered-code capitalised small	2	-1	-3
lettered-code capitals capitalised	2		-2
lettered-code capitals capitals		-3	1	-1			-5	-3
lettered-code lettered-code capitals	3	-2	-1				-1
lettered-code mark-" capitalised	3	-1						-1
lettered-code mark-) capitalised	2	-2	-1
lettered-code mark-, capitals	1	-1			2	-1	-3	-1
lettered-code mark-, letters	3						-3	-1
letters digits-4 letters		-3		-1		-1		-1
letters mark-, letters	2	-3				-1	-1	-1
letters mark-: capitalised	-1	-3	-1				1	2
line capital capital	3	-4	1		-1		-2	-1
line capital capitalised	-2	3	-1				-4	-1
line capital small	3	-2	-1
line capitalised capitalised		-3	1	-1	-1	-1	1	-3
line capitalised capitals			-1	-1	-1	-1	3	-1
line capitalised percent	3	-1	-1				-2
line capitalised small	1	-4	-1		-1	-1	-1	1
line capitals capital	4	-1	-6				1	-1
line capitals capitalised	1	-2	1	-1	-1	-1	-3	-3
line capitals capitals	1	-7		-1	-1		-3	-1
line code capitals	3	-3					-2	-1
line date capitalised	-4	4	-2					-1
line date capitals	-1	2	-3				-2	-1
line digits-1 capitalised			-1				-4
line digits-1 capitals	-3	3	-1	-1			-1	-2
line digits-2 capitalised	2	2			-1		-3
line digits-4 capitalised	4	-2			-1		-1	-1
line dollars small	3	-1					-2
line lettered-code capitals	-1	1	1	-3		-1	-2	-2
line letters capitalised	-2	-1	3
line line capitals				-2	-1	-1	-3
line line date	1	-4		1	-1	-1	-2	-2
line line percent	3	-1					-2
line mark-" capitalised	-1	2	-3	-1			-3	-3
line mark-" small	1	1					-3
line mark-* capitals	-3	4	-1
line mark-- capitalised	-1	2	-2	-1			-4	2
line mark-- capitals	4	-3			-1			-1
line mark-- small	-3	3		-1	-1	-1		-1
line mark-• capitals	-3	3	-1
line mark-☑ capitalised	-3	3						-1
line mark-👍 small	3	-1					-2
line small capitalised	1	-1	-4	-1	-1	-1	-2
line year capitalised		-3	1				-1
mark-" capitalised capitalised	-1	-7	1	-1	-2		-3	1
mark-" capitals capitals	-1	-3	2	-1	1	-1	-4
mark-" mark-, capitalised	-4	-2	-2		2	2		1
mark-" mark-, capitals	-3	1	-2	1	2	1	-2	-2
mark-" mark-, small	1	-1	-2		-1	1	-3
mark-" mark-: date	-3	-1		-2	2	3	-2	-2
mark-" mark-_ capitalised	3	-1	-1				-1	-1
mark-" small small	2	-2	-2			2	-3	-1
mark-# code capitalised	3	-1					-1
mark-# masked capitalised	3	-2		-1	-1		-1	-1
mark-$ digits-3 small	4	-2					-3
mark-& capitalised capitalised	2	-3	-2	-1				-2
mark-& capitalised small	1		-3				1	-1
mark-& capitals capitals	2	-2	-4		-1		-1	1
mark-& small small	3		-2
mark-( capitalised capitalised	1	-5	-1	-1				-1
mark-( capitalised small	1	-1	1				-3	-1
mark-( small capitalised		-5	-2				2	2
mark-( small capitals	-1	-3	-3			-1		4
mark-( small small		-5	2	-1	-1	-1	-3	-5
mark-) capitals capitals		-3	2					-2
mark-) code capitals	-3	2	1					2
mark-) dollars-and-cents small	3						-2
mark-) mark-, capitals	3				-1	-1	-1	-2
mark-) mark-. capitalised	-2	2	-1				-1	-2
mark-* capitalised capitalised	1	-1	1				-2	-3
mark-* capitals capitals	-3		3					-1
mark-, capitalised capitalised		-3		-1	1		-1	-1
mark-, capitalised capitals		1	-1	1			-1	-3
mark-, capitals capital	3	-1	-4		1		-1	-1
mark-, capitals capitals	1	-2	-1	-1	1		1	-4
mark-, capitals small	1		-2			1	-3
mark-, cents small	3						-3
mark-, digits-3 small	4	-2			-1		-3	-1
mark-, dollars-and-cents small	3						-3	-1
mark-, letters capitalised	-2	-2	-1				-3	3
mark-, mark-" capital	3	-2	-1				-2	-1
mark-, mark-" capitals	-1		-1	2			-1	-3
mark-, mark-" small	-2	-3	2	-1	-1	3	1	-2
mark-, mark-, capitals	-3	-1			2	1	1	-1
mark-, small small	1	-4	2	-2	-1	-1		-3
mark-, year capitalised	-1		2				-2
mark-- capital capitals	3	-2					-2	1
mark-- capitalised capitalised	1	-2		-1	-1	-1	-1	-3
mark-- capitals capitals	-2	-4	-1	-1		-1	3	1
mark-- capitals small	4		-3					-1
mark-- date capitalised	3	-2					-2
mark-- lettered-code capitalised	3	-2	-1				-1
mark-- small small		-3	3	-1		-1	-1	-1
mark-. capitalised capitals	-2	-2	-1		2	-2	-3	2
mark-. capitalised date	2			-2
mark-. capitalised small		-2	-4	-1	-1	-1		-2
mark-. capitals capitalised	-1		3				-2
mark-. capitals capitals		-5	-1			-1
mark-. digits-2 capitals	3	-1					-3	-1
mark-. dollars-and-cents capitalised	3	-1					-2
mark-. dollars-and-cents small	3						-3
mark-. mark-, small	3		-1				-2
mark-. mark-. capitals	-3	2		1	1	-1	-2	2
mark-. mark-. small	1	-3					1	-1
mark-. small capitalised	3	-2	-1				-2	-2
mark-. small small		-3		-1	-1	-1	1	-2
mark-/ capitalised capitals	-2	1	1	-1				-1
mark-/ capitalised small	1	-1		-1			-3	3
mark-/ capitals capitalised	-4	-1	4				-2	-1
mark-/ digits-2 capitalised	3	-2	-1				-1	-1
mark-/ digits-2 capitals	3	-2	-1	-1	-1	-1	-1	-2
mark-/ small capitals	-2		-1				3
mark-/ year capitals	2	-4					2
mark-: capitalised capitalised	1	-3		-1			-7	2
mark-: capitalised capitals	1	-2	2				-2	-2
mark-: capitalised small	1	-2	-2	-1	-1	-1		-2
mark-: capitals capitalised	-3	-1	3				-1
mark-: capitals capitals	-1	-5	-1	-1	-1			3
mark-: date capitalised	3	-1					-2
mark-: digits-1 capitalised	3	-1					-2
mark-: digits-2 capitals	8	-2			-1	-1	-4	-3
mark-: dollars capitalised	4	-2					-2
mark-: dollars-and-cents capitalised	3	-1					-2
mark-: mark-> capitalised	2						-2
mark-: small capitals	-1	-3	-1		2	-1
mark-; capitals capitals	2	-1					-1	-3
mark-; mark-" capitalised	-2	2		-1		-1		2
mark-< digits-2 small	3						-3
mark-= capitals capitals	3						-2	-1
mark-= mark-" capitalised	1	-3	-1			-1	2	-5
mark-= mark-" capitals	-2	2	1	-1	-1	-2	-3	-1
mark-> capitalised capitalised	3	1	1				-5	-1
mark-> capitalised small	-3		1				2
mark-> capitals capitals	3	-2					-5	-1
mark-? capitalised capitalised		-1	1				-4
mark-? capitalised small	3		-1				-3	-1
mark-[ mark-] capitalised	-1	1		-1	-1	-1	-3	-2
mark-] capitalised capitalised		-4	2				-3	-2
mark-] capitals capitals	-3	-1	3				1
mark-| capitalised capitalised	2	-3					-2
mark-| capitalised capitals	-1	-2	3	-1
mark-| capitalised small	1	-1	1				-3	-1
mark-| capitals capitals	-3	-3	2		-1		2	-1
mark-® capitalised capitalised	2		-2
mark-– capitals capitals	3		-1				-1	-2
mark-– capitals small	-2		2
mark-– small small		-2	-1	-2		-1	1	-2
mark-• small small	2		-2				-1
masked capitalised capitalised	-2	-2			-1	-1	3
masked dollars-and-cents capitalised	-4						1	2
percent small small	3						-3
small capital capitalised	2		-1				-3
small capital small	2	-2	-3	-1	-1	-1		-1
small capitalised capital	4	-1	-3
small capitalised capitalised	-1	-4	1	-1	-1	-1		3
small capitalised capitals		-2			1	-1	1
small capitalised date	3			-1			-2
small capitalised small	3	-2	-2	-1	-1	-1	-1	-1
small capitals capitals		-6	-3	-1	-1		1	3
small digits-1 small	1	-2	-2	-1	-1	-1		-1
small digits-2 capitalised	3						-3
small digits-3 capitals	-3						3	-1
small digits-3 small	2	-3		-1	-1	-1	-1	-1
small digits-4 small	3	-1		-1		-1	-1
small digits-7 small	4	-1				-1	-2
small dollars capitalised	2	-2					-1	-1
small dollars small	1	-3	-1	-1	-1	-1	1	-2
small dollars-and-cents small		-3		-1	-1	-2		-2
small lettered-code small	3	-1			-1		-2
small mark-" capitalised		-4					1	-2
small mark-( capitalised	1	-3	1				1	-2
small mark-( capitals	2	-3	1		-1		1	-2
small mark-( small		-3	-2	-1			3	-3
small mark-) capitalised	2		-4	-1	-1		-1	1
small mark-) small		-2	-4	1				-1
small mark-, capitalised	-3	3		-1	-1	-1	-3	-1
small mark-, capitals						-1	-1	-3
small mark-, small		-4		-1	-2	-1	1	-2
small mark-- small		-3	-2			-1	3	-1
small mark-. capitalised		1	-6	-1	-1	-1	1	1
small mark-. small	1	2	2	-2		-1	-3	-2
small mark-/ capitalised		-1	-2				2	-1
small mark-: capitals		-1	-2	-2	1	1	-4	1
small mark-: small	2		-2	-1	-1	-1	-1	-2
small mark-; small	-3	-2	-1		-1		2	2
small mark-· capitalised	3	-2					-2
small mark-– capitalised	3		-1				-3
small small capital		-2	-2	1	-1	-1	-1	-1
small small capitals	-1		-2	-1	-1		-1	1
small thousands small	3	-3	-1	-1	-1	-1	1	-1
small with-digits capitalised	-1	2					-1
small year capitalised	3	-2	-2					-1
thousands mark-( small	-2						3
thousands-and-cents capitalised small	3		-2				-1
thousands-and-cents mark-. small	-4	-1					4
thousands-and-cents thousands-and-cents capitals	-3						3
with-digits digits-2 small	3					-1	-3
with-digits mark-" capitalised	-2	2	1		1	2	-3	-2
with-digits mark-" capitals	1	-2					-2	-3
with-digits mark-) capitals	2	-1					-3	-1
with-digits small capitals	-3	-1	-1		-1	3		-1
year capitalised capitalised		-2	-2	-1		-1	3	-3
year capitalised capitals	-2	-1	-1				3	-1
year capitalised small	3	-1	1				-2
year capitals capitals	3	-3	-2	-1			-3	-3
year mark-- capitalised	2	-4					4	-2
year mark-; capitalised	3	-1					-1	-1
year mark-• capitalised	-3						3
year small capitalised	-2	3					-1	-1
# word both behind
capital capital	-1	-3	-2	-1	-1	-1
capital capitalised	-1	1				-1	-4	2
capital code	-2	1	3	-1			-1
capital digits-7	-4	3	3
capital line	1			-1	-2			-3
capital mark--	3		-2				-1
capital mark-.	2	-2	1		-2		1	-3
capital small	-2	2	3	-1	1	-1	-2	-1
capitalised capital	1	2	-1				-4	-1
capitalised capitals		2			-1	-1		-3
capitalised cents			1				-2	-3
capitalised date	2	-1	-3				-1	1
capitalised digits-7	-1		1				-3	-2
capitalised dollars	1	1	-1			-1	-3	-3
capitalised end	3	-2	-2				-1	-1
capitalised mark-#	1	1	1			1	-1	-4
capitalised mark-$	2		-2				1	-1
capitalised mark-)	1	-3		-1			-2	3
capitalised mark-,				-1		1	-3	-2
capitalised mark--	-1	1	1	-1	-1	-1	-2	-3
capitalised mark-|		-3	2				-3	1
capitalised mark-®	3	-2	-1					-1
capitalised mark-·	3		-3				-1	-1
capitalised mark-—		-1	2				1	-2
capitalised percent	-1	-2	3	1			1	-1
capitalised with-digits	1	-2	1	-1	-1	-1		-4
capitalised year	-1	-3				-1	2
capitals capital			1				-3	-1
capitals capitalised	-1	-1	3	-1	-1	-1	-4	-2
capitals capitals	1		-3	-1	-1	-1	2	1
capitals cents	1	-3		-1	-1	-1	-1	-2
capitals date	2	-4					-1	1
capitals digits-1	3	-1	-3	-1	2			-2
capitals digits-2	-1	1	-3	-1	-1	-1		1
capitals digits-3		-1	-2	-1				3
capitals digits-5	6	-2	-3				-1	-1
capitals digits-6	3	-2	-1				-1	-2
capitals dollars	-1	-2	3				2	-1
capitals dollars-and-cents	3		-4
capitals line		-2	-3	-1		-1		2
capitals mark-"		-3			1		-4	3
capitals mark-&	1						-2	1
capitals mark-(		1	1		-1		-2	-2
capitals mark-)	-3	-4					-1	3
capitals mark-,	1	1	-2	-1		-1	-3	1
capitals mark--	-2	-3	1	-1	-1		3	-2
capitals mark-.	1	-4	1	-1	-1	-1		-2
capitals mark-;	1	-2	-2				-4	3
capitals mark-<	1	-1	2				-3	-1
capitals mark-=	3		-1				-2	-1
capitals mark-—	3	-2	-2
capitals masked		-1	2				-1	-3
capitals small	-1	1	1	-1	-1	-1	1	-2
capitals year	-3	4						-1
cents mark-.	3	-2	-1				-1
cents small	3			-1	-1	-1	-3	-2
cents thousands-and-cents	3	-1	-3				-2
code capital	-2	3	1	-1				-1
code capitalised	1	-1	1	-2	-1		1	-4
code capitals	1	-3	2	-2	-1	-1	-3	-1
code code	3	-1	-1	-1			-2
code digits-2		-4		-2			-2
code end	2		-2				-1
code mark-)	3		-3				-1
code mark-,	3	-2	-2	-2	-1	-1	-1	-1
code mark-.	1	-3		-2	-1	-1	-1	-1
code mark-:	4	-1	-2	-1			-2
code mark-–	3						-2
code small	3	1	-3		-2	-1	-1	-1
date capitals	3	-2					-3
date date	3	-1	-2	-1			-2
date digits-7	2	-1	-3					-1
date line	4	-1	-2				-2
digits-1 capitalised	-3	-1	1	-1	-1	-1	1	1
digits-1 digits-1	-2	-2	-1	2	-1	-1		-1
digits-1 digits-2							-3	2
digits-1 digits-3	-3	-2	3				-1	-1
digits-1 dollars	3	-3	-1				-3
digits-1 line	3		-1	-1		-1	-2
digits-1 mark--	4	-2	-1				-2
digits-1 mark-/		-3	-3	-1	-1	-1	2	-1
digits-1 mark-:	6	-2	-1		-1		-3
digits-1 mark-=	4						-4
digits-2 capitalised	-1		3		-1			-1
digits-2 capitals	1	-3	-1	-2	-1	-1	-1	-2
digits-2 digits-4	2	-3	-1	-1			-1
digits-2 line	2		-1	-1	-1	-1	-2	-1
digits-2 mark--	3	1	-2				-4	-1
digits-2 mark-/		1	-1	-1		-2	-2	-1
digits-2 mark-–	3						-2
digits-2 small	1	-4	-2	-1	-1	-1	1	-1
digits-3 capitals	3	-3	-3	-1	-1	-1
digits-3 mark-+	3	-1					-3
digits-3 mark-.	2	-4					-1	-1
digits-3 mark-/	-3	2				-1	2	-1
digits-3 small	2	-1	-1	-1	-1	-1	-3	-3
digits-4 capitalised	-2	2	2	1			-1	-1
digits-4 capitals	-1	-3		-1	-1	-1	1	-1
digits-4 digits-4	2	-2	-3	1			1	-2
digits-4 dollars-and-cents	2	-1	-2	-3			-3	-2
digits-4 mark-,		-1		1		-1	-3	-1
digits-4 mark-:	3	-1	-2	-1			-1
digits-4 mark-–	3	-2	-3	-2			-2	1
digits-4 year	3	-2	-1	-1
digits-5 capitalised	2	-1	-2	-1	-2	-1	-1	-1
digits-5 dollars-and-cents	2	-1	-1				-1
digits-5 line	2	-1	-1		-3	-1		-1
digits-5 mark-.	3	-1	-3
digits-6 digits-4	3	-2	-1					-1
digits-7 capital	-4	1	3
digits-7 capitals	3	-2	-1	-2				-1
digits-7 digits-2	4	-1	-4					-2
digits-7 dollars	-3	-1	3	1			-1	-1
digits-7 dollars-and-cents	-3	-1	3	1			-3
digits-7 mark-,	2	-3	-3	-2		-1		-1
digits-7 mark--	2		-3	1			-1
digits-7 mark-.	3	-1	-2			-1	-4	-1
digits-7 small	2		-3
dollars capitalised			2		-1		-4	-1
dollars capitals	3	-2	1	-1		-1	-3	-1
dollars digits-1	3	-1	-1				-2
dollars mark-)	3	-2	-2				-2	-1
dollars mark-,	3		-1				-3	-1
dollars mark--			-1	-3	-1	-1	-1
dollars mark-.	4	-1	-3				-2	-1
dollars mark-–	3	-2	-1				-2
dollars percent	2	-5	-2				1	-1
dollars small	1	-1	1	-1	-2	-1	-2	-4
dollars-and-cents capitalised	1	-2	-2		-1	-1
dollars-and-cents capitals	3	-1					-1
dollars-and-cents code	2				-1		-2	-1
dollars-and-cents dollars-and-cents	1	-1	-1		-1	1	-2	-3
dollars-and-cents letters	-3	-2	-2	-1	-1	-1	3
dollars-and-cents line	1	-3	-1	-1	1	1		-2
dollars-and-cents mark-(	3	-1	-3				-1
dollars-and-cents mark-,	2	-1	-2	-1	-2	-2	1	-2
dollars-and-cents mark-.	2	-2	-1		-1	-1	-1
dollars-and-cents mark-;		1	1				-3	-1
dollars-and-cents mark-–	4						-3
dollars-and-cents small	2	-2	1	-1	-1	-1	-3	1
end end	2	-1	-3	-1				-2
lettered-code capital	-4		4					-2
lettered-code digits-2	4	-3	-3				-1	-1
lettered-code lettered-code	-3	-1	2				1	1
lettered-code line	1	-3		-2		-1	-1	1
lettered-code mark-$	1		-3
lettered-code mark-)	3		-2
lettered-code mark-,	1		1	-1			-3	-1
lettered-code mark-.	4	-1	-3				-1	-1
lettered-code thousands	-3	3
lettered-code thousands-and-cents	-4		4
lettered-code with-digits	-3		3
letters code	-3		3
letters digits-4	-1	-1	1	-1			-3	-1
letters letters	2		-3		-1		-1	1
mark-! capitalised	3	-1					-2
mark-" line	1	-3	-2	-1	-1	2	-2
mark-" mark-"	1	-3	3	-2	-1	-2	-3	-3
mark-" mark--	-2	-2	2					-1
mark-" mark-.	3		-2				-3	1
mark-" mark-:	5	-3	-2	-1		-1	-3	-2
mark-" mark-;	-1	3	2	-1		-2		1
mark-" mark-_	1	1		1	-1	-2		-4
mark-# capitals	2	-1	-1	-1
mark-# lettered-code	-2	-2	4				-1	1
mark-# mark-:	3	-1	-2	-1
mark-$ cents	3	-1			-1	-1	-3	-1
mark-$ digits-1	3		-2			-1	-2
mark-$ line	4	-1	-3			-1	-2	-1
mark-$ with-digits	-2	-3		-3	3	2	-3	-3
mark-( capitals			1				-1	-3
mark-( lettered-code	-1		4			-1		-1
mark-( mark-.	-4	5	2
mark-( mark-…	-3		3
mark-( small		-1			-1	-1		-3
mark-) capitalised		-3			-1
mark-) code	-3	-1	-2				-1	2
mark-) digits-7		-2	-2				-3	3
mark-) dollars	-1	1	1				-1	-3
mark-) dollars-and-cents	2	-3	-2					-3
mark-) lettered-code	-3	-3	1	-1			-2	3
mark-) line		-3		-1	-1	-1	1
mark-) mark-,	-1	-4	3	-1		-1	-2	-3
mark-) mark-.		-2	3		-1	-1	-3	-1
mark-) mark-:		-3	2				-1	-3
mark-) percent	-3		4					-1
mark-) small	-2	-4	1	-1		-1	2	-2
mark-+ small	1	-2	1				2
mark-, capitalised	2	-2	-1	-1	-2		1	-5
mark-, capitals	4	-4	-3	-1		-2	-1	-4
mark-, cents	-4	1	3			2	-1	-1
mark-, digits-2	-1		-1	-2		1		-2
mark-, digits-3	-3	1					1
mark-, dollars	-2	1	3	-1	-1	-2	-2	-3
mark-, dollars-and-cents	-3	-1	3		-1	-1	1	-1
mark-, lettered-code	-2	2	-1	-1	2	1	-2	1
mark-, letters	-1	-3	1	-1		-1	-1	1
mark-, line	3	-3	-5			1		-2
mark-, mark-,		-1	-1		-1	2		-1
mark-, small	-1	-2	2			-1	-2
mark-, thousands	-2	-1	3					-1
mark-, with-digits	1		-1	-1	1	-2	-2	-2
mark-, year	-3	-2	1		1	1	2	-2
mark-- capitals	-2	-1	-1	-1		-1	3	-2
mark-- digits-1		1	-1				-3	-1
mark-- digits-3	-3	3	2
mark-- digits-4	-1	3	1				-1
mark-- dollars	-3	-2	3	-1			1	-1
mark-- dollars-and-cents	-2	1	1				-1	-1
mark-- line	2		-3		-1		-1	-1
mark-. capitalised		-3	-1	-1	-1	-1	2	1
mark-. code	3	-2	-2				-1
mark-. digits-1	3	-1	-1				-1	-1
mark-. digits-2	4	-3	-3				-3	-1
mark-. dollars	3	1	1				-2	-2
mark-. dollars-and-cents		-1	3				-2	-2
mark-. end	5	-2	-2	-1	-1	-1	-5	-2
mark-. line		-3	-2		-1	-1	2
mark-. mark-"	-3	-4	1	-1	-1	-1	-1	1
mark-. mark-,	2	-2				-1	-3	-1
mark-. mark-.	-1	3	4		-1	-1	-3	-5
mark-. mark-:	3		-1				-2
mark-. small	1		1	-1	-1	-1	-3	-7
mark-. thousands-and-cents		2	-2					-1
mark-/ capitals	1	-1	-3	-1	-1	-2	1	1
mark-/ small	1		-1	-1		3	-3	-2
mark-: capitalised	2	-2	-2	-1	-1	-1		-2
mark-: capitals	2	-1	-1				1	-5
mark-: dollars	2	2	2			-1	-4	-1
mark-: dollars-and-cents	1	-2	2	-1	-1	-1		-4
mark-: line	1	-3	-2	-1	-2	-1	-2	-1
mark-: mark-$	2	-2		-1	-1	-1	-2	-1
mark-: masked	3	-1	-1	-1
mark-: small		1	1	-1	-1	-1	-3	-2
mark-: with-digits	3		-2				-1
mark-; capitals	2	-1	-3		-1	-1		1
mark-; small	-1	1	1		-1	-1	1	-3
mark-= capitals	3	-2					-1	-1
mark-= mark-"	2	-2			-1	-1	-2	-3
mark-? capitalised	3	-1	-1				-2	-1
mark-? digits-2	3						-3
mark-? line	1	2	-2	-1	-1	-1	-2	-2
mark-? small	3	-1	-2				-2
mark-| capitals	2	1	-3	-1	-1			-2
mark-| cents	-3	-2		1	-1	1		-1
mark-| dollars-and-cents	-3	1	3	1		-1	-1
mark-| line	1	1	2	-3	-1	-2	-2	1
mark-| small	-1	-1	2	-2		-1	-1	1
mark-® capitals	-2		2
mark-® line	4	-2	-1				-1
mark-– cents	-3	2	2
mark-– mark-–	3						-3
mark-– thousands	-3	2	3					-1
mark-— capitalised	2	-2	-1
mark-— dollars-and-cents	1	-2	-2				2	2
mark-— small	-4	1	3	-1		-1	-2	1
mark-🎉 line	2		-1				-2
masked capitalised	-2		3	-1				-4
masked capitals	5	-2	-4
masked digits-2	-2	-1	2	-2		-1	-2	-1
masked line	2			-2	-1	-1	-3	-1
masked mark-$	-2	1	2
masked mark-(	-3		3
percent dollars	-3	3	1				-2	-1
small capital	1	-3	1	-1	-1	-1	-2	-1
small capitals	3		-3	-1	-1	-1	-2	-2
small date	1	-1	-3					-1
small digits-1	1	2	-1	1	-1	-1	-3	-2
small digits-3	2	2	-2			-1	-5	1
small digits-4	-1	2	1	-2	-1	-1	-3	-2
small digits-7	-4		4		-1			-2
small dollars	1	1	1	-1	-1	-1	-3	-1
small end	1	-2	-2				2	-1
small line	1	-3	-2	-1	-1	-1		1
small mark-"	1	-2	-2			-1		-2
small mark-$	-1	-3	1				1	-2
small mark-(	2	1	-4					-2
small mark-)		-7	3	-1	-1	-1	-3
small mark-.		-2	-3	-1	-1	-1	1
small mark-:	1	-1		-1	-1	-1	1	-4
small mark-;	2	-2	-1					-2
small mark-?	2	-3	-3	-1	-1	-1	-1	-2
small mark-|	1	-3	1				-3	-1
small mark-·	3	-2	-1
small masked	2		-1				-3	1
small percent	2	-3	-1				-2	-1
small thousands	1	1	-1	1			-3	-2
small thousands-and-cents	1	2	-1			-1	-3	-1
thousands capitalised		-2					2
thousands digits-2	3		-1	-1			-2
thousands line		-3	2	-2	-1		-3	-1
thousands mark-.	2	-1	-2		-1		-2	-1
thousands mark-/	-1		3				-1
thousands mark-?	3		-2				-2	-1
thousands small	1	-2		-1	-1	-1	-4	-3
thousands-and-cents cents	1	-3					-2	-1
thousands-and-cents digits-1	3	-2	-1				-1
thousands-and-cents small	-1	-2	3	-1	-1		-2
thousands-and-cents thousands-and-cents	2	1	-3	-1		-1		-1
with-digits digits-1	1	2					-3
with-digits digits-2	3					-1	-3
with-digits line	-2	2	2	-1	-1	-1	-4	-1
with-digits mark-$	-4	2	4	-1	-1
with-digits mark-(	3	-1					-2
with-digits mark-)	2	-3	2	-1	-1	-1	-1	-1
with-digits mark-/	3		-1				-1
with-digits small	2	1	1	-1	-1	-2	-6	-3
with-digits thousands-and-cents	3	-1	-2	-1
with-digits with-digits	2		-2				-1
with-digits year	1	-3	-2	-1	-1	-1		-1
year capitalised	-1	-3				-1	2
year capitals		-3	1				-1
year dollars	3	-1	-2				-1
year mark-"	3		-2					-1
year mark-)	-3	-4	4					-1
year mark-–	2	1	-2
# word both read as
 		-1		-1	-3	-2	-12	-1
 accountName	-1	1	-1				-3	-1
 accountName,current?	-3	-2					3
 accountName?	1		-2	-1	-1	-1	-5	-1
 accountName?,current?	-3	-1					3
 accountNumber	-3	-1	-2	3		-1	-1	-1
 current	-4	-2		-1	-1	-1	5	-1
 current?	-2	-4	-1	-2	-1	-1	3	-1
 originalCreditor	-2	-1	-2	-1	-1	-1	-4	2
 paying	-4	-1			-1	4	-1	-1
accountName,current? goes on,current?	-4	-2	1				2	-1
accountName? 	1	1	-4					-1
accountName? goes on?	-1	-2		-1		-1	-3
accountNumber 	3		-2	-3	-1	-1	-3	-3
accountNumber originalCreditor	-3						-1	3
amount 	5	-3	-1	-2	-1	-1	-5	-3
amount accountName			-1	-1	-1		-5	-2
amount current	-4						4
amount paying?	3	-1					-3
amount? 	2		-1	-1	-1	-1	-2	-1
aside accountName aside goes on	-1	-3	1				-2	-1
aside amount 	3	-2					-1
aside current? aside current?	2						-3	1
current 	3	-1		2	-1		-5	-2
current accountName		1	-1				-3
current current		-3	1	-1	-1	-1		-1
current current?	-3	-1					3
current? 	4	-2			-1		-4	-4
current? current?	-1	-3	-1		-2	-1
current? originalCreditor,current?	-2	-1					4	-4
goes on 	2	1	-5				-2	-1
goes on accountName	-4	5	-3				-2	-3
goes on accountNumber	-2	-1	-2	3
goes on goes on	-1	-2	1	-1	-1	-1	-2	-1
goes on,current? current?	-2		-3				3
goes on? 	5	-1	-6	-2				1
goes on? goes on?		-1			-1	-1	-5	-3
goes on?,current? goes on?,current?	-2	-1					2
originalCreditor 	4	1	-2				-2	-6
originalCreditor current?	-3						3	-1
originalCreditor originalCreditor		-3	-1	-1	-1	-1	-4	1
paying 	8	-4	-1	-1		-2	-8	-1
paying current	-3	-1				-1	3
paying current?	3						-3
paying paying	-3	-2	-1	-1	-1	3	-2	-1
paying? 	3	-1	-1				-2
paying? current	-4						4
paying? paying?	3	2	1				-2	-1
# word cell comes
always	2	-2	-2	-6		-4	-2	-4
often	1	-7	-2	-1	-1	-1		-4
twice	2	-3			-1	-1	1	-4
# word cells behind
4		-1	1	-1	-3	-3	-2	-2
# word cells
5		-2			-3	-2	1	-2
# word ending
-01	2	-1	2	-1	-1		-3	-1
-09	3	-1		-2		-1	-2
-10	3			-2		-1	-2
-12	3	-1		-1	-2	-2	-1
-23	3	-1		-2			-1
-on	-4	4	-3				-1	-1
-op	-3		2
.9%	4	-1	-1				-2
/ef	5	-1					-3	-2
/td	-3	4						-1
00%		-1	2			-1	-3
1.0	3			-2			-2
1.5	-3			-1	1	2	-1
2.1	3	-1		-2			-1
2.2	3	-1		-2			-1
2.3	2			-1			-1
25%	3		-1				-1
3.1	2	-1		-2			-1
4.3	3	-1	-1	-3
74%	2	-1	-1				-3
80%	3	-1	-1				-2
a	2	-4	-2	2	-1	-1	-2	1
a's	1	1	-2				-3	-1
a/c	4		-3	-1
aa	1	-3	1				-2	-1
ab	1	-3					1	-1
abt	2	-1	-3				-1
aby	-2	-2	3					-1
aca	3	-1	-2
ace		1	-2				-2	1
ach	3	-1	-1	-1	-1	-1	-3	-2
ack	3	-1		-1	-1	-1	-4	-1
act	1	-3	-4	-1	1	-1	1	-2
ada	-1	-3	-3			-1	4	1
ade		1	-2				-4	-2
ado	1	-3		-2		-1	-1	-1
ady	1	1					-2
age		1	3			-1	-4	-2
ago	2	-3		-1	-1	-1		-2
aha	-1	-1	3				-2	-1
aid	2	-4	-2	-1	-1	-1		-2
ail	1	-4	1	-1	-1	-1	-3
ain	-2	3	1		-1	-1	-2	-1
air	-3	2	2	-1		-1	-3
ait	3	-3	-2				-2
ak	2	-1	-2	-1
aks		-3	2					-2
ala	-2	-1	3				-1	-1
ale			1			-1	-3	-1
alf	1						-3
all	1	-4	-4	-1	-1	-1	1	-2
als	5	-4	-2	-1			-2
alt	4	1	-1				-1
ame	5	-4	-3	-1	-1	-1	-1	-8
amt	6	-1	-2				-2	-1
an	3	-1	-1				-3
ana	-1		-1	-1		1	-3	-1
and	1	-2	-1	-1	-1	-1	1	-2
ang	3	-2	-3				-1	-1
ank	-2		2	-1		-1		3
ano	2	-1					-1
ans	-2	-2	3	-1		-1	-1	-1
ant	-1	2	-3	-1	-1	-1		1
any		-2	1	-1	-1		-1	1
apr	3	-4	-1	-1	-1	-1	-2	-2
ara	2	-3	-1	-1	-1	-1	-1
ard		-1	2	-1		1	-5	-4
ark	-1	2			-1	-1	-3	-1
ars	-3	1		-1	-1	-1	-1	1
ary	-1	-3	1			-1	2	-4
as		-3			-1	-1	1	-2
asa	2	-1	-2				3
ask	2	-3	1	-1	-1	-1	-3	-1
aso	-1	-1	-3				1	2
ast		-2	-5		-1	-1	1	1
at	1	-4		-1	-1	-1	-2
ate		-3		-1	-1	-1	3	-1
atl	-3	-2	3				-1	-1
ats	1	-4	-1		-1		1	-1
aux	3	-1	-1					-1
ave	2	-2					-2	-2
ays	-1	-3	-3	-1	-1	-1	2	-2
b	2	-4	-1	1	1	-1	-3	-2
b&t	-3	2						1
bal	3	-1	-2	-2	-2	-1	1	-2
ber		-3	-1	-1	-1	-1		-2
bit	-3	4	-1			-1	-2	-1
bk		1					-3	-1
bna	-3	4	1	-1		-1	-2	-3
bnk	-4	3	2
bom	-3	3	1
box	3	-1	-2	-1	-2	-1	-1	-1
bro	-4	1					3
bts	4	-2	-3				-1	-1
bur	-2	-2	2					-2
by	1	-4	-3	-1	-1	1		-2
c		-4	2	-1	-1	-3	-2	-2
cal		-4	1	-1	-1		-2
can	3		-3	-1	-1	-1	-1	-3
cao	-2	2
cap	2		1				-2	-3
car	3	-2					-1	-1
cc	2	-3	-2	-1	-2	1	-1	-1
ccc	1						-3	-1
cct	5	-3	-6	-3	-1	-1	1	-3
ced	-1	1	-1	-1			2	-3
ces		-2	1	-1	-1	-1	-1	-3
cia	2	-3	-2				1	-1
cl	3	-1	-2				-1
cle	-3	1	2	-1		-1
cmc	-2	3	-2
co	-1	-3	1	-1		-1	-1	1
coa	3	-1					-1	-1
col	5	-3	-1	-1			-2	-1
con	2	2	-3				-1
cr	-2	-2	3				-1	-2
csi		-2	2				-1	-1
ct	3	-1	-1				-2	-2
ctr	-3	-1					-1	4
cu	1	-5		-2			-1	-2
cur	-1	-2					3	-1
cvd	2						-2
d	3	-3	-2		1		-1	-1
dad	-2	3	-2			-1	-2	-1
day	1	-5	1	-1	-1	-1		-2
de		-4		-1	-1	-1	1	-2
ded	4	-1	-1				-3	-1
der	2	1	-2	-1	-1	-1	-2	-3
dge	-1	-3	1				-1	1
div	3	-1			-1		-2	-1
dla	3	-1					-2
dmp		-2	-1	-1		-1	1	-2
dow	-4	3	1				1
dpd	-2	-1		-1	-1	-1	3	-1
dr	-1	1		-1	-1		-3	1
dra	-3	3	-1				-1
dti	2						-1	-1
du	3	-1					-2
due		-3	-2	-1	-1	-1	1	-1
d’s	4	-3	-2					-1
e		-4	1	1	-1			-1
e's	-2	2	1			-1	-1	1
eaa	-3	4
eaf	-3	2	-1
eak	-1	-3	2				-1	-1
eal	1		-3				1	-1
eam	-1	3	-2				-2	-2
ear	-1	-3	2				-1	-2
eau	-1	-4	1				1	-2
ebo	4	-2	-4				-1	-1
ebt	1	-1	-2	-1	-1	-1	4	-2
eca	2	-1	-2					1
ech	-1		3					1
ect	-1		-2	-1	-1	-1		-3
ecu	-2	2	-1
ed	-2	-1	3					-1
edo	-3	2	2				-1	-1
eed	-2	-3	-2	-1	-1	1	2	-2
eek		-3	-1				1	1
ees		-3		-1	-1	-1		-2
eet		2	-1				-3	-1
ef	5	-1	-2				-2	-2
eft	4	-2	-1		-1		-3	-1
efx	3	-3	-1				-1	-1
ege	-2	4	-1				-1	-1
eir	3		-1				-2
el	1	-3				-1	-1	1
ela	-3	2	2	-1	-1	-1	-3	-3
eld	-1	3	-3	-1	1	-1	1	1
elk	-3	3	-1
ell	1		-4	-1		-1	-2
elp	3	-2	-1	-1	-1	-1	-2	-1
elq	2	-1	-2
els	-3	-1	3				-1	2
ely	1	-3					1
em	-1	-2	-1			-1	3	-1
ems	-4	1	4					-3
end	1	-2		-1	-1	-1	-4
enn	-1		-2					2
ens	1							-3
ent		-3		-1	-1	-1	3	-3
eon	2	-2	-1
ept	2	-1		-1	-1	-1	-4	-2
eq	3	-2	-1				-2	-1
er	-2	-3	3	-1		1	-1	-3
era	1		-3				-2	3
ero	2	1	-2	-1	2	-1	-5	-1
ers		-1	1	-1			-5	1
ert		-2	2	-1				2
ery		-4	1		-1	-1	1	-3
esa		-1	-1		-1		3	-1
ese		-2	-2				3	-1
et	3	-1			-1			-1
eto	1	-3					-1	-1
ets	3	-2	-3				1	-1
ex	4	-2	-1				-2	-2
exp	3	-1	-1				-2
ext	2	-3	-2					-2
eze	3	-1	-2				-1	-1
e’s	3	-3	-1				-1
f	4	-1	-1				-2
fas	-3	3
fax	6	-3			-1		-2	-1
fcu	-4		4	-1			-2	-2
fer	3	-2	-2				-1	-1
fha	4	-2					-1
fix	4	-3	-1				-2
fni	2		-3	-1
for	3	-4	-3	-1	-1	-1		-4
fri	3	-1			-1		-1	-1
fsb	-2		3
fth	-3	2			2		-1	-2
fts	-2	-1	2				-1	2
g	3						-3
gal	2	-3	-1					-2
gas	-1	-3	-1	-1		-1	-2	3
ge	-3	3	-1				-1	2
ged	-1	-3	-3				2	-2
gem	-2	2	1				-1
ght			-1					3
gm	-3	3	-1
gmt	-2	-2	3	-1	-1			-3
go	-1	-3	2	-1	-1	-1	-1	-3
gor		1	-2					-1
got	1	-4	-2				1	-1
gym	-2	2	1				-1
h	2	1	-2				-3	-1
has	-1	-3	-4				2	-1
hat	1	-3	-3	-1	-1	-1		-1
hay	-3	1						-1
hem		-2	-2			-1	2	-1
hen	3	-1	-1	-1			-3	-2
heo	3	-2	-1				-1	-1
her		-2	2	-1	-1	-1	-3	-1
hes	3	-1					-1
hey		-4	-4			-1	2	-2
hi	3	-3					1	-1
hip	4	-2	1				-2	-2
his		-1	-4	-1	-1			-2
hls	-3	3	-3	-1			-2	-1
hly	1	-4	1			-1		-2
hoa	-1	-2	2				-1
hsa	3	-2	-1	-1			-1
hut	-2	1	-2	-1			-4	3
hys	-4	-1	3				-1	2
i'm		-4	-2			-1	1	-2
ial	-3	2	2	-1	-1	-1	-1	-1
ian	-1	-1	3	-1			-1	1
iar		2	-3
ias	-2	-1				-1	2
ibe	2	-1	-3	-1	-1	-1	-1	-1
ibu	3	-1	-2				-2	-1
ica		-3	2	-1			-2	-4
ice	1	-3	1	-1	-1	-1	1	-1
ich	3	-2	-2				-1	-2
ick	1	2	-3	-1			-3	-3
ics	-6	-2	2	-1			-2	4
id	4	-4	-3	-3			-2	-1
idr	3	-1	-1				-1	-2
ied	3	1	-3				-4	-2
ies	4	-3	-1				-2	-1
ife	5	-2	-3				-2	-1
ify	3	-1	-3				1	-1
igo	-3	2	2					-2
ii	1	-2	1	-1			-1	-3
ile		-3		-1		-1		3
ill	1	-2		-1	1	1	-2	-4
ils	3	-2	-3				-2	-2
ima	-2	-4	2					-2
ime	-3	1		-1	-1	-1	2
imo	4	-3				-1	-2	-1
in	1	-3	-2	-2	-1	-1	1	-2
inc	-2	-4	3	-1	-1	-1		-3
ing	2	-2	-1	-1	-1	1		-3
ins		-2	1				-2
ion		-3	1	-1	-1	-1	2	-4
ior		-3	2				-1	-1
ira	5	-2	-3				-1	-1
irs	-3	3		-1		-1	-1	-3
is	3	-3	-6	-1	-1	-1		-3
isa	-2		2	-1	-1	-1	-3	-1
ise	-1	1	1		-1		-3
iss	2	-1	-1					-1
it	-1	-3	1	-1	-1	-1		-2
ita	-3	3	2					-1
ite	2	-2	-1	-1	-1	-1	-1	-3
ith	2	-3	-4	-1	-1	-1	1	-3
iti	-1	2	2	-1		-1	-3	-2
its	3	-4	-4	1			-2	-1
ity		-1		-1		-1	-3	2
iya	2	-1					-1
ión	1	-2	-2				2	-1
j	5	-1	-3	-1			-4	-2
jan	3	-2	-2				-1	-2
jt	2	-1					-1
jul	3	-2	-1				-1	-1
jun	4	-2					-1	-1
k	3	-2					-3	-1
kay	2	1					-2	-3
kbb	3	-1	-1				-1
ker	5	-3	-1				-1	-1
kes	1	-3					-1	-2
ket	1	2	-2				-2	-2
kia	1	-3	1					-2
kly	3	-2	-1				-1
ko	2		-2
kwy	3		-3
l	2	-2		-1	-1	-1	-4	1
l's	-1	3	-2				-2	-2
lan			1	-1	-1	-1	-1	-3
lcc	-1		3					-2
ldo	5	-2	-2		-1		-2	-2
led	5	-4		-1		-1	-3	-2
let	2	-2					-3
lex	-4	1	3
ley		1	-2
lgl	3	-1				-1	-2	-1
lla		-3	2				-2	-3
llc	-1	-3	4	-1	-1	-1	-4	-2
llo	-1	3	-1		-1		-2
lly	2	1	-2	-1	-1	-1	-3	-3
lol	3	-2	-1				-2
lon	3	-2	-2
los	5	-1	-2				-2
low		-2		-1	-1	-1	-3	1
lp	-3	-2	3					-1
lsi	-2	2
lso	1	-3	-1	-1	-1	-1	1	-2
lta	-1	3	-1	-1	-1	-1	-2	-1
ltd	-3	-1	2
lus		-4	1				-2	-2
lvd	4	-1	-3					-1
m		-3	-1	-1	-1	-1	2	-1
m&t	-1	3	-2					-1
ma	3	-1	-3			-1	-1	-1
mac	-3	6	-3	-1			-2	-2
man	3	-2	-2				1	-2
mas	1	-3	-2
max	-3	1	1			-1	-3	1
may	1	-3	-1	-1	-1	-1		-2
mc	-1	-2	3	-1			-1	-1
med	-2	3	1	-1			-2	2
mer		-1	-1				3	-2
mes	1	-2	1		-1		-1	-3
mew	3	-2					-1
mex	-2	3	-2				-1	-3
mi		2	-2	-1			-1	-1
mic	3	-1					-2
min	2	-4	1	-1	-2	-2		-2
mit	1	-1	-2		-1	-1	-3	1
mls	3	-1		-1		-1	-1
mo	3	-4	-3	-1	-1	-2		-2
mom	-3	3	2	-1	-1		-2	-2
mon	3	-1	-2					-1
mos	2	-3	-3	-1	-1	-1		-2
mpt	2	-1					-2
mr	-2	1	-3	2				-3
mtg	1	-2		-1			-4	-2
mum	3	-1				-1	-2
my	1	-2	1					-2
n	1	-3		-2	-1		-1	-1
n's	-2	3	-3	-1			1	-1
n.a	-3	-2	3	-1	-1	-1	-1	1
n/a	4	-2	-2	-2			-2	-2
na	-1	-3	1	-1	-1	-1	-2	1
nc	2		-2	-1	-1		-1	-1
ncb	-4	4	1				-1	-2
nds	5	-3	-2	-1			-2
ne	3	-1	-2					-1
ned	1	-3	-1	-1	-1	-1		-3
nee	1	-3	1				-1	-2
ner	-2	2	2				-2	-2
nes		-2	1	-1			-4
net		3	-3	-1		-1	-1	-3
new	3	-1	-1				-3	-2
ney		-1	1				-3	-2
nfo	3						-2	-1
ngs		-4	-1				2
ni	3		-2				-1
nit	-1	-2		3	1	-1	-2	-2
nks	3	-2	-3					-1
nly	3	-1	-1				-1	-1
no	1	-5	-3	-1	-1	-1	3	-3
nos	3	-1					-1
not	1	-4	-2	-1	-1	-1		-2
now	3	-4	-3	-1	-1	-1	-1	-1
nr	3	-1	-2	-1
nse	3	-2					-1
nst	2	-1	-1				-2	-1
nte	-1	-3	-3				3	1
nth	1	-3	-1	-1		-1		-1
nto	1	-3					-2	1
nue		-3	3				-2	-1
não	3	-1					-2
nợ	3	-1	-1
o'd	2	-1	-3				1
o's	-2	2	1
oal	3	-2					-1	-1
oan	1	-3	1	-1	-1		-4	-2
oc	2	-2					-1	-3
ock	-1	3	1				-2	-2
oct	3	-2	-2				-1	-1
ode	2	1	-3				-1	-2
oes	2	-1	1				-3
of		-5	1		-1	-1		1
ofa	-2	3				-1		-1
off	-1	-3	-4	-1	-1	-1	3	-3
ofi	-1	1	-2				-2	-3
oft	3	-1	-1				-1	-1
ogy	-3	-2	1				-1	3
oh	2	-3	-2	-1		-1	-1	-1
ok		-4	-3	-1	-1	-1	1	-2
old	2		-1			-1	-4	-1
ole	1	-3				1	-1	-1
oll	-3	-2	2	-2	-1	-2	3	-4
oma	1	-3	1					-1
ome	-1	-3	2				-2	-1
on	1	-5	-3	-1	-1	-1	1	-1
ond	1	-3	-1	-1	-1	-1	1	-3
ony	-1	-3		-1		-1		1
ood		-4	-3		-1		3	-1
oof		-3	1				-2	-1
ook	-1	4	-1				-1	-1
ool	1	1	1	-1			-3	-1
ora	3	-2	-3				-1	-1
orp	-4		4				-2	1
ors		-3	1				-1	2
oso	2	-1	-2				-1
oss	-2	-4	-1				2
ost	2	-1					-1	-1
ote		-3	-2				3	-1
oth	3	-4	1				-1	-2
our		-2	-3	-1	-1	-1	2	-1
ous	4	-2					-2
out	1	-2	-3	-1	-1	-1	1	-1
ove	-3						4	-1
owe	2	-5	-2	-1	-1	-1	-1	-2
own	1	-1	1	-1			-3
p	4	-1	-3				-1
p.o	5	-2	-2	-1	-1		-1	-1
ped	3	-1	-2				-1	-1
pen			2	-1	-1	-1	-2	-2
per	-4	1	2	-1	-1	-1		2
pif	6	-2		-1		-1	-4	-1
pk	-3	-1	2	2
ple		1	-1	-1	-1	-1	-3	-3
ply		-2	1	-1	-1	-1	-2	-1
pm	3	-1			-1	-1	-2
pmt	3	-3	-3	-1	-1	-2	1	-2
po	3	-3	-4	-1	-1	-1	2	-1
por	4		-2				-1	-1
pra	-2	-3	-1	3				-1
ps	3		-1					-2
ptd	3	-1	-2				-1	-1
pts	1	-3	-2				-1	2
q	3	-1	-3	-1
qua	-3	2						1
rad	-1	-3	2			1	-2	-1
ral	1	-2	2	-1	-1		-2	-2
ras	3	-2
ray	-1	-2	3				-1	-1
rce	-1	4	-1		-1		-1	-1
rch	1	-4					1	-3
rd	3	-2	-4		1		-2	-1
rde	2	-2	-2					1
rds		1	1				-3	-2
red	3	-1	2	-1	-1		-5	-3
ree	1	-3					1
ref	3	-2	-4	-2			2	-2
reg	1	-3	2					-1
rei	-3	3						-1
rel	-2	2	-1				-2
reo	3		-3
rer	-1		3				-1	-1
res	1	-4					-2	1
rev	5	-2			-1	-1	-4	-1
rgo		-4	1				-1	-1
rgy	-4	1	1	-1			1	2
ria	-2	3	1				-1	-1
ric	-1			-1			-3	3
rid	-3	1	2				-2	1
rig	2	-3	-1					-3
ris	-2	2	-1					-2
rld		1	-3				-1	-2
rly	2	-1					-2	-1
rna	-4	5	-2				-3	-2
rol	-2	-2	2					-1
rom	1	-1		-1	-1	-1	-1	-3
row	-3	-1	1			-1	1	1
rro		-3	2				-1	-1
rse		-3		-1	-1	-1	-1	1
rst		2				-1	-4	1
rta	3	-1	-1				-2	-1
rty	2	1						-3
sa	3	-2	-3					-1
saa	-3	4	-3				-1	-1
sbc	-3		-2				-1	4
sc		-1	-3	2
sed	1	-1	-5	-1	-1	-1	2	-2
see	2	-2	1	-1	-1	-1	-3	-2
sep	2	-2	-2				-1	-1
set	1	-3	1				-3	-1
sin		-3	1
sit	1	-3		-1				-1
ska	-3	2	2					-1
sky	-2	3					-1	-1
snb	-3	3	-1	-1				-2
so	1	-3	-2			-1		1
soc	-2	-3	3	-1			-2
sol		-3	1					-1
son		1		-1		-1	-3
st	-1	-1	-1	-1	-2	-1	-4	2
svc	-3	-2	4	-1			-1	-1
sys		-2	3					-1
t	1		-3		-1		-2
t&t	-3	-1	1	-1	1		1	3
t's	1	-5	-6	-1		-1	1	-3
tal		-2	1	-1	-1	-1		3
tas	3		-1				-1	-2
tat	3	-2					-2
tch	4	-1	-1	-1			-1	-1
tcy	2	-1	-2		2		-3	-1
ted	3	-2	-1	-1	-1		-3	-3
ter	-1	2	-1	-1	-1	-1	-3	1
tes	1	-1	1	-1	-1	-1	-1	-4
the	1	-3	-1	-1	-1	-1	-1	-1
tio		2	-3				-1
tjx	-4	4	1
to	1	-3	-3	-1	-1		2	-2
top	3	-1		-1	-1	-1	-3	-1
tos	3	-1		-1			-1	-1
tot	2	-2
try	-3	1	3					-1
tu	4	-3	-2				-2	-2
tun	-2	3	-2				-3	-2
tus	4	-2	-2		-1		-2	-2
two	3	-2	-1				-3	1
tx	4	-2	-1	-1				-1
tão	3	-3					-2	-1
t’s	2	-1	-2				-1
u.s			-1				1	-3
ual	6	-3	-1				-2	-1
uch	-1	-1	3				-1	-2
ude	1	-1	2	-1	-1	-1	-3	-2
uel	-4	-1	3				-1	1
uff	4	-2	-2				-1	-1
ugh	5	-1	-2				-2	-1
uin		-3	2				-1	-1
uke	1		-1				1	-3
uld	3	-1	-1				-1
ule	3	-1					-1	-1
ulf	-2	3	-1				-1
ult	3	-2	-1				-3
ulu	3	-2	-1				-2
um	3	-3	-2				-1
une		-2	-2	-1	-1	-1	2	-2
ung	3	-3						-1
unt	1	-1	-2		-1	-1	1	-4
ure	-2	3		-1		1	-5	-1
urg	3	1	-1					-2
urs	3	-2					-2	-1
urt	1	-3	-2				2	-1
us	-1	-2	-3	-2	2	2	-4	-3
ust	3	-1	1	-1	-1	-1	-3	-3
ute		1		-1	1	-1	-3	-2
uto		-3	1		-1	2	-2	-1
uts	3	-1	-2
v	3	-1	-2				-2
v's	-3	4	-1				-1	-1
vel	-3		1					-1
ven	3	-2					-1	-1
ves	2	-1	1				-2	-1
via	2	-2	-1					1
vin	3	-3	-2	-1			1	-1
vor	-3	1	3				-1	-1
w	-1	-3	-1	-1	-1	3		-3
was	1	-3	-5	-1		-1	1	-5
way		4	-3				-1
we	2	-2	-4	-1	-1	-1		-2
wed	3	-3	-1	-1	-1	-1	-2	-2
wen	-3	2					1	-2
wes	-1	4	-3	-1	-1		-1	-1
who	2	-3	-1				-1	-1
xed		-2	1				-3	-1
xp	4	-2		-1			-2	-3
y	2	-4	-2	-1	-1	1	-1	-2
y's	-3	5	-1			-1	-5	-1
yes	-2	-5		-1	-1	-1	2	-3
ymt	2		-2	-1				-1
yon	-3		-1				3
ype	8	-3	-3		-1		-3	-1
yst	-1	1	3				-1	-1
zen	-2	3	-2
zip	-3	4					-2	-2
zle	-3	3
zon	-2	-1	2	-1		-1		3
áng	3		-1				-3
ção	3						-2	-1
али	-3						3
余额	1	-4	-2	-1	-2	-1	-1	-1
尾号	2	-1	-4	-1			1
房贷		-3	1				-2
收公司	-4	-2					4
欠款	3						-2	-1
正常	-5					-1	5	-1
生贷款	3	-2	-1				-1
账号	2	-2	-2	-2			-1
贷款	3	-2					-1
# word first of cell
0 of 4	1	-1	-2	-1			-5	-2
0 of 5	2	-2	1	1			-4	-4
0 of 6	1	-1	1	-2			-6	-2
0 of 7		1	-1	-4	-1	-1	-3	-3
1 of 2	1	2	-5	-1	-2	-1	-2	-2
1 of 3	1	1	-4	-2	-1	-1		-1
1 of 5		1	-2	1	-1	-1	-3	2
1 of 6		2	-4	2			1	-2
1 of 7		1	-9	1	-1	-1	-3	-1
2 of 3	1	1	-3	-1	-1	-1	-1	-1
2 of 5		1	-3	2	-1	-1	-1	-2
2 of 6	1	2	-4		1	-1	-4	-3
2 of 7	2	1	-5	1	-2		-1	-4
3 of 4	2	1	-1	-1	-1		-2	-3
3 of 5	1	2	-2		-1	-1	-3	-1
3 of 6		3	-4	-1	-2	1	-3	1
3 of 7	1		-5	1		-2	-1	-3
4 of 6	-1	2	-1	-2	-1	-2	-2
4 of 7	1	1	-3	-2	-1	1	-1	-2
5 of 7		2	-2		-2	-1		-4
6 of 7		-5	-2	-3	-2	-3	1	-3
capital		-2	-3	-3	-1	-2	1	-4
capitalised	1	2	-5	-1	-2	-1		1
capitals	1	1	-8	2	-2		-1
date	-1	-4	-3	2	2	-1	-1	-4
letters	2		-2	-2	-2	-1	-2	-2
percent	3	-2		-2	-2	2	-4	-1
small	1		-2		-1	-2		-2
# word first of line
date	1	-4		1	-1	-1	-2	-2
percent	3	-1					-2
# word first word comes
always			1	-2	-3	-4	1	-2
always, first	3	-3	-1		-1		-2	-3
often, first	1	-5	-3	-2		-1		-1
twice, first	1	-2	-3	-1	-1	-1		-1
# word heading
#	3	-2		-1			-1	-1
acceptance corp	3		-2				-2
account				1	-1	-1	-3
account #	2	-4	-3	1			-2	-1
account account	3	-2	-1				-1	-1
account closed	3	-1	-3				-2	-1
account history		3	-3				-1
account individual	-3		1				1	2
account number	-1	1	-3	1		-1		1
account status open	3						-3
account type		-4	-1				2	1
account type auto	-3		1				2
acreedor	-1		1	-1			-3
action	3	-1					-3
actions	3	-1	-1				-1	-1
active		2					-2	-3
activity							-3	-1
address	1	-1	1	-1	-1		-3	-1
agency	-1	1	3				-2	-1
al corriente	-4	1					1	-1
all of	3	-2					-2
ambulance	3		-1				-1
amount	1	-2	-2	-1		-1	1
amount past	-2	4
amount past due		2	2				-4	1
and your	-3	2	1
annual percentage	3	-1	-1
apple card	-2	-1	-1				3
apr	2	-3	1	-1	-1	-1	-1	-1
apr mar	-3		1				2
associates			-1				1	-3
auto finance	4	-1	-2				-3	-1
auto loan	2	1	2				-3
back to top	-3	3					1	-1
bad debt	-4	1	1				3
balance		-2	-1	-2	-1	-1	1	-4
balance date	3	-1					-3
balance date reported	3						-3
balance payment	-3	-1	2
balance remarks	-3	-1						3
balance scheduled	3	1	-4				1
balloon payment amount	-3						3
bank delaware	1	-1	-3				1
bank of america	-2	2			-1		3
bankruptcy	1		-3				-1	1
before		-1	2		2		-2	-2
behind?	-3						3
bill	2	-1	-2	-1			-3	-2
bills we	3	-1	-2				-1
borrower	2	-2	-2				-1	-1
business	3	1	-1				-2
by consumer	3		-1				-2	1
by month		-2	-1				2	-1
by others	3		-2
card	1	-3	-2	-1	-1		1	1
card recent	3						-3
cards loans	-3		3				-1
carmax auto	-1		1				-3
charge-off	3		-2				-1	-2
charge/credit	-2	2	-3				-2	-1
charged off	-1		3				-2	-2
charged off account		-1	1				-3
chủ nợ	3	-2	-1				-1	-1
civil judgment	3	-2	-1
class	2	-3	-1	-1	-1	-1	-2
client			3	-1		-1	-2	-1
collateral	3	-2	-2	-1
collect a debt	1	-2		-1	-1	-1	1	-3
collection/chargeoff	3						-4	1
collections	4	-3	-2				-2
collector	-3		1	-1	-1	-1	1	2
collector we	3	-2	-1	-1	-1	-1	-1	-1
comenity	1			-1	-1	-1		-3
community		1	-2				-1	-1
company account	-1		-1				-1	3
consolidation	-1	-2	1					-1
consumer	3		1				-3
consumer usa	-2		1				3	-3
county	3	-2	-1				-2
credence	-4	-1					1	2
credit cards	-3	1	2				1
credit collection	-1	-2	-2				1	-3
credit credit	2						-2
credit karma	-1		-2				3
creditor account	-3	2	1	-1			-3	1
creditor avant	3		-1				-1	-1
creditor contact	3	-1	-2
creditor name		-3		-1			-1
creditor original	-2	3	1			-1	-2	-3
creditor verizon	-3	1	2				1	-1
creditor's	2		-1
creditors		-1	-1				3	-1
credits	3	-2	-1				-1
credor			-1	-1			-3	1
current account	-2	-1		-1			3
current creditor	-2	2	2				-2	-2
current ed servicer	-2	-1	3
current paid		3	1				-3
date balance	3	-3
date closed	-2	-1	1				3	-2
date of first	1	4	-1				-2	-1
date reported	2	2	-1				-4	1
date transaction	-3	3	2
debt	-1	1	3	-1	-1	-1	-3
debt account	3	-1					-2	-1
debt buyer	-3	-1	2				1	-1
debt type	1	-1	2			-1	-3	1
debt-to-credit	3	-1					-3
delinquency	-1	-1	-1				3	-2
department	3	-3					1
description	1	-1		-1	-1	-1	-1	-3
details	-3	-2	1		-1	-1	1	1
deudas de	-2	2
direct	3	-2	-1	-1			-2
direct loan	1	-2	-1	-1			1
direct stafford	3	-2	-1				-3	-1
dispute this	-3	-1	2				2
due	1	-3	4		-1	-1	-3
due amount	1	-1	-3				1
e c t	-3		1				2	-1
edfinancial services	4		-2				-2
electric	-1	-1	3				-2	-1
eligibility used	3	-1	-2
enhanced recovery	2						-3	2
enhanced recovery co	-3						2	1
enrolled	2	-1	-3				-4	1
equifax transunion	3	-3	-2					2
equity	-2	-1	-1				3
equity line	-3		2				1
est monthly	2	-3					-1	-1
estate loan	-1		2
everything we		1	1				-2	-1
exceptional payment	-2	1	2				1	-2
experian	1	2		-1			-3	-3
experian credit	3	-1	-2
experian ok	-2	2
express	3						-2
factoring company	-1						-1	3
fargo			2				-3
feb jan	-3						2	1
feb mar	3		-2				-1
feb mar apr	-3	1	2				1	1
federal perkins	-3	1					2
fifth third	-2	1	2				1	-1
fin chg	4		-2				-2
first	-3	2	1				2
first premier	1	-1					3
following	2	-1	-3
form to	3	-1	-2
freedom	3		-1				-3
frequency	3						-2
funding	1		-1				-3
furnisher	1			-1	-1		-3	-1
grant	-2	-1	2				2
guarantor			-3				1
has #	1	-2		3		-1	-4	-1
has -		-1	1	-1			-3	2
has /		-3	-1		-2	-3		-1
has accounts	-1	3	1	-1	-1	-1	-3	-2
has acct		-1	1	4	-1	-2	-3	-4
has action	1	2	-2				-3	-1
has active	-1	3	-1				-2	-1
has activity	1	-1				-1	-3	-1
has address	-1	1	1	1	-2	-1	-3	-2
has addresses	-2	-1	2
has after	-2	3	2	-1			1	1
has agency	-2	1	3	-1			-2	-3
has aging	3	-3	-2				-1	-1
has aidvantage	4		-1				-4
has all	-1		3	-1	-1	-1	-1	2
has ally		-1	-3				1
has ambulance	1	-1	2	-1			-3	-1
has american	-2	1	1					-1
has amount	2	-3	-3	-1		-1	-2	-1
has amt	-1	-3	-2	-1		-1	2
has an			2	-1				-3
has anesthesia	-3		3	-1		-1	3	-3
has appliances	-2	1	1				3
has apply	3	-2	-3	-1	-1	-1	-1	-1
has ask	-1	2	-1				-2	-1
has asked		-1	-1				-3	1
has assets	2	-3	-1				-2	-1
has at				-1			3	-2
has authorized	1	2	3				-3	1
has auto		-1		-1			2	-2
has average	3	-1	-2
has b	-1	2	-1	-1	1		-3	-2
has balance		-1		-2	-2	-1	-1	-1
has balances	1	2	1	-1			-3	-2
has bank	1			-1	-2	-1	1	-5
has bankruptcy	-1	-1	2		-1	-1	-3
has bayou	2	-2	-1					-1
has because	3	-1					-2
has before		1	1	-1	2	-1	-1	-4
has behalf	3		-1				-2
has below	1			-1	-1	-1	-1	-2
has bill	2	-1	-2	-1			-3	-3
has billing	-1	2		-1		-1	-3	-2
has blue		3	-1				-2	-1
has both	3	-1		-1			-3	1
has brendan	1	-3	-3	-1				-1
has brightwater	3	-2	-2		-1		-2	1
has budget	2	-3	-2				1
has bureau	-1		-1	-1	1	-2	-3	3
has buyer	1	-1	-1				2	-3
has came		-2	-2				1	2
has can		-4	1	-1	-1	-1	2	-1
has card		-1	1	1	-1	-1		-2
has care	-2	3					2	-1
has cascade	2	-3	-2				-2	1
has category	3	-2	-1				-2	-1
has charge		-3	1	-1				-1
has charge-off	3	-2	-1					-2
has charge/credit	-1	2	-3	-1			-2	-1
has chase	1	-1					3	-1
has chg	4		-2				-3
has circuit	3	-2	-1				-2
has claim				-3	-1	-1	-4	-1
has classification	3	-1	-1				-2	-3
has clm	-3	-1	3
has club	-3	-1	1				1	-1
has code	2		1				-3
has collapse	-3		3				1
has collateral	3		-3				-1	1
has collection/chargeoff	3						-4
has collections	2	-1	-2	-1	-1		-2	3
has college	2		1				-3
has column	-3	-1	-1			1	1	2
has comenity	1		2	-1	-1	-1	-3	-3
has comments	1						-4	-2
has community	2						-4	-2
has consolidate		-3	1				-1	-1
has consumer		2	1	-1	-2	-1	1	-4
has conta	-1		2	-3	1	-2	-1	-2
has contact	1	2	-4				-1	-1
has conventional	-1		3	-1		-1		-1
has correct	2	-1	1				-3
has court	-1	-1	1	-1	-1	-1	-3	-1
has creditor		-1		-3	-1	-2	-1	2
has creditor:	3	-2	-2					-1
has credits	4	-3	-2			-1	-1	-1
has ctr	2	-3	-2	1				-1
has cu	1		-1	-1			-3	1
has d	1	-1	-1				-3	1
has data	4	-1	-2				-2	-1
has day	-2		2				1
has dealer	3	-1					-2
has debemos	1		-1	-1				-2
has debit	3	-3	-3				-1	-1
has debtor	-1		2		-1		-3	-1
has debts		2	-1	1	-1	-1	-2	-4
has debttype	1	-3	-2	-1		1	-2	-2
has default	2	-2	-2				-2	2
has delinq	-3	-1		-1			3	-1
has dentistry	3	-1	-2					-1
has department	2	-4	1					-1
has description	1		-1	-1	-1	-1		-3
has designator	2	-1					-2	-2
has details	-1	-4		-1	-1	-1	1	1
has dia	-1	-2	1	-1	1	1	1	-1
has direct	2	-2		-3			-1	-2
has disbursement	3	-1	-1				-1
has discount	-2	-1	1				1
has district	-1	1	1	-1			-3	1
has dr	1	3	-3		1		-2	-1
has dti		1					-3	-1
has each			1				-1	-3
has ecoa	4	-2	-1				-2	-1
has electric	-2	1	4				-2	-2
has eligibility	3	-2	-2
has emergency	-2	-1	3					-1
has enrolled	2	-1	-2				-4	2
has error	-2	-1	3				1	-2
has es	-4	1	2				2	1
has est		-3			-1		2	-2
has everything	-2	2	2	-2	-1	-1		-4
has excellent	2	-1	-1				-1
has expenses	3	-2	-2				-1	-1
has explanation	1		-1				-2	-2
has extra	2	-1	-2				-2	-1
has factoring	3						-2	-1
has far	-2	1	-1	-1			3	-1
has federal	2	-2	-3	-1			2	-2
has fees	1	-4	-4		-1		1	-2
has few		-3					1	-1
has file		-1	-3	-1		-1	1	-1
has filed	3	-2	-3	-1			-1	-1
has fill	1	-3
has finance	-2	-2	1	-1	-1	-1	3	-3
has financial	1		-1	-1	-1	-1	1	-3
has first		-2	-1	-2	-1	-1	3
has found	3	-1	-1					-1
has fraud	3	-2	-1					-1
has frequency	1		-1			-1	-3	-1
has gas		2	2				-3	-1
has get		2					-4	1
has good	1		-1	-1	-1	-1	-2	-3
has grant	-3	-3	2				2	1
has great			1		-1	-1	-3	-1
has guarantor	1	-3	-1	-2			1	-1
has guide	1	2	1				-2
has h/c	-3	-1				1	1	1
has has	-4		2				3	-2
has have	1	-1					3	-3
has heartland	3	-1					-2	-1
has here	-2	-1	1	-1		-1	3
has hey			2				-2	-1
has hi		1					-2	-3
has hold	-1	2	1				-2
has holloway	1	-2	2				-1	-3
has home	-1		-2	-1		-1	2	-3
has house	2	-1	-1				-4
has household	-2	1	1	-1			-3	1
has how	1	-4		-1	-1	-1	-1	-3
has huntington	3	-4	-2				1
has id	1	1		-1		-3	-3	-2
has if	2	-2	-4		-1	-1	-2	-1
has important	2	-1					-1
has inc		-3	-1	2	-1		-1	1
has include	3	-2	-1				-2
has indicator	3	-1	-2					-1
has individual	2	-5	-2	-1	-1		1
has inquiries		-3	1				1	-1
has inquiry	3	-2	-2				-1
has installment	1	1	-1	-1	-1	-1	-3	-1
has institution	3	-2	-1	-1		-1	-2	-2
has interest	2	-2	-3	-2			1	-3
has it	1	-1	-3		-1	-1		-1
has it's		-1	-3
has j	-1	3	1	-1	-1	-1	-3	-1
has k	2		-1				-2
has karma	-1		-2				2
has kind		2		-1		-1	-2	-2
has know	-3		3			-1		2
has kowalczyk		-3	1			-1	-2	-2
has l	-2		1				2
has la	-1	1		-1		-1	1	-3
has last	-1	1	2	-3	-1	-1		-6
has late		-1	-5	-1		-1		1
has later	-3		1				2
has left	3		-1				-2	-1
has lender		1		-1	-1		-5	-1
has lending		-2	-1	-1	-2	-1	3	-3
has leopold	3	-2	-2				1
has liabilities	-2	-1	3	-1			-1	-2
has lindqvist	2	-1					-2	-1
has list			1	-2	-1	-1	-3	-2
has listahan		2						-2
has lo	-1	-2		-1		-1	1	-2
has loans		-1	3		-1	-1	-1	-1
has log	3	1	-3				-1	-1
has lucinda		-3	1		-1		-1	-1
has made	2	1	-3	-1				-2
has mail	1	-2	1		-1			-2
has management	-1	-2	-1	-1	-1		-3	2
has marital	-1	-3	1				-1	1
has matched	3	-2	-2				-1
has maximum	3	-2					-2	-2
has mensal	-3	-2			-2	2	1	-1
has merged	3	-1	-1				-1	-1
has meridian	3	-1	-1				-2	-2
has messages	-3		3				-1	-1
has met	2	2					-2
has michigan	-1	3	-1				-1	-1
has min	-1	-3	3	-2		2		-2
has mine	-3	2	3				-3
has minimum	1		2			-1	-4	-1
has mo	2	-3	-2			-1	-1	1
has mobile	3	-1					-2
has mobility	2						-1	-2
has money	1	-1	-3	-1		-1	2	-3
has monthly	1	1	1	1	-1	-2	-3	-1
has more	2	-1		-1	-1	-1	-3	-1
has mortgage	-1	-2	-2	-1	-1	-1	1	-3
has mos	2						-3	1
has ms			2				-2	-3
has much	-3	1	2				-1	-1
has my	-1	-1	1	-1	-1	-1	-3	1
has n/a	-1		-1				3
has name	-1	1	1	-3	-2	-1	-3	-4
has national	-2	-1	-1					3
has nd	3		-1				-2
has new	3		-3				-1	-1
has news	2						-2
has ng		-3	2				-2	-1
has no		-2		3	-1	-1	2	1
has not		2	-1	-2	-1	-1		-4
has notes	-2	-2	-3	-2	-1	2	-2
has now	1	-3	-1	1	-1	-1	2	-2
has number	-1	-1	2	-1	-2	-2	-3	2
has oaks	1	-3					-1	2
has obligations	-1	-3	1	-1			-1	-1
has oct			-2				3
has off		1	2	-1	-1	-1	-1	-3
has offers	5	-4	-3				-3	-1
has oi	3	-2					-1
has ok	-1	3		-1	-1	-1	-2	-1
has omit	3	-1	-2				-2	-1
has onemain	3	1	-2				-2	-1
has opened	-1	-3		-2	-1
has or	2	-1	-3	-1	-1	-1	-2	1
has order	2	-2	-2				-2	-2
has orig	-1	1	-1	-1			-3	-2
has orig.	-1	-2	-2				-1	3
has origcreditor	-3	-2	1	2	-1	1	-3	2
has original	-1		-1	-1	-3	-2		2
has original_creditor	1	-1	-2		-1	1	-3
has other	-1	-1	-3	1	-1	-1	-3	1
has others	3		-2				-1
has out		2		-1			-3	-1
has outstanding	-3	-2	2	1	-1		-1	1
has owes	4	-3	-2	-1		-1	-2	-1
has own	4	-1	-2	-1	-1		-3	-1
has owner		-1	1	-1			-1	-3
has paid		-4	1	-1	-1	-1	-1
has paid?	3						-3
has partners	-2	-2	-1	-1	-1		3
has past	-1	2	3	-1	-1	-1	-1	1
has pastor	2	-2	-3
has pay	-1	-1	2	-2	-1	-1		-1
has paying			3			-1	-1	-2
has payoff	3	1	-1	-2		-1	-2	-2
has pd	3	-1	-3	-2			-2	1
has pennymac	-4	1	1				2
has people	4	-2	-3				-2
has period	3	-1	-1				-2
has perkins	-4		3				2	-1
has physician	-4	1	-1				4	-1
has placed	-1	2		-1		-1	-6	-1
has plains	1	2	2	-1			-3	1
has por	2	1	-1				-2	-1
has portfolio	1	-2	-1	-1	-1	-1
has post	1	-3					1	-1
has potentially	2	-1		-1			-3
has practice	-2	1						-1
has prairie	2	-3	-2				-1	-1
has premier	3	-1	-2				1	-2
has principal	4	-3		1			-1	-2
has priya	-1	1	2				-3
has product	2	-2	-3				3	-1
has program		-2	1				-3	-2
has proposal	3						-3	-1
has provider	1	-1	-3			-1		-1
has public	3	-3	-3		-1
has pulled	-2	1	4				-2	-1
has purchased	-1		3			-1		1
has que		1		-1		-1		-3
has r	3	-3	-1				-1	-1
has rate	1	1		-2		-1		-2
has re	-1			-1	-1	-1	-1	-3
has real		2	3	-1	-1		-2	-1
has receivables	-1	-1	-3	-1	-2		3	1
has recent	1	-3			-1		-1	1
has recovery		-4	-3	-1	-2	-1	-2	4
has ref	-1	1	1	4	-1	-1	-2	-1
has regions	3	-2		-1			-2	-1
has repayment	1	-3	-2	-1				-1
has request	2	-2	-1					-2
has requests	4	-3	-2					-1
has retail	2						-2
has return	4	-2	-2				-1	-1
has revd	2		-1				-2
has riverbend	-1	-3					1	1
has rosalind	1	-3	-1	-1	-1	-1	1	-1
has s	3	-1	-3				4
has saldo	-2	2	1	-2	1	-2	-2	-3
has sapphire	-3	1	1				1
has savings	1	-1	-3	-1			1	-1
has schedule		3	1	-1			-2	-1
has scheduled		1	-3				2	-2
has sec	-4	-1	2	-1			1	2
has secret			1				-3
has send	3	-1	-1				-2	-2
has service	2	-2		-1				-1
has services	1	-3	-1	-1	-1	-1		-2
has servicing		-3	-4	2				-2
has settled	-1	1	1				-3	-1
has show	-2	2	1			-1
has sofi	3	-1	-1				-2	-1
has sold	2	-1	-1				1	-1
has sorry	-1	2	-2				2	-1
has source	-1		-1	2	-1	-1	1	-3
has specify	-2	1	1	1	-1	-1	-3	-3
has spring	-1	-3	1					2
has sprint	3	-1	-1				-2	-1
has st	1	-5	-1	-1	-1	-1	1	-2
has stafford		-3	-1				2	-1
has stand	-2		3				1
has standing	-2		1	-2	-2	-2		-3
has statement	3	-3	2	-1			-4	-3
has status	-1	-3	-2	2	-2			-2
has still	1	-4	-1		-1	-1	1	-1
has store			-3				1	-2
has stuff		2		-1	-1	-1	-1	-3
has su	-2	1	2	-1			2	-1
has subject			-1			-1	1	-3
has summary	2	-3	-1	-1			-3	-2
has sunday	1	2					-3	-1
has sunrise	-2	3	2	-1			-1	-1
has systems	1	-3	-3					3
has tab	-3		1				1	-1
has tell	-1	3					-1	-1
has term	3		-1				-4
has terminated	2						-2
has terms	3		-2			-1	-4	1
has them	3	1	-1				-3	1
has they	3	-2	-2					-2
has time		1	3	-1
has title	2		-3				-1	-1
has tn	2	-1	-1				-1
has todo	1	-3	2	-1				-1
has took		-3					1	-3
has transaction	2	-2		-2			-3	-1
has transfer	3	-1	-2		-1		-1
has transunion	1			-1	-1	-1		-3
has triple	-3	2	1				2
has trạng	-2	2	3			-1	-1	-1
has tv	-2						3
has type			-1	-2	-2			-3
has u		1	-3		-1		-1	-1
has u.s	-3		1				3	-1
has union		-2	-1	-2			1	-3
has united	3	-2	-1	-1			-1	-1
has unpaid	1		2	-1	-1	-1	-3	-2
has us	2	-1	-4	-1	-1	-1	-1	-2
has usa	-1	-1	2				2	-3
has use	1	-1	-3				1	-1
has util	-1	-1	1			2	-3
has utilities	2	-2	-1					-1
has utility	-2	1					3	-1
has valle	3	-2	-3					-1
has value	5	-3	-3				-1	-1
has vance	2	-2
has viewed	4	-2	-2				-1	-1
has visa	-2	-3	1	-2		-1	2
has voice	2	-1	-1				-1
has walmart	3		-1				-2
has warfield	-2	-1	-1				-1	3
has was	-1	-3		-1		-1	2	-1
has we're	-2	1	1				2
has what	-1			-3	-1	-2	-2	-1
has where				1		-1	3	-3
has whom	-2		1	-1			-3	-1
has will	1	-2	1	-1	-1	-1		-3
has worksheet		-3						1
has worst	1	4					-2
has wrong	2		1				-2	2
has y			2	-1			-1	-3
has year	2		-3				-2	-1
has yes	1	2	-1	-1			-2	-1
has yet	2	1					-2
has yolanda	-3	2	2				-1
has you're	-1	3	3				-3	-1
has your		1	-1	-1	-1	-1		-3
has yours		-3	-2				2	-2
has |	1		3	-1		-2	-3
has –	3	-2	-1				-1	-2
heartland	3	-1					-2
high		-1		-1			1	-3
home	-1	1	-1		-1		2	-1
hospital	-1	1	-3	2	-1			2
ignatius	-1	2	1				-1
in collection	-1	1	2				-3	-1
in the	2	-1	-1				-1
individual individual	2		1				-3
individual monthly	2		-1				-2	3
installment	1	1		-1		-1	-1	-3
institution	3	-3	-2				-1	-1
is a debt			-1					3
item	-3		3				1	-1
j a s	-1	2						-3
j f m	2	-2				-1	-1
jan dec	-2		1				2
jan feb	2	-3	-2
jan feb mar	1		-3	1			-4	-1
joint	3						-2
jul jun may	-3		1				2
jun jul	3		1				-3
kind	4	-2	-2	-1			-2	-1
last	1	-2	2				-4	-1
last pd	3	-1	-2	-2			-1	1
late	2	-1	-3
lender	2	-2	-1	-1	-1	-1	-4	-4
lendmark	-3	2					1
liability type	-1		-3				2	-1
lien	3		-3
line of credit	-2		1	-1			3
listahan	-1	2	-3
llc	2	-1	-1	-1	-2	-1		-3
lo que	3	-2	-2				-2	-1
lo que debemos	-1	-2	-1				3
loan payment	-3		1				1
loan services	-3						3
loan type credit	2	1					-3
made	-2						3	-1
mail pile	3						-3
mail this form	3	-3		-1	-1	-1	-1	-1
make a payment			-3				1	2
mar apr	3		-3				-1
mar feb jan	3		-2					-1
march	-3	1	2				1
maximum	4	-1					-3	-2
may jun jul	3	-1					-2
me what	-1		-3				2
means agency		1	1	-1	-1	-1	-2
means amountLoose	-1	-1	-2	-1		-1	3	-1
means balance			-1			-3	-2	-1
means opened	-1	-2	-1	-2	-1			-2
means pastDue	1	-3	1	-1	-1			-1
means status	-2	-2			-1	1		-4
means statusLoose	-1	-3	-1	-1	-1	-2	1	-3
means veto	2	-2		-1	-2		-1	-3
midland credit	-4	1			-1			2
min	-3			-1		3	-2
minimum payment	4	-1				-1	-3
money you	3	-3
monthly	1		1		-1	-1	-3
monthly bills	3	-2						-1
months	3						-2
my credit	-3	1	2
my debts	-2	-1	1				2	-1
name	1	-1		-1	-1	-1	-1	-3
name account	2	1	-3
national	1						-4	-1
navy federal	3	-3	-1
no		3		-2	-1			-4
not on there	-3	3					-1
note		-3	-2	-1			1	-1
notes	-2	-2	-3	-1	-1	1	-1
number	2	-3		-2	-1	-1	-1	2
oaks capital	-2	-1	-1					3
of first delinquency	3						-2
of the	4	-2	-3				-1	2
ok ok	-1	-1	3
omit	3		-1				-2	-1
one auto	-3		1				2
one sec	-4	1	2				2
open open open	-3		1				3
open with balance	-3						3
or before closing	3	-2					-1
orig	3	-1	-1				-1
orig creditor	-2	1	1	-1			-1
original			4			-1	-1	-3
original creditor	1	-5	-1	-1	-1	-1	-1	2
original loan	3		1				-3
original loan amount	3	-2					-1
other specify	-1	1	-3	1			-1	-1
owe	2	-3						-1
owner	5	-2	-3				-1	-1
paid	3	-1	-1				-1	-1
paid as		1					-2
paid from	3	-3	-2					-1
paid in	3	-2	-1				-1	1
paid or	2	-1		-1	-1	-1	-2	-1
paid or paying	-3	3	1				-1
paid up	3		-3
paid?	2						-2
past	-2	-3	-2				2	1
past due	-1	-3	3	-1		-1	2	-2
past due amount	1	-1	-3				1	1
patient	2	-2	1				-3	-1
patients included		2	-2
pay	3	1	-2	-1			-1	-2
pay status	-3	2	2	-1
payment amount	-1	-1					2	-1
payment due	3	-2	-1				-2
payment history		-3	1				1	-1
payment information	3	-1	-2				-1
payment made	2						1	-3
pays as	3		-1				-2
percentage		2	-2				-1
phone number	3	-2	1		-1		-2	-1
placed for	3	-2	1				-2	-2
placed for collection		1	-2				-4
plan							1	-3
potentially	4	1	-1				-4
potentially negative	3	-1					-3
prairie	3	-2	-1
product	1	-2	-3				2
program	-2	-3	3				-1	-1
proposal	3						-3
rate	2		1	-1			-3	-1
re	3	-2	-1				-1
re re	3	-1	-2				-1
ready	3	-1	-1				-1
receivables	-3	-1	-1		-1		3	2
receivables llc	-1		-1				3
recent account	4	-4	-1				-2
regional medical	-3		2				1	1
regular monthly	-1	3
remarks involuntary	-2		2
repayment	1		-3				2
reported		-2	2		-1		-2
reported past	3	-1					-3
reported responsibility	-3		-1				4
residential	1							-3
revolving charge	2	1					-3
sallie mae	-1	-3	-1				2	2
same	4	-2					-3	-1
sec	-3	-1	1				-1	2
secured	-2	1	-2				3	1
see	-3						3
see an error	-2						3
send me	3		-2				-2
service	3	-2	-2					-1
services llc	2							-2
servicing	1	-2	-3	2			-1	-1
shows	2	-1		-1	-1	-1	-1	-2
so i can	-4	-1	2				3
sorry	-3	2					2
spring oaks	3	-1					-2	-1
standing	-1	-3		-1	-1	-1		-2
statement	3	-1					-2	-2
statement of	3	-2	-2
status		-3	-3	1	-1			-3
status charged	1	1	-2				-2
status closed	2	1					-3
status current	-2		4	-1		-1	-3
status paid as	2	-2
student loan	-4	1	1				2
stuff	-3	2	-1				1	-1
subcode	4		-3	-1			-1	-1
subject	4	-4	-2				1	-1
subject re		3	-3				-3
summary of	3	-3	-1
term	3						-3
terms met	2	2	-3				-1	1
thank		-2					1
that	1	-1	1	-1	-1	-1	-3	-1
the following	-3	2	3				-2	-1
the highest	-3	-1	2				2
the list	-3	-1	3				-1
them	2		1				-3
this period	2						-2
time	-1	-1	3				1
title	3	-1	-1				-1
to main content	2	-1	-2
top	-1	-1	2
toyota motor	4	-1	1				-3
transaction	2	-2					-2	-1
transunion	1		-2	-2		-1		-4
transunion credit	-2	1	2				1
type collection	3							-3
type credit card	1	-1	2				-3
type installment	-4	-1					2	2
unpaid balance	1	2	-1		-1		-3
updated sunday	-2	3	3				-2
visa	1	-1	1				-3	1
w creditor		3					-2
wayfair	-3						3
we are	2	-1	-2	-1	-1	-1	-1	-1
western	3	-1					-2	-1
what we owe	-2	1	2	-1				-1
who	-2		1	-1			-3
who do you	-3	2					1
you	3	-2	2				-2	-1
you asked for	-3	1					-1	2
you have	-4		3				2
you owe	3	-3	-1				-1	-1
you're all	-2	-1	3				-1	-1
you're using		1	1				-3
your account		-2	1				1
your credit	-3	2	1				2	-1
your transunion	-1	3
# word known from here
begins creditor	-2	3	-2	-2		-1	-2	2
collector	-1	3	-3	1	-1	-1		-3
creditor	-2	2		-1	-1	-1	-1	1
kind	1	-3	2	-1	-1		-2	-3
status 30days		-3	-2	-1	-1	-1	1	-1
status 60days		-2	-2	-2	-1	-1	2	-1
status 90days	-1	-2		-1	-1	-2	4	-1
status current	-2	-6	-4	-1	-1	-3	4	-2
trade		-4	1		1			1
# word known of cell
address		-2		-1	-3	-2		-4
kind	3	-3	-3	-2	-1	-1	1	-2
label accountStatus	3						-2
label amountLoose	1	-4	-2	-1	-1	-2	-1
label name		-1	2	-2	-1	-1	-4	-1
label number		-1	-1	1	-1	-1		-5
label opened	2	-2	-1	-1	-1		-3	-1
label pastDue	3	-2	-1	-1	-1	-1	-2	-1
label paying	-1		1	-1	-1		-1	-4
label reported	2	-3	-1	-1	-1	-1		-2
label status		-5	1	-2	-1	-1	1	-4
label statusHint	2	-3	-2	-1	-1	-1	-3	-1
label veto	4	-3				-1	-2	-1
status	-1	-6	-2	-2	-1	-1	2	-3
# word known of line
furniture	6	-6	-5	-1	-1	-1	-3	-1
legend	1	2	1	-2	-1	-3	-1	1
section accounts	6	-4	-5				-4	-1
section collections	4	-2					-3	-1
section part	1	-4	-2	-1	-1	-1		-1
section skipped	7	-4	-5				-1	-2
# word label beside
a	-2	1	3				-2	-2
account name	1	-3	-1	-2	-1		-1	-2
account type	1	1	1				-2
amex blue cash	-3	3
auto	3		-2				-1
balance	3	-1					-2	-1
charged off	3						-2
collection		1	3				-2
collection/chargeoff	3						-3
comenity bank	-3						3
condition	3						-3
current creditor	-3	1	3
due	3						-2	-1
in collections						-1	-3	2
installment	-4	4	3				-2
loan type	3	-2	-2				-1
means 		2	-3		-2	-1	-1	-1
means amountLoose	4	-2	-2				-1	-1
means balance	5	-2	-2				-1	-2
means money	1	-1	-2		-1	-1	-3	1
means name		3		3	-1		-1	-2
means number	1	-2	-1	1	-1	-1	-1	-3
means original		-4	-4	-1	-1		-2	2
means pastDue	3	-1					-2	-1
means paying	5	1		-2			-4	-2
means status		-3	-3	-2	-1	-1	1	-3
means statusHint	1	-3	-1	-1	-2		-2
means statusLoose		-2	-1	-1	-1	-1	1	-3
month	2	-2	-2
open	-2	-1		-1			3	-1
opened	2	-1					-1	-1
original creditor	-1	-3	-3	-1	-1		-3	2
payment	2						-2
pays as agreed	2						-2
penfed	2	-1	-3
re	3	-3	-3					-1
rev	1	1	1				-3
revolving	-1	2	2				-2	-1
standing	-3						3
t	-3	1	2
transunion	2	-1	-1				-2
type	4						-3	-1
wells fargo	3	-2	-3	-1
# word label with colon
account	-3	2	1	1			-2	-1
account number	3	-1		-1			-1
account type	3		-1				-2	-1
address	3	-2	-2
applicant	3	-2	-1
cc	3	-2	-1					-1
charge-off date	3						-3	-1
comments	4	-1					-2	-2
confidentiality notice	3	-1					-1	-1
creditor	-3	1	2				-1	1
creditor name	3		-3					-1
example	3	-1	-2				-2	-1
for	1	-1	-1				-2	2
from					-1		-1	-3
late payment warning	2	-1					-1
loan attending school name	1	-1	-1				-1	-3
loan status	3	-1	-1				-4	-1
loan type description	3	-2	-3				-1	-1
means balance		-3	-3	-2	1	-2	-1
means date	3	-1		-1	-2	-1	-4	1
means money	1	-4	-2	-1	-2	-2	-1
means name	-1				-1	-1	-3
means number	1	-4	-2	2		-3	-1	-4
means opened	3	-1		-1			-2	-1
means original	-1	-3	-3	-1	-1	-1	-1	3
means pastDue	3						-3
means paying		-3	-2	-1	-1	2	-1	-3
means reported	3	-1	-1	-1	-1	-1		-1
means status		-4	-3	-2	-2	-2	1	-4
means statusHint		-3	-2	-2	-2	-3	1	-2
means statusLoose	-1	-3	-2	-2	-3	-2	1	-3
means text	1	-2	-1	-1	-2	-1	-1	-2
means veto	2				-1		-2	-4
name	3	-2	-2		-1			-1
original creditor	1	-3	-3	-1	-1		1
patient	1	-2		-1	-1		-2	-2
re	-1	-2	-3				3	-2
responsibility	3	-1					-1	-1
sort by	3	-2					-1	-1
status		-4	-2	-2	-3	-2	1	-4
student city	3	-3
student first name	3	-3
student last name	3	-3
subject	3	-1			-2		-1	-1
to	6	-4	-4		-1			-2
total	3				-1	-2
备注	3	-2					-1
存款	3	-2	-2				-2	-1
# word last of line
letters	1	-3	2	-1		-1	1	-2
small	1	-3		-1	-1	-1	1	1
# word line above
</credit_liability>		-3	-4	2		-1	-2	3
account closed by consumer	-1		3					-1
account closed by credit grantor	3	-1	-1				-2	-2
account name	-5	4	5	-1			-2	-2
account number	-2	-2		3				-1
account type	3	-1	-1				-2	-1
account type credit card	-3						3	-1
available balance	3	-3	-2
begins "	2			2	-2	-3		1
begins #	-1	2	1	-1	-1	-2		-4
begins $	1						1	-3
begins (		-1	1	1	-2	-2	-3	-4
begins *	1	-2	2	-2	-2	-2		-1
begins .	2	-2	-2				1	-1
begins /	2	-1	-1				-1	-2
begins =	2	-1	-2	-1		-1	-1	-3
begins a		-3	2	-1	-1	-1	-2	-1
begins account			-2		-3	-2
begins acct	-1	1	1	-2	-2	-2	-3	1
begins actual	3	-1	-1				-2
begins add	3		-2					-1
begins additional	2	2	3				-1	-2
begins address	-1	-3	-2	-2	-2	-1		1
begins addresses	2	-1	-1				-1	-1
begins adverse	-1	1	2				-2	-1
begins agency	-3	-2	1	-1	-1		-1	3
begins al	2	1	-3				-2	-1
begins american	-1	-1	-2	-1			3	1
begins americredit	2	-2	-1		-1
begins amount		-1	1	-1	-1	-1	1	-3
begins any	-3			-1			1	2
begins anything	-3		1				1	1
begins applicant	4	-3	-2				-1	-1
begins are		-1	-1			-1	-2	2
begins ask		1	1		2		-3
begins attorney	2	-2	-2
begins aunt	3	-2	-1				-1
begins bank			-2	-3	1	1	-1	-2
begins barclays	-4	2	2	-1		-1	2	-3
begins before	2	-1	-1				-3
begins behind	-3	3	2				-2	-2
begins best		1		-1	-1	-1		-3
begins bill	3	-1	-1				-2
begins both		1	-1	-1		-1	-3	1
begins c		-1	1	-1	-1	-1	-2	-1
begins call	3	-1				-1	-1	-1
begins cap			3	-1		-1	-1	-1
begins capital	1		-4	-1	-1	-1		1
begins car	1		2				-1	-3
begins card	3		-2	-1	-1		-3	-2
begins cards		-1	1	-1	-1	-1	1	-3
begins case	4	-2	-2		-1		-2	-1
begins cash	2		-2				-1	-2
begins category	3	-2	-1				-1
begins chapter	3	-1					-1	-2
begins chase		-3		-1			-1
begins chrysler	3	-1	-1				-2
begins citi	-1	1	1	-2	-1	-1		-3
begins citifinancial	-2	-1					3
begins claro			3				-2
begins client	1	-2	-2	1	-1	-1		2
begins closed	-2	1	2	-1				-2
begins cobranzas	-1		1				-3	1
begins collection		-1	1	-2	-1	-1	-1	3
begins collections			-2	1	-1	-1	-1	-1
begins comment	-3		3	1			-2
begins comments	3	-1					-3	-4
begins commonwealth	2	-4	-2				2	1
begins consultas	3	-2	-2					-2
begins convergent	3	-1			-1	-1	-2
begins countrywide	1	-3	-2				1	-1
begins creditor	1		1	2	-1	-1	1	-3
begins creditor's	2		-3				1
begins cuentas	-2	3	1				-2	-1
begins current			2	-1	-1	-1	-3	-3
begins curtis	4	-2	-1				-2
begins date	2	-2	1	-4	-2	-1		1
begins days	-1	1	2				-3	-1
begins dear	2	-1	3		-2	-1	-1	-1
begins debt	-2	3	2	-1	-1	-1		-4
begins debtor	1	-1	-1	1	-1	-1	-2	-4
begins debts	-3	2	2	1	-2	-1	1	-2
begins dec	2	-1	-1				-3	-2
begins defendant	3	-2	-1		-1		-1	-2
begins detach	3	-2	-2
begins dillard's	-2		2
begins discover	2	-2	-1	-1	-1	-1	-2	-3
begins dr	-4	2	1	-1		-1	2	1
begins dívidas	3	-1					-1	-1
begins edit		1	1				-3	-1
begins ending	1		1	-1	-1	-1	-2	-1
begins enrolled	2			-1				-3
begins equifax	1	-1	-1	-2	-1		-3	1
begins estimated	1	1	1				-3	1
begins exeter	1			-1				-3
begins experian	1	1			-1		-6
begins feb	1	-2	-2				3	-1
begins fees	3	-2	-1				-1	-1
begins fico	3	-1	-1				-2
begins fidelity	3	-3	-1				-2
begins financial	3	-2	-2				-1	-1
begins fingerhut	2	-3
begins fingerhut/webbank		-2	3	1			-1
begins first		-3	2	-2	-1	-1	1	-2
begins for	-1	2	3					-2
begins ford	-2	1		1		-1		-3
begins fourth		-1	1					-2
begins freddie	3	-1	-2	-1
begins from	2		1		-1	-1	-3	1
begins goal	2	-1					-1
begins good		-1	-3				1	-2
begins hard	3	-2	-2					-1
begins have	3	-1					-1	-1
begins hold	3	-2	-3
begins honda	-1		3	-1				-1
begins house	-1	3	2				-1	-1
begins https	-1	-1	1	-1		-1	-3	-2
begins ic	-3	-2	-2	-1			2	2
begins id	-1	1	3			-2	1	-1
begins if			2	-1		-1	-2	-3
begins in		2		-1	-1	-1	-3	-2
begins income	3	-2	-3				-1
begins inquired	3	-1					-2	-1
begins inquiries	4	-4	-2				-2	-3
begins insurance	3	-1					-1	-1
begins interest	4	-1					-4	-2
begins irs	-1	-3	-1
begins is	-1	3	1	1		-1
begins j			3		-1	-1	-1	-1
begins january	1	-1					-3
begins jcpenney	-3	2	2					-1
begins jefferson	2	1		-1	-1	-1	-3	1
begins key	2	-2	-2				-2	3
begins kohl's		2	-1				1
begins kohls	1		2				-2
begins kubota	-3		1				3	-1
begins la		-1		-1		-1		-3
begins last	-2	2	1	-1	-2	-1		-2
begins late	-1		2	-2	-1	-1		-3
begins learn	3	-2	-3
begins legal	3	-1					-2	-1
begins lendingclub	3	-4	-3	-1			-1
begins level	3	-2	-2				-1	-1
begins lightstream	5	-5	-3				-1	-1
begins loan	-1	2	1	-1	-2	-1	-1	-3
begins long	-2	3	4		-1	-1	1	-3
begins los	3	-2	-2
begins lowe's	-4	1	4	-1			2	-1
begins lvnv	2	1	1	-1			-3	-1
begins mar	1		-1				-3	-2
begins mariner		1		-1			-2
begins may	2	-1					-3
begins medicredit	1	1	1		-1		-2	-3
begins member	6	-4	-4	-1			-2	-1
begins meridian	2	-3	-2				-1
begins merrick	-1	2	2				-3	-1
begins midland	-1	1	-1	-1	-1		1	3
begins mohela	-2		3	-1		-1	1	-1
begins monthly		-1	1	-1	-1	-1		-3
begins more	-3		2				-1	-1
begins mortgage		2	4	-1		-1	-3	-2
begins my	1	-2	-1	-1	-1	-1	-1	-2
begins name	1		-1		-1	-2		-3
begins nationstar	2						-2
begins navient		-1	-3				2	-1
begins negative	1	2					-2	-1
begins nelnet	1	-3					1	-1
begins netflix	1	-1		-1			-3	-1
begins never	2	1	-1				-2
begins next		-3		-1		-1	1	-2
begins none	1	-3	-2				1	-2
begins north	1	-1	-1				-3	1
begins not		1	2	-2	-1	-1	-3	-2
begins notice	4	-2	-2				-1	-1
begins oct	3	-1	-3	-1			-2	-1
begins odalys	-3	3	1
begins of		-2	3					-2
begins offer	3	-1	-1				-1	-1
begins official	3	-2	-2				-1	-1
begins oh	3	-2	-1				-3	1
begins okay		3	-1					-2
begins oldest	3	-2	-2
begins on	-2		1	-1	-1	-1	-4
begins orlando	3	-1	-1				-1	-1
begins other	-1	-1	1	-3	-1	-1		2
begins our	1	-2	-3	-1	-1	-1	-1
begins outstanding	3	-2	-1				-2	-1
begins owed		1	3	-1	-1	-1	-1	-1
begins p.o	-2	1	2	-1	-2		3	-2
begins page	-1	-2		-1	-1	-1	1	-3
begins pago	-1	-3	-2				1	-1
begins paid	-1	1	2	-1		-1		-3
begins paul	3	-1	-1				-1
begins pay		-1	1	-1		-1	-2	-2
begins paycheck	3	-3	-3				-1	-1
begins payment	-1		1	-2	1	-1	-2	-3
begins people	2	1					-2
begins peoples	3	-2	-1				-1
begins phone	3	-2	-3		-1
begins placed	-3		-1				1
begins plan	2	-2	-1				1
begins planet	3	-1	-1				-1
begins please	2	-1		-1			-3	-2
begins po	1	-3	-2	-1	-2	-1	-2
begins posted	4	-4						-3
begins prairie	3	-1	-1
begins product	2	-2	-2				-1
begins property	3	-2	-3				-1	-1
begins préstamo	1	-3						-1
begins public	5	-2	-2				-3	-3
begins put	-3	2	-1				2	-3
begins questions	3	-2	-1				-1
begins quick	1	-3	-2		-1		1	-2
begins radius	-2						2	-1
begins real	-2	-1	3	-1			1	-1
begins recent	3	-2	-1				-2
begins reference	-2	1	1	-1	-3	-1	1	-2
begins regular			-1				1	-3
begins remark	-2	2	2				1
begins remarks	-1	2	3	-1		-1	-3	-2
begins rent	4	-4	-2	-1			-2	-1
begins renta	3	-2	-2					-1
begins repayment	3	-2	-1					-1
begins reported	-1		1	-1		-1	1	-3
begins repossession	3						-2
begins requests	5	-3	-4				-1	-3
begins riverbend	2	-2	-2				1	-1
begins rocket	3	-3	-1	-1	-2	-2
begins saldo	-2		1	-1	-1	2		-2
begins santander		-1		-2	2	2	1	-2
begins savings	2	-2	-2					-1
begins schedule	4	-2					-2	-1
begins see	2		-1			-1	-2	-2
begins seller	3	-2	-3				2	-2
begins sep		2	2					-3
begins shares	3	-2	-2					-1
begins sheffield	-3	-1	2				3	-1
begins signature	3	-3	-1					-1
begins snowball	-1	2	2				-3	-1
begins source	1	-2	2	-1			-4	-1
begins sponsored	3	-1	-2
begins st	1	-2	-2	-1			1	2
begins state	3	-3	-3					-2
begins subject	4	-3					-3	-2
begins summary	2	1	2	-1	-1		-3	-1
begins t-mobile	4	-2	-2				-2	-1
begins target	-1	4	1			-1	-2
begins td	1	-1	-1				-3	1
begins thanks	3	-2	-2					-1
begins then	1	-1	-3	-1		-1
begins third	2	1		-1			-2	1
begins tidewater	2	-3	-2					1
begins times	-3	2	4
begins tot	3	-2	-1			-1		-1
begins total	1	-2			-1	-3	-2	-4
begins totals	4	-3	-1				-1	-1
begins toyota	1	2	-3	-1	-1	-1	-1	-1
begins tradeline	-4	2	4				-1	-1
begins transcript	-1	-1		-2	-3	-3	1	-2
begins transunion	2	2		-1	-1		-4	-2
begins truist	-3	1	2				1	-1
begins tu	3	-2	-1				-2	-1
begins tổng	2	-1	-1				-1
begins uncle		-4	-3	-1			2	-2
begins unsecured		3	2	-1	-1	-1
begins updated	1	3	1	-1			-5	-2
begins upstart	2	-3	-2	-1		-1	1	-2
begins utilities	3	-2	-2				-1	-1
begins v	3	-2	-2		-1			-1
begins venmo	3	-3	-3			1		-1
begins view			1	-1		-1	-4	-2
begins visit	-2		3				1	-1
begins voice	2	-4	-1			-1	-1	-3
begins wait	2	-2	-2				-2	-1
begins washington	3	-1	-2				-3	-1
begins welcome	1	-3	1				-1
begins wells			1	-1	-1	-1	-3	-3
begins what	1	-2	-2	-2		-1		-3
begins whats	-3	2	-1				1
begins where	-2	2	2				-1
begins with	-1	3	2				-1	-1
begins worst	2						-3	-1
begins xcel	-1	1	1				-3	-1
begins xfinity	3	-1	-2				-3
begins yea	-3	-3	-2				2	2
begins year	2	1					-3	-1
begins your		-2	-2	-2	-1	-1		-3
begins ytd	2	-1	-1				-1	-1
begins yung	2	2	-1				-3	-1
begins zales	-1	1	1				3
begins zip	-3	3	1					-1
begins {		-3	1	-2	1	-2		-2
begins ·	3		2			-1	-3	-1
begins ☐	1		1	-2	-2	-2	-4	-3
begins ✓	2	1					-3	-1
begins 信用卡	3		-2				-3
begins 合计	3	-2					-2	-1
begins 四			-2					2
cards	-4		3		-1			-1
collection accounts	2		-2				2	-2
collections		-3	-1	-1	-1	-1		-1
comments contact	2	-3	-2				-1	-2
contact	3	-2	-2					-1
credit cards		3	-1				1	-1
credit one bank	3	-1	-2
creditor	-2	2	2
current	2		1				-3	-1
delivered	2		-1				-1	-1
dispute	3	-3	-2				-1
estado: al corriente	-1		2				-3
how can you dispute the debt?	3	-1		-1			-2	-1
ic system	3						-2	-2
in good standing	1		-1				-3	-1
inquiries	3	-2	-1					-2
installment	1	-3					3
loan details	3	-2	-2
loan status:du	-3						3
log	5	-4	-3					-2
means , short			-1	-1	-1	-1		-3
means agency	2	-1	-1					1
means amountLoose, short	3	-2	-1				-1	-1
means date	1	1		-1	-1	-1	-1	-3
means money	-1	-1	1	-2		-1		-3
means money, short	1	-3	-1	-1	-1		1	-1
means name	1	-1			-1	-1	-1	-3
means name, short	1		-1	2	-1			-4
means opened	3		-1				-3
means original	2			-1	-1	-1	-4
means paying		-1	1	-1	-1	-1	-2	-3
means reported, short	2	2	2				-4	-1
means statusHint, short	3		-1				-3	-1
means statusLoose, short	-3		-2	-1			3
means text	1	-1	2	1	-2	-1	-3	-1
means text, short	1	1	2	-1	-1		-4	-3
means veto	6	-4	-3		-1		-2	-3
none	2	1		-1	-3	-1		-4
nonpriority creditor's name	3	-1	-1					-1
opened	3		-1				-3
original creditor		-3	-3	-1	-1	-1	-3	2
original creditor: synchrony bank	-1		3					-1
other	-3				-1		1	2
other. specify medical services	2		-2
our information shows		-2	-1	-1			-3	1
paid as agreed	3						-3
pattern "#","w		-1	2	3	-3	-4
pattern "w","w					-2	-3		-3
pattern "w":"#	-3			-1			1	1
pattern "w(w)"		-3	2	-1		-1		-1
pattern "w-w",	-3	-1	1				2
pattern ##							-2	2
pattern ######	-1		3				-2
pattern #)#, first	3	-2					-2
pattern #)w(w)	1	-2	-2	-1	1	-1		3
pattern #)w, first	3	-1	-1				-1
pattern #, first	2	-1		-1	-1		-3
pattern #.w#.$	2	-2	-1			-1	-1	-1
pattern #.w#Mw		-3	-1			-1	-1	2
pattern #.w,w#	1	-2	-3		-1	-1	1	-2
pattern #.w,w?	-2	2						1
pattern #.wMw,		1	2			-1	1	-2
pattern #/M/Mw	3	-1					-2
pattern #M	2	-2	-3				-1	3
pattern #M/MMM, first	3	-2
pattern #w	1	-3		-1		-1	2
pattern #w#M/M	1	-1	-1	-1			-2	-1
pattern #w#MMM	-1		-2	-1	-1	-2	2	1
pattern #w#MwM	-3	1	3	1		-1		-2
pattern #w(w)M			-1			-1		-3
pattern #w:w:w	-3	2	1				-1	-1
pattern #wMMMw	-3	1	-1	-1	-1	-2	2	1
pattern #wMw.w	-3	1	2
pattern #wMwM#	-2	3	1				-1	-1
pattern #wMwM/			-3				-1	2
pattern #wMwMM	-1		3	-1		-1	-1	-1
pattern $M	3	-1	-2				-2
pattern $M, first	3	-2					-2
pattern (w)w#w, first	-3	4
pattern (w,w)	-1	-3	-1	2			2	-1
pattern -	3	-1	-1				-2	-1
pattern -, first	3	-2					-3
pattern --	3	-1	-2				-3
pattern -wM(w)	-2	1	1				2	-1
pattern -wMw,w	-1		1	-1	-1		3	-2
pattern </w>		-3	-3	2	-1	-1	-2	2
pattern <?w="w	3	-2	-1		-1	-1	-1
pattern <_w_w=	-2	-1			-1	-1	3	-1
pattern <w="#"		-1	2	-1	-2	-1	-4	-4
pattern <w="w.	4	-3	-3
pattern <w><w>	3	-3	-1		-1
pattern ======	-1	-2	3	-1		-1	-2	-2
pattern M	1	-5	-1	-1	-1	-2		-1
pattern M.wM	3	-2	-2					-1
pattern M/M/M	4	-1	-1				-3	-1
pattern M/M/M#	2	-1	-2					-1
pattern M/M/M, first	2	-1					-4	-1
pattern M/M/MM			-1	-1	-1	-2	3	-2
pattern M/M/MM, first	4	-3					-2
pattern M/M/Mw	4	-4	-3	-2	-1	-1	-2	-3
pattern M/MM/M, first	4	-3					-2
pattern M/MMMM	1	-3	-3		-1	-3	-1
pattern M/Mw#M	3	-3	-2
pattern M/MwM	1	-1		-1		-1	-3	-2
pattern M/MwMM	4	-3	-4					-1
pattern M/MwMw	4	-1	-1				-2	-1
pattern M/w, first	-1	3					-1
pattern Mw	1		2	-1	-1	-1	-3	-2
pattern Mw#MMw	-3	2					2	-1
pattern Mw,w,w			-3					-2
pattern Mw.w.	3	-1	-2					-1
pattern Mw:w	-3	2	1				1
pattern Mw:w:w	-2	2	3				-2	-3
pattern MwM	1	2	1	-1		-1	-4	-1
pattern MwM,wM	2	-1	1				-3
pattern Mw––––	3						-2
pattern Mw————	2	-1	-1				-3	-1
pattern M✓✓✓✓✓	4	1	1				-4
pattern w#	-1	1	-1	-2	-3	-2		-1
pattern w##	2	-4	-2	-1	-1	-1		-2
pattern w##w#M	2	-2	-2		-1		1	-1
pattern w#$M	2	-2	-2
pattern w#$M$M		-3		1	-1	-2		-2
pattern w#$M☐$	-1	2		-1			-3	-1
pattern w#$M☐$, first	4	-3					-1
pattern w#(w)	1	-2		-1			-4	-1
pattern w#)		-2	1	-1	-1	-1	-3	-3
pattern w#)#, first	3	-3					-1
pattern w#), first		1					-3	-3
pattern w#, first	2	-3					-1	-2
pattern w#/M/M	2	-2					-3	-3
pattern w#:#w:	2						-1	-1
pattern w#:w	3						-1	-1
pattern w#:w#:, first	-2	2
pattern w#M	1	-4	-2	-1	-1	-1	1	1
pattern w#M/M/	1	-3	-2	2			2	1
pattern w#M/MM	2	-3	-2	-1	-1	-2	1	-1
pattern w#M/MM, first		1					-3	-1
pattern w#MM, first	3	-3					-1
pattern w#MMM/, first	-3	3
pattern w#MMMM		-4		-1		1	-1	-1
pattern w#MMMM, first		1					-2	-1
pattern w#MMMw	1	-3		-2		-1	-2	1
pattern w#MMw#	2	-1	1				-3	-1
pattern w#MMwM	1	-2	-1	-1		1	-3	-2
pattern w#Mw#M	-3		-1	-1			3
pattern w#Mw#M, first	3	-1					-2	-1
pattern w#Mw,w	3	-1					-3	1
pattern w#MwM	-1	-2	-1	-1			3	-3
pattern w#MwM, first	2	-1					-4
pattern w#w#	1		-1	-1	-1	-1	-2	-3
pattern w#w#w							1	-3
pattern w#w#w#		2		-2	-1		-1	-3
pattern w#w#w?	4		-2		-1	-1	-1	-2
pattern w#w(w), first	3	-1		-3
pattern w#w)	2	-1	-2				-1	-1
pattern w#w.w			2	-2	-1	-1	1	-2
pattern w#w.w.			3	-1			-2	-2
pattern w#wM		1	1	-1	-1	-1	-4	-3
pattern w#wM/M		-3	-1	-1	-1	-1		-1
pattern w#wM:M	3	-1	-2
pattern w#wMMM	1	-2	-1	-1		-1	-1	-3
pattern w#wMMw	-3	-2	3	-1	-1	-2
pattern w#wMwM		-4	2	1		-1	1
pattern w$M	3	-1	-1			-1	-2	-1
pattern w$M, first	4	-2					-3
pattern w&w#wM	1		1				-4	2
pattern w(w#M)	4	-3	-2				-1
pattern w(w)	2	2	1	-2		-1	-3	-2
pattern w(w)##	-3	2	3	-1			2
pattern w(w), first		1	-2	-2			-3	-1
pattern w(w)-M	-1	-2	2			-1		-1
pattern w(w)-M, first	-3	2					2
pattern w(w)..	-2	-3	2				1	-1
pattern w(w):w			3				-1	-1
pattern w(w)M	3						-2	-1
pattern w(w)M,	3	-2	-2				1	-1
pattern w(w)M,, first	-3	3
pattern w(w)Mw	1		2	-2	-1	-1	-3	-1
pattern w(w)w#	2	-4	-1					-1
pattern w(w)wM	-2	-1	1	-1		-1	-3	-2
pattern w(w)wM, first	-3							1
pattern w(w)|M	-3	-1	2	-1		-1	2
pattern w(w,w)	-1	-3	3	-1	2	-1	-2	-2
pattern w(w.)		-3	1	-1	-1	-1	-1
pattern w,	2	-4	-1	-1	-2	-1	-2	-2
pattern w, first			-3		-1	-1		-1
pattern w,, first	4	-4						-1
pattern w,Mw,w	2	-2	1					-3
pattern w,MwMw, first	3	-2	-1					-1
pattern w,w#,w	1		1	-1	2		-1	-3
pattern w,w#.w	1					1	1	-2
pattern w,w#M.	3		-1				-1	-3
pattern w,w#Mw	3	-1	-1
pattern w,w,w	-1	-1	1	-1	-1	-1		-3
pattern w,w,w,			-2	-2	-2	3	-2	-4
pattern w,w,w,, first	3	-2		-1			-1
pattern w,w,w.	2	-1	-1		-1	-1	2	-3
pattern w,w,w., first	3	-3
pattern w,w,wM		1	-2	-1		-1		-3
pattern w,w.	2	2				-1	-4	-3
pattern w,w., first	3	-3	-1	-1			-1
pattern w,w.w,	-2	3		-1		-1	1	-4
pattern w,w.w, first	3	-2					-1	-1
pattern w,w.w,, first	4	-4
pattern w,w:	-1	-3	3	-2	-2		-2	-3
pattern w,w:w,	3						-2	-1
pattern w,wM	1	-2	-2	-1	-3	-1		-2
pattern w,wM,w		-1		1		-1		-3
pattern w,wM.w	-4	2		-1		-1	3	-2
pattern w,wMMM	3	-1	-2
pattern w,wMMw	3	-1	-1				-2
pattern w,wMw	3	-1	-1				-1
pattern w,wMw#	3	1	-2				-1	-1
pattern w-----	4	-2	-1				-4
pattern w--w	3	-2	-1				1	-2
pattern w-Mw,w	1	-1	3				-2
pattern w-w	1	-5	1		-1		1	-3
pattern w-w#	3		-1					-1
pattern w-w#MM		-3	2					-1
pattern w-w, first			-3					-1
pattern w-w;w-	-1	-2	2	-1			-2	-1
pattern w-w;w-, first	-4	4
pattern w-wM	3	-1	-2				-2
pattern w.....	-1	-1		-1	-2	-3	1	1
pattern w....., first	2	-1	-1				-3	-1
pattern w.M	4	-2	-3				-2
pattern w.w(w)		1	1	-1		-1	-1	-3
pattern w.w,	6	-2	-1		-1		-3	-2
pattern w.w, first	1	-3	1	-2	-1	-1
pattern w.w,w#		-2	-3			-1
pattern w.w,w,					-1	-1	1	-3
pattern w.w,wM		-3	1			-1	-2	1
pattern w.w., first	3	-3					-1	-1
pattern w.w.w,	3	-1					-1	-1
pattern w.w.w.	-1	1		-1	-1	-1		-3
pattern w.w.w:	1		3				-1	-1
pattern w.w:	3	-2			-1	-1	-2
pattern w.w:M	3						-3
pattern w.w:Mw	3	-2	-3				-1	-2
pattern w.w:w#	3						-2
pattern w.wM, first	2	-3
pattern w.wM/M	-3	1	2	-2	-1	-1	3	-3
pattern w.wMw,	1			-1	-1		-1	-3
pattern w.wMw.	-1		2		-1		-3	-2
pattern w.wMwM, first	-2	1					3	-1
pattern w/w		-3	2			1	-1
pattern w/w#MM	-2	-3	3	1				-1
pattern w/w, first		2	-1				-2	-2
pattern w/wM	3	-1	-1					-2
pattern w/wMMM			1	-1		-1	1	-2
pattern w:		-3	-1	-1	-1	-1	1
pattern w:#	-1	-4	-3	-2	1	-1
pattern w:#, first	3	-2					-1	-1
pattern w:#w,w	3	-1					-2	-1
pattern w:#w:#	3	-1	2		-1		-3	-1
pattern w:#w:M	-1	-1	1		-2		2	-3
pattern w:#w:w	3	1	-3	-1	-1		-1
pattern w:+M	3	-1	-1				-1
pattern w:, first	-2	3		-1	-1	-1		-2
pattern w:--MM	2						-2
pattern w:M-M	3						-3
pattern w:M/M		-3	-2		-1	-1		2
pattern w:M/M/	2	-3	-2	-1	-2	-1		-2
pattern w:M/M/, first	2	-3		-1				-2
pattern w:M/Mw	-1	-2	-2	-2	-1	-1	1	2
pattern w:M/w	-2						3
pattern w:MMM	3	-2		-1			-2
pattern w:Mw		-2		-1		-1	1	-3
pattern w:Mw:w	3		-2			-1		-3
pattern w:w		-4			-1	-2	1	-2
pattern w:w#M	-2	3	1				-1	-2
pattern w:w#MM		1	-2				-2	3
pattern w:w$#,, first	3	-2					-1
pattern w:w, first	-2	1	-2	-1	-1		2	-5
pattern w:w,w#	3	-3	1				-2	-2
pattern w:w,w.	2			-1	-1	-1	-1	-3
pattern w:w,w:	3	-1	-1					-1
pattern w:w---	2						-2
pattern w:w-Mw, first	2	-2					-1	-1
pattern w:w-w	-1	1	2	1			-3	-2
pattern w:w.	4	-1	-1				-2	-2
pattern w:w.w	3	1	1		-1		-3
pattern w:w.w.	1	-3					1	1
pattern w:w.w:, first	3	-2
pattern w:w:M	3	1	1				-2	-1
pattern w:w:w, first	-2	2
pattern w:w:w:	1	-4	-2	-1	-1	-1	-1	2
pattern w:w<w>	3	-1			-1		-1	-1
pattern w:w=w=	3						-2	-1
pattern w:wM		-1	2	-1	1	2	-3	-2
pattern w;w	-1	2	3		-1	-1	-1	-1
pattern w>w<	3						-2
pattern w?w	-2		3	2		-2	-2	-1
pattern w?w.w, first	3	-1		-2
pattern wM	-1	-1		-3	-2	-2	-1	-1
pattern wM#w		-2	1				-2
pattern wM, first				-1		-1	-2	-4
pattern wM,w,w	4	-1					-3	-1
pattern wM-w	2	-1	-1	-1			-3
pattern wM-wM-		-3		-1			1
pattern wM., first	3	-2					-1
pattern wM/M/M	1	-2	-2		-2	-1	1	-3
pattern wM/Mw	4	1	1				-4
pattern wM/Mw#	-2	3	1				-1	-1
pattern wM/Mw#, first	3	-1		-3				1
pattern wMM		-2	-1		-1	-2	2	-1
pattern wMM, first	2	-1		-1			-3	-1
pattern wMMM	1	-3	2	-2	-1	-1	-1	-2
pattern wMMMM, first	1	-1					-2
pattern wMMMMM		-4		-1		-1		2
pattern wMMMMM, first	-1			2			-3	-1
pattern wMMMMw	3	-2	-3				-2	-1
pattern wMMMw	1	-3		-1				-2
pattern wMMwMM	2	-2					-3
pattern wMw	-1			-2	-1	-1	-3	2
pattern wMw#	1	-1	-2		-1		1	-2
pattern wMw#w		2	-1				-3	2
pattern wMw#w#	3		-2				-1	-1
pattern wMw#w, first	4	-3					-2
pattern wMw(w)	3	-1	-2				-1	-1
pattern wMw,Mw	3	-1	-2				-1	-1
pattern wMw.	1	1	-1					-2
pattern wMw.w	4	-1	-2				-2	-1
pattern wMw.wM		2	1	1	-1	-1	-4	-3
pattern wMw/wM	-1	2	1	-1				-1
pattern wMw:wM	3	-1					-2	2
pattern wMwM	1		-1	-1	-1	-1	-2	-2
pattern wMwM/M	-1	1	1			-1	1	-3
pattern wMwMM/, first	3	-3
pattern wMwMw		-2		-1	-1	-1	-1	-3
pattern wMwMw.	-1							-3
pattern wMwMwM	-1	2		-3	-3	-2	1	-4
pattern wMwMwM, first	4	-3					-2	-1
pattern w®	4	-1	-1					-1
pattern w·w	2	-1	-1				-2
pattern w–w	2	-4	-1				-2	1
pattern {"w":"	-2			-1	1	-3
pattern |w|#|M	3	-1	-1				-2
pattern •w•w•w	3	-1	-1				-1	-1
pattern ☐w(w)M	-3	2	2				1
pay now	1	1	1				-3	-1
payment history	4	-1	-1				-3	-1
personal information	3	-1	-1
public records	3						-1	-2
real estate	2	-1	-2
regular inquiries	4	-3	-3				-1	-1
skip to main content	3	-2	-1					-1
sponsored	2	-3	-2
status	1	-3	-1	-1	-1		-1	1
summary	4	-1			-1		-2
this message was deleted	1	-1	2				-2	-2
unpaid	-3	-1					-1	2
what else can you do?	3						-2	-1
worst payment status	3						-3
your accounts	-3	2	3
# word line below
account #	-3	5	-1					-1
account history	3	-2					-1
account info	6	-6					-1	-2
account information	-3	3						-1
account no	-3	1					2
account number		2	-3	-1			-4	-1
auto loans	1	-2					2
balance	1	-2	-1				1	-3
barclays bank delaware	-3	1					2
begins "	1	-3	1		-4	-3
begins #	-2	2	1	-2	-2	-1	-1	-3
begins $		-1	2	-1		-1	-2	-3
begins (		-2		-1	-1	-2	-3	-3
begins *		-2		-3		-1	3
begins +	1		1	-1	-1		-2	-3
begins 0%	3	-1	-2		-1			-1
begins ;	-3	1	2					-1
begins <	-1	-1	1	-1	-3	-2	-1
begins >	2	1		-1			-2
begins aaron's	-3	2	1				1	-1
begins account		2	2	-2	-3	-1	-1	-2
begins accounts	5	-2	-1				-3	-1
begins acct	-2	3	2	-3	-1	-1	-1	-2
begins acreedor	1	1	2				-2	-1
begins address	-1	4	1	-1	-2	-1	-1	1
begins affirm	-3	3		-1	-1	-1		1
begins aidvantage	-2	1	2					-3
begins ally	3	-3	-2				-1	-1
begins amex	2	-1	-3				1	-2
begins and	1	1	1	-1	-1	-1	2	-4
begins applicant	3	-1			-1			-1
begins approval	3	-1	-2
begins apr	3	-2	-1				-2
begins are	1	2	-2				-2
begins arvest	-3	1	1				2
begins as	1	-3	-2	-1	-1	-1		-1
begins assets	1		1		-1		-2	-1
begins attorney		-3		-1				-2
begins aug	3	-1	-2					-1
begins aunt	3	-3	-2				-2
begins avant		-2			1			-2
begins ay	1	1	-3				1	-1
begins back	2	-1	-1				-2
begins bal	1						-3	-1
begins balance	-1	-1	1	-3	-2	1	-1	-2
begins best	1	-4	-1	-1	-1	-1	1
begins borrower	4	-2	-2				-2	-2
begins both	-3	1	1			-1	1	-2
begins brother		3	3				-1	-1
begins bureau	4						-3	-1
begins by	4	-2	-2				-1	-1
begins card	2	-1	-2				-1	-2
begins case	3	-3	-2		-1		-1	-3
begins charged	-3	3	1	-1		-1	2	-1
begins chase	2	-1	-1	-1	-2	-1		-3
begins chatgpt	3	-2	-2				-3
begins checking	5	-3	-2				-2
begins child	-3	1	1				2	-1
begins client		-1		-1	-1	-1	1	-4
begins clm	3	-2		-1		-1	-1	-1
begins co	4		-1				-4
begins comment	3						-3	-1
begins company	1						-2	3
begins cousin	3	-2	-1				-1
begins creditor's	-2	3	2	-4				-1
begins cuenta	-1	3						-1
begins customer	-2	2	3				-2	-2
begins data	3	-1					-2
begins date		-4	-1	-1	-2	-1		1
begins dear	1	-3	-1	-1	-2		-2	-2
begins debtor	2	-2	-1		-2		-3	2
begins dec	3	-2	-1				-2
begins deferred	3						-2	-1
begins delivered	-1	1	2	-1			-1	4
begins denise	3	-2	-2				-2	-1
begins deposit	2	-2	-1				-2
begins direct	6	-6	-3				-2	-1
begins disbursed	-3		1	2			1	-1
begins document	2	-1	-1		-1		-1
begins done	-3	3	2				1
begins dont	2	-1	-2					-1
begins due	1	-3	-1	-1
begins e	-1	1		-1	2		-3	-2
begins ecoa	3	-3	-2	-1	-1
begins electric	-2		3	-1			1	-1
begins end	4	-2	-2	-1			-2	-2
begins equal	4	-2	-3					-1
begins equifax	3	-1	-1	-1			-3
begins escrow	4	-2					-3	-1
begins estado	3	-2	-1					-2
begins estimated	3	-1					-2	-2
begins everything	-3	2	2			-1	-1	-1
begins example	3	-2	-2				-2
begins experian	2		2		-1		-5	-1
begins f	3	-1	-1				-4	-1
begins february	3	-1	-1				-1
begins federal	3	-3	-2					-1
begins federally	3	-2	-2				-1	-2
begins fidelity	3	-3	-2				-2	-1
begins file	5	-4	-3		-1		-1	-2
begins financial	4	-3					-2	-1
begins fingerhut/webbank	1	1	2				-1
begins first	1	-5		-1	-1	1	1	-2
begins flagstar	3	-1	-1				-2
begins fleet	2	-3	-3				1	-1
begins for		-3	-1			-1	1	-2
begins ford	-1	2	2	-1			-1
begins form	3	-1					-1	-1
begins framingham	3	-2
begins gemb/jcp	-2		1				2
begins gm	-1	-2		-1	1			-3
begins goal	2	-3	-2				-2
begins good	2	-3	-2					-1
begins got	1	-2	-3	-1	-1	-1		1
begins grand	-1	-2	-1	-1			2	1
begins grant	4	-4	-3					-1
begins gross	3	-2	-2				-1	-1
begins heights	-4	3	1				1
begins honda	1	-2	3	-1	1		-1	-1
begins household	3	-2	-2	-1				-1
begins https	2	-2	-3					-1
begins huntington	-1	1	1			-1	1	-3
begins if	2	-1	-1			-1	-4	-2
begins imagen	-2	3	1					-1
begins inquired	4	-2	-3				-2	-3
begins installment	-3		2	-1	-1	-1	1	-2
begins irs	-4	3	3	1	-1	-1		2
begins items	3						-3	-1
begins jan	5	-3	-3				-2	-1
begins jo	-2	1	1				1	-1
begins jpmorgan	3	-1	-1				-1
begins jul	3	-1	-1				-2	-1
begins jun	2		1				-3	-1
begins june	3	-1	-2					-1
begins klarna	-1	-1		-1	-1		4	-1
begins lakeshore	1	-3	1				-2
begins last	1	1		-1	-2	-1	-1	-3
begins left	-2		2	1			1	-2
begins lendingclub	1	-4		1		1	1	-1
begins liabilities		1	1	-1			-3	-2
begins lightstream	3	-4	1				-2
begins loan		-1		-3	-2	-1	-1	-3
begins loans	3		-2	-1	2	-1	-2	-2
begins lol	2	-1					-2
begins macy's		2		-1	1	-1	-5	-1
begins make	-1	-2	-3	-1	-1	-1	1	-1
begins mar	4	-3	-2				-1	-2
begins marcus	2	-3	-1		-1	1		-1
begins mariner	-3	1	1
begins may	4	-3	-2				-3	-1
begins medical		-1	-1	-1			4	-1
begins member	1	-1			-1	-1	-3	-2
begins messages	2	-2	-1				-1
begins mi	-3	-1	-1				3	-1
begins minimum	1	-2	-1					-1
begins mohela	-1	3	1	-1		-1		1
begins mom	-1	2		-1			-4	1
begins money	2	-3	-1
begins month	2	-1	1	-1			-3	-1
begins mortgage	-1	1	2			-1		-2
begins n		1	1	-1			-1	-3
begins national	-3	1		-1	-1	-1	1	-2
begins navient	2	-1
begins navy	2	-1	-1				-1
begins need		2	-2				1	-1
begins nelnet	-2	2	3				-1	-1
begins netflix	2	-1	1				-3
begins never	-2						3
begins nmls	4	-2	-2				-1
begins none	1		1				-3	-1
begins nonpriority	-1	3	3		-2	-1	-4	-3
begins note		-3					-1	-2
begins notice	2	-2	-3	-1	-1	-1	-2	-2
begins number	3	-2	-2				-2	-3
begins oct	3	-1	-3	-1			-1	-1
begins of	1		-3				-1	-1
begins offer	-1	-1	-1				-2	3
begins ollo	3	-4	-3
begins one	-3		1				3
begins opened	-1	2	3	-2	-2	-1		-2
begins orig	-3	3	3	-3	-2	-1	3	-3
begins other	-1	3	1	-1	-1	-1		1
begins our		-3	-2	-2	-2	-2		1
begins outstanding	-1	-3		-1			2	-1
begins overview	4	-1	-1				-4
begins p	4	-1	-1				-3	-2
begins p.o	-1	-1	2	-1	-3		-2	-2
begins part	4			-1	-1		-2	-1
begins past	-1	-2	-2	1	1	-1	1
begins patient	-1	1	1		-1		-2	-3
begins patients	3	-2	-1				-1	-1
begins pay		-1		-1	-1	-1	1	-3
begins payday	2	-2	-2
begins payment		-2	-3	-1	-1	-1
begins placed	-3	1	2	-1			-1	1
begins planet	3	-3	-1					-1
begins platinum	1	-2	-3				2
begins please	2	-1	-1		-1	-1	-2	-2
begins po			2		-1	-1	-1	-3
begins post	-3	1	1				2
begins potentially	2	-3	-1					-3
begins principal	-5	2	1	1	-2	-1	2	-3
begins privacyguard	3	-1	-1					-2
begins product	-3	-1						3
begins property	3	-2	-1		-1		-1	-2
begins rates	2	-1	-1					-1
begins re	2	-1	-1		-1		-1	-1
begins recent	1	-3	-2	-1	-1	-1	-1	-1
begins recommended	3	-2	-1				-2
begins rent	-2	2	2	-1	-1	-1	1	-4
begins reply	3	-1					-1	-1
begins requested	3	-2	-2					-2
begins retail	-3	1	2				1	-1
begins revolving	-1	1	2	-1	-1	-1	1	-3
begins rooms	-2	2	1				2
begins sample	3	-2	-1
begins santander	1	-1	1	-3	-1		-3	-2
begins savings	3	-3	-4	-1			2
begins sba		-1					3
begins sears	-2	2	2	-1			-1	-1
begins section	2	-2	-3	-1	-1		3	-2
begins see	2	-3	-2
begins sep	2	-3	-2				1	-1
begins service	-2	1	1	1	-1			-2
begins services		-2	2				-3	-2
begins shares	2	-1	-1				-1
begins shop	2	-2	-1
begins should	3	-1			-1		-2	-2
begins signature	4	-3	-2	-2			1	-1
begins signed	2	-1	-1				-1
begins sincerely	3	-1	-1				-3	-2
begins sioux	3	-1	-1		-1
begins soc	4	-3	-2		-1			-1
begins social	2	-1					-1	-1
begins some	-1	2	1				-1
begins spring	-5	1	-1				2	2
begins standard	3						-3
begins state	2	-4	-3	-1				-2
begins status	2	-3	-3	-3	-2	-1		1
begins still	-2		1				-2
begins stonebridge	2	-2
begins store	-4	3	3				-1	1
begins subtotal	-3	1	2		2	-2	1
begins summary	-1	3	3	-2	-1		-5	-3
begins synchrony	3	-1	-2	-1				-1
begins t-mobile	3	-3	-2				-3
begins también	-3	1				-1	2	-2
begins tarjeta		3					-1	-1
begins thank	2	-1		-1	-1	-1		-3
begins thats	-1	4	-2	-1		-1	1	1
begins then	1		2			-1		-2
begins toledo	3		1				-2
begins totals		-1			-1	-1	-1	-3
begins trade	2	-1	-1					-2
begins transaction	3	-1	-1				-1
begins transcribed		2				-1	1	-1
begins transunion	-1	3	2	-1	-1		-3	-2
begins transworld	-1	1	1				1	-3
begins tu	-1	2	2				-2	-1
begins unpaid	2	-2	-2				-1	1
begins unsecured	3	-2				-1	-3	-1
begins up	4	-1	-2				-2	-1
begins upvote	2	-1	-2			-1	-2	-3
begins us	2	-2						-3
begins vantagescore	3	-1					-1
begins wakefield	2	1	2	-1			-3	-1
begins warren	-2						1	2
begins we	-1	-3	-2	-1	-1	-1	1
begins wells	3	-1	-1	1		-1	-1	-2
begins who	-2		-2	-1	-1	-1	3	-2
begins whose	-3	1	1	2			1	-2
begins xfinity	4	-3	-3				-2
begins xpn	-2	-2	-2			-1	3	-1
begins year	3	-1		-1	-1		-3	-1
begins your	1	-3	-2	-1	-1	-1	-3	-1
begins {		-3	1	-1	1	-2		-1
begins ~	4	-1	-1				-2	-1
begins ©	4	-4	-3			-1	-2	-2
begins —		1	1				-3	-1
begins ◦	1	2		-1	-1	-1	-1	-3
begins ☐		1		-1	-1	-1	1	-3
begins ☑	2						-3	-1
begins ✓	3		2				-3	-1
begins 合计	-2	3	1	-1			-1
begins 💳	-2						2
begins 🚗	-3		2				1
charge account	-4	4						-1
charged off account	-3	3					1
collection	1						-1	-2
collection account	3	-3
company sold	-3							3
consumer lending center	3	-3
credit card	-2	3					-1	-1
experian	3	-3					-2
experian equifax transunion	-3	3
high balance	3				-1		-3
home	3	-3
ic system inc	3						-3
image omitted	-2	1					-3	1
in good standing	-1	1		-1			-4
lvnv funding llc	3		-1				-2
means accountStatus, short	3	-1					-3	1
means money	1	-1	-1				1	-3
means name, short	-2		-2	-1			1	3
means number, short	-3	3	-2	-1			-3
means original, short	2						-3
means pastDue	-2	1					3	-1
means reported	3	-3
means status, short	-2	3	-1	-1			-1	-1
means statusHint	1						-3	1
means statusHint, short	2	-3		1			-2	1
means statusLoose, short	3	-3						-4
none		-1		-2	-1	-3	-1	-4
ok	-4	-1					4
our information shows	3	-3					-2	2
paid as agreed	-4	1					2
pattern "#","w		-2	3	2	-3	-4
pattern "w","w	1	-2	-2	1	-1	-2		-3
pattern #	-1	-1	1	1	-1	-1		-4
pattern ##/#MM, first	-2	2
pattern ##w#wM	-1		1				-4
pattern #)#	4		-1	-1	-2		-1	-1
pattern #)#, first	3	-3					-1
pattern #)w(w)		1	3	-1	1		-1	-3
pattern #)w,wM	1	-2	-2					-1
pattern #.w	-1	1	3	-1	-2	-2	1	-1
pattern #.w#.$	3	-2	-2			-1	-1	-1
pattern #.w#Mw	3	-3	-2				-1	-1
pattern #.w(w)	1		1	-1	-1	-1	1	-3
pattern #.w, first	2	-1					-4	-1
pattern #.w,wM	-2	1	2	-2	-1	-3	1	-3
pattern #.w/w(	1	-2	-2				3
pattern #.w:	3	-1					-2
pattern #.w?		1	-3		-1	-1	1	-1
pattern #.wMw,	-1	1	2			-1	-1	-2
pattern #.w–w,	3	-1	-1		-1
pattern #:MwMw	1	1	1	-1	-1	-1	-4	-2
pattern #M, first	-3	3
pattern #M/#Mw	-2	-1	-2				-1	3
pattern #M/M	-4	2	3				1
pattern #M/M--	2	1	1				-3
pattern #M/M/M	2	-2	-2				-1	-1
pattern #M/Mw, first	3	-2					-1
pattern #M/MwM		3	2			-1	-1
pattern #w	1	-2		-1	-1	-1		-3
pattern #w#w#w	-2	2	2	-2	-2	-1	-3	-1
pattern #w(w)#	1	-3	-2			-1	1	-1
pattern #w(w)M	1	-2	-1				2	-1
pattern #w, first	1						-3	-1
pattern #w,w.#	-1	-1	-2				3	1
pattern #w-wMM	2	-1	-1
pattern #w/w#M		1	2				-2	-1
pattern #w:w	-2		1	-1	-1	-2	2	-1
pattern #wM/M/	1	1	-1	-1	-1	-1	-2	-3
pattern #wM/Mw, first	-3	1						2
pattern #wMMM	2	-2	-2	-1			-1	-1
pattern #wMwM/	-3		-1				1	2
pattern #wMwMM	2	-2	-1	-1			1	-3
pattern *w:M	-1	-1	-1				-3	3
pattern +-----	-1	1	2		-1		-3
pattern --	2	-1	-3					-1
pattern --, first	2	-3	-1					-1
pattern -[w]wM	3	-2	-2				-1	-2
pattern -w	5	-2	-2		-1		-1	-2
pattern -w::M	-3	2	1
pattern -wMw,w	3	-4	-1	-1			-2	-2
pattern -wMwMw	-3	1	1	-1		-1	2	1
pattern <_w_w=	-3	1	3	1	-2	-2	-3	2
pattern <w="#"	4	-4	-1			-1	1	-4
pattern <w="M#	3	-2	-2
pattern <w>	1		2	-1	-1	-1	-3	-1
pattern M	-2	-5	2	-2	-1	-2	-2
pattern M, first	-1		-4	-1		-1	-2	-2
pattern M.w	3	-2					-1	-1
pattern M.w$M	2	-1	-3					-1
pattern M/M/MM	3	-3	-2		-1	-1	-1	-2
pattern M/M/Mw	3	-2	-1	-3	-1	-1	-2	-4
pattern M/MwM	-1	2	2	-1		-1	-4	-2
pattern M/MwMw	3	-3	-2					-1
pattern MMMMM	3			-1			-2	-1
pattern MMw		3	1		-1		-2
pattern MMwMMw	2						-2
pattern Mw		-3	-2	1	-1		-1	-1
pattern Mw#wMM	1		-1				-2	-3
pattern Mw, first	1	-3	-1				1	-1
pattern Mw,w#w	3	-1	-2				-1	-1
pattern Mw.w.	-1	3	1	-1				-2
pattern Mw:w:w	-2	2	2	-1	-1	-1	-2	-3
pattern MwMw	-2	-1	2			-1	-3	1
pattern [w]w	3	-1			-2		-1
pattern ______	2		-1				-2	-1
pattern w		-2			-3	-2		-1
pattern w!	3	-1	-1		-2	-2		-2
pattern w!wMwM	-1	-2	-1				1	-2
pattern w###	1		-2	-1	-1		-2	-4
pattern w####	-2	2	1					-3
pattern w##MMM, first	3	-1					-2
pattern w#$M☐$, first	3	-4	2				-1
pattern w#(w)		-4	1				-1	-1
pattern w#)w	3	-2	-2				-1
pattern w#, first	-1		-2	-1			1	-2
pattern w#.	2	-2	-3	-1	-1	-1	-1	-1
pattern w#/M/M, first	2	-3					2	-1
pattern w#:w.w	-4	3	4				-1	-1
pattern w#M.	4	-1	-1				-3
pattern w#M/M/	-1	-4	-1	-1		-1	1	1
pattern w#M/MM		-4		-1	-1	-2		-1
pattern w#MM#w	-2	1	3				1	-2
pattern w#MMM#	-3	-1	3	-1				-1
pattern w#MMMM, first		1					-3	-1
pattern w#MMw	-1	-4	2	-1			1
pattern w#MMwM, first	-3						-1	1
pattern w#Mw		-1	2	2	-1		-3	1
pattern w#Mw#	2	-1	-3				1	1
pattern w#Mw#M	1	-2	-2	-1			-3	1
pattern w#MwM#	-2	-2	2				-1
pattern w#MwMM	1	-3	-1					-1
pattern w#w	3	-1	-2	-1	-2	-1	-1	-2
pattern w#w#	1	-1	1	-1	-1	-1		-4
pattern w#w#w	3	-2	-1				-1	-1
pattern w#w:wM	3	-1	-1		-1		-1
pattern w#wM/M	1	1		-1	-1	-1	-3	-3
pattern w#wM/M, first	2	-1		-1			-3	-2
pattern w#wMMM	3	-2		-1		-1		-2
pattern w#wMMM, first	-2	3		-1			1	-1
pattern w#wMMw	-1	-2	3	-1	-1	-1
pattern w#wMwM	1		1	-1		-1	1	-3
pattern w#wMwM, first	-3	3						-1
pattern w$#,Mw	-2	-3	-1	1		-4	1	1
pattern w$M	4	1	-1				-2	-1
pattern w&w,w.	2	-1			-1		-2	-1
pattern w&wM/M	3	-2	-1				-1
pattern w(...M, first	1	-3					2
pattern w(w#)M	-3	2					-1	-2
pattern w(w)#M	-1	-3	-1	-1			1
pattern w(w)#w	-1	-3	2	2	1	1	1	-4
pattern w(w),w	1	-1	3				-2	-1
pattern w(w)Mw	-1	-2		-2	-1	-2		-3
pattern w(w)w	3		-1				-2
pattern w(w)w#	2	-4	-1					-1
pattern w(w)w,	3	-1	-1		-1			-1
pattern w(w)w, first	2	-2
pattern w(w)wM, first	-4	4					-1	-1
pattern w(w.w)	-2		3				2	-1
pattern w(w.w), first	-2	3					-2
pattern w(w:w)	-3	-1	3	-1	-1	1	-1	-1
pattern w(w:w), first	-2	2					-1
pattern w,	3		1	-1	-2	-2	-2	-4
pattern w, first		-1	-3	-1	-1	-1
pattern w,#	-1	1	-3				1	-1
pattern w,, first	3	-1					-2	-1
pattern w,MwMw	2	3					-2	-1
pattern w,w		1	-2	-2	-2	-2	1	-4
pattern w,w#	3	-2	-2		-1		-2	-1
pattern w,w#MM	3	1	-3				2	-1
pattern w,w,w#	-3	1	1					1
pattern w,w,w,	1	2	-1	-1	-2	-2		-3
pattern w,w,w.	4	-1				-1	-1	-4
pattern w,w,w., first	2	-2
pattern w,w,w:	4		-4
pattern w,w,w:, first		-3					2
pattern w,w,wM	-2	-1			-1	-1	1	-3
pattern w,w.w	3	-2	-2
pattern w,w.w.	2	-2	-3		-2		-3	1
pattern w,w.w., first	2	-2					-1
pattern w,w:	-2	-2	-3				2	1
pattern w,wM#)	2		-3		-1		-1	-1
pattern w,wM.	-2	2	2				2	-2
pattern w,wMw:		-2	-3	-1		-1		-2
pattern w-Mw,w	-2	-1	2				-3
pattern w-w		-5	-4		-1	-1	3	-3
pattern w-w#wM	-3		1				3	-1
pattern w-w, first	-3						3	-2
pattern w-w:w	2						-2
pattern w-w:w-	3						-3
pattern w-wM/M, first	3	-3
pattern w-wMMw	-2	-2	3					-2
pattern w.....	-1		2	-1	-2	-3
pattern w.:#	-2	-1	-1				-1	2
pattern w.MM	3	-2	-1
pattern w.Mw.w	2	-1	-1				-1
pattern w.w#Mw	-3	-1	3				2
pattern w.w,w,		1			-1	-1		-3
pattern w.w,w, first	2	-3		-1	-1	-1	-1	-1
pattern w.w,w,, first	3	-2					-1
pattern w.w,w.	1	-1	-3			-1	-1	-2
pattern w.w.w	2	-1	-2	-1	-1	-1		-1
pattern w.w.w#	4	-1	-3				-2	-1
pattern w.w.w.	4	-2	-2		-1		1	-1
pattern w.w:Mw	1	-2	-2	1			1	-3
pattern w.wM	-1	-3	1		-1		-1	-1
pattern w.wM, first	-1	2					-4
pattern w.wM,w	2	-2					-3	-1
pattern w.wM/M	-1	-2		-1	-1		2	-2
pattern w.wMMw, first	-3	3
pattern w.wMw							1	-3
pattern w.wMw#	-1	3				-1		1
pattern w.wMwM		2	-3	-1	-1	-1	-1	2
pattern w/w	1	-3	-1		-1
pattern w/w#MM	1	-3					-1	-2
pattern w/w(w)	3				-1	-1	-3
pattern w/w, first	-2	-1					2	3
pattern w/wM	3		-2	-1
pattern w/wMMM, first	-3						-1	1
pattern w:#	1	-3	1	-2	-2	-1	-3	-2
pattern w:###M	3	-1	-3
pattern w:#, first	-2	2	-1		-1		-3	-3
pattern w:#w:M	3	-3	-2				-1	-2
pattern w:#w:w	1	-1		-1	-1	-1	-2	-3
pattern w:$Mw:	-3		2			-1	1	1
pattern w:, first	1	-4		-1	-2	-1	2	1
pattern w:--M/	-3						3
pattern w:M		-1	-2	-4	-1	-1	2	1
pattern w:M##	3	-3	-3
pattern w:M##M	3	-2	-3					-2
pattern w:M(wM, first	-3	3					-1
pattern w:M/M	2	-1		-1	-1	-1	-1	-2
pattern w:M/M/	1	-4	-1		-1	-1	-1	-2
pattern w:M/M/, first	2	1					-3	-2
pattern w:M/Mw	2		-3	-1	-1	-1	-2
pattern w:M@w,		-2	2				-1	-1
pattern w:MMM, first	3	-2		-2
pattern w:Mw	-1		2	-1		1	-4	-1
pattern w:MwMw	2	-3	-1				-2	-2
pattern w:w#M	1	-3	1	-1		-1	-1	-2
pattern w:w$#,, first	3	-2	-1				-2
pattern w:w,M,	2	-2	-1					-1
pattern w:w,w	-1	-1	2	-1	-1		-4	2
pattern w:w,w#, first	1	-2					2
pattern w:w,w.	-1	-1				-1	-1	3
pattern w:w,w:	5	-2	-4		-1			-3
pattern w:w-w	3		-2				-1
pattern w:w-w, first	2	-2					-1
pattern w:w.	2	-1	-1	-1	-1	-1	-1	-2
pattern w:w.w	-2		3				-1	-1
pattern w:w.w,	3	1	-1				-3	-2
pattern w:w.w,, first	3	-1					-2
pattern w:w.w:	3	-1	-1		-1		-2	-1
pattern w:w:M	2	1	1	-2			-3	2
pattern w:w:M/, first	4	-3					-3	-1
pattern w:w:w	-2			-1	-1	-1	4
pattern w:w<w>	3				-1		-2	-1
pattern w:w=w=	3	-1					-1	-1
pattern w:w?, first	1	-3		-1	-1	-1	-1	2
pattern w:wM	-3	-1	1	-1	2	2		1
pattern w:wM,w	1	3	-2				2	-2
pattern w:wM/M	3	-2	-3	-1	-1		1	-2
pattern w:wM/M, first	3	-2
pattern w:wMw		2	2				-3	-1
pattern w:wMw,	-1	1	2		-1	-1	-1	-1
pattern w:w–wM	3			-1			-1	-1
pattern w;w	4	-1					-4
pattern w;w, first	3	-1					-2
pattern w>w<	2						-2
pattern w?w	-2	-2	-1	-1	-1	-1	3	-1
pattern w?w.	3	-1	-1		-1	-1	-2
pattern wM		-4	1	-2	-2	-1	1	-1
pattern wM#MMM	-2		2				1
pattern wM(w)	-1	-2	-2				1	1
pattern wM, first	1	-1	-4	-1	-1			-4
pattern wM,Mw,		-2	1			-1	-3
pattern wM.	1	-4	-4	2	-2	-2		-1
pattern wM....	1	-1	-2		1		-3	-1
pattern wM.w.	1			-1	-1	-1	-2	-2
pattern wM/M, first	1						-2	-1
pattern wM/M/M, first	2	-5	-1	2			-1
pattern wM/MM/		-2	-3	-1	-1	-2	1	-2
pattern wM/MM/, first	5	-2					-4
pattern wM/Mw:	2	-2	-1				1	-1
pattern wM/w	2	-1	-2				1
pattern wMM, first	-1	2		-2			-3	-3
pattern wMMM	1		1	-1	-1	-1		-4
pattern wMMM#, first	2	-2
pattern wMMMM#	2	-3	1					-1
pattern wMMMMM		-3	1		-1	-1	-1	1
pattern wMMMMM, first	-2	1		2			-3	-1
pattern wMMMw		-3
pattern wMMw	1	-3	-3	-1			-1
pattern wMMw#	3	-1		-1	-1	-1	-1	-1
pattern wMMw#w	-2	-1	2	-1			-2	-1
pattern wMMwMw	-1	-3	2	-1	-1		3	-1
pattern wMw#	3	-3	-2				1	-1
pattern wMw#,w	-3	1	1				2	1
pattern wMw#M	3	-1					-1
pattern wMw,w.	1	1	1		-1	-1	-1	-3
pattern wMw.w,	2	-1	-2				1	-3
pattern wMw.wM, first	3	-1					-1	-2
pattern wMw:M/, first	-2	3
pattern wMw:w	-1	-3	1					-1
pattern wMwM., first	3	-3					-1
pattern wMwM.w		-2	-4					-2
pattern wMwM.w, first	3	-3
pattern wMwM/M	2	-2	1	-2			-4	-1
pattern wMwM/w	-2	1	1				2	-1
pattern wMwMM	3	-2	-2
pattern wMwMMM		-1	3				-1	-2
pattern wMwMMw		-2		1		-1	-1
pattern wMwMwM	1		1	-3	-2	-1		-4
pattern wM|wM|	-3	1	2	-1	-1	-1	-2	1
pattern wM·wM·	-3	2	1				2
pattern w|#|M|	-2	-2	3	-1				1
pattern w|w	3	-1	-1				-2
pattern w|w|w|	3	-3	-2	-1			-1	-1
pattern w|w|w|, first	3	-3
pattern w–w	3	-3	-2				-3
pattern w—w	3	-1	-1				-3	-1
pattern w•w	-2	1	4				-1
pattern w•w, first	-4	4					-1
pattern •w•w•w	3	-1						-1
pattern 👍		-2	1		1			1
payment history	3	-1					-3
principal balance	-3	2	-2	1			-1
public information	3	-3
revolving	-2	3					-1
status	5	-3					2	-4
summary	3	-2		-1			-1
transworld systems inc	3						-3
view details	-3	1					2
# word pattern comes
always				-2	-4	-3	-1	-1
often				-4	-1	-1	-1	-1
# word read as, shape
accountName capitals		1	-3			-1	-1	-3
accountName small	-3	3	1				-3	-2
accountName? capitalised			-1			1		-3
accountName? small							-5	-1
accountNumber capitalised	3	-3	-2	-1
accountNumber capitals	-4	-1	-2	4
amount date	-3	-1		-2	3		-2
aside current small	4						-4
aside current? small	5				-1		-4	-2
aside goes on capitalised		-3		-1	-1	-1	-1	-3
aside goes on? capitalised	-2	2					-1	-1
current capital	-3				-1	-1	3
current capitalised	-3	-3	1		-1	-2	3	-2
current? capitals	-1	-2				-2	1	-1
current? small	1	-2	-1	-1	-1	-1	-1	-3
goes on capital	-4	-2	4					-1
goes on capitals	-1	-1	1	-1	-1	-1	-2	-3
goes on small		-4	1	-1		-1	-2	1
goes on? capital	3		-2				-1
goes on? capitalised	-1			-1	-1	1	-1	-4
goes on? capitals		1	-1	-3	-1	-1	2
goes on? small		-5	1	-2	-1	-1	-3	-1
originalCreditor capitalised	-3	-1	-1	-1	-1	-1	1	1
originalCreditor capitals	-1	-2	-2	-1	1	-1
paying capitals	-3	1	2		-1	2	-1	-2
# word read as
accountName	-1	1	-3	-1	-1	-2	-1
accountNumber	-2	-2	-2	3	-1	-1	-2	-1
amount	-3	-2	-1	-2	4	-1	-2	-2
aside accountName				-1	-1		-2	-2
aside current	4						-4
aside current?		1			-1		-4	1
aside goes on	-1	-2	1	-1	-1	-1	-3	-3
current	-1	-2		-1		-2	2	-2
current?		-2	-1	-2	-1	-1		-3
goes on?	-1	-1		-3	-1			-3
no debts	2		-2		-2	-2	-5	-3
no part	1		-1	-2	-2	-3	-11	-2
no part, in row	1	-1	1		-3	-1	-10
originalCreditor	-2	-4	-1	-1		-1	-1
originalCreditor?	-4	2	-1	-1				1
paying	-3			-1	-1	3	-2	-3
paying?	1	2	2				-4	-1
# word read in
accountName, a bullet for each debt	1		-3				-1	-1
accountName, a column for each debt	-2	2	-2				-1	-3
accountName, a line for each cell	-2	2
accountName, a paragraph for each debt	1		-3				-1	1
accountName, columns below each other	-4	4	-3		-1		-2	-2
accountName, columns by their place	1	-1	-3	-2			-3	-3
accountName, headings on several lines	-4	4
accountName, headings over the values of each account	-3	3						-1
accountName, tables and labels			-3	-1			1
accountNumber, one debt a line	-4		-3	5			-1
accountNumber, tables and labels	-4	-2	-1	4			-2	-1
amount, tables and labels	-2	-1	-1	-1	3	-2	-2	-1
aside goes on, one debt a line	1		-1	-1	-1	-1	-2	-3
current, a bullet for each debt	-2	-3	-2	-1	-1	-1	2	1
current, a column for each debt	-5						5	-1
current, a letter about one debt	-6						6
current, a line for each cell	-3	1	1				3	1
current, a row for each bureau	3						-3
current, cards of a portal		-3	-2	-1				-2
current, headings on several lines	-4	-1					4	-1
current, objects	-2	-1				-1	3	-1
current, one debt a line	-1	1				-2	1	-5
current, tables and labels		-3	-3	-2		-3	1	-2
goes on, a bullet for each debt	-1	-7	2	-1			-2
goes on, a letter about one debt		-4	1
goes on, a line for each cell	-3	-2	3
goes on, a notice about one debt	-1	-3	1				-1
goes on, cards	-1	3		-1		-1	-2	1
goes on, cards of a portal	1	-4					-1	-2
goes on, columns below each other	-3	2	3		-1
goes on, columns by their place		-2		-2		-1	-3	-3
goes on, objects	-1	-4	3				-1	-1
goes on, one debt a line	-1			-1	-2	-2	-3
goes on, records of labels	-2	-4	2				-1	-1
goes on, tables and labels	-1	-4		-2	-1	-1	1
no part, a bullet for each debt			1	-4	-2	-3	-2	-1
no part, a column for each debt				2			-3	-2
no part, a letter about one debt	-1	-2	1	-3	-3	-1	-2	-2
no part, a notice about one debt				-3	-1	-1	-2	-3
no part, a paragraph for each debt		1	1	-2	-2	-3	-10
no part, a row for each bureau	2	-1					-1	-2
no part, cards				-3	-2	-3	-6
no part, cards of a portal	1		-1	-3			-4	-5
no part, claims of a bankruptcy	2	-2	-2		-1		-1	-4
no part, columns below each other	3	-2	-1			-1	-2	-1
no part, columns by their place	2	-1	-1	-1	-2	-3	-7	-3
no part, headings on several lines	3	-2	-2	-3	-1	-1	-2	-3
no part, headings over the values of each account	3	-2	-4	-2			-2	-2
no part, labels	2	-4	-3	-2	-1		-2
no part, none	-2	3	1		-2	-2	-5	-1
no part, objects	3	-4	-2	-2	-1	-3	-1	-5
no part, one debt a line	1	-1		-3	-3	-5	-7	-1
no part, records of labels	2	-2	1	-2			-2	-3
no part, rows of labels with their values		-1	1	-1	-1	-1	-1	-2
no part, running text		-1	-1	-6	-3	-6	-7	-1
no part, tables and labels	2	-2	-1	1	-2		-9	-1
originalCreditor, a paragraph for each debt	-3						-2	4
originalCreditor, columns by their place	-3	1	2				-1	-2
originalCreditor, headings on several lines	-2	-1	-1				-1	2
originalCreditor, headings over the values of each account	-2	-1	-1					3
originalCreditor, objects	-3	-2	-2				-1	3
originalCreditor, one debt a line		-2	-1			-1	2	-1
originalCreditor, records of labels	-3							3
originalCreditor, tables and labels	-1	-2		-1	1	-1	-4
paying, one debt a line	-3	1	2		-1	2	-1
paying, tables and labels	-2	-3		-1	-1	3	-5	-2
# word shape and behind
capital capitalised	2	-4	2	-2	-1	-1	-4	1
capital capitals	2	-6	1	-1	-2	-1	-3
capital code	4		-3	-1			-1
capital dollars	3	-1	-1				-2
capital mark-"	1	-2	-1	1	1	-1	-1	-3
capital mark-,	-3	-2	1	1	1	1	-1	-2
capital mark-/	2	-1	-1				-2
capital mark-–	3						-2
capital small		-4	-2	-1	-1	-2	1	-2
capitalised capitals	2			-1	-1	-1	-3	-2
capitalised cents			1	-1	-1	-1	-1	-3
capitalised code		-1	1	-1		-1	1	-3
capitalised date	1	-3					-1	1
capitalised digits-1	1	-1	-3		-1	-1	-2
capitalised digits-2	1	-3	1	-1	-1	-1	-1	-2
capitalised digits-3	-2	1	1	-1	-1	-1		-3
capitalised digits-4	-1		2	-2	-1	-1	-3	-2
capitalised digits-5	-2	-1	3	-1	-1		-1	-1
capitalised digits-7	-1	-1	1	-3		-1	-2	-2
capitalised dollars	1	-3		-1	-1	-1		-3
capitalised end	5	-4	-3	-1				-2
capitalised mark-"	-1		2	-3	-2	1
capitalised mark-$	3		-2	-1	-1	-1	-1	-2
capitalised mark-&	1	-2	-1		-1	-1	1	-3
capitalised mark-(		-3	2	-1		-1	-2	1
capitalised mark-)		-3	-1	-1	-1	-1		2
capitalised mark-:		-1	2	-1	-1	-1	-1	-4
capitalised mark-=		-2			-1	-1	1	-3
capitalised mark->	1	-3	-2		-1	-1	-1	1
capitalised mark-|	-3	-3	4	-1		-1		1
capitalised mark-®	2	-4					-1	-1
capitalised mark-•	3	-1	-1				-2	-1
capitalised mark-→	3		-2				-1
capitalised masked	1	-3	-1	-1	-1		-1	-1
capitalised small	-1	1	1	-1	-2	-2	1	2
capitalised thousands	-2	2	-1	-1	-1			-4
capitalised with-digits	-1	-1	3	-1	-1	-1		-5
capitalised year		-4	1	-1	-1	-1	1	-2
capitals capitalised	-2	1	1	-3	-2	-1		1
capitals code	-2			1	-2	-1	-3	-1
capitals date	2		2	-1			-4	-2
capitals digits-1	3		-1	-2		-1	-2	-2
capitals digits-2	-1	1	1		-1	-2	-1	-2
capitals digits-4	-1	1		2	-2	-1		-3
capitals digits-5	2	-2	-4	2	-2	-1	-1	-1
capitals digits-6	-2	-2	-1	4	-1	-1	-1	-1
capitals digits-7	-1	-1		3	-1	-1	-4	-2
capitals dollars-and-cents			-3	-1	1	1		-2
capitals lettered-code	-1	1	1	-3	-2	-2	-2	-5
capitals mark-!	3		-1				-2
capitals mark-"	-1	1	4	-3	-2		-2	-2
capitals mark-$	-2	-4	-1	-4	3	2	-2	-3
capitals mark-(		-3	3	-1	-1	-1		-1
capitals mark-)	-2	-6		-1		-1	-2	3
capitals mark-,	1	-1		-2	-1		-2	-2
capitals mark--	-1	1	-1	-2		-2	2	-3
capitals mark-.		-3		-2	-1	-1		1
capitals mark-:	3	1	-1	-1	-2		1	-2
capitals mark-=	4	-3		-1			-2	-1
capitals mark-|				-3	-2	-2	1	-1
capitals mark-—	4	-3	-4
capitals masked	-3		4	-2	-1	-1	-1	-4
capitals thousands	1	-4		-1
capitals thousands-and-cents	3	1	-3	-2	-1	-1		-2
capitals year	-1	-2	4	-1			-2
date capitalised		-3	1	1	-2	-2	-1	-2
date capitals		-5		-1	-1	-1		-2
date dollars	3	-1	-3	-1	-1		-3
date line	1	-2	-2	2	-1	-2	-2	-2
date mark-,	-4	-1			2	3	1	-2
letters code	5	-1	-3	-1			-3
letters digits-4	3	-2	-4	-2			2
letters digits-7	2	-2	-2	-1			-1
letters dollars-and-cents	1	-3	-2	-1	-2	-1		-1
letters line	-1	-3	2	-1		-1	2	-2
percent capitalised	3	-1					-2
percent cents	2	-1	2			-1	-3
percent digits-2	4				-1		-3
percent dollars	4	-1	-1	-1		-1	-3
percent dollars-and-cents	6	-1	-2	-1	-1	-1	-5
percent mark-$	3	-1			-1	-1	-3
small capital	1	-3	-1	-1	1	-1
small capitalised	2	-5		-1	-1	-1	1	-3
small capitals	5	-5	-2	-1	-1	-1	-2	-5
small code	2	-2	-2	-3	-1	-1		-1
small date	3	-1	-1	-1			-3
small digits-2	1	-2		-1	-1	-1		-1
small digits-3		-2	1	-2	-1	-2	-3
small digits-7	3	-3	-2	-3		-1	-2	-1
small dollars	3	-2	-2	-1	-2	-2	-2	-3
small dollars-and-cents	2	-4	-1	-3	-2	-2	-1	-3
small lettered-code	5	-3	-3	-2		-1	-3	1
small mark-!	3	-1	-1				-1
small mark-"		-2	1	-2	-1	-2		-3
small mark-#	4	-1	-3				-1	-1
small mark-'	3						-2
small mark-(	-2	-1		-1	-2	-1	4	-2
small mark-)		-5	2	-1		-1		-5
small mark-+	3	-3	-2
small mark-,	1	-3	-2	-1				-5
small masked	4	-3	-3	-1			-3	-1
small thousands	1	-2	2	-2	-2	-1	-4	-2
small thousands-and-cents		-2	1	-2	-1	-1	-5	-2
small with-digits	1			-1	-2	-2	-3	-2
# word shape
capital		-3	-1	1	-1	-1		-2
capitalised	1		1	-3	-2	-1		1
date	-2	-5	-1	4	1	1	-1	-4
letters	1		-2	-4	-4	-4	1	-6
percent	4	-4	-3	-2	-2	1	-3	-3
small	1	-2	-1	-2	-2	-1	1	-2
# word sums of line
1				-1	-2	-3	1	1
2			1	-1	-3	-4	1
3	-2			-5	-1		-1	-4
# word word
1-05	-3		1	2
2.1	4	-1		-2			-1
2.2	3	-1		-3			-1
2.3	3	-1		-1			-1
29.99%	3		-1				-1
3.1	2	-1		-1			-1
30-59	-2	-1		-1	-1	-1	2
4.1	4	-2		-4			-1
40%	3						-3	-1
a	1	-4	-2		-1	-1	-1	1
a/c	3	-1	-2
aaron's	-6	5	-1				-1	1
ab		-3	1	-1			1	-1
about	3	-1	-3	-1	-1	-1	-1	-1
accept		-1	2	-1	-1	-1	-1	-1
acceptance	-2	-4	3				-1	-3
account	1	-2	-2		-1	-1	1	-3
accounts	5	-3	-4				-2	-1
acct	5	-4	-6	-3	-1	-1	1	-3
ace	-1	-3	2					2
achterberg	3	-1	-2	-1	-1	-1	-2	-1
action	3		-3				-1
adjusters	-3		3				-1	-1
advantage	-1	-3	4					-1
after	3	-3	-1	-1	-1	-1	-2
afterpay	-4	4	1					-1
age	3	-1	-1				-1
agency	2	-2	1		-1		-1	-2
agreed	-2	-1	-4	-1	-1	-1	3	-2
agreement	3		-1	-1			-2	-1
ah	3	-1					-2
aidvantage	-3	3						-3
ak	2	-1	-2	-1
alaska	-2	3	-1
all	2	-2	-2	-1	-1	-1	-1	-1
ally	-2	1	1			-1	-1	-3
also	1	-3	-1	-1	-1	-1	1	-2
am	3	-2			-1	-2	-2	-1
america	-1	-3	2	-1			-1
amex	-3	3					-2	-3
amount	2	-2	-2	-1	-1	-1	-1	-3
amt	5	-1	-2				-1	-1
and	2	-5	-2	-1	-1	-1	1	-2
anything	2	-1					-2
apartment	4	-1					-2	-2
apartments	-3		-1					3
applicant	3	-2	-1				-1
application	3	-1	-1				-1
apr	3	-4	-2	-1	-1	-1	-2	-2
as		-3			-1	-1	1	-2
asagreed	-4						4
ask	3	-3		-1	-1	-1	-3	-1
assets	3	-2	-1				-1
assignee	3	-1	-2					-1
at	2	-3	-1	-1	-1	-1	-2	-1
at&t	-4	-2	-1	-1	1		2	4
attorney	2	-2					-1	-2
aug	2	-4	-2			-1		-2
aunt	-3	2	2				-1
auto	1	-3			-1	1	-3	-1
b	1	-4		1		-1	-3	-2
baby	-2	-2	3
back	2	-2	-1				-1	-1
bal	3	-6	-3	-3	-3	-1		-4
balance	3	-5	-5	-1	-1	-1		-3
bancorp	-2	-1	3
bangor		1	-2					-1
bank/credit	4	-4
bank/target	-3		1					1
banking	3		-2					-1
bankruptcy	3	-1	-2		1		-3	-1
barclays	-2	3	-2		-1		-3	-3
beauty	3	-1	-1	-1	-1	-1	-1	-3
becu	-2	3	-1
behalf	-2		2
belk	-3	4	-2
beneficial	-3	2	1
bill	2	-4		-1	-1	-1	-1	-4
bills	4	-2	-1				-1	-1
birch		-3	1				1
bk			1				-3	-2
bloomington	3	-3						-1
blvd	3	-1	-3				-1
bmw	-1	3	-2
bnpl	3	-2	-1
board	-2		3
bofa	-2	3	-2					-1
boscov's	-3	3	-1				-1	-2
both	6	-2	-1				-3	-1
box	3	-2	-2	-1	-2	-1	-1	-1
brandvold	3	-1	-2
brannigan	-3	-2	1				2
brendan		-3						1
bridgecrest	-4	2	2				-2	-2
bring	3	-1					-2
bryant	-2	-1	3					-1
budget	3	-2	-1				-1
bureau	-1	-2	1				-1	-3
buy		-3	-1
by	1	-3		-1	-1			-2
c	1	-3	-1	-1	-1	-3	-1	-2
cabela's	-3	5	-2
cabelas	-3	4	-2
calloway	2	1	-3				-1
cancel	4	-2					-2	-1
cap	2						-1	-3
car	2	-1	-2				-1
card	-1	-4	1	-1		1	-2	-3
cards	3	-3					-1	-1
care	-2	3	-1				-3
carecredit	-2	2					-1	1
carro	2	-4	1				-2
cartão	3	-2					-2	-1
case	3	-2	-2
cash	-2		3
cashrewards	-3	2	3				-1
cathay	-3		1					-1
cbna	-1	3	-1				-1	-1
cc	2	-3		-1	-1	1	-2	-2
center	-1	-2	1					1
change	3	-2					-1
charge		-4	2	-1	-1	-1		-2
charge-off	-2	-2	-1				3	-2
charge_off	-3	-1	-1				3
charter	-3	-1						3
checking	4	-1	-4				-2
chela	-2	-3	2				-1
christmas	2	-3					-1	-1
citifinancial	-3	3
citizens	1						1	-3
city	-1		1				-3	1
cl	3	-1	-2				-1
clerk	3	-1	-2
cleveland	-3	3	-1
client	3	-4	-1				1	-1
closed	4	-2	-5				-2	-1
club		-4	1				-1	1
co	-1	-4	1	-1		-1		1
co-op	-3	1	2
coast	3	-4	-2				-2
coastal	-3		2
cobrança	-1	-1	-1				2
cobro	-1		-1				3
code	4	-1	-2				-2	-2
col	5	-3	-1	-1			-1	-1
colección	-2	-1					2
coll	-2	-2	3	-1	-1	-2	2	-4
collection	-1	-4		-1		-1	2	-3
collection/charge-off	-2		-1				2
collectionorchargeoff	-3						3
collections	-2	-3	1		-1	-1	2	-2
collectors	2	-1	-1
college	-2	4					-1	-1
comcast	-1	-1	-2				-2	3
comenity	-1	-4	4	-1	-1	-1	1	1
comenity/torrid	-3	1	-1				-2	2
comenitybank/victoria	-3	3
comments	3						-1	-1
commerce	3		-2		-1
communications	-3		1				-1	3
company		-2	3			1	-2	1
con	3	-2	-1	-1	-1	-1	-2	-1
consumer	2	-2					1	-4
conta	2	-1		-1			-3
continue	3						-2	-1
control	-3	-1	3
conventional	4	-3					-2	-1
convergent	-2	3					-1	-1
copper	-1	2	-3					-1
corinne	3	-2	-1
corp	-2	-2	2	-1			-2	-2
corporation	-2		3				-1	-1
correct	2	-1		-1	-1	-1	-3	-1
corriente	-2		-1				2
couch	-3	-1	3					-1
counselor	3	-1	-1				-1	-1
court	2	-1	-3				2
cousin	3	-3	-1
cr	1	-3		-1			-1	-2
cred	2	-1						-3
creditonebnk	-3	3
creditor	3	-5	-3	-1	-1	-1	-1	-1
credor	3	-1	-1			-1	-2	-1
creek	1	-3						1
crest	1	-3	2
crédito	3	-1	-1				-1
ctr	-4	-1	2				-1	3
cu	-1	-5	2	-2			-1	-3
curacao	-3	2	-1					-1
curr	-2	-1		-1	-1	-1	2	-3
current	-2	-3	-1	-1	-1	-1	3	-2
customer	4	-3	-1
d	2	-3	-2		2			-1
dad	-2	3	-2				-1	-1
dale	-1	-3	2			-1	-1	-1
dana		-3	-1			1	-2	-1
date	1	-3	-2		-1	-1	2	-4
dave	-3	3						-2
day		-3		-1		-1	1	-1
daycare	3	-2	-1
days		-3	-1	-1	-1	-1	2	-1
de	2	-4	-3	-1	-1	-2	1	-2
dear	3	-2						-1
debemos	3	-2	-1				-1	-1
debo	4	-2	-3				-1	-1
debt	1			-1	-1	-1	1	-3
debts	4	-2	-3				-1	-1
december	2	-3	-1	-1	-1	-1		-2
declined	2						-2
default	3	-2	-1				-2
deferment	5	-1	-1				-5
deferred	6	-1	-1				-5
delete	3		-1					-1
delinquency	4		-1				-2	-1
denise	1	-3					1	-1
dental	-2	-2					-1	3
deposit	4	-1	-3				-1	-1
deposits	2	-2
depot	-2	-2	1				-1	2
derogatory	4	-1					-3	-1
desc	3		-2
describe	2	-1	-3	-1	-1	-1	-1	-1
description	3	-2	-1				-1
details	4	-2	-3				-2	-1
diagnostics	-2	-1					-1	2
dias	-3					-1	3
digits	1	-1	-1	1			-3
dillard's	-2	3	-1					-1
direct		1	-3			-1	-1	-2
discharged	4	-1			-1		-2
discount	-3		2
discover	-1	3	-2				-3	-2
discoverbank	-3	3
dispute	2	-2	-1	-1	1	-1	-3	-1
disputed		-1	-3				1	-1
district	3	-1	-2					-2
division	1		-3
dla	2	-1					-1
dmp	-1	-2	-1	-1			1	-2
dominion	-1	-3	1					1
don't	3	-1	-1				-1	-1
dont	3	-2	-2		-1		-1
dpd	-2	-1		-1	-1	-1	3	-1
dr	-3	2	-1	-1	-1		-3	1
draft	3	-3	-1				-1
du	3						-1	-1
duke	2	-1	-1				1	-3
e	2	-4	-1				1	-1
each	3	-1					-3	-1
ecoa	3	-1					-1	-1
ed	-3	-1	4				-1	-1
edit	4	-1		-1			-2	-1
education	1	-4					-1	-1
ef	5	-1	-1				-2	-3
efx	3	-3	-1			-1	-1	-2
egg		-2	1			-1	-1	-3
el	1	-3				-1	-1	1
electric		1		-1			-3	2
emergency	-1	-1					-1	4
ems	-3	-1	3					-1
end	4	-1	-2				-1	-1
ending	5	-2	-6					-1
ends	6	-2	-4	-1			-3
energy		-2						1
enrolled	3	-2	-1			-1	-1	-1
eq	4	-3	-1	-1			-2	-1
equifax	6	-4					-1	-1
equity	-1	-4	1				-1	-1
er		-3		-2		1	1	-3
es	4	-1	-1				-4
esa	-3						3
est	2	-3	1	-1	-1	-1	-3	-3
estimated	3	-2					-1
et	4	-1			-1			-1
eversource	-5	2					1	1
ex	4	-1					-2	-2
example	3	-3	-1				-1
exclude	3						-2	-1
exp	3	-1	-2
experian	4	-3	-1				-1	-1
f	3	-1	-1				-1
fair	3	-2	-1				-1	-1
family	1	-3	-1	-1			-2
fargo		-3						-1
fcu	-1	-4	2	-1			-2	-3
fdic	3	-1					-1	-1
federal		-3					-1
fha	3	-2				-1	-1
fifth	-1				2		-1	-2
figure	-3	3						-1
file	4	-2	-2	-1			-2	-2
final	2	-3	-2	1		-1		-2
finance	-3	-2	3				-1	-2
financial		-4	1				-2	-2
finch	-2	-1	3
fingerhut			-3				-2
fingerhut/webbank	-3	3	-1	-1			-1
firm	-3	-1						2
first	2	-1					-3
flagstar	-3	3	-2					-1
fleet	-3	3					-1
flex	-3	-1	3
food	3	-2	-1				-1
for	2	-4	-3	-1	-1	-1	2	-4
forbearance	4		-1				-4
foreclosure	3	-2					-2
fortiva	-4	2	1				-1	2
found	2	-1	-1				-1	-1
franklin	-2	1	2				-1
fri	2	-1					-1	-1
friday	3		-1				-1	-1
from	2	-4		-1	-1	-1	-1	-4
fsb	-3	-1	3
full	3	-1					-2
furn	-3		3
g	4	-1					-3
garage	-2		3				-1
gas	-1	-3	1				-2	2
ge	-3	3	-1				-1	1
gemb/jcp	-3	3
gmac	-4	4	-1
go		-3	2	-1	-1	-1	-1	-3
gold	-3		2					1
good	-1	-3	-1				2	-1
grad	-2	-2	3			1	-2
greensky	-3	3	-1					-1
greenville	3	-1	-2
guarantor	5	-2	-1	-1			-2
gym	-3	2	1				-1
h	2	1	-2				-3
half	1						-3
halsted	-2	3
hand	3	-2	-2				-1	-1
har	3	-2		-2
hardship	3						-2
harley-davidson	-2	3	-1
harris	-2						1	-3
has	2	-2	-4					-1
health	-1	-3					-2	1
heights	-3	3	-2					-1
hello	3	-2					-1
here	3	-2	-1				-1
hi	2	-3					1	-1
high	2	-3	-1	-1			-1	-2
higher	-3		3
his	3	-2	-2				1
hollow	-1	-3	2				-1
homeplus	-2		3				-1	-1
honda	1	1	-2					-3
hosp	-2	-2	-1					3
house	1	-2	3				-1
hsa	2	-2	-1	-1
hsbc	-3	2	-2				-1	3
hsbc/best	-2	2
hudson	-1	-1						3
huntington			1					-3
husband's	3	-2					-1
i'm	2	-4	-1			-1	-1	-2
id	4	-4	-3	-4			-3	-1
idr	3	-1	-1				-1	-1
if	3	-2	-1	-1	-1	-1	-4	-1
ii		-2	1	-1			-1	-3
iii	-1	-1	3				-1	-1
imagen	2	-2					-1
in		-4	-2	-3	-1	-1	2	-1
inc		-4	2	-1	-1	-1	-4	-4
included	2	-1	-1				-2
income	-1	-3	2				-1	-1
individual	3	-3	1				-2	-1
individual_account	3		-1					-2
info	3						-2	-1
information	3	-2	-4	-1	-1	-1	-2	-2
infusion	-3	1	2
ingrid	3	-2	-1
inquiries	3	-2	-1				-1
ins	3	-2	-2				-2	1
inst	3	-1	-1				-3	-1
installment	1	-1	-1			1	-3
int	3	-2			-1		1	-1
interest	4	-2	-1				-1	-2
internal	-2	3	-2
internet	2	-3	-2				1
invoice	2		-2
involuntary	3	-1					-2	-1
ira	4	-1	-2				-1	-1
irs	-2	3	-1	-1		-1	-1	-3
is	3	-3	-5	-1	-1	-1		-3
issued	3	-1	-1				-1
it	-1	-4	2	-1	-1	-1		-2
it's	-1	-4	-3				2	-1
item	2	-1	-3				1	-1
j	5	-1	-3	-1	-1		-4	-2
jewelers	-3	-2	3				-2
joint	2	-4	1			1	-1	-2
jt	2	-1					-1
judgments	3	-2					-1
k	3	-2	-1				-3	-1
keep	-1	-2	-1			2		-1
kept		-1	-1				2
key	3	-1	-2				-1	-1
kikoff	-3	3
klarna	-3	4	-1				-3	-1
kohl's	-3	3	-1					-1
kohls	-3	3	-3				-2	1
kohls/capone	-5	7	-2	-1			-2	-3
l	1	-2		-1	-1	-1	-3	1
lakes	-1	-3	1				-1	-1
last	3	-4	-4	1	-1	-1	-1	-3
late	-1	-3	-2	-1	-1	-1	1	-1
lates	-2						2
le	4	-2	-2				-1
lease	4	-3	-2				-2	-1
left	4	-3	-1		-1		-1	-1
legal	3	-1					-2	-1
lender	1	-2	-1		-1		-3	-2
lent	4	-3	-2				-1
letter	1	-3	-1					-1
liability	3	-1	-1				-1	-1
liberty	-3	2	-1
light	-2	-1	3					1
lightstream	-2	3	-1				-1	-2
like	4	-2	-3				-1
limit	3	-2	-1			-1	-3	-2
line	-1	-3	3				-2	-1
lines	4	-1	-2				-1
list	5	-2					-2	-1
llc	-2	-3	5	-1	-1	-1	-4	-1
ln		-2		1				-2
lo	1	-2	-3
loan		-4	1	-1	-1	1	-3	-3
loans		-2	1			-1	-3	-1
lofts	-2	-1	2				-1	2
lowe's	-1	3					-1	-3
lp	-3	-2	3					-1
ltd	-3	-1	3				-1
luke's	-2	-3	1					2
m		-3		-1		-1	1	-1
m&t	-2	2	-1					-1
macy's	-2	2					-3
macys/citibank	-3	3	-1
macys/dsnb	-1	3	-3
made	4		-2				-2
maimonides	-2	3						-1
main	1	-3	1				-2	-1
make	2	-3	-1	-1	-1	-1	-1	-1
malibu	3	-1	-2				-1	-2
management		-1	1				-3	-2
marguerite	2	-2
marisol	3	-3
mastercard	-1	-2	1				-2	-3
mattress	-4	1	3				-2	1
maurices	-3	3						-1
may	2	-3	-1	-1	-1	-1	-1	-2
mc	-1	-2	3	-1			-1	-1
me	2	-2	-3	-1	-1	-1	-1	-1
meadow	-3	3
med	-4	1	1	-1				2
medical	-2	-2	3	-1	-1		-2
medical/health	4	-1						-4
medicare	3	-2					-1	-1
medicredit	-4	2					2	-2
member	2	-4	-1				1	-1
memorial	-3	-1	3					2
menards	-3	3	-1				-1	-1
meridian	-3		2					1
merrick	-1	2	-1				-2	-2
mervyns	-4	4
messages	3	-2	-2
methodist	-3	-2	1					3
metrowest	-1	-1	-2				-1	3
mgmt		-2	1					-3
milestone	-3	1	1				1
mill		-2	2				-3
min	2	-4	-3	-1	-2	-2		-2
mine	2	-3	-1
minimum	3	-3	-1			-1	-1	-1
mo	3	-3	-3	-1	-1	-1		-2
mohela	-2	4					-1	-2
mom	-3	2	3	-1	-1		-2	-2
mom's	2	-3	-1
money	3	-2	-3				-1	1
month	3	-2	-1			-1	-2	-1
monthly	2	-3				-1	-1	-2
more		-3	-1	-1	-1	-1		-1
mortg	3		-3					-1
mortgage		-1	3			-1	-1	-1
motor		-4	1					-1
mountain	-1	3					1	-1
mr	-2	1		2			-2	-3
mtg	-1	-2	2	-1			-4	-2
mutual/providian	-4		3					1
n	2	-3	-1	-2	-1		-2
n/a	3	-2		-1			-2	-3
na	-1	-3	1	-2	-1	-1	-2
name	4	-2	-3				1	-7
nasa	-1	-1	-1				3
navient	-2	3		-1				-2
ne	3		-2					-1
need	3	-1					-2
negative	4	-1	-3				-1
negotiating	3	-1	-1				-1	-1
nelnet	-1	2	-1				-1	-3
net	3	-4	-2				-1
never	-2	-1	-1		-1	-1	3	-1
next	4	-3	-1				-2	-1
nissan	3	1	-3				-1	-2
nmls	3	-1	-1	-1	-1	-1	-1
no	1	-5	-4	-1	-1	-1	3	-2
none	1	-4	-2	-2		-1	1	-3
nonpriority	4	-2	-1					-1
northern	1		-2
not	2	-4	-3	-1	-1	-1	-1	-2
note	2	-2	-2				1	-1
notes	3	-2				-1	-3	-1
notice	1	-2	-3	-1	-1	-1	2	-2
nov	2	-3					-1	-2
november	1	-2		-1	-1	-1		-2
now	1	-4	-3	-1	-1	-1		-2
number	2	-3	-1	-1	-1	-1	-2	-2
o		-2	1	-1	-1	-1	1	-1
oc	3	-2					-1	-3
oct	3	-2	-2				1	-1
of		-4	1		-1	-1		1
off		-2	-3	-1	-1	-1	1	-2
offers	3	-1	-1				-1
oh	3	-2	-3	-1		-1	-2
oil		-1	3				-1	-1
ok	1	-4	-3	-1	-1	-1	1	-2
okay	4	-3	-1				-3
old	1	1					-2	-3
oldest	3	-1	-1				-1
ollo	-2	3	-1				-1
on	1	-4	-3	-1	-1	-1	2	-2
one		-5				-1	1	1
onemain	-3	3	-2	-1			-2	1
online	3	-2	-2				-1
only	3	-1	-1				-2
open	2			-1	-1	-1	-4	-2
open/closed	2						-2
oportun	-2	4	-2				-3	-1
opportunity	3	-2	-1					-1
options	2		-1				-2
oral	3		-3
order	3	-1	-2					-1
orig	3	-3	-2				-1	-3
original	1	-3	-3	-1	-1	-1	-2	1
ortho	-2	-1	2					-1
osprey	2	-2
ostrander	3	-1	-2					-1
other	1	-3	-1	-1	-1	-1	-1
our	2	-2	-2	-1	-1	-1		-1
outpatient	-1	-3	4
outsourcing	-3		3				-1
over	3	-2					-2
owe	3	-4	-4	-1	-1	-1	-1	-2
owed	2	-2	-1	-1	-1	-1	-1	-2
owes	5	-3	-4		-1		1	-1
owner	4	-1	-1				-2	-1
p	4	-1	-3	-1			-2	-1
p.o	4	-1	-3	-1			-1	-1
pacific		-3	1					1
page	4	-2	-1				-1
paid	3	-3	-2		-1	-1	-2	-2
paper	3	-1	-1				-1	-1
para	3	-1	-1	-1	-1	-1	-1	-1
parcela	4	-1			-1	-1	-2	-1
parents	-3	1	3					-1
parking	-2	3	1				-1
part	3	-3	-1	-1	-1	-1	-1	-1
paul	4	-1	-3
pay	3	-5	2	-1	-1	-2		-2
paying	-2	-2	-3			-1	2	-2
payment	2	-4		-1	-1	-1	-2	-2
payments	1	-2	-3					-1
payoff	5	-2	-1				-3
payroll	3	-1	-2				-1
pays	1	-4	-1		-1	-1		-1
pays_as_agreed	-2						3	-1
pcs	-2						-1	2
pd	3	-3	-2			-1	-1	-1
pediatrics	-3		2				-1
penfed	-3	4	-1					-1
penney	-2	-1	3
pennymac	-1	3	-2				-1	-1
per	2	-3	-1			-2		-3
period	2	-1	-1
personal		-1	2			-1	-3	-2
petal	-3	2	1				-1	-1
petitioner	3	-3	-1				-1
phys	-5		2				-1	3
physicians	-4	-1	3				-1	1
piedmont	-1	1	-3					1
pif	4	-2		-1	-1	-1	-4
pines	-2	-3	2					-1
pinnacle	-3	1	-1				1	1
piti	3	-3		-1		-1	-2
pkwy	3		-2
place	2	-1					-1
plains		-3	1					1
plaintiff	2	-2	-1				-1	-1
plan	-1	-3	1	-1	-1	-1	1	-2
please	1	-2	-1	-1	-1	-1		-1
plus	-1	-3	2				-1	-1
pm	3					-1	-2
pmt	3	-3	-4	-1	-1	-2		-2
po	3	-3	-3	-1			2	-1
point	1	-2	1					1
popular	-3		3
por	4		-3				-1	-1
portfolio			1	-1	-1	-1		-3
pra	-2	-3	-1	3	-1		-1	-2
premier	-1	-3	2					-1
prin		-3	-1	-1	-1		2	-1
principal	4	-2	-1				-2	-1
priority	3	-1	-2				-2	-1
private		-1	2				-1
program	1	-2					-1	-1
prop	3		-2
propane	-3	-1	2				-1	2
providian	-4	2	-1	-1			-1	3
prudhomme	3		-2
préstamo	-1	-1	3					-1
ps	3		-2					-2
public	2	-3	1
purpose	3	-1					-1
put	2	-1					-2
pymt	4		-1	-1			-2	-1
q	3	-1	-2	-1
quick	3	-2	-1
quicksilver	-4		3				-2	-2
qwest	-3							3
r		-3			-1			-1
radiology	-4	-1	1					3
rate	5	-2	1				-4	-1
ray	-1	-2	3				-1	-1
ray's	3	-1					-2	-1
rd	3	-2	-3		1		-2	-1
receivables							1	-3
records	3	-1	-3				-1	-1
recovery	-2	-4	2		-1			-3
ref	3	-2	-2	-2			1	-2
refuse	-3	3
reg	-1	-3	3					-1
regions	-1	3	-3				-2	-3
regular	3	-2
rei	-3	3						-1
remodel	-2		2
rent	5	-3					-3	-1
rent-a-center	-5	3	1				1	-1
renta	3	-2	-1
repair	-2	-1	2
repo	-2	-1	-1	-1			3	-1
report	4	-1	-3					-2
reports	3	-1	-2
repossessed	-4	-1					5
repossession	-3	-1	-1				3	-1
respondent	3	-2	-1				-2
responsibility	5	-1			-1		-2	-1
resurgent	-2	3	-1				-2	-3
rev	5	-2	1		-1	-1	-6	-1
revenue	-1	-2	2					-1
revolving	5	-3	-2			2		-1
rewards	-1	-4	3				-1	-1
ridge	1	-4	2				-1	1
river		-3	1				-2
rockland	-4	4
roth	3	-2	-1
rptd	3	-1	-2				-1
run	2	-1	-1
rückstand	3		-1				-1	-1
sa	3	-2	-3				1	-1
sachs		-2						-1
sala	-2	-2	3
saldo	5	-1	-2		-1		-3	-1
sales	3	-2	-2					1
sam	3	-1					-2
sandpiper	-1		-2				-1	1
santander	-1	3	-3				-1	-1
sapphire	-2	-1	3				-1	-1
satisfactorily	-3						3
save	4	-1	-1				-2	-1
savings	1	-4	-1				-1	-1
says	3	-3	-5				1	-2
sc	-1	-1	-3	2
schedule	3	-1					-1
scheduled	3	-1					-1
scheels	-3	-1	1				-1	1
school	2	-2	1				-2	-1
score	3	-1	-1				-1
sec	4	-2	-2				-1
second		-3	1				1	-2
section	3	-2
see	3	-2					-1	-1
sell	3	-2					-1
sent	3	-2	-2				-2	-1
sep	4	-2	-1				-2	-1
service	-2		3				-2	-3
services	-1	-2	2	-1			-1	-3
servicing	-2	-3	3				-1	-2
settled	4	-2	-1				-3	-1
sezzle	-3	3
share			-3				-1	-2
sheffield	-3	3	1
shop	3	-2	-1					-1
sincerely	3	-1					-2	-1
sister		1	-3
situação	4						-3	-1
slate	-4	1	3				-2	-1
sleep	-3	1	2					1
snap-on	-3	3	-1				-1	-1
snowball	3		-2				-3	-1
so	-1	-3	-2			-1	2	1
social	4	-1	-2					-1
sofi	-1	2	-2				-1	-3
sold	4		-1				-3	-1
son	3	-2	-2
sons	-2	-1	3
sorry	4	-4
source	3	-1					-2	-2
spectrum	-3						-2	3
spotloan	-3	3
sprint	-1	-1	-3				1	2
spv	-1	-2	2				-1	-2
ssn	3	-2			-1
st	-1		-3	-1	-1	-1		2
standard	2	-2
statement	4	-2	-3					-1
status	3	-2	-1				-2	-3
ste	3		-2					-1
still	2	-2	-3					-1
store	2	-3					-2	-1
student	1	-4	2			1	-4	-1
stuff	3		-2				-1	-1
subtotal	4	-3	-1				-1	-1
suffix	3	-3					-1
summary	6	-4	-3				-1	-1
summons	3	-1					-2	-2
sunbit	-3	4					-1	-1
surgery	-1	-1	3				-1	-1
syncb/amazon	-2	4					-1	-2
syncb/lowes	-3	3					-1	-1
synchrony	-2	-3	2	-1		-1	-1	2
synchrony/amazon	-2	2	-2					2
synchrony/paypal	-1	2	-1
system		-3	3				-1	-2
systems		1					-2	-3
t			-3				-2	-1
t-mobile	-4		-2				2	4
tage	3		-1				-2
take	2	-3	-1
tapos	3	-3						-1
tarjeta	-1		3					-1
taxes	2	-2	-1			-1	-3	-1
tbom/milestone	-3	3					-1
tech	-2	-3	3
term	1	-2
terminación	3		-3				-2
tess	2	-3	-1				-1	-1
thanks	2	-1					-1	-1
that	1	-2	-2	-1	-1	-1	1	-1
that's	2	-2	-5					-2
thats	1	-3	-2				1	-1
thd/cbna	-4	4	-1	-1		-1		-1
the	2	-3	-2	-1	-1	-1	-1	-1
their	3	-1					-3	-1
then	2	-5	-1				-1	-1
theo	3	-2	-1				-1	-1
there's	1	-4	-2					-1
they	-1	-3	-3			-1	2	-3
this	1	-3	-3	-1	-1	1	1	-3
through	4	-1	-2				-1
tháng	3		-1				-3
time	-3	-2	-1	-1	-1	-1	3
tire	-2		2					-1
title	1	-4					-1	-1
titlemax	-3	4	-1				-3
tiền	3	-2	-1				-1
to	2	-4	-2	-1	-1		-1	-2
tobias	3	-1					-1	-1
together	2	-1	-1
took		-2	-2				1	-1
torrid	-2	1	1				-2	-2
total	3	-4	-1	-1		-1		-1
totals	3	-2					-1	-1
tower	-2	2	-1					1
toyota		2	-2					-1
trace	2		-2
tracking	2	-2
tractor	-3	2	3					-1
trade	3	-2	-1
transferred	5		-1				-4
transunion	3	-2	-1				-1	-1
tree	-2	-2	3
truck	1	-1	1				-3
truist	-3	2	1				-1	-1
trust	-3	-1	4					-1
trustee	3	-2
trễ	-2	-1					3
tu	5	-2	-3				-3	-2
tuc	3	-2	-2		1		-2	-2
tv	3	-1	-1				-1	-1
two	1	-2	-2				1
tx	3	-1	-1	-1				-1
type	6	-3	-3		-1		-2	-2
tía	-1	2	-3
ugh	3	-1	-1				-2	-1
uh	3	-2	-2				-2
um	3	-2	-1				-2
un	-3	-1	2				3
uncle	-2		2				-1
union	-1	-1	2				-1	-4
unit	-1	-2	-1	3	2	-1	-2	-2
unknown	3	-1		-1			-2	-1
unlimited	-3		3
unpaid	-4	-3	-2	-1	-1	-1	5	-3
unresolved	-3						3
unsub	-3	-1	3
up		-2	-3	-1		-1	2	-1
updated	3	-1					-3
upgrade							-1	-3
upmc	-2	3				-2
upstart	-2	3	-2				-1	-3
urgent	-2	-1	2					1
us	-1	-2	-3	-2	2	2	-4	-1
usa	-1	-3	1	-1		-1	-1	1
user	4	-2	-1				-1
utilization	3						-3
v	3	-1	-2				-2
valley		-3	-1				1	1
van			2				-1
vantagescore	3	-2
vehicle	4	-1					-4	-1
vehicles	3	-3
verified	3		-1					-1
verizon	-2	-3	-1		2			2
veterinary	-3		3				-1	1
vin	4	-1	-2	-1
w		-2	-2	-1	-1	3	-3	-3
walmart	-3	-2	3			-1		2
was	2	-3	-4	-1		-1		-4
water	-1	-4	1	-1		-1	-2	2
water/sewer	-3	3		-1
wayfair	-2	3	-2	-1			-1
we	2	-2	-5	-1	-1	-1		-2
we're	-2	-2	-2				3
webbank	-2	-1	1		-1	-1	1
webbank/fingerhut	-4	3	-1				-2	3
wedding	-3		2				1
well	-1	-3	2					-1
west	-1	-4	2				-1	1
what	2	-3		-1	-1	-1	-2	-1
when	3	-2	-2				-1
whenever	4						-3
who	2	-3	-1					-1
whose	3	-1	-1				-1
wi	3		-1
wife	4	-2	-2				-2	-1
windows	-2		2					-1
wireless	-1	-3	-2		1			3
with	1	-3	-4	-1	-1	-1		-3
withdrawn	3	-2					-2
writeoff	3						-2	-1
xfinity	-1	-3	-1					2
xp	3	-2	-1				-2	-2
xp/tu/ef	3						-1	-1
ya	-1	-2	-2				1	-1
yes		-5	-2	-1		-1	1	-3
yet	3	-1					-3
you're	3	-1					-2
your	2	-5	-2	-1	-1	-1		-2
yrs	3	-1	-1				-1
ytd	3	-2
yung	3	-3	-1					-1
zero			-1		3		-1	-1
zip	-1	3	-1				-1	-2
余额	1	-3	-3	-1	-2	-1		-1
催收	3						-3
原债权人	3	-1	-1				-1	-2
国泰银行	-3	2	2				-1
学生贷款	3	-1	-2				-1
已转催收公司	-2						3
房贷		-3	3				-1
最低还款	1	-3			-1	-2		-1
欠	3	-1			-1		-2	-1
欠款	4						-3	-1
正常	-5					-1	5	-1
正常还款	-3						3
账号	3	-2	-3	-2			-1
贷款	3	-2					-1
车贷	3	-3	-2				-3
额度	3	-2					-3
# word words before
 acct	-2	3	-1			-1	-1	-1
 amount	2	-1	-1				-1
 assigned	4	-1					-2	-1
 auto			-2			-1	2	-1
 autopay	-2	3	-1
 available	4	-1	-1				-3	-1
 balance		-2						-1
 bank	-1	-3	2				2	-1
 capital	-2		3					-1
 cards	-2	3					-1
 charge	-4	1	1				3
 citizens	-3		3				-1
 city	-2	-1	3				-1	-1
 col	-1	-3					2
 collections		1					-3	-1
 comenity		-2	3					-2
 contact	3	-3
 credit	3	-1	-2				-1	-1
 creditor	-2	3	1				-1	-1
 cur	3		-1				-3
 current		3	-1	-1	1	2	-3	-2
 days	3	-2	-1			-1	-1	-1
 direct	2	-1	-2			-1	-1	-1
 dispute	3	-3					-1
 due	2	1	-1				-3
 elan	-2	-1	2
 exceptional	2						-2
 group	3	-2	-1				-1
 harbor	2	-1	-3
 harrow	-3	-1	3
 highest	3		-2				-2	-1
 huntington	3		-2
 inquiries	4	-3					-1	-1
 ins	-1	-1					2
 inst		1	-1				3
 irs	-3	2	1				1
 is_overdue	-2						3
 jefferson	-3		3
 last	2	-2
 loan	-1	3	-3					-1
 loans	-3	2	1				-1	-1
 lowe's	-3	-1	2				1
 midland	3		-3
 national	-3		3
 new	2		-1				-1
 north	-2	-1	3
 of	3						-2
 on-time	2	-1					-2
 other		1	-1				-3	2
 owe	2						-2
 pay	1	-3						-1
 payment	-2	-2					3
 quantum3	2	-4	-1
 rate	3	-1					-2
 remarks	2		-1				-2
 reported		2					-3
 revolving	2		-1				-1	-1
 riverbend	-2		2
 settled	4	-2					-3
 st	3	-2	-2					-1
 status	-1	-3		-1		-1	2
 subtotal	3	-3
 the	-3	1	1					1
 total	2	1					-2
 type	-2	-1				-1	3	-1
 unsecured	-1	1		-1			-2
 verizon	-1	-1	3				-1	-2
 visa	-3	-2	3				1	-1
 who	-3	3
 y		3	-1			-2	1	-1
1 a			-4	1	-1	-1	1
1 acceptance		-3				2	-1	-2
1 account	2		-4		-1	-1	-2	-1
1 accounts	2	2	-2				-4	-2
1 acct	-2		-3	3	-2	-2	-1	-3
1 acreedor	-1	4					-1	1
1 active	-1	-2	3			1	1	-2
1 adv	2		-3					2
1 affirm		1	1				-3	-2
1 after	2	-3	-2	-1				-2
1 agency	1	3	-1				-1
1 agent			1				-3
1 aging	3	-1	-2		-1		-3
1 agreed	2	1	-1	-1	-1	-1	-3	-2
1 allied	-3		4				-1	-1
1 ally	1	-2					-3	-2
1 also	-1	-1	-2	-1	-1	-1	3	-1
1 amazon	-2	-3	3				1
1 american		-4	1					-3
1 americredit	3	-1	-2				-2
1 amount		-1	-2	-1	-1			-2
1 amt	4	-2					-1	-2
1 and		3	-3	-1	-1	-1		-4
1 animal	-2		3
1 ann	3		-3
1 anselm	2	-1
1 anything	2	1					-3
1 anywhere	-2		2					-1
1 apple	-2	-1	3				-1	-1
1 application	3	-3
1 april	3	-2					-1
1 ashley	-2	-1	3					-1
1 asset	1	-3	1				-1	-1
1 assets	3	-2	-1
1 assignee	4		-3					-3
1 assoc	1		-1	2			-2	-3
1 at	1	1		-1	-1	-1	-3
1 at&t	-2	-2	-1	-1	1			2
1 atrasada	-2	-1					3
1 august	1	-3	-1				2	-1
1 aunt	-2	-2	3					-1
1 aut	3	-2	-1				-1
1 auto	-1	-2	1	-2				-1
1 autopay	3	1	-1				-3	-1
1 avant	2		-4
1 ave	2	-3	-1				-1	-1
1 b			-3	2		-2		-2
1 b1	1	1		-1			-3	-1
1 back	5	-2	-1				-3
1 bal	1	-5	-1	-2	-2	-2	2	-5
1 balance	1	-1	-2	-1	2	-1		-3
1 balances	2	-1					-1
1 bank	-1	-5	1	-1		-1	-1	1
1 bank/credit	4		-4
1 bankruptcy		1	-1				-3	-1
1 baptist	-3	-1	2				1
1 bayou	-3	-1	2					1
1 best		-3	1			-1	-1	-2
1 big		-2	1				-1	-1
1 bill			1					-3
1 bilt	1	-2
1 bk	3	-1	-2					-1
1 bk7	-3	2			2
1 blue		-3	1				-1
1 boat	-2		2	1
1 bofa	-3	2	1
1 bonneville	-3	2	1
1 borrower		1	-2		-1		2	-1
1 both		2	-3				-1	-1
1 box	2	-4	-1	-1	-1	-1	-1
1 brandvold	3	-1	-3
1 brendan		-4	1					1
1 bridgecrest	2		-3	1			-1	-1
1 bright	1	-3						-2
1 bring	2	-1					-2	-1
1 brother	-3	1	3				-2	-2
1 bucket	-3						3
1 budget	3	-2	-2				-1
1 bureau	1	-5	1				-2	-2
1 buyer	3	-1	-1				-1	-1
1 c	-1	1	-1		1		-1	-3
1 cabelas	-3		3				-1
1 call	4	-5	-2	-1	-1	-1	-1	-3
1 cancel	3	-1	-2				-1
1 cap	1	-3	2				-1	-4
1 cap1	-1	-2	3	-1			-1	-1
1 capital		-4	1	-1	-1	-1	-2	2
1 car	-1	2				-1	-4	-2
1 card	-1		-4	-2	-1	1	1	-1
1 cards		2	-2	-1	-1		-2	-2
1 care	-3	-3	3	-1	-1		-3	2
1 carro	4	-4	-1		-1	-1		-1
1 cascade	3	-3	-2					-1
1 case	2		-2				-1	-1
1 cathay	-3	-1	4					-1
1 cavalry		-3	1				-1	-2
1 cedar	1	-3
1 central	2	-3	2		-1		-1	-2
1 chapter	4	-1			-1		-3
1 charge-off		-2	-1			-1	2	-1
1 chargoff	-3						3
1 chase	-1	-3	1	-1			1	-3
1 checking	4	-4					-1	-1
1 chevy	3	-1	-2					-1
1 chime	-4	-1	4
1 chk	3						-2	-1
1 citi		-4	1	-1				-3
1 citibank	1	-3	-2	-1		-1		1
1 citicards		-3	1					-1
1 citifinancial	3	-1	-2				-1
1 citizens	1	-1	-1				1	-2
1 city	1	-4		-1	-1	-1	-3	2
1 cl	2	-1	-1				-2
1 claim	1	1	-1	-1			-4	-1
1 class	4	-1	-1	-1			-1	-3
1 client	-3	1	-4		-1	-1		4
1 clinic	-1	2		-1			-1	-4
1 co	1	1		-1			-3	-2
1 code	4		-1				-1	-2
1 codes	-3	4					-1
1 coll	-5		1	-1		2	1	2
1 collection/chargeoff	2	-1	2				-4	-1
1 collector		1		-1	-1	-1	-3	-2
1 college	-2	-1	3				1	-1
1 comenity	-1	-3	-1	-1	-1	-1	1	3
1 comment	3	-1					-2	-1
1 comments	1	2					-2	-1
1 commonwealth	-1	-3	2
1 company	3	-3				1	-3
1 consumer	3	-3	-1	-1			-1	-4
1 conta	1	-1	1				-3	-1
1 contact	3	-4	-2	-1	-2	-1	1	-1
1 contacts	3	-2
1 convergent	-2		3				-2	-1
1 coop		-2	3					-1
1 corinne	3		-2					-1
1 corp	5	-4	-4	-1			1
1 corriente	-1	-1					3	-1
1 counseling	3	-1	-1				-1
1 counselor	3	-1						-2
1 county		-2	-1					3
1 court	3	-2	-1				-1	-1
1 cred	-2		-1					2
1 creditloantype	4						-3	-2
1 creditor	-2	1	-3	-1	-1	-1	-2	2
1 creditor's	3		-2					-1
1 creditors	2	-1	-2					-1
1 cu	-1	-4		-1	1	1	-2	-3
1 cuenta	1	-2	-3	1			1	-1
1 curacao	-3		3
1 curr	-3	2	-1	-1	-1	-1	2	-2
1 customer	4	-2	-2
1 darnell	3	-1	-1				-1
1 date	2	-1	-3	-1	-1	-1	-1	-1
1 dated	1	-4					1
1 day	1	2	-4					-1
1 days		1	-2	-1	-1	-1	1	-1
1 de	1	-5		-1		1	2	-1
1 dealer	-2		2				1
1 dear	4	-2	-2				-1	-1
1 debt	1		1	-1	-1	-1	1	-3
1 debtor	3	-3	-1		-1		-1
1 declined	3	-2
1 default	4	-1	-2				-2
1 defaulted	-2	-1	-1				3	-1
1 deferment	-1	3					-2	-1
1 deferred	2	3	-1			-1	-4	-2
1 del	2	-3	1				-1	-2
1 delaware	1		-2	2			-3
1 deleted	3	-3					-1
1 delinquent	1	1					-3	-1
1 dental	-2	1	-1	-1	-1	-1	1	3
1 dentist	-3	3	-2				-1	1
1 deposit	4	-2	-2				-1
1 dept	-1	-3	2				-2	-1
1 desc		1	-3					-1
1 description		-4					2	-2
1 desert		-4	-1					2
1 detail	3	-1					-3	-1
1 diagnostics	3		-2				-1
1 die	3	-2						-1
1 direct		-5	1			-1	-1	-3
1 directv	3	-2	-2				-1	-1
1 disclosure	3	-1	-1					-1
1 discover	1	1	-1	-1		-1	-4	-3
1 dispute	1		-2	-1		-1	-3	-1
1 disputed	3		-2				-1	-1
1 disputes	2	-1		-1	-1	-1	-1	-2
1 district		-1	-3	3			-1	-1
1 dividend	3	-1	-1				-1
1 dla	3	-1					-2	-1
1 documents	3	-4		-1	-1	-1	-1	-1
1 dont	3	-1	-1				-1
1 dr	-2	-5	3	-1	-1		-3	3
1 due	1			-2	-1	-1		-3
1 duke	3	-2					1	-2
1 día	-1	3	-1				-3	-1
1 east	1	-3						-1
1 edfinancial	3		-3
1 ef	3	-2		1			-2	-1
1 efx	4	-1	-2				-1	-1
1 el	-1		-2				-1	2
1 elan	-2	-2	2					-2
1 elite	3	-2	-1				-1
1 em	-3	-2					3	-1
1 emergency	-2	-3	1				-1	3
1 employees	-2	-1	2
1 empréstimo	2	-3	1
1 end	4	-2					-2	-1
1 ending			-3	1	-1	-1	-1	-2
1 ends	3	-1		-1			-2
1 energy	-1	1	-3	-1			1	1
1 ent	-3	-1	3
1 eq	2	1	-3				-2	-1
1 equinox	-1	1	-3				3
1 equity	-1	-3	1	-1			-1	-1
1 error		3	-1				-1
1 esa	-3						3
1 est	3	-1			-1		-1
1 estado	-3	-1		-1			3	-2
1 estimated	2		-1				-1
1 evening	2	-2
1 every	2	-1	-1				-2	-1
1 everyday	3	-1	-1				-1
1 example	4	-3	-2					-1
1 exp	3	-2	-1					-1
1 experian	3	-1	-1				-2	-2
1 express	-2	-2	1	-1	-1		2	-1
1 f150		-1	1				-3	-1
1 factoring	3		-1				-1	-1
1 fair	3	-1	-1				-1	-2
1 fargo	1	-4	1	-1			-1	-1
1 father	-3		1				1	-1
1 federal	1	-3	-1	-1			-2	-1
1 fin		-1	1	1			-3	-1
1 final	-1	-2	-1	-2	1	-2		-2
1 financial		2	-1	-2	-1	-1	-1	-3
1 finch	-3		3
1 first		-2	1		-1		-4	-1
1 fl	2	-3	1					-1
1 fleet	-3		3				-1	-1
1 food	3	-1	-1				-1
1 for	1	-4	-4	-1	-1	-1	-2	3
1 forbearance	2	3					-3	-1
1 forgot	-1	3	-2				-1
1 form	2	-3		-1	-1	-1	-2	-1
1 fortiva	-1	-1	-1				3
1 forward	3	-2					-1
1 free	3	-1	-1				-1
1 friday	3	-2					-2
1 front	3		-1				-1	-2
1 fund		-3	3				-1	-1
1 funding	1	-2		-1			-2
1 g	1	2					-3
1 gas	-1	-3	1				-1	1
1 ge	-3	-1	3					1
1 genesis		-2	-1				2
1 gm	-2		3
1 god	4		-1				-2	-1
1 grande	-2		1					1
1 great	1	-4					-1	-2
1 groceries	1						-3
1 group	-1	-1	1	2	-1	-1	-1	-3
1 guild	-2		2
1 h		-4	2				1	-1
1 halsted	-3	-1	3
1 hardship	3	-1					-2
1 harley	-3	2	1					-1
1 harley-davidson	-2		3
1 has	-1	-2	-4				2	-1
1 health		-3					1
1 heights	-2		3
1 here	3	-1	-1				-2
1 hi	3	-2	-2				1	-1
1 high	1	-2	-1				-1	-2
1 higher	-3		3
1 home	-2	-2	2	-1	-1	-1	-3
1 hours	3		-1		-1		-1	-1
1 how	2	-2	-1	-1	-1	-1	-2	-2
1 hsa	3	-2	-2				-2
1 hunter	-2		2					-1
1 i.c	-1	-1	2				-1
1 id	1	-1		3	-1		-2	-1
1 if	2	-1	-2	-1	-1	-1	-4	-1
1 ii	2	-1	1				-3	-2
1 in	1	-2	-3	1	-1	-1	1	-4
1 inc	3	-3	-2	2	-1		-1	-3
1 included	4	-2	-1				-3	-1
1 income		-3	2				-2	-2
1 individual	2		1	-1			-3	-1
1 information	2		-2	-1	-1	-1	-4	-2
1 ingrid	3		-3
1 initials	3	-1						-2
1 inquiries	5	-4					-1	-2
1 inquiry	3	-3					-1	-1
1 insurance	1	-3	-2		-1	-1	2	-3
1 interest	2	-2		-1	-1	-1	-4	-2
1 interstate	-4		3				1
1 involuntary	3		-1				-3	-1
1 ira	4	-2	-1				-1
1 irs	-4	2	3	-1	2	-1	-1	-1
1 is	1	2	-5	-1	-1	-1		-3
1 is_overdue	-3						3
1 it			-3	-1	-1	-1		-3
1 iv	-3	1	2
1 jefferson	-1	-2	2				-1	-3
1 joint			-2			2		-1
1 jou	3	-3
1 jpmorgan	1	-3
1 jun	3			-1	-1		-2	-1
1 juniper	-2	-1	3					-2
1 k	3	-1	-1	-1		-1	-3	-1
1 kaiser	-3	-1	3
1 keystone	-2	-1	3					-1
1 kia	2	-3					-1	-1
1 kohl's	2		-4				1	-1
1 kohls/capone	1		-3				1	-1
1 koleksyon	2	-3					1	-1
1 kubota	-1		3				-1
1 l		2	-4	-1	-1		-4
1 l40	3	-3	-1
1 la	1	-4		-1			-1	-2
1 lake	-1	-2	-1				1
1 lakeland	1	-2	2				-2
1 landlord	-1	3	-1					-1
1 lantern		-3	2
1 last		-2	-4	1	-1	-1	1	-3
1 law	1	-1	-1	-1	-1	-1	-3	-1
1 legal	2						-2	-1
1 lender					-1		-4
1 lending	-1		1	-1		1	-4	-2
1 lendingclub	1	-1	-2	1			1	-3
1 lent	3	-1	-2				-1
1 letter	2	1	-3				-1	-1
1 life	3	-1	-2					-1
1 light	-2	-1	1				-1	2
1 list	4		-1				-2	-1
1 llc		-3	-6	-1		-1		1
1 lo	1	-1	-3					-1
1 loan	1	2	-2	-1	1	-1	-1	-4
1 loans	1	3	-2	-1			-1	-2
1 lofts	-3		1				-2	3
1 los	3		-2				-2
1 lukes	-2						2	-1
1 m&t	-3	1	1
1 macy's	1	-3	-2	1				-1
1 macys/citibank	-2	1	3					-1
1 mae	1	3	-1	-1			-1	-1
1 main			3				-1	-2
1 manage	3		-1				-1
1 marisol	4		-2		-1		-1
1 market	3	-1	-1				-1	-1
1 mastercard	3	-1	-2				-2	-3
1 match	2	-2
1 mazda	-3		3
1 med	-3	-1	1					1
1 medical	-2	-1	2	-1		-1	-2	2
1 medical/health	3	-1	-1					-3
1 medicredit	-4	-1	4				2	-1
1 member	3		-3				1	-2
1 memorial	-3		3					-1
1 mercy	-1	-3	1					1
1 merrick	-2	-1	4				-2	-3
1 mes	-2						5	-1
1 messages	3	-1	-1				-1
1 methodist	-2	-1	-1				-1	3
1 mgmt	-1	-3	1	1	-1		-1	3
1 mi	3	-3	-1				-1	-1
1 michigan	-2	-1	3
1 midland		-4					-1	-1
1 min	-2	3		-1	-1	-2	1	-2
1 minimum	-2	-2	-2			-1	3	-1
1 mo		1	-4	-1	-1	-1	1	-4
1 mobile	3	-2	-2				-1	-1
1 money	2	-3					-1
1 montgomery	-2		2
1 month	-3	-2		-1	-1	-1	3	-2
1 monthly	3	1	-2			-1	-2	-1
1 months	-1	3	-1	-1		-1		-2
1 more	1	-3		-1	-1	-1		-1
1 mortgage	1	2	-2	-1	-1	-1	1	-2
1 mountain	-2	-1	3				2	-1
1 mr	-1	-4	3	-1			-1	-3
1 mrs	-2	-2	3					-1
1 ms	4	-2	-2
1 mt	3	-3
1 much	-3	2					1	-1
1 must	3	-1		-1	-1	-1	-3	-1
1 mwen			-3				1
1 mãe	3	-1				-2
1 mês	3	-1				-1	-2
1 mínimo	-2	-2			-1	3	1	-1
1 n.a	-1	-3	-1	-1		3		-1
1 n/a		-2	-1				3	-1
1 na	1	2	-2				1	-3
1 name	-1	2	-3	-2	-1	-1	-2
1 nasa	-1		-1				2
1 national		-3	1				-1	1
1 navy	-1	-5	1					-2
1 nebraska	-3		2
1 need	2	-1					-2
1 negotiating	4	-2					-2	-2
1 net	3		-2				-1
1 next	-1	1	-3				1	-1
1 nissan	1	-4					-1	-1
1 nmls	3	-3
1 no	1	1	-4	1	-1	-1	-1	-3
1 nonpriority	3		-2					-1
1 north	-1	-3	1	1
1 northern		-4	3					-1
1 not	1	-2	-4	-1	-1	-1	-1	-1
1 nov	5	-3					-1	-2
1 now			-3	-2	-1	-1	-1	-1
1 oaks	-2	-1	2					-3
1 oc	-2	-1	-2				-1	3
1 oct	2	-3	-1				1	-1
1 odds	3	-1			-1		-2
1 ohio	-2	-2	2				1
1 oil	-2	-2	3					-1
1 ok	1	2	-3	-1	-1	-1	-1	-2
1 okay	3		-1				-3
1 old	-4	-5	3	-1		-1	-1	4
1 omaha	3	-2	2				-3
1 on		-3	-3	-1	-1	-1	2	-4
1 one	1	-3	-1	-1	-1	-1		2
1 online	3		-2				-1
1 opened	2	-3	-1	-2	-1	-1	1	-2
1 oral	3		-3
1 orig	-3	-5	-3	-1	-1	-1	-1	5
1 original	-1	-2	-3	-1	-1	-1	-2	2
1 originalcreditorname	-4	-2						4
1 originally	-3	-2	-2					3
1 orthopedics	3		-1				-1	-1
1 other			-4	-1	-1	-2	-1	1
1 our	2		-3	-1	-1	-1	-1	-1
1 overdraft		-3	2
1 owing	3	1	-1				-3	-1
1 own	1	1	-3				-2	-1
1 p.c	3	-1	-2				-1	-1
1 p.o	3		-1		-1
1 pagado	4	-2					-2
1 pago	3	-2	-2			1	-1	-1
1 paid	4	-1	-2				-3	-1
1 paper	3	-1					-1
1 parcela	-2				-1	3		-1
1 parking	-1		3				-1
1 partners	3	-1			-1	-1	-2	-1
1 patient	2	-3		-1			-1	-1
1 paycheck	3	-1	-3				-1
1 payment	1	-1	1	-1	-1	-1		-2
1 payoff		2	-3				-3	-1
1 pays	-1	-2	-3				1	-2
1 pediatric	-1		-1				-1	3
1 pell	4	-1	-3					-1
1 pero	3						-3
1 phillips	-1		3				-2
1 pl	-2	2	-3				-1	-1
1 plant	3		-2				-1
1 pnc		-3	2					-2
1 poe	2	-2						-1
1 por	3	-1	-1				-1	-2
1 potentially	3		-2				-1
1 prairie	2	-4	-1					-1
1 prequalified	3	-2						-1
1 principal	4	-1					-2	-1
1 product	2	-2
1 program	-1	3	-2				-2	-2
1 property	3	-2	-1				-1	-2
1 prosper	-1	1	-2	-2				2
1 préstamos	-3	2	1
1 pull	3	-2	-1
1 purpose	3	-2					-1	-1
1 pünktlich	-3	3
1 quantum3	1	-7
1 quicksilver	3	-2					-2
1 r	3	-3	1			-1	-1	-1
1 radiology	-4		2
1 radius		-3					-1	-1
1 rav4	2	-1		-1			-3
1 ray's	4	-2	-1				-2
1 rd	4	-2	-3			-1	-2	-1
1 re	2	-4	1				1
1 receivables		-2	1				-1	-2
1 records	3	-2					-1	-1
1 recovery	-1	-3	1		-1	-1		-2
1 refi	4	-2	-3
1 refinancing	3	-3	-2					-1
1 regular	3	-1	-2
1 rei	-2	-1	3					-1
1 remains	2	-3					1
1 remit	-2		2				1
1 rent	2	1	-2				-3	-2
1 repair	2		-1				-1
1 repo	2						-2
1 repo'd	-2		-2				3
1 represents	3	-1					-1
1 requested	4	-3					-1	-1
1 responsibility	3		-1				-3	-1
1 result	3	-1					-2
1 review	3	-1					-1
1 revolving	-1	3	-3	-1	-2	-1	-4	-2
1 rise	-2	2	2
1 rockland	-3		3
1 rogue	-2	1	2			1		1
1 rptd	4	-2			-1		-1
1 rushmore	-2		2
1 s	3	-3	-1	-1				-1
1 saldo		-2	-1		2	-2	-2	-1
1 sam's	-2	-1	2				1	-1
1 sample	3	-1	-2					-1
1 santander	-1	-1	2				-3	-1
1 save	5	-1	-2				-3	-1
1 savings	1	-2	2			-1	-3	-3
1 say	3	-1					-2
1 says	3	1	-3				-2	-1
1 sba	-3		3
1 scheduled	3		-1				-2
1 scheels	-3	1	1					1
1 score	4	-3	-1				-1	-1
1 se	3	-2	-2					-1
1 sears	-1	-1	2				-3
1 second		-3	-1				1	-2
1 secret	1	1	-2				-3	-1
1 section	3	-1	-1		-1			-1
1 seguro	3	-1	-2					-1
1 seller	2	-3					2	-2
1 service	2	-4					1	-1
1 servicer	4	-1	-1				-1	-1
1 services	1	-3	-4		1	-1	-1	-1
1 servicing	3	-2	-1				-1	-2
1 set	3						-2
1 settled	2						-3
1 share		-2						-1
1 sheffield	-3	1	3
1 signature	-3		3	-1		-1	-1	-1
1 silverado	-3	3					1
1 simplicity	3		-3		-1		-1	-2
1 since	-1		-2				2	-3
1 sleep	-3		2					2
1 snap-on	-3		3
1 social	3		-2					-1
1 solar	-2		2
1 source	1	1					-1	-3
1 specify	3	-2	-2					-1
1 spotloan	-2	-1	2
1 spring	1	-3	2				-1	-2
1 sprint	3		-2					-3
1 st	1	-5	1	-1	-1	-1		1
1 stage	-3	1		2			1
1 state	-2	-5	2	-1	-1	-1		-1
1 statement			-3	-1			-1	-2
1 status	-2	-2	-2	-1	-1	-1	3	-2
1 storage	-3	-1	1	2			-1
1 streetaddress	3	-3
1 sub	1	-3	1					-1
1 subject	3	-1	-1		-1		-1
1 subtotal	5	-3	-3				-1	-1
1 summary	3	-2	-2				-2	-1
1 summit	-3	-3	2				-2	1
1 summons	2	-1					-2	-2
1 sun	1		-3			1		-1
1 svc	1	-2	-3	-1	-1		2	-1
1 sycamore	2	-1	-2				-1
1 syncb/amazon	-2		3				1	-1
1 syncb/lowes	3	-1	-2
1 synchrony		-4	-1	-2		-1		1
1 system	1		-4					2
1 sí	-1	4	-2				-1
1 take	2	-1	-3
1 taken	3	-1					-2
1 tapos	-1	2	-2
1 tarjeta	-3	1					1	-2
1 td	-1	-4				-1	-1
1 text	2						-2
1 that		-2	-3	-1	-1	-1	2	-1
1 their	3	-1	-2				-2
1 then	-1	3	-4			-1	-3	1
1 there	2	-2					-3
1 there's	-3	3	-4				1	-2
1 they		-3	-2		-1	-1	1	-2
1 thing	-3	2	-1				1	1
1 third	-3		1		2		1	-2
1 this		-1	-4	-1	-1		2	-3
1 three	1	-1	-2				1
1 through	1	1	-2	-1	-1		-1	-3
1 time		1	-1	-1		-1	-3	-2
1 tjx	-2	-1	3
1 to			-3	-1	-1			-1
1 took		-1	-3				1
1 torrid	3	-1	-2				-1	-1
1 totals	2	-2
1 tower	-4		4					-1
1 trade	3	-1	-2					-1
1 tradelines		3	-1					-1
1 transcript	2	-1					-1
1 transfer	3	-2	-1				-1	-1
1 transferred	3	1	-1				-3
1 transunion	3		-1				-3	-2
1 treasury	2	-1	-1
1 troca	1	-3					1
1 truck	-3	1	2			-1	1	-1
1 trạng	-2	-2					3
1 tu	4	1	-2				-2	-2
1 two	-2	1	-2				3
1 tx	3	-2	-1				-1	-2
1 type	2	-1	-2	-1	-1	-1	1	-3
1 u.s		-4	3					-2
1 ugh	2	-1					-3
1 ulta	1	-3	1	-1	-1	-1	-3	-3
1 um		3	-2				-2	-1
1 uncle	-2	-2	2				-1
1 underwriting	2	-1					-2
1 union	1	-1	-1	-1	-1			-3
1 univ	-3	-1	4					-2
1 unknown	3	-1					-3
1 unpaid	2	-1	-2				-3	1
1 unsec	3	-2						-1
1 unsecured	2	-1	-2	-1	-1	-1	-4	-3
1 until	1			-1	-1	-1	-2	-3
1 up	-3	1	-1		-1	-1	2	-2
1 updated	3	-1					-3	-1
1 upstart	-3	2	1	-1		-1	-2	-2
1 urgent	-3		2					2
1 us	1	-3	1	-1			-2
1 usaa	-4	-1	5
1 user	3	-2	-2
1 util	3	-1	-2				-1
1 utilities	-1	-2	3					-2
1 v	3	-3	-1				1	-1
1 valley		-4					1	1
1 vantagescore	3	-1		-1			-1
1 veh	2	-2	-1	-1
1 venmo		-1	3				-2
1 venture	-3		1	-1		1	-2	-2
1 veterinary	-2		1				2	1
1 visit	-1		1				-2	-3
1 visits	2		-1				-1
1 w		1	-3	-1	-1	1	-1	-3
1 wait	3	-1	-2				-1
1 wakefield	1		1	-1			-1	-3
1 walmart	-2	-3	2	1				-2
1 was		-3	-4	-1		-1	1	3
1 washington	2	-2	-1					-2
1 wayfair	-2	1	3				-1	-2
1 we		-2	-4	-1	-1	-1	2	-1
1 we're	-2		-2				3
1 wed	2	-2
1 wells	-1	-4	1				-1	-2
1 west	-1	-3	1				-1	1
1 what	3	-2	-2	-1	-1	-1	-3	-1
1 when	3	-2	-1		-1			-1
1 whether	3						-2
1 which		2	-3				1	-2
1 who		4	-1				-1	-1
1 with			-3	-1	-1	-1	-2
1 wrote	3	-2					-1	-1
1 xp	3	-2	-3				-1	-1
1 xp/tu/ef	3	-1					-1	-1
1 y	1	1	-2	-1		-1
1 yakima	2		-2
1 years	3	-2						-1
1 yes	-1	1	-2	-2		-1
1 yet	-2	3				-1	-2	-1
1 your	1	-1	-5	-1	-1	-1	-1
1 yr	-2	3	-1
1 đúng	-3		-1				2
1 信用卡	-3	3	-1				1
1 原债权人	-3	-3	-2				-1	2
1 合计	3	-2
1 存款	3	-3					-1	-1
1 尾号	-1	-2		-1	-1	-1	1
1 房贷	1	1	-3					-1
1 状态	-2						3	-1
1 贷款	3	-3
1 逾期60天	-2	1					2
2 acceptance	3	-3	-2			2	-1	-1
2 accounts	2	-1	1				-3	-3
2 acreedor	-2	-3	1				-1	2
2 act			-2		2		-2	-3
2 actions	-2		3				-1	-2
2 additional	4	-1	-1				-2	-1
2 address	2	-2	1	-1	-1	-1	-1	-1
2 advantage	3	-1	-2
2 after	2		-3					-1
2 agency	1	2					-4	-2
2 agent	1	-3	2					-2
2 aging	4	-1		-1			-3	-1
2 agreed	2	-1	3				-3	2
2 aidvantage	-1	-1	2				-3	-1
2 alder	3		-3
2 also	-1	2	-1	-1	-1	-1	1	-3
2 am	3	-3					-1	-1
2 amazon	-3	-1	3		-1		1	-1
2 american		-3	1	-1	-1			-2
2 americredit	2		-2				-1
2 amex		2	1				-3	-1
2 amount		-3	1	-1	-1	-1	-1	-1
2 anesthesia	-2	2	1				-2	-1
2 anything	2	-2	-1				-3	2
2 apartment	-3	-2	1				1	1
2 application	4	-1	-3
2 apply	4	-3	-1	-1	-1	-1	-2	-1
2 approval	3	-2			-1		-1
2 apts	-1	-2		2			1	-2
2 as	-1	-1	1	-1	-1	-1	1	-3
2 ashley	1	1	-3
2 asset	-2	-2	2	2			-3	2
2 assets	4	-3	-1					-2
2 assigned	-3		1			-1	1	1
2 assignee	-1	-1	-2				-1	4
2 assistance	3	-1	-3
2 attention	-3						1	2
2 auto		-2	1	-2	-1	-1		-2
2 autopay	3	-2					-1	-1
2 ave	4	-2	1				-2
2 b		1	-1	-1		-1	-1	-3
2 back	3		-1				-3	-1
2 bal		-2	-3	-2	-1	-2	3	-2
2 balance	1	-1		-1	-1	-1		-3
2 bank/credit	3		-2
2 bankruptcy		-1	2		1		-3	-1
2 because	3	-1		-1	-1	-1	-3	-1
2 been	3						-3
2 beginning	3	-2		-1			-1
2 behind	1	-3	1	-1		-1		-2
2 best		-1	2	-1		-1	1	-3
2 big	2	-3	-1	1			-1
2 bills	4	-1	-2					-1
2 blvd	3		-1				-1
2 boa		-2	2				-1
2 bofa	-2		3					-1
2 bought		-2	-3					2
2 box	3	-3	-3	-1	-1	-1		-2
2 brendan	-1	-3	2				2	-1
2 budget	3	-2					-1
2 buy	1	-2					-3	-1
2 by	1	-1	-4	-1	-1
2 c/o	2	1	-1				-1	-2
2 cada	-2	-1					3
2 call	5	-4	-2	-1	-1	-1	-4	-3
2 called	1	-1					-1	-3
2 camioneta	-2		3					-1
2 car	-1	1			-1	-1	-3	-2
2 card	1		-1	-2	-1	1		-4
2 cards		-4	3				-2	-2
2 carmax	-1	1	-3					2
2 carvana	1	1	-3					-1
2 cash	-1	-3	1	1	-1	-1	1	-4
2 central	-1		3					-1
2 ch	2		-1					-1
2 chak	-3	2					1
2 chapter	3	-2	2				-3	-1
2 charge-off	6	-2	-2				-4	-1
2 chase			-1	-2	-1	-1	-2	-3
2 checking	3	-2	-3				1	-1
2 chime	-3	-1	3
2 citifinancial	3		-2				-1
2 city		-3	2	-1	-1		-3
2 cl	2	-2	-1				-1
2 claimed	-3	-2	-1				3	-1
2 class	3	-1	-2					-3
2 client	-3	-5		-1	-1	-1		3
2 clinic	1	-1	1				-1	-3
2 closed	2		-1				-3	-1
2 club		-4	1	-1		-1	1	-1
2 coast	-2	-2	3				-1	-2
2 code	3	-1					-3	-1
2 codes	-3		3				-1
2 coll	-2		-1	2			-3	2
2 collection/chargeoff	3						-3
2 college	3	-1					-1
2 colorado	1		-3					2
2 comenity	1		-3	-1	-1	-1	1	1
2 comments	2	-3	1				-3
2 con	-2	-1	5					-2
2 conn's	3	-1	-2				-1
2 consultants	-1	-1	-3					2
2 consumer	3		-3		-1			-2
2 conta	1	-1			2	-1	-3
2 contact	2	-1	-5	-1	-1	-1	1	-2
2 continue	3	-1	-2				-1
2 convenience	-3	1	3				-1
2 copperleaf	-3	2	-1				-1	1
2 corporate	2	-2						-1
2 corporation	3		-2
2 counseling	3		-1				-1
2 count		-3	1				-1	-1
2 county	2	-3	-1				-1
2 court	3	1	-3					-1
2 cousin	2		-1				-2	-1
2 cred	-3	-1						3
2 creditor	-1	-3	1		-1	-1	-1
2 creditwise	3	-1					-2
2 credor	-3	-2	1				-2	3
2 crown	-3	-1	2				1
2 crédito	2		-2				-1
2 ct	4	-2	-3			-1	1	-1
2 ctr		-2	2	-1			-3	-1
2 current		-2	1		-1	1		-4
2 customer	4	-2	-1				-1
2 cut	3	-2					-1
2 d	-1	1		-1			-3	1
2 dad	2		-2				-1
2 dana		-3	-1			1	-2	-1
2 data		-2	2				-1	-1
2 date	2		-1	-1	-1		-3	-2
2 dated	2	-1	-1					-1
2 dates	3	-3	-1				-1
2 day		-3	1				1	-1
2 dcu	-2	-1	2
2 de	1		-3	-1	-1	-1		-1
2 deal	-1	-3	1
2 dear	3		-2					-1
2 debtor	3	-2	-2					-1
2 deere	-3	2	1				1
2 deferred		2	1				-4	-2
2 deficiency	3		-1				-2
2 delinquency	1	1	2				-4	-1
2 delinquent	-1	2	1				-3	-1
2 dental	-1		3		-2		-1	-1
2 department	-1	-2	3					-1
2 deposit	5	-3	-2				-2
2 derogatory	-3	2	2				-1	-1
2 description	2		-3				-1	-1
2 detail	3		-1				-3	-1
2 details	1	-3	1				-1	-2
2 direct	3	-4	-1	-1			1	-2
2 disclosure	3	-1	-1					-1
2 dispute	1			-1	-1	-1	-3	-1
2 district	2		-3	2	-1		-2	-1
2 do	1	-1	-1	-2	-2	-3
2 dollars	-3	1	-1				2	-1
2 double	-1	2	-1				-3	-1
2 día	1	-3	2				-1
2 e	3	-2	-2	-1	-1			-2
2 each	2	-1	1				-3
2 east	2	-2	-3	1				-1
2 ed	3	-2		-1			-2
2 edit		1	1				-3	-1
2 ef	3		-2				-2
2 egg	-2				-1		2	-2
2 emergency		-3	1	-1			-2	2
2 empl	3		-2					-1
2 end	3	-1	-1				-2	-1
2 energy	1	-3					-1	-2
2 enrolled	3	2	-2				-3	-2
2 er	-1	-1	-4	-1			1
2 era	-2	-1	-1				-1	3
2 error	1	-1	3				-1
2 esa	-3						3
2 est	3	-3		-1	-1	-1	-2	-1
2 estimated	3		-1				-1
2 example	4	-3	-3				-1	-2
2 exeter		-3	2	-1
2 expenses	3	-1	-1					-1
2 experian	3		-2				-1	-1
2 extra	4	-3					-1	-1
2 f150	3	-1	-3
2 fair	3		-1					-1
2 false	3	-2				-1	-2
2 far	-2		2				-3	-1
2 father	-3		2				1
2 fcu	-1	1	-1	1			-1	-3
2 feb	2	2	-4					-1
2 fecha	3	-1					-2
2 federal	1	-3		-1		-1	-1	-2
2 fee	4	-1	-4					-2
2 file	2		-3		-1		-2	1
2 fin	1	-3		-1			1	-2
2 finance		-2		1			1	-3
2 financial	4	-3	-3	2	-1		-2	-2
2 finch	-2		2
2 fine	1		1				-2	-1
2 fire	-3	-1	3
2 firm	3	-2	-1
2 fitness	4	1	-2				-3
2 for	1	-3	-5	-1	-1	-1		1
2 forbearance	2	-1	2				-3	-1
2 forgot	-3	4	2					-1
2 free	3	-1	-1				-1
2 freedom		-1	-1			-1	3	-1
2 fsb	-2	2	1				1
2 fund	-2	-1	3					-2
2 funding	1	-1	-3	-1				2
2 furniture	-1	3	-3				-2	-1
2 garnishment	2		-1				-1
2 ge	-4	-1	2					4
2 general	-3	-1	2		1	-1	-1
2 global	-2	-1			-1			2
2 go	1	-4	1	-1	-1	-1		-1
2 goal	3	-2					-1
2 gold	3	-3	1				-2	-1
2 good	2	-1	2				-3	-1
2 grantor	1	-1	1				-3	-1
2 great	2	-2	-1				-3	-2
2 groceries	1	1					-2
2 group	3	-3	-2	2	-1		-1	-2
2 guarantor	3	-3	-3					-2
2 gulf	2	-1					-2	-2
2 halsted	-4		4
2 hard	2	-2
2 hardship	3	-1					-3
2 have		1	-2			-1	-2	-2
2 health		-1	-2				3
2 here	2	1					-2
2 heritage	-3	-1	2	1				-1
2 high	2	-3			-1		-2	-2
2 his	-1	3	-1		-1		2	-2
2 home	-1	1	1	-1	-1	-1	-3	-1
2 honda	-1	3	-1				-2	-1
2 hospital	-1	-4	1	1	1	-1	-1	-1
2 hr	3	-2
2 hsa	3		-2				-1
2 hudson	-2		1					2
2 ia	2	-1	-1				-1
2 id	1	-3	1				-2	-1
2 image	2	-2	1				-3
2 imaging	3	-1	-2				-1
2 inc	1	1	-3	-2	-1		-2
2 included	3		-2				-3
2 ind	-3		3
2 information	2	-1		-1	-1	-1	-4	-2
2 inquiries	5	-1	-4				-1	-1
2 inquiry	4	-2	-2				-1	-1
2 insurance	3	-2	-3					-2
2 interest-only	2	-2	1
2 ira	4	-3	-2				-1
2 irs	-2	-2	4				-1
2 it's	-1	1	-3				3	-3
2 its		2	-3				-1	-1
2 jackson	-3	-1	2					1
2 jefferson		-3					1
2 jou	3	-2	-2
2 judgment		-2	-2				2	-2
2 july		-3	1					-1
2 june	2	-2	2	-1	-1	-1	-3	-1
2 kept	-1	-1	-1				3
2 kia	1	2	-3			1	-1	-1
2 kitchen		-3	1			1	-1
2 kohl's	2		-2				-3	-1
2 l		-3	3	-1			-2
2 l40	3		-3
2 la		-1		-1		-1	1	-3
2 larkspur	3	-1	-2
2 last	1			1	-1	-1	-1	-3
2 le	3		-2				-1	-1
2 left	-3	2				-1	2	-2
2 lender	-1			-1	-1		-3	-1
2 lending	1	-1	-1	1	-1		-3	-2
2 level	3						-3
2 liabilities	-1	2	1		-1		-3	-4
2 limit		-1	-1				2	-3
2 line	-2		3	-1			-2	-3
2 llc		-2	-5	-1		-1	2	2
2 loan	-1	-1	1		-1		-1	-3
2 loans		-2	3	1			-3	-2
2 lofts	-2	-1	1				-1	3
2 lol	3	-2	-1				-2
2 los	3	-1	-1				-1
2 lowe's	-3	2	4	-1			1	-3
2 lowes	3	-2	2				-3
2 luz	2	-1					-1
2 lvnv		-2					-1	2
2 m	3	-2	1				-2	-1
2 macys	3	-1	-2					-1
2 made		2	1				-3	-1
2 main	2	-2	1				-1
2 marchetti	2		-1				-2
2 marcus	-1	-1	3		-1		1	-1
2 me		-4	2					1
2 menards	1	-2	1					-2
2 mensualidad	-2	-1					2
2 merchants	-3		4					-1
2 merrick	3	-2	-3				1	-2
2 mes	-1	-1	-1				2	-1
2 mesa	3		-2				-1	-1
2 metrowest	3		-1				-3	-1
2 mgmt	-1	-2	-2				2	2
2 mill	-1	-1	2				-2
2 min	-1		3	-2	-1	-1		-3
2 mine	-3	3	2				-1	-1
2 missed	-3	-1	-1			-1	2
2 mo		-3	1	1	-1	-1
2 mohela		-1	3				-2
2 month			-1	-1		-1		-3
2 more	2		-3	-1	-1	-1		-1
2 mortgage	1	3	-1	-1	-1	-1	-1	-3
2 motor		-3				-1		-1
2 mountain	-3		3
2 ms	4	-2	-2
2 mtg	3	-3					1	-1
2 muebles	-3	1	1				1
2 must	3						-3
2 mwa	-3	-1	2				2
2 my		-3	2	-1	-1	-1	-3	-2
2 mês		3			-1	-1
2 mínimo	-2	-1	1	-1		1	3
2 n				-2	-1	-3	-3	-1
2 n.a	-1	1	-2	-1	-1	1	2	-1
2 n/a	2	-4	2				1	-1
2 na	1	-2	3	-1			-1
2 named	-1	-1	3					-2
2 nasa	-2	-1	-1				3
2 navient	-1	1	3	-1			-1	-2
2 nebraska	-2	-1	3					-1
2 need	3	-1					-2
2 nelnet	1	-2	2				-3	-1
2 net	3	-1	-1				-1	-1
2 new	1		1				-3
2 nmls	4	-2	-3				-1
2 no			1	-1	-1	-1	-1	-3
2 none	-1	-2					3	-1
2 nordstrom	3	-1					-2	-1
2 northern	3	-1	-3
2 not	1		-3	-1	-1	-1	-1	-1
2 notes	3	-2	-2			1	-1	-1
2 nothing	3	-1	1				-2
2 nov	2	1	-3				-1	-1
2 number	1	-4	-1	-1	-1	-1		-1
2 oak	-2		2					-1
2 oct		-1	-2				3	-1
2 off		-3	1	-1		-1	1	-2
2 offer	2	-3					-2	1
2 offered	3	-2	-2					-1
2 offers	-2						-1	2
2 office	1	-3	-1		-1		-1	-2
2 oh	2		-2	-1	-1		-2	-1
2 ok		1	1	1	-1	-1	-2	-3
2 oldest	3	-1	-1				-1
2 omitted	2	1	-3				-1
2 options	-1	-2	3	-1	-1	-1	-1	-1
2 or	2	-2	-2	-1	-1	-1	-1	-3
2 ordered	3	-2	-1				-1
2 orig	-4		-5	-3	-1	-1	-2	6
2 original	-1	-5	-1		-1	-1	1	3
2 originalcreditorname	-3		-1					4
2 ou	3				-1	-1		-2
2 ours	3	-2
2 owing		1	1				-3	-1
2 owner	3	-1	1				-2	-1
2 p	5	1	-4
2 pagado	3		-2				-2
2 page	1		-1	-1			-3	-1
2 pagos		-3	2				-1
2 paper	3	-1	-1				-1
2 para	3	-3	-2	-1	-1	-1	-1	-1
2 paralegal	2		-2				-1	-1
2 patient	3	-2	-2					-1
2 payable	3	-3	1	-1	-1	-1	-1	-2
2 payday	3	-1	-2				-2
2 paypal	-1	-3	3				1
2 pending	2	-1	-1					-1
2 periodic	2		-1				-1
2 physician	3	-2	-1				-1
2 place	-3	-1	3				2
2 pmts	3	-3	-1				1	-1
2 po	2	-3	-2	-1	-1	-1	-1
2 premier		1	-3				3	-2
2 prepared	3	-2						-1
2 prequalified	4		-3				-1	-1
2 previous	3	-2	-1	-1			-3
2 principal	-1	-3	-1	-1			2	-1
2 prior	3		-2				-1
2 progressive	-1	-1	-2				2	-3
2 propane	2		-1				-1
2 pull	3	-1	-3				-1
2 purchased	2	-3		-1	-1	-1	-2	1
2 pünktlich	-2		2
2 quicksilver	-2	1	-3	-1		-1	3	-1
2 rate		-3					2	-2
2 rav4	-3	-2	1				3
2 ray's	3						-2
2 raymour	-2	1	2
2 rd	2	-2	-2	-1	2	-1	-1	-1
2 re		1	-4				2	-1
2 receivables	2	-2	1		-1		-3
2 recovery	-2	-1	-1	1	-2	-2	2	-3
2 ref			-3				2	-1
2 reference	2	-1		-1	-1	-1	-3	-2
2 refi	3		-3					-1
2 regular	1		-1				-3	-1
2 remarks	-2	1	3				-4	-2
2 rent	3	-2	1			-1	-3	-2
2 report	2	-2			-2		-1	-3
2 repossessed	-1	-1		-1			2	-1
2 request	2	-1	-1				-2	-1
2 requested	5	-3	-3		-1			-1
2 residential	1	1	-3					-1
2 results	3		-3
2 reta	-1	-2	3					-1
2 rewards	2	-3					-1	-1
2 riverbend	3		-1				-1
2 rocket	3	-1	-1				-2	-2
2 roth	2	-2	-1				-1
2 sa	-2	-3					2	2
2 said	3	-1	-1				-2	-1
2 saldo		-2	-1	-1	2	-2	-2	-2
2 sample	3	-1	-1				-1
2 save	3	2	-1				-2	-1
2 say	3	-2	-1				-1
2 says	3	-1	1				-1	-2
2 scanned	3	-2
2 scheduled	3	-1					-2
2 school	4	-3	-3					-1
2 score	3	-1	-1				-2	-1
2 sd	3	-1	-2					-1
2 second	3	-3	-3				-1	1
2 section	4	-3	-1					-1
2 sell	3	-2	-1				-1	-1
2 seller	2		-3				2	-2
2 sent	-1	1	1				-1	-3
2 sep	3	-3	-1					-1
2 september	3	-1	-1				-2
2 service	2	-3					-2	-2
2 services			-4	-2	-1	-1	4
2 set	3	-1					-2
2 settled		2	1				-3	-1
2 sezzle	-3	-1	3
2 shows			1	-1	-1	-1		-2
2 signature	3	-1		-1			-2	-1
2 silverado	-3	1	1				2
2 single	3		-2				-1
2 smiles	-3	-1	2				1
2 sofa	3	-3	-1
2 sofi	-2	1	1		-1	1	-3	-2
2 soft	2	-2
2 sold								-3
2 specify	2	-2	-1	-2			1	-3
2 speedy	-1	-2	1		-1		1	-1
2 spoke	3	-2	-1					-1
2 springleaf	-3		1				1
2 sprint	1						3	-3
2 spv	-1	-2					-2	2
2 sq	2	-2
2 st	1	-3		-1	-1	-1	-2	1
2 state	-1	-4	1	-1		1	2	-4
2 statement							-2	-2
2 ste	3		-2
2 student		2		-1		-1	-3	-1
2 subsidized		-3	1				-1	-1
2 support	3	-1	-1				-1
2 svcs	3		-2				-2
2 sys	-2						3	-1
2 t	2	-3	2		-1		-1	-1
2 t-mobile	1	-1	-3				2	-2
2 tahoe	3		-1				-2	-1
2 target		1	-2	-1		-1	1	-2
2 taxes	4	-1	1				-3	-2
2 teachers	3	-1	-3
2 telecom	3	-1					-2
2 tennessee	-2		3					-1
2 terms	1	1	-1				-3	-1
2 text	3						-3
2 thank	1	1					-3	-1
2 that	2	-3	-1	-1	-1	-1		-3
2 that's	1		-1					-3
2 thats	4	-2	1				-4	-1
2 then	-1	1	-1			-1	-3
2 there	3		-1				-3	-1
2 third			-3	1	1	-1	1	1
2 this			-3	-1	-1	1	-1	-1
2 thursday	3	-1					-2
2 time	1						-3	-2
2 title	3	-3	-1				-1
2 titlemax	-3		3
2 today		-3					2	1
2 tot	3	-2	-1
2 total	1			-1	-2	-4		-1
2 tractor							2
2 tradeline	3	-1	-1				-1	-1
2 trailer	-4	-1	4
2 transfer	4	-1	-2				-1	-2
2 transferred	5	1	1				-6
2 transunion	3	-1	-1				-2	-1
2 travel		2	-3
2 troca	3	1	-2				-2	-1
2 truck	-1	3				-1	-2	-1
2 truist	-1		-1				3	-2
2 trạng	-1	1	-2				3
2 tu	-1	2	-1	2			-3	-1
2 tx	4	-1	-2				-3	-2
2 type	2	-4	-1		-1		-2	-1
2 tình	-2	-2					4
2 ugh		1					-3
2 under	3	-1	-2	-1	-1	-1	-3	-1
2 union	1	-1	-1	2		-1	-1	-4
2 united	-3	2					2
2 unsecured	-1	-2	2	-1	-1		-3	-2
2 unsubsidized	1	-3	2	-1			-1	-1
2 until		-3	1	-1	-1	-1	1	-2
2 up		-1			-1	-1	-2	-3
2 updated	2	-1					-4	1
2 upon	3	-1	-2				-1	-1
2 ur	-3		2				-1	2
2 used	-3	2	1	-1			2	-3
2 value	3	-2					-1	-1
2 vehicle	-1		3				-1
2 verizon		-1	-1		2	-1	3	-2
2 visa			1	-2	1	-1	-3	-1
2 visit	-1	-3	3					-3
2 w	-1	-2	1	-1	-1	1		-4
2 wachovia	-3		3				-1
2 wait	4	-1	-2				-1	-1
2 wakefield	2	-2	-2					1
2 was	-3	-2	-3	-1	-1	-1	2	5
2 webbank	3	-1	-1					-2
2 weekly	3	-1	-1
2 wells	-1	-5	3				-1	-2
2 what	2		-1				-2	-1
2 which		-2						-3
2 wife's	2		-2
2 willow	-3							2
2 wilmington	1	-3	-1				-1	2
2 work	3						-1	-2
2 worst	3	-1					-3
2 write	1	-3	-1	-1	-1	-1	-2	1
2 wrong	4	-4		-1	-1	-1	-1	-2
2 xp	-1	2	-2					-1
2 xp/tu/ef	3	-1	-1				-2	-1
2 xxxxxxxxxxxx	2						-2
2 year		-2	1				-3	-1
2 years	4	1	-3				-4	-1
2 ytd	2	-2
2 zip	4		-1				-3	-1
2 余额	-1	-3	1			-1	1
2 信用卡	-1	-2	3				-1	-1
2 原债权人	-3		-2				1	1
2 四	-3	1	2				-2	2
2 学生贷款	3		-1				-3
2 房贷			3				-2	-1
2 逾期60天	2	2	-2				-2	-1
3 about	-1		1	-1	-1	-1	-3
3 acceptance	-1	2	-3				2	-2
3 accounts		1	2				-4	-3
3 acreedor	-1	-1	-1				-3	1
3 act					2			-3
3 active	-2		1	-1	-1	1	-1	-1
3 address		-2	1	-1	-1	-1		-2
3 affirm	2	1	-2	-1	-1		-3	-2
3 agency	-1		2	1			-2	-1
3 agreed	2	-1	3				-4	-1
3 aidvantage	-1		3
3 al	-1					-1		-3
3 albuquerque	2		-1				-1	-1
3 alert	3	-2	-1
3 altima	-3	2	-1				2
3 america	3	-2	-2	-1	1	-1	-1	-1
3 american	-1	-1	3				-1	-1
3 apartments	3		-1					-2
3 apple	-1	-1	2	-1			3	-1
3 applicable	-1		3				-1
3 application	5	-3	-3					-1
3 apply	3		-2					-1
3 approval	3	-1	-2				-1
3 apr		-4					2	-3
3 apts	2	-1	-2					-1
3 assignee	-4	1	-2				-2	4
3 assoc	2			-1			-2
3 associates	-2		-1	-1			-3	2
3 at	1	-1	1		-1	-1		-3
3 atrasada	3	-1	-1				-2
3 atrasado	-4	2		-1			-1	-2
3 atraso	-4		1				1	1
3 attorney	2	-1	-3				-1	-1
3 authorized	3						-2	-1
3 auto	1	-1	-2					-3
3 automobile	-2	1	2				1
3 autopay	3	-1					-2
3 available	2	-3	-1				-1
3 ave	2	-3	-1				1	-1
3 back	1	1					-3	-1
3 bal	-2		-1	-2	-1	-1	2	-4
3 bank	2	-1	-1		-1	-1	1	-4
3 bankruptcy	4	-2	-2				-2	-1
3 barclays	3	1	-3	-1				-1
3 beacon		-1	-2	2				-1
3 before	1	1	-1				-3
3 beginning	3	-1	-2
3 behind	1	1		-1	2	-1	-3	-3
3 beneficial	3		-3
3 best			-1	-1	-1	-1	1	-3
3 borrower	3	-1	-2				-2
3 both	2	-1	2				-1	-1
3 bought	-6	-3	-3					5
3 box	3	-1	-2	-1	-2	-1	-1	-2
3 bread	3	-1	-2				-1	-1
3 business	3	-1	-1				-2	-1
3 buwan	1	-1	2				-3
3 buy/cbna		-1	-1				3	-1
3 c/o	3	1	-1				-1	-1
3 call		-2	2	-1	-2	-1	-3	-1
3 camry		2	-3				-1	-1
3 can	1	-2	-1	-1	-1	-1		-2
3 capital	1	-2	-3	1	-1	-1	-1	-1
3 care	2	-1	1		-1		-4	-1
3 case	3	-2	-1				-1	-1
3 cash	1	-1	-1	-2	-1	-1	1	-3
3 cathay			1				-2
3 chak	-3		2				1
3 charge	1	1	2				-2	-1
3 charge-off	3	1	-2				-3
3 charges	2	-3	-1				-1
3 check	1	-4		-1	-1	-1	1	-3
3 checking	3	-2	-2				1	-2
3 child	3	-1	-1					-1
3 citi	2	1	-2	-1	-1	-1	-2	-2
3 city	1	-2	2	-1			-4	-1
3 claimed	-2	-1	-1				3	-1
3 clearpath	2		-2				-1
3 client	-1	-3		-1	-1		-1	2
3 clients	3	-2	-1					-2
3 closed	-2	-2	2			-1	1	-1
3 closing	1	-3					-1
3 cls	3		-1				-2
3 co	2			-1	-1		-3	-3
3 coast	3	-1	-2				-2
3 cobranza	1		2				-2	1
3 coll	-4	-2	1	-1			-3	4
3 collect	2	-1	-2				-3
3 collecting	-2	-1					1	3
3 collection/chargeoff	3						-2
3 collector		-3	1	-1	-1	-1	-2	1
3 combined	3	-2			-1
3 comenity	-1	3	1	-1	-1	-1	-3	-3
3 comments	2	-1	-1				-2	2
3 community	-1	-3	2					-1
3 como	3	-2					-2
3 company		-3		-1			-2	1
3 con	-1	-1	1	-1	-1	-1	3	-1
3 conn's	3		-2				-1
3 consumer	2	-3		-1	-1		-1	-2
3 contact	3	-2	-3	-1	-1	-1		-2
3 continue	3		-1				-2
3 corp	1	-3		-1	-1	-1	1
3 corriente		-3	1	-1				-3
3 couch	-4	2	2				1	-1
3 counseling	3	-2						-1
3 county	3	-1	-2	1				-1
3 credence	-1	-1	-3					2
3 creditor	-1			-1	-1	-1	-2	3
3 cur	-1	1	-2	-1			-3	-1
3 current	-1	-3	1	-2	-1	1	1	-4
3 custom	-2	-1	2				1	-1
3 cut	3	-1	-1				-1	-2
3 cypress	2	-2					-1
3 d	-1	-3	3	-1			-2	-2
3 dad	3	-2	-1				-1
3 date	-1	-3	2	-1	-1	-1		-3
3 dates	2	1	-3
3 daycare	2		-1				-2
3 days	-1	-1			-1		-2
3 dayton	2	-1					-1
3 dba	3		-2
3 de	2	-4	-1	-1		-3	2	-1
3 deere	-3		3
3 default	4	-1	-1				-2	-1
3 deferment	2		1				-3
3 deferred	-1	1	3				-2	-2
3 delgado		-3	1
3 deposit	3	-1	-2				-1
3 dept	2	-2	-1	-1	-1		-1	-2
3 derogatory	-2	-1	3				-1
3 description	3	-1	-1				-2	-1
3 details	1	-6	2		-1		-1	-2
3 direct	1	-3	2				-2	-1
3 discover		-3	3	-1		-1	-3	-3
3 dollars	-4	-1	1			-1	3	-1
3 don't	2	-2	1				-2	-1
3 double	2	2			-1		-3	-1
3 dpd	3	-1	-3
3 dti	-2	3	-1
3 due	-1	-1	3	-1	-1	-1		-2
3 duke	2	-1	-2				-1	-1
3 día	3	-1	-2				1
3 días		1	-1				-4	-1
3 e	2	-4	-2				1	-1
3 each	4	-1	-1				-3
3 edfinancial		-1	2			-1	-3	-2
3 edit	-4		1				-2	1
3 electric	4	-2					-3	-1
3 emergency	4	-3	-2				-1	-2
3 end	3		-1				-2
3 ending		2	-1	-1	-1	-1	-1	-3
3 enrolled	2	-2	1				-1	-1
3 equifax	-1	3	-2	-1			-2	-2
3 equinox	-3	1	-1				2	-1
3 equity	1	1					-3	-2
3 er	-1		1				1	-4
3 erie	3		-2				-1
3 esa	-2						2
3 esposo	3		-1				-2
3 et	-2	-1	-1				2
3 eu	3	-2					-1
3 every	-1	-3	2
3 explanation	3						-1	-2
3 export	3	-2	-1
3 extra	3	-1	-2				-1	-1
3 factoring	-3							3
3 fair	2	-1	-1				-1	-1
3 falls	2	-1	-2					-1
3 far		-3	1				-2
3 fargo	3		-6					-1
3 farm	1	-3	2				1	-1
3 farmers	3		-3
3 father	2		-2
3 feb		2	-1		-1		1	-2
3 federal		-2	3	-2	-1	-1	-2	-1
3 fee	3	-3	-3	-1			-1	-2
3 file	-1	2	-1	-1	-1			-3
3 filed	2	-1						-3
3 finance	2	1	-2	1	-1	-1	-2	-3
3 financial			1	-1	1	-1		-3
3 fingerhut/webbank	-3	-2	1				2	-2
3 first	-1	-2	3	-1		-1	-3	-2
3 flagstar	3	-1	-2
3 flanigan	3		-2	-2
3 for	1	-2	-4	-1	-1	-1		3
3 ford	-1	-3					2
3 foreclosure	2		1				-5
3 forgot		-2	3				-1
3 form	2	-1	-4	-1	-1	-1	-1	-2
3 free	3	-1						-1
3 full	1	2	-2				-4	1
3 fully	3						-3
3 funding	1	-2	-2	-1				3
3 gas	5	-2	-3				-1
3 ge	-3	1	2
3 go	2	-2		-1	-1	-1	-1	-3
3 goal	4	-2	-2				-1	-1
3 goes	3	-2	-1				-1	-2
3 gold	3	-1	-3
3 golden	3	-1	-2				-2	-1
3 good	3		-3					-1
3 got		-3	2					-1
3 grant	3	-2	-2					-1
3 grantor	2	-1					-3
3 groceries	1	-1					-3	-1
3 group		-4			-1		1	-2
3 guarantor		1	-3	-1			1	-2
3 gym	-2	2	1				-1
3 ha	-2		2
3 had	3	-1	-2					-2
3 hand	2		-1				-1	-1
3 hard	4	-1	-3				-1
3 have	1	-5	2			-1	-3	-3
3 he	1	-3	1				1	-1
3 her	4	-2	-2				-3	-1
3 here	1	2	-1				-3
3 hi	3	-3					1	-2
3 him	1	-3					2
3 holdername	-2		3					-1
3 home	1	-1		-1		-1	-1	-3
3 hospital	-1	-2	-3	2			1
3 house		3	1			-1	-3	-2
3 how	2		-1	-1	-1	-1	-3	-1
3 hsbc	2	1		-1			-3	-1
3 hunter	-3							2
3 husband's	-3	2	1				-1	-1
3 hạn	2	1	-3					-1
3 i've	-2	3	-1
3 ia	3	-2	-2
3 id	2	-2	-1					-1
3 if	1	-2	2	-1	-1	-1	-5
3 including	3		-1				-1	-1
3 individual	-1	-3	2	-1			-2	-1
3 information	1			-1	-1	-1	-4	-2
3 inquiries	4	-2	-3					-2
3 inquiry	4	-4	-2					-1
3 interest	2	-5	1	-1	-1	-1	-1	-1
3 irs	1	-1	-3
3 it's	-3	2	1					-2
3 items	2	-2	2				-3
3 j	-2		3	-1	-1		1	-2
3 jewelers	3	-1	-2				1
3 joint	-2	-2	2	-1			1	-4
3 judgment	2	-1	-2				3	-3
3 just	-1	-3	1				1	-2
3 kay	3	2	-3				-1	-1
3 keep	-1	-2	-1			2		-1
3 kohl's	2		-3	-1			1	-2
3 l	1	1	-1	-1	-1		1	-3
3 lakes		3					-2	-1
3 landlord	2	-1	-1					-1
3 larkspur	3		-3		-1
3 last		2		1	-1	-1		-3
3 law	3	-2	-1	-1	-1	-1	-2	-3
3 left		-2	3					-1
3 less	2	-1					-1
3 level	3	-2	1				-2
3 liabilities		-3	2		-1			-2
3 liability	3	-1				-1	-2	-1
3 liberty	-3		3					-1
3 line			1				-3	-3
3 llc	-2	-1	-2	-2		-2	4	3
3 loan		-1	1		-1		-3	-3
3 lorraine	-4	2	3				-1	-1
3 loss	-3	1	-1				3	-1
3 lowes	3	-2	-1				-1
3 lvnv		-2	-2				1	3
3 m	2	-3					-4	-1
3 mae	2	-2	-2				-1	-1
3 main	3		-2				1
3 management		-1	-4		-1		-2	3
3 mandaron	2	-2					2
3 maple	-3		2				2
3 me	-1	3	-2	-1	-1	-1	-2	-2
3 mensualidad	-4	2	-1				3
3 merchants	-3		1				2	-1
3 merrick	-2	1	-1				2	-1
3 mesa	3		-3				-1	-1
3 messages	3		-1				-2
3 metrowest	3		-1		1		-2	-1
3 mgmt	-2	-2	-4				2	3
3 midland		-3	-4		-1		3
3 min	-3	-1	3	1	-1	-1	1	-1
3 missed	-4	1					3	1
3 mn	3		-1				-1	-1
3 mobile	2	-3	1
3 mohela	4	-2	-1				-3	-1
3 mohela/dept	3	-2	-3
3 mon	3	-1	-2
3 money	4	-2	-1				-1	-1
3 monto	3						-3
3 mortgage	-1	1	2		-1	-1	-1	-3
3 mos	-1		2				-4	-3
3 must	3	-1		-1	-1	-1	-3	-1
3 my	3		-3	-1	-1	-1	-2	-3
3 mychart	3	-2	-1					-1
3 mãe	2	-1	-1			-1
3 n.a	1	1	-1				1	-2
3 n/a	2	-1	-2					-1
3 name	-1	-1		-1	-1	-1	-3	-2
3 nang	2		2				-2
3 nasa	-1		-1				3	-1
3 national		-3	1	-1			1	-1
3 natl	5	-1	-4				-2	-1
3 nc	3	-2		-1				-2
3 nco	3		-2				-1	1
3 nebraska	-2	-1	3
3 need	3	-2	-1				-2	-1
3 negative	-2	-2	3				-1
3 negotiating	3	-3
3 nelnet	3						-3
3 new	1	-2	2	1		-1	-3	-1
3 nhà	3	-2					-1
3 nmls	3	-1	-3				-1
3 not	2		1	-1	1	-1	-4
3 note	-3	-2	2				-1	-2
3 nothing	1	1	2				-3	-1
3 nusenda	-3	1	2
3 nv	3		-2				-1
3 o	1	-2	-3		-2	-2	2	-3
3 oc	-1		3
3 oct	2	1	-1					-3
3 offer	3		-2				-2
3 offers	1	-2	3				-1
3 office	1	-1	-3				1	-2
3 oh	1	-3	1				-2	-2
3 ok		1	1	-1	-1	-1	-1	-4
3 omitted		3	-3					-1
3 on-time	3		-1				-3
3 onemain	1	-1	1	-1	-1		-2	-1
3 open	-1	-3	2	-1	-1	-1	-1	-1
3 open/never	-3		1				3	-1
3 or	2	-1	-4	-1	-1	-1	1	-2
3 order	3	-1	-1
3 orig	-2	1	-4	-1		-1	-2	3
3 original	-1	-5	-5	-1	-1	-1	2	4
3 originalcreditorname	-3		-1					3
3 orthodontics	3	-1	-1				-2
3 osprey	3		-2
3 others	3	-1	-1				-1
3 ouch	-2		2					1
3 our	-1		1	-1	-1	-1	1	-3
3 out	1	-3				-1		-1
3 outstanding	2	1					-4
3 over	2	-4	-3				1	-1
3 owed		-4	2	-1	-1	-1	-2
3 owes	2	1	1				-4	-1
3 p.o	3	-1	-1		-1
3 pacific	4		-4					-1
3 pago	1	-2	-2	-1			3	-2
3 parent	-2	2	1				1
3 party		-3	2
3 paso	3	1	-3
3 patient	2	-3	-1	-1			-1	-3
3 payable	2	-2	-1	-1	-1	-1	-2	-3
3 payroll	3	-1	-2
3 pays	3	-1		-1		-1	-3	1
3 pending	3		-2				-1	-1
3 penn	-1	-1	1			1	-3	1
3 per	3	-2	-1					-2
3 period	-1	-3	2
3 pero	4	-1					-3
3 personal		-1	1	-1	-1		-2	-3
3 peter	2	-1	-1				-1
3 phh	3	-1					-2
3 physician	3		-2					-1
3 piti	-3		3
3 plan	1	1	-1				1	-3
3 planet	3		-2				-2
3 pmts	2	-2	-2				1
3 point	3	-1	-1				1	-1
3 polaris	3	-2	-1					-1
3 ppa	-4	-1	2				2	-1
3 prequalified	3	-1	-3					-1
3 previous	3	-1	-1				-1
3 principal	4	-2					-3	-1
3 printed	3	-1	-2				-1	-1
3 progressive	1							-2
3 promo	3		-1				-2
3 property	3	-2	-1				-2	-1
3 pruitt	3	-2					-1	-1
3 préstamo	-3	2	2	1		-1	-1	-1
3 public	3	-1	-1				-2	-1
3 purpose	3	-2	-2				-1	1
3 pünktlich	-3		3				-2	-1
3 quick	3	-1	-2
3 rate		-3					1	-1
3 ray	2	-3	1				-2	-1
3 rd	3	-2	-2		1	-1	-2	-2
3 re	1	-3	-2
3 record	3	-3					-1	-2
3 recovery	2	-3	-1	-1	-2	-1	-1
3 redcard	2	1	2				-4	-1
3 ref		-2	-2				1	3
3 reference	2	-2	-1	-1	-1	-1	-3	-1
3 regional	3	-3	1				-2	-2
3 regular	5	-2	-3				-1
3 rent	4	-4	1	-1			-4	-1
3 repayment	1	-3	-1				2	-1
3 repo'd	-3	1	1				1
3 report	-1	2		-1	-1		-2	-3
3 reporting	3		-3					-1
3 repossessed	-3		1	-1			3	-1
3 repossession	2	1	2				-4	-1
3 represents	3		-2				-1
3 requested	3	-1	-3		-1
3 resource	3							-3
3 responding_party	2		-2
3 responsibility	3	-2					1	-1
3 results	4	-1	-3					-1
3 resurgent	1	-2	-2				-1	2
3 resurgent/lvnv	-3	-2					2	2
3 retail	3		-1				-2	-1
3 revenue	1	-1		-1			-3
3 reviewed	3		-1				-2
3 roof	2	-3	-2				1
3 s	4	-4	-2	-1			-2	-1
3 sa	-2		2					-1
3 sala	-2						2
3 saldo	-3		-1		-1	1	1	1
3 sales	3	-2	-1
3 sam's	3		-2				-2
3 santander			-1	-1			2	-1
3 sapphire	3	1	-1				-2	-1
3 savings	2			-1			-2	-2
3 says	-1	3	2				-3	1
3 scheduled	3						-3
3 score	3	-2	-2				-2
3 screen	2	-1	-2
3 se	3	-1	-1				-2
3 sec	3		-2				-1	-1
3 section	4	-1	-2				-1	-1
3 secured	-4	2	2	-1			2	-2
3 see	3	-3	-1	-1	-1	-1	-1	-1
3 sell	3	-2						-1
3 seller	2		-2				2	-1
3 send	3	-3		-1	-1	-1	-1	-1
3 sent		3	-1				-1	-3
3 sep	3	-1					-1	-3
3 servicing	3	-1	-2					-1
3 set	3		-1				-2
3 settled		-1	3		2		-2	-2
3 share	3	-4	1				-1
3 she	-1	-3					1	1
3 shows	1	-1	1	-1	-1	-1		-3
3 sign	3	-2	1				-1
3 snap-on			1				-3
3 snowball	3	-1	-1				-1	-1
3 so	1	-1	2				-1	-2
3 sofa	2		-2				-1
3 soft	3		-2				-1
3 sold		1	1					-3
3 solutions	-3	1	-1					2
3 sorry	-1	-1	3				-1
3 source	-3	1	1				-1	-1
3 specify		2	-2	-5			-1	1
3 speedy	1	-1	1	1				-3
3 spend	3	-2	-1
3 sprint							3	-2
3 spv		-2	-2				3	-1
3 standing	-4	-1	4				1	-1
3 state	1	-3		-1			-1	-2
3 statement	4	-5	-1				-4	-1
3 ste	2	-1	-1
3 street	3	-1	-2		-1			-1
3 subject	3	-1					-1
3 subtotal	3	-2	-1				-1
3 such	3	-1					-2	-1
3 suit	2	-1	-1				-2	-1
3 svc	4	-2	-2	-1			-1	1
3 synchrony	-1	-2	-1	-2		1	-1
3 syst							2	-3
3 systems	-2	-2	-1	-1	-1		1	3
3 t-mobile	-2	-2					3	-2
3 tax		-3	1	1			1	-1
3 taxes	1	-2	2				-3	1
3 text	1	1					-3
3 thank	2	-1	2				-4
3 then	1	1	-1					-3
3 there's	2	1					-3	-1
3 three	-3	1	-1				3
3 tháng	-1	-2	1				2	2
3 til	-3	3	2				-2	-1
3 time	1	-2	1	1	-1	-1	-5	1
3 too			-3				1	-1
3 took	-1	-1	-3				2	-1
3 total		-3		1		-1	1
3 toyota	-1	2	2	-1		-1	-5	-2
3 tradeline	-3	3
3 transaction	2		-1	-1			-1
3 transfer	2	1	-2
3 transferred	2	-1	1				-3
3 transmission	1	2					-3
3 transunion	3	-1	-1				-2	-1
3 transworld	-2	-1	-1				3	1
3 treasury	3	-1	-2
3 trả	1	3	-1				-1	-1
3 tuc	-3	2	1				1	-1
3 tx	4		-2				-2	-1
3 type	-1	-4	-2	-1	-1	-1	1	-1
3 tình	-3		-1				3
3 u.s		-1	2				-2	-1
3 ulta	3		1	-1	-1	-1	-3	-1
3 una		2	-2	-1	-1	-1	-1	-3
3 union	1		-1	1			-1	-3
3 unpaid	3	-2	-1				-3	1
3 unsecured		-4	2		-1	-1		-2
3 until	-1	-1	2					-3
3 up	1	1					-3
3 upon	2		-2				-1
3 upstart	2						-3	-1
3 usa	2	2	-1	-1	-1	1	-1	-3
3 use	1	-3	1	-1	-1	-1	-2	-1
3 user	3						-1	-1
3 using	2	-1	-2
3 value			1					-3
3 velocity	-1	-1	-2					3
3 verizon	-1		-3	-1	2		1	-2
3 visit	-2	3	2				2	-2
3 voy	3	-3					-1	-1
3 w	-2	1	1	-1	-1	1	-1	-3
3 walmart	2		-3					-3
3 wants	-2	-1	-1			2		1
3 washer	3		-2		-1		-2
3 week	-2	1	3				-2	-1
3 weiner	-4		-1				3	1
3 westlake	3	-3	-2					-1
3 who	2	-2	-2					-1
3 whose	3	-1					-1	-1
3 world	4	-1	-4				1
3 worst	4	2					-5
3 would	2	-1					-2
3 write	1	-1	-3	-1	-1	-1	-1	1
3 wrong	2	1	-3					-1
3 x2208	-3	2					1	-1
3 xxxx	1	-2	2					-1
3 y	-1		3	-1		-1	-2
3 ya	-2	-2					3	-1
3 year	4	-1					-2
3 years	3		-3					-1
3 yes	2	-2	-3			-1	1	-3
3 your	1	-2	-1	-1	-1	-1		-3
3 ytd	3	-2	-2
3 yung	-2	-3	2					2
3 дней	2	-1	-2
3 一	-4	-1	3
3 余额	2	-3	-1	-1		-1		-1
3 信用卡	-1	1	1				-3
3 月供	3	-1	-2	-1
3 正常	-3	-2		-1			3	-1
3 编号	-1	-2					3
3 车贷	3	-1	-3				-2
3 逾期30天	-4	-2	5					-2
a cobranza	3	-3					1
a debt		-1		-1	-1	-1	3	-1
a dispute	-4	4
a loss	-3						3
a mi	-1	-3	1
a month	-1	-3	-1			-1	3	-2
a payment	1	2					-3	-1
a week	-3	1					2
aaron's sales	-3		2					1
acceptance corp	3	-2	-1
account auto	-3		3
account name	-4	5	-1	-2	-1		-2	-3
account number	1	-1	-1	1	-1	-1	-3	-2
account past	-3						3
account status		-3	-1	-1	-1		1	-2
account summary	3	-2					-1
account total	-3						2
account type	5	-1	-2				-5	-1
account with	-2		-1				-2	3
accounts in	4	-1					-4
acct ending	-1	1		3			-2	-1
acct no	2	-1	-1	1				-1
acreedor original	-4	-1					-1	4
additional information	3	-2		-1	-1	-1	-3	-1
affirm mattress	3	1	-2	-1			-2
agency credit	-3	-1	3				-1
agency transworld	3		-3
agreed debt-to-credit	-3						3
agreed paid	3						-3
al día	-2	3					-2	-1
ally financial		2	-3
amazon store	-3		3
american express	2	-3	1	-1	-1		-2	-1
amount due	1	-2
an old	-2	-3	-1				-1	3
an reta	-3	2					1
and bank	2		-2
and foreclosure	2						-2
and i	-1	-1	-1				3	-1
and it's	-3						3
and the	2	-2					-5	-1
and then	-2	1	-2				-1	1
approval odds	3	-1			-1		-2
apr may	2	-2
are days	-5						5
are two	3						-3
as agent	-2		3				-3
as agreed	2	3	-1	-1	-1	-1	-3	-2
as of	-1	-3	-2	-1	-1	-1	1	-2
assigned client	-2	-2					-1	3
assigned creditor	3	-2	-1					-1
assigned to	-3	1					2	-1
assignee of	-1	-1	-1					3
assoc collection	2						-2
at mo	3	-1					-3
at pm	3	-2
auto fin	2	-2					-1
auto finance	1	-1	-2
autopay on	-2	1					2
available balance	1	-4			1
available credit	-2	3					-1	-1
b b	-2	3
b i		2	-3
bal pmt	-1	1	-1	-1	-1	-1	2	-1
balance account	4	-1	-1				-5
balance as	4						-4
balance limit	3	-1				-1	-3
balance loan	-3	3					-1
balance original	3		-1				-2	-2
balance reported	-3						3
balance transfer	3	-2					-1
bank cash	-3	1	1	-1			3
bank charged	-3						3
bank credit	4		-3					-1
bank n.a	1	-1	-3				1	-2
bank of	-3	-4	4	-1			-3	-1
bank platinum	3		-3
bank trust	3	-1	-2
bank usa/target	-3	1	3				1	-1
bank visa	4	-1	-4
bank/credit union	3		-3
bankruptcy chapter	2	1					-3
because of	3	-1					-3	-1
been turned	3						-3
behind days		4					-3
best buy	-1	1		-1			-2	-3
best match	2	-2
blue ridge	-3	-1	1					1
boat loan	-3		2	1
bought from	-3	-2					1	2
brendan regional	4		-4
bridgecrest auto	2		-2				-1
bring your	2						-2
buy card	3		-1				-2
by a	3						-3
by consumer	2						-3	-1
c/o resurgent	3		-2				-1	-1
capital services	2	-2	-2				-2	2
card accounts	-3	3
card credit	3		-3
card current	1	1					-3
card from		-2	1	-1	-1	-1	-1	1
card no	3	-3					-1	-1
card that's	4	-2	-1					-2
card they	3						-3
care credit	4						-3	-2
carvana bridgecrest		1	-2				1	-1
charge off	3	3	-1				-3
chase auto	3	-1	-1
chase card	2	-1	-2				1
check n	-2	-1	1				1	-1
citi simplicity	3	-1	-2		-1		-1
citibank n.a	1	-2	-3	-1			2	1
city state	3	-1	-1				-1
class medical/health	3	-1	-1					-3
co co	2	1	-2				-1	-3
collection agency		2	-3					-2
collection as	4		-1				-3
collection for	-4	-1	-1				3	-1
collection from	-2	2	-1				2
collection orig	-2	-3					2	1
collection original	-1						1	-3
collection paid	3						-3
collection placed	3						-3
collection reported	3	-1					-2
collection services	-2	-1	-2	-1	1			-2
collections with	-2						3	-1
comenity capital	1	-1	-5	-1	-1	-1	-2	4
comments contact	4	-3
company account	-2							3
consumer credit	2		-2
corriente en	3						-3
corriente la	-2	-1	2				2
credit bureau	2	-5	2
credit card	-2	-1	-3	-2	-1	-1	3	-2
credit collection	-4	-1	3				-1	-2
credit history	3	-3
credit limit	3	-2	-1				-2	-1
credit report	3	-2					-1	-1
credit systems	1		1				-3	1
creditor class	4	-1	-1					-3
creditor comenity	-3							3
creditor current	3		-1				-1	-2
creditor ge	-3		-1					3
creditor name	-5	2	1				-1	2
creditor sprint	3	-1					-1	-2
current and			-3		-1
current balance	3	-2					-2	-1
current client	-4	2					3	-1
current current	4						-4
current late	-3						3
current lvnv	3		-2
current on	-2						2
current payment	3						-3
current rating	-3				-1		3
date of	5	-2	-1				-3	-2
days ago	-3						3
days behind	3	-3	-1					-1
days days	5	-3					-5
days delinquent	2						-3	-1
days late	3	2		-1			-4
days past	-3	-1	-1			-1	4	-1
debt status	3	-1					-3	-1
debt to	-3	3	-1					-1
del hospital	-3	1	-1				2
dept of	-2	-3	3		-1		-2	-2
description defaulted	-3						3
description direct	3	-1	-2
direct plus	-3	-1	3
discover and	3	-1	-1				-3
discover bank	1	1	-3
discover card	2	-1	-1				-1
discover student	-3		3
district of	4		-3				-2	-1
double cash	2	-1					-2	-1
due account	5						-5
due and	3	-1					-2
due credit	-2		1				2
due creditor	-2	3	-1					-1
due days	5		-2				-3
due jul	-3	2					1
due past	3						-3
due this	-3						3
due to	3	1	-1				-2
due your	-3						3
each month	3	1					-2
emergency phys	3		-1					-1
emergency physicians	-4							2
en cobranza	-3	2					2	-1
end of	3						-2	-1
ending minimum	-3	1					3
equity line		-1	-1				3	-1
er bill		-1	-4
estado al	-3						3
exeter finance	1	-3		-1		-1		2
fargo active	-5		4					-1
fed personal	-3		3
final saldo	-3				2	-2
finance auto	3		-3			-1	-1
finance for	-3						2
finance llc	3	-1			-1		-2
financial credit	3		-3
first mortgage	3	-1	-2
first one	2	2	-1				-3
first premier		-3	1				2	-1
for at&t	4						-1	-3
for collection	4	1					-4	-2
for months	2	-1					-3
for the	1	-4	1	-1	-1	-1	-1
form to	2	-2	-1	-1	-1	-1	-1	-2
freedom unlimited	2		-2				-1
from a	2	2	-1				-3	-1
from comenity	-2	-1	-1	-1	-1	-1	-1	3
from transunion	3	-2						-1
fs card	3		-2			-1	1	-1
ge capital	-2		3					-1
ge money	-4	-1	1					3
genesis fs	-3	-1	2				1
goes to	3	-2					-2	-2
good evening	3	-2					-1
good standing		2					-3
got a	-2	3					-2
great lakes	1	-3	1				-2	-1
had on	3	-2					-1	-1
harley-davidson financial	2		-1				-1	-1
have a	3	-1	-1					-2
have the	-3	2					2
here goes	-3	3
high balance	4	-1					-2	-1
history collection	3		-1				-2
home lending	-1	3	-2					-1
hours ago	-3						2
hr ago	3	-2
hunter warfield	-2	-1					1	1
huntington bank	3	-1	-2				-2
i c	-3		2					-1
i do	-3						3
i owe		1	-2				-3	-1
i pay	-1	-1					3
i was	3						-3
i'm days	-3						3
if you	3	-2					-1
ii llc	-2	-2			2		-1	3
in collections	-1	1				-1	1	-4
in it	-3	1					2
in june	3						-3
in law	-3	2	2
in may	-3		-1				3
inc collection	3		-1				-2
inc is	2				-1		-2
incl escrow	-3	1					2
individual account	-2	3		-1			-2	-1
info account	3	-2	-1
inquiries rocket	2		-2
internal revenue	-2	-1	2
is a	-1	-2	-2	-1	-1	-1	2	-1
is and	-1		-3				2	-2
is due	4						-4
is left	3						-3
is wells	-3		3
is with	-3	4	-1				-1	-1
it for	3						-2	-1
it from	-3	-2					-1	3
it min	3						-3
it's with	-2	3					1	-2
j b	-3	3	-1
jan feb	2	-1					-1	-1
joint with	3	-3	-1					-1
jpmcb card	-1	-1	2				-1
jul status	-3						3	-1
last months	3	-2					-1
last name	3	-3
last reported	3						-3
late and	-3	1	-1				2
late because	-4						4
late days	2		2				-3
late highest	-4						4
late status	3						-2
left mo	-2	1					2
left on	4	-1	-2				-2
lending club	-1	1	-1	1			-3	-1
lendingclub bank	-3	1	2
letter from		3	-2					-2
limit past	2						-2
line of	-1	-2	2				-1	-3
llc as	-1		3				-2
llc credit	-1	-1	-2					3
llc is	4	-1		-1	-2	-1	-5	-1
llc original	3						-1	-2
loan balance	3	-1					-2
loan mo	-1	3					-2
loan number	1	-3		1
loan program	-2	3
loan servicing	3	-2	-2
loan type		2		-1			-2	-3
loans sofi	-3		3
lofts at	-2	-1	1				-2	3
marcus by	-1	-3	3
may collection	3	-1	-1				-3
may status	-3						3	-1
may you	3						-3
medical or	3							-2
medicredit inc	5						-5
member name	-2	2						-1
mensual estado	-3						3
merrick bank	1	1	-3					-1
mesa verde	2		-2					-1
mgmt orig	-2	-1						3
midland credit	-2	-2	1	-1			2	-3
min discover	-3		1				2
min due	-3	3	-1	-1			2	-1
mine are	-1	2	-1
minimum current	-2	3					-3
minimum payment	1	-2	-1				1	-1
mission lane	2	-1	-1	-1			-2
mo late	-3	1						1
mo never	-3						3
mo ok	-3	3
month and	-2		-1				3
month i	2						-2
month on	3	-2					-2	-1
month paid	3						-3
month status	-1	-1					3
monthly pmt	-3	2					2
months status	-3						3
mortgage corp	3	-2	-1				-1
mortgage loan	5	-2	-2				-2
mortgage with	-2	3	-1
mr cooper	1	2	-3				1	-1
my old	-2	-1	-3				1	2
my sister		-3						-1
mínimo atrasada	-3						3
name bank	3		-3
name capital	2		-2					-1
name credit	-2		2					-1
name first	-3		3					-1
national credit	-4		4				-1	-1
national recovery	-2		2				-1
navy fcu	2	-1	-3
never late	-1	2	-1				-3	-2
nissan altima	3		-1	-2
nissan motor	-4		4
nordstrom td	2		-2
not behind	-3	2					2
not display	-3	3
not in	2						-3	-1
nothing on	2						-2
nov dec		1					-2
now with	2	-2					-1	-1
of account	1			1			-2	-1
of creditor	-2	1	-1					-2
of ed	1	-4	1	-1			-1	-1
of loan	4	-3					-1
of per	3						-3
of revenue	2		-2
of the		-5	2	-1	-1	-1	1	-3
of your	3		-1				-2	-1
off account	2		-1				-4	-1
ok ok	3		-2				-2	-1
old credit	-3		-2				-1	3
old verizon	-1		2				1	-3
on home	-1	3	-1
on june	2	-1		-1	-1	-1	-3	-1
on time	-1	2	-1				-3	-3
one in	3	-1					-3
one is	-3	2	-1				2	-1
one min	-3	1					2
one venture	3		-2				-1
open account	3	-2	-1				-1
open collection	-3	1	2				1	-1
open curr	-2		-1				2
open current	-3	1					2
open day	-2	4	-3					-1
open days	-1	-1					3
open open	3	-1					-2
open past	3						-3
open/never late	-3	1					3	-1
opened aug	2	1					-3
opened status	-3	1					2	-1
or health	3							-3
or paying	-3						3
orig cred	-3	-1	-1					3
orig creditor	-3	-1						3
original balance	2	2					-3	-1
original creditor	-1	-7		-1	-1		1	3
orlando fl	3	-2						-1
outside agency	-2	2					-1
owe i	3	-2	-1				-2
owe on	5	-1	-1				-4
owe them	3	-2					-1
owe to		-3	-2	-1	-1	-1	-2	2
owed to	-3	2	-1					1
page of	-1	2	-1	-1			-2	-1
paid closed	3	1					-3
paid collection	2	-1					-3	2
paid in	3						-3
paid it	2						-2
paid that	3						-2
paid to	3	-1					-2
paid was	4						-4
patient financial	3		-3
pay a	-2						2
pay at	3	-2	-1				-1
pay in	-3		3				1
pay it	3						-2
pay late	-3	2					2
pay status	-3	-2	1				3	-1
payable to	2	-3	1					-1
payment are	3						-3
payment current	2	-3					2
payment due	5	-2					-4
payment history	1	1					-2	-1
payment plan		1	-3		2	-1	-1
payment standing	-2	1					1
payment status	-3	1		-1	-1	-1	3	-1
payments days	1	1					-2
payments past	3						-3
paypal credit	4	-3	-3					-1
paypal pay	-4		4
phh mortgage	3	-1					-2
phone number	4	-3					-1	-1
placed for	3						-3
placed with	-1	-2	-1				1	-1
plan yet	-2	3					-1
pmt behind	-2	1					1
po box	2	-3	-1	-1	-1	-1	-1
popular de	-2		2					-1
portfolio recovery	-3	-2		-1			2	1
premier bank	3	-1	-3					-1
progressive insurance	-1						1	-3
rate reduction	3	-4	-1
rating days	-3			1			2
re your	-3	2	-2					2
receivables llc	3		-1				-1
recent account	3	-3
recent payment	3	-3
recovery assoc	-1	-1	-3	2			-1
recovery co	-2	-1	2	-1			2
remarks involuntary	2						-2
remarks placed	3						-3
repayment days	-2						2
reported balance	4	-2					-4
reported may	-3	1					2
reported to	3						-2	-1
retail card	3		-3
rev past	3						-3
saldo mensualidad	-3						3
sallie mae		2		-1			-1	-1
sent from	2	-2	-1					-1
sent to		-4					1	-1
settled for	-1	3					-1	-2
signature loan	3						-3
so it's	-2						3
sofi personal	-3	1	2					-1
soft pull	2	-2
specify medical	3		-2	-1				-1
speedy cash	-1	-2	1		-1		1	-1
spoke w	3	-2	-1					-1
st brendan		-3	1					1
standing current	-3						2
state employees	-2	-1	2
state farm	3		-2				-2
state of	-2	-2	2				-1	-1
state zip	3		-2				-1
statement of	3		-2					-1
status charge	-3		-1				3
status charge-off	1	1					-3
status codes	-4	5					-1
status collection	-4						4
status collection/chargeoff	5						-5
status current	1	-3	-1
status deferment	3	-1					-2
status in	-2		-1				3
status late	-3		-1		-1		3
status notes	-3	2				1	-1
status past	-4						4
status transferred	3						-3
student city	2	-2
student loans	1	2	-2				-2	-2
summit ridge	1		-3					1
synchrony lowe's	3	-1	-2				-2	-1
tarjeta capital	-3	-1	3
td auto	-2		2
that has	3						-3
that then	-3	1					2
that's and	3						-3
that's with	-3	3	-1					-1
the due	-2						2
the equinox	-3						3
the home	3	-1	-3				-2	-1
the loan	3	-1	-1				-2
the loss	2						-2
the old	1	-3					1
the payment	3						-2
then the	2	-3	-1					-1
there is		2	-1				-3	-1
they have	3						-3
tidewater community	2		-2	-1				-1
to bank	-3		2					2
to bring	3	-1					-3
to collections	-3	1					3	-1
to date	-4	3						2
to internal	-3		2				1
to us	2	-2	-2	-1	-1	-1	-3	-1
total balance	-2	2					-3	-1
total claim	1	3	-1	-1
total us	3	-1			-2	-3
toyota motor	-3	-1	3
trademark of	3	-2						-1
truist bank	3	-1	-3
trạng đúng	-3						3
type collection			-1				-3	2
type credit	4	-1	-2				-1	-1
type description	3	-2						-1
type detail	3						-2
type of	3					-1	-1	-1
tình trạng	-1	-2					3
u.s bank	-1	-1	-1				3	-1
um then	3	1					-3
unsubsidized loan	3	-1	-1	-1			-1
us as	3						-3
us by	1	-3		-1	-1	-1	-1
us parcela	-1				-1	4	-1	-1
us us	3					1	-3
usa na	3		-1				-1	-1
wakefield associates	1	-2	-3				1	1
walmart capital	-3		3					-1
wants to	-3					2	1
was a	2	-1					-5	2
was days	2	1					-3
we have	3						-2
we owe	1		-1				-3
we pay	-3						3
wells fargo	2	-4						-2
went to	-3						2	-1
west bank	3	-1	-3				-1	-1
when we	2						-2
which is	3	-2					-1	-1
will be	3						-2
worst delinquency	3	-1					-2
y i	-4	-1						4
your convenience	-2	3					-1
your file	5	-1					-4
your loan	3		-1				-2
your protection	-1	3					-1
最低还款 正常	-1	3	-1				-2
正常 citi	-1	-2	3
额度 最低还款	-3						3
# word words behind
a			1	-1	-1	-1	-2
a month	-2	4	2	-1	-1	-2	-5	-2
a visa	3		-3
a week	-3		3
a/c	-3	1	2
aa	1	-3	1
about	2	1	-2	-1	-1	-1	-2	-2
acceptance corp	-4	3	1
accepted 	-2		1				2	-2
account	-2	-1	1		-1	-1		3
account 		-4				-1		-1
account closed	3	-1	-1				-2	-1
account designator	-5	-2	-2					5
account ending	-5	1	4				1	-2
account has	-1		2				1
account on	-3	-1	-1					2
account past	-3						3
account sold	3						-3
account with	-2	-1					3	-1
accounts	5	-4	-4				-1	-2
accounts 	4	-3	-1
acct	-2	1	3	-1	-1	-1	-1	-2
acct 	-3	1	2	-1		-1	2	-3
acct is	2		-2
acreedor original	-2		2					-1
action	3	-1	-2		-1
advance	-1	-2	4	-1
affidavit	3		-2
affirm	4	-2	-1			-1		-1
afni	3	-1	-2				1
agent	-1	-3	1				-1
agent for	1	-3					-1
agreed	-1	-3	-3		-1	-1	1	-1
agreed days	4						-4
agreed paid	-2						2
aidvantage 	-2		3
al	4		-1			-1	-3
al día	3		-1				-2
al mes	3	-1					-2
all	3	-2	-4	-1	-1	-1	-1	-3
also	3	-2	-3	-1	-1	-1	-1	-1
amer 	-3		3
america	-1	-2	1				-3
american express	3	-1					-1
americredit	3	-2	-1
amount	1	-2	-5	-1	-1	-1	-1
amount 	4	-1	-2				-2	-2
amount due	3	-1	-2				-2	-2
amount status	-2		-2				-1	3
amount unpaid	-2		-1					3
amt	3	-1	-1				-2
amt bal	-1		-2					2
and 	3		-1				-2
and i'm	-3		1				3
and it	-3		2				2	-1
and now	3		-3
and sold	-3	-1					3
and the	1	-2	1				-3
and they	-3		2				2	-1
and we	-3	1	2
anesthesia	-2	2	-3					2
anesthesia 	-3	2	-1				1
anesthesia group	3	-2	-2
annual	-1	3	1	-1			-1	-1
annual percentage	-1	3		-1			-1	-1
another	3	-2					-1	-2
anything	3		-1				-3
apartments	-3	-1	-1				-1	3
apr	3	-1	-3				-1	-1
apr mar	3						-2
are two	3						-3
as	-1	-5		1	-1	-1	1
as agreed	-1	-3			-1	-1	2	-1
as of	2	-2	-3				-1
ask	3	-2		1			-1	-1
aspen	-2			2			1
assets	3	-1	-1
assigned	-2	-1	-3				2
assoc 	-2	-3	1				1
associates	-1		1				-2	-3
associates 	-1	-2	3					-1
at	3	-3	-3				-2	2
at&t		1			1		-1	-3
atrasado 	-3				2	-1	3
aug	2	-2	-4				2	1
auto credit	-3	3
autopay	1	-2	-3	-1
available	-1	-1	-1				2	-1
available 	3		-1				-2
available credit	-1	-1	-1				3
avg	-2	1	2
b			1	-1	1	-1	-3	-2
bal	-1	1	1		-1	-1	-4	-2
bal 	4	-1	-1	-1			-2	-1
balance		-3	2	-1	-1	-1	-1	-1
balance 		-3	1	-1	-1	-1	-2	1
balance charged	2		1				-3
balance date	-3	-1	3				2	-1
balance is	-2	-1					3	-1
balance payment	-1	-1	3	-1			-2	-1
balances	3	-1	-1				-1
bancorp	-3	2	1					-1
bank card	-3	3	-1					-1
bank credit	-3	4	-1					-1
bank nevada	3	-3						-1
bank po		-2	3					-1
bank usa		-1	3				-1
bank/target	-3							2
banking	3		-2					-2
banking 	3		-1					-2
bankruptcy	4	-2	-2				-2	-1
bankruptcy 	3		-1				-2
baptist	4	-1		-1				-2
be	3	-1	-1				-1	-1
beauty	4	-2		-1	-1	-1	-1	-3
been	3	-1					-2
been late	-3						3
behalf		-2	3
behalf of		-2	3
behind	-1	-2	-3			-1	2	-1
behind 	-3		-1				3
behind days	5		-1				-6
behind they	-2						2
big card	2		-3					-1
bill	-1	-2	-3		-1	1		2
bill 		-2	-2				-2	3
birch	-2	3
bk 	-3	3	1
bk of	4		-4
blvd	3	-2	-1				-1	-1
boat 	3	-1	-2
bought	-3	2	1				2
bought it	3	-1	-1				-2
box	4	-2	-3	-1	-1	-1	-1	-1
box 	4	-1	-1		-1		-1	-1
braces	-2	-4	3				-2	-1
brannigan	-3	1	-1				2
bryant	-2	3						-2
but	1	3	-3				-2	-2
buy		-1					1	-5
by		-3	-1		-1	-1	1	-2
by 	2		-1				-1
by credit	3	-1	-1				-1
bye 	3	-1					-2
c system	-3	3
c/o	2	-3	1				-2	-1
cabelas	2	-2					-1
cable	-3	2	-1				-1	2
call		-2	-3	-1	-1	-1	2	-1
calloway	4	-2	-2				-1	-1
capital		1	-4	-1	-1	-1	-2	1
capital bank	2	-5	-2	-1	-1	-1	-1	4
capital one	3	-2	-2	-1			-1	-3
car	2	1	-2				-3	-1
car loan	-1	3	-1					-1
card 		-1	-1			2		-3
card ends	-2	-1	3
card is	-3	4	1				-1	-2
card min	-3	3
card that's	-4	1	2					-1
card their	-2		-2				-1	2
care	-1	-4	2
care client	3							-2
care credit	-2		2
case	1	-3					1	-1
cash 	-3	2	2				-1	-2
cashrewards	-1	-1	2				-1
cavalry	3	-1	-3					1
cavalry spv	2		-3				1	2
cc	-1	1	2		-1		-1	-3
cc 	-1	-1	3		-1			-2
cd	3	-2	-1
center 	-2		1					1
chapter	3						-2
charge	2	1	2	-1			-4	-1
charged it	-3						3
chase	2		-3				-1	-2
checking	4	-4	-1	-1			-2	-1
checking 	3	-3	-1				-1	-1
chela	-2	3	-2
citibank		-2	1	-1			-1	-4
classic	-1	2	-3	-1
clerk	3		-2
clerk of	3		-2					-1
client	2	-3	-1			-1	1	-4
closed	-1	3	2		-1	-1	-1	-1
closed 		3	2			-1	-3	1
closed it	-3		2				2
closed/never	-3						3	-1
closed/never late	-4				-1		4	-1
co		-2		-1			-4	3
co co	4	-1	-1				-2	-2
cobro	-1		-1				3
code	5	-2	-2				-2	-2
coll	-1	1	1				-4	2
coll 	1	-1					-3	1
collateral	3		-1				-1	-1
collect		2	-3	-1	-1	-1	1	-1
collection	-1	1	-1	1	-1	-1	-3
collection account	4	-1	1				-3	-2
collection bureau	2	-1	-1				-2
collection for	-3						3
collection original	-2		-1				3
collection services	-3	2	-1					-1
collections	-1						1	-3
collections in	-3						4
collector and	3						-2
collector this	3						-3
collector we	-5	-1		-1	-1	-1	5	-1
comenity	1	-1	1	-1	-1	-1	-1	-4
comenity bank	-2		2				-1	-1
con	3	-2	-1	-1	-1	-1	-2	-2
conn's	3	-2		-1
consolidation 	-3	2	1
consolidation loan	-3	2	1
consumer	1		-4				2	-2
consumer credit	3	-2						-1
conta saldo	-3	-1	3
cooper 	-3	3	-1
corp acct	-1	-2	3
corporation		-2	1					-1
corriente 	-3	-1					4
counseling	2		-2					-1
counselor	3		-1				-1	-1
cr un	-3	2	2
cr-v	-1	-3	3
cr-v 	-1	-3	1				1
credence	2	-3	-2					2
credit		1	-1	-1	-1	-1	-1	-3
credit 	-1	-1	3				-1	-1
credit acceptance	3	-2	-2				-2
credit acct	1	-3	1
credit adjusters	-3	3
credit card	-1	-4	2	-1	-1	-1
credit cards	3	-2					-1
credit co	-3		2
credit collection	-3	-1	1				3
credit grantor	2		-1				-1
credit line	3	-2	-2				-1
credit management		1					-2	-1
credit mgmt	1	-1	-3					1
credit min	-1	2	-1
credit one	1	-1	-1	-1			1	-3
credit report	4	-3	-1				-1
credit services	3	-1	-2
credit systems	-3	2	-1
credit union		-3	2				-1	-2
creditor	3	-2	-3	-1	-1	-1	-2	-2
creditor 	-1	-1	-1	-1	-1	-1	-3	3
creditor's	3	-2						-1
creditor's name	3	-2						-1
credor	-3		2		1	-1		-1
credor original	-4		3		1	-1	1	-1
cross	1	-4	-1					2
ct	1	-5	1				-1	-3
ctr	-3		1					2
ctr 	-2	-2	-3					3
cu 	-1	-3	2
cu boat	3	-2	-2
cuenta		1		-1			-3	-2
current 	-1	1	3		-1		-1
current late	2						-2
current on	-3	-1					3
cut	3	-1					-2	-1
date	1	-4	-3	1	-1	-1	3	-2
date 	-2	-3	-4				3	-2
date of		-3	-2	1	-1		2	-3
days	-1	-3	-2	-2	-1	-1
days 		1	-1	-1	-1			-3
days days	5	-1					-5
days late	2	-3	-2	-1	-1	-1	-2	1
days over	4	-1					-4
days past	-1	-2	-1	-1	-1	-1	1	-2
de 	3	-1					-2
de cobranza	2	-1					-2
de cuenta	3	-1	-2				-2
debo pago		3		-1			-2	-2
debt collector	3	-1		-1	-2	-1	-5	-1
debt consol	-3	1	2
debt-to-credit	-2						3	-1
debts	4	-2	-1		-1			-1
dec	3	-1	-3					-1
deferment	3	-1					-3
deferment 	3	-1	-2				-2
deferred	2		1				-5	-1
deferred 	1	-1	1				-4
deficiency	3		-2				-1
deficiency 			-1				3
del	-1	2	-4				2	-2
delinquency	3	-1					-2
delinquent on	-4						4
delq	3	-2	-1
dental	-2	-2	1				-3	3
department 	2	-1	-1				-3	2
deposit	4	-3	-1				-1
depot	-4	2	-1				-1	1
dept	-2		3	-1			-2	-3
derogatory	3						-2
describe the	-2		3
description	3	-2					-1
designator	2		-2					-2
dia	-2	-1			-1	1	3
dia 	-2	-1				-2	3
diagnostics	-2	1						2
dias	-2	-2	1		-3	3		-1
dias de					-3	3	-3
digits	2	-1	-3	1			-2	-2
digits of	3	-1	-4	1			-2	-1
direct		-3	1	2			-2	-2
direct subsidized	-2	-3	1	2			-1
disclosure	2	-2						-1
discover	1	1	-3				-2	-2
dispute	1	-1		-1	1	-1	-3	-1
dispute 	2						-2
district	2	-4
district of	3	-2					-1
division	3	-1	-1				-1	-1
division of	2	-2					-1
do	2	-3	1	-1	-1	-1	-2	-2
do not		-3		-1	-1	-1	1	-1
does	2						-1	-1
does not	3						-2	-1
dont	3	-2	-1				-2
down	4		-3				-1
dr	2	-2			-1		-2	-3
draft	3	-2	-1				-1	-1
draft 	3	-1	-1				-1	-1
due 	2	-3	-3				-1	-1
due account	3						-3
día 	-2	-1					3
días	1	-2		-1		-1		-1
each	4		-1				-2
ed	-3		2
edison		-3	1					2
edit	3	-1	-2	-1		-1	-2	-2
ef 	-2	-1	-2				2
egg		1	-2				-1	-3
egg personal	-2	2
electric	-3		2				-3	2
em	-2	-3	-1	1	2	2	-3	-2
em cobrança	-3	-1		2	2	-2		-1
em dia	-2	-2	-1			3	-3	-1
emergency	-3	-3		1			-1	1
emergency 	2	-1	-2
emergency physicians	-1	-3	1					1
en	1	-1	-3	-1	-1	-1
en colección	-3						3	-1
end	2	-1					-1
ending balance	2		-2				-1	-1
ending in	-3	-2	4	-1			-1	-2
energy		-1	-1					4
ent	-3	1	2
equal	3		-2					-1
equifax	3	-1	-2
equity		2	-3					-1
equity 	-2		2
esa	-3	1	1				2
escrow	-2	-1	-1				3	-1
estate mortgage	3	-2
está	-2	-3	-1			1	3	1
et	3	-1			-1			-1
every	3	1	-2				-4	-1
everyday 	-2		2
ex	4	-2	-1				-3	1
ex tu	3	-1					-2
exeter	1	-3	-1				1
exeter finance	2	-3					1
exp	3	1	-2				-2
expenses	2	-1	-1				-1
expenses 	3	-1	-2				-1
experian	3	-2	-1		-1		-1
experian equifax	2	-2	-1
fa 	-3		3
fargo active	-2	2						-1
fargo bank	2	-3	1
fargo card	-2	3	-1
farm auto	2	-3					-1
fcu auto	-3	2	1
federal	1	1	-5	-1	-1	-1	-1
fedloan	3	-1	-2				-1
fee	4	-2	-1				-2	-1
fees	-1	-3		-1	-1	-1	1	-1
fees 	2	-2	-2	-1	-1	-1	-2	-1
fifth third	2	-2
file no	-1		3				-1	1
filed 	1	-1	1		1		-3	-1
final	-3		3				-2	-2
final us	-3	-2	3					-1
financial credit	-1	3	-1					-1
financial services	1	1	-4					-1
financial svcs	3	-3
fine	1	-1	1	-1			-3
first 	3	-1	-1				-1
fitness 	-1	-4					1	1
flanigan	-2	-1	2
food	3	-1	-1				-1
for	-3	1	3		-1	-1		-2
for months	4		-2		-1		-2
for the	-3	3	2	-1	-1	-1	-3	-3
forbearance	3						-3	-1
form		-2		-1	-1	-1	-2	-1
fp	3	-1	-1	-1				-1
freedom	1		-3				-2	-1
freedom mortgage	4	-2	-1				-1	-1
freedom unlimited	-2	3	-1
friday	2	-1	-1
full	3		-1				-3
fund	1	1	1				-1	-3
funding orig	3	-3
furn	-4	2	2
garage	-3		3
gas	-1							4
gave	2	-3	-1
gen	-2	1	-3				2	1
general	-2	3	-3					1
genesis	2	-1	-1				-1
genesis fs	2		-1				-1
georgia	-2		3					-1
georgia 	-2		3
golden	3	-1	-2
gracias	3	-1	-1				-1
grad plus	-2	3	-1
group		-3	1		-1		-1	1
group 	1	-3						2
group llc	1	-3	1					-1
grove	-3	1	1				1	1
h	3	-2	-2	-1			-1	-2
hand	3	-1	-2				-1
has the	-2	1	1					-1
hasta	2		-1				-2
health	-1	3	-5				-1	2
heloc	-3	2	1				-1	-2
here	4	-1	-2
hi	-3	-1	3				1
higher	-3	2
hipoteca	-2	1	2
his	3		-1				-2
holdings	-1	-2	3					-1
holds	-2		2				1	-1
home 	2	-3					-1	-1
home loans	-3	2	2					-2
honda finance	-3	3
honda financial		-1	2				-3	-1
hospital	-2	-1	-1			-1	3	2
hospital acct	-2	-2	3					-1
house 	-1	-2	3				-2	-1
hsa	2	-2
hsbc	4	-2	-3
i borrowed	-2	3	-1					-1
i owe	1	-1	1	-1			-3	-2
i pay	2	1	1				-3	-1
i'm	1	-3				-1		-1
id	3	-1	-2		-1			-1
id 	3	-1	-1				-1
idea	3		-1				-2
if	2	-2		-1	-1	-1	-3	-2
if you	1	-1	1	-1	-1	-1	-4	-1
ii	-1	-3	2					-3
im	3	-2	1				-3
imaging 	-2		2					-1
in bankruptcy	3		-1				-3
in collections	-4	-3	2	-1	-1	-1	1	4
in forbearance	2		1				-3
in january	-3						3
inc	-1	-1	2			-1		-4
inc 	1	1	-2				1	-1
inc po	-2	-1	3
income 	2	-2	-1
individual	3	-1					-1
information	3	-3	-3	-1	-1	-1	-3	-2
inquiry	3	-2	-2				-1	-1
inst	-1	-2	2				-1
inst 	-2		2
installment	-3	1	3		1	-1	-2
installment account	-3	-1	3	1
insurance	-1	-3	-2			-1		2
insurance 	-1	-3	-1				-2	2
interest	2	-3		-1	-1	-1	-1	-1
interest 	4	-2	-1				-3
ira	3	-2	-2
is			1	-1	-1	-1		-3
is 	2		-1				-2
is a	4	-1	-1	-1	-2	-1	-3	-2
is an	3	-1					-1
is and	-3	3	3				-4	-2
is at	-1		4				-2
is current	-3	-1					3
is days	-3	-1	-2				3
is gone	3	-2	-1					-1
is in	-3	-1	1			-1	1	2
is not	4	-2	-3	-1	-1	-1	-3	-2
is now	4	-2	-1				-1
it		2	-1		-1	-1	-2	-4
it at	2	-1	-1				-2
it card	-2	2
it from	3	-1	-1				-2
it went	-3	-1	1				2	-1
it's	1	-3	-1					-2
items	-1	-3					1
j		-1		-1	-1		-1	-3
j 	-3		3	-1				-1
jan	2	-2	-3				2	-1
january	-3	-1	-1		-1		3	-1
jefferson capital		-2	-1	-1			1	3
jewelers 	-2	-1	3					-1
joint	-2	-3	3	-1		2	-2	-1
joint 	3	-2		-1			-1
just	3		-3				1
k	4	-2	-2				-2	-1
k 	3	-1	-1					-1
kay	2	-2
kbb	3	-1					-1
klarna	3	-2	-1				-1
know		-1	-1		-1		3
ko	-3	-1	3
kohl's	3	-3	1				-1	-1
l	1	-4		-1		-1	-2	1
l 	-3		2	-1				-1
la	3	-1	-2				-2
laid off	3	-1					-2
lake	3	-1	-2					-1
lakes 	1	2	-1
lakeshore	3	-1	-1
lane bryant	3	-2					-1
last	-3	1	5	-1	-1	-1		-2
last 	3	-1					-1
last digits	-4	1	4					-1
lastname	2	-2				-1	-1
late current	-2						2
late days		-2	3	-1	-1	-1	-1
late fee	3	-2					-1
left	-2	1	2	-1	-1	-1	-1	-4
left a	-1	3	-1				-1	-2
left on	2	-1	-1				-1
lending	-2	1	2				-1	-4
lending 	-2	1						-3
lendingclub	2		-1				-1	-2
liabilities	2	-1					-1
library	-2	1	1
license	3	-1	-1				-2	-1
light	-3	-2	3				-1	1
limit 	3	-1	-1		1		-2	-1
line	-1	1	1			-1	-2	-2
line 	-1	-3	2				-1	-1
line of	-3	2	2				-1	-1
lines	5	-3	-1				-1	-1
lines 	3	-2	-1
list	3	-1	-1				-2
llc		-2	3	-1	-1	-1	-3	-1
llc as	2	-3	-1
llc is	4	-1	-2		-1		-1	-1
llc we	3		-2				-1	-2
ln		-3	1		-1		-2	-1
lo	2	-3	-2					-1
loan	-1	2		-1	-1	1	-2	-3
loan 	-1		1		-1	1	-3	-1
loan a	-2	2	1
loan amount	2	-2	-1				2
loan id	-2	3	-2
loan mo	-4	2	1
loan on	3		-3
loan payoff	-3		1				1
loan pmt	3	-2	-2
loan services	-2	3					-1	-1
loans last	-2		3					-1
loans mo	2	1	-3
lofts	-2	1					-1	2
lofts at	-2	1					-1	2
lp	-3	-1	3
luke's	-2	1	-1					3
lukes	3	-3
m	3	-4	-1	-1	-1		1	-1
made	5	-1	-3				-3
made 	3		-1				-2
main		1	2				-2
malibu	3	-1	-3
management		1					-2	-2
marital	2		-1
mas	2		-1			-1
mastercard	-3		4				-1	-4
maxx	-2	3	-1
may		-2	1	-1	-1	-1		-3
mbna	-3		3
me for	-2						2
med	-2	-1	3				-2	2
med ctr	-5	-2						3
medical	-4		2	-2	-1		3	1
medical center		-4	2					2
medical group	-3							2
medicredit	-3	-1					3
member	4	-1	-4				1	-2
member fdic	3		-2				-1	-2
mercy	4	-2	-1	-1			-3	-2
mgmt			-1					-4
mi	3	-1	-2				-1
mi esposo	3		-2				-1
midland	3	-1	-2				-2
milestone	-2	1					1	1
milestone 	-2	1					1	1
min	-4		3	-2	-2	-2	1	-3
min is	-1	-1	2				-2
min late	4	-2	-2
minimum payment	4	-1	-1				-2
missed feb	3						-2
mo	1		-1	-2	-2	-2		-4
mo 	-2	1		-1	-1	-2	-1	-4
mobile 	-3	1						1
mohela 	2	-3	1				-1
monday to	2	-1		-1	-3	-1	-1	-1
money	4	-2	-3				-1	1
month and	-4	-2					4	-1
month current	3						-3
month days	4						-3
month late	3	-1				-1	-1
monthly		-4	2	-1	-1	-1	-2
monthly payment		-3	-2		-1	-1	-2	2
monthlypaymentamount	-3	1	2					-1
mortgage corp	3	-2	-2
mortgage current	-3	1					2
mortgage services	-2	2
mortgage statement	-5		5
mos	1	1	-1	1			-3	-1
motors	-3	1	1					1
move	-3						3
moved	-3		1				2
must stop	2	-1		-1	-1	-1	-2	-1
mutual/providian	-3	2						1
mutual/providian 	-3	3						1
my name	-3	2					1
mỗi tháng	2	-1					-2
n	1	-2	-1	-1	-1	-2	1	-3
n 	2	-2	-2			-1	1	-3
n.a with	5		-1					-3
na po	-3		2				1
name	3	-3	-3	-1	-1	-1		-2
national	2	-1	-3				-2	1
national bank	-4	3						2
natl bank	3	-3
navy	-2	2	-2			2	2	-1
navy federal	-2	-4				2	1	-2
nc	3	-1	-2				-1
negative	4	-1	-3				-1
negative 	3	-1	-2				-1
nelnet	3	-3	1	-1			-2	-2
nelnet student	3	-3	-1				-1	-2
net	3	-2	-2				-1
nevada	4	-3	-1					-2
new	4		-3				-2	-1
nhà	3	-1	-2
nissan	3	-2	-2				-1
nmls	3		-1				-2	-1
no	-1	2	1	1	-1	-1	-2	-3
no 		-1	3	1			-1	-1
no edit	3						-3
no no	-3	-1					3
no pmt	-3	1	1				2	-1
no rush	-4	3	3		-1		-1
no set	-2	-2	2					-1
no wait	3	-2	-1				-1	-1
not paying	-3	-1	1				3	-1
not reported	-1	-2	-1				2	3
notes	3	-1					-2
notes 	3	-1					-2
notice	-1	-2	-1				2	-3
nov	2	1	-3				-2	-1
now	2		-3					-1
now nelnet	3		-3
number	1	-1	-1		-1	-1	-2	-2
number 		-3	-1	1	-1		-1	-1
não	3		-1		-1		-1
número de	-3	-1	3					-1
o9b	-3							3
of 	1	-3	-1		-1			-1
of america		1	-3				-2
of credit	-1	-3	3				-1	-1
of date	4						-4
of may	2						-2
of or	-2	2
of revenue	-3	-2	3
of your	3						-2
off		-3	-2			-1	1	-1
off account	5						-5
off amount	4	-1					-3	-1
off as	3	-1					-3
off type	-3	-1					3
offers	3	-1	-2
office	-3	-2	2				1	-1
oh	4	-2	-3				-3
oh 	2	-1	-3				-1	-1
oil			2				-1	-1
ok	1	1		-2	-1		-3	-1
ok 			2	-1	-1		-3	-1
ok ok	3	-2	-2			-1	-2	-1
old synchrony	2						-1	-1
omaha	-3		3
on the	4	-1	-3				-3	-1
on time	-2	-2	3			-1	1	-1
one			-2				3	2
one 	-3	2					3	-2
one auto			1					-3
one bank	-2		-3				1	1
one card	-3	-1	-1				1	2
one is	-2	-1	-2				2	-2
one payment	3	-2					-1
one venture		2	-3
onemain	1	-3			-1		-1	1
online	2	-1	-1					-1
only	4	-1	-2				-3	-1
only 	3	-1	-1				-2
or collection	3						-3
or paying	-5						6
oral	3	-1	-2
order	3	-2						-1
original	-2	-2	3	-1	-1	-1	-2	-1
original amount	3						-1	-2
original creditor	-3		5	-1	-1	-1		-1
other		-3	1	1		-1		-1
other 	2	-2		1
outfitters	-2	1						1
outsourcing	-3	4					-1	-1
outstanding	2	-1	-1
over	2	-3	-1	-1			-1	-2
overdue	-4						4
overdue 	-3						3
owe 	-3	1	2				1	-1
owe and	3	-1	-2
owing	-3	-1					3
owner	3	-1	-1				-2
p	3	-3					-1	-1
pa	1	-3				-1	-1	-2
padala	2	-1					-2
pagamento mínimo	-2				3	-1
page	4	-2	-2		-1		-1	-1
paid	1	-1	1	-2	-1	-1	-3
paid 	5	-2		-2			-5	1
paid in	3	-1	1				-3
paid off	-1	2					-4	-1
parcela	-2	-1	-1		3	-2		-1
parents	-3	2	1					-1
parkland	-1	2	-2					-1
party	2	-2	-1
past	-1	-2	-3		-1	-1	1
patient	-1	2	-2	-1			-1
paul	3	-2	-1
pay		1	1	-1	-1	-1	-1	-3
paying	-2	-2	3		-1	-1	2	-2
paying 	3	-1					-3	-1
paying as	-4	-1	1				4
payment		-3			-1	-1	1	-4
payment 	6	-3	-2	1			-4	-1
payment amount	2		-2					-1
payment deferred	3					-1	-2
payment due	4	-2	-1				-3
payment is	1		-4				-1
payoff 	3		-3				-1
paypal	-2	-2	1				1	3
payroll	3		-3				-1
payroll 	2		-2
pays 	-3	-1	3		-1		-1
pays_as_agreed	3						-3
pediatric	-2	-1						3
penney 	-2	1	1				-1
performance mgmt	-2	2						-1
perkins	-3	3	1	1			-1
perkins 	-2	3	-2
personal	1		1				-3	-2
personal loan	3	-2	-1				-1	-2
phone 	-1		3		-1	-1	-1	-1
phys	-5	2	3					2
physicians	-3	-1	3
pines	-3	2	1					-1
pkwy	3	-1	-2
plan		-3	2					-1
platinum card	3	-2	-2
plc	-2		-1					3
plus graduate	-3	3
pm	3		-1	-1		-1
pmt	2	-1	-2	-1	-2		1	-3
po	-3	1	3	-1	-1	-1	-1	-2
po box	-2		3	-1	-1	-1	-2	-3
point	-3	3	-1					1
policy	3	-1	-1				-1	-1
por	2	-3	2		-3	-1	-1	1
portfolio recovery	1	-2	-3	-1		-1	3	1
postalcode	3	-1					-1
potentially negative	2	-1	-2		-1
power	-1	3	-1				-1	1
pra		-3	-1	-1			1	2
present	3	-1					-2
principal	5	-2	-1				-3	-1
proceeds	2		-2				-1
propane	-3		2					2
property	4	-1	-3					-2
property 	2	-1	-2
préstamo	-3	1	2				-1	-2
ps	3		-2					-2
pull	4	-2	-1				-1	-2
q	3	-3					-1	-1
q 	-3		3
quicksilver	-1	-2	3					-2
quicksilver min	-2	-1	2
r 	-1	3	1		-1		-2	-1
radiology 			-3					3
rate	-1	-1	3				-2	-1
rate 	3	-1	-1				-2
ray's	3		-1				-3
rd	4	-3	-4		1		-2	-1
real estate	2	-2	-2				1	-1
receivables	-2	2	-2		-1		2	-3
receivables management	2	-2
recent	3	-1	-1				-1	-1
records	4	-3	-2				-1	-1
records 	3	-2	-2					-1
recovery	-1		1				1	-3
recovery 		-4	3				2
recovery for	-2	3					-1
recovery llc	3	-4	1				-1	-1
recovery partners	4	-3					-1	-1
redcard	-1	3	-2					-1
ref	-1	-2					3	-1
reference	2	-3	-2	-1	-1	-1	1	-3
reference number	3	-2	-1	-1	-1	-1	-1	-3
referencia	-3	-2	2				-2	2
reg	-2	1	2
regional finance	3		-2				-1
regional health	2	-1	-2					-1
regional hospital	-3	1	1
rent	4	1	-3				-2	-1
renta	3	-1						-1
repo	2	-1	-1				-3
report	5	-2	-4				1	-2
report 	3		-3				-1	-1
reported 	4		-1				-3
reported as	-3						3
reported assigned	2	-2	-3				-1
requested	3	-1	-2				-1
revolving	-1	1	2	-1			2	-2
revolving 	-1	3	1	-1				-2
revolving account	-4		4
rewards 	2	-2	-2
ridge	-1	2	-1				-1	-3
ridge recovery	-3	3					-1	-1
right	3	-1	-1				-2
rocket	3	-2					-1	-1
rogue	3	-2	-2				1
rogue 	3	-1	-3
rptd	1	-3	-2				2	-1
rückstand	3	-1	-1				-2
s	-2	-4	2	-1			-1	-2
saint paul	-2	2
sala	-4	-1	4
saldo		1		-3		-1	-4	-1
saldo 	4	-1	-2				-1	-1
saldo us	1		1	-1		-1	-3	-1
sale	3	-1					-2
santander		-3					1
santander consumer	3	-2	-3				1
sapphire	-4	3	1					-1
satisfactorily 	-3						3
saved	3	-2					-1
savings	1		-4				2
savings 	2	-3	-3				3	-1
savings bank	-2	2	-3				-1	-2
says i	-5	4	1				-1	1
sc	3	-1	-2
schedule	3		-1				-2
scheduled	3	-1					-2
school	2	-3					-3	-1
school 	1	-1	1				-3
sears	3		-3				-2
sec	3	-2						-1
security	3	-3	-1					-2
see	1	-3	1	-1	-1	-1	-1	-1
sent		1	-1	-1			-1	3
sentra	3	-1	-2
sentra 	3	-2	-2
sep	3	-1					-2	-1
sept	3	-1					-3
service	2	-4	2				-1	-2
service 	3	-1	-2
services	1	-5						-2
services 	4	-5	-2				1	-1
services credit	-3		3					-2
services llc	3	-3	-2
servicing mortgage	-4		4
settled	-1	-2	2		-1	-1	-3	1
share	4	-2	-1					-1
sheffield	-3	1	2
simone	-1	-2	2			2	-2	-1
simplicity card	3	-2					-1	-1
sin	2		-4				1	-1
since	-2	-3	-1				3	-1
snap-on	3	-1	-1				-1
so	2	-3	-2			-1		-2
so i'm	3		-1				-2
social	3	-3	-1
social security	3	-2
sold	3		1				-4	-2
sold 	2	1					-3
son	3	-1	-3
sp	3	-1	-2					-1
sprouts	3	-2	-2
st	1	-2		-1	-1	-1	-1	-4
star	-3	1	1				-1
state		-1	-3	-1	-1	-1
state 	2	-1					-1	-1
state university	3	-2	-1					1
statement	2	-2	-3				1	-1
statement 	3	-1	-3
status	1	-3	-2		-1			-1
status as	3		-1				-2
status charged	3						-3
status details	3						-3
stay	3						-3
ste	4	-1	-2					-1
store	-2		4				-1	-3
streetaddress	-2	2	3		-1			-1
student	-1	1	1				-3	-1
student loans	-3	4	-1					-1
stuff	3	-2	-1				-1
subaru	3	-2	-2
suite	3	-1	-1				-1	-1
summary	3	-3	-1
summit	3							-2
summons	-2	-1				-1	2	1
supply		-1	3
support 	3	-2
svc 	-2	-1	3
synchrony	1	-3	2				-3	-6
synchrony bank	2						-2	-4
systems	-1		1				-1	-3
systems 	3	-2	-2					-1
t	3	-3	-1				-1	-1
t-mobile	-2						2	-3
t-mobile usa			1					-3
take	4	-1	-2				-2
target		-3					2
target redcard	2	-2
tarjeta	-2	1	2				1
tax	1	-3	1			-1		-1
teachers cu	3	-1	-2
tengo	3	-1					-2
terminación	-3	1	2
that is	-2	-1	2
that was	3	-1	-2				-1
that went	-2		-1				2	1
that's	-4	2	4		-1	-1	-1	-2
that's a	-3	1	4				-3
that's everything	2						-2
that's it	3	-1					-3
the account	2	-1		-1	-1	-1	-3	-1
the home	3	-3
the list	3						-2
the personal	-3	3					-1	-1
the property	3		-3
the truck	3		-2				-1
the wedding	-3		2				1
the west	-2		3				-1
then	1	-3	-2				1	-2
there's	1	-3	-1
they	-1	1	2	-1	-1	-1	1	-3
they call	-3		1				3
they charged	-1	1	-3				-1	-1
they say	4		-3	-1		-1	-2	-1
they're	-3	2					-1
think	2	-2	1	-1	-1	-1	-4	-1
think that's	2						-2
third	1	-1	-4		2		1	-2
third federal	3	-1	-1
this	-1		1	-1	-1	1	1	-3
this inquiry	3						-1	-2
those are	-3		2				2
through	3	-1	-1				-1
til	-1		3				-2
time	-3	-2	-1		-1		3	-1
time days	3						-3
to borrower	2	-2	-1
to collections	-2	-1	-1				3
to go	-2	1	2					-3
too	1	-2	-2				1	-1
tools	-2	3					-1	-1
total 	-1	-1	3				-2	-1
tradelines	3	-2					-2
transferred	3	-1					-2
travel	-4	3	1
tri-state	3	-1	-2					-1
trust								-3
tu	-1	-3	-2				3	-1
two payments	-4		-1				4
tx	3	-1	-2
tx 	3	-1	-1
type	-1	-4	1	2	-1	-1	1	-2
una	-2	-1	-2	-1	-1	-1	3	-1
union		-1	1					-3
union loans	3	-3
university 	3		-3
unpaid	-2	-3	-2	-1		-1	2	2
unpaid 	-1	-2	-2	-1				3
unpaid balance	4					-1	-3	-1
unresolved	-3						3
unresolved 	-4						4
unsub	-3	3	-1
unsubsidized	-1	2	-2
until 	3		-2				-1
up	2	-4	-1		-1	-1	-1	-1
updated 	3						-1	-1
urgent	-3	-1	1					1
us		-2		-1		-1	-4	-3
us 	-1	-4			1	-1	-3	-3
usa n	-2	-1	3
usaa	1	1	-1				-3
use	3	-1	-1	-1	-1	-1	-3	-1
utility	-2		1				2
va	2	-1	-1				-1
valley			-4				1	1
value	1	-3					-1	-1
vanguard	3	-1	-2				-1
vehicle		2	-3				-3
verizon	3	-1						-5
verizon wireless			3					-3
veterinary	-3	3	-1				-1	2
visit	2		-3	-1			1	-1
voluntary	3		-1				-2
vs	3	-1	-1				-1
w	1	-1	-5	-1		3	-2	-3
wagner	-3	2	1	-1			1
wait	3	-2					-2
walmart	-3	3	1				2	-1
walmart capital	-3	2	1				-1
wants	-2	-1	3			-1		-2
was		1	3	-1	-1	-1	-1	-3
was a	2		1				-3
was in	-2	-1					3
washington	3	-2						-2
we have	4		-2				-3
webbank 	2	-3					1
weber	-2	2						-1
wedding	-2	-1	3
well		-3	2				1
went	-4	1	1				2
went to	-3	-1	1				1
west	-1	-3	2				-2	-1
westlake financial	3	-2				-1	-1
what	3	-1	-1				-1	-1
whose	3		-1				-2
whose account	3		-1				-2
wife		-2	1	-1			-3	-1
will	4	-3		-1	-1	-1	-2	-3
willow	3		-1					-2
with on	-3	-3	3
works	-2	-1	2
writeoff	2						-2	-1
xp	-2	-1	-1				3	-2
xp ef	-3	-1					3
xpn	4	-2	-2				-2
xpn 	3	-1	-2			1	-2	1
ya	-3		2				2	-3
yes yes	3						-3
you	2	-2	-3	-1	-1	-1	-2	-1
you have	3	-1	-1				-1
your	2	-2		-1	-1	-1	-4	-1
your credit	3	-1					-1
your mortgage	3						-3
zero	-2	2	2				-2
дней	-1		-1				3
余额 最低还款		-1	-1	-1			3
催收 	2		-2				-1
尾号	-4	1	4				-2	-1
尾号 余额	-2	1	3				-1
没有利息	-3	3					-1
账号	-1	-1	1	-1			-3	-1
# word words of line
always, below blank		1	1	-1	-2	-3	-1
often, below blank	-1	-1	1	-1	-2	-1	-1	-4
once	1	1	1	-2		-1	-1	-3
once, below blank		2	-1	-1			-5	-4
twice, below blank			1	-1	-2	-1	-2	-5`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	2	-6	-8	-3	-3	-9	-5	1	-8	-6	-8	-1	-8	-9	-6	-12	-7	-4	-3	1	-1	-6	-7		-4	-4	-4	-9	-6	-2	-1	2		-13	-1	-16	-8	-6	-7	-11	-11	-6	-3	-4		-2	-1		-1		-1		-1		-1		-1		-3											-5	-1	3	-6		-3	-1	-1	-1	-4	-2	-4				3			1		-1		-1				-9	-1	2	-2	-2	-2		-3		4	-3	-4	-1	-1	-1	-1	-1	-1		-7			-1	-1		-1		-1				-6		1	-2	-1	-1	-3		-4	-1			-9		-1	-2	-1	4	-3	-2	-4	-1	-1		-1	-1			6	-4	-2	-1	-4	-1	-1		-8	1	-1	-3	2	-3		-7	-1	-1			-1	3	-2	-3				-4	-1				-1	-1	-1	-2				-1	-2	-2		-6	-2	3	-3	-4	-1	-1		-14	-1	-2	-3	-2	6	-1	-9		-2			-1	-2		6	-2	-1		-7						-1		5	-2			-6	-1	-2		-3	-1	-2	-1	6	-5	-2		-7	-1		-1		-1	5	-3		-1		-1		-1		-2		4	-1	-3												-4				-1		-1		-3			-1
blank	1	-6	-6	-2	-1	-9	-8	1	-7	-2	-8	4	-10		-5	-11	-11	-5	-7	1	-2	-4	-5		-2	-1	-4	-9	-10	-6	-5	1		-6	-3	-20	-5	-2	-7	-10	-13	-7	-4	-8	-3	2	-1	-2	4	-3	-2	-1	-4	-2	-5	-1	-6		3			-2		-1		-1				-6	-4	2		-5	3	-7	-4	-1	-5	-3	-7	-1	-4		2	-1	-1	-3	-1	-1		-1				-9		3	-3		-2	-1	-6	-3	4	-4	3	-3	-1	-1	-3	-1	-1		-7		-2		-1				-1				-9	-5	2	-3	-4	-1	-2		-4	-1	-1		-5	1	-3	-1	-1	3	-3	-1	-3	-3	-1		-1	-2	-2		4	-5		-2	-2	-4	-2		-7	-2	-1	-2	2	-4		-4	-1	-3		1	-2	5	-1	-3	-2	-1		-3					-1	2	-1	-1	-1			-1	-2	-1		-7	-2	4	-3	-1	-5	-1		-20	-3	-1	-3	-2	6	-3	-17	-3	-4	-1	2	-2	-2		6	-5	-5	-1	-14	-1	-2	-1		-1	-2		6	-5	-2		-19	-6	-4	-2	-8	-3	-9	-2	6	-10	-8	-3	-10	-4	-1	-1		-3	6	-9	-2	-2		-1		-1		-5	-1	7	-3	-6	-1							-1		3	-1	-11	-2	-1		-3	-1	-1		-6	-1	7	-4
cell	1	-5	-8	1	-2	-1	-3		-9	-2	-3	5	-9	-1	-7	-3	-7	-2	-3		-5	-3	-6	-1	-2	-3	1	-2	-6	-3	-2	1	4	-9		-17	-3	-3	-4	-3	-9	-4	-1	-2		-12	1	-3	3	-2		-1	-1		-1		-3		-2	2	-1	-1		1		1					5	-7	5	-5	6	-5	2	-2	-1	-1	4	-1	-2	-1	-5	3	-2	-2		1	-1	2				-5	1	4		-4	-4	1		-5	-10	-6	6	-7	-1	-3	-1	-3	1	-1	-5	-1	-2			-3	-1				1		-2	-7	-3	-1	-9	-3	-1	-1	-1	-2			-5	5	-7	-2	-2	1	-2	-6	-2	-5	-1		-1	-5	-2	-1	-16	-9	4	-7	1	-6			-9		-2		4	-5			-2	-3	-1	5	-5	-9	-2	-5	-3			-2	2	-2			-3	-5	-4	2	-3				-4	-2	-2	-12	-7	-13	-3	2	-7	-1		-7	-1	-1	-2	-2	-3	-1	-4	-1	-3	-1	4	-3	-1	-1	-3	-1			-2	-1	-1	-1	-1	-1	-3	-1	-5	-3			-1	-5		-3	-6	-2		-3	-2	-4	-2	-1	-8	1	-1	-1		-1	-1	-4	-2	1	-2	1	-1	-1				-1		-1				-1								-3	-3	-3	-2	-1		-1		1		-1
line	1	-7	-3	-3	-4	-2	-1		-7	-2	-4	2	-6	-1	-4	-4	-5		-1	1	-6	-5	-3	2	-2	-2	-1	-7	-1	-1	1	1	2	-1	-1	-16	-3	-2	-3	-3	-1	-2	1	-2	-2	-2		-1		-3	-1		-2				1					-1	4								-2	-3	3	-2		-5	-1		-1	-1	-2		1	-1	-2			-4	6	-1		-1				-3	-4	3	-2	-1	-2			-3	-7	-3	6	-2			3		-1		-5	-1											-2	-1	-2	-1	-6	-1	-1		-2	1	1		-5	-4	-9	-3		2	-5	-2	-4	-3	-1		-1	6	-2		-8	-5	1	-1	2				-7	-8	-1	-5	4	-1		-2	-3	-1		1	-2	-3		-2	-1			-2	-1	-3			-1	-3	-3	-1					5	-1	1	-6	-1	-5	1		-1			-10	-9	-5	-5	-3		-1	-3	-4	-3	-2	1	-3	-2		-1	-1	-1		-1	-4	-1	-1	1	-1	-1		-2	-2				5		-1	-6	2	-2	1	-3	2	-2		-4	-5	-1	-1	-1		1	-1	-1			2	-1			-1																2	3			-1		-1	1	1	-1	-2
paragraph	1	-4	-2	-2	-1	-1	-1		-6		-1	3	-1			-2	-1	-1		1	-6	-4	-2	-1		-1		-3	1			2	6	-6	1	-7	1	1		-8	7	-1	2	-4	-1	-1							-1				-2													-4	-5	-3		-2	1	-1			-1				-2		-1			-1								-9	-4		-2				-1	-1	-1		1	-1							1												-2	-1			-1	2							-6	-4	-4	-1					-2					1	-1	2	-1		-1		1				-6	-5				-1		-2	-1							1				-3	-1	-2										-1	4	-1						-2	1			-9	-8	-1	-1		-2		-2	-2			-1	-1			-1				2	-2	-2						-1				2	6	-1	3	-2	3			-6	5			-8	-3						-3				1								1												2	2`;
