/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountNumber			-1	1	-2	-3	3	-1
accountNumber, all		-2			-1	-1	-3
accountNumber, all, few	-1		2	1	-3	1	-3	-1
accountNumber, all, few; itself accountNumber	-1	-1	-3	2	-2	-3	-2
accountNumber, all, few; itself no part	-3		2	2	-2	-1	-4
accountNumber, all, few; itself paying	-3			-1	-1	4	-1
accountNumber; itself accountNumber?	3			-3
accountNumber; itself current	-3						3
accountNumber?, all, few		-2	-3		-1		1
amount, all, few	-3			-3	3	2	-1
amount, all, few; itself amount	-3			-1	1		-1
amount, all, few; itself amount?	-3			-1	4	-2
amount; itself no part	-2			-2	3	-1
amount?, all	1			-2		-2	-3
amount?, all, few	-1	-1	-1	-1		-1	2
amount?, all; itself amount?				-2	1	-2	-2
current, all	-2		-1	-2	-1	-2	3
current, all, few; itself amount	-3			-1	3	-1
current, all, few; itself current	-1			-2	-2	-4	2
current, all; itself no part	3		-1			-2
current?, all		-1			-2	-2		-1
current?, all, few	1			1	2	-3	-1
current?, all, few; itself no part	3				-1	-2	-2
goes on, all, few	-2		-1	4	-1	-2	-1
goes on, all; itself goes on	3	-1	-3	-1		-1
goes on?, all	-1		-1	4		-1	-1
goes on?, all, few; itself accountNumber	-2			2
no part, all			-1	-1	-3	-1	-3	-1
no part, all, few		-4	-1	-1			-3	-1
no part, all, few; itself goes on?	3	-1	-1	-2
no part, all, few; itself no part		-2					-4	-1
no part, all; itself current?	-4			-1			4
no part, all; itself goes on	2	-1	-1	-3	-1	1
no part, all; itself no part	-1		-1		-1	-2	-4	-2
no part; itself amount	-1			-1	2	-2	-1
no part; itself current	-2			-2	-1	-2	3
no part; itself current?				-3	-3	-3	1	-1
no part; itself no part		-2	-1			-1	-4	-1
no part; itself paying	-1			-2	-3	1	-3
paying	-2	-1			-2	1		-1
paying, all	-3		-1	-2		3
paying, all, few; itself accountNumber	-4		-1	4	-1
paying, all, few; itself amount	-2			-1	3	-2
paying, all, few; itself current?	2			-1	1	-2	-3
paying, all, few; itself no part	-1		3	-3	-1	-2	-1
paying, all, few; itself paying	-2			-1	-1	2	-3
paying, all; itself paying	-4		-1	-1	-2	5	-4
# figure before and shape
capital code	3	-1	-1	-2	-2	-1	-1
capital digits-2	-2	-1	-1	-3		-2	3
capital digits-4	-2	-1		3		-1
capitalised code		-2	-1	2	-3	-2	-1	-1
capitalised digits-1	2	-1	1	-4	-2	-1	-2	1
capitalised digits-3		-1	-4	-3	1	1	-1	-1
capitalised digits-4	-1	-2	-1	1	-1	-3	-2	-1
capitalised digits-7	-1	-2	-2	1	-3	-2	-2
capitalised lettered-code	1	-2	-1		-3	-3	-3	-1
capitalised masked	-1	-1	-3	2	-2	-1	-2
capitalised year		-1	2	-3	-3	-2	1	-1
capitals code	1	1	-1		-3	-1	1
capitals digits-1	2	-1	1	-4	-1			-1
capitals digits-3	2	-1	-2	-4	-1	-1		1
capitals digits-4	1	-1	-1	1	-1	-2	-3
capitals digits-5	3	-1	-1	-2	-3	-1	-1
capitals digits-7	1	-1	-3		-2	-2	-2	-1
capitals masked	-1	-1	-3	1	-2	-2		-1
capitals with-digits	2	-2	2		-4	1	-3	-1
cents code	4	-1		-4	-1	-2	-2	-1
cents digits-1	-1		2	-2	-4	2	-2
cents digits-2	2	-1		-2	-3	-1	-2	-1
cents digits-3	1			-2	2	-3	-3
cents lettered-code	3	-1		-3	-1		-2
code code	1	1		-2	-2	1	-2
code digits-1				-3	-3	-3	3
code digits-2	2	1		-4	-2	-2
code digits-3	-3					3	-1
code digits-5	-2	-1		-3	2	-1
code lettered-code	3	-2	-1	-2	-2	-3
code with-digits	2	-1		-4	-3		1
date digits-2	3					-2	-2
date digits-3	3			-1	-2	-2
date with-digits	3			-2	-1	-1
digits-1 code					-1	2	-3
digits-1 digits-1	1	-1		-1	-3		-1	-1
digits-1 digits-4	-2				-4	1	1
digits-1 lettered-code			-2	-3	-2	-1	1	-1
digits-1 with-digits	1	-1	-1	-5		-1	-2
digits-2 digits-1	2			-2	-2	-5	-1
digits-2 digits-2	2	-2	-1	-4	-3		-1
digits-2 digits-3	1	-1	-1	-1	1	-2	-2
digits-2 digits-5	3			-2	-2	-1	-1
digits-2 digits-6	3			-2	-1		-1
digits-2 with-digits		-2	-1	-2	-1	-3	-4	-1
digits-3 code	2	-1		-5	-1	-3	3
digits-3 digits-1	-1	-1		-3	2	-2	-1	-1
digits-3 digits-2	-2			2	-2	4	-3
digits-3 digits-3	1	-1		1	-2	-4	-3	-1
digits-3 digits-4	2	-1	-1	-2		-4	-1
digits-3 digits-5	-1			1	2	-1	-1
digits-3 lettered-code	-1	-2		-1		-4	2
digits-3 with-digits	2			1	-1	-3	-2
digits-4 digits-1	-2				2	-2	-3
digits-4 digits-2	-1	-1		-2	-3	1		-1
digits-4 digits-3	-1	-1		2	-5	1	-5	-1
digits-4 digits-4	1	-1		-1	1	-6	-4	-1
digits-4 digits-5	1	-1		1	-4	-2	-2
digits-4 lettered-code		-2	-2	-1	-1	-3	1
digits-4 with-digits	-2	-1			-4	1	-2
digits-4 year	-1	1				-1	-2
digits-5 digits-3	-3			-1	-3	2	1
digits-5 digits-4	-1			-1	2	-2	-1
digits-5 digits-5	-1	-1		-2	3	-1	-2
digits-5 lettered-code	-4	-1		4	-1	1	-2
digits-6 digits-1	3				1	-3	-2
digits-6 digits-4				-1	-3	2	-1
digits-6 digits-6	-3			-2	4	-2	-2
digits-7 digits-1	2			-2	-2	-2	1
digits-7 digits-2	3	1		-2	-1	-2	-1
digits-7 digits-7	4			-3	-1	-1	-1
digits-7 lettered-code	-1	-1			-1	-3	1
dollars code				-5	-2		2	-1
dollars digits-1	1			-2	-3	-3	1
dollars digits-2	3			-3	-3	-3	-1
dollars lettered-code		-1		-3	-1	1	1
dollars-and-cents code	4			-7	-3	-2	-3	-1
dollars-and-cents digits-1		-1		-4	-4	-1		-1
dollars-and-cents digits-2	2			-3	-1	-4	-1	-1
dollars-and-cents digits-3	1			-3	-2	-3		-1
dollars-and-cents lettered-code	-3				-1	-1	3
lettered-code code	3	-1	-1	-2	-2	-1	-1
lettered-code digits-2	2		-1	-2	-1		-4	1
lettered-code lettered-code	3		-1	-2	-3		-7	-1
lettered-code with-digits	-1	-1	-1	-7		1	2
letters digits-4			-1	1	-1	-1	-3
letters digits-7	-3			3			-1
line code	1	-1		1	-1	-2	-2	-1
line digits-1	2	-2	-2	-3	-1	-3		-1
line digits-2	1	-1	-1	-3	-1	-1		-1
line digits-3	2	-3	-1	-2		1	1	-1
line lettered-code	-1	-3			1	-3	-2
line with-digits		1			-3		-2	-1
mark-" digits-1	-1	-1	2	-4		-1	1
mark-" digits-4	-1	-2	1	1	-1	1	-3
mark-" digits-7	-1		-1	2	-2	-2	-3
mark-" lettered-code	-1	-2	1		-4	-4		-1
mark-" masked	-3	-1	2	2	-2	-2	-2
mark-" year	4	-1	-1	-3		-1	-3
mark-# digits-1	2	-2	1	-2	-3	-4	-1	-1
mark-# digits-3	-2		3	-1	-1	-2	-2
mark-# digits-5	4			-3	-2
mark-# digits-7	-2			3
mark-# lettered-code	-2	-1	-1	3	-2	-2	-2
mark-$ code	2			-3	2	-3
mark-$ digits-1	-1	-1		-4	1		-3
mark-$ digits-2	-2		-1	-3	-4	3	-3
mark-$ digits-3	-1	-1	-1	-4	3	1	-4	-1
mark-$ with-digits	1	-1		-2	-1	1	-3	-1
mark-' digits-2			1	-1		-2	-3
mark-( digits-3	3			-2		-1
mark-) digits-1	3			-2	-3	-1	-2
mark-) digits-2		-1	-2	-3
mark-) digits-3	2		-3	-3		-1	-1
mark-) digits-7	-2	-1		3	-1	-1	-1
mark-) with-digits	-2	-1	-2	2	1	-3	-1
mark-+ digits-1	2			-1	-2	-1	-2
mark-+ digits-3	3				-1	-2
mark-, code	1	-1	-1	-4		-2
mark-, digits-2		-2	-2	-2	2	-3	-1	-1
mark-, digits-4			1	1	-4	-3
mark-, digits-7	-4		-1	5	-2	-1	-1
mark-, with-digits	-3	-2	-1		1	-2		-1
mark-, year	3	-1	2	-5		1	-4
mark-- code	1	-1	3	-2	-1	-2
mark-- digits-1	2		1	-2		-3	-2
mark-- digits-2	2		2	-3	-3	-2	-1
mark-- digits-3	-2		1	-3	2	1	-1
mark-- with-digits	-3		-1	-2	3	-2	-1
mark-. code		-1	-1	1	-1	-3	-1
mark-. digits-2	-2	-2	-1	-6	2	1	2	-1
mark-. digits-4		-2	1	1	-3	-3	-2
mark-. lettered-code	1			-1	-3	-2	-1	-1
mark-. masked	-3			3	-2	-3	-2
mark-. with-digits	2			-3	1	-4	-2
mark-/ code	1				-1	-3	-2
mark-/ digits-1	2	-1		-3	-4	-2	1
mark-/ digits-2	1	-2	1	-4	-2	-1		-1
mark-/ digits-3	-3			-2		3	-2
mark-/ digits-4	-6			3	-2	3	-1
mark-/ masked	-4			4	-1	-1
mark-/ with-digits	1	-2		-3	-3	-3	2	-1
mark-/ year	2	-2	1	-5	-2	-2	1	-1
mark-: digits-1	1	-1		-3	-1	-2
mark-: digits-2	1	-2		-3	-3	-1	1	-1
mark-: with-digits				-5	1	2
mark-; digits-2	1			-1	-3	-2	1
mark-; digits-7	-3			3	-1
mark-; lettered-code	-2			3	-2	-1
mark-; with-digits	-1			-3	1	1	-1
mark-= digits-2	2			-1		1	-3
mark-= digits-3	1			-1		-3	-1
mark-? code	3			-2
mark-? digits-1	3			-1	-1	-2
mark-? digits-2	2					-1	-2
mark-? digits-4	-3			3	-1
mark-| digits-1				-3	-1	-1	1
mark-| digits-2				-2	-3	1	1
mark-| digits-3	1			-3		1	-1
mark-| digits-7	-2			2	-3	-1	-1
mark-| year	3			-2		-1
mark-© year	3			-1	-1		-1
mark-· code	4			-4	-1	-1	-1
mark-· digits-1	3			-1	-1	-1
mark-– digits-2	-2			-1	-3		1
mark-– digits-3	-2			-1	-1	3	-1
mark-— lettered-code	-3			3	-1	-1	-1
masked digits-1	-4				-1	-1	4
masked digits-2	2			-1	-1	-3	-2	-1
masked digits-3	-3			4	-2	-1	-1
masked digits-4		-1	-1	3	-1	-1	-2
masked lettered-code	-2	1		2			-2
masked masked	4	-1		-4	-1	-2	-2	-1
masked year	-3		-1	4
percent digits-1	2			-1	-1	-3
small code	-1			1	-4	-4	-1	-1
small digits-1	1	-1	-1	-3		-1	-1	-1
small digits-2	1	-1	1	-3	-3	1	-1	1
small digits-3	1	-1	-4	-3	1		-2	-1
small digits-4	-1	-1	-2	1		-4	-1	-1
small digits-5	1		-1	2	-3	-2	-1
small digits-7	-1	-1		2	-3	-4	-2
small lettered-code	1	-2	-1	1		-3	-4
small year	2	-2				-4	-3
thousands-and-cents digits-1						1	-3
thousands-and-cents digits-2	2			-3	-1	-1	-2
thousands-and-cents lettered-code	3	-1		-2		-1	-1
with-digits digits-2	1	-1	-1	-2	-3	-2
with-digits digits-3			-1	-1	-6	4	-2
with-digits lettered-code	-1	-1	1	-2	-2	3	-2
with-digits year	3	-1		-3	-3	-2
year digits-3	-1			-2	-2	-4	2
year lettered-code	3	-1	2	-8	-4		-6
year with-digits	5		-1	-3	-2	-3	-3
# figure before read as
accountName	1	-3	-2		3	1	-2
amount	2	-1		-3	-2	1		-1
amount?	-2	-2		-3	1	-1	-2	-1
aside accountName	4	-1	-3	-1	-1
aside accountName?	3			-1	-2	-2
aside amount	-2	-1			3	-2
current	1	-3	-2			-1		-1
current,paying	2			2			-3
goes on		-1	1	-1	2	-1	-3	-1
goes on,current?	-2			2	-1
goes on?	1	-3	-1		-1		-3	1
# figure before
capital	1	1	-2		-4	-5
capitalised	1	-2		1		-2
capitals		-2	1	1	-4	-3		-1
cents	1	-1	2	-5	-1	-3		-2
date	5	-1		-2	-5	-4	-4	-1
digits-1	1		-2	-2	-3	-1	-1	-1
digits-2		-1		-1	-5	-3	-1	-1
digits-3	1	-3	-1	-1	-2	-2	-1	-2
digits-4	-2		-2	1	-2		-5	-2
digits-7	1			-2	-3	-3		-1
dollars	1	-2		-3	-5		2	-1
dollars-and-cents	2	-1		-4	-4	-7		-2
end	4	-1		-2	-1	-1	-1
lettered-code	1	-1	-1	-2	-3	1	-4
letters	-1	-1	-3	2	-1	-2	-3	-1
mark-!	-1	-1		-3	-2	1
mark-"	-2	-2	1	1		-3		-2
mark-#		-3	2	1	-5	-2	-3	-1
mark-$		-2	-1	-4		2	-6	-2
mark-(		-1			-3	-3
mark-)		1	-3	2	-1	-2	-4	-1
mark-+	1		1	-1	-3	-3	-2
mark-,	-3	-3	-1	-2		-2	2	-2
mark--		-3	4			-1	-3	-1
mark-:	-1	-1			-2	-1		-1
mark-<	3			-1		-1	-2
mark-=	4			-3		-1	-4
mark->			-1		-3	-1	-2
mark-?	2				1	-2	-3
mark-[	3	-1	-1	-3	-1	-2
mark-]	4			-2	-1	-2	-2
mark-|	-1		-1	2	-4	-2	1	-1
mark-©	4			-2	-1	-1	-1
mark-®	3		-1	-1	-1	-1	-1
mark-·			-1	1	-4		-1
mark-–	-3	-1	-1		2	1	2
mark-—	-1	-1			2	-3
mark-…	-3		-1	4		-1	-1
mark-→	-1			-3	2	-2
masked	3		-1	-2	-2	-4	1	-1
percent	1			-4	-4	-1
thousands	-1	-1		-5	1	2	-2	-1
thousands-and-cents	3	-1		-5	-4	-1	-2	-1
with-digits	2	-2	-3	-3	-2		-1	-1
year	2	-1	-1	-4	-3	-1		-1
# figure behind read as
accountName	1	-3	-2	-4	1	1	1	-1
accountName,current?	-4	-1				-3	3
accountName?		-1	1	-1		-3	-1
accountNumber?	2	1	-1	-3	-1	-2	3
amount	-1	-1	-2			1	-2	-1
amount?	1	-1		-4	-1	1	-1	-1
aside accountName?	3			-1	-2	-1
current	1	-1	-2		-4	-3	-1	-1
current?		-1	-1	2		-1	-4	-1
goes on	-1		-1	1	-2	-3	-2	2
goes on?	2	-2		-1	-2	-2	-3
paying?	2	-1		1	-4	-3	-1
# figure behind
capital	3	-1	-4	1	-3	-2
cents	1	-2	-2	1	-1		-7	-1
code	1		2	-3	-5		-3	-1
date		-1	1	1	-3	-3	-4
digits-2		-1	-3			-1	-1
digits-3		-2	-4	-2	1		-3	-1
digits-4	1	-2	-1		-1	-1	-5	-1
digits-6		-1	1	-5	-3	-2	1
digits-7	1		3	-2	-3	-1		-1
dollars	1	-2	-1		-4	-3	-4	-1
dollars-and-cents		-2	-1		-4	-3	-1	-1
end	3	-1		-5		-2	-1	-1
lettered-code	2	-2	1		-2	-1	-3	-2
letters		-2		-2	-2	-2
mark-!	3			-1	-1	-1	-2
mark-"	-1	-2	-1		-3	-1	1	-3
mark-#	3		1	-3	-1	-1	-1
mark-$	1	-2	-6		-2		-1	-1
mark-'	-2			3		1	-2
mark-(	-3	-1		3	-1		-1	-1
mark-)		-4	1		-1	-3	-1	-1
mark-+	1	-1	1	-2	-3	-2	1
mark-,	-1	-3			3	-3	-2	-1
mark--	-3	-1	4	1		-2	-1	-1
mark-=	3			-2	-2		-4
mark-?	4			-3	-2	-2	-1
mark-[	4			-3	-1	-1	-1
mark-~	1			1	-3	-3
mark-·	1	-1	-1	2	-3	-2
mark-–	-1	-1	-3	1	-2	-3	1	1
mark-→	1		-1	1	-2	-1
masked	1	-2		1	-2	-1	-3	-1
percent	-1	-2	-1	1	-4	-5	-1	-1
thousands	-2	-1			-4	2	-2	-1
thousands-and-cents		-1	-2			1	-5	-1
with-digits		-2	-2	-1	-1		-4	-2
year	1	-1	-3	-1	-2		1
# figure both before and shape
capital capital digits-1	2						-2
capital capitalised digits-4	-3			3	-1	-1
capital capitals digits-2	2		-2	-2
capital capitals digits-4	4			-4	-1
capital capitals masked	3		-1	-2
capital mark-$ with-digits	3				-2	-1
capital small digits-1	2					-1	-2
capitalised capitalised digits-1	3		-3	-4	-1	1	-2
capitalised capitalised digits-2	2		1	-1	1		-3
capitalised capitalised digits-3	3	-1	-4	-4	1	-3	-1
capitalised capitalised digits-4		-1	-4	1	-2	-2	-1	-1
capitalised capitalised digits-5	-3		-1	3	-2		1
capitalised capitalised lettered-code	-1	-1	-1	2	-2	-2	-4
capitalised capitalised masked	-1	-1	-3	1	-1	-1	-2
capitalised capitalised with-digits		-1				-4	-2	-1
capitalised capitals digits-5	3			-1	-2	-1	-1
capitalised capitals masked	-3		-1	4
capitalised digits-1 digits-1	5	-1		-2	-1	-2	-2
capitalised digits-1 digits-3	3			-1	-2	-2
capitalised digits-2 digits-4	-2			2
capitalised digits-3 digits-3	5			-2	-3	-4	-2
capitalised digits-3 with-digits	3			-1	-2	-1
capitalised digits-4 digits-3	1			1	-1	-2
capitalised digits-4 digits-4	2				-3	-1
capitalised digits-4 with-digits				-3	1	-1
capitalised dollars digits-2	-3					1	1
capitalised letters digits-4	-2		-1	3	-1	-1	-2
capitalised mark-# digits-2	3		-2	-1
capitalised mark-) digits-4	-3		-2	3	-1	-1
capitalised mark-) digits-7	-3			3
capitalised mark-) masked	-2			3
capitalised mark-) with-digits	-4			3	2	-1
capitalised mark-, code	1	-1	-1	-4	-2	-1	1
capitalised mark-, digits-1	-2	-1		-2	-3	1	2
capitalised mark-, digits-3	1	-1	-1	-2	1	-3
capitalised mark-, digits-7	-2			3	-1
capitalised mark-, lettered-code				1	-4	-2	-3
capitalised mark-- digits-2	-4		1	-1	-1	-1	4
capitalised mark-- digits-4	-1		-2	2	-2
capitalised mark-. digits-2		-1	-1	-3	-1	-3	2
capitalised mark-. digits-7	-3		-1	2	-1	-1	1
capitalised mark-. lettered-code	3		-1	-3	-1		1
capitalised mark-: digits-1	-1			-3		2
capitalised mark-: digits-2	1	-1		-4		-2	1	1
capitalised mark-: digits-3	1			-3	2	-1
capitalised mark-: lettered-code	-1	-1	2	1	-1	-1	-4
capitalised mark-: with-digits	-2	2		1	-1	3
capitalised mark-| digits-4	-3			3		-2	-1
capitalised masked masked	3			-3
capitalised masked year	-3		-1	3
capitalised small digits-1	1	-1	-1	-3	-1	-2	1	-1
capitalised small digits-2	2		-1	-3	-1	-4	-1
capitalised small digits-3	1		-1	-4	1	-3	-1
capitalised small digits-4	-1		-2	3	-4	-2	-1
capitalised small digits-5	-2		-1	2
capitalised small with-digits	2		-2	2	-1	-4	-2
capitalised with-digits year	3			-3	-2	-2
capitals capitalised digits-1	2		1	-3	-2
capitals capitalised digits-3	3		-1	-2	-2	-1
capitals capitalised digits-4	1		-2		-3	-2	-1
capitals capitalised digits-5	4			-3	-2
capitals capitalised digits-6	3			-2
capitals capitalised with-digits	3		1	-2	-1
capitals capitals digits-1	3	-1	2	-3		-1	-3	-1
capitals capitals digits-2		-1	-1	-6	-2	-4	-1	-1
capitals capitals digits-3	2		-2	-4	1	-3		1
capitals capitals digits-4			2	-1	-3	-2	-1	1
capitals capitals digits-6	3		-1	-1	-1		-1
capitals capitals digits-7	1	-1	-4		-2	-1	-1
capitals capitals lettered-code	1	-1		-1	-2	-3	-3	-1
capitals capitals masked	-1	-1	-3		-2	-1	-1	-1
capitals capitals with-digits	2	-1	1	-3	-1	-3	-1
capitals capitals year	-3	-1	1	2	-1
capitals code masked	-1			-3	-1		1
capitals digits-1 masked	-3			3
capitals digits-2 digits-1	3			-1	-1	-1	-2
capitals digits-2 digits-3	-1		-1	2	-1
capitals digits-3 digits-1	3			-2	-2
capitals digits-3 digits-3	2			-1	-1	-1
capitals digits-4 digits-4					-3	-1
capitals digits-4 masked	-3			3
capitals digits-5 lettered-code	-2	-1		3	-1	-1	-1
capitals digits-5 with-digits				-1	-3	1	-1
capitals dollars digits-2	1					-3	1
capitals lettered-code digits-2	2					-2	-1
capitals mark-# digits-2	-3		3	1		-1	-1
capitals mark-# digits-3	1		1	-2	-1	-2	-1
capitals mark-$ digits-2	-4			-1		4	-1
capitals mark-$ digits-3	-3			-1	2
capitals mark-$ with-digits		-1		-2		1	-3	-1
capitals mark-( lettered-code				-3			1
capitals mark-) digits-4	-3		-1	3
capitals mark-) masked	-2			3
capitals mark-, digits-1	2			-1	-1	-1
capitals mark-, digits-5	3			-1	-2
capitals mark-, lettered-code	-1			1	-2	-1
capitals mark-, with-digits	-1	-1			-1	-2	-3	-1
capitals mark-, year	4		-2	-1	-1		-1
capitals mark-- year	-3		3
capitals mark-: digits-7	3			-2
capitals mark-: masked	4			-3
capitals masked digits-4	-4			3	1
capitals small digits-2	3				-1	-1	-1
capitals small digits-3	1		-1	1		-3
capitals small with-digits			-2			-3
capitals with-digits with-digits	3			-2	-1
cents cents digits-3	3			-1	-2	-2	-2
cents mark-, with-digits	-2		-1	-1	-4	-1	3
cents mark-. digits-2	-1	-1		-2	2	-3	-2
cents mark-| digits-2	-1			-1	-1	2	-2
cents small digits-2	-2			-1		3	-1
cents thousands-and-cents digits-2	2					-3	-1
code code code	5			-4		-1	-1
code digits-7 lettered-code	-3			-1			3
code small code	4			-2	-3
code small digits-1	2				-2	-1
digits-1 capitalised digits-1	3			-1	-2	-1	-1
digits-1 capitalised digits-2	3		-1		-1	-1	-1
digits-1 capitalised lettered-code	-3			3		-1	-1
digits-1 capitals digits-1			-3	-2	-1	-1	2
digits-1 capitals digits-2	-2		-1	-2	2	-1	4
digits-1 capitals digits-3	3				-1	-2
digits-1 digits-1 digits-1	2	-1		-1	-4	-2	-2
digits-1 lettered-code digits-2	3					-2
digits-1 mark-. with-digits	4			-4	-1		-1
digits-1 mark-/ code	2			-2		-1	-1
digits-1 mark-/ digits-1	3	-1		-2	-4	-3
digits-1 mark-/ digits-2	1	-1	2	-2	-2	-4	-1	-1
digits-1 mark-/ with-digits	1			-2	-3	-3	1
digits-1 mark-/ year	1		1	-4	-2	-1
digits-1 mark-: code	5	-1		-4	-1	-1	-1
digits-1 mark-: digits-2	2	-1		-2	-2	-3	-3	-1
digits-1 mark-: digits-3	3				-2	-1
digits-1 mark-: with-digits	3				-1	-2
digits-1 small digits-1	4			-1	-3		-2
digits-1 small digits-2	5			-1		-3	-2
digits-2 capitalised digits-2	5		-1	-3			-3
digits-2 capitalised digits-3	2			-1	-1	-1	-1
digits-2 capitals digits-3	3			-2	1	-2
digits-2 capitals digits-4	4		-1	-3	-1
digits-2 capitals digits-7	3			-3
digits-2 capitals with-digits	3			-2	-2	-1
digits-2 cents digits-2	3				-1	-1	-2
digits-2 digits-1 digits-1	3			-1	-1	-6	-2
digits-2 digits-2 digits-1	-3				2	-1	1
digits-2 digits-2 digits-2	4			-1	-1	-5	-2
digits-2 digits-2 digits-3	4	-1		-1	-2	-2	-2
digits-2 digits-2 with-digits		-1	-1	-3	-1	2
digits-2 digits-3 digits-1	-2				3	-2
digits-2 digits-3 digits-2	1			-1	-3	1	-1
digits-2 digits-3 digits-3			-1	-3	2	-2	-2
digits-2 digits-4 digits-1	-3				3	-1
digits-2 digits-4 digits-2	-3			-2	-1	3	-1
digits-2 digits-4 digits-3	-3			-2	-2	4
digits-2 digits-4 digits-4	-1			-1	3	-1
digits-2 digits-4 lettered-code	-3			1		-1	2
digits-2 dollars lettered-code	-3			-1		3
digits-2 lettered-code lettered-code	-2			3			-1
digits-2 mark-. code	3			-2	-1	-1	-2
digits-2 mark-. digits-2	-1			-1	3	-3
digits-2 mark-/ code	3			-3		-2	-1
digits-2 mark-/ digits-2	3	-1		-4	-2	-5	-1	-1
digits-2 mark-/ year	2	-1		-4	-1	-3	-1
digits-2 mark-: code	4			-3		-1	-1
digits-2 mark-: digits-1	5			-1	-2	-3	-3
digits-2 mark-: digits-2	2	-1	-1	-1	-4		-4
digits-2 mark-: with-digits	3			-2	-2	-3
digits-2 small code	1			-4		-1
digits-2 small digits-2	3			-1		-3	-1
digits-2 small lettered-code	2			-2			-1
digits-2 with-digits digits-2				-1	-2	-2	2
digits-3 capitalised digits-3	2			-2	-2	2	-2
digits-3 capitals code	3			-3			-2
digits-3 digits-1 digits-1	2			-1	-1		-3
digits-3 digits-2 digits-1	3			-1	-1	-1	-1
digits-3 digits-2 digits-3	-4				4	-2
digits-3 digits-2 lettered-code	-3			-1			3
digits-3 digits-3 digits-3	1	-1		2	-1	-3	-1
digits-3 digits-3 digits-4	1	-1		-1	-2	-1
digits-3 digits-3 lettered-code	-3	-1		-2		-2	3
digits-3 digits-4 digits-3	2				1	-4	-1
digits-3 mark-/ digits-2	-3				-1	4	-2
digits-3 mark-/ digits-4	-3			-1		3
digits-3 small digits-2				-1	-1	1	-4
digits-3 small digits-3	5				-3	-2	-2
digits-4 capitalised year	3			-3			-1
digits-4 digits-1 digits-1	-2				-2	3	-3
digits-4 digits-1 digits-2	3					-3
digits-4 digits-2 digits-4	-3			-2	3	-2
digits-4 digits-3 digits-1	1			-1	-3	-1	2
digits-4 digits-3 digits-3	-2			3	-3		-2
digits-4 digits-3 digits-4	-4			1	3	-1
digits-4 digits-3 lettered-code	-1			-3	-1	-2	2
digits-4 digits-4 digits-2	1			1	-1	-3	-3
digits-4 digits-4 digits-4	1	-1				-4	-3	-1
digits-4 lettered-code lettered-code	-4			4
digits-4 mark-- masked	-3		-1	3			-1
digits-4 masked masked	-6			6	-1	-1
digits-5 digits-3 digits-3	-3				-2		1
digits-5 digits-4 digits-3	-3			-1	-2	2	-1
digits-5 digits-5 digits-1	2					-2	-1
digits-5 digits-5 digits-3	-2			-1	-3	1	1
digits-5 mark-, with-digits	2			-2	-2		-1
digits-6 digits-6 digits-1	1				-1	-4
digits-6 digits-6 digits-4				-2	-3	2	-1
dollars capitalised digits-2	3					-1	-1
dollars digits-1 digits-1	-1				-2	-3	2
dollars digits-2 digits-1	2			-1	-3	-3	-2
dollars dollars code	1			-3	-1	-1
dollars dollars digits-2	4			-2	-2	-4	-2
dollars dollars digits-3	-1					-3	2
dollars dollars lettered-code	-2			-1		-1	3
dollars mark-- digits-2	2					-3	1
dollars mark-. code	-1	-1		-4	1	-2	2
dollars-and-cents code digits-1	-2				-1		3
dollars-and-cents digits-2 digits-1	-3						3
dollars-and-cents dollars-and-cents code	4			-2	-1	-1	-2
dollars-and-cents dollars-and-cents digits-1	-1	-1		-4	-3	1	1	-1
dollars-and-cents dollars-and-cents digits-2	1			-2	-1	-2
dollars-and-cents dollars-and-cents digits-3				-3	-2	-3	1	-1
dollars-and-cents mark-, digits-2	2				-2	-3	-1
dollars-and-cents mark-, lettered-code	-4			-3	-1	-2	4
dollars-and-cents small digits-1	3				-1	-2	-2
end end masked	3	-1		-1	-1	-1
lettered-code digits-7 lettered-code	-5					-1	3
lettered-code lettered-code lettered-code	3	-1		-2	-1	-2	-1
lettered-code mark-) digits-2	2		-1	-1		-2	-1
lettered-code mark-, digits-3				-2	2	-3	-2
lettered-code mark-, lettered-code	3			-3	-1	-1	-1
lettered-code mark-- code	3			-1	-1	-1	-1
letters mark-: lettered-code	-4			-1	-1	-1	3
line capital digits-2	2	-1		-2
line capitalised digits-1	3	-1	1	-2	-1	-2	-4
line capitalised digits-2	1	-1		-1	1	-3	-1	-1
line capitalised digits-3	2	-1	-3	-1	-1	-4	-2
line capitalised with-digits		-2	1	-1		-3	-2
line capitalised year	3	-1	-1	-4
line capitals digits-1	1			-4	-1	-1	2
line capitals digits-2		-1	-3	2	-1	-1	-1	-1
line capitals digits-4			-2	1
line capitals lettered-code	-3	-1	-2	2		1
line capitals masked	-1		-2	1			-1
line capitals with-digits	-3		2	1	1	-1	1
line code digits-2	3			-3		-1	-1
line digits-3 lettered-code	3	-2		-2			-1
line digits-4 digits-4	-2			2
line digits-7 digits-2	4			-1		-2	-1
line digits-7 lettered-code	4			-4
line line digits-1	2	-3		-4	-1	-3		-1
line line digits-2	2	-1	-1	-3	-1	-1		-1
line line lettered-code	-1		-1	1	-2	-3	-3	-1
line line masked	-1	-3	-1	1	-2	-2	-1	-1
line line with-digits		1			-3	-1	-2	-1
line mark-" lettered-code	3	-1	1	-3		-2	-5
line mark-# digits-1	4	-1	-2	-3	-1	-2
line mark-( code	3			-3		-1
line mark-- digits-1	2			-2	-2
line masked digits-2	2			-3	-1	-2	-1
line small digits-1	1		-1	-3	-1	1
line small digits-3	1		-3	-1		-1
line small with-digits	-1		-1	1	-3	2
mark-" digits-4 lettered-code					-1	-1	-3
mark-" mark-, with-digits	-1			-1	-3	2	-1
mark-" mark-, year	2			-2	-2	-3	-1
mark-" mark-: digits-4	2			-4	-2		-1
mark-" mark-: with-digits	-1			-3	-1	1	1
mark-" year lettered-code	3			-3	-2	-1	-5
mark-# masked masked	3			-3
mark-$ cents code	2			-2	-1	-1	-2
mark-$ with-digits digits-2	-1				-1	-2	3
mark-& capitals masked	-2		-2	3
mark-( small digits-2	-3			-1			1
mark-( small digits-3	2			-1	-2	-2	1
mark-( small digits-4	-3		2	2	-2	-1	-1
mark-) capitals digits-7	-2		-1	3
mark-) small lettered-code	-3			3			-1
mark-, capitalised code	3			-2
mark-, capitalised digits-1	3		-1	-2	-2
mark-, capitalised digits-4					-2		-1
mark-, capitalised digits-5				1	-2
mark-, capitalised with-digits	3			-1	-3	-1
mark-, capitals code	4			-3	-1		-1
mark-, capitals digits-5	7		-1	-5	-3	-1	-1
mark-, mark-" digits-1	-1	-1	-2	-3	-4	-3	2
mark-, mark-" digits-2	-5		-1	1	-2		4
mark-, mark-" digits-3	-1				-2	-3	2
mark-, mark-" digits-4	-3	-1	-1	4	-2	-2	-2
mark-, mark-" digits-7	-5		-1	5	-1	-1	-1
mark-, mark-" lettered-code	-2	-1		2	-2	-2	-3
mark-, mark-" year	3			-2	-1	-1	-2
mark-, small code	-3			4	-2	-2	-2
mark-, small digits-1	-2			-3	-1	2	2
mark-, small digits-2			1	1	-4	1	-2
mark-, small digits-3	-1			-1	-3	3	-1
mark-, small digits-7	-3			3	-1	-1	-1
mark-, small with-digits			-1	-2	1	3	-4
mark-, small year	1			1			-3
mark-, year lettered-code	2		2	-4	-3		-3
mark-- capitalised lettered-code	4			-3		-1	-1
mark-- dollars digits-2	3				-1	-2	-1
mark-- mark-- code	-2			2
mark-- mark-- digits-1	3			-1	-2	-1	-2
mark-- mark-- digits-3	-1			-1	1	-3	-1
mark-- mark-- masked	-3			3
mark-- masked masked	3			-3
mark-- small code	-2			2			1
mark-- small digits-2	-3		1	-1		3	-2
mark-- small year	2				-1	-1	-1
mark-. capitalised digits-4	3			-2	-2		-1
mark-. capitalised digits-5	3			-2	-1
mark-. mark-$ digits-1	4				-1	-3	-1
mark-. mark-. digits-1	-3			-1	2	2	-2
mark-. mark-. digits-4	-1	-2	1	2	-3	-3	-2
mark-. mark-. lettered-code					-1	-1	-2
mark-. mark-. masked	-4			4	-1	-1	-1
mark-. mark-: lettered-code	-3			3			-1
mark-. small digits-4	-3			3
mark-. small digits-7	-2			3		-1	-1
mark-. small year	3	-1		-2
mark-/ capitalised digits-4	-2	-1	-2	3
mark-/ capitalised lettered-code	-4		1	1			-1
mark-/ capitals digits-1	3			-1	-1	-2
mark-/ capitals digits-7	-3			3
mark-/ capitals lettered-code	-3		-1	3
mark-/ digits-2 code	1			-3	-1	1	-2
mark-/ digits-2 digits-1	3			-1	-1	-1	-1
mark-/ digits-2 digits-2	1	-1	-1	-4	-1	-2	1
mark-/ digits-2 digits-3	2		-1	-4		-2	-1
mark-/ digits-2 digits-4	5	-1		-3	-4		-2
mark-/ digits-2 digits-5	4			-3	-1	-1	-1
mark-/ digits-2 digits-6	3			-3			-1
mark-/ digits-2 digits-7	4			-3		-1	-3
mark-/ small digits-1	3			-1	-1	-2
mark-/ small digits-3	3				-1	-3
mark-/ with-digits digits-2	2		-1	-1		-1	-1
mark-/ year digits-2	1	-1	-1	-1	-1	-3	1
mark-/ year digits-3	-2			-1	-2	-4	3
mark-: capitalised code	3			-3
mark-: capitalised digits-2	-2			-1			3
mark-: capitalised with-digits	2		-1	-4	-1	-1
mark-: capitalised year	3			-1			-2
mark-: capitals digits-6	-2			3
mark-: code code	3			-2		-1
mark-: digits-1 digits-1	3				-1	-1
mark-: digits-1 digits-2	4			-1		-3	-2
mark-: digits-2 digits-4	3			-3	-1
mark-: mark-" masked	-4			4	-1		-1
mark-: mark-- lettered-code	-4			4
mark-: masked masked	4			-4
mark-: small code	2			-2
mark-= mark-" digits-1	2			-2	1	1	-5
mark-= mark-" digits-6	-3			1	2
mark-= mark-" lettered-code				-2	-2	-3	2
mark-| capitalised with-digits	3			-1	-1
mark-| capitals digits-6	3			-2			-1
mark-| capitals digits-7	3		-1	-3
mark-– small digits-7	-3			3
mark-✓ mark-✓ digits-2	3				-1	-2	-2
masked capitals masked	3			-3			-1
masked mark-- masked	4			-4
masked masked masked	3			-3			-1
percent dollars-and-cents code	6			-5	-2	-2	-4	-1
small capitalised code	2			-2	-1
small capitalised digits-1	6			-2	-2	-1	-4
small capitalised digits-2	4		1	-3	-1	-3	-4
small capitals digits-3	4			-1	-2	-2	-2
small code code	5	-1		-4			-1
small digits-1 digits-3	3			-1	-3	-2
small digits-2 code	-2			-1		-1	3
small digits-2 with-digits	2				-3	-2	-1
small digits-3 code	-1			-3	-1	-1	2
small digits-3 digits-3	1			1	-2	-3
small digits-4 with-digits	-1			-3	-2	3	-1
small mark-# digits-1	3			-1	-1
small mark-# lettered-code	-2			3			-1
small mark-' digits-2	2					-1	-2
small mark-( lettered-code	1		2	-3
small mark-) code	-2	-1		3	-1		-1
small mark-) digits-1	3				-2		-1
small mark-) digits-3	-3		-1	-2	1	1	-1
small mark-) with-digits		-1	-2	1		-2	-1
small mark-) year	-3			3
small mark-, digits-1	-1	-1	-1	-3	2		-2
small mark-, digits-2	-3		1		-3	2	3
small mark-, digits-3	-3			1	-3	1	1
small mark-, with-digits	-1		-1	2	1	-4	-1
small mark-- digits-3				-1	1	-2
small mark-. code	-3			3	-2	-2	-2
small mark-. digits-1	4			-2	-2	-3	-1
small mark-. digits-2	5			-2	-2	-3	-1
small mark-. digits-7	-3			3		-1
small mark-: digits-1	1			-1	1	-3
small mark-: digits-2	-3	-1	2	-3	-1	-1	2
small mark-: digits-3	-3			3	-2	1	-1
small mark-: digits-4	3			-3	-1
small mark-: lettered-code	-3			3			-1
small mark-: with-digits	3			-3	1	-2
small mark-? code	3			-2	-1
small mark-· digits-2	2				-1	-2	-1
small masked masked	6			-6			-1
small small code		1	-2		-4	-3	1	-1
small small digits-2		-1		-3	-4	-1	1	1
small small digits-3	2		-2	-3	2	-1	-4
small small digits-4	-1	-1	-3			-3	-1	-1
small small with-digits	-1	-2		-3		-3	1	-1
small small year	-1	-2	-3	1	-3	-3	2
small thousands digits-3	3				-2	-2
small thousands-and-cents digits-2	-3					2
small with-digits digits-1					-1	-3
small with-digits digits-3	-1				-3	2	-1
thousands digits-1 digits-1	-3					2
thousands digits-3 digits-3	3			-2	-3	-1	-1
thousands mark-$ digits-3	3			-2	-2	-3
thousands mark-- digits-3	-3			-1	-2	3
thousands mark-/ digits-2	-2				-1	3	-2
thousands mark-/ digits-3				-1	-2	4	-1
thousands small digits-2	-4			-1	-1	5	-2
thousands small digits-3	1			-2	1	-3	2
thousands thousands digits-1	1			-1	1		-3
thousands thousands digits-3	-3			-2	-1	3	-2
thousands-and-cents percent digits-2	-3					3	-2
with-digits lettered-code lettered-code	2	-1	-2	-2	-1	2	-3
with-digits mark-) code	7	-1		-9	-1	-1
with-digits mark-) digits-3	3			-2	-2	-2
with-digits mark-, digits-2	1	-2	-1	-5	1	-5	-5	-2
with-digits mark-, digits-3	-2				-3	3	-1
with-digits mark-, with-digits	-3			-1	3	-1	-3
with-digits mark-. digits-4	3			-2	-1	-2	-1
with-digits mark-– with-digits	-2			-1	3	-1
with-digits small digits-2				-1	-2	2	-3
with-digits small digits-3			-2	-2	-3	2	-1
with-digits small with-digits	-3			-1	-4	3	-2
with-digits with-digits with-digits		-1			1	-3	-1
year capitalised digits-2	3			-1	-1	-1
year capitalised lettered-code	3	-1		-2
year capitalised year	3		-1	-2	-1		-1
year dollars code				-3		-1	1
year lettered-code lettered-code	3	-1	1	-6	-2		-3
year lettered-code with-digits	-1	-1		-6		-2	2
# figure both behind
capital capitalised	5		-1	-3	-2	-2	-2
capital capitals	1		-2		-3	-2	1
capital code	3				-2	-1
capital digits-2	-2		-1	3	-1
capital line	-2	-1		-3	-1	-2	3
capital mark-.	3			-1	-2	-2	-2
capital small	-4		-1	-4	3	2	-1
capitalised capitalised	1		1	-2	-4	-3	1	-1
capitalised capitals	2	-1		-2	-3	-2
capitalised code	4			-3	-1
capitalised digits-1	1	-1		-2	-4
capitalised digits-2	1	-1	-2		-1	-3	-1
capitalised digits-4	3		-1	-2			-1
capitalised digits-7	3	1		-3
capitalised line		-1	2	1	-4	-3
capitalised mark-$	3			-2		-1	-1
capitalised mark-(	1	-2		1	-3	-2	-2
capitalised mark-)	2	-2	2	-4	-1	-2
capitalised mark-,	1	-1	-1		-3	-2	-1	-1
capitalised mark-.	-3	-2	2	2		-2	-2
capitalised mark-/	4			-3		-1	-1
capitalised mark-:		-2	1	-1		-2	-2
capitalised mark-–	2					-1	-1
capitalised percent	-1		-1	3			-1
capitalised small	1	-1	-3	1	-1	-2	-3	-1
capitalised with-digits		1	-2	-3		1	-1
capitalised year	-1	1	-1	1	1	-3	-2
capitals capitals	2		-2	-1	-2	-1	-1	1
capitals cents			-1		-1	-3
capitals code			-1	1	-2	-3	-1
capitals date	-3		2	1
capitals digits-1	-1	-1	-2	-2	-3	-2	3
capitals digits-2	-2	-1	-2	3	1		-3
capitals digits-3			-2	-3	1	1	-2
capitals digits-6	2	1	-1	-3
capitals digits-7	4	-1	-1	-3		-1	-1
capitals line	2	-1		-2	-1	1	-3	-1
capitals mark-#	3			-2	-1
capitals mark-&	2			-1	-1		-1
capitals mark-,	5	-1		-5	-1	-1	-1
capitals mark-.	3		-1	-2	-1	-1
capitals mark-:		-1			-3	-3	-1
cents capital	-2			1	-1	2
cents cents		-1	-1	1	-2	-2	-3
cents line	4		-1	-3	-1	-1	-1
cents mark-/	-1		-1	-3	3	-1
cents thousands-and-cents	2	-1	-1	-2	1	-2
code digits-1	3			-2	-1	-1
code digits-2	3	-1		-2	-2	-2	-1
code line	-1	2		-4	-2	1	2
code small		-1	-1	-1		3	-2
date dollars				3		-1	-1
digits-1 capitalised		-1		1	-2		-3
digits-1 capitals		-1		-3			-1
digits-1 digits-1	1	-1			-3	-5	-2	-1
digits-1 digits-2	-3			-2		2
digits-1 digits-3			-1	1	-1	-2	-1
digits-1 lettered-code	-1			-2	3	-2	-2
digits-1 small	5	-1		-3	-2	1	-5	-1
digits-2 capitalised	2	-1		-1	-3	1	-3	1
digits-2 capitals	2	-1	-1	-3	1	-2	1	1
digits-2 digits-1	-1	-1		-4	1		-2	-1
digits-2 digits-2	2			-2	-4	-1
digits-2 digits-3	3			1	-4	-2	-4
digits-2 lettered-code	1			-1			-2
digits-2 line	2	-1		-4	-1	-3	2
digits-2 mark-/	-2	-1	-2	2		-2	1	-1
digits-2 mark-–	-3						3
digits-2 small	2	-1	-1	-1	1	1	-8	-2
digits-3 capitalised	1	-1		1	-3	1	-2
digits-3 digits-1	1	-1	-1	-2	-1	1	-3	-1
digits-3 digits-2	2			-2	-4	1
digits-3 digits-3	1		-1	1		-5
digits-3 digits-4		-1	-1	2	-2	-4	-1
digits-3 dollars	3					-3
digits-3 lettered-code	-2	-1	-1	-1	3	1	-1
digits-3 line	1			1	-4	-3	-1
digits-3 mark-+	3			-1		-1
digits-3 mark--	-1				1	-3	-1
digits-3 small	4		-1	-3	-1	-4	-1
digits-3 thousands				1		-2	-1
digits-4 digits-1	1			-3	1	1	-2
digits-4 digits-4		-1	-2			-2	-3	-1
digits-4 digits-5	-2			2
digits-4 lettered-code	-5			2	2	1	-1
digits-4 line	1	-1	-1		-3	-2	-2
digits-4 mark-"	-3			3	-1	-1
digits-5 digits-1				-3	1	1	-1
digits-5 digits-3		-1		-3	-2	-1	2
digits-5 digits-4	1			-4	1	-1	-1
digits-6 digits-1	-2			-3	1	-1	1
digits-6 digits-4	3			-1	-1	-1	-1
digits-6 mark-.	3			-2	-2	-1	-1
digits-7 digits-2	2			-2
digits-7 line	-3	2		1	-1	-2	1
dollars capitals	3	-1		-1	-1	-2
dollars digits-2					1	-2	-2
dollars dollars	2	-1	-1	-1	-3		-2	-1
dollars line	-2		-1	3
dollars mark-/	1			1	-3	-1	-1
dollars-and-cents capitalised	-1	-1	-1	2	-2	-2	-3	-1
dollars-and-cents dollars-and-cents		-2	-2	-1	-3	-3	-1	-1
dollars-and-cents line	1	-1	-2		-2	-2	1
dollars-and-cents mark-$	3		-1	-3		-1	-1
end end	4	-1	2	-6	-3	-2	-1	-1
lettered-code capitals	3	-1	1	-5	-1	-2	-2
lettered-code code	2			-1	-2	-3
lettered-code digits-2	2	-1		-3	3	-2	-4
lettered-code lettered-code	1	-1	-2	1	-4		-3	-1
lettered-code line	3	-1			-3		-3	-1
lettered-code mark-"	2		-2		-3	-1	-2
lettered-code mark-)	3		1	-3	-1	-2	-2
lettered-code mark-,	-3		1	3	-2	-2	-2
lettered-code mark-/	3		-1	-1	-1	-2	-2
mark-" capitalised	1	1	-1	-5	2	1	-4
mark-" capitals	2	-1		-3		2	-3
mark-" mark-,	-2		-1	-1	-3	-1	2	-1
mark-" mark-/	2			-2	-3	-2	1
mark-" mark-;	-2			4	-2	-1	-3
mark-" mark->	3			-2		-1	-2
mark-" mark-_					-3		-4	-1
mark-" mark-}	2			-1		-1	-1
mark-" small	-2	-1		1	-3	-1	3
mark-$ cents			-2	1	-3	-3
mark-$ digits-1	3			-2	-2	-2
mark-$ digits-3	-3			-2	2
mark-$ small					-3	2
mark-$ thousands	-1	-1	-1	-3	-1	1	-2
mark-$ thousands-and-cents	1	-1	-4		-3	-4	-3	-1
mark-( capitalised	-1		-1	1		-4	2
mark-( letters	-2			-2	-1	-2	3
mark-) capitalised	3	-4	-1	-4	1	-3	1	-1
mark-) capitals	1	-1		-3	-1	-2
mark-) code	8	-1	-1	-5	-3	-3	-1
mark-) digits-3	3	-1		-2		-1
mark-) digits-4	2		-1	-2
mark-) end	2			-2	-1
mark-) mark-,	-3		3	-2	-2	-3	2
mark-) mark-.	-2	-1	2	1	-1	-3	-1
mark-) mark-–	-3			3
mark-) small		-1	1	1	-4	-4	-1
mark-+ capitals	3						-2
mark-, capital	2				-3	-2	-2
mark-, capitalised	1		2	-2	-3	-1
mark-, capitals	-2	-2	1	3	-2	-2	-3
mark-, cents		-1		-3	2	1	-2
mark-, code	1		-3	-3	2	-2	-2
mark-, digits-2	3	-1	-1	-4	1	-4	-3	-1
mark-, digits-3	-2	-1	-1	-3	3	-2	-3
mark-, dollars-and-cents	-1		-1	3	-3	-2
mark-, lettered-code				-4	1	1	-1
mark-, letters	-2			3		-3	-3
mark-, mark-"	1	-1		-2		1	-4	-1
mark-, with-digits	-2			-4	1	-1	1
mark-, year	-1			2	-1	2	-3
mark-- capitalised	-1	1	1	-5	-4	-3	1	-1
mark-- capitals	1	-1	1	-3	-1		1
mark-- cents	-2		-1	2	-2
mark-- digits-1	-2		2	-3		3	-3
mark-- digits-2	-1		1	-4	-1	1	1
mark-- lettered-code		-1	-1	1	-1	-3	-4	-1
mark-- mark--					2	-3	-1
mark-- masked	-3	-2	1	3	-1		-1
mark-. capital	-2			3	-3	-2	1
mark-. capitalised	1		-2	1	-4	-2		-1
mark-. capitals	3	-1	-1	-1		-2	-3
mark-. code	1			-2	1	-2	-2
mark-. digits-4	4			-2	-2	-1	-1
mark-. end	7			-5	-2	-1	-1
mark-. line				-2	-3		1
mark-. mark-$	3			-2	-2	-3	-2
mark-. mark-.	-2	-1	-1	3	1	-4	-2
mark-. small	-2	-1	-1	-1	-1	3		-1
mark-/ capitals			1	-3	-1	-1
mark-/ digits-1	4		-1	-1	-1	-3	-2
mark-/ digits-2	3	-1	-1	-4	-1	-3	-3	-1
mark-/ digits-4	3			-1		-2
mark-/ dollars	3				-1	-2	-2
mark-/ small	-3	-1	-2	1	-3	2		-1
mark-/ year	2	-1		-3	-1	-5	-1	-1
mark-: capitalised	5		-1	-2	-1	-1	-1
mark-: code	4				-1	-2	-2
mark-: digits-1	4			-1		-4	-2
mark-: digits-2	2	-1	-1	-2	-2	-1	-2	-1
mark-: small	-3			3	-1	-1
mark-; capitalised	-1			2	-2	2	-3
mark-; capitals	-3			1		-3	3
mark-; with-digits				3	2	-3	-1
mark-= capitals	3			-2		-1
mark-? line	3			-2
mark-? mark-?	3			-2	-1
mark-| capitalised	1				-2	-2
mark-| capitals	1	-1	-1		1	-2	-3
mark-| cents	2			-2	-1	1
mark-| digits-2	-3			1	-2	3	-1
mark-| lettered-code	3			-2	-1	-1	-1
mark-| line	-4	-1			-2	-3	2
mark-| mark-$				1	-2	-3	-1
mark-| small	1			-2	-1	2	-4
mark-| thousands-and-cents	-2			2	-1	-1	-1
mark-– dollars-and-cents	-3			3	-1	-1
mark-– small	-3		-3	3	-1
mark-– with-digits			-1	1	-2	-1
mark-— dollars	-4			3	1	-1
mark-— small	2		-2	-1	2	-4	-1
mark-→ digits-3	2		-1	-1	-3	-1
mark-✓ digits-2	-2						2
mark-✓ mark-✓	3			-2	-1	-2	-1
masked capitals	-2			3	-1	-1	-1
masked line		-1	1	-2	-2	2	1	-1
masked masked	-2	-1		2		-1
percent dollars-and-cents	-4	-1		2	-2	-1	2
percent line	3			-2		-2	-1
percent small	1			-3	1	1
small capitalised	1	-1	-1	-3	-1		-1
small code	3				-3	1	-2
small digits-1	1	-1	-1	-4	-1		-2
small digits-2			-1	-3	1		-3
small digits-3			1	-1		-2	-3
small digits-4		1	-1	-2	-1	-3	1
small dollars	3	-1	-1		-3	-3	1
small dollars-and-cents	-1	1	-2	1	-2	-3	-3
small end	3					-3	-2
small line	1	-2		-2	-3			-1
small mark-(	-4	-1	1		2	-2	1
small mark-)	1	-4	-1	-6	-6	-7	4
small mark-,	3	-1	-1	-3		-2	-2
small mark-.	4			-2	-3	-4	-1
small mark-=	3			-1	-2	-1
small mark-·	3				-1	-2	-1
small small			-3	-2	-2	-1	2	-1
small thousands-and-cents	-2	-1	1	1	-2	-4	1
small with-digits			-2		2	1	-2
thousands digits-3	-2			2	-1	-1	1
thousands line	3			-2		-2
thousands-and-cents line	3		-1		-1	-2	-2
thousands-and-cents thousands-and-cents		-1	-3		-1	-3	-1
with-digits digits-2	2	-1		-2	1	-1	-1
with-digits lettered-code	3	-1	-1	1		-2
with-digits line	-2			2	-3	1	-3
with-digits mark-"	3		-1	-3	-2	2	-5
with-digits mark-,		-1			-4	1	-2	-1
with-digits small	2		-2	-3		-4	2
with-digits with-digits	1	-1		1	-4	-1	-1
year line	2			-4	-2	1
year mark-,	4			-2	-2	-1	-1
# figure both read as
 		-1			-1	-1	-8	-2
 accountNumber	-1	-1	-3	3	-3	-1	-2
 amount	-2	-1	-1	-4	2	-1	-3	-1
 amount?		-1	-1	-3		-2	-3	-1
 aside paying	-3			-1	-1	3	-1
 current	-4	-1	-1	-4	-3	-6	6
 current?		-1		-4	-2	-5	2
 paying	-2	-2	-1	-4	-4	4	-7	-1
 paying?	-1			-2			-2
accountName 	1	-1	1	-4	1
accountName amount	-2		-1	-1	3	-1	-1
accountName goes on		-4	-1	1	-1	-2	-1	2
accountName? accountNumber?	-3		-1	3
accountNumber 	2	1		-3	-3		-1
amount 	2	-1		-4	-3		-5	-1
amount amount	2			-1		-2	-1
amount current	-2					-3	2
amount paying	-2				-2	3	-3
amount? 	3	-1		-2	-1	-2	-3
amount? amount?	-2			-2	2	-3	-3	-1
amount? paying	-2				-1	3	-2
aside accountName aside goes on	2	-1	-1	-3
aside goes on 	4		-2	-2		-1
current 	3	-3		-3	-2	-2	-3
current accountNumber	-5			5
current accountNumber?	-3			3
current current			-1	-3	-3		1	-1
current current,paying	-2				-1	-3	3
current? 	-1	1		-1	-2		-3
current? current?		-1		-2	-4	-2		-1
current? paying	-3				-1	3	-1
goes on 	1	-2	-1	-3			-1	-1
goes on accountNumber		-1	-3	2		-1
goes on accountNumber?	-1	-1	-3	2	-1
goes on amount?	-3		-2	-3	3	-2
goes on goes on	-3		3	-3	-3	-1	-2	-1
goes on? 	1	-1	-1	-3	-2			2
goes on? amount	-3	-1	-1	1	2		-1
goes on? goes on?	1	-1	-2		-2	-3	-3	-1
paying 	5	-1		-4	-2	-5	-3
paying accountNumber	-2			3		-2	-1	-1
paying accountNumber,paying	-1			2		-2
paying amount	-3				4	-2
paying current	-3			-2		-1	3
paying current?	3			-1	-1	-1	-2
paying paying	-2	-1		-3	-3	2	-4
# figure cell comes
always		-4	-1	-2	1	1	-4	-3
# figure cells behind
2	-1	-3	-2		-3			-1
3		-5		-1	-2	-3	-2	-2
# figure cells
2		-3	1		-3	-3	-1	-2
3	1	-3	-1	-1	-1			-1
4		-3	1	-1	-2		-1	-1
5	-1	-6	1	-1		-1	-1	-3
# figure first of cell
0 of 2	1	-3				-1	-4	-1
0 of 3	-1	-2		3	-1	-5	-4	-1
0 of 4		-3	-1	2	-2	-5	-4	-1
0 of 5		-3	-1	1	-1	-4	-3	-1
0 of 6		-3	-2		-1	-2	-4	-1
0 of 7	1	-3	-1	-1	-3	-4		-2
1 of 2	1	-1	-2	2	-3		-4	-1
1 of 3	-1	-2				1	-3	-1
1 of 4	-1		-2	-2	3	-1		-1
1 of 5	-1		-4				-3	-2
1 of 6	1	-3	1	-1	-4	1	-2	-1
1 of 7	-1		-3	1	-3	-5	-2	-2
2 of 4		-3			-1	2	-5	-1
2 of 6	-1	-2			-1	-1	-2	-1
2 of 7		1	-3	-1		-2	1	-2
3 of 4	3	-1		-3	2	-2	-5	-1
4 of 5	-1	-1	-1	-1	2	-2	-4	-1
4 of 6	-2	-1			-4	2	-2	-1
4 of 7	-1	-2	-1	1	-1	-1	-3	-1
5 of 6		-1		1	-1	-4		-1
5 of 7	2	-1				-3	-2	-1
6 of 7		-3	1	-5	-1	-2	1	-3
code			-2	1	-3	-1	-3	-1
digits-1	1	-2	-1	-6	1		1	-1
digits-2	1	-1	-1	-4	-4	2	1	-1
digits-3		-1	-2	-5	2	1	-1	-1
digits-5	-1	-2		1	4	-4	-3	-1
digits-6	-1	-1	-1	-1	1	-3	1	-1
digits-7	-1	-2	-1	2	-2	-4	-5	-1
masked		-3	1	1	-2	-2	-2	-1
with-digits		1			-2	1	-4	-2
year		1	-3	-1				-1
# figure first of line
below line		-3	-1		-1	-1		-1
code	2	-3		1	-1	-2	-2
digits-1	2	-2	-2	-4	-1	-3		-1
digits-2	1	-1	-1	-3	-1	-1	1	-1
digits-3	1	-3	-1	-2	2		1	-1
digits-4	2	-2	-1	-3	-1	1	-2	-1
lettered-code		-2	-1		1	-3	-2
masked		-3	-1	1	-2	-2	-1	-1
with-digits		2	1	-1	-4		-2	-1
# figure first word comes
always		-4	3			-1	1	-2
always, first	2	-2	-1	-5	-3	-4		-1
often, first	4	-2	-1	-5	-3			-1
twice		-2			-1	-1	-1	-1
twice, first	2	-4	1	-2	-3	-5	1	-1
# figure heading
#	4			-3			-2
account	-1		-2	3	-2	-3	-3	-1
account account	3			-2			-1
account closed	1	2	-1	-3
account ending	-3			3
account history	3			-2			-1
account information	3	-1		-1			-1
account number	-3	-1	2	1	-1	1	1
account type	1		-1	-3			2
acct ending	-2			3			-1
acct no	-2		-1	3	-1		-1
acct number	-3			3
activity				1	-1	-3	-1
address	4		-1	-2		-1	-2
address account	3			-3
adverse information	-2			2		-1
annual	3			-3
another lender	3			-2	-1	-1	-1
apr	-2				2	-1	-4
are reported	-3		-1	3
assigned	2			-1		-1	-2
aug	3			-1	-1	-2	-2
aug sep	3						-3
balance	-2	-1	-2	-3	3	-3	1	-1
balance past	2				-1	-1	-1
bank	1			2	-3	-2
barclays	-2			1	1	1	1
before	2			-1			-1
borrower	3			-2		-1
budget	2			-1	-2	-1
card accounts	-2		-2	3			-1
charge-off	3			-2	-2	-2	-1
charges	3	-1		-1	-1	-1
claim #	3			-2			-1
class	3	-1		-2
client	3	-1	1	-4	-1	-1	-2
client id	3	-1		-3	-1	-1	-2
client_id	1			-2	1	3	-2
clm	3	-1		-3		-1
co-applicant	2			-1	-1
code	1			-3	-1
collection services				-2			1
consumer			-1	1	-3	-1	2
credit			-1	-4	-3	-1	1
credit credit	3			-1			-2
creditor	-1	-1	2	-2	-3	-4	-4	-1
creditor account	-3	-1	-1	3		-1	-2
creditor acct	-3			3
creditor name	-4	2		2	-1	-1	-2
creditors	2			-4		-1	2
current	-1	-1	-1	2	1	-3	-2
current payment	3			-3		-1	-2
date	1	-1	-3	3	-2	-3	-3
date opened	2		-1	-5	-1	-1	2
date reported	4			-3		-1	-1
days past due	-4	-1		1			3
debt id	3			-3			-1
delinquency	-1			-1	-1	-1	3
description	1	-2	-2	-3	-1	-2	1
disputed by	2			-1			-1
dla	4		-1	-1		-2	-2
due	3	-1	1	-4	-4	-4	1	-1
due day	4			-3			-3
ecoa				-3	-1	1	1
estate	3		-1	-2		-1
estate loan	3		-1	-3			-1
feb mar	2		-1				-2
federal perkins	-2			3
first mortgage	-2		-1	3
good morning		1		-2			1
has #		-3	-2	1	-3	-3	-6	-1
has $	-2			-2	-1	3
has /	2		3	-3	-3	-4	1	-1
has a	1	-2		2	-1	-3	-3
has account	-1	1	1	1	-3	-6	-2	-2
has acct	-1	-2	-1		-3	-1	-3	-1
has acctno	-3			3			-1
has action	3			-2		-1	-2
has aid	-1			-2		-1	1
has american	4			-4			1
has amount	-1	-1	-1	2		-1	-2
has amt	1			-3	-2	-2	1
has amt-mop	2			-2	-1	-3	1
has and	2	-1	-2	-2	-5	-1	1
has annual	3		-1	-3
has app	3			-1		-1	-2
has applicant	3	-1		-2		-1
has as	1		-1	1	-1	-4
has assigned	2			-1		-1	-2
has aug	2	-1	-1	-2	2	2	-1
has available			-1	1	-1	-3	-1
has avant				-3			1
has balance		-1			3	-3	-1	-1
has bank		-2		-1	-6	-4	1	-1
has behind	-1	-1	-1	-1	1	-2	3	-1
has behind?	-3					-2	3
has blue	-1	-1		2	-1	-2	-2
has budget	2			1	-3	-1
has capital	-1			2	-1	-3	-2
has center	3			-1	-1	-1	-2
has central	-3			2	-1	1	1
has charge-off	-1				-1	-3	1
has charged			-1	3	-1	-2	-2
has chase	-3			4	-1	1
has citibank	-4			3		2
has citizens	-3			4			-2
has city	-3	-1	1		1	-1	2
has cl		1	-3	-1	-1	-1	1
has claim	2			-1	-2	-2	-3
has class	3			-3
has client		-2	1		-3	-3		-1
has client_id	1			-2	1	3	-2
has clm	2	1		-4	-1	-2	-1
has clm#	3	-1		-2
has club	-2			3	-1
has code	2	-2		-3	1	-2
has comcast	-2			2			1
has comment	-1			-1	1	-2	3
has company	-3	-1	1	5	-1	-2	-2
has confirmation	3			-3
has consumer	2				-4
has conta	-3		-1	3	-2		-2
has contact	3			-2		-1	-2
has content	3		-1	-2	-1
has counselor	3			-3	-1	-2	-2
has countrywide	4			-4		-1
has court	3	-1		-2		-1	-2
has cr	2	-1		-2	-1	-1
has credit		-2		-1	-4	-1		-1
has creditor	-2	-1	1		-1	-4	-3	1
has creditors	3			-4		-1	1
has cuenta	-3		-1	4	-2	-1	-2
has cur_bal	3			-2	1	-2
has custom	3				-2	-1	-1
has da	-3			1	-1	2	-1
has data	2			-2	-1
has date	1	-2	-3	2	-3	-4	-2	-1
has day	2			-3			-3
has days	-3	-2		-1	-4	-5	4	-1
has dear	3			-2
has debt		-1	4	-4	-3	-4	1	-1
has delinq	-1			-1		-3	2
has delinquent	3			-1	-2	-3	-3	-1
has department	3			-2
has deposit	3			-3	-1
has dept	-3			3	-1		-1
has description	1	-2	-3	-2	-2	-3	2
has desert	3		-1	-1	-1
has direct	-1	-1		-1		-1	3
has disputed	4			-3			-2
has dla		2		-2		-3	-2
has dlq	-2		-1	-3	-2	-3	3
has dont	-2			1	1		-1
has dr	3			-1		-1	-2
has due	-1	-2	1	1		-5	1	-1
has duration	3			-2
has eastern	3	-2		-2
has ef	-1		-1	3	-1	-1	-1
has electric	-2			3		-1	-2
has employees	3			-2
has ending	-2		-1	3	-2	-1	-2
has energy	-3			3
has equity	-2			2	-1	-1	-1
has est	3			-2	-1		-2
has estate			-4	2	-1	-2	-1
has expenses	2			-2		-1
has explanation	3			-2
has f	1		-1		-2	-3	1
has fecha	3			-2	-1	-2	-1	-1
has fees	1	-1	-1		-1	-1	-2
has file	3	-1	-1	-2	-1	-1	-1
has finance	-2			1	-1		1
has for	1	1	-1	1	1	-2	-3
has from	4	-1	-2	-3	-1	1	-2
has gas				4		-1	-1
has good	-1			1	-2	-3	-1
has group	2			1	-2	-1	-2
has have	1		-1	-2	-2	-1	1
has hi		1		1	-2	-1	-3
has high	2			-1		-3	-2
has hist	2			1	-1	-3	-2
has history	2		-1	-1	-1	-3
has hollis	3			-3
has home	-1	-2		2	-2	-3
has honda	-3			2			1
has hospital	-2	-1	1	3	-1	1	-2
has hạn	-3		-1	3
has id	3	-3	-2	-3	-3		-5	-1
has identification	2			-3	-1		2
has in			-3		-1	-1
has incurred	5			-2	-1	-3	-1
has information		-1	1	-1	-3	2	-3
has inquiry	3			-2		-1
has installment	2		-1	1	-1	-4	-2
has int	2		2	-3	-3	1	-1
has interest		-1	-1	-3	2	-2	1
has investigation	4		-1	-4	-1	-1
has is		-1	-3	1	-3
has it	1	1	-2		1	-4	1
has its	-2		-1	-1	2	1
has j			1	-1	-2	-3	2
has judgment	3			-3
has jul	2			-1	-1	-3	-1
has jun	2			1	-2	-3	-1
has know	-3		-1	1	-1	2
has lakeview	3			-2		-1
has late	-1	-1		-2	-4	-4	2	-1
has lawyer	-3			-1	1	2
has left	4			-3	-1	-2	-3	-1
has lender	-1	1	1	1	-3	-1	-4	-1
has lending	-3		1	1	-1	2	1
has liability	2			-3	-1	-1	-1
has limit		-1	1	-1	-2	1	-5
has limite	2	-1	-1		-4	-2	-2	-1
has line	-1				-1	-2	2
has llc				-2	-3	-2	2
has ln	-3	-2		3		-2	-3
has loan	-1	-2		2	-3	-3	-2	-1
has loans	1	-1	-2		-2	-3	-2
has mastercard	-3		2	1
has mensal	-2	-1	-1	-2		3	-2	-1
has merchants	4			-4
has mine	3			-1	-1	-1
has mo			-1	-2	-2
has mo.	-2			-2	-1	3	-1
has month	4	-1		-5	-1		-1
has monthly	-1	-2	-4	-1	-5			-1
has months			2	-4	-2		-1	-1
has mop	-1			-3	-2	-3	2	-1
has more	2				-1	-1	-2
has morning	-2	1	-1		1	3
has mortgages	3	-1		-2	-1
has mos	5			-2	-1	-2	-4
has mos.	1			-2	-3	-2	-1
has my	-3		-1	2	1		-3
has name	1	-1	-2	-2	-1	1	-1	-1
has negative	-2			3		-1	-1
has next	3			-1			-2
has ng			-1	-3	1
has night	3				-2	-1
has no	-1	-2	-3	2	-3	-4	-4	-1
has note	-1		-1	1	-1	-3
has notes				-2	-1	-3	1
has now	-1			2	-1	-3
has number	-1	-2		1	-3	-2	-2	-1
has o	1			1	-2	-3	-4
has of	-1	-3			-3	-2	2	-1
has off	1	1	-2	1	-1	-2	-4
has offer	4			-3	-1		-3
has ok	1	-1		1	-2	-2	-3
has on	-1	-1	-3	1	2	1	-1
has one	1		-1	-2	3	-1	-1
has order	4	-1		-4	-1	-1	-2
has orig	-3		1	-1	2	-2	1
has original	3	-2		-3	-3	-3	-2	1
has originalcreditor	-1			1	3	-1	-2
has owed	-2	-1	-2	1	1	-5	2
has paid	1	-1	1		-1	-4	-3
has parcela		-1	-1	-1		3		-1
has past		-1		1	-5	-4	1	-1
has past_due	-3	-1		-3	2	1
has pastdue	-2	-1		-2	2	2	-3
has pay	-2	-1	2	3	-2	-1	-2	-1
has payment	-1	-2	2		-4	-1	-3	-1
has payments	4	-1	-1	-2	-1	-4	-1
has payoff	3		-1		-2	-2	-2
has paypat	4	-1		-4	-2	-4	1	-1
has pays	4		-1	-1	-1	-1	-1
has physician	-3		2	1	-1		-1
has plan	-2			2	-1	1	1
has plans	3			-3
has present	-2			-1	3	-2
has principal	-3		-1		-1	-2	2
has priority	-2			2	-1	-1
has proposal	3			-2	-1	-1	-2
has prosper	3			-2		-1
has purpose	-3	1	3	-1	-1	-1	1
has pymt	-1			-3	2	-2	-1
has quillfeather	2			-2	-2	-1	-1
has rate			1	-3	-1	-4
has rating				-2	-1	-2	2
has recent	3			-2	-1	-1	-3
has record	3		-1	-1	-1	-1	-1
has ref		-1	-1		-2	-2	-3	-1
has remark	-1	-1	-1	2	-2	-3	-3	2
has report	1		-2	-1		-3
has reported			-1			-4	-5	-1
has rev	4			-2		-3	-1
has right	2			1		-3	-1
has rptd	1	2		-3	-3	-2	-1
has s	3	-1		-1		-2	-1
has saldo	-1	-1			2	-3	-2	-1
has says	1			1		-3
has sched_pmt	1			-3
has section	3				-1	-2	-2
has secures	-3			3
has sep	2	-1	-1	-3		2	-2
has seq	4		-2	-2		-2	-2
has service	2			-1	-1	-2	-3
has servicer	-2	-1	1		-1	-1
has services		-1	1	-1	-3	-2	2
has servicing	3			-3	-1	-1	-1
has since	2			-2		-1
has situação	-3			-1		1
has speedy	3			2		-3	-1
has st	-1			-1	2	-3	-3
has stafford	-3			3			-1
has status	-1	-1	-2	-2	-5	-4	1	-1
has still	1		-1	1	-2	-1	-2
has store	-3			1			2
has student	3			-2	-1	-1	-2
has stuff	-3		-1	-1	3	-1
has subcode	3			-2		-1
has subsidized	-3			2		-1	2
has summary	-1	-3	-1	2	-2	-1	-1
has svc	-2			2	-1	-1	1
has synchrony	3			-1	-1	-1
has systems	-3			2			1
has term	5			-3	-2	-3	-2
has terms			-1	-3	1	2	-6	-1
has there	2	-1	-3	-2	1	-1	-2
has to		-1	-2	1	1	-3
has total	-3		-1	2	2	-2	-1
has trans	1			-3		-2	1
has transaction		-1	-1	-3	-1	-1	3
has transferred				3	-1	-1	-1
has tu			-2	2	-1	-1
has u	-3		-1	-1	1	2	-2
has un	-2			2
has union			2	1	-1	-2	-4
has united	2	1		-2	-2	-1	-1
has unsubsidized	-4			3			2
has upstart	-3			1		-2	1
has use	3			-2
has utang	-3		-1		2	-1
has uw	-1			-3			1
has verfied	3		-1	-3	-1	-2	-1
has w	-2		-2	2		-2	-2
has warning	-3			1	1	-1	2
has we		-1	-3	-1	-1	-2	1
has wells				3	-1		-3
has when	3		-1	-2	-1	-1	-1
has where	1		-1	-3	-2	2
has who	1	1	-1		-3	-2
has world	-3			3
has xpn	3			-2		-1	-1
has year	3	-1	-1	-1	-1	-1	-2
has yet	2			-3	1		-1
has your	1	-2	-3		-3	-2	1
hi	3					-1	-2
high	2			-3		-2	1
high credit	3			-2	-1	-1	-1
historical	2				-1	-3	-1
history				-2		-2	1
hospital	3			-2			-1
id	-2	-3		3			-1
individual	4					-1	-3
installment	1			-1	-1	-4
item	-1	1	1	-2
j	-2		2	-1	-1	-2	3
jan	3		-1	-2	-2		-2
jun	3			-2	-1	-1	-1
last	-2		-1	-1	-1	-3	2
last pmt	3			-1		-2	-2
last reported	3			-2		-1	-1
late	3				-1	-2	-3
lender	-1	-1		1	-2	-3	-2
limit	2		1	-3	-2	-2	-2
lindqvist	3		-2	-1	-1
llc	2		-1	-3	-1	-2
loan id	-5	-1		5
loan number	-3			3
loans	-1		-1	3	-1	-2	-4
means amountLoose		-1	-1	-1	-3	-2	2	-1
means balance	-2	-2	-2		3	-3	-2	-2
means date	1	1	1		-1	-3	1	-1
means money	1		-1		-3	-3	-1	-1
means name	-1		-1	-1	-3	-2		-2
means number		-5	-1	2	-4	-5	-5	-2
means opened	1	-2	-2	-2	-2	-1	-3	-1
means original	-1	-1					-3	1
means pastDue	-2	-2	-1	-2	-1		1	-1
means paying	-2	-1	2	-3	-2	2	-2
means reported	1		-1		-3	-4	-5	-1
means status	-1	-1	-1	-1	-3	-4	2	-1
means statusLoose	-2	-2	-3		-2	-3	2	-1
means text		-4	2	-1	-4	-2	-1	-1
means veto	4		-1	-1	-2	-2
min	-1		-1	-2	-2	2	-1
mo	2			-1	-1	-4	1
monthly	2	-1	-2	-5	-4	-2	-1
monthly payment	-1		-2	2	-1	-1
mop	-1			-3	-2	-3	1	-1
mos	3			-1	-1	-2	-2
mos. left	4			-2	-1		-3
name		-1	1	-3		1	-2
negative	3					-1	-2
nonpriority creditor's	4			-3		-1
note	4			-3		-1	-2
notes	2			-4		-3	-1
number date	3			-3
núm. de cuenta	-3			3	-1
on there	3		-2	-1
one	3			-1	-2		-1
online	3			-3			-1
open	3			-3		-1
opened	3			-3	-2	1	-3	-1
original	1	-1		-1	-1	-1	-3
outstanding	-3			3		-1	-1
owe	-4		-2				1
owed	-1	-1	-2	-1	1	-3	1
paid	1			-2	1	-2	-3
paid off	3			-3
paid or paying	-2		-1	2			-1
parcela mensal	-1	-1	-1	-2	-1	4	-1	-1
past	2			-2	-3	1	-1
past due	3			-2	-4	-6		-1
past due amount	-3			4	-1		-2
pay	-2		1		-1	1	-3
payment	-1	-1	1		-3	-1	-2	-1
payment history	3			-1	-1	-1
payments	3		-1	-1	-1	-2
paypat	4			-4	-1	-2	-3
pays account	2			-2
phone	3		-1	-2		-1
placed for	3			-2			-1
platinum	-2			3			-1
please				-3		-1	2
post	3	-2	-1	-3		-2	1
prepared	4			-2	-2
priority	-3			3		-1
priscilla	3			-1		-1	-2
profit-sharing plans	2			-2
provider	-3			-1			2
rating				-3	-1	-2	2
recent payment	3			-2			-2
ref	-2		-1	3		-2
remark	2	-1		-2	-1	-2		2
reported	3		1	-2	-1	-2	-1
rev	3			-1		-2	-2
rptd	3			-2	-1	-1	-1
sallie mae	-3			2	-1	-2	2
section	4			-2	-1	-2	-1
servicing	3			-3	-1	-1	-1
situação	-2				-1	2
source	2			-3	-2	-2	1
st	2			-1			-2
statement	-3			3	1	-1	-2
status		-1	-1	-1	-4		1	-1
subcode	3			-3		-1
summary	3	-1	-1	-3	-1	-1	-1
svc	3			-1	-1	-1	-1
term	4			-1	-2	-3	-2
terms	1			-5		3	-5
this	3	-2		-1	1	-2
to dispute	3		-1	-3
trans	3			-3		-1	-1
transunion experian	-2			3			-1
transunion experian equifax	-2			2
type	1	-1	-1	-4	-1	1	-1
usa	-3			2			2
verfied	3		-1	-2	-1	-2	-1
verified	1			-3	1	-3
washington	3			-2
where it stands	-3						3
who	1			-3
your	3	-1	-1	-2	-1	-1	1
# figure label beside
account	-3			3			-2
account no	-3			3
aidvantage	-3			3
auto	1	-1		3			-1
avant	-2			3
capital one	3			-2	-1	-1	-1
credit one bank	-3		-1	3			2
creditor	3	-1		-2		-1	-1
fingerhut	-3			2	1	-1
installment	-3	-1	2		2	-2	-1
jefferson capital syst	3			-3
kohl's	-3			3
last reported	4			-3		-1	-1
means 	-1	-1			-1	-3	-2	-2
means amountLoose	2			-2	-1	-2	-1
means balance				-3	1	-3	-4
means date	4	-1	-1	-4	1	-2	-4
means money	1	-1	1	-2	-2	-3	-2	-1
means name	-2			2	-2	-2	-4	-1
means number	-2	-1		3	-3	-2		-1
means opened	3			-2		-1	-2
means paying	-2	-2	2	-1	-1	3	-3	-1
means status	-2			-1	-1	-2	3
means statusLoose		-1	-1		-1		3	-1
means text	3	-1	-1	-2	-3	-4
min	3			-2		-1
monthly	3	-1		-1		-1	-1
mortgageloan	-3			1	2		-1
navy fcu	2			-2
no	-2			-3		-1	3
no. of months (terms)	2					-1	-2
open	-2			-1		-2	4
opened	3			-1		-1	-1
payment status	-3						3
phone	2			-2
portfolio recovery associates	-3			3
regions bank	5			-4		-1
revolving	-3		-1	1	2	-1	-1
status	-1			-3			2
totals	3			-2	-1
transunion	2			-2
# figure label with colon
acct	-4			4
address	4			-4
customer service	3			-3
date	3				-1		-1
file number	5			-4	-1
https	3			-1	-1	-2	-1
last reported	3			-2
late dates	4		-1	-1	-1	-1	-2
loan contact phone number	3			-3
means 		-2	-1	-1	-3		-1	-1
means balance	-4	-1		-3	5	-2	-3
means date	2	-1		-2	-3	-4	1
means money	5			-4	-3	-2	-2
means number	1	-1	1	1	-4	-2	-5	-1
means opened	2			-2	-1	-1
means original	3			-3			-2	-2
means pastDue	1			-3	-2	-4	2
means reported	3			-3	-1	-1
means status		-1	-2	-3	-3	-4	2
means statusLoose		-1		-3	-2	-2
means text		-1	1		-3	1	-2
means veto	3			-2	-1	-1	-1
opened	3			-1			-2
payment history	2			-2	-1	-1	-1
phone	3			-2	-1
re	-3			3	-2	-1	2
ref	3			-3
reference #	3			-2
reported	4			-2	-1	-1	-2
source	3			-2			-1
ssn	3			-2
status	-1			-2	-3	-2	1
# figure last of line
code	1	-1	1	1	-3	-3	-1
digits-1	-1	-1	1	-5	2	-1	-1	-1
digits-2	-1	-1	2	-3		-1	-2	-1
digits-3		-1		-3	2		-4	-1
digits-4		-1	2		1	-3	-2	-1
digits-5	2		-1	-1	-3	-1
digits-7	1	-1			-3	-2	-1
lettered-code		-3	-4		-4	-2	1	-1
masked	1	-1	-3	1	-3	-3	-3	-1
with-digits	-1	2	-2		-3	-2	-2	-1
# figure lead-in
a	2			-2	-1	-2
account	-2	-2		3	-2	-2	-4
account ending in	-2	-1		4	-1	-1	-2
account is	4			-1			-2
accountnumber	-3			4	-1		-1
accounttype revolving creditlimitamount	2			-1	-2	-1
acct	-1	-1		3	-1	-2	-2
acct ending	-3			3	-1
acct ending in	-4			4
address	2			-2
address identification number	3			-3
ally financial	-4		1	1	-1
amex blue cash	-3		-1	2		-1
and i pay	-3				-2	4	-1
apartment	3				-2
apr	3			-2	-1	-1	-1
apt	4			-2	-2
as of	3			-2		-1	-1
as of apr	2						-2
at	3			-1	-1	-2
aug	3			-2	-1		-2
auto loan	-3		2		-1
award id	-3			3
bal	-2			-4	3	-3	-2
balance	-3			-2	3
bank	-1		-1	-3	-1	2
borrowerid b1 accountidentifier	-3			3
box	5		-1	-3	-2	-1	-1
call	2			-4		-1
capital one	3	-1	-1	-2	-3	-2	-2
card ending in	-3			2	-1		2
care credit	-2		-1	-1	2
cell	2			-2			-1
charge-off date	-3						3
closed	3			-2			-1
collections	4			-3	-1		-3
confirmation	4			-4	-1
contract	-3			3		-1
credit one	-3		2	-1	1		-1
cuenta	-3			3	-1
current_rating code	3			-1	-1	-1	-2
customer service	4		-1	-3
date of	3	-1		-2
daycare	3			-1	-2	-2
days	1			-4	-2	-1	1
days delinquent	-3					-1	3
days past due	2			-4	-2	-1
de	3			-2	-1	-1
debtor	3			-1	-1	-1
dec	3			-2			-1
dia	3				-1	-2	-2
discover	-3	-1	-2	2	-1	-1	1
docket	3			-3
due	5			-5	-1	-3	-3
due as of	-3			-1			3
due the				-3		-1	1
electric	2			-1	-2	-1
ends in	-4			4
every	3			-2	-1	-1
experian	3			-2
fax	3			-2
feb	3			-2	-1	-1	-1
federal cr union	-3		-1	3
file number	4			-3	-1
from	3			-2	-2		-1
gas	4		-2	-1	-2	-2
gmac	-3		-2	2
guarantor	-2	-1		2	-3	-1
heloc	-2		2
home equity line	-2		-2	3
inst	-3			-1		1	2
jan	4		-1	-3	-1	-1	-2
jul	3			-2		-1	-1
jun				-3	-1	-1	1
kohls	-3		-1	2	1	-1
last reported	3			-2
late	-2	-1		-3	-1	-2	2
late payments	3			-1		-2
left	-3				-2	3
line of credit	-3			3		-1
loan	3	-3	-3		-1	-1	-1
lvnv funding llc	2		-1	-3
mar	4			-2			-2
means 		-2	1		-1	-2	-3	-1
means amountLoose				-1		-3	1
means balance	-3	-1	-2	-3	5	-3	-3	-1
means date	1			-4	-5	-4		-1
means money	2	-2	2	-3	-1	-7	-1	2
means name	-2	-3	-1	2	-1	-3	-3	1
means number	-2	-1	-3	4	-4	-3	-2	-1
means opened	1			-3	-3	-2
means original	-1				2	-2	-2	1
means pastDue	-1	-1	-1	-4	-3	-4	2
means paying	-2	-2	-3	-5	-8	4	-4	-1
means reported	1		1	-3	-3		1
means status	-2	-1		-3	-3	-5	3	-1
means statusHint	2			-4	-2	-1	4
means statusLoose	2	-1		-5	-3	-4	1
means text				1	-5	-3	1
means veto	5			-3	-1	-2	-1
min	-5		-1	-4	-3	3
min is	-2				-1	3
minimum	-2			-1	-2	3	-2
mn	3			-3	-1	-1
mo	-2			-3	-1	-3	3
month	3				-1	-1	-2
monthlypaymentamount	-4			-2	-3	4	-2
monthsreviewedcount	3					-2
nco	-3		4	-3
net	3		-1	-1	-2	-2
nmls	3			-3		-1
nov	3		-1	-2	-1	-1	-2
now	-3				2	-2	1
oct	3			-2	-1		-1
of	6		-1	-1	-3	-2	-2
official form	3			-2	-1
oh	3			-3	-1
on	3			-2		-1
on the	2			-3
open	5	-1	-1	-4
over	3		-1	-1	-1	-2	-2
pagamento mínimo us	-2			-1	-1	4	-1
page	4			-1	-3	-1
paid	4					-1	-3
pay	-2			-1	-1	2	-2
pay status account	-3						3
payment status	-4						4
petal	-3		4	-3	-1	-1	-1
phone	5			-2	-1	-2	-1
pmt	-2		-1	-2	-2	2
po box	5			-5	-3	-1	-1
pob	3			-3
referencia	-3			3
regional acceptance	1		-2				-1
rent	3			-2	-2
rent is	3			-1	-1	-1
repossessed	-3			-1		-1	3
rev	-4			-1	2	3	1
routing	3			-3
routing number	4			-4
rpt	2			-3	-1	-1
sd	3			-2	-1	-1
section	2			-2
sep	-1			-3	-1	2	1
settled	3						-3
speedy cash			-2	-3	1	-1		2
ssn	3			-3
status	-3			-2	-1	-1	4
status past due	-3						3
student loan	-3			3
target redcard	-3		-1		3
terms	2			-4		-1	2
that one is	-4				1		4
the reference number	5			-5
toll free	3			-2
toyota	2		-1	-3	-2
tx	2			-2
type	-5			-2			5
unpaidbalanceamount	-4			-2	4	-2	-1
was past due	-3					-1	3
with account number	-4			4
xxxx	-2	-1		4
xxxx xxxx	-3			3
you are	-3			-1		-2	3
your account is	-1			-3		-1	2
状态	-2			-3	-1	-1	2
账号	-3			3	-1	-1	-1
# figure line above
</credit_liability>	-3				1	1	-3	-1
account	-3			3
account #	-4			5
account name	-3			2
accounts	3			-1	-2
american express	-3			2
auto	-2	1		-1	3	-2	-1
available balance	3			-2
bank accounts	3			-2
begins (	-1	-2		1		-3	1	-1
begins *	-1	1	2		-1	-3	1
begins -	1	-3	-1		2	1		-1
begins 2.1	-3			3
begins <	-1	-3		1		-1		-1
begins =	3	-2	-2	-1	-3	-3	-1
begins >	-3	-1	-1	4	1		-1
begins [			1	-1		-3	-2
begins aaron's	-3			2		-1	1
begins account	-1	-1	-2		-4	-4	1
begins accounts	3		-1		-2	-1
begins acct	1	-3		-2	-2	1	1	-1
begins address	-1				-2	-2		-1
begins adverse	-2		-1	3	-1
begins all	3			-1	-1	-2	-1
begins ally	3	-1	-1	-4		-1	-1
begins amazon	-1			2	-2	-3	1
begins american	1	-1	-1	-1	-1	-4	1
begins amount	-1	-1		-2	-2	-4	2
begins and	-1		-1	2	-1	-1	-2
begins annual	3			-2	-1
begins applicant	4			-3	-1	-1	-2
begins as	3	-1		1	-1	-1	-2
begins ask	-1		-1	2	1	-1	-2
begins atlanta	-3	-1		2	-1	1
begins auto	-1	2	-2	2		-3	1
begins available	2		1	-2	-1	-1	-1
begins balance		-1	1		-3	-2	-2	-1
begins barclays	-1		-1	3	-1	-2
begins big	3	-1		-2	-1
begins bill	3			-3
begins bills	3		-1	-2		-1
begins borrower	2	-1	-2	-2	-1		-1
begins both	2			1	1	-1	-2
begins c	1	-1	-1	1	-1		-5
begins cabela's	-3			2	1	-1
begins call	4			-3	-1	-2
begins cap	-1	-1		1	-1	2	-2
begins car			-2		1		-3
begins cards			-3	1	-2		-1
begins cavalry				3	1		-2
begins certified	2			-1		-1
begins charge	2		-1	-4		-1	-1
begins checking	3			-3	-1		1
begins chrysler	3			-2
begins church	3			-3	-1	-1
begins citi	-1		-1	1	-2	-3	2
begins cleveland	3			-3
begins client	2	-1		-1	-2	-2	-1
begins closed	1		-3	1	1	-2	-2
begins collection	-1	-1	1		2		-3
begins collections	-1			2	-3	-3
begins comenitybank/victoria	-2			3	-1		-1
begins comments	4			-2		-1	-2
begins company	3	-1	1	-2		-1
begins conns	-1			-2	3		1
begins conventional	1		-2	-3	-2	1
begins countrywide	5			-5	-1
begins credit	1	-1	-3	1	-1	-2
begins creditor		-2	1		-3	1	1	-1
begins credor	-2	-1		1	1	2	-3	-1
begins current	2	-1		-2	-2	-2	-1
begins customer	1	-1	1	-3	-2	-1	-1
begins d		-2			-1	-2	-2	-1
begins dana	2			-2			1
begins dashboard	3	-1		-2			-1
begins date	3		-1	-3	-1	-3	-1	1
begins daycare	3		-1	-1	-1	-2	-2
begins days	1	-1	-1	-3	-1	-2	1
begins dear	1			1	-3	-1	-1
begins des	3			-3		-1	-1
begins detach	3			-3
begins digital				-1	1	-3
begins dillards	-3		1		-1
begins discover			1			-4	-1
begins do	1				-1	-3	-1
begins dr	-3		1		-1	2
begins due	-1		1	3		-1
begins duke	3			-2		-2	-1
begins dívidas	3	-1		-2	-2	-1	-1
begins edit	4			-1	-1	-2	-1
begins efx	3		-1	-1	-1	-1	-1
begins electric	3		-1	-1	-2	-1	-1
begins ending	2	-1	-1	-1			-1
begins equifax	3	1		-2	-2	-2	-1	-1
begins everyday	4			-4	-1
begins experian	4			-3	-1	-1	-2
begins experian/fair	3			-1	-2	-1
begins farm				-3		2
begins fico	4			-1	-2	-1	-1
begins fidelity	3		-1	-3
begins fifth	-1		-1	3		-1
begins flagstar	-2			3		-1	-2
begins freddie	3			-2		-1	-1
begins furnisher	-3		3	1	-1	-1	-1
begins granite	3			-2	-1
begins great	1		1	-1	-2	-3	2
begins groceries	1			-1	-2	-3	1
begins hello				-2	1	-2	3
begins here	-3			3		-1	1
begins hi	-2	1	-2	-1	1	-3	3
begins high	4	-1		-2	-2	-1
begins highest	-1			-2	-1	2	-3
begins his	-3					1
begins home	-2	-1	-1	2	1	-4	-1
begins hospital	-1	-1	1		-2	-2	-1
begins how	-4			-2		3
begins hunter	-3			3
begins ic	-1			2		-2
begins id	-1	-2		3	-2	-3	1
begins if	2	-1			-2	-3	-1
begins important	-1			-2			3
begins in	-1		-2	1	-3	-2	2
begins informe	3			-3
begins installment		-1		1	-2	-4	-2
begins items	2		-1				-3
begins jcpenney	-3			3
begins jefferson						1	-3
begins joint	-3		2	1	-2	-2
begins key	3			-2			-1
begins kohl's	2						-2
begins kohls	2			1		1	-3
begins la	-5			3	-1	1	1
begins lakeshore	-2			2			-1
begins las	3						-2
begins late	3	-1	-1	-1	-2	-1	-1
begins legend	3			-1		-1	-1
begins lender	-2	-2	1	1	-2	-4	-1	-1
begins lendmark	-3	1		1	-1		1
begins loan	1	1	2	-1	-2	-3
begins lorraine	-3		1	-1	-1	2
begins lvnv	-3		2		-1	-1	1
begins macy's	-2	-1	-2	1	3		-2
begins marisol	3			-2
begins me			-3		2	-2
begins merchants	2			-2
begins midland				1	-2		-3
begins mohela	1		-1		-1	-3	-1
begins month	4			-2	-1	-2	-3
begins monthly		-1		2	-1	-2	1
begins mortgage	3	-1		2	-3	-4
begins n/r	2			-1	-1		-1
begins name	3	-1	-2	-1	-1	-1	-1
begins navy	-4	-1	-1	3		2	1
begins need	4	-1		-3	-2	-1	-1
begins netflix	1					-3
begins no	-3	-1	-1				2	-1
begins nonpriority	2				-2	-1	-1
begins not	-1	-1	-1	4		1	-3
begins notes	3			-2	-1	-2	-1
begins now	3			-3		-1	-1
begins offers	3			-2	-1
begins office	3			-2	-1	-1
begins ok	-4	-1	-2	-1	1	3
begins ollo	-3			2			2
begins one	-2			2
begins onemain	-4		-1	2	-3	1	2
begins open	-1			1	-3	-2
begins order	3			-3		1	-2
begins original		-1	-2	-2	-1	-3	2	1
begins other			-2	2	-3	-3	-3
begins overdraft	-2			2
begins owe	-2			-1	-1	3	-1
begins owner	2			2			-2
begins p.o	2				-4	-1	-1
begins paid	1	-1		-2	1	1	-3
begins part	3			-2	-1	-2	-1
begins past	2		-1		-1	-3	-1	-1
begins pay		-1	-3	3	-2	-2	-2
begins payment	-1	-1	-1	1	-3	-2	-1	-1
begins pennymac	-4		-1	3	1	-1
begins phone	3			-2	-2	-2	-1
begins placed	4			-3	-1	-1	-1
begins plan	3			-2		-2	-2
begins please	3			-2	-1	-2
begins pnc	-3			1	-1	-2	2
begins po	1			-2	-1		-3
begins prairie	3	-1		-2
begins prepared	3			-3	-1		-1
begins primary	3			-3
begins principal	-1		1			-2	1
begins priya	2			-2
begins public	4			-3		-1	-1
begins quick	2			-1		-1	-2
begins rating	-1	-1		2	-1	-2	-3
begins real		-1				-3	1
begins recent	4			-1	-1	-1	-2
begins regional	-4		-1	2	2	1
begins reply	3			-2		-1
begins resurgent	-3		-1	2	-1	1	2
begins revolving	-1	-1	-2	1		-3	-1
begins rocket	2		1		-3	-2	-2
begins rooms	-2			2	2
begins santander	-1	-1	-1	-3	3	1		-1
begins schedule	2			-2		-1	-1
begins scheduled					2	-3	-1
begins section	3		-1	-3		-2	-1
begins see	3		-2	-2		-1	-1
begins sent	3			-2	-1	-2	-2
begins service	-3		-1	3	-1	-1	-2
begins share	1		1	-3
begins sioux				-3	-2	1
begins situação	3			-1	-2	-1	-1
begins software	2			-1		-2	-1
begins source	4			-3		-3	-3
begins st	1			1	-3	-3	-1
begins student	-1		-3	-1	1	1	1
begins summary	-1	-1		1	-2	-2	-1
begins t-mobile	3			-3		-1
begins tarjeta	-4			3			1
begins tbom/milestone	-3			2		-1
begins td	-1			-1	3	1	-2
begins term	3				-1	-1	-3
begins thank	4		-1	-2		1	-1
begins the	-1	-1	-3	2	-1	1	-1
begins then	-3			1	2	-2
begins third	3			-2			-1
begins times	3		-1	-2			-1
begins to	1		-1		-3	-1
begins total	2	1	1	-1	-3	-5	-3	-1
begins totals	3			-3	-1	-1
begins toyota	-2			2	-2	2	-3
begins trade	2			-1		-1	-1
begins tradeline	-2		3	-2
begins transcript	-2					2
begins transunion	1	-1			-3	-4	-3	-1
begins transunion/fico	2			-1	-2	-1	-1
begins transworld	-3			1			2
begins type		-1		-3			-1	-1
begins u.s	-3			2		-1	1
begins unpaid	3			1	-1	-1	-3
begins unsecured	-3		1	3	1	1	-1
begins upvote	2			-1	-1	-2	-1
begins us	2			-1	1	-1	-3
begins usaa	-2			2	-2	1	3
begins used	-3			3
begins vantagescore	2				-2	-1
begins verizon	3			-4	-1	-1
begins voice	3			-2	-1	-1
begins wells	-2	-1	-1	2	-2	-3	1
begins what	-1		-1	2	-1	-4	-2	-1
begins who	-1	-1	-1	1	-3	1	-3
begins with	3			-2
begins world	-4			1	1	2	1
begins worst	3						-3
begins xfinity	3			-3	-1
begins year	3			-1		-1	-3	1
begins you	1	-1		-3	-3	-1
begins your	3	-1		1	-3	-2	-2
begins ◦	2		-2	-3		2	-1
begins ☐	-2	-1	-4	-1	3	1	-2	-1
begins 【	-2			1	2	-3	-1
begins 三	-2			1		-1
begins 合计	3			-3	-1	-1	-1
begins 备注	4			-4	-1
begins 💳	-3			1	-1	2	-1
charge account	3			-1	-1	-2	-1
credit card	-1		-1	-3	1	1	4
equifax	4			-4
everyday checking	4			-3
experian	3			-3
inquiries	3			-2		-1	-1
lakeview loan servicing	-3			3
loan details	3	-1		-3	-1
loans	-2	1	-1	3			-2
means 	-1	-3	-2		-1		-3	-1
means , short	-1	1	-2	1		-5	-1	-1
means agency	3		-1	-3	-1	-1
means balance	-1	1	-1	1	-4	-2
means name		-1		2	-3	-2	1	-1
means name, short	3	-3		-2	1	-1	-2
means number, short	-2			1	-1	-1	-3	-1
means opened	3			-1	-1	-2	-2
means opened, short	3			-1			-1
means original		-1			1	-1	-3
means original, short	-3			4			-1
means pastDue	1			1			-3
means paying	-3	-1	1	-1	-1	1
means paying, short	-1	-1	-1	3			-3
means status		-2	1		-3		-1
means text, short	4	-1	1	-3	-2	-2	-3
means veto	4		-1	-1	-2	-1	-2
means veto, short	3			-1			-1
mortgage	-4	1	-1	3
no	2			-2
no phone number available	-2			-2			3
none	2	-2	-2	-3	-3		-2	-1
nonpriority creditor's name	3			-1	-2	-1	-1
opened	2				-1	-2	-2
pattern "#","w	1		2	1	-4	-2	1	-1
pattern "M#","	1		-1	-1	-2	-4	-1
pattern "w","w	1	-1	-1		-4	-4	1
pattern "w":"#	3			-2	-1		-2
pattern "w":#	-1			-2	3	2	-1
pattern "w":w,				-2	1	1	-2
pattern "w":{	3			-2	-2	-1	-2
pattern "w(w)"		-1	2	-3	-2		-4
pattern #	1	1		-3	1	1	-2
pattern ##	3			-2			-2
pattern ##/#MM	3					-2	-2
pattern ##w#wM, first	3			-2	-1		-1
pattern #)#	1			-3		-1	2
pattern #)w,w.	-2			3
pattern #)w,wM	-1			2	-2	-2	2
pattern #, first	1	-1		-1	-5	1	-5
pattern #.w#.$	3			-2		-1	-1
pattern #.w#.$, first	3			-3		-1	-1
pattern #.w(w)	-2	-1	2		-1	2	-2
pattern #.w,w#	1		-1	-3	-1	-2	3
pattern #.w,wM	-3		1	1	-1	-2	1
pattern #.w...			1	1	-1	-2	-1
pattern #.w:w	-3			3	-1
pattern #.w:w#	3			-2			-1
pattern #.wMwM	-3		-1	2		-1	1
pattern #/M/M	3				-1		-2
pattern #M/M/M	1			-3		-2
pattern #M/Mw	1			-3	1		-1
pattern #M/MwM, first	3			-3		-1
pattern #w	-1	-2	-1			-4	1
pattern #w#MM#	-3		1
pattern #w#MMM	-2			4	2		-1	-1
pattern #w#MMM, first	3	-1		-2			-1
pattern #w#MMw	-3			3		-1
pattern #w#wMM, first	3			-3			-1
pattern #w#wMw	1			-3		1	-3
pattern #w(w)M, first	2			-2			-1
pattern #w, first	5		-1	-4		-1	-1
pattern #w/w#M	-1			2
pattern #wM##M	4			2		-1	-3
pattern #wM/M				-3	1	-1	1
pattern #wM/M/, first	-4	-1		4		-1	-1
pattern #wM/MM, first	-3			3	-1
pattern #wMM	3			-1	-1	-2	-1
pattern #wMMMw, first	1	-1		2			-3
pattern #wMwM#	3			-1			-2
pattern *w				2	-1	-2	-1
pattern --	3			-2		-1	-1
pattern ------	1	-1	3	-1	-2	-1	1	-1
pattern ------, first	-2	-1		3	-1	-3	-2
pattern -w::M	-3			1		1	2
pattern </w>				-1	1		-3	-1
pattern <_w_w=				-2	-2	-3	2
pattern <w="w.	3			-2	-1
pattern <w><w>	4	-1		-2	-2
pattern ======	-1	-1	-2	2	-3	-1	-1
pattern >>>w-M	2			-2	-2	-2	-1
pattern M	1		-2	2	-4	-2
pattern M#wM(w	1			-2		-1	1
pattern M.w	3				-1	-2
pattern M/M/M	4	-1			-1	-1	-3
pattern M/M/M#	3			-2		-1
pattern M/M/MM	2	-1	-1	-3	-2		2
pattern M/M/Mw	4	-1	-1	-4	1	-3	-2
pattern M/M/Mw, first	3			-1		-1	-1
pattern M/MM/M	1		2	-1	-1	-4
pattern M/Mw#M	4		-1	-2		-1
pattern M/MwM	2	1	-1	-3	-1	-2
pattern M/MwMM	4		-2	-3	-2	-2	-2
pattern M/MwMw	4			-3		-1
pattern MM	3			-1	-2	-2	-1
pattern Mw	2	-1	-2	-1	-1	-3	-1
pattern Mw#wMM	-3	-1		4	-1	1	-3
pattern Mw, first	3	-1		-1		-1	-3
pattern Mw,w, first	3	-1		-1		-1	-1
pattern MwM, first	3						-3
pattern MwMMMM	-3		1	3		-2	-1
pattern M✓✓✓✓✓	4			-1		-2	-4
pattern M✓✓✓✓✓, first	3						-2
pattern w	-1	-2	1		-2	-2	-1	-2
pattern w#	1	-1		-2	-2	-3	4	-1
pattern w##				-5	-2	-1	2
pattern w###			-1	1		-1	-3
pattern w##, first	3			-2		-1
pattern w##/MM	2			-2		-1	-1
pattern w##/MM, first	-4			4
pattern w##w	3			-2			-1
pattern w#$M	2			-2
pattern w#$M$M	1		-3	1	-1	-1	2
pattern w#$M☐$	-2	-1	-3	2	-1	-1	-2
pattern w#)#		-1	1			-1	-2
pattern w#, first	2	-1			-1	-3	-2
pattern w#:#	2			-2	-1	-1	-1
pattern w#M/M/	-3	1		3		-1	-1
pattern w#MM#M	4			-1	-2	-2	-1
pattern w#MM#w			1	3		2	-1
pattern w#MMM#	-2	-1		1	-3	-3	3
pattern w#MMM/	1	-1			-1		-2
pattern w#MMMM	2	-1	-1	-2	-2	-4	-3	-1
pattern w#MwM	-1			-2	-1		3
pattern w#MwMM	1	-1	-2		-2	-2	1
pattern w#MwMw	1		-1	-2	3	2	-2
pattern w#w	2	-2	1	-3	-2	-3	-1	-1
pattern w#w#w#	-2	-1	2	-3	2		-1
pattern w#w#wM	3			-1	-1	-2
pattern w#wMMM	-1			3	-2	-2	-1
pattern w#–w	3			-3
pattern w$#,Mw	4			-1	-3	-3	-2
pattern w&w			-1		-3	-1	2
pattern w&w,w.	3			-4	-1	-1	-1
pattern w(w)	2		1	-1	-2	-2
pattern w(w)##	3	-1	-2		-2	-2
pattern w(w)#w		-1	1	-1	1	1	-3	-1
pattern w(w)..				-2	3	-1
pattern w(w)MM	-1		-1	1	2	1	-3
pattern w(w)Mw	-2		-1	1	2	-3	-1
pattern w(w)w:	3			-2	-1	-1
pattern w(w.#)	3			-2	-1
pattern w(w.w)	-3		2	-1
pattern w(w:w)				1	-2		-1
pattern w(wM/M	-2		-1	3	-1
pattern w,#	3			-2	-2	-2	-3
pattern w,w	1	-1		-3	-3	2
pattern w,w!	1			-3	-1	1
pattern w,w#	4			-2	-2	-1
pattern w,w#, first	6			-5			-1
pattern w,w, first	3	-2		-3	-2	-2
pattern w,w,w,, first	1	-1		-2	-1	2	-1
pattern w,w,w.	3			-1	-3	-2	-1
pattern w,w.	2	-1		1	-1	-2	-3
pattern w,w:	-1		-1	3		-2	-2
pattern w,w>w<	-2			3
pattern w,wM	1	-1	-1		-4	-2
pattern w,wM, first	1	-1		-3	-3	1	-1
pattern w,wM.w	-3			1	1	2	2
pattern w-Mw	3			-1		-2	-1
pattern w-w	1	-1	2	-3	-3	-3	-1
pattern w.		-1	-3	1	-4	-1	-3
pattern w.#				1	-1	1	-3
pattern w...	2			-1		-2
pattern w....., first	3			-1			-2
pattern w.:#	3			-2	-1		-1
pattern w.w		-1	-3	-1	1	1	-2	-1
pattern w.w, first		1		1	-3	-1	-1
pattern w.w,Mw	-3		-2	2	2	-1
pattern w.w,w.	3				-1		-1
pattern w.w.	1	-1	-1	-1	-2	-3	1
pattern w.w/w	-1		-1	1	-1	-2	1
pattern w.wMwM	1		-2	3	-1	-1	-2
pattern w/w#MM			1	-3	-1	1	1
pattern w/w...	3			-1	-1	-2	-1
pattern w/w.w	-3	-1	-1	3		-1
pattern w/wMM#	-1			-3		2
pattern w/wMMM	-3			3	-1	-1	1
pattern w:#	2	-2	-1	-2	2		-3
pattern w:###	4				-1	-1	-2
pattern w:#, first	3	-1		-3		-1
pattern w:#w:#	2					-1	-2
pattern w:#w:w	1	-1	-2	-3	-1	1
pattern w:M	-1	-1	-1	1	-2		2	-1
pattern w:M, first	1			-3		-1	1
pattern w:M/M	2		1	3	-1	-3	-2	1
pattern w:M/MM	2			-1	-1	-1	-2
pattern w:M/Mw	3			-1	-1		-3
pattern w:Mw	1	-1	1	2		-2	-1
pattern w:Mw:M	1		-1		-2	-3	-1	-1
pattern w:w		1	-1	1	-2	-3	-1	-1
pattern w:w, first	3			-3	-1		-3
pattern w:w-w	-2			2		-3	-1
pattern w:w-wM	-2	-1		2
pattern w:w.w	3			-1	-2		-2
pattern w:w:	-2			3	-1		-2
pattern w:w:#	3			-3		-1
pattern w:w:M/	1	-1	2	-4	-1	-1	-1
pattern w:w:w:	1	-1	-1	3	-1	-1	-2	-1
pattern w:w=w=	3			-1			-2
pattern w:wM	-3			1	1	-1	1
pattern w:wMw,	2			-2	1	-1	-1
pattern w:wMwM		-1	-1	-3		1	-2
pattern w;w;w;	1		-1	3			-1
pattern w?, first	-3	-1		1		1	1
pattern w?w	-3	1	1	-1	-2	-1	1
pattern w?w.w	-3			3
pattern wM(w)	3				-1	-3
pattern wM(w)#	2			-2
pattern wM, first		-1		-2	-1	-2	2
pattern wM/M			-1	-1	1		-3
pattern wM/M;w	3	-1		-2	-1		-2
pattern wM/MM/				-5	-2	3	-4	-1
pattern wM/MM/, first	-6	-1		7	-1	-1	-2
pattern wMM		-1		-4	-2		1	-1
pattern wMM/M/	-3			3
pattern wMMM				2	-2	-1	-2
pattern wMMMM	-1		-2	-1	1	1	-2
pattern wMMMM#	-3		1	-1	1	-2	1
pattern wMMMMM	-2	-2	1	-3		1	2
pattern wMMMMw	3		-1	1	-1	-3	-1
pattern wMw	-1	-2	-3		2	-3		1
pattern wMw#	5			-4	-1	-2	-1
pattern wMw, first	2	-1		-1			-2
pattern wMw,wM	1		-1	-1	-2	-3
pattern wMw:w:	2			-5	-1	1	-1
pattern wMwM		-1	1	-4	-1	3	-1
pattern wMwM#M	-3	-1	1	2		-1
pattern wMwM.w	2						-2
pattern wMwM/M	-1		1	1	-1	-3	1
pattern wMwM/w	-3			1	1	-2	1
pattern wMwMMM	-1			2	-1	-2	-3
pattern wMwMw	3		-1	-3	1	-2	-1
pattern wMwMw#	3			-2	-1	-2	-1
pattern wMwMwM		1	2	1	-1	-3	-2	-1
pattern wM·wM	2			-2	-1
pattern w|w	3			-2	-1	-1	-1
pattern w®	3			-2	-2	-2	-1
pattern w—w	3			-2
pattern {	3			-3			-1
payment history	2	-1		-3		-1	-1
personal information	3			-1	-1
public records	4			-3		-1
status	2			-1		-1	-2
term	2						-2
total claim	-3	1		3	-1	-1	-1
transunion®	-2			3	-1	-1
you said	3		-1	-2		-3
三, 催收	-3			1		-1
# figure line below
account number	-4	-1		4		-1	2
auto	-2			2		-1
balance histories	3						-3
begins (	-1	-3		1	-3			-1
begins ,	1			2	-2	-3
begins .	-2		-1	1	-2	3	-1
begins 2.2	-2			2	-1		-1
begins ;	-3		-1	-1	2	1
begins <	1	-3			-2	-2	-1	-1
begins =	1	-1	1	-3		-2
begins >		-1	-1	3	-1	2		-1
begins a	-3	-1	-1		-3	1	2
begins account		-1	2	-1	-3	-2	-3	-1
begins accounts	1			-2	-3	-1	-1
begins additional	3			-2
begins addr	2	-1		-2	-2
begins after	2			-2
begins ally	2	-2	-1	-3			2
begins american	2		1	-1	-2	-2	1
begins and	-3	-1	-1	-3	-2		1
begins annual	-2	-1	-2	3
begins applicant	3			-3			-1
begins apr	-1			2	-2	-1	-1
begins atlanta	2			-2	-1
begins auto		-1	-1	1	-1	1	-2
begins available	4	-1		-4	1
begins bal	-4			4	-1	1	-1
begins balance	-2	-2		2	-2	-3	2	-1
begins balances	4			-2	-1	-1	-1
begins barclays				1	-3	-2	1
begins billing	-3			3		-1
begins both	-3		-1	2		1	-1
begins c	1	-2	-1		-3	-2	-1
begins c/o	-3		2	-1
begins calculated	2	-1		-1	-1	-1
begins cap	2		1		-1	1	-3
begins card	3			-1			-1
begins certified	3			-2	-2
begins charge	-1			2	-1	1	-3
begins chatgpt	3			-3		-3
begins checking	3			-3	-2	-1	-1
begins citi	-3			2	1	-2
begins city	3			-3		-1
begins client	2	-1	-2	-2	-2	-2	3
begins clm	3			-2	-1	-1	-2
begins closed	-2		-1	5	1	-2	-2
begins co	3			1		-1	-3
begins col	2				-1	-2	-1
begins collection	2		-2	1	-1	-1	-2
begins collections	-1	-1	2	1	-2	-3	-2
begins comenity	1	-3			-1		1
begins comments	2			-4	-1	-2
begins company	3			-3		-1	-1
begins confidentiality	4			-3	-2	-2	-1
begins consumer	3		1	-4	-1	-1	-1
begins contact				-3	-1	-2	1
begins conventional	-2			3	-1	2	-3
begins credit	-1	-2	-1	3	-4	-1		-1
begins credor	3			-1	-2	-1	-1
begins current	-1	-1			-3	1	-2	-1
begins d	2	-2	-2	-1	-1	-3	-4	-1
begins date	1	-1	-1	2	-4	-2	1
begins daycare	3			-2	-1	-1
begins debt	3	-1		-2	-2	-1	-1
begins debtor	3			-1	-2	-2	-1
begins debts	3			-2	-1	-1
begins dept	-3				-1	-2	3
begins discover	3	-1	-1	-4	-2	1
begins dr	-1			-1	-2	3	-3
begins due	-2						3
begins e	1			1		-3	-2
begins eastern	-3			1	1		2
begins ecoa	2		-1	1	-2	-2	-3
begins end	3		-1	-2
begins equifax	4			-3	-1	-2	-1
begins equifax/fico	2			-1	-2	-1
begins everything	3			-2	-1	-1
begins experian/fair	2			-1	-1	-1
begins external	-3	-1	-1	3			1
begins federally	3			-2		-1	-1
begins fidelity	2		-1	-3	-1		-1
begins file	5			-3	-1	-1	-1
begins filed	2			-2
begins financial	4			-3			-1
begins fingerhut	-3		-1			1	3
begins ford	1			2	-3		-1
begins form	3			-2
begins g	3					-1	-3
begins ge	3			-3		-1
begins geico	3		-1	-2	-2	-3	1
begins groceries	5			-3	-2	-3
begins guarantor	3			-1	-3	-1
begins hard				-3			1
begins have	2			-2	2	-2	-1
begins high	3		-1	-3	-1
begins honda	3	-1	-1	1		-1	-2
begins house	2		-1	-3		-1
begins hsbc	3				-2	-2	-1
begins if	5			2	-2	-3	-1
begins image	-3			2	2	1
begins include	3			-2
begins inquiries	1		-1		1	-3	-3
begins installment	1	-1	-1	4	-2	-2	-2
begins interest	3			-2		-2
begins irs	1					-3
begins items	1				-2	-3	-2
begins jan	3			-2		-1	-1
begins jefferson	-4	-1	-1	1	2	-3	4
begins key	3		-1	-2	-1
begins last	-1	-1	-1		-1	-2	1
begins late	-1	-2			-2	2	-3	-1
begins lease	-3	-1		2		-1	-1
begins lendingclub	1		-1	1	-2	-3
begins liabilities	1			1	-3	-1	-1
begins list	2			-2
begins loan	1	-2	1	-3	-3	-3	1	-1
begins loans	2		-1	-2	3		-2	-1
begins lvnv	-2	-1	1	1	1	-1	-3
begins macy's	-2	-1	-1	1	1	1
begins may	3			-2	-1	-1	-1
begins me	-2			1		3	1
begins member	1	-1		-3	-2	-1
begins merrick	-2		-1	1	1		-2
begins milwaukee	2			-1		-2
begins min	-3		1	-2	3	-3	-1
begins mine			-2	-2	2	3	-2
begins mohela	-3		-1	4	1	2	1
begins monthly			-1	-3	2	-3	-1
begins name	1				-3	-2	-1
begins navient			1	-2	-1	3	-2
begins nelnet				3	-1	-1	-3
begins netflix	3			-4	-1	1
begins new	4	-1		-1	1	-2
begins nissan	-2		-1	1		3	-2
begins no	1	-1	-1		2	-2	-1
begins nonpriority	-3	1	2	3	-3	-3	-1
begins nordstrom	-2		1	1	-1	-1
begins not	-1	-1		1	1	-3	-3
begins of	3			-1	-1	-1
begins offers	3			-2	-1	-2
begins official	3			-2
begins old	-1	-1	-1	3	-3	-3	1
begins open			-3	3	-3	-2	-1
begins opened	-2	-1		4	-2	-2		-1
begins original	-1	-1	-1	1	-2	-3	-1	-1
begins other	-1	-1	1	1			-3
begins our	3			-3	-1	-2	1
begins owe	-1		-3	1	-1		-1
begins owes	-2			2	-2	-1	-1
begins page	4			-2	-1	-2	-2
begins part	4			-6	-2		1
begins patient	-2	-1		3	-1	-1	-2
begins pay		-1	-1	-1		-3	1
begins payment	-1	-1	1	2	-1	-3	1	-1
begins payments	3			-2	-1	-1
begins personal	2			-2	-1	-1	1
begins phone	4			-2	-3	-1
begins planet	3			-2	-2	-1
begins pmt	-1			-1	3	-3
begins pnc	-2		1	2	-1		1
begins po	-1	1	-1	1	-2	-3	-2	-1
begins portfolio	-3	-1	-2	3		-1
begins prepared	5			-3	-1	-1
begins priority	-3			4		-1
begins provide	2			-2
begins provider	2			-2
begins préstamos				-2		-1	2
begins rating	4			-2	1	-3	-3
begins re				-3			1
begins real	-2	-1		3			-1
begins recent	1			-2	-1	-3	1
begins rei	-3			2		1	-1
begins remarks	2		-1	2	-1	-2	-3
begins rent	-1			-3	2
begins repayment	-1			-2		-1	3
begins report	3			-3	-1
begins reported	-1	-1	2				-4	-1
begins requested	4			-2	-1	-1
begins rosalind	3			-2	-1
begins s	3	-1			-1	-1
begins saldo	-3	-1	-1	5	-2	-1	1
begins sallie	1		1	1	-2	2	-1
begins satisfactory	3			-1			-1
begins savings	4		-2	-2			-1
begins score	4			-3	-1	-1	-2
begins sears	3		-1	-2	-1	-1
begins section	4			-5	-2	-2	1
begins see	4		-1	-2	-1	-3	-2
begins service	-1		-1	3			-1
begins sort	3			-2	-1
begins source				3		1	-1
begins still	-3			2	1	-2
begins student	-1			3	-1	-1	-1
begins subtotal	-1	-1		1	-1	-3		-1
begins suffix	3			-2	-1	-1	-2
begins syncb/lowes	-3			3			1
begins synchrony		-1	-1		-3	-2	1
begins t	1		1		-2	-2	-3
begins thank	-1			3	-2	-2	-1
begins thats	-3			2			1
begins then	-2			4		-3
begins this	-1		-1	-2		-5	1
begins to				1	-2		-1
begins toll	3			-1	-2	-1
begins total		-3	-1		1			-1
begins totals	-1	-1	1	-2	-2	-1	2	-1
begins tradeline	3			-1	-1	-1	-2
begins tradelines	3			-2	-1	-1
begins transunion	2	1	1	-2	-2	-3	-4	2
begins two-year	3			-1		-1	-2
begins type	1		1			-2	-3
begins upvote	4			-1		-3	-1
begins us	-2	-1			-3	-2	3
begins vanguard	3			-3
begins vantagescore	3				-2	-1	-1
begins verified	-2			2
begins water		-1		-3		1
begins wayfair	-1		2	-2	1	1	-1
begins westlake	2	-1		2		-1	-3
begins what	-1	-1		2	-2	-3	-1
begins whose	-3	-1	-1	3	-2	-1
begins worst	4			-1			-3
begins xfinity	3			-2		-1	-1
begins xpn	-1			2		-1	-1
begins you	-2	1	1	1	-4		-1
begins ytd		-1		-1	-2		3
begins zip	-3		1	-1		2	-2
begins }	1			-3	-1	-2	1
begins ~	3	1		-1	-1	-1	-1
begins ©	2			-3	-2	-2	-1
begins •	-1	-1	-3		1	1	1
begins ☐	-2	-1	-3	-1	2	2	-2	-1
begins ✓	3		-1			1	-3
begins 余额	-2			3
begins 👍			-1	-3	1	-1	-1
begins 😬	-3		-1	1	2	2
closed	-3			2		-1
collection	-3			3
fair	3				-1	-2
good	3				-2	-1
means date, short	3					-1
means money, short	1	-1		-3	-1	-1	1
means name	4	-1		-3		-1	-2
means number, short	-3			4			-1
means original	-3			4		-1	2
means status	2					-2	-1
means text		-2		2	-1	-3	-1
means text, short	-2	-1		2	-2	1	-1
none	1	-1		-4	1	-1	-2
original amount	-2			1			2
pattern "#","w	-1		2	1	-4	-2		-1
pattern "M#","	1		-1	-1	-2	-4	-1
pattern "w",""	-2		-1		-1	2	-3
pattern "w","w	-1	-1	-1	1	-2	-4
pattern "w":"#	1			-3	-1	1	-2
pattern "w":"M	1		-1	-2	-2		-2
pattern "w":#				-3	3	2	-3
pattern "w":{"	3			-2	-1	-1	-1
pattern "w-w",	1		2	-1	-1	1	-3
pattern ##/#M	3			-1		-3	-2
pattern ##/#MM	-1	-1		-4	-1	3	3	-1
pattern #)#	5			-4	-1	-1	-2
pattern #)#, first	4			-3	-2	-2
pattern #)#w#w	4			-1	-3
pattern #)w	-3					-1	3
pattern #)w,w.	-2			2			1
pattern #, first	-1			2	-3	-3	-4
pattern #.w	2			-1	-3	-1	1
pattern #.w(w)	-3		1	2	-1	-1
pattern #.w, first	1			-3	-2		1
pattern #.w,w#				-1	-1	-2	3
pattern #.w,w#, first	3			-1			-2
pattern #.w,wM	-4		-1	1	-1	-1	2
pattern #.w,wM, first	3						-3
pattern #.w.w#	3			-2		-1	-1
pattern #.w.w.	3	-1	-1	1	-1	-2
pattern #.w?	-4		-2	1	1	3	-1
pattern #=w#=w	4			-2	-1	-3	-1
pattern #M	2			-2		-1	1
pattern #M/#Mw	-1		-1	-3			2
pattern #M/M	-1		-1	-3	2	-1
pattern #M/M--	4			-2	1	-1	-2
pattern #M/M/M	-2	-1		-3	2	-2
pattern #M/MMM	-1	-2	-2	-3	2	-3	2
pattern #M/MMw	4	1	-1	-2			-4
pattern #M/Mw	1		-2	-3			-1
pattern #M/MwM			-2	-4	-2	-2
pattern #w	2	-1	1	-2	-1		-3
pattern #w#M/M	3			-3		-1	-1
pattern #w#MMM	-2	-1		2	1		1	-1
pattern #w#MMM, first	3	-1		-3			-2
pattern #w#wMw			1	-4	-1	2	-1
pattern #w(w)M				2	-1	1	-2
pattern #w(w)w, first	3			-2			-1
pattern #w/w#M	2			-3		-1	-1
pattern #w:w	3		-1	-3	-1	-1	-3
pattern #wM	1		-1	-4		-2
pattern #wM/M	1		-1	-3		-4	2
pattern #wM/M/	3	1		-4		-1
pattern #wMM, first	2			-2			-1
pattern #wMMM, first	4			-4			-1
pattern #wMMwM, first	3			-1			-3
pattern #wMw	2		1	-3	-2	-1	-1
pattern *w:M	-3			3
pattern +-----				-1	-1	3	-2
pattern +w	3			-1			-2
pattern --, first	3			-2			-2
pattern ---	-3		2	-1
pattern -w-	3			-2	-2	-1	-1
pattern -w::M	-3			3			-1
pattern </w>	3			-2	-1	-2	-1
pattern <_w_#=	-3			-1		-1	3
pattern <_w_w=					2	1	-4	-1
pattern <w><w>	3	-1		-2	-3
pattern <w_w="	1			-1	-2	-3
pattern M		-1			-6	-3	1	-1
pattern M, first	-4		-2	3	-1	-3	-4	-1
pattern M/M, first	-3			3		-1	-1
pattern M/M/Mw	3	-1	-2	-1	-1	-2	-3
pattern M/MM/M	1	2	1	-1	-1	-3	-3
pattern M/MM/M, first	-3	2		1		-1
pattern M/MMMM	3			-3
pattern M/MwMM	4			-4	-1	-1
pattern MMM	-1			1		-1	-2
pattern Mw	-2		-2	3	-2	1	-3	2
pattern Mw#w,w	-2			3
pattern Mw, first	4			-2		-2	-2	1
pattern Mw,w	3			-2	-1	-2
pattern Mw,w,w	-3		-1	3			-1
pattern Mw.w.	-3		2	2	-1
pattern Mw:Mw:	-3			3
pattern MwM	1		1	2	-2
pattern MwMMMM, first	3			-2
pattern M✓✓✓✓✓	-2			-1	-1	-3	2
pattern ],	1		1	-3	-1	-1	-1
pattern ______	3			-1	-1		-1
pattern w	-1	-3		-1	-3	1	-1	-1
pattern w!w.	3			-1	-2
pattern w##	1		1	-2	-3	-3	-1
pattern w#####	1			-2	-1	-1	2
pattern w##/MM	2			-1	1	-2	-3
pattern w##MMM	4	-1		-2	-1	-1	-3
pattern w#$M$M	1	-1	-3	1	-2		-1
pattern w#$M☐$	-2	-1	-3	2		-2	-1
pattern w#)#w#	2			-1	-1
pattern w#)MM					2		-2
pattern w#, first	3	-2			-2	-1
pattern w#:#	3			-3	-1	-1	-1
pattern w#:w	5			-5			-1
pattern w#M	3	-1		-3	-3		-3
pattern w#M,w:	4			-3	-1
pattern w#M/MM	-1	-2	-2	-3		-1	1	-1
pattern w#MM	5			-4
pattern w#MM#M	3	-1		-2	-2	-2	-2
pattern w#MM#w	-3		1	3			1
pattern w#MMM#	-3					-1	3
pattern w#MMMM	2	-1		-1	-3	-3	-2
pattern w#MMw	-3		-1	1	-1	-2	2
pattern w#MwM#	-3			2	-1	-1	3
pattern w#w	2	-1	-2	-3	-1	1	-1
pattern w#w#	3		-1	-1	-2	-2	-3
pattern w#w#w#		-1	2		-1	-3
pattern w#w#w?	2			-2
pattern w#w$#,	1			-2		-1	-2
pattern w#w.w	2			-2		-2	-1
pattern w#w.w., first	-3			3
pattern w#wM	3		-1	-4	-2	-1
pattern w#wMMM	-1	-1	1	2	-2	-3
pattern w#wMw	3		-1	-2		-3	-1
pattern w#wMwM	-2	-1		1	-3	-3	2
pattern w$#,Mw	1			1		-4	-2
pattern w$M$Mw			2	-3			2
pattern w$____	4			-4
pattern w&w	3			-1	-2
pattern w(w), first	3	-1		-2			-1
pattern w(w),w	1			-1	-3		-2
pattern w(w)w	1				-2	-1	-3
pattern w(w.w)	-3		1	-2	1	-1	1
pattern w(w:w)	-3	-1				1	1	-1
pattern w(wMw)	3			-2	-1	-1
pattern w,	4			-2	-3	-3	-2
pattern w,w	1		1	-2	-3		-2
pattern w,w#	3			-2	-2
pattern w,w.			1	-1	-3	-2	-1
pattern w,w.w	3			-3	-1		-1
pattern w,w.w,				-4	1	1	-1
pattern w,w.wM			-1	2	-1	-1	-2
pattern w,wM	4		1	-1	-5	-1	-1
pattern w,wM, first	6			-3	-3	-2	-1
pattern w,wM,w		-1	1	1		-1	-3
pattern w,wMw,	2		-1	-2	-3		1
pattern w,wMw:, first	3			-2	-2	-1
pattern w--	3			-2			-1
pattern w-Mw,w	2	-1		-1	-1
pattern w-w	-2		1		-3	2
pattern w-w#MM	2		1	-4		-1	1
pattern w-w;w-	1		-1	-3	-1	-1	1
pattern w.#	4		-1	-2			-1
pattern w., first	-1			3	-1	-2	-1
pattern w.....	-2	-1	3	2	-1	1	1	-1
pattern w.w		-2		1	-3	-1	-1
pattern w.w#/M	3			-1	-2	-1
pattern w.w(w)	-2			3	-1		-2
pattern w.w,w.	1			-3	-1	-1	1
pattern w.w.	1	-1	1	-2	-2	-3	-1
pattern w.w.w#	4			1		-2	-3
pattern w.w.w.	4			-3		-1	-1
pattern w.w:, first	3			-2
pattern w.w:M	-5			5		-1	-1
pattern w.w:Mw	2		-1			-2	-1
pattern w.wM, first	3			-2	-1	-1
pattern w.wM,w	2		-1	-3	-2	1
pattern w.wMwM				2	-2	-3
pattern w/w		-1	1			-3	2
pattern w/w#MM			-1	-2	-1	-1	3
pattern w/w#wM	-1			3	-1	-1	1
pattern w:	1	-1		1	-2	-3	-1
pattern w:#	2	2		-3	-3	-2	-1
pattern w:#, first	4	-2		-1		-1	-3
pattern w:#w	-1			1	2	1	-3
pattern w:#w:M	1		1	-3	1	2	-2
pattern w:#w:w	4	-1	-2	-4		-1	-1
pattern w:, first	3	-1	-1	-4	-1	-1	1
pattern w:---	2			-1			-1
pattern w:----	-1			3			-1
pattern w:--M-	-2			3
pattern w:--w-	-3			3
pattern w:-w-	-4			4
pattern w:M	-1	-1	-1		-2	-3	1	-1
pattern w:M#/M, first	-2			3			-1
pattern w:M, first	3	-1		-1		-1	-2
pattern w:M-M/	-3			-2		2	3
pattern w:M/M	2		-1	2	-1	-2	-2
pattern w:M/M/	2	-1		1	-4	-3
pattern w:M/M/, first	5	1		-3	-1	-1
pattern w:M/Mw	-1		1			1	-4
pattern w:Mw	-1			-4	2		-1
pattern w:Mw#w	3			-2
pattern w:Mw,w	4			-3	-1
pattern w:Mw:>	4			-4			-1
pattern w:w	1	-1	-2	1	-3	-2	-1	-1
pattern w:w#M	2		1	-3	-1	-1	-1
pattern w:w,w:	3			-2	-1		-1
pattern w:w,wM	3			-3
pattern w:w.Mw, first	2			-2
pattern w:w.w,	3			-2	-2		-1
pattern w:w.w.	2			-1		-4	1
pattern w:w.w:	4			-3	-2	-1	-2
pattern w:w:#	3			-2	-1		-1
pattern w:w:w,	4			-4	-1	-1
pattern w:w<w>	3			-1		-1	-1
pattern w:wM/M	2			-1	-1	-2	-2
pattern w:wMw,	-2			2		3	1
pattern w:wMw.	4			-2		-1	-2
pattern w;w	3			-1	-1	-3	-1
pattern w=M	-3			3	-1	-1
pattern w?M/M	3			-3
pattern wM	-1	-3		-1		-2	-1	-1
pattern wM#w	3			-2	-1	-1
pattern wM(w)#	3			-2		-1	-1
pattern wM, first	2	1		-1	-3	-2
pattern wM.wM.	-3			3
pattern wM.wMw, first	3	-2
pattern wM/M/M, first	3	-1		-2	-1	-1	-1
pattern wM/MM/	1			-2	-1	1	-2
pattern wMM	-1	-1			-5	-2	1	-1
pattern wMM, first	3			-2		-1	-2
pattern wMMM		-1	-2		-3	-3	1	-1
pattern wMMMMw	2	-1	-3	-4	-1		-2
pattern wMMw	2		-1	3	-2	-3	-3
pattern wMw#,w	-2			3	2	-1
pattern wMw#:#	3			-2	-1	-1	-2
pattern wMw#M	3			-2		-1	-1
pattern wMw#wM	-3	-1	-1	1	-2	1	2
pattern wMw, first		-1		-1		-3	1
pattern wMw,wM	2	-1	-2	-3	-1	-2	1
pattern wMw,wM, first	-1			3			-2
pattern wMw-	3						-3
pattern wMw:Mw	-2		-1	3
pattern wMwM		-2		-2	3		1	-1
pattern wMwM, first	-2	-1		1	-1		3
pattern wMwM.	4			-2	-1		-2
pattern wMwMMM	2		-1	-1	-1	-1	-2
pattern wMwMw	1	-1	-1	-1	-2	2	-1
pattern wMwMwM	-2	-3	-2	2		2	-4	-1
pattern w|#|M|	-3		-1	2		2	-1
pattern w|w	3			-2	-2	-1
pattern w®	2				-2	-1
pattern w–w	2			-3	-2	-1	-2	1
pattern w–wMMM	3			-1			-2
pattern w—w	3			-3
pattern •, first	4	-1		-3		-1
pattern ☐w.	3			-2
pattern 😬	-3		-1	1	1	1	2
payment status	-3			2			2
reported balance	-4			4
status	-2			3			-1
# figure pattern comes
always	-1	-4	2		-3		-2	-2
often	-1	-3	-6	1			-2	-2
twice		-3	-3	1		1		-2
# figure place
1		-2	-1	1	-3	-3	-4	-1
4		-3						-2
# figure read as, shape
accountName code	-1	1		-3			-1
accountNumber digits-5	-3			5	1
accountNumber digits-7	-2	-1	-1	3		-1	-2
accountNumber lettered-code	-1	-1	-2	3	-2	-2	-3
accountNumber with-digits	-2	1	-3	3	-3	-3	-2	-1
accountNumber year	-2			3	-1
amount digits-2	1				-3		-2
amount digits-3		-1	-1	-3	2		-3	-1
amount digits-4	-3		-1	-1	2		-1
amount digits-5	-2			-1	3	-1
amount digits-6	-1			-1	2		-1
amount with-digits	-2		-1	-4	4	-3	-2
amount year	-3		-1		3		-1
amount? digits-1	-4			-2	5		-3
amount? digits-2	-1			-1	3	-5	-3	-1
amount? with-digits		-1	-1	-4		-2	-3	-1
current code	-3			-2		-1	3
current digits-1	-3	-1	-1	1		-5	3	-1
current digits-2	1	-1	-1	-2	-1	-3
current digits-3	-2			-1	-1	-3	3
current lettered-code	-4	-1	-1	-4	-2	-3	5	-1
current with-digits	-2		-1	1		-4	1
current? digits-3	2			-2	-2	-3	1
current? with-digits	-4	-1	-1		2	-4	4	-1
goes on code	-3	-3	1	-1		-2	2
goes on digits-1	2	-2	1	-2	-1	-1	-2
goes on digits-2	1	-1		-3			-1	1
goes on year	-3	1	2	1
goes on? digits-1	2	-2		-4	-2	-2	-1
goes on? digits-2	3		-1	-2		-1	-1
goes on? digits-4	-1		-2	2	-1	-2	-1
goes on? digits-7	-2		-3	2		-1	-1
goes on? with-digits	-4	-1	5	-1
goes on? year	-3		3	-2
paying digits-1	-3		-1	-2	-1	2	-2	-1
paying digits-3	-1		-1	-2	-5	2
paying digits-4	-4			-2	1	2	1
paying lettered-code	-2			-2	-2	2	-3
paying with-digits	-5	-2	-1	-2		3	-3
paying? digits-2				-2	-4	1	-3
paying? with-digits	4	-1	-1	-4	-4	2	-2
# figure read as
accountName	-1	2	1	-3	-2	-2	-3	1
accountName?	1	-2				-1	-3
accountNumber	1		-3	3	-2	-5	-5	-1
accountNumber?		-2	-3	1	-2	-2	-4	-1
amount	-3	-2	-2	-5	5	-3	-4	-1
amount?	-1	-2	-2	-5	2	-1	-5	-1
aside current	3					-2	-3
current	-3	-1	-2	-2	-3	-5	3	-1
current?	-1	-2	-1	-3	-3	-3	1	-1
goes on	-1	-3	1		-3	-1	-1	1
goes on?	-2	-1	1	2	-3			-1
no debts	1	-1	-1	-1	-2	-2	-5	-1
no part		-2		-1		-1	-6	-1
no part, in row	1	-2	1		-2	-1	-7
originalCreditor	1			-2	-1	-1	-3	1
originalCreditor?	-3		1	-1			1	1
paying	-4	-2	-1	-2	-2	3	-2	-1
paying?		-1	-1	-1	-3	2	-4	-1
# figure read in
accountName, one debt a line	-2		-1	1	-1	-2	-3
accountName, tables and labels		1		-3	-1	-2	-3	2
accountNumber, a column for each debt	-3			3	-1		-1
accountNumber, a letter about one debt	-3			3
accountNumber, a line for each cell	-3			3			-1
accountNumber, a paragraph for each debt	-4		-1	5	-2	-2	-1
accountNumber, a row for each bureau	3			-3
accountNumber, headings over the values of each account	-3			3	-1		-1
accountNumber, objects	-3			3	-1	-1
accountNumber, one debt a line	1	-2	-3	3	-1	-4	-5	-1
accountNumber, records of labels	-2			2			-1
accountNumber, tables and labels	-1	1	-3	1	-3	-4	-3	-1
amount, a bullet for each debt	1			-2		-2	-2
amount, cards				-3		2	-1
amount, columns by their place	-1	-1			1	-2	-3	-1
amount, objects	-3			-1	3	-1
amount, one debt a line		-1	-2	-6	1	-5	-2	-1
amount, running text	-3			-1	3	-3	-1
amount, tables and labels	-2	-1	-1	-3	3	-4	-5	-1
aside accountNumber, one debt a line	2		-1	-2	-1	-1	-1
aside current, one debt a line	3					-3	-2
current, a notice about one debt	4					1	-4
current, cards	3		-1		-3	-3	-3
current, columns below each other	-3					-1	3
current, columns by their place	-3	-1		-1	-1		3	-1
current, one debt a line		-1	-1	-1		-5	1	-1
current, tables and labels	-2	-2	-1	-1	-3	-3	2	-2
goes on, one debt a line		-3	3	-4	-2	-3		-1
goes on, tables and labels		-5	-1	-1	-2	1	-1	1
no part, a bullet for each debt	1	1	-1		-2	-3	-3	-1
no part, a letter about one debt	2	-3	2	-2	-4	-5	-2
no part, a paragraph for each debt	1	-3	1		-2	-2	-5	-1
no part, a row for each bureau	3			-3		-1		-1
no part, cards			-2	-2	1		-5	1
no part, columns below each other	-1		-1	-2	-3	1	-1
no part, columns by their place	1	-4		-1	-1	-1	-6	-2
no part, headings on several lines	4	-1	-1	-3	-3	-5	-3
no part, headings over the values of each account	1	-1	-2	-1	-3	-4	-2
no part, labels	1		-1		-2	-4	-2
no part, none	-1		1				-4	-1
no part, objects	5	-1	1	-4	-4	-5	-3
no part, one debt a line		-2		-1			-6	-2
no part, records of labels		-1	-1	1	-1	-2	-3
no part, rows of labels with their values	3	1	-1	-2	-2	-2
no part, running text	1	-1	-1	1		-2	-4	-1
no part, tables and labels	3	-1	1	-1	-7	-4	-5	-1
paying, a paragraph for each debt	1		-1	-1	-3	-1
paying, cards		-1		-3	-1	2	-1
paying, columns by their place	-4	-1		-1	-2	4	-2
paying, objects	-3			-1	-1	2
paying, one debt a line	-2	-1	-1	-1	-5	4	-3	-1
paying, tables and labels	-3	-3	-1			2		-1
# figure shape and behind
code capital	-2	-1	-2	3	-1		1
code capitalised			-2		-3	-3	1	-1
code capitals	-1	1		1	-4			-1
code code		-1		1	-1	-2	-2
code date	-3			3	-1	-1
code digits-1		-1	-1		-1	1	-3
code digits-2		-1	-1		-2	3	-5	-1
code digits-3	3	-1	-1	-1	-1	-1
code digits-5	3			-3	-1
code dollars	2	-1	-2		-1	-4	-3
code end	5			-4	-1		-1
code lettered-code	3	-1	-2	-2	-1	-1	-1
code line	1	-1	1		-3	-2	-1
code mark-$	1	-1	-3	-1	-1	-1	-1
code mark-.	1	-2	-1			-3	-1	-1
code mark-;	-2			-1	-1	-3	2
code mark-?	3			-3
code mark-–	-3			2	-1	-2	2
code percent	3	-1		-4
code small	2	-1		-2	-2	-4	-2	-1
code with-digits	-3		1	1	-1	-1	1
code year	-4		-1	4
digits-1 capital	2	-1		-1	-1	-2	-1
digits-1 capitalised	2	-2		-3	1		-4
digits-1 capitals	2	-2	1	-5	-1	-1	-1	-1
digits-1 cents	5			-2	-2	-2	-2
digits-1 code	2			-3	-2	-3
digits-1 digits-2				-4	-2	-5	1	1
digits-1 digits-3	1	-1	-1	-1	-2	-1	-3
digits-1 lettered-code	1	-1		-2	-1	-3	-1	-1
digits-1 line		-1		-5	1	-2		-1
digits-1 mark-"	-2	-1	2	-3		-1	1
digits-1 mark-(	-4	-1	3	-2		2
digits-1 mark-)	2	-2	1	-2	-3	-3	-1
digits-1 mark--	2		1	-5	-2	-3
digits-1 mark-.	2	-2		-3	-2	-3	-1	-1
digits-1 mark-/	2	-2	1	-3	-2	-2	-2	-1
digits-1 mark-:	2	-1	-1	-2	-2	-2	-2	-1
digits-1 mark-;	3				-3	-1	-1
digits-1 mark-=	4			-1	-2	-2	-2
digits-1 mark-|	-1	-1		-4	2		1
digits-1 mark-–	1			-3	2	-2
digits-1 small	1	-1		-5	-2	2	1
digits-1 thousands	2			-3	-2		-1	-1
digits-1 with-digits	2	-1		-4		-2	-1
digits-2 capital	3			-2	-2	-2
digits-2 capitalised	-1	-2	-1	-5	-2	-4	2	-1
digits-2 capitals	-1	-1		-1		-3
digits-2 cents	1	-2		-5	1	2	-4
digits-2 code			1	-2	-1	1
digits-2 digits-1	3			-2	-3	-1	-2
digits-2 digits-2	1	-1	-1	-3	-1	-3	1	-1
digits-2 digits-3	-1	-1	-2	2	-3	3	-3
digits-2 digits-4	-3	-1	1	2	-3		-3	-1
digits-2 digits-7	3			-1		-1	-1
digits-2 dollars	1			-4	1		-3
digits-2 dollars-and-cents	2		-1	-2		-1
digits-2 lettered-code	-1	-1	1	2	-2	-4	-1
digits-2 line	-1	-1	2	-3			-1	-1
digits-2 mark-"	-2		-1	-5	-3		3
digits-2 mark-$	1			-1	-3	1	1
digits-2 mark-(	-1	-1	-1	-4	-2	1	-1
digits-2 mark-)	-3		1		-2		3
digits-2 mark-,	-1		-3		1	-1	-1
digits-2 mark--	-1	1	1	1	-1	-3		-1
digits-2 mark-/	2	-1		-5	-3	1	-2	-1
digits-2 mark-:	1	-1	-1	-1	-2		-5
digits-2 mark-|				-4	1	1	-3
digits-2 small		-2	-1	-4	-3	-2	2	-1
digits-2 thousands	-1			-3		2	-1
digits-2 thousands-and-cents			-1	-2	-1	2	-3
digits-2 with-digits	7	-1		-4	-2	-5	-2	-1
digits-3 capital	3			-2		-2	-2
digits-3 capitalised	1		1	-5	-1	-2	-1	-1
digits-3 capitals	2	-1	-2	-2			-3	-1
digits-3 cents	4			-2	-1	-2
digits-3 digits-4		-1	-2	1	-4	1	-1
digits-3 dollars					-3		-1
digits-3 lettered-code	3	-1	-2		-2	-4	-4	-1
digits-3 line		-1	1	-2	1	1	-3	-1
digits-3 mark-"	-1		-1	-5	-1	1	2
digits-3 mark-(	1	-2	-1	-5	1	-1	-2
digits-3 mark-+	1	-1		-2	-2	-4	1
digits-3 mark--			-1	-3			-2
digits-3 mark-.		-1	-1	-5	1	-2	-2	-1
digits-3 mark-/	-1		-2	-4	1	1	1
digits-3 mark-—	2			-1	1	-3
digits-3 mark-→	3			-2	-3	-1
digits-3 percent	1		-1	2	-1	-3	-2
digits-3 small	1	-1	-1	-4	1	-1	-2	-1
digits-3 thousands	-1		-1	-2	-2	2
digits-4 capital	5		-1	-3	-3	-1
digits-4 capitalised	3		-3	-2	-6	-4	-1
digits-4 capitals	2	-2	-2	-3	-1	2	-4	-1
digits-4 digits-1	-2			-3		4	-3
digits-4 digits-3	-2	-1			3	-1	-3
digits-4 digits-4	1	-1	-1	-1	1	-6	-3	-1
digits-4 dollars	-3		-1	3	-3	-2	-1
digits-4 dollars-and-cents	-3	-1	-2	2	-2	-2	-2	-1
digits-4 end	3			-2	-2
digits-4 letters	-2			3			-2
digits-4 line		-1	2			-4	-2	-1
digits-4 mark-"	-1		-1	1	1	1	-3
digits-4 mark-)	-1			1	-3	-1	-2	-1
digits-4 mark--		-2	1		-3	-2	-2
digits-4 mark-/	-4			4	-3	-2	-1
digits-4 mark-:	-2			3	-1	-2
digits-4 mark-–	-4			2	-2	-1		1
digits-4 masked	-2		-1	3	-2	-1
digits-4 small	-1		-1	2	1	-3	-3
digits-4 thousands-and-cents	-2		-1	3	-1	-2	-1
digits-4 with-digits	-1		-1		2	-2	-3
digits-5 capitalised	5			-4	-1		-1
digits-5 code	3			-2	-1
digits-5 digits-1				-2	2	-1
digits-5 digits-4	3			-2	-3	-2	-1
digits-5 digits-5		-1	-1	-3		-1	1
digits-5 lettered-code	-3		-1	2	-1	-1	-1
digits-5 mark-.	-4			4	1	-1	-1
digits-5 mark-/	-3			3	-1	-1
digits-6 capitalised	4			-4			-1
digits-6 capitals	4		-1	-3	-1
digits-6 digits-4	-2	-1	-1	-1	3	-1	-1
digits-6 digits-6	-1			-4		-2	1
digits-7 capital	-4		-2	4	-1
digits-7 digits-7	3			-2	-1	-1	-1
digits-7 dollars	-3		-1	3
digits-7 end	3			-3
digits-7 lettered-code					-2	-2	-4	-1
digits-7 line	1	-1	-1	1	-2	-2	-1
digits-7 mark-"			-1	2	-2	-2	-3
digits-7 mark-$	1	-1	-3	-1	-1	-2	-2
digits-7 mark-,	-3			3	-2	-1	-1
digits-7 mark-.	-4			4	-1	-3	-1
digits-7 mark-:	-3			3
digits-7 mark-;	-4			4	-1
digits-7 mark-|					-3	-1
digits-7 mark-–	-2		-1	3
digits-7 masked	-2			2		-1
digits-7 small	-3			4	-1	-1	-1
digits-7 thousands-and-cents	-4			4		-1
digits-7 with-digits	-3			3	-1
digits-7 year	-3			3
lettered-code capitals	-1	2	-1		-5	-1	-2	-1
lettered-code digits-2	-1	-2	-2	-2	-4		2	1
lettered-code digits-3	3			-3	-1		-1
lettered-code dollars	-3		-1	2		-1	1
lettered-code dollars-and-cents	1	-2		-1	-2	-3	-2	-1
lettered-code lettered-code	1	-2	-1	-1	-3	1	-7	-1
lettered-code line		-2	-4	-1	-4	-3	1	-1
lettered-code mark-"		-3	-2	1	-5	-3		-1
lettered-code mark-(	-1		1		-2	-2	3
lettered-code mark-)	-1	-2	2	2	-1	-2
lettered-code mark-,	-1	-3		1	2		-1	-1
lettered-code mark-.	-1	-1		2	-2	-3	-1
lettered-code mark-;	-3			3	-2	-2	-1
lettered-code mark-=	3			-2		-1
lettered-code mark-|	-1		2	1	-3	-3
lettered-code small	-1			1	-1	-4	-1
lettered-code thousands-and-cents	-3		1	1		-1
lettered-code with-digits	2			-3	-3	1	-3
masked capitals		-2	-1	-3	-2	-3		-1
masked cents	-3			3		-1	-1
masked date	-3			3
masked line	1	-1	-3	1	-3	-2	-2	-1
masked mark-"	-3	-1	2	2	-3	-2	-3
masked mark-(	-3	-1	-1	3
masked mark-.	-3			4
masked thousands-and-cents	-3			3
with-digits capital	-4		-1		2	1	-1
with-digits capitalised		-4	4	-2	-1	-3	1	-1
with-digits capitals	1	-1	1	-1	-3	1		-1
with-digits cents	5		-1	-5	1	-2
with-digits code	-4			-2	-1	3
with-digits digits-1	2	-1	-1	-2	-3	-1	-1	-1
with-digits digits-2	-1	1	-1		-2		-3	-1
with-digits dollars	-2			3	-1	-1
with-digits lettered-code	-3	-1	2	-2	-3	-4	2	-1
with-digits mark-$			-1	-2	-1	3	1
with-digits mark-)	1	-3	-3	-2		-2	-3	-1
with-digits mark-,	2	-3		-3	1	-4	-5	-2
with-digits mark-/	2		-1	-1	-3	-1	-1
with-digits mark-;		-1		-5	-2	1	-1
with-digits mark-?	2			-2	-2	-2
with-digits mark-|	-2			-3	-1	1
with-digits mark-–	1		-1	1	-3		-1
with-digits small	-2	-2	-1	-6	1		-1	-1
with-digits thousands-and-cents	4		-3	-4	-1	-2
with-digits year	2			-4	-4	1	1
year capitalised	4	-1	1	-4	-2	-2	-3
year capitals	3		1	-3	-2	-2	-2
year dollars	5	-1	-1	-3	-1	-2	-3
year dollars-and-cents	1		1	-1	-1	-1	-3
year end	3			-1	-1	-1	-1
year lettered-code	2	-1	2	-6	-3	2	-4
year mark-"	2			-2	1	-1	-4
year mark-(			1	-3	-1	-1
year mark-)	-3	-2	3	-1	-2	-1
year mark-,	1	-2	-1		-2	-1	1
year mark--		-1	2	-3	-1	-1	-1
year mark-|	2		1	-2
year masked	3	-1		-1			-2
year with-digits	3		-1	-3	-1	-1	-2
# figure shape
code	1	-1	-1		-4	-4	-2	-1
digits-1	1	-2	2	-4			1
digits-2	1	-2		-4	-1	1	1	-1
digits-3	-1	-2	-2	-3	1	2	-2	-1
digits-4	-1	-2	-1	1	1	-1	-4	-1
digits-5		-1	-2	1		-4	-1	-1
digits-6	-1	-1	-2	2	-1	-4	-2	-1
digits-7		-2	-2	2	-4	-4	-4	-1
lettered-code		-1	-1	2	-3	-1		-1
masked		-2	-2	2	-4	-3	-3	-1
# figure size
0	1	-2		-2	-3	-5	-1
1	2	-2	1	-2	-1	-4	-3	-1
10		-1		-1	3	-4	-1	-1
2	1	-1	2	-4	-4
3		-1	-5	-1	-1	2	1	-1
4	-2	-1		-2	-3	2
6	1	-2	2	-2	1			-1
7		-2	-3	1		-2	-2	-1
8	-1	-1	-1	-2	1	-4		-1
9		-1	-2	1	-1	-3	-2
none	1	-2	-1	-7	1	-1	-2	-2
# figure sums of line
3	-1	-3	-3	2	-3	-1		-3
# figure words before
 auto	-2	2	-1	-3	1	-4	1
 balance	4			-2	-1	-1	-2
 buy	2			-1	2		-3
 c	-1	-1	1	-3		1	-2
 card	1		3	-3		-2	-1
 collection	-1			1	-2	-3	1	-1
 cu	2			-3		-1	1
 date	3			-1		-1	-1
 equifax	4			-3	-1	-1
 gemb/jcp	2			-1			-3
 highbalanceamount	3			-1	-2	-1
 i				-4			1
 i3	-1			3		-3	-1
 inc	-1	-1	-2	3		-1	-1
 installment	4				-2	-4	-2
 loan	-1	-1	-1	1	2	1	-2
 lowes	-3			-1	1	2	-1
 m	1	-1	-1	-3		-2	2
 min	1				-1	-1	-3	-1
 mo		-1			1	-3	-1
 monthlypaymentamount	-5			-2	-3	5	-1
 months	3			-1		-1	-2
 monthsreviewedcount	3				-1	-2
 mtg	-3			-1	-1	2	1
 onemain				1		2	-3
 pastdueamount	3			-1	-2	-2
 q	-3			-1		1	2
 r1	-2			3	-2	-2	-1
 revolving	2	-1		-1	-1	-3	1
 status	-3			-1			3
 terms	3			-1		-1
 total	4			-1	-2	-3	-1
 totals	4		-1	-1	-1	-2	-1
 transunion	-1			3	-2	-2	-1
 type	-4			-1			4
 unpaidbalanceamount	-5			-2	4	-2	-1
 upvote	2			-1	-1	-2	-1
 us	-2			-1	2	-3
 vantagescore	3				-2	-1
1 a	1	-1		2	-2	-2	-3
1 aadvantage	-2			3	-1	-2
1 about	2			-2	1	-5	2
1 account	-2	-3		2	-3	-3	-3	-1
1 accountidentifier	-6			6	-2	-3	-2
1 accountnumber	-4			4	-1		-1
1 accounts	2				-2	-1	-3
1 acct	-3	-4	-1	4	-2	-5	-4	-1
1 active	2			-1		-1	-1
1 address	4			-2	-3	-1
1 affirm	-2		-2	-2	1	2	-3
1 after	3			-2	-1	-2	-2
1 ago	4			-3	-1	-1
1 agreed		-1		2	-3	-3		-1
1 al	3			-2	-1
1 altima	-2			2		1
1 amazon	-3		1	-1	-1		2
1 ambulance	4			-3	-1		-2
1 and	1			-3	-1	1
1 april	4		-1	-2			-2
1 apt	5		1	-4	-4	-1	-1
1 apts	-1		-2	-1		2
1 are	-4			2	-1	-2	4
1 ashley	-2		-1			1
1 assigned	2			-1	-1		-1
1 at	4	-1	-2	-2	-3	-2	-2
1 atrasada	-1				-1	-1	2
1 attention	-2						3
1 august	4			-2		-1	-1
1 autopay	-1			-3		2
1 avant	-1		-1	4	1	-2	-2
1 ave	-3			3
1 b		2	-1	-1	-2	1	-3
1 back	1			-3	-3	2
1 bal	-2	-1	-1	-2	3	-3	-4	-1
1 balance	-2	-3	-1	-1	3	-4	-3	-1
1 bank		-2	-1				-3	-1
1 barclays	-3		-2	4		1	-1
1 behind	-1	1		-1	-3	-4	1
1 bill					2	-3	-2
1 bk	-2		-1	3	-1		-1
1 borrowerid	3			-2		-1	-1
1 box	4			-3	-5
1 braces	-2		-1	-2	-1	3	-1
1 bridgecrest	1		-1	1	-3	-2
1 bureau	-3		-1	2		1	-1
1 by	4			-2	-2	-3	-2
1 c		-1	1	-3		-1	-1
1 c/o				-1	-1	-3
1 ca	5			-5	-1	-1	-1
1 call				-4	-1	-2	2
1 called	-3				-1	-1	3
1 capital	-1			1	2		-3
1 cash	-3	-1	1		1	-1		1
1 cbna	-3		-1	3
1 cell	3			-3			-1
1 chapter	5			-2	-2	-2	-3
1 charge	-1			-3	1	-1	2
1 chase			-1	-2	-2	3	-1
1 check	3			-3	-1	-1
1 checking	6	-1		-5	-2	-2	-2
1 chk	3			-3
1 church	3		-1	-1	-1	-2	-1
1 citibank	-1			2	2	-1	-3
1 ck	3			-3	-1
1 claims	3			-2		-1	-1
1 client	4			-2	-1	-1	-1
1 closed	-1			1	1	-2	-5
1 code	5			-3	-2	-1	-2
1 coll		-2	-3	-2	1	1	1
1 collection	-1				1	-3	1	-1
1 collections	-2	-1	-2	1	-2	1	1
1 confirmation	3			-2	-1	-1
1 conta	-3			2	-1
1 contract	-3			3	1	-2	-1
1 cooper	-2			3		-1	-1
1 corp	-1	-1	-2	3	-2	-1	-1
1 couch	-1				1	-2
1 credit	-1	-1			2		-3	-1
1 creditlimitamount	3			-1	-2	-1
1 creditor	-1	2	-1	-3	-1	-2	-1	3
1 cuenta	-2			3	-1	-2	1
1 customer	3			-3
1 cycle	2			-1		-1	-1
1 data	3			-1	-1	-1
1 date		-1		-3	-3	-3	3
1 de	2	-1		-3	-2	1	-1
1 debtor	4			-1	-2	-1
1 debts	1	1		-3	-1	-1	-1
1 dec	1	-1		-4	-2	-1	1
1 deferred	2		-1	3		-3	-1
1 delinq	1			-3		-2	3
1 delinquency	4			-1	-1		-3
1 delinquent	-2	-1		-2	-1	-2	3
1 dental	3	-1		-3	1	-2	-1
1 dentist	-2			-1	3	2
1 depot	-1			3	-1
1 description		1		-3		-1	-1
1 details	4	-2		-2	-1	-1
1 dia	1				-1	-3	-1
1 dividends	3			-2			-1
1 do	-2				-2	3
1 docket	3			-3
1 duration	3			-1	-1	-1	-1
1 ed	-1		-3	2	-1	2	-1
1 electric	1				-2	-3	-2
1 end	3			-2
1 ends	1			1	-2	-1	-4
1 enrolled	-1	-1	1	-3	-2	-2	-1
1 entered	3			-1		-1	-2
1 equinox	-1			2	2	-2	-3
1 etc	3			-1	-1	-2	-1
1 every	4			-2	-1	-2	-1
1 expenses	3			-1		-1	-1
1 experian	4			-1	-2	-2	-1
1 ext	3			-2	-2	-3
1 f	4			-3	-3	-3
1 f-150	-2			3	-1		2
1 fax	3	-1		-4	-2	-1
1 fcu	-3		1	2	-1	1
1 feb	3			-4	-2	-1	-1
1 february	3			-2	-1	-1
1 fha	-1			-2	-1	2
1 fidelity	3	-1	-2	-2	-1	1	-1
1 fin	-1	-1	-1	2	-3	1	-2
1 finance	-1	-1	-2		-1	2	1
1 financial	-1	-1	1	2		-3	-5	-1
1 fingerhut	-3	-1	-1	3	3	1
1 fingerhut/webbank	-3			2	2	1
1 first	4			-3	-1	-2	-2
1 fixed	-3		3		-1	-1
1 fl	5		-1	-4	-1
1 for	3				-2	-3	-1
1 ford	-1	-1	-1	-3		2
1 form	3		1	-4	-2	-2	-1
1 fri	2			-3	-2	-1	-1
1 from	1		1	-3	-2	-1	-1
1 fund	3			-1	-1	-1
1 furniture	-3			1	2	3	-1
1 ga	5			-3	-2	-1	-1
1 gas	2		-2	1	-2	-3
1 geico	3			-1	-1	-2	-1
1 gemb/jcp	1					-1	-3
1 gmac	-2		-1	3
1 gold	-3		-1	2	-1		2
1 government	2			-2
1 groceries	3			-2	-1	-1
1 guarantor	-2			2	-3	1
1 h	3			-3	-1		-1
1 har	-3	-1	-1	2			1
1 health	-4		-1	5
1 heloc	-4	-2	1	2			-1	-1
1 here	3			-2
1 hf	-2		-1	3	-1	-1
1 highbalanceamount	3			-2	-3	-2
1 highcreditamount	2			-1	-2	-3
1 him	3				-1	-2
1 hipoteca	-3				-1	1	-1
1 his	3			-2		-1
1 history	3		-1	-3	-1	-2	-1
1 home	2	-1	-1		-1	-2	-2
1 hospital	-1	-1		-2	-1	1	3
1 i1	-2		-1	1	2	-3	-1
1 i3	-2	-1		3	-1	-2	-1
1 ia	4			-5	-1
1 il	3			-3	-1	-1
1 in	1	-1	1		-3	-3	-2	-1
1 inc	-1	-1	-3	4	-2	-3	-1
1 income	3			-2
1 incurred	4			-3	-1		-1
1 information	3			-1	-1
1 inquiries	3			-1		-1	-1
1 ins	4	2	-1	-1	-2	-2
1 internet	2	-1		-1		-1
1 investment	3			-2		-1	-2
1 ira	3			-3
1 irs	-3		3	-2	-1		-1
1 is	-2				-1	4	-1	-1
1 it's	-4			1	2		1
1 items	3			-2		-1
1 j	2	-1		-5	-2		-1
1 jan	2		-2	-4	-2	-2	2
1 january	3			-2	-1	-1	-1
1 jcpenney	-2			2
1 jewelers	-4	-1	-1	1	1
1 jul	1			-3	-1	-1
1 july	3	-1		-2		-1	-1
1 jun	1	1	-1	-4	-1	-2
1 k	3			-2		-1	-1
1 known	3			-2
1 kohls	-3		-2	1	3	1	-2
1 ks	4		-1	-3	-1	-1	-1
1 la	3			-3		-1
1 last	-1	-1	-2	1	-3	-3	-2	-1
1 late		3		1	-1	-1
1 left	-4			-2	-1	3
1 lending	1		-2	3	-2	-1	-2
1 lendmark	-3		-1	3		1	-3
1 length	3			-1	-1	-1	-1
1 level	5			-2	-1	-2	-2
1 license	3			-3
1 like			-2	-4		-4	1
1 lim	2			-3	-1	-2	1
1 limit	2			-1	-3	-3	1
1 lines	3			-3	-1	-1
1 loan	-1	-1	-4	2	-1	-3	-2	-1
1 lowes	-2			-3	2	1	-1
1 luz	1				2	-3	-2
1 m	-1	-1	-1	-4	1	-3	3
1 m-f	2			-1
1 mail	2			-2	-3	-1
1 mar	3			-4	-3	-2	-1
1 mastercard	-4	-1	-3	4	-1		2
1 may	3	1	-1	-3	-1	-1	-2
1 mazda	2			-3
1 me	3		-1	-2	-1	-3	-1
1 member	3			-2
1 mgmt			-3	1		-2	-2
1 mi	2			-2	-2	-1
1 min	-5	-1	-1	-2	-2	2	1	-1
1 minimum				-1	-2	3	-3
1 mo		-2	1	-1	1	-3	-1	-1
1 money	3			-2		-1
1 month	-1			-2	-3	-1	3
1 monthly	4	-1		-1		-2	-2
1 monthlypaymentamount	-5			-2	-3	5	-2
1 months	2	-1		-4	-2	-3
1 monthsreviewedcount	3				-1	-3
1 mortgage	-1			2	-3	-2	-5	-1
1 mínimo	-4			-1	-2	4	1
1 n	2	-2		-5	-2	-1		-1
1 name	1	2		-3
1 navient	-3		-2	3			-1
1 nco	-4		4	-3
1 nd	2	-1	-1	-1	-1
1 ne	2			-2	-1	-1
1 net	4		-1	-1	-2	-2
1 network	-2			3			-1
1 new	2			-2			2
1 nm	3			-3
1 nmls	4			-4	-1	-1	-1
1 no	-1	-3	-1	2	-3	-5		-1
1 not	3			-1	-1	-1
1 notes	1	-1		-3	-1	3	-3
1 nov	4		-1	-3	-2	-2	-1
1 now	-3	-1			2	1	1
1 nr	-4			4	-1
1 number		-2	1	1	-3	-2	-2	-1
1 ny	4			-3	-1
1 obligations	3	-1		-2
1 oct	2			-4	-2	-2	1
1 october	3			-2	-2	-1	-2
1 of	4	-1	-2	-2	-4	-3	-1
1 offer	3			-2	-1	-1
1 ohio	3			-2
1 ok	3			-1	-2	-3	-2
1 on	-1	-1	-2	-1	-3	-5	1
1 one	-3	-1	-2	-1	2			-1
1 only	3			-2	-1	-1	-2
1 opened	1	-1		-2	-3	-2		-1
1 other	4			-2	-1	-1	-1
1 over	1	-1	-1	-1	-2	-4
1 owe	3	-1		-3	3	-2	-1
1 owes	-3	2	-1	-2	2	-1
1 p	3	-1		-2	-3	1	-1
1 pa	1			-3			-1
1 page	5	-1		-3	-2	-1	-1
1 paid	5			-1	1	-3	-4
1 part	4			-2	-2	-1	-1
1 pastdueamount	3			-1	-2	-2
1 pay	-1	-1	-1	-2	-4		2
1 paying	-3			-1	-2	4	-2
1 payment	-2		-1	-3	-2	3	-1	-1
1 payments	2	-2		-3	-1		-1
1 payoff	3			-1	-2	-1	-1
1 period	3			-1	-1
1 petal	-3		4	-2	-1	-1	-1
1 phone	3	-1	-1	-7	1	-4	-1
1 phys	-3			2			1
1 pin	3			-3
1 plan	2		-3	1	1		-1
1 pm	2			-2	-1	-1	-1
1 pmt	-1	-2	-2	-3	-3	3	1	-1
1 pob	3			-3
1 postalcode	4			-3	-2		-1
1 pra	-3			2			2
1 premier	-2		-1	3	1	1	1
1 profile	4			-3		-2	-2
1 property	3			-2			-2
1 q	-2			-3		2	1
1 quicksilver	-2		-2	3
1 r		-1		-3		-3
1 r9			-1	1	1	-3	-1
1 radiology	-3			3	-2		-1
1 rate				-3	-3	2	-1
1 ray	1		-1	-1	3	-1
1 re	-3		1	1			1
1 records	3		-1	-2	-1	-1	-1
1 released	3			-1			-2
1 rent	4			-3	-2	-2
1 rent-to-own	-2		2
1 repair	3			-1	-1	-2	-1
1 repayment	-4					-1	4
1 report	3			-2
1 repossessed	-4			-2	-1	-2	5
1 retail	3			-1			-2
1 rewards	1	-1	-3				-1
1 routing	4			-3
1 rptd	3			-1	-1	-1
1 santander	-3			-1	1	1	-1
1 savings	4	-1	-1	-4	-1	-2	1
1 score	5			-3	-3	-3	-2
1 sears	3		-1	-2	1	-2	-1
1 section	3			-2	-1		-1
1 secured	2	-1		-2	3	-1	-2
1 sent	1		-1	2	-1	-3	-2
1 september	4			-2	-1	-1	-1
1 service	-1		1	-3	2	-1	-2
1 services	-1	-1	-1	2	-2	-3	-2	-1
1 servicing	-2		1	1	-1	-1	-1
1 settled	4			-1			-5
1 share	3			-2	-1	-1	-2
1 since	5			-1	-3	-1	-3
1 so	-3			-1	-2	3	1
1 solutions	-2			-2			2
1 spectrum	3			-2		-1	-1
1 sprint	-2			2
1 ssn	5			-4			-1
1 statement	3			-2		-2
1 ste	2			-1	-3	-1	-1
1 streetaddress	3			-1	-2		-1
1 subscribercode	2			-2			-1
1 suite	4			-2	-3	-1
1 sum	4			-3	-1	-2	-1
1 sys	-1		3		-2	-1
1 systems	-3		-2	3	1	-1	-1
1 t-mobile	3		-1	-2		-1
1 term	5			-1	-1	-2	-2
1 the	6	-1	-1	-7	-2	-2	-1
1 them	-3			-2	-1		3
1 thru	3		-1	-1	-1	-1	-2
1 til	3			-1		-1	-2
1 to	3		2	-4	-3		-2
1 total	3			-2	-4	-4	1
1 totals	4		-1	-3	-1	-2	-1
1 toyota	-1		2	-4	1	-1
1 transunion				2	-3	-3	-1
1 trust	-4		2		-1	-1	-1
1 tu	3				-2	-2	-1
1 tuc	3			-3	1	-2	-1
1 tx	3		2	-4	-1	-1
1 type	-2			-3			3
1 u	2			-1	-2	1
1 union	1				-3	-2	-1
1 unpaid	3		-1	-2		-1
1 unpaidbalanceamount	-5			-2	4	-2	-1
1 unsec	3	-1		-2	-1	-1
1 unsecured	1	-1		-2	-1		-3
1 until	3			-1	-1	-1	-3
1 updated	5			-3	-1	-1	-3
1 upvote	2			-1	-2	-3	-2
1 us	-1	-2	-1	-2	2		-2	-2
1 va			1	-4	-2	1	-1
1 vanguard		-1	1	-3
1 vantagescore	4				-3	-2
1 vehicle	1	-1	3	-2	-1	-2	-1
1 vet	-3		-1	-2	3	-2	1
1 vin	4		-2	-3	-1
1 visa	-1	-1	-2		2		-3	-1
1 vt	3			-3	-1
1 wa	3	-1		-2	-1
1 was		-1	-1		-3	2	-3
1 washer	-2			-1		1	2
1 webbank	-2		-1	2		-2	2
1 webbank/fingerhut	-1		-2	2			-3
1 west	3			-3
1 wireless	-1			3	-2	-1	-1
1 within	4			-2		-2
1 x	2			-1	-3		-2
1 xxxx		-2		3	-2	1	-3
1 y	3	-1	-1	-4	-2	-2	1
1 year	3			-2		-2	-2
1 years	3				-1	-2	-2
1 yrs	3			-1	-1	-2	-1
1 最低还款	-5			-4	-1	-2	6
1 状态				-3	-1	-1	2
1 账号	-4			4	-1	-1	-1
1 贷款	2			-1		-1	-2
1 逾期30天	4	-1		-2		-2	-2
1 逾期60天	3			-1			-2
2 about	2			-3	1	-1
2 account	-2	-1	-1	2	-2	-3	-1	-1
2 accounts	-1			3	-2	-1	-1
2 address	3			-2		-1
2 adjustment	-2			2	2	-1
2 after	2			-3		-2	-2
2 agreed			-1	1	-1	-2	-3
2 al	4	-1		-2		-1	-1
2 amex			-1	-1	-1	3	-2
2 amount					-1	-3	1
2 and	-1	-1	-1	-1	-3		1
2 application	4			-4
2 apts	3			-2			-1
2 as		-1	-1	2	-3	-3		-1
2 asagreed	2			-2		-1	-1
2 ashley	-3			1	1	2
2 associates	-1			2	-3	-1
2 at	2			-3	-2	1	-1
2 atlanta	3			-1	-1	-1	-1
2 aug	1			-1	-2	-2	1
2 available	4			-3	-1	-1
2 ave	4			-3	-1	-1
2 b	-1	2		-1	-1	-2	2
2 b1	-1			2	-1	-1	-1	-1
2 back	1			-3	-1	-2	1
2 bal	-3	-1		-2	-1	2	3	-1
2 balance	2	-2	-2		-2		-4
2 balances	2			-1	-1	-1	-2
2 bank		-1	-3	-1	-1		-1
2 bar	3			-3			-1
2 beaumont	2			-2
2 before	3			-2
2 bethpage	3			-3
2 bill	-1		-1	3	-1	-3
2 bk	-1		-1	2	-2	1	-3
2 blue	-3		-1	1	1	2	-2
2 boise	3			-3
2 box	3			-2	-1		-1
2 by	3			-1	-2	-2	-3
2 capital	-2	-1	-1	1	-3		-2	-1
2 car			-1	-2	2
2 cards	-2			3	-1	-1
2 certified	2			-2	-2	-1	-1
2 ch	-1				3	-1
2 check	3		-1	-2	-1	-1	-1
2 checking	5	-1		-5	-1	-1	-1
2 church	3			-1	-1	-2
2 citibank/best	-3			3			2
2 city	3			-2	-2		-1
2 claim	3	-1		-2	-1		-1
2 classification	4			-3		-1	-1
2 close	2			-2			3
2 closed	3			-1		-1	-2
2 coll	3		-1	-1	-1	-1
2 collection	-1	-1		1	-1	-3	1	-1
2 collections				1	-2	3	-2
2 comenity	-2		-1	4	-2	-2	-1
2 company	-3	2		1
2 confirmation	3			-3
2 contact	4			-2	-1	-1	-1
2 conv	3		-2	-2
2 costco			-1	3	-1	-1	-1
2 couch	1			-1	1	-3	-1
2 county	1		-1	-3		-1	1
2 court	2			-3		-1	1
2 credit	-1	-2	-3	1	-1	1		-1
2 creditor		-1	-2	1	-1	-1	-2	-1
2 creditors	3		-1	-2
2 creek	3		-1	-2
2 ctr	3			-3		-1	-1
2 current_rating	2			-1		-1	-1
2 customer	4			-3
2 d	2			-3	-1	-1	1
2 date	3	-1	-1		-3	-2	-4
2 days	2	1	-1	2	-4	-1	-3	-1
2 de	-1			2	-2	-1	-3	-1
2 debtor	2			-2	-1
2 deferment	-1		1	1		-1	-3
2 deferred	3			-1		-1	-2
2 del	3		-1	-2		-1	-1
2 delaware	-1	-1		4		-1	-1
2 delinquency	2			-2		-1	-2
2 delinquent	3			-2		-1
2 dental	3			-2		-1	-2
2 deposit	3			-3	-1		-2
2 description	3			-1		-2
2 dillard's	-3			3	1
2 dist	3			-2			-1
2 dmp			-1	-1	-3	-4	1
2 do	-2				3	-2
2 due	1	-2		2		-2	-3	-1
2 ed	-1		-2	3		-1	-1
2 edit	3			-1		-1	-3
2 ef	1		-1	-3		2	-1
2 electric	1		-1	2	-3	-2	-1
2 en	4	-1		-2			-2
2 ending		-1			-3		-1	-1
2 ends	-2			3	-1	1
2 energy	3		-1	-2	-2	-1
2 eq	-1		2	-3		-1
2 estate	1	-1		-2			1
2 estimated	2			-1	-1	-1	-1
2 evansville	3			-2	-1
2 everyday	3	-1		-2
2 experian	1				-2	-1
2 falls	1			-3	-1	1	-1
2 fargo	1		-1	1	-2	-1
2 fax	3			-3
2 feb	3		-1	-1	-1	-2	-1
2 fed	-1		-1	-1	-1	3	-1
2 fee	3			-3		-1
2 fico	3			-1	-2	-1
2 fidelity	4			-4	-1		-2
2 figure	-3			2		1
2 file				1	-2	-1	-1
2 fin	1		-2			-1	-2
2 final			-1	-3		-3	-1
2 finance	-3	-1	1	2	-3		2
2 fingerhut	-3		-1	3		-1	1
2 first	3	-1	-2	1	-1	-1	-1
2 food	2			-1	-1	-2
2 forbearance		-1		3	-1	-1	-2
2 ford	-1				-3
2 form	3			-2	-1	-2	-1
2 furniture	-2	1	-1			2	-1
2 gm			-1		1	-3	-1
2 golden	-1		-1	3			-1
2 great	-2			2
2 groceries	3		-2	-1	-2	1
2 group	-2		1	1	-3	-1
2 harley-davidson	-2		1	1			-1
2 harris	2			-3	1	1
2 health	-4		-1	3	-1		1
2 hh	3			-2	-2
2 high	2				-3	-2	-1
2 highest	3			-2	-1	-1
2 history	3	-1	-1	-3	-1	-2	-3
2 holiday	3	-1		-3
2 home	3		-1	-1		-1	-1
2 hospital	-3			4			-1
2 hr	3			-1	-1	-2
2 huntington	-3			3	-1	1
2 i	3		-2	-4
2 identification	3			-3	-1
2 if	4	-1		-3
2 in	1	-1	-1	-1	-3	-1	1
2 inc	-3			3	-1	-3
2 individual	1		1	-2	-1	-1	2
2 inquiries	3			-1	-1		-1
2 installment	-1	-1	1	1	-3	-1	-1
2 int	3			-1	-2	-2	-2
2 ira	3	-1		-3
2 it	-2			1	-3	1	1
2 j			-1	1	-4	-2	2
2 jpmcb	-2			2	-1		2
2 kia	-3		1	2	-1	-1	-1
2 kubota	-2			2		1	-1
2 last	1		-1	1	-1	-3	-1
2 late		-1	-2	2		-3
2 late60days	3			-2			-1
2 left			-1	-1		1	-3
2 lending	-1			3	-2	-2	-2
2 liability	3			-2	-1		-1
2 lim	-1			-3		2	-1
2 lincoln	2			-2
2 llc		-1			-2	-2	-2	-1
2 loan	-1	-1	1	1	-4	-3		-1
2 lowe's	-3		-2	3	1	-2	2
2 luz	3				-2	-3
2 m	4			-3	-2	-1	-1
2 m&t	-3		1	2
2 ma	2			-3	-1		-1
2 marguerite	3			-3
2 mastercard	-2			-1	-2	1	3
2 mc				-1	-1	2	-1
2 member	2			-4
2 mgmt	-3		-1	3	1	-1	-1
2 min	-2	-1	-1	-2	1	4	-2
2 mo	2		-2	-1	-3		1
2 mohela	3		-2	-2	-3	1	-3
2 money	3			-2	-1		-1
2 month	-1		-1	-4	-2	-3	4
2 mortgage	2	-1	-3			-3	-4
2 mtg	1		-2	-2	1		-3
2 n	1	-1	1	-3	1	-4
2 n.a	-1			3		-2	-1
2 n/a	3	-1		-2
2 nco	-3			3
2 nelnet	-4	-1		3	1	-2
2 next	1			-2		-3	1
2 nmls	3			-3
2 no	-1	-2	1	2	-1	-3	1	-1
2 nordstrom	-3			2			1
2 null	-2				2	1	-2
2 number	-2	-1		2	-3	-2		-1
2 o	3			-2	-1	-1
2 official	3			-1	-1
2 oh	3			-2	-1
2 ok	-1	-2				-5	2
2 old	-3	-1	2	-2	3		-1
2 omaha	3			-1			-2
2 on	2	-1	1	-4	-1	-2	-1
2 open	1		-1	-3	-1	-2	2
2 opened	-1			-2	-2
2 opening/closing	2						-2
2 other	1			-3	1	-1	-2
2 our	4		-1	-3		-1	-2
2 out	4			-2			-3
2 owe	1	-1	-2	-2	-2	3
2 owes	3				-2	-1
2 p.o	6			-3	-3		-1
2 page	4	-1		-1	-2	-2	-1
2 paid	3	-1		-1	3		-5
2 parcela	-1	-1		-2	-3	2	1
2 paso				-3			2
2 past		-1	-1	1	-3	-3		-1
2 patient	-3			3
2 pay	1	-1	-1	-2	-2	-3	1
2 paycheck	3			-2		-2
2 payment	2	-1		-1	-1	-3		-1
2 payments	1			-1	-1	-3
2 payoff	3			-2	-2	-1	-1
2 pays	4			1	-1	-3	-3
2 per	3			-3	-1	-1	-1
2 personal	-1	-1	-3	1	-1	-1		-1
2 phone	2			-1	-1	-2	-1
2 plains	-2		-1	3
2 please	3			-2	-1		-2
2 pmt	2		-1	-2		-3	1
2 pnc	-2		3		-1	-1
2 po	2			-2	-3	1	-1
2 portfolio	-4		-1	3	2	-1	1
2 previous	3			-1	-2		-1
2 profile	3			-1	-1	-2
2 program	3			-1		-2	-1
2 promo	3			-1		-1	-2
2 property	4			-3		-1	-1
2 public	3			-2	-1	-1	-1
2 questions	3		-1	-2	-1	-1
2 rapids	3			-3
2 rd	3			-3	-2	-1
2 re			2	-4
2 received	4			-2	-2	-2	-2
2 recent	2			-3	-1	-1
2 records	3	-1		-3	-2		-1
2 reference	-3			4	-3	-3	-2
2 regular	3			-3			-1
2 rent	2		2	-3	-3	-3	-1
2 renta	3			-1	-2	-3	-1
2 report	2			-4		1	-1
2 reported	1			-3	-2	-3	1
2 requested	3			-1	-1		-1
2 retail	-1			3	-1		-1
2 retirement	3			-1	-1		-1
2 rev	-1			1	-2	1	-3
2 revenue	2		1	-3		1	-2
2 roth	3			-3
2 routing	4			-5			-1
2 s	4		-1	-4
2 sapphire	-2			3	-1	-1
2 satisfied	2			-2
2 savings	1	-2	-2	-1	-2		-2
2 says	-3		1	1		2
2 scheduled	-4	-1		-2	-1	4	-2
2 school	3			-2			-1
2 score	5			-2	-2	-3	-1
2 sent			-1	-2	-2	3
2 services	-1	-1	1	2	-1	-2	-3
2 share	3			-3	1	-1	-1
2 slate	-3		1	1	-1		1
2 so	-3			-2	1	-2	3
2 soc	3			-2	-1		-1
2 spectrum	3	-1	-1	-2
2 statement	4	-1			-2	-1	-1
2 status			-1	-3	-1		2
2 still	1			-2	-1	1	-1
2 street	3			1	-3
2 student	3		-1	-3	-2	-3	1
2 summons	3			-1			-3
2 svcs			-1	3	-1	-1	-1
2 syncb/care	-2		-1	2	-1		1
2 synchrony	-3	-1	-1	4	-3	-3		-1
2 systems			-1	1	-2	-3	-2
2 số	-3		-1	3	-1	-1	-1
2 t	3			-2	-1	-1	-1
2 target	-3		-1		2	-2	3	-1
2 tax	-1		2	-1	-3	-2	-1
2 terms	-3			-2	1	4	-3
2 thank	3			-1			-1
2 their	-3			3		-1
2 time	-3			1	-1	2	1
2 to	1	-1		-4	-2	-3	1	-1
2 toll	4			-3		-1
2 total	2		-1		-4	-1	-1	-1
2 totals	3			-2	-1	-1
2 tower	-3		2	-1	-1	2
2 transunion	2	-1		1	-3	-1
2 transworld	-2		3		1
2 type	2			-3	-1	-1
2 u	3			-1	-2	-1
2 union	2	-1			-2	1	-3
2 unknown	3				-1		-2
2 until	1	1		-3	-1	-1
2 updated	2		-1	-4	-1	1	-3
2 upgrade	-2		-2	3	2	-1
2 usa					-1		-3
2 utilities	3				-1	-2
2 venture	-1		-2	3	-2	-2	-1
2 vin	4		-1	-3
2 visa			-3		-4	-3	2
2 w				-3			-1
2 water	3			-3		-1	-1
2 we	2	-1		-4	-1	2	1
2 wells	3			-1	-1		-2
2 will	4			-2		-2
2 with	2				-1	-3	-1
2 worst	3						-3
2 y				-3	-2		-1
2 you				-1	-2	-3	1
2 your	4			-2	-1	-1	-1
2 zip	-1			-2	3	-2
2 余额	-2			-2		-2	3
2 信用卡	-3			3			1
2 房贷	-2			2
2 最低还款		-1		-2		-1	2
2 额度	-2		-1	-1		-2	3
3 a		-2	2	-1	2	-3	-3
3 account	1			1	-3	-3	-1	-1
3 acct	1	-1	1	1	-2		-3
3 address	4			-4	-1
3 affirm	-3			2	-1	1	-1
3 after	3			-2	-1	-1	-1
3 agreement	2		-1	-2			-1
3 ally	1	-1		-2		1	-2
3 american			-1	3		-3	-1
3 amex	-4		-2		3		-3
3 amount	3				-2	-2	-1
3 amt	-1			-3	1	1	-1
3 and	-1	-1	-1	-3	2
3 anesthesia	-3	-1	2	1			-1
3 april	-2			-1	-1	-1	2
3 apt	4		-1	-3	-1
3 as		3	-2		-2	-2	-1
3 assoc	-2			-2	1	-3	2
3 atlas	-3			3	-1
3 auto		-2	2	-1			-3	-1
3 ave	2			-3	-1		2
3 bankruptcy	-2			1	3	-1	-1
3 be	2		1	-3		-1	-1	1
3 behind	-1	-1	-3	2	-3	1	1
3 big	-3			1		-1	2
3 bill	-3			-1	1	2
3 bk	2		-1		-2	-3	-3
3 blue	-1		-1	4	-2		-2
3 blvd	3			-2
3 borrowerid	3			-2	-1	-1
3 box	2	-1		1	-3	-2
3 by		-1	1		-3	-2	-1	-1
3 call	4			-4	-1	-2
3 can	2				-1	-2
3 cap	-1		-3	2	1	-1
3 capital	-1	-1		2	-3	-1	-2	1
3 card	-1	-1	-2	1	-3	-1
3 case	3			-1	-1
3 chase		-1	1	1	-5	-1	-3
3 check	2		1	-4	-1	-1	-1
3 checking	4		-1	-4	-1	-1
3 citi	-1		-2	2	-3	-1	-1
3 citibank	-2			3	-1		-1
3 city	3			-1	-1	-1	-2
3 claim	4	-2		-3
3 claims	3			-2		-1
3 club	-3			1	1		2
3 cobrança	2			1	-3		-1
3 collection	-1	-1		1	-1	-5		-1
3 collections	-3		2	1	1	-1
3 cooper	-2			4	-1		1
3 corp				-3	1	-1		-1
3 costco	-3		-1	3	-1		-1
3 counseling	4			-2	-1	-1	-1
3 county	-2		-1	2		-1	2
3 creditliabilityid	2			-2		-1
3 ct	3			-1	-1	-1	-1
3 cu			-1	1	-3	1	-2
3 current	-1	-1	2		-3	1	-3	-1
3 customer	3			-2	-1		-1
3 date	1	-1	1	-2	-2	-3	-2	-1
3 days	2	-1	1	1	1	1	-4	-1
3 de			-1	-2	-2	-3	1
3 delinquency	-1			1		1	-2
3 dentist	-2			-1	3	-2	1
3 dept	-2		-1	2	-1	2	-2
3 dispute	3		-1	1	-1		-2
3 disputed	3			-3	-1		-1
3 do	2		-1	1	-1	-3	-1
3 double	-3		-1	3	-1	1	-1
3 dr	-1		-1	-4		2	-3
3 due	-1	-3	1	1	-1	-3	1	-1
3 evergreen	-2			3		-1
3 example	2			-2		-1
3 exp	3			-3			-1
3 farm	-2		-2		-2	3
3 fecha	2			-1	-1	-1
3 fin				-2	-1	2	1
3 fingerhut	-1			2	-2	-1	1
3 first	-1	-1	1	2	-1	-2	-3
3 florida	2			-2			-1
3 for	2		-1	2	-1	-5	-4
3 forbearance	-4		-1	1	1	2	-1
3 form	3			-2		-1
3 from	3		-1	-1	-2	-2	-2
3 funding	-2			3	-1	-2	-1
3 ga	3			-2			-1
3 gas	1			1	-2	-2	-1
3 global	-3			3			-1
3 granite	-3			3
3 h	3		-2	-2	-1
3 health	-4			1	1	2	1
3 heloc	2			-3	-1	1
3 her	-3	-1	-1	1			1
3 history	3			-2	-1	-2	-1
3 home	-2		1	1	-1	-4
3 honda	-1			1	-3	1	-1
3 hospital	-1		-1	3	1	-2
3 i		-1	-1	-1		-1	-3	-1
3 id	2		1	-3	-1	-1	-1
3 identification	4			-4	-1
3 inc	2	-1			-4	-2		-1
3 incl	3			-1	-1		-1
3 income			1	-3	-1	-1
3 individual	-1			3	-1	-2	-1
3 int	-3			2	-1	1	-1
3 is		1		-3
3 it	-1			2	2	-3
3 jefferson		-1	-1	3	1	-2	-1
3 joint	-2	-1	1			1	-3
3 jpmcb	-3			2		1
3 judgment	2			-1			-1
3 kestrel	-1			3	-1		-1
3 kids	3			-2	-1	-1	-1
3 kohl's	-2		-1	3	1	-2	-2
3 kohls	-4			2	2
3 la	-2			3	-1	-1
3 late					1	-4	-2	-1
3 leasing	-3				2	-1
3 left	-3			1	-1	3	1
3 let	-3					2	1
3 line	-3			3	-3	-1	-1
3 llc	-2		-1	1	-3	-2	1	-2
3 loan	-2	1	-1	1	-3	-1
3 m	3			-1	-2	-1
3 mar				-1	1	1	-3
3 me	4		-1	-1	-2	-2
3 midland	2		-2	-1	2	-2	1
3 military	-3			3
3 min	-3		-2		-1	-1	3
3 mo	3	-1	-2	-1	-3	-3	-1
3 mohela	-1					3	-1
3 mohela/dept			-2	1		-1	-1
3 monthly	1		-1	-1	-2	-3
3 more	3			-3
3 mortgage		-1	-2	2	-3	-1	1	-1
3 mr	-3			3		-1	1
3 ms	1			-2	-1		1
3 na	1					-3	-1
3 national	3		-1		-1	-2	-2
3 navy	-3		-2			2
3 network	3			-2		-1	-1
3 next	3			-3		-3
3 none				1		1	-3
3 nonpriority	3			-2		-1
3 now			-1		-3	-1	1
3 o	2		2	-5	-1	-1	2
3 october	-3			1		-1	2
3 of		-1	-1		-3	-2	1	-1
3 off		-1	-2	-1	1	-2	3
3 offer	1					1	-2
3 office				-3	2	-1
3 ok	-3	-1	-1	2	1	1	-5	-1
3 old	-1		-3	1	-1	3	-3
3 ollo	-3			2		2	-1
3 on	-1	-1			-3	-1	-3
3 one	-1	-2	-2	-1	-1	4	-1	-1
3 onemain			-1	2	-1	-2	-2
3 opened	4		-1	-1		1	-2
3 or	3			-3	-1	-1	-1
3 original	2			-3	1	-2	-1	1
3 owe	-2		-1	1	-2	3	2
3 owed		1		-3	1	1	-1
3 oyelaran	4			-3	-1
3 page	3			-2	-1
3 pago					-1	-3	2
3 paid	1		1	1	2	-3	-3
3 parcela	-3				-1	2	1
3 past	1	-1		2	-2	-3	-2
3 pay	1	-1	-3		-2	-2	2	-1
3 payment	1		-1	-4		-2	2	-1
3 pays	3			1	-1	-2	-3
3 pd	-1	-1	-1	-1	-2	-1	2
3 peloton	-3			3
3 pennymac	-1		-1	2	-1		-2
3 phone	3		1	-4	-1	-3	-1
3 physicians	-2			3	-1		-1
3 pm	1	-1		-2	-1	-1	-1	-1
3 po	3		-1	-2		-1	-1
3 prequalified	2			-2
3 r	3			-2	-1
3 radiology	-4			4
3 ray	1			-3		2
3 re	-2		2	2	-1	-2	-3
3 real	1	-1		-3		-1	1
3 recent	3			-2	-1	-1
3 recovery			-1	2	-3	-1	-1
3 redcard	-2			-1	2	-1	-1
3 ref	3					-2	-2
3 regions	-2	-1	-1	2	-1	-1	-1	-1
3 rei	-3			3	2	-1
3 rent	2		1	-2	-2	-3
3 renta	4				-2	-3
3 report	5			-4	-2	-1	-1
3 reported		-1	1	1	-2	-3	-1	1
3 repossession	2			-1			-1
3 respondent	3			-2	-1
3 revolving	2		-2	2	-1	-2	-3
3 riverbend	3			-2	-1
3 rocket	-2			2	-1	-2	-1
3 saint	3			-3
3 santander	-2			3		-2
3 saturday	3			-3
3 savings	3			-3		-1
3 score	3			-1	-2	-1	-1
3 serv	-3			2		2	-1
3 servicing	3			-2	-1	-1
3 situação	1				-3	-2
3 slate	-2			1		2
3 son	3			-1	-1	-2
3 state			1		-3	-2	1
3 status	-1	-1			-3	-2		-1
3 still	3	-1	-1	-1	-2	-2	-1
3 store	3			-2	-1	1
3 student	-3		-1	3	-2	-1	-2
3 subject	3			-2
3 suncoast	3		-1	-2
3 synchrony	-1		-1	3	-3	-2	-1
3 system	-2			2			-3
3 terms		-1		-3	1		-1
3 that	-1			-2	-1	-2	4
3 their	-3			4		-1	-2
3 third	-2			2
3 til	-4				-1	4	-1
3 to		1	-1	-1	-3	-2
3 total	2				-2	-4	-2
3 toyota	-3	-1	1	2		1	-2	-1
3 transactions	2			-2
3 transworld	-3		-1	2	2	-1
3 type	-1			-1	-1	-2	2
3 ulta	-3			2		-1	1
3 union	1			2	-1	-3
3 upstart	-1		-1	3	-1		-1
3 us	1		-1	-1	-4	2		-1
3 used	-2		-1	3	1	-1	-1
3 va	-1		-1	3	-1	-1
3 visa	-4	-1	-1	5	-1	-1	-2
3 visit	3			-1		-1	-1
3 was					-3	-3	2
3 wayfair	-3			3	-2	2
3 we	4			-3	-1	1	-2
3 wi	-2			3	-1		-1
3 x		-1	-1	4		-2	-1
3 xfinity	3			-2		-2
3 y	3		1	-3	-1	1	-1
3 yolanda	3			-2	-1
3 you	4	-1	-1	-1	-2	2	-2
3 your	1			2	-2	-3	-2
3 欠款	4	-1		-2	-2	-1	-3
3 额度	3			-1		-1	-1
a month	-2			-2	-2	2	1
a payment	2				-1	-1	-2
account ending	1		-1	-1	-2
account no	-3	-1		3	-1	-1	-2
account number		-1		1	-3	-2	-3	-1
acct no	-4			4	-1	-3	-1
ally auto	-2		-1		1
ally bank	2		1	-3
aluguel us	3				-2	-1	-1
apts unit	3			-3			-1
as agreed		-1		2	-2	-2		-1
auto loan	-4	-1	2		-3		-4	-1
b1 accountidentifier	-3			3
balance loan	2	1	-2	-4		-1	-1
balance suffix	4	-1		-4
balance updated	3					-1	-2
bank cash	-2		-1	2		1
bankruptcy chapter	3			-1			-2
blue cash	-2		-1	1	1	-1	-1
boise id	3			-2			-1
can do	3				-1	-2
capital one	1	-1	-1	-3	-2			-1
card ending	-2			3	-2
carro us	2				-1	-2	-2
cartão final	-3				-2	2
certified mail	2			-2	-3
charge-off date	-3						3
charged off	-3	-1	-1		-1		2
chase bank	-2		-1	1	-1	1	1
chase slate	3		-1	-1	-2	-1	-1
citibank/best buy	-3			2			2
claim no	3	-2		-1		-1	-1
client id	2			-2
client no	3			-3
collection services	-3			3	-1	-1	-1
consumer usa	-2			2	-1	-1
credit corp	-1	-1	-1	2	-1	-1	-1	-1
credit one	-3		1		1		-2
current balance				-2	4	-1	-1
current current	-3			-2			3
current days	3					-1	-2
current late	-2						3
customer service	3		-1	-2
date of	3	-1		-2
date opened	4			-2	-1	-1	-1
date updated	2					-1	-2
days days	3			-1	-1	-2	-3
days delinquent	-3			-1		-2	3
days in	3						-2
days late	3				-2	-3	-3
days over	2					-1	-2
de confirmación	3			-3
debt incurred	3			-2	-1		-1
due day	3			-1		-1	-2
due days	1	-1		-3		-2	1
due loan	4		-1	-3
due mortgage	3			-2		-1
due the	1			-3	-1	-1
ending in		-1		1	-2	-1	1
ends in	-3			3	-1
energy acct	3			-3	-1	-1
evansville in	3			-2	-1
everyday checking	3	-1		-3
fin f	4			-1		-4	-1
final us			-1	-2	1	-2	-1
finance acct	-1	-1		3
ford credit	-2			3	-2	-1	-1
free checking	3			-3			-1
freedom min	-1				-1	2	-2
freedom mortgage	2		-1		-1	-1	-3
freedom unlimited	-3			3
group guarantor	-3			3
guarantor id	2			-2
guarantor number	3			-3
health guarantor	-3			-1	-1	2
holiday club	3			-3
home lending	4		-1	-3	-2
id number	4			-3
identification number	3			-3	-1
if known	3			-3
in full	1			2			-3
it is	1			-1		-3	2
jpmcb card	-3			2		-1	2
late dates	4		-1	-2	-1	-1	-2
late payments	3			-2		-2	-2
lendingclub bank	3		-1	-2
loan account	-3			3
loan acct	-3			3
member no	4			-4
min due	3			-2			-3
min is	-2				-2	3	-1
minimum payment		1		2		-3	1
months reviewed	3	-1		-1		-1	-1
mortgage loan	-2			4			-2
mos rev	3			-1		-1	-2
mr cooper	-2			3		-1	-1
mínimo us	-3			-1	-2	2	2
n n	1	-1		-3	-1	-2
navy barclays	-1		-2	3		-1	-1
network inc	-3		-1	3
nmls id	3			-3
norfolk va	3			-2		-1
of credit	-2			3	-1	-2
of date	3						-2
of dec	3				-1		-2
of oct	3						-3
official form	3			-2	-1
ok ok	2	-1		-3	-1	-2	-1
on the	2			-5	-1	-1
one is	-3				1		3
open delinq	-1			-1			3
opened feb	3			-2			-1
opened jul	3			-2		-1	-1
opened mar	2			-1	-1		-1
opened reported	3			-1	-1	-1
orlando fl	3			-3
other total	2			-1	-2		-1
our file	4			-3	-1
owe min	-3					3
owes me	3				-2	-2
p.o box	5			-3	-3
page of	2	-1			-4	-2	-1
paid off	1		-1		2	-1	-3
parcela us	-2				-2	2
paso tx				-3			2
past due		-1	-1	1	-3	-4		-1
pay status	-3			1			1
payment due	4			-2		-2	-2
payment history	3	-1		-2	-1		-1
payment is	-1			-1	-2	4	-2
payment status	-2			-1	-1	-1	3
payments behind	-3						3
philadelphia pa	2			-3	2	-1
po box	2			-2	-3		-1
previous balance	4			-1	-2		-1
public records	3		-1	-2	-1	-1	-1
received after	3			-1	-1	-1
reference number				1	-2	-3	-1
report confirmation	3			-2	-1
report number	3			-3
reported apr	3			-2		-1	-1
reported aug	3			-1	-1		-3
reported mar	3			-1			-2
reported oct	3			-1	-1		-1
requested on	2			-1	-2		-1
rewards visa	-3			2	1
rocket mortgage	-3			3
routing number	3			-3
scheduled payment	-3			-2	-1	3	-1
services call	3			-2		-1	-1
share savings	3			-3
status account	-4		-1	-1			4
status current	-2			-1		-1	2
status notes	-3					3	-1
student loan	-2			2	-1	1	1
student loans	4			-3		-1	-1
support obligations	3			-2		-1
synchrony bank	4			-2		-1	-1
tax id	3			-3
term duration	2			-1		-1	-1
terms met	3					-2	-1
the government	3			-2		-1
their file	-3			3		-1
they want	-2				-1	2	-1
third bank	3		-1	-1	-2		-1
total checking	3			-3
total us	5	-1	-1	-1	-4	-3	-1
tower loan	-3		1			2
transworld sys	-3		2	-1	-2
umpqua bank	2			-2
up to	4				-1	-2	-1
updated jan	3			-2			-1
us dia	3				-1	-3	-2
vin ending	3			-2
visa signature	-2		-1	2			-1
wilmington de				-3	-1	2
wireless account	-2			3
you are	-2			-1		-2	3
# figure words behind
a	-4	-1		-2	-1	4	-2	-1
a mo	-1			-2	-2	3
a month	-4		-1	-1		5	-4
a week	4				-1	-4	-1
account			1	-1	-2	-3
account 	3			-1			-3
account assigned	-2				-1		3
account number	2		1	-3		-1
account type	-3			3		-1	-1
accountopeneddate	-4			4	-1	-2
accountopeneddate 	-5			5	-1	-2
accounts	3			-2		-1	-1
acct		-1	1	-4	-2		-1	-1
active 	-1			-3	-1	-1	2
after	3			-2	-1	-1	-1
all	2			-2			-1
american	4			-3		-1	-1
american express	2			-2		-1	-1
amount	2			-5	-1	1	1
amount due				-2			1
and they	-3				2	-2	2
as	2			-2	-3	1
asagreed		-1		-2	2	3	-2	-1
atrasado	-3			-1	2	2	-1
atrasado dias	-3			-1	2	1	-1
auto	-1	-1	-1	4	-1	-3	-1
autopay	1			-3	-1	-2	3
autopay 				-2		-2	2
available	1			-3			2
ave	4		-1	-3		-1
ave e	3			-1		-2
b	-3			2	-2	-2
bal	-3	-1	-5	3	-3	-5		-1
bal 	-3			2	1	-1	1
bal min	-3	-1	-2	3	-1		-2
bal pmt	1		-2	4	-1	-2	-1
balance	-2	-1	1	2	-3	-1	-3	-1
balance min	-3		-1	3
balance pay	4			-3
balance they	-2			2
balance updated	-5			5
balances	3			-3
balances 	3			-3
bank	2		-3	-5	-1	2	-1
bank of	2	-2		-3	-1	2	-2
bankruptcy	1			-3	2		-1
barclays	1			-3		1	-2
barclays bank	3			-1			-2
bc	3			-3
bc crc	3			-3
best	3			-2		-1	-1
borrowerid	3			-2			-1
bought	-3			3		-1
box	4		-1	-3
but	3				-1	-2
c	2			1	-3
c 	-1			1	-2	2
c c	2						-2
capital one	1	-1		-2		2
card	-3		2	2	-1	-2	-1
card 	-3		1	3	-1	-2	-1
care credit	-2		-1	-1	3	-1	-1
charge-off	-3	-1		2	-1	-2		-1
chase	6	-2		-4		-1	-2
check	3			-3	-2
chevrolet	-3	2				-1	-2
chevy	-2	-2		3
claim	4			-3		-1
client	3		-1	-3			-1
closed	-1			1	2	-2	-3
co	4			-1	-2	-2	-2
co co	4			-1	-1	-2	-1
coll		-1	-1	3	-1	-2	-2
collection		-1	-1	1		-2	-1	-1
collection 	-1	-1	-1	2	1	-3	1
comments	4			-1	-1	-3
comments share	3		-1		-1	-2
convergent	3	-1		-1		-1	-2
corporate	3		-1	-3	-1	-1
creditors	2		-1				-1
ct	3			-1		-1
cur	-2	-1		1	-1	4	-3
cur 	-2			1	-2	3	-1
current		-1	-2	3		2	-3
current 	-1	-1	-3	2		1	-3
current account	-2					-2	3
d	1				-2	-3	1
date 	3			-2
date reported	2			-2
days	-1	-2		-2	-5	-4	2
days 	-2	-1		1	-3	-2	1	-1
days ago	3					-1	-2
days as				-1		-3	1
days current	-3						3
days days	4			-1	-1	-1	-4
days delinquent	-3			1		-2	3
days in	3			-1		-1	-3
days overdue	-3						3
days past	-1	-1	-1	-2	-3	-5	3	-1
de	4			-1	-1	-2	-1
debts	3			-2
delinquency	3	-1		-3
delinquency notice	2			-2
desc	2				-1	-1	-1
dias		-1		-3	-2		2	-1
dias de	-3	-1		-2	-1		2	-1
digits	3		-1	-3	-2	-1
discharged	3			-2		-1
discharged 	3			-3
discover	2			-3	1	-2	-1
do	4			-2	-1	-1	-1
do you	2			-1			-1
dob	3			-2	-1		-1
dpd	-1	-1	-1	-2	-1	-1	3
due	-1		-2	-4	2	3	-3
due date	3			-2
due the	1			-2	-1	2	-1
días	-2		-1	1	-2	-4	2
días de	-1				-2	-3	2
ecoa	-3			3
em	-1	-1		-3	4		-4	-1
em cobrança	-1				3	-4	-2
em dia	-3	-1	-1	-3		1	-4	-1
emergency	-3		1	2
end	4			-4		-1	-2
end of	3			-3			-1
enrolled	-2	-1			-2	-2	2	-1
equinox	1	-3		-2	-1	-1
est	2			-2	-1	-1	-1
et	4			-1	-2	-1
et 	3			-2	-1
every other	3					-3
exit	3		-1	-2
f	3			-2		-1	-1
f 	3			-2	-1	-2	-1
f-150	-2		1	2			-1
fa aut	3			-3
fax	4			-3	-1	-1
fax 	3			-2
feb				1	-1	-1	-2
fecha de	3			-3
fee	4			-3	-1	-2	-1
fenwick	3			-2	-2	-1	-2
filed	1			-2	1	-2
financial	-1	2		-2	-1
first	4	-1		-4	-1	-2	-2
first seen	4			-4	-1
food	3				-2	-1
for	1		-1	3		-4	-3
for 	3			-1			-3
forgot	2			-1	-2	-1
franklin	-3	4	-2	-2
from the	-3				4	-2	-1
from to	3	-1		-2	-3	-1
good	2	-1		-1	-3		-3
gross	3			-3	-1	-1	-1
group	1		-1	-3
group llc	2		-1	-4
high balance	3			-3		-1
highbalanceamount 	3			-1	-2	-1
highest	3						-3
highest balance	3						-3
home	-1	-2	-1	3
home equity	1	-3	-2
honda	3	-1		-1			-1
hours	3			-1	-1	-3	-1
hr	3			-1	-2	-2
husband	-3		1	3
husband 	-3			3
i	-5	-1	2	1		2		-1
i 	-3			4	-1	-2	-1
i owe	-2			3
i01	1			-3	-1		-2
i01 	2			-2	-1		-2
i1	-1		-1	-2	2	3	-1
i1 	2		-1	-3		2	-1
i3	3		-1	-2	-3
i3 	1		-1	-2
idaho	3			-3
if	-1			-3	-1		2
in	-1		-1	1	-1	2	-4	-1
in collections	-1	-1		2		1	-3
in deferment	-4	2		1			-1
incl	3			-1		-2	-1
incl in	4			-2		-2	-2
inst	-1			1	-1	-3	-3
installment	-1		1	2	-1	-2	-4
installment 	2		-2	-1	-1	-1	-2
installment account	-3		-2	3
insurance	3				-2	-1	-1
int	2		-1	-2	-1	-1	-1
j	-3		-1	3	-1	-1	-1
jefferson			-1	-2		-1	2
jefferson capital		-1		-3	-1	-1	1	-1
k	4		-1	-3	-3	-2	-1
kay	2	-1		-2		-2
last			2	-3	-2	-2
late30days 	1			-2		-2	-1
lease	-3		1	2	-1
left	-3		-2	2	3	-5	-2
left 	-1		-1	2	2	-3	-2
left mo	-3		-1		3	-1
legal	-3			1			2
liabilities	-4		-1	-3	4	-1	-1
liabilities credit	3			-2
lien	-2		3	-1			-1
list	3			-2
lvnv	3			-2		-1	-1
lvnv funding	3			-2		-1	-1
m1	-2			-2		2	-2
m1 	-2			-2		3	-2
macy's	3			-1	-1	-1	-2
malibu	2			-3		-1	-1
mar	-1		-1	3			-3
max	3			-2	-1	-1
medical	-1		-2	3		-1	-2
midland	3			-3	-1	-1	-1
min	-3	-1	-4	2	3		-4	-1
min days	-3		-1	-1	1	2
min due	-1		-1	2	-2
mo	-1	-1	-1	-4		2		-1
mo 	-2	-1	-1	-1	1	3	-3	-1
mo current	-2		-1	-1	-1	3	-1
mo days	-4		-1	-2	1		2
mo on	-2		-1	-1	1	3	-2
mohela	3			-2		-2
mon	3			-1	-1		-1
mon fri	2			-1	-1
money	3			-2
month	-3			-3	-3	-3	4	-1
month behind	-1			-1	-2	-3	2
month late	-4			-1	-1	1	4
month payment	3			-1		-1	-3
month s	3	-1			-1	-1	-1
monthly		-1		1	-3	1	-2
monthlypaymentamount	1				-3	-1
monthlypaymentamount 	1			-1	-3	-1
months		-1	-2		-4	-5	2
months 				2	-3	-2
months behind	-3			-1	-2		4
months na	3			-2	-1	-2
monthsreviewedcount 	-3			-1	-1	3
more	2			-1	-1	-1	-1
mortgage	-2	1	-1	1	-1	-2	-3
mos		-1		-2	-3	-1	2
mtg 	2	-1	2	-1		-3	-1
mtg as	-2					3	-2
n	-1	-2		-2	-2	-4	1	-1
n 	-4	-1		-1		-1	3
n n	-1	-1			-2	-3	1
na	-3			-2	3		-1
na 	-1			-3	2	-2
name 	-3			3		-1
negotiating	-3			1		-1	2
new 	3			-2			-1
nissan	3	-2	-1		-1	-2	-1
no	-3	-1		-1	5	1	-2	-1
no 	-2	-1	1	1		2	-3	-1
no rush	-2			-2	3	-2
none 	-2				1	1
not	-4	-1	-1	1			1	-1
not late	-2					2	-1
now				4	-1	1	-2
nw	3			-1	-2	-2
of	8		-1	-2	-3	-3	-2
of 	5		-1	-2	-2	-3	-1
ok		-1	-1				-4	-1
ok 			-1		-3	3	-3	-1
ok ok	5		-1	-1	-1	-2	-3
on	-3	-2	1	1	3	1	-3	-1
on 	-2			2	-1	-1	-1
on the	-3	-1		1	1		-1
on time	3				-2	1	-5	-1
onemain	3			-2			-1
opened	-2			3	-1	-1	-1
or	3			-2	-2	-2	1
orig creditor	-3			2			1
original creditor	-2			3	-1		-1
other liabilities	5			-4
outpatient	-2	-1	-1	2
overdraft	3		-1	-2
owe	-5		-2	4	-1
owe pay	-3		-2	3
owes	-4			4	-2	-1
owner	-2			2			-1
page of	3			-2	-1	-1
pages	3				-2	-1
paid	2		-1	2		-2	-6
paid 					2	-3	-2
paid collection	3			2	-2	-1	-1
paid off	-4			3	-1	2	-2
paid or	4		-1	-1		-1	-3
past	-2	-1		-3	1
past due	-1	-1		-3	2		-1
pastdueamount	-2			-2	-3	2	-1
pastdueamount 	-1			-2	-2	2	-1
patient	-3	-1	2
pay	-2		-2	3		-3	-2
payment 				1		-1	-4
payments	3		-1	-1	-2	-4	-1
payments 	3			1		-1	-2
payments of	3				-1	-1	-1
pays	-1	-1		1		-3
pd		-1		-3	-2	1	2
personal	-2	-2	-1	3		-2	-1
phone	2		1	-3	-2	-1
placed for	-3			1	-1		2
pmt	-2			1	1	-3	2
po	3		-1	-1		-1	-1
por	2				-3
por mês					-3	1	-1
portfolio recovery	3			-2		-1	-1	-1
previous	3		-1	-2		-1
previous editions	2			-2		-1
property	2			-2
pünktlich	3			1	-3	-3	-1
pünktlich 	3				-3	-2	-1
quantum3	2	-1		-2		-1
quantum3 group	3	-1		-2		-1
quarry	2	-1		-3		-2	-2	-1
r	-3			2	-2	2
r 	-2		-1	1	-2	3	-2
r01	3	-1		-2	-1	2	-3
r1	-1		-1	-3	2	3	-4
r1 	-2		-1	-3	3	1	-4
r2				-3	1	1	-2
r2 				-4			-3
r9	-1			-2	3	-3	-1
rav4			2	-3	-1		-1
re	-3			3
regional	3			-2		-1	-2
regional acceptance	2			-1			-1
regular	3	-1		-3			-1
rent	4			-2	-2		-1
report	3			-3
reported	-3			3	-1	-1	-2
resurgent	3			-2		-1
resurgent capital	2			-2		-1
rev as	-1			-1	-1	2	-3
revolving account	-3			3
ridgewood	3			-2
right now	-2					3	-1
rptd	3			-2	-1
s	3		-1	-1	-1	-2	-1
saldo	-2	-1	-1	3	-2	-2	-1
saldo mensualidad	-3		-1	3
saldo pago	-3			3
saldo us	-3			3	-1	-1
savings	2		-1	-2	-2	-1	-1
sec	3					-3
sec 	3					-2
settled	3			1			-3
settled 				4			-2
she	-2			1	2	-2	-2
signature	-2	-2		3	-1		-2
signature loan	-4	-2	-1	5			-1
spectrum	-1			-2	2	-1	-1
st	3	-1	-1	-2	-1		-1
statement date	4			-3
status	-3				2	-1	1
status 	3			-1		-1	-1
status unpaid	-2				2	-1
still	-3			2	1
store	-3	-1		3	-1	-1	-1
store card	-3		2	2	-1	-1	-1
student	-1	-1	-1	1	-1	-3	-1
student 	-2			2		-1	-1
student loan	-3		-1	3		-1	-1
tage	3		-1	2	-2		-2
terms	1			-3	-1	-2	1
thank you	3			-2
they	-3			3	1	-1	1
through	2			-2
til	-3				1	1
time	2			-1		-1	-2
to	5		-1	-1	-1	-4	-3
tu/ef	-3			3	-1		-1
tuc	3			-1			-2
type	-1		2	1	-1	-3	-3
unknown	-3			3	-1
unknown 	-3			3	-1
unpaid	2		-1	-1	-2	-3	1
unsecured 	-4		-1	4
upgrade	3	-1		-4	-2	-1	-1	-1
us 	1	-1	-1		-1	-5	-1
us em	-3			1		-1	-1
usaa	2			-2
used	-2	-2		3		-1
used auto	-3	-1		3
utility	-3			3
visa	-2	-3		3	-1	-1	-1
visa classic	3	-2	-1	-1
w 	-3		-1	1		2
we must	3			-2		-1	-1
we owe	-2			1	-1	1
wells	2	-1		-1		-1	-1
wells fargo	5	-1		-2		-1	-3
when	4			-2	-1	-2
whenever	1				3	-2	-1
whenever 	1				3	-2	-1
which	3			-2	-1
wife	-3		-1	3		-1
wife 	-3		-1	3
with a	-3			3			1
wk	2				-2	-2
wk 	3				-2	-2
woodward ave	2		-1	-2
xp		-1		2		1	-3
xp/ef	-1			3		-1	-2
xp/ef 	3						-2
xp/tu	-1			2			-1
xp/tu/ef	-1			3	-1	-2	-2
y	-1	-1	-1	-1	-3		1	-1
y n	1	-1	-1	-1	-2	-3	-1	-1
year	2	1		-2	-1		-2
years	3			1	-2	-4	-2
years 	1			2		-3	-2
yes			1	2	1	-2	-3
yes 	1		-1	1	2	-2	-2
you owed	2			-2		-1
余额	-3		-1	3	-1	-1	-3
余额 月供	-3			3		-1	-1
欠款	-4			4	-1	-1	-1
欠款 最低还款	-3		-1	3
# figure words of line
always		-3		1				-2
always, below blank	-1	-2	1		-2	-2	-1	-1
often, below blank		-1	2		-4	-2	-1
once	-1	-3	-1	1			-4	-1
once, below blank	-4	2		1	-4	-1	-4	-1
twice		1	-4		-4	-2	-3	-1
twice, below blank	-1	-2	-1	1	-3	-2	-2	-1
# mark alike read as
accountNumber	-1	-1	-3	1	-1	-1	-1	-1
accountNumber; itself no part	1		-4
amount, all; itself amount	-4				4	-1
amount; itself no part	3				-2	-1
current, all, few; itself current?	4						-4
current, all, few; itself no part	3		-1				-2
current?	2	-1		-1	-2	-3	-1	-3
current?, all; itself current?	1		-3	-1	-1	-1		-1
current?; itself current	-2						2
current?; itself no part	3						-1	-1
goes on?		-1	-3	1	-1	-1	1	-1
goes on?, all, few; itself goes on	3		-3	-1
goes on?, all, few; itself goes on?	-2	-1	3	-2		-1	-1	-1
goes on?, all; itself goes on?	3	-1	-2	-2		-1	-2
no part	-2	-2	-2	-2	3	2	1	-2
no part, all	1	-1	-1	1	-1	-3	1	1
no part, all, few		-1		-3	-2	-3	-3	-1
no part, all, few; itself amount?	-1		-1		2	-1	-1
no part, all, few; itself no part	-1		1	-2	-3	-4	-6
no part, all; itself amount	-3				3
no part, all; itself current	-4						4
no part, all; itself current?	-3	-1	-1	-1			1	1
no part, all; itself goes on?	-4		4
no part, all; itself no part	2	-1	-1		-4	-5	-5	2
no part, all; itself originalCreditor	2							-2
no part; itself amount	-3		-1	-1	3	-2	-1
no part; itself current	-3	-1	-1		-1	-1	3
no part; itself goes on	-1		2	-1		-1	-2	-4
no part; itself no part	2	-2	-2	-3	-5	-1	-7	-1
no part; itself paying	-2		-1	-1	-2	2	-1
originalCreditor, all, few; itself originalCreditor	-2			-1			-1	3
paying; itself paying	-2	-1	-1	-1	-3	2	-2
# mark before and shape
capital mark-"	3		-2			-1	-1
capital mark-,	-2	-1	2	-1	2	2	-3	-1
capital mark-.		-3	1	-3	-2	-1	2	-1
capitalised mark-!	3		-1				-2
capitalised mark-"	1	-1	-3	-1		2	-2	-2
capitalised mark-#	2	-1	-2	-4	-2	1		-1
capitalised mark-$	1	-1	-2	-1		-2	-3	-1
capitalised mark-&	-1	-2	2	-1	-1	-1	-2	-2
capitalised mark-(		-3		-5	-1	-1	-2	1
capitalised mark-)	-1	-2	2	-2	-3	-2	-1
capitalised mark-+	-1	-1	2	-1	-1	-1	-2	-1
capitalised mark-,	1	-2	-2	-1		-1	1
capitalised mark--	1	-2	-1	-4	-3	-3
capitalised mark-.	-1	-2	1	-5	-2	-2		1
capitalised mark-/	-2	-3	1	-2	-2	-2	-2	1
capitalised mark-:	3	-3	-1	-5	-2	-2	-2	-2
capitalised mark-;			-3	-1	-2	-1	1	-1
capitalised mark-<	1		-2	-1	-1	-1	1	-1
capitalised mark-|	4	-1	-3	-2	-1	-1	-1	-1
capitalised mark-~	3		-2		-1		-1
capitalised mark-–	-1	-1	-1	-1	-3	-1	1	-2
capitalised mark-—	4	-1	-3	-2	-1	-1	-2	-1
capitals mark-"	2		-5	-1	2	1	-3	-2
capitals mark-#	3		-1	-3	-2	-2	-1	-1
capitals mark-$	-2	-1	-2	-2	2	2	-2	-2
capitals mark-&		-4	1	-1	-2	-2	-3	1
capitals mark-(	1	-1		-3	-1	-2		-1
capitals mark-)	-2	-1	3	-2	-2	-3	-3
capitals mark-,	2	-3	-1	-2	-2	-4		-1
capitals mark--	1	-2		-4	-2	-4		-2
capitals mark-.	-3	-1	2	-1	-2	-2		1
capitals mark-/		-3		-2	-1	-1	-1	1
capitals mark-:	3	-2	-1	-2	-2	-1	-1	-2
capitals mark-=	3			-1	-1	-1	-1	-1
capitals mark-|	2		-4	-2	-2		-1	-1
capitals mark-·	3		-2	-1	-1	-1	-1
capitals mark-–	3		-3				-1
capitals mark-—	3		-2		-1
cents mark-"	1		-1		-3	-2
cents mark-$	-1	-1			2	-3	-2	-1
cents mark-,		-1		-1	-2	1	-4	-2
cents mark--	3				-2	-1	-1
cents mark-.	2			-2		-3	-2	-1
cents mark-|	5	-1	-1		-3	-3	-2
digits-1 mark-"				-1	-1	-3
digits-1 mark-/	1	-1	1	-1	-2	-3	-1	-1
digits-1 mark-=	3						-2
digits-2 mark-)	-3		3	-1	-1	-1	2	-1
digits-2 mark-+	-2			-1	-1	-2	3	-1
digits-2 mark--	-1	-2	-1	1	-1	-3	1	-1
digits-2 mark-.	1	-1		1		-1	-4	-1
digits-2 mark-/	1	-1		-2	-1	-2		-1
digits-2 mark-:			-1		-1	1	-3
digits-2 mark-|	3				-1	-2	-2
digits-3 mark-$	1				1	-3	-1
digits-3 mark--	2	-1	-1	-1			-3	-1
digits-3 mark-/	3		-1		-1	-2	-1
digits-3 mark-|	3						-3
digits-4 mark-$	1			-1	-1	-3	-2
digits-4 mark-)	4	-1	1	-5		-2	-3	-1
digits-4 mark-,		-2	2	-4	-2	2	-3	-2
digits-4 mark--	-4	-1	1	4	-2	-2	-1	-1
digits-4 mark-.	1	-1	-1	1		-1	-3	-1
digits-4 mark-–	3			-1	-1	-1	-1
digits-5 mark-,	4			-2	-1	-1
digits-7 mark-"			-2	-3	-2		1	-1
digits-7 mark-)	3			-2			-1	-1
digits-7 mark-,	1	-1		-2	-1	-3	1	-1
digits-7 mark-.	-1			2	-2	-2	-3	-2
digits-7 mark-;	3			-2			-1
digits-7 mark-|	3				-1	-1	-1
digits-7 mark-–	2			-1			-1
dollars mark-)	3					-1	-2
dollars mark-,				-1	2	-2	-4	-2
dollars mark--	5	-1		-1	-2	-3	-5	-1
dollars mark-.	3			-2	-2	-2	-1	-2
dollars mark-<	6						-5
dollars mark-–	3			-1	-1	-1	-3
dollars mark-—	3						-2
dollars-and-cents mark-)	3					-1	-2
dollars-and-cents mark-,	2			-1	-2	-1	-1	-1
dollars-and-cents mark--	4			-1	-2	-2	-3	-1
dollars-and-cents mark-.	1			-3		2	-5	-3
dollars-and-cents mark-;	4				-2		-3
dollars-and-cents mark-|	3	-1			-2	-2	-1
dollars-and-cents mark-–	3				-2	-2	-2
dollars-and-cents mark-—	4				-1	-1	-3
lettered-code mark-)			3	-4	-1	-2		-1
lettered-code mark-,	-2	-2	-2	-3	3		-5	-3
lettered-code mark-/	4		-1	-1	-1	-2	-2
lettered-code mark-:	3			-1	-1		-2
lettered-code mark-;	2				-1	-1	-1
letters mark-)	-1		-1				3
letters mark-,	3		-2	-1	-2	-3	-2	-1
letters mark-:		-1	-1	-2	-2	-2	1	-2
line mark-"		2	-1	-2	-2	-2	-1	-1
line mark-#	4	-1	-2	-1			-1
line mark-$	-1	-1		-1	1	1	-3
line mark-(	4	-1	-2				-2
line mark-|	3	-2					-1
mark-" mark-,	1	-1	-1	-4	-1	1	-3	-2
mark-" mark-.	-3			4			-1
mark-" mark-:	3	-1	-1	-2	-1	-2	-1
mark-" mark-_	3		-1	-1		-1
mark-# mark-:	3		-1	-2
mark-$ mark-$	2			-1	-1	-1
mark-$ mark--	-3	-2	-1	-4	3	3	-3	-2
mark-$ mark-_	2				-1	-2	-2
mark-( mark-.	-3		-1	3
mark-( mark-…	-4		-1	4		-1	-1
mark-) mark-$	-1				1	-3	-1
mark-) mark-,	2	-1	-5	-1	-3	2	-4
mark-) mark-.	7		-5	-3		-1	-2	-1
mark-) mark-/	5		-3		-1		-1
mark-) mark-:	4		-2	-1	-1	-1	-1
mark-) mark-–	2		-3	2	-2		-2
mark-) mark-—			-3				1
mark-, mark-"	1	-3	-1	-5	-2		-3	-2
mark-, mark-,			-1	-1		1	-3	-1
mark-- mark--	2	-1	-1	-3	-3	-3	-1	-1
mark-. mark-"	3		-4	-1		-1	-1	-1
mark-. mark-,	2		-2	-1	-1	2		-1
mark-. mark-.	-1	-2	-3	2	-4	-3	-4	-2
mark-. mark-:	4			-3
mark-: mark-"	4	-1	-1	-2	-2	-1	-3
mark-: mark-$	-2	-1		-1	3	2	-1	-1
mark-: mark-(	-2		-2				3
mark-: mark--	3	-1		-1	-1	-1	-1
mark-: mark-☐	-2						3
mark-> mark-<	3	-1		-1	-2		-2	-1
mark-[ mark-]	3		-1	-2	-1	-1	-1
mark-] mark-$	-3				-2	3
mark-| mark-$	-3			-1	2	3
mark-| mark-|	4	-1			-1	-1	-2
mark-☐ mark-$	-1				-3	2		-1
mark-☑ mark-$					-3	2
mark-☒ mark-$	-3				-2	3
mark-✓ mark-–	4				-1		-3
mark-✓ mark-—	3						-3
masked mark-"			2	-2	-2	-3	-1
masked mark--	3			-2	-2		-1
percent mark-$	-3	-2				1	-1
percent mark-)	2	-1		-1			-2
percent mark--	3		-1		-1	-1	-1
small mark-(	2	-2		-3	-2	-1	-3	-1
small mark-)	-3	-2	5	-2	-3	-3	-3	-2
small mark-+	2	-1	-2				-1
small mark-,	1	-3	-1	-1	-1	-1	-2	-1
small mark--	3	-1	-2	-2	-3	-3	-1
small mark-.	3	-2	-1	-4	-1	-2		-3
small mark-]	3		-1	-1			-1
small mark-|	3		-1	-1			-2
small mark-–	3	-1	-2	-1	-2	-1	-2
small mark-•	3						-2
small mark-😬	-3						3
thousands mark-/	3				-2	-1	-2
thousands-and-cents mark-"	1			-1	-3		-1
thousands-and-cents mark-,	1		-1		1	-3	-3	-1
thousands-and-cents mark-☐	3			-1	-3	-3	-1
thousands-and-cents mark-☑	4				-3	-2
with-digits mark-"	1	-1		-1	-1	1	-4	-1
with-digits mark-)	2	-1		-3	1	-2	-2	-1
with-digits mark-,	1	-1	-1	-3	1	-3	-4	-2
with-digits mark-.	5			-2	-3	-3	-3	-1
with-digits mark-;	2				-2	-3	-2
with-digits mark-–	3				-3	-2	-2
year mark-)	-3	-1	3	-1	-2	-1		-1
year mark--	4				-1	-1	-2
year mark-.	1		-1	-3	-2	-1	1	-2
year mark-:	3						-3
year mark-;	3						-3
# mark before read as
	-1	-1		1	-3	-1	-1
accountNumber		-2	-2	2		-2	-3	-2
accountNumber,current?	-2				-1	-2	2	-1
amount?	-1		-2	-1	2		-3	-1
amount?,current?	1				-1	-3	1
aside goes on	-1	-1	1	-1	-2	-1	-2	-1
current,paying	-3				-2		3
current?		-2	-1	-1	-3	-3	2	-1
goes on	-1	-1			-1	-3	-2
goes on,current?	-1		-2	1		-1	3	-2
goes on?	1	-1	-1	-1		-1	-3	-2
originalCreditor	-1	-1	-1	-1	-1	-2	-2	2
originalCreditor,current?	-1		-1	-1	-1		3	-2
paying	-1	-1	-3	-2		2	2	-2
# mark before
capital	2	-3	-2	-3	-1	1	2	-1
capitalised		-2		-6	-3	-2		1
capitals		-4	-1	-5	-1	2	-2	2
cents	3	-2	-2	-2		-1	-2	-3
code	1	-3	-1	-1	-1	-1	-1	-2
date	2	-1	-3	-2	-1			-1
digits-2	1	-2	-1	-1	-3	-1	-1	-2
digits-3	1	-2	-2	-4		-1	1	-2
digits-4		-1	-1	2	-1	1	-2	-3
digits-5				2		-3	-3	-1
digits-7		-2	-2			1	-2	-3
dollars	4	-1		-3	-2	-4	-1	-2
dollars-and-cents	2	-1	1	-1		-5	-4	-3
lettered-code	1	-3	2	-3		-3	-3	-3
letters	2	-1	-1	-4	-3	-3		-3
line		1	-3	-1	-2	-2		-2
mark-"	1	-3	-1	1	-1	1	-2	-2
mark-#	4	-1	-1	-3	-1	-1	-1
mark-$	-2	-2	-2	-4	3	1	-2	-2
mark-(	-4	-1	-1	4	-1	-1	-1	-1
mark-)	1	-1	-7	-3	-1	-1	1
mark-,	-1	-4	-1	-3		1	-2	-3
mark-.	-1	-3	-5	1		-3	-3	-3
mark-:	-2	-1	-2	-4	2	-2	1	-1
mark-;	1	-1		-2	-2	-2		-1
mark-?	4		-1	-1	-1	-1	-1
mark-|	-1	1	-1	-1	2	1	-3
mark-☒	-1				-1	3
masked		-2	2	-1	2	-3	-4	-2
small	1	-2	1	-3	-3			-3
thousands	2	-1		-1	1	-3	-2	-1
thousands-and-cents	3	-1	-1	-2			-4	-2
with-digits		-2	-2	-5	3		-3	-2
year			3	-4	-2	-2	1	-2
# mark behind read as
	-1	-1		-2	-3	-3	-1
accountName	1	-2		-4	-1	-1	-1	-3
accountName,current	-3						3
accountNumber	-1		-2	1	-2	-5	-3	-4
accountNumber,paying	-3		-1			3
amount		-1	-2	-2	2	-5	-3	-2
amount,paying	-2			-1	3	1	-1	-1
amount?			-4	-2	1	-3	-2	-1
aside accountName	3		-2
aside amount			1	-1	-3	-2	-1
aside amount?	3		-1		-1	-3	-1
current	1	-1	-2	-3	-3	-5	2	-2
current,paying	-2					3
current?		-1	-2	-2	-2	-5	2
goes on	1	-4	-1		-2	-3	-3
goes on?	-1	-1	-1		-3	-4	-4	-2
paying	-1	-1	-1	-2	-7	2		-2
paying?				-2	-3	1	-1	1
# mark behind
capital	1	-2	-2	1	-2		-3	-1
capitalised	1	-3		-2	-2		1	1
capitals		-1		-3	-4	-2	-2
cents		-3	-1	-4	1	2	-3	-3
code	-1		-2			-2	1
date	2	1	1	-2	-1		-3
digits-1	1	-2		-3	-1		-2	-1
digits-2		-1	-1	-3		1	-1	-2
digits-3		-2	-3	-1		1	-4	-3
digits-4	-2	-2	-3	2	-1		-5	-4
digits-5	1		-2	2	-1	-1	-2
digits-6	3			-1			-1
digits-7	1	-2		-4			-1	-3
dollars	4	-1	-3	-1	-4	-2	-1	-1
dollars-and-cents	2	-1		-3	-3	-3		-3
end	4		-1	-2	-1	-1	-2	-1
lettered-code			-4	1	-2	-3	-2	-3
letters	2	-1	-3	-3	-3	-4		-3
mark-"	-1	-3	1	-3	1	-1	-1	-2
mark-$	2	-1	1	-3		-5	-5	-1
mark-'	-1		-1	-2		1	-2	-1
mark-(	-3	-2	1	-1	-2	-2	2
mark-)	-1		1	-2	-3	1	1	-3
mark-,	-1	-3	1	-4	-3	2	-3	-3
mark--	1	-1		-2	1	-1	-3	-2
mark-.	-1	-2	-2	1	-4	-3	-3	-4
mark-<	2	-1		-1	-1	-1	-2	-1
mark->	1		-1	-1	-1	-2	-4	-1
mark-?	3		-1	-1	-1		-1
mark-[	4	-1	-1	-1	-1	-1	-1
mark-_	2	-1		-3	-3	-3		-1
mark-|	-1	-1	2	-2	-2	-3	-1	-1
mark-–	-1	-1	2	-3	-2	-3		-2
mark-…	3		-2	-2	-1	-1	-1	-1
masked	2	-2		-2	-2	-1	-3	-1
percent		-1	1	-3	1	-5	-2	-1
small	1	-2	-1	-4	-3	-2		-1
thousands	1	-2	-1	-4	1	-4	-2	-2
thousands-and-cents	-1	-2	-3	-4	2	-2	-3	-2
with-digits	1	-1	-2	-2	-1	2	-3	-2
year		-1	3			-1	-1	-1
# mark both before and shape
capitalised capitalised mark-"	4		-3		-2			-1
capitalised capitalised mark-(		-1		-4	-1	-1	-2
capitalised capitalised mark-+	-2	-1	3			-1		-1
capitalised capitalised mark--	1	-1	-1	-3	-1	-1	1
capitalised capitalised mark-.	-1	-1		-3	-1	-1	1	-1
capitalised capitalised mark-/		-2	-2	-2	-1	-1	-2	3
capitalised capitalised mark-:	4	-1	-2	-4	-2	-1	-5	-3
capitalised capitalised mark-·	4		-1	-2	-1		-3	-1
capitalised capitalised mark-—	3		-2	-2		-1	-2
capitalised capitals mark-"	1		-3			1		-1
capitalised capitals mark-.	1		-3	-3	-1	-1	-1	3
capitalised capitals mark-–	3		-3				-1
capitalised code mark-$	-4			-1	1	1
capitalised digits-1 mark-:	3	-1	-1		-1		-2
capitalised digits-4 mark-$	1			-1	-1	-3	-1
capitalised digits-4 mark-,	3		-1	-2	-1	-1	-1
capitalised digits-7 mark-.	3			-2			-1	-1
capitalised dollars mark-.	2				-3		-1
capitalised dollars-and-cents mark-,	3				-2	-1	-1
capitalised dollars-and-cents mark-.	4			-1	-2	-2	-2	-1
capitalised mark-" mark-,		-1	-1	-3	-1	3	-3	-2
capitalised mark-" mark-;			-2		-1	-1	1
capitalised mark-# mark-:	2			-2
capitalised mark-( mark-.	-2			2
capitalised mark-( mark-…	-3		-1	3		-1	-1
capitalised mark-) mark-"	3		-3			-1	-1
capitalised mark-) mark-,	5		-4			-1	-2	-1
capitalised mark-) mark-/	3		-2				-1
capitalised mark-) mark-–	3		-2		-1		-1
capitalised mark-- mark--	3			-1		-1	-2
capitalised mark-. mark-"	3		-3
capitalised mark-. mark-,	3		-1				-1
capitalised mark-. mark-.	6		-2	-5			-1
capitalised mark-. mark-:	3			-2
capitalised mark-: mark--	2	-1		-1	-2	-1	-1
capitalised small mark-)	-1		2	-1	-1	-1	-2	-1
capitalised small mark--	1			-1	-2	-1	-3
capitalised small mark-.	-1		-1	-4	-1	-1	2	-1
capitalised thousands mark-(	-3						3
capitalised with-digits mark-(	4			-1	-1		-1	-1
capitalised with-digits mark-)	1		-3	-3		-2		-1
capitalised year mark-.	-1			-3	-1	-1	2	-2
capitals capitalised mark-)	-2		3			-1	1	-2
capitals capitalised mark-,						-1	-3	2
capitals capitalised mark--	3		-2
capitals capitalised mark-/	-3		3					-2
capitals capitalised mark-:	3		-1	-1	-1		-1	-1
capitals capitalised mark-–	3		-3	-1			-2
capitals capitals mark-"	3	-1	-2			-1	-1	-1
capitals capitals mark-#	1		1	-3	-1	-1	-1	-1
capitals capitals mark-(	2	-1	-4	-4	-1	-2		-2
capitals capitals mark-)	1	-1	2	-1	-1	-1	-3	-5
capitals capitals mark-,	1	-2		-2	-1	-3		1
capitals capitals mark--		-1	1	-4	-2	-2	1	-1
capitals capitals mark-/		-2	-3	-2	-1		1	2
capitals capitals mark-:	4	-1	-3	-1	-1	-1	-1	-1
capitals capitals mark-;	3		-1				-1
capitals capitals mark-|	3		-2	-1		-2	-1
capitals code mark-$	-3			-1	2	1
capitals digits-1 mark-/	3		-1		-1		-2
capitals digits-2 mark-/			-2	-2		-1	2	-1
capitals digits-4 mark-,	3			-3			-1
capitals mark-" mark-,			-3	-3	2	2	-2	-1
capitals mark-( mark-.	-3		-1	3
capitals mark-) mark-,	3		-2			-1
capitals mark-. mark-"	3		-2	-1			-1	-1
capitals mark-. mark-(	3		-3				-1	-1
capitals masked mark-$	-3			-1	3	-2
capitals small mark-)							-3
capitals with-digits mark-)	2		-2
cents cents mark-.	1			-1		-2	-3
cents mark-" mark-,	4		-1		-2	-2	-3
cents small mark-$	-3				-1	3
code capitalised mark-,	-3	-1	3		-1		-1
code digits-2 mark-/	3			-1			-1
code mark-. mark-$	3				-3	-2
code mark-. mark-.	-2			3
code mark-| mark-$	-3				3	-1
digits-2 digits-2 mark--	-2						2
digits-2 digits-2 mark-/	4			-1	-1	-1	-2
digits-2 mark-. mark-$	3				-3	-2
digits-2 mark-✓ mark-✓	3						-3
digits-5 with-digits mark-)	3			-1	-2
dollars capitalised mark-:	4						-4
dollars mark-- mark--	3						-3
dollars small mark-,	4						-3
dollars-and-cents digits-1 mark-/	3				-1		-2
dollars-and-cents digits-2 mark-/	2				-1	-1	-2
dollars-and-cents dollars-and-cents mark-$					1	-3
dollars-and-cents mark-$ mark--		-1		-2	1	-2	-3	-1
dollars-and-cents small mark-,	-2					-1	3
lettered-code capitalised mark-,		-1		-1	-1	-1	1	-3
lettered-code capitalised mark-.	2		-2				-1	-2
lettered-code lettered-code mark-"	2		-1			-1	-3
lettered-code mark-, mark-"					1		-2	-1
lettered-code mark-. mark-.	-3			3
letters dollars mark-,	2				-1	-1	-2	-1
letters dollars-and-cents mark-,	1			-1	-2	-3		-1
line capitalised mark-#	6			-3	-2	-1	-2	-1
line capitalised mark-$	-1		-1		2	-2
line capitalised mark-&	2	-2	-3		-1	-1	-3	1
line capitalised mark--	-1	-1	1	-2	-2	-2	-3	-1
line capitalised mark-.	1	-1		-1	-2	-1	-4
line capitalised mark-/	2	-1					-2	-3
line capitalised mark-:	4	-2		-1	-1	-2	-2	-1
line capitalised mark-<	1		-2				2
line capitalised mark-–	2		-2				-3
line capitals mark-&		-3		-1				-1
line capitals mark-,			2	-1	-1	-3	-4	-1
line code mark-.	3	-1	-2	-1
line digits-1 mark-.	2	-2	-1	-4	-1	-2	1	-2
line digits-2 mark-.	3	-1		-1			-1
line digits-4 mark-.	-2			3			-1
line digits-5 mark-.	-3			3
line lettered-code mark-,	-2			-1	3	1	-1
line line mark-(	5	-2	-3				-2
line line mark-|	3	-2					-1
line line mark-·		-1	-1	1	-1		-3	-1
line small mark-.	2	-1	-2	-1			-3
line with-digits mark-"	-3	-1	-2		-1	4	-2	-1
line with-digits mark-)	6		-2	-1	-3	-1	-1
line year mark-✓	2					-1	-2
mark-" capitalised mark-,	-1		1		-1	1	-4	-1
mark-" cents mark-"	1				-3	-2
mark-" digits-1 mark-"	-1		2		-1	-3
mark-" digits-4 mark--	-4		1	4	-1	-1	-1
mark-" mark-" mark-,			1		-1	1	-3
mark-" mark-, mark-"	1	-2	-1	-3	-2		-4	-2
mark-" mark-: mark-"	3	-1	-1	-2	-2	-1	-2
mark-" masked mark-"	1		2	-3	-2	-3	-1
mark-" thousands-and-cents mark-"	1			-1	-3		-1
mark-# lettered-code mark-(	3		-1	-1			-1
mark-$ thousands-and-cents mark-☐	3			-1	-3	-3	-1	-1
mark-$ thousands-and-cents mark-☑	4				-3	-2
mark-$ thousands-and-cents mark-☒	2				-2	-2
mark-$ with-digits mark-,	-2	-1		-1	2	-3	-2	-1
mark-$ with-digits mark-.	3			-1	-2	-2	-2
mark-( capitalised mark-)	-2	-1	3	-1	-2	-1	-2
mark-( capitals mark-)	-2	-1	4	-1	-1	-2	-5	1
mark-( small mark-,	-2	-1	3			-1	-1
mark-) mark-. mark-.	4		-1	-4
mark-+ small mark-)	-3		2				2
mark-, capitalised mark-.	-2	-1	4	-1	-1	-1	-2	-2
mark-, capitals mark-"	1		-2		1	-4	-1
mark-, capitals mark-,			-2	-1	-1	1	-4	-2
mark-, capitals mark-.	-3	-1	2	-4	-2	-4	1	1
mark-, cents mark-,	-1	-1	1	-1	-2	2	-4	-2
mark-, dollars-and-cents mark-,	1				-3	-1
mark-, dollars-and-cents mark-.	3				-1		-2	-1
mark-, lettered-code mark-,	-1		-1	-2	1	1	-2	-2
mark-, letters mark-,	3						-3
mark-, mark-" mark-"	1			-1	-1		-3
mark-, mark-, mark-,	1				1	-3	-1
mark-, small mark-,	2	-1	-1	-1	1	-1	-3	-1
mark-, small mark-.	4		-2	-2		-1	-2	-1
mark-, with-digits mark-"	1			-1	-1	-1	-4
mark-, with-digits mark-,	3				-2	-2	-2	-1
mark-- capitalised mark-,	3		-3				-2
mark-- capitalised mark--	5		-2				-4
mark-- capitalised mark-:	3		-1				-2
mark-- capitalised mark-;	3		-1			-1	-2
mark-- digits-2 mark-+	-2						2
mark-- digits-3 mark-/	3						-2
mark-- mark-$ mark--	1			-1	-4		-2
mark-- mark-- mark--	1			-1	-3	-2		-1
mark-- percent mark-$	-4	-1			-3	4	-1
mark-- small mark-(	-2		3				-2
mark-- thousands mark--	3						-3
mark-. capitalised mark-"	3		-2			-1	-1
mark-. capitalised mark-&	-2		2
mark-. capitalised mark-)	4		-3	-1	-1	-1	-3	-2
mark-. capitalised mark-.	2	-1		-2		-1	-3	-3
mark-. capitalised mark-/	-2							2
mark-. capitalised mark-:	1	-1	-3			-1	1
mark-. capitals mark-.	-2	-1	3					-1
mark-. digits-2 mark--				-3	-1		1
mark-. digits-2 mark-.		-1			1		-3
mark-. digits-4 mark-)	6			-5		-1	-1
mark-. mark-" mark-,	3		-3
mark-. mark-. mark-.		-2	-1	1	-4	-3	-6	-2
mark-. small mark-$	3		-1		-2	-1
mark-. small mark-.	3						-1	-2
mark-/ capitalised mark-,	3		-2		-1	-1	-1	-1
mark-/ capitalised mark-.	3	-1	-3				1	-2
mark-/ capitalised mark-–	3		-2				-1
mark-/ digits-2 mark-)	-3		3			-1	2	-1
mark-/ small mark-)	3		-1				-1
mark-/ small mark-,	2		-1		-1	-2	-3
mark-/ small mark--	3					-1	-2
mark-/ year mark-)	1	-1	1		-1		-3	-1
mark-: capitalised mark-)	3		-1		-1		-1	-2
mark-: capitalised mark-,	1		-2			-1	-1	2
mark-: dollars mark-.	-3						3
mark-: mark-- mark--	2			-1			-2
mark-; capitalised mark--	3		-1				-1	-1
mark-> dollars mark-<	5						-4
mark-| capitals mark-|	3		-1		-1	1	-2
mark-| cents mark-|	4	-1	-1		-2	-3	-2
mark-| dollars-and-cents mark-|	3	-1			-2	-2	-1
mark-• capitalised mark-–	2		-3		-1		1
mark-… digits-4 mark-)	3			-1			-2
mark-☐ capitalised mark-$	3				-2	-3	-1
mark-☐ capitalised mark-(	-3		3					-1
mark-✓ mark-– mark-–	5				-1		-5
mark-✓ mark-— mark-—	4						-4
mark-✓ mark-✓ mark-–	3				-1		-2
mark-✓ mark-✓ mark-—	3						-3
masked digits-2 mark-/	3			-1	-1		-1
percent mark-$ mark--	-5					4	-2
small capital mark-.	-2	-1	2
small capitalised mark-$	3	-1	-1		-3
small capitalised mark-)	-1	-1	2	-1	-1	-1		-3
small capitalised mark-,	3		-3		-1	-1	1	-2
small capitals mark-&	3					-1	-2	-1
small capitals mark-.	3		-1	-1			-1	-2
small cents mark-,	3		-1	-1	-1	-2	-1
small code mark-.				-3	-1	-1	2	-1
small digits-2 mark--	2			1			-3
small digits-2 mark-.	5				-1	-1	-4
small digits-4 mark-,	3			-1	-1	-1	-1	-1
small digits-4 mark--	3			-2	-1	-1	-1
small digits-4 mark-.	5			-3		-1	-2	-1
small digits-7 mark-)	3			-2			-1	-1
small digits-7 mark-,	4			-1	-1	-1	-2
small digits-7 mark-.	4			-3	-1	-1	-2	-1
small dollars mark-)	2					-1	-2
small dollars mark--	3					-2	-3
small dollars mark-.	4			-1		-1	-3	-1
small dollars mark-–	3					-1	-3
small dollars-and-cents mark-,	4				-3	-3	-3
small dollars-and-cents mark-.	5			-1	-3	-1	-3	-1
small dollars-and-cents mark-;	3				-1		-2
small lettered-code mark-.	4			-2			-1	-1
small mark-" mark-,	3		-1			-1	-2
small mark-" mark-:	3	-1	-1	-1		-1	-1
small mark-) mark-,	3		-5		-1	1	-1	-1
small mark-) mark--	3		-3	-1	-1
small mark-) mark-.	4		-3	-2			-1
small mark-, mark-"	3				-1	-1	-1
small mark-. mark-.	4			-4
small mark-: mark-(	-3		-1				3
small masked mark-.	3			-3
small small mark-"	3	-1	-1			-1	-1
small small mark-'	4					-1	-3
small small mark-(	3	-1	-2		-1	-1	-2	-1
small small mark-)	-2	-1	4	-1	-1	-2	-4	-2
small small mark-,	2	-1	-5	-1	-2			-1
small small mark--	3		-5	-1	-1	-1
small small mark-.	3		-1	-2	-1	-1	-1	-2
small small mark-/	1		-2	-1		3	-1
small small mark-:		-1		-2	-1	-2	1	-1
small small mark-·	3			-1		-1	-2
small small mark-–	4		-2				-4
thousands-and-cents mark-" mark-,	1			-1	-3	-1	-1
thousands-and-cents mark-☐ mark-$	-2				-3	3
thousands-and-cents percent mark-$	-4	-1			1	1	-1
thousands-and-cents small mark-,	3					-1	-2
with-digits capitals mark-)	-3		2				1
with-digits with-digits mark-,	2				-2
with-digits year mark-.	3						-2
year digits-2 mark-/	4			-1	-1	-1	-2
# mark both behind
capital capitalised	-3			-1	-1	2	1
capital mark-.	3	-1	-1	-1	-1		-1
capital mark-]	2	-1				-1
capitalised capitals	1	-1	-1	-3	-2	-1		2
capitalised digits-2	1		-2	-1	-1	-3	2	-1
capitalised digits-4	-3	-1	3	-1	-1	-1	-1	-1
capitalised digits-7	2	-1	-2	-1			-1	-1
capitalised dollars	3		-2	1		-1	-1
capitalised dollars-and-cents	-1	-1		-3	-1	-2	-2
capitalised line		-2		-2	-4	-2	2
capitalised mark-"	-2	-2	2	-1				-2
capitalised mark-$	4				-3	-3	-1
capitalised mark-(	1	-3		-1	-1	-1	-3	1
capitalised mark-)	1	-3		-1	-1	-1	-1	-3
capitalised mark--		-2	1	-1	-1	-1	-5	-1
capitalised mark-.	1	-3		-1	-2	-3	-3
capitalised mark-/	2	-1	-2		-1	-2	-2	-1
capitalised mark-;	3		-2			-1	-3
capitalised mark-—		-1	3			-1	-2
capitalised small	1	-2		-3	-3	-1	-1	-2
capitalised thousands	3		-3				-2
capitals capitalised		-2		-2	-2		1	-2
capitals capitals	1	1	-2	-3	1	-4		-1
capitals digits-5	4		-2	-1	-3	-2		-1
capitals digits-7	2	-1	-1			-1	-1	-3
capitals lettered-code	-3	1	2	-1		-1	2	-1
capitals line	-2	-3	1	-1	-1	-1	-1	1
capitals mark-"	-4	1	3	2	-1	1	-3	-2
capitals mark-$	3	-1	-2	-1	-3	-3	-2	-1
capitals mark-)	1	-3		-1	-1	-1	-3	1
capitals mark-,	1	-3	-2	-3	-1	2	-3	-4
capitals mark-.	-3	-2	1	-1	-2	-2		3
capitals mark-:			-2	1	-1	-1	-1	-1
capitals small	3		-1	-1	-1		-3	-1
cents code	-3				-2	2	-1
cents mark-"	1				-4	-3	1
cents mark-,		-1		-1	-2	1	-3	-2
cents mark-/	2		-1		-3	-3		-1
cents mark-☐	-2				3	-4
cents mark-☒	-2				3	-2
cents percent	1				1	-3
cents small		-1	1	-1	2	-3	-4	-2
code line	1		-2	1	-3	-1	1	-1
code mark-,	-2		-1	-1	3	-1	-1	-1
code mark-.	3		-2	-2			-2
code small	3			-3		-1	-3
date line	3			-2			-1
digits-1 capitalised	3					-1	-2
digits-1 digits-1	3		-1	-1		-1	-1
digits-1 digits-2	3					-1	-3
digits-1 mark-"			1	-1	-2	-3
digits-1 mark--	3						-2
digits-1 mark-/	1		2	-1	-2	-2	-1
digits-2 capitalised	-1	-2	-3	-1	-1	-2	3	-1
digits-2 capitals			-2	-2		-3	1	-1
digits-2 cents	3	-1		-1	-3	1	-4
digits-2 digits-2	1		-2		-3	-3	1
digits-2 line	-3	-1	1	-3	1			-1
digits-2 mark-$	-1				-3	2	-1
digits-2 mark-)	-3		3	-1	-1		2
digits-2 mark-+	3		-2		-1	-2	-2
digits-2 mark--		-1	2	-1	1	-1	-3
digits-2 mark-.	1	-1		-2	-3	1	2	-1
digits-2 mark-/	1	-1	-1	-2	-2	-2		-1
digits-2 small	2	-1	-1	-2	-3	-1		-1
digits-2 thousands-and-cents	2		-1		-1	1	-3
digits-3 digits-3	3		-2
digits-3 lettered-code	3		-2	-1			-1
digits-3 mark-$	-1				-3	1
digits-3 mark-(	2		-1	-1	-2	-1	-1
digits-3 mark-/	2		-3	-1	-3	1
digits-4 dollars-and-cents	-2	-1		3	-1	-2	-2	-2
digits-4 mark-|	3		-2	-1
digits-4 masked	3		-2	-3		-1	-1
digits-4 percent	2		-2	-1
digits-4 thousands-and-cents	-2		3	-1				-1
digits-7 dollars-and-cents	1					-1	-3	1
digits-7 mark-.	2			-2
digits-7 mark-|	3		-2	-1		-2	-1
dollars capitalised	3				-2	-2	-1	-1
dollars mark--	3		-1	-1	-1		-4
dollars mark-.	-3			-1	-1	-1	3
dollars mark-<	4						-4
dollars mark-@	3		-2		-1		-1
dollars-and-cents dollars-and-cents	3	-1	-1	-1	-5		-3	-1
dollars-and-cents line	4		-4	-1	1	-2	-2
dollars-and-cents mark-,	2		-3	-1	-2	-2	1	-1
dollars-and-cents mark--	3		-2		-1		-1
dollars-and-cents mark-.	3		-1	-1	-1		-2
dollars-and-cents mark-|	3		-1	-1	-2	-1	-3
end end	6		-1	-2	-1	-1	-2	-1
lettered-code capitals	2	-1	-3	-2	-1	-1		-1
lettered-code digits-2	-2		3	-1
lettered-code dollars	2			-3
lettered-code dollars-and-cents		-2	-1	-1	-1	-1	-2	-3
lettered-code line	3	-1	-2	-2	-2	-2	-1	-1
lettered-code mark-(				1		-1	-2
lettered-code mark-,	2		-3	-1		1	-3	-1
lettered-code mark-.	3			-1		-2	-2
lettered-code mark-|	3	-1	-2	-1		-1
lettered-code mark-–	3		-2	-2			-1
lettered-code mark-—	-2		3	1
letters digits-4			-2				1
letters line	2			-1	-2	-2	-1	-1
letters mark-:	-1		-2				3
line line	1	-1		-1	-3		1
mark-! capitalised	-3						3
mark-! mark-!	3						-3
mark-! mark-🎉	2						-2
mark-" capitalised	1	-1		-2	-4	-1	-2	-1
mark-" cents	1				-2	-2	1
mark-" digits-3	2				-1	-1	-1
mark-" mark-,	-2		2	-1	-2			2
mark-" mark-;	-3		2		2	-1	1
mark-" masked	3		-3		-1	-2
mark-$ cents	6		-1	-1	-6	-4	-2	-1
mark-$ digits-3	3				-1	-1	-1
mark-$ thousands-and-cents	3		-2	-1	-1	1	-3
mark-) line	2		-2	-1	-1	-2	1	-1
mark-, capitals	-3		-3		1		2	1
mark-, digits-2	-1		2				-2
mark-, digits-4	3					-3	-1	-1
mark-, dollars-and-cents	-1		3					-1
mark-, line	1		-2	-1	-1	1	-2
mark-, mark-"	2	-2	-1	-2	-2		-4	-1
mark-, small	-2	-1	3	-2	-2	-2		-1
mark-, with-digits	-3		2			2		-1
mark-- capitalised	4	-1			-3	1	-4	-1
mark-- digits-2	3			-1	-1		-2
mark-- mark-$	-1	-1	-1		2	-3
mark-- mark--	1		1	-2	-3	-1	-1	-1
mark-- percent	-1		-1		2	-3
mark-. capitalised	-1			3			-2	-1
mark-. digits-4	-3		1	3	-1	-1		-1
mark-. dollars-and-cents	2	-1	-1	-2
mark-. lettered-code	-3		-1	3			-1
mark-. line			-1	4	-1	-1	-2	-1
mark-. mark-$	3			-2	-1	-1
mark-. mark-.		-2	-1		-3	-3	-4	-3
mark-. small				-2	-1		2	-1
mark-/ mark-/	3		-2				-1
mark-> capitalised	1		2			-1	-4
mark-_ mark-_	1	-1		-2	-2	-2		-1
mark-| mark-|	1		1	-1		-1	-3
mark-— dollars-and-cents	-1		2				-2
mark-… digits-4	3		-2	-1
mark-✓ line	3					-1	-3
mark-✓ mark-–	2						-2
mark-✓ mark-—	3						-3
masked line	3			-3	-1	-1	-1	-1
masked mark-"	-1		2	1	-2	-4	-1
masked masked	3		-1	-2			-1	-1
percent capitalised	3	-1	-1		-2	-2
percent dollars	-2		3		-1
percent line	2			-1	-1	-1
percent mark-$			-1	-1	1	-3	-1
small capitalised	2	-1	-2	-2	-1	1	1	-1
small capitals	5		-4	-1	-1	-1	-2
small digits-4	3		-2	-1		-1	-2	-1
small digits-7	2		-3	-1		-1	2	-1
small dollars-and-cents			-4	-2	-2	-2	2	-1
small line	2		1	-2	-2	-5	-2	-2
small mark-#	3		-2
small mark-)	1	-3			-1	-1		-1
small mark-,		1	-1	-1		-1	-3	-2
small mark--	3				-1	-1	-2
small mark-.			-4	-1	-2	-2		1
small mark-:	4		-2	-1	-1		-3	-1
small mark-=	3						-3
small mark->	4		-2		-1		-1
small mark-?	3		-1			-2	-2
small mark-|	3		-1				-3
small mark-–	1		2			-1	-3
small small	1	-1		-3	-2		-3	-1
thousands mark--	2		-3		-1		-2
thousands mark-.	2		-2		-2		-1
thousands mark-/	4		-3		-2		-1	-1
thousands-and-cents mark-"	2			-1	-4		-3	-1
thousands-and-cents mark-/	3			-1	-2	-1	-2
thousands-and-cents mark-[	-3				3	-2
thousands-and-cents mark-☐	-2			-1	3	-5	-1
thousands-and-cents mark-☑	-3				4	-4
thousands-and-cents mark-☒	-2				3	-4
thousands-and-cents small	-1			-1	3	-3	-2	-1
thousands-and-cents thousands-and-cents	3		-3
with-digits digits-2	-2		1		-2	2
with-digits digits-3	3		-3				-1
with-digits lettered-code	-2		-1	-1	-2	3	-1
with-digits mark-"	1		-1	-2			-3	-1
with-digits mark-$	4			-2	-3
with-digits mark-,		-1	-3	-2	1	-6	-3	-2
with-digits small	-3	-1	-4	-2	2	1	1	-2
year capitalised	-1	-1	4	-2	-1	-2	-2	-1
year digits-2	3		-2		-1	-1	-2
year dollars	4			-1	-1	-1	-1
year lettered-code	3		-2		-2	-1	-2
year small	2	-1	-1				-2
# mark both read as
 			-1	-1	-7	-4	-7	1
 accountName	3	-2	-1	-1	-1	-1	-1
 accountNumber	-2	-1	-1	3		-1	-1	-1
 current	-4			-1		-1	4
 current?	-3			-1	-1	-2	3
accountNumber 	3	-2	-2	-1	-3	-2	-3	-2
accountNumber accountNumber	-2	-1	-1	2	-2	-3	-2	-1
accountNumber amount	-2				2	-1
amount 	3	-1	-2	-1	-4	-5	-4	-1
amount current	-3						3
amount? 	2		-1		-3	1	-1	-1
amount? paying	2				-3	-1	-1
aside accountName 	-3		3					-1
current 	4	-2	-1	-1	-1	-3	-6	-2
current? 	4	-3		-1		-2	-6	-3
current? current?		-1	1	-1	-2	-3
goes on goes on	-2	-3	2	-1	-2	-4	-3
goes on,current current	-3		-2				3
goes on,current? 	3		-1				-2
goes on,current? current?	-3		-1			-1	3
goes on? 	4	1	-3	-2	-1	-2	-1	-1
goes on? goes on?	1	-3	-1		-3	-3	-3	-1
originalCreditor 	3			-1		-1	-1	-3
originalCreditor originalCreditor	-1		-1	-1	-1	-4	-3	3
originalCreditor,current? current?	-2		-1		-1		3
paying 	4	-1	-2		-1	-5	-5	-1
paying amount	-2				2	-2	-1
paying current	-4				-1	-1	3
paying paying	-3	-1	-2	-2	-3	3	-3	-1
# mark cell comes
always	1	-3	-1	-5		-2	-2	-3
often	-1	-2	-3	1	-1	-1	-1	-3
once	1	-3	1	-1		-1	1	-1
twice		-3	3	-1			-2	-2
# mark cells behind
0		-4		-2	-1			-1
1	1	-2		-2	1	-1		-1
2		-1			-2			-2
3	-1	-1		-4	-1	-3	-3	-3
4		-2	1		-1	-2	-2
# mark cells
1	1	-4	-1	-3	-2	-1		-2
2		-2		-1	-4	-4	-2	-1
3		-2	-2		-2	-2	1	-2
4	-1	-2	2	-2	-1	-3	-1	-5
5	-2	-1		-2	1	-1	-2	-6
# mark first of cell
0 of 1		-5	-2	-2	-1	-2		-2
0 of 2		1		-3		-1	-1	-1
0 of 3	-2			1		-1	-4	-1
0 of 6	-1	3	-2				-2
0 of 7	5			-2			-3
1 of 2			-1			-3	-1	-2
1 of 3	1	-1	-1	-2	1	-2	-4	-1
1 of 4		2	-2	-3	4	-3	-4	-1
2 of 3	2	-1		-2	1	-3	-2	-1
2 of 4	1	-1	-2	-2	1	2	-4	-1
2 of 5	1	-1		-1	-1		-3
3 of 4	2			-1		-4	-2
3 of 6	1			-1	2	-2	-3
3 of 7	1		-1	-1		-4		-1
4 of 6	1			-1	1		-3	-1
6 of 7	-1	-2		-2	-1	-4	1	-2
mark-#	5	-1	-2	-2			-1
mark-$		-4	-2	-4	1		-4	-2
mark-(	4	-2	-2				1	-1
mark-)	3				-2		-2	-1
mark-*	3	-1		-1			-2
mark-+	3	-1		-1	-1	-1	-3	-1
mark--	1	-2	-1	-3	-2	-3		-1
mark-.	-4	-2	-1		3			-3
mark-<	3	-2		-1	-2	-1	-2	-1
mark-|	6	-2	-1	-2	-3	-3	-3
mark-·	-1	-1	-1	1	-1	-1	-2	-1
mark-–	1	-1	-1		-2	-3		-2
mark-—	2	-1	-1	-2	-1	-3	-3	-1
mark-☑	3	-1				-2	-2
mark-⚠	-2					-1	2
mark-✅	-3	-1		-1	-1	-2	2
mark-❌	-3						3
# mark first of line
below blank		1	-1	-3	-1	-2	-3	-2
mark-#	4	-1	-2	-1			-1
mark-(	4	-2	-2				-1
mark-+	3						-2
mark-[	1	1		-1	-1		-4
mark-|	3	-2					-1
mark-·	-1	-1	-1	1			-3	-1
# mark first word comes
always		-3	2	-1	-4	-5		-2
often	-1	-4	-1	-1	1		-1	-1
often, first	1	-3	-2		1	-3	1	-2
once	1	-4			-1	-1	-2	-2
once, first	-1	2	-2	-1	-2	-3	-1	-2
twice		-2	1	-3	-1	-3		-1
twice, first	3	-3	-3	-2	-2	-1		-1
# mark heading
-	3			-1	-1	-1	-2
account	-1	-1	1	1	-1	-3	-3	-1
account name	-2	-1	3	-1			-1
account no	4		-1	-3			-1
account number	-1		-2	2	-1		-5
acct	1	-1	-2	1	-2	-2	-3	-1
action	3						-2
active	3		-1					-1
address	3	-1	-3		-1		-1
amount		-1	-1		-3	1	2	-1
and	2		-2	-1				-1
bal	3		-1		-2	-2		-1
balance	-4	-1	1		1	-1	2	-2
balance due	3		-2		-1	-1	-1
balances	4		-2	-1			-2	-2
category	3		-3			-1
charge-off	3		-1				-1	-1
comenity	3			-1			-3
comments	3					-1	-2	-1
commonwealth	3		-2	-2
community	3	-1	-1	-1			-1
consider	3						-2
consumer	2		-1		-2	1
creditor	1	-3		-1	-1	-1	-2	-2
creditor name	-2		3	-1	-1	-1	-2	-1
creditors		-1			1		-3
current			2	-1	-1	-4	-1	-1
debt	-1	2	2	-2	-2	-2	-4	-1
debt status	-2		-1			-1	2
delinquency	2		-1				-2
deudas	-2		1				2
estado al	2						-2
everything	1		1		-2		-3
experian	1			-3	-1	-1	-2
for	-2		-1			-1	-1	3
has &	-2	-1	2	-1			-1
has -	3	-1		-1	-1	-1	-2	-1
has /		-2	-1	-3	-3	-3	1
has a		-1	1	-3		-1	-1	-1
has account		1	-1	2	-2	-4	-1	-1
has accounts	1	-1		-1		-1	-3
has acct		-1	-4	1	-4	-4	-1	-2
has action	3						-3
has active	3		-1					-1
has agreed	-1		4	-1		-1	-2
has aidvantage	2						-2
has ally	3	-1	-1	-1	-1		-2	-1
has america	-1	-1	-2	1
has amount	1	-1	-1	1	-3	1	1	1
has and	2	2	1	-3	-1	-1	-2	2
has any	3			-1		-2	-1
has are	-2	-1	-2			-1	3	-2
has asked	-1		-3				-1	2
has associates	3		-1				-1	-2
has automobile	-3					-1	3
has balances	3	-1	1		-1	-1	-4	-2
has before	2	-1	-1	2	-1	-3	-1
has behind				-1		-3	1
has behind?	-3				-1	-1	3
has bureau			-1			-3		1
has by	-1		2	-1	-2	-3		-1
has c/o	3						-2
has can	2				1		-3
has card	-1	1	-1	-3	-3	-3	1	-1
has category	2		-2			-1
has cavalry	-1				-1		3	-1
has charge-off	3		-1				-1
has charged		2	-1	-3			-2
has client		-2		-1	-1	-2	-3
has comments	3						-2
has consolidation	-2		1				2	-1
has conta	2		-1	-1	-2	-2	-3
has content	4		-3	-1
has could	3		-1				-2	-1
has counselor	3		-3
has credit	-1		-3	1	-2	-2	1	-1
has creditor		-3	1	-1	-2	-2	-2	-1
has current	-1	-1		-2	1	-4		-2
has days	1		-1	-1	-2	-3		-1
has de	3		-2	-2		-1	-1	-1
has debt	-1	1	1	-3	-2	-3		-3
has dmp	3				-1	-2
has dont	3		-1				-2
has due	-1	-1	1	1		-4		-1
has ending	-2		-3	1		-1	3	-1
has equifax	3		-1	-1			-1
has estimated	3		-1	-1		-1	-1
has everything	3		-1		-1		-3
has feb	2		2	-1	1	-1	-3
has filed	2		-1	-1		-1	-1
has finance	-1		-2	-2			3
has for		-1	-2	-2		-1	-4	2
has here	2		1	-1		-1	-3
has home	2		2	-1	1	-1	-2
has hospital	-1	-1	3	-1	-1	-1	-1
has household	4		-2		-1		-1
has how	-1	-1	-3	-2	2	-1	1	-1
has i	1		1	-2	-1	-2	1	-3
has if	4		-1			-2	-2
has individual	2		-1	-1	1		-2
has institution	2		-1	1	-3	-1
has insurance	-3		3		-1	-1	1
has int	3			-1	-2	-2	-1
has is	1	-1		-2		-2	-4
has it	1	-1	-1	-1	-1	-1		-3
has joint	3		-1				-2
has kind	-2		1	1	-1	-3	-1	-1
has last	1		1	-2	-2	-3		-1
has late	3	-1	-1	-1		-3	-2
has lender		-2		-1	-1		-3	-2
has letter	3						-3
has limit		-1	1		-3	-3		-1
has limite	4	-1	-1		-4	-2	-1
has lines	3			-2			-1
has list	3		-1	-1	-1		-2	-2
has management	-2		3	-1			-1
has may	1		-3	-1	-2	-1		-1
has meeting	3		-3	1		-1	-1	-1
has mensal		-1	-1	-1	-1	1	-3	-1
has min	-2	-1	1	-2	1	-1	2	-1
has mo	1			-1	-4		-1	-1
has mo.	-1			-1	-3	2
has monthly		-1	-4	-2	-2	2		-1
has mortgage		-1		-1	-1	2	-3	-1
has mortgageloan	3		-2				-1
has name	-2	3	2	-3		-3	-2	-2
has no		-1	-1	-1		-3		-1
has not	5		-4	-1	-1	-1	-2	-1
has note	-1	-1				-1	3
has notes	-3		-1		-1	2	1	-1
has now	1			1		-3	-1	-1
has number	-3	-1	-1	3		-3
has of	2		-1	-2	1		-1	-1
has ohio	3		-2		-1	-1
has or	5		-1		-5	-2
has order	2		-2				2	-1
has orig_amt	-2	-1			-2	3	-2	-1
has origcreditor	-3		1		-1	2	-1
has original	1	-2	-1		-3	-3	2
has owe	1	-1		-2	-1		-3	-2
has owed		-1	1		-1	-4	-3	1
has owes	2		-3				2
has past	2		1	-1	-3	-3	2
has patient	3		-1				-2
has patients	-3		1				2
has paul	3						-3
has pay	3	-1		-1	-1	-1	-2	-1
has payments	2		1	1	-1	-1	-3
has personal	3			-2	-1	-1	-3
has phone	1		-1	1			-3
has physicians	2	-1		-1
has principal	2		-1		-2	-3
has purpose	-1		2	-2	-1	-1	-2	-1
has re	3		-3
has recovery	-2		-3	-1	-1		2	2
has revolving	-2	1	2	-1	2	1	-3
has ridge	3						-3
has saldo		-1	-1	-2	1	-4	-2	-1
has situação	1	-2	-1	-1	-1	1	-3	-1
has so	3		-2		-1		-2
has sorry	2		-2				-1
has spouse	3		-2	-2
has spv	-3		1				2	-1
has sunday	1		-3	-1	-1	-1
has tardes	3		-1				-2
has thank	3		-1				-1	-1
has that	2		1	-2	-1		-3	-1
has thats	2		-2				-1
has the		-1	-2	-2		-2		3
has this			1	-1	1		-3	-1
has today	3		-3				-2
has toyota	1		-1	-1	-1	-2	3	-1
has union			-1	2	-1		-3	-1
has unpaid	-1	-1	1	-2	1	1	-3	-1
has us	3		-3				-1
has where	-3		-3			-1	3
has |	1	1	-2	-1	-3	-3	-3
has –	3		-2	-1	-1		-2	-1
household	3	-1	-3	-1			-1
iii	2		-2
in	2		-1	-1	-1		-1
in the	2		-1	-1			-2
installment	3		1	-1		-1	-2
lender	1	-2	-1	-1			-2	-2
liabilities	2	-1	3	-1		-1	-1
lines	3			-2			-1
llc	2	-1	-2	-1			-3	2
may jun	-2		-1	-1	-1	-1	3
means 	-1	-2			-3	-3	-1	-1
means amountLoose	2	-1	-1	1	-3		1	1
means balance	-1	-2	-1	-2	3	-1	-2	-2
means date	-1	-2	1	-1	-1	-4	-3	-1
means name		-1			-2	-1	-1	-3
means number		-2	-1	3	-2	-1	-1	-2
means opened	1	-1	-1	-2	2		-3	-2
means original	-1	-1	-1				-3	2
means paying	1	-2	-1	-3	-2		-2	-2
means reported	1	-1	-2	-1			-3	-1
means status	-1		-1	-1	1	-2	2	-3
means statusLoose	-1	-1		-1	-4	-4	1
means text		-1	-1	-1	-4	-1	1	-3
medical	-2		-2	-1			3
min	-1		3
mo				-1	-3	1	-1
monthly mortgage payment	-4				-2	4
monthly payment	-1				1	1	-3
mortgage	2		-1		3	-2	-2
noite	3					-2	-2
notes					-1	-3	1	-1
omit	3					-2	-1
orig_amt	-2	-1	1		-2	3	-2
origcreditor	-2		1			2
owe			1	-1	-4	-2	-2	-1
owed		-1	-1	1	1	-2	-2
owner	3				-1			-2
past	1		1	-1			-3
past due	1		1	-1	-3	-2	1
pay	4		1		-1	-1	-3
personal	3		1	-1			-2
plan	2		-3			-1	-1	1
pmt	1		-1		-3	-2
recovery	-3		-1	-1	-1		3
responsibility individual	-3				2		2
revolving	-3	1	1		2	-1
saldo devedor	2		-1		1	-3
situación	-3						3
sort by	-3		2				1
status	-1	-2	-1	-3	-3	-3	1
status open	3				-1		-3
that	3		-2	-1			-1
this	4	-1	-3
type	2	-1		-2	-1	-1	-3	-1
union	3			-1			-2
usa	4		-1				-1	-1
where	3		-2				-1
đúng	3		-2				-1
# mark label beside
creditor	3		-2
installment	-3		3				-1
means 	-1	-2	1	-1	-2	-3	-3
means accountStatus	-3						3
means date	3	-1	-1	-1	1	-1	-2	-1
means name			-1	-2	2	-2	-4	-1
means opened	3			-1			-1
means original	-1		-1	-1		-1	-3	2
means paying	-1	-1	3	-1	-3	1	-5	-1
original creditor	-1	-1	-1	-1	-1	-1	-3	2
remarks	3			-1			-2
total amount of the debt now	-3				3	-1
# mark label with colon
account number	-1	-1		1	-2	-1	-1
means 	1	-2		-3	-1	-3	-2	-3
means agency	4	-1	-2	-1			-2	-1
means amountLoose	4				-2	-1	-1
means balance	1	-1	-2	-1	1	-3	-1	1
means money	3	-1	-2	-1	-4	-4
means name	2	-3	-1	-3	-2	-1	-2
means number	-1	-2	-1	1	-3	-2	-2	-1
means opened	3			-1	-1	-1	-2
means pastDue	4					-1	-3
means paying		-1	-1	-1	-3	1	-1	-1
means status	2	-1	-2	-1	-2	-3		-1
means statusLoose	1		-1	-3	-2	-2		-2
means text	-1	-1	-1	-1	-3	-2		-2
note	-2					-1	3
original creditor	-2		-1	-2	-1	-1	-4	3
placed for collection	-3						3
re	-3		-1				3
remark	3						-2
status	-1		-1	-2	-2	-2	1	-2
to	3				-2		-1
# mark last of line
mark-$	4			-1	-3	-4		-1
mark-)	1	-1	1	-4	-2	-2		-1
mark-,			-2	-2	-1	1	-2	-1
mark-;	3					-1	-3	-1
mark-]	3		-1	-1			-2
mark-|	3					-1	-2
mark-✓	3					-1	-2
# mark line above
account history	3						-3
account name	-3		4	-1			-1
account number	-3			3	-1		-1
accounts	3		-2		-1		-1
available balance	3			-2
begins "		-3	1	1	-1	-3	-1	-2
begins #	-2	-2	4	-1	-1	-2	-4	-2
begins $	1		1	-1	2	-2	-2	-1
begins (		-3	1	-3	3		-2	-2
begins -		-2	-1	-2	-2	-1		-1
begins .	3		-2		1		-1
begins [		-1		-3		-1		1
begins account			-4	-4	-5	-3	2	-1
begins address	-3		-2	3	-2	-2		-1
begins al	4		-3		-1
begins ally		-1	-3	-1	-1		2
begins amex	-1			-2	1	-2	1
begins amount	-2	-1	2	-1	-1	-2	3	-2
begins and	3	-1	-1	-2	-1		-3	1
begins apple	-3		2		-1	-1	2
begins are	2		-2	-1	-1	-1	-1	1
begins as	6			-1	-3		-3
begins available	3		-1	-2
begins avant	3		-2		1			-1
begins b	4	-2		-2	-2		-2	-2
begins balance		-2	1		-2	-1	-3
begins barclays	-2		1	-1	1	1	1	-1
begins borrower			-2	-1	1	1
begins both	4		-1		-1	-1	-2	-1
begins capital	1	-1		-2		3	-2	-2
begins car	2	-1	-1		-1	-1	-4	-1
begins cards	4		-1	1	-2	-1	-5	-1
begins care	1		-1	-2			-3
begins carrington	2				1	1	-3
begins cc	3		-2	-1
begins citi	-3			-2	2		2	-1
begins citicards	3			-1			-2
begins client	-1	-1	-1	-3	-1	-1	-5	2
begins collection	4	-2	-1	-1	-1		-3	-1
begins collections	-1	-1	-3	1	-2	-1	2	-2
begins comments	5		-2				-2	-1
begins company	-2		2	-1	1
begins convergent	3				-2	-3	-1
begins cousin	3		-2				-1
begins creditor		-2	2	-5	-3		-1	1
begins d	2	-1	-1	-1		-4	-2	1
begins date	1		1	-2	-2	-2	1	-2
begins dear	1		2				-4
begins debt			1	-2	-1	-1	-3	-1
begins dept	3					-2
begins direct	-4		1	1		1	1
begins discover	2	-1		-1	1	-2	-3
begins do	3		-1	-2		-1
begins elan	1			-1	-2	-4
begins equifax	1			-1	-1	-1	-2	-2
begins f	3			-1		-2	-1
begins fico	3					-1	-2	-1
begins figure		-1	1	-1	-1		-2
begins first		-1		-3	2	-1		-2
begins for	3			-1	-1	-1	-2
begins from	3			-1	-1	-1	-2
begins gm	1		2			-1	-1
begins group	-2	-1	3
begins h	3		-1		-2	-2	2
begins harborlight	2			-2		-1
begins hello			-2		-1	-1	1
begins here	4		-2			-1	-2	-1
begins hi			-3	-3	-2	-2	1	1
begins highest	3		-1	-2			-2
begins history	3	-1	-1
begins home			-2	2		-2	-4	-1
begins id	3		-2	2	-1	-4	-2	-1
begins image	3		1		-1		-3
begins in	-2	-1	-1	-3	-2	-1	2	1
begins installment	1	-1		-3		1	-2	-1
begins jan	-1	-1		-2	-2	-3	1	-2
begins jefferson	-1		3					-1
begins john	2		-2
begins jul	3						-1	-1
begins late	-1		2	-1	1	-1	-3	-1
begins lender	3		-1	-1	-1	-2		-1
begins liability	2		-2	-1	-1	-3	-1
begins loan	2	-1		-3	-4	-2	-1	-2
begins loans	2	-1	-1	-1	-2	-2	-3
begins lowe's	-2		1		1		1	-1
begins macy's	-1		-2	-1	3	1	-1	-1
begins maximum	3						-3
begins menards	3		-2	-1	-1	-3	-2
begins mine	5		-2	-1			-3
begins mo	-2		-1	-1		-1	3
begins monthly		-1		1	-1	-3	1	-1
begins mortgages	-2		-1	-1	3		-1
begins my	3			-1	-1		-3	-1
begins name	4	1	-4	-1	-4	-2		-1
begins need	-2		3				-1
begins oct	3		-1	-1	-1	-1	-1	-1
begins official	3		-1					-1
begins oi	-1		-3	-1	1	1	-1	-1
begins ok	2		-2	-1	1	-1	-2
begins onemain	1		-3	-1		1		-2
begins open	-1	-1	-2	-1	2	-1	-2	-2
begins opened	4		-1	-1	-1		-3	-1
begins original				-4		-2	-2
begins our	-2		-2				1
begins outstanding	3		-1				-1
begins pays	-1	-1	-1	1		-1	-3	-1
begins per	-3		2			1
begins po	-2	-1		1	1		-3	-2
begins principal			1			1	-3
begins property	3	-1	-2		-1	-2
begins public	3			-1		-1	-1	-1
begins remarks	1		2		-1	-1	-3
begins rent	4		-1		-2	-1
begins rent-a-center	-3		1	-1	1		1
begins resurgent	-3		-1			2	2	-1
begins revolving		1	-1	-2	1	1	-3	-1
begins saldo				-1	-1	1	-3	-1
begins sallie	-2		3	-1	-1	1		-1
begins santander	-3	-1	2	1	1	-1	-1	-1
begins schedule	3		-1				-2
begins scheduled	2			-2	-1	-1	-1
begins second			-1		3		-1
begins section	3		2	-1	-2		-1	-1
begins segue	3		-1		-1	-2	-2
begins sent	3				-1	-3	-1
begins seq	3				-2	-1	-2
begins service	1	-1	-1	-3	-1	-1	1	-1
begins situação	2	-1	-2				-1
begins snowball	2		-1	-1
begins sorry	4		-2		-1	-2	-3
begins status		-1		-3		-2	-1	-1
begins student	-3			2	-1	-1	2
begins subject	5		-4			-1	-1
begins subtotal	3		-1		-1	-2		-1
begins syncb/lowes	3		-2					-1
begins t-mobile	3		-2		-1
begins tarjetas	3		-1	-1	-1	-1	-2	-1
begins then	1				-1		-3	1
begins total	4	-1	-1	-2	-4	-4	-3	1
begins tradeline	-3		4	-1	-1
begins tradelines	3		-2
begins transcript	3		-2		-1	-1	-3
begins transunion	5		-1	-1	-1		-1	-2
begins tri-county	3			-2			-1
begins type		-1		-2		-2	-4	-2
begins tình	3		-3				-1
begins uncle	4		-3				-3
begins us	3		-2		1	-1	-1	-2
begins usaa	-1		2		-3	1	-2
begins verizon	4	-1	-2		-1	-2	-1
begins we	3	-1		-1			1	-1
begins what		-1	-1	-3	2	-2	-1	-1
begins year	3				-1	-1	-2
begins you	1	-1	2	-2	-2	-2	-2	-1
begins |	1		-1		-1		-6	-1
begins ·	3		-2	-1	-1	-1	-2	-1
begins •	3	-1		-2	-3	-3	-3	1
begins ◦	2		-2	-1	-1	-1	-2	-1
begins ☐	2	-1	2	-1	-5	1	-4	-1
begins 信用卡	3		-1			-1	-2
begins 四	-1		-2		3	-1	-3
begins 👍	3		-2				-1
cobranza	2						-2	-1
comments contact	2		-1				-1	-1
contact info	2			-1		-1
image omitted	2		1		-1		-3
in collections			-1	-1			-3	1
loans		-1		1	-1	-1	-3
lvnv funding llc	3						-2
means 	-1	-1	-2	-1		-3	-2	-2
means , short	1	-1	1	-4		-2	-5	-1
means date, short	3						-3
means money	3	2	-4	-3	-2		-1	-1
means name, short	3		-2				-1
means original	-2		1	-3	1	-1	-3	2
means pastDue	2		-1	-1			-2
means pastDue, short	3						-3
means paying				-2	-1	1	-3	-2
means paying, short	3		-1			-1	-1
means reported	3		-1				-2
means reported, short	3		-1				-2
means status		-2	2	-3	-1		-2	-2
means statusHint, short	2					-1	-2
means text	1	1	1	-1	-1	-3	-2	-2
means text, short			2	-1	-2	-1	-2
means veto	3		-1	-1	-1		-1	-1
none	3	-2	-3	-3	-3	-2	-1	-2
our information shows	2	-1	-2	-3		-1	-2
pattern "#","w		-2	1	-1	-3	-2	-2	-1
pattern "w","w	1	-2		2	-5	-3	-3	-2
pattern "w","w, first	3	-1			-1		-2
pattern "w":"w	3	-1	-1	-2	-1		-1
pattern "w-w",	3		-1	-1	-1	-1	-2
pattern #			4		-1	-1	-1	-1
pattern #)#w:M	3					-1	-1	-1
pattern #)w(w)	3		-2	-1	-1	-2	-2	-2
pattern #)w,w#	2		-2	-1	-1	-1	-2	-2
pattern #)w,wM	2			-2	-1	-1	-2	-1
pattern #.w(w)			-1	-2	1	-3	-2	-2
pattern #.w,w#	4		-3	-1	-1	-1	-2	-2
pattern #.w,wM	4	-1		-1	-1	-2	-3	-2
pattern #.w.	3		-3			-1	-1
pattern #.w...		-1	-1	-3	1	1	-1
pattern #.w/w,	-2		2				-3	-1
pattern #.w:	3					-2	-1
pattern #.w?	4		-2		-1	-1	-1	-1
pattern #w#MMM	1					-3		1
pattern #wMMMM	1			-1	1	-1	-3
pattern #wMMMw	-3		-1	-2		-2	3
pattern #wMwMM	-3		3				1
pattern ------		-2	-3	-4	-2
pattern -wM(w)	-3						3	-1
pattern -wMwMw	1		2	-1		-1	-3	-1
pattern <_w_w=	3			-1		-1	-1
pattern M	-1	-1	2	-2		-3	1	-2
pattern M.w(w)	3		-2		-2
pattern M/M/M	3		-2				-1
pattern M/M/Mw	5	-1	-2	-1	1	-1	-2	-1
pattern M/MwMM	4	-1		1	-1	-1	-3
pattern Mw,wM	3				-1	-2	-2	-1
pattern M✓✓✓✓✓	3					-1	-3
pattern w	-1	-4	-2	-1	-3	-2	-1	-2
pattern w###	3		-1	-2
pattern w#$M$M	-1	-1	-2	-2	-1		-2	-1
pattern w#$M☑$	-2				2	1
pattern w#)	1	-1	-1	2	-1	-1	-3	-2
pattern w#M			-4	1	-1	-1	1	-2
pattern w#M/M/	-3		1	1			1
pattern w#M/MM		-1		-1	-2	-3	1	-2
pattern w#MM#w	3		-1	-1			-1	-1
pattern w#MMw	3	-1	-1		-1	-1	-4	-2
pattern w#MMw#	3						-3
pattern w#MwM	-3		1	-1	1		1
pattern w#MwMM	-2		2		-1		-1	-1
pattern w#w	-1	-1		-1	-4	-2	1	2
pattern w#wMM/	3		-3			-1	-1	-1
pattern w#wMMM	1	-1				-1	1	-2
pattern w#wMwM	1		-1		-1	1		-3
pattern w$#,Mw	3		-2		-2	-2	-1
pattern w(w)	-3	-2	2	1	2	1	-2	-1
pattern w(w),w	3		-1	-2	1	-1	-3
pattern w(w)..	2		-3	-2	-1		1
pattern w(w).w	2		-1	-1			-1
pattern w(w):	3		-2	-1	-2	-1	-1	-1
pattern w(w)M	3		-2	-1		-1
pattern w(w)MM			3			-1	-1
pattern w(w)Mw			1	-1	-1	-2	-3
pattern w(w)wM	-1		3	-1	-1	-1	-1
pattern w, first		2	-2	-1	-2	-2	1	-1
pattern w,w	1	-1	1	-3	-1	1		-2
pattern w,w#,w	2			1	1		-3
pattern w,w#.w	1			-1	1		-3
pattern w,w,w,	-2	-2	-2		-3	2	-4	-3
pattern w,w,w,, first	3					-2	-1
pattern w,w,w.	1		-3			1	-1
pattern w,w,wM	4		-2				-3
pattern w,w.	3		-2	-3		-1	-2	-2
pattern w,w.w,	3	-1	-3		-1	-1	-2
pattern w,w.w.	4		-2	-1		-1	-3	-1
pattern w,w.wM	-2		1	-1	-1	-1	-3	2
pattern w,w:			1	-1	-2	-1	-4
pattern w,wM	-1		-1	1	-3	-1	1	1
pattern w,wM.w	3			-1	2		-2
pattern w.....	3	-1	2	-8	-3	-2	1	-2
pattern w.MwMw	3		-2				-2
pattern w.w	2	-1		-2	-4	-2		1
pattern w.w,w.	3		-1				-2
pattern w.w.w:	4		-2				-3
pattern w.w/w	-1	-1		-4		-1	1	-1
pattern w/w#w	-3	-1	1					1
pattern w/w...	2		-2	-2			-2
pattern w/w/w/			2		-2	-1	-2
pattern w/wMwM	-4		2					1
pattern w:		-1	1	1	1	-2	-4
pattern w:#	1	-1		-2			-5	-1
pattern w:M	-1	-1	-3	-3	-2	-1	1	1
pattern w:M/M/	4	-1	-1	-1	-1	-1	-2	-2
pattern w:M/Mw	3			-1		-1	-2
pattern w:Mw		-1	2		-1	-1	-2	-1
pattern w:w		-2	1	-3	1	-2	1	1
pattern w:w,w,			-1	-1	-1	1	-3	-1
pattern w:w,w.	3		-3					-2
pattern w:w.w:	3		-2	-1
pattern w:w:	-3			3	-1		-1
pattern w:w:M	3				-1	-1	-2	-1
pattern w:w:w:	-2	-1	-2	3		-1	-1	-1
pattern w?	-1	-1	1	-3	2	-2	-1	1
pattern wM			-2	-1		-1	1	-2
pattern wM,w,w	3			-1	-2
pattern wM.	3		-2		-1		-1
pattern wM....	2			-2		-1	-1
pattern wM/M/M		-1	2	-3	-2	-2	1	-3
pattern wM/M;w	3						-3	-1
pattern wMMM	3		-1	-1			-1
pattern wMw#/M	-3		1				2
pattern wMw.wM	2	-1	1	-1			-3
pattern wMw:w	-3		1	1	1
pattern wMwM		-2	2	2	-3	1	-6	-1
pattern wMwM/M	1		-2	-3		-1
pattern wMwMMM			2			-1	3
pattern wMwMMw				-1		3	-2	-2
pattern w|#|M|			3		-1		-1
pattern w|w|w|	3		-2	-2	-1	-1	-2
pattern 👍	3		-2				-1
payment history	3		-1			-1	-1
principal balance	3						-3
préstamos	2				-1	-1	-2
remarks	3					-1	-2
tarjetas	3		-1	-1			-1
transcript	2				-1	-1	-3
二, 贷款	4		-3		-1	-1	-1
# mark line below
begins "	1	-1		1	-1	-3
begins $	-1		2	-2		3	-2	-1
begins (	3	-2		-2	1	-1	-4	-2
begins ,	3		-2		-1	-3	-1
begins -	1	-4	-1	-4			-2	-3
begins [	2	-1	-3	-3	-1	-2		1
begins a	-1	-1	-4	-1	-2	-1	3	-1
begins account		-2	2	-6	-2	-1	-2
begins acct	-1		2	-3	1		-1	-1
begins amex	2		-2		-1	-1	1
begins amount	3	-1		-2			-4	-2
begins as				-4			-1	1
begins b	3	-2	-1	-3	-2	-1	2	-3
begins best	3		-2	1	-1	-1	-1	-2
begins between	3				-3	-1
begins bmw	2		1		-2
begins both	1	-1	-1	-2	-2	-3
begins c	3	-2	-1	-2	-1	-1		-1
begins cap	3				-1		-3
begins capital	2	-1	2	-1			-3	-1
begins car	3		-2	-1	-1	-1	-3
begins cedar	3						-2
begins chase	1		-3	-1	-1	2	2	-1
begins checking	3			-2			-1
begins comments	4					-1	-4
begins condition	3		1	-3			-1
begins continue	-1				-1		3
begins convergent	3		-2			-1	-1
begins credit	1	-2		-1	-3	-3	-4	-1
begins d	1	-2		-2	1	-2	-3	1
begins date	1		-2	-3	-2	-1	2
begins dcu	-3		2		2	-1
begins did	4		-3		-2	-1	-1
begins digital		-1	1	-1	1		-2
begins dr	1		-1	-2	3	1	-2	-1
begins ecoa	3			-1	-1	-1	-1	-1
begins edfinancial	3		-1				-2	-1
begins enhanced	-3						3
begins equifax	3	-1	-2				-1
begins escrow	3	-1	-2
begins extra	3		-1		-1	-1
begins farm	2	-1	-2		-2		-1
begins fingerhut	3		-2	-1		-1		-1
begins food	3		-1	-2	-1	-1
begins from	3		-1		-1	-1	-2
begins grand	3				-1	-3
begins great			3	-1	2	-1		-1
begins heloc	-3		3
begins hers	3	-1	-1	-1	-1		-3	-1
begins hi	3		-1	-1				-1
begins high	3	-2	-2	-2	-2	-1		-1
begins household	3	-1	-2	-1
begins i	1	-1		-2	-1	-3		-2
begins image	1		-1	-1	-2	-1	-3	1
begins include	3		-2					-1
begins installment	-2			-2	1	3	-2	-1
begins interest	3				-2
begins judgments	-2	-1	2		2
begins lease	-2		1	-1	1		-3
begins less	2	-1	-1		-1	-1
begins liability	2		-2	-1	-1	-3	-1
begins loan	-2	-3	1	-3	-3	1		-2
begins loans	4		1	-1	-1	-1	-3
begins macy's	1		-2	-2		1	-3	-1
begins me	2		-1				-1
begins mobile	3			-1			-2
begins mortgage	3	-1		2	-2	-3	-1
begins my			-1		-1	-1	-4	1
begins name	3		-1		-1		-1
begins netflix	3		-2		-1
begins no	2				1	-2	-3	-1
begins nonpriority	-4		3	-1	3	-1	-1	-1
begins official	2				-1		-1
begins old	-3			-1	1	-2	2	-1
begins onemain	3	-1	1	-2	1	-1	-2	-2
begins opened	1	-1	1	-3	-1	-1	-1
begins original	-3	-2	1		-1	-1
begins our	-1		-2	-1	-1	-2	-1	2
begins owe	-1	-1	-3	2			1	-1
begins page	3		-1	-1		-1	-2	-1
begins paid	1			1	-2	-1	-3	-1
begins part	3		-1	-1	-1	-1	-1
begins past	3		-1		-1	1		-3
begins patient	3	-2	-1	-3	-1	-1	-2	-1
begins patients	3			-1	-1	-1	-2	-1
begins po	-1			1		-2		-3
begins portfolio	-1		3	-2	-1		-1
begins principal	-1		2	-1			-3
begins progressive	-2		2		-1		-1
begins provide	4				-3	-1
begins préstamos	2		-2				-3
begins public	2	-1		-1	-1	-1	-1	-1
begins recent	3						-3
begins reported	-2	-1	2	-2		1		-3
begins retail	-3		1				1
begins revolving			-1	-1	1		-3	-1
begins saldo	1	-1	-1	-2		-1	-4	-2
begins santander			1			-3	-1
begins savings	4			-2	-3	-1	-1
begins scheduled	3			-3	-1
begins second			-1	-1	3		-1
begins section	3		-2	-1	-2	-1	2
begins sent	3				-1	-2	-2
begins signed	3		-1	-1	-1	-1
begins status	-1	-1		1	-3		1	-1
begins subtotal	-1		-2		2		-4	-1
begins sum			2				-2
begins t	1		1	-1	-2	-2	-3	-2
begins t-mobile	4		-2		-1		-1
begins tax	3		-2	-1			-1
begins thank	4		-2		-1		-1
begins thanks	3		-2				-1	-1
begins then	3		-1				-1
begins total	1	-3	-2	-3		-1	2	-3
begins totals	3			-2	-2	-1	-2	-2
begins tradelines	3		-1			-1	-2
begins transactions	3						-3	-1
begins transunion	2		-2	-1	-1	-1	-3	-2
begins type			1	-3	-1	-1	-1	-1
begins updated	3		-1	-1			-1	-1
begins verizon	3		-1	-1			-1
begins wakefield	-3				-1		3
begins who	-2		1	-2	-1	-2	3	-1
begins yes	4		-3		-1	-1	-1	-1
begins you		-1	1	-2	-1	-2	-2	-1
begins |	-1	1	-1		-1		-3	-1
begins }	2			-1	-1	-1	-1
begins ·	4	-1	-2	-2	-1	-1	-3	-1
begins •	2	-1	-2	-3		-2	-2	1
begins ☐		-1	2	-3	1	-3	-4	-2
begins ✓	3		1	-1	-1	-1	-3
begins 👍	3		-1				-1
begins 😬	1		1	-1	-1		-3
means money, short	3				-1		-2
means paying	-2	-1					3
means text, short	3						-3
none	1	-1	-2	-4	-3	-4		-3
pattern "#","w		-3	1		-3	-2	-2	-1
pattern "M#","	1	-1	-1	-2	-2	-2	-1	1
pattern "w",""	1		1	-1	-1	-2	-3
pattern "w","w	1	-1	-1	1	-3	-4	-2
pattern "w","w, first	2	-1					-1
pattern "w-w",	2			-1	-1	-1	-3
pattern #	1	-1	1	-4	-3	-2	1	-2
pattern #)#w#w	3				-2
pattern #)w(w)	2		-1	-2	1		-3	-1
pattern #)w,w#	1		2	-1		-1	-4	-1
pattern #)w,wM	1			-1	-1		-3	-1
pattern #.w	1		3	-2	1	1	-3	-2
pattern #.w#w)			3	-1	-1	-1	-2	-1
pattern #.w(w)	1		-2	-3	1	1	-2	-1
pattern #.w,w#	1		1	-1	-2	-3	-2	-1
pattern #.w,w,	3		-1		-1	-2	-1
pattern #.w,wM	2	-1		-1	-2	-2	-3	-2
pattern #.w...	-1			-3	1	1	-2
pattern #.w.w#	3		-1		-1	-2
pattern #.w.w.	3		-2	-1	-1
pattern #.w/w,	2		-1			-1	-1
pattern #w#wMw	2	-1	-3	-1	-1	-1	-1	1
pattern #w:w	3					-1	-2
pattern #wM	-1		2		1		-1
pattern #wM/M/	3	-1	-1	-2	-1	-1	-1
pattern #wMMMM	3		-2		2	-1		-1
pattern #wMMMw	-1		-2	-1		-3	2	1
pattern #wMwMM	3		-3
pattern $M, first					-2	2	-1
pattern (w)	3	-1	-2			-1	-2
pattern (w)w,w	3		-1		-1	-1	-2
pattern ------	1	-2	-1	-3		2	-2	-1
pattern -[]w(w	3				-1	-1	-2
pattern -w(w)M	2		-2			-1	-2
pattern -w::M	-3		3	-2
pattern <w="#"	3	-1	-1		-1	-1	-1
pattern M		-1	-1	-1	-1	-3	2	-1
pattern M, first	3	-1		1			-2
pattern M.w$M	3		-1		-2
pattern M/M/Mw	3	-1		-1	1	-1	-2	-1
pattern M/MM/M	3				-1	-1	-1
pattern Mw#wMM	-1			-2	3	-2	-1
pattern MwMw	-3		2				2
pattern MwMwMM	-3		1		-1		2
pattern M✓✓✓✓✓	-2	-1	-1	-1	-2	-3	2	-1
pattern w		-2		-1	-1	-2	-1	-2
pattern w!	3		-1		-2	-2	1	-1
pattern w###	3		-2	-1			-1
pattern w#$M$M	-2	-1	-1	-2	-2	3	-3	-1
pattern w#:w.w	3		-3				-1
pattern w#M,w:	-1			-4		-1	-1
pattern w#M/MM	-1	-1	-1	-1	-2	-3	1	-1
pattern w#MMMM	1		2			1	-2	-1
pattern w#MMwM	-1		-1		-1		2	-3
pattern w#Mw#M	2			-1		-2	-1	2
pattern w#MwMM	-2	-1	3		-1	-1	1	-1
pattern w#w	3	-1	2	-1	-2	1	-2	-1
pattern w$#,M			-2			-3	2
pattern w$#,Mw	2		-3	-1	-2	-2	-4	-1
pattern w$M		-1	1	-1	-3	-1	-1
pattern w$Mw$M	-2			-1	3		-1
pattern w(w)	2			-1		-1	-3	-1
pattern w(w)##	2		2		-3	-3	-1
pattern w(w),w	2		-1				-2
pattern w(w)-M	3		-2		-1		-1
pattern w(w)..			-2	-3		2	-1
pattern w(w):#	2					-2	-1
pattern w(w)wM	-2		3		-1	-1	1	-1
pattern w,	4		-2		-1	-2	-2	-1
pattern w,w	3	-1	-1	-2	-1	-1		-2
pattern w,w#.w	2						-2
pattern w,w,Mw	2		-1			-1	-2
pattern w,w.wM	3		-1				-1
pattern w,wM	-2			3	-2	-1	-2
pattern w,wMMM	-2		-1					1
pattern w,wMMw	3		-2
pattern w--	4		-2	-1	-1		-1
pattern w.	4			-2	-3		-2	-2
pattern w.....	3	-1	3	-5	-2	-1		-2
pattern w....M	2		-2	-2			1
pattern w.w	2	-2		-3	-4	-2	-1	-2
pattern w.w#Mw	-3		3
pattern w.w,w,	3		-3	-1
pattern w.w.	3		1	-1	-2	-1	-3	-1
pattern w.w.#	3		-2		-2	-2
pattern w.w.w	2		-2
pattern w.w.wM	3		-2				-1
pattern w.w:MM	3		-3
pattern w.wMw,	-3		1		-1		1
pattern w/w#MM	-3		2		-1		1	-1
pattern w/wMMM	-3	-1	1		2	-1	-1	1
pattern w:	1		-1	2	-3	-2		1
pattern w:#	2	-3	-1		-2	-2		-1
pattern w:#w	-1				3	1	-2
pattern w:#w:w	2	-1	-3	-1
pattern w:$M	-3				1	-2	3
pattern w:M	-1	-2		-1	-3	-3	1
pattern w:M(w)	3		-2				-1
pattern w:M/M	3						-3
pattern w:M/M/	-1	-1	-1	-1	-2	-2		-1
pattern w:Mw:M	-3	1		1	-2	-1	-2	1
pattern w:w#M	-1	-1	1	1			-3	-2
pattern w:w$#,	-1		-2	-1	3		-2	-1
pattern w:w,w	3		-2	-1			-2	-2
pattern w:w,w,	3		-1		-1		-1
pattern w:wMw	3		-2	-1	1	-1	-3
pattern w:wMw,	-1	-1	4				-1
pattern w:wMw:	2		-1	-2
pattern w:wMwM	-1		3	-1		-1	-2	-1
pattern w=M	2		-1		-1		-1
pattern w>M<	4						-1	-3
pattern w?	3		-4	-1	2	-2	-1	-1
pattern w?w	-1		-2		1	-2	1
pattern wM	-1	-2	1			-3	1	-3
pattern wM.	-2		-1	-1	-1		3	-2
pattern wM/M/M	2	-1	1	-1	-2	-1	-4	1
pattern wM/MM/	3	-1	-1	-1	-1	-1	-1
pattern wM/MwM	3		-2	-1			-1
pattern wMM	1	-2	-1	-3	-2	-1	1	-2
pattern wMMMM	2		-3		-1	-1	1
pattern wMMMMM	1	-2	-1	-1	1		-3
pattern wMw,Mw	2		-2
pattern wMw,w.			1				-2
pattern wMw.w#	-3		2				1
pattern wMwM.w	3		-1				-3	-1
pattern wMwM/M	-3	-1	3	-1		1	-2	-1
pattern wMwMMw	3		-2				-3	-1
pattern wMwMw.	5		-3		-1		-3	-1
pattern wMwMwM	-2	-1	1	-1	-3		-3	-2
pattern w–w	3		-1	-1			-2
# mark pattern comes
always	3	-3	-1	-2	-1	-1	-3	-2
often	-1	-4	-6	-1		1	-5	-4
twice		-3	-3		1	-1	1	-2
# mark place
0		1	-2	-1	-3	-2		-2
1		-4		-2	-1	-1		-2
2	1	-4	-1	1	-2	-3	-1	-1
3	-1	-1		1	-3	-1	-2	-4
4	1	-4	1					-1
# mark read as, shape
accountNumber mark-/	3		-1	-2
amount mark-$	-2	-1		-2	2	-4	-2
amount? mark-$				-1	1	-4	-1
amount? mark-.	-2			-1	3	-2	-2	-1
current mark-"	-3						3
current mark-.	-3		2	1	-1	-1		-1
current mark-—	-4		-1				4
current mark-✓	-3			-1		-1	3
current mark-🟢	-3						3
current? mark-!	4						-4
current? mark-&	-1		3				-1	-1
current? mark-(	4		-2				-3	-1
current? mark-.	1	-1	-1	-1	-1	-1	-1	-4
current? mark-—	-3						3
goes on mark-)	-3	-1	3	-1	-1	-1	-2
goes on mark-+	-3		3
goes on mark-:	3		-3					-1
goes on mark-®	-3		3
goes on? mark-&	-4	-1	4			-1	-2
goes on? mark-)	-4		4	-1	-1	-1	-2	-1
goes on? mark-,	1	-1	-3			-1	2	-1
goes on? mark--	1	-2	1	-2	-1	-1	-1
goes on? mark-.	2	-1	2	-3		-1	-1
goes on? mark-/	2	-2		-1	-1	-1	-1	-1
goes on? mark-:	2		-2
goes on? mark-–	3		-2
originalCreditor mark-)	-4					-1	-1	4
paying mark-"	-3		-1			3	-1	-1
paying mark-,	-3		-1	-2	-2	3	-3	-2
paying mark-.	-2		3		-1	1	-1	-1
# mark read as
accountNumber	-2	-1	-2	2	-1	-3	-2	-2
amount	-2	-1	-1	-2	3	-5	-3	-1
amount?	-3		-1	-2	3	-5	-4	-1
aside amount?	3		-1		-2	-2	-1
current	-5	-1	-1		-4	-4	5	-1
current?	-1	-2	-1	-2	-5	-5	2	-2
goes on		-3		-1	-2	-2	-1	-1
goes on?	-1	-4			-3	-1	-1	-2
no debts	2			-2	-4	-4	-2	-3
no part		-1			-6	-6	-4
no part, in row	2	-1	-2	-4	-6	-4	-10
originalCreditor?	-3	-1	2			-1	1	-1
paying?	1		1	-1	-3	1	-2	-1
# mark read in
amount, columns by their place	-3	-1			2	-1
amount, one debt a line	-1			-1	1	-4	-2	-1
amount, tables and labels	-2		-2	-2	2	-5	-3	-1
current, one debt a line	-1	-1		-2	-2	-4	1	-3
current, running text	-5		-1		-1		2	1
goes on, a paragraph for each debt	-4	-1	5	-2	-1	-1	-1	-1
goes on, columns below each other	-3		3
goes on, headings over the values of each account	3		-3	-1				-1
goes on, tables and labels	-3	-4	-1		-2		1	-1
no part, a bullet for each debt		-2	2	-2	-3	-3	-5
no part, a letter about one debt	-1	-2	2	-4	-2	-2	-2	-1
no part, a notice about one debt	-1	-1	2	-3	-1	-1	-1	-2
no part, a paragraph for each debt	-1		2	-5	-4	-4	-7
no part, cards	-2	2	1	-1	-2	-2	-5	-1
no part, cards of a portal	4	-1	-2	-5			-1	-1
no part, columns by their place	3	-2	-1	-1	-3	-2	-2	-3
no part, headings on several lines	4	-2		-1	-2	-2
no part, none		-2			-3	-3	-2	-2
no part, objects	3	-1	-2	-2	-1	-1	-1	-1
no part, one debt a line		-3			-6	-5	-8	-2
no part, running text	1	-2		-4	-2	-1	-4	-1
no part, tables and labels	3	-2	-2	-1	-5	-3	-6	1
paying, one debt a line	-1			-1	-4	1	-2	-1
# mark shape and behind
mark-" capitals		1	-1	-1	1	1	-5	-2
mark-" cents	1		-1		-4	-2
mark-" digits-1			2	-1	-2	-3		-1
mark-" digits-2	3		-2		-1	-3	-2
mark-" digits-3	3				-1	-3	-1
mark-" digits-4	2	-1	1	-3	-1		-2
mark-" lettered-code	2	2	-1	-3	-2	-1	-1	-1
mark-" mark-,	1	-2	-3	-3	-1	1	-4	-3
mark-" masked	1		1	-2	-1	-3	-1
mark-" thousands-and-cents	2			-1	-4		-2	-1
mark-" year	3		-1		-1	-1	-1
mark-# code	4		-2	-2	-1
mark-# digits-3	-2		4	-1	-1		-2
mark-# digits-7	1		-3	-2			1
mark-# lettered-code	2	-1	-3	-4	-1	-1	1	-1
mark-# mark-:	2		-1	-1	-1		-1	-1
mark-# masked	3		-2	-1	-1	-1
mark-# small	3		-3
mark-$ capitalised	5				-4	-1	-1
mark-$ cents	-2	-2	-2	-2	1	3	-2	-1
mark-$ digits-2	-2	-1	-1	-1	-4	4	-2
mark-$ line	4			-1	-2	-4	-1
mark-$ mark-)	3			-1	-2	-1	-1
mark-$ mark--	-3	-2	-1	-2	2	2	-2	-1
mark-$ mark-_	1				-1	-2
mark-$ thousands		-2	-1	-2	1	-3	-4	-1
mark-$ thousands-and-cents	-1	-2	-1	-3	3	-1	-1	-2
mark-& capitals	1	-3		-1	-2	-2	-2	1
mark-' digits-2	-1	1					-3
mark-( capitalised	1	-3		-2	-2	-2	-2	1
mark-( capitals		-3		-2	-1	-1	-4
mark-( lettered-code	1	-1	-1	-4	-1	-1		-1
mark-( line	-3						3
mark-( mark-.	6		-5	-6		-1	-1
mark-( small	1	-3		-1	-2	-1	-2	-3
mark-) capitals		-1	-1	-2	-2	-2		-1
mark-) code	1	-1	2	-3	-5	-1	-1	-2
mark-) digits-4	-2	-2	3	-2	-1	-1	-2	-3
mark-) digits-7	3	-1	-2	-1		-1	-4	-2
mark-) dollars-and-cents	2	-1		-1	-1	-1	-4	-1
mark-) end	3		-1				-2
mark-) lettered-code		-1	1	-2	-1	-1		-3
mark-) line	1	-1	1	-3	-2	-2		-1
mark-) mark-"	-6		4		2	-1	-1	-1
mark-) mark-$	-1	-1		-1	1	-1	-3
mark-) mark-,	-2	-1	4	-2	-1	1		-2
mark-) mark-.	-2	-1	3	-3	-1	-2	-3	-2
mark-) mark-/	-3		2		-1		-1	2
mark-) mark-:			3	-1	-1	-1	-2	-1
mark-) mark-–	-2		2	-1		-1	-3	-1
mark-) mark-—	-2		3				-1
mark-) masked	-2	-1	2	-1			-2	-4
mark-) small	-1	-1	2	-1	-2	-1	-2	2
mark-) thousands-and-cents	-1		2	-1	-2		-3	-1
mark-* capitalised	4	-2					-3
mark-+ capitals	3		-1				-3
mark-+ small	-1	-1	-3	-1	-1	-1	2
mark-, capitalised		-3	-1	-1	-1			-2
mark-, capitals		-4	1	-2	-3	-1	-2	1
mark-, cents	1	-1		-1	-4	2	-1	-2
mark-, code	-1		-3	-1	4	-2	1	-1
mark-, digits-3			-1	-1			-3	-1
mark-, digits-4			-1	-4	1	-5	1	-1
mark-, digits-7	1		-4	-1	2	-2	-1	-1
mark-, dollars	5		-4		-1	-1	-2
mark-, dollars-and-cents	5		-5	-1	-3	-2	-2	-1
mark-, lettered-code			-4	-3	1	2	-3	-2
mark-, letters	2	-1	-4	-2	-3	-3	-1	-2
mark-, line			-2	-2	-1	2	-3	-1
mark-, mark-"	1	-1	-1	-2	-2	1	-4	-1
mark-, mark-,				-1	-1	1	-2	-1
mark-, small	1	-1	-2	-1	-3	-1		-2
mark-, thousands-and-cents	3		-2		-2	-1
mark-, with-digits	-1		-3	-2	2		-4	-2
mark-, year	1	-1		-1	2		-3
mark-- capitalised	1	-3		-2	-3		-1	-1
mark-- capitals		-2	1	-3	1	-5	-2	-2
mark-- cents	3		-2	-1	-1	-2	-1
mark-- digits-2		-1	1	-2	-2	-3	-1
mark-- digits-3	3		-3	-3	-2	-1	2
mark-- digits-4	4		-2	-3	-1	-1	-1
mark-- dollars	4		-4	-1	-2	-1	-2
mark-- dollars-and-cents	2	-1	-4	-2		-1	-3	-1
mark-- lettered-code		-1		1	-2	-2	-3	-1
mark-- mark-$	-2	-1	-2	-1	3	-1	-1
mark-- mark--	2	-1	-3	-3	-4	-3	-2	-1
mark-- masked	-1		-1	3	-1	-1	-1	-1
mark-- percent	1		-1	-2	1	-3	-1
mark-- small		-1	-2	-3	-1	1		-1
mark-- thousands	3		-3	-1	-2		1
mark-- thousands-and-cents	4		-1		-3	-1	-1
mark-- with-digits	4		-3	-1	-1		-1
mark-- year	-3	-1	3			-1
mark-. capitalised	-1	-3			-2	-3	-4	-1
mark-. capitals	2	-3	-2	2	-2	-2		-3
mark-. cents	3		-1	-1	-1	-2	-1	-1
mark-. digits-2	-2	-2	-2	-2	1	1	2	-3
mark-. dollars	-1		-2		-1		1	-1
mark-. end	3		-1	-1			-1	-1
mark-. lettered-code	-3	-1	2	1	-1			-1
mark-. mark-"	-5		4	-1		-3	1	1
mark-. mark-(		-2	1	-1		-1	-2
mark-. mark-)	-3		2	-1	-1	-1		-1
mark-. mark-,	-1		4	-2	-1	-2	-3	-2
mark-. mark-.		-2	-5	1	-3	-4	-3	-3
mark-. mark-:	3	-1	-1	-1			-1
mark-. mark-–	-3		1			-1	1	-2
mark-. percent	3		-1	-2		-1	-1	-1
mark-. small	-2	-1	2	-3	-3	-2		-3
mark-. year	-2		1	2
mark-/ capitals	-1	-3		-1	-2	-2	1	2
mark-/ cents	3		-2		-2	-2		-1
mark-/ code	4		-2	-1		-1	-2
mark-/ digits-1	2		-1	-1	-2	-3
mark-/ digits-2		-1	1	-1	-1	-3		-1
mark-/ digits-3	3		-2	-1	-3	1	-2
mark-/ digits-4	4		-2	-1	-1	-1	-1
mark-/ mark-/			-2		-1		2
mark-: capitalised	3	-1	-3	-1	-1	-1	-4	-2
mark-: capitals	2	-2	1	-1	-2	-2	-1	-4
mark-: code	3	-1	-1	-4	-1
mark-: digits-2	2	-1		-1	-2	-1	-4	-1
mark-: digits-3	3			-1	-1
mark-: digits-4	4		-2	-4	-1	-1
mark-: digits-7		-1	1	-3			-1
mark-: dollars	1		-3		-2	-2	1	-1
mark-: dollars-and-cents	1	-1	-1	-1	-3	-2	1	-1
mark-: lettered-code	1		2	-4	-1	-1
mark-: mark-$	3				-2	-1	-2
mark-: mark->	5					-1	-5
mark-: masked	4			-3	-1
mark-: small	2		-2	-1	-1	-1	-1	-1
mark-: with-digits	4			-1	-1	-1	-2
mark-; capitals	4		-2	-1	-2	-2	-2	-1
mark-; line	3						-3
mark-; small			-3	-2	-4	-2	1	-1
mark-< capitalised	3						-3	-1
mark-= capitals	3					-1	-2
mark-> capitalised	-1			-1	-1	-1	3	-1
mark-> capitals	4	-2					-3
mark-> dollars	5						-5
mark-? capitalised	3		-1		-1		-2
mark-[ capitalised	3	-1	-1	-1		-1	-2
mark-[ small	3			-1			-2
mark-] capitals		-3	1		-1	-1
mark-_ capitalised	3	2	-2	-1	-1	-1	-2
mark-| capitalised	7	-1	-3	-1	-2	-1	-1	-1
mark-| capitals	3	-1	-2	-2	-2	-1	-1	-2
mark-| cents	3	-1			-2	-3	-1
mark-| code	3		-1	-2			-1
mark-| digits-2	3				-2	-2	-3
mark-| digits-4	3		-3	-1		-1	-1
mark-| digits-7	3		-2	-1		-2	-2
mark-| dollars-and-cents	3		-2		-2	-2	-1
mark-| lettered-code	3	-1	-2	-1		-1	-1
mark-| line	3					-2	-2
mark-| mark-|	3		-1	-1		-1	-1
mark-| small	3		-2	-1	-2	-2	-2
mark-· capitalised	2	-1	-2	-5	-3	-2		-2
mark-· capitals	2		-2	-1	-2
mark-– capitalised	2	-2		-1	-1	-2	-3	-1
mark-– cents	4		-3		-1	-1	-1
mark-– digits-1	3		-2				-1
mark-– digits-2	2				-1	-3	-1
mark-– digits-3	3		-2		-1		-1
mark-– dollars	4		-2	-1	-1	-1	-2
mark-– dollars-and-cents	1		-3	-1	-2	-2	1
mark-– lettered-code	3		-3	-1			-1
mark-– small	3	-1	-3	-2	-3	-4	-1	-1
mark-– thousands	4		-4	-1	-1		-2
mark-– thousands-and-cents	3		-2		-1		-1
mark-— capitalised	4		-1				-2
mark-— digits-2	3				-1	-1	-2
mark-— small	2	-1	-1	-1	-1	-1	-3	-1
mark-• small	2						-2
mark-… digits-4	-3		-1	4		-1	-1
mark-› line	2			-2			-1
mark-▸ capitalised	3		-2	-1			-1
mark-☐ mark-$	4			-1	-3	-3	-1
mark-☑ capitalised	4	-1			-1	-2	-2
mark-☑ mark-$	3				-3	-1
mark-✓ line	3						-3
mark-✓ mark-–	4						-4
mark-✓ mark-—	3						-3
# mark shape
mark-"	2		-3	-5	-2	-1	-1	-4
mark-#	4	-2	-1	-6	-4	-2	-1	-1
mark-$	-2	-4	-4	-6	2	3	-3	-3
mark-&	-2	-4	2	-1	-2	-2	1	1
mark-'	-1	1	-1	-3	-2	1	1	-1
mark-(	2	-4	-1	-7	-2	-2	-1
mark-)	-4	-2	5	-6	-2	-4	-2	-2
mark-+	-2	-2	2	-2	-2	-3	3	-1
mark-,		-5	-1	-5	-1		-4	-1
mark--		-3	-1	1	-2	-1	-1	-2
mark-.	-2	-4	1		-4	-4	-3	-1
mark-/	1	-2		-3	-2	-3
mark-:	2	-2	-1	-4	-3	-2		-2
mark-;	2	-1	-2	-4	-3	-5	1	-2
mark-=	3	-1		-3	-1	-1	-3	-2
mark-?	3	2	-3	-2	-2	-1	-2	-1
mark-[	3		-2	-2	-2	-3		-1
mark-]	2	-3	-2	-2	-2	-2	1	-1
mark-_	1		-2	-3	-3	-2		-1
mark-|	6	-3	-4	-3	-4	-4	-5	-2
mark-~	3		-3	-2	-3	-2		-1
mark-·	-2	-3	-4	1	-4	-4	-1	-2
mark-–	3	-2	-1	-3	-5	-5	-2	-2
mark-—	3	-1	-2	-3	-4	-4	-1	-2
mark-•	5	-1	-1	-2	-1	-1	-2	-1
mark-…	-3		-2	4	-2	-2	-2	-1
mark-→	4		-3	-1	-1	-1	-1
mark-▸	3		-2	-1			-1
mark-▼	3	-1		-1		-1	-1
mark-☐	3	-1		-2	-3	-4	-1	-1
mark-☑	5	-1			-3	-3	-1
mark-✅	-3	-1		-1	-1	-2	2	-1
mark-✓		-1		-2	-2	-3	1	-1
mark-✔	3	-1		-1	-1	-1	-2
mark-❌	-2						3
mark-🎉	4		-1	-1	-1	-1	-3
mark-🟡	-3				-1	-1	3
# mark sums of line
0		-2	-1	2	-3	-4	-1	-2
1	1	-2	-2	-2	1	-1	2
2	1	-3		-3	1	-1	-1
3	-1	-4	1	-1	-2		-1	-5
# mark words before
 	1			-5	1			-1
 active	-2		-1			2	2
 balance	4			-2	-1		-1
 card	-4		3	-2	1	1	-1
 collection	1		-2			-4	2
 credit	3		-1				-2
 discover	3		-2	-1		-1	-1
 inc	1	-1	-3	2		-1
 min	3	-1	-1				-3
 mo	4			-1		-1	-4
 mortgage	4	-1		-1	-1	-4	-1
 none	2			-1			-1
 owed	-3				2		1
 paid	-3						3
 payment	3				-1	-1	-2
 savings	-2						2
 status	3			-1	-1	-1	-2
 totals	3				-1	-2
 us	2			-1		-3	-2
 visa	-2		3		-1	-1	-1
1 	1		1	-5	1			-1
1 aaron's	-3		2		1
1 account				-1	-3	-3	-2	-2
1 acct	2	-1	-3		1	-2	-3	-2
1 amazon	4	-1	-3		-1	-2	-1	-1
1 america	-2		-4	-2	1	1	-1	-1
1 amount	-1				-2	-2	2	-1
1 amt	3				-2	-1	-1	-1
1 apts	4		-3
1 assets	3		-1	-1		-1	-1
1 assoc	-1		1	-1	-1	-3	1	-2
1 at	4				-1	-1	-3
1 atv	-1		3		-1	-1
1 b	1	-1		-1		-2	-2	-1
1 bal	1	-1	-1	-1		-2	-3	-1
1 balance	-1	-1	-2	-4	2	-3	-2	-2
1 bank		-1	-2	-2	1	-1	-4	2
1 behind	1	-1		-2	-2	-2		-1
1 box	-1			2	-2		-1	-1
1 braces	-3		2			1	-1
1 bureau	3		-3	-1			1
1 c	2	-1	-2	-1	1	-1	-4
1 caine	-2		2				-1
1 called	-2						2
1 calloway	3		-3				-1
1 capital	2		-3	1	-1	-2
1 card	-3		-1	-3	2	1	-2	-1
1 cards	3	-1	-2	-1	-1	-1
1 cash	-1	-1	1			-4	-2	-1
1 center	3		-2	-1			-1
1 charge-off	-1	-2	-1	-1	-1	-2	2	-1
1 checking	1		1	-3	-3	-3	1
1 citibank		-1	-3	-1	-1	-1		1
1 client	5		-1				-2	-2
1 closed	2	-1	-4	-1	-1	-1		-1
1 co	-3		3	-2	1	1	-3	1
1 cobrança	3				-1	-1	-2	-1
1 collect	3	-1	-2				-1
1 collection	1	-2	-4		-1	-2	1	-1
1 collections		-2	-1	-1	-2	-2	2	-2
1 comenity	-1		3	-1	-1	-1	-2	1
1 comments	3			-1			-2
1 conventional	4				-1	-2	-2
1 corp	1		1	-2	-1	-3
1 correct	2			-1			-2
1 creditor	2	2	-3	-1	-1	-1	2	-4
1 cu		-1	-2	-2		3	-1	-1
1 cuenta	3			-3		-1	-2	-1
1 current	1	-1	-3	-1	1	-1		-1
1 date	-1	-1	-1	-3	-2	-2	3	-1
1 day	2			-1		-1	-1
1 daycare	3		-1		-1	-1	-1
1 deferred	4		-1			-3	-3	-1
1 delinquent	-2				-1	-1	2
1 dentist	3		-2
1 description	3		-2				-2
1 directv	3		-3				-1	-1
1 dispute	3	-1		-1		-1	-2
1 dividends	3				-1	-1	-2
1 dob	3			-2	-1
1 dr	-4	-1	3	-2	-1	-1	-2	3
1 due	1	-2		-3	-1	-2	2	-1
1 días	3					-1	-3	-1
1 e	3	-1	-2
1 edfinancial	3		-2
1 edit	3		-1			-1	-2
1 education	3		-2	-1
1 elan	-4		2	2			-1
1 ending	4			-2	-3	-2	-2	-1
1 ends	3			-2	-1		-2
1 energy	3		-1	1	-2
1 est	4		-1		-2		-1
1 experian	3			-1			-1
1 express	1		1	-1	-2	-1	-3	-1
1 f	3			-1			-1
1 f-150	-2		3	-1		-1
1 fees	3				-1	-1	-1
1 fha	2					-2
1 fidelity	3	-2	-2	-1			-2
1 final	3			-2	-2	-1	-2
1 fines	3		-3
1 fingerhut	1	-1	-3	-1	1		-1	-1
1 firm	-3		2				1
1 first	3	-1	-1	-1		-1	-2	-1
1 for	3		-1				-2
1 forester	2		-1		-1		-2
1 form	2	-1	-1				-1
1 furn	-2		2		1
1 georgia	2		-2
1 greensky	-3		2			-1
1 group	-2		3		1	-1	-1	-1
1 guarantor	5			-3	-1	-1	-2	-1
1 h	-2		2	-2	1	-1	1
1 here	3				-2	-1
1 home	3	-1	-1		-1		-1
1 id	4			-2	-1		-1
1 in	3			-3	-2	-1	-1	-1
1 inc	-1	-1	2	-2	-2	-3	-3	-4
1 incl	2						-2
1 income	2		-1		-1	-1
1 information	3		-2		-1		-1
1 installment	2	-1	-1		-3		-1
1 insurance	3		-1	-1	-2	-2		-1
1 interest	3				-1	-1
1 ira	2		-1	-1
1 is	5			-1	-1	-1	-4	-1
1 it	3			-1	-1		-4
1 jan	3	-1		-2		-1	-2
1 jewelers	3		-1	-1			-2
1 k	2	-1	1	-2	-2	-2	-2	-1
1 lane	3		-2	-1			-1
1 last	3			-1	-1	-1	-1
1 lender	3		-1		-1		-2
1 letter	3			-1	-1	-1	-1
1 liabilities	3		-2		-1
1 line	3		-3	-2			-2
1 lines	3		-1		-2		-1
1 llc	1		-4	2		-4	-3	-3
1 loan	-1		1		-3	2	-1	-1
1 loans	3	-1	-1		-2	-2	-1	-1
1 lowe's	-3		1		-1	-1	1	2
1 m	2		-1	-2			3	-1
1 mastercard	2		-2		2	-1	-2	-1
1 medical	-1	-1			-2			1
1 mensual	3			-1	-1	-3	-2
1 min	2	2	-2	-1	-1	-3	-1	-2
1 missed	4		-1				-3
1 mo	2	-1	-2	-2	1	-4	-4	-1
1 mohela	1	-1	-1	-3	2	-2	-1
1 month	4	1			-1	-3	-4	-1
1 months	5		-2			-1	-3
1 mortgage	-1		-4	2	-3		-2	-1
1 mos	3		-2	-1	-1	-1	-2
1 n.a	-3	-1	1	-1	-3		-1	3
1 no	2	-2	-2	-1	-3	-2	1	-2
1 none	1	-1	-1	-2	2	-2
1 notes	-1			-2	-1	3	-1
1 nov	2						-2
1 november	2		-1			-1	-3	-1
1 of	1	-1	-1	-1	-2	-2		-1
1 office	3		-1		-1		-1
1 one	1	-1	-3	1		-2		1
1 opened	2			-4	-1	-1		-1
1 oportun	3		-2				-1
1 orig	-1		-1	-1		-1	2	-2
1 other	3	-1	-2	-1	-3	-3		-1
1 p.c			1	-2		-1	-2	-3
1 p.o	3		-1	-1	-2			-2
1 page	4		-1	-2	-1	-1	-1
1 payment	-1	-2	-1	-3	-4	2	-1	-1
1 payments	6			-1	-2	-1	-3
1 petal	3		-2			-1	-1
1 phone			-1	-2	-3	-1	1
1 phys	-3		2	1			-1
1 plaintiff	3			-1	-1		-1
1 platinum	2		-2	-2	-1		-1
1 polaris	-2		2
1 principal	3				-2		-1
1 purchaser	3		-2
1 r	2		2	-1	-2		-1
1 re			-1				3
1 recovery		-1	-3	1		-1		-1
1 redcard			-2	1	-2	1		-1
1 ref		-1		-3	-1	-1	1	-1
1 remarks	3			-1		-3	-1
1 rent	2		-3	-1
1 repossessed	-3						4
1 requested	3		-1	-1	-1		-1
1 resurgent	3		-3				1	-1
1 retail	-3		2	2
1 ring			3		-1		-1
1 roof	-2		3	-1
1 sala	-3		3
1 santander	2		-1	-1			-1
1 savings	1	-1	-2	-4	-1	-1	3	-1
1 sears	2		-1	-2	1	-1
1 secured	3		-2		2	-2	-3
1 sent	3		-2				-1
1 sep	-1			1		-1	-3	-1
1 service	3		-2				-1
1 services			-3	-1			1	-1
1 settled	4						-4
1 signature	2	-1	-3		1	-1	-1
1 sold	4			-1			-3
1 spectrum	4		-2				-1	-2
1 st	-4	-2	1	1	-1	-1	-3	4
1 started	3		-1				-1
1 statement	2		-1	-1			-1
1 status	1		1	-3	-2	-2	-1	-1
1 student	3		-1		-1		-1
1 surgery			1	-1	-2	-1	-3
1 t-mobile	4		-2				-3	-1
1 target	2		-3	-1			-1	1
1 terms	3			-1	-1		-2
1 through	3				-1	-1	-2
1 thru	4		-1			-1	-4
1 time	3		-1	-1	-1	-1	-2
1 total	3		-1	-1	-4	-4	1
1 transferred	3		-1				-3
1 type	4			-2	-1		-2
1 ulta	2		-1			-2
1 updated	3						-2
1 upstart	3		-1	-1	-1	-1	-2	-1
1 us	-1	-2	-2	-3	3		-4	-3
1 usa			-3				-1	1
1 v	3		-1	-1		-1	-1
1 value	3		-1	-1	-2	-1
1 verizon	2		-3				1	-1
1 visa	-1	-1	2	1	-1	-4	-2	-1
1 w	-2	-1	-1	-1		3	1	-1
1 walmart	-3		1				1	2
1 was	-3	-1					3
1 washer/dryer	-2		3		-1		-2
1 water	-1	-1	2		-2		-1	-1
1 wayfair	-1		3		-1		-1	-2
1 webbank	3		-1			-1	-2	-2
1 whitney	3		-3
1 wireless	2		-2	-1	3	-3	2	-3
1 y	1			-1	-1	1	-3
1 欠款	1				-3	-1	-1	-1
1 正常	-2					-1	2
2 	1	-1	1	-3				-1
2 a	3	-2	-1	-1	-1	-2	-1	-2
2 about	3						-3
2 account	2	-2	-1		1	-2	-3	-2
2 acct	1	-1		-3	-3	1	-5	-2
2 additional	3		-1				-1
2 affirm	-3		3	-1	-2	-2	-2
2 afni	-1		3	-1	-1	-1	-1	-1
2 ago	-3		1				1
2 airlines	-2		2				-1
2 aluguel	3				-2	-2
2 amex	3		-1		-1	-1	-1
2 amount	1	-1	-1	-1	-2	-2		-1
2 and	1		1	-2	-1	-2	-2
2 any	3				-2		-1
2 apts	3		-1		-3
2 at	3				-2	-1	-1
2 atrasado	3		-1	-1	1	-1	-3
2 auto	1	-1	-3		-1		-3	-1
2 available	3			-1			-2
2 back	4		-2	-2			-1
2 balance	2	-1	2	-2		-2	-3	-2
2 banco	-2		2
2 bank	-1	-1	-2	-2	-2	1	-5	2
2 bankruptcy	3						-3
2 be	3						-2
2 best			-2	1	-2	1	-3	1
2 bill	-3		1	-1	-1	1	1	-1
2 box	3		-1		-2	-1	-1	-1
2 bureau			-2	-2			1	-1
2 business	2		-2
2 buy				-1	-1	1	-3	-1
2 by	2		-2	1	-1	-1	-3	-2
2 c			-1	-1	1	1	-4	-1
2 called			-3			-1	1
2 capital	2	-1	-4	-1		-3	1
2 card	2	-1	1	-3		-1	-4	-1
2 cards	3		-2		-1	-1	-1
2 care	-1		2	-1	-1	-1	-3	1
2 cash	2	-1		-1	-2	-1	-3	-1
2 ch	-3				3
2 charge	4		-1	-2	-1	1
2 chase	4	-1	-2	-1		-1	1	-2
2 citibank	1	-1		-4	-3	-3		1
2 client	3		-2	-1				-1
2 co	5		-3	1	-1		-3	-1
2 coll	2		-4			2	-1	-1
2 collections	-3	-1				-1	3	-2
2 consumer	3		-3
2 cr	2		-1	-1	1	-2
2 credit		1	-1		-1	-2	-1	-3
2 creditor	2	-3	-1	1	-1	-1	-4
2 cuenta	3				-2	-1	-2
2 custom	3		-2		-1
2 d		-1	1	-1	1	-2	-3	-1
2 date	3	-1	-2	-2	-2	-1		-1
2 day	3			-1		-1	-2
2 days	1	-1	-2	1	1	-1	1	-1
2 debt	3		-1	-1		-1	-2	-1
2 deferred	4		-2	-1	-1	-1	-1
2 description	-3						3
2 details		-1	2	-1	1	-1	-2
2 do	-3		1		2	-1	-1
2 double	2					-1	-3
2 dr	4	-1	-2	-1	-1	-1	-2	-1
2 due		-2	-3	1		-3	1	-1
2 e	3		-2		-1
2 emergency	-2		1	1	-1	-1	-3
2 ending	3		-2	-3	1	-1		-1
2 ends	3				-1		-2
2 equifax	3			-1		-1	-1
2 equity	3		-1	-2	-1	-1	-1
2 false	3		-1			-1	-1
2 fed	3		-1		-3		-2	-1
2 fidelity	4		-3		-2	-1
2 file	4			-2	-1	-1	-2
2 finance			1	-1	-3	1		-1
2 first	1	1	-3		-1	-2	-3	-1
2 for	2		-1	-3
2 ford	-1			-1	-3	1	2
2 go	-1		2				-1
2 group	-3		3	-1	-1		-1	-1
2 guarantor	3			-1			-1	-1
2 h	-1			-1	-1	-3	2
2 hancock	3		-3
2 high	4			-1	-2	-2	-1
2 highest	-1			-2			2	-1
2 home	-1			-1	2		-3	1
2 hospital	3	-1	-3	-2	-1	-1	-2	3
2 household	3		-2	-1
2 i	4		-2		-1	-1	-2	-1
2 i.c	3		-3				-1
2 if	4		-1	-1			-2
2 individual				1	-1	-2	-3
2 interest	2		-1				-1
2 it	2		-2	-1	-1	-1	-1	-1
2 jefferson	4		-4				-1
2 jewelers	-1		3	-1	-1	-1	-2
2 klarna	-2		3		-1	-1	-1
2 kohl's	3		-1	-1	-1	-1	-3	-1
2 la	2		-1				-3
2 last	4	-1	-2	-1	-1	-1	-2	-1
2 late	-1	-1	-1	-2	-3	-4	2	-1
2 left	1	2	1	-1		-1	-3
2 letter	3		-1				-2
2 liabilities	3		-2				-1	-1
2 limit	4						-2	-1
2 line	3		-2			-1	-1
2 lines	2				-1	-1
2 llc	2			-1	-3	-2
2 loss	-1	-1	-1				3
2 lvnv	3		-2		1		-2
2 macy's	-1		1	-2	1	-3	-2	-1
2 main	3				-1	-1		-1
2 mc	3	-1	-2	-1	-1	-1	-1
2 midland	3		-3		-1		1
2 military	-2		1		1	-1
2 min	1	-2	-1	-1	2	-2	-2	-1
2 minimum	2		1		-1	-2	-5	-1
2 mission	3		-2	-1		-1
2 mo	1	-3		-3		2	-1	-1
2 monthly	2	-1	-1		-2	1	-3	-1
2 mortgage	1	-1		1	-2	-2	-3	-1
2 mountain	-4		2				2
2 navy	3		-2				-1
2 nco	3		-2
2 negotiating	3		-2				-1
2 never	3						-3
2 not	2		-2	-1		-1	-1	-1
2 notes	-3		1			3	-1
2 now		-1	2		-1	-2	-3	-1
2 number		-1	-1	1	-1	-1	-4	-1
2 nợ	-3		1				3
2 o	3			-1	-1		-1
2 of	-1	-1	-3	-1	1		1	-1
2 old	1		-2	-1	1	-2	-3	1
2 on	1	-1		-3	-1	-2		-1
2 one		-1	-1	-2	-2	-2	-1	3
2 open/never	-3						2
2 orig	3	-1	-2	-1		-1	-1	1
2 original	3		-2	-1	-3	-2		-2
2 originally	-3		-1					2
2 other	5			-1	-3	-3	-2	1
2 owe	3	-1	-1	-1	-1	-1	-5	-1
2 page	3	-1	-1				-1
2 paid	6	-1	-1	-1	-1	-1	-5	-1
2 past		-1	-2	-3	-3	-1	2	-1
2 pay	-1	1	3	-2	-2	-2		-1
2 payment	1	-1	-3	-1	-2	-2		-2
2 payoff	3			-2			-2
2 peak	1		1				-1	-3
2 plan	-3	-1	2	-1	2	-1	1	-1
2 pmt	1		-1	-2	1	-3	-1	-1
2 point	3		-1				-2	-1
2 principal	4				-3		-2
2 progressive	3		-2		-1	-2		-1
2 property	3			-1	-2	-1	-1
2 radiology	-2		3	-1	-1		-1	-1
2 recent	3				-1	-1	-2	-1
2 records	2				-1	-1	-1
2 reference	3		-1	-1	-1		-1	-1
2 regions	-2		2		1
2 remarks	-3	-1					3
2 repair	2		-2
2 reported	3	-1	-1		-1		-2	-1
2 services	-3		2	-2	-1		1	-2
2 sheffield	-3		2	1				-1
2 standing	3		-1	-1		-1	-2	-1
2 still	2				-1		-1
2 store	-1	-1	1	-2			-2
2 student			1		-3		-2	-1
2 subtotal	4		-2		-2	-3
2 synchrony		-1	-1	-1	-3	-2	-3	1
2 t	3		-1		-1	-1	-1	-1
2 t-mobile	4		-3	-1	-1		-1
2 tarjeta	3		-2
2 teachers	2		-2
2 that	3			-1			-2
2 tiền	3		-1				-1
2 to	-1	-2	1	-2	-2	-2	3	-1
2 total	7		-1	-3	-2	-2	-2
2 tower	3		1	-1	-2
2 transferred	4						-4
2 type	5		-1	-1	-1	-2	-1	-1
2 uncle	3		-2				-1
2 union				1		2	-2	-1
2 until	4			-1			-4
2 upgrade	-1	-1	1	-1	-1	-3		-1
2 verizon	1		1	-1	3	-2	-1	-2
2 visa	1		-2		-1	-3	-1	-1
2 was	1	-1	-2	-1	-1	-1		-3
2 we	3		-2	-1	-1	-1	-1
2 x	4		-3			-1	-1	-1
2 you	4		-1	-1	-2	-2	-1
2 your	2	-1	-2	-1	-1	-1		-1
2 原债权人	3						-3
3 		-1	1	-1	-1			-3
3 account	1	-1	-2		-3	-2		-1
3 acct	2	-1	-3	-1	2	1	-3	-1
3 active	3		-1	-1	1		-1	-1
3 address	4		-1	-3		-1	-1
3 all	-1	-1	3	-1	-1	-1		-1
3 american	-3		2	-1		2	-2
3 amex	2	-1	-2	-1		-2
3 are	2					-1	-2
3 asset	2		-2		-1	-1	-2
3 at	2		-1			-1	-4	-1
3 atrasado	4		-3				-2
3 autopay	3		-3
3 balance	1	-2	1	-3		-4		-1
3 bank	-1	-1		-2	2	-1	-2
3 barclays	2		-5	-1	1	1	-2	-1
3 best	-1		1	-1	-1	1	-2	-1
3 bk	2		-1		1	-1	-1
3 cabelas	-3		3
3 cap	2		-3	2	-1		-2
3 capital	2	-1	-2	-2	-3	-2	-1	2
3 car	1		1	-1	-2	-1	-2
3 care			3			-1	-4
3 carro	3		-3		-1	1
3 case	3	-1	-1		-1		-1	-1
3 cash	3		-2	-2	-1	-1	-1
3 cathay	3		-3
3 cccccccccccc	3		-2		-1		-1
3 chase	5		-2	-1	-1	-2	-3	-2
3 checking	4		-2		-2	-1
3 citi	2		-2			-3	-2	-1
3 citibank	-2		1		2	-1	-1	1
3 city	3		-3		-1		-1
3 closed	3						-2	-1
3 co	4		-3	-1		-1	-3	1
3 colección	-3		-1				3	-1
3 collection	-2	-2	2	-3		-3	1	-3
3 conn's	-1			-1	-2	-3	1
3 corriente			1			-1	-3
3 credence	-1		-3	-1	1	-1	1	-1
3 creditor	1	-1		-3	-1	-2	-3	1
3 crown	-2		3				-1
3 cu	-3		2			1	-2	-1
3 current	1	-1	-1		-3	-2	1	-2
3 day			1		3	-3	1
3 days			-2	-4			1	-1
3 debt	4		-1	-1	-1	-1	-3	-1
3 del	-3							2
3 dia			2	-2	-2	-2	-3	-1
3 dias	-2		3				-2
3 do	3		-1		-2	-2
3 ending	1				-1	-1	-3
3 federal	-3		3	-1	-2	-1	-1	-1
3 fifth	-3		4	-1	1	-1	-1	-1
3 file	3				-1	-1	-2	-1
3 finance	-3		3	-2	-1	-1	2	-1
3 for	2	-1	-3	-1	-1	-1	-3	2
3 forbearance	3			-2	-1	-1	-1
3 from	5	-1	-1		-4	-1	-1	-1
3 full			-2	-1	2	-2	-1
3 funding	4			-1	-2	-1	-3
3 good		-1	1	-1	1	-2	-3
3 guarantor	4		-1	-1			-2	-1
3 home	-1	-1	3	-3	-3	-2		-1
3 hosp	3		-1			-2	-1
3 hours	-3		1				1
3 i	3		-1		-2	-2
3 id	3		-1		-1		-1
3 identification	3		-1				-2
3 in	1	-1	-3	-1	1	-2	1	-1
3 inc	3		1	-2	-1		-2	-1
3 information	3		-1	-1		-1	-1
3 late	1	-2	1	-2	1	-4		-1
3 less	3		-2			-1
3 loan	1	-1			-2	-1	-3	-1
3 lowe's	-3		2	-1	2	1	-1	-1
3 mae	2		-2	-1	1
3 march	3		-1		-2
3 medical	-2	-1	2	-1	1		-3	1
3 mes	3	-1				1	-3
3 meses	-3				2		2
3 midland	3		-3
3 min		-1			-1	-2	-3	-1
3 minimum	5		-3			-1	-3
3 mission	3		-3		-1
3 mo		-1	1	1	-1	-3	-1	-1
3 month	3		-1	-1	-1		-3	-1
3 months	3				-1		-3
3 mortgage			3		-1		-3	-1
3 never			1	-1			-3
3 next	3						-3
3 none	4		-1				-4
3 nonpriority	3		-1		-1	-1		-1
3 nordstrom	3		-2				-1
3 northgate	-2		-2	1	-1
3 not	3		-2	-1	-1	-1	-2
3 nov	1	-1	2			-1	-2
3 now			2		-1	-1	-2
3 of			-1	-3	1	-1	1	-2
3 office	3		-1				-2
3 ok	-1	-1	1	-2	-3	1	1	-1
3 on		-1		-3	-1	-2	-1	1
3 one	1		-4	-1	-3	-3	-3	2
3 open	-3		1		2	-1	-3	-1
3 orig	4		-1		-2	-2	-2	1
3 original		-1	-3	-2	-1	-2	-3	2
3 other				-1	-1	1	-4	-1
3 out	3		-2				-1
3 overdraft	3		-2			-1	1
3 owe	2		-1	-1	-2		-4	-2
3 pago	2		1			-1	-3	-1
3 paid	-1	1	-2	-2	1	-2	1	-1
3 parent	-1		3				-2
3 parents	2		-2		-1
3 past	-1	-1	-2	1	-2	-3	3	-1
3 pay	-1	-1	3		-1	-1		-1
3 payment	1	-2		-2	1	-3	-1	-1
3 payments	4		2	-1	-1	-2	-4	-1
3 payoff	3		-3
3 pays	4					-1	-4
3 pennymac	-3		1		1	-1
3 per	3					-1	-2	-1
3 personal	2	-2	-1	-2	-2	1	1	-1
3 plan	-3	-1	-1	-1	2	1	2	-1
3 po	3				-1	-1
3 possible	3		-1		-2
3 pünktlich	-2		2		-1	2
3 raymour	3		-3
3 receivables	3		-3	-1	-1			-1
3 record	4			-1			-4
3 records	3		-1		-1	-2	-1
3 recovery	4		-2	-1	-2	-1	-1	-2
3 reference	2		-1	-1
3 refund	-3		2	-1	2		-2
3 remarks	4		1			-2	-2
3 report	3			-1			-1
3 respondent	2		-2					-1
3 retirement			1		-3
3 saldo			1	-1	1	-3	-3	-1
3 secured	3		-1	-1			-2
3 security	3		-3				-1
3 see	3		1	-2		-1	-1
3 sent		-1	-3			-1	4
3 sep	2						-2
3 snap-on	-3			-1	1	1	-1
3 statement	3			-1			-1
3 student	4		-2	-1	-1	-2	-2
3 stuff	1				2	-1	-3
3 synchrony		-1	-1	-1	-1	-1	-1	3
3 terms	-1			-1	1	1	-3	-1
3 that	3		-2		-1		-1
3 the	1	-1	-1	-3	2	-2	-2	1
3 then	3		-2				-1
3 they	3						-3
3 time	-2		3	-2	-1	-1	-3	-1
3 titlemax	-3		2			1
3 total			1	-2	-3	-3	2
3 transferred	4						-3
3 truck	3		-2		-1
3 tx	3			-1	-1	-1
3 unpaid	3				-2		-1
3 us				1	-3	1	-3	-1
3 vet	3		-1		1	-1	-2
3 view	3	-1	-1	-1		-1
3 was	1		-4	-1	-1	-1	-1	-1
3 we	2			-1		-1	-2	-1
3 webbank	3				-1	-1	-1	-1
3 westlake	-2		3		-1
3 wright-patt	-3	2	1		1	1
3 xpn	3		-1			-2	-1
3 账号	3		-1	-1			-2
a month	4					-1	-3
aaron's sales	-3		-1					2
acceptance corp	-3		2			-1	1
account ending	3		-1	-1	-1	-1	-1	-1
account no	3	-1		-3	-1		-2	-1
acct no	3			-2	-1		-1
afni inc	-2		3	-2	-1	-1	-2	-1
aluguel us	3				-3	-2
auto loan	-2		1	1	-1	1	-3	-1
bal pmt	3					-1	-3
balance payment	1				-1		-3
banco popular	-2		2
bank amazon	4	-1	-2		-1	-2	-1	-1
bank cash	-3		2			-1	1
bank delaware			-3		1	1	-1
bank lowe's	-2					-1		2
bank na			-3	-1		1	-1	-2
big card	1	-1	-3	1		-1
bread financial	-2		2					-1
bureau inc	1		-2	-2			1	-1
buy citi	-3		2			2	-1
c c	4				-1		-4
capital one	-3	-1	-1		1	-1	-1	2
card min	2					-1	-2
charge-off date	-2						2
chase slate	-3		3				1
citizens one	3		-2	-1
co co	2		-1				-2
credit card		1	-3	1	-4		-2	-1
credit cards	3	-1	-2	-1	-1		-1
credit limit	4			-2	-1	-1	-2
credit mgmt	3		-2				-1
credit min	4						-4
credit one	-1		-2	1	-1		1	-4
credit union	4	1	-2		-3		-2
current status	3					-1	-3
date opened	4			-1	-1		-2
days in	3						-3
days late	3		-1	-1	1	-2	-1	-1
de atraso	3						-2
de cuenta	2			-2
description defaulted	-4						4
discover it	3		-3		1	1
due days	-4			-1			4
each month	3				-1	-1	-2
elan financial	3		-3
em dia	3	-1					-2
ending in	4			-3		-1		-1
everyday checking	2			-2
federal cu	-3		1	-1	-1	1
fidelity k	2		-2		-1
finance tires	-2		2
highest balance	-3						3
highest credit	2			-2
home mortgage			-2	1				-1
hospital st	-4		1					2
i owe	3				-2		-1
i.c system	3		-2				-1
in collection	-3					-1	3
jewelers ring	-1		2		-1		-1
la sala	-4		4
llc citibank	-3		-1					2
lvnv funding	4		-3				-2
midland credit	4		-3		-1		-1
min due	3	-1			-1		-3
minimum current	3						-3
minimum is	3				-1		-2
missed one	3						-3
month current	3					-1	-3	-1
monthly payment	2	-2		-1	-2		-3	-1
mínimo us	-1			-1	-3	2	-2
national bank	-1	1	-1	-1	3			1
nevada n.a	-2		1	-1			-1	3
never late	3						-2
number status	2						-2
of date	3						-3
of them	-2						2
on that	4		-1		-1	-1	-3
one bank		-1	-4	-2		-1	-2	2
one n.a	-4		4	-1	-1	-1	1	2
open/never late	-3						2
orig cred	2							-2
original creditor	1			-1	-1	-1	1	-5
owe pay	3					-2	-1
pago mensual	3				-1	-1	-1
paid off	3			-1			-3
parcela us	-1				-2	2	-2
past due			-2	-3	-2	-2		-1
payment balance	3				-2		-2
payment days	-2						2
payment deferred	3					-2	-2
payment due	2						-2
payment status	3			-1			-2
po box	-1			2	-2		-1	-1
principal balance	4				-2		-1
receivables llc	2		-2				-1	-1
recent payment	2						-2
recovery llc	3		-2					-1
sheffield financial	-3		2	1				-1
status current	-3					-1	3
status transferred	3						-3
target n.b	-3		3
the debt	3	-1				-1	-2
third bank	-3		2		2		-1
total checking	3			-3
total us	5		-1		-4	-2
upgrade inc		-1	1	-1	-1	-3	-1	-1
used auto	3	-1	-2
we owe	3				-1	-1	-2
world finance	3		-2
you owed	4				-3	-1
# mark words behind
		-3	-1	-1	-1		-1	-2
 		-3	-1	-1	-1		-1	-2
a	1	-1	1		-1	-4	-2	-2
a month	2			-1	-4	-3	-1	-1
about	3		-2			-1	-1
account days	-3					-1	3
account included	3						-3
acct balance	2		-2				-1
acct ending	3		-4			-1	-1	1
acreedor	3		-2				-1
acreedor original	3		-2				-1
agencia	3		-3				-2
al	4				-1	-2	-2
al corriente	3				-1	-1	-2
and	3		1		-1		-2
apple		-1	1				-2
as	3				-1	-1	-2
as agreed	3				-3	-1
as of	3				-1		-2
autopay	1		-3		-1	-2	1
bal 	2		-2				-1
balance	-1	-1	2	-2	-2	-3
balance in	2						-1	-2
bank of	2	-1	-1			1	-3
barclays	-1		3			-1	-2	-1
behind	3		-1		-1		-2
bell	3		-2		-1
best buy	-1					-1	-2	3
bk7	-1				1	-2
bought from	3		-2				-1
box	4		-2	-1	-2			-2
call	-2		-1		-1	-2	3	-2
capital one	1	-1			-1			-3
carecredit	-3			-1			-1	2
cash	3		-2				-1
charge	3		-2		-1	-1	-1
charge-off	-3					-1	3
chase	2	-1		-1	-1	-1	-3	-1
chase 	-3		3
check	4		-1		-1		-2
citi custom	-2						3
city	3			-1	-1	-1	-2
closed	3		-2	-1		-2	-4	-1
closed 	3		-1		-2	1	-4	-1
closed/never late	-3				-1		3
cls	4		-1				-2
cls 	3						-2
co	4		-2					-2
collection		-2	-3	-2		-6	1	-3
collection 		-2	-1	-2	-1	-4	1	-2
collections	3		-2	-1	1	-1	-2	-1
collector	3		-2
comenity	-1		2		-1	-3	1	-4
comenity capital					-1	-2	1	-2
cooper	-3	-1	2				1
cooper 	-3		3
cox	3		-1				-1	-1
credence			-3	-1	1	-1	1	-1
creditor	3	-1					-1
ct	2		-2				-1
cuenta			-1			-2	3	-2
cuenta 	-2		2			-1	1	-2
curacao	3		-2
current days	-2						2
days		-1	-3		-2			-1
days 	-3	-1	-1	-2	-1	-1	2	-1
days behind	3		-1		-1		-3
defaulted	3		-3				-1
deferred	4		-3		2	-1	-2
deferred til	4		-2		-3
deleted	3			-2	-1		-1
dept	-2		2
dias	1			-1	-2	2	-3
dias de				-1		2	-3
direct	3	-1	-2				-1
discover 	2	-1		-1		-1	-2
dla	2		-1			-1	-1	-1
done	3		-1				-2
due	3	-1	-1		-2	-1	-1
due the	1					1	-3
días de	3					-1	-3
em		-1	-1	-2	2		-3	-1
em cobrança	-1				3	-3	-2	-1
em dia	-2		-1	-1		1	-4	-1
emergency	3	-1	-2
ends	4		-4			-1	-1
equinox	-3		3				1
est	3		-1	-1			-1
exeter	3		-2		-1		-1
exeter finance	2		-1		-1		-1
f	3			-1			-2
f-150	-2		3	-1			-1
final	3		-3				-2
for	1		1	-1	-2	-1	-4	-1
for 	3						-3
forbearance	3		-1				-2
foreclosure	3						-2
freedom mortgage	4	-2	-1			-1	-2
furniture	-3		1				2
heloc	3	-2	-1			-1	-1	-1
high	3			-1	-2	-2	-1
i	2	-1	-2	-2	-1	-2	-1	-1
if	3				-1		-1
in		-1	-1	-3	-4	1		-2
in collection	-2			-1		-2	3	-1
in collections	2	-1	-2	-1	-4	-1	-1	-4
inc	-3	-3	3	-1	-2	-2		-2
installment 		-1	-3	1	-1	2	-1
int	3				-2		-1
it	6		-3	-1			-4
it was	3		-3				-2
it's	4		-1				-3
lease	1		-3					1
left	2		-1	-1	-2	-1	-2	-1
limit	4		-1		-1	-1	-1
line	2		-2		-1
line of	3		-2
llc	-2	-2	3		-1	-1	-4	-2
llc we	4		-3					-2
loan 	-3		1	1	-1	-1	1
loan no	2		-2
loan number	3		-3
lowe's	-3		2				1
luke's	-3	-1	2
mastercard	3		-2			-1		-1
may	-3		1			-1	3	-1
member	2		-2					-2
member fdic	3		-1					-2
min	-1	-1	-2	-1	-3	-3	2	-2
min 		-1	1	1	-3	-2	-4	-2
min days	3		-1		-1		-2
min late	3		-2
min one	3		-1	-1			-1
mo	1	-1	-2	-3	-3	-3	1	-2
mo 	2		-1	-2	-4	-2	1	-2
mo ok	-3		1		2		1
month 				-1		-3	1
months			-1	1		-1	-3
mínimo	-2				3	-1
n	1		1	-3	-2	1		-1
n 	3			-2	-2	-3	-1	-1
n.a	-2	-3			-1	-2	1	2
n.a member	3		-3
n/a	5		-3	-1		1	-2	-1
na	-3	1	2				-1
name		2	-1	-1	-1	-1	-1	-1
need	3		-2				-1
no	1	-1	-3	-2	2	1	-1	-2
no 	-3	-1		-1	3			-1
not	1		-1	-1	1	-2	-4	-1
not paying	3		-1				-3
o 	-3				3	-1
ok	-1	-1	-2	-2	1	2	-5	-2
ok 			-1	-1	1	1	-3	-1
old	-1	-1	1				-3
old navy	3		-2				-2
open	3			-2	-1		-2
open 	3		-1	-1			-1
open/never	3						-2
open/never late	2						-2
or	3				-1		-2
orig	2		-3		1	-2	-1	-1
original	1		-3	-1	1	-1		-1
original creditor	2		-4	-1	-1		-1
other	-1	-1	-3	-1	2	2	-1	-1
page	3		-1	-2			-1
paid	2		-1	-1	3	-3	-1	-1
paid 	3		1	-1	2	-2	-5	-1
paid off	-2		-3	-1	3	1	-3
payment 	3						-2
payment deferred	3						-2
payoff	3		-3	-1		-2	-1	-1
pays	2		1	-1	2	-2	-3
pays as	3				-1	-1	-2
pif					3	-2	-1	-1
pif 	-2				3	-2	-1
points	2		-1				-1
por	1		-1		-3	1	-1
portfolio recovery	-2			-1		-1	3
ppa	3				-1	-2	-1	-1
ppa 	3				-2	-2	-1	-1
pra	4		-2			-1	-2	-2
promo	-3		1				2
pünktlich	2		-1		-2
pünktlich 	3		-1		-1
ref	-2		2		-2	-2	1	-3
repo	3		-1		-1	-2	-2
reported	3		-1	-1	-1	-1	-1
reported 	3		-1	-1		-1
retail 	2		-2				-1	-1
s 	3		-2	-1			-1
saldo	1		1	-2		-2	-2	-2
sallie mae	3		-3
santander	3		-2			-1	-2
santander consumer	3		-2			-1	-1
sheffield financial	-2		3				-1
still	1		1				-2	-1
số	4		-3				-1
target	-3		1				-2	1
that	3		-2		-1	-1	-3
the	1	1	-1	-1	-1	-1	-4	1
the home	3	-1	-3					1
then	3		-1				-2
they	2		-4	-1	-2	-2	-3	1
they say	3						-2	-1
this	3		-1		-2	-1	-1
tires	-2		2
to	3						-3
tuc 			-1	-1	2	-3	-2
ulta	-2						-1	2
unknown	3			-1	-3		-1
until	3		-2		-1
until 	3		-3
usaa		-1	1				-3
utilities	3		-2					-1
utilities 	3		-1				-1	-2
visa	-2		3			-1
w	-2		2
was	-1		-2	-1	-1	-1	3	-1
was past	-2						2
wayfair	-1		-3				-1	2
which	3		-2				-1	-1
x	-3	-1		-2	3	2	-2	-1
x 	-1		-4	-1	2	2
x conventional	-2				1	3
zero	4		-2		-1		-2
余额	2		-2	-1	-1	-1	-1
欠	3		-1				-2
贷款号	3		-2				-1
逾期60天	4					-1	-4
逾期60天 	4					-1	-4
# mark words of line
always	1	-3					1	-1
always, below blank		-1	-1	-1	-1	-3	-4	-3
often	-2	-3		1	-4	-3	-1	-3
often, below blank		-2	2	-3	-2	-3	-1	-2
once	3			-1	-1	-2	-2
once, below blank	3						-2
twice	-1	-1		-4		-1	1	-3
twice, below blank	-1	-4	3	-3	-2	-2	-4	-2
# sum alike read as
amount, all	-1			-1	1	-3	-1
amount, all, few; itself no part					2	-3
amount, all; itself amount	-2			-1	2	-3	-1
amount, all; itself amount?					1	-3	-1
amount, all; itself no part	3				-2	-2
amount; itself aside amount	-1				2	-1
amount; itself no part					2	-3	-1
amount; itself paying	-3				-5	4	-1
amount?, all, few		-1			1		-3
amount?, all, few; itself amount?	-3	-1		-1	3	-2	-1	-1
amount?, all; itself amount	-3				3	-1
amount?; itself amount	1					-3
amount?; itself no part	2				-4		-1
amount?; itself paying	-6				2	2
aside amount, all, few	3		-1		-3	-1
aside amount, all, few; itself aside paying	-2					2
aside amount, all, few; itself no part	3				-2	-2
aside amount; itself aside amount					1	-2
aside amount?	-4				3
aside amount?, all, few	3				-4
current?					-4	-3	1
current?, all, few	1	-1	-1		-2	-3	2
current?, all, few; itself no part	4				-2	-3
current?; itself current?					-3	-2	2
no part, all, few; itself aside amount	2				-2	-1
no part, all, few; itself current?	-3				-3	-4	4
no part, all, few; itself no part		-1		-1	-1		-3	-1
no part, all, few; itself paying					-4	1	-1
no part, all; itself no part		-1	-1	-1		-1	-4	-1
no part, all; itself paying	-3				-2	3
no part; itself amount					1	-4	-1
no part; itself amount?						-4	-1
no part; itself aside paying	-2				-2	2
no part; itself current?	-3				1	-1	3
no part; itself no part		-1		-1			-4	-1
paying, all, few	-1		-2		1		-3
paying, all; itself no part	3				-2	-4
paying, all; itself paying	-2					3	-2
paying, all; itself paying?	3					-3
paying; itself amount	-2				3	-3
paying; itself no part	3					-3
paying; itself paying					-2		-1
paying?, all, few	3				-2	-2
# sum before and shape
capital dollars	3				-3	-2	-1
capital dollars-and-cents	3				-4	1
capitalised thousands-and-cents	-1	-1	-1	-1	2	-3
capitals dollars-and-cents			-2		-1	-1	-3
capitals thousands	3				-3	1	-1
cents thousands	3				-3		-1
cents thousands-and-cents							-3
digits-1 cents	1				-4		-1
digits-1 dollars	6	-1			-5	-3
digits-2 dollars	2				-4	-1	-2
digits-2 thousands-and-cents					1	-3	-1
digits-3 dollars-and-cents	4				-3	-2
digits-4 thousands					-3	1
digits-4 thousands-and-cents						-3	-2
digits-5 dollars					-3	1
digits-5 dollars-and-cents					1	-3
digits-7 dollars	-1				3	-3	-2
dollars cents	2				-3
dollars-and-cents dollars	2	-1			-5			-1
dollars-and-cents dollars-and-cents		-1		-2		-1	-4	-2
lettered-code dollars					3	-3	-1
mark-$ thousands		-1				-3	-2
mark-) dollars-and-cents	-1			-1	1		-2
mark-+ dollars-and-cents	2	-1			-2	-2	-1
mark-, dollars	-1				1	-1	-3
mark-, thousands-and-cents	-4				3	1
mark-- cents	-2				2		-1
mark-- dollars-and-cents		-1		-1		1	-3
mark-. dollars-and-cents						-1	-3
mark-. thousands-and-cents						-3	-1
mark-/ cents	-3				1	2	-1
mark-_ dollars-and-cents	-2				2
mark-| thousands-and-cents	-3				1		2
mark-~ dollars					1	-3
mark-· dollars	-1			-1	-3	1	-1
mark-– cents	-3				2		-1
mark-– thousands	-3				3	-1
mark-— dollars	1				-3	2
mark-— dollars-and-cents	-2				3
percent dollars-and-cents	-1	-1		-1			-4	-1
percent thousands	3				-3
small thousands	-1		-1	-1	2	-1	-2
small thousands-and-cents	1	-1				-2	-1
thousands cents	-1				3	-3	-1
thousands-and-cents cents		-1		-1	-1	1	-4	-1
thousands-and-cents thousands-and-cents		-1		-1		-3	-1	-1
with-digits cents	1				-4	1	1
# sum before read as
	1	-1	-2	-1	1	2	3	-1
amount?	-1						-3	-1
amount?,paying	5				-4	-3
aside goes on	-1		-1		-1	3	-1
aside paying	2				-2	-2
current?		-1		-1			-3	-1
goes on	-1	-1	-3	-1	-1	1		-1
paying?					1	-3	-1
# sum before
capital	-1				2	-3	-1
digits-1	2	-1		2	-3	-1	-2
digits-7	1						-4	-1
mark-$	1	-2	-2	-2		-1	-3	-2
mark-+	4	-1			-3	-4	-1
mark--	-1	-1		-1	1		-4
masked		-1		-1			-3	-1
percent	-1	-1	2	-1	-3	1	-4	-1
thousands-and-cents	-1	-1		-1		-1	-4	-1
# sum behind read as
		-2	-2	-2			4	-1
accountName?	1				-3		-2
accountNumber	-4				3	-3	2
aside accountName	1				-4	2
aside paying	-3				2	1
# sum behind
code	-3	-1				2
dollars-and-cents		-2	-2	-2			-4	-1
end	2					-3	-2
lettered-code	-1	-1			1	-2	3	-1
mark-"		-3	1	-1		2		-1
mark-$		-2	-1	-1	-1	-1	-3	-1
mark-)	1				-4	-1	1
mark--	-1	-1		-1	1	-1	-3	-1
mark-<					-1	1	-3
mark-=	2				-3
mark-@	-1				1	-4
mark-[					1	-2
mark-}	1				-3	-1
mark-→	3				-2	-2
mark-☐	-1				3	-4
mark-☒	-3				4	-2
mark-⚠	-2				-1	2
mark-✅	-2				-1	3
mark-🔴	-3				2
percent		-1		-1		-1	-4	-1
with-digits	1	-1			-3	-1	-1
# sum both before and shape
capital small dollars						-3	2
capitalised capitalised thousands	-1		-1		2	-2	-1
capitalised capitalised thousands-and-cents			-1	-1		-3
capitalised capitals dollars-and-cents	2		-1		-3
capitalised cents cents	-1				2	-2	-1
capitalised code cents	-2				3	-2
capitalised digits-1 dollars	4				-3	-1
capitalised dollars dollars	3				-2	-2	-1
capitalised dollars dollars-and-cents	-3				1	2	-1
capitalised dollars-and-cents dollars	-2				-2	3	-1
capitalised dollars-and-cents dollars-and-cents	-1			-1		-2	-3	-1
capitalised lettered-code cents	-2				2	-3	1
capitalised lettered-code thousands-and-cents	-3				1	-1	1
capitalised mark-$ cents	4		-1			-6
capitalised mark-, dollars	2				-1	-5	-1
capitalised mark-, dollars-and-cents	-3				3	-1
capitalised mark-- dollars-and-cents					1	-3	-1
capitalised mark-. dollars	3				-2	-2	-2
capitalised mark-: dollars-and-cents	-1	-1		-1			-4	-1
capitalised mark-: thousands-and-cents	3				-2	-2
capitalised mark-> dollars	3				-1	-1	-2
capitalised mark-— dollars	3				-1	-2
capitalised mark-— dollars-and-cents	-2				2	-2	-1
capitalised masked cents	1				-3	1	-1
capitalised masked dollars	-2				3	-3
capitalised small cents		-1	-1		1	-2	-2
capitalised small dollars	-1	-1		-1	-2		-3	-1
capitalised small thousands	3				-2	-2	-1
capitalised thousands thousands	3				-2	-1
capitalised year dollars-and-cents	1					-3
capitals capitalised dollars	-3				3	-2	-1
capitals capitalised dollars-and-cents	2				-1	-3
capitals capitals thousands-and-cents	1	-1	-1		-1	-3	1
capitals cents cents	2		2		-6	-2	2
capitals cents thousands-and-cents	3				-2		-1
capitals code cents	2				-3
capitals date dollars	2				-1	-3
capitals digits-1 dollars	3				-2	-3
capitals digits-4 cents	2				-1	-2
capitals digits-7 cents	1					-3
capitals digits-7 dollars-and-cents						-3
capitals dollars-and-cents dollars-and-cents	1				2	-4
capitals lettered-code cents	3				-3	-2	-1
capitals lettered-code dollars-and-cents	1				-1	-3
capitals mark-$ cents	-2				3	-2
capitals mark-$ thousands	3				-2	-1
capitals mark-- dollars	3				-3
capitals mark-/ dollars	2				-1	-3
capitals mark-: cents	-3				-1	3
capitals small cents	4				-3	-2	-1
capitals small dollars	3				-2	-3
capitals thousands-and-cents cents	1				1	-3	-1
capitals with-digits cents	3				-1	-1
cents cents cents	1	-1	2	-1	1	-3	-1	-1
cents thousands-and-cents cents	2				-4		-2
code capitalised dollars-and-cents	-3				1	-2	2
code capitals cents	-1		-1		-3	-2	2
code dollars-and-cents dollars-and-cents	3				-5		-1
code mark-$ thousands-and-cents					-2	3
code mark-. dollars-and-cents	2				-1	-2	-1
code thousands-and-cents thousands-and-cents	-3				3
date cents cents	2				-2	-2	-1
digits-1 date dollars	-3				3	-3
digits-1 digits-1 dollars	5				-4	-1
digits-1 digits-1 dollars-and-cents	-3			2	1	-1
digits-1 dollars dollars	5				-4	-4
digits-1 dollars-and-cents dollars-and-cents	-1				2	-4
digits-1 small cents	2				-2	-2	-1
digits-1 small dollars	3				-2	-2
digits-1 small dollars-and-cents	3				-2	-3	-2
digits-1 small thousands	3				-3
digits-2 capitalised cents	3				-2	-2
digits-2 cents cents					-3		1
digits-2 digits-3 dollars	-2				-2	3
digits-2 dollars dollars	-4				3	1	-1
digits-2 dollars-and-cents dollars-and-cents	-2				3	-2
digits-2 mark-$ thousands	-3				3
digits-2 mark-/ dollars	-3				-1	3
digits-2 mark-: dollars-and-cents	3				-1	-3
digits-2 small dollars-and-cents	4				-5	-3
digits-2 small thousands-and-cents	-2				3	-1
digits-2 thousands-and-cents cents	-1				2	-3
digits-3 capitals dollars	-3					3
digits-3 mark-/ dollars	-3				-3	4
digits-3 small dollars	-3					3
digits-3 small thousands	-4				3
digits-4 cents cents					-5	2	-1
digits-4 dollars dollars	-4				2	1
digits-4 dollars-and-cents dollars	-1				-1	2
digits-4 dollars-and-cents dollars-and-cents	-3	-1		-1	1	1	-2	-1
digits-4 mark-$ cents	-1				2	-3
digits-4 mark-$ thousands-and-cents	2				-2	-2
digits-4 percent dollars-and-cents	-3				-1	2
digits-7 mark-$ thousands-and-cents	-1				-1	3
digits-7 mark-, dollars-and-cents	-3				3	-2
digits-7 small dollars-and-cents	3				-2	-1
digits-7 thousands-and-cents thousands-and-cents					-2	3	-1
dollars dollars-and-cents dollars	1				-4
dollars dollars-and-cents dollars-and-cents	-3				1
dollars letters dollars	1				-2		-3
dollars mark-. dollars	-1				-2	1
dollars mark-/ dollars					1	-3
dollars mark-– dollars	2				-4	-1	-1
dollars percent dollars	2				-4		-1
dollars percent dollars-and-cents	1				1	-2
dollars-and-cents dollars-and-cents dollars-and-cents	1	-1		-1			-4	-1
dollars-and-cents mark-, dollars	2					-2
dollars-and-cents mark-, dollars-and-cents	-2				-4	1	2
dollars-and-cents mark-- dollars-and-cents	4				-2	-3
dollars-and-cents mark-| dollars-and-cents	-3					2
dollars-and-cents mark-– dollars-and-cents	-3				-1	3	-1
dollars-and-cents percent dollars	-2					3
dollars-and-cents percent dollars-and-cents	-4	-1			1	2	-3
dollars-and-cents small dollars-and-cents	-2				-2	3	-1
lettered-code capitals thousands-and-cents	3				-2
lettered-code cents thousands-and-cents	3				-3
lettered-code mark-, dollars-and-cents	-4				1	2
lettered-code percent dollars-and-cents	-3				-1	3
letters mark-: dollars-and-cents	-3				2	3	1
line dollars dollars	2				-3
line dollars-and-cents dollars-and-cents	6				-5	-4
line small dollars	3				-1	-4	1
line small dollars-and-cents	-3					2	-1
line thousands thousands	2				-2	-1
line year dollars	3				-1	-2
mark-) cents cents	1				-3		-1
mark-) code dollars-and-cents	1				1	-3
mark-) digits-4 dollars-and-cents	3				-3	-1
mark-) mark-, dollars	-2					3
mark-) mark-: dollars	-1				2	-3
mark-) thousands-and-cents thousands-and-cents	3				-4	-1	-1
mark-, capitalised dollars-and-cents	3					-2
mark-, letters dollars	-1				-3	1
mark-, mark-" cents		-1	-1		-1	1	-4
mark-, mark-" thousands	3				-1	-2
mark-, small dollars	-1				1		-3
mark-- dollars-and-cents dollars-and-cents	1				-1	-2	-1
mark-- mark-$ cents	2				-2	-3	-1
mark-- mark-- dollars-and-cents	-3				2	3	-1
mark-- small thousands	-3				3	-1
mark-. digits-2 thousands-and-cents	-3				3	-1	-1
mark-. digits-7 dollars-and-cents	-1				-3	2
mark-. dollars dollars	-1				-3	2	2
mark-. letters dollars	3				-2	-2
mark-. mark-$ thousands	3				-3	-1
mark-. mark-$ thousands-and-cents	-1				1	-3	-1
mark-. mark-. dollars	3					-1	-1
mark-. mark-. dollars-and-cents	-1				3	-2	-2
mark-. small dollars-and-cents	-4				2	2	-1
mark-/ code dollars	2				-1	-3
mark-/ digits-2 dollars-and-cents	-2				3	-2	-1
mark-/ digits-2 thousands	4				-3	-2
mark-/ small cents	3				-1	-2
mark-: capitalised dollars					-3	1
mark-: dollars dollars	4				-4	-3	-1
mark-: dollars-and-cents dollars-and-cents	8				-6	-5	-1
mark-: mark-+ dollars-and-cents	3				-2	-1	-1
mark-: small dollars						-4	1
mark-: small thousands	3				-3
mark-; mark-" cents	-4						2
mark-] mark-$ cents	-4				-2	4
mark-| mark-| dollars-and-cents	2				-2	-2
mark-| small cents	1				-3	1
mark-– capitalised dollars-and-cents	3				-2	-2
mark-— small dollars	-3					3
mark-☐ mark-$ cents	-2				-4	2	-1
mark-☐ mark-$ thousands-and-cents	1				-3	2
mark-☑ mark-$ cents	-3				-1	3
mark-☒ mark-$ cents	-3				-1	3
masked capitalised dollars	-2		2			-1
masked cents cents	-2					1
percent capitalised dollars-and-cents	3				-2	-2
percent dollars-and-cents dollars-and-cents	1				-3	-1	-3	-1
percent mark-$ thousands-and-cents	-3				1
percent mark-, dollars	-2				-3	2
percent mark-= cents	3				-1	-2
percent percent dollars-and-cents	1				-3		-1
percent small dollars	2				-3
small capitalised dollars	1		-1			-5	-1
small capitalised dollars-and-cents					2	-3	-2
small digits-4 dollars-and-cents	-1			-2	2	-5	-2
small dollars dollars	1					-4	-3
small mark-) cents			-1		1	-2
small mark-, cents	-5						1
small mark-, dollars	1				1	-1	-3
small mark-, thousands	2				-3	1
small mark-, thousands-and-cents	-3				2
small mark-- dollars-and-cents	-1				1	-3
small mark-/ dollars	-2				-2	3
small mark-: cents					-3	2	-1
small mark-: dollars						-1	-3
small percent dollars-and-cents	2				-3	-2
small small dollars	1	-1			-1	-1	-3
small thousands-and-cents cents	3				-1	-3
thousands mark-$ thousands	-2				3	-1
thousands-and-cents capitalised cents					-3	1
thousands-and-cents capitals cents	-4					4	-1
thousands-and-cents cents thousands-and-cents	-3				3	-2	-1
thousands-and-cents percent cents	-3				-1	3
thousands-and-cents thousands-and-cents thousands-and-cents	1					-3	-2
with-digits mark-$ thousands-and-cents	-2				3	-1
with-digits mark-, cents	2				-1	-3	-1	-1
with-digits small thousands	-2				-1	3
year capitalised dollars	3				-1	-3
year capitalised dollars-and-cents					1	-3
year capitals dollars	3				-2	-2
year cents cents	3				-2	-2	-1
year mark-/ dollars	3				-1	-3
year mark-: dollars-and-cents					1	-4	-1
year small dollars-and-cents	4				-3	-2
# sum both behind
capital capitalised	-3				-2	3	-1
capital digits-2	-3				-2	3
capitalised capitalised		-1	2	-1	1	-1	-3	-1
capitalised cents	1				-1	-4
capitalised mark-$	1		-1		1	-3
capitalised mark-.	2				-2	-3	-1
capitalised mark-;	-3				2		-1
capitals cents	-1				1	-4	1
capitals digits-3	4	-1			-2	-3
capitals dollars	-3	-1			2	2	-1
capitals line		-1			-2		-3
capitals mark-/					-3	1	-1
capitals mark-:	2					-3
capitals thousands-and-cents	4				-3	-1
cents cents	1	-1		-1	-3	1		-1
cents dollars-and-cents	4				-3	-2
cents end	4				-4
cents line					-1	-1	-3
cents mark-.	1				-3	1
cents percent	-3		2		1		-1
cents small	-6				2	2	1
cents thousands-and-cents	3				-3	-2	-3
code capitalised	1				-3		-1
code digits-1	-2				-2	3
code digits-2	-4				-4	4	1
code digits-7	2				-2
code dollars	-3				2
date line	-3				2	1
date with-digits	-3				3	-3
digits-1 capital	-3				-2	3
digits-1 capitalised	-2				-1	2	-1
digits-1 digits-1	1				-5	1	-1
digits-1 digits-2	-3					3
digits-1 mark-/	-1		-1		2	-3	-3
digits-2 capitalised	-1				-2	3	-1
digits-2 capitals	3				-1	-3	-1
digits-2 dollars	1				1	-3
digits-2 line	2				1	-3	-1
digits-2 mark--	3				-1	-2
digits-3 capital	-2				-1	2
digits-3 capitalised	2				-3	1
digits-3 digits-2	-3				1	2
dollars digits-1	-3				-2	3	-1
dollars digits-2	-1						-2
dollars mark-—	-4				2	1
dollars-and-cents capital	-4				3	1
dollars-and-cents code	-5				3	1
dollars-and-cents date	-1	-1		-1	2	-4	-1	-1
dollars-and-cents dollars	3				-5	-1
dollars-and-cents dollars-and-cents		-1	-1	-2		-1	-4	-1
dollars-and-cents end	3				-2	-1
dollars-and-cents mark-—						-3	-1
dollars-and-cents percent	3	-1	-1	-1	-4	-1	-2	-1
end end	4				-4		-2
lettered-code line	-2				1	-2	3
letters dollars-and-cents					-3	-2	2
letters line	-3				2	1	-2
letters mark-,	-4				4	-1
mark-" mark-,	-1	-2	2	-1	1		-5	-1
mark-$ cents					1	-3	-1
mark-$ digits-2	-3				3	-2
mark-$ mark--	2				-1	-3	-2
mark-$ thousands-and-cents		-1	-1	-1	-5	2	-2	-1
mark-( capitalised	3				-2	-1
mark-( capitals	-5				2	3
mark-, capitalised	2				-2	-3	-1
mark-, capitals	-1		-1		1	-4	-1
mark-, dollars-and-cents	-2				2	-3
mark-, lettered-code	-4				-2	4	-2
mark-, letters	-3				1		1
mark-, mark-,	3		-1		-2	-3	-1
mark-- capital	2				-2	-3
mark-- capitalised	-4				4		-1
mark-- cents	2				2	-3
mark-- digits-1	-3				2	1
mark-- digits-3	-3				4	-1
mark-- line	2	-1			-3	-3	1
mark-- small	-2				-1	3	-1
mark-- thousands-and-cents	3				-1	-3
mark-. capitalised			-1			1	-3
mark-. capitals	-4				1	2	-1
mark-. code	1				-3	-3
mark-. digits-2	4				-3	-2	-2
mark-. end	4				-3	-2
mark-. line	1				-1	-3	-1
mark-. mark-.	-3				2	2
mark-. small	-4				2	1	-1
mark-/ cents	-4				3	1
mark-/ digits-2	-3				2
mark-/ digits-3	-3				3	-1
mark-/ dollars	2					-5
mark-/ small		-1	-1	-1	-4	2
mark-; capitalised					1	-3
mark-[ mark-]	-3				3	-1
mark-| capitals	-4				3	-1	-1
mark-| digits-1	-2				-3	3	-1
mark-| dollars	-4		-1		4	-3
mark-· capitalised	2				-3	-2
mark-– capitalised	-1				2	-3
mark-– digits-3	-3				3	-1
mark-– dollars					1	-3
mark-– small	-3				2	1	-1
mark-— dollars-and-cents	-3				2
mark-— line	1				-3	1	-1
mark-☐ mark-$	-1				2	-3
mark-☑ mark-$	-2				2	-3
mark-☒ capitalised	-1				3	-3
mark-☒ mark-$	-2				3	-1
mark-⚠ digits-2	-2				-1	2
mark-✅ small	-2				-1	3
percent capitals					-3	1
percent cents	1		2			-3
percent dollars-and-cents	-1	-1		-1	2	-3	-2
percent line					-3
percent mark-$	1					-4
percent mark-)	5				-3	-3
small capitals	3				-2	-3
small cents			1			-3
small digits-1	4				-2	-4
small dollars	-2				2	-4
small mark-/	-3				2	1
small percent	3				-1	-3	-1
small thousands	-2				2	-2
small with-digits	-3	-1	-1		2	-1
thousands thousands	2				-1	-4
thousands-and-cents capitals	2					-2
thousands-and-cents cents	2		-1		-2	-1	1
thousands-and-cents line	2				-1	-3	-3
with-digits small					-3
# sum both read as
 	1	-1		-1			-5	-1
 amount	-3		-2		2	-3	-2
 amount?,paying	-2				4	-3
 aside amount?					1	-4	-1
 aside paying	1				-3		-1
 current?	-6				-4	-4	7
 paying	-2		-1		-2	3	-5
 paying?	-1				-3	2	-1
accountName amount	2		-1		-1	-2
accountName amount?	2				-2	-2	-1
accountNumber 	2				-1	-3	-1
accountNumber amount?					1	-4	-1
accountNumber paying	-2				-2	2
accountNumber? amount?	-3				3
amount 	6				-2	-4	-1
amount amount	-3			-1	1	1	-1
amount current?	-1				-1	-3	3
amount paying	-3				-2	2	-3
amount? 	-1				2	-4	-2
amount? amount?	3				-3	1	-1
amount?,paying 	5				-3	-3
aside paying 	3				-2	-2
current amount,current	-2				4		-3
current amount?	-3				3	-1
current amount?,current	1				1	-1	-2
current current	1	-1	-1		-2	-4	1
current current,paying	-4				-2	-2	3
current paying	-1				-2	3
current? amount,current?	-1				2	-1	-4
current? current?	2					-4	-1
current? current?,paying	-5				-1	3
goes on amount	-1		-1	-1	2	-4	-2
goes on amount?	-1		-1		1	-4
goes on paying	-1		-1		-2	1
goes on? 	-2				2	1
paying 	2				-7	-1	-3
paying amount	-2				3	-2	-1
paying paying	-3				-4	4	-1
paying? paying?	4				-1	-3
# sum cell comes
always		-4	1	-3	-1		-1	-3
often	-1	-2		-1	1	1	-4	-1
# sum cells behind
2		-2	1	-1	-1		-3	-1
# sum cells
2		-1	2	-1	-1		-1	-1
3		-1	-1	-2		-1	-3	-1
5		-3	-2	-2	-1	1	-1	-2
# sum first of cell
0 of 3	1					-3
0 of 5	-1				2	-3
1 of 4		-1	-1	-1	1	2	-3	-1
1 of 6	-1	-1	-1	-1		1	-4	-1
1 of 7	-2	-1	1	-1	2	-1	-3	-1
2 of 3	2	-1		-1	-2	-2	-2
2 of 4	1	-1		-1			-3	-1
2 of 6		-1	-1	-1	-1		-3	-1
3 of 4	2	-1		2	-2	-3	1	-1
3 of 5		-1		-1		-2	-3	-1
3 of 6	-1	-1	2	-1		1	-3	-1
3 of 7	1	-1	1	-1		-2	-3	-1
4 of 5	-1				-1	1	-3
4 of 6	1	-1			-1	1	-3	-1
5 of 6		-1			2	-5	-4
5 of 7	-1	-1	1	-1	-1		-3	-1
cents	1	-3	2	-2		-1	-1	-2
dollars	-1	-2	1	-2			-5	-2
thousands		-1	-1	-1	1		-3	-1
thousands-and-cents		-2	-1	-1	1	-3		-2
# sum first of line
dollars		-1	-1	-1			-2	-1
# sum first word comes
always, first	3				-1	-3	-3
once, first	-1	-1	-2	-1	1	1	-3	-1
# sum heading
$	-3				3	-1
account number date	-4				4	-1	-1
account status	3				-2	-1	-1
account type installment	-2				3	-1
actual	2				-5	-1	-1
amex blue cash	-2				3	1
amount	2	-1			-4	-1	1
amount due	-3				3		-2
amount requested	3				-2	-2
annual fee	2				-2	-1
another lender	-2				2	2
approval	2				-2
apr	1		-1		2	-3	-1
aug	3				-4	-2
bal	-4				4	-1
balance	-1	-2	2	-1	2	-4	-1	-1
balance due	-2				2	-3	-1
bank	2				-1	-1
bank credit	2				-4	-1
bank of america	-3				2	2	-1
billed	4				-3	-2
borrower	2				-2	-1
both	-3					3
budget	4				-3	-3	-1
charge	3				-3	-3	1
charge off	4				-3	-1
charge-off	-4				1		2
charges	3				-3	-2	-1
citizens	-3				2	2
claim	3				-3	-1
claim amount	3				-2	-2
closed by	3				-1	-3
collection account	2				-2	-2
comenity	-2				-1	3	-2
company	3				-2	-2
credit	1	-1			-1	1	-3	-1
credit card					1		-2
credit credit					-3
credit limit	4				-2	-6	-1
credit limit/original amount	1					-3
creditor synchrony	-3				3
current	-1		1			1	-2
current account	-3					3
current amount	2				-2	-3
current amt	-3				1	1	-1
current bal					2	-2
current current	2				-2	-3
current paid	-3					3
date opened	2	-1			-2	-3	1
dec	2				-2	-3	1
deferred	1				-3		-1
details	-3				-2	3
due					1	-2	-3
ending balance	3				-3	-3
enrolled amt	2				-2	-4
est monthly	3				-3	-2
est. balance	-3				3	-2
est. monthly payment	4				-2	-4
extra	3				-2	-2
feb	5				-4	-3
feb mar apr	3				-2	-2
fee	3				-2	-2
fees	4				-3	-3	-1
fin chg	4				-1	-3
good evening	1					-3	-1
good standing	-3				1	3
grantor	2					-4
has $	-4				4	3	-1
has %	2				-3	-2	-1
has /	3				-2	-2	-1
has acceptance					1	-3
has account		-1		-1	1	-3	-2
has activity	2				-2	-3
has agency	3				-2	-2	-1
has amazon	-3				3		-1
has ambulance	-3				3	-2
has amex	-3				1	1
has amount	1	-1	-1	-1	-3			-1
has amt	2				-2		-4
has annual	5				-3	-3
has app	-3				1	2
has apr	3		-1		-1	-3	-1
has are	-2				3	-1	1
has at	3		-1		-1	-3	-1
has autopay	1				1	-3	-1
has bal	-1	-1	2	-1	1	-2	-3	-1
has balance		-2	2	-1	1	-2	-2	-1
has barclays	-2				3
has being	-3				4	-3
has bill	3					-2
has billed	3				-2	-3
has billing	3				-3	-1
has blue	-3				3	-1
has bring	3				-2	-1	-1
has budget	4				-3	-3	-1
has by	3		-1		-2	-3	-1
has call	3				-3	-1
has car	-3					2
has charge-off	-3				-1	2	1
has charges	3				-1	-3	-1
has check	3				-1	-3
has chg	1				3	-3
has citi	-3				1	1
has citibank	-3				3	1
has claim	3				-2	-4	-1
has claimed	4				-4	-3
has closing	-3				1	1
has co-applicant					3	-2
has code	-1		2		-2	-3	2
has community	-2				4	-1	1
has company	3				-2	-2
has condition	1				-3	2
has consumer					-3	2
has corp	-2				3	-2
has court	2				-1	-2
has creditor	2					-4	-3
has credits					2	-3
has credlim					1	-3	-1
has cur_bal	-2				3	-1	-1
has current	-1	-1	2	-1	1		-3	-1
has daily	1				-3	1
has debit	3				-2	-3
has debt	1		-1		1	-6	-2
has dec					-3	-1
has del	-3				4	-1	1
has delta	-1				1	-3	2
has deposit	3				-2	-4
has details	-2				2	3	-1
has deudas	3				-2	-2
has direct	-3				3		-1
has disb	2				-3		-2
has discover					1	-3	-1
has district	1				2	-3	-1
has dmp	2				-4	-2	-1
has duration	-2				-3	2	-1
has e					-3	1	1
has electric	-1				3	-3
has energy	-3				1	3
has enrolled	2		2		-2	-5	-2	-1
has est	3			-1	-1	-3
has est.	2				1	-4
has every	3				-2	-1
has excellent	3				-1	-3
has explanation	3				-1	-2
has extra	4				-3	-3
has f	2				-2	1
has factoring	-1				3	-1
has failure	3				-3	-3	-1
has fair	4				-3	-2
has far	4				-3	-2
has fcu	-2				3	-2	-1
has feb	5				-2	-5
has fee	2				-4		-1
has fees	3				-4	-2	-1
has fin	4				-2	-4
has financial	-2					5	-1
has for	1				-3	1	2
has good	1					-3	-1
has heloc	-3					2
has here	3				-3	-1	-2
has hi	-2				-1	2
has high	1		-1		-3	1	-2
has history	-1				3	-3
has home	-3				2	2	-4
has hospital	1				-3	1	-1
has household	3				-1	-2
has husband	1				2	-2
has identification	4				-2		-3
has in	-1				2	-3	-3
has income					2	-3
has insurance	2				-1	-4
has int	4				-3	-3	-2
has interest	2					-3	-2
has interest-only	3				-1	-3
has jan	2					-3
has judgment	3				-3	-1
has jul	4				-3	-2	-2
has juniper	-3				2	2
has just	-1				3	-2
has lakeview	-3				1	2
has limit/original						-3
has límite	3				-3	-1
has mar	2				-1	-4	-1
has market	4				-4	-1
has mastercard	3				-2	-2
has mensual	-3					3
has min	-2	-1			-3	2		-1
has min.					-3	2	-1
has mo.	-1				-3	2	-1
has monthly	-1	-1		-1	-2	1	-5	-1
has months	3				-1	-2
has mortgage	-2			-1	-1	4	-2
has name					-4	2	-1
has new	-3				3
has next	-1				-1	3
has night	-3				3	1
has nonpriority	2				-1	-3
has not						-3
has nothing	-2					3
has oct	1					-4
has off	-2					3	1
has offer	3				-1	-3	-1
has one	2	-1	-1			-3	-1
has only	1					-3
has open	2			-1	-3	1	-3
has opened	2	-1			-2	-3	1
has options	3					-3
has or					-2		2
has orig	2			-1	-3	-2	-1
has orig.	3				-2	-4	-1
has orig_amt					-3	2
has owe	-3		-1		2	1	-2
has owed	-4		-1		4	-3	-1
has owes	3				-3	-2
has owing	-3				3	-2	-1
has p	-3				3
has paga	-3				3
has past	1			-1		-3	2	-1
has pastdue						-3	-1
has patient	-1		-1		2	-3	-2
has payment	-1	-2	2	-1	-1		-3	-1
has payments	3					-3	-1
has penalty	2				-1	-2
has pending	3				-3	-1
has period	3				-2	-2	-1
has perkins					-3	2
has platinum	-3				2		2
has pmt	-3	-1		-1	-3	3	-3	-1
has prin	-1				2	-3	-1
has principal	1	-1			1	-4	-1
has priority	-3				3	-1
has pymt	-1				-4	2	-1
has r	-2				3		-2
has rate	3				-4	-2	-1
has recent	-2				4	-1	-4
has reference	3				-2	-2
has regular	-3				1	3	-1
has reported	1					-2	-3
has requested	3				-3	-1
has residential	3					-2
has ridge	-3					2
has rptd	2				-3	-1
has sachs	3				2	-3
has saldo					2	-4	-2
has saved	3				-3
has savings	1				-3
has sched	-2				-2	3
has scheduled	-1				-4	2
has school						-3	-1
has sent	-3				-1	3
has sep	2	-1	-1
has seriously	-1				3	-1	-1
has services						-3	1
has settlement	2				-2	-2
has since	3	-1	-1			-4
has sort	3				1	-3
has st	-3				3		-1
has started	3				-3	-2
has starting	3				-2	-2	-1
has state	-2				4	-3	-2
has store	-1				3	-1	-1
has stuff	-3				3	-4	-1
has subject	3				-2	-2
has subsidized	-2					2
has summary	4				-3	-2
has systems	-2				3	-2
has take	3				-3	-1
has tax	-3				3	-1
has tech	-3				3	1	-1
has technical	3				-3
has tennessee	1				1	-3	1
has terms	-2				-4	3	-1
has they	-2					3	-1
has this	3				-1	-2
has title	-1				-1	3
has today	-2				2	-3
has top	3				-2		-1
has total					2	-3	-2
has updated					-2
has upstart	-2				1	2
has usa/targetcred					2	-3	-1
has usaa	2				-3
has usage	-1				2	-3
has used	-4				4
has user	2				-2
has valley	-2				3
has variable					3	-2
has vehicle	-3				2	1
has verfied	1					-4	-1
has verified	-1				2	-3	-1
has wants	-2		-1		3		-1
has was	4				-4	-2
has wells	-3				2
has where	-3				2	3
has will	2				-3	-2
has worst	-3				2
has y	-3				2	1
has year	4				-3	-3
has you	2				1	-3	-1
has yours	-3				2	1
high balance			-1		-6	1
high cr	2				-2	-1
high credit	-1				-3	4	-1
history	3					-3
identification	3				-1		-3
institution account	3				-3
insurance paid	3				-2	-2
int	2				-3	-1
int %					-3		-1
int/fees	3				-1	-2
interest					1	-6	-1
interest-only	3				-1	-3
jpmcb					-3	1
jul	3				-3	-2
juniper	-3				1	1
last					-3	1
limit / orig	4				-3	-2
line	-3				1	3
loan amount	4				-4	-1
lvnv funding	-2	-1			1	-2	2
mar	1					-4
means accountStatus	3				-2	-2	-1
means balance	-2	-3	3	-1	1	-3	-3	-1
means opened	1				-3	-1	1
means pastDue	3	-1		-1	-3	-4	1	-1
means paying		-1	1	-1	-2	2	-4	-1
means veto	4				-3	-2	-1
min	-3				-3	3	-2
min pmt	-2				-2	4
min. payment	-2				-1	3
minimum due	2				-2
minimum payment	3				-3	-3
mo pmt	-4				1	3
month	1				-3
monthly	-1				-2	1	-2
monthly disbursement	-2				-2	3
monthly mortgage payment	-3					1
monthly payment	-1	-1	-1	-1	-2	3	-3	-1
monthly pmt	-3				-4	3	-1
none	3				-2	-2
nov	3				-3	-3
now						-2
number date						-3	-1
number monthly	-1				-2	3
oct	-1				2	-3
of account	3				-3	-1
of status	-2				-5	5
open open	2				-3
opened high	2					-3
orig	2				-1	-3
original balance						-3	-1
original creditor	-4				4	-2	-1
owe now	1				-2	1
owed	1		-1			-4	-1
owed now	-3				2	1
pago mensual	-3				-2	3
paid as agreed	-2				-1	3
paid in	-2				3	-1	-1
paid in full	3				-3
past	2				-2	-3	2
past due	3			-1	-2	-3		-1
pay	-2				-2	2
paying as agreed	1				2	-3
payment	-3	-1	2	-1	-1	1	1	-1
payment history	-3				3
payment plan	-3					1	2
payments	3				1	-6	-1
payments failure	3					-3
payoff	-2		-1		1	-4	2
pays_as_agreed	2				-3	-1
per month	-1				-3	1
placed	3				-1	-5
pmt					-4		-1
present balance	-3					2
prin paid	4				-4	-2
principal	4				-2	-4
principal balance	-3				3
principal paid	5				-3	-5
recent balance	-3				3	-4
recent payment	2					-3	-2
regional	2				-2	-2
regular	-3				-1	3	-1
reported balance	-2				3	-2
repossession	-1				3	-3	-1
responsibility					-3	2
rptd	2				-3	2
saldo actual	-3				3	-2
sallie mae	-3				2	3
scheduled	-1				-3	1	-1
sep	4				-3	-3
servicing	-4				4	-1
sort by	4					-4
started at	3				-2	-2
starting	3				-2	-1	-1
state zip code	3				-3
statement	-2	-1			3
status closed	3				-2	-1
status monthly	-4				3	-1
terms	-2				-5	3	-2
total current	4				-4	-1
transaction description	3					-3
type	-1				-3	3	1
type auto loan	3				-2		-1
type unsecured	3				1	-4
university of	-2				3	-1
verfied credlim					1	-4
we owe	-3				2
wells fargo	3				-3
you owe	1					-3	-1
# sum label beside
[x]	-3				-1	3
aging	2				-2	-3	1
amount past due	3				-2	-3	-3
automobile	-2				2
balance	-2				3	-4	-1
beginning balance	2				-2
child support	3					-3
collection	3				-3	-2
credit limit	5				-2	-4
credit line	3				-2	-1
creditor's name	-3				3	-1
current	-3				1	1	-1
daycare	2				-2	-1
escrow balance	3					-2
high balance	1				-3	1	-1
high credit	3				-2	-2
highest balance	3				-2	-1
husband	3				-2	-3
individual	3				-2	-1
installment						-2
interest	3				-1	-3
j	-3				2	2
joint	3				-1	-3
joint with	2				-1	-2
limit	3				-2	-2
loan amount	3				-1	-2
means amountLoose	2					-4	-2
means balance	-2	-1		-1	4	-7	-3	-1
means money	4	-1			-2	-1	-1
means pastDue	3				-4	-6	2
means paying	-2				-5	6	-2
means status	4				-3	-3
means statusHint					-2		-1
means statusLoose	-2				-2	3
means text	-1				-4	2	-2
monthly payment	-4				-1	5
na	3				-2	-2
nelnet	-3				3	-2
other credits	3				-1	-2	-1
outstanding principal	-4				4
p	-3				3
past due	6				-3	-4	-4
past due amount					-3	-3	1
payment amount	-2					3
payment received	3				-1	-2
payments	4				-2	-4
payments and credits	2				-1	-2
pays as agreed	4				-2
plan payment	3					-3
principal	6				-4	-2
principal balance	6				-6
priority	3				-2	-2
prosper	3				-3
regular monthly payment	-4					4	-1
rev	3				-3	-2
scheduled payment	-3				-1	4
terms	-2				-3	3	-1
total amount of the debt now	-3				3	-2	-1
# sum label with colon
amount due	-3				1	2
amount past due	2				-2	-2	-1
balance	-1				1	-1	-3
claim amount	3				-3
example	5				-2	-4
means amountLoose	2				-3	-1	-1
means balance		-1		-1	1	-4	-1
means money	2			-1	-2	-4	-1
means pastDue	3				-4	-5	2
means paying	-1			-1	-3		-3	-1
means status	3				-3	-2	-1
means statusHint	3				-2	-2	-1
means statusLoose	-2				-4	-1	2
means text					-4		-1
minimum payment	-3				-1	3
monto vencido	3				-1	-2	-1
past due	3				-3	-3
past due amount	2				-2	-3
recent balance	-3				2	-2
recent payment	3					-2	-1
representative example	3					-3
responsibility	-3					3
saldo	-4				5	-1
scheduled payment	-4					4
status	1				-3	-2	2
terms	-4				-1	4
total	3				-3
total que debemos	3				-3
备注	4				-2	-3
存款	3				-2	-1	-1
# sum last of line
thousands			-2	-1	1	-3	-2	-1
# sum lead-in
a minimum of	-2					2
a payment plan	-3				-1		1
aidvantage	-3				3	-1
amount	-1				1	-3	-1
amount requested	3				-3
amt	-4				3	2
and	-1				-3	1	1
as low as	3					-3
available	3				-2	-1
available credit	5				-2	-3
bal	1		-1		1	-5	-1
balance	-2				2	-6	-2
charge off amount	-2				1	-3	1
credit limit	5				-3	-5
current amount due					-3	1
current balance	-2				2	-4	-1
days	3				-3	-3	-1
debo	-2				2	-1
escrow balance	2				-1	-1
estate loan of	2				-2
for	4				-3	-2
highest balance					-3	-3	2
individual	1				-3
individual monthly payment	-3					3
its	-3				2	1
klarna	-2				3	-2
last paid	2				-2	-2
left	-1				1	-3	-1
left of	2				-2
limit	4				-4	-2
loan recent payment	2				-2	-2
loans outstanding principal	5				-5
límite	2				-2	-2	-1
macy's	3				-3	-1
means 	1	-1	-2	-1		-2	-3
means balance	-2	-1	-1	-1	2	-5	-2	-1
means date				-1	1	-3	-2
means money	2	-1		-1	-2	-4	1
means name			-1		-1	-1	-2
means number	-2				3	-1	-2
means original	1		-1			-3	-1
means pastDue	1				-5	-6	2
means paying	-2	-1	1	-1	-5	2
means status	6				-3	-3	1
means statusHint	-1				2	-4	-1
means text	1				-5	-1
means veto	5				-4	-2
mileage	2				-2	-1
min	-3				-5	4	-2
min payment	-3					3
minimum payment is	-3					4
monthly	-3				-3	3	-1
monthly mortgage payment	3				-1	-3
monthly payment	-3				-2	3	-1
monthly payment is	-3				-2	3	-1
monto vencido	3					-2	-1
mínimo	-3					3	-1
nelnet	-3				3
not	3				-2	-1
now	-4				5	-3
of	5				-6	-1
of account number	-3				3
of up to	3				-1	-2
or	3				-2	-2
original amount	4				-3	-2	-1
original balance	3				-3	-1
original loan amount	3				-1	-2
outstanding balance	-3				3	-2
outstanding interest balance	3				-3	-3
outstanding principal balance	-2				2	-3	-1
owed	-3	-1		-1	1		-1	-1
owes	-2				3	-1	-1
pago	-3				-1	3	-1
pago mínimo	-3				-1	3	-1
past due	2				-6	-4	2
past due amount					-3	-3	2
pay	-1		2		-3	1	-2
payment	-2				-2	3	-2
payment amount	-4					4
payment of	-4					1	1
payment received	2					-2
payments	4				-1	-3
pays_as_agreed available credit	3				-1		-2
plan pmt	3				-1	-2
plan scheduled amount	-4				-1	4	-1
portfolio recovery	-2				2		-1
previous balance	3				-2	-1
prin	-1				2	-3	-1
recent balance	-3				3	-2
recent payment	4				-1	-3	-1
regular monthly payment	-4					4
regular payment	-3					3	-1
remaining of	4				-3	-2
rent	4				-4	-2
rent is	3				-2	-2
renta	3				-2	-2
reported balance	-4				4
rev	-1				-3	3
saldo actual	-2				3
sched pmt	-3				-1	3
scheduled payment amount	-3				-1	3	-1
secures the claim	-5				5
so	-1				2	-2
social security is	3				-3	-2
statement balance	-3				3	-1
taxes	-4				4
terms minimum	-4					4
that number here	3				-3	-1
that one is	-3				3
that's	-2				2	-2	-1
the amount of						-3
the minimum is	-3				-2	4	-1
the payment is	-3				-3	3	-1
they say	-3				3	-1	-1
total	-1				-3	-1	2
total amount owed	3				-3
total balance	-3				4	-1	-1
total que debemos	3				-2
toward the debt	3	-1			-2	-1
unpaid balance of	3				-2	-3	-1
use	2				-1	-2
verizon	3				-3	-2	-1
was	4				-4	-3
we owe	-3				4	-1
we pay	-3				-1	3
with	-3				-2	3
you could save	2				-1	-1
余额	-3				1	-2	2
月供	-2				-3	1	1
欠	-3				3	-1
欠款	-3				3	-2	-1
每月还款	-3				-2	2	1
额度	-1				-4	-2	2
# sum line above
(if applicable)	-2					3
account info	-4				5	-1
actual payment amount	4					-4
amount due	-1				1	-4	-2
auto loan	-3				4	1
auto loans	2				-3
available balance	2				-2	-1
balance	-2				2	-4	-1
balance owed	-3				3	-2
begins (	-3	-1				2
begins .	3				-2	-2	-1
begins 0%	3				-3	-1
begins 2.2	-3				3	-1
begins =					1	-3	-1
begins aaron's	-3				1	3
begins acct	-1		-1	-1	2	-4	-3	-1
begins agency			1		2	-3
begins aidvantage	-3				3
begins amount	1				-1	-3	1
begins and					1	-3	-1
begins annual	2				-3	-1
begins apple	-3				1	3	-1
begins applicant	2				-1	-2
begins apr	1				-3
begins aug	2				-2	-3	1
begins available	1				-5	1	2
begins b	-2				1	3	-1
begins bal	-2				1	4	-1
begins beginning	2				-2
begins c	-3					2	-1
begins cabela's	-3				2	2
begins chapter	3				-1	-3
begins charge-off	3					-3	-1
begins charge/credit	-2				2	1	-1
begins citibank	3				-1	-2
begins citizens	-3				2	1	1
begins city	3				-1	-3	-1
begins client	1					-3	-1
begins clm	-2				-1	4
begins closed					1	-3
begins collection	1				1	-4	-1
begins collections	1				1	-3	-1
begins comcast	-3				2	2
begins cousin	3				-4	-2
begins current	1	-1	-1	-1	-1		-4	-1
begins curtis	3				-1	-4
begins daily	3				-2	-2
begins days	3				-2	-2
begins delinquent	3				-1	-1	-1
begins deposit	3				-2	-2
begins deposits	4				-4	-1
begins description					-2	3
begins dillards	-3				3	1
begins discover	4				-1	-3	-1
begins duke	3				-3	-3	-1
begins e	-3				1	3
begins edit	-3					3
begins education	3				-2	-2
begins emergency	3				-3	-1
begins ending	1					-3	-1
begins enrolled	3				-3	-1	-1
begins est	2				-3	-2
begins everyday	3				-3
begins exeter	2					-3
begins experian	3					-3
begins fidelity	4				-4	-2
begins filed	3				-2	-1
begins fingerhut	-3				3	1
begins gastos	3				-2	-2
begins geico	3				-2	-2
begins gemb/jcp					3	-2
begins got	-2				3
begins great			2		-1	-3	-1
begins greensky	-3				2	1
begins guarantor	4				-3	-1	-1
begins heloc	2				-2	-2
begins high							-3
begins house	3					-3
begins housing	2				-2
begins hyundai	-3				3	2
begins id			-1			4	-1
begins image	-3				3	2
begins institution	2				-2	-2
begins insurance	-2				3	-3	-1
begins j	-2					4	-1
begins jan	2				-2	-4
begins judgment	2				-3	2	-1
begins jun	3				-2	-4
begins k	-3				1	3
begins kia					-1	3
begins klarna	-3				2	1	-1
begins liability	-1				2	-3
begins lightstream	3				-2	-3
begins limit	1				-5		-2
begins límite	1				-3	2	-1
begins may	3				-2	-2
begins me	-2					3
begins minimum	-1				-4		2
begins mohela	-2				3	1	-1
begins month	1				-4	-1
begins my	3				-3	1	-2
begins navient	-3				3	-2	2
begins nco	1				2	-3	-1
begins netflix	2				-2	-2
begins new	-1						4
begins none	2				-2	-1
begins nov	4				-1	-4
begins o	1				-4		2
begins oct	3				-2	-2	-1
begins offers	4				-3	-1
begins on	-3				2	2	-1
begins only	2				-1	-3
begins original				-1	1	-4	-2
begins outstanding	-2				2	1	-2
begins overdue	3				-1	-1	-1
begins owe	-4				-1	3
begins owed	-1				1	-3	-1
begins owner	-3				2	1
begins pago					-3		1
begins past		-1			-4	-1	-1
begins patient	3				-3	-3	-1
begins paycheck					-3	1
begins payments	-4					1	2
begins payoff					-3	1
begins per	-2				-2	3
begins plan	3				-2	-2
begins please	3				-1	-3
begins posted	2				-3
begins present	1				-3	1
begins principal	-2				-2	3	-2
begins progressive	2				1	-3
begins property					1	-3
begins préstamo	-4				3	1
begins public	3				-3	-2
begins quest					1	-3
begins quick	2				-2	-1
begins rainy	3				-3
begins rate	-2	-1			-1	4
begins regional	-3					2
begins regular					-3	1	-3
begins remaining	-3					3
begins rent	3				-2	-3
begins renta	2				-2	-2
begins repayment	3				-3	-2
begins reported	-1	-1		-1	1	-5	-1	-1
begins resurgent	1				2	-3	-1
begins rocket	2				-2	-1
begins saldo	-2		-1		1	1	-3
begins savings	4				-4	-1
begins scheels	-2					3
begins seq	-3	-1			1	2	-1
begins service	3				-2	-3	1
begins share	3				-4	-2
begins shares	3				-2	-2
begins spectrum	3				-3	-2
begins st	-4				1	2	1
begins starting	1					-3	-1
begins subject	4				-2	-5
begins suffix	3				-2	-1	-2
begins sum	3				-2	-2
begins synchrony					-3		-1
begins t-mobile	2				-2	-2
begins tax	3				-3
begins term	3				-2	-1	-1
begins the	-2				2	2	-1
begins total	3			1	-2	-2
begins totals	4				-4	-3
begins transcript	-2				1	4	-2
begins two	3				-3	-2
begins type	3				-1	-2	-2
begins undergraduate	4				-4
begins unpaid	1					-3	-2
begins upgrade	3				-1	-4
begins usaa	-3					3
begins vanguard	3				-3
begins verizon	3				-3	-1
begins view	4				-3	-2
begins washington	3				-2	-1
begins withdrawals	3				-2	-1
begins year	4				-2	-3
begins you	1	-1			-1	-4	1
begins ytd	2				-2	-1
begins zales	-2				3	-1
begins {	2					-3
begins ·	3				-2	-1	-1
begins •						-1	-3
begins ☐			-1			1	-3
begins ☑	-3				2	1
begins ☒	-3					1
begins 信用卡	-3					2	-1
begins 合计	3				-2	-3
begins 💳	-2				2		-1
cash	2				-2
charge/credit card accounts	-2				3	1	-1
closed					2	-4
credit card					1	-5
credit cards	4				-4
credit limit	2				-4
current	-3					1	-1
current amount due	4				-3	-3
date balance scheduled payment paid	3				-1	-2
est. monthly payment	3				-3	-2
highest balance	5				-4	-2
home loans	3				-3
image omitted	-4				3	2
in collections	-3				3
installment	-1				1	-2
loan amount	2				-4	1
loan canceled date	-3				4	-1
means 			-1	-1	1		-5
means , short			-2	-1		-4	-2
means amountLoose, short	1				-1	-2	-3
means balance, short	-1				1	-5	-3
means date, short	2					-3
means money, short	5				-6	-2	-1
means name, short	3				-3	-4
means number, short	-4				1	2	-1
means original, short	-2				3
means pastDue, short	1				-3	-3	2
means paying, short	-2				-3	2	-2
means reported, short	-1				1	-3
means status	3				-2		-1
means status, short	-1				-1	4	-1
means statusHint, short	-3				3	-1
means statusLoose					-4	1
means text	1		-1	1			-3
money you owe (not evidenced by a note)	-3				3
monthly payment	-4				-4	4	-1
my debt	2				-1	-2
none	-1				4
offers for you	3				-2	-1
or before closing monthly payment	-2				2	3
original amount	4				-4	-2	-1
original balance	4				-3	-2
past due amount	1				-3	-3
pattern "w":[	2				-3	1
pattern "w(w)"	-3		2		-2	1	-1
pattern "w-w",	-2					1	-1
pattern ##/#MM	-3				3	-1
pattern #)w,Mw	2					-3
pattern #)w,w.	-3				3		-1
pattern #, first	1				-1	-4	-2
pattern #.w	1				3	-2
pattern #.w#.$	4				-3	-3
pattern #.w,w,	1				1	-3
pattern #.w,wM	-4				2	5	-3
pattern #.w.w#	4				-2	-2	-1
pattern #.wMw,	-3				3	1
pattern #.wMwM	1					-3	1
pattern #M, first	-2				3	-2
pattern #wMMM	1				-3	1
pattern #wMMMM	2				-3		2
pattern #wMwM	-4				-1	3	-1
pattern +-----					-2	1
pattern --, first					-3	1	-1
pattern ------, first	6				-5	-3	-1
pattern -[]w	3				-1	-2
pattern <w>w</	-1				3	1	-1
pattern ======					1	-2
pattern M	1				-6	3	-2
pattern M, first	1				-1	-1	-4	-1
pattern M.w(w.	-3				3
pattern M/M, first	-1				1	-4	-1
pattern M/M/M, first	-2				2	-2	2
pattern M/M/Mw	2	-1			-1	-3	-3
pattern M/MM/M	2				-3	-2	-1
pattern M/Mw#w	4				-3	-1
pattern MM	1				-1	-3	1
pattern MMM	3				-1	-2
pattern MMMMMM	4				-3	-4
pattern Mw	1				-6	1	-1
pattern Mw#MMw	-3				2	2	-1
pattern Mw:w:w, first	-2				4	-2
pattern MwM	3				-1	-3
pattern w##	1				-3	1
pattern w####	1				-4	1
pattern w#####	3				-2	-2
pattern w##/MM	4				-3	-3
pattern w##MMM					-3		-1
pattern w#$M	4				-3	-1
pattern w#$M$M					-1	4
pattern w#$Mw$	-2				1	3
pattern w#)#	-3				-1	3
pattern w#/#/M	1				-1	-3
pattern w#M/M/	2				2	-3	-1
pattern w#M/MM		-1				-1	-3
pattern w#MMwM	-1				-1	2	-3
pattern w#MwM	3				-1	-2	-4
pattern w#w	1	-1			-2	1	-3
pattern w#w#w#	3				-3	-2
pattern w#wM	2				-1	-2
pattern w#wMMM	-1			-1	-1	1	-3	-1
pattern w#wMMw	-2				3	1	-1
pattern w#wMwM	-1					3
pattern w&wMMM	-2				1	2
pattern w(w)	-1		2			-3	-1
pattern w(w)..	1				-3	1
pattern w(w)M	-1				-3	2	-1
pattern w(w)w#	-2					2
pattern w(w.w)			-1		-3	2
pattern w(w:w)	-2					2
pattern w, first		-1	-1	-1	-1	3		-1
pattern w,w	-3				1	2	-4
pattern w,w!	3				-2	-1	-1
pattern w,w#.w	-3					1
pattern w,w.	-1				-2	3	-1
pattern w,w:					-4	3
pattern w,wM						-3	1
pattern w-					-3	4	-1
pattern w-----	1				-1	-3	2
pattern w-wM	-3		-1		3		-1
pattern w-wMMM	3				-1	-3	-1
pattern w-wMwM	-2				2
pattern w.....	1		1	-1	-2		-2
pattern w.MM	3				-3	-2
pattern w.w	-1		-1		-1		-3
pattern w.w#wM	-2				1	3
pattern w.w, first	3				-3	-3
pattern w.w,w#	-3					2
pattern w.w,w.					3	-1
pattern w.w.w	-3				1	1	1
pattern w.w.w,	2				-2	-3
pattern w.w:M	3				-2	-1
pattern w.wMMM	3				-1	-2
pattern w/w#wM	-3					2
pattern w/w...	1		-1		-1	-1	-2
pattern w/w.w.	2					-2
pattern w:###	2				-1	-1
pattern w:#/#/	3				-2	-2
pattern w:#w:w	1				-3
pattern w:+M	3				-2	-4	-1
pattern w:, first	-3				3	-1	-3
pattern w:--w	-4				1	3
pattern w:--w-	-3					3
pattern w:-M/M	-3				3	-1
pattern w:-w	-2					2
pattern w:M--M	3				-1	-2	-1
pattern w:M-M	3				-2	-2
pattern w:M.#M	3				-1	-2
pattern w:M/M/		-1		-1	-1		-3
pattern w:M/Mw					1	-1	-3
pattern w:MM	4				-2	-3
pattern w:MMM	2				-3		-1
pattern w:Mw:M				-1	-4	1
pattern w:MwM	-2				2	1
pattern w:w#M, first		-1		-1	1	-3	-1	-1
pattern w:w,wM	3				-2	-2
pattern w:w--w	3					-3
pattern w:w.	3				-2	-2
pattern w:w.w,	3				-1	-2
pattern w:w:	-1				3	-3
pattern w:w:Mw	2				-3
pattern w:wMw.	3				-1	-3
pattern w:wMwM						-2	1
pattern wM, first	-3				2	1	-1
pattern wM,w#w	-2				3	-3
pattern wM,wM,	2					-3
pattern wM,wMw	2				-2	-1
pattern wM.	2				-3	-1
pattern wM.wM.	3				-3
pattern wM/M/M		-1		-1	-3	1
pattern wM/MM/	-1				-1	4
pattern wM/MwM	1				1	-3	-2
pattern wM/w	3				-2	-2
pattern wMM		-1	-1	-1	1	-1	-3	-1
pattern wMM#/#	1				-3
pattern wMMMM	4				-2	-1	-1
pattern wMMMM#	-3				2	2	-1
pattern wMMMMM		-1		-1		-1	-3	-1
pattern wMMMwM					1		-3
pattern wMMw	1		-1		-2	1	2
pattern wMMw,w	-3				1	2
pattern wMMwM/	3				-1	-3
pattern wMw,w	2					-1	-1
pattern wMw.wM					1	-3	1
pattern wMw:w	3				-2	-1
pattern wMwM.w	-3				2	2	-1
pattern wMwMM	3				-3	-3
pattern wMwMw,	-3				4		-2
pattern wMwMwM, first	3		-1		-1	-2
pattern w®	3				-1	-3
pattern w·#w.w	2				-1	-3	-1
pattern •w#/#/	3				-3	-1
pattern •wM/M/	3				-2	-2
payments and other credits	3				-1	-2
potentially negative	3				-3	-1
principal balance	-3				-2	4
recent balance	-3				3	-2
recent payment	4				-2	-4
reported balance	-3				3	-1
reported since: terms: high balance	3				-2	-3
scheduled payment amount	-3					3
status	1				-3	-3	1
student loan	-3				3	-1
student loans	3				-3	-2
to whom it may concern	2				-2
total balance	4				-3
total current balance	3				-3
you owe	3				-3	-1
# sum line below
balance	-3				3	-3	-2
begins #	2				-1	-3	-1
begins $	-1				-2	3
begins (	-4				4		-1
begins *	2				-1		-3
begins +	3				-2	-2	-1
begins ,	-3				2	1	1
begins =	3				-3	-2	3
begins >	3				-1		-2
begins _					-3
begins accounts	1				1	-2
begins accrued	3				-3	-1
begins acct	-1	-1	-1	-1	2		-2	-1
begins additional	3				-1	-4
begins advertiser	3				-2	-3
begins aging	-2				3	-3	1
begins ally	3				-1	-2	-1
begins amex					-2	3	-1
begins amount					3	-4	-2
begins annual	3				-3
begins apple	-2					4	-1
begins apply	5				-3	-3
begins approval	3				-2	-2
begins apr	2					-2	-1
begins are	-3				2	2	-1
begins aug	3				-3
begins available	2				-3	-1	1
begins b	-2					3	-1
begins baby	1				-1	-3
begins balance			-1	-1	-1	-2	3	-1
begins balances	4				-2	-2
begins between	5				-5	-2	-1
begins bills	3				-2	-1
begins bridgecrest	-2					3	-1
begins brother	-3				4	-2
begins call	2				-1	-3	-1
begins cap	-2				2	-1
begins capital	2				-3	1	-1
begins change	3				-3	-2
begins charge	3					-3	-1
begins child	2					-3
begins church	3				-2	-3
begins claim						-3
begins client					2	-3
begins conn's					3
begins continue	3				-3	-2	1
begins creditors	2				-2	-2
begins date				-1	-3	1	1
begins days	-2				-1	3	-3
begins dear	2					-3
begins debts	3				-3	-1
begins dec	4				-2	-3
begins deferred	-3				2	2
begins deposits	4				-4	-1
begins description	3				-3	-3
begins direct	-2				2	-2
begins discover	3				-3	-1	-1
begins due	-1				-2	3	-3
begins e	-4				3	1	-1
begins edit	4				-4	-2
begins education	3				-1	-2
begins electric	-1		2		-3	-1
begins enrolled	1				-1	-3
begins equifax	4				-2	-3
begins est	3				1	-4
begins estimated	4				-2	-3
begins feb	2				-2	-2
begins fidelity	3				-3	-2
begins fifth	-1				3	-2
begins figure	-1	-1	-3	-1		1		-1
begins financial	1				-2	-2	1
begins food	3				-1	-2
begins free	3				-2	-2
begins freedom					-2	3
begins future	-2				2
begins got	-5				4	1
begins gracias	4				-3	-2
begins grand	2				-3	-1
begins greensky	-3				1	3
begins group	1				2	-3
begins history	-3				3	1	-2
begins holiday	3				-2	-1
begins household	-2				2	-1
begins how	1				-3	1	-1
begins huntington	-3				2	3
begins hyundai	-3				1	3
begins i'm	3					-2
begins image	-2				3	-1	-1
begins in	-3				1	3	-2
begins initial	2					-2
begins inquiries	2				-1	-3	-1
begins insurance	3				-2	-2
begins irs	-3				1	1
begins items	4				-3	-3
begins j	-2				2
begins jan	1				-4
begins john	-2					3
begins judgments	-3				3
begins jul	3				-1	-2	-1
begins jun	2				-1	-1	-1
begins kay	-1				-2	3
begins kia	-2				-2	3
begins klarna	-2				1	3
begins last	-1			-1	-1	2	-3
begins late	-1	-1		-1	-3	2		-1
begins lease	-3				1	2	-1
begins left	3				-1	-3
begins lendmark	-2				1	2
begins less	3				-2	-2
begins let	3				-2	-2
begins liabilities						3	-1
begins lightstream	6				-3	-5
begins limit	-1				3	-2	-1
begins loan		-1			-1	1	-4
begins loans	4				-2	-3	-1
begins lol	-2				2	-1
begins límite	-4				4	-1
begins make	-1				-3		2
begins manage	-2				-1	3
begins may	1					-4
begins mi	-2				2	-1
begins missed	2				-3	1
begins mohela	-2					3
begins monthly					2	-3	-3
begins mortgage	3				-3	-2	-1
begins national	2				-1	-3
begins netflix	2				-3	-1
begins never	-3				-1	3
begins new	2				-1	-2
begins no	1				2	-5	-1
begins nonpriority	-5			2	3	-2	-1
begins not	-1				3	-2	-2
begins note	1					-3
begins notice	3				-1	-3	-1
begins now	4				-3	-1
begins oct	2				-1	-3
begins of	-4				3	-2
begins offers	2				-3	-1
begins official	3				-2	-1
begins oh	-3		-1		3	-1
begins ok	-3				1	3
begins ollo	-3				2	1
begins opened	-1	-1			2	1	-3
begins opening/closing	3				-3
begins orig	-2				2	-1
begins original	-1				2	-1	-3
begins our	2					-3
begins outstanding	2				-1	-3	-1
begins overdraft	3				-2	-2
begins owed	5				-4	-3
begins paid	3				-1	-3	-2
begins pay	1				1	-3	3
begins paycheck	2				-1	-2
begins payment	-3	-1	-1	-1		-1	-1	-1
begins payments	-1				2	-3	-2
begins pays						-3
begins please	2					-3	-1
begins pnc	-2				-1	3
begins po	-2				3	2	-1
begins present	3				-3	-2
begins priority	2				-1	-3	-1
begins provide	4				-4
begins public	2					-3	-1
begins purchase	3				-1	-2
begins purchases	1				-2
begins rate	-3	-1				2	-1
begins regular	-1				1	-3	-2
begins report	3				-1	-3
begins reported	-2		-1		2	-3	-1
begins respectfully	4				-2	-2
begins retirement	4				-4
begins rocket					3	-1
begins roth	3				-2	-2
begins sam's	3				-2	-3
begins savings	4				-3	-2
begins score	3				-3
begins sears	-3				2	2
begins see	3				-2	-2
begins sep					-3	1	-1
begins showing	3				-3
begins signed	3				-2	-3
begins state	3				-3	-2	-1
begins subtotal	-2	-1		-1	2		-2	-1
begins suffix	4				-3	-2
begins t-mobile	3		-1		-2	-2
begins term	2				1	-3	1
begins then	-4				1	4
begins this	1				1	-6	1
begins tower	-3				2	1
begins transaction	3				-2	-1	-1
begins undergraduate	3				-3
begins unless	4				-3	-2
begins unpaid	3				-3	-3	-2
begins us					-2	3
begins vanguard	3				-3	-2
begins verizon	2					-3
begins view	-3				2	-1	-2
begins was	-1					3
begins water	2					-2	-1
begins wayfair	-2					3
begins wells	2				-3	2	-1
begins what	2				-1	-3	-1
begins world	-3				3
begins would	3				-2	-2
begins y	-3				3
begins yes	2				-3
begins you	2				1	-3	-1
begins your	3				1	-4	-2
begins zip	-2				2	2
begins {	-2				2	1
begins |	-1	-1	-1	-1	4	1	-2
begins ©	4				-2	-3
begins ·	-1					3	-3
begins •	-2				2	-1	-2
begins ☑	-3				3	-2
begins 二	1				2		-3
begins 合计	-4				4	-1	-1
begins 存款	3				-2	-3
begins 状态	-3				1	2
begins 👍	-3				3
collection	-1				-3	2
credit limit	3				-3	1
current		-1		-1		-5	-2	-1
current balance	-3				4	-4	-2
date updated	-4				4	-1
due date	-1				-1	2	-2
est. apr	2				-2	-1
in collections	-1	-1			1	-2
last payment date	-4				3	1
loans	-4				4	-1
means 	3				-2	-2
means amountLoose, short	1				-3	1	-1
means balance, short	-2				3	-3	1
means date	-2				-2	3
means money	2				1	-3
means original, short	-3				3	-1
means paying, short	-2					3	1
means status	-3				1	2
means status, short					-2		-2
means statusHint, short	-1				1	-3	-1
means statusLoose, short		-1		-1		1	-4	-1
means text, short	2				-1	-2	-3
minimum payment	-1				-2	3	-1
monthly payment	1				-2		-1
next payment	3				-1	-2	-1
none	2	-1		-1		-3	-1	-1
on time	1		-1		-2	-2
original amount	2				-2	-2
original balance	-4				4	2	-1
past due	3				-1	-3	-1
past due amount	-1				-2	4
pattern "w(w)"	-3				1	2
pattern "w-w",	1				-3	1
pattern ##w#wM	1				-1	2
pattern #)w(w)	2				-3	-1	-1
pattern #)w,w.	-3				3
pattern #.w#.$	3				-3	-2
pattern #.w(w)	-1				-2	4	-2
pattern #.w,wM	-2				1	2	-2
pattern #.w.w#	4				-3	-2
pattern #.w?	-4				4
pattern #.w–w,	2				-2
pattern #:MwMw	-3				2	2	-2
pattern #M/MMw	2				2	-4	-1
pattern #M/MwM	-1				3		-2
pattern #wM	-2				-1	4
pattern #wM/MM	-2				1	3	-1
pattern #wMw.w	-1				-3	3
pattern (w=M), first	3					-3
pattern *w(w),	-3				1	1
pattern --, first	1					-4	-1
pattern ------, first			-1		-3	1
pattern -w(w)M	-3				1	2	-1
pattern -w-	3				-2	-2
pattern -wMw,w	-3				3
pattern -wMwMw	-3				3	1
pattern </w>					2	-3
pattern <w>	3				-1	-2
pattern >wMwM/	3					-3
pattern M	1					-4	2
pattern M, first	1			-1	-1		-5	-1
pattern M/M/M, first	-2				-1	3	-1
pattern M/M/Mw	4				-4	-3	-1
pattern M/MM/M	3				-1	-3	-1
pattern M/Mw#M	1				-3	2
pattern M/Mw#w					-3	2
pattern M/MwM	2				-3	-1	-2
pattern M/MwMM	3				-4
pattern M/MwMw	3				-3	-2
pattern MMMMMM	3				-2	-2
pattern Mw					-2	2
pattern Mw.w.	-3				2	3
pattern w		-1	2		-1	-1		-1
pattern w##	-1				-3	2
pattern w###					-4	2
pattern w##/MM	-3				3	-1
pattern w##w	2					-3
pattern w#$M☑$	-4				-2	3
pattern w#)					-3	2	-2
pattern w#/#/M	4				-3	-2
pattern w#/M/#	3				-3
pattern w#M/M/	-2				3	-2	1
pattern w#M/MM		-1			1	-1	-2
pattern w#MM	3				-4	1
pattern w#MM#w	-2				3
pattern w#MMMM	1				-1		-3
pattern w#Mw#M	-3				3	-2	-1
pattern w#Mw:w	3				-3	-2	-1
pattern w#MwM						-3
pattern w#w					1	-3	-1
pattern w#w#	-1				-3
pattern w#w#w	3				-2	-1
pattern w#w#w#	3				-4	-1
pattern w#w.w.	1					-3
pattern w$M	2				-1	-2	-1
pattern w&w	4				-3	-2
pattern w&w(w)	-3				2	1
pattern w&w, first	4				-4	-1
pattern w(w)##	-3				2	2
pattern w(w), first	-1				2	-3	-1
pattern w(w)-M					-1	3
pattern w(w)M	2					-2
pattern w(wM)w	-2				3	-2
pattern w+M	3				-2	-2
pattern w,	3					-5
pattern w,w#,M	-3				1	3
pattern w,w#.	3				-2	-1
pattern w,w.wM	-3				1	1
pattern w,wM.	-4				1	4
pattern w,wMw.	2				-3	-1
pattern w----M	-2				3	-1
pattern w-w, first	-3				3	-2	-1
pattern w-wM	3				-2	-1	-1
pattern w-wMw;	-2					3
pattern w.MM	3				-3	-1
pattern w.MwM	-4				3	2
pattern w.w	3				-3		-1
pattern w.w#w.	1				-2	-2	2
pattern w.w,wM	-2				2	3
pattern w.w.w.	3				-2	-3
pattern w.w.w:	2				-1	-3
pattern w.w:M.	-2				3
pattern w.w?	-1				4	-2
pattern w.wM, first	3				-2	-1
pattern w.wM/M	-2				3	-1
pattern w/w, first	2					-3
pattern w:, first	3					-3	-2
pattern w:--	-3				-2	4	-1
pattern w:----	1				-3	1
pattern w:-M/M	-2				-1	3
pattern w:M(wM	-2					3
pattern w:M, first	-3				1	1
pattern w:M.#$	3				-2	-2
pattern w:M/M	3				-1	-2	-2
pattern w:M@w,	-3				3	2	-1
pattern w:MM--	3				-2	-3
pattern w:MMM	2				-2	-1
pattern w:Mw	-1				2	-1	-3
pattern w:Mw#/	-3				1	2
pattern w:Mw.w	-1				2	-2	-1
pattern w:Mw:w	3				-3	-1	1
pattern w:w#M, first	-3		-1		3	-3
pattern w:w,w,	3				-2	-1
pattern w:w,wM	4				-2	-3
pattern w:w.w,	1				1	-3	-1
pattern w:w.w.	2				-4	-2
pattern w:w.w:	5				-2	-4
pattern w:w:	4				-2	-3
pattern w:w:M	-1				-3	3	-1
pattern w:wM.	1				-3		1
pattern w:wMw,	-2				3	2
pattern w:wMwM	-1				3	-3	-1
pattern w=M	-3				2	2
pattern w?, first	-1				-3	2
pattern w?M	3				-2	-2
pattern wM(w)	-2				4	-3	-1
pattern wM-w	-2				-3	2	-1
pattern wM.	-1				-2		3
pattern wM.wMw	-3				2	3	-1
pattern wM/M/#	4				-4	-1
pattern wM/M/M, first	1				1	-4	1
pattern wM/MM/					-3	1	-1
pattern wM/w	3				-1	-2
pattern wMM		-1	-1	-1	1	-1	-3	-1
pattern wMMM	1	-1				-2	-3	-1
pattern wMMM#	3				-2	-2
pattern wMMMwM	1	-1			-1	-2	-3
pattern wMMw,w	2				1	-3
pattern wMw	-1		2		1		-3
pattern wMw#	-1				3		-1
pattern wMw#M	2				-3
pattern wMw#w.	2				-2	-1
pattern wMw, first	1					-5	-2
pattern wMw-	1				-3	-3
pattern wMw.M	-3				1	3
pattern wMw.w	3				-2	-2
pattern wMw.wM	-3				3		-3
pattern wMwM	-3	-1		-1	4		-3
pattern wMwM.	3				-3	-1	-1
pattern wMwM/w	3				-1	-3
pattern wMwMM	3				-2	-3
pattern wMwMwM		-1	-1	-1	-2		-3
pattern w|#|M|	-3				3	2
pattern w|w|w	3				-2	-2
pattern ©Mw,w.	3				-1	-3
pattern —, first	-2				-1	3
pattern •w:Mw.	2				-1	-2
pay status	3				-2	-3	-1
payment	1					-3
principal balance	-6				2		-1
recent payment	-2				2	-1
responsibility	-2					3	-1
scheduled payment	-1				-3		2
term					-3
terms					-3	1	-1
unpaid interest	2				-2	-3	-1
# sum pattern comes
often	-1	-2	-2	-2			-3	-2
# sum place
4	1	-3	-1	-2	1	1		-2
# sum read as, shape
amount cents	-1	-1	-2	-1	3	-3	-2
amount dollars	-1		-1		1	-3	-4
amount dollars-and-cents	-3	-1	-1	-1	1	-1	-2
amount thousands	-2	-1	-1		3	-4	-2
amount thousands-and-cents	-1		-1	-1	2	-3	-1
amount? cents			-1		1	-5	-1
amount? dollars					1	-2	-3
amount? dollars-and-cents	-2	-1		-1	2	-1	-4	-1
amount? thousands						-3
aside amount cents	1		-1			-3	-1
aside amount? cents					1	-3
current cents						-3	3
current dollars	-3				1	1
current dollars-and-cents			-1		-2	-3	3
current? cents	-1	-1		-1	-3	-3	3	-1
current? dollars-and-cents	-4	-1	-1			-2	3
current? thousands-and-cents	-2	-1			-1	-2	2
paying dollars	-4					3
paying dollars-and-cents	-2				-4	2
paying thousands	-4					3
paying? cents	1	-1				-2	-2	-1
paying? dollars-and-cents	-3				-2	3	-1
# sum read as
accountNumber	1			-1		-3	-1
amount	-2	-1	-2	-1	2	-3	-3
amount?	-1	-1	-1	-1	1	-3	-3	-1
aside amount?	-2				1	-3	-2
aside paying?	3				-2	-4	-1
current	-1	-1	-1		-2	-4	4
current?	-1	-2	-1	-1	-2	-3	3	-1
goes on?	1		-1		-3	1	2
no debts	1	-1	-1	-1		-1	-3
no part	1	-1		-1	-1	-1	-4
no part, in row	1	-1		-1	-1	-2	-4	-1
paying	-2		-2		-2	3	1
paying?		-1		-1	-2	2	-4	-1
# sum read in
amount, a bill with its charges	-3				4	-1
amount, a bullet for each debt	2				-2	-3	-1
amount, a column for each debt	-4				4	-3	-1
amount, a line for each cell	-2				2	-3
amount, a notice about one debt	2				-1	-1	-3
amount, a paragraph for each debt						-5	-1
amount, cards	-1				1	-5	-1
amount, claims of a bankruptcy	-2			-1	3	-1
amount, columns below each other	-2				2	-2	-1
amount, columns by their place	-1	-1		-1	2	-5	-2	-1
amount, headings over the values of each account	-3				3	-2
amount, loans with their transactions	-2				2
amount, objects	-3				4	-1
amount, one debt a line		-1	-2	-1		1	-4	-1
amount, running text			-1			-1	-3
amount, tables and labels	-1		-1		3	-5	-2
aside amount, columns by their place	3				-3	-1	-1
aside amount, one debt a line	1		-1			-3	-2
aside amount, running text	-2				2	-3
aside amount, tables and labels	-1				2	-2
aside paying, cards	4				-1	-4	-1
current, a notice about one debt	3		-1		-1	-2	-4
current, columns by their place	-1				-3	-1	3
current, tables and labels	-2	-1		-1	-3	-4	3	-1
no part, a bill with its charges	3				-2	-4	-1
no part, a column for each debt	4				-3	-4
no part, a letter about one debt	2				-2	-2	-2
no part, a line for each cell	3				-3	-4	-1
no part, a row for each bureau	3				-2	-2
no part, cards	-1				1		-3
no part, claims of a bankruptcy						-3
no part, columns by their place	1	-1	-1	-1	-1		-4	-1
no part, headings on several lines	4				-2	-4
no part, headings over the values of each account	1				-3		-1
no part, labels	4				-4	-4
no part, loans with their transactions	2				-3	2	-1
no part, none	-1	-1	-1		2	1	-2
no part, objects	3				-5	-2
no part, one debt a line		-2	-1	-1		-1	-3	-1
no part, rows of labels with their values	1					-3
no part, tables and labels	2	-1	1	-1	-1	-1	-4	-1
paying, a column for each debt	-4				-2	4
paying, a letter about one debt	-4				-1	4
paying, a line for each cell	-3				-1	1	2
paying, a notice about one debt	2					-2	-1
paying, cards					-3	1	-1
paying, cards of a portal	-3				-1	3	1
paying, columns below each other	-2				-3	3
paying, columns by their place	-2	-1			-3	2	1
paying, records of labels	-3					3	-1
paying, running text					-3		1
paying, tables and labels	-3		-1		1	3	-3
# sum shape and behind
cents code	-2				-2	3
cents date	-3				3	-2	2
cents digits-3	-3				-1	3	-1
cents dollars-and-cents	3				-3	-3	-1
cents end	2					-4	-1
cents lettered-code	-3				3		-2
cents mark-,		-1		-1		-1	-3	-1
cents mark-/	-3	-1	-1		-1	1	2
cents thousands-and-cents		-1		-1	-1	1	-4
dollars capital	3				-2	-2
dollars capitals		-1		-1	-3	1	-2	-1
dollars date	1					-3	-1
dollars digits-1	1				-4		-2
dollars digits-2				-1	-3	1		-1
dollars dollars	-1	-1	-1	-1		-1	-4	-1
dollars dollars-and-cents	2				-1	-3	-1
dollars end	2		-1		-1	-4	-1
dollars letters	1				1	-4	1
dollars mark-"	3				-1	-2
dollars mark-)	2				-5	2	-2
dollars mark-,					1	-3	-2
dollars mark--		-1		-1		-3	-2	-1
dollars mark-.	-2				2	-3	3
dollars mark-;	1					-3
dollars mark-<					-1	1	-3
dollars mark-@	-3				3	-2
dollars mark-·	2				-2	-1
dollars with-digits	2	-1			-3
dollars-and-cents capital	-4				3	1	-1
dollars-and-cents capitals					2	-3	-1
dollars-and-cents cents	-3				3
dollars-and-cents digits-2	-1	-1				1	-3
dollars-and-cents dollars-and-cents		-2	-2	-2	-1		-4	-1
dollars-and-cents end					-3	3	-2
dollars-and-cents letters	-3				3
dollars-and-cents mark-"	-3	-1	2		-1	1	-1
dollars-and-cents mark-)					-1	-4	2
dollars-and-cents mark-.	-1				3	-3	-2
dollars-and-cents mark-;	-3				2	2	-1
dollars-and-cents mark-–	-2				3		-1
dollars-and-cents mark-✅	-2				-1	2
dollars-and-cents percent		-1	-1	-1	1	-1	-3	-1
thousands capitalised	-1	-1				-3	1
thousands digits-3	-1				1	-3
thousands line			-1	-1	1	-3	-3	-1
thousands mark-"	-2				2	-2
thousands mark-$		-1			1	-3	-1
thousands mark--	-2				3	-1
thousands mark-/	-4				4
thousands mark-–	-4				4	-1
thousands thousands	3				-3	-3	-1
thousands thousands-and-cents	3				-3	-1
thousands-and-cents capital	-3				3	-3
thousands-and-cents cents	1	-1	-1		-1	-2	-3	-1
thousands-and-cents code	-3				-1	2
thousands-and-cents end	4				-4
thousands-and-cents mark-$	1	-1	-1	-1	-2		-2	-1
thousands-and-cents mark--					1	-2
thousands-and-cents mark-.	-1				2	-2	-1
thousands-and-cents mark-/	-3				1	1
thousands-and-cents mark-[	-3				4	-2
thousands-and-cents mark-–	-2				2	-1
thousands-and-cents mark-☑	-2				2	-3
thousands-and-cents mark-☒	-2				3	-2
thousands-and-cents small	-3		2		2		-1
thousands-and-cents thousands-and-cents	2	-1	-2	-1	-1	-3	1	-1
thousands-and-cents with-digits	2				-3	-1
# sum shape
cents		-3		-2	1	2		-2
dollars-and-cents		-3		-2	1		-1	-2
thousands	1	-1		-1	-1	-1	-3	-1
# sum size
-1	3				-2	-2
-2	2				-3	-2
-4	3				-2	-2
0	5				-5	-4	-1
1	8		-1		-5	-6
10	1	-1	-2		3	-9
11	2					-7	-1
2	1	-1	2	-1	-8	2	1
3	-1	-1			-6	4
4	-1	-1	1	-1	-4	3	-2	-1
6	1	-1	-1	-1	1	-3	-1	-1
7	2	-1			2	-12	-2	-1
8	2	-1		-1	2	-10	-2
9	2		1			-8	-1
none	-1	-1	-1	-1	1	-2	3	-1
# sum sum
between		-2	1	-1	2		-1	-1
largest	2	-2	-1	-1	1	-4	-1	-1
least	-1	-1		-1	-3	2	1	-1
# sum words before
 amount	-3	-1			2		-1
 apr	-2				3	-2
 aug	2					-2
 change	3				-3	-2
 check	2				-2	-1
 collections	3				-3	-1
 days	-3				2
 dec	3				-1	-3
 discover	3					-2
 ed/nelnet	-2				3	-1
 education	1				1	-3
 fcu	-3				3	-1
 feb	3				-2	-1	-1
 financial	-3				3
 installment	2		-1			-3
 jan	3				-2	-2
 limit	4				-2	-3
 mar	3				-3	-2
 may	3				-2	-3
 mgmt	3				-3
 minimum	-3				-4	4
 mo	-3				3	2
 mohela	2					-3
 monthly					-2	1
 months	-2				-1	3
 one	-2				3	-2
 other	3				-2	-1
 payment	-1	-1			-4	2	-1
 rev	2				-4	1
 saldo	-3				3	-1
 savings	3				-3	-1
 sum	3				-2	-2
 svcs	1				3	-2
 terms	-1				-3	1
 total	4				-4	-3
 totals	4				-3	-3
 usa	-3				3
1 a	1				-4
1 about	4				-2	-5	-1
1 accept	4				-2	-2
1 acceptance	-3				2	3
1 account	-3					-1	2
1 accounts	4				-3	-3
1 acct	-4				3	-1	-1
1 accts	3				-2	-1
1 adjustment	3				-2	-1	-1
1 advances	3				-1	-2	-1
1 affirm	-2				3	-2
1 after	4				-3	-2
1 ago	-1				2	-2	-1
1 aidvantage	-3				3
1 alto	3				-3	-2
1 amount		-1		-1	-3	-2	3	-1
1 apr	-1				3	-4	-1
1 around	3				-2	-2
1 as	4					-4
1 assets	4				-4	-2
1 assoc					2	-4
1 associates	1					-4
1 at	-2				-2	3	-4
1 aut	1				-1	-2
1 automobile					2	-3
1 autopay	1				-3
1 available	6				-4	-2
1 avant	-2				1	3
1 balance	-1	-1		-1	1	-3		-1
1 balances	3				-3	-1
1 base	3				-2	-1
1 be	3				-3	-2
1 borrowed	-1				-4	3	-1
1 by	5				-3	-4	-1
1 cards	2				-4
1 cashrewards	-3				2	-1
1 center	1					-3
1 change	2				-1	-3
1 charged	3	-1			-2	-3
1 charges	3				-2	-3
1 check	3				-1	-2
1 checking	6				-5	-5	-1
1 claim	1					-2	-1
1 claimed	-1				1	-3	-2
1 classification	4				-3	-2
1 closed		-1			2	-4
1 closing	3				-2	-3
1 como	3				-2	-3
1 consolidation	-3				2	2
1 cooper	-3					4
1 couch	-4				2	3
1 credit	2				-1	-1	-4
1 creditors	3				-3	-2
1 credits	4				-3	-3	-1
1 current	-3	-1		-1	2		1
1 d					-3
1 dad					1	-2
1 daycare	3				-3	-1
1 dds	-2				3	-2
1 debe	-3				3
1 debo	-4				4	-1
1 debts	4				-4	-2
1 dec	2				-1	-2
1 december	3					-2
1 deposit	3				-2	-2
1 deposits	3				-3	-1
1 down	5				-4	-4
1 draft	6				-5	-4
1 dwe	-3				2	2
1 e-payment	3				-2	-2
1 ed/nelnet	-2				3	-1
1 edfinancial	-3				2	1
1 electric			-1		-1	-3	2
1 emergency	3				-2	-1
1 er	-1				3	-1	-1
1 escrow	3				-3	-2
1 est	4				-4	-2
1 estate	5				-4	-1
1 example	3				-2	-1
1 expenses	4				-2	-3	-1
1 extra	3				-2	-3
1 far	3				-3	-1
1 fargo	2				-3	2
1 federal	3				-2
1 fee	4				-3	-3	-2
1 fees	4				-1	-4	-1
1 fidelity	4				-3	-1
1 finance	-3		-1		2	2	-1
1 fingerhut	-3				3
1 fitness	3				-2	-3
1 freedom					-1	3
1 from	5				-4	-3
1 funding	-3				3	-1	-1
1 furniture	-3				2	1
1 gana	2				-2	-1
1 gas	4				-3	-3
1 geico	3				-2	-2
1 get	4				-3	-3
1 goal	4				-3	-1
1 gold	-1				-1	2
1 government	3				-3	-1
1 groceries	4				-3	-2
1 gym	3				-2	-2
1 had	3				-3	-1
1 have	1				-1	-3	1
1 health	-4				5	-2
1 heloc	-3	-1		-1	2	2	-2	-1
1 hoa	2				-3	-1	-1
1 home	1				-1	-3	-1
1 hsa	3				-3	-2
1 hulu	3				-1	-3
1 i	1				-3
1 in						-4	-1
1 income	2				-2	-2
1 insurance	3				-1	-3	-1
1 int					1	-3
1 interest	5				-3	-3	-1
1 ira	3				-3
1 irs	-3		-1		3	-1
1 is	-2				1	2	-4
1 it	-2					3	-2
1 it's	-3				2	2
1 its	-4				3	1
1 jan	3					-3	-1
1 k	3				-2	-1
1 klarna	-4				4
1 lakes	-3				1	2
1 late	-3			-1	2	2	-3
1 least	3				-3	-1
1 left	-3				-1	3
1 lendingpoint	3				-2	-2
1 level	3				-2	-1
1 liabilities	4				-4	-1	-1
1 lim	3				-3	-1
1 limit	3				-4	-1	-1
1 lines	2				-2	-2
1 loans	3				-2	-5	-1
1 límite	3				-2	-2	-2
1 malibu	-4				3	2
1 mar	-1	-1		-1	1	-5	-2	-1
1 maybe	2				-3	-1	-1
1 mensual	-3				-2	3
1 mensualidad	-2					3	-1
1 mgmt	1					-3
1 mileage	3				-2	-2
1 min	-2				-4	3	-1
1 minimum	-2				-6	3
1 mo						-2	-2
1 mohela	-5				4	3	-2
1 mom	-3				2
1 month	-2				-1	3	-2
1 monthly	-2				-5	3	-1
1 monthlypaymentamount	-3				-3	3
1 months	1				-3	-1
1 mortgage	-1	-1	-1			3	-2
1 much	-2				2
1 mínimo	-4				-1	5	-1
1 n	1				-3
1 nelnet	-2					3
1 not	3				-2	-2
1 now	-5				5	-1	-3
1 obligations	3				-2	-1
1 of		-1		-1	-3
1 off	-3				-1		2
1 offer	3				-2	-2
1 office	3				-3
1 on	2				1	-3
1 only	1				-3	1
1 open	3		1		-2	-3	-2
1 or	3				-2	-2
1 order					1	-2
1 original	3				-2	-4
1 other	5				-4	-2
1 over	3				-2	-2	-1
1 overdraft	-1				3	-4
1 owe	-4				4	-3	-2
1 owes	-4				4	-1	-1
1 page	3				-3	-2
1 pay	-1	-1	1		-3	1	-4
1 paycheck	3				-2	-1
1 payday	-2				3	-2
1 paying	2				-3	-3	1
1 payment		-1		-1	-5	3	-2
1 payment's	-3				-2	3
1 payments	7				-2	-7	-1
1 payoff	3				-2	-3	-1
1 pays	-1				-3	-2	1
1 penalty	3				-3	-1
1 phone	3				-1	-3	-1
1 pickup	-3					2	1
1 plan	-3		-1		1	2	3
1 pmt					-6	1	-2
1 power	1				-1	-3
1 ppd	3				-3
1 premier	1				3	-2
1 prin	-1				1	-3	-1
1 programado	-3				-1	3
1 prosper	-3					2
1 put	3				-2	-3
1 pymt	-2				-2	3
1 quoted	3				-2	-2
1 r	-3				2	1
1 r02	3				-2	-2
1 received	3				-3	-2	-1
1 recovery	1		-1		2	-3	-1
1 refund	3				-3	-2
1 rent	6				-5	-3
1 renta	4				-2	-2
1 repair	1					-3
1 requested	4				-3	-4
1 responsibility	-1				2	-3	-1
1 rewards	-3				1	1	-1
1 said	-3				3	-1
1 sapphire	-3				2	2
1 save	5				-2	-4
1 savings	3				-5	-6	2
1 say	-3				3	-1	-1
1 says	-4				4	-3
1 security	2				-2	-1
1 sep	2				-1	-2
1 servicing	-4				2	3
1 share	3				-3	-3
1 shares	2				-2	-1
1 silverado	-3				2	2
1 snap	3				-2	-1
1 so	-2				3	-3
1 sofi	3				-3	-3
1 son	-2				3	-1
1 spectrum	3		-1		-1	-4
1 subtotal	5				-4	-5	-1
1 sum	4				-4	-2
1 support	3				-1	-2
1 svcs	3				1	-3
1 syncb/lowes					1	-4	-1
1 t-mobile	1					-3	-1
1 take	-1				-4	2	-1
1 target	-3		-1		3	-1
1 taxes	2				-1	-3
1 terms	-2				-4	2	-1
1 than	4				-3	-2
1 that's	-3				2	1	-1
1 through	4				-3	-1
1 tháng	-2				-2	2
1 til	-2				-1	2
1 today	-3				3	-5	-2
1 total	7				-5	-9
1 totals	7				-5	-6
1 transfer	1				2	-3
1 transfers	3				-3	-1
1 tu	3				-3
1 unapplied	2				-1	-2	-1
1 under	3				-3	-1	-1
1 unlimited	2				1	-3
1 unpaidbalanceamount	-3				3	-2
1 uns	3				-3	-1
1 upgrade	2		2		-3	-1
1 usa/targetcred	-1				4	-1
1 use	3				-2	-2
1 used	1					-2
1 value	3				-3	1	-1
1 vanguard	3				-3	-2
1 verizon	3				-2	-2	-1
1 wages	3				-2
1 was	7				-6	-1
1 water	3		-1		-1	-2	-1
1 web	3				-3	-1
1 wife	-3				2	1
1 wireless	1				2	-3
1 worth	3				-2	-1
1 xfinity	3				-2	-2
1 years	3				-2	-3
1 your	2				-2	-1
1 zip	2				1	-3
1 余额	-3				3	-2
1 合计	3				-2	-2
1 最低还款	-2				-2		2
1 月供	-4				-3	2	1
1 欠	-2				3
1 欠款	-3				3	-2	-1
1 每月	-3				-1	3	-1
1 每月还款	-3				-2	3	1
1 额度	3				-3	-1	-2
2 abc	2				-1	-3
2 about	3				-2	-1
2 access	3				-2	-1
2 account	-2			1	1	-1	-3
2 actual	4				-2	-3
2 advance	1				1	-2
2 agency	3				-1	-2
2 all	5				-4	-2
2 altima	-2					2
2 ambulance	-2				2	-2
2 amount	-1			-1	-1	-3
2 annual	3				-3	-1
2 apr	2				-3	-1
2 apts	3				-2	-2
2 as	-3					2	-1
2 assets	4				-4
2 associates					1	-2
2 at	2				-3	-2	1
2 at&t	-2				3	-1	-1
2 auction	3				-3	-2	-1
2 aug						-3
2 available	3				-4		-4
2 balances	4				-3	-2
2 base	2				-2
2 bcbs	3				-2	-2
2 beginning	3				-3
2 behind	-2				2	-2
2 belk	-3				2	1
2 bill	-3				3	-3
2 brother	-2				3	-2
2 by	4				-4	-3
2 cable	1				1	-3
2 can	4				-2	-4	-1
2 cancel	3				-2	-3
2 capital	-1				3	-3	-1
2 care	-2				2	-2
2 charge-off						-3	2
2 charged	2					-5	-1
2 charges	3				-3	-1	1
2 check	3				-3	-1
2 child	3				-2	-2
2 citi					1	-3
2 claim	3				-4	1
2 clinic	-3				3	-1
2 closed	-1				4	-5	-1
2 collection	1				-2	-4	1
2 collections	2					-2	-1
2 column	2				-2
2 contractual	3				-2	-1	-1
2 corp	1				-2	3
2 costco	-3				3	2
2 costs	3				-2	-3
2 could	3				-1	-3
2 cousin	3				-3	-2
2 credit		-1		-1	1		-2	-1
2 credits	3				-2	-1
2 crown	2				-2
2 cuenta					2	-3
2 current	-1	-1		-1	1	-2	-3	-1
2 date		-1			1	-3
2 days	2		-1		-1	-1	-2
2 de	2					-3
2 debt					1	-3	-1
2 debts	2				-2	-1
2 deferred					-3	1	-1
2 del	3				-1	-2
2 delaware	1				2	-3
2 dental	2				-1	-2
2 deposit	4				-4	-2
2 deposits	2				-2	-1
2 dillard's	-2				1	1
2 disbursed	3				-2	-1
2 down					1	-2
2 draft	2				-1	-2
2 due	-1	-1		-1	-3		2	-1
2 edfinancial	-2				2
2 electric	1		-1			-3
2 emergency	2				-1	-3
2 ending						-1	-2
2 ends	-1				-1	3
2 enrolled	4				-4	-3	-1
2 equinox	-3				2	2
2 equity	-1				3	-1	-1
2 er	-3				2	1	-1
2 escrow	5				-3	-3
2 esposo	2				-2	-1
2 est	5				-2	-5
2 estate	2				-1	-4
2 estimated						-3
2 every	-2				-2	3
2 everyday	3				-3	-1
2 example	4				-3	-1
2 expenses	3				-2	-1
2 farm	1					-3	-1
2 fee	4				-2	-4
2 fees	-1	-1			2	-3	-1
2 file	-4				2	-1	2
2 filed	3				-2	-3
2 fin	-2				1	2
2 final	3				-3	-3
2 finance	-2				2	1	-1
2 financial	-1					3	-1
2 fingerhut	-3				3		-1
2 flagstar	-2				-1	3
2 four	-3				2	1
2 freedom	-2		-1		1	3
2 fund	4				-3	-2
2 funding					3	-3	-1
2 gave	2				-3	-1
2 geico	3					-3
2 go	-3				-2	4
2 great	-3		-1			3
2 groceries	2					-2
2 have	-1				2	-2
2 heloc	-3				3		-1
2 high	3				-4	-1	-1
2 higher	1				-2	2
2 highest	3				-5	-4	2
2 his	-3				3	-1
2 holiday	3				-3	-2
2 honda	-1				-1	3
2 individual	-2				1	3
2 insurance					1	-4
2 int	-1				1	-4
2 interest	4	-1			-4	-3	-1
2 internet	3				-2	-2
2 investment	3				-3	-1
2 ira	4				-3	-3
2 it	-2		-1		3	-2	-1
2 jeep	-2					3
2 k	2				-3	-2
2 kbb	2				-2
2 kubota	-3				2	2
2 la	3				-3	-3
2 lab	2				1	-2
2 late		-1					-3
2 le	-4				3	2	-1
2 less	4				-1	-3	-1
2 life	4				-2	-1
2 limit/original	2				-2	-1
2 little	3				-2	-1
2 loan	-1	-1	-1		1	5	-2
2 low	3					-3
2 luz	4				-1	-3
2 make	3				-3
2 mar	-3				3	1	-1
2 me	1				1	-3
2 med	-3				3	-2
2 mensual	-2				-1	2
2 merrick	-2				3	-2	-1
2 mes	2				-2	-1
2 mgmt	-4				3	-3
2 minimum	-1				-4	3	-2
2 mohela	-2				2	2	1
2 month	4				-3	-2
2 monthly					-5	3	-2
2 months	1				2	-3
2 more	3				-2	-2
2 motor	-1					3	-1
2 mr	-3				2	1
2 n	2				-3
2 n.a					1	-3
2 net	4				-3	-1
2 netflix	3				-3	-1
2 not	1					1	-3
2 note	-1				1	-3	1
2 now	-3				2
2 off					1	-5
2 offer	3				-2	-2
2 offered	4				-2	-3
2 ok	4				-4	-3
2 original	4				-2	-4	-1
2 over	3				-2	-2	-1
2 overdue	3				-1	-2	-1
2 owe	-4				4	1	-2
2 owed	-3				3
2 owes	2				-4	1	-1
2 pago	-3				-4	5	-1
2 past	3				-3	-2	2
2 paying	-3				-2	1	1
2 payment	-1				-4	3
2 payoff	-4				3	2
2 pd		-1			1	-3	-1
2 phone	2				-1	-2
2 planet	3				-2	-2
2 please			-1		2	-2	-1
2 plus	3				-3	-1
2 potentially	3				-3	-1
2 present	-3				3
2 previous	3				-2	-2
2 primary	3				-2	-3
2 principal	-3	-1					-2
2 priority	-4		-1		3	1	-1
2 program	2				-1	-2
2 property	3				-3	-3
2 purchase	2				-2	-1
2 quoted	3				-2	-2
2 r	3				-2	-1
2 rate	-2				1	2
2 rav4	-2				1	3
2 real	4				-3	-1
2 received	2				-3
2 ref	-2				3	-3
2 regular					-3		-1
2 rent	4				-4	-3
2 renta	3				-2	-3
2 reported	-1	-1		-1	2	-4	-1	-1
2 repossession	3				-1	-2
2 sa	3				-2	-1
2 saldo	-3				1	1	-1
2 santander	-3				3	3
2 sapphire	-3				3		-1
2 save	3				-1	-2
2 savings	4				-1	-4
2 sched	-4				-1	4
2 send	-2				-2	3
2 sep	-3				4	-2
2 she	-3				2	3
2 since	-1				-3	-2	2
2 so	3					-2	-1
2 statement	-3				3	1	-1
2 status	3				-3	-2	-2
2 still	-3				2	2	-1
2 subtotal	4				-4	-4	-1
2 support	2				-1	-3
2 systems	-4	-1		-1	4	-4	-1	-1
2 take	3				-2	-1
2 term	1				-3	-1	-1
2 thank	3				-1	-3	-1
2 that	-4				2		1
2 til	-2				-2	3	-1
2 tip	3				-1	-2
2 to	2				-1	-1	-2
2 tot	3				-3	-1
2 total	4	-1			-1	-7	-2
2 truck			2		-2
2 tổng	3				-2	-1
2 unapplied	3				-2	-2	-1
2 up	3				-3	-3	-1
2 updated	-2				3	-2
2 usaa	-2				2	-1	-1
2 value	2				-2	-1
2 verified	-3				3
2 verizon	1				2	-4
2 visit	-1				2	-4	-1
2 w/o	3				-2	-1
2 web	3				-1	-2
2 wells	2				-2	-1
2 will	1				-3
2 world	-3				2	2
2 would	4				-2	-4
2 written	-2					-3	2
2 xfinity	3				-2	-3
2 yes					2	-3
2 you	1					-4	-1
2 your	-2				1	-1	-2
2 已转催收	3				-1	-2
2 欠款	-2				-2	1
2 账号	-3				-1	-1	2
2 额度	-3				1
3 accounts	4		-1		-3	-1
3 acct	-2	-1		-1	2		-3
3 active	2					-2
3 actual	4				-1	-3	-1
3 add	4				-3	-2
3 adjustment	-3				3	-1
3 advances	2				-2	-1
3 affirm	-2					1
3 after	3				-2	-2
3 aging	3				-2	-2	-1
3 agreed					-2	1
3 aidvantage	-4				2	3
3 america					-1	3	-1
3 amex	-1				1	-3	-1
3 amt	-3				2	1	-1
3 anthem	2				-1	-2
3 approx	1				1	-3
3 apr	5				-3	-4
3 at	2				1	-4	-1
3 aug	3				-3	1
3 avant	3				-1	-2
3 base	3				-2	-2
3 be	3				-3	1	-1
3 beginning	4				-2	-3
3 bk	-2				-2	3
3 both	-3					2
3 cabela's	-3				1	2
3 call	2				-1	-3
3 can	3				-1	-2
3 car	3				-1	-3
3 cash		-1				1	-2
3 charge-off	-1					-2	1
3 charged	-2				3	-2	-2
3 charges					1	-3
3 check	3				-3	-2	-1
3 checking	4				-4	-1
3 child					1	-3
3 church	2				-3	-1
3 claimed	3				-2		-1
3 classification	-4				3	-1
3 client	3				-1	-2
3 club	-2					3
3 co-op	-2				3	-1
3 commonwealth	-3				3	-2
3 company	-2				3
3 condition	-3				3
3 conv					-3	2
3 conventional	-3				2	2
3 cooper	-4					2	2
3 credit	-2		-1	-1			-4
3 creditor	-1				3	-2	-1
3 current	-1	-1	-1	-1		1	-2	-1
3 d2740	3				-3
3 daily	1				-3		-1
3 damage	1				1	-2
3 day	2					-3
3 days	-1		-1		2	1	-4
3 debemos	-3				-1	3	-1
3 debts	4				-4	-2
3 dedicated	3				-3
3 deferred					-4	2	-2
3 deficiency	-4				4	-1
3 delinq	-1				3	-2	-1
3 deposit	3				-1	-2
3 deposits	3				-3	-1
3 designator	3				-2	-2
3 discover	1				1	-3
3 dividend	3				-3
3 dividends	4				-3	-1
3 double	-1				-2	2
3 dr	-3		-1		3	1	-1
3 edfinancial	-2				1	3
3 electric	3		-1		-2	-3
3 emergency	2				-1	-2
3 ends	-2					2	-1
3 energy	2				-2
3 er	1				1	-3	-1
3 est	5				-5	-4
3 estimated	3					-2
3 example	4				-2	-3
3 expenses	2					-3
3 extra	5				-1	-4
3 feb	1				-1	-3
3 federal	-3				2		-1
3 fee	4				-2	-3
3 fees					2	-3	-2
3 fidelity	4				-4	-1
3 ford	-3				-2	3
3 fund	3				-3	-2
3 geico	3				-2	-1
3 go	1					-3
3 h	-1				-3	2
3 her					3	-2
3 high	-5				2	2	1
3 highest	2				-1	-3
3 household	2				-2	-2
3 hsa	3				-3
3 hsbc					1	-2	-1
3 huntington	-2				-1	3	-1
3 i	2				-1	-3	-1
3 ic	-2				2	-1
3 individual	-3				1	3
3 ingresos	3				-2	-1
3 ink	-3				-1	2	2
3 insurance	2				-1	-2
3 interest					1	-3	-2
3 ira	3				-3	-1
3 irs	-3				3	1
3 it's	-3				1	3
3 joint	-3					2	-1
3 jul	3				-2	-2	-2
3 july	3				-3
3 kay	-2				1	2
3 kia	-4				1	3
3 kids	3				-2	-2
3 klarna	-2				3	-2	-1
3 lane	-1		2		-3	-2	-1
3 last	-1				2	-5	1
3 leasing	-3				-2	3
3 lendingclub	-2				3	-1
3 limit/original	4				-4	-1
3 lot	3				-2
3 lvnv	2				2	-3	-1
3 made	2					-2	-1
3 management	-3				3	1	-1
3 mattress	-3				1	1
3 me	-2				3	-1
3 midland	-1				2	-2
3 min	-3		-1		3	1	-2
3 minimum					-4
3 mohela	-3				3	-1
3 month	1		-1		-1	-3	-1
3 months	2				-3
3 mtg					-3	3
3 n	-3				2	1
3 never	-4				2	3
3 none	1					-3	1
3 nonpriority	3				-2
3 oct	3				-1		-2
3 off	1					-3	-1
3 office					1	-3
3 oh	-3				4
3 old	-2				3	-1	-1
3 omitted	-3				2
3 open/past	-3				-1	2	2
3 or	4				-2	-4	-1
3 orig	-2				3	-2
3 orthodontics	-1				-1	3	-1
3 other					-3	2
3 our	3				-2	-1
3 out	3				-2	-1
3 outstanding	2				-1	-5	-1
3 overdraft	3				-2	-2
3 owe	-2		-1		-1	3	-1
3 pago	-1				-3	1
3 paid	-2	-1		-1	2	-1	-3
3 partial	4				-2	-3	-1
3 payment	-1	-1		-1		1	-3	-1
3 payments						-4	1
3 pays	2				-1	1	-1
3 pays_as_agreed	3				-2	-1	-3
3 pennymac	-2				-1	3
3 placed	3				-2	-1
3 plan	1				-3	2	-1
3 pnc	-1				-2	2
3 previous	1				-4	-1	-1
3 prin	-3				3	-1	1
3 principal	-1				2	-4	-1
3 program	2				-2	-2	-1
3 progressive	2				-1	-3
3 proposed	3				-2	-2
3 préstamo	2				2	-3
3 r	3				-1	-3
3 real	2				-1	-3
3 receipts	2				-3	-1	-1
3 recent	-1				4	-5
3 recovery	-1				3	-3
3 ref	-3				3
3 regular	-4				-2	4	-1
3 remaining	-3				-1	4
3 rent	4				-4	-1
3 renta	3				-2	-1
3 rev	-1				-3	2	-1
3 rocket	-4					4
3 rooms	-2				3	-1
3 roth	4				-4	-2
3 santander	-4				1	3
3 savings	4				-4	-1
3 scheduled	-2				-3	5	-1
3 sep	3				-1	-1	-1
3 share	2				-2	-2
3 signature	-2				3
3 simplicity	-3				2	-2
3 social	3				-4	-2
3 st	-2				4	1	-2
3 still	-3				1	-1
3 sum	2				-1	-2
3 system	-3				2	1
3 take	3				-2	-2
3 taxes	2				-4	1	-1
3 third	-3				2	3
3 total	3				-5		-2
3 totals	4				-3	-2
3 toward	3				-2	-2	-1
3 truck	-3		2		1	1
3 truist	-1				-1	2
3 trả	-4				-2	4	-1
3 unpaid	1				-1	-3	-2
3 up	3				-2	-2
3 updated	-2				3	-5	-1
3 us	1					-3
3 usaa	-3				1	2
3 used	2				-3	-1
3 user	-2					2
3 vehicle	2				-2	-2
3 verizon	1				2	-3
3 we	3				-2	-3
3 went	-3				1	2
3 westlake	1				-3	2
3 which	-4				1	2
3 would	3				-1	-3
3 x	2				1	-3
3 xxxxxxxxxxxx	-3				3
3 your	4				-2	-3
3 账号	-3				-1	1	1
abc bank	3				-2	-2
access line	3				-2	-1
account balance	-2				2	-3	-1
account number	-2			2	-2	-1	-2
acct balance	1					-2	-1
actual payment	3				-1	-3
agency contribution	3				-1	-1
ally financial	-2		-1			3
amount balance	-3				3	-1
amount claimed					1	-3	-1
amount here	3				-3
amount of	-2				-1	-4	2
amount paid	2				1	-3
amount requested	3				-2	-1
amount revolving	3				-3
amt balance	-3				2	-1
and credits	3				-2	-2
and insurance	3				-2	-1
and that's	-3				1	2
as of	-3				1		-1
at closing	3				-2	-3
auto fin	3				-2	-2
auto loans	4				-4	-2
automobile balance	-2				2
available credit	2				-4		-4
bal min	-3				-2	3
bal pmt	-2				-3	2	-1
balance balance	-3				3	-2	-1
balance limit					-4	1
balance na					1	-4
balance of					1	-4	-2
balance owed	-2				2	-3
balance payments	5				-2	-5
balance terms	-4				-1	4
balance today	-3				3	-2
bank mortgage	-3				1	3
beginning balance	3				-3
capital one	3				-1	-2	-1
card balance	-2				3	-2
card services	3		-1		-2	-2
cash min	-2					3
charged in	4				-3	-2	-1
charged off	1					-3
chase card	3				-3
chase checking	3				-3
chase freedom	-1					2
chase sapphire	-4				3	2
child support	3				-2	-2
chrysler capital	-2				2
citibank na	2					-2
claim amount	3				-3
collection account					-3	-3	2
contractual adjustment	3				-2	-1	-1
could save	3				-1	-2
cr union	-1				3	-1
credit balance	-2				3	-2	-1
credit cards	3				-3	-3
credit limit	3				-3	-2	-1
credit line	4				-3	-3
credit mgmt	-3				3	-1
credit one	-2				3		-1
cu visa	-3				2	2
current balance	-1				1	-2	-2
current total	2				-2	-2
date closed	-1	-1			1	-3
days days	3				-3	-2	-1
days late	-3				1	2	-3
days total	3				-1	-3
debt now	-3				3	-3	-1
deferred balance	3				-2	-2	-1
disbursement amount	3				-2	-1
discover e-payment	3				-2	-2
discover pl	3				-2	-1
down to	-4				4	-2
due amount	1				-5	-6	1
due by	2					-2	-1
due days	-3				1		4
due is	-3				1	2
due now	3				-4	-2	-2
due total	3				-1	-2
duke energy	3				-2	-2
emergency fund	3				-2	-1
enrolled balance	3				-3	-1	-1
escrow balance	4				-2	-2
est payment	3				-1	-3
everyday checking	3				-2	-1
fee is	3				-2	-3
fees charged	3				-1	-1
financial services	-2				2	2
funding llc	1				3	-1
grand total	2				-2	-1
great lakes	-3					4
have about	2				-2
high balance	4				-4	-3	-1
high credit	3				-3	-2
highest balance	2				-6	-4	1
highest credit	3				-3	-1
honda financial	-3				1	2
i owe	-3				3	-3
in collections	-1				2	-4	-1
in for	3				-2	-1
interest balance	5				-4	-3
irs taxes	-3				3
is at	-4				3
left of	2				-3	-1	1
limit balance	-3				3	-2
limit of	3				-2	-1
limit/original amount	3				-2	-1
loan amount	3				-4	-1	-1
loans mo	3				-3	-3
low as	3					-3
min due	-3					3	-1
min payment	-1				-4	1	-1
minimum is	-3				-3	4	-1
minimum of	-2					2
minimum payment	-2				-2	3	-1
monthly payment	-2			-1	-6	3	-1
monthly payments	2					-3
monthly payrnent	-3					3
months payment	-2				-1	3
monto vencido	3				-1	-3	-1
more than	3				-1	-2
mortgage installment	3				-3	-2
mortgage payment	5				-2	-5
motor credit	-3				2	2
not filed					-3	1	-2
null current	-3				3	-1
number here	4				-4	-1
of ed/nelnet	3				-3
off amount						-4
off total	4				-2	-2
on hand	3				-3	-2	-1
on time	-2				2	-1
one is	-3				3
one platinum	-2				3	-1
open balance	3				-2	-1
opened balance	-3				3
orig amount	3				-2	-2	-1
orig amt	3				-2	-1
original amount	1				1	-5	-1
original balance	7				-6	-3
other credits	3				-2	-2	-1
other total	3				-3	-1
outstanding balance	-2				2	-3	-1
outstanding principal	3				-1	-1	-1
owe monthly	-3				-1	3
owe payment	-3				-1	4
owed amount	-3				3
owes us	3				-2	-1
pago mensual	-4				-1	4
pago mínimo	-2				-1	3
paid jan	3				-1	-2
past due	1				-1	-2	3
pay them	-3					3
payment amount	-3				-3	3	-2
payment balance	-1				2	-3	-1
payment due	-2				-4	3	-3
payment from	3					-3
payment individual	2				-4
payment is	-4				-2	5	-2
payment plan	-4		-1		-1	1	3
payment received	3				-3	-3	-1
payment revolving	3				-2	-3
payments are	-3				-1	3
payments of	2				-3	-2	-1
per month					-3
personal loans	3				-2	-3
plan pmt	3				-1	-2
planet fitness	3				-2	-2
potentially negative	2				-2
principal balance		-1				-2	-3
principal interest	3				-1	-4
prosper mo	3				-2	-1
real estate	4				-3	-1
received after	4				-2	-2
recent balance	-3				2	2
recent payment	4				-3	-3	-1
recovery associates	-2				2
remaining balance	-4				4	-1
remaining of	2				-4
rent is	5				-4	-3
reported aug	-3				3	-1
republic finance	-2				1	1
revolving collection	3				-3	-2
saldo mensualidad	-2				-1	3	-1
savings bank	-1				3
sched pmt	-3					3
scheduled amount	-4				-1	4	-1
secured claimed	3				-3	-1	-1
secured vehicle	1				-4	2	-1
security is	4				-3	-1
settled for	3				-2	-2	-1
so far	3				-2	-1
status open	4				-4	-4	-1
still owe	-3				3
t-mobile lines	2				-3	-1
terms minimum	-3				-1	3
terms months	-3				-1	3
the debt	3				-2	-3	-1
the government	3				-3	-1
the malibu	-3				3
the payment's	-3				-2	4
there is	-3				3
they take	-2				-1	3	-1
this amount					1	-3	-2
this month	-1				-3	2	-1
this period	3				-2	-2
to date	3				-3	-1	-1
to pay	-3				2
total debt	3				-3	-1
total loans	3				-2	-1
tổng cộng	3				-2	-1
unsecured balance	-3				3
unsecured claims	2				-2	-1
unsecured loan	3				-2	-1
up to	4				-5	-2
us bank	-3				-1	3
verizon wireless	1					-3
visit level	3				-3	-1
we pay	-3				-2	3	-1
wells fargo	2				-3	1
would be	2				-2	-2
written off						-3	1
y i					1	-3
余额 最低还款	-3				-1	1
# sum words behind
a	-1		-1	-1	-4	2	-3
a month	-3		-1	-1	-3	3	-3
a week	1				2	-4
account	-2				4	-2
account type	2				-1	-2
acct	-4				4
acct 	-3				3	-1
act	1					-2	-1	-1
act 					1	-3	-1	-1
active	1				-2	2
al	-3				-3	3	-1
al día	-2				2		1
al mes	-1				-4	3	-1
also	-3				2	-1
amount	1				-3	2	1
amount past	-1				-1	3
and	-1				2	1	-3
and i'm	-3				-1	3	-1
and that's	-2				2	3	-2
and the	-1				3	-4
and we	-1				-3	2	-3
annual	3				-2	-3
annual fee	4				-4	-1
as	-2			-1	3		-2
as agreed					-4	1	-2
assets	5				-5	-2
auto 	-1				-1	3
available	4				-4	-2
available credit	3				-3
bal 	2					-2
balance	-1	-1		-1	1	-3	-2
behind	3				-3	-1
between	2				-2
but	4				-3	-2
by	3				-4	-2
c 	1		1		-2	-2
cada mes	-2				-2	3	-1
call	2				-3	2
car	2				-3	-1
cash	3				-2	-2
charge-off		-1		-1	2	-4	-1	-1
charge-off 					1	-3
check	3				-3	-2	-1
collection	1		2		1	-2	-3
collections	-1				2	-3	-2
conventional	-4					2
conventional 	-2				1	2
credit limit					1	-3	-1
date	2				-1	-3	-1
date closed	5					-5
date of	-1				3	-1
date opened	1				-1	-3
de	2				-2	-1
deferment	-3				2	1	-1
deferred til	-3				3
delinquent	-2		-1		3	-3
disputed	-2				3	1
done						-3	-1
down	3				-3	-1
dpd	-4				1	3
due	-2	-1			-3	2	2
due monthly	-3				-1	1	1
each	-3					2
enrolled 	-3				1	2
every	1				-4	1	-1
every month	-5				-2	5	-1
every two	1				1	-4
fee	4				-2	-3
filing	3				-3	-1
filing fee	3				-3
for	1				1	-4	-1
forbearance 	-3				1	2
from						-4	-2
good	-3				1	2
i have	2				-3	-1
i think	4				-4	-1	-1
i'm	-4				1	2
i01 	1				-3	1
if	4				-4	-2
in collection						-2
in forbearance	-3				3	1
in interest	3				-1	-2
in savings	1				-3	-1	1
in the	3				-3	-2
income	3				-1	-2
individual	-1				3	-2	-1
individual account					1	-3
inst 	2				1	-4
installment plan	-3				3
insurance	3				-2	-1
int	2					-5	-1
interest	1					-4	-1
interest 					1	-3	-1
is due	-1				-3	3
it	-1				2	-3	-1
joint					-1	2
l	3				-2	-3
l h	3				-2	-2
late fee	2				-3	-1
left	-8				4	-1	-2
left 	1					-3
left a	-3				3
left of	-2				4	-3
left on	-3				3	-1
less	3				-1	-2
liabilities	-3				4	-2
limit	3				-3	-4
limit used	2				-2	-1
m 	-3		-1			2
mensuales	-1				-1	3	-1
mi	3				-2	-2
miles	3				-3
miles 	3				-3
minimum 	3				-3
minimum current	-3				3	1
minimum days	3				-3
minimum payment	2				-1	-3	-1
mo current	-4	-1	-1		1	4	-2
mo days	-4				2	4	-2
mo never	-4				2	3
mo on	-5				2	2	-1
month behind	-4				2	1
monthly current	-3				2	2
monthly next	-3				-2	3	-1
months 	2				-3
months monthly	2				-3	1
más	3				-2	-2
n	-3				1	4	-1
n n	-2				2	3	-1
na	-3					2
new					1	-3	-1
new balance	3				-2	-2
next due	-2				-1	3
no payment	-3				2	1
no wait	4				-4	-2
not	-2	-1	-1		3	-1	1
not 	-4				4	-1
not behind	-3				1	3
not late	-3				-1		1
not yet	3				-1	-2	-1
now	-3				4	-5
now 					1	-3
o open	3				-3	-1
oct	3				-2	-1
of	1					-4	1
of 	1					-3
of card	3				-2	-1
on 	2					-4
on it	-3				4	-2
on time	-2			-1	1		-3	-1
one	-3				1	3
open	1				-4	1	-2
open 	4				-4	-2
or	3				-1	-4
or 	3				-1	-2
original	-1				3	-5	-3
original creditor	-2				3	-1	-1
over	1					-4	-1
over 	3				-2	-2	-1
over days	1					-3
pa mwa					-2	3
pago al	-3				4
paid	1	-1	-1	-1		-1	-4	-1
paid as	-3		-1		2
paid collection	-1				3	-4	-1
pay	-2		2		2	-2	-1
paying	-1					3
payment					2	-4	-2
payment 	-1				3	-2	-1
payment is	-2				3	-1
pays	2	-1			-1	-1	-3	-1
pays 	-2				2	-2
pays as		-1			1		-3
per	-2				-3	2	-1
per month	-1				-4	1	1
phone	3				-2	-2
pif 	3				-2	-3
piti	-3					4	-2
piti 	-2				1	3	-2
pmt	-1		-1		1	-3	1
ppa	2				4	-4	-1
ppa 	2				3	-4	-1
principal	-3				3	-1
principal 	-4				4	-1
rate	1				-3	1
recent	-2				-3	4	-1
recent balance	-3					3
remaining	-1				2	-3
repossession 	-2				2	1
requested	3				-3
responsibility	3				-2	-2	-1
satisfied	3				-2	-1
satisfied 	3				-2	-1
savings	3				-2	-1
scheduled payment	4				-1	-3
sent to					1	-3
settled paid	-1				2	-3	-1
she	-3				3	1
sin	-4				4	-1	-1
since	1				-1	-3	1
snap	3				-1	-2
so	2					-4	-1
still	-2				1	1
terms						1	-3
terms 	3				-2	-1	-1
that one	-3				2	1
that's	1				-1	2
they	-2				2	-2	-1
this account	-3				2	1	-1
to	1				2	-7	-1
total	6				-4	-4
total 	4				-3	-3
total balance	3				-2	-1
transferred	1				2	-3	-1
trễ	-3				2	1
unpaid					1	-3
up			-1		-3		1
w	-2				2
was due	-2				-2	3	-1
was received	2				-1	-2	-1
we	-3				1	1
we have	-2				3	-1
whenever	-3				2	1
whenever 	-3				3		-1
with	-2				2	-2
with a	-2				2	-3
would	3					-3
written	1				-4	-3	1
written off	2				-4	-2	1
x 					2	-3
x conventional	-3					3
xp/tu/ef	-3				-2	3
xp/tu/ef 	-3				-2	4
y	-3		-1	-1	1	2	-2	-1
y n	-3				1	1
years	2				-1	-4
years savings	2				-1	-2
you	2					-3
正常	-4				-2	3	-1
正常 	-3				-2	3	-1
逾期30天	-3				-2	1	1
逾期30天 	-4					2	1
# sum words of line
often, below blank	3	-1	-2	-1	-3	1	-2
twice	1	-1	-1	-1	-1	-1	-3	-1
twice, below blank	3		-1		-2	-5	-1
# word alike read as
accountName, all, few; itself accountName	-2	2					-2	-2
accountName; itself accountName	-1	1	-3	-1			-2
accountName; itself current	-2						2
accountName?, all, few	-1	1		-2		-1	-3	-3
accountName?, all, few; itself accountName?		1		-2		-1	-4	-1
aside goes on	-3	-1	2	2			-2	-2
aside goes on, all	-3	-2	3
current		1		-1		-1	-1	-4
current, all, few; itself goes on	-4		4
current, all, few; itself no part			1				-3	1
current, all; itself no part	3	-1					-2
current; itself accountName	-3	3						-1
current; itself no part	2	1	1	-1		-1	-3	-2
current?, all		-1	-1	1	-1	-1	-1	-5
current?, all; itself current	3						-3
current?, all; itself current?				2	-1	-1	-1	-4
current?; itself accountName	-3		1					-3
current?; itself accountName,current?	-1	3					-1	-2
current?; itself current?		-3	-2	-1	-1	-1
current?; itself goes on	-3		-1				-1
current?; itself goes on,current?	-1		3				-2	-1
goes on				-1		-1	1	-3
goes on, all, few		-2		-2			-1	1
goes on, all, few; itself goes on?	2	1	-4
goes on, all, few; itself no part	1	-3	-1	-1				1
goes on, all; itself goes on?	-1	-2	2					-1
goes on; itself current	-3						3	-1
goes on; itself goes on?	1	-3	-1
goes on; itself no part	-1	-1	2	-1			-3	-2
goes on; itself originalCreditor	3	-1	-1				-1	-3
goes on?		-1		-2		-1	3	-2
goes on?; itself current	-3						3
goes on?; itself no part	2	-3	-1
no part, all		-1			-2	-2	-4
no part, all, few; itself accountNumber	-2		-1	3
no part, all, few; itself aside current	3						-3
no part, all, few; itself goes on?	-2	-3	3					-1
no part, all, few; itself no part				-1	-1	-1	-6
no part, all; itself accountName			-3	-1			-2	-1
no part, all; itself current?	-3	-2	-1	-1	-1	-1	4	-1
no part, all; itself no part		-1		-3	-2	-2	-7	-1
no part, all; itself originalCreditor	-3	-1	-1					4
no part; itself accountName	-1	1		-1		-1	-4
no part; itself accountName?		1	-1			-1	-2	-3
no part; itself accountNumber	-3	-1	-3	3		-1	-2	-1
no part; itself current,current	-2						2
no part; itself current?	-2	-4		-1	-1	-2		-3
no part; itself goes on?		-3	1	-1		-1	-2	-3
no part; itself no part		1		-2	-2	-1	-9	-2
no part; itself originalCreditor	-2	-4				-1	-3	2
no part; itself paying	-2	-1		-1		3	-2	-1
originalCreditor	2		-1					-3
originalCreditor, all; itself originalCreditor	-2						-1	3
originalCreditor; itself originalCreditor		2	2					-3
originalCreditor?, all	-2	1	2				-1	-1
originalCreditor?, all; itself originalCreditor?	-3	2	1				-1	-1
paying		-1				3	-1	-1
# word before and shape
capital capital	1	-5	1	-2	-1	-1	-1	1
capital capitalised	1	-2	-4				1
capital capitals	-1	1		-3	-2	-1	-2	-1
capital small	2	-4	-4	-1	-1	-1		-3
capitalised capital		-2			-1	-1	-2	-2
capitalised letters	1	-4	-1	-3	-1	-1	1	-3
capitalised percent	2	-2	-2	-1			1	-1
capitalised small	2	-4	-1	-1	-1	-1
capitals capital		-2		-3
capitals capitals		-5	1	-3	-2	-2	-1
capitals date	1	-1	-1	3	-1		-3	-2
capitals small	1	-3		-1	-1	-1	-2	-3
cents capitals	-1	-4	-1	-2	-1	-2	2	-3
cents percent	-3		2	-1		1	-2
cents small		-2	-1	-1	-1	-2	1	-1
code capitals	1		2	-2	1	-1	-4	-1
date capitalised	-1	1	-3	-1	-1	-1		-2
date capitals		2	-4	-1	-1			-2
digits-1 capital	2		-1	-1		-1	-5	-2
digits-1 capitals	-1	2	1	-2	2	-1	-1	-4
digits-1 small	1	-3	-1	1	-1	-1		-1
digits-2 capitals		-2	-1	-2		-1		-3
digits-3 capital	3	-1					-1	-1
digits-3 capitals		1	-4	-2	-1	-1		-1
digits-4 capital	4	-1	-2				-1	-1
digits-4 capitalised	2	-5		-1	-1			-2
digits-4 capitals	-1	1	-3	-1		-1
digits-4 small	4	-2	-1	2			-3	-1
digits-6 capitalised	3	-2			-1		-1	-1
digits-7 capital	4	-1		-1	-1		-1	-1
digits-7 capitalised		-3	1	-1	-1	-1		1
digits-7 capitals	1	-3	-2		1	-1	-1	-2
digits-7 small	3	-1					-1	-2
dollars capitalised	-2	-1	2	-1	-1	-2	1	-3
dollars capitals	1	-3	-1	-2	-1	-2	-2	1
dollars percent	5	-2					-3
dollars small	1	-4	-1	-1	-2	-2		-2
dollars-and-cents capitals	-1	-3		-1		-1	2	-2
dollars-and-cents letters	-1	-3		-1	-1	-2	1	-2
dollars-and-cents percent	6	-1			-1	-1	-5	-1
dollars-and-cents small	2	-3		-1	-1	-2		-2
end small	2	-2					-1
lettered-code capitals			1	-2	-1	-1	-1	-3
lettered-code small	1	-3		-2	-1	-1		-2
letters capitalised	-4	1					-1	1
letters letters	4	-2	-3	-2				-2
line capital	1	-2	-1	-1	2	-1	-4	-1
line date	2	-4		1	-1	-1	-2	-2
line percent	3	-1					-2
mark-" capital	2	-2	-1			-1	-1	-1
mark-" capitalised		-1				1	2
mark-" small	-1	-4		-1	-1	1	2	-2
mark-# capitalised	3	-1					-2	-1
mark-# small	1		-2	2
mark-& capitalised		-6	2	-1		-1		-1
mark-& capitals		-5	2	-1	-1	-1	-3
mark-( capitalised		-5	1	-1	-1	-1	1	-1
mark-( capitals	2	-6	1	-1	-1	-1	-1	-2
mark-( small		-8	1	-2		-1	1	-5
mark-) capitalised	2	1	-3	-1				1
mark-) capitals	-1	1	-4	1	-1	-2	-2	-2
mark-) date	-3		-1	2	1
mark-) small	1	1	-3	1		-1	-1	-2
mark-* capitals	-4	4	-1
mark-+ capitals	3		-1				-2	-1
mark-, letters		-5	-2	-2	-1	-3	1	-3
mark-, small	-1	-4		-2		-2	2	-2
mark-- percent	3	-1					-2
mark-. small	-1	-3	1	-2	-1	-1	-1	-2
mark-/ capitals	-1	-5	1		-1	-2	-2
mark-/ small		-1	-1	-1	-1		-1	-3
mark-: capital	3		-1		-1		-2	-1
mark-: capitalised		1	-3	-1	-1	-1		1
mark-: date		-1		1	2	2	-3	-2
mark-: letters	1	-3		-1	-1			-1
mark-; capitalised	1	-2	-1	-1	-1	-1		-3
mark-; capitals	2	1	-2	-1		-1	-1	-3
mark-< capitals	2	-2					-1	-1
mark-= capitals	4	-2					-2	-1
mark-= small	3						-3
mark-> capitals		3	-2				-2	-1
mark-? capitals	3	-1					-2	-2
mark-? small	-2	-2	-1	-1		-1	3	-2
mark-@ percent	3	-1			-1	-2	-1	-1
mark-] capitalised		1	-1			-1	-3	-3
mark-] capitals	-3	1		-1	-1		1
mark-| capitals	-2		-2		1	1	1	-3
mark-| small	-1	-2	-1	1	-1	-3	2	-1
mark-– capitalised	-1	-1	2	-1	-1	-1	-2	-3
mark-– small	-2	-1	-1	-2	-1	-2	3	-2
mark-— small	-1	-2		-1		-1	3	-1
mark-• capitalised		1	-1	-1	-1	-1	-1	-3
mark-→ capitalised	2	-3						-2
mark-☐ capitalised	-1	2		-1		-1	-2	-2
mark-✅ capitalised	-1	-2					2
percent small	3	-1	-1				-2
small capital	1	-4		1		-1	-1	-2
small capitals		-1	-2	-2	1	-1		3
small date	-1	-3	-2	2	-2	-3	-2	-3
small percent	3	-1	-2				-2	-1
small small	1	-4		-2	-1	-1		-4
thousands-and-cents capital	3						-2	-1
thousands-and-cents capitals	1	-3		-1		-1	2	-1
thousands-and-cents percent		-1				1	-4
thousands-and-cents small	1	-3	2	-1	-1	-2	-1	-2
with-digits capitalised	2			-1	-1		-1	-3
with-digits small	2	-3	-2	-1	-2	-2	2	-2
year capitalised	3	-5	1	-1	-1	-1	-2	-2
year capitals	3	-6	1	-1	-1	-1
year date	-3		-1	-1	2		1
# word before read as
accountName	-1	-1	1	1		-1	-2
accountName,current?	-3	-2	1				3	-2
accountName?	-1	1	-1	-1		-1	-2	-1
accountNumber	1	-3	-2		1		1	1
amount	1	-1	-1	-1	1	-2	1	-4
aside accountName	-1	-4	1				-1	-1
aside amount	4	-2					-3
aside current?			-1				-3	2
aside goes on?	-3	2	1				-1	-1
aside paying		3					-2
goes on,current?	-2	-1	1				3
goes on?				-1	-1	-1	-4	-1
originalCreditor,current?			-2				2	-2
originalCreditor?	-2	-3	1	-1	-1		-2	1
paying		-1	-2	-1		3	-1	-2
paying?	2	-1	-3	-1				-1
# word before
capital		-1	-3	-2	-1	-1		1
capitals	1	-4	1	-2	-2	-2	-1
cents		-3		-2	-2			-4
code	-1		1	-3	-2	-2		-3
date		1	-2	-2	-1	-1	-2	-2
digits-2		-2	-1	-2		-1	1	-1
digits-3		1	-1		-1	-1	-1	-3
digits-5	4	-2		-1	-1		-2	-3
digits-6	4	-2			-1		-1	-2
digits-7	1	-4	-1	-2	1		-2	-1
dollars		-4	2	-2	-2	-3		-3
letters	1	-1	-3	-1			-1	2
mark-#	2	-2	-3	2			-2	-1
mark-&		-7	2	-1	-1	-1	-2	1
mark-'	-1	1	2				2
mark-(		-5	1	-1	-1	-1	1	-1
mark-)	1	2	-4	1	1	-2	-2
mark-*	-3	3	-1	-1		-1	2	-2
mark-,	-1	-2		-2	-1		1	-3
mark-.	-1	-1	1	1	-1	-2	2	-2
mark-/	-1	-4		-1	-1		1	-1
mark-:	-1		-3			-1	2	1
mark-=	3	-1		-1		-1	-4
mark-[	3		-2				-1	-2
mark-]	-1	1	-1	-1	-1	-1	-2	-3
mark-_	1	-3	1		-1	-1		-3
mark-|	-3		-3		1	1	2	-3
mark-–		-2	1	-2	-1	-2	2	-3
mark-—		-3		-1	2	-1	3	-2
mark-→	3	-4	-1				-1	-2
mark-☐	-1	3		-1		-1	-1	-2
mark-💳	-3	2	-1				1
mark-🚗	-3	2					2
masked		-1		-2	-1	-1		-2
percent		-3	-1	-1	-1	-1	1	-3
thousands		-1		-2	-2	-2		-4
thousands-and-cents		-4	2	-2	-2		2	-3
with-digits	1	-1	-1	-1		-4	2	-3
year	1	-6	3	-1		-1	1	-2
# word beginning
2021	4			-2	-1		-2
2022	3			-2			-2
2024	1	-1	-1	-3		-1	1	-1
2025	3	-1		-2		-1	-1
2026	3	-2	-1	-1
29.9	2						-1
30-5	-3	-1		-1	-1	-1	3	-1
aaro	-3	3	-1				-2	1
abie	3						-3
acce	1	-1	2	-1			-4	-2
acco	1	-3	-3		-1	-1	1	-3
acht	3	-1	-1				-2	-1
addi	2	-1					-1	-1
addr	3	-2			-1		-2	-1
aes/	-3	4					-1
afte	1	3	-2			-1	-2	-1
agen	2	-3					-1	-2
ahor	3	-1	-1				-1
aidv	-3	4					-2	-3
airl	-2		3				-1
alti	-3	-1	2				1	-2
ambe	3	-3
amer	-3	2	1				-2	-5
amou	4	-2	-2				-1	-2
anot	3		-2				-1	-1
apar	-1	-1	-1				-2	3
appl		1					-3	-1
asag	-4						4
asce	-3	4	-1
aspi	-3	3	-1					1
asse	3	-1	-1				-3	-2
assi	2	-2	-3					-3
atra	-2	-2	-2			-2	3	-2
atte	2		-1				-2
auth	-2	-2	2				-1	-2
avai	5	-2	-2				-2	-2
avan	-2	1	-2				-3
badc	-3	3
bala	4	-3	-5	-1	-1	-1		-3
banc		-3	2				-1	-1
banf	-1	-3	-1				-1	3
bank	1	-3	2		2		-3
bann	-1	3	-2
bapt	-5	4	1				1	1
barc	-1	1					-1	-4
bayl	-3	2	1				1
beha	1	-4	2					-1
belk	-4	4	-1					-1
bill	3	-3	-2				-1	-1
birc	-1	-4	1				1
bloo	-4	4	-1					-1
blue		-3	2				-1	1
bosc	-3	4	1				-1	-1
boug	2	-1	-2				1	-2
brak	-2		2
bran	3	-3	-1				2	-1
bren		-2	1				3
brid	-2	-1	2				-2	-2
brot	-2	1	3				-2	-1
brya	-3		3
budg	4	-2	-2
bure	-1		2		-1		-1	-2
butt	3	-1					-2
cabe	-3	5	-4				-1
call	1	-3	-3				2	-2
cant	3	-1					-1	-1
card	2	-3					-2	-1
care	-4	2	2				-2	1
carm	1	-3						3
caro	-3	3	-2				-1
carr	1	-2					-3
cava	-2	1	1					-3
cb/v	-3	3					-1
cbna	-4	4
ccb/	-3	3	-1				-1
cent	-3		2				-1
cert	3	-2	-2
char	-2	-6	-1	-1	-1	-1	4
chas		-1					-3	-3
chec	3	1	-4				-1	-1
chim	-3	3					-1	-1
chri		-3	2				-1
city	-2		2
clai	2	-3	-1				1	-2
clar	3	-2	-1
clas	3	-2	1				-1	-2
clie	3	-3	-1					1
clos	3	-2	-3				-1	-1
co-b	3	-1					-2	-1
co-o	-4	1	1					-1
cobr	-2		-2	-1		-1	3	-2
cole	-3	-2					3	-1
coll	-1	-5	1			-1	4	-3
coma	1		-3
comc	-2	-4					-2	3
come	-4	1	2	-1		-1	-1	2
comm		-1	-1				-3	2
comp	-1	1	2	-1		1	-3
conf	3	-1	-2				-2	-1
cont	4	-3	-1	-1			-3	-1
conv	1	2	-1			-1	-3	-2
coop	-1	-3	1					-1
cori	2	-1	-1
cost	2	-2			-1		-3	-2
cree	-1	-2						2
cres	2	-1	1					-3
cuen	1	-2	-4	-1		-1		-1
cura	-4	4
curr	-2	-2	-2	-1		-2	4	-2
cust	2	-3	-1
darn	3		-3		-1		-2	-1
davi		-3						1
debe	4	-1	-2				-2	-1
debt	3	-3	-2				-2	-2
defe	6	-3					-8	-1
dele	3		-1				-2	-1
deni	1	-3	1					-1
depa	-1	1	2				-3	1
depo	1	-4	1				-1	2
dept	-3	3					-1
dero	3	-1	-1				-3
desc	3		-3				-2
deta	5	-1	-3				-4	-1
deud	3	-1	-2
digi	-2	1	-2	1			-1
dill	-2	4	-1					-2
dire	-1	2	-3				-2
disc	-1	3	-2	-1	-1	-1	-4	-2
disp	3	-2	-3	-1	2	-1	-1	-3
divi	2	-1	-1				-1
domi		-2						1
dora	-2	-2	3
doub		-2	2				-1	-1
down	3	-2					-1
draf	3	-2	-3				-1	-1
dura	3	-1	-1				-2
dóla	3		-1				-3
educ	-1	-4	2	-1			-2	-2
elig	3	-1	-2				-2	-1
eliz	-2	-1	3
elli	-3	1						1
emer	-1	-2					-1	3
empr		-2	1				-1
endi	4	-2	-7				1	-1
ener	-1	-3	-1		-1		2	2
envi	-2	1	-1				1	1
equa	3	-2	-1				-1
espo	3		-3
esta	1	-3						-2
esti	4	-2	-1				-2
esto	-3						3
exam	3	-3
excl	2						-2	-1
expl		-2	3				-1	-1
extr	3	-2
fals	-2	-1				-1	3	-1
falt	3	-2	-2
farg		-3	1				-1	-2
fath	-2		2					-1
fift	-2	1	1		2			-2
fina	-1	-5	2	-1	-1	-1	-2	-2
finc	-3	-1	3
fing	-1	1	-2	-1			-3	2
firs	1	1	-1				-3
flag	-3	4	-1					-1
flan	-3		3
flee	-2	4					-1	-1
forb	5						-4	-2
forg	3	-1	-3
fort	-3	2	1					1
fran	-3	-1	4					-1
fund		-3					-2
fune		-3	2
furn	1	-3				-1	-1	-2
gara	-3		3				-2
gate	-3	3	-1
gecr	-2	2
gene	2	-3	2					3
gold	-3	3	1					-1
good	-3	3					-1
gott	-2	3					-1
grad		-1	2				-1
gran		3			-1	-1		-3
gree	-1	3	-3			-1	-2	-1
harb	2	-2						-1
hard	3	-1	-1				-2
harr		2			-1			-3
heal	-2	-5	1				-2	2
heig	-2	3						-1
helo	-2	3	2	-2	-1	-2	-2	-2
high	-1	-2	3				1	-2
hist	2	-1	-2					-1
hosp	-3	2		-1		-1	1	1
hous	1	-3	1
hsbc	-4	4					-1
husb	3	-3					-2	-1
hyun	3	-3	-1				-1
imag	-1	-3					-1	1
impa	-3		1				3	-2
incl	4	-1	-2				-3	-1
inco	1	-4	1				-2	-1
indi	1			-1			-4	-2
info	6	-1	-4				-2
infu	-3	1	2
ingr	3	-2	-1		-1
inqu	4	-1	-1				-2	-1
inst	1	-3				2	-2	-2
inte	3	-2					-2	-1
inve	-1	-2	2				-3	-2
invo	3	-1	-1				-2	-1
ipho	-1		1				-3
issu	3	-2					-1
janu		-1	-1				2	-2
jcpe	-2	3					-1	-2
jeff		1	-1	-1	-1	-1	-2	-3
jewe	-2	-3	4				-1	-3
joan	3	-3	-1
join	2	-4	1			2		-2
judg	2	-3	-1					-1
kais	-3	3						1
keyb	-3	3	1
kiko	-3	3
klar	-3	5	-1		-1		-2	-2
kohl	-3	4	-3	-1	-1		-2	-3
labc	-4	3						2
lapt	-3		3
late	-2	-2	1	-1	-1	-1	3	-1
lawy	3	-1	-1
leas	2	-4	1	-1			-2	-1
lend	-1	3		-1		-1	-4	-3
lett	3	-2	-1				-2	-1
liab	3	-4	-2	-1			-2	-2
libe	-3	3	-2
ligh	-4	1	1	-1			-2	2
limi	6	-1	-2				-3	-1
list	3						-2	-1
litt	-1	1	-3				1	2
llam	3		-1				-2
loan	-1	-1	2		-1	-1	-3	-1
lowe	-2	5	1				-2	-2
luke		-3					-1	1
macy	-4	5	-2	-1	-1		-3
main	3	-2	-1
mana	-1	-3	2				-3	-3
mand	-1	-1	-2				2
marg	3	-3	-1					-1
mast	-1	-2	2				-1	-2
matc	3		-2
mayf	-3							3
memo	-3		2				-2	2
mena	-1	3	-3				-1	-1
mens	3	-1					-3
merg	3	-1			-1		-1	-1
meri	-5	2	2				-1	2
merr	-1	3	-1				-2	-2
merv	-4	4		-1				-1
mess	3	-2	-2				-2
meth	-2	-2						3
metr	-1	-1	-2				-1	4
miam	-1	-2	3
mili	-3	2	1
mini	3	-3	-1			-1	-2	-1
mohe	-1	1		-1			-3	-3
moss	-2	3	-1
moto	-1	-5	2				-1	1
moun	-3	2	1				1
mutu	2	-4
navi	-1	2	-1				-1	-3
nega	3		-2				-2	-1
nego	3	-1	-1				-3	-2
neln	-1	3	-2				-2	-3
niss	2	-1					-1	-3
nonp	3	-2					-1	-1
nord	-2	3	1	-1			-1	-3
nort	-2	3	1				-2
note	3	-2	-1				-3	-1
noth	4	-1	-1				-3
noti	1	-4	-3				1	-2
numb	4	-2	-1		-1		-2	-1
núme	3	-1	-1				-1
oakh	-2	3	-1
oakm	-2	2						-2
odel	3	-2
offe	3	-1	-2		-1		-1	-2
okon	1	-3	-1			1	-2	-1
ollo	-3	3		-1
onem	-3	3	-2		-1	-1	-2	2
onli	3	-1	-2
open	-1		-1	-1	-1	-1	2	-3
opor	-2	3	-2				-2	-1
oppl	-3	3		-1			-1
oppo	3		-4
orde	3		-1				-1
orig	2	-3	-3				-2	1
othe	4	-4	-2				-2
outf	-2		2					1
palm	-3	3	-1
park	-4	2	2				-1	1
part	1	-3	-1				1
patr	3	-3	-1				-1
paym	2	-4	-2	-1	-1	-1	-1	-1
payo	3	-2	-1				-2	-1
payr	3	-1					-2
pays	-3	-1					3
pedi	-2	-2					-1	3
pelo	-2	-1	3					-1
penf	-3	4	-1				-1	-2
penn	-4	3	2				-2	-2
peri	3		-2				-2
perk	-5	1	4					-1
pers		1					-2	-2
peta	-1	3	1
peti	1	-3	2				-2
pett	3	-1	-2					-1
phil	-1	3	-1				-1
phys	-2	-4	4		-1		-1	1
pinn	-5	2					1	1
plan	3	-1	-3				1	-2
plat	-2	-2	2				-2	-2
plea	3	-4	-1				-1	-1
poin	1	-2	2				-1	-1
post	3	-1	-1
powe	-1	-2	2				-2
prim	3	-4	-1				-1	-1
prin	4	-3	-1				-2	-1
priv	-1	-2	3				-1	-1
proc	1	-1	-3
prog	-1	-3	-1	-1			1	1
prom	-1	-1				-1	3	-1
prop	2	-4					-1	-3
purc	3	-3	-3					-1
quar	1	1	-1		2	-1	-3	-2
quic	-3	3	1				-2	-3
qwes	-3							3
rati	3	-2	-1				-1	-1
rece	1		1		1		-4	-3
reco	-1	-3	3		-1	-1	2	-4
refe	-1	-3	-2				2	-2
refu	1	2	-3				-1	-1
regu	3	-2	-1				-1
reli	2	1	-1				-2	-1
rema	3	-1					-2	-1
remo	1						-2
rene	4	-2	-3				-1
rent	-2	2						-3
repo	-1	-3	-4		-1	-1	4	-2
requ	4	-2	-1		-1		-2	-1
resp	5	-2	-2				-3	-1
resu	1	2	-2				-3	-2
reta	-1	-4	3					-2
retu	3	-1	-2				-1	-1
revo	4	-4	-1				-1	-2
rewa	-2	-4	3				-1	-2
rock	1	1	-3					-1
rück	3		-1				-2
sald	3	-2	-2	-1	-1		-2	-2
sale	2	-1	-3					1
sall		1	-3				-1	-2
sand	-2	-3	2					1
sant	-1	3	-2				-1	-1
sapp	-2	-1	3				-1
savi		-4				-1
scho	2	1					-3	-1
scor	4	-2	-1				-1	-1
seco	1	-2	1
segu	3		-3				-1
serv	-1	-3	2	-1			-1	-4
sett	7	-1	-1				-5	-1
sewe	-2	-2	3				-1
sezz	-4	4			-1			-1
shef	-4	2	2
shor	2	-2	-2
sign		1		-1			-3	-1
situ	4						-3	-2
slee	-3	1						1
smil	-3	1	1
snap	-3	3						-1
soci	2	-1	-2					-1
solu		-1	1					-3
sorr	4	-3					-2
sour	4	-2	1				-3	-2
spec		-2						1
spee		1	-3					1
spok	3	-1	-2					-1
spor	-3	-2	3					-1
spot	-3	3	1					-1
spri	-3	2	-5	-1	-1	-1	1	3
stat	2	-2			-1		-1	-2
stil	1	-1	-3					-1
stor	-1	-4	2			-1	-2
stro	3	-1	-2					-1
stud	1	-4	1			-1	-3	-2
stuf	3		-1				-1
subt	5	-4	-1				-2
sunb	-3	3				-1	-2	-1
supp		-2	1				-2	-1
syca	2	-1	-1				-1
sync	-3	1		-1		-1		2
syst		-4	3	-1	-1	-1	-4	-3
t-mo	-3	-1	-3	-1			1	3
take	4	-1	-2				-2	-1
tamb	-1	-2					2
tarj	-2		3					-1
tbom	-4	4					-1
teac	3	-2	-3
temp	-2	3	-1					-1
term	2	-2	-2				1	-1
than	4	-1	-1				-3	-1
that	1	-3	-5				1	-1
thd/	-3	3
thei	4	-1	-1				-2
ther	2	-3	-2				1	-1
thin	3	-1	-1				-1	-1
thir	-1	-1	1		2			-2
thro	3	-1	-2				-1
thán	3						-2
tmob	-3							3
toda	3	-1	-2				-1	-1
toge	3	-1	-1
tole	-3	2	2				-1	-1
torr	-2	3					-1	-1
tota	3	-4	-3	-1			-1	-1
touc	3		-2				-1
towe	-3	4	-3					1
toyo			-3					-1
trab	-3						3
trac	-1	-1	3	-1				1
trad	4	-2	-3				-1	-1
tran	3		-4				-6	-1
trav	-2	-2	3					-1
trui	-2	3	1	-1	-1	-1	-2	-3
trus	-1		3		-1		-1	-2
tues	3	-1					-1	-1
tuit	-3	2	2
turn		-1	-1				3	-2
u-ve	-1		-1					3
uncl	-3	2	1					-1
unde	2	-4	-2				-1	-1
unio		-2	2				-2	-4
unkn	3	-1					-2	-1
unpa	-3	-2	-1	-1	-1	-1	6	-3
upda	3	-1	-1				-2
upgr	-1	1			-1	-1	-1	-2
upst	-1	1	-3				-1	-4
util		-2	1				-3	1
vand	3		-2				-1
veri		-3	-1	-1	2	1	-1	2
vete	-3	-1	4
vict	-2	2	1				1
visi		-3	1					-1
walm	-3	-1	4			-1	1
wate	-4	-1	2	-1			-3	2
wayf	-3	3	-1				-1	1
webb	-5	3	-1	-1	-1	-1	-1	3
week	3						-2
wein	-1	-1	3				-2	-1
wfnn	-1	4	-3				-1
when	4			-1			-3	-1
whic		-2	-3				1	-1
wire		-1	-3	-1	2
wisc		-3	1
with	3	-2					-2
wood	1	1	-3					-1
www.	3	-1					-2
xp/t	3	-1					-2	-1
you'	2	-1					-2	-1
zale	-3	3
оста	3		-2				-1
已转催收	-3	-1					3	-1
# word behind read as
	-1			-1	-2		2
accountName			1	1			-1	-5
accountName,accountNumber	4	-1	-1	-3			-1
accountName,current?	1	-2	-1			-1		-1
accountName?	1	1	1	2			-5	-3
accountNumber		1	-2	1			1	-4
accountNumber,current?	-4	-1	2	1	-1		2	-1
accountNumber?	3		-1	-1				-2
amount	-1	-1	1	-3	1	-1	-2	-2
amount,current	-2		-3				3
amount?	-1	2		-2	2	-2	-2	-4
amount?,current?	-3	-1			1	-1	3	-1
aside accountName	3	-2	-1				-2	-1
current,paying	-3					-1	3
goes on	2	-1	-1				-3	1
goes on,current	-2	-2	3					-1
goes on,current?	-5	-1					4	-1
goes on?		-1			-1	-1	-4	-1
goes on?,current?	-3	-1	1				2	-1
originalCreditor	2	-1	-3	-1	-1	-1	-3	1
originalCreditor,current?	-2	-1	-1			-1	3	-3
paying	-1	-1	1	-2	-2	3	-1	-4
paying?		1	1				-3
# word behind
cents	1	2	-1	-3	-2	-3	-2	-3
code	2	-2	-1	1	-1	-1	-2	-2
date		-3	2	-1	-1	-1	-2	-1
digits-4			-2	1	-1	-1	1	-2
digits-5	1	-2		2	-2	-1	-1	-2
digits-6	-1	-1	-3	4	-1		-2	-2
digits-7		-2	-1	3	-1	-1	-3	-3
dollars	2	-2	-1	-2	-2	-2	-1	-2
dollars-and-cents	1	-2	-2	-2	-1	-1	-1	-4
lettered-code		-2		-1	-1	-1	-4	-2
letters	-2		3	-1		-1		-2
mark-!	3	-2	-1					-2
mark-$	-2	-3	-1	-2	3	1	-2	-5
mark-)	-1	-5	1	-1	-1	-1	-1	2
mark-:	1			-1	-1	-1	-1	-4
mark-=	4	-3	-2	-1		-1	-1	-3
mark->	1		-3	-1	-1	-1	-1	-1
mark-?	3	1	-4				-1
mark-[	3	-1					-2	-1
mark-]	2	-3		-1	-1		-2	-2
mark-_	3	-1					-1
mark-|	-2		2	-2	-3			-2
mark-®	2	-3	-1				-1	-2
mark-·	2	-1	-5	-1			2	3
mark-☐	3	-2					-1
mark-✓	-3		3				1
masked	-2		2	-3	-1	-1	-1	-3
percent		1	1	-3	-1	-2		-2
thousands		1		-1	-2	-1	-3	-4
with-digits			1	-2		-2	-3	-4
year	1	-1	1	-1	-1	-1	1	-3
# word both before and shape
capital capital capital	2	-3	-2	-1	-1	-1		-2
capital capital capitals	-6	3	1				-2	-1
capital capitals capitals	-1	-2	-1	-1			2	-3
capital code capitals	3	-1						-2
capital mark-. capitalised	3	-3	1	-1	-1		-1	-2
capital mark-. capitals	4	-5		-1	-1		1	-2
capital mark-] capitalised	2	-2	-1				-1
capital small small		-2	-3			-1	1	-2
capitalised capital capitalised	3	-3	-1				-2	-2
capitalised capital small	5	-1	-1				-3
capitalised capitalised capital	4		-2	-1			-2
capitalised capitalised capitals			-1	2	-3		-1	2
capitalised capitalised letters		-2	-1	-2		-1	1	-3
capitalised capitalised small	2	-2	-1	-2	-1	-1	1	-2
capitalised capitals capitals	-1	-4	3	1	-1		-3	2
capitalised capitals small		-2	2				-3	-1
capitalised cents capitalised	4	-3					-1
capitalised code small	2	-2	-1				-2
capitalised digits-1 capitalised		-3	2				2	-1
capitalised digits-1 small	1	-2	1	1	-1	-1	-4
capitalised digits-4 capitalised	3	-2	-2				-1	-1
capitalised digits-7 capitalised	1	-2		-1	-1		-4	2
capitalised dollars capitalised	1	-3	2		-1	-1	-3	-1
capitalised lettered-code capitalised	1	-3	-2	-1			1
capitalised mark-# capitalised	3						-2
capitalised mark-& capitalised	1	-5	2	-1	-1	-1	-1	-1
capitalised mark-( capitalised		-2	-1				-3
capitalised mark-( capitals		-3	1	-1	-1		-1	-1
capitalised mark-( small	-1	-3	2					-4
capitalised mark-) capitalised	3	-1	-1				-2
capitalised mark-) capitals	-1	-2		3				-1
capitalised mark-) small	4	-2	-4	-1			-1	-1
capitalised mark-, capitalised	2	-4		-1	-2		-2	-4
capitalised mark-, capitals	1	-3	2	-2	-3	-3	-3	-1
capitalised mark-, small	1	-4		-2		-1	-1	-2
capitalised mark-- capitalised	-1	-6	2	-1	-1	-1		-1
capitalised mark-- capitals	-3	-1	1				-2	2
capitalised mark-- small		-4		-1				-1
capitalised mark-. capitalised	1	-5	1	-1	-1	-1	1	-1
capitalised mark-. capitals		1	-1	1			-3	-2
capitalised mark-/ capitalised		-8	2	-1	-1	-1	-2	-1
capitalised mark-: capitalised		1	-3	-1	-1	-1	1	1
capitalised mark-: small		-3	-1	-1		-1	1	-1
capitalised mark-| capitalised	4	-3	-1				-2	-2
capitalised mark-| small	3		-1	-1		-1	-1
capitalised mark-· capitalised	5	-2	-2				-3	-1
capitalised mark-– capitalised	-3	-1	3					-2
capitalised mark-– small	-1	-4	1	-1		-1	1	-1
capitalised mark-• capitalised	3	-2
capitalised mark-→ capitalised	1	-3						-1
capitalised small small	2	-4	1	-2	-1	-1	-1	-1
capitalised thousands capitalised	1	-3		-1		-1		-1
capitalised year small			-3				1	-1
capitals capital capital	-4		3				-2	3
capitals capital capitals	3	-5	-2	-2	-1		-4	-1
capitals capitalised capitals		-4		1		-1
capitals capitalised small	3	-1	-3				-2	-2
capitals capitals capital		-1		-2			-3	2
capitals capitals capitalised	5	-3	-5	-1	-1			-2
capitals capitals capitals		-6	1	-2	-1	-1	-1	-1
capitals capitals small	6	-1	-6	-1			-2	-1
capitals cents capitals	2	-2	-1	-1	-1	-1	-1
capitals code capitals	1		1	-1			-3	-1
capitals date capitals	4	-2	-1				-2
capitals digits-1 capitals	2	-4		-1	2		-3
capitals digits-2 capitals	-3	2		-2	-1	-1		-1
capitals digits-3 capitals	-1	3	-2	-1	-1
capitals digits-7 capitalised	3	-1					-2	-1
capitals mark-& capitals	-1	-5	2	-1	-1	-1	-2	1
capitals mark-( capitalised		-1	1				-2	-2
capitals mark-( capitals		-4	-1				-2	2
capitals mark-( small	-1	-3	2				-2	-1
capitals mark-, capitalised	3	-3	-2		-1		1	-1
capitals mark-, capitals	3	-6	-1	-1		-3	1	-2
capitals mark-- capitalised							-3	-2
capitals mark-- capitals	-1	-3	1	-1	1	-1	2	-2
capitals mark-. capitalised	1	-3	2	-1	-1		-2	-3
capitals mark-. capitals	2	-3		-1				-1
capitals mark-/ capitalised	2	-3					-1	-2
capitals mark-/ capitals	-1	-5	2	1	-1	-1	-1	-2
capitals mark-: capitalised	3		-1				-2
capitals mark-| capitalised	5	-4	-2		-1		-1
capitals mark-– capitalised	3	-1	-3				-1
capitals small capitalised		-1	-3				-1	3
capitals small capitals	2	-2	-1				-1	-1
capitals small small	4	-2	2		-1		-4	-1
capitals thousands-and-cents capitals	3	-3
capitals year capitals	-2	-1	2
cents capitalised capitalised	3						-2
cents capitals capitals	3		-2				-3	-1
cents mark-, capital	-3		1		-1		2	-1
cents percent small	-3						3
code capitals capital	2	-1	-2					-2
code dollars-and-cents small	-2						2
code mark-. capitalised	3	-2	-1				-2	-2
code mark-/ capitalised	2	-2	-2					-1
code small small	-3	-1					2	-1
code year capitalised	3	-1					-2
date capitalised capitalised	-2	-3	3				-2	-1
date capitals capitals	-1	-4					2	-2
digits-1 capitalised capital	3		-1	-1			-1	-1
digits-1 capitalised capitalised	1	-3						-4
digits-1 capitals capitalised	3	-1	-2					-1
digits-1 capitals capitals	-1	-4	1	-1		-1	1	-3
digits-1 digits-1 capitals	1	-3			-1	-1	-1	-1
digits-1 lettered-code capitalised	-2	1	-1	-1	-1	-1	-1	-1
digits-1 lettered-code capitals			3				-2
digits-1 mark-) capitals	-2	2	-1	-1	-1	-1	-1	-1
digits-1 mark-. capitalised		1	-2	-1	-1	-1	-3	-3
digits-1 mark-: date	4						-3
digits-1 mark-] capitalised	2	-2
digits-1 mark-] capitals	-3	2			-1		2
digits-1 mark-| capitalised	-3	3						-1
digits-2 capitalised capitals	3	-1					-2	-1
digits-2 capitalised small	5		-2				-3
digits-2 capitals capitals	-2	3	-1	-2	1	-1	-2	-3
digits-2 digits-1 small	-3						3
digits-2 digits-2 capitals	2	-1					-2
digits-2 digits-7 capitals	4	-4		-1				-2
digits-2 dollars capitals	-2	-1		-1				3
digits-2 lettered-code capitals	-1	1					-3
digits-2 mark-- capitalised	1	-4	1			-1		-1
digits-2 mark-. capitalised	2	-3						-2
digits-2 small capitalised	2	2	-1				-3	1
digits-3 capitals capitals	1	-4	1				-1	-3
digits-3 mark-. capitalised	4	-4	-1					-1
digits-4 capital capitalised	2	-1	-1
digits-4 capital capitals	3	-2	-1		-1		-1	-2
digits-4 capitalised capitalised	2	-2	-1		-1		-3	-2
digits-4 capitals capitals		-4	2	-1				-1
digits-4 digits-2 capitals	-2						-2	2
digits-4 digits-4 capitalised	-2						2
digits-4 mark-, small	1	1			-1		-4
digits-4 mark-. capitalised	3	-1	-1				-4	-2
digits-6 capitalised capitalised	3	-2	-2
digits-7 capitalised capitalised		-2	3				-1
digits-7 capitals capitals	2	-1	-3	-1			-2	-3
digits-7 mark-, small	3	-1					-3	-1
dollars capitalised capitalised		-1	3				-3	-2
dollars digits-2 capitals	-3	-1				-2	3
dollars dollars percent	3	-1					-2
dollars mark-( capitals	3	-1					-1	-1
dollars mark-. capitalised		-2						-2
dollars mark-; capitals	-1	-1					2	-1
dollars mark-@ percent	2				-1	-1
dollars mark-– capitalised	-3	2					2
dollars mark-– small	-5	2					4
dollars small small	1	-4	-3	-1		-1		-2
dollars-and-cents code small	-3						3
dollars-and-cents digits-1 small	-3						3
dollars-and-cents dollars-and-cents capitalised	-1	-3		-1	-1	-1	1	-2
dollars-and-cents dollars-and-cents percent	4	-1				-1	-4
dollars-and-cents mark-, letters	-1	-2				-2	1	-2
dollars-and-cents mark-, small	-2	-2				-2	3	-1
dollars-and-cents mark-- small	-2	-1				-1	3
dollars-and-cents mark-. capital	-4						4
dollars-and-cents mark-. capitalised	-1	-5		-1		-1	3	-4
dollars-and-cents mark-– small	-3					-1	3
dollars-and-cents small capitalised	-2	3	-1				-1
dollars-and-cents small capitals	-3	1						2
end capitalised capitalised	2	-6		-1	-2	-1	-1	-1
end capitals capitals	3	-8	1		-2			-2
end end small	3	-2					-1
lettered-code capitalised capitalised	3	-2	1	-1	-1	-1
lettered-code capitals capitals		-3	2	-1			-3	-3
lettered-code capitals small	3		-2
lettered-code digits-1 capitals	-2	3
lettered-code digits-2 capitals	1		-1				-3	2
lettered-code dollars-and-cents small	3						-2	-1
lettered-code mark-( capitalised	1	-1	1				-2	-3
lettered-code mark-, capitals	2	-3	-1		1	-2	-3	-2
lettered-code mark-. capitalised	3	-2					-1	-1
letters dollars letters	2	-2				-1	-2	-2
letters mark-, letters	1	-3		-1		-1		-2
line capital capital	3	-4		-1			-2	-2
line capital capitalised	-1	2					-4	-1
line capital capitals	-1	2	-1	-1		-1	-3	-2
line capitalised capitalised		-4	1	-1	-1	-1		-4
line capitalised capitals	1			-1	-2	-1	3	-3
line capitalised percent	3						-2
line capitalised small	1	-5	-1		-1	-1
line capitals capital	2	-1	-4				2	-1
line capitals capitals	1	-8		-1	-1		-2	-3
line code small	2	-1					-1
line date capitalised	-4	4	-4					-1
line date capitals	-2	3	-2				-1	-1
line digits-1 capitalised	1		-3	-1	-1	-1	-2
line digits-1 capitals	-3	3	-1	-1			-1	-2
line digits-2 capitalised		1	-2				-1	-1
line digits-2 capitals	-1	1	-3
line digits-4 capitalised	3	-1						-1
line dollars capitalised	-2	2					-2	-1
line dollars small	3	-1					-2
line lettered-code capitals	-2	2		-2		-1	-2	-3
line letters capitalised	-2	-2	3
line line date	1	-4		1	-1	-1	-2	-2
line line percent	4	-1					-3
line mark-" capitalised	-1	2	-3				-3	-3
line mark-" small	3						-2
line mark-( capitalised	4	-1	-3					-2
line mark-( small	4	-2	-1					-1
line mark-- capitalised	1	1	-1			-1	-3
line mark-- small	-3	2		-1
line mark-· capitalised	-2	4					-3
line mark-• capitalised	-1	3				-1	-1	-1
line small small		-3		-1		-1		-2
line year capitalised	2	-3					-1
line year capitals	4	-2	-2				-2
mark-" capitalised capitalised		-6		-1	-1	1	-3	1
mark-" capitals capitals		-3	1	-1	2	-1	-4
mark-" digits-2 capitalised	-2	-1	-1				3
mark-" mark-, capitalised	-2	-2	-2		2	1	-1	-2
mark-" mark-, capitals	-2	2	-3	1	1	-1	-2	-2
mark-" mark-, small	3		-3			1	-2
mark-" mark-_ capitalised	3	-1	-1				-1	-1
mark-" small small	1	-3	-3			3	-1	-2
mark-# masked capitalised	3	-2					-1
mark-$ digits-3 small	4	-1				-1	-2
mark-$ with-digits small	3				-1	-2	-2
mark-& capitalised capitalised	1	-3	-2		-1			-2
mark-& capitalised small	2		-3				1
mark-( capitalised capitalised	2	-4	-1	-1		-1		-4
mark-( capitals capitals	-3	-1	3				-1	-1
mark-( small capitalised		-4					1	2
mark-( small capitals		-1	-3			-1	1	2
mark-( small small	-1	-4	2	-1		-1	-2	-5
mark-) capitalised small	2	1	-1				-2	-1
mark-) capitals capitalised	-3	-1	4
mark-) code capitals	-3	1	1		1		-1	2
mark-) code small	3	-1			-1		-1
mark-) digits-7 capitals	-3	-1			1		2	-1
mark-) dollars-and-cents small	3	-1					-3	-1
mark-) mark-. capitalised	-1	3	-2				-1	-2
mark-* capitalised capitalised		-1	1				-1	-3
mark-* capitals capitals	-3		3
mark-+ capitalised small	3		-1	-1			-2
mark-, capitalised capitalised	-1	-3		-1	2	1
mark-, capitalised capitals		-1		1	-1	-1	-1	-3
mark-, capitals capitals	1	-1	-1	-1	2	-1		-5
mark-, capitals small	3		-1				-2
mark-, cents small	3					-1	-2
mark-, digits-3 capitalised	3	-3	-1					-1
mark-, dollars-and-cents small	3					-1	-2
mark-, letters capitalised	-2	-1	-1				-1	3
mark-, mark-" capital	3	-1					-2	-2
mark-, mark-" capitals	-1		-2	2	1		-3	-3
mark-, mark-" small	-1	-3	-1	-1		3	1	-1
mark-, mark-, capitals	-3	-2	-1		1	2		-1
mark-, small capitalised		-3	-1			-1	1	-1
mark-, small capitals		2	-3	-1	1	-1	-2	-2
mark-, small small		-5	2	-1	-1	-1	-1	-4
mark-- capital capitals	3	-1					-3	-1
mark-- capitalised capitalised		-4		-1		-1	-1	-2
mark-- capitals capitals	-2	-4	-1	-1	2	-1	3	1
mark-- capitals small	2	-1	-3				1	-1
mark-- date capitalised	3	-3					-2	-1
mark-- dollars small	3					-1	-3
mark-- mark-- capitals	2						-3	1
mark-- small small	-1	-3	3	-1		-1	-2	-2
mark-. capital small	-1	-2	-1				3	-2
mark-. capitalised capitalised	-2	3	1	-1		-1		-1
mark-. capitalised capitals		-3	-1	-1	3	-1	-2	1
mark-. capitalised small	1	-3	-2	-1	-1	-1	2	-1
mark-. capitals capitalised	-3		3				-3	1
mark-. capitals capitals	1	-5	-1				1	1
mark-. capitals small	3		-4				2
mark-. code capitals	3	-2	-1
mark-. mark-, small	3		-2				-1
mark-. mark-. capitalised	-1	1		-1	-1	-1	2	-3
mark-. mark-. capitals	-4	1		1	1	-1	-1	3
mark-. small capitalised		-4					-1
mark-/ capitalised small	1	-1		-1			-3	3
mark-/ capitals capitalised	-1		2				-2	-1
mark-/ capitals capitals		-2					1	-3
mark-/ digits-2 capitalised	3	-3	-1				-1
mark-/ digits-2 capitals	3	-3	-1	-1	-1	-1	-2	-2
mark-/ small capitalised	1	-4				2	-2	-2
mark-/ small capitals	-2		-2				4	-1
mark-/ year capitalised	3	-2	-1				-2	-2
mark-/ year capitals	2	-4			-1
mark-: capitalised capitalised	1	-2	1	-1	-1	-1	-5	1
mark-: capitals capitalised	-2	-1	3				-1	1
mark-: capitals capitals		-7	-3	-1	-1		1	2
mark-: code capitalised	4	-3	1				-2	-1
mark-: digits-1 small	-4						4
mark-: digits-2 capitals	3	-2	-2	-1	-1	-1	-2	-4
mark-: dollars capitalised	3	-1				-1	-3
mark-: dollars-and-cents capitalised	3	-2					-2
mark-: mark-" capitalised	-4	1				-1	2	1
mark-: small capitals	-1	-3		-1	1	-2	-1	-1
mark-; mark-" capitalised	-2	3	-1	-1		-1
mark-; small small		-1	-2			-1	1	-3
mark-= capitals capitals	3		-1				-1	-1
mark-= mark-" capitalised		-1			-1	-1	2	-5
mark-> capitalised capitalised	3						-3
mark-> capitals capitals	1	-2	1				-3	-1
mark-? capitalised capitalised	-1	-1	1				-3
mark-? capitalised small	3		-2				-1
mark-[ mark-] capitalised	-1	2	-1				-3	-2
mark-] capitalised capitalised		-4	1				-2	-2
mark-] capitals capitals	-2	-2	2				1
mark-] small capitalised	3	-3	-1					-2
mark-| capitalised capitalised	3	-3	-1	-1			-2	-1
mark-| capitalised small	4		-3				-2
mark-| capitals capitals	-2	-2	2			-1	1	-2
mark-| mark-| capitals	-3	2					1
mark-© year capitalised	3	-3	-1
mark-– capitalised small	3						-3
mark-– capitals capitals	3		-2				-2	-1
mark-– small small	-1	-3		-2		-1	1	-2
mark-— small small	3		-2				1
mark-◦ capitalised small	-2		2
mark-☐ capitalised capitalised	-2	-1	3
masked dollars-and-cents capitalised	-3						2	1
percent dollars-and-cents capitalised	3						-3
percent small small	4						-3
small capital capitalised	3		-2				-3	-1
small capital small		-2	-3					-2
small capitalised capital	3		-2				-1
small capitalised capitalised	-1	-6	1	-1	-1	-1	-1	2
small capitalised capitals	1	-3	-1		1	-1		-1
small capitalised date	3	-1		-1			-2
small capitalised letters	1		1	-1			-3
small capitalised small	2	-2	-3	-1	-1	-1	-2	-1
small capitals capitals	1	-4	-2	-1	-1		-1	4
small code capitalised		-3	2				-1
small digits-1 small	3	-2	-1	-1			-1	-1
small digits-2 capitalised	3						-2
small digits-3 capitals	-4					-1	4
small digits-3 small	2	-2	-1		-1	-1	-1	-1
small digits-7 small	3						-2	-1
small dollars capitals	-1	-1	-1				3
small dollars small		-3		-1	-1	-2	1	-2
small dollars-and-cents capitalised	3	1					-3
small mark-( capitals	1	-3	-1			-1	1	-2
small mark-( small		-4		-2		-1	1	-3
small mark-) capitalised	2		-3	-1				2
small mark-) capitals	1	1	-3			-1	-1
small mark-) small	2	-2	-2
small mark-, capital	2						-2
small mark-, capitalised	-2	3	-2	-1		-1	-2
small mark-, capitals	2		-1			-1	-1	-3
small mark-, small		-4	-1	-1	-1		2	-1
small mark-- capitalised	3	-2					-2	-3
small mark-- small	-1	-3	1	-1	-1		2	-1
small mark-. capital	-1	-1					3	-1
small mark-. capitalised	1	-1	-3		-1	-1
small mark-/ capitalised	-2	2	-1				2	-3
small mark-: date	3						-2
small mark-; small	-2	-2					2	2
small mark-? capitalised	1	-3		-1		-1	-1
small mark-? capitals	3	1					-2	-1
small mark-] capitalised	-3	3						-1
small mark-· capitalised	4	-2					-3
small mark-– capitalised	2	-3					-2	-1
small percent small	3		-1				-2
small small capitals	-1	1	-2	-1	-3	-1	-2	1
small small percent	3						-2	-1
small small small		-2		-2	-2	-1		-4
small thousands small	2	-3	-1	-1	-1	-1	-1	-1
small year capitalised	4	-1	-3					-1
thousands-and-cents mark-. small	-3						3	-1
thousands-and-cents thousands-and-cents capitals	-3						3
with-digits capitals capitals	1		-2				1
with-digits digits-2 small	3	-1	-1			-1	-1	-1
with-digits mark-" capitalised	-2	1	1		1	3	-1	-2
with-digits mark-" capitals		-1				2	-2	-2
with-digits mark-) small	1	2					-2
year capitalised capitalised		-2	-3	-1		-1	2	-4
year capitalised small	3						-3
year capitals capitals	2	-4	-1	-1			-1	-3
year digits-3 capitalised	3						-3
year dollars capitalised	-2	-1					2
year mark-, small	3						-3
year mark-- capitalised	1	-4	-1				6	-3
year small capitalised	-2	3	-1					-1
# word both behind
capital capitalised	1	-1	2			-1	-4	1
capital code	-3	1	3				-1	-1
capital digits-7	-4	3	2
capital mark-.	3	-2	-2		-2		2	-2
capital mark-:	3	-1					-2
capitalised capitals				-2	-1	-1	-2	-4
capitalised cents	1	-1					-2	-2
capitalised date	-1	1	-4				-1	1
capitalised digits-6	3		-3
capitalised digits-7		-1		-1			-2	-2
capitalised dollars	1		-2		-1	-1	-5	-4
capitalised dollars-and-cents	1	-1	-1	-1	-1	-1	-1	-4
capitalised end	1	-3	-2	-1	-1	-1	1	-2
capitalised lettered-code	-1	-1	1				-1	3
capitalised mark-#		1				1	-1	-3
capitalised mark-$	3	-1	-4				1
capitalised mark-)		-7	-2	-1		-1	-1	2
capitalised mark-+		-3	-1				2	-1
capitalised mark--		1	1		-1	-1		-3
capitalised mark-.	1	-2	-3	-1		-1	3	1
capitalised mark-:				-1	-1	-1		-4
capitalised mark-?	1		-2				-3	-2
capitalised mark-|	1	-2	2		-1	-1	-3
capitalised mark-®	2	-1	-1					-1
capitalised mark-·	3	-1	-2				-1
capitalised mark-—		-3	1					-3
capitalised percent	-1	-3	1				1	-2
capitalised thousands	-3	3					-2	-2
capitalised with-digits			1	-1		-1	-1	-5
capitals capital		1	1				-3	1
capitals capitalised	-1		2	-1	-1	-1	-5	-1
capitals capitals	1	-1	-3	-1		-1	1	1
capitals cents	2	-4					-2	-2
capitals digits-2		2	-3	-1	-1	-1		-1
capitals digits-3		-2	-2	-1			-1	3
capitals digits-4		-1	3	-1			-2	-4
capitals digits-5	6	-3	-5				-1	-1
capitals digits-6	3	-1	-2				-1	-2
capitals digits-7	-1	1		-1			-4	-1
capitals mark-"	1	-2	1		1		-4	2
capitals mark-$	2		-1	-1	-2	-2	-2	-2
capitals mark-(		3	1				-3	-3
capitals mark-)	-1	-5	1					3
capitals mark-,	1		-1		1	-1	-3	2
capitals mark--	1	-4	1				1	-4
capitals mark-.		-4		-1	-1	-1	1	-2
capitals mark-:	1	-4	1	-1	-1	-1	-1	-3
capitals mark-;	3	-2	-2				-4	1
capitals mark-<	2	-1	1				-4	-1
capitals mark-|	2	-1	-3				1
capitals mark-—	4	-2	-3
capitals masked		-3	3				1	-4
capitals year	-2	3	1
cents capitalised	3	-2	-1				-1
cents capitals	2	-2	-3	-1		-1	2	-1
cents cents	-1	-2		1			-2
cents mark-.	3	-2	-2				-1
cents mark-|	3	-1			-1	-1	-1
code capital	-3	3	1	-1
code capitalised	1	-2	1	-2	-1	-1	2	-4
code capitals		-1	1		-1	-1	-3	-2
code digits-1	3		-1	-2			-1	-1
code digits-2	2	-3	-2	-2			-1	1
code lettered-code	-3		3	-1
code mark-)	3		-1				-1
code mark--	-2	-1	3				-1
code mark-:	2		-2	-1			-1	-1
code small	2	1	-4		-1			-1
date capitals	3		-1				-3
date digits-7	3	-1	-3
date line	4	-1	-3	-1			-2
digits-1 capitalised	-2	-1	2				1	2
digits-1 dollars	3	-4	-1	-1			-3
digits-1 mark-(	-3		3				-1
digits-1 mark--	3						-2
digits-1 mark-:	5	-2	-1		-1		-3
digits-2 capitals		-3	1	-2	-1	-1	-1	-2
digits-2 digits-4	3	-1	-3	-1			-1
digits-2 mark--	5	-2	-2				-3
digits-3 capitals	3	-3		-1	-1	-1	-1	-1
digits-3 line	2		-4	-1	-1	-1	-1	-2
digits-3 mark-.	4	-2	-2					-1
digits-3 mark-/	-3	2		-1		-1	1	-2
digits-3 small	2	1	-1	-1	-1	-1	-4	-2
digits-4 capitalised	-3		4		-1		-2	-1
digits-4 capitals	-2	-3	-3	1	-1	-1	1	1
digits-4 digits-4			-3	2	-1			-2
digits-4 dollars-and-cents	2			-3	-1	-1	-2	-1
digits-4 line	3		-2	-1			-2	-1
digits-4 mark-,	-1	-3	1	1		-1	-5	-1
digits-4 mark-.	3	1	-2	-2			-2	-2
digits-4 mark-:	4		-2				-1
digits-4 mark-–	4	-1	-3	-1			-3	1
digits-4 thousands-and-cents	-3		3				-1
digits-5 capitalised	4		-2	-1		-1		-1
digits-5 dollars-and-cents	3	-1	-2	-1
digits-5 lettered-code	2		-2
digits-5 line	2	-1	-3		-2	-1	1
digits-5 mark-,	3		-1	-1
digits-5 mark-.		1	-3
digits-7 cents	-4	2	1	-1			-1	1
digits-7 digits-2	2	-1	-3	1				-2
digits-7 dollars	-2	-1	3				-1	-1
digits-7 dollars-and-cents	-1	-2		2			-2	1
digits-7 mark-)	3		-3
digits-7 mark-,	4	-2	-5	-1
digits-7 mark-.	4	-2	-4				-3	-2
digits-7 mark-–	3		-1				-2
digits-7 percent	-2	1	2
digits-7 small	2		-2	-1			1
digits-7 thousands-and-cents	-3	1		1			-1
dollars capitalised		2	1		-1	-1	-5	-2
dollars capitals	2	-2	1	-1		-1	-3	-1
dollars digits-2		-1	3	-1		-1	-1
dollars dollars-and-cents	2		-2				1
dollars letters		3	-1	-1	-1	-1	-2	-2
dollars mark-)	3	-2	-2			-1	-1	-1
dollars mark-,	1						-3	-1
dollars mark--	1	1	-2	-3			-1
dollars mark-.	6	-1	-3				-2	-1
dollars mark-–	4	-3					-1
dollars small	1	1		-1	-1	-2	-1	-4
dollars-and-cents code	4	-1			-1		-3	-1
dollars-and-cents dollars	-2	2	1				-1	-1
dollars-and-cents dollars-and-cents		-1		-2	-1		-2	-4
dollars-and-cents line	1	-3	-3	-1	1	1	-1	-2
dollars-and-cents mark-(	3	-1	-2
dollars-and-cents mark-,	3	-1	-2	-1	-2	-2	-1	-3
dollars-and-cents mark-.	3	-2		-1	-1	-1	-3	-1
dollars-and-cents mark-/	2	-2	1	-1		-1	-4	-1
dollars-and-cents mark-;		1	1				-3
dollars-and-cents mark-–	3						-3
dollars-and-cents mark-—	3		-1				-2	-2
dollars-and-cents percent	-4		2	-2	-1	-1		-2
dollars-and-cents small	1	-4	2	-1	-1	-2	-1	-1
end end	3	-2	-2	-1		-1	-1	-2
lettered-code code	-2	-1	3
lettered-code digits-2	3	-3	-2				-1	-1
lettered-code dollars-and-cents		-5	-1	-2		-1	1
lettered-code line		-3		-2				1
lettered-code mark-,		1		-1			-3	-1
lettered-code mark-.	5	-2	-2				-2	-1
lettered-code thousands	-3	2	1
lettered-code thousands-and-cents	-4	-1	4
lettered-code with-digits	-3		3
letters code	-2	-1	2					-1
letters digits-4	-2	-2	3	-1			-2	-1
line end	-1	-1	-1				2	-1
mark-! capitalised	3						-3	-1
mark-" capitalised		-1	-3				-1	2
mark-" line		-3		-1		2	-1	1
mark-" mark-"	1	-4	2	-1	-1	-1	-2	-3
mark-" mark-,	-2	-1	2	-3		1		-3
mark-" mark-.	2		-1				-3	1
mark-" mark-/	-1	2	-2		-1	-1	1	-2
mark-" mark-:	6	-3	-3	-1	-1	-1	-2	-2
mark-" mark-;	-3	1	2	-1	-1	-1	2	1
mark-" mark-_		1	1	1	-1	-2	-2	-5
mark-# capitalised	3	-1						-2
mark-# digits-3		1	-2			1
mark-# digits-7	-2	-1	3
mark-# lettered-code	-2	-2	3	-1			-2	1
mark-# mark-:	3	-2	-2	-1			-1	-1
mark-# masked	3		-2				-1
mark-$ cents	1	-1		2	-1	-1	-2
mark-$ line	5	-1	-2			-2	-1	-1
mark-$ thousands-and-cents	3	-1	-3	-1	-1	-1	-1	-1
mark-$ with-digits	-2	-3	-1	-3	2	2	-4	-4
mark-( capitals	1	-3		-1			1	-1
mark-( mark-.	-5	4	4	-1
mark-( mark-…	-3		3
mark-( small		-1	1	1	-1	-1	3	-1
mark-) capitalised	1	-3	-1				-1
mark-) digits-4	-1	-3	2				-1	1
mark-) digits-7	1	-1	-2				-3	3
mark-) dollars	-1	2					-1	-3
mark-) dollars-and-cents	1	-3	-2				2	-3
mark-) end	3		-1				-3	1
mark-) lettered-code	2	-2	-2				-3	3
mark-) line	-1	-4	-2	-1	-1	-1	2	-1
mark-) mark-,	-1	-4	3	-1		-1	-1
mark-) mark--			1				-2	-3
mark-) mark-.	-1	-4	2	1		-1	-4	-2
mark-) mark-:	2	-2						-3
mark-) mark-–		-3	2				-2	-1
mark-) masked	-3	-2	1	-1			-1	1
mark-) percent	-2		3					-1
mark-) small	-1	-3		-1		-1	2	-1
mark-) with-digits	1	-2	-1				-2	-1
mark-+ small	1	-3	-1				2
mark-, capital	1	-3	1	-1		-1	-1	-2
mark-, capitalised	2	-3	-1	-1	-2		1	-5
mark-, capitals	3	-3	-3		-1	-2		-3
mark-, cents	-3		2		-1	2	1	-1
mark-, digits-2	-1		-1	-1		-1	1	-3
mark-, dollars	-2	1	4	-1	-1	-2	-4	-4
mark-, dollars-and-cents	-3	-1	1			-1	2	-1
mark-, lettered-code	-3	1		-1	2		-2	2
mark-, line	3	-3	-5	-2	1	2	-1	-2
mark-, mark-"	2	-3	-2	-1	1	1	-1	-1
mark-, mark-,	-1	-2	-3		-1	2	1	-2
mark-, with-digits			-1	-1		-2	-3	-2
mark-, year	-3	-2		-1	3	1	2	-2
mark-- capitals		-1	-2	-1	1	-1	3	-2
mark-- digits-2	-3		1				3	-1
mark-- digits-3	-3	2	2			-1
mark-- digits-4	-2	3	1
mark-- dollars	-3	-1	3	-1				-2
mark-- line	2		-4	-1	-1		-1	-1
mark-- mark--	2	-1	-3	-2	-1	-1	-1	1
mark-- thousands-and-cents	-2	-1	1				-1	1
mark-. capitals	2	-2	-4	-1			2	-1
mark-. code	3	-1	-2				-2	1
mark-. digits-1	3	-1	-1				-1	-2
mark-. digits-4	2						-3
mark-. dollars-and-cents		-1	2					-4
mark-. end	4	-1	-2				-5	-1
mark-. line	-1	-4	-2	-1	-1	-1	1	2
mark-. mark-(	2	-3	-1	-1
mark-. mark-)	2	-1						-3
mark-. mark-,	1	-3					-2
mark-. mark-.	-3		4	1	-1	-2	-6	-5
mark-. mark-:	3	-1					-2
mark-. percent	3		-1				-2
mark-. small	1	2		-1	-1	-1	-2	-5
mark-. with-digits	3	-1	-2			-1		-1
mark-/ digits-4	-3	1	2				-1
mark-/ small		1	1			3	-3	-2
mark-: capitals	1	-2	-1	-1		-1		-5
mark-: digits-3	2	-1					-1
mark-: dollars-and-cents	1	-1		-1		-1		-3
mark-: line	1	-3		-1	-1		-1	-1
mark-: mark--	3			-1			-2
mark-: masked	2	-1	-2
mark-: small		2	2	1		-1	-3	-1
mark-; small	-3	1	1			-1	2	-2
mark-= capitals	4					-1	-2	-1
mark-= mark-"	3	-2	-1			-1	-2	-2
mark-> line	2	-3	-1	-1			-1	-1
mark-? line	-2	3	-2				2	-2
mark-? small	3		-2				-2
mark-[ capitalised	2						-2
mark-] capitalised	3	-2						-1
mark-| capitalised	3	-2	-2	-1	-1	-1	1	-2
mark-| cents	-3	-1		1	-1	1	1	-1
mark-| digits-4	-3		3	-1		-1	-1	-1
mark-| lettered-code	-2	-1	3				-1	-1
mark-| line	2			-2		-2	-2	1
mark-| small	1	-3	2	-1	-1	-1	-1
mark-® line	3	-1	-2
mark-® small	3		-2
mark-– cents	-3		2
mark-– thousands	-5	1	4
mark-— capitalised	4	-2	-2				-1
mark-— dollars	-3	-1	2				2	-2
mark-— small	-3	2	2	-1		-1	-1	1
masked capitalised	-1	1		-1			1	-3
masked capitals	3	-1	-3					-1
masked digits-2	-1		1	-1	-1	-1	-3	-2
masked dollars	-1	2	-3				2	1
masked dollars-and-cents	-2	-1	1	-1		-1	-3	-1
masked mark-(	-4		4
percent dollars	-1		2	-1			-2
percent dollars-and-cents	-1	3		-1	-1	-1	1	-2
percent small	4	-1	-3				-1
small capitals	3	1	-3	-1	-1	-1	-3	-2
small cents	2	1	-1	-1			-3	-1
small date	1	-1	-3					-1
small digits-1	2	-1		1	-1	-1	-4	-2
small digits-3	-1	3	-2			-1	-4	3
small digits-4	-1	3		-2		-1	-3	-3
small digits-7	-4		4					-1
small dollars		1	1	-1	-1	-1	-3	-2
small line	1	-3	-1	-1	-1	-1		2
small mark-$	-2	-2	3					-1
small mark-'	3	-1					-2
small mark-(		1	-3			-1	1	-3
small mark-)	1	-6	2	-1		-1	-4	2
small mark-.	1	-3	-2		-1	-1	1	1
small mark-:	1	-2	-2	-1	-1	-1		-3
small mark-?	2	-3	-3					-1
small mark-|	1	-2					-1	-1
small mark-·	1	-3	-1				2	-1
small mark-–	-4	-2					4	1
small masked	1	-3	-1				-2	2
small thousands		2	-1	1			-3	-1
small thousands-and-cents		3	-1	-1			-4	-1
small with-digits	1		1			-1	-3	-1
small year		-3	-2				1	-3
thousands mark-/	-2	1	3				-1	-1
thousands small			1	-1	-1	-1	-3	-3
thousands-and-cents capitals	2	-2	-1	-1			1	-1
thousands-and-cents cents	1	-3		-1			-2	-1
thousands-and-cents line	1	-2	-1	-1			-2	-1
thousands-and-cents mark-,	1	-1					-3	-1
thousands-and-cents mark-.	3	-1	-2
thousands-and-cents small	-1		3	-1	-1		-3
with-digits digits-1	1		-1		-1	-1	-3
with-digits line	-1	1	1	-1	-1		-3	-1
with-digits mark-$	-4	2	2
with-digits mark-(	3	-1	-1				-2
with-digits mark-,	-3	1	2				1	-1
with-digits mark-.	-3		3
with-digits small	3	-1	-1	-1	-1	-2	-4	-3
with-digits year	4	-4	-2		-1	-1	-1	-1
year capitalised	-1	-4	-1	-1			2
year capitals	1	-2	3				-1
year dollars	3		-2				-1
year mark-"	2		-2				-1
year mark-:	3		-1				-2
# word both read as
 				-1	-3	-3	-11
 accountName	-1	2		-1			-3
 accountName?	1		-1	-2		-1	-4	-1
 accountName?,current?	-3	-2					3
 accountNumber	-3	-1	-2	3		-1	-2	-2
 amount?	-2	-1		-1	3	-1	-1	-1
 aside accountName	-1	1		-1	-1	-1	-2	-3
 aside current?	3	-1					-1	-1
 current	-5	-2	-1			-1	6	-1
 current,current	-3						3
 current?	-3	-3	-2	-1	-1	-1	3
 originalCreditor	-2	-2	-2	-1		-1	-2	3
 originalCreditor?	-2	2	-1				-1
 paying	-3			-1	-1	3	-1	-1
accountName accountName	-2	2	-3					-1
accountName,current? goes on,current?	-3	-2					3	-1
accountName? 	-1	1	-4				-1
accountName? goes on?	1	-2		-1		-1	-2
accountName?,current? goes on?,current?	-3	-1	1				-1
accountNumber 	3	-1	-2	-3	-1	-1	-3	-3
accountNumber current	-2						2
accountNumber current?	-3						3	-1
amount 	5	-3	-1	-1	-1	-1	-5	-2
amount accountName	1			-1			-2	-2
amount current	-6						6
amount paying?	3						-2
aside accountName aside goes on		-3					-1	-1
aside current aside current	3						-3
current 	4	-3			-1		-5	-2
current accountName		1	-1				-3	1
current current?	-3						3
current? 	3	-2		1			-6	-3
current? accountName,current?	-4	3	-2	-1				-2
current? originalCreditor,current?		-2	-1			-1	3	-3
goes on 	2	1	-4				-2	-1
goes on accountName	-4	5	-3				-1	-2
goes on accountNumber	-2		-2	2
goes on goes on	-1	-1	1	-1		-1	-3	1
goes on,current? current?	-2	-1	-4				3	-1
goes on? 	4	2	-5	-1	-1
goes on? goes on?	-1	1	1	-1	-1	-1	-4	-2
originalCreditor 	5	-1	1				-1	-6
originalCreditor current?	-3						3	-1
originalCreditor originalCreditor	1	-3	-1	-1	-1	-1	-3
paying 	4	-3	-1	-1		-3	-6	-2
paying accountName	-3	3					-1	-1
paying current	-4					-1	4
paying paying	-3	-2	-2			4	-3	-1
paying? 	3	-1					-1
paying? current	-3						3
# word cell comes
always	1	-3	-2	-6	1	-5	-2	-5
often	2	-6	-6	-1	-1			-1
twice	1	-4	-1	-1	-1	-1	1	-4
# word cells behind
1		-2	-1	1	-2	-3		-2
# word cells
2	1	-2		-2	-3	-2	-1	-2
3	1	-1	-1	-3	-2	-2	-1	-1
4	1	-2	1	-4	-2	-3	-3	-1
5		-2	-1	1	-2	-2	-1	-1
# word ending
-01	1	-2	1	-2	-1		-3	-1
-03	-3	-1	2	1			1	-1
-09	4			-2		-1	-3
-10	3			-2		-1	-1
-15	2		-2		-1		-2	-1
-23	3	-1		-2			-1
-30	4	-1	-1	-1			-3
-on	-4	4	-1
-op	-3		3
.0%	3	-1					-2
.9%	4		-1			-1	-1
/ef	3	-1		-1			-2	-2
/mo	3						-2	-1
/td	-4	4		-1				-1
0-2	-3			1			1
00%	1	-1	2				-3
1.0	3	-1		-1			-1
1.5	-3			-1	1	2	-2
10%	3	-1	-1				-1
2.1	3	-1		-1			-1
2.2	4	-1		-3			-1
2.3	2			-2
25%	3		-1				-2
4.1	4	-2	-1	-2			-1
4.4	4	-1		-3	-1		-1
75%	3						-2
90%	3					-1	-2
a	3	-4	-2		-1	-1	-2	1
a's	-2	3	-2
ach	3	-1					-2	-2
act		-3	-1	-1	1	-2	1	-2
ada	-2	-3	-1			-1	2
add	3	-2						-1
ade		1		-1	-1	-1	-2	-3
aga	-2	-1					3	-1
age			2	-1		-1	-2	-3
ago	1	-3	-1	-1		-1	1	-3
aid	1	-3	-2	-1	-1	-1		-3
ail	2	-5		-1			-2	-2
aim	3	-2	1				-2	-1
ain	-2	1		-1	-1	-1	-4	1
air	-4	2	3	-1		-1	-2	-1
ait	3	-1	-2				-2
ajo	-3		2				1
ala	-3	-2	4				-1	-1
ale	-1		1				-3	1
alf	-1	-1	2				-3	-1
all	2	-2	-3	-1	-1	-1	1	-2
als	4	-3	-2	-1			-2	-1
am	3	-2	-1	-1	-1	-1	-1	-1
ame	5	-5	-4	-1	-1	-1	-2	-6
ami	2	-3	1					-1
amt	3	-1	-2				-2	-2
an	3	-1	-1				-2	-1
ana	-1		-1			2	-3	-1
ang	2	-1	-3
ani	3	-1	-1				-1	-1
ank	-3		-1	-1	1	-1		2
ans	-1	-1	3	-1	-1	-1	-3
apr	3	-4	-2	-1	-1	-1		-2
ara	2	-3					-2	-1
ard		-1	2	-1	1		-3	-3
are		3					-2
ark	-1	2	-1				-3	1
aro	2	-3	-1				-1	2
art	-1		3		-1	-1	-4	-1
ary	-1	-3		-1			2	-4
as		-3	-2		-1	-1	1	-2
asa	-1		-2				3
ask	2	-2	1				-3
at	1	-3	-2				-2	2
atl	-1	-3	1					-1
ats	1	-3	-2				1	-1
aug	1	-3	-2				2	-2
aut	2	-1	-1		-1		-1
ave	2		1				-3	-4
axx	-2	-1	3
ays		-1	-2	-1	-1	-1	1	-3
b	2	-6		1		-1	-3	-2
b&t	-3	2						1
bal	1		-2	-2	-2	-1		-4
be	2	-1					-2	-2
ber		-4	-1	-1	-1	-1	2	-3
bit	-3	4	-1			-1	-2	-2
bk	-1	-1	2				-2	-1
bna	-1	3		-1			-2	-2
bnk	-2	2	1
bom	-3	3	1					-1
bon	-3	1	2
box	3	-3	-3	-1	-1		1	-1
bro	-3		-1				4
but	3	-1	-2				-2
by	1	-2	-3	-1	-1		-1	-2
c	1	-5	1	-2	-2	-2	-2	-2
ca	3		-2
cal	1	-4	1		-1		-2
can	2	1	-3				-2	-3
cao	-4	4
cap	2						-3	-3
cc	3	-2	-1	-1	-1	2	-2	-2
cct	5	-5	-5	-3	-1	-1	1	-4
ces	-1		2	-1			-3	-3
che	2	-2	-1
chủ	2	-2						-1
cia	4	-2	-1				-3	-1
co	-2	-3	1	-1	-1	-1	-1	1
coa	3	-2	-1		-1		-2	-1
col	4	-2	-2				-2	-1
com		-1	-2				-1	3
con		1	-3				1	-1
ct	1	-3		-1				-2
cta	3		-2
ctr	-4	-1	1				1	2
ctv	-2		-1				-2	3
cu	-1	-3	2	-3		-1	-1	-3
cur	-2	-2	-1			-1	3	-2
d	1	-3	-2	1	2	-1	-1	-2
d's	-1	2	-1				-1	-3
dad	-2	3	-3				-2	-1
day	1	-6	1	-1	-1	-1	1	-2
de	1	-4	-1	-1	-1	-1	2	-2
dec	2	-2	-1				-1	-1
ded	4		-1				-3	-1
def	2						-2
der	-1	2	-3	-1		-1	-2	-5
des	1						-2	-1
dge	1	-3	1				-1
dla	3		-1				-1	-1
dle	2	-1	-1
dma	-3	3
dmp		-3	-2	-1			1	-2
do	1	-2	-1					-2
dor	3	-2	-1		-1		-1	-2
dos	-3	-1	1				3	-1
dpd	-2	-1	-1	-1			3
dr	-2	1	-2	-1			-3	2
dra	-2	2	1
dti	2	-1						-1
du	2	-1					-2
d’s	3	-3	-1					-1
e		-3		1			1	-1
eaa	-4	4					-1
ear	1	-2	2				-2	-1
ebo	2	-1	-3				-1	-2
ebt	1	-3	-1		-1	-1	1	-2
eca	3	-3	-1				-1	1
ect		1	2	-1	-1	-1	-2	-3
edy		1	-3					-1
eed	-1	-3	-3	-1	-1	1	3	-2
eek	3	-3	-2
ees		-3	2				-1	-1
ef	5	-2	-2				-2	-2
eft	3	-3	-1	-1	-1	-1	-2	-2
efx	2	-3	-3	-1		1	-2	-2
ege	-2	4					-1	-2
egg	-1	-2	2	-1		-1	-2	-3
eir	3	-1	-1				-1
el	2	-2	-1
ela	-3	2	4	-1	-1	-2	-3	-3
eld	-1	1	-3	-1		-1	2	2
elk	-4	3	1					-1
ell	1	1	-3		-1		-1	2
elm	-2	2						-1
ems	-2	-1	3	-1	-1	-1	-2	-3
en		-3	-1	-2			2	-1
end	2	-2					-3
ene	2		-1				-1	-3
ent	1	-2	-1	-1	-1	-1	3	-1
epo	-2	-1	-1				3	-1
eq	4	-2	-2	-1			-1	-1
erd	-3	3
ere	1	2	-1			-1	-2	-1
ern	1	2	-1				-2	-1
ero	2	-1	-1		3		-3	-1
ers	-2		2	-1		-1	-4	1
ery	-1	-3	2	-1	-1	-1		-2
esc	3	-1	-2				-1
ess	-2	-1	1	-1		-1	-3	2
ets	3	-2	-2				-2	-1
ews	2	-1	-1				-3
ex	2	-1	-2				-1	-1
exp	3	-1	-1				-1	-1
eye	-3		4				-1	-1
e’s	2	-3	-2
f	3	-2	-1				-2
fa	-1	-1	4				-1	-1
fas	-3	3
fax	5	-4					-2	-1
fcu	-3	1	3	-1			-2	-3
fed	-3	2	1				-1	-2
fee	2	-1	1				-4	-1
fer	3	-3	-2	-1			-1	-1
fha	4	-1		-1		-1	-2	-1
fix	3	-3					-1
for	2	-4	-2	-1	-1	-1		-4
fri	3	-1	-1		-1		-1
fsb	-3		3
fth	-3	1	1		2			-2
g	3						-3
gal	2	-4	-1				1	-1
gan	-3	1	1	-1			2	-1
ge	-4	3	-1				-1	2
gia	-3	1	1				-1	-1
gm	-1	3	-1					-2
gmt	-2	-2	2	-1			-1	-3
go	1	-3	1				-1	-1
god	2	-1	-1				-1	-1
got	3	-3	-3				-1	-1
gs	-3	-2	4
has	3	-2	-5				-1	-1
hat	2	-4	-2		-1		1	-2
hed	3	-1					-1	-1
hem		-3	-2			-1		-1
hen	2	-3	2	-1			-2	-2
heo	2	-2					-1
her	2	-2	1			-1	-3	-1
hey	-2	-5	-3			-1	3
hf	-2	-2		3
hi	1	-3	-1				2	-1
hip	2	-3					-2	-1
his	-1	-2	-3		-1	1	2	-2
hle	-3	3
hly	2	-4		-1	-1	-1	-2	-2
hsa	3	-2	-1	-2
hts		3	-2				-1	-1
hut	-3	3				-1	-3	4
hys	-5		3				-1	3
i	1	-2	-3	-2	-1	-1		-3
i'm		-3	-2				1	-2
iah	3	-2	-1					-1
ial	-3	1	2	-1	-1	-1	-2	-1
ian	-1	-2	4	-1			-3
ibe	3		-2				-1
ich	1	-3	-3					-1
ick	3	-1	-2	-1			-3	-3
ico	4	-3	-2					-1
ics	-5	-1	2				-2	3
ict	3	-1	-2				-1	-1
id	5	-3	-3	-3	-1		-1	-1
ide	1	-1	1				-2	-1
ied	3		-1	-1	-1	-1	-5	-2
ies	3	-3		-1			-3	-1
iew	-1	1	-1				-5	1
if	4	-3	-1				-2	-2
ife	5	-2	-2				-3	-1
iff	3	-1	-2				-1	-1
ify	3	-1	-2				-1	-1
igh	2	-3	-2				-2	1
igo	-3	2	2					-3
ii		-2	1	-1		-1	-1	-4
ild	-3	2	2				-1	-1
ile		-3		-1		-1	-1	3
ill	2	-2	-1	-1	2		-2	-3
ils	6	-1	-3				-3	-1
ily	-1		1	-1	-1		2	1
ima	1	-3	1					-1
ime	-2						3	-1
imo	4	-2	-2				-2	-1
in	-1	-5	-3	-3		-1	2	-2
inc	-1	-5	2	-1	-1	-1	-2	-3
ine	-1	-1	2	-1		-1	-3
ins	2	-2	-1				-3	1
iod	3		-2				-1
ion		-2	2	-1		-1	3	-3
iot	-3	3						1
ips	-2	3	-1				-1	-1
ipt	2	-2	-1
ira	3	-2	-2	-1				-1
ird	-2	1			2		1	-2
ire	-3	2	3				-1	-2
irm	-2	2		-1	-1	-1	-2	-1
irs	-2	3	1				-1	-2
is	3	-4	-7	-1	-1	-1		-2
isa	-1	-1	2	-1		-1	-4	-1
ise		1					-3	-3
it	-1	-3	4	-1	-1	-1	-1	-2
ita	-3	4	1
ite	3	1	-1				-1	-2
ith	1	-3	-3			-1	1	-4
iti	-2	1	3	-1		-1	-3	-1
its	3	-4	-4	1			1	-2
itt	-2	-1	3				-1	-2
ity	-1	-2	1	-1		-1	-4
ius	3		-2		-1	-1	-1	-1
iv	-1	-3	2
iva	-3	1	1				-3	2
ién		-3					1
ión		-2	-3				2	-1
iện	-3		1					2
j	3	-1	-2	-1	-1		-3	-1
jan	1	-3	-2			-1		-1
jcp	-3	2	2	-1			-2	2
joy	3	-2					-2	-1
jt	3	-1		-1			-1
jun	3	-2	-1				-2	-1
k	2	-3	1	-1			-4	-1
kay	1		-1				-3	-3
ken	2	1	-3				-2	-1
ket	1	1	-3	-1			-1	-3
kly	3	-2	-1				-1	-1
ko	3		-3
l's		1	-1				-2	-3
lan	-1	1	2	-1		-1	-1	-3
ldo	4	-2	-2	-1	-1		-3	-2
led	4	-3	-1	-1	2	-1	-3	-2
let	2	-3	1				-1	-1
lex	-2	2	3
lia	-2	-1			1		2	1
lic	-1		1				-3	-1
lin	-2	-2	4					-1
lla		-2	3				-3	-2
llc	-3	-4	4	-2	-2	-2	-5	-3
lly	1	1	-1		-1		-2	-3
ln		-2		1				-2
loc	-1	3	1	-3	-1	-1	-2	-2
lol	3	-2	-1				-2
los	4	-1	-1				-1	-1
lry	2	-1	-2				-1	-4
lsi	-3	2	2
lso	2	-3	-1					-1
lta	-2	3	1	-1		-1	-2	-2
lus	1	-4					-1	-2
luz	2	-2	1				-2	-1
lvd	3	-1	-1				-1	-1
m		-2	-1	-1	-1		3	-1
ma	1	-1	-3				-1	-1
mac	-3	5	-2	-1			-1	-2
man	2	-1						-3
mas	1	-3	-1				1	-2
max	-3	3	2	-1			-2	1
me		-3	-1				1	-1
med	-2	2		-1		-1	-2
men	3	-2	-2
mer		-1					2	-4
mes	1	-3	-1			-1		-2
mex	-3	4	-3	-1				-3
mi	1	1	-3	-1			-1	-1
mic	3	-1	-2				-1
min	2	-5	-1	-1	-2	-3	-1	-2
mit	1	2			-1		-4
mls	3	-1		-1		-1
mn	3		-3					-1
mo	2	-4	-1	-1	-1	-2		-2
mon	3	-2	-1			-1	-1	-1
mos	2	-4	-3			-1	1	-2
mr	-1	1	-3	2	-1			-3
mri	2	-1	-1
mtg		-2	1	-1			-4	-2
mum	4	-2	-1			-1	-3
my			-2					-3
n	1	-3	3	-2	-1	-1	-2
n's	-3	4	-4				-1	-1
n't	5	-2	-2				-2	-1
n.a	-3	-4	4	-1	-1	-1	1	-1
n/a	4	-3	-2	-1			-1	-2
n/r	2	-1	-1
nc	2	1	-3					-1
ncb	-4	4	2	-1		-1	-2	-3
nce	1	-3		-1	-1	-1	-2
ncy	1	-3	3	-1	-1	-1	-1	-3
nds	4	-2	-1	-1			-2	-1
ndt	2		-2
ned		-4	1	-1	-1	-1	1	-3
nee	4	-1	-2				-1	-2
ner	-1	1	1	-1			-1	-3
nes		-3	1				1	-2
net	-1	3	-1	-1		-1		-3
new	2	-2					-3	-1
ney	-1	1	1				-2	-3
nfo	3						-2	-1
ngs	1	-4						-1
ni	3	-1					-1
nie		-1					3	-1
nit	-1	-2		2	1	-1	-1	-2
niv	-3	1	3					-2
nks	3	-1	-2					-1
nly	4		-1				-2	-1
no	1	-4	-4	-1		-1	3	-2
nos	3	-1	-1				-2
not	2	-3	-3			-1	-2	-2
now	1	-3	-3	-1	-1	-1
nse	3	-1	-1				-1
nst	2	1					-3	-1
nte	-1	-3	-2	-1			2
nth	2	-2	-1			-1	-2	-1
nto	4	-2	-1				-1
nts	1	-1	-3			1		3
nça	-2	-1	-1				3	-1
nợ	2	-2	-3
o	1	-3	-2		-1	-1	1	-1
o'd		-1	-2				3
oad	2	1	-3		-1		-1	-1
oan	1	-1	1	-1	-1		-4	-2
oc	3	-2					-1	-3
ock		3					-2	-2
oct	1	-1	-3				1	-2
ode	3	1	-2				-1	-1
odo	2	-1					-1
ods	3	-1	-2				-1	-1
oes	3	-1					-2	-1
of	1	-5	2	1	-1	-1		1
ofa	-3	3						-1
off	-2	-1	-1	-1	-1	-1	3	-3
ofi	-1	2	-3		-1		-1	-3
ogy	-3	-1	2				-1	2
ok		-5	-3	-2	-1	-1	1	-2
old	2		-1			-1	-3	-3
oll	-3	-1	2	-1	-1	-1	3	-3
omm	1	-3	-1					1
omy	-3		3
on	1	-5	-2		-1	-1	1	-2
onv	3	-2					-1
ony	-3	1	1	-1		-1		1
ood	1	-3	-4				1	-1
oof	-1	-4	2				-2
ool	1		2				-3	-1
oop	-2		3				-1	-1
op	3	-2					-1	-1
ork	1	-1	-2				1	1
orp	-3		2	-1			-2	-1
orr	2	-1					-1
ory	3	-2	-2				-2
ose	1		-1				-3	-1
osp	-3	-2	1					2
oss	1	-3	-1					1
ost	3	-2	-1				-1	-1
ota	-2	2	-3					-2
ote		-2	-2	-1			2	-1
oth	4	-4	-1				-3	-1
ous	3	-2					-2
out	2	-2	-5					-1
ove	-1	1	-1				3	-1
owe	2	-5		-1	-1		-1	-2
own	2			-1			-3	-1
p	4	-1	-3				-1	-1
p.o	3	-1	-2	-1	-1		-2	-1
pa	1	-1	2	-1	-1	-1	-3
pal	-1		-3					2
pay		-1	1	-1	-1	-2	-1	-3
pcs	-3							4
pen	3		1	-1	-1		-3	-1
per	-4		3	-1	-1	-2		1
pif	5	-2		-1			-4
pk	-4	-1	2	2
pmc	-2	3				-2
pmt	3	-4	-3	-1	-1	-2	1	-2
po	5	-2	-4	-1	-1		1	-1
por	3	-1	-2					-1
pos	3	-3
ppa	-2	-2				-1	2	-1
ppc	-2	4					-1	-1
ps	3		-2					-1
ptd	4	-2	-1				-1	-1
q	4	-1	-3				-1	-1
que	1	-2	-1				1
r	1	-4	1	-2	-2	1		-2
r's	3	-1	-2				-1	-1
ral	-1	-1	1				-3	1
ray	-1	-3	3				-1	-2
rch	3	-4	-1					-2
rd	3	-1	-4				-2	-2
rds	-1		1	-1			-2	-2
red	3	-2	1	-1		-1	-5	-3
ree	2	-4		-1				-1
ref	3	-3	-2	-2				-2
res	-1	-4	1	-1			-1	1
rev	4	-2	1			-1	-6	-1
rge	-1	-3	1			-1	2	-2
rgo		-3	1				-1	-2
rgy	-2				-1			2
ria	-2	3		-1			-2	-1
rid	-2		1	-1	-1		-2	2
rig	5	-4	-2				-1	-3
rin	-1	-2	2	-1				-2
ris	-2	3						-4
rks	1	-2	2				-3	-1
rly	3						-2
rma	3	-1	-1					-1
rms	3	-2					-1	-1
rna	-1	3			-1		-1	-1
rom		1			-1	-1	-1	-4
ron	1	-3	1
rro	2	-2	-1				-1
rry			-1		1	-1	-4	-2
rse	-1	-1	-1				-2	3
rta	3	-1					-3	-1
rty	1	1	-1				-1	-3
rum	-2	-4	-1				1	3
run	3	-1	-2
sa	3	-2	-2					-1
saa	-4	3					-1	-2
sbc	-4	2	1					2
sed	1		-3					-2
sen	2	-1	-2					-1
ser		2	-2				-2
ses	3	-2					-3	-1
set	-1	-1	2				-3	-1
sh	2	-1	-1
sin	1	-4					1	-1
sit	4	-3	-3				-1	-1
ska	-3	1	2				-1	-1
sky	-3	3	2				-1	-3
snb	-1	3	-1				-1	-2
so		-4	-2		-1	-1	1
sol	1	-3						-1
st	-2		-1	-1	-1	-1		3
ste	3	-1	-2				-1
sum	4	-2	-1	-1			-2	-1
t&t	-2	-1	-1		2			4
t's	1	-4	-5			-1	1	-2
tal	-1	-3	1	-1	-1	-1	-1
tax	1	-3					-1
tch	3	-1	-1				-2
tcy	2	-1	-2		2		-3	-1
ted	3		-1	-1	-1		-2	-3
tem	2	-4		-1	-1	-1	-2
ter	-1	2	-2	-1	-1	-1	-1	3
tes	-1		3					-3
the	2	-3			-1	-1		-1
tho	-3	-1	2				1
tis	3	-2	1				-1	-1
tj	-2	3
tjx	-2	2	1
to	2	-4	-2	-1	-1	1		-2
tor		-3		-1	-1	-1		-2
tos	3	-3	-1				-1
try	-3	-1	3
tu	5	-3	-2				-3	-2
tuc	2	-3	-2		2	-2	-3	-2
tun	-3	3	-1				-2	-1
tus	4	-2	-2		-1		-2	-2
tx	3	-2	-1	-1
tão	3	-3	-1				-2
t’s	3	-1	-2				-1
u.s	-1	1	-2	-1		-1		-3
ual	3	-3		-1			-3	-1
uck	-1	-3	2
ude	-1	-1	2				-3	-3
ued	3	-4	-3					-1
uel	-1	-2	2				-1
uff	4	-1	-2				-1
ugh	5	-2	-2				-4	-1
uh	3	-1	-2				-2
uis	2	-1	-3					1
ull	2	-2	-3	-1		1	-2	-2
ult	3	1	-1				-3
ulu	3	-1	-1				-1
un	-4	-1	2				2	-1
une	1	-3	-1					-3
uns	3	-2	-1	-1
unt	1	-3	-2		-1	-1	1	-3
ure	-1	3		-1		-1	-3	-2
urg		1	-1					-3
uro	3		-2				-1
urr	-3	-2		-1	-1	-1	3	-2
urt	1	-3	1					-2
us	-3	-2	-2	-3	3	2	-5	-4
usa	-2	-1	3	-1		-1	-1
ute		3	-1		2		-5	-1
uth	-2	3	-1			-1	-2	1
uto	1	-5	1	-1	-1		-3	-1
uts	3	-1	-2
uty	3	-1	-2					-1
v	4	-1	-3				-1
v's	-3	4	1				-1	-1
ven	2	-2	1				-2	-1
ver	-2	1	1	-1	-1	-1		-3
vin	1	-3	-2	-1			1	-2
vol	3		-1					-1
vor	-2	-1	3				-1	-1
was	2	-3	-3			-1	1	-2
way	-1	3	-2				-1
we	2	-2	-4		-1	-1	1	-3
wed	3	-3	-1	-1	-1		-2	-2
who	4	-3						-1
x	2	-2	2	-1			-3	-1
xp	3	-1	-1				-2	-1
xpn	3	-3	-1			1	-2	-2
y	1	-3	-3	-2				-4
y's	-3	3	-1		-1		-3
yer	-2	-3	2	-1			2	-2
yes	1	-4	-1	-1		-1	2	-3
yet	3						-3
yon	-3	1					1
you		-2	1		-1	-1	-4
ype	4	-3	-2	-1	-1	-1	-3	-2
yst	-2	1	2					-1
ytd	3	-2	-1
y’s	-2						1	-1
zip	-2	4	-1				-2	-2
zle	-3	3			-1
zon	-3		2	-1	1	-1	-2	2
áng	3						-3
ção	3	-1					-2	-1
é	3	-2	-2				-1
али	-3						3
余额	1	-3	-3	-1	-2	-1		-2
催收	3						-3
合计	3	-2					-1
尾号	2	-2	-3	-2			2
常还款	-3	-1					3
房贷	1	-3	1				-1	-1
收公司	-3	-2					4
欠款	4	-1					-4	-1
正常	-3						3	-1
生贷款	3	-2	-2				-1
账号	3	-1	-4	-2			-1
# word first of cell
0 of 2	1	-1					-1	-3
0 of 4	3	-2	-2				-4	-3
0 of 5	3	-2	1				-3	-3
0 of 7		1	-3	-4	-1	-1	-3	-1
1 of 2	1	1	-4		-1	-1	-3	-2
1 of 3	1	-1	-2	-4	-1	-1		-1
1 of 4		-2	-1	-1	-1	-1		2
1 of 5	1		-3	1	-1		-3	-1
1 of 6		1	-4	1	-1	-1	2
1 of 7	1		-8		-1	-1	-1	2
2 of 6		3	-3		1	-2	-3	-2
2 of 7	2		-8		-1		-1	-2
3 of 4	2		-2	-1	-1	-1	-1	-3
3 of 5	1	2	-1	1		-1	-3	-3
3 of 6	-1	3	-2	-1	-2	1	-3
3 of 7	1	2	-7			-2	-1	-3
4 of 5		-1	-2	-2		-1	1	-3
4 of 6	-2	3	-1	-2	1	-2	-1	-1
4 of 7	1	1	-4	-1	-1		-3	-3
5 of 7		1	-3		-2	-2		-3
6 of 7	1	-3	-2	-2	-1	-2	2	-1
capital		-3	-2		-1	-2		-5
capitalised	1	2	-5	-1	-1	-1		-1
capitals			-8	3	-2	-1	-2	-1
date		-4	-3	2		-1	-1	-4
letters	1	-1	-3	-2	-1	-1	-1	-2
percent	3	-2	2	-2	-1	1	-4	-2
small		-1	-2		-1	-2	1	-3
# word first of line
date	1	-3		1	-1	-1	-1	-2
percent	3	-1					-2
# word first word comes
always		-1	1	-2	-3	-3	1	-2
always, first	2	-2	-1	-1	-1		-1	-3
often, first	2	-5	-2	-2	1	-1		-2
twice	1	-2		-2	-3	-3
twice, first	1	-2	-3	-1	-1	-1	1	-1
# word heading
a	-1	2	1	-1			-3	-2
account #	1	-3	-2				-1
account closed	2		-1				-3	-1
account no	-2		-3	3			-1	1
account not	2		-1				-3
account number	2	1	-3	1			-1	1
account status	1	-3	-2	-1	-1	-1		-2
account type	1	-3				-1	3	1
account type installment	2		-2				-1
acct	3	-3	-1	1			-3
acreedor		1		-1			-3	1
actions	3	-1	-1				-2	-1
activity designator	3	-1	-2				-2
administration		1	-3					-1
agency	-1	1	2	-1			-3	1
aidvantage on behalf	3		-1				-2
al corriente	-3	2	1				2	-1
ambulance	3						-3
and		-3						2
and address of	-2		3			-1
anesthesia	-2	-1	3				-1
annual percentage	4	-2	-2
another lender	-3						2
apple card	-3						3
applicant	3		-1	-1			-2	-1
apr	3	-3		-1		-1	-2	-1
as of	-3	1	2				1	-1
attorney	3	-1	-2
back to top	-3	2					2	-1
bad debt	-2	1					1
balance	1	-1	-4	-1	-1	-1		-3
balance amount	-2		2				1
balance date	3	-1					-3
balance transfer	3	-1	-2
balances	3	-1					-3
bank delaware	1	-1	-3				1	-1
bank of america	-2		-1				2
bankruptcy	2	-1	-3				-1	1
barclays		-1	-1	-1			1	-3
before thursday	-1	1	3				-1	-1
behind?	-3						3
bill	2	-1	-2	-1			-2	-2
bluestem	2	-2
bureau	3	-2				-1		-1
by month	-2	-2					4	-1
by others	3		-3					-1
card	1	-4	-3	-1			1	1
card credit	4						-4
card gs	-2						2
cards	1	-1	2				-3
category	3	-3	-2				-1	-1
charge card	3						-3
charge-off	3		-1	-1			-2	-1
charge/credit card accounts	-2	1	2
charged off		-1	3					-1
chủ nợ	2	-3	-1				-1	-1
citibank	-2		3				-1	-1
claim	3		-2
class	2	-3	1	-1			-1
classification unknown	2		-1				-2
client		-1	-1	-2		-1	-3
closed by		-1	3				-2
code	2	-2					-2
collection for	-3						3	-1
collection/chargeoff	4						-4
collector	-1	1					2	2
comments		1	-2					-3
company	2	-1	-1	-1			-1	-2
company information	3	-2	-1
company request	3		-2				-1
condition	-3	1	2				1
condition open	-3	-1	2				2
consumer	3		-1				-3	1
consumer usa	-4		2				4	-2
corriente	1						-3
credence	-3	-1					1	2
credit history	3	-2	-1					-1
credit karma	1	-1	-3				1
credit limit		3	-1					-1
credit services	3	-1	-3					-1
creditor acct	-2	2	2	-1		-1	-2	-2
creditor avant	3		-3				-2	-1
creditor original	-2	3	3				-2	-3
creditor's	3		-1				-1	-1
creditorname	-2	1	3				-2	-1
creditors	-1	-3	1	-1			2	-2
current account	-2		2	-2			3
current creditor	-4	5	3	-1			-2	-2
current holder	3	-2	-3				-1	-1
current paid	-1	2	1				-3	1
current terms	4	-1	-2				-4	1
customer	3	-2	-2
danh sách	3	-2
date closed		-1	-1				3	-1
date of last	-3	1	-1				2
date reported	3	2	-1				-5	1
days past		2	1				-3	-1
days past due	-3	2	3				-1
debt	-2	2		-1		-1	-3
debt type	3	-2	-2				-2	-1
debts	-1	2	1		-1	-1	-1	-2
debts for	2		-1				-2
delaware	3		-2				-2	-1
description	1	-1	-1	-1		-1	-1	-3
details	-1	-3	1				2	1
digits	3		-3				-1
dispute the	2	-1				-1	-1
division	-2	-1	2					-1
due	1	-2	2	-1			-3	-3
edfinancial services	2	-1	-2				-1
electric	-1	1	3				-2	-1
eligibility used	3	-2	-2
enhanced recovery	2	-1					-3
enrolled	4	-2	-3				-3
equifax transunion	2	-4	-1		-1			2
equity line	-3		2				2
est monthly	2	-2					-1
estado al corriente	2	-2	-1
evidenced by	-3		3
experian	2	2	-1	-1			-1	-4
experian credit	3	-2	-3
explanation	-1	2	-1				-1
factoring company	-2	-1					-1	4
feb	-2	2	-2				2
feb jan	-3	-1					1	2
feb mar	3	-1	-1				-2
federal cr	-3		1				2
federal credit	1	-3					-2	-1
finance	2	-1	-3				1	-2
financial institution	3		-1	-1
first delinquency	3	-1	-2				-2
first premier		-3					2	-1
following	1	-1	-2				1
following accounts	2	-1	-1				-3
for	-1	-2	-2	-2			-2	2
for collection	1	-1	3				-4	-1
freedom	3		1				-3
funding	1	-1	1				-3
gas	2						-2
goes	-2	1	2				-1	1
good afternoon	2	-1	-2				-4
group llc	2		-1				-2
has #	-2	-1		2		-1	-3	-1
has -	-1		1	-1			-3	1
has /	-1	-2	-3		-3	-3
has accounts	-2	3		-2	-1	-1	-1	-3
has acct	-1	-1	1	4	-1	-3	-2	-1
has active	3		-1				-2	-1
has activity	3	-2	-1				-2	-1
has afternoon			1				-4	-1
has again	-1	-3	-1				2	-1
has agencia	3		-1					-2
has agency	-2	1	3	-1		-1	-2	-2
has agreed	-1	-2	1	-1	-1	-1	1	1
has agreement	3			-1			-2
has amount	2	-2	-1	-1	1	-1	-1
has amt	2	-1	-1					-3
has anesthesia	-2	1	2	-1			2	-3
has annual	1	-3	2				-1	-2
has any	3	-2					-2	-1
has app	-1	-3	1				3	-2
has applicant	1			-1		-1	-3
has apply	4	-4	-3				-1	-1
has apr		-2	1	-1	-1	-1		-3
has asked	-1			-1	-1		-4	3
has asset	1	-2			-1		-3	2
has assets	5	-4	-2				-1
has assigned	1		1				-3	-1
has assistance	2	-2	-1				-1	-1
has avant	4						-3	-1
has b		2	-1	-1	1	-1	-3	-3
has back	2	-3	-2
has balances	2	1					-4	-3
has bank				-1	-1	-1	2	-5
has bankruptcy		-2	1			-1	-3
has before		1		-1	2	-1	-2	-3
has behalf	3		-2				-2
has behind?	-3					-1	3
has bill	1	-1	-2	-1			-1	-3
has billing	1	1	1				-2
has bills			2					-3
has bluestem	3	-2	-2				-1	-2
has boa	2	-3	1				-2	-1
has breakdown	3	-1	-1				-1	-1
has brightwater	2	-1	-1				-3	1
has but	1	-3	-1	-1			-1	-1
has by	-1	-3	1	-1	-1	-1		-1
has c	-2			1	-1			-3
has call		2	-1				1	-3
has capital		-4	1	-2	-1	-1
has cards	2	-1	1				-2	-2
has care	-1	1	-1				3
has category	4	-3	-3				-1	-1
has cedar	2	-2	-2				-1	-1
has charge-off	3	-2	-1				-2	-3
has chg	4	-1	-1				-2
has citizens	1		1				-3	1
has claim	-1	1	1		-1	-1	-5
has classification	2	-1					-2	-3
has client	-1	-3	-3	1	-1	-2	-1	2
has closing		1	-2	-1		-1	-1	-2
has co		-1	3				-2
has code	1		1				-4	-1
has collection/chargeoff	2		1				-5	1
has collector	2	-1	-3					1
has college	2	-1	1				-3
has comenity	1		2				-2	-3
has comment	2	-3	-1			-1	-1	-1
has comments							-4	-2
has commonwealth		-3					1
has companies	4	-1	-3					-1
has condition	-2		3		-1		1
has consolidate	3	-2	1				-1	-1
has consumer		1		-1	-1			-3
has conta	-1	1	2	-3	1	-2		-2
has contact	2		-2		-1		-1	-2
has copy	-3	2	1				-1	-1
has corp	2						-2	-1
has correct	2		-1				-2
has count	1	-3						-2
has countrywide	3	-2	-2				-1
has creditor		-1	-1	-2	-1	-2	-1	1
has credits	2	-2					-1	-1
has customer	3	-3	-1					-1
has dana	2	-2					-2	-3
has data	5	-3	-1		-1		-3	-1
has days	-1	1	-2			-1	1	-2
has dba	-2		1
has debemos	2	-3	-1					-2
has debit	3	-2	-3				-1	-2
has debt	-1	-1		-1	-1	-3		2
has debts	1	1			-1	-1		-3
has debttype	1	-3	1			-1	-1	-1
has default	3	-1	-4				-1	2
has defendant	-1			-1			1	-3
has deficiency	3	-1	-1	-1
has delinq	-3						3
has description				-2		-1	-1	-4
has designator	3	-2	-1				-2	-2
has detach	3	-2	-1
has details	1	-3	-1	-1	-1		1
has deudas	2						-2	-3
has direct	2	-3	-1	-2				-2
has disclosure	-3	1	2			-1	1	-2
has dmp	3	-1	-1				-2	-1
has dti	-1	1	1	-1			-3	-1
has duration	3	-1	-1				-1	-1
has eastern	1	1	-1	-1			-3	-1
has ed/aidvantage	1	1	2				-2
has edfinancial	2	-1	-2				-1
has electric	-1	1	5				-3	-1
has eligibility	3	-2	-2
has enrolled	2	-2	-3				-2	1
has enrollment	-1	-2	-2				3
has error	-3	2	4				2	-2
has es	-4	-1	2					1
has escrow	2	-1					-3	-1
has est	3	-4						-1
has evening	2	-3	-1				-1
has every	1	-3					-1	-1
has everything	-2	-1	2	-1	-1	-1	1	-4
has exeter	-2	2	-1				-1	-1
has expenses	5	-2	-3				-1	-1
has explanation	2		-2				-4	-1
has extra	3	-2	-1				-2	-2
has f	2	-3	-1				-1
has factoring	3	-1					-1	-1
has federal	2	-3	-2	-1	-1			-2
has fee	1	-1					-2
has fees		-2	-3				1	-1
has finance	-1	-1	1	-1	-1		-1	-3
has financial	-1	-2		-2	-1	-1	2	-4
has fixed			-3	-1			-1	-1
has following		-3	2				-2	-2
has for	-1		-3	-1	-1	-1		2
has form	2	-2	-1					-1
has get		3					-2	1
has goes	1	3	-1	2			-1
has good	1		-2	-1	-1	-1	-2	-3
has gordon	-3	-1					3
has grant	-3	-3	2				2	1
has great	1			-1			-4	2
has guarantor			-3	-1			2	-1
has h/c	-3		3			1	1
has harbor	3	-2	-3				1
has hi	-1	1	1				-3	-3
has high			-5	-1		-1	1	-2
has highest	-3		2					-1
has home	1	1		-1				-3
has house	3	-1	-1				-3	1
has household	1			-1			-4
has how	2	-3						-3
has id	2		-1	-1	-1	-2	-4	-2
has if	4	-2	-2	1			-3
has inc	-2	-2	1	2	-1		-2	3
has include	3	-1					-2	-1
has income-driven	2						-3
has indicator	3	-1	-2					-1
has individual_account	2			-1				-1
has info			1				-2
has inquiry	3	-1	-1				-1
has institution	3	-2	-1	-1		-1	-2	-2
has interest	2	-3	-2	-1			1	-3
has involuntary	-2	1	3				1	1
has its	-1	2	1				-3	-1
has judgment	1	-3	-3				1	1
has june	3	-1	-2				-1
has k	2		-2				-1	-1
has keep	2	-1	-3					-1
has kind		2		-1		-1	-4	-2
has kitchen	-2	-1	2				1
has know	-3	-1	4				1	2
has l	-3		1	-1			1
has lakeshore	3	-1	-1				-2
has las	3	-2						-1
has last	-1		3	-3	-1	-1	-1	-4
has late?	-3						3
has later	-2	-1					2
has le	-2	-1	3				-3	-2
has lease		-3					1	1
has leave	3	-1	-1				-2
has left	3	-1	-2				-2	-1
has lender	1	1		-1	-1	-1	-3	-2
has lending		-1		-1			1	-3
has liabilities		-2					1	-3
has liability	-1	-2	-3			-1	2	-2
has liabilitytype	-2	1	3				-1	-1
has lien	3		-3
has lifetime	3	-2	-1
has lista	3					-2	-2	-1
has listahan		3	-1					-2
has listed		1		2		-1	-2	-2
has llc		-3	-1	-2	-2	-1	1
has loans	1	1	3				-2	-2
has lucinda		-2	1				-1
has m	2	-3	-2				-2	-1
has made	2	-1	-4				2	-2
has management		-1	-1	-1			-4	1
has mask	3	-2	-2			1	-1	-2
has mastercard	-1	-2	3				-1	-1
has matched	2		-1				-1
has maximum	3	-1					-3	-1
has medical		-3	-1	1			-1	1
has mensal		-2			-2	2	2
has messages	-3	1	3				-2	-1
has met	4	2	-3				-3	1
has mgmt	2	-1	-2				-1	-1
has mine	-2	3	2		-1		-3
has missed	-1	2	3				1	-1
has mn	-2		3					-1
has money	2	-1	-3	-1			2	-3
has month	-1	3		-3	-1	-1	2	-2
has monthly		1			-2	-2	-4	-1
has mop	2	-1	-1				-3	2
has mortgage		-3		-2	-1	-1	2	-3
has mountain	-3	1	-1				3
has n	-3	-2	1	2			2
has n/a	-3		-1	-1			3
has na	-1	-1			-1		3
has name	-1	1		-2	-1	-2	-3	-2
has national	-1	-3		-1				3
has navy	3	2					-2	2
has need	-3	3	1	-1	-1	-1	2	-1
has network		1	1				2	-2
has new		2	-4				-2
has noite	3		-1		-1	-1	-1	-1
has none	1	-1	1	-1			-2	-2
has nonpriority	-1	1	2	-2	-1	-1	-2	-2
has not				-2	-1	-1		-4
has note	-4	-2	2	-2		-1	2	-2
has notes	-1	-1	-2	-1	-1	3		1
has notice	4	-4	-1	-1
has nov	1	1	-3				-1	1
has november	2		-2				-1
has now		-4		1		-1	1	-3
has nợ	1	-2		-1			-1	-2
has oaks	1	-2	-2				-2	3
has obligations	-1	-3	1	-1	-1	-1	-2	-1
has off		1	2	-1	-1	-1	-2	-4
has offers	3	-3	-1				-3	-1
has office	3	-1	-1		-1		-1
has oi	3	-3	-1				-1
has ok		3		-1	-1	-1	-1	-1
has okafor	-2	2	-1					1
has old	-1	3	-2				-1	2
has omit	3		-1				-3	-1
has online	-4	2	2				1	-1
has or			-4	1		-1	-2	2
has order	4	-3	-4					-2
has original	1	-2	-2	-1	-2	-2		2
has original_creditor	1	-3	-2		-1	1	-2	1
has originalcreditor	-3						3
has originally		-2	-3					1
has other	-2	-1		3	-1	-1	-2	1
has others	3		-3				-1	-1
has our		-2	-1	-1			3	1
has outstanding	-3	-1	3	1	-1		-2
has owed	-1	1	1	-2	-1	-1	-4
has owes	5	-4	-2	-1			-2	-1
has owing	-1	-3	-2	-1	-1	-1	1	1
has own	3	-1	-1				-3	-1
has owner	1	-2	1	-1				-3
has pacific	-3						3
has paid	-1	-3	2	-1	-1	-1	-1	-2
has paid?	3						-2
has para	1	2	-2				-3	-2
has partners	-2	-3		-1			4	1
has pastor	3	-3	-3					-1
has patient	3	-1		-1			-2	-2
has payee	2	-1	-1	-1			-1	-3
has payment	-1		1	-1	-1	-2	-2	-2
has payments	-2	-3	-1	-1	1		-2	2
has payoff	3	-1		-1		-1	-5
has people	3	-2	-2				-1	-1
has period	3		-1				-2
has physician	-3		-1	-1			3	-1
has piedmont	3	-2	-1				-2
has pinnacle	-3	-1	1				-1	3
has placed		2	1				-3	-2
has plains	-1	1	1	-1			-4	1
has plaintiff	2	-2	-2					-1
has post	2	-3	-1				1
has potentially	4	-2					-4
has principal	3	-4	-2	2		-1	-3	-2
has priority	-2		3	-1			-1
has priya	1	1	2				-3
has product	4	-3	-4				2
has profile	3	-1	-2
has profit	1		1				-3
has program		-1	1				-3	-2
has prop	2	-1	-2					-1
has property		-3	1				-1	-1
has prosper	3		-2				-1	-1
has pruitt	2	1	1				-2	-2
has pulled	-1	-1	2				-3	-2
has put	-2	2	3	1				2
has que		1	-1	-1	-1	-1	-1	-2
has quillfeather	3	-2	-1
has r	3	-4	-1	-1			-2	-1
has re	2	-1	-3				1	-3
has real	1	3					-1	-1
has recent		-3		-1	-1	-1	-1	2
has record		-3					-2
has recovery	-1	-7	-1	-1	-2	-1	-1	4
has reflect	3			-1			-2
has regions	3	-1	-1				-3	-1
has remark	-2	2	2			-1	-3	1
has repayment	2	-4	-2	-1		-1	1
has requested	3	-1	-1				-2	-1
has requests	2	-2	-3				-1	-1
has results	2	-2	-2				-1	-1
has retail	3	1					-3
has review	1		-2	2			-3
has s		-1	-3	-1		-1	1	-2
has sagebrush		-3	-2				-3	1
has said	-1	3					1	1
has saldo	-1		-2	-2	1	-3	-1	-3
has same	2	-2					-1
has santander	-1	3	1		-1		-1	-1
has savings	2	-2	-3				1	-1
has schedule	2						-2	-1
has scheduled	1		-2			-1	3	-2
has school			-3				2	1
has sec	-4	1	3	-1				2
has segue	1	3					-2
has send	4	-1	1				-2	-2
has sent	-2	1	3
has services	-1	-2	1	-2	-1	-1	-1	-3
has servicing	1	-3	-3	1				-2
has set		-2	-3				2	1
has señora	-1	3	-1				1	-1
has shows	2	-3					-1	-2
has so	-3	2		-1	-1	-1
has sofi	3	-2					-3
has source		1	-2	1		-1	1	-3
has spring	-1	-3	1					1
has st		-3	-2	-2			1	-2
has stand		-1	2
has standing	-1			-1	-1	-1	1	-3
has start	3		-2					-1
has statement			1	-1			-4	-3
has status	-1	-3		2	-1	1	1	-2
has stay	-2	3	-1
has still		-3	1				-1	-2
has su	-3		1				1
has subcode	4		-3	-1			-1
has subject		-1				-1	2	-3
has subsidized	1	-2	-3				2	-1
has summary	1	-1	-1	-1			-5	-2
has syncb/sams		-1	-3				1	-2
has synchrony		1	3				-1	1
has syst	2						-2	-1
has systems	1	-5	-3	-1			1	1
has sách	3	-2	-3
has tallgrass	3	-2	-1		-1		-1
has target	1	-3	-1
has teresa	3		-2				-2	1
has terms	-1	-2				-1	-1	1
has thanks	2	-1	-2					-2
has thats	2	3	-4				-2	-1
has them		-1	-2	1			-3	2
has then	-2		1				2	-1
has they		-3	-1					-2
has thursday	-1	1	1		-1		3	-1
has tipo		2	-1	-1	-1	-1	-3	-1
has tires	-2	2	1					-1
has title	1		-3	-1				-1
has todo	2	-3	1				2	-2
has toledo	-3		2				2
has took	3	-1	-1					-2
has total	-1		1	-2		-1	1	-3
has trail	3	-2	-3
has transcription	3		-3				-1	-1
has transunion		1	-1	-2	-1	-1	-1	-3
has transworld	1	-2	-2					3
has tri-rivers	3	-1	-3
has triple	-3	3	1				1	-1
has tu		2	1			-1	-2	-1
has tudo	-3		2		-1	2	-1
has two	-2		2		1	-1	1	-2
has type		-1	-1	-2	-1	1	1	-3
has u		3	-2				-2	-2
has unknown	3		-1				-2
has unsubsidized	2	-3	-2				1	-1
has us	1	-3	-2	-1	-1			-2
has usa	-1		2				1	-3
has usage	-3	2	2	-1			-3	-1
has util	-1	-1				3	-3
has utilities	4	-1	-4					-1
has value	4	-2	-1				-1
has verfied	3		-2					-1
has view	-2	2					3	-2
has viewed	3	-2	-2					-1
has visit	2	-2	-1				-3	-2
has voss	-3	1	2
has w		2	-1	-1			-1	-1
has we're	-2	1	1				3	-1
has wells	1	-3
has were	-3						3	-1
has what				-3	-1	-2	-2	1
has which	4		-2				-4	-1
has will	1						-1	-3
has worst		4	1				-3	-1
has x	1	-1		2			-3	-1
has xp		3	1					-1
has y	-1		3	-2			-1	1
has ya	3	1	-2				-1
has year	3	-1					-2	-1
has yes	2	1	-1	-1			-5	-2
has yo	-3		2					-1
has yolanda	-3	2	3				1
has your		3	-2	-1	-1	-1	2	-3
has yours		-2	-3				3	-1
has yung		1					-1	-3
has zero	-1	3					-3	1
has |		2	2	-1	-1	-2	-3
has –	2	-2	-1				-1	2
has 债权人	-3	1	2					-1
heartland	3	-1					-2
heloc	1	1	-3				1	-1
hospital	1	2	-3	-1			-1
how secured	3	-1	-1				-2
hunter warfield	-3	-1					1	2
huntington	2	-2					1
ic system inc	2						-3	1
in good standing	-3	4	-2			-1	-2	-2
in repayment	2	-2		-1		-1	-1
in school	-3						2	1
inc is a	1		2					-3
included	2	-1					-2
income	4	-2	-2				-1	-1
individual monthly	2		-3					2
institution	3	-3	-3				-2	-2
interest rate		1	-3				1
investments	-3	1					3
is a debt		-1	-1				-1	3
item	-3	1	2	-1			2	-2
jan feb	2	-1					-1
jan feb mar	3	-1	-2	1			-2	1
kind	3	-3	-2				-3	-1
last		-3	2				-2
last month	2						-2
last pd	2		-2	-2			-1
late	3		-3				-1	-1
lender	2	-1	-1	-2	-1	-1	-5	-2
lendmark	-3	2					1
liabilities	-2	-2	3				-1	-2
liability type		-2	-3				2	-1
lifetime eligibility	3	-1	-2
line of	3						-2
line of credit	-4	2	1				2
loan			-1	-1			-1	-3
loan services	-3						3
loan type credit	1	1					-3
long time lurker	-3	1	2
luz	-3	1	-1				2
management		-1	-1				-1	2
mando lo que	-2	1	2				1
mar apr	3	-1	-1				-2
march	-3	1	1				2
marital debts		-3	1
mastercard	-2	-2	3				-1	-1
maximum	3						-3	-1
means 		-1			-3	-3
means amountLoose	1	-1	-2	-1	1	-1	2	-1
means reported	1	-1	2	-1	-2	-1	-3
means status	-1	-3	1	-1		1	1	-3
means statusLoose	-1	-3		2	-1		1	-2
means veto	2	-3		-1	-1			-3
medical center	4	-1	-1				-2	-1
met	3		-2				-1
midland	-1	-2					3	-4
midland credit	-1	3	-1				-2
midland funding	3	-1	-1				-1	-2
min	-3				-1	2	1
minimum payment	3	-2	-1			-1	-2
mop	2		-1				-3	2
more	2	-1	-1				-2
mortgage corp	-3		1				3
mortgage payments	3		-1			-1	-3
mortgage servicing	3		-1	-1
motor credit			2	-1			-3	-1
my credit	-3	1	3
my debts	-2	1	-1				3
n/a	-3			-1			3	-1
name	1			-1		-1	1	-4
name and	-2	1	2
negative items	3	-1	-2				-1
nonpriority	3	1	-2	-2			-1	-2
not on there	-2	2	1					-1
note	-1	-3		-2			2	-1
number	2	-3		-2	-1		-1	2
number balance	3		-1				-2
number date opened	-3		2				1
o	4	-3	-1
of first delinquency	3		-2				-2
off the	3		-1				-2
ok	2	-2	1				-2
ok ok	-3	1	3				1	-1
omit	3						-2	-1
on time			4				-1	-1
one			2				-3
one sec	-3	-1	2				1
only	-3	1	1				1
open open open	-3		1				2
open with balance	-3						3
open/never late	2		-2					-1
opened high		-1	-1				3
or before closing	3	-3					-1	-1
orig	4	-2	-1				-2
original	-2	1	3	-1		-1		-4
original creditor	1	-4		-1	-1	-1	2	2
original loan	3		1				-3
other	3	1	-2	-3			-1	1
owe	1	-3						-1
owed to	-3	3	2					1
owner	5	-2	-3				-2	-1
paid	2	-2	-1				-4	-1
paid as agreed	1	-1	-3				1
paid collection	3	-1	-3				-1
paid from	3	-3	-2					-1
paid last	3						-2
paid up	2	1	-3
paid?	3						-3
partners	-2	-1	1	-1			2	-1
pay off	3						-3
pay status	-2	1	3			-1	-1
payee	3	-1	-2				-1	-1
paying	3	-2					-1
payment deferred	2		-1				-1	-1
payment due	3	-2	-1				-1
payment history	1	-3					2	-1
payment warning	2		-2				-1
payments	-1	1		-1	-1	1		-3
pennymac loan	-4	1	1				3
percentage	-1	3	-2
percentage rate	-2	-1	2	-1				-1
personal	-2		1				3
phone number	4	-2	1				-2	-1
placed for	2	1	1				-2	-2
placed for collection	2	1	1				-6
potentially	3		-2				-2
potentially negative	3	-1	1				-3
primary	3	-2	-1
principal	4	-1					-3	-1
product	2	-2	-3				2
prosper funding	3	1	-1				-1	-1
purpose	-2	2	1	-1
rate	2	2				-1	-4	-1
real estate	1	1	2	-1			-2	-1
real estate mortgage	3	-1	1				-3
receivables	-2	-1	-2	-1	-1			2
recent account	3	-2					-2
repayment	2		-3				1
reported past	2						-2
request originator	1	4	-2					-3
requested	3	-1	-1				-1
requests	3	-2	-1				-1	-1
responsibility individual	1		1				-4	-1
responsibility individual monthly	-3						3
results	4	-2	-2				-1
riverbend	2	-1	-1
same	3	-3
santander consumer usa	-3		2				1
sec	-2	-1	3	-1			-2
secured	-2	1	-2			-1	1	2
services llc	3	-1						-2
servicing	-1	-2	-3	1				-1
sort by	-2	3					-2
source		-2	-1				2	-1
spring oaks	4	-2					-3	-1
stands	3		-1				-2
statement	2	-2		-1			-3	-3
status collection	2	1	-2				-2	-1
status current	-1	-2	3				-4
status open	3	-1	-1				-2
student loans	3	-3					-1
subcode	4		-3	-1			-1
subject re	-2	5	-4				-2	-1
summary of	3	-2	-1				-1	-1
summary of your		2	2				-1
synchrony		3	-1				-1	1
synchrony bank	3		-1					-2
tab bank	-2		2				2
telecom utilities	2		-2
term	3						-3
the	-2		3
the account	3	-1	-2				-1
the following		-1	3				-2	-1
the highest	-3		2				1
the list		-1	3				-3
them	3	-1	-1				-1
these are		2	-1
they	2	-1					-2
this	2	-1	-3				1
this account	-3		2				2	-1
time lurker	-2	-1	2
top	-1		3				-1	1
total	5	-3		-1			-2	-1
toyota	1	1	-1				-2
transunion	1	-2	-2	-2	-1	-1	-1	-4
transworld systems	1	-2						3
transworld systems inc	3		-3				-1	1
type charge	-3		3
type collection	2		1					-4
type credit card	2		1				-3
type opened	3	-2	-1			-1
type unsecured	3						-3
unpaid	3	-2				-1	-1	-1
up to date	-3		1				2	-1
updated	-3	2	4					-1
used	3	-1	-1				-1
valley	2	1					-2	-1
viewed by	3	-1	-2
western	2	-1	-1					-1
westlake financial			1				-3	-1
what we owe	-2	1	2				1	-2
who				-1		-1	-3	1
who owes	3	-2
who we owe	-2	-1	3				-1	1
whose	4	-1	-1				-3	-1
with status	-3	2
you	2	-4					-1
you asked for	-3	2					-2	2
you owe	1	-3	1					-1
you said	-1	1	-1				3	-1
you're all	-1	-2	3				-1
your	-1	-1	-1				3
your payment	2	-2
your transunion	-1	2	1				-3
# word known from here
begins creditor	-2	3	-2	-2		-2	-2	1
collector		4	-2	1	-1	-1	-2	-4
creditor	-4	1	1	-2	-1	-1	-1	1
kind		-3	2	-2	-1		-1	-2
status 90days	-1	-2	-2	-1	-1	-2	4	-1
status current	-2	-5	-4	-1	-1	-3	4	-2
trade	-1	-6	1	-1		-1	-2	1
# word known of cell
address		-2		-2	-3	-2	1	-6
kind	2	-4	-3	-1	-1	-1		-2
label accountStatus	3						-3
label amountLoose	2	-5	-3	-1	-1	-2
label date	1	-2	1	-2	-1	-1	-1	-3
label name	-1	-1	1	-2	-2	-1	-4	-2
label number		1		2	-1	-1		-4
label opened	3	-2	-1	-2	-1		-2	-2
label original	-1	-2	-1	-1	-1	-1	-3	2
label paying			3	-2	-1		-1	-3
label reported	2	-1		-1	-1	-1		-3
label status		-3		-2	-1	-1	1	-4
label statusHint	2	-2	-2	-1	-1	-1	-3
label text		-2	1	-1	-2	-1		-3
label veto	5	-2	-1		-1	-1	-2	-2
status		-4	-3	-2	-1	-1	2	-2
# word known of line
furniture	2	-4	-2	-1	-1	-1	-5	-2
name			1	1	-1	-3
section accounts	7	-6	-4		-1		-4	-1
section collections	4	-3					-3
section part		-5	-2	-1	-1	-1	1	-1
section skipped	4	-4	-4		-1	-1	-2	-2
# word label beside
account name	1	-2	-1	-2			-1	-2
account number	3	-1					-1	-1
account type	2		1				-3
american express	2	-3	-2				-1	-2
apr	3	-1	-1				-2
auto loan	1	1	1				-3
balance	2	-2	-1				-3	-1
best egg	2	1	-3
c	-3			-1			2	-2
chase freedom	-2	3	1
citi double cash	-2	2	2		-1			-2
collection		1	1	-1		-1	-3	1
condition	3						-2
due	3						-2
heloc	-3	2	2
hsbc bank	3	-2	-2	-1	-1
in collections							-3	1
installment	-2	3	3				-1
jefferson capital syst	-3	2	-1				2
late?	-3						3
means amountLoose	3	-2	-2				-1	-1
means balance	3	-4	-2	-1			-2	-2
means date		-2	-1	-1	-1		1	-3
means money	2	-1	-2	2		-1	-3	3
means name	-1	3	-1	3	-1	-1	-2	-4
means number	1	-2	-1	1	-1	-1	-1	-3
means opened	4	-2					-2	-1
means original		-3	-3	-1			-4	2
means paying	4	1	1	-1			-4	-2
means status		-3	-3	-2	-1	-1	1	-3
means statusHint	3	-3	-4	-1	-1		-1
means text	2	-2	-3	1	-1	-1	-1	-1
means veto	3	-1	-1				-1	-2
mohela		1	-3	1
month	3	-2	-2
n/a	-3						3
open	-2	-1	1	-1			3	-1
opened	3	-2					-1
original creditor	-1	-2	-2	-1	-1		-3	1
payment	3	-1					-2
payment status	-2	-1					2
pays as agreed	3						-3
pennymac loan services	3	-2	-2
r	-2	2	2				-2	-1
rate	3			-1			-2
rev	2	1	-1				-4
revolving	2	1	3				-2	-1
standing	-3						3
transunion	4	-1					-2
type	3	-1	-1				-3	-1
wells fargo	3	-1	-3					-1
y	1	-3	-1
# word label with colon
- status	-3						3
account number	3	-1					-1
address	3	-2	-2				-1	-1
approval odds	3						-2	-1
comments	3	-1					-2	-3
creditor	-3		2				-1	1
creditor name	3	-3	-3					-1
current creditor	1	-3	-1				-1	-1
ecoa	3	-1	-1				-2
example	3	-2	-2				-1	-1
file source	3	-2						-1
from	1		-1		-1	-1	-1	-3
high balance	2				-1		-1	-1
late payment warning	3	-1	-1				-1	-1
loan status	6	-1					-4	-1
loan type description	2	-3	-2				-1	-1
means agency	-3	2	2	-1		-1	-1
means amountLoose	3	-1					-2
means balance		-4	-2	-1	2	-2	-1	-1
means date	2		-1	-2	-2	-1	-4	1
means money	1	-4	-2	-1	-3	-2		1
means name	1				-2	-2	-2
means number	3	-2	-1		1		-3	-3
means original	-2	-3	-2	-1	-1	-1		2
means pastDue	3	-1				-1	-2	-1
means paying	1	-3	-2	-1	-1	2	-2	-3
means status	-1	-3	-2	-1	-2	-2	1	-3
means statusHint		-4	-3	-1	-1	-2
means statusLoose	-1	-3	-2	-2	-2	-2	1	-3
means veto	1	-1	-1		-1		-1	-3
monthly payment	3	-1					-2	-1
name	3	-1	-1
note	-1	-1	-1		-1	-1	2	-1
notice	3	-1					-1	-1
orig cred	-2	-1					-1	3
original creditor		-3	-4	-1	-1	-1
patient	1	-3					-1	-2
poe	3	-2	-2					-2
re	-1	-2	-2	-1			3	-2
responsibility	3	-1					-1	-1
sent	3	-1					-2	-1
status		-2	-2	-2	-2	-1	1	-2
student city	3	-3
student last name	2	-2
subject	3	-1					-1	-1
terms	4						-3	-1
tip	3		-1				-3	-1
to	5	-3	-3		-1			-2
total	3				-1	-2		-1
存款	3	-2	-1				-1	-1
# word last of line
date		-2	-3	2	-2	-1	-2	-2
letters	-1	-3	3	-1		-1	2	-2
small	1	-3		-1	-1	-1
# word line above
</credit_liability>	-1	-3	-2	2	-1	-1	-2	3
account closed by credit grantor	4	-1	-1				-1	-1
account details	1	1	1				-3	-1
account name	-6	5	6	-1			-2	-2
account number	-3			3
accounts	1	3	1				-2
accounts in good standing		1	-3				1
begins #	-1	2	2	-2	-1	-2	-1	-4
begins $			1			-1	-1	-3
begins (	1	-1		2	-1	-2	-3	-4
begins /	2		-1				-1	-1
begins <	2	-3	1			-3		-1
begins =			1	-1		-1	-2	-3
begins [	1	-2	2		-2	-2	-1
begins a	2	-2	1			-1		-1
begins account		-2	-1	-1	-3	-2	1	-1
begins acct	-1		2	-3	-1	-2	-1
begins active	2	-3	-1				-1	-1
begins add	3	1	-1				-1	-1
begins address	-1	-4	-2	-2	-1	-1		2
begins addresses	3	-2	-2					-1
begins adverse	-1	1	3			-1	-1	-1
begins agency	-2	-2	1	-1			-1	3
begins aidvantage	-2	3	1	1	-1	-1	1	-2
begins all	-1	-3	1				2	-1
begins ally			-1	2	-1	-1	1	-3
begins amount	-1	-5	-2	-1	-1	-2	1	-3
begins anything	-3		1				1	1
begins applicant	4	-2	-3		-1			-1
begins arvest	2	-2	-2				-1	-1
begins assets	4	-2	-3				-1
begins award	-1	-3	-2				3
begins b	1	-3	1	1	-1	-1		-2
begins bal	-2	-3	-1	-1		-1	1	1
begins bank	3		-1	-2	2	2	1	-2
begins barclays	-4	2	2	-1	-1	-1	3	-2
begins before	1						-3
begins behind	-3	3	1				-1	-1
begins bill	2	-2	-2
begins borrower	1	-1	1				-3	-2
begins both		2	-2				-2
begins bread		1				2	-3	-1
begins bridgecrest	2	-3	-2	-1				-1
begins call	3	-1					-2	-1
begins capital	2	-1	-2	-1	-1	-1		1
begins car	1	1	1				-3	-1
begins card	2	-1		-1			-3	-2
begins cards	1		-1	-1	-1	-1	2	-4
begins carrington	3	-1		-1			-1	-1
begins carro	2	-4						-1
begins case	2	-2		-1	-1		-4	-2
begins chapter	2	-1					-1	-2
begins chase	1	-3		-1	-1	-2		-1
begins chrysler	3	-2	-2				-2
begins cobranzas	-3	-1					2	2
begins collection	-2		1	-2	-1	-1	-2	3
begins collection/chargeoff	3						-3
begins comments	2						-5	-4
begins commonwealth	1	-3	-3				2
begins consumer	3	-2					-2	-1
begins contact			2				-3	-3
begins continue	3	-2	-1				-1
begins conventional	-3		1				2	-1
begins count	-2	-2	-1				-1	3
begins cousin	2	-3	-3				-2	-2
begins credor	-1	-3	-1	2		2	-1	-1
begins current	-1		1	-1	-1	-1	-1	-3
begins d		-3	-1	-1	1	-2		3
begins dana	3	-2	-2				-2	-2
begins darnell	-2	-1	1	-1			1	1
begins date		-3		-4	-2	-1		-2
begins dear		-2	2	-1	-2	-1		-4
begins debt	-1	1	1	-1	-1	-1		-4
begins debtor	1		-1	1	-1	-1	-3	-4
begins debts	-2	1	2	1	-1	-1		-3
begins defendant	3	-1	-1		-1		-1	-2
begins deposits	3	-1	-2
begins derogatory	-2	3	2	-1			1	-2
begins don't	3	-2	-2				-1	-1
begins due	-1		3	-1			1	-2
begins dívidas	3	-2			-1		-2	-1
begins east	3	-3	-2
begins edit	-1	1	3				-3	-1
begins ef	3	-1					-3	-1
begins ending		1					-3	-1
begins enhanced			-2		-1	-1	-1	3
begins enrolled	-1		-1	-2			1	-3
begins equifax	1	1	-1	-2	-1	-1	-3	-1
begins estado		-3	-2	-1			1
begins estimated	1	1	2				-3	1
begins exeter	1		1	-1		-1	-1	-3
begins expand	1	-1	2				-3	-1
begins experian	1	1	1		-1		-5	-1
begins february	3	-1	-2					-2
begins fico	4	-1	-1				-2
begins fidelity	3	-3		-1			-2	-1
begins financial	3	-2	-1				-1	-1
begins fingerhut/webbank			2				-2
begins first	-1	-3		-2	-2	-1	1	-2
begins following	-2	-1	-1				2	-2
begins framingham		1	2		1	-2	-3	-1
begins g	3	-1					-2	-1
begins gm		1	1	-1		-1	-3	-1
begins greensky	-3	1	1	2				-1
begins hard	3	-3	-3				-1	-2
begins harlan	3						-2	-1
begins have	3						-2	-1
begins heights	1	1	2	-1			-2	-2
begins here	2	-2	-2				2	-1
begins his	-1	2						-1
begins home		-1	-3	-1			1	-2
begins honda	-2	3	4	-1			1	-1
begins hospital			1	-2	-1	-1	-3	-1
begins housing		-2	-3				1	-1
begins husband	1	2	-1				1	-1
begins id	-2	2	1		-1	-2	1	-1
begins if	3		1	-1		-1	-2	-2
begins inquired	4	-1	-1				-2	-1
begins inquiries	4	-3	-3				-2	-2
begins install	3	-2	-1				-1
begins installment		3	4	-1		-1	-1	-1
begins insurance	3	-1					-2
begins interest	2	-1	1				-3	-2
begins irs	1	-2
begins item	2	-3	1	-1	-1	-1	-2	-1
begins j		1	3	-1		-1		-1
begins jackson	-1		2
begins january		-2	1				-3
begins jcpenney	-2	2	1				1
begins joint	-3	1		-1			3	-1
begins jul	1	1	2				-2	-1
begins jun	1	-3	-1				-1	-1
begins k	-2	1	3				1	-1
begins kia	3	-1	-2				-1	-2
begins klarna	-1	1	1	-1		-1		-3
begins kubota	-3		1				2	-1
begins late	-1	2	3	-2	-1	-1	-1	-3
begins lender	3	-1	-1	-1	-1	-1	3
begins lendingclub	3	-4	-3	-1				-2
begins liabilities	-1	1	1	-1			-2	-2
begins lightstream	4	-4	-2				-1
begins lincoln	-3	2	3
begins loan	-1	1		-3	-1	-2	-3	-2
begins long	-1	3	1				1	-2
begins lowe's	-3	1	3				3	-1
begins macy's	-2	1	3		2			-1
begins mar		1					-2	-3
begins may	3	-2					-2
begins member	4	-2	-2	-1			-2	-1
begins meridian	4	-3	-2
begins merrick			2				-3
begins midland	-2		-2	-1	-1	-1	4	2
begins minimum	-1	-3		-1		-1	2	-1
begins mohela/dept	2	-1	-2				1
begins month	3	-3	-2		-1		-2	-2
begins monthly		-1	1	-1	-1	-1		-2
begins more	-2	3	2				-1
begins mortgage	-1		3	-1		-1	-1	-2
begins my	2	-2		-1				-3
begins n/r	2	-1					-2	-1
begins name	1		1	-1	-1	-2		-4
begins navy		-2		-1	-1	-1	1	-2
begins nco	1	1		-1			-3	-1
begins need	2	-1	2				-2	-2
begins nelnet	1	-2	2	-1			2	-1
begins next	-1	-2	-1	-1			2	-1
begins nissan		-2	-1	-1			3	-2
begins no	-1	1	-2	-3	-1	-1		2
begins none	1	-2	-2				1	-2
begins nordstrom		1	1				-3
begins not	1	2	1	-1	-1	-1	-3	-2
begins note		-3	1	-1			1	-2
begins nusenda	2	-2					-2
begins o	3	-1			-1	-1	-2	-1
begins observations	2		-1				-1	-1
begins oct	2	-1	-2				-3	-1
begins offer	3		-2				-1	-2
begins offers	4	-2	-2				-1	-1
begins official	4	-1	-1			-1	-1	-1
begins oldest	3	-1	-1					-1
begins on	-1	2	2	-1		-1	-4	-1
begins only	3	-1					-1	-1
begins orig	-4		1	-1	-1	-1	2
begins orlando	3	-2	-1					-1
begins our	1	-4	-3	-2	-1	-1
begins outstanding	3	-1	-2				-2
begins page	-1	-1	1	-1		-1	1	-3
begins pago	-2	-2	-2				3	-1
begins paid	-1	1	1	-1		-1	-1	-3
begins pay	-1	-2	2	-1		-1	-4	-3
begins paycheck	3	-2	-2				-1
begins payment	-2			-1	1	-2	-1	-3
begins pennymac	-2	1	3	-1	-1	-1		-1
begins peoples	3	-2	-1				-1
begins petal	2	-3	-1					-1
begins phone	3	-3	-3		-1		-1	2
begins placed	-3	1	-1				1	1
begins po		-3	-1	-1	-2	-1	-2	1
begins posted	2	-2					-2	-3
begins prairie	3	-2	-2	-1
begins prepared	3	-3	-1				-1	-1
begins previous	3	-2	-1				-2	-1
begins principal	-1	-3	2				1	-1
begins product	4	-3	-3				-1	-1
begins property	4	-2	-2			-1	-1
begins préstamos		3	-1			-1		-1
begins public	4	-2	-2	-1			-2	-2
begins purchases	3	-1	-1				-1
begins questions	3	-2	-1				-2	-1
begins quick	1	-2	-2					-2
begins rating	1			-1	-1		-3	-2
begins re	2		-3	-1			-1	1
begins reason	3		-1				-3	-1
begins reference	-2	-1		-1	-3	-1	1	-3
begins regional		-2	1	-1			1
begins regular		-1	-3	1		-1	1	-2
begins rent	3	-2	-2	-1			-3	-2
begins renta	3	-2	-3				-1
begins reported	-2	2	1	-1	-1	-1		-3
begins repossession	3	-1					-3
begins requested	3	-2	-2				-1	-1
begins requests	3	-3	-2				-1	-2
begins resurgent		-2	-2				2	-3
begins review	-2	-2	-2				2	-1
begins revolving	-1	2	1	-1		-1	-3
begins rocket	5	-2	-2		-1	-1	-1	1
begins saldo			1	-1		1	-1	-3
begins salt	3						-2	-1
begins santander		-2	-1	-2	1	2	1	-2
begins savings	3	-1	-1
begins schedule	3	-1	-1				-2	-1
begins see	1		-1			-1	-3	-3
begins seller	2	-3	-3				2	-2
begins send	3	-1	-1
begins seq	-2	1	3			-1	-1	-1
begins shares	3	-1	-2
begins sheffield	-2						3
begins show	-1	2	1				-3	-1
begins showing	3	-1	-1				-2	-1
begins signed	3	-1	-2					-1
begins sincerely	3	-1	-1				-1
begins sioux	3	-1	-1		-1		-1
begins situação	2	-1	-2				-2	2
begins skip	3	-3	-3
begins snap	2	-1	-1				1	-1
begins sofi		-3	1	-1	-1	-1	-1	-1
begins source	1	1				-1	-2	-1
begins state	3	-2	-3				-1	-2
begins statement	2	-3	-1	-1			-1	-2
begins step	2	-1					-1
begins subject	5	-4	-1				-2	-1
begins sum	3	-1					-1	-1
begins summary		1	1	-1			-3	-1
begins synchrony	1	-3		-1			-2	-1
begins t-mobile	3	-3	-2				-2
begins target		3	1	-1			-2	1
begins term	4		-1		-1		-2	1
begins thanks	3	-2	-2					-1
begins then	2	-1	-3					-1
begins tidewater	1	-3	-2				1	1
begins to	3	-1	1		-1		-2	-2
begins total	2	-2			-1	-3	-4	-3
begins totals	3	-2	-2				-1	-2
begins tower		1	1				-3
begins tradeline	-3	3	3	-1			-1	-3
begins transfer	2	-1	-2
begins transunion	1	3		-2	-1		-4	-4
begins ugh	1		-2				-1	-1
begins uncle	2		-3					-2
begins under	3	-2	-2
begins updated	2	2					-3	-2
begins upstart	2	-2	-3	-1		-1	1	1
begins v	3	-1	-2	-1	-1			-1
begins value	-1	1	3	-1
begins venmo	2	-4	-3			1	-2
begins via	3	-1	-2
begins view		2	2	-1		-1	-3	-3
begins visit	-3		2				1
begins voice		-2					1	-2
begins washington	4	-2	-2				-2
begins wells	-1		1	-2	-1	-1	-2	-3
begins where	-2	3	3				-2	-1
begins with	-1	3	3				-1	-1
begins world	-3	2	1				2	-2
begins xfinity	3	-2					-3	-1
begins year	3	1	1				-4	-1
begins you		-2		1	-1	-2		-4
begins your	1	-2	-3	-1	-1	-1	2	-3
begins yung	2	3					-2	-1
begins zip	-2	2	1		-1
begins ·		2		-1	-1	-2	-1	-3
begins •		1	1	-1	-2	-3	1	-3
begins □	2	-1	-1				-1
begins ☐	1		2	-2	-2	-3	-3	-5
begins ✓	1	2	3				-3	-1
begins 四	-1	1	-3	-1	-1	-1		1
cards	-2		3			-1	2	-1
charge-off		2	2				-3
collection	1						-3	2
collection accounts	3		-1				-2	-1
collection/chargeoff	2						-2
comments	2						-3	1
comments contact	4	-3	-4				-1	-3
contact	3	-3	-2
contact info	2	-1	-1				-1
credit one bank	3	-2	-2				-1
creditor	-3	2	2
creditor contacts	3	-1	-2					-1
cuentas a plazos	-2		2
current		1					-4	-1
estado: al corriente							-3	1
experian	-1	1	2				-1	-1
group a	-3	1	2	2
hard inquiries	3	-2	-2				-1	-1
how can you dispute the debt?	3	-2		-1		-1	-1	-1
in collections	-1	1	1	-1			-5	1
in good standing	2	-1	1				-4	-1
inquiries	3	-1					-1	-2
loan contact type:current servicer	3	-2	-3
loan details	4	-3	-2
loan status:df	-2						2
loan status:du	-3						3
loans	-2	2	3	-1		-1	-2	-2
log	4	-3	-2				-1	-2
means 	-1		-1	-1	-1	-3	-1
means , short				-1	-1	-1	-1	-4
means balance		-3	-1		-1	-1		-2
means date	-1	1		-1	-2	-1	-1	-3
means money	-1	-1	1	-1		-1	-1	-3
means name	1	-1	2	1	-1	-1		-2
means name, short		2		1	-1		-2	-4
means number		-1		-2	-1	-1	-2	-1
means opened	3						-3
means original	1	1	1	-1	-1	-1	-3	-2
means original, short	-1	-4	-3	-1			1	1
means pastDue	2	-2	-3				-1
means paying			1	-1	-1	-1	-2	-3
means reported			2		-1	-1	-4	-2
means reported, short							-4	-1
means statusHint, short	2		1				-3	-3
means text	2	1	3		-1	-1	-2	-2
means text, short		1	1	-1			-5	-3
means veto	5	-2	-5	-1	-1		-2	-3
my loans	3	-2	-1
none	1	1	-1	-1	-2	-1	-1	-3
o	1	1	2				-3
observations	3	-2	-1				-1	-1
offers for you	2	-1					-1	-1
opened	3						-3
original amount	-2	-1	-1				1	1
original creditor		-4	-4	-1	-1		-4	1
our information shows		-3	-1	-2	-1	-1	-2	1
paid as agreed	3	-1					-3
pattern "#","w		-1	1	2	-2	-5	-1	1
pattern "M#","			1	-1	-1	-3	-2	1
pattern "w","w	1	-1			-2	-3	1	-3
pattern "w(w)"	2	-3	-1				-1	-1
pattern #)#	1	-2	-3	-1	-1	-1		-2
pattern #)w(w)		-3	-3	-1	1	-1	1	2
pattern #.w#Mw		-3	-2			-1	-1	1
pattern #.w,w#	1	-2	-4	-1		-1	1	-2
pattern #.w.	1	-1	-3				1	-2
pattern #.w...		-3	1				-1	-2
pattern #.w.w,	3	-1	-2				-1
pattern #.w/w,	-1	-3	2			-1
pattern #.wMw#	3	-2	-3					-2
pattern #.wMwM		-3	-1	-1	-1	-1	2	-2
pattern #/M/Mw	3	-1					-1	-1
pattern #M	2	-2	-2				-1	1
pattern #M/M/M	3	-1					-3	-1
pattern #M/MMw	3	-1	-3				1
pattern #w	1	-3	-1	-1	-1	-1		-1
pattern #w#M/M	3	-1	-3				-1	1
pattern #w#MMw	-2	1	2			-1		-2
pattern #w#wMM	1	-1	-1	-1		-1	-2
pattern #w(w)M	1	-2					2	-4
pattern #w-wMM	-3	1	1				2
pattern #wM/M/	1		-1	-1			-2	-3
pattern #wMMMM	-1		3	-1			-1	-1
pattern #wMMwM	-1	3	1			-1		-1
pattern #wMwM#	-3	2	2				-1
pattern #wMwMM	-1		3	-1		-1	-1	-1
pattern $M, first	3	-2					-2
pattern (w)w#w	-3	1	3	-1
pattern (w)w#w, first	-3	3
pattern (w,w)	-1			2			3	-1
pattern *w	-1			-1			-3	1
pattern *w(w),	-1	1	3
pattern +-----		-1		-1			2
pattern -	2		-1				-3
pattern -, first	2						-4
pattern --	2		-2				-2
pattern -[w]w	2	-1						-2
pattern -w(w)M		3	2		-1	-1	-2
pattern -w,w#,	2	-3	-1				1
pattern -wMwMw	-1	3	2				-1	-1
pattern <_w_w=	-3						3
pattern <w="#"	-1	2	3	-1	-2	-2	-4	-5
pattern <w="w.	3	-2	-2
pattern <w><w>	4	-2	-3		-1
pattern M	1	-4	-1	-1	-1	-2		-1
pattern M.w	3	-1					-3
pattern M/M/M	2	-2	-2				-3	-2
pattern M/M/M, first	2	-1					-3	-2
pattern M/M/MM	1		-1		-1	-1	4	-3
pattern M/M/MM, first	3	-2					-1
pattern M/M/Mw	4	-2	-2	-2	-1	-1	-4	-4
pattern M/M/Mw, first	3	-2					-1
pattern M/MM/M, first	4	-3					-2	-1
pattern M/MMMM	1	-2	-2		-1	-2	1	-1
pattern M/Mw#M	3	-2	-2					-1
pattern M/MwM	1	-5					-3	-2
pattern M/MwMM	5	-4	-5				-1	-1
pattern M/MwMw	3	-2	-2				-1	-1
pattern M/w, first	-3	2
pattern MMMM	-3	1	1				2	-1
pattern MMMMMM		-3	1					-2
pattern Mw#MMw	-3	3					2
pattern Mw#wMM	-3	3	2	-1
pattern Mw,w,w		-1	-3				1	-2
pattern Mw,wMw	3	-2	-1				-1	-1
pattern Mw:w:w	-3	3	3				-2	-3
pattern MwM	2	1	2	-1			-3	-1
pattern MwMwMM	3		-3
pattern M✓✓✓✓✓	4	1					-5	-1
pattern [w]	3	-2	-3					-1
pattern [w]w	3						-2
pattern w		-3	-1	-1	-3	-2	-1	-2
pattern w#		1	1	-2	-2	-1	-1	1
pattern w##	2	-4	-2	-1	-1	-1	-1
pattern w##w			-3	-1				2
pattern w##w#M	3	-1	-2
pattern w#$M☐$	-2	3	-1	-1		-1	-2	-2
pattern w#$M☐$, first	4	-4					-1
pattern w#)#, first	3	-2					-2
pattern w#, first	2	-2		-1	-1			-1
pattern w#-w	3	-1	-1	-1			-1	-1
pattern w#/M/M	2	-2					-4	-2
pattern w#:#w:	3	-1					-1	-1
pattern w#:w#:	2		1				-3
pattern w#:w—w	3			-1		-1	-1	-1
pattern w#M	1	-3	-1	-2	-1	-1	1	1
pattern w#M/M/	-1	-3	-2	2			1	1
pattern w#M/M/, first	1	-2						2
pattern w#M/MM		-3	-1	-2	-1	-2	2	-2
pattern w#MMMM	-1	-3		-1		1		1
pattern w#MMMM, first	-2	2		-1			-3
pattern w#MMMw	1	-3	-1	-3		-1	-1
pattern w#MMwM		-2		-1		1	-3	-3
pattern w#Mw#M	-4	1	-1				3	-1
pattern w#Mw#M, first	4	-2					-1	-1
pattern w#Mw,w	1	-1	1				-3	1
pattern w#MwM	-2	-2	-2	-1	-1	-1	4	-3
pattern w#MwM#	-3		1				3
pattern w#MwMw	2	-2	-3	-1	-1	-1	-1	-1
pattern w#MwMw, first	3	-3
pattern w#w#MM	2	-3	-1				-1	-2
pattern w#w#w#	-1	2		-2		-1		-3
pattern w#w#w?	3	-1	-1	-1		-1	-1	-3
pattern w#w#wM	3	-3	-2	-1		-1	-1	-1
pattern w#w, first		-1						-3
pattern w#w,w,	3	-1					-1
pattern w#w.w(	-3			2
pattern w#w.w,	-2	-1	3					-1
pattern w#w.w.	-1	1	3	-1			-2	-2
pattern w#wM:M	3	-3	-2				-2
pattern w#wMM/, first	-2	2					-1
pattern w#wMMM	1	-2	1			-1		-3
pattern w#wMwM	-1	-5		-1	-1	-1		1
pattern w#|w|w	3	-1			-1		-2	-1
pattern w$#,Mw	3	-1	-2	-1	-1	-2	-1	-1
pattern w$M	5	-1	-1				-3
pattern w$M, first	3	-1					-3
pattern w&w	1	-4	-1	-1			1	-1
pattern w&w#wM	3						-3	1
pattern w&w(w)	3	-2	-2					1
pattern w&wMMM	-2		3
pattern w(w#M)	3	-1	-1				-2	-1
pattern w(w)			2	-1	-1	-1	-4	-1
pattern w(w)##	-3		3					-1
pattern w(w)#M	-1	-3	2	-1	-1	-1	-1
pattern w(w)#w, first	3	-2					-1	-1
pattern w(w), first	2	-1	-3	-1			-2
pattern w(w)-M	-2	-2	3				1	-1
pattern w(w)-M, first	-3	2					3
pattern w(w):w, first	-3	3
pattern w(w)M#	-3	-1	3				1	-2
pattern w(w)MM, first	-2	2					-1
pattern w(w)Mw	2	-1		-1		-1	-3	-3
pattern w(w)Mw, first	-3	2		-1	-1		1	-1
pattern w(w)wM		-1	3	-1			-1	-2
pattern w(w)wM, first	-3						1	1
pattern w(w)|M	-3	-2	1	-1			1	-1
pattern w(w+w)	3		-2
pattern w(w,w), first	-2	3
pattern w,	2	-4	-1	-1	-1	-1	-2	-3
pattern w, first		-1	-3	1	-1	-1	1	-1
pattern w,#	2						-2
pattern w,w#	3		-2		-1		-1	-1
pattern w,w#,w, first	3	-3					-1	-1
pattern w,w(w)	1	-2	2				-1
pattern w,w,w,	-1	-2	-1	-2	-2	4	-4	-5
pattern w,w,w., first	4	-4
pattern w,w.	2	-1		-1		-1	-2	-3
pattern w,w.w	2	-2	-3		-1		1
pattern w,w.w,	1	2	-2	-1		-1		-3
pattern w,w.w., first		-3					-1
pattern w,w.wM, first	3	-2					-1
pattern w,w:, first	-2	3
pattern w,w:w,	2						-2	-1
pattern w,wM	2		-2	-1	-3	-1		-1
pattern w,wMMw	3	-1					-2
pattern w,wMw#	3	2	-2					-1
pattern w,wMw#, first	3	-3
pattern w,wMwM		-1	-1	-1	-1	-1		-5
pattern w,wMwM, first	3	-1					-2
pattern w--w	1	-2	-1				2	-2
pattern w-w		-4		1	-1		1	-2
pattern w-w#	3	-1	-1					-1
pattern w-w#MM	1	-3	1				-2	-1
pattern w-w;w-, first	-3	4
pattern w-wM	3	-2	-2				-2
pattern w-wMwM	-1	2	-2				3	-1
pattern w.	1	-1	-1	2	-1	-1	-1	-3
pattern w.#, first	-3	2					2
pattern w.#w,w	3	-2	-2					-1
pattern w.....	-1			-1	-2	-3	-1	2
pattern w....., first	2		-1				-3	-1
pattern w.M	3	-2	-1				-2
pattern w.MM	2	-1	-1				-1	-1
pattern w.Mw, first	-3						3
pattern w.w(w)		1	2	-1		-1		-3
pattern w.w,, first	3	-2						-1
pattern w.w,w,	1		-1			-1	-1	-2
pattern w.w,w.		2					1	-3
pattern w.w.	1			-1	1	-1	-2	-4
pattern w.w.w.	-1	-2	3	-1	-1	-1		-2
pattern w.w.w:	1	-1	3				-2	-2
pattern w.w:	2	-3	-1	-1			-1	1
pattern w.w:, first	3	-3
pattern w.w:M.	3	-1						-2
pattern w.w:Mw	3	-2	-3				-1	-1
pattern w.w:w	2	1	2				-3	-1
pattern w.w?		1	-1					-3
pattern w.wM, first	3	-1			-1		-3
pattern w.wM.	2		-2
pattern w.wM/M	-3	1		-1		-1	3	-2
pattern w.wMw.		2	1			-1	-4	-2
pattern w/w		-3	1		1	1	-1
pattern w/w#MM	-4		4			-1	1	-2
pattern w/w#w	-3	-1					1	1
pattern w/w.w	1	-1	3				1
pattern w/wMMM			1	-2				-2
pattern w/wMMM, first	-2		2	-1			-2	-2
pattern w/wMwM, first	-3	2		2
pattern w:	-1	-5	-1	-3	-2	-2	1	-1
pattern w:#	1	-3	-2	-2		-1
pattern w:#w:#	3		2				-3	-1
pattern w:$M		-3	-2				-2	2
pattern w:+M	3	-1					-2
pattern w:--w-	-2						3
pattern w:-M-	-3						3
pattern w:M-M	3						-3
pattern w:M/M		-3	-1		-1	-1		2
pattern w:M/M/	4	-4	-1	-1		-1		-1
pattern w:M/M/, first	3	-1		-1			-2	-1
pattern w:M/Mw	-1	-3		-2		-2		2
pattern w:MM-	2	-1					-2
pattern w:MM--	3						-3
pattern w:MMM	3	-2	-2				-3	-1
pattern w:Mw:M	-1	-1	3	-2	-1	-2
pattern w:Mw:w	3	-2				-1	-1	-2
pattern w:w		-3		1	-1	-1	2	-1
pattern w:w#, first	3	-2
pattern w:w#M#	-2	-2	1				1	-1
pattern w:w$#,	1	-3	1	-1		-1	-1	-1
pattern w:w(w)				1			3	-1
pattern w:w, first	-2	1	-2	-1			1	-4
pattern w:w,M,	3	1	1			-1	-2	-1
pattern w:w,w#	3	-2	-1	-1			-2	-2
pattern w:w,w,	2	-2	1			-1	-2	-3
pattern w:w,w.	1	-3		-2	-1	-1	-2	-3
pattern w:w,w:	3		-2		-1			-1
pattern w:w-	2						-2
pattern w:w--w	3	-1	-1				-3
pattern w:w-w	-1	1	1	1	-1		-3	-2
pattern w:w:M	3	-2			-1	-1	-3
pattern w:w:w, first	-2	3
pattern w:w:w:		-2	-2	-1	-1	-1		2
pattern w:w:wM	-2	1	3				-1
pattern w:w<w>	3	-1					-1	-1
pattern w:w=w=	3						-2	-1
pattern w:wM,w		-1	4				-2	-1
pattern w:wMw,		1	2					-2
pattern wM#w		-1					-2	-1
pattern wM#wMw	3	-1	-1	-1			-1
pattern wM(w,w	-3		1				1	1
pattern wM, first	1	-1		-1			-1	-3
pattern wM,w,w	3	-1	-1				-3	-1
pattern wM,wM, first	2	-1					-1
pattern wM., first	3	-3					-1
pattern wM.wMw	3		-3				-1	-1
pattern wM/M	-2	-2			-1		2	-2
pattern wM/M/#, first	-2	1					2
pattern wM/M/M	1	-1	-1	-3	-2	-1	-1	-2
pattern wM/M/M, first	3	-2					-3
pattern wM/MM/	1		-3	-1	-1	-1	-1	1
pattern wM/Mw	4	2	1				-3
pattern wM/Mw#, first	3			-3			-1	1
pattern wM/MwM, first	-3	1					2	2
pattern wMM	-1	-1	-2			-1	3	-1
pattern wMM, first	1	-1					-3	-1
pattern wMMMM#	1	-3					-2	-1
pattern wMMMMM	-1	-4	1	-1		-1	1	-1
pattern wMMMMM, first				2			-4	-1
pattern wMMMMw	3	-2	-3	-1			-2	-1
pattern wMMw	2	-3	-2	-1		-1		-3
pattern wMMwM/	3	-3	-3				-1	-1
pattern wMw	-1	-1	1	-2	-2	-2	-2
pattern wMw#	2	-1	-2				1	-2
pattern wMw#w	1	1	-1				-3	1
pattern wMw#w#	4	-1	-2				-1
pattern wMw(w)	3		-2				-2
pattern wMw,Mw	2	1	-3				-2	-1
pattern wMw,Mw, first	3	-2		-1			-1	-1
pattern wMw,w.	1	1	-3					-1
pattern wMw,wM, first	1	-2		-1				-2
pattern wMw-w	2		3				-2
pattern wMw.Mw	3	-2	-2
pattern wMw.w	4	-2	-3				-1	-1
pattern wMw.w,	2	-2	-2	-1			-1	-2
pattern wMw.wM	1	3	1	1		-1	-1	-2
pattern wMwM	1	-1		-2	-1	-1	-1	-2
pattern wMwM.w	3		1			-1	-1	-1
pattern wMwMM/	3		-2				-1
pattern wMwMw		-2		-1	-1	-1		-3
pattern wMwMw,	2		-4				-1	-1
pattern wMwMwM		1	1	-3	-2	-2	1	-2
pattern wMwMwM, first	4	-3	-1				-3	-1
pattern w|w#	2	-1	-2				-1
pattern w®	3	-1	-1				-1	-2
pattern w®w	3	-2	-1	-1			-1	-1
pattern w·#w.w	3	-1	-1			-1	-2	-2
pattern w·w·w	-2		3				-1
pattern w–w	2	-4	-1	-1			-2	1
pattern w–w#MM			-1				3	-1
pattern {"w":"	-1	1	1	-1	2	-2	1
pattern |w|#|M	3	-2	-1				-1
pattern •wM/M/	3	-1					-3
pattern •w•w•w	3	-1	-2					-1
pattern ◦wM	2	-2					-1	-1
payment history	3	-2	-2			-1	-3
pays as agreed	-1	1	2				-3
repossession	2						-2
requests viewed by others	3	-2	-2					-1
status		-3	-2	-1	-1			-1
status unpaid	2						-2	-1
summary	3	-1					-2
total claim	-4	1	3	1			-1
tradelines	-1	1	3				-1	-1
transcript		3	2	-1	-1	-1	-1
view offer	2	-2	-2
what else can you do?	3						-2
you said	3	-2	-3				-2
# word line below
account #	-5	5					1	-1
account details	1	-2					-3	1
account info	6	-6					-1	-2
account no	-3	1					2
account number	-2	2		-1			-3	-2
account summary	4	-3					-1
account type	-1			1	-1		-2	3
balance	1	-2	-2				1	-3
begins "	1	-2		1	-5	-5		-1
begins #	-1	1	2	-2	-2	-2		-3
begins $	1	1	1	-1		-1	-1	-3
begins (				-1	-1	-2		-3
begins *		-3		-2	-2	-2	1	-1
begins -	1	-1		-3		-1
begins .	3	-2				-1	-2	-1
begins 0%	3	-2	-2
begins 1-01	3	-2					-1
begins ;	-3	2	2				1	-1
begins <			1		-3	-3
begins >	2	3		-1			-4
begins @	1	-3	-2				-1	1
begins a		-3	1	-1	-1	-1	-1	-1
begins account		4		-1	-3	-2	-2	-2
begins accounts	3	-1	-1		-1		-2	-1
begins acct	-2	3	1	-3	-2	-1	1
begins address	-2	3	2	-1	-1	-1
begins adverse	3						-3	-1
begins affirm	-1	3	2	-1		-1		-1
begins aidvantage	-2	3	2	-1		-1	-1	-3
begins ally	3	-3	-4	-1				-2
begins amex	3	-2	-2				1	-1
begins and			1	-1	-2	-1	-1	-3
begins applicant	4	-2	-1					-2
begins apr	4	-1					-3
begins are	1	2	-1				-2
begins as	2	-3	-1	-2	-1	-1	-1	-1
begins at&t	3	-1	-1					-2
begins attorneys	3	-1	-1		-1			-1
begins aug	3	-1					-2	-1
begins aunt	3	-2	-2				-1
begins auto	-1	-1	1	-1			2	-2
begins available	1	-2	-2				-1	-1
begins ay		1	-1				3	-1
begins b	-1		3	-2	-1	-2		-3
begins back	3		-1				-2
begins bk	2		-3		-1		-2	-1
begins bofa	-2	3	-1				-1
begins borrower	1	1	-1	-1		-1	-2	-2
begins bridgecrest	1						-3	-1
begins brother		2	1				-3
begins bureau	4	-1	-1				-2	-1
begins c/o	-3	4	3	-1			-2	-3
begins cabela's	-3		2				-1	-1
begins caine	3						-3
begins car		1	1		-1	-1	-2	-3
begins card	3						-2	-2
begins carmax	3	-2	-2				-1
begins case	3	-1	-1		-1		-1	-3
begins cavalry	2	-2	-3		-1	1	1
begins certified	3	-2	-1
begins charge		1		-1			-3	-2
begins charged	-3	1	1			-1	2	-1
begins charges	-2	2	2	-1			-1	-1
begins chase	1		-3	-1	-1		1	-2
begins chatgpt	3	-2	-1				-1
begins checking	2	-1	-1				-3	-1
begins city	-3	-1	-1	-1			1	2
begins client		-1		-1	-1	-1	2	-3
begins clm	3	-2	-1	-1	-1	-1	-2	-1
begins closed	-1	2	3		-1	-1		-2
begins comenity	1	-1	-2				1	-3
begins comments		-2	-1			-1	1	-3
begins company		-1					-2	3
begins condition	-2	2	3				-2
begins convergent		-3	-2		1	1	1	-1
begins countrywide	3						-2
begins county	3	-1	-1				-1	-1
begins creditor	1	-1		-1	-2	-1	-1	-4
begins creditor's	-1	1	2	-3				-1
begins credor	3	-1	-1		-1	-1
begins current	1	1		-3	-1	-1		-1
begins dashboard	2	-2	-1				-1
begins data	3	-1					-2
begins date		-4	-2	-2	-3	-2		1
begins dear	2	-3	-1		-1		-1	-2
begins debtor	1	-2	-1	-1	-2	-1	-3	1
begins debts	3		-2
begins dec	3	-2	-1				-1	-1
begins deferred	3	-1					-2	-1
begins delivered	-2		1	-1	-1	-1		3
begins deposit	3	-2	-2				-1
begins description	2	-3	-3	1				-1
begins descriptions	3						-2
begins direct	5	-6	-3				-2	-1
begins disbursed	-3		2	2			1	-1
begins dispute	3	-1					-1	-1
begins don't			-2				1	-2
begins duke	3	-2	-1				-1	-1
begins ecoa	2	-3	-1	-1			-2	1
begins edit	2	-2	-1		-1	-1	-2	-3
begins electric	-2	1	3	-1			1	-1
begins employment	3	-3	-3					-1
begins end	4	-2	-2				-2	-1
begins enrolled		-3		-1
begins equal	3	-2	-1				-1	-1
begins equifax	2						-3	-1
begins er	1	1	-2				-3	2
begins escrow	3	-2					-2
begins estado	2	-3	-2					-2
begins estimated	4	-2	-2				-3	-1
begins everything	-2		2			-2	1	-3
begins example	3	-2	-2				-1	-1
begins experian	1	1	1		-1		-4	-2
begins external	-3	1					1
begins family	3	-2	-2
begins farm	3	-3	-3				2	-1
begins feb	1	-1	-3				1	-2
begins federal	3	-3	-2					-1
begins federally	3	-3	-2				-1	-2
begins fidelity	2	-2	-3				-2	-1
begins fifth	-1	1	2	-1			-4	1
begins file	5	-4	-4		-1		-3	-3
begins finance	3	-3	-2
begins financial	2	-3	-2				-1	-2
begins fingerhut	2	-3	-2				1	-2
begins first	1	-3	1	-1	-1	1		-2
begins flagstar	3	-1	-1				-3
begins fleet		-3	-2				1	-1
begins from		2	2			-1
begins goal	2	-3	-3				-1	1
begins goldman	3	-3	-3				1	-1
begins good	1	-3	-1				1	-1
begins gracias	3	-2	-2				-1
begins grant	3	-3	-3					-1
begins guarantor		-1	1	-1	-1		-1	-3
begins gulf	2						-1	-2
begins h	2	-1				-1	-1	-1
begins hard	1	-2	-1					-3
begins heights	-3	3	1				-1	1
begins hers	3		-3				-1
begins historical	3						-3
begins home	1	-3	-3	-1	1		2	-2
begins hospital	-1		2		1			-1
begins household	2	-3	-2				-1	-1
begins https	1	-3	-3					-1
begins huntington	-1	2		-1		-1	-1	-3
begins i	2	1	-1		-1	-1		3
begins ic	-2	1	1	-1	-1		-2	1
begins id	2	-2
begins if	3	1	1	-1		-1	-2	-2
begins in	-1		-1	-1	-1	-1	3	-2
begins include	2	-2	-2				1	-1
begins inquired	4	-3	-3				-2	-3
begins inquiry	3	-2	-2
begins interest		-2	-3			-1		-2
begins internet	3	-3	-3					-1
begins irs	-3	2	1	1	-1	-1	-1	2
begins it's	-3	2	2				-1	-1
begins items	3	-1					-2
begins jan	4	-2	-1				-2	-1
begins joint	-1	1	1					-3
begins jul	3	-1	-1				-2
begins key	3	-2	-2					-1
begins kohls	1	-4	1			-1	-1	-1
begins l	1	-1	-1	-1			-2	-2
begins la	-2	3	1			-1	-1	-1
begins last	-1	2	1	-1	-2	-1	1	-3
begins lease	-1	1	2			-1	-3	-2
begins lendingclub		-4	-1	1	-1	-1	1	-3
begins liabilities	-1	1	1	-1			-3	-1
begins lightstream	3	-4	-1				-1
begins little		-3	1				-1	-1
begins loan			1	-3	-2	-1		-4
begins loans	3	1	-2		2	-1	-1	-2
begins log	2	-2	-2					1
begins lol	4	-1					-3
begins make	-2	-2	-1				3	-1
begins marcus	2	-3	-2		-1	1	1	-1
begins mariner	-3						2
begins maximum	2	-1	-1					-2
begins may	6	-1	-2				-3	-1
begins medical	-2	-1	-1				3	-2
begins member	2	-2					-3	-2
begins menu	3	-1	-1					-1
begins mercy	-1	-3	-1	-1			2	-1
begins messages	3	-3	-1				-1
begins mine	2	1	1	1			-1	-2
begins missed	2	1	-1				-3
begins month	1		1				-3	-1
begins mortgage		2	3			-1	-1	-3
begins mr	1	2	1	-1		-1	-3	-1
begins n/a	2	-1	-1				-2
begins name	3	-2	-1		-1		-2	-1
begins national	-1	-1	2	-1		-1	2	-3
begins need	-2	2	-2					-1
begins needs	3	-2	-1					-1
begins netflix	3	-3					-3	-2
begins never	-2				-1		3	1
begins nmls	3	-1	-1			-1	-2
begins no	2	-2	-1	-1	1			-3
begins nonpriority	-3	5	3		-2	-1	-4	-4
begins notice	4	-2	-2				-2	-1
begins now	-2	-3			-1		-1	1
begins number	1	-1	-1			-1	-2	-3
begins oct	2	-1	-1				-1	-2
begins of	2		-2					-1
begins offers	2	-2		-1			-1	1
begins oh	-1	3			-1		-2	1
begins ok	-1	1	-1	-1	-1	-1	1	-3
begins old	-1	-3	-1	-1	-1	-1	2	-1
begins ollo	3	-3	-1				-2	-1
begins one	-3	1	1				3
begins oportun		-1	1					-2
begins orig	-2	3	2	-2	-1	-1	2	-3
begins original	-2	-1		-3	-1	-2	1
begins other	-2	3	2	-1		-1	-1	-2
begins our	-1	-4	-2	-3	-2	-2	1	1
begins overview	4						-4
begins owe	1		-2				2	-1
begins p	4	-1	-1				-3	-3
begins p.o		1	2	-1	-2		-2	-3
begins part	4			-1	-1		-2	-1
begins past	-1	-1	-3	2	1	-2	1	-2
begins patient				1	-1	-1	-2	-3
begins patients	3						-2	-1
begins pays	1	-3	-2					-1
begins people	3	-3	-2
begins phone	3			-1	-2		-1	-1
begins placed	-3		2	-1
begins platinum	1	-2	-3				2
begins please	3	-2	-2				-3	-2
begins po			1		-2	-1	-1	-4
begins post	-3	-1	2				1
begins potentially	2	-2	-2					-4
begins prepared	3	-2	-2		-1		-1	-1
begins principal	-3	1	3	-1	-1	-1		-2
begins priority	-3	4	2	-2
begins product	-2	-1					-1	3
begins property	3	-2	-1				-1	-2
begins provide	3	-1	-1				-1
begins public		-3	-2	-1		-1	1	2
begins rates	3	-2					-2	-1
begins rating	3	-1			-1		-2	-1
begins recent	1	-3	-2			-1		-1
begins reference	3	2	-1	-1	-1		-2	2
begins regular	2	-2	-2	1			-1	-2
begins rent	-1	1	1	-1		-1		-3
begins report	3	-3	-3					-1
begins requested	3	-3	-3				-1	-2
begins respectfully	2	-1					-1	-1
begins retail	-3	2	2				1	-1
begins retirement	2	-2	-2				-1	-1
begins revolving	-1	2	2	-1	-1	-1	1	-3
begins rr	3	-2	-1
begins sam's	3	-2	-2				1
begins sample	3	-2	-1				-1
begins santander	2	-1		-2	-2	-1	-3	-2
begins satisfactory	1	-1					-4
begins savings	1	-2	-2	-1			2	-1
begins scanned	3	-2	-2					-1
begins sears	-1	3	2				-2	-1
begins section	2	-3	-2	-1	-1		4	-3
begins see	3	-2	-2				-1
begins sent		-3	1		-1	-1
begins sep	3	-2	-3				1	-1
begins servicer	3	-1	-1				-2
begins services	-1	-3	3				-3	-2
begins shop	3	-2
begins signed	3	-2	-2				-1
begins sincerely	4	-2					-2	-1
begins soc	3	-2	-2		-1			-1
begins social	2	-1	-1
begins software	3							-2
begins sort	2	-1			-1		-1
begins speedy	2	2					-3	-1
begins spring	-3		1				2	2
begins starting	3	-1	-2				-2	-1
begins status	2	-4	-4	-2	-2	-2	-1
begins still	-2	2	-1				-1	1
begins subtotal	-3	2	2	-1	2	-2	-1	1
begins summary	-1	3	2	-2			-5	-2
begins synchrony	3	-3	1				-1	-2
begins t-mobile	5	-3	-2				-2	-1
begins tel	3	-2	-1
begins thank		-1	-2	-1				-3
begins then			2	-1		-1		-3
begins tjx	-2		2				1
begins to		-2		-1	-1	-1	2	-3
begins totals			-2	1	-1	-1	-2	-4
begins toyota	2	-3	-2					-1
begins trade	2	-1	-2					-3
begins tradelines	3	-1	-1				-2
begins transcribed	1	2	-3					-2
begins transunion	-1	2	3	-1	-1	-1	-3	-3
begins transworld	-2	1	2				1	-2
begins under	3	-1	-1				-1	-1
begins unsecured	4	-3	-2				-3
begins updated	-1		-1	-1			3	-1
begins upstart	2	-3	-1					1
begins upvote	2	-2	-1			-1	-3	-3
begins us	1	-2		-1				-3
begins usaa	-3	1					2
begins vanguard	2	-2	-1
begins verizon	3	-1					-2	-1
begins walmart	-1	-1	1				2
begins water	2	-3	-1				-1	-2
begins wayfair	-1	3					-2
begins we	-1	-3	-1	-1	-1	-1	1	1
begins welcome	3	-2	-1
begins wf	2	-1					-1
begins with	3						-1	-2
begins xfinity	4	-1	-3				-3	-1
begins year	2	-1		-1		-1	-3	-1
begins yes	1		-1	-1		-1	-4	1
begins you	1	-1	1	1	-1	-1	-2	-3
begins your	3	-3		-1	-1	-1	-2	2
begins ~	4	-2	1				-2
begins ©	4	-3	-2				-1	-3
begins —	1	1	2				-2	-1
begins •	-1	-1	1	-2	-2	-3
begins ◦	1	1		-1		-1	-1	-3
begins ☐		2		-2	-1	-2	-1	-3
begins ☑	3	1	1			-1	-2	-1
begins ✓	3	-1	-1		-1		-4	-1
begins ✔	3	-2					-1
begins 【	-3	-2	-1	-1			3	-1
begins 合计	-2	4	1	-1	-1	-1
begins 存款	3	-2					-1
begins 💳	-3						3
begins 🚗	-2		1				1
collection	-1							-3
company sold	-3							3
date opened	1						-3	1
direct unsubsidized stafford	3	-3
finance	3	-2
in good standing	-1	1					-5
loan amount	3	-3					-1
means money		-2					1	-2
means name	1		-1	-2	-1		-4	-1
means name, short	-2		-1					1
means original, short	3	-3	-1				-2	2
means pastDue	-3	1					2
means reported	3	-3
means reported, short	4	-2					-2	-1
means status	-1	3		-1	-1			-2
means statusHint	1	2			-1		-3	1
means statusHint, short	3	-4		1			-3	2
means statusLoose, short	3	-3					2	-3
means text, short	1	-3	-1				2	3
none	2		3	-2	-1	-3	1	-4
ok	-3	-1					3
opened								-3
overview	3						-3
pattern "#","w		-1	1	1	-3	-4	-1
pattern "M#","	1	-1	-1	-1	-1	-2	-1
pattern "w","w		-3	-1	1	-1	-2	2	-3
pattern #	-2	-3	2		-1	-1	1	-4
pattern ##/#MM, first	-4	4
pattern ##w#wM	-1		2				-3	-2
pattern #)#	4		-3	-1			-1	-1
pattern #)#, first	4	-4					-1	-1
pattern #)#w#w	3	-1			-2
pattern #)w(w)		1	1	-1	1			-3
pattern #)w,w.	3	-2	-2				1
pattern #)w,wM	1	-3	-1	1			-1	-2
pattern #, first			1	-1	-1		-3	-2
pattern #.w#Mw	3	-2	-2				-1	-1
pattern #.w#wM			-3				-1	1
pattern #.w(w)	1	1		-1		-1	-1	-3
pattern #.w(w), first	3	-2					-1
pattern #.w, first	4	-3					-3	-1
pattern #.w,w,		-3	-2				1	-1
pattern #.w,wM	-1	1	1	-1	-1	-2	1	-3
pattern #.w:	3	-1	-1				-2
pattern #.w?		3				-1		-1
pattern #/M/Mw	3	-1	-2					-1
pattern #:MwMw	3	2	3			-1	-4	-2
pattern #M, first	-3	3	-1
pattern #M/M--	1	2	1				-3
pattern #M/M/M	2	-2	-1				-3
pattern #M/Mw, first	2	-2					-1
pattern #M/Mw:	-3	2	3				2
pattern #M/MwM	-1	3	2			-1	-2
pattern #w		-5	-1	-1		-1		-4
pattern #w#w	1	-3	-2				1	-2
pattern #w(w)#	1	-3	-2				3	1
pattern #w(w)M	1	-3	-1				2	-1
pattern #w(w)w	1	-2						-2
pattern #w)	3	-2	-3
pattern #w-wMM		-2	-1				3
pattern #w:w	-3		2	-1		-1	1	-1
pattern #wM/M/	3		-1	-1			-1	-2
pattern #wM/Mw	-1	1					-3
pattern #wMM	1	-3	-1				2	-1
pattern #wMMM	2	-3	-1					-1
pattern #wMwMM	1	-2	-2				2	-3
pattern $	2	-1	-1				-2
pattern (w)	4	-2	-2				-3	1
pattern (w)w,w		-3	-1	-1		-1		-2
pattern *w:M		-2	-1	-1			-2	2
pattern -#-	-3	2	2
pattern --, first	3	-3					-1	-1
pattern ------, first		1		-1	-1		-1	-3
pattern -----w	3		-1				-1	-1
pattern -[w]w	2	-2	-1				-1	-2
pattern -w	3	-2	-1	-1			-2	-2
pattern -w(w)w	2	1	-2				3	-1
pattern -w-	2		-1				-1	-1
pattern -w::M	-3	1	2					-1
pattern -wMw,w	3	-3	-1				-1	-2
pattern <_w_w=	-3	2	3	2	-2	-2	-4	2
pattern <w="#"	3	-1	-1			-1	-1	-3
pattern <w="M#	3	-2	-2
pattern <w="w.	3	-2	-2
pattern <w><w>	3	-2	-2
pattern <w_w="	1	-3	-1		-1	-1		-1
pattern ======, first	1						-3
pattern M	-3	-6	2	-3	-1	-2	-1	-2
pattern M, first	-1	1	-4	-1		-1	-2	-3
pattern M-w	-2	-1	2				-1	-1
pattern M/M/Mw	2	-2	-1	-3		-1	-3	-3
pattern M/MwM	-1	2	1	-1			-3	-2
pattern M/MwMM	4	-4	-3					-1
pattern MM	-1	1	1	-1			-3	-1
pattern MMMMM	4	-1		-1			-4
pattern MMw		1	1				-3
pattern MMwMMw	3						-3
pattern Mw#wMM		3		-1			-2	-2
pattern Mw, first	2	-3	-1					-1
pattern Mw.w.	-3	1	3	-1			1	-1
pattern Mw:w:w	-1	1	2	-1	-1	-1	-2	-3
pattern MwM, first	3	-2	-1				-2
pattern MwMw	1	1					-3
pattern [w]w	3	-1					-1	-1
pattern w		-3		-1	-3	-3		-1
pattern w!		-1	1	-1	-2	-2	-2	-3
pattern w!w., first	3	-1					-2
pattern w#		-2	2	-1	-3	-2	-1	-1
pattern w###	2	1	-2	-1	-1		-1	-4
pattern w####	-1	1	1	-1				-2
pattern w##, first	-2	3			-1		-2	-1
pattern w##MMM, first	3						-2
pattern w##w.w	1	-1	-3				2	-1
pattern w##wM/	2	-2			-1			-1
pattern w#$M☐$, first	2	-4	2				-1	-1
pattern w#(w)		-4	1				-2	-1
pattern w#)	-1	-2	-1	-1	-1	-1	2	-2
pattern w#)MM	-1						4	-1
pattern w#, first		1	-1					-3
pattern w#....	1	-3						-1
pattern w#/M/M, first	2	-3
pattern w#:#	2	-2	-1	-1			-1	-3
pattern w#:#, first	3	-2					-1
pattern w#:Mw#	-2	2	2
pattern w#:w#:	3	-1					-2
pattern w#:w.w	-3	2	3					-1
pattern w#M/M/		-3	-2	-1			1	1
pattern w#MM, first	3	-3
pattern w#MMM/	-3	-1	2				2
pattern w#MMMM, first	-1	2		-1			-3
pattern w#MMw	-2		3	-1		-1	1	-2
pattern w#MMwM, first	-3						-1	2
pattern w#Mw	1	1	1	2			-3
pattern w#Mw,w, first	-2	2
pattern w#MwM	1	-3	-1				2	1
pattern w#MwM#	-2	-2	2					-1
pattern w#MwMM	1	-3	-1				2	-1
pattern w#MwMw	1	-3					-2	1
pattern w#w	2	-2	-2	-2	-2	-1		-3
pattern w#w#		-1	1	-2	-1	-1		-4
pattern w#w#, first	-3	2	1				-1	-1
pattern w#w(w)	1	-3	-2	-1	-1		-2	2
pattern w#w,wM	-1	-2		-1			1	-2
pattern w#w-	-2	3	-2					-1
pattern w#w., first	3	-3
pattern w#wMMM	1	-1		-2		-1		-3
pattern w#wMMw, first	-2	2					-1
pattern w#wMw		-3	-1	-1			-1
pattern w#wMw$	3		-1				-1	-1
pattern w#wMwM	1	-3	-1	-2		-1	2	-3
pattern w$#,Mw	-2	-3	-3	1		-2		2
pattern w$M	2	-1					-4	-1
pattern w$M$Mw	-3		1				3
pattern w$w	2	-2	-2
pattern w&w	2	-1	-4				1	-1
pattern w&w, first	2	-2					-1
pattern w(...M	3	-1	-2				-1
pattern w(...M, first	1	-2					2
pattern w(w#)M	-2	3						-2
pattern w(w)#w	-1	-2	1	1	1	1	1	-3
pattern w(w)#w, first	-3	3						-1
pattern w(w)-M	-1	-3	1					-1
pattern w(w)w	4	-1	-3				-1
pattern w(w)w#	3	-2	1				1	-1
pattern w(w)wM			3	-1			-1	-1
pattern w(w,w)	4	-1	1				-3
pattern w(w.w)	-3	2					1	-2
pattern w(w:w)	-1	-2	3		-1	1	1
pattern w+M	3	-1	-1				-1
pattern w+w	2	-1	-2
pattern w,	5		1	-1	-1	-3	-2	-4
pattern w, first		-1	-3	-1	-1	-1		1
pattern w,, first	3	-2					-1	-1
pattern w,w			-1	-2	-2	-2		-4
pattern w,w#	3		-1		-1		-2	-1
pattern w,w#,M	3		1				-2	-1
pattern w,w,w#	-1	3	-1				2	1
pattern w,w,w,		2		-1	-1	-2		-3
pattern w,w,w.	4	-1		-1		-1	-3	-3
pattern w,w,wM		-2			-1	-1		-3
pattern w,w.w	3	-1	-3
pattern w,w.w.		-1	-3		-2			1
pattern w,w:w,	3		-1	-1				1
pattern w,wM	3	-3	-2		-2		-2
pattern w,wM#)	3	-1	-3
pattern w,wM#), first	3	-2					-1
pattern w,wM, first	3	-1			-1		-2
pattern w,wM,w, first	-3	1					2
pattern w,wMw	2	2	-1				-2	-1
pattern w,wMw.	3	-3	-3				-2	-1
pattern w,wMw:	1	-2	-3	-1	-1			-2
pattern w,wMwM	1	-2	-2		-1	-1	1	1
pattern w--	2	-1	-2				-1
pattern w-w	1	-2	-1	1	-1	-1	3	-4
pattern w-w#MM	2	-3		-1			-1
pattern w-w#wM	-1		2				2	-1
pattern w-w, first	-3	1	-1				2	-1
pattern w-w:w-	3						-3
pattern w-w;w-, first	-3	1					2
pattern w-wMMM		-2	-2				3	1
pattern w-wMMw	-2	-2	2					-1
pattern w-wMwM		-1	-1				3	-1
pattern w.#w:w	4	-1	-3
pattern w.#w:w, first	3	-3
pattern w.....	-1		2		-2	-3
pattern w.Mw.w	3	-1	-2				-1
pattern w.MwMw		1	1				-2
pattern w.w		-3	1	-2	-2	-2		-4
pattern w.w#	2	-3					-1	-2
pattern w.w#., first	-3	1					2
pattern w.w#M,	2		-1				-1	-1
pattern w.w#Mw	-2	-2	2
pattern w.w,Mw	3	-1	-2				-2
pattern w.w,w,	-1	2			-1	-1	-1	-2
pattern w.w,w,, first	3	-3
pattern w.w,w.	1		-3	-1		-1		-1
pattern w.w,w., first	3	-3
pattern w.w,wM	1		1				-1	3
pattern w.w,wM, first	2	-2					-1
pattern w.w.#, first	2	-3	-1
pattern w.w.w#	3	-1	-1				-2	-1
pattern w.w.w.	3	-2	-2		-1		1	-1
pattern w.w:#	-4		3				-1	2
pattern w.w:M	3						-3
pattern w.w?	-2	-1	1	-1	-1	-1		-4
pattern w.wM		-3	2	-1	-1			-1
pattern w.wM, first	-1	3	-1				-4	-1
pattern w.wM,w	2	-3					-3
pattern w.wM/M	-1	-1	3	-1			1	-2
pattern w.wMMw	-3	-2	3		-2		2
pattern w.wMMw, first	-2	2
pattern w.wMw		-2	1				2	-2
pattern w.wMw#	-2	2
pattern w.wMw.		-2	2					-2
pattern w.wMwM	1	2	-4	-1		-1		2
pattern w/w	2	-3	-3	-1			2
pattern w/w(w)	3				-1	-1	-2
pattern w/wM	3	-1	-3
pattern w:	2	-3	-2	1	-2	-2	-1	-2
pattern w:#		-4	2	-2	-2	-1	-3	-3
pattern w:###	1	-1	-1	-1	-1		2	-3
pattern w:###M	4	-1	-4					-1
pattern w:###M, first	3	-3						-1
pattern w:#, first		2	-1	-1			-3	-3
pattern w:#w:w		1		-1	-1	-1	-1	-3
pattern w:#wMw	3	-1	-2					-1
pattern w:, first	2	-4			-1		2	2
pattern w:--M-	-3						3
pattern w:>M<	-2					-1	-2	3
pattern w:M	-1	-1	-2	-4	-1	-2	1
pattern w:M##	3	-2	-2
pattern w:M##M	3	-3	-3
pattern w:M(w)	-1	-3	4	-1			-2	-3
pattern w:M(w), first	-3	3					-1
pattern w:M/M, first	2	-2					-2
pattern w:M/M/	1	-3	-2		-2	-1		-1
pattern w:M/M/, first	3	-2					-3	-1
pattern w:M/Mw, first	3	-2					-1
pattern w:M@w,		-2	1		-1		-1	-1
pattern w:Mw	-1		2	-1	-1	1	-4	-2
pattern w:Mw,w	2	-1			-1		-3	-1
pattern w:Mw:M		-3	1	-2	-1	-1
pattern w:Mw:w	-2	1	2	-1		-1	-3
pattern w:MwMw	3	-3					-1	-2
pattern w:w		-1		-1	-2		-2	-1
pattern w:w#M		-2	1	-1			-2	-2
pattern w:w$#,	-3	-2	1	-2	2	1		-1
pattern w:w,w	-2	2	1	-1	-1		-3	1
pattern w:w,w,					-1	-1	-1	-3
pattern w:w,w.			-1			-1	-1	3
pattern w:w,w:	4	-2	-1	-1	-1		-1	-2
pattern w:w---	2						-3
pattern w:w-w, first	4	-2					-2
pattern w:w-wM	3	-1	-1				-2
pattern w:w.Mw	-2						-2	3
pattern w:w.w,, first	3	-2					-2
pattern w:w.w:	4	-2	-1	1			-2	-1
pattern w:w.wM, first	3	-1					-2
pattern w:w:w	-3	-2	-1	-2	-1	-1	3	1
pattern w:w<w>	3	-1					-2	-1
pattern w:w=w=	5	-2	-2					-2
pattern w:w?	1	-1	-3		-1		-1	1
pattern w:wM	-4		3	-1	1	1	1	2
pattern w:wMw,	-1	3	2		-1	-1		-2
pattern w:wMw,, first	-2	3					-1
pattern w:wMwM	-2		5	-1		-1	-1	-3
pattern w:wMwM, first	-3	3					-1
pattern w;w	3	1					-3
pattern w;w, first	3	-1					-2
pattern w=w=w=	3						-2
pattern w>M<	1	-1	-1	-1		-1	-3
pattern w?	-1	3	1	-2	-1	-4	-2	-4
pattern w?w.w:	-2	2	-2					-1
pattern wM		-6		-3	-1	-1		-2
pattern wM##MM, first	-3	1					2
pattern wM#MMM	-2		1				3
pattern wM(w)	-3	-1	-2				1	1
pattern wM(w)#	3	-1	-2				-1	-1
pattern wM(w)M	3	-3
pattern wM, first	1	-1	-3	-1				-3
pattern wM,w.	4	-1					-3
pattern wM,wM,	-1	-4		2		-1
pattern wM-w#$, first	2	-2
pattern wM.	1	-3	-3	1	-1	-1		-1
pattern wM., first		-3	2				1	1
pattern wM/M		-3		-1	-1	-1	1	-1
pattern wM/M, first	3	-1		-1			-3	-2
pattern wM/M/M	2	-1	-3		-1	-1	-2
pattern wM/M/M, first	2	-4	-1	2				-1
pattern wM/MM/		-3	-3	-1	-1	-2		-1
pattern wM/MM/, first	4	-2					-2
pattern wM/MMM	2	-3	-2					-1
pattern wM/Mw#	3	-2	-1				-2	-1
pattern wM/w	2	-3	-2					-1
pattern wMM		-3	-1	1	-1	-2	-2	-1
pattern wMM#w	1	-3	1				-1
pattern wMM, first	-2	4	-1	-2			-3	-3
pattern wMMM	1		1	-1	-1	-1		-4
pattern wMMM+w	3	-1					-2	-1
pattern wMMM, first		1	-1	-1			-2	-2
pattern wMMMM	-2	2	2	-2	-1	-1	-1	-3
pattern wMMMM, first	3	-3					-2
pattern wMMMMM		-4			-1	-1
pattern wMMMMM, first	-1	1		1			-3	-1
pattern wMMMMw	1	-2	-1				2	-1
pattern wMMw	1	-3		-2	-1		-2
pattern wMMw,w, first	-3						3
pattern wMMwMM	-1	-2	2
pattern wMw#	2	-4	-2		-1		2	-1
pattern wMw#,w	-3	1	1				2	1
pattern wMw#M	3	-2					-1	-1
pattern wMw,w.	1	1	1	-1		-1	-1	-4
pattern wMw,wM	1		-1	-1	-1	-1	-1	-3
pattern wMw,wM, first	1	-3	2	-1			1	-1
pattern wMw.		2	1	-1		-1	-4	-1
pattern wMw.w#	-3		2				1	-2
pattern wMw.w,	1	1	1					-3
pattern wMw.w.	1	-2	2				-1	-2
pattern wMw:w:	-1	-2	1	-1	-1	-1	2	-2
pattern wMwM#w, first	-3	3					-1
pattern wMwM.	4	-1	-2				-2	-1
pattern wMwM., first	3	-2						-1
pattern wMwM.w	1		-1					-2
pattern wMwM/M	2	-4		-1		-1	-3	-1
pattern wMwM/w	-2	-1		-1			3	-2
pattern wMwMM	3	-2	-3
pattern wMwMM, first	3	-3
pattern wMwMMw		-3	-1	1	-1	-1	-1	1
pattern wMwMw		-3	-1	-1	-1	-1	-1	1
pattern wMwMw, first	2						-3	-1
pattern wMwMwM				-4	-2	-2	-2	-4
pattern wMwMwM, first	3	-2					-3	-2
pattern wM|wM|		1	1	-2	-1	-1	-2	1
pattern wM·wM	3	-1	-2				-1
pattern wM·wM·	-4	1	1				2
pattern w|#|M|	-2	-1	3	-1				1
pattern w·wM	-3	-1	3				1
pattern w–w	3	-2	-3				-1	-1
pattern w—w	3	-1	-2				-1
pattern w•w, first	-3	3
pattern •, first	2	-2					-1	-1
pattern •wM/M/	3	-1					-2
pattern •w•w•w	3	-1	-1					-1
payment history	3						-4	1
public information	3	-2
public records	3	-1					-1	-1
real estate	-3						3
status	2	-2					1	-2
this message was deleted	-2	1					1	-1
view details	-3	1					1
# word pattern comes
always			1	-1	-3	-3	-1
often			1	-5	-1		-1	-1
# word place
1	-1			-2	-3	-2	-1	-1
# word read as, shape
accountName capitals	-1	1	-4			-2		-1
accountName small	-4	4	2				-2	-2
accountName? capitalised	1		-3	-1		1		-3
accountName? capitals		-1	-3			-1	2
accountName? small	-2	3	-1	-1		-1	-4	-1
accountNumber capitals	-4	-1	-1	4			-1	-1
accountNumber date	-1		-3	3		-1	-2	-1
accountNumber small	3		-1	-3
amount date	-2			-1	3	-1	-1
amount? capitals	-2	-1	-1	-1	3	-3	-1	-2
aside accountName capitalised			1				-2	-3
aside current? small	5					-1	-4	-3
aside goes on capitalised	1	-3	-1	-1			-1	-3
current capitalised	-3	-2	2		-1	-2	3	-2
current capitals	-2	-3	1	-1	-1	-1	2	-2
current date	-5	-1		-1	1	-1	2
current letters	-3						3	-1
current? capital	-1	1	1		-1		2	-1
current? capitals	-2	-1	-1	1		-3	1	-1
current? letters	-3		-1				3	-1
current? small		-1	-1	-1	-1	-1		-3
goes on small	-1	-5	1	-1		-1	-1	1
goes on? capitalised	-1	-1		-1	-1	1		-3
goes on? capitals			-2	-3	-1	-1	1
goes on? small		-4	1	-1	-1	-1	-3	-1
originalCreditor capitalised	-3	-3		-1	-1	-1	1	1
originalCreditor capitals		-3	-1	-1	1	-1	-1
paying capitals	-3		1		-1	3	-2	-1
# word read as
accountName?	-1	-1	-2		-1		-1	-1
accountNumber	-2	-2	-3	4		-1	-3	-2
amount	-4	-1	-1	-1	5	-2	-2	-2
aside accountName	-1	1		-1	-1	-1	-2	-3
aside current	3						-3
aside current?	1	1	1			-1	-5	2
aside goes on		-2	1	-1	-1	-1	-2	-3
current?			-1	-2	-1	-1		-2
goes on	-1	-2	1	-2	-1	-1	-3
no debts	1		-2	-1	-3	-2	-5	-3
no part	1	-1	-1	-2	-3	-2	-10	-2
no part, in row		-1	1		-3	-2	-10
originalCreditor?	-3	1	1	-1	-1	-1
paying	-3	-1		-1	-1	4	-1	-2
paying?	2	1	2	-1		-1	-3	-2
# word read in
accountName, a column for each debt	-2	2	-3				-1	-2
accountName, a notice about one debt	-3	2						1
accountName, columns below each other	-4	5	-3				-1	-2
accountName, columns by their place	1	-1	-4	-2			-2	-3
accountName, objects	-1	2						-3
accountName, tables and labels			-5	-1
accountNumber, claims of a bankruptcy	4	-2	-1	-4			-1
accountNumber, one debt a line	-3		-2	4				-1
accountNumber, tables and labels	-4	-1	-2	4		-1	-2	-1
amount, tables and labels	-2	-1	-2	-1	3	-1	-3	-2
aside accountName, one debt a line	1		-1	-1	-1		-2	-2
aside current, one debt a line	2		2		-1	-1	-3	2
aside goes on, one debt a line		-2		-1			-2	-2
current, a bullet for each debt	-2	-1	-1				2	1
current, a column for each debt	-3						3	-1
current, a letter about one debt	-5						5	-1
current, a line for each cell	-3	-1	1				3	-1
current, a row for each bureau	3						-3
current, columns below each other	-3						3
current, headings on several lines	-3			-1			3
current, objects	-3	-2				-1	3	-1
current, one debt a line	-1	-3	1	-1	-3	-3		-5
current, running text		2	3	-1	-2	-2		2
current, tables and labels		-5	-2	-2	1	-3		-2
goes on, a bullet for each debt		-6	1	-1			-2	1
goes on, a letter about one debt	1	-3
goes on, a line for each cell	-2	-1	3				-1	-1
goes on, a notice about one debt	-1	-2	2					-3
goes on, cards	-1	2	1		-1	-1	-4
goes on, cards of a portal		-5	1				-2	-1
goes on, claims of a bankruptcy	-1	-3	2					-1
goes on, columns below each other	-4	1	4					-2
goes on, columns by their place	1	-4	-1	-3		-1	-3	-4
goes on, headings over the values of each account	-1		1					-2
goes on, records of labels	-3	-4	3					-1
goes on, tables and labels		-3		-3	-1			-1
no part, a bill with its charges	1	-1	-1	-2			-2	-3
no part, a bullet for each debt	-2	-2	2	-5	-3	-3	-4	-1
no part, a column for each debt		1	2	1			-2	-2
no part, a letter about one debt	-1	-1	-1	-4	-2	-1	-3	-1
no part, a notice about one debt	-1		2	-4	-1	-1	-2	-1
no part, a paragraph for each debt		1		-1	-2	-3	-4
no part, a row for each bureau	2	-1	-1				-1	-1
no part, cards				-2	-2	-2	-4
no part, cards of a portal	1			-3		-1	-2	-4
no part, claims of a bankruptcy	2	-2	-2	-3				-4
no part, columns by their place	2	-2	-1	1	-2	-2	-6	-4
no part, headings on several lines	2	-2	-2	-4	-2		-2	-2
no part, headings over the values of each account	2	-2	-2	-2	-2		-2	-1
no part, loans with their transactions	2	-1	-1	-2				-1
no part, none	-1	2	1		-2	-2	-5	-1
no part, objects	5	-5	-2	-1	-1	-2	-2	-5
no part, one debt a line		-1		-4	-2	-5	-9	-1
no part, records of labels	2	-2	-1	-1			-3	-4
no part, rows of labels with their values	-1	-1	1	-2	-1	-2	-1	-3
no part, running text	1			-6	-2	-5	-7
no part, tables and labels	1	-3	-2		-2		-7	-1
originalCreditor, a paragraph for each debt	-3	-1	-1				-2	3
originalCreditor, columns by their place	-3			-1			-1
originalCreditor, headings over the values of each account	-2	-1	-1				-1	2
originalCreditor, objects	-4	-1	-2					4
originalCreditor, records of labels	-3	1						2
originalCreditor, running text	-1	-2	-1				2
paying, one debt a line	-3	1	2			2	-2	-1
paying, tables and labels	-2					4	-1	-2
# word shape and behind
capital capitalised	2	-3	1	-3	-1	-1	-5
capital capitals	1	-6	1	-2	-1	-1	-2
capital code	3		-3	-1
capital mark-"	2	-2	-1	1	1	-1	-1	-3
capital mark-,	-3	-3	2	1			1	-3
capital mark-.	2	-1		-1	-1		1	-3
capital mark-–	3		-1				-1
capital small	1	-4	-1	-1	-1	-1	1	-2
capitalised capital			1	-1	-1	-1	-2	-3
capitalised capitals	1	-1		-1	-1	-1	-3	-2
capitalised cents	-1	2	1	-1		-1	-1	-4
capitalised digits-2	-1	-4	2	-1	-1	-1		-1
capitalised digits-3	-2	2		-1	-1	-1	1	-2
capitalised digits-4			2	-1	-1	-1	-3	-1
capitalised digits-5	-2	-2	3	-1	-1		1	-1
capitalised digits-7	1	-2	1	-3			-2	-3
capitalised dollars		-2	1	-1	-1	-1	1	-5
capitalised dollars-and-cents	-1			-2	-1	-2	1	-3
capitalised end	4	-2	-3				1	-3
capitalised lettered-code	-2	1	2	-2		-1	-2	-2
capitalised letters	-1	3		-1		-1	-1
capitalised mark-!	2	-2	1				-2	-3
capitalised mark-"	-1	-1	1	-2		2		1
capitalised mark-#			-1	-1	-1	1	-3	-1
capitalised mark-$	1	1	-3	-1		-1		-1
capitalised mark-(		-2				-1	-2	4
capitalised mark-)	-1	-3	-1	-1	-1	-1		2
capitalised mark-.	-2		1	-2	-1	-1	-3
capitalised mark-/	1	-1			-1	-1	-3	1
capitalised mark-:			1	-1	-1	-1	-2	-3
capitalised mark-=	2	-2	-1					-2
capitalised mark-]	2		-1
capitalised mark-®	4	-3	-3				-1	-1
capitalised mark-—	-4		3	-1		-1		-1
capitalised mark-•	3	-1	-2				-1	-1
capitalised mark-…	-3	2	1				-1
capitalised mark-→	3		-2
capitalised masked	1		-4	-1	-1	-1
capitalised percent	-2	2		-1		-1	3	-2
capitalised thousands	-3	2	1	-1	-1		-1	-4
capitalised with-digits	-1	1	2	-1	-2	-1		-5
capitalised year	1	-3		-1	-1	-1	1	-3
capitals capitalised	-2	2	1	-3	-1	-1	1
capitals capitals	1			-3	-1	-2	1	1
capitals cents		-1	-1	1	-1	-1	-3	-3
capitals code	-3		1	2	-2	-2	-2	-1
capitals digits-1	1	-1	-1	-3		-1		-2
capitals digits-4	1		-1		-1	-1	1	-4
capitals digits-5	3	-2	-3	2	-2	-1	-1	-1
capitals digits-6	-1	-2	-2	4			-1	-2
capitals digits-7	-1	-1	-2	3	-1	-1	-3	-1
capitals dollars-and-cents	1	-1	-2	-2	1	1	-3	-2
capitals end	2	1	-1	-1			-4
capitals lettered-code	-1		1	-4	-1	-2	-2	-2
capitals mark-"	-1		2	-2	-2	-1	-3	-1
capitals mark-$	-2	-4	-2	-3	3	2	-3	-4
capitals mark-)	-2	-4	1	-1	-1	-1	-1	3
capitals mark-.		-1	-3	-2	-1	-1
capitals mark-:	2	-1	-5	-1	-1	-1	-1	-4
capitals mark-<	3	-1					-3	-1
capitals mark-=	6	-2				-1	-3	-1
capitals mark-|		-1	1	-3	-3		-2	-1
capitals mark-—	3	-2	-2					-1
capitals masked	-3		4	-3	-1	-1		-4
capitals small		1		-1	-1	-1	-3
capitals thousands		-3	1	-1				-1
capitals year	1	-2	3				-1	-1
date capitalised	-2	-3	1		-2	-2	1	-2
date cents	3	-1	-1	-2			-1
date date	3		-1	-2	-1
date digits-2	1	-1	-1				-3	-1
date mark-,	-5		-1	2	2	2	1	-2
letters capitalised	1		-1	-1		-1	-2	-4
letters code	4	-1	-3	-1			-3	-1
letters digits-4	2	-2	-4	-2			2	-1
letters dollars	1	2	-3	-1	-1	-2	-2	-3
letters dollars-and-cents	1	-3	-3	-1	-2	-2		-2
letters line		-3	3	-1		-1		-2
letters mark-,	4		-2	-1		-1	-3	-2
letters mark-:		-3	-2	-1	-1	-1		-2
percent capitalised	3	-2	-1				-2
percent digits-1	-2					3	-2
percent digits-2	3	-1					-2
percent dollars	5	-1	-1				-3
percent dollars-and-cents	7	-1	-2	-1	-1	-1	-4
percent mark-$	3	-1		-1	-1	-1	-3	-1
percent mark-,	3	-1			-1	-1	-1	-1
percent small	4	-1	-1	-1			-2
small capital	1	-4	-2	-1	-1	-1	-1	1
small capitalised	2	-4		-1	-1		-1	-4
small capitals	2	-4		-1	-2	-2	-2	-6
small cents	1	-4	-1	-1	-1	-2	1	-1
small code	2	-2	-2	-3	-1	-1	-1	-1
small date	2	-1	-3	-1			-2
small digits-3	2			-1	-2	-2	-5
small digits-5	1	1	-2	-1			-3	-1
small digits-7	2	-2	-2	-5		-1	1	-2
small dollars	2	-2		-2	-2	-2	-3	-3
small dollars-and-cents	3	-4	-2	-2	-2	-2	-1	-4
small lettered-code	4	-3	-2	-2			-2	1
small mark-"		-3	-1	-1	-1		1	-2
small mark-(	-1	-2	-1	-1	-1	-1	3	-2
small mark-)		-5		-1		-1	1	-3
small mark-,	1	-3	-2	-1				-5
small mark-.	2	-3	-2	-1	-1	-1	1	-2
small mark-/	-2	1	1	-1	-1	2	-1	-2
small mark-=	3		-1				-1
small mark-?	4	-2	-2				-2	-1
small mark-–	-2	-2	1	-1	-1	-1	1	-2
small masked	7	-2	-5	-1			-3	-1
small percent	2	-1		-1	-1	-1	-2	-1
small thousands		-1	1	-1	-1	-1	-5	-1
small thousands-and-cents		-2	2	-2	-1	-1	-5	-2
small with-digits	2	1		-1	-2	-2	-3	-2
# word shape
capital		-4	-2		-1	-2	-1	-1
capitalised	1		1	-2	-2	-1		1
date	-2	-6	-2	5	1	1		-4
letters	1	-1	-4	-5	-4	-5		-6
percent	4	-4	-1	-1	-1	1	-1	-2
small	1	-2	-1	-2	-2	-1	1	-4
# word sums of line
0	1	-1		-1	-2	-3
1	1			-1	-2	-3	2	1
3	-1			-2	-1	-1	1	-3
# word word
0%	-1	-1	-1	-1		2	1	-1
2.1	4	-1		-2			-2
2.2	4	-1		-3			-1
2.3	3			-2
4.1	3	-2		-1			-1
4.3	3	-2	-1	-3			-1	-1
4.4	3	-1		-2	-1
4.5	3	-1		-2				-1
a	1	-4	-3	1	-1	-1	1	1
aaron's	-4	4					-1
abierta	3						-3
about	1	-1	-3				1
accepted	3						-3
account	1	-2	-2		-1	-1	1	-3
accounts	5	-2	-3				-1	-1
acct	5	-4	-5	-3	-1	-1		-3
ach	3	-1					-1	-1
achterberg	3	-1	-2				-2	-1
act		-2	-1	-1	-1	-2	1	-2
action	3		-3				-1
active	-1	-2	1	-1	2	2	-2	-3
activity	3	-1	-2				-1	-2
address	4	-2	-1		-1		-1	-1
adjusters	-2		3				-1
advances	2	-1	-2
advantage	1	-3	2					-1
aes/pheaa	-3	3					-1
affirm		1	-3	-1	-1	-1	-2	-3
after	1	-2	-1				-1	-1
afterpay	-3	3
agreed	-1	-1	-3	-1		-1	2	-2
aidvantage	-3	4					-2	-2
airlines	-2		3				-1
all	1	-3	-3	-1	-1	-1		-1
also	2	-4	-1				1	-1
america	-1	-4	3				-2	-2
amex	-1	2	-2	-1			-3	-3
amt	3	-1	-2				-3	-1
amy	3	-2	-2
and	2	-8	-1		-1	-1	-1	-2
apartments	-1		-2				-1	3
applicant	3	-2
application	3	-1	-1
apr	4	-4	-2	-1	-1			-2
are	3	-3	-2				-1	-1
ars	-2	2
as	1	-3	-3		-1	-1	1	-1
asagreed	-4						4
ask	5	-2	-1				-3
asset	-1	-3	2				-1	-1
assets	3	-2	-1				-1
assistance	2	-1	-1				-1	-1
at	3	-3	-2			-1	-2	-1
at&t	-3	-1	-1	-1	2		1	3
atrasado	-2	-2	-1			-1	4	-1
aug	1	-3	-2				1	-2
august	1	-3	-2				1	-1
authority	-3		3					-1
authorized	3	-2
automobile	3	-1	1				-2	-3
autopay	1	-2	-2					-1
available	3	-3	-2				-1	-2
b		-5		2		-1	-4	-2
back	3	-1	-2
bal	2	-6	-2	-2	-3	-2		-5
balance	4	-4	-5	-1	-1	-1		-2
balances	3	-1	-1				-1
bank	-1	-3	1	-1	1	-1	-3
bank/credit	3	-3
bank/target	-3		1					2
bankruptcy	2	-1	-2		2		-3	-1
barclays	-3	3					-3	-5
bayou	-3	1	2					2
bc	-3	-1	2				2	-1
becu	-2	3	-1
been	3	-1					-3	-1
before	4	-1					-3	-2
belk	-2	3	-2					-1
beto		-3	2				-2
bill	1	-3				1	-2	-5
bills	3	-2	-1
birch		-3					1
bk	1		-1				-2	-1
bloomingdale's	-4	3	-1
blvd	3	-2	-3					-1
borrower	2	-3	-2				-1	-1
boscov's	-3	4	1				-1	-1
both	4	-4	-2				-3	-1
box	4	-2	-3	-1	-1		1	-1
bridgecrest	-4	3	2				-2	-2
bring	3	-1					-2
bryant	-4	-1	4					-1
budget	4	-2	-2
business	3	-1	-1				-1	-1
but	3	-1	-2				-3
by	1	-3	-3	-1	-1		-1	-2
c		-5	1	-2	1	-2	-3	-2
ca	3		-2
cabela's	-4	4	-1					-1
cabelas	-4	3	-2					1
call	1	-2	-1				2	-1
cancel	3	-2					-2
cancelada	-2						2
cap	1	-1					-3	-2
car	2	-2	-1	-1				-1
card		-3	2	-1	1		-2	-3
care		5	-2				-3	1
carecredit	-3	2	1				-2
carvana/bridgecrest	-3	3
cascade	3	-2	-2				-1	-1
case	3	-3	-2					-1
cashrewards	-4	2	3
cc	3	-2	-1	-1	-1	1	-2	-1
center	-1	-4	2	-1			-1	-1
chapter	4	-2	-1				-2
charge	1	-4	-1		-1	-1	1	-2
charge_off	-2	-1					3
charged-off	-3						3
chargeoff	-3						3
charter	-3	-2					-1	4
chase	-1	1					-3	-1
checking	4		-3				-2
chủ	3	-2					-1	-1
citi	-3	2		-1				-1
citifinancial	-3	3
citizens	-1	-2	3					-2
cl	3	-1	-1				-2	-1
claim	2	-2	1				-2	-1
class	4	-2	-1					-1
client	4	-4					-1	-2
close	2	-1	-1				-1
closed	3	-1	-4				-2	-1
closing	3		-2				-1	-1
club		-4		-1				1
co	-1	-4	1	-1	-1	-1	1	-1
co-borrower	3	-1					-2	-1
co-op	-3	1	1
coast	1	-3					-2
cobranzas		2					-3
cobro	-1		-1				3
code	4	-1	-3				-1	-1
col	4	-2	-2				-1
coll	-2	-3	2	-1	-1	-1	4	-3
collection		-3	1	-1		-1	2	-2
collectionorchargeoff	-6						6
college	-3	3	1				-1	-2
comcast	-1	-3	-1				-2	3
comenity	-1	-5	2				-1	2
comenitybank/victoria	-3	3					-1
comm	1	-3	-1					2
comments	4	-1					-2	-2
communications	-4		2				-1	3
community	1	-2						-3
company		-2	2			1	-2	1
consolidation	-1	1	3				-2	-1
consumer	2	-4	-1				2	-2
consumers	-3	-2	1					3
continued	3	-1	-2
conventional	5	-3					-2	-1
corolla	-2	-2	3				-2	-1
corp	-2	-3	4	-1			-2	-3
couch	-2	-1	3				-1	-1
counselor	3	-1	-2				-1	-1
count	2	-2	-1
cox	-3		-1				1	2
cr	-1	-3	1	-1			-1	-2
cred		-1	2				-1	-3
credence		3	-4				-1	-2
creditor	2	-5	-3	-1	-1	-1	-1	-2
creditors	2		-3				-1	-1
credor	3	-2	-1				-1	-1
creek	-1	-3	1					1
crest		-3	1
ct	3	-3	-1	-1				-2
ctr	-4						1	2
cu		-6	1	-2		-1	-2	-3
cuenta	1	-2	-4	-1			1	-1
cur	-2	-2	-1				2	-2
curacao	-3	4	-1
current	-1	-2	-2	-1	-1	-1	3	-2
d	2	-3	-2	1	2	-1	-1	-1
dad	-3	4	-2				-1	-1
dana	2	-2				1	-2	-1
data	2	-3	-1				-1	-2
date	1	-3	-3	-1	-1	-1	2	-2
dave	-3	3	1					-2
day	1	-4	-1	-1		-1		-2
days	-1	-4	-1	-1	-1	-1	2	-1
de	2	-4	-1	-1		-1		-3
dear	3	-3
debemos	4	-1	-2				-2
debit	3	-1	-1				-1
debo	4	-1	-4		-1		-2	-1
debt		-3		-1	-1	-1	2	-2
debtor	3	-2					-1
debts	3	-2	-2				-1	-1
december	1	-1	-1					-3
defaulted	-2	-1	-1				3
deferment	5						-5
deferred	6	-1	-2				-5
del	1	-4					1	-1
delinquency	3	-2	-2	-1	-1	-1	-2	-1
denise	2	-3					1	-1
dental	-3	-2	1			-1		3
dentist	-1	1	1			-1	-3	-1
dentistry	-3		2
deposit	3	-1	-1					-1
depot	-2	-3	2				-1	1
deptednelnet	-3	3
derogatory	3	-2	-1				-3
desc	3	-1	-2				-1
description	3	-2	-1				-2
details	5	-1	-3				-4	-1
dfas	-3	3		1
dias	-2					-1	3
digital			-3
dillard's	-2	3						-1
direct	-1	2	-3				-1	-2
directv	-1		-1				-2	4
discharged	3	-1					-2	-1
discover		2	-1				-2	-2
discoverbank	-3	3	-1
dispute	5	-1	-3		2		-4	-2
dist	-1	-1	2					-1
dla	3		-1				-1	-1
dmp		-3	-2	-1			1	-2
do	1	-2					1	-2
dominion		-2						1
dont	2	-1					-1
dpd	-2	-1	-1	-1			3
dr		1	-2	-1			-4	1
draft	3	-2	-2				-1	-1
dte	-3	2						1
du	3	-1					-2	-1
e	1	-3						-1
earnest	-3	3	-1					-1
ecoa	3	-1	-1				-1	-1
ed	-1	-2	3					-2
ed/navient	-3		3
edfinancial	-2	2	-1			-1		-2
edit	4	-1	-1	-1			-2	-1
education		-5	1				-2	-1
ef	4	-2	-2				-2	-2
efx	1	-3	-2	-1		1	-2	-3
el	2	-4	-2					2
electric			-1	-1		-1	-2	3
emergency	-1	-3					-1	3
ems	-3		3
end	3	-2	-2				-2
ending	5	-2	-7					-1
ends	4	-2	-3	-1			-3	-1
energy	-2	-3			-1		1	2
equifax	5	-4					-1	-1
equity	1	-3					-1	-1
erie	3	-2
essentia	-3	1						2
est	2	-2	1		-1		-2	-2
et	3	-2						-1
eversource	-3	2					1	2
exclude	3	-1					-2	-1
exp	3	-1	-1	-1			-1	-1
expenses	3	-1	-1				-1
experian	4	-2					-1	-2
f	3	-2	-1				-1
factoring	3	-1					-1
fair	4	-3	-1				-1	-2
false	-2	-1				-1	3	-1
fargo		-3	1				-1	-2
farm		2						-1
father	-3	2	2					-1
fcu	-1	-4	3	-1		-1	-2	-2
fdic	3	-1					-1	-1
feb	3	-1	-3		-1		-1	-2
federal	1	-3					-1	-3
fee	4	-1	1				-4	-1
fees	2	-3					-1	-1
fha	4	-1			-1	-2	-1	-1
fifth	1	-2	1		2			-2
figure	-3	3	-1				-1	-1
file	5	-2	-3				-2	-2
fin	-1	-3		2			-1	-2
final	2	-2	-6			-1	-2	-1
finance	-3	-2	3		-1			-1
financial		-5	1	-1	-1	-1	-1	-2
financing	3		-2				-1
fine	4		-1				-3
fingerhut	-1	1	-3				-1	2
fingerhut/webbank	-6	3	-1				1	3
first	2	-1					-3
fleet	-2	3					-1
for	3	-3	-4	-1	-1	-1	1	-4
forbearance	6						-5	-3
foreclosure	3	-2					-3
four	-3	-1	2				1	-1
fri	3	-1	-1				-1
friday	2	-1	-1				-1	-1
from	3	-6	-2		-1	-1	-1	-4
fs	-1	-2	1				1	-1
fsb	-2		3
full	3	-1			-1		-3	-1
fund		-2	1				-1	-3
funeral		-3	3				-1
g	3	-1					-3
garage	-2		3				-2
gas		-3					-2	1
gateway	-3	3	-1
general	1	1	1				-1	3
get	3	-1	-1
gm	-1	3	-2					-1
gmac	-3	3	-1
go	-1	-3	2				-1	-1
good	-1	-1	-1				3	-1
greenville	3	-2	-3
group	-1	-3	2				-2	1
guarantor	5	-2	-1	-1			-2
half	1		1				-3
hardship	3	-1					-2
harley-davidson	-3	3
harris		1						-3
has		-2	-4				1	-1
health	-1	-4	-1				-2	2
heights	-2	3	-1					-1
hello	3	-2
help	3	-1					-1
here	2	-2	-1
heron		-3
hers	3	-3					-2
hi	3	-3						-1
high	4	-1	-1				-1	-2
hill	-2	-3	1		2		-1	-2
his	2	-3	-1					-1
hold	3		-2				-1
hollow	-1	-3	1
hosp	-3	-2	1					2
hospital	-3	-1	-1	-1		-1	1	1
house	2	-3	-1
hsbc	-3	2	-1					1
i		-2	-1	-2	-1	-1		-3
i'm	1	-5	-2					-2
i.c	-3	3
id	6	-3	-4	-3	-2		-1	-1
if	3	-2					-1	-1
ii	-2	-2	3	-1		-1		-3
in	1	-5	-1	-3		-1		-1
inc	-1	-4	3	-1	-1	-1	-3	-4
included	3						-3
income		-3	1				-1	-1
ind	3	-2		-1			-1	-1
individual	2	-3	1				-2	-1
information	5	-1	-2				-3
infusion	-3	1	2
ingrid	3	-2	-1		-1
initial	2	-1	-1
inquiries	3	-1					-1	-1
inst	4	-1					-3
installment	1	-3				2	-2
int	3	-3					1	-1
interest	3	-1	-2				-4	-1
internet		-3					1
invoice	2	-1	-2
iphone	-3		3				-2
ira	3	-2	-2	-1				-1
is	2	-4	-6	-1	-1	-1	1	-2
issued	3	-3					-2
it	1	-3	2	-1	-1	-1	-2	-2
it's		-4	-4				2	-1
item	1	-1	-3	-1	-1	-1	-1	-1
iv	-1	-3	2
j	4	-1	-3	-1	-1		-2	-1
january	2	-1	-1				1	-2
jefferson	2		-1	-1	-1	-1	-2	-2
jewelers		-3	1				-1	-2
jewelers/comenity	-3		3
joint	2	-4	1	-1		2	-1	-2
jt	3	-2		-1			-1
judgments	3	-2
june	-1	-3	-2		-1		2	-3
just	1	-3	-2
k	1	-2	1	-1			-3	-1
kaiser	-3	2					1	1
kay	1		-2					-3
klarna	-2	4			-1		-2	-2
ko	3		-3
kohl's	-2	3	-1				-1	-1
kohls	-3	3	-3				-1
kohls/capone	-4	4	-1				-1	-2
l	3	-1	-1	-1			-2	-1
labcorp	-3	3
lakes	-1	-4	2	-1			-1	-1
landlord	3	-1	-2
lane	-1		1				-2	-3
last	2	-3	-6		-1	-1	-2	-2
late		-2	-3	-1	-1	-1	2	-1
lawyer	3	-1	-1
lease	2	-3	-1	-1			-2	1
left	3	-3	-1	-1	-1	-1	-2	-1
lender	4	-3	-1				-2	-2
lendingclub	1	1	-3				-2	-2
lent	3	-1	-2				-1
liabilities	3	-2	-1				-1
like	4	-1	-3				-1
limit	5	-1	-2				-3	-1
lindqvist	3	-1	-1				-1	-1
line	-1	-4	2				-3	-2
list	3	-2	-1				-1	-1
llc	-3	-3	4	-2	-2	-2	-5	-4
lo		-3	-1				1	-1
loan	1	-5	3	-1	-1	1	-2	-2
loans	1	-3				-1	-3
loc	-3	1	2
lol	4	-2	-2				-1
los	4	-1	-1				-2
loss	-2	-1	-1				3	-2
lowe's	-2	2	2				-2	-3
lp	-2	-1	3	-2				-2
ltd	-3		4				-1
luis	2	-1	-2
luke's	-1	-3	2					1
ma	2	-1	-2				-1	-1
macys/dsnb	-1	3	-2				-1	-1
maimonides	-1	4	-1					-1
main	1	-3	2				-2	-2
make	4	-3	-1				-1	-1
malibu	3	-2					-2	-3
management	-1	-1	2				-3	-3
marguerite	3	-2						-1
marisol	3	-1	-1
mark	2	-3	1				-2
mart	-3		2					1
mastercard	-1	-3	2				-2	-3
mattress	-1	1	1				-2	-2
maxx	-2	-1	3
mc	-2	-2	3	-1				-1
med	-4			-1			1	1
medicredit	-3	5					-1	-2
memorial	-3	2	2				-1
merrick	-1	3	-1				-2	-2
mervyns	-4	4		-1				-1
methodist	-2	-2						3
metrowest	1	-1	-3				-1	1
mgmt	-2	-2	2					-3
mi	2	1	-3				-1	-1
miami	-1	-2	3					-1
midland	2	-2	-1				1	-2
mileage	2	-2
min		-4	-2	-2	-2	-3		-2
mine	1	-4					1	-2
minimum	4	-3	-1				-2	-1
mn	3		-1	-1				-1
mo	1	-3	-1	-1	-1	-2	-1	-2
mobile	2	-2	1				-1	1
mohela	-5	4	2				-1	-3
mohela/dept	1	1	-3
money	3	-2	-2				-1
monthly	1	-3		-1	-1	-1	-1	-2
motor		-3	1				-1	-1
motors		-3						1
mountain	-4	1	1				2
move	-2	-1					3
mr		1	-2	2	-1			-3
mri	2	-1	-1
mtg	1	-3	1	-1			-4	-2
muebles		-3	2		-1			-1
must	4						-4
mutual	2	-3	-2
my	1	-2	-1					-3
n	1	-3	2	-2	-1	-2	-2
n.a	-2	-3	1	-1	-1	-1	-1	2
n/a	5	-3	-2	-1			-2	-2
na		-3	1	-2		-1	-1	1
name	4	-3	-5	-1	-1	-1		-7
nasa	-2	1	-1				4
nat'l	-2		3
navient	-1	2					-1	-3
nc	2	1	-3	-1				-1
need	3	-1					-3
negative	3		-2				-1	-1
nelnet	-1	3	-1				-1	-4
net	4	-3	-1
new	4	-5					-3	-1
next	4	-4	-3				-1	-1
ni	3	-1					-1
nissan	2	-1						-2
nmls	4	-1		-1	-1	-1
no	1	-4	-5	-1		-1	3	-2
none	2	-4	-2	-1		-1		-3
nonpriority	3	-2						-1
nordstrom/td	-2	2	-1	-1				-1
northern	-1	2	-1					-1
northgate	-2	3	-2					-2
not	1	-3	-2			-1	1	-2
note	2	-4	-3				1	-1
notes	6	-2	-1				-3	-1
notice	1	-3	-3				2	-2
now	2	-4	-1	-1			-1	-2
number		-2			-1	-1	-1	-1
nº	3	-2	-1	-1
número	3	-1	-1				-1
nợ	1	-1	-3				1	-1
o	2	-3			-1	-1		-1
oak	-3	1	2					-1
oc	4	-2					-1	-3
oct	3	-1	-3					-1
odell	3	-2
of		-5	2		-1	-1		1
off		-2	-4	-1		-1	1	-2
offers	3	-1	-1				-1	-1
ok		-4	-4	-2	-1	-1	1	-2
okay	4	-1					-3
old		1				-1	-2	-5
ollo	-2	3	-1
omit	4		-1				-2	-1
on	1	-5	-3		-1	-1	2	-1
one		-5				-1	1	1
onemain	-3	3			-1		-2
online	4	-2	-2
only	4		-1				-2	-1
op	3	-2					-1	-1
opened	2	-2	-2	-1	-1			-3
oportun	-3	4	-1				-3	-1
orig	3	-2	-1					-2
original	3	-2	-4				-2	1
originally	3	-1					-2	-1
orrin	-3		1
ortho	-3	-1	2					-1
other	2	-3	1			-1	-3	1
our	3	-2	-1				-1	-1
out	-1	-2	-2				2	-1
outpatient	-1	-2	3					-1
over		-3	-1				1
overstock	-2	2	1					-1
overview	4	-3					-1	-1
owe	4	-4	-4	-1	-1		-1	-1
owed	2	-3	-1	-1	-1			-2
owes	6	-2	-3
p	4	-1	-3				-1	-1
p.o	3	-1	-2	-1			-1	-1
pa	1	-1	2	-1	-1	-1	-2
pagado	3						-2
paid	4	-2	-2	-1	-1	-1	-3	-2
paper	3		-2				-1
parcela	3	-1			-1	-1	-3
parents	-3		3
park	3	-1	-3
parking	-3		2
parkland	-3	1	2				-1	-1
part	3	-2
paul	3	-2	-1				-1
pay	2	-5	2	-1	-1	-1	-1	-1
payment	2	-3	-2	-1	-1	-1	-2	-2
payoff	3	-2	-1				-2
paypal	-3	2	-1					1
pays_as_agreed	-4	-1					4
pcs	-2							2
pd	3	-2	-1					-1
penfed	-3	4	-1				-1	-1
penn	-2	2	-1					2
penney	-3	-2	3					-1
people	3	-2	-1				-1
period	3		-2				-1
perkins	-6	1	5					-2
personal		-1	1	-1	-1		-3	-2
phillips	-2	3	-1				-1	-1
phys	-3		3				-1	2
physicians	-3		2					2
pif	5	-2		-1			-4	-1
pinnacle	-4	1					1	1
piti	4	-2		-1			-3	-1
pk	-3	-1	2	2
plan		-3		-1		-1		-2
platinum	-3	-2	3		-1		-3	-2
please	2	-3	-1				-1	-1
pmt	2	-4	-2	-2	-1	-2	1	-2
po	5	-2	-4	-1	-1		1	-1
por	3		-1			-1	-2	-1
ppa	-1	-2			-1	-1	2	-1
present	-2	-1	-1				2
principal	4	-2	-1				-3	-1
priority	3	-1	-3				-1	-1
program	3	-1	-1				-2	-1
property	3	-2					-2	-1
proposal	3	-1					-2
prosper	-2	2	-2				-1	1
providian	-4	2					-1	3
public		-3	1				-2	1
purpose	3	-1					-1	-1
pymt	4	-1	-2				-2
q	3		-2				-1
quest	-2	2	-2				-1	2
questions	2	-1					-1
quicksilver	-4	2	3				-2	-3
quitado	2						-2
qwest	-3							3
r		-4	1	-2	-2	1	1	-2
radiology	-3	-1	1				-1	3
rate	4	-3		-1			-4	-1
ray	-1	-3	3					-1
ray's	3	-1					-2	-1
rd	3	-1	-4		1		-2	-2
re		1	-2	-1			3	-2
receivables	-2	2	1				1	-2
records	6	-1	-3				-2	-1
recovery		-4	2		-1	-1	-3	-3
ref	2	-4	-1	-2			1	-2
reference	2	-2	-2
refuse	-2	2
regions	-1	3	-3	-1	-1	-1	-2	-3
regular	3	-2	-2				-1
remarks	3						-3	-1
removed	2						-2
renee	2	-2
rent	6	-4					-3
rent-a-center	-4	3	2					-1
renta	3	-2	-2
rental	3	-1	-1				-1
report	4	-1	-3				-1	-1
reporting	3		-2				-1
reports	3	-1	-2
repossessed	-3		1				3
repossession	-3	-2	-1				4	-1
request	3	-1					-1	-1
responsibility	3	-1					-2	-1
retail	-1	-3	2				-1	1
retirement	3	-1	-1
rev	3	-2	1			-1	-5	-1
revenue	-3	-2	3				1	-1
revolving	3	-3	-2			2	-1	-2
revolvng	2	-2					-2
rewards		-3	1					-1
rf	-2	-1		3	-1
ridge		-4	1				-1
river	1	-3	2				-1
road	1	1	-3		-1
rocket	-1	2	-4				-1	-2
rockland	-4	3	-1
roof	-1	-4	2				-2
rptd	3	-2	-1				-1
run	3	-1	-2
sa	3	-2	-2				1	-1
saint	-2	1	2					-2
sala	-3		3
saldo	4	-2	-3	-1	-2		-3	-2
sales	3	-2	-3					1
sallie	-1	2	-3				-1	-2
same	1	-3	-1				1
sandpiper	-2	-2	-1					2
santander	-2	4	-3				-1	-2
sapphire	-4	-1	5				-1
save	4	-1	-1				-3	-2
savings		-4
says	3	-2	-4				2	-2
scheels	-3	1	-1					1
school	2	-1	1				-3
score	3	-2					-2	-1
sears	-3	3	-2				1	-1
second		-3	1				1
section	3	-2	-1				-1
security	2	-1	-3					-2
see	3	-2					-1	-2
seguro	4	-1	-2				-1
self	1	-3	1
sent	3	-1	-2				-1	-1
services		-2	1	-1	-1		-1	-2
settled	6	-1					-6	-1
sezzle	-4	4			-1
sheffield	-4	2	-1
si	3	-2	-1				-1	-1
signature	-2	1	1	-1			-1	-1
situação	3						-2	-1
snap-on	-3	4	-1
so		-3	-2		-1	-1	1
social	3	-2	-3					-1
sofi	1		-3				-1	-3
sold	3	-2	-1				-3	-1
solutions	-1	-1	2					-2
son	3	-2	-1
sorry	4	-3					-2
source	3	-1					-2	-2
spectrum	-2	-2	-1				1	2
speedy			-3					1
spotloan	-2	2
springleaf	-3	3					-1
sprint		-1	-3	-1	-1		-2	1
sq	3	-1		-1			-1
ssn	3	-1		-1
st	-1	1	-2	-1	-1	-1	-1	3
star	-3	1	2
statement	3	-2	-4				1	-1
status	3	-2	-2				-2	-1
still		-2	-3	-1			1	-1
stop	3						-3
storage	-2		2				-1	-1
store	3	-3	-1				-2
street		-3			-1		-1	1
student	1	-5				-1	-3	-1
stuff	3		-2				-1
subtotal	4	-3	-1				-2
summary	3	-3	-2				-1
summit	-3	-1					-1	2
summons	4	-1	-1				-1	-2
svc	-3	-2	3				-1	-2
syncb	3	-2						-1
syncb/ppc	-2	4					-1	-1
synchrony	1	-3	1					1
synchrony/amazon	-4	2					-1	2
synchrony/lowes	-2	2
system		-4	1		-1		-2
số	1	-2	-3				1
t-mobile	-3		-3				1	3
take	2	-3	-1
target	-2	3					-1	-2
tax	1	-3	2				-2
tbom/milestone	-3	4					-1
terminación	4		-3				-2
tess	2	-2	-1				-1
that	1	-3	-2		-1	-1	1	-2
that's	1	-2	-4				1	-1
thats	1	-3	-2				1
thd/cbna	-3	3
the	2	-4			-1	-1		-1
their	4	-1	-2				-2
then	1	-4	-2					-1
they		-4	-3			-1	1	-3
thing	2		-2					-1
third	-1		1		2			-3
this	1	-4	-3		-1		1	-2
through	3	-1	-2				-2
time	-1	-1	-1				3
tires	-2		3				-1
tita	-1	3	-2
title	2	-3	-1					-1
titlemax	-3	5	-1	-1			-2
to		-5	-1	-1	-1			-2
toledo	-3	2	1				-1	-1
torrid	-3	2	1					-1
total	3	-4	-3	-1				1
totals	4	-4	-1				-2	-1
tower	-2	3	-3					-1
towing	-3	-1	3					-1
town	1	2	-3					-1
tracking	3	-3					-1
tractor	-4	1	4				-1
tradelines	3	-1	-2					-1
transfer	3	-3	-2				-1
transferred	4						-4
transunion	5	-4					-2	-1
tree	-2	-2	3	-1
tri-county	-3	3
truck		-1	1				-3
truist	-2	2		-1	-1	-1	-2	-3
trust	-1	-2	1				-1	-1
tu	4	-2	-2				-2	-2
tuc	2	-3	-2		2	-2	-3	-3
tuesday	3	-1					-1	-1
tuition	-3	1	2
tx	4	-2	-3
type	4	-3	-3	-1	-1	-1	-3	-2
u-verse	-1		-1					3
uh	4	-1	-2				-3
um	2	-3	-2				-1
umpqua	3	-1						-1
un	-3	-1	2				1	-1
uncle	-3	2	1					-1
union	-2	-2	3				-2	-3
unit	-1	-3		2		-1	-1	-2
united	-2	-1	3
unk	3				-1		-1	-1
unknown	4	-1		-1			-1	-1
unlimited	-3		3
unpaid	-3	-2	-1	-1	-1	-1	6	-3
updated	4	-1	-1				-2
upgrade	-1	1	-1	-1	-1	-1	-1	-3
upstart	-2	3	-3				-2	-3
us	-2	-2	-2	-3	2	2	-7	-4
usaa	-2	3	-2				-1	-1
used	1	1	-2				-2	-1
user	4	-1	-2				-1	-1
ut	2		-1	-1			-1	-1
utilities	-1	-2	3				-1	-2
utility	4	-1	-2				-1	-1
utilization	3						-3
valley		-3	-1				2	1
venture	-4	2	3					-2
verizon	-3	-4	1		2	-1		3
veterinary	-4	-1	3					2
view	2	-2					-4	-1
vin	4	-2	-2	-1				-1
visa	-2		3	-1			-4
wagner	-3		2				1	-1
wait	4	-2	-2				-2
walmart	-1		3				-1	-1
want	4	-2	-2			-1	-2	-1
was	2	-2	-3	-1		-1		-5
washer/dryer	-3		3
water	-2	-5	1				-3	2
water/sewer	-3	3		-1				-1
way	3		-3
wayfair	-3	2	-1				-2
we	1	-2	-4		-1	-1	1	-3
webbank/fingerhut	-5	1	-1			-1	-4	5
weiner	-2		4				-2
welcome	3	-3
west		-4	2				-1	3
western		-2	2				-1
what	3	-3	-1				-1	-1
whenever	4	-1	-1	-1			-3	-1
which		-2	-3				1	-1
who	4	-3	-1					-1
wife	4	-2	-1				-3
wireless		-1	-3	-1	2	-1		1
with	2	-3	-3				-1	-3
written	2	-1					-2
x	4	-3	-1	-1			-3	-1
xp	4	-1	-1				-2	-2
xp/tu/ef	3	-1					-1	-1
xpn	3	-3	-1			1	-2	-2
y	1	-3	-3	-2				-3
year	1	-3	1				-1
yes	-2	-3	-1	-1		-1	3	-3
yet	3						-3
you	3	-4	-1				-1	-2
you're	3	-1					-2
your	2	-4	-2			-1	2	-3
zero	-2	-1	-1		3		-1
zip	-2	4	-1				-1	-2
é	3	-1	-2
不急	3						-1	-1
余额	2	-2	-2	-1	-2	-1	-1	-2
信用卡	3	-2	-1				-2
催收	4	-1	-1				-3
原债权人	2	-1						-3
合计	2	-2					-1
学生贷款	3	-1	-2				-1
尾号	3	-1	-3	-1
已转催收公司	-4	-1					4	-1
房贷	1	-3	1				-2	-1
欠	3	-1					-2
正常	-3	-1				-1	3	-1
正常还款	-3	-1					3
账号	2	-1	-3	-2				-1
车贷	4	-2	-2				-2	-1
# word words before
 accounts	-1	2					-2
 acct	-1	4	-1			-1	-1	-1
 affirm	-3	2	2
 ally	4	-1	-4
 am	3	-3	-2	-1	-1	-1	-1	-1
 apr	1	1	-1				-3	-1
 autopay	-2	3					-1
 available	3	-1	-1				-3
 bank		-3					3	-1
 bk7	-2	1			2
 bread	3		-3
 card	1	3		-1		-1	-1
 cash	-1	-1					3
 charge	-3						4
 chase		-2	1
 chg	-3						3
 col	-3	-2					3
 collection	1	-2	-2		2	-2	-4	3
 comcast	-3	1					-2	2
 comenity	-1	-2	2				1	-3
 comments							-3
 contact	3	-2					-1
 credit	3	-1	-2
 creditor	-3	3	2				-1	-1
 cur	3	-1					-3
 current	-1	2	-2	-1	1	2	-4	-2
 direct	3	-2	-3
 discover	-2	-1	3		-2			-1
 elan	-2		3
 federal	3	-2	-2
 finance	3	-2				-1	-1
 granite	2	-1
 highest	3		-1				-3
 inquiries	3	-2					-1
 interest	3	-1					-2
 irs	-3	2					1
 jefferson	-3	-1	3
 klarna	-3	3					-1
 left	-2						3
 loan	1	3	-2				-1	-1
 lowe's	-3		1				1
 m			-1				3
 midland	4		-4
 mortgage	-2	1	3				-3
 needs	3						-2
 none	1	-2					3
 oct	3	-3	-1
 originalcreditorname	-2	-1						3
 owe	3	-1					-2
 paid	4	1	-2				-4
 pay	1	-3
 payment	-1	-2					2
 personal	2	1	-3			-1
 phone	3				-1		-3
 pm	2	-2	-1	-1	-1	-1	-1	-1
 prairie	3	-2	-2
 préstamos	-3	3
 r9	2						-2
 rating	3						-2
 reported		1					-3
 retail	3	-1					-2
 settled	4	-1					-3
 single	3		-2				-1
 status		-3			-1	-1	1
 store	-4	1	4				-1
 student	-3	2	-1	1		-1	2
 summit	-2	-2	3					-2
 type	-2	-1					3	-2
 us	-1	-1	1	-1	-3	2	-2	-1
 used	-3		1				2
 visa	-4		3				1	-1
 xp/tu/ef	2						-2
1 a			-4	1	-1	-1	1
1 abierta	3	-2					-1
1 accepted	-2	-1					3	-1
1 account	2	1	-3	1	-1	-1	-3	-1
1 accounts	1	1	-1				-3	-2
1 acct	-1		-3	3	-1	-1		-4
1 ach	4	-3	-1
1 act	2	-2	-2		2	-1		-1
1 active	-2	-4	2		2	2	1	-3
1 additional	3		-2				-1
1 adjusters	1		-2					1
1 affirm	-1	1	2	-1	-1	-1	-4	-2
1 after	2	-3	-3			-1	1	-2
1 against	3	-2					-1
1 agency	1		-3
1 aidvantage		2		-1	-1	-1	-4	-1
1 allowed	3	-2					-1
1 ally	3	-2	-2	-1			-2	-2
1 also		1	-2				3
1 aluguel	3	-1			-1	-2
1 amazon	-2	-2	3	-1	-1	-1		-1
1 america	2	-1	1	-1			-3	-1
1 american	3	-3	-2				1	-2
1 amt	3						-3	-1
1 and		3	-1		-1	-1		-4
1 anything	2	2					-2
1 apple	-3	-1	3				-1	-1
1 apr			-1	-1		-1	3	-2
1 are			-3			-1	1	-2
1 ashley	-2		2					-1
1 ask	4	-2	-1				-2	-2
1 assets	3	-3	-2				-1	-1
1 assignee	3		-1					-4
1 assistance	4	-3	-1				-1	-1
1 assoc	-1	-1	1	2			-1	-3
1 atraso		1					-3	-1
1 august	1	-3	-1				1	-1
1 aunt	-2	-2	2
1 authorized	3		-2				-1	-1
1 avant	1		-3					2
1 b	1		-3		-2	-1		-2
1 b1	2	1					-3
1 back	4	-2	-2				-2
1 bad	-1	1	-2				3	-1
1 bal		-3	-1	-2	-2	-2	1	-5
1 balance			-2	-1	1	-1		-3
1 balances	3	-1					-2
1 banfield			-3					2
1 bank		-3		-1		-1
1 bayou	-3	-1	1					2
1 be	2	-2	-1		-1		-1
1 beacon	3	-1	-2	-1
1 bed	3	-1	1				-2	-2
1 bell			-3					1
1 best	-1	-3	1				-1
1 big	-1	-3	1				-2
1 bilt		-2	1
1 bk7	-3	2			1
1 blue		-4					-2
1 bluegrass	2	-1	-2
1 blvd	3		-3				-1
1 bonneville	-3	2	1
1 both	1	3	-2				-3	-1
1 box	2	-3			-1
1 bread	-2	-2	2	-1	-1	-1	-1	-2
1 bridgecrest	1		-4				1	-1
1 bright	-1	-3	1
1 bring	3	-1					-3
1 brother	-4	1	3					-1
1 budget	3	-1	-2
1 bureau	3	-4	-1				1	-1
1 buy/cbna	3	-2	-2				-1
1 buyer	3	-2	-1
1 c	-2	1		1	1	1		-2
1 c/o	3	-2	1					-1
1 cabelas	-2		3				-1
1 call	3	-4	-1					-3
1 called		-1	-2				1	-2
1 can	2	1	-1				-2	-2
1 cancel	3	-1	-1				-2
1 cancelada	-3						3
1 cap		-4	1				-2	-3
1 cap1	-2	-2	3		-1		-1
1 cards	1	3	-1	-1			-3	-2
1 carrington	-2	-2	2
1 case	5	-1	-2		-1		-1	-1
1 castle	-3	-1	2					1
1 cavalry		-3	1				-1	-2
1 chapter	4	-1	-1				-3
1 chase	-1	-1	2	-1				-3
1 checking	3	-5	1				-2	-1
1 chime	-3	-1	3
1 citi	-1		2	-1				-2
1 citibank	1	-2	-1	-1		-1	1	1
1 citizens	-2	-2	2					-2
1 city	-1	-6	1	-1		-1	-2	3
1 cl	3	-1	-2				-2
1 claim	1	1	-2	-1		-1	-3	-1
1 class	4	-1	-1					-2
1 classification	3						-1	-2
1 client	-4	2	-4	-1	-1	-1		4
1 clinic	-1	2	1				-1	-3
1 co	-1	2					-3	-1
1 cobro	3	-2					-2	-1
1 code	4	-1	-1				-2	-2
1 codes	-2	3					-2
1 coll	-4	2	1			2	1
1 collection	-2		1	-1		-1		-3
1 collection/chargeoff	3	-1	2				-3	-1
1 college	-4	-1	4				1	-1
1 comcast	-4	2					-2	1
1 comenity	-2	-2	-2	-1		-1	2	3
1 comment	3						-2	-1
1 comments	1						-3	-1
1 commonwealth	1	-3	1
1 community		-3					-1
1 company	2	-3	-2			1	-2
1 con	-1	3	-1					-2
1 consultants	1	-1	-3					2
1 consumer	3	-2	-2	-1				-3
1 consumers	-2	-1	-2					3
1 conta	3	-1					-2	-1
1 contact	3	-4	-1		-2		-1	-1
1 convergent	-2		3				-1	-1
1 coop	1	-2	3				-1	-2
1 cooper	2	2	-3	-1				-1
1 corp	3	-2	-4				1	-1
1 corporation	2	-1	-2				-1
1 counseling	3	-1	-1				-1	-1
1 counselor	3	-1	-1					-1
1 creditloantype	4						-2	-3
1 cu		-3		-1		2	-2	-1
1 cuenta	-1	-2	-1	1	-1		1	-2
1 curr	-3	1	-1		-1		2	-2
1 customer	3	-1	-1				-1
1 d		1	-3	1			-2	-1
1 date	3	-1	-3	-2	-1	-1	-3
1 day	1	2	-4	-1			-1	-1
1 daycare	3	-1	-1				-1
1 dba	-1	-2	2
1 de	-1	-3		-1	-1	1	1
1 dear	3	-2	-2					-1
1 debt	1			-1	-1			-3
1 debtor	4	-2	-1				-1	-1
1 default	3						-3
1 deferment		3					-2
1 deferred	2	4	-1			-1	-4	-1
1 delaware	2	-1	-3	2			-1	-1
1 deleted	3	-3					-1	-1
1 dental	-1	1	-1	-1				3
1 dentist	-2	2					-2	2
1 deposit	2	-1	-2
1 dept	-1	-3	1	-1			-1	-1
1 description		-3	1				1	-2
1 desde	-3						3
1 detail	2	-1					-3
1 details		1	-1		-1		-2	-3
1 dias	-3	2					2
1 direct		-5	1				-1	-2
1 directv	3	-2	-1				-1	-2
1 discover	2		-1		-1		-1	-3
1 dispute		1	-3		2		-3	-2
1 district		-1	-1	2	-1		-1	-1
1 dla	3			-1			-1
1 dmp		-1	-3				1	-1
1 don't	5		-3				-2	-1
1 dos	-2						2
1 down	1	-3	1					-1
1 dr	-2	-5	3				-3	1
1 dte	-3		2					1
1 duke	2	-4			-1			-3
1 e		2	-3	-2	-1			-3
1 east	1	-5	1				-1	-1
1 edfinancial	2	1	-3				-1	-1
1 edit		2	-1				-1	-2
1 education		-2	2				-2	-1
1 ef		-2		2			-3
1 ef1	3					-1	-2
1 el	1	1	-4					1
1 elm		-3	2
1 em	-3	-1	-1				3	-1
1 emergency		-1	-1		-1		-1	3
1 employees	-2		3
1 end	3	-1	-1				-2
1 ending	1	-2	-4	2	-1	-1		-2
1 eq	2	2	-2	-1			-1
1 equinox	-2	2	-3	-1			3	-1
1 er	-1	1	-1			1	2	-1
1 erie	3	-1	-2
1 est	3	-1			-1		-2
1 ex	-1	1	-3	-1			1	1
1 example	4	-3	-2					-2
1 except	2	-3					-1
1 exp	4	-2					-1	-1
1 expenses	3	-2					-2	-1
1 experian	5	-3					-2	-2
1 express	-1	-3	1	-1	-1		2	-2
1 facility	-2	1	1
1 factoring	3		-1				-1	-2
1 fair	3		-1					-1
1 fargo		-3	1				-1	-2
1 fcu	1	-2	-1	1			1	-2
1 fecha	3		-1				-2
1 fence	2						-2
1 fifth	-1	-3	1		2			-2
1 file	2					-1		-3
1 final		-2		-2	2	-2	-1	-2
1 financial	1	1	-1	-2	-1	-1		-3
1 first	1	-2	2		-1		-3	-2
1 fleet	-2	-1	4				-1
1 flex	3	-2					-1
1 following	3	-1					-2
1 for	1	-3	-3	-1	-1	-1		3
1 forbearance	1	3					-4	-1
1 ford	-1	-3	2				-1	-2
1 fortiva	2		-3				2
1 forward	2	-2					-1
1 fourth	-3	1	-1					2
1 franklin	-2	-2	2
1 fund	1	-2	3				-1	-2
1 furniture		-1		1			-3	-2
1 g	3						-2
1 ge	-3	-1	2					2
1 genesis	-2	-3	1				1
1 go	2	1					-3	-2
1 god	3	1	-1				-2	-1
1 goes	-2	3					-2	-1
1 golden	-2	-1	3				-1
1 got	2		-3					-2
1 grantor	1	2					-3	-1
1 great		-4					-1	-1
1 greater	-2	-1	3
1 group	2	-2		2				-3
1 guaranty	-3	-2	3
1 gốc	-2	-1						2
1 h	1	-2	2					-1
1 half	2	-2	1				-3
1 hand	1	-3	-1				1	-1
1 hardship	3	-1	-1				-2
1 harley-davidson	-3		3
1 harris		-2	1				-1	-3
1 has			-3				1	-2
1 hearing	3	-1	-1
1 heartland	-2	-2	3
1 heights	-3		3
1 help	3		-1				-1
1 here	4	-3					-3
1 hi	3	-2	-2				1	-1
1 high	5	-3	-3	-1				-3
1 higher	-3		3
1 highest	-1		-2				3	-1
1 history	1	1	-1		-1		-3	-1
1 hsa	4	-2	-1				-2
1 hsbc/best	-3		3
1 i	1	-3	-1	-1	1	-1	-1	2
1 i.c	-3		3				-1
1 ia	3	-2					-1
1 ic	-2	-1	3				-2	-2
1 id		-2	-1	2			-2	-1
1 if	3	-1	-1				-2	-1
1 in		-4	-1	1		-1	1	-4
1 inc	2	-3	-2	1	-1	-1	-3	-2
1 included	4	-2					-2	-1
1 income		-2	3				-2	-2
1 incurred	3	-2	-1
1 individual		1	1	-1	-1		-3	-2
1 info	3						-2	-1
1 information	3	1	-3	-1			-2	-2
1 inquiries	5	-4					-1	-2
1 inquiry	3	-2			-1			-1
1 ins							3	-2
1 installment	-1	3		-1	-1	-1	-2
1 insurance	1	-3			-1		1	-3
1 int	2	-3	-2				2	-1
1 interest	2	-3					-4	-1
1 interstate	-3		3				1
1 involuntary	3						-3
1 irs	-2	1	3	-1	2		-2	-1
1 is		2	-3	-1	-1	-1		-3
1 it	1	1	-1	-1	-1	-1	-1	-3
1 it's	-1	-1	-2				3	-1
1 iv	-3	1	2
1 j	-2	1	-1	-2	-1	-1	1	-3
1 jcpenney	3	-1	-2				-1
1 jefferson		-3	1				-2	-2
1 joint	-1	3	-1			1	-1	-1
1 jpmorgan	4	-4	-2					-1
1 jun	3	-1	-1				-1	-1
1 juniper	-1	-1	3					-1
1 just	1	1	-3					-1
1 k	4	-2	-2				-2	-1
1 kay	-2	2					-1	-3
1 kia	2	-4	-1				-1	-1
1 klarna	-3	3	2				-2	-1
1 know	-2	-1	-1				2	-1
1 kohls/capone	1		-3					-1
1 l		2	-2		-1		-3	2
1 l40	3	-3	-2
1 la	2	-4	1				-1	-2
1 landlord	-1	3	-2					-1
1 last	1	-2	-3		-1	-1	-1	-2
1 legal	4	-1	-2				-1	-1
1 lender	-1	-1					-3	-2
1 lending	-1	1			-1	1	-3	-1
1 lendingclub	1	-2	-3	1			-1	-2
1 lent	3	-1	-2				-1
1 less	3	-3	-1				-1
1 level	4		-1	-2			-2
1 liberty	-3		3
1 life	3		-2				-1	-1
1 lim	3						-2
1 llc		-4	-2	-1	1	-1	1	3
1 loan		1	-2				-1	-3
1 loandepot	4	-2	-2					-1
1 loans	-2	3	-1	-1		-1	-3	-3
1 log	3	-2	-1				-1
1 los	3	-1	-2				-2	-1
1 loss	-3		-2				3	-1
1 lowe's	-1	1	1				-2	-3
1 lumber	-3	1	3				-1
1 luz	3		-2				-1
1 macys/dsnb	3	-1	-3
1 manage	2		-2					-1
1 management	1	-2	-3				-3	1
1 marisol	4	-1	-3					-1
1 market	3	-1	-2				-1
1 mastercard	3	-2	-1				-2	-3
1 me			-3					-1
1 med	-4	-1	1				-2	2
1 medical	-2	-1	2	-1		-1	-3	2
1 medicredit	-5	-1	2				4	-2
1 member	1	-1	-3	-1			1	-1
1 membership	2	-1	-1				-1	-1
1 memorial	-3	-1	2					1
1 mensualidad	-3						3
1 meridian	-1	-2	2					1
1 merrick		-1	3				-2	-3
1 midland	1	-4					1	-3
1 mine	-3	3	-3				1
1 missed	-1	-3	-2				2	-2
1 mission	-1	-3	1				-2	-1
1 mo		-1	-2	-1	-1	-1	2	-3
1 mobile	3	-1	-2				-1
1 mohela	3	2	-4	1			-1
1 money	2	-3		-1			-1
1 monthly	2		-4	-1	-1	-1	-2	-1
1 more	3	-3					-1
1 morning	3	-2	-1
1 mortgage	1	3	-2	-1		-1		-2
1 mountain	-3	-1	3				2	-1
1 mr	-1	-4	2	-1				-3
1 ms	3	-2						-1
1 must	4						-4
1 mwa	-3	2					1
1 mãe	2	-3				-1
1 n.a			-5	-1		3	-1
1 na	1	2	-4					-1
1 name	-1	2	-4	-2	-1	-1	-3
1 national	-2	-3	1		-1		-2	2
1 navy	-1	-4	2				-1	-2
1 negotiating	4	-3					-1
1 net	3		-2
1 new	3	-3		-1			-4	-1
1 next		2	-4					-1
1 night	2						-2
1 nmls	3	-2
1 no	1		-2			-1		-3
1 nonpriority	2		-2					-1
1 nordstrom	1	-2	1				-1
1 northern	1	-3	2					-1
1 notes	3	-3				2	-2	-1
1 notice	2	-1	-3					-2
1 nov	4	-4	-1				-1	-1
1 november	-1	-2	-1				2	-1
1 null	2						-2
1 nw	2						-1	-1
1 o	2	1	-2				-4	-2
1 obligations	3	-2					-1
1 oc	-2	-3	-1					3
1 ocr	2	-2	-1
1 odds	4	-2					-2	-1
1 of	-1	-3	2	-1	-1	-1	-1
1 off		2	-3	-1		-1		-1
1 offer	1	-3					1	-1
1 oh	2	-2	-1	1			-2	-1
1 ok		2	-3	-1		-1	-2	-2
1 okafor	-3	1	1				-1	-1
1 okay	3		-1				-2
1 old	-3	-4	3	-1		-1	1	2
1 on		-2	-2	-1	-1	-1	2	-4
1 online	3	-1	-3
1 opened	2	-4		-2	-1	-1	2	-2
1 or	2	-3	-2			-1		-3
1 ordered	3	-1					-2
1 orig	-1	-4	-3	-1		-1	1	4
1 original	1	-3	-4			-1	-2	3
1 originalcreditor	-3	-1						3
1 originalcreditorname	-4	-2						5
1 originally	-2	-2	-1				-2	3
1 orrin	-2	-1	3
1 orthopedics	3	-1	-2				-1
1 other	1	1	-1		-1	-1	-3	-1
1 overdraft	-2	-2	4	-1
1 owe	-1	3	-2	-1	-1	-1	-1	-3
1 ozarks	2	-3	-2
1 p	4	-3	-3				-1	-1
1 p.c	2						-1	-1
1 p.o	3	-1	-2		-1		-1
1 pago	3	-2	-1		-1	-1	-1	-1
1 paid	3		-3			-1	-3	-2
1 paralegal	2	-1	-1
1 patient	2	-2	-1		-1		-1	-1
1 patriot	-3		3
1 pay				-1	-1	-1	1	-3
1 payments		3	-2			-1	-2	-1
1 payoff	1	1	-1	-1			-3
1 paypal	-3	-1	2			-1		1
1 pediatric	-2					-1	-1	2
1 pending	3	-1	-1				-2	-1
1 people	-2	2						-1
1 per	3	-1	-3					-2
1 petal	1	-1	-3	1				-1
1 phones	2	-1						-2
1 piedmont	-3	-1	2					1
1 pine	1	-3	-1				-1	1
1 pinnacle	-3	-2	3
1 pl	-1	3	-4
1 plan		2	-4	-1	2	-1	-1	-2
1 pnc	-1	-3	3				-1	-2
1 po	2		-3	-1	-1		1
1 polaris	1	-3	2				-2	-1
1 por	4		-2				-2	-2
1 portfolio	-2	-3	3	-1	-1	-1	-3	-3
1 ppa	-2	1	-1				1
1 pr	2	-3	-1
1 pra	-3	-1					4
1 prairie	1	-3					-1
1 prequalified	2	-2					-1
1 principal	3	-2	-1				-1
1 profile	3	-2					-1	-1
1 progressive	-2	-2	-3				1	2
1 prosper		1	-2	-1		-1		4
1 préstamo	-3	1	1				-2	-1
1 public							-3	1
1 purpose	5	-2			-1		-2	-2
1 q	4	-2	-2				-1	-1
1 que	4	-1	-1				-2	-1
1 r	1	-3		-1		-2	1	-2
1 r1	3	2	-1				-3
1 r9	3						-2
1 radiology	-4		3	-1			2	-1
1 radius	-2	-3	3					-1
1 ray's	3	-1	-1				-1
1 rd	3	-3	-3			-1	-1
1 re		-3	1				2	2
1 read	4	-1	-1				-1	-1
1 receipt	2	-2					-1
1 receivables	1	-3	1	-1	-1		-4	-2
1 records	3	-2			-1		-1
1 recovery	-2	-3	1	1	-1	-1	3	-2
1 red	-2	1	3				-1
1 refi	3	-2	-2
1 refinancing	4	-2	-1					-1
1 regional		-2	1				-1	-1
1 regular	3	-2	-2				-1
1 remarks		3	1				-3	-2
1 renta	4	-2	-1				-1
1 rental	3	-1	-1				-1
1 repo	3		-1				-3
1 repo'd	-1		-2				3
1 report	2	1	-2				-3	-2
1 republic	-2		3
1 requested	4	-4					-1	-1
1 respondent	3	-1	-1				-1
1 responsibility	3	-1					-3	-1
1 results	3	-3
1 retirement	3	-1					-1
1 rev	1	-2			-1	-1	-1	-1
1 revolving	-1	3	-3	-1		-1	-2	-3
1 rockland	-3	-1	3
1 rptd	3	-1	-1		-1		-1	-1
1 rural	-2		2
1 rushmore	-2		2
1 rv	-2	1	2				-1
1 s	4	-3	-2	-1			-2	-1
1 saldo	-1	-2	-1	-1	2	-3	-3	-2
1 sale	2	1	-1				-3
1 sallie	-2	-1	3				-1	-2
1 same			-2				1
1 sample	2	-2	-1
1 save	4	-1	-1				-3
1 savings	1	-4	1				-3	-3
1 sba	-3		3					-1
1 scheduled	4		-1				-3
1 scheels	-3						-1	2
1 score	5	-3	-1				-1	-1
1 secret		1	-1				-3	-1
1 section	3	-2	-1				-1	-1
1 secure	2	-1						-2
1 see	3	-2	-1				1	-1
1 seguro	3		-2				-1
1 seller	3	-4			-1		2	-2
1 sep	2	1	-2				-3	-1
1 september	3	-2	-1				-1
1 served	3	-1	-1				-1
1 service		-3						-1
1 services	1		-4	-3		-1		-1
1 settled	5	-1					-4	-1
1 sheffield	-5	1	4					-1
1 si	2	-1					-1	-1
1 signature	-2		3	-1			-1	-1
1 simplicity	2		-3				1	-1
1 sleep	-3	-1	2					2
1 smart	-2		2
1 smiles	-3		2					-1
1 snap-on	-3		3
1 social	3		-2					-1
1 sofi	-3	1	3			-1	-1	-1
1 solutions	2	-2	-3		-1		1	-1
1 sound	-2	1	1					1
1 source		1	-1	-1		-1	-2	-3
1 sources	3	-1					-1	-1
1 special	3		-2				-1
1 spring		-3	1					-1
1 springleaf	-2		2				-1
1 sprint	3	-1	-1				1	-3
1 src	2	-2						-1
1 ssn	3	-1		-1
1 st		-3	1	-1	-1		1	2
1 standard	3	-1	-2				-1
1 standing	-3	3	-1				1	-1
1 state		-2	2			-1	-1	-3
1 statements	3	-1					-1
1 status	-2	-2	-1	-1	-1	-1	4	-2
1 stores	3	-1	-3					-1
1 subtotal	6	-3	-3				-2
1 sued	4	-1	-1				-1	-2
1 summit	-2	-4	1				-1	2
1 sycamore	2	-1	-1				-1
1 syncb/lowes		-1	-3				1
1 synchrony	2	-4	-1	-1				2
1 system	-1	-1	-2	-1			2	3
1 số	1	-1	-3	-1				-1
1 t-mobile	2	-2	-4	-1			1
1 take	3	-1	-3				-1
1 tarjeta	-2	3					-2	-1
1 td		-3					-1	-1
1 termina	2	-1	-2	-1			-1
1 terminada	3	-1		-1	-1		-2
1 terms	3	-1	-1	-1		-1	-2	-1
1 that			-4			-1	1	-3
1 thats	3	1	-2				-1	-1
1 them	-3	2				-1	1	-2
1 then	-2	4	-4				-2	2
1 there	4	-2					-2
1 there's		3	-3					-1
1 they	-1	-3	-4			-1	2	-2
1 thing	-3	1	-1				1
1 third	-3		2	-1	2		1	-3
1 this		-1	-4			2	2	-2
1 threatened	3	-2					-2
1 through	1	-1	-2					-3
1 tidewater		-3	1				-1
1 tj	-2		3
1 to	1	-1	-3	-1	-1	1	-1	-1
1 tools			1				-3
1 torrid	3	-1	-1				-1	-1
1 towing	-2		3				-1
1 tradeline	3	-2					-1
1 transfer	3	-2	-2
1 transferred	3	1					-4
1 transunion	2		-2				-4	-1
1 tri-county	-2	-2	3					-1
1 troca	3	-2	-1				-1
1 truist	-3	1	3	-1	-1	-1	-3	-2
1 trustee	3	-1	-1				-1	-1
1 trạng	-1	-1					3
1 tu	4	-2	-2				-2	-1
1 tuc	3	-1	-1				-1	-1
1 tx	2	-1		-1	-1		-1	-1
1 type	2	-1	-3	-1	-1	-1	-1	-3
1 u.s		-4	2				1	-2
1 ulta	2	-1	3		-1	-1	-2	-2
1 um		4	-3				-2	-1
1 unearned	3	-1	-2					-1
1 union	3	-1	-1	-1	-1		-1	-4
1 univ	-2	-1	3					-2
1 university		-2	3					-1
1 unknown	4	-2					-3
1 unsecured	1		-2				-3	-2
1 until	3	-1	-1				-2	-1
1 updated	2	-1					-4	-1
1 upstart	-2	1				-1	-3	-2
1 urgent	-3	-1	3					1
1 us	-1	-3	1	-1	1	1	-3	-2
1 usd		-1	-1				2
1 v	2	-2	-2				1	-1
1 valley		-4	-1				1	1
1 value	-1	-1	2				-1	-1
1 vantagescore	3	-1		-1			-1
1 veterinary	-3		2				1	2
1 via	3	-2	-2				1	-1
1 view	4	-2	-2				-2	-1
1 village	-1	-1	3
1 visits	3		-1				-2
1 vystar	3		-3
1 w	-1	2	-1	-1	-1	2	-1	-2
1 wait	3	-2	-1				-2
1 warfield	-3	-1	1				2	1
1 was		-3	-3	-1		-1	1	2
1 washington		-3						1
1 water	-2		2				-2	3
1 water/sewer		-3	1
1 way	3	-1	-2
1 wayfair	-2	-1	3	-1			-3	-4
1 we	2	-2	-4					-2
1 we're	-1	-1	-1				3
1 wed	3	-2						-1
1 wells		-4	2				-1	-2
1 what	2	-1	-2				-1	-1
1 which		1	-3				1	-1
1 who		2	-2				-1	-1
1 will	2		-1				-2
1 wireless	1		-2		1			-3
1 within	3		-1				-2
1 wrong	3						-2
1 x	1		-2				-3	-2
1 xp	4	-1	-1				-2	-1
1 xxxx-1234	-2						2
1 ya	-2	-3	-2				3	1
1 years	4	-3					-1	-1
1 yes		1	-2	-2		-1		-1
1 yesenia	3	-2	-1
1 you	4	-1	-2				-3	-1
1 your	1	2	-4			-1
1 zero	3		-1				-1
1 месяц	-2						2
1 信用卡	-3	3	-1
1 催收	-2	3	-1				-1
1 原债权人	-3	-2	-1				-1	3
1 学生贷款	3		-1				-2
1 房贷	1	2	-3				-1	-1
1 每月还款	3	-1					-3
1 状态	-2	-1					3
2 acceptance	3	-2	-3			1		-1
2 account	-1	1	2	3	-1	-1	-1	-1
2 accounts			1				-4	-3
2 ach	1		-3					-1
2 acreedor	-3	-1	1				-1	2
2 actions	1	-1	3	-1	-1	-1	-1	-2
2 active		-2	-2	-1	2	2	1	-2
2 additional	3	-1	-1				-2	-1
2 address	1	-3	1	-1	-1	-1	1	-2
2 advantage	4	-1	-2				-1
2 adverse	-3	3	1				-1
2 affirm	1	1	-2	-1	-1	-1	-2	-2
2 after	3	-1	-3					-1
2 afterpay	-4	1	3
2 agent	1	-2	2					-3
2 aging	3	-1		-1			-2
2 agreed	3	-1					-4	2
2 aidvantage	-1	-1	2				-3	-1
2 al	-2		-1	-1		-1	3	-3
2 alder	3		-2				-1	-1
2 allowed	3		-2				-1
2 almost	1	-3					1
2 already	4	-2					-1	-1
2 am	2	-3	-1	-1	-1	-1	-1	-1
2 amazon	-3	-1	3			-1	1
2 ambulance	-3	-1	1	2			-2	2
2 amex	-3	3		-1		-1	-4	-2
2 anesthesia	-3	2	2	1			-2	-2
2 annual	3	-1	-1					-1
2 apartment	-3		1				2	1
2 apple		-3	1	-1	-1	1	-1	-1
2 apply	4	-2	-1	-1			-1	-1
2 april	3	-2	-1				-2
2 are			-2		-1	-1	2	-3
2 asset	-1	-2	1	2			-4	1
2 assets	4	-3	-3					-2
2 assignee	-3	-2	-2					4
2 assistance	4	-1	-3				-1
2 associates	1	-1	-1		1		-3	1
2 at&t	-1	-2	-2		2		2	-2
2 atrium	3	-1	-2	-1				-1
2 attorneys	3		-1				-1	-1
2 atty	-2	-1	3				-1	-2
2 auto		-2	1	-1	-1	-1	1	-3
2 autopay	2	-3	-1				2	-2
2 avant	3	-2	-1		-1		-1	-1
2 ave	3	-1	-1				-2
2 b	-1	1	1	-1		-1	-1	-2
2 bal		-2	-1	-1	-1	-2	3
2 balance	1	-1	1	-1	-1	-1	-2	-3
2 balances	3	-1					-2
2 bank	-1	-2	-2	-3		-2	2
2 bankruptcy	1	-2	3		2		-3	-1
2 banks	2	-1	-2
2 bed	3		1				-2	-2
2 beginning	3	-2					-1
2 bend	2		-1				-1	-1
2 best	-1	-1	2	-1	-1	-1	1	-3
2 big	-1	-2	2				-1
2 bill	-1	2	2			1	-2
2 bills	3	-1	-2
2 bk7	-3		2		2
2 blvd	3	-1	-1
2 bought	-2	-1	-1			-1	-2	3
2 box	3	-2	-1	-2	-1			-1
2 bread	1	-1	2	-1	-1	-1	-1	-3
2 brother	-1		2	2			-3	-1
2 business	3	-1	-1					-1
2 buy	3	-1	-1				-3	-2
2 buy/cbna			-2				1	-1
2 buyer	2		-2				-1	-1
2 c		3		-1		-1
2 cabela's	-3	-1	2
2 cabelas	-3	2	2				1
2 call	3		-2				-3	-2
2 called	-1	-2	2				-2	-3
2 cancel	3	-2					-1
2 cap	-1	-3	1					-2
2 capital		-2	-3	-1	-1	-1	3	2
2 card		1	-1	-1	-1		-1	-3
2 cards	1	-3	3				-2	-3
2 care			2				-2	-1
2 cash		-1	1	1		-1	2	-3
2 cd	4						-3	-1
2 cell	3	-2					-1	-2
2 chak	-3	2					1
2 charge-off	4		-2				-3	-1
2 chase	1			-1	-1	-1	-2	-3
2 checking	3	-3	-2				2	-1
2 circuit	-2	2	-1
2 citi		-2	1	-1	-1	-1	-1	-3
2 citicards		1	-3				-1	-1
2 city		-3		-1			-1	2
2 class	4	-2	-1					-2
2 client	-3	-5		-1			1	3
2 co	4	-1	-2				-2	1
2 cobranza			2				-1	-1
2 cobranzas	-3	-1	3				-2
2 cobro	3	-1	1	-1			-2	-2
2 collection	-4	-1		-1		-1	2	1
2 collectionorchargeoff	-2	-1	-1					3
2 collector		1					-3	1
2 comenity	2	1	-4	-1				2
2 comments	4	-3	1				-3	-1
2 community		-3	1				-1	-2
2 company	-1		-3				1	3
2 con	-4	-1	3				1	-2
2 conn's	4	-2	-3		-1		-2	-1
2 conta	1	-1			3	-2	-3	1
2 contact	3		-5		-1		-1	-3
2 contacts	3		-2					-1
2 convenience	-2	-1	2
2 cooperativa	3	-1	-1
2 corp	3		-3					-1
2 corporation	3	-1	-2					-1
2 county	1	-4					-1	-1
2 cousin	4		-1				-3
2 creditor	-1	-3			-1	-1	-1	1
2 creditor's	2	1	-1					-1
2 credor	-3	-2	1				-1	3
2 ct		-1	-3				3	-2
2 current		-1				1		-4
2 customer	3	-1					-2
2 data		-1	3		-1		-1	-2
2 date	2	-1	1	-1	-1	-1	-4	-3
2 day	-1	-4	1				1	-2
2 de	2		-3	-1	-1	-1	-1	-2
2 dear	3	-1	-2				-1	-1
2 debt			-1	1	-1	-1	-5
2 debtor	3	-1	-1	-1	-1		-1	-2
2 declined	3	-1	-2
2 default	3	-2					-2
2 deferred	2	1	1				-3	-2
2 delinquency		1	1	-1	-1	-1	-4	-2
2 delinquent	3	1	2				-3	-1
2 dell	-2		2
2 department	-1	-1	1				-1	-3
2 deposit	5	-2	-1				-2	-1
2 derogatory	-4	2	2					-1
2 details		-3	1				-1	-3
2 devedor	3	-2					-1
2 direct		-4	1	-1				-2
2 discover	1	1	-3		-1		1	-1
2 dispute	1	1	1		-1	-1	-3	-3
2 do		-1	1		-3	-2	2	-1
2 double	1	1				-1	-3	-1
2 down	4	-2	-2					-1
2 dr	-2		2	-1	-1	-1	-1	2
2 día	-1	-4	4
2 e	4	-2	-2		-1	-1		-2
2 each	3	-1	2				-2	-1
2 ed		-2	1	-1			-2	-1
2 edit			2				-3	-2
2 education	3	-2					-1	-1
2 enclosed	2		-1				-1
2 end	4	-1	-2				-2	-2
2 ending		-3	-2	2	-1	-1		-3
2 entered	2	-1					-1
2 equal	3		-1					-1
2 equity	2	-1	-3				2	-1
2 escrow	1	-1	-1	-1			2	-1
2 example	5	-2	-3					-2
2 expenses	3	-2	-1					-1
2 far	-3	2	2				-1
2 fargo	-1	2	1	-1				-3
2 feb		1	-1				1	-2
2 fecha	3	-1					-2	-1
2 fee	4	-3	-1				-1	-1
2 file	-2	1	-4		-1	-1	2
2 filed	1			-1			-1	-3
2 fin	3	-3	-2				2	-1
2 finance	1	-3		1		1		-3
2 financial	2	-2	-2	2	-1	-1	-2	-3
2 fingerhut/webbank	-3		-1				2
2 firm	3	-2					-1
2 first	-1	-3	1	-1		-1	1	-2
2 fitness	2	1	-1				-3	-1
2 flagship	-3		2				1
2 fleet	2	-2					-1	-1
2 following	4	-3	-1				-1
2 for	1	-3	-3	-1		-1	-1	2
2 forbearance	1		2				-3	-1
2 forgot	-5	2	3				1
2 fork	3	-1	-2
2 form	4	-3					-2	-1
2 fourth	-3	1	1					1
2 frequency	3		-2				-1
2 fridge	-1	3	-1				-1
2 from		-3	-2	-1	-1	-1		1
2 funding		-1	-3	-1			-1	1
2 furniture	-1	2	-1				-2	-2
2 ga	2	-3						-1
2 gap	3	1	-1				-3
2 gas	2	-1	-1				-3	1
2 gen	1		-3				2
2 goal	2	-2					-1
2 gold	3	-2					-1	-1
2 got		3	-1				-1	-1
2 granite	3		-1					-2
2 grantor	-1		2				-3	-1
2 group	2	-4		2	-1			-1
2 guarantor	1	-1	-2	-1				-2
2 ha	-2	2	-2					-1
2 hand	3	-1	-2					-1
2 hard	3	-2	-1				-1
2 harley	-5	1	3
2 has	-3	1	1			-1	3	-3
2 have		3	-1				-2	-3
2 health	1		-3				1	1
2 high	1	-1	2				-1	-3
2 hill	-1	-3	1	-1	1	-1	-1	-2
2 his	-1	1					3	-1
2 hospital		-2		1	1	-1
2 hsa	3		-2				-2
2 hunter	-3		1				2
2 hạn		-3	1					-1
2 id	4	-5	2					-1
2 ii	-1	-4	-1		2	-1	-1	2
2 im	-1		-1				3
2 image	2	-1					-3
2 imaging	4		-3				-2
2 in					2	-1	-1	-2
2 inc	3	-1	-4	-1	-2	-1	-3
2 included	2		-2				-2
2 income	2	-2	-1				-1	-1
2 info	3	-1	1				-2	-1
2 information	2		1				-3	-2
2 inquiries	6	-1	-5				-2	-2
2 inquiry	4	-2	-1				-1	-1
2 ins	-1	-2					2	-1
2 installment		-3	4	-1		-1	-2	-2
2 insurance	3	-4	-1					-2
2 into	-2						2	-1
2 intro	2	-1		-1
2 irs	-2	-1	4				-1
2 issued	2	-2	-3					1
2 it	-1		-3	-1		-1	2	1
2 it's	-1	1	-2				1	-1
2 items	-2	-2	2				-2
2 its	2	3	-2				-2
2 jewelers	1		-2				2	-3
2 joint	-2	1	1	-1				-3
2 jou	3	-1	-3
2 judgment	4	-2	-3					-2
2 july	-1	-2	2					-1
2 juniper	-1	-1	3					-1
2 k	4	-3					-4	-1
2 keep	1	2	-2			2	-2	-2
2 kettering	-2							1
2 key	-1	-1	3					-1
2 klarna	3	-2					-3
2 kohl's		1		-1			-4	-1
2 kohl's/capital	3		-2				-1
2 kohls/capone	2	-1					-2	-1
2 koleksyon	4	-2	-3
2 l		-2	2	-1			-3	-1
2 l40	2		-2
2 la		-2		-1		-1		-3
2 lab	3	-2	-2					-2
2 lakes	1	-2	1	-1			-3	-2
2 lakeview	-2	-3	3				-1	-1
2 larkspur	3	-2	-2
2 last	1		-1		-1	-1	-2	-3
2 lease	-1	-3	3				1	-1
2 least	-2	3	-1				-1
2 lending	1	-2				-1	-3	-3
2 less	3		-2				-1
2 level	2	-1					-2
2 liabilities	-1	1		-1			-3	-3
2 liability	1	-3	1	-1	-1	-1	-2	-2
2 like	3	-2					-2
2 limit	-3	1		-1		-1	-1	-3
2 line	-1	-1	2				-4	-3
2 llc	1	-3	-4	-1	1	-1	1	2
2 ln	1		-3					-2
2 loan	-1	-1	2	-1	-1		-2	-3
2 loc	3	-1	-2				-1	-1
2 loe	3		-2				-1
2 logged	3	-2	-1				-1
2 lol	3	-3					-1	-1
2 los	3	-1	-1					-1
2 lowes	2	-3	2				-2
2 lukes	-2	3	-1				-1
2 luz	3	-1			-1	-1	-1	-1
2 lvnv	1	-2		-1			-3	1
2 m	3	-4	1	-1			-3	-1
2 macy's	2	1	-3		1	-1	-1
2 main	2	-3	1
2 management	2	-1	-4				-2	1
2 marcus	-1	-1	3		-1
2 me	1	-5	1					1
2 medical	-2	-1	1	-3				1
2 memorial	-3	1	1				1	-1
2 menards	-1	-3	2				-1	-1
2 mensual	-2	2	-1				2	-1
2 merchants	-3		3
2 mesa	3		-2					-1
2 message	4	-2	-2				-1	-1
2 messages	2		-2				-2	-1
2 met	3						-2
2 metrowest	3	1	-2				-3
2 mgmt		-3	-4	1			2	3
2 mi	-3	1	2					-2
2 midland		-3	1	-1			1	-2
2 mine	-4	3	3				-2	-1
2 missed	-3	2	-1	-1			4	2
2 month		-1	-1	-1		-1		-3
2 monthly			-3	-1	-1	-1	-1	-2
2 months	2	-3					-2	-2
2 mortgage		3	-1	-2	-1	-1	-1	-2
2 ms	3	-1	-2					-1
2 mtg	2	-2		-1			1	-1
2 must	3						-3
2 my	-1	-2	2			-1	1	-3
2 n.a		-1	-2		-1		1	-2
2 na	2	-2	2				-3	1
2 named	1		3				-1	-2
2 nasa	-3		-1				4
2 national	-1	-4	1				-2	-1
2 navient	-1		3	-1			-2	-1
2 need	1						-2
2 negative	-2	2	2				-3
2 new	-1	-1	2				-3
2 nice	2	1	-3				1
2 nmls	3	-1	-2
2 no	1		1	-1	-1	-1		-3
2 nordstrom	5	-1	-3				-3	-1
2 northgate	-3		3					-1
2 not	1	2	-2	-1		-1	-3	-1
2 notes	2	-3	-2			2		-1
2 nov	1	2	-2					-1
2 november	-1	-1	-2				2	-1
2 number	-2	-2		-2	-1	-1	2	-3
2 o9	4		-1				-3
2 obligations	3	-1	-2
2 oct	1	-1	-3				4	-2
2 odds	2	-1	-2				-1
2 offer	3	-3	-3				-1
2 offered	3	-3						-1
2 offers	-3	1	2				-1	2
2 office	2	-4					-2	-2
2 one's	-3	2					2
2 only	2	-3	-1	-1			-1	-1
2 open-end	-3	3
2 open/never	-3						1	-1
2 or	3		-2				-2	-3
2 order	3	-2	-1					-1
2 orig	-3	-2	-4	-2		-1	-2	5
2 original	-2	-7	-2		-1	-1	-1	3
2 originalcreditorname	-4		-2					5
2 orthodontics	1	-2	2				-3	-1
2 ou	2					-1		-2
2 owed		-2	-1				-1	3
2 owing	1	1	1				-3	-2
2 p	4		-3				-1	-1
2 pagamento	-2			-1	-1	2	-1	-1
2 page				-1			-3	-1
2 pagos		-2	2				-2
2 paid		-2		-2		-1	1	-3
2 para	2	-3	-1					-1
2 paralegal	3		-2				-1	-1
2 parcela	-2	-2			-2	3	-1	-1
2 payable	2	-4	1				-1	-2
2 paypal	-1	-3	2				2	-1
2 payroll	3	-1	-2					-1
2 peak	1							-3
2 pending	3	-1	-1				-2	-1
2 penfed	-3	1	2	-1				-1
2 pennymac	-3	-1	3				-1	-2
2 period	-1	3	-2				-1
2 personal	-2	-3	1		-1	-1	1	-2
2 place	-2	-1	3				1	-1
2 placed	-1	-3	-1					1
2 platinum	-3	1	2		-1		-1	-1
2 pm	1	-2		-1	-1	-1	-2	-1
2 pmt	1	-3	-1	-2	-1	-1	1	-2
2 po	3	-2	-1	-1	-1
2 por	3	-3	-2				-1
2 portfolio		-4	-1	-1		-1	1
2 ppa	-3	1	2					-1
2 prequalified	3		-2				-1
2 previous	4	-3					-3
2 priority	3	-1	-2				-1
2 professional	-2	1	1					-1
2 program	3						-3
2 progressive	-1	-1	-1				2	-3
2 promised	-2						2
2 property	1	-3	-1	2		-1	-1	-1
2 public	3	-2	1				-2	-1
2 pull	3	-2	-2				-2
2 purchased	-2	-2	-1		-1		-1	3
2 pünktlich	-3	-1	2					-1
2 quarry	1		-3		1		-1	-1
2 quicksilver	-2	1	-1				3	-1
2 r	2		-2				-1	-3
2 r9	3	-1					-2
2 radiology	-3	-2	1	1			2	1
2 rav4	-3	-2		-1			2
2 ray's	3		-1				-2
2 re	1	2	-3				1	-1
2 read	2	-2			-1		-1
2 recent		1			-1		-3	-2
2 recov	2		-3			-1	-1	2
2 ref		1	-3		1		3	-2
2 reference	3	-2			-1		-3	-1
2 refi	2	-1	-2					-1
2 regional	1	-3	1		-1		-1	-3
2 remarks	-1	3	3				-3	-2
2 renta	3	-1	-1				-2
2 repo	4	2					-3
2 report	1	-2	1		-1		-2	-3
2 request	2	-2	1				-2	-1
2 requested	4	-2	-2				-1	-1
2 resource	1	-1	-3		1	-1	-3	1
2 respondent	3	-2	-1					-1
2 responsibility	3		-1				-1	-1
2 results	3	-1	-3
2 reta	-1	-1	3				-1
2 revolving	1	-3	1					-2
2 rewards	3	-3	-1				-1	-1
2 river	2	-1	-2				-1
2 riverbend	2	1	-3				-1	-1
2 rptd		-3	2					-1
2 s	3		-1		-1			-2
2 sale	3	-1	1				-2
2 sales	2	-1	-2
2 sample	3		-2				-1	-1
2 save	2	1					-3	-1
2 savings	2	-3	-1				-1	-2
2 say	3	-3	-1				-2
2 says	3	-1	1				-2	-2
2 sba	-3	-1	2
2 scheduled	3	-1	-1				-2
2 school	3	-2	-1				-3	-1
2 score	4	-1	-1				-2	-2
2 scratch	3	-1					-2
2 screen	3	-3
2 se	-2	2	-2				-3	1
2 sec	3	-1	1				-2	-1
2 section	5	-3	-3					-1
2 seller	3		-4				2	-2
2 send	3	-2					-1	-1
2 sep	2	-3					-1	-1
2 september	3	-1	-2				-1
2 service	3	-2	-1	-1			-2	-2
2 services	1	-1	-3	-2	-1	-1	3
2 servicing	2	-1	-3				1	-1
2 settings	2	-3	1
2 settlement	2						-2
2 signature	4		-3				-2
2 silverado	-4	1	2				2
2 smiles	-3	-1	3
2 snap-on	-3	2	1	2			-1
2 sofa	3	-2	-1
2 sold							-1	-3
2 some	3	-1	-1				-1
2 sorry	-1	3	-1				-2	-1
2 special	3	-1	-2				-3
2 specify	2	-1	-1	-1			-1	-2
2 sprint	1	1					3	-4
2 ssn	3	-2	-1					-1
2 st	2	-4	-2	-2				1
2 stand	3	-2
2 state		-3	1				1	-2
2 ste	3	-1	-2
2 street	3	-2	1	-1			-1
2 student		1	-1	-1		-1	-3	-2
2 subtotal	3	-2	-1				-1
2 suffix	1		-2				-1	-1
2 suit	1	-3					2
2 sum	3						-2	-1
2 surgery	-2	-1	2	-1			-1	1
2 svcs	4						-3
2 synchrony	-1	-3		-1	-1	-1	-1	2
2 sys	-2						3	-1
2 system	-1	-1	-1		-1		3	2
2 systems	-2	-3	-4	2				3
2 tacoma	-1	2	-3				-1	1
2 tarjeta		-1	3				-2	-1
2 td	2	1	-1	-1				-3
2 tel	3	-1	-2
2 tennessee	-3		3
2 terms	3	-1	-1				-2	-1
2 thank	2	2					-3
2 that	-1					-1	1	-4
2 then	-2	3	-3				-1	1
2 there	3	2	-2				-2	-2
2 there's	-1	1	1				-3	-1
2 theres	-1	-2	-1				3
2 till	2						-2
2 tinker	-1	-1	2
2 title	3	-1	-3	-1			-1
2 tiệm	-3		1
2 today	-1	-2	1				1	1
2 too	-2		3				1	-1
2 tot	3	-2
2 tower	-2	2	-1				2	-1
2 towing	-3		1	2			-1
2 tractor	-2	-1	-1				3	-1
2 transfer	5	-3	-3					-1
2 transferred	5	2	1				-5
2 transunion	3	-2	-1				-1	-1
2 trạng	-2	1	-1				3
2 tu	3	2	-2				-3	-1
2 tx	3	-1					-1
2 type	2	-5	-1	-1	-1	-1	-4	-2
2 uh		-1	2				-3	-1
2 union	-1	-2	1	1	1	-1	-1	-4
2 univ	-3	-1	3					-1
2 unknown	3	1	-3				-2
2 unsecured		-2	1	-1		-1	-1	-3
2 unsubsidized	-1	-2	3	-1
2 until	1	-3					-2	-1
2 updated	1	-2					-4	1
2 upstart	1	-1		-1			-2	-3
2 usa/target	3	-2	-1				-1
2 use	1	-3	2				-2	-1
2 used	-3	1	2	-1		-1		-3
2 utilities	-1	-3	1				-1	1
2 valley	-1	-3
2 value	3	-2					-2
2 verde	3		-2					-1
2 verizon	-2				1	-1	2	-3
2 via	3		-3					1
2 visa		-1	2	-1		-1	-3	-1
2 visit	1	-2	1					-2
2 w	1	-3		-1		1	-1	-3
2 wachovia	-3		3				-1
2 wait	4		-2				-2	-1
2 was	-1	-1	-2			-1		4
2 water	-2	-2	3					-2
2 we	3	1	-2			-1	-2	-2
2 wells	1	-2	1				-1	-2
2 what	3		-2				-2	-2
2 whether	3						-3
2 whitney	3		-3
2 will	2	1	-1				-3
2 willow	-3							2
2 within	2						-2
2 world	3	-2	-2				1
2 worst	3	-1					-3
2 wrong	5	-3					-2
2 y	-1	1	-1	-1		1	-2	3
2 ya	-2		-1				3	-1
2 years	3	1	-3				-2	-1
2 yes		1	1				-1	-2
2 zip	3	-1	-1				-2	-1
2 三	-2	2
2 信用卡		-3	3				-1
2 原债权人	-3	-1	-1				2	1
2 四	-5	1	2				-2	2
2 存款	3		-2				-1
2 房贷	1	-1	3				-3	-1
3 about	1	3	-1				-5	1
3 acceptance	1		-4				1	-1
3 accounts	1	1	2		-1		-6	-4
3 act	-4		2		2		1	-3
3 actual	3	-2					-1
3 address				-1			-1	-3
3 affirm	2			-2	-1	-1	-3	-2
3 agencia	1	3	1				-3	-1
3 agency	-1	-3	2	1			-1	2
3 agreed	1	-1	1	-1			-3	-1
3 aidvantage	-2	1	2				-1	-1
3 al	-2		1				1	-3
3 alder	2		-2				-1
3 ally	1	-2	-3	-1			1	-3
3 almost	2		-3
3 amazon	1		-2				-1
3 america	4	-1	-3	-1	1		-2	-1
3 annual	3	-2	-1					-1
3 anything	3	1	-1				-3	-1
3 apartments	3	-1	-1				-1	-2
3 application	3	-3	-1				-1
3 apply	4		-3					-1
3 apr	2	-3			-1		1	-1
3 assets	2	-3	-1	-1			1	-1
3 assigned	-1	-2	2				-3
3 assignee	-3	2	-3				-1	4
3 assistance	3		-1					-1
3 associates	-2	-1		-1			-3	2
3 at	1	1	-1				1	-3
3 atrasada	2	-2	1				-1
3 atrasado	-2	3	-1				-2	-2
3 atraso	-4	-1	2	1	1	-1	1	1
3 atty	2		-1				-1	-1
3 aug	3	2	-3				-1	-1
3 august	1	-2	-1					-1
3 auto		-1		1		-1	1	-3
3 automobile	-3		1				2
3 avant	4	-1	-1				-3	-1
3 back	1	1					-3	-1
3 bad	-1	-3	1				1	-1
3 bal	-1	3	-1	-1	-1	-1	3	-1
3 balloon	3						-3
3 bank	1	-2	-1	-2	-1	-1		-3
3 bankruptcy	4	-3		-1			-3	-1
3 beginning	3	-1	-1				-1
3 behind			1	-1	2	-1	-4	-3
3 bill		-3	3				-2	1
3 bills	3	-1	-2					-2
3 blue		2	-1		-1
3 bluestem	1	-3
3 boat	-3	3			-1		-1	-1
3 bought	-5	-2	-1				2	4
3 box	3	-1		-1	-1			-2
3 bring	3	-1					-3
3 business	3	-1	-2				1	-1
3 c/o	4		-1				-2	-1
3 cabela's	-1	-1	3				-1	-1
3 cable	3	1	-2					-2
3 call	1	-1			-1		-3	-1
3 came	-1	3	1				-1	-1
3 capital		-4	-2	1	-1		1	1
3 cards		-1	2				-2	-3
3 care	1	-1	1				-3	1
3 case	2	-4					-1	-1
3 cash			-1	-1	1	-1	-1	-4
3 cathay	3	-1	-1	-1			-3	-1
3 center	-1			-1			3	-2
3 charge	1		3			-1	-1	-1
3 charge-off	1	2	-2				-3	-1
3 charge/credit	-3	3
3 charges	3	-3	1				-2
3 chase	1			-1	-1	-1	-3	-2
3 check	2	-5	2				1	-3
3 checking	2	-1	-4	-2			1	-2
3 checks	3	-2	-1				-1
3 citi	1	3	-2	-2	-1	-1	-2	-2
3 citicards	2		-1				-2
3 city	1	-2	1	-1			-3	-1
3 claim	1	1		-1	-1		-3	-1
3 client		-3	-2				-2	2
3 clients	3	-1	-2					-2
3 clinic	3	-1	-2				1	-1
3 co	2	3	-1	-1			-2	-1
3 coast	3	-1	-2				-1
3 cobranza	1		4				-4	-1
3 cobranzas	-1		3				-2
3 code	3	-1	1				-2	-1
3 coll	-3	-2					-1	3
3 collapse	1	-3	2
3 collect	5	-1	-2				-3
3 collecting	-3	-1					1	1
3 collection	-3		-1	-1	1	-1		2
3 collector	-1	-2	3				-2	1
3 comenity	1	4		-1		-1	-2	-3
3 como	3	-2					-2	-1
3 consolidation		-3	1				-2	-1
3 contact	2	-3					-1	-2
3 conv	3	-1	-1				-2
3 cooper	-2	2	1				1	-2
3 corp		-2	1				3	-2
3 corriente	1	-3	-1				1	-3
3 couch	-3	2	2				1	-1
3 countrywide	3	-2
3 credit		-3	-1			-1		1
3 crown	-2	-1	3				-1
3 crédito	-1	-1	-1				3
3 cu	4		-3				-1	-1
3 cuenta	-1	-3	3	-1
3 current		-3	1	-1	-1			-3
3 custom	-3	-1	3				2
3 customer	3	-1					-2
3 cut	3	-3	-1				-2	-1
3 d		-4	1	-1			-1	-2
3 da	-3		1	2
3 date		-3	1	-1	-1	-1		-3
3 daycare	3	-1	1				-2
3 de	-1	-2		-1		-2	2	-3
3 deal	-1	2	-2
3 debit	2	-1		-1			-2
3 debt	1	-1	-2	-1	-1		-3	1
3 debtor	4	-2	-2				-1	-1
3 default	4		-2				-2
3 deferment	4	1	-1				-5	-1
3 deferred	-2	2	1	-1			-3	-2
3 del	-1	-2	3					-1
3 delete	-3	1	1			-1	2	-1
3 delinquency	-1		1	-1	-1	-1	1	-3
3 deposit	3	-1	-2				-1
3 derogatory	-2	-2	2		-1		-2	-1
3 details		-3	2			-1	-3	-2
3 dia		-4	2	-1	-1	-2	2
3 dias	-1		3				-2	-1
3 dillard's	-3	2	2				-1
3 direct	1	-1	1				-3
3 discover	2	-3		-1	1		-2	-2
3 dispute		-1	1				-1	-3
3 dlq	-2	3	-1
3 do			-1		3	-2	-1
3 dollars	-3	-1	1				3	-1
3 double	2	1					-3	-2
3 dr	-2	1		-2			-1	2
3 duke	2	-1	-2	-1				-1
3 días		1	1				-3	-1
3 e	2	-2	-2			-1	1	-2
3 ecoa	3	-1					-1	-1
3 ed	-3	1	2				-1	-1
3 edfinancial	-1	-1	3			-1	-1	-1
3 el		-2	1				-1
3 em		-1	1	-1	-1	-1	-3
3 end	3		-1				-2	-1
3 energy	-1		3				-2	-1
3 enhanced		-2	1	-1			-3	1
3 enrolled	2		2				1	-4
3 equinox	-3	1					3	-1
3 equity	2						-3	-1
3 era	-2		-1				1	2
3 estate		-2	2	-1				-1
3 este	2	-1	-1				-1
3 everything	3	-1	2				-3
3 example	3	-1	-2				-2	-1
3 experian	1	2	-2				-2	-3
3 factoring	-3							3
3 fair	3	-2						-1
3 family	2		-3				-1	-1
3 fargo	3	-1	-3					-1
3 farmers	2		-2
3 feb	-1	2			-1			-3
3 fee	2	-3	-1				-2	-2
3 fifth	3	-1	-2		2		-1
3 file	-1	1		-1	-1	-1	-1	-3
3 finance	2	-1	-2	1	-1			-3
3 financial	1	-1	-1	-2		-1		-3
3 fingerhut/webbank		-1	-1				3	-1
3 flagship	-3		2				1
3 following	3	2	-3				-2
3 for		-1	-3	-1	-1	-1		2
3 forbearance	1	-1	3				-2	-2
3 ford		-2	3				-1
3 foreclosure	3	-1					-3
3 form	3	-1	-2				-1	-1
3 full	1	2	-2				-4	1
3 funding	-1	-2	-2	-1			2	4
3 furniture	1	-3	1				2	-3
3 garage	3	-1	-1				-1
3 gm	-1	1	1				-3
3 gmac	3		-3
3 go	2	-1	2				-3	-1
3 golden	1		-3	-1			-2
3 got	-1	-3	2				2	-3
3 grantor	1	-2	2				-4	-1
3 great	1	-2	1				-3	-2
3 group	1	-4	-1		-1		2	-2
3 guarantor			-1	-1				-3
3 gym	-3	2	1				-1
3 h	1	-3	1					-2
3 had	5	-2	-4				-1	-1
3 hancock	3		-3
3 hard	3	-1	-2				-1
3 hardship	2	-2	-1
3 have	3	-4	1				-3	-2
3 health	-1	2	-2		-1	-1	2	-3
3 here	-1	4	-1				-3
3 hi	3	-2	-1				-1
3 him	1	-2	1				1
3 history		-2	4				-1	-1
3 hollis	3	-2	-1
3 house		1	2				-3	-1
3 household	3		-2				-1	-1
3 hsbc	3		-1	-1			-2	-1
3 huntington	3	-2	-3				1
3 i've	-1	3	-1
3 id	4	-2	-4					-1
3 if	2	-2	2	-1			-4	-1
3 ii		-2	-4		2	-1	-1	2
3 im	-1	1	-1				3	-1
3 image		1					-2
3 important	3	-1	-1				-1
3 in	1	2	-2	-1				-3
3 income	3	-1	-2				-1
3 incurred	3	-1	-1				-1
3 individual	-1	-4	2	-1				-1
3 info	-3	3	-1				-1	-1
3 information	3						-4	-3
3 inquiries	5	-2	-3				-1	-3
3 inquiry	4	-3	-1					-1
3 installment	-2	-1	4	1	-1	-1	-2	-3
3 insurance	2	-1	-3			-1	1	-2
3 interest	3	-5					-3	-2
3 internal	2		-3				1	-1
3 into	-3	1	1				3	-1
3 irs	2	-1	-3					-1
3 items	-1	-1	3				-4	-1
3 j	-1	-2	3				-1	-2
3 jan		-1					1	-2
3 jo	-2	1	1
3 joint		-1	2					-3
3 judgment	2	-1	-4				2	-2
3 just	1	-3	2				1	-2
3 k	2		-1				-3	-1
3 kay	1	1	-3				-1	-2
3 kohl's	2		-3				2
3 la	-1	2	-1	-1				-2
3 lakes	1	3	-1	-1			-2	-2
3 lakeview	3	-1	-3				1	-2
3 lane	-1	-1	2				1	-3
3 larkspur	3		-3
3 last	-1	1			-1	-1		-3
3 law	3	-1	-1				-1	-2
3 lendingclub	2	2	-1				-3
3 less	3	-2					-1
3 letter	-1		4				-1	-1
3 liabilities	-1	-3	3				-1	-2
3 liability	4	-2	-3	-1	-1	-1	-2	-2
3 liberty	-2		3
3 light			-2				2
3 like	3	-1	-1				-2
3 line	1		1				-4	-2
3 llc	1	-1	-4	-1	1	-1	3	5
3 ln		-3		-1			-1	-1
3 loans	1	1	2	1			-4	-1
3 logged	3		-1				-2
3 lowes	2	-3	2				-1
3 lvnv	-1	-1	-3	-1				3
3 m	3	-2	-1				-3	-1
3 m&t	3		-2				-1
3 mae	4	-1	-2					-1
3 main	2		-3				2
3 management	1		-2				-4	2
3 mandaron		-3					1
3 march	-3	-2	1		-1		3	1
3 marital	3	-2	-1				-1
3 mastercard		-1	1				-2	1
3 may	1	2	-2			-1	-3	-1
3 mc	-2						2
3 mensualidad	-4	2					3
3 merchants	-3		3				2
3 mes	-2		1					-3
3 mesa	3		-2					-1
3 message	4	-1	-3				-1
3 met	3						-3
3 metrowest	3		-1	-1	2	-1	-3	-1
3 mgmt	-2	-2	-4				3	3
3 miami	3		-3
3 midland	2		-5	-1			2	2
3 min	-2	-1	3		-1	-2		-1
3 mine			1				-4	-1
3 missed	-4	3	2				2	1
3 mo	1	-3	-1		-1	-1	1
3 mohela	3						-3	-1
3 mohela/dept	3	-1	-3
3 monday	3		-1				-1
3 months		-3			-1	-1		-2
3 mortgage	-1	2			-1	-1		-3
3 mortgages	3	-1	-2					-1
3 mos	-1	1	2				-3	-1
3 ms	2	-1	-1					-1
3 mtg	1		-3				1	-2
3 must	4						-4
3 my	1	-2	-2		-1			-1
3 mychart	2	-1	-1					-1
3 mês	4	-2			-1	-1	-2
3 mínimo	-2	1	-1				2	-1
3 n.a	3	1	-3				1	-3
3 na		2		-1			-2	-1
3 national		-5		-1			2	-1
3 natl	4	-1	-3				-2
3 navient	3	-2					-2	-1
3 nco	3		-4				-1	1
3 needs	-3	-1					2	1
3 negative	-3	-1	4				-1
3 network	2		1				-3	-1
3 nevada	3						-3
3 news	3		-1				-2
3 nhà	3	-2					-1
3 nmls	3		-3
3 no	-1	1		-1	-1		-2
3 nonpriority	-1	-1	3	-1			-1	-2
3 not	2	-4	1	-1	1	-1	-4	-2
3 note	-2		1	-1			1	-1
3 nothing	4	-3	1				-3
3 now	-3		2	-1	-1	-1		1
3 number		-3	-1	-1	-1	-1	1	2
3 o	1	-3	-2		-1	-2	1	-3
3 oc	-4		2				2
3 offer	3	-1					-2	-1
3 offered	3	-1	-2				1	-2
3 offers	-1	-1	3		-1		-1	1
3 office	1	-1	-1		-1			-2
3 ok		1	1	-1	-1	-1	-3	-2
3 omitted		3	-1				-2	-1
3 online	2		-2					-1
3 open/never	-4		1				4
3 open/past	-3						3
3 orig	-2	1	-3	-1			-2	3
3 original	-3	-2	-5	-1		-1	2	2
3 originalcreditorname	-3		-2					3
3 orthodontics	2		-1				-1
3 others	3	-1	-3				-1	-1
3 out		-3	2				2	-1
3 outstanding	3						-2
3 over	3	-3	-2					-3
3 overdraft	-3		3
3 owed	-1	-4	2			-1	-1	2
3 owing	5	-1	-2				-2	-1
3 owner	-1	-1	1				2	-3
3 pagado	3		-1				-2
3 paid	1	-4	-1	-1		-1	1	-2
3 palmetto	3	-1	-2					-1
3 paper	4	-2	-2				-1	-1
3 payable	2	-1	-2				-1	-3
3 payoff			-3				2	1
3 pays	3		-1	-1			-5	1
3 period	-1	-2	3
3 phone		-3	-2			2	-2	1
3 physician	2	-1	-2					-1
3 pike	-3		1				3	1
3 placed	1	1	-1				-3	1
3 plan		2	-1		-1		-1	-3
3 po	3	-1	-1	-1	-1			-1
3 point	2		-3	-1			1	-1
3 polaris	3	-2	-1
3 por	2		-2			-1	-1
3 ppa	-3	-1	3				1	-1
3 pr	3	-1	-2				-1
3 previous	3	-1	-2		-1		-1
3 processor	3	-2	-2
3 progressive	2						1	-3
3 promo	3		-2				-1
3 property	4	-1	-2				-1
3 public	3		-1				-3
3 pull	3	-1	-1				-1	-1
3 q	-2	-2	3					-1
3 quicken	3		-2	-1			-1
3 radiology	-4	1	1	2			1	1
3 radius		-1	-3				1	2
3 ray	3	-2					-1
3 rd	2	-2	-3	-1			-1
3 receivables		-1	2		-1		-2	-3
3 received	-3	1	2					-1
3 recent		-1					-2	-2
3 record	3	-4	-2	-1	-1	-1	-2	-2
3 recovery	1	-3	-1		-1	-1	1	-2
3 ref	-3	-1	-2			-1		3
3 reference	4	-1			-1		-3	-1
3 referred	1	-1	-3					-2
3 refund	2	-3	-1				2
3 registered	3	-2	-1					-1
3 regular	3	-2	-2				-1
3 remarks		2	3				-3	2
3 rent	4	-3	-3	-1			-2	-1
3 renta	2	-2					-1
3 reply	3		-1				-1	-1
3 report	1	1	1	-1			-3	-4
3 requested	3	-2	-2				-1	-1
3 resident	3	-1	-2					-1
3 respondent	2	-1	-2					-1
3 results	3	-1	-3
3 resurgent	1	-2	-2				-2	2
3 retail	3		-2				-2	-1
3 revolving		2	-1	-1	-1	-1		-3
3 rewards	-2	1	-2				1	3
3 roof	4	-2	-3				1	-1
3 roth	3	-3						-1
3 s	3	-3	-2
3 said	3	-1	-1				-1	-1
3 saldo		-3	-1		-2	1	-2
3 sales	3	-2	-2
3 same	1	2	-3				1	-1
3 say	-1	-2	-3				1	2
3 says	-1	2	-2				-3	1
3 sc	-2	-1	-1	1				1
3 scheduled	4	-2					-2
3 school	1	3	-2				-1	-2
3 score	5	-2	-1		-1		-2	-2
3 scrambled	-2	-1	3
3 screen	3	-1	-3
3 sec	3	-1	-1				-1	-1
3 second	1	1	-1				-3	-2
3 section	4	-1	-3				-1
3 seller	3		-4				1	-2
3 semana	-3						2
3 sep	2		-1				-1	-2
3 september	3	-2	-2				-2
3 serv	-3		2				2
3 services	2		-4	-1	-1	-1	3	-1
3 servicing	3	-1	-2				1	-1
3 settled	1	-1	-1		2		-3	-1
3 settlement	3	-1	-1				-2
3 she		-4	1					2
3 silverado	-3	2	1				1
3 sister	2	-1					-1
3 soc	3	-1					-1
3 sofi	1		-3				1	-1
3 son	-3	1	1				1
3 source	-1		1		-1		-1	-2
3 specify	1	3		-3			-2	-1
3 sprint	-1	-1					4	-1
3 statement	3	-2	-1		-1		-1	-1
3 statements	3	-1	-1			-1	-1
3 ste	2	-1	-2
3 still		1	1				-1	-4
3 subaru	2	-1	-1	-1			-1	-1
3 subject	2	-1			-1		-1
3 such	3	-1					-1
3 sunrise	-1	1	-2
3 svc	3	-2					1	-1
3 svcs	3	-2			-1		-1
3 synchrony	-1	-3		-2		1	1
3 sys	-2	-3					2	1
3 syst	-1		1				2	-3
3 systems	-2	-3	-1		-1	-1	1	1
3 t	2	-2					-1	-1
3 t-mobile		-1	-1				3	-1
3 tallgrass	2		-2
3 tapos	-1	-2	-1					2
3 taxes		-1	1			-1	-3	2
3 tel	2		-2
3 thank	2	-2	3				-3
3 them	-2	-1	1	-1			2	-2
3 then	1	1					-2	-4
3 there's	2		-2				-2	-1
3 they	-1		-1			-1	1	-3
3 third	2	-4	1		2		-2
3 threatened	-3		1				1	1
3 tidewater	3	-3	-2
3 til	-3	2	2			-1		-1
3 till	-2	-1	3				-1
3 tiệm			2				-1
3 tot	3	-1	-2				-1	-1
3 total		-3	1	1		-1		-2
3 toyota		1	1	-1			-3	-3
3 track	3	-1	-3				-1
3 tradeline	-3		1					-1
3 transfer	2	1	-3
3 transferred	3		2				-4
3 transmission	1	1	-1				-3
3 treasury	2	-1	-2				-1
3 tu	2	1	1				-3	-1
3 tuc	-1	-1	3				1	-1
3 tx	2	-2					-2	-1
3 type	1	-5	-2	-1	-1	-1	1	-1
3 ugh	-3	-1	2				1
3 ulta	3						-3
3 um	2	1					-2
3 union	3	-3	-2				1	-2
3 unpaid		-2	3	-1	-1	-1	-2	-1
3 unsecured	2	-3		-1			1	-1
3 up	1	2					-4	1
3 upon	3		-1				-2	-1
3 upstart	1		-2		1		-4	-2
3 us	-2	-2	-1	-1	-2	3	1	-2
3 usa	3	1	-2	-1	-1	2	-1	-3
3 usa/target	3	-1	-2				-1
3 usaa	-4	1	1	2		-1	2	-1
3 used	-2	-2	1				1
3 uses	2	-1					-1
3 va	-3	-2	1				2	2
3 via	3	-1	-3				1
3 visa		1	1	-1			-3
3 visit	-2	1					3	-2
3 w	-2	1	1	-1	-1	1	3	-2
3 wait	3	-1	1				-2	-1
3 walmart	1		-2				1	-3
3 warren	3	-2	-1
3 washer	4	-1	-2		-1		-2
3 we're	-2						3
3 weiner	-2						3	-1
3 westlake	3	-3	-2					-1
3 wf	3		-2				-1
3 what's	-3	1					2
3 whether	3						-3
3 who	3	-4	-1					-1
3 withdrawal	3	-2	-1				-1	-1
3 world	4	-2	-3
3 worst	3	2					-4
3 written	-1		3
3 wrong	4		-2				-3
3 x	1	-1		-1			-3	-2
3 xp/tu/ef	3		-1				-1	-1
3 xp1	3					-1	-2
3 xxxx	1	-1	1				-3	-1
3 y	1		1	-1		-1	-3	1
3 years	3		-3				1	-1
3 yes	1	-2		-1			1	-4
3 your	1		2				-1	-3
3 ytd	3	-2	-1
3 đúng	1	-2	1					-1
3 дней	3	-2	-2
3 一	-3	-1	3
3 三	-2	-1	2				-2
3 余额	2	-4	-2				2
3 四			-3				-2	2
3 房贷	4		-3				-1
3 月供	3	-1	-3				1
3 正常	-1	1	-1	-2			3	-2
3 状态	3	-1	-1				-2	-1
3 账号	-3	-1	-1				3
3 车贷	3	-1	-2				-2
3 逾期30天	-3		2					-1
3 逾期60天	3	-1	-1				-3	-1
a cobranza	1	-3					1
a collection	3		-1				-3
a mi	-2	-3	2
a month	-1	-1	-1			-1	3	-2
a week	-2	1					2
aaron's sales	-3							2
acceptance corp	3	-1	-2				-1
account auto	-3	-1	3
account days	-3						3
account name	-4	3	-1	-2	-1	-1	-2	-3
account number		-3		4	-1		-2	-2
account on	3						-3
account status		-3	-1	-1	-1		1	-2
account type	5	-1	-1				-4	-1
account with	-1	-2	-1				-1	2
accounts in	3						-3
accounts with	3	-2					-1	-1
acct ending			-1	2			-3	-2
acct type	-1	-1	-1				3	-1
additional information	3	-1					-2	-1
address of	2		-1				-1
after the	3	-1	-1				-2
agency credit	-2	-2	3				-1
agency transworld	3		-3
agent for		-3	2					-3
agreed late	3		-1				-1
agreed pays	3						-3
al día	-2	3	-1				-2	-2
amazon store	-2		2
american express	2	-3	2		-1		-1	-1
amount requested	3	-3						-1
an account	3						-3
an old		-2	-1				-1	2
an reta	-3	2					1
and address	3	-2						-1
and i	-2	-1	-1				3
and i'm	-1		-2				2	-1
and the		2	-2				-3	1
and they	-3	-1	-1				4
approval odds	2	-1					-2
apr may	2	-1	-1
are all	2						-2
are days	-4						4
are two	3						-3
as agent	-3	-1	4				-2	-1
assigned client	-2	-1						3
assignee of	-2	-1	-2					4
at mo	4	-1					-4
at this	3						-3
atrasado días	3	-2						-1
auto loan		-3	2	-1	-1	-1	1	-1
auto loans	4	-2	-1				-2
autopay on	-3	1					2
available credit	-3	2						-1
b direct	3	-1	-3
b i	-1	2	-2
balance account	5		-1				-4
balance balance	3	-1					-2
balance charged	3						-3
balance in	-3		-1				4
balance loan	-3	2	-1
balance original	3						-2	-2
balance reported	-2						3	-1
balance was	-3	2					1	1
bank credit	3		-2				-3
bank current	3	-1					-2
bank delaware	2	1	-3	2			-1	-1
bank n.a	2	-3	-1				1	-1
bank na	3	-1	-2				-1	-1
bank of	-4	-6	5				-4	1
bank savings	2	-2
bank/credit union	3		-3
be a	-2	-1					2	1
been late	-2	-2					3	-1
been turned	2						-2
bkpt ct	3		-2					-1
blue cash	1	3	-3					-1
bmw financial	-2		3
bought from	-3	-2	-1				1	4
bought it	1	1					-2	-2
brendan regional	3		-2				-1	-1
bureau of	-1		3
by a	3		-1				-2
by bank	-2		-1				2	1
cabela's club	-3	-1	2
capital bank	2		-2				-2	-1
capital one	1	-3	-1	-1	-1	-1		-1
capital services	1	-2	-2				-3	2
card capital	3		-3					-1
card credit	4	-1	-4				-1	-1
card i	3		-2				-1
card no	3	-3					-1	-1
card with	2	-2						-1
care credit		1	1				-2	-2
carvana bridgecrest		1	-3				2	-1
cathay bank	-2	-1	2				-1	-1
chak mwa	-3	2					1
charge account	-2	3	-1					-1
chase credit	2		-2
check n	-3	-1	2				1	-1
chrysler capital	4	-1					-2
citi double	-2	-1	3				-1	-2
citi simplicity	2		-3				1	-1
citicards cbna		1	-3					-1
closed charged	-3						3
closed collection	3						-3
closed payment	3						-3
closed/never late	-3	-1					3
co co	3	4	-3				-1	-3
collection agency	1	1	-3					-3
collection as	3						-3
collection collection	3	-1					-2	-2
collection for	-3	-1					3
collection from	-3	2	-1				1	-1
collection paid	4						-4
collection placed	3						-2	-1
collections credit	-2		3
collections original	3						-2	-1
collections portfolio	1		2				-3
collections resurgent	-3		2				1
collections since	-2	-2					3
collections w		-2					2
comenity capital			-4	-1			-1	3
comments contact	3	-3						-1
company account	-3							3
consumer credit	3	-1	-3
consumer's request	2	-3	1
conta saldo	-2				3	-2
credit bureau	1	-4					1	-1
credit card	-1	1	-3	-1	-1	-1	2	-3
credit collection	-3	-1	3				-1	-1
credit grantor		1					-2	-1
credit limit	2						-4	-1
credit report	1				-1		-3	-1
credit systems	2						-2
credit was	-2		-1				3
creditor citibank	2	-1					-2	-2
creditor class	3		-1					-2
creditor classification	3						-2	-2
creditor credit		-1	-3				1	-1
creditor current	2						-1	-1
creditor information	2	-2
creditor name	-3	1	-1	-1			-1	3
creditor progressive	-3		1					3
creditor spectrum	3						-2	-2
creditor's name	3		-1					-1
credor original	-3	-1						3
current balance	4	-3					-3
current client	-3	1					3
current current	5						-5
current jefferson	-3		3
current late	-5						5
current payment	4	-1					-4
current pays	2						-2
current was	-3						3
date of	4	-2	-1				-2	-1
date opened	4	-1		-1	-1		-2
date reported	3	-2		-1			-2
days behind	2	-3					2
days days	4	-2					-4
days delinquent	3						-3
days late	2	1	-1		-1	-1	-3
days past	-3	-1	-2				3	-1
de atraso		1					-3	-1
de la	1	-1	2				-3	-1
debt buyer	4	-2	-1					-1
debt collector	3	-2					-2
debt status	3	-1					-2
debt to	-3	3						-1
dec days	3						-3
del hospital	-3	2	-1				1
description defaulted	-3						3
description in	3						-3
details group	3	-1	-3					-1
direct loan	1	-3	-1				-2
direct plus	-3	-1	3
direct stafford	3	-2	-3				-1	-1
discover fin	-3		3
discover personal	3		-3
double cash	1	1					-3	-1
dr okafor	-3	2	1					-1
due account	4						-4
due and	2	-1					-2
due credit	-3	-1	2				2	-1
due current	3	-1					-2
due days	4						-4
due debt-to-credit	3						-3
due past	3						-3
due payment	2		-1				-2
due payments	3	-1					-3
due rating	2						-2	-1
due status	-2	-3					3	2
due the		-2	-2				3
due this	-4						4
due your	-3						3
education loan	3		-2				-1
education student	3		-3	-1
em cobrança	3	-2					-1	-1
emergency phys	2		-1				-1	-1
emergency physicians	-3		2		-1			2
en cobranza	-2	3						-1
end of	3		-1				-2
enhanced recovery	-2		3				-2	-2
every month	-1	3					1
everyday checking	3	-1					-1
exeter finance	3	-2	-2	-1		-1	-1	1
fargo card	-3		3
fargo dealer	-3		3
farm credit	-3		3
fifth third	-3		2	-1	2		-1	-2
filed by	3	-2		-1			-1	-1
fin svcs	-3		3				1
finance auto	2		-2				-1
finance llc	4	-1	-1		-1		-1
financial acct	4	-1	-2					-2
first mortgage	4	-2	-2				-2
first name	3	-2	-1
for a	2	-3					-1	2
for and	-2	2						-2
for collection	4	2					-5	-2
for this	3						-2
ford motor	-3		3					-1
freedom unlimited	3		-2
from capital	1		-2				-1
from comenity	-2		-2				-1	3
from synchrony	-3		-1					3
from transunion	2	-2						-1
fully paid	3						-3
funding llc		-1	-3	-1			-1
ge money	-3		2					1
global solutions			-1				3
go to	3	-1	-1				-1
good morning	3	-3	-1
good standing		1					-4	-1
got a	-4	4
great lakes		-2	1				-2	-2
have been	5						-5
have the	-4	2					2
held by	-2	2	-2				-1	-1
high balance	3	-1					-2	-1
high desert	-2		2					-1
history collection	3						-3
home lending	-1	3	-3		-1			-1
honda financial		3	-1				-1	-1
hospital st	-1	-2	-1				-1	3
hours ago	-4	2					2
how much	-3	2					1
hunter warfield	-3	-1	1				3	1
huntington national	-2		2					-1
huntington natl	-3		4
i a	-2	3	-1					-1
i pay	-3	-2					4	-1
i skipped	2						-2
i still	-2	-1					3
ic system	-1	-1	-5	-1			1	2
if any	-2	3	-1	-1			-1
ii llc	-2	-3	-1		2	-1	-1	2
imaging associates	3		-2				-1
in august	2	-3					1
in balance	-1				2		-4
in bankruptcy	-3	3
in collections								-3
in forbearance	2	2					-3	-1
in full		-2			2		-1	2
in it	-3	2					2
in law	-2	2	1
in may	-3	1					2
incl in	2						-2
included in	2						-2
info account	2	-1	-1				-1
irs installment	-2		2				-1
is a	-3	-1					3	-1
is an	3	-1					-2
is capital	-3		2					-1
is discover	3		-2				-1
is the	-2	3	-2				-2	1
is wells	-3		3
is with	-4	4	-1				-1	-1
it for	2	-1					-3	-1
it from	-2	-2					-1	3
it has	3						-2
it that	-3						3
it's a	3	-1	-1				-2
j b	-3	3	-2
jefferson capital		-3	1	-1	-1	-1	-1	-1
joint with	4	-2					-1	-2
jul status	-3						3	-1
kohl's/capital one	2		-1				-1
kubota credit	-2	1	-1		-1	2
lakes higher	-3		3
lakeview loan	-2		2
last months	3	-1					-3
last name	3	-3
last payment	1	1		-1			-2
last statement	-3	1					2
late collection	2						-2
late days	2	1	1			-1	-4
late highest	-3						3
late payments	2	-1	-1				-1
late status	3						-2
late target	-3		3
latest statement	-2	2
left on	3		-1				-3
limit of	3						-2
limit past	3						-2
llc as	-1		3				-2
llc is	4						-4
llc original	3							-3
loan current	3	-1					-2
loan from	-3	-2	2				-1	1
loan type	-1	1		-1		-1	-2	-2
may collection	3		-1				-3
may current	-3	1					2
may status	-4						4	-1
medical or	3							-3
menards big	-2		2
mensual al	-3						3
mensual estado	-3	2					2
mgmt orig	-3		-1					3
midland credit	-1	-3	1	-1			2	-3
midland funding	3		-3				-1
min days	-3		-1				3
min not	-3						3
mine are	-2	3	-2
mine is	-2	3	-1				-1
missed two	-3						3
mission lane	2	-1	-3	-1				-1
mo discover	2		-2
mo late	-4	-1					1	2
mo never	-3						3
month and	-3		-2				3
month paid	3						-2
month status		-1					3
monthly status	-3	1					2
months late	-2	1					2
mortgage corp	3	-2	-2				-1
mortgage credit	3	-1	-2
mortgage loan	4	-2	-2				-1
mortgage with	-3	3						-1
mtg as	-2						3
must stop	3						-3
my brother	-2	-2	3				-2	-1
my sister		-4	1				-1	-1
mínimo al	-3						3
name ally	-2		2
name capital	3		-2				-1	-1
name first	-3		3
name of	2	2	-2
name td	-3		3
national bank	-1	-3	3				-1	1
national credit	-3		4				-1
navy fcu	3	-2	-2				-1
never been	-3						3
not a	3	-2	-1				-1	-1
not display	-2	2
notice of	3		-3					-2
now with	3	-2					-1	-1
number ending	3			-1			-2
number original	3							-2
number payment	2						-2
of account	2	-1	-1	1			-3	-1
of amer	-2	2	-1
of apr	-2	2	-1				1
of collection	-2						2
of discover	-3		3
of information	-2	2						-1
of loan	4	-2	-1				-1
of the		-3	3				1	-3
of which	3		-1				-2
of with	-2	1						2
off account	3						-3	-1
off as	4		-1				-3
off last	-3						3
oh and	-3	3						-1
ok and	-2	2
ok ok	3	1	-3			-1	-2	-2
old verizon	-1		2				1	-3
on any	-3	-1					3
on my	3	-2	-1					-1
on the	1		-1					-3
on this	3						-3
on your	3	1					-3	-1
one bank	-2		1				-3	1
one days	-3						3
one is	-4	2	-1				3	-2
open collection	-3		2
open current	-3	2					2
open day	-2	3	-3
open days	-4						4
open late	-3						3
open not	2						-2
open open	4						-3
open past	4						-4
open-end term	-3	3
open/never late	-4						2	-1
or collection	3	-1					-3
or health	3							-2
orig cred	-3							3
original balance	3	1					-4
original creditor	-1	-6	-1	-1	-1		-1	2
other specify	3	-1	-2				-1	-2
overdraft line	-3		3
owe on	3	-1	-1				-2
owe them	3	-3					-1	-1
owe to	-1	-3	-1				-2	3
owed to	-1		-1					3
paid closed	3	2					-4
paid to	2						-2
paid up	-3						3
paid was	4		-1				-3
pay current	3	-3					-2
pay in	-3		2				2
pay later	-1	-3	1	-1	-1	-1	1	-1
pay to	3	-2					-1
payable to	1	-3	1					-2
paying as	-3						3	-1
payment behind	-3	-1					3
payment current	1	-3					2
payment due	5	-2					-4
payment options	3	-2					-1
payments past	4						-4	-1
paypal credit	3	-3	-4				2	-1
paypal pay	-4		4
pennymac loan	-2	-1	3	-1				-1
per month	-2	-2					3	-1
personal line	-1	-3	2			-1
personal loans	3		-1					-1
phone number	4	-3					-1	-1
phone placed	3						-3
placed for	3						-3	-1
placed with	-3	-3	-1				3	-1
plan mo	-3						3
platinum min	-3	2					1
portfolio recovery	-1	-3		-1			3	1
premier bank	2	1	-3					-1
progressive insurance	-2						3	-3
prosper funding	1		-2	-1				3
rating days	-3			1			2
rating ok	3	-2	-1				-2
re your	-3	2	-1					1
real estate	2		-2				-1	-1
receivables fund	-2	-2	2					-1
received after	3	-2					-1
recovery co	-3	-2	3	-1			-1	1
regions bank	1	-3	1	-1	-1	-1	-1	-1
regions mortgage	3		-2				-1
remarks mo	-3	3
repayment days	-4						4
reported balance	5	-1					-4
reported collection	2						-2
reported jan	-2	1	-1				2
reported oct	3	-1					-2
rev charge	-3						3
rev days	-2						2
ridge emergency	-3				-1			1
ridge recovery	-1		3				-1	-2
roth ira	2	-2					-1
sam's club	3		-3
scratch that	3	-1					-2
sep status	-2						2
specify collection	2							-2
standing mission	2		-2
state of	-3	-2	3					-1
status charge	-3						3	-1
status closed/never	-2						2
status codes	-2	2					-1
status collection/chargeoff	4						-4
status in	-3						3
status notes	-3	2				2
status open	4		-1				-4
status transferred	5						-5
status unpaid	-3						3	-1
status updated	3	-1					-2
student loan	-1	1		-1		-1	-3	-1
suit filed	-2						2	-1
summit ridge	1	-1	-3					1
synchrony care	-2							1
teachers cu	3	-1	-3
ten years	-2	2
terms months	1	1					-3
that's and	3						-3
that's the	3	-1	-1				-1	-1
that's with	-2	2	-1
the account	3						-3
the debt	3	-2	-1				-1	-1
the ozarks	2	-3	-2
the plan	-2	2					1
think that's	3						-2
time my	-2	-2	3				-1
to bank	-3		1				-1	2
to bring	3						-3
to collections	-3	1					3	-2
to credit	-2	1	2					-1
to date	-4	4					1	1
to go	1	1	-3				1	-1
to the	2	-3					-1	-1
to us	2	-1	-1				-1
total us	4	-1			-2	-3	-1
tower loan	-1	1	-3				2	-1
truck loan	-3	-2		2			-1
tu1 ef1	3					-1	-2
type charge	3		-2				-1
type collection		-1	-1				-3	1
type credit	4		-3				-1	-1
type detail	2						-2
type of	3					-1		-1
tình trạng	-1	-1					3
u.s department	3		-2
us bkpt	2		-2					-1
us by	2	-3					-1
us em	-3						3
us mínimo	-3				-2	2	2
us parcela	-3	-1			-1	3	-1	-1
us us	3						-3
village of	-3	-1	3
was a	3	-2					-4	2
was charged	-3	-1					3
was days	2	2					-3
was past	-3						3
wayfair citi	1	1	-3				-1	-1
we pay	-3						3
wells fargo		-4	1					-2
willow creek	-3		2					1
world finance	2	-1	-2				1
y i	-3	-1						4
your balance	-2						2
your file	2	-2					-2
your mortgage	3						-3
your protection	-2	2					-1
your score	3	-3
原债权人 t-mobile	-2						3
贷款 房贷	-1	2	-2					-1
# word words behind
a debt	4	-1	2				-4
a month	-1	2	3	-1	-1	-1	-4	-3
a/c	-3		3
acceptance	-2	3	-1					-2
accepted 	-2		2				1	-1
account closed	4	-1	-2				-3
account ending	-3	1	2					-2
account has	-3		1				2
account sold	3						-3
account/zero balance	3						-3
accounts 	5	-3	-2				-1
acct	-2		4	-2	-1	-1	-1	-1
acct 	-3	1	2	-1				-4
achterberg	3	-1	-1				-2
action	3	-1	-3				-1
activity	4	-2					-1	-2
adjusters	-3	1	2
advance	-3	-1	3	-1				1
affirm	3	-2	-1					-1
afni	4	-1	-3					-1
after	2	-1	-3				-1	-1
agency/attorney 	3						-3
ago 	4						-3
agreed	-1	-2	-2		-1	-1	2	-1
agreed days	3						-3
agreed paid	-4						4
aid 	3	-1	-1				-1
al mes	3	-1				-1	-1	-1
all	3		-4					-3
ally	2		-3	-1			-3	-1
also	4	-2	-2				-1
amazon	-2	2					2	-1
ambulance service	-3	3						-1
america bank	3	-1	-1					-2
america visa	-3	1	3
amex 	3	-3					-1
amount	3	-3	-4				-1	2
amount 	3	-1	-2					-2
amount status	-3		-1				-1	3
amount unpaid	-3		-1					3
amt 	3	-1					-3
amt past	3	-1	-1				-2
and a	3		-1				-3
and he	1		-3				1
and i'm	-3	-2					3
and sold	-2	-1					2
and they	-3						3
and we	-3	1	2
anesthesia	-3	3	-1				1	1
anesthesia group	3	-3	-1					-1
annual percentage	-2	3	2				-1	-1
another	3	-2	-2					-2
any amount	3						-3
anything	3	-1					-3
apartments	-2		-2				-1	3
application	3	-2	-1
application 	3	-2	-1
apr	4	-2	-3					-1
are	1	-1	-2				1	-2
are all	3	-2					-2
are two	3						-3
as		-3	-1	1	-1	-1	1
asset	-3	2	2					-1
assets	3	-1					-2	-1
assigned 	3	-1	-2				-1	1
assistance	2		-1					-1
assoc	-3	1	2				-1	-1
associates 	-2	-1	3
at	3	-2	-2		-1		-3	1
at&t		1	1		1		-2	-3
atrasado	1	-1			1		-3
aug	3	-2	-4	-1			2	1
authority	-3	-1	3					-1
auto 		3	-3				-1	-1
auto fin	4	-3	-2				-1	-1
autopay	1	-2	-2					-1
autopay 	2	-1	-3				1	-1
available 	3						-2
available credit	-1	-2	-2				2
ave		-3	1		-1		-1	-2
b	1	-3	2	-1		-1	-2	-2
b 	-3		3	-1		-1	1	-2
baby	-1	3	-2
back	2	-1					-2	-1
bal		2	1	-3	-1	-1	-4	-3
balance	-1	-3	2		-1	-1	-1	-2
balance charged	2		1				-3
balance date	-3	-1	2				1	-1
balance now	3	-1					-2
balances	3	-1	-1				-2
bank 	-1	-1	1				-1	-3
bank card	-3	3	1
bank carecredit	-3		-1					2
bank charged	-3	2						1
bank closed	-2	-1	2
bank credit	-1	3	-1		-1		-1	-2
bank loan	-3		3					-1
bank mortgage	-2	1	2					-1
bank po	-1	-1	3					-1
bank target	-2	1
bank usa/target	-2	3	-1					-1
banking	3	-1	-1					-1
bankruptcy	3	-1	-1				-2
banks	2	-2	-1				1	-1
barclays bank	3	-1	-1	-2			-1	-1
bayou	-2	3
before	3	-1	-1				-2
behind	-2	-1				-1	3	-1
behind 	-2	-1					3
behind and	-3						3
behind days	3						-3	-1
bell 	-2							2
bill		-2	-1		-1	1	-1	3
bill 	-1	-1	-1				-1	3
bill from	2	-2					-3	1
bill in	-3	-1	-1				2	3
bills	2	-1	-1
birch	-2	2					1
bk 	-3	-1	2
bk of	4		-4
blue		1	-2	-1			-3	-1
blvd	4	-3	-2				-1	-1
boat 	2	-1	-2
borrowed	2	-1	-1				-1	-1
box	4	-2	-4	-1	-1			-3
braces	2	-3	2				-2	-1
brannigan	-3	1					2	-1
brother	-2	3	-1				-1
but	-1		-4				2	-2
but that	3		-2
buy card		1	-1					-3
buy citi	-4	3	-1
buy citibank	-2	2						-1
buy visa	2	-3	1
bye 	2		-1				-2
c system	-3	3
c/o c/o	2						-2
ca	4	-2	-3					-1
cabela's	2	-3	1
call them	-2	-1					3
calloway	3	-1	-2
can	3	-2	-1				-1	-2
cap	2	1	-3				-1	-1
capital	1		-3				-2	1
capital bank	1	-4	-2				-1	3
capital one	5	-1	-3	-1			-2	-3
car	1	2	-3			-1	-1	-1
card 				-1		1	-2	-4
card account	3		-2				-1
card capital	1	1	-3
card closed	-3	2	1
card collections	2	-2	1				-1	-2
card ending	-4	2	-1				1	-2
card from	3		-2					-2
card payment	-2	-1	3
card that's	-4	2	3					-1
card their	-2						-1	3
care client	3							-3
cartão	3		-2				-1	-1
case	3	-2	1				-2	-2
caught up	-2	-1					4
cavalry	3	-2	-3				1	2
cavalry spv	2	-1	-3				2	2
cc	-1	2	2		-2			-2
center 	-1	-2	1					-1
charge 	2	-2	1				-3
charge account	-2	3	-2				-1
charge-off charge-off	-2						2
chase	4	-2	-3				-2	-2
chase 	-2	-1	2				-1
chase freedom	3	-2					-1	-1
checking	4	-4	-1				-1
checking 	5	-3	-3
chela	-2	3	-2
chevy	-2		2
cir	3	-1	-1
circuit	3	-1	-2				-1
circuit court	3		-1				-1
citi	-1	3	-1					-1
citi double		-2	3				-1
citibank	1	-2	1	-1		-1		-4
city/chase 	-2	2
class	4	-1	-2
classic	3	-1	-2
client	1	-2			-1	-1		-3
closed	-1	2	4	-1	-1	-1	-2
closed 	-2	2	4	-1		-1	-5
closed/never	-3				-1		3
closed/never late	-4				-1		4
cls	3						-2	-1
club visa	-3	3
co	-2	-2	1	-1			-5	3
co co	4	-2	-2				-2	-3
cobrança	-3	1	-1		1	-1	3	1
cobro	-2		-1				3
code	4	-2	-1				-1	-1
code 	3	-1	-1
coll	-1	1	1	-1			-4	1
collateral	3						-3	-1
collect	-2	3	-3					-1
collection account	3						-3
collection bureau	2	1	-1				-2
collection department	3						-3
collection paid	2						-2
collection reported	-3		3
collection services	-4	4	-2				-2	-1
collection/charge-off collection/charge-off	-3	-1					3
collection/chargeoff 	-3		2
collections 		-3						-1
collections in	-3						3
collector this	4						-4
collector we	-5						5
comadre	3	-3
comenity		-1	1	-1		-1	1	-5
communications	-3	2					-1	2
communications 	3							-3
community bank	3	-3	-1					-1
community credit	1		-3
community cu	-2	2	-1
con	4	-2	-1				-3	-1
consolidation 	-3	2	1
consumer	3	1	-5				3	-3
consumer 	-3	2	-1				2
coop	-1	-2	2				-2	-1
cooper 	-3	3	-2
corriente 	-3	-1					3
counseling	3	-1	-2					-1
count	3	-1	-1
cr un	-3	2	2
cr-v		-3	2				1
credence	3	-2	-2				-2	2
credence resource	3		-1				-2
credit acceptance	2	-2	-1				-2
credit acct	3	-1	-2
credit card	-3	-4	4	-1	-1	-1
credit cards	3	-2
credit collection	-4	-1	1				3
credit for	-2	3						-1
credit min	-2	3	-1
credit monthly	3	-1	-2				-1
credit one	-1	-3	1	-1		-1		-8
credit report	4	-2	-1				-1	-1
credit services	2	2	-3					-1
creditor	2	-2	-5				-1
creditor 	-1	-1					-3	3
creditor synchrony	3		-2					-1
creditor's	3	-2					-1
creditor's name	2	-2
creditors	4	-1	-2
credits	3	-2	-1
ct	2	-4	1					-3
ct 	2	-2					-1	-1
ctr 	-3	-1	1					2
cuenta			1				-3	-2
current pays	-3						3
cut	3		-1				-2	-1
data	3	-1	-1				-1	-2
date		-4	-3		-1	-1	1	-2
date 	-2	-2	-6	-1			4	-1
date assigned	3						-3
day	3	-1	-2				-1	-1
day 	3	-2	1				-3	-1
days days	4	-1					-4
days in	3		-1				-2
days over	3						-3
days past		-3	1	-1	-1	-1		-1
de	1	-2				-1		-4
de cobro	-1		-1				2
de cuenta	3	-1	-2				-1
de la		1	1				-3
dealer	1	-3	2
debemos	-1	2					-2	-1
debt	3	-3	1		-1		-3	-2
debt collector	3				-1		-3
debt consol	-3	1	2
dec 	4	-1	-2				-3
december	-2	-1					2
default	3		-1				-2
deferment	3						-4	-1
deferment 	3		-2				-3	-1
deferred	1	1	2				-4	-2
deferred 	1		2				-3	-1
del	2		-3				-1	-1
delinquent on	-4						4
dental	-2	-3	1					2
department	-1	1					-3
department 	3	-1	-1				-2	1
deposit	3	-2						-1
depot		2	-3			-1		1
dept	-1		3				-1	-2
derogatory	3	-1					-2
describe	-4		4				-1
describe the	-5		5
description	3	-2	-1
desert	-1	3	-1
designator	3	-1						-3
designator code	3							-3
details this	3				-1		-2
dia	-3	-2		-1	-1	1	4	-1
dia 	-2	-1		-1	-1	-4	4	-1
dias 	-2	-1				-1	3	-1
dias de		-1			-2	2	-3	-1
digital		-3	2
digits	4	-1	-6	2				-1
digits of	3		-5	1				-1
direct	1	-2	-1	2			-2	-2
discover	1	1	-2				-2	-2
discover and	3						-3
dispute 	4						-3	-1
district	5	-2	-2				-1	-1
dla	3	-2	-3				1	-2
do		-3	2					-2
dollars	2	-2	-2				-1	2
done	-2	1	-1				3
down	4	-1	-3				-1
down to	3		-2
dr	2	-1		-1			-3	-1
draft	4	-3	-1				-2	-1
draft 	3	-2	-1				-2
due		-3		-1	-1	-1		-2
due 	1	-3	-2			-1		-2
due credit	-2	2
due date	-2		-1				3	-1
due past	3						-2
duke blvd	-3	2	1
días	1	-3	1			-1		-1
e		-3	1		1	1	-1	-1
earner	3						-2
ed/navient	-4		4
ed/navient 	-3		3
edit	3		-2	-2			-2	-1
education student	3	-3
egg	1		-1					-3
egg best	2	-2						-1
em	-1	-2	-2	1	3	2	-2	-3
em cobrança	-3	-1		1	3	-2	-1	-2
emergency	-2	-3		1			-1
emergency phys	-4	2	-1					2
ems	-3	2	1
en	3		-1				-1
en colección	-3						3
ending	-1		1	-1		-1		-3
ending in	-3	-2	4				-3	-2
ending we	3		-2				-1
enhanced	3	-1	-1				-2
enrolled		-3	2				1	-2
enrolled 	3	-2	1				-1
equal	3	-1	-3					-1
equifax	3	-1	-1					-1
equifax 	3	-1	-1					-1
equinox 	-3		2
equity line	-1	2	-2
equity loan	-3	2	1
er bill	-2		3			-2	1	-1
escrow	-1	-1	-2				2	-1
está en	-3	1					1	2
every	1		-3				1	-1
every day	3	-1					-2
everyday	2		-2
ex	3	-2	-1				-2	1
exeter	1	-2						-1
exeter finance	2	-2	-1					-1
expenses	3		-1				-1	-1
experian	4	-3	-1					-1
fall 	-2		1				2
family	1		-3				-2	1
family dentistry	-3	-1	3
fargo 	3	-3	1
fcu	-4	3	1				-1	-2
federal	1		-3				-1
fee	3						-4
fee 	3	-1					-2
fees	2	-2					-2
fidelity	1	2	-3					-1
figure	2	-1					-2
file 	2	-1	-1				-3	2
file no	-1		2				-2	1
fin	1	2	-3				-1	-2
fin 	3		-2				-1	-1
fin svcs	-3	3
fin/99	-3	3
final	-3	1	3				-1	-2
final us	-3		2				-1	-1
finance	-3	2					-2
finance llc		-2						2
finance mattress	1	-3	1
financial account	-2	3	-1
financial mo	3	-2	-1
financial services	1	1	-3					-1
fine	2	-1	1				-4
fingerhut	3		-1				-3
first	2	2	-4	-1		-1	-1	-4
first 	3	-1	-1				-2
fitness	-3		1					1
for	-3	2	3	1	-1	-1	-1	-2
for a	2	-2	1		-1		-1
for at&t	2		-3				1
for months	2		-1				-1
for the	-3	3	2	-1		-1		-3
forbearance	3	-1	1				-4	-1
foreclosure	3						-3
form	1	-3					-1
form previous	3	-3
found	3	-1	-2
four	-3	-2	2				1
freedom 	3	-3
freedom mortgage	3	-3					-1
fri	3	-2	-1				-1
friday	3	-2					-1
fridge	3	-2					-1
from	1	1				-1	-1	-3
from the	-3	1	1			-1	2	-2
fs card	-3						2	-1
full 	3						-2
fund								-3
funeral	-3	1	2
funeral home	-3	1	2
ga 	3	-1	-1
garage	-2	-1	3				-2
genesis	2	-2					-1	-1
go	-1	-2	2					-1
gold 	-3	2	2
gone	2		-3				-1	-1
got	2	-3	-2					-1
grantor		-1					2	-2
great		-2	2				-1
greenville	3		-3
group	-1	-3	1				-2
group 		-3	1					1
group llc	2	-3	-2					-1
gs	-3		3
guild	-3	2	-1				1
gulf	3	-2					-1	-1
half	3		-1				-2
hardship	3	-2	-2				-1	-1
has	-2	3				-1	1
has a	3	-1	-1
has it	-3	3					-2
he	-1	2	-1				3	-2
health	-2	2	-4				-2	4
health care	3	-1					-1	-2
high	3	-2	-1					-1
higher	-3	2	2
highest balance	3						-3	1
hill rd		-3			2	-1	-1	-1
home 	3	-3	-1				-2
home loan	-3	1	1
home loans	-3	2	1					-1
home mortgage	-2	2	1
honda		-1	2				-2	-2
honda finance	-3	3
hospital acct	-3	-2	3
house	-1	-2					2	-2
house 	-1	-2	2				-2	-1
hsbc	4	-1	-2				-1	-2
i 	1	2	-1	-1	-1		-1	-1
i borrowed	-2	2	-1
i got	-2	1	-3					2
i pay			1		-1		-3	-1
i skipped	3						-3
i stopped	-1	-1	2			-1	-2	-3
i'm		-3				-1	1	-2
id	3	-2	-2					-1
id 	3		-2
idea	3						-2
if you	1		1				-3	-1
ii		-2	1					-3
illinois	-1	3	-1
im	3	-1	1				-1
im rückstand	3	-1					-2
imaging	-2		3					1
imaging 	-3	2	1					-1
in				-1	-1	-1	-3	2
in collections	-3	-3	1	-1		-1	2	2
in for	3		-1				-2	-1
in forbearance	2	1	1				-3	-1
in full	3						-2	-1
in good	-3						3
in i	3		-1				-3
inc	-1	-1	2	-1	-1	-1	-2	-3
included	2	-1					-2
included in	3	-1					-2
income 	3	-2	-1
individual	3	-1					-2	-1
info	3		-1				-2	-1
information	5	-2	-1				-3	-1
information 	2	-1					-1
inquiry	3	-1	-3					-2
installment account	-3		2	2
interest	4	-2	-1				-3
interest 	4	-1	-1				-2
interstate	-3	2
ira	2	-1	-2
is				-1	-1	-1		-4
is 	4		-1				-3
is a	4	-2	-2		-1		-2	-1
is an	3	-1					-3
is and	-1	2	4				-4	-2
is current	-4	-1					4
is due	3	-1					-2
is gone	2	-1	-1					-1
is not	3	-1	-2
is now	4	-2	-2
is the		-3	2				-1	-3
is wells	2						-2
it	-1		-1		-1	-1		-3
it was	-2	1	1				1	-3
it's	3	-2	-1					-3
it's current	3						-3
its		-2	3				-1	-1
iv	-2	-2	3
j	-1	1	2	-1	-2		-1	-3
j 	-3	1	2	-1				-1
jan	3	-1	-4				1
jan 		-1	-3				2
january	-2	-1					3	-1
joint	-2	-2	3	-1		2	-2	-2
jour 	-3						3
journey	3		-3					-1
jpmcb	3	-1	-1				-1
jun	3	-1	-3	-1			-1
k 	3	-2	-1				-1	-1
karma	3	-1	-1					-1
klarna	3	-2					-2	-1
ko	-2	-1	3
kohl's	1	-2	1				-2	-1
kohls	-3	2	1					-1
koleksyon	-3	-1	-1				3
l 	-4	2	4				-1	-1
la	4	-3	-3				-1
lakes higher	-3	3
last	-2	2	4	-1	-1	-1		-3
last digits	-3	3	3					-1
last pmt	-2	2	2				-1	-2
late fee	3	-1	-1				-1	-1
late in	2						-2
le	-3	1	3				-1	-2
le debemos	-3	2	1				-1	-1
left a	-1	3					-1	-1
left on	3	-2	-1
legal	2		1				-2
lending	-2	2	2				-1	-3
lending llc		-3
liabilities	3	-1	-1				-1
library	-3		1				1
limit 	2	-1	-1		1	-1	-2	-1
line of	-2	3	-1					-2
lines	3	-3						-1
list	3	-1	-1				-2
listed	3	-1						-1
llc 		-3					-2	1
llc as	2	-3	-2
llc unsecured	-2	-1	3
llc we	3		-2				-1	-3
ln		-3	1				-2	-1
loan		1	1		-1	1	-4	-2
loan 	-1	1	-1			2	-2
loan a	-3	2	2					-1
loan balance	-3	-1	3
loan no	-1	-2	3
loan pmt	4	-2	-2
loan servicing	2		-2
loe	-3						2	1
lofts	-3	2					-1	2
lofts at	-3	2					-1	3
loss 	3						-2	-1
lowe's		3	-1				-3	1
lowe's card	3						-3
ltd	-3	-1	3
luis	2	-1	-1
m		-3		-1	-1		2	-1
ma	2	-2	-2				-1	-1
macy's	3		-2				-2	-1
made	4		-2				-3
mae 	2	-2	-2				-1	-1
main		3	1				-2
make	3	-1	-1				-1
malibu	2	-2	-3				1	-2
management	2	-1					-2	-3
management llc	4	-1	-3
mandaron a	-2		-1				2	-1
mar	3	-1	-3					-1
mar feb	2						-2
march	2		-2
mastercard	-2		4				-1	-2
mattress 	3	-1	-2				-2
maxx	-3	3
may	1	-3	-1					-2
mbna	-3		3
mbna america	-3		3
mc	-3		3
me	2	2	-4				-1	-1
me 	3	-1	-2				-1
med	-3	-1	2	-1			1
medical	-3		1	-1			1	2
medical group	-4		1					3
medicredit	-3	-1					3	-1
member	2	-1	-3					-2
member fdic	3		-2					-2
memorial	-4	1	2				-1	1
mercy	3	-2	1				-3	-2
mes 	3	-1	-1				-1
mes al	2						-2
mgmt		-1	1				1	-3
mgmt lp	-3	3	-1					-1
mi	3	-1	-2				-1
midland	4	-2	-4				-1	1
midland credit	3	-2	-3				-1	1
milestone	-2	1					1	1
min	-3	-2	2	-2	-2	-2	1	-4
min 	-2	1	4	-2	-2	-2	-2	-3
min is	-2	-1	4				-2
min late	2	-2	-1					-1
minimum	3	1	-2	-1			-3	-1
mn	3	-1	-2
mo			1	-1	-2	-2		-5
mo 	-1	1	1	-1	-1	-2	-1	-4
mo apr	3		-3
mo pmt	3			-1			-2
mobility 	-3	-1						4
mohela	1	-1	1	-1			-3
money 	3	-2
month and	-4						5
month behind	-3	1	1				1
month current	5					-1	-5
month days	3					-1	-3
month i	3						-3
monthly	1	-3		-1	-1	-1	-2	1
months	2	-2	-3			-1	1	-1
mortg	3	-2	-3
mortgage		1					-3	-2
mortgage credit	3	-2	-1
mortgage statement	-5	-1	5
move	-1		-1				3
mr	2	-2	-1				-1	-3
mr cooper	2	-4
mtg co	-3	2
mutual/providian	-3	2	-1					1
mutual/providian 	-3	3	-1					1
mwen	-2	-1	3				-1
my			-2				1	-3
n	-3	-1	1	-1	-1	-2	1
n 	2	-2		-1		-1	1	-4
n.a 	-1	-2					3
n.a member	4		-4					-1
n/a 	3	-2	-2				1
na 	-3	1	3				-1
na po	-3		2
name	3	-3	-3	-1	-1	-1		-3
nat'l	-2	2
national	1		-3				-3
natl bank	3	-3	1
navy	-3	2	-2			2	2
nc	3	-1	-2					-1
need	3						-2
negative	3	-1	-2				-1
negotiation	2	-1					-3
nelnet	2	-2	1	-1			-2	-2
nelnet student	3	-2	-1					-1
never late	-3	1	-1	-1		-1	3	-1
new	1	1	-2				-3	-1
next	1	-2	-3				2
next is	-2						2
ngày	-2	-1					3
nmls	3		-2				-1	-1
no	-1	1	1		-1	-1	-2	-3
no edit	3						-3
no payment	2		-2				-1	1
no rush	-4	3	2
no wait	4	-2	-2
none	-2	-3		-1		2	2	-2
not reported		-2		-1				3
notes	3	-1	-1				-1
nothing	4		-1				-3
nov	2	1	-3		-1		-1	-1
now			-3					1
now nelnet	3		-3
number 	3	-3	-1	1			-2	-1
number balance	3	-2	-1
não	3		-1		-1		-1
nợ	1	-3						-1
o 	-3		1	2			1
o9b 	-2		-1					3
oct	2	-1	-3					-2
october	3		-1				-3
of 	3	-3	-1		-1		-2	-1
of balance	3	-1	-2					-2
of credit		-3	1				-3	-1
of date	4	-1					-3
of ed/glelsi	-1	-2	3
of ed/navient	-3	3
of education	1	-3	-1
of last	3	-1					-2	-1
of revenue	-1	-2	3
of the		1	-3				1	-2
off	1	-4	-3			-1		-1
off account	4						-4
off amount	4						-3
off as	3	-1					-3
offer		-2	1	1			-1	-1
offers	3	-1	-1				-1	-1
oh	4	-1	-2				-4
ok	1	-1		-1	-1		-3	-1
ok 	2	-1	1	-1			-4	-1
ok ok	3	-2	-2			-1	-3	-1
old navy			1				-3	-1
on it	2	-2	-3				-1
on that	-1	-1	-1				3
on the	4	-1	-2				-3	-1
on your	-3	-1				-1	4
one		1	-2		-1		-1	3
one 	-3	1	1				2	-1
one balance	2	-3
one bank	-1	-2	-2				-1	4
one card	-2	-3					1	3
one ending	3		-2					-1
one i	-2		1				2	1
one is	-2	-1	-2				3	-2
one n.a		-2	-1		-1		1	3
one na	3	-3						-1
one venture		3	-4					-1
online	2	-2				-1
open	2	1	-2	1			-3	-1
open 	4	-1	1	-1			-3
open open	4						-4
opened	1	-1		1	-1	-1	-1	-3
or		-2	-3		-1	-1	1
or collection	2						-2
or credit	3						-3
or paying	-4						4
orig citibank	2		-2
original amount	4		-1				-2	-2
original creditor	-4		6	-1		-1	1	-2
ortho	-2		2					-1
orthodontics	-3	1	2					1
out		-2	-2			-1	1	-2
outpatient	-3	2	1
outsourcing	-1	2	-1				-1	-1
overdue	-3						3
overdue 	-3						3
owe and	3	-1	-3
padala	3	-2					-1
page	4	-1	-3					-1
page of	4	-2	-3
pago mínimo	3		-1				-2	-1
paid	1	-1	2	-2	-1	-1	-1	-2
paid 	3		1	-1			-5	1
paid as	-3	-2	1			-1	3	-1
paid collection	3						-3
paid off		4					-3	-1
paid since	-3						3
parcela	-2	-1	-2	-1	2	-3		-1
parents	-3	2	1
partially	-3						3
party	2	-1	-1
past		-2	-3		-1	-1	1	-1
patelco	3	-2	-1
paul	4	-2	-1					-1
pay a	3	-1	-2				-2
pay monthly	-3	3
payday		-3	2				-1
paying	-2	-2				-1	3	-1
paying 	2		1				-3
paying as	-4						4
payment 	3	-2					-6	-1
payment current	-2	1	3				-3
payment deferred	3					-1	-2
payment due	4	-2	-1				-2
payment plan	-3		1		-1	-1	2	-1
payments	2		-3					-1
payments are	-3	2					1
payoff 	2		-3				-1	-1
pays_as_agreed	4						-4
pays_as_agreed available	3						-3
pd	2	-2	-1				2	-1
pediatric	-2							3
pediatrics	-3	2					-1	2
per month	4	-1	-1				-3	-1
perkins	-3	2	2	2				-1
perkins 	-2	3	-1
personal	-1	1					-1	-2
personally	3		-3
phone	-2	-1	2			1	1	-2
phys	-5	2	2				-1	2
physician	-3	-1	1
placed	-2	-1		-1	-1	-1	3
plan	1	-3	1				1	-1
plan 	-1	-3	2				1
platinum rewards	3	-3	-1
plc	-3	1	-1	-1				2
please		-3	-1				1	1
pllc	4	-1	-2					-2
plus graduate	-3	3	-1
pmt	1	-3	-1	-2	-1	-1	1	-3
po	-2	1	5	-1	-1	-1	-1	-3
po box	-2	1	4	-1	-1	-1	-2	-3
policy	3		-1				-2	-1
por	3	-3	-1		-3		-2	-1
portfolio	-1	2	-1	-1	-1	-1	2	-2
portfolio recovery		-3	-1			-1	2
postalcode	3	-1	-1				-1
postalcode 	3	-1	-1				-1
power	-1	2	-3				-1
power co	-3	1					-1	1
pra cobrança	-2		-1				3
preapproved	3	-2					-1
premier	1	-2	-2					1
principal	4	-2	-2				-2
principal 	2		-1				-2
program	1	-1	1				-3	-1
progressive	1	-1	1					-4
progressive insurance			1					-3
property	4		-2				-2	-2
préstamo	-3	1	2				-1	-1
préstamo personal	-2	1	3					-1
ps	3		-2					-1
pt 	2		-1	-1				-1
pull	3	-2						-2
purpose	2		-1				-1	-1
q 	-2		2
quicksilver		-3	2				-2	-2
radiology	-2	1	-2				1	3
ranger	3	-2	-1					-1
rate	2	-2	2				-2	-1
rate 	3	-2	-1				-1
ray	-3	-1	2				-1	-1
rd	4	-3	-4		1		-2	-2
re	-2	-2	2				2	-1
re-aged	2						-2
real	4	-2	-1				-1	-1
rec	1	-3	2					-1
rec'd 	-1		-1				3	-2
receivables	-2	3	-2				2	-2
receivables 	-4	3					2
receivables management	3	-3	-1
received	-1	-1			2			-1
received 					2		-1	-1
records	4	-2	-1				-2
records 	4	-2	-2				-1
recovery	-1	-1	1		-1		2	-3
recovery 		-2	3				1
recovery for	-3	4					-2	-1
recovery group	-4	4	1				-1
recovery llc	1	-6	1		-1		-1	-2
recovery was	-2	2					-1
redcard		5	-3
ref	-2	-3	1				3	-1
ref 	1	-2					2	-5
reference	1	-3	-1	-1			2	-2
refund	3	-2	-2
regional hospital	-3	1	2				-1	-1
remains	3						-2	-2
rent	3	1	-2				-3	-1
rent 	3	-1	-2				-2
renta	3	-1	-1				-1
repayment 		-1	1				-3	-1
repo	4	-1					-3
repo'd	-3	1	1				3	-1
report	5	-3	-3		-1		-1	-2
report 	4	-2	-2				-1
reported	2	-2	-3		-1		1	-2
reported 	4	-1	-1				-3	-1
reported as	-3						3
reporting	3		-2				-1	-1
repossessed	-4						5	-1
repossessed 	3		-1				-1	-1
requested	3	-1	-2				-1	-1
reserve	-3	2	-2					2
respondent	3		-2				-1
resurgent	1	1					-3	-1
retail 	3	-1	-2					-1
rev							-3	-2
revolving	-1	1	3	-1			2	-3
ridge credit	2	-2
ridge emergency	-4	3						1
rogue	-1	-3	1				2
routing	2		-2				-1
sa	2	-1	-3				2
sachs	2	-3	1					-1
saldo	2	1	-1	-2		-1	-3	1
sales	2	-3	-1					1
sallie	3	-1	-2
save	3	-1	-1				-3
savings			-3				2	-1
savings 	3	-2	-2				1
savings bank	-3	3	-3				-1	-2
say	3	-1	-1				-1	-1
says i	-2	3	-1				-1	1
sc	3	-1	-2
school	3	-3					-3	-1
school 	3	-1	1				-3
score	3	-1					-1	-1
section	3		-2
security	1	-3						-1
seguro	3	-2	-1				-1
sent		-1	-2	-1		-1	-1	4
sep	3	-1	-2				-1	-1
serv	2	-3	-1
served	2	-2					-2
service		-2	2				-1	-2
services	2	-3			-1			-3
services 	3	-6						-1
services llc	1	-3
servicing mortgage	-4	-2	4
settled	1	-1	2				-3
she	-3	-3	3			-1		-2
she says	-2		2				-1
sheffield	-4	3	2
sheffield financial	-3	3
should	3		-1				-2	-2
si	3	-2	-1
simone		-3				2	-1
sky	-2	3	-2				-1
slate	-3	3					-1	-1
snap-on	3	-1	-2				-1
so		-3	-2				1	-2
so it's	-3						3
social	3	-2	-1
social security	3	-2	-1
sold	4	-1	1				-4	-1
sold 	3	1					-3
special	3		-2				-1
spring 	-3						3
sprint	2	-2	-2					-3
sprint bill	2	-1						-1
ssn 	3	-2
st	1	-3		-1	-1		1	-4
st 	1	-3	1				-1
st luke's	2	-2	-1				1
stafford subsidized	3	-3
stand	3		-2				-2
state 	3	-1	1				-1
state university	2	-2	-2					1
statement	4	-2	-3	-1	-1		1	-1
statement 	2	-2	-3				1
status	1	-2	-2		-1			-1
status account	2						-2
status as	3						-3
status charged	3						-3
status current	3						-3
status pays_as_agreed	3						-3
stay	3						-3
still open	2		-1				-2
still owe	-2	-1	-1				2	-1
store	-2	-2	4	-1				-3
store card	-5	-1	2					-2
streetaddress	-3	2	3					-1
student	-2	2	1				-3	-2
student loans	-2	4	-1				-1	-1
stuff	3	-2					-1
subaru	3	-2	-1			-1
sum 	-2	1	2				-1
summary	3	-1	-1				-1
surgery 	-3		3				2
surgery min	-2	-1	3
svc	-1	-3	1				-1
synchrony bank	1						-1	-4
sys	1	-3						-1
systems 	2	-4						-1
systems llc	3	-2	-3					-1
t	1	-3	-1		-1		-1	1
t-mobile	-1	-2	-2				3	-3
take home	3		-1				-2
tammy	3	-2				-1	-1	-1
target redcard	1	-3					1
tarjeta	-1	-1	2	-1			-1
tax	1	-3	2				-1
taxes	2	-3	2				-2	-1
te	3	-3	-1
teachers fcu	-3	1	2
terminación	-3		2				-1
terms	2						-2
thank you	-1		-2				3
that is	-1		3				-1	-2
that was	3		-1				-2
that went	-3		-2				2	2
that's	-3		5			-1	-1	-3
that's a	-3	1	3				-4	-1
that's it	3						-3
that's the	-4	3					-1
the 	2						-2	-1
the app	-2	2	-1					-2
the house	-2	-1	-1				3
the minimum	4	-2	-1				-3	-1
the personal	-3	3
the property	3		-3
the that	2						-2
their	-3	-1	2				1
then	1	-4	-2				1	-2
then the	-2	-1					2
there is		-4	2					-2
they call	-3		1				3
they keep	-2	-2					3
they want	-3	-1	2				2	1
think that's	3	-1					-2
third		1	-2		2		2	-2
this			2			2	-1	-3
those	-3	-1	2				1
through bankruptcy	2						-2
tháng	3	-1					-2
time	-4	-1	-1				4	-1
time 	-1	-1	-1				3	-1
tipo	3						-2
tire	-3	3
to		-4	1	-1	-1	1		-3
to 	3	-1	1				-3
to collect	3		-1				-2
to collections	-3	-1					3	-1
to us	3				-1		-2
to www.cfpb.gov/debt-collection	2	-2					-2
too	2	-3	-3				2	-1
total	-1	-3	3	-1			-1	-2
total 	-1		2				-3	-1
towing	-3	3
tractor	-3	3					1
tractor 	-3	2					-1
tradeline	3		-2				-1
tradelines	3	-2					-1
trailer	-1	-2	2
transfer	3	-2	-2				-1
travel	-2	3						-2
truck	3	-1	-2				-2	-1
tu	-1	-2	-2	-1			3	-1
tuc	3	-1	-1		2	-1	-3	-2
tuc 	3		-1		2		-3	-2
tuition	-3	2
tx	3	-1	-2		-1
type	1	-4		1	-1	-1		-2
u-verse	-2							2
un	-2	-1	1				2
union	1	-2	1				-1	-4
union 	3	-1	-2					-1
union acct	-3		3
unpaid 	-2	-1	-1				-1	3
unresolved	-4						4
unsecured 	-2	2	2				-2
until	2		-3				1	-1
up		-3				-1		-1
updated	3	-1			-1		-1
updated 	2	-1					-1	-1
urgent	-3	-1	1					1
urgent care	-3		1					1
us		-4		-2	1	-1	-6	-1
us 	-1	-4	-1		2	-1	-2	-2
us mínimo	3		-2				-1
usa	3	-2	-1				-1	-1
usa 	-1	-3					-1	1
usa/target	2	-1	-2					-1
use	3						-2	-1
used 	4						-3	-1
user	4	-2	-1				-1
ut	3		-1				-1	-1
utilities	-2	1	-3				-1	2
utility	-3	-1	1				2	1
vehicle	2	1	-1				-3
velocity	-2	-2	-2					3
venture 	-3	-1	3
verizon	2	1	-2					-4
verizon wireless		-1	2				-1	-3
veterinary	-4	1	1					2
veterinary 	-3	-1	1					1
victoria's secret	2	-1					-2
visit			-1	-1			1	-2
w	1	-1	-2			3		-2
wagner	-4	2	1				1
wait	3	-1					-1
walang	-4		3				2	-1
walmart capital	-3	2	1				-1
want	3	-3					-2
wants	-2	-2	1			-2	3	-1
wants to	-1		-1			-2	3
was	-1	1	1			-1	-1	-3
was a	1		2				-4
was in	-2		1				2
water	-3	-2	3				-1	3
water 	-3	-1	1					1
way	3		-3
we have	5		-3				-2	-1
we will	-1		-3	-1			-2	2
web	2	-1					-1	-1
went	-3	1					2	1
went to	-5	2	3				1	1
were	3	-1					-3
west 	-3		3
westlake	3	-2						-1
westlake financial	3	-2						-1
what	3	-1	-1				-2
which	-3					-1	2	1
which is	-2	2	1				1	-1
whose	3	-1	-1				-2
whose account	3		-2				-1
wife	1	-1	2				-3
will	3	-1	-2				-1	-3
will use	3						-1	-2
with	-1	-3	2		-1	-1	1	1
with account	-1		-3			-1	-1	2
with on	-3	-3	4					-1
worth	3	-1					-1
would	2	-1	-2				1	-1
xpn 	2	-1	-1			1	-3
xxxx	1	-1	-2	1			1	-3
ya	-3		1				4	-4
year	3	-1	-1				-1
yet	3						-3
yet 	3						-3
you	4	-3	-3				-2
you could	3	-1					-2
you owe	3	-1	-1				-1
your	3	-2					-3
your account			3				-2
your mortgage	5						-4
余额	1		-4	-2		-1	1	-2
余额 	2		-1				-2
余额 最低还款	-2	-1	-1				3
余额 月供	3		-2				-1	-1
尾号	-3	1	3	-1			-2	-1
尾号 余额	-3	1	3				-2
已转催收	3		1				-3	-1
已转催收 	3						-3
最低还款 正常	3	-1					-3
没有利息	-4	4					-1
账号	-3	-2	3				-2	-1
# word words of line
always, below blank	-1			-4	-3	-6	-1	-1
often, below blank			1		-2	-1		-4
once		1		-3			-1	-3
once, below blank	1	1	-1	-1			-3	-3
twice, below blank	1		1	-1	-1	-1	-2	-5`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	1	-6	-8	-4	-4	-9	-5	1	-8	-5	-7		-8	-9	-5	-12	-7	-5	-3	1		-7	-7		-5	-4	-5	-10	-6	-3	-2	1		-13	-1	-15	-8	-6	-7	-11	-11	-6	-4	-5		-3	-1				-1		-1		-2		-3		-4											-5		2	-6	-1	-3	-1	-1	-1	-5	-2	-3		1		2			1				-1				-9	-1	3	-2	-2	-2		-3	-1	5	-3	-4	-1	-1	-1	-2	-1	-1		-6				-1				-1				-7		3	-1	-1		-2		-3				-9		-1	-1	-1	4	-3	-3	-5	-2	-1		-3	-1			6	-4	-2	-2	-5	-1	-1		-9	1		-3	2	-4		-7	-1	-1		1	-1	3	-2	-3		-1		-5					-2		-1	-2				-1	-2	-2		-6	-1	3	-3	-3	-1	-1		-14	-1	-2	-3	-2	5	-1	-10	-1	-2		-1	-1	-2		6	-3	-2		-6						-1		5	-2			-7	-1	-2		-3	-1	-1	-1	5	-5	-2		-8	-1		-1		-1	5	-4		-1		-1		-1		-3		3	-1	-4												-5				-1		-1		-3			-2
blank	2	-7	-5	-2	-2	-9	-8	2	-7	-1	-7	5	-10	-1	-6	-10	-10	-5	-7	2	-3	-4	-5	1	-3	-1	-4	-9	-9	-7	-5	2		-5	-2	-19	-4	-2	-7	-10	-12	-6	-4	-9	-4	2	-1	-2	4	-4	-2	-1	-5	-2	-6	-1	-7		2			-1		-1		-1				-6	-5	2	1	-5	4	-7	-3	-1	-5	-3	-7	-1	-4		2	-1	-1	-3	-1	-1						-9	-1	3	-3		-2	-1	-5	-3	4	-4	4	-3	-1	-1	-3	-2	-1		-6		-2	1					-1				-9	-5	2	-2	-3	-1	-2		-4	-1	-1		-4		-4	-1		3	-3	-2	-3	-3	-1		-1	-2	-1		4	-6		-3	-2	-4	-1		-8	-3	-1	-2	2	-4		-4	-1	-2		2	-2	5	-1	-2	-2	-1		-3					-1	2	-1	-1	-2			-1	-2	-1		-6	-2	4	-3	-1	-6	-1		-20	-4	-2	-3	-2	6	-3	-18	-3	-5	-1	3	-3	-2		6	-5	-6	-1	-15	-1	-2	-2	-1	-1	-2		6	-5	-1		-19	-6	-4	-2	-7	-3	-9	-2	6	-10	-7	-3	-10	-5	-1	-1		-3	6	-9	-2	-2		-1		-1		-5		6	-3	-7		-1						-1		2	-1	-12	-2	-1		-2	-1	-1		-6	-1	6	-4
cell	1	-4	-7	-1	-3	-1	-3	1	-8	-2	-3	5	-10	-1	-7	-3	-6	-3	-3		-4	-3	-7	-1	-4	-3		-2	-6	-3	-2	1	5	-9		-20	-5	-2	-4	-2	-9	-4	-1	-2	1	-10	2	-2	3	-3		-1	-1		-1		-3		-2	2		-1		1		1					5	-9	5	-6	7	-5	2	-2	-2	-1	4	-1	-1		-4	3	-1	-2		2	-1	2				-5	2	4		-4	-3		-1	-5	-11	-6	5	-8	-1	-3	-1	-3		-1	-4	-1	-2			-2	-1				1		-2	-6	-2	-1	-9	-3	-1	-1	-2	-2			-4	5	-6	-2	-1		-1	-5	-2	-5	-1		-1	-5	-2	-1	-17	-10	4	-6	1	-5	1		-8		-2	-1	5	-4			-1	-3	-1	5	-6	-8	-1	-5	-3			-1	2	-1	-1		-4	-5	-3	2	-2			1	-3	-2	-2	-12	-7	-12	-2	2	-6	-1		-8	-1	-1	-3	-2	-3	-1	-3	-1	-4	-1	3	-3	-1	-1	-2	-1			-2	-1	-1	-1	-1	-1	-2	-1	-6	-4			-1	-5	-1	-3	-7	-2	1	-3	-3	-4	-1		-8	1	-1	-2		-1		-4	-2	1	-2		-1	-1				-1		-1												-4	-3	-3	-2	-2		-1		1		-1
line	1	-7	-3	-2	-3	-2	-1		-8	-2	-4	3	-6		-4	-4	-4		-1	1	-7	-5	-3	2	-1	-3	-1	-6	-1	-1	1	1	2	-1		-14	-3	-1	-2	-3		-2		-2	-2	-2	1	-1	1	-3			-1				1					-1	4								-1	-2	2	-2		-5	-2		-2	-1	-2		2		-2			-3	6	-1		-1				-3	-5	4	-3	-1	-2			-3	-7	-3	5	-3			1		-1		-5	-1				-1			-1				-2	1	-2	-1	-5	-1	-1		-2	1	1		-5	-4	-9	-3	1	2	-5	-2	-4	-2	-1		-2	5	-3		-8	-5	1	-1	1				-7	-8	-1	-5	4	-1		-2	-2	-1		1	-2	-3		-3	-1			-2	-2	-3			-1	-3	-2	-1				-1	4	-2		-5		-5	1					-10	-8	-4	-5	-3	1	-1	-3	-3	-2	-2		-3	-1		-1	-1	-1		-1	-3	-1	-1	1	-1	-1		-1	-1				6			-6	2	-1	1	-3	1	-1		-4	-5	-1	-1			1	-1	-1			2	-1			-1																2	3			-1			1	1		-2
paragraph	2	-4	-2	-2	-1	-1	-1		-5	1		2	-2			-2	-1	-1		1	-6	-4	-2	-1	-1			-3				2	5	-6	2	-7			1	-7	7	-2	2	-3	-1	-1			1								-2													-3	-2	-4		-1	1	-1			-1				-1													-9	-4	-1	-1				-2	-1			2	-1							1												-1	-1			-1	2							-6	-4	-4	-1					-2					1	-1	2	-1								-6	-5				-1		-2	-2											-3	-2	-2						-1					5	-1						-3	1			-9	-9	-1	-1		-2		-2	-3				-1			-1				2	-2	-2						-1				1	5	-1	3	-2	3			-6	5			-8	-3						-3				1								1												1	2`;
