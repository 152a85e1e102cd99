/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountName?	3	-2		-2	-1		-1
accountNumber	-1				-3	-4	2	-1
accountNumber, all		-1	-1		-1	-3	-2	-1
accountNumber, all, few	-1	-1	1	2	-4		-6	-1
accountNumber, all, few; itself accountNumber	-1	-1	-2	2	-2	-3	-2	-1
accountNumber, all, few; itself no part	-4	1	2	2	-1		-2
accountNumber, all, few; itself paying	-4				-1	4	-2
accountNumber, all; itself accountNumber		-1	-1		-1	-3	-1	-1
accountNumber; itself accountNumber?	3			-3
accountNumber?, all, few			-2		-2		1
amount				-4	1	-3	-1
amount, all	-1		-1		3	-3
amount, all, few	-5	-1	-1	-2	2	2	-2
amount, all, few; itself amount?	-3				3	-1
amount, all, few; itself no part	-1	-1		-3		1	-1
amount; itself amount				-2	1	-2	-1
amount?			-2	1		-1	-3
amount?, all	-1			-2	1		-2
amount?, all; itself amount?				-2	1	-3	-2
amount?; itself amount?				-2		-3	-1
amount?; itself no part			-1	3	-3	-2
current, all	-2	-1		-2	-2	-3	2	-1
current, all, few; itself amount	-2			-1	2	-1	-1
current, all, few; itself current	-1			-2	-2	-3	1
current, all, few; itself current?	3			-2			-3
current?, all, few	2		-1	1	1	-3	-2
current?, all, few; itself no part	4			-2	-1	-3	-2
current?; itself current?	-1			-3	-1	-2	2
goes on, all	4	-1	-2	-2	-1	-1
goes on, all; itself goes on	4	-1	-2	-2	-1	-1
no part	-1	-2	-3		-2	1	1	-1
no part, all	-1	1	-3	-2	-3	-1	-1	-1
no part, all, few		-3	-1	-1	-1	-1	-4	-1
no part, all, few; itself no part	1	-3			-1	1	-4	-1
no part, all; itself current?	-4			-1			4
no part, all; itself goes on	1	-1	-1	-3	-1	1
no part, all; itself no part	-1	2	-1	-1	-2	-2	-6	-2
no part; itself amount	-1		-1	-2	2	-3	-2
no part; itself current	-4			-2	-1	-2	4
no part; itself current?				-3	-2	-3
no part; itself no part		-2	-3		1	-1	-7	-1
no part; itself paying	-3			-3	-4	3	-3
no part; itself paying?	-3			2	2	2
paying, all	-3		-1	-2	1	1
paying, all, few	-2	-1	2	-1	3	1	-3	-1
paying, all, few; itself accountNumber	-3			4	-2	-1
paying, all, few; itself amount?	-2				3	-1
paying, all; itself paying	-5			-2	-2	4	-3
paying; itself amount	-2			-1	3	-2	-2
paying; itself paying	-1			-3	-3	1	-2
paying?, all, few	2	-1	-1	-3	-2
# figure before and shape
capital code	3		-1	-3	-1	-1
capital digits-2	1	-1		-3	-1	-2	1
capitalised digits-1	2	-1		-5	-2	-2	-2
capitalised digits-3	1	-1	-4	-2	1	-1	-1	-1
capitalised digits-4	-1	-1	-2	1		-3	-3	-1
capitalised digits-5	-2		-1	2		-1	1
capitalised lettered-code	1	-1	-1		-3	-2	-4	-1
capitalised year		-2	1	-4	-2	-4		-1
capitals code		-2	1	-1	-3	-1	-1	-1
capitals digits-1		-1	1	-3	-1	1		-1
capitals digits-2	-1	-1	-1		-1	-3		-2
capitals digits-3	1	-1	-1	-4	-1	-2		2
capitals digits-4	1	-1	-2			-3	-2	1
capitals digits-6	2		-1		-2	-1	-2
capitals digits-7		-1	-5	1	-2	-2	-2	-1
capitals lettered-code					-2	-2	-1	-1
capitals masked	-1	-1	-4	1	-2	-1	-1	-1
capitals with-digits		-2	1	-2	-4	-1	-3	-1
capitals year	-1	-1	1		-2	-2	-2
cents code	1	-1		-5		-2		-1
cents digits-1	-1		2	-3	-2		1
cents digits-3				-3	2	-3	-1
cents masked	3			-2			-2
cents with-digits					-1	-3	1
code digits-1	-1			-2	-2	-3	3	-1
code digits-2	3	1		-4	-2	-3	-3
code digits-3	-3					3	-1
code digits-5	-3			-2	3	-1
code with-digits	2	-1		-3	-2	1	-1
code year	2	-1		-1			-1
date lettered-code	-2			3		-1	-1
date with-digits	4			-1	-2	-2
digits-1 code	-1	1		-1	-1	-4	-1
digits-1 digits-1	2	-1	-1	-1	-1	1	-4	-1
digits-1 digits-2	2			-2	-3		-2
digits-1 digits-3				-1	-3		-2
digits-1 digits-4	-3				-4	2	2
digits-1 lettered-code	1	1		-2	-2	-3
digits-1 with-digits	1			-4	-1	-3	-1
digits-2 code	1	-1			-2		-1
digits-2 digits-1	2			-2	-2	-3
digits-2 digits-2	2		-2	-2	-4	-1	-1
digits-2 digits-3			-1	-2		-1	-3
digits-2 digits-5	3			-2	-2	-2
digits-2 digits-7	3			-3		-1	-2
digits-2 lettered-code	-1	-1	1		-2		2
digits-2 with-digits	1	-1	-2	1	-3	-3	-2	-1
digits-3 code	3			-5	-2	-2	3
digits-3 digits-1	-3				1	-1
digits-3 digits-2	-2	-2	-1	2	-4	3	-3	-1
digits-3 digits-3	1	-1	-1	2	-2	-3	-2	-1
digits-3 digits-4	1	-1		-2		-3	-2
digits-3 digits-5	-3			1	2	-1
digits-3 lettered-code	-1	-1		-1	1	-3	2
digits-3 with-digits	2	-1		-2	-1	-3	-1
digits-4 digits-1	-3			2	3	-5	-1
digits-4 digits-2			-1		-3	1	-2
digits-4 digits-3		-1		1	-2	1	-5	-1
digits-4 digits-4	1	-1	-1	-1		-3	-3	-1
digits-4 lettered-code	-1	-3	-2	-1	-1	-2	2
digits-4 with-digits	-1	-1			-4	1	-2	-1
digits-5 digits-3	-1			-2	-4	2	1
digits-5 digits-4	-2			-2	3	-3
digits-5 lettered-code	-3			3	-1	1	1
digits-6 digits-1				-1	-1	-3	1
digits-6 digits-6	-2	-1		-2	3	-2	-2
digits-7 digits-2	2	2		-1	-1	-3	-3
digits-7 digits-7	3			-2	-1	-1	-1
digits-7 lettered-code	-3	-1			-1	-3	2
dollars code	1			-5	-1	3	1
dollars digits-1	2			-2	-2	-2
dollars digits-2	3			-2	-3	-4	-1
dollars digits-3	-1			-1	1	-3	1
dollars with-digits	3	-1	-1	-2	-2	-2	1
dollars-and-cents code	4	-1		-3	-2	-2	-2	-2
dollars-and-cents digits-2	3			-2	-1	-3	-1
dollars-and-cents digits-3	1			-2	-2	-3
dollars-and-cents lettered-code	-3			1		-1	1
lettered-code code	1	-1	-1	-1	-3	-2	-1
lettered-code digits-2	3		-2	-2	-1	-1		2
lettered-code digits-3	2			-3			-1
lettered-code lettered-code	2		-2		-3	-2	-4	-1
lettered-code with-digits	1	-1	-1	-3	1	2	-1
letters digits-7	-2			3	-1	-1	-2
line digits-1	2	-2		-4		-3		-1
line digits-2	2	-1		-4	-2			-1
line digits-3	1	-2	-1	-3	-1	1		-1
line digits-4	2	-2	-2	-2	-1		-2	-1
line lettered-code		-1	-1		-1	-3	-2
line with-digits	-1	1		-1	-4	-1	-2	-1
line year	-1		-2	-3	-2	-3	1
mark-" digits-1	-1	-1	3	-6	-1	1	1	-1
mark-" digits-3	-1		-1	-1	-1		2
mark-" digits-7	-2			2	-2	-2	-2
mark-" lettered-code		-2		1	-3	-3	-1	-1
mark-" masked	-3		2	2	-2	-2	-2
mark-" with-digits			2	-4	2	-2	-3
mark-" year	3			-2	-1	-1	-2
mark-# digits-1	3	-2	1	-3	-2	-3	-2	-1
mark-# digits-3	1		1	-3	-1		-1
mark-# digits-5	3			-2	-1
mark-# lettered-code	-2	-1	-1	2	-1	-1	-1
mark-$ digits-1			-1	-3	1	-1	-2
mark-$ digits-2	1			-2	-4	3	-2
mark-$ digits-3			-1	-3	2	-1	-3	-1
mark-$ with-digits	2	-1	-1	-3	-2	1	-3	-1
mark-( code	4	-1	2	-4	-2	-1
mark-( digits-4	2			-3	-1	-1
mark-( lettered-code	-2		2	-1	-2	-1		-1
mark-) code	3	-2	-1	-2	-2	-2	-1	-1
mark-) digits-1	4		-1	-2	-1	-2	-3
mark-) digits-3		-1	-3	-2	2		-1
mark-) digits-4	-3		-3	3		-2
mark-) masked	-3			4
mark-) with-digits	-3		-2	2	2	-3	-2
mark-+ digits-1	3			-1	-1	-1	-2
mark-+ digits-3	2				-1	-2
mark-, code	1			-3		-2	-1	-1
mark-, digits-2	-1	-2	-2	-3	1	-4	-1	-2
mark-, digits-4	-1			1	-4	-3	1
mark-, digits-7	-4			5	-1
mark-, lettered-code	-3	-2	-1		-1	1	2	-1
mark-, with-digits	-2	-2	-2			-3	1	-1
mark-, year	1	-2	2	-4	-2	2	-4
mark-- digits-1	2			-3	-2	-4	-1
mark-- digits-2	3		1	-4	-3	-3	-2
mark-- year	-1	-3	2	-1	-1
mark-. code	-1	-2	-1	1		-2	-2
mark-. digits-2	-3	-1	-1	-7	1	1	1	-2
mark-. digits-4	1	-1	-1		-3	-3	-2	-1
mark-. digits-5	-1			2	-3
mark-. masked	-2			3	-2	-2	-1
mark-. with-digits	4			-1	1	-3	-1
mark-/ code	1		-1		-2	-3	-3
mark-/ digits-1	1	-1	-1	-3	-2	-2	1
mark-/ digits-2	2	-1	2	-5	-2	-1	-1	-1
mark-/ digits-3	-3			-2		3	-2
mark-/ digits-4	-4			2	-2	4
mark-/ masked	-3			3	-1
mark-/ with-digits	2	-1		-3	-4	-4	1
mark-/ year	2	-1	-1	-6	-2	-3		-1
mark-: code	1		-1	1	-3	-2	-2
mark-: digits-1	1	-1		-4	1	-3	-1	-1
mark-: digits-2	1	-1	-1	-3	-2	-2	1
mark-: lettered-code	-1	-1	1	1	-1	-3	1	-1
mark-: with-digits			-1	-7	-1	1	2	-1
mark-; digits-2	1			-2	-2	-3	2
mark-; digits-7	-3			3	-1
mark-< digits-2	3						-3
mark-= digits-2	2			-1		1	-2
mark-= digits-3	1			-1	1	-4
mark-> digits-7	-3			3	-1	-1
mark-? code	3			-2
mark-? digits-1	3			-1	-1	-1
mark-? digits-4	-3			3	-1
mark-[ digits-1	3	-1		-1	-1	-1	-1
mark-_ code	3			-1		-1
mark-| digits-1			-1	-2	-1	-3	2
mark-| digits-2	2			-1	-3
mark-| digits-7	-2			3	-2	-1	-1
mark-| lettered-code	-3			3	-2	-2
mark-| year	3			-1	-1	-2
mark-~ digits-3	3		-1		-1	-2
mark-© code	2			-2
mark-© year	2			-1	-1	-1
mark-· digits-1	3			-1	-2	-1	-1
mark-· digits-4	-2			3	-1	-1
mark-– digits-2				-1	-3
mark-– with-digits	-2			-1	2	-1
mark-— digits-1	3			-1	-1	-2	-1
mark-— lettered-code	-3			3			-1
masked digits-2	3			-2	-2	-3	-1	-1
masked lettered-code	-3	2		2		-1	-2
masked masked	5	-1		-4	-2	-2	-2	-1
masked year	-3			3	-1		-1
small code		1	-1	2	-2	-3	-1
small digits-1	1	-1	-3	-3	1			-1
small digits-2	1			-5	-3	1	-1
small digits-3	1	-1	-2	-1	1	-1	-3	-1
small digits-4	-1	-1	-1	1		-4	-1	-1
small digits-6	-3			3
small digits-7		-1		1	-2	-3	-2
small lettered-code	-1	-1	-1	1	-1	-3	-3
small with-digits	-1	-2	-2	-3	1	2		-1
small year	3	-1	-1	-1	-1	-3	-1
thousands digits-1	-3			-2	3		-2	-1
thousands-and-cents code	3			-2		-1	-2
thousands-and-cents digits-2	3			-2	-1	-1	-1
thousands-and-cents digits-3	3				-3	-1	-2
thousands-and-cents with-digits	3			-2	-1	-2	-1
with-digits digits-1	2			-1	-2	-3
with-digits digits-2	3			-1	-2	-2	-1
with-digits digits-3	1			-1	-3	2	-2
with-digits digits-4	3			-3
with-digits lettered-code	1	-1	-2	-3	-1	1	-2
with-digits with-digits	1	-1	-1			-1	-3	-1
with-digits year	2	-1		-3	-2	-2	-2	-1
year digits-1	1			2	-2	-3
year digits-3	-1			-2	-3	-3	2
year lettered-code	3	-1	2	-5	-3		-3	-1
year with-digits	3		-1	-2	-3	-3	-2
# figure before read as
accountName	-1	-4	-1		2	1	-2	1
accountName?	-2	-1	1	1	-1	-3	-2	-1
accountNumber		1	-1		-2	-3	-2	-1
aside accountName	3	-1	-2	-2	-2	-1
aside accountName?	3				-1	-2
aside amount	2	-1				-2
aside goes on	1		-3		-1	-2	-1
current	1	-2	-1	-1	-1	-2	-1	-1
goes on,current	-2			3	-1		-1
goes on?	-1	-2					-3	2
originalCreditor?	2		1	-3			-1	2
# figure before
capital		2	-3	1	-3	-3	1
capitalised		-2	-1			-2	-2	-1
capitals		-2			-4	-4		-1
cents	3	-1	2	-5	-3	-1	-3	-1
code	1	-1	-2	-4	1		1	-1
date	5			-1	-4	-3	-4
digits-1	1		-1	-2	-1		-3	-1
digits-3		-2	-1	-1	-1	-2	-1	-1
digits-4	-1	-1	-3	1	-1	1	-3	-1
digits-5	-2	-1		1		1	-4	-1
digits-6	-2	-1	-1		1		-1	-1
digits-7				-4	-1	-2	1	-1
dollars		-2		-1	-4		1	-1
dollars-and-cents	3	-1		-4	-2	-3		-2
end	5	-1		-3	-1	-1	-1
lettered-code	3	-1	-2	-2	-2		-4	1
letters	-1		-3	2	1	-1	-4
mark-"	-2	-2		1		-1		-3
mark-#	-1	-2	3	1	-4	-2	-3	-1
mark-$		-2	-3	-5	1	2	-4	-1
mark-'			1	2	-1	2	-3
mark-(	-2	-1	1		-3	-3		-1
mark-)		-1	-5	1	-2	-2	-3	-1
mark-+	2			1	-3	-4	-2
mark-,	-3	-4	-1	-1	1	-1	1	-2
mark--	-2	-4	3	-1		-1	-2	-1
mark-.	-1	-2	-2	-1	-1	-2		-1
mark-/		-2	2	-4	-2			-1
mark-<	3				-1		-3
mark-=	4			-3		-1	-3
mark->	-1	-1		2	-3
mark-©	4			-3	-1	-1
mark-·	-1			2	-4
mark-–	-3	-1	-1		1			-1
mark-—	-1				2	-4	-1
mark-…	-4			4	-1		-1
mark-✓	2			-1	-1	-3	-1
masked	2	1	-1	-2	-1	-4		-1
percent	2			-4	-4	-1	-1	-1
small		-1	-3	1			-1
thousands	-1	-1		-6	1	1	-3	-1
thousands-and-cents	4			-5	-3	-1	-3	-1
with-digits	3	-1	-2	-4	-4	-1	-1	-1
year	1	-1	1	-4	-2	-1		-1
# figure behind read as
	-2	-2	-2		-1	-1		-2
accountName		-3	-2	-3	4			-1
accountName?	1	-2		-2		-3
amount	-1	-1	-4			2	-3	-1
amount,current?	-3			1	-1		2
amount,paying	1			-1	-3	2	-1
amount?		-2		-2		2	-2	-1
aside accountName	2		-2	-1	-2	-2
aside accountName?	3			-1	-3	-1
aside current	2			-1	-1	-2	-2
aside goes on	3	-1	-1	-3	-1	-1	-1
current		-1	-1	1	-3	-1		-2
current?	1	-2	-1	2	1	-2	-2	-1
goes on?	3	-2		-2	-3	-2	-3	-1
paying	-2	-2	-2			3		-1
paying?	3	-1			-1	-3	-1
# figure behind
capitalised		-1		-1	-3	-3		-1
cents	1	-1	-3	1		-2	-6	-1
code	1	1		-1	-4		-2	-1
date	-1			2	-3	-3	-4
digits-1	1	-1	-3	-2	-1	-1	-2	-1
digits-2	-1	-2	-4		-1	-2	-1
digits-3	1	-2	-2		-1	-1	-3	-1
digits-4	1	-2	-2		-1	-1	-5	-1
digits-6	1	-1	2	-6	-2	-1
digits-7	-1	-1	3	-4	-3		-1	-1
dollars		-1	-2	1	-4	-6	-4	-1
dollars-and-cents	1	-2	-2		-5	-4	-2	-1
end	4	-1		-5			-2	-1
lettered-code	3	-2	1		-2	-2	-2	-1
mark-"	-2	-2			-3	-2	1	-3
mark-#	3		-1	-3	-1	-1	-2
mark-$	1	-2	-3	-1	-1		-2	-1
mark-'	-3			3	-1	2	-2
mark-(	-3	-2	2			-1	-2	-1
mark-)	-2	-4	2	1	-3	-4	-1	-1
mark-+	-1	-1	2	-3	-3	-2	1
mark-,	-1	-3	-1	1	1	-3	-2	-2
mark-.	-1	-1	-3	1	-2	-1	-2	-1
mark-/	1	-2		-1	-2		-2	-1
mark-:	1	-1	-2	1	-3	-3	-3	-1
mark-;		-1	-1	3			-1	-1
mark-<		-1	-1	3	-1	-3
mark-=	4			-3	-3	-1	-3
mark->	4			-1	-1	-1	-1
mark-?	6			-3	-3	-3	-1
mark-_	-2			-3	2	-1	2
mark-~		-1		1	-4	-3	-1
mark-·	2	-1		1	-3	-4	-1
mark-•	2			-1	-1	-1
mark-→	1		-1		-3	-1	-1
mark-✓	1			-3		-3
masked		-1	1		-3	1	-2	-1
percent		-2		-1	-4	-4	1	-1
thousands			-1	1	-4	1	-3	-1
thousands-and-cents		-1	-2		-1	1	-5	-1
with-digits	1	-2	-3		-1	-1	-4	-1
year	1	-1	-2	-1	-3	-1	1	-1
# figure both before and shape
capital capitals code	1		1	-3			-1
capital capitals digits-2	3		-2	-3
capital capitals digits-4	3			-3		-1
capital small digits-2	1			-1		-3	1
capitalised capitalised digits-1	3	-1	-4	-3	-2	-1		-1
capitalised capitalised digits-3	2	-1	-4	-3	1	-2	-1
capitalised capitalised digits-4	1	-1	-2		-4	-2	-2	-1
capitalised capitalised digits-5	-3		-1	1	-1		1
capitalised capitalised lettered-code	-1	-1	-2	2	-2	-2	-3
capitalised capitalised with-digits	-1	-1			1	-4	-1	-1
capitalised capitals digits-5	3			-2	-2	-1	-1
capitalised capitals lettered-code	-1		-2	2		-1	-2
capitalised capitals masked	-3			3
capitalised digits-1 digits-1	4			-2	-2	-1	-2
capitalised digits-1 digits-3	5		-1	-1	-3	-3
capitalised digits-2 digits-2	4			1	-1	-2	-4
capitalised digits-2 digits-4	-4			4
capitalised digits-3 digits-3	4			-1	-2	-2	-2
capitalised digits-4 digits-3	2			1	-2	-3
capitalised digits-4 digits-4				1	-3	-1
capitalised letters digits-4	-2		-1	3	-1	-1	-2
capitalised mark-# lettered-code	3	-1		-2		-1	-1
capitalised mark-) digits-4	-4		-1	4	-2	-2	-1
capitalised mark-) digits-7	-4			4
capitalised mark-) with-digits	-4			4	1	-1	-1
capitalised mark-, code	2	-1	-1	-4	-1	-1	1
capitalised mark-, digits-1			-1	-2	-4	-1	2
capitalised mark-, digits-3	-1	-1		-3		-1	-1
capitalised mark-, digits-4	2			-3	-2	-1	-1
capitalised mark-, digits-7	-2			2
capitalised mark-, lettered-code	3			-1	-2	-2	-2
capitalised mark-, with-digits			-1	1	-3	-3	-2
capitalised mark-- code	-1		1	-2			2
capitalised mark-- digits-2	-2			-1	-1	-1	3
capitalised mark-- digits-4	-1		-1	3	-2
capitalised mark-- year	-2		3	-2	-1
capitalised mark-. code	3	-1	-1	-2	-1
capitalised mark-. digits-1	3			-1	-1	-1
capitalised mark-. digits-2	-1			-3	-2	-3	2
capitalised mark-. digits-3	3			-1	-1	-2
capitalised mark-: digits-1	-1	-1		-3	1	1
capitalised mark-: digits-2	1	-1		-4	1	-2		-2
capitalised mark-: digits-3	2			-4	1	-2		-1
capitalised mark-> digits-7	-2			2	-1
capitalised masked code	-3			3
capitalised masked masked	4			-4
capitalised masked year	-3			3
capitalised small digits-1	2		-1	-3	-1	-4
capitalised small digits-2	1				1	-3	-1	-1
capitalised small digits-3	1		-2	-5	1	-3	-1
capitalised small digits-5	-4			3	1	-1
capitalised small lettered-code		-1	-1	1	-2	-2	-2
capitalised small with-digits	1	-1	-3	3	-3	-5	-1
capitalised thousands digits-3	-3				1
capitalised with-digits year	2	-1		-4	-2	-2	-3	-1
capitals capitalised digits-4	1		-2		-4	-1
capitals capitalised digits-5	2	-1		-4	-2	-1	-1	-1
capitals capitalised digits-6	3			-3
capitals capitalised digits-7	-2		-2	3	-1	-1	-1
capitals capitalised masked	-2	-1	-1	3			-1
capitals capitalised year	3		-1	-2	1		-1
capitals capitals digits-1	3		1	-1	-1	-1	-2
capitals capitals digits-2	1	-1	-1	-5	-2	-3	1	-1
capitals capitals digits-3	1		-3	-4	1	-3	1	2
capitals capitals digits-4		-1	1	-1	-2	-1	-1
capitals capitals digits-5	3		-1	-1	-2	-1	-1
capitals capitals digits-6	3		-1	-2	-1	-1	-1
capitals capitals digits-7	1	-1	-3	-1	-1	-2	-1	-1
capitals capitals with-digits	2	-1		-2	-2	-2	-3	-1
capitals digits-1 digits-1	2			-2	-1	-3	1
capitals digits-2 digits-1	3			-1	-1	-1	-2
capitals digits-3 digits-1	3			-2	-2	-1
capitals digits-3 digits-3	3			-1	-1	-2
capitals digits-4 digits-4	2		-2		-4	-2
capitals digits-5 lettered-code	-4			4		-1
capitals dollars digits-2	3					-4
capitals mark-# digits-3	-1		2	-1	-1	-3
capitals mark-$ digits-3	-3			-1	1	1
capitals mark-$ with-digits	-1	-1	-2	-2	1	2	-3	-1
capitals mark-( lettered-code	2		-1	-3			2	-1
capitals mark-) digits-7	-2			3
capitals mark-) lettered-code	-3			3
capitals mark-, digits-5	3			-2	-2
capitals mark-, with-digits		-1			1	-3	-2
capitals mark-, year	3		-1	-1	-1	-1
capitals mark-. digits-2	-3		-1	-2	1	1	-1	-1
capitals mark-. digits-5	3				-2
capitals mark-: digits-3	2				-2	-1
capitals mark-: digits-7	3			-3
capitals mark-: lettered-code	3			-2	-1		-1
capitals mark-: masked	4			-3	-1
capitals masked digits-1	-3			-1			3
capitals masked digits-4	-3			2	1
capitals small digits-2	4		-1		-1	-2	-1
capitals small with-digits	2		-2	-2	1	-1
capitals with-digits with-digits	3	-1	-1	-2	-1	-1
cents cents digits-1	2			-2	-1	-3	-1
cents mark-, digits-2	2			-2	-1	-3	1
cents mark-, with-digits	-2			-1	-4	-1	3
cents mark-. digits-2		-1		-3	1	-1
cents thousands-and-cents digits-2	4					-3	-2
code digits-7 lettered-code	-3			1		-1	3
code small code	4			-4	-2
date mark-. digits-1	3				-3		-1
digits-1 capitalised digits-1	4			-1	-2		-2
digits-1 capitalised digits-2	3		-1			-1	-1
digits-1 capitals digits-2	-1		-1	-2	1	-1	3
digits-1 digits-1 digits-1	1	-1	-1	-2	-3	-1	-3	-1
digits-1 digits-1 digits-2	1			-1		-3	-1
digits-1 mark-. with-digits	4			-2	-1		-1
digits-1 mark-/ digits-1	5			-3	-3	-5	-2
digits-1 mark-/ digits-2	2	-1	1	-3	-2	-6	-1	-1
digits-1 mark-/ year	2	-1	-1	-4	-1	-2
digits-1 mark-: code	3			-3	-1	-1	-2
digits-1 mark-: digits-2	3	-1		-2	-3	-3	-4	-1
digits-1 mark-: digits-3	3			-1	-2	-1
digits-1 small digits-1	2			-2	-3		-1
digits-1 small digits-2	5			-2	-1	-4	-3
digits-2 capitalised digits-2	4			-1	-1		-4
digits-2 capitals code	-2	-1	1	-4		2
digits-2 capitals digits-4	3		-1	-2	-1
digits-2 capitals digits-7	3		-1	-3	-1	-1
digits-2 digits-1 digits-1	5			-1	-2	-4	-5
digits-2 digits-2 digits-1	-3				2	-1	1
digits-2 digits-2 digits-2	5			-1	-2	-4	-3
digits-2 digits-3 digits-1	-2				3	-2	-1
digits-2 digits-3 digits-3			-1	-4	2	-2	-2
digits-2 digits-4 digits-2	-3			-2	-1	4
digits-2 digits-4 digits-4	-4			1	4	-2	-1
digits-2 digits-5 digits-5	-2			-1	3
digits-2 digits-6 digits-6	-3				3
digits-2 dollars lettered-code	-2			-1		3	-2
digits-2 mark-- digits-2	1		1	-1	-2	-3	-1
digits-2 mark-- lettered-code	3		-3	-2	-1	-2	-3
digits-2 mark-/ code	3			-3		-2	-2
digits-2 mark-/ digits-2	3	-1		-5	-2	-6		-1
digits-2 mark-/ with-digits	2	-1		-3	-3	-4	1
digits-2 mark-/ year	3	-2		-6	-2	-3		-1
digits-2 mark-: code	4			-3
digits-2 mark-: digits-1	5			-3	-4	-3	-3
digits-2 mark-: digits-2	4	-1	-1	-1	-3	-2	-3
digits-2 mark-: with-digits	3			-1	-2	-2
digits-2 small code	1			-3	-1		1
digits-2 small with-digits	3			-1	-1	-2	-2
digits-3 capitals code	3			-2			-2
digits-3 digits-2 digits-2	-3					2	1
digits-3 digits-2 digits-3	-2				3	-1	-1
digits-3 digits-2 lettered-code	-3			-1			3
digits-3 digits-3 digits-1	-3			3	2	1	-4
digits-3 digits-3 digits-3		-1		1	1	-2	-4
digits-3 digits-3 digits-4	1			-1	-3	-2
digits-3 digits-3 lettered-code	-3			-2		-1	3
digits-3 digits-4 digits-3	1				1	-3	-1
digits-3 mark-/ digits-2	-4				-1	4	-2
digits-3 mark-/ digits-4	-4					4
digits-3 small digits-3	1			-1	-3	1	-1
digits-4 digits-1 digits-1					-2	3	-3
digits-4 digits-1 digits-2	3					-3
digits-4 digits-3 digits-2	-1			2	-1		-3
digits-4 digits-3 digits-3	1			2	-2	2	-3
digits-4 digits-3 digits-4	-3			1	1	-2
digits-4 digits-3 lettered-code				-2	-1	-2	3
digits-4 digits-4 digits-2	1			1	-2	-5	-3
digits-4 digits-4 digits-3		-1		2		-3	-3
digits-4 digits-4 digits-4		-1		-1		-4	-2
digits-4 masked masked	-4			4		-1	-1
digits-5 digits-4 digits-3	-1			-1	-2	2	-1
digits-5 digits-5 digits-5	3			-2	-2	-1
digits-6 digits-1 digits-2	3					-2
digits-6 digits-6 digits-1	1			-1	-2	-3
digits-7 capitals digits-2	2		-1				-1
dollars digits-2 code	3			-1			-3
dollars digits-2 digits-1	6			-1	-2	-2	-5
dollars dollars code	1			-3	-1	1	-1
dollars dollars digits-2	3			-3	-1	-4	-2
dollars lettered-code digits-7	3			-1			-2
dollars mark-- digits-2	1			-1	-2	-3
dollars percent digits-2	2			-1		-3	-1
dollars-and-cents digits-2 digits-1	-2					-1	3
dollars-and-cents dollars-and-cents code	2			-3	-1	-1	-1
dollars-and-cents mark-, digits-2	3			-1	-1	-1	-2
dollars-and-cents mark-, lettered-code	-3			-2		-1	3
dollars-and-cents small digits-1	2			-1			-2
lettered-code capitalised year	2			-1			-2
lettered-code digits-7 lettered-code	-3					-1	2
lettered-code mark-, digits-3	-1			-2	3	-3	-2
lettered-code mark-, lettered-code	4			-3	-1	-1
line capitalised code		-2	-3	1	-1	-1	1
line capitalised digits-1	1	-1	3	-1	-1	-2	-2
line capitalised digits-2		-1		-1	1	-3		-1
line capitalised digits-3		-1	-2		-1	-4
line capitalised with-digits	1	-1	-1	1	-3	-3
line capitalised year	1			-3	-1
line capitals digits-1	4		-3	-4	-2	-1
line capitals digits-4	1	-1	-3		-1
line capitals digits-6	3			-3
line capitals with-digits	-3	-1	2	2	-1	-2	-1
line capitals year	-4	-1	3		-1	-1
line code digits-2	3			-2
line digits-3 lettered-code	3	-2		-2			-1
line digits-4 digits-4	-2			3	-1
line digits-7 digits-2	3			-1		-3	-1
line digits-7 lettered-code	3	-1		-3
line letters code	3			-2
line line code	1	-2	-2		-1	-2	-3	-1
line line digits-1	2	-2	-1	-5	-2	-4		-1
line line digits-2	1			-4	-2	-1		-1
line line digits-3	1	-2	-1	-3	-2	1		-1
line line masked		-2	-1	1	-2	-2	1	-1
line line with-digits		1	1	-2	-4	-2	-2	-1
line line year			-1	-2	-2	-3	1
line mark-" lettered-code	2	-1	2	-2	-1	-1	-4
line mark-# digits-1	3	-1	-1	-2	-2	-3	-1	-1
line mark-- digits-1	3			-1	-1		-1
line masked digits-2	2			-3	-1	-2
line small with-digits	1			-1	-3	2
line year digits-2	-2						3
mark-" digits-7 lettered-code	-2			2			-1
mark-" mark-, with-digits	-1			-2	-3	1
mark-" mark-, year	3			-2	-1	-2	-1
mark-" mark-: digits-4	3			-4
mark-" mark-: with-digits	-2	-1		-4	2	1	2
mark-" year lettered-code	4			-2	-2	-2	-2
mark-# masked masked	3			-3
mark-$ mark-- digits-1	2				-1	-1	-2
mark-& capitals masked	-3		-1	3
mark-( small digits-1	2		1	-3	-1	-1	-1
mark-) capitalised code	-3			3
mark-) digits-4 digits-4	1				-2
mark-) mark-: digits-3	3				-1	-2
mark-, capitalised digits-1	4		-1	-1	-3
mark-, capitalised digits-4			1		-3
mark-, capitalised digits-5	3			-1	-2
mark-, capitalised with-digits	3			-1	-3	-1
mark-, capitals code	3	-1		-2	-1		-1
mark-, capitals digits-5	3	-1		-6	-3	-1	-1	-1
mark-, capitals with-digits	-1		-1	-2	-2	3
mark-, digits-2 with-digits				-3		-1	-2
mark-, mark-" digits-1	-1	-1	2	-4	-3	-2	1
mark-, mark-" digits-2	-5				-2		4
mark-, mark-" digits-3	-1		-1		-2	-3	2
mark-, mark-" digits-7	-5			5			-1
mark-, mark-" year	3			-3	-1	-1	-2
mark-, mark-# lettered-code	-2			2
mark-, small code	-2		-1	3	-2	-1	-1
mark-, small digits-2	1		1	-1	-2	1	-2
mark-, small digits-3	-4			-1	-3	5	-1
mark-, small digits-5	-2			2
mark-, small digits-7	-3			3	-1		-1
mark-, small with-digits				-3	-1	3	-3
mark-, year lettered-code	1	-1	2	-4	-4	2	-2
mark-- capitalised lettered-code	2		1	-3	-1
mark-- capitals year	3		-2	-1			-1
mark-- mark-- digits-1	4				-2	-1	-2
mark-- mark-- masked	-2			3	-1
mark-- small digits-2	-3		1	-1		3	-2
mark-. capitalised code				3			-2
mark-. capitalised digits-1	-2			-1	-2		2
mark-. capitalised digits-2	-2		-1	-3	-1	-1	3
mark-. capitalised digits-3	1				-3	2
mark-. capitalised digits-4	3			-2	-1
mark-. capitalised digits-7	-3			3
mark-. mark-$ digits-1	3					-3
mark-. mark-. digits-1	-3				2	1	-1
mark-. mark-. digits-2	-2			-3	-4	1	3
mark-. mark-. masked	-4			4	-1
mark-. mark-: lettered-code	-3			3			-2
mark-. small digits-7	-3			3		-1
mark-. small with-digits				-1	2	-3
mark-/ capitalised digits-1	3			-1	-1	-1	-1
mark-/ capitalised digits-4	-2		-2	3
mark-/ capitalised lettered-code	-3		1	1			-1
mark-/ capitals lettered-code	-2	-1		2
mark-/ digits-2 code	3			-3	-1		-2
mark-/ digits-2 digits-1	3				-1	-2	-1
mark-/ digits-2 digits-2	2		-1	-3	-2	-1	1
mark-/ digits-2 digits-3	4		-1	-3	-2	-1	-2
mark-/ digits-2 digits-4	6			-5	-4
mark-/ digits-2 digits-5	4			-3	-2	-2
mark-/ digits-2 digits-7	3			-2		-1	-2
mark-/ digits-2 with-digits	-1			2	-1	-2	-2
mark-/ small digits-3	1				1	-3
mark-/ year digits-3	-1			-2	-2	-3	4
mark-: capitalised code	4			-3	-1		-2
mark-: capitalised digits-2	-3			-1			3
mark-: capitalised digits-3				-2			3
mark-: capitalised with-digits	1		-2	-3	-3	-2	2
mark-: capitals with-digits	-2		3	-1
mark-: code code	3		-1	-2		-1
mark-: digits-1 digits-1	3			-2	-1	-1
mark-: digits-1 digits-2	4			-1		-2	-2
mark-: digits-3 digits-3	1			1	-3	-1
mark-: digits-7 digits-7	2			-2
mark-: mark-" digits-2	3						-3
mark-: mark-" digits-7	3			-3
mark-: mark-- lettered-code	-4			4
mark-: masked masked	4			-4	-1	-1	-1
mark-: small code	3			-3
mark-; mark-" digits-2	-1			1	-1	-3
mark-= mark-" digits-1	2			-3	1		-5
mark-= mark-" digits-2				1	-2	2	-3
mark-= mark-" digits-4				-4	1	2	-1
mark-= mark-" digits-5				-2	1	-1	-1
mark-= mark-" lettered-code	-1	-1		-1	-3	-3	3
mark-= mark-" with-digits	3			-1	-1	-1
mark-> capitalised digits-2	-2			-1		-1	3
mark-| capitalised with-digits	3			-1	-1	-1
mark-| capitals digits-6	3			-2
mark-✓ mark-✓ digits-2	3			-1	-1	-3	-2
masked capitals masked	3			-3			-1
masked mark-- masked	2			-2
masked masked digits-4	-3			3	-2	-1	-1
masked masked masked	4			-4	-1		-1
percent dollars-and-cents code	4			-3	-1	-1	-5	-1
percent dollars-and-cents digits-2	3			-1		-1	-2
small capitalised digits-1	7		-1	-2	-2	-1	-3
small capitalised with-digits	1	-1	2	-1	-1	-1	-3	-1
small capitalised year		-1	-1	-4	-3	-2	1	-1
small digits-1 digits-3	3			-2	-3	-2
small digits-1 with-digits	3			-1	-2	-2	-1
small digits-2 with-digits	2				-3	-3	-1
small digits-3 code	-1			-2	-1	-2	3
small digits-3 digits-3				1	-1	-2
small digits-4 digits-4	-1			1	-3	-1
small digits-4 with-digits	-1	-1		-4	-2	3	-1
small mark-# digits-1	3			-2	-1	-1	-1
small mark-, digits-2	-2				-3	1	2
small mark-, with-digits	-2		-1	2		-4	-1
small mark-. digits-1	4				-1	-2	-1
small mark-. digits-2	4			-1	-1	-3	-1
small mark-. digits-7	-3			4		-1
small mark-. year	3			-1	-1
small mark-: digits-1	3			-1	1	-4	-1
small mark-: digits-2	-3		1	-1	-1		2
small mark-: digits-3	-3			3	-1	1
small mark-: digits-4	3			-3	-1
small mark-: lettered-code	-3			3
small mark-: with-digits	1			-2		-3	-1
small masked masked	5			-5
small small code		1	-1		-3	-2	1
small small digits-1	1		-2		1		-3
small small digits-2			-1	-3	-3			2
small small digits-3	2		-1	-2		-1	-3	-1
small small digits-4		-1	-2	1		-3	-1	-1
small small lettered-code	1	-1	-1		-3	-2	-1	-1
small small year	-2	-1	-2	1	-2	-3	2
small with-digits digits-2	4			-1	-1	-2	-1
thousands digits-1 digits-1	-3					3
thousands digits-3 digits-3	4			-1	-2	-2	-1
thousands mark-/ digits-2	-4				-1	4	-2
thousands mark-/ digits-3	-3			-1	-2	4	-1
thousands small digits-2	-3			-1		3	-2
thousands thousands digits-1	3			-1			-3
thousands thousands digits-2	-3					3	-1
thousands thousands digits-3	-2			-1	-1	3	-1
thousands-and-cents percent digits-2	-3				-1	3	-3
thousands-and-cents thousands-and-cents digits-2	3			-2		-2	-1
with-digits mark-) code	6	-1		-7	-3	-2	-1	-1
with-digits mark-) digits-7	3			-3		-1
with-digits mark-, digits-2	2	-2	-1	-3	1	-5	-4	-2
with-digits mark-, digits-3	-1				-2	2
with-digits mark-, with-digits	-1			-2	2	-1	-3
with-digits mark-. digits-4	3		-1	-2		-1
with-digits small digits-1	3				-1	-2	-1
with-digits small digits-2	1			-2	-2	1	-3
with-digits small digits-3	-1			-2	-3	1	-1
year capitalised digits-3	3			-1	-2	-1
year capitalised year	4			-2	-1		-1
year digits-3 digits-3	1				-3	-1	2
year dollars code	3			-3		-1
year lettered-code lettered-code	4	-1		-3	-1	-1	-3
year lettered-code with-digits	-1			-3	1	1	-2
# figure both behind
capital capital	4			-2	-2	-2	-3
capital capitalised	6		-1	-4	-4	-2	-2
capital capitals			-1		-4	-2	1
capital line					-2	-3	1
capital mark-.	3		-1	-1	-1	-3
capital mark-:	2			-2	-1	-1	-2
capital small	-3			-2	3	1
capitalised capitalised	1		-1	-3	-3	-2	1	-1
capitalised capitals	4		-2	-1	-2	-1	-3
capitalised code	3			-3	-1		-1
capitalised digits-1	1	-1		-1	-3	1	1
capitalised digits-2		-1	-1	1	-2	-3	-1
capitalised digits-6	3		-1	-3			-1
capitalised digits-7	4	1		-4		-1	-1
capitalised line	1	-1	2	-1	-3	-2	1	-1
capitalised mark-(	3	-1		-1	-2	-1	-1
capitalised mark-)	1	-3	1	-5	-2	-2	-2
capitalised mark-,	1	-1	-4	1	-3	-2	-2
capitalised mark--	-2	-2	2	3	1	-1	-1
capitalised mark-.	-3	-1	2	1	1	-2	-3
capitalised mark-:		-1	2		1	-2	-3
capitalised small	-1	-1	-1			-3	-4	-1
capitalised thousands	-2	-2	-1	-4	2	1	-2	-1
capitalised with-digits	1		-1	-4		1	-2
capitalised year	-1	-2	-2		1	-3	-1
capitals capitalised	1	-3		-1		-3	-2	1
capitals capitals	1		-1	-2	-3	-1	-1
capitals code	-1	1	-1	1	-2	-2	-1
capitals digits-2	-2	-3	-1	2	1		-4
capitals digits-3			-2	-4	1	2	-1
capitals digits-7	3	-1		-2			-1
capitals line	1	-1	-1	-2	-2	1	-1	-1
capitals mark-&	2			-2			-2
capitals mark-,	7	-1		-6	-2	-1
capitals mark--	-2	-1	-1	3	-1	-1
capitals mark-.	3			-2	-2	-1
capitals mark-:		-1	-1		-3	-2	-1
capitals masked		-1	1	-3			-1
capitals small	1	-2	1			-3	-3
cents digits-2	1			3	2	-1	-3
cents line	5		-2	-5	-1		-1
cents thousands-and-cents	2		-1	-1		-2	-1
code capitalised	3		-2		-1	-1	-1
code digits-1	2			-1	-1	-1	-1
code digits-2	3			-1	-2	-3	-2
code mark-)				-3		1
code small			-1	-1		3	-2
date dollars			-1	3	-2	-2	-2
digits-1 capital	3				-2	-2	-2
digits-1 capitalised			-1		-1	2	-4
digits-1 capitals	-2			-3		1
digits-1 date	3		-1	-2	-1
digits-1 digits-1	3	-1	-1	-1	-2	-4	-2
digits-1 digits-2	-2			-4	-1	1
digits-1 digits-3			-1	1		-3
digits-1 dollars	3			-1	-1		-1
digits-1 lettered-code	-3			-2	3	-2	-2
digits-1 mark--	-2			-1	2	1
digits-1 small	3			-3	-2	2	-4	-1
digits-2 capitalised	1				-3	1	-4	1
digits-2 capitals	2	-2	-1	-3	1	-2	-1	1
digits-2 digits-1				-4		1	-2
digits-2 digits-2	2			-3	-4	-1
digits-2 digits-3	3			2	-3	-3	-3
digits-2 digits-4	2				-3	-1
digits-2 lettered-code				-1	3	-3	-2
digits-2 line	1	-1		-3	-2	-2	1
digits-2 mark-+	2			-1	-1		-3
digits-2 mark-.	4		-2	-3			-1
digits-2 mark-/	-2	-1	-2	2	-1	-3	1	-1
digits-2 mark-:	3			-2	-2	-1	-1
digits-2 mark-–	-3						3
digits-2 mark-—	-3						3
digits-2 small	1		-1			2	-8	-1
digits-2 with-digits	3	-1	-1	-1	-2	-1
digits-3 capitalised					-2	3	-3
digits-3 capitals	-1			-4	2		-1
digits-3 digits-1	2		-1	1	-3		-2
digits-3 digits-2			-1	-3	-1	2	-1
digits-3 digits-3		-1	-1	-1	2	-3	1
digits-3 digits-4				2	-1	-4	-1
digits-3 lettered-code	-3			-2	2	1	-2
digits-3 line	4	-1			-5	-3	-2
digits-3 mark--				-2	2	-3
digits-3 mark-/	2			-1	2	-3	-1
digits-3 small	4		-2	-2	1	-4	-1
digits-4 digits-3	1			-3		2	-2
digits-4 digits-4	1	-1	-1	1	-2	-3	-3
digits-4 digits-5	-3			3		-1
digits-4 end	3			-1	-1	-1
digits-4 lettered-code	-5		-1	2	3		-1
digits-4 line		-1	-1	1	-4	-4	-2
digits-4 mark-"	-2			2	-1	-1	-1
digits-5 digits-1	-1			-3	1	2
digits-5 digits-3				-2	-2	-1	1
digits-5 mark-.	3			-1	-1	-2
digits-6 digits-1	-3			-2	1		2
digits-6 mark-.	3			-2	-2
digits-7 capitals	2			-2
digits-7 line	-1	2			-1	-3	1
dollars capitals	3			-2	-2	-3	-1
dollars digits-2	1					-2	-2
dollars dollars	2	-1	-1	-2	-3	-2	-1
dollars mark-.	3		-1	-3	-1	-1
dollars-and-cents dollars	-3		2		-1		2
dollars-and-cents dollars-and-cents	1	-2	-3		-3	-3	-1	-1
dollars-and-cents mark-$	3			-3			-1
dollars-and-cents small	-2	-1		3	-1	-1	-1
end end	5	-1		-5	-1	-3	-2	-1
lettered-code capital	3			-2	-2	-1	-2
lettered-code capitalised	3			-2	-1	-1	-1
lettered-code capitals	2		2	-4	-1	-2	-1
lettered-code code	2			-1	-3	-2	-1
lettered-code digits-2	3	-1	-1	-4	3	-2	-4
lettered-code lettered-code	1	-1	-2	1	-3	-3	-3
lettered-code line		-1	3	1	-2	-3	-4	-1
lettered-code mark-"				1	-2	-3	-2
lettered-code mark-$	3		-2	-1
lettered-code mark-)	5		-1	-3		-2	-2
lettered-code mark--				3	-2	-2	-1
lettered-code mark-.	-2			2
lettered-code with-digits	-2				-2	3	1	-1
line end	2			-1	1	-2
mark-" capitalised	-1	-1		-4	1	1	-4
mark-" capitals		-1		-5		2	-3
mark-" mark-,	-1	-1			-4	-2	2	-2
mark-" mark-/				-4	-4	-3	2
mark-" mark-;	-2		-1	3	-2	-2	-3
mark-" mark-_		-1		1	-3	1	-4	-1
mark-" thousands-and-cents	-1	-1	-1		-3	1
mark-$ digits-1	3			-1	-2	-2
mark-$ thousands	1		-2	-3	-2		-1
mark-$ thousands-and-cents	1	-1	-2		-2	-2	-2	-1
mark-( capitalised	-3	1	-2	3	-1	-3	1
mark-( capitals	-2		2	1	-2	1	-1
mark-) capitalised	1	-3	1	-5		-4		-1
mark-) capitals		-2	-1	-3	-1	-2	1
mark-) code	6	-1	1	-6	-3	-3	-1
mark-) digits-4	2	-1	1	-3
mark-) dollars	-3		1	1	-1	-1
mark-) dollars-and-cents	1		-3	1	-1	-1
mark-) end	2			-1	-1	-1
mark-) line	2	-1	-3		-3	1	-3
mark-) mark-,	-3	-1	3	1	-3	-3	1
mark-) mark-.			1		-1	-3	-1
mark-) mark-:	3		-1	-2	-1	-2
mark-) mark-–	-3		1	1	-1
mark-) mark-—	-3			2
mark-) small	-1	-1	2	1	-3	-4	-2
mark-, capital	-1		-1	1	-3	-2	-1
mark-, capitalised	1	-1	1	-3	-3	-2	-1	-1
mark-, capitals		-1	-2		-2	-2	-2	-1
mark-, cents	-1	-1		-3	1	2	-3
mark-, code	1		-1	-3	2	-2	-2
mark-, digits-2	4	-1	-1	-6		-3	-3	-1
mark-, digits-3	-1	-2	-1	-4	4	-2	-2	-1
mark-, dollars-and-cents		-1	-2	2	-3	-1	-1	-1
mark-, lettered-code		-2	-1	-4	1	2	-1
mark-, letters	-3			1	2	-2	-3	-1
mark-, line				-3	3		-1
mark-, mark-"				-5	2	1	-4
mark-, small	1	-1	-1		-1	-3	-1	-1
mark-, with-digits	-2		1	-4	2	-1
mark-, year			-1	2	-2	2	-3
mark-- capitalised	1	1	-1	-5	-4	-3	1	-1
mark-- digits-1	-1			-3		2	-2
mark-- digits-2	-2		1	-4	-1		2
mark-- lettered-code	-2	-1	-1	3	-1	-4	-5	-1
mark-- mark--	-1			1		-4	-1
mark-- masked	-2	-1	1	4
mark-- small	-2	-1	1	2	-3	-1	-1
mark-. capital	-3			3	-2	-3	1
mark-. capitalised		-1	-1	1	-3	-4		-1
mark-. capitals	5	-1	-2			-3	-2
mark-. code				-3	3	-3	-2
mark-. digits-4	3			-2	-1	-1	-1
mark-. end	4	-1		-4	-2	-2	-1	-1
mark-. line		-1	-1	-2	-3	-2	2	-1
mark-. mark-$	5	-1		-3	-1	-4	-2
mark-. mark-.	-3	-1	-1	3		-5	-2
mark-. small	-1					4	-2
mark-. with-digits	2		-1				-2
mark-/ capitalised	3	-2	1	-3	1		-1
mark-/ capitals	2	-1	1	-3	-1	-1	-1
mark-/ code	1			-1	-2	3	-2
mark-/ digits-1	2	-1	-1	1		-3	-1
mark-/ digits-2	3	-1	1	-6	-1	-3	-1	-1
mark-/ dollars	3				-1	-3
mark-/ small	-4	-1	-2	1	-2	3	-2	-1
mark-/ with-digits	2		-1	-1	-1	-4
mark-/ year	2	-1		-3		-4		-1
mark-: capitalised	4			-2	-1	-1	-1
mark-: digits-1	3			-2		-2	-2
mark-: digits-2	3	-1	-1	-2	-2	-1	-3	-1
mark-: small	-3			3	-1	-1
mark-; digits-2				2	-3	1	-1
mark-; line	3				-2	-2
mark-; with-digits				1	2	-3	-1
mark-< mark-/	-3			3	-1	-2	1
mark-= digits-2	3			-1	-1		-2
mark-> line	3			-1	-1	-1	-1
mark-? mark-?	3			-1	-2
mark-| capitalised		-1			-2	-3
mark-| capitals	1	-1			1	-2	-3
mark-| digits-2	-5		-1			2
mark-| dollars-and-cents	-3			3	-1	-1
mark-| lettered-code	3			-2		-2
mark-| line	-3			1	-2	-2	2
mark-| mark-$				2	-2	-3	-1
mark-| small				-3	-2	2	-2
mark-· capitalised	2			-1	-1	-1
mark-· small				2		-3	-1
mark-– dollars-and-cents	-3			3	-1
mark-– small	-4			1		-1	2
mark-— dollars	-3		-1	1	1	-1
mark-→ digits-3	3			-1	-2		-1
mark-✓ digits-2	-2						2
mark-✓ mark-✓	3			-2	-1	-2	-1
percent dollars-and-cents	-4	-1	-1	2	-2	-2	2	-1
percent thousands-and-cents	-3		1
small capitalised	1			-2		-3
small code	1			-1	-3	-1
small digits-1		-1	-1	-4				-1
small digits-2	-1	-1	-3	-4	3	1	-4	-1
small digits-4	-1	1	1	-3	-1	-2	1
small dollars	2				-3	-3	1
small end	3				-1	-2	-1
small line		-2	-1	-4	-2			-1
small mark-)	-1	-4		-4	-5	-7	4
small mark-,	3	-1		-1		-3	-3
small mark-.	4	-1	-1	-4	-3	-3	-2	-1
small mark-=	3			-1	-2	-1
small percent			-1	2	-2	-3
small small	-1	-1	-2	-2	-1	-2	2	-1
small thousands	2	-1	-2	1	1	-4	-2
small thousands-and-cents	-2	-1	1	2		-2
thousands capitals	-2			1	-1	2
thousands digits-3	-3			2		-1	1
thousands line	3			-2	-1	-3
thousands-and-cents line	4		-1	-2	-1	-2	-2
thousands-and-cents thousands-and-cents			-3	1	-1	-3	-2
with-digits capitalised	-2	-1	-1	2	2	-2	-1
with-digits digits-2	1	-1		-3	-1	-1	-1
with-digits line	-3			3	-2	1	-2
with-digits mark-)	3			-3	-1	-1
with-digits mark-,			-1	1	-5	1	-3
with-digits mark-/			-1	-4		-2	-1
with-digits small	2		-2	-2	-2	-4	2
with-digits with-digits	1			2	-4	-1	-1
year capitalised	-2		-1	3	-1	-1
year capitals	3	-1	-1	-2
year line	2			-4	-3	-1	2
# figure both read as
 	1		1	1	-1	-1	-8	-2
 accountName	-3	1	2		-1	-1	-2	2
 accountName?	1	1	-1	-1		-1	-2
 accountNumber	-1	-2	-3	3	-4	-3	-1
 amount	-2		-1	-2	3	-1	-3	-1
 amount?	1	-1	-1	-3	-1		-3	-1
 aside paying	-2			-1	-1	2	-1
 current	-4			-5	-3	-5	5
 current?	-1	-1		-6	-3	-4	3	-1
 paying	-1	-1	-1	-4	-5	3	-5	-1
accountName 				-5	1	1
accountName accountNumber	-1	-1	-1	2	-3	-1	-1
accountName amount	-3		-1	-2	4	-2	-1
accountName goes on	2	-4	-1	1	-2	-2	-1	2
accountName? goes on?	-1		2	-2	-2	-2	-2	-1
accountNumber 	3	1	-1	-3	-4	-2	-1	-1
accountNumber accountNumber		-1		1	-1	-3	-3	-1
amount 	2	-1		-5	-2		-5	-1
amount amount		-1		-2	1	-5	-2
amount current	-3			-1		-2	3
amount paying	-3				-1	3	-2
amount? 	4	-1		-2	-2	-3	-2
amount? paying	-2				-2	3	-2
amount? paying?	-3				-2	3	-1
aside accountName aside goes on	2	-1	-1	-2	-1	-1
aside amount 	3				-2	-2
aside goes on 	3		-2	-1	-2	-1
current 	4	-4		-2	-2	-3	-4	-1
current accountNumber	-4			4
current accountNumber,current	-2			3			-1
current current		-1	-1	-3	-3	-2		-1
current current,paying	-1			-1	-2	-3	5
current? 	-1	1			-3	-1	-3	-1
current? current?	1	-1	-1	-1	-4	-2		-1
goes on 		-2	2	-3	-1	-1	-1	-1
goes on accountNumber		-1	-5	1	-1	-2	-1	-1
goes on accountNumber?			-2	1	-1
goes on amount	-2		-2	-1	2	-2
goes on amount?	-1		-2	-3	2	-1	-1
goes on goes on	-2		3	-2	-2		-2	-1
goes on? 	3		-2	-3	-2	-1		1
goes on? amount	-2			1	2	-1
goes on? goes on?				1	-2	-4	-3	-1
paying 	6	-1		-5	-1	-6	-4	-1
paying accountNumber	-3			3		-1	-1
paying accountNumber,paying	-1			4	-2	-3
paying amount	-3				3	-2
paying current	-3			-2	-1	-2	3
paying current?	3			-1	-1	-2	-2
paying paying	-3	-1		-4	-6	5	-4
paying? paying?	2	-1		-1	-2		-2
# figure cell comes
always		-6		-2	1	1	-4	-4
often	-1	-4	-2		-2	-2	-3	-3
# figure cells behind
1		-3	-1	1	-3	-1		-2
2	-1	-4	-1		-3		-1	-1
3		-3	-1	-1	-3	-5	-3	-2
4	-1	-3			-2	-3	-5	-4
# figure cells
2	1	-3	-1	1	-2	-2		-2
3	1	-4	-1		-2	1	-3	-2
4		-3	2		-3		-1	-1
5	-1	-4			-1		-1	-3
6	-1	-4	-1	-1	-2	-1	1	-3
# figure first of cell
0 of 2		-2		-1	-2		-4	-1
0 of 3	-2	-3	-1	3		-6	-4	-1
0 of 4		-3	-1	2	-2	-4	-5	-2
0 of 5	-1	-1		1	-1	-3	-3	-1
0 of 6	1	-2			-1	-1	-3	-1
0 of 7	1	-2	-1		-3	-4		-2
1 of 2	1	-2	-3	2	-3	-1	-5	-1
1 of 3	-1				1	1	-3	-1
1 of 4	-1		-3		1	-2		-1
1 of 5	-2		-2	1	-4	-1	-3	-1
1 of 6	1	-2	1		-3		-3	-1
1 of 7	-1		-3	1	-3	-4	-3	-1
2 of 4		-1	-1		-1	3	-6	-1
2 of 5	1	-1	-1	-1	-1	-4	-1	-1
2 of 6	-1	-2			2	-4	-1	-1
2 of 7	-1	2	-4	-1	-2	-1	-1	-2
3 of 4	4	-2	-1	-4	2	-2	-4
3 of 5	-1	-1		-3	-3			-1
3 of 6	-2	-1		2	2	-1	-4	-1
4 of 6	-1	-1		1	-3	1	-2	-1
5 of 6	1	-1				-3	-1	-1
5 of 7	1	-1		-2	-1	-3	-1	-1
6 of 7		-2	2	-5	-1	-1	2	-3
code		-1	-2		-3		-3	-1
digits-1	1	-3		-6	-1	1	1	-1
digits-2		-1	-1	-4	-5	2	1	-1
digits-3	-1	-1	-3	-6	1	1		-2
digits-5	-1	-1	-1		2	-4		-1
digits-6	-1	-1			2	-3	-1
digits-7		-1	-1	2	-2	-4	-5	-1
masked		-3	1	1	-3	-2	-2	-1
with-digits		1			-2	1	-4	-2
year	-2		-6	-1	1	-1	1	-1
# figure first of line
below blank	1	2	-1	-3			-2
code		-2	-2	1	-1	-2	-3	-1
digits-1	2	-2	-1	-4	-1	-3		-1
digits-2	1			-3	-2	-1		-1
digits-3	1	-2	-1	-3	-1		1	-1
lettered-code		-1	-1			-2	-2
with-digits			1	-1	-4	-1	-2	-1
# figure first word comes
always		-4	1	-1	1			-2
always, first	4	-1		-3	-2	-2	1
often	-1	-3	-1	1	-1	-1	-1	-2
often, first	4	-2	-1	-5	-2		-3	-1
once		-3	-1		-1			-2
once, first	-1	-1	-2	1	-1	-2	-3	-1
twice, first	2	-3	1	-4	-3	-6		-1
# figure heading
#	5			-3			-2
account	-1	-1		2	-3	-4	-3	-1
account number	-3	-1		2	-1	-1	-1
account type	2			-3			2
acct #		-1	-1		-1	-1	-3
address	4		-1	-2	-1	-1	-2
address identification	1			-3			1
amount		-1		-2	-3	-1		-1
amt-mop	3					-2	-2
amt-mop paypat	2			-1		-1	-1
applicant	3			-3	-1
apr	-1				2		-3
apr may	3						-2
are reported	-2		-1	2
assigned	2			-1		-1	-2
authorized	3			-1		-1	-2
balance		-1	-1	-2	3	-2	-1	-1
balance current	-2				-1		2
bank	-1			2	-3	-2
bank credit	-1			-2	-1		3
borrower	3			-2
c	3			-1	-2	-1	-1
case number	3			-3			-1
charge-off	3			-2	-1	-1	-2
class	3	-1		-3	-1
client	2	-1	2	-4	-1	-1	-1
clm	4			-4		-1
co-applicant	3			-1	-1		-1
code	1			-2			1
comment	-2					-2	3
company name account	-2		-1	3
consolidation	3			-2			-1
consumer	1				-3	-1	1
credit	1		-1	-3	-3	-1	3
credit card	2		-1	-3	1	-2	-1
credit credit	3			-2			-1
creditor	-1		1	-2	-2	-3	-4	-1
creditor account	-3			3	-1		-2
creditor acct	-4			4			-1
creditor name	-3	-1		2
creditors	1			-3	-1	-2	3
current payment	3			-2			-1
d	-1			2	-1		-3
date	1	-1	-2	2	-1	-2	-4	-1
date of last	-3			1			1
date opened	1		-1	-4	-1	-1	2
date reported	4			-2	-1	-2	-2
days late	-2			-3	-1	-2	2
days past due	-4			2			4
debt id	3			-4	-1	-1	-1
description	2	-3		-2		-1	1
dla	4		-1	-1		-1	-2
due	1		1	-2	-4	-2		-1
electric	2		-1	1			-2
estate	3			-2	-1	-1	-1
estate first	-3			3
estate loan	3		-2	-3	-1	-1	-1
estate mortgage	3		-1	-2	-1		-1
f	-2		-1	-1		-1	3
fees	3			-2			-1
file	2			-2			-1
first mortgage	-3			3
full	3	-1		-3
gas	2					-2
good evening	-2	-2		2		-1
government	-2			2	-1
group	2						-2
has #		-2	-2		-2	-3	-5	-1
has $	-2			-2	-1	2	-1
has -			1	-2	-1	-1	-2
has /	2	-1	2	-3	-3	-4	-1	-1
has a	1	-3	-1	-1	-1		-1
has account	-1	2		1	-3	-4	-1	-1
has acct.	-2			3	-1	-1	-1
has acctno	-4			4
has address	1	-1	-3		-2	-2	-1	-1
has after	-1			-2		-1	1
has agreed	1	2	-2		-3	-2
has america	-2			3	-2	-1	-1
has american	2			-2	-1		1
has amount	-2	-2		2		-1	-3	-1
has amt-mop	2			-1		-3
has and	2	-2		-2	-4	-2		-1
has another	1		-1		-1	-3
has applicant	3			-2
has apr				1	1	-1	-3	-1
has as	1	-1	-1		-2	-3	-1
has assets	3	-1		-1	-1
has back	1			4		-1	-2
has balance	-1	-1			2	-2		-1
has balances	-1			-2		3
has bank	1	-2			-5	-6	2	-1
has behind	-2	-2	-2	-2	-1	-1	4	-1
has behind?	-2				-1	-2	3
has being	2		-1	-3	2	-1
has below	-3			2
has best	-1					-1	3
has budget				1	-3	1
has business	3		1	-1		-1	-2
has buy	-3					1
has c	-1			2	-2	-2	-2
has cap	-4			2
has capital	-1			2	-1	-2	-2
has card	-2		1	2	-2	-4
has cash	-2	-1		3	-1	-1	-1
has central	-3			2	-1	1	1
has charge	1				-1	-1	-3
has charged			-1	2	-2	-2	-3
has chase	-2			3		1
has citi	-1			3	-2		2
has citibank	-4			3		2	-1
has citizens	-1			5		-1	-1
has claim	3			-2	-2	-2	-2
has class	3	-1		-3	-1
has clm	2	1		-3	-1	-1	-1
has club	-4			4		-1
has code	2	-1		-3	2	-1
has collateral	2	-1		-1
has collection	-1			2	-2	-2		1
has comment	-1			-1		-3	2
has company	-3	-1	2	3	-1	-1	-1
has complete	2			-2
has consumer			-1	-3	-4		-1
has conta	-4	-1	-1	4	-2	1	-1
has contact	5		-1	-4		-2	-2
has content	3		-1	-2	-1
has conventional		1			-1	-3	-2
has could	3			-1		-3
has counselor	3			-2	-2	-1	-2
has court	2			-1	-1	-1	-2
has cred	1			-3	1	-1	1
has credit		-2	1	-1	-3		-1	-1
has creditor	-2			-1	-2	-4	-3	1
has creditors	3			-3	-1	-2	3
has cu	-2		1	-1		-3
has cuenta	-2			2	-1	-2	-3
has current		1		-2		-1		-1
has custom	3				-1	-1	-2
has d	1			-1	-1		-3
has da	-3			1		2
has date	2	-2	-2	1	-3	-2	-2	-1
has days	-3	-1	1		-3	-6	3	-1
has debt		-1	3	-1	-3	-4		-1
has debts		-1	-1		1	-2
has delinq	-1			-1	-1	-3	2
has dental	-2			3			-1
has department	3			-2	-1
has describe	2	-1	-1	-3	-1
has description	2	-3	-1	-2	-1	-2
has details		-1	-1		-2	-3	1
has devedor	-1	-1	-1		2	-3	-2	-1
has disb	4			-1		-1	-3
has disbursement	3			-1		-1	-2
has disclosure	1		2	-2
has discover				1	-1	-1	-2
has disputed	3		-1	-2	-1		-1
has dlq	-1			-2	-2	-4	2
has dr	3			-2		-1	-2
has dt	4			-1	-1	-2
has due	1	-2	-1		-2	-4		-1
has duration	3			-3		-1	-1
has ecoa	1		-2	-3	-1		1
has ef	-1		-1	3	-1	-1	-1
has electric	1		-1	3		-1	-3
has enclosed	2			-2	-1
has ending	-4		-1	5	-1	-2	-1
has energy	-2			3
has equity	-3			3			-1
has estate	-1		-3	2	-2	-2	-1
has everything	-4	-1		-2	2		2
has expenses	4			-3		-1
has experian			-1	2	-2	-2	-3
has explanation	3		-1	-3
has f	1		-1		-2	-3	3
has fair	3			-1		-1	-1
has family	3			-2	-1
has fcu	-2			2	1	-2	-1
has file	2	-1	1	-2	-2	-1	-2
has financial	-1			2	-3	-2
has for	1		-1	1	2	-3	-2
has from	3		-1	-1	-2	-1	-1
has gas	-2			3	-1	-2	-1
has get	3	-1		-2		1	-1
has good	1	1			-1	-2	-1
has heloc	-3			3			-1
has high	1	-1	1		-1	-4	-2
has hist	3			1	-2	-3	-2
has history	1		-2		-1	-3
has hollis	3			-2			-1
has home		-1	-1	1	-2	-3	1
has honda	-4			4			1
has huntington	-3			3
has i'm	2			-2		-1	-1
has id	3	-3	-1	-2	-2	1	-3	-1
has identification	2			-5	-1		2
has imaging	-3			2			1
has incurred	3			-2		-2	-1
has information		-1		-1	-3	1		-1
has installment	2		-2		-2	-4	-1
has int	2		1	-3	-1	-1	-1
has investigation	3			-3		-1
has is		-1	-2	1	-2		-1
has j			2	-2	-3	-3	2
has jan	4		-1	-3	-2	1	-2
has jul	3			-1	-1	-3	-1
has jun	2				-3	-3
has kohls/capone	-2			2	-1
has last	-1	-1	-2	1	-1	-2	-3	-1
has lawyer	-3			-1		2	-1
has left	2			-3	-2	-1	-3
has lender	-1	-1		1	-2	1	-1	-1
has limit		-1		1	-2		-5	-1
has limite	1	-1	-1		-3	-2	-3	-1
has line	-3			2	-2	-2	2
has llc	-1		1		-4	-2
has ln	-3	-3	-1	4	-1	-2	-2	-1
has lo	-3			2	2	-2	-1
has loan	-2	-2		2	-2	-2	-5	-1
has m	2				-3	-3	-3
has march	-3			1	1		-1
has maxdelq	-3			-1		-1	3
has maximum	3	-1		-1	-1	-2	-1
has may	2		-2		-1	-2	-1
has minimum	-3			1		-1	2
has month	2	-1	-1	-4	-2	1	-2
has monthly	-1	-1	-1	-1	-5	-2	-2	-1
has months	2		1	-2	-1	-2	-2
has mop		-1		-4	-1	-3	1	-1
has more	3				-1	-2	-2
has mortgage	1			1	-3	-3	-2
has mos	2			-2	-1	-2	-3
has mos.				-2	-3	-2
has mountain	-3		-1	3		1	1
has mr	2		-1	-2			-3
has name		-2	-2	-3	-2		-1	-1
has negative	-1			3		-1	-2
has next	3		-1	-2		-1	-2
has nissan	-4		-1	2	2	-2	1
has no	-1	-2	-3	2	-3	-4	-5	-1
has notes		-1		-3	-1	-3	1
has now	-1			2	-2	-3	-2
has number		-1	1	1	-2	-3	-2	-1
has of		-2		1	-2	-2		-1
has off	1	1	-3	1	-2	-3	-2
has offer	4			-4			-1
has ohio	-3			3		-1
has ok	2		-1	1	-2	-1	-3	1
has ones	-3		1	2		-2
has open		-1	-1	-2	-3	-1	1	-1
has opened	1	-1	-3	-2	1		-2	-1
has or	1	-1	-2		-3	-2	-1
has order	5			-4	-1	-1	-2
has original	1	-1	-1	-2	-3	-3	-3	1
has our	3		-1	-3		-1
has outstanding	-3			3	-1	-1
has over	-3			1	2	1
has owed	-2		-1		1	-4	2
has owes	3			-1	-2	-1
has paid	1	-1	2	-1		-2	-3
has partners	-1			3	-1	-1
has past	-1	-2	-1	1	-5	-4	1	-1
has pastdue	-3			-2	1	3	-3
has pay	-1	-1	2	4	-2	-1	-2
has payday	1		1	-2	1	-1	1
has payment	-1	-2	1	1	-4	-2	-4	-1
has payments	3	-1		1	-1	-4	-2
has payoff	3		-1	-2	-1	-3	-2
has paypat	3			-4	-1	-4	2
has phone	3			-2	-1	-1	-1
has pike	2				-2	-1
has placed	3	-1		-1			-2
has plains			1	-3	-1	-1	-1
has plans	3			-2		-1
has please	1			-2	-1	-1	2
has pmt	-2		-1	-2	-1	2		-1
has present	-2			-2	3	-1
has priority	-2			3	-1	-1
has proposal	4			-2	-1	-2	-2
has providian	3			-3
has purpose	-2	1	3	1	-1	-1
has rate	5		1	-3	-2	-4	-1
has rating	-1			-2		-3	2
has receivables	3				-3		-1
has recent	2				-1	-2	-3
has ref		-1	-1	1	-1	-2	-3	-1
has remark	-1	-1	-1	1	-1	-3	-3	2
has report			-1	-1		-4	1
has reported			1		-1	-3	-4	-1
has residential	2			-2	-1	-1
has rev	3			-2		-2	-2
has revolving	-3			2
has rptd		2	-1	-3	-2	-2	-1
has s	3		-2	-2	-1	-2	-1
has saldo	-1	-1	-1		1	-3	-2	-1
has sallie	-1		-1	3	-1	-1	2
has scanned	-3	-1		1	2	-1
has sep	2		-1	-2	-1	2	-3
has seq	3	-1	-1	-2	-1	-2	-2
has service	1	-1	1	2	-2	-2	-3
has services	1		1		-3	-2
has servicing	4	-1		-2	-1	-1	-1
has since	1		1	-3
has situação	-3					3
has source	-1			3	-2	-2	1
has st	1			-1	3	-2	-3
has stafford	-3			3
has standing	-1		1		-2	-2	2
has stands	-4		1	1		-1	2
has states	1	1		-3
has status		-1	-1	-1	-4	-3	1	-1
has still	2			1	-3	-1	-2
has store	-3						3
has stuff	-2		-1	2	3	-2	-1
has sub	3		-1	-2	-1	-1	-1
has subcode	4	-1		-3		-1
has subject	-2		1	2	-1	-2	-2
has subsidized	-3	-1		3			1
has systems	-3			2	-1		1
has tennessee			2	-3		-1
has term	4			-3	-2	-2	-3
has terms	1		-1	-2	1	1	-3
has text	-2			-2	2	-1
has that	-1	-1		-5	1
has the	-1	-1	-2	1	2		-3	-1
has there	3		-3	-2	1		-1
has thru	2			-2		-3
has times	2			-1	-1	-3
has to		-1		-1	1	-5	-1	-1
has today	-3	1	1	1			1
has total	-2		-1	4	1	-3	-1
has type	-1	-1	-2	1	-3	1	1	-1
has union			1		-1	-2	-3
has united	1	1		-3	-1		-1
has unpaid				1	1	-1	-2
has unsubsidized	-4	-1		2			2
has upstart	-1			3	-1	-1	1
has valley		-1		1	-2	-2	-3
has verfied	3			-3	-1	-2	-1
has visa	-2			1	-1	1	1
has warning	-3			1	1	-2	2
has we	-1	-1	-3		-3	-1	2
has what	-2	-1	-1		3	-3		-1
has when	3		-1	-2	-1
has where	-1			-1	-1	-1	4
has with	1	-1	-2	1	-2	-3	-1
has write	-3			2
has year	3		-1		-1		-2
has your		-2	-3	1	-3	-3		-1
has à	-3				2	1
hi	3	-1					-2
high	4			-3		-2	-1
high credit	3	-1		-2	-1	-1	-1
historical	3				-2	-4	-2
history	-1		-1		-1	-3	2
identification number	2			-2	-1		1
inc	3				-1	-1	-1
individual	4			-1	-1	-1	-4
installment	2			-1	-1	-4	-1
j	-2		1	-1	-2	-1	3
jan	3			-2	-1	1	-3
jan dec nov	1			-3			2
joint	-1	-1		3		-1	-3
jul	3					-2	-1
jun	3			-1	-2	-1	-2
lakeview	2			-2	-1
last			-2		-1	-3	1
last pmt	4			-1		-2	-4
last reported	3			-2			-1
limit	4		-1	-2	-1	-2	-2
llc	2			-4	-2	-2	1
loan id	-3			3
maxdelq paypat 1-12 mop	-3			-1			2
maximum	3	-1		-1	-1	-1	-1
means accountStatus	-1			-2	-1	-1	2
means amountLoose		-1	-2	-1	-5	-1	1	-1
means balance	-1	-3	-2		3	-2	-4	-2
means date	1	1			-2	-6	-1	-1
means money	1		-2	-1	-4	-3	-2	-1
means name	-1	-2	1		-3	-3	-1	-2
means number	1	-4	-2	2	-4	-3	-5	-1
means opened	2	-1	-1	-2	-2	1	-3	-1
means original		-1		-1	-2		-4	1
means paying	-3	-2	1	-4	-4	2	-3
means reported	1		-1	1	-2	-1	-5	-1
means status		-2	-1	-2	-2	-2		-1
means statusHint	-1	-3	-3	2	-3			1
means statusLoose	-2	-2	-3	1	-3	-4	2	-1
means text	1	-5	2	-1	-2	-1	1	-1
means veto	4	-1	-1	-2	-3	-2	-2
midland	2			-2	-1
midland credit	-3			3
min	-2			-1	-1	4	-4	-1
mo	2				-1	-3	1
mo pmt	-3					3	-1
month	1		-1	-2		-3	1
monthly	3	-1		-3	-3		-3
mop		-1		-4	-1	-3	1	-1
mos. left	3			-1			-3
mr cooper	3			-3
name	1	-1		-3	-1	1	-1
nonpriority creditor's	3			-3
note	3		-1	-3		-1	-2
notes	1	-1		-4	-1	-2
number date	2		-1	-2			1
offer #	3			-3			-1
on time	-3		-1			2	1
open	1	-1		-5	-2	-2		-1
open open	-2						2
opened	2		-1	-3	-2	2	-3	-1
or before	3			-2
owe	-3		-2	-1	3		-1
owed	-1		1	-1		-2	2
paid		-1	1	-2	1		-4
paid off	2			-2			-1
partners	2			-1
past	1			-2	-4	-3		-1
past due	2				-3	-3
past due amount	-3	-1		3			-1
pastdue	-3			-2	2	2	-3
pay status	3		1	-1		-1	-2
payday			1	-2	1	-1	2
payment	-1	-1	2	-1	-3		-2	-1
payment history	2		-1	-1	-1	-1	-1
paypat	4			-3	-1	-3	-3
pays account	3			-3
platinum	-2			2			-1
please	-1			-3		-1	2
pmt	-4		-1	-3		2	-2
post	2	-1		-3		-1	2
priority	-3			3	-1	-1
rate	2		2	-3	-1	-3	-3
rating	-1			-3	-2	-2	2
real estate	3		-2	-1	-1		-2
recent	3						-2
reference number	3			-2		-1	-1
remark	1	-1		-4		-1	-1	2
remarks	2			-3	-1	-1
report	-1			-1	1	-3	1
reported	4		1	-4	-1	-3	-1
rev	3			-2		-3	-2
revolving	1	-1		-3		-2
rocket mortgage	-2			2
rosalind	2			-2	-1
saldo devedor				1	-1	-4	-1
section	3	-1		-2		-1	-1
servicing	3			-2	-1	-1	-1
source	1			-2	-2	-3	1
st	2			-1	-1		-2
statement	-3			3		-1	-1
status	1	-1	-1	-1	-4	-1		-1
status current	2			2			-3
status pays	-3			3			-1
subcode	4	-1		-3		-1
summary	3		-1	-3
synchrony bank	3			-3
term	3		-1	-1	-2	-2	-3
terms	2			-5	-1	2	-2
this	3	-1		-2		-1
trans	2	-1		-2		-1
transferred to	-3			3
transunion experian	-2			4			-1
transunion experian equifax	-3			3
trust	3			-2	-1
type	3	-2	-1	-5		1	-1
unpaid	2			-3	1	1	-2
verfied	3			-3		-1	-2
verified				-3	1	-2	1
wells	2						-2
worst	2		1	-1			-3
year	2			-1			-1
you owe	-2		1		1	1	-1
# figure label beside
account	-3			3			-2
account no	-3			3
account number	-3			3	-1	-1	-1
avant	-1			3	-1
capital one	3			-3			-1
credit one bank	-4			3			1
creditor	3			-2	-1
due	3			-2			-1
installment	-3				2	-3	-1
lending club	-3			3
loan number	-3			3
means 	-1	-1	2	-1	-3	-3	-2	-2
means balance				-3	1	-2	-2
means date	4		-1	-4	1	-2	-3
means name	-1	1		3	-3	-2	-2	-1
means number	-2	-1		2	-3	-3	1	-1
means opened	4			-2	-1	-2	-2
means paying	-3	-1	1	-2		2	-4	-1
means status	-1		-1	-1	-2	-3	2
means statusHint			-1	-1	-3	-1		-1
means statusLoose	-3	-1			-2	-3	3	-1
means text	3	-1		-2	-2	-2	-3
merrick bank	-2			2
monthly	3	-1		-1	-1	-1	-2
no	-2			-2		-1	3
no phone number available	3			-3
open	-3			-1		-1	3
opened	3			-1	-1	-1	-1
payment status	-4						4
phone	3			-3
portfolio recovery associates	-3			3
priority	-3			3
regions bank	5			-5
rocket mortgage	-3			3
state farm auto	3			-2		-1
status	-2			-3	-1		4
# figure label with colon
acct	-4			4
address	5			-4	-1
date	3			-1	-1		-1
description	2		-1	-2	-1	-1	-1
estado	-2			-1	-1	-1	3
file number	2			-3	-1	-1
goal	3			-1	-1	-1	-1
https	3			-1	-1	-1	-2
last reported	3			-2			-1
late dates	4			-1		-1	-3
means 	-2	-1	2	-2	-3	-2	1	-1
means balance	-2			-3	2	-3	-2
means date	2	-1		-2	-2	-3	1
means money	5			-3	-3	-3	-3
means number		-1		1	-2	-2	-4	-1
means opened	2	-1		-3	-1	-1	-1
means original	3			-2			-1	-2
means pastDue				-3	-2	-3	1
means paying	-1		-1	-4	-2	2	-3	-1
means reported	2			-3	-2	-2
means status	-1	-1		-4	-2	-4	2
means statusLoose	-1		-1	-4	-2	-2	2	-1
means text	-1	-1	1	-2	-4		-1	-1
means veto	3			-2	-1		-1
opened	3			-1			-1
payment plan	3			-1		-1	-2
phone	3			-2	-1
ref	3			-2	-1
reported	2			-3	-1	-1	1
sent	3				-2	-1	-1
source	3			-2			-1
status			-1	-4	-2	-1	1
subject	4			-3			-1
terms				-3		1	-1
# figure last of line
code	1	-1			-3	-3		-1
digits-1	-1	-1	1	-4	1		-1	-1
digits-2	-1	-1	-1	-4			-1	-1
digits-3	-1	-1	1	-3		1	-2	-1
digits-4	-1	-1	1			-3	-1	-1
digits-5	1	-1	-1	-2	-3	-2		-1
digits-7	1	-1	-1		-3	-2	-2
lettered-code		-3	-3	-1	-4	-3	1	-1
masked		-2	-4		-3	-2	-2	-1
with-digits	-1	2	-2	1	-3	-3	-3	-1
year	1	-1		-1	-1	-3	1	-1
# figure lead-in
a	4			-2	-2	-2
account	-2	-1	2	2	-2	-2	-2	-1
account number	-2			3	-1	-1	-1
account number xxxxxx	-2			3
accountnumber	-2			2	-1		-1
acct	-2			3	-1	-2	-2
acct ending	-5			5	-1
acct ending in	-3			3
address identification number	3			-3
and i pay	-3				-1	3	-1
apr	3			-1		-1	-1
as of	4			-1			-3
as of dec	3						-2
at	3			-2		-1
atrasado	-2					-1	2
aug	4			-2	-2	-1	-3
auto	3		-1	-3	-1
auto loan	-3		2	1	-1
award id	-3			3
bal	-3	-1		-3	4	-2	-1
balance	-3			-1	3	1
box	5			-3	-3	-1
c	3			-1	-2		-1
call	2			-5	-1	-1	1
capital one			2	-2	-3	-1
car ins	3				-1	-2
card ending in	-3			3	-1
charge-off date	-3						3
church	2	-1		-1	-1	-3
ck	3			-2
claim no	3			-2	-1	-1	-1
collections	3			-3	-1	-1	-1
confirmation	3			-3	-1
contract	-2			2
credit one	-3		2	-2	1		-2
cuenta	-3			3		-1
current status	-2						3
current_rating code	2			-1	-1	-1	-3
customer service	3		-1	-3
day amex	-3		-1	2			-1
days	3			-2	-2	-1	-2
days delinquent	-1			-1	-1	-1	3
days late	5			-2	-2	-2	-2
days past due	1			-4			-1
de	3			-2	-1	-1
dec	4			-1	-1	-1	-2
delinq	-1					-2	3
dia	3				-1	-4	-2
discover	-3		-2	2	1	-1	2
docket	3		-1	-2
due	4			-5		-2	-1
due as of	-2			-1			3
electric	3			-1	-1	-1
experian	3			-2	-1	-1
feb	4			-2	-1		-1
file number	3			-2
form	3			-2	-1
from	2	-1		-3	-1	-1	-1	-1
gas	4			-1	-2	-3
gmac	-3		-1	3
golden	-2		3
guarantor	-2			2	-2	-1
heloc	-2		3	-1
home equity line	-2		-2	3			-1
irs	-2	-1	3	-4	-1	-1	-1
jan	3			-3	-1	-1	-2
kohls	-3		-2	1	1	-1	-1
ky	2		-1	-2
late	-1	-1	1	-2	-1	-2	2
left	-3				2	2	-1
limit	1			-3	-1	-1	1
line of credit	-3		-1	4		-1	-1
loan	2	-3	-3		-2	-1	-1	-1
loan id	-3	-1		3			-1
lvnv funding llc	2		-2	-2
ma	2			-1	-1
mar	5			-3	-1	-1	-2
mazda	3		-1	-3
means 		-2				-2	-3	-1
means agency	-2		1	-3	-1	-1	2
means amountLoose				-1		-3	1
means balance	-2	-2	-2	-4	3	-5	-3	-1
means date	3		-2	-2	-4	-6		-1
means money	2	-1	1	-2	-3	-7	-1	2
means name	-2	-3	1	1	-3	-3	-3	1
means number	-2	-2	-2	4	-4	-3	-3	-1
means opened				-5	-3	-3	1
means pastDue	-1			-4	-3	-4	1	-1
means paying	-2	-2	-2	-6	-8	4	-2	-1
means reported	2		1	-4	-2		-1
means status	-1	-1	-1	-3	-5	-4	4	-1
means statusHint				-3	-1	-1	4
means statusLoose	3	-1		-4	-2	-4	1	-1
means text		-2		-1	-4	-4	2	-1
means veto	5			-3	-1	-2	-1
min	-5	-1	-1	-3	-5	3	-1	-1
min is	-3				-2	4	-2
minimum	-3				-1	3	-2
miss a payment	3					-1	-2
mn	3			-2
mo	-3	-1		-3	-1	-3	3
month	3			-1	-1	-1	-2
monthlypaymentamount	-4			-2	-4	4	-2
monthsreviewedcount	3			-1		-2
mortgage	2			-2	-1
nc	3			-2
nco	-2		3	-3			-1
nmls	4			-3
nmls id	3			-3
note	-3			3
nov	2	-1	-1	-2	-1	-1
number if known	3			-3
oct	3			-2	-1
of	5			-2	-2	-2	-2
official form	3			-2	-1	-1
oh	4		-1	-3	-1
old navy barclays	-2		-2	3	-1		-1
on	3			-1		-2	-1
on the	1			-3
open	4			-3			-3
opened	-1			-3	-1	-1	2
over	4			-1	-1	-1	-3
owes	-2			-1	3	-1
pa	3			-2	-1
page	4		-1	-1	-3	-1
paid	2						-2
paid off	3						-3
past due				-2	-1	-3
pastdueamount	3			-1	-2	-2	-1
paying	-2				-1	3	-1
payment status	-3						3
payments behind	-3						3
petal	-2		3	-2	-1	-1	-1
pg	2		-1		-1	-1	-1
ph	3			-2	-1
phone	4			-2	-1	-2	-1
platinum visa	-3		-1	3
pmt	-2			-2	-2	3	-1
po box	5	-1		-9	-3	-1	-1	-1
pob	3			-3
public records	3			-2		-1
rent	3			-3	-1		-1
rent is	3			-1	-1
report number	3			-2			-1
reported	3			-1	-1	-1	-1
reported jan	-1			-1	-1	-1	2
rev	-3			-1	2	1
routing number	2			-2
sd	3			-2	-1
sep	-1		-1	-3		1	2
settled	3						-3
since	3			-1	-1		-2
ssn	3			-3
status as of	3						-3
student loan	-2			2
suite	3			-1	-2	-1
syncb/amazon plcc	-3			3
term	3			-1		-2	-1
terms	1			-4	-1		1
that one is	-3						3
the	3			-1	-1	-1	-2
the reference number	3	-1		-4	-1	-1	-1	-1
time	3		-1				-2
toyota	3		-1	-2	-1
tx	2			-1	-1
type	-3			-1			3
unit	-1		3	-4	-1
unpaidbalanceamount	-3			-2	3	-3	-1
used vehicle	-3		3
vin ending	3			-3
x				-3	-2	1
xxxx xxxx	-2			2
y	3			-3		-1	-1
you are	-3			-1		-1	3
状态	-1	-1		-2			2
账号	-3			3
# figure line above
<response_data>	3			-2	-1
account	-3			3
account #	-4			4
account number	-2			3	-2	-1	-3	-1
balance	3		-1	-2
begins "	-1	-3				-1		-2
begins $	-1		-1		1	2	-2
begins (		-3		1	-1	-4	-2	-1
begins *	-2					-3	3	-1
begins -		-2	-3			1	1	-1
begins .	3			-2	1	-2
begins =	3	-1	-2	-2	-3	-1	-2
begins [	-1	-1	1	1		-4	-2
begins a		-1	1	1	-2	-3	2
begins aaron's	-4			3			2
begins account	-1	-1	-3		-4	-5	1
begins acct	1	-3	2	-2				-1
begins acreedor	-3			3
begins address				3	-3	-2	2
begins affirm	-3		-2	-1	3		-1
begins aging	-1		-1	3	-1	-2
begins american	2				-3	-3	-1
begins amount	-2	-1	-2	-2	-3	-5	2	-1
begins applicant	4	-1	-1	-3	-2	-1
begins apr	-2			1		-1	2
begins as	2	-1	-1	-1	-2	-3	-3	-1
begins authorized	3		-1	-1		-1	-1
begins auto	-3	3	-1	1		-3
begins b	-2	-1		3	-3	-3	-4	-1
begins baby	3			-2
begins bal	-3	-1		-1	-2	1
begins balance		-1	2		-2	-2	-3	-1
begins below	3			-3
begins bill	3			-2	-1	-1	-1
begins bills	3			-2		-1
begins bofa	3			-2	2	-1
begins c			-1	3	-1	-1	-4
begins call	3			-2	-1	-2
begins cap	-2			-1	2	3
begins car	2		-1		1		-3
begins care	-2		-1	-1		3	-1
begins cc			1	-3	1	2	-1
begins charge		-1	-3	-4		-1	-1
begins charged		-1		-1	2	-2	1
begins checking				-3	-1		1
begins checks	3			-2	-1	-1
begins chrysler	2			-1		-1
begins church	3		-1	-2	-1	-1
begins citi				1		-3	2
begins citibank	3			-2	-1	-1
begins cl	-1	2	-1	1	3	-1
begins closed	4		-2	-2	1	-2	-1
begins cobalt	1		1	-3			1
begins collection			1	2	1		-3
begins collections	2		1		-3	-4
begins comments	4			-2		-1	-2
begins consumer	4			-3	-1
begins countrywide	3			-3	-1	-1
begins credit	1	-1	-2	1	-2	-3
begins creditor		-3	1	-1	-3	1		-1
begins credor	-3	-1			2	1	-3	-1
begins current		-1	1	-3	-2	-2
begins d	-1	-1	-1		1	-1	-4	-1
begins date	3	-1	-1	-1	-2	-3	-2	1
begins daycare	3			-1	-1	-2
begins days			-1	-3	-1	-2	1
begins debt	1		-1		-3	-2	2
begins delta	-3			2			2
begins des	3			-3		-1	-1
begins detach	4			-4
begins digital	-1			-1	1	-3	1
begins dillards	-2		2	-1	-1		1
begins direct	-3	-1	-1	2	-1	1	-1
begins due	-3			3	-1	-2
begins ecoa			1	-3	-2		1
begins edit	3					-2	-2
begins elan	-3		-1	3	-3	1	2
begins electric	3			-1	-1	-1	-1
begins ending	4	-2	-1	-1			-2
begins equifax	4	2		-2	-2	-2	-2
begins everything	2				-1	-2
begins experian	4	-1		-1	-2	-2	-1
begins f	3			-1	-1	-1	-2
begins feb	-3		-1	1	2
begins fico	3			-1	-2	-2	-2
begins fidelity	3			-3
begins figure		-2				-1		-2
begins ford				2	-3	-1	-1
begins freddie	3			-2	-1	-1
begins from	3				-2	-1	-2
begins furnisher	-2		3	1	-1	-1
begins gm	-3		2		1	2
begins great				1	-3	-3
begins groceries	1		-1	-2	-2	-3	1
begins guarantor	1			-3	-1	-2	1
begins h	1				-2	-1	-1
begins hard	2						-1
begins here	-2			3	-1
begins hers	-3		1	2		2	-2
begins high	2		-1	-4	-2	-1	-1
begins historical	3			-3	-1		-1
begins home	-1	1	-1		1	-3
begins honda	1		-1	-1	-3	1	1
begins how	-2			-2		2
begins hunter	-3			3
begins i	-3	-1	-1	-1			-1	-1
begins id	-1	-2	1	3	-2	-2	-2
begins if	2	-1			-2	-3	-1
begins important	-1			-2			2
begins inquired	3				-1	-1	-2
begins inquiries	4		-1	-2	-1	-1	-1
begins institution	3		-1	-3	-1
begins intake	3			-1	-2	-1
begins interest	2					-2	-2
begins internet	3			-1	-2	-1
begins j	-2	-1	-2	1	-2	2	-1	-1
begins jan	-2			-4	1	-3	2
begins k	-3			1	2	1	1
begins keystone	3			-3
begins kohls	2					-1	-3
begins la	-2			2	-1	1	-1
begins lakeshore	-1			3	-1		-1
begins last		-2	-2	2	-3	-1
begins late	2	-1	-2		-3	-3	-1
begins lender	-2	-2	1	1	-4	-2	-2	-1
begins lightstream	2			-3	-1	-2	-1
begins loan		2	4	-1	-2	-3	-2	-1
begins lorraine	-1		1	-2	-1	1
begins lowes	1			-3	1	2	-1
begins mar	1	1		2		-3	-2
begins me	1		-2	-1	2	-2
begins merchants	2			-2
begins miss	3			-2	-1
begins mom	-2			2	1	-1
begins money	3			-1			-2
begins month	3	-1		-2		-2	-2
begins monthly		-1	-1	2	-1	-3	1	-1
begins mortgage	3	2	-1	2	-2	-5	-2
begins mr		-1		3	-1
begins navy	-4	-1	-1	3	-1	1
begins need	3			-3	-1	-1
begins no	-1	-3	-1	-1	1	-2	1
begins not	-2		-1	2		1	-3
begins notes	3			-1	-1	-2	-1
begins notice	3			-2	-1	-1
begins o	3				1	-3	1
begins ok	-4	-1	-2	-2	4	4	-2
begins on	-2		-1	2	-2	-1	-1
begins onemain	-4			2	-2	3	2
begins opened	-1	-1	-2	-3	2			-1
begins order	3			-3		1	-1
begins original	2		-2	-2	-2	-3	1	1
begins other		-1	-2	3	1	-2	-2
begins p.o	3				-4	-1
begins past	1		-1		-1	-3	-1
begins payment		-1	-1	1	-3	-2		-1
begins pennymac	-2			3
begins pinnacle	2			-2	-1
begins plan	3			-2		-1
begins portfolio	-1		-2		-2			-1
begins prepared	4		-1	-3	-2	-1	-1
begins previous	3	-1	-1	-2	-1	-1	-1
begins primary	3			-3
begins public	4			-4	-1	-2	-1
begins quick	3			-2		-1	-2
begins rate	-2				-1		3
begins rating			1	4	-2	-2	-2
begins real	-2		1	-2	2	-4	-1
begins regular	2	-1		-3	-1	-1	1
begins rent	3			-3	-2	-3	-1
begins report	3			-2	-2		-1
begins rocket	3	-1	-1		-2	-3	-2
begins rockland	-2		-1	1	2	1	-1
begins rooms	-3			3	1	-1
begins santander	-2	-1	-1	-1	3	2		-1
begins savings	3			-3
begins schedule	4			-2			-2
begins scheduled	1	-1			1	-2	-3
begins score	2			-1	-2	-2
begins section	4			-4	1	-2
begins service	1			3	-1	-1	-1
begins share	2		1	-3
begins sioux	1			-3	-2	1	-1
begins snowball	1			-3	1	-1	-1
begins source	3			-3	-1	-2	-3
begins st	2				-3	-3	1
begins standing	2			-1			-1
begins starting	2			-2	-1
begins status	2	1	-2	-1	-3	-3	-1	-1
begins student	-1	-1	-3	1		-2	1
begins synchrony	1		-2	-1	-3	-3
begins t-mobile	3	-1	-1	-2	-1	-1
begins take	3			-2
begins tax		1	1	-3	-1	-1	-1
begins thank	3			-2	-1		-2
begins times	3		-1	-2			-1
begins to		-1	-2	1	-3	-2	-1	-1
begins tot	3			-1	-1	-3	-1
begins total	2	1		1	-3	-6	-3
begins totals	5			-4		-1	-1
begins trade	3			-2	-1	-1	-1
begins transcript	-3					2	-1
begins transunion	1	-1		1	-3	-3	-3	-2
begins transworld	-3			2			2
begins tri-county	3			-3	-1
begins u.s	-3		-1	3			1
begins unsecured	-3	-1	1	1	1	1	-1
begins upstart		-1	-1	1		-1	-3
begins upvote	2		-1	-1	-1	-3	-1
begins usaa	-2			1	-3	1	3
begins used				4	-1	-1
begins verizon	4			-3	-2
begins voice	2			-1	-1	-1
begins what	-1			2		-3	-4	-1
begins who		-1		2	-3	-1	-2
begins wife	3			-2	-1
begins with	3			-2
begins worst	3						-2
begins year	3			-1	-1	-1	-4	1
begins you	3	-1	1	-4	-1	-2		-1
begins your	2	-1			-2	-2	-1
begins —	3			-2		-2	-1
begins ■	-2			3	-1
begins ◦	1		-1	-3	1		-1
begins ☐	-2	-1	-2		2	2	-1	-1
begins 二	-3		2	1		-1
capital one	-3			2		-1	1
contact info	3			-2	-1
discover bank	-4			4
equifax	4			-3	-2	-1
equifax®	4			-4
experian	3	-1		-3
loan details	3			-3
loans	-2	1	-3	2		1	-2
lvnv funding llc	-2			3			2
means , short	-2	1	-3	2		-5	-2	-1
means agency	2		-1	-2
means name		-2	1	1	-4	-2	-1	-1
means number		-1		-3		-1	2	-1
means number, short	-1	-1		1	-2	-1	-4	-1
means opened	2			-1	-2	-2	-2
means opened, short	3				-1	-1	-1
means original, short	-3			4			-1
means pastDue				2			-3
means pastDue, short	-2			2		-1	1
means paying	-3	-1	1		-1
means paying, short	-2	-1	-2	3			-2
means status		-2			-3		-1	-1
means statusHint	2			-2		-3	-1
means text, short	2	-1		-1	-2	-3	-3
means veto	3			-1	-2	-1	-2
means veto, short	3			-1	-1		-1
merrick bank corp	3			-3
no	3			-3
no phone number available	2			-3			-1
none	3	-2	-1	-3	-3	1
other	-3		-1	2	1	-1	-1
our information shows	2	-1		-2	-1	-1	-1	-1
pattern "#","w	-1	-1	1		-3	-5		-1
pattern "M#","	1		-1	-1	-2	-4	-1
pattern "w","w		-1	-1		-3	-5	1
pattern "w":M,	-3			-3	1	-1	3
pattern "w":{	3			-3	-2	-1	-1
pattern #		1	1	-4	-2	2
pattern ##/#MM	4	-1		-1		-2	-2
pattern #)w,w#			2	-3	-2	1	1
pattern #)w,wM	-1			3	-2	-1	2
pattern #, first	2	-2		-1	-3	1	-5
pattern #.w#.M, first	2			-2
pattern #.w,w#			-2	-1	-1	-1	2
pattern #.w,w,	2				-2	-1
pattern #.w,wM	-2	-1	2	1	-2	-2	1
pattern #.w:w	-3			3
pattern #.wMw,	-2			2		-1	1
pattern #/M/Mw	2			-2	-1		-1
pattern #M/Mw				-1	1	1	-2
pattern #M/MwM	1			-3	1	-1	1
pattern #w##wM, first	-3			3
pattern #w#MMM		-1		3	1	1	-3
pattern #w#w	2	-1		-2	-1		-3
pattern #w#wMw					-1	2	-3
pattern #w(w)#	-2			-1		-2	3
pattern #w(w)M, first	3			-2			-1
pattern #w, first	4		-1	-3	-1	-1
pattern #w.w	-3			-1		1	2
pattern #w/w#M				3			-1
pattern #w:w			2	-3	1	-1	-1
pattern #wM	1	-1		1	-3	-2	-2
pattern #wM/M				-3			1
pattern #wM/M/	1			-3	1	-1	-1
pattern #wM/M/, first	-2	-1		3
pattern #wMw	1			-1	-3	-2	2
pattern #wMwM/	3	-1		-2	-2	-2
pattern #wMwMM				2	-1	-3	-2
pattern *w	1			1	-1	-3	-1
pattern --	3			-2	-1	-1	-2
pattern --, first	3			-2			-1
pattern ------, first	1	-1		2	-1	-3	-2
pattern </w>	-1	-1			1	1	-2
pattern <?w="w	3				-3
pattern <_w_w=	2			-3	-3	-5	2
pattern <w="w.	4			-1	-2		-1
pattern <w>	-2			3		-1
pattern <w><w>	2			-2	-1	-1	-1
pattern ======	1		-1	2	-3		-2
pattern >>>w-M	3			-1		-1
pattern M		-1		1	-5	-2	-1
pattern M/M/M	5				-1	-1	-3
pattern M/M/M#	3			-2			-1
pattern M/M/MM	2		-1	-3	-3	-1	2
pattern M/M/Mw	4	-1		-4	1	-2	-4
pattern M/M/Mw, first	3			-2		-1	-1
pattern M/MM/M			1	-2	-2	-4	1
pattern M/Mw#M	3		-1	-2	-1	-1
pattern M/MwMM	4			-3	-2	-1	-1
pattern M/MwMw	4			-2		-1
pattern MM	3			-1	-1	-2
pattern Mw	3	-1	-1	-2		-3
pattern Mw#MMM, first	2			-2		-1	-1
pattern Mw#MMw	-3			3			1
pattern Mw#w,w	2			-2	-1
pattern Mw#wMM, first	3			-2			-1
pattern Mw, first	3					-1	-2
pattern Mw,w, first	3		-1	-1	-1
pattern Mw,wM	-2			3			1
pattern MwM, first	3						-3
pattern MwMMMM, first	2	-1		-2		-1	-1
pattern M✓✓✓✓✓	4					-1	-4
pattern M✓✓✓✓✓, first	2						-2
pattern w#	1	-1		-2		-3	3	-1
pattern w##				-5	-3	1	1
pattern w#####	3			-2	-2	-1	-1
pattern w##, first	3			-2	-1	-1
pattern w##/MM, first	-4			4
pattern w##w	3			-1	-1		-1
pattern w#$M	3			-2
pattern w#$M$M		-1	-3	1	-2	-1	1
pattern w#$M$M, first	3	1		-4
pattern w#$M☐$	-3		-2	2	-1	-1	-3
pattern w#)	2		-1	-1	-1	-2	-3
pattern w#, first	2	-1		-1	-1	-2	-2
pattern w#....	2			-3	-1	-1	-1
pattern w#M/M/	-2	2	-1	3		-2	-2
pattern w#MM#M	2	-1		-1	-1	-3	-1
pattern w#MMM#	-2	-1		1	-1	-3	2
pattern w#MMMM	3	-1		-2		-2	-1
pattern w#MMMw			-1	2	-1	-2	-1
pattern w#MMwM	-1	-1	-1	1	-2	-3	1	-1
pattern w#MwM	-1			-2		1	3
pattern w#MwMw	2			-2	4	2	-1
pattern w#w	2	-2		-2	-2	-4	-1	-1
pattern w#w#w#	-2	-1	2	-3	2	-1	-2
pattern w#w#wM	4			-2	-1	-2
pattern w#w,Mw	-2		-1	3
pattern w#w.w	-3		-2	2	-1	-2	3	-1
pattern w#w.w#	2			-2		-1
pattern w#w?	3				-1	-2	-2
pattern w#wMMM	-1	-1		3	-1	-2		-1
pattern w$#,Mw	3			-1	-3	-2	-1
pattern w$M	2			-1	-1		-3
pattern w&w	2		-1		-3		1
pattern w(w)##	2		1	-1	-2	-2	-1
pattern w(w)#w	1	-1	-1		-3	1		-1
pattern w(w),w	-1			3	-2	-2
pattern w(w)MM	1		1	-1		2	-3
pattern w(w)Mw	-1		-1		3	-1	-2
pattern w(w)w#	-2	-1		1	1	-3
pattern w(w,w,			-1	-2	-1	3
pattern w(w.#)	3			-2
pattern w(w.w)	-3		2
pattern w(wM/M	-2		-2	3	-1
pattern w,	2			-1	-2	-1	-1
pattern w, first	-1		-2	-1	-1	-3		-1
pattern w,#	2			-3	-2	-1	-2
pattern w,w	-1	-1		-1	-3	2	-1	-1
pattern w,w!	3			-2	1	-1
pattern w,w#	5			-3	-2	-1
pattern w,w#, first	5			-4
pattern w,w, first	3	-1		-2	-2	-2
pattern w,w,w		1		-2		-1	1
pattern w,w,w,	-2	-2	-3	-1	-1	1		-1
pattern w,w,w,, first	-2	-1		-2	-1	3	-1
pattern w,w,w.	1		1		-3	-1	-1
pattern w,w.	2	-1		1	-1		-4
pattern w,w., first	3			-2
pattern w,wM	2	-1		-1	-5	-2		-1
pattern w,wM, first				-4	-2	1	-1
pattern w--w	3			-3
pattern w-M	-2		1	1	-1		1
pattern w-Mw	3			-1	-1	-2	-1
pattern w-w	-1	-1	2	-1	-1	-4	-2
pattern w-w;w-	4		-1	-3		-1	-1
pattern w.			-3	1	-3		-2
pattern w.#w	3						-2
pattern w., first	2	-1			-1	-1	-3
pattern w.Mw.M	-3			1
pattern w.w		-2	-1		1	1	-4	-1
pattern w.w, first	-1	-1		1	-2	-1	-1
pattern w.w,Mw	-2		-1	1	2
pattern w.w.	3		-1	1	-2	-3	-2
pattern w.w/w#	-3			3	1
pattern w.wM	-1		2	-3	-3	-1	1
pattern w.wM,w	3			-2	-1	1
pattern w.wMwM	1		-2	1	-1	-1	-3
pattern w/w#MM			1	-3	2	1	1
pattern w/w.w	-1		-1	2	-1	-1	-1
pattern w/wMM#	-1			-3	-1	3
pattern w/wMMw	-3			1	2	-1	-1
pattern w:#	1	-2		-6	1	-2	-1
pattern w:###	3			-1	-1	-2	-1
pattern w:#, first	3			-3			-1
pattern w:#w:#	2			-1	-1	-2	-2
pattern w:#w:w	2		-1	-3	-1		-1
pattern w:M	-1	-1	-1	-1	-3	-1	1	-1
pattern w:M, first	2			-3	-1	-1	1
pattern w:M/M	1	-1	-1	2	-2	-3	-1	2
pattern w:M/MM	3				-1	-1	-1
pattern w:MMM	1	-1		-2	-1	-3		-1
pattern w:Mw:M				2	-2	-4		-1
pattern w:w#	-1			-2	1	-1	-2
pattern w:w#M	3			-1	-2		1
pattern w:w$#,	-1			-2			-3
pattern w:w, first	3			-4	-1	-2	-2	-1
pattern w:w,w	3			-2		-2	-1
pattern w:w,w#	3	-1	-1		-2	-1	-1
pattern w:w,w., first	3			-2		-2
pattern w:w.w	3			-2	-2	1	-2
pattern w:w.w.	3		-1	-2	-2	-2
pattern w:w.w:	3		-1	-1	-1	-1
pattern w:w:w	-1			-2	-2	-3	2
pattern w:w<w>	3			-1	-1	-1	-1
pattern w;w	1		-3	-1	-2	-3
pattern w;w;w;	-1			2	-2	1	-1
pattern w?w.w	-3			3
pattern wM	-2	-3	1	-2	-1		1	-1
pattern wM#...	2			-2	-1
pattern wM(w)	3		-2		-1	-2
pattern wM, first	-1	1		-5	-1	-2	3
pattern wM-wM-, first	3			-3
pattern wM/M/M		-1	-1	-1	-2	-1	3	-1
pattern wM/M/M, first		-1		-2			2
pattern wM/MM/		-1		-3	-3	1	-2	-1
pattern wM/MM/, first	-5	-1		5	-1	-1	-2
pattern wM/MMM, first	-3			3	-1		-1
pattern wM/Mw:	3		-1				-1
pattern wM/MwM, first	-3			3		-1
pattern wMM#/#	2	-1	-1	-3	-1	1
pattern wMMM	-1	-1		1	-4
pattern wMMMM	-1	-1	-2	-3	1	-1	1
pattern wMMMMw	2		-1	1	-1	-3	-1
pattern wMMMw	-2			1	-3	-1		-1
pattern wMMMwM		-1	-2	1	-1	-3		-1
pattern wMMw	1	-1	-2	2	-1		-3	-1
pattern wMw#	5			-4	-2	-2
pattern wMw,wM				2	-2	-3
pattern wMw:w	-3		1	1	1	-1
pattern wMw:w:	1	-1	-1	-3	1
pattern wMwM			2	-2	-3	3	2
pattern wMwM.w	3					-1	-2
pattern wMwM/w	-3		-1	1	2	-2	1
pattern wMwMw	3			-3		-1	-1
pattern wMwMwM	-2	2		1		-3	-2	-1
pattern w|w	3	-1		-2	-2	-1	-1
pattern w|wM	-1	2		-2		2
pattern w|w|w|	3			-1	-2		-2
payment history	3			-1		-1	-2
public records	3			-3		-1	-1
worst payment status	3						-3
you said	2	-1		-3	-1	-2
# figure line below
account information	-2			3	-1
account number	-3			3			1
auto	-3			3		-1
begins $		-1	-1	-2		3	-1	-1
begins (	-2	-1	1	1	-4		2	-1
begins -	-1	-3				-1		-2
begins 2.2	-2			3		-1	-1
begins ;	-3		-1	1	2	1
begins =	-1	-1		-2		-3
begins account			1		-4	-4		-1
begins accounts	4			-2	-2	-2	-1
begins acct	-1		-2	-2	4	2		-1
begins addresses	3			-2	-2
begins after	3			-2	-1
begins all	1				1		-3
begins ally	1	-2	-1	-3	-2	1	1
begins and	-3	-1		-2	-1	1	1
begins applicant	3			-2	-1
begins apr	-2		-1	3	-2	-2	-1
begins asset	3	-1	-1	-1	-2	-2	-1
begins august	2			-2	-1
begins available	2			-5	1
begins b	1	-1	-1		-3	-3	-2	-1
begins bal	-3			2	-1	1	-1
begins balance	-2	-2	3	1	-3	-3		-1
begins balances	3			-2			-1
begins bk	3			-2	-1		-1
begins c		-1	-1	1	-2	-3	-1
begins cap	2	-1	1			1	-3
begins car	-1		-1		2	1	-3
begins cards	3		-1		-2	-1	-1
begins case	3	-1	-1	-1			-1
begins cavalry	-3			4			-1
begins cedar	2			-2
begins charge	1			3	-1	-2	-2
begins charged	-2			-1	2	-3	3
begins checking	4			-2	-2	-1	-1
begins citizens		-1	-1	3	-1	-2	-2
begins client	3	-1	-2	-4	-2	-1	2
begins closed	-2		-1	4		-3	-1
begins col	3					-2	-1
begins collection	2		-1	-1	-2	-1	-4
begins comments	3			-3		-2	-2
begins completed	-2			3			1
begins confidentiality	4			-3	-1	-2	-1
begins confirmation	3			-2	-1	-1
begins conn's	2			-2	-2	-2
begins consumer	4		-1	-3	-1		-1
begins contact	-1			-3	-1	-3	2
begins conventional	-3			2		1	-1
begins creditor's	2	-1	-1	-2	-1
begins current	-1	-2		-1	-4	1		-1
begins customer	4			-2	-1		-1
begins d	2	-1	-2	-1		-2	-4	-1
begins date		-1	-3	-1	-2	-3
begins daycare	3			-2		-1	-1
begins dear	1		-1		-3	-1
begins debtor	3			-2	-1	-1	-1
begins debts	2			-1		-1
begins delivered	-3	1	-1	-2	2		1
begins dentist	-1		-1	-2	2	-1
begins deposit	2	-1	-1	-1			-1
begins document	3			-1	-2		-1
begins downvote	3				-1	-2	-1
begins dr				-1	1	3	-2
begins due	-2					-1	3
begins ecoa	2		-1	1	-2	-3	-1
begins edit	1			1	-1	-3
begins elan	-3			1		-1	2
begins ending	3			-2		-1	-1
begins equifax	3	-1		-2	-1	-1	-2
begins estimated	3			-2		-1	-1
begins exeter	1			-2	-1	-2
begins experian	2		1	-2	-2	-2	1
begins external	-2			1			1
begins feb	4		-1	-1	-2	-1	-1
begins fidelity	4			-4	-1
begins figure	-1		-3	-1	1		1	-2
begins file	3			-2			-1
begins filed	2			-2
begins final	-2			1		-1	1
begins financial	3			-2			-1
begins fingerhut	-4			2	-2	1	1
begins ford			-1	4	-3		-1
begins g	4					-1	-3
begins ge	3			-2	-1
begins get	2			-1	-1		-2
begins goldman	3	-1	-1	-2		-1
begins great	-2		2		3	-2	1
begins groceries	4			-2	-2	-2	-1
begins guarantor	3			-2	-2
begins have	2			-3	1	-1
begins high	3	-1		-3	-1	-1
begins house	3		-1	-3		-1
begins https	2			-1		-1	-1
begins image	-4			2	2		1
begins in	-1	-1	-1	2	-2	-2
begins include	4	-1		-3
begins inquiries	1	-1	-1	1	1	-3	-2
begins installment	-1		-1	2	-2	-2	2
begins interest	3			-2		-1
begins internet	3			-1	-1	-2
begins items				1	-2	-2	-3
begins jefferson	-2	-1	-1	1		-4	1
begins key	3			-2	-1	-2
begins kia	-1			-2	1	3
begins kubota	-4			2	1	2
begins last	-2	-2	-1	1	1	-3	1	-1
begins late	-1	-1	-1	-1	-2	2	-1	-1
begins liabilities	1		-1	1	-2	-2
begins limit	-3			2	-1		-1
begins list	3			-3
begins loan	1		1	-3	-4	-2	1	-1
begins loans				-1	3	2	-1
begins make	3		-1	-2		-1	1
begins me	-3		-1	-1	1	3
begins member	4		1	-2	-2	-2
begins menards	-1			1	1	1	-3
begins merged	3			-1	-2
begins merrick	-3			2	1	-2	-1
begins min	-3		1	-3	3	-3	1
begins minimum	1			-3			1
begins mission			1	-2	-2	-3	1
begins mohela	-4		-1	3	1	1	1
begins monthly	2	-1	-1	-2	1	-3	-1
begins mortgage	3		-1	-1	-1	-1
begins navient		-1	1	-2		3	-2
begins netflix	2	-1	-1	-3
begins nmls	3			-2			-1
begins nonpriority	-3			3	-2	-3	-1
begins not				1	1	-3
begins nothing	-3			1	-3	2
begins notice	3			-2	-1
begins offers	2			-3	-1	-2
begins onemain	-2		-1	1	-2	2	3
begins op			1	-3		-1
begins open		-1	-2	4	-3	-2	-2
begins opened	-2	-2	-1	3	-2	-2		-1
begins orig	-2	-1	2	2	-1
begins original		-1	-1	1	-2	-3		-1
begins other	-1			3	-1	-2	-1
begins our	3			-3	-1	-3	1
begins p	3	-1		-1	-2
begins page	3		-1	-1	-2	-3	-1
begins paid	-4		-1	-1		1	1
begins part	5			-5	-2		1
begins patient	-3			3	-1	-1
begins pay	-1	-1		-2		-3	1
begins payment	-1	-1	2	3	-1	-3		-1
begins payments	3			-1	-1	-1	-1
begins phone	4			-3	-1
begins planet	3			-2	-1	-1
begins please	3			1	-1	-2	-2
begins pmt	-1	-1		-1	3	-4	1
begins pnc	-2		1				2
begins po		-1	-4	1	-2	-4	-2	-1
begins portfolio	-3		1	2		-2	-1
begins prepared	4		-1	-2	-1	-1
begins priority	-3			3
begins property	2			-2	-1	-1
begins provide	3			-3
begins préstamos	2			-3		-1	1
begins public	3					-2	-3
begins re	1			-3	-1		1
begins recent	-2			-1	-1	-3	2
begins remarks	1	-1	-1	1	-1	-2	-1
begins renee	2			-1	-1	-1	-1
begins rent	-1		-1	-3	1	-2
begins report	3			-2	-1	-1
begins reported	-1	-1	1	1	1	1	-3	-1
begins requested	4			-3	-2	-1
begins retail	-3		2	2			-1
begins retirement	3			-3	-1
begins rocket	-1			3	-1	-2	1
begins s	3			-1	-1	-3
begins saldo	-4			5	-2	-2	1
begins satisfactory	3			-1		-1	-1
begins savings	4		-2	-3	-1	-1	-1
begins score	3			-2	-1	-1	-1
begins section	4		-1	-4	-1	-2	1
begins see	4		-1	-1	-1	-2	-1
begins sofi	1			-3		-2
begins sort	4			-3	-1	-1
begins source	-1			2	-1		-3
begins still	-3			1	2	-2	1
begins subtotal	-1	-1	-2			-3		-1
begins sum	2			-3	1	1	-2
begins synchrony	2		-1	-3	-2	-2	1
begins t	3	-1	1	-2	-3	-2	-2
begins the	2	-2	-3	1	-1	-1	-3
begins then	-4			3	1	-2	3
begins this	-1			-3	-1	-4	1
begins to	1		-1	1	-3		-2
begins totals		-1		-4	-2	-3	2	-1
begins trade	3				-1	-2	-1
begins tradelines	3			-1	-2	-2
begins transunion	2	1	1	-3	-2	-3	-2	2
begins two-year	3					-1	-2
begins type	-1	-1	2	1		-3	-2
begins u.s	-2		-1	3	-1	-1	-1
begins upgrade	-1					-1	2
begins upvote	3		-1	-2		-4	-1
begins us	-3			1	-2	-2	4	-1
begins usaa	-1			-1	-1	1	3
begins view				-4	-1	-2	2
begins visa	3		-1	-2		-1	2
begins was	-2			2	-2	-3		1
begins wayfair	1		1	-3	1		-2
begins westlake	2			2			-3
begins what		-1	-1		-3	-3	1	-1
begins whose	-2			2	-1
begins xfinity	3			-3	-1	-1	-1
begins you	-2	-1	-1		-3		-1	-1
begins your					-2	1	-1
begins zip	-3			1		3	-1
begins {	3				2		-2
begins }	1			-3	-2	-2	2
begins ~	3	1			-1	-1	-2
begins ©	3			-3	-1	-1	-2
begins •	-1	-1	-3	1	-1	1		-1
begins ◦	1		-1	-3	1		-2
begins ✓	3	-1	-1	1	-1	1	-4
begins 😬	-3			1	2		1
closed	-3			3
means name, short	3			-3	-1	1	1
means number, short	-2			3			-1
means reported, short	-2			3		-1
means text		-1		1		-2	-3
none	1		-2	-4	1	-2	-2
pattern "#","w		-2	1		-3	-4		-1
pattern "M#","					-3	-4
pattern "w":"w	-3			1	-1
pattern "w":#				-3	2	1	-2
pattern "w":w,				-2	-2	-2	3
pattern "w":{"	3			-2		-1
pattern #	-1	2	-3	-2	-2			-1
pattern ##	-2				1	-3	-1
pattern ###	3			-3	-1	-1
pattern ##/#M	2			-1		-3	-1
pattern ##/#MM	-1	-1		-4	-1	2	3
pattern #)#	4			-3	-2	-1	-1
pattern #)#w#w	4			-1	-3
pattern #)w,w.	-2	-1		2			2
pattern #, first	-2			4	-3	-4	-5
pattern #.w, first	4		-1	-4	-2	-1	1
pattern #.w,w#	-1			1	-1	-1	3
pattern #.w,w#, first	2						-2
pattern #.w,wM	-4	-1	-1	2	-2	-2	1
pattern #.w...	-1		1	-2		1	-1
pattern #.w.w#	3			-2		-1
pattern #.w.w.	3				-1	-2	-1
pattern #.w.w., first	3			-3
pattern #.w?	-4		-1	1	1	3	-1
pattern #.wM, first	3			-2
pattern #.wMw,	-2			2		1	-1
pattern #=w#=w	4			-2		-2	-2
pattern #M	2			-3	-1
pattern #M/#Mw				-4			2
pattern #M/M				-3	1	-1	-1
pattern #M/M--	3		-1	-2		-2	-2
pattern #M/MMM		-1	-2	-4	2	-4	1
pattern #M/MMw	4			-2		-3	-4
pattern #M/Mw	1		-2	-5		1	-4
pattern #M/MwM	1		-1	-3	-2	-1	-1
pattern #w	2	-1	1		-3		-2
pattern #w#	3		-1	-2	-1	-1	-1
pattern #w#M/M, first	3			-2			-1
pattern #w#MMM	-2	-1		3		1	-1	-1
pattern #w#MMM, first	4	-1		-3			-1
pattern #w#MMw		-1		3	-1	-2	-1
pattern #w(w)#	-3			3			1	-1
pattern #w(w)w, first	3			-3
pattern #w, first	3	1		-3			-2
pattern #w.w	3			-2
pattern #w:w	1	2	-2	-4	-1	-2	1
pattern #wM				-3	2	-3
pattern #wM##M	-3			1			2
pattern #wM/M		-1	-2	-4	1	-1	1
pattern #wM/M/	1			-3	1	-1
pattern #wMMMM	-1	2		-1	1	-3	-2
pattern #wMMMM, first		-2		1			-3
pattern #wMw	3		1	-4	-3	-2
pattern #wMwM/	4			-3	-2	-1	-1
pattern *w:M	-3			3
pattern --, first	2			-1			-3
pattern ------		-2		-2		-2		-1
pattern -w::M	-3		2	3
pattern -wMwMw	-3			-1	-1	2	1
pattern </w>	2			-3	-2	-2	-1
pattern <_w_#=	-3			-1	-1	-1	4
pattern <_w_w=	-1	-1			1	1	-4	-1
pattern <w="#"	3			-1	-3	-2	-2
pattern <w>	2			1	-3	-1	-1
pattern <w><w>	3			-2	-1		-1
pattern <w>w</	-2			3	-1	-2
pattern <w_w="	3				-3	-3
pattern ======	1	-1	-2	-1	-3	-3	1
pattern ======, first				-3			2
pattern M		-2	-1		-5	-5		-1
pattern M, first	-3	-1	-2	4	2	-2	-4	-1
pattern M/M, first	-2			3		-1	-2
pattern M/M/M#	-1			-3			1
pattern M/M/M, first	-1			2		-1	-2
pattern M/M/Mw	3	-1		-2		-3	-2
pattern M/MM/M	-1	2	1	1	-1	-3	-2
pattern M/MMMM	3			-3
pattern M/MwMM	3			-3
pattern MMM	1			1	1	-1	-2
pattern Mw	-1		-2	2	-3	1	-4	1
pattern Mw#MMM, first	2			-2			-1
pattern Mw#wMM		-2	-1	1	1	-4	1
pattern Mw, first	2	-1		-2	-1	-1	-1	1
pattern Mw,w	3			-3	-1	-1
pattern Mw,w,w	-2			2	-1
pattern Mw.w.	-3		3	-1	-1
pattern Mw:Mw:	-3			3
pattern MwM/M/	-3			3	-1
pattern MwMMMM	-3		-1	3	-1		1
pattern M✓✓✓✓✓	-2			-1	-1	-4	2
pattern ],	1		2	-3		-1
pattern w		-2		-1	-3		-1	-1
pattern w#	3	-1	1	-4	-2	-1	-1	-1
pattern w##	3			-2	-3	-2	-1
pattern w##/MM	2			-1	1	-3	-3
pattern w##w	3		-1	-2		-2
pattern w#$M	3			-3
pattern w#$M$M	2	-2	-2	3	-2	-1	-1
pattern w#)	-1		-1	1	-3	-3
pattern w#)#	3			-2	-1
pattern w#)#w#	3			-1	-1		-1
pattern w#....			-3	-1	2	1	-1
pattern w#:w	6			-5	-1	-1
pattern w#M	5			-4	-3	1	-3
pattern w#M,w:	3	-1		-2	-1	-1	-1	-1
pattern w#M/MM	1	-1	-2	-4	-1	-1	2	-1
pattern w#MM	5	-1	-1	-4	-1		-1
pattern w#MM#M	3			-1	-1	-3	-1
pattern w#MMMM	2	-1		-1	-2	-4	-3
pattern w#MMw	-3		-1	2		-1	2
pattern w#MMwM	-2			3		-1
pattern w#Mw#M	-3		1	1		-1
pattern w#MwMM		-1	-1	1	-1	-2	1
pattern w#w				-4		1	2
pattern w#w#	3			-2	-2	-1
pattern w#w.w	4			-3	-1	-2	-2
pattern w#w.w., first	-3			3
pattern w#wM	4			-4
pattern w#wMMw	1		-1			1	-3
pattern w#wMw	3	-1	-1	-2		-2		-1
pattern w#wMwM		-1	1	1	-2	-4	1
pattern w$#,M	1			-1		-2	-1
pattern w$#,Mw	2				-1	-3	-2
pattern w$M$M	-1		1	2	-1	-2
pattern w$____	3			-3			-1
pattern w(...M	1		-1	-3	-1	-2	1
pattern w(w)			1		-2		-2
pattern w(w)#M	-2	-1	-1	2	2	-2	1	-1
pattern w(w)$M	-3		-1	3
pattern w(w), first	3			-3
pattern w(w),w	2				-2	-1	-2
pattern w(wMw)	3			-2			-1
pattern w,	4			-1	-3	-3	-1
pattern w,w	1		1	-2	-3	-2
pattern w,w#	3			-2	-2
pattern w,w#, first	3			-1		-1
pattern w,w, first	-2	-1		3	-1	-1	-2
pattern w,w.w	3			-3	-1		-1
pattern w,w.w,	3			-2	-1	1
pattern w,wM	2	-1	1	-1	-5	-2	-1	-1
pattern w,wM, first	5			-3	-3	-2	-1
pattern w,wM,w	1		1	-2	-1		-2
pattern w,wMw,	3		-1	-2	-2	-1
pattern w,wMw:, first	4			-3	-1	-1
pattern w,wMwM	1			-2	-1	-1	1
pattern w--	3		-1	-2			-2
pattern w--w	4			-3
pattern w-w	-1	-1	1	-2	-3	2	-1
pattern w.....	-3	-2	2	2	-1	-1	-1	-1
pattern w....., first	3	-1		-1		-1	-1
pattern w.M		1		-1	-3	-1
pattern w.w	1	-2			-4	-1	-1	-1
pattern w.w#/M	2			-1	-1
pattern w.w#MM	-3			2	-1		3
pattern w.w(w)	-1			3		1	-1
pattern w.w.#	-1		-2		3	1
pattern w.w.w#	3			1		-2	-2
pattern w.w.w.	4			-3	-1	-1	-1
pattern w.w.w:	3			-2	-1	-1
pattern w.w:, first	3			-2
pattern w.w:M	-4			4	-1	-1
pattern w.w:w	2			-2
pattern w.wM, first	3	-1		-3
pattern w.wMMM	3			-1		-2
pattern w.wMwM			-1	4	-2	-2
pattern w/w	-3	-1	1	1	1	-5	2	-1
pattern w/w#Mw	-1			3			-1
pattern w/w, first		-1		3		-1
pattern w:		-1		-3	-2	-3
pattern w:#	1		2	-3	-3	-3	-2	-1
pattern w:#w	2			1	2	1	-3
pattern w:#w:#	4			-3	-1
pattern w:#w:w	4		-2	-4	-1	-1
pattern w:----	-3			3
pattern w:-w-	-3			3
pattern w:M	-1	-2	1		-2	-3	1	-1
pattern w:M#/M	-1			-2		3	-1
pattern w:M/M/	2		-1	-1	-3	-1	-1
pattern w:M/M/, first	3	2		-2
pattern w:M/Mw	-2		2		1	1	-3
pattern w:MMM	1	-1		1	-2	-2	-3	-1
pattern w:Mw	-1			-3	2	1	-1
pattern w:Mw,w	3			-3
pattern w:Mw:>	3			-3		-1
pattern w:MwM				3		-1	-1
pattern w:w		-2	-2			-1	-3	-1
pattern w:w(w)		-1	-1	-1	-2		2
pattern w:w, first	4	-1		-3		-1	-2
pattern w:w,w,	3		-1	-2	-1	-2
pattern w:w,w:	3	-1	-1	-3
pattern w:w,wM	3			-3		-1
pattern w:w.	4			-3	-1	-1	-1
pattern w:w.Mw	3			-2	-1
pattern w:w.w	3			-2	-2	-1
pattern w:w.w,	4			-3	-1	-1	-1
pattern w:w.w.	3			-1		-3	-2
pattern w:w.w:	4			-2	-1	-2	-1
pattern w:w:#	3			-2	-1	-1	-1
pattern w:w:Mw	3			-2	-1		-1
pattern w:w:w,	4			-3	-1
pattern w:w:w.	3		-1	-1	-1	-1
pattern w:w;w	3			-1		-1	-1
pattern w:w<w>	3			-2			-1
pattern w:w<w>, first	2	-1		-1			-1
pattern w:w=w=	3		-1	-2	-1	-1
pattern w:wMw#	3			-2	-1
pattern w:wMw.	3			-1	-1	-1	-2
pattern w:wMwM	3	-1		-1	-1	-1
pattern w;w	2			-1	-1	-2
pattern w;w, first	-3			3
pattern w=M	-2			3	1	-1
pattern w?#	4			-3
pattern w?M/M	4			-4
pattern wM#w	3			-1		-1
pattern wM, first		2		-1	-4	-2	1
pattern wM,wM,	-3			3
pattern wM/M/M	1	-1			-3	-3	1	-1
pattern wM/M/M, first	3			-2		-1	-1
pattern wM/MM/				-4	-2	1	1
pattern wMM	-2	-1	1	1	-2	-3	2	-1
pattern wMMM		-2	-2		-2	-1	-1	-1
pattern wMMM#	3			-3			-1
pattern wMMM, first	3			-2			-1
pattern wMMMM	-1	2	1	-3	1		-2
pattern wMMMMM	2	-1	-3	-1	-3		-2	-1
pattern wMMMMw	3	-1	-1	-2	-1	-2	-1
pattern wMMMwM				3	-2	-2
pattern wMMw				3	-2	-2	-2
pattern wMMw,w		-1		-2	-1	-3	2
pattern wMw#M	3			-1		-2	-1
pattern wMw#w	-3			-1		2	3
pattern wMw:Mw	-3		-1	3			-1
pattern wMwM, first	-1	-1	-1				4
pattern wMwM.	4			-3			-1
pattern wMwM/M	3			-1		-1	-2
pattern wMwMwM	-1	-2	-1	2	1	1	-2	-1
pattern w|w	3			-1	-2	-1
pattern w·w	-3		-1	3	1	-1	-1
pattern w–wMMM	3			-2		-1	-1
pattern •, first	3			-3		-1
pattern ☐w.	2			-2
payment history	3			-1			-2
payment status	-3			2			2
reported balance	-3			3
status	-3			3			-1
# figure pattern comes
always	-1	-4	1		-2	-1	-2	-2
often	-1	-4	-3	1	-1		-3	-2
twice	-1	-5	-3			-1	-2	-3
# figure place
0		-2	-1		-2	-2	-1	-1
1		-3		1	-3	-3	-2	-1
2		-2	-3		-2	-2	1	-1
4		-4						-2
# figure read as, shape
accountName code		2		-4			-1
accountNumber digits-1	1				-3	-2	-2
accountNumber digits-2	1	-3	-1	1	-1	-4	-2
accountNumber digits-3	-2			2	-1	-1	-1
accountNumber digits-4		-1	-1	1	-2	-3	-1	-1
accountNumber digits-5	-4			4
accountNumber digits-6	-1			3		-1
accountNumber digits-7	-2		-1	3			-1
accountNumber lettered-code	-1	-1	-3	3	-2	-2	-4
accountNumber with-digits	-2	1	-4	2	-3	-5	-4	-1
amount code	-1			-2	2	-2	-1
amount digits-3	-2	-1	-1	-2	2	-1	-3	-1
amount digits-4	-4			-3	3	1	-1
amount digits-5	-2			-1	2	-1	-1
amount with-digits	-1		-1	-4	4	-3	-2
amount year	-3			-1	3		-2
amount? digits-1	-4			-2	4	-1	-3	-1
amount? with-digits		-1	-1	-3		-2	-3	-1
aside amount digits-3	-3			-1	3	-2
aside current digits-2	3					-1	-2
aside paying digits-2	-3				-1	3	-1
current code	-3			-2	-1	-1	3
current digits-1	-3	-1			-3	-5	4	-1
current digits-2			-1	-2	-1	-3		-1
current digits-3	-2			-2	-1		3
current digits-4				-1	-1	1	3
current lettered-code	-2			-3	-3	-3	3
current with-digits	-1		-1	1	-2	-4	2	-1
current? digits-2	1	-1		-1	-3	-2	-1
current? digits-4	-1			1	-1	-1	-3
current? lettered-code		-1	1		-3	1	-1	-1
current? with-digits	-3	-1			-1	-3	3
current? year	-2	-1		-3		-2	2
goes on code	-2	-2	2		-1	-1	1	-1
goes on digits-1	3	-2	1	-2	-1	-1	-2
goes on digits-2	1	-1		-3	-1	-1	-1	2
goes on? digits-1	2	-2		-4	-1	-2	-1
goes on? digits-2	1		-2	-3		-1	1
goes on? digits-4	-2		-4	2	-1	-1
paying code	-3			-2		3	-2
paying digits-1	-3	-1		-2	1	4	-2
paying digits-2	-2	-1		-1	-2	2	-2
paying digits-3	-1		-1		-5	1	1
paying digits-4	-4					1	1
paying lettered-code	-4			-2	-3	5	-4
paying with-digits	-2	-1		-4	-1	3	-1
paying year	-2			-2	-2	2	-2
paying? digits-2		-1		-1	-2		-3
paying? digits-3	-2			1	3	-1	-1
paying? with-digits	5	-1	-1	-5	-5	1	-2
# figure read as
accountNumber			-5	1	-2	-6	-6	-1
accountNumber?	1	-1	-3	1	-3	-2	-2	-1
amount	-3	-1	-1	-2	4	-1	-4	-1
amount?	-1	-1	-2	-4	1	-2	-4	-1
aside current	3				-1	-3	-2
aside current?	3			-1	-1	-1	-2
current	-4	-1	-2	-3	-4	-6	4	-1
current?	-1	-3		-1	-1	-4	2	-1
goes on	-1	-3	2	-1	-3	-2		1
goes on?		-2	2	-1	-4	-1	-2	-1
no debts	1	-2	-4	-2	-1	-2	-5	-2
no part	1	-2		-1		-1	-7	-1
no part, in row	1	-1		-1	-2	-1	-9
originalCreditor	2			-2	-1	-1	-3	1
originalCreditor?	-3		1	-2			1	2
paying	-3	-2	-2	-3	-2	4	-1	-1
paying?		-2	-1	-1	-3	1	-5	-1
# figure read in
accountName, tables and labels	1	2		-2	-1	-1	-2	2
accountNumber, a column for each debt	-5			5	-1		-2
accountNumber, a letter about one debt	-3			3
accountNumber, a line for each cell	-3			3			-1
accountNumber, a paragraph for each debt	-4	-1	-1	4	-2	-2	-1
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-5			6
accountNumber, columns below each other	-3			3			-1
accountNumber, headings over the values of each account	-2			3	-2		-1
accountNumber, one debt a line		-1	-5	2	-1	-3	-5	-1
accountNumber, records of labels	-3			3	-1	-1	-1
accountNumber, running text	-3			3	-1	-1	-1
accountNumber, tables and labels			-3	1	-4	-4	-3	-1
amount, cards	-1			-2	1		-2
amount, objects	-3				3	-2	-1
amount, one debt a line	1	-1	-3	-6	2	-4	-4	-1
amount, running text	-2			-2	3	-3
amount, tables and labels	-4	-1		-2	5	-3	-4	-1
aside amount, one debt a line	2		-1	-1	-1	-3	-2
aside current, one debt a line	3			-1	-1	-2	-1
current, a bullet for each debt	-2			1	-1	-1	3
current, a line for each cell	-3			1		-1	2
current, a paragraph for each debt				-3	-2
current, cards	4	-1			-1	-2	-4
current, one debt a line	-1	-1		-2	1	-5	2	-1
current, tables and labels	-1	-1	-1	-1	-3	-4	2	-1
goes on, cards	3		-2	-1	-1
goes on, one debt a line	-1	-1	3	-4	-3	-2	1	-1
goes on, tables and labels	-2	-3		-1	-3		1	1
no part, a bullet for each debt	1	-2	2	1		-4	-4	-1
no part, a letter about one debt	2	-2	2	-2	-2	-4	-2	-1
no part, a notice about one debt				-1	-1	1	-2
no part, a paragraph for each debt	1	-3			-2	-3	-4	-1
no part, a row for each bureau	3			-2	-1	-1		-1
no part, cards	-1	-1					-5	1
no part, columns below each other			-2	-1	-2	2	-1
no part, columns by their place	1	-5	-1	-1	-2	-1	-5	-2
no part, headings on several lines	4	-1	-1	-3	-5	-4	-2
no part, headings over the values of each account	1	-2		-1	-3	-3	-3
no part, labels	1		-2	-1	-2	-3	-1
no part, loans with their transactions	2		1	-3	-1	-1
no part, none	-2	1	1	-1	1		-5	-1
no part, objects	4		1	-4	-2	-3	-3
no part, one debt a line		-2		-1			-8	-3
no part, records of labels		-1	-1	2	-3	-3	-2
no part, rows of labels with their values	4	1		-3	-2	-2
no part, running text		-2	-2		1	-2	-4	-1
no part, tables and labels	2			-1	-6	-2	-7	-1
paying, a paragraph for each debt				-1			-3
paying, cards		-1	-1	-3	-2	2	-2
paying, columns by their place	-3	-1			-2	3	-4
paying, objects	-4			-1	-2	5	-1
paying, one debt a line	-3	-1	-1	-2	-4	5	-1
paying, tables and labels	-4	-2	-1			2	-1	-1
# figure shape and behind
code capital	-2	-1	-1	3	-2	-1
code capitalised		-1	-2		-2	-3		-1
code capitals	-2	-1		1	-3	-1		-1
code digits-1	2				-2	2	-4	-1
code digits-2	1	-1		-1		2	-3	-1
code digits-4	3		-1	-3		-1
code digits-5	2			-2	-1	-2
code dollars	2	-1	-2		-2	-3	-4	-1
code end	3			-2	-1		-2
code line	1	-1	1		-3	-2	1	-1
code mark-)	3	-1		-1	-2	-2	-1
code mark-.	1	-2	-1			-3	-1
code mark-/	-2	-2		3	-2	-2
code mark-|	-2	-1		3	-2	-2
code percent	3			-3
code small	2	-1	2	-3	-2	-4	-1	-1
code year	-3		-1	3
digits-1 capital	5			-1	-2	-3	-3
digits-1 capitalised	2	-3		-3			-3	1
digits-1 capitals	2	-2		-5	-2	-2	-1	-1
digits-1 cents	4			-2	-2	-3	-3
digits-1 date	4			-3	-1	-2	-1
digits-1 digits-2	2			-4	-2	-5	-2	1
digits-1 digits-3	2		-2	-1		-1	-3
digits-1 digits-4	-1		1	1	-2	-2
digits-1 dollars	3		2	-2	-1	-1	-2
digits-1 lettered-code	1				1	-6	-2
digits-1 line		-1	1	-5	2			-1
digits-1 mark-(	-3		2	-2	-2	2
digits-1 mark-)	3	-1	-1	-3	-3	-2
digits-1 mark-,	3		-1	-2	-1	-1
digits-1 mark--	1	-1		-5	-1	-2
digits-1 mark-/	3	-1		-4	-3	-2	-1	-1
digits-1 mark-:	3	-1	-1	-2	-2	-2	-2	-1
digits-1 mark-;	3			-1	-1	-2	-2
digits-1 mark-<	2			-2		-1	-1
digits-1 mark-=	3			-2	-2	-2	-2
digits-1 mark-]	3	-1		-1	-1	-2
digits-1 mark-|	-2			-3	1	-1	1
digits-1 small		-1		-6	-3			-1
digits-1 thousands-and-cents	2		-2	-3	-1	1	-2
digits-1 with-digits				-4		-2	-1
digits-2 capital	2			-2	-1	-3	-1
digits-2 capitalised			-1	-5	-2	-2	2	-1
digits-2 capitals	-1	-1	-1	-1		-3		2
digits-2 cents	3	-1		-6	2	3	-4
digits-2 code			1	-1	-1	1	-3
digits-2 date	3			-2		-1	-2
digits-2 digits-1	2		-1	-2	-3	-1	-1
digits-2 digits-2	2			-4		-1	-1
digits-2 digits-3	-2		-2	2	-3	3	-4
digits-2 digits-4	-4		1	3	-2	1	-3
digits-2 dollars	1			-5	2	-3
digits-2 dollars-and-cents	2			-2			-1
digits-2 lettered-code	-2		1	3	-1	-2	-1	-1
digits-2 line		-1	-1	-4	1	1	-1	-1
digits-2 mark-"	-2		1	-5	-3	-1	2
digits-2 mark-$	1			-2	-3		-1
digits-2 mark-(		-1	-1	-3	-3	2	-1
digits-2 mark--			-1	1	-1	-3	-1	-1
digits-2 mark-.		-1		-3	-3	3	-1	-1
digits-2 mark-/	1	-1		-6	-3	1	-1	-1
digits-2 mark-:	4		-1	-2	-1	-2	-3
digits-2 mark-<	3	-1		-2		-1	-1
digits-2 mark-—	-3					1	2
digits-2 small	1	-1	-2	-4	-2	-2	2	-1
digits-2 thousands	-1			-2		3	-2
digits-2 thousands-and-cents	2	-1		-3	-1	1	-3
digits-2 with-digits	4		-2	-3		-5	-3
digits-3 capital	2		-1	-2	-1	-3	-1
digits-3 capitalised	1	1	-1	-5	-1	-1	-1	-1
digits-3 capitals	1	-1	-3	-2	-1	1	-1
digits-3 cents	3			-3	-2	-2
digits-3 code	1			-3	-2	2	-1
digits-3 digits-4	-1	-1		1	-5	2	-1
digits-3 digits-5	-2			-2	-2	3
digits-3 dollars	4			-1	-3	-3	-1
digits-3 lettered-code	2		-2	2	-2	-2	-3
digits-3 line	-1	-1		-3		2	-2	-1
digits-3 mark-"			-2	-3	-1	1	2
digits-3 mark-(	1	-1	-3	-4	1	-1	-1	-1
digits-3 mark-)	1			-2	-2	-3	2	1
digits-3 mark-+				-1	-2	-4	1
digits-3 mark--	-2			-4	1		-1
digits-3 mark-.		-1	-2	-5	1	1	-1	-1
digits-3 mark-/	-3		-1	-3	1		2
digits-3 mark-|				-2	-3	2	-2
digits-3 mark-→	3		-1	-2	-2		-1
digits-3 small		-1	-1	-3		1	-1	-1
digits-3 thousands	-3			-3	-4	4
digits-4 capital	4		-2	-2	-4	-1
digits-4 capitalised	3	-1	-1	-3	-5	-2	-1	-1
digits-4 capitals	2	-2	-3	-2		2	-3	-1
digits-4 cents	1		-1	1	-3	-2
digits-4 digits-1	-2			-3	-1	5	-1
digits-4 digits-2	2	-1	-3	-3	1	-3	1
digits-4 digits-4	1	-1	-2	-1	2	-5	-2
digits-4 dollars	-2	-1		2	-3	-1	-1	-1
digits-4 dollars-and-cents	-2	-1	-1	2	-2	-2	-2
digits-4 end	3			-2	-1
digits-4 letters	-3			3			-1
digits-4 line	-1	-1	3		-1	-3	-2	-1
digits-4 mark--	-1	-1	1	2	-3	-2	-2
digits-4 mark-/	-2			2	-3	-3	1
digits-4 mark-:	-3			3	-1	-1	-1
digits-4 mark-–	-3			3	-1			1
digits-4 percent	-2		-1	3	-2	-1	-2
digits-4 small	-1	-1	-2		2	-3	-1
digits-4 thousands-and-cents	-2			3	-1	-1
digits-5 capital	3		-1	-3	-1
digits-5 capitalised	3	-1		-4	-3	-1	-2	-1
digits-5 digits-3	1			-3	1	-1	-1
digits-5 digits-4	1				-3	-2	-1
digits-5 line	1	-1	-1	-1	-3	-1
digits-5 mark-.	-3			3		-1
digits-5 mark-/	-3			3
digits-6 capitalised	5			-4	-1
digits-6 capitals	4			-4	-1
digits-6 digits-6	-1			-3	1	-1	2
digits-6 mark-.	-3			2	2
digits-6 mark-|				3	-2
digits-7 capital	-3		-1	3			-1
digits-7 capitalised	-2	-1	1	1	-1	-1	-3	-1
digits-7 capitals	2	-2	-4	-1	-2	-2	-1	-1
digits-7 digits-1	2		-1	-2		-1
digits-7 end	3			-3
digits-7 lettered-code	2			-1	-1	-2	-3
digits-7 line		-1	-1	1	-3	-2	-2
digits-7 mark-"	-1			2	-2	-2	-3
digits-7 mark-,	-3			3	-1	-1	-2
digits-7 mark-.	-3			4	-1	-2	-1
digits-7 mark-;	-3			4	-1	-1	-1
digits-7 small	-3		-1	4	-1	-1	-1
digits-7 thousands-and-cents	-4			4		-1
digits-7 with-digits	-3			3	-1
lettered-code capitalised	1	-1	-2		-2	-2	-3	-1
lettered-code capitals		2	-1		-3	-1	-3	-1
lettered-code digits-1	-4		-2	2	-1		1
lettered-code digits-2		-2	-2	-2	-2	-2	3	1
lettered-code digits-3	3			-2			-1
lettered-code digits-7	-1	2		-2		2	-3	-1
lettered-code dollars	-3	-1	-1	3	-1	-1	1
lettered-code dollars-and-cents	2	-1		-1	-2	-2	-3	-1
lettered-code end	3			-2	-1	-1	-2
lettered-code lettered-code	2	-1	-1	-1	-3	-2	-5	-1
lettered-code line	-1	-3	-3		-3	-4	1	-1
lettered-code mark-"		-2	-1	1	-4	-3	-2	-1
lettered-code mark-,	-3	-3	1	1	2		-3	-2
lettered-code mark-;	-2		-1	3	-2	-1	-2
lettered-code mark-|	-1		3	1	-2	-2	-2
lettered-code small			-1	1		-3	-4
lettered-code with-digits	-1	-1	1	-2	-1	2	-2	-1
masked date	-3			3
masked digits-2	-3		-1	3	-1	-1
masked line	1	-2	-3		-2	-1	-2	-1
masked mark-"	-3		2	3	-3	-2	-2
masked mark-(	-5		-2	5
masked thousands-and-cents	-4			4
with-digits capital	-3			1	2		-1
with-digits capitalised	-1	-3	2	-5		-4	-2	-1
with-digits capitals		-2		-1	-3		-2
with-digits cents	2		-1	-2	-1	-3	-2
with-digits code	-3		1	-2		3
with-digits digits-1	3			-1	-3		-1
with-digits digits-2	-1	2	-2	2	-4	1	-4
with-digits dollars	-4		-1	4	-2		-1
with-digits dollars-and-cents	2		-2	-1	-3	-1	-1
with-digits end	3			-1	-1	-2
with-digits lettered-code	-2	-1	2		-2	-4	2	-1
with-digits letters	3	-2		-2		-2
with-digits line		2	-1	1	-3	-2	-2	-1
with-digits mark-(	-3		1	3	-1	-2
with-digits mark-)	1	-3	-3	-4		-1	-3	-1
with-digits mark-,	1	-3		-4	2	-4	-5	-1
with-digits mark--	-1		1	-1		-3	-1
with-digits mark-/	1	-1	-3		-2	-1	-2
with-digits mark-;				-5	-1	1	-1
with-digits mark-?	3			-1	-2	-2
with-digits small	-2	-1	-2	-6	2			-1
with-digits thousands-and-cents	3		-2	-2	-1	-2
with-digits with-digits		-1	-1		-2	2	-1
with-digits year	1	-1	-1	-5	-4			-1
year capitalised	4	-2	1	-5	-3	-3	-3
year capitals	2	-1	2	-7	-3	-3	-3	-1
year digits-4				3	-1	-2	-1
year dollars	3	-1	-1	-2	-2	-2	-3	-1
year dollars-and-cents	3		-1			-1	-3
year lettered-code	3	-1		-6	-2		-4
year mark-$	3			-2			-1
year mark-)	-2	-1	3	-1	-2	-2	-1
year mark-,	1	-1		-1	-3	-2		-1
year mark-|			1	-3	-1	-2
year small	1	-1	-1	-1	-1	-3		-1
# figure shape
code	1	-2	-1	1	-4	-4	-3	-1
digits-1		-3	1	-6		-2	1	-1
digits-2		-3		-5	-2		1	-1
digits-3	-1	-2	-2	-4	2	1	-1	-1
digits-4	-1	-2	-1	1	1	-2	-3	-1
digits-5		-1	-1	1	1	-3	-1	-1
digits-6		-1	-1	1		-4
digits-7	-1	-1	-3	3	-5	-4	-4	-1
lettered-code		-1			-6	-3		-1
masked		-3	-2	2	-4	-4	-3	-1
with-digits		-2	-3	-2		1	-2	-2
year	1	-2	1	-4	-2	-2	-1	-1
# figure size
0	2	-2		-1	-2	-5
1	3	-3	-2	-2		-6	-2	-1
10		-1	-1	-2	3	-4	-1
11	-1	-1	-1	2	-2	-2	-2
2	1	-2		-4	-4	-1	-1
3	-1	-3	-4	-1	-2	1	1	-1
4	-1	-1	-1	-2	-2	3	-2
5		-2	-2	-1	2	-1	-3	-1
6		-1	1	-3	1		-2	-1
7		-1	-4	1	-1	-4	-3	-1
8		-1	-1	-2	2	-3		-1
9	1	-1	-1		-1	-3	-2	-1
none		-2	-2	-7	1	-2		-2
# figure sums of line
1	-1	-4	-1	-1	-1	1		-2
2	-1	-4	-3	1	-5	-4		-2
3	-1	-3	-3	1	-6	-3		-3
# figure words before
 		-3		-1	-2		1	-1
 acct	1	-3	-1	1	-2	-3
 amex	2			-3	2
 auto	-2	1		-3	1	-3	2
 balance	3			-2	-1	-1
 buy	2				2		-3
 card	1		3	-3	1	-2	-2
 chase	3				-1	-1	-2
 collection	-2	1		2	-2	-2	-1
 current	1				-1		-3
 date	3			-1	-1
 def	3				-1	-1	-1
 due	3			-2		-1
 enrolled			1	-2	-1	-2	-2
 equifax	5			-4	-1	-1	-1
 financial				-1	1		-3
 i	1			-2	-1	-3	1
 i1	-3			2	2	-3	-1
 i3	-1			2	-1	-3
 individual	3			-2		-1
 j	3			-1	-2	-1
 late		1			-2	-4	1
 late_count	3			-1	-1	-2	-1
 m	1			-3		-2	2
 mo	-2	-1		2	-2	-3	2
 monthly	2					-1	-1
 monthlypaymentamount	-4			-2	-3	4	-2
 months	3			-1	-1	-2	-1
 monthsreviewedcount	3			-1	-1	-3	-1
 mtg	-3				1	2	2
 number	3			-2	-1
 on	3	-1		-1		-1	-1
 other	3			-1	-1	-1
 pastdueamount	3			-2	-3	-2
 r1	-1			2	-2	-2	-1
 reported	3			-1		-1	-1
 revolving	1			-2	-1	-3	1
 times	2						-2
 total	4	-1		-2	-2	-2	-1
 totals	3			-1	-2	-2	-1
 transunion	-2	-1		3	-2	-2	-2
 type	-5			-1			5
 unpaidbalanceamount	-3			-2	3	-2	-1
 us	-2				2	-4	-1
1 		-4	1	-1	-2	-1	1	-1
1 a		-1		3	-3	-3	-1
1 aadvantage	-2			2	-1	-1
1 about	2		-1	-4	1	-5	1
1 account	-2	-2	1	3	-4	-3		-1
1 accountidentifier	-4			4	-2	-2	-1
1 accounts	5			-2	-1	-1	-2
1 acct	-3	-3	-1	4	-3	-6	-3	-1
1 actions	3			-1			-1
1 address	5	-1		-2	-3
1 after	2			-1	-1	-2	-3
1 ago	3	-1		-3			1
1 agreed	-1	-1		2	-1	-2	-1	-1
1 al	4			-2	-1	-1
1 altima	-3			3	-1		1
1 amazon	-4		2				2
1 ambulance	3			-3	-1		-1
1 america	-3		-1	2	1	-2
1 amount	1			-2	1	-3
1 and	1			-3	-2	2	-1
1 apr	3	-1			-2	-2	-2
1 april	3	-1		-2	-2	-1	-1
1 apt	2	-1	1	-3	-4	-1	-1	-1
1 are	-3				-1	-2	4
1 ashley	-3			2		1
1 assigned	3			-2			-1
1 at	5			-5	-2	-4	1
1 atraso	3			-1	-1	-2
1 aug	1			-2	-3	-2	1
1 august	4			-2	-1	-1	-1
1 ave	-3			3
1 b		3	-1	-1	-2	-1	-2
1 bal	-4	-1	-1	-4	4	-3	-4	-1
1 balance	-1	-2	-1	-2	4	-3	-3	-1
1 bankruptcy	3			-1	-1		-1
1 barclays	-2		-2	2	1	2	-3
1 behind		1		1	-2	-3	1
1 bill	-1			1	2	-3	-2
1 bk	-2		-2	3	-1	-1	-1
1 borrowerid	3			-3	-1	-1	-1
1 box	2	-1	-1	-3	-5		-1	-1
1 bureau	-3		-1	3	-1	1	-1
1 buy/cbna	-2			2		1	1
1 by	4			-3	-2	-2	-2
1 c	1	-2		-2	1	-3	-1
1 c/o				-1	-1	-2	1
1 ca	5			-4	-1
1 call				-2	-1	-1	3
1 car				-1	2		-3
1 card	-3	-1	-1	1	2	-1	-2	-1
1 cards	3			-2	1	-2
1 cbna	-3		-1	3
1 change	3			-3
1 chapter	3			-1	-2	-1	-2
1 chase	1		-1		-3	2	-1
1 check	3			-3
1 checking	5	-1		-5	-2	-1	-1
1 church	2	-1		-1	-1	-2	-1
1 citi	-3		-1	2	-2	1	1
1 citibank				2	2		-2
1 citifinancial	-3		-1	2	1
1 ck	3			-3	-1
1 claims	3			-2	-1		-1
1 client	4			-3	-1	-1	-1
1 closed	1	-1		2	1	-2	-3
1 code	5			-3	-2	-2	-2
1 coll	1	-1		-3	1	-2	-1	-1
1 collection	-1	1			2	-3	-2	-1
1 confirmation	3	-1		-4	-2
1 conta	-3			3
1 contract	-3			3			-1
1 cooper	-2			3
1 credit	-3	-1			1	-2	-2	-1
1 creditfileid	3			-2		-1
1 creditlimitamount	2			-2	-2	-1
1 creditor			-1	-3	-1	-1	-1	1
1 creditreportidentifier	3			-2	-1
1 cuenta	-3			4		-2
1 cur	3	-1	-1	-2
1 customer	3			-3	-1
1 d	1	-1		-4	-1	-1	1	-1
1 date		-1		-2	-3	-3	1
1 day	2			-2	-1	-2	-3
1 debt				-3	1		1
1 dec	1			-3	-2	-4
1 december	3			-2	-1	-1	-1
1 deferred	1			3	-1	-2	-2
1 delinq	2			-4	-1	-2	2
1 delinquent	-1		-1	-3	-1	-2	4
1 dentist	-3		-1	-1	4	3	-1
1 details	3	-1		-1	-1	-1	-1
1 dia					-2	-4
1 digits	-2			2
1 discharged	3		-1	-1		-1	-2
1 discover	-1		-3	1	1	-1	1
1 dividends	3			-1	-1		-3
1 dla	3			-1		-2
1 doc	2				-2
1 docket	4		-1	-3			-1
1 draft	3			-2	-1	-2	-1
1 electric	3			1	-1	-2	-2
1 ending		-1	-1	1	-4	-1	-1	-1
1 ends	1				-1	-1	-3
1 energy	2		-1	-2	-1	-3	1
1 enrolled	-1		1	-3	-1	-2
1 equifax				-1	-2	-1	1
1 estado	-2			-1		-1	2
1 etc	3			-1	-1	-2	-1
1 every	4			-2		-2	-1
1 everyday	-3		-2	2			1
1 expenses	3			-2		-1	-1
1 experian	6	-1		-4	-2	-1	-1
1 f	4			-2	-2	-3	-1
1 fax	4			-3	-2	-1
1 fcu	-3			2	-1
1 feb	2	-1		-2	-3		-1
1 fha	-1			-3	2	1
1 fico	3			-2	-2	-2
1 file	-1	-1		1	-3	-2
1 fin	-1			3	-3	1	-2
1 finance	-1		-2	3	-2		1
1 financial	-2	-2	1	2	-1	-3	-2	-1
1 fingerhut	-3			2	3
1 fingerhut/webbank	-3		-1	3	2	1
1 first	5			-4	-1	-1	-1
1 fixed	-2		3	-1
1 fl	4	-1		-3	-2	-1
1 food	3			-1	-2	-2
1 for	2			-1	-1	-4	-1
1 ford	3		-1	-4	-1
1 form	3		1	-4	-3	-2
1 found	3			-2		-1
1 free	3			-1		-1
1 fri	3			-2	-1	-1
1 from	3	-1		-3	-3	-2	-1	-1
1 full	-1	-1		3			-5
1 fund	3			-1	-2	-1
1 funding	-2		-1	2
1 furniture	-3				2	3	-2
1 ga	4			-3	-3	-1	-1
1 gas	-1		-1	2	-2	-3	-1
1 geico	3			-1	-1	-2
1 gmac	-1		-1	2		-1
1 government	3			-2
1 guarantor	-2			2	-3	1
1 h	2			-3	-1		-2
1 har	-3	-1	-1	3
1 have	2				-1	-1
1 health	-2		-2	4	-1
1 heloc	-4	-1		2	-1	1
1 here	3			-3		-1
1 highbalanceamount	3			-2	-2	-3
1 highcreditamount	3			-2	-2	-3	-1
1 his	3			-2		-1
1 history	2			-3	-1	-2
1 home	3		-1	3	-2	-1	-2
1 i	1			-2	-3	-5	1
1 i1				-1	3	-3	-1
1 ia	4			-3	-1
1 il	4			-4	-1	-1
1 in	1	-1	1	1	-4	-4	-3	-1
1 inc	-2		-3	4	-1	-3	-1
1 income	3			-2
1 incurred	4			-2	-1	-1
1 inquiries	4			-1	-1	-1	-1
1 ins	5	1	-1	-1	-3	-2
1 inst	2			-1	1	-2	-1
1 internet	3	-1		-2	-1	-1
1 ira	3			-3		-1
1 irs	-2	-1	2	-3	-1	1	-1
1 is						3
1 issued	3			-2			-2
1 it			-1	1		-2	-3
1 it's	-4			1	2	2	2
1 item	3	-1		-2	-1	-1	-2
1 j	5			-3	-2	-3	-2
1 jan	1	-1	-1	-4	-3	-3	1
1 jewelers	-4		-2	3	1	-1	-1
1 jul	1		-1	-4	-2	-2	1
1 jun	2	2		-4	-2	-2	-1
1 k	3			-3		-1	-1
1 known	3			-3
1 kohls	-2		-2		2	1	-3
1 ks	3			-2	-1		-1
1 ky	3		-1	-3
1 la	3		-1	-3	-1
1 last			-1		-3	-3	-2	-1
1 late		3	1	-1	-2	-1		-1
1 late_count	3			-1	-1	-1	-1
1 lates	3			-1		-1	-2
1 left	-5			-1	-2	3	1
1 lending	1		-2	2	-2	-2	-3
1 lendmark	-2			3			-2
1 letter	3			-2	-1	-1	-2
1 level	4			-2	-2	-1	-1
1 license	3			-3
1 lim	2			-2	-1	-1
1 limit	1			-4	-3	-3	1
1 lines	3			-2	-1	-1
1 luz				-1	1	-3	-1
1 m		-1		-3	1	-4	2
1 macy's	-2	-1	-2	3	1	-2
1 macys/dsnb	-2			2	-1		1
1 made	2				-1	-2	-1
1 mail	3			-3	-2	-1
1 mastercard	-4		-2	4	-1		1
1 mattress	2			-1			-1
1 may	2		-1	-3	-2	-2
1 mazda	3		1	-2
1 me	4		-1	-3	1	-4
1 min	-3	-1	-1	-2	-2	2		-1
1 minimum	-1			-1	-2	3	-4
1 mo				-1	2	-1	-2	-1
1 mon	3			-2	-1	-1
1 month	-4	-1		-1	-3	2	2
1 monthly	4	-1		-1	-1	-2	-2
1 monthlypaymentamount	-3			-2	-2	4	-2
1 months	3			-3	-2	-3	1
1 monthsreviewedcount	3			-1	-1	-3	-1
1 mop	-2			-2		-1	2
1 mortgage	-1	1	-1	3	-4	-3	-2	-1
1 ms	2			-2
1 mínimo	-3				-1	3	-2
1 n	2	-2	-1	-3	-2		-1	-1
1 n.a	-3			3	-1	-1	-1
1 na	2		-1	-1	-1	-1	-3
1 navy	-3		1	-1	2	1	-1
1 nco	-2		4	-4			-1
1 net	3		-1	-2	-2	-2
1 new	3			-4			1
1 nm	3	-1		-3	-1
1 nmls	5			-5		-1
1 no	-2	-4		3	-5	-5		-1
1 none	-3			2		2	1
1 note	-3		-2	3		-1
1 notes		-1		-3	-1	3	-3
1 nov	3	1	-1	-3	-2	-2	-2
1 nr	-3			3	-1
1 number	-1	-3			-4	-2	-3	-1
1 ny	3			-2	-1
1 o	3			-2	-1	-1	-1
1 obligations	3	-1		-3
1 oct	3			-3	-2	-3
1 october	3			-1	-2	-1	-2
1 of	5	-1	-1	-3	-3	-4	-2
1 offer	3			-2	-1	-1	-1
1 ok	3		-1	-1	-2	-3
1 on		-1	-2		-2	-4
1 only	3			-2			-1
1 open	1			-4	-2	-2	1
1 opened	2			-5	-2	-3		-1
1 ostrander	3			-2			-1
1 other	1			-3	-2	-2	1
1 over	3			-1	-2	-3	-2
1 owe	2	-1		-5	2	-2
1 owes	-3	1		-1	3	-1
1 p	2	-1		-3	-2	1	-1
1 pa	1			-3	1	-2	-1
1 page	5		-1	-3	-3	-2	-1
1 paid	5		-1	-1		-3	-4
1 part	4	-1	-1	-2	-2	-2	-1
1 pastdueamount	3			-2	-2	-2	-1
1 pay	-2	-1			-4	2
1 paying	-1			-2	-1	3	-2
1 payments	2	-1		-3	-1		-2
1 peloton	-2			3		-1
1 penney	-3		-1	3	-1	1	1
1 personal	-2			2	-1		-3
1 petal	-2		3	-2	-1	-1	-1
1 pg	3		-1		-2	-1	-2
1 ph	3			-2	-1
1 phone	3	-1	-1	-7	1	-4	-1
1 phys	-3			3			-1
1 placed	2			-2
1 platinum	-3		-2	1	3	-1	-1
1 pm	3	-1		-2	-1	-1
1 pmt	-2	-2	-2	-1	-5	4	1	-1
1 pob	3			-3
1 postalcode	4			-2	-3		-1
1 pra	-3			1	-1		2
1 premier	-3		-1	2	1		1
1 profile	4			-3		-2	-1
1 q				-3	-1	2	1
1 questions	2			-2	-1
1 quicksilver	-3		-2	3	-1	-1	-1
1 r	1	-1		-3	-1	-4	-1
1 r1	-1			2		-3	-1
1 radiology	-3		-1	3	-2	-1	-1
1 re	-3		1	1			1
1 receivables	-2		-1	2		-1	-1
1 records	3			-2	-1	-1	-1
1 released	3			-1			-2
1 rent	5		-1	-3	-3	-3	-1
1 rent-to-own	-3		3	-1
1 repayment	-3						3
1 reply	3			-3
1 repo	-1			-2		-1	3
1 reported	-2	-1			-3	-3		-1
1 repossessed	-3		-1	-2	-1	-2	4
1 reviewed	3			-1		-1	-1
1 revolving		-1		-1	-1		-3	-1
1 rewards		-1	-3	1	-1	1	-1
1 routing	3		-1	-3
1 rptd	3	-1	-1	-2	-1	-2
1 santander	-3		1	-1	2		-1
1 savings	5		-1	-4		-2	-2
1 score	5	-1		-3	-3	-4	-2
1 section	3			-2	-2
1 secured	3	-1		-2	1	-2	-1
1 september	3			-1		-1	-1
1 service			1	-3	1	-2	-2
1 services	1		-1	3	-2	-2	-2
1 servicing	-3			2		-2	-2
1 settled	4			-2		-1	-4	-1
1 share	4			-3
1 since	3			-2	-1		-1
1 so	-2			-1	-2	2	1
1 sofi	1	-1		-3	2	-2
1 solutions	-1		-1	-3	-1		3
1 spectrum	3			-2		-1	-1
1 sprint	-3	-1		3
1 ssn	4		-1	-4	-1	-1
1 statement	3		-1	-1		-1
1 status	-1	-1		-1	-3	-2	2	-1
1 ste	2			1	-2	-2	-1
1 store	-3			3	-1	-1
1 streetaddress	3			-1	-2	-1
1 subscribercode	3			-2			-1
1 suite	3			-1	-2	-1
1 sum	3			-2	-2	-2
1 svc			-3	1	-1	1	1
1 systems	-4		-2	4	2	-1	-1
1 tel	1			-3		-1
1 term	3			-1	-2	-2	-2
1 terms	2			-5	-1	-3	1
1 the	3	-1	-1	-8	-3	-3
1 thru	3			-2		-1	-3
1 thurs	2			-1	-2	-1
1 til	3			-1		-1	-2
1 times	3			-1			-3
1 to	1	-1	1	-4	-3		-2	-1
1 total	3		-1	-4	-4	-4	1
1 totals	5	-1		-2	-2	-3	-1
1 toyota	1			-3	1
1 tractor	1		-2	-3	-1	1
1 trade	3	-1	-1	-1			-1
1 transunion	1	-1		1	-3	-2	-2
1 trust	-5		3	-1	-1	-1	-1
1 tu	3			-1	-2	-2	-1
1 tu1	3			-2	-1
1 tue	2			-2	-1
1 tx	1		2	-5	-3	1	-1
1 type	-2			-2		-1	4
1 union	1				-3	-1	1
1 unit	-1		3	-2	-2		-2
1 unlimited	-3			2		-1	1
1 unpaidbalanceamount	-4			-2	4	-3	-1
1 unsec	3	-1		-2	1	-1
1 unsecured		1		-2	-2		-3
1 until	3			-1	-1	-1	-2
1 updated	4	-1		-2	-1	-1	-3
1 upgrade	3			-2	-1
1 upvote	2			-1	-1	-3	-1
1 us		-2	-1	-4	2	-1	-2	-1
1 usa	-1		-1	1		-3	1
1 va	1	-1		-2	-1		-1	-1
1 value	4			-1	-2	-1	-1
1 vanguard	2		1	-4	-1	-1
1 vehicles	3	-1	-2	-1	-1
1 vet	-2		-1	-1	2	-1
1 vin	4		-3	-4		-1
1 visa		-2	-3		-1	-1	-2	-1
1 visit	-1	-1	-1	3	-1	-1	-1
1 vt	4			-3	-1
1 w	3			-2	-2		-2
1 wa	3			-3	-1
1 was		-1		-1	-3	3	-4
1 washer	-3			-2		2	1
1 webbank	-4			3			1
1 west	3			-3
1 wi	2			-2	-1	1
1 wife	3			-3
1 wireless			-1	3	-1		-2
1 within	4			-2		-2	-1
1 x	3				-3	-2	-1
1 xxxxxxxx	-2			3
1 y	3	-1		-2	-2	-3	-1
1 year	3		-1	-1		-1	-1
1 years	2				-1	-1	-2
1 yrs	3				-1	-2	-1
1 zip	1			-2	-1	2
1 最低还款	-4			-3		-1	5
1 月供	-3			-2			3
1 状态		-1		-3			2
1 编号	-3			3
1 账号	-4			4		-1	-2
1 逾期60天	4			-1			-3
2 about	2			-3	2	-2
2 account	-1	-1	-1	1	-3	-3	-1	-1
2 acct	-1	-1	-1	2		-4	-2	-1
2 act	2			-2
2 active	3		-2	1	-1	-2	-3
2 address	4			-3	-1
2 agency	-1		2	-3	-1		1
2 agreed	2		-1	2	-1	-1	-4
2 aluguel	3	-1			-2	-2	-1
2 application	3			-3
2 apts	3			-2		-1	-2
2 are				-1	-1	-3	2
2 as		-1		1	-1	-4		-1
2 ashley	-4			1	1	3
2 associates			-1	3	-1	-1	-1
2 at	2			-3	-1		-2
2 atrasado	-2			-1	3		-1
2 atraso	-3						3
2 aunt	-1			-3	2	-1	-1
2 auto	-2	-3	1	1	-2	-3		-1
2 available	3			-2		-1
2 avant	-2			3	-1	-1	-2
2 ave	3			-2	-2
2 b	-2	2	1		-1	-3	3
2 back	3			-4	-2	-2	1
2 bal	-3	-2		-2	-1	1		-1
2 balance	1		-2			-1	-4	-1
2 bank		-1	-4	-2	-1		1
2 before	3			-2
2 billing	3			-1		-1	-2
2 bk	-1		-1	3	-2	-1	-2
2 by	2	-1	1	-2	-2	-1	-3	-1
2 c	-2	-1	-2	1	-2	-3	1
2 c/o	-2		-1	3		-2	-1
2 cabela's	-3			2	1	-2
2 call	3			-3			1
2 can	2		1	-1	-1	-3
2 case	2	-1		-2	-3	-1	-2
2 certified	2			-3	-2	-1
2 charged	-3			-3	-1		4
2 check	3			-1		-1	-1
2 checking	6	-1		-6	-1	-1	-1
2 church	3				-1	-2
2 citi	-2			3	1	-3	-1
2 citibank	1				1	-1	-3
2 citibank/best	-3		-1	2			1
2 city	3			-2	-1	-1	-1
2 cl04	3			-2			-1
2 claim	4	-2		-2	-1	-1	-1
2 classification	4			-3		-1	-1
2 close	2			-3			1
2 coll	3				-1	-3
2 collection	-2	-1	-1	1		-3	1	-1
2 collections	-1	-1	-1		-2	2
2 comenity	-1			3	-1	-2
2 consumer		-1		1	-1	-2	-1
2 contact	3			-2	-1	-1	-2
2 contract	-2			3	-2	-1	-2
2 corp	1				1	-2	-3
2 costco	-2			4	-1	-1
2 counseling	3			-3	-1	-1
2 county	3		-1	-4	-1		1
2 ctr	3			-3			-1
2 current	-2	-2				-4		-1
2 customer	3			-3
2 d	3		-1	-2	-1	-2	1
2 data	3			-3
2 date	2	-1		-1	-3	-2	-2
2 days	2	1			-4	-1	-2	-1
2 debts	3		-1
2 def	-3			3
2 deferred	3					-1	-3
2 del	4			-1		-1	-2
2 delinquency	3		-1	-3	-1	-1	-1
2 delinquent	3			-2
2 dental	2	-1	1	-3	-1		-2
2 deposit	3			-3			-1
2 description	3			-2			-1
2 dillard's	-3			3	1
2 district	-2			2
2 dmp				-1	-2	-3	1
2 docket	3			-2	-1
2 due	1	-1	1	-1		-3		-1
2 edit	3			-1		-1	-2
2 ef	3		-1	-1	-1		-2
2 en	3			-2			-1
2 ends	-3			2	1		-1
2 est	3			-1	-1	-2	-1
2 evansville	3			-3	-1
2 f	3				-1	-1	-1
2 fcu	-1		1	4	-1	-1	-1
2 fed	-1		-3	-2	-1	2	-1
2 fee	2			-3	-1	-1
2 fico	4			-1	-2	-1	-1
2 fidelity	3			-3	-1
2 final	1	-1		-2		-3	-2	-1
2 financial	-1		-1	2	-4	-1
2 fingerhut	-3		-1	2		-1	1
2 food	3			-1	-1	-3
2 forbearance		-1		2	-1	-1	-3
2 ford	-2		2	-1	-3	2	-2
2 form	3			-1	-2	-1
2 free	3			-2
2 fund	2			-2
2 great	-2			2
2 groceries	1			-1	-3	1
2 group	-1			1	-3	-1
2 hard	3			-1		-1	-1
2 have				-3	1	-2
2 heloc	-3			3		-1
2 high	2				-3	-2	-1
2 history	5		-1	-4	-1	-1	-2
2 holiday	3			-3
2 home	1		1	-1	-3	-2	-1
2 hospital	-4			4	1	-1	-1
2 house	3			-2	-1	-1	-1
2 https	3					-1	-2
2 i	3		-1	-2	-1	-2
2 identification	6			-6
2 if	4	-1		-4
2 improvement	2			-1			-2
2 in	2	-1	-1	-1	-3	-2	-2
2 inc	-1			3	1	-2	-1
2 information	3			-2
2 inquiries	3			-2	-1		-1
2 ins	1				-3
2 installment	-2		1	1	-3	-1	1
2 it	-1				-2		2
2 j		-1	-1	1	-3	-3	1
2 keep	3			-2			-1
2 kia	-3		1	2			-1
2 kohls	-2				1	1	1
2 l	3			-1	-1		-1
2 last	2	-1		1	-1	-3	-3	-1
2 late	1	-1		-1	-1	-4
2 left			-1	-2	-3	2	-2
2 lending				2		-2	-3
2 liability	4			-2	-1	-1
2 life	2		-1	-1	-1	-1
2 loan	-2		1	2	-6	-2		-1
2 loans	-3	-1		3	-3	1	1
2 lowe's	-2		-1	2	2	-1	2
2 luz	1		-1	1	-2	-2
2 m	3			-2	-2	-2	-1
2 m&t	-4		1	2	-1	2	-1
2 ma	3			-4		-1	-1
2 macy's		-1	-2	2		-2	-3	-1
2 macys/citibank	-3			3
2 management	-3		-1	3
2 mastercard					-3	1	1
2 me	-2		-1	-1	-3	2	2
2 member	3			-4	-1		1
2 min	-3	-1	-1	-1		3	-2
2 minneapolis	2			-2
2 mo	-1	-1	-1	-4	-1	1	1	-1
2 moines	3			-3
2 money	3			-3			-1
2 month			-1	-5	-1	-3	3
2 mortgage	1	-2	-1	1	-3	-3	-2	-1
2 motor			-2				-2
2 mtg	1	-1	-1	-1	1	1	-3
2 my		1		-2	1		-1
2 n		-1	1	-1		-4
2 navy			-3		-2	2	-1
2 nelnet	-3			3	-1	-1	1
2 net	3			-2	-1	-1
2 next	1			-1	-1	-2	1
2 nmls	3			-3
2 no	2	-1	1	4	-3	-2	-2
2 none	2	-1	-1			-1
2 nordstrom	-2			3			1
2 number		-2		1	-3	-3		-1
2 o	3			-2	-2	-1	-1
2 of		1	-2		-3	-2		-1
2 official	3			-2	-1	-1
2 oh	3			-2	-1
2 ok		-1	1		-3	-5	1
2 old	-3	-1	1		2		-1
2 omaha	3			-2			-2
2 on	1	-2	2	-3	1	-1	-3
2 open	2			-2	-1	-3
2 opened	-1			-5	-1		1
2 oportun	-3			2		1
2 our	5			-4		-1	-1
2 out	3			-2	-1	-1	-1
2 owe	3		-1	-2	-2	3	-2
2 p.o	5			-3	-3	-1
2 paid	2				2		-7
2 parcela	-1	-1		-2	-3	3
2 past	1	-1			-4	-2	1	-1
2 patel	-3			-2	2	3	-1
2 paycheck	2			-2		-1
2 payoff	2			-2	-1	-1	-1
2 pays	4			1	-1	-2	-3
2 pell	-3			-1	3	1	-1
2 penfed	-3		1	1		1	-1
2 per	4			-3		-1	-1
2 period	3			-2
2 personal	-3	-1	-2	3		-1		-1
2 phone	3			-2	-2	-1
2 pickup	2			-2		1
2 placed	3			-2
2 plains	-2			2
2 pmt	2		-1	-2	1	-4	1
2 pnc	-3		1	1		-1	1
2 po	3	-1	-1	-3	-3	1	-1	-1
2 portfolio	-3		-1	2	2	-1	1
2 profile	3			-2	-1	-2
2 property	4			-3	-1	-1
2 public	3			-2		-1
2 r	4			-2	-2	-1	-1
2 rd	3			-3	-1	-2
2 real	2		1	-3	-1	-1
2 receivables	-3		1	1
2 received	5			-3		-1	-1
2 recent	3			-2		-1	-1
2 records	3			-2		-1	-1
2 regional	-1		-3	1			1
2 renee	2			-2
2 rent	3		2	-4	-3	-3	-1
2 renta	2			-1	-2	-2
2 report	1	-1	-1	-5		1	-1
2 reported					-2	-3	1
2 requested	4			-2	-1	-1	-2
2 response_group	2				-2
2 retail	-3			3	-1
2 retirement	3			-2	-1
2 rev	-1			1	-3	2	-2
2 rocket	1	-1	-1	-1	-2	1	-1
2 routing	5			-5
2 s	4		-2	-4
2 sapphire	-2			3	-3	-1
2 satisfied	3			-3		-1	-1
2 says	-3		1	2	-1	1
2 scheduled	-3			-2		4	-2
2 score	5			-2	-3	-3
2 secured	-2	-1	-1	3	1		-2
2 services	-1	-1		2	-1	-2	-2
2 share	3			-3	1	-1	-2
2 show	2			-1	-1
2 signature	-2		-1	3		-1	-2
2 simplicity	-3			3	-1
2 slate	-3		2		-1	-1
2 snap	-2			1		1	2
2 speedy	-1		-1	-3	1	-1		2
2 start	3				-1	-1	-1
2 statement	3				-3	-1	-1
2 student	3		-1	-2
2 summary	3			-2	-2		-1
2 svcs	-2			3	-1	-2
2 synchrony			-1	1	-3	-4	-1	-1
2 sys	-2			2	2	-1
2 systems			-1	2	-2	-3	-2
2 t	2			-3		-2	1
2 tax			2	-4	-2	-2	-1
2 term	3	-1			-1	-2	-1
2 termina	-2			2			-1
2 terms	-1			-3	2	1	-2	-1
2 that	1			-3	-1	-1
2 the	1		-1	-2	2	-1	-2
2 third	3			-2	-1	-2	-1
2 this	3			-1	-1	-1	-2
2 to		-2	1	-2	-2	-3	1
2 total	3				-3	-1
2 totals	4		-1	-3	-1	-1
2 toyota	-2	-1	3	-1	-3	2	-2
2 transfer	3			-1		-1	-1
2 trust	-2				1	1	-1
2 union	1	-2	-1	-1	-1	2	-3
2 until	1	1	-1	-3	-1	-1	-1
2 up	2			1	-3	-2
2 updated	4		-1	-3	-2		-3
2 upgrade	-3			2	1	-1
2 upstart	-3			3		-1	-1
2 usaa	-1		1	-2	1	3	1
2 ut	2			1	-1	1	-3
2 va	1	-1		-4			-1	-1
2 verizon			-1	-2	3	-2	-1
2 vin	3			-3	-1
2 visa			-3		-3	-3	2
2 visit	-3			2	1	-1
2 w				-3		1	-1
2 we		-1		-3	1	1	1
2 will	4			-2		-2	-1
2 with	1			1	-1	-3	-1
2 x	-2			-1	3	-2	-2
2 xp/tu/ef	3			-1	-1	-1	-1
2 y	1	1	-1	-2	-3	-2	-1
2 year	2			-1		-1	-2
2 yet	-3			-1	3	1
2 you				1	-2	-3	1
2 your	4			-3	-1	-1	-1
2 zip	-1		-1	-3	3	-2
2 余额	-3			-2		-1	3
2 房贷	-3		-1	3		-1	-1
2 最低还款		-1		-3		-1	1
3 a	-2	-1	1		3	-2
3 aaron's	-2				2	-1
3 account	-1	-1		2	-4	-3	1	-1
3 acct			-1	2		-2	-5	-1
3 active	3			1	-1	-2	-3
3 address	4			-4	-1		-1
3 affirm	-3		-1	1	-1	2	-1
3 after	3		-1	-2	-1	-1
3 ally			1	-3	1		1
3 altima	3			-3		-1
3 amazon	-3		-1	1	2
3 american	-1		-1	3		-3	-1
3 amex	-4		-2	2		1	-1
3 amount	1		-1	1	-1	-3	-2
3 and				-4
3 anesthesia	-3		1	2
3 apt	2	-1		-3	-2	-1	-1	-1
3 at			1	-3	-3	-1	-2
3 atlanta	3			-2
3 atraso	2			3	-2		-1
3 auto	-1	-1	4	-1	-1	1	-4	-1
3 available	-3		2				2
3 ave	4			-4	-2
3 b	-1	-1		1	1		-3
3 bal	-4	1	-2	1	1	2	1	-1
3 balance	-2	-3	2	1	1			-1
3 be	4			-3			-1	1
3 behind	-1		-1	1	-3		1
3 best	-2					-1	2
3 big	-4			3		1	1
3 billing	2			-1	-1	-1
3 blue	-4		-1	4	-2	-1	1
3 borrowerid	3			-3		-1
3 box	1	-1			-3	-2		-1
3 bridgecrest	-3		-1	3	-2	2
3 by	2	-2			-1	-1
3 call	4			-5	-1	-2	1
3 capital	-1	-1	-1	2	-3		-2	1
3 card		-1	-1	1	-1	-4
3 carol	3			-2	-1
3 cedar	3			-3
3 chase	2		-1	2	-4	-1	-2
3 checking	3		-1	-3	-1	-1
3 citi	1		-3			-2	-1
3 citibank	-2			3	-3		-1
3 city	3			-2		1	-2
3 claim	3		-1	-2	-1	-1	-1
3 claims	2			-1			-1
3 class	3			-2	-1	-2
3 club	-3			1	1	1	1
3 co		1	-1	1	-1	-2	-2	2
3 collection	-2		-1	2	-1	-3	1	-1
3 cooper	-2			3	-2		1
3 costco	-3			4	-1		-1
3 counseling	3			-2	-1		-1
3 county	-3		-1	3		-1	1
3 credence	-2			3	-2
3 creditliabilityid	3			-2		-1	-1
3 cu	-1			1	-3	1	1	-1
3 customer	3		-1	-1	-1		-1
3 date	2	-1	1	-3	-2	-1	-2
3 daycare	3		-1	-1	-2
3 debt	-1		2	-1	-2		1
3 deficiency	-2		1	3		-1	1
3 dental	-3		1	-1	2	-1	-1
3 deposit	3			-2		-2
3 dept	-3		-2	4	-1	1	-2
3 des	3	-1		-3
3 direct	1		-3	1	-1	-1
3 discover			-3	-1	-2	2		2
3 dispute	3	-1	-2	-1	-1	-1	-1
3 do	2			-1	-2	-1	-1
3 dr			-1	-3	1	3	-2
3 due	-1	-2	1	-1		-5		-1
3 emergency	-3		1				-1
3 ending	3	-2	-2	-1		-2
3 estate	3		-2	-3		-1
3 exeter	-1		-1	3		-1
3 exp	3			-3
3 experian	1				-3	-2	-1
3 fargo	1		-3	1	-2	-1
3 farm	-3	-1	-1	1	-1	2	-1
3 fcu	-2		-1	1	3		-1
3 fed	-2			2	-1	1	-1
3 fee	2			-2
3 fico	3	-1		-2	-1	-1
3 fin	-2		-2	-1	-2	1	1
3 final	-4				2	-1	2
3 financial	-1		-2	2	1		-3
3 fingerhut				1	-3	-2
3 florida	3			-3			-1
3 food	3				-2	-3
3 for		1	-1	1		-5	-3
3 forbearance	-4		-2	4	2	1	-1
3 form	3			-2		-1
3 from	3	-1	-1	-2	-3	-2	-1	-1
3 goes	1			-3	1		-1
3 group				2	-3	-1
3 h	1		-1	-3	-1		1
3 harlan	-3			3		-1
3 have	3			-1	-1	-1
3 history	3		-1	-3	-1	-1	-1
3 honda			1		-3	1	-1
3 hosp	3			-3
3 i	-1		-2	-3		1	-1
3 id	1		1	-1	-3	-1
3 identification	3			-3	-1		-1
3 inc	2	-1	-1	-1	-4	-1
3 included	3			-2			-1
3 inst	1			-3	2		-2
3 int	-2			2	-1	1	-1
3 it	-2				3	-4	-1
3 jo	3				-2	-1	-1
3 k	3			-2
3 kia	-2			2
3 kohl's	-3		-1	3	1	-1	-2
3 kohls	-3			1	1		1
3 la	-2			3	-1	-1	-1
3 last	1	-1		3	-2	-2	-3
3 late	1	-1	1	-1	1	-3	-3	-1
3 left	-4		-1		-2	4	1
3 lending	-3			1	-1	-2	2
3 limit				4	-3		-2
3 line	-2		-1	3	-2		-2
3 loan	-1	1	-1	2	-3	1	-4	-1
3 me	1		-1		-1	-3
3 merrick	3		-1		-1	-1	-1
3 min	-3	-1	-1		-1	1	2
3 minimum	3			-2			-3
3 mom	3				-1	-3
3 month	-2		-3		1	1
3 monthly			-1	1	-2	-3
3 mortgage		-1	-2	1	-3		-1	-1
3 mos	2		2	-2		-1	-1
3 mr	-4			3	1		-1
3 mrs	3			-1	-3	-1
3 ms	3			-1	-2
3 much	-3		-1	-2	2	2
3 n					1	-2	-2
3 name	4	-2	-1	-2
3 navy	-3		-2		1	1	-2
3 ne	3			-3		-1
3 nelnet	-3			1	-1	2
3 new	3	-1	-1	-1	-2	-1	-2
3 next	4			-2		-3	-1
3 number	-2			2	-1	-2	-2
3 o	1		2	-3	-2	-2	2
3 of	1	-1	-2	1	-5	-2		-1
3 ok	-2	-1		2	2	1	-4	-1
3 old	-1		-3			2	-3
3 one	-1	-2	-2	-1	-1	3	-1	-1
3 onemain	-3	-1		3		-3	-2
3 or	3	-1		-2	-1	-1	-1
3 original	3	-1		-3		-2	-1	1
3 our	4			-4	-2		-1
3 owe	-2		-1			2	1
3 owed	-1		-1	-3			-1	-1
3 paid	2	1		-1	1	-4	-3
3 parcela	-2			-1	-2	3	-1
3 past	1	-1	-1	1	-2	-3	-2
3 pay	1	-1	-2		-2	-3	2
3 payments	2				-2	1	-3
3 pays	2				-1	-1	-3
3 per	3			-2		-2
3 personal	3		-1	1	-1	-1	-2
3 phone	4			-2	-2	-2
3 physician	-2			3	-1	-1
3 pl	-1		3	2	-1	1	-2
3 plan	-1		-2	-1	3	-1	1
3 planet	3			-2	-1
3 r	3	-1	-1	-2	-1
3 re	-2		3	3	-1	-1	-2
3 real	3		-1	-2			1
3 receivables			-1	2		-1	-3
3 recovery	-1		-2	3	-3	-1
3 redcard	-1			-1	2	-1	-2
3 regional	-3			2		-1	2
3 rent	4		-1	-2	-2	-3
3 renta	4			-1	-1	-3
3 report	3			-2	-1	-1	-1
3 responsibility	2			-2		-1	-2
3 river	3	-1	-1	-1
3 rocket	-1	-1		2	-2	-2	-1	-1
3 sa	-3			2	1
3 saint	3			-2	-1
3 saldo	-1	-1	-1	-3	1	-1	-1
3 saturday	3			-3
3 savings	4			-4		-1	-1
3 sec	3			-2	-2
3 sent	-1	-2	-1	1	-2	1	3
3 services	-1			2	-2	-2
3 servicing	3			-3
3 slate	-3			2	1	1	-1
3 snap-on	-1			3	-1	1	-2
3 social	3			-3
3 sold			-1			2	-3
3 stat	2		1	-3		-1	-2
3 status		-1	2		-2	-2		-1
3 still	3			-1	-2	-1
3 student	-3	-1		3	-2	-1	-2
3 suncoast	2		-1	-2	-1	-1
3 syncb/amazon	-2			-2	3		-2
3 synchrony	-1	-1	-1	2	-3	-1	-1	-1
3 t	3		-1		-1	-1	-1
3 target	-4	-1		1	-1	-1	2
3 td	-3		-2	1	-1	-1
3 terms	2	-1		-3	-2	1	-1
3 that	-2			-2	1	-2	3
3 their	-5			5		-1	-2
3 this	-1			2	-3	-2	1
3 tidewater	-2		-1	3
3 til	-2		-1		-1	2	-1
3 time	-1		-1	1		-1	-3
3 to	1	1	-2		-2	-1	-3	-1
3 today	-2			-1	-1		3
3 total	2				-2	-4	-1
3 toyota	-1		-2	1		-1	-3
3 transworld	-2			2
3 tri-county	2			-1			-1
3 tu	2		-1	-1	-1	-1	-1
3 updated		-1	-1	3	-1	-1	-1
3 upstart	-1		-1	3	-1		-1
3 usaa	-3			2	-1	-2
3 verizon	-2		-1		3	-2	-1
3 visa	-1		-1	4		1	-1
3 w			-2	-3		2
3 walmart				-2	1	3	-1
3 was	-2				1	-4	2
3 water				1	-2	-3
3 wayfair	-1			3	-1	1	-1
3 we	2			-3	-2	2	-1
3 westlake	2		-1	-3		1
3 which	3			-1		-2	-2
3 worst	3						-3
3 x	1		-2	2	-1	-3	-1
3 xxxx		1		-3	-1
3 you	3	-1	-1		-4		-2
3 your				2	-1	-3
3 信用卡	-2			2
3 欠款	3			-2	-2		-2
3 正常	-3		-1	3	-1
a c	2			-1	-1		-1
a month	-3			-2	-1	3	1
account no	-2	-1		3	-1	-1	-1
account number	-1	-1		1	-3	-2	-3	-1
account status	-2			-1	-1		2
acct no	-4			5	-2	-2	-1
aluguel us	3				-2	-2	-1
apple card				1	1	-1	-2
as of	2			-4	-1	-2	-1
auto loan	-2	-2	3		-2	1	-2
auto loans	3			-1	-1	-1	-1
award id	-3			3
bal min	-3			-1	-1	-1	2
balance loan	2		-2	-4
balance suffix	3	-1		-3
cabela's club	-2			2	-1	-2
can do	3				-1	-3
cap one	-2		-2	2	-3		1
car ins	3				-2	-2
car loan	-1		-1	-1	-1	3
card services	-4			3		-1	1
care credit	-3				2	2	-1
cash rewards	3			-2		-1
center account	-3		2	-2
certified mail	3			-3	-3	-1
charge-off date	-4						4
charged off	-2	-1		-2	-1		2
chase sapphire	-2			3
citibank/best buy	-3		-1	2
claim no	3	-1		-2	-1	-1	-1
client id	3			-3
client no	3			-3
coast cu	1		-2
collection account	2			1	-1		-3
collection reported	3			-2			-1
credit cards	3			-2	-1		-1
credit limit	3			-1	-2	-2	-2
credit one	-3			1			-1
credit score	3			-1	-1	-2	-2
curr acct	2			-3			1
current balance	-2			-2	4	-1
current current	-3			-1		-1	3
current days	3					-1	-2
current status	3						-2
customer service	3		-1	-3
date opened	3			-2	-1	-2	-2
days days	5			-1	-1	-2	-3
days delinquent	-2	-1		-2	-1	-2	3
days late	3				-3	-4	-1	-1
de cuenta	-3			4		-1	-1
debt incurred	3			-2	-1		-1
discover it	-1			2		-1	-3
due day	3			-2	-1	-1	-1
due jun	2			-1		-1	-2
due loan	4	-1	-1	-4
due the	2			-3		-1	-1
ending in		-1			-3	-1	1
ends in	-2			3	-1	-1
equity loan	-2		-2	2	1
evansville in	2			-2	-1
everyday checking	3	-1		-3	-1	-1	-1
farm auto	2			-2		-1
feb jan	3			-1	-1	-1	-1
fico score	3				-1	-2	-1
fin f	5			-1		-5
final us		-1		-1	1	-3	-2	-1
finance acct	-2	-1		3
free checking	2			-2
from to	3				-1	-1	-1
gm financial				1	-1	-2	-2
guarantor id	3			-2	-1
holiday club	3			-3
home lending	3			-2	-2
hospital account	-3			3
id number	3			-3
identification number	5			-5
in full	-1	-1		2			-4
last digits	-3			3
late dates	3			-1		-1	-1
late payments	3			-1	-1	-2	-2
lincoln ne	3			-2
loan account	-3			3
loan acct	-2			2
loan number	-2			3			-1
member no	3			-3
min due	3			-3		-2	-2
min is	-3			-1	-1	3	-2
minimum is	-3				-2	2	-1
mo current	2	-1		-2		-1
mo for	2					-2
month for	2					-2	-1
mortgage loan	-4		-1	3		-1
mos rev	3			-1	-1	-1
motor credit	1		-3	1	-2	-2	-2
n n	3	-1		-2	-1	-2	-2
navy barclays	-2		-2	3	-1	1	-3
nmls id	2			-2
no xxxx	-3			3
of account	-2			2	-1
of credit	-3		-1	4	-1	-1	-1
official form	3			-2	-1	-1
old navy	-3		1		1	-2
on the	2			-5	-1
one is	-3				1		3
opened reported	3			-1	-1	-1	-1
p.o box	4			-2	-3	-1
paid collection	3			-2	2	-1	-2
paid off	2				3	-1	-4
parcela us	-2			-1	-2	3
past due	1			1	-4	-4		-1
pay status	-3			1	-1		2
payment dec	3					-1	-2
payment due	4			-2		-2	-3
payment history	3			-1		-1	-1
payment status	-3	-1		2	-1	-1	2
paypal credit	3			-2	1	2	-2
po box	1	-1	-1	-1	-3	1	-1	-1
procedure form	3			-2
public records	4			-2	-1	-1
rating current	-2			1	-1		2
rd ste	3			-1	-1	-1
real estate	1		2	-3	-1	-1
recovery assoc	3			-3
recovery associates	1			3		-1	-1
redcard min	2				-1	2	-3
reference number	-1	-1		2	-2	-3	-2	-1
regional acceptance			-3	1	-1	1	1
rent is	4			-2	-3	-1
report confirmation	3			-2
report number	3			-3
reported apr	3			-2	-2	-1
reported aug	3			-2			-1
reported mar	2			-1	-1		-1
reported oct	3			-2			-1
rewards visa	-3			2	1	-1	-1
routing number	3			-3
scheduled payment	-2			-2		3	-2
services call	3			-2			-1
share savings	2			-3			-1
spectrum internet	3	-1		-2	-1	-1
speedy cash	-1		-2	-2	1	-1		3
status account	-3			-1			3
status late	-2						2
status notes	-3			-1	-1	3	-1
store card			-2	1		-2	-1
student loans	4			-3		-1	-1
subaru outback	-2		-1	3
systems llc	3		-1	-2	-1		-1
the government	2			-2
they want	-2				-2	3	-1
to loan	3			-3
to pay	-1					-3	2
total us	4				-3	-2	-1
transworld sys			3	-2	-1
transworld systems	-3			2	2		-1
umpqua bank	2			-2
unsecured claims	3			-2
up to	4			-1	-2	-2	-1
used vehicle	-2		3	-2
vin ending	3			-3
we owe	1	-1		-2	2	-1
with a	3			-1	-1	-2	-1
x ok	3				-2	-1	-1
xxxx xxxx	-4			4	-1
you are	-2			-1		-2	3
余额 最低还款	-3			-1		-1	3
# figure words behind
a	-3	-1	-1	-2	-2	4	-2	-1
a mo	-2			-2	-3	3
a month	-4		-2	-1	-1	5	-3
a week	2					-2	-1
accepted	-3			3
account	-2		1		-2	-3
account 	2		1	-1			-3
account number	4			-3			-1
account type	-3			3		-1	-1
accountidentifier	4			-3		-1
accountidentifier 	3			-2		-1
accountopeneddate	-3			3	-2	-2	-1
accountopeneddate 	-3			3	-1	-2	-1
accounts	4			-1	-1	-1
act	1	-1		-2	1	-2	-2
act 	1	-1		-2	1	-1	-1
actual	-3			-2		3	-1
ago	3			-2	-1	-2	-1
ago 	3	-1		-2	-1	-1	-1
am	4			-1	-2	-2	-2
am 	3			-1	-2	-1	-1
amount	3			-4		-1	1
amount due	-1			-3			1
amount enclosed	2			-2
and		-1	-2	-4	1	1		-1
and they	-3				2	-1	2
annual	-3		1	2
as	1			-2	-2		-1
as of	3			-2	-1
asagreed					1	1	-3	-1
at	3			-1	-1	-1		-1
atrasado	-2			-1	3	1	-1
atrasado dias	-3			-1	2	2	-1
auto	1	-2	-2	3	-1	-3
auto 	-2			3		-2	1
available	2			-3	-1		1
avant	3			-1	-1	-1	-1
ave	4		-1	-4		-1
ave e	2			-2	-1	-1
bal	-2	-2	-3	4	-2	-3	-1	-1
bal 	-5	-1		2	2		2
bal min	-2		-3	3	-1		-2
bal pmt			-2	2	-1	-3	-1
balance	-2	-1		3	-2		-1	-1
balance joint	2			-2
balance pay	4			-3	-1		-1
balance they	-3			3
balance updated	-5			5
balances	3			-3
balances 	3			-3
bank	1	-1	-3	-4	-1	3	-2
bank of	3	-2		-4	-1	1	-2
bc	4			-4
bc crc	3			-3
bought	-3			3
box	3			-2	-1
c	-1			3	-3	-1	-1
c nonprofit	3			-1	-2	-2
capital one		-1		-3	1	2		-1
card	-3			3	-1	-1	-1
card 	-4		-1	4	-1	-1	-1
care credit	-1		-1	-1	3	-1	-1
charge			-1	2	-2	-2
charge off	1			-1	-2	-2	1
chase	3	-1	-1	-2		-1	-2
check	3			-2	-1
claim	3	-1	-1	-2		-1
client	3		-1	-2	-1		-1
closed	-4	-1	1	1	3	-3	-2	-1
closed 	-3		1		3	-2	-1
co	4		-1		-2	-3	-2
co co	3				-1	-1	-1
coll	-2	-1	-1	3	1	-3	-3
coll collection				1	-1		-3
collection 	-3			3	1	-4
collections	-1		-1		2	-3	-1
collections 	4			-1		-1	-2
comenity	-2	-1	2	1			-2	-1
comments	3			-1		-2
corporate	3		-1	-1		-1
credit	-1	-2		1	1	-3		-1
credit karma	3			-1	-1
ct	3			-1	-1	-1
current	-2	-2	-3	1		2	-3
current 	-1	-1	-3	2	-1		-6
date	2			-3	-1	-1	1
date 	3			-2	-1		-1
day 	2					-3	-1
days		-2	1	-2	-5	-4	3	-1
days 	-2	-1		1	-4	-1	2	-1
days days	4				-1	-2	-3
days delinquent	-3			1	-1	-2	2
days late	-2	-1		-1	-1	-3	2
days overdue	-2					-1	3
days past	-2	-1	-1	-3	-3	-5	4	-1
dc chg	3			-3
de	6			-1	-4	-3	-1
debt	-3		-1	2	-2	-1	2
debtor	3			-2
debts	3			-2
deferred	1			3	-2		-2
deferred 	1			1	-2		-3
delinquency	3			-3
delinquent	-3						3
dept	3			-2			-1
dias	-2	-1		-3	-1	-1	2	-1
dias de	-2			-3	-1	-1	3
digits	3		-1	-2	-2	-1	-1
discharged	4		-1	-2	-1	-1
discover	4	-1		-2		-1
dla	-2			3	-1	-1
dla 	-3			3	-1
do	4			-2	-1	-1
dollars	-1			-1	1		-3
due	-1		-2	-3	2	2	-1
due the	1			-4	-1	3	-1
duke	2			-2	-1	-1
días	-1	-1			-2	-5	2
días de	-2	-1			-1	-3	5
em	-3	-1	-1	-3	3	1	-3	-1
em cobrança	-1				3	-4	-2
em dia		-1		-2	1	1	-3	-1
end	3			-3
end of	3			-3
enrolled	-3		1		-2	-3	2
enrolled 	-3		1	-1	-2	-3	2
et	3			-2
every	2				-1	-2	-1
every other	3				-1	-2
experian	3			-2	-1		-1
f	4			-2	-1	-1	-2
f 	3			-2	-1	-2	-1
f-150	-3		1	2		-1	-1
fa	3			-3
fa aut	3			-3
fecha	3			-3
fee	3			-3	-1	-1
fidelity	3	-1		-2		-1
fidelity 	4	-1		-3	-1	-1
final				-3		-1	1
first	5	-1		-5	-2		-1
first seen	5			-5	-1
food	3				-1	-2
for	1		-2	3		-4	-3	-1
franklin	-3	3	-1	-1			-1
free	3	-1		-3
free checking	3			-2
freedom	3			-2
from the	-2				3	-2	-1
from to	3				-2	-1
gas	1			3	-2	-3
group	2			-3
group llc	1	-1		-3
harley-davidson	3			-2			-1
heloc	-3	1		3		-1	-1
high	3			-2	-2	-1	-1
high balance	3			-2		-1	-1
highbalanceamount	3			-1	-1	-1
highbalanceamount 	2			-2	-2	-1
highest	4						-4
highest balance	4						-4
hr	3			-1	-1	-2
husband	-3			3	-2	-1
husband 	-3		1	2	-1
i	-4	-1	1	3	1	1	-2	-1
i 	-3		1	3	-1	-1
i01	3			-1	-1		-1
i01 	3			-1	-1		-1
i03	1			-1		1	-3
i1	-2			-3	2	3	-2
i1 	2		-2	-3	1	1	-2
idaho	3			-3
if				-3	-1		1
in collection	-3			2	1	-1	-2
in debt	3	-1		-3	-1
in negotiation	-3			-1			2
incl	4			-2	-1	-2	-2
incl in	4			-2		-2	-2
ins	-1			3	-1	-2
inst				3	-1	-2	-3
installment	-1		-1	2	-1	-1	-2
installment account	-3		-1	3
international	2			-2	-1
j	-3		1	5	-1	-1	-1
j 	-2		1	2		-1
jefferson	3		-1	-2			-1
juniper	3				-1		-2
k	2	-2		-3	-4	-2	-1
k 	3	-1	-2		-2	-1
kia sorento	3			-1	-1	-1
kingsley dr	3			-3	-1	-1
larkspur	3	-1		-1	-1		-1
last	1		2	-3	-3	-1	1
left	-2		-1	1	4	-5	-2
left 	-2		-1	2		-2	-1
left mo	-3		-1	2	2	-1
liabilities	-2			-3	3
liabilities credit	2			-2
lines	3	-1	-2	-1	-1
list	3			-2			-1
loan	-2	1	-1	2	-2	-2	-3
loan 	-2		-1	2	-1	-1	-3
loans	2		-1	-1	-1	-1
lvnv funding	3			-2		-1	-2
m1 	-2			-1	1	3	-2
macy's	3	-1		-1		-1	-2
malibu	3		-1	-2		-1	-1
mar				2			-2
medical	-2		-2	2		-2	-2
meses 	3				-1	-1	-2
midland	3	-1		-3		-1	-1
min	-3		-3	2	3		-3	-1
min 			-1	1			-3
mo	-1	-2		-3	1	2	1	-1
mo 	-3	-1	-3	-2	1	3	-1	-1
mo days	-3			-1	-1	4	-1
mo ok	-3			1		3	-2
mo on	-1				-2	3	-2
month	-1	-2	2	-2	-3	-1	2
month late	-3				-1		3
month payment	3			-1		-1	-2
monthly					-3	1	-1
months	2		-1	1	-4	-4		-1
months 				3	-2	-2	-1
months behind	-2			-2	-1	-3	3
monthsreviewedcount	-3			-2	-1	3
monthsreviewedcount 	-3			-2	-1	3
mortgage account	-3	2		1
mos		-1	-2	-2	-4	1	1
n	-2	-2	1	-1	-3	-2	3	-1
n 	-2	-1		-2	2	1	4
n louise	3			-3
n n	-2				-2	-4
na	-3			-2	3	1	-1
name of	3	-1		-2
navy	1			-2	-2	1	-2
negotiating	-3				-1	-1	3
new	1	-2	-3		-1	-1	-1
new balance	3			-3
no	-2	-1		-1	4	1	-4	-1
no 	-1	-1		2		1	-4
no rush	-3			-1	3	-1	-1
nonprofit	3			-1	-2		-1
not	-3	-1		2				-1
not late	-3			2	-1	1
nw	2			-2	-2	-1
of	8	-1	-1	-3	-3	-4	-3
of 	4			-2	-2	-2
ok	1	-1	-1		-2	2	-4	-1
ok 		-1			-2	2	-4	-1
ok ok	4			-2	-1	-2	-2
old	3				-1	-2	-1
on	-1	-1	1	2	2	1	-4	-1
on 	-3		-1	4	-1	-2	-1
on the	-3	-1		2	1	1	-1
on time	2				-2	1	-5	-1
onemain	3			-3			-1
or	3			-2	-2	-3	2
ordered	2			-2	-1
original creditor	-3	-1		3	-1	-1	-1
originalcreditorname	-2				3	-1
other liabilities	4			-4
owe	-4		-1	4	-1
owe pay	-2		-1	3
owes	-4			4	-2	-1
page	5			-3	-1	-1
page of	4			-3	-1	-1
paid	1			3	1	-2	-5
paid off	-4			3	1	3	-3
part	3			-3
past	-1		-1	-2	3		-2
past due			-1	-3	2	2		-1
pastdueamount	-1			-3	-2	2	-1
pastdueamount 	-1			-3	-2	2	-1
patient	-5		2			-1
pay	-1		-1	2	1	-1	-3
payment	-1		1	-4		-1	2
payments	4			-1	-1	-4	-1
payments 	2					-1	-2
payments of	3				-1	-1	-2
payoff			-2	2	-2	-1	-1
pending 	3			-2	-1	-1
personal	-3	-2		4		-1	-1
personal loan	-2			3			-1
phone	3		1	-2	-1	-2
pif 	1			-1	3	-2	-1
placed	-2			3		-1	-1
pm	2	-1	-1	-2	-3	-2	-1
pmt			-1		1	-2
por	2			-1	-3		-2
por mês	2				-3		-2
portfolio	4					-1	-3	-1
portfolio recovery	4			-1		-1	-3	-1
ppa 	3			-2	-1
previous	2			-1		-1
primary	3	-1		-3
principal	-2		-1	2		-1
pts 	3			-1		-1	-1
quail	3			-2	-1	-1
r	-3		-1	2	-2		-2
r 	-3		-1	2	-2	2	-1
r01	3			-2	-1	2	-2
r01 	3			-2	-1	1	-2
r1	-2		-1	-4	2	3	-3
r1 	-2		-1	-4	2	3	-3
r2 				-2	1	-1	-3
r9	-1			-3	3	-2	-2
r9 	3			-2	1	-2	-2
re	-3			3
regional	3			-1			-2
regular	3			-3	-1		-1
rent	3			-2	-1
report	3			-2
reported	-3			3	-2	-2	-1
rev	-2				-1	-3		-1
revolving account	-3		-1	3
right	-2			-1	-1	3	-1
right now	-2			-1	-1	3
rptd	3			-2
s	4		-1	-2	-3	-2
saldo	-1	-1	-1	3	-3	-2	-1
saldo us	-5			4	-1	-1
sec	3					-3
secured vehicle	-2		-1	3
settled	1			1			-3
settled 	1			4			-3
share	3	-2		-2			-1
signature	-1	-3	-3	2			-1
signature loan	-3	-2	-1	4
so	3			-1	-1	-1
statement date	3			-2	-1
status	-3				1	-1	1
student loans	3			-2
tage	3				-2	-1	-2
tax	3			-3	-1
taxes		-1	2	-3	-1	-1	2
tel				-2
terms	3			-2	-1	-1	-1
thats	-2				1
the	1	-1		-1	-3	-1	-1
they say	-3			3
they want	-3			2	1
to	3	-1		-1	-4	-3	-3	-1
total amount				-3	-1		2
trinity mills	2			-2	-1
tu	-1			1		1	-3
type	-1		1	2	-1	-2	-3
unknown	-3			3
unknown 	-2			3
unpaid	2			-2	-2	-3	2
unpaidbalanceamount	2			-1	-2	-2
unpaidbalanceamount 	3			-1	-2	-2
unsecured 	-2		-2	3			-1
upgrade	1			-2	-1	1
upgrade inc	2			-3		1	-1
us 	1	-1	-2	-1		-3	-1	-1
us em	-3		-1	2	1		-1
used	-2	-2		3	-1
visa	-1	-3	-1	2	-1	-1		-1
w mile	3			-3	-1
we owe	-3			1	-1	2	-1
wells fargo	5			-3			-2
when	3				-1	-2	-1
which	3			-2	-1
wife	-3		-1	4
with	-2			2	-3	-2
with a	-3			3	-1
woodward ave	3		-1	-2
world	3			-3
x	1		-2	3	-1
x 			-1	3		-2
xp ef	2				-1	-1	-2
xp/tu/ef	-1			1	-1	-2	-2
y	-3	-1	-1		-3	-1	2	-1
y 				-2	-1	2	1
y n	2	-1	-1		-2	-3	-1	-1
year	3		-1	-2	-1		-1
years	4			1	-2	-4	-3
yes 			1	-1		1	-2
просрочка	3			-1	-3	-2
余额	-3		-1	3	-1	-1	-2
# figure words of line
always		-4			-1	-1		-3
always, below blank	-1	-3	-1	1	-2		-1	-1
often		-3	-1	-1				-1
often, below blank	-1	-1	1		-4	-3		1
once	-1	-4	-2	-1	-1		-1	-2
once, below blank	-2	2	-1	-1	-3	1	-2	-1
twice	1	1	-1	-1	-3	-2	-1	-1
twice, below blank	-1	-3	-1	1	-4	-2		-1
# mark alike read as
accountNumber	-2		-4	2	-1	-1	-1	-1
accountNumber; itself no part	1		-3	-1
amount		-1		-1		-3	-1	-1
amount, all; itself amount	-5				4	-1
amount; itself no part	3				-3	-1
amount?, all, few; itself amount?						-2	-1
aside goes on, all, few	-3		3		-1
aside goes on, all, few; itself no part	-3		3
current, all, few; itself no part	2		-1				-2	-1
current?	2	-1	-2	-1	-2	-3	-1	-3
current?, all	-1	-1		-1	-3	-2	1	-1
current?, all; itself current?	-1	-1		-1	-3	-2	1	-1
goes on, all	-1	-3	1	-1	-1	-1	-1	-1
goes on, all; itself goes on	-1	-3	1	-1	-1	-1	-1	-1
goes on,current?, all, few	1		-3					2
goes on; itself no part	-3		3
goes on?, all; itself goes on?	3		-1	-3		-1	-2
no part	-2	-2	-2	-1	3			-2
no part, all		-2	-2	2	-2	-3	-2	-1
no part, all, few					-3	-3	-2	-2
no part, all, few; itself current?	-2		-1	-1			3
no part, all, few; itself goes on?	3	-1	-3	-1
no part, all, few; itself no part		1			-3	-4	-6
no part, all; itself no part	1		-2	-1	-5	-5	-6	1
no part; itself accountNumber	-3		-1	3	-1		-1
no part; itself amount	-2	-1	-1	-1	2	-1	-1	-1
no part; itself amount?	-3				3
no part; itself current	-3		-2		-1		3
no part; itself current?	-3		-1			-1	3
no part; itself no part	4	-1	-2	-3	-4	1	-6	-1
paying	-3			-1		3	-1	-2
paying; itself paying	-3		-1	-1	-3	3	-1	-2
# mark before and shape
capital mark-(	2		-2	-1
capital mark-,	-1	-1	1			1	-3	-1
capital mark-.	-1	-2	2	-3	-2	-1	1	-1
capital mark-:	3				-1		-2
capitalised mark-#	2	-1	-2	-3	-2	1	-1	-1
capitalised mark-$		-1	-2	-1		-2	-4	-1
capitalised mark-&		-3		-1	-3	-2		1
capitalised mark-(	2	-2		-4	-1	-1	-2	1
capitalised mark-)	-3	-3	3	-3	-3	-2	-1
capitalised mark-+	-3	-1	4	-1	-1	-1	-2	-1
capitalised mark--		-2	1	-5	-3	-3	-2
capitalised mark-.	-2	-2	3	-4	-2	-2		1
capitalised mark-/	-1	-3	1	-3	-2	-2	-2	2
capitalised mark-:	2	-3	-2	-4	-3	-2	-2	-1
capitalised mark-;		-1	-3	-1	-2	-2	1	-2
capitalised mark-<	-1		-2	-1	-1	-1	1	-1
capitalised mark->	-2	-2	-1	-2	-1	-1	3	-2
capitalised mark-?	2	2	-2				-3	-1
capitalised mark-]	3		-2		-1		-1
capitalised mark-|	4	-1	-5	-1	-2	-1	-1	-1
capitalised mark-®				-3	-1	-1	-1	-1
capitalised mark-·	-1	-1	-1		-2	-2	1	-2
capitalised mark-—	4		-3		-1		-2
capitalised mark-•	3		-2		-1	-1
capitals mark-"		-1	-4	-1	1	1	-2	-2
capitals mark-#	1	-2		-3	-2	-2	-1	-1
capitals mark-&		-3	2	-1	-2	-2	-2	1
capitals mark-(	3	-2	-2	-5	-1	-2	-2	-1
capitals mark-)	-3	-1	3	-2	-3	-3	-3	-1
capitals mark-,	2	-2	-3	-2	-2	-3
capitals mark--	-1	-3	1	-4	-1	-4	1	-2
capitals mark-.	-3	-2	3	-2	-2	-2	-3	2
capitals mark-/	2	-3	-3	-2	-1	-2	-1
capitals mark-=	3			-1	-1	-1	-1	-1
capitals mark->	4			-1	-1		-2
capitals mark-|	4		-3	-1	-1		-2	-1
capitals mark-–	1		-2		-1
capitals mark-—	4	-1	-2		-1	-1	-1
cents mark-"	1		2		-3	-3	1
cents mark-,		-1		-1	-1		-4	-2
cents mark--	3				-1	-1	-1
cents mark-.	1	-1		-1	1	-2	-2
cents mark-/	1				-1	-4
cents mark-|	4				-2	-2	-3
code mark-(	3	-1	-1	-1				-1
code mark-,	1	-1	-1	-1	-2	-2	2	-1
code mark--	3			-1	-2		-1
code mark-|	3				-1	-1
digits-1 mark-"	-2		3	-1	-1	-2	1
digits-1 mark-$						-3
digits-1 mark-(	-3		3
digits-1 mark-/	1	-1	-1	-2	-2	-3	1	-1
digits-1 mark-:	2	-1	-1	-2	-2	-1	-2	-1
digits-1 mark-;	2					-1	-2
digits-1 mark-=	3				-1	-1	-2
digits-2 mark-"	3						-2
digits-2 mark-/	2	-1	1	-3		-1	-1	-1
digits-2 mark-;	2			-1	-3	-2	-1
digits-2 mark-|	3				-1	-1	-2
digits-3 mark-$	1	-1				-3	-1
digits-3 mark--	3						-2
digits-3 mark-/	2			-1	-1	-3		-1
digits-3 mark-→	2			-1	-1	-1	-1
digits-4 mark-$	1					-4	-2
digits-4 mark-)	4	-1		-4	-1	-2	-2	-1
digits-4 mark-,		-1		-3	-2	2	-2	-1
digits-4 mark--	-4	-1	1	5	-2	-1	-1	-1
digits-4 mark-/	1			-1	-3	-1
digits-5 mark-,	2	-1		-2	-1	-1	-1	-1
digits-5 mark-.	-3			3	-1			-1
digits-6 mark-,	3			-2	-1
digits-6 mark-.	-2			3	-1		-1	-2
digits-7 mark-"	-1			-3	-1	2	1	-1
digits-7 mark-$		-1	-1	-3		1	-1	-1
digits-7 mark-.	-2			2	-2	-2	-3	-2
digits-7 mark-|	3	-1		-1	-1	-1	-2
dollars mark-)	3				-1	-1	-1
dollars mark-,	2				1	-1	-3	-1
dollars mark--	5			-1	-2	-3	-3
dollars mark-.				-3		-1	1	-2
dollars mark-<	3						-3
dollars mark-–	6			-1	-1	-2	-5
dollars-and-cents mark-,	3	-1		-1	-2	-1	-5	-1
dollars-and-cents mark--	4	-1		-1	-2	-2	-4	-1
dollars-and-cents mark-.	2	-1		-2	1	-1	-4	-2
dollars-and-cents mark-–	4				-2	-2	-3
dollars-and-cents mark-—	4					-1	-3
lettered-code mark-)	-1		2	-2	-1	-2		-1
lettered-code mark-,	-1	-1	-2	-3	3	1	-3	-2
lettered-code mark-;	3			-1	-1		-1
lettered-code mark-|	2				-1		-1
letters mark-)	-3		1				2
letters mark-,	3	-1	-1	-1	-2	-2	-2	-1
letters mark-.	2			-2			-1
line mark-#	2	-1		-1			-1
line mark-(	4	-2	-1				-1
line mark-.	1			1			-2
mark-" mark-,		-2	-2	-3	-1	1	-3	-3
mark-" mark-.	-3			4			-1
mark-" mark-:	3		-1	-2	-1	-1	-1
mark-" mark-_	3		-1	-1	-1	-1
mark-# mark-:	3			-2	-1		-1
mark-$ mark-$	2			-1		-1
mark-$ mark--	-3	-2	-1	-3	2	3	-4	-2
mark-( mark-.	-3		-1	3		-1	-1
mark-( mark-…	-4		-1	4			-1
mark-) mark-,	3		-6	-1	-1	1	-1	-1
mark-) mark--	3		-1	-2	-3		-1
mark-) mark-.	4	-1	-3	-3	-1	-1	-2	-1
mark-) mark-/	3		-2
mark-) mark-:	5		-2	-1		-1	-2
mark-) mark-;	3		-1	-1			-2
mark-, mark-"	1	-3	-1	-3	-1		-3	-2
mark-. mark-"	4		-3			1		-1
mark-. mark-,	5		-2		-1		-2
mark-. mark-.	-1	-3	-3	1	-4	-4	-4	-2
mark-. mark-:	3			-2
mark-: mark-"	3	-1		-2	-2	-2	-3
mark-: mark-$	-1	-1		-2	3	1		-1
mark-: mark-(	-1	-1	-1				2
mark-; mark-;	3			-1	-2	-2	-2
mark-] mark-$	-2				-1	2
mark-| mark-$	-3			-1	2	3
mark-– mark-–		-1		-2	-2	-2		-1
mark-☑ mark-$					-3	2
mark-☒ mark-$	-1				-2	3
mark-✓ mark-–	3					-1	-3
masked mark-$	-3			-1	2	-1
masked mark-(	3	-1		-2	-2		-1	-1
masked mark--	3			-2	-1		-1
percent mark-$	-3	-1		-1	1	1	-2	-1
percent mark-)	3		-1	-1	-1		-1	-1
small mark-(	2	-1	-1	-3	-2	-2	-2	-1
small mark-)	-2	-1	4	-2	-2	-2	-3	-2
small mark-,	1	-1	-1	-1	-3	-1	-1	-1
small mark--	4	-1	-2	-2	-2	-1	-1
small mark-.	2	-1	-1	-3	-2	-2	-1	-2
small mark-/	1	-1	-3	-2	-1	2
small mark-:	1	-2		-3	-2	-2		-2
small mark->	4		-1	-1		-1	-1
small mark-|	3		-1		-1		-1
small mark-–	3		-2	-1	-1	-1	-1
small mark-—	1	-1	1	-1	-1	-1	-2
small mark-•	4			-1	-1	-2	-2
small mark-😩	-2						3
thousands mark--	3						-2
thousands mark-/	4				-2	-2	-3
thousands-and-cents mark-"	1	-1	1	-1	-4		-3
thousands-and-cents mark-,	2				-1	-3	-2
thousands-and-cents mark-.	1			-1	-3		-1	-1
thousands-and-cents mark-☐	5				-4	-3	-1
thousands-and-cents mark-☒	3				-1	-3	-1
with-digits mark-"	1	-2	-3	-2	-1		-4	-2
with-digits mark-(			1	-3	-1	-1		-1
with-digits mark-)		-1		-3		-3	-2	-1
with-digits mark-,	1	-3	-3	-3	1	-2	-3	-3
with-digits mark-.	4			-2	-3	-2	-2	-1
with-digits mark-;	2				-2	-3	-2
with-digits mark-–	3		-1	-1	-2	-3	-2
year mark-)	-4	-1	4	-1	-1	-1		-1
year mark--	3	-1			-1	-1	-2	-1
year mark-.			-1	-3	-1	-1	1	-2
# mark before read as
		-1		1	-3	-2
accountNumber		-2	-3	2		-3	-4	-2
accountNumber?	1			-2	1	-1		-1
amount,current?	-3				1	-1	2
current,paying	-2				-1	-2	3
current?	1			-2	-3	-2	-1	-1
current?,paying	-1					3	-1
goes on	1	-1	-1	-2	-1		-3
goes on,current	-2		-1		-1		2
goes on,current?	-1	-1	-2		1	-1	3	-1
goes on?	1	-2	-1	-1	-1	-2	-3	-2
originalCreditor	-1	-2	-3	-1	-1	-3	-2	2
paying	-3	-2	-2	-3	-2	1	1	-2
# mark before
capital	1	-2	1	-3		-2		-1
capitalised	1	-2	1	-4	-3	-2	1	1
capitals		-4		-5	-1		-3	1
cents	3	-2	1	-2	1	-2	-2	-2
digits-1	1	-3		-1	-3	-3	-1	-3
digits-2	1	-2			-3	-3	1	-1
digits-3		-2	-1	-3		-2	2	-2
digits-4	1	-1	-1	1	-2	-2	-1	-3
digits-5	-1	-1		2	-1	-4	-2	-2
digits-6	-3	-1		3		-2	-1	-1
digits-7	-1	-2	-2	1	-1	-1	-4	-3
dollars	3	-1	-1	-3	-2	-6	-1	-2
dollars-and-cents	2	-2		-2	-2	-2	-2	-3
lettered-code	2	-3		-2		-1	-3	-3
letters	1	-2	-1	-3	-4	-4	-1	-2
line	1		-4		-2	-1	-1	-2
mark-#	4			-2	-1	-1	-1	-1
mark-$	-3	-2	-1	-4	3	2	-4	-2
mark-(	-5	-1	-1	5	-1	-2	-2	-1
mark-)	1	1	-7	-1	-1	-1		-1
mark-+		-1	3	-1	-1	-2	-1	-1
mark-,	1	-3	-3	-4			-3	-2
mark--	1	-1		-1	-1	-2		-1
mark-.	-1	-3	-5	1	-1	-4	-2	-3
mark-:	-1	-2	-1	-3	2		2	-1
mark-;	1	-1	1	-2	-3	-2		-2
mark-<	4		-1	-1		-1	-4
mark-=	3	-2	1	-1	-2	-2	-2	-1
mark->	3				-1		-1
mark-?	4		-1		-1	-1	-2
mark-[	3	-3		-1	-2	-2	-1	-1
mark-–		-1		-1	-2	-3		-1
mark-☑	-1				-3	2
mark-☒					-2	3
mark-✔	2					-1	-2
masked		-2	2	-1	2	-2	-3	-2
small	1	-2	2	-3	-2		1	-2
thousands	3	-2		-2	-1	-3		-1
thousands-and-cents	1	-2	2	-2			-3	-2
with-digits		-3	-2	-6	1	-2	-5	-3
year		-1	3	-3	-2	-2		-2
# mark behind read as
	-3	-2	1		-5	-4	-2	-1
accountName	2	-1		-3		-1	1	-2
accountName,current	-3						3
accountNumber	-1		-3	1	-2	-4	-2	-4
amount		-1	-2	-2	2	-4	-3	-2
amount,current?	-2		-1	-1	-1		3	-2
amount,paying	-2				2	-1
aside accountName	3		-2				-1
aside amount	1		1	-1	-4	-1
aside paying	3	-1		-1	-1	-2
current		-1	-2	-3	-4	-6	2	-3
current?	-1	-1		-2	-2	-3	2	-2
goes on	1	-4	-1		-1	-2	-4	1
goes on?		-1		-1	-2	-3	-4	-1
paying	-3	-1	1	-2	-6	3	-2	-3
paying?			-1	-1	-3	2	-1	2
# mark behind
capitalised	1	-2		-3	-2	-2		1
capitals		-1		-2	-3	-2	-1	1
cents	-2	-3	1	-3		2	-3	-3
code	-1	-1		-1	-1	-4		-2
date	1	2	2	-2	-2	-1	-2	-1
digits-1		-2	1	-3	-1	-2	-1	-1
digits-2	-1	-2	-1	-4	-1			-2
digits-3		-2	-1			2	-4	-2
digits-4	-1	-3		3	-2	-2	-4	-4
digits-7	2	-3	-1	-5		1	-2	-3
dollars	4	-1	-2	-1	-4	-3	-1	-1
dollars-and-cents	4	-2	-1	-3	-4	-4	1	-3
end	4	-1	-1	-2	-2	-1	-3	-1
lettered-code	2	-1	-1	1	-3	-2	-3	-3
letters	3	-2	-2	-3	-3	-4	1	-3
mark-"		-2	1	-2	1	1
mark-$	2	-1		-2	-1	-4	-2	-1
mark-(	-1	-1		-2	-2	-2	2
mark-,		-3		-4	-1		-2	-3
mark-.		-3	-2		-4	-4	-4	-3
mark-/	1	-1	1	-3	-2	-3	-1
mark-:	3	-1		-2	-1	-2	-3	-1
mark-;	-1	-2	-1	-2	-3	-2	1	-1
mark-<	4				-1		-3
mark->	4		-1			-1	-3
mark-?	3		-1				-1
mark-_	1	-1		-1	-2	-3		-1
mark-|	-1	-1		-2	-2	-2		-1
mark-·	-3		-1	2		-1	1	-1
mark-–		-1	2	-2	-2	-3		-2
mark-—		-1	2	-1		-3	1	-1
mark-…	4		-3	-2	-1	-1	-2
masked	1	-2		-3	-2	-3	-3
percent	1	-1	1	-2		-4		-1
small	2	-3	-2	-3	-3	-3		-1
thousands	1	-2	-1	-4		-4	-4	-2
thousands-and-cents		-2	-1	-3	3	-1	-3	-2
with-digits		-2	-2	-1		2	-4	-3
year		-1	3					-1
# mark both before and shape
capitalised capitalised mark-(	1	-1		-4	-1	-1	-2
capitalised capitalised mark-,	1	-2	-1	-1	-1		-3
capitalised capitalised mark--	1	-2	-1	-3	-2	-2	1
capitalised capitalised mark-.		-1	1	-2	-1	-1	1
capitalised capitalised mark-:	4	-1	-2	-5	-2	-1	-2	-3
capitalised capitalised mark-?		2	-2
capitalised capitalised mark-]	3		-2		-1
capitalised capitalised mark-|	4		-3	-1	-1	-1
capitalised capitalised mark-·	5	-1	-1	-2	-1	-1	-3	-2
capitalised capitalised mark-—	3		-1		-1		-1
capitalised capitals mark-"	1		-3		-1	1	-1
capitalised capitals mark-.		-1	-4	-1			1	4
capitalised capitals mark-:	3		-1	-1
capitalised capitals mark-–	2		-2
capitalised code mark-$	-2				3	-4
capitalised digits-2 mark-/	3			-1	-1	-1	-2
capitalised digits-4 mark-$	2				-1	-3	-1
capitalised digits-4 mark-,			1	-3	-1	-1
capitalised digits-7 mark-.	3			-2			-1
capitalised dollars-and-cents mark-.	3				-2	-2	-2	-1
capitalised mark-( mark-…	-4		-1	4
capitalised mark-) mark-"	3		-2			-1	-1
capitalised mark-) mark-,	5		-4				-1
capitalised mark-) mark-–	3		-1				-1
capitalised mark-- mark--	5		-1	-1			-3
capitalised mark-- mark->	3		-2
capitalised mark-. mark-"	3		-3			1
capitalised mark-. mark-(	-2		3	-1	-1	-1	-1	-1
capitalised mark-. mark-.	6		-2	-6
capitalised mark-: mark--	3			-1		-1	-2
capitalised small mark-$		-1		-1	-3	2	1
capitalised small mark-(	4	-1	-1	-1	-1	-1	-1	-1
capitalised small mark-)	-1		2	-1	-1	-1	-4	-1
capitalised small mark-.	-1		-1	-3	-1	-1	3	-1
capitalised small mark-:	4	-2		-3	-2	-3	-1	-2
capitalised small mark-—	3		-2				-1
capitalised small mark-•	3			-1		-2	-1
capitalised thousands-and-cents mark-.	3				-1	-2	-1
capitalised with-digits mark-(	3			-2	-1	-1	-1	-1
capitalised with-digits mark-)	2		-2	-4	-2	-2	1	-1
capitalised year mark-)	-4		4				-1
capitals capital mark-.	3		-2	-1	-1			-1
capitals capitalised mark-)	-2		3				1	-1
capitals capitalised mark--	3		-2
capitals capitals mark-"	4		-4		1	-3	-1	-1
capitals capitals mark-#	1			-3	-2	-1	-1	-1
capitals capitals mark-(	2	-1	-4	-3	-1	-2		-1
capitals capitals mark-)		-1	2	-1	-1	-1	-3	-5
capitals capitals mark--		-2	1	-3	-3	-3	-1	-1
capitals capitals mark-.	-3	-2	4	-1	-2	-1	-2	-1
capitals capitals mark-/		-1	-1	-2				1
capitals capitals mark-:	3		-2		-1			-2
capitals capitals mark-;	3		-1		-1	-1	-3	-1
capitals capitals mark-|	4		-2	-1	-1	-1	-1
capitals capitals mark-®	-3		3	-1
capitals capitals mark-—	3	-1			-1	-1	-1
capitals digits-1 mark-/	3		-1				-3
capitals digits-2 mark-/	-1		-3	-1	2	-1	1	-1
capitals lettered-code mark-$	-2				1	1
capitals mark-" mark-,		-1	-2	-2	1	1	-3	-2
capitals mark-( mark-.	-3			3
capitals mark-. mark-"	3		-3			1		-1
capitals mark-> mark-<	2				-1		-1
capitals small mark-)	-1		3				-3
capitals with-digits mark-)	3		-1		-1		-1
cents cents mark-.	1				1	-2	-2
cents mark-" mark-,	3				-1	-1
cents mark-☐ mark-$	3				-1	-3
code mark-. mark-$	4				-3	-3
code mark-. mark-.	-3			3
digits-1 mark-. mark-$	2				-2	-2
digits-5 mark-. mark-.	-3			3	-1
digits-6 mark-. mark-.	-2			2
digits-7 mark-. mark-.	-5			4	-1
dollars capitalised mark-:	3					-1	-2
dollars dollars mark-/	3				-1	-1	-1
dollars mark-- mark--	4				-1	-1	-3
dollars small mark-,	3						-3
dollars-and-cents dollars-and-cents mark-$					1	-3
dollars-and-cents mark-$ mark--	-2	-1		-1	3	-3	-3	-1
lettered-code digits-2 mark-/	3		-1				-1
lettered-code dollars-and-cents mark-$	-3					1
lettered-code mark-" mark-,	3	-1	-1	-1	-1	-2	-1
lettered-code mark-. mark-.	-3			3
lettered-code with-digits mark-"	-3					3	-1
letters dollars mark-,	3				-1	-1	-2	-1
letters dollars-and-cents mark-,	3				-2	-2	-3
line capitalised mark-#	3			-2	-1	-1	-1
line capitalised mark-&	1	-2		-1	-1	-1	-2
line capitalised mark-.	1	-1		-2	-1	-1	-4
line capitalised mark-/	2	-1			-1		-1	-3
line capitalised mark-:	1	-3	1	-2	-2	-3	-2	-2
line capitalised mark->	3						-3
line capitalised mark-®	3		-1	-1	-1
line capitals mark-&	2	-2	-2	-1			-1	-2
line capitals mark-,	1	-1	3	-1	-2	-1	-1	-1
line digits-1 mark-.	1	-3	-3	-4	-1	-2	2	-2
line digits-2 mark-/	4			-1			-3
line digits-7 mark-.	-3			3				-1
line line mark-(	3	-1	-1				-1
line line mark-*	3	-1	-1	-1		-1	-3
line line mark-+	3						-3
line line mark--	1	-3		-1	-1	-1		-1
line line mark-.	1			1			-2
line mark-[ mark-]	3		-1				-1
line small mark-.	3		-1	-1			-2
line small mark-:	3		-1				-1
line with-digits mark-)	5	-1	-1	-1	-3	-1
mark-" cents mark-"			2		-3	-3	1
mark-" digits-4 mark--	-3			3
mark-" mark-, mark-"	1	-3	-2	-3	-3		-3	-2
mark-" mark-: mark-"	2			-2	-2	-1	-2
mark-" thousands-and-cents mark-"			2		-4		-2
mark-$ cents mark-/	3					-3	-1
mark-$ thousands-and-cents mark-☐	5				-4	-3	-1
mark-$ thousands-and-cents mark-☑	3				-2	-2
mark-$ thousands-and-cents mark-☒	3				-1	-2	-1
mark-& capitals mark-(	3		-3
mark-& capitals mark-,	3		-2		-1		-1	-1
mark-( capitalised mark-.	-3	-1	1				1	1
mark-( capitals mark-)	-2	-1	1	-1	-2	-2	-4
mark-( lettered-code mark-)	-1		3	-2	-1	-2		-1
mark-( small mark-)	-3	-2	4	-1	-2	-2		-2
mark-) mark-. mark-.	3		-1	-3
mark-* capitalised mark-,	2		-1		-1		-1
mark-+ small mark-)	-3		1				2
mark-, capitalised mark-&	3		-2		-1
mark-, capitalised mark-.	-4		5	-2	-1	-2	-3	-3
mark-, capitals mark-,	2		-2	-1		-2	-2	-2
mark-, capitals mark-.	-4	-1	2	-4	-2	-2	1	2
mark-, cents mark-,	1	-1		-1			-4	-1
mark-, dollars-and-cents mark-,	1				-3	-2		-1
mark-, small mark-)	3	-1					-2
mark-, small mark-,	1			-1	1	-1	-4
mark-, small mark-.	3		-2	-1	-1	-1	-2	-1
mark-, with-digits mark-"	1	-1		-2	-1		-4	-2
mark-, with-digits mark-,	2	-1	-1		-1	-3	-1
mark-- capitalised mark-,	3		-2				-1
mark-- capitalised mark--	4		-2				-3
mark-- capitalised mark-;	3						-2
mark-- digits-3 mark-/	2		-1				-3
mark-- mark-$ mark--					-4	1	-2
mark-- percent mark-$	-3	-1			-2	4
mark-. capitalised mark-&	-2		2
mark-. capitalised mark-)	5	-1	-2	-1	-1	-1	-3	-3
mark-. capitalised mark-.	1		2	-2	-1	-1	-3	-1
mark-. capitalised mark-/	-3		3					1
mark-. code mark-,	2						-2
mark-. digits-2 mark--	-2			-2			3
mark-. digits-2 mark-.	1				1		-2
mark-. digits-4 mark-)	4			-4		-1	-2	-1
mark-. mark-" mark-,	1		-3			1	-1	-2
mark-. mark-. mark-$	-2			-1	3	-1	-1
mark-. mark-. mark-.	-1	-3	-2	1	-4	-3	-5	-2
mark-. small mark-.	3						-1	-1
mark-/ capitalised mark-"	3				-1	-2		-1
mark-/ capitalised mark-,	4		-4			-1	-1
mark-/ capitalised mark-.	3		-3				1	-1
mark-/ small mark-,	6				-1	-1	-5
mark-/ small mark-–	2						-2
mark-/ year mark-$	-2				2
mark-/ year mark-)	3		-1				-1
mark-/ year mark-:	3						-2
mark-: capitalised mark-)	3		-1				-1	-2
mark-: capitalised mark-,		-1	-4		-1		1	1
mark-: capitals mark-.	3		-2					-2
mark-: mark-- mark--	3			-1		-1	-2
mark-; capitalised mark--	3						-1	-2
mark-> capitalised mark-<	-3						3
mark-> dollars mark-<	3						-3
mark-| cents mark-|	3				-2	-2	-3
mark-| digits-7 mark-|	2	-1			-1	-1	-2
mark-– dollars-and-cents mark-–	3				-1	-1	-3
mark-☐ capitalised mark-$	3				-2	-2
mark-☐ capitalised mark-(	-1	-1	3	-1	-1	-1	-1	-1
mark-✓ mark-– mark-–	4						-4
masked digits-2 mark-/	3			-1	-1		-1
percent mark-$ mark--	-4	-1		-1		3	-2	-1
small capitalised mark-$	4				-3	-1
small capitalised mark-)		-1		-1	-1	-1		-3
small capitalised mark--	3		-3	-1	-1	-1	-1
small capitalised mark-.		-1	1	-2	-2	-1	-3	2
small capitals mark-$	-1			-1		3	-1	-1
small capitals mark-.	3		-3	-1			1	-1
small code mark-)	3		-2	-1			-1
small digits-2 mark-.	4				-1	-1	-3
small digits-4 mark-.	3	-1		-3	-1	-1	-2	-1
small digits-7 mark-,	3			-1	-1	-1
small digits-7 mark-.	2			-1	-2	-2	-3	-1
small dollars mark-.	5			-1	-1	-1	-3	-1
small dollars-and-cents mark-,	3				-3	-3
small dollars-and-cents mark-.	4	-1		-1	-3		-4	-1
small dollars-and-cents mark-–	3				-1	-1	-3
small mark-! mark-!	-2			-1		-1	3
small mark-" mark-,	3		-2			-1	-2
small mark-" mark-:	3		-1	-2		-1	-1
small mark-) mark-,	3		-3		-1	-1
small mark-) mark--	2		-3	-1	-2		-2
small mark-) mark-:	3		-1	-1			-1
small mark-) mark-|	3		-2	-1
small mark-. mark-)	3		-1		-1		-1
small mark-. mark-.	2		-1	-2
small mark-: mark-(	-3						3
small masked mark-.	3			-2			-1
small small mark-'	3					-1	-2
small small mark-(	3	-1	-2	-1	-1	-1	-2	-1
small small mark-)	-2	-1	6	-1	-1	-2	-4	-1
small small mark-,	2	-1	-3	-1	-2		-1	-1
small small mark--	2		-3	-1	-1	-1	1
small small mark-.	2	-1	-3	-2	-1	-1	-1	-1
small small mark-/			-4	-2	-1	3
small small mark-;	3			-1	-1		-2
small small mark->	3					-1	-2
small small mark-·	3			-1		-1	-3
small small mark-–	4		-2		-1		-3
small small mark-😬	-3						3
small thousands-and-cents mark-,	3				-2	-1	-1
small with-digits mark-,	3				-2	-1
small with-digits mark-.	3			-1	-2	-1	-1
thousands-and-cents mark-" mark-,					-3		-1
thousands-and-cents mark-☐ mark-$	-2				-4	2
thousands-and-cents percent mark-$	-3	-1			1		-1
with-digits with-digits mark-,	4			-1	-3	-1		-1
with-digits year mark-.	4			-1			-3
year capitalised mark-.	3		-3
year digits-2 mark-/	3						-3
# mark both behind
capital mark-.	5	-1	-3		-1	-1	-2
capitalised capital	4		-2	-1	-1	-2	-1
capitalised capitalised	1	-4		-3	-2	-1	1
capitalised capitals	2	-2	-2	-1	-1	-1	2	2
capitalised cents	-3		3
capitalised digits-2	-1	-1		-2	-2	-2	2	-2
capitalised digits-5	3		-1		-1			-1
capitalised dollars	3		-3	-1			-1
capitalised dollars-and-cents	-3	-1	2	-3	-2	-2	-1	1
capitalised lettered-code	-2		3					-1
capitalised line	1	-2	-1	-3	-4	-2	2
capitalised mark-$	5		-1		-2	-3	-1
capitalised mark-(	3	-4	-1	-1	-1	-1	-3	1
capitalised mark-,	-1	-2	1	-2	-3		-1	-2
capitalised mark--	2	-1		-1	-1	-1	-4	-1
capitalised mark-.	-3	-3	3	-2	-3	-3		1
capitalised mark-:	1		-1		-2	-2	-1	1
capitalised mark-;	4		-1	-1	-1	-1	-2
capitalised mark-–	2	-1			-1			-1
capitalised masked	-2		3					-1
capitalised with-digits		-1	3	-1	-1	-1	1	-1
capitals capital	1	-2	-1			-1	-1	-1
capitals capitalised		-2	2	-2	-1	-1	-1	-3
capitals capitals	1	1		-2		-3	-2	-2
capitals code	-1	1	3	-1	-2	-1	-1	-1
capitals digits-1	3				-1	-1	-1
capitals digits-5	2	-1	-1	-1	-3	-1	-1	-2
capitals line	-3	-3	2	-2	-5	-2	-2	1
capitals mark-"	-4	-1	3	1	-2		-2	-2
capitals mark-$	3	-1	-1	-1	-2	-2	-2	-1
capitals mark-(	3		-2			-1		-1
capitals mark-)		-2		-1	-1	-1	-3
capitals mark-,	2	-2	-2	-1	-1	-1	-3	-3
capitals mark-.	-2	-4	-1	-1	-3	-2	1	2
capitals mark->	3				-1		-1
capitals small	4			-1	-1		-3	-1
capitals thousands-and-cents	2		-1	-2
cents capitalised	-2				1	2	-1
cents code	-3				-2	3
cents digits-1	1				-3	1
cents digits-2	-1				-3	3
cents line		-1	-3	-1	-2	1		-1
cents mark-"	1		2		-4	-3	1
cents mark-,	1	-1	-2	-1	-1		-3	-1
cents mark-/	3		-2		-3	-1
cents mark-☐	-1				2	-4
cents percent	2		-1		3	-2
cents small	1	-1		-1	1	-1	-3	-2
code capitalised	5	-1	-2	-1	-1	-1	-2	-1
code capitals	4	-1	-1	-2	-1
code digits-2	-1	-1	-1	1	2
code line			-1	2	-3	-2	1	-1
code mark-,	-2		-1	-1	3	-1	-1	-1
code mark-.	3		-1	-1	-1		-1
code mark-/	3		-2	-1
code mark-|	3			-1	-1	-1
code small	1	-1	2	-3	-1	-2	-1	-1
digits-1 mark-"	-1	-1	3	-1	-3	-3
digits-1 mark--	4		-1		-1		-3
digits-1 small	3		-3	-1	-3	-1	-1	-1
digits-2 capitals	-1		-2	-1	1	-4		-1
digits-2 cents	3			-1	-3	1	-4
digits-2 digits-2	1	-1	-3		-2	-2		-1
digits-2 line	-3	-1	2	-2	2	1	1	-2
digits-2 mark-"	3		-1				-1
digits-2 mark-+	2						-2
digits-2 mark--	3			-1	1	-1	-3
digits-2 mark-.					-3	1	1
digits-2 mark-/	3	-1		-1	-1	-2	-3	-1
digits-2 small	3	-1	-2	-1	-6	-2	-2	-1
digits-2 thousands-and-cents	2		-1	-1	-1	1	-3
digits-2 with-digits	2				-1	-3	-1
digits-3 mark-.	3		-1	-1	-1	-1
digits-4 capitals	3		-2	-1
digits-4 dollars-and-cents	-1	-1	1	1	-1	-1	-3	-2
digits-4 lettered-code	3		1	-2	-1	-1	-1
digits-4 line	-1		-4	2		-1	-1
digits-4 mark-$	2			-2
digits-4 mark-,	3		-2
digits-4 mark-/	1		-3	-1		-1	1
digits-4 mark-|	2		-1	-1
digits-4 masked	3		-2	-2			-1
digits-4 thousands-and-cents	-1		2	-1				-1
digits-7 capitalised	-2	-1	3		-1		-1	-1
digits-7 line	3		-1	-3	-1	-1
digits-7 thousands-and-cents	-2		2				-1
dollars capitalised	4		-1		-2	-1	-1
dollars capitals	3					-1	-2
dollars mark--	4		-2		-1		-3
dollars mark-<	4				-1		-3
dollars mark-@	4		-3				-1
dollars-and-cents dollars-and-cents	2	-1		-2	-2	-2	-3	-2
dollars-and-cents line	4		-2	-1		-1	-2	-1
dollars-and-cents mark-,	1	-1	-1	-1	-3	-2	-1	-1
dollars-and-cents mark-|	3		-1	-1	-1	-1	-2
end end	3	-1		-2	-2	-1	-2	-1
lettered-code capitalised	-1	-2	1	1	-1	-1	-3	-1
lettered-code capitals	2	-1	-3	-1	-1	-1	1
lettered-code line	2	-1	-4	-1	-1	-1	-2	-1
lettered-code mark-"		1	-3	1	-2		-1	-1
lettered-code mark-,		-1	-3	-1		2	-3	-2
lettered-code mark-.	3			-1		-1	-1
lettered-code small	-3		2	-1			2
letters dollars	4				-2	-1	-3
letters lettered-code	2		-1				-2
letters mark-,	3				-1	-1	-3
mark-! mark-!	3				-1		-3
mark-" capitalised	1	-1		-1	-1		-3	-1
mark-" capitals		-1	-1	-1		1	-3	-1
mark-" cents			2		-2	-2	1
mark-" lettered-code	2	-1	-3	-1	-1			-1
mark-" mark-,	-2		3	-1	-1	1	-1
mark-" mark-;	-2		3		2	-1	-2
mark-" small	-1	-1		-1	-1	2		-1
mark-$ cents	5	-1	-2	-1	-5	-4	-1	-1
mark-$ digits-3	3			-1	-2	-1	-1
mark-$ mark--	-3			-1	3	-2	-1	-1
mark-$ thousands-and-cents	2	-1	-2	-1	-1	-1	-3	-1
mark-( capitals	-3		3		-1	-1	-1	-1
mark-( small	-3		3	-1		-1	1	2
mark-, capitals	-1		-2	-1		-2	1
mark-, mark-"	1	-2	-3	-3	-2		-3	-2
mark-, small	-2	-1	2	-1	-2	-1		-4
mark-- capitalised	4	-1			-1		-3
mark-- digits-3	-2		3				-2
mark-- dollars-and-cents			1	-1	1	-3	-1
mark-- mark-$	-2				3	-2	-1
mark-. digits-2	3			-2			-1
mark-. digits-4	-3			3		-1	-1
mark-. dollars-and-cents	3		-1	-2
mark-. line	-2	-1	-1	2	-1	-1	-3	-1
mark-. mark-.		-2	-2		-3	-4	-5	-3
mark-/ capitals	3			-1			-2
mark-: capitalised	2						-2
mark-; small	3				-1	-1	-1
mark-> capitalised	3						-3
mark-> small	2		-1				-1
mark-_ capitalised	2		1	-1	-2	-2
mark-_ mark-_		-1	-1	-1	-1	-3		-1
mark-| dollars-and-cents	3		-2	-1
mark-… digits-4	3		-2	-1		-1	-1
masked capitalised	4	-1	-1	-3			-1	-2
masked line	4		-1	-6	-1	-1	-2	-1
percent capitalised	3	-1			-2	-2	-1
percent line	3		-1		-1		-1
percent mark-$	-2	-1	-1	-1	3	-3	-2
small capital	3		-2				-1
small capitalised		-2	-2	-1	-1	1	3	-1
small capitals	4		-2	-1	-1	-1	-1
small digits-2				-2	-3	-2		-1
small digits-3	-3		2		-1	-1	2
small line	2	-1	1	-2	-3	-3	-2	-2
small mark-)	-1	-4	1	-1	-1	-1	2	-1
small mark-,	2	1		-1	-2		-4	-2
small mark--	3				-1	-1	-2
small mark-.	-1	-1	-1	-1	-2	-2	1	1
small mark-:	3		-2				-3
small mark->	4		-2	-1	-1	-1	-2
small mark-|	2				-1		-2
small mark-–	2		1				-3
thousands capitalised	-2		1	-1	3	-1	1
thousands mark-.	3	-1	-2		-2		-1
thousands mark-/	3		-2	-1	-2	-1	-2
thousands mark-–	3		-2				-1
thousands-and-cents capital	-3				3	-2
thousands-and-cents capitalised	-2				3	-3
thousands-and-cents mark-"		-1	1	-1	-3		-2	-1
thousands-and-cents mark-/	1		1	-1	-3	-1	-2
thousands-and-cents mark-[	-2				3	-2
thousands-and-cents mark-☐	-2			-2	3	-5	-1
thousands-and-cents mark-☑	-2		-1	-1	3	-4	-1
thousands-and-cents mark-☒	-2				4	-3
thousands-and-cents percent						-2	-1
thousands-and-cents small	-4	-1	1	-1	1	-1	-1
thousands-and-cents thousands-and-cents	4		-4
with-digits capitalised	1			-3	1	-1	-2
with-digits digits-2	-2			-1	-2	3
with-digits mark-,	1	-1	-2	-2	1	-4	-3	-2
with-digits small	-2	-2	-3		2	1		-2
year capitalised	2	-1	3	-1	-2	-1	-1	-1
year digits-2	4						-3
year dollars	3			-1	-1		-2
year lettered-code		-1	1	-1	-1	1	-3	-1
year mark-.	-3						3
year mark-:	2						-2
year small	3		-2				-2	-1
# mark both read as
 		-1		-2	-6	-4	-7	1
 amount	-1			-1	1	-3	-1
 current	-3			-1			3
 current?	-4			-1		-1	4
 paying	-2				-2	2	-1
accountName goes on	-1	-3	1	-1	-1	-1	-2
accountNumber 	8	-1	-2	-4	-2	-1	-3	-1
accountNumber accountNumber	-2	-2		2	-2	-3	-3	-1
accountNumber paying	-2				-1	3
amount 	5	-1	-1	1	-3	-4	-4	-1
amount amount	-2			-2	3	-2	-1	-1
amount,paying paying	-2				-1	3	-1
amount? 	2		-1	-2	-5		-1	-1
amount? amount?	-3	-1		-1	3	-1	-2	-1
amount? paying	2				-2	-2	-1
current 	8	-1	-1	-1	-1	-2	-6	-1
current accountName?	3	-2					-1
current? 	5	-2	-1	-1	-1	-1	-4	-2
goes on amount	-3				3	-1
goes on goes on	-2	-3	2		-2	-2	-4	-2
goes on,current current	-4		-2		-1		4
goes on? 	5	1	-4	-2			-1
goes on? amount	-3				3
goes on? goes on?	-1	-3		-1	-2	-3	-3	-2
originalCreditor 	3		-1			-1	-1	-3
originalCreditor originalCreditor	-2	-1	-2	-1	-1	-3	-4	2
paying 	8	-1		-1	-1	-5	-5	-1
paying amount	-3				3
paying paying	-3	-1	-2	-1	-3	3	-2	-2
# mark cell comes
always	1	-3	-1	-4	1		-4	-3
often	-4	-4	-3	1	-3	-2	-3	-4
twice	-1	-4	2	-2		-1	-3	-3
# mark cells behind
1	1	-2		-3		-1	1	-2
2		-3		-2	-1		-2	-5
3	-1	-1		-4	-1	-2	-5	-3
4	-1	-2		1	-2	-5	-3	-1
# mark cells
1	1	-3	-2	-1			-1	-2
3	-1	-2	-3	1	-3	-2	-1	-3
4	-1	1	4	-3	-2	-4	-1	-4
5	-2		-2	-2		-1	-3	-2
6	-2	-4	-2	-2	-2	-2	2	-1
# mark first of cell
0 of 1	1	-2	-3	-1	-1	-1	2	-1
0 of 2	-1	1	-1	-2	1	-1	-3	-1
0 of 3	-2	2		1		-1	-4
0 of 7	3			-2		-1	-3	-1
1 of 3	1	-1	-1	-2	1	-1	-3	-1
1 of 4		1	-2	-2	3	-2	-4
2 of 3	2	-1		-1	1	-4	-1	-1
2 of 4	4	-1	-1				-3
2 of 5	1	-1			-3		-2
2 of 6			-1		-1	3	-1
2 of 7	1	-1	-1	1	-1		-3	-1
3 of 4	1	-1		-1		-4		-1
3 of 7		-1	-1	-1	1	-4	-2	-1
4 of 6	1			-1	1	-1	-3	-1
5 of 6	-1			-1	-2	3		-1
6 of 7		-2		-2	-2	-5	1	-2
mark-#	3	-1	-1	-1	-1		-1
mark-$		-4	-2	-3	2	1	-4	-2
mark-)	3		-1		-1		-2
mark-+	2	-1		-1	-1	-1	-3	-1
mark--	2	-2	-1	-2	-2	-2	-1	-1
mark-_	2						-2
mark-|	5	-2	-1	-1	-2	-1	-3	-1
mark-–		-1	-1	1	-2	-3		-1
mark-—	4	-1	-1	-1	-1	-2	-3	-1
mark-✓	3	-1	-1	-1	-1	-2	-1	-1
mark-🔴	-2	-2				-1	3
# mark first of line
below blank		1	-1	-4		-2	-2	-2
below line		-1	-3		-1	-1	2	-1
mark-#	2	-1	-1	-1	-1		-1
mark-(	3	-1	-1				-1
mark--	1	-3	-1	-1	-1	-1		-1
mark-.				2			-3
# mark first word comes
always	2	-3		1	-4	-6	1	-1
always, first			-1	-3	-2		1	-1
often	-1	-4	-2				-1	-2
often, first	1	-4	-3	-1		-3		-2
once	1	-3	-1		-1	-1	-2	-2
once, first	-1	2	-1		-4	-2	-1	-2
twice		-2	1	-2	-2	-3
twice, first	1	-2	-1	-1	-2	-1		-1
# mark heading
-	3				-1	-1	-3
account	-1		-2	2		-3	-1	-1
account name	-2		3				-1
account number	-1		-2	2		1	-3	-1
account status	3						-3
address	1			-1	-2		-3
all	3	-1	-2				-2
amount	1	-1	-1	-1	-3		1	-1
auto loan	2					-1	-2
bal	4		-2		-1	-1	-1
balance due	2		-2		-1
bank	-3	-1	2		-1	-1	1	-1
behind	2		-2	-1	1	-1	-1
camscanner	2		-2		2	-1
card	1	1	-2	-1	-1		1
category	3	-1	-2			-1
community	3		-1	-1			-1
credit union	-1		-1	3
creditor	3	-4		-1	-1	-1	-3	-2
current			-1	-2	-1	-3	-1	-1
current balance	-1		2	-1		-1	-2
debt		-1	1	-2	-2	-2	-3	-2
description	3	-1		-1		-1	-2	-1
do you	-3		1				1
enrolled	-1		2	-1	-1	-1	-2	2
equifax	3		-1				-2
everything	3				-1		-3
expenses	3		-2	-1		-1
has -	1	-1		-1	-1	-1	-3	-1
has /	1	-3	1	-2	-4	-4	-1	-3
has above	3				-1	-1	-1
has account		-1	-3	2		-3	-2	-1
has acct	1	-1	-3	2	-2	-1	-3	-2
has active	2		-1					-1
has adverse	2						-2
has agency/attorney	3						-1	-2
has all	3	-1	-2	-1			-2
has ally	3	-1	-1	-1			-1
has and		2	1	-2	-1	-2	-2	1
has apr		1	-3	-2	-2	-1	1	-1
has asked	1		-2				-1	1
has assistance	2		-2
has at	2			-1	-1	-1	-3	-1
has auto	3			-1		-1	-1
has bal	1		-2	-1	1		-2	-1
has been	3		-2				-1
has behind	-1		-3	-1	1	-2	3
has behind?	-3				-1		3
has bill	3		-2		-1	-1	-1
has buyer	3	-1	-1	1	-1	-1	-1	-1
has can	2	-1		-1		-1	-4	-1
has card	-1	1	1	-2	-2	-2	1	1
has category	3	-1	-2			-1
has cavalry	-2		-1		-1		3	-1
has charge-off	3		-2	-1			-1	-1
has client		-1	1	-1	-1	-1	-3	-2
has closing	3		-1	-1	-1	-1
has conta			1	-1	1	-1	-3	-1
has could	3				-1		-2
has creditor	-1	-5	-1	-1	-2	-2	-4
has current	-2		1	-3		-3		-2
has de	3	-1	-2	-1	1	-1		-1
has debt	1		2	-3	-2	-2	-2	-2
has del	3		-2
has description	3	-1	-1	-1		-1	-1
has devedor	1	-1	-1	-1		-3	-2	-1
has dmp	3					-2
has do		-1	3	-1	-2	-3		-1
has due	-1	-2		1		-4	1	-1
has e	3					-1	-2	1
has ending			-3				2
has enrolled	1		1	-1	-1	-2	-3	-2
has equifax	2		-1	-1	-1		-2
has estimated	3		-1			-1	-2
has evening	2		-1	-1
has everything			1		-1		-3
has expenses	3		-3	-1		-1
has far	-3						3
has fargo	-1		3				-2
has financial	-3	-1	-1	2	-2	-2	2	-1
has first	3		-2	-1	1	-1	-2	-1
has for	-1	-1		-1		-1	-4	2
has have	1		-3	-1	1		1
has here		-1	3	-1	-1	-1	-2	-1
has high	3			-1		-1	-2
has history	-2		2	-1		-1	1
has hospital	-3	-1	3	-2	-1	-1
has inc	3		-1	-1	-1			-1
has information	1			-2	-1	-1	1	-1
has int	2				-2	-1	-2
has is	1	-1		-2	-1	-2	-3
has it	3		-2	-1	-1	-1		-2
has joint	3		-1	-1			-1
has late	2			-2		-3	-1	-1
has leave	3				-2	-1
has lender		-3		-1	-2	-1	-2	-3
has limit	-1			2	-3	-3	1
has limite	3	-1		-1	-3	-2	-1	-1
has llc			-3	-2	-2	-1		1
has lo	3		-2		-1			-1
has loss	4						-4	-1
has me	1	-1	-3	-1		-1	1	1
has member	3		-2	-1				-1
has mohela/dept	-3		1				2
has monthly	1	-1	-2	-2	-2	1	-2	-1
has mortgage	-2	-1	1	-1	-1	2	-3	-1
has name	1	1	1	-4		-3	-2	-3
has need	3		-2	-1		-1	-1
has not	3	-1	-2	-1	-2	-2	-2	-1
has notes	-2		-2		-1	3	1	-1
has now	1			1	-1	-3	-1
has number	-3	-1	-1	3		1	1
has ok	2	-1	-2	-1		-1	-1	-1
has one	3				-1		-2
has opened	-1	-1		-1	1	1	-3	-2
has or	3		-2	1	-3	-4	1	-1
has order	3		-3	-1	-1	-1		-1
has original		-2	-2		-4	-4
has other	-1			1	-1	-3	-1	-1
has our	3		-3
has owed	1	-1		1	-1	-2	-3	-1
has parcela	1	-1		-1	1	-3	-2	-1
has past	2	-1			-3	-3	-1
has paul	3			-1			-3
has pay	3	-1	1	-1	-4	-3	-3	-1
has payment	-1	-2	1	1	-1		-2	-1
has payments	1		2			-1	-3
has pays	1		1	1	-1		-3
has personal	3		1	-2	-1	-1	-2
has plan	2		-3	-1		-1	-1	1
has pmt		-1	-2	-2	-4		-1	-1
has potentially	2						-2
has principal	4		-1		-3	-2	-1	-1
has que	1				-2	-2	-2
has rate	3		-2				-1
has rating	3		-1		-1		-1
has re	4	-1	-4
has recovery	-3			-1	-1		1	3
has ref	2		-1	1	-1	-2	-2	-1
has regular	2						-2
has report	2		-2	-2	-2	-1		1
has reported		-1	1	-1	1	-3	-1	-1
has revolving				-1	2	1	-3
has ridge	3			-1			-2
has saldo		-2		-2	1	-4	-2	-1
has savings	3		-2	-1
has section	2		2	-1	-2	-1	-1
has services	-3	-2	3		-2	-1	-1	1
has so	3		-2		-1		-1
has status	-1	-2	1	-1	-3	-2		-1
has stuff	1	-1	1	-1	-1	-1	-3	-1
has summary	3		-1				-1
has synchrony	-3		1		1	-1	2
has tardes	3		-1				-3
has that	2	-1	2	-2	-2	-1	-4	-2
has there	3		-2				-1
has this	1	-1	1	-1	-1	-1	-3	-1
has time	-3		1				1	-1
has today	2		-2
has type	1	-1	-1	-2		3		-1
has up		-1		-1	1	-1	-3
has valley	-1		2				-2
has which	3		-1				-1
has who		-2	1	-1	-1	-1	-3	-1
has yo	3		-3	-1
has your	-3	-1	3	-1	-1	-1	2	-1
has |	2	2	-1		-1	-2	-2
has –	3		-2	-1			-2
home	3			-1	1	-1	-3
in the	2						-2
inc	3		-1	-1				-1
insurance	-1		3				-1
j j a	3						-3
judgment	-1				2		-1
lender	1	-3		-1	-1	-1	-3	-2
lo que	3		-2				-1
means agency	-1	1	2	-2		-1	-2	-3
means amountLoose	1	-1	-1		-3		2	-1
means balance	-1	-3	1	-1	2	-2	-2	-3
means date	1	-1	1	1		-4	-1	-1
means money	1	1	-1		-5	-2		-1
means name		-1	-1	1	-1	-2		-3
means number		-3	-4	4	-1	-2		-2
means opened		-1		-2	1	1	-3	-2
means paying		-3		-1	-2	2	-1	-2
means reported	1	-2	-3	-1	1	1	-4	-1
means statusLoose	-1	-2	1	-3	-1	-4
means text		-1	1	-1	-5	-1	-2	-2
medical	-3		1	-1	1	-1	2
mo	2		-1		-2		-1
mo pmt	-1				-3	1	-1
monthly mortgage payment	-3				-1	2
monthly pmt	-2				-1	3	-1
na	3			-1			-2
not	3	-1	-2				-2
number		-1	-1			-5
on time	-3		1				2
or	3					-2	-2
owner	3				-2			-1
past due	1			1	-3	-3
pay	1		1		-2	-1	-2
payment	-1	-2		-3	1	-2		1
personal	3		1	-2		-1	-2
phone	2		-1				-2
pmt	2		-2		-2	-2	1
principal	1				-3	-1	2
que debemos	2		-1		-1
recent balance	2				-1		-1
report	1		-3	-1	-1		1	2
s	-3		1				2
saldo devedor	2	-1	-1	-1	-1	-3	-2
savings	2		-2	-1
sep oct	-2						2
situación	-3						3
status	-1	-3		-1	-4	-3
status current	1	-1	1		1	-1	-4	-1
status open	3						-2
thank	2		-1				-1
this	4	-1	-3	-1	-1	-1	-2	-1
to be paid off	3					-2	-2
updated	4	-1	-2		-1		-2
# mark label beside
current	3						-2
means balance		-1	-1	-1	1	-3	-1	-1
means date	3		-1	-1	1	-1	-3	-1
means money		-1	1		-3	-2	-3
means name	2	1		-2	1	-1	-3	-2
means original			-1		-1		-2	3
means pastDue	4				-2	-2	-2
means paying	-1		1	-1	-3	2	-4	-1
means statusHint	3	-1	-1	-1	-1		-1	-1
means text	1	-1	-1	-2	1	-1	-4	-1
original creditor			-1				-2	3
principal	3				-2	-1
total amount of the debt now	-3	-1		-1	2	-1	-1	-1
# mark label with colon
loan status description	-3						3
means 		-2	2	-2	-1	-3	-1	-3
means agency	4	-1	-1	-1			-2
means balance		-1	-1	-3	2	-3		1
means money	3	-1	-2	-2	-5	-4	-1
means name		-3	1	-2	-2	-1	-1
means number	1	-1	-1	1	-3	-2	-3	-1
means opened	3					-1	-2
means original	-2	-1	-3	-2	-1	-2	-2	2
means pastDue	3				-1	-2	-2
means status	1	-1	-1	-1	-2	-4		-1
means statusLoose	1	-1	-2	-3	-2	-2	1	-2
means text	1	-2		-1	-3	-1	-1	-2
past due	3				-1	-2	-2
remark	3						-2
status		-1		-3	-2	-2	1	-2
# mark last of line
mark-$	3		-1	-2	-3	-4	-1	-1
mark-)	1	-1		-4	-2	-2	-2	-1
mark-,	2		-1	-2	-1	2	-3	-1
mark-;	3						-2
mark->	2			-2	-1	-1	-1
mark-]	3			-1			-2
mark-|	4			-1		-1	-3
mark-›	2			-2			-1
mark-🎉	2					-1	-2
# mark line above
available balance	4		-1	-3
begins "	1	-1	4	1	-2	-5		-1
begins #	-1	-2	3	-1	-1	-2	-3	-2
begins $	1	-1		-1		-3	-2	-1
begins (	3	-3	-2	-3	1	1	-5	-2
begins -		-2	1	-2	-3	-2
begins .	3		-2	-1	1	-1	-1
begins <	1	-1	-1	-1	-1	-3	-2	-3
begins [	1	-1		-3	-1	-1	-2	2
begins account	3		-3	-2	-3	-2	3	-3
begins acct	-1	-1	1	-3	1	1	2	-2
begins acreedor	-3		3	-1
begins address	-2			2	-3	-2		-1
begins adverse	3		-1				-1
begins aidvantage	3		-2		-1		-3	-1
begins al	5		-4		-1
begins amazon	3		-3		-1	-2	-1
begins american	1		-2	-1		-3	2	-1
begins amex	-3			-2		-1	3
begins amount	-3	-2	1	-2	-1	-3	3	-2
begins applicant	3		-1		-1	-1
begins as	2	-1		-1	-3	-1	-3	-1
begins available	3			-4			1
begins b	3	-1	-1	-1	-1		-3	-1
begins balance	-1	-1	1	-1	-2		-3
begins bank		-2	-2	-1		1	-1	-3
begins barclays	-2		1	-2	1	1
begins both	3		-1		-1	-1	-2	-2
begins bridgecrest	3		-1		-2	-2	-2
begins capital	-1	-2	-2	-3				-2
begins car	1		-1	1	-1		-3
begins cards	2		-1	1	-2	-2	-4	-1
begins care	1	-1		-2		1	-3	-1
begins charge	-3	1				-1	2
begins chase	-2	-2	1	-4	1	1	-2
begins checking	1		-1		-3	-1	1
begins citi	-3	-1	2	-2		1	1	-2
begins citizens	-1	-1	2	-2	-2		-3	-1
begins city	3		-3		-1	-1	2
begins client	-2	-2		-2	-2	-1	-4	3
begins collection	3	-1	-1	-1	-1	-1	-3	-1
begins collections	-1	-1	-4	1	-2	-1	3	-2
begins comenity	3		-1	-1			-2	-2
begins conventional	-3		-1			1	2
begins convergent	3				-2	-2	-1
begins creditor	-2	-1	1	-5	-1	-1	-1	1
begins current	-1	-1	2	-3	-2	-2	-1	2
begins d		-2	-2	-1		-2	-3	1
begins date		-1		-2	-2	-2	2	-3
begins dear	-1		3	-1	-1		-3	-1
begins debt			2	-2	-2	-1	-3	-1
begins debts	3		-2				-1
begins dept	3				1	-3
begins direct	-3		2	1		1
begins discover	2	-1	-2	-1	2	-3	-3
begins equifax	4	-1		-1	-1	-1	-2	-1
begins estimated	3		1			-1	-3
begins farm	3		-2	-2	1
begins fico	3						-2
begins figure		-2		-1	-1	-3	-3	-1
begins first	1	-1	2	-2	1	-1	-3	-2
begins for	3		-1		-1	-1	-2
begins from	3				-1		-1
begins green	3				-1		-1
begins h	3		-1		-2	-2	1
begins hi		-1	-3	-2	-2	-1	1	1
begins high	4		-1	-1	-1	-1	-3	-1
begins highest	2			-1			-1
begins history	4	-1	-3
begins home		-1	-2	2	-1	-2	-4	-1
begins huntington	3		1	-1	-2	-1	-1	-1
begins if	4			-1	-1	-2	-2
begins image	3			-1	-1	-1	-4
begins innovis	3		-2		-1
begins jefferson	-1		3				-1
begins john	3		-3
begins jul	3		-1				-2	-1
begins lease	1		-1	-1	2	-4	-1
begins liability	3	-1		-1	-1	-3	-2	-1
begins list	3		-1		-2	-2	-1
begins loan	2	-2	-2	-2	-4	-2	1	-2
begins loans	3			-1	-2	-2	-2
begins lvnv	-1		3	-1		-1	-2
begins macy's	-1				3	-1	-1
begins mail	3	-1	-3	-1	-1	-1	-2	-1
begins mar	3		-1		-1
begins may	3		-1				-2
begins menards	1		1	-1	-1	-3	-1	-1
begins mine	4		-2	-1			-3
begins mohela	-2		2	1	-2	-3	-1
begins money		-1	-1		3		-1
begins monthly			-2	1	-1	-2	1	-1
begins mortgage		-1	1	-2	1	-3	-1
begins mortgages	-3		-2	-1	4		-1
begins my	4		-1	-1	-2	-1	-4
begins name	3	2	-3	-1	-2	-3		-1
begins notice	1	-1	-3	-1	-1	-1	-1	-1
begins now	2		-1				-1
begins o	3				-2	-1	-1
begins oct	2		-1	-1			-1
begins ok	2		-1	-2		-1	-3
begins old	3		-2	-1	-1	-2	-2	-1
begins opened	1		-1		-1		-4	-1
begins original	2	-1	-1	-3	-1	-2	-3	1
begins p.o	-1		2		-3		2	-1
begins po		-1	-2	1			-3	-1
begins property	3		-1		-1	-2
begins providian	-3			1			2
begins public	3			-1			-2
begins rating	1	-1	1	-2	-2	-1	-3
begins reason	3						-3
begins reference	2	-1		-1	-1	-1	-2	-3
begins regular	3			-1			-2	-1
begins rent	3	-1	-1	-1	-2	-1	-1
begins repayment	3		-2				-1
begins revolving		1	1	-2	1	-1	-3	-1
begins saldo				-1	-3	2	-3
begins santander	-2	-1	2		1	1	-3	-1
begins scheduled	2	-1	-1	-3	-1	-1
begins second	-1				3		-2
begins sent	4		-1		-2	-2	-2
begins sofi	-2	-2	1	-2	-1	-1	3
begins sorry	4		-1				-3
begins status	1	-3		-4		-2		-2
begins student	-2		-2	3	-1	-1	1
begins subject	4	-1	-2	-1
begins subtotal	3		-1		-1	-1
begins suncoast	-2		1		2
begins syncb/lowes	3		-1					-2
begins t-mobile	2		-1		-1
begins thats	3		-1		-1	-1	-3
begins the		-1	1	-1	-2	-1	-1	-2
begins this	3		-1	-2		-1		-1
begins to	3		2		-2		-1
begins total	4	-1	-3	-1	-3	-2		-1
begins toyota	3		-1	-1		1	-2
begins transcript	2			-1	-2	-1	-5
begins transunion	4		-1	-1	-1	-1	-1	-2
begins uncle	3		-3				-2
begins upstart	-1	-1	1	-1	-3		1	-2
begins us		-1	-3	1		-1	-1	-3
begins use	-3				2	1
begins verizon	2	-1	-1		1	-2
begins wayfair	-3		2				1
begins year	3					-1	-3
begins your		-1	-1	-2	-1	-1	2	-1
begins |	1		-2	-3	-1		-5	-2
begins ¿	2		-2				-1
begins •	2	-1	-1	-1	-1	-2	-4	-1
begins □	3			-1		-1	-1
begins ☐	1	-1		-1	-4		-4	-1
begins ☑	3		-2		-1	1	-1
begins ✓	-2	-1	3	-1	-1	-1	-2
cards			2	1	-1	-1	-4
collections		-1	-3	-2	-1	-1	1
image omitted	2			-1	-1	-1	-3
means 	-1	-1		-1		-4		-2
means , short	1	-2	1	-3		-2	-2	-1
means money	2	1	-2	-4	-3	1		-1
means name, short	3		-2		-1		-1
means number		-1	-3			-1	-1
means original	1	-1	-1	-3			-2	1
means pastDue, short	3						-3
means paying		-1	2	-3		1	-5	-2
means paying, short	3		-1	-1		-1	-1
means reported	3	-1	-2		-1		-1
means status	1	-2	2	-2			-2	-2
means statusHint	4		-1	-2				-1
means text	1	-1	3	-1	-1	-3	-1	-1
money you owe (not evidenced by a note)	-2		1		3		-1
none	6	-3	-1	-2	-4	-2	-1	-2
our information shows	2	-1	-2	-3	-1	-1	-2	-1
pattern "#","w		-2	3	-1	-4	-4	-2
pattern "M#","	2	-1	1	-1	-2	-2	-1	2
pattern "w","w	1	-2	-1	2	-4	-4	-2	-2
pattern "w(w)"	-1	-1	2		-3	-2	-4	-1
pattern #)w(w)	4			-1		-1	-2	-1
pattern #)w,w#	4		1	-1		-1	-3
pattern #)w,wM	3		2	-1		-1	-3
pattern #.w#.$	4				-2	-2
pattern #.w(w)	-1	-1	2	-2	-1		-2	-2
pattern #.w,w#	4		-1	-2	-2	-2	-1	-1
pattern #.w,wM		-1	1	-2	-3	-3	-3	-3
pattern #.w.w,	3		-2				-1
pattern #w	-1	-1	1	-4	1	-2	-1	-2
pattern #w#MMM	3		-1		1	-4		1
pattern #w#wMM	4		-1			-1	-1	-1
pattern #wMMMw	-2	-1	2	-1	-1	-2	1	-1
pattern #wMwMM	-2		3				-1
pattern (w)	-3			-1		2	-2	-1
pattern (w)w,w	2		-1		-1	-1	-3
pattern ------	1	-2	-1	-3	-1		-1
pattern </w>	3		-2		-1	-1	-2
pattern <_w_w=	3			-1	-1	-2	-2
pattern <w="#"		1	1	-2	-2	-2	-2	-1
pattern <w>	-3	-2	-3		1		1	-1
pattern <w><w>	3						-1
pattern M	-1	-1	3	-3	-1	-2		-4
pattern M/M/Mw	4		-2	-1		-1	-1	-1
pattern M/MwM	3		-1	-2	-1		-1
pattern M/MwMM		-1	-1	1	-2	-1	-2	-1
pattern Mw#wMM	-1	-1	3	-1	1	-1	1
pattern Mw:w	-3		1				1
pattern M✓✓✓✓✓	3						-3
pattern w		-3	-1		-2	-1	-1	-2
pattern w#		-1	1	-3	-1	-2	-1	-2
pattern w##w#w	3	-1	-1		-2
pattern w#$M	3		-1		-2	-2	-1
pattern w#$M$M		-1	-1	-3		2	-2	-1
pattern w#$M☐$				-2	2		-3	-1
pattern w#(w)	3			-2
pattern w#)	1	-1		1	-2	-1	-3	-2
pattern w#M/M/	-3		2	2			-1	-1
pattern w#M/MM	-2	-1	-1	-1	-2	-3	3	-3
pattern w#MMw	3	-1	-1	-1	-1		-3	-2
pattern w#MwMM	-2		3			-1	-2	-1
pattern w#w	-1	-2		-1	-3	-3	1	1
pattern w#w#w?	2		-1					-1
pattern w#w.w	-1		1	-1	2	-2	-2	-1
pattern w#wMM/	3		-2				-1
pattern w$#,Mw	3		-1	-1	-2	-1	-1
pattern w$M$Mw			3		-1		1	-1
pattern w(w)##			3	-1	-1		1	-1
pattern w(w),w	3		-1	-1	-1	-1	-3
pattern w(w)-w	3		-3	-1
pattern w(w):	3	-1	-2		-2	-1	-1	-1
pattern w(w)Mw		-1	1	-1	-1	-2	-3	-1
pattern w(w)wM	-1		3	-2	-1	-2
pattern w(w)–w	3			-1		-1	-2
pattern w,w		-2		-2	-2	-1	2	-3
pattern w,w(w)	-1		-1		-2	3
pattern w,w, first	3	-2					-1
pattern w,w,Mw	2		-2		-1	-1	-1	-1
pattern w,w,w,	-1	-2	2	-2	-4	2	-4	-2
pattern w,w,w,, first	3					-2	-2
pattern w,w,w:	3		-2
pattern w,w,wM	3		-1			-1	-2
pattern w,w.	3	-1	-2	-1		-1	-1	-1
pattern w,w.w	-1		-2	-1	-2	-1	-2	2
pattern w,w.w,	5		-3			-1	-2
pattern w,w.w.	4		-1	-1			-2
pattern w,wM	-1	-1	-1		-3	-1	1	1
pattern w-w	2	-1	1	-1	-1	-1	-1	-1
pattern w.....	4	-1	1	-5	-3	-2	1	-2
pattern w.w	-1	-3		-1	-2	-2		1
pattern w.w,w.	2	-1	-1	-1	-1	-1	-2	-1
pattern w.w.	3		-2	-1	-1	-1		-1
pattern w.w/w		-1		-3	1	-2	2	-1
pattern w.wM/M	-2	-1	1		-1	-1	1	-1
pattern w.wMw.	-2	-1	3				-1
pattern w/w		-2		-2	1	1	-1	-3
pattern w/w#MM	-3		2				1
pattern w/w#w	-3						-1	1
pattern w/w...	3		-2	-1			-1
pattern w/wMwM	-4		2					1
pattern w:		-1			-1	-2	-3
pattern w:$Mw:	3		-1			-1	-2	-1
pattern w:M		-2	-2	-3	-3	-1	1
pattern w:M/M/	5	-1	-2	-1	-1	-1	-2	-1
pattern w:MMM	3					-1	-2
pattern w:Mw#/	-3	-1	1				1
pattern w:Mw,M	-2						3
pattern w:Mw:M	-2	1		-1	-2	-3	1	-1
pattern w:w	2	-2	-1	-4		-1	1	-1
pattern w:w,w,			-1	-1	-3	1		-1
pattern w:w,w.	4		-3					-2
pattern w:w-wM	3	-1		-1			-2
pattern w:w:M	3		-1	-1	-1		-2	-1
pattern w:w:w:	-3			2		-2	-2
pattern w:wM/M	-3		1			-1	2
pattern w>M<	-3			-1			3
pattern w?	1	-1	2	-3		-1	-3
pattern wM	-2	-1	-1	-3		-3		-3
pattern wM,wMw	3		-2		-1		-1
pattern wM/M/M	-1	-1	2	-3	-3	-3	2	-3
pattern wM/M;w	3			-1	-1		-2	-1
pattern wM/MM/	3		-1			-1	-1	-1
pattern wM/MMM	3			-2	-1		-1	-1
pattern wM:Mw	3	-1	-2
pattern wMMM	3		-1			-1	-1
pattern wMMMMw	-2		3	-1				-1
pattern wMMw	3		-1	-1	-1			-1
pattern wMw	1	-1	-3	2	-2		-2	1
pattern wMw#/M	-3						3
pattern wMw,wM	-3		-2	1	-1	-1	2	-1
pattern wMw:w	-3		1	2	1	-1
pattern wMwM		-1	1		-3	1	-3	-1
pattern wMwMMw		-1	-1		-1	2	-2	-2
pattern wMwMw	1		1		-1	-1	-3	-1
pattern w®	2		-2
pattern •w•w•w	3				-1	-2
public records	3						-2
transcript	1		1	-1	-2	-1	-3
view account	3		-2				-1
# mark line below
begins "	1		2		-1	-6
begins (	3	-2	-3	-2	1	-1	-5	-2
begins +	3		1		-2		-2
begins -	1	-4	-1	-3	-1	-3	-1	-1
begins .	4		-1	-1	-1	-1	-2
begins <	1		2	-1	-3	-3	-2	-3
begins [	2		-3	-2	-1	-1		1
begins ]	3			-1	-1	-1	-1
begins a			-1	-2	-1	-1	2	-1
begins account		-2	2	-4	-3	-1	-1	1
begins acct	-3	1	3	-5			-3	-3
begins address	-2	-1	-1	2	-2	-1	-3	-2
begins affirm	3		-2		-1	-1	-1
begins al	2		-2	-1
begins aluguel	2			-1	-2	-1	-1
begins amex	2		-2				-1	-1
begins amount	2	-1	-1	-3		-1	-4	-2
begins apple	1		1			-1	-3	-1
begins as	1	-1		-3	-1		-2
begins attorneys	3		-3		-1
begins avant	-3		3	-1	1	1
begins bank		-1	2	-1	-1	1	-3	-1
begins between	2	-1		-1	-3	-1	-1	-1
begins both	2	-1	-1	-1	-2	-2	-2	-1
begins c	3	-1	-1	-1	-2		-2	-1
begins cabela's	3		-2	-1			-1
begins cap	3						-2
begins capital	2	-1	3	-2	-1	-1	-4	-2
begins car	3		-2	-1	-2	-1	-2
begins cash	2		-2	-1			-1
begins checking	2			-1			-1
begins citizens	3		-3		-1			-1
begins closed	3		-1	-2	1	-1	-1	-1
begins comments	2					-1	-2
begins company	3				-1		-2
begins confidentiality	3			-1		-1
begins credit	2	-2			-2	-2	-1	-2
begins creditor		-1	-1	-3	-1	-1	2	-2
begins current	-1	-1	1	-1	-2	-1	3	-1
begins còn	3		-1	-1			-1
begins date	1	-1	-2	-3	-2	-1	1
begins dear	3		-2		-2		-1
begins debt	3	-1	-1
begins description	3		-2					-1
begins did	3		-2		-1	-1	-2
begins discover	1		-3	-1	-2		1	-1
begins dr		-1	-1	-2	3			-1
begins eastern	-3		1		2	1	-1
begins equal	3		-3
begins estimated	4				-1		-3
begins feb	3	-1	-1		-1
begins figure	-2	-1	-2	-1	-1		-3	-1
begins fingerhut	4		-4	-1		-1
begins for	1				1	-3	1	-1
begins freedom	3	-1	-1	-1	-1	-1	-1
begins from	3		-1	-1	-1	-1	-1
begins goldman	3		-1	-1			-1
begins great	-1			-2	3	-1	-1
begins have	2				-2	-2	1
begins heloc	-2		2
begins hers	3		-2	-1			-2	-1
begins hi	3		-1	-2			-1	-1
begins high	3	-2	-1	-1	-1		-2	-1
begins household	3		-2	-1
begins i	2	-1		-2	-2	-2	-2	-2
begins include	3		-2		-1
begins installment	-2	-1		-2	2	3	-3	-1
begins interest	3				-1	-1	-1
begins jul	3						-3
begins lease	-2		1	-1		1	-3
begins lender	3		-1		-1		-1
begins lending	2		-2				-1
begins liability	2	-1		-1	-1	-3	-1	-1
begins limit	-1		-1	1	2	-1	-3
begins loan		-3		-2	-1			-1
begins lvnv	1		2		-1		-2	2
begins macy's	-1	-2		-2	-1	1	-2	-1
begins me	3		-2
begins mobile	2			-1		-1	-2
begins monthly	2		-2	-3	2	-2	-1	-1
begins my			1		-1	-1	-3
begins name	3		-1				-1
begins nonpriority	-3		4	-1	3	-1	-1
begins not			-2		-1	-1		-3
begins official	2				-1		-1
begins old	-3	-1	-2		1	-2	2
begins onemain	2		3	-2	1		-2	-2
begins opened	1	-1	-1	-3	-1	-2	-3
begins original	-3	-2		2	-1	-1	1
begins orlando	2						-2
begins our	1	-1	-4	-1	-2	-2	-1	1
begins owe	-1	-1	-4	2	-1			-2
begins part	3			-1			-1
begins past	4		-1	1	-1	-1		-4
begins patient	3	-1	-1	-3	-1	-1	-2	-1
begins patients	3			-2	-1	-1	-2	-1
begins personal	3	-1	-1		-2			-1
begins provide	4				-3	-1	-1
begins public	3			-1	-1	-1	-2	-1
begins real	1			-1	-1	-3	-1
begins reference	1	-1	1	-1	-2	-1	-3	1
begins rent			-3	-1	-1	-1	1	-1
begins revolving	1		-1	-1	1	1	-3	-1
begins savings	4		-1	-2	-3	-1	-1
begins scheduled	3			-2			-2
begins second	-1		-3	-1	3		-1
begins section	3		-2	-1	-2	-2	2	-1
begins sent	4				-2	-2	-2
begins signed	2		-1	-1	-1	-1
begins sold	1	1	-3	-1			-1	-2
begins special	2		-1				-2
begins statement	3			-1			-2
begins status	-1	-1	2	1	-3	-4	1	-2
begins subtotal	-3	-1	2	-1	1	-2	-1	-2
begins summary	3		-2				-1	-2
begins td	3		1	-1	1	-2	-2	-2
begins thank	3		-1	-1			-1
begins the	-1	-1	1	-1	-3	-1	-3	1
begins total		-3		-3		-1	1	-4
begins totals	3			-1	-2	-1	-2	-2
begins type			1	-2	-1	-1	-2	-1
begins who	-2		-1	-1		-1	3	-1
begins yes	3		-2				-1	-1
begins |			-1			-1	-3	-2
begins ~	3		-1		-2	1	-2
begins ·	3		-1	-1			-2
begins •	1	-1	-3	-1	-1	-1	-1
begins ☐		-1	1	-2	1	-2	-3	-1
begins ☑	3		-1		1	-1	-2
begins ✓	4		1		-1		-3
means , short	1	-1		-1	1	-1	-3
none	2	-1	-1	-3	-3	-3		-3
pattern "#","w		-2	4		-4	-4	-2
pattern "M#","	2	-2		-1	-2	-3	-1	2
pattern "w","w	2	-1	-2	2	-1	-2	-1
pattern "w":"#	2					-1	-2
pattern #	1	-1	1	-3	-4	-2	-1	-2
pattern #)#	3		-1		-2
pattern #)#w#w	3				-3
pattern #)w	4		-1			-1	-3
pattern #)w(w)	2		-1	-1	1		-4	-1
pattern #)w,w#	1	-1	2	-1		-1	-3	-1
pattern #)w,w.	2		-1		-1	-1	-1	-1
pattern #)w,wM	2		-1				-3
pattern #.w	3	-1	1	-2	-2		-3	-1
pattern #.w(w)	3	-1	-2	-3			-1	-1
pattern #.w, first	2				-2	-2
pattern #.w,w#	1			-1	-1	-3	-1	-1
pattern #.w,w,	4		-1		-2	-3
pattern #.w,w.	3		1	-2	-1	-1	-4	-1
pattern #.w,wM	4	-1	-2	-2	-2	-3	-4	-2
pattern #.w.w#	3				-2	-1
pattern #.w.w,	3			-1			-2	-2
pattern #.w/w,	3			-1			-2
pattern #.w?	3		-2	-1			-1	-2
pattern #M/Mw	3				-1		-3
pattern #w#MMM	-1	-1	-3	-3		-1	-2	2
pattern #w#wMM	3		-3				1
pattern #w#wMw	2		-3	-1	-1			1
pattern #w(w)M	2		-1	1			-2
pattern #wM/M/	3			-2		-1
pattern (w)	4		-2			-1	-2
pattern -w::M	-2	-1	3	-2			-1	-1
pattern </w>	2	-1	-3	-1	-1	-1	-1	-1
pattern <w="#"	3	-1		-1	-1	-1	-2
pattern <w="#", first	3						-2
pattern <w_w="	2			-1	-1	-2	-1
pattern M		-2	-1	-1	-1	-3
pattern M/M/MM	3	-1	-1	-1		-1		-1
pattern M/M/Mw	2	-1	-1	-1		-1	-2	-1
pattern M/MM/M	3				-1	-1	-1
pattern Mw	3		-1	-1	-1	-1	-1	-1
pattern MwM	-2	-1		1	-2	-2	1	-2
pattern MwMw	-3		2				2
pattern M✓✓✓✓✓	-2	-2	-1	-2	-2	-3	2	-1
pattern w!	3				-2	-2	-1
pattern w#####	3				-1	-1	-2
pattern w#$M$M		-2	1	-2		2	-4	-1
pattern w#$M☒$	-3				2	2
pattern w#M,w:			1	-3			-1
pattern w#M/MM		-2	-2	-1	-2	-3	1	-1
pattern w#MMMM			5				-1	-1
pattern w#Mw:	2	-1		-1	-3	-1	-1	-1
pattern w#Mw:w	3				-2
pattern w#MwMM	-2		4			-1		-2
pattern w#wM/M	3		1		-1		-2
pattern w#wMMM	-2		3				2	-1
pattern w#wMMw	-3		2		-1	1	2
pattern w$#,Mw	3	-1	-1	-1		-2	-3	-1
pattern w$M$M	-3	-1	1	-1	3	1	2	-1
pattern w$Mw$M	-3				3		-1
pattern w&w,w.	3			-1	-1		-1	-1
pattern w(w),w	1		1			1	-3
pattern w(w)wM	-2		2			-1	1	-1
pattern w,	5		-2	-1	-2	-2	-2	-1
pattern w, first	1	-1		-1	-3		1
pattern w,w,Mw	3		-1			-1	-2
pattern w,w,w,	3	-1		-1	-2	-3	-2	-1
pattern w,w.	4		-2	-1	-1		-1	-1
pattern w,w.wM	2		-2				-1
pattern w,w:w,	3		-2	-1			-1	-2
pattern w,wMMM	-3		1					2
pattern w,wMwM	3		-2		-1		-1
pattern w-M	3					-1	-2
pattern w-Mw,w	3		-2
pattern w-w	-1		-1	-1	-2	-1	3	-1
pattern w.	3	-1	-2	-1	-2	-2	-2	-2
pattern w.....	2	-3	3	-4	-4	1		-2
pattern w.:#	-3		2				-1	2
pattern w.w	1	-1	1	-2	-4	-2	-1	-2
pattern w.w.	3		-1	-1	-1	-1	-1	-1
pattern w.w.w	3		-2		-1		-1
pattern w.w:Mw	3		-1				-1	-2
pattern w.w?	3		-3		-1
pattern w.wMw,	-3		2				2	1
pattern w/w	4	-1	-2	-1	-1	-1	-3	1
pattern w/w...	2			-3	-2	-1	-1	-2
pattern w/wMMM	-3				2	-1	-1	2
pattern w:#w:w	3	-1	-3				-1
pattern w:$M	-1	-1	-1	-1		-3	1	-1
pattern w:M		-2	1	-1	-2	-2		1
pattern w:M/M	2						-2
pattern w:Mw:w	2		-1		1	1	-3
pattern w:w	-3	-3	1				-3	-2
pattern w:w(w)	-2		2	-2	-1	-1	1	-1
pattern w:w,w	3	-1	-1	-2	-1		-2	-2
pattern w:w.w,	3		-1				-2
pattern w:w.wM	3			-1			-2	-1
pattern w:w:Mw	2						-2
pattern w=M	3		-1	-1	-1		-1
pattern w?	1	-1	-4	-1	2	-2	-1	-1
pattern wM	-1	-3	-1	1		-2		-3
pattern wM(w)	-1		-2		-1		1
pattern wM/M/M	2	-1		-1	-3	-1	-6	1
pattern wM/MM/	3			-1	-1	-1	-1
pattern wMM		-1	-1	-2	-1	1		-3
pattern wMMM	-1	-1	2	1		-2	-1	-2
pattern wMMMwM		-1	-1	-1	-2	-1	1	-3
pattern wMw	1	-1	-1	1	-2		-3	-2
pattern wMw,wM			-3	-1	-1	-1	1	-1
pattern wMw:Mw	2		-1		-1	-1	-1
pattern wMwM.w	4	-1	-1		-1	-1	-3
pattern wMwMw.	5		-2		-1	-1	-3	-1
pattern w|w	2		-2
# mark pattern comes
always	3	-3	1	-1		-1	-3	-2
often	-1	-4	-5		-2	1	-4	-4
twice	1	-3	-2			-1		-1
# mark place
0		1	-3		-1	-1	1	-2
1		-4			-1			-1
2		-2	-2	1	-2	-3		-1
3		-2	-1	1	-2	-2		-4
4	1	-3	-1	-1		1		-1
# mark read as, shape
amount mark-$	-2	-1		-1	2	-5	-1
amount? mark-$	-2		-1	-1	2	-4	-2
amount? mark--	-3			-1	4	-1	-1
amount? mark-.	-3				3	-2	-2
aside amount? mark-$	3				-2	-2	-1
aside goes on mark-)	-2	-1	3	-1	-1		-1
aside paying mark-$	3	-1			-1	-2
current mark-+	3		-1				-3
current mark-.	-3		1	1	-1			-1
current mark->	-3						3
current mark-—	-3						3
current mark-✓	-4	-1					5
current mark-🟢	-2						3
current? mark-!	3						-3
current? mark-$	-2						3
current? mark-,		-2	-3	-1	-3	-2	1	-2
current? mark-:	-2						3
current? mark-<	-3						3
current? mark-🎉	3						-3
goes on mark-)	-2	-1	2	-2	-1	-1	-4
goes on mark-+	-3		3
goes on mark-/		-2		-2	-1	-1	-1	-3
goes on mark-®	-3		3	-1		-1
goes on? mark-)	-3		3		-1	-1	-1	-1
goes on? mark--	1	-2		-3	-1	-1	-2
goes on? mark-.		-1	1	-3	-1			-1
goes on? mark-®	-2		2
originalCreditor mark-)	-3		-2				-2	3
paying mark-,	-2		-1	-1	-3	2	-3	-2
paying mark--	2			1	-1	-2
paying? mark-,	4				-2	-3	-1
# mark read as
accountName?		1		-1			-2
accountNumber	-2	-2	-3	2		-3	-3	-1
amount	-2	-1	-1	-2	3	-6	-3	-2
amount?	-2	-1	-2	-2	2	-5	-2	-1
aside amount?	2				-2	-2	-1
current	-4	-2	-2		-3	-4	4	-2
current?		-2	-2	-2	-4	-3	1	-4
goes on	-1	-3	1	-1	-1	-3		-2
goes on?	-1	-4		-1	-3		-2	-2
no debts	2	1	-1	-3	-4	-4	-2	-2
no part	1			-1	-5	-4	-4
no part, in row	1	-2	1	-4	-7	-3	-11	-2
paying	-4	-1	-1	-1	-4	3	-1	-3
paying?		-1	1	-1	-3	1	-3	-1
# mark read in
accountName, one debt a line	2	-1	-1		-1	-1	-3
amount, columns by their place	-3				3		-2
amount, one debt a line	-1	-1	-1	-1	1	-3	-1
amount, tables and labels	-1	-1	-1	-2	3	-5	-2	-1
aside amount, one debt a line	3				-2	-2	-1
current, a bullet for each debt	-2		-2				2
current, a notice about one debt	3	-1			-1		-2
current, one debt a line	-1	-2	1	-2	-3	-4	1	-2
current, tables and labels	-2	-2	-2		-1	-3	3	-3
goes on, a bullet for each debt	-2	-1	3				-2
goes on, a paragraph for each debt	-2		3	-2	-1	-2	-1	-1
goes on, cards of a portal	-2	-1	2	-2
goes on, columns by their place	1	-3		-2	-1	-1	-1	-1
goes on, headings over the values of each account	3		-2	-1			-1	-1
goes on, tables and labels	-1	-4		-1	-2	-3		-2
no part, a bullet for each debt		1		-2	-3	-2	-3	-1
no part, a letter about one debt	-1	-1	3	-5	-3	-2	-2	-1
no part, a notice about one debt	-1	-2	2	-3	-1	-1	-2	-2
no part, a paragraph for each debt			1	-3	-3	-4	-6	1
no part, cards	-3	1	1	-1	-2	-3	-5	-3
no part, cards of a portal	4	-1	-1	-4	-1		-2	-2
no part, columns by their place	3	-3		-2	-3	-2	-3	-4
no part, headings on several lines	2			-2	-1	-3	-1	-1
no part, none	1	-3	1	-3	-2	-3	-2	-1
no part, objects	4		-2	-3	-1	-2	-1	-1
no part, one debt a line	1	-3		-1	-8	-7	-8	-2
no part, records of labels	4		-1	-1	-1	-1	-1	-1
no part, running text	1	-2		-4	-2	-2	-5	-3
no part, tables and labels	3	-2	-2	-1	-5	-2	-7
originalCreditor, tables and labels	-2	-1	-2	-1	-1	-2	-1	3
paying, one debt a line	-3	-1	1		-3	3	-2	-1
paying, tables and labels	-2	-1	-1	-1	-3	3	-2	-3
# mark shape and behind
mark-! mark-!	2		-1		-1	-1	-2	-1
mark-" capitals		-1		-2		1	-3	-2
mark-" cents			2		-3	-3	1
mark-" digits-1	-1	-1	1	-1	-3	-3
mark-" digits-2	4	-1	-1			-3	-4
mark-" digits-3	3		-1		-1	-1	-1
mark-" digits-4	3	-1	-1	-2	-1		-1
mark-" lettered-code	1		-3	-3	-2		-1	-1
mark-" mark-,	1	-2	-3	-3	-1		-3	-3
mark-" mark-:	3		-1			-1	-2
mark-" mark-_	2		1	-1	-2	-2
mark-" masked		-1	1	-3	-1	-2	-1	-1
mark-" thousands-and-cents	1	-1	-2	-1	-3		-3	-1
mark-# capitalised	2				-1		-1
mark-# code	4	-1	-3	-2			-1
mark-# lettered-code	2	-1	-3	-3		-1	2
mark-# masked	4		-2	-2	-1	-1
mark-$ capitalised	3			-1	-3	-1
mark-$ cents	-2	-2	-1	-2	2	2	-1	-2
mark-$ digits-2	-1	-1	-1	-1	-4	4	-2
mark-$ line	4		-1	-1	-2	-4	-1	-1
mark-$ mark-$	3				-2	-1
mark-$ mark--	-1	-1	-1	-1	2	1	-3	-1
mark-$ mark-_	1	-1		-1	-1	-3	1	-1
mark-$ thousands		-1	-1	-2	1	-4	-1	-1
mark-$ thousands-and-cents	-1	-2	-1	-3	3	-2	-2	-2
mark-& capitals	1	-3	-1	-1	-2	-2	-3	1
mark-' digits-2	1	1				-1	-3
mark-' small	-3				-1	-2	3
mark-( capitals		-2	1	-1	-1	-1	-4
mark-( lettered-code			1	-3	-1	-1		-1
mark-( mark-.	5		-3	-4		-2	-1
mark-( mark-…	4		-2	-1		-1	-2
mark-( small	2	-3	-1	-1	-1	-1	-2	-2
mark-) capital	3		-3
mark-) capitals	1	-3		-2	-2	-2		-3
mark-) cents	-3	-1	4		-1	-2	-2	-1
mark-) code	2	-1	1	-3	-4	-2	-1	-1
mark-) digits-2	1		-3	-2	-2	-2		-1
mark-) digits-4	-1	-2	2	-3	-1	-1	-3	-3
mark-) digits-7	2	-2	-1		-1	-1	-2	-4
mark-) dollars-and-cents	1	-1	1	-1	-1	-1	-3	-2
mark-) lettered-code		-1		-1	-1	-1		-3
mark-) line		-1		-3	-2	-2		-1
mark-) mark-"	-3		3	-1	2	-1		-1
mark-) mark-,	-4	-1	4	-2	-2	-2	-1	-2
mark-) mark--	1	-1			-1	-1	-4
mark-) mark-.	-1	-1	3	-2	-1	-1	-3	-1
mark-) mark-/	-3		3
mark-) mark-:	1		1	-1	-1	-1	-3	-1
mark-) mark-|	-3		2		-1	-1
mark-) masked	3	-1					-1	-2
mark-) small	-3	-1	3	-1	-3	-1	-2	2
mark-) thousands	-2		3		-1		-1	-1
mark-) with-digits			2	-1	-1	-1	-3	-1
mark-* capitalised	2		-1				-3
mark-+ capitalised	-3	-1		-1	-1	-1	3	-1
mark-, capital	3	-1	-2	-1	1	1	-2	-1
mark-, capitals	1	-3	1	-2	-1	-2	-1
mark-, digits-2	-1	-2	-2	-2	1	-1	-1	-2
mark-, digits-4			-1	-3	1	-2	1
mark-, dollars	6		-4		-1	-1	-3
mark-, dollars-and-cents	2		-5	-1	-3	-2		-1
mark-, lettered-code	1	-1	-3	-3		1	-3	-1
mark-, letters	3	-1	-2	-2	-4	-2	-3	-2
mark-, line	2		-1	-2	-1	1	-3	-1
mark-, mark-"		-2	-2	-2	-1	1	-3	-2
mark-, mark-,	-1		-1		1		-2	-1
mark-, small	2	-1	-2	-1	-1		-1	-2
mark-, with-digits	1	-1	-5	-2			-2	-2
mark-, year	-1	-1	-1	-1	2	2	-3	-1
mark-- capital	-3	-1	1	2	-2	1	-1
mark-- capitalised		-4		-2	-3		1
mark-- capitals	-1	-3		-3	-1	-1	3	-3
mark-- cents	4		-2		-2	-1
mark-- code	-1		2	-3	-1	1	-1
mark-- digits-2	1			-2	-2	-3	-1
mark-- digits-4	5		-4	-3		-1	-1
mark-- dollars	5		-3	-1	-2	-1	-2
mark-- dollars-and-cents	3		-3	-2	1	-2	-2
mark-- lettered-code	-2	-2	-2	3	-2	-3	-4	-1
mark-- masked			-3	2			-1	-1
mark-- percent	1	-1		-1	2	-4	-2
mark-- small		-2		-3	1	-2	-1	-2
mark-- thousands	3		-3		-1		-2
mark-- thousands-and-cents	3		-2		-1
mark-- year	-3	-2	3
mark-. capital	1		-1	-1	-2	-3	-1
mark-. capitals	1	-3	-1	1	-2	-1		-1
mark-. digits-2	-2	-2	-2	-3	2		2	-3
mark-. lettered-code	-2	-1	3	2	-1			-1
mark-. mark-"	-3		3			-2		2
mark-. mark-,	-2		3			-1	-1	1
mark-. mark-.	-1	-3	-8	2	-4	-4	-3	-3
mark-. masked	-1	-1	2	-3	-1	-1	-2	1
mark-. small	-2	-1	5	-3	-4	-2	-2	-2
mark-/ capitalised		-3	1	-3	-2	-2	-2	1
mark-/ capitals	-1	-3	1	-1	-2	-2		1
mark-/ cents	4		-2		-1	-2	-1	-1
mark-/ code	4		-2	-1		-1	-2
mark-/ digits-1	3		-1	-1	-2	-2	-2	-1
mark-/ digits-2	2	-1	2	-1	-1	-2	-1	-1
mark-/ digits-3	2		-2	-1	-2		-1
mark-/ digits-4	4		-3	-2			-1
mark-/ dollars	3					-1		-1
mark-/ mark-/	1		-2		-1	-1	1
mark-/ small	2	-2	-1	-1	-2	-1	-2	-2
mark-: capitalised	3	-1	-3	-1	-1	-1	-3	-1
mark-: capitals	2	-3	-1	-1	-1	-1	1	-3
mark-: code	3	-1	-1	-3	-1
mark-: date	2			-1		-1	-2
mark-: digits-1	3			-1	-1	-1	-2
mark-: digits-3	3		-1		-1	-1	-1
mark-: digits-4	5		-1	-4			-1
mark-: digits-5	2			-2
mark-: digits-7		-1	2	-3	-1
mark-: dollars		-1	-3	-1	-2	-3	1	-1
mark-: lettered-code	1	-1		-3	-1	-1	-1	-1
mark-: mark->	4						-3
mark-: masked	5			-4	-1
mark-: small	3		-3	-1		-2	-2	-1
mark-: with-digits	4			-1	-1	-2	-1
mark-; capitalised	1	-1	-1	-1	-2	-3		-2
mark-; capitals	3	-1	-2	-1	-1	-2	-2	-1
mark-; line	3						-2
mark-; mark-;	3		-1		-2	-1	-2
mark-; small	1		-2	-1	-2	-2		-1
mark-< capitals	3	-2	-1		-1		-3
mark-= capitals	2				-1	-1
mark-> capitalised	-3	-1		-1	-1	-1	3	-1
mark-> dollars	4				-1		-3
mark-> mark-<	3				-1		-1
mark-? capitalised	3						-3
mark-? mark-?	3		-1		-1		-1
mark-@ percent	2		-1		-1	-1
mark-_ mark-_		-1		-1	-1	-3		-1
mark-| capitalised	5	-2	-3	-1	-2	-1	-2	-1
mark-| capitals	3	-1	-2	-2	-2	-1	-2	-1
mark-| cents	3				-2	-2	-1
mark-| digits-2	4				-1	-2	-2
mark-| line	3					-1	-3
mark-| mark-|	3		-1	-1	-1	-1	-1
mark-| small	4	-1			-2	-2	-3
mark-· capitalised	2	-2	-2	-4	-2	-3		-2
mark-· capitals	3	-1	-1		-1
mark-– capitalised	1	-2	1	-2	-1	-1	-4	-1
mark-– cents	3		-2		-1	-1	-1
mark-– digits-1	3		-2				-1
mark-– dollars	5		-3	-1	-1		-2
mark-– lettered-code	3		-2	-2		-1	-1
mark-– mark-–		-1		-2	-2	-3		-1
mark-– small	2	-1	-1	-3	-2	-4		-1
mark-– thousands	3		-3	-1	-1		-2
mark-– thousands-and-cents	3		-3		-1
mark-– year	-3		1	2
mark-— capitalised	4	-1	-2		-1	-1	-2
mark-— dollars	3		-1	-1	-1		-1
mark-• small	2						-2
mark-… digits-4	-3		-1	4			-1
mark-☐ mark-$	5				-4	-3	-1
mark-☑ capitalised	3	-1			-2	-2	-2
mark-☒ capitalised	3				-1	-2	-1
mark-⚠ digits-2	-3			-1	-1	-1	3
mark-✓ mark-–	3					-1	-3
mark-🎉 line	3					-1	-2
mark-😬 line	-2			-1			3
mark-🟡 digits-2	-3					-1	3
mark-🟢 capitalised	-3				-1	-2	2
# mark shape
mark-"	1		-3	-5	-2		-1	-3
mark-#	3	-2		-5	-3	-1		-1
mark-$	-1	-3	-2	-4	2	2	-2	-3
mark-&	-3	-4	3	-1	-3	-2	-1	1
mark-'	-2			-1	-3	-2	1	-2
mark-(	2	-4		-6	-3	-2	-2
mark-)	-2	-3	5	-5	-2	-3	-2	-2
mark-*	2	-2	-1	1	-1	-1	-3	-1
mark-,	1	-3	-2	-4	1	-1	-2	-1
mark-.		-3	1	1	-2	-2	-1
mark-/	1	-3	-1	-4	-5	-5
mark-:	2	-2	-3	-4	-2	-3		-2
mark-;	1	-3	-1	-4	-5	-5	1	-3
mark-<		-2	-3	-4	-2	-3	1	-2
mark-=	3	-1	2	-2	-2	-3	-3	-1
mark->	-1	-2		-4	-2	-3	1	-2
mark-?	3	1	-3	-2	-2	-2	-3	-1
mark-@	3	-1	1	-1	-2	-2	-1	-1
mark-[	1		-1	-2	-2	-3	1	-1
mark-]	1	-3	-1	-2	-2	-2	1	-1
mark-_			-2	-2	-2	-3		-1
mark-|	6	-3	-7	-4	-4	-4	-4	-2
mark-~	3		-3	-2	-3	-1		-1
mark-©	2			-1		-1
mark-®		-1	1	-2	-2	-1	-2	-1
mark-·		-3	-3		-3	-4	-1	-3
mark-–	3	-2	-4	-2	-6	-6		-3
mark-—	3	-1	-3	-3	-4	-5	-1	-2
mark-…	-4		-2	5	-2	-2	-2	-1
mark-›	3			-2			-1
mark-■	3				-1	-1	-1
mark-★	3	-1		-1			-1
mark-☐	2	-1	-1	-1	-3	-3	-1	-1
mark-☑	6	-1			-4	-3	-2	-1
mark-☒	3				-1	-3	-1
mark-✔	3			-2	-1	-1	-3	-1
mark-🎉	4				-1		-3
# mark sums of line
0		-2	1	1	-2	-3	-1	-1
1		-3	-1	-3	1	-1	2	-2
2		-4		-4		-1	-3	-1
3	-1	-4	-1	-3	-2	-1	-1	-5
# mark words before
 balance	4			-2	-1		-1
 c	-3				1	-1	1
 card	-3		3	-1			-2
 collection	1			-1	1	-3	-2	-1
 credit	3	-1				-1	-2
 min	3		-1				-2
 mo	3		-1			-1	-3
 mohela	3	-1		-2	-2	-1	-1
 us	2	-1			-1	-3	-2
1 	2		-1	-2	2		1	-1
1 a	4	-1	-2	-1	-1		-2
1 aadvantage	2	-1	-1	-1	-1	-1	-2
1 account	1	-1		-1	-3	-2	-2	-2
1 accounts	3	-1	-2		-1
1 acct	1	-2	-3	3	1	-2	-3	-2
1 affirm	-2		2	-1	-2	-1	-2	-1
1 amazon	3		-1		-1	-2	-1	-2
1 amt	3				-1	-1	-1
1 and	4				-3	-1	-1
1 assets	2		-1		-1	-1
1 assoc	-2		3	-2	-1	-2		-2
1 at	4			-1		-1	-2
1 balance	1	-2	-2	-5	1	-3	-4	-1
1 bank	1	-1	-2	-1	-1		-3	3
1 behind	1	-1		-1	-2	-3		-1
1 box	-2	-1		2	-3		-2	-1
1 brandvold	3		-2		-1
1 by	3			-1	-1	-1	-2
1 caine	1	-1	3				-2	-1
1 calloway	3		-3					-1
1 capital	1		-3	2	-1	-2	1	-1
1 card	-4	-1	1	-1	1	1		-1
1 cards	3			-1	-1	-1	-1
1 care	2		-2	-1			-2	1
1 cc	-1		-1		-2	1
1 center	3		-3				-1
1 charge-off	-2		-1	-1	-1	-1	3	-1
1 chase			3		-1	-1	-1
1 checking	4	-1	-1	-3	-1	-1	1
1 client	4	-1	-1	-1		-1	-1	-2
1 clinic	2		-2
1 co	-2	-1	1	-1	1	1	-1	1
1 collection	-3	-1	-1		1			-2
1 collections		-1	-2	-1	-2	-3	3	-1
1 collector		-1	-1	-1	1	-1	-3	-1
1 comenity	-2	-1	4	-1	-2	-2	-2
1 conventional	3		-1		-1	-1	-1
1 corriente	3						-3
1 creditor	1		-2	-1	-1	-1	1	-3
1 cu	-2	-1		-2	-2	1	-2	-1
1 cuenta	4			-3		-1	-2	-1
1 current	1	-2	-1	-3	2	-2		-2
1 d	1	-1	-3	-1	1	-2	2	-1
1 date	-2	-1	-1	-3	-1	-1	3	-1
1 daycare	2		-1		-1
1 days	1	-1	-3	-1		-2		-1
1 debt	2	-1	-3	-1		-2		-1
1 deferred	4					-1	-4
1 deficiency	3	-1	-1	-1	-1	-1	-1
1 denver	-2		2
1 description	4		-1				-3
1 details	2		-1		1		-2
1 direct	2		-1		-1	-1
1 directv	3		-1					-2
1 discover	2		-3	1	-1	-1	1
1 dispute	2	-1	-1	-1	-1	-1	-1
1 dr	-4	-1	4	-1	-2	-1	-2	1
1 due	1	-1	1	-3	-1			-1
1 e	4	-1	-2	-1	-1
1 electric	3		-3				-1	-1
1 ending	5		-1	-3	-2	-1	-2	-1
1 ends	4			-1	-1		-2
1 estado	4						-3
1 expenses	4				-1	-2
1 ext	2		-1	-1			-1
1 f-150	-1		2	-1	-1	-1	-1
1 fee	3					-1	-1
1 file	4		-1		-1	-1	-2
1 final	3	-1		-2	-2	-1	-1
1 financial		-1			1	-1	-1	-2
1 fingerhut	2	-1	-3		1	-1	-1	-1
1 fingerhut/webbank	-3		-1	1	1	1	-1	-2
1 first	4		-2	-1		-1	-1
1 fixed	3		-3	-1
1 full	4		-1				-3
1 greensky	-3		2	1
1 guarantor	4			-3	-1	-1	-2	-1
1 here	3	-1			-1	-1	-1
1 home	3				-1		-1
1 house	-3		3	-1	-1	1	-1
1 id	3		-1	-1
1 in	2	-1		-3	-1	-1	-2	-1
1 inc	-3	-1	2	-2	-3		-2	-3
1 incl	2						-2
1 income	3				-2	-2
1 insurance	1			-1	-2	-3		-1
1 ira	3		-1	-2			-1
1 is	4			-2	-2	-2	-2	-1
1 it	2	-1		-1		-1	-3
1 j	3				-1		-1
1 judgment	-3				3		1
1 july	2	-1		-1	-1	-1	-3	-1
1 klarna			2		-1		-2
1 kohls	1		-3		2		-1	-1
1 l	3		-1	-1	-1	-1	-1
1 last	4			-2			-2
1 late			-1	-3	-1	-2		-1
1 left	3		-1			-1	-1
1 letter	3						-1
1 lines	2		-2		-1
1 llc	3	-1	-5		1	-3	-1	-3
1 loan	1	1	1		-3	1	-1	-1
1 macy's	1			-1	1		-3
1 march	3		-1	-1			-1
1 mastercard	2	-2	-2	1	4	-1	-3	-1
1 mgmt		-1	-3	-2	1	-1	-1	-2
1 min	2	1	-1	-2	-1	-4	-2	-1
1 minimum	4				-1	-2	-4	-1
1 missed	4						-4
1 mo	2	-1	-2	-1	1	-3	-1	-1
1 mohela		-1	1	-3	1	-3	-1	-1
1 mom	2		-2		-1		-1
1 month	4	1	-1	-1	-1	-3	-4	-1
1 months	4					-1	-3
1 mos	3	-1	-1				-1
1 mr	-2	-1	3				-1	-2
1 mrs	-2		2
1 mínimo	3				-2	-1	-2
1 n.a	-4	-1	2	-4	-3	-3		3
1 no	1	-1	-3	-3	-3	-2	1	-2
1 notes	-2			-1		3	-1
1 nov	3		-1				-2
1 october	3				-1		-2
1 one		-2	-3	-1	1	-2	1	1
1 only	3		-1	-1		-1	-1
1 open		-1	-1	-1	-1	-1	3	-1
1 opened	1			-4	-1	-1	1	-1
1 oportun	3		-2			-1	-1
1 orig				-1		-1		-3
1 other	1	-1	-2	-2	-3	-4	1	-1
1 p.c			1	-1	-1	-1	-1	-3
1 p.o	3		-2		-1			-1
1 paid	3		-1	-1	-3	-3	-1	-1
1 pay	4		1	-2	-1	-2	-2
1 payment		-2	-1	-2	-3	3	-3	-1
1 payments	4		-1		-1	-2	-2
1 plaintiff	2				-2		-1
1 pm	2				-1	-2	-1	-1
1 popular	-2		3
1 principal	3				-3	-1
1 propane	3	-1	-1				-2
1 purchaser	2		-2
1 re	-2		-1				3
1 ref			-1	-4		-1	2	-1
1 rent	3		-3
1 rent-a-center	1		-3	-1	2		1
1 report	3		-1		-1
1 reported	3			-1	-1	-1	-2
1 repossessed	-3		-1				3
1 resurgent	1		-3				1	-1
1 retail	-3		2	1				-1
1 s	2	-1	-3	-1	1	-1
1 savings	3		-2	-4			2
1 score	3				-1		-1
1 secured	4		-1		1	-1	-3	-1
1 settled	3		-1				-2
1 sold	4						-3
1 solutions	3	-1	-1	-1	-1	-1	-2	-1
1 specify	2		-1			-1	-1
1 spectrum	4		-3				-1	-2
1 st	-4	-2	1	2	-2	-1	-1	3
1 standing	3						-3
1 status	2			-2	-1	-3	-1	-1
1 stores	3		-3		2	1	-1	-1
1 subaru	-2		1	1	1	1
1 surgery		-1	4	-1	-1	-1	-3	-1
1 synchrony	-3		3	-1	-3	-2	-3	1
1 system	3		-3	1			-1
1 t-mobile	4		-1				-3
1 tax	-3		3
1 terms	3				-1	1	-2
1 that	3		-1				-2
1 through	3		-1		-1		-1
1 thru	4						-3
1 total	3			-1	-4	-3	1
1 transferred	3						-3
1 transunion	2			-1	-1
1 type	1			-3	-1	-1
1 until	2						-2
1 updated	3		-1	-1			-2
1 upgrade	-3	-1	3			-1
1 upstart	4		-2		-1	-1	-1	-2
1 us	-1	-2	-1	-2	2	1	-3	-2
1 value	3		-1		-1	-1
1 van	2		2		-1	-1	-3
1 vehicle	3				-1	-2
1 verizon	1		-3				2	-3
1 vet	3		-3	-1
1 visa		-1	-2		-1	-3	-2	-2
1 w		-1	-2		1	3	2
1 washer/dryer	-3		3
1 wife	3		-1				-1
2 	1	-1	-3	-2	1			-1
2 a	3	-2	-2	-1	-1	-2		-1
2 about	3		-1				-2
2 account		-2	-1			-2	-3	-2
2 acct	3	-1	-1	-2	-2		-4	-2
2 active	2		-2	-1	1		-3	-1
2 activity	3			-2			-1
2 aluguel	2				-2	-1	-1
2 amount	3	-1		-1	-1	-3	1	-1
2 an	2						-2
2 and	2	-1	3	-2	-3	-2	-4
2 any	3				-1		-1
2 apts	3			-1	-2	-1	-1
2 at	3		1		-2	-2	-1	-1
2 atrasado	3		-1		1		-3
2 atty	3		-1				-1	-1
2 aug	-3		1				2
2 available	3		-1				-2
2 back	4		-1	-2
2 balance	2	-1	1	-2		-1	-3	-1
2 bank	-1	-1	-3	-2	-1	1	-4	4
2 barclays	4	-1	-2	-1	-2		-2
2 barre	-2		2
2 been	3						-2	-1
2 bill	-2			-1		1	2	-1
2 bridgecrest	-2		3	-1	-1	1	-1
2 bureau	-3			-1	1		1	-1
2 c	1		1			-1	-3	-1
2 capital	1	-1	-3			-2	1	2
2 card	1		1	-3		-2	-5	-1
2 care		-1	1	-2	-2	-2	-3	1
2 cc	2	-1	-3	1
2 chase	3		-2	-2		-1		-1
2 check	3		-1	-1			-1
2 chrysler	-3		2	2
2 citibank	-1		2	-3	-2	-3	-2	3
2 claimed	3	-1			-2		-2	-1
2 client	4	-2	-2	-1			-1	-1
2 closed	3	-1		-1	-1	-1	-1
2 co	1	-1			-1	-2	-4	-1
2 collections	-2	-1	-1	-1	1	-1	4	-1
2 conn's	-3				-1	1	2
2 contact	3		-1		-1	-1	-1
2 cr	4		-3		1	-1	-1
2 credit		1	-1		-1		-1	-3
2 creditor	1	-2	-1	1	-1	-1	-3	1
2 cuenta	3		-1	-1	-2	-1	-2
2 current		-1		-2	2		-2	-2
2 d	1	-1			1	-2	-3	-1
2 day	4			-2	-1	-1	-1
2 de	1		-1	-1	2	-1	-3	-2
2 debt	3	-1	-4	-1	2	-2	-2	-1
2 deferred	3		-1	-1		-1	-2	-1
2 delinq	1			-3			1	-1
2 description	-4						4
2 discover		-1	-2	-2	-1	2	1
2 due		-2	-1		-2	-3	2	-1
2 e	3		-1		-2			-1
2 each	3			-1		-1	-1
2 elan	4	-1	-4				-1
2 equity	4		-2	-3	-1	-1	-1
2 escrow	3		-1			-1	-2
2 every	3						-2	-1
2 experian	3	-1		-1			-1
2 fargo	2		-2	-1	-1	-1	2
2 farm	3		-1		-1
2 federal		-1	-3	-3	-1	1	-2	-1
2 file	4	-1		-1	-1		-2	-1
2 flagstar	2				-2	-1
2 for		-1	-3	-2	1	-1	1	-1
2 forbearance	1		1				-3
2 ford				-1	-3	1	1
2 free	3		-2	-1
2 freedom			-2	1		-1
2 from	1	-1	-4	-1	-1	-1		-3
2 general	3	-1	-2		-1
2 group	-2		3	-1	-1		-1	-1
2 guarantor	3			-1			-1	-1
2 high	3				-1	-1	-2
2 highest				-2			2
2 home	-1			-1	1		-3	1
2 hospital	2	-1	-3	-2	-1	-1	-3	3
2 if	4		-1	-2	-1	-1	-1
2 individual				1		-1	-3
2 it	3			-1		-1	-2	-1
2 jefferson	4		-3
2 klarna	-2		3	-1	-1	-1	-1
2 kohl's	3				-1		-2
2 la			1			-1	-3
2 last	5		-1	-2	-1	-1	-2	-1
2 late	-1	-1	1	-2	-3	-2		-1
2 liabilities	3		-1				-1
2 limit	3					-1	-2
2 line	3		-3				-1
2 loan	4	-1	-2	-1			-2	-1
2 mae	-2		3	1			-1
2 management			-2	-1				1
2 me	3		-2				-1
2 member	3		-1	-1			-1	-1
2 mensual	3					-1	-2
2 mgmt	1			-1	1	-2	-3	-2
2 mi	3		-1		-1
2 midland	4		-5				1	-1
2 minimum	2		1		-1	-2	-4
2 mo	-1	-2	3	-4		-2	-1	-2
2 mohela	-3		-1	2	-1		1
2 mon	3		-2
2 monthly	3	-1	-1	-1	-2	1	-2
2 months	-1	-1	1		1	1	-3	-1
2 mortgage		-1	1		-2	-4	-2	-1
2 motor	4		-4	-1		1	-2
2 my	2	-1		-1	-1	-1	-4	-1
2 mínimo					-3	1	-3
2 na	3		-2		-1		-1
2 nc	-2						2
2 nco	2		-2
2 net	2				-1	-1
2 never	3						-2
2 now			1	-1		-1	-3	-1
2 number		-1	-1	1	-3	-2	-3	-1
2 nợ	-2						3	-1
2 of	-2	-2	-3	-2			1
2 okafor	3		-3
2 old	3	-1	-3	-1	-1	-1	-2	1
2 only	3		-2				-1
2 open			3	-2	-2	-1
2 or	4		1	-1	-2	-1	-2
2 orig		-1	-3	-1	-1	-1	-2	1
2 original	2	-1	-3	-1	-2	-2		-3
2 originally	-3		-1					3
2 other	4		-1		-3	-3	-3	-1
2 owe	1		1	-1	-2	-1	-4	-1
2 pago	3				-2	-2	-2
2 paid	5		-1	-1	-1	-1	-5	-1
2 past				-3	-2	-2	1	-1
2 paying	1		-2		-1		1
2 payment		-1	-1	-1	-2	-3	-1	-2
2 payoff	3			-2			-2
2 peak	3		-1				-1	-2
2 platinum			2		1	1	-2
2 pmt	2	-1	-1	-2		-2	-2	-1
2 point	3	-1	-1	-1	-2	-1	-3	-3
2 power	1	-1	-3			-1	-1	1
2 principal	3				-2	-1	-1
2 r	4		-1		-1		-1	-1
2 received	2				-1	-1	-1
2 recent	2		-1		-1	-1	-1
2 reference	3			-2			-1
2 reflect	3		-2		-1	-1	-1
2 regular	-3					3
2 report	2		-1		-1		-1
2 ridge	2		-2		-1
2 saldo	1			-1	1	-1	-3	-1
2 savings	3		-1		-1	-1
2 says	3		-1	-2			-1	-1
2 secret	2		-1				-2
2 service	-1		3	-1	-1		-2
2 sheffield	-3		3	1
2 spectrum	3			-1		-1	-2	-1
2 status	-1	-1	-3	-1	-1	2	2	2
2 store	-2	-1	1	-2			-3
2 subtotal	2		-1		-1	-3		-1
2 that	2	-1	-1	-1	-1	-1	-3	-1
2 third	-1		2	-1	2	-2	-1	-1
2 this	1	-1	-1	-1	-2		-4	-1
2 thru	2	-1	-2				-1
2 title			3	-1		-1	-1
2 to	1	-2		-3	-2	-2	1	-1
2 total	4	-1	-1	-2	-2	-3	-1	-1
2 tower	3				-2
2 tractor	-3		3
2 transferred	2						-2
2 transworld			-2	-1			2
2 two	2			-1			-2
2 unsecured	1		3		-1	-1	-2
2 until	5		-1	-1		-1	-3
2 usa	-3		-2	-1	-1	1		2
2 verified	3					-1	-2	-1
2 verizon	1		1	-1	3	-2	-1	-2
2 was	1	-1	-3	-1	-2	-2	1	-3
2 x	3	-1	-1	-1		-1	-1	-1
2 yes	3		-3				-2
2 your	3		-3			-1		-1
2 原债权人	3		-1				-2
3 about	1		1	-1			-3	-1
3 account		-1	-2	2	-3	-2		-1
3 accounts	3		1	-3		-1	-1
3 acct	2	-1	-2	-1	1	-1	-7	-1
3 add	1				-3	-1	2
3 address	3			-3		-1	-1
3 agencia	3						-2
3 ago			1	-2	-1		2
3 agreed	3	-1	-1				-1
3 altitude	2				1	-2
3 america		-1	-1	-1	-1	-2		-1
3 amex	4		1	-1	-3	-2
3 amount	1	-1		-2		-2	-3	-1
3 and	2		-1	-1	-2	-3		-1
3 are	4						-3	-1
3 at	1	1	2	-1		-1	-4	-1
3 atraso	3		-1	-1	-2	-1	-2	-1
3 b	-1		2	-1		-2	-3	-1
3 bal	3	-1	-2		-1	1	-2	-1
3 balance	2	-2		-3	-2	-4		-2
3 barclays	2		-3				-1	-1
3 behind			2	1		-3	-2	-1
3 bill	3		-2		-1	-1	-1
3 bk	3		-1		1		-1
3 cap	2	-1	-3	1	-1		-2	-1
3 capital		-1		-3	-2	-2	-2	2
3 card		-1	1	-2	-2	1	2	-2
3 care	-2		4	-1	-1	-1	-2	-1
3 cash	2	-1		-3	-1	-1
3 chapter	3						-3
3 charge	-3	-1		-2	1	-1	2
3 charge-off	3						-3
3 chase	2	-1	-1	-1	-1	-1	-1	-2
3 claims	3			-1	-1		-2
3 client	3	-1	-1				-1
3 closed	2		-2				-1
3 co	3	-1	-1	-1	-1	-1	-4	1
3 commonwealth	-3		1	1			-1	-1
3 community	2	-1	-2	-1	1
3 corriente			2				-2
3 credit		-2	-3	-2	-1	-2	2	1
3 creditor	1	-1		-1	-2	-2	-4	2
3 cu	-2		2	1	-1		-2	-2
3 current	2	-2	-1	-1	-4	-2	1	-2
3 days			-2	-2	-2		2	-1
3 debt	5		-3	-2	-1	-1		-1
3 deferment	3		-2				-1
3 deferred	3		-2			-1	-1
3 description	-3		-1		1		2
3 día	3		-3
3 e	2		1	-1	-3			-1
3 el	1		-1		2		-2
3 enhanced	-1		2				-2
3 ent	3		-2		-1
3 fed	-3		3		-1	-1	-1
3 fees	3		-1			-1	-2
3 fidelity	2		-2		-1		-1
3 fifth	-3		2	-1	2	-1	-1	-1
3 file	3		-1		-1		-2
3 finance	-2	-1	4	-1	1			-2
3 financial	3			-4	1	1	-2	-1
3 first	-1	-1	1	-2	-1		2	-1
3 forbearance	3		-2	-2	-1	-1	-1
3 from	5	-1	-2	-1	-5	-2	-1	-4
3 funding	5			-2	-1	-1	-3	-1
3 gas	3			-2		-1	-1
3 gm	-3		3
3 guarantor	3			-1		-1	-2	-1
3 her	2		-2
3 home	-1	-1			-3	-1		-2
3 in	2		-3	-1		-2		-2
3 installment	-1	-1	1	-1	1	-3	1	-1
3 interest	2		-2				-1
3 la	3		-1	-1		-1	-2
3 larkspur	2		-2
3 last	3	-1	1	-1			-2
3 llc		-1	-2	-2	1	-2	-1	1
3 loans	3	-1	-3	1	-1
3 maximum	-3	1					2
3 medical	-3		3	-1	1	-1	-2	-1
3 mgmt	-3				1		1	1
3 midland	2		-3				1	-1
3 minimum	3		-3		-1	-1	-1
3 mission	3		-2	-1	-2		-1
3 month		-1	2	-1	-1		-5	-1
3 monthly		-1	2	-1	-1	-3		-1
3 months	3				-1		-2
3 mortgage	1		2	-1	1	1	-3	-1
3 n	1		1	-2	-1		-1	-3
3 never			1				-4	-1
3 new	3		-2	-1	1		-2
3 next	4					-1	-3
3 no	2	-1	-3		-1			-2
3 none	3		-1				-2	-1
3 nov	1	-1	2				-2
3 number	-2	-1	-1	3	-2	-1	-2	-1
3 of	-1		-3	-3	1	-1	2
3 old	1	-1		-1	-1	-1	-3	-1
3 one		-1	-3		-3	-2	-2	1
3 open	-3	-1	1		2	-1	1	-1
3 orig		-1	-2	-1	-1	-2
3 owe	4	-1	-3	-1	-2		-4	-1
3 pagamento	1				-3	1	-1
3 pago	2		-1			-1	-2
3 paid	2	-1	-4	-2	1	-2	1	-1
3 parcela	-2				-3	2	-1	-1
3 past	-2	-2	-3		-2	-3	4	-1
3 pay	-3		2	-1	-1	-1		-1
3 payday	-2		2
3 payment	1	-1		-2	1	-4		-2
3 payments	2		2		-1	-2	-3
3 payoff	4		-4					-1
3 pays	4						-3
3 pennymac	-2		1		1	1	-2
3 per	3		-2			-1	-1
3 physicians	3		-1	-1			-1
3 piedmont	3		-1				-1	-2
3 pmt	3	-1	-2	-1	-2	-1	1
3 point	3		-2	-1			-1	-1
3 polaris	-3		1	2
3 portfolio	2	-1	-1	-3	-2	-2	-2	-2
3 r	3		-3		-1
3 radiology	3		-1				-2
3 receivables	4	-1	-2	-1	-2	-1	-1	-1
3 record	5			-1			-3
3 recovery	3		-1	-2	-2	-2		-3
3 regions	1		-3		-1	1
3 report	4			-1	-1	-1	-1
3 rev	-2			-1	-1	-1	3	-1
3 rockland	3				-3	-1
3 saldo	-1	-1	-1	-1	1	-3	-3	-1
3 sallie	-2		3	1			-1
3 savings	2			-1	-2	-1
3 score	2	-1					-2
3 see	3			-2		-1	-1
3 services			-2	-3	-1	-1	3	-1
3 st		-1	-3	-2	-2	-1	2	1
3 status	-4	-1	-1	-1	-1	1	2	-1
3 student	3		-1	-1	-2	-2	-1
3 stuff	2				-1	-1	-3
3 summons	3			-1			-2
3 synchrony	-1	-1	-1	-2	-2	-1	-3	3
3 terms	-1	1		-1	1	2	-4	-1
3 that	4		-2	-1	-1	-1	-1
3 the		-1		-2	3	-2
3 they	3						-3
3 third	-1		-1	-1	3	-1	-1
3 through	3		-1				-2
3 time	-1	-1	3	-2	-1	-1	-3	-1
3 to		-1	1	-2		-2	-3
3 tools	-3				2	-1	1
3 total	2		-1	-2	-3	-5	3
3 transferred	4			-1			-4
3 truck	4		-2		-2
3 two	3			-1			-2
3 union	-2	-1	-3	2	1	-2	-2	-1
3 unpaid	2						-2
3 unsecured	3		-1	-1			-1	-1
3 up	2		-1	-1			-1	-1
3 us		-1			-3	1	-1	-1
3 we	3		1	-1		-1	-3	-1
3 what	3	-1			-1		-1
3 will	3						-2
3 with		-1	-2	-3		-1	-1	3
3 world	-3		2	-1	-1	1
3 x	4		-1	-1		-2	-2
3 房贷	3		-2		-1		-1
3 车贷	3		-2				-1
account no	5		-1	-3			-3	-1
aluguel us	3				-2	-1	-1
auto finance	3		-3	-1
auto loan	-2		1	1	-1		-3	-1
bal pmt	3				-1	-1	-2
balance minimum	3					-1	-1
balance payment	4					-2	-4
bank n.a	-1	-1	1	-3	-2	-2	-2	1
barclays aadvantage	2	-1	-1	-1	-1	-1	-2
blue cash	5		-2	-2	-2	-2	-1
capital one	1	-1	-2			-1	-3	1
card min	3					-1	-3
care credit		-1		-1	-2	-1	-3	2
charge-off date	-2						2
chase savings	3		-1	-2
chase slate	-3		2	-1			1
check one	3		-1	-1			-1
citibank n.a	-3			-2	-1	-1	-1	3
citizens bank	-4	-1	3	-1	-1	1		-1
co co	2	-1	-1		-1	-1	-3
collection orig	-2			-1			2	-1
credit card	-1	1	-2		-4		-1	-1
credit cards	2				-1		-1
credit limit	4			-1	-1	-1	-2
credit mgmt	3		-2				-1
credit min	3						-3
credit one	1	-1	-3		-1		1	-2
date opened	3			-1			-1
days behind	3						-3
days days	3				-1		-3
description defaulted	-4						4
due days	-4			-1			4
due status	3						-3
each month	3			-1		-1	-1
finance acct	3		-1	-2
financial services	2		-3	-1	1	-1	-1
flagstar bank	2				-2	-1
ford credit	-2				-3	2	1
freedom mortgage			-3		2		1
high balance	2				-1		-1
highest balance	-3						3
highest credit	3			-3
home mortgage			-2			-1
in june	3						-3
jefferson capital	3		-3				-1
la sala	-3		3
loan no	3			-1
loss charge-off	-3		-1				3
memorial hermann	3						-2	-1
midland credit	2		-2	-1	-1
min due	3	-2		-1	-1		-2	-1
mo current	1	-1	-1		3		-3
month current	3						-3
mortgage payment	3					-2
motor credit	3		-1		-3	2	-1
mínimo us	-1				-3	1	-2
of date	3						-3
of jun	-3						3
on that	3						-2
one auto	-3		3
one n.a	-5	-1	3	-1	-1			2
open/never late	-3			-2			3
original creditor	1	-1		-1	-1	-1	1	-3
owe pay	3					-2	-2
pago mensual	3				-1	-1	-1
pago mínimo	3				-1	-1	-2
paid off	5						-5
paid on	3						-2
payment days	-3						3
payment plan	-3						3
plan mo	3				1		-3
po box	-1	-1		2	-2		-2	-1
premier bank	3		-1					-1
principal balance	3				-2		-1
real estate	2	-1	-2		-1
recovery assoc	-3		3	-2
recovery bureau	2		-3	-1	-1		1
regional acceptance	-2		2
regional finance	3		-2		-1	-1	-1
rocket mortgage	2		-3		-1	1
secret card	2		-2				-2
status closed	-3						3
status transferred	3						-3
store card	-1	-2	1	-1	-1		-3
target redcard	1		-1	-1	-2		1	-1
that one	3						-3
third bank	-2		2	-1	3	-2	-1	-1
total us	4				-3	-3
tower loan	3		1		-2
transworld systems			-2	-1			3
verizon wireless	1			-1	3	-2		-2
westlake financial	3		-3			-1
you owed	3	-1		-1	-3	-1	-1	-1
# mark words behind
a	2	-1		-1	-3	-3	-1	-1
a month			1	-1	-5	-4		-1
account assigned	-3						3
account days	-2						3
acct balance	3		-3
acct ending	1		-3			-1	-1	1
acreedor	3		-2				-1
act	1	-1				-3	-2
act 	2	-1			-1	-3	-2
active	-2			-1	1	1	-3
agencia	3		-1				-3
ago	3			-2	-1		-1
ago 	3			-2	-1		-1
al	3		-1		-1	-1	-3	-1
al corriente	3				-1	-1	-2
and	3		-1		-1	-1	-2
apple card	3	-1					-3
as	1	-1			-3	-2	1	-1
as of	3				-1		-2
ashley	-3		3
at	3		-1	-1	-1		-1
atrasado	3				2	-1	-2	-1
autopay	1		-3				1
bal	2		-2	-1	-2	-2		-1
balance		-1	1	-2	-3	-3	1	-2
balance minimum	3		-1		-1		-1
bank of	1	-2		-1		1	-3
belk	2		-1				-1
bell	3		-1		-1		-1	-1
box	3		-2		-2			-2
bridgecrest	-3		2		-1	2	-1
cap			1				-2	-1
cap one	-2		4				-3	-1
cap1	-3	-1	2				2
care	1						-2	2
cash	3		-3
charge	3		-1		-1	-1	-1
charged off	-1	-1	-2	-2	3		-1	-2
chase	3	-1	1	-1	-2	-1	-2	-1
citi	-3	-1	2	-1		-1	-2	-1
citibank			1			-1	-1	-3
city	3		-1	-1	-1		-1
closed 	3		-2	-1	-1	-1	-2	-1
closed/never	-4						4
closed/never late	-3						3
cls	2		-1			-1	-2
co	4	-1	-2		-1		-2	-1
co 	3		-2				-1	-1
collection		-1	-3	-1	1	-4	1	-3
collection 	1	-1	1	-1	1	-3		-2
collections	2	-1	-3	-1	1	-1	-1	-1
comenity	-3	-1	3	-1	-2	-2	1	-3
comenity 	-3		3					-1
credence	-3		-1	-1	2	-1		-1
credit		-1	-1	1	1	1	3	-3
creditor	3						-1
ct	3		-2					-1
current	-2	-2		-1		1	-1	-3
current 	-1	-1	1	-2		-1		-3
date	1	-1	-1	-1	-2	-1	1	-1
day	3		-1				-2
days 	-4	-1		-2			3	-1
days behind	3		-1			-1	-2	-1
days delinquent	-2			2		-1	1
days past		-1	-2	-1	-3		1	-1
de	4		-3				-1
defaulted	3		-1				-2
deferment	-3		1		-1	1
deferred 	-1				2		-2
deferred til	3		-1		-2	-1
dias	1				-1	2	-3
dias de					-1	2	-2
direct	3	-1	-1				-1
done	3		-2				-1
em		-1	1	-1	2		-3	-1
em cobrança	-2	-1			3	-2	-2	-1
em dia	1	-1		-1		3	-2	-1
ends	3		-2				-1
enhanced	-1	1	1				-3
enrolled	-1	-1	2		-2	-1	-3
equinox	-3	-1	2				1
escrow	3		-2				-1
exeter	3		-2		-1	-1	-1
experian	3		-1
file	3	-1	-1					-1
filed	-2		2					-1
final			-3			-1	1
first	3		-2				-2
for	2		1	-1	-2	-1	-3	-1
for the	-3		3
freedom	3	-1	-2				-2
freedom mortgage	3	-1	-1				-2
from	1	-1	1	-1	-3	-1	-3	-1
home equity	3		-2	-1
hulog	-3		2		2
i	1	-1	-1	-3	-2	-3	-2	-1
i'm	3		-1				-3
in	1	-1		-3	-4			-2
in collection	-3			-1	-2	-1	3	-1
in collections	1	-1	-3	-1	-4	1	-1	-3
individual	4		-1	-1	-1	-1	-1	-1
inst	3		-1				-1
it	5		-3	-1	-1		-3	-1
it was	3		-2				-2
it's	4		-2		-1		-3
joint 	3			-1	-1	-2
keep	3		-1			-2	-1
kohls	3		-2				-1	-1
last digits	-2		3
late	2		1	-1	-1	-3	-3	-1
left	1		1	-2	-3	-1	-1	-1
left 	-2		2
left a	3		-2
left mo	3		-2	-1	-1
limit	3		-2	-1		-2	-1
limit 	3		-1	-1		-2
llc	-1	-2	3	-1	-2	-1	-3	-2
lowes 	-3		3
lvnv	3	-1	-1				-2
lvnv funding	2					-1	-2
mar	3		-1				-2
mastercard	3		-3
maximum	3				-2		-2
member	3		-2					-2
member fdic	3		-2					-2
min		-1	-1	-1	-4	-3	1	-2
min 		-1		2	-3	-2	-4	-1
minimum	3		-2		-3	-1	1
missed	2						-2
mo	1	-1	-2	-2	-2	-4	1	-2
mo 	1	-1	-2	-2	-4	-3	3	-1
mo current	3		-2		-2	-1
mo ok	-3		1		1		2
month			3	-1	-1	-3		-1
month 	1		1	-1	-1	-2
mos	3		-1				-2
mos 	3						-3
n 	3			-2	-1	-2	-2	-1
n.a	-3	-3	1	-1	-2	-2	2	2
n.a 	-3	-2	-1	-1	-1	-1	2	2
n/a	3		-3	-1	-1		-2	-1
national	3		-1				-2
no 	-2	-1	2	-2	2	-1	1	-1
no payment	2		-2		-1		1
none		-1	-3	-1	-1	1
not	2		-3	-1	1	-1	-3	-1
not paying	3						-2
of		-1	2	-1		-1	-3
ok		-1	-2			1	-4	-1
ok 	1	-1					-3	-1
old		-1			-1		-3	-1
old navy	3		-2		-1		-2	-1
on time	4			-1	-1	-1	-3	-1
open	3	-1	1	-3	-1	-1	-3
open 	3		-2	-2		-1
open/never late	3						-2
orig	4		-3		1		-1	-1
original	1		-3	-1	1	-1		-1
other	-1	-1	-3	-1	1	2	1	-1
other 	-1	-1	-2	-1	1	2	-1	-1
owes	-2		3	-1
p.c	-2		2					-1
pa	2		-1		-1
paid	1		-3	-1	4	-2	-2	-1
paid 	5		-2		2	-2	-5
paid collection	4			-1	-2	-1	-3
paid off	1		-2		3	-1	-5
payments 	2		-1				-2
payoff	3		-2	-1	-1	-1	-1
pays	3			-1	1	-1	-3
pays as	5		-1		-1	-1	-3
peloton	-3		3
pif 	-2				3	-1	-1
po box	4	-1			-2	-1		-1
por	3				-3	-1	-1
por mês	3				-3		-1
ppa	3				-2	-2	-1
ppa 	3				-2	-1	-1
pra	3		-1			-1	-2	-3
pünktlich	3		-2	-1	-2	-1		-1
ref	-2		2		-2	-1		-2
reported	3					-1	-1
revolving	4		-2	-1	-1	-1	-1
saldo	2			-3		-2		-2
santander	3		-1	-1			-2
save	3		-1				-2
says	3		-2	-1				-1
secured	3		-1	-2
secured 	3		1	-2			-1
sin	-3						3
store	-2		3	1		-1	-1
synchrony		-1	1		1	-1		-3
số	2		-2
t-mobile	3						-2	-1
target	-2		2				1	-1
that	5		-1		-1		-3
that one	3						-3
that's	2		-2				-1
then	3		-1			-1	-1
they	4		-3	-2	-2	-2	-2	1
they say	3						-2	-1
this account	3	-1					-2
total	3	-1	-1				-1
trễ ngày	2		-1				-1
type	3				-1	-1	-2
type of	3				-1		-2
u.s	2	-1	-2			-1	-1
ulta	-2	-1	2		1			1
until	4		-3		-1
until 	2		-2		-1
up	3					-2	-3
us		-2		-3		-1		-1
us 		-2		-3		-1	-2	-1
utilities	4		-2		-1	-1	-1	-1
utilities 	3					-1	-1	-2
vincent	-3		2					1
visa 	3		-3				-1
was	1		-3	-1	-1	-1	3	-1
weiner	1	-1	3				-2	-1
wk	4		-1		-1	-3	-1
x 	1		-2		2		-1
x conventional	-3				1	1
xxxx	-2		1	-3		1	-1
已转催收	4			-1	-1		-4
欠	3		-1				-2
欠款	3			-1	-2		-1
逾期60天	2						-2
逾期60天 	3						-2
# mark words of line
always, below blank		-1	-1		-1	-3	-2	-2
often		-4		1	-2	-2		-2
often, below blank		-3	2		-4	-3	-1	-2
once	3			-2	-1	-1	-2
once, below blank	3	-1		-1			-2
twice	-1	-2		-5	1	-2	2	-3
twice, below blank	2	-3	1	-2	-2	-3	-4	-2
# sum alike read as
amount, all	-2				2	-2	-1
amount, all, few; itself no part	-1				3	-5	-1
amount, all, few; itself paying	-2				-2	2	-2
amount, all; itself amount	-2			-1	2	-3
amount, all; itself amount?,paying	-2				2	-1
amount, all; itself no part	5				-5	-2
amount, all; itself paying	-3				-1	2
amount; itself paying	-3				-5	4	-1
amount?, all, few	-2	-1			1	-2	-3
amount?, all, few; itself amount?	-2				2	-3
amount?, all, few; itself paying	3	-1			-4	-2	-2
amount?, all; itself amount	-3				4
amount?; itself amount?	1				-1	-4	-1
amount?; itself no part	1				-6	1	-1
amount?; itself paying	-4				1	1	-1
aside amount	-3		-1	-1	-1	2	-1
aside amount, all, few	2				-3	-2
aside amount, all, few; itself aside amount	3				-2	-2
aside amount, all, few; itself no part	3				-1	-2
aside amount; itself no part	1				-2	2
aside paying, all	3				-1	-3
aside paying, all, few	3	-1			-2	-3
current, all, few	1				-2	-3
current?					-3	-4
current?, all, few		-1			-4	-3	3
current?, all, few; itself current?	1	-1			-2	-3	1
current?, all, few; itself no part	4				-3	-1
current?; itself current?					-2	-4	1
no part, all, few; itself amount?	-2		-1		1	2	-1
no part, all, few; itself current?	-3		-1	-1	-4	-4	4
no part, all, few; itself no part		-1	-1	-1	-1		-3	-1
no part, all, few; itself paying					-4	1	-1
no part, all; itself no part		-1	-2	-1			-3	-1
no part, all; itself paying	-3				-2	3
no part; itself amount					1	-5	-1
no part; itself amount?			-1		1	-4	-1
no part; itself current?	-3				-1	-1	3
no part; itself no part		-1		-1		-2	-4	-1
no part; itself paying					-4	1	-2
paying, all, few; itself amount?	1				-1	-2
paying, all; itself no part	5				-2	-5
paying, all; itself paying?	4					-4
paying; itself no part	2					-5
paying; itself paying	-1	-1		-1	-3	1	-2	-1
paying?, all, few	2				-3	-1
paying?; itself no part	1					-3
# sum before and shape
capital dollars	3				-2	-2
capitalised dollars	1	-1		-1	-1	-1	-4	-1
capitalised thousands-and-cents		-1	-2	-1	1	-4		-1
capitals thousands	3				-2	-1	-1
cents thousands	3				-3
code thousands-and-cents	1					-3
digits-1 cents	1				-4		-1
digits-1 dollars	5				-5	-3
digits-1 thousands	-3				2	1
digits-2 dollars	2				-2	-3
digits-2 thousands-and-cents					1	-3	-1
digits-3 cents	4				-3	-2
digits-3 dollars-and-cents	3				-2	-2
digits-3 thousands	-3				3	-2
digits-4 dollars-and-cents		-1		-2	-1	-1	-3	-1
digits-7 dollars	-1				2	-4	-2
dollars dollars-and-cents		-1		-1	2		-3	-1
dollars-and-cents dollars	2				-4			-1
dollars-and-cents dollars-and-cents		-2		-2		-1	-4	-2
lettered-code cents	-3				-1	2	2
lettered-code dollars		-1		-1		-3	-2	-1
letters dollars-and-cents	-2				1	2	-1
mark-) cents	2		-1		2	-4
mark-) dollars			-1			-4
mark-+ dollars	3				-2	-2	-1
mark-, cents	-1	-1		-1	-3	2	-1	-1
mark-, dollars	1				-2		-4
mark-, thousands-and-cents	-5				3	1
mark-- dollars-and-cents	-1	-1			1	1	-3
mark-. dollars-and-cents	-1	-1		-1	1	-2	-3	-1
mark-. thousands	-1				2	-3
mark-. thousands-and-cents						-3
mark-/ cents	-3					1	-1
mark-/ dollars					-3		-1
mark-: thousands-and-cents	3				-2	-1
mark-= cents	-1				3	-2
mark-= dollars-and-cents	2				-2	-2
mark-| cents	1				3	-1	-2
mark-| thousands-and-cents	-3				1	1	2
mark-– cents	-3				2	1	-1
mark-– thousands	-3	-1			3
masked dollars	1				1	-3	-1
percent cents			1		-4	1	-1
percent dollars	1	-1		-1	-3	1	-1	-1
percent dollars-and-cents	-1	-1		-1		1	-4	-1
percent thousands	2				-2	-1
percent thousands-and-cents	2				-3	1
thousands thousands-and-cents						-2
thousands-and-cents cents	-1			-1	-1	1	-5	-1
with-digits cents					-3	1	1
with-digits dollars	-1				3	-1
# sum before read as
amount?	-1	-1			1	-1	-2
amount?,paying	5				-4	-3
aside accountName	2	-1	-1		-1	-3	-1
aside amount	1				-3	1	-1
aside paying	4				-2	-4
current	-1	-1		-1	2	-3	3
goes on	-1	-1	-3	-1		1	-1	-1
# sum before
capital	-1				2	-3
digits-4		-1		-2	-1	-1	-3	-1
digits-7		-1		-1		-2	-3	-1
dollars-and-cents		-2		-2	-1	-1	-3	-2
mark-$		-2	-1	-1	2		-2	-1
mark-+	3				-2	-2	-2
mark--	-1	-1		-1	1	-2	-4
mark-/	-2					1	-2
mark->	-3				1	2	-2
mark-~						-3
mark-–	-1	-1			2		-3
mark-→	1				-1	-3
mark-−	3				-2	-2
percent		-1	1	-1	-1	1	-3	-1
thousands-and-cents		-1		-1			-4	-1
# sum behind read as
		-1	-3	-2		1	2	-1
accountNumber	-1				3	-3	2
aside accountName					-4	1	-1
aside accountName?	3				-2	-2
aside amount	-3				-1	2
aside paying	-3				3
current?		-1		-1	1	-1	-3	-1
# sum behind
capitalised	1	-2	1	-1		-1	-2	-1
code	-4				-1	3	1
date	1	-1	-1			-3
digits-1		-1	2	-1		-1	-2
dollars-and-cents	1	-2	-1	-2	-1		-4	-1
end	4				-1	-2	-3
lettered-code	-1					-2	3
mark-$	2	-1		-1	-2	-1	-2	-1
mark-)	1				-4		1
mark-*	-2				2	1
mark--	-2	-1		-1	1	-1	-4
mark-=	3				-2	-2
mark->	1					-3
mark-?	-1				2	-2
mark-@	-2				2	-4
mark-☐	-1				3	-5
mark-☑	-2				2	-2
mark-☒	-3				3	-3
mark-⚠	-2	-1			-1	2	-1
mark-🔴	-3				2
percent		-1	1	-1		-3	-3	-1
thousands	3				-4	2	-1
# sum both before and shape
capital small dollars-and-cents	3				-2	-2
capitalised capitalised thousands-and-cents			-2	-1		-3	1
capitalised cents cents	-1				2	-3	-1
capitalised digits-1 dollars	3				-2	-2
capitalised digits-2 dollars-and-cents					1	-3	-1
capitalised digits-4 cents	1				2	-3
capitalised digits-4 thousands	2				-2	-1
capitalised dollars dollars	3				-2	-2	-1
capitalised lettered-code cents	-1				1	-3	1
capitalised mark-$ cents	4					-5
capitalised mark-$ thousands-and-cents	3				-2	-2
capitalised mark-, dollars	-2				3	-3
capitalised mark-, dollars-and-cents	-2				3	-2
capitalised mark-, thousands	-4		2		1	-1
capitalised mark-: cents	3				-2	-2
capitalised mark-: dollars-and-cents	-1	-1		-1			-5	-1
capitalised masked cents					-3	1
capitalised small cents	-2		-1		3		-3
capitalised small thousands	3				-2	-3	-1
capitalised thousands thousands	3				-2	-1
capitals capitalised dollars	-2				2	-2	-1
capitals capitalised dollars-and-cents	2				-1	-3
capitals capitals cents	2		-1		-4	-1
capitals capitals dollars					1	-3	-1
capitals capitals dollars-and-cents			-1		1	-3	-2
capitals capitals thousands-and-cents	1					-4	1
capitals cents cents	1		2		-6	-3	1
capitals cents thousands-and-cents	3				-3	-1
capitals code dollars	1				1	-2
capitals date dollars	4				-3	-2
capitals digits-1 dollars	3				-2	-3
capitals digits-4 cents	3				-1	-2
capitals digits-4 dollars-and-cents	3				-2	-2
capitals dollars-and-cents dollars-and-cents	1				1	-4	-1
capitals lettered-code cents	3				-2	-3
capitals mark-$ cents	-2				3	-1
capitals masked cents	-3				4	-3	-1
capitals small cents	3				-2	-3
capitals small dollars	2				-2	-3	-1
capitals small dollars-and-cents	2				-4	-1
capitals thousands-and-cents cents	2				1	-3
cents mark-$ cents	1					-3
cents mark-$ thousands-and-cents					1	-3
cents thousands-and-cents cents	1				-3		-1
code capitals cents	-1				-3	-3	2
code cents thousands-and-cents	3				-3
code dollars dollars	2				-1	-3
code dollars-and-cents dollars-and-cents	3				-3	-1	-1
code small dollars-and-cents	1				-1	-3
code thousands-and-cents cents	-1				-3	1
date cents cents	2					-3	-1
digits-1 date dollars	-3				3	-3
digits-1 digits-1 dollars	4				-4	-1
digits-1 digits-1 dollars-and-cents	-3			2
digits-1 dollars dollars	4				-5	-3
digits-1 dollars-and-cents dollars-and-cents	-1				2	-3
digits-1 small cents	4				-2	-3
digits-1 small dollars	3				-2	-2
digits-1 thousands thousands	3				-3	-1
digits-2 capitals cents	3				-1	-2
digits-2 capitals dollars	-3				2	2
digits-2 cents cents	2				-3	-1	1
digits-2 digits-3 dollars	-3				-2	3
digits-2 dollars dollars	-4				3		2
digits-2 dollars-and-cents dollars-and-cents	-3				2	-1
digits-2 mark-/ dollars	-2				-2	3
digits-2 small dollars-and-cents	4				-5	-3	2
digits-2 small thousands-and-cents	-2				2	-1
digits-2 thousands-and-cents cents	3				-2	-3
digits-3 mark-/ dollars	-3				-1	3
digits-3 small dollars	-3				-1	3
digits-3 small thousands	-2				2	-2	-1
digits-4 capitalised dollars-and-cents	3				-2	-2
digits-4 cents cents	2				-4		-1
digits-4 dollars dollars	-4				2		-1
digits-4 dollars-and-cents dollars-and-cents	-2				1	1	-1
digits-4 mark-$ cents					3	-2
digits-4 mark-$ thousands-and-cents	3				-2	-3
digits-7 dollars dollars	1				-3		-1
digits-7 mark-$ thousands-and-cents	-2				-1	4
digits-7 mark-, dollars-and-cents	-3				3	-1
digits-7 thousands-and-cents cents	-1				-3	2	-1
dollars dollars dollars	2				-3	-1
dollars letters dollars							-3
dollars mark-. dollars	-3				-1	2
dollars mark-– dollars	2				-3
dollars percent dollars	2				-3	-1
dollars-and-cents dollars-and-cents dollars-and-cents		-1		-1			-3	-1
dollars-and-cents mark-, dollars-and-cents					-5	1
dollars-and-cents mark-- dollars-and-cents	2				-1	-3	-1
dollars-and-cents mark-| dollars-and-cents	-3				-2	2
dollars-and-cents percent dollars	-3	-1		-1	-1	2	-1	-1
dollars-and-cents percent dollars-and-cents	-5	-1		-1	1	3	-3	-1
dollars-and-cents small dollars-and-cents	-2				-3	3	-1
lettered-code capitalised dollars-and-cents	3				-2	-2
lettered-code cents thousands-and-cents	2				-3	-1
lettered-code mark-, dollars-and-cents	-4				1	2
lettered-code small dollars-and-cents	1				-3	1
letters mark-: dollars-and-cents	-3				3	1	1
line capitalised dollars-and-cents	-1		-1	-1	1		-3
line dollars-and-cents dollars-and-cents	7				-5	-5
line line dollars		-1	-1	-1			-5	-1
line mark-$ cents	-3					3
line small dollars-and-cents	-2					3	-2
line small thousands	-2				3	-2	-1
line small thousands-and-cents	1		2		-4	1
mark-" mark-: cents	2				-1	-3
mark-# digits-1 dollars-and-cents	3				-2	-2
mark-) cents cents	2				-3		-1
mark-) digits-4 dollars-and-cents	1				-3	1
mark-) mark-, dollars	-1				-1	3
mark-) mark-: dollars					1	-3
mark-) small dollars	-2				2	-2
mark-) thousands-and-cents thousands-and-cents	3				-3	-1
mark-, letters dollars					-3	1	-3
mark-, letters dollars-and-cents	-2					2
mark-, mark-" cents	-1				-1		-3
mark-, small dollars					-1	1	-2
mark-- dollars-and-cents dollars-and-cents	1				-1	-3	-1
mark-- mark-$ cents		-1		-1	1	-3	-1	-1
mark-- mark-- dollars-and-cents	-1					3	-2
mark-- small cents	-3				2	2	-1
mark-. digits-2 cents	-1				2	-3	-2
mark-. digits-2 thousands-and-cents	-4				4	-1
mark-. letters dollars	3				-1	-2
mark-. mark-$ thousands	4				-3	-1
mark-. mark-$ thousands-and-cents	-1				1	-3
mark-. mark-. dollars-and-cents	-1			-1	3	-3	-3	-1
mark-. small dollars					2	-2	-2
mark-. small dollars-and-cents	-2				3	1
mark-/ capitalised cents	-1				2	-3
mark-/ code dollars	1					-3
mark-/ digits-2 cents	3				-2	-1	-1
mark-/ digits-2 thousands	3				-3	-2
mark-/ digits-2 thousands-and-cents	2				-1	-3
mark-/ small cents	2	-1			-2	-3
mark-/ year thousands-and-cents	3				-3	-1
mark-: capitalised dollars	1				-4	1
mark-: capitalised dollars-and-cents	2				-2	-2	-1
mark-: capitals dollars	-2				-1	3
mark-: dollars dollars	5				-5	-3	-1
mark-: dollars-and-cents dollars-and-cents	5				-3	-6	-1
mark-: small dollars						-4	1
mark-; mark-" cents	-3		2		1	-1	2
mark-] mark-$ cents	-2				-2	3
mark-] mark-$ thousands-and-cents	-3				-1	3
mark-| small cents					-2	3
mark-– small dollars	-4				2	1
mark-— dollars-and-cents dollars-and-cents	2				-1	-2
masked cents cents	-2					3
masked mark-$ thousands-and-cents	-3				3	-2
masked thousands-and-cents cents	-3				-3	3
percent mark-, dollars	-2				-3	3	-1
percent mark-= cents	3				-1	-3
percent percent dollars-and-cents	1				-3
percent small dollars	1				-3
small capitalised dollars	2					-4
small capitals dollars	3				-3	-2
small digits-4 dollars-and-cents	-1			-1	1	-4	-1
small mark-$ thousands-and-cents	4				-4
small mark-) thousands-and-cents	-3		-1		3	-1
small mark-, cents	-4			-1	-1	1	1
small mark-, dollars					2	-1	-3
small mark-, thousands-and-cents	-4				1	2
small mark-/ dollars	-1				-2	3
small mark-: dollars					-1	-1	-3
small percent dollars-and-cents	2				-2	-3	-1
small small dollars	2		-1			-1	-3
small thousands-and-cents cents	3				-1	-3
thousands digits-1 thousands	-2				1	1
thousands mark-$ thousands	-2				3	-1
thousands-and-cents cents thousands-and-cents	-2				2	-3	-1
thousands-and-cents mark-$ thousands-and-cents	-1	-1			2	-3	-1
thousands-and-cents thousands-and-cents thousands-and-cents					1	-4	-2
with-digits dollars-and-cents dollars-and-cents	1				2	-3
with-digits mark-$ thousands-and-cents	-2				3
with-digits mark-, cents	3				-2	-4	-1
with-digits small dollars	-1				2	-3
with-digits thousands-and-cents cents	3				-2	-3
year capitalised dollars	2				-2	-2
year capitalised dollars-and-cents	-1				2	-3
year capitals dollars	2				-1	-3
year cents cents	3				-2	-2	-1
year mark-) dollars-and-cents	3				-2	-2
year mark-/ dollars	3				-1	-3
year mark-: dollars	3				-2	-2
year mark-: dollars-and-cents	1					-3
year small dollars	1				2	-3
year small dollars-and-cents	3				-3	-2
# sum both behind
capital capital	-1				2	-3
capital digits-2	-3				-2	3
capitalised capitalised	-1	-1	2	-1	1	-2	-4	-1
capitalised capitals	1					-3
capitalised cents	1					-4
capitalised dollars-and-cents	-1	-1			2	-3
capitalised mark-(	-2				2	-1
capitalised mark--	-3				1	2
capitalised mark-.	3				-2	-2	-1
capitalised mark-:	1				-1	-3
capitalised mark-;	-2					1
capitalised year	-3		-1			2
capitals dollars	-4				1	4	-1
cents cents		-1	2	-1	-3			-1
cents digits-3	1				1	-3
cents dollars-and-cents	3				-2	-2
cents end	3				-3
cents line	1		-1			-3	-2
cents mark-.	1				-2
cents percent	-3		2		-1	1	-1
cents small	-5				3	3	1
cents thousands-and-cents	3				-2	-2	-2
code capitalised	3				-4	-2	-1
code digits-2	-4				-3	3	2
date line	-3				2
date small	1					-3	-1
date with-digits	-2				3	-3
digits-1 capitalised	-2				-3	4	-1
digits-1 digits-1	1				-4	1	-2
digits-1 digits-2	-3				-1	3	-1
digits-1 small	3					-3	-1
digits-2 capitalised	-1	-1			-2	3	-1
digits-2 capitals	2				-2	-4	1
digits-2 code	-2					-3
digits-2 mark--	3				-2	-3
digits-3 capitalised	1				-2	3
digits-3 capitals	3				-1	-3
digits-3 digits-2	-3					2
dollars digits-2	-3				2	-1
dollars line	3				-1	-4
dollars mark-/	-3				1	1	-1
dollars mark-—	-3				-1	2
dollars small	-1				-2	1
dollars-and-cents capital	-3				1	1
dollars-and-cents code	-3				2	3
dollars-and-cents dollars	2	-1			-3	-1
dollars-and-cents dollars-and-cents		-1	-1	-1			-2	-1
dollars-and-cents end	3				-2	-3
dollars-and-cents line	1	-1	-1	-1	-3	-1	-3	-1
dollars-and-cents mark-—	-1				1	-4
dollars-and-cents percent	2	-1	-1	-1	-3	-1	-1	-1
end end	4				-3	-1	-2
lettered-code line	-1				1	-2	3
letters dollars	3				-1	-2	-2
letters mark-,	-2				3	-1
letters mark-.	3				-2	-3
mark-" mark-,					1	2	-3	-1
mark-$ cents	2				2	-3	-1
mark-$ digits-2	-3				3	-2
mark-$ digits-3	1	-1				-2
mark-$ thousands	-2				3	-1
mark-$ thousands-and-cents	2	-1		-1	-4	2	-2	-1
mark-( capitalised	2				-2	-2
mark-( capitals	-4		-1		3	3
mark-) line					-4		2
mark-) small						-2	-1
mark-, capitals	-1				3	-2	-1
mark-, dollars-and-cents	-3				3	-1
mark-, lettered-code	-3				-2	4	-1
mark-, letters	-1				3		-2
mark-- capital	4				-3	-2
mark-- capitalised	-4				5	-1	-1
mark-- digits-1	-3				1	1
mark-- digits-3	-2				3	-1
mark-- line	2				-1	-2	1
mark-- thousands-and-cents	3				-1	-3
mark-. capital	-3				3
mark-. capitals	-3				1	2	-1
mark-. code					-1	-3	2
mark-. digits-2	4				-4	-1	-1
mark-. end	4				-2	-2
mark-. line	1					-3	3
mark-/ capitalised	-1				2	-3
mark-/ cents	-4				5	1
mark-/ digits-2	-2				2	-1
mark-/ digits-3	-3				4	-1
mark-/ small	-1	-1	-1	-1	-5	1	1	-1
mark-; capitalised	1				1	-3
mark-; small					1	-3	-1
mark-@ percent	-3				4	-4
mark-[ capital	-3				2	-1
mark-[ mark-]	-2				3	-1
mark-| capitalised	1					-3
mark-| capitals	-4				3	1	-1
mark-| dollars	-3				3	-3
mark-| line	-3				2
mark-· small	-3				3	1
mark-– capitalised					1	-2
mark-– digits-2	-1				-3	3	-1
mark-– small	-4				3	1	-1
mark-— dollars-and-cents	-4				2	1
mark-— line					-2	2	-1
mark-☐ mark-$	-2				3	-4
mark-☒ capitalised	-2				3	-2
mark-☒ mark-$	-1				3	-2
mark-⚠ digits-2	-2	-1			-1	2	-1
percent cents			1		1	-3
percent dollars		-1		-1		-3	-1
percent line	2				-4	1
percent mark-$	1					-4
percent mark-)	5				-3	-3
small capitalised	-1		-1			1	-3
small capitals	3				-1	-3
small cents	1		1			-3
small digits-1	3		-1		1	-6	-1
small dollars	-1				2	-2
small end	-1				-3	2
small mark-)	2				-1	-4	-1
small mark-,	-2				2		-3
small mark-/	-3				1	1
small percent	4				-1	-3	-2
small thousands	-2				2	-3
small thousands-and-cents	2				-1	-2
small with-digits	-2		-1		3	-1	-1
thousands thousands	3				-3	-3
thousands-and-cents capitals	2					-3
thousands-and-cents cents	2		-1		-4		2
thousands-and-cents line	3	-1	-1		-1	-3	-2
# sum both read as
 	1	-1	-2	-1	-1	-1	-5	-1
 amount?,paying	-3				4	-3
 aside amount?	1				1	-4	-1
 aside paying	1				-3		-1
 aside paying?	3				-2	-3	-1
 current?	-8				-4	-5	9
 paying	-2				-3	3	-4
 paying?	-1		-1		-5	2	-1
accountName amount?	1		-1		-1	-3	-1
accountName? 	3				-2	-1	-1
accountNumber 	2	-1		-1	-3	-2	-1	-1
accountNumber amount?	-1				1	-3	-1
accountNumber? amount	2				-2	-1
amount 	6				-3	-7	-2
amount current?	-2				-1	-2	3
amount paying	-1				-2	1	-3
amount? 	-1				3	-2	-1
amount?,paying 	3				-3	-2
aside amount? 					1	-3
aside paying 	3				-1	-2
current amount,current	-2				3		-2
current amount?	-4				4	-1
current amount?,current	-1				2
current current,paying	-5				-2	-2	4
current? amount,current?	-1				3	-1	-3
current? amount?,current?	2				-1		-3
current? current?	2	-1		-1	-1	-2	-1
current? current?,paying	-3				-1	3	-3
current? paying	-2				-1	2
goes on amount	-1		-1		1	-3	-1
goes on amount?	1		-1		1	-4	-1
goes on paying	2		-1		-3	-1
paying 	2				-8		-2
paying amount	-2				2	-3
paying paying					-4	2	-1
paying? 						-2
paying? amount	-2				3
paying? paying?	3				-2	-2
# sum cell comes
always		-3	1	-3		-1	-1	-3
often	-1	-2	1		2		-4	-1
# sum cells behind
2		-2		-1	-1		-3	-1
# sum cells
3	1	-2	-1	-2	-1	-1	-3	-1
6		-2	2	-3				-2
# sum first of cell
0 of 3	-1				3	-2
0 of 4	3		-1			-3
0 of 5	-1				3	-3
1 of 4	-1	-1		-1	1	3	-4	-1
2 of 4		-1		-1	1	-1	-4	-1
3 of 4	2	-1		2	-1	-3		-1
3 of 5		-1		-1	1	-1	-4	-1
3 of 6	-1	-1	2	-1		1	-2	-1
4 of 5					-1	3	-4
4 of 7	1	-1	-1	-1	-1	-1	-3	-1
5 of 6		-1			1	-3	-4
cents		-3	2	-2		-1	-2	-2
dollars		-2	1	-2	1	1	-3	-2
dollars-and-cents		-3	-1	-1		-1	-1	-2
thousands-and-cents		-2	-1	-1		-3		-1
# sum first of line
below blank	-1				1	-3	-1
# sum first word comes
always, first	3				-1	-3	-3
# sum heading
account	1				-1	-3	1
account number	1				4	-3	-2
account number date	-5				5
account type installment	-2				3	-1
acct	-3					1	1
actual	2				-4	-2	-1
aidvantage	2				-2
amex blue cash	-3				2	1
amount	1	-1			-3	1	1
amount due	-3				2	1	-2
amount past	-1				1	1	-2
apr	-1				3	-2	-1
assigned	2				-2	-1
aug	3				-2	-2
bal	-3				3	-3	-1
balance		-1		-1	1	-3	-1	-1
balance due	-1				2	-3	-1
balance min	2				-2	-1
balance scheduled	3				-2	-1
bank credit	2				-4	-2
billed	3				-3	-2
borrower	3				-3	2
budget	4				-2	-3
charge	1				-3	-3	2
charge-off	-3				1	-1	1
charges	5				-3	-3
citi					-3	1
claim	4				-4	-1
claim amount	3				-3	-1
claim amt	1					-3
collection account						-3
comenity	-3					3
company	3				-2	-2
credit grantor					1	-3	-1
credit limit	4				-3	-4	-1
credit one	2				-1	-3	-1
current	-1		2		-1		-3
current amount	3				-3	-2
current amt	-3				1	2
current current	3				-1	-3
date opened	1				-1	-3	1
dept	-2				2	1
description	3				-1	-2	-1
dmp pmt					-3		-1
enrolled amt	1				-1	-4	-1
equifax	3				-3	1
est monthly	3				-3	-3
est. balance	-3				3	-2
experian	2				-1	-3
feb	3				-2	-3
fee	3				-2	-1
fees	2				-3	-1
fin chg	3				-1	-3
financial institution	3				-2
fixed	-1				1	-3	-2
good evening					1	-4	-1
grantor	2					-2
has $	-3		-1		3	2	-1
has /	4				-4	-3	-1
has account	1					-3	-3
has acct	1					-3
has activity	3				-2	-2	1
has additional	3				-2	-2
has affirm	3				-1	-2
has agency	3				-1	-3	-1
has aid	3				-2	-2
has amazon	-2				2	1
has ambulance	-2				3	-2	-1
has american	3				-1	-1
has amex	-2				3	1
has amt	1	-1		-1	-2	1	-3	-1
has any	3				-3	-2	-1
has apr	2					-4	-1
has april	3				-1	-2
has assigned	4				-3	-1
has at	3				-2	-3	-1
has aug	3				-3	-1	-1
has avail	3				-3	-2	-1
has back	3				-2	-1
has bal	-1	-1	2	-1		-2	-3	-1
has banco	-3				1	2
has barclays	-3				2	2
has being	-2				2	-2
has benefits	3				-3	-2
has bill	1					-3
has blue	-1				3	-1
has borrower	1				-2	2	-1
has both	-1					3
has budget	4				-1	-3
has by	3				-1	-3	-1
has call	2				-2	-1
has car	-2				1	3
has charge-off	-4	-1				1	2
has charges	3				-1	-4
has chg	1				1	-3	-1
has citibank	-4				3	1
has citizens	-2				2	2
has claim	3				-2	-4	-1
has claimed	3				-3	-3
has claims	1			2	-1	-3
has client	1					-3
has co	-2				2	-2
has code	-1		1		-1	-3	2
has collections	-3				2	1	-1
has company	3				-2	-2
has condition	1				-3	2
has consumer					-2	3
has county	-2				3	-2
has cr	3				-2	-1
has cred	3				-1	-2
has credlim	1					-4	-1
has cuenta	3				-2	-1	-1
has current	-1	-1	3	-1			-3	-1
has debit	3				-2	-2
has debt					2	-6	-2
has del	-3	-1			2	1	2
has description	2				-3		-2
has details	-3				1	1	-1
has deudas	3				-2	-2
has direct	-2				3	2	-2
has disb	2				-3		-1
has disputed	3				-3
has dmp	2				-5	-2	-1
has duration	-2				-4	3	-1
has electric	1				3	-2
has en	2				-1	-2
has ending	2				-4
has enrolled	4		2		-4	-3	-1
has est	2					-4
has est.	3				1	-5
has experian	3				-2	-2	-1
has explanation	2				-2	-1
has extra	4				-2	-4
has f	2				-2	1
has failure	3				-3	-3	-1
has fair	4				-3	-3
has false					-2	3
has far	3				-3	-2
has feb	3				-2	-4	-1
has federal	3				-3	-3	-1
has fees	2				-3	-2	-2
has fin	2					-4
has financial	-2				-1	3	-1
has for			-1		-1		3
has frequency	3				-2	-2
has furniture	-3				3	-1
has general	-3				2	2
has grant	-2				1	3	-1
has grantor	1					-2	-1
has heloc	-2					3
has hi	-3					1
has high	1				-3	2	-1
has history					3	-2
has home	-3				1	2	-1
has husband	2					-3
has in	-1				2	-3	-2
has institution	3				-3	-1
has insurance	2				-2	-3
has int	4				-3	-3	-1
has int/fees	1					-2
has interest	3				-1	-4	-1
has involuntary	3				-1	-1
has joint	-3				3	3	-1
has jul	3				-2	-2	-1
has july					-2	-2	1
has juniper	-3				2	1
has just					3	-1	-1
has keep	1				2	-3	-2
has le	3				-2	-2
has lending	-3				2	1
has liability	3				-2	-1	-2
has limit	3				-1
has limit/original						-3
has line	-4				1	2	-1
has made	2				-1	-2
has mar	1				-1	-4	-1
has market	4				-4
has mastercard	3				-2	-3
has me	2					-3	-1
has mensual	-3					4
has min	-2			-1	-3	2		-1
has min.					-3	2	-1
has mnthly	2				-1	-2
has mo.	-2				-3	3	-1
has monthly	-1	-1	-1	-1	-2	1	-4	-1
has months	3					-3
has more	-2				2	1	-1
has mortgage	-1			-1	-1	3	-2
has name					-3	1	-1
has navy	2				-2	-1
has never	3				-1	-1
has new	-3				3	-1	-1
has next	-2				-3	3
has nonpriority	3				-3	-2
has not						-3
has oct					-1	-3	2
has of					-1		-3
has off					-4	3
has offer	3				-2	-3	-1
has offers	1				-3
has on	-4		-1	-1	1	2	-3
has only	3				-2	-2
has open	1	-1		-1	-1		-3	-1
has opened	2				-1	-4
has orig.	2				-1	-4
has outstanding	-2				3	-2
has owed	-3	-1			3	-2	-1
has owes	4				-3	-3
has owing	-3				3	-2	-1
has own	1				-3	1
has p	-2				2
has paga	-3				3
has patient					1	-3	-1
has pennymac	-2				1	3
has per	2				-3		-1
has period	2				-2	-2	-2
has personal	3				-2	-1	-2
has plaintiff	3	-1	-1		-2	-2
has platinum	-3				1		2
has pmt	-3	-1	-1	-1	-2	3	-3	-1
has principal	1			-1		-4	-1
has printed	-1				2	-3
has prosper					-2	2	-1
has préstamo	-3					3
has purchase						-3
has pymt	-3				-4	4	-1
has r	-2				3		-2
has rate	3				-2	-1	-1
has ratio	1				1	-2
has received					2	-3
has recent	-2				3	-1	-3
has requested	2				-2
has return	3				-1	-2
has revolving	2				-1	-1	-1
has ridge	-3				1	1
has rptd	3				-2	-1
has saldo					2	-5	-2
has santander	-1				-2	2
has saved	3				-3
has sched	-2				-2	3
has scheduled					-4	1
has school					1	-3	-1
has secured	-2				3	-1
has see					1	-2	-1
has sent	-4				-1	4
has since	3				-3	-3
has skip					-3	1
has sold	-2				2	1
has sort	4				-1	-3
has source					-3		2
has st	-2				2	1	-1
has start	2				-3		-1
has started	4				-4	-2
has state	-3				3	-3	-1
has store	-1				3		-1
has stuff	-2		-1		3	-4	-1
has subject	4				-1	-3	-1
has supports	3				-3
has systems	-1				2	-2
has t	3				-1	-2
has take	3				-3		-1
has technical	3				-3
has terms	-2				-6	3	-1
has that	-2		-1		3	-3
has the	-1	-1	-1	-1	1	-1	3
has they	-1				-1	2	-1
has through	-3				1	2
has title	-3				-1	3
has to	1	-1			-3	-1	-1
has total	-1				1	-3	-2
has toyota	-3				1	3
has transworld	-3				3	-2
has unlimited	3				-1	-2
has us	2				-1	-2	-1
has verfied	1					-4	-1
has verified	-2				2	-3	-1
has visa	1				-1	-3
has wants	-3				3	-1
has was	3		-1		-3	-3
has worst	-3				2	-1
has year	3				-2	-2
has you	2				2	-4
has zip	2				-2
high	2				-1	-3
high balance			-1		-4	2
high cr	3				-2	-1
high cred	2				-1	-2
high credit	-1				-3	3
home	-3				2	1
identification	3				-1	-1	-2
if any	3				-2	-1
institution account	3				-3	-1
insurance paid	3				-3	-3
interest	4				-3	-3
involuntary	2				-1	-2
joint with	-2					3	-1
jul	3				-3	-1
last payment	2					-3	-1
left					1	-2
limit	2				-3		-2
limit / orig	3				-3	-1
line	-4				3	2
line of					2	-3
loan amount	4				-4	-1
límite	3				-3	-1
mar	1				-1	-3
means agency	3				-1	-4	-1
means balance	-1	-2		-1	3	-2	-2	-1
means date				-1		1	-3
means opened					-1	-3
means pastDue	3	-1		-1	-2	-3	-1	-1
means paying	-1	-1	1	-1	-3	2	-3	-1
means status	2	-1	-1		-1		-3
means veto	4				-4	-2
min	-1				-4	1	-1
min pmt	-2				-3	3
min. payment	-3				-1	3
minimum	-3				1	1	-1
minimum payment	3				-2	-3	-1
mo pmt	-3				1	2	-1
mo. pmt					-3	1	-1
month paid	2				-1	-3
monthly payment	-1	-1	-1	-1	-2	1	-6
monthly pmt	-2				-3	2	-1
nonpriority	3				-2	-1
nov	3				-2	-2
now					3	-2
number date					1	-3	-1
number date opened	3				-3
number unpaid	-1				2	-3
oct	-1				1	-3
of account	3				-2	-1
ok	3				-2	-2
open		-1		-1	1	-1	-3	-1
open open	2				-3
opened	2				-3	-2	1
orig	1				2	-3	-1
original balance	2				-1	-4
original creditor	-2				2	-2	-1
owe	-2				3	-1
owed						-3	-1
owed now	-3				2	1
pago mensual	-2					3
paid last month	3					-2
paid or	-1				-1	3
past	1				-1	-4
past due	3	-1			-2	-5	1	-1
pay					-2	1
paying as agreed					2	-3
payments	3				1	-4
payments failure	3					-3
payments past due	-3				-1	3
payoff	-2				2	-3	1
placed	4				-2	-4
prin					1	-3	-1
prin paid	3				-2	-3
principal	3				-1	-4	-1
principal paid	5				-4	-4
prosper	-1				-1	2	-1
rate	1				-2		-1
real estate mortgage	3				-3	-1
recent balance	-2				2	-5	2
recent payment	5				-3	-2	-2
regular	-3				-1	3	-1
reported	1					-3
repossession					1	-3
rocket mortgage					-1	3
saldo actual	-3				3	-3
scheduled					-2		-1
sep	3				-3	-2
servicing	-3				3	-2	1
sort by	3					-2
started at	3				-3	-2
state zip code	2				-2
statement					1	-3
status closed	3				-3	-1
status current					-2	1
terms	-4				-3	4	-1
total balance	2				-2	-1
total current	3				-2	-1	-1
transaction description	3					-3	-1
type installment	-4				1	3
unpaid bal	2				-2	-1
verfied credlim	1					-3	-1
we owe	-3				2	1
what we owe	-3					2
you	1				1	-3
# sum label beside
actual payment	2				-1	-2
aging			-1		-3	-3	2
amount claimed	-3				3		-1
amount past due	3				-2	-3	-3
balance	-3				3	-5	-1
child support	4				-1	-3
collection	3				-2	-1
credit card	1				1	-3
credit limit	4				-2	-4	-1
current	-3				1	1	-1
deferred balance	3				-2	-1
escrow balance	3				-2	-2
geico	3				-1	-3	-1
high balance	1				-5		-1
high credit	2				-2	-2
individual	3				-2	-1
installment	1				-1	-3
j	-3				3	2
joint	3				-2	-2
limit	3				-1	-2
loan amount	3				-2	-1
means agency	1				-1	-3	-1
means amountLoose	1				-1	-4	-2
means balance	-2				3	-8	-3
means date	1				-3	2
means money	3	-1		-1	-3	-3	-2
means pastDue	4				-5	-6	1
means paying	-3	-1		-1	-5	5	-4
means status	4				-2	-4	2
means statusLoose	-3
means text					-3	1	-3
means veto	3				-2	-1
minimum payment due	-3					3	-2
monthly payment	-5				-2	5
outstanding principal	-3				3
past due	6				-4	-4	-4
past due amount					-2	-3	2
pay this amount	2				-2
payments	4				-3	-2
pays as agreed	2				-4
plan payment	3					-3
principal balance	4				-4	-1
prosper	2				-2
regular monthly payment	-5				-1	5	-1
regular payment	-3					3	-1
rev	3				-2	-2
scheduled payment	-2				-2	3	-1
scheduled payment amount	-3					2
terms	-2				-3	3	-1
total	4				-3	-1
total amount of the debt now	-3	-1		-1	3	-1	-1	-1
# sum label with colon
amount claimed	-3				4	-2
amount past due	3					-2	-1
balance						-2	-2
example	4				-2	-3
last paid	2				-2	-1
late payment warning	2					-2
loan canceled amount	4				-4	-1	-1
loan disbursement amount	3				-2	-1
means balance				-1	1	-5
means money	3				-3	-4
means pastDue	3				-5	-7	1
means status	3				-2	-2	-1
means statusHint	4				-2	-3
means statusLoose	-1				-4		2
means text					-3	1
minimum payment	-3					3
past due	2				-3	-5	1
past due amount	3				-1	-2	-1
recent balance	-2				2	-1
representative example	2					-2
responsibility	-3				-1	3
saldo	-3				3	-1
saldo actual	-2				3	-1
scheduled payment	-4					4
terms	-2				-1	2
备注	4				-2	-3
存款	3				-3	-1	-1
每月收入	3				-1	-2
# sum lead-in
a balance of	-2				2		-1
a limit of	2				-2		-1
affirm peloton	1		-1			-2
aidvantage	-3				3
amt	-4				3	2
and	2				-3
and pay	-2					3
and they want	-1				2	-2
as low as	3					-3
at	-2				-1	3	-1
available	4				-3	-3
available credit	5				-3	-3	-1
bal	-1		1		1	-4
balance	-2				2	-6	-1
balance owed	-2				2
citi simplicity	-3				3
claim amount	2				-2
credit limit	4				-3	-4
credit line	3				-1	-3	-1
current					-1	-4	2
current amount due	-1				-2	2
days	3				-2	-3
dedicated account balance	3				-3
escrow balance	3				-2	-2
estate loan of	3				-3
for	3				-3	-3
high balance	3				-3	-3
highest balance	-2				-5	-2	2
hulog	-3					3
i owe	-3				3
i still owe	-3				3	-1
individual monthly payment	-2				-1	2
interest	3				-1	-3
is	-2				2
klarna	-3				3	-1	-1
last paid	2				-2	-1
late charges of	2				-1	-3	2
left	-1				1	-2
limit	5				-4	-3
loan recent payment	3				-2	-3
loans outstanding principal	3				-3
means 	1	-1	-2	-1		-2	-3	-1
means amountLoose	1			-1		-4
means balance	-2	-1	1	-1	3	-5	-2
means money	2			-1	-1	-5	2
means name	1		-2			-2	-2
means number	-1				3	-2	-2
means opened	2				-2	-1
means pastDue	2			-1	-3	-6	1
means paying	-2	-1		-1	-5	3		-1
means reported	2				1	-3
means status	5				-4	-4	-1
means statusHint					2	-5
means text					-4	-2	2
means veto	4				-2	-2
min	-3				-3	3	-2
min payment	-3				-1	3
minimum payment	-2				-1	3	-1
minimum payment is	-3					3
monthly	-2				-3	2
monthly payment	-2				-2	3	-1
mínimo	-3					3	-1
nelnet	-3				3
not	3				-3	-1
now	-3				3	-3
of	4				-4	-2
of account number	-4				4
or	3				-3	-2
original amount	4				-3	-2
original balance	3				-3	-1
outstanding interest balance	5				-5	-3
outstanding principal balance	-2				2	-4
owes	-3				4	-1	-1
pago mensual	-2				-1	3
paid	1					-3
past due	1				-6	-3	2
past due amount					-3	-5	2
pay	-1		2		-3	1	-2
payment	-2				-1	2	-3
payment of	-3					1	1
payment plan	-3				2	-1	2
payment received	3				-1	-3
plan scheduled amount	-4				-1	4
pmt	-2				-2	2	-1
prin	-2				3	-2	-1
principal	4				-3	-2
recent balance	-2				3	-2
regular monthly payment	-3					3
remaining of	4				-4	-2
rent	3				-3	-1
renta	3				-2	-1
reported balance	-5				5
rev	-3				-3	3	1
says i owe	-3				3	-1
sched pmt	-3				-1	3
scheduled payment amount	-3				-1	3	-1
secures the claim	-4				4
so	-2				2	-3
taxes	-3				4	-1
terms minimum	-4					4
the amount of						-3	1
the minimum is	-3				-2	3
the payment is	-3				-2	3
the sum of					1	-3
they take	-2				-1	3	-1
they want	-3					3	-2
total					-2		1
unpaid balance of	2				-2	-2	-1
used of	2				-2	-1
was	3				-2	-1	-1
we owe	-3				3	-1
with	-1				-2	3
x	1				-3
余额	-3				2	-1	-1
最低还款	-2				-3	1	2
月供	-3				-2	3	-1
欠款	-2				3	-2
每月还款	-3				-2	4	-1
额度	1				-4	-2	1
# sum line above
account info	-3				3	-2
account information	-2				1	2
actual payment amount	3					-3
amount past due					-2	-3	1
auto loan	-3				3	1	-1
auto loans	3				-3	-1
available balance	3				-3	-1
balance	-2				2	-6	-1
begins 0%	2				-2	-1
begins =	2				-1	-3	-1
begins [	-1				3	1	-1
begins aaron's	-3				2	1
begins acct				-1	1	-3	-3
begins actual							-3
begins address	-2				-3		2
begins affirm	-3				3	-1
begins also	3				-2	-2
begins amount						-5	1
begins and	1				1	-3	-1
begins annual	3				-3
begins apple	-1	-1		-1		3	-1	-1
begins application	2				-2	-3
begins apr	2				-4	-2
begins aug	4				-4	-2
begins available	-1				-5	2	2
begins avant					-3	1
begins b	-3					4	-1
begins bal	-3	-1				3	-1
begins balance		-1	-1	-1	-1		-3	-1
begins banco	-3				1	1	-1
begins barclays					1	-3	-1
begins belk	-2				1	3
begins bills	3				-3	-2
begins bk	2				1	-3
begins cap	-2				2	-1
begins case	1	-1				-3	-1
begins cash	2				-3	-3	1
begins cavalry	-1				3	-1
begins cedar	2				-1	-1
begins charged	-1				-1	3
begins chase						1	-3
begins checking					-3	1
begins checks	3				-1	-2
begins citibank	3				-2	-3
begins clm	-2					3	-1
begins collection					1	-3	-2
begins collections	1				1	-3	-2
begins condition	3				-2	-2
begins could	3				-1	-1
begins court	3				-2	-1
begins cousin	3				-3	-2
begins current	2	-1			-1	-1	-2
begins daily	3				-3	-2	-1
begins debts	-2				3	1	-1
begins deposits	2				-2	-1
begins dept	3				1	-3
begins dillards	-3				3	3
begins discover	3		-1		-2	-5	-1
begins duke	4				-2	-3
begins e	-3				1	2
begins edit	-3				1	3
begins emergency	3				-3	-2
begins ending					1	-3
begins enhanced	-3				3
begins enrolled	4				-4	-1	-1
begins escrow	-1				-3	2	1
begins exeter	3				-2	-1
begins f	-3				3
begins fidelity	4				-4	-2
begins for	3				-3	-1
begins ford	-2					2	-3
begins gas	4				-2	-3	-1
begins gastos	3				-2	-1
begins geico	1					-3
begins got	-2				3	-2
begins great	1		2			-3	-1
begins greensky	-2				1	3
begins guarantor	3				-2	-2	-1
begins heloc	2				-2	-1	-1
begins house	2				-1	-2
begins housing	3				-3
begins how	3				-1	-2
begins hyundai	-3				2	1
begins image	-4				3	2
begins inquired	3				-2		-1
begins install	3				-2	-1
begins institution	3				-3	-2
begins insurance	-2				3	-3	-1
begins interest					1	-4	-2
begins is	1			2	-3	1
begins j	-2				1	4	-1
begins jan	4				-4	-3
begins john	-1				3		-1
begins joint	-3				2	2	-1
begins judgment	1				-3	2	-1
begins jul					-3
begins jun	1				-1	-3	1
begins klarna	-4		-1		4	2
begins lendingpoint	2				-3	-1
begins lightstream	3				-3	-3
begins limit	1				-4	1	-1
begins me	-2					3
begins minimum					-3	-1	2
begins money	1				-1	-3
begins my	2				-4	1	-1
begins n/a	1				-1	-3
begins name	-2				-1	3
begins navy					3	-2	-1
begins netflix	2				-3	-1
begins new		-1			-1	-1	3
begins nordstrom	-2					-1	1
begins o	1				-3	-1	1
begins oct	4				-3	-2
begins offers	4				-3	-3
begins on	-2				3
begins only	2				-1	-2
begins opened	-2			-1	3	-1
begins our						-2
begins outstanding	-3				2	2	-3
begins owe	-3				-2	3
begins owed	1				1	-4
begins owner	-3				1	3
begins page	-2				1	2
begins pago		-1			-3		1
begins paid					1	-2	-1
begins partial	3				-2	-1
begins past	1				-3		-1
begins pay	2				-1	-2	-2
begins paycheck	-1				-3	2
begins payment	-1					1	-4
begins payoff	-1				-1	3	1
begins per	-2				-2	3
begins phone	-1				-1	3
begins plan	1				-2
begins please	3				-2	-2
begins po	-3				3		-1
begins portfolio	-2				3	1
begins posted	1				-3	2
begins property	1				2	-3
begins préstamo	-4				3	2
begins public	4				-3	-2
begins purchases	2				-2	-1
begins quick	2				-3	-1
begins rate	-3	-1			-2	4
begins regional	-3				3	2
begins regular	1				-3	1	-4
begins rent	3				-3	-1	-1
begins renta	3				-2	-1
begins repayment	4				-2	-2
begins reported						-4	-1
begins resurgent	-3				3		-1
begins rooms	-3		-1		2
begins score	2	-1	-1		-2
begins second	-3				3	1
begins seq	-4				2	3
begins service	3				-2	-3
begins share	3				-1	-2
begins showing	2				-2	-1
begins signature	3				-3	-2
begins spectrum	4				-3	-3
begins st	-3				1	2
begins starting					1	-3	-1
begins state	3				-3	-2
begins student					-1	-3	1
begins subject	3				-1	-4
begins tax	3				-3	-1
begins thank						-3
begins the	-2				1	3	-1
begins then	-1				2	-1
begins to	3				-2	-1
begins total	2				-1	-3
begins totals	4				-3	-3	-1
begins toward	-3	-1		-1	3	-1	-1	-1
begins tower	-3				2	2	-1
begins transcript	-2				-1	3	-1
begins undergraduate	3				-3
begins unpaid	1					-2	-2
begins usaa	-3				1	1
begins use	-3				1	2
begins vanguard	4				-3	-2
begins verizon	3				-2	-2	-1
begins view	4				-3	-2
begins water	3				-3	-3	-1
begins when	-4				3	-1	1
begins year	4				-1	-4
begins you	1	-1		-1	-2	-3	1	-1
begins your	2					-5	-2
begins ytd	2				-1	-2
begins zales	-2				3	-1
begins {	1				1	-3
begins ☒	-3				1	2
begins 信用卡	-2				-1	3	-1
begins 合计	4				-1	-3
begins 四	-3				1	1
closed					1	-3
collections	-1				2	-3	-1
credit card					2	-4
credit cards	3				-2	-1	-1
credit limit	1				-4
creditor's name	2				-2
current amount due	3				-3	-2
date balance scheduled payment paid	3				-1	-3
est. monthly payment	3				-1	-3
high balance	3				-2	-2
highest balance	4				-3	-3
home loans	2				-3
image omitted	-4				3	2
in collections	-3				2	2	-1
loan amount	2				-4	1
loan canceled date	-3				3	-1
means 		-1	-1	-1	1	-1	-3
means , short			-1	-1		-2	-3
means balance	-2			1	-1	3	-1
means balance, short	-1	-1		-1	2	-4	-3
means date, short	2				-1	-4
means money, short	4				-7	-2	-2
means pastDue, short	1				-2	-4	1
means paying	1				-1	-3
means paying, short	-2				-1	2	-3
means status, short	-4					2	-1
means statusHint, short	-4				4	-1
means statusLoose	1				-3	-2
means text		-1	-1	2	1	-3	-2
money you owe (not evidenced by a note)	-4				4
monthly payment	-3				-3	3	-1
n/a	1					-3
new balance	-3				3
next payment	-2				-1	2
none	-2				3	-1	1
open					-2
or before closing monthly payment	-2				1	3
original amount	3				-3	-2	-1
original amount owed	3				-2	-1
original balance	4				-4	-2
past due					1	-3	1
past due amount	2				-2	-3
pattern "w(w)"	-3		2
pattern ##/#MM	-4				4
pattern #)w,Mw	1					-3
pattern #, first						-5	-3
pattern #.w#.$	4				-3	-3
pattern #.w,wM	-4				3	3	-2
pattern #.w.	3				-2
pattern #.w.w#	3				-2	-2
pattern #.w.wM	3				-2	-2
pattern #.w?	-5				5	-1
pattern #.wMwM	1				1	-3
pattern #M, first	-3				3	-2
pattern #M/M/M	-1				1	-4
pattern #w	2				-2	-2	1
pattern #w#w	3					-3
pattern #w#wMw	-3				1	2
pattern #w(w)w	-3				2	3
pattern #w-w#M	-3				2	3
pattern #w.w					-3	1
pattern #w:w	-2		2		-2	-2	2
pattern #wMMMM	1				-3		2
pattern #wMMMw			-1	-1	-3	2	-1
pattern #wMMwM	3				-3	-2
pattern ------	1					-3
pattern ------, first	4				-3	-3
pattern M					-7	3	-2
pattern M, first		-1		-1	-2		-3	-1
pattern M.w(w)	-2				-2	3
pattern M.w(w.	-3				3	-1
pattern M/M/M, first	-2				2	-5	1
pattern M/M/Mw	2				-1	-4	-3
pattern M/MM/M	4				-3	-2	-1
pattern M/Mw#M	1				-2	-1
pattern M/Mw#w	4				-3	-1
pattern M/MwM	3				-3	-3	2
pattern M/MwMw	1				-1	-3
pattern MM	1				1	-3	-1
pattern MMM	3				-2	-2
pattern MMMMM	2				-2	-2
pattern MMMMMM	3				-3	-3
pattern Mw	2				-3		-1
pattern Mw#MMw	-3					2
pattern Mw:w:w, first	-3				3	-2
pattern MwM	3				-2	-2
pattern w####	-1				-2	2
pattern w##/MM	3				-3	-2
pattern w#$M	4				-4	-1
pattern w#$M$M	-1	-1				3	-1
pattern w#$M[]	-3				1	3
pattern w#$M☑$	-2					3	-1
pattern w#$M☒$	-2				3
pattern w#/#/M					1	-3	-1
pattern w#M	2				-3		-1
pattern w#M/M/					4	-4	-1
pattern w#M/MM						-1	-3
pattern w#MMMM	-1	-1		-1	-1		-2	-1
pattern w#MwMw	2					-3
pattern w#w	1	-1		-1	-2		-3	-1
pattern w#wM	2				-1	-3
pattern w#wMw	-1				2	-3
pattern w&w	3				-2	-3
pattern w(...M, first	-1				2	-3
pattern w(w)#M		-1		-1	-1		-3	-1
pattern w(w), first					-3	1
pattern w(w):w	-3				2	1
pattern w(w)M	-2				-4	2	-1
pattern w(w)Mw	-1		-1		2		-3
pattern w(w)w#	-2				2	2
pattern w(w,w,	-2				3	-1
pattern w(w.w)	1				-3	1
pattern w(w:w)	-2					3
pattern w,w	-2				1	2	-3
pattern w,wMMM	3				-3
pattern w-					-4	3	-1
pattern w-----	2				-2	-3	2
pattern w-wM	-2				3		-1
pattern w-wMwM	-3				3	-1	-2
pattern w.#w	-1					3
pattern w.....	1		1		-2		-3
pattern w.MM	2				-2	-1
pattern w.w,w.	-2				3	1	-1
pattern w.w,w:	-2				2	1
pattern w.w.	-3				2	2
pattern w.w.w,	4				-3	-3
pattern w.w.w:	-2				2	1
pattern w.w.wM	-2					4
pattern w.w:	1				1	-3
pattern w/w, first	2				-3		-1
pattern w/w.w	-1				-1	3	-1
pattern w/w/w/	2				-1	-1
pattern w/wM	3				-3	-2
pattern w/wMMw	-3				-1	3
pattern w:#	-1				-1	3	1
pattern w:#w:#	-2				-2	3
pattern w:#w:M	3				-1	-2	-1
pattern w:+M	3				-2	-3	-1
pattern w:, first	-3				5		-2
pattern w:-$M	-3	-1		-1	3	-1	-1	-1
pattern w:--M/	-3				3	-1
pattern w:--w	-3				-1	2
pattern w:-M	-2				2	-1	-1
pattern w:-M/M	-3				3	-1
pattern w:M	1	-1		-1	-3	-1	-1	-1
pattern w:M/M/		-1		-1	-1	1	-3
pattern w:M@w,	-3				3	2	-1
pattern w:MM	2				-2	-3
pattern w:MMM	3				-2	-2	-2
pattern w:Mw:w	1				-3		1
pattern w:MwM	-2				1	2
pattern w:w#M, first	-1				1	-3
pattern w:w,w,	3				-1	-2	-1
pattern w:w.	3				-2	-2
pattern w:w.w:	3				-1	-2
pattern w:w.wM	3				-3	-1
pattern w:w:	-2				4	-4
pattern w:w:M	-1				1	2	-1
pattern w:w:Mw	4				-4
pattern w:w:w:	1			-1	-3	2	1
pattern w:wM,w					1	-3	-1
pattern w?	1					-5	-1
pattern wM#	3				-2	-2
pattern wM, first	-4				1	1	-1
pattern wM,wM,	1				2	-3
pattern wM--M	2				-1	-2
pattern wM.	3	-1		-1	-3	-2	-1	-1
pattern wM/M/M	1			-1	-3	1	-1
pattern wM/MM/	-1				-4	4	-1
pattern wM/w	3				-1	-2	-1
pattern wMM	-1		-1	-1	1	-1	-3
pattern wMMM	1					-1	-3
pattern wMMMM	1				-1	-3	-1
pattern wMMMMM		-1		-1		-1	-3	-1
pattern wMw					-3	-1	-2
pattern wMw#/M	-2				1	2
pattern wMw,Mw	2				1	-3
pattern wMw,w.	-2				-1	2
pattern wMw.	2				-1	-4	-1
pattern wMwM, first	3					-3
pattern wMwMM	3				-3	-4
pattern w®	3					-3
pattern w®w	3				-2	-1
pattern •w.	2					-2
payment received	3					-3
potentially negative	2				-2	-1
principal balance	-3				-2	3	1
recent payment	5				-2	-4
reported balance	-3				3
reported since: terms: high balance	3				-2	-2
scheduled payment	-1				-3	1
scheduled payment amount	-3					3	-1
status	1				-3	-2	1
student loans	2				-2
terms	1				-3	-1
total balance	3				-3
# sum line below
account status	-3				1	1	-1
account type	2				-2	-1
available balance	3				-2	-2
balance	-2				3	-4	-1
begins $	-2	-1			-1	2	-1
begins (	-2				3	1
begins ,	-3				2	-1	2
begins =	1					-3	2
begins >	1				1	-4	-1
begins account						-2
begins accrued	4				-4	-2
begins additional	3				-2	-2
begins address	2				-1	-2	-1
begins advertiser	3				-2	-2
begins agency	2				-3		-1
begins aging	-2				2	-3	1
begins amazon	1				-2	1
begins apple	-2	-1		-1	-2	2	-2	-1
begins apply	4				-3	-2
begins aug	3				-2	-1
begins available	3				-4	-1	2
begins balance	1	-1		-1	-1	-2	3
begins balances	4				-4	-1	-1
begins between	4	-1		-1	-4	-2	-1	-1
begins bk	2				-2	-1	-1
begins brother	-1				1	-3
begins call	2					-3	-1
begins cap	-2				3	-2	-1
begins capital	2				-4	1	-1
begins car	2				-2	-3
begins carecredit	2				-3	1
begins charged	-2				3	1	-1
begins chase			-1		-3		1
begins child	1					-2
begins citibank	2				-1	-3
begins city					1	-3	1
begins claim	-1				2	-3
begins client	-1				2	-4	-1
begins contractual	3				-2	-2
begins court	3				-2	-1
begins creditor	4				-3	-1	-1
begins date	-1			-1	-2		3
begins days	-2				-2	3	-2
begins dear	2					-2
begins debt	3				-2	-3
begins debts	3				-2	-3
begins dec	3				-1	-2
begins deferred	-2				-2	3	-1
begins delinquent	2				-2	-2
begins deposits	4				-4	-2
begins description	4				-4	-2
begins discover	3				-2	-2	-1
begins dr	-3				3	1
begins due	-1				-1	3	-3
begins e	-3				4	1	-1
begins edit	4				-3	-2
begins education	3				-1	-2
begins end	3				-3
begins enrolled	3				-2	-1
begins equifax	3				-3	-2
begins est	2				-1	-3
begins estimated	5				-3	-3
begins everything	-1				2		-1
begins exeter					-1	3	-1
begins f	-1				3	-2
begins feb	4				-4	-2
begins federally	2				-1	-2
begins fidelity	4	-1			-3	-1
begins fifth	-1				3	-1
begins got	-5				5	1
begins gracias	3				-2	-2
begins grant	2				-2
begins happy	2				-2	-1
begins history							-3
begins honda	-3				1	2	-1
begins i							-2
begins if	2				-3	-1	-1
begins image	-4				4	1	-2
begins in	-3				2	1	-2
begins initial	3					-2
begins initials	3				-2	-2
begins inquiries	1					-3	-1
begins it	4				-3	-2
begins items	3				-1	-4
begins jan	3				-3	-1
begins joint	1				2	-3
begins judgments	-3				3
begins jul	4				-1	-3	-1
begins jun	1				-1	-3
begins kubota	-3				1	2
begins last	-1			-1	1	1	-4
begins late	-2				-4	2
begins left	3				-3	-2
begins lending	2				-2
begins liabilities	-2				1	4	-1
begins lightstream	3				-2	-3
begins limit	-2				3	-2	-1
begins loans	4				-1	-5	-1
begins lvnv	3				-2	-1	-1
begins límite	-2				3	-1
begins macy's	-1				1	3	-1
begins may	1					-3
begins me	-4				-1	3
begins mom	-3				3	-1
begins monthly		-1			2	-3	-3
begins months					-3	1	-2
begins mortgage	4				-2	-3
begins mr	-1				1	2	-1
begins national	2					-2	-1
begins net	2				-3	-2	2
begins netflix	4				-3	-4	-1
begins no	1				1	-5	-1
begins nonpriority	-6			2	3	-1	-1
begins nordstrom	-3				1	1
begins notice	3					-3
begins now	3				-2	-1
begins o	1					-3	-1
begins oct	3				-2	-3
begins of	-3				3	-2
begins offer					1	-3
begins offers	2				-2	-1
begins ok	-5				3	1	-1
begins old	-1	-1		-1		2		-1
begins opened	-1				1	-1	-3
begins opening/closing	3				-3
begins outstanding	3				-3	-3	-1
begins overdraft	3				-2	-2
begins owed	5				-4	-3
begins pay						-3	3
begins payments	2					-3	-1
begins pays						-3
begins placed	-3				3	-1
begins please	2					-3	-1
begins po	-3				4	2	-1
begins portfolio	-2		-1		4		-1
begins priority	3				-2	-3
begins provide	3				-3
begins public	1				-1	-3
begins purchase	3				-2	-2	-1
begins questions	2				-1	-2
begins rate	-3	-1			1	1	-1
begins rating	1					-4	-1
begins regional	-3				3	-1
begins regular	-2				2		-2
begins reported	-1		-1		3	-2	-1
begins respectfully	2				-2	-3	-1
begins retirement	2				-2
begins roth	3				-3	-1
begins saldo	3				-2	-1
begins sam's	3				-1	-2
begins satisfactory	-1				-1	2
begins savings	4				-3	-1
begins scheduled	1				-1	-3
begins sears	-3				2	3
begins second	-3				3
begins see	1				-3	-2	1
begins share	2				-3
begins sheffield	-3				2	1
begins signature	2				-3	-1	-2
begins signed	3				-2	-3
begins so	-3				2	-1
begins source	1				-2		-1
begins standing	1				-2	1
begins state	2				-1	-3
begins strategy	3				-3
begins suffix	4				-3	-2
begins t-mobile	3				-3	-2
begins target	3	-1		-1	-1	-1	-1	-1
begins terms						-3	-2
begins then	-3				2	2
begins this	-1				1	-5	2
begins truist	-3					2
begins trustee	2				-2	-1
begins tình	-3				1	3	-1
begins undergraduate	4				-4
begins unless	3				-2	-2
begins unpaid	3				-3	-2	-2
begins used	4				-4	-2
begins v	3				-2	-1	-1
begins vanguard	3				-2	-2
begins view	-2				4	-2	-2
begins visa	3				-2	-2
begins was	-2					3
begins water	3	-1			-1	-3	-1
begins wayfair	-1				-1	3
begins wells	1				-3	1	-2
begins westlake	1				-3	1
begins what	2				-1	-2	-1
begins would	3				-2	-2
begins y	-3				3	-1	-1
begins you	1	-1		-1	1	-3	-2	-1
begins |	-3				2	3	-1
begins ☑	-3				3	-2	-1
begins 合计	-3				3	2
begins 存款	3				-3	-2
begins 👍	-3				2	1
begins 😬	-2				3	-1
collection	2				-3
current						-3
current balance	-2				3	-3	-2
high balance	3				-2	-2
highest balance					1	-4	-1
in collections	-4				3	-2
last payment	3				-1	-2	-2
last payment date	-3				3
loans	-3				3	-1
means accountStatus, short	-3				1	1
means balance, short	-2				3	-4	1
means money					1	-4
means opened, short					-4	1	-2
means original, short	-2				3	-1
means status, short					-1	1	-3
means statusLoose, short						1	-3
means text, short	2				-2	-1	-4
minimum payment	-2				-2	3	-1
mohela	3				-3
none	2		-1	-1		-2	-3
original balance	-6				4	3
pattern #.w#.$	4				-2	-3
pattern #.w#wM	-3				3
pattern #.w,w,	1					-2
pattern #.w.#.	2				-2
pattern #.w.w#	4				-3	-1
pattern #.w/w,	-3				-1	3
pattern #.w?	-4				4
pattern #.wM					-3	-2	1
pattern #=w#=w	-1				-1	2
pattern #M/M/M	-2				3	-3	-1
pattern #w#	-1				1	-2
pattern #w#M/M					1	-2
pattern #wMM	1				-3	1
pattern #wMw	-3				3	-1
pattern #wMwM#	-1				2
pattern (w)	2				-1	-3	-1
pattern (w)w,w	-2					2	2
pattern +-----	2				-3	-1
pattern --, first	1					-6	-1
pattern -[w]w	2				-1	-3
pattern -wMw,w	-3				1	1
pattern </w>	2				2	-5
pattern <w>	3				-1	-2
pattern <w>w</	-3				-3	4
pattern M	2					-4	2
pattern M, first		-1		-1		1	-4	-1
pattern M/M/M, first	-3				-4	4	-1
pattern M/M/Mw	5				-5	-5	-1
pattern M/MM/M	3				-1	-3	-1
pattern M/Mw#M	1				-3
pattern M/Mw#w	-1				-3	2
pattern M/MwM	2				-3	1	-1
pattern M/MwMM	4				-5
pattern M/MwMw	4				-3	-3
pattern MMMMMM	2				-3	-2
pattern Mw					-1	3	-1
pattern Mw.w.	-3				2	2
pattern MwM/M/	-1				-3	-2	2
pattern w##/MM	-3				3
pattern w#$M	3				-2
pattern w#$M$M	-1				-3	3	-1
pattern w#$M[]	-3				1	2
pattern w#$M☑$	-3				-2	3
pattern w#)					-4	1	-1
pattern w#.	3				-2	-3
pattern w#/#/M	3				-2	-1	-1
pattern w#/M/#	3				-3
pattern w#/M/M	2				-3	-1
pattern w#M, first	-1		-1		1	-3	-1
pattern w#M/MM	-1				1	-2	-3
pattern w#MM	2				-4
pattern w#MMw	-2	-1			1	3	1
pattern w#Mw#M	-2	-1			2	-3	-1
pattern w#MwMw	3				-2	-2
pattern w#w#	-1				-3	1
pattern w#w#w#	3				-3	1
pattern w#w.w.	3				-1	-2
pattern w#wM/M	-2				2	1
pattern w#wMw	3				-2	-1
pattern w#wMw.	1				1	-3
pattern w$____	4				-2	-3
pattern w&w	4				-3	-4	-1
pattern w&w, first	3				-4	-2
pattern w(w)##	-2				1	2
pattern w(w)-M	-3					3	-1
pattern w(w)M					1	-3	-1
pattern w(w)w#	-2				1	3	-1
pattern w(w:w)	-2				3	1
pattern w(wM)w	-2				2	-3	-1
pattern w+M	3				-2	-3	-1
pattern w,	3					-4	-1
pattern w,w					1	1	-3
pattern w,wM,w	1				-3	2
pattern w,wM.	-3				1	2	-1
pattern w,wMw.	3				-3	-1	-1
pattern w-M	2				-3	-1
pattern w-w, first	-4				3	-1	-2
pattern w-wM	3				-3	-1
pattern w., first					1	-3
pattern w.....	-1		2	-1	-2	1	-3
pattern w.MM	3				-2	-1
pattern w.MwM	-3				2	3
pattern w.w	2				-3	1	-2
pattern w.w#w.	2					-3	1
pattern w.w, first	-2					1	-1
pattern w.w.w	3				-2	-1
pattern w.w.w.	3				-3	-3
pattern w.w.w:	3				-1	-3
pattern w.w:M.	-3				3	1
pattern w.wM	4				-3	-2	-1
pattern w.wM/M	-3				2	-1
pattern w/w...	1				-3	1
pattern w:	1				-1	-4	-1
pattern w:##)M	2				-3	-1
pattern w:--	-3				-2	3
pattern w:----	1				-3	3	-1
pattern w:-M	3				-2		-1
pattern w:M/M	4				-3	-2
pattern w:M@w,	-3				3	2
pattern w:MM--	3				-1	-2
pattern w:Mw.w	-1				2	-3
pattern w:Mw:w	2					-2	1
pattern w:w#M, first	-4				4	-4
pattern w:w, first	-2				2	-2
pattern w:w,w,	3				-2	-2
pattern w:w,w.	3				-1	-2
pattern w:w,wM	3				-1	-3
pattern w:w---	3				-2	-1
pattern w:w-w					2	-3	-1
pattern w:w.w:	3				-2	-3
pattern w:w:	4				-2	-3
pattern w:wM/M	2					-3	-1
pattern w:wMwM					1	-4	-1
pattern w?	-1	-1		-1	2	-1	-4	-1
pattern w?w.	2				-2	-2
pattern wM-w#$	-2				1	1
pattern wM/M/#	3				-3	-1
pattern wM/M/M, first	3					-4	-1
pattern wM/MM/	1				-3	1	-1
pattern wM/w,w	2				-3	1
pattern wMM		-1	-1	-1		1	-3	-1
pattern wMM/w	-3				2	1	-1
pattern wMMM	2	-1		-1		-1	-3	-1
pattern wMMw,w	1		-1			-3
pattern wMw#	-1				3	-3	-1
pattern wMw#M	2				-4	2
pattern wMw#w	1					-3	1
pattern wMw, first	1					-3	-1
pattern wMw.M	-3				2	2
pattern wMw.w	3	-1	-1		-2	-2
pattern wMw.w,	3				-3	-2
pattern wMwM	-3	-1	-1	-1	4	-1	-1
pattern wMwM,w	3				-2	-2
pattern wMwM/w	3				-1	-3
pattern wMwMM	2				-2	-3
pattern wMwMwM	1	-1			-1	1	-2
pattern •w.	2					-3
pattern •w:Mw.	3				-2	-3
pay status	3					-2	-1
principal balance	-3				3
scheduled payment	-1				-3		3
status	-3				1	1	-1
# sum read as, shape
amount cents	-2	-1			3	-2	-3	-1
amount dollars	-1		-1		2	-4	-2
amount thousands	-2		-1		3	-2	-1
amount thousands-and-cents	-1				2	-3	-2
amount? cents	-1				1	-6	-1
amount? dollars						-3	-1
amount? dollars-and-cents	-1		-1		3	-1	-5
amount? thousands	1					-3
aside amount cents	1					-3	-1
aside amount dollars-and-cents	1			-1	-1	-2	-1
aside amount? cents	-2				3	-2	-1
aside amount? dollars-and-cents	-3		-1		1	1	-1
aside paying cents	-3				-3	4
aside paying dollars-and-cents	3				-2	-3	-1
current dollars-and-cents		-1			-3	-2	1
current? cents	-1	-1		-1	-2	-4	2	-1
current? dollars-and-cents	-5	-1			-3	-2	6
paying dollars-and-cents	-1				-4	1	1
paying thousands	-3					3	-1
paying? dollars					2	-1
# sum read as
amount	-1	-1	-1	-1	2	-3	-5
amount?	-1	-1	-1		2	-4	-2
aside amount?	-1	-1	-1		1	-2	-1
aside paying	1				-3		-1
aside paying?	2				1	-3
current?	-2	-2		-2	-2	-3	3	-1
no debts	1	-1	-1	-1	-1	-1	-3	-1
no part	1	-1	-2	-1	-1	-1	-4	-1
no part, in row	1	-1		-1	-1	-1	-5	-1
# sum read in
accountNumber, claims of a bankruptcy	-2			-1	3
amount, a bullet for each debt	1					-3	-1
amount, a column for each debt	-3				3	-2
amount, a line for each cell	-2				3	-2
amount, a paragraph for each debt	1		-1			-4	-1
amount, cards	-1		-1		2	-4	-1
amount, columns below each other	-2				2	-2	-1
amount, columns by their place					1	-4	-1
amount, headings over the values of each account	-3				3	-2
amount, loans with their transactions	-4				4
amount, objects	-4				4	-2
amount, running text	-1				2		-3
amount, tables and labels	-1	-1	-1		2	-4	-2
aside amount, one debt a line	2	-1	-1			-4	-2
aside amount, running text	-2				2	-1
aside amount, tables and labels	-1				2	-3
aside paying, cards	3					-5	-1
aside paying, one debt a line	1				-3	-1	-1
current, a bullet for each debt	2				-3	1	-1
current, a letter about one debt	-2				-1	-1	3
current, a notice about one debt	3				-2	-1	-4
current, columns by their place	-1	-1			-3	-2	3
current, headings over the values of each account	-3				-2	-1	3
current, tables and labels	-2	-1		-1	-4	-4	3	-1
no part, a bill with its charges	3				-1	-3	-1
no part, a column for each debt	4				-4	-3	-1
no part, a letter about one debt	1			-1		-1	-3
no part, a line for each cell	3				-3	-3	-1
no part, a row for each bureau	3				-2	-2
no part, cards of a portal	1				-3		-2
no part, columns by their place	1	-1	-1	-1	-2		-3	-1
no part, headings on several lines	3				-2	-4	-1
no part, headings over the values of each account	3				-3	-2	-1
no part, labels	4				-4	-3	-1
no part, loans with their transactions	1				-3	3	-1
no part, objects	6				-4	-5
no part, one debt a line		-1	-1	-1	1	-1	-4	-1
no part, rows of labels with their values	1				-1	-2
no part, tables and labels	2	-1		-1	-1	-3	-4	-1
paying, a column for each debt	-3					4	-1
paying, a letter about one debt	-3				-3	3	-1
paying, a line for each cell	-3				-2	2	1
paying, a row for each bureau	-3					3
paying, cards	-2				-3	2	1
paying, cards of a portal	-2				-2	3	-1
paying, columns by their place	-3				-3	3	-2
paying, headings over the values of each account	-2				-3	3
paying, labels	-3					3
paying, objects	-2				-2	2
paying, records of labels	-3					4	-2
paying, tables and labels	-3	-1	-2	-1	-1	3	-5	-1
# sum shape and behind
cents capital	-2				-1	2	-1
cents code	-2				-2	3
cents date	-2				1	-1	2
cents end	4					-4	-2
cents mark-.					-3	1	-2
cents mark-/	-3		-1		-1	2	1
cents mark-}	3				-2	-2
cents mark-☐	1					-3
cents percent	2		1		1	-3
cents thousands	-2				-1	2
cents thousands-and-cents	1	-1			-1		-4
cents with-digits	-2				3	-1	-1
dollars capitalised	1	-1		-1	-2		-3	-1
dollars capitals	-1	-1		-1	-2	1	-3	-1
dollars date	1					-3	-1
dollars digits-1	1		-1		-5	1	-2
dollars digits-3					-2	1	-1
dollars end	1				1	-3
dollars mark-)					-4	1	-1
dollars mark--	1					-4	-1
dollars mark-;					1	-3	-2
dollars mark->	1				1	-3
dollars mark-@	-4				4	-3
dollars with-digits	3		-1		-4	-1
dollars-and-cents capital	-4				2	1	-1
dollars-and-cents code	-3				-2	2	-2
dollars-and-cents dollars-and-cents	-1	-2	-2	-2	-1		-4	-2
dollars-and-cents end					-3	1	-1
dollars-and-cents mark-(	2					-4	-1
dollars-and-cents mark-)	1				-1	-3
dollars-and-cents mark-.					2	-1	-2
dollars-and-cents mark-|	-3				2		-1
dollars-and-cents with-digits	3				-1	-2
thousands capitalised	-2				1	-3	1
thousands line			-1		1	-3	-2
thousands mark-(	-3				2	1
thousands thousands	3				-3	-1
thousands thousands-and-cents	3				-3	-2
thousands-and-cents capital	-2				2	-3
thousands-and-cents cents	1	-1			-1	-5	-3
thousands-and-cents code	-3				-1	3
thousands-and-cents digits-3	-3				2	1
thousands-and-cents end	3				-4	-1
thousands-and-cents mark-.	1					-2
thousands-and-cents mark-/	-3				1	1
thousands-and-cents mark-[	-3				4	-1
thousands-and-cents mark-☐	-2				2	-3
thousands-and-cents mark-☑	-2				2	-3
thousands-and-cents with-digits	2				-2	-1
# sum shape
dollars-and-cents		-2	-1	-1				-2
thousands		-2	1	-1		-2	-3	-1
# sum size
-1	3				-2	-2
0	7				-7	-4	-1
1	6				-5	-4
10	1				2	-11	-2
11	3				-1	-4	-2
2	1	-1			-10	3	-1
3	-2	-1	1	-1	-8	4	-1	-1
4	-1	-1		-1	-3	4	-2	-1
7	2	-1	-1		3	-11	-1
8	1	-1	1	-1	1	-11	-1
9	2					-8	-2
# sum sum
1 of 3		-1		-1	1	-2	-3	-1
between	-1	-1		-1	2		-4	-1
largest	2	-2	-1	-1	1	-5	-2	-1
least		-2		-1	-3	2	1	-1
# sum words before
 apr	-2				3	-3
 card	-1		2		1	-4	1
 check	3				-2	-1
 checking	2		-1		-3	-2
 citi	2				-2	-3
 closed	1				-1	-2
 collections	4				-4	-2
 days	-2				2	2	-1
 dec	3					-3
 ed/nelnet	-2				2
 education					1	-3
 feb	3				-3	-2	-1
 installment	3				-1	-2
 jan	2				-2	-1
 kohls/capone	-3					1
 limit	3				-1	-2
 loan	-2				3	-1
 loans					1	-3	-1
 mar	2				-3	-2
 minimum	-2				-3	2	-1
 monthly	1				-3
 months	-2				-2	3
 n/a	2				-1	-3
 of	4				-3	-2
 open	2				-3
 payment		-1			-3	2	-1
 revolving					-3	1
 sum	2				-3	-2
 svcs	-1				3	-2
 terms	-3				-2	2
 total	7				-6	-4
 totals	5				-4	-3	-1
 unsecured	1				1	-4
 xxxx	-3					2
1 a					-1	2
1 about	4				-2	-4
1 accept	3				-2	-3
1 acceptance	-4				2	3
1 accounts	4				-4	-2
1 acct	-2	-1			2	-2	-1
1 accts	3				-3	-2
1 adjustment	3				-2	-1
1 adjustments	3				-2		-1
1 advances	3				-1	-1	-1
1 after	5				-4	-3	-1
1 ago	-1				2	-2	-1
1 agreed					-3	1	-1
1 aidvantage	-3				4	-1	-1
1 alto	3				-2	-2
1 amount	-1	-1		-1	-3	-1	2	-1
1 amt	1				-3	2	-1
1 approx	3	-1			-2	-1
1 apr		-1			3	-4
1 are	-4				3	2
1 around	3				-2	-2
1 as	4					-4
1 assets	4				-4	-1
1 assoc	-2				2	-3
1 at	-1				-4	3	-2
1 automobile	-1				2	-2
1 available	4				-4	-1
1 balance	-2	-1		-1	2	-4	-2	-1
1 balances	4				-4	-1
1 base	3				-2
1 be	2				-3		-1
1 boat	-2		-1		2	-1
1 borrowed	3				-4	1
1 brokerage	2				-2	-1
1 by	5				-2	-5	-1
1 card	-1	-1	3	-1			-3	-1
1 cards	4				-5
1 care					-3	1
1 cashrewards	-3				3
1 cc	-2				-1	1	-1
1 center	-1				1	-4
1 charged	2				-2	-3	1
1 charges	3				-3	-3	-1
1 check	3				-1	-3
1 checking	5	-1			-4	-5	-1
1 christmas					-3	1	1
1 church	2				-2	-1	-1
1 claim					1	-2
1 classification	2				-1	-3
1 closed					1	-4
1 closing	4				-2	-3
1 co					3	-3
1 collection					1	-4	-1
1 collections	1					-2	-1
1 consolidation	-2				-1	2
1 contrast	3				-3
1 cooper	-3				1	3
1 couch	-3			-1	2	1	-1	-1
1 credit	2		-1	-1	-2		-3
1 creditors	2				-2	-2	-1
1 credits	4				-3	-3	-1
1 ct					-2	3
1 current	-3			-1	2	1	2
1 d	-1				-3	2
1 daycare	4				-3	-1
1 days	-2	-1	-1			2	-2
1 debe	-3				3
1 debts	4				-3	-2
1 dec						-2	1
1 december	2				-1	-2
1 deposits	3				-2
1 dividend	3				-3	-1
1 down	3				-2	-3
1 draft	7				-4	-4
1 due	-3	-1		-1			-1	-1
1 dwe	-4				3	2
1 edfinancial	-3				3	2
1 electric		-1				-3	1
1 emergency	3				-1	-3
1 enrolled	3				-2	-1
1 equity	3				-3
1 estate	3				-2	-2
1 extra	3				-2	-3
1 far	3				-3
1 fargo	1				-3	2
1 fcu	-3				2	2
1 fee	5				-3	-4	-2
1 fees	3	-1		-1	-1	-3	-1	-1
1 financial	-2		-2	-1		3	1
1 fitness	3				-2	-2
1 from	6				-4	-3
1 fund	2				-3	-1	-1
1 funding	-3				3
1 furniture	-3				3	1
1 gano	3				-2	-1
1 gas	3				-3	-2	-1
1 geico	2				-1	-4
1 get	3				-4	-2
1 goal	4				-3	-2
1 government	3				-3	-1
1 groceries	2				-3	-2
1 gym	4	-1			-3	-3	-1
1 h	1				1	-2
1 had	3				-3	-1
1 have	2				-3	-3	2
1 health	-3				3	-2
1 heloc	-4				3	2	-1
1 home	1					-3
1 hospital	-1				1	-3	-1
1 hulu	3				-2	-1	-1
1 i	2				-3	1
1 ia	2				-2	-2
1 id	1				-3	1
1 income	4				-3	-2
1 insurance	3				-2	-3	-1
1 interest	5	-1		-1	-5	-4	-1	-1
1 ira	3				-3	-1
1 irs	-3				3
1 is	-1				2	1	-3
1 it	-1				-1	3	-3
1 it's	-2				2	2
1 its	-4				3	1
1 j	-1					3
1 jan	3				-2	-4
1 k	3				-3
1 klarna	-3				3	-1	-1
1 lakes	-3				1	2	-1
1 late	-4	-1			2	3	-1
1 left	-3				-1	4	-1
1 liabilities	4				-4	-1	-1
1 lightstream	3				-2	-1
1 like	1					-3
1 limit	3				-8	-1	-1
1 lines	3				-3	-2
1 loans	3				-2	-5	-1
1 límite	3				-2	-2
1 malibu	-2				3	2
1 mart	-2					2
1 mastercard	-1					3	-1
1 mattress	-3					2
1 maybe	3				-2	-2
1 mensual	-4				-2	4
1 mileage	3				-1	-2
1 min	-3				-4	3
1 minimum	-3				-5	3
1 minimum's	-2				-1	2
1 mohela	-4				3	2	-2
1 mom	-3				3
1 monthly	-2				-5	3	-1
1 monthlypaymentamount	-3				-3	3
1 months	1				-3
1 mortgage	-1					3	-2
1 mower					1	-3
1 mwa	1				-3	1	-1
1 mínimo	-4				-1	4	-1
1 nelnet	-2				1	3
1 netflix	3				-1	-3
1 now	-3	-1		-1	3	-1	-2	-1
1 number				2		-3	-1
1 on					2	-5	-1
1 onemain	-4				2	4
1 or	3				-1	-3
1 orig	1				-1	-2
1 original	3				-2	-3
1 other	4				-3	-3
1 over	3				-1	-4	-1
1 overdraft					1	-3
1 owe	-4				4	-1	-1
1 owed	-1	-1		-1	2	-3	-2	-1
1 owes	-4				4	-2	-1
1 p&i	3				-2	-2
1 page	2				-2	-2
1 pago	-3				-3	4
1 paid						-3	-1
1 pay	-1		2				-3
1 paying	1				-3	-2	2
1 payment	-2	-1		-1	-5	2	-2	-1
1 payments	7				-3	-6	-1
1 payoff	1				-3
1 penalty	3				-4	-2
1 period	2				-3	-1	-1
1 piti	-3				-1	3
1 plan	-2				1	2	3
1 pmt					-7	3	-1
1 pra	2				-1	-3
1 premium	3				-2	-1
1 prin	-1				1	-3	-2
1 principal	3			-1	-3	-1	-2
1 put	3				-1	-3
1 quoted	3				-2	-2
1 r	-3				1	1
1 r01	2				-2	-1
1 rav4	-3					2
1 recovery			-1		2	-3	-1
1 ref	-2				3	-2
1 refund	4				-3	-2	-1
1 remaining	1					-3	1
1 rent	5				-5	-3
1 repair	2					-2
1 requested	4				-3	-3
1 saldo	-3				3	-2	-1
1 sapphire	-5				2	3
1 save	4				-2	-3
1 savings	4		-1		-5	-4	2
1 says	-3				4	-2
1 sears	-3				3	1
1 sep	-1				3	-4
1 servicing	-4				1	2
1 share	3				-3	-3
1 snap	3				-2	-2
1 so	-3				3		-1
1 sofi	3				-2	-2
1 subtotal	3	-1		-1	-3	-3	-1	-1
1 sum	3				-4	-3
1 supplies	3				-2	-3
1 support	4				-1	-3
1 t-mobile					1	-3	-1
1 take					-3	1	-1
1 that's	-5				2	2
1 thats	3				-1	-2
1 the	-1				1	-3	1
1 through	3				-3	-2
1 tháng	-3				-1	3
1 today	-3				3	-4	-1
1 together	3				-3	-2
1 tools	-3				3	-2	-1
1 torrid	-2				2	-1
1 total	5				-4	-10	1
1 totals	8				-6	-5	-1
1 transfer	1				1	-4
1 tu	3				-3
1 ulta	-1				3
1 unapplied	3				-1	-2
1 under	4				-3	-1
1 unpaidbalanceamount	-3				4	-2
1 up	3				-3	-2
1 upgrade	2		2		-2	-3
1 use	3				-2	-2
1 used	1				1	-3
1 utility	-3				3	1
1 value	3				-2	-2
1 verizon	1					-3
1 was	6				-5	-3	1
1 water	2				-1	-3	-2
1 which	-3				2
1 x	-2				-2	2
1 xxxx-4410	3				-2	-2	-1
1 y	1				-1	-3
1 years	2				-1	-2
1 you	2					-3	-1
1 zip	2		-1			-3
1 余额	-2				3	-2	-2
1 合计	3				-2	-1
1 最低还款	-2				-3	1	2
1 月供	-2				-2	2
1 欠	-3				3
1 欠款	-3				4	-1
1 每月还款	-2				-2	3
1 额度	1				-4	-2	1
2 a	3				-1	-2	-1
2 abc	1					-3
2 about	4				-3	-2
2 account	-2			2	3	-3	-2
2 actual	4				-2	-4
2 agency/attorney	-3				3
2 all	5				-4	-2
2 ambulance	-2				3	-2
2 amex	-1				1	2
2 annual	3				-3	-1
2 assessed	2				-2	-1
2 assets	4				-4	-1
2 at	3				-4	-2	1
2 auction	3				-1	-2
2 aug	4				1	-3
2 automobile	-2				2	1
2 autopay	1				1	-3	-1
2 available	2				-4		-3
2 b	-3				2	-1	1
2 balance	-3	-1		-1	2	-1	-2	-1
2 balances	4				-3	-2
2 bcbs	3				-2	-2
2 beginning	3				-3
2 bill	-1				2	-3
2 brother	-1				2	-3
2 by	2				-3	-1	1
2 cable	2					-3
2 can	4					-5
2 cancel	3				-3	-3	-1
2 capital	1				1	-3	-1
2 car	-2				3
2 cash	-3				2	1	1
2 charge-off						-4	1
2 charged	2				-2	-3	1
2 charges	3				-3	-2	2
2 check	4				-3	-2
2 checking	4				-5	-2
2 child	3				-1	-3
2 citi	1				1	-3
2 claim	4				-4	1
2 closed	-1				3	-5	-1
2 collection						-4	3
2 consumer	-3				1	2
2 contractual	3				-2	-1
2 costs	3				-2	-2
2 could	4				-2	-3
2 court	3				-1	-2
2 cousin	2				-2	-1
2 crc	-2				2	-2
2 credit	-1						-3
2 curr	-3				2	2
2 current	-1	-1		-1			-3	-1
2 date	1				1	-4
2 de	3				-1	-2	-1
2 debt	1	-1		-1	1	-3	-1	-1
2 debts	3				-2	-2
2 deferment	-3					3	-1
2 del	4				-2	-2	-1
2 delaware					3	-1
2 deposit	5				-4	-3
2 disbursed	3				-2	-1
2 disbursement	3				-2	-1
2 done	2					-2
2 draft	4				-1	-3
2 due	-2	-1		-1	-3	1	1	-1
2 duke	2				-2	-1
2 edfinancial	-3				3	1
2 emergency	2					-3	-1
2 energy	1				2	-4
2 enrolled	5				-4	-3	-1
2 es	-1				-1	3	-1
2 escrow	3				-2	-3	-1
2 est	4				-1	-4
2 estimated					1	-3	-1
2 every	-2				-2	2
2 everyday	3				-2	-2
2 example	5				-4	-3
2 exeter	-4				3	1
2 fee	4				-4	-3
2 fidelity	3				-2	-1
2 filed	3				-3	-2
2 final	3				-3	-2
2 fingerhut	-3				3	-1
2 fixed	2				-2	-2
2 four	-2				2	1
2 freedom	-2					2	-1
2 full	-1				1	-2	-1
2 fund	5				-3	-2	-1
2 funding	-2				3	-3
2 furniture					-2	3
2 gave	2				-2	-1
2 get	3				-2	-2
2 gm	-3				2	2
2 go	-4				-2	4
2 great	-2				1	2	-1
2 hazard	3				-1	-2
2 health	-3				3	1
2 heloc	-2					1	-1
2 high	3				-4	-2	-1
2 highest	3				-6	-3	1
2 his	-3				3
2 holiday	2				-2	-1
2 house	4				-2	-2	-2
2 income	2				-1	-3
2 individual	-3				2	2
2 insurance					1	-3
2 int					2	-3	1
2 interest	3				-7		-1
2 ira	4				-3	-2
2 irs	-2				3
2 it	-3				2	-1	1
2 jewelers	-3				1	1
2 judgment	3				-2	-2
2 june	3				-1	-2
2 k	2				-1	-3
2 kaiser	-3		-1		3	1
2 klarna	2		-1	-1		-3	-1	-1
2 kubota	-3				1	2	-1
2 l	1				-3	1
2 la	3				-3	-2
2 last					2	-4	-2
2 le	-2				3	2
2 leasing	-2				3	-1
2 less	2					-2	-1
2 limit/original	3				-3	-2
2 little	3				-3	-1
2 low	4				-1	-3
2 lowes	-2				2	2
2 luz	3					-3
2 mae	-3				-1	3
2 mar	-3				3	1
2 marcus	-1				-1	3
2 med	-3				3	-2
2 mgmt	-3				4	-2
2 minimum	-2				-3	2	-2
2 mission	-2				2	-1
2 mo					-1	1	-2
2 mobile	3				-1	-2
2 money	2					-3
2 month	4				-2	-4	-1
2 monthly				-1	-6	3	-2
2 monto	4				-2	-3
2 more	3				-3	-1
2 motor	-2					4	-1
2 mr	-3				1	3
2 mwen	-3				1	2
2 my	-1				3	-2
2 más	2				-2	-2
2 n	3				-3
2 n/a	3				-2	-2
2 natitira	-3				-1	1
2 nelnet	-3	-1			1	3	-1
2 net	4				-3	-1
2 netflix	3				-2	-2
2 now	-3				2		-2
2 offer	3				-2	-1
2 offered	3				-3	-3
2 ok	3				-3	-2
2 orig	1				-4	2	-1
2 original	4				-3	-5	-2
2 owe	-3				2	1	-2
2 owed	-4				3
2 owes	2				-3		-1
2 pago	-3				-3	3	-1
2 past	1				-4	-2	3	-1
2 payable	-3				-1	2
2 payment				-1	-4	2
2 payroll	3				-2	-1
2 pays	4				-1	-3
2 pd					1	-3	-1
2 planet	3				-2	-2
2 please					1	-4	-1
2 plus	4				-4	-1
2 pmt	1				-3
2 potentially	3				-2	-1
2 present	-3				3	-1
2 previous	3				-2	-2
2 priority	-3				2	2	-1
2 program	3				-1	-2
2 progressive	1				-1	-3
2 quoted	4				-2	-2
2 r	2				-1	-3	-1
2 rav4	-3				1	2
2 received	1				-3
2 ref	-1				2	-3
2 refund	3				-2	-2	-1
2 regular	-1	-1			-4	2	-2
2 remaining	-3				1	1	-1
2 rent	4	-1			-3	-3
2 renta	3				-2	-2
2 reported	-1				2	-5
2 repossession	3				-1	-2
2 requested	3				-2	-1
2 santander	-4				3	2
2 sapphire	-3				3
2 savings	4				-3	-4
2 sched	-3				-2	3
2 scheduled	-1			-1	-1	1	-2
2 secured	2				-2	-1	-1
2 sep	-3				3	-1
2 service	3				-1	-2	-1
2 she	-4				2	3
2 simplicity	3				-2	-1
2 since					-3	-3	3
2 snap-on	-1				2	-2
2 so	3				-2	-3
2 social	3				-3
2 spectrum	3				-1	-2
2 status	3				-1	-1	-3
2 subtotal	5				-4	-5	-1
2 sum	1					-2
2 support	3				-1	-2
2 systems	-5				3	-1
2 take	3				-3	-1
2 tax	4				-3	-1
2 terms	-3				-3	3
2 thank						-3	-1
2 that	-4				3	-1	1
2 that's	-1				2	-2
2 tip	3				-2	-2
2 today	-4				4
2 tot	2				-2	-1
2 total	4				-1	-8	-2
2 totals	2				-3	-1
2 union	2				-3	2	-1
2 unpaid	2				-1	-3	-2
2 up	4				-2	-3
2 updated	-3				3	-2
2 usaa	-3				2
2 valley	2				-3	2
2 value	3				-3	-1
2 verified	-3				3	-1
2 vet	3				-3	-2
2 visit					1	-3
2 w/o	3				-2	-1
2 wells	-1				-4	2
2 world	-3				2	1
2 would	3				-1	-2
2 written	-2				-1	-2	3
2 xmas	3				-3
2 you		-1		-1	1	-5	-2	-1
2 余额	-1				-3	1
2 合计	3				-1	-2
2 欠款	-3					2
2 账号	-2				3	-1	-1
3 acceptance						3	-1
3 acct	-1				2	1	-4
3 active	3				-1	-2
3 actual	4				-1	-3	-1
3 add	4				-3	-1
3 affirm	-3				-1	3
3 after	1				-2	-2	1
3 aging	2					-3	-1
3 aidvantage	-4				3	3	-1
3 amt	-3				2	2	-1
3 applicable	-3				-2	3
3 apr	4				-3	-3
3 aug	1				-4	1
3 base	3				-2	-2
3 bcbs	3				-2	-2	-1
3 beginning	3				-2	-4
3 both	-3				-1	3
3 bridgecrest	3				-3	-1
3 c					2	-2
3 can	2				-1	-2
3 car	3					-4
3 charge						-2
3 charges					1	-3
3 check	3				-2	-2	-1
3 checking	5				-4	-1
3 child					1	-3
3 citi	-2					3
3 classification	-3				3	-1
3 club	-3				1	4
3 collection	-2				3	-1	-1
3 comenity	-1				3	-1	-1
3 commonwealth	-3				3	-1
3 condition	-3				3
3 consolidation	1					-3
3 conventional	-2				2	1
3 cooper	-4				2	3
3 credited	3				-2	-1
3 ctr	3				-3	-1
3 cu	-3					2	-1
3 days	-1	-1	-1	-1	1	1	-4	-1
3 debts	3				-2	-2
3 dec	-1				-3	1	-1
3 december	3				-2
3 dedicated	3				-3
3 deferred	1				-3
3 deficiency					3	-1
3 delinq					3	-2	-1
3 delinquency	-3				3	-1
3 designator	3				-2	-2
3 dividend	3				-3
3 dividends	2				-2
3 down	2				-3	1
3 draft	3				-3	-1
3 duke	3				-1	-3
3 elan	1				-4	2
3 electric	3				-3	-2
3 emergency	2				-2	-2	-1
3 ending	3				-1	-1	-1
3 equity	-3					2	-1
3 est	4				-3	-4
3 estimated	3				-1	-3
3 example	4				-2	-3
3 extra	4				-3	-4
3 feb	2				-1	-3	-1
3 fedloan	-2				-1	2	-1
3 fee	3				-3	-2
3 fees					1	-3	-1
3 fidelity	3				-4	-1
3 finance	-4				3	3	-1
3 for	-1				2	-2	-2
3 ford	-1				-1	3
3 free	2				-2	-1
3 freedom	-1					3
3 from	3				-3	-1	-2
3 fund	3				-2	-1
3 geico	3				-2	-2
3 good	-3					1
3 grant	3				-1	-2
3 health	-2				2		-1
3 heloc	-2				-1	3
3 her					2	-2
3 house	-3				2	1
3 hsa	3				-3
3 i	3		-1		-2	-1	-2
3 income	3				-2	-1
3 individual	-2					3	-1
3 ink	-3					3	2
3 installment	-2				1	1
3 interest					1	-3	-1
3 j	-3				2	1
3 jul	3				-3	-1	-1
3 july	3				-3	-1
3 kay	-3				1	2
3 kia	-2				2	1
3 kids	2				-2	-2
3 klarna	-2				3	-1	-1
3 la							-3
3 last	-2				2	-5	1
3 late	-2						2
3 leasing	-2				-1	2
3 letter	3				-2	-2
3 limit	1				-3	1	-2
3 limit/original	3				-3	-1
3 limits	3		-1		-1	-2
3 line					-3	3
3 ln	-3				1	-2	2
3 lvnv	2				1	-3
3 made	3				-1	-3	-1
3 management	-3				3	1
3 mastercard	-2				2	-1
3 mattress	-3				1	2
3 min	-4		-1		4		-2
3 minimum					-3	1
3 mohela	-4				3
3 monthly					-2		-3
3 months	1				-4
3 motor	-2					3	-1
3 mtg					-4	3
3 n.a					2	-3
3 national	-2				2	1
3 navy	-3				2	2	-1
3 nelnet	-3				2	2
3 net	3				-2	-1
3 never	-3				2	1
3 next					-5	1	-2
3 oct	3				-3		-2
3 off					2	-3	2
3 office	-1				2	-3
3 old	-1				5	-1	-1
3 on	-3					1	2
3 open		-1				-3	1
3 open/past	-2					2	1
3 or	4				-2	-4
3 orig	-4				4
3 other	-1				-3	2
3 out	3				-2	-1
3 outstanding					1	-5	-2
3 owed					-3	3
3 pago	-1	-1			-3	1	1
3 paid	-1	-1		-1	2	-1	-3
3 partial	4				-2	-3
3 payment	-2	-1		-1		1	-3	-1
3 payments					-1	-3	1
3 pd					2	-1
3 peloton	-2				3		-1
3 pennymac	-3				-1	3
3 per	3				-1	-2
3 plan					-4	3	-1
3 previous	2				-4		-1
3 price	3				-3	-1
3 program	3				-1	-2
3 property	3				-3
3 préstamo					3	-2	-1
3 purchases	3				-2	-2
3 recent	-2				5	-3	-1
3 recovery	-1				3	-3	-1
3 ref	-3				3	1
3 regular	-4				-3	5	-2
3 remaining	-5				1	4
3 rent	2				-2
3 renta	4				-3	-2
3 report	3				-3	-2
3 respondent	3				-3
3 resurgent	1					-3
3 revolving	-2				2	1	-1
3 rocket	-2				1	3
3 sa	-3				3	-1
3 saldo					-3	2	-1
3 santander	-4				2	3	-1
3 savings	5				-4	-2
3 scheduled	-1				-5	5	-1
3 secures	2				-1	-2	-1
3 settled	3				-2	-1
3 share	2				-1	-3
3 she	-3				1	2
3 simplicity	-3				3	-1
3 social	3				-3	-2
3 still	-2				2	-3
3 store	-2				3	-1
3 support	2					-3
3 svc	-3				3
3 systems	-4				1	2
3 t					2	-3	-1
3 take	3				-3	-1
3 take-home	3				-3
3 target	-1				3	-1
3 taxes	3				-3	-2
3 that's	-3				2	1	-1
3 third	-3				1	3
3 time	-3		-1		2	1	-2
3 to	1				-2		1
3 total	5				-5		-2
3 totals	4				-3	-2
3 toward	3	-1		-1	-3	-3	-1	-1
3 transactions	2				-1	-1
3 truck	-2		2		1	-1
3 trả	-3				-1	3	-1
3 ulta	1				-2	2
3 union	1				2	-3
3 unpaid	2				-2	-3	-2
3 updated	-1				3	-3
3 us	-1				2	-3	-1
3 w	-2				-2	3
3 we	3				-2	-2	-1
3 went	-3				1	2
3 westlake	-3					3
3 which	-4				2	3
3 would	4				-1	-3
3 xxxx	3				-1	-1	-1
3 xxxxxxxx	-3				3
3 xxxxxxxxxxxx	-3				3
3 yes	-3				1	3	-2
3 your	4				-1	-3	-1
3 账号	-3				-1	2	-2
access line	3				-2	-1	-1
account balance	-2				3	-3	-1
account number				2		-3	-1
actual payment	4				-2	-4
agency/attorney balance	-2				3	-1
ally financial	-2		-1		-1	3	1
amount balance	-4				4	-1
amount due					-1	-1	-3
amount financed	3				-2	-1
amount here	3				-3
amount of	-1				1	-4	2
amount paid	3				-1	-3
and that's	-2				1	2
annual fee	3				-3	-1
as agreed					-3	2	-1
as of	-3				2	1	-1
at closing	3				-2	-2
auto loans	4				-3	-2
available credit	2				-2	-1	-3
bal pmt	-1				-3	1
balance balance	-4				4	-2
balance is	-2				3	-1
balance na					2	-3
balance of						-4	-1
balance owed	-3				3	-2
balance payments	3				-3	-2
balance terms	-3					3
balance today	-3				3	-2
bank accounts	3				-3
bank delaware	2				1	-3
bank visa	1				-3
beginning balance	4				-4
best buy/cbna	-2				3	-1
c syncb/lowes	3				-2	-1
cancel gym	3				-1	-2
capital one	1				-1	-3
card bal	2				-2
card balance	-2				2	-2
card debt	3				-2
cash advances	3				-1	-1	-1
charge account	-3				3	-2	-1
charge-off balance	-2	-1			2	-1	-1
charged off	-1					-2	4
chase sapphire	-4				2	2
child support	3				-1	-2
claim amount	3				-3
collection account	-1				-3	-3	3
collection balance	-2				2	-3
collection total	2				-2
collections total	3				-1	-2
could save	3				-1	-2
credit cards	5				-4	-2
credit limit	3				-5	-2	-1
credit line	5				-3	-4	-1
credit one	-2				2	-2
credit union	2				-3	-1
creditor classification	3				-2	-3
cu visa	-2				-1	3
current balance	-2	-1			2	-3	-2
date closed					1	-4
days days	3				-2	-2	-1
days late	-1				1		-2
debt now	-3				3	-1	-1
deferred balance	4				-3	-2
deposit of	4				-3	-2
disbursement amount	2				-2	-1
due amount					-4	-7	2
due by	2				-1	-3
due is	-3				2	1
due now	3				-2	-2	-1
due total	3				-2	-3
duke energy	3				-2	-2
enrolled balance	3				-3	-1
escrow balance	3				-3	-2
est payment	3					-3
exeter finance	-2				1	3
fee is	2				-2	-2
fees charged	2					-1	-1
freedom mortgage	-4				1	1
freedom unlimited					2	-3
gm financial	-3				1	2	-1
great lakes	-3				1	3	-1
high balance	2				-4	-1	-1
high credit	2				-2	-3
highest balance	3				-6	-4	1
home mortgage	-2				1	2
in balance	-3				3	-1
interest balance	5				-5	-3
irs taxes	-4				4
is at	-3				3	1
kubota credit	-3				1	2	-1
last payment	2				-2	-1	-1
late fee	3				-3	-2	-1
late fees	3				-1	-1
lightstream mo	3				-1	-2
limit available	2				-2	-2
limit balance	-3				3	-2
limit of	3				-3		-1
limit/original amount	3				-2	-1
lines through	2				-2	-1
loan amount	4				-5	1	-1
loan debt	3				-2	-1
loan services	-3				1	2
low as	3					-3
min due	-2				-1	2	-1
min payment					-3	1
minimum is	-3				-2	3
mo pmt	-3				-2	3	-1
monthly payment	-1			-1	-7	3	-2
monto vencido	3				-1	-3
more than	3				-3	-1
mortgage balance	-3				3	-2
mortgage installment	3				-3	-2
mortgage payment	5				-1	-5
motor credit	-3				1	2
motor finance	3				-3		-1
mr cooper	-3					3
next deposit	3				-2	-2
number here	3				-3	-1
of credit	-3				3	1
off amount	1					-3	1
old navy	-1	-1		-1	1	3	-1	-1
on time	-3				2	1
one bank	-1				2	-3
one is	-3				3
orig amt	3				-2	-2
original amount	2				-1	-4	-2
original balance	5				-4	-3
outstanding balance	-3				3	-2	-1
outstanding principal	2				-2	-2	-1
owe pay	-2				-1	2	-1
owe payment	-2				-1	3
owed amount	-4				4
pago mensual	-4				-2	3
pago mínimo	-2				-1	3	-1
paid balance	-2				3	-1	-1
past due	1	-1		-1	-3	-3	3	-1
pay them	-3				-1	3	-1
payment amount	-2				-3	3	-3
payment balance	-2				2	-3	-1
payment due	-2				-4	4	-3
payment from	3					-3
payment individual	1				-4	1
payment is	-4				-4	5	-2
payment of	1				-2	-1	-1
payment plan	-4					3	1
payment received	5				-2	-5
payment revolving	3				-1	-3
payment unapplied	3				-2	-2
payment years	3				-1	-3
payments are	-4				-2	4
payments of	3				-3	-2	-2
per month					-3
plan payment	5				-2	-5
plan pmt	2				-1	-2
planet fitness	3				-2	-2
potentially negative	2				-2
previous balance	2				-2	-1
real estate	2				-1	-1
received after	3				-2	-2
recent payment	6				-3	-7
regular payment	-2	-1			-1	3	-2
remaining of					-4	1	-1
rent is	4				-3	-2
reported balance					1	-3
reported oct	-3				3	-1
revolving collection	2				-2	-2
saldo actual	-2				3	-1
sched pmt	-4				-1	4
scheduled amount	-4				-1	5
scheduled payment				-1	-4	1	-2
secured claimed	2				-2	-1
settled for	3				-1	-2
status open	3				-3	-3	-1
still owe	-2				2	-1
t-mobile lines	2				-2	-1
terms minimum	-3					3
the altima	-2				1	1
the debt	3	-1		-1	-3	-3	-1	-1
the government	4				-3	-1
the payment's	-3					3
they take	-3				-1	4	-1
this amount					1	-3	-1
this period	3				-3	-1
to date	5	-1			-3	-2	-2
to me	3				-3
to pay	-3				2	1
total debts	3				-2	-1
total due	3				-1	-2	-2
total loans	3				-2	-2
up to	6				-4	-3
us bank	-4				2	2
used of					-3	1
we owe	-2				3	-2
we pay	-2				-1	3	-1
which is	-3				2	1
would be	3				-1	-2
you owe	-1				1	-3	-1
you owed	2	-1		-1	-3	-2	-1	-1
余额 最低还款	-3				-1	1	2
# sum words behind
a					-3	3	-3
a 	1				-3	1
a month	-2				-2	3	-3
a week	2				2	-3
account	-2				2	-1
acct	-3				2		-1
act	2				1	-3	-1
active	-1				-3	2
after		-1			1	-3
al	-2				-3	2	1
al mes	-2				-3	3
and	-1				1	1	-3
and i'm	-3					2	-1
and that's	-3				3	2	-1
and the	-3				4	-5
and we					-1	4	-2
annual	3				-2	-2
annual fee	3				-2	-2
as						1	-2
as 	2					-3
as agreed	1				-4	2	-3
as of	-2				3	-1
assets	4				-4	-2
at	1				1	-2	-3
at 	2				-2	-1
at mo	-3				3
auto	1					-3
autopay 	2				-3	-1	1
available	6				-5	-4
available 	3				-2	-2
available credit	4				-3	-2
bal pmt	3				-3
behind	3				-2	-3	-1
bonus	2				-2	-3
but	3				-3	-3
c	1				4	-2	-1
call	3				-2	-1
car	3				-2	-1
cash	3				-2	-1	-1
cccccccccccc	-3				-1	2	1
cccccccccccc 	-3				-1	2	1
charge-off 	-1				2	-3
charged	-3				3		-1
chase	3	-1			-3	-2	-1
ck	3				-1	-2
collection			2		1	-3	1
collection 	-1				2
collections					3	-2
collections 	-1				3	-2
comes	-3				-1	3
comes out	-3				-1	3
conventional	-3				2	2
conventional 	-4					3
credit limit						-3
date	3				-1	-5	-1
date closed	4					-4
date reported	3					-2
days behind					-3	1	-1
days late	-1					1	-3
deferment 	-3				1	2
disputed	-3				3	1
done	1		-1		-1	-3	-1
down	3				-3	-2
dpd	-3					3
due monthly	-3				-2		2
each	-3				1	3
each month	-3				1	2
enrolled	-1				3	-1	-1
era	-2				3	-1	-1
era de	-2				3	-1	-1
even	-2				3
every month	-3				-1	6
every two	4				-2	-4
extra	3				-1	-2
file	-3				3	-1
filing fee	3				-2	-1
forbearance 	-3				1	3
from	-1				2	-3	-2
good	-2				1	3
gross	3				-2	-2
hulog	-2				2	-1
i think	2				-1		-1
i'm	-3				3	2	-1
if	3				-2	-2
if you	3				-3
in collections	-1				2	-4	-1
in deferment	-3				1	3
in forbearance	-2					2	-1
in the	2				-2	-3
incl escrow	-3				-1	3
included	3				-1	-1	-1
included in	3				-1	-1	-1
income	3				-1	-2
individual account					1	-3
inst 					2	-4
installment plan	-3				3
interest	2				-1	-4
is	-3						2
is due	-1				-4	2
it	-2				3	-3	-1
l h	3				-3
last payment	-3				1	2	-1
late fee	4				-4	-1
left	-5			-1	6	-2	-2
left a	-4				4	-1
left of	-3				3	-3	-1	-1
left on	-3				3
less	3				-3	-1
liabilities	-4				4	-3
limit	4				-3	-4
m 	-2				-1	3
mensuales	-2				-2	3	-1
miles	3				-3	-1
min due	-2				3	-1	-1
minimum 	3				-3
minimum current	-3				3	-1
minimum payment					2	-2
mo		-1	-1	-1	-2	1	1	-1
mo current	-4				2	4	-1
mo days	-5					2
mo mo	2				-3
mo never	-3				1	2
mo on	-4				3	2
month behind	-4				3
monthly		-1			-2		1
months					-3	1	-1
months 	3				-2	-2
months behind	-2				2	1	-1
more	3				-2	-2
mtg	-3					2	1
n	-2				1	4	-1
n 					-1	4
n n	-2				1	3	-1
new balance	3				-1	-2
next draft	3				-3
no 	-4				5	2	-1
no payment	-3				2
no wait	5				-4	-4
not 	-5				5	-2
not late	-3				-2	1	2
nothing	-2				2
now	-4				4	-3
now 	-1				1	-3
o open	3				-2	-1
oct	2				-3	-1
of		-1			1	-4	2
of card	3	-1	-1		-3	-2
on 	1					-3
on it	-3				3	-1
one	-3					2
one month	-3				-2	3
open 	2	-1			-3	-1	-1
or	2					-3
or more	3				-3
original	-1				3	-4	-2
original amount	-1				2	-1	-1
other 	-2					3
over	2				1	-3	-1
over days					1	-2
overdue	1				1	-3	-1
owed	-1				3	-2
pa mwa	-1				-2	3
paid		-1	-1	-1	1	-1	-3
paid collection	-2				3	-3	-1
payment	-1				3	-3	-2
payment is	-3				3
payments 	4				-3	-1	-1
pays					-1	-2	-3
pays as					-1	-2	-2
pending 	3					-4
per	-2				-2	2
per month					-3		1
pif	2				-2	-4
pif 	1				-1	-3
piti	-3				1	4	-2
placed for	3		-1		-2	-1
pmt	-2		-1		2	-3	2
ppa	2				3	-5
ppa 	1				3	-2	-1
principal	-4				3	2
principal 	-3				3
rate	3				-3	1
recent balance	-3					3
remaining	-1				3	-4
remaining 	-3				3	-1
remaining of	-3				3	-2
remains	-3				3
repo	-3				2	1	-1
repossessed	-3				1	2
repossession	-2					2
requested	3				-2	-1
rev	-2				3	-2	1
satisfied	3				-3	-1
save forbearance	3					-3
scheduled payment	3				-1	-3
sent to	-1				1	-3	-1
settled 	-1				3	-3	-1
she	-2				2	-1
should	3				-2	-1
sin	-4				4	-1
snap	2				-2	-1
so	2				-2	-3
so you	3				-1	-2
still	-3				3
terms	2				-4	2	-2
that one	-3				2	2
that's	-2					3
that's current	-1				-2	2
their	-2				2	-1
they	-4				4
this					1	-1	-3
this account	-2				1	1
to	1				1	-5	-1
total	5				-3	-4	-1
transferred					2	-3
unpaid						-3	-1
unpaid interest	3				-3
w	-3				3
walang	-3				2	1
we	-3					2
we have	-2				3	-1
will be	2				-1	-2
with a	-3				3	-2
within	3				-2	-2
written	3				-4	-1
written off	2				-4	-1	1
x	-2		-1		2		-1
x 	-3				3	-1	-1
x conventional	-3					1
xp/tu/ef	-3				-1	3
xp/tu/ef 	-3				-1	3
y	-3				2	4	-1
y 					-3	2
y la	3				-2	-2
y n	-2				2	1	-1
years	3				-2	-3
years 	4				-1	-3
you	3				-2	-2
your					-1	-3	2
正常	-3				-1	3	-1
正常 	-4				-2	3	-1
# sum words of line
often, below blank	3	-1	-2	-1	-3	1	-2
twice, below blank	5	-1	-1		-3	-4	-1
# word alike read as
accountName, all, few	-2	2		-1			-3	1
accountName?, all, few; itself accountName?	1	-1	-1	-2			-3
accountName?, all; itself no part	-3	3
accountName?; itself accountName?		1	-2	-2			-3	-1
accountNumber	3			-3			-1
accountNumber, all	3			-3
accountNumber; itself accountNumber	3			-3			-1
aside goes on, all	-2	-1	2
aside goes on, all, few	-1	-2	2	-1			-2	-1
current	1	1		-1		-1	-1	-4
current, all, few; itself goes on	-4		4					-1
current, all; itself no part	4		-2				-3
current; itself accountName	-3	3
current; itself no part	1	2	-1	-1		-1	-4	-2
current?, all	-1	1	1	1	-1	-1	-1	-3
current?, all, few; itself current?	1	-3	1	-1			-1	-3
current?, all; itself current	3						-3
current?, all; itself current?	-1	1	1	-1	-1	-1		-3
current?, all; itself goes on	-2	-2	3
current?, all; itself no part	3		-2
current?; itself accountName,current?	-1	3	-1				-1	-1
current?; itself no part	-2		-2	-1	-1	-1	-3	2
goes on		-2				-1	-1	-4
goes on, all, few; itself current	-4						4
goes on, all, few; itself goes on?	3	1	-3
goes on; itself originalCreditor	4	-1	-1					-3
goes on?; itself accountName?	3	-2	-1
goes on?; itself goes on	-2		2					-1
goes on?; itself no part	3	-3	-1	-1				-2
no part, all				-2	-1	-1	-3
no part, all, few; itself accountName	-3	4	-2	-1			-1	-1
no part, all, few; itself accountNumber	-3		-1	3				-1
no part, all, few; itself goes on	1	-4		-1
no part, all, few; itself no part						-1	-5	1
no part, all; itself aside accountName	3	-3						-1
no part, all; itself goes on	2	-1	-2					-2
no part, all; itself goes on?	-1	-3	2				-1	-1
no part, all; itself no part		-1	1	-1	-2	-2	-6	-1
no part, all; itself originalCreditor	-1	-1						2
no part; itself accountName		1		-1		-1	-3
no part; itself accountName,current?	-3						1	-1
no part; itself accountName?	1	-1		-1			-3	-2
no part; itself aside goes on	3	-1	-3					-1
no part; itself current		-3	1	-1	-1	-1		-2
no part; itself current,current	-3						3
no part; itself current?		-6	-2	-1	-1	-1		-2
no part; itself goes on		-3		-1	-1		-3	1
no part; itself goes on?	1	-4		-1	-1	-1	-3	-1
no part; itself no part		1	-1	-2	-2		-8	-3
no part; itself originalCreditor	-2	-2					-3	2
no part; itself originalCreditor?		-3	-2			-1	-1	2
originalCreditor, all, few; itself no part	2							-2
originalCreditor, all, few; itself originalCreditor	-3	-1	-2					2
originalCreditor; itself originalCreditor	1	1	1				-1	-2
originalCreditor?, all	-3	2					-1	-2
originalCreditor?, all; itself originalCreditor?	-2	2					-1	-2
paying	-2	-1			-1	3	-2	-1
# word before and shape
capital capital	-1	-7	1	-2	-2	-2	-4	1
capital capitalised		-1	-3	-1	-1		1	-1
capital capitals			-2	-2	-2	-1	-3
capital small	2	-4	-3	-1	-1	-1		-2
capitalised capital	3	-2		-1	-1		-2	-1
capitalised letters	3	-5	-2	-3	-1	-1	1	-2
capitalised percent	2	-2	-4	-1			1	-1
capitalised small	2	-3	-1	-1	-1	-1		-1
capitals capital		-3		-2		-1	-2	2
capitals capitals		-5		-4	-2	-2	-1
capitals small	3	-3		-1	-1		-4	-3
cents capitals	2	-3	-1	-1	-1	-2	2	-3
code capitals	2			-2	-1	-1	-3	-1
date capitalised		2	-4		-1	-1	-2	-2
date capitals	1		-3	-1	-1	-1	1	-2
digits-1 capital		2		-1			-3	-1
digits-1 capitalised	1	-1	-3	-1	-1	-1
digits-1 date	2	-1		-1	-1		-1
digits-1 small	1	-3			-1	-1	-1	-1
digits-2 capitalised		-3	-1	1	-1	-1		-2
digits-3 capital	3	-2					-1	-1
digits-3 capitals		1	-2	-2	-1	-1		-3
digits-4 capital	3	-2	-1
digits-4 capitalised	1	-5	1	-1	-1	-1	-1	-3
digits-4 capitals	-1	1	-3	-1	-1	-1	1	-1
digits-5 capitals	5	-1			-1		-2	-1
digits-6 capitalised	3	-2					-1	-1
digits-7 capital	4	-2		-2			-2	-1
digits-7 capitals	2	-3	-3		1	-1
digits-7 small	2	-1		-1	-1		-1	-3
dollars capitals	1	-3		-1	-1	-1	-1	1
dollars letters	-1	-3			-1	-1	1	-1
dollars small	1	-3	-1	-1	-2	-2		-2
dollars-and-cents capitals	-1	-3		-1		-1	3	-2
dollars-and-cents percent	2	-1		-1	-1	-1	-4	-1
dollars-and-cents small		-3		-1	-1	-2		-3
end small	4	-3					-1
lettered-code capital		1					-2	-1
lettered-code capitalised	2	-4	-1	-1			2
lettered-code capitals				-1	-1	-2	-2	-3
lettered-code small	1	-3	1	-1	-1		-1	-1
letters capitalised	-1		-1	-1	-1		-4	2
letters letters	3	-3	-4	-1				-1
line date	2	-4	-2	1	-1	-1	-2	-1
mark-" capital	2	-2				-1	-2	-1
mark-" capitals	-1	-2		3		1	-1	-1
mark-" date	2	-2					-1
mark-" small		-3		-1	-1	2		-2
mark-# capitalised	4	-2					-2	-1
mark-& capitalised	-1	-5	2	-1	-1	-1	-2	-1
mark-& capitals	1	-5	1	-1	-1	-1	-3	1
mark-( capitals	1	-4	1	-1	-1	-1	-3
mark-( small	-2	-8	3	-1		-1	1	-5
mark-) capitalised		1	-2	-2		-1	-3	-3
mark-) date	-4	-1	-2	3	1
mark-) small	2	-1	-4	-2			-1	-1
mark-* capitals	-3	3	-1
mark-, capitalised	-1			-1				-3
mark-, capitals		-2	1			-2	-3
mark-, letters	1	-4	-2	-2	-2	-2		-4
mark-, small		-3		-2	-1		2	-3
mark-- capital	-3	-2	1	3			-3
mark-- capitalised	-1		2	-2	-1	-1	-1	-3
mark-- capitals		-3	1		1	-1
mark-- small	-2			-3	-2	-1	2	-2
mark-/ capitals	-1	-4	1		-1	-1	2	-1
mark-/ small	-1	-3	1	-2	-1	1		-3
mark-: capital	4	-1					-2	-2
mark-: capitalised	-1		-3	-1	-2	-1	1
mark-: letters	2	-3		-1	-1	-1	-1	-1
mark-: small			-1	-3	-1	-1	1	-3
mark-; capitalised		-2		-1	-1	-1		-3
mark-; capitals	1			-1	-1	1	-2	-3
mark-< capitalised	3	-3
mark-< capitals	3	-2	-1				-2
mark-= capitalised	1						-2	3
mark-= capitals	4	-1					-2	-1
mark-? capitals	3	-2					-2	-1
mark-? small	-1	-3	-2		-1	-1	4	-1
mark-@ percent	3	-1	-1					-1
mark-] capitalised	-1	1	-1	-1	-1	-1		-3
mark-] capitals	-3	3					1	-1
mark-_ capitalised	2		-1			-1	-2	-3
mark-| capitalised			-2	-2	-1	-3	1
mark-| capitals	-2	1	-3	-1	1	1		-3
mark-® capitals	-2		2
mark-· capitalised	-1	1	-3	-1	-1	-1		-2
mark-– small	-2		-1	-2	-1	-2	1	-3
mark-— small	-2	-3	1	-2	2	-1	1	-2
mark-→ capitalised	2	-4	1				-1	-1
mark-☐ small		1					-2
small capital	1	-3	-2	2	-2	-1	-1	-1
small capitalised	-1	1		-1	-1	-1	-1	2
small capitals	-2	-1	-4	-2	1	1	-2	3
small date		-2	-2	3	-1	-2	-1	-2
small percent	3	-2	-1			-1	-3	-1
thousands-and-cents capital	3	-1					-2
thousands-and-cents percent	2	-1					-3	-1
thousands-and-cents small	-1	-3	2	-1	-2	-2	1	-1
with-digits capitalised	2		-1	-1	-1		-4	-3
with-digits small	2	-4	-2	-1	-2	-2	-1	-2
year capitalised	2	-4		-1	-1	-1	-1	-2
year capitals	1	-5	1	-1	-1	-1
year date	-3		-1		2		2
# word before read as
accountName	-1	-1	1		-1		-3	-2
accountNumber	-1	-3	-3	-1	-1	1	1
accountNumber?		3		-2			1	-1
amount	1	-3	-2	-2		-2	1	-4
amount?	1	-1	-1	-1	-1	1	-3	-3
aside accountName		-3	1				-1	-1
aside amount	4	-3					-2	-1
aside current	2	2					-2
aside current?		-1					-3	2
current		-1		1		-1		-3
current,current	3						-3
goes on	-1				-2	-1	-3	-1
goes on,current?	-4	-2		-1			2	-1
goes on?	1				-1	-1	-4	-1
goes on?,current?	-3	-1					3
originalCreditor	1	-3		-1	-1	-1		-1
originalCreditor?	-2	-4	1	-1		-1	-2	1
paying		-2	-2	-1	-1	3	-1	-2
# word before
capital	1	-1	-3	-2	-2	-1	1
capitals		-5	1	-2	-2	-2	-2
cents		-3		-2	-2		1	-3
code	-2	-1	1	-2	-2	-2	1	-3
date	-1	1	-3	-2	-1	-1	1	-3
digits-2		-3		-2		-1		-3
digits-4	1	-1	-2	-1		-1	-3	-2
digits-5	3	-2		-1	-1	-1	-3	-2
digits-6	5	-3		-1			-2	-2
digits-7	1	-2	-1	-3	1		-3	-1
dollars	1	-3	-1	-2	-2	-2		-2
lettered-code		-1		-2	-2	-2		-3
letters	1	1	-3	-2	-1	-1	-2	1
mark-#	1	-2	-2	3	-1			-1
mark-$	3	-1						-1
mark-&	-1	-8	2	-1	-1	-1	-1	1
mark-'	-3		2		-1	-1	2	-1
mark-(	1	-5		-1	-1	-1	1
mark-)		1	-5	1	-2	-2	-2	-2
mark-+	2	-4		-1		-1	-1	-1
mark-/	-1	-5	2	-1	-2	-1	-2
mark-:	-1		-3		-1	-1	1	2
mark-;	-1	-1		-2	-2		1	-4
mark-=	2	1				-1	-4	1
mark-]	-1	2	-1	-1	-1	-1	-1	-3
mark-_				-1	-1	-1		-3
mark-|	-2		-5	1		1	1	-3
mark-®	1	-2		-1	-1		-1	-1
mark-·			-4	-1	-1	-1		-2
mark-–	-1	-1		-4	-2	-2	2	-2
mark-→	2	-4	1			-1		-1
mark-☐		2	-1	-1	-1	-1	-3	-1
mark-☒	3						-2
mark-🔴	1	3	-2				-1
mark-🟢	-3	1	-1				2
percent	3	-2	-1	-1	-1	-1	-2	-1
thousands	-1	2	1	-2	-2	-2	-1	-3
thousands-and-cents	1	-4	1	-2	-2		1	-3
with-digits	-1	-3		-2		-3	2	-3
year	2	-7	3	-2	1	-1	-1	-1
# word beginning
000-	3			-3
11-0	3			-1			-1
2021	3	-1		-2			-1
2024	1	-1		-3	-1	-1		-1
2025	3	-1	-1	-2	-1	-1	-2
60-8	-2	-1		-1		-1	3
aadv	-3		3				-1	-1
abou	2	-2	-3	-1	-1	-1	-1	-1
abov	3	-1					-2	-1
acce	-1	-1	2				-4	-3
acci	-1	-2	2				-1	-1
acco	1	-2	-3		-1	-1	1	-3
actu	3	-1					-1
affi	-1	2	-2		-1		-2	-3
afte	-1	3	-1		-1	-1	-3	-2
agen	2	-3	1		-1		-1	-2
ahor	3	-1	-2				-2
aidv	-2	3	-1				-1	-2
alas	-2	3	-1
alim	2	-2
alti	-3	1	2				1	-2
amaz		1	1				-3	-2
ambu			-1				-1	3
anes	-3		1				-1	1
anot	3		-2					-1
apar	-1	-1	-2		-1		-3	3
appl	-1	1		-1	-1	-1	-4	-2
appr	4	-2	-1				-1	-1
asag	-4	-1					4
asce	-2	2
aspi	-3	3	-1				-1	-1
asse	1	-2					-3	-1
assi	2	-2	-3				1	-2
asso			2	-1			-3	-1
atra	-2	-2	-3			-1	2	-1
avai	4	-2	-2					-1
aver	1	-1	-2				-1	2
bala	4	-3	-6	-1	-1	-1		-2
banc	-1	-3	3					-1
bank	1	-5	1		1		-4
bann	-1	3	-2				-1	-1
bapt	-2	1	-2				1	1
barc	-4	4	1				-2	-3
bayl	-3	1	1				2
beav	3	-2	-1					-1
beha	2	-3	2				-1
behi	-1	-2	-3	-1		-1	1	-1
belk	-3	3	-1
bell	-3	2	-1				-1	1
bett	2	-1	-1
bill	3	-4	-3					-1
bloo	-3	3	-1					-1
blue	1	-3	2				-1	1
borr	5	-3	-2				-2	-2
bosc	-5	5	-1	-1			-1	-1
brac	-3	2	3				-1	-1
bran	3	-2	-3				2	-2
bren		-3					2	-1
brot	-3	2	2				-1	-1
brya	-5	-1	5					1
budg	3	-2	-1					-1
bure		-1	2				-2	-2
cabe	-5	6	-2					-2
cabl	-1	-2					-3	3
call	2	-1	-3		-1		1	-1
cami	3	-2	-2
canc	1	-2	-1				1	-1
cant	3	-2	-1
card		-3	1				-2	-1
care	-4	3	3				-1	-1
caro	-1	2	-3				-2
carr	-2		2				-3	-1
cash	-3	1	2					1
cath	-2	-1	1				-1	-1
cava	-1	2	-2				-1	-3
cbna	-3	3
cccc	3	-2	-1				-3	-1
ceda		1	-3					1
cerr	2		-1				-2
cert	3	-3	-2
chan	4	-2					-2
chap	3	-1	-2				-1	-1
char	-2	-5	-1	-1	-1	-1	3
chec	2	1	-3	-1	-1	-1	-1
chel	-1	-3	1
chic		3	-2
chil	-1	-3	2					-1
chim	-3	3
citi	-3			-1	-1		1	2
city	-3		3				-1
clai	2	-3	-1					-2
clie	3	-5	-1				-2
clin	-3	-1	2				-1	1
clos	3	-2	-4				-1	-1
co-b	3	-1					-1	-2
co-o	-3	1	1					-1
coas		-3	2				-1	-1
code	3		-1				-1	-1
coll		-3	1	-1		-1	4	-2
colo	1	-3
comc	-2	-2	-2				-2	4
come	-4	1	1	-1	-1	-1	-2
comm	-1	1	-1				-3	1
comp	-1	-1	2		-1	1	-4	-2
conf	3	-2	-2				-1	-1
cons	1	-3			-1
cont	2	-3	-1	-1	-1	-1	-3	-1
conv		1					-3	-1
coop	-2	-2	3		-1		-1	-2
corp	-2		3				-1	-1
corr		-2	-1	-1	-1	-1	3	-1
couc	-2	-1	2				1
coun	-1	-1					-3
cous	3	-2	-1
cred	1	-2		-1	-1		-2	1
cree		-3	-1				-1	1
cuen	2	-2	-2	-2			1	-1
cumb	-3	2					-1	1
cura	-2	4	-2
dad'	3	-2	-1				1	-1
darn	4	-1	-2				-1	-2
dash	3	-2
debe	3	-1	-2				-2
debt	3	-3	-3		-1			-1
dece	3	-1					-3	-1
decl	3	-1	-2				-2
defe	6	-2	1				-7	-1
defi	2	-1	-3				-1	-2
dele	2	-1	-1				-1	-1
dent	-3	-2	2	-1		-1		2
depa	1	-2	1				-3	1
depo	2	-3	-1			-1	-2
dept	-3	3		-1			-1
dero	4	-1					-3
desc	2	-1	-3	-1	-1	-1	-2	-1
deta	6	-1	-4				-3	-1
deud	3	-2	-1
diag	-3		2					1
dill	-3	3	-1				-1	-1
dire		1	-4	-1		-1	-2
disc		2	-2		-1		-3	-3
divi	3	-1	-2					-1
don'	3	-1	-1				-2	-1
doub		-3	2				-1	-2
draf	2	-2	-2				-2
earn	-3	4	-1				-2	-1
east		1	-3					-2
ed/a	-2		3
ed/n	-2		2				-1
edfi	-3	2	1				-1	-2
educ	-1	-1	2	-1			-3	-1
emer		-2					-2	3
endi	5	-2	-6		-1	-1		-1
endo	-3		2					1
ener	-2	-2					1	3
equa	2	-1
equi	1	-3	1				-1	-2
erro	3		-1				-2
espo	3		-2				-1
esti	4	-2	-2				-1	-1
exam	3	-3					-1
exet			-3				-1	1
expe	4	-2	-1		-1		-2	-2
extr	3	-2					-1	-1
fact	3	-1	-1				-2	-1
fami	2	-2	-1				-2	1
farg	1	-3	1				-1	-2
fath	-2		2					-1
fede	2	-3	1	-1	-1	-1	-1	-1
feld	3	-1	-3
fina	-2	-4	3		-1		-1	-2
finc	-2	-1	3				-1	-1
fing	-2	2	-3	-1			-3	2
fire	-2	2
flag	-1	3	-1
flan	-3	-1	4
flee	-2	2					-1
foll	3		-1				-1	-1
forb	4		-1				-3	-1
fore	2	-1	1				-3	-1
fort	-4	2	1				-2	1
fune	-2	-3	3				-1
furn	-1	-3	1	-1			-1	-2
gara	-3		3				-2
gast	2	-2
gecr	-3	3	1	-1
glob	-3	1	2					-1
gold	-2	1	2					-1
good		3					-1
gran		3	-3				-1	-2
gree		4	-3	-1			-1	-1
guar	2		-1				-3
guil	-3	3
gulf	-1	-3	2
hanc	-2	2	-1
hard	3	-1	-1				-1
harl	-4	4	-1					-1
heal	-1	-5					-2	3
high		-3	3				-1	-1
holi	3	-3
hosp	-3	2					1	1
hous	3	-4					-1
hsbc	-3	4
imag	-1	-3	1				-2	1
impa	-4	-1	3				2	-2
incl	4	-1		-1	-1	-1	-4	-1
inco		-3	2				-1	-1
indi	1	1	-1				-3	-2
info	2	-2	-4	-1	-1	-1	-3	-1
inqu	3	-1	-1				-2	-1
inst	2	-4	-1				-2
insu		-2	-2		-1		-2	2
inte	3	-1	-1				-2	-2
invo	3	-1	-1				-2
jare	-1	3	-1					-1
jcpe	-3	3	1			-1	-1	-2
jeff	1		-1				-2	-2
jewe		-3	3				-2	-2
joan	4	-3	-1
join	4	-4	-1			1	-3	-2
jose	-3		1					1
kais	-3						1	1
kess	2	-3
keyb	-2	3	-1
keys	-3	3					-1	-1
kiko	-3	3
klar	-3	4	-2		-1		-2	-1
kohl	-3	5	-5	-1	-1	-1	-2	-2
kred		-3	1
krog	3	-1	-1
labc	-4	2						1
lake	-1	2		-1			-3	-1
lark	-1	1	2					-2
leas	1	-4	1	-1
lend	-2	1	1	-1	-1	-1	-4	-3
liab	4	-3	-2				-2	-1
libe	-3	3	-1					-1
ligh	-2	1	-3	-1			-2	1
limi	6	-1	-2				-2	-1
lind	4	-2					-1	-1
line	3	-1	-2				-1
list	2	-1					-1
llam	2	-1	-1				-1
loan	-1	-1	2	-1		-1	-4
lowe		3	-1	-1			-1
luke	1	-4	-1					1
mach	2	-3	2				-1
macy	-3	5	-2	-1	-1	-1	-3	-1
mana		-2	1		-1		-3	-2
marc	1		-1				-2	-2
mark	3	-2	-1				1	-2
mast	-1	-3	1				-2	-2
maur	-3	3
mayf	-2	-1	-1					2
medi	-3		1	-1	-1	-1	-2	1
memo	-2	-1	1				-1	2
mena	-1	2	-3					-1
mens	4	-1	-1			-1	-2
merc	-2	3	-2				-1	2
meri	-1		-1					3
merv	-2	2					-1
mess	4	-2	-2				-1
metr		-2	-2		-1		-1	4
meye	-2	-2	3
mini	4	-3				-1	-2	-1
mohe	-1	2	-1	-1	-1	-1	-3	-3
mone	1	-3					-1	1
mort	2	-4	2	-1			-2	-2
moss	-3	3	-1
moto		-4					-1	1
moun	-2	2	-1				1
move	-3	2	1				1	-1
míni	3	-1					-2
navi	-2	2	-1				1	-3
nega	3		-2				-1	-1
nego	4	-1	-1				-5	-1
neln	-2	3		-1			-1	-4
netf	3	-2					-1
netw	-3		3					1
nonp	3	-2	-1				-1	-1
nord	-3	3	1				-1	-3
nort	-2	3	-1				-1	-2
note	4	-2	-1				-2	-1
noti	3	-2	-3	-1	-1	-1		-1
numb		-3		-1	-1	-1		-1
núme	2	-1	-2
oakm	-3	3
octo	3	-1					-1	-1
offe	3	-2	-2				-2	-1
ollo	-3	3
omah	-2	-1	3					-2
omit	4	-1	-3				-2
onli	3	-2	-2
opor	-4	3	2				-2	-2
orch	-3		2					2
orde	3	-1	-2				-1
orig	1	-3	-4	-1	-1	-1	-1	1
orth	-2	1	3				-2	-1
othe		-4	-2			-1	-1
outp	-2		3
outs	-1	-2	1					-2
owne	3	-1	-2				-1	-1
paci	3	-4	1					1
palm	-2	3
pape	3	-1	-1				-1
park	-3	1	2				-1	1
pate	2	-2	-1				-1	-1
payc	3	-2					-1
payd		-1	2				-2
paym	2	-4	-3	-1	-1	-1	-1	-1
payo	4	-1					-3
pebb	-3	3
penf	-4	4	-1					-1
penn	-3	2	2	-1			-2	-1
perk	-3	3	3					-1
pers		-2	1		-1	-1	-2	-2
peti	1	-3	2				-3	-1
petr	2	-2					-2	-1
pett	3	-1	-2					-1
phil	-2	3	-1				-2	-1
phys	-3	-4	4				-2	2
pinn	-3	2					1	2
plac	-1	-1	-1				3	-4
plea	3	-2	-2	-1	-1	-1	-2	-1
poin	1	-3					-2	1
pola	-3	2	2
pote	2		-1
powe	-3	-2	1				-2	2
pre-	-1	-1	-1				3	-1
pres	2	-2	-3				-1
prim	1	-3	1				-1	-1
prin	6	-1	-3				-3	-1
priv		-3	1				-1	-1
prog		-2		-1			-1	3
prom	-1	-1	-1				2	-1
prop	2	-4	1				-3	-1
quic	-3	2	2		-1	-1	-2	-3
quit	3						-3
qwes	-3	-1						3
radi	-1						-1	4
rati	2	-2	-2					-1
ray'	3	-1					-2
raym	-2	2
rece		1	1	-1	1	-1	-4	-2
reco		-4	2		-1		2	-3
refu	-1	3	-3				-1
regi	-1	-1	-1		-1		-3	-1
regu	4	-3					-3
rele	3						-3
reli	2		-1				-2	-1
repa	-1	-3	2				1	-1
repo		-5	-3		-1		3	-2
repu	-3	3						-1
requ	6	-2	-2				-3	-1
resp	4	-3	-2	-1	-1	-1	-4	-2
reta	-1	-3	2				1	-1
reti	3	-2					-1
retu	3	-2	-1					-1
reve	-2	-3	3				1	-1
revo	4	-3	-2				-1	-1
rewa		-4	1				-1	-1
rock		1	-3					1
rosa	3	-1						-1
sain	-3		3		-1		-2	1
sald	4	-2	-1		-1		-2	-1
sand	-1	-3	2		-1		-1	1
sant	-2	4	-3				-1	-1
sapp	-3	-2	4				-1	-1
savi	1	-3	-2				1
savo	-2	-1	3				-1
sche	1	-2	1		-1		-2
scor	3	-2	-2
scot		-1						2
sear	-3	2					-1	1
seco	-1	-3	-1				3	-1
secu		1	-1				-2	-3
sepa	3		-3					-1
serv	-2	-4	3	-1			-1	-2
sett	6	-2	-1				-5	-1
sezz	-3	3					-1
shel	-2	3						-1
sist	1		-3				-1
situ	3	-1					-2	-1
slat	-3	1	3				-1	-1
smil	-3	2	1
snap	-3	4	-2					-1
soci	3	-2	-1					-2
sono	-2	1	1
sorr	3	-2					-1
soun	-2	-1	2
sour	4	-2	-1				-3	-1
sout	-1	3	-1	-1				1
spen	2	-2
spok	2	-3	-2					2
spor	-2	-1	2				-1
spot	-2	3	-1
spri			-3	-1		-1	1	2
star		-2	-2				2	-1
stat	3	-5	1				-1	-2
stil	1	-1	-3					-1
stor	-1	-4	4			-1	-2	1
stud	1	-3					-3	-1
stuf	3	-1	-2				-1	-1
subt	5	-3	-2				-3	-1
sunb	-4	4	-1				-2	-1
sunr	-2	1	-1				1	1
surg	-3	2	2					-1
sync	-4	1		-1	-1	-1	-1	2
syst	-2	-2	3	-1	-1	-1	-1	-1
t-mo	-1	-2	-2					2
tbom	-4	4					-1
teac	3	-1	-3
tele	-1	-3					-2	2
term	3	-1	-4	-1			-1
tesl	-2	3	-1
than	3	-3					-1	-1
that	3	-3	-4				1	-1
thd/	-1	3	-1				-1	-1
thei	3	-1	-2				-2
ther	5	-4	-3				-2
thib	4	-2	-2
thir	-3		2		1		1	-2
thro	4	-2	-2				-1
thur	3	-1	-1				-1	-1
titl		3	-1				-2	-1
tota	3	-5	-2	-1		-1
towe	-1	2	-2
toyo	1		-3				-1	-1
trad	4	-3	-4					-1
tran	2	1	-1				-6	-2
tren	2						-2	-1
trev	3	-1	-2
tuit	-3	1	2	-1	-1	-1
turn	4	-3	-1					-1
unio	-1	-3	3				-2	-2
unit	-3	2	2					-1
unkn	3	-1		-1			-2	-1
unli	-2	-1	3
unpa	-4	-3	-1	-1	-1	-1	5	-3
unse	2	-4	1				1	-1
upda	3	-2	-1		-1		-3
upst	-2	4	-3				-2	-4
util	4	-1	-1				-3	-1
vall	1	-3	-1				2	-1
vand	2		-2				-1	-1
vehi	3	-2	-1	-1				-1
vent	-3	2	2			1	-1	-1
veri	-1	-4		-1			-1	1
vete	-3		2					1
visa	-2	-2	2
visi		-3					2	-1
wagn	-3	-2	2				1	-1
wala	3		-2				-1
wall	3	-1	-1					-1
walm	-3	-1	3					2
wate	-2	1		-1			-2	2
webb	-6	3		-2	-1	-1	-2	3
week	3	-1	-2				-2
wein	1		3				-1	-1
well	2		-3				-1	-2
when	4						-4	-1
whit	3	-2	-2					-1
whos	3	-1	-1				-1
will	-5	2	2	-1			-1	2
wire		-2	-4			-1		1
with	2	-2		-1	-1	-1	-3	-2
wors	3		-1				-2
www.	2	-2		-1	-1	-1	-3	-1
year	1	-1	1				-2	-1
you'	3	-1					-3
zale	-4	4		-1				-1
已转催收	-3						3
# word behind read as
	-1				-3	-3	2
accountName	1	-1	-2		-1	-1		-6
accountName,accountNumber	5	-1	-1	-4				-1
accountName,current?	-1	-3					3	-1
accountNumber	1	1	-2	2			1	-3
accountNumber,current?	-3	-1	1	-1	-1		2
amount				-3		-1	-1	-1
amount,current	2		-3				1
amount?	-2	3		-2	1	-2	-1	-3
aside accountName	4	-3	-1				-3	-1
aside goes on			1	-1		-1	-2	-2
goes on	2	-1	-1				-4	2
goes on,current	-2		3
goes on,current?	-4	-1					2	-1
goes on?	-1		-1		-1	-1	-4
goes on?,current?	-3	-1					3
originalCreditor	1	-2	-1	-1	-1	-1	-5	1
originalCreditor,current?	-3	-1	-2				3	-2
paying	-1	-1	1	-2	-2	2	-3	-3
paying?	1	-1	2				-3	1
# word behind
cents	2			-2	-2	-2	-3	-3
digits-2	-1	-2		-2	-1	-2	-1	-3
digits-4		2	-1	1	-1	-1	-1	-3
digits-5		-1	-2	3	-2	-1	-1	-2
digits-6	1	-1	-3	4	-1	-1	-2	-2
digits-7		-2		1	-1	-1	-2	-4
dollars	1	-1	-1	-3	-2	-2	-1	-3
dollars-and-cents		-2	-2	-1	-1	-1	-1	-4
end	3	-3	-2	-2				-3
lettered-code	-2	-1	1	-3	-1	-1	-3
mark-!	2	-3					-2	-2
mark-$	-2	-5		-2	3	2	-1	-4
mark-)		-5	1			-1		3
mark--	-3	2	1	-2	-2	-2		-2
mark-/	-1				-1	-1	-3
mark-:		-1	-2	-1	-1	-1		-4
mark-=	3	-3		-1	-1	-1	-2	-3
mark->	1		-3	-1	-1	-1		-2
mark-?	2		-3	-1	-1	-1	-2
mark-[	4	-1					-2	-1
mark-_	3	-2					-1	-1
mark-®	2	-4	-1				-2	-2
mark-·		-2	-4	-1	-2	-2	1	2
mark-–	-2	-2	2	-2	-2	-2	1	1
mark-•	1	-2	-3		-1	-1
mark-✓	-3	-1	4				1
masked		1	2	-2	-1	-1	-1	-1
percent	-1	-1		-3	-2	-2		-3
thousands	-1	2	1	-2	-2	-1	-3	-3
thousands-and-cents		-2	1	-1	-2	-2	-4	-1
with-digits			3	-2	-1	-2	-3	-3
year		-2		-1	-2	-1	1	-3
# word both before and shape
capital capital capital	3	-2	-1	-1	-2	-1		-4
capital capital capitals	-5	3	2	-1		-1	-2
capital capitals capitalised	-2	-1	3				-1	-1
capital capitals capitals	-1	-5		-1	-1		1
capital code capitals	3							-2
capital lettered-code capitals		-3	1	-1
capital mark-, capitalised	3	-3
capital mark-. capitalised	2	-2	2	-1	-1		-1	-3
capital mark-. capitals	5	-4	-1	-1	-1			-1
capital mark-: capitalised	1	2					-3	-1
capital mark-] capitalised		-3					1	-1
capital small small	2	-4	-4	-1	-1	-1		-1
capitalised capital capitalised	5	-3	-1				-2
capitalised capitalised capital	4		-3				-1
capitalised capitalised capitals	-1	1	-1	2	-3		-1	2
capitalised capitalised letters	1	-2	-1	-2			1	-2
capitalised capitalised small	2	-3	-1	-3	-1	-1	-1	-3
capitalised capitals capitals	-1	-3	3	1	-1	-1	-1
capitalised date capitalised	3	-2	-1				-2
capitalised date small	3		-1				-2
capitalised digits-1 small	1	-2		1	-1		-3
capitalised dollars capitalised	2	-1	2			-1	-3	-1
capitalised lettered-code capitalised	3	-3	-2				1
capitalised mark-# capitalised	3	-1					-2
capitalised mark-# small	3	-1	-2
capitalised mark-& capitalised	1	-6	1	-1	-1	-1		-1
capitalised mark-( capitalised	-2	-3	2
capitalised mark-( capitals	-2	-4	3	-1			-1
capitalised mark-( small	-1	-4	3	-1	-1	-1	-2	-3
capitalised mark-) small	4	-1	-2	-1			-1
capitalised mark-, capital	2	-1	-2				-1
capitalised mark-, capitalised	4	-5		-1	-1	-2	-1	-3
capitalised mark-, capitals		-5	1	-2	-3	-1	-2
capitalised mark-, small		-4		-2		-2	-1	-2
capitalised mark-- capitalised	-2	-6	1	-2	-1	-1	2	2
capitalised mark-- capitals		1	-1				-2	3
capitalised mark-- small		-1	1	-1	-1	-1	-3	-1
capitalised mark-. capitalised	1	-3		-1	-1	-1	-1	1
capitalised mark-. small	2	-1		-1	-1	-1	-4
capitalised mark-/ capitalised		-7	3	-1	-1	-1	-2
capitalised mark-/ small	1	-1		-1		-1	-3	-1
capitalised mark-: capitalised	-1	1	-3	-1	-1	-1		-1
capitalised mark-: capitals		-1		1	1	-1	-3	1
capitalised mark-: date	-3	-1			-1	-2	2	-1
capitalised mark-: small	-2	-4	-1	-2	-1	-1	3	-2
capitalised mark-; small	3	-1	-2	-1			-3
capitalised mark-? small	-2		-1				3
capitalised mark-| capitalised	5	-3	-1	-1		-1	-2	-2
capitalised mark-| small	3		-1	-1			-1
capitalised mark-· capitalised	4	-3	-2	-1			-2	-1
capitalised mark-– capitalised	-3	-1	3	-1			-2	-2
capitalised mark-– small	2	-3	-1	-1			-1	-1
capitalised mark-— small	-3	-1	-1	-1	2			-1
capitalised mark-• capitalised	2	-1					-1	-1
capitalised mark-→ capitalised		-3	2					-1
capitalised small small	1	-2		-2	-1	-1		-1
capitalised thousands capitalised	-1	-2					2	-1
capitals capital capital	-4			-1			-1	3
capitals capital capitals	3	-5	1	-1	-1		-3	-2
capitals capitalised capitals	1	-3		1		-1		-1
capitals capitalised small	3	-2	-2	-1			-2	-2
capitals capitals capital	-1	-1	2	-2	-1		-4
capitals capitals capitalised	6	-4	-5	-1	-1			-3
capitals capitals capitals		-4		-3	-1	-1	-1	-1
capitals capitals small	3	-1	-3	-1			-1	-1
capitals digits-1 capitals	4	-3		-1	2		-2
capitals digits-2 capitals	-4	1	2	-2	-2	-2		-2
capitals digits-5 capitals	3	-1					-1
capitals digits-7 capitals	1	-1	-3	-1			-2
capitals mark-& capitals		-5	2	-1	-1	-1	-3	2
capitals mark-( capitals	-1	-3					-3	1
capitals mark-, capitalised	2	-3	-1		-1		1	-1
capitals mark-, capitals	2	-6	1	-2	-1	-2
capitals mark-- capitalised	-1	2		-1			-3	-2
capitals mark-. capitalised	1	-3	1	-1	-2	-1	-1	-4
capitals mark-/ capitalised	3	-2	-2					-2
capitals mark-/ capitals	1	-4		1	-1	-2	1	-1
capitals mark-: capitalised	3	-3	-1				-2	-1
capitals mark-| capitalised	2	-3	-1				-1
capitals mark-| capitals	-2	-4		1	-1	1	1	-2
capitals small small	2	-2	1	-1	-1		-3	-1
capitals thousands-and-cents capitals	3	-1					-1
capitals with-digits small	3	-1	-2
cents capitalised small	3		-2				-2
cents capitals capitals	3	-2	-2				-2	-1
cents cents capitals	-4	-1		-1		-1	4	-1
cents digits-2 small	-3						3
cents mark-, capitals	3	-1					-2	-1
code capitalised capitalised	2	-3	1		-1	-1	-1	-2
code capitalised small	3	-1					-3	-2
code capitals capital	3		-3
code capitals capitalised	3		-1				-1
code dollars capitals	3						-3
code mark-, small	-4	-2				-1	4	-1
code mark-. capitalised	4	-2	-1		-1		-1	-2
code mark-| capitalised	3	-2				-1	-1
date capitalised capitalised	-3	-3	3	-1				-2
date capitalised small	3						-2
date capitals capitals		-3					1	-1
digits-1 capitalised capitalised	2	-4						-4
digits-1 capitalised capitals	4	-2	-2				-1	-1
digits-1 capitals capitals	-1	-3	1					-3
digits-1 digits-1 capitals	1	-3			-1	-1	-1	-1
digits-1 lettered-code capitalised	-3	2	1				-1
digits-1 lettered-code capitals	2	-1	2				-2
digits-1 mark-( small	-2	-1	2
digits-1 mark-) capitalised	1		-1	-1		-1	-3
digits-1 mark-. capitalised	-1	2	-3	-1	-1	-1	-3	-5
digits-1 mark-: date	3						-3
digits-1 mark-] capitalised	2	-2
digits-1 mark-] capitals	-2	2	-1				1
digits-1 small small		-1	-2	1	-1	-1		-1
digits-2 capitalised small	1	-1	-2					-1
digits-2 capitals capitalised	3		-1				-2	-1
digits-2 capitals capitals	-3	4		-1	1	-1	-1	-3
digits-2 capitals small	4		-2				-2
digits-2 digits-2 capitalised	3						-2
digits-2 mark-- capitalised	1	-4	1				1	-1
digits-2 mark-. capitalised	3	-3	-1					-1
digits-2 mark-: capitalised	2					-1	-2
digits-3 capital capitals	3	-1			-1		-1	-1
digits-3 capitals capitals	2	-3	1				-1
digits-3 digits-2 capitals	-3					-1	3
digits-3 lettered-code capitals		-3	1					-1
digits-3 mark-. capitalised	3	-3	-2				-1	-2
digits-3 mark-/ small	-1	-1	-1			-1	3	-2
digits-4 capital capitals	3	-3
digits-4 capitalised capitalised	3	-2	-3	-1	-2	-1	-2	-3
digits-4 capitals capitals		-3	2	-1			-2	-1
digits-4 lettered-code capitals	2	-3	-1
digits-4 mark-. capitalised	3						-3	-1
digits-4 small small	3		-1		1		-3
digits-5 capitalised capitalised	4	-2					-1	-2
digits-5 capitals capitals	3							-2
digits-6 capitalised capitalised	3	-2	-2
digits-6 capitalised capitals	3	-2	-1					-2
digits-7 capitals capitals	3		-2	-1	-1		-1	-1
digits-7 mark-| capitals		-1	-1	-1	1	-1	-2	-1
dollars capitalised capitalised	-1	-2	4				-2	-2
dollars capitals capitals		-3	-3		-1		1	2
dollars digits-2 capitals	-3	-1					3
dollars mark-( small	3	-1	-1				-2
dollars mark-- capital	3	-1		-1			-1	-1
dollars mark-– small	-3	1					2	-1
dollars small small	1	-3	-2	-1		-1	1	-2
dollars-and-cents capitals capitals	-1	2	-2				-3	-1
dollars-and-cents code small	-4						4
dollars-and-cents digits-2 small	-2	-1				-1	3
dollars-and-cents dollars-and-cents capitalised		-2				-1		-3
dollars-and-cents dollars-and-cents capitals	-3	-1		-1			4	-2
dollars-and-cents dollars-and-cents percent	4	-1			-1		-3
dollars-and-cents mark-, letters	-1	-2				-1	2	-3
dollars-and-cents mark-, small		-4				-2	2	-2
dollars-and-cents mark-. capital	-3						3
dollars-and-cents mark-. capitalised	-2	-4	-1			-1	4	-4
dollars-and-cents mark-— capitalised	3						-2
end capitalised capitalised	2	-5		-1	-1	-1	-1	-1
end capitals capitals	2	-5	1		-2			-2
end end small	4	-4					-1
end mark-" capitalised	3	-1					-1
lettered-code capitalised capitalised	-1	-4	-1				1	1
lettered-code capitalised small	2	-1	-1				-3
lettered-code capitals capitals	-1	-3	2	-1			-4	-3
lettered-code capitals small	2		-2
lettered-code digits-2 capitals	2	-1	-2				-2	2
lettered-code mark-. capitalised	3	-1						-3
letters capitalised capitalised		-3	1				-1	1
letters dollars letters	3	-2			-1	-1	-1	-1
letters mark-, letters	2	-4				-1	-1	-1
letters mark-: capitalised	-2	-4					2	1
letters mark-: letters	-1	-3		-1		-1	2	-1
line capital capital	4	-4	-1	-1			-3	-2
line capital capitalised	-2	3					-4	-1
line capital capitals	-1	1	-2				1	-1
line capitalised capitalised		-5	1	-1	-1	-1		-4
line capitalised capitals			-1		-1	-2	2	-3
line capitalised small	1	-5	-1		-1	-1		1
line capitals capital	4	-1	-4					-1
line capitals capitalised		-3	1	-1	-1	-1	-2
line capitals capitals	1	-8		-1	-2		-2	-2
line date capitalised	-3	3	-4					-2
line digits-1 capitalised	1	-1	-2				-3
line digits-2 capitals	-3	2	-3		-1		1	-1
line digits-3 capitalised	3	-1	-1				-2	-1
line digits-4 capitalised	2	-3	-2	-1	-1	-1	-1	-1
line dollars-and-cents small	3						-3
line lettered-code capitals	-2	2	-1	-2			-3	-2
line lettered-code small	2	-1	-2				-1
line line date	1	-4	-2	1	-1	-1	-1	-1
line line percent	3	-1					-2
line line small	-1	-1	-1	-2	-1	-1		-3
line mark-" capitalised		1	-2			-1	-3	-4
line mark-" small	3	-3				-1	-2
line mark-( small	4	-2	-1				-2
line mark-- small	-3	3		-1
line mark-< capitalised		-2					2
line mark-✓ capitalised	-2	2				-1	-1
line percent small	3						-3
line small capitals	-1	-2	-1			1	1	-1
line year capitalised		-3	3
line year capitals	3	-1				-1	-1
mark-" capitalised capitalised		-5	1		-1	1	-2	1
mark-" capitals capitals	1	-3	-2	-1	1	-1	-4	3
mark-" digits-4 capitals	2	-2
mark-" mark-" capitalised	3	-2				-1	-2	-1
mark-" mark-, capitalised	-1	-3			2	2	-1	1
mark-" mark-, capitals	-4	1	-1	2	2	1	-2	-2
mark-" mark-, small	2	-1				2	-2
mark-" mark-: date	-5	-1		-2	3	3	-2	-1
mark-$ digits-3 small	3	-1				-1	-2
mark-& capitalised capitalised	2	-2					-1	-2
mark-& capitalised small			-3				1
mark-( capitalised capitalised		-4		-1				-1
mark-( capitals capitalised	-3	-1	-1				1	1
mark-( small capitalised	-2	-4	-1				1	2
mark-( small capitals		-2	-2			-2	1	2
mark-( small small	1	-4	2	-1	-1	-1	-4	-4
mark-) capitals capitalised	-4	-1	5					-1
mark-) digits-7 capitals	-3				1		2
mark-) mark-, small	-1	3	-2	-1			2	-1
mark-) mark-– small	2	-2	-1	-1			-1
mark-) small capitalised	2	1	-2		-1		-3	-1
mark-) small small		-2	2				-3
mark-* capitalised capitalised		-3					-2	-2
mark-* capitals capitals	-4	-1	4
mark-+ capitalised capitalised	-3		1				2
mark-+ capitalised small	3						-3
mark-, capitalised capitalised	-1	-3		-1	1			-1
mark-, capitalised capitals	1		-1	1			-1	-4
mark-, capitalised small	1	-2	-2	-1	-1	-1		-2
mark-, capitals capital	3		-3			-1	-1	-2
mark-, capitals capitals				-1			-1	-4
mark-, digits-3 small	2						-2
mark-, dollars-and-cents small	3						-3
mark-, letters capitalised	-2	-1						3
mark-, mark-" capitals	-2		-2	2	1	1	-2	-4
mark-, mark-" small		-3		-1		2		-1
mark-, small small		-3	2	-1	-1			-3
mark-, year capitalised	-1	-1	2				-2
mark-- capital capitals	4	-1	-1				-3	-1
mark-- capitalised capitalised		-6		-1		-1	-2
mark-- capitals capitals	-3	-5	-2	-1		-1	2	1
mark-- lettered-code capitals	3	-3	1				-2
mark-- small capitalised	2	-2	-2				1
mark-- small small		-3	1	-1		-1	1	-2
mark-. capitalised capitalised	-3	2		-1	-1	-1		-2
mark-. capitalised small	1	-3	-1	-1	-1	-1	2	-4
mark-. capitals capitalised	-3	-1	3				-1
mark-. capitals capitals		-6	1		-1	-1		-1
mark-. capitals small	2	-1	-3				2
mark-. dollars-and-cents capitalised	2						-2
mark-. letters capitalised							-1	-3
mark-. mark-, small	3		-1				-2
mark-. mark-- capitalised	-2	3	-1
mark-. mark-. capitals	-3	1	-1	2	1	-1	-1	3
mark-. small small	1	-2	1	-1			-1	-1
mark-/ capitals capitalised	-2		3				-1	-1
mark-/ digits-2 capitalised	3	-3	-1					-1
mark-/ digits-2 capitals	3	-2	-2	-1	-1	-1	-1	-3
mark-/ small capitalised		-3	-2		-1	2		-1
mark-/ year capitalised	3	-2	-1				-2	-1
mark-/ year capitals	2	-4	-1	-1	-1		1
mark-/ year small	2						-2	-1
mark-: capitalised capitalised	1	-3	1	-1	-1	-1	-5	1
mark-: capitals capitals		-4	-2	-1	-1			3
mark-: code capitalised	3	-3	1	-1			-2	-1
mark-: code capitals	3	-3
mark-: digits-1 capitalised	3	-1					-2
mark-: digits-2 capitalised		2			-1		-3	-1
mark-: digits-2 capitals	4	-4	-1		-1	-2	-3	-3
mark-: digits-2 small	-1	-1		-1	-1	-1	2	-1
mark-: dollars capitalised	3						-2
mark-: dollars-and-cents capitalised	2						-2
mark-: small capitals	1	-3	-1		3	-1		1
mark-: small small	1	-3	-1	-1	-1			-1
mark-; capitalised capitalised	3	-1	-1				-1	-2
mark-; mark-> capitals	3						-2
mark-< digits-2 small	3						-3
mark-= capitals capitals	3						-2	-1
mark-= mark-" capitalised	1	-3			-1	-1	2	-5
mark-> capitalised capitalised	3		2				-4	-1
mark-> capitals capitals	1	-2					-3	-2
mark-? capitalised capitalised	-1	-1	2				-3
mark-[ mark-] capitalised		1	-1	-1		-1	-3	-2
mark-] capitalised capitalised		-4	1				-2	-2
mark-] capitalised small		-1	2				-3
mark-] small capitalised	3	-2	-1					-2
mark-| capitalised capitalised	1	-4	1	-1			-2
mark-| capitalised small	3	-1	-1				-3	-1
mark-| mark-| capitals	-3	2					1
mark-© year capitalised	2	-2
mark-– capitals capitals	4	-1	-3				-1
mark-– small capitalised	-3	1	1				-1	1
mark-– small small		-2	1	-1		-1	-2	-1
mark-• capitalised capitalised		-2	1				-3	-2
mark-☐ capitalised capitalised	-3	-2	3				-1
masked dollars-and-cents capitalised	-3						2	1
percent capitalised small	-3						3
percent digits-1 small	-2						2
percent small small	4	-1					-4
small capital capitalised	3		-1				-2
small capitalised capital	3		-3				-2
small capitalised capitalised	-2	-5	1	-1	-1	-1	-2	2
small capitalised capitals	1	-3
small capitalised date	4			-1			-3
small capitalised small	2	-3	-2	-1	-1	-1	-1
small capitals capitals		-3	-2		-1			6
small code capitalised		-2	2				-1
small code capitals	3	-1		-1	-1		-1
small code small	4	-1	-1		-1		-2
small digits-1 small	3	-2	-1		-1		-1	-1
small digits-2 capitalised	3						-3
small digits-3 capitals	-3						3	-1
small digits-3 small	1	-3		-1	-1	-1		-1
small dollars capitalised	3	-2					1	-1
small dollars small	1	-4	-2	-1	-1	-1		-2
small lettered-code small	3		-1				-1
small mark-" capitalised	2	-4					1
small mark-( capitalised	1	-3	-1				2	-2
small mark-( small		-3	-1	-1		-1	2	-2
small mark-) small	1	-2	-2	1			-1
small mark-, capital	3						-3
small mark-, capitalised	-4	3		-1	-1	-1	-1
small mark-, small	-1	-5	1	-1	-2		2	-2
small mark-- small	-1	-3	-1	-1			1
small mark-. capitalised			-2	-1	-1	-1		1
small mark-. capitals	-1	1		-1	-1	-1	-3
small mark-/ capitalised	-1	2	-2				3	-2
small mark-: small	2		-1	-1		-1	-1	-2
small mark-? capitals	3	-1					-2
small mark-? small	-2	-2					2	-1
small small capitalised		1	-1	-1	-1	-1	-2	3
small small capitals	-2		-2	-1		-1	-3	1
small small percent	3						-2
small thousands small	2	-5	-1	-1	-1	-1		-1
small thousands-and-cents small	1	-1	2				-3
small with-digits capitalised	-1	3	-3					-1
small with-digits small		-3	-1	-1	-1	-1		-1
thousands capitalised capitalised	-2		3
thousands capitalised small	3	-1	-2				-2
thousands-and-cents mark-, small	3	-2				-1	-3
thousands-and-cents mark-. small	-2						2
thousands-and-cents thousands-and-cents capitals	-3						3
thousands-and-cents thousands-and-cents percent	2						-2
with-digits capitalised capitalised	1	-1					1	-2
with-digits mark-) capitalised	1	-1	-1				3	-1
with-digits mark-) capitals	1		-1				-4	-1
with-digits small capitals	-1	-1			-1	3		-1
with-digits year capitals	2	-2	-1					-1
year capitalised capitalised		-3	-1			-1	1	-3
year capitals capitals	1	-4		-1				-4
year digits-3 capitalised	3						-2
year dollars capitalised	-2	-1					2
year mark-- capitalised		-2	-1				4	-1
year mark-. capitalised	-1	-2					2	-1
year mark-: capitals	-3						3	-1
year mark-· capitalised	-3	1					2
year small capitalised	-2	3					-1	-2
# word both behind
capital capitalised	-1				-1	-1	-4	2
capital code	-2	1	3				-1
capital digits-2	2	-1	-3				1	-1
capital digits-7	-3	3	2
capital masked	-3	2	1
capital small	-2	2	3	-1		-1		-1
capitalised capital	2	2	-1				-3	-1
capitalised date	1	-1	-3				-1
capitalised digits-2		3	-2	-2	-1	-1
capitalised digits-3	1		-3				1	-2
capitalised dollars		1		-1	-1	-1	-2	-3
capitalised dollars-and-cents		-1	-1	-1		-1	-1	-3
capitalised end	2	-3	-2					-2
capitalised lettered-code	-1	-3	2	-1			-3	-1
capitalised mark-"		-3	3		-1	3	-2
capitalised mark-#	2		-1			1	-2	-3
capitalised mark-&	-1	2	-3	-1				1
capitalised mark-)	2	-5	-2				1	4
capitalised mark-+	-2	-3					2	-1
capitalised mark-,	-1	-1	1	-1			-3
capitalised mark-/	-3	2		-1			-1	2
capitalised mark-:		1	1	-1	-1	-1	-2	-2
capitalised mark-?	1	-1	-1				-3	-1
capitalised mark-–	-1	-2					1	3
capitalised mark-—		-1	1		-1		-1	-2
capitalised percent	-2	-3	2					-2
capitalised with-digits		1		-1	-1	-1	-1	-5
capitalised year			-3		-1	-1	1	-1
capitals capital	2	1	-1				-3	-1
capitals capitals	1		-3	-1	-1	-1	1	-1
capitals cents	2	-3		-1	-1	-1		-3
capitals code	-2	-1	2	-1			-2
capitals date	2	-4	1				-1
capitals digits-1	1	-2	-1		1		-2	-1
capitals digits-3	-1	-2	-1				1	2
capitals digits-4	-1	-3	2				-1	-2
capitals digits-5	6	-2	-4		-1			-2
capitals digits-7		-1					-3	-1
capitals dollars	-2	-1	1		-1		3	-2
capitals dollars-and-cents	3	-1	-3				1	-1
capitals end	1	-3	1				-1
capitals mark-"	1	-2	1		2	-1	-3	2
capitals mark-$	2	-3		-1	-1	-1	-1	-3
capitals mark-&	1	-1	-4				-1	1
capitals mark-)	-3	-4	2				2	3
capitals mark-,	1	-1	-3	-1		-1		2
capitals mark--		-1	1	-1	-1		1	-4
capitals mark-.		-5	1		-1		1	-2
capitals mark-/	-2	1	3			-1	1
capitals mark-;	1	-2					-3	1
capitals mark-<	2	1					-3	-1
capitals mark-–	1	-3					-1	-1
capitals mark-—	3	-2	-2
capitals masked	-2		3				-1	-3
capitals thousands-and-cents	2	-3	-1	-1				-1
capitals year	-2	3	-1
cents capitals	1	-2	-4	-1	-1	-1	2	-2
cents cents			-1	1		-1	-4	1
cents percent	-3	2	2
cents small	1	-1	1				-3	-3
cents thousands-and-cents	3		-2					-1
code capital	-4	2	3	-1
code capitalised	-1	-1	1	-1	-1		2	-3
code capitals	2	-1	-1	-1	-1	-1	-3	-2
code code	3		-1	-1			-1
code mark-.	4	-1	-2	-1	-1		-2
code mark-:	4	-1	-2	-1			-1	-1
code mark-–	3		-1				-2
code small	5		-3	-1	-1		-3
date dollars	-4	2	3	-1
date dollars-and-cents	-3	1	-1	1				1
date line	2	-1	-2	-1	-1		-3	-1
digits-1 digits-1		-4	-2	3	-1	-1	1	-1
digits-1 digits-2							-3	1
digits-1 digits-3	-1	-2	3	-1	-1		-1	-1
digits-1 dollars	5	-3					-3
digits-1 line	2	-4	1	-1	-1	-1	-4	-1
digits-1 mark-/	1	-2	-4	-1	-1	-1	2	-2
digits-1 mark-:	3	-2	-2	-1	-1	-1	-2	-1
digits-1 mark-=	3						-3
digits-1 small	1	-1	-4	1	-1	1		-2
digits-2 capitalised	-2	1	3		-1	-1	1	-1
digits-2 capitals	1	-2		-2	-1	-1	-3	-2
digits-2 digits-2	1	-2	2		-1		-3	-1
digits-2 mark--	3		-3				-3	-1
digits-3 capitalised	-3	-1	1	2			1	-1
digits-3 capitals	1	-3		-1	-1	-1	-1	-1
digits-3 line	3	1	-1	-1	-1	-1	-2	-1
digits-3 mark-.	1	-4						-1
digits-3 mark-/	-1	2	-1				-1	-1
digits-4 capitalised	-4	2	4				-1	-1
digits-4 capitals	-1	-4	-2	1	-1	-1	1	2
digits-4 digits-2	3	-2	-1
digits-4 digits-4	2	-1	-3	1				-1
digits-4 dollars-and-cents	1	-1	1	-4			-2	-2
digits-4 mark-,		-1	1	2			-3	-1
digits-4 mark-.	1		-3	-2	-1	-1		-2
digits-4 mark-:	4		-3				-2
digits-4 mark-–	3	-2	-3	-1			-2	1
digits-5 mark-.	2	1	-2					-1
digits-6 digits-4	3	-1	-2				-1	-1
digits-7 capital	-3	1	3	-1			-1	-1
digits-7 capitalised	-1			1			2	-1
digits-7 digits-2	4	-1	-4	-1				-1
digits-7 dollars	-3	-1	3	1			-1	-1
digits-7 dollars-and-cents	-4	-2	3	1			-3	-1
digits-7 mark-,	3	-2	-3	-2
digits-7 mark-.	3	-2	-2	1			-3	-1
digits-7 mark-/	3	-1	-2					-1
digits-7 mark-:	3		-2				-1
digits-7 small	1	-1	-3	-1			1
digits-7 thousands-and-cents	-4	2	1	1			-1	1
dollars capitalised	2						-3	-1
dollars digits-1	3	-2	-1				-1
dollars end	-2	-1	2				-1	-1
dollars letters	-1	3	-2		-1	-1	-1	-1
dollars line		-2		-1	-1	-1	-1	-3
dollars mark-(	3		-1				-2
dollars mark-)	3	-2	-2				-3	-1
dollars mark-,	2	1	-1				-3	-1
dollars mark--		1	-2	-3				-1
dollars mark-.	2		-3				1	-2
dollars percent	2	-4	-2					-1
dollars small		-1	1	-1	-2	-2	-3	-4
dollars-and-cents capitalised	3	-3	-1				-1	-1
dollars-and-cents capitals	3	-1	-1					-1
dollars-and-cents code	3						-3
dollars-and-cents dollars-and-cents	2		-1	-1	-1		-2	-3
dollars-and-cents line	2	-2	-2	-1	1	1	-1	-2
dollars-and-cents mark-(	3	-1	-2				-1	-1
dollars-and-cents mark-,	3	-1	-2	-1	-2	-1	-1	-3
dollars-and-cents mark-–	4	-1	-1	-1	-1		-4	-1
dollars-and-cents small		-2	2	-1	-2	-2	-4
end end	2	-2	-3	-1			1	-2
lettered-code capital	-3	1	2
lettered-code capitalised	-1	-1	2	-1			-1	-2
lettered-code code		-1	3
lettered-code digits-2	4	-2	-2				-1	-3
lettered-code dollars-and-cents	1	-3	-2	-2			1	1
lettered-code line	2	-3	-2	-2	-1		-1
lettered-code mark-.	4	-2	-4	-1	-1	-1	-2	-3
lettered-code small		1	1	-1			-3	-1
lettered-code thousands-and-cents	-3		3
lettered-code with-digits	-3		3					-1
letters code	-3		3
letters dollars	-2	2	-1
letters mark-:	-3	2	1
line end		1	-2				3	-1
mark-! capitalised	5	-1	-1				-4
mark-" line	1	-3		-1	-1	2	-3
mark-" mark-"	-1	-3	2			-1	-3	-2
mark-" mark-.	2		-2				-2	1
mark-" mark-/		1				-1	2	-3
mark-" mark-:	4	-4	-2	-1	-1	-1	-3	-1
mark-" mark-_			2	1	-2	-2	-1	-3
mark-" small	-1	-2	1				1	-2
mark-# capitals	2	-1	-1
mark-# lettered-code	-2	-2	3				-1	1
mark-# line	3		-1		-1		-1
mark-$ cents		-1		1	-2	-2	-3	-1
mark-$ line	3	-3	-1			-1	-1
mark-$ thousands-and-cents	2	-4	-1	-1	-1	-2		-1
mark-$ with-digits	-3	-3		-3	3	2	-3	-4
mark-& capitals	1		-1	-1	-1		-2	1
mark-& small	3	-4	2	-1			-1	-1
mark-( capitalised		-2	-2	-1	-1	-1		3
mark-( lettered-code	-2	1	3				-1
mark-( mark-.	-5	3	2	-1
mark-( mark-…	-3		3
mark-) capital	3		-3
mark-) digits-4	-2	-3	3				-1	1
mark-) digits-7		-2	-3				-2	4
mark-) dollars-and-cents	1	-2	-3				3	-2
mark-) end	4						-3	-1
mark-) line		-4	-1	-1			2	1
mark-) mark-,	-3	-4	4	-1			-1	-2
mark-) mark--	3	-2	-1				-4	-1
mark-) mark-.		-3	1		-1	-1	-2	-1
mark-) mark-/	-2	-1	3				-1	-2
mark-) mark-:	2	-2					-2	-3
mark-) mark-|	-2	-1	3				1	-1
mark-) mark-–		-2	1				-3
mark-) small	-1	-4	1					-1
mark-+ small	2	-3	-2
mark-, capital	1	-4	1			-1	-1	-2
mark-, capitalised	3	-3	-2	-1	-1	-1	2	-5
mark-, capitals	3	-6	-2	-1	-1	-2	-1
mark-, cents	-5	1	3				1	-1
mark-, dollars	-2	1	4	-1	-1	-1	-3	-1
mark-, lettered-code	-2	3	-3	-1	2	1	-3
mark-, letters	-1	-3	2	-1		-1	-1	1
mark-, line	4	-3	-5	-1		2	1	-1
mark-, mark-"	1	-3		-1	1	1	-2	-1
mark-, small	-1		3			-1	-2	1
mark-, thousands	-3	1	3				1	-1
mark-, with-digits	2		-2	-1	1	-1	-2	-3
mark-, year	-3	-2		-1	2	2		-2
mark-- capitalised	1	-2		-1	-1	-1		-1
mark-- capitals	1	-1	-3	-1	1	-1	3	-1
mark-- digits-2	-3	-2	2				4	-1
mark-- digits-4	-2	3	1
mark-- dollars	-2	1	3	-1	-1		-2	-2
mark-- line	4	1	-3		-1		-3
mark-- mark--	3		-2	-2	-1	-1	-2	-1
mark-- with-digits	-4		2				-1
mark-. capitalised		-2	-3	-1	-1	-1	2	1
mark-. capitals	1	-2	-3	-1	-1	-1	1	-2
mark-. code	3	-2	-1					-1
mark-. digits-1	3	-1					-1	-1
mark-. digits-2	3	-2	-2				-1	-1
mark-. digits-4	4	-1	-2				-3	-1
mark-. digits-7	1	-1	-1				1	-3
mark-. dollars	2	2	1				-3	-2
mark-. dollars-and-cents	1	-1	2					-4
mark-. end	4	-1	-3				-3	-2
mark-. line		-3	-3		-1	-1	1	1
mark-. mark-"	-1	-3	1				-1
mark-. mark-.	-4	-1	4		-1	-2	-2	-5
mark-. mark-:	3	-1	-1				-2
mark-. small	1		1		-1	-1	-4	-5
mark-. thousands-and-cents	1	1	-3				1	-2
mark-/ capitalised	1	-2		-1		-1
mark-/ digits-3	-2	2	1
mark-/ percent	2		-2
mark-/ small			2	-1	-1	2	-3	-3
mark-: capitalised	2	-3	-3	-1	-1	-1	1	-3
mark-: capitals	2	-1	-2	-1			1	-4
mark-: dollars-and-cents	2	-1	1	-1	-1	-1	-1	-3
mark-: line	2	-2	-3	-1	-1	-1	-3	-2
mark-: mark-$	2	-1	-1	-1	-1	-1	-3	-1
mark-: mark->	3						-2
mark-: masked	3	-1	-1
mark-: small	-2	2	5	1		-1	-3	-2
mark-: with-digits	3		-1				-1
mark-< mark-/	-2	-2	2				1	-1
mark-= capitals	3	-1					-2	-1
mark-= mark-"	2	-2	-1		-1	-1	-1	-3
mark-> line	4	-2	-1				-2	-1
mark-> mark-<	3	-1	-1				-1	-1
mark-? capitalised	5	-1	-1				-3	-1
mark-? digits-2	3						-3
mark-? small	3	-2	-3
mark-| capitalised	1	-2	-1			-1	2	-2
mark-| dollars-and-cents	-3	2	1	1			-1
mark-® capitalised	1	-2					-1	-2
mark-® line	4	-2	-2
mark-– cents	-3	1	3				-1
mark-– dollars	-3	1	3		-1	-1
mark-– lettered-code		-1	3					-1
mark-– mark-–	3						-2
mark-– thousands	-3	1	3					-1
mark-— capitalised	3	-2	-2				-2
mark-— dollars-and-cents	1	-3	-2					1
mark-— small	-5		4	-1	-1	-1	1
mark-🎉 line	3		-1				-3
masked capitalised	-1	1	2	-1			1	-3
masked capitals	4		-4				1	-1
masked digits-2	-2	2	3	-2			-2	-1
masked dollars-and-cents	-2	-3	1	-1		-1	-2	-1
masked mark-(	-3		3
masked thousands-and-cents	-2	-1	3					-1
percent line	-2	-3	-1			-1	2
small capitals	3	1	-4		-1			-3
small code	-1		3	-1		-1		-1
small digits-1	1		2	2	-1	-1	-3	-2
small digits-2	-1	-3	-2	-1	-1	-1	3	-2
small digits-3	1	1	-1		-1	-1	-4	1
small digits-4	-3	2	1	-4		-1	-1	-2
small digits-5	-3	-1	3				-1	-2
small digits-7	-4		3	-1			1	-2
small dollars		1	2	-1	-1	-1	-5	-1
small line	1	-3		-1	-1	-1		2
small mark-"	3	-4	-2					-1
small mark-(	-1	1	-1	-1	-1	-1		-3
small mark-)		-8	4			-1	-4
small mark-+	3	-1	-2
small mark--		1	2		-1	-1		-3
small mark-/	-2		1			3		-2
small mark-:	1	-3		-1	-1	-1		-3
small mark-;	3	-1	-1				-1	-1
small mark-?	1	-2	-3	-1	-1	-1	-1	-2
small mark-|	1	-3	1	-1		-1	-4	-1
small mark-·	2	-3					1
small masked	3	-2	-2				-1	1
small thousands		1		1			-3	-1
small thousands-and-cents	-1		1				-5	-1
thousands capitalised	1	-3	-1				2
thousands mark-(	-3	2	3				-1	-1
thousands mark-/	-2	1	3				-1	-1
thousands small	1	-1		-1	-1	-1	-3	-3
thousands thousands		2	-2	1			1
thousands-and-cents capitalised	3	-1	-3					-1
thousands-and-cents capitals	2	-3	-3			-1	2
thousands-and-cents cents	2	-3		-1			-1	-1
thousands-and-cents digits-1	3	-2	-2				-1
thousands-and-cents small	-2	1	3	-1	-1		-4	-2
with-digits capitalised	1		-1	-1	-1		1	-3
with-digits digits-2	2	-1	3				-3
with-digits mark-$	-4	1	3		-1	-1	1
with-digits mark-)	1	-3	2	-1	-1	-1	-2	-1
with-digits mark-,	-4	2	1				1	-1
with-digits mark-/	3	-1	-1
with-digits mark-–	4	-1	-1				-1	-2
with-digits small	3			-1	-1	-2	-5	-3
with-digits year	1	-2	-2	-1	-1	-1		-1
year capitalised		-3					2	-1
year capitals	-2	-2	3				-1
year dollars	3		-1				-3
year mark-–	2		-3
# word both read as
 		-1	1	-1	-3	-2	-11
 accountName	-1	1					-3
 accountName,current?	-5	-1					2	-1
 accountName?	1		-1			-1	-6	-1
 accountName?,current?	-3		-1				3
 accountNumber	-3	-2	-1	3			-2	-1
 aside accountName	1	-1		-1			-3	-3
 aside current?	2	-1					-1	-1
 current	-5	-2		-1	-1	-1	6	-1
 current,current	-3						3
 current?	-2	-4	-1	-1	-1	-1	3
 originalCreditor		-2	-1	-1	-1		-4	1
accountName goes on		-3		-1			-3
accountName,current? goes on,current?	-4	-2					2	-1
accountName? 	2	1	-5				-1	-1
accountName? goes on?			-1	-1		-1	-3	-1
accountNumber 	4	-1	-3	-3	-1	-1	-3	-4
accountNumber current?	-3						3
amount 	4	-4	-2	-1	-1	-2	-6	-2
amount accountName	1		-1		-1		-3	-2
amount current	-4						4
amount,current current	-3						3
amount? 	2		-1	-1	-1	-1	-3	-2
aside accountName aside goes on	-1	-3	2				-2	-1
aside amount 	3	-2					-1
aside current? aside current?	2						-2
current 	4	-2	-1	2			-4	-2
current accountName	1	-1	-1				-3
current current?	-3						3
current? 	4	-4		1			-4	-3
current? accountName,current?	-3	4	-2		-1		1	-2
current? originalCreditor,current?	-2	-1					3	-3
goes on 	2	2	-4				-2
goes on accountName	-5	4	-2	-1				-2
goes on goes on	-1	-2	1	-1	-1		-3	-1
goes on,current goes on,current	-3		2	-1
goes on? 	5	-1	-5	-2				1
goes on? goes on?	-1	-1	2	-1	-1	-1	-4	-2
goes on?,current? goes on?,current?	-2	-1	-1				3
originalCreditor 	4	-3		-1			-1	-7
originalCreditor current?	-4						4
originalCreditor originalCreditor	1	-2	-1	-1	-1	-1	-4
originalCreditor,current? originalCreditor,current?	-1		-2				2	-3
paying 	7	-3		-1		-1	-6	-1
paying current	-6						6
paying paying	-2	-3	-2	-1	-1	3	-3	-1
paying? current	-4						4
paying? paying?	3		-1				-2
# word cell comes
always	3	-1		-5		-4	-3	-4
often	1	-9	-5	-2	-1	-1		-3
twice	1	-3	-2	-1			1	-5
# word cells behind
1		-1	1	1	-1	-2		-1
2	-1	-1	1	-2	-3
4		-2		-1	-3	-4	-3	-1
# word cells
3	1	-1	-1	-4	-2	-3	-1	-3
4	1	-2	1	-1	-2	-3	-2	-2
# word ending
-09	3	-1		-2		-1	-2
-10	3	-1		-1	-1	-1	-1
-30	2	-1	-1	-2			-2
-90	3			1			-2	-1
-on	-4	4	-1
-op	-4	1	1					-1
.9%	3	-1	-1				-2	-1
/ef	3	-1	-1	-1				-2
/mo	3	-1					-2
/td	-3	3	1				-1	-1
/tu	2						-1	-2
0%	-2	-1	-1	-1		3	1	-1
00%	1	-2	2			-1	-3	-1
1.0	2	-1		-1			-1
1.5	-3			-1	2	2	-1
2.1	4	-1		-3			-1
2.2	4	-1		-3			-1
3.0	3		-1	-1
4.1	3	-1		-1			-2
4.2	3	-1	-2	-2
4.4	4			-3			-1
4.5	3			-2
5.0	3		-1				-1
90%	2						-1
a	1	-4	-2	1	-1	-1
a's		3	-4				-2
a/c	3	-2	-3	-1
ab		-4					2	-1
aby	-1	-1	3					-1
ac	1	-3	1					-2
ace	1		-3				1	-1
ach	3	-2			-1		-1	-1
act	1	-3	-3	-1		-1	2	-2
ada	-1	-2	-1			-1	3
add		-3					1	-1
ade	1	1	-2	-1	-1		-3	-3
ado	-1	-2	2	-1	-1	-1	-1
aga	-3						3	-1
age	-1		2	-1		-1	-4	-4
ago	1	-3		-1	-1	-1	-1	-2
aha	2		-1				-2	-1
aid	2	-4	-3	-1	-1	-1	1	-3
ail	3	-5	-1	-1	-1	-1	-2	-2
aim	3	-2	1				-1	-1
ain	-2	3	1				-2	1
air	-3	2	1				-2
ait	5	-2	-2				-2
ajo	-3	-1	2
ake	1		-1	-1	-1	-1	-3	1
aks	-1	-3	2					-1
alf	-1		2				-3
all	2	-3	-2	-1	-1	-1	1	-2
als	5	-3	-1	-1			-2	-1
ame	4	-4	-3	-1	-1	-1		-7
amt	3	-2	-1					-2
ana			1	-1		1	-3	-2
ane	-3	1	3				-2	1
ang	5	-2	-2				-3	-1
ank	-3			-1		-1		1
ans	-1	-2	2			-1	-3
ant		1	-3	-1	-1	-1	-2	-1
any	1	-3		-1	-1		-1	-2
apr	3	-3	-2	-1	-1	-1		-2
ara	1	-3	1	-1	-1	-1	-2
ard		-1	2	-1	1		-4	-3
are	1	2	-1	-1	-1	-1	-3	-1
ark	-2	3	-3				-3	1
ars	-3	1	2	-1	-1	-1	-1	2
art	-1	-1	2	-1	-1	-1	-2	-1
ary	1	-3	1				1	-1
as		-3			-1	-1	1	-2
asa	-2	-1	-2				3	-1
ast	1	-4	-3		-1	-1	2
at	2	-4	-2		-1	-1	-1	1
ate	1	-3		-1	-1	-1	1	-2
ats	4	-3	-2				1
aut	3	-1	-1		-1
ave	2				-1		-3	-3
axx	-2	-1	3
ay	3	-3
ays	-1	-1	-2	-1	-1	-1	2	-4
aza	-2	2	1					-1
b	2	-4		2	1	-1	-2	-2
bal	2	-1	-2	-3	-2	-1		-3
ber	1	-4	-1	-1	-1	-1		-2
bna	-4	4	1	-1		-1	-2	-2
bnk	-3	2	1
bom	-4	4	1		-1		-1
bor	2	-3					-1	1
box	3	-2	-2	-1	-1	-1	-1	-1
bts	4	-1	-2				-1
by		-3		-1	-1	1	-2	-2
c		-3	2	-1	-1	-1	-1	-2
c/o		-2						-1
ca	4	-1	-2					-1
cal		-7	-1	-1	-1	-1	-1	2
can	2	1	-2	-1	-1	-1	-3	-2
cao	-2	3	-1
cap	2	-1	1				-2	-4
car	3	-2					-3	-1
cc		-3	1	-1	-1	1	-2	-2
ccc	3	-1	-1	-1			-3	-1
cct	5	-4	-6	-4	-1	-1	1	-3
cd	3	-1
ced		-1	-3				2	-3
che	3	-2	-1				-1
cl	2	-2	-1				-1
cmc	-1	3	-2
co	-2	-3	3	-1	-1	-1	-1
coa	4	-1	-1				-2
col	3	-2	-1				-1
com	-1		-2			-1		2
con	2	1	-3	-1	-1	-1	-1	-2
ct	2	-2						-2
ctr	-3	-1	2	-1				2
ctv	-3	1					-1	3
cty	-1	-1	3					-1
cu	-1	-6	2	-2			-1	-2
cur	-1	-2	-1				3	-1
d	4	-3	-3	-1	2	-1	-1	-2
dad	-3	4	-2			-1	-3	-2
dan	2	-2	-2	-1			-1	1
dar	2	-1	-3					1
das	4	-3	-1
day	1	-4	1	-1	-1	-1	-1	-2
dba	-3		3
de	1	-4	-1	-1	-1	-1	1	-2
ded	3	-2	-2				-3	-1
def	2	-1					-2
der	1		-2	-1	-1	-1		-3
dge	1	-3	1				-1	-1
dic	3	-2	-2				-2	1
die	4	-2	-2
dma	-3	3					-1
dmp		-2	-1	-1			1	-3
dow	-3	2	1				2
dr	-1	4		-1			-3	-1
d’s	4	-3	-2				-1
e		-3	1	1				-1
e's	-2	3	-1	-1				-1
eak	2	-4	1					-1
eam	-2	3	-2	-1			-2	-2
ear	-1	-3	3					-1
eau	1	-3	1				-1	-2
ebo	3	-2	-3				-1	-1
ect	-1		1	-1	-1	-1	-1	-3
ed		-3	1				-1	-1
eed	-1	-2	-3	-1	-1		2	-2
eek	-1	-4	1
ees	1	-3	1	-1	-1	-1	-1	-1
eet	3	1	-1				-3	-1
ef	4	-2	-2				-1	-2
eft	4	-3	-1		-1		-2	-1
efx	3	-2	-1				-1	-2
ege	-2	3					-1	-1
eir	3	-1	-2				-2
eks	2		-1				-2
el	2	-3	-1				1	-1
ela	-3	2	3	-1	-1	-1	-2	-3
eld	-3	2	-1	-1		-1	1	1
elk	-3	3
ems	-1		1					-3
ene	1	1	-3					-1
enn		-1	-2				-1	3
ens	-1	1					-3	-3
ent		-3	-1	-1	-1	-2	2	-3
epo	-3	-1	1				2	-1
ept			2	-1			-2	-2
eq	3	-2	-1	-1			-1	-1
ero	1		-1		4		-5	-1
ers	-2		2	-1	-1		-5	1
ert	-2	-2	2				-1	2
ery		-5	2		-1			-2
ess	-2		1	-1		-1	-2	2
et	3	-2	-1
eto		-3	1				-1	-1
ets	4	-3					-1	-1
evo	3	-1	-2
ex	2	-1	-1				-1	-1
exp	3	-1	-1				-2	-1
ext	5	-3	-1				-2	-1
eye	-3	2	1			-1	-1
eze	3	-1	-2				-1
e’s	3	-1	-2				-2
f	3		-2				-2
fas	-3	2		1
fax	4	-3	-1				-1	-1
fc	2	-1					-2
fcu	-2	-1	2	-1		-1	-2	-3
feb	1		-3		-1		1	-2
fee	2	-1					-3	-1
fer	3	-3	-3	-1			-2	-1
fha	3	-1	-1				-2
fin	1	-3	-1	1				-1
fni	3	-1	-2				1
for	2	-3	-3	-1	-1	-1	2	-4
fs	-1	-3					2	-1
fsb	-3	-1	3
gal	4	-4	-1				-2	-1
gas	-1	-2	1				-2	3
ge	-4	3	-2				-1	2
ged		-3	-2	-1	-1	-1	3	-1
gen	3	-2	-2					1
ger	-2	-1				-1		2
gin	4	-1	-2				-1
gle	3	-3	1				-1
gm	-2	2
gmt	-1	-2	2	-1			-2	-4
go		-3	2	-1	-1	-1	-2	-1
got	3	-3	-1				-1	-1
has	1	-3	-4	-1			1	-2
hat	2	-3	-3	-1	-1	-1		-1
hen	3	-3	-1			1	-1	-1
heo	3	-1					-2	-1
hey		-3	-3			-1	2	-3
hfc	-3		2
hi	3	-3	-1				1	-1
hip	1	-2	3				-2	-2
his		-2	-3	-1	-1		2	-2
hls	-2	3	-2		-1		-1
hly	3	-3	1			-1	-3	-1
hop	2	-2	-1					-1
hsa	4	-2	-2	-2
hut	-3	1	-1	-1	-1	-1	-3	1
hys	-6	-1	2				-2	2
i'm	1	-3	-2					-2
i.c	-2	3	-1				-1
ian	-1	-2	1	-1	-1		-2	2
ias	-2	-3					2	1
ibe	2	-1	-2	-1	-1	-1	-1	-1
ibu	3	-1	-2				-2	-1
ica		-3	1				-1	-1
ice	-1	-2	1	-1	-1	-1	2	-3
ick	1	2	-3	-1			-2	-3
ico	3	-3					-1	-1
ics	-5		4				-1	3
ict	4	-2	-2				-1	-2
id	5	-3	-4	-2			-1	-2
ied	6	-1	-1				-4	-2
ier	-3	1	2		-1		-2
ies	2	-4					-3
iew	1						-3	2
if	1	-3	-1	-1	-1	-1		-2
ife	5	-1	-4				-3	-1
ify	3	-2	-3				1	-1
igo	-3	3	2					-2
ile	-1	-2		-1	-1	-1	-2	3
ill	2	-3		-1			-2	-3
ils	4	-2	-3				-3
ima	-1	-3	2					-2
ime	-1	-3	-1	-1		-1	2	-1
imo	2	-2					-3
in	1	-4	-2	-3	-1	-1	1	-2
ina	3		-3				-1	-1
inc	-1	-4	2		-1	-1	-1	-3
ind		-1	-2	-2	-1	-1	1	-2
ine	-1	-3	3	-1		-1	-2	-1
iod	3		-2
ion		-3		-1		-1	2	-3
ira	5	-3	-3					-1
ire	-4	1	4				-1	-3
irm	-3	2	1			-1	-2
irs	-3	3				-1	-1	-3
is	3	-3	-6	-1	-1	-1	-1	-2
ish	3	-1					-1
ist	-2	1	3	-1	-1	-1	-1
it	-1	-4	3	-1	-1	-1	1	-2
ita	-2	4	-1					-1
ite	2			-1	-1	-1	-2	-3
ith	2	-4	-4	-1	-1	-1	1	-3
iti	-2	1	2	-1		-1	-2	-1
its	1	-4	-3	1			1	-1
ity	-1	-2		-1	1	-1	-4	1
iva	-4	2	1				-2	1
ive		-3		-1	1	1	-1	1
j	4	-1	-1	-1			-3	-1
jan	2	-3	-2		-1	-1	1	-1
jcp	-4	1	1				-1	2
joy	2	-2					-1
jun	3	-3	-1				-1	-1
k	3	-2	-1				-2
kay	2	1	-1				-3	-2
ken	2	1	-3				-1	-1
ker	3	-2	-2				-1
kes	2	-3	-1				1	-1
ket		1	-4				-3	-3
kia	1	-3	1					-3
kwy	3		-2
l	1	-3	3	-2			-3	1
l's	-1	3	-2				-1	-2
lan	1	-1	1	-1		-1	-1	-3
lco	-1	3	-2					-1
ldo	4	-2	-1		-1		-2	-1
led	4	-2	-2		1	-1	-3	-1
les	-1	2	1	-1			-2	-3
let	2	-3					-2
lex	-4	1	3
lio		-1	1		-1		-1	-3
lla		-3	2	-1	-1		-2	-2
llc	-1	-4	4	-2	-2	-1	-4	-2
llo	-2	3	-2				-1	-1
lly	1	1	-2	-1			-3	-3
ln		-2	1	2				-1
lo	1	-2	-2					-1
loc	-2	1	2	-2	-1	-1	-3	-2
lol	3	-2	-1				-2
lp	-2	-2	3					-2
lsi	-3	2	1
lso	2	-3	-1				1	-1
lta	-1	2	2			-1	-3	-2
ltd	-3	-1	3
lue	-1	-1	3				-1	1
lus		-4	2				-3	-2
luz	1	-3	1				-1	-1
lvd	4	-1	-4					-1
mac	-3	4	-2				-1	-1
man	3	-2	-2				-1	-2
mas	3	-3	1				-1	-1
mc	-1	-3	2	-1				-1
me	2	-3	-2	-1	-1	-1	-1	-1
mer			1				2	-4
mes	2	-3		-1	-1	-1	-3	-2
mex	-2	3	-1					-2
min	3	-4		-1	-2	-2	-1	-2
mit	2		-1				-4	2
mls	4	-1	-1	-1	-1	-1		-1
mn	3	-1	-2	-1				-1
mo	2	-2	-3	-1		-1		-2
mr		1	-3	2			-2	-3
mri	3	-2
mtg		-2	1				-3	-2
my		-1		-1	-1	-1		-3
n's	-3	4	-3					-1
n/a	3	-3		-1			-1	-3
na	-3	-3	1	-1	-1	-1	-1	1
nah	3	-2	-1				-1
nbo	-3	1	1					1
ncb	-3	3	1				-2	-1
nce	1	-4		-1	-1	-1	-2
nds	6	-3	-2	-1			-2	-1
ned	2	-3	-1		-1		1	-3
nee	6	-3	-2					-1
ner	-1	2	3	-1			-1	-2
new	4	-1	-1				-4	-1
ney	-1	-1	3	-1			-2	-2
nfo	3						-1	-1
ngs		-4			-1		-1
nie	2	-2
nks	3	-1	-2				-1	-1
nne	3	-3	-1
no	1	-4	-4	-1	-1	-1	3	-2
nos	3	-1	-2				-1
not	2	-4	-4	-1	-1	-1	-1	-2
nov	3	-3	-1				-1	-1
now	2	-3	-2	-1			-1
nr	3	-2	-2
nse	3	-2					-1
nta	1	-2	-1	-2		-1		-2
nte	-2	-2	-2				3
nth	2	-3	-1			-1	-1	-1
nto	1	-3	1		-1		-2	1
nts	2	-3	-2		-1	1	-1	2
nue	-1	-3	2					-2
núm	3	-1	-1				-1
o	4	-2	-2	-1	-1	-1		-1
oan		-2	1	-2	-1	1	-4	-2
oc	4	-2	-1				-1	-2
ock	-1	2	1				-2	-3
oct	3	-1	-3				-1	-1
ods	3	-1	-3
oes	4	-1					-3	-1
of		-4	2		-1	-1	-1	1
off	-1	-1	-3	-1	-1	-1	3	-2
ofi		1	-2				-1	-3
ogy	-2	-2	1				-1	4
ois	2	-2	-2				1
ok		-5	-3	-1	-1	-1	2	-2
old	2	-1		-1	-1	-1	-4	-2
ole	3	-1	-2				-2
oll	-2		2	-1		-1	3	-3
oma		-2	2				-1	-1
on	1	-5	-2	-1	-1	-1	2	-2
ond		-3	2	-1	-1	-1		-1
ong		-2	2	-1	-1	-1	-3	-2
ood		-4	-3		-1		1	-1
oof		-3					-2	-1
ool	2	1					-3	-2
oon	3	-1					-1
oop	-2	1	3				-1	-2
op	3	-1					-1
org	3	-2	-3				-1
ors	-1	-3					-2	1
ort	3	-2			-1		-2	1
ose	2		-2				-2	-1
osp	-1	-4	-1				-1	4
oss	-1	-4	-1				2	1
ost	3	-2	-2					-1
ota	-2	2	-3					-2
ote	3	-2	-2				-1	-1
oth	4	-3					-3	-2
oud	3	-1	-2					-2
our	1	-3	-1	-1	-1	-1	-1	-1
ous	3	-3			-1		-2
out	1	-2	-3	-1	-1	-1	1	-1
ove	-3	1					3
owe	2	-4	-3	-1	-1	-1	-2	-3
own		-1		-1			-3	-1
p	5	-1	-2				-2
p.o	2	-2	-2	-1			-1	-1
pal	1		-3					1
pay			3	-1	-1	-1	-2	-2
pen	2	1	2	-1	-1		-2	-1
per	-2	3		-1		-1		1
pif	4	-1		-1	-1	-1	-3
pl		-3	-2			1	-1	-1
ple	-1	1		-1	-1	-1	-1	-3
ply	1	-2	1	-1	-1	-1	-3	-1
pmt	3	-3	-5	-1	-1	-2	-1	-2
po	4	-3	-4	-1	-1	-1		-1
pon	3		-1				-2	-1
por	3		-1				-2	-1
pot	-5		2			-1	-2	1
ppa	-2	-3		-1		-1	3	-1
ppc	-3	2					-1	-2
pr	-2	-1	2
ptd	3	-2	-1				-1
q	1	-1	-3	-1			2
que	3	-2	-1				-2	-1
rad	-1	-3	2
ral		-3	2	-1	-1	-1	-3	1
ran	4	-2	-4				-1	1
ray	-2	-2	3				-1	-1
rce	-1	2	-1				-2	-1
rch	3	-4	-2					-2
rcy	-1	2	-3					2
rd	4	-1	-4		1	-1	-2	-2
rds	-1	1	2	-1			-3	-2
re	-1	1	-2	-1			3	-1
red	3	-3	3		-1		-7	-3
ree	1	-5					1	-1
ref	5	-3	-3	-2			-1	-3
reg	2	-3	1					-2
res		-3	1	-1			-2
rev	4	-2				-1	-4	-1
rgo		-3	2				-1	-2
rgy	-1						-1	3
ria	-3	3	1				-1	-1
rig	3	-2	-2				-2	-3
rin	-1	-3	2		-1			-2
rks		-3	1				-2	-1
rld	-1	2	-2					-2
rly	3	-1					-2
rna	-3	3	-1				-1	-1
rob	3	-2	-2	-1				-1
rom	1	-1	-1	-1	-1	-1	-1	-4
rop		-2	1					-1
rro	1	-4	1				-1	-1
rry	1		-1		1	-1	-3	-1
rta	3						-2
rty	2		-2					-2
rum	-1	-2				-1	-3	2
sa	2	-3	-2					-1
saa	-2	3	-1				-2	-1
sal	3	-1					-2
sav	3	-1	-1
sbc	-3	2	-1					3
se	3	-1	-1				-1
sed	1	1	-6	-1	-1	-1	-1	-2
sel	3	-3
sen	3		-4					-1
ser		1	-3					-1
ses	4	-2	-1				-2	-2
sin	2	-3	1				-1
sit		-3					-1	-1
sky	-3	3	1				-2	-1
sla	-2	3	-1
snb	-3	3						-1
so		-3	-2		-1	-1	2	-1
sta	-1	-1	1				-3	1
ste	2	-2	-3	-1	-1	-1	-2	-1
sum	2	-3	-1	-1				-1
sí	3	-1	-2					-1
t&t	-4	-2			1	-1		2
t's	1	-4	-3		-1		1	-2
tar	-2	1	1	-1	-1	-1	-2	1
tax		-3	2					-1
tch	3		-2				-1
ted	3	-2	-1	-1	-1	-1	-1	-2
tel	1	-2	1		1		-2	-1
tem		-3					-3	1
ten	3	-1					-3
ter	-1	2	-1	-1	-1	-1	-3	2
tes	1	-2	3				-1	-4
the	2	-2	-1	-1	-1	-1	-2	-2
tim	2	-1					-2	-1
tio	-2	3	-2					-1
to	2	-3	-5	-1	-1			-2
ton			-3		-1		-2	1
too	-1	-2	-2				2	-1
top	1		1	-1	-1	-1	-3	-1
tos	3	-1	-1
tra	2	-3	2				-2	-1
tty	3	-1	-2				-1	-1
tu	4	-2	-2	-1			-2	-1
tuc	3	-2	-2	-1	1		-2	-2
tun	-2	4	-2				-2	-2
tus	4	-3	-1		-1		-2	-2
tx	3	-1	-2		-1			-1
tão	3	-3	-2		-1		-2
u.s	-2	1	-2				1	-2
ual	3	-2	-1				-3	-1
ude			2	-1	-1	-1	-2	-3
ued	3	-3	-3
uff	4	-2	-2				-1	-1
ugh	3	-3	-2				-1	-1
uh	3	-1	-2				-2
uis	2	-1	-3					1
uld	3	-1					-2	-1
ule	3	-1	-1				-2
ull	3	-2	-1				-2	-1
ult	4		-2				-3
uly	1	-1	-2	-1	-1	-1		-3
um	3	-2	-2				-2
umn	3	-1	-1
un	-2	-2	2				1
una	2	-3	-1	-1	-1	-1	-1	-1
und	1	-1	-1	-1	-1	-1	-3	-2
unk	2		-1		-1		-1
unt	1	-1	-4		-1	-1		-3
ure	-2	3		-1	-1		-3	-1
urn	-3	-2	3
urt	3	-3	-1				1	-1
us	-1	-2	-2	-2	2	2	-4	-2
usa	-1	-2	1	-1	-1		-2	2
use	1			-1	-1		-3	-1
ust	1	-2	1	-1	-1	-1	-1	-2
ute	1			-1		-1	-4	-2
uto	2	-3				1	-1	-2
uty	3	-1	-1				-1	-2
uya	-1	2	-3					-1
v's	-4	4		-1				-1
van	-1	-1	3		-1		-1	-1
vcs	-4	-1	3
ven	2	-2	1				-3	-1
ver	-3		1	-1	-1	-1	1	-2
via	3	-2	-2				1
vin	3	-3	-3				3	-1
vnv		1	-1	-1			-2	-3
vor	-3	1	2				-1
vs	2	-1					-1
was	2	-3	-4	-1		-1	2	-4
way	-1	2	-3	-1	-1		-1
we	1	-2	-4	-1	-1	-1		-2
wed	2	-3	-2	-1	-1	-1	-1	-2
wer	-3	2	1	-1		-1	-1	1
wes		3	-3	-1	-1		-1
who	3	-2					1	-1
wik	-3	1						-1
x	3	-2	-1	-1				-1
xit	2	-1	-1					-1
xp	3	-2	-1				-1	-1
y	1	-2	-1	-2	-1	1		-3
y's	-3	4			-1		-4
ya	-1	-2	-2				2	-2
yea	2	-3					1
yes		-4	-1	-1	-1	-1	1	-3
yet	3	-1					-3
yle	3	-2	-1
ype	6	-3	-3				-2	-1
zip	-2	4				-1	-1	-2
zle	-4	4
zon	-5	-1		-1	1	-1	-1	3
úng	-3						3
али	-1		-1				3
余额		-3	-2	-1	-1			-1
债权人	2	-2					-1	-3
常还款	-4	-1					4
房贷		-3	2				-1
收公司	-3	-2					4	-1
正常	-4	-1					4	-1
生贷款	3	-2	-2				-1
账号	3	-2	-3	-2
车贷	3	-2	-2				-1
# word first of cell
0 of 4	3	-2	-1	-1			-5	-2
0 of 5	1	-1	1	-1			-4	-4
0 of 6	2	-2	-1	-2			-5	-3
0 of 7		1	-2	-3		-1	-4	-3
1 of 2	1	2	-5		-1	-1	-2	-2
1 of 3		1	-3	-4	-1	-1	-1	-1
1 of 4	1	-3		1		-1	1	2
1 of 5	1	1	-3	2	-1		-2
1 of 6		2	-4	2		-1	2
1 of 7	1		-9			-1	-2	2
2 of 5	-1		-4		-1	-1	-1
2 of 6		3	-1	1	-1	-1	-5	-1
2 of 7	1	2	-8		-2		-3	-2
3 of 4	3		-2	-1	-1		-2	-3
3 of 6	1	4	-3	-1	-2		-4	1
3 of 7	2	-3	-6	1	1	-2	-1	-3
4 of 5			-3	-2	-1	-1	1	-2
4 of 6	-1	3	-1	-2	1	-1		-1
4 of 7			-2	-2	-2	1	-2	-4
5 of 7	1	2	-2	2	-2	-2	-1	-3
6 of 7	1	-5	-3	-2	-1	-2	1	-1
capital	1	-4	-2	-2	-1	-2		-4
capitalised	1	1	-6	-1	-2	-1		-1
capitals			-8	2	-2	-1	-1
date	-2	-5	-4	2	2	-1	-1	-3
letters	2	-2	-2	-3	-1	-1	-1	-2
percent	2	-2		-2	-1	1	-7	-2
small		-1	-2	-1	-1	-2		-3
# word first of line
date	1	-4	-1	2	-1	-1	-2	-1
small	-1		-2	-2	-1	-1	1	-3
# word first word comes
always		-1	1	-2	-3	-3	1	-2
always, first	3	-2	-1	-1	-2		-1	-2
often, first	2	-7	-3	-2		-1	1	-1
once		-1			-2	-2
twice		-3	-1	-2	-2	-2	-1
# word heading
#	3	-2					-1
acceptance	-2		3					1
account					-1	-1	-4	-1
account #	2	-3	-3				-1
account history	-1	2					-2
account information	-3	-3	3				-1	2
account name	-1		1	-1	-1		-3	-2
account no	-3	-1	-2	3			-1	1
account not	4		-1				-3
account status	1	-3	-1	-1	-1	-1		-1
account status open	1	1		-1			-3
account type	-1	-3					3	1
account type auto	-3						3
account type credit	-4						4
accounts with	-1	2	-1				-1
acct	1	-3		-2			-3	1
acreedor original	-3						3	-1
action	3	-1	-1				-2	-1
actions	3	-2	-2				-1	-1
activity	1	-1					-3	-1
address	1	-3		-1	-1	-1	-2	-1
affirm inc	-2	1	-1	2	-1			-1
al corriente	-4	1	2				1
amex blue	-2	3	-1
amount past	-2	3						-1
amount past due	-2	2	1				-3	1
annual percentage	2	-3	-1				-1
another lender	-3		1				2	1
applicant	3	-1	-1	-1			-1	-1
apr	1	-3	1	-1	-1	-1		-2
apr mar	-2		1				1
are you	3	-2					-1
are you behind	3	-1	-1				-2	-1
assets	3	-2
at&t	-3			-1	2		1
aug sep	3		-1				-2
average monthly	2	-1	-2					-1
b	1	-1		-1	1		-3
balance		-1	-2	-1	-1	-1	1	-3
balance due	2		-2
balance interest	3		-2				-2
balance reported	-2	-1	3					-1
bank of america	-4	2	-1				3
bankruptcy court	-2	-1	3
before		-1	1		2		-3	-2
behind?	-4						4
bill	1	-1	-1	-1			-3	-2
bills		-3	-1				1
by month	-2	-2		-1			3	-2
by others	3		-3
card accounts	-2		2				1
cards	3	-1	2		-1		-3
category	3	-2	-1	-1			-1	-1
certificate	3	-1	-1
charge-off	3		-2				-2	-1
charge/credit	1		-2				-1
charge/credit card accounts	-4	1	3					-1
chủ nợ	2	-3	-2				-1	-1
class	3	-4	-1	-1		-1	-1	-2
client	-1	2	1	-2	-1	-2	-3	-1
client name	-3	3	3
closed at consumer's	-3	2	2
closed by	3						-2	-1
collect a debt	3	-1	-1					-2
collections	3	-3	-2				-1	-1
collector	-3		2				1	1
comenity capital	3		-2					-1
company	2	-1	-1	-1				-5
company name	-4	1	1				-1	-1
company request	3		-3
consolidate	2	-2	1
consumer usa	-3		2				2	-2
conta	-1			-3	2	-1	1
conventional real estate	-2		2
corporation	-3		1				2
county	3	-1	-2				-2
credence	-3	-1					3
credit balance	3		-2				-1	-1
credit card	-1	1	1	2				-2
credit collection	1	-1	-1				-1	-3
credit limit	2	1	-3				-1	-1
credit report	1	-3	-1				2	1
creditor account	-3	4	2				-2	-2
creditor acct	-1	3	2				-1	-1
creditor avant	3		-1				-1	-1
creditor name		-4					-2
creditor original	-1	2	2				-2	-3
creditors	-2	-3	1				2	-1
current creditor	-2	3	2				-2	-3
current holder	3	-3	-3					-1
date		4		-2	-1			-2
date of	-1	-1	-1				3
date of last	-2	1	1				2
date reported	2	1	-1				-4	1
days past	-3	2					-1	1
dear mr	2	-2
debt	-1	3	1	-1	-1	-1	-3
debt type	1	-3	1				-2	1
debt-to-credit	3		-1				-2
debts			2				-3	-1
delinquency	-1	-1	-2				3
department	3	-3	-1				1	-1
dept	3						-3
dept of ed/aidvantage	3	-1					-2
description	1	-1	-1	-1		-1	-1	-2
details	-2	-3	2				2	2
direct loan	2	-2
direct stafford	4	-3	-2				-2	-1
district of michigan	3	-1	-2					-1
division	-1	-2	3
due		-2	3	-1		-1	-4	-1
electric			2				-2
ending in	-2	-1	2				-1
enhanced recovery	3	-2					-3	-1
enrolled	2	-1	-2				-3	2
equifax ok	-3	2
equifax transunion	3	-3	-3					2
equity	-2		-1				3
experian	1	1		-1	-1		-4	-1
experian ok	-3	2	1
explanation of	3	-2					-1
federal perkins	-2						2
fifth	3	-1	-2				-1
fin chg	3		-2				-1
finance	3		-2				-1	-1
first	-4	1	2				1	1
first premier	1	-2	1		-1		3	-1
fixed			1				-3	-1
for collection	1		3				-2	-2
form to	3		-3
freedom mortgage	-3						3
funding	1	-1	1				-3	2
furnisher			1			-1	-3	-1
gas	3	-1					-2
good	5	-2	-2				-2
good morning	-2	2	2				-2	-1
great	3	-2	-1				-1	-1
group	3	-2	-2	-1			1	-1
guarantor	1		-3				2	-2
has #	-1	-3	-2	4			-2	-1
has -	1	-1	2	-1			-3	1
has /		-3	-1	-2	-2	-3	-2
has about	-3	2	-3	-1	-1	-1	1
has above	3		-2				-1	-1
has accounts		1	2	-1	-1	-1	-2	-3
has acct	-1	-1	2	4	-1	-2	-3	-4
has actions	3	-1	-1				-1
has activity	1	-1					-3	-1
has add		-3	1				1
has affirm	-3	1	2	2	-1		-2	-1
has afternoon	-1	1	1				-4	-1
has again	1	-3	-1				2	-1
has agency	-1	1	2	-1	-1	-1	-3	-3
has aging	3	-2	-2				-2
has agreed	-1	-3	3	-1	-1	-1		1
has agreement	3						-3
has aidvantage	3	-1					-3
has alimony	4	-1	-2				-1
has ambulance	2	-1	2				-3
has amex	-2	3	-1				1
has amount	1	-2	-3	-1		-1		-1
has amt	1	-1	-2	-1			1	-3
has an		1	1				-1	-3
has and				-3	-1	-1		-1
has anesthesia	-3	1	2				1	-2
has annual	3	-2					-2	-1
has app	1	-2					2
has apply	2	-2	-3	-1	-1	-1	-1	-1
has apr		-2	2	-2	-1	-2	-1	-2
has as		2		-2	-1	-1	-2	-2
has asked		-1	-1				-3	1
has asset		-2	-1				-3	2
has assets	3	-2	-1				-2	-1
has assistance	3	-1	-3					-1
has at		-1	-1	-1	-1	-1	3	-3
has at&t			-1	-1	1		2	-3
has atlantic	-1	1	3				1
has aug	1	-2	-1				3
has auto		-2		-1			3	-2
has avant	4	-1	-2				-2	-2
has back		-2	-2				2
has bal	-2	-1	1	1	-1	-1	1	-2
has bank			-1	-1	-1	-1	1	-4
has be	1	-2	-1	-1			-2	-1
has before	1		-1	-1	1	-1	-2	-4
has being	-1	2	-1				-3
has bluestem	3	-1	-1					-2
has breakdown	3		-1				-1
has brendan	1	-3	-3		-1
has build	-2	3	2				-2
has bureau	-1		-1	-1	1	-2	-2	3
has buyer	1	-3						-3
has by	-1	-3	1		-2	-1		-3
has call		2	1			-1		-3
has came	1	-2	-3				1	1
has can		-3	2	-1	-1	-1	1	-1
has car	-2	-2					3	-1
has care	-3	1					3	-1
has cascade	3	-4	-2	-1		-1	-1	1
has category	3	-3	-2	-1			-1	-1
has caught	-3	-1	1				2
has charge		-3	-1	-2	-1	-1	1	-1
has check	1	-1		-1	-1	-1	-2	1
has chg	4	-1	-1				-2
has circuit	3	-1					-2
has claim	1	-1		1	-1	-1	-3	-2
has claims	3	1		-1				-1
has client	1	-4	-3		-1	-2	-1	2
has closing		1	1	-1			-2	-2
has co			3				-2	-1
has co-applicant	3		-1				-2	-1
has cobranza	2	2	-2				-3	1
has code	2						-4
has collapse	-3		2				1
has collection/chargeoff	2						-3	2
has collections			1	-1	-1	-1	-1	2
has college	2		1				-3
has comenity			1					-3
has commonwealth	3	-3	-2
has community	2		-1				-3
has como	1		-3	-1				1
has companies	1	-3					-1	-1
has condition	-1	1	3		-1
has confidential	3	-2						-1
has consumer	1	1	1	-1	-1			-3
has conta	-1		1	-4	-2	-1	-2	-2
has correct	2	-1	1				-2	-1
has corriente	2	-2	-1				-3	-1
has countrywide	3	-1	-1					-1
has creditor	-1	-1		-3	-1	-2	-1
has creditorname	-3	3	3			-1	-2	-2
has ctr	3	-2	-2					-1
has d	2		-3		-1		-2	1
has dana		1	1				1	-3
has data	4	-1	-1		-1		-2	-1
has date	-1	-1	1	-2	-2	-2	-1
has day	-2	1	2				1
has dealer	2	-1					-2
has debemos	1		2	-1	-1		-1	-3
has debit	3	-2	-2				-2
has debts		1	1		-1	-1		-3
has deed	1	-3	-1				2
has default	2	-1	-2				-2	2
has delinq	-3	-1					3
has department	1	-3					1	-1
has dept		1	3	1	-1			-1
has description				-2	-1	-1	1	-3
has designator	3	-2	1				-3	-2
has details		-4	1	-2	-1	-1	1	1
has direct		-3	1	-2		-1	-2	-2
has district	1		1	-1			-3
has done	-3		2				1	-1
has dr	1	3	-1				-2
has dti		2	2				-3	-1
has due	1	-2	1	-1	-1	-1	-1	-2
has due?	-3						3
has eastern	2	1	-3				-1	-2
has ecoa	3	-2	1	-1			-1
has edfinancial	3		-1				-2	1
has electric	-1	1	6				-3	-1
has eligibility	3	-1	-1					-1
has enrolled	1	-2	-2				-1	2
has error	-2		3					-2
has es	-3	-2	3		-1		2	-1
has est	1	-3
has estado	2	-3	-2			-1		-1
has evidenced		-4	1					-1
has expenses	3	-2	-2				-1	-1
has experian	-1	3	-1	-1	-1	-1	-2	-2
has explanation	1		1				-3	-1
has extra	3	-1	-2	2			-1	-2
has f	3	-3	-1				-1
has factoring	3	-1	-1				-1	-1
has false	2	-1					-1
has familia	3	-1	-3				2	-1
has family		2		-1			-1	-1
has fed		2	-2	-1			-2	-1
has federal	1	-4	-3	-1	-1		1	-3
has fees	3	-2	-2				-2	-2
has few	2	-2	-1					-1
has filed	2		-1				-1	-1
has fill	1	-3					1
has financial		-1		-1	-1	-1	1	-3
has following		-1	2			-1	-2	-3
has for	-2	-1	-3	-2	-1	-1	-2	2
has found	3	-1	-2					-1
has freq	4	-2	-2				-2
has frequency	1	-1					-3	-1
has get		2	1				-3	2
has goes	-1	3	-1	2				-2
has good	1	-1	-1	-1	-1	-1	-1	-3
has grant	-3	-3	1				3
has h/c	-2		1			2		1
has harbor	1	-2	-2		-1		1
has here	-3	-2	2			-1	1
has history	1		-2	-1		-1	1	-2
has home				-1		-1	1	-3
has how	1		-1	-1	-1	-1	-2	-3
has hsbc	-3		1				2
has huntington	3	-3	-2				3
has id		2	-1	-1		-1	-2	-2
has if	3	-4	-1				-1
has ignatius	-2	2	3				-1	-1
has impact	3	-1	-2				-1	-1
has include	1	1	1		-1	-1	-3	-1
has income	2	-3						-1
has indicator	2		-2					-1
has individual	1	-5	-1	-1	-1	-1	-2	1
has inquiry	5	-3	-2				-2	-2
has institution	3	-4		-1			-2	-2
has intake							-1	-3
has interest		-1		-2	-1	-1	-1	-3
has is	-1	3	-1	-1	-1	-1	-1
has it	2	-1	1	-1	-1	-1		-3
has it's	-1	-1	-2					1
has its	-2	3	1		-1		-1	-2
has jefferson	2	-3	1		-1		1	-2
has jul			3			-1		-1
has just	-2		3	-1	-1	-1	-4	-2
has kettering	2	-1	-2				2
has keystone	-3	-2	1	2				-1
has kind	1	-2		-1		-1	-3	-2
has kitchen	-4	2	3
has know	-2		2				-2	-1
has l	-3	2	1	-1	-1		3
has last	1		1	-2	-1	-1		-3
has le			3				-1	-1
has leave	3		-1				-2
has lender				-1	-1	-2	-3	-1
has lending					-1		3	-2
has liabilities		-1	2			-1		-2
has listahan	-1	3					-1	-1
has lo	-1	-2		-1		-1	2	-3
has luz		1	-2				1
has lvnv	-3	-1	-2	-1			3	-1
has m	3	-2	-2				-2
has made	3	-2	-4				1	-1
has mando	-1	-1	2	-1		-1	1	-3
has marital		-3	1					1
has market	3	-2	-1
has marriage	3	-1	-2
has mask	3	-3				2	-2	-1
has maximum	3	-1	-1				-2	-1
has mensal	-2	-1			-2	2	1	-1
has mercy	2	-3	-2				1
has merged	2	-2	-2
has meridian	3	-1					-2	-1
has messages	-1		3				-2	-1
has mi	3	-2	-2				-2	-2
has mija	-3	3	1
has min	-1	-2	4	-1	-1	2	-1	-3
has mine	-2	2	2				-3	1
has minimum		1	2			-1	-5	-1
has missed	-2		1		-1		3
has mom	-1	1	1				-3	-1
has money	2	-1	-2				1	-3
has monthly		2	-1		-1	-2	-3	-2
has mortgage		-3	-1	-1	-1	-1	2	-3
has mortgages	3		-2				-2
has mos	3			-1			-2
has mwen	-1	4	1				-1	-1
has n	-3	-2	2	2				-1
has n/a	-3	-1	-1	-1			3	1
has name		1	1	-2	-1	-1	-2	-3
has national	-2	1	2	-1		-1	-2	3
has nd	3		-2				-1
has night	-1	-2	3
has no		-1	-1	3	-1	-1	3	-1
has none		-3	1	-1			-1	-2
has not	-1	1		-2	-1	-1	1	-5
has note	-4	-3	1	-2		-1	3	-3
has notes		-2	-4	-1	-1	2	-1	1
has notice	3	-3	-2
has now	1	-3	-2	1		-1	2	-2
has nợ	2	-3	-1	-1			-1	-2
has o	1		-3	-1				-1
has odds	1	3	-1
has off	1	1	1	-1	-1	-1	-3	-2
has offers	3	-3	-1				-2	-1
has oi	2	-2	-1
has okafor		-1	-2				-2	2
has old	-1	3	-1				1	1
has omit	2		-1				-2	-1
has opened		-4	1	-2				-1
has or	2		-3		-1	-1	-3
has order	4	-2	-4				-2	-2
has original	-1	-1	-2	-2	-3	-2	-1	2
has other		-1	-3	3	-1	-1	-4	2
has our	1	-3	-1	-1	-1	-1	1
has out		3	-1				-2	-2
has outstanding	-1	-2	3	1			-1
has owe	-1		2	-2	-2	-1	-1	-3
has owes	4	-3	-2				-2	-2
has own	3	-1	-1				-2	-1
has owner	2	-1		-1			-1	-4
has paper	-2		1
has part	-1	2	2				-3	-1
has partners	-2	-2	-1				3
has patient		-1	2	-1			-2	-3
has pay		-1	1	-2	-1	-1		-1
has payday		1					-2
has payment			1	-1	-1	-2		-3
has payments	-1	-1		-1	-1	1	-3	2
has payoff	3	-2	1	-2		-1	-3
has pd	3	-1	-1	-2	-1		-2	1
has people	3	-2	-3				-1
has period	3	-1	-1				-3
has pinnacle	-3	1	2				-1	2
has placed	2	1	1				-4	-3
has plains		2	1	-1			-3
has plan	2	-3	-1	-1		-1	-1	1
has plus		-2		-1			-1
has portfolio	1		-3	-1	-1			1
has post		-3					2
has potentially	3						-3
has prairie	3	-2	-2
has premier	3	-3	-2		-1		1	-2
has principal	6	-5	-1	1			-2	-2
has priority	-3		3			-1	-1
has profit	2		1				-2
has program	1	-4	1	-1			-3	-2
has prop	3	-2	-2				-1	-1
has pruitt	3	1			-1		-3	-1
has pulled	-1	-1	1				-3	-1
has que		3	-2	-1	-2	-1	-1	-4
has r	3	-3	-1		-1		-3	-1
has receivables		-1	-2	-1	-2		3	2
has recent		-2	-1		-1	-1	-3	2
has recovery		-4	-5	-1	-1	-1		3
has ref	-1		1	3			-3	-2
has remark	-1	1	2				-3	1
has repayment	2	-4	-1	-1			1	-1
has requested	2						-2
has requests	4	-3	-1					-1
has require	-3	2	-1				1	-1
has resource		-3	1					1
has results	2	-2	-2		-1		-1	-1
has retail	3						-3
has right	-1	-1	2				-3	1
has rptd	3						-3
has s	2	-2	-4				1	-3
has said	-2	2	-1				3	-2
has saldo	-2	1		-2	2	-2	-2	-3
has sallie	-3	-4	1		-1	-1
has school		-2					2	-2
has sec	-4	-1	2	-1				1
has second	-1	3	-1				-1	-1
has section	1	-1	-2	-1
has segue	1	3	1				-3	-1
has send	3	1					-2	-3
has seq	-1	3	1			-1	-1	-1
has service	3	-3	1	-1			-1	-1
has services	-2	-2	1	-2	-1	-1	-1	-2
has servicing	1	-2	-3	1			-1	-3
has she	-1	-1	3					-1
has signature	2	-2
has so	-3	3	-1	-1	-1	-1	2	-3
has son	3	-2	-3					-2
has specialist	2	-2	-1					-2
has specify	-1		1	1	-1	-1	-3	-3
has src		-1	-1				3	-1
has st	1	-4	-1	-1	-1	-1	1	-3
has stafford		-3					1	-2
has standing	-1		1	-1	-1	-1		-3
has start	3		-2				-1
has statement	2			-1			-3	-3
has states	-1		3
has status		-3			-2			-3
has still	1	-2	-1	-1	-1	-1	1	-2
has subcode	3		-3	-1			-1	-1
has subject	-2		-1	-1		-1	1	-3
has summary	1	1	-2	-1	-1		-4	-1
has svc		-3	-1				-1
has synchrony	-3	-1	2	-1			2	-1
has syst	3	-1					-2	-1
has systems		-3	-3	-1	-1			2
has sách	2	-2	-1
has t	3	-2	-1					1
has tardes	-1	2	1			-1	-2	-2
has term	2		-1				-3
has terms	2	1	-2			-1	-2
has than	-1	1						3
has thanks	2	-1	-2				-1	-2
has thats		1	-2				-3	-2
has the		-2			-1	-1	-1	3
has them	-1	-1	-1	-1		-1	-3	2
has there	1	4	-1		-1		-3	-2
has thing	2	1	-1				-2	-2
has time	-2		3	-1		-1	-1	-2
has tipo		3		-1			-2	-2
has title		-1	-2				2	-1
has toledo	-3		2				2
has tracker				-1				-3
has trans	1	-1	2				-2
has transcription	3	-1	-3				-1	-1
has transunion	1	1	-1	-2		-1		-4
has triple	-2	3	2				-1	-1
has trạng	-4	3	1			-1	-1	-1
has tuc	-1		1				-3	-1
has tv	-2	1	-1				3	-1
has two	-1	-3	2	-1	1	-1	-2	-2
has type		-1		-2	-1	1	1	-3
has u		2	-3		-1		-2	-1
has u.s	-2	1	-1				2	-1
has under	1	-1					-3	1
has union	-1	-1	1	-2	-1		1	-2
has up	-3		-2			-1	2
has updated	1	1	1	-1		-1	-3	-2
has us	3		-2				-1	-1
has usa			1				1	-3
has use	2	-1	-3				1	-1
has util	1	-1				2	-3
has utility	-2		1				3	-2
has va	-2	3		-1			2	-2
has valle	3	-2	-3					-1
has value	2	-1	-3				-1	-1
has verfied	2		-2
has via	2	-1	-1					-1
has viewed	5	-3	-4					-1
has voluntary	3						-2
has w	-1	3	1	-1	-1	-1	-3	-3
has wants	1	2					-3	-2
has was	-2	-1	-1	-1	-1	-1	3	1
has water	-3		3
has we're	-3	2	1				2	-1
has what	1	-1		-3	-1	-1	-2	-2
has where	1		-2	1			1	-4
has which	4	1	-1				-4
has whom	-1	1	1	-1				-3
has will	2	-3					-1	-4
has write	-1	-1	1				-3	1
has x	1	1		2			-2
has xp	-3	1	2	-1			1
has yes	2	1	-1	-1			-5	-2
has you're	-3	1	4				-2	-1
has yours	-1	-2	-2				3	-2
has yung	2						-2	-2
has zero		2	-1	-1			-3	2
hola	1	1					-2
hospital	-1	1	-3	1			-1	1
i c	-3						2
id	-3	1
in good standing		1	-1					-3
individual	-1	-3		-1				2
individual individual	1		2				-3	-1
individual monthly	1		-1				-2	3
installment installment	2		-2				-2
institution	5	-5	-2				-1	-1
interest rate	1	-1	-3					-1
is the	3			-1			-2
it	-2	-1	3
jan feb mar	1	-1	-3	1			-3	2
jefferson capital		-3	1
jefferson capital systems	3	-2	-2					-1
jul aug sep	-3		1				3
just	3						-2
kia motors	3	-1					-2
kind	2	-4	-1	-1			-2	-1
kitchen	-2	3					1
lakeview loan servicing	2		1				-3
last		-1	2				-3	-1
last payment	1	-2					1	-2
last pd	3	-1	-2	-2			-2
last reported	-2	4	1				-1
lender	1	-1	-1	-2	-1		-3	-3
lendmark	-3	2					1
liabilities	-1	-2	3				1	-1
liability type	-2	-2	-2				3	-1
line of credit	-1	-1	2	-1			3
list for	-3		1				2
lo que	3	-3	-1				-1
loan	1	1		-1			-4	-2
loan payment	-3		2				2
loan services	-3						3
loan type credit	3	1					-4
mail pile	2						-2	1
mar apr	3		-3				-1
mar feb jan	3		-3					-1
maximum	3						-3
maximum by	3						-3
may	1						1	-3
means balance	-1	-1			1	-2	-1	-3
means original	-1	-1	-3	-2	-1			2
means paying		1	1	-3		2	-1	1
means status	-2	-2	-1	-2			1	-3
means statusHint			-1	-2	-1	-1	-2	-2
means statusLoose	-1	-3	-2	1	-1	-1	1	-2
medical	-1	-1	1		1		-3	-1
midland	-1	-2					4	-1
midland credit	-2	3						1
min	-2					3
minimum	1	-1	2				-2
minimum payment	4	-1	-1				-4
mohela/dept of ed	1		1				-3
money you	3	-3
money you owe	-3	3	-1
monthly	3	2	2	1	-1	-1	-4
months	3	-1					-1
my debts	-4	1	2				3
name			1		-1	-1		-4
national	1						-3	1
national credit							-3	2
navy federal		-2	-2				3
need from	-2	1	2					-1
need from you	-3	2	-1				1	-1
negative			2				-1
never late	2	-2					-3	1
no		2		-2			1	-3
not on there	-3	3	1				-1
note		-3	-1	-1			1	-1
notes	-1	-2	-3	-1	-1	2		1
nov	3						-2
number		-3		-1	-1	-1	1	1
number date	-1	-3	1		-1			1
oaks capital	-2	-1						3
of first delinquency	3		-1				-2
of it	-2		1				2
of the	3	-2	-2					1
ok	3	-1	-2				-4
old navy	-2	3					-1
omit	2		-1			-1	-2	-1
on time	-3	1	2				-1	1
one sec	-4		3				2	-1
open open open	-3		2				2
opened high credit	-3						3
or before closing	2	-2					-1
orig	3		-2				-1	-2
orig creditor	-3			-1			1	1
original		1	2					-3
original creditor		-3	-1	-2	-1	-1		1
original loan	4	-1	1				-4
other		1	-3	-2			-1
our		-3	1	-1	-1	-1	-1	1
owe		-3	1		-1		-3	-1
owed	-1	-2					-1	2
owner	4	-2	-3				-1	-1
paid	4		-3	1			-2	-1
paid as agreed	-1	-1	-3				3
paid from	2	-2	-2				-1	-1
partners	-3						3	-1
past due	-2	-2	2	-1		-1	2	-3
past due amount		-3	-2					1
pay	4	-1	-1				-1	-1
payment amount	3		-1
payment deferred	3	-1					-1	-1
payment due	3	-1					-2
payment history		-3	1
payment plan	1	-1					-3	2
pennymac loan	-3						3
percentage	-1	2	-2
percentage rate	-2	-1	3					-1
phone number	3	-1					-2
placed for collection	3	1	-1				-3	-1
potentially	1	2	-1				-3
potentially negative	4		-1				-3
prairie	2	-3	-1
premier	3	-1	-3				1	-1
principal	3	-1	-1				-2	-1
pruett	-3	1	-1				2	-2
public records	2		-2					-1
rate	1	2		-1	-1	-1	-4	-1
real estate	-2		3	-1	-1		-1
recent account	4	-3	-1				-2
recent balance	3						-2
recent payment	1		-1				-3	1
recovery	2	-1					-3
report	3				-1		-2	2
reported	2	-2	2		-1		-1
repossession	4		1				-4
represents the	3		-1				-3
request originator	-1	3	-1					-1
requests	3	-2						-1
requests viewed	3	-3
responsibility individual	2	-1	1				-3	-2
s	3	-2	-1
same	3	-1					-2
scheduled payment	3	-1					-1	-1
sec	-3	-1	1				-2	2
secured	-4	1	-1				2	2
see	-2						2
service	4	-2	-2				-1	-1
servicing	-1	-1	-3	2			1	-1
shows	1	-1	-1	-1	-1	-1	-1	-3
so i can	-2	-2	2				2	-1
sorry	-3	1					2
source xp/tu/ef	-3	1	-1	2
statement	3	-3	-1				-2	-2
states bankruptcy	-2	-1	3
status		-3		1	-1	-1	-1	-2
status charged	5	1	-1				-4
status current	-1	-2	3				-1	-1
status deferred	-3	2	1
student	1	-3		-2			2	-1
subject	4	-4	-4					-1
subject re	1	3	-3				-1	-1
subject your	3	-1	-1				-1	-1
summary of	3	-3
synchrony	-3	1	1
target	3	-2	-2				-1
term	3	-1					-2
the list	-2		3				-2
time	-1	-2	3
total	3	-2		-1			-1
transunion	1	-1	-2	-1				-3
type collection	4							-3
type credit card	2		1				-3
type installment	-3	-1	1	-1			3	1
type unsecured	2		1				-3
united	3	-2		-2
unpaid	1	-1	3		-1	-1	-1	-1
updated	-4		3	-1			-1	-1
upstart	3	-1					-1
used	2		-1				-2
utilities exchange	-2		3
visa	-1	-1	3	-1			-1	1
warning	2		-2
was	-2	-2	-2				3
western	3	-1	-2				-1	-1
what we owe	-3	2	3				1
who do you	-3	2					1
who we owe	-2	-1	2				-3	1
y la	3	-2					-2	-1
you	4	-3	-1	-1	-1	-1	-3	-1
you owe	2	-3	2				1
you're all	-3	-1	3
your account		-2	1				1
your payment	2	-2	-1				-1
# word known from here
begins creditor	-2	3	-3	-2		-1	-3	2
collector		3	-2		-1	-1	-1	-2
kind		-2	2	-1	-1		-3	-3
status 30days		-3	-2	-2	-1	-1	1	-1
status 60days	-2	-2		-1	-1	-1	3
status 90days	-1	-2	-2	-1	-1	-1	4	-1
status current	-2	-4	-5	-1	-1	-2	4	-3
trade		-6	1	-1		-1	-1	2
# word known of cell
address		-2	1	-1	-3	-2	1	-5
kind	2	-5	-3	-2	-1	-1		-2
label accountStatus	3						-2
label amountLoose	1	-3	-2	-1	-2	-1
label date	1	-2	-1	-3	-2	-1	-1	-4
label name	-1	-1	1	-2	-2	-1	-4	-1
label number		1	-1	1	-2	-1		-3
label opened	4	-2	-1	-1	-1		-1	-1
label paying		-1	2	-2	-1		-1	-3
label status		-3		-2	-1	-1	1	-2
label statusHint	2	-3	-2	-1	-1	-1	-4
label veto	5	-2	-1		-1		-2	-2
name		-1			-2	-3	-1	1
status	-1	-4	-1	-2	-1	-1	2	-3
# word known of line
furniture	6	-7	-5	-1	-1	-1	-2	-2
legend	1	1	1	-2	-1	-3	-1
section accounts	7	-5	-3				-4	-1
section collections	4	-3	-1				-3
section part	1	-3	-1	-1	-1	-1		-1
section skipped	7	-4	-3		-1		-2	-2
# word label beside
[x]	2	-1					-1
a	-2		3				-2	-1
account no	3	-1					-2
account number	2						-1	-1
account type	1	2	2				-3	-1
american express	3		-1	-1			-1
balance	4	-1					-3	-1
best buy/cbna	3	-2	-2
both	-2		2					-1
c	-3	1		-1	-1			-1
citi double cash	-2	3			-1
collection/chargeoff	3						-3
comenity bank	-2						2
condition	3						-3
countrywide	2	-1	-1				-1
credit one bank	-3	2	-2		-1		2
creditor	-1	2	1	-1			-1	-1
in collections	1	-1	-1			-1	-3	2
jefferson capital syst	-3	2	-1				2	-1
late?	-2						2
lender	-2	3	-1					-1
loan type	4	-1	-1	-1			-1
means 	-1	2	-3		-2	-1	-1
means amountLoose	4	-3					-1	-1
means balance	4	-3	-1		-1		-2	-2
means money		-1	-1	1	-1	-1	-2	1
means name	-1	3		3	-2	-1	-2	-6
means number		-3	-2	2	-1	-1		-1
means opened	3	-1					-1	-1
means original		-1	-2	-1			-4	2
means paying	5	1	1	-1			-5	-2
means status		-4	-3	-2	-1	-1	1	-2
means statusHint	2	-3	-2	-1	-1	-1	-1	1
means statusLoose	-1	-3	-2	-1	-1	-1	1	-2
means veto	3	-2	-1				-2	-1
n	-1		1			-1	2	-3
no phone number available	-2		-1					2
not reported		-1	-2				3
ok	4	-1					-4	-2
opened	3	-1					-1
original creditor		-1	-1	-1			-3	1
r	-1	3	2				-2
rate	2			-2			-1
re	2	-1	-2					-1
rev	1	1					-4
revolving		2	2				-3	-1
stage		-1	-1				2	-1
standing	-3						3
transunion	3						-2	-1
type	3	-1	-1				-3	-1
upstart	-3	3						-1
wells fargo	3	-1	-2
y	1	-3		-1
yes	-1			-1		-1		-3
# word label with colon
acreedor	-2	1	1				-1	3
address	3	-2	-1		-1
approval odds	3				-1		-2
assigned to	3	-2	-1				-1
borrower	3	-2	-2		-1
charge-off date	2						-2	-1
collection	3	-2	-2				-1
comments	4						-2	-2
confidentiality notice	3	-1					-2	-1
court	3	-1	-1				-1	-1
credit cards	3	-3	-3				-3	-1
creditor	-3	2	1				-1	1
creditor name	3	-3	-3				-1	-1
current	3						-3
for	-1	-1	-1				-1	2
from		1	-1		-1		-1	-3
grant attending school name	3	-1	-1					-1
late payment warning	2	-1					-1
loan status	4						-4	-1
loan type	1					-1	-3	-4
means balance		-4	-2	-1	2	-2		1
means date	2	-1		-2	-2	-1	-5	1
means money	2	-5	-1	-2	-2	-2	-1
means name		1	-1		-2	-1	-3	-2
means number	1	-3	-2	2	-1	-2	-2	-3
means original	-2	-3	-3	-2	-1	-1	-2	2
means pastDue	2	-1				-1	-2
means paying		-3	-3	-1	-1	1	-1	-3
means reported	3	-1		-1	-1	-1		-1
means status	-1	-3	-2	-2	-1	-2	1	-3
means statusHint	1	-3	-2	-2	-1	-2		-2
means statusLoose		-3	-2	-2	-2	-2	1	-3
means text		-3	-2	-2	-2	-2	1	-2
means veto	2		1	-1	-2		-2	-4
monthly payment	3						-2
name	3	-2	-2		-1
note	-2				-1		2	-2
orig. creditor	2						-1	-2
original creditor		-2	-3	-1	-1	-1
patient	1	-4	1	-1	-1		-2	-2
plaintiff		-3	2					-2
re	-2	-1	-2	-1			2	-3
responsibility	2	-1	-1				-3	-1
sent	3	-1					-1
sort by	3	-1					-1	-1
status		-2	-2	-2	-2	-2	1	-2
student enrollment status	3	-2					-1
subject	3	-1					-2
to	3	-3	-4	-1	-1	-1	-1	-2
total	3			-1	-1	-2	-1	-1
备注	3	-2					-1	-1
# word last of line
capital	1	-2	2			-1	-3	-2
capitalised		-3		-2	-1	-1	-2	-1
capitals		-1	1	-3	-1	-1	-2
date		-3	-2	2	-2	-1	-2	-2
letters	-1	-3	1	-1		-1	2	-2
small		-3		-1	-1	-1
# word line above
</credit_liability>		-4	-4	2	-1	-1	-2	3
account name	-4	2	6				-2	-1
account number	-3	-1		3
account type	3						-2
accounts	1	-1	1				-3
amex	3	-1	-1				-2
available balance	3	-3	-2
balance	3	-3	-2				-2	-1
begins "		-1		-1	-1	-3	1
begins #	-2	2	2	-1	-1	-1	-1	-4
begins $		-1	1			-1	1	-3
begins (	1		1	1	-2	-2	-1	-4
begins +			1	-1	-1	-1	-3	-2
begins .	3	-3	-2			-1
begins 2.2	-1		3				-1
begins <					-2	-2		1
begins >	-3		1	-2		-1	-1	2
begins [		-2			-1	-2	-2
begins aa	-2	2	2	-1
begins account	-1		-1		-4	-2	1	-1
begins acct	-1	1	3	-2	-1	-1	-1	1
begins acreedor			4				1
begins actual	3						-2
begins address	-1	-4	-2	-2	-2	-1		2
begins addresses	3	-2	-1					-1
begins adverse	-1	1	3		-1		-2	-1
begins after	-2	3	-1	-2				2
begins agency	-2	-2	2	-1	-1			3
begins aidvantage	-1	3			-1			-1
begins al	4	-1	-4				-1	-1
begins amount	-1	-4	-1	-2	-2	-2	1	-3
begins anything	-2		-1				1	2
begins apple	-1	2	1	-1	-1	-1	1	-2
begins applicant	2	-2	-1		-1		-1	-1
begins apr	-4	1	1				2	-2
begins are			-1			-1	-3
begins atlanta	3	-1	-1		-1
begins auto			-1	-1	-1	-1	1	-3
begins babe	-2	2	2					-1
begins before	3		-1				-3
begins behind	-4	3	3				-2	-1
begins bill	2	-1	-1				-1	-1
begins both	-1	2	-1				-3
begins c	2		2	-1		-1	-2
begins cabela's	-3	1	2				1
begins capital	2	-2	-2	-2	-1	-1
begins carrington	3	-2	-1	-1				-1
begins case	2	-2	-1				-2	-1
begins cash	3	-2	-1				-1	-1
begins cedar	2	-2	-2				-1	-1
begins chase	1	-5	1	-1	-1	-1		-2
begins citi		1	3	-1	-1	-1		-3
begins citibank	2		-3				-1	-1
begins citizens	-2	2	3	-2	-1	1		-3
begins city	1	-4	-2	-1				1
begins claim	-1	2					-1	1
begins collection	-1	-1	1	-2	-1	-1	-2	2
begins comment	-2	2	3	1			-1
begins comments	3	-1	-1				-3	-4
begins contact							-2	-3
begins conventional	-2	1	2
begins convergent	3	-1			-1	-1	-2
begins count		-3	-1				-1	2
begins cousin	2	-3	-2				-1	-1
begins creditor	-1	-1		1	-1	-1		-3
begins cuenta	-2	-1	3					-1
begins date	1	-2		-3	-2	-1
begins dear	1	-2		-1	-2	-1		-3
begins debt		4	2	-1	-2	-1		-4
begins debtor		-1		1	-1	-1	-3	-2
begins debts	-1	2	3		-1	-1		-2
begins defendant	3		-1				-1	-1
begins descriptions	2	1	1				-2
begins dillard's	-3	2	3
begins direct	2			-1			-4	-1
begins dr	-4	1	1			-1	2	1
begins dívidas	4	-2					-2	-1
begins edit		3	1				-3	-2
begins ending	2		1		-1		-3
begins enrolled	2	-3	-2	-1			3	-1
begins equifax	1	-1	-1	-1	-1	-1	-3	-1
begins escrow	2		1				-3	-2
begins estimated		2	1				-3	2
begins exeter		-2				-1		-4
begins experian	2				-1		-4	-1
begins feb	-1	-4	-1		-1	-1	3	-2
begins fico	4	-1					-3
begins fidelity	4	-4	-2	-1			-2	-1
begins fifth	1		-2				1	-1
begins figure				-3	-1	-2	-1
begins financial	4	-3	-2				-1	-2
begins fingerhut	2	-2	-2				1
begins fourth	-1		2					-3
begins gastos	3	-2	-1				-1
begins good	-1	-3	-3			-1	2	-1
begins great	-1		-1	-1	-1		1	-2
begins green	2	-2	-2				2	-1
begins greensky	-3		1	2			-2
begins hard	4	-2	-1					-1
begins have	2	-1					-2	-1
begins hi	-1	-1	1	-1	-3	-1		3
begins his	-2	2					3
begins home	1	2	-3	-1	1	-1		-2
begins honda	-3	2	3	-1			1	-1
begins hospital	2	-2	1	-1	-2	-2	-3	-1
begins id	-2	3	2			-1	-2
begins image			-1	-1		-1	-1	-3
begins imagen	2	1	-2				-1	-1
begins in	-1	3	-1	-1	-1	-1		-2
begins income	3	-1	-2				-1
begins inquired	4	-1	-1				-2	-2
begins inquiries	3	-3	-2				-2	-3
begins installment	-1		4	-1	-1	-1		-1
begins insurance	2	-1	-1				-2
begins interest	2	-2	1				-2	-1
begins internet	3	-3	-1				1	-1
begins is	-1	2	-2	3		-1	-2	1
begins item	2	-3	-1	-1			-2	-1
begins jefferson	2	1		-1	-1		-4	1
begins july	-1	-2	-2				2	-1
begins klarna		1	2	-1	-1	-1	-3	-2
begins kohl's	-1	2					1
begins kubota	-3	-1	1				2	-1
begins la			-1	-1		-1		-2
begins las	3		-1				-1
begins law	2	-2	-1
begins lending	-2	3			-1			-1
begins lendingclub	4	-5	-3	-1			-2	1
begins liabilities	-1	3	1	-1			-1	-1
begins lightstream	3	-2	-2				-1
begins lincoln	-3	3	3
begins loan	-1	1	1	-3	-1	-2	-1	-2
begins loans	-2	1	3	-1		-1	-1	-2
begins log	3	-2	-2					-2
begins lowe's	-2	-2	3	-1			1	-1
begins manage	1	-1	1				-1	-3
begins mar	2						-2	-2
begins may	3	-1	-1				-2	-1
begins me	-1	3
begins member	5	-3	-2		-1		-3	-2
begins merrick		2	2				-3
begins midland	-2	2		-1	-1	-1	1	3
begins mohela/dept	2	-2	-3				1
begins month	3			-1			-1	-1
begins monthly			-2	-1	-1	-1		-3
begins mr			-3	-1			-1	1
begins name	1		1		-1	-2		-4
begins nco	-1	3	2	-1			-3	-1
begins need	3	-1	1			-1	-3	-2
begins needs	-2						1	1
begins negative		2					-2
begins nelnet		-2		-1			3	-2
begins netflix	2	-2	-1	-1			-3	-1
begins never	3	-1	-1				-1
begins nissan	-1	-1		-1			2	-3
begins no		-1	-1	-4	-1	-1	-1	-1
begins none		-3	-3				1	-2
begins not		2	2	-1			-3	-1
begins note		-3	1	-1			1	-1
begins notice	4	-3	-3				-1	-1
begins o	3		-2				-2	-1
begins oct	3	-2	-2				-3	-2
begins october		-3	-3				2
begins offer	2	-2	-1			-1	-1	-1
begins offers	4	-2	-2				-1	-1
begins oh	1		1				-3	1
begins okay	1	4				-1	-1	-2
begins oldest	2	-2	-1					-1
begins on	-1	3	2	-1			-3	1
begins orlando	3	-2					-1	-1
begins other		-1	2	-2	-1	-1	-2	1
begins our	2	-3	-3	-1	-1	-1	-1	2
begins outstanding	1		-1	-1			-3	-1
begins owner	3	-1					-2
begins pago	-2	-3	-2				2	-1
begins paid	-1	1	2	-1			-1	-3
begins paycheck	3	-2	-2
begins payment	-1	-1	1	-1	1	-1	-1	-3
begins penfed		2	3	-1			-2	-1
begins pennymac	-1		3	-1	-1	-1	1
begins phone	3	-3	-3
begins platinum	-3	1	1				1
begins please	1	-1	1	-1			-5	-2
begins pmt	-1	-2	-2				3
begins posted	3	-2						-2
begins prairie	4	-2	-3	-1				-2
begins present	-1	2	3				-2
begins previous	3		-2				-2	-1
begins promotional	3	-2	-1					-1
begins property	5	-2	-3				-1	-1
begins public	6	-3	-1				-3	-2
begins quest	3	-2	-1				-1
begins questions	4	-2	-2					-1
begins radius	-2	-1	-1				3
begins rating	1	-1	1		-1		-3	-1
begins re	1	-3		1			-1	1
begins reason	2		-1				-3
begins recent	3	-1					-2	-1
begins regions	2	-3	-1					-2
begins remarks		1	2	-1		-1	-3	-2
begins rent	3	-3	-2				-2	-2
begins renta	3	-2	-2
begins repayment	4	-3	-3				-1
begins report	-1	3	3		-1		-2	-1
begins requested	3	-2	-3
begins requests	4	-2	-3				-1	-2
begins responsibility		-3	-2	-1	-1	-1	1
begins revolving	-1	3	2	-2	-1	-1	-3
begins rocket	3	-2	-1		-1	-1	-2	1
begins saldo	-2	-1		-1	-1	2	-2	-4
begins salt	3						-2	-1
begins santander		-2	1	-2	1	4		-1
begins savings	3	-1	-1					-1
begins schedule	3	-1					-2
begins score	3	-2	-1					-1
begins second	2	-3	-1	-1			1	-2
begins section	1	-2		-1	-1	-1	-2
begins see	1	-2	1		-1	-1	-3	-3
begins seller	4	-2	-2				2	-1
begins send	3	-2	-2					-1
begins sep	-2	1	2				1	-2
begins seq		2	3			-1	-1	-1
begins sheffield	-3	1	1	-1			1
begins show							-2
begins showing	3	-1	-1				-2	-1
begins signature	3	-2	-2				1
begins skip	3	-2	-2
begins snowball		2	3				-2
begins source	2		2	-1			-3	-1
begins st	1	-3	-3	-1	-1		1	1
begins state	3	-3	-4				-1	-3
begins status	-1	-1	3		-2	-2	-1	-1
begins store	1	-1	-1					-2
begins student	-1	1		-1	-1		-3	1
begins subject	5	-2	1				-3	-2
begins synchrony	2	-3	-1	-1
begins t-mobile	4	-2	-3				-1	-1
begins target	-2	2	2	-1	-1	-1	-2	-1
begins term	2	-1	-1		-1			1
begins then	1		-3	-1			-1
begins this				-1	-1	-1	-1	-4
begins tidewater	1	-2	-3	-1	-1	-1	-1
begins times	-2	1	2
begins to	2		-1	-1	-1	-1	-3	-2
begins total	2	-1			-1	-2	-3	-2
begins totals	5	-3	-1				-2	-2
begins toyota	3		2	-1			-4	-1
begins tradeline	-3	4	3				-1	-1
begins transcript	-1	1		-2	-3	-2	1	-1
begins transunion	1	2	-1	-2	-1	-1	-4	-2
begins truist	-3		3	-1				-1
begins two	2	-2	-1				-1	-1
begins uncle	3	-2	-3					-2
begins unsecured	-3	3	2	-1	-1	-1	-1	-1
begins updated		3	1	-1			-3	-3
begins vanguard	3	-2	-1				-1	-1
begins venmo	2	-3	-2			2	-1
begins via	3	-2	-3
begins view		1	1	-1		-1	-5	-2
begins was		-3	-2				2	-1
begins we	-1	1	1	-1	-1	-1	-3
begins where	-2	3					-1
begins worst	1	1	1				-3
begins xfinity	3	-2	-2				-2
begins y		3	2	-1		-1	-2
begins year			1				-3	-2
begins yesterday		-1	-3				-1	-1
begins your	2	-3	-1	-1	-1	-1		-3
begins yung	2	3	2				-4	-1
begins zales	-3		1				2
begins zip	-3	3	1				-1
begins ·	1	1	2				-2
begins –	2	-1	-1				-1
begins ☐	2		2	-1	-1	-1	-3	-2
begins ✓			1			-1	-3	-1
begins 【	-2	2	2	-1	-1			-2
begins 合计	3	-1					-1
begins 四		2	-2			-1	-2
charge/credit card accounts	-1		2				-1
cobranzas		1	2				-1
collection agency information		3	3				-1
comments contact	4	-3	-4				-1	-1
contact	3	-3	-2					-1
credit one bank	3	-2	-2				-1
creditor name	-2	2	2				-1	-1
current	2	1	-1				-3	-2
delinquency	-2						2
delivered	3		-1				-1
dispute	3	-3	-3					-1
enrolled debts	-2	1	2
equifax	3	-2	-1				-1	1
first premier bank	3	-1	-2		-1		-1
group c	-3		2	1			-1
in collections	-2	2	2				-4	1
in good standing	2	1	1				-3	-1
inquiries	3	-2	-2				-1
k	-1	2					1	-1
loan details	3	-3	-2
loan status:du	-3						4
loans	-2	1	3	-1		-1		-1
manage plan	1		1				-1	-3
means , short			-1	-2	-1	-1	-2	-3
means amountLoose, short	2	-2	-1				-1
means date	1		1	-1	-2	-1	-1	-3
means money, short	1	-3	-2	-1
means name		-3		1	-3	-1	-1	-3
means name, short	-1	1	1	1	-3		-3	-5
means number				-2	-2	-1		1
means original	3	-1	-1	-1	-1		-3
means original, short	-1	-3	-1	-1			1	1
means pastDue	2	-1	-1				-3
means paying	-1	1	1	-1	-1	-1	-5	-3
means paying, short	1	-3	2				-3	-1
means reported, short	1	2	1				-3
means statusHint, short	1						-3	-1
means statusLoose	-1	-2	-3	-1	-1	-1	2	-2
means text	1	-1	2		-1	-1	-3
means text, short	1	2	2	-1	-1		-5	-2
means veto	6	-4	-2				-3	-2
mohela/dept of ed	3	-1	-2
my loans	3	-2	-1
no				-3			-1	1
none	1		-2	-1	-4	-1		-5
nonpriority creditor's name	2						-1	-1
ok	-2	-1	-1				3
original amount	-3						2	1
original creditor		-3	-2	-1	-1		-5	2
other	-3	-1	2				-1	1
other accounts	2	-2	-1		-1
our information shows	2	-1	-2	-1	-1	-1	-2
pattern "#","w			1	2	-2	-4	-1
pattern "w","w		-2	2	1	-1	-3	1	-3
pattern "w":[		-3	-1	-1	-1	1	1	-1
pattern "w(w)"		-3				-1		-1
pattern #)#	1	-2	-2	-1	-1	-1		-3
pattern #)#, first	4	-3					-2	-1
pattern #)w(w)	-1	-3	-3	-1	1	-1	2	1
pattern #, first	1			-1			-3
pattern #.w	1	-1	2	-1	-2	-2	-4
pattern #.w#.$	3	-2	-1				-1	-1
pattern #.w#Mw		-2	-2			-1	-1	1
pattern #.w#wM	3	-2	-2				1	-1
pattern #.w,w#	2	-3	-2		-1	-1	2	-3
pattern #.w,w,	1	-1				-1	-3
pattern #.w,w?	-2	2						-1
pattern #.w,wM	1	1		-1	-1	-2	-1	-3
pattern #.w.w	-2	3	-1					2
pattern #.w.w#	2	-2	-2
pattern #.w.w,	3	-1	-2
pattern #.w/w,	-2	-2	1				1	1
pattern #.wMw#	3	-1	-2					-1
pattern #:#w:w, first	-3	3
pattern #:M, first	3	-2					-1	-1
pattern #:MwMw	1	1	3				-1	-2
pattern #M		-2	-2				-1	3
pattern #w	-1	-5		-1	-1	-1	-1	-2
pattern #w#M/M	3	-2	-2				-1
pattern #w(w)M	3	-3	-3					-1
pattern #wM/M/		1		-1			-1	-3
pattern #wMMMM	-1	-1	3	-2				-1
pattern #wMwM#	-2	3	1				-1
pattern $M	3	-1	-2				-2
pattern $M, first	3	-3					-1
pattern (w)w#w, first	-3	3
pattern (w)w,w	-1	-3		-1		-1	1	-2
pattern (w,w#w	2	-1	-1				-2
pattern (w.)	-3	-1	2					1
pattern *w		1	1				-2	1
pattern *wM	3	-1			-1		-1
pattern -	3	-1	-2				-2	-1
pattern --	3		-1				-2	-1
pattern -[w]w	3	-2						-1
pattern -wMw,w		-1					4	-1
pattern </w>		-1		1		-1	-3	2
pattern <?w="w	4	-3	-2					-1
pattern <w="#"		1	3	-1	-2	-2	-3	-4
pattern <w="w.	3	-2	-2				-1	-1
pattern <w><w>	3	-3	-2		-1		-1
pattern <w_w="		3	2			-1	-2	-1
pattern ======	-1		3	-1	-1	-1	-2	-2
pattern ======, first	-3	3					-1
pattern M		-7	-3	-1	-2	-2	1	-3
pattern M.w	3	-1					-3
pattern M.w(w., first	-3	3					-1
pattern M.wM	2	-2	-1					-1
pattern M/M/M	3	-1					-3	-2
pattern M/M/M#	2	-1	-2				-1	-1
pattern M/M/M, first	1	1					-3	-1
pattern M/M/MM	-1	-1	-2	-1	-2	-2	3	-3
pattern M/M/MM, first	3	-1					-2
pattern M/M/Mw	3	-2	-2	-2	-1	-1	-2	-4
pattern M/M/Mw, first	3	-2					-2
pattern M/MMMM	1	-2	-3	-1	-1	-2
pattern M/Mw#M	3	-2	-3					-1
pattern M/MwM	2	-3					-3	-2
pattern M/MwMM	6	-4	-5					-2
pattern M/MwMw	4	-2	-2					-2
pattern M/w, first	-2	3					-1
pattern MMwMMw	2	-1	-1				-1
pattern Mw	1		2	-1	-1	-1	-3	-2
pattern Mw#MMw	-2	1					3
pattern Mw#wMM	-2	2	1	-1			-1
pattern Mw,w,w	2	-3	-3				1	-2
pattern Mw,wMw	3	-1	-1				-1	-1
pattern Mw:w:w	-3	2	2				-2	-2
pattern MwM	2	1	2	-1	-1	-1	-2	-1
pattern Mw————	3		-1				-2	-1
pattern M✓✓✓✓✓	2	1	1			-1	-3	-1
pattern []w.	3		-2					-1
pattern w##MMM	2		-1				-1	-1
pattern w##w#M	2	-1	-2					-1
pattern w##w#M, first	2	-2
pattern w##w#w	3	-2	-2		-1			-1
pattern w#$M	3	-3	-3
pattern w#$M☐$		3					-2	-1
pattern w#$M☐$, first	3	-2					-2
pattern w#(w)	3	-1		-1	-1		-3	-1
pattern w#)	1	-1		-1	-1	-1	-4	-3
pattern w#)#		1					-2	1
pattern w#)#, first	3	-1					-1
pattern w#, first	3	-3	-1		-1			-2
pattern w#-w	3	-1	-2	-1
pattern w#....	4	-3	-1				-1	-1
pattern w#:#	-1	-3	-2		-2	-1	1	-2
pattern w#:#--	3						-2
pattern w#:w	2	-1	-1				-1	-1
pattern w#:w#:	1		3				-2
pattern w#:w#:, first	-3	3
pattern w#:w—w	4	-2	-1		-1	-1	-1	-1
pattern w#M	2	-4	-2	-1	-1	-1	2
pattern w#M/M/		-3	-2	1				1
pattern w#M/MM	1	-3	-1	-1	-1	-1	1
pattern w#MM, first	4	-3					-1
pattern w#MMM/	2	-3					-2	2
pattern w#MMMM		-4		-1		1		-3
pattern w#MMMw	1	-1	-1	-2		-1	-1	1
pattern w#MMw#	4	-2		-1			-1	-1
pattern w#MMwM	1	-2		-1		1		-2
pattern w#Mw#M, first	3	-1					-2	-1
pattern w#MwM	-1	-2	-2	-1	-1	-1	2	-4
pattern w#MwM, first	3	-1					-2	-1
pattern w#MwMw	4	1	-4					-1
pattern w#w		-4	1	-1	-2	-1	-1
pattern w#w#w#	1	2	-1	-2			-1	-3
pattern w#w#w?	3	-1	-2	-1		-1	-2	-2
pattern w#w#wM	4	-2	-1				-1	-1
pattern w#w(w)			1	-3	-1	-1	-2	-2
pattern w#w(w), first	3			-3
pattern w#w,w#	2	-1	-1				-1
pattern w#w.w	1	-1	2	-2			2	-2
pattern w#w.w, first	3	-2		-1			1
pattern w#wM	1	1	3	-1		-1	-3	-3
pattern w#wM:M	3	-2	-2				-1
pattern w#wMMM, first	-3	3						-1
pattern w#wMMw	-2	-1	3	-2		-1	-2
pattern w#wMwM	1	-3	1			-1	-1	1
pattern w#|w|w	3	-2				-1	-1
pattern w$#,Mw	3	-1	-1		-1	-2	-1	-1
pattern w$M	4	-1	-1				-3	-1
pattern w&w	2	-3	-2	-1	-1		1	-1
pattern w&w#wM	1		1	-1			-2	2
pattern w&w, first	-2	-1	-1	-1			3	-1
pattern w(w)##	-4	1	3	-1	-1		2	-1
pattern w(w)#M		-3	3	-1	-1	-1
pattern w(w)-M		-3	2				1	-1
pattern w(w)-M, first	-3	3					3
pattern w(w)MM			1	-1		-1	-2	-2
pattern w(w)w	3	-2	-1	-1			-1	-1
pattern w(w)w#	2	-3	-2				1	-1
pattern w(w)w#, first	-3	3
pattern w(w)wM	-2	-1	3	-1	-1	-1	-1	-1
pattern w(w,w)	1	-2	1				-1	-1
pattern w(w,w,	1	-2	-3				1	-1
pattern w(w:w)	1	-1	3			1	-1	-3
pattern w,	2	-4		-1	-2	-1	-2	-4
pattern w, first		-1	-2		-1	-1		-1
pattern w,MwMw, first	3	-2					-1	-1
pattern w,w#,w	1	-3	1	-1				-3
pattern w,w#,w, first	3	-3					-1
pattern w,w#M.	2	2	-2				-1	-3
pattern w,w#Mw	3	-1	-1				-1
pattern w,w,Mw	2	1	-2				-1	-2
pattern w,w,w,	-2	-3	-1	-3	-3	3	-3	-4
pattern w,w,w.	1	1		-1	-1	-1	1	-3
pattern w,w,w., first	3	-3
pattern w,w,wM	1	2	-2					-2
pattern w,w.	1		1	-1		-1	-4	-3
pattern w,w.w		-2	-4		-1
pattern w,w.w,			-1	-1				-3
pattern w,w:w	3		-1				-1	-1
pattern w,wM	1	-4	-1	-1	-3	-1	1	-1
pattern w,wM, first	2	-4		-1	-1	-1	1	-1
pattern w,wM,w	-1	-2	-1	1		-1	2	-3
pattern w,wMMw	2	-1		-1			-2	-1
pattern w,wMw		-2	1				-1
pattern w,wMw#	4	2	-3					-1
pattern w,wMw,, first	-2	1					2
pattern w,wMwM	-1			-1	-1	-1		-3
pattern w-w	-1	-5	1	1	-2	-1	1	-3
pattern w-w#	3	-2	-2
pattern w-w#MM	-2	-2	3
pattern w-w;w-, first	-3	3					-1
pattern w.		-3	-1	1	-1	-1	-1	-3
pattern w.....	-1	-1			-2	-3		1
pattern w....., first	2	1					-3	-2
pattern w.w#MM	-1						3	-1
pattern w.w(w)	-1	2	1	-1	-1	-1		-3
pattern w.w,	4	-3			-1		-3	-2
pattern w.w,w#	2	-1	-3
pattern w.w,w.	1	1	3	-1	-1	-1	-2	-3
pattern w.w.	2	-3	-1	-1	-1	-1	-1	-3
pattern w.w:		-4	1	-1	-1	-1		-1
pattern w.w:Mw	4	-3	-3					-2
pattern w.wM, first	3	-2					-2
pattern w.wM.	3		-2					-1
pattern w.wM/M	-3		2	-2	-1		3	-2
pattern w.wMw.		1	2	-1			-3	-3
pattern w.wMwM	-1			-2	-1	-1	-3	2
pattern w/w#MM	-2		3	1				-2
pattern w/w#w	-3	-1		-1			2	1
pattern w/w, first		2	-2				-1	-3
pattern w/wMMM		-1		-3				-2
pattern w/wMwM	-3	-3	3	-1			1
pattern w/wMwM, first	-3	2		2				-1
pattern w:		-2		-1	-1	-1
pattern w:#, first	2	-4		-1	-1	-1		-1
pattern w:#/#/	2		-1				-1
pattern w:#/M/	1	-3
pattern w:#w,w	2						-2
pattern w:#w:#	3	-1					-3	-1
pattern w:#w:w	3	-3	-1	-2	-1		-1
pattern w:#wM/	2		-1				-1
pattern w:$M	1	-3		-1	-1	-1	-1	1
pattern w:$Mw:	3	2		-1			-1	-1
pattern w:$Mw:, first	3	-1					-2
pattern w:M	-1	-1	2	-2	-1	-2	1	-3
pattern w:M, first	1	-3						-1
pattern w:M-M	4						-4
pattern w:M/M		-3	-2		-1	-1	1	2
pattern w:M/M#	3						-3
pattern w:M/M/	2	-2	-2	-1	-1	-1		-3
pattern w:M/Mw		-3	1	-2	-1	-1		1
pattern w:MM--	3						-3
pattern w:MMM	3	-1				-1	-3	-1
pattern w:Mw		-1		-1		-1		-3
pattern w:Mw#/	-2	-3	1				1
pattern w:Mw,M, first	-3	1					2
pattern w:Mw:	-2						2
pattern w:Mw:M	-2	-4	2	-2	-1	-2	1
pattern w:Mw:M, first	1						-3
pattern w:Mw:w	1	-3	-3				1
pattern w:w	-1	-3		1	-1	-2		-2
pattern w:w#M	-2	3	1				1	-3
pattern w:w$#,		1	2	-1	1		-4	-2
pattern w:w(w)	1	-2	-1	-1			2	-1
pattern w:w, first	-2	1	-2	-1	-1		1	-5
pattern w:w,M,	3	1					-3	-2
pattern w:w,w	-1			-1		-1	-2	2
pattern w:w,w#	3	-3	1		-1		-2	-2
pattern w:w,w,	2	-3	-1	-1		-1	-2	-2
pattern w:w,w.	2	-2	-1	-1			-1	-3
pattern w:w,w:	3		-2					-1
pattern w:w-w	2	-1	1	1			-2	-3
pattern w:w.w#	3	-1	-2				-1	-1
pattern w:w:w:	1	-1	-2	-1	-1	-1	-3	1
pattern w:w<w>	3	-1					-1	-1
pattern w:wM,w, first	-2	2					1
pattern w??	3		-2
pattern w?w	-3		3	2	-1	-2	-1	-2
pattern w?w, first	-2	1		2
pattern wM		-2	-1	-2		-2	1
pattern wM, first			-1	-1			1	-3
pattern wM,w,w	2	-1		-1	-1	-1	-2	-1
pattern wM,wM,	1	2	-1	-1			-2	-2
pattern wM-wM-	1	-3	1				1
pattern wM., first	2	-2		-1	-1	-1	-1	-1
pattern wM/M/M, first	3	-3					-2	1
pattern wM/M;w	-2	1		-1	-1	-1	-3	1
pattern wM/MM/	1	-2	-2	-1	-1	-1		2
pattern wM/Mw	4		1				-4
pattern wM/Mw#	-1	3	1				-1	-1
pattern wM/Mw:	-3	-1					3
pattern wM/MwM	3	-2	-2	-1			-2	2
pattern wM/MwM, first	-3	-1					1	2
pattern wMM	-2	-3	1		-1	-1	3	-3
pattern wMM#w, first	3	-3
pattern wMM, first	2	-1		-1			-2	-1
pattern wMMM#, first	2	-2
pattern wMMM, first	4	-2					-3
pattern wMMMM, first	3	-2		-1			-1
pattern wMMMMM		-3	1	-1		-1	1
pattern wMMMMM, first	-2	1		2			-3	-1
pattern wMMMMw	4	-3	-1	-1		-1	-2	-2
pattern wMMMw	2	-3		-1			-1	-1
pattern wMMw	2	-4		-1			-1	-2
pattern wMMwMM		-2	1				-4	-1
pattern wMw#w							-2	3
pattern wMw#w#	3	-1	-2				-1
pattern wMw#w, first	3	-2					-1
pattern wMw#wM, first	2	-1		-1	-1		-1
pattern wMw.Mw	2	-2	-2
pattern wMw.w	3		-2					-1
pattern wMw.wM		2	1	1	-1	-1	-2	-3
pattern wMw:Mw	-2		-3	-1			2	-1
pattern wMwM	1			-1	-1	-1		-3
pattern wMwM/M	-1	1	3	-1		-1	1	-2
pattern wMwMM/	3		-2
pattern wMwMw		-1		-1	-1	-1		-4
pattern wMwMw,	2	1	-3					-1
pattern wMwMw.	1	-1	-3				2	-2
pattern wMwMwM		2		-2	-2	-2	1	-5
pattern wMwMwM, first	4	-4		-1			-2	-1
pattern w®	3	-1	-1				-1
pattern w®w	3	-2	-1		-1		-1	-1
pattern w·w·w, first	-3	3					-1
pattern w–w		-2	1				-2	1
pattern w—M/M/	3		-2				-1
pattern |w|#|M	3	-1	-1				-3
pattern ◦wM	3	-2	-1					-1
pattern ☐w(w)M	-3	2	2				2
payment history	5	-1	-1				-4	-1
public records	4	-2	-1				-1	-1
regular inquiries	3	-1	-1				-1	-1
remarks	3	-1					-2
reported information	-3	3	2
revolving	3	-2	-1				-1
skip to main content	3	-2	-1
total claim	-3	1	4	1			-1
unsecured	-2		1				2
view details	-2		2
who	-3	3	1				-1
worst payment status	3						-3
your accounts	-2		3
# word line below
account #	-3	5	-1				-2	-1
account details	2	-2					-3	1
account info	6	-6					-2	-2
account no	-3	1					2
account number		1	-1				-3
account summary	3	-3
acct #	-2	3	-1
address: account number	-3	3
balance	1	-2	-2				1	-3
barclays bank delaware	-3	1					3
begins "	1	-2	-1		-2	-3	1	1
begins #	-1	1	1	-2	-1	-1	-2	-3
begins *		-2		-3	-2	-1	3
begins +	2	-3	3	-1	-1		-3	-2
begins .	3	-2	-2			-1	-2
begins 4.2		-2	-3				1	1
begins <		-1	1	-1	-3	-2
begins _	3	-1	-1				-2	-1
begins account		2		-2	-4	-2	-2	-1
begins accounts	3	-3	-1	-1	-1		-3	-2
begins acct	-3	2	1	-3	-1	-2	-1	-2
begins add	1	-3	-1				2	-2
begins affirm	-2	3		-2				1
begins aidvantage	-1	2	3	-1		-1	-1	-2
begins ally	2	-4	-3	-1			-1	-2
begins american				-1	-2	-1	-3	-2
begins an	3	-1	-1				-1
begins and			1	-2	-2	-2		-5
begins anything	3	-1					-1
begins applicant	3	-1	-1					-1
begins apr	5	-1	-1				-3
begins are	4		-3				-1
begins attn	-1		3				-1	-1
begins attorneys	3	-2	-2
begins aug	3	-2	-2				-1	-2
begins autopay	3	-2	-2				-1
begins available	1	-2	-2	-1				-1
begins award	2	1	1				-3
begins between	2	-1	-1	-1	-1	-1	-3	-1
begins billing	1	-1	-1				-1	-2
begins bk	2	-1	-3				-2
begins borrower	3	-2	-1				-1	-2
begins brother	-2	2	1
begins bureau	4	-1					-3
begins by	3	-1	-1				-1	-2
begins c/o	-3	3	5				-2	-2
begins call	1		-3					-2
begins car	1	2	1				-3	-2
begins card	4	-1	-1					-2
begins cards	3	-1	-2					-1
begins carmax	2	-2	-1
begins case	1	-2			-1		-2	-3
begins cash	4	-3	-3					-1
begins certified	2	-2	-1					-1
begins charge-off	2						-2	-1
begins charged	-2	2	2				2	-1
begins charges	-2	3	2				-1	-1
begins chase	1		-1	-3	-1			-3
begins chatgpt	2	-2	-1				-2
begins checking	5	-3	-3				-2	-1
begins city		-1	-3	-1			1	2
begins cl	1	3			-1	-1	-2	-2
begins client	1			-1			1	-2
begins co	3		2				-4
begins comenity		-1	-3	-1		-1	2	-3
begins company	2	-2	-1				-2	3
begins countrywide	3	-1					-3
begins cousin	3	-2	-2
begins creditor	1	-3		-1	-1	-1	-1	-4
begins credor	3	-2	-2		-1	-1	-1	-1
begins current	2			-3	-1	-1	-1
begins customer	-3		2	-1			1	-2
begins còn	-2		3	-2		-1		-2
begins dashboard	3	-1					-1
begins date		-4	-3	-2	-3	-2	1
begins days	3		-1				-1
begins de	2	2	-1				-1
begins dear	3	-3	-2		-1		-1	-1
begins debtor	1	-2	-1		-1	-1	-3	2
begins debts	3	-2	-1
begins dec	3	-1	-1				-2
begins deferred	4	-1	-1				-3	-1
begins delivered	-3	1	2	-1	-1	-1	-3	3
begins denise	3	-2	-1				-2	-1
begins deposit	3	-2	-2				-2
begins description	2	-2	-3	1		-1	-1	-2
begins did	3	-2	-2					1
begins direct	5	-5	-3				-1	-2
begins disbursed	-3		1	2			2	-1
begins duke	1	-3	-1	1			-1	-1
begins e	2	3		-1	1		-2	-2
begins ecoa	3	-3	-2	-1			-1	1
begins edit	2	-2	-1		-1	-1	-1	-3
begins end	4	-2	-2	-1			-2	-1
begins ending		1	2
begins equal	3	-2	-3				-1	-1
begins equifax	4	-1		-1		-1	-4
begins escrow	3	-1	-1				-3
begins estado	2	-3	-1				-1	-2
begins estimated	4	-1	-2				-4	-2
begins example	4	-3	-1				-1
begins experian	2			-1	-1		-4	-2
begins external	-2	1					1
begins f	2	-2	1				-4	-2
begins farm	3	-3	-2				1	-1
begins feb	3	-1	-3		-1			-1
begins fees	2	-4					-1	1
begins fidelity	3	-2	-2				-1
begins file	4	-3	-2		-1		-1	-1
begins financial	3	-2					-2	-1
begins first		-4		-1	-1	2	2
begins fleet	2	-3	-2				1	-1
begins form	3	-1					-2	-1
begins from	-1	2	2			-1	-2	1
begins goal	3	-2	-2				-2
begins good	3	-3	-2
begins got		-2	-4	-1	-1		1	-1
begins grant	3	-2	-2				-1	-1
begins green	3	-1					-2
begins gross	3	-2	-2				-1
begins group	1		-3				-1
begins gulf	3						-1	-1
begins hard			-1				2	-3
begins heights	-4	2	1					1
begins https	3	-4	-2				-1	-1
begins i				-1	-1	-2		2
begins i'm	2		-1				-2	1
begins if	3	-1	1			-1	-3	-2
begins imagen	-3	2	1				1	-1
begins include	4	-2	-2		-1			-1
begins inquired	4	-3	-3				-2	-2
begins inquiries	2	-1	-1	-1	-1	-1	-3	3
begins installment	-2	2	4	-1	-1	-1		-2
begins irs	-4	2		1		-1	2	1
begins items	3						-3
begins jan	3	-4	-2		-1		-2	-1
begins jefferson	1	3		-1	-1		-3	-1
begins key	3	-2	-2				-1
begins klarna	-2	2	1	-1				-2
begins kohl's	1	1					-3
begins kohls		-1	3				-1	-1
begins kubota	-3	1	2
begins l			1	-1			-2	-1
begins lake	2	-1	-1				-2
begins lakeshore	3	-2	1				-2
begins lease	1	2	1	-1	-1	-1	-3	-1
begins lending	3	-3	-1				-2	-1
begins lendingclub		-3		-1	-1	1	1	-1
begins level	3	-1	-1				-2
begins liabilities	1	1	1	-1			-3	-2
begins lightstream	3	-3	-1
begins limit	2	1	1				-3
begins list	3	-2	-1					-1
begins loan	1	-2		-3	-2	-1	-2	-3
begins loans	3		-1	-1	2		-2	-2
begins log	1	-4	-1		-1			1
begins lowe's	-3		2				1
begins macy's		2	2	-1	1	1	-3	-2
begins mar	4	-3	-1				-2	-1
begins marcus	5	-3	-2		-1	2	-1
begins may	3	-3	-2		-1		-2	-1
begins merrick	-1	2	2			-1	-1	1
begins mine	1	3					-1	-1
begins mohela	-1	4				-1	2	1
begins mom	-2	2	3	-1			-3	1
begins month	1	-1	1		-1		-3	-1
begins monthly	2	-4	-1	-1		-1	-2	1
begins mortgage	-1		2	1		-1	-1	-3
begins mr	2	2	2	-1			-3	-1
begins n/a	3	-2	-1				-3
begins national	-1	1	-1		-1	-1		-2
begins navy	1	-3	-1	-1			-1
begins need		2	-1
begins never	-2	-1					3	-1
begins nmls	3	-1	-1				-2
begins none	2	-1					-3
begins nonpriority	-3	4	3		-2	-1	-3	-4
begins notice	2	-2	-3	-1	-1	-1	-1	-1
begins nov	1	-1	-3	2			-3	-1
begins now		-1	-2				-1	1
begins number	3	-3	-2				-1	-4
begins offer	-1	-1	-1				-2	3
begins oh	-2	3	1		-1		-3	1
begins old		-3	1	-1	-1	-1	1	-2
begins ollo	3	-3	-3				-1
begins one	-3	-1	1		-1		3	-1
begins orig	-2	2	2	-2			1	-2
begins original	-1	-3	-1	-3	-1	-2		1
begins overview	4	-1					-4
begins owe		1	-1					-3
begins p	2	-3	-1				-2	-2
begins p.o	-1	-1	2	-1	-2		-2	-3
begins pago	3	-2	-1				-1
begins part	5	-2			-1		-2	-1
begins per	3		-3
begins placed	-3	1	3				-1	1
begins planet	3	-1	-1				-1	-1
begins platinum		-3	-3				2
begins please	4	-1	1				-4	-2
begins po			1	-1	-1	-1		-4
begins post	-4	2	3				2
begins potentially	3	-3	-1				-1	-2
begins prepared	4	-2					-1
begins principal	-2		1				2	-2
begins priority	-3	1	3	-2
begins privacy	4	-2	-1				-2	-1
begins privacyguard	3	-1					-1	-2
begins priya	2	-1	-1				-1
begins professional	3	-1	-1				-2	-1
begins property	3	-2	-2		-1	-1	-1	-2
begins prosper	1	1	-1				-3
begins quest	-2		3				1
begins radius	-3	-1	1				2
begins rating	3	-2	-1		-1		-1
begins re	4	-1	-2		-1		-1
begins reference	1	-1		-1	-2	-1	-3	1
begins regional			3					-1
begins regions	2	-2	-2					-1
begins remark	2						-3
begins remarks	3	-2	-2			-1	2	1
begins rent	-1	3	1	-1	-1	-1	1	-4
begins rent-a-center	-3		2				2
begins reply	4	-2					-1	-1
begins report	4	-2	-3		-1		1	-1
begins reported	-1	3	2	-2		-1	-1	-1
begins republic		-1					3	-1
begins requested	5	-3	-3					-1
begins retail	-2	3	3					-2
begins revolving	-1	2	3	-1	-1	-1		-3
begins rockland	3	-1	-1	-2	-2		-2	-1
begins rr	3	-2	-2
begins saldo		2	-1	-2		-1	2	-2
begins sallie		2	3	-1			-1	-2
begins sams	-2	3	3				-1
begins savings	1	-3	-1				2	-1
begins sears	-3	4	4				-3	-1
begins section	3	-2	-2	-1	-1	-1	2	-3
begins see	1	-3	-1				-1
begins sep	3	-3	-3					-1
begins service	-3	2	2		-1	-1	1	-2
begins servicer	3	-2	-2				-1
begins services		-2	1				-3	-2
begins shop	3	-3	-1
begins si	3	-1	-1				-1	-1
begins sign	-3	1	2				2
begins signature	4	-4	-2	-1			-1
begins signed	3	-2	-1				-1
begins sincerely	3						-2	-2
begins soc	3	-3	-2		-1			-1
begins sofi		-3		-1		-1	1	-1
begins spectrum		-1	-1				-3	2
begins speedy	2	2					-3
begins spring	-3		-1				2	1
begins state	2	-3	-2	-1			-1
begins statement	3	-1	-2	-1			-2	-1
begins status	3	-2	-2	-4	-3	-2	-1	-1
begins store	-3	2	2				-1	1
begins subaru	-3	2	3
begins summary	-1	3	2	-3	-1		-4	-4
begins synchrony	1	-3	-2	-1				-1
begins t-mobile	3	-3		-1			-1	-1
begins también	-2		-1				3	-1
begins target	-1	1	-1	-1	-1	-1	2	-2
begins thanks	-1	4	1	-1	-1	-1		1
begins thats	-2	2	-3				1	3
begins then	-1	-2	2	-1		-1		-3
begins this	-1	1	-2	-2	-1	-1		-2
begins total	-1	-1	1	-3	-1		-1
begins totals	3	-1	1	1	-1		-1	-3
begins toyota	3	-2	-2				1	-1
begins trade	3	-2	-1					-3
begins tradelines	2	-1	-1				-2
begins transcribed		3						-1
begins transfer	2	-1	-1				-2
begins transunion	-1	2	3	-1		-1	-3	-1
begins type	1					-1	-3
begins unpaid	2	-3	-1	-1			-1
begins unsecured	3	-2	-2				-3
begins up	3	-2					-2
begins updated	-1		-1	-1			3	-1
begins upgrade	2	-3	-2				3	-1
begins upvote	3	-1	-3			-1	-3	-2
begins us	1	-2		-1			1	-4
begins verizon	2	-1	2	1			-4	-1
begins wakefield	2	1	2				-3	-1
begins webbank	-2	1					-1	2
begins welcome	4	-3	-2
begins who	-3	-3	-2	-1	-1	-1	3	-2
begins whose	-3	2	1	2			1	-1
begins would	3	-1	-1				-2	-2
begins xfinity	4	-2	-3				-2	-1
begins xpn	-1	-1	-1				3
begins year	2	-1					-4	-1
begins ~	3		1				-2	-1
begins ©	4	-2	-3	-1			-3	-2
begins ·	2		1				-2	1
begins —			2				-4	-1
begins ▲	3	-1					-2
begins ◦	1	1		-1	-1	-1	-2	-3
begins ☑	1		2		-2	-1	-4	-1
begins ✓	3	1	1		-1		-3	-1
begins 【	-3	-1	-1	-1			3	-1
begins 余额		2	-1	-2
begins 合计		4	1	-1		-1	-1
begins 存款	3	-2					-1
begins 👍	1	-1	-1	-1		-1	-4	-2
begins 🔴	3		1		-1		-2
charge account	-3	1					2	-1
contact info	2						-3	1
credit card	-2	3					-2	-1
experian	3	-1					-3
high balance	3				-1		-2
home	3	-3
inquiries	2	-1					-2
loan amount	3	-3						-1
means balance, short	-1	1	-1	3			1	-3
means name, short	-3	1	-1	-1			-1	2
means number, short	-2	2	-3	-1			-1
means paying	-1	-2					3	1
means reported	3	-3
means reported, short	3	-1					-3	-1
means status		2		-1			-2	-2
means status, short	-1	4	-1				-2	-1
means statusHint		1					-3	2
means statusHint, short	1	-3		1			-1	2
means statusLoose, short	3	-2		-1			1	-2
means text, short	1	-2					2	3
none	1	-1		-2		-2	-1	-3
our information shows	2	-3		-1	-1	-1	-1
pattern "#","w		-1	1	1	-4	-5
pattern "M#","			2		-1	-2	-1	2
pattern "w"	-3	1	3	1			-1	-2
pattern "w","w		-3			-1	-1	1	-2
pattern "w":"#	-2	2	2					1
pattern "w":w,	-3	2	2	-1	2		-2	1
pattern #	-1	-3		1	-2	-1	-1	-3
pattern ##/#MM, first	-3	3
pattern ##w#wM	-1			-1		-1	-3	1
pattern #)#	6	-1	-2		-2		-1	-1
pattern #)#, first	5	-4					-1
pattern #)#w#w	4	-1			-3
pattern #)w(w)	-2	1	1	-1	1			-4
pattern #, first	1			-1			-4	-2
pattern #.w	-1	1		-1	-3	-2	1	-2
pattern #.w(w)				-1	-1	-1		-3
pattern #.w, first	2	-1					-4	-1
pattern #.w,wM	-2	1	-1	-2	-2	-3	2	-4
pattern #.w?		2	-2	-1	-1	-1	1	-2
pattern #.wM	-1	-3	-1				2
pattern #.w☒w	-1		3
pattern #:MwMw	2	1	-1			-1	-3	-3
pattern #M	1	-3	2			-1	-1	-2
pattern #M, first	-3	3
pattern #M/M	-3	1	2				2
pattern #M/M/M	4	-3	-3				-3	-1
pattern #M/MMw	1	1	2				-2
pattern #M/Mw	-1	3	1	-1	-1	-1		-2
pattern #M/Mw, first	3	-2					-2
pattern #M/Mw:	-3	1	1				1
pattern #M/MwM		3	2		-1	-1	-1
pattern #w	1	-4		-1	-1	-1	-1	-3
pattern #w#	3	-1	-2				-1	1
pattern #w#w	2	-2	-2	-1			1	-1
pattern #w#wMw			-3	-2		-1
pattern #w(w)M	1	-3	-2				2	-1
pattern #w)	3	-2	-2
pattern #w, first	2						-3
pattern #w-w#M	2	-3	-2				2	-2
pattern #w/w#M	-1	1	2					-2
pattern #w:w	-3	-2	2	-1	-1	-1	2
pattern #wM/M	-3	3	2				1	-1
pattern #wM/M/	2	1		-1			-2	-3
pattern #wM/Mw		-1					-3	1
pattern #wMw	3	-1	1		-1	-1	-4	-1
pattern #wMwM#	-3	3	3				-2	-1
pattern #wMwMM	2	-2	-1	-1			-2	-3
pattern $	3	-1	-2				-1
pattern *w:M	-2	-2	-1				-3	2
pattern +-----			2				-2
pattern -	3						-3
pattern -, first	3						-3	-1
pattern --		-1	-3					-1
pattern --, first	2	-3					-1	-1
pattern ------, first	1	-1		-1	-1	-1	-3	-3
pattern -[]w(w	1		2				-2
pattern -[w]wM	3	-3					-1	-2
pattern -w	3	-2	-1				-1	-2
pattern -w(w)M	-3	1	2				2
pattern -w(w)w	3	-1	-3				1	-1
pattern -w-	2		-1					-1
pattern -w::M	-3		2				-1	-1
pattern <_w_#=	-3						3
pattern <w="#"	4	-1	-2		-1	-1		-2
pattern <w="M#	3	-2	-2
pattern <w="w.	3	-1	-1
pattern <w>		-3	1	-1	-1			-1
pattern <w><w>	3	-2	-2				-1
pattern <w_w="	1	-4	-1		-1	-1		-1
pattern ======	-3	-2	-1	-2	-2	-1	1	1
pattern M	-2	-5	1	-2	-1	-2	-3
pattern M, first	-1	1	-4	-1	-1	-1	-3	-2
pattern M.w	3	-1	-1				-1	-1
pattern M.w$M	3	-1	-2
pattern M/M/MM	4	-2	-2			-1	1	-2
pattern M/M/Mw	2	-3	-2	-3	-1	-1	-3	-3
pattern M/MMMM	3	-2	-1			-1	-1	-1
pattern M/Mw#w	3		-2				-1	-1
pattern M/MwM	1						-3	-2
pattern M/MwMM	6	-4	-5					-2
pattern M/MwMw	4	-3	-3					-1
pattern MMMMM	3						-3	-1
pattern MMMMMM	2	-2					-1	-1
pattern MMw			1		-1		-3
pattern MMwMMw	3						-2
pattern Mw#	1	-1	-1	-1	-1	-1		-2
pattern Mw#MMw	-2	2	2				-1	1
pattern Mw#wMM	1		-1	-1			-3	-2
pattern Mw,wMw	3	-1	-2		-1
pattern Mw.w	-3	3
pattern MwMw	1	-2	-1				-3
pattern MwMwMM	-2	1	3
pattern M✓✓✓✓✓	3	-1					-2	-1
pattern w		-2		1	-2	-3		-1
pattern w#		-1	1		-3	-1	-2	-3
pattern w###	2		-2	-1			-1	-4
pattern w####	-2	1	2	-1				-3
pattern w##, first	-2	2					-2
pattern w##/MM	3	-2	-2				-1
pattern w##MMM, first	3	-1					-2
pattern w##MMw		2	3				-2	-1
pattern w#$M	2	-2	-1					-1
pattern w#$M☐$	-1	3	1				-2	-1
pattern w#$M☐$, first	1	-3	1				-1
pattern w#(w)		-5	1	-1			-1	-2
pattern w#)	1	-3	-2	-1	-2	-1		-1
pattern w#, first			-2	-1				-3
pattern w#-w		-1	-1				3	-1
pattern w#.w.	3		-3				-1	-1
pattern w#:#	3	1	-1	-1	-1	-1	-2	-2
pattern w#:w.w	-3	3	3				-1	-1
pattern w#M.	3	-1	-1				-1
pattern w#M/M/	-1	-3	-2	-1			1	1
pattern w#MM, first	3	-2					-1
pattern w#MMM/	-3	-3					2	2
pattern w#MMM/, first	-3	3
pattern w#MMMM	1	-4		2	-1			-1
pattern w#MMw, first	-3	3						-1
pattern w#MMwM, first	-3	1					-1	1
pattern w#Mw#M		-1		-1			-3	-1
pattern w#Mw:w	3	-1	-1				-2
pattern w#MwMM	2	-3						-2
pattern w#MwMw	2	-2					-1	1
pattern w#w#	1	1	1	-1	-1	-1	-1	-3
pattern w#w#MM		-3	1					-1
pattern w#w#w#, first	2	-3					-1
pattern w#w(w)	1	-1	-3				-1	2
pattern w#w-		3
pattern w#w.w	3						-2
pattern w#wMMw		-1	2	-2		-1	-1	3
pattern w#wMw		-4		-1		-1	1
pattern w#wMwM	-1	-1	-1	-1			1	-3
pattern w$#,Mw	-1	-4	-2		-1	-2	1	2
pattern w$M	3	-2					-1	-2
pattern w&w	3	-3	-3				1	-1
pattern w&w, first	3	-3					-1	-1
pattern w&w,w.	3	-1					-2	-2
pattern w(w#)M	-3	3	2				-1	-1
pattern w(w)##	-2	-1	2	-1			1
pattern w(w)##, first	-3	3
pattern w(w)#M	-1		-1	-1		-1	2
pattern w(w)#w	-1	-3	1	2	1	1	1	-2
pattern w(w)-M		-3	2		-1	-1	-1	-1
pattern w(w)..	-1	1	3				-1	-1
pattern w(w):w, first	-3	3
pattern w(w)Mw, first	-3	4		-2			-3	-1
pattern w(w)w,	3		-2	-1			-1	-1
pattern w(w)wM	-1	-2	3	-1				-1
pattern w(w)wM, first	-2	3					-1
pattern w(w,w#	-2	-2					1
pattern w(w,w)	2	-2					-3	-1
pattern w(w.w)	-3		2				2	-1
pattern w(w.w), first	-1	2					-1
pattern w(w:w)	-3	-2	2		1	1		-1
pattern w(wMw)	3	-1					-2	-1
pattern w,	4		1	-1	-2	-2	-3	-3
pattern w, first			-2	-1	-1	-1	-1
pattern w,, first	3	-3					-2
pattern w,w#,w, first	3	-2					-1
pattern w,w, first	2			-1			-3	-1
pattern w,w,Mw	3	-3	-2					-1
pattern w,w,w#	-4	3					-1	1
pattern w,w,w,	-1	2	-2	-1	-2	-2	1	-3
pattern w,w,w.	4	1	-2				-2	-3
pattern w,w,w:	3		-3
pattern w,w,wM		-1	2		-1	-1	1	-3
pattern w,w.w	2	-2	-3		-1			-1
pattern w,w.w.	1	-2	-3		-3	-1		1
pattern w,w:	-1	-3	1			-1	1
pattern w,wM	1	-3	-1		-2	-1	-2
pattern w,wM#)	3		-2
pattern w,wM.		1	3				-1	-2
pattern w,wMw	3	1	-2				-3	-1
pattern w,wMw:	1	-3	-2	-1	-1	-1		-2
pattern w,wMwM	1	-1	-3		-1	-1	3
pattern w-M	2		-1				-3
pattern w-w	2	-3	-3	1	-1		3	-3
pattern w-w#wM	-3		1				2	-1
pattern w-w, first	-2		-1				3	-1
pattern w-w:-w	3						-3
pattern w-w:w	3						-3
pattern w-w:w-	3						-3
pattern w.		-3			-2	-2	-1	1
pattern w.....	-2	-1	2	1	-2	-3	-1
pattern w.Mw.w	3		-1				-1	-1
pattern w.MwMw	2	2	2				-3
pattern w.w	-1	-2	1	-2	-1	-1		-3
pattern w.w#., first	-2	2					1
pattern w.w,w., first	3	-2					-1
pattern w.w.#		1	-2
pattern w.w.w#	4		-4				-2	-1
pattern w.w.w#, first	4	-4
pattern w.w.w.	3	-3	-3				1	-1
pattern w.w:#	-3	-1	2				-1	1
pattern w.w:M/	2	-1	-2
pattern w.w?	-2	2	1				2	-3
pattern w.wM		-3	1	-1	-1			1
pattern w.wM, first	-1	3					-3
pattern w.wM,w	1	-3			-1		-2	-1
pattern w.wMMM	-2	-1	3	-1
pattern w.wMMw	-2	-2	2		-1		1
pattern w.wMMw, first	-3	3
pattern w.wMw.	2		1				-1	-3
pattern w.wMwM		3	-3	-1	-1	-1		1
pattern w/w	2	-4	-2		-1
pattern w/w#MM		-3	1				1
pattern w/w, first	-2							3
pattern w/wM	3	-1	-2
pattern w/wMMM	-2	-3	1	-1			1	1
pattern w/wMMM, first	-3						-1	1
pattern w:#		-2	1	-2	-2	-1	-1	-3
pattern w:###	1	-1	-1	-1			1	-3
pattern w:###M	3	-1	-3
pattern w:###M, first	3	-3
pattern w:##)M	3	-1	-2
pattern w:##--	3	-2	-1
pattern w:#w:w			1	-1	-1	-1	-1	-4
pattern w:-M/M	-2						2
pattern w:>M<	-2	-1	-1				-2	3
pattern w:M	-1	-2	-2	-4	-1	-2	2	1
pattern w:M##	4	-3	-3					-1
pattern w:M##M	3	-4	-2					-1
pattern w:M/M	1	-3	-3	-1	-1	-1	-1	-2
pattern w:M/M/	2	-4	-2	-1	-1	-1		-3
pattern w:M/M/, first	3	-2	-1				-2	-1
pattern w:M/Mw	2		-3	-1	-1	-1		-2
pattern w:M@w,, first		2					-1
pattern w:MMM, first	3	-2		-2
pattern w:Mw	-2	1	1	-1	-1	1	-3	-1
pattern w:Mw:M	-1	-2	1	-3	-1	-1		-1
pattern w:Mw:M, first	-1	-3	2				-1	-1
pattern w:Mw:w	-3	1	2	-1	-1	-1	-4	1
pattern w:MwM	2	-2	1				-2	1
pattern w:MwMw	2	-3	-1					-2
pattern w:w#M	1	-4	1	-1	-1		-4	-2
pattern w:w,w	-1	-1	3	-1	-1		-4	1
pattern w:w,w,			1		-1		-1	-3
pattern w:w,w.	-1							3
pattern w:w,w:	3	-1	-3					-1
pattern w:w---	2						-2
pattern w:w-w, first	3	-2					-1
pattern w:w.w,	3						-3	-1
pattern w:w.w,, first	3	-2					-2
pattern w:w.w:	2	-2	-1				-1	-1
pattern w:w.wM	2	3	-2					1
pattern w:w/w	-2	-2	-1	1			3	-2
pattern w:w/w, first	3	-1						-1
pattern w:w:M/, first	3	-1					-2
pattern w:w:Mw	3	-1	-1				-2	-1
pattern w:w:w	-2	-1		-1	-1		4	1
pattern w:w:w:, first		2					-3
pattern w:w<w>	3	-1	-1				-2
pattern w:w=w=	4	-2	-1				-1	-1
pattern w:w?, first		-2					-1	2
pattern w:wM	-3		1	-1	1	2	1	1
pattern w:wM/w	2	-2	1					-3
pattern w:wMw,	-3	2	3	-1	-1	-1		-2
pattern w;w	2	1					-3
pattern w;w, first	3	-1					-2
pattern w=w=w=	3		-1				-2
pattern w>M<	3	-1	-1				-2
pattern w?w.	3	-1	-1		-1	-1	-2	-1
pattern wM		-4		-2	-2	-1	1	-1
pattern wM##MM, first	-3	2					1	-1
pattern wM, first	1		-4	-1				-3
pattern wM,w,w		-3	4	-1	-1	-1		-2
pattern wM,wMw	1	-3	-1	-1			1	-1
pattern wM-w#$, first	2	-2
pattern wM.		-4	-3	1	-2	-2	1	-2
pattern wM.wMw		2		-1	-2	-1	-2	1
pattern wM/M, first	2	-1					-2	-1
pattern wM/M/M	1	-3	-4		-2	-1		-2
pattern wM/M/M, first	1	-2	-1	2			-2	-1
pattern wM/MM/		-2	-2	-1	-1	-1	2	-2
pattern wM/MM/, first	4	-2					-3	-1
pattern wM/MMM, first	-3	3					-1
pattern wM/Mw#	2	-2	-1				-2	-1
pattern wMM, first	-1	2	-1	-1			-3	-2
pattern wMMM			1		-1	-1	1	-4
pattern wMMMM	-2	3	1	-1	-1	-1	-3	-2
pattern wMMMMM		-4	1	-1	-1	-1
pattern wMMMMM, first	1	-1		2			-3	-1
pattern wMMMMw, first	2	-1					-1
pattern wMMMw	1	-3	-1	-1	-1		2	-1
pattern wMMw,w	-1	2	2				1	-2
pattern wMMw,w, first	-2	1					2
pattern wMw#		-4	-1	-1		-1	1	-2
pattern wMw#,w	-3	1	-1				2	1
pattern wMw#M	3						-1	-1
pattern wMw#w,	-2	2	-2					-1
pattern wMw#w, first	3	-1					-2
pattern wMw,Mw, first	3	-1		-2			-2
pattern wMw,w.	2	-2			-1	-1		-3
pattern wMw,wM	1		-1	-1	-1	-1	-1	-3
pattern wMw.	1			-1	-1	-1	-3	-2
pattern wMw.w			-3					-1
pattern wMw.w,		2				-1	1	-3
pattern wMwM#w, first	-3	4					-1	-1
pattern wMwM.			-2		-1		1	-2
pattern wMwM.w			-1	-1			1	-2
pattern wMwMM	3	-1	-3
pattern wMwMMw		-3	-2	1		-1	-2	1
pattern wMwMw		-4		-1	-1	-1		2
pattern wMwMw:	-1	3	1				1	-1
pattern wMwMwM		1		-2	-2	-2		-3
pattern wM·wM·	-2	2	2				3	-1
pattern wM·wM·, first	-2	-2					4
pattern w|#|M|	-3	-3	2				2
pattern w|w	2	-1					-3	-1
pattern w|w|w|	3	-3	-3	-1			-2	-1
pattern w®w	2	-2					-1	-1
pattern w·w	-2		2				2	-2
pattern w–w	2	-2	-3				-2	1
pattern w—w	3	-1					-3
pattern w•w, first	-2	2					-1	-1
pattern ©Mw,w.	3		-1				-2	-1
pattern —		-1	2				-3	-1
pattern —, first		2					-3	-1
pattern ☐wM		-1	2				-2
principal balance	-3	2		1			-1
préstamos	3	-2					-2
remarks	3						-3
status	5	-2		-1				-3
transworld systems inc	3						-3
view details	-3	1					2
worst payment status	-3						3
# word pattern comes
always				-1	-3	-2		-1
often			1	-5	-1	-1	-1	-2
# word read as, shape
accountName capitalised	-1	1		-1	-1	-1	-3	1
accountName capitals	-1	1	-4		-1	-2		-1
accountName small	-4	5					-3	-1
accountName? capitalised				-1				-3
accountName? capitals		-2	-3		-1	-1	1	1
accountName? small		2	-1	-1		-1	-4	-1
accountNumber capital	-3	-1		3			-1
accountNumber capitals	-4	-2	1	4			-1	-1
accountNumber date	-2	-1	-2	3		-1	-2	-2
accountNumber small	3			-4			-1
amount date	-4			-2	4	-1	-1
aside accountName capitalised		1					-3	-2
aside current small	3						-3
aside current? capitalised	-3	1	1				-1	3
aside current? small	3						-3	-2
aside goes on capitalised		-3	1	-1			-1	-3
aside goes on? capitalised	-2	3	1				-1	-1
current capital	-3	-1	-1				3
current capitalised	-3	-1	1		-1	-2	3	-2
current capitals	-3	-3	1	-1	-1	-1	1	-2
current date	-4			-1	1		2
current letters	-3	1					3
current? capital	-2	-1	1				3	-1
current? capitalised	-1	-1		-1		-1	1	-3
current? date				-3		2
current? small		-2	-1	-1	-1	-1		-4
goes on capital	-3	-3	3	-1			-1	-1
goes on capitals	-1		1	-2	-1	-2		-3
goes on small		-6	1	-1	-1	-1	-4	1
goes on? capitalised	-2	-1	1	-1	-1			-4
goes on? capitals	1			-4	-1	-1	2
goes on? small		-5	2	-1	-1	-1	-2	-1
originalCreditor capitalised	-2	-3	-2	-1	-1	-1	1	2
originalCreditor small	2		-1			-1	-3
paying capitalised	-2	-1	-1			2	2	-1
paying? small	3						-3
# word read as
accountName		1	-1	-1	-1	-2	-4
accountNumber	-4		-2	5		-1	-3	-3
amount	-4	-1		-1	3	-1	-2	-2
aside accountName	1	1	-1	-1			-3	-2
aside current	3						-3
aside current?		2			-1		-3	2
aside goes on	-1	-3	2	-1	-1	-1	-3	-3
current	-1	-3		-1	-1	-2	1	-2
goes on?			1	-4	-1		-1	-2
no debts	1		-2	-3	-2	-2	-4	-4
no part	1	-1		-2	-2	-2	-11	-1
no part, in row	1	-1	1		-3	-1	-10
originalCreditor	-1	-3	-2	-1	1	-1		1
originalCreditor?	-3	1		-1		-1		1
paying	-4	-1	-1	-1	-2	4	-2	-2
paying?	2		1		-1		-3	-1
# word read in
accountName, columns below each other	-5	6	-4	-1	-1		-1	-3
accountName, columns by their place	3	-2	-3	-2			-2	-2
accountName, objects	-1	2		-1		-1	-1	-2
accountName, tables and labels			-5	-2			1	-3
accountNumber, claims of a bankruptcy	5	-3		-5			-1	-1
accountNumber, one debt a line	-3		-2	4			-1	-1
accountNumber, tables and labels	-4	-1	-1	4			-2	-1
amount, tables and labels	-2	-2	-1	-2	3	-1	-2	-2
aside accountName, tables and labels	-2	2					-2
current, a column for each debt	-3						4	-2
current, a letter about one debt	-5						5
current, a line for each cell	-3	-2	-1	-1			3	1
current, a row for each bureau	3						-3
current, headings on several lines	-4						4
current, one debt a line		-2	-1	-1	-2	-2		-5
current, tables and labels		-3	-1	-2	1	-3		-1
goes on, a bill with its charges	-3	1	2
goes on, a bullet for each debt	-1	-5	1	-1			-2	-2
goes on, a letter about one debt		-4	1
goes on, a notice about one debt	-2	-3	1					1
goes on, a paragraph for each debt	-1			-1				-2
goes on, cards	-1	3		-1			-3	1
goes on, cards of a portal		-5	2	-1	-1		-2	-2
goes on, claims of a bankruptcy	-1	-3	2
goes on, columns below each other	-6	1	4		-1		-1	-1
goes on, columns by their place	1	-2	1	-2			-2	-3
goes on, objects	-2	-3	2					-1
goes on, one debt a line	-1	1		-1	-2	-2		-4
goes on, records of labels	-1	-3	2	-1	-1		-1	-1
goes on, tables and labels	-1	-4		-3	-1	-1	-1	-3
no part, a bill with its charges				-1		-1	-2	-3
no part, a bullet for each debt	-1	-2	1	-5	-2	-3	-4	-2
no part, a column for each debt		1		2			-3	-2
no part, a letter about one debt				-4	-2	-2	-4	-2
no part, a line for each cell	-1		2				-1	-2
no part, a notice about one debt	-1	-1	1	-4	-1	-1	-3	-1
no part, a paragraph for each debt		1		-1	-2	-3	-7
no part, cards	-1			-2	-2	-3	-5	-1
no part, cards of a portal	2	2	1	-1		-1	-4	-3
no part, claims of a bankruptcy	2	-3	-2				-1	-4
no part, columns below each other	2	-2	-2	-1			-1	-1
no part, columns by their place	2	-2	-1	2	-1	-2	-6	-1
no part, headings on several lines	3	-3	-2	-3	-1		-3	-3
no part, headings over the values of each account	2	-3	-3	-2	-1	-1	-2	-1
no part, none	-2	3	1	-2	-2	-2	-7	-1
no part, objects	3	-3	-1	-1	-1	-3	-2	-4
no part, one debt a line		-1		-2	-2	-5	-10	-1
no part, records of labels	2	-3	-1	-2	-1		-4	-2
no part, running text	1		-1	-5	-3	-5	-7
no part, tables and labels	2	-2	-1	1	-3		-7	-2
originalCreditor, a paragraph for each debt	-3						-1	3
originalCreditor, columns by their place	-3	2	1				-1
originalCreditor, objects	-3	-1	-1					4
originalCreditor, one debt a line	-2	-1	-2	-1	-1	-1	2	-1
originalCreditor, records of labels	-3		1					2
originalCreditor, tables and labels		-2	-1	-1	2	-1	-3	1
paying, one debt a line	-3	1	1		-1	2	-1	-1
paying, tables and labels	-1	-1		-1	-1	3	-4	-2
# word shape and behind
capital capital				-1	-2	-2	-2	-1
capital capitalised	3	-2		-3		-1	-5	2
capital capitals	1	-6	3	-2	-1	-1	-2	-1
capital code	5		-5	-1
capital mark-"	2	-1	-2		1	-1	-3	-3
capital mark-$	3	-2		-1	-1		-1	-1
capital mark-,	-2	-3	-1	1	2	1	-1	-2
capital mark-–	2						-2
capital small		-3	-1	-1	-1	-1	2	-2
capitalised capitals	1	-1		-1	-1	-1	-4	-1
capitalised cents	-1		2	-1		-1		-4
capitalised code	-1	-1	2	-3	-1	-1	-1	-4
capitalised digits-1			-2		-1	-1	-3
capitalised digits-3	-1	2	1	-1	-1	-1	-1	-3
capitalised digits-4	-1	-1	1	-2	-1		-3	-1
capitalised digits-6	3	-1	-3					-1
capitalised digits-7	1	-3		-3			-2	-3
capitalised dollars			-1	-1	-1	-1		-3
capitalised end	4	-3	-3	-1			-1	-2
capitalised lettered-code		-2	3	-1		-1	-2	-3
capitalised mark-!	1	-3	1				-1	-2
capitalised mark-#	2	-2	-2	-1	-2	1	-3
capitalised mark-'	-2	1	1			-1	1
capitalised mark-(		-1	1	-1	-1	-1	-3	1
capitalised mark-:	-1	-1		-1	-1	-1	-2	-3
capitalised mark-;	-1		1	-1	-1	-1	1	-3
capitalised mark-=	2	-3			-1	-1		-3
capitalised mark-?	1	2	-2				-3	-1
capitalised mark-®	2	-5	-1				-1	-2
capitalised mark-–	-3		1	-1	-1	-1		2
capitalised mark-—	-4	3	2	-1	-1	-1	-1	-1
capitalised mark-•	4	-2	-2		-1			-2
capitalised percent	-2		1	-1	-1	-1	1	-3
capitalised with-digits	-1	-1	2	-1	-1	-1		-4
capitalised year		-4	-1	-1	-1	-1	1	-3
capitals capitals				-3	-2	-2		1
capitals code	-2	1		2	-2	-1	-3	-1
capitals date	1	-1	-1		-1		-1	-2
capitals digits-5	1	-2	-2	3	-3	-1	-2	-2
capitals digits-6	-2	-2		4		-1	-1	-1
capitals digits-7	-2	-2		3	-1	-1	-4	-1
capitals lettered-code			1	-3	-1	-1	-2	-2
capitals mark-"	-3		1	-2			-3	-2
capitals mark-$	-2	-4	-2	-3	3	2	-2	-4
capitals mark-&	1	-1	-1	-1	-1		-3	1
capitals mark-)	-2	-6		-1	-1	-1	-2	4
capitals mark-/		-1	2	-1	-1	-2	1	-4
capitals mark-:	1		-1	-1	-1	-1	-2	-4
capitals mark-;	-4	-1	-2	-1	-1	-1	1	2
capitals mark-=	4	-2					-2	-1
capitals mark->	3	-1	-1				-2
capitals mark-|			2	-3	-2			-2
capitals mark-—	3	-1	-3
capitals mark-✓	-2		2
capitals masked	-2	2	5	-2	-1	-1	-1	-3
capitals thousands	-2	-2	3	-1			-1	-1
capitals thousands-and-cents	1	-1	-1	-2	-1	-1	1	-3
capitals with-digits	-1	3		-3	-1	-1	-3
capitals year	-2	-2	4	-1			-2	-1
date capitalised	1	-3		1	-2	-2		-1
date capitals		-3	-1		-1	-1	1	-2
date cents	3			-2			-1
date dollars	3	-1	-2	-3	-1		-2
date mark-,	-4	-1		2	1	3		-1
date mark-.	-2	-1		3			-1
date mark-:	3			-1		-1	-2
date with-digits	3			-1	-1	-1	-2
letters capitalised	1	-1	-2	-1	-1	-1	-1	-3
letters code	3		-1	-1			-3
letters digits-4	3	-2	-4	-2			1
letters digits-7	3	-3	-2	-1			-1
letters dollars	1	2	-2	-1	-1	-1	-1	-2
letters line	-1	-4	1	-1		-1	2	-2
letters mark-:	1	-3	-2	-1	-1	-1	-1	-2
percent capitalised	3	-1					-2
percent digits-1	-3					3	-2
percent digits-2	3						-3
percent dollars	2	-1	-1	-1	-1	-1	-3	-1
percent dollars-and-cents	5	-2	-2	-1	-1	-1	-5	-1
percent line	1	-2	-1	-1				-1
percent mark-$	3	-1				-1	-3
percent mark-)	3		-1				-2	-1
percent mark-,	3	-2			-1	-1	-2	-1
percent percent	3					-1	-2
percent small	2	-1	-2			-1	-1	-1
small capital	1	-3	-1	-1	1	-1	-1	1
small capitalised	2	-5		-1	-1		1	-3
small capitals	2	-4		-1	-1	-1		-6
small code	2	-1	-2	-3	-2	-1		-2
small digits-1		-3	2		-2	-2	-1	-1
small digits-3	3			-1	-1	-2	-4	-2
small digits-4	2		-2		-1	-1	-3	-1
small digits-7	4	-3	-4	-4		-1		-1
small dollars	2	-6	-1	-1	-2	-2	-2	-2
small dollars-and-cents	2	-4		-2	-2	-2	-1	-3
small lettered-code	4	-3	-3	-2			-1
small line		-4		-2	-1	-1		1
small mark-"	1	-4		-1	-1	-1		-2
small mark-#	4	-1	-2				-1	-1
small mark-(	-2		-1	-1	-2	-1	4	-3
small mark-)		-4	2	-1		-1		-5
small mark-+	1	-2	-1				2
small mark-,		-2	-1	-1	1			-4
small mark--		1	3	-1	-1	-1	-2	-1
small mark-.	1	-3	1	-1	-1	-1	1	-3
small mark-/	-1		1	-1	-1	3	-3	-2
small mark-:		-1		-1	-1	-1		-3
small mark-?	2	-2	-3	-1	-1	-1	-1	-1
small mark-|		-3		-2	-1	-1		-1
small masked	6	-2	-3	-1			-3	-1
small thousands	1	-1	1	-1	-1	-1	-5	-2
small thousands-and-cents		-1	2	-2	-1	-1	-5	-2
small with-digits	2			-1	-2	-2	-4	-2
small year	3	1	-2	-1	-1		-2
# word shape
capital		-4	-2	1	-1	-1		-1
capitalised			1	-3	-2	-1		1
date	-2	-6	-1	5	1	1	-2	-4
letters	1		-2	-6	-4	-4		-7
percent	2	-3	-3	-1	-2		-4	-2
# word sums of line
1		-1		-1	-2	-3	1	1
2	-1	-1	1		-4	-5		-1
3	-1		1	-3	-2	-1		-3
# word word
0-30	4	-1		-1			-2
1-05	-2		1	2
2.1	4	-1		-2			-1
2.2	4	-1		-2			-1
3.0	3		-1	-1
4.1	4	-1		-2			-2
4.2	2	-1	-2				-1
4.4	4			-3			-1
4.5	3			-2
60-89	-2	-1		-1		-1	2
a	2	-4	-4		-1	-1	-1	1
a/c	3	-2	-3	-1
aa	3	-2	-1					-1
aadvantage	-3		3				-2	-1
aaron's	-6	6	-1				-1
ab	2	-4	-2				1	-1
about	1	-2	-3	-1	-1	-1	1	-1
ac	1	-3	1					-2
accepted	4		-1				-3
account		-3	-1		-1	-1	1	-4
accounts	5	-2	-3				-1	-1
acct	5	-4	-6	-4		-1		-3
ach	4	-3	-1				-1	-1
action	3	-1	-2				-1
activity	3	-1	-2		-1		-1	-1
ada	-2		2					1
adjusters	-3		4
affirm		1	-1				-2	-3
afni	3	-2	-2				1
after	2	-3	-1			-1	-1	-1
afterpay	-4	4					-1	-1
ago	3		-1	-1			-2	-1
ah	2	-2					-1
aidvantage	-3	3					-2	-3
al		-2	-1	-1		-1	1	-1
all		-3	-1	-1	-1	-1		-1
ally	-1	1						-3
america		-5	1				-1	-6
american	1	1	-3				-1	-1
amex	-2	3	-2				-1	-3
amt	5	-1	-2				-1	-1
an	2	-2	-1				-1	-1
and	1	-5	-2	-1	-1	-1	1	-2
anesthesia	-1	-2					-1	1
ann	3		-2					-1
anselm	-3	1	1					1
apartments	-3		-1					3
apple	-2	2	2				-1	-1
apply	2	-1		-1	-1	-1	-3	-1
apr	4	-2	-1	-1	-1		-1	-2
apts		-1	-3				1	2
are	3	-3	-2	-1	-1	-1	-1	-2
asagreed	-4	-1					4
ask	3	-1					-1
aspire	-3	3	-1				-1	-1
assets	4	-1	-2				-2
assignee	3	-1	-2
assoc	-2		3				-2	2
associates		-1	1				-1	-2
at	2	-4	-1		-1	-1	-1	2
at&t	-4	-2		-1	1	-1		2
ate	3	-2	-1
aug	2	-2	-2		-1	-1		-2
aunt	-3	2	2				-2
aut	2	-1	-1		-1
authority	-3		3
authorized	3	-1	-1
automatically	-3						3
automobile	1	-3	2				-2	-3
available	2	-3	-1				1	-1
avant	-3	2	-1		-1		-1
avant/webbank	-2	2					-2	-1
ay	3	-2
b	2	-4	1	2		-1	-2	-2
baby	-1	-2	3					-1
back	4	-2	-3				-2
bal	4	-4	-2	-2	-2	-1		-4
balance	4	-3	-5	-1	-1			-2
bank/credit	4	-4
bank/lowes	-3	-1	3				-1	1
bank/target	-3							1
bankruptcy	3	-1	-1				-3
banner	-1	3	-2				-1	-1
baptist	-2	2	-3				1	1
barclays	-2	1						-4
before	3	-1	-1				-1	-1
belk	-3	3	-2
bell	-2							3
best	3	-2	-3			-1		-2
beto	1	-3	1				-1	-1
bev	-2	3	-1					-1
bill	2	-3	1		-1	1	-1	-4
billing	-1	-3					1	-1
bills	3	-2					-1
birch	1	-2
bloomingdale's	-3	3	-1					-1
blue	-2	-2	3					2
blvd	4	-1	-3					-1
borrower	3	-2	-1				-1	-1
boscov's	-4	5		-1				-1
both	4	-3	-1				-2	-1
bought	4	-2	-2				-2	-1
box	3	-1	-3	-1	-1	-1	-1	-1
braces	-2	-1	3				-2	-1
brandon	-3	1	2
brandt	3		-2
brandvold	3	-1	-2					-1
bridgecrest	-4	2	2				-1	-1
brightwater	-3	3					2
bryant	-3	-1	3					-2
buckeye	-2	2	-1				-1
budget	3	-3						-1
bureau		-1	3				-1	-2
business	3	-2	1				-1
buy	-2	-3	2				1	-2
buy/cbna	-3	-2	3					-1
by	2	-3	-1	-1	-1	1	-3	-2
c	1	-3	2	-1		-1	-3	-2
c/o		-2						-1
ca	3		-2
cabela's	-4	5	-2					-1
cabelas	-3	3	-1					-1
cable	-2	-1	1				-3	2
caine		3					-2	-1
call	2	-3	-2	-1	-1	-1	-1	-1
cancel	3	-3	-1				-2	-1
cancelada	-3						3
cap	1		1				-3	-4
capital		-1	3		-1		1	-1
car	1	-2	1				-1
card		-3	1	-1			-2	-3
cards	3	-2	-1				-1	-1
care	-2	2	1	-1	-1	-1	-4
carecredit	-4	3					-1
carro	1	-3					-1
cartão	2	-3			-1		-2	-1
carvana/bridgecrest	-2	3						-1
case	2	-4	-1		-1		1	-1
cc	2	-3	-2	-1	-1	2	-2	-2
cccccccccccc	3	-1					-2
cedar	-1	2	-2					2
center	-2	-4	1	-1			-1
central	1	1	-1		-1			-3
change	3	-2					-1
chapter	3	-1					-2
charge		-4	1	-1	-1	-1	1	-2
charge-off	-1	-2	-1				3	-2
charge_off	-3						3
charged	-1	-1	-1	-1	-1	-1	3	-1
charter	-3	-1						4
chase		1	-1				-2	-3
checking	3		-3				-2
chela		-2
chg	-2						2
child		-3	1					-1
chime	-3	3
citi	-2	2	2					-3
citicards	3	-2	-2					-1
citifinancial	-4	4
cl	3	-2	-1				-1
claim	3	-2	1				-1	-1
classification	3	-1					-1	-1
client	4	-4	-1					-1
closed	3	-2	-3				-1	-1
club		-4					1
co	-1	-3	2	-1	-1	-1	-1
co-borrower	3	-1					-1	-1
co-op	-2	1						-1
coast		-3	1				-1	-1
code	4		-2				-1	-1
col	4	-2	-1				-2	-1
coll	-2	-4	1	-1	-1	-1	3	-3
collection	-1	-5	2			-1	2	-2
collection/charge-off	-3						3
collectionattorney	3						-2	-1
collectionorchargeoff	-4						4
collections	-1	-4	1		-1	-1	2	-2
collector	-2	-2	-2	-1	-1	-1	3	-1
college	-2	3					-1	-1
column	3	-1	-1
comcast	-2		-1				-3	2
comenity	-2	-5	4			-1		1
comenitybank/victoria	-3	3
comments	4						-2	-2
company		-1	2			1	-3	-1
condition	3						-2
consolidation	-1		1				-3
consumer	1	-2	-2		-1		2	-3
consumers	1	-3						1
conta	1	-2	1	-1			-2	-1
continue	3						-3
contrato	3	-1		-1			-1
control	-3	-1	3
conventional	4	-3					-2	-1
cooper	-2	-4	2					-1
copper	-2	3	-1					-1
corp	-3	-2	3				-1	-2
correct	2	-1	-1	-1	-1	-1	-3	-1
corriente	-3						3
counselor	3	-2	-2				-1	-1
count	3	-1	-1				-2
cox	-3	-1	-1				2	3
creditor	3	-5	-3	-1	-1	-1	-2
creditors	3	1	-1				-2	-1
credits	3		-1				-1
credor	3	-1	-1				-1	-1
crest	1	-3	2
ct	2	-2	-1	-1			1	-2
cu		-6	1	-2			-1	-3
cuenta	2	-2	-2	-2			1	-1
curacao	-2	3	-1
current	-2	-3	-1	-1	-1	-2	3	-2
d	1	-3	-2		2	-1		-1
dad	-2	3	-2				-1	-1
dale	-2	-3	3				-1	-3
dana	1	-2	-1			1	-2	-1
dashboard	3	-3
data	2	-3					-1
date	1	-3	-2		-1	-1	3	-2
dave	-3	3						-1
day	3	-3	-1	-1				-1
days		-4	-2	-1	-1	-1	1	-1
dds	-2	-1	2		-1		-2	1
de	2	-4	-3	-1	-1	-1	1	-2
debemos	3	-1	-2				-2
debo	4	-2	-4				-2	-1
debt	1		-3	-1	-1	-1	3	-1
debts	4	-2	-2				-1	-1
def	2	-1					-2
default	3	-2					-3
defaulted	-3		-1	-1			4	-1
deferment	6		-1				-6
deferred	5	-1					-5	-1
del		-2	-1				1	-1
delete	3	-1	-1				-1	-1
delinquency	5		-1				-3	-1
delq	3	-1	-2
dental	-2	-2						3
dentist		-1	2				-3	-1
denver	3	-1	-1				-1
department	1	-3	2				-3	2
depot	-2	-3	2			-1	-2	-1
derogatory	3	-1					-2
describe	2	-1	-3	-1	-1	-1	-1	-1
details	5	-2	-3				-2
deudas	3	-2	-1
dfas	-3	2		1
direct	-2	1	-1			-1	-1	-3
directv	-3	2					-1	2
discharged	3	-1					-3
discover		1	-1				-2	-3
discoverbank	-3	3	-1
dispute	2	-2	-1	-1		-1	-4	-2
division	4	-1	-3					-1
dmp		-2	-1	-1			1	-2
done	2	-3	-2
dont	3	-2	-1
down	-1	-2	1	-1			-1
dpd	-3	-1		-1	-1	-1	3
dr		2		-1			-3
draft	2	-2	-2				-1
due	1	-3	-2	-1	-1	-1	1	-1
e	3	-2		1			-1	-1
each	3				-1		-1
ecoa	3	-1					-1
ed	-3	1	1				-1	-1
ed/aidvantage	-3		3
edfinancial	-3	3	1					-2
edge	-3		3
edit	3	-1	-2	-1			-2	-1
education	1	-5	1				-2	-1
ef	3	-2	-1					-2
el	1	-4	-2					1
elan	-3	3	-1
emergency		-2	1				-2	4
ems	-3		3				1	-1
end	3	-1	-2				-2
ending	6	-2	-6	-1
ends	6	-2	-5	-1			-2
energy	-1	-2						3
enero	3	-1					-2
entergy	-3	2	-2				-1	1
equifax	4	-3	-1				-2	-1
equinox	1	-2						-3
equity		-4					-1	-1
est	2	-3	1	-1	-1	-1	-3	-2
estate	3	-1	-2				1	-1
estimated	2	-1					-1
et	3	-2	-2				-1
eversource	-4	2					1	1
ex	2	-1	-1				-1	-1
example	3	-3					-1
exeter	1		-3				-1	1
exp	3	-1	-1				-2	-1
expenses	3	-1	-1				-1	-1
experian	3	-2			-1		-1	-1
f	3		-1				-2
factoring	3						-2	-1
fair	5	-3	-1				-1	-2
false	-3	-1				-1	3
fargo	1	-3	1				-1	-1
fcu	-1	-3	2	-1		-1	-1	-2
fdic	3	-1	-1				-1	-1
feb	1	1	-1		-1		-2	-3
fedloan	-1	3	-2				-1
fee	3	-1					-2	-1
fha	3	-1	-1				-1
fifth		-2	1		2		-1	-2
file	3	-3	-3	-1	-1			-2
fin		-3	1	1			-1	-2
final	4	-2	-5	1				-1
finance	-2	-2	3				-1
financed	2		-1				-1
financial		-4	1	-1	-1		-1	-3
fine	3		-2				-1
fingerhut	-2	1	-2		-1		-3
fingerhut/webbank	-5	3	-1	-1			1	5
fire	2	-2	-1					-1
firm	-3	-2	2					2
first	2	-1	-1				-3
fitness	-3	-2	1				1	2
flagstar	-1	3	-2
flanigan	-2	-1	2
fleet	-2	3	-1				-1
foi	-3						3
for	3	-3	-6	-1	-1	-1	1	-4
forbearance	5		-1				-4	-1
fortiva	-2	2	-1				-2	1
four	-3	-1	2				2	-1
franklin	-2		3					-1
free	3	-1	-2				-1
friday	3	-1	-1				-1	-1
from	2	-4	-2	-1	-1	-1	-1	-3
fs	-1	-3					2	-1
furniture		-4	1				-2	-2
garage	-3		3				-1
gas	-1	-3	1				-2	2
ge	-4	3	-1				-1	2
gemb/jcp	-3	3
gemb/lowes	-2	3	-1				-1
get	3	-2	-1				-1
gmac	-4	4	-1
go	1	-3	1	-1	-1	-1	-1	-1
god	3	-1	-2				-1
gold	-3	-2	3					-1
good	-1	-3	-1		-1		1	-1
graduate	-1	-1	2
greensky	-2	3	-1				-1	-1
gross	3	-2
group		-2	2		-1		-2
grove	-3		1				1	1
gs	-2	-2	3
guarantor	4	-1	-1				-2
halsted	-2	2	-1
hand	3	-1	-1				-2
hardship	3	-1					-2
has	1	-3	-5	-1			2	-2
have	2	-3	-1				-1	-1
health	-1	-4					-2	2
her	3	-2	-1				-1
here	3	-2	-1				-1
hermann	-2	-2	1				-1
hf	-2	-1		3
hi	3	-4	-1				1	-1
higher	-2	-1	3
his	3	-3	-1				-1
hold	2	-1	-2				-1
hollow		-3	1					-1
hosp	-2	-4					-1	4
hospital	-2		1					2
house	1	-3	2				-1
housing	-1	-3	2
hsa	4	-2	-2	-2
hsbc	-1	1	-3				-1	4
hsbc/best	-3	3
hạn	1	-1					3
i	1	-1	-3	-1	-1	-1	1	-2
i'm	2	-3	-2				-1	-2
id	5	-3	-4	-3	-1		-1	-1
if	2	-2		-1	-1	-1	-2	-2
ii		-1	1	-1	-1	-1	-1	-3
impala	-3		3
in		-4	-2	-3	-1	-1	2	-2
inc	-2	-5	4		-1	-1	-1	-3
indigo	-3	3
individual	3	-2	1				-2	-1
info	3						-1	-1
information	2	-2	-3	-1	-1	-1	-3	-1
inquiries	3	-1	-1				-1	-1
ins		-2	-2	-1				2
inst	4	-1					-3	-1
installment	3	-1	-1				-2
insurance	-1	-1	-2		-1		-2	2
interest	4	-3	-1				-2	-1
internet	2	-4	-1				1
interstate	-3	-1	4
invoice	3	-1	-2	-1
iphone	-2	-1	3				-2
ira	4	-2	-3
irs	-1	2	-2			-1	-1	-4
is	2	-4	-6	-1	-1	-1		-2
island	-3	1	2
it		-3	1	-1	-1	-1		-2
it's		-3	-4				2	-1
its	2	-1	-1				-2
j	4	-2	-2	-1	-1		-2	-1
jefferson	1		-1				-1	-3
jewelers	-1	-3	2				-2	-1
joint	2	-3	1			2	-3	-2
jul	4	-1	-1				-2	-1
k	3	-2					-2
kaiser	-4	2					1
kay		2	-1					-3
kikoff	-3	3
klarna	-2	3	-1		-1		-3	-1
kohls	-1	3	-2		-1		-1	-2
kohls/capone	-3	4					-1	-2
kwik	-3	2
l		-3	2	-2	-1		-4
labcorp	-3	1						1
lakes		-4						-1
last	3	-3	-4	1	-1		-1	-2
late	-1	-3	-1	-1	-1	-1	2	-1
lease	1	-4	1	-1			-2	1
leasing	-3		3					-1
left	3	-3	-1		-1	-1	-2	-1
lendingclub	1	1	-2		-1		-2	-1
letter	2	-3	-1				-1	-1
liabilities	4	-2	-1				-1	-1
liability	3	-1					-1	-1
liberty	-3	3						-1
life	2		-3				1
lightstream	-2	3	-2	-1			-1	-2
limit	7	-2	-3				-3	-1
lindqvist	1	-2	1				-1	-1
line		-3	1				-3	-1
lines	3	-1	-2				-1
list	4	-2	-2		-1		-1	-1
llc	-3	-4	5	-2	-2	-1	-3	-4
ln		-2	1	1				-2
lns	-3		3
lo	2	-3	-1				1	-1
loan	1	-5	1	-1	-1	1	-4	-2
loans	1	-4					-3	-1
lol	4	-2	-1				-2
loss	-1	-3	-1				2	-1
lots	-2	-1	2					-1
lowe's	-2	3	1				-3	-2
lowes	-3	2
lp	-2	-2	3	-1				-1
ltd	-4	-1	4				-1
luke's	-1	-3					1	2
luz		-2	1				-1	-1
macy's	-2	2			-1		-3
macys/citibank	-2	3
main	1	-2	3				-2	-1
make	2	-2	-1	-1	-1	-1	-1	-1
malibu	3	-1	-2				-2	-1
maple	-3		1				1	-1
mar	3	-2	-2				-1	-1
marisol	3	-2
marital	3	-1	-1		-1			-1
mastercard	-2	-3	2				-2	-2
maurices	-2	2
maxx	-2	-2	3					-1
mc	-1	-3	2	-1			-1	-1
me	3	-2	-2	-1	-1	-1	-3	-1
med	-3	-1	-1				1	2
medical		-5	2	-1	-1	-1	-2
medicredit	-3	3				-1	1	-3
member	2	-3	-2				2	-1
memorial	-3		2				-1	2
menards	-2	3	-2				-1	-1
mercy		1	-3					2
mesa	2		-1				-1	-1
methodist	-2		-1					3
metrowest		-2	-2				-1	3
mgmt	-2	-2	2				-1	-4
military	-3	3
min	2	-4	-2	-1	-2	-2		-2
mine	1	-4	-1				2	-1
minimum	3	-3				-1	-1
mn	4	-1	-2	-1				-1
mo	4	-3	-3	-1		-1		-2
mohela	-3	3	1	-1	-1		-2	-3
mom	-3	2	1	-1			-2	-2
montgomery	-3	3
month	2	-3				-1	-2	-1
monthly	2	-3	1			-1	-2	-1
mortgage		-1	3	-1	-1	-1	-2	-2
motor	-1	-3	2				-1	-1
mr	-1	2	-4	2			-1	-3
mri	3	-2						-1
mtg		-2	1	-1		-1	-4	-1
mínimo	3	-1					-2
n.a	-3	-3	3	-1	-1			1
n/a	4	-3	-1	-1			-2	-3
na		-3		-1	-1	-1	-2	2
name	4	-4	-4	-1	-1	-1	-1	-6
national	-3	1	2				-1
navient	-2	3	-2					-2
nc	3	-1	-2	-1				-1
need	3	-1					-3
negative	3	-1	-1				-1	-1
negotiating	4						-4	-1
nelnet	-2	3	-1	-1			-1	-3
net	4	-4	-2				-1
netflix	3	-2					-1
next	1	-3	-1				1	-2
nissan	3	-1	-2					-2
nmls	3	-1		-1		-1
no	1	-4	-6	-1	-1	-1	3	-2
none	1	-5	-2	-1		-1		-2
nonpriority	3	-2	-1				-1	-1
nordstrom	-1	1	2				-1	-2
nordstrom/td	-1	3	-1					-2
not		-3	-3	-1	-1	-1		-1
note	1	-3	-2				2	-1
notes	4	-2	-1				-2
nothing	3	-1					-3
notice		-2	-3				3	-1
now	2	-3	-2	-1	-1	-1		-2
nr	3	-1	-2
number	2	-3			-2	-1	-2	-1
número	3	-1	-3				-1
o	-2	-2	1	-1	-1	-1	3	-1
oc	3	-2	-1				-1	-3
ochsner	-3	3
oct	1	-1	-3				1	-1
of	1	-4	1		-1	-1		1
off		-2	-3	-1	-1	-1	1	-2
offers	4	-2	-1				-1	-1
oh	2	-3	-2	-1	-1	-1	-2
ok	1	-5	-2	-1	-1	-1	1	-2
okay	4	-3	-1				-3	-1
okonjo	3	-1					-2
old		1	-2	-1	-1	-1	-2	-4
ollo	-4	4	-2
on	1	-4	-3	-1	-1	-1	1	-2
one	-1	-5	1		-1	-1	1	1
onemain	-4	4	-2				-2
online	3	-2	-1
only	3	-1	-2				-1	-1
op	3	-2					-1
open/past	-2						2
oportun	-2	4					-3	-2
ordered	2	-1					-2
orig	2	-2	-1				-1	-3
original	2	-2	-3		-1		-2
originally	3	-1					-1	-1
orthodontics	-3	1	2					1
other	2	-4	-3	-1	-1	-1	-1
outpatient	-2	-1	3					-1
outstanding	3	-2	-1					-1
over	1	-3	-1
owe	3	-3	-3	-1	-1	-1	-1	-2
owed	2	-3	-2	-1	-1	-1		-2
owes	4	-2	-2				-1
own	4	-3	-2				-1	-1
owner	4	-1	-1				-3	-1
p	4		-2				-2
p.o	3	-1	-2	-1			-2	-1
pa	1	-1	2	-1	-1		-3	-1
pacific	2	-3						1
pagado	3						-2
paid	4	-3	-2		-1	-1	-2	-2
palisade	-2	3	-1
palmetto	-2	2						1
paper	3	-1	-1				-1
parcela	4	-1	-1		-1	-1	-2
park	2	-1	-3				-1	1
parkland	-4	1	3				-1	-1
patrice	3	-2	-2
pay	2	-4	1			-1	-1	-1
payment	2	-4		-1	-1	-1	-1	-2
payoff	4	-2					-3
pays		-3	-1	-1	-1	-1	1	-1
pays_as_agreed	-2	-2		-1			3	-1
pd	3	-2	-1				-1	-2
peak	-1	-3	1					2
pediatrics	-3		2				-1	1
penfed	-3	4	-1					-1
penney	-3	-2	4
per	2	-4	-3			-1		-1
period	3	-1	-2				-1
perkins	-2	1	3					-1
pero	2						-2
personal		-4	1				-2	-2
petitioner	4	-3	-1				-2
phys	-5		1				-2	3
physician		-4	1				-1
physicians	-4	-1	3				-1	1
pif	4	-1		-1		-1	-3
pines	-1	-2	2
pinnacle	-3	1					1	3
piti	3	-1					-2	-1
pkwy	3		-2
pl		-3				1	-1	-1
plaintiff	3	-1	-2				-1
plan	-1	-3	1	-1		-1		-2
platinum	-1	-3	2				-2	-2
plc	-3						-1	1
please	3	-2					-2
plus	1	-4	1				-3	-1
pmt	2	-3	-3	-1	-1	-2	-1	-2
po	4	-3	-4	-1	-1	-1		-1
point		-3	1				-1
por	3		-2					-1
portfolio	-2	-1	2		-1			-4
pra	-1	-2		3			-1	-2
prime	1	-3	2
principal	4	-1	-1				-2	-1
priority	5	-1	-1				-2	-1
progressive	-2	-1		-1			3	1
prop	2	-1	-2
property	3	-3	-1				-1	-1
prosper	-1	3	-1				-1	1
providian	-4	2	-1	-1			-1	1
public	4	-3					-1	1
pull	3		-2				-2
purpose	3	-1					-1	-1
q	1	-1	-3	-1			2
quest	-2	3	-1
quicksilver	-3		3		-1	-1	-3	-3
quitado	3						-3
qwest	-3	-1						3
r	1	-3	-1		-2	1	1	-1
radiology	-2	-2	1				-1	3
rainy	-1	-3	2				-1
rate	3	-2					-4	-1
rating	3	-1	-1				-2
ray	-1	-3	2				-1	-1
ray's	4	-1					-2
rd	4	-2	-3		1		-1	-2
receipts	3	-1					-2
receivables	-1		2	-1	-1	-1	-1	-3
records	4	-1	-3				-1	-1
recovery	1	-3	3		-1		-1	-3
referred	-3						3
refund	1	1	-2				-1
regions	-1	4	-2				-2	-2
regular	3	-3					-1
released	3						-3
remarks	3	-1					-2
renee	2	-1	-1
rent	2	-4					-3	-1
rent-a-center	-5	4	1				1
renta	4	-3	-1
reo	2		-2
repair	-2	-1	3				-1
report	3	-1	-2		-1			-1
repossessed	-4		-1				4	-1
repossession	-2	-2					3	-1
republic	-3	3						-1
respondent	4	-1	-2				-1	-1
responsibility	4	-1					-2	-1
retail	2	-3					-1	-2
retainer	3	-1	-3
rev	5	-2				-1	-4	-1
revenue	-1	-2	3				1	-1
revolving	6	-3	-3				-1	-1
rewards	1	-4	1				-1	-1
ridge	1	-3
rio	-3		3				-1	1
river	1	-2	4				-1	-2
rocket	-1	2	-3				-2	-2
rockland	-3	3
rptd	3	-2	-1
run	3	-1	-2				-1	-1
sa	1	-3	-2					-2
sala	-2	-1	3
saldo	5	-2	-1	-1	-1		-3	-1
sale	2	-2					-1
sallie	-2	3	-2					-2
sam	3	-2	-1				-1
santander	-3	4	-2					-1
sapphire	-3	-1	4				-1	-2
save	5	-3	-1				-4	-2
savings	-1	-4					2
says	3	-3	-5		-1			-2
sc	3		-2					-1
scheduled	4	-1	-1				-1	-1
scheels	-3	1	1					2
school	3	-1					-4
scores	3	-2	-1
sears/cbsd	-3	3
sec	2	-3	-1					-1
second	1	-3	1				2	-1
security	1	1					-1	-3
sell	3	-1	-1				-1
sent	2	-3	-3				-1	-2
services	-2	-3	3					-3
settled	4	-2					-5	-1
settlement	3	-1					-2
sezzle	-4	4
share	1	1	-3				-1	-1
sheffield	-3	2
shop	3	-2	-1					-1
sincerely	2	-1					-1
situação	3	-1				-1	-2	-1
slate	-3	1	2				-1	-1
snap-on	-3	4	-1					-1
so		-3	-2		-1	-1	2	-1
social	3	-2	-2					-2
sofi	-1	2	-2				-1	-3
sold	4		-1				-3	-1
sorry	3	-2					-1
sound	-2	-1	2
source	3	-1	-1				-2	-2
southern	2		-2
southwest	-3	1						2
spectrum	-2	-3				-1	-3	4
spokane	2	-3	-2					2
spotloan	-3	3
springleaf	-3	3
standard	3	-2					-2
star	-2	-3	3					-1
started	-2		-2				3
statement	3	-2	-3					-1
status	3	-3	-2		-1	-1	-1	-2
ste	3		-2				-1	-1
still		-2	-3				2	-1
stone	3						-1	-2
store	1	-3	1				-2	-1
student	1	-4	1				-3	-1
subtotal	4	-3	-1				-2
suffix	3	-2	-1	-1			-1
summary	5	-3	-3				-1	-1
summit	-3	1	1				-1	2
sunbit	-3	3	-1				-2	-1
support	-1	-3	2				-1	-1
syncb/amazon	1	3					-1	-3
syncb/lowes	-3	3	-1					-1
syncb/ppc	-1	4					-1	-2
synchrony	-1	-3	1	-1	-1	-1		1
synchrony/amazon	-4	2	-1				-2	3
synchrony/lowes	-3	3
system		-4	1				-3	1
systems	-1		1		-1		-2	-2
sí	3	-1	-1				-1
t-mobile	-3	-1	-3				-2	4
tax		-3	2				-1	-1
tbom/milestone	-3	3					-1
tech	-2	-3	2
termina	3	-1	-2				-1
terms	3	-1	-1				-1
texas	-3		1					2
that	1	-2	-4	-1	-1	-1	1	-2
that's	2	-2	-3				1	-1
thats	3	-3	-2				1
thd/cbna	-2	3	-1					-1
the	1	-3	-1	-1	-1	-1		-1
their	3	-1	-1				-1
then	3	-4	-3				-1	-1
theo	3	-2					-1
there	4	-1	-2				-2
there's	-1	-3	-1				2
they	-1	-4	-2		-1	-1	3	-3
third	-1				2			-3
thirty	-3		-1				3
this		-3	-2	-1	-1		2	-2
three	3		-2				-1
tháng	3		-1				-1
til	3		-1				-2
time	-3	-3	-2				3	1
tita	-3	5	-2
title	-1	-3	1					-1
titlemax	-2	3	-2				-1
tjx	-3	1	1
to	1	-3	-1	-1	-1			-1
too	-1	-2	-2				3	-1
total	2	-3	-2	-1		-1	-1
totals	4	-2					-3	-1
tower	-1	2	-2
towing	-3		3
toyota	-1	1	-3					-2
trace	3		-3
tractor	-3	2	3				1
trade	3	-1	-2
transfer	2	-1	-1
transferred	4						-4
transunion	5	-2	-1				-2	-1
transworld	1		-3					-1
truist	-1	1	-1					-2
tu	4	-2	-2	-1			-1	-2
tuc	3	-3	-2	-1	1		-3	-2
tuition	-3	1	2	-1	-1	-1
tv	3	-2						-1
type	6	-3	-2		-1		-2	-1
tía		2	-3					-1
u.s	-1	1	-1				1	-2
uh	3	-1	-2				-1
um	3	-2					-2
un	-1	-2	3
union	-1	-2	2				-1	-2
united	-3	1	2					-1
univ	-4	2	3				-1	-2
university	2	1	-3					-2
unknown	4	-1		-1			-2	-2
unlimited	-3	-1	3
unpaid	-3	-3	-2	-1		-1	4	-3
updated	3	-1	-1		-1		-2
upgrade	-1	1	1	-1	-1	-1	-1	-3
upon	3		-1				-2	-1
upstart	-1	3	-2				-2	-3
ur	2	-2	-1
us	-1	-3	-3	-2	3	2	-4	-4
user	3		-2				-1	-1
utilization	3						-3
value	2		-3				-1
vehicle	3	-4	-1	-1				-1
venture	-3	2	3			1	-1	-1
verizon	-1	-4			1	-1		2
veterinary	-3		2					2
view	2	-2	1				-3
vin	4	-1	-3
visa	-2		2	-1			-3	-1
visit	1	-3	-1				2	-1
w	1	-3	-2	-1	-1	3	-3	-2
wait	4	-2	-2				-1
walang	3		-1				-2
walmart	-3	-3	4
want	2	-2	-1	-1	-1	-1	-3	-1
was	2	-3	-4	-1	-1	-1	1	-5
water	-1	-4					-2	3
water/sewer	-3	3
we	1	-2	-4	-1	-1	-1	1	-3
webbank	-4	-2	1	-1	-1		2	3
webbank/fingerhut	-5	2				-1	-2	4
weiner	1		4				-2	-1
well	-3	-1	2				1	-1
west	-1	-3	2					2
what	3	-2					-1	-1
whenever	4						-3
whitney	-2	-1	3
who	3	-3					1	-1
whose	3	-1	-1				-1
wife	5	-1	-1				-4
willow	-2			-1			-1	2
with	1	-4	-4	-1	-1	-1	2	-3
worst	3		-1				-2
writeoff	3		-1				-2
xmas	3	-2	-1
xp	3	-2	-1				-1	-1
xpn	2	-3	-1	-1		1	-2	-2
y	1	-2	-1	-2	-1	1		-3
yea	2	-3					1
year		-3
years	3	-1					-2	-1
yes	-1	-4	-1	-1	-1	-1	1	-3
yet	3	-1					-3
your	1	-5	-2	-1	-1	-1	3	-3
zero	-1	-1	-1		4		-3
zip	-2	3				-1	-1	-2
余额	1	-3	-2	-1	-1			-1
国泰银行	-3	1	1				-1
学生贷款	3		-3				-1
已转催收公司	-3	-1					3
房贷	1	-3	1				-2
欠	3	-1		-1	-1		-3	-1
正常	-5	-1					5	-1
正常还款	-3	-1					3
账号	3	-2	-3	-2				-1
车贷	4	-2	-2				-1
额度		-2					1
# word words before
 ally	3		-2				-1
 and	2	-2					-1
 apr	1	1					-4	-1
 available	3						-3	-1
 bank	1	-3	1				2	-1
 bk7	-3	2			2
 charge	-4		1				3
 charge-off	2	-3				-1
 co	3	-1	-2				-1
 col		-2	-2				3
 coll	3						-3	1
 collection			-1		1	-1	-3	3
 contact	2	-2
 credit	2		-3					-1
 creditor	-3	4	2				-1	-1
 cur	3	1					-3
 current	1	1	-1	-1	1	1	-3	-1
 date	1	-1	-1				-3
 direct	2	-1	-2			-1	-1
 dispute	3	-2					-1	-1
 elan	-3	-2	3
 freedom	-2	-1	1				1
 from		1		-1	-1	-1	-3	-2
 good	3	-1	-1				-1
 harbor	2	-3
 highest	3		-1				-2
 his	-3	2					2
 huntington	3	-1	-3
 inquiries	3	-2
 loan	-1	5	-2				-1	-1
 loans	-3	2	2					-1
 lowe's	-3	-1	2				1
 mattress	-3						2
 midland	4		-4
 months	1						-3	-1
 mortgage	-2	1	3				-2
 mr	3	-1	-2				-1	-2
 next	3		-1				-2
 north	-2	-2	2
 oct	4	-4					-1
 ok	-3	2					1
 opened	-2	-1					3
 paid	3	1	-1				-2	-1
 payment	-2	-3	-1				3
 pinnacle	2		-4				1
 pm	3	-2					-1
 prairie	3	-2	-2
 préstamos	-3	3
 quantum3	2	-3	-1
 rate	2	-1					-2
 rent	3	-2					-1
 reported	1	1					-3
 settled	4	-2					-3
 single	2		-2		-1		-1
 st	4	-2	-2				-2	-2
 type	-2	-2					3
 verizon	-1		3					-3
 who	-2	2
 x	3	-2	-1				-1
 xp/tu/ef	3	-1					-3
1 a	1	1	-5		-1	-1
1 account	2	1	-3		-1	-1	-2	-1
1 accounts	2	1	-2	-1			-3	-2
1 acct	-2	-2	-1	3	-2	-1		-4
1 ach	4	-3	-2				-1	-1
1 action	2		-1				-2
1 active	-2	-3	1		2	2	-1	-2
1 actual	2	-1					-1
1 adjusters	3						-3
1 affirm	-1	-1	2				-3	-1
1 after	2	-3	-1				1	-1
1 agency		1	-3				1	-2
1 aidvantage	-2	2	1	-2		-1	-3
1 ally	2	-3	-1				-1	-2
1 already	-2	1	-1				3	-1
1 american	1	-6	2				-1	-2
1 amex	-2		2					-2
1 amount	1	-1	-2	-1	-1		-3	-2
1 amt	3	-2					-2	-1
1 an	3	-2	-2				-2	-2
1 and	1	2	-3	-1	-1	-1		-3
1 anesthesia	-3		2				-1
1 anything	1	2					-3
1 apartments	3	-1					-2	-1
1 apple	-3	-2	3				-1	-1
1 application	3	-3
1 apply	3	-3		-1	-1	-1	-1	-1
1 apr	1	-2	-1			-1	3	-1
1 april	3	-2			-1		-2
1 arrangement	-2	3					1
1 arrears	1	1	-3
1 ashley	-4	-1	4					-1
1 ask	4	-3	-1	-1	-1	-1	-3	-2
1 assets	3	-2					-1
1 assignee	4		-3					-4
1 astra	-3		3					-1
1 atraso		1	-1				-3	-1
1 attorney		-2	-2					3
1 august	1	-2	-1		-1		2
1 aunt	-3	-1	3				-1	-1
1 authorized	3		-1				-1	-1
1 autopay	3	-3	-1				-2	-1
1 available	2	-1	-3		-1	-1
1 avant	3	-2	-4				1
1 b		1	-3			-1	1	-3
1 b1	3						-2	-1
1 back	3	-2	-2				-2
1 bad	-2	1	-1				3	-2
1 bal	2	-4	1	-2	-2	-2	1	-4
1 bank		-4	1	-1		-1
1 bank/credit	3	-1	-3
1 beacon	3	-2	-1
1 bedding	-3	1	2
1 belk	-3	-2	3	-1
1 below	3	-2					-1
1 best		-4	1			-1	-1	-4
1 big	1	-3					-1
1 bilt	-2	-1	2
1 bk7	-3	2			2
1 blue	-2	-3	3		-1		-2	-1
1 bluegrass	3	-1	-2
1 blvd	3	-1	-2
1 bonneville	-2	2	2
1 boscov's	-3		1	1			-1	-1
1 both	3	2	-1				-3
1 brandvold	3	-1	-2				-1	-1
1 brightwater	-3	-1	2				1
1 brother	-3		3					-2
1 budget	3	-2	-2					-1
1 bureau	1	-4					1	-1
1 buyer	3	-2	-1					-1
1 by	1	-1	-2	-1	-1	1	-3	1
1 c	-1	2	-2	1		-1	-3	-2
1 cabelas	-2	-1	3	-1
1 caine	1		3				-1	-1
1 call	4	-4	-3	-1	-1	-1	-1	-3
1 camper	3		-2				-2
1 cancel	4	-1	-3				-2
1 cap	2	-2	1				-2	-3
1 cap1	-2	-2	3
1 capital		-4		-1	-1	-1	-1	2
1 card	1	1	-4	-2	-1	2	2	-1
1 cards	1	2	-1	-1			-2	-2
1 care	-4	-3	4	-1	-1	-1	-1
1 cascade	-1	-3	1					-1
1 cash	-2			-3	-1	-1	1	-3
1 cashrewards	3	-1	-1				-1	-1
1 cbna	3	-2	-3				1
1 central	1	-1	1					-3
1 chapter	4						-3
1 charge-off	3	-1	-1				-2	-1
1 charged	-1	-1	-3	-1	-1	-1	2	-2
1 chase	-1	-3	2	-1			1	-3
1 checking	5	-4			-1		-3	-2
1 chk	3	-2					-2
1 citizens	1	-1					-1	-2
1 city	-1	-5	2	-1	-1	-1	-3	1
1 cl	4	-1	-1	-1			-3
1 claimed	3	-1					-2	-1
1 class	3	-2	-1		-1			-3
1 client	-5		-4	-1	-1	-1		4
1 close	3	-2	-1				-1	-1
1 co	1		-1	-1			-3
1 cobalt	-1	-1	3					-1
1 code	4	-1					-2	-1
1 codes	-2	3					-1
1 col	-1	-1	-3	-1		-1	2	-1
1 collection/chargeoff	2	-1	2				-4	-1
1 collections		1		-1	-1	-1		-3
1 college	-3		3				1
1 column	3	-1	-1				-1
1 comadre	-3	2	1
1 comcast	-3	2					-2	-1
1 comenity	-2	-3	-1			-1	3	3
1 comenity/torrid	-2			1			2	-1
1 comments	1	1					-2	-1
1 commonwealth	1	-3
1 company	3	-3	-1			1	-4
1 con	-2	3	-2				-2	-1
1 consultants		-1	-3				-1	3
1 consumer	1	-3	1	-1	-1		-1	-4
1 conta	4						-3	-1
1 contact	3	-4	-2	-1	-1	-1	-1	-1
1 continue	3	-2					-2
1 contract		1					-3
1 coop	-1	-2	4					-2
1 corp	4	-3	-3				2
1 couch	1	-3	2	-1				-1
1 counseling	3	-2
1 counselor	2	-1	-1				-1
1 court	3	-2	-2
1 cousin	3		-4
1 cox	-3		1				2	1
1 creditloantype	5						-2	-4
1 creditors	3	-2	-1				-1
1 credits	3	-3
1 cu	-1	-3	1	-1		2	-2	-1
1 cumberland	-1	-1	2
1 cur	3		-1				-1	-1
1 cure	2	-1					-2
1 curr	-3	2			-1		2	-1
1 customer	3	-1	-2
1 cuñado	-3	1	2					-1
1 còn	3	-1	-1				-1
1 d	-1		-3	1			-1	1
1 date	2	-1	-2	-2	-1	-1	-2	-3
1 dates	3	-1	-1				-1
1 day		3	-3					-1
1 de	1	-4	-1	-1	-2	1		-1
1 dear	3	-1	-2		-1
1 deb	-2	3
1 debtor	2	-1	-2	-1			-1	-1
1 declined	3	-2					-2
1 default	3	-1	-2				-3
1 deferment		2					-2	-1
1 deferred	2	1				-1	-3	-2
1 delete	2	-2					-1
1 deleted	3	-3					-1	-1
1 delinquent	2	2					-4
1 dentist	-3	1	1		-1	-1	-3	2
1 deposits	3	-2	-1					-1
1 dept	-2	-3	2	-1			-2	-1
1 description	1	-3						-2
1 detail	3	-2					-2	-1
1 dias	-2						3
1 direct	-1	-5	2		-1	-1	-2	-3
1 disconnected	2	-1					-2
1 discover		-2	1	-1	-1	-1	-2	-3
1 dispute	2	-1	-1	-1		-1	-3	-2
1 dla	3	-2					-1	-1
1 docs	-3		-1				-1	4
1 documents	3	-3
1 dont	3		-2
1 down	1	-3	1				-1	-1
1 dr	-1	-5	5				-2	1
1 draft	3	-2					-2
1 duke	2	-3	-1				2	-2
1 e		2	-3	-1			-2	-2
1 east	1	-4						-1
1 ef	3	-1		1			-3	-1
1 ef1	3	-1			-1		-1	-1
1 el		2	-1				-4	-1
1 elan	-1	-3	3					-1
1 em	-3	-2	-1				3	-2
1 emergency		-2	-1				-2	4
1 end	4	-1	-1				-3
1 ending	1	-3	-3	1	-1	-1	-1	-1
1 ends	3	-1	-1	-1			-2	-1
1 equinox	-1	1	-3	-1			2	-1
1 equity	-1	-3	2				-1	-1
1 est	3	-1			-1		-1
1 every	2	-1	-1				-1	-1
1 example	5	-4	-2				-1	-1
1 except	3						-3
1 exp	3	-1	-1
1 expenses	3	-1					-2
1 express		-3	1		-1			-2
1 factoring	2						-2	-2
1 fair	3	-2	-1				-1	-2
1 fargo	1	-3	2				-1	-1
1 fees	2	-3	-2	-1	-1	-1	-1	-1
1 fifth		-4			2		-1	-1
1 financial	2	1	-1	-1	-1		-2	-3
1 fleet	-3		3
1 fnb	-2	-1	3
1 for		-4	-1	-1	-1	-1		2
1 forbearance	1	4					-3
1 forgot	-2	2	-1				1
1 free	4	-2	-2
1 freight	-3		3
1 friday	3	-1					-2
1 from	-1			-1	-1	-1	-1	3
1 funeral	-2	-1	3
1 ga	-2	-1	3					-2
1 ge	-3		3					1
1 gm	-3		3				-1	-1
1 god	4	1	-2				-2	-1
1 goldman		-2					-1	-1
1 got	2		-3				-1	-1
1 great		-4	1					-2
1 group			1	1	-1		-1	-3
1 guaranty	-2	-2	2
1 guild	-3		3
1 h	-1	-3	1				2	-1
1 half	4	-2	-1				-2
1 halvorsen	1	-3	1
1 harbor		-3	2					-1
1 hardship	3	-1					-2
1 harley	-3	2	1					-1
1 has			-3				1	-1
1 hearing	3	-1	-1				-1
1 heights	-2	-1	3					-1
1 heloc		3	-4				2	-1
1 here	3	-2	-1				-1
1 heritage	-2	-1	2					-1
1 hi	5	-2	-5				2	-1
1 high	3	-3					-1	-2
1 higher	-3	-1	3
1 his	2	-1	-2
1 holder	3	-3
1 holiday	3	-1	-2
1 homeplus		-2	1					-1
1 honda	-1	-2	2				-1	-1
1 hsbc		-3	2				-1	-1
1 huntington	-1	-3	2					-2
1 hyundai	2	-3	-1
1 hạn	3		-1
1 ia	3	-3
1 il	2	-2
1 in	1	-3	-2	1	-1	-1	1	-3
1 inc	5	-2	-2		-1		-4	-3
1 included	5	-3	-1				-3	-1
1 income	-1	-3	3				-1	-1
1 individual	2		1				-3	-1
1 information	2		-3	-1	-1	-1	-4	-2
1 initials	3	-1		-1			-1	-2
1 inquiries	6	-5					-1	-2
1 inquiry	5	-4			-1		-1	-1
1 installment	-1	3	-1	-1	-1	-1	-1	1
1 insurance		-2	1				1	-3
1 interest	2	-1	-1	-1	-1	-1	-3	-1
1 involuntary	3						-3
1 ira	3	-2	-3				-1
1 irs	-3		1	-1	2			-1
1 is		2	-3	-1	-2	-1		-4
1 island	-3		3
1 issued	2	1	-2				-1
1 it		-1		-1	-1	-1		-2
1 jc	-2		2	1
1 jefferson		-3	1				-1	-2
1 jt		3	-1					-1
1 june	3	-2	-1				-2	-1
1 k	2		-1	-1			-3	-1
1 kay	-2	2	1					-3
1 keep	3	-2	-1			1	-2	-1
1 kettering	-3	-1						2
1 kia	3	-4	-1				-1	-2
1 klarna	-2	3	2				-2
1 kohl's	3	-2	-2		-1		-1	-1
1 kohls	1	-1	-3				1	-1
1 kohls/capone		1	-3				1	-1
1 koleksyon	1	-3					1	-1
1 l	2	2	-4		-1		-3	1
1 lakes		-2	1				-3	-2
1 lakeshore		-3	1					-1
1 lakeview	1	-3						-1
1 last	1	-3	-2	1	-1	-1	1	-2
1 lastname	3	-2
1 lates	-3						1
1 legal	3		-2				-2
1 lender		1	1		-1		-3	1
1 lenders	2	-2
1 lent	3		-1				-1
1 less	4	-2	-1				-1
1 letter		3	-2	-1				-2
1 level	3	1	-1	-1			-1
1 liberty	-3	-1	2
1 life	4	-1	-3					-2
1 list	2		-2				-2	-1
1 little	1	-1	-3					1
1 llc	1	-3	-4	-2		-1		2
1 loan	1	1	-1	-1			-2	-4
1 loans	1	1	-2	-1	-1		-3	-2
1 lofts	-2		2				-1	2
1 lumber	-3	1	2
1 lunch	3	-1	-2
1 luz	4	-1	-3				1	-1
1 lvnv		-2	1				-1	-2
1 macy's	1	-3	-1	1			1	-1
1 macys/citibank	-3	1	2
1 main	4	-1	1				-2	-1
1 management	3	-2	-3				-2
1 march	1	-3
1 marisol	2		-2
1 market	2	-1	-2
1 mart	-1	-1	2
1 mastercard	5	-2	-2					-1
1 match	3	-3
1 may	1	-3		-1	-1	-1		-1
1 mayfield	-2		-1					2
1 med	-4	-2	1	-1	-1		1	2
1 medical	-1	-1	2	-1			-3	2
1 medicredit	-3	-1	2				2	-2
1 member	2		-4				1	-2
1 memorial	-4	-2	2				-1
1 mercer	2	-1	-1
1 mercy	-3	-2	2				-1
1 merrick	-1	-1	4				-2	-2
1 methodist	-2		-3					3
1 mgmt	-2	-3	-1	2	1		1	1
1 mi	1	-3						-1
1 midland	1	-4	-1				1	-1
1 military	-2	-2	3					-1
1 min	-3	2	-1	-1	-1	-2	1	-2
1 mine	-2	3	-2				1	-1
1 missed		-3	-2				1	-1
1 mo		-1	-2	-1	-1	-1	2	-3
1 money		-3		-1			-1	2
1 montgomery	-3		3
1 month	-1	-2	1	-1		-1	2	-2
1 more	2	-3	1	-1	-1	-1	-1	-1
1 mortgage	2	3	-3	-1		-1	-1	-2
1 mountain	-4	-1	3				1	-1
1 mr	-2	-4	3	-1			-2	-3
1 mtg	3	1	-2	-2			-1	-1
1 más	3	-1					-2
1 mínimo	-2	-1			-2	3	2	-1
1 n.a	3	-3	-3	-1		1	1	1
1 n/a	-2		-1			-1	2	-1
1 na	1		-1				-3	-1
1 name		2	-4	-1	-2	-1	-2	-2
1 named	1	3					-2	-1
1 nan		-1	-3				1
1 nasa	-2		-2				3
1 national	-2	-3	1				-2	2
1 navient	2	-3	-1				-1
1 nc	1	-2	1				1	-1
1 need	4	-1	-1				-3
1 negotiating	2	-1					-2
1 netflix	3	-2	-1				-1
1 new	4	-4					-3	-2
1 next		2	-3					-1
1 nissan	1	-3					-1	-2
1 nmls	3	-3						-1
1 no	1	-1	-4	2	-1	-1	1	-2
1 north	-1	-3	2	1			-1	-1
1 northern	-1	-3	1
1 not	1	-1	-4	-1	-1	-1	-1	-2
1 note			-3				1
1 notes	1	-4	-1	-1		2	-1	-1
1 nov	5	-5						-1
1 number		-2		2	-2	-1	-1	-2
1 nw	2		-1				-1	-1
1 o		-1						-2
1 obligations	3	-2	-1
1 oc	-2						-1	3
1 odds	4	-2			-1		-2	-1
1 off	1		-3	-1		-1		-1
1 okay	3		-2				-2
1 old	-3	-5	2		-1	-1		3
1 omitida	2	-1					-2
1 omitted							-2
1 on		-3	-4	-1	-1	-1	3	-3
1 once	3	-1	-1				-1
1 online	3	-1	-2
1 opened	1	-3	-1	-2	-1	-1	2	-1
1 or	2	-3	-1	-1	-1	-1	-1	-2
1 order	3	-1	-1
1 ordered	3	-2					-2
1 orig	-2	-4	-2	-1		-1	1	2
1 original		-2	-3	-1	-1	-1
1 originalcreditorname	-4							4
1 originally	-2	-2	-1					3
1 others	3	-2						-1
1 our	1		-1	-1	-1	-1	-3	-1
1 outstanding	3	-1	-2					-1
1 overdue	3		-1				-2
1 owe	-1	1	-2	-1	-1	-2	-1	-3
1 p	3	-2	-3				-3	-1
1 p.o	3		-1	-1	-1
1 pagado	3	-1					-2
1 pagar	2						-2
1 pago	2	-3	-1				-1	-1
1 paid	4	-1	-3	-1	-1	-1	-3	-3
1 paper	3	-2	-1				-1
1 patient		-4	1	-1			-2	-2
1 paul	2	-1					-1	-1
1 pay	-1			-1	-1	-1	-1	-3
1 payoff	1	2	-1				-2	-1
1 pays		-1	-2			-1		-1
1 pebble	-2	-1	3
1 pending	3	-1					-1	-2
1 per	2	-1	-3				1	-2
1 period	3	-2
1 pero	3						-2
1 petal	1	-1	-3	2
1 pif	2	-2					-1	-1
1 pinnacle	-3	-3	2				1	2
1 pl	-3	3	-3				1
1 place	-3	3	-1				1	-2
1 plan		2	-3		2	-1	1	-1
1 platinum	1	2	-3					-2
1 plazo	3	-1					-2
1 pnc	-2	-2	3				-1	-1
1 po	2	-1	-3	-1	-1	-1		-1
1 polaris		-2	3				-2	-1
1 por	3	-1	-1				-2	-2
1 portfolio		-2	1	-1	-1		-1	-3
1 potentially	2						-1	-1
1 prairie	2	-4	-1					-1
1 pre-approved	3	-2
1 premier	1	-3	1				-1	-1
1 prequalified	3	-2					-2
1 principal	3	-1					-2
1 process	-3	1	-1				2
1 progressive	-2	-1	-2				3	2
1 property	2	-1	-1				-1	-2
1 prosper	-1	3	-1	-1				3
1 préstamos	-3	3	1					-1
1 purchases	3			-1			-1
1 purpose	4	-2	-1				-1	-2
1 quantum3		-3	2					-1
1 quicksilver		-3	1
1 qwest	-3						1	2
1 r	2	-4				-2		-1
1 r1	2	1					-3	-1
1 radiology	-4	1	2				1	1
1 rates	2		-1				-1
1 rating	-1	-2	-1				1	-1
1 rav4	3	-1					-2
1 ray's	3	-2					-2
1 rd	3	-2	-2		1	-1	-1	-2
1 re		-6	1				2	1
1 receipt	3	-2					-1
1 receivables	1	-2		-1	-1	-1	-3	-3
1 records	4	-1	-1				-2	-1
1 ref	1	-3	-1	-1	2	-1	1	-2
1 reference		-1	1		-1	-1	-3	-1
1 refinancing	3	-2						-1
1 region	-2	1						1
1 regional	-3	-3	1					-1
1 regions	-1						1	-3
1 regular	4	-2	-2
1 rei	-2	-1	2					-1
1 renta	3	-1	-1
1 rental	4	-2					-1
1 repo	3	-1					-2
1 repo'd	-3		-1				3
1 report	1	1	-2		-1		-3	-1
1 represents	3	-2						-1
1 republic	-3		3
1 request	3	-1					-1	-1
1 requested	3	-3					-1	-1
1 resolution	3		-1	-1				-1
1 respondent	3	-1	-1				-1	-1
1 results	4	-3	-1
1 review	3	-1	-1
1 revolving		3	-3	-1	-1	-1	-2	-3
1 ridge	-2	-3	3		-1		-1
1 rise	-3	1	2					1
1 river	2		-3				-1	2
1 rockland	-3		3
1 rural	-3		3
1 ruth	3	-2	-1				-1	1
1 s	3		-1	-1			-2	-1
1 sa	-1	2	-3				2	1
1 sable		-3						1
1 saint	-3	-1	3				-1
1 saldo	1	-1		-1	2	-2	-2	-2
1 santander		-3	1				-2	-1
1 save	3	-1	-1				-2
1 scheduled	3		-1				-2
1 scheels	-3	-1	2					1
1 score	3	-3	-1				1	-1
1 se	3	-2	-1				-2
1 sears	-1	-1	3				-1
1 section	4	-2	-2					-1
1 sell	4		-3				-1
1 seller	3	-2					2	-2
1 service	-1	-3	1	-1	-1	-1		-2
1 servicer	4	-4	-2				-2	-1
1 services	3	-2	-4		1		1	1
1 servicing	3	-2	-2		-1			-1
1 set	4						-4
1 settled	4	1					-4
1 sheffield	-4	1	3
1 signed	2	-1					-1
1 silverado	-2	3	-1				1
1 simplicity	2	1	-3				-1
1 since			-1				1	-3
1 slate	-1	3	1				-3
1 sleep	-3		1					2
1 snap-on	-4		4
1 social	3	-1	-2					-2
1 son	2	-1					-1
1 sound	-3	1	2
1 southern	3		-2
1 specify	2	-1	-3					-2
1 spectrum			-4
1 spotloan	-4	-1	3
1 st	-1	-8	1	-1	-1	-1	-1	3
1 stage	-4			2			2
1 standard	2	-1	-1				-1
1 standing	-1	3						-1
1 statements	3	-1					-2	-1
1 status	-3	-1	-2	-1	-1	-1	3	-3
1 ste	2	-1			-1
1 still	-2	-1	-1	-1			3	-1
1 stop	2	-1		-1	-1	-1	-3	-1
1 subject	3	-1					-1
1 subtotal	4	-2	-3				-2
1 sued	3	-1	-2				-2	-1
1 summary	3	-1	-2				-1
1 summit	-3	-2	3				-2	1
1 sunrise	-3		1				1	1
1 support	3	-2					-3
1 syncb/amazon	-1		3				-1	-2
1 synchrony	1	-3	-3	-2	-1	-1	1	2
1 t-mobile	1	-2	-2				3	1
1 take	3	-2	-2				-1
1 taken	3	-1					-1	-1
1 target/td	-2		2
1 tarjeta	-2	1						-3
1 td		-4	1				-1	-2
1 termina	3	-1	-1	-1			-1
1 terms	3	-2	-1			-1	-1	-1
1 tesla	-2		3
1 text	3						-3
1 that	1	-2	-3	-1	-1	-1		-2
1 that's	-1	3	-2		-1			-2
1 then	-2	4	-4	-1	-1	-1	-1	2
1 there	4	-2	-1				-2
1 there's	-2	3	-3				1	-1
1 they		-2	-3			-1	1	-1
1 third	-4	2	2		2		1	-3
1 this		-1	-5	-1	-1	1	1	-3
1 threatened	3	-2					-1
1 through	3	-1	-2					-4
1 til	4	-1	-1				-2	-2
1 time	3		-2	-1			-2
1 tires	3	-2	-2
1 titlemax	-3		1				2
1 tj	-2	-1	3					-1
1 tmobile	3							-2
1 to	1	1	-3	-1	-1			-1
1 too	-3	2	-1				2	-1
1 torrid	3	-1	-1				-2	-1
1 total	2		-2	-1	-3	-2	-1	-1
1 totals	3	-2	-1				-1
1 tractor	-1	-3	4				2
1 trade	4	-1	-3					-1
1 trailer	-2	2	-1					-1
1 transferred	4						-4
1 transunion	2	-1	-1				-3	-1
1 troca	3	-1	-3				-1
1 trust	1	-3			-1		-2	-1
1 trạng	-2	-1					3
1 tu	3		-2				-1	-2
1 tuition	-3	-1	4					-1
1 type	1	1	-3	-1	-1	-1	-1	-4
1 tyrell	2	-2	-1
1 u.s	-2	-4	2				1	-1
1 ulta		-3	3		-1		-1	-3
1 univ	-3		3					-2
1 unknown	4	-1					-4
1 unsecured	3		-2				-3	-2
1 updated	2	-1	-2				-3	-1
1 upgrade	-2		3			-1	-1	-2
1 upmc	-2		2			1
1 usaa	-3	-2	3				1	-1
1 used	-3	-1	2				1	-1
1 util	3		-2				-1
1 valley	-1	-3					2	1
1 vantagescore	3		-1	-1			-1
1 vehicles	3	-2	-2
1 veterinary	-3		2	-1			2
1 view		2	-1				-3	1
1 w	-2	2	-1	-1	-1	2	-1	-2
1 wait	3	-2	-2				-1
1 walang	4		-1				-2	-1
1 walmart	-1	-3	2	1			-2	-1
1 was	-1	-2	-3	-1	-1	-1	1	3
1 washington	1	-3						-1
1 wayfair	-2	-2	3				-1	-2
1 we	1	-2	-3	-1	-1	-1	-1	-1
1 week	-1						3
1 weekly	2	-1	-1				-1
1 wells	1	-3	1				-2	-1
1 west	1	-3	-1				-1	1
1 what	3	-2	-2	-1	-1	-1	-2	-1
1 who	-2	3	-1					-1
1 whom	-2	2	-1
1 whose	3	-1	-1				-1
1 wireless	1	-1	-2		1			-3
1 with	-1	1	-3	-1	-1	-1
1 wrote	1	-3					1	-1
1 x		1	-3	-1	-1	-1	-1	-2
1 xp	4	-1	-2				-2	-1
1 xxxx	-3					2	2	-1
1 yea	-2	3	-3				1
1 yes		1	-3	-2		-1	-1	1
1 yet	1	3					-2
1 your	1		-4		-1	-1
1 yung	-1	3	-2					-1
1 đúng	-3						3
1 信用卡	-3	2	-2				2	-1
1 原债权人	-2	-2	-1				-1	3
1 存款	3	-2					-1	-1
1 房贷	-1	3	-3				1
1 正常	3		-1	-1			-4	-1
1 每月还款	3	-1					-3
1 车贷	-2	3	-3				1
1 逾期30天	1	1					-2	-1
2 acceptance	3	-2	-2			2		-1
2 accounts	1	2	2				-4	-2
2 acct	1	-1	-1	3	-1	-1	2	-1
2 ach	2	1	-4				-1	-1
2 acreedor	-3	-3	2				-1	2
2 actions	-3		3					-2
2 active		1	-3		2	2	-2	-2
2 additional	2	-1		-1	-1	-1	-3	-1
2 adj	3						-2
2 after	1		-3				-1	-1
2 afterpay	-2	1	2				-1
2 against	3	-1	-1				-2
2 agency	1	1	-1				-3	-1
2 agent	-1	-3	3					-2
2 aging	3	-1					-2
2 ago	1	-2	-3				2	-1
2 aidvantage	-1	-1	2				-3
2 alder	3		-1				-2
2 allied	-3		2				1	-1
2 altima	2	-1	-1				-1
2 amazon	-3	-1	2				2
2 ambulance	-3	-1	1	1				2
2 american	1	-3	1	-1	-1		-2	-2
2 amex	-1	2			-1		-3	-1
2 apartment	-3	-1			-1		1	2
2 apple		-3	-1	-1	-1		1	-1
2 application	4	-2	-3				-1
2 apply	3	-1	-2				-1	-1
2 approval	3	-2			-1		-2
2 april	3	-1	-1				-2
2 as	1	-1	1	-1	-1	-1	-1	-3
2 ask	3	-2	-2	-1	-1	-1	-2	-2
2 aspen	-2	-1					2
2 asset	-2	-3	1	2			-3	1
2 assets	2	-3	-1				1	-1
2 assignee	-1	-3	-3				-1	3
2 assistance	3	-1	-2					-1
2 associates		-2	1	-1	1	-1	-2	1
2 atraso			4	-1	-1	-1	-1	-2
2 aug	3	-1	-1				-3	-2
2 authorized	2	-1						-1
2 auto	2	-3	1	-1	-1	-1	-1	-3
2 autopay	2	-1	-3					-1
2 ave	3	-1					-2
2 b	-1	3	-1	-1		-1	1	-2
2 back	2	1	-1				-2
2 bal		-4	-2	-2	-1	-2	3
2 balance	1	-1	1	-1	-1	-1	-1	-2
2 bank		-2	-1	-3		-1	1
2 bank/credit	4		-4
2 bankruptcy	3				2		-4
2 barclays	1						-2	-2
2 been	3	-1					-2	-1
2 behind	1	-2	1	-1		-1	-1	-4
2 bend	3	-1	-1				-2
2 best	-1	-1	2	-1	-1	-1		-3
2 biggest	-2	3	-1
2 bk7	-4		2		2
2 bmo	3	-1	-1				-2
2 bought		-2	-2					2
2 business	3	-3	-2
2 by	1	-2	-3	-1	-1		-2	2
2 c	-1	3		-1	-1	-1	-1
2 cabela's	-2	-1	3				1
2 cabelas	-3	2	2
2 call	3	-2	-1	-1	-1	-1	-2	-3
2 camry		1	-3				1	-1
2 cancelada	-3						3
2 capital		-4	-1	-1	-1	-1	1	2
2 card		1	-1	-2	-1	1	-2	-4
2 cards	1	-3	2				-1	-2
2 cash	-2		3	-1	-1	-1	-1	-3
2 cbna	3		-2				-2	-1
2 cd	3	-1					-2
2 cell	2	-2						-2
2 ch	2						-1	-1
2 chak	-3	2					1
2 chapter	3						-2
2 charge	2	2					-3	-1
2 charge-off	5	1	-2				-4
2 checking	3	-2	-2					-1
2 child	2	-3	-1
2 chime	-3		3
2 chk	3	-3	-1				-1
2 circuit	-2	3	-1
2 citi	2	-1	2	-1			-3	-2
2 city		-3	1	-1	-1		-2
2 cl	3	-1	-1				-2
2 claimed	-1	-2					2	-1
2 class	3	-1	-1					-3
2 client	-3	-5		-1	-1	-1	-1	3
2 club		-4			-1			-2
2 co	1		-2				-3	1
2 cobranza	-2	2	-1					-1
2 cobrança	1	-1	1		-1	-1	-2	-3
2 code	3	-1					-2	-1
2 coll		-3	1	1			-2	1
2 collection/chargeoff	3						-3
2 collections	-1	-3		-1	-1	-1	1	1
2 collectors	-3	1	2				-1	2
2 comcast		1	2				-3	-1
2 comenity			-3	-2			1	1
2 coming	2	-2	-1
2 comments	1	-2	2				-3
2 con	-1	-1	2	-1	-1	-1		-2
2 conn's	4	-2	-2				-2	-1
2 consolidation		-3	1				1
2 consumer	3	1	-3		-1		1	-2
2 conta		-2			2	-2	-3	1
2 contact	2	-1	-4	-1	-1	-1		-2
2 contract	1	-2	1				-2
2 conventional	1	-3	1				-1	-1
2 corp	2		-4	-2			2	-1
2 corriente	2	-3	-1					-2
2 costco	3	-1	-2	-1			-2	-1
2 counseling	3	-1	-1				-2	-1
2 counselor	3	-1	-1				-2	-1
2 county	2	-4					-2	-1
2 cousin	3		-1				-2
2 cr	2	-4					-2
2 creditor	-1	-3			-1	-1	-1	1
2 creditorname	-2	-1	2
2 creditors	3		-2		-1		-2	-1
2 creditwise	3	-2						-2
2 credor	-1	-2					-2	2
2 ct	1	-2	-3	-1	-1	-1		-1
2 cuenta	-1	2	-2	-1		-1	3	-1
2 cure	3	-1					-2
2 current	-1	-2	1		-1	-1		-4
2 customer	4	-1	-1				-1
2 d		-1		-1			-3	1
2 darlene	-3	-1	3
2 das	2		-2
2 date	1	-1	-1	-1	-1	-1	-2	-2
2 day	-2	-3	1					-2
2 deal		-3	1
2 dear	3	-1	-2		-1
2 default	4	-2	-2				-2
2 deferred	2	3					-4	-2
2 deleted	3	1	-3				-3	-1
2 delinquency		2	1				-3	-2
2 delinquent	1		2				-3
2 denise	3	-2	-1				-1
2 deposit	4	-2	-2				-1
2 dept	-2		2	-1			-3	-2
2 derogatory	-2	2	1				1
2 description	1		-3				-1	-1
2 designator	3						-1	-1
2 details		-1	2				-3	-2
2 devedor	4	-3					-1
2 disclosure	3	-1					-1	-3
2 discover	1	-1	-2	-1	-2		-1
2 dispute		-1	1	-1	-1	-1	-3	-2
2 division	3	-2	-1					-1
2 dollars	-2	2					1	-1
2 dr	-1	-3	2	-2	-1
2 duke	-1	-1	3	-1			1	-1
2 día	1	-4	2				-1
2 días		2					-1	-3
2 e	2	-1	-1	-1	-2		-1	-3
2 each	2	-1	1				-2
2 ed	-1	-2	1				-3	-1
2 edit			1				-3
2 education	4	-2	-2				-1	-1
2 ef	3		-1				-2
2 else	2	-3		-1	-1	-1	-2	-2
2 employer	3	-2	-1
2 employers	3		-2					-1
2 empréstimo		2	-2
2 end	3	-1	-1				-3
2 energy	2	-2	-1				-1	-1
2 enhanced		-1	1				-3	-2
2 enrolled	1	2					-4	-2
2 equifax	2	-3	-1					-1
2 era	-3	-1						2
2 est	3	-3		-1	-1	-1		-1
2 even	2	1					-3
2 everything	3		1				-3
2 example	5	-3	-3				-1	-2
2 expenses	3	-1	-1				-1	-1
2 experian	3	-1	-1				-1	-1
2 external	3	-3
2 extra	2	-2
2 fair	3	-1	-2					-1
2 falls	3	-2	2					-1
2 family	3	-1	-1				-1
2 fargo	-1		2	-1	-1		-2	-2
2 farm	-2	-3	2				1	-1
2 farmers	3	-3	-2				-1	-1
2 fc	-2		2
2 fcu		1	-1	1			-1	-3
2 fecha	3	-2					-2
2 federal	1	-3	2	-1	-1	-1	-1	-2
2 fee	3	-3	-3					-1
2 feed	-3	2	1				-1	-1
2 fidelity	3	-1	-1	-1			-1
2 fin	1	-4	-2	-1			3	-1
2 finance	1	-3		1		-1		-3
2 financiamento	2		-2					-1
2 fingerhut	-1	-3		1			3	-2
2 fitness	4	-1	-1				-2
2 florida	-1		-2				-1	1
2 following	3	-1					-2	-1
2 for	1	-3	-3	-1	-1	-1	1	1
2 forbearance	1	-1	1				-4	-1
2 forgot	-4	2	2				2	-1
2 fork	3		-3
2 form	2	-3	-1	-1	-1	-1	-1	-1
2 free	3	-1	-2
2 frequency	3		-2				-1
2 friday	2	-1	2				-2
2 funding	2	-1	-3	-1			-2	1
2 gas	3	-2	-1				-2	1
2 global	-4	-2	1					2
2 goal	3	-2					-1
2 god	3	-1	-1				-2
2 gold	3	-2	1				-1	-1
2 good	2	-3	1					-1
2 grantor	1	-2	2				-3
2 great	2	-3					-2	-3
2 green	-2		3
2 group	1	-2	-1	1	-1		-2	-1
2 guarantor	4	-1	-3		-1		-2	-1
2 harley	-3	1	3
2 health	1	-1	-3				1	1
2 her	1	-3	2				-1	-1
2 hers			2				-3	-1
2 him	3	-2					-1	-1
2 holdername			2				-1	-2
2 hometown	3	-1	-1				-1
2 honda		2	-2	-1	-1		-2	-2
2 hours	-3						2	-1
2 house	1	-1	1				-3	-1
2 household	3	-1	-1				-1
2 id	2	-3	1					-1
2 if	1	1	-2	-1	-1	-1	-3	-1
2 ii		-4	-2	-1	1	-1	-2
2 inc	3		-3	-1	-1		-3	-1
2 included	3	-1	-2				-2	-1
2 information	1	-1	1	-1	-1	-1	-3	-2
2 inquiries	4	-1	-4				-1	-2
2 inquiry	3	-2	-2				-1	-1
2 installment		-2	3	-1				-2
2 insurance	3	-2	-1					-2
2 interest	2	-2	-1					-1
2 internet	4		-2	-2			-1
2 invoice	3	-1	-1					-1
2 irs	-3		3				1
2 issued	2	-3	-2					1
2 jcpenney	1		-3				2
2 jefferson	-1	-1	1		-1		-1	-2
2 joint	-2		3	-1	-1	1	-3	-2
2 july	3	-3	1	-1	-1	-1	-2	-1
2 jun	3	-1	-1					-2
2 june	2	-1	1				-2
2 k	3	-2	1				-3
2 kestrel	-1		1				-3	2
2 kohl's	3		-1				-3	-1
2 koleksyon	3	-2	-3					-1
2 kuya		1	-2
2 l40	3		-3
2 la	-1	-3		-1		-1	1	-3
2 lakeview	-1	-1	3				-2	1
2 larkspur	3	-1	-3
2 last	2	-1			-1	-1	-1	-3
2 lates	-3	2					2
2 latest	-3	4						-2
2 law	3	1	-3	-1	-1	-1	-3	-1
2 lease	1	-3	1					-1
2 lending				-1			-2	-2
2 less	3	-1	-2				-1
2 letter	-1	4	-2		-1		-1
2 liabilities	-2	3	1	-1			-3	-3
2 like	3	-1					-1
2 line	-1	-1	2	-1			-3	-3
2 llc	1	-1	-5	-1	-1	-1	1	3
2 loan	-1	-1	3	-1	-1		-3	-3
2 loans			1		-1	-1	-3	-1
2 longer	-2	2	-1				1
2 lorraine	-2	2					-1	-1
2 lowe's	-4	1	3	-1			2	-2
2 lowes	3	-3	2				-1
2 luz	3	-1			-1	-1	-2
2 m	2	-3	2	-1			-3	-1
2 mae	-1	2	3				-1	-1
2 main	2	-3	1				-1	-1
2 malibu	2		1				-2
2 management		-1	-4		-1		-1	2
2 maple	-3	-1	2				1	-1
2 marcus	-1	-3	2		-1		-1	-1
2 mattress	-3	-1	2				1
2 may	1		-4	-1	-1	-1		-2
2 me		-2	1	-1	-1	-1		1
2 medical	-1	2	2	-2	-1
2 mes	-3	2					1	-1
2 methodist	-3		-1				1	2
2 metrowest	2	1	-2				-3	-1
2 mgmt	-1	-3	-4	-1	-1	-1	2	1
2 midland	-2	-1	1				3	-3
2 min/mo	-2	3
2 mine	-3	3	2				-1	-1
2 mo		-2	1	1	-1	-1	-2	-1
2 mom	-1	1	2				-3
2 months	3	-2	-2					-1
2 more	4		-2	-1	-1	-1	-3	-1
2 mortgage		3		-1	-1		-1	-3
2 most	3	-1	-1
2 motors	3		-4				1	-1
2 mountain	-3		3
2 mr	1	1	-4	-1			1	-1
2 ms	3	-1	-2
2 n		3		-1	-1	-2	-1	-2
2 na	2		2				-4	-2
2 named		-1	3				-1	-1
2 nasa	-3	-1	-2				3
2 navy	2	-2		-1			-1	-1
2 need	3	-2					-1
2 negative	-1	2	1				-3
2 nelnet		-2	2	-1			-3	-1
2 net	3	-1	-1
2 ngày	3	-1	-2
2 ni	3	1	-2				-1
2 nmls	2		-2					-1
2 no		1		-1	-1	-1	-1	-3
2 none	-2	-1		-1			3	-1
2 nonpriority		2	-1	-1			-1	-1
2 nordstrom	3	-1					-2	-1
2 nordstrom/td	-2	1					2	-1
2 not		1	-3	-1	-1	-1	-1	-1
2 note	1	-4
2 notes			-3			2		-1
2 nov		2	-3					-1
2 now		1	-1	-1	-1	-1	-1	-3
2 ny	3							-2
2 obligations	2	1	-3				-1
2 oc	-3	1	-2				-1	4
2 oct		-1	-2				3	-1
2 odds	3	-1	-2
2 of	-1	-3	1		-1	-1		1
2 offer	4	-4	-2				-2
2 offered	3	-2	-1					-1
2 office	3	-2	1				-3	-1
2 oh	1	2	-1				-3	-2
2 ohio	3	-1	-2				-1	-1
2 ok			2	1	-1	-1	-3	-3
2 old	-2	1		-2	-1	-1	1
2 ollo	3	-2					-1
2 omitida	3	-1	-1				-2	-1
2 omitted	2	1	-2				-1
2 on-time	3	-1	-1				-2
2 options	1	-3	1	-1	-1	-1	-1	-1
2 or	1	-2	-3	-1	-1	-1	1	-3
2 order	3	-2	-1					-1
2 ordered	3	-2	-1				-1
2 orig	-3	-2	-3	-2	-1	-1		5
2 original	-1	-5	-1		-1		-1	3
2 originalcreditorname	-4		-2				-1	4
2 originally	-1	-3	-2				-1	2
2 other	-1	-2	1	-1	-1	-1	1	-2
2 others	1	1	-2
2 ou	3				-1	-1		-2
2 outstanding	3	-1					-2
2 owed				-1	-1	-1	-3	-1
2 p	2	1	-3				-2	-1
2 pagado	3		-1				-2
2 pagamento	-2	-1		-1	-2	3		-1
2 pago		-3	-2			-1	1	-1
2 paper	3	-1	-1
2 para	2	-3	-1	-1	-1	-1	1	-2
2 parcela	-2	-1			-2	3		-1
2 patriot	2						-2
2 pay	-2	-2	2	-1		-1	1	-1
2 payable	3	-3	-1	-1	-1	-1	-2	-2
2 payment	-1	-1		-1			1	-3
2 payrnent	-2						3
2 pending	4	-1	-2				-2	-2
2 pennymac	-4		3					-2
2 period	-1	3	-2
2 perkins	-1		2				-1
2 physician	3	-2	-2				-1
2 piedmont	1	-1	-3					1
2 pl	-1		3				-1
2 place	-3	-1	3				1	-2
2 plus	3		-2				-1
2 pmt			-1	-1	-1	-1	2	-3
2 pmts	5	-3	-1				-2	-1
2 ppa	-3	2					2	-1
2 practice	2			-2			-1
2 previous	4	-2		-1			-3
2 prior	3	-1	-1				-1
2 pro	-3	2	2
2 processor	3	-3
2 progressive		-1	-3				2	-3
2 proposal		-1	3				-1
2 protection	-3		3
2 purpose	2	-2	-1				-1	1
2 pünktlich	-3		3
2 quicksilver	-3	1	-2	-1	-1	-1	3	-1
2 quote	3	-1	-2
2 raleigh	2	-2	-1
2 rd	3	-3	-2			-1	-1	-2
2 receipt	3		-1				-2
2 receivables		-2	1	-1	-1	-1	-4	-2
2 recent							-3	-1
2 recovery		-1	-3	2	-2	-1	3
2 ref	2		-4				-1	-1
2 reference	3	-3		-1	-1	-1	-3	-2
2 refi	3		-2				1	-1
2 regional	1	-2	1				-2	-3
2 released	3	-1	-1
2 remains	3		-1				-2
2 remarks	-1	3	1				-2	-1
2 rent	2	-1					-4	-2
2 renta	3	-1	-2				-1
2 rental	3	-1	-2				-1
2 repayment	-2	-3	-1	2			1	-1
2 repo	2	1	-1				-3
2 repo'd	-2	1	-1				2
2 reported	-2	2	1	-1	-1	-1	-2	-1
2 requested	4	-2	-2				-1	-1
2 respondent	4	-3	-2					-2
2 responsibility	3		-1				-2	-1
2 results	4	-1	-3				-1
2 resurgent		-1	-1			-1	-2	2
2 rewards	3	-2	-1				-1
2 rise	-3		2					1
2 rob	3	-1	-1				-2
2 rptd	2	-3
2 s	3	-2	-2	-1			-1	-2
2 sa	-2	-3	1				2
2 sales	3	-1	-2		-1
2 santander		-2	1	-1	1	-1	-1	-2
2 savings	2	-3					-2	-2
2 say	3	-2					-2
2 says	3	-1	-1				-1	-1
2 sba	-2		2
2 scheduled	4	-1	-1				-3
2 school	2	-3	-1				-2	-1
2 score	4	-1	-2				-2
2 sd	3	-1	-3
2 section	3	-2	-3					-1
2 sell	3	-1	-1				-1	-1
2 seller	3		-2				2	-2
2 send	2	-2	-1	-1	-1	-1	-2	-1
2 september	3	-1	-2				-2
2 service	3		-4				-2	-1
2 services	1	-3	-3	-2	-1	-1	3	-1
2 settled	3		-1				-3	1
2 settlement	3	-1	1				-2	-1
2 sheffield		2	-1
2 signature	3		-2				-1
2 slate	2	-2					-3
2 sofa	3	-2	-1				-1
2 soft	3	-2
2 sold	2	-1	-1				1	-4
2 sons	2		-2					-1
2 specify	2	-1	-3	-2				-2
2 springleaf	-3		3				2
2 sprint							3	-3
2 st		-4		-2	-1	-1	1	1
2 standard	2	-1	-1				-1
2 state	-1	-5	1	-1	-1	1	1	-2
2 statements	2	-1					-1
2 stop	3	-2		-1	-1	-1	-3	-1
2 streetaddress	2		-2
2 student		3	-2	-1	-1	-1	-3	-2
2 subaru	-3		3			1	-1
2 sued	2		-1				-1
2 suit	-1	-3					1
2 summary	3	-2	-1					-1
2 support	4	-1	-1				-2	-1
2 surgery	-1	-1	3				-2	2
2 svcs	2	1					-3
2 sys	-2	-1					3	-1
2 số	3	-1		-1			-2
2 takes	-2	1					1
2 target	-1	1	1	-1	1	-1		-2
2 tarjeta	1	-1	1				-3	-1
2 te	3	-2					-1
2 teachers	3		-3
2 terms	5	1	-2				-5	-1
2 that	2		-3	-1	-1	-1	-1	-2
2 that's	-1	1				-1	1	-3
2 the		-1		-1	-1	-1	-3	1
2 there	2	1	-2				-2	-1
2 this		-1	-4	-1	-1	-1	1	-1
2 through	-1	1	1				1	-3
2 thursday	3	-1	-1		-1		-2
2 till	-2	3
2 time	3	-1					-1
2 titlemax	-3		2				2	-1
2 to		1	1		-1	-1	-2	-1
2 today		-3		-1	-1	-1	1
2 too	-4	-1	2				3	-1
2 tot	2	-2
2 total	1	-1	1	-2	-3	-4		-2
2 totals	3	-1					-1
2 trailer	-3	-1	3					-1
2 transfer	3	-2	-2					-1
2 transferred	5	1	-1				-4	-1
2 transunion	2	-1		-1			-4	-1
2 transworld		1	-1				3	-1
2 trip	3		-3
2 troca	3	1	-2				-2
2 trạng	-2	1	-1				3
2 trễ			-2					2
2 tx	3	-2	-2				-1	-1
2 type	2	-3	-1		-1	-1	-3	-1
2 tình	-2	-2					3
2 uh	-1	-1	3				-3
2 uncle	3	-2	-1				-2
2 union	-1	-3		1		-1	-1	-2
2 united	-3	1	1				2	-1
2 univ	-3	-1	4				1	-2
2 unknown	2	1	-1				-2	-1
2 unsecured		-3	2	-2		-1		-2
2 unsubsidized		-3	2	-1			-1	-1
2 until	3	-3					-2	-1
2 ur	-2		1					2
2 used	-2	1	2			-1	2	-3
2 va	2	-1	-2	-1	-1	-1	-2
2 valley	1	-4	-1				1	1
2 value	2	-3	-1				-1
2 vanguard	4	-1	-2				-2
2 verified	3				-1		-2	-1
2 verizon		-1	2	-1	1		1	-3
2 via	3	-1	-3				1
2 visa			2	-1	1	-1	-2	-4
2 visit	-1	-2	2					-3
2 vs	3		-2				-1
2 w	1	-2	1		-1	1	-3	-3
2 wa	3	-1	-1				-1
2 wachovia	-3		3				-1
2 was	-3	-2	-3	-1		-1		4
2 welcome	3	-2
2 wells	1	-4	1					-1
2 who	2	-3	1					-1
2 within	3	-1				-1	-1
2 work	4	-1	-1				-1	-2
2 worksheet	3	-1	-2				-1
2 wrong	3	-3		-1	-1	-1	-2	-1
2 xp/tu/ef	3	1					-3	-1
2 xxxx	-3	1	1			2		-1
2 year		-2				1	-3	-1
2 years	4	2	-2				-3	-1
2 yesenia		2	-2
2 you	1		-2	-1	-1	-1	-2	-1
2 zip	3		-1				-1	-1
2 信用卡	-1	-2	3		-1		-2
2 学生贷款	3		-2				-2
2 房贷		-2	3				-2	-1
2 账号	2						-2
2 车贷			3				-2	-2
3 a			2	-1	-1	-1	-1	-3
3 aa	-2	-1	2	-1
3 ab	-2	-1	2	-1			-1
3 about	1	-1	2	-1	-1	-1	-4	-1
3 acceptance	1	-1	-3				1	-1
3 accounts		2	3				-4	-3
3 acct	1	-2	-3	1	-1	-1	1	3
3 ace	-2		2					-1
3 ach	3		-1					-2
3 additional	2		-1	-1	-1	-1	-3	-2
3 address	1	-1	1	-1	-1	-1	-1	-3
3 adjusters		1	-3				1
3 affirm	4	2	-3		-1		-1	-1
3 against	3	-1	-1	-1			-2
3 agencia		3					-1	-1
3 agency	-1	-2	3	1			-4	1
3 al		1						-3
3 alder	3		-1				-2
3 also	1	1	-4				-1	-2
3 america	3	-1	-2	-2	2	-1	-1	-1
3 amt	1	1					-3	-2
3 annual	3	-2	-1
3 anything	1	1	-1				-3	-2
3 apartments	2	-1	-1					-2
3 apple		-3					2	-1
3 application	2	-1	-2
3 apply	4	-1	-3	-1	-1	-1	-1	-2
3 are	1	-2		-1	-1	-1		-3
3 ask	3	-1	-1	-1	-1	-1	-3	-1
3 asset	1	-1	-2				-3	2
3 assets	3	-2	-1				1	-1
3 assigned	-2	-3	3					-2
3 assignee	-3	1	-3					4
3 assistance	3		-2				-1
3 assoc	-1	1	-1				-3	2
3 associates	-1		-1				-3	2
3 atraso	-4		1	1			2	1
3 attorney	3		-2					-1
3 aug	2	1	-4				-1	-2
3 auto		-2			-1	-1		-3
3 automobile	-4	1	1				3
3 autopay	3	-2	-2				-1	-2
3 ave	4	-1	-1				-2	-1
3 award	3	-2	-1				-1
3 back	2	-1					-3	-1
3 balance	-1	-3	2		-1	-1		-1
3 bankruptcy	3	-2					-2	-1
3 baptist	-3	-2		-1				2
3 basically	-3		2				1
3 behind				-2	2	-1	-1	-3
3 best	-1	-2	1	-1	-1	-1	1	-3
3 boat		3	-1		-1		-1	-1
3 borrower	3	-1	-1				-2	-1
3 bought	-4	-2	-1				-1	5
3 box	6	-2	-1	-1	-1			-1
3 braces	-4	2	3					-1
3 bread	1	-1	-4	2			-2
3 business	4	-1	-2				-1
3 buwan	2	-1	2				-3
3 by		1		-1	-1	1	-3	-1
3 c/o	4	-1	-3				-1	-1
3 calling	1	-3	1				-1
3 can	2	-1	-1	-1	-1	-1	-1	-2
3 cap	2	1	-2				1	-1
3 car	1	2	-2					-3
3 cards	1	-1			-1		-2	-2
3 carecredit	1		-3				1
3 case	3	-2	-2		-1		-2	-2
3 cathay	2		1				-2
3 caught	3						-3
3 cbna	3		-2				-1
3 cc	3	-1	-2				-1
3 cccccccccccc	3		-2	-1			-1
3 chapter	1	-2	1				-3
3 charge	1		2				-3	-1
3 charge-off	1	2	1				-5	-1
3 charges	3	-3					-2	-1
3 check	1	-6	2	-1	-1	-1		-2
3 checking	4	-1	-2					-2
3 child	3	-1	-2					-1
3 citi	3	3	-3	-1	-1	-1	-5	-2
3 citicards	2	-1	-2				-2
3 class	3	-1	-1					-1
3 client	-1	-3		-1			-3
3 cls	2		-1				-2
3 co		2	1	-1	-1		-2	-1
3 coast	3		-1				-3
3 colección	-2	3	-2				1
3 coll	-3	-2	2	-1		-1		3
3 collecting	-3	-1	-1				2	1
3 collector		-2	4	-1	-1	-1	-3	-1
3 comenity			1		-1	-1	-1	-2
3 comment	-3	-1	1				1	2
3 comments	2	-1	-2				-3	2
3 community	2	-3	1					-1
3 consumer	3	-3		-1				-3
3 continue	3	-1					-2
3 coop	-2	1	1					-1
3 cooper	-3	2	1				1	-1
3 corriente	1	-1					-1	-3
3 costco	3	-1	-1				-1
3 could	3	-1					-2
3 cr	1	-2					-3	-1
3 credit	-1	-3	-1	1	-1	-1
3 creditor	-1		-1	-1	-1	-1	-2	3
3 cu	4	1	-1		-1	-1	-2	-1
3 cuenta	-1	-3					2
3 cure	4	-2	-1				-2
3 current	-1	-2	2	-2	-1	1		-4
3 custom	-2	-2	3				1
3 d		-4	2				-2	-1
3 da	-4	-2	2	2	1		1	-1
3 dana	3		-2				-2
3 date		-3	1	-1	-2	-1	1	-3
3 dayton	4	-1					-3
3 deal	-1	2	-2
3 debit	3	-2					-2	-1
3 deere	-3		2
3 default	4		-2				-3	-1
3 deferment	2	2	-1				-4
3 deferred	-1		2				-3	-1
3 delete	-3	2					1	1
3 deleted	2	-2	-1				-3
3 delinquency	-2	1	2				1	-3
3 denise	3	-1	-2				-1
3 dental	2	2	-1		-1		-4	-1
3 department	3	-1	-2					-1
3 deposit	3	-1	-2
3 dept	3	-2	-1	-2			-3	-1
3 detail	3	-1	-1				-1	-1
3 details	1	-3					-2	-2
3 dia	-1	-1		-1		-3	1
3 direct	1	-1	3				-2
3 division	3		-2					-1
3 does	3	-1					-1
3 dollars	-3	-1	2				2	-1
3 draft	3	-3					1	-1
3 días	-3	2	1				-1	-1
3 e	1	-3					1	-2
3 each	3	-2	-1				-2
3 east	3		-2				-1	-1
3 ecoa	3	-1	-1				-1
3 edfinancial	-1		3				-1	-1
3 edit	-4	1	2
3 egg	3	-1		-1	-1		-2	-1
3 el	1	-1	2				-2	-2
3 electric	3	-2					-2
3 else	2	-4	1	-1	-1	-1	-1	-1
3 employees	4		-2	1			-1	-1
3 end	4		-1				-3	-1
3 energy	-2	-1	3				-1
3 enrolled	2	-1	1				-1	-3
3 eq	-2		2
3 everything	2	-1	1				-3
3 exeter	-2	-2					3	-1
3 extra	3	-1	-1				-2	-1
3 f	2	1	-1				-1	-1
3 factoring	-3							3
3 fair	3		-1					-1
3 falls	3	-1	-2					-1
3 family	2	1	-4	-1			-1	-1
3 fargo	5	1	-4				-3	-1
3 farm	-2	-2	2				2	-2
3 farmers	3		-3				-1
3 father	3		-2	-1				-1
3 fax	3		-2				-1	-1
3 feb	-3	-1	2				3	-3
3 february	3	-1	1				-2	-1
3 federal	1	-3	2	-1	-1	-1	-1	-2
3 fee	3	-1	-3	-1				-2
3 file	-2	2	1		-1		-1	-3
3 finance	1		-2	1	-1		-1	-3
3 fingerhut	-2		-3				3	1
3 first				-1	-1	-1	-3	-1
3 for			-4	-1	-1	-1		2
3 foreclosure	3	-1	1				-2
3 franklin	3		-2		-1		1	-1
3 free	3	-3						-1
3 freedom	-1	-2					3
3 friday	3		-1				-2	-1
3 full	1	1	-3				-2	1
3 funding	2	-4	-3				1	3
3 ga	2	-1			-1		-1
3 gas	3	-2	1				-1	-1
3 go	2	-2	-1	-1	-1	-1	-1	-2
3 goal	3	-2	-2
3 god	3	1	-1				-2
3 going	3		-1				-2
3 gold	3		-1				-1	-1
3 got	1	-4	2				1	-2
3 granger	3		-1				-1
3 grant	3	-2	-1				-1
3 grantor		1					-4	2
3 great		-3	2				-3	-1
3 group	1	-4		-1	-1		1	-3
3 h		-2	-1				2	-1
3 had	4	-2	-2					-2
3 hand	3		-1				-2
3 hard	3	-1	-1
3 has	-2	-1	-3				3	-2
3 have	2	-2	2		-1		-1	-2
3 he	-2	-2	2					-1
3 heloc	-4	-2	3	2			-1	-1
3 her	3	-1					-2
3 here	-1	3					-2	-1
3 hi	3	-2	-1				-1
3 history	-1	-1	2					-1
3 holder	3		-2				-1
3 home	2	-3	1	-1	-1		-2	-2
3 honda	1	-3	2	-1	-1	-1	-1	-1
3 hours	-3	-1					2
3 house	-1	2	2			-1	-4	-2
3 housing	2	-1	-1
3 how	3		-3	-1	-1	-1	-2	-1
3 husband's	-3	2
3 i	-1	2		-1		-1	-1	-3
3 i've	-3	3
3 id	3	-2	-2					-2
3 if	1	-1	2	-1	-1	-1	-4	-1
3 ii		-3	-2	-1	1	-1	-1
3 image		1					-3
3 incurred	2						-1	-1
3 individual	1	-3	1				-1	-1
3 information	1	-2	1	-1	-1	-1	-3	-2
3 inquiries	4	-1	-3					-1
3 inquiry	3	-2	-2					-1
3 interest	2	-3	-1	-1	-1	-1	-2	-2
3 internal	3	-1	-3
3 into	-3		1				3
3 issued	1		-2					1
3 items	-2	-1	3				-2
3 jewelers	-1	-1					3	-1
3 jo	-3	2	2
3 joint			2				-2	-2
3 journal	2	-2					-1	-1
3 jul	-2	1	2					-3
3 just	2	-2	2					-1
3 kay	3	1	-3				-1	-1
3 know	-3	1	1				3	-1
3 kohl's	3		-2					-1
3 l		1	-1					-2
3 lakes	-2	3					-2	-2
3 larkspur	3		-3
3 last	-1	1			-1	-1	-1	-4
3 late	-1	-1	2	-1	-1	-1		-3
3 latest	-3	-1	3					-1
3 law	3	-2		-1	-1	-1	-1	-3
3 lending	1		-3	-1	-1		2	-2
3 lendingclub	3	2	-1				-3
3 less	3	-2					-1
3 letter	-3		2				1	-1
3 liabilities	-1	-2	2					-3
3 liability	2	-1	-1				-1
3 line			1				-4	-2
3 list	2		1				-2	-1
3 little	1		-3				1	2
3 llc		-1	-2	-2		-1	3	1
3 loans	-2	1	2	1	-1	-1	-3	-3
3 lorraine	-3	2	3				-1	-2
3 lowe's	-3	1					2
3 lowest	1	-3	1
3 lukes	3		-2					-1
3 lvnv		-1	-3	-1			-1	4
3 m	2	-2					-3	-1
3 mae	3	-2	1				-1
3 mail	4	-2	-3	-1	-1	-1	-1	-1
3 main	2		-3				-1	-1
3 mandaron	1	-2					1
3 mariner	-2	2	2				-1
3 medical	-2	-3	2	-1		-1	2	-2
3 mensualidad	-4	1					3
3 merchants	-3	-1	2				2	-1
3 merrick	-1		-1				3
3 message	2	-2					-1
3 mgmt	-3	-2	-3				2	3
3 midland			-3				3
3 min	-3	-2	3	1	-2	-1	-1
3 mine	-1	1	3				-3
3 minimum		-5				-1	1	-1
3 minimum's	3						-3
3 missed	-4		2				1	1
3 mission	3		-2					-1
3 mobile		-3	2
3 mohela	3	-1					-2	-1
3 mohela/dept	3	-1	-2
3 month		-1	1	-1		-1		-3
3 monto	2						-3
3 more	-1	-3		-1	-1	-1	2	-1
3 mos	-1	1	2				-2	-2
3 most	1		-2	-1				-1
3 ms	3	-1	-1					-1
3 mtg	3	-3	-3				2	-1
3 mês	4	-2	1		-1	-1	-2	-1
3 mínimo	-3	1	-1				4	-1
3 n/a	2		-1				-2	1
3 name	-1	1	1	-1	-1	-1	-3	-1
3 nasa	-1	-1	-2				3
3 national	1	-3	1					-1
3 natl	4		-3				-1
3 navient	4	-2	-1				-3	-1
3 nebraska	-2	-1	3
3 need	4	-2	-1			-1	-1	-2
3 negotiating	3	-2					-1
3 nelnet		1					-3	-1
3 network	3	-1					-2	-2
3 never	-3		2				1	-2
3 ng	-3		-1					1
3 nmls	3		-3					-1
3 no			2	-1	-1	1	-1	-3
3 northern	-2	-1	2
3 not	2	-1	1	-1		-1	-4	-1
3 note	1	-3	1				1	-2
3 notes	-1	-2	3					-1
3 nothing	2		1				-3
3 now	-2	-1	3	-1	-1	-1	-2	1
3 nv	4		-2				-2
3 o	1	-2	-3		-2	-1	3	-2
3 oct		1	-1	-1			2	-3
3 october	-3	1	-1		-1		2	1
3 odds	2		-2				-1
3 ok	1	2	1	-1	-1	-1	-2	-4
3 okafor	4	-1	-3
3 okay			3				-1
3 omitida	3	-1	-1				-1	-1
3 on-time	3		-1				-2
3 open	-1	-3	1	-1	-1		2
3 open/never	-3	-1	2				3	-1
3 ordered	3	-2	-1
3 orig	-3	2		-1				2
3 original	-2	-3	-5	-1	-1	-1	2	3
3 originalcreditorname	-3		-1				-1	3
3 originally		-2	-3				-1	2
3 osprey	3		-2				-1	-1
3 ouch	-3		1					2
3 outstanding	2						-3
3 over	1	-2	-1				1	-3
3 overdue	3	-1					-2
3 owed	-1	-4	1	-1	-1	-1	-1	1
3 owes		1	3				-3	-1
3 owing	3	-1					-2	-1
3 p.o	3			-1	-1
3 pa	1	-2	1				-4	1
3 pagado	3						-3
3 pago	-1	-3	-1				3	-1
3 paid	1	-3		-1	-1	-1	1	-2
3 para	2	-2	-2	-1	-1	-2		-1
3 patient	2	-2		-2			-1	-2
3 payable	3	-4	-2	-1	-1	-1	-2	-2
3 payday	3	-1	-2
3 payroll	3	-1	-2				-1
3 pays	2	1	-1	-1		-1	-2	1
3 pendiente	2	-2	-1
3 period		-2	2
3 pero	3	-1					-2
3 personal					-1			-3
3 phone	1	-3	-1			1	-4
3 physician	4	-2	-3				-1	-2
3 piedmont	3		-1					-1
3 pike	-2						3
3 plan	-1	3	2				-1	-3
3 plus	3	-1					-2	-1
3 pm	3	-1	-1				-1	-1
3 pmt	2	-3	-2		-1	-1		-3
3 pmts	5	-3	-3				-1
3 pnc	-3	1	2				-1
3 polaris	4	-2	-1				-2	-1
3 portfolio	-1	-3		1	-1	-1	-1	1
3 pra		-1	3				-1
3 present	-2	-3	1				2
3 previous	3	-1	-2				-1
3 principal	4	-1	-2				-4
3 printed	3	-1	-2
3 prior	3	-1	-1				-2
3 priority	3	-1	-1
3 processor	3	-2	-2					-1
3 promo	3	-1	-2				-2
3 property	3	-2	-2				-1
3 pünktlich			3				-2	-1
3 quarter	3	-1	-1					-1
3 quote	2		-1				-1
3 radiology	-4	1		2			1
3 radius	-4	-1	-2				1	2
3 ray	3	-3	1
3 re		-3	-1
3 receipt	3	-1	-1				-1
3 receivables	2	-2	1	-1	-1	-1	-3	-3
3 record	4	-4	1				-1	-2
3 recovery		-3	1		-2	-1	2	-1
3 ref	-2	-3	-3			-1		3
3 reference	3	-2	-3	-1	-1	-1	-3	-1
3 refund		-2					3	-1
3 regular	3	-3	-1				-1
3 remarks	-1	2	2				-3	2
3 rent	4	-3		-1			-2	-1
3 renta	3	-1					-2
3 rental	2		-1	-1		-1	-1
3 repayment	1	-4	-1				2	-1
3 report		3		-1	-2		-3	-2
3 requested	3	-1	-2				-1	-1
3 reserve	-2		-1					2
3 resource	2						1	-3
3 results	3		-3				-1
3 review	3	-1	1				-1
3 rocket	1	3	-2				-1	-2
3 s	3	-3	-1	-1				-1
3 saldo		-3	-1		-2		-1	3
3 sales	3	-2	-1
3 sam's	3	-2	-2				-2
3 sapphire	2	-1	1		-1		-3
3 savings	2	-1		-1			-3	-2
3 says	1		2				-3	2
3 sc	-2		-1	2				1
3 school	1	3	-3				-2	-2
3 score	5	-2	-2				-2	-1
3 screen	3		-3
3 sd	3		-2		-1
3 secret	3	-2	-1				-2	-1
3 section	3	-1	-2				-1	-1
3 seller	3		-2				1	-2
3 send	3	-3	-2	-1	-1	-1	-1	-1
3 september	3	-1					-2
3 servicer	-2	-2	3
3 services	2	-2	-3	-1		-1	3	-2
3 servicing	3	-2	-2				1	-2
3 set	3		-1				-2
3 settled	3	-2			1		-3
3 settlement	2						-2	-1
3 she	-1	-3	3		-1		-1	2
3 sheffield	-1		2				-1
3 shown	3	-2	-1
3 sioux	3	-2						-1
3 so	-1	-3	1				1	-1
3 soft	3	-2	-2					-1
3 sold	-1						1	-3
3 solutions	1	-1	-1	-1	-1	-1	3	-1
3 some	-1	3	-2				-1
3 specify	-1	3	-2	-3			-1	2
3 spectrum	4	-1		-2			-2
3 sprint			1				3	-2
3 stand	3	-2	-2
3 standing	-4	1	3				1	-2
3 started	-1		3				-2	-1
3 state	1	-3	1				-2	-1
3 statement	2	-4	-1				-3	-1
3 statements	3	-1	-1				-2
3 stay	-3		1				2
3 still		-1	1					-3
3 street	3	-2	-2				-1	-1
3 subject	3		-1				-1
3 such	4	-1	-1				-3
3 summary	3	-1	-1				-2	-1
3 sunrise	-1	2	-3
3 svc	2	-2	-1	-1			-3	1
3 synchrony/paypal	-3						3
3 sys	-2	-2	-1			-1	2	1
3 syst	2							-3
3 systems	-3	-3		1	-2			3
3 t	4	-2	-1		-1		-2	-1
3 term		-2	3				-3	-1
3 thank	4	-1					-3	-1
3 then		1	-1				-1	-2
3 there	1	-3	1				-2
3 there's	3		-1				-3	-1
3 third	4	-3	-1		2		-2
3 thru	-2	1	1					1
3 tháng	-3	-1	-1				3	2
3 tidewater	2	-3		-1	-1	-1	-1	-1
3 time	1		2	1			-3	1
3 total	1	-4	4	1	-1	-2	-2	-2
3 toyota	-1	2	3	-1			-3	-3
3 trade	2	-2
3 tradelines	-2		3				-1
3 transferred	3		1				-3	-1
3 transmission	2	2					-4
3 transunion	4		-1				-2	-2
3 transworld	-3	-2					3
3 troca	-2	3	1				-1
3 trust	3		-2		1	-1	-1	-1
3 trả		3	-1				-1
3 tx	3	-1	-2				-2	-2
3 type		-5	-2	-1	-1	-1	2	-1
3 tình	-1	1	-1				3
3 uh			2				-2
3 ulta	2	1					-3
3 um	3						-3
3 una		1	-1	-1	-1	-1		-3
3 unit	2	-3	-1		1		-1	-1
3 unpaid	1	-3	2				-3	1
3 unsecured	2	-3	-3				1	-1
3 until	2		-2	-1	-1	-1	-2	-3
3 upgrade	3	-1		-1			-1	-1
3 upon	3		-2				-3	-1
3 usa	3	-1	-1	-2			-2	-3
3 used	-4	-2	1				3
3 ut	1	-1	1				-3
3 value	2	-2	-1					-1
3 van	2	-1					-2
3 visa			1	-1			-1	-3
3 visit	-1		1				1	-2
3 voy	3	-3						-1
3 w	-2		1	-1	-1	1	1	-3
3 walmart	3		-4					-1
3 washer	2		-2				-1
3 weiner	-3						2
3 westlake	4	-1	-3				-1	-2
3 wife	1	-1	-2				1
3 wireless	-2	1	3	-1				-1
3 world	3	-2	-2				1	-1
3 worst	4	1					-4
3 write	1	-1	-2	-1	-1	-1	-1	1
3 wrong	4	-1	-3	-1	-1	-1	-2	-1
3 x	-1	2		-1			-2	-2
3 xxxx	-1	-3	3					-1
3 ya	-2	-2					3
3 yes	2	-3	-1	-1			-1	-2
3 your	1	-2	1	-1	-1	-1	-1	-4
3 ytd	3	-3	-2
3 дней	2		-2
3 一	-3	-1	3
3 房贷	3	-1					-2
3 正常		-2	-1	-1			3	-1
3 车贷	3	-1					-1	-1
3 逾期30天	-2		3				-1	-1
a credit	-1						-2	2
a home	3	-1	-2				-1	1
a loss	-1		-1				2	-1
a mi	-2	-2	2				-1
a week	-3	-1					4
acceptance corp	2	-1	-1				-1
account address	-2	3					-1	-1
account auto	-3		3
account days	-3	-1	-1				2
account info	3	-2					-1
account name	-3	4	-3	-1	-1		-2	-4
account original	3						-1	-2
account patient		-3	2					-1
account type	4		-2				-6	-1
account with	-2						-3	3
accounts capital	-2		3
accounts discover	3		-3
accounts in	3						-3
acct ending	1			2			-3
acct status	3						-3
additional information	2	-1		-1	-1	-1	-2	-1
adverse information	-2	2
after the	3	-2	-1				-1
agency credit	-2		3				-1
agency transworld	3		-3					-1
agent for	1	-4	2				-1	-2
aging current	3	-1					-2
agreed current	3						-3
agreed paid	3						-3
all in	2		-1				-2
all loans	2		-1				-1
ally bank	2	-1	-1				-1
ally financial	1	2	-1				-2	-1
america visa	3		-2				-1
american express	1	-4	1	-1				-1
amount claimed	3						-2
amount due	3						-3
amount original	3							-2
and address	2	-2		-1	-1	-1	-1	-1
and i'm	-2		-2				3
and pay	2						-2
and the	1	1	-1				-3
and they	-2	-1	-1				3
anything on	3						-3
approval odds	3	-1			-1		-2	-1
apr status	-3						3
are current	-3						3
are days	-5						5
as agent	-3	-2	4				-2
as agreed		3		-1	-1	-1	-2	-2
as bankruptcy	3						-3
as loss	3		-1				-2
as of	-1	-1	-2	-1	-1	-1	3	-3
assigned to	-3	3	-2				1
assignee of	-1	-2	-2					3
at mo	3	-2					-2
at the		-2	3				-2	-1
at&t mobility	-3				1			-2
aug jul	2	-2					1
auto fin	3	-1					-1	-1
available balance	1	-2			1		-1
available credit	-3	4	-1		-1			-1
b i	1	3	-4
bal pmt	-3	1		-1		-1	3	-1
balance account	4	-1	-1				-3
balance loan	-4	3	-1
balance original	3		-1				-3	-2
balance pay	2						-2
bangor savings	-3	-1	2					-1
bank credit	4		-3				-2
bank delaware	4	-2	-2	-1			-3
bank of	-4	-4	4				-2	2
bank personal	-3		3
bank trust	3	-2	-3	-1				-1
bank/credit union	4		-4
baptist health	-3	-1						1
behind days	-1	4					-3	-1
behind with	3	-2					-1	-1
best buy	-1	-3	1				1	-2
blue cash	1	1	-1	-1			-3	-1
bought from	-4	-2						4
bought it	3		-1				-2	-1
brendan regional	3	-1	-2					-1
buy card	2		-1		-1		-2
by a	4						-4
c direct	3		-3
c/o resurgent	3		-2				-1
cabela's club	-2		2
capital bank	3	-1	-2				-1	-2
capital one	1	-3		-1		-1
card accounts	-3	3	-1
card credit	3		-2				-1
card from		-3	1	-1	-1	-1	-1	1
card no	3	-2					-1
card with	3	-3	-1				-1
cards my	3		-1
carvana bridgecrest		1	-2				1
cash payday	-3		3
cash rewards	4		-3				-1
caught up		3					-1
cavalry spv	-2		3					-1
chak mwa	-3	2					1
charge off		3	-1				-2	-1
charged it	-2						2
chase slate	-1	3					-2
check into	-3		2					2
citi simplicity	2	1	-3				-1
citi store	3		-2				-1
citibank n.a	-2	-1	-1	-1			2	3
city state	3	-2					-1	-1
client creditor	2	-2						-1
closed payment	3						-3
co co	2	2	-3				-2	-2
col collection	3		-1				-1
collection accounts	3	-2					-1
collection agency	-1	1	-4					-2
collection as	4						-4
collection attorney	-3							3
collection collection	3	-1					-2	-1
collection for	-4	-1	-1				3
collection from	-3	2					2	-1
collection original	-1						2	-4
collection paid	3		-1				-3
collection/chargeoff collection/chargeoff	3						-3
collections b	2	-3					1
collections ic	1		-3				2
collections in	-3						3	-1
collections lvnv	-3		3
collections not	3						-3
collections since	-2	-1					4
collections with	-2	-1	-1				3	-1
comenity bank	2		-1				2	-2
comenity capital	-2		-3				-1	4
comenity ulta	-1	-1	3					-1
community credit	3		-4
company account	-3							3
conn's homeplus	3	-2	-1				-2	-1
consumer credit	4		-4
credit bureau		-3	1				1	-1
credit card	-1	2	-2	-2	-1	-1	2	-1
credit collection	-4		4				-1	-1
credit counseling	3	-2						-1
credit grantor	3	-1	-1				-3	-1
credit history	3	-3
credit limit	2	-1		-1	-1		-3	-1
credit report	3		-1		-1		-1	-1
credit systems	2	-2	-1				-2
credit was	-2		-1				3
creditor class	4							-3
creditor comenity	-3	-1	-2					3
creditor current	3						-1	-2
creditor ge	-3		-1					3
creditor name	-4			-1			-1	3
creditor with	3						-3
creditwise from	3	-2						-2
credor original	-3	-2					-1	3
cuenta saldo	3	-1				-1	-3
cure the	3	-1					-1
current balance	5	-3					-3
current client	-2	1					1
current current	7						-7
current jefferson	-3		3
current payment	4						-3
date of	3	-1	-1				-2	-1
date opened	3	-1		-1			-2
days ago	-3	1					2
days days	4	-2				-1	-4
days delinquent	4						-4
days late	2	2	-1	-1	-1	-1	-4
days past	-3	-1	-1		-1	-1	3	-1
de atraso	-1	2	-1				-3	-1
de cobro	3	-1	-1				-1
de pago	-2						2
dealer svc	3		-3
debt status	3	-1					-2
debt to	-2	3	-2					-1
del carro	-3	1	1
del hospital	-3	2	-1				1
description defaulted	-4						4
details group	3	-1	-3					-1
discover bank	1		-2		-1		1	1
division of	3	-2	-1					-1
does not	3	-1					-2
dr okafor	-3	3						-1
due account	4						-4
due at	3						-2
due credit	-3		1				3
due days	3	2					-3	-1
due payment	3						-2
due status	-2	-1	-1				2	1
due this	-3						3
due your	-3						3
each month	2	-1					-2
elan fidelity	-3	-1	2				1
elan financial	1	-2					1	-1
emergency physicians	-3		1	-1				2
en cobranza	-3	3					2	-1
end of	3		-1				-2
enhanced recovery	-3	-1	2					-2
enrollment status	3	-2					-1
está en	-3						3
everything is	3						-3
factoring company	3						-2	-2
falls sd	2	-2
farm credit	-3	-1	3					-1
fed personal	-3		3
filed by	3	-3		-1				-1
finance llc	4		-1		-1		-1	-1
financial acct	3	-1	-1				-1
financial rav4	4	-1					-3
first mortgage	3	-1	-1				-2
first name	3	-2						-1
first one	-1	1	-1				-3
first premier	1	-3					1	-1
for at&t	3	-1					-1	-3
for collection	2	1					-4	-2
for you	3	-2					-1
ford motor	-3		3					-1
from a	2	1	-1				-2	-1
from capital	1		-2
from comenity	-2		-2					3
funding llc	3		-3				-2	2
ge capital	-3		1					1
global solutions	-1		-2				3	-1
go to	3	-2		-1	-1	-1	-3	-1
goes to	3	-2					-1	-2
good evening	3	-2
got a	-1	3					-1
grad plus	3	-1	-1				-1
great southern	3		-2
h open	-2						2
has been	4						-4	-1
high balance	3						-3	-1
history collection	4		-1				-4
home equity	-2	-2	3				-1	-1
home lending		2	-3					-1
home mortgage	2	-1	-2
honda financial	-1	2	-1				-2	-2
hospital st	-3	-1	3				-1	1
hours ago	-3						2
house is	2	-1					-2
hunter warfield	-3	-1					2	1
hyundai capital	-2		3
hạn synchrony	-2	-1	3					-1
i b	-2	2
i know		-3					1
i owe	-2	2	-2			-1	-3	-1
i pay	-2	-2					3	-1
i still	-3						3	-1
if any	-2	3	-1	-1
ii llc		-3		-1	1	-1	-2
in balance	-1				2		-3
in collections		1	-2					-3
in deferment		1					-3	-1
in june	4						-4
in school	2	-2					-1
info account	3	-1	-2
installment account	4	-1	-2
installment accounts	-1	2					-1
interest only	-3	2					2
into cash	-2		1				3
is a	-3	-1					3
is an	3	-1					-2
is and	3	1	-2				-3	-1
is discover	3		-3				-1
is i	-1	-1					2
is left	3	-1	-1				-2
is the		1	-3
is wells	-3		3
is with	-2	3	-1				-1	-2
issued by	2	-3	-2
it for	3	-1					-3	-1
it from	-2	-3					-1	3
it off	-2	-3					2	1
it was	3						-2	-1
j b	-2	3	-2
joint with	4	-2			-1		-1	-2
jul status	-2						3
keep open	-2	2					-1
l l	-2	3					-1
la cuenta	-3						3	-1
la de	2	-1	-2				-1	-2
lakeview loan	-3		3
last reported	3	-1					-1
last statement	-2	1					1
late collection	2						-2
late days	2	1	2				-4	-1
late highest	-4						4
late no	-3	-1					3
late status	3						-2
latest statement	-3	3
law financial	2		-2					-1
limit days	-3						3
limit is	2	-1					-2
llc as	-3		3				-2
llc collection	-3						3
llc credit	-2	-1	-1					2
llc is	5				-1		-5
llc original	3	-1						-2
loan current	3	-1					-2
loan from	-3	1						1
loan used	-3	-1	3
lofts at	-2		1				-1	2
marcus by	-3	-3	3
may status	-3	-1					3	-1
me pidió	2	-2					-1
medical center	-2	1	-2	-1			2	1
menards big	-3		3
mgmt orig	-2	-1	-1				-2	3
midland credit	-1	-1	2				2	-3
midland funding	3		-3				1
min due	-3	2	-1	-1	-1	-1	1	-1
min is	-3	2					1
min on	-1	-1	-1				2
min status	-3	3
mo behind	-3						2
mo in	2						-2
month and	-4						4	-1
month behind	3	-2	-2					-1
month i	3						-3
month never	-2						2
month paid	3						-3
month status	-3						3
month we	-2		-1				3
monthly status	-2	1					2
months status	-3						3
mortgage corp	2	-2	-2
mortgage credit	3		-3
mortgage loan	4	-3	-1
my old	-3	-1	-1				1	3
my sister		-2	1					-1
mês em	-2						2
name bank	3		-3
name capital	3		-3
name first	-3		3
name of	2	2	-3
name td	-3		3
nan koleksyon	1	-2					1	-1
national credit	-4		5				-1
needs attention	-3						2	1
never been	-3						3
never late	1	3	-1				-3	-1
no yes	3	-3
not paying	3	2					-3	-1
not reported	-2	2						-1
now with	3	-3
number condition	3	-1					-3
nợ gốc	-1	-1					-1	3
oct status	-3						3
of account	3						-3	-1
of credit	3	-1	-1				-1	-1
of creditor		1	-1					-4
of ed	1	-2					-1	-1
of last	3				-1		-1	-1
of loan	4	-3	-1				-1
of sep	3						-3
of the	1	-5	2	-1	-1	-1		-3
of with	-3	2					-1	1
of your	3		-1				-2	-1
off account	4	-2					-4	-1
ok current	-1	2					-2
ok first	3	-2	-2
ok late	-2	-1	-1				3
ok ok	2	1	-3	-1	-1	-1	-4	-1
old navy	-1	-2	4	-1	-1	-1	-2	-1
old verizon	-1		1				1	-3
on an	3						-2
on it	3	-3	-2				-2
on record	-2						3
on that	-3	1	-1				2	-1
on time	-2	2	-3	-1			1	-1
on view	3						-2
on your		1					-3	-1
one in	2						-2
one is	-3	2	-1				2	-1
one min	-3	2					1
open collection	-3		2				-1	-1
open curr	-3						3
open day	-2	3	-3					-1
open days	-4						4
open open	3						-2
open past	3						-3
opened aug	3						-3
or collection	3						-3
or health	3		-1					-2
or paying	-3						3
orig creditor	-2	-1					-1	3
original balance	2	1					-3
original creditor	-1	-6		-1	-1	-1		3
other accounts	3	-2
other specify	2	-3	-2				1	-1
our client	3	-3						-1
out automatically	-2						2
out the	3	-2					-1
owe on	3		-1				-2
owe to		-2	-1	-1	-1	-1	-2	4
owed to	-3	1	-2					1
p.o box	2	-1			-1
paga según	-2						2
page of	-2	3					-2	-1
paid by	-1	3					-2
paid closed	2	1					-4
paid closed/never	-3						3
paid in	3		-1				-3	-1
paid it	3						-3
paid never	-2						2
paid since	-2						3
paid was	3						-3
patient financial	3		-3
pay current	3	-3					-1
pay down	2	-2	-1
pay in	-3		2				1
pay late	-2	1	-1				1	-1
pay to	2	-1	-1				-1
payable to	1	-3	1				-1	-2
payment amount	1		-1			2	-3
payment are	3						-3
payment current	3	-3	-2				1
payment date	3				-1		-2
payment due	5	-1	-1	-1		-1	-4
payment history	1		-1				-3
payment standing	-3	2					2
payment status	-2	-3				-1	2	-1
payment to	4	-3	-1					-1
payments past	3						-3
paypal credit	3	-2	-2					-1
paypal pay	-4	-1	4
pennymac loan	-2	-1	3					-1
personal line		-3	1
phone number	3	-3					-1	-1
physician services	3	-2	-1				-1
pinnacle peak	-3		-1					3
placed for	3						-3
plan a	3						-2
plan on	2						-2
plan yet	-3	3					-1
planet fitness	2	-2					-1
platinum min	-2	3					1	-1
portfolio recovery		-2		-1		-1
premier bank	3	1	-3				-1	-1
profit and	3	-1					-2
progressive insurance	-2		1				2	-4
providian national	-2		1
public records	3	-2	-1				-1
rating days	-3			2			2
rating ok	3		-1				-2
re your	-2	2	-1					1
receivables llc	3		-1				-1	-1
recov assoc	3		-2				-1
recovery associates	2	1	-2	-1			-3	-1
recovery co	-3		2
recovery corp	3		-1				-3
recovery old	-2		3					-2
remarks involuntary	3						-3
rent is	3	-1					-2
repayment current		-3		1			-1
repayment days	-4						4
reported balance	3	-1					-3
reported jul	-2	3					-3
reported oct		1					-3
ridge emergency	-4		3					1
saldo estado	-3						3	-1
sales lease	2	-1	-2
santander consumer		-2	2	-1			1	-1
send to	2	-2	-2
sent from	3	-1	-1					-1
sent to	-1	-3	-1				2	-1
sep status	-3						3
seriously past	3						-3
so that	-3						3
sold to	2	-1					-1	-3
specify medical	3	1	-2	-1			-1
state of	-3	-3	4					-1
status collection/chargeoff	4						-4
status days	-2		-1				3
status open	3	-1					-3
status payment	3		-1				-2
status repayment	-2						2
status transferred	4						-4
student loans	-1	4	-3	-1			-1	-1
sunrise credit	-3		3
synchrony bank	2	-3	-1	-1	-1	-1	-1	-1
synchrony lowe's	3	-1	-2				-2	-1
system inc	3						-1	-2
target redcard	-1	2	-3	-1			1
tarjeta capital	-3		3					-1
that one		-3	-1				1	-1
that's a	-3	-1	-1				3
the chase	-2		3
the old		-3	-1					1
them a	2	-2	-1				-1
then there's	1	1	-2				-1	-1
think that's	3						-2
time the	3	-1	-2
to bank	-3		2					2
to date	-3	3					-1
to internal	-3		2				1
to jefferson	-2		3					-2
to us	2	-1	-2	-1	-1	-1	-3	-1
total balance	-2	3					-2
type charge	3		-1				-2
type collection			-1				-3	1
type credit	4		-3				-1	-1
type detail	3						-3
type of	3					-1	-1	-1
tình trạng	-2	-1					3
um then	3	1					-2
un mes	-2						3
unsecured claim	3	-1					-2	-1
unsecured claims	3	-1		-2
upstart mo	-3	2					1
us em	-2	-1	-1				2
us us	4					1	-4
used vehicle	-3		3
victoria's secret	2		-3				-2	1
wakefield assoc	3	-1					-3
walmart capital	-2		3				-1	-1
was a	3	-1					-4	1
was charged	-3	-1	-1				3	-1
was credit	-2	-1	-2				1	2
was my	-3	-1					2	1
was turned	-2						2
wayfair citi	3	1	-4		-1		-1
we owe	2	-1	-1				-2
we pay	-3						3
wells fargo	-1	-3	2				-1	-1
which is	-2	-2					3	-1
with this	-3						3
with us	-2	2	-1				1	-1
y i	-4	-2					-1	4
yes no	3	-1					-2
you owe	-1	1					-2	-2
your balance	-3						3
your file	4	-2					-3
月供 正常	4	-3
# word words behind
a		1	2	-1	-1	-1	-3	-2
a 	-2	3	1					-1
a month	-2	2	3	-1	-1	-1	-3	-2
a payment	-1	-2					2	-1
a visa	3		-2				-1
a week	-3		3
acceptance	-1	1						-3
acceptance co	3	-2	-1					-1
acceptance corp	-3	2	2
account	-1	-2	1		-1	-1	1	3
account charged	3						-3
account closed	5		-1				-4
account designator	-3	-1						3
account ending	-5	3	3				1	-2
account past	-4						4
account sold	2						-2
accounts	4	-2	-4					-1
accounts 	5	-3	-2				-1
acct	-3	-1	3	-1	-1	-1		-1
acct 	-3	2	3	-1		-1	1	-3
acct ending	-1		1					-3
action	3	-1	-2				-1
address	1	-3	1	-1	-1	-1	-2	-1
adjusters	-2	1	2					-1
affirm	3	-1				-1		-1
agency 	3	-1					-2
agent for		-3					-2
ago 	3		-1				-2
agreed current	-3						3
agreed days	3						-3
agreed paid	-3						3
agreed pays	-3						3
al	3	-1		-1		-1	-2	-1
all	2	-1	-3	-1	-1	-1	-1	-2
all loans	3	-1	-1				-1
all paid	3						-3
ally	1	1	-3				-2	-1
also	4	-2	-1				-2	-1
altima	-3		2				1
amazon	-3	3	-2				1
ambulance			-1				-1	3
ambulance 	-3	1	1					1
ambulance bill	3	-1	-2				-1
america 		-3						-2
america bank	3		-2					-2
america visa	-2	1	2
amex 	3	-2					-1
amount	1	-2	-5	-1	-1	-1
amount due	3	-1	-2				-1	-1
amount of	2	-1		-1	-1	-1	-3	-1
amount status	-2		-3				-1	3
amount unpaid	-3		-1				-1	2
amt	2	-3	-2				-2	1
and 	3	-1	-1				-2
and any	3						-3
and i'm	-3	-1					3
and it	-2		3				1	-1
and the	-1	-3	1				-1	1
and they	-4	1	1				2	-1
and we're	-3						3
anesthesia group	3	-2	-1				-1	-1
another	4	-2	-1					-3
anything	2						-2
apartments	-4	-2					-1	4
apr	4	-3	-2		-1			-1
apr 	3	-2	-2		-1
apts		1	-4				1	1
are all	3						-2
are current	-3						3
are days	3						-3
as		-3	-1	1	-1	-1	1	-1
as a	-3		-1				3
aspen	-2			2			1
assets	3	-1	-1
assets 	2	-1	-1				-2
associates			1				-1	-3
associates 	-4	1	4					-1
at	2	-3	-1				-3	2
at a	4		-2				-3	-1
at min	-3		3
at&t	1		1		1		-2	-4
atrasado 	-3				1	-1	2
aug	3	-2	-4					-1
auto credit	-3	4	-1
auto fin	4	-3	-2					-1
automatically	-3	-1	-1				3
autopay	2	-2	-2	-1
ave	-3	1	3		-1		-1	-2
b	-1	-1	3	-1	1	-1		-2
baby	-1	4	-2
back	4	-1	-1				-4
bal	-2	1	2		-1	-1	-3	-1
bal pmt	1	-3		1	-1	-1	-2	-1
balance charged	3						-3
balance date	-3		3					-1
balance minimum	1	-1	3	-1			-2
balance monthly	3		-2				-1	-1
balance pay	2		-2					-1
bancorp	-3	2	1
bank auto	-3	1	2					-2
bank card	-4	3	-1					1
bank credit	-2	4	-1				-1	-2
bank is	-2	3						-1
bank loan	-2	-1	2
bank mortgage	-3	1	2
bank po	-2	-3	3					-1
bank/target	-2	-1						1
banking	3	-1	-1					-2
banking 	3	-1	-1					-2
bankruptcy	3		-1				-2
bankruptcy 	3		-1				-2
baptist	3	-3						-2
barclays 	-3	-1	2				1
beauty	3	-1	1				-1	-3
because	3	-1		-1	-1	-1	-3	-1
because it	3						-3
behind	-2	-2	-1			-1	2	-1
behind 	-3						3
behind days	5	-1					-5
behind they	-2						3
bill 		-2	-3				-1	3
bill in	-4	-1					2	3
bk 	-3		3
bk of	3	-1	-3					-1
blvd	3	-1	-2					-1
boat 	3		-3	-1
borrowed	2	-1					-2
both 	3		-2					-1
box	5	-3	-4	-1	-1	-1	-2	-1
box 	3	-2					-1
braces		-3	2				-1	-1
branch	3		-3
brandt	3	-2
brandvold	2	-2	-1
brendan	-1		-1					3
bridgecrest	-1	2	1
brother	-2	3	-1				-1
bureau inc	1	-1	-3				1
but	1	1	-5				-1	-1
buy	-1	2	-1				1	-4
buy 	1	-2	2				1	-1
by	1	-1	-4	-1	-1	-1		-2
by credit	2		-1				-1	-1
c system	-3	3
c/o	2	-1					-3	-1
ca	3		-2
cable	-3	2			-1		-2	2
call	-1	-3	-4				2
calloway	3	-2	-2					-1
can	2	-1		-1	-1	-1	-2	-2
cap one	-2	3					-1	-1
capital bank	1	-4	-3				-1	3
capital one	3	-1	-2				-1	-3
capital services	-3	3						-1
car	1	2	-3					-1
card 	-1	1				1		-4
card capital	3	-2	-1
card is	-2	3	1					-2
card svcs	2	3	-2
card that's	-3	2	2
cards	3	-2	-1				-1	-1
cards 	3	-2	-1					-1
care	1	-2	2	-1	-1	-1	-2	-1
care 	2	-2	-1
carro	3		-2				-2
cavalry	2	-1	-3				2	2
cavalry spv	2	-1	-3					1
cc	-2	1	3		-1		-1	-1
cc 	-1		3		-1		-1	-2
cccccccccccc	3	-1			-1		-2
center 		-1	1					-3
certified	3	-1	-2
chapter	2		-1				-2
charge 	3	-3	1				-1
charge-off charge-off	-3						3
chase	2	1	-3	-1			-2	-2
chase bank	-2	2	-3					-1
chase freedom	3	-1					-1
check	1	-1	-3	-1	-1	-1	1	-1
checking	4	-3	-2				-2
checking 	4	-3	-2					-1
chela		2	-2
cincinnati oh	3		-2				-1
circuit	3	-1	-2
citi	-3	2	1	-1				-3
citibank	2	-1		-1				-4
class	3	-1	-3					-1
client	1	-2	-1			-1	2	-3
clinic	-3	3	-2					1
closed			4	-1	-1	-1	-3	-1
closed 	-3	2	4	-1		-1	-3
closed/never	-3		1				3
closed/never late	-4		1		-1		4
cloud	3	-2			-1			-1
co	-1	-1		-1	-1		-5	3
co co	3	-2	-3				-2	-2
coast cu	3	-3
cobro	-2		-1				3
code	4	-2	-1				-1	-2
code 	3	-1	-1
coll	-1	-1					-2	3
collateral	2						-2
collect a	-2						3
collection 		-3	3	-2	1	-1	-1
collection account	3						-3	-1
collection collection	2						-2
collection department	3						-3
collection for	-3						3
collection reported	-5		5					-1
collection services	-2	3	-1
collections	-1	1	-3				1
collections on	2	-1					-2
collector	-3	-2	-1	-1	-1	-1	4	-1
collector this	3						-3
collector we	-5	-1		-1	-1	-1	5	-1
college	-2		3					-1
comenity		1		-2		-1	-1	-3
communications	-3	2					-1	2
communications 	3	-1					-1	-2
community	-1	1	-3					1
community bank	3	-2	-1					-1
community credit	3	-1	-2
como pérdida	-3						3
company						1	-3
con	2	-2	1	-1	-1	-1	-1	-3
consolidation 	-3	3
consumer	2	-1	-3				1	-2
consumer 	-2	3	-2				1	-1
consumer credit	3	-1	-1					-2
corriente	-3						3
corriente 	-4	-1					4
costco	1	1	-3
counseling	3		-2
counselor	3		-2				-1	-1
count	3	-2	-1				-1
court 	3	-1	-2
cr un	-3	2	1
cr-v	-1	-2	2
credit 	-2	-1	2				-1
credit acceptance	3	-2	-1				-2
credit acct	3	-2	-2				-1
credit cards	4	-1					-2
credit collection	-3	-1	1				2
credit current	-3	2	1
credit for	-3	3					-1
credit journey	2	-2
credit min	-2	3	-1
credit one	2	-1	-2	-1				-4
credit report	4	-3	-1		-1		-1
credit services	3		-3					-1
creditor	2	-3	-3	-1	-1	-1	-2	-1
creditor 	-1	-1		-1	-1	-1	-3	2
creditor name	3	-1						-2
creditors	3	-1	-1				-1
creek	-2	1
ct	1	-4	1		-1			-3
ct 	3	-1	-1					-1
cu 	-2	-2	3					-1
cu auto	-2	2
cu boat	4	-2	-3
cur	3	-2	-1				-1	-1
current 	-1	-1	3		-1		-1	-1
current current	-3						3
current days	-2						3
cut	3	-1					-2	-1
d	2		-3				-1	-1
date	1	-3	-4	1	-1	-1	2	-2
date 	-1	-2	-4			-1	2	-2
day	2		-1				-3
days		-4	-1	-1	-1			-1
days 	1	1	-3	-1	-1		-1	-2
days days	5	-1					-5
days late	2	-2	-3	-1	-1	-1	-2	1
de	1	-2	-1	-1	-1	-1	1	-3
de atraso	-2	-1	-1				3
de cuenta	3	-1	-3				-2
debemos pago	-1	3	-1				-2
debt collector	2	-1		-1	-2	-1	-3	-1
debts	3	-2	-1				-1
default	3						-3
deferment	5		-1				-4
deferment 	3		-1				-3
deferred	2	-1	1				-3	-1
deficiency	2	-1	-2				1	-1
del	-1	2	-3				2	-1
delinquency	4	-2					-2	-1
delinquent on	-4						4
dental	-3	-2	2		-1		-1	1
dental 	-1	-3
dental group	-2	-1	2
dentistry	-2		3					-1
department	2		-1				-3	1
department 	3	-1					-3	1
deposit	3	-1	-2
dept	-2		4	-1			-2	-2
derogatory	3						-2
describe	-1	-1	4	-1	-1	-1	-1	-1
describe the	-4		4
dia	-2	-1			-1	1	3
dia 	-2	-1			-1	-2	3
diagnostics	-3	2						1
dias	-1	-1			-3	2	-1	-2
dias de	-1	-1			-2	2	-3	-1
digits	4	-1	-6	2			-1	-2
digits of	3		-6	2	-1		-1	-1
direct	-1	-4		2			-1	-2
direct unsubsidized		-3		1
dispute	2	-1		-1		-1	-3	-1
dispute 	2						-2
district	4	-1						-2
division	4	-2	-3				-1	-1
does	3	-1	-1				-1	-1
does not	4	-1	-1				-1	-1
dollars	1	-3	-1				-1	2
down	2	-1	-1				-1
down to	4	-2	-2
dr	2	-1	1				-4	-3
due date	-3	-1	-1				2
due or	2						-2
día		-3	-1				1	-1
e 	2		-1					-1
each	3		-2				-1	-1
edit	3	-1	-2	-1		-1	-2	-1
education student	1	-2	2
ef	-1	-1	-3				1	1
ef 	-1	-1	-2				1
egg	-2	2	-1			-1		-3
ellis	-1	2	-2
em	-1	-2	-2	1	3		-4	-2
em cobrança	-3			2	3	-1		-1
em dia		-1	-1		-1	2	-4	-1
emergency	-2	-1					-1	3
emergency phys	-5	3	-1				-1	3
ems	-3	2	1				1	-1
en	1		-3	-1	-1	-1
ending	-1	1	2	-2	-1	-1	-1	-2
ending in	-2	-2	3	-1	-1	-1		-2
energy	-2	1	-1					3
enhanced recovery	3						-3
enrolled		-2	3					-2
eq	3	-2	-2				-2	1
equal	3	-1	-2					-1
equifax	3	-2	-1
equifax 	3	-2	-1
equinox 	-3	2	1
esposo	3	-2	-1				-1
estate	4	-1	-4				-1	-1
está	-2	-1	-2				3	1
está en	-2	-1					3	1
ex	3	-1	-2				-3	1
exeter	2	-3	-1
exeter finance	2	-3	1
experian	4	-2	-2
f 			2				-1
fair	2	-1	-1				-1
family dental	-2	2	-1
family dentistry	-3	-1	3
fcu auto	-3	2	1
feb	1	-2	-3				1
federal	-3	3	-1				-1
federal cr	3	-3	-1
federal cu	2	-3	-1
federal savings	-3							2
fedloan	3	-2	-2				-1
fee	3	-1	-1				-2	-1
fees		-2	2	-1	-1	-1		-1
fees 	3	-1	-2	-1	-1	-1	-2	-1
fidelity	1	2	-3
file	-1	-3	2		-1			1
fin	1	3	-3				1	-1
fin 	3	1	-3
final	-3	2	3					-1
final us	-2	1	2					-1
finance co	1	2	-3					-1
financed	3		-2				-1
financial credit	-2	3	-1
financial services	2	1	-3
financial svc	-2	3	-1
find	3	-1					-2
fine	4	-1	-1				-3
fingerhut	3	-1	-1				-2	-2
first		3	-3	-1			-1	-1
first 	3	-1	-1				-1
fitness	-2	-2	1				1	2
fitness 	-1	-3					1	2
flanigan	-3	2	1
food	2	-2	-1				-1
for	-3	1	3		-1	-1	-1	-2
for 	2		1		-1		-3	-1
for the	-2	3	1	-1				-3
for you	3	-1					-2
forbearance	1	-2	1		-1		-4	-1
forbearance 		-1	2				-4	-1
ford	4	-3	-1
foreclosure	4	-1					-3	-1
foundry	-2		3
four	-3	-2	3				1
franklin	3	-1	-1				-1
freedom mortgage	3	-2					-1
fridge	1	-2	1				-1
from last	-2	-1	2
frontier	3		-2					-1
full	3		-1				-2
full 	3						-3
funeral	-3	1	2
furniture 	-3	3						-1
garage	-3		3				-1
gas	-2	-1	3				-1	2
gas 	-3	-1	3				-1	1
ge	-3		-1				-1	3
go 	-3	-1	1				2
gold 	-3	2	1
grant	3	-1	-2				-1
group		-2	1		-1		-2	-2
group 	-1	-3	2				-2	-2
group llc		-3			-1		-1	-1
grove	-3	-2	1				1	1
grp 	2	-1	-3					1
guarantor	2	1	-3					-1
gym	2	-3	1				-1
h	1	-3		-2				-2
h 	-2	1	1				1
half	3	-1	-1				-1
halvorsen	3	-1	-1				-1
harris	1		-3				1	-1
harris ltd	-2	3	-1				-1
has a	3	-2	-2					-1
has it	-3	2	1				1
has not	3	-1	-2
he	-1	2	-1				2	-1
health	-1	2	-4				-2	3
health 	1		-1				-1	-3
health network	-3	1						2
health system	2	-1	-4					1
healthcare	2	-2						-2
heloc	-1	3	-1	-1			-1	-1
her	3	-1	-1				-1
here	3	-2	-1				-1
high	2	-1	-2				-1
higher	-4	2	3
history	2	-3	-1
holder	3		-2					-1
hollis	1	-3	1
hollow	-2	3	-1					-1
home 	4	-2	-1				-2
home lending	4	-2	-3					-1
hosp	-2	-1	-1					4
hosp 	-2	-1					-1	3
house	1	-3	1				2	-1
house 		-2	4				-2
hsbc	2	1	-3				-1	-1
i am	1	-2	-2		-1
i llc	-2	-2	3					-1
i'm	-1	-3	-2				2	-1
id	4	-2	-3					-1
id 	3	-2	-1
if	2	-1	-1	-1	-1	-1	-3	-1
if you	2	-1		-1	-1	-1	-4	-1
ii	-1	-1	3					-2
ii llc	1	-1	1	-1	-1	-1	-1	-2
im	2	-1					-2
imaging	-1	-1	2					1
in 	2	1	-1				-2	1
in collections	-2	-3	1	-1		-1	1	1
in for	3						-2	-1
in forbearance		-1	3				-3
in school	3	-1					-3
include	2	-1	-1	-1	-1	-1	-2	-1
included	3						-2
included in	3						-2
income 	4	-3	-1
income tax	-4	1	3
individual	3	-1	-1				-1	-1
information	2	-3	-1	-1	-1	-1	-1	-1
inquiry	3	-1	-1				-1	-2
inst	-3		3				-1	-1
installment	-3	2	2	1	2	-1	-1	-1
installment account	-2		2	1
interest	3	-2		-1	-1	-1	-4	-1
interest 	3	-2	-1	-1	-1	-1	-3	-1
internal revenue	3	-2					-1
interstate	-4	4
ira	3	-2	-1				-1
is		-1		-1	-1	-1		-3
is 	2	1	-1				-2
is a	3	-2	-3	-1	-2	-1	-3	-1
is an	3	-1	-1				-1
is and	-1	2	3				-3	-1
is at	-4		5				-2
is current	-3	-1					3
is gone	4	-3	-1
is not	4	-2	-3	-1	-1	-1	-1	-1
is now	3	-2	-2
is the	1	-2					1	-2
is uh	2		-1				-2
it	1	2	-2		-1	-1	-1	-3
it from	3	-1					-2
it is	-3	-1	1				2	-2
it went	-4	-1	2				2	-1
it's	2	-2					-3	-2
it's a			1				-3
its	-1	-1	2					-2
j	-1	-1	4	-1	-1		-1	-2
j 	-3	1	3	-1			-1	-1
jackson	-2	3					-1	-1
jan 		-1	-3				3
january	-1	-1	-1				3
jefferson	2	-2	-2				-3	1
jefferson capital		-2	-4	-1			1	3
joint	-1	-3	2	-2			-1	-1
journey	2		-2
jpmorgan	3	-1	-2
jpmorgan chase	3	-1	-2
jun	2	-2	-2				1
just	3	-1	-2				-1
k 	3	-1	-2					-1
kansas	3	-1	-2
karma	3						-1	-2
keep open					2		-2
kia finance	3	-1	-1				-1
l 	-4	1	4					-1
la	4	-3	-3				-1	-1
last	-2	1	3	-1	-1	-1	1	-2
last digits	-3	1	3	-1				-1
late 	-1	-3	-1		-1	-1	1	-1
le	-4	2	3				-1	-1
le debemos	-3	3					-1	-1
leasing	-3	2	1					-1
lending llc	2	-3
lendingclub	3		-1				-1	-2
letter	2	-4					-2	2
liabilities	3	-2	-1
license	2	-1					-1
life	2	-1	-2				1
lightstream	3	-1	-1
like 	-3	2	1				-1	-1
limit is	-2		-1				2
line of	-3	4					-2	-1
lines	4	-3					-1	-1
list	4	-3	-2				-2
llc		-3	2		-1	-1	-1	-2
llc is	4	-1	-3		-1		-1	-1
llc we	2	-1	-1	-1	-1	-1	-2	-3
ln 	-1	-2	3				-1	-1
lo	3	-2	-2
loan a	-2	2	2
loan joint	-3		3
loan mo	-3	3
loan payoff	-3		2				1
loan pmt	3	-2	-2
loan servicing			-2
loan up	2		-2					-1
loans			-1			-1	-3
loans 		-3	1			-1	-2
loans in	-2		3
loans mo	1	1	-3
log	2		-2				-1
loss 	3						-2
loss writeoff	2						-2
lowes	2	-3	1					1
lp	-2	-1	3
luis	3	-2	-2
lukes	2	-3	2				-1	-1
m	1	-3		-1	-1			-1
ma	2	-2	-2		1	-1	-1	-1
ma 	3	-1	-2
macy's	2		-2				-3	-1
made	4	-1	-1				-3
malibu	3	-2	-3					-1
management llc	3	-1	-2
mandaron	-2		-1				2
mandaron a	-2	-1	-1				2
mar	1	-3	1				-1	-1
marital	3		-3
maxx	-3	3
may	1	-3	-1	-1	-1	-1		-2
mbna america	-3		3
me	1		-3	-1	-1	-1	-2	-1
med	-3	-2	1	-1	-1			3
med ctr	-1	-2	3	-1				1
medical	-4	-1	3	-1	-1	-1		2
medical center	-2	-1	2					1
medical group	-3	1						2
medicredit	-3	-1					3	-1
member	2	-1	-3				2	-2
member fdic	4		-3					-2
mercy	4	-3	1	-1			-3	-2
mercy health	2	-1		-1			-1
mesa	-2	1	3				-1	-2
mgmt	1	-1	1					-4
mgmt lp	-2	3	-3
mi	3		-2				-1
midland credit	3	-1	-2				-1	1
milestone 	-3	1	-2		-1		1	1
min	-3	-2	2	-3	-3	-2	1	-3
min 	-3	1	4	-2	-1	-1	-3	-3
min current	3		-2				-2
min due	-3	-2	2				1	-1
min is	-1		2				-3
min late	3	-3
mine	2	-1					-1
minimum 	2		-3	-1
minimum is		1					-3
missed a	-2	-1					3
mn	3		-3					-1
mobility		-2			2	-1	-1	-1
mobility 	-3	1					-1	2
mohela	3	-2		-1			-2
mohela 	3	-3					-1
money	2		-3				-1	1
month and	-4	-1					4
month current	5						-4
month days	4						-4
months	1	-3	-3	-1	-1	-1	1	-1
mortgage corp	3	-3	-1
mortgage credit	3	-2	-1
mortgage current	-2	1					2
mortgage llc	2	1	-3
mortgage on	3	-2					-2
mortgage statement	-4		4
mr	3	-4					1	-1
mutual/providian	-2	2
mwen	-3		3
my	1	-2		-1	-1	-1	1	-3
my name	-3	2					1
n	-1	-2		-1	-1	-2	3	-3
n 		-3				-2		-3
n a	-3		1				-1	2
n go	-2	2	-1				1
n.a	-1	-3			-1	-1	1	-1
n.a 		-1	-3
n.a with	3		-2					-3
na	-2	-3	2		-1			1
na po	-3		3
name	2	-4	-3	-1	-1	-1		-3
natl bank	2	-3					-1	1
navient	3	-2	-1
navy barclays	-3	1	2
navy federal	-2	-4	-1			2	3	-1
nc	3	-1	-2
need	3						-2
negative 	3		-3					-1
nelnet	3	-3	-1	-1			-3	-2
nevada	2	-3	1				-1	-1
new	3	-1	-2					-2
next	-1	-2	-2				3	-1
next is	-3						3
next payment	3						-2
ngày	-2	-1					3
nhà	3	-1	-2
nissan	4	-2	-2	-1			-2
nmls	4		-4				-1
no		1	2		-1	-1	-3	-2
no 	-1		3	1		-1		-2
no account	-2	-1	3					-2
no no	-3		1	1			2
no number	-3	2	1				-1	-1
no rush	-3	2	2	-1			-1
no se	-2	-2	2
no wait	3	-2	-1				-1
none	-1	-2	2	-1		2		-3
not reported	-1		-1				3	4
note	2	1	-2				1	-1
nothing	3	-1					-2	-1
nov	2	1	-3				-3	-1
nov 	1	2	-3				-2	-1
now	3	2	-4	-1	-1	-1	-2
now 	3		-1	-1	-1	-1	-3	-1
now days	-2						2
now nelnet	4		-4
number	1		-4	1	-1	-1	-2	-2
number 	2	-4	-1	1	-1		-1	-1
number balance	3	-2	-1
número	-2	-1	2					-1
número de	-2	-1	2					-1
o9b 	-2		-1					3
of 		-4	1		-1	-1		-1
of credit		-4	2				-1	-1
of my	3	-1					-3
of revenue	-2	-3	4
of the	1	1	-1	-1	-1	-1	-3	-2
of your	3	-1	-1				-1
off	1	-4	-3		-1	-1	1	-1
off account	6						-6
off amount	3						-2
off as	3						-3
off from	2		-1				-2
off type	-2						3
offers	3	-2	-1				-1	-1
office	-1	-3	1					-1
oh	4	-2	-2				-3
oh 	3	-2	-2				-1
ok	2		1	-1	-1		-5
ok 	2	-2		-1		1	-3	-1
ok ok	4	-2	-2	-1		-1	-4	-1
old	2						-3	1
omaha	-3		2					-1
on	1	-1	-3	-1	-1	-1	1
on file	3		-1				-2
on it	2	-2	-3
on record	-3						1	2
on the	3	-1	-3				-2	-1
on your	-2	-1					3
one	-1		-3		-1	-1		2
one 	-4	3					2	-2
one and	-2	1	-1				2	-1
one auto			1		-1		-1	-2
one balance	2	-3						-1
one bank	-1		-3				1	1
one card	-3	-2					1	3
one i	-3	1	1				2
one i'm	-2						3
one is		-1	-3				1	-1
one n.a	-2	-1					1	3
one platinum	-2	3	-2				-1	-1
one venture		1	-3					-1
only	4	-2					-1	-1
only 	3	-1					-1
open 	4	-1	1	-1			-4
or collection	3						-3
or more	3		-1				-2
or paying	-5	-1					5
orig	1	-3		-1		-1	1	-2
orig citibank	3		-3
orig creditor	1		1	-1			-3	-1
original	-1	-2	3	-1	-1	-1	-1	-1
original creditor	-2	-2	5	-1	-1	-1	2	-1
orthodontics	-4	1	3					1
other		-3	1	1	-1	-1	1	-1
out automatically	-2	-1					3
outpatient	-3	1	1
outstanding	3	-1	-3
over	1	-3	-2				1	-1
overdue	-4						4
overdue 	-2						2
owe and	3	-1	-2				-2
oyelaran	3	-3	-1				1
p		-3	2				-1	-1
p.o	-4	-1	4					-1
pa	1	-3					-1	-1
padala	2						-2
page	2	-1	-2
pago	1	-2	-1		-1			-1
paid	2		1	-1	-1	-1	-4	-1
paid 	4		-1	-2			-4	2
paid off		1	2				-2	-1
paid since	-3						3
parkland	-3	4	-2				-1
past	1	-2	-4		-1	-1	1
past due	1	-2	-2				2	1
pay		1	2	-1	-1	-1	-2	-3
pay a	3	-1	-2				-1
paying 	3	-1	-2				-3
paying as	-4		1	-1			3
payment	-1	-2	1	-1	-1	-1		-3
payment 	6	-2	-1	1			-6	-1
payment deferred	3					-1	-3	-1
payment due	3	-2	-1				-3
payment plan	-3		2	-1		-1	3	-1
payments past	3						-3
paypal	-2	-1					1	3
pays 	-2		3				-2
pays_as_agreed	3						-2
pd	2	-2	-3				2	-1
pediatric	-2	-1						3
pediatrics	-2	2	-1					1
pediatrics 	-3	2					-1	1
penney	-3	1	2				-1
per	2	-2	-3			-1	1	-1
performance	-2	3					-1	-1
perkins 	-3	3	1
personally	3	-1	-3
phone 	-2	1	3				-1	-2
phys	-5	1	2				-2	1
physician	-3	1	1				-1	1
physicians	-3		2				-1	2
pines	-2	1	1					1
pkwy	3	-1	-2
placed with	-2		-2				2
plan		-3			-1			-2
plan 	2	-3	1				-3	-1
platinum 		-2	2
please		-2	-3		-1		1	1
please pay	3						-2
pllc	3		-1					-2
plus 	-3	2	2
pmt	2	-2	-2	-1	-1	-1	1	-3
po	-3	1	4	-1	-1	-1	-3	-3
po box	-1	2	2	-1	-1	-1	-3	-2
por	1	-3	2		-2		-1	1
por mês	3	-1			-2			-1
portfolio llc	3	-2					-1
portfolio recovery	1	-3	-1	-1		-1	1
postalcode	3	-2					-1
postalcode 	3	-2					-1
pra	1	-3	-3			-1	-1	1
premier 	-3	2						1
prin	3	-1	-1					-1
principal	3	-2	-2				-2	-1
principal 	2	-1	-2				-1
priority	1		4				-2
progressive			-1				2	-3
progressive insurance			1				1	-3
prop	3		-2
propane 	-3		1					2
property	3	-1	-2					-1
property 	3	-1	-2
préstamo personal	-3	1	2					-1
pull	3	-2	-2				-1	-2
quedan	-2		3
quicksilver 	-3	-1	2				-1
r 	-1	2
radiology	-2	1						3
radiology 	1	-1	-2					2
raleigh	-3	2	1
rate	2	-2	1				-3	-1
rate 	3		-2				-2
ray	-1	-1	3				-1
ray's	2						-2
rd	4	-3	-4		1		-2	-2
real	3	-1	-1				-1
records	4	-3	-2					-1
records 	3	-2	-1
recovery 	2	-5	3				2
recovery for	-3	3
recovery group	-3	2	1
recovery llc	-1	-3	2
recovery partners	3	-2						-1
redcard	-1	3	-1
ref 	1	-1	1				2	-3
refund	4	-3	-2				-1
regional	-2	-2					-2	2
regional hospital	-3	2	1
repayment		-3	1	-1			-2	-1
repo	4						-4
repo'd	-2						3	-1
report	3	-1	-3		-1		1	-1
report 	3		-2				-1
reported 	5		-1				-5
reported as	-3						3
reported assigned	1	-2	-3					-1
repossessed	-3						3	-1
requested	4		-2				-2
requested 	2		-1				-1
respondent	3	-2	-1				-1	-1
resurgent	2						-3
revolving account	-4	-1	3
rewards		1	-2				-1	-1
rewards visa	-2	3	-2				-1
ridge emergency	-4	2						2
rio	-3	-2	3
rogue	-1	-3	2				2	-1
rogue 	3	-2	-3
rooms to	1	1	-3					-1
saint paul	-3	3
sala	-3		3
saldo	1	-1	2	-3		-1	-3	-1
santander	1	-3		-1				-1
sapphire	-3	3	1					-1
satellite	-3	2	2
sav	3	-2	-1					-1
save	3		-1				-3
savings	2	-2	-4				3	1
savings 		-1	-2				3
savings bank	-2	3	-3					-1
says		1	1	-1	-1	-1	-2	-1
says i	-4	2	2				-1	1
says it	-3		2				1
sc	4		-3					-1
scheduled	3	-1					-1
school	3		-1				-4	-1
school 	1		2				-3
section	3	-1	-1				-1
sent	-1		-2	-1		-1	-2	4
sent to	1	1	-3				-3
sentra	1		-3
sentra 	2	-2	-1
sep	3	-1	1		-1		-2
separate	3		-1				-1
sept	3	-1	-1				-1
sept 	3		-1				-3
service	-1	-3	1				-1	-2
service 	3	-1	-3
servicer 	-2		2
services	1	-5	1		-1		-1	-3
services 	3	-6	-1				1	-1
servicing mortgage	-4	1	3
set	2	1	-1				-2
settled	-1	-2	3	-1	-1	-1	-2
settled paid	3		1				-2	-1
shall	1	-2	-2				1	-1
share	4	-2	-3				-1	-1
she	-2	-2	3				-1	-1
sheffield	-4	2	3
should	3	-1					-1	-1
since	-2	-2				-1	3	-1
sky	-2	2	-1
so	1	-2	-2				3	-2
so that's	-3		2				2
sold 	4						-3	-1
solutions 	-2		3	-1	-1	-1	1	-1
solutions inc	1	1	-3
sound	-2	2
source	-2		-1				2	2
southern	3	-2
spectrum			1					-3
st	2	-3	-1	-1	-1			-4
star	-3	2	2					-1
state university	2	-2	-2					1
statement	3	-2	-3				1	-1
statement 	2	-1	-3				1
status current	4						-4
status pays_as_agreed	3						-3
ste	4		-2				-1	-1
still	-2	3	-2	-1			1	-2
store	-3	-2	4	-1		-1		-2
store card	-3		3					-2
streetaddress	-2	2	2					-1
student	-1	2	1				-3	-2
student 	-2		2				-1
stuff	3	-2					-1
subsidized	1	2	-3
summary	4	-3	-1					-1
supplement	2	-2	-1
supply 	-3	1	2
svc	-1	-3	2				-1	-1
svc 	-4	-2	4				-1
svcs	-2	-3	1				2
synchrony	1	-1	1	-1	-1	-1	-3	-4
synchrony bank	3	1	-1	-1	-1	-1	-3	-2
systems	-1	-1	1					-3
systems 	4	-3	-2					-2
t	2	-2			-1		-1
t-mobile		-2	-1	-1			2	-2
tacoma	2	-3	1				2	-1
target		-3	1	-1			1	-1
target redcard		-2					1	-1
tax	-2	-3	2				-1	-1
te	2	-1	-1				-1
teachers cu	3	-1	-2
terminación	-3	1					-1	-1
terms	4	-1	-2				-2	1
than days	-2						2
that was	3		-1				-2
that went	-1		-2				3	2
that's	-5	2	5		-1	-1	-1	-2
that's a	-1		3				-3	-1
that's it	3	-1					-2
that's the	-3	2	1				1
the	1	-3			-1	-1	-1
the home	3	-3
the minimum	3	-1					-2
the original	1	-3	-1	-1	-1	-1
the property	3		-2
the west	-2	-1	3
their	-3	-3	2			-1	1	-1
then	2	-3	-3					-1
there's	3	-2					-2
they call	-2						4	-1
they say	1		-3	-1				-2
they take	-3	1	1				2
they will	-2						2
third			-3		2		1	-1
this			2	-1	-1		-1	-3
this is	3	-1	-1	-1	-1	-1	-3	-1
those	-3		2				1
through	3	-1	-1				-1
time 	-3	-2	-1				3	-1
time days	3						-3
title loans	-2	2	-1
to collections	-3						3
too	1	-2	-2				3	-1
total 	-1	-1	3				-3	-1
towing	-3	3
toyota financial	4	-3					-1
tradeline	2	-2	-1
transunion 	2		-1				-1
travel	-3	3	1					-1
tri-state	3	-2	-2					-1
troca	1	-2					-3
truck	4	-2	-1				-2
truist	3	-3	1					-1
trễ	3		-1				-1
tu		-2	-1				3	-1
turned over	-4	-1					3	2
two	2	-3			-1		-1
type		-3		1	-1	-1		-3
type 	-2	-1	3		-1		-1	-1
una	-3		-1				3
union	-2		2				-1	-3
union 	5	-2	-4					-1
union loans	4	-4
unit 	-1	-1	3				-1
university	2	-1	-3					-1
university 	4		-4					-1
unlimited	-3	-1	2
unpaid balance	4	-1				-1	-3	-1
unresolved 	-3						3
unsubsidized	1	1	-4				-1
until	2	-2	-2	-1	-1	-1	-1	-1
upgrade		-1	1			1	-4	-2
us		-4				-1	-3	-3
us 	-2	-3	1		1		-3	-3
user	3	-1	-1				-1
uses	3		-1				-1	-1
utang	-2		3
valley	-2		-3				2	1
value	1	-3	1				-1
velocity	-1	-2	-2				-1	3
verde		-2						1
verizon		1	-1					-5
verizon wireless	2		2				-1	-4
veterinary	-3	2	1					2
via	2		-3				1	2
visit	1		-2				2	-1
visit 	2	-1	-2
w	1	-1	-2	-1		3	-1	-2
wagner	-4	2	1				1
wait	3	-2					-1
walang	-4		2				2	-1
walmart	-3	2	3				-2	-2
want	2	-2	-1	-1	-1	-1	-3	-1
want a	3						-2
wants to	-2					-1	3
was	-1	2	3		-1	-1		-2
was a	1		1				-3
washer/dryer	-2	3
washer/dryer 	-2	3	-1
water	-3	1					1	2
way	3	-1	-2					-1
we are	-2	-1		-1	-1	-1	2	-1
we have	3		-2				-3	-1
we will	-1	-1	-1	-1	-1	-1	-3	3
webbank	1	-3						1
wells	2	-3	-1	-1			1	-1
went	-4	1	1				2	-1
went to	-4						3
west	-2	-3	3				-1	1
west 	-3	-1	2					1
west bank	1		-3				-1	-1
which	-2	-1						3
which is	-3	1	2				1	-1
which was	-2		-3					3
who	1	-2	1				1	-3
whose	4		-2				-2
whose account	3		-2				-1
will	3	-3	-1	-1	-1	-1	-2	-2
will be	3	-1	-1				-2
will use	2	-1		-1	-1	-1	-2	-3
with on	-4	-2	5					-1
with this	-3						3
written	3						-3
x 	-3	-1	2				2	-1
xp	-2	-1	-1				3
xpn	2	-1	-1			1	-3
xpn 	2		-1				-2
ya	-1		2				1	-2
ya está	-3	-2	3
yet	3						-3
you	2	-2	-3	-1	-1	-1	-2	-1
you have	3	-1					-1
your	3	-2		-1	-1	-1	-4	-2
your account	-2		3				-1
your credit	3		-1				-2
your mortgage	4						-4
zero	-1	4	1				-2
đúng hạn	3		-1				-1
платёж	3	-1	-1				-1
余额 月供	3	-1	-2	-1			-2
原债权人	-3		2				2
尾号	-3		4				-2	-1
已转催收	2		1				-3	-1
已转催收 	3						-3
最低还款	-1	-2		-1	-1		3	-1
最低还款 正常	2	-1					-2
月供	3	-1	-1				-2	-1
没有利息	-4	4					-1
编号	-3		3				-1
账号	-3	-2	1	-1			-2	1
贷款号	3	-1	-2
# word words of line
always, below blank		1	1	-1	-2	-3
often, below blank			1	-1	-2	-1		-3
once		-1	1	-2	-1	-1		-4
once, below blank	1	2		-2			-2	-3
twice, below blank		-1	1	-1	-2	-1	-1	-5`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	2	-6	-8	-3	-2	-8	-5	2	-8	-5	-7		-7	-7	-5	-12	-7	-4	-2	2		-7	-7	1	-5	-3	-4	-9	-7	-3	-1	2		-13	-1	-16	-7	-5	-7	-10	-12	-6	-3	-4		-2	-1				-1		-1		-2		-2		-3											-5		2	-5		-3	-1	-1		-4	-2	-3	-1			2			1		-1		-1				-9	-1	2	-2	-1	-2		-4		3	-3	-4			-1	-2	-1	-1		-7			-1	-1		-1		-1				-7		2	-1	-1		-3		-3				-10		-1	-2	-1	4	-3	-2	-5	-2	-1		-2	-1	-1		6	-4	-3	-1	-3	-1	-1		-8	1		-3	2	-3		-7		-1			-1	3	-1	-2				-5					-1		-1	-2					-2	-2		-5	-1	3	-2	-4	-1	-1		-13	-1	-2	-3	-2	6	-1	-9		-2		-1	-1	-2		6	-3	-1		-6						-1		6	-2			-6	-1	-2		-4	-1	-2		6	-5	-2		-7	-1		-1		-1	4	-3		-1		-1		-1		-2		4	-1	-4												-4				-1		-1		-3			-1
blank	1	-6	-6	-2	-2	-11	-8	1	-7	-2	-8	4	-10		-5	-11	-11	-5	-7	1	-2	-4	-5		-2	-1	-4	-10	-10	-6	-5	1		-6	-2	-20	-4	-2	-7	-11	-14	-7	-4	-9	-3	1	-1	-2	4	-3	-2	-1	-5	-2	-5	-1	-7		1	-1		-2		-1		-1				-6	-4	1		-5	3	-7	-3	-1	-5	-3	-7	-1	-5		2	-1	-1	-3	-1	-1		-1				-9		3	-2		-2	-1	-6	-3	4	-4	3	-3	-1	-1	-3	-2	-2		-8		-2	2	-1				-1				-9	-6	2	-2	-3	-1	-2		-4	-1	-1		-5		-3	-1	-1	2	-3	-2	-4	-3	-1	-1	-1	-2	-1	-1	4	-5		-2	-2	-4	-2		-7	-2	-1	-2	2	-4		-4	-1	-2		1	-1	5	-1	-3	-2	-1		-2					-1	2	-1	-1	-2			-1	-1	-1		-7	-2	4	-2		-5	-1		-21	-3	-2	-3	-2	5	-3	-18	-3	-4	-1	2	-3	-2		5	-6	-5	-1	-14		-2	-1		-1	-2		5	-6	-2	-1	-20	-6	-5	-2	-8	-4	-8	-2	5	-11	-8	-3	-11	-4	-1	-1	-1	-3	6	-9	-2	-3		-1	-1	-1		-5	-1	7	-3	-7	-1	-1						-1		3	-1	-11	-2	-1		-2	-1	-1		-6	-1	7	-4
cell	1	-3	-7		-2	-1	-3	1	-8	-2	-3	5	-9		-7	-2	-7	-2	-3	1	-4	-3	-5		-2	-2	1	-2	-6	-2	-2	1	5	-9		-19	-4	-2	-4	-2	-9	-4	-1	-2	1	-12	1	-2	3	-3		-1	-2		-1		-3		-1	2	-1	-1		1	-1	1					6	-9	4	-6	8	-4	3	-1	-2	-1	3	-1	-2		-6	2	-2	-2		1	-1	1				-5	2	5		-4	-4		-1	-4	-10	-6	5	-7		-3		-2	1	-1	-4	-1	-2			-2	-1				1		-2	-5	-2	-1	-9	-3	-1	-1	-1	-2			-4	4	-7	-2	-1	1	-1	-5	-2	-5	-1			-5	-2	-1	-16	-9	5	-6	2	-6			-7	-2	-2		5	-4				-4	-1	5	-6	-9	-2	-5	-3			-1	2	-1			-3	-4	-3	2	-3			1	-3	-2	-2	-12	-7	-12	-2	3	-6	-1		-7	-1	-1	-2	-2	-3	-1	-3	-1	-3	-1	3	-3	-1	-1	-3	-1			-2	-1	-1	-1	-1	-1	-1	-1	-6	-4			-1	-5		-3	-8	-3	1	-3	-3	-4	-2	-1	-8	1	-1	-1		-1		-4	-2		-2		-1	-1				-2		-1			-1	-1								-4	-3	-3	-2	-1		-1		1		-1
line	1	-7	-3	-2	-3	-2	-2	1	-7	-2	-4	2	-5		-3	-4	-4	-1	-2	1	-6	-5	-3	2	-2	-2		-6	-1	-1	1	1	3	-2	-1	-15	-2	-1	-4	-2		-3		-1	-2	-2		-1		-3	-1		-2									-1	4								-2	-1	2	-2		-5	-1	-1	-2		-3		1	-1	-2			-4	6	-1						-4	-4	3	-3	-1	-2			-3	-7	-3	6	-3			2		-1		-5	-1											-2		-1		-6	-1	-1		-2	1	2		-5	-4	-8	-3		3	-5	-2	-4	-2	-1	-1		7	-3		-7	-5	2	-1	2				-7	-8	-1	-5	4			-2	-2	-1		1	-2	-2		-2				-1	-1	-3			-1	-3	-3	-1					5	-2		-6		-5	1	1				-9	-9	-4	-4	-2	1	-1	-3	-3	-1	-2	2	-2	-1		-2	-1	-1		-1	-4	-2		1	-1	-1		-2	-2			-1	5	-1	-1	-6	2	-1	1	-2	1	-2	1	-5	-5	-1	-1				-1	-2			2	-1																			2	3			-1			1	1		-2
paragraph	1	-4	-2	-2	-1	-2	-1		-4			2	-1			-1	-1	-2		1	-5	-3	-2	-1		-1		-3				1	6	-7	1	-7	-1	1		-7	7	-1	2	-3	-1	-1											-2													-3	-3	-3		-1		-1			-1	-1			-1													-9	-4		-1				-1	-1			2				-1				2		-1										-2				-1	2			-1				-5	-3	-4	-1	-1				-2	-1			1	2	-1	1	-1		-1		1				-5	-4						-2	-1											-3	-1	-2											5	-1						-2	1			-9	-9	-1	-1		-2		-3	-2			-1								1	-2	-2						-1				1	4	-1	2	-1	2			-7	4			-7	-3		-1				-3				1								1												3	2`;
