/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure alike read as
accountName?	2	-1		-1			-1
accountName?, all, few	3	-1					-1
accountNumber	-1			1	-3	-3	4	-1
accountNumber, all		-2	-1		-2	-2	-3	-1
accountNumber, all, few	-2		-1	2	-4	1	-4	-1
accountNumber, all, few; itself accountNumber	1	-1	-3		-1	-2	-2	-1
accountNumber, all, few; itself no part	-2		1	2	-3		-3
accountNumber, all, few; itself paying	-3				-1	4	-2
accountNumber; itself current	-4			-1			2
accountNumber?, all, few	1	-1	-3	-1	-1	1	2
amount				-2	1	-4	-2
amount, all	-3		-1	1	2	-2
amount, all, few	-3	-1	-1	-2	4	2	-3	-1
amount, all, few; itself amount	-2	-1		-3	4		-1
amount, all, few; itself amount?	-4			-1	4	-2
amount, all, few; itself no part	-1	-1		-3	-1	2
amount; itself amount				-2	1	-2
amount; itself no part	-2			-3	3	-2
amount?	1		-2	2	-3	-1	-2
amount?, all, few		-1		-3	1	-2	2
amount?, all; itself amount?	-1			-2	1	-3	-2
amount?; itself no part			-2	3	-2		-1
aside paying, all, few	1			-1	-1	1	-3
current	-1	-1		-2	-1	-2	2	-1
current, all, few	-2	-1				-3	1
current, all, few; itself accountNumber	-2			2	-1
current, all, few; itself current	-1			-2	-3	-2	2
current, all, few; itself current?	4			-2			-4
current; itself current				-3	-1	-1	1
current; itself current?	-2			-2	-1	-2	3
current?		-1		-2	-2	-3	1
current?; itself current?				-3	-1	-1	1
goes on, all	4	-2	-3	-1		-1	-1
goes on, all; itself goes on	4	-1	-3	-1		-1
goes on?	-3			2
goes on?, all	-1	-1		4		-1
goes on?, all, few; itself accountNumber	-2			2
goes on?; itself goes on?	-3			2
no part		-3	-1		-2	2		-1
no part, all, few		-3	-3	-1	-1		-3	-1
no part, all, few; itself no part		-3					-3	-1
no part, all; itself current?	-4			-1			4
no part, all; itself goes on	2	-1	-2	-2		1
no part, all; itself no part		2	-1		-1	-1	-5	-1
no part; itself amount		-1	-1	-3	4	-2	-1
no part; itself current	-3			-2	-1	-2	4
no part; itself current?	-1			-1	-1	-3	1
no part; itself no part		-1	-2		-1	-1	-6	-1
no part; itself paying	-3			-2	-3	4	-3
no part; itself paying?	-3			3	1
paying, all	-2			-2	2	2	-1
paying, all, few; itself accountNumber	-4			4	-1
paying, all, few; itself amount	-2			-2	3	-2	-1
paying, all, few; itself current?	2			-1	1	-1	-2
paying, all, few; itself paying	-2			-1	-1	2	-3
paying, all; itself paying	-2			-2	-3	3	-3
paying; itself paying	-1			-1	-2	2	-3
# figure before and shape
capital digits-2		-1		-2	-1	-2	1
capitalised code		-1			-3	-2	-1	-1
capitalised digits-1	2	-1	2	-4		-2	-2	1
capitalised digits-3		-1	-3	-4	1			-1
capitalised digits-4	-1	-2	-1	1		-3	-2	-1
capitalised lettered-code		-2	-3		-3	-3	-5	-1
capitalised masked	-1	-1	-3	1	-2	-1	-2	-1
capitalised with-digits	1	-2	-3		-1	-1		-1
capitalised year	2	-2		-3	-2	-2		-1
capitals code			-1		-3		1
capitals digits-1		-2		-3	-2	-3	2	-1
capitals digits-2	-1	-1	-2	-2	-2	-3	1	-1
capitals digits-3	2	-1	-1	-4	-2	-1	1	1
capitals digits-4	1		-2		-1	-3	-3
capitals digits-5	3		-1	-2	-2	-1	-1
capitals digits-6			-1	1	-3	-1	-2
capitals digits-7	1	-1	-3		-2	-3	-2	-1
capitals lettered-code	1	-2	-2		-2	-3	-2	-1
capitals masked	-1	-1	-3	2	-2	-2		-1
capitals with-digits		-2	1	-1	-3	1	-2	-1
capitals year		-1	1		-2	-3	-2
cents code	3	-1		-4		-1	-2
cents digits-1	-3		1	-3	-2	3	-1
cents digits-2	2			-2	-3	-3
cents lettered-code	4			-3	-2	-2	-1
code code	1	1		-1	-2		-3	-1
code digits-1	-2			-2	-2	-4	3
code digits-2	4		-1	-4	-2	-1	-1
code digits-3	-3					3	-1
code digits-5	-2			-1	3	-1
code lettered-code	2	-1		-2	-3	-1
code with-digits	3	-2	-1	-2	-4		-2
code year	3	-1			-1	-1	-1
date digits-2	2				-1	-1	-2
date digits-3	3	-1		-1	-2	-1
date with-digits	3				-2	-1
digits-1 code	-1	1			-2	1	-4
digits-1 digits-2	2				-2		-2
digits-1 digits-4	-4			1	-2	2	2
digits-1 lettered-code	-1		-2	-3	-3	-1	2
digits-1 with-digits	2	-1		-3	-1		-1
digits-2 digits-1	2			-3	-3	-5	-1
digits-2 digits-2	1	-1	-1	-3	-4	-1	-1
digits-2 digits-3	1	-1			1	-5	-2
digits-2 digits-4	1	-1	-2	-3	-1	-3	-1	-1
digits-2 digits-5	4			-2	-2	-1
digits-2 digits-6	3			-2	-1		-1
digits-2 lettered-code	-1	-1	1		-3	-1	1
digits-2 with-digits	2	-1			-1	-2	-3	-1
digits-3 code	3			-4	-2	-2	3
digits-3 digits-1	-3			1	2	-1	1
digits-3 digits-2	-3			1	-3	3	-2	-1
digits-3 digits-3	1	-1		2	-4	-2	-1	-1
digits-3 digits-4	2	-1		-2	-2	-5	-2	-1
digits-3 digits-7	3			-3	-1	-1	-1
digits-3 lettered-code	-1	1	-1	-2		-3	2
digits-3 with-digits	1	-1		-1	-1	-4	-1
digits-4 code	1	1	-1	-2		-1	-1
digits-4 digits-1	-4			1	3	-2	-1
digits-4 digits-2	-1			-2	-3	3
digits-4 digits-3	-4			2	-3	2	-4
digits-4 digits-4		-1		1	1	-6	-3	-1
digits-4 digits-5	1			1	-4	-2	-2
digits-4 digits-7	-3			3		-1
digits-4 lettered-code	1	-1	-1	-1	-1	-3
digits-4 with-digits	-2	-1			-2	1	-2
digits-5 digits-3	-1			-1	-3	1	1
digits-5 digits-4	-1			-2	3	-4	-1
digits-5 digits-5	-2				3	-2	-2
digits-5 lettered-code	-5	-1		3	-2	1	-1
digits-5 masked	-3			3
digits-6 digits-1	2				1	-3
digits-6 digits-6	-1			-3	3	-2	-1
digits-7 digits-7	4	-1		-3	-1	-1	-1
digits-7 lettered-code		-1			-1	-3	2
dollars code	1	-1		-7	-1			-1
dollars digits-1	2			-1	-2	-4	1
dollars digits-2	2			-2	-4	-4	-1
dollars lettered-code	1	-1		-3	-1	1	-1
dollars with-digits	1	-2	-2	-1	-2	-2	1
dollars-and-cents code	4	-1		-5	-2	-2	-2	-1
dollars-and-cents digits-2	1			-2	-2	-4		-1
dollars-and-cents digits-3	1			-2	-2	-3	-1	-1
dollars-and-cents lettered-code	-3			1		-1	2
end code	2			-2
end lettered-code	2	-1		-2
lettered-code digits-1				-1	-2	1	-3
lettered-code lettered-code	2	-1	-1		-3	-1	-5	-1
lettered-code with-digits		-1	-1	-4		2	2
letters digits-7	-3			4			-1
line code	1	-2	-1		-1	-1	-3	-1
line digits-1	2	-3	-1	-4	-1	-3		-1
line digits-2	1	-2	-1	-3	-2	-1	1	-1
line digits-4	2	-3	-1	-1	-2	1	-2
line lettered-code			-1			-4	-1
line masked	-1	-2	-1	1	-3	-2		-1
line with-digits	-1	1	2		-5	1	-3	-1
line year	1		-2	-1	-2	-2	-1
mark-" digits-1	-2	-2	2	-4	-1	-2	2
mark-" digits-2	-2	-1	-1		-1	-1	3	-1
mark-" digits-3	-1		-1	-1	-3		2
mark-" digits-4	-2		1	1	-1		-3
mark-" digits-7	-1	-1	-1	2	-2	-2	-3	-1
mark-" lettered-code	-1	-2	-2	1	-2	-4		-1
mark-" masked	-3	-1	1	3	-1	-1	-2
mark-" with-digits	-2	2		-3	2	-2	-3
mark-" year	3		-1	-2		-1	-2
mark-# digits-1	4	-1	1	-2	-3	-3	-1	-1
mark-# digits-2	-2		3	-2	-1	-1	-1
mark-# digits-3	-2	-1	3	-4	-1	-1	-2
mark-# digits-5	3			-2	-2
mark-# lettered-code	-2	-2	-2	2	-2	-1	-3
mark-$ code	2	-1		-1	2	-3	-1
mark-$ digits-1	1		-1	-3	1	-1	-3
mark-$ digits-2	-1	-1	-1	-2	-4	3	-3
mark-$ digits-3	-2	-1		-4	4	1	-3	-1
mark-$ with-digits		-2	-1	-3		2	-5	-1
mark-' digits-2		-1	1	-2			-3
mark-( code	2	-1	1	-3	-1	-1
mark-) code	1	-1		-1	-3	-1
mark-) digits-2	3		-2	-2	-2		-2
mark-) digits-3	1	-1	-1	-3	1	-1
mark-) lettered-code		1	-1		-1	-1	-3
mark-) masked	-3			3			-1
mark-) with-digits	-3	-1	-3	3		-3	-2
mark-+ digits-1	3				-1	-1	-1
mark-, code	3	-1	-1	-3		-2	-2
mark-, digits-1	1	-1	-2	-4	-4
mark-, digits-2		-2	-1	-4	1	-3		-1
mark-, digits-3	-3	-1			-1	2	1
mark-, digits-4	-1			2	-3	-3
mark-, digits-5	2				-3	-1	-1
mark-, digits-7	-4			4
mark-, lettered-code	-1	-2	-1		-3	-2	2	-1
mark-, with-digits	-2	-2	-2	-1		-4	-1	-1
mark-, year		-1	2	-6	-2	1	-3
mark-- digits-1	1		1	-3	-1	-3	-1
mark-- digits-2		-1	1	-5	-4	-3	1
mark-- digits-3	-2		-1	-3		1	-2
mark-- lettered-code					-2		-3
mark-- with-digits	-1			-2	2	-1
mark-- year	-1	-2	3	-1	-1
mark-. code		-1	-2			-2	-1
mark-. digits-2	-2	-2	-1	-6	2	-1	2	-2
mark-. digits-4		-1	1		-3	-2	-2	-1
mark-. lettered-code	2			-1	-2	-2	-3	-1
mark-. masked	-2	-1	-1	3	-2	-3	-1
mark-. with-digits	4	-1	-1	-4	1	-3	-1
mark-/ code	2		-1		-1	-3	-3
mark-/ digits-1		-1		-4	-1	-2	1
mark-/ digits-2	1	-1	1	-5	-2	-1	-2	-1
mark-/ digits-4	-5		-1	2	-3	4
mark-/ masked	-3			3
mark-/ with-digits	2	-1	-1	-2	-4	-4	-1	-1
mark-/ year	2	-1	1	-6	-2	-3	-1	-1
mark-: code		-1		1	-2	-2	-2
mark-: digits-1		-1		-4	-1	-4		-1
mark-: digits-2	-1	-2	2	-4	-2	-2	2
mark-: with-digits	1	1	-1	-6	-1	1	3	-1
mark-; digits-2				-1	-2	-2	4
mark-; digits-7	-3			4
mark-; with-digits		-1		-3	-1	1	-2
mark-< digits-2	2					-1	-2
mark-= digits-3	4			-1	-2	-4	-1
mark-? code	3			-3
mark-? digits-2	4				-2	-1	-2
mark-? digits-4	-2			2	-1
mark-@ digits-3	3				-1	-2
mark-| digits-1		-1		-4	-1	-1
mark-| digits-4				1	-2	-3	-1
mark-| with-digits	1			-3	-2		2
mark-· digits-1	2		-1		-1	-1	-1
mark-– digits-3	-2			-1		2	-2
mark-– lettered-code			-2	1	-1	-2	-2
mark-— lettered-code	-4			4		-1	-2
masked digits-2	2	-1		-2	-3	-3		-1
masked lettered-code	-2	2		2			-3
masked masked	5	-1		-5	-3	-2	-2	-1
percent digits-1				-1	-1	-2	3
percent digits-2	1			-2	-3
percent digits-3	3			-1	-2	-1
small code		1	-1	1	-2	-4	-1
small digits-1		-1		-4		-1	-1	-1
small digits-2	1	-1		-4	-3	1	-1	1
small digits-3	1	-1	-3	-2	1		-2	-1
small digits-4	-2	-1	-1	1		-4	-2	-1
small digits-5	-3		-2	1	1	-3	-1
small digits-7	-1	-1	-1	2	-3	-4	-3	-1
small lettered-code		-2		1	-3	-4	-4	-1
small with-digits		-2	-4	-1		2		-1
small year		-2	-1		-1	-5		-1
thousands digits-1	-1			-2	3	-2	-4	-1
thousands digits-3	-2			-2	1	2	-3
thousands-and-cents code	3			-2		-1	-2
thousands-and-cents digits-1					-1	1	-2
thousands-and-cents digits-2	3			-2	-1	-1	-2
thousands-and-cents with-digits	3			-1	-1	-2	-1
with-digits digits-1	1	-1		-1	-3	-3	1
with-digits digits-3	1			-1	-4	4	-1
with-digits lettered-code	2	-1		-3	-1	1	-2
with-digits with-digits	2	-2		-1	-2	-4	-3	-1
with-digits year	4	-1		-5	-2	-2	-1
year digits-2					-2	-2		-1
year digits-3	-2			-2	-1	-3	3
year digits-4	-3	-1		1	1	-2	1	-1
year lettered-code	4	-1	1	-6	-3		-5
year with-digits	5			-2	-2	-3	-2
year year	-3				1	-1	1
# figure before read as
accountName	-1	-4	-2	-1	2	1	-3	1
accountName?	-2		2	1	-1	-3	-1
accountNumber,current?	-2	-1		3	-1		-1
amount	1	-2		-3	-1	1	-1	-1
amount?	-1	-2		-3	2			-1
aside accountName	3	-1	-2	-2		-1	-1
aside accountName?	2				-2	-2	-1
goes on	-2	-1		-2	2	-2	-2	-1
goes on?			-1		-1		-4
goes on?,current?	-3		1				2
originalCreditor?	2		2	-3				1
# figure before
capital		2	-3		-3	-4	1	-1
capitalised		-2	-1	1		-3	-1	-1
capitals		-3			-4	-2	-2	-1
cents	2	-1	1	-6	-1	-1	-1	-1
code	1		-2	-4			2	-1
date	6			-3	-5	-3	-3
digits-1	1	1	-2	-2	-3		-2	-1
digits-3		-1	-1	-1	-1	-3	-3	-1
digits-4	1	-3	-2			1	-4	-1
digits-5	-1	-1		1	2	2	-3	-1
digits-6	-3	-1		1	-2	2	-4
digits-7	2			-3	-1	-2	1	-1
dollars	1	-2	-1	-2	-4	-1		-1
dollars-and-cents	2	-2		-6	-4	-6		-2
end	4	-1		-3	-1	-1	-1
lettered-code	3	-2	-2	-2	-2		-3	1
letters		-1	-2	1	-1	-1	-4
mark-#	-1	-3	3	1	-4	-4	-4	-1
mark-$		-3	-2	-7	1	3	-5	-2
mark-'	-1	-1	1	2		1	-3
mark-(		-1		-1	-2	-3
mark-)			-4	1	-2	-2	-2	-1
mark-+	2		1	1	-2	-4	-2
mark-,	-3	-3				-1	2	-2
mark--	-1	-2	4		-1	-3	-3	-1
mark-<	3			-1	-1	-1	-2
mark-=	3			-2		-1	-3	-1
mark-?	4			1	-2	-2	-3
mark-[	1	-1	-1	-1	-2	-3		-1
mark-©	2	-1		-2	-1	-1
mark-·		-1	-1	1	-5	-1	-1
mark-—	-2				2	-4
mark-…	-4			4
mark-→	-1		-1	-2	1	-3
mark-⚠					-1	-3	1
mark-✓	2					-3	-1
masked	2		-1	-3		-4		-1
percent	4			-3	-3	-3	-1
small	-1	-2	-4		-1		-2	-1
thousands	-1			-4	2	1	-4	-1
thousands-and-cents	4	-1		-5	-4	-2	-2	-1
with-digits	2	-2	-1	-3	-3		-1	-1
year	2	-1	-1	-4	-4	-3		-1
# figure behind read as
accountName	1	-2	-1	-2	3	1	-1	-1
accountName?		-1		-1		-5	-1
accountNumber	2	-2	2	-3	-1	-3	1	-1
amount	-1	-1	-3		1	1	-3	-1
aside accountName?	3			-1	-2	-1
aside amount?	1			-1		-3	-1
aside current	4				-1	-2	-3
aside goes on	4	-3	-2	-2	-1		-1
current		-1	-1		-4	-2		-1
current?		-1	-1			-3	-1	-1
goes on	1	-2	-2	1	-2	-2	-3	1
goes on?	2	-2	1	-1	-2	-2	-2	-1
paying	-3	-2	-3	-1	-1	2		-1
# figure behind
capital		-1	-3		-2	-3
capitalised		-1	-1	-1	-2	-3		-1
cents	2	-2	-3			-1	-6	-1
code			2	-4	-5	1	-3	-1
date		-1		2	-2	-4	-4
digits-4	1	-2	-1				-3	-1
digits-6			2	-7	-2	-2	1
digits-7		1	2	-3	-2			-1
dollars	2	-2	-2		-5	-3	-3	-1
dollars-and-cents		-2	-2		-6	-5	-2	-1
end	3	-1	2	-6	-1	-2	-2	-1
lettered-code	2	-2	3	-1	-2	-2	-4	-2
mark-"	-1				-2		2	-2
mark-#	1		2	-3	-2	-1	-2
mark-$	1	-2	-6		-2		-3	-1
mark-'	-3		-1	3		1	-2
mark-)	-1	-4	1	-1	-4	-2	-2
mark-+		-1		-3	-2	-2	1
mark-,	-1	-3	-1	1		-4	-4	-2
mark-.	-2	-3	-3		-1	-1	-1	-1
mark-/	1	-1	-1	-2	-2		-3	-1
mark-:	2	-1	-3	-1	-3	-3	-2	-1
mark-=	3			-3	-2		-3
mark->	3			-1	-1	-1	-1
mark-?	6			-4	-3	-2	-1
mark-~	1	-1		1	-3	-2	-1
mark-·	2	-1	-1		-3	-2	1
mark-–	-2	-1	-1	1	-1	-4	1	1
mark-—	-1		-1	1		-4
mark-•	3			-1	-1	-1
mark-→	2		-1		-3	-1
masked	-1	-1		-1	-3	1	-1	-1
percent		-1	-2	1	-1	-5	1	-1
small	-1	-1	-2	-3	1	-1	1	-1
thousands	-3	-1			-4	2	-3	-1
thousands-and-cents	1	-2	-1				-5	-1
with-digits	1	-2	-1	-1	-1		-4	-2
year		-1	-1		-3	-1	1
# figure both before and shape
capital capitalised digits-4	-2			2	-1	-2
capital capitals code		2	-2	-3	-1
capital mark-$ with-digits	3				-3	-1
capital small digits-1	3				-1		-2
capitalised capitalised digits-1	3		-3	-3	-1		-1
capitalised capitalised digits-3	3	-1	-3	-2	1	-3	-1	-1
capitalised capitalised digits-4		-2	-3	1	-4	-1	-2	-1
capitalised capitalised lettered-code		-1	-1	1	-2	-2	-5	-1
capitalised capitalised with-digits	-1	-1		1	-2	-4	1	-1
capitalised capitals code			-4	1	-1		-1
capitalised capitals digits-2				-3		2	-1
capitalised capitals masked	-3			4
capitalised digits-1 digits-1	4	-1		-1	-1	-2	-3
capitalised digits-1 digits-3	3			-2	-3	-3
capitalised digits-2 digits-2	3				-1	-2	-3
capitalised digits-3 digits-3	4			-1	-2	-3	-1
capitalised digits-3 with-digits	2	-1		-1	-2	-2
capitalised digits-4 digits-4	2			-1	-3	-1
capitalised lettered-code with-digits	-1			-1	-3		2
capitalised letters digits-4	-2		-1	3	-1	-1	-2
capitalised mark-# lettered-code	2	-2	-1	-2	-1	-1	-1
capitalised mark-) code	-2			3
capitalised mark-) digits-4	-4		-2	4	-1	-1
capitalised mark-) digits-7	-5		-1	5
capitalised mark-) with-digits	-3			4		-1	-1
capitalised mark-, code	3	-1	-2	-3	-2		1
capitalised mark-, digits-1	-2		1	-3	-3	1	2
capitalised mark-, digits-3	-2	-1		-3	2	-1
capitalised mark-, lettered-code	1				-2	-2	-3
capitalised mark-, with-digits	-1			2	-4	-3	-2
capitalised mark-- code	-1			-1			3
capitalised mark-- digits-2	-2		1	-2	-1	-1	3
capitalised mark-- with-digits	-2			-1	3	-1
capitalised mark-. digits-1	3			-1	-1	-2
capitalised mark-. digits-2	-1			-4		-2	2
capitalised mark-: digits-1	-1	-1		-3		1
capitalised mark-: digits-2	2	-1		-4		-1
capitalised mark-: digits-3	1			-3	1	1	1
capitalised mark-: year	3			-1	-1		-1
capitalised masked code	-3			3
capitalised masked masked	4			-4	-1
capitalised masked year	-3		-1	4			-1
capitalised small digits-1	3		-2	-4		-4	-1
capitalised small digits-2	1		-1	-2	1	-4	-1
capitalised small digits-3	3		-1	-3		-1	-1
capitalised small digits-4	-1	-1		2	-4	-1	-1
capitalised small digits-5	-3			3		-1	-1
capitalised small masked	-3		-1	3	-1	-1	-1
capitalised small with-digits	1	-1	-2	1	1	-4	-1
capitalised with-digits year	6	-1		-3	-2	-2	-1
capitals capitalised digits-3	3			-1	-2	-1
capitals capitalised digits-4	2		-2	1	-4	-1
capitals capitalised digits-5	4			-4	-1
capitals capitalised digits-6	2			-2
capitals capitals code		-1	1	-1	-2	-3	1	-1
capitals capitals digits-2	2	-3	-3	-5	-2	-4		-1
capitals capitals digits-3	2		-1	-3	-2	-2	1	2
capitals capitals digits-5	2	-1	-1	-1	-3	-1	-1
capitals capitals digits-6	4			-2	-1		-1
capitals capitals lettered-code		-1			-2	-2	-2	-1
capitals capitals with-digits	1	-1	1	-2	-2	-3	-2	-1
capitals capitals year	-2		3	-1	-1	-1	-1
capitals code masked	-1			-2	-1		1
capitals digits-1 digits-1	1		-1	-3	-1	-3	1
capitals digits-1 masked	-3			3
capitals digits-2 digits-1	2			-1		-1	-2
capitals digits-2 digits-2	5		-1	-1	-1	-2	-2
capitals digits-3 digits-1	3			-3	-1	-1	-1
capitals digits-3 digits-3	2			-2	-1	-1
capitals digits-4 digits-2	-2		-1	-1		2
capitals digits-4 masked	-2			3		-1
capitals digits-5 lettered-code	-2	-1		3		-1	-1
capitals dollars digits-2	3					-4	-1
capitals lettered-code digits-2	2						-2
capitals mark-# digits-2	-3		4	-2			-1
capitals mark-$ digits-2	-3			-1		4	-1
capitals mark-$ with-digits	1	-1	-1	-3		1	-4	-1
capitals mark-( lettered-code				-3			1
capitals mark-) masked	-2			2
capitals mark-, digits-1	3		-1		-2	-1
capitals mark-, digits-2	3			-1	-2	-2	-1
capitals mark-, digits-5	3			-1	-2	-1
capitals mark-, with-digits		-1				-2	-3	-1
capitals mark-- digits-1	2						-2
capitals mark-. digits-2	-1			-3	2		-1	-1
capitals mark-. digits-5	3			-1	-2
capitals mark-. lettered-code	-2			3	-1	-1	-1
capitals mark-: lettered-code	3			-2	-2		-2
capitals mark-: masked	3			-3	-1
capitals masked digits-1	-3						3
capitals masked digits-4	-2			3	1
capitals small digits-2	2				-1	-2	-2
cents cents digits-1	2			-1	-2	-3
cents cents digits-3	3			-1	-2	-2	-2
cents mark-, with-digits	-2	-1	-1	-1	-4	-1	3
cents mark-. digits-2	-2	-1		-3	1	-1	-1
cents percent digits-2	-3					2	1
cents small digits-2	-1			-1		2	-2
cents thousands-and-cents digits-2	2					-2	-1
code capitals digits-2	3				-1		-2
code code code	4			-4		-1	-2
code digits-7 lettered-code	-3			1		-1	2
code small code	4			-3	-2
code small digits-1	3				-1	-2
digits-1 capitalised digits-2	3		-1	-1	-1	-1	-1
digits-1 capitalised lettered-code	-2		-1	3			-1
digits-1 capitals code	-1	1	-2	2		-1	-1
digits-1 capitals digits-2	-3		-1	-1	1	-2	4
digits-1 code digits-1	3			-1	-2	-2	-1
digits-1 digits-1 digits-1	3	-1		1	-4	-2	-3
digits-1 digits-1 digits-2	2			-1		-4
digits-1 digits-1 digits-3	3			-2	-2	-1	1
digits-1 digits-1 lettered-code	-3	1		-3	-2		1
digits-1 digits-2 digits-2	3				-1	-2	-1
digits-1 digits-3 digits-2	1				-1	1	-2
digits-1 mark-- digits-2	3			-1			-2
digits-1 mark-/ code	3			-2
digits-1 mark-/ digits-1	6		-1	-2	-4	-4	-3
digits-1 mark-/ digits-2	1	-1	2	-2	-2	-6		-1
digits-1 mark-/ with-digits				-2	-3	-3	2
digits-1 mark-/ year	1	-1	1	-4	-3	-3
digits-1 mark-: code	4	-1		-3			-1
digits-1 mark-: digits-2	5			-2	-3	-3	-4
digits-1 small digits-1	2			-1	-3		-2
digits-1 small digits-2	5			-2		-3	-4
digits-2 capitalised digits-2	3		-1	-2		-1	-1
digits-2 capitals code	-2			-3		2
digits-2 capitals digits-4	4		-1	-3	-1
digits-2 digits-1 digits-1	3			-2	-2	-6	-2
digits-2 digits-2 digits-2	5			-1	-1	-5	-4
digits-2 digits-2 with-digits	3			-3		-1
digits-2 digits-3 digits-3	-1			-5	4	-1	-1
digits-2 digits-4 digits-1	-3				3	-1
digits-2 digits-4 digits-2	-2			-1	-1	2	-1
digits-2 digits-4 digits-3	-3			-1	-2	4
digits-2 digits-4 digits-4	-2			-2	4	-2
digits-2 digits-4 lettered-code	-3			1		-1	2
digits-2 dollars lettered-code	-3			-1		3	-2
digits-2 mark-, code	-2			-2	2	-1	-1
digits-2 mark-. code	3	-1		-3	-1		-1
digits-2 mark-/ code	4			-3		-2	-1
digits-2 mark-/ digits-1	3			-2	-1	-2	-2
digits-2 mark-/ digits-2	2	-1		-6	-2	-6	-1	-1
digits-2 mark-/ with-digits	1	-1		-2	-2	-3		-1
digits-2 mark-/ year	2	-1		-6	-2	-3	-1	-1
digits-2 mark-: code	4			-3		-1	-2
digits-2 mark-: digits-1	5			-2	-3	-3	-4
digits-2 mark-: digits-2	5	-1	-1	-2	-3	-1	-3
digits-2 mark-: with-digits	3			-1	-1	-3
digits-2 mark-– digits-2	3			-1	-1	-1	-2
digits-2 small code	2			-3		-1	1
digits-2 thousands digits-1	-2			-1	3	-2
digits-2 thousands-and-cents digits-2	2				-1	-3	1
digits-2 with-digits digits-2	-1			-1	-1	-2	1
digits-3 capitals code	5			-3			-2
digits-3 digits-1 digits-1	1				-2	1	-3
digits-3 digits-1 lettered-code	1			-2		-2	1
digits-3 digits-2 digits-3	-3				4	-3	-1
digits-3 digits-2 lettered-code	-3			-2			3
digits-3 digits-3 digits-1	-3			2	1
digits-3 digits-3 digits-3				1	1	-4
digits-3 digits-3 digits-4	1			-1	-3	-2
digits-3 digits-3 lettered-code	-4			-3		-1	4
digits-3 digits-4 digits-3	1			-1	1	-3	-1
digits-3 lettered-code lettered-code	-2			3	-1	-1	-1
digits-3 mark-/ digits-2	-3				-1	3
digits-3 mark-/ digits-4	-5					5
digits-3 small digits-3	1			-1	-3
digits-4 capitalised year	3			-2		-1
digits-4 digits-1 digits-1					-1	3	-3
digits-4 digits-1 digits-2	3					-3
digits-4 digits-2 digits-4	-2			-3	2	-1	-1
digits-4 digits-3 digits-1					-3	-1	1
digits-4 digits-3 digits-3	-2			2	-3	3	-3
digits-4 digits-3 digits-4	-3			1	3	-2
digits-4 digits-3 lettered-code	-2			-3	-1	-1	3
digits-4 digits-4 digits-1	-1			2	2	-3	-1
digits-4 digits-4 digits-2	1			2	-3	-4	-3
digits-4 digits-4 digits-3	3				-3	-2	-3
digits-4 digits-4 digits-4	1	-1				-3	-3
digits-4 lettered-code lettered-code	-3			3
digits-4 masked masked	-5			5	-1	-1
digits-5 digits-4 digits-3				-1	-3	3
digits-5 mark-, with-digits	3			-2	-1
digits-6 digits-6 digits-1	2				-1	-3
digits-6 digits-6 digits-4				-1	-3	2
dollars capitalised digits-2	2					-1	-1
dollars capitals digits-3	-2					2
dollars digits-2 code	3			-1		-1	-1
dollars digits-2 digits-1	3			-1	-3	-4	-2
dollars dollars code				-3		1
dollars dollars digits-2	3			-1	-1	-5	-2
dollars dollars digits-3					-1	-3
dollars dollars lettered-code	-1			-2		-1	3
dollars lettered-code digits-7	3			-1			-1
dollars mark-, lettered-code	-3			-2			2
dollars mark-- digits-2	3			-1	-1	-2	-2
dollars-and-cents code digits-1	-3						3
dollars-and-cents dollars-and-cents code	3	-1		-3	-1	-1	-3
dollars-and-cents dollars-and-cents digits-2	1			-2	-2	-3		-1
dollars-and-cents mark-, lettered-code	-3			-2		-1	3
dollars-and-cents mark-. digits-2				-2	-2	-2	3
dollars-and-cents small digits-1	4			-1	-1	-1	-3
lettered-code capitalised digits-2	2		-1	-1
lettered-code digits-7 lettered-code	-4			1		-1	3
lettered-code lettered-code lettered-code	3	-1		-3	-2	-1	-2
lettered-code mark-, digits-3	-1	-1		-2	2	-3	-2
letters dollars lettered-code	-2			-1		-1	2
line capitalised digits-1	1	-1	2	-1	-1	-2	-3	-1
line capitalised digits-2		-1		-1		-3	-1	-1
line capitalised digits-3	2	-1	-3	1	-1	-5	-1
line capitalised masked	-3		-1	3
line capitalised with-digits		-2	-1	1	-1	-4	-1
line capitalised year	2			-3
line capitals digits-1	2	-1		-5	-1	-1	1
line capitals digits-2	1	-4	-2		-2	-2	-2	-1
line capitals masked	-1		-3	1	-1
line capitals with-digits	-3		3	2		-3	1
line capitals year	-2		3	1
line code digits-2	3			-2		-1
line digits-3 lettered-code	3	-2		-2
line digits-7 lettered-code	3	-1		-3		-1	-1
line lettered-code lettered-code	3			-3
line line digits-1	2	-3	-1	-4	-1	-3		-1
line line digits-2	1	-1	-1	-2	-2			-1
line line digits-3	1	-1	-1	-3	-1	1	-1	-1
line line lettered-code		-1	-1			-3	-1	-1
line line with-digits	1	1	1	-1	-5	-1	-2	-1
line mark-" lettered-code	4	-2	-1	-2	-1	-1	-4
line mark-# digits-1	3	-1		-3	-1	-2		-1
line mark-( code	2			-2	-1	-1
line mark-- digits-1	3			-2	-3	-1	-1
line masked code	2			-2		-1	-1
line masked digits-2	2			-3	-1	-3
line small code	-1			-3	2	-1
line small digits-7	-2			3
line small with-digits	-1		-1	2	-3
mark-" digits-7 lettered-code	-3			3			-3
mark-" mark-, digits-2					-2	-1	-1
mark-" mark-, year	3			-2	-2	-2	-1
mark-" mark-: digits-4	1			-4		1
mark-" mark-: with-digits	-2			-4	2	2	2
mark-" year lettered-code	4		-1	-3	-1	-2	-2
mark-# masked masked	4			-4
mark-$ cents code	2	-1		-3			-2
mark-$ with-digits digits-2	-1				-1	-3	3
mark-& capitals masked	-2		-1	3
mark-( small digits-1	3		-1	-2	-1	-1	-1
mark-) capitalised code	-3		-1	3
mark-) capitalised lettered-code	-3			3
mark-) capitals digits-7	-3			3
mark-) small lettered-code	-4			4
mark-, capitalised code	3			-2	-2
mark-, capitalised digits-1	3		-1		-2
mark-, capitalised with-digits	2			-1	-2	-1
mark-, capitals code	4			-3	-1		-1
mark-, capitals digits-5	8			-5	-2
mark-, mark-" digits-1	-1	-1	1	-3	-4	-2	1
mark-, mark-" digits-2	-4			1	-2		3
mark-, mark-" digits-3	-2		-1	1	-2	-3	2
mark-, mark-" digits-4	-3			3	-3	-2	-2
mark-, mark-" digits-7	-4		-1	5			-2
mark-, mark-" year	3	-1	-1	-2	-1	-1	-1
mark-, mark-# lettered-code	-4			4
mark-, small code	-2	-1	-1	3	-1	-2	-2
mark-, small digits-1	-4		-1	-2			3
mark-, small digits-3	-3			-1	-3	3	1
mark-, small digits-7	-2		-1	3	-2	-1	-1
mark-, small lettered-code	-3		2	2	-1	-2	-1
mark-, small masked	-2			3
mark-, small with-digits				-4	-1	2	-1
mark-, year lettered-code	-1	-1	2	-6	-2	1	-3
mark-- capitalised lettered-code	4			-5
mark-- capitals year	3		-2	-1	-1	-1	-1
mark-- digits-2 digits-1	2				-1		-1
mark-- mark-- digits-2	3			-1	-1	-2	-2
mark-- masked masked	3			-3
mark-- small digits-2	-3		1			3	-2
mark-- small digits-4	2			-3	1
mark-. capitalised digits-2	-2		-1	-2	-2		3
mark-. capitalised digits-4	3			-2	-2
mark-. capitalised digits-7	-2			3
mark-. capitals lettered-code	3			-2
mark-. mark-$ digits-1	3				-1	-2	-1
mark-. mark-. digits-1	-2				3	1
mark-. mark-. digits-2	-3			-2	-4		3
mark-. mark-. digits-7	3			-3
mark-. mark-. masked	-4			5
mark-. mark-: digits-7	-3			3
mark-. small digits-7	-2			3		-2
mark-. small year	2			-1		-1
mark-/ capitalised digits-1	3			-1	-1	-1	-1
mark-/ capitalised lettered-code	-3		1				-1
mark-/ capitals digits-1	2				-1	-2
mark-/ digits-2 code	2			-4	-1	1	-2
mark-/ digits-2 digits-1	3			-1	-1	-1	-1
mark-/ digits-2 digits-2	3		-1	-3	-2	-1
mark-/ digits-2 digits-3	2			-4	-1		-2
mark-/ digits-2 digits-4	7			-5	-5	-1
mark-/ digits-2 digits-5	5			-4	-2	-1
mark-/ digits-2 digits-6	3			-2	-1
mark-/ digits-2 digits-7	3			-2		-1	-2
mark-/ digits-2 lettered-code					-1	1	-3
mark-/ small digits-1	3				-1	-2
mark-/ small with-digits			-1	-2	2	-1	-2
mark-/ year digits-2				-2	-1	-3
mark-/ year digits-3	-1			-2	-1	-3	3
mark-/ year digits-4	1			-3	-1	-2	1	-1
mark-: capitalised code	2			-2			-2
mark-: capitalised digits-2	-3			-1			3
mark-: capitalised with-digits	2		-2	-4	-3	-2
mark-: capitalised year	3			-1			-2
mark-: capitals digits-2	1		1	1			-2
mark-: capitals digits-7	3			-3
mark-: code code	4			-3	-1	-1	-1
mark-: digits-1 digits-2	2			-1		-3	-1
mark-: digits-2 digits-2	3					-1	-2
mark-: digits-2 digits-4	2	-1		-3	-1	-1	-1	-1
mark-: mark-" digits-2	3			-1	-1	-1	-2
mark-: mark-" masked	-3			3
mark-: mark-- lettered-code	-4			4
mark-: masked masked	4			-4	-2		-1
mark-: small digits-1	3			-1	-2	-1
mark-: small digits-4	1			-3	1
mark-= mark-" digits-1	1			-3	2	1	-6
mark-= mark-" digits-4				-3	2	1
mark-= mark-" lettered-code				-1	-2	-3	3
mark-| capitals digits-6	3			-4		-1
mark-| capitals digits-7	3			-3
mark-– small code	-3			3		-1
mark-– small digits-7	-2			3		-1
masked capitals masked	4		-1	-4
masked mark-- masked	4			-4
masked masked digits-4	-2			3	-2	-1	-1
masked masked masked	3			-3	-1		-1
percent dollars-and-cents code	4	-1		-3	-2	-1	-4	-1
percent dollars-and-cents digits-2	4			-1		-2	-3
percent small digits-2	3				-1	-2	-1
small capitalised digits-1	7		-1	-2	-2	-1	-4
small capitalised digits-2	2			-3	-2		-3
small capitalised digits-4			-2	-1	2
small capitals digits-1	3		-1			-1	-1
small capitals digits-3	3				-2	-1
small cents digits-1	-3					3
small digits-1 digits-1	-2			2	-1	-2	-2
small digits-1 digits-3	4			-2	-3	-2
small digits-1 with-digits	2			-2	-2	-3	-1
small digits-2 with-digits	3				-3	-2
small digits-3 code				-2	-1	-1	3
small digits-3 digits-3				2	-2	-3
small digits-4 digits-4				1	-3	-1
small digits-4 with-digits	-1			-3	-2	3	-1
small dollars digits-3	3			-2	-1	-1
small mark-# digits-1	3			-1	-1	-1	-1
small mark-# lettered-code	-3			3
small mark-$ digits-2	-2				-1	3	-2
small mark-) digits-3	-3		-1	-2	1	2
small mark-) with-digits	-2		-2	1	1	-2	-1
small mark-, digits-2	-2	-1		-2	-3	1	1
small mark-, digits-3	-3				-3	1	2
small mark-- digits-3				-1		-3
small mark-. code	-3			3	-2	-2	-1
small mark-. digits-1	4			-1	-1	-3
small mark-. digits-2	1			-1	-2	-4
small mark-. digits-3	3				-1	-2
small mark-. digits-7	-3			3		-1
small mark-. masked	-1			2	-1
small mark-: digits-1	1			-2	1	-4		-1
small mark-? digits-2	3				-1		-2
small masked masked	7			-7		-1	-1
small small code		2	-1		-4	-2	1
small small digits-2			-1	-3	-3	-1	1	1
small small digits-3	1	-1	-2	-2			-5	-1
small small digits-4	-1	-1	-2	1	-2	-3	-1	-1
small small digits-5				-2	1	-1
small small lettered-code	2		-1	-1	-2	-2	-4
small small with-digits		-2	-2	-1			2	-1
small small year		-3	-2	-1	-4	-4	2	-1
small thousands digits-3	3					-3
small with-digits digits-2	3			-1		-4	-1
thousands digits-1 digits-1	-3				2	2
thousands digits-3 digits-3	4			-2	-2	-2	-2
thousands mark-- digits-3	-3			-1	-1	4
thousands mark-/ digits-2	-2				-1	3	-2
thousands mark-/ digits-3	-2			-1	-2	3	-1
thousands mark-– digits-3	-3				-1	2
thousands small digits-2	-3			-1		4	-2
thousands small digits-3				-3	1	-1	1
thousands small with-digits	-2			-1		3	-1
thousands thousands digits-2	-4					4
thousands-and-cents mark-. digits-2	2			-2	-3	-1	-2
thousands-and-cents percent digits-2	-2					3	-1
thousands-and-cents small digits-2	2					-3
thousands-and-cents thousands-and-cents digits-1	3	-1		-1	-1	-2	-3
with-digits lettered-code lettered-code			-1	-3	-1	2	-2
with-digits mark-) code	6	-1		-8	-2	-1
with-digits mark-) digits-3	4			-2	-2	-2
with-digits mark-, digits-2		-2		-4	2	-5	-5	-2
with-digits mark-, with-digits	-2			-1	3	-1	-3
with-digits mark-. digits-4	3			-2	-1	-2	-1
with-digits small digits-2	-1		-1	-2	-1	2	-3
with-digits small digits-3	-1			-1	-2	2	-1
with-digits small with-digits	-4		-1	-2	-2	4	-3
with-digits with-digits with-digits						-4	-2
year capitalised lettered-code	4			-4
year capitalised year	3			-2			-1
year dollars code	4			-3		-1
year lettered-code lettered-code	5		-1	-5	-1	-3	-3
year lettered-code with-digits	-2	-1		-5	2		2
# figure both behind
capital capital	3	-1		-2	-1	-1	-1
capital capitalised	5		-1	-4	-3	-2	-2
capital capitals			-1		-3	-1	1
capital code	3		-1	-1	-3	-1
capital dollars-and-cents	-2			3
capital line	-1	-1		-2	-1	-2	3
capital mark-.	3			-1	-1	-3	-1
capital small	-3			-2	2	1
capitalised capital	2			-2	-3		-2
capitalised capitalised	1	-1	-2	-2	-3	-2	1	-1
capitalised code	4			-3	-1		-1
capitalised digits-1	1	-1		-2	-4		1
capitalised digits-2		-1	-1	1	-1	-3	2
capitalised digits-4	3		-2	-2
capitalised digits-7	3	1	-1	-4			-1
capitalised line			3		-3	-3
capitalised mark-$	2			-2	-1	-2	-1
capitalised mark-)	2	-2	1	-3	-2	-2	-1
capitalised mark--	-2	-1		3		-3	-2
capitalised mark-/	4	-1	-1	-3			-1
capitalised mark-:		-2	1	-1		-2	-2
capitalised mark-|	3	1		-1		-1	-3
capitalised masked	3			-3			-1
capitalised small		-2	-3	1	1	-2	-5	-1
capitalised year		1	-1	-1	1	-3	-2
capitals capitals	1	-1	-5	-2	-2	-1
capitals code	1	1	-1	2	-3	-2	-1
capitals date	-2		2	1
capitals digits-1	-1	-1	-2	-2	-3	-2	3
capitals digits-2	-3	-2	-1	2	2		-2	-1
capitals digits-3			-1	-3	1	1	-1
capitals digits-4	-1	-1	-3	2	-2		-2
capitals digits-7	4			-3		-1	-1
capitals lettered-code	-2	1		1	-1	-2	-3	-1
capitals line	1	-2	1	-4	-1	1	-2	-1
capitals mark-#	3			-2	-1
capitals mark-,	5		-1	-4	-2	-1	-1
capitals mark--	-1	-1	-2	3	-1	-2	-2
capitals mark-.	4			-2	-2	-1	-1
capitals masked	1	-2	1	-3
capitals small		-2	1	-1		-4	-2	-1
cents cents		-1	-2	1	-3	-1	-3
cents digits-2	1			3		-1	-3
cents line	3		-1	-3	-2	-2	-1
cents mark-/	-2		-1	-3	2	-2	-1
code capitals	3	-1			-1	-3	-2
code digits-1	2			-1	-1	-2
code dollars-and-cents			2	-1		-1
code small	-1		-1	-1	-1	4	-2
date line	1				-1	-1	-3
digits-1 capital	3			-1	-1	-3	-2
digits-1 capitalised				1	-4		-4
digits-1 capitals		-1		-4			-1
digits-1 date	2		-1	-2			-1
digits-1 digits-1	3	-1			-3	-3	-1
digits-1 digits-2	-3			-2		3
digits-1 digits-3	1			1	-2	-3	-2
digits-1 line				-1	-3	-4
digits-1 mark-:	3			-1	-1	-1	-1
digits-1 small	2	-1		-1	-2		-3	-1
digits-2 capitalised	2				-3		-3	2
digits-2 capitals	2	-2	-2	-3		-1		2
digits-2 digits-1				-4	-1		-1
digits-2 digits-2	3	-1		-4	-3	1
digits-2 digits-3	3				-4	-3	-2
digits-2 line					-2	-3
digits-2 mark-+	3			-1		-1	-4
digits-2 mark-.	3		-1	-3	-1	-1
digits-2 mark-/	-2		-2	1		-3	1	-1
digits-2 mark-:	4			-1	-2	-1	-1
digits-2 mark-–	-3						3
digits-2 small	3	-1			1	2	-7	-1
digits-3 capitalised				-1	-3	2	-2
digits-3 capitals	2			-3	1	1	-1
digits-3 digits-3		-1		-1		-4
digits-3 digits-4	-1		-1	1	-4	-3	-1
digits-3 lettered-code	-3		-1	-3	3	1	-2
digits-3 line	3	-1		-1	-4	-1	-2
digits-3 mark-/	1		-1	-1	1	-3	-1
digits-3 small	3		-2	-2	-1	-4	-1
digits-4 digits-1	2			-4		-1	-2
digits-4 digits-3	1			-4	-2	2	-2
digits-4 digits-4	1	-2	-2		-2	-1	-3	-1
digits-4 lettered-code	-5		-1	1	3	1	-1
digits-4 line	1	-1	-1	1	-3	-3	-2	-1
digits-4 mark-"	-3			3	-1
digits-4 year	1			-2			1
digits-5 digits-1				-3	-1	2
digits-5 digits-4	1			-3	2	-2	-1
digits-6 digits-1	-2			-2	2	-1	2
digits-6 digits-4	4			-2	-2	-1	-2
digits-6 mark-.	3			-2	-1
digits-7 capitals	2			-2
digits-7 digits-1	2			-2
digits-7 lettered-code	-1				-1	1	-3
digits-7 line	-4	2		1	-1	-2	1
dollars capitals	1			-2	-1	-3	1
dollars dollars	1	-1	-1	-1	-4		-3	-1
dollars line	-2		-1	3	-1	-1
dollars mark-.	2		-1	-1		-2	-2
dollars mark-/			-1	2	-3	-1	-1
dollars-and-cents digits-2	-3		-1	3			-1
dollars-and-cents dollars	-3		2	-1	-1
dollars-and-cents dollars-and-cents		-2	-2		-3	-2	-1	-1
dollars-and-cents percent		-1			-1	-1	-3
end end	2	-1	2	-7	-1	-1	-3	-1
lettered-code capital	3			-3	-1	-1
lettered-code capitals	2	-1	3	-4	-2	-4	-4
lettered-code digits-2	2		-1	-3	1	-2	-4
lettered-code lettered-code	2	-1	-1	1	-4	-4	-3
lettered-code line	2	-1	1	-1	-3	-1	-6	-1
lettered-code mark-"	2	-1	-1		-3	-2	-1
lettered-code mark-$	3		-2	-1
lettered-code mark-)	3		1	-3	-1	-2	-2
lettered-code mark-,	-3		1	3	-2	-1	-1
lettered-code mark--				3	-1	-2	-1
lettered-code mark-.	-2			2
lettered-code mark-/	3		-1	-2	-2	-2	-2
mark-" capitalised		-1	-1	-6	1	1	-5
mark-" capitals	1	-2	-1	-3	-2	1	-2
mark-" mark-,			-1		-5	-2	2	-1
mark-" mark-/	1			-4	-4	-3	2
mark-" mark-;	-2		1	2	-2	-2	-1
mark-" mark-_	1				-2	1	-4	-1
mark-" thousands-and-cents	-2	-1		1	-3	-1	1
mark-$ cents	1	-1	-2		-3	-2	-2
mark-$ digits-1	3	-1	-1	-2	-2	-2
mark-$ mark--	-2			2		-1
mark-$ thousands-and-cents		-2	-3		-3	-4	-3	-1
mark-( capitalised	-2		-2	2	1	-2	1
mark-( capitals	-1		1		-3	2	-2
mark-( small	-1	-1	-1	-1			-3	-1
mark-) capitalised	2	-4		-4	-1	-4		-1
mark-) capitals		-1	-1	-3	-1	-2	1
mark-) code	6	-1		-6	-3	-3	-1
mark-) digits-4			1	-3
mark-) dollars	-2		-2	2	-1	-1
mark-) dollars-and-cents	1		-3		-1
mark-) line	2	-1	-3	-2	-3	1	-2
mark-) mark-"	-3		2	-1	2	-1
mark-) mark-,	-2		3		-2	-3
mark-) mark-.	-2	-1	1	1	-1	-3	-1
mark-) mark-—	-1	-1	-1	2
mark-+ capitals	3					-1	-3
mark-+ small		-1	-1	-3	-2
mark-, capital	1				-3	-2	-1
mark-, capitalised	1	-1	1	-3	-3	-1	1
mark-, capitals	-1	-1	-1	2	-1	-2	-3	-1
mark-, cents		-1		-4	1	2	-3	-1
mark-, code	1		-2	-4	3	-2	-1
mark-, digits-2	2	-1	-1	-6	-1	-3	-3	-1
mark-, digits-3	-3	-1	-1	-3	4	-1	-3
mark-, dollars	1		-2		-1	-2
mark-, dollars-and-cents			-2	1	-3	-2	-1
mark-, lettered-code	1	-1	-1	-4	1	1
mark-, letters	-4			2	2	-2	-3
mark-, mark-"	1	-1		-4	2	1	-3	-1
mark-, small	-1	-2	-1			-4	-2	-1
mark-, with-digits	-2	-1	1	-4	2	-2	1
mark-- capitalised	3		-2	-4	-3	-3	1	-1
mark-- capitals	1	-1		-3	-1	-1	1
mark-- cents	-2		-1	3	-2	-1	-1
mark-- digits-1	-2		1	-4		3	-3
mark-- dollars	-3			2	-1
mark-- lettered-code	1	-1	-1	3	-1	-3	-4	-1
mark-- line	-1						-3
mark-- mark--	-1		1		2	-4	-2
mark-- mark->	3			-1	-1	-1
mark-- masked	-2			2			-1
mark-. capital	-3			4	-2	-3	1
mark-. capitalised			-1	1	-3	-3	-1	-1
mark-. capitals	5	-1	-1			-2	-2
mark-. code	-1			-2	2	-3	-1
mark-. digits-4	3			-2	-2	-1
mark-. end	5			-4	-3	-2	-1
mark-. line	1			-1	-3	-1	1
mark-. mark-$	4			-2	-2	-4	-2
mark-. mark--	-3			-2		3	-1
mark-. mark-.	-3		-2	3	-1	-5	-2	-1
mark-. small	-1			-1	1	3	-3	-1
mark-/ capitalised	2	-1	-1	-4	1	-1	-1
mark-/ capitals	2		2	-3	-2	-2	-1
mark-/ code				-1	-3	1	-2
mark-/ digits-1	1	-1		-1		-2	-1
mark-/ digits-2	2	-1	-1	-6	-1	-3	-3	-1
mark-/ dollars	3				-2	-3	-1
mark-/ small	-4		-1	-2	-3	3		-1
mark-/ with-digits	2		-1	-3	-2	-4	-1
mark-/ year	2	-1		-3	-1	-4	-1	-1
mark-: capitalised	5		-2	-2	-1	-1
mark-: code	3					-1	-1
mark-: digits-1	3			-1		-3	-2
mark-: digits-2	4	-1	-1	-2	-2	-1	-3
mark-: dollars	-3			1			2
mark-: small	-4			4	-1	-1	-1
mark-; with-digits				-1	1	-3	-1
mark-= capitals	3			-2		-1
mark-= digits-2	2					-1	-2
mark-? line	2			-2			-1
mark-? mark-?	4			-2	-2		-1
mark-] line	3			-1
mark-| capitalised	1			-1	-2	-3	-1
mark-| capitals		-1				-3	-3	-1
mark-| digits-2	-2			1	-3	2	-2
mark-| lettered-code	3			-3	-1	-1	-1
mark-| mark-$	1			2	-2	-3	-1
mark-| small	-1			-1	-1	2	-2
mark-| thousands-and-cents	-3			3	-1	-1	-1
mark-· small	1			2		-3
mark-– digits-1	3			-1	-1	-1
mark-– dollars-and-cents	-3			3	-1	-1
mark-– year	3			-2
mark-— dollars	-3			1	2	-1
mark-→ digits-3	3		-1	-1	-3	-2
mark-✓ mark-✓	2			-1	-1	-1	-2
masked capitals	-3			3			-1
masked digits-4	-2	-1		3		-1	-2
masked line	1	-1	1	-3	-2	2
percent dollars	-2			3
percent dollars-and-cents	-2			2	-2	-3	2
small capitalised	1	-1	-1	-1		-3	-1
small code	3				-2	1	-1
small digits-1	3	-1	-2	-4	-1	-1	-2
small digits-2	-1	-1	-2	-3	3	1	-3
small dollars	1			1	-3	-4
small dollars-and-cents	-2	1	-2	1	-3	-4	-4	-1
small end	4			-1	-1	-2	-2
small line		-2		-3	-2	-1	-1	-1
small mark-#	3			-2		-1
small mark-)	1	-4		-3	-6	-4	3
small mark-,	1	-1		-3	1	-2	-3
small mark--	-2	-1	1	-3	2	-1
small mark-.	3		-2	-1	-5	-1	-3
small mark-|	-1	-1	2	-3			1
small percent				2	-3	-3	1
small small			-4	-1	-1	-1	2	-1
small thousands	-2	-1	-1	2	1	-4	-2
small thousands-and-cents	-1	-1	1		-2	-3
small with-digits	-1		-2	1		-1	-1
thousands line	4			-2		-3
thousands small			-3	1	-2	-2		-1
thousands thousands	2				-3		-3
thousands-and-cents line	2		-1		-2	-3	-2
thousands-and-cents thousands-and-cents	1		-3		-1	-3	-2
with-digits digits-2				-3		1	-1
with-digits lettered-code	2			1	-1	-3
with-digits mark-"	3		-1	-3	-1		-3
with-digits mark-)	3		-1	-2	-1	-1
with-digits mark-,	-2	-1			-5	2	-3	-1
with-digits mark-/	2		-1	-2	-1	-3	-1
with-digits small	2		-2	-1		-4	1
with-digits with-digits		-1		1	-4		-2
year capitals	3	-1	-2	-2
year line	1			-5	-3	1	1
year mark-,	4			-2		-1
# figure both read as
 		-1	-1			-1	-8	-2
 accountName?		-1	-1	-2		-1	-3
 accountNumber	-1	-1	-1	2	-3	-2	-2
 accountNumber?	-1			1	-2	-2	-2
 amount	-3	-1	-1	-4	3	-2	-4	-1
 amount?	1		-1	-1	1	-1	-4
 amount?,paying	-2					1
 aside paying	-2			-1	-1	3	-1
 current	-4	-1		-3	-2	-4	5
 current?	-1	-1		-4	-2	-4	2
 paying	-2	-1	-1	-3	-2	4	-7	-1
accountName 		-1		-3	-1	1
accountName amount	-1		-2	-2	2	-2
accountName goes on	2	-3	-2	-1	-1	-2	-2	1
accountName? accountNumber?	-3			3
amount 	2	-2	-1	-4	-2		-4	-1
amount amount	1	-1		-2		-4	-2
amount current	-3					-2	3
amount paying	-3			-1	-2	3	-2
amount? 	1	-1		-1		-5	-2
amount? amount?	-3	-1		-2	3	-3	-2
amount? paying	-2				-2	3	-1
aside accountName aside goes on	2	-1	-1	-2	-1		-1
aside goes on 	3		-2		-1
current 	3	-2		-2	-1	-3	-2
current accountNumber	-3			3			-1
current accountNumber,current	-1			2			-2
current current			-1	-3	-3		1	-1
current current,paying	-3			-1	-2	-4	5
current? accountNumber,current?	1			-1	-2		-3
current? amount,current?	-3			-1	3		-1
current? current?		-1	-1	-2	-4	-2		-1
goes on 	1	-2		-2	-4	-2	-1	-1
goes on accountNumber	-1	-1	-4	2	-3	-1	-1	-1
goes on accountNumber?			-3		-1
goes on amount?	-3		-2	-3	3	-1
goes on goes on	-1	-1	2	-3	-3	1	-2
goes on? 	2	-1	-2	-3	-2			2
goes on? amount	-4			-1	3	-1	-1
goes on? goes on?	-1	-2		1	-2	-3	-3	-1
paying 	8	-1		-4	-1	-5	-4
paying accountNumber	-2			3		-1	-1
paying accountNumber,paying	-1			2	-1	-3
paying amount	-4				3	-2
paying current?	3			-2	-1	-2	-3
paying paying	-2			-3	-2	3	-2
paying? 				-2	1	-3
paying? paying?	1	-1			-2		-2
# figure cell comes
always		-6	-1	-2	1	1	-4	-4
# figure cells behind
1	-1	-4	-3		-3	-1	-1	-2
2	-1	-3	-2	-1	-2	-1	-1	-1
3		-2		-2	-2	-3	-3	-2
4	-1	-3	1		-3	-3	-3	-3
# figure cells
2		-4	1		-2	-2	-1	-2
3	1	-3	-3		-2	-1	-3	-2
4	-1	-4	2	-1	-4	-1	-2	-2
5	-1	-2			1		-2	-3
6	-1	-3	-1	-1	-2	-1		-4
# figure first of cell
0 of 2	1	-3				-1	-5	-1
0 of 3	-3	-3		4		-5	-5	-1
0 of 4		-2	-1	4	-2	-5	-4	-1
0 of 5	1	-3	-1	1	-1	-3	-4	-1
0 of 6	1	-1	-1		-1	-2	-4	-1
0 of 7		-3	-1		-4	-4	-1	-1
1 of 2		-1	-4	1	-2	-1	-5	-1
1 of 3		-1		-2	2	3	-3	-1
1 of 6		-2	-1		-4	1	-3	-1
1 of 7			-3	2	-4	-4	-3	-1
2 of 3	2	-1		-1	-2	1	-3	-1
2 of 4	1	-2		1	-1	3	-5	-1
2 of 6		-2		1		-4	-3	-1
2 of 7			-3	-1	-1	-2		-2
3 of 4	3			-5		-2	-5	-1
3 of 5	2	-1		-3	-2	1		-1
3 of 6	-2	-1		2		-3	-3	-1
3 of 7	-1	-2	-1	1	-1	-1	-2	-2
4 of 6	-1	-1			-3	1	-1	-1
6 of 7	-1	-3	2	-7	-3	-2	1	-3
code		-2	-3	1	-3	-1	-3	-1
digits-1	1	-3		-6		2		-1
digits-2		-1	-2	-4	-3	2		-1
digits-3	-1		-2	-4	1	1	-1	-1
digits-5	-2	-2	-1	2	2	-4	-2	-1
digits-6	-3	-1			3	-5		-1
digits-7	-1	-2		2	-2	-3	-4	-1
masked		-2	1	1	-2	-2	-2	-1
with-digits	-1		-1	1			-4	-2
year	-1		-5	-1		-2		-1
# figure first of line
below blank	1	1	-1	-1	-1		-3
below line		-3	-2		-1	-1		-2
digits-1	2	-2	-1	-4		-3		-1
lettered-code	-1		-1			-3	-2
with-digits		1	1		-5	-1	-4	-1
# figure first word comes
always	1	-3	2	1			1	-2
always, first	2	-1	-1	-4	-3	-3	1
often	-1	-3	-2	1	-1		-1	-2
often, first	5	-2	-1	-4	-1		-3	-1
twice, first	2	-3		-4	-3	-5	2	-1
# figure heading
#	4			-2		-1	-2
a	3			-2	-1	-1	-2
account	-1	-1	-4	2	-2	-3	-3	-1
account history	3			-2		-1	-1
account number	-3	-1	3	2	-1		-1	-1
account status	-1	-1		-3		-2	2
account type	2			-3			1	-1
acct	-1	-1	-2	1	-1		-3	-1
acct ending	-3			3
address	2			-1	-1	-1	-2
address account	3			-2
all	3		-1		-1	-1
amt-mop	3					-1	-2
annual	3			-3
applicant	3			-2
apr	-2		-1	-1	3	-2	-4
apr may	3			-1		-1	-1
as agreed				2		-1	-2
assigned	3			-1		-1	-1
aug			-1	-1	1	2	-3
aug sep	4						-3
balance	-1	-1	-2	-1		-4	1	-1
balance charged off	-3		-1	3
balance monthly	2		-1	-1			-1
bank na	-1			3		-1
before	3	-1	-1	-2			-2
card	2		-1	-1	-2	-2
case number	3			-3
charge	3			-2			-1
charge-off	3			-2	-1	-2	-1
charged off	-2			2		-1
claim				1	-1	-2	-1
client	3	-1	2	-4	-1	-1	-1
client id	3	-1	-1	-3	-1	-1	-1
client_id	-1	-1		-4		2	-3
clm	3	-1		-3		-1
corp	-2			2			1
counseling	-2			2		1
credit	2		-1	-5	-2	-1
credit card	4		-1	-3	1	-2	-2
credit credit	3			-2			-2
credit report for	3			-2
creditor	-2	-1	1	-2		-3		-1
creditor account	-3		-1	4			-2
creditor acct	-3			3
creditor name	-1	-1		3
creditor synchrony	2			-2
cuenta	-2			2	-1	-1
current		-1		1		-3	-3	-1
date	1	-1	-2	2	-1	-2	-3	-1
date of last	-3			3			2
date opened	2	-1	-1	-4	-1	-2
date reported	3			-3	-1	-2	-2
days			-1	-1	-1	-2	3
days delinq	-2						2
days late	-2			-2	-2	-2	2	-1
days past due	-2			1	-1		3
debt id	3			-3			-2
dec nov oct	-2		-1	1			2
delinquency						-1	3
delphine	2			-2		-1
direct stafford subsidized	-3			3
disputed by	3			-1			-2
dla	4		-2	-1		-1	-1
due	1	-1	2	-4	-4	-3	-1	-1
due day	3			-2			-2
enhanced recovery	-2			2
equifax	2	-1		-2	-1	-1
equifax transunion	-3			3
estate	3			-1		-1	-1
estate first	-3		-1	3
estate loan	3		-2	-3	-1	-1	-1
experian	2	-1		-2	-1	-1	-3	1
feb	1	-1		-3		-2	2
feb mar	2	-1					-2
fees	2			-2
file	3	-1		-3		-1	-1
following	3			-1			-1
funding llc	-2			2			1
global solutions	-3			3
has #		-2	-2	1	-2	-3	-5	-1
has /	2		2	-2	-3	-2	1	-1
has about	4		-1	-3		-2	1
has account	-1	2	-1	2	-3	-5	-2	-1
has accounts		-1	-1	2	-2	-2	-3
has acct	-1	-2	-2	1	-2	-1	-4	-1
has acctno	-3			3		-1	-1
has address	2	-1	-3		-2	-3	-1	-1
has age	3				-1	-1	-1
has agency	-1		1	4	-1	-1
has all			-2	1	-3	-2	-1
has ambulance	-2			2		-1
has american	2			-2
has amt	2			-3	-2	-2	1
has amt-mop	3			-2	-1	-3	-1
has and	2	-1	-2	-2	-4
has anesthesia	-3			2			1
has another	3		-1		-1	-2	-2
has any	3			-1		-2
has applicant	3			-2		-1
has apr	-3			1	2	-1	-4	-1
has as	1	-1	-1		-2	-3	-3
has assigned	3					-1	-1
has aug	2		-1	-2	1	1	-3
has bal	-3	-2	-2		1	-1		-1
has balance	-1	-1	-2	-1	3	-3	-1	-1
has bank	2	-1		-1	-4	-4	1	-1
has behind?	-3				-1	-1	4
has below	-2			1		2
has billing			1	-2	-1	-1
has bills	-3			1		-3	1
has cable	-3			3
has card	-3	-1	1	2	-2	-3	-1	-1
has cavalry	-3			1		2	1
has central	-2			3	-1	1	1
has charged	-1	-1	-1	4	-2	-2	-2
has chase	-5			2	-2	2	2
has checking	3			-2
has citibank	-3				-1		1
has citizens	-3			3		-1	1
has city	-4		1	2	1	-2	2
has claim	3			-1	-2	-3	-2
has class	3		-1	-3
has classification	3			-1		-1	-1
has client_id		-2		-4		2	-2
has clm	1	1		-4		-1	-1
has clm#	3	-1		-2
has club	-3			3		-1	1
has code	3	-1	-1	-3	1	-2	-2
has comcast	-2			3		-1	1
has comment	-1			-1	1	-2	3
has comments	3	-1		-3	-1		-2	-1
has company	-3	-1	2	2	-1	-1	-2
has consumer	2				-4	1
has conta	-3		-1	4	-3		-1
has contact	3		-1	-2	-1	-1	-3
has content	3		-1	-1	-1
has conventional		1	-2	1	-1	-1	-2
has could	2			-3		-1	-1
has counselor	3			-2	-1	-1	-2
has count	3		-1	-1	-1	-1
has countrywide	3			-2	-2	-2
has cr	3			-1	-1	-1	-2
has credit	-1	-2	-1		-3			-1
has creditor	-1	-1	1		-2	-4	-4	1
has creditor:	2			-2
has creditors	2			-3		-1	1
has cuenta	-1			2	-1	-2	-3
has cur_bal	-2			-1	2	-3
has d	3			-2	-1	1	-2
has da	-3			1		1
has date	2	-2	-3	1	-4	-3	-2	-1
has day	2			-3			-2
has days	-3	-1			-3	-4	3	-1
has de	1	-1	-1		-3	-1	-3	-1
has dear	3			-2
has debt	1	-1	3	-4	-3	-3		-1
has debts			-1	1	-1	-3
has deficiency	3			-3
has delinquent	3			-1	-1	-2	-3	-1
has dental	-2			3			-1
has disb	3	-1		-2		-1	-2
has disputed	4		-1	-3			-2
has dla		1	1	-1	-1	-2	-1
has dlq	-1		-1	-1	-1	-3	1
has do	1	1	-1	-2	-3	1	-2
has double	-3			2		-1	2
has dt	3		-1	-1	-1	-2	-2
has due	-1	-2	-1			-5	-1	-2
has duration	3			-2		-1	-1
has ecoa	2		-1	-4	-2		2
has ending	-3		-1	4		-1	-1
has equity	-2			3		-1	-1
has est	2			-1	-1	-1	-2
has estate	1		-4	1	-2	-3	-1
has estimated	2			-1		-1
has expenses	3			-2		-1
has experian				1	-2	-1	-3
has explanation	3			-3	-1	-1	-1
has f	1		-1		-2	-3	1
has fair	3			-2	-1	-2
has fannie	3			-2	-1		-1
has filed	-1			2	-1	-1	-1
has for			-1		1	-3	-3
has g	2			-1	-3	-2	-1
has get	2	-1		-2		2	-3
has good	1	2			-3	-3	-1
has harbor	-2			3	-1		-2
has here	-2		-2	1	1	-3	-1
has hi	1	1					-3
has high			1		-1	-3	-2
has history	1		-1	-1	-1	-4	1
has hollis	3			-3	-1
has holloway	3		-2	-2	-1
has home	-2	-2		2	-3	-2	1
has honda	-2			3			1
has id	3	-2	-3	-3	-2	1	-4	-1
has identification	2			-3			2
has incurred	3			-2		-2	-1
has information	1	-1	1		-2	1
has installment	2		-1	1	-2	-3	-3
has int	2		2	-4	-2	1	-1
has interest			-1	-3	1	-2	1
has investigation	3			-3		-1
has is		-2	-3	2	-4	-2	1
has it	3	1	-2	-3	-1	-3
has j	2		1	-1	-2	-3
has judgment	2			-2	-1	-1	-1
has jul	2			-1	-1	-3
has kowalczyk	-2			1		2
has last		-1	-1	2	-3	-2	-1	-1
has late	-1	-1		-3	-1	-2	1	-1
has left	3			-3	-1	-2	-4	-1
has lender	-1	1	-1	1	-2		-5
has lending	-2		1	1	-2	1	1
has liability	3			-3	-1	-1
has limit	2	-1		-1	-2	1	-5
has limite	2		-1	1	-4	-2	-1
has lines	1			-2		-1	1
has llc			1	-1	-4	-2	1
has loan	-3	-2	-2	1	-4	-3		-1
has loans	2	1			-3	-3	-2
has luz	-2			3
has mail	-3			2	1	-1	1
has marisol	3			-2			-1
has mastercard	-2		2	1	-2	-1	-1
has med	-3			3
has mensal	-2	-1		-2	2	2	-1
has merchants	3			-3
has min	-3	-1		2		1	-3	-1
has mission	-3			2			1
has month	3	-1		-5	-2		-1	-1
has monthly	1	-1	-2	-1	-3	1		-1
has mop	-1		-1	-4	-1	-3	2	-1
has morning	-3	1	-1	-1	2	3
has mos	5			-3	-1	-3	-4
has mos.	2			-3	-2	-2	-1	-1
has motors	2						-2
has mr	1			-1	-2	-1	-3
has n	-1			3		-1	-1
has na	3		-1		-1	-1
has name	2		-4	-2	-2		-3	-1
has network	-2			2
has next	3			-1	-1	-2	-2
has nissan	-3			3	2		1
has no	-1	-2	-2	1	-2	-4	-5	-1
has nonpriority	3			-2		-1
has note			-1		-1	-3	-1
has notes	-2	-1		-3	-2	-4	3
has notice	-2			2
has now	-1			2	-1	-4	1
has number	-1	-2	1	1	-3	-2	-2	-1
has numbers	-3			-1	2	1	-1
has of		-3	-1	1	-3	-2	1	-1
has off	2	1	-2	-1		-1	-4
has offer	4			-3			-2
has ohio	-2		-1	3	-1	-1	-1
has ok	1				-3	-2	-2	1
has online	2			-2	-1	-1
has opened	1	-2	-3	-2	1	1	-2	-1
has or			-2		-2	-1
has order	4	-1		-5	-1	-1	-1
has orig	-2		1	-1	2	-3	1	-1
has original	3	-2		-2	-3	-2	-2	1
has other	-2		-2	2	-2	-2	-1
has outstanding	-2			4	-3	-2	-1
has owe	-2	-2	-1		3		-2	-1
has owed	-2	1	-1	1	1	-5	1	-1
has owing	1			-3	1	-2
has past	-1	-1	-1	1	-5	-5	1	-1
has past_due	-3		-1	-3	2	1	1
has pastdue	-1			-2	1	2	-3
has pay	-2	-1	1	2	-3	-1	-3	-1
has payday	-1		1	-2	1	-1
has paying	1		-1	1	-1	-3	-1
has payment		-2			-3		-3	-1
has payments	1			1	-1	-5	-2
has payoff	3			-1	-1	-3	-1
has paypat	4	-1		-2	-2	-4	1
has physician	-2		1
has please	1			-3		1	2
has present	-1	-1		-1	3	-1	-1
has principal	-4					-3	2
has priority	-3			3	-1
has property	-1	1		-3	-1
has providian	2			-3			1
has put	-3			1			2
has pymt	1			-3	2	-1	-1
has r	2			1	-2	-1	-3
has rate	1		2	-5	-2	-5
has re	3			-1		-2	-1
has real	-3	1	-2	4	-2	-1	-2
has receivables	1				-4	-1	-2
has recent	3			-2	-2	-1	-2
has ref		-1	-1		-2	-3	-3	-1
has regions	-3			4		-1
has remark	-1	-2	-1	2	-2	-3	-3	2
has report			-2			-3	1
has reported		-1			-1	-4	-3	-1
has residential	3			-1	-1	-1	-1
has rev	4			-2	-1	-2	-2
has review	3			-1			-2
has rooms	-3			2	2
has rosalind	3			-2
has rptd	3	1	-1	-2	-1	-1	-2
has saldo	-1	-1	-1		1	-3	-2	-1
has sallie	-3			2	-1	1	1
has says	1			2		-2
has sched_pmt				-4		1
has scheduled		1			-1	1	-2
has sep	1		-1	-3		2	-1
has seq	3	-1	-1	-2	-2	-2	-3
has services	1	-1	1	-2	-3	-2	2
has servicing	4			-4	-1	-1	-2
has since	2		1	-3
has situação	-4					3	-1
has sold	-3		-1	3
has source	-1		-1	1	-2	-3
has st					1	-2	-3
has stafford	-2			3			-1
has status	-2	-1	-1	-1	-5	-3	2	-1
has still	3	-1	-1	1	-2	-1	-3
has store	-2			1			3
has stuff	-3		-1	2	3	-1	-1
has subcode	3			-3	-1	-2	-1
has subject	-3		1	2	-1	-2	-2
has subsidized	-3			2			1
has sunday	-3		1			1
has svc	-3			2		-1
has syst	3			-2
has systems	-3			3	-1
has t	3		-1		-2	-1	-1
has tennessee		-1	1	-3		-1	-1
has term	4			-2	-2	-3	-2
has terms	-1	-1	-2	-2		2	-5	-1
has the		-2	-3	1	3	1	-2	-1
has there	2		-3	-1	2	-1
has thru	2			-3	-1	-3
has time	-4		2	1	-1	1	1
has times	2			-2	-1	-2	-1
has tn	2	-1		-2
has to			-1		-1	-3
has toyota	-3			3	-1	-1
has trans	1			-3	-1	-2	1
has type	-2	-3	-3	1	-3			-1
has union		-1		3	-2	-1	-2
has updated	1				-3	-2	-1
has upstart	-3			2
has usa	-2			2	-1	-3	1
has utang	-2		-1		3	-2
has v	3	-1		-1	-1	-1
has verfied	3		-1	-3	-1	-1	-2
has visa	-1			3	-1	1
has warning	-3			2	1	-1	1
has wayfair	-3			2			1
has whitcomb	3			-2	-1
has who		-1	1	-1	-3	-2	-1
has with	1	-1	-1		-3	-3	-1
has world	-3		-1	4			-1
has wrong	2		-1	1			-3
has you		1	-1			-1	-5
has your	1		-4		-3	-2
has |	2	1		-1	-2		-4
has 状态	-2			-1			2
hi	3						-3
high	4			-3	-2	-2
high credit	4			-3	-1	-1	-1
historical	2				-1	-3	-2
history	2			-1		-3	1
hospital	3			-1		-1	-1
i	-3			-2	2	-1
id	-2	-2		3	-1	-1	-1
information	1		1	-3	-2	2	-2
installment	2		-1	-1		-3	-1
int	3				-1	-1
j	-2		2	-1	-1	-1	3
jan	3	-1	-1	-3	-1		-1
jan feb mar	-3			4
joint				1		-1	-3
jun	4			-1	-1	-1	-2
last			-1	1		-3
last pmt	4			-1		-2	-3
late	3			1	-1	-2	-3
lender		-1	-1	1	-2	-2	-2	-1
limit	2	-1	1	-3	-2	-1	-3
loan id	-3			3
loan number	-3	-1		3	-1	-1	-1
loan servicing	2			-2
loan type credit	3			-3
loans		1	-1	1	-1	-1	-3
mar	-1	-1		-3		-1	2
means accountStatus	-1	-1		-3	-1	-2	1
means amountLoose		-1	-2	1	-4	-2		-1
means balance	-1	-3	-3	-1	3	-1	-4	-2
means date	1	2	1	-1	-2	-5	-1	-1
means money	1	1	-1		-5	-2		-1
means name	-1	-2			-4	-3		-1
means number		-5	-2	1	-3	-4	-5	-2
means opened	2	-2	-2	-3	-4		-3	-1
means original	-1	-1				-1	-3	1
means pastDue	-1	-1		-3	-2			-1
means paying	-1	-1	-1	-2	-2	3	-1
means reported	1	-1	-1	1	-2	-4	-3	-1
means status		-1	1	-1	-2	-3	2	-1
means statusHint	-1		-4		-2		-1	1
means statusLoose	-2	-2	-3		-5	-3	2	-1
means text	1	-3			-4	-1	-1	-1
means veto	4		-1	-2	-3	-2	-1
midland credit	-3			3	-1
min	-2			-1	-3	3	-4
mo	5				-1	-5
month	2	-1		-3	-1	-2
monthly	3		-1	-3	-4	-1	1
mop	1		-1	-4	-1	-3	1	-1
morning	-2				-1	2
mos	3			-1	-1	-2	-3
mos left	3			-1			-3
mos. left	2			-1	-1	-1	-3
mr	1			-1	-1	-1	-3
name	4	-2	1	-3	-1		-1
negative	2					-1	-2
next due	2			-1			-1
nonpriority creditor's	3			-3
note	2			-2	-1	-2	-1
notes	1			-3	-2	-4
oct	2			-3	-1	1	-3
offer #	4			-4
on there	3		-3	-1			-1
on time	-3		2	1	-1	-1	1
one bank	-2			-1			2
online	3			-3	-1
open open	-3				-1		3
opened	3		-1	-3	-2	1	-4
orig	2			-2	-1	-1
original	3			-2	-1	-1	-1
owe	-2		-2	1	3	-3	2
owed	-2	-1			2	-3	2
parcela mensal	-2	-1		-2	-2	4	-1
past	2		-1	-3	-3	1
past due	2		-1	-2	-4	-6		-1
past due amount	-3	-1		4	-1		-3
pastdue	-2			-2	2	2	-3
pay	-3		2	1	-1	1	-3
paying	2			-1	-1	-2	-1
payment	-2	-1	2	-1	-3	1	-1	-1
payments	2			-2	-1	-4
paypat	4			-3	-1	-3	-4
phone	3		-1	-2		-1
placed	3			-1	-1		-2
please	1			-2			3
pmt	-2	-1		-2		3	-3
principal	-3				-2	-2	2
priority	-3			3	-1
provider	-3			1			3
rating	-1	-1		-3		-2	2
receivables	3			-1	-1		-1
reference number	3			-2		-1
remark	3	-1		-3		-2	-1	2
report	-1			-3	1	-2	1
reported	5			-1	-2	-2	-2
repossession	3			-2			-1
responsibility recent	3			-3			-1
rev	3			-2	-1	-2	-2
rosalind	3			-3
rptd	4		-1	-2	-1	-1	-1
saldo devedor	-1			1		-3	-2	-1
sallie mae	-3			3	-1	1	2
santander	-2					-1	3
sched_pmt				-2	-1	-2
section	3			-2		-1	-2
services				1	-2	-1	2
share secured	-3			3
single				-2	-1	1
situação	-2				-1	1	1
source	2			-3	-1	-3
st	3			-1			-2
status	1	-1	-1	-1	-4	-1		-1
status current	2	1			-1		-3
subcode	3			-2	-1	-1	-1
summary	4	-1	-1	-4	-1		-1
systems	-3			3			-1
term	4			-2	-2	-3	-1
terms	1		-1	-4		1	-5
this	3	-1		-1		-1	-1
time	-2			2	-1
trans	2		-1	-3		-2	1
type	6	-1	-1	-5	-1		-2
university	3			-1			-2
unpaid	2			-3	1	-1	-2
usa	-2			1	-1		2
verfied	3		-1	-2	-1	-2	-2
wells	2						-2
you	4			-2			-2
# figure label beside
account	-4			5			-2
account no	-2			3	-1	-1	-2
account number	-3	-1		3	-1	-1	-2	-1
acct	-2			3	-1	-1	-1
auto				3			-1
avant	-4		-1	4	-1		-1
cap one	2			-2		-1
capital one	3			-3	-1		-1
card	-2		-1	2	-1	-1	-1
chase	2			-2
creditor	3	-1		-2		-1	-1
current	-2	-1		1	-2		2	-1
due	3			-2	-1	-1
fingerhut/webbank	-3			3
i			-1	-2	-1	-2	1
installment	-4		1	1	1	-2	-1
jefferson capital syst	3			-3
jefferson capital systems	-2			3
last reported	3			-3
lending club	-2			2
lendingclub	-2			3			-1
means 	-1	-1				-3	-2	-2
means amountLoose	3			-1	-1	-2	-2
means balance				-3	2	-3	-3
means date	5			-4	1	-2	-5
means name	-1	-1		2	-4	-2	-4	-1
means number	-3	-2	-1	1	-3	-3	2	-1
means opened	3			-2	-1	-1	-2
means paying	-2	-2	1	-2		3	-3
means status	-1			-2	-1	-3	2
means statusLoose	-3	-1		-1	-3		3	-1
means text	3			-3	-2	-3	-1
monthly	3					-2	-1
no	-1			-3		-1	2
onemain	-3		-1		1
opened	3			-1			-2
payment status	-4						4
phone	3			-3		-1
portfolio recovery associates	-3			3
priority	-3			3
regions bank	4			-4
revolving	-3			1	2	-1	-1
rocket mortgage	-3			3
transunion	3			-2		-1
# figure label with colon
account number	1	-1			-3	-2	-1	-1
acct	-5			5	-1
address	3			-2
case	3			-2
date	2			-1	-1		-1
estado	-3					-1	3
file	3			-2
file number	3			-3
goal	2					-2	-1
https	3				-1	-1	-1
late dates	4			-1	-1	-1	-3
loan award id	-2			2			-1
loan contact phone number	3			-3
means balance	-3			-4	4	-4	-3
means date	2			-2	-2	-2
means money	4	-1		-4	-3	-4	-2
means name	-1	1			-2	-3	-3	-1
means number	1	-1	1		-2	-1	-5	-1
means opened	4			-2	-1	-1	-1
means pastDue	1			-2	-2	-3
means reported	2			-3	-2	-2	-1
means status		-1		-3	-3	-4	2	-1
means statusLoose	1	-1		-4	-3	-3		-1
means veto	4			-3	-1		-1
opened	4			-1	-1		-3
pay status	-2			-1		-1	2
payment plan	3			-1		-1	-1
phone	3			-2	-1
placed for collection	3			-1			-2
re	-3		-1	3	-3	-2	1
reference #	2			-2			-1
report number	3			-2	-1		-1
reported	2			-4	-2	-2	-1
source	2			-2			-1
ssn	3			-3
status	-1		-1	-4	-2	-3	2
terms	3			-3	-1		-2
状态	-3			-1			3
# figure last of line
code	1	-1	2		-3	-3	-3	-1
digits-1		-1		-4	2	-1		-1
digits-2	-1	-1		-3	-2			-1
digits-3		-1		-3	1	2	-3	-1
digits-4	-1	-1	2		-1	-3	-1	-1
digits-5	1		-1		-3	-1
digits-6			-1	1	-3	-1	-1
digits-7	1	-1	-1	1	-3	-3	-2
lettered-code	-1	-3		1	-4	-2	1	-1
masked	1	-1	-3		-3	-2	-3	-1
with-digits	-1		-2		-3	-2	-2	-1
year	1	-1	1	-1	-1	-3	1	-1
# figure lead-in
a	3			-1	-2	-1	1
account	-2	-2	1	2	-2	-3	-3	-1
account number	-2	-1		3	-1	-1	-1	-1
account number xxxxxxxxxxxx	-3			3
accountnumber	-3			3
acct	-3	-1		3	-1	-2	-2
acct ending	-4			4	-1	-1
acct ending in	-3	-1		3	-1
acct ends	-3			3	-1
address	2			-2
ally financial	-2		1	1	-1
american express	-2		-2	3
amex	-3			1	-2	2
and i pay	-3				-1	3	-2
apr	3			-1		-1	-1
apt	3			-1	-1
as of	3			-1			-2
as of march	3			-1		-1	-1
at	3	-1		-1	-1	-2
atrasado	-3						3
aug	4		-1	-3	-1		-3
auto	3	-1	-2	-3	-1	-2	-1
auto loan	-2		3	1
b	-3	2		1		-1
bal				-3	3	-2	-1
balance	-2			-1	2	1
best egg	-2		-1	2
box	5			-3	-3
c	3			-1	-1	-1	-1
call				-6	-1	-2	2
capital one	1	-1	1	-1	-3		-1
charged off	-3				-1	-1	3
chase freedom	-2			3
collection	-1			3	-2		-2
collections	4		-1	-3			-3
confirmation	3			-2
conta	-3			3
contract	-3			3		-1
creditor	-1	1		-3	-1	-1	-1	2
cuenta	-2			3		-1
current status	-2						2
current_rating code	3				-1	-1	-2
customer service	3			-2
date of	3			-2
daycare	4			-1	-2	-3
days	2		-1	-3	-2	-1
days in	3						-3
days past due	2			-5	-1	-1
de	3			-2	-1	-1
dec	3			-1		-1	-1
delinquency notice	3			-3			-1
dia	4			-1		-2	-2
due	6			-5	-1	-2	-4
due as of	-3			-1			3
due the				-3	-1		1
electric	3			-2	-2	-1
ending	-2			3	-3	-2	-1
ends in	-3			4	-1
every	4			-2	-1	-1	-1
experian	2			-2	-1
fax	3			-2
feb	4		-1	-1	-1		-2
file number	3			-3
food	3				-1	-2
ford credit	-1		2	-2		-1
form	1		1	-2	-1
freedom mortgage corp	-2		-1	2
from	3			-2	-2
gas	4			-1	-3	-2
gmac	-3		-2	3			-1
guarantor	-3			3	-2	-2
highbalanceamount	3			-1	-1	-1
home equity line	-2		-2	3
hyundai motor finance	-2		1	-2	2	-1
in	3		-1	-2	-1	-1	-1
inst	-3			-1		2	2
installment	-3			1		1	-1
irs	-1	-1	2	-2	1	-1	-1
jan	4			-2	-1	-1	-3
jul			-1	-3	-1	-1	1
ky	3		-1	-2	-1
loan	1	-4	-5		-3	-3	-1	-1
loan award id	-3			3			-1
loan id	-3			3			-1
loans	3			-2
mar	4	-1	-1	-2	-1		-2
mazda	4		-1	-3
means 		-2	1		-1	-3	-4	-1
means accountStatus	-2			-1	-1		3
means agency	-1		1	-3		-1	1
means amountLoose		-1		-1	1	-3	1
means balance	-2	-2	-2	-2	6	-3	-2	-1
means date	2		-1	-4	-5	-5	1
means money	2	-2	2	-2	-2	-7	-1	1
means name	-2	-4		1	-1	-4	-3
means number	-2	-2	-2	4	-4	-4	-1	-1
means opened	1			-4	-2	-2	2
means pastDue			-2	-4	-3	-5	1
means paying	-2	-2	-2	-4	-6	3	-1	-1
means reported	1		1	-5	-2	-1	-1
means status	-2	-1	1	-3	-2	-4	2	-1
means statusHint	1	-1		-3	-1	-1	3
means statusLoose	1	-1		-5	-1	-4	1
means text		-1	1		-4	-3	1	-1
means veto	5			-3	-1	-2	-1
member	3			-3
min	-4		-1	-3	-3	3	-1	-1
min is	-3			-1	-1	4	-2
minimum	-2			-1	-2	3	-2
mn	3			-3	-1
mo	1			-3	-1	-2
monthlypaymentamount	-5			-2	-3	5	-1
mínimo us	-1				-1	3	-1
nco	-3		4	-4
net	3		-1	-1	-2	-1
nmls	2	-1		-3	-1	-2	-1	-1
nov	3			-2	-1	-1	-1
oct	3			-2			-1
of	6			-2	-2	-2	-3
of procedure form	3			-2
oh	4			-3
old navy	-2		1	-3	1	-1	-2
old navy barclays	-3		-2	3	1	-1
on	3			-1		-1
open	2	-1	-2	-5	-2	-1
opened				-3	-1	-1	2
opened jan	-2						2
over	3		-1	-2	-1	-1
owe	-3				3	-1
pa	3			-2	-1
page	4		-1	-1	-2	-1	-1
paid	3					-1	-2
parcela us	-2				-1	3	-1
part	3			-1	-1	-1
past due			-1	-3	-1	-3	1
pastdueamount	3			-1	-1	-2
pay status account	-3			-1		-1	3
payment plan	-2				2	1	-1
payment status	-4						4
petal	-3		4	-2	-1		-1
phone	2			-2	-1	-2	-1
pmt	-2	-1		-2	-2	4
po box	6			-5	-3	-1	-1
pob	4			-4
ram	1			-2	-1
rating	-2					-1	2
rent	4			-3	-3	-1
report number	3			-3	-1		-1
reported	4			-2		-1
repossessed	-4			-1			4
rev	-3			-1	2	2	-1
routing	2			-2	-1
rpt	3			-3
sep	1		-1	-3	-1	1
since	3			-1			-2
ssn	3			-3
suffix	1	-1	-3		-1		-1
term	2			-1	-1	-1	-1
terms	1			-3	-1	-1	2
that one is	-2				1	-1	2
the	3			-2	-1		-3
the debt incurred	3			-2	-1
the reference number	4			-4
to	4			-1	-2	-1
toyota	2		1	-3	-1
tx	3			-2
type	-4			-1			4
unpaidbalanceamount	-4			-2	4	-2	-1
used vehicle	-3		3
was	3			-1	-1	-1	-3
was past due	-3						3
with account number	-4			4
xxxx	-2			2
xxxx xxxx	-3			3
you are	-2			-1	-1	-2	3
# figure line above
account	-3			3
account #	-5			4		-1	-1
account name	-3		1	3
account number	-2			2	-1	-1	-3
accounts	3			-1	-2
auto	-1	2	-1	-3	1
available balance	3			-3	-1
balance	2			-2			1
begins (		-3	1	1		-3	1	-1
begins *	-1	-1	2	-1	-3	-3	4	-1
begins .	3			-2	1	-2	-2
begins >	-2	-1	-2	4	3		-1
begins [		-1	1	-1		-4	-2
begins account	-1	-1	-2		-3	-3	2	1
begins acreedor	-4			4
begins address				2	-2	-3	-1	-1
begins adverse	-3		-1	3	-1
begins aidvantage	-3		-1	1	2	1	-2
begins al	3				-2	-1
begins ally	3	-1	-1	-4	-1		1
begins american	1	-1	-2	1	-2	-3	1
begins amex	-2	-1	-1	-1	3		1	-1
begins amount	-1	-1	-2	1	-2	-4
begins applicant	5			-4	-1	-1	-1
begins are	2	-1		-2		-1
begins as	4	-1		1	-2	-2	-3
begins assigned	3			-2	-1	-1
begins attorneys	3			-1	-2
begins auto	-1	3		1	1	-4	-1
begins available	1		2	-2	-1	-1	1
begins b	-3	-1		4	-4	-4	-2	-1
begins baby	3			-2
begins balance	-1	-1	2		-3	-2		-1
begins bank		-1	-1	-3	-3	1	2	-1
begins before	2			-2	-1	-1
begins billing	3			-3
begins bmw				2	-3	-2
begins borrower	4		-1	-3	-1	-1	-1	-1
begins c		-1	-1	3		-1	-3	-1
begins cabela's	-2		-1	2	1	-1
begins call	3			-3	-2	-2
begins cap	-2	-1		-2	1	2	-3	-1
begins capital		-1			-3
begins card	4			-4		-1
begins care	-2		-2		1	2	-2
begins case	1	-1			-2	-2	-3
begins certified	3			-1	-1	-2	-2
begins charge	2	-1	-2	-2	1	-2	-2
begins charged	-3		1		1		1
begins checking	2			-3	-1	-1	1
begins citi	-3		-2	1	2	-1	1
begins citizens	-3		-1	1	1	1
begins city	3			-3	-1	-1
begins client	1	-1	-2	1	-2	-3	-1
begins closed	2		-3		1	-2	-3
begins collection		-1	1			-1	-3
begins collections	1		1	-1	-2	-3
begins comcast	-2			2		-1	2
begins comments	4			-2		-1	-3
begins consumer	3			-2	-2
begins conventional			-2	-3	-1	1
begins countrywide	4			-3
begins court	2			-2
begins creditor		-1	1	-1	-3	-1		-1
begins credor	-1	-1		2	1		-3	-1
begins current	1	-1	-1	-3	-2	-3
begins d		-2	-1		-1	-4	-3	-1
begins date	1			-2	-1	-3		2
begins daycare	2			-1	-1	-2
begins days	2		-1	-2		-1
begins deposits	3			-2	-1	-1	-1
begins des	3			-3	-1	-1
begins detach	4			-4
begins discover	-1	-1	1	-1	-1	-1	-3	-1
begins dr	-3		1	1		1	1
begins duke	2			-2	-2	-2	-1
begins ecoa	1	-1		-4	-2	1
begins el	2		1	-3	1
begins elan	-3			1	-3		2
begins electric	3			1	-1	-3	-1
begins enrolled	-1			-1		-1	2
begins equifax	4	1		-4	-2	-2	-2
begins everyday	2	-1		-2
begins experian	3	-1		-1	-3	-2	-2
begins external	2		-1	-2	-1
begins f	3			-1			-2
begins farm				-3	-1	2
begins fico	4				-2	-2	-3
begins fidelity	3			-3
begins figure		-3	-1		-1			-2
begins ford				1	-3	-2	2
begins freedom	2	-1	1	-2			4
begins from	3				-1	-1	-2
begins furnisher	-3		3	1	-1	-1	-1
begins good	2			-1	-3	-1
begins great	-1		1	1	-3	-4
begins groceries	2			-1	-2	-3	1
begins h	1			1	-2	-2	-3
begins here	-3			3
begins hers	-2			1		2	-2
begins highest	-1			-3	-1	2	-1
begins home	-1	1		1	-1	-3	-2
begins honda	-3			1	1	1	-2
begins hospital	-2	-1	2		-2	-3
begins how	-2			-1	-1	3
begins hunter	-3			3
begins ic	-2		-1	3		-1
begins id	-2	-1		2	-2	-3	2
begins if	3			-1	-1	-3	-2
begins in	-2	1	-2	2	-3	-2	1
begins inquiries	5			-3	-1	-2	-1
begins installment		-1	1	1	-2	-3	-3
begins institution	4		-1	-3
begins interest	2					-2	-2
begins items				1		-1	-3
begins j	-3	-1	-2	2	1			-1
begins jan	-1		-1	-4	-1	-4	2
begins jcpenney	-2			1			1
begins jefferson					1	1	-3
begins jpmcb				2
begins key	3			-2			-1
begins la	-4			3	-2	1
begins lakeshore	-3			3			-1
begins late	1	-1	-2	-1	-3	-1	-1
begins lender	-1	-2	1	2	-2	-4	-2	-2
begins lendingclub	3	-1	-1	1	-3	-1
begins lightstream	2			-3		-1	-1
begins linked	-3		-1	3
begins loan	-1		3	-2	-1	-2	-2	-1
begins loans	-1		-2	1	-1	-3	-2	-1
begins lorraine	-2		1	-1	-1	2
begins lucinda	3			-1	-2
begins mariner	-3			4	-1	-2	-1
begins marisol	3			-2	-1
begins menards	-3			1	-1	2	-1
begins merged	3			-2	-1
begins midland	-2	-1	-1	1	-2	1	-3	1
begins mine	-3		-1	1	-3	2	1
begins mission	2		1	-2		-2	-3
begins mohela	-1		-1	2	-1	-3	-1
begins month	4			-1		-3	-3
begins monthly		-1	-1	1	-2	-4	1
begins mortgage	2			1	-4	-5	1
begins mr	1			3	-1	-1	-1
begins name		-1	-2	1	-3
begins navy	-3	-1	-1	2		2	1
begins need	3	-1		-2	-1	-1
begins norfolk	3			-2	-1
begins not	-3			2	1	-1
begins notice	3			-2	-1
begins office	3			-2	-1		-1
begins official	3	-1		-1		-1	-1
begins oi	-2			1	1	2
begins ok	-4	-1	-1	-1	3	2	-1
begins onemain	-4			3	-1	1	2
begins open	-1			1	-2	-3
begins order	3			-3
begins orig	-1			3	-2	-2
begins original	1	-1	-1	-3		-3	1
begins orlando	2			-2
begins other			-1	2	-3	-4	-3
begins owe	-2			-1		2	-2
begins owner				3			-2
begins p.o	3			-2	-3		-1
begins paid	1	-1		-3	1	-1	-3
begins part	3	-1		-1	-1	-1	-1
begins past		-1			-1	-4	-1	-1
begins pay	-1	-2	-2	1	1	-2	-3	-1
begins payment	-1	-1			-3	-2	-2	-1
begins phone	3			-2	-2	-2	-2
begins placed	2			-2		-1	-1
begins plan	3			-2	-1	-1	-1
begins please	3			-2		-2
begins pnc	-3			3		-2	2
begins portfolio			-1		-3		1
begins portland	1	-1	1	-2	-1	-1	-1	-1
begins prepared	4			-3	-2	-1	-1
begins previous	3	-1	-1	-2	-1	-1
begins primary	3			-3
begins principal	-2	-1	2		-1	-3	2
begins program	3			-2			-1
begins préstamos	-3	1		3			-1
begins public	4			-3	-1	-1	-1
begins questions	2		-2	-1	-1	-1	-1
begins rate	-2						3
begins rating	-1	-1	1	4	-1	-2	-2
begins real	-1		1	-1	2	-2	1
begins regional	-3	-1	-1	2		-2
begins rent	3			-3	-3	-2	-1
begins revolving	1	-1	-2	1	-2	-4	-1
begins rocket	2	-1	1	1	-3	-2	-2
begins rockland	-3	-1		1	2	1	-1
begins rooms	-2		-1	3
begins sallie	-2		1	2	-1	3	-2
begins santander	-1	-1	1	-1	2	1	1	-1
begins savings	3			-2
begins scheduled	1	-1		-2	3	-3	-2
begins score	3				-2	-1	-1
begins section	2			-4	1	-2
begins secured	-4	1	-1	1	1	-1	1
begins segue	2			-1	-3		-2
begins service	-2			3		-1	-2
begins sioux				-3	-2	1	-1
begins situação	3		-1	-2	-1		-1
begins sofi	-3	-1	1	-1	1	-1	-1	-1
begins source	3		-1	-1		-3	-3
begins st	1			1	-4	-3
begins standing	3			-2		-1	-2
begins state	2		-2	-1	-2	-2	-1
begins student	-1		-3		1	1	-1
begins syncb/ppc	-3			3
begins synchrony		-1	-2		-5	-3	1	-1
begins take	3			-2		-1
begins tax	1	1	1	-3	-1	-1	-1
begins tbom/milestone	-3			3		-1
begins term	3		-1		-2	-2	-2
begins terms	1			1		-3	-2
begins then	-1				1	-3	1
begins third	3	-1		-1			-2
begins to	1		-1	1	-4	-1	-1
begins tot	3			-1	-1	-1	-1
begins total	2	2	1		-4	-5	-3
begins totals	3		-1	-3		-1	-1
begins tower	3		-3			1
begins trans	2			-1		-1	-1
begins transunion		-1		1	-3	-4	-3	-2
begins transunion/fico	3			-1	-1	-1	-1
begins tri-county	3			-2	-1		-1
begins tri-merge	2			-2
begins unpaid	4			-1	-1	-1	-2
begins unsecured	-4			2	1	1	-1
begins us	1					1	-2
begins usaa	-2				-2	1	3
begins verizon	4			-2	-3	-1
begins we	-2		-1	2	-3	-2
begins wells	-2		-1	3	-3	-4	1
begins what	-1	-1	-2	2		-3	-4	-1
begins who				2	-3	-2	-5
begins whose	-2	-1		3	-1	-1	-1
begins wife	3			-2	-1
begins with	3		-1	-3
begins world	-3		-1	2	1	1	1
begins worst	4			-1		-1	-4
begins xfinity	3			-3			-1
begins xp/tu/ef	3			-1	-1	-1	-2
begins yea	-3			2		1
begins year	3			-1	-1	-2	-3	1
begins yolanda	2			-2
begins you	3	-1		-3	-1
begins your	2	-2	-1		-3	-2	-2
begins zip	-3		-1		2		1
begins ◦	1		1	-3	2	2
begins ☐	-1	-1	-3		1	2	-1	-1
begins 三	-3			2	-1	-1	1
begins 二	-2		1	3		-1
begins 合计	4			-2	-1	-1	-1
begins 备注	3			-3
begins 💳	-2			2	-1	2	-1
charged off account	-2		-1		1	-2
days past due	-3						3
discover bank	-2			3			-1
equifax	5			-4	-1
fifth third bank	-3			3
inquiries	3			-2		-1	-1
kohls/capone	-2			3	-1
loan details	2	-1		-3	-1	-1	-1	-1
loan type:direct stafford subsidized	-3			3
loans	-3	2	-1	3	-1	-1	-2
lvnv funding llc	-1			3	-1		1
means , short	-2	1	-1	1		-3	-3	-1
means agency	4		-1	-3	-1
means balance	-2	1	-1	1	-3	-1
means name		-2	1		-5	-2	-2	-1
means number, short	-1	-1		2	-2	-1	-3	-1
means opened	3			-1	-1	-2	-2
means opened, short	3			-1	-1		-2
means original				-1	1	-2	-3
means original, short	-2			4
means pastDue	1			2		-1	-3
means paying	-2	-1	-1	1	-2
means paying, short	-2	-1	-2	3	-1	1	-3
means status		-1	-2		-3	-1	-1	-1
means statusLoose, short	-3				-1	-1	3
means text, short	3	-1	1	-3	-3	-2	-3
means veto	4		-1			-1	-1
means veto, short	3			-1			-1
mortgage	-3	1	-2	3		-1	-1
no	3	-1		-3
none	2	-1	-1	-3			-1
opened	3				-1	-1	-2
pattern "#","w		1	1	1	-4	-6	1	-1
pattern "M#","		-1			-3	-4
pattern "w","w	1	-1	-1	1	-3	-4	2
pattern "w":"#	3			-2			-1
pattern "w":"M	1			-2	-3	1	-1
pattern "w":M,	-2			-2	2	1	2
pattern "w":{	3			-2	-1	-1
pattern "w(w)"	-2		1	-2	-2	1	-3
pattern "w-w",	-3			1			2
pattern #			2	-3	-1		-2
pattern ##	3			-2	-1	-2	-1
pattern ###	1			-2	1	-1
pattern ##/#MM	3			-1	-1	-3	-1
pattern ##w#wM, first	3			-2	-1		-1
pattern #)w(w)	-3		1		-1		1
pattern #, first	1	-1			-2	1	-6
pattern #....	-1			-2	-1		3
pattern #.w#.$	3			-2		-2	-1
pattern #.w#.$, first	3			-3		-1	-1
pattern #.w, first	1	-1	-1		-3	-1	1
pattern #.w,w#		-1	-1	-2	-1	-1	3
pattern #.w.w.	3			-1		-1	-1
pattern #.w:w	-4			4			1
pattern #.w:w#	4			-3			-1
pattern #.wMw,	-1	-1	-1	3	-1	-1	1
pattern #.wMwM	-2		-1	2
pattern #/M/M	2				-1		-2
pattern #M/Mw				-3	1	2	-2
pattern #w		-1	-2	-1	-1	-3	1
pattern #w#M/M	2		1	-3			-1
pattern #w#MMM		-1	-1	4	-1	-1	-2	-1
pattern #w#MMM, first	2	-1		-2			-2
pattern #w#MMw	1			3	-1	-1	-1
pattern #w#wMM, first	3			-3			-1
pattern #w#wMw, first	-3	-1		3			-2
pattern #w, first	4	-1	-1	-3	-1	-1	-1
pattern #w-wMw	3			-3
pattern #wM##M	3			1			-3
pattern #wM/M/	1	-1		-3	-1	-1
pattern #wM/M/, first	-3	-2		3
pattern #wM/MM, first	-2			2	-1	-1
pattern #wMMMw, first		-1		2			-3
pattern #wMwM/	3			-3	-1	-2	-2
pattern *w	-1			3		-2	-2
pattern *w:M	-3						3
pattern --	3			-1		-1	-1
pattern ------	1	-2	2	-2	-4	1	-1	-1
pattern ------, first		-1		2	-1	-3	-3
pattern -w::M	-3			1			1
pattern <_w_w=	1			-3	-3	-3	2
pattern <w="#"					-2	1	-2
pattern <w="w.	3				-2
pattern <w><w>	3		-1	-2	-2		-1
pattern >>>w-M	2			-3		-2
pattern M		-1	-2	1	-4	-2	-1
pattern M.w	3	-1			-1	-1
pattern M/M	3				-1	-1	-2
pattern M/M/M	4			-1	-1	-1	-2
pattern M/M/MM	2		-2	-3	-2	-1	1
pattern M/M/Mw	4			-3	1	-3	-3
pattern M/M/Mw, first	3			-2		-1	-1
pattern M/MM/M	1		2		-1	-4	-2
pattern M/Mw#M	3		-1	-2		-1	-1
pattern M/MwM		1	-1	-3	-1	-3	1
pattern M/MwMM	5		-2	-4	-1	-1	-2
pattern M/MwMw	3			-3		-1
pattern MMMMM	-2		-1	-3	-1	2	1
pattern Mw	2		-2	-1		-2	-1
pattern Mw#MMM, first	3			-2			-1
pattern Mw#MMw	-3			2	-1	-1	2
pattern Mw#w,w	2			-2	-1
pattern Mw#wMM	-3			3		-2	-2
pattern Mw#wMM, first	3	-1		-2			-1
pattern Mw, first	4		-1		2	-1	-4
pattern Mw,w, first	3		-1	-1		-1
pattern MwM	4					-3	-2
pattern MwM, first	5					-1	-5
pattern MwMMMM, first	2			-2		-1
pattern M✓✓✓✓✓	5			-1		-2	-5
pattern M✓✓✓✓✓, first	3			-1	-1		-2
pattern w#		-1		-2	-2	-1	3	-1
pattern w##	-1			-4	-3	1	1
pattern w#####	3		-1	-2	-1	-1	-1
pattern w##, first	3			-1		-1	-1
pattern w##/MM	3			-3	-1	-1	-1
pattern w##/MM, first	-4			4			-1
pattern w##MMM	2				-1	-1	-3
pattern w##w	3			-2			-1
pattern w#$Mw$	-2		-1	2
pattern w#$M☐$	-2	-1	-3	2	-1	-2	-2
pattern w#)	3	-1	-1	-2	-2	-1	-2
pattern w#, first		-2		1	-2	-3	-2	-1
pattern w#:w.w	-2		3		1	1	-1
pattern w#M/M/	-2	1	-1	4		-2	-1
pattern w#M/MM, first	-2			2
pattern w#MM#M	3				-1	-2	-1
pattern w#MM#w	-1			4		1	-1
pattern w#MMM	-3	-1		2	-2	1	1
pattern w#MMM#	-1	-1		2	-2	-3	2
pattern w#MMMw			-1	1	-2		-3
pattern w#MMw–	-3			1			2
pattern w#MwMM			-2		-3	-1
pattern w#MwMw	1		-1	-2	2		-3	-1
pattern w#w	2	-2		-3	-2	-2	-2	-2
pattern w#w#/M, first	-2			3
pattern w#w,Mw	-3	-1	1	3
pattern w#wM	2			-3		1	-1
pattern w#wMMM	-1	-1		4	-1	-2	-1
pattern w#–w	2			-2
pattern w$#,Mw	4			-2	-4	-3
pattern w$M	2			-1			-2
pattern w&w,w.	3			-2		-1
pattern w(w)##	2	-1	-1		-3	-3
pattern w(w),w	-2		-1	2	-3
pattern w(w)MM	1		-2	1	-1		-4
pattern w(w)w	-2	-1	-1	3	-1	-1	-2
pattern w(w)w:	3			-2	-1	-1
pattern w(w)|M	-2		1				1
pattern w(w,w,	-2			-2		3
pattern w(w.w)	-3		2				-1
pattern w,	4			-2	-2
pattern w,#	3			-4	-2	-1	-1
pattern w,w#	4			-3	-2
pattern w,w#, first	4			-3	-1
pattern w,w, first	2	-1	-1	-3	-2	-2	1
pattern w,w,w,, first	-2	-1		-2	-1	3	-1
pattern w,w,w.	2		1		-3	-3
pattern w,w.	3	-1		1	-2	-1	-2
pattern w,w.w:	-1		-1	3	-2		-2
pattern w,w:	-2		-1	3	1	-2
pattern w,w>w<	-2			3
pattern w,wM	2	-1	-1	-1	-4	-2	-1
pattern w,wM, first		-1		-5	-2	2	-1
pattern w--w	4			-3
pattern w-w	1	-1	1	-2	-1	-2	-3
pattern w.	1	1	-3	2	-3	-1	-4
pattern w.:#	3			-2	-1		-1
pattern w.w	1	-2	-3	-1		1
pattern w.w(w)		-1		1	-2	-3	-1
pattern w.w,	3			1	-1	-1	-3
pattern w.w.w#	3			-1	-1	-3	-2
pattern w.w/w	-1	-1	-1		-1	-3	1
pattern w.w:w.	-1			3	-1	-2	-2
pattern w.w?	-3			1	-2	2
pattern w.wM/M	-1			3	-2	-2	-2
pattern w.wMwM			-1	2	-1	-1	-3
pattern w/w	-1	-2	-2			1	-4	-1
pattern w/w#MM	3		1	-3	1	1
pattern w/w.w	-2		-1	3		-1	-2
pattern w/wMM#				-2		3
pattern w/wMwM	3		-1	-3		-1	-1
pattern w:	1	-1	-2		-4	-1
pattern w:#	1	-1	-1	-4		1	-3
pattern w:###	3				-1	-1	-1
pattern w:#, first	3			-3
pattern w:#w:#	2				-1	-1	-3
pattern w:#w:w	2		-1	-3	-2	2	1
pattern w:M	-1	-2	-1		-3	-1	1	-1
pattern w:M, first	1			-3
pattern w:M/M		-1	1	1	-1	-4	-2	2
pattern w:M/M/	1	-1		-1	-2	-1	-2	1
pattern w:MM-	3						-3
pattern w:MM--	3						-2
pattern w:MMM	2			-3	-2	-2	-1
pattern w:Mw:M		-1	-1	1	-1	-4		-1
pattern w:w, first	5	1		-3	-1	-1	-3
pattern w:w.w	2	-1	-1	-2	-3		-2	-1
pattern w:w.w(	-2	-1	1	3	-1	-1
pattern w:w.w.	3				-1	-3	-1
pattern w:w:M/		-1	2	-2		-1	-2
pattern w:w:w:	-1		-1	1	-3	-2	-1	-1
pattern w:wM/M	3			-2	2	1	-2
pattern w;w			-3	-1	-2	-1
pattern w?, first	-3			1		2	-1
pattern w?w.w	-3			3
pattern wM	-1	-3	1	-2		-1		-1
pattern wM(w)	2		-1	-1	-2	-2	-1
pattern wM, first		-1		-5	-2		1
pattern wM,wMw			-1	3	-1	-1	-2
pattern wM/MM/	1	-1		-6	-3	2	-4	-1
pattern wM/MM/, first	-5			6	-1	-1	-3
pattern wM/Mw	3			-1	-1	-1	-3
pattern wM/Mw:	3		-1	-1		-1	-1
pattern wM/MwM, first	-2			2			-1
pattern wMM	1	-2	1	-4	1			-1
pattern wMM#/#				-2	-2	3	1
pattern wMMM			1	1	-3	-3	-1
pattern wMMMM	-1	-1	-3	-2	1	1	1
pattern wMMMM#	-3		1		1		3
pattern wMMMMw	1		-1	2	-1	-4	-2
pattern wMMMw	-2		-1	1	-1	-3	1	-1
pattern wMMMwM		-1	-1	2	-1	-3	1	-1
pattern wMMw	1		-1	2	1	-1	-4
pattern wMMwMM	3				-1	-1	-2
pattern wM[w]w	-3			3
pattern wMw#	4			-4		-2	-2
pattern wMw,wM		-1		1	-3	-3	2
pattern wMw:w	-3		1	1	1		-1
pattern wMw:w:	1	-1	-1	-4	1		-1	-1
pattern wMwM/w	-4		-1	2	2	-3	1
pattern wMwMMM	-2		-1	2	-1	-2	-1
pattern wMwMw	2	-1	-1	-3	1		-3
pattern wMwMwM	-1	1	1		-1	-3	-2	-1
pattern w|wM	-1	2		-3		2
pattern w|w|w|	2			-2	-3	1	-1
pattern •, first	2			-2
pay status	-3			2			2
payment history	4			-2		-1	-1
payment history guide	2			-1		-2	-2
principal balance	-1			1		-3	1
préstamos	-2			3			-1
public records	5			-4
remarks	3			-2		-1	-1
total claim	-3			3		-1
transunion	-2			3	-2	-2	-1
transunion®	-2			3			-1
unsecured	-3		2		-1		1
一, 信用卡	-3			3			-1
三, 催收	-2			3
# figure line below
account number	-5			4			1
account status	-3			3			2
auto	-2			3		-1
begins #	-1	-2	2	-2	1		2	-1
begins $		-1	-2	-1	1	2	-2
begins (	-1	-2		1	-3	2	1	-1
begins *	-2	-1	1		-3	-3	2
begins +	2				-2	1	-3
begins ,					-1	-2	1
begins 2.2	-3			4		-1
begins ;	-3			-1	2	2	1
begins =	1	-1		-2	1	-3	-1
begins >	-1		-2	3	-1	1
begins account	1	-1	3	-1	-3	-3	-3	-1
begins acct	-1			-2	2	1		-1
begins add	-2			2		-1	-1
begins additional	3			-2		-1	-1
begins address	2	-1			-2	-1	-2
begins affirm	-2		-1	-1	2	1	-3
begins after	3			-3
begins aidvantage	-4			2	1	-1	2
begins american	-1			1	-2	-3	1
begins and	-3	-1		-2	-1	1	1
begins annual	-1	-2	-1	3	-1	-1		-1
begins applicant	3			-3	-1		-1
begins assigned	3			-2			-1
begins available	3			-3			-1
begins b	2			-1	-3	-1
begins balance	-1	-2	2	1	-2	-3	1	-1
begins balances	3			-2	-1		-1
begins best	-1	-1		1	-3		-1
begins billing	-2			3	-1
begins bk	3			-2	-1		-2
begins bmw	3				-3	-1
begins borrower	3			-1	-1	-1	-2	-1
begins both	-3		-1	2		1
begins call	1		-1	-1	1	-3
begins cap	1		-1	-1	-2	1	-3
begins care	-4		1	1		1
begins case	3	-1		-1			-1
begins certified	3			-2	-2
begins charged	-1				1	-3	1
begins chatgpt	2			-2		-2
begins checking	3			-2	-2	-2	-1
begins citibank			-1	3		-1	-1
begins city	3			-2	-1
begins cl		1	-2	-2			-3
begins client	2	-1	-2	-3	-2	-1	3
begins clm	2			-3		-1	-1
begins closed	-2		-1	3	2	-3	-2
begins co	3					-1	-2
begins collection	1		-2	1	-3	-2	-1
begins comment	3	-1		-2			-1
begins comments	3			-4		-2	-1
begins company	3			-2		-1
begins confidentiality	4			-3	-3	-2	-1
begins conn's	1			-1	-2	-1	3
begins conns	-2			-3	1	1	1
begins consumer	3			-3	-1	-1
begins contact				-3	-1	-1
begins conventional	-3			3	-1	1	-3
begins credit	-1	-2		1	-3	-2		-1
begins crestline	3			-2	-1		-1
begins d		-2	-2		-1	-2	-4	-1
begins date		-1			-3	-3	2
begins daycare	3			-2	-2	-2
begins debt	4	-1		-3	-1	-1
begins debtor	3			-2		-1	-1
begins debts	3		-1	-1	-1	-2
begins dentist	-2		-2	-3	3	-1
begins dept	-2			1	-1	-3	2
begins description	-1			2	-2	-2	-2
begins dillards	-3	3
begins discover	1	-1	-1	-3			-1
begins document	2			-1	-1	-1	-1
begins e	1			1		-1	-3
begins eastern	-3				2	1	-1
begins ecoa	2		-1	-1	-2	-3	-2
begins edit	2				-1	-3
begins ending	3			-1		-1	-1
begins equifax	3			-2	-1	-1	-1
begins experian	1		2	-4	-2	-2
begins external	-3	-1		2			1
begins f	2			1	-1	-3	-1
begins feb	2	-1	-2	-1	-2	-1
begins federally	4			-3			-2
begins fha	-2			3		-1
begins fidelity	5		-1	-5	-1
begins file	3			-3	-1	-1	-1
begins filed	3			-3
begins final	-3			3			1
begins financial	2			-2	-1	-1
begins ford	-1			3	-3	-2
begins form	3			-2		-1
begins from	1		-1	-2	-1	1	-3
begins ge	3			-2	-1	-1
begins geico	1			-1	-1	-3	1
begins grand	3					-1	-2
begins great	-3	-1		1	1		1	-1
begins greenville	-3				-1	2
begins groceries	4			-3	-2	-2	-1
begins guarantor	3			-2	-1
begins hard	-1			-3		-1	2
begins have	3			-3	1	-3	-1
begins high	2	-1		-2	-2	-1	-1
begins highest	4			-2	-1	-1	-1
begins honda				-1	1	-3	-1
begins house	2		-1	-3		-1
begins https	3			-1	-1	-1
begins id	3			-1	-2		-1
begins if	3	-1			-3	-3	-2
begins image	-2			2	1	1	-3
begins include	3			-3	-1
begins information	3			-2
begins installment	-2	-1	-1	2	-2	-2	-2
begins irs				1	1	-3
begins is	-3			1	1	1
begins items			-1	1	-2	-3	-2
begins jan	3			-1		-1	-2
begins jefferson	-4	-1	-2		1	-2	2
begins kohl's	-2		-1	3	-1	-1	-2
begins kubota	-2		-1	1	1	3	-1
begins last		-1	-1			-3	1	-1
begins late	-1	-1	-1		-3	3	-1	-1
begins lending	-2			2	2	-2
begins lendingclub	3		-1			-1	-1
begins list	3			-3
begins loan	-1		2	-5	-5	-3	1	-1
begins loans	-1		-1	-3	1	1		-1
begins lowe's					-1	-1	-3
begins manage				1	-1	-2
begins me	-1		-1	1		3
begins member	4	-1	1	-2	-1	-2	-2
begins min	-3	-1	2	-2	1	-2
begins miss	2			-1	-2	-1
begins mission	2			-2	-1	-3
begins mohela	-3			3	1	2	1
begins mom	-2			3	-1		-1
begins mortgage	1	-1			-1	-3	-1
begins nelnet	-1		1	2	-1	-2	-2
begins netflix	2		-1	-3	-1	1
begins next	-2			1	-1	-3	1
begins nmls	3			-2	-1		-1
begins no	-1	-2	-1	2		-3	-4
begins nonpriority	-3		1	3	-3	-2	-1
begins nordstrom	-3		1	3	-1	-2	-1	-1
begins note	-1		-1	2	-2	1	-2
begins october	2			-2	-1		-1
begins offers	1			-3	-2	-2	1
begins official	3			-2		-1
begins orig	-2	-1	1	3		-2	-2
begins other	-2		-1	1		-1	-3
begins our	3			-1	-1	-2	-3
begins owner	3		-1	-2
begins p.o	3	-1		-1	-2
begins page	3				-1	-2	-2
begins part	6			-6	-1		1
begins patient	-2			2	-1	-1	-1
begins pay	1	-1		-2	-2	-3	1
begins payment			1	3	-3	-3
begins payments	3			-2	-1
begins period	3			-3
begins personal	3		-1	-2	-2	-1	-1
begins phone	3			-2	-2	-1
begins plaintiff	3			-3
begins planet	3			-2	-2	-1	-1
begins pnc	-2		1	1	-1	-1	1
begins po		1	-3	1	-2	-5	-2	-1
begins portfolio	-3	-1		2	1		-2
begins prepared	4	-1		-3	-1
begins priority	-3			3
begins provide	3			-2	-1
begins provider	3			-3	-1
begins public	4		-1		-1	-2	-2
begins quick	3	-1		-1	-2		-1
begins radius	-2			1	-1		2
begins rating	4			-2	1	-3	-3
begins re	1			-3	-1		2
begins real	-2			3	-2	2	-2
begins ref	1		1	-3	-1	-1
begins remarks	1		-1	2	-1	-3	-2
begins reply	3				-1	-2	-2
begins report	3			-3	-1	-1
begins reported		-1	2	2		-1	-4	-1
begins requested	4			-2	-2	-1
begins retail	-3		2	1			-1
begins retirement	3			-3
begins saldo	-4	-1	-1	3	-2	-3	1
begins sallie	1		-1	2	-3	1
begins satisfactory	3			-1		-1	-1
begins savings	3		-1	-2	-1
begins scheduled	1	-2	-1			-3	-1
begins score	3			-2
begins scores	3			-1			-1
begins section	3			-2	-1	-2
begins see	5			-2	-1	-2	-2
begins send	3			-2	-1
begins simi	2			-2
begins sort	3	-1		-3	-1	-1	-1
begins source				2	-1	1	-3
begins stage	2			-2
begins status	-1	-1		1	-3	-1	-1
begins subtotal	1	-1	-2		2	-4		-1
begins suffix	3			-2			-2
begins sum	3			-2	1		-2
begins synchrony				1	-3	-2
begins t	3	-1	1	-1	-4	-2	-3
begins then	-2			3		-2	1
begins these	-3			3
begins this	-1		-1			-4
begins to			-1	2	-3		-1
begins toll	3			-2	-2
begins total		-4	-2	-1	2	-3	-1	-1
begins totals	1	-1	1	-2	-1	-2	1
begins trade	4		-1		-1	-2	-1
begins tradeline	3			-1		-1	-2
begins transactions	-2			-2		-1	3
begins transunion	1	2	1	-3	-1	-3	-4	2
begins two-year	3			-1		-1	-2
begins type	1	-1	1	-1	-1	-3	-3
begins upvote	2			-2	-1	-3	-1
begins us	-2				-2	-3	2
begins vanguard	2			-2
begins view	-2			-4	-1	-2	3
begins w	1			-3			1
begins was	-2			1	-2	-4	-1	2
begins wells			1	-1	-1	-3	-1
begins westlake	2			3	-1	-1	-3
begins wire	3			-1		-1
begins worst	3			-2		-1	-3
begins xfinity	3			-2	-1	-1	-1
begins you	-1	1			-3	-1
begins your	1	-1		1	-3	-1	-1	-1
begins zip	-3		-1		-1	3	-1
begins {	2			-1	2		-1
begins ~	4			-1	-1	-1	-2
begins ©	3			-3	-1	-1	-1
begins ·	1		-1	3	-2	-1	-1
begins ◦	3		-1	-3	2	-1	-1
begins ☐	-1	-1	-2	1		1	-2
begins ☑	-3			2			1
begins ✓	2				-1	1	-3
begins 欠款	-1		-1	4	-1	-1
begins 😬	-2		-1	1	-1		2
closed	-4			4
collections	-2			1			1
credit limit	-3			3
date opened	3			-3
means accountStatus, short	-3			2			2
means balance, short		-1				-1	-2
means name	3	-1		-2			-1
means number, short	-4	1		4		-1	-2
means original	-3			3
none	1	1	-3	-3	1	-1	-1
original amount	-3			2			2
pattern "#","w		1	1		-4	-6	1	-1
pattern "M#","		-1			-3	-4
pattern "w",""	-2			1		2	-1
pattern "w","w	-1				-3	-3
pattern "w":#	1			-3	2		-3
pattern "w":{"	3			-1	-1	-1	-1
pattern "w(w)"	-3				-1	1	1
pattern ##				1	1	-1	-3
pattern ##/#M	3			-1		-2	-1
pattern ##/#MM	-2		-1	-2	-1	3	3
pattern ##/#Mw	-4			-2			4
pattern ##w	-3			2			1
pattern #)#	5			-4	-2		-1
pattern #)#, first	4			-3	-1	-1
pattern #)#w#w	3			-3	-3
pattern #, first	-1		-1	2	-4	-3	-5
pattern #.w	1		1		-2	-2
pattern #.w#.$, first	3			-3		-1	-1
pattern #.w, first	3			-2	-3		1
pattern #.w,w#, first	2			-1			-2
pattern #.w.w#	3			-2	-1
pattern #.w.w#, first	3			-3
pattern #.w.w., first	3			-3
pattern #.w?	-3		-1	-1	1	5
pattern #.w?[w	2			-2	-1
pattern #M/#MM	1			-1		3	-1
pattern #M/M	-1		-1	-3	4		-1
pattern #M/M--	3			-1	1	-1	-2
pattern #M/MMM	1		-3	-2	2	-3	2
pattern #M/MMw	3	2	-2	-2		-1	-3
pattern #M/Mw	2		-3	-3	-1		-1
pattern #M/Mw-	3			-1	-1	-1	-2
pattern #M/MwM	2		-3	-3	-2	-3
pattern #w	3		1	-2	-2	-1	-2
pattern #w#	4			-2	-1	-1	-1
pattern #w#M/M	3			-2	-1	-1	-1
pattern #w#M/M, first	3	-1	-1	-2			-2
pattern #w#MM#	-3			4		-1	-2
pattern #w#MMM		-1		3	-1	-3	-1	-1
pattern #w#MMM, first	3	-1	-1	-2			-2
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw			1	-3		1	-1
pattern #w(w)M	1		-1	3	-1	-1	-2
pattern #w(w)w, first	4			-3			-2
pattern #w, first	4		-1	-3			-2
pattern #w:w	3	1		-2	2	1	-3
pattern #wM			1	-3	2	-2	-1
pattern #wM/M	1		-2	-4		-4	1
pattern #wM/M/	1	1		-4	1		-1
pattern #wM/Mw				-3	-1		-1
pattern #wMM, first	2			-2
pattern #wMMM, first	3		-1	-2	-1		-1
pattern #wMMMw, first	1	-1		1			-3
pattern #wMMwM	2			-1	-1	-1	-3
pattern #wMw	2			-3	-1	-1	-1
pattern #wMwM/	3			-3	-1	-1	-1
pattern (w)w#w	-3		2	1	-1	-1	2
pattern *w:M	-2			3
pattern --	-2						2
pattern --, first	3			-3			-2
pattern -w(w)M	-3		1		-1	1
pattern -wMwMw	-3		-1	2	-1	3	1
pattern </w>	2			-3	-2	-2
pattern <_w_#=	-3			-1		-1	3
pattern <_w_w=	-1				2	1	-4	-1
pattern <w_w="	2			-1	-3	-3
pattern ======	1	-1	-1	-1	-1	-2	1
pattern >>>w<<	-2			1		-1	2
pattern M	1	-1	1		-6	-3		-1
pattern M, first	-2	-1	-2	2	2	-2	-6	-1
pattern M.w	3			-1	-1	-1
pattern M/M, first	-3			4		-1	-1
pattern M/M/Mw	3	-1		-2	-1	-3	-3
pattern M/M/Mw, first	3			-1		-1	-1
pattern M/MMMM	3			-2
pattern M/Mw#M	3			-2		-1
pattern M/MwMM	4		-1	-4		-1	-1
pattern MMM				-1	1		-3
pattern MMMMM	2					-1	-2
pattern Mw	-1	-1	-2	2	-2		-4	1
pattern Mw(w), first	-2				2	-1	-1
pattern Mw, first	3	-1			-2	-2	-3	2
pattern Mw,w	4			-2	-1	-2
pattern MwM	3	-1	-2		-3	-1	-1
pattern MwM,wM, first	3			-1		-1	-3
pattern MwM/M/	-2			2
pattern MwMMMM	-2			3	-2		-1
pattern M✓✓✓✓✓				-1	-2	-3	1
pattern []w.	3			-3
pattern w#	2	-2	1	-4	-2	-2	1	-1
pattern w##	1		1	-2	-2	-1	-1
pattern w#####				-3	-1	-1	1
pattern w##/MM	4			-1	-1	-2	-2
pattern w##w				-3	2	-2	-1
pattern w#$M$M		-1	-3	1	-2	-3
pattern w#)			-1	2	-3	-2
pattern w#)#w#	2				-2
pattern w#....	-1		-2		2
pattern w#:#	2	-1		-3	-1	-1	-1	-1
pattern w#:w	6			-6
pattern w#M	4		-1	-3	-3	1	-3
pattern w#M,w:	3			-3
pattern w#MM	3			-3
pattern w#MM#M	4			-2	-1	-3	-3
pattern w#MMM/	-3		1	2	-1	-1
pattern w#MMMM	2	-1		-1	-2	-3	-2
pattern w#MMw	-4			2	-1	-1	1	-1
pattern w#MMwM	-3	-1	-1	4		-1
pattern w#Mw,w	-4			3			1
pattern w#w			-1	-3	1	2	-1	-1
pattern w#w.w	4			-3		-2	-1
pattern w#w.w., first	-3			3
pattern w#wMM#	-2			1		-1	2
pattern w#wMMw		-1			-2		-3	-1
pattern w#wMwM	-1	-1		2	-2	-3
pattern w$#,Mw	2				-1	-2	-2
pattern w$M$M	-2		1	3	-1	-1	-1
pattern w$____	4			-4		-1	-1
pattern w&w	3			-2	-1
pattern w&w, first	2			-1			-2
pattern w(w)			1		-3	1	-2
pattern w(w)#M	-1		-2	1		-3	1
pattern w(w), first	3			-3
pattern w(w)w	-1			1	-1	-1	-2
pattern w(w:w)	-3				1	1	2
pattern w(wMw)	2			-1	-1	-1	-1
pattern w,	5			-3	-3	-4	-2
pattern w,w#	2			-4	-2	-1	1
pattern w,w, first	-2			3	-1	-1	-3
pattern w,w,w,	2	-1	-1		-2	-2	-1
pattern w,w,w.	4			-2	-1	-1
pattern w,w.w.	4			-3			-1
pattern w,w:w,	-3			-1	-1	1	2
pattern w,wM	2		1		-4		-1
pattern w,wM, first	5	-1		-4	-4	-2	-2
pattern w,wM.	-3	-1	-1	1	1	-1	2
pattern w,wM.w	-3			2			1
pattern w,wMw,	1			-2	-3		1
pattern w,wMw:, first	4			-3	-1	-1
pattern w--	3		-1	-2			-1
pattern w-M	-3			-2		2	2
pattern w-w		-1	1	-2	-2	2	-2
pattern w-w;w-	3		-1	-2		-1	-1
pattern w-wMwM	-2		-1	-2	3
pattern w.			-2	-3	1	-5	1
pattern w.#	3		-1	-1	-1
pattern w.....	-3	-2	2	1	-1	-1	-1	-1
pattern w....., first	3	-1		-1
pattern w.:#	2			-1	-1
pattern w.w		-2	1		-2	-1	-2	-1
pattern w.w#MM	-3			3		-1	1
pattern w.w,w.	2		-1	-3	-1	-1	1
pattern w.w.	3		-1	-1	-2	-2	-1
pattern w.w.w#	3			1		-2	-2
pattern w.w:, first	4			-4
pattern w.w:M	-4			4			-1
pattern w.w:Mw	-1		-2	1	-1	-3	-2
pattern w.wM, first	3	-1		-2	-1
pattern w.wMMw	-3			1		1	1
pattern w.wMwM	-2			3	-2	-1	-1
pattern w/w	-2		1	1	-1	-4	1
pattern w/w#MM	1		-1	-2	1	-1	2
pattern w/w#wM	-1			3		-1	-1
pattern w:	1	-1			-4	-3	1
pattern w:#	1	1	2	-4	-3	-2	-2
pattern w:#, first	3				-1		-3
pattern w:#=w#	3			-2			-1
pattern w:#w				1	1	2	-3
pattern w:#w:w	2	-1	-2	-3	-1	-1	-1
pattern w:#w:w, first	2			-2
pattern w:, first	3	-1		-2	-2	-1
pattern w:----	-3			3
pattern w:--M-	-2			2
pattern w:--w	-4			4
pattern w:-w-	-3			3
pattern w:M	-2	-2	3	1	-3	-4	2	-1
pattern w:M#/M, first	-2			2
pattern w:M, first	2	-1		-1	-1	-2	-3
pattern w:M-M/	-3			-2		1	2
pattern w:M/M/	1	-1	-1		-3	-2
pattern w:M/M/, first	4	1		-2	-1	-1
pattern w:M/Mw		-1		-2	1	1	-3	-1
pattern w:Mw#w	2			-2
pattern w:Mw,w	3			-3	-1
pattern w:Mw:>	4			-4
pattern w:w		-2	-1	2		-3	1	-1
pattern w:w#:#	3		-1	-2	-1		-1
pattern w:w#w#	1	-1			-3	-1
pattern w:w(w)	2		-1	-2	-1	1	1
pattern w:w,w	-3		-1	4	-1	-2	-1
pattern w:w,w,	3			-3	-1	-1	1
pattern w:w,w.	3				-1	-1	-1
pattern w:w,w:	3			-3	-1
pattern w:w,wM	3			-3	1
pattern w:w-wM	3			-2			-2
pattern w:w., first	3			-2		-1
pattern w:w.w	3			-2
pattern w:w.w,	3			-2	-2	-1	-1
pattern w:w.w.	4			-2	-2	-3
pattern w:w.w:	4			-2	-1	-2	-1
pattern w:w/w	-3		-1	4	-1	-2	-1
pattern w:w:#	3			-2	-1	-1	-1
pattern w:w:M	3			-2		-1	-2
pattern w:w:w,	3			-3			-1
pattern w:w:w.	2			-1	-1
pattern w:w<w>	3			-2	-1	-1
pattern w:w=w=	3		-1	-2		-2	-1
pattern w:wM	2		-1	-3	-1		-1
pattern w:wM/M	3		-1	-1	-1	-1	-2
pattern w:wMw,	-3		-1	2	-1	1	1
pattern w;w	3			-2	-1	-2
pattern w=M	-2			3		-1
pattern w?M/M	3			-3
pattern wM, first	1	2	-1	1	-4	-2	-1
pattern wM,wM,	-3		1	2
pattern wM.wM.	-3			3
pattern wM.wMw	-2			1			2
pattern wM.wMw, first	2	-2					-1
pattern wM/M, first	-3			3
pattern wM/M/M		-1		-1	-3	-2	1	-1
pattern wM/MM/	2			-3	-2	-1	-2
pattern wMM	-1	-3		-1	-4		-1	-1
pattern wMM#w	-3			2	-2	-3	1
pattern wMMM#	3	-1		-3
pattern wMMM, first	3			-2			-1
pattern wMMMMM		-2	-3			-1	-2	-1
pattern wMMMMw	2	-1	-3	-2	-1	-2	-2
pattern wMMMwM	1			4	-2	-2	-3
pattern wMMw	2	-1	-1	3	-2	-3	-3
pattern wMMwMM	1				-1	-2	-2
pattern wMMwMw				-1	-1		2
pattern wMw		-1	-2	1			-1
pattern wMw#,w	-3			3	1	-1
pattern wMw#M	3			-2	-1	-2	-2
pattern wMw#w	-1			-2	1		3
pattern wMw#wM	-4	-1	-1		-1	1	3
pattern wMw(w)	-2			1	1	-1
pattern wMw,Mw	3			-3			-1
pattern wMw,w	3				-1	-2	-2
pattern wMw,w#	-2			-1			3
pattern wMw,wM	3		-2	-1	-1	-1	1
pattern wMw,wM, first	-2			3			-1
pattern wMw:Mw	-3			3
pattern wMwM.	3			-2			-1
pattern wMwMw		-1		2		1	-3
pattern wMwMw,	-2			-1	2	1	-1
pattern wMwMw:	-2			2	-1	-1
pattern wMwMwM	-2	-2		3	1	1	-3	-1
pattern w|w	3			-2	-2	-1
pattern w|w#Mw, first	3			-3
pattern w|w|w|	2			-3	-1
pattern w–w	3			-2	-2	-1	-2	1
pattern |w|#|M	1			-4		-2	1
pattern •, first	4	-1		-3		-3
payment status	-3			2			1
reply	2					-2	-1
status	-2			3			-1
# figure pattern comes
always	-1	-3	1		-1			-2
often		-1	-4	2			-1	-2
twice		-3	-1	1				-2
# figure place
1		-3	-1	1	-3	-2	-2	-1
4		-4						-2
# figure read as, shape
accountName code		3	-1	-4			-1	-1
accountName? lettered-code	4	-1		-1			-1
accountNumber code	-2	-1	-1	3	-1		-1
accountNumber digits-1	3			-2	-1	-2	-1
accountNumber digits-2		-1	-1	2	-2	-2	-3	-1
accountNumber digits-5	-3			2	1		-1
accountNumber digits-6	-3			3	-1	-1	-1
accountNumber lettered-code	-1	-2	-2	2	-2	-3	-5	-1
accountNumber with-digits	-2	1	-4	2	-3	-5	-3	-1
amount code	-2	-1	-1		2	-1	-1
amount digits-2	2				-3		-1
amount digits-4	-5		-1	-2	3	1	-1
amount with-digits	-2		-1	-4	4	-4	-2
amount? digits-1	-3			-2	4	-2	-3	-1
amount? digits-3	2		-1	-3	1		-1
amount? with-digits	2		-1	-3	-1	-1	-2
aside current digits-2	3					-2	-3
aside paying digits-2	-2			-1	-1	3	-1
current code	-4				-1	-1	3
current digits-1	-3	-1	-1	-1	-2	-4	3	-1
current digits-2	1			-2	-1	-4	-1
current digits-3	-2			-2	-2		3
current lettered-code	-2			-2	-2	-2	4
current with-digits	-2	-1	-2	1	-2	-3	2
current? digits-1	-2		-1	-2	-3		2
current? digits-2	1	-1	-1		-2	-4	-1	-1
current? lettered-code		-2	1	-2	-3		-1	-1
current? with-digits	-4			-1	2	-4	4
current? year	-1	-1		-3		-1	1
goes on digits-1	3	-2		-2	-1	-1	-3
goes on digits-2	-1	-2	1	-3		-1	-1	2
goes on digits-4	-2		2	1
goes on? digits-1	2	-1	1	-5	-2	-1	-1
goes on? digits-2	1	-1	2	-4		-1	-1
goes on? digits-5				-2		-1	2
goes on? digits-7	-2		-3	2
goes on? with-digits	-3		3	-1	-1
goes on? year	-1	-1	3	-3
paying code	-1			-2		2	-1
paying digits-1	-3	-1		-1		2	1	-1
paying digits-2	-1	-1	-1	-1	-3	1	-2	-1
paying digits-3	-2		-1	-1	-5	1
paying digits-4	-4			-1	1	3
paying lettered-code	-3			1	-1	4	-3
paying with-digits	-5	-1		-2	-2	3
paying? digits-3	-2				3		-1
paying? with-digits	3		-1	-3	-4	1	-2
# figure read as
accountName	-3	3	1	-1	-2	-1	-3	2
accountNumber	-1	-1	-4	2	-3	-5	-7	-1
accountNumber?	-1	-2	-4	1	-3	-2	-4	-1
amount	-3	-2	-3	-3	4	-3	-5	-1
amount?	-1	-1	-2	-4	4	-3	-5	-1
aside amount?	1			-1	1	-3	-2
aside current	3					-2	-3
aside goes on	3	-2	-2		-2	-1	-1
current	-3	-1	-1	-2	-3	-5	3	-1
current?		-3		-2	-3	-3	2	-1
goes on	-2	-1	2		-3	-2	-1	1
goes on?	-1	-1	1		-3	-2	1	-1
no debts	1	-1	-3	-1	-2	-3	-3	-1
no part	1	-1	1	-1			-6	-1
no part, in row		-1		-2	-2		-9	-1
originalCreditor				-1		-1	-2	2
originalCreditor?	-3			-1			1	2
paying	-5	-1	-1	-2	-1	4	-2	-1
paying?	1	-2	-1		-3	1	-4	-1
# figure read in
accountName, one debt a line	-2	1	-1	1	-1	-2	-3	-1
accountName, tables and labels	1	1		-2		-1	-3	2
accountNumber, a letter about one debt	-3	-1		3
accountNumber, a line for each cell	-3			3			-1
accountNumber, a paragraph for each debt	-4	-1		5	-3	-2	-2
accountNumber, a row for each bureau	3			-3
accountNumber, cards of a portal	-4		-1	4
accountNumber, headings over the values of each account	-3			3			-1
accountNumber, objects	-3			3
accountNumber, one debt a line	-1	-1	-5	1	-2	-4	-5	-1
accountNumber, records of labels	-4			4			-1
accountNumber, tables and labels	-1		-3	1	-4	-4	-3	-1
amount, columns by their place	-2	-1	-1		2	-1	-3	-1
amount, objects	-3			-2	3	-1	-1
amount, one debt a line	2	-1	-3	-5	1	-3	-3	-1
amount, tables and labels	-3	-1	-1	-1	6	-3	-4	-1
aside current, one debt a line	3					-2	-2
current, a bullet for each debt	-2			-1		-1	3
current, a line for each cell	-2			1
current, columns below each other	-4						4
current, objects	-2			-2		-2	3
current, one debt a line	-1	-1		-1		-6	1	-1
current, running text	-1				-1	-2	3
current, tables and labels	-1	-2	-1	-1	-2	-7	1	-1
goes on, one debt a line	-3	-1	4	-3	-2	-3		-1
goes on, tables and labels	-1	-3	-1		-2			1
no part, a bill with its charges	2	-1	-2	-2	-2	-2	-1
no part, a bullet for each debt		1	1	1	-1	-5	-3	-1
no part, a letter about one debt	2	-3	1	-1	-4	-5	-2
no part, a paragraph for each debt	1	-4			-2	-2	-4	-1
no part, a row for each bureau	3			-2				-1
no part, cards	-1	-1	-1	-1	1		-6	1
no part, cards of a portal	1	-1	-1	-2	1	1	-3
no part, claims of a bankruptcy			-2	1	-2	-3	-1
no part, columns below each other	-1		-1	-1	-3	2
no part, columns by their place	1	-5		-1	-2	-1	-5	-2
no part, headings on several lines	4	-1	-2	-2	-4	-5	-3
no part, headings over the values of each account	1	-1	-1		-3	-3	-3
no part, labels	2	-1	-1	-2	-1	-3	-1
no part, none	-2	1	-1		-2	-1	-3	-1
no part, objects	3	-1	2	-3	-2	-5	-3
no part, one debt a line		-2	-1	-1			-6	-2
no part, records of labels		-1	-1	1	-3	-3	-3
no part, rows of labels with their values	3	1	-2	-1	-2	-2
no part, running text		-3	-2		-1	-4	-4	-1
no part, tables and labels	2		1	-1	-7	-3	-6	-1
paying, cards	2			-3	-2	1	-1
paying, columns by their place	-3	-1		1	-2	3	-4
paying, objects	-3			-1	-1	3	-1
paying, one debt a line	-3		-1	-1	-3	3	-1
paying, tables and labels	-3	-2	-1	-2	-1	2	-1	-1
# figure shape and behind
code capital	-3		-2	3			1
code capitalised			-1	2	-2	-2		-1
code capitals	-2			2	-4	-3	-1	-1
code code		-1	-1	1	-2	-3	-2
code digits-1	1			1	-2		-6
code digits-2		-1	-1		1	3	-4
code digits-5	3			-2	-1	-1
code dollars	2	-1	-2		-1	-1	-3
code end	6			-4	-1	-1	-1
code lettered-code	3		-2	-2	-1	-1	-1
code line	1	-1	1		-4	-3
code mark-.	1	-2	-1		1	-3	-1
code mark-;	-2			1	-1	-1	2
code mark-?	3			-2	-1		-1
code small	2		1	-1	-2	-5	-4	-1
code year	-2			3			-1
digits-1 capital	3			-1	-2	-2	-1
digits-1 capitals	2	-2	1	-5	-2	-2	-1	-1
digits-1 cents	5			-2	-2	-2	-2
digits-1 code	2			-2	-2	-3
digits-1 date	3		-1	-3		-2	-2
digits-1 digits-2	1			-4	-4	-5		2
digits-1 dollars	4	-1	1	-4	-1	-1	-1
digits-1 end	3			-1	-1	-2
digits-1 lettered-code	2		-2		2	-4	-2
digits-1 line		-1	1	-4				-1
digits-1 mark-"	-1	-1	3	-3	-1		1
digits-1 mark-)	1	-1	1	-3	-3	-3	-1	-1
digits-1 mark--	1	-1	-1	-5		-1
digits-1 mark-.	3	-1		-2	-2	-3	-2	-1
digits-1 mark-/	2	-1	1	-5	-3	-2		-1
digits-1 mark-:	5	-1	-1	-2	-2	-1	-3
digits-1 mark-;	3			-1	-2	-2	-1
digits-1 mark-]	1	-1	-1	-3	-2	-2	1
digits-1 mark-|	-1	-1		-3		-1
digits-1 small	1	-1	-1	-4	-3	1
digits-1 thousands-and-cents			-2	-3	-1	1	-2
digits-1 with-digits	2			-3		-3	-1
digits-2 capital	2		-1	-3	-2	-3
digits-2 capitalised		-2	-1	-5	-3	-3	2	-1
digits-2 capitals	-1	-3	1	-2	-1	-5	1	2
digits-2 cents	3	-1		-5		2	-4
digits-2 code			1	-3	-1	1	-2
digits-2 digits-1	4			-3	-3	-2	-2
digits-2 digits-2	1	-1	1	-3	-3	-4		-1
digits-2 digits-3	1	-1	-1	-1	-3	3	-3
digits-2 digits-5	1				-1	-2
digits-2 dollars	3			-4	1		-3
digits-2 dollars-and-cents	3			-3	-1	-1	-1
digits-2 end	2			-1	-3		-2
digits-2 lettered-code	-2	-1	2	2		-3	-2
digits-2 line		-1	1	-3	1		-1	-1
digits-2 mark-"	-2	-1		-6	-2		2
digits-2 mark-$	2		-1	-2	-3
digits-2 mark-(	2		-2	-3	-2	2	-1
digits-2 mark-)	-3		1	1	-1		1
digits-2 mark-+	1		-1	-3	-2	-1	-1
digits-2 mark--	-3		1	-1		-2		-1
digits-2 mark-.	1	-1	-1	-4	-5	3		-1
digits-2 mark-/	2	-1	-1	-6	-2	1	-2	-1
digits-2 mark-:	4		-1	-2	-1	-2	-3
digits-2 mark-|				-2		1	-2
digits-2 small	1	-1	-2	-3	-4	-2	1	-1
digits-2 thousands	-2			-3		3	-2
digits-2 thousands-and-cents	1			-2	-2	1	-3
digits-2 with-digits	4			-3		-5	-2	-1
digits-3 capital	3		-1	-2	-2	-2	-2
digits-3 capitalised	1	1	1	-7			-1	-1
digits-3 capitals	1	-2	-2	-3	-1		-3	-1
digits-3 cents	4			-3	-2	-3
digits-3 code			1	-3	-2	3	-1
digits-3 digits-1		-1			-1	1	-3
digits-3 digits-4		-1			-5		-2
digits-3 dollars					-3		-2
digits-3 lettered-code	2		-2	1	-1	-5	-3
digits-3 line	-1	-1	1	-2	1	1	-3	-1
digits-3 mark-"	-1		-2	-4		1	2
digits-3 mark-(	1	-2		-5		-1	-2
digits-3 mark-)				-1	-3		1	1
digits-3 mark--	-1	-1	-1	-5	1	1	-2
digits-3 mark-.	-1		-2	-5				-1
digits-3 mark-/	-2		-1	-4		1		-1
digits-3 mark-|				-2	-1	3	-3
digits-3 mark-→	3		-1	-2	-3	-2
digits-3 percent	4			1	-2	-4	-3
digits-3 small		-1	-1	-3			-1	-1
digits-3 thousands	-2	-1		-3	-3	3
digits-3 with-digits					-1	-3	2
digits-4 capital	4			-2	-2
digits-4 capitalised	3		-1	-2	-5	-2	-1
digits-4 capitals	2	-2	-1	-3	-1	1	-4	-1
digits-4 cents	1		-2	1	-4	-2	-1
digits-4 digits-1	-3			-2	1	4	-2
digits-4 digits-2	1		-1	-3	3	-1	1
digits-4 digits-4	1	-1	-2	-1	2	-5	-3	-1
digits-4 end	4			-3	-2	-1
digits-4 lettered-code	-2	-1		1		1	-3	-1
digits-4 letters	-3			4			-2
digits-4 line		-1	2		-1	-3	-2	-1
digits-4 mark-)	-3	-1		4	-2	-2	-1	-1
digits-4 mark--	-1	-1	1	1	-3	-2	-2
digits-4 mark-/	-1			2	-3	-2	1
digits-4 mark-:	-3			3	-2
digits-4 mark-|	-1			1	-1	-3	-2
digits-4 mark-–	-4			2	-1	-1		1
digits-4 small	-2	-1	-1	2		-4	-3
digits-4 thousands-and-cents	-3		-1	4	-2	-1
digits-5 capital	3	-1	-1	-2	-1
digits-5 capitalised	4			-3	-2
digits-5 capitals	2	-1	-1	-4	-2	-1	-1	-1
digits-5 digits-1	-1			-3	2	-2	-1
digits-5 digits-2	-3			-1	3	-1	-1
digits-5 digits-3	-1			-4	3	-1	-2
digits-5 digits-4	2			-1	-3	-2
digits-5 line	3	-1	-1	-2	-2	-1
digits-5 mark-.	-3			3	-2	-1	-1
digits-6 capitalised	4			-3	-1		-1
digits-6 capitals	3			-3	-1
digits-6 digits-4	-2		-1	-3	3	-2	-1
digits-6 digits-6	-1			-4	-1	-1	1
digits-6 line				1	-3	-1	-2
digits-7 digits-1	3		-1	-2	-1	-1	-1
digits-7 dollars	-3		-1	3	-1		-1
digits-7 end	4			-4
digits-7 lettered-code	1	-1		-1	-2	-3	-4	-1
digits-7 mark-"	-1		-2	2	-2	-1	-2
digits-7 mark-,	-3		-1	4	-1	-2	-1
digits-7 mark-.	-3			4	-1	-3	-1
digits-7 mark-:	-4			5	-1
digits-7 mark-;	-3		-1	3	-1		-1
digits-7 mark-|					-3	-1	-1
digits-7 masked	-3			3
digits-7 small	-3		-1	4	-1	-1	-1
digits-7 thousands-and-cents	-3			3		-1
digits-7 with-digits	-2			2
lettered-code capitalised		-2	-2		-2	-2	-2	-1
lettered-code capitals	-1	-1	1		-4	-3		-1
lettered-code digits-2		-2	-1	-2	-3		3	2
lettered-code digits-3	4			-3		-1	-1
lettered-code digits-4	2	-1		-2		-1	-1
lettered-code digits-7		1	2	-2	-1	3	-2
lettered-code lettered-code	2	-1	-2		-3	-1	-6	-1
lettered-code line	-1	-4	-3	-1	-4	-2	2	-1
lettered-code mark-"		-2		1	-4	-5		-1
lettered-code mark-(	-1			-1	-3	-3	3
lettered-code mark-)	-1	-2	3	1	-1	-3
lettered-code mark-,	-2	-3	1		3	-1	-2	-2
lettered-code mark-.	-1	-1		2	-2	-3	-1
lettered-code mark-;	-3			4	-2	-1
lettered-code mark-=	3			-2		-1	-1
lettered-code mark-|	-2		2	2	-3	-2	-3
lettered-code small	-2			2	-1	-3	-3	-1
lettered-code with-digits		-1		-2	-3	2	-5	-1
masked date	-3			3			-1
masked digits-1	-4			2	-1	-1	1
masked dollars-and-cents	-2		-1	3	-1		-1
masked line	1	-1	-3		-3	-2	-2	-1
masked mark-"	-3	-1	2	3	-2	-1	-2
masked mark-(	-3		-2	3
masked mark-.	-4			4
masked masked		-1			-2	-2	-3	-1
masked thousands-and-cents	-3			3
with-digits capital	-3			1	1	1	-1
with-digits capitalised		-5	1	-4	1	-2	-1	-1
with-digits cents	3		-1	-3		-2	-2
with-digits digits-1	4	-1		-2	-3		-2
with-digits digits-2	-1	2	-1	1	-3	1	-6
with-digits digits-3			-2	-3	3	-3	-1
with-digits dollars	1		-1	2	-3	-2	-1
with-digits dollars-and-cents	2	-1	-2	-1	-3	-2	-2
with-digits end	3				-1	-2
with-digits lettered-code	-2	-1	1		-3	-4	2	-1
with-digits letters	3	-2		-2	-2
with-digits line	-1	2	-3	1	-3	-2	-1	-1
with-digits mark-(	-4		-1	3	-1	-1	-1
with-digits mark-)	1	-3	-2	-2	-2	-3	-4	-1
with-digits mark-,	1	-3		-5	2	-4	-6	-2
with-digits mark-;		-1		-3	1	1	-2
with-digits mark-?	3			-1	-2	-2
with-digits mark-|	-2			-3	-1	1	1
with-digits percent	-3			1	1		-1
with-digits small	-1	-1	-3	-4	3		-1	-1
with-digits thousands-and-cents	3	-1	-3	-2	-1	-2	-1
with-digits year	3	-1	-1	-6	-4	1	1
year capitalised	1		2	-6	-4	-3	-3	-1
year capitals	1	1	2	-4	-2	-2	-2
year dollars	4	-1	-1	-3	-1	-2	-3
year end	4			-1	-1	-1	-2
year lettered-code	3		-1	-5	-4	1	-3
year line	2	-1	1	-3	-2	-3		-1
year mark-"	3		1	-2	1		-4
year mark-,	1			-1	-3	-2
year mark--	2		1	-2	-1	-1	-1
year mark-.			-2	-4	-2	-2	1
year small		-1	-2			-4	1
year with-digits	3			-2	-1	-2	-1
# figure shape
code	1	-1	1	1	-3	-4	-1	-1
digits-1	1	-3	1	-6		-1	1	-1
digits-2	1	-2	1	-4	-1	1	1	-1
digits-4	-1	-2	-1	1	1	-2	-5	-1
digits-5		-1	-2	-1	1	-4	-1	-1
digits-6	1	-1	-1			-3	-2	-1
digits-7		-2	-3	3	-4	-4	-4	-1
lettered-code	-1	-1	-1	1	-4	-1		-1
masked	-1	-2	-2	2	-4	-4	-3	-1
with-digits	-1	-1	-1	-3		1	-1	-1
year	1	-2	3	-2	-2	-2		-1
# figure size
0	1	-3		-1	-3	-6		-1
1	2	-2		-1	-1	-5	-3	-1
10	-1	-1	-1	-2	3	-5
2	1	-2	4	-4	-4	-1
3	-2	-2	-4	-2	-2	2		-1
4	-2	-1		-2	-2	3	-2
5	-1	-2	-3	-1	3		-2	-1
6		-1	2	-3			-1	-1
7		-2	-2	1	1	-3	-3	-1
8	-1	-1	-2	-1	1	-4	-1	-1
9		-1	-1	2	-3	-3	-2
none	1	-2	-2	-5		-2	-2	-2
# figure sums of line
1	-1	-3	-1	-2	-1	1		-2
2	-2	-4	-1		-4	-3		-2
3	-1	-1	1	1	-2	-1	1	-3
# figure words before
 account	-3			3		-1	-1
 auto	-2	1	-1	-5	1	-3	2
 balance	3			-1	-1	-2	-1
 buy	2				2	-1	-3
 card	3		2	-4		-2	-1
 case	3			-2	-1
 collection	-1			1	-3	-2
 credit	2			-3	2	-1
 cu	2			-2		-1	1
 date	4			-2		-1	-1
 days					2	-1	-3
 due	3			-3	-1	-2	-1
 enrolled	-1	-1	2	-1	-1	-2	-3
 equifax	4			-3	-1	-1
 feb	3	-1		-1		-1
 gemb/jcp	3						-2
 i				-2	-3	1	2
 i1	-3			2	1	-2	-1
 i2				1	-1	-3	-1
 i3	-1			3		-2	-2
 individual	3			-2	-1	-1
 installment	3				-1	-3	-1
 late					-2	-3	-2
 late_count	3				-1	-1	-1
 mo		-1		1		-4	1
 monthlypaymentamount	-5			-2	-3	6	-1
 mortgage	3				-1	-2	-2
 mtg	-3			-1	-1	1	2
 n	1	-1		-2	-1	1	1
 no		-1		-3	2	-3	1
 on	3			-1			-2
 other	3	-1		-1	-1	-1	-1
 pastdueamount	3			-1	-2	-2
 r1	-1			3	-2	-3	-1
 reported	3			-1		-1	-1
 revolving	2			-1	-2	-2	1
 settled	2			-1			-2
 terms	3			-1			-1
 total	5			-2	-2	-3	-1
 totals	3			-1	-2	-2	-1
 transunion	-2	-1		3	-2	-3	-1
 type	-4			-1			4
 unpaidbalanceamount	-3			-2	3	-2	-1
 us	-1			-1	1	-3	-1
 vantagescore	3				-2	-2
1 		-2	-1	-1	-4	-1	1	-1
1 a	1	-1	-1	1	-3	-4	-3
1 aadvantage	-2			2	-1	-2
1 about	1			-3		-5	1
1 account	-2	-2	1	2	-4	-4	-4	-1
1 accountidentifier	-5			5	-2	-2	-2
1 accounts	3			-1	-1	-1	-2
1 acct	-3	-2	-1	4	-3	-4	-2	-1
1 act		-1		-2	-1	-2	1
1 active	3			-1	-1	-1	-1
1 address	5			-3	-2
1 affirm	-3			-1	4	2	-1
1 after	4			-2	-1	-3	-2
1 ago	2	-1		-3	-1	-1	1
1 agreed		-1		2	-3	-1		-1
1 ally	3	-1	1	-4	1	-2	-2
1 amazon	-3		2		-1	-1	2
1 ambulance	3			-2
1 amount				-1	1	-2
1 amt	3			-1	-1	-1	-1
1 and				-2	-2	2	-1
1 apr	3			-1	-1	-2	-1
1 april	3		-1	-1			-1
1 apt	5	-1		-4	-4	-1	-2
1 are	-3			1	-2	-2	3
1 as	3			-1			-1
1 ashley	-3			2		2
1 assigned	3			-1			-1
1 at	5	-2		-2	-3	-3	-3
1 august	4			-1	-1	-1	-1
1 automobile		1		-2			-1
1 autopay	1	-1		-2	-1	1	-3
1 b	1	3	-1	-1	-2	1	-3
1 back				-2	-2	1
1 bal	-3	-1		-3	4	-1	-4	-1
1 balance	-1	-3	-1		4	-3	-3	-1
1 bank	1	-1	-3	2			-3	-1
1 bankruptcy	3	1		-2	-2		-1
1 behind	-1	2			-2	-4	1
1 bill	-1			1	2	-3	-2
1 bk	1		-1	4	-1	-3
1 box	2	-1		-2	-5		-1
1 branch	3			-2	-1
1 bryant	-3			3			1
1 bureau	-3		-1	3			-1
1 buy/cbna	-3			2		1	1
1 by	4			-3	-2	-2	-3
1 c/o	1			-1	-1	-2	1
1 ca	5			-4	-1	-1
1 call	-1			-2	-1	-2	3
1 car	1			-1	-2	2	-3
1 card	-2	-2	1	1	1		-3	-2
1 care	-1			3		-2	-1
1 carro	-3			1	1	2	-1
1 cell	3			-3			-1
1 center	3		-1	-1
1 change	3			-2	-1	-1	-1
1 chapter	4			-1	-2	-1	-3
1 chase			-1		-3	2	-2
1 check	3			-3		-1
1 checking	5	-1		-4	-2	-2	-2
1 citi	-2		-3	3	-4	-2	1
1 citibank		-1		2	2	-1	-4
1 citifinancial	-2		-1	1	2	-1
1 ck	3			-2		-1
1 claim	1	1		-3	-1	-1
1 claims	4			-2	-1		-1
1 closed		-1		2	1	-2	-4
1 club	-1	-1	-2		1	-2	-4
1 co	-1	1				-3	-1
1 code	3			-3	-1	-1	-3
1 collection	-3					-4	1	-1
1 confirmation	5			-4	-1
1 conta	-3			3
1 contact	3			-2
1 cooper	-2		-1	3
1 corp	-1		-2	1	-2	-2	-1
1 credit	-3		1		1	-2	-1	-1
1 creditlimitamount	4			-2	-2	-1
1 creditor	-2	2		-3	-2	-1	1	3
1 cu		-1	-3	2	-1	1
1 cuenta	-4			4		-2
1 cur	3			-2	-1	-1	-1
1 dad	-3			-1	3	1	-1
1 data	3			-2	-1
1 date		-2	-1	-3	-3	-3	2
1 dated	3				-1	-1
1 day	4			-1	-1	-2	-3
1 debtor	4			-2	-2	-1
1 dec	2			-3	-2	-3
1 december	2			-2	-1	-2	1
1 deferred	1			3		-2	-1
1 del	1			-3	-1	-1	2
1 delinq	2			-3		-1
1 delinquency	3			-1		-1	-2
1 delinquent	-3	-1		-2	-1	-2	3
1 dentist	-3			-1	3	2	-2
1 description	2	-1		-2	-1	-1	-1
1 dia	4			-1		-3	-2
1 dividends	3			-2			-2
1 dla	3			-1	-1	-1	-1
1 docket	3			-2			-1
1 draft	4			-1	-2	-1	-1
1 duration	3				-1	-1	-1
1 día	3				-1	-1	-2
1 e	3			-3	-1	2	-1
1 e-payment	2		-1	-2	-1	-1
1 ed	-1		-2	3	-1	1
1 electric	3	-1	-1	1	-1	-2	-2
1 em	3			-2	-1		-3
1 ends	2				-2	-1	-3
1 entered	3			-1	-1		-1
1 equifax				-1	-3	-1	1
1 est	1			-1	1	-4	-1
1 etc	3	-1		-1	-1	-2
1 every	3			-1	-1	-1	-1
1 everyday	-3		-1	1	-1	1	1
1 expenses	3			-2		-1	-1
1 experian	3	-1		-1	-2	-2	-1
1 ext	2			-1	-1	-3	-1
1 f	5			-2	-1	-3	-2
1 f-150	-2			1	-2		3
1 fax	4			-3	-1	-1
1 fcu	-3	-1		3	-2		1
1 feb	3	-1		-4	-3		-2
1 fidelity	2	-1	-2	-4	-2	2	-1
1 financial	-3	-2	3	1	-1	-2	-5	-1
1 fingerhut	-3			1	2	2
1 fingerhut/webbank	-3		-1	3	2	1
1 first	4	-1		-3	-1	-2	-2
1 fitness	-3		2	1	-1		-3
1 fixed	-3		2		-1
1 fl	5			-4	-1	-1
1 food	4				-2	-3
1 for	2		-1	-1	1	-5
1 ford			-1	-3		1
1 form	3		2	-5	-2	-2
1 fri	4			-2	-1	-1
1 from	2	-1	1	-3	-2	-1	-1
1 full	1			2			-4
1 ga	3			-2	-2	-1	-1
1 gas		-1	-1	2	-4	-3	-1
1 geico	3			-1	-1	-2	-1
1 gemb/jcp	1			2			-3
1 gmac	-2		-2	4	-1	-1	-1
1 go			1	-2		1	-2
1 gold	-2			3	-1	-1	1
1 government	3			-2
1 greensky	-2			2
1 groceries	4			-2	-2	-1
1 group	3	-1		-2	-1	-1
1 guarantor	-3			3	-3	1
1 h	3			-3	-1		-1
1 har	-3		-1	3			1
1 have	3				-1	-1
1 health	-1		-2	2	-1	-1
1 heloc	-4	-1	2	3	-1
1 here	3			-3
1 hf	-3			3	-1
1 highbalanceamount	3			-2	-2	-2
1 highcreditamount	3			-2	-2	-2
1 him	3					-3
1 history	3			-3		-2
1 hold	2			-2		-1
1 home	3				-2	-2	-2
1 hwy	2		-1	-1	-1
1 i1				-1	2	-3	-1
1 ia	3			-2
1 in		-1		2	-4	-4	-3	-1
1 inc	-2		-2	3	-2	-2	-1
1 incurred	3			-2	-1	-1	-1
1 information	3			-2	-2
1 inquiries	3			-1		-1	-2
1 ins	3	1	-1	-1	-2	-3
1 insurance	2				-1	-3	-1
1 investment	3			-3		-1	-1
1 ira	4		-1	-3
1 irs	-2	-1	4	-3	1	-1	-1
1 it	1					-1	-2
1 it's	-3				2		1
1 item	3	-1	-1	-2	-1	-2	-2
1 items	2			-2		-1
1 j	2			-3	-2		-1
1 jan	1		-1	-5	-2	-3	1
1 january	3			-1	-1	-1	-1
1 judgment	-1			-3	-1	-1	1
1 jul	2		-1	-4	-1	-2	-1
1 july	4			-2	-1	-1	-1
1 jun		2	-1	-4	-1	-2
1 k	1			-3	1	-1	-1
1 known	3			-2
1 kohl's			-1	1	2	-3	-2
1 kohls	-2		-1	2	2	2	-2
1 ks	3			-2	-1
1 ky	3		-1	-2	-1
1 la	4			-3	1	-1
1 last			-1	2	-4	-3	-3
1 late_count	3			-1	-1	-1	-1
1 lates	3			-1	-1	-2	-2
1 left	-3			-3	1	4	-1
1 lending	1		-1		-1	-2	-2
1 letter	2	-1		1	-1	-1	-3
1 level	4			-2	-1	-2	-1
1 license	3			-2
1 like	-1		-1	-5	1	-2	2
1 limit	3	-1		-1	-3	-2	1
1 llc	-2	-1	-1	2	-3	-2	1
1 loan	-3	-2			-1	-1	-2	-2
1 lp	-1		-1	3	-1	-1	-1
1 m		-1		-3		-2	2
1 made	3			-1		-1	-1
1 mail	3			-3	-3	-1
1 main	-1		1	-2	1		-1
1 mar	2	-1	-1	-3	-2		-2
1 mastercard	-2	-1	-2	4			1
1 matures	3			-1		-1	-2
1 may		1	-1	-3	-2	-2	1
1 maybe	3				-1	-2
1 me	2			-2		-2	-2
1 member	3			-2	-1
1 messages	2			-1	-1
1 mgmt			-2	1		-1	-3
1 min	-5	-2	-1	-2	-3	3		-2
1 minimum	-1				-1	3	-3
1 mo	1		1	-1	1	-3		-1
1 money	3		-1	-2	-1	-2
1 monthly	3			-1	-1	-2	-2
1 monthlypaymentamount	-4			-2	-2	4	-1
1 months	1	-1		-3	-1	-4	1
1 monthsreviewedcount	3			-1		-3	-1
1 mop	-2			-3	-1	-1	2
1 mortgage			-1	2	-2	-4	-3	-1
1 mortgageloan	3				-2	-1	-2
1 mos				-3	-1
1 mower	-2			3		-1
1 mt	3			-3
1 mínimo	-3			-1	-1	2	-1
1 n	2	-2	-1	-5	-1	-2	-1	-1
1 na	2		-1	-1	-1	-2	-3
1 name	2	2		-4	-1		-1
1 nco	-3		4	-4
1 net	3		-1	-1	-3	-1
1 new	2			-3			1
1 nm	4			-4
1 nmls	4	-1		-5	-2	-2	-1	-1
1 no	-2	-2	-1	1	-4	-2		-1
1 not	3				-2	-1
1 note	-3		-1	4	-1	-1
1 notes	2	-1		-4	-1	2	-3
1 nov	4	1	-1	-2	-2	-2	-1
1 november	4			-1	-2	-1	-2
1 nr	-3			4	-1
1 number		-2	1	1	-4	-2	-3	-1
1 ny	3			-3	-1
1 o	2			-3	-2	-1
1 obligations	3			-3
1 oct	4			-3	-1	-3	1
1 october	4		-1	-1	-3	-1	-2
1 of	3	-1		-1	-5	-4	-2
1 off	-2	-1		1		-3	1
1 office	3			-2	-1	-2
1 ok	2	1	-2	-1	-2	-4
1 on		-1	-1	-3	-3	-4	1
1 only	3			-2	-1
1 open		-1	-2	-4	-3	-3	1
1 opened	3			-4	-2	-2
1 other	2	-1		-2	-1	-1
1 over	2		-1	-2	-2	-3	-1
1 owe	1	-1		-4	2	-2	-1
1 owes	-3	1		-1	2
1 p	2	-1		-3	-3		-2
1 pa	1			-3			-1
1 page	5	-1	-1	-3	-2	-1	-1
1 paid	4	-1		-1	-1	-3	-4
1 part	3			-2	-1	-1	-1
1 pastdueamount	3			-1	-2	-2
1 payday	-3			1	2
1 paying	-1			-2	-1	3	-1
1 payment	-1	-1	-1	-3	-2	2	-2	-1
1 payments	2	-1		-2	-1	1	-3
1 payoff	2			-1	-2	-1	-1
1 period	4			-2	-2		-1
1 petal	-3		3		-1		-1
1 ph	3			-1	-1
1 phone	5		-1	-6	1	-4	-2
1 phys	-3			2
1 platinum	-1		-3		2	-1	-1
1 pm	3	-1		-2	-1	-1	-1
1 pmt	-1	-2	-1	-3	-3	2		-1
1 pob	3			-3
1 postalcode	5			-3	-3	-1	-1
1 premier	-3		-1	2	1	-1	1
1 profile	4			-2		-2	-1
1 pymt	-3			-1	-1	3	-2
1 q	1		-1	-2	-1	3	-1
1 questions	2			-2
1 quicksilver	-3	-1	-2	3	-3	-1	1
1 r				-3	1	-4	-1
1 r1				1	1	-4	-2
1 radiology	-4			4	-1	-1	-1
1 rating				-1	-1	-3	1
1 ray	-1		-1	-1	3	-2
1 re	-3	-1	1	1	-1		2
1 rec'd	3			-2	-1	-2	-2
1 receivables	-3		-1	3
1 records	3			-2	-1
1 recovery	-3		1	1	2		1
1 ref		-1			-2	-2	-2
1 reflect	-1			2		-1	-1
1 rent	4			-4	-3	-2	-1
1 repair	3		-1			-1	-2
1 repayment	-3	-1		-1	-1	-1	2	-1
1 reply	3			-2	-1	-1
1 report	4			-3	-1
1 reported	-1			1	-2	-3	-1	-1
1 repossessed	-4		-1	-2	-1	-1	4
1 requested	3			-3		-1	-1
1 retail	3					-1	-2
1 reviewed	3			-1		-1	-1
1 rewards	-1	-1	-2	1	-1	-1	-1
1 rptd	4	-1	-1	-2	-1	-2
1 savings	5	-1	-1	-5	-1	-1	1
1 says	-3			1	-1	-1	2
1 score	5			-3	-4	-3	-1
1 sd	1			-3	-2	2	-1
1 section	3		-1	-2	-1
1 september	3			-1	-1	-1	-1
1 service			1	-3	1	-1	-3
1 services				2	-3	-4	-2
1 servicing	-3			2		-1	-1
1 settled	5			-1		-1	-4
1 share	3			-2	-2	-2	-2
1 since	3			-2	-2	-1
1 sofi	1	-1		-4	1	-2
1 solutions	-1			-2			3
1 sorry	-3	-1		-3	3	-2	-1
1 specify	2			-1	-1	-2	-1
1 sprint	-2			3
1 ssn	5			-4
1 st	3	-1		-2	-1		-1
1 status	-1	-1		-3	-2	-2	2	-1
1 ste	3				-3	-2	-1
1 streetaddress	3			-1	-2
1 student	-2	-1		1	-4	1	-3
1 subaru	-3			2	-1		-1
1 subscribercode	3			-2	-1		-1
1 sum	4	-1		-2	-3	-2	-1
1 summary	3			-2	-1	-1
1 syncb/ppc	-2		-1	3
1 sys	-2		2	1	-1	-1
1 t-mobile	3		-1	-2	-1
1 tax	3		-1	-1	-1
1 tbom/milestone	-2		-1	3
1 tel	2			-3	1		-1
1 term	4			-1	-2	-2	-2
1 terms	2	-1		-2	-2	-3	-1
1 the	3	-2		-7	-2	-3	1
1 through	4			-2		-1	-1
1 thru	2	-1	-1	-1	-1	-1	-4	-1
1 tháng	-1			-1	-3	2	-1
1 til	3			-1		-1	-2
1 times	3			-1		-1	-3
1 to	3		2	-4	-2	-1	-3
1 total	2			-4	-2	-4	1
1 totals	3			-3	-2	-2	-1
1 toyota			2	-4	1	-1
1 transunion	1	-1		1	-2	-3	-1
1 trust	-5		2	1	-1	-1	-1
1 tu	3		-1	-1	-2	-1	-1
1 tuc	3	-1		-3	1	-1	-1
1 tx	1		1	-3	-1	1	1
1 type	-3			-3	-1	-1	4
1 u	3			-1	-2	2
1 union		-1	1		-2	-3	1
1 unit	1	-1		-1	-1	-1	-2
1 unlimited	-2		-1	3		-1	1
1 unpaid	3			-3
1 unpaidbalanceamount	-4			-2	4	-3	-1
1 unsec	3	-1		-2	1
1 unsecured	1			-1			-2
1 until	3			-1	-1	-1	-2
1 up	2			-2	-1	-1	-2
1 updated	5			-2	-1	-1	-2
1 upvote	4			-1	-2	-3	-2
1 us		-2	-1	-4	2		-3	-2
1 va	1	-1	1	-4	-1	1	-1
1 value	4			-2	-1	-1
1 vanguard			1	-4
1 vantagescore	3			-1	-2	-2
1 vehicle	-2		3		-1	-2	-1
1 vin	3		-2	-3
1 visa	-1	-1	-2	1	1		-3	-1
1 visit			-2	3		-1	-1
1 w	3			-2			-1
1 wa	3			-2
1 want	-2				-2	3
1 was				1	-2	3	-3
1 water	2		-1	-1		-3	-2
1 webbank	-3		-1	2		-1	2
1 west	3			-2	-1
1 wife	1			-3			1
1 within	5			-2		-2	-2
1 x	2			-1	-3		-2
1 xxxx	-2	-1		3	-2	1	-2
1 xxxxxxxxxxxx	-1			3	-1		-1
1 y	3	-1	-2	-4	-3	-2	-1
1 year	4			-1		-2	-2
1 your	2			-1	-1
1 yrs	3					-2	-1
1 zip	-1			-3		2
1 платёж	-1			-2	-3	2	-1
1 最低还款	-4			-3		-2	5
1 月供	-2			-1			3
1 状态				-2		-1	2
1 编号	-2			2
1 账号	-5			5		-1	-1
1 逾期30天	4			-2		-1	-2
1 逾期60天	3			-1	-1	-1	-2
2 a	-2	-1	1	-3			1	-1
2 about				-3	1	-1
2 account	-1	-1		2	-2	-4		-1
2 accounts	-1	-1	-1	4	-2	-1	-2
2 acct	-2	-1	-1	3	-1	-3	-1	-1
2 address	4			-3	-1
2 adjustment	-3			2	2	-1	-1
2 affirm	2			-2		1	-3
2 agreed	2		-1	1	-1	-2	-3
2 al	2			-2		-1
2 altima	-3			-1	1	3	-1
2 aluguel	3			-1	-2	-2	-1
2 ambulance	-3		2	1		-1	-1
2 amer	1		-2	-3	1	1	-1
2 america	-1			1	-2	-2	1
2 american	-2		-2	3	-2	-1	1
2 amex		-1	-1	1	-4	2	-2
2 amt	1	-1		-3	2	-2	-1
2 anywhere	-2		-1	2
2 application	4			-4	-1
2 are				-1	-2	-3	1
2 as		-2		1	-3	-2	-1	-1
2 ashley	-4			1	2	2
2 assets	2			-2
2 associates				3	-2	-1	-2
2 at&t	-3			4	1	-1	-1
2 ave	3			-2	-1	-1
2 b	-1	2	-3	-1	-2	-2	2
2 bal	-3	-1	1	-1	-1	1	1	-1
2 balance	-1		-3		-2		-2	-1
2 bank	-1	-1	-3	-1	-1		1
2 bar	3			-3			-1
2 big	-1		-3	1	1	-2
2 bill	-1			3		-2	-2
2 billing	2			-1		-1	-1
2 c/o			-1	2		-2	-1
2 cabela's	-3		-1	3		-1	-1
2 call	2	-1	-1	-3	-1	-1	1
2 camry	-3			2	-1	2
2 card	-2	-2	-3	-1	1	1	-1	-1
2 cards	-2		-1	3	1	-1	-1
2 care	-3		-2		2	-1
2 carro	3		-1	1	-1	-2	-1
2 certified	4			-3	-3	-1
2 charge-off	-3			-1		-1	3
2 charged	-2			-3	-2		2
2 chattanooga		1		-3
2 check	3		-2	-2			-1
2 checking	4			-4	-1	-1	-1
2 citi	-2		-1	4		-2	-2
2 city	3			-2		-1	-1
2 claim	3	-1		-1	-2		-2
2 classification	3			-2		-2	-1
2 client	3			-3	-1
2 closed	3	1		-1	-2	-1	-3
2 coll	5		-1	-3	-2	-2	-1
2 comenity	-3	-1		4	-1	-2	1
2 confirmation	2			-2
2 contact	3			-2		-1
2 conv	3		-1	-2		-1
2 couch	1				1	-3	-2
2 counseling	3			-2	-2	-1
2 county	1	-1	-1	-2	-1		2
2 court	3			-2			1
2 creek	2			-2
2 ctr	3			-2		-1	-1
2 curr			1	-3	-1	-1	1
2 custom	-3			1	2
2 customer	3			-3
2 d	3			-2	-1	-2	2
2 data	3			-3
2 date	3	-1			-3	-2	-4
2 days	2		-2	3	-3	-2	-3	-1
2 de	-1		-1	2	-1	-2	-3	-1
2 debt	-1		-1		-3	-2	-1	1
2 def	-2			2
2 deferment	1		1				-3
2 deferred	3			-1		-1	-4
2 del	3			-1			-2
2 delinquency	2			-3		-1	-1
2 delinquent	3			-2			-1
2 dental	3		1	-2		-1	-1
2 deposit	3			-2	-1
2 dept	-3		-1	3		-1
2 derogatory	2			-2			-1
2 description	3			-2		-1	-1
2 dillard's	-3		-1	2
2 discover	-2	-1	-1	-3	1		1	-1
2 district	-3			3		-1
2 dmp	-1			-1	-2	-4	1
2 draft	3		-1	-2		-1	-1
2 due	1	-1	-1	2	-1	-3	-2	-1
2 día	3			-2		-1
2 ed	-1		-1	3		-1
2 edit	2			-1		-1	-2
2 elec	2			-2
2 electric	1		-1	2	-3	-3	1
2 en	2			-1			-2
2 end	2		-1	-2
2 er			-1	2	1	-2
2 est	3			-1	-2	-2	-1
2 evansville	3			-2
2 everyday	4	-1		-3
2 expires	3			-2			-1
2 f	3			-2	-1	-1
2 feb	3					-1	-1
2 fees	-3		1	1	-2	-2	1
2 fico	4			-1	-2	-1
2 fidelity	4			-4	-1
2 fin	1		-2	1		-3	-2
2 final				-2		-3	-1
2 finance	-4	-1	1		-3	-1	3
2 fingerhut	-3		-1	2	-1	-1	1
2 food	3			-1	-1	-2
2 for	-1	-1	-1	-1		-3		-1
2 forbearance	2			2	-1	-1	-3
2 free	3			-3	-1
2 from	1	1		-3	1	-2	-1
2 fund	3			-3
2 gas				2	-2	-3
2 gm			-1		1	-3	-2
2 gone	-3			1	2	-1
2 groceries	2		-1	-1	-3	-1
2 group	-1		1	2	-3	-1
2 hardship	3			-3		-1	-1
2 health	-4		-1	2	-2	2	-1
2 heloc	-2			4		-1	-1
2 high	2			-1	-4	-1	-2
2 highest	1			-3	-1	-2	1
2 hills	3			-3
2 history	5		-1	-4	-1	-1	-2
2 holiday	3	-1		-3			-1
2 home	1				-1	-3	-2
2 hospital	-3			3		-1	-3
2 hours	3			-1	-2	-1
2 i	4	-1	-3	-4
2 identification	4			-4	-1
2 if	4	-1		-4
2 in	2	-1	-2	-2	-4	-1		-1
2 inc	-1			3	-2	-2	-2
2 inquired	3			-1	-1	-1	-2
2 inquiries	2			-1			-1
2 installment	-1	-1	2		-3	-1	-1
2 ira	2			-2
2 irs				-3		1	-1
2 isaac	3				-2
2 j			-1		-2		2
2 joint	2		-1		-2	-2	-2
2 jpmcb	-3			2	-1	1	1
2 june	-1		-1	-2	-2	2	-1
2 kia	-2			3	-1	-1	-2
2 knoxville	3			-1	-1
2 lakeview	-3			1			2
2 last	1	-1	-1	1		-3	-3	-1
2 late		-1	-1	1	-1	-3
2 left				-3	1		-3
2 level	3		-1			-1	-2
2 liability	2			-2			-1
2 life	3			-2	-1
2 little	3			-1	-2	-1
2 ln	2			-3	1		-1
2 loan	-1		2	2	-5	-3	-1	-1
2 luz	1			1	-1	-3
2 m	3			-3	-1	-1	-1
2 m&t	-3		1	1
2 ma	2			-3	-2	-1	-1
2 macys/citibank	-3			3
2 marguerite	3			-3	-1	-1	-1
2 mastercard	-2				-3		1
2 may	3		-1	-1		-1	-1
2 me	-1			-1	-3		2
2 med	3		-1	-2		-1	-1
2 medical			-1	1	-3	1	-2
2 member	4			-5	-1	-1	1
2 mi	3			-2	-1	-1
2 min	-3	-2		-2	1	3	-3	-1
2 mn	3			-2	-1
2 mo		-1	-3	-3	-3	1	1	-1
2 mobile	3			-2		-1	-1
2 mohela	1				-2	1	-3
2 money	3			-3	-1	-1	-1
2 month	-2	-1		-4	-1	-3	4
2 months			-1	-3	1	-2		-1
2 mortgage	2	-1	-1	3	-2	-2	-2
2 mos	3			-1	-1	-2	-1
2 mtg	2			-2			-3
2 my	1	1		-3	1		-1
2 n	1	-1	1	-3		-4	-1
2 natl	2			1		-3	-1
2 navient	-3	-1		2		2
2 navy	-1		-3		-2	2
2 nco	-2		-1	3
2 netflix	3			-1		-2
2 nmls	3			-3
2 no		-1	2	2	-3	-3	-2
2 norfolk	3			-1	-1
2 not				1	-1	-2		-1
2 november	3			-2
2 number	-1	-1		1	-3	-2	-1	-1
2 o	2			-2	-1	-2	-1
2 of				1	-3	-1	-1	-1
2 official	3			-3	-1
2 ok	-1	-1		1	-1	-4	1
2 on	1	-1	1	-4	-1	-1	-1
2 one			-2	-3	-1	2	2
2 only	3			-2	-1		-1
2 open	2			-1	-1	-3	-1
2 opn	3		-1	-3	-1
2 or	1			-3	-2	-2
2 orig	-3			2	-1	-2	1
2 original	4			-2	-1	-1	-2	-2
2 other	2			-3	1	-1	-1
2 our	3		-1	-3	-1	-1	-2
2 out	4			-3			-1
2 owe	1		-2	-2	-4
2 p.o	5			-3	-4	-1
2 page	3			-1	-2	-2	-1
2 paid	1	-1		-2	4	-1	-7
2 parcela	-2	-1		-1	-3	2	1
2 partners	2			-1	-2	-1	-1
2 past		-1	-1	1	-4	-3		-1
2 patel	-1			-3	1	2	-1
2 patient	-2			2
2 pay		-2	1	-2	-3	-2
2 paycheck	3			-3	-1	-1
2 payment	1	-2	-1	-3	-1	-1	1	-1
2 payments			-1		-3	-2	2
2 payoff	3			-3	-1	-1	-1
2 pays	5				-2	-2	-3
2 pell	-3			1	1	1	-2
2 per	4			-3	-1	-1	-1
2 period	3			-2			-1
2 personal	-2	-2	-2	2	-1	-3	-1	-1
2 petal	-3		-2	2		-1	-1
2 phone	2			-1	-1	-1	-1
2 please	3			-2			-1
2 pmt	2		-1	-3		-4	1
2 po	3	-1		-2	-3	-2	-1
2 portfolio	-3				3	1	-1
2 previous	3			-1	-3		-2
2 profile	3			-2	-1	-2	-1
2 property	4		-1	-3	-2
2 public	3			-2	-1		-1
2 pull	3			-2	-1	-1	-1
2 questions	3			-2	-1
2 quicksilver	-3			2		1	-1
2 quitado	3			-2	-1	-1	-2
2 r	3			-2	-1	-1	-1
2 radiology	-2			3	-1	-1
2 rapids	3			-3
2 rd	4			-3	-2	-1
2 re			2	-3
2 received	3			-2	-1	-1	-1
2 recent	2	-1		-3	-1	-1
2 records	2			-2	-1	-1
2 red	2		-1	-2	-1	-1	-1
2 reference	-3			3	-2	-2	-3
2 regular	3			-2			-1
2 rent	4		1	-3	-3	-3
2 repo				1	-1	-1	-3
2 report	3			-7	-1	1	-1
2 reported	1	-1		-1	-2	-3
2 repossession	3		-1	-1		-1	-1
2 requested	3			-2	-1		-1
2 resource	-2			3	-1	-1	-1
2 revolving	-1	-1		-1	1	-3	-2	-1
2 routing	4			-4
2 s	3		-1	-2			-1
2 santander		-1	-1	-1	-4	2	1
2 sapphire	-1			3	-2	-1
2 save	3			-1		-1	-2
2 scheduled	-3			-3	-1	3	-2
2 school	3			-1	-1		-2
2 score	4			-2	-3	-3	-1
2 secured	-1	-1	-1	2			-3
2 services	-1			2	-3	-1	-3
2 settled	3			1			-3
2 signature	-1		-1	2	-1	-3	-2
2 so	-1			-4	2	-2	1
2 soc	3			-2
2 speedy	-1		1	-1	-2	-1		2
2 springfield	3			-3	-1	-1
2 start	2				-1	-1	-1
2 statement	3				-3	-1	-1
2 status	-1		-1	-5	-2	1	2
2 store	-2		-2	1		-4
2 summary	3			-1	-2		-1
2 summons	3			-2	-1		-3
2 svcs	-1			3	-1	-1	-1
2 synchrony	-2	-1	-1	3	-3	-5	-1	-1
2 systems	-1			2	-3	-3	-2
2 target	-3		-1	2	2	-2	2	-1
2 tax	2		2	-4	-1	-2	-2
2 telephone	3			-2	-1
2 terms				-3	1	1	-2
2 thank	3			-1			-2
2 the		1	-1	-2	2		-4
2 their	-4			4
2 they	-1				-2	2	-1
2 third	2		-1	-1	-1	1	-2
2 this	3			-2		-1
2 through	3			-2
2 till	-2			-1	1	1	-2
2 tire	-2			2		1
2 to		-1		-2	-2	-2	1
2 today	2			-1	-1	-1
2 total	2				-4	-2	-2	-1
2 toyota	-1	-1	1	-2	-2	2	-2
2 trade	3			-2
2 transfer	-1			-2		1
2 transworld	-4		4	-1	1	-1	-1
2 troy	3			-2		-1
2 two	-2			-1		-1	2
2 type	3			-3	-1	-1
2 uncle	-3		-1		2		1
2 union	2	-1	-1			2	-3
2 unknown	3	-1					-2
2 until	2	2	-1	-3	-1	-1
2 updated	3		-1	-3	-2	1	-2
2 upgrade	-3		-1	2	2		1
2 usa	-2		-1	3	1	1	-1
2 usaa	-3		1	-1	1	2	1
2 ut	3			-1		1	-2
2 utilities	3					-2
2 v	3			-2	-1
2 va	1			-3	1	1
2 verizon			-1		2	-1	-2
2 vin	4		-1	-3
2 visa	-1	-1	-3	2	-3	-3	2
2 water	2			-3	1	-1	-1
2 we	1	-2		-4	-1	2		-1
2 wells	2		-1	-1			-1
2 will	3			-2		-2	-1
2 wilmington	1			-3		1	-1
2 world	-1		-1	3	-1
2 worst	4					-1	-4
2 x	-2		-1		4	-3	-2
2 xcel	3			-1	-2	-1
2 y	3	1	-1	-4	-2	-1	-1
2 yakima	3		-2	-1
2 yet	-4		-1	-2	3	2	-2
2 you				-2	-3	-2	1
2 your	4			-3	-1	-1	-1
2 zip	-2			-3	2	-2	-1
2 余额	-3			-1	-1	-1	2
2 信用卡	-3			2			1
3 		-1	3					-2
3 aaron's	-3			-1	3	1
3 account					-3	-3	-2	-1
3 acct	1	-1	1	1	-1	-2	-5	-1
3 ach	3			-3
3 active	3				-2	-2	-2
3 address	4			-4	-1
3 affirm	-3		-1	3	-1		-2
3 age	3			-2	-1		-1
3 agreement	3			-2	-1		-1
3 ally	2		2	-4	-1	2
3 amazon	-3		-1	1	2	1	1
3 american			-2	3	-1	-2
3 amex	-3	-1	-1	1	2	3	-2
3 amt	-2		1	-3	1	1	1
3 and		-1	-1	-3	2	1	-3	-1
3 anesthesia	-3		2	1
3 annual	3			-3		-1
3 apple					-1	3	-3
3 apt	3			-3	-1
3 arrangement				-2		-1	1
3 as		2	-1		-2	-3
3 ask	1			-3	-1	-1	1
3 assoc	1			-2	1	-2	1
3 at	2		2	-3	-2	-2	-3	-1
3 atlas	-2			2	-2
3 auto			3	-1	-2		-1
3 ave	3			-3
3 b		-1	-3		-2		-1
3 back	-2			-1	2	-1
3 bankruptcy	-3			1	2	-1	-1
3 behind	-2	-1	-2		-3	2	1
3 bill	-4	-1			1	3	-1
3 billing	2			-1	-1	-2
3 bk	3		-1			-2	-2
3 blue	-1		-1	3	-2	-1	-2
3 bofa			-2	-3	-2	2
3 borrowerid	2			-4	-1
3 box	2	-1			-3	-2
3 budget	3	-1		-1	-2	-1
3 by		-1	1	-2	-2	-2
3 call	2		-1	-3	-3	-3	1
3 can	3					-2	-1
3 capital			-1	1	-5		-2	2
3 car	1		-1	-2	-1	1	-2
3 card		-1	-1	1	-3	-2	1
3 case	4			-2	-1
3 chase		-2	-1	2	-4	-1	-3
3 checking	5		-1	-5		-1
3 citibank	-3			6	-1	-1	1
3 city	3			-1		-1	-2
3 claim	4	-1		-3
3 claims	3			-2
3 club	-3		-1	-1	1	-1
3 co	1	2	-1	-1	-1	-2	-3	2
3 collection	-1		-1	3	-1	-4	1
3 collections	-3		1	2		-1	-1
3 comenity				-1	-1	-3	1
3 conventional	-2			1	2	-1
3 cooper	-1			3	-2	-1	1
3 costco	-3		-1	3
3 counseling	4			-2		-1	-1
3 county	-2		-2	3			1
3 cr	2			-1	1	-2	-2
3 creditliabilityid	3			-3		-1
3 creditor	3		-1	-1	-2	-2	-2	1
3 cu	-1		-1	2	-3	1	-2
3 cuenta	-3			3		-1	1
3 current		-3	1		-2	1	-3	-1
3 customer	3			-1	-1		-1
3 daycare	3		-1	-2	-2		-1
3 days	1	-2	2	1	1	-1	-4	-1
3 de	1		-2		-2	-3	1
3 debt	-1	-1	2	-2	-2	-1	2
3 deferred	-2			1		1	-1
3 dentist	-2				2	-2	1
3 deposit	3			-3		-1
3 dept	-2		-1	3	-1	2	-1
3 details	3	-1	-1	-3	-1	-1	-1	-1
3 direct			-3	2		-1	-1
3 discover	-2		-2		-3		1	2
3 disputed	3			-3
3 do	3				-1	-3	-2
3 domestic	3			-2			-1
3 double	-2		-1	2	-1	1
3 dr			-2	-4	2	1	-2
3 due	-1	-3	1		-1	-6	1	-1
3 electric	2			-1	-2	-3
3 ending			-2	-2	-2	1	-2	-1
3 estate	3		-2	-2	-1	-1
3 example	3			-3		-1
3 exp	3			-3		-1
3 fax	3			-2	-2	-1
3 fico	3				-2
3 finance	-2		1	1	1	-1	-4
3 fingerhut	-1		1	2	-3	-2	1
3 florida	4			-4			-1
3 food	3				-1	-3
3 for		1	-1	1		-4	-3
3 forbearance	-4		-2	1	2	3	-2
3 funding				3	-1	-1	-2
3 ga	4			-3	-1		-1
3 gap	-2			2		1
3 global	-2			3			-1
3 goes	1		-1	-3	1	-1	-1
3 got	3		-1	-1	-1
3 granite	-3			3
3 grant	3			-2		-1
3 group	2				-3	-1	-2
3 harlan	-2		-1	3		-1	-1
3 harley-davidson	-4			2	-1		1
3 harris	3			-3
3 health	-3		-1	2		2	1
3 help	2			-2		-1	-1
3 history	4		-1	-1		-1	-2
3 honda	2		1	-1	-2		-3
3 hosp	4			-4
3 https	2			-1		-1
3 hyundai	-3		1	1	2	-1
3 i	1	-1	-1		-3	1	-2
3 ic	-2		-1	3	-1	-1	-2
3 incl	3			1	-2	-1	-1
3 individual	-1			3	-2	-2	-1
3 individual_account	-3			3
3 innovis	3			-2			-1
3 int	-2			1	-1	1	-1
3 irs	-1		-2	-1	-1	3
3 it	-2				3	-4
3 jun				1			-3
3 kids	3			-1	-1		-1
3 lane	2			-3	1
3 last	1			3	-1	-2	-3
3 left	-3	-1			-2	3	-2
3 legal	2			-1		-1	-2
3 lender	3		-1	-1	-1	-1	1
3 letter	4	-1		-3	-2	-2
3 limit				3	-3	2	-1
3 line	-2	-1	-1	3	-1		-1
3 llc	-2			1	-4	-2	1	-2
3 loan	-1	1	2		-3		-2	-1
3 loans	2		-2	-1			1
3 macy's	-3			-1	2	-1
3 maple	3		-1	-1	-1		-1
3 mar	1	-1		-2	1	1	-3
3 march	-3				1	-1	2
3 mariner			-1	-3	-1	-2	2
3 mastercard	-1			3	-1	1	-1
3 me	3		-1	-1	-1	-2	-1
3 med	3			-1	-1	-1	-1
3 met	3						-2
3 min	-3		-1		-1		2
3 minimum	1					1	-3
3 missed	2		1	-1	1	-3	-2
3 mo	1	-1	-2	-3	-1	-1	-1
3 mom	4			-1	-2	-3
3 month	1	-1	-4	-3	3		-1
3 monthly	1			-1	-3	-3	1
3 mortgage		-1	-2	2	-4		1
3 mr	-3			4	1	-1
3 mrs	2			-1	-2	-1
3 na			1		1	-2	-3
3 ne	4		-1	-3	-1
3 net	3		-1	-2	-1	-1
3 new	2	-1	-2		-2	-2	-3
3 next	4	-1		-2	-1	-4	-1	-1
3 number	-1			2	-2	-2	-1	-1
3 o			1	-5	-2	-2	3
3 october	-3		-1	1		-1	3
3 of		-1	-3	1	-3	-2	-1	-1
3 off		-1	-1		-1	-3	1
3 oh	-1			1	-3	1	1
3 ok	-2	-1	-1	2		1	-5	-1
3 old			-2	2	-2	2	-3
3 on	1		-1	1	-3	1	-3
3 one	-2	-1	-2	-2	-2	3	2	-1
3 onemain	-2		-1	3		-3	-1
3 open	1		2	-2	-1	1	-1
3 original	3	-1		-2	-1	-2	-2	1
3 owe	-3		-1		-1	3	1
3 oyelaran	3			-2
3 paid	1		-1		1	-3	-1
3 past	1	-1	-1	2	-3	-4	-2
3 pay	-1	-2	-3	-1	-2	-3	3
3 paying	3		-1	-2	-1		-3
3 payment	1		-2	-3	-1	-1		-1
3 pays	3					-2	-2
3 penfed	-3			3			1
3 pennymac	-2		-1	3			-1
3 per	2		1	-2	1	-2	-1
3 phone	2		1	-3	-1	-3
3 pkwy	3			-3
3 planet	3			-2	-2
3 point	2			-2
3 portfolio	2		-1	-1			-2
3 posted	2			-1	-2
3 r	5	-1		-4			-1
3 radiology	-3			3
3 re	-3		2	3	-1	-2	-1
3 recovery	-1			3	-3	-1	-1
3 redcard	-2				3	-2
3 ref	3				-1	-1	-2
3 rei	-3			2	2
3 removed				3			-1
3 rent	3		1	-3	-2	-2	-1
3 repo	3		-1	-2	-1	-2
3 report	4			-2	-2	-1	-2
3 reported		-1	2	1	-1	-3	-1	1
3 repossession	2			-1			-1
3 retirement	3			-2
3 rocket				3	-2	-1	-1
3 rockland	-3			2		1
3 sam's					1	-1	-3
3 santander	-1		-2	3		-2	-1
3 savings	4			-4
3 sent	-2		-2	1	-1	2	3
3 services			-2	2	-2	-3
3 servicing	3			-3		-1
3 since				3	-3	-2	-1
3 sioux	1			-4	-2	1	-1
3 slate	-3			2	1	1	-1
3 so	1		1	-1	-2	-3	1
3 sofi	-4			1	1		-1
3 son	3			-2	-1	-2
3 south	2			-2			-1
3 status		-1	2	-1	-4	-3	1	-1
3 still	4			-1	-3	-2	-1
3 student	-2		-1	3	-2	-1	-1
3 suncoast	2		-1	-2
3 synchrony	-2	-1		3	-3		-2
3 t	3			-1			-1
3 taxes	3			-3
3 td	-3		-1	2	2	-1	-1
3 terms	1	-1		-3	1	-1	-3	-1
3 their	-4			5		-1	-2
3 through	2	1		-2	-1		-1
3 til	-3		-1		-1	3
3 to	1			-1	-3	-1	1
3 total	2				-3	-4	-1
3 toyota	-3	-1	1	2	-1	2	-2
3 transactions	3			-3
3 transunion	2				-1	-1	-1
3 transworld	-2			1	1	-2
3 tri-county	2		-1	-3	-1	-1	-1
3 tu	1		-1	-3	-1	2
3 type	-1				-1	-2	1
3 us	2		-2	-1	-3	1
3 vanguard	3			-3
3 verizon	-4		-1		3	-2	-1
3 visa	-3		-1	3	-1		-1
3 was						-3	1
3 wayfair	-2			2	-1	1	-1
3 with			-1			-2
3 x	1		-2	2	-2	-4	-1
3 y	2			-2	-1		-2
3 you	2		-1		-3	1	-1
3 信用卡	-3			3
3 欠款	2	-1		-3	-2	-1	-2
a month	-3			-1	-1	2	3
a payment	2			-1	-1	-1	-3
abc bank	2			-2
account no	-2	-1		2	-2	-3	-2
account number		-1		1	-3	-2	-3	-1
account status	-2			-1	-1	-1	2
acct no	-5			5	-2	-3	-1
ally bank	1		1	-2	-1
ally savings	3			-2
aluguel us	2				-1	-1	-1
amount here	3			-2			-1
apple card	1	-1		-1		-3	-2
as agreed	-1	-1		1	-3	-2		-1
auto loans	3		-1	-2		-1
award id	-3			3			-1
bal pmt	1			-3	-2	-1
balance loan	2		-4	-4		-1
balance status				-3			2
balance suffix	3			-3
balance updated	4			-1	-1	-1	-2
bank visa	3		-1	-3	3	-1	-2
bankruptcy chapter	3				-1		-2
barclays aadvantage	-2			2	-1	-2
beginning balance	2	-1	-1	-1	-1		-1
big card	-2		-3	2	1	-2
can do	3					-2
cap one	-2		-1	1	-2	1	2
card ending	-2			3	-1		-1
card services	-2			3		-2	-1
carro us	3				-1	-2	-1
cash ending	-3			3
certified mail	3			-2	-3	-1
charge account	2			-2		-1	-2
charge-off date	-3						3
chase bank	-3		-1		-1	2	1
citi costco	-2			2			1
citibank n.a	-2		-1	2			2
citibank xxxx	1			1			-3
citibank/best buy	-3			1			3
client id	2			-2
collection services	-2			2	-1
consumer usa	-2		-1	2	-1	-1	-1
credit one	-4			1	1	-1	-1
credit score	3			-1	-1	-2
credit services	3			-2	-1
creditor's name	2			-2	-1
curr acct	1			-3		-1	1
current balance	-2			-2	4	-2	-2
current current	-3			-1		-1	4
current days	3			-1		-1	-2
current late	-3				-1		3
custom cash	-3			1	2
customer service	3			-3
date of	3			-3
date opened	4			-2	-1	-1	-1
days in	3			-1			-3
days late	2	-1			-1	-2	-3
de cuenta	-3			3		-1	-1
debt incurred	4			-3	-1		-1
description amount	3			-2			-1
due days	1	-1	-1	-3		-1	3
due loan	5		-1	-4
due mortgage	3			-3		-1	-1
due status	-3			1			2
due the	2			-3	-1	-1
ending balance	2			-3		-1	1
ending in		-2			-3	-2	1	-1
evansville in	3			-2
everyday checking	3	-1		-3	-1
exeter finance	-1		-1	1	-3	2	2
fax no	3			-3
fico score	3				-1	-1
fin f	3			-1		-3
final us	-1			-1	2	-3	-1
finance acct	-2			3	-1
for collection	-3			-1	1	-1
free checking	4			-3	-1		-1
from to	3			-1	-1	-1	-1
gm financial	-1		-1	1	1	-3	-2
guarantor number	4			-4			-1
health guarantor	-3			1		1
holiday club	3	-1		-3			-1
home depot	2			-1			-2
home lending	3			-3
id number	3			-3
identification number	4			-4	-1
in full	1			3			-4
is now	-1			-1		-1	2
kia finance	2		-2	1		-1	-2
last pmt	3	-1		-2			-1
late dates	3			-1		-1	-2
lendingclub bank	3		-1	-3
lines through	3			-2		-1
loan account	-4			4
loan acct	-4			4		-1
loan no	-3			3		-1
lvnv funding	-3			2	-1		1
member no	3			-3			-1
min due	3			-3	-1		-3
min is	-2				-1	3	-2
min payment	-3				-1	1	2
minimum is	-2				-1	3	-2
minimum payment	-2	1		1		-3	2
mission lane	1		-2		-1		3
mo pmt				-3	-1	3	-1
month for	3					-2	-1
month late	-3						3
months behind	-1	2		-3	-1	-1	1
months reviewed	3			-1		-1	-1
months terms	3				-1	-2	-3
mortgage loan	-2			4			-2
mos rev	3			-1	-1	-1	-1
mínimo us	-1			-1	-2	1	1
n n	1			-2	-1	-2	-1
natl bk	1			1		-3	-1
navy barclays	-2		-2	3	1	1	-2
never late	-3				1		1
nmls id	3			-3
no xxxx	-2			3
norfolk va	3			-1	-1
number xxxxxxxxxxxx	-2			3	-1
of date	4	-1					-4
of file	2			-2
of limit	-2			-1			3
official form	3			-2	-1
old navy	-3			-2	2	1	-1
on file	3	-1		-1	-2
on the	1			-3	-1	-1	1
on time	-3	1		-2	2	1
one quicksilver	-2		-1	4	-1	-1	1
opened reported	5			-3	-1	-1	-1
orlando fl	3			-2	-1
our file	2			-2			-1
owe min	-3				-1	1	2
owes me	3				-2	-1
p.o box	4			-3	-3
page of	5			-2	-2	-2	-1
paid off	1	-1	-1	-1	1	-2	-3
paid on	3					-1	-1
parcela us	-2			-1	-3	3
partners guarantor	-2			2
past due		-1	-1	1	-4	-3		-1
payment due	2	-1		-2	-1	-2	-3	-1
payment history	3			-1		-1	-2
payment is	-1			-1	-2	3	-2
payment status	-2			1	-1	-1	2
personal loan	-1		-2		-1	-2	1	-1
platinum min	-3			-1			2
po box	2			-2	-3		-1
previous balance	2			-1	-1		-1
procedure form	3		-1	-3
public records	3			-2
red card	2		-1	-3	-2	-1	-1
rent is	3			-1	-2	-2
report confirmation	2			-2
report no	2			-2
report number	4			-3	-1		-1
reported feb	2			-2		-1	-2
reported jan	-2			-2	-1	-1	2
reported may	3			-1		-1	-2
reported oct	3			-1			-1
rev rev	3			-1		-1	-3
scheduled payment	-3			-3	-1	3	-1
security number	3			-3
so it's	-2			-1	2	-1	-1
status current	-3			-1		-1	3
status notes	-3			-1	-1	4	-2
store card	-1		-1	1	-2	-3	-1	-1
student loans	4			-4
support obligations	3			-3
the government	3			-3
their file	-2			2
third bank	4		-1	-4	-1	-1	-1
to apr	3			-1			-2
to aug	3						-3
to loan	3		-1	-3
total claim		1		-4
total us	3	-1		-2	-2	-4	-1
transworld sys			3	-2	-1
unsecured claims	3			-2	-1
until feb	3			-2			-1
updated may	3			-1		-1	-1
usaa visa	2			-3		1
visa acct	-3			3	-1
x ok	4			-1	-2	-1	-1
y n	1	-1		-3	-1	-1	-1
you are	-3			-1	-1	-2	3
you behind	3			-1			-2
you have	2				-2
余额 最低还款	-2			-1	-1	-1	2
信用卡 尾号	-2			1			1
# figure words behind
a	-3	-1	-2	-2	-3	4	-3	-1
a month	-6		-2	-1		5	-3
a week	3				-1	-4	-1
account	-1		1	-1	-2	-3	1
account 	1		1	-1			-3
account number	2		1	-3			-1
account type	-3			4		-1	-2
accountopeneddate	-4			4	-1	-2
accountopeneddate 	-3			3	-1	-2
accounts	3			-1	-1	-2
active				-3	-1	-1
active 				-3			2
actual	-2					2	-1
after	3			-3	-2	-1
ago 	2			-2	-2	-1	-2
all	3			-3	-1
am	5		-1	-1	-2	-2	-3
am 	4		-1	-1	-1	-2	-2
american	3		-1	-3			-1
amount	1			-5	-1		2
and	-1	-1	-2	-3	1	2
and they	-3				1	-1	2
annual	-3		1	2		-1
are	3	-1		-2	-2	-1	-2
as	1			-3	-3	1	-1
as agreed				-2	-3	1
as of	3			-2		-1
asagreed	-1			-3	1	1	-4	-1
asagreed 				-2	1		-3
ask for	2			-3	-1	-1	-1
atrasado	-4			-1	2	1	-1
atrasado dias	-3				2	2	-1
auto		-1	-2	3	-1	-2
auto 	-1			3		-2	1
available	2			-3			2
ave	4		-1	-3	-1	-2
ave e	3		-1	-2		-1
b 	2			-3	-1	-1	1
bal	-3	-1	-4	3	-1	-5	-2	-1
bal pmt	-1		-2	3	-1	-2	-2
balance	-3	-2	1	2	-2	-1	-2	-1
balance pay	4			-3			-1
balance updated	-5			5
balances 	3			-3
bank	1		-4	-4	-2	3	-2
bank of	2	-2	-2	-3	-1	1	-2
bc	3			-3
bc crc	3			-3
best	3	-1		-2			-1
boat 	-2		-1	3
bought	-3			3
box	3			-3	-1		-1
c		-1	-1	1	-3		1
capital one		-1		-4	-1	1	1
car	-1		-1	1	-2		-3
card	-2		1	2	-2	-2	-1
card 	-3		1	3	-2	-2	-1
charge	-1			3	-2	-2
chargeoff	2			-1		-3	-2
chargeoff 				-1	3	-2	-2
chase	4	-1	-1	-3		-1	-2
chevy	-3		1	2
claim	4			-4		-1	-1
client	4			-3			-1
closed	-2				4		-4
closed 	-3			1	2		-1
co	2			-1	-2	-2	-2
coll	-2	-1	-2	3	1	-3	-2
collection		-1	-1	2	2	-4	-1	-1
collection 	-2		-2	3	-1	-3	1
comenity	-1		2	-3	1		-2	-1
comments	3			-1	-1	-2	-2
convergent	3			-1		-1	-2
convergent outsourcing	3			-1			-2
corporate	3		-1	-2	-1	-1
corporate blvd	3			-1	-1	-1
credit	-1	-2		2		-3		-1
ct	3			-1	-1	-2
cur	-2			1	-2	3	-2
cur 	-3			2	-2	3	-1
current	-2	-2	-4	-1	-2	1	-4
current 	-1	-1	-3	2	-2		-5
current account	-3			-1		-2	4
d	1				-2	-4
date	1			-3	-1	-1	1
date 	3			-3
day	1	-2		-3	-2	-2		-1
day amex	3		-1	-1			-1
days	-1	-1	-1	-2	-5	-4	3	-1
days 	-1	-1		-1	-3	-2	2	-1
days after	3					-1	-2
days days	4			-1	-1	-2	-4	-1
days delinquent	-4			2		-3	3
days in	3					-1	-3
days late	-1	-1	-1	-1	-3	-2	1
days old	3						-3
days overdue	-3				-1		3
days past	-2	-1		-2	-3	-6	3	-1
de	4			-1	-3	-2	-1
debtor	2			-2
debts	3			-3
dept	3	-1		-2			-1
desc	3			-1	-1	-1	-2
dias	-2	-1		-4	1		4	-1
dias de	-2			-2			4
digits	3		-1	-1	-3	-1	-1
discharged	3			-2	-1
discover	4		-1	-3		-2	1
dla	-1			3	-1	-2	-2
do	3			-2	-1	-1	-2
do you	3			-2			-1
dollars	-2			-1	1	2	-3
domestic	2			-2
domestic support	3			-2
dpd	-1			-2	-1	-3	2
due	-1		-1	-4		3	-3
due by	3			-3
due date	3			-2			-1
due the	2			-3	-1	3	-1
duke	3	-1		-2	-1	-1	-1
días				-1	-2	-4	2
días de	-3				-2	-5	4
e	2			-2		-2
ecoa	-2			2
ef1	2			-2	-1
em	-2	-1		-2	3		-4	-1
em cobrança	-2	-1		-1	4	-4	-2	-1
em dia	-2	-1		-3		2	-4	-1
emergency	-2			2	-1		-1
end	3			-2			-1
enrolled	-3			1	-2	-3	3
enrolled 	-2	-1	1		-2	-2	2
et	3			-2	-1
et 	2			-1	-1
every	3				-1	-3
every other	3				-1	-3
exit	2			-1
f	3			-2	-2	-1	-1
f 	3			-2	-2	-1	-1
fee	4			-2	-1	-2
filed	2			-3		-1
final				-3		-1	1
first	5			-5	-1	-1	-1
first seen	4			-4
food	2				-1	-1
for	-1		-2	4	-1	-5	-3
for the	1		-1		-1	-2
franklin	-1	2	-1	-2			-1
free	3			-3
freedom mortgage	2			-2			-1
from to	3			-2	-2	-1
gas	3			1	-2	-3
high	4			-3	-2	-2	-1
high balance	3			-3
highest	3						-3
highest balance	3						-2
home	-1	-3	-1	3		-1	-1
home equity		-3	-2	2	-1	-1	-1
hours	3				-1	-2	-1
hr	2			-1	-2	-2
husband	-3			2		-1
i	-3		-1	2	2	1	-1
i owe	-3			3
i1	-2		-2	-1	2	4	-2
i1 	2		-2	-5	1	2	-2
i2	1			-3			-1
i2 	1			-3		1	-2
i3	1		-1	-2		1	-1
idaho	2			-2
if	2			-3	-1	-1	1
im	3			-1	-2		-1
in deferment	-3	2		1		-1
incl	4			-2	-1	-2	-1
incl in	3			-2		-1	-1
inst	1			1	-1	-3	-2
installment			-1	1		-2	-4
installment 			-2		-1	-1	-3
installment account	-3		-1	3
insurance	3		-1		-2	-2	-1
international	2			-2	-1
is	-1		-1	3	-2	-2	-2
j	-4			4	-1	-1	-1
j 	-3			1		-1
jefferson	1			-3	-1	-1	1
jefferson capital	1			-3			1
k	2	-1		-4	-4	-3	-2
kia sorento	3	-1		-1		-1	-1
kingsley	4		-1	-4	-1	-1	-1
kingsley dr	4		-1	-3		-1
late30days				-2	2	1	-3
late60days	1			-3	-1	1	-2
left	-1			1	3	-3	-3
left 	-2			2	2	-2	-2
left mo	-3		-1	1	2	-1
legal	-3			1	-1		2
liabilities	-2			-2	4
lines	3	-1	-1	-1	-1
loan	-1	1	-2	1	-3	-2	-3
loan 	-2	1	-1	3		-1	-2
loan type	-3			3			-1
loans	3			-2		-1
lvnv	3			-2		-1	-1
m	-2				-3		-2
m 	-2			1	-3	1	-2
m1	-1			-2	-1	2	-3
macy's	3			-1		-1	-2
mar	-1	-1	-1	3		-1	-2
medical			-2	2		-3	-2
midland	3			-3	-1	-1	-1
min	-2		-4	2	2	-1	-3	-1
missed	-2			2		2	-2
mo		-1	-2	-4	-1		-1	-1
mo 	-3	-1	-2	-1	1	2	1	-1
mo current	-2		-1	-1	-2	3	-3
mo days	-5			-1	1	1
mo fee	3				-1	-2
mo late	-1			-2	-2	2
mo ok	-2			-1	2	2	-1
mo on	-2			-2		3	-1
month		-1	1	-3	-3	-4	2
month late	-3						3
month payment	4			-1		-1	-3
monthly		-2	-1		-3	1	-2
monthlypaymentamount	1				-4	-1
monthlypaymentamount 	2				-3	-1
months	2		-1		-3	-4
months 	1			1	-2	-3
months behind	-2			-2	-1		3
monthsreviewedcount	-3			-1	-1	3
monthsreviewedcount 	-3				-1	3
more	3				-1	-2	-1
mortgage	-1	4	-2		-2	-2	-3
mortgage 	-1			1	-1	-1	-3
mos	1	-1	-2	-2	-3		1
mtg	-2	-1	2	1	-1	1	-2
mínimo	-3				3	-2
n	-1	-2	-2	-1	-3	-5	1	-1
n 	-2	-1	1	-3	2	-2	2
n louise	3			-2	-1
n n	-1			1	-3	-4	-1
n/a	3		-1		-2	-1	-1
na	-1			-3	3	1	-2
name 	-3			2	-1
negotiating	-3			3			2
new	1	-2	-3	-2	-1	-1	1	-1
nissan rogue	3	-1		-1		-2	-1
no	-2	-1			5	-1	-3	-1
no 	-1				-1	2	-3	-1
no rush	-3			-1	3	-2
none 	-3		-1	-1	2	1
not	-2	-1	-1	1	1	-2	1	-1
not late	-3			2	-1	2	-1
not yet	1						-2
nw	3			-1	-2	-1
nw st	3			-1	-2	-1
of	6	-1	-1	-2	-2	-4	-4
of 	4	-1		-2	-2	-2
oh	2			-1		-1
ok	1	-1	-1		-1		-6	-1
ok 	-1	-1	-1		-2	1	-4	-1
ok ok	5			-2	-1	-2	-3
on		-1	1		1	2	-5	-1
on 	-3		-1	3	-1	-1	-1
on time				1	-2	1	-3	-1
onemain	3			-2			-1
opened	-1	-1		2	-2	-1	-1	-1
opened 	-1	-1		3	-2	-1	-1
or	2			-2	-3	-2	2
originalcreditorname	-3				3	-1
other	3			-2	-1	-1	-1
other liabilities	5			-5
owe	-5		-1	6	-1
owe pay	-2		-1	3
owed	-3		-2	3	1	-1	-1
owes	-3		-1	3	-1
pagamento mínimo	-1				3	-2
page	4			-2	-2	-1
page of	3			-2	-1	-1	-1
pages	3				-2
paid		-1	-1	3		-3	-5
paid 	-1	-1		2		-3	-3
paid collection	1			2	-2	-1	-2
paid off	-5		-1	3	1	2	-1
past due		-1		-3	3	1
pastdueamount 	-1			-2	-3	2	-1
pay	-2		-1	2	2	-3	-2
payments	2			-1	-3	-4	1
payoff	-1			4	-1	-1
pays	-1		-1	-1		-2	1
pd				-2	-2	-2	3
personal	-2	-1		2	-1	-2	-1
pg	3			-2	-1
phone	2		1	-3	-2	-1	-1
placed	-4			4	-1	-1
plaintiff	2			-2
platinum	-3	1	1	1
pm	3	-1	-1	-1	-2	-2	-2
pmt				2	1	-3	-1
por	1	-1			-3	1	-1
por mês	1				-3	1	-1
portfolio	3		-1			-1	-2
portfolio recovery	3		-1	-2		-1	-2
ppa	1			-2	-3	2	-1
ppa 	3			-1	-2	-1	-1
property	3			-2
proposal	2			-2			-2
pts	3				-1	-1	-1
pts 	2			-1	-1
pünktlich	2				-2	-1	-1
quail	3			-2		-1
quantum3 group	3		-1	-1
r01				-3	-1	2	-3
r01 	1			-3		1	-2
r09 	3			-1		-1	-2
r1	-2	-1	-2	-4	2	3	-4
r1 	-2	-1	-2	-4	3	1	-3
r2				-2	1	1	-3
r2 				-3		1	-2
r9			-1	-3	2	-2	-3
r9 				-2	2	-2	-3
re	-3	-1		3
ref	3		1	-2	-1	-2	-1
regional	3			-3		-1	-2
regional acceptance	2			-2	-1	-1	-2
regular	4		-1	-4	-1		-1
rent	4			-2	-1		-1
report	4			-3	-1
reported	-2			3	-1	-1	-1
repossession	2			1	-1	-1	-3
rev	1		-1			-1	-3
rev as	-3			1	-2	2	-3
revolving	-1	-1	1	3	-2	-2	-3
revolving account	-3		-1	3
ridgewood	2		-1	-2
right	-2			-1	-1	3	-1
right now	-2					3	-1
rocket	2			-2	-1	-1	-1
roth	2			-2
rptd	4			-3	-2
s	4			-2	-1	-1
saldo us	-4		1	3	-1	-1	-1
santander	4	-1		-2		-1	-2
santander consumer	3			-1		-1	-2
savings	2		-1	-2	-1
savings 	3			-3	-1		1
settled	1		-1	3		-1	-3
settled 	1			2			-3
signature	-1	-2	-3	3	-1	-1	-1
signature 	-2		-1	3
signature loan	-4	-1	-2	4
silverado	-2	1	-2	2			-1
so	4			-2	-2	-1	-1
statement date	4			-4
status	-2			1	3	-1
store	-3		1	3	-1	-2	-2
store card	-3		-1	3	-1	-1	-2
student 	-2			2	-1	-1
student loans	4			-3
tage	3		-1	1	-3	-3	-2
take	3			-1	-1	-1
tax	3			-2
taxes	2			-3	-1	-1
terms	1			-3	-2	-2	1
that	2			1	-1	-2	-4
the balance	-2			3
they	-4			3		-1	2
tháng	3				-1		-2
til	-3				1	1	-1
to	4		-1		-1	-3	-3
total priority	3			-3
tu				2	1	1	-3
tu 	3			1	-1	-1	-3
tu/ef				3	-2		-1
tu/ef 				3	-2		-1
tu1 ef1	2			-2
tuc	1			-3		-1	1
type	-1		1	2	-3	-3	-3	-1
unknown	-3			3
unknown 	-2			2
unpaid	1			-2	-3	-4	1	-1
unpaid 	3					-1	-1	-1
unpaidbalanceamount	3			-1	-2	-2
unpaidbalanceamount 	2			-1	-1	-2
unsecured 	-3		-1	2			-1
us		-2	-2	2	1	-2	-2	-1
us 	2	-1	-1	1	-2	-4	-1	-1
us em	-4			2	2		-1
usaa	3			-3			-1
used	-3	-2		3	-1	-1	-1
used auto	-2	-1		3	-1
utility	-2			2
visa	2	-3	-3		-1		-1	-1
visa classic	1	-2	-3	1
w mile	3			-3
we owe	-3			1	-2	1
webbank/fingerhut	1			1		-1	-2
wells	3			-2			-2
wells fargo	3			-2			-2
westlake	3			-2		-1
when	3			-2	-1	-1	-1
wife	-4		-2	4
with					-2	-2	1
with a	-3			4			1
wk	4				-2	-3
wk 	2				-1	-3
world	3			-2	-1
world finance	3			-2	-1
xp	1			1	-2	1	-3
xp tu						2	-2
xp/tu/ef				1	-1	-3	-3
xp/tu/ef 	3			-2	-1	-2	-2
y	-2	-2	-1		-3	1		-1
y n	1	-2	-1	1	-2	-2	-3	-1
year	1	1		-3			-2
years	3				-2	-3	-2
years 	2			1	-1	-3	-2
yes			1	1		-2	-3
your loan				-2			1
yr	-1		2	-1	-2	-1
yrs	3				-1	-2
просрочка	3			-1	-2	-2
余额	-4		-1	4		-1	-2
欠款	-3		-1	3			-1
欠款 最低还款	-3		-1	3			-1
# figure words of line
always		-4	-1		-1	-1		-3
always, below blank		-3	-2	1	-2	-1		-1
often, below blank	-1	-2	1		-3	-3	-2	-1
once	-1	-3	-1	1		1	-4	-1
once, below blank	-2	1	-1	2	-2	1	-3	-1
twice		1	-3	-1	-3		-2	-1
twice, below blank	-1	-2	-2	2	-3	-3		-1
# mark alike read as
accountNumber, all, few	-3			3	-1	-1	-2
accountNumber, all, few; itself accountNumber	-3			3	-1	-1	-2
amount, all; itself amount	-4				4	-1
amount; itself no part	3				-3	-1
current, all, few; itself no part	2						-2
current?	3	-1		-1	-2	-2	-1	-2
current?; itself no part	3		-1				-1	-1
no part	-2	-2	-1	-2	2	2	1	-1
no part, all	1			-1	-2	-4	-3	1
no part, all, few			1	-3	-3	-3	-3	-1
no part, all, few; itself no part				-2	-3	-3	-5
no part, all, few; itself originalCreditor	3	-1					-1	-2
no part, all; itself current	-3						3
no part, all; itself goes on?	-3		3
no part, all; itself no part	2				-4	-5	-5	1
no part; itself amount	-4				4	-1	-2
no part; itself amount?	-3				3	-2
no part; itself current	-4	-1	-2		-1	-1	4
no part; itself goes on	-2	-1	2	-1	-1	-1	-2	-3
no part; itself no part	1	-2		-3	-4	-3	-7	-3
originalCreditor, all, few; itself originalCreditor	-2							3
paying	-3	-1		-1	-1	3	-2	-2
paying; itself paying	-3	-1	-2	-1	-1	3	-2	-1
# mark before and shape
capital mark-.	-1	-2	2	-3	-2	-1	1	-2
capitalised mark-!	2						-2
capitalised mark-"	1	-1	-3	-2	-3	3	1	-2
capitalised mark-#	4		-2	-3	-2	1		-1
capitalised mark-$	2	-1	-3	-2		-3	-4	-1
capitalised mark-&	-1	-4		-1	-1	-1		1
capitalised mark-(	1	-2		-4	-1	-1	-2	1
capitalised mark-)	-2	-3	4	-2	-3	-3	-3	-3
capitalised mark-+	-2	-1	3	-1	-1	-1	-1	-2
capitalised mark--	1	-2	-2	-4	-2	-2		-1
capitalised mark-.	-1	-1	2	-4	-1	-2	-1	1
capitalised mark-/	-1	-2		-2	-2	-2	-3	2
capitalised mark-:	3	-3	-2	-3	-3	-2	-2	-2
capitalised mark-?	2	2	-1		-1		-3	-1
capitalised mark-|	4	-1	-5	-1	-2	-1	-2	-1
capitalised mark-·			-2	1	-2	-1		-1
capitalised mark-—	3		-3	-1	-2	-1	-2	-1
capitals mark-"	2	-1	-3	-1		1	-2	-1
capitals mark-#	3			-3	-1	-2	-3	-1
capitals mark-&	2	-3		-1	-2	-1	-3	2
capitals mark-(	2	-2	-2	-5	-1	-2		-1
capitals mark-)	-1	-1	3	-2	-3	-3	-4	-2
capitals mark-,	1	-3	-1	-1	-2	-1	-2
capitals mark--		-2		-3	-1	-3	1	-3
capitals mark-.	-2	-1	2	-4	-3	-2	-1	2
capitals mark-/	2	-2	-2	-2	-1	-2		2
capitals mark-:	1	-2	-1	-1	-2	-1	-1	-3
capitals mark-|	2		-3	-2	-1	-1		-1
capitals mark-·			-3	1	-1	-1	-1
capitals mark-–	3	-1	-3		-1	-1	1
capitals mark-—	3		-2				-1	-1
cents mark-"	2		-1		-3	-3	1
cents mark-,	1	-1	1	-1	-1		-5	-2
cents mark--	3			-1		-1	-2
cents mark-.	1	-1		-2		-3	-2	-1
cents mark-/	1				-1	-3	1
cents mark-|	4	-1		-1	-3	-3	-4	-1
code mark-$	-2			-1	3	2	-1
code mark-)	2			-2		-1	-3	-1
code mark-.	1	-2	-2	1	-1	-2	1	-2
code mark-|	4			-2	-1	-1
digits-1 mark-)	1	-1		-2	-2	-2	-1	-3
digits-1 mark-.	3	-3	-2		-3	-3	1	-2
digits-1 mark-/	2	-1	2	-2	-2	-3	-1	-1
digits-1 mark-:	4	-1	-1	-1	-1	-1	-2
digits-2 mark-(	3		-2				-1
digits-2 mark-)	-3		3	-1	-1	-1	1	-1
digits-2 mark--	-2	-1	2		-3	-3		-1
digits-2 mark-.	2	-1		1	1	-1	-3	-1
digits-2 mark-;	2			-1	-1	-2	-2	-1
digits-2 mark-|	2				-1	-1	-2
digits-2 mark-✓	3						-2
digits-3 mark--	3		-1	-1		-1	-3
digits-3 mark-/	1				-1	-3		-1
digits-4 mark-"	3		-1	-1	-1	-2
digits-4 mark-$						-5	-1
digits-4 mark-)	3	-1	1	-5	-1	-2		-2
digits-4 mark-,	1	-1	2	-3	-1	2	-3	-1
digits-4 mark--	-3	-1	1	4	-2	-2	-2	-1
digits-4 mark-|	3			-1	-3	-1	-2
digits-5 mark-$	2				-1	-3
digits-5 mark-,	4			-2	-1			-1
digits-6 mark-,	3	-1		-2
digits-7 mark-)	3			-2
digits-7 mark--	2	-2		-1	-1	-1	-1
digits-7 mark-.		-1		2	-2	-2	-3	-3
digits-7 mark-|	3			-1	-2	-1	-1	-1
dollars mark-)	3				-1	-1	-1	-1
dollars mark-,	2	-1			1	-2	-3	-1
dollars mark--	5	-1		-1	-2	-2	-3	-1
dollars mark-.	1	-1		-2	-1	-3	1	-2
dollars mark-<	4						-4
dollars mark-@	2				-2	-1
dollars mark-–	3			-1	-2	-2	-3
dollars-and-cents mark-"	-1		2		-4	-2	-1
dollars-and-cents mark-)	3				-1		-2
dollars-and-cents mark-,	1	-1		-1	-3	-3	-1	-1
dollars-and-cents mark--	3			-1	-1	-2	-3	-1
dollars-and-cents mark-.	2			-2			-7	-3
dollars-and-cents mark-/					-1	-2		-1
dollars-and-cents mark-|	3	-1			-2	-2	-3
dollars-and-cents mark-—	4					-2	-2
lettered-code mark-(	3	-1	-1	-2	-2	-1	-1	-1
lettered-code mark-)		-1	3	-3	-1	-2		-2
lettered-code mark-,		-1	-3	-2	2		-4	-2
lettered-code mark-:	2					-1	-1
lettered-code mark-–	3			-1	-2	-1	-2
letters mark-:		-1	-2	-2	-3	-3	1	-2
line mark-(	3	-2	-2				-2
mark-" mark-,	2	-2	-2	-4		2	-4	-2
mark-" mark-.	-3		-1	3			-1
mark-" mark-:	3			-1	-1	-1
mark-# mark-:	4			-3
mark-$ mark-$	3			-1	-1	-1
mark-$ mark--	-3	-1	-1	-4	4	3	-4	-3
mark-( mark-.	-3		-2	3		-1	-1
mark-( mark-…	-3		-1	3		-1	-1	-1
mark-) mark-,	4		-5		-1	1	-2	1
mark-) mark-.	6		-5	-2	-1	-1	-1	-1
mark-) mark-/	2		-2
mark-) mark-:	4		-2			-1	-2	-1
mark-) mark-|	1		-3	-2	-1	-1	1
mark-) mark-—			-2	-1	-1		1
mark-, mark-"	2	-2	-1	-5	-1		-4	-2
mark-- mark--	2	-1	-1	-3	-2	-2	1	-1
mark-. mark-"	3		-4			1	1	-1
mark-. mark-,	3		-2	-1	-1	1	-2
mark-. mark-.		-2	-2	2	-4	-4	-4	-2
mark-. mark-:	3			-2	-1
mark-: mark-"	5			-2	-2	-1	-2
mark-: mark--	3			-1	-2	-1	-2
mark-; mark-"		-1	1	-1	-2	-3	1	-1
mark-] mark-$	-2				-2	3
mark-| mark-$	-3			-1	2	1
mark-| mark-|	4			-1	-1	-1	-2
mark-☐ mark-$	-2				-4	2	-1	-1
mark-☑ mark-$	-1				-3	2
mark-☒ mark-$					-2	4
mark-✓ mark-–	4				-1		-4
masked mark-(	3			-2				-1
masked mark--	3			-2	-1
masked mark-|	3			-2	-1	-1
percent mark-$	-3	-1		-1	1	1	-2	-1
percent mark-)	2						-1	-1
percent mark--	3				-2	-2	-1
small mark-"	3		-2			-1	1
small mark-&	-2		2				2
small mark-'	1					-3
small mark-(	3	-2	-1	-1	-1	-2	-4	-1
small mark-)	-2	-1	5	-2	-2	-2	-2	-2
small mark--	3	-1	-1	-2	-3	-2	-2
small mark-.	2	-1	-2	-4	-1	-3		-3
small mark-/	2	-1	-2	-1	-1	2	-3	-1
small mark-:	2	-2	-2	-3	-2	-2		-2
small mark-<	2					-1	-2
small mark->	3		-1	-1			-1
small mark-|	3		-2		-1	-1	-1
small mark-–	4		-3	-1	-1	-1	-3
small mark-•	4			-1	-1	-1	-3
small mark-😩	-3		-1				3
small mark-😬	-3				-1	-1	3
thousands mark-/	3				-2	-2	-1
thousands-and-cents mark-"	3		-1		-2		-2
thousands-and-cents mark-,	4			-1	-1	-3	-3	-1
thousands-and-cents mark-[	2				-1	-2
thousands-and-cents mark-☐	2			-1	-3	-2	-1	-1
thousands-and-cents mark-☑	3				-3	-2	-1	-1
thousands-and-cents mark-☒	3				-1	-3
with-digits mark-"	1	-1	-1	-1	-1	2	-4	-1
with-digits mark-$			-1	-1	1	-3
with-digits mark-(	3	-1	-2	-2	-1
with-digits mark-)		-1	-1	-3	1	-2	-2	-2
with-digits mark-,		-2	-3	-3	1		-5	-3
with-digits mark--	4	-1	-2	-1	-2	-2	-3	-1
with-digits mark-.	5		-1	-3	-2	-3	-2	-1
with-digits mark-;	2				-2	-2	-2
year mark--	3		-1		-1	-1	-1	-1
year mark-.			-1	-3	-1	-1	1	-2
# mark before read as
	-1	-1		1	-4	-2	-2
accountNumber	-2	-2	-1	2	-2	-3	-5	-3
amount		-1	-1	-1		-3	-1	-2
amount,current?	-3				1	-1	3
amount?	-2	-1	-1	-2	1		-3	-2
current?	1		2	-2	-4	-3		-1
goes on	-1	-1	1	-2			-2	-1
goes on,current	-2		-1		-1		3
goes on,current?	-2		-2	1		-1	2	-1
goes on?	1	-1		-2	-2	-2	-3	-1
originalCreditor	1	-1	-4	-1	-1	-2	-2	3
paying	-4	-2		-2	-5	2	1	-2
# mark before
capital	1	-2	1	-4	-2		-1	-3
capitalised	1	-2	1	-4	-2	-1	2	2
capitals		-4	-1	-5			-3	1
cents	1	-2	-2	-3			-2	-2
code	1	-2	-2	-2	-2		1	-2
digits-1		-3	2	-2	-4	-5	1	-3
digits-2	1	-1		-1	-3	-2		-2
digits-3	1	-1	-1	-3	-1			-2
digits-4					-2	-1	-3	-3
digits-5				2	-1	-4	-2	-2
digits-7	1	-4	-3	2	-1	-1	-3	-3
dollars	4	-1	-1	-3	-1	-5	-3	-2
dollars-and-cents	2	-2	2	-1	-1	-2	-3	-3
lettered-code	2	-2	1	-1	1	-1	-2	-3
letters	2	-2	-2	-3	-4	-4	-1	-3
line	1	1	-4	-2	-1			-2
mark-!	3		-1	-1	-1	-2	-1	-1
mark-"	2	-2	-3	1	-1	2	-2	-2
mark-#	5		-1	-4	-1	-2	-1	-1
mark-$	-1	-1	-1	-4	2	1	-3	-3
mark-(	-3	-1	-1	3	-1	-2	-2	-2
mark-)	2		-9	-1	1	-1
mark-,	1	-2	-1	-2		1	-3	-2
mark--	3	-3	-1	-1		-2		-1
mark-.	-1	-2	-2	1		-2	-3	-4
mark-:	-1	-2	-1	-5	1		1	-2
mark-;	1		1	-2	-3	-4	-1	-1
mark-<	3				-1	-1	-3	-1
mark-=	2	-2		-2	-2	-3	-1	-1
mark-?	3	-1	-2	-1	-1	-1	-1	-1
mark-|	-2	1	-2	-2	1		-3	-1
mark-☑					-3	1
mark-☒					-2	3
masked	2	-1		-1	2	-4	-3	-2
small	1	-2	2	-4	-2			-3
thousands	3			-1		-4	-1	-1
thousands-and-cents	2	-2	-2	-2			-4	-2
with-digits		-2	-1	-5	2	-2	-5	-3
year			3	-3	-2	-2		-2
# mark behind read as
			1		-3	-3	-1	2
accountName	3	-1	-2	-3	-1		1	-1
accountName,current	-5	-1					5
accountName?	2	-2	-2	-1	-1	-1	2	-2
accountNumber			-2	1	-2	-4	-4	-3
accountNumber?	2		-2	-3		2	-1
amount		-1	-1	-1	1	-4	-2	-2
amount,current?	-2				-1	-1	4	-1
amount,paying	-1				3	1
amount?	1	-1	-1	-1	1	-4	-3	-1
aside amount	1		1	-1	-3	-1	-1
aside amount?	3		1		-2	-3	-1
current	-1	-1	-1	-2	-3	-6	2	-2
current?	-1	-1	-1	-2	-3	-3	2	-2
goes on	1	-4	-1		-2	-2	-3	1
goes on,current?	2		-3				2
goes on?		-2		-1	-2	-2	-3	-1
originalCreditor			-1	1	-1	-1	-1	3
paying	-4	-1	1	-2	-4	4	-2	-3
paying?		-1		-1	-3	1	-1	2
# mark behind
capital	2	-1	-1		-3			-1
capitalised	1	-3	2	-1	-3	-1	1	-1
capitals		-1		-3	-3	-1	-2	1
cents	-1	-3	-1	-3		2	-2	-3
date	1			-3	-2	-2	-4	-1
digits-1		-3		-3	-1	1	-3	-1
digits-4	-1	-2	-1	3		-2	-4	-4
digits-5		-1		2	-2	-1	-3	-1
digits-7	3	-2	-2	-3	1		-1	-3
dollars	3	-1	-3		-4	-3	-1	-2
dollars-and-cents	2	-2		-4	-4	-3		-3
end	5		-1	-2		-1	-3	-1
lettered-code	2	-1	-1	2	-3	-3	-2	-3
letters	2	-2	-3	-2	-4	-4		-3
mark-"	-1	-3	2	-3			-1	-1
mark-#	-2		4	-1	-2			-1
mark-$	3	-1	-1	-4	-2	-6	-4	-2
mark-(	-1	-2		-1	-2	-3	3	-1
mark-,	1	-2	1	-3		1	-3	-2
mark--	2			-3	1		-2	-1
mark-.		-3	-2	2	-3	-4	-3	-3
mark-:	2			-2	-1	-1	-3	-1
mark-;	-1	-1	1	-1	-2	-3		-2
mark-<	3	-1			-1	-1	-2
mark->	3				-1	-1	-3
mark-?	3	-1	-2		-1
mark-_	1		-1	-2	-3	-4		-1
mark-|		-1	2	-2	-2	-3	-2	-1
mark-–		-1	3	-3	-2	-2	-1	-2
mark-—			1	-1		-5	-1	-1
mark-…	3		-3	-1	-1		-2
masked	3	-1		-1	-2	-3	-4	-2
percent		-1	2	-4	1	-5	-3	-1
small	1	-2	-1	-3	-3	-1	1	-1
thousands	1	-1		-3	-1	-5	-2	-2
thousands-and-cents		-2	-3	-4	2	-2	-4	-3
with-digits	1	-1	-2	-1		2	-3	-3
# mark both before and shape
capital small mark-.	3		-1				-3
capitalised capital mark-.	1		-1	-3	-1	-1		-1
capitalised capitalised mark-"	1		-2		-1	-3	1	-1
capitalised capitalised mark-$		-1	-2	-1		-1	-3	-1
capitalised capitalised mark-(	2	-1		-5	-1	-1	-3	1
capitalised capitalised mark--		-2		-3	-2	-1	1
capitalised capitalised mark-.		-1		-3	-1	-2	1	-1
capitalised capitalised mark-:	6	-1	-3	-3	-2	-1	-1	-1
capitalised capitalised mark-|	5		-3		-1	-1	-1	-1
capitalised capitals mark-"			-3			1
capitalised capitals mark-&	-2		3					-1
capitalised capitals mark-–	2		-2
capitalised digits-1 mark-:	3		-1	-1			-1
capitalised digits-2 mark-/	3	-1	-2	-2	-1	-1	-1
capitalised digits-4 mark-$	2				-1	-3	-1
capitalised dollars-and-cents mark-,	4			-1	-2	-1	-3
capitalised dollars-and-cents mark-.	5			-1	-2	-3	-2
capitalised mark-" mark-,	1			-2	-2	3	-1	-1
capitalised mark-# mark-:	3			-2
capitalised mark-( mark-…	-4		-1	4		-1
capitalised mark-) mark-"	3		-2			-1	-1
capitalised mark-) mark-,	5		-4		-1	-1
capitalised mark-) mark-.	3		-1	-1
capitalised mark-) mark-/	2		-2				-1
capitalised mark-) mark-:	2		-2			-1
capitalised mark-- mark--	4			-1			-3
capitalised mark-. mark-"	3		-3
capitalised mark-. mark-)	3		-1		-1		-2
capitalised mark-. mark-,	3		-3			-1	-1
capitalised mark-. mark-.	6		-2	-5			-1
capitalised small mark-$	-1		-1	-1	-1	3	1
capitalised small mark-(	4	-1	-2	-1	-1	-1	-3
capitalised small mark-)			1			-1	-4	-1
capitalised small mark--	3	-1		-1	-2	-1	-3
capitalised small mark-.			-1	-4	-1	-2	1	-1
capitalised small mark-:	1	-2		-3	-2	-2	-1	-2
capitalised small mark-?	2		-1				-1
capitalised small mark-—			-3				3
capitalised thousands-and-cents mark-.	3			-1		-2	-1
capitalised with-digits mark-(	4	-1	-1	-2	-1		-1
capitalised with-digits mark-)	1		-5	-3		-1		-1
capitalised year mark-.	-1			-3	-1	-1	2	-2
capitals capitalised mark-)	-3		3				1	-1
capitals capitalised mark--	3	-1	-2	-1	-1	-1	-1	-1
capitals capitalised mark-/	-3		3					-2
capitals capitalised mark-:	3		-1	-1	-1
capitals capitals mark-"	2	-1	-1	-1		-3	-2	-1
capitals capitals mark-#			1	-4	-1	-1	-3	-1
capitals capitals mark-(	2	-1	-3	-4	-1	-2		-1
capitals capitals mark-)	-2		3	-1	-2	-2	-3	-6
capitals capitals mark-,	4	-2	-3	-1	1	-1	1	-1
capitals capitals mark--		-2		-3	-3	-2	1	-1
capitals capitals mark-.	-3	-1	3	-3			-1	1
capitals capitals mark-:	2	-1	-2	-1	-1	-1		-2
capitals capitals mark-|	5		-2	-2		-1	-1	-1
capitals code mark-$	-3				2	1
capitals digits-2 mark-/			-3	-2	1	-1		-1
capitals digits-4 mark-,	3			-1	-1	-1	-1
capitals digits-5 mark-,	3			-2
capitals mark-" mark-,	1	-1	-4	-2		2	-2	-1
capitals mark-. mark-(	2		-3			-1	-1	-1
capitals mark-. mark-,			-3			2
capitals masked mark-$	-3			-1	2	-1
capitals small mark-.	-2		2					-1
capitals with-digits mark-)	3		-2		-1
cents cents mark-.	1			-1	1	-2	-3
cents mark-☐ mark-$	3					-3
cents mark-☒ mark-$	-3					3
cents small mark-$	-3				-1	3
code capitalised mark-,	-3		3
code digits-2 mark-/	3			-1			-3
code mark-. mark-$	4				-2	-4
code mark-. mark-.	-3		-1	3
code mark-| mark-$	-3				3	-1
date capitals mark-(	3		-3
digits-1 capitals mark-(	-3		3
digits-1 mark-. mark-$	3				-2	-2
digits-2 digits-2 mark-/	4			-1	-1	-1	-2
digits-2 lettered-code mark--	-3			2		-1
digits-2 mark-- mark--	-2						2
digits-2 mark-. mark-$	2				-2	-3
digits-4 mark-. mark-.	-3			4		-1
digits-5 mark-. mark-.	-3			3
digits-7 mark-. mark-.	-5			5	-1
dollars capitalised mark-:	3				-1	-1	-3
dollars digits-2 mark-/	3				-1	-1	-1
dollars dollars mark-/	3				-1	-1	-2
dollars mark-- mark--	3						-3
dollars-and-cents capitals mark--	-1		-1		-1		3
dollars-and-cents digits-2 mark-/	4				-1	-1	-3
dollars-and-cents dollars-and-cents mark-$	1				1	-3	-1
dollars-and-cents mark-$ mark--	-1	-1		-2	3	-3	-3	-1
dollars-and-cents small mark-,	-2				-1	-1	3
lettered-code digits-2 mark-/	3				-1	-1	-2
lettered-code lettered-code mark-,	3				-1		-2
lettered-code mark-. mark-.	-4			4
letters dollars mark-,	3				-1	-1	-3	-1
letters dollars-and-cents mark-,	1	-1		-1	-3	-3	-1	-1
line capitalised mark-#	5			-3	-1		-1
line capitalised mark-$	-2	-1	-2		2	-2	-1
line capitalised mark--	1	-1		-2	-2	-1	-3	-1
line capitalised mark-.	2	-2	1	-2	-1	-1	-3	-1
line capitalised mark-/	3	-1					-2	-2
line capitalised mark-®	4		-1	-1	-1		-1
line capitalised mark-–	1	-1		-1	-1	-1	-3	-1
line capitals mark-#	2		-1	-1
line capitals mark-$	3				-2	-2
line capitals mark-,	3	-1	-1		-2	-2	-1
line capitals mark-/	3	-1	-2					-1
line digits-1 mark-)	1	-2	-3	-1	-1	-2	1	-2
line digits-1 mark-.	2	-3	-3	-4	-2	-3	1	-2
line digits-1 mark-/	3	-1	-1	-1			-1	-1
line digits-7 mark-.	-3	-1		3	-1
line line mark-#	2	-1					-1
line line mark-$	-1	-2		-1	2	1	-2
line line mark-(	4	-2	-2				-2
line line mark-*	4	-2	-1	-1		-1	-3
line line mark-|	2	-2					-1
line line mark-~	2		-1				-2
line small mark--	3		-3				-1
line small mark-.	4		-3				-2
line with-digits mark-)	5	-1	-1	-1	-3	-1
mark-" capitalised mark-,	-1		1		-1	2	-3	-1
mark-" capitals mark-"	-4		2		-1	3	-1	-1
mark-" cents mark-"	1		-1		-3	-3	1
mark-" digits-4 mark--	-3			4	-1	-1	-1
mark-" dollars-and-cents mark-"	-2		2		-3	-2	-1
mark-" mark-, mark-"	2	-2	-1	-5	-3	1	-3	-2
mark-" mark-: mark-"	3			-1	-1	-1	-2
mark-" mark-; mark-"		-1	1	-1	-2	-3	1	-1
mark-" thousands-and-cents mark-"	2		-1		-3	1	-1
mark-# lettered-code mark-(	3			-1	-1		-2
mark-$ thousands-and-cents mark-[	3				-2	-1
mark-$ thousands-and-cents mark-☐	4				-4	-4	-1	-1
mark-$ thousands-and-cents mark-☑	3				-3	-2	-1	-1
mark-$ with-digits mark-,	-1	-1		-1	2	-3	-2	-1
mark-$ with-digits mark-.	2				-1	-2	-1
mark-& capitals mark-,	3		-2
mark-( capitalised mark-)	-2	-1	2	-2	-2	-2	-3	1
mark-( capitals mark-)	-3	-1	4	-1	-2	-2	-2
mark-( lettered-code mark-)	-1		3	-2	-1	-1	1
mark-( small mark-)	-2	-1	4	-1	-1	-2		-1
mark-) capitalised mark--	3		-3
mark-, capitalised mark-,	2	-1	-3		-1	1	-3
mark-, capitalised mark-.	-3		4	-2	-1	-1	-4	-3
mark-, capitals mark-"	2		-3	-1	2	-3		-1
mark-, capitals mark-(	3		-2
mark-, capitals mark-,	3		-2			1	-4	-2
mark-, capitals mark-.	-4		3	-4	-2	-4	2	1
mark-, cents mark-,	1	-1	1	-1	-1		-4	-2
mark-, dollars-and-cents mark-,	2				-3	-2
mark-, lettered-code mark-,	-1		-1	-1	2	1	-4	-1
mark-, mark-" mark-"	3		-2			2	-1
mark-, mark-, mark-,	-1				2	-3
mark-, small mark-,		-1			1	1	-5
mark-, small mark-.	3	-1	-1	-3	-1	-1	-2	-1
mark-, with-digits mark-"	2				-1	1	-3
mark-- capitalised mark--	4		-3				-4
mark-- capitalised mark-.	1		-3				-1	1
mark-- capitalised mark-:	3		-1				-2
mark-- capitalised mark-;	3	-1	-1		-1	-1	-3
mark-- capitals mark-,	-1		-1				3
mark-- digits-2 mark-/	1		2				-3
mark-- mark-$ mark--	2			-1	-4	-1	-1
mark-- percent mark-$	-4	-1		-1	-4	4	-1
mark-- small mark-.	-3		2	-1			1
mark-- thousands mark--	3						-3
mark-. capitalised mark-)	4		-3	-1	-1	-1	-2	-1
mark-. capitalised mark-,	3		-2			-1	-1
mark-. capitalised mark-/	-3		1					1
mark-. capitals mark-.	-3	-1	4					-1
mark-. code mark-.	2			-1	-1	-1	-1
mark-. digits-4 mark-)	6			-5		-1	-4	-1
mark-. mark-" mark-,	4		-3			-1		-1
mark-. mark-. mark-.		-2	-1	2	-4	-4	-5	-2
mark-. small mark-$	3		-1		-2	-1
mark-/ capitalised mark-,	3		-2			-1
mark-/ capitalised mark-.	2		-2	-1			1	-1
mark-/ capitalised mark-–	4		-3	-1			-1
mark-/ digits-1 mark-/	2		1		-1	-1	-3
mark-/ digits-2 mark-$	-2				2	1
mark-/ small mark-)	3						-2
mark-/ small mark-,	5				-1	-2	-5
mark-/ small mark-–	3						-3
mark-: capitalised mark-&	3		-2		-1
mark-: capitalised mark-)	3	-1	-1				-1	-2
mark-: capitalised mark-,	-2		-2		-1	-1		2
mark-: dollars-and-cents mark-.	-2			-1	1		-3	-1
mark-: mark-- mark--	2			-1		-1	-1
mark-> capitalised mark-<	-2						2
mark-> dollars mark-<	3						-3
mark-[ mark-] mark-$	-1				-2	3
mark-_ capitals mark-_	-1	3			-1
mark-| capitalised mark-.	3		-2					-1
mark-| capitalised mark-|	3		-1	-1	-1	-1
mark-| cents mark-|	5	-1			-2	-2	-2
mark-| code mark-|	3				-1	-1
mark-| dollars-and-cents mark-|	3	-1			-2	-2	-2
mark-• capitalised mark-–			-2		-1		1
mark-☐ capitalised mark-$	3				-1	-2
mark-✓ mark-– mark-–	4				-1	-1	-4
mark-✓ mark-— mark-—	3						-3
mark-✓ mark-✓ mark-–	4				-1	-1	-4
mark-✓ mark-✓ mark-—	2						-2
masked digits-2 mark-/	3			-1	-1		-1
percent mark-$ mark--	-5			-1	-1	4	-2	-1
small capitalised mark-$	2				-1	-1
small capitalised mark-)	-1	-1	1	-1	-1	-1		-3
small capitalised mark-,	3				-1	-1	-3	-1
small capitalised mark--	4		-2	-1	-1	-1	-1
small capitals mark-(	2		-2
small cents mark-,	4				-1	-3	-1
small code mark-–	2			-1			-2
small date mark-:	-2						2
small digits-2 mark-.	4				-1	-1	-3
small digits-4 mark-,	3			-1	-1	-1	-2
small digits-4 mark-.	4			-3		-1	-2	-1
small digits-7 mark-,	3	-1		-1	-1	-1	-2
small digits-7 mark-.	4	-1		-2	-1	-1	-3	-1
small dollars mark--	3					-1	-2
small dollars mark-.	4			-1	-1	-3	-3	-1
small dollars mark-–	3					-1	-2
small dollars-and-cents mark-,	5				-3	-3	-2
small dollars-and-cents mark-.	4			-1	-2	-1	-3	-1
small lettered-code mark-.	4			-2		-1	-1	-1
small mark-! mark-!	-3		-1	-1		-1	3
small mark-) mark-,	2		-3		-1	1
small mark-) mark--	4		-4	-1	-1	-1
small mark-) mark-.	4		-3	-1			-1	-1
small mark-) mark-:	3		-1				-1
small mark-) mark-|	3		-1	-1	-1
small mark-) mark-—	3		-1	-1	-1		-1
small mark-: mark-"	3			-2	-1	-1
small small mark-"	2		-3			-1
small small mark-'	2						-2
small small mark-(	4	-1	-4		-1	-1	-2	-1
small small mark-)	-1		3	-1	-1	-2	-4	-1
small small mark-,	3	-1	-4		-2		-1	-1
small small mark--	1		-5	-1	-1	-1	2
small small mark-.	2		-3	-3	-1	-2	-3	-2
small small mark-/	-2	-1	-4	-1	-1	2	2
small small mark-:		-1		-3	-1	-1	2	-1
small small mark-–	4		-3				-3
small small mark-😩	-3		-1				3
small small mark-😬	-2				-1		2
small with-digits mark-.	2		-1	-1	-1	-1
thousands-and-cents mark-☐ mark-$	-1				-3	1		-1
thousands-and-cents percent mark-$	-4	-1			2	1	-1	-1
with-digits capitals mark-)	-2		2
with-digits year mark-.	3						-3
year digits-2 mark-/	4				-1	-1	-2
year mark-) mark-.	3		-2	-1
# mark both behind
capital mark-.	3		-1		-1	-1	-1
capital mark-]	3				-1	-1	-1
capital small	1			-1	-1	-3
capitalised capital	5		-2		-1	-2
capitalised capitalised	1	-3	-1	-1	-1	-1	1
capitalised capitals	2	-3	-1	-1	-2	-1		1
capitalised code	3	-2	-1		-1	-1	-1	-1
capitalised digits-2			-2	-1	-1	-3	2	-1
capitalised dollars	2		-2				-1
capitalised dollars-and-cents	-1	-2	1	-3	-2	-2	1	-2
capitalised end	-2		-2		2		-1
capitalised line	1	-1	-1	-1	-3	-2	1
capitalised mark-"	-2	-2	1	-1	-2	3		-1
capitalised mark-$	3		-1		-2	-3	-1	-1
capitalised mark-,	3	-2	-3	-1	-3	1		-1
capitalised mark--	5	-1	-3	-1		-1	-5	-2
capitalised mark-.	-1	-3	2		-1	-3	-4	-1
capitalised mark-/	3	-1	-2	1		-1		-1
capitalised mark-;	3			-1		-1	-2	-1
capitalised masked	-2		3					-1
capitalised small	1	-2	-1	-3	-3	-1		-2
capitals capitalised	-1	-3	2	-1	-3	-2	1	-3
capitals capitals	1	-1		-2		-3	-2	-2
capitals digits-5	4		1		-4	-1		-1
capitals digits-7	2	-1	-1			-1	-2	-3
capitals line		-3	2	-2	-2	-2	-3	1
capitals mark-"	-7	1	6	1	-1	3	-3	-2
capitals mark-$	4		-2	-1	-3	-2	-2	-1
capitals mark-)		-2		-1	-1	-1	-4	2
capitals mark-,	3	-2	-2	-2		1	-3	-3
capitals mark-.	-2	-3		-1	-2	-1	1	2
capitals small	3	-1	-1		-1	1	-3	-1
cents capitals	-3		1		1		-1
cents code	-3				-2	3
cents line	-1	-1	-2	-2	-3	1	-1	-1
cents mark-"	1	-1	-1		-2	-3		-1
cents mark-,	1	-1		-2	-1	1	-3	-1
cents mark-/	1		1	-1	-3	-1		-1
cents mark-[	-1				3	-2
cents mark-☐	-1				2	-5
code capitalised	3	-1	-1	-2	-1	-1		-1
code digits-1	-2			2
code line	1		-1	1	-3	-2		-1
code mark-,	-2		-1	-1	2	-1		-1
code mark-.	3		-1	-1		-1	-1
code mark-|	3		-1	-2	-1
code small	2		1	-3	-2		-3	-1
digits-1 capitalised	3		-1		2	-2	-2
digits-1 mark--	3		-1	-1			-2
digits-1 mark-/			4		-3	-2	-1	-1
digits-1 small	1		-1	-1	-2	-1	2	-1
digits-2 capitals			-1	-2		-3		-2
digits-2 cents	3			-1	-2	1	-4	-1
digits-2 digits-2	2		-2	1	-2	-3	-1
digits-2 end	3			-1	-1
digits-2 mark-$	-1		-1	-1	-3	2	-1	-1
digits-2 mark--			1		1	-1	-4
digits-2 small	1	-1		-1	-3	-4	-1	-1
digits-2 thousands-and-cents	1			-1	-1	1	-3
digits-3 digits-3	3		-2
digits-3 lettered-code	3		-2				-1
digits-3 mark-(	3		-2	-1	-1	-1	-1
digits-3 mark-.	3			-1	-2	-2
digits-3 mark-/	-1		-2	-1	-3		1	-1
digits-4 capitals	3		-1	-1
digits-4 digits-4	2		-2	-1
digits-4 dollars-and-cents	-4		2	3		-1	-2	-3
digits-4 lettered-code	1		1	-2	-1	-3	-2
digits-4 mark-$	2		-1	-3			-1
digits-4 masked	4		-2	-2
digits-5 mark-.	3			-3
digits-7 dollars-and-cents	1					-1	-2	-1
digits-7 line	3	-1	-1	-2	-1	-1	-1
digits-7 mark-"			-1			3	1
digits-7 mark-$	3		-1	-1	-1	-1	-1	-1
digits-7 mark-|	4		-1	-2		-1	-1
dollars capitalised	3				-2	-1
dollars dollars	3		-2	-1	-1	-1	-1	-1
dollars line			-1	1	-2	-2
dollars mark--	3			-1	-1		-3
dollars mark-.	-2			-1	-1	-1	2	-1
dollars mark-<	4						-3
dollars mark-@	3		-3			-1	-1
dollars-and-cents capitalised	3			-1	1	-1	-2	-2
dollars-and-cents dollars-and-cents	3	-1	-1	-2	-3	-1	-3	-1
dollars-and-cents line	4		-3	-1	-1	-1	-2
dollars-and-cents mark-,	3		-3	-1	-2	-1	1	-1
dollars-and-cents mark-.	3		-3	-1	-1	-1	-2	-1
dollars-and-cents mark-/	1		-1		-2	-1	1
dollars-and-cents mark-|	4		-1		-3	-2	-2
dollars-and-cents mark-–	3		-1	-1	-2		-1
dollars-and-cents small	2	-1	-1	-1	-2	-2		-1
end end	3		-1	-2		-1	-1	-1
lettered-code capitalised	-2	-2	2	1	-1	-1	-4	-1
lettered-code capitals	1		-3		-1		1
lettered-code dollars-and-cents	2	-1	1	-3	-1	-1	-2	-3
lettered-code line	3	-1	1	-4	-2	-3	-2	-1
lettered-code mark-"		1	-2	3	-2		-1	-1
lettered-code mark-,			-3		1	1	-3	-2
lettered-code mark-|	3		-2	-1
lettered-code mark-–	3		-3	-2		-1	-2
letters digits-4	1		-3			-1
line end	3		-2	-1				-1
line line	1	-1	1	-1	-3	-1
mark-! mark-!	4				-1	-1	-3
mark-" cents	2		-2		-2	-2	1
mark-" digits-7			-1			3	1
mark-" lettered-code	3		-3		-2		1
mark-" mark-;	-3		3		2
mark-$ cents	4	-1		-1	-6	-6	-2	-1
mark-$ digits-3	4				-3	-2
mark-$ mark--	-3			-1	4	-2	-1
mark-$ thousands-and-cents	1	-1	-1	-2	-2	-1	-4	-1
mark-, capitalised	-2				1	1	-2	-3
mark-, capitals		-1	-3		2		1	-1
mark-, cents	-1		1	-1	-4	2	-1	-1
mark-, mark-"	2	-2	-3	-3	-2	1	-4	-2
mark-, mark-,					1	-4	-1	-1
mark-, small	-2		2	-1	-2	-1	-1
mark-, year	3		-2			-1	-1
mark-- capital	-2				-1	3
mark-- capitalised	2		-1		-3		-1	-1
mark-- digits-3	-2		3				-2
mark-- mark-$	-1			-1	2	-4
mark-- mark--	2	-1	-1	-2	-3	-2	1	-1
mark-- percent	-1			-1	2	-3	-1
mark-- thousands	-2		2
mark-. capitalised	-2	-2		3	-1	-1		-1
mark-. capitals	-2			3	-1		-1
mark-. code	-3		-2	4		-1
mark-. digits-4	-3		-1	3		-1	-1	-1
mark-. lettered-code	-3		-1	3
mark-. line	-2	-1	-2	4	-1	-1	-2	-1
mark-. mark-.		-2	-2	1	-3	-4	-4	-3
mark-/ mark-/	3		-2
mark-: small	-2		3	-1
mark-; mark-"		-1		-1	-2	-3	1	-1
mark-> capitalised	1		2				-4
mark-> small	3						-3
mark-[ mark-]	3				-1	-1	-2
mark-] mark-$	3				-1	-2
mark-_ mark-_	1			-1	-2	-3	1	-1
mark-… digits-4	3		-2	-1			-1
mark-✓ digits-2	-2					-1	3
mark-✓ line	2				-1		-2
masked capitalised	4	-1	-1	-4	-1		-1	-1
masked line	4		2	-4	-1	-1	-2
masked mark-"	-3	-1	2	2	-1	-2	-1	-1
masked masked	3			-2				-1
percent capitalised	4		-1		-1	-2	-2
percent dollars	-3		3
percent mark-$				-2	2	-3	-1
small capitalised	1	-1	-2	-1	-2	1	2	-1
small capitals	4		-3	-1	-3	-1	-2
small dollars-and-cents			-1	-2	-2	-3	2	-2
small line	2	-1	2	-2	-3	-4	-2	-1
small mark-#	3		-2
small mark-,	3	1	-2	-2	1		-3	-1
small mark--	3				-1	-1	-2
small mark-.	1	-1	-4	-1	-1	-3	1	2
small mark-/	3		-1				-1
small mark-:	4	-1	-2		-1	-1	-1	-1
small mark->	3		-3
small mark-]	2					-1	-1
small mark-|	3		-1				-2
small mark-–	2		1		-1	-1	-2
small masked	2		-2				-1
small thousands-and-cents	3		-2
thousands capitalised	-3		1		3	-2	1
thousands mark--	3		-2		-2		-1
thousands mark-.	4		-2		-3		-1
thousands mark-/	4		-3		-2		-1
thousands mark-–	2		-2				-1
thousands-and-cents capital	-3				3	-3
thousands-and-cents mark-"	3		-1		-4	1	-3
thousands-and-cents mark-,	3		-1	-2	-1	-1	-2	-1
thousands-and-cents mark-/			2	-1	-2	-1	-3	-1
thousands-and-cents mark-[	-3				4	-3
thousands-and-cents mark-☐	-2			-1	3	-5	-1	-1
thousands-and-cents mark-☑	-3			-1	4	-5	-1	-1
thousands-and-cents mark-☒					2	-3
thousands-and-cents small	-2	-1		-1	2	-4	-1	-1
thousands-and-cents thousands-and-cents	3		-1		-1
with-digits digits-2	-4		1	-1	-1	3
with-digits lettered-code	-2		-1	-1	-2	2	-1
with-digits mark-$	2		-1	-1	-2	2
with-digits mark-)			1	-1		-3
with-digits mark-,	1	-1	-2	-2		-6	-4	-2
year capitalised	-2	-1	3	-2	-2	-2		-1
year digits-2	4				-1	-1	-3
year dollars	4			-2	-1	-1	-2
# mark both read as
 	1		1		-6	-4	-6	1
 amount				-1	1	-3	-1
 current	-5	-1		-1			5
accountNumber 	4	-2	-3	-2	-3	-2	-4	-2
accountNumber accountNumber	-1	-1	-1	1	-3	-3	-3	-2
accountNumber? 	3	-1	-1	-1	-2
amount 	7	-1	-1	-1	-4	-5	-4	-1
amount amount	-2			-2	2	-2	-2	-1
amount current	-3				-1	-1	3
amount? 	4			-1	-4	-1	-1	-1
aside accountName 	-3		3
current 	6	-1	-1		-1	-1	-7	-1
current current	-3	-1	-1	-1	-1	-1	3	-1
current,paying current	-3				-1		3
current? 	4	-2			-1	-2	-5	-2
current? current?	-1	-1	2	-2	-2	-2	1	-1
goes on goes on	-1	-3	1	-1	-3	-2	-3	-1
goes on,current? current?	-3					-1	3
goes on,current? goes on,current?	1		-3	-1			1	-1
goes on? 	4	1	-4	-2		-1	-1
goes on? goes on?		-2	-1	-1	-2	-2	-3	-1
originalCreditor 	3		-2			-1	-2	-1
originalCreditor originalCreditor	-2	-1	-1	-1		-2	-2	3
paying 	5	-2		-1	-2	-6	-4	-1
paying amount	-3				3	-1
paying current	-3				-1	-1	3	-1
paying paying	-4				-2	4	-2
# mark cell comes
always	1	-3	-1	-5		-1	-3	-3
often	-1	-2	-1	3	-1		-2	-2
twice		-2	4				-1	-1
# mark cells behind
0	1	-3					1	-1
1		-3		-3	-1	-2	-1	-3
2		-2		-1	-3	-1	-2	-5
3	-1	-2			-1	-3	-5	-2
4	1	-1	1	2	-1	-3	-3
# mark cells
1	2	-3		-1		1	-1	-1
2		-3		-1	-2	-4	-2	-1
4	-1		2	-1	-2	-2	-2	-4
5	-2		-2				-2	-6
6	-2	-5	-2	-1	-1	-2	1	-1
# mark first of cell
0 of 1		-3	-3	-1	-1		2	-1
0 of 2	-1	2	-1	-3		-1	-1	-1
0 of 3	2			-1	1	-1	-3
0 of 4	-2	3			-1		-1
0 of 7	4	-1	-1	-1			-2
1 of 3		-1	-2	-2	1		-4	-1
1 of 4	-1	1	-2	-3	2	-4	-4	-1
1 of 5	3	-1	-1	-2			-1	-1
2 of 3	3			-1	1	-4	-2
2 of 4		-1	-2	-2		1	-4	-2
2 of 6	1				-5	2	-1
3 of 4	1			-1		-4	-1	-1
3 of 7		-1	-1		1	-5		-1
4 of 6	2	-1			-1	-1	-3	-1
5 of 7		-1		-3	-3	-3	1	-2
6 of 7		-1		-2	-1	-4	1	-2
mark-#	4	-1	-1	-1			-1
mark-$		-3	-2	-3	1	1	-5	-3
mark-(	2	-3	-1	-1	-1	-1	-2	-1
mark-)	3	-1			-2		-2
mark-+	5			-1	-1		-3	-2
mark--	1	-2	-1	-2	-2	-3	1	-1
mark-.	-3	-2	-2	-1	1			-2
mark-|	5	-3		-2	-2	-2	-3	-1
mark-–		-1	-2	1	-3	-3		-2
mark-—	2	-1	-2	-2	-2	-3	-3	-2
mark-⚠	-2				-1	-1	3
mark-❌	-2				-1		2
mark-😬	3	-1					-2
mark-🟢	-1	-1		-1	-2	-2	1	-1
# mark first of line
below blank	1	1	-1	-3	1	-3	-3	-2
below line			-4	-1	-1	-1	1	-2
mark-(	4	-1	-1				-2
mark-*	3	-2		-1			-2
mark--	1	-2	-1	-1	-1	-1
mark-|	3	-2					-1
# mark first word comes
always	1	-3	2	-1	-2	-4	1
always, first	3	-2	-1	-1	-1		-1	-1
often	-1	-3	-1		1	-1		-2
often, first	2	-3	-3	-2	2	-3	-1	-2
once	1	-4		-1	-1	-1	-1	-2
once, first	-1	2			-3	-4	-3	-2
twice		-1		-1	-2	-2	1	-1
twice, first	2	-2	-3	-2	-2	-1	-1	-1
# mark heading
account		1	-1	1	-1	-3	-2	-1
account no	4		-1	-4		-1	-1	-1
account number	-1		-2	2	1	-1	-4
acct			-1	1	-1	-2	-4	-1
and	2		-2	-1				-1
b	2		-2		-1		-1
balances	4		-2				-1	-2
behind	2		-1	-1		-1	-2
card	-2	1		-2			2
charge	3						-3
closed	2			-1			1
company	1	-1	-2				2	1
consumer	3	-1	-2	-1	-1	2
conta	3	-1	-1	-1	-1	-2	-1
copy	2		-2	-1
credit report	4	-1	-1				-2
creditor	2	-4	-1	-1	-1	-1		-2
debt		2	1	-2	-1	-1	-3
equifax	3		-2	-1	-1	-1	-1	-1
everything	4		-3	-1	-1	-1	-2
expenses	3		-2			-2
familia	2		-3		1
frequency	3						-2
good standing	-3		2				2
has #	-3	1	1	1		-1	-1	-1
has /		-1	2	-3	-2	-3	1	-3
has about	3		-1				-2
has acceptance	3		-1		-1		-1
has account	-1	1	-1	2	-1	-4	-3	-1
has accounts		-1	-1	1	-1	-1	-4	-1
has acct		-1	-1	1	-2	-4	-1	-2
has active	3		-2					-1
has agreed			3	-1			-2
has ally	3	-1		-1			-2
has an	3		-1	-1			-1
has and	3	1	1	-2	-1	-1	-4	1
has as			2	-1	-1	-1	-3
has attorney	3		-3
has auto	3	-1					-2
has b	1	-1		-1	-1	-1	-3	-1
has bal	2		-2	-1			-3
has balances	4	-1	-2		-1		-3	-2
has bank	-2	-1	2	2		-2	1	-1
has before	3		-1	1		-2	-1
has bureau			-3			-1	1
has by	-1	-1	3	-1	-2	-2		-1
has can	3		-1	-1	2		-2
has category	3		-2			-1
has cavalry	-1				-1		3	-1
has charge/credit	2	-1	-1				-3
has client		-2	-1	-1		-1	-3
has closing	3		-2		-1	-2	-1
has condition	3				-1		-1
has conta		-1	1	-1	1	-3	-3	-1
has conventional	2		-1				-2
has copy	3		-2	-1
has corp	1		1	-1		1	-3
has credit	-1	-1		2	-1	-3		-1
has creditor	-1	-2			-1	-2	-3
has current	-1	-1	1	-1		-4		-3
has days			-2	-1	-1	-3
has de	3		-1	-1		-1		-1
has debt	-1		1	-4	-2	-3	-1	-1
has debts	2	-1	-3	-1			1	-1
has description	3		-1		-1	-1	-2	-1
has dispute	3		-2
has due	-2	-1	1	1	-1	-4	-1	-1
has e	2	-1	-1	-1	-1	-1	-3	-1
has education	2		1				-2
has en	2		-1				-2
has ending	-1		-3	1		-1	2	-1
has expenses	3		-2	-1		-1
has federal	3		-1	-1			-1
has first		-1		-3	1	-1	-1	-1
has for	2	-1		-1	1	-1	-4	1
has hi			1	-1	-1	-1	-3	-1
has home	3		-1	-1			-2
has how	-1		-4	-1	1	-1	2	-1
has id	3	-1	-2	-1	-1	1	-3
has if	4		-1	-1	-1	-2	-1
has information	2	-1	-1	-3	-1		-1	-1
has institution	1		-1	2	-3	-1
has insurance	-3		3			-1	2
has int	3			-1	-1	-2	-2
has is		-1	-1			-3	-2	-1
has items	-3		1				2
has jan	1	-1	1	-1	-1	-1	-3
has last	2	-1	-2	-1	-2	-3		-1
has late	2		-1	-2		-3	-1
has lender	-1	-1		-2	-1	1	-3	-2
has letter	4		-1				-3
has limit	-2	-1	1	1	-3	-4	1	-1
has limite	4	-1	-1	-1	-3	-1	-1	-1
has lines	3			-2			-1
has llc	-1		-4	-1	1		1
has lo	3		-2		-1		-1
has loans	2	-1	1	1			-3
has lol	3		-2				-1
has loss	3						-2
has medical	-2	-1	-2	-2	1		2	-1
has mensal				-1	1	1	-2	-1
has min	-3	-1	2	-1			2	-2
has mo	1			-1	-3			-1
has mohela/dept	-3		1				2
has month	3		-1				-1
has monthly			-3	-2	-2	1	-3	-1
has mortgage				-1		1	-3
has ms	-2		3			-1	-1	-1
has na	3		-1	-1	2		-2
has name		2		-3	-3	-3	-3	-3
has never	3			-1			-2
has no	1	-1	-2	-3	-1	-3	1	-1
has not		-1		-1	-3	-1		-1
has note	-3		1		-1	-2	3
has notes	-1		-1		-1	3		-1
has of	1	1	-1	-2		-1		-1
has on	1	-1	-1	1	-1	-1	-2	-2
has opened	1	-1		1	1	1	-4	-1
has or	2		1	1	-4	-2	-1	-1
has order	2		-3				1
has original	-1	-1		-1	-3	-3	1	2
has other	-1			1	1	-3	-1	-1
has owe	2	-1		-2	-1		-3	-2
has owed	1	-1				-3	-3
has own	2		-2		-1		-2
has past	-1	-1	3	-2	-3	-3	1
has patient	3		-2				-2	-1
has pay	3			-1	-1	-2	-2	-1
has payment		-2	-1	-3		1	-2	1
has pays	-1		1	1		-1	-4
has personal	2			-1	-1		-3
has plan	4		-3			-1	-2	2
has portfolio	-2		1	-1			1	1
has principal	3		-1		-1	-2	1
has r	3		-1				-1
has rate	3	-1	-1			-1	-1
has receivables			-1	-2	-1	-1	-2	3
has records	-2	3						-1
has recovery	-2	-1	-2	-2	-1		2	2
has report	3	-1	-3	-1	-1	-1	-1	1
has revolving	-1	1	2	-1	1	1	-4
has saldo	-1	-1	-1	-3	2	-4	-3	-2
has sallie	3		-1	-1			-2
has savings	4		-3	-1	-1	-1	-1	-1
has sched_pmt	1				1	-3	-2
has skip	-3	-1	3
has so	4		-2		-1		-2
has sort	-3		3	1			1
has state	2			-1	-1	-3		-1
has status		-2	-2	-1	-3	-1
has summary	3		-2	-2
has terms	2				-1	-2
has that	2		1	-1	-1	-1	-3
has these	1		2	-1		-2	-3	-1
has this	3		-2		1		-3	-1
has union				2		-1	-3	-1
has unpaid	-1			-1	1	-1	-3	-1
has unsecured	-1		-1	-1	1		3
has updated	3	-1	-1	-1	-1	-1	-2	-1
has us	3		-1	-1			-1
has utility	-3		1				3
has warning	3		-2	-1
has we	-2	-1		-1		-2	-1	2
has where	-3	-1			-1	-1	3	-1
has who		-1	1	-1		-1	-2	-2
has y		-1	3	-1		-1	-2
has |	1	1	-2	-1	-3	-2	-3
here	2		1				-3
id	3	-2	-2			-1	-2
in	3		-3
in the	3			-1			-3
individual monthly	3						-3
insurance	-2		3				-2
interest	3		-2			-1		-1
jan feb	2						-2
last pmt	3				-1	-1	-2
late	4			-2	-1	-1	-3
liabilities		-1	3	-2	-1		-2
lines	3			-2			-1
list of	-2		3				-1
lo que	3		-2		-1		-1
management	-2		2	-1
means balance	-2	-3	-2	-1	2	-1	-2	-3
means date		-1	-1	2	-2	-4	-2	-2
means money	1		-1	1	-4	1	1	1
means name		-2	1		-1	-1	-1	-3
means number	-2	-3	-1	3	-1	-1	1	-3
means opened	2	-1			1		-4	-1
means pastDue	2			-1	-3	1	1
means paying	-1	-2		-1	-2		-2	-1
means status			-2		-1	-2	2	-3
means statusHint		-1		-2	-1		1	-4
means statusLoose		-2		-3	-1	-1	1
means text	1	-1		-2	-5		2	-2
mo	2			-1	-3		-1
mohela/dept	-2						2
monthly	1		-2	-1	-1	-1	-2	-1
monthly mortgage payment	-3				-1	3
monthly payment	1		-2		-1	2	-3
monthly pmt	-3					3	-1
not	2	-1	-1				-3
number		-2	-2	1	-1	-4	1
opened		-1	1	-2	2	1	-3	-1
orig_amt	-2		1			3	-1
original				-1	-1	-2	-1	-3
owe			1	-1	-3	-2	-2	-1
owed	1					-3	-2	-1
owner	3				-1		-2	-1
paid	-1	-1	2	-1	2	1	-3
past	1		1			-1	-3
past due	1		1	-2	-3	-2	2
pay	2		1		-2	-2	-3
payment		-1		-2	1	-2	2	2
personal	1		1	-1	-1	-1	-3
plan	2		-2				-1	1
pmt	2		-1	-1	-1	-3	1	-1
rate	2		-1				-1
receivables			-1	-1		-1	-2	3
reported		-1	1	1			-4	-1
responsibility individual	-3				1		2
saldo devedor	2				1	-2	-1
savings	3		-2	-1	-1	-1
skip	-2		2
status		-2	-2	-1	-2	-3		1
status current	-1		2	-1	1	-1	-3	-1
status open	3						-3
status pays	3						-3
sunday	1		-3		-1
thats	3		-1	-1			-1
this	3		-2		-1		-1
you have	2		-2
# mark label beside
[x]	-2				-1	3
bank of america	3		-3
current creditor	-2		3
installment	-3		3
means 	-1	-2	-1		-2	-1	-3	-1
means accountStatus	-2		-1		-1		3
means balance	-1	-1	-1	-1	1	-4	-3	-2
means date	1		-1	-1	1	-1	-4	-1
means money	2	-1		2	-3	-1	-4
means name	2	-1		-2		-2	-3	-2
means original		-1	-1	-1	-1	-1	-3	3
means paying			1	-1	-2	2	-4	-1
original creditor	-1	-1	-1	-1	-1	-1	-3	3
total amount of the debt now	-3				3	-2
yes	-1		-1				3	-1
# mark label with colon
loan status description	-3						3
means 	1	-3	3	-2		-3	-3	-3
means agency	3		-2				-2	-1
means amountLoose	4			-1	-2	-1	-2
means balance	-2	-1	-1	-3	3	-3	-1
means money	2	-1	-2	-1	-5	-4		-1
means name	1	-3	1	-3	-1	-1	-2
means original	-2	-1	-3	-2	-1	-3	-2	3
means pastDue	3				-1	-1	-3
means paying	-1	-1	-3	-1	-3	1	-1	-1
means status	1			-1	-2	-3		-1
means statusLoose	-1	-1	-1	-3	-3	-2	1	-2
opened	3			-1	-1		-1
original creditor	-3		-1	-2	-1	-2	-1	3
past due	3				-1	-1	-1
payment status	3						-2
re	-2		-2	-1	-1		3	-1
status	1	-1	-1	-2	-3	-2		-2
total	3				-2	-2
# mark last of line
mark-#	3				-1		-1
mark-$	3			-1	-2	-6		-1
mark-)		-1	1	-3	-2	-2		-1
mark-,	1		-2	-2	-1	2	-3	-1
mark--	3		-1	-2	1	1	-3	-1
mark-.		-1		1	-2	-3	-1
mark-;	3						-2
mark->	3		-1	-1			-1	-1
mark-|	3					-1	-2
# mark line above
account history	3				-1		-1
available balance	2			-2		-1	-1
begins "	1	-1		3	-1	-6	1	-2
begins #		-2	3	-1	-1	-1	-4	-2
begins $	2			-2		-3	-2	-2
begins (	2	-2		-4	2	1	-3	-2
begins +	3						-3
begins .	4		-3		1		-1	-1
begins <	3	1		1	-2	-3	-2	-2
begins >	3	-1	-2	-1			-2	-1
begins [	1	-1		-2	-1	-1	-2	1
begins a	1	-1	-1	-3	-1			-1
begins aaron's	-3		3
begins account	-1	-1	-2		-5	-2	1	-2
begins accounts	3			-1	-1		-1
begins acct	-1	-1	-1	-3	1	1		-1
begins address	-2			3	-2	-2	1	-1
begins aidvantage	3		-4		-1	-1	-1
begins al	4		-3		-1
begins ally		-1	-3			-1	1
begins amazon	3		-3	-1	-1	-2
begins american	2		-1	-1	-2	-3	1
begins amount	-3	-1	1	-3	-1	-2	3	-2
begins as	2		2	-1	-2	-1	-3
begins auto	-1	-1	-1	1	1	-1	-3	-1
begins available	3			-3			1
begins b	4	-1	-2	-1	-1	-1		-1
begins barclays	-2	-1	1	-1		1	1	-1
begins best	1			-1		-1	-2	-2
begins both	3		-1		-1	-1	-2	-1
begins c	2		-1	-1	-2	-2	-1
begins capital		-1	2	-3	-1	1	-3	-3
begins cards	2		1	1	-1	-1	-3	-1
begins care	2			-2	-1	-1	-3
begins carol	-3			1	1	1	1	-1
begins case	2		-1				-1
begins chase	-2	-1	1	-3	-2	-2	1	1
begins citi	-3	-1	1	-3		2	1	-1
begins client	-1	-1	-2	-2	-1	-1	-3	3
begins cobranza	2						-2
begins cobranzas	-3		-1	-1			2	1
begins collection	2	-1	-2	-2	-2	-1	-3
begins collections	-2	-1	-1		-1	-1	3	-2
begins comments	4		-2			-1	-2	-1
begins credence	2	-1	-2				-1
begins creditor	-1	-2	4	-5	-3	-1	-1
begins current	-2	-2		-2	-2	-1		1
begins d	-1	-2			-1	-3	-2
begins date	1			-2	-3	-2	1	-2
begins dear			1		-1		-4	-1
begins dept	2					-2	-1
begins discover	2	-1	-1	-1	3	-2	-4
begins do	3		-1	-1			-1
begins dr	-3	-1	2	-1	2	1	-2	-1
begins elan	2		-1	1	-2	-3
begins ending	2		-2				-1
begins equifax	1			-1	-1	-1	-3	-1
begins estimated	3	-1				-1	-2	-1
begins farm	2		-1	-1
begins fees	2		-1	-1		-1	-1
begins fico	3					-1	-2	-1
begins ford	1		1	-1	1	1	-3
begins gm			1	-1	-3	-1	-1	-1
begins h	4	-1	-1		-3	-1	-1
begins here	3		-2		-1	-1	-2	-1
begins highest	3		-1	-2			-1
begins history	3	-1	-2	-1	-1		-1
begins home	-1	-1	-2	2		-2	-4	-2
begins hospital	1	-1	1		-3	-2	-2
begins household	3		-1	-1	-2
begins how	3		-1	-1			-2
begins huntington	1		-1	-1	-2			-1
begins ic	3						-3	-2
begins id	1			2	-2	-4		-1
begins if	3		1	-1	-1	-3	-1
begins in	-1	-2		-3	-1	-1	1	1
begins installment	-1	-1	1	-3			-4	-1
begins irs	-2				-2	2	1
begins item	3						-2
begins jefferson	-1		2	-1	-1			-1
begins john	3		-2
begins jul	2		-1				-2	-1
begins late			3	-1	1	-1	-4
begins lease	1			-1	1	-3	-1	-1
begins list	3	-1			-2	-2	-1
begins loan	1	-1	-1	-2	-3	-2		-2
begins loans		-1		1	-2	-3	-3	-1
begins may	2		-1				-2
begins member	3			-3			1
begins mine	4		-2		-1		-4
begins mission	2		-3	-2		-1	2	-1
begins mortgages		-1	-1		4		-1
begins my	3			-1	-1		-2	-1
begins name	2	2	-4	-1	-4	-3	1	-2
begins oct	3	-1	1		-1	-1	-2	-2
begins ocwen	3						-3
begins offer	3		-2		-1		-1
begins official	3		-2		-1		-1
begins ok	3		-2	-1			-2
begins okay	3		-2				-1
begins old	2		-2	-1		-1
begins onemain	3	-1	-2	-2	1	-2	-2	-1
begins opened	1		-1	1	-2		-5	-1
begins original		-1		-3	1	-2	-3	1
begins outstanding	3		-1		-1	-1	-2
begins penfed	-2			1			1
begins po	-2	-1		1	1		-5	-2
begins property	3		-1			-1
begins public	3			-1	-1	-1	-1	-1
begins rating	1		2	-1	-1	-1	-2
begins regional			-1	1	-1	-3	-1	-1
begins remarks	2		1	-1		-1	-3
begins rent	4		-2	-1	-3	-1	-1
begins resurgent	-3		-2		2	2	2
begins revolving	-1	1	1	-2	1		-2	-2
begins saldo			1	-1	-2	1	-2
begins schedule	2		-1	-1	-1		-2	-1
begins scheduled	3			-3	-1	-1
begins score	2		-1
begins segue	3	-1	-1	-1	-1		-2
begins sent	3				-1	-2	-2
begins seq	3				-2	-2	-2
begins sioux	2				-2	-1
begins snap-on	2		-2				-2
begins sofi	-2		2	-2	-2	-2	2
begins sorry	3	-1		-1		-1	-2	-1
begins state	3		-1		-2
begins student	-3			2	-1	-1	1
begins subject	3		-2
begins subtotal	4	-1	-2		-1	-2	-1
begins synchrony	1		1	-1	-1		-3	1
begins tarjetas	3		-1	-1		-1	-2	-1
begins thats	4				-1		-3
begins the		-1	-1		-1	-1		-3
begins this	3		-1	-2	-1	-1		-1
begins to	3		-1	-1	-1		-1
begins total	4	-1	-3	-2	-3	-4	-4
begins toward	-2				3	-1
begins transcript	2		-1	-1	-1	-1	-4
begins transunion	5	-1		-1	-1		-1	-2
begins tri-county	3			-1			-1
begins type	2		-2			-1	-3
begins uncle	3		-3		-1	-1	-3
begins upgrade	4		-2		-1			-1
begins visa	3		-1		-1	-1	-1
begins what	-1	-1	1	-3	1	-2	-1	-1
begins year	4					-1	-3
begins yes	3		-1	-1			-1	-3
begins you		-1	2	-2	2	-3		-1
begins your		-1	-1	-3	-2	-1	1	-1
begins |	2			-2	-2		-5	-2
begins ~	2		-2			-1
begins •	2	-1	-1	-3	-3	-3	-2	-2
begins ☐	1	-1	2	-2	-5	1	-2	-2
begins ☑	3		-2		-1		-1
begins ☒	1		-1			-2
begins 四			-1		3	-1	-2
cards			2	1	-1	-1	-5	-1
cobranza	2						-2	-1
collections	1	-1	-1	-3	-1	-1	1	-1
credit cards	1				-1	-2	-3	-1
current balance	-3						3
experian equifax transunion	2		-1	-2	-1
in collections	1		-1	-2			-3	1
loans		-1			-1	-1	-3
lvnv funding llc	2			-1			-1
means 		-1	-1	1		-3		-1
means , short		-2	2	-2	-1	-2	-3	-1
means balance	4		-2	-1	1	-1	-3
means date, short	2						-2
means money	3	2	-1	-3	-1	-2		-1
means name		-1	1		-3	-2		-3
means name, short	3		-2	-1	-1		-1	-1
means original	-1	-1		-3		-1	-4	2
means pastDue, short	3						-3
means paying	-1	-1		-1		1	-3	-1
means paying, short	3		-1			-1	-1
means reported	3		-1		-1		-1
means status	1	-1	3	-2		-2	-1	-2
means status, short	-2	-1					3
means statusHint		-1		-3	-1	-1		-1
means statusHint, short	3						-2
means text			2	-1	-2	-2	-3	-1
none	4	-3	-2	-2	-3	-2	-2	-2
or before closing monthly payment	-3				1	1
our information shows	3		-2	-3			-1	2
pattern "#","w	-1	-2	2	-1	-6	-5	-2
pattern "M#","	1			-1	-2	-3	-3	1
pattern "w","w	1	-1	-1	3	-4	-5	-3	-3
pattern "w","w, first	3	-1					-2
pattern "w(w)"	-1	-1	1	-1	-2	-2	-3
pattern #	-1	-1	2	-1	-3	-2	-2	-1
pattern #)w(w)	2			-1	-2	-3	-4	-2
pattern #)w,w#	2		-1	-1	-1	-2	-4	-2
pattern #)w,w.	3		-1				-2
pattern #)w,wM			2	-1	-1	-2	-4	-1
pattern #.w	3	-1			-2	-2	-3	-1
pattern #.w#.$	2				-2	-3	-1
pattern #.w#w)	1		1	1		-1	-3	-1
pattern #.w(w)	1		2	-2			-2	-2
pattern #.w,w#	3		-1	-1	-1	-2	-3	-2
pattern #.w,wM	4			-1	-2	-4	-4	-2
pattern #.w.w#	2	-1			-1	-1
pattern #w#MMM	3				-1	-4	-1	-1
pattern #w#wMM	3		-2			-1	-1
pattern #w(w.w	-2		1		1	1	-1
pattern #w:w,w	3		-2	-1	-1	-1	-1
pattern #wM/Mw	3		-1				-1	-1
pattern #wMwMM	-2		3				-1
pattern (w)	-1	-1		-1	2	1	-3	-1
pattern ------	1	-1	1	-4	-4	1		1
pattern -w(w)M	2				-1		-2
pattern -w(w)M, first	3						-3
pattern -wM(w)	-3						3	-1
pattern -wM(w), first	-3						3
pattern <_w_w=	3				-1	-1	-2
pattern <w><w>	2		-1		-1
pattern M	-1	-1	4	-2		-1		-2
pattern M#wM(w	3			-1			-2
pattern M.w(w)	3		-2		-1
pattern M/M/MM	1		1	-1	-1	-1	-3	-1
pattern M/M/Mw	4		-1	-1		-1	-2	-1
pattern M/MMMM	3			-1	-1	-1	-3	-1
pattern M/MwMM	3	-1			-1	-1	-1
pattern Mw,wM	3					-1	-2
pattern M✓✓✓✓✓	4						-3
pattern w#	-1	-1	2	-3	-2	-3		-1
pattern w#$M	3		-2		-2	-1
pattern w#)	-2	-2		2	-1	-2	-4	-2
pattern w#, first	3						-3
pattern w#M/M/	-4		2	2			1	-1
pattern w#M/MM			-1	-1	-3	-2	2	-2
pattern w#MM#w	3			-1			-2	-1
pattern w#MMMw	-1			1	1		-2	-3
pattern w#MMw	4	-1	-3				-1	-1
pattern w#MMw#	3						-3
pattern w#MwM	-3		1		1		1	-1
pattern w#w		-1	1	-1	-4	-3	-2	2
pattern w#w#w?	3	-1	-1			-1	-1	-1
pattern w#wM/M	2			-1	-1	-1	-2	1
pattern w#wMMM	-3	-1	1		-1	-2	1	-3
pattern w$#,Mw	3		-1	-1	-2	-2
pattern w(w)	-1	-1	1		-1		-3	-1
pattern w(w)##	1		3	-1	-2	1	1
pattern w(w),w	4		-1	-1		-1	-4
pattern w(w)..	4		-1	-3	-1	-1
pattern w(w):M	3		-2				-1
pattern w(w)Mw		-1	1	-1		-2	-3	-1
pattern w,w		-1		-3	1	-1		-2
pattern w,w#,M	3		-1				-3
pattern w,w#.w	2		1	-1	-1	-1	-4	-1
pattern w,w, first	2				-1		-1
pattern w,w,w,	-1	-2	-1	1	-3	2	-5	-2
pattern w,w,w,, first	3				-1	-2	-2
pattern w,w.	4		-2	-2	-2	-2	-1	-1
pattern w,w.w,	3	-1	-2			-1
pattern w,w.w.		-1	1	-2	-1	-1	-4	1
pattern w,w.wM		-1			-1	-1	-3	1
pattern w,wM	-1			1	-3	-1		1
pattern w,wM,w	2					-1	-3	-1
pattern w,wM.w	4		-1	-1	1		-3
pattern w.....	3	-1		-2	-3	-2	1	-2
pattern w.MwMw	3		-1				-3
pattern w.w	1	-2		-2	-4	-3		1
pattern w.w,	2				-1		-1
pattern w.w,w.	3		-2				-2
pattern w.w.w:	3		-1				-3
pattern w.w/w	-1	-1		-3	-1	-1	1	-1
pattern w.w:			3	-2	-1			-2
pattern w/w	-1	-1			-1	1	-2	-3
pattern w/w#MM	-3		1		-1	-1	2
pattern w/w#w	-3		2					1
pattern w/w...	3		-2	-2			-1
pattern w:		-2	-1	2	-1	-1	-4
pattern w:#		-1		-3		1	-4	-1
pattern w:M/M/	4		-2	-2	-1	-1		-1
pattern w:M/Mw	2		1			-1	-3
pattern w:Mw:w	3		-1			-1	-1	-2
pattern w:w		-2	-1	-3	-1	-3		1
pattern w:w$#,	2				-1	-3	-1
pattern w:w,w,	1			-1		1	-2	-1
pattern w:w,w.	3		-1	-1			-2	-2
pattern w:w:	-2			2	-1	-1	-1	-1
pattern w:w:w:	-4			4	-1	-2	-2	-1
pattern w:wM,w	-1		1	1		-1	-2
pattern w;w;w;	2		-2	-1		-1	-2	-1
pattern w>M<	-4						4
pattern wM	-2	-1	-1		-1	-2		-3
pattern wM,w,w	3		-1	-1	-1		-2	-1
pattern wM.	3		-1				-1
pattern wM/M	3				-1		-1
pattern wM/M, first	-2	2					1
pattern wM/M/M		-1	1	-2	-3	-2	1	-3
pattern wM/M;w	3						-2	-1
pattern wM/MM/	3			-1	-1	-1	-1	-1
pattern wM/MMM	3			-1	-1		-1	-1
pattern wMM#w	3	-1	-2				-1
pattern wMMMM	1	-1	1				-3
pattern wMMMw	-3		1		-1	1	2	-1
pattern wMw:Mw	-3	-1	-1		-1	1	2
pattern wMw:w#	2		-2		-1		-1
pattern wMwM	-2	-1	1	1	-2	1	-4	-2
pattern wMwM.w	3		-1				-1	-1
pattern wMwM/M			-1	-2		-1	1
pattern wMwMMM			1		1	-2	3
pattern wMwMMw				-1	1	3	-2	-2
pattern w|w|w|	3		-1		-2	-1	-2
transcript	3		-1	-1	-1	-1	-3
view account	3		-3				-1
# mark line below
begins "	1	-1		2	-1	-5		-2
begins $	2	-1	1	-2		3	-1	-1
begins (	4	-1	-1	-3			-4	-2
begins ,	3		-2		-1	-2
begins -	1	-4		-2	-1		-2	-1
begins <	2		-1	1	-2	-3	-2	-2
begins [	3		-3	-2	1	-1	-1	1
begins account	-1	-2	2	-6	-1	-1	-3	-1
begins acct	-3		3	-5	1			-1
begins address	-2		-1	3	-2	-2	-2	-2
begins aging	-3			-1	1		2
begins amount	3		-1	-4	-1	1	-4	-1
begins and	2		-3	1	-1	-1	-1	-2
begins as	2			-3				-2
begins ask	3		-1		-1	-2	-2
begins auto	-2	-1	-4		3	-2		-1
begins avant	-3		2	-1	1	-2	1
begins b		-1	2	-4	-2	-2	1	-3
begins balance	-2	-2		2	-1	-3		-4
begins between	3				-3	-1
begins both	3	-1		-1	-1	-3	-2	-1
begins c	3		-1	-1	-1	-1	-1
begins cap	3		-1	-1	-1		-2
begins capital	1	-1	2	-2		-1	-3	-1
begins car	2		-3	-1	-1	-1	-2
begins carro	3		-1	-1			-2
begins case	4	-1	-2		-1		-1
begins charge-off	2						-3	1
begins chase	2		-3	-1	-2	1	1	-1
begins checking	3			-2			-1
begins child	3		-3
begins citizens	2		-3	-1	1	-1		-1
begins comments	4						-4
begins company	2		-1				-2
begins condition	1		1	-3			-1
begins confidentiality	2		-1	-1		-1	-1	-1
begins continue	-3						4
begins convergent			-2		3
begins credit	1	-2	-1	-1	-2	-3		-1
begins d		-1	-1			-3	-2	1
begins date	1	-1	-2	-4	-2	-2	2
begins debtor	3			-1	-1		-2	1
begins did	4		-2		-1	-1	-2
begins dr		-1	-2	-2	3	2	-3	-1
begins equal	3		-2					-1
begins equifax	3		-1		-1		-1
begins f	2		-2	-1		-1
begins farm	2		-1		-2		-2
begins figure	-1		-2	-5	-1	2	-2	-1
begins financial	3			-1			-2
begins from	3		-1	-1	-1		-1	-1
begins grand	4				-1	-2	-2
begins great	-3	-1	2	-3	1	-2	1	-2
begins hers	3		-2				-2
begins highest	4			-4
begins honda	2		-2			1	-1
begins household	3		-3	-1
begins i	3		-3	-1	-1	-2		-1
begins include	3		-1	-1	-1		-1	-1
begins inquiries	3	-1		-2	-1	-1	-3	-1
begins installment	-1	-1	-1	-2	1	2	-3	-1
begins la	-2		-2		-1		2
begins lease	-1		1	-2		2	-2	-1
begins left	-3	2	3	-1			-1
begins lending	3		-2
begins limit	-1		-1	1	1	-1	-2	-1
begins loans	1		1		-1	-2	-3
begins me	3		-3				-1	-1
begins mercy	-2			-1			2	1
begins mine	3		-1				-2
begins minimum	3			-2	-1
begins mobile	3						-3
begins monthly	2		-3	-3	-1	-2	-1	-1
begins mortgage	2	-1	2	1	-4	-4	-1	-1
begins my	2		-1	-1	-1	-1	-3	1
begins name	3			-1			-1
begins nonpriority	-5		3		3	-1	-1
begins not	2	-1	-1	1	-2	-2	-1	-3
begins number	3		-2		-1
begins official	3				-1		-1
begins onemain	1			-2	2	-2		-2
begins opened	1	-1	1	-3	-1	-1	-2	-1
begins original	-1	-1	3	1	-1	-1	1
begins orlando	3						-3
begins owe	-3	-1	-1	3	-1	-1		-1
begins owner	3	-1	-2				-1
begins part	3			-1	-1		-1
begins past	2	-1	-1	1	-1	1	-1	-4
begins patient	3	-1		-2	-1		-1
begins patients	3	-1	-1	-2			-1
begins placed	3		-1	-1	-1		-1
begins planet	3		-1		-1	-1
begins po	-1	-1	1		-1	-4	1	-2
begins principal	-1	-1	2	-1			-3
begins provide	4				-3	-2
begins préstamos	5		-2	-1	-1	-1	-3
begins public	3		-1	-1			-1	-1
begins recent	3						-2
begins reply	3						-3
begins requested	2				-2
begins retail	-3		2				1
begins revolving	-1		-1	-2		-1	-2	-1
begins rooms	-2				3
begins saldo	1	-1	-1	-1		-1	-3	-1
begins santander	1		2	-1		-3	-2
begins savings	3			-2	-3	-1
begins scheduled	4			-3	-1		-1
begins second	-1	-1	-1		3		-1
begins sent	3		-1		-1	-1	-2
begins signed	2			-1	-1	-1
begins sofi	-2			-1	-3	-3	1	-1
begins sold		1	-3	-1			-1	-1
begins special	3		-1	-1			-2
begins status	-2	-1		1	-3			-2
begins subtotal	-2			1	2	1	-3	-1
begins suffix	3					-1	-2
begins summary	3		-2	-1			-1	-1
begins t	-1		2	-1	-4	-3	-2	-2
begins td	-1		3	-1	-1	-2		-3
begins terms	-2			-1		-1	2
begins thank	3		-1		-1		-2
begins thanks	3		-2			-1	-1	-1
begins then	3		-1				-2	-1
begins third	-3		2		1	2
begins total	1	-3	-1	-2	-1	-2		-4
begins transactions	3						-2	-1
begins transunion	2			-1	-1	-1	-3	-2
begins type	2		1	-3	-2	-1	-1	-1
begins was	3		-1				-1	-1
begins wells	1		-2	-3		1	-3
begins what	3			-1	2	-1	-3	-2
begins who	-2		-1	-1	-1	-1	3	-1
begins whose	3		-1	-1
begins yes	3		-2			-1	-2	-2
begins you	1	-1		-3	-1	-2	-3	1
begins your	1	-1	1	-4	-1	-1	-3	1
begins |	-1			-2	-1	-2	-4	-2
begins ~	4		-1		-2	1	-4
begins ©	1	-1		-2	-1	-1	-1	-1
begins ·	2	-1	-1	-2	-2	-1	-2	-2
begins •	2	-1		-3	-3	-3	-1	-1
begins ◦	1	-1	-2	-1	-1	-2	-3	-1
begins ☐		-1	2	-3		-3	-3	-2
begins ✓	3			-1	-1	-1	-3
begins 👍	3		-1				-1
means money	2			-1			-1
means money, short	3				-2		-2
means text, short	2						-2
none	2	-2		-3	-4	-2	-2	-4
pattern "#","w	-1	-2			-6	-5	-1	1
pattern "M#","	1			-1	-2	-3	-3	1
pattern "w","w		-1		2	-3	-4	-2
pattern "w","w, first	3	-2					-2
pattern #	2	-2	-1	-2	-3	-2		-1
pattern #)#w#w	1		2		-3		-1	-1
pattern #)w(w)	2			-1			-3	-1
pattern #)w,w#			1	-1	-1	-2	-4	-1
pattern #)w,wM	3		-1		-1	-1	-2	-1
pattern #.w	2			-1	-1	1	-4	-1
pattern #.w#.$	3				-2	-2
pattern #.w,w#	1		-2	-1	-1	-3		-1
pattern #.w,w.	2		1	-1	-1	-2	-3	-1
pattern #.w,wM	4		-3	-1	-1	-3	-3	-1
pattern #.w...			3	-1		1	-2	-1
pattern #.w.w,	3		-1			-1	-2	-2
pattern #w#wMM	3	-1	-2		-1	-1	-1	1
pattern #w:w	3		-1	-1			-1
pattern #wMM	3		-3
pattern #wMwMM	3	-1	-3				-1
pattern $M, first					-3	2	-1
pattern (w)	3		-2	-1			-3
pattern ------	2	-1	-2	-3	1	1	-1	-2
pattern -w::M	-2	-1	2	-1
pattern -wMwMw, first	3						-3
pattern </w>	4		-1		-1	-1	-1	-1
pattern M	-2	-1	1		-1	-3	1	1
pattern M.w$M	4		-2		-2
pattern M.w(w.	3		-3
pattern M/M/MM					2	-1	-3	-1
pattern M/M/Mw	2	-1	-1			-1	-2	-1
pattern Mw		-1	-3	-1	-1	1		-1
pattern Mw#	-2		1		-1	1
pattern MwMw	-3	-1	2			-1	2
pattern M✓✓✓✓✓	-3	-1		-1	-2	-2	3	-1
pattern w#	-1	-2	1	-3	-2			-1
pattern w##	-3		2		1	-1	-2	2
pattern w#####	3			-1	-1	-1	-1
pattern w#$M$M	-3	-1	-1	-2	-1	3	-4	-1
pattern w#$M☒$	-3			-1	1	1	-1
pattern w#), first	-3			1		-1	2
pattern w#M,w:	3		-1	-3			-1	1
pattern w#M/MM	-1		-1	-1	-2	-2	1	-1
pattern w#MMMM	2		1			1	-3
pattern w#MMMw	-3		2	1		-1	2	-1
pattern w#MMw	-2		1	1		-1	2	1
pattern w#Mw	1		-2	-1	-1	1	-3	-1
pattern w#Mw,w	-3						3
pattern w$#,Mw	4	-1	-2	-1	-1	-2	-2	-1
pattern w$M$M	-3		1	-1	2		2
pattern w$M$Mw		-1	1	-1	-1	-3	-1	-1
pattern w(w)-M	4		-3		-1		-3
pattern w(w)–w	2				-1	-1	-2
pattern w+M	3						-2	-1
pattern w,	5		-1		-1	-1	-2	-1
pattern w,w	1	-1	-1	-3	-1	-2		-1
pattern w,w#.w	4						-3
pattern w,w,Mw	3		-1			-1	-3
pattern w,w,w#	-3				-1		3
pattern w,w,w,	3	-1	-1	-1	-3	-3	-2	-1
pattern w,w.w.	3		-2		-1		-1	-1
pattern w,w:w,	3		-2					-1
pattern w,wM,w		-1	1	-1		-1	-4
pattern w,wMMM			-3					2
pattern w-	3				-1		-2
pattern w-M	2				-1	-1	-3
pattern w.	3	-1	-1	-2	-3	-1	-2	-2
pattern w.....	2	-2	4	-2	-2			-2
pattern w.w	2	-1	1	-3	-2	-2		-1
pattern w.w.	2			-1	-3	-1	-3	-2
pattern w.w.w.	3		-2	-1			-1
pattern w.w:M.			1		-1	-1	-3	-1
pattern w.w:Mw	3		-2	-1		-1	-1	-2
pattern w.w?	2		-3		1
pattern w/w	3		-2	-2		-1	-2
pattern w/w#MM	-1		3			1	-2
pattern w/wMMw	-3		2		1
pattern w:	-2	-1	-2	2	-4	-3		2
pattern w:#w:w	3	-1	-3		-1		-1
pattern w:$M	-2				1	-2	2
pattern w:M		-1	2	-1	-3	-2		2
pattern w:M(w)	2		-1	-1
pattern w:M/M/	-1	-1		1	-2	-2	1	-3
pattern w:w#M	-2		1	2			-3	-1
pattern w:w(w)	-3		3	-1	1	-1	2
pattern w:w,w	3		-1	-1			-1	-2
pattern w:w.w	-2		2	-1
pattern w:w.w,	4		-2		-1		-2
pattern w:w.w:	3		-1	-2	-1		-1	-1
pattern w:w:w	1	-1	-1	-2		1	1	-1
pattern w:w:w:			1	-3	-2	-1	1	-1
pattern w:wM	-2		1	1
pattern w:wMw	2		-2			-1	-3
pattern w>M<	3			-1			-1	-2
pattern w?	2	-1	-3	-1		-3	-1	-1
pattern wM		-3			-1	-4	1	-2
pattern wM#MMM	-3		1				1
pattern wM....	3			-3	1
pattern wM.wMw	2			-1	-1	-1	-3	-1
pattern wM/M	-2		2		-1	-1	2
pattern wM/M/M		-1	2		-3	-1	-5
pattern wM/MM/	4			-1	-1	-1	-1	-2
pattern wM/MwM	3	-1					-1
pattern wMM	-1	-1		-3	-4	-1	1	-3
pattern wMMMMw			-3	-1	-1		2
pattern wMw#w	-3		1			-1	3
pattern wMw,w			-1		1		3
pattern wMwM	-2	-2	-1			-3	-4	-2
pattern wMwM.w	3		-1	-1	-1	-1	-2	-1
pattern wMwM/M	-1		2		-1	2	-3	-1
pattern wMwMw.	4		-3		-1	-1	-3	1
pattern wMwMwM	-1	-1	1		-2	3	-2	-2
pattern w|w	3		-2
pattern w–w	4	-1	-2	-1	-1	-1	-3	-1
pattern ✓w/wMw	3						-3
# mark pattern comes
always	2	-2		-3	-2		-3	-2
often	1	-2	-4	1			-2	-2
once		-2	1	1	-3			-1
twice	1	-3	-1	-1			-1	-1
# mark place
0	-1	1	-4	-2	-1	-2	1	-2
1	1	-3	-1		-1	-1		-1
2	1	-2		1	-1	-3	1
4	1	-4	-1	-1
# mark read as, shape
accountNumber mark--	-2	-1		3	-1	-2	-1
accountNumber mark-/	2		-1	-1	-1
amount mark-$	-2	-1	-1	-1	2	-5	-1
amount? mark-$		-1	-1	-1	1	-4	-1	-1
amount? mark--	-3				4		-1
amount? mark-.	-3				4	-1	-2
current mark-"	-3						3
current mark--	-3						3
current mark-–	-2		-1		-1		2
current mark-—	-3						3
current mark-✓	-4						4
current? mark-!	4						-4
current? mark-$	-3					-1	3
current? mark-,	-1	-1	-3		-2	-2	2	-1
current? mark-<	-3			-1			3
goes on mark-)	-2		2	-1	-1	-1	-4	1
goes on mark-+	-3		3
goes on mark-.	-3	-1	2	-1	-1	-2	1	-1
goes on? mark-&	-4		4				-1
goes on? mark-)	-3		3	-1		-1	-1	-1
goes on? mark-,	3	-1	-4				2
goes on? mark-/	3	-2	-3	-1
goes on? mark-:	2		-2
originalCreditor mark-(	-2							2
originalCreditor mark-)	-4						-1	4
originalCreditor mark-,	-3						1	1
paying mark-,	-2				-1	2	-1
# mark read as
accountName	-1	1	1		-1	1	-3
accountNumber	-3	-2	-1	2		-4	-4	-2
amount	-4	-1	-1	-2	5	-5	-2	-1
amount?	-2	-1	-2	-2	2	-5	-3	-1
current	-4	-1	-2	-1	-2	-4	4	-2
current?	-1	-1	-1	-1	-4	-4	1	-2
goes on	-1	-4	1	-1	-3	-2	-1
goes on?		-3		-2	-2	-1		-2
no debts	4	-1	-1		-2	-3	-1	-1
no part	1		-1	-1	-5	-4	-2	1
no part, in row	3			-3	-5	-4	-8	-1
originalCreditor?	-3		2
paying	-4	-1			-1	4	-1	-2
# mark read in
accountName, one debt a line	4	-3			-1	-1	-1
accountNumber, cards	-3	-1	-1	3	-1	-1	-1	-1
accountNumber, cards of a portal	-2			2
accountNumber, one debt a line				1	-2	-3	-1
accountNumber, tables and labels	-1	-1	-1	1	-1	-1	-3	-1
amount, a bullet for each debt	-3				3	-1
amount, columns by their place	-4				4	-1
amount, one debt a line	-2	-1	-1	-2	2	-4	-2	-1
amount, tables and labels	-3		-1	-1	4	-5	-3	-1
aside amount, one debt a line	2				-2	-1
aside goes on, tables and labels	3		-2
current, a paragraph for each debt	-3			1	-1		2
current, one debt a line		-2	-2	-2	-2	-4		-2
current, records of labels	3		-2				-2	-1
current, running text	-3		1				3	2
current, tables and labels	-2	-1	-2		-2	-3	3	-3
goes on, a bullet for each debt	-3	-1	3	-1			-1	-1
goes on, one debt a line	-1	-2		-3	-1	-2	-1	-1
goes on, tables and labels	-1	-3			-1	-1	1	-1
no part, a bullet for each debt					-2	-3	-3	-1
no part, a letter about one debt	-1	-2	3	-5	-2	-2	-1	-1
no part, a paragraph for each debt			1	-5	-4	-3	-7	2
no part, cards	-1	2	-1		-2	-2	-5	-1
no part, cards of a portal	3	-1	-2	-5	-1		-1	-2
no part, columns by their place	3	-4	-3		-2	-3	-2	-3
no part, none		-1	1	1	-3	-3	-1	-1
no part, objects	2	-1	-2	-2	-1	-1	-1	-1
no part, one debt a line	1	-3	-1	-2	-6	-5	-9	-2
no part, running text	1	-2		-4	-2	-1	-4	-1
no part, tables and labels	1	-3	-2	-2	-4	-4	-7
originalCreditor, columns by their place	-3		1				-1	1
paying, one debt a line	-2	-1		-1	-3	2	-2	-1
# mark shape and behind
mark-" capitals			-2	-1	-1	2	-3	-2
mark-" cents	2		-2		-2	-3	1	-1
mark-" digits-3	2		-1			-1	-1
mark-" digits-4	-1		1	-3	-1	1	-1
mark-" mark-,	2	-2	-3	-3		2	-5	-2
mark-" mark-;		-1		-1	-2	-3	1	-1
mark-" masked			1	-3	-1	-2		-1
mark-" thousands-and-cents	3		-1		-4	1	-2
mark-# capitalised	3		-1	-1			-1
mark-# code	5		-3	-2		-1	-1
mark-# digits-7	-1		-3	-1	-1	-1	2
mark-# lettered-code	4		-5	-3		-1	2
mark-# line	3				-1		-1
mark-# masked	4		-2	-2	-1		-1
mark-# small	1		-3
mark-$ capitalised	4			-1	-2	-1
mark-$ digits-1	-1		-1		2	-2	-1
mark-$ digits-2	-1		-1	-1	-5	4	-2	-1
mark-$ line	3	-1		-2	-2	-6		-1
mark-$ mark-$	3			-1	-2	-1
mark-$ mark--	-2	-1		-2	3	1	-4	-2
mark-$ mark-_	1				-1	-3	1
mark-$ thousands		-1	-2	-2	1	-3	-2	-1
mark-$ thousands-and-cents	-2	-2	-1	-4	3	-3	-3	-2
mark-& capitalised	-1	-3	2	-1	-2	-1	-1	-3
mark-& capitals		-3	2	-1	-2	-1	-2	1
mark-' digits-2		1					-3
mark-( capitalised	1	-3		-3	-2	-2	-1	-1
mark-( capitals		-3		-1	-1	-1	-4	1
mark-( mark-.	7		-4	-6	-1	-1	-2
mark-) capitalised	-1	-2	1	-2		-2	-3	1
mark-) capitals	-1	-2		-1	-3	-2
mark-) code	2	-1	1	-3	-5	-1		-1
mark-) digits-1	1		-2		-2	-1	2
mark-) digits-4	-2	-1	3	-2	-1	-1	-3	-3
mark-) digits-7	2	-1	-1	-1	-1	-2	-3	-4
mark-) dollars-and-cents	1	-1	1	-1	-1	-2	-3	-2
mark-) end	3		-1				-2
mark-) lettered-code		-2		-2	-1	-1		-3
mark-) line	1	-1	1	-3	-2	-2
mark-) mark-"	-4		3	-1	2	-1	1	-1
mark-) mark-,	-3	-1	4	-1	-2	-3	-2	-1
mark-) mark-.	-2	-1	4	-3	-1	-2	-2	-2
mark-) mark-/	-3		3				-1	1
mark-) mark-:	1		2	-1		-1	-3	-1
mark-) mark-|	-3		1				1
mark-) masked	-2	-1	3	-1		-1	-2	-5
mark-) percent	-2		3				-1
mark-) small	-1		4	-1	-2	-1	-3	2
mark-* capitalised	4	-1					-3
mark-* digits-2				1			-2
mark-+ capitalised			-3	-1	-1	-1	2
mark-+ capitals	4	-1	-1				-2
mark-+ digits-1	3					-1	-2
mark-+ small	-2	-1		-1	-1	-2	3	-1
mark-, capitals	-1	-4	1	-2	-1	-2	-2	1
mark-, code	-1		-2	-1	3	-1	-2
mark-, digits-2	-2	-1	-3	-1	2	-1	-2	-2
mark-, digits-3			-2	-1		-2		-1
mark-, digits-7	1		-3		2	-2	-1
mark-, dollars	4		-3		-1	-1	-3
mark-, dollars-and-cents	3		-4	-1	-3	-2		-1
mark-, lettered-code	1	-1	-3	-3	-1	1	-4	-2
mark-, letters	2	-1	-2	-2	-4	-4	-1	-2
mark-, line	2		-2	-2	-1	2	-3	-1
mark-, mark-"	2	-2	-1	-2	-1	2	-4	-2
mark-, small	1	-1	-3	-1	-2	-1	-1	-2
mark-, with-digits	1		-3	-1	1	-1	-3	-1
mark-- capital	-2		1	2	-2	2	-1
mark-- capitalised		-3	1	-2	-3	-1	-2
mark-- capitals	-1	-3		-3	1	-1	1	-2
mark-- cents	3		-3	-1	-2	-2	-1
mark-- digits-2		-1	1	-2	-2	-3
mark-- digits-3	3		-3	-3	-1	-1	1
mark-- digits-4	4	-1	-3	-2	-1		-1
mark-- dollars	5		-3	-1	-1	-1	-2
mark-- dollars-and-cents	3	-1	-3	-3	-1	-2	-3	-1
mark-- lettered-code	-1	-1	-1	4	-1	-2	-3	-1
mark-- mark--	2	-1	-1	-2	-3	-2	1	-1
mark-- masked	-2			3	-1	-1	-1	-1
mark-- percent	1			-2	1	-3	-2
mark-- small	1	-2		-3			-1	-2
mark-- thousands-and-cents	4		-1	-1	-1	-1	-2	-1
mark-- with-digits	4		-2	-2	-1	-1	-1
mark-. capital	3		-2			-2
mark-. capitalised		-2		1	-1	-4	-3	1
mark-. capitals	1	-3	-1	2	-2	-2		-2
mark-. cents	4		-2	-1	-1	-2	-2	-1
mark-. code	-2	-1	-1	4	-1	-1
mark-. digits-2	-2	-2	-3	-2				-3
mark-. digits-4	-2		-1	2	-1	-3	-3	-2
mark-. dollars	-1		-3	1	-1	-1	2	-1
mark-. end	5		-1	-2		-1	-2	-1
mark-. lettered-code	-3	-1	2	1	-1		1	-1
mark-. line	1	-1		1	-2	-3	-2
mark-. mark-"	-3		3	-1		-2	-1	2
mark-. mark-,	-1		2	-1		-3	-2	1
mark-. mark-.		-2	-6	2	-4	-4	-2	-3
mark-. mark-:	3			-1		-1	-1
mark-. mark-|	1		2	-1		-1	-2
mark-. masked		-1	1	-4	-1	-1	-3
mark-. percent	3		-1	-1	-1	-1	-2	-1
mark-. small	-1	-1	3	-2	-3	-2	-2	-1
mark-. thousands-and-cents			-1		-2		1	-1
mark-. with-digits	1				-1	-1	-3	-2
mark-/ capitalised	-2	-3		-3	-2	-2	-1	2
mark-/ capitals	-1	-3		-1	-2	-2	2	3
mark-/ cents	3		-1		-1	-3		-1
mark-/ code	4		-1	-1		-1	-3
mark-/ digits-1	1		1	-1	-2	-3		-1
mark-/ digits-4	3		-2	-2		-1	-2
mark-: capitalised	5	-1	-2	-1	-1	-1	-6	-1
mark-: capitals	1	-3	-1	-1	-2	-1	1	-4
mark-: code	3			-3			-1
mark-: date	3						-3
mark-: digits-1	3			-1	-1	-1
mark-: digits-2	3	-1	2	-1	-1		-5
mark-: digits-4	3			-3			-1
mark-: digits-7		-1	2	-3			-1
mark-: dollars	1		-3	-1	-3	-2	1	-1
mark-: dollars-and-cents	1	-1	-2		-3	-2	1	-1
mark-: lettered-code		-2	1	-3	-1	-1
mark-: mark-$	3				-2	-2	-1	-1
mark-: mark->	4						-4
mark-: masked	5			-4	-1		-1
mark-: small	3	-2	-4	-1	-1	-1	-1
mark-: with-digits	3			-1	-1	-1	-1
mark-; capitals	3	-1	-1	-1	-2	-2	-1	-1
mark-; digits-2	3					-1	-1
mark-; line	3						-3
mark-; mark-;	4		-1		-2	-1	-2
mark-; small	3		-3	-1	-2	-2	-1	-1
mark-< capitals	3	-1		-1			-1
mark-< small	2		-3
mark-= capitals	3	-1				-1	-2	-1
mark-> capitals	4	-1					-3
mark-> dollars	4						-4
mark-? mark-?	3		-2		-1
mark-@ percent	2				-2	-1	-1
mark-[ capital	3				-1	-2	-1
mark-[ capitalised	3	-1	-2				-1
mark-[ mark-]	4	-2		-1	-2	-2	-1
mark-[ small	3					-1	-1
mark-_ capitalised	2	1	-2	-1	-1	-1	-1
mark-_ mark-_	1			-1	-2	-3		-1
mark-| capitalised	5	-2	-4	-4	-2	-1	-3	-1
mark-| capitals	3	-1	-4	-1	-3	-1	-2	-2
mark-| cents	4				-3	-2	-1
mark-| digits-2	4	-1			-2	-3	-3
mark-| digits-4	2		-1	-1		-1	-1
mark-| digits-7	3		-1	-2		-1	-1
mark-| dollars-and-cents	3				-2	-1	-1
mark-| line	3					-1	-2
mark-| mark-|	4		-1	-1		-1	-2
mark-| small	5		-2		-1	-3	-3	-1
mark-· capitalised	3	-2	-3	-4	-3	-2	-1	-2
mark-· small	3		-2	-1	-1	-1	-2
mark-– capitalised	1	-1	1	-1	-1	-1	-3	-1
mark-– cents	3		-3		-1	-1	-1
mark-– digits-1	4		-2				-1
mark-– digits-2	2	-1		-1	-1	-3	-1	-1
mark-– digits-3	3		-2				-2
mark-– dollars	4		-3	-1	-2	-1	-3
mark-– dollars-and-cents	2		-4	-2	-2	-1
mark-– lettered-code	3		-3	-1			-1
mark-– small	4		-2	-2	-3	-3	-3	-1
mark-– thousands	4		-4	-1	-1		-2
mark-– year	-3		1	2
mark-— capitalised	5		-1		-1	-1	-3
mark-— dollars	2		-2
mark-— dollars-and-cents			-3			-1	2
mark-— lettered-code	2					-2
mark-• line	3						-2
mark-… digits-4	-3		-1	3		-1	-1
mark-☐ mark-$	4				-4	-3	-1	-1
mark-☑ capitalised	4				-1	-3	-2
mark-☑ mark-$	4				-3	-2	-1	-1
mark-☒ capitalised	3				-1	-2
mark-⚠ digits-2	-3						3
mark-✅ small						-2	1
mark-✓ mark-–	3				-1	-1	-4
# mark shape
mark-!	2		-2	-1	-1	-3	-1	-1
mark-"	2		-3	-7	-2	1		-4
mark-#	3	-2		-6	-3	-1	-1	-1
mark-$	-2	-4	-5	-7	3	2	-3	-4
mark-&		-4		-1	-2	-2		1
mark-(	2	-3	-1	-5	-2	-3		-1
mark-)	-2	-2	5	-5		-4		-1
mark-*	2	-2	-1	1	-1	-2	-3	-1
mark-+	-2	-2	2	-2	-2	-4	3	-2
mark-,	1	-3	-2	-4		-1	-3	-2
mark--	1	-3	-3	1	-1	-2	-1	-2
mark-.	-2	-3	1	1	-3	-3	-1	-1
mark-/	2	-2	1	-2	-2	-3		-1
mark-:	2	-3	-2	-5	-3	-2	-2	-3
mark-;	2	-2	-2	-3	-4	-5	-1	-3
mark-=	2	-2	1	-1	-3	-4	-2	-2
mark-?	5	1	-2	-1	-1	-2	-2	-1
mark-[	2	-1	-2	-1	-3	-3	-1	-1
mark-]	5	-2	-1	-2	-2	-2	-3	-1
mark-_	1	-1	-2	-2	-3	-3	2	-1
mark-|	5	-2	-6	-4	-4	-4	-3	-2
mark-~	3		-2	-1	-3	-2		-1
mark-®	-1	-1	2	-2	-2	-2	-2	-1
mark-·		-3	-3		-4	-4	-1	-3
mark-–	3	-2	-3	-1	-4	-5		-2
mark-—	3	-1	-3	-4	-5	-6	-2	-3
mark-…	-5		-2	4	-2	-2	-1	-2
mark-→	3	-1	-2	-1	-1	-1	-2	-1
mark-■	3			-1	-2	-1
mark-★	3	-1				-1	-2
mark-☐	3	-1	-1	-1	-4	-3	-2	-1
mark-☑	4				-4	-2	-2	-1
mark-☒	3				-2	-3	-1
mark-✅	-3	-1		-1		-1	3
mark-❌	-3						3
mark-🔴	-3				-1	-1	3	-1
mark-🟡	-3				-1		3
# mark sums of line
0		-1	1	2	-3	-3	-1	-1
1		-3	-1	-7		-3		-2
2		-3		-4	-1	-1	-4	-1
3		-2	3			-1	-1	-4
# mark words before
 	1		-1	-4	2	1		-1
 card	-3		2	-3	1	1	-1
 collection			-1			-2	2	-1
 mohela	3		-1	-1	-2	-1	-1
 mortgage	1	-1	1		-2	-3
 payment	3					-2	-1
 ppa	3		-1			-1	-1
 status	4			-1		-1	-3
 totals	3				-1	-2
 us	1					-4	-2
 visa	-2		3	1	-1	-2
1 	1		-1	-4	2			-1
1 a	2		-1		-1		-2
1 aaron's	-2		2	-1	1	-1
1 account				1	-2	-2	-2	-3
1 accounts	3	-1	-1		-1		-1
1 acct		-1	-3	2		-3	-2	-3
1 active	-3	-1	-2		1	2	1
1 affirm	-2		3	-1	-1	-1	-3	-1
1 agency	2	-1	2				-3
1 aidvantage	2		-2			1	-3
1 amazon	3		-1			-1	-2	-1
1 america	1		-3	-1		1		-1
1 amt	3				-2	-1	-1
1 apr	2			1	-1	-1	-3	-1
1 assoc	-2		2	-1		-1	2	-2
1 atty	3						-2
1 bal		-1	-1	-1	1	-2	-3	-1
1 balance	-1	-1	-2	-1	1	-3	-4	-2
1 bank			-2		-1	-2	-2	2
1 bank/target	3					-2
1 billing	-2		1
1 braces	-3		2		1	1	-1
1 brandvold	2		-3		-1
1 bread	-2		2					-1
1 bureau	2		-2	-1			1
1 buy	2		-3				-2	2
1 by	3				-1	-1	-3
1 c	3	-1	-2		1	-1	-2
1 caine	-2		2				-1
1 call	-1			-3		-1	2	-1
1 calloway	3		-2				-1	-1
1 camioneta	3		-3
1 capital	2		-3	1	-1	-1		-1
1 card	-4		-1	1	2	1	-2	-1
1 care	3		-2		-1	-1	-2	1
1 cartão	-1		3		-1
1 cc	-2		-2	1	-2	1
1 center	2		-2	-1			-1	1
1 chapter	2				-1		-2
1 charged	2						-1
1 checking	2			-2	-1	-2
1 client	4		-1	-1			-2	-1
1 closed	1		-4	-1	-1	-1	1	-1
1 co	-2			1	1	1	-3
1 collection	-1	-1	-4			-1	1	-2
1 collections	1	-2	-3	-1	-2	-3	1	-2
1 collector			-1		2	-1	-3	-1
1 comenity	-2	-1	2	-1		-3	-2
1 comments	2		-1	-1			-2
1 continued	2		-2				-1
1 conventional	3		-1		-1	-2	-1
1 correct	3			-1			-2
1 creditor	1		-2	-2	-1	-1	2	-5
1 cu	1		-2	-2	-1	3
1 cuenta	6		-1	-2		-1	-3	-1
1 curr	4		-1		-1	-1	-2	-1
1 d		-1	-3	-1	1	-3	-1	-1
1 date	-1	-1		-3	-2	-1	2	-1
1 day	3			-2			-1
1 daycare	3				-1	-1	-1
1 days		-1	-3	-1	-1	-3	1	-1
1 debt	3		-1	-1		-1	-3
1 debts	2				-1		-1
1 deferment	3	-1	-1	-1	-1	-1	-4	-1
1 deferred	3		-2			-2	-2
1 dental	4		-3		-1	-1	-3
1 description	4		-1				-3
1 directv	2		-2				-1	-1
1 discover	2	-1	-3	1	-1	-1	2	-1
1 dispute	3			-1		-1	-2
1 done	3		-1				-1
1 dr	-2	-1	2		-1		-2	3
1 due		-1		-3		-1	1	-1
1 día	3						-2
1 días	3			-1	-1	-1	-2	-1
1 ending	5		-1	-2	-2	-2	-3	-1
1 ends	4				-1		-3
1 equinox	-3		2		-1		1
1 escrow	3	-1	-1				-2
1 est	3				-2	-1	-1	-1
1 estado	3						-3
1 expenses	3		-1	-1	-1	-2	-1
1 experian	2			-1		-1
1 express	1		2	-2	-3		-2
1 f-150	-3		4	-1		-2	-1
1 fee	3					-2		-1
1 file	3			-1			-2
1 final	3			-2	-3		-1
1 finance	-1	-1	-1	-2	1		-1	-1
1 fingerhut		-1	-4	-2	2	1	-1	-2
1 fingerhut/webbank	-1		-1	1	2	1
1 firm	-3		2				1
1 first	5	-1	-2	-1			-1	-1
1 full	3				-1		-2
1 fund	2		-1	-1	-1		-1
1 g	2	-1			-1		-2
1 georgia	3		-3
1 good	3		-1				-2
1 greensky	-2		2	1
1 group	-3	-1	2		1	-1	-1	-1
1 guarantor	4	-1		-3	-1		-1
1 here	3				-2		-1
1 hipoteca	2		-2		-1	2	-1
1 home	2	-1		1	-1		-2
1 hospital	1		-3	-1		-1		1
1 house	-2		3	-1		-2	-2
1 id	3		-1	-2
1 in	1		1	-3	-2	-1	-3	-1
1 inc	-2	-1	1	-2	-2		-2	-4
1 income	4		-3		-1	-1
1 information	3			-1			-2
1 inst	3		-1		-1	-1	-1
1 installment		-1		-1	-2
1 insurance	2			-1	-2	-3	-1	-1
1 interest	3				-1	-1	-1
1 is	4			-1	-1	-2	-2	-1
1 j	3		-1	-1		-1	-1
1 jan	3		-1	-1			-1	-1
1 jetblue			1		-2	1	1
1 judgment	-3				2	-1	1
1 july	2		-1				-2
1 june	2		-1				-2	-1
1 klarna	-1		2	-1	1		-2
1 l	3	-1	-2				-1	-1
1 lane	3		-3	-2			1
1 last	3		-1	-1			-1
1 left	3					-2	-3	-1
1 lender	3	-1	-1	-1	-1	-1	-4	-1
1 letter	3					-1	-3
1 liabilities	3		-1		-1	-1
1 lines	4		-1		-2	-1
1 llc	3		-2	2	1	-2	-2	-3
1 loan	-1		1		-3	1	-1	-1
1 ltd	-2		3
1 luz	2				-2	-2	-1
1 m		-1	-2	-1			3	-1
1 macy's	3		-1			-1	-4
1 mastercard		-1	-4	2	2	-1	-2	-1
1 mensual	3			-1	-1	-2	-2
1 mes	3					-1	-2
1 min	3	1	-1	-1	-1	-4	-3	-2
1 mo	2	-1	-1	-2	1	-2	-3	-1
1 month	5	1			-1	-2	-5	-1
1 months	5		-1			-1	-3	-1
1 mortgage	-1	-1	-3	2		1	-2	-1
1 mos	3		-1				-3
1 mrs	-3		3
1 mtg			-2	-1	3		-2	-1
1 mínimo	4				-1	-2	-2
1 n.a	-4	-1	1	-2	-3	1	-1	1
1 na	1		-2	-2		2	-1	-1
1 no	1	-1	-3	-2	-2	-2	1	-2
1 notes			-1	-1		2	-1
1 of	2			-1	-2	-2	-1	-1
1 off			-3	-1	-1	-1	1	-1
1 office	3		-2				-2
1 ok	1	-2	-3	-1	-1	-2	2
1 one	1	-2	-4	1		-3	1	1
1 only	4		-1			-1	-2
1 open		-2	-3	-2	-1	-1	1	-1
1 opened	2			-4	-1		1
1 oportun	3		-3				-1
1 orig			-1	-2		-1	2	-4
1 ortho	2		-2					-1
1 other	3	-1	-1	-2	-2	-3	1	-1
1 p.c	1			-1	-1	-1	-2	-3
1 p.o	5		-1	-1	-2			-2
1 paid	3	-1	-1	-1	-2	-2	-2	-1
1 pay	4		-3	-1	-2	-2		-1
1 payment	-1	-1	-1	-3	-4	3	-3	-2
1 payments	4			-1	-2	-2	-2
1 plaintiff	3	-2	-1		-1		-1
1 plan		-1	-3	-1	-1	-1	1	-1
1 platinum			-4	-1	-1	-1	1	-1
1 ppa	3		-1			-1	-1
1 principal	3				-2	-1
1 pymt	-2					2	-1
1 rate	3		-1	-1	-1	-1	-1
1 rav4	-3		3			-1	-1
1 re	-3		-1				3
1 recovery	1	-1	-3	1	-1	-1		-1
1 ref			-1	-3	-1	-1	1	-1
1 rent	3		-1	-1		-1
1 repayment	-3	-1		-1	-1	-1	2	-1
1 report	3	-1	-1		-1		-2
1 repossessed	-4		-1				4
1 requested	3			-1			-1
1 residence	3		-1		-2	-1
1 roof	-3		3		-1
1 saldo	2				-1	-1	-2
1 save	3		-2				-1
1 savings	-1		-1	-3	-1	-1	2
1 sears	3		-3	-3	1	-1
1 service	3		-2				-2
1 servicing	-1		-3	1	1	1	-2
1 settled	4		-1				-3
1 signature	3		-3	-1	1		-1
1 sofi	3		-3
1 sold	3						-3
1 st	-4	-2	1	2	-1	-1	-2	4
1 standing	2						-2
1 status	1		1	-3	-1	-1	-1	-1
1 ste	-2			3
1 store			-1		2		-1
1 stores	2		-3			2	-1	-1
1 stuff	3		-2				-2
1 t-mobile	3		-1		-1	-1	-3	-1
1 tax	-2	-1	2
1 terms	4			-1		-1	-3
1 that	3						-2
1 thd/cbna					1	-3
1 this	3						-2
1 through	2				-1	-1	-1
1 thru	2	-1	-1	-1	-1	-1	-4	-1
1 tires	-3		3				-1	-1
1 total	4		-1	-2	-4	-3	1	-1
1 transferred	5		-1				-5
1 transunion	3			-1	-1		-1	-1
1 type	5			-2	-2		-2	-1
1 unlimited	1		-3				-1
1 unpaid	3	-1	-1			-1	-3
1 updated	3			-1	-1	-1	-1
1 upstart	3		-2		-1	-1	-1	-1
1 us	-1	-2	-1	-4	2	1	-2	-3
1 value	3		-1		-2
1 van	1		3				-2
1 vehicle	3		-1	-1	-1	-2
1 visa	-1	-1	2		-1	-3	-3	-2
1 walmart	-3		1				1	2
1 washer	-2		3		1	-2	-2
1 webbank	1		-2	-2	-1	1	-3	-1
1 wife	3		-2				-1
1 wireless	-1		-2	-1	3	-3	2	-3
1 yes			-1	-1	-1	-3	1	-1
2 	1			-3				-1
2 aaron's	-3		1		-1			1
2 about	4		-1	-1			-2
2 acct	3	-1	1	-2	-3		-4	-2
2 activity	3			-2	-1		-1
2 adjusters	3			-1			-2
2 agency	-3		3	-2				-1
2 al	1		2			-2	-2	-1
2 aluguel	3				-2	-2
2 amount	1		-1	-1	-2	-3		-1
2 and	1	-1	3	-2	-1	-2	-4	1
2 anesthesia	-2		3
2 apt	-3		1	-1		-1	1
2 at	3		-2	-1	-2	-1	-1	-1
2 atrasado	1				1	-1	-3	-1
2 atty	3						-2	-1
2 aug	-3		1			-1	2
2 auto	1	-1	-3	2	-1		-3	-2
2 back	2		-1	-3		-1	-1
2 bal	1	1	-2	-2	1		-4	-2
2 balance	2	-1	1	-2	1	-3	-2	-1
2 bank	-1	-1	-1	1	-2	1	-4	3
2 bankruptcy	3				-1		-2
2 barclays	1		-1	-1	-3		-3
2 bill	-3		3			1	2	-1
2 blue	2	-1		-2		-3	-1	-1
2 bonneville	-3		1
2 box	3	-1	-1	-1	-3	-1	-1	-1
2 brandvold	3		-2		-1
2 bridgecrest	-3		2			1
2 c	1				1	1	-3
2 called	3		-2			-1	-2
2 capital	1	-2	-2		1	-2		1
2 card	1		3	-4		-6	-1	-1
2 care			1	-1		-1	-3	1
2 carro	3				-1	-1	-1
2 cash	1	-1	1	-3	-2	-1	-2	-1
2 chase	2	-1	-3			-1		-1
2 child	3		-1			-2
2 citibank				-4	-3	-4	-1	2
2 client	3	-1	-1	-1	-1		-1	-1
2 club			1	-2	-1		-3
2 co	1		-1	1		-1	-5	-1
2 consolidation	2		-1		-1		-1
2 consumer	3		-3		1	1
2 contact	3				-1		-2
2 cr	4		-2	-1	1	-2
2 creditor	2	-2	-1	1	-1	-1	-3
2 cuenta	2				-3	-1
2 d	-1	-1	2	-1	2	-1	-3	-1
2 date	4	-1		-2	-2	-1	-2	-1
2 de	1	-1	1	-1	-2	1	-5	-1
2 debt	3	-1	-1	-1	1	-2	-3	-1
2 deferment	2	-1		-1	-1	-1	-3	-1
2 delphine	2		-1				-1
2 description	-3						3
2 discover	-1		-3	-1	2		2
2 due	-1	-1	-2	-1	-1	-3	1	-1
2 e	3		-2		-1
2 each	2				-1		-2
2 elan	4	-1	-3			-1	-1	-1
2 electric	2		-2	-1			-1
2 em	3	-1	-1				-1
2 ending	3		-2	-4	1	-2	-1	-1
2 ends	3			-1	-1		-2
2 every	3						-3
2 exeter	3	-1	-3	-1	-1	1	-1
2 experian	3			-1			-1	-1
2 farm	3	-1	-2	-1	-1	-1	-1
2 feb	1		2				-3
2 fed	3		-1		-2		-1
2 fidelity	3		-2	-1	-1
2 file	3	-1	-1	-2	-1	-1	-2
2 final				-1	1	-3	-1	-1
2 finance	-2	-1		1	-3	-1	-1	-1
2 fingerhut	3		-1	-2			-1
2 first	1	-1	-1		-1	-2	-1	-1
2 flex	2		-2
2 for	1	-1	-4	-2	1	-1	-1	-2
2 forbearance	2		1				-3
2 ford	-1		-1	-2	-3	1	1
2 from	1	-1	-3	-1	-1	-1	1	-1
2 general	3		-2			-1
2 gm				-3	1	1
2 good			1		2		-3
2 guarantor	4			-2			-2
2 hancock	3		-3
2 have	3		-1				-2
2 high	3			-1	-2	-1	-1
2 highest	-1		-1	-3	-1		4
2 home			-1		3		-3	2
2 hospital	2	-1	-2	-2		-2	-4	1
2 household	3		-2	-1
2 huntington	3		-3	-1	2	-2	-1
2 i	3		-2	-1	-1		-2	-1
2 i.c	3		-2				-2
2 if	4			-1		-1	-2
2 in		-1	-1	-2	-2	-3	1	-2
2 installment	1			-1		1	-2	-1
2 int	3	-1	-1	-1	-1	-1
2 jan	3		-1		-1	-1	-2
2 joint	-3		-1	1	1	1	-2	-1
2 la			1				-3	-1
2 last	5	-1	-2	-1	-1	-1	-3	-1
2 late		-1	-1	-2	-3	-3	2	-1
2 liabilities	3		-1				-1
2 limit	3		-1				-2
2 line	3		-2				-1
2 loans	2	-1	1	-2	-2	-3	-2	-1
2 loss	-2						3
2 lvnv	2		-2		1		-1
2 macy's			1	-2	1	-1	-3
2 mae	-3		3	1			-1	-1
2 mastercard	1	-1	3	-1	-1		-1	-2
2 medicredit			3			-1	-2
2 member	3		-1	-1				-1
2 midland	3		-4				1
2 min	2	-2	-2	-2	1	-3	-1	-1
2 minimum	3		1			-2	-4	-1
2 mo		-2	1	-3			-1	-2
2 mohela	-3		-1	1	-1	-1	2
2 monthly	1	-1	-2	-1	-3	2	-2	-1
2 mortgage	2	-1	1		-3	-2	-3	-1
2 motor			-2	-1	1		-2
2 my	2		-1				-3
2 mínimo	-1			-1	-4	1	-4
2 na	3		-2				-1
2 navy	2		-1	-1	-3	-2	-1
2 nc	-3		-1				3
2 never	3				-1	-1	-2
2 notes		-1	-1			3	-1
2 number		-1		1	-1	-1	-3	-1
2 oct	3		-1				-2
2 old	3		-2	-1		-1	-2	1
2 one	-1	-1	-1	-2	-1		-3	2
2 only	3			-1	-1	-1	-2
2 open/never	-3			-1			3
2 original	3	-1	-2	-1	-3	-1	1	-4
2 other	2		-1		-3	-3	-4	2
2 owe	3				-1	-3	-4
2 pago	3			-1	-1	-2	-2	-1
2 paid	6	-1	-3		-1	-1	-4
2 parcela	-1				-3	2	-2
2 past			-1	-3	-2	-1	1	-1
2 paying	1		-3	-1		-1
2 payment	2	-1	-1	-2	-2	-2	-2	-2
2 peak	3						-1	-3
2 personal	3		-1	1	-1	-2	-1	-1
2 placed	3						-2
2 pmt	1		-1	-1		-3	-1	-1
2 principal	3				-2	-1	-2
2 quicksilver				2		-1	-3	-1
2 r	4		-3		-1		-1
2 recent	1	-1		1	-2	-1	-3	-1
2 recovery	1		-1	-1	-1	-2		-3
2 reference	3		-1	-1			-2
2 regular	-2					3
2 repair	4		-3
2 report	3	-1			-1		-2
2 reported	3						-2
2 rewards	-3			2	-1	-2	-2	-1
2 saldo	-2		-1	-1	2	-2	-4	-1
2 sears	2	-1	-1	-1	1	-1	-2	-1
2 security	-2		3
2 since	4						-3
2 sofi	1		-3		-1	1	-1
2 st	2	-1	-3	2	1	-1	-1	-1
2 start	3						-2
2 status		-1	-3	-1	-1	1	1
2 still	2						-2
2 student		-1	1		-3		-2	-1
2 subtotal	4		-2		-1	-3
2 synchrony		-1		-1	-3	-2	-2
2 system	-3			1	-1	2	-2	-1
2 systems	3	-1	-1	-1	-1	-1	-1	-1
2 t-mobile	4		-2	-1	-2		-1
2 titlemax	-3		1				2	-1
2 tjx	-3		3
2 total	5	-1	-1	-2	-3	-3	-2
2 toyota	-4	2	3			-1	-1
2 transferred	3	-1					-2
2 transworld	1		-2
2 type	3		-1	-1	-1	-2	-1	-1
2 until	5		-1	-1		-1	-3	-1
2 velocity	-3		3
2 venture	1		-3	2
2 visa	2			1	-2	-2		-1
2 visit	1		1		-1	1	-3
2 was	1		-2	-1	-1	-1		-3
2 we	3		-3	-1	-1		-1
2 world		-1	-1	-2	3	1	-2
2 yes	2		-3				-1	1
2 you	4			-1	-1	-1	-3
2 your	3		-3		-1	-1		-1
2 yr	3		-1	-1			-1
2 原债权人	4		-1		-1		-4	-1
3 about	3		1	-2			-2
3 account	1	-2	-1	1	-4	-2		-1
3 accounts	2			-3			-2
3 acct	3	-1	-1	-1	1	-1	-5	-2
3 acreedor	1					-1	-3
3 address	3		-1	-2			-1
3 after			-1	-1		-1	3
3 agencia	3		-1	-1		-1	-2
3 also	3		-1				-2
3 altitude	2				1	-3
3 america					-1	-1	-2
3 amount	2	-1		-2		-3	-3	-1
3 another	-3		3
3 apr	3		-1	-1			-1
3 are	3		-1			-1	-3	-1
3 as	-2	-1		-2	1	-2	1	-1
3 at	1	-1	3		-1	-1	-3	-1
3 auto	-1				1	-1	2	-1
3 back	3		-1				-2
3 balance		-1	2	-3		-4		-1
3 bank	-2	-1	1	-4			-1	1
3 barclays	1		-3		1	1	-2	-1
3 bk	3		-3			-1	-2
3 bought					2		-3
3 box	3			-2	-1			-1
3 call	3		-1	-1	-1		-2
3 card		-1	1	-2	-3	-2	3	-1
3 cards			-1	3	-1		-2
3 case	3	-1	-1				-1
3 cathay	2		-2
3 cccccccccccc	2		-2
3 chapter	4						-4
3 charge-off	3						-3
3 chase	2	-1	2	-2	-2	-3		-2
3 citibank	-4		2		2	-1	1
3 client	2						-1	-1
3 closed	4		-2	-1			-2
3 co	3		-1			-1	-3	1
3 cobranza	3		-1		-1		-2
3 cobrança	3		-2		-2	-2	-2	-1
3 collection	-2		2	-3	1	-2	2	-1
3 conn's	-1	-1	-1	-1	-2	-3	1
3 conta	-2				2	-1
3 corriente	1						-3
3 costco	3		-2				-1
3 credit		-2	-3	-2	1		1	-1
3 current	3	-1	-2		-2	-3		-1
3 days		-1	1	-3	-1			-2
3 de	2	-1	1	-2	1	-1	-1	-2
3 debt	3			-1	-1	-1	-1	-1
3 deferment	2	-1	-3	-1	-1	-1	-3	-1
3 deferred	3		-2		-1	-1
3 dental	3		-1				-3
3 dia	3	-1	-1	-2	-2	-1	-3	-1
3 discover	2		-3	1	-1	-1	-2	-1
3 do	3				-1	-1	-1
3 due		-2	-1	1	-2	-1		-3
3 e	2	-1	2	-1	-3	-1	-2	-1
3 edit	-2		3					-1
3 education	2		-2	-1
3 electric	2		-1		-1	-1	-1
3 enrolled	2	-1	-2				-1
3 equity	3		-2				-1
3 está	2			-1			-2
3 exeter	3		-2	-1	-1	-1	-1
3 fargo	1		-2	-2	-1	1	1	-1
3 federal	-1	-1	3	-2	-3	-2	-2	-1
3 file	3		-2		-1		-2	-1
3 finance	-3		3	-1			1	-1
3 financial	1		1	-3	2	-1	-2	-1
3 from	5		-2		-3	-1	-1	-1
3 fund	3		-1		-2	-1	-1
3 gas	3		-1	-1		-1	-1
3 gm	-3	-1	3	-1	-1	1		-1
3 guarantor	3		-1	-1			-1
3 hospital	1			-3	1	-2	1	-1
3 how	3			-1			-2
3 i	3		-3		-2	-2	1	1
3 if	1				-2	1	-1
3 in	1		-3	-1	-1	-2	1	-1
3 included	3		-1		-1		-2
3 income	3		-2
3 information	2	-1		-1			-1	-1
3 interest	2		-1				-2
3 joint	1		-1	-3	1	2
3 lakes	2		-2	1	-1	-2	-3
3 landlord	2		-2
3 last	2		1	-1	-1	-1	-3
3 left	1		2		-1	-1	-3
3 line			-2	2	-1	1	-2	-1
3 loans	-1		-4	3	-1	-1	-2	-1
3 lowe's	-3		1	-2	1		-1	-1
3 macy's	-1					-2	1
3 maximum	-3	2					1
3 medical	-2	-1	2	-1	1		-3	1
3 mensual	3						-3
3 mes	2		1			-1	-3
3 midland	3		-3		-1		1	-1
3 minimum	4		-3		-1	-1	-3
3 missed	1		-1				-3	2
3 mission	3		-2	-1	-1		-1
3 mohela			2		-1		-2
3 month	3		-1			-1	-5	-1
3 monthly			1		-3	-5	1	-1
3 months	3	-1	-1	-2	-1	-1	-2
3 n.a	1		-3	-1	-1	-1	1	1
3 n/a	3		-1	-1			-1	-1
3 na			2	-1	-2	-2	-2
3 no	1	-1	-1	-2	1	-1	-2	-3
3 northgate	-2			2	1	1
3 not	4	-1	-2			-1	-1
3 nov	3	-1	-1				-2
3 number	-2	-1	-2	3	-2	-1		-2
3 oak	2		-2
3 of		-1	-1	-3	1	-2	1	-2
3 old	2			-1	-3	-2	-4	-1
3 on	2	-2	-3	-1	-1	-1		1
3 one	-1	-2	-1	-1	-3	-1	-3	1
3 open/past	-3						3
3 orig	2	-1	-2	-1	-2	-3
3 outsourcing			-1		1		-3	-1
3 owe	3		-1	-1	-2	1	-4	-1
3 p	2		-2
3 pagamento					-3	1	-2
3 paid	1	-1	-2	-2	1	-3	1	-1
3 partial	-2			3
3 partners	3			-1	-1		-1
3 past	1	-1	-2		-2	-3		-1
3 payment	2	-1	1	-2	1	-3	-1	-1
3 payments	3			-1	-1	-2	-4
3 payoff	2		-3	-1	-1	-2	1
3 pays	4		-1				-3
3 per	3		-1				-3
3 plan	-4				2		2	-1
3 pmt			-1	-3	-1	-1	3	-1
3 po	3			-1	-2
3 point	3		-2				-1
3 pünktlich	-3		2		-1	2
3 r	4		-3		-1		-1
3 rate	3		-1				-2
3 receivables	2		-2					-1
3 record	5			-1			-4	-1
3 recovery	2	-1	-2	-1	-2	-1	1	-2
3 regions	1		-2		-1	1
3 report	3	-1	1	-1	-1	-2	-1
3 resurgent	1		-3	-1	1	-1	-1
3 retained	3				-2	-1
3 retirement			1		-3	-1
3 revolving			1	-2	3		-1
3 saldo		-1		-2	1	-3	-4	-1
3 sallie	-3		2	1			-1
3 section	3		-1		-1		-1
3 security	2		-2
3 see	3			-2		-1	-1
3 sep	-1			1			-3
3 services	-1		-2	-2	-1	-1	3	-1
3 settled	3		-1				-3
3 sofi	4		-3	-2			-1
3 st	-1	-2	-1	-1	-3	-2	-1	1
3 state	2	-1	-5	1	-1	1		-1
3 summons	2	-1		-1	-1		-1
3 target	3		-1	-1	-1		-1
3 taxes	2		-1		1	-1	-1
3 td	-1		1	-1	2		-3
3 terms	-1	1		-1	1	-1	-4	-1
3 that	4		-2	-1	-1		-2	-1
3 the		-1	-1	-3	2	-2		1
3 through	2		-1				-2
3 time			2	-2	-1	-1	-4	-1
3 total	1			-2	-4	-4	1	-1
3 toyota	-3		3	-1	-2		-1	-1
3 transferred	3						-3
3 transunion	1	-1	2	-3	-1		-1
3 us	-1	-1		1	-3	2	-1	-2
3 w	-2	-1	-1		-1	3	-1	-1
3 we	5		-2		-1	-1	-3	-1
3 with	-1		-3	-2	1	-1	-1	3
3 wright-patt	-3	2	-1		-1	1
3 x	1			-1		-3	-3
3 xpn	3		-1				-1	-1
3 xxxx	-3		1	-1		1		-1
3 yes	3		-2				1	-2
3 вовремя	-2	2	-1
3 催收	2						-2
3 车贷	3		-1		-1		-2
account ending	3		-2				-1
account no	6			-3	-1	-1	-3
account status	3			-2	-1		-1
account type	3			-1	-1		-1
acct no	3		-1	-1	-1
al día	3						-2
aluguel us	3				-2	-2
auto loan	-1	-1		1		1	-3	-1
bal pmt	3				-1	-2	-2
balance payment	1			-1	-1	1	-3
bank amazon	3		-1		-1	-1	-2	-1
bank loan	2			-2
bank n.a	-2	-1	2	-1	-1	-1	-3	-1
bank visa			-4	1	1	-1		-1
best egg	3		-3	1	-1		-2
blue cash	4	-1	-3	-2	-1	-3	-1	-1
bonneville billing	-3		1
bureau inc	1		-3	-1			1
c c	2						-2
capital one		-1	-1			-1	-2	2
card min	3				-1		-3
citizens bank	-3		2	-1	1			-1
co co	3					-1	-3
collection orig	-2			-1			3	-1
conn's homeplus	1		-3				1
consumer usa	2		-3		1	1
cr union	2			-1	1	-2
credit card	1	1	-2	-1	-3	1	1	-1
credit cards	3		-1	-1			-1
credit limit	3			-1	-1	-2	-1
credit mgmt	3		-2		-1		-2
credit min	3					-1	-3
credit one	-2		-2	1	1		2	-2
current status	3						-3
date opened	3			-2	-1		-1
day amex	1			-1		-3	-1	-1
days days	2					-1	-3	-1
days late	2	-1	-1	-1	-1	-3	-1	-1
debt collector	2				-1		-1
description defaulted	-3						3
due days	-3						4
due monthly	-2						2
due status	3						-3
emergency phys	-3		2	2	-1		-1	-1
emergency physicians	-3		2
ending in	2			-3	-1	-1	1
er bill	-3		1		-1	1	2
finance acct	3			-2			-1
finance tires	-2		3				-1
financial equinox	-2		2	-1
freedom mortgage	1		-3		1	1	1
fridge washer	-2		2				-1
funding llc	3		-2	-1	-1		-1	-1
hancock whitney	3		-3
highest credit	3		-1	-3
home improvement	-2		2				-1
hospital st	-2		-1					2
i.c system	3		-2				-2
if applicable	2					-1	-1
in full	3				-1		-3
in may	3						-3
income tax	-3		3
jefferson capital	3		-3				-1
la cuenta	2						-2
la sala	-2		2
left mo	4						-3
loan no	3		-1	-1			-2
medical center	3		-3				-1	1
medicredit inc	-1		3			-1	-1
midland credit	4		-4
missed one	3						-3
month current	3						-3
month s	3						-2
monthly payment	2	-1		-1	-3		-2	-1
mortgage payment	3				-2	-4
mínimo us	-1				-4	1	-2
never late	3	-1			-1		-2
of date	4		-1				-4
of feb	-3						3
of unpaid	2	-1	-1				-2
on home	3	-1	-1		-1
on that	3						-2
one n.a	-5		2	-1	-1	1	1	2
one platinum	3		-2		-1		-1
open/never late	-4			-1			4
original creditor				-1	-1		2	-4
pago mensual	3			-1	-1	-2	-2
pago mínimo	3					-2	-1
paid off	3	-1	-1				-4
parcela us	-1				-3	1	-2
past due		-1	-1	-3	-2	-1	1	-1
pay status	-3	1	1	-1	-1	-1	2	-1
payment plan	-2		-1			-1	3
paypal credit	3		-2		-1	-1
personal loan	1			-1	-1	-3
primary residence	2				-2	-2
préstamo personal	-2		2	-1
receivables llc	3		-2				-1	-1
recent payment	3					-1	-2
recovery llc	2		-2					-2
regional finance	4		-2		-1	-1	-2
regular payment	-2					3
rewards visa	-2		-3	2		-1
saldo us	-2			-1	2	-2	-3	-1
secret card	3		-3				-1
status closed	-3				-1		4
status current	-3			-1			3
status description	3						-2
status transferred	5						-5
student loans	3		-1		-1	-2
td bank/target	3					-2
that apply	2			-1			-1
this amount	3			-1	-1	-1	-1
total us	3	-1	-1		-3	-3	-1
tower loan	2				-3	-1
velocity investments	-3		3
verizon wireless	3		-1	-1	1	-2	-1	-3
you owed	3				-3	-1
原债权人 t-mobile	3		-1				-2
# mark words behind
a	1	-1	1	-1	-3	-3	-1	-2
a month	2			-1	-4	-3	-1	-1
about	3		-3
account included	3						-3
account number	3		-2	-1
acct 	3		-2	-1	-1		-2	-2
acreedor original	3		-1				-2
affirm	3		-1			-1	-2
agencia	3		-2				-1
ago 	2		-1	-2			-1
al	5				-1	-2	-3
al corriente	3				-1	-1	-2
and	3		-2			-1	1
anselm	-3							2
as	5		-2	-1	-2	-1
as of	3				-1		-2
ashley	-3		3
at&t			1		1	-1	-3	-3
auto	-1	-1	-4		-1	2		-1
autopay on	-3						3
bal pmt	2		-3			-1	-1
balance	-1	-1	1	-1	-3	-4	1
balance owing	-2						2
bank	-1	-4	1	-1	-1	1	-1	-1
bank 	-2		3
bank of	-1	-3				1	-2
barclays	-1		2	-1		-1	-3
behind	3		-2				-3
box	5		-1	-1	-2			-2
box 	3				-2
bridgecrest	-4		3			1		-1
c	1			-1	-1	-3	-1
called 	-2						2
cap one	1		3				-3
cap1	-3		2				1
card	-2	-1	1	-2	2	1	-3	2
care credit							-3	1
carvana	2						-2
cash	4	-1	-4				-1
cavalry	2		-3				-1	2
cc	1	-1	-3	-2	-2	2	-1	-2
check	3		-2		-2		-2	-1
citi	-2	-1	3				-1
city	3		-1	-1			-1
closed	4		-1	-2		-1	-3	-1
closed 	3		-1	-1	-1	-1	-2	-1
closed/never late	-3						3
co	3	-1	-2					-1
coll	3		1		-2	-2	-3	-1
coll 	3		1		-1	-2	-2	-1
collection	2	-1	-2	-1	-2	-4	2	-2
collection 	1		-1	-1	-1	-3	2	-2
collections	5		-5	-1		-2	-3	-2
comenity	-3	-1	3	-1	-1	-1	2	-4
comenity 	-2	-1	3
conn's	-2						2
conn's homeplus	-3						3
cooper	-4	-2	4				1
credit		-2	-3	1	2		1	-3
credit one		-2	-2	-1	1	-1	3	-2
ct	3		-2
cuenta	-1	-1				-2	3	-1
day	4		-2			-1	-3
days days	3					-1	-3
days past	1	-1	-1	-2	-3	-1		-1
de	4		-3
defaulted unresolved	3						-3
deferment	-2		1		-2	2	-2
deferred	1		-3		1		-1
deferred til	3		-1		-2	-1
dias	3	-1			-1	2	-3	-1
dias de	2	-1				1	-3
direct	2	-1	-3			-1	-1
done	3		-2				-2
dr	2	-1	1				-3
due the	1					2	-3
días	3				-1	-2	-3
em	-1	-1	1	-2	2		-4	-2
em cobrança	1				2	-3	-2
em dia				-1	1		-4	-1
emergency	3	-1	-3				-1
en	3		-1		-2		-2
ends	3		-3			-1	-1
ends in	3		-3
enrolled			1		-2	-1	-2
equinox	-3	-1	2				1
está			1		1	-1	-3	-1
exeter	3	-1	-3				-1
exeter finance	3	-1	-2
f-150 	-3		3
foi					1	-1	-3
foreclosure	4						-4
freedom	3	-2	-1	-1		-1	-2
great	2		-1		-1	-1	-2
heloc	3		-2			-1	-1
high	3				-2	-1
home	-2	-2	-1	-1		-1	-2	3
home depot	-1		-1				-1	2
home equity	3		-1	-1			-1
hospital	-1	-1	2				-3
i	5		-1	-1	-1	-2	-1	-1
if	3				-1		-1
in	1	-1	-2	-2	-3	-1	1	-3
in collections		-1	-3	-2	-4			-3
inc	-1	-3	1		-1	-1
int	3				-2	-1
irs	2	-1					-2
it	4		-3	-1	-1	-1	-3	-1
it was	2		-2				-1
it's	4		-3		-1		-4
its			3		-1		-3
joint	-2		2		-1	1	-3
joint 	3		-2	-1	-1		-1
kohls	2		-1				-1
last digits	-2		3
late	3			-1	-1	-1	-3	-1
left				-2	-3	-1	-3	-1
limit	3				-1		-1	-1
line of	3		-2
little	2		-2
llc	-2	-3	3		-2	-1	-2	-2
llc to	3		-2		-1
lowes 	-3		2					1
luke's	-3		1				1	1
mastercard	3		-2
maximum	3				-1	-1	-2
maximum delinquency	3					-1	-2
may	-2		-1			-1	2
medicredit	-2				-1	-1	2
member	3		-1				-1	-2
member fdic	4		-1					-2
menards	3	-1	-2				-1
min		-1		-1	-3	-3		-2
min 	2	-1	-2	2	-3	-2	-3	-2
minimum	3		-2	-1	-2	-1	1
missed	3						-3
mo	1	-1	-1	-3	-3	-3	-1	-2
mo 	1	-1	-1	-2	-4	-1	1	-1
monthly	1		-2		1		-3
months behind	3						-2
mos	3					-1	-3
mtg	3		-2		-1		-1
n	1		2	-2	-1	1	-3	-1
n 	1			-1	-1		-3	-1
n.a	-4	-3	2	-1	-1	-2	1	3
n.a member	3		-3					-1
n/a	3		-2	-1			-1	-1
na	-2	1	3		-1	-1	-1
need	3		-1	-1			-1
no		-1	-2	-3	2	1	-3	-2
no 	-3	-1		-2	3	-1		-1
not	2	-1	-3	-1	1	-1	-3	-1
oct	2		-3				2
ohio	2		-2				-1
ok	-1	-1	1	-1	2	1	-4	-2
ok 	1		-2	-1	1	-2	-3	-1
old navy	3		-2				-1
on	-1		-1	-1		-3	1	1
on record	-3						3
open	2		1	-1			-3	-1
open 	3		-2	-2			-1	-1
open/never	3						-2
or	4						-3
or credit	3		-1				-2
orig	1		-3		1	-1		-1
original	2		-3	-1	2	-1	-1	-1
original creditor	5		-3	-1	-1		-3
other 	1		-3	-1	2	2	-1	-1
overdraft	-3		3
p.c	-2		2					-1
p.o box	3		-2					-1
pago	3				-2	-2
paid	1	-1		-2	2	-3	-2	-1
paid 	4				2	-2	-5
paid collection	3				-1	-1	-1
paid off	-1		-2	-1	3	-1	-3	-1
payment	3		-1	-1	-3	-1	-1	-1
payment 	3				-1		-2
payment due	3				-1		-2
payments 	3						-3
payoff	3		-2			-1	-1
pays	4			-1	-2	-1	-2
pays as	3				-1		-2
pd	3		-2	-1	2
peloton	-2		2
pif	-3				2	-1	-1
pif 	-2				2	-2	-1
po box	3		-1		-1			-2
por	1	-1	-1		-3	1
ppa	3				-2	-1	-1
pra	4		-1		-1	-1	-2	-2
préstamo personal	-2		2
ref 	-3		3		-1		1	-1
reported	3			-1		-2	-1
retained	3				-3	-2
rev	3		-1		-1		-1
ring	-3		3
rptd	3		-1	-1	-1
saldo	-1		2	-4		-3	-1	-2
saldo us	-2		3	-2		-1
sears	2		-3				-1	-1
sent	4		-1				-3	-1
sent to	2		-1		-1		-2
signature loan	-2		3
sold to	-3			1		-1	2
synchrony	-3	-2	3			-1
số	2		-2				-1
target	-2		2				-1	-1
that	3						-3
that's	3		-2				-1
the	3		-1	-1	-1	-2	-4	1
the home	1	-1	-3				-1	1
their file	3		-1				-1	-1
then	3		-2				-1
theo	2		-2				-1
they	4		-3	-1	-1	-2	-4	1
they say	3		-1				-2	-1
to	2		1				-3
toyota	3		-2				-2
tractor	-3		2				1
truck 	-2		3
type	3			-1	-1	-1	-2
u.s	2	-1	-2	-1	-1	-1	-1	-1
ulta	-3	-1	1			-1	-1	1
unknown	3				-3
unknown 	3				-3
until	3		-2				-1
us	-1	-2		-3	1	-2		-2
us 	-1	-1		-3	2	-2	-2	-2
us em	3		-1		-1	-1	-1
usaa	3		-1				-2
utilities	3		-1				-1	-1
was past	-3						3
water	1						-3
wayfair			-2					3
we	1		-1	-1	1	-2	-3	1
we are	3						-1
what	2			-1			-1	-1
wife 	3		-2		1		-1
wk	2		-1		-1	-2
x 	2		-3		1		1
x conventional	-3				1	1
x fha	-2				3	-2
xxxx xxxx	3			-1				-1
y	-1	-1	-2	-1	1	2	-2	-1
yes	2		-2		-1	-2		-1
your	3		-1		-1		-1
zero	3		-2		-1		-1
余额	3		-1		-1	-1	-1
原债权人	4		-1		-1		-2
尾号	1		-3			-1
贷款号	3		-3
逾期30天					-1	-2
逾期60天	3					-1	-2
逾期60天 	3				-1	-1	-3	-1
# mark words of line
always		-3	-2	-3	-1	1		-1
always, below blank	1		-2		-2	-2	-3	-2
often, below blank		-2	-1	-1	-2	-3	1	-2
once, below blank	3	-1					-2
twice	-1	-2	1	-6	1	-1	1	-3
twice, below blank	1	-3	2	-2	-2	-2	-2	-2
# sum alike read as
amount, all	-1		-1	-1	2	-2	-1	-1
amount, all, few; itself no part					3	-4	-1
amount, all, few; itself paying	-2				-3	2	-2
amount, all; itself amount	-3			-1	3	-3	-1	-1
amount, all; itself no part	3				-3	-3
amount, all; itself paying	-2					2
amount; itself amount?	-2				2	-2
amount; itself paying	-2				-3	4	-1
amount?, all, few; itself amount?	-2				3	-3
amount?, all, few; itself no part	-3					2	-1
amount?, all, few; itself paying	3				-1	-2	-2
amount?, all; itself amount	-3				3
amount?; itself amount					1	-3
amount?; itself amount?		-1				-4	-1
amount?; itself no part	3				-5
amount?; itself paying	-5				2	2
aside amount, all, few	1				-3
aside amount, all, few; itself aside amount	3				-3
aside amount, all, few; itself no part	4				-2	-3
aside amount; itself no part					-3	2
aside amount?	-5				3		-1
aside amount?, all, few	1				-3
aside amount?; itself aside amount?	-4				2		-1
aside paying	-1				1	-4	-1
current, all, few					-1	-3	1
current?	1				-4	-3	1
current?, all						-2
current?, all, few	2			-1	-4	-4	3
current?, all, few; itself no part	3				-2	-2
current?; itself current?					-3	-2
no part, all, few; itself amount?	-2				1	2
no part, all, few; itself current?	-4		-1		-3	-4	6
no part, all, few; itself no part		-1	-1	-1			-3	-1
no part, all, few; itself paying	1				-3	-1	-1
no part, all; itself no part	1	-1	-1	-1			-3	-1
no part, all; itself paying	-3				-1	4
no part, all; itself paying?					-3	1
no part; itself amount						-4	-1
no part; itself amount?	-1				1	-4
no part; itself aside paying	-1				-3	1	-1
no part; itself current?	-4				1	-1	3
no part; itself no part		-1	-1	-1		-1	-3	-1
no part; itself paying	-1				-2	1	-3
paying, all, few	-2				1	-1	-2
paying, all, few; itself paying	-2					1	-3
paying, all; itself no part	4				-2	-4
paying; itself no part	1					-3
paying; itself paying	1				-3		-3
# sum before and shape
capital cents	-3				3	-2
capital dollars	4				-4	-3
capital dollars-and-cents	1				-3	1
capital thousands-and-cents	-1				4	-2
capitalised thousands-and-cents			-2	-1		-5	1	-1
capitals dollars-and-cents	1		-1		1	-1	-2
capitals thousands	3		-1		-4		-2
capitals thousands-and-cents		-1	-2	-1		-3	-1	-1
date thousands-and-cents	2				-2		-1
digits-1 cents	1				-4		-1
digits-1 dollars	5				-5	-3
digits-2 cents	-1	-1				1	-4
digits-2 dollars	3				-2		-2
digits-2 thousands-and-cents		-1			1	-3	-1
digits-3 cents	2				-2	-2	-1
digits-3 thousands	-3				3	-1	-1
digits-4 cents	3					-3	-1
digits-5 dollars	1				-4	1	-1
digits-7 dollars	-1				2	-4	-2
dollars cents	2				-3
dollars dollars-and-cents						-1	-2
dollars-and-cents dollars	2	-1			-3	1	1	-1
lettered-code dollars					1	-3	-1
mark-" thousands	2				-1	-3
mark-) dollars	-1		-1		1	-3
mark-* dollars-and-cents	-1				-2	2	-1
mark-+ dollars	2					-3
mark-+ dollars-and-cents	3				-3	-2	-1
mark-, cents		-1	1		-1	1	-3	-1
mark-, dollars	1	-1			-1		-3
mark-, dollars-and-cents	-3			-1	2		1
mark-, thousands-and-cents	-4				3	2
mark-- dollars-and-cents		-1					-3
mark-. dollars-and-cents					1		-2
mark-. thousands					1	-4	-1
mark-. thousands-and-cents	-1				1	-3	-1
mark-/ cents	-4				2	1	-1
mark-/ dollars	-1				-4	1	-2
mark-: cents					-3
mark-= dollars-and-cents	2					-4
mark-= thousands-and-cents	3				-3	-1
mark-| thousands-and-cents	-2				3		1
mark-· dollars					-3	2
mark-– cents	-3				3	1	-1
percent cents			2		-4		-1
percent dollars	1				-4		-1
percent dollars-and-cents	-1	-1		-1	-2		-3	-1
thousands-and-cents cents				-1	-1	1	-4	-1
with-digits cents	2				-3	1	1
year dollars	1	-1		-1	-1		-2	-1
year thousands-and-cents	3				-3
# sum before read as
amount?	-1	-1		-1	1	-2	-4	-1
amount?,paying	3				-2	-3
aside paying	3				-1	-2
goes on	-1	-1	-4	-1		1		-1
paying?		-1	-1		1	-5	-1
# sum before
capital	-1				1	-2	-1
digits-1	1			2	-4		-1
digits-2	2	-1		-1	-1		-4	-1
digits-4		-1		-1			-3	-1
digits-7		-1		-1		-2	-3	-1
mark-$		-2	-2	-2			-3	-2
mark-)		-1	-3	-1	1		-2
mark-*	2				-3	-2	-1
mark-+	4				-3	-3	-1
mark--	-2	-1		-1	1		-4	-1
mark->	-1				-1	3	-2
mark-·	-1				-3	2	-1
mark-–	1				1	1	-4
mark-•	-3				1	1	-1
mark-−	3				-2	-2
percent	-1	-1	2	-1	-2	1	-3	-1
thousands-and-cents		-1	-1	-1			-4	-1
# sum behind read as
accountName?					-3	1	-3
accountNumber	-3				3	-2	1
amount	-3	-1	-1	-1	-2	2	1	-1
aside accountName	1				-3		-1
aside accountName?	3				-3	-1
# sum behind
capital	-2				1	2	-3
code	-3				-1	3	1
date	-1	-1		-1	1	-3
digits-3	-1	-1		-1	-3	3	-2	-1
dollars-and-cents	1	-2	-2	-2	-1	1	-4	-1
end	4		-1	-1	-3	-3	-3
lettered-code		-1		-1	1	-4	3	-1
mark-(	-2	-1	-1		3	-2	-1
mark-)	1		-1		-2	-2	2
mark-*	-2				3	1
mark--		-1		-1	1	-1	-3	-1
mark-=	3				-3	-1
mark-?					1	-3	-1
mark-@					1	-3
mark-[					1	-3
mark-☐	-1				2	-4
mark-☑	-1				2	-4
mark-☒	-3				3	-3
mark-✅	-2				-1	2
mark-🟢	-3				-1	3	-1
percent		-1	1	-1		-3	-3	-1
thousands	1				-3	2	-1
with-digits	2		-2		-2	-1
# sum both before and shape
capital mark-$ thousands-and-cents	-3				3
capital small dollars	1				-1	-2
capital small thousands-and-cents	-3				3
capitalised capitalised dollars		-1	-3	-1	-1		-1	-1
capitalised capitalised thousands-and-cents	-1		-2		1	-3	-1
capitalised digits-1 dollars	4				-3	-1
capitalised digits-2 cents	-1				-3	2
capitalised digits-4 dollars					-3	1
capitalised dollars dollars	3				-3	-2	-1
capitalised lettered-code cents	-2				1	-3	2
capitalised mark-$ cents	2	-1		-1		-6	-1
capitalised mark-$ thousands-and-cents	2	-2		-1	-1	-2	-1	-1
capitalised mark-, dollars						-3	-2
capitalised mark-. dollars	3				-1	-2	-2
capitalised mark-: dollars-and-cents		-1		-1		1	-3
capitalised mark-: thousands-and-cents	3				-2	-3
capitalised mark-– thousands-and-cents	-2				2		-1
capitalised mark-— dollars	3				-2	-1
capitalised masked cents					-3	1
capitalised small cents	-2	-1	-1	-1	2	-2	-3
capitalised small thousands	2	-1	-1		-1	-3	-1
capitalised thousands thousands	3				-3	-1
capitalised year dollars-and-cents					1	-3
capitals capitalised cents	1					-3	2
capitals capitalised dollars	-2				3	-2
capitals capitals dollars-and-cents	1		-1		1	-3	1
capitals capitals thousands-and-cents	1	-1	-1	-1	-1	-3
capitals cents cents	2		1		-6	-1	1
capitals cents thousands-and-cents	4				-4	-1
capitals date dollars	4				-3	-3
capitals digits-1 dollars	3				-3	-3
capitals digits-7 cents	2				-1	-3
capitals dollars-and-cents dollars-and-cents	1				1	-3	-1
capitals lettered-code cents	3				-2	-3	-1
capitals mark-: dollars	2					-2
capitals masked cents					1	-3	-1
capitals masked dollars	1					-3
capitals masked dollars-and-cents	-2	-1			2
capitals small cents	3				-3	-2
capitals small dollars	2				-2	-3
capitals thousands-and-cents cents	3				-2	-4
capitals with-digits cents	3				-1	-2
cents cents cents	1	-1	2			-3	-3
cents mark-$ thousands-and-cents	-1				2	-4
cents mark-, cents		-1	1		-2	1	-3
cents mark-| cents	2					-3	-2
code capitals cents	1		-1		-3	-3	2
code cents thousands-and-cents	3				-3
code dollars dollars	3				-2	-4	-1
code dollars-and-cents dollars-and-cents	3				-4	1	-1
code mark-. dollars-and-cents	3				-2	-2	-1
code small dollars-and-cents	3				-2	-3	-1
code thousands-and-cents cents	-1				-3	2
code thousands-and-cents thousands-and-cents	-4				4
date cents cents	2				-3	-1	-1
digits-1 digits-1 dollars	3				-3	-1
digits-1 digits-1 dollars-and-cents	-3			2	-1
digits-1 dollars dollars	4				-7	-3
digits-1 dollars-and-cents dollars-and-cents					2	-3
digits-1 small cents	4				-2	-3
digits-1 small dollars	4				-2	-2
digits-1 small dollars-and-cents	4				-2	-3	-1
digits-1 thousands thousands	4				-4	-1
digits-2 capitalised dollars-and-cents					-3	2	-2
digits-2 capitals dollars	-2					1	-1
digits-2 digits-3 dollars	-2				-2	3
digits-2 dollars dollars	-3				3		-1
digits-2 mark-/ dollars	-3				-1	3	-1
digits-2 small dollars-and-cents	6				-4	-4	1
digits-2 thousands-and-cents cents					3	-3
digits-3 capitals dollars	-3					3
digits-3 mark-$ thousands	-3				3
digits-3 mark-/ dollars	-3				-2	4	-1
digits-4 capitalised dollars-and-cents	2				-1	-2
digits-4 cents cents	1				-4	1	-1
digits-4 dollars dollars	-5				2		-1
digits-4 mark-$ cents	-1				2	-3
digits-4 small dollars-and-cents	-3				3	-1
digits-7 cents cents	-2				1	-1	1
digits-7 dollars-and-cents dollars-and-cents	-1				3	-1	-1
digits-7 mark-$ thousands-and-cents		-1			-2	3	-1
digits-7 mark-, dollars-and-cents	-3				3	-1
digits-7 small dollars-and-cents	2				-2	-1
dollars dollars-and-cents dollars	1				-4		-1
dollars dollars-and-cents dollars-and-cents	-3				2
dollars mark-. dollars	-4				-2	3	-1
dollars mark-/ dollars					1	-3
dollars mark-– dollars	2				-4
dollars percent dollars	1				-5		-1
dollars percent dollars-and-cents	1				1	-3
dollars small dollars	1				-4	1	-1
dollars-and-cents dollars-and-cents dollars-and-cents		-1		-1	-1	-1	-3	-1
dollars-and-cents letters dollars	-1				-1	-2	3
dollars-and-cents mark-, dollars-and-cents					-5
dollars-and-cents mark-- dollars-and-cents	3				-2	-2
dollars-and-cents mark-| dollars-and-cents	-3				-1	3
dollars-and-cents percent dollars	-3				-1	3
dollars-and-cents percent dollars-and-cents	-4	-1				3	-3	-1
dollars-and-cents small dollars-and-cents	-1				-3	2
lettered-code capitalised dollars-and-cents	2				-1	-4
lettered-code cents thousands-and-cents	3				-3
lettered-code mark-, dollars-and-cents	-3				-1	2
lettered-code small dollars-and-cents	1				-3
letters mark-: dollars-and-cents	-2				2	1	1
line dollars dollars	1				-4
line dollars-and-cents dollars-and-cents	6				-5	-5	-1
line letters dollars					1	-3	-1
line line dollars		-1	-1	-1		-1	-3	-1
line line thousands-and-cents		-1				-3	-1
line mark-$ cents	-4				1	3	-1
line small dollars-and-cents	-4				1	3	-3
line small thousands-and-cents	2		2		-3
mark-( small dollars	-1				-3	1
mark-( small dollars-and-cents	3				-3	-2
mark-) cents cents	4				-3	-2
mark-) mark-$ thousands-and-cents						-3
mark-) mark-: dollars	-1				4	-4
mark-) thousands-and-cents thousands-and-cents	4				-4	-1
mark-, capitalised dollars-and-cents	3				-2	-2	-1
mark-, capitals dollars	2				-2	-1
mark-, dollars dollars	-2				-2	3	-1
mark-, mark-" cents		-1	-2			1	-3	-1
mark-, small cents	-2				-2	2
mark-- dollars dollars	3				-2	-2	-1
mark-- small thousands	-3				3	-1
mark-. digits-2 cents	-2				2	-2	-1
mark-. digits-2 thousands-and-cents	-2				3	-1
mark-. digits-7 dollars-and-cents	2				-3	1
mark-. dollars dollars	-1				-3	2	2
mark-. mark-$ thousands-and-cents	-2				3	-3	-1
mark-. mark-. dollars-and-cents	-1				3	-3	-2
mark-. mark-. thousands	1					-3	-1
mark-. small dollars					2	-3	-1
mark-. small dollars-and-cents	-2				3	1
mark-/ capitalised cents	1				1	-3
mark-/ code dollars	2				1	-3
mark-/ digits-2 cents	1				-3		-2
mark-/ digits-2 dollars	2				-2	-2	-1
mark-/ digits-2 thousands	3				-3	-3
mark-/ digits-2 thousands-and-cents	4				-3	-3	-1
mark-/ small cents	3				-2	-3
mark-/ year thousands-and-cents	3				-3
mark-: capitalised dollars	1				-4	1
mark-: capitalised dollars-and-cents	1				-1	-2
mark-: capitals dollars	-2				-1	3
mark-: dollars dollars	4				-4	-4	-1
mark-: dollars-and-cents dollars-and-cents	7				-4	-5	-1
mark-: letters dollars	3				-1	-2	-1
mark-: mark-$ cents	-2				5	-2	1
mark-: mark-+ dollars-and-cents	2				-2	-1	-1
mark-: mark-- dollars-and-cents	-1	-1			3		-1
mark-: small dollars	1	-1				-4	1
mark-: small thousands	3				-3	-1
mark-; mark-" cents	-4		2		1	-1	1
mark-; mark-" thousands-and-cents			1			-2	-1
mark-] mark-$ cents	-3				-3	4
mark-| mark-$ thousands-and-cents	-3				2	1
mark-| mark-| dollars-and-cents	3				-2	-2
mark-| small cents					-3	1
mark-– small dollars	-3				1	2
mark-— small dollars	-3				-2	3
mark-☐ mark-$ thousands-and-cents	1				-3	2
mark-☑ mark-$ cents	-3				-1	2
masked capitalised dollars	-2		2		1	-1
masked mark-$ thousands-and-cents	-2				3	-2
percent capitalised dollars-and-cents	3				-2	-2
percent dollars dollars-and-cents						-3
percent dollars-and-cents dollars-and-cents	2				-2	-1	-3
percent mark-$ thousands-and-cents	-3					2
percent mark-, dollars	-3				-2	3
percent percent dollars-and-cents	1				-3	-1
percent small dollars	3				-4	-2
small capitalised dollars	1		-1			-4	-1
small capitals dollars	1				-3	2
small capitals dollars-and-cents	1				-2	1
small digits-4 dollars-and-cents	-1			-1	1	-4	-1
small mark-$ thousands-and-cents	3				-2	-1
small mark-, cents	-4				2	1	2
small mark-, dollars					1	-1	-3
small mark-, thousands	3				-3	2
small mark-, thousands-and-cents	-3				3	1
small mark-- dollars-and-cents					1	-3
small mark-. cents	-1				1	-3
small mark-/ dollars	-1				-3	2
small mark-: dollars				-1		-2	-3
small mark-· dollars	-2				-3	2
small percent dollars	3				-3
small thousands-and-cents cents	3				-2	-3
small thousands-and-cents thousands-and-cents					1	-4	-1
thousands-and-cents capitalised cents	3				-3	-2
thousands-and-cents capitals cents	-4				-2	4	-1
thousands-and-cents cents cents	-3					2	-2
thousands-and-cents mark-$ thousands-and-cents	1				1	-5	-1
thousands-and-cents mark-/ cents	-3				-1	3
thousands-and-cents percent cents	-3					3
with-digits dollars-and-cents dollars-and-cents	1				1	-2
with-digits mark-$ thousands-and-cents	-2				3	-1
with-digits mark-, cents	2				-1	-3	-1
with-digits small dollars	-3				3	-2
with-digits thousands-and-cents cents	3				-2	-3
year capitalised dollars	3				-3	-1	-1
year capitalised dollars-and-cents	1				1	-3
year capitals dollars	2				-1	-3
year cents cents	3				-3	-2	-1
year mark-- dollars	-2				2	-2
year mark-. dollars					-3	-1	1
year mark-/ dollars	3				-1	-2
year small dollars					1	-3
year small dollars-and-cents	3				-3	-1
# sum both behind
capital capitalised	-3				-3	3	-1
capital digits-2	-4				-2	3
capitalised capitalised		-1	2	-1	2	-1	-4	-1
capitalised cents	3	-1			-2	-4	-1
capitalised dollars-and-cents					1	-3
capitalised line					-3		-2	-1
capitalised mark-(	-3				3
capitalised mark-.	2				-2	-2
capitalised mark-;	-3				3
capitalised with-digits	3				-2	-1
capitals cents	1					-5	1
capitals code	-3					3
capitals mark--	1				1	-3	-2
capitals mark-/	1				-2	-1
capitals mark-:		-1				-3
capitals thousands-and-cents	3				-3	-1
cents cents	1	-1	1	-1	-3		-1	-1
cents digits-1	-2					1	-2
cents digits-3	-1				1	-3
cents dollars-and-cents	4				-2	-3
cents end	2				-2
cents line	2					-2	-4
cents percent	-3		2			1	-1
cents small	-5				3	2	2
cents thousands-and-cents	4				-3	-3	-2
code digits-1	-2				-2	3
code digits-2	-3				-2	2	2
code dollars	-3				2	-1
date capitals	1				-1	-3
date with-digits	-2				2	-3
digits-1 digits-1	3				-4	-1	-2
digits-1 digits-2	-5					4	-1
digits-1 mark-/		-1			2	-3	-2
digits-1 small	2				-1	-3	-1
digits-2 capitalised	-1				-2	3	-1
digits-2 capitals	3				-3	-2	-1
digits-2 cents	-2				-1	2
digits-2 dollars	1					-3
digits-2 lettered-code	3				-3	-3
digits-2 line	1				2	-3	-2
digits-2 mark--	5				-3	-3
digits-2 mark-/	-1	-1	-1	-1	1	3	-1
digits-3 small	-1				3
dollars date	-3				1	2
dollars digits-7	2				-3	-1
dollars line	2	-1			-2	-3
dollars mark-—	-4				3	-1
dollars-and-cents capitalised		-1		-1		-3	-1	-1
dollars-and-cents code	-4				3	2
dollars-and-cents date					2	-3
dollars-and-cents dollars	2				-4	-1
dollars-and-cents dollars-and-cents	1	-1	-1	-1			-3	-1
dollars-and-cents end	4				-3	-3
dollars-and-cents mark-—	-2				2	-3
dollars-and-cents percent	3	-1	-2	-1	-4	-1	-2	-1
end end	3		-1	-1	-2	-2	-3
lettered-code digits-2	-1				1	-4	1
lettered-code line	-3				2	-1	2
letters dollars	4				1	-2	-1
letters dollars-and-cents	1				-4	-2	2
letters line	-3				2	1	-2
letters mark-.	2		-1		-3	-1
mark-" mark-,				-1	1		-4	-1
mark-$ cents		-1	-1	-1		-4	-1	-1
mark-$ thousands-and-cents	1	-1		-1	-4	4	-1	-1
mark-( capitals	-4				2	4
mark-) end	3				-2	-1
mark-) line	-1		-1		-3	1	2
mark-) mark-,					-3	2	-1
mark-, capitalised	5				-3	-3
mark-, capitals	3		-1			-3	-2
mark-, dollars-and-cents	-1				2	-1
mark-, lettered-code	-3				-2	4	-1
mark-, letters	-2				2	-1
mark-- capital	3				-3	-2
mark-- capitalised	-4				4
mark-- capitals	-2				1	1
mark-- digits-1	-3				1	1
mark-- digits-3	-3				3
mark-- mark--							-3
mark-- small	-1					2
mark-- thousands-and-cents	3				-2	-2
mark-. code	1				-1	-3	1
mark-. digits-2	3	-1			-4	-1	-1
mark-. dollars	-1				2	-2
mark-. mark-.	-4				2	1
mark-/ cents	-5				3
mark-/ digits-2	-3				4	-1	-1
mark-/ digits-3	-3				4	-1	-1
mark-/ dollars	2					-4
mark-/ letters	2				-2	-2
mark-/ small	-1	-1	-1	-1	-5	2	-1	-1
mark-; capitalised	-1				2	-3
mark-; small	-1				2	-3	-1
mark-? line					1	-3
mark-@ percent	-1				2	-3
mark-[ mark-]	-2				3	-2
mark-| capitals	-2				3	1	-2
mark-| digits-1	-2				-3	3
mark-| dollars	-2				3	-3
mark-| dollars-and-cents	-1				1	-3
mark-| mark-$	-3				4	-2
mark-· capitalised	3				-2	-2	-1
mark-· small	-4				2	2
mark-– digits-3	-2				3	-1
mark-– dollars	1				1	-3
mark-– small	-3				3	1	-1
mark-— mark-—	3				-1	-3
mark-☐ capitalised	-2				3	-3
mark-☐ mark-$	-1				2	-3
mark-☑ mark-$	-2				3	-3
mark-☒ capitalised	-2				3	-3
masked line	-1				-3	2
percent capitalised					-3	1
percent capitals	-1				-3	2
percent cents	1		2			-3
percent dollars			-1		1	-3	-1
percent line					-5	1
percent mark-$	1					-3
percent mark-)	4				-2	-3
small capitalised	-1	-1	-1			1	-3
small cents			2		-1	-4
small digits-1	3					-5	-1
small dollars	-2				2	-2
small dollars-and-cents	-3				1	2	-1
small mark-)	3				-1	-3	-2
small mark-,	-2	-2	-1		1	1	-3
small percent	2				1	-3	-1
small with-digits	-2		-1		2	1
thousands thousands	3				-3	-3
thousands-and-cents capital	-1				-3	1
thousands-and-cents capitals	4				-2	-3
thousands-and-cents cents	2		-1		-3	-2	1
thousands-and-cents digits-1	1				-4	1
thousands-and-cents line	3	-1	-1		-2	-3	-3
# sum both read as
 	1	-1	-1	-1	-1	-1	-5	-1
 amount?,paying	-3				4	-4
 aside amount?					1	-3	-1
 aside paying	1				-4		-1
 aside paying?	3				-2	-3
 current?	-7				-3	-5	7
 paying	-2				-3	3	-5
 paying?	-2				-6	2	-2
accountName 	-3				-1	2
accountNumber 	4				-4	-1	-2
accountNumber amount?		-1				-4	-1
amount 	5				-4	-5	-2
amount amount	-3	-1			2	1	-2
amount current?	-3				-2	-2	3
amount paying	-4				-2	1	-4
amount? 	-1				1	-4	-2
amount?,paying 	4				-4	-3
aside accountName aside amount?	3				-3
aside amount? 					1	-4
aside paying 	3				-2	-2	-1
current 	2				-3
current amount,current	-1				3		-3
current amount?	-2				3	-1	-1
current current	1	-1			-4	-4
current current,paying	-5				-2	2
current paying	-2				-2	3
current? amount,current?	-2				4	-1	-4
current? current?	2			-1		-3	-2
current? current?,paying	-3					1	1
current? paying	-3				-1	3
goes on 			-2	-1	-4	2	-1
goes on amount			-2	-1	1	-4	-1
goes on amount?	1		-1			-4	-1
paying 	2				-7	-1	-2
paying amount	-2				2	-3	-2
paying paying	-2	-1			-4	2	-3
# sum cell comes
often	-2	-2		-1		-1	-4	-2
# sum cells behind
2		-2	1	-1	-1	1	-3	-1
# sum cells
2		-2	3	-1		-1	-2	-1
5		-2	-1	-3	-1		-2	-2
6		-3	2	-3		-1		-3
# sum first of cell
0 of 3					1	-4
0 of 5	-1				3	-3
1 of 4		-1	-1	-1		1	-4	-1
2 of 3	2	-1		-1	-3	-1	-3
2 of 4		-1		-1			-4	-1
2 of 6		-1	-1	-1			-3	-1
3 of 4	2	-1		2	-2	-2	-1	-1
3 of 5	1	-1		-1	-1	-2	-3	-1
3 of 6	-1	-1	2	-1			-3	-1
3 of 7	1	-1		-1		-3		-1
4 of 5				-1	-2		-4
4 of 7		-1	-1	-1			-3	-1
5 of 6					1	-4	-4
5 of 7		-1	1	-1	-1		-4	-1
cents		-3	1	-2		-1	-1	-2
dollars	-1	-2	1	-2			-4	-2
thousands		-1	-1	-1			-4	-1
thousands-and-cents		-2	-2	-1		-4		-2
# sum first word comes
always, first	3				-1	-3	-4
once		-3	1	-2			-1	-2
# sum heading
$	-3				3	-2
account number	1				2	-3	-1
account number date	-4				4
acct	-3				1		2
actual	2				-5		-1
agreed	1				-3		-1
amex blue cash	-2				3	1
assigned	3				-2	-2
aug	3				-3	-3
available credit						-2
bal	-3				3	-1
balance	-2	-2	2	-1	2	-3	-2	-1
balance current	1		1		-2	3
balance due	-2				2	-3	-1
balance monthly	-1		-1		-1	3
balance to be	1				-2	1
balance today	-3				3	-1
bank	2				-3
bank credit	2				-4
bank of america	-2				2	1	-1
behind	1		-2			-3
billed	3				-2	-2
budget	3				-2	-3
card	3				-1	-2	-1
charge	1				-1	-3	1
charge off	2				-2
charges	3				-1	-4	-1
chase	3				-2	-2
claim	3				-3	-1
claim amt						-3
collection account	2				1	-3
company	2				-2	-1
conventional real	3				-1	-3
credit card					4	-1	-2
credit credit	1				-3
credit limit	6				-2	-5
credit limit/original amount	1					-3
creditor	4					-4
curr bal	-2				3	-2
current amt	-2					1
current current	3				-2	-4
date opened	2				-2	-4
days	-1				-3	1	-1
dec	3				-2	-3
due					1		-3
ending balance	3				-3	-2
enrolled amt	2				-1	-4	-1
est monthly	2				-2	-2
est. balance	-3				3	-2
est. monthly payment	3				-2	-3	-1
failure to bring	3				-2
feb	3				-3	-3
fin chg	4				-2	-3
financial					-3	1
good evening	-1				1	-4	-1
grantor	1				1	-4
has #	-2				-1	3
has $	-3				3	3	-2
has %	3				-2	-2	-1
has /	3				-3	-2	-1
has account	1	-1				-3	-2
has acct					1	-2	1
has additional	3				-2	-2
has again	-2				3		-1
has agency	3				-2	-3
has amazon	-2				3	1
has ambulance	-3				3	-1
has amex	-3				3	1
has amt	1	-1		-1	-2		-3	-1
has annual	3				-2	-4
has apr	1	-1				-3	-1
has april	3				-1	-2
has are	-1				3	-1	2
has assigned	1					-2
has associates	-2				3	-2
has at	2	-1			-3	-2	2
has avail	3				-1	-3	-1
has back	1		-1			-3
has bal	-1	-1	1	-1	1	-3	-3	-1
has balance*	-2				3	-1
has banco	-2				2	2
has behind	2		-2		-1	-2	-1
has being	-3				4	-1
has bill					1	-3
has billed	4				-4	-3
has billing	3				-4		-1
has bills	-3				1	2	-2
has bonus	2				-3	-1
has bridgecrest	-3				1	2
has bring	2				-2
has budget	3				-2	-3
has by	3				-2	-3	-1
has call	2				-3	-1
has carmax	-3				3	-2
has charge	2				-2	-2	2
has charge-off					-2	1	2
has charged					-1	2	-1
has charges	2					-3	-1
has check	3				-2	-2
has chg					3	-4
has citibank	-3				2	2
has citizens	-3				2	2
has claim	1			-1		-5	-1
has claimed	3				-3	-3
has code	2		2		-2	-3
has collections	-3				2		-1
has comment	-1				2	-2
has company	4				-3	-2
has consumer's	3				-3
has corp	-2				2	-1
has counseling	-3				3
has counselor	-3				2	1
has court	3				-3	-2	-1
has cred	3				-1	-1
has creditor	1				-1	-1	-3
has creditors	-3					1	-1
has credits	2					-3
has credlim					1	-3
has cuenta	3				-3	-2
has curr	-2				3	-3
has current		-2		-1	1		-3	-1
has d	1	-1		-1	1	-3	-1	-1
has daily	2				-2
has debit	3				-2	-2	-1
has debt	2				2	-7	-2
has delaware					-2	3
has deposit	3				-2	-2
has dept	-3				2	2	-1
has deudas	2				-3	-1	-1
has direct	-1	-1	-1	-1	3	1	-1	-1
has district	1					-3
has dmp	2				-4	-1	-2
has down	-2				1	2	-1
has duration	-2				-3	2	-1
has electric	-1				3	-3
has energy	-3				1	3
has enrollment	3				-2	-2	-1
has equifax	3				-3	-1
has est	2					-2
has est.	3					-4	-1
has excellent	3				-1	-3
has expenses	3				-1	-3
has experian	2				-2	-2
has extra	3				-2	-2
has failure	4				-3	-3
has fair	4				-4	-2
has far	3				-3	-2
has fcu	-3				3	-1	-1
has feb	3				-2	-4
has fee	3				-2	-3	-1
has fees	3				-2	-3	-1
has file	-3				2	1
has fin	5				-2	-4
has financial	-2					3	-1
has first			-1			1	-3
has fixed	1				-3		-1
has genesis	1					-2	-1
has goal	3				-2	-2
has heloc	-3				1	4
has hi	-3				1	2
has history					1	-3
has home	-3					3	-2
has household	1				1	-3
has i	-2		-1		3	-1	-1
has identification	1				-3
has if	3				-2	-3
has institution	3				-2	-1
has insurance	1				-1	-3
has int	2				-6		-1
has interest	2					-4	-2
has interest-only	3				-1	-3
has involuntary	1				-3
has is	-2			-1	2	-1	-3	-1
has jan	1					-3	-1
has june	3				-1	-2
has juniper	-3				2
has keep	-2				3	-2	-1
has kitchen	-2				3
has la	-1				3	-1
has lakeview	-3				2	2
has liability	2				-2	-1	-1
has limit/original						-3
has llc	2					-1	-2
has lo	-3				1	1
has loans	-1					1	-3
has loss	-2				1	2
has límite	1				-3
has m					-3	1
has mar	2				-1	-4
has market	4				-4	-1
has mastercard	4				-1	-4
has may	1					-3	-1
has mensual	-2		-1			3
has midland	-2				3	-2
has min	-3	-1	-1	-1	-2	2	-1	-1
has min.	-1				-4	2	-2
has mo.	-2		-1		-4	3	-1
has monthly		-1	-1	-1	-1	2	-5	-1
has months	3					-3
has more	-2				2	2	-1
has mortgage	-2			-1	-3	3	-2
has new	-2				4
has next	-3				-3	3
has night	-2				3	1	-1
has note	-1		-1			3	-1
has notes	-3				3	-1
has numbers	-3				2	1
has oct	1					-4	2
has odds	2				-3
has of	1		-1		-2	2	-3
has off	-1				-2	3
has offer	3				-2	-3	-1
has on	-3		-1	-1	1	-2	-2
has one	3				-2	-2	-1
has ones	-3				2	1
has open	1			-1	-3		-3
has opened	2				-2	-3	1
has orig.	2				-2	-5	-1
has orig_amt	1		1		-3	1	-1
has owe	-3		-1	-1	3		-2
has owed	-3		-1	-1	2	-2	-1	-1
has owes	3				-2	-3
has owing	-3				3	-2	-1
has paga	-3				3	1
has pastdue						-2
has paying	1					-2	-2
has payments	3					-4	-1
has pennymac	-3				1	3
has period	3				-3	-2	-2
has physicians	1					-3	-1
has plaintiff	3				-2	-1
has pmt	-2	-1		-1	-3	2	-3	-1
has prin					1	-3	-1
has principal					1	-4	-1
has pruitt	1					-1	-2
has pymt	-1		-1		-3	4	-1
has r	-1				2	-1	-2
has rate	2				-3		-1
has recent	-2				2		-3
has regular	-3	-1	-1	-1	-1	3	-1	-1
has repayment	-3				1	2
has reported	1					-2	-3
has requested	3				-3	-1
has rptd	2				-3
has s	1					-3
has sachs	1				1	-3
has saldo	-1	-1		-1	2	-4	-2	-1
has saved	3				-3	-1
has sched	-2				-2	2	-1
has scheduled					-3		1
has school	-1				1	-3
has section	3				-2	-1
has send	-3				2	1
has sent	-4				-1	4
has seriously	-2				2	-2
has señora	-3					2
has since	3				-3	-2
has skip	1				-3	1
has so	2		-1		-2	1
has sort	2				-1	-2
has spring	2				-2	-1
has st	-2				3	-1	-2
has started	3				-3	-2
has starting	2				-2	-3	-1
has state	-3				3	-1	-2
has student	3				-2	-2	-1
has summary	3				-1	-2
has sunday	-3				3	1	-1
has supports	3				-3
has t-mobile	-2				3	-2
has take	4				-4	-1
has tech	-3				3		-2
has technical	3				-3	-1
has terms	-2				-6	3	-1
has that	-2		-1		2	-3	-1
has thursday	-3				2	2
has time	-3				1	2
has title	-2				1	2
has to	2				-2	-2	-2
has today					2	-3
has total	-1	-1		-1	2	-3	-2	-1
has toyota	-2				1	3	-1
has transworld	-3				3	-2
has type:	-2				2	1
has unsecured	2				-3	1	-1
has updated	1				-2
has usa/targetcred	1				1	-3
has verfied	-1				1	-3
has view	-2				3	-1
has visa	1					-3	-2
has wants	-3				3	-1
has was	3				-3	-1
has we	-1	-1	-1			-1	-3
has where	-3				2	-1	2
has will	4				-2	-4
has worst	-3				2	1
has y	-3				1	2
has year	3				-3	-3
has you	1		-1			-4
high balance	1		-1		-5	1
high cr	4				-3	-2
ic system	-3				2	-1
institution account	3				-3	-1
insurance paid	3				-3	-2
int	5				-2	-3
int/fees	1					-3	-1
interest						-4	-1
interest paid	3				-2	-3
interest rate	2				-1	-2	-1
interest-only	3				-1	-3
juniper	-3				1	1
last month	3				-1	-2
last payment	3				-2	-3	-1
limit / orig	4				-3	-2
limit / original	3				-3	-2
line	-3				2	3
loan amount	4				-4	-1
lvnv funding	-2				1	-2	1
límite					-3	1
mar	1				-1	-3
means accountStatus	2				-2	-1
means agency	2				-1	-3
means amountLoose	1	-1		-1	-3
means balance	-1	-2		-2	2	-4	-2	-1
means number		-1		-1		-1	-3	-1
means opened					-1	-3
means pastDue	3			-1	-3	-2	-1	-1
means paying	-1	-2	-1	-1	-3	2	-4	-1
means reported	2					-4	-2
means text	1	-1	-1	-1	-1	-1	-3	-1
means veto	4				-4	-1
medical	3				-2	-2
min	-2				-1	3	-2
min pmt	-1				-4	1
min. payment	-2				-1	2
minimum payment	2				-3	-2
mo pmt	-4				2	2	-1
mo. pmt	-3				-3	3	-1
monthly payment	-1	-1	-1	-1	-3	2	-5	-1
monthly pmt	-3				-4	3	-1
no payment	-2					2
none	3				-2	-2
nov	3				-2	-3
number date opened	3				-3	-1
number unpaid	-2	-1			3	-2
oct	-1				1	-3	-1
oct nov dec	-2					-1	3
of status	-4				-5	5
open				-1			-3
open open	1				-3	-1
opened	2				-2	-2	1
opened high	2					-3	-1
orig	4				-2	-4
orig amt	1				-1	-3
original creditor	-3				4	-2
owe now	-1				-3	2
owed					1	-3	-1
owed now	-3				2	2
pago	2				-1	-2
pago mensual	-1				-1	2
paid	-3				1	2	-1
paid as agreed	-2				-1	4
paid in	-4	-1		-1	2	1	-1	-1
paid last	3				-1	-2
paid or	-3				-1	3
past	3				-2	-4	1
past due	3			-1	-3	-4	2	-1
pastdue					1	-3
paying as agreed	2				2	-4
payment plan	-3				1	1	2
payments	3					-4
payments failure	3					-2
payoff	-2		-1		4	-4	2
pays	1				-3	-1	-1
per month	1				-3	1	-1
personal loan	1				1	-3
placed	3				-3	-3
present balance	-3				3	1
prin paid	4				-4	-2	-1
principal	4				-3	-4	-1
principal balance	-4				4
principal paid	3				-3	-3
real estate mortgage	3				-3	-1
recent	-3				2	2	-2
recent balance	-3				3	-5	1
recent payment	3					-3	-3
regular	-4	-1	-1	-1	-2	2	-1	-1
reported	1				1	-3	-1
repossession	-1				2	-3	-1
rocket mortgage	2				-3
rptd	2				-3
saldo actual	-4				4	-3
scheduled	-1				-4	1
sep	3				-3	-2
servicing	-5				4		1
share secured	-1				3	-3	1
since terms	3				-3	-1
sort by	3				-3	-3
started at	4				-3	-2
starting balance	4				-3	-2
status current					-3	1
status monthly	-4				5	-4
terms	-2				-3	2	-1
total	1				-1	-3
total claim	-2			-1	2
total current	3				-3
toyota financial	-2				-1	2	-1
transaction description	4				-1	-3
type	-2					2	1
type auto loan	3				-3		-1
type installment	-3					3
type unsecured	2				2	-3
union	1				-3	-1	-1
unpaid	3				-2	-2
unpaid bal	2				-2	-2
unpaid balance	-2					3	-1
unpaid interest	-2				3	-4
upstart	-2				2	2
us dept of	-2				2	-1	-1
verfied credlim					1	-3
we owe	-3				3	1
what we owe	-3					2
with balance	3				-3
you	2				-1	-2
# sum label beside
[x]	-2					3
amount past due	3				-2	-4	-2
automobile	-3				3	-1
available credit	2				-1	-2
balance	-2				3	-5	-1
charge account	-3				3	-1
child support	3					-2
credit card	-2				2	-3
credit limit	3				-3	-3
credit line	3				-2	-1	-1
current	-4				2	2	-1
deferred balance	4				-2	-2	-1
escrow balance	3				-1	-3
high balance	2				-4		-1
high credit	3				-2	-2
highest balance	3				-2	-2
individual	3				-2	-1
interest	3				-1	-3
j	-3				3	2
joint	3				-2	-3
joint with	3				-1	-2
limit	1				-2
loan amount	3				-2	-2
means agency	-1				1	-3
means amountLoose	2					-3	-2
means balance	-2	-1			3	-7	-3
means money	3	-1	-1		-3	-2	-1
means name	1		-1		-1	-3	-1
means number	-1				3	-2	-2
means pastDue	4				-4	-8	1
means paying	-3	-1			-4	4	-3
means status	3				-2	-3	2
means statusHint					-3	1
means veto	3				-3	-1
minimum payment due	-3					3	-2
monthly payment	-6				-2	5
na	1				-3	1
original amount	-2				2	-3
other credits	2				-1	-1	-1
outstanding principal	-3				3
past due	5				-3	-4	-2
past due amount					-3	-4	1
pay this amount	3				-2
payment	-2				-4	2	-1
payment amount	-3					3
payments	4				-2	-4
pays as agreed	3				-2	-3
principal	5				-4	-2	-1
principal balance	3				-3
priority	2				-2	-2
regular monthly payment	-5					5	-1
scheduled payment	-3				-1	3	-1
scheduled payment amount	-3				-1	3
status	1				-3
terms	-2				-3	3	-1
total	3				-2	-1
total amount of the debt now	-3				3	-2	-1
wife	3				-1	-3
# sum label with colon
amount past due	3				-1	-3	-1
balance owed	3				-3	-1
claim amount	3				-3
date opened	-1				3	-1
example	5				-4	-4
limit	3				-2	-2
loan disbursement amount	3				-2	-1
means amountLoose	2				-3	-1	-1
means balance		-1		-1	1	-5	-1	-1
means date						-2	-1
means money	3				-3	-3	1
means pastDue	3				-3	-6	1
means status	3				-2	-2	-1
means statusHint	3				-2	-2
means statusLoose	1				-4	-1
minimum payment	-4					4
past due	4				-3	-4
recent balance	-2				3	-2
responsibility	-4					4
saldo	-3				3	-1
scheduled payment	-5					5
status	-1				-5	-1	2
terms	-3				-2	4
total	3				-2	-1
备注	4				-2	-4
存款	3				-2	-1
每月收入	3				-1	-3
# sum last of line
dollars		-1	-1	-1			-2	-1
thousands			-1	-1		-3	-3	-1
# sum lead-in
a limit of	3				-3
a minimum of	-3					3
a payment plan	-3				-1		1
actual payment amount	2					-2
amount requested	3				-2
amt	-3				3	2
and	-1				-3	1	1
and i pay	-2				-1	3	-1
as low as	3					-3
available	4		-1		-3	-2
available credit	5				-3	-3
bal			1			-4	-1
balance	-2			-1	3	-6	-1
balance due	-3				3	-1
balance transfers	3				-3	-1
chase sapphire	-2				3	-1
claim amount	3				-3
credit limit	4				-3	-4
credits	3				-2	-1	-1
current	1					-3
days	2				-1	-3	1
debo	-3				3	-1
for	3				-2	-2
high balance	2				-2	-3
highest balance	1				-4	-1	2
i make about	2				-3	-1
i owe	-3				3
individual					-4	1
individual monthly payment	-3					4	-1
installment	3				-1	-2
int	4				-2	-3
interest	3				-1	-3
is down to	-3				3
its	-3				2	1
klarna	-5		-1		5	-2
last paid	3				-2	-2
limit	3				-4	-2
loan amount	2				-1	-3
loan disbursement amount	3				-3	-1
loan recent payment	3				-1	-2
loans outstanding interest	3				-3	-1
loans outstanding principal	4				-4
límite	4				-1	-3
macy's	3				-2	-1
means 	1	-1	-3	-1		-3	-1	-1
means balance	-2	-1	1	-1	2	-6	-3
means date	2	-1		-1	-1	-3	-2
means money	2	-1		-1	-1	-5	2
means name			-1			-2	-3
means number	-2				3	-2	-3
means pastDue	2	-1		-1	-4	-7	2	-1
means paying	-2	-1	1	-1	-5	3		-1
means status	3		-1		-3	-3	-1
means statusHint					2	-3
means text	1				-3	-2	3
means veto	4				-4	-1
min	-3				-3	3	-1
minimum	1				-3		-1
monthly	-2				-4	2
monthly mortgage payment	3					-3
monthly payment	-3				-4	4	-1
months	-2				-2	3
monto vencido	3				-1	-2
mínimo	-3					3
nelnet	-3				3
now	-2				4	-2
of	4				-5	-1	-1
of account number	-3				3
or	4				-2	-4
orig	4				-3	-1
original amount	3				-2	-3	-1
original amount owed	3				-3
original balance	4				-4	-1
original loan amount	3				-2	-2
outstanding interest balance	4				-4	-3	-1
outstanding principal	3				-3	-1
outstanding principal balance	-2				2	-3	-1
owes	-3				3	-1
pago mínimo	-2				-1	3	-1
paid	2	-1				-3
past due	4				-5	-4	-1
past due amount					-3	-4	2
pay	-1				-3	1	-1
paying	3				-1	-2
payment of	-4					1	2
payment plan	-3						1
payment received	3					-3
payments	3				-2	-1
payments of	2				-2	-2	-1
phone	3				-1	-2
plan pmt	3				-1	-2
plan scheduled amount	-4				-1	4
previous balance	3				-2
price	3				-3
principal	4				-4	-2
recent payment	3				-1	-2
regular monthly payment	-4					4
regular payment	-4					4
remaining of	4				-3	-2
rent	4				-3	-1
renta	3				-2	-2
reported balance	-3				3
rev	-2				-2	3	-1
scheduled payment amount	-3				-1	4
secures the claim	-5				5
so	-1				1	-3
terms minimum	-4					4
that number here	3				-3
the minimum is	-3				-2	3	-1
the payment is	-2				-2	3
they want	-2					3	-2
total	-1				-3		2
total amount owed	3				-3
total balance	-3				3	-1
was	3				-3	-1
we owe	-3				3	-2
with	-1				-2	3
x	2				-3	1	-1
you could save	3				-1	-2
you owe	-3				3	-1
余额	-4				1	-1	1
合计	3				-2
月供	-4				-3	2
欠	-2				3	-1
欠款	-3				3	-1	-2
每月	-2				-1	2	-1
每月还款	-3				-2	2
额度					-4	-2	1
# sum line above
account info	-4				4	-1
account information	-3				3
actual payment amount	4					-4
amount due						-4
amount past due	-1				-3	-2	1
annual fee	3				-2	-1
auto loans	2				-3	-1
available balance	3				-3
available credit	1				-3	-1
balance	-2				2	-7	-1
balance owed	-3				3	-1
begins *	-1				1		-3
begins -			-2	-1	1	-3		-1
begins 0%	3				-2	-2
begins =	3					-4	-1
begins [	-2				3		-1
begins aaron's	-3				2	2
begins accounts	1					-3
begins acct	-1			-1	2	-4	-3	-1
begins actual	-2				1	2	-1
begins address	-2				-1	-2	3
begins affirm	-3		-1		3
begins agency	-1		2		1	-4
begins amount	2				1	-3	-2
begins and					1	-4
begins annual	3				-3
begins apple	-3				1	2
begins application	3				-2	-2
begins apr	2				-4	-1	-1
begins as	3				-2	-1
begins aug	3				-3	-2
begins aunt	2				-2	-1
begins available	1				-5	2
begins b	-2				1	3	-1
begins bal	-3	-1			-1	4	-1
begins balance		-1	-1	-1			-4	-1
begins banco	-2				-2	3	-1
begins bills	3				-3	-2
begins bk	2					-2
begins borrower	-2					3	-1
begins c/o	2					-2
begins carecredit	-2				1	1
begins case	1	-1				-3	-1
begins chapter	3				-1	-2
begins charge-off	3				-1	-1
begins charge/credit	-2				3	1	-1
begins charged	-2					3
begins checks	3				-2	-2
begins christmas	3				-3	-2
begins claim	2				-3	-1
begins claimed	2				-2	-1
begins clm	-2				-2	3
begins collection					1	-3	-1
begins collections	1					-4	-1
begins comcast	-3				1		1
begins condition	3				-2	-2	-1
begins could	3				-1	-2
begins credit						-1	-3
begins creditor	-1		1	-1	-1	1	-3	-1
begins curtis	3				-1	-3
begins daily	3				-3	-3	-1
begins days	3				-2	-2
begins debts	-1					2
begins deposits	3				-3	-1
begins dillards	-3				3	2
begins discover	3		-1		-2	-3	-1
begins do	3				-2	-1
begins due	2				-1	-2
begins duke	3				-2	-3	-1
begins e	-3				2	2	-1
begins edit	-2				-2	3
begins education	3				-2	-3
begins enhanced	-3				2	2
begins enrolled	3				-3	-2	-1
begins escrow	-1				-2	3
begins est	2				-3	-2
begins estimated	2				-2
begins everything	3				-3
begins fees	2				-2	-2	-1
begins fidelity	5				-5	-2
begins fingerhut	-3	-1			3	3
begins firstbank	2				-3	-2
begins for	2				-2	-1
begins ford	-3					3	-2
begins free	3				-3	-1
begins freedom					-3	2
begins gas	4				-2	-3
begins gastos	3				-3	-1
begins geico	1				1	-2
begins good	3				-1	-4
begins got	-3				1
begins great	-2		2		1	-1	-1
begins guarantor	3				-2	-2	-1
begins here	1				-2	3
begins hey	-1					3
begins his	-2				3
begins history	2				-2
begins honda	-3					2	1
begins hyundai	-3				3	1
begins id	-1		-1			3
begins if					1	-2	-1
begins image	-4		-1		3	3
begins income	3				-3
begins installment					-2	2	-2
begins institution	4				-4	-2
begins insurance	-2	-1			2	-3
begins interest	2				-1	-2	-3
begins it	-2				3	-2
begins j	-3				2	3	-1
begins jan	4				-3	-4	1
begins jcpenney	-3	-1			3
begins judgment	2				-2		-1
begins jun	3				-2	-2	-1
begins k	-3				1	2	-1
begins klarna	-3				2	1
begins last	-1				1	-3	1
begins late		-1			1	-2	-1
begins lending	-3				3		-1
begins lendingpoint	3				-2	-1
begins less	1				2	-2
begins lightstream	3				-1	-4
begins lol	-3				3	-1
begins límite	2				-3	2
begins me	-4				1	2	-2
begins minimum	1				-3		1
begins money	1					-3
begins month	2				-3	-2
begins my	2				-3	1
begins navient	-3				2	-1	1
begins nco	1				1	-3
begins net	3				-2	-2
begins netflix	1				-3
begins never	-3				2	2	-1
begins new	-1				-1	-1	3
begins next	-1				-2	2	-2
begins no	-1				2	-4	1
begins note	-2				2
begins o	2				-3		1
begins offers	3				-3	-2
begins ok			-1		-1	3
begins only	5					-5
begins oportun	-3				2	1
begins or	-1				1	3
begins other	1		-1		1	-3	-1
begins outstanding	-2	-1	-1	-1	3	1	-1	-1
begins overdue	3				-1	-1	-1
begins owe	-2				-2	3
begins owed						-3	-1
begins page	-3				1	2
begins pago	-1				-4	1	1
begins past					-3	-1	1
begins paycheck	1				-3		-1
begins payments	-3				1		2
begins payoff	-1				-3	2
begins paypal	-2				1	3
begins pennymac	-1				-1	3
begins per	-1				-2	5
begins phone	-2				-1	3	-1
begins plan	2				-3	-1
begins please	4				-1	-3
begins po	-3				3		-1
begins potentially	2				-3	-1	-1
begins principal	-2				-2	3	-1
begins property	1				3	-4
begins préstamo	-4				3	1
begins public	4				-3	-3
begins quick	4				-2	-2
begins rate	-3				-1	4	-1
begins regional	-3				2	3
begins regular	2	-1		-1	-4	1	-4	-1
begins rent	2				-3	-1
begins repayment	3				-3	-2
begins reported						-3	-2
begins rooms	-2				3	1
begins roth	2				-2	-2
begins s					-1	2	-1
begins saldo	-3				1	2	-3
begins sallie	-2				2	1
begins savings	3				-3	-1
begins scheels	-3					2
begins sears	-3		-1		2	1
begins section	1				-3	1
begins secured					-2	3
begins share	2				-1	-1
begins signature	2				-1	-3
begins sorry	-1					3	-1
begins spectrum	3				-2	-3
begins st	-4				2	1	1
begins starting	2					-3	-1
begins state	2				-3	-1
begins subject	3					-4
begins subtotal	1				-1	-3
begins số	-2				1	1
begins también	3				-2	-2
begins tarjeta	-3				1	2	-1
begins tax	3				-2	-1
begins these	-3				2	1
begins this					2	-3
begins total	3			2	-2	-3	-2
begins totals	3				-4	-2
begins toward	-3				3
begins tower	-3	-1			2	2
begins toyota	-3						1
begins two	3				-2	-3
begins type	3				-2		-1
begins uncle	1				3	-2	-1
begins undergraduate	3				-3
begins unpaid	1	-1	-1	-1		-4	-1	-1
begins upgrade	3				-2	-3
begins usaa	-3				1	2
begins use	-3				1	2
begins vanguard	3				-3	-1
begins view	3				-3	-2
begins visa	2				2	-3
begins westlake	-3				1	2
begins world	-2		-1		3	-2
begins xfinity	3				-2	-2
begins year	2	-1			-1	-3
begins you	1	-1			-2	-3	2
begins zales	-3				3
begins {	2					-3
begins ·	2				1	1	-3
begins •					1		-3
begins ☐	-1		-1				-3
begins ☒	-4				1	2
begins 信用卡	-2				-1	3	-2
begins 合计	4				-2	-4
begins 💳	-3				2
cards	-1				3	-1
charge account	-2				2	2
charge/credit card accounts	-3				3
charged off account	-2				-2	3
collections	-1				1	-3
credit card	1				1	-4
credit cards	3				-4	-1
credit limit	2				-6
current amount due	4	-1		-1	-4	-2	-1	-1
est. monthly payment	3				-2	-3
high balance	4				-3	-2
highest balance	4				-3	-2
history	2				-2
image omitted	-4				3	1
in collections	-3				3
income	2				-2	-1
loan amount	2				-3
loan canceled date	-3				3	-1
means 		-1	-1	-1			-4	-1
means , short		-1	-1	-1		-3	-3	-1
means amountLoose	3				-2	-1	-1
means amountLoose, short						-3	-1
means balance, short	1	-1	-1	-1	3	-2	-1	-1
means date, short					1	-3
means money	1					-2	1
means money, short	3	-1	-1	-1	-6	-3	1	-1
means name, short	4				-1	-5	-1
means pastDue, short					-4	-3	3
means paying, short	-2	-1		-1	-4	2	-2	-1
means status	2				-3		-2
means status, short	-2					3	-1
means statusHint, short	-4				4	-1
means statusLoose	1				-3	-1	1
means text	1		-1	1	1	-3	-3
money you owe (not evidenced by a note)	-3				3
monthly payment	-3				-3	3	-1
n/a	3				-1	-2
none	-2				3	-1
offers for you	3				-3	-1
or before closing monthly payment	-2				1	3
original amount	5				-4	-1
original balance	3				-3	-2
outstanding balance	-2				2	1
pattern "w(w)"	-3		2		-2	1	-1
pattern ##/#MM	-3				3	-1
pattern #)#	-2				2	-2
pattern #)w,Mw	2					-3
pattern #)w,w.	-2				3
pattern #, first						-4	-3
pattern #.w					2
pattern #.w#.$	4				-4	-3
pattern #.w(w)	-1				1	1	-3
pattern #.w,w,	2				-1	-3
pattern #.w,wM	-3				3	3	-2
pattern #.w.w#	5				-3	-2
pattern #.w?	-1				4	-1
pattern #.wMw,	-2				3	1
pattern #.wMwM						-4	2
pattern #M, first	-4				4	-3	-1
pattern #M/M/M	1	-1			2	-4
pattern #w	2				-2	-3	1
pattern #w#MMM		-1		-1	-1		-3	-1
pattern #w(w)w	-2					1
pattern #wMM	2				-1	-2
pattern #wMMM	2				-5	1
pattern #wMMMM	1				-2		2
pattern #wMwM	-3					3
pattern (w)w,w	-1				-1	3	-1
pattern ------, first	4				-3	-2	-1
pattern -w(w)M	-3				1	2	-1
pattern M	1				-5	3	-2
pattern M, first	1				-1	-1	-4
pattern M.w(w.	-3				3
pattern M/M, first					1	-4	-1
pattern M/M/M, first	-2				1	-3	2
pattern M/M/Mw	3				-1	-4	-2
pattern M/MM/M	3				-3	-3	-1
pattern M/MwMw						-4	-1
pattern MM	1					-3
pattern MMM	2				-1	-3
pattern MMMMMM	2	-1			-1	-3
pattern Mw	1				-5	1	-1
pattern Mw#MMM	-1				3	-1
pattern Mw#MMw	-3				2	2	-1
pattern MwM	2				-3	-1
pattern w##/MM	3				-3	-2
pattern w##wM/	-3				3	-2
pattern w#$M☑$	-3				-1	3
pattern w#$M☒$	-3				2	1	-1
pattern w#)#	-4				-1	4
pattern w#M, first	-3				2	2	-1
pattern w#M/M/					3	-2	-1
pattern w#MM	2				-1	-3	-1
pattern w#MwM	3				-1	-2	-4
pattern w#w#	2				-3
pattern w#w#w	2				-2	-1	2
pattern w#w#w#	4				-3	-2
pattern w#w)MM	3				-1	-2
pattern w#wMM	1				3	-2
pattern w#wMw	-1				2	-3	-1
pattern w&w...	3				-2	-1
pattern w(...M, first	-2				2	-3	-1
pattern w(w)			2		-1	-3	-1
pattern w(w)-M	-3				-1	3	1
pattern w(w):M	-2				3	1	-1
pattern w(w)M	-2				-3	3	-1
pattern w(w)Mw	-2		-1		3		-1
pattern w, first	1	-1	-1	-1		3	1	-1
pattern w,w			-1		1	3	-3
pattern w,w!	2				-3		-1
pattern w,w#.w	-3					3	-1
pattern w,w.	-1				-1	3
pattern w,w:	-1				-1	3
pattern w,wM.w	-3		-1		3
pattern w-	-1				-4	3	-1
pattern w-w	3				-1	-3
pattern w.....	1		1	-1	-2	1	-3
pattern w.M	2					-3	-1
pattern w.MM	3				-3	-1
pattern w.w,	3				-3	-1
pattern w.w.w	-3				1	2	1
pattern w.w.w,	4				-3	-3
pattern w.w.w:	-3				2
pattern w.wMMM	2				-1	-2
pattern w/wMM#	2				-3
pattern w:	1		-1		-2	2	-2
pattern w:#w:#	-2				1	2
pattern w:+M	4				-3	-3	-1
pattern w:, first	-3				3	-2	-2
pattern w:--w	-3					3
pattern w:--w-	-2					3
pattern w:-M/M	-3				3	-1
pattern w:M	1	-1		-1	-1		-3	-1
pattern w:M.#M	3				-2	-2
pattern w:M/M/		-1			-1	1	-3
pattern w:MM	3				-1	-3
pattern w:MMM	2	-1		-1	-3	-1	-1	-1
pattern w:Mw:M		-1			-2	1
pattern w:Mw:w	2				-3	1	-1
pattern w:MwM	-3				1	1
pattern w:w#	2				-1	-1
pattern w:w,w,	3				1	-4	-1
pattern w:w,wM	3				-2	-2
pattern w:w--w	3					-3
pattern w:w.	4				-4	-1
pattern w:w.w,	2				-1	-2
pattern w:w.wM	2				-2	-1
pattern w:w:	-2				3	-3
pattern w:w:M/	2				-2		-1
pattern w:w:Mw	2				-3	-1
pattern w:w:wM	-3				2	2
pattern w:wMw.	3				-1	-3
pattern w:–M	-3				3	-1
pattern wM, first	-3				1	1	-2
pattern wM/M/M	1			-1	-3		-1
pattern wM/w	3				-2	-2	-1
pattern wMM	-1	-1	-1	-1	1		-3
pattern wMMMM	1					-3	-1
pattern wMMMMM		-1		-1			-3	-1
pattern wMMw	1		-1	-1	-3	-1	2
pattern wMMw,w	-3				2	3
pattern wMw	1				-2		-3
pattern wMw, first	-3				2	2	-1
pattern wMw.	2					-3
pattern wMwM, first	2				-1	-3
pattern wMwMM	3				-3	-3
pattern wMwMMw	1				-1	-3	-1
pattern wMwMw,	-3				2	1	-1
pattern wMwMwM	1	-1	-1	-1	-3	-2	2
pattern wMwMwM, first	3				-1	-2
pattern w–w	2				-3	1	-1
pattern w—w	2				-1	-2
pattern •w#/#/	4				-3	-1
pattern •wM/M/	3				-2	-3
payment	-3				-1	3
payment amount	-3				-1	3
payment information	3				-2	-1
payment received	3				-1	-3
payments and other credits	3				-2	-2
personal loan	-2				3	-2
principal balance	-2				-1	5
public records	3				-1	-2
recent balance	-2				2	-3
recent payment	4				-2	-3
reported balance	-3				3	-1
reported since: terms: high balance	4				-3	-2
scheduled payment					-2
scheduled payment amount	-3					3
status	3				-5	-2	-1
student loans	3				-2	-1
total balance	4				-4
total current balance	2				-2
you owe	3				-3	-1
三, 催收	-3				3	-1
# sum line below
actual payment amount	-2					3	-1
available balance	5				-5	-1
balance	-2				3	-5	-2
begins #	2					-3
begins $	-2				-1	3
begins (	-2				2	1	-3
begins *						-1	-4
begins .	2				-3		-1
begins =	4				-3	-3	2
begins accrued	3				-3	-1
begins advertiser	4				-3	-3
begins aging	-1				2	-5	2
begins aidvantage	-3				2	3	-1
begins all	-2				1	3
begins ally	2				-2	-1
begins amex	1				-2	2	-1
begins amount	-1				2	-2	-3
begins apple	-1					3	-1
begins apply	5				-2	-3
begins apr	1					-3	-1
begins are	-3				2	2	-1
begins aunt	2				-2	-3
begins autopay	-1				-2	2
begins available	2				-4	-1
begins b	-2					3	-1
begins baby	3					-3
begins balance				-1		-1	4
begins balances	5				-4	-3
begins belk	-3				2	2	-1
begins between	4				-4	-3	-1
begins bills	3				-2	-1
begins brother	-1				2	-3	-1
begins cap	-4				4	-2
begins car	2				-2	-2	-1
begins card	3				-2	-1
begins change	3				-3	-2
begins charge	3				-2
begins chase					-3		2
begins check	1				1	-3
begins client					1	-3
begins clm	1	-1		-1		-3
begins columbia	-3				3	-1
begins comenity	-2				-1	3	-1
begins contact	3				-1	-2
begins court	2				-2	-1
begins creditor	3				-3	-3	-1
begins date	-1			-1	-3		2
begins daycare	3				-2	-1
begins dear	2					-5
begins debt	3				-1	-3
begins dec	2				-2	-2
begins deferred	-3				3	1	-1
begins deposits	2				-3	-1
begins dept					-3	1
begins derogatory	3				-1	-2
begins description	4				-4	-2
begins done	2				-1	-3
begins due	-1				-1	3	-2
begins e	-4				3	2
begins edit	4				-4	-1
begins education	4				-2	-3
begins electric			2		-3
begins end	3				-3
begins ending	1				-3	3
begins enrolled	3				-2	-1
begins equifax	4				-3	-3
begins est	3				-2	-4
begins estado	-3				1	2
begins estimated	4				-3	-3
begins everything	-4				3	3
begins fecha	-2				-1	3
begins fidelity	4				-4	-2
begins fifth	-1				3	-1
begins figure	-1	-2	-4	-2		1	-2	-2
begins financial	4				-2	-3	-1
begins fingerhut	-3				3
begins fingerhut/webbank	3				-1	-3
begins future	-3				3
begins gemb/jcp	4					-4
begins goal	2				-2	-1
begins got	-3				3
begins gracias	4				-4	-2
begins grand	3				-2	-2
begins grant	3				-3	-1
begins groceries	1				-2	-1	-1
begins group	1				1	-3
begins happy	3				-2	-2
begins highest					1	-3	-3
begins history	-3				1	1	-2
begins holiday	3				-3	-3
begins home	1				-2		-1
begins honda	-3				1	3	-1
begins huntington	-4				3	2
begins hyundai	-2				2	1
begins image	-4				2	2	-1
begins in	-3				2	2	-3
begins includes	3				-1	-3
begins initial	3					-3
begins initials	2				-3	-1
begins installment	-1	-1			-1	3	2
begins it	2				-2	-2
begins items	3				-2	-3
begins jan	1				-3	1
begins john	-1				-1	3
begins joint	2					-3	-1
begins judgments	-3				3
begins jun	3				-2	-1
begins kay					-2	3
begins kia	-2					3
begins klarna	-2				1	3
begins last	-2			-1	-1	1	-2
begins late	-2				-4	3
begins lease	-2					3	-1
begins left	4				-2	-3
begins lending	2				-3	1
begins less	3				-3	-2
begins lightstream	4				-2	-4
begins loans	3				-1	-6	-1
begins lol	-1				2	-3
begins límite	-3				4	-2
begins m&t	-3				1	3
begins macy's						4	-2
begins manage	-3					3	-1
begins may						-3
begins min	-4				4	-2	-1
begins miss	3				-3	-1
begins mohela	-2				1	3
begins mom	-3		-1		2	1
begins money	-3				3	-1
begins monthly		-1			2	-4	-3
begins mortgage	4				-3	-1
begins national	2				1	-3
begins navient	-3				3	2	-1
begins net	1				-3	-2	2
begins netflix	3				-1	-3
begins new	2				-1	-3	-1
begins next	-3				2	1
begins no					1	-3	-2
begins nonpriority	-4			2	2	-2	-1
begins not	-1		-1		3		-1
begins notice	3				-3	-2	-1
begins of	-4				2	-2	1
begins offers	3				-3	-1
begins official	3				-3	-1
begins oh	-3				3	-2	-1
begins ok	-4				4	1	-1
begins opened	-1				1		-3
begins opening/closing	3				-3
begins overdraft	4				-2	-3
begins owed	2				-3	-2
begins pago					1	-4
begins pay	1				1	-5	3
begins paypal					-3	2
begins personal	-1					3	-1
begins please	3				-2	-2	-1
begins pnc	-3				1	3
begins po	-4				4		-1
begins potentially	2				-2	-1
begins present	4				-2	-3
begins priority	3			-1	-2	-4	-1
begins property	1				-3	-1
begins provide	4				-4	-1
begins public	3					-3
begins purchase	4				-2	-2
begins purchases					-3		1
begins questions	3				-2	-2
begins rate	-3				1	2	-1
begins rating	2				-3	-2	-1
begins regular	-2				2	-3	-2
begins rent	1					-3	-1
begins rent-a-center	-3				3	-1
begins report	4				-1	-3
begins reported	-2				2	-3	-2
begins respectfully	3				-3	-2
begins resurgent	-3				-1	2	-1
begins rocket	-2				3	-1	-1
begins saldo	2				-3	2
begins sam's	3				-3	-2
begins santander	-3					2
begins satisfactory	-3					3
begins savings	4				-3	-1
begins score	3				-2	-1
begins sears	-4				2	3
begins second	-3				4	1	-1
begins secured					1	-2
begins see	2				-3	-3	1
begins sep	-2				-4	3	1
begins share	4		-1		-4
begins showing	3				-3	1
begins signature	3				-1	-3
begins signed	3				-3	-3
begins starting	1				-4	1
begins student					-3	2
begins suffix	5				-4	-4
begins target	3					-2
begins tax	1				1	-3
begins terms	2				-1	1	-2
begins then	-3				1	3	-1
begins third	-2					3
begins this					3	-4
begins tower	-3				3	1
begins transaction	3				-3		-1
begins trustee	2				-2
begins undergraduate	3				-3
begins unless	3				-3	-2
begins unpaid	3	-1	-1	-1	-2	-3	-1	-1
begins us	-1				-2	4
begins used	3				-3	-1
begins vanguard	4				-3	-2
begins venture	1				-1	-3	1
begins verizon	1				-1	-2
begins view	-3				3		-2
begins who	1				-2	-3	2
begins would	3				-2	-3
begins xfinity	3				-2	-2
begins you	2				2	-3	-1
begins your	3					-4	-2
begins zip	-3				3	2
begins {	-2				2	1
begins ~	3				-2		-3
begins ©	3				-2	-2
begins •			-1			1	-3
begins ☐	-2		-1		2		-3
begins ☑	-4				4	-2
begins 合计	-6				4	1	-1
begins 存款	4				-3	-2
begins 状态	-3				2	3
begins 👍	-3				4	-1
begins 😬	-3				3	-1
credit card	4				-3	-3
current						-4	-2
current balance	-4				3	-3	1
date updated	-4				4
experian®	3				-1	-2
in collections	-3				3	-3
in good standing						-3
interest rate	-1	-1	-1	-1	1	-2	-1	-1
last payment date	-3				2
last payment made	3				-1	-3
means 	4				-3	-2	-2
means accountStatus, short	-2				3	1
means amountLoose, short	2				-3	1
means balance, short	-3				2	-3	2
means date, short		-1		-1	-1	1	-3	-1
means money	1				1	-4	-1
means original, short	-2				3	-1
means paying	-2				1
means paying, short	-2	-1		-1		1		-1
means statusLoose, short					1		-4
means text	-1				-2	2
means text, short	3	-1	-1	-1	-2		-2	-1
minimum payment	-2				-2	3	-2
mohela	3				-2	-1
none	1		2	-1		-3	-2	-1
original balance	-3				1	4	-1
past due	3				-1	-2
past due amount	-2				-1	3
pattern "w","w					-1	3	2
pattern "w(w)"	-4				1	2
pattern "w-w",	2				-4
pattern ##/#M#	3				-3	-1
pattern #)w(w)	1				-2	1	-3
pattern #)w,Mw	-3				3
pattern #)w,w#	-1				-2	2
pattern #.w	1				-3	1	-1
pattern #.w#.$	4				-3	-2
pattern #.w(w)	-3					4	-2
pattern #.w,w#	-2				2	2	-2
pattern #.w,w,	1				-1	-3
pattern #.w,wM	-2				1	3	-2
pattern #.w...	3				-2	-2
pattern #.w.w#	5				-4	-2
pattern #.w/w,	-3				-1	3	-1
pattern #.w?	-3				3	2
pattern #.wM					-3	-1	1
pattern #.wMwM	-1				-1	3	-2
pattern #M/M/M	-2	-1			2	-3	-1
pattern #M/MMw	3				2	-4	-1
pattern #w#MMM					-1		-3
pattern #wM	-3					3
pattern (w)w,w	-4				-1	3	2
pattern *w	-2				-3	2	-1
pattern --, first	1				1	-3	-1
pattern -w(w)M	-3				2	2	-1
pattern -w-	3				-1	-2
pattern -wMw,w	-4				3	1
pattern </w>	1				1	-3
pattern M, first	-1				-1		-5
pattern M.w$M	3				-3
pattern M/M, first					-4	1	-1
pattern M/M/M#					-3	1
pattern M/M/M, first	-2				-4	2	-1
pattern M/M/Mw	5				-5	-4	-1
pattern M/MM/M	4				-1	-3	-1
pattern M/Mw#M	2				-4	1
pattern M/Mw#w	1				-3	1	-1
pattern M/MwM	1				-5		1
pattern M/MwMM	4				-4	-1	-1
pattern M/MwMw	3				-4	-2
pattern MMM	2				1	-3	-2
pattern Mw, first	-1				-3	2	-1
pattern Mw.w.	-4				1	1
pattern w#####	3				-2	-3
pattern w##w	1				1	-3
pattern w#$M$M	-2	-1			-3	3	-1
pattern w#$M☑$	-3				-2	2
pattern w#$M☒$	-3					2
pattern w#)	1				-4	2	-2
pattern w#), first	3				-2	-1
pattern w#, first	-2				2	-3
pattern w#/#/M	3				-2		-1
pattern w#/M/#	3				-3
pattern w#/M/M	2				-2	-1	-1
pattern w#:w—w	3					-3
pattern w#M	3	-1			-4	2	-2
pattern w#M/M/					3	-3	1
pattern w#MM	1				-3		-1
pattern w#Mw#M	-3				5	-3	-1
pattern w#w	1					-2	-1
pattern w#w#	2				-3	-2	1
pattern w#w#w	3				-3	-1
pattern w#w#w#	2				-3	-1
pattern w#w, first	1					-2	-1
pattern w#w.w.	1					-3
pattern w#wM	-3				3	-2
pattern w#wM/M	-3				1
pattern w$M$M	3				-2	-2
pattern w$____	2				-1	-3
pattern w&w	3				-3	-2
pattern w&w, first	3				-3	-1
pattern w(w), first		-1	-1	-1	2	-2	-1	-1
pattern w(w),w					-1	3	-1
pattern w(w)-M	-3				-1	3
pattern w(w):M	-2				-1	3	-1
pattern w(w):w	-3					2	-1
pattern w(w)M						-3
pattern w(w)w#	-4					3
pattern w+M	3				-4	-2	-1
pattern w,	3					-4	-1
pattern w,w#,w	-3				1	2
pattern w,w#., first	3				-1	-3
pattern w,w.wM	-2				1	3
pattern w,wM.	-3				1	2
pattern w,wMw.	3				-3	-1
pattern w----M	-3				3	-2
pattern w-w, first	-2				3	-2	-1
pattern w-wMw;	-3				1	4
pattern w.....	-1		1	-1	-1		-3
pattern w.MwM	-4				2	3
pattern w.w#w.	3				-2	-2	1
pattern w.w, first	-2				1
pattern w.w,w,	-3				3	2
pattern w.w,w.	-1				-3	2
pattern w.w,wM	-3				2	2
pattern w.w.	2					-3	-1
pattern w.w.w	3				-2	-2
pattern w.w.w.	3				-2	-2
pattern w.w.w:	3	-1			-1	-2
pattern w.w:	4				-2	-2	-1
pattern w.w:M.	-3				2	1
pattern w.w?	-2				3	-1
pattern w.wM	3				-2	-2
pattern w.wM/M	-3				2
pattern w/w#MM	-1				-3	1	1
pattern w/w...					-3	1
pattern w:, first						-1	-3
pattern w:--	-1				-2	3
pattern w:--M/	-3				-2	3
pattern w:-w-	3				-2	-2
pattern w:M(wM	-2				-1	3
pattern w:M, first	-1				3	-1
pattern w:M.#M	3				-2	-1
pattern w:M/M/					-3	1	-2
pattern w:Mw,M	-2				2	-1
pattern w:Mw.w	2				2	-3	-1
pattern w:w#/M	4				-1	-3
pattern w:w#M, first	-3				4	-4	-1
pattern w:w,w#	-1				3	-3
pattern w:w,w,	4				-2	-3
pattern w:w,wM	3				-2	-2
pattern w:w---	3				-2	-1	-1
pattern w:w--w	3				-1	-2
pattern w:w.	2				1	-3
pattern w:w.w,	2					-3	-1
pattern w:w.w:	3				-2	-4
pattern w:w.wM	3				-2	-1	-1
pattern w:w:M	-1				-3	2	-1
pattern w:wMw,	-2		-1		2	2	-1
pattern w:wMwM	1					-3	-1
pattern wM-w#$	-3					2	-1
pattern wM.wMw	-3				2	1
pattern wM/M/#	4				-4
pattern wM/M/M, first	3				1	-4
pattern wM/Mw:	-3				3
pattern wM/w	2				-1	-3
pattern wM:M/w	2				-2	-2
pattern wMM	-1	-1	-1	-1	-1		-3	-1
pattern wMMM	1	-1				-3	-2	-1
pattern wMMMw					-2	3	-1
pattern wMMMwM	1				1	-1	-3
pattern wMMw	3				-3	-2	-2
pattern wMMw,w					1	-3
pattern wMw, first	1					-4	-2
pattern wMw-	2				-3	-3	-1
pattern wMw.M	-4				1	2	-1
pattern wMw.w	2				-2
pattern wMw.wM	-3				2	1	-2
pattern wMwM	-3	-1		-1	3		-3	-1
pattern wMwM, first	-3				1		2
pattern wMwM,w	2				-2	-3	1
pattern wMwM.	4				-3	-3	-1
pattern wMwMw					1	-3	1
pattern wMwMw.	-2				3		-1
pattern wMwMwM	1	-1		-1	-1		-2
pattern w|w|w	1				-3		-2
pattern w®, first	3				-1	-3
pattern w–w	-1				-2	1
pattern ©Mw,w.	3				-1	-2
pattern —, first						-3
pattern •w.	1					-3
pay status	3				-1	-1
payment	-1				1	-3	-1
principal balance	-6				2		-1
responsibility	-3					3	-1
status	-3				1	2	-2
two-year payment history	2				-1	-2
# sum place
2		-1	-1	-1		1	-2	-1
4		-3		-2			-2	-2
# sum read as, shape
amount thousands	-2		-1		3	-3	-2
amount? cents	-1	-1	-1		2	-4
amount? dollars					1	-2	-3
amount? dollars-and-cents	-2				2	-1	-4
amount? thousands					1	-3	-1
aside amount cents	1				-1	-3	-1
aside amount? cents	-1				3	-4	-1
aside paying cents	-3				-2	3
aside paying dollars-and-cents	2				-2	-2	-1
current cents	-2					-3	2
current? cents			-1		-4	-4	2	-1
current? dollars-and-cents	-5			-1	-1	-1	4
current? thousands-and-cents	-2					-1	3
paying dollars	-3				-1	2	-1
paying dollars-and-cents	-1	-1		-1	-5	2	1
paying thousands	-3				-1	4
paying? dollars-and-cents	-1				-4	2	-1
# sum read as
amount	-1	-1	-1	-1	2	-3	-3
amount?		-1	-1	-1	1	-3	-4
aside amount	1		-1		-1	-4	-2
aside amount?			-1			-2	-2
aside paying		-1			-3		-1
aside paying?	3				-1	-4	-1
current	-1	-1	-1	-1	-2	-4	4
current?	-1	-1	-1	-1	-3	-1	4	-1
no debts	1	-1	-2	-1	-1	-1	-3	-1
no part	1	-1	-1	-1	-1	-1	-4	-1
no part, in row	1	-1		-1		-1	-4	-1
paying	-2	-1		-1	-2	2		-1
paying?			-1	-1	-2	-1	-4	-1
# sum read in
accountNumber, claims of a bankruptcy	-2			-1	3
amount, a bill with its charges	-3				3
amount, a bullet for each debt	2				-1	-3	-1
amount, a column for each debt	-3				2		-1
amount, a line for each cell	-3				4	-2	-1
amount, a paragraph for each debt	1				1	-4	-1
amount, a row for each bureau	-3				3
amount, cards	-1				1	-4
amount, claims of a bankruptcy	-3			-1	3	-1
amount, columns below each other	-3				3	-2	-1
amount, columns by their place					1	-6	-2
amount, headings over the values of each account	-3				3	-2
amount, objects	-3				3	-2
amount, one debt a line		-1	-2	-1			-5	-1
amount, running text	-1		-1		1		-3
amount, tables and labels	-1	-1		-1	2	-5	-3	-1
aside amount, columns by their place	3				-3	-1	-1
aside amount, one debt a line	1		-1		-1	-3	-1
aside amount, running text	-3				3	-1
aside paying, cards	3				1	-4	-1
aside paying, one debt a line	1				-3	-1	-1
current, a letter about one debt	-4					-1	3
current, a notice about one debt	2	-1			-1	-3	-3
current, columns by their place	-1				-3	-2	2
current, headings over the values of each account	-3				-2	-1	4
current, running text	-4						2
current, tables and labels	-2	-1	-1	-1	-3	-4	3	-1
no part, a bill with its charges	2				-1	-4	-1
no part, a column for each debt	3				-2	-4	-1
no part, a letter about one debt	2				-2	-1	-3
no part, a line for each cell	2				-2	-3	-1
no part, a paragraph for each debt		-1	-1	-1	1	-1	-3	-1
no part, cards	-2	-1		-1	1	1	-3	-1
no part, cards of a portal					-2	1	-2
no part, claims of a bankruptcy	1				-1	-2
no part, columns by their place	2	-1	-1	-1	-2		-4	-1
no part, headings on several lines	3				-2	-3	-1
no part, labels	4				-3	-4	-1
no part, loans with their transactions	2				-3	2	-1
no part, none	-1	-1	-2	-1	1	1	-3	-1
no part, objects	5				-4	-4
no part, one debt a line	1	-1	-2	-1		-1	-3	-1
no part, rows of labels with their values	2		-1			-3
no part, tables and labels	2	-1	-1	-1	-1	-2	-4	-1
paying, a bullet for each debt	-3				-2	3
paying, a column for each debt	-2				1	3	-1
paying, a letter about one debt	-4				-2	4	-1
paying, a line for each cell	-3				-2	2	1
paying, a notice about one debt	4					-4	-1
paying, cards of a portal	-3				-3	3	1
paying, columns below each other	-3				-2	3
paying, records of labels	-4				-1	4	-1
paying, tables and labels	-4	-1	-1	-1	-1	2	-3	-1
# sum shape and behind
cents cents		-2	1	-1	-3		-1	-1
cents code	-2				-2	3	-1
cents date	-2	-1			2	-2
cents digits-1	1		1		-2	-3
cents digits-2					1	-1	-3
cents dollars-and-cents	3				-2	-2
cents end	2				1	-4	-1
cents mark-,		-1		-1			-4	-1
cents mark-/	-3				-2	1	1
cents mark-}	3				-2	-2
cents small		-1	-1	-1			-3	-1
cents thousands-and-cents		-1		-1	-3		-4
dollars capital	2				-2	-2
dollars capitals	-1	-1		-1	-3	1	-3	-1
dollars date						-3	-1
dollars digits-1	2				-5		-2
dollars digits-2				-1	-2	1		-1
dollars dollars		-1		-1		1	-3	-1
dollars dollars-and-cents	4		-1	-1	-3	-2	-1	-1
dollars end	1		-1			-4	-1
dollars letters		-1	-1		1	-3
dollars mark-)	1				-4		-1
dollars mark-.	-2	-1		-1	1	-1	3	-1
dollars mark-@	-1				2	-3
dollars mark-—	-1				3	-1	-1
dollars percent	2		-1		-2	-1	-1
dollars with-digits	2		-2		-4	1
dollars-and-cents capital	-3				1	1	-1
dollars-and-cents capitalised		-2	-1	-1	-1	-1	-3	-1
dollars-and-cents capitals		-1				-4
dollars-and-cents dollars-and-cents		-2	-1	-2	-1	1	-4	-1
dollars-and-cents lettered-code	-1				1	-3	2
dollars-and-cents mark-(	2	-1				-3	-1
dollars-and-cents mark-)	1				-1	-3	2
dollars-and-cents mark-.	-1			-1	3		-3
dollars-and-cents mark-–	-2				3	1	-1
dollars-and-cents mark-•	3				-2	-1
dollars-and-cents percent		-1	-1	-1		-1	-3	-1
thousands capitalised			-1		1	-4
thousands line			-1	-1	1	-3	-3	-1
thousands mark-$	2	-1			-1	-3	-1
thousands mark--	-4				4	-1
thousands mark-.	3				-3	-2	-1
thousands thousands	3				-2	-4	-1
thousands-and-cents capital	-1	-1			1	-3
thousands-and-cents capitalised		-1		-1	1	-3	-1	-1
thousands-and-cents cents	1	-1	-1		-1	-5	-2	-1
thousands-and-cents code	-3				-1	2
thousands-and-cents digits-2	-1				1	-4	-1
thousands-and-cents end	2				-2	-1
thousands-and-cents mark-.					1	-3	-1
thousands-and-cents mark-[	-2				3	-2
thousands-and-cents mark-–	-2				1	1
thousands-and-cents mark-☐	-2				3	-3
thousands-and-cents mark-☑	-2				2	-2
thousands-and-cents mark-☒	-2				3	-3
thousands-and-cents percent	-1				1	-3	-1
# sum shape
cents		-3		-2	1	1	-2	-2
dollars		-2	-1	-2	-1		-3	-2
thousands		-2	-2	-2	1	-1	-3	-1
# sum size
-1	3				-3	-3
-2	3				-2	-2
0	7				-6	-5	-1
1	7		-1		-7	-4
10	1		-1		3	-9
11	3				-1	-7	-2
2		-1	1		-8	3
3		-1		-1	-7	5
4		-1		-1	-3	4	-2	-1
5		-1					-3	-1
6		-1	-1	-1	1	-2		-1
7	2	-1	-1		3	-10		-1
8	3	-1		-1	3	-10
9	1		1			-9
none	-1	-1		-1	2	-1	4	-1
# sum sum
0 of 4	1	-1	-1	-1	-3			-1
1 of 3		-1		-1	1	-2	-4	-1
2 of 4		-2	2	-1	-1	-2	-3	-1
largest	1	-1		-1		-5	-1	-1
least	-1	-2	1	-1	-3	2		-1
# sum sums of line
3		-3		-3			-2	-2
# sum words before
 apr	-2				3	-3
 available	3				-2	-2
 balance	-2				2	-3	-2
 bank	-2				2	-3
 card			1		3	-2
 check	3				-2	-1
 checking	3				-3	-1
 collection			-1		3	-3
 collections	3				-3	-1
 corp						-3
 credit					1	-3
 dec	3				-1	-2
 due	-3				2
 education	1					-3
 feb	3				-3	-2
 i	1					-3
 installment	2		-1			-3
 kohls/capone	-3				1
 limit	4				-3	-3
 loan	-2		-1		3	-1
 mar	3				-2	-2
 may	3				-2	-2
 medical	-3				3
 min					-3		-1
 minimum	-2				-3	3
 mo	-3				3	1
 months	-1				-2	3
 mtg	-1				2
 n	-3				2	1
 na	-3					1
 one	-3				4	-1
 open	1				-3
 other	3				-2	-2
 payment	-1	-1			-5	2	-1
 principal	3				-3
 r09	2				-2	-2
 revolving	1	-1	1		-2	1
 saldo	-2				2	-2
 sum	4				-3	-3
 svcs	-2				3	-2
 terms	-1				-3	1
 total	6				-6	-4
 totals	6				-4	-4
1 about	5				-2	-5	-1
1 accept	3				-3	-2
1 acceptance	-3				1	2
1 accounts	3				-3	-3
1 acct	-3				4	1	-1
1 accts	2				-3	-2
1 adjustment	3				-2	-1
1 affirm	-3				2
1 after	3				-2	-2
1 ago		-1			2	-4
1 agreed	-1					2	-1
1 aidvantage	-2				3	-1
1 alto	3				-2	-2
1 amt	1				-3	1	-1
1 approx	2				-2	-1
1 apr					2	-5	-1
1 are	-3				2	2
1 around	2				-1	-2
1 as	3					-3
1 assets	5				-4	-2
1 assoc	-2				3	-3
1 associates	2				-1	-3
1 at	-1				-1	3	-3
1 aug					1		-2
1 aut	2				-1	-3
1 automobile	-1				1	-3
1 available	3				-2	-4
1 b	3				-3	-1
1 balance		-1		-1	3	-3		-1
1 balances	4				-3	-2
1 bank	-1	-1	-1	-1	1	-1	-3	-1
1 be	4				-4		-1
1 borrowed	1				-4	2
1 both	-3				1	2
1 brokerage	3				-2
1 by	3				-2	-4	-2
1 ca	-2				-4	3
1 cards	2				-4	1
1 center	1					-2
1 charge-off	-1					-3	2
1 charged	2				-3	-3	2
1 charges	2				-2	-3	-1
1 check	2				-1	-4
1 checking	4				-4	-4	-1
1 church	3				-2	-2
1 ck	2				-2	-1
1 claimed	-1			-1	1	-3	-1
1 classification	2				-2	-3
1 closed		-1			1	-6	-1
1 closing	3				-3	-3
1 collection			-1		2	-2	-2
1 collections					1	-3	-1
1 como	4				-3	-2
1 consolidation	-2				-1	3
1 contrast	3				-3
1 contribution	3				-1	-2
1 cooper	-3				1	1
1 cost	2				-2
1 costs	3				-2	-3	-1
1 couch	-2				3
1 credit	2		-1		-1	-1	-5
1 creditors	4				-4	-2
1 credits	6				-3	-4	-2
1 crédito	2				-2	-1
1 d					-4
1 date	1				-1	-1	-3
1 daycare	4				-4	-2
1 dds	-1		-1		2	-2	-1
1 debe	-3				3
1 debo	-2				3	-1
1 debt	2	-1			-2	-3	-1
1 debts	3				-3	-1
1 dentist	-2				2
1 deposit	2				-2	-2
1 deposits	3				-2	-1
1 dividend	3				-2	-1
1 down	4				-3	-3
1 draft	6				-5	-4
1 dues	2				-2	-1
1 edfinancial	-4				3	1
1 electric	1				-3	-2	1
1 enrolled	3				-2
1 equity	1				-2	2	-1
1 estate	3				-4	-2
1 expenses	3				-2	-3
1 extra	3				-2	-3
1 fargo	2				-3	1
1 feb	1				-1	-2	-1
1 fee	4				-2	-4	-1
1 fees	3	-1			-1	-4	-1
1 fidelity	5				-3	-2
1 file	-2				3	-1
1 finance	-2	-1	-1	-1	1	3	-2
1 financial	-2		-1		1	3	-1
1 fitness	3				-1	-2
1 for	1					-2	-1
1 from	4				-1	-4
1 fund	3				-3	-1
1 furniture	-3				3		-1
1 gas	2				-2	-3
1 geico	3				-1	-2
1 get	3				-2	-1
1 government	3				-3	-1
1 groceries	4				-4	-3
1 gym	4				-2	-3
1 had	4				-3	-1
1 hand	2				-1	-2
1 has	2				-1	-3
1 have	3				-3	-2	1
1 health	-1				3	-1
1 heloc	-2				3	1	-2
1 here	3				-3	-1
1 home	2				-1	-3
1 hospital	1				-1	-3	-1
1 hsa	3				-3	-3
1 i	2				-3	1
1 income	4				-3	-2
1 insurance	2					-4
1 int					2	-3
1 interest	3	-1		-1	-4	-4	-1	-1
1 investment	3				-3	-1
1 is	-3				3	1	-2
1 it's	-3				1	2
1 its	-3				2
1 jan	2				-1	-3
1 jetblue	-2				-1	3
1 jul					1	-3
1 klarna	-3		-1		3	-1	-1
1 kohls	-1				3	-2
1 lakes	-3				1	2	-1
1 lane					4	-1
1 late	-3				1	2	-1
1 left	-2					3	-1
1 liabilities	4				-4	-1
1 lim	3				-3	-2	-1
1 limit	3				-4	-2	-1
1 lines	2				-2	-2
1 loans	3				-2	-2	-1
1 lp					3	-1	-1
1 límite	4				-1	-3	-1
1 mar					1	-3	-1
1 mattress	-2		-1		2	1	-1
1 mensual	-4				-1	4
1 mensualidad	-3					3
1 mileage	2				-2	-2
1 min	-2				-3	2
1 minimum	-3				-6	3	-1
1 mohela	-6				4	4	-3
1 mom	-3				2	2	-1
1 month	-1				-2	3	-2
1 monthly	-1				-3	2	-1
1 monthlypaymentamount	-3				-3	4	-1
1 months	1				-3
1 mortgage	-1		-2		1	3	-2
1 mtg	-3				-2	3
1 mínimo	-3				-1	3	-1
1 navy	-2				3	1
1 not	3				-2	-2
1 now	-4				4	-2	-3
1 offer	3				-2	-2
1 on	-2				3	-2
1 onemain	-2				2	3	-1
1 only	2				-3
1 open	2		2			-3	-3
1 or	4				-2	-3
1 orig	2		-1		-2	-3
1 original	3				-3	-3	-1
1 other	3				-2	-2
1 over	3				-2	-3	-1
1 overdraft	-1				2	-2	-1
1 owe	-4	-1	-1		4	-3	-2
1 owes	-5				5	-2
1 p&i	3				-2	-1
1 page	3				-2
1 pay	-1	-1	2		-1	2	-3
1 paycheck	3				-2	-1
1 payment	-2	-1		-1	-5	2	-2	-1
1 payment's	-2				-1	2
1 payments	6				-2	-7	-1
1 payoff	3				-3	-1	-1
1 payroll	3				-3	-2	-1
1 pays	-1				-3	-3	2
1 penalty	3				-3	-2
1 pending	3				-2	-1
1 phone	3				-1	-2
1 pickup	-3					2	2
1 plan	-3		-1		-2	1	2
1 pmt	-1				-5	2	-1
1 power			-1		1	-3	-1
1 ppd	3				-3
1 price	3				-3	-1
1 principal	3	-1	-1	-1	-2	-2	-1	-1
1 put	4				-2	-4
1 pymt	-2				-3	2
1 q	2				-2
1 quoted	3				-1	-2
1 r01	3				-3	-1
1 received	3				-3	-2	-1
1 recovery			-1		1	-3	-1
1 refund	4				-4	-2	-1
1 rent	5				-4	-3
1 renta	3				-2	-2
1 repair	4				-3	-3
1 requested	4				-4	-3
1 residence	2				-2
1 rev	-3				1	1	-1
1 roof	-1				-1	3
1 saldo	-3				3	-2	-1
1 save	4				-2	-3
1 saved	3				-1	-2
1 savings	5				-6	-4	1
1 says	-3				4	-3
1 sears	-3				2
1 sec	2					-2
1 servicing	-4				2	2	-1
1 share	3				-3	-2
1 shares	3				-2	-1
1 silverado	-3				1	2
1 so	-3				4	-2	-1
1 sofi	3				-2	-2
1 still	-4				3	2
1 subtotal	5				-3	-4	-1
1 sum	4				-3	-3
1 support	4				-3	-2
1 svcs	2				2	-3
1 syst	-3				3	-1
1 t-mobile					1	-3	-1
1 take	-2				-2	3	-1
1 terms	-2				-4	2	-1
1 than	3				-2	-2
1 that's	-3				3	-1
1 through	3				-3	-1
1 today	-4				4	-3	-1
1 torrid	-3				3
1 total	7				-4	-10	2
1 totals	8				-6	-7	-1
1 transfer	3				-2	-2
1 transfers	3				-3	-1
1 transmission	-3				2	1
1 under	3				-2	-1	-1
1 unpaidbalanceamount	-3				3	-3
1 uns	3				-3	-1
1 upgrade	2		1		-3	-2
1 used	2				1	-3
1 utilities	3				-1	-2
1 vencido	3				-1	-3
1 verizon	1				1	-4
1 was	6				-5	-3
1 wife	-3				1	2	-1
1 worth	3				-2	-1
1 x	-2				-2	3	-1
1 xfinity	3				-3	-2
1 xxxx-4410	3				-3	-2
1 years	3				-1	-4
1 you	3				-1	-4
1 zip					3	-3
1 余额	-4				3	-2	-1
1 合计	4				-3	-2
1 月供	-4				-3	2	-1
1 欠	-2				2	-1
1 欠款	-4				4	-1	-2
1 每月	-2				-1	3	-1
1 每月还款	-3				-2	2
1 额度	2				-5	-1	-1
2 a	4				-2	-3	-1
2 aaron's	-1				3	-1
2 abc	2				-1	-3
2 about	3				-2	-2
2 access	3				-2	-1	-1
2 acct	-3			-1	1	2	-1
2 actual	4				-2	-4
2 adj	-2				2	-1
2 affirm	-3		-1		2		-1
2 agency	3				-1	-3
2 aging	1				-2	-3	2
2 all	5				-4	-3
2 amazon	-1				-1	3
2 america	1				-3	2
2 anesthesia	3				-2	-1
2 annual	3				-2	-1
2 apts	3				-3	-2
2 as	-3				1	2	-1
2 assessed	3	-1			-2	-1
2 assets	3				-3
2 at					-3	-1	3
2 at&t	-4				3		-1
2 auction	3				-3	-2
2 aug	1				2	-3
2 available	1				-3		-3
2 balance	-2	-1		-1	3	-1	-1	-1
2 barclays	-2				2		-1
2 base	3				-2	-1
2 bcbs	2				-2	-1
2 beginning	3				-3	-1
2 belk	-3				1	2
2 brother	-3		-1		4	-4
2 by	3				-3	-3	1
2 can	4					-4
2 cancel	3				-2	-2
2 capital	-1				3	-3	-2
2 care	-4		-1		4	-2
2 cash	-3		-1		1	1
2 cd	4				-4	-1
2 charge-off	-1				1	-4	1
2 charged	2				-1	-3
2 check	3				-3	-1
2 checking	4				-3	-2
2 child	3				-1	-2
2 citi	1					-2
2 citibank	2				1	-3
2 claim	3				-3	1
2 client					-3	-2	1
2 clinic	-2				3	-1
2 closed			-1		3	-4	-2
2 coll					1	-3
2 collection	-1					-4	1
2 comenity	-3				1	2	-1
2 consumer	-2				2
2 contractual	3				-2	-1
2 cooper	-3				1	1
2 costs	2				-2	-1
2 couch	-3				1	2
2 could	3				-1	-4
2 cousin	4				-4	-2
2 credit			-1		1		-3
2 credits	3				-2	-2	-1
2 cuenta					3	-2
2 date	-1				2	-3
2 de	2				-1	-3
2 debo	-2					2
2 debt					3	-3	-2
2 debts	4				-3	-1
2 del	4				-3	-2
2 deposit	4				-3	-3
2 deposits	3	-1			-3	-1
2 dillard's	-2				2	1
2 disbursed	3				-3	-1
2 disbursement	3				-2	-1
2 done	3				-1	-3
2 ed/nelnet	3					-3
2 edfinancial	-3				2	1
2 emergency	2				-1	-3
2 energy					1	-3
2 enrolled	5				-5	-3	-1
2 equinox	-2				2	2
2 er	-3				2	2	-1
2 es	-1				-1	3	-1
2 escrow	3				-3	-3
2 est	5				-2	-4
2 estate	2				-1	-3
2 example	4				-3	-3
2 expenses	2				-3	-1	-1
2 fee	5		-1		-3	-4	-1
2 fees					2	-3	-1
2 file	-4				3		2
2 filed	3				-2	-2
2 fin	-2				2	1
2 final	3				-3	-2
2 finance	-2				1	3
2 fingerhut	-4				2	1
2 flagstar	-3					3
2 for	3				-2	-1	-1
2 four	-3				2	1
2 freedom						2
2 full	2				-1	-2	-1
2 fund	4				-3	-2
2 funding	-1				4	-2
2 gap	3		-1		-2	-2
2 gave	4				-4	-1
2 geico	3				-2	-2
2 get	2				-1	-1
2 go	-2				-1	3
2 grand	3				-2	-2
2 great	-3				1	2	-1
2 high	3				-4	-1	-1
2 highest	1				-7	-5	2
2 huntington	4		-1		-1	-2
2 i	1				-1	-3
2 incl	2				-1	-1
2 income	4				-2	-3
2 insurance	3				-1	-3
2 int	2					-3
2 interest	2	-1			-4	1	-1
2 ira	3				-3	-2
2 is	-2				3	-1	-2
2 jeep	-2				1	2
2 jewelers	-3					1
2 june	3				-1	-2
2 k	2				-2	-3
2 la	4				-2	-2
2 le	-2				3	1
2 left	1				-3	2	-3
2 less	3					-3	-1
2 life	3				-2	-1
2 line					-1		-2
2 little	2				-2	-1
2 loan	-1	-1		-1	-2	3	-2	-1
2 low	3				-1	-2
2 luz	4				-2	-3
2 mae	-3				1	3
2 make	3				-3	-1
2 mar	-2				3	1
2 marcus	-1				-2	3
2 mattress	-3				1	1
2 mazda	-3				3
2 med	-3				3	-2
2 mgmt	-4				4	-2
2 min	-3	-1			-1	2	-2
2 minimum	-3				-4	4	-2
2 mohela	-4				3	2	1
2 money	3				-3	-2
2 monthly	-1			-1	-5	2	-2
2 months					2	-3	-1
2 monto	3				-2	-3	-1
2 more	1				-3
2 motor	-1				-1	3	-1
2 mr	-3				2	2
2 my					2	-3
2 más	3				-1	-2
2 n	3				-3	2
2 n.a					1	-3
2 n/a	3				-2	-1
2 national	3					-2	-1
2 natitira	-3				-1	2
2 nelnet	-2				1	2	-1
2 netflix	3				-2	-1
2 note	-3				1		1
2 now	-3				1	3	-1
2 null	-2				2
2 number	-2	-1			2	-1	-1
2 off					1	-3	1
2 offered	3				-2	-2
2 ohio	-3				3	-1
2 ok	3				-4	-2
2 ollo	-2				3	-1	-1
2 orig	1				-3	2	-1
2 original	4				-3	-6	-1
2 other	3				-2	-1	-1
2 outstanding	-1	-1		-1	3	-2	-1	-1
2 owe	-3				2	2	-1
2 owed	-4				4	-1	-1
2 owes	1				-3	1
2 p&i	3				-3	-1
2 pago	-4				-4	4	-1
2 past	1				-3	-2	2
2 payment	-1	-1	-1	-1	-5	3		-1
2 payoff	-2				2	2
2 pd	1				1	-3
2 placed	-3				3	-2
2 please	1		-1		1	-4	-1
2 plus	4				-3	-2
2 potentially	2				-3	-1	-1
2 previous	4				-3	-2
2 program	3				-1	-3
2 property	3				-2	-3
2 quicksilver	1				-2	-1
2 quoted	3					-2
2 rav4	-2				1
2 real	3				-3	-1
2 recov	3				-2	-1
2 refund	2				-2	-3	-1
2 regular					-4	1	-1
2 rent	5				-4	-3
2 repossession	2				-1	-2
2 requested	3				-2	-2
2 rocket	2		-1		-3	3	-1
2 roth	3				-3
2 saldo	-3				2		-1
2 santander	-4				2	2
2 save	3				-1	-2
2 savings	4				-2	-4	-1
2 secret	-3				1	1	-1
2 secured	1				-3		-1
2 she	-3					3
2 since	1				-2	-4	2
2 sister	-3				3	-1
2 snap-on	-1				2	-4	-1
2 so	3				-3	-2
2 speedy	-2				2	-2
2 started	2				-2	-1
2 status	3				-3		-2
2 subtotal	5				-4	-4
2 support	4				-3	-2
2 systems	-2				3	-3
2 tax	2				-2	-2
2 terms	-3				-2	3
2 thank					1	-4
2 that	-3				3		1
2 the	-1				2	-1	-2
2 til	-2				-1	2
2 to	1		-1		-1	-1	-3
2 today	-1				4	-2
2 total	3					-6	-2
2 totals	4				-4	-2
2 transferred	3				-1	-1	-1
2 truck			2		-3
2 truist						3
2 union		-1	-1		-3	2	-1
2 up	4				-3	-4
2 us					-3	3
2 valley	-1				-4	3
2 value	4				-3	-1
2 venture	-2					3
2 verified	-3				3
2 vet	3				-3	-1
2 visit					1	-3
2 w/o	3				-3	-1
2 water					1	-3
2 wells					-3	2
2 went	3				-3	-1
2 will	2				-2	-1
2 world	-3	-1			3	-1
2 would	4				-2	-3	-1
2 x	-2		-1		3	-1	-1
2 you	1					-5	-1
2 your	-1				1	-3	-2
2 余额	-3				-4	2	2
2 合计	2				-1	-2
2 尾号	-3				2	-1
2 欠	-2				-1	3	-2
2 账号	-3						2
2 额度	-2				1	-1	1
3 accounts	3				-3	-2
3 acct	-3		-1		1		-1
3 active	3				-1	-3
3 actual	3				-2	-2
3 add	4				-3	-1
3 adjustment	-3				4	-1	-1
3 affirm	-2				1	3
3 after	2				-3	-2	1
3 aging	2					-3	-1
3 aidvantage	-4				3	3	-1
3 also	2				-2	-1
3 amazon	-2				2	1
3 american	-3				-1	2
3 amt	-3				1	2	-1
3 applicable	-3					2
3 apr	5				-3	-5
3 apts	3				-2	-1	-1
3 are	3				-1	-2
3 as	1				1	-2	1
3 at	5				-1	-5	-1
3 aug	2				-2
3 barclays	-1				4	-1
3 base	3				-1	-2
3 bc	-2				3	-1
3 beginning	5				-2	-4
3 bk	-3				-2	3	-1
3 bofa	2				-1	-1
3 both	-4				2	3
3 car	3				-1	-2	-1
3 card					1	-3	-1
3 cash	1				-2		-3
3 charged	-2				2	-2
3 charges	-1				3	-2
3 check	3				-3	-2
3 checking	4				-4	-2
3 child	2					-2
3 church	3				-1	-3
3 claimed	4				-3	-1	-1
3 claims	2				-2
3 classification	-4				4	-1
3 club	-3				1	2
3 comenity	-3				2
3 conv	1				-3	2
3 cooper	-3				-2	4	2
3 county	-2				3	-2
3 credit			-1		1		-3
3 credited	3				-2	-1
3 crédito	2				-1	-3
3 cu	-2				2	2	-1
3 current		-1	-1	-1		1	-2	-1
3 daily	2				-2	-1	-1
3 dana	2				-2	-2
3 days	-1		-1		2	2	-2
3 debts	3				-3	-1
3 dec	1				-2		-1
3 dedicated	4				-4
3 deferred	1				-3	1	-2
3 deficiency	-2				4	-1	-1
3 delinquency	-2				2	-2
3 dental	2					-2	-1
3 deposit	3				-2	-2
3 discover					1	-3
3 dividend	3				-3
3 dividends	3				-3
3 down	2				-3
3 dr	-4	-1	-1		3	-1	-2
3 draft	3				-3	-1
3 duke	1					-3
3 egg	3				-1	-2
3 electric	3				-3	-2
3 emergency	4				-4	-2
3 energy	1				-2
3 est	5				-3	-4
3 estimated	4				-2	-4
3 example	4				-2	-3
3 extra	4				-2	-4
3 fcu	-2					2
3 feb	3				-2	-2	-1
3 federal	-2				2	1	-1
3 fee	4				-2	-3
3 fees	-1				2	-3	-2
3 fidelity	5				-4	-1
3 finance	-2				3	1	-1
3 financed	3				-2	-1
3 fingerhut	-3				3	-2
3 fund	4				-3	-2
3 geico	5				-3	-3
3 grant	4				-2	-2
3 h	-1				-3	3
3 high	-3				3	2	2
3 highest	3				-3	-2
3 honda	-3				2	2
3 hyundai	2				-3	1	-1
3 ic	-2				3	-1
3 income	2				-1	-3
3 ingreso	3				-1	-2
3 interest	-1				2	-4	-1
3 j	-3				-1	3
3 jefferson	-3				3
3 joint	-3				1	3
3 jul	4				-3	-2	-2
3 june	2				-3
3 kids	3				-2	-2
3 klarna	-1				4	-1	-1
3 lane	-1		2		-3	-2	-1
3 last	-3				3	-2	1
3 lending	-3				1	2	-1
3 letter	3				-2	-2
3 limit/original	3				-3	-1
3 little	3				-3	-1
3 llc	1				-1	4
3 loans	2				-3	2
3 lvnv					1	-3
3 made	3					-3
3 mae	-3				3
3 management	-3				3
3 march	2				-3	-1
3 mattress	-3				1	3
3 mi	-2				3	-1
3 min	-3	-1	-2		4	2	-1
3 minimum					-3
3 mohela	-3				3
3 month	2		-1		-1	-3	-1
3 months	2				-4	1
3 mortgage	-2					2	-2
3 motor	-2					2
3 mr	-3				2	1
3 mtg	-1				-2	4
3 na	-4				1	3
3 network	-3				2	1
3 never	-3				2	3	-1
3 new	1				2	-4
3 next	1				-3		-1
3 note	2				1	-3
3 offer	3				-1	-3
3 office					1	-3
3 only	1					-2	-1
3 open						-2	1
3 open/past	-2					1	1
3 opened				-1		-3	-2
3 or	4				-1	-5
3 our	3				-2	-2
3 outstanding						-3	-2
3 owe	-2		-2			3	-2
3 p&i	2				-1	-2
3 padala	3				-2	-2
3 pago					-4	1
3 paid	-1	-1		-1	2	-1	-3
3 partial	3				-2	-3	-1
3 past	-2	-1		-1	-2	-2	3
3 payment	-2	-1		-1		1	-2	-1
3 payments	1					-3	2
3 pays_as_agreed	3				-2	-2	-2
3 pennymac	-3					1
3 plan	-1				-3	3
3 previous	3				-5	-1	-1
3 prin	-3				3	-1	1
3 program	3				-2	-2
3 progressive	3				-2	-2
3 real	3				-2	-3
3 recent					5	-3	-1
3 regular	-4				-3	5	-1
3 remaining	-4					3
3 rent	3				-4	-2
3 renta	3				-2	-1
3 report	3				-2	-2
3 resurgent	2					-2
3 revolving	-2				1	1	-2
3 rocket	-3				1	4
3 rooms	-2				2	-1
3 roth	2				-2	-2
3 s	2				-2	-1	-1
3 sa	-2				3	-1
3 saldo	-2				-2	2	-1
3 sallie	-3				1	3
3 santander	-4				1	3	-1
3 savings	3				-3	-1
3 scheduled	-1				-3	4	-1
3 secured	1					-3
3 sheffield	-3				3	1
3 signature	-2				3	-1
3 social	3				-2	-2	-1
3 st	-1				3	1	-2
3 still	-2				2	-2
3 store	-3				3	-1
3 student	-3				3	2
3 summary	2				-3	-1
3 support	3				-1	-4
3 svc	-3				2	1
3 systems	-2				2	1	-1
3 take	3				-2	-2
3 take-home	2				-2	-1
3 taxes	3				-2	-2	-1
3 tech	-2				3
3 terms						-3	1
3 that's	-3				2	1	-1
3 they					1	-3	-1
3 third					2
3 total	4				-5	-1	-2
3 totals	5				-3	-3
3 toward	3	-1			-3	-3	-1
3 truck	-3		2		1		-1
3 unpaid	2				-1	-4	-1
3 updated	1				2	-4	-1
3 usaa	-5				1	2
3 venture	-2				3
3 visa	2				-1	-1	-1
3 w	-3				-1	3
3 water	1				1	-2
3 wells	-3				2	1	-1
3 which	-3				1	3	-1
3 would	3				-1	-2
3 x					1	-3
3 xxxxxxxxxxxx	-3				3
3 your	5				-3	-3	-1
3 账号	-3				-1	2	-1
account balance	-1				1	-3
account number	-3			1		-1	-2
actual payment	3				-2	-2
affirm mattress	-3		-1		2	1	-1
amount balance	-3				4	-2
amount due	-1				1		-3
amount of	-1	-1		-1		-3	1	-1
amount paid	2				1	-3
amount requested	4				-4	-1
amount revolving	3				-2	-1
and insurance	3				-2	-1
and that's	-4				1	2
at closing	3				-2	-3
auto loans	3				-3	-2
available credit	1				-4		-3
balance is	-2				3	-3
balance limit	1				-3	1
balance na					1	-4
balance of					1	-4	-2
balance owed	-2				3	-4
balance payments	5				-2	-3
balance terms	-5				-2	5
balance was	2				-2	-2
beginning balance	3				-3
cancel gym	3				-2	-1
capital syst	-3				3
car insurance	3				-2	-2
card balance	-3				3	-2
care amount	-3				3
carvana bridgecrest					-1	3
cash card	-3					3
charged off					-1	-4	2
chase card	2				-3
chase checking	3				-3
chase sapphire	-3				2	3
child support	3				-1	-2
chrysler capital	-2				2	1
claim amount	3				-3
collection account	1				-4	-4	3
collections total	3				-1	-2
consolidation loan	-2				2	1
could save	2				-1	-3
cr union	-2				2	-1
crc rev	-2				2	-1
credit balance	-1				3	-2
credit cards	4				-4	-3
credit line	5				-3	-2	-1
credit min	-2					2
credit one	-3				3
creditor classification	2				-2	-3
cu visa	-2					3
current balance	-1	-1	-1	-1	3	-1		-1
current total	2					-3
date closed	-1				1	-5	1
days late	-3				2	1	-2
days total	3				-3	-1
de crédito	2				-2	-1
debt payments	3				-1	-3
december balance	2				-2	-2
deferred balance	4				-2	-2	-1
disbursement amount	2				-2	-1
discover e-payment	3				-2	-2
down to	-3				3	-2
due amount	1				-4	-6	2
due days	-2				1		3
due mortgage	3				-3	-1	-1
due now	4				-4	-3	-1
due total	3				-1	-2
duke energy	3				-2	-2
emergency fund	3				-2
enrolled balance	3				-3	-1	-1
escrow balance	3				-3	-3	-1
est payment	4				-1	-4
fee is	3				-2	-2
fees charged	3				-1	-1	-1
finance charge	3				-3
financial services	-3				1	1
freedom mortgage	-1				-1	4
full total	3				-1	-2
funding llc	-1				2	-2
gm financial	-2				3	1
grand total	3				-2	-2
great lakes	-3					3	-1
high balance	2				-4	-1	-1
high credit	2				-1	-3
highest balance					-5	-5	3
home equity	-1				-1	3
i had	3				-2
i owe	-3				3	-2	-1
i unsecured	-2				3
in collections	-1				2	-3	-1
in for	3				-2	-2
in interest	3				-2	-1	-1
installment n/a	3				-1	-2
interest balance	4				-4	-4	-1
interest charged	2					-2
irs taxes	-4				4
it was	3				-2	-2
joint with	3				-1	-2
kay nanay	3				-2	-2
last paid	3				-2	-2
last payment	3				-3	-1
late fee	2				-1	-3
left of					-2	2	-2
lending club	-3		-1		1	2
limit available	3		-1		-1	-2
limit balance	-3				3	-3
limit minimum	-3					3
limit of	4				-3	-1
loan amount	2	-1		-1	-4	-2	-1	-1
loan at	-1				-3	2
loan pmt	3				-1	-3
loan services	-3				-1	2
loans mo	2				-2	-3
low as	3					-3
lvnv funding	1				3	-2
min due	-4	-1				3	-1
min payment	-1				-3	1	-1
minimum is	-3				-4	5
minimum of	-3					3
mo payment	-2				-1	2	-1
mo pmt	-2				-2	3
monthly payment	-1			-1	-6	2	-2
monthly payments	1					-4
monthly pmt					-3
months payment	-4				-1	4
monto vencido	3				-2	-3
mortgage balance	-2				2	-3
mortgage installment	4				-2	-3
mortgage payment	5					-5
motor credit	-3					2
motor finance	2				-2		-1
mr cooper	-2				1	3
más alto	4				-2	-3
new balance						-3	-2
number here	4				-3	-1
of credit	-4				1		-1
off amount	1					-4	1
on hand	3				-2	-2
on time	-3				3	-1
one is	-3				3
orig amt	3				-2	-2
original amount						-6	-1
original balance	7				-6	-2	-1
other credits	3				-2	-1	-1
other total	2				-2
outstanding balance	-3				3	-2	-1
outstanding interest	2				-2	-1
owe monthly	-3				-1	3
owe pay	-3				-1	3
owe payment	-2				-1	3
owed amount	-4				4	-1
pago mensual	-4				-2	4
paid off	-3				2	1	-2
past due	1				-2	-2	2
pay off	3				-3	-1
pay them	-4				-1	3	-1
payable at	-2				-1	2
payment amount	-1	-1	-1	-1	-3	2	-2	-1
payment balance	-1				1	-3
payment due	-3				-4	3	-4
payment from	3					-3
payment individual	2				-5
payment is	-4				-4	4
payment of	1				-3	-1	1
payment plan	-3		-1		2	2	1
payment received	6				-2	-6
payment revolving	3				-2	-3
payment years	2				-1	-3
payments are	-3				-1	3
payments of	1				-3	-1	-1
per month	1				-3	1
personal loans	4				-3	-4
plan payment	3				-1	-3
plan pmt	3				-1	-2
planet fitness	3				-1	-2
potentially negative	2				-3	-1	-1
principal interest	4				-1	-4
principal principal	2				-2	-2
real estate	3				-3	-2
received after	3				-2	-2
recent balance	-2				1	3
recent payment	5				-4	-5	-1
recov assoc	3				-2	-1
remaining balance	-3				3	-2
remaining of	2				-3	1
rent is	5				-5	-2
reported balance	-1				1	-3
reported jul	-3				3	-1
savings bank	-2				3	-1
scheduled amount	-4				-2	5
scheduled pmt	-3				-1	2
secured claimed	3				-3	-1
snap-on credit					2	-4
status open	3				-4	-3	-1
still owe	-3				3
terms minimum	-3					3
thank you					1	-3
the altima	-2				2	1
the debt	2	-1			-2	-2	-1
the government	4				-3	-1
the payment's	-2				-1	3
they take	-2				-1	3	-1
they want	-3					1	1
this amount	1				1	-3	-1
this period	2				-3	-1
to date	3				-2	-1	-2
to pay	-3				1
total accounts	3				-2	-2
total debt	3				-3	-1
total loans	3				-2	-2
unpaid interest	2	-1	-1	-1	-2	-3	-1	-1
unsecured balance	-3				3
up to	4				-3	-3
updated balance	-2				2
upstart mo	3				-1	-2
us bank	-2				2	2
we owe	-2		-1		3	-2
we pay	-2				-1	2	-1
wells fargo	1				-3	3
with a					-3	1
world finance	-3	-1			1	3
y i	1					-2
you owed	3				-3	-3	-1
余额 最低还款	-2				-1	3	-3
余额 月供	-3				-1		2
# sum words behind
a 	2				-3	2
a month	-1		-1	-1	-3	3	-1
a week	2				1	-4
account	-1				2	-2	-1
acct	-3				3		-1
after	1					-3
al	-2				-3	3	-1
al corriente	-3					3	-1
al mes	-2				-4	4	-1
and	-1				2	-2	-3
and i	-2					3
and i'm	-4				-1	3
and that's	-3				2	1	-1
and the	-2				3	-4
annual	3				-3	-3
annual fee	3				-3	-3
apply	2				-2	-2
apr min	-3				3
as		-1		-1	2		-3	-1
as agreed	-1				-3	1	-2
as of	-2				3	1
assets	5				-5	-2
at					1	-4	-2
autopay 	1				-3	-1	1
available	6				-5	-3
available 	2				-2	-2
available credit	5				-5	-2
bal 	3				-1	-2
balance		-1		-1		-3	-1
behind	3				-2	-3	-2
bonus	2				-2	-2
borrowed	3				-3	-1
but	4				-2	-3
by	3				-4	-2
call	1				-4	1
cash	3				-2	-1
charge-off 	-1				2	-3	-1
charged off	-3	-1			4		-1
chase	3				-2	-3	-1
check	3				-3	-2	-1
checking	2				-2	-1
coll 	-2				3		-1
collection			2		1	-4	-3
collections					3	-4	-1
collections 	-2				2	-2
comes	-2					2
conventional	-3				1	2
conventional 	-3					2
credit limit					1	-4
creditor classification	3				-2
date	2					-2
date closed	5				-1	-4
days delinquent	-3					3
deferment	-2				-1	3	-1
down	3				-3	-1
due	-2				-3	3
due monthly	-4				-2	1	1
due oct	-3					3
each	-4					3
even	-3				3
every					-3	1	-1
every month	-4				-2	5	-1
every two	3					-3
every weeks	3					-3
fee	4				-3	-3
file	-3				3	-1
filing	2				-2	-1
filing fee	3				-2	-1
first	2					-3
for	2					-3
from	1				1	-3	-2
from social	3				-2	-2
goes	3				-1	-2
goes to	3				-2	-2
good	-3					1
gross	3				-2	-2
he	-3				3
hr	3				-1	-3
hulog	-3				4
husband	-3				1	2
i think	4				-5	-1
i01					-3	1
i01 	1				-3	1
if	3				-2	-2
if you	2				-2
in collections	-3				3	-2	-1
in deferment	-3				2	3	-1
in forbearance	-3				2	2
in interest	3				-2	-1
in the	3				-2	-2
incl	-3				2	1	-1
incl escrow	-2				-1	3
includes	2					-2
individual	2					-3
individual account	-1				2	-3
inst	1					-2
inst 	1				1	-3
int	1					-4	-2
interest	1					-3	-1
interest 	1					-3	-1
is due	-1				-3	2	-1
joint	-3					3
l h	3				-3	-1
late fee	3				-4		-1
left	-6				6	-2	-1
left a	-3				3	-1
left on	-2				2
liabilities	-4				4	-3
limit	4				-4	-4
loan	2				-2	-2
mar	-3				-1	3
mensuales	-2				-2	3	-1
mi	3				-3	-2
miles	4				-4
miles 	4				-3	-1
min is	-2				2	-1
minimum 	3				-3
minimum current	-4				3
minimum days	3				-3
minimum payment	1				-1	-3
mo current	-3				1	3	-1
mo days	-6				1	5	-3
mo never	-4				2	4
mo on	-3				3	1
month behind	-3				3	1
month current	-3					2
monthly next	-4				-1	2
monthly paid	3				-3	-1
months 	3				-3	1
mtg	-3				-2	2	2
n	-2				1	3	-1
n 					-4	2
na	-3				-1	3
new balance	3				-2	-2
next draft	3				-3
next due	-3				1	3
no	-2	-1	-2	-1	2	2	-3	-1
no payment	-3				1
no wait	3				-3	-2
none 	-3				1	2	2
not	-4				2	-1
not 	-5				5	-3
not late	-3				-1		1
not yet	3				-1	-2	-1
nothing	-4				4	-2
now	-5				5	-4
now 	-1				1	-3
oct	3				-4
of						-6	1
of 						-3
on 	1					-4
on it	-3				3	-2
or	2					-3
original amount	-2				3	-2
other 	-3				-1	3
over	1				1	-4	-1
owed	-3				3	-2
pa mwa	-2				-1	3
pago	-3				3	-2
pago al	-3				3
paid	-1	-1	-1	-1	2		-3	-1
paid collection	-1				3	-3	-1
past	-1			-1	-2	-1	2
pay	-1		1		1	-3	-1
paying	-3				2	2
payment					3	-3	-1
payment due	1				1	-3
payment is	-3				3
payments past	3				-3
pays	-1				-1		-3
pays as	1					-1	-3
pays mo	3				-3
pending 	3					-3
per	-1				-3	2	-1
per month	-1				-3	1	1
phone	2				-2	-1
pif	2				-2	-1	-1
piti	-3				1	3	-2
piti 	-4				-1	3	-2
pmt	-3		-1		3	-4	2
pmt 	-1				-3	1	2
ppa					2	-3	-2
ppa 	-1				3	-4	-2
principal	-4				4	1
principal 	-3				3
rate	1				-3	1
recent	-3				-2	4
recent balance	-3					3
released	3				-2	-1
released 	2				-2	-1
remaining	-1				3	-3
remaining of	-3				3	-2
remains	-3				3
repo	-3				1	1
repossessed	-4					2
repossession 	-3					2	-1
satisfied	3				-2	-1
satisfied 	3				-2	-1
savings	3				-3	-1
scheduled payment	4				-2	-3	-1
settled					1	-3	-1
she	-3				1
sin	-5				4	-1
so	3				-2	-4	-1
still	-5				3
terms	2				-4		-1
terms 	3				-2	-1
that's current	1				-3	1
the minimum	3				-2	-1	-1
their	-3				3
they	-2				2	-3	-1
they charged	-3				3	-1
to	1				1	-5	-1
to go	-2				2
total	4				-4	-4	-1
total 	4				-2	-2
total balance	3	-1			-3	-2
toward	1				1	-2
transferred	-1				2	-3	-1
trễ	-2				2	1
unpaid	-1				2	-4	-1
unpaid interest	3				-2
up	1				-3	2	-1
walang	-2				2	-1
was due	-3					3	-1
was received	3				-2	-2	-1
whenever 	-2				3
wife 	-3				2	3
with a	-1				1	-3
within	3				-2	-3
written	1				-5	-3	1
written off	1				-4	-2	2
x conventional	-3				-1	2
y	-2				2	2	-2
y la	3				-2	-1
years	4				-2	-5
years 	2					-2
years savings	3				-1	-3
最低还款	-3				3	-1	1
正常	-4					2	-1	-1
正常 	-2				-1	2	-2	-1
逾期30天 	-4						1
逾期60天	-3				-1	1	1
逾期60天 	-3				-1	1
# sum words of line
always		-3		-3				-2
often, below blank	2	-1	-2	-1	-3		-2	-1
twice	1	-1	-1	-1		-1	-3	-1
twice, below blank	3		-1		-2	-4	-1
# word alike read as
accountName, all; itself accountName?	-3	3	-1
accountName; itself accountName	-1	1	-3	-1			-2	-1
accountName; itself current?	-3						3
accountName; itself no part	-1	2	-3	-1			-1	-1
accountName?, all; itself no part	-3	3					-2
aside goes on, all	-3	-1	3
current		1		-1		-1		-4
current, all, few; itself goes on	-4		4
current, all; itself no part	3		-1				-3	-1
current; itself accountName	-3	3						-1
current; itself goes on		-3	1					-2
current; itself goes on,current	-1	-2	3				-2
current; itself no part	2		1	-1	-1	-1	-3	-2
current?, all	1	-2	3	2	-1	-1		-3
current?, all; itself current	3						-3
current?, all; itself current?	-1		1	2	-1	-1		-3
current?; itself accountName	-1	1	1					-3
current?; itself goes on,current?	-3		4				-2	-2
goes on	1					-1		-6
goes on, all		-1		-1	-1		-3
goes on, all, few; itself current	-4						4
goes on, all, few; itself goes on	-1	-3	1	-1			-1	-1
goes on, all, few; itself no part		-3		-1	-1		-1
goes on, all; itself goes on		-1		-1	-1		-2	-3
goes on, all; itself goes on?	-2	-3	2
goes on,current?, all, few; itself goes on,current?		-1	2				-1	-1
goes on; itself current	-4						4
goes on; itself no part	-2		2	-1		-1	-2	-3
goes on; itself originalCreditor	2	-1	-2				-1	-2
goes on?; itself no part	5	-2	-3	-1				-2
no part, all		-1		-2	-1	-2	-4	-1
no part, all, few; itself accountName	-1	1	-3	-1			-2
no part, all, few; itself accountNumber	-2		-2	3
no part, all, few; itself no part				-1	1	-1	-5
no part, all; itself accountName	1	-1	-4	-1			-2	-1
no part, all; itself aside accountName	3	-3						-1
no part, all; itself current?	-4	-3	-2	-1			4	-1
no part, all; itself goes on?	-1	-4	1				-1	-1
no part, all; itself no part				-2	-2	-2	-6	-1
no part; itself accountName	1		-2	-1		-1	-3	-1
no part; itself accountName?	1						-3	-2
no part; itself accountNumber	-1	-1	-1	3			-1
no part; itself aside goes on	3	-1	-2				-1	-1
no part; itself current?	-2	-4	-1	-2	-1	-2	1	-1
no part; itself no part	1	1		-3	-2		-7	-2
no part; itself originalCreditor	-1	-3	-2	-1	-1	-1	-2	2
no part; itself paying	-3	-1		-1		3	-2	-1
originalCreditor, all; itself originalCreditor	-2						-2	3
originalCreditor?, all	-2	3	2	-1			-1	-3
originalCreditor?, all, few	-2	1	2					-2
originalCreditor?, all; itself originalCreditor?	-2	2	1	-1			-2	-2
# word before and shape
capital capital	1	-4	-1	-1	-1	-1	-2	2
capital capitalised			-5	-1	-1	-1	1	-1
capital small		-5	-4	-1	-1	-1	1	-2
capitalised capital	2	-2	-2		-2	-1	-3	-2
capitalised letters	2	-4	-1	-3	-1	-1	2	-3
capitalised percent	1	-2	-3	-2		-1	2	-2
capitalised small	2	-4	-2	-2	-1	-2		1
capitals capital	1	-4	-1	-2	-1	-1	-2	2
capitals capitals		-4	1	-3	-3	-2	-1
capitals date	2	-1	1	3	-1	-1	-3	-2
capitals small	2	-3		-1	-1	-1	-2	-3
cents capitals	-1	-3		-2	-1	-2	2	-2
cents percent	-2	-1	1		-1	1	-3
cents small	1	-3	-1	-1	-2	-3		-1
code capitalised	1	-1		-1	-1	-1	1	-3
code capitals	1	-1	1	-2	-2	-1	-5	-2
date capitals	2	1	-3	-1			-1	-2
digits-1 capital	1			-1			-5	-1
digits-1 capitals	-1	2	-1	-2	-1	-1	-2	-3
digits-1 date	3			-1	-1		-2
digits-1 percent	3	-1					-1
digits-1 small	1	-3	-1	-1	-1	-1		-1
digits-2 capitalised		-5		1	-1	-1	1	-2
digits-2 capitals	-1	-2	1	-2			-2	-3
digits-2 percent	3						-2
digits-3 capital	3			-1			-2	-1
digits-3 capitals	-1	1	-3	-2	-2	-1	-1	-1
digits-4 capital	3	-1	-1				-1
digits-4 capitalised	2	-5	1	-1	-1		2	-1
digits-4 capitals	-1	1	-3	-1	-1	-1	1	1
digits-4 small	3	-1		2			-3	-1
digits-5 capitals	2	-2	-1	-1	-1		-2	-2
digits-6 capitalised	3	-3					-1	-1
digits-7 capital	4	-1		-1			-2
digits-7 capitals	2	-3	-2	1	1	-1	1	-1
dollars capitalised			1	-1	-1	-1		-3
dollars percent	5	-1					-4
dollars small	1	-5	-2	-1	-1	-2		-2
dollars-and-cents capitals	-2	-3		-1		-1	3	-1
dollars-and-cents percent	6	-1			-1	-1	-5	-1
dollars-and-cents small	2	-3		-1	-1	-2		-2
lettered-code capital	2						-1	-1
lettered-code capitals	-1	1			-1	-2	-2	-3
lettered-code small	3	-3	-2	-1	-1	-1	-2	-1
letters capitalised	-3	1	-2				-2	1
letters letters	3	-3	-1	-2			-3	-1
line capital	3	-3	-1	-1	1	-1	-4	-1
line date		-3	-1	1	-1	-1	-2	-2
line percent	1	-1	-1	-1	-1	-1	-2	-1
line small	-1	-1		-2	-1	-1		-2
mark-" capital	1	-1		-1		-1	-3	-1
mark-" capitals		1	-2	3	-2		-1	-1
mark-" small		-3		-1	-1	2	1	-2
mark-# capitalised	4	-2					-1
mark-& capitalised	-2	-7	3	-1	-1	-1	1	-1
mark-& capitals		-6	1	-1			-3
mark-( capitalised	-1	-4	1	-1		-1		1
mark-( capitals	2	-3		-1	-2	-1	-3	1
mark-( small	1	-4	1	-1	-1	-1	1	-4
mark-) capitalised	1		-5	-2		-1
mark-) capitals		1	-3	-2	-2	-2	-1	-2
mark-) date	-3	-1	-2	2	1
mark-) percent	3	-1		-1			-1
mark-) small	2	-1	-7			-1		-1
mark-* capitalised		-1	-1	-1		-1	1	-2
mark-* capitals	-3	3	-1
mark-, capitalised				-1		1		-3
mark-, capitals	-1	-2	2	-2	-1		-3	-3
mark-, letters	2	-3	-2	-1	-1	-2	1	-4
mark-, small	-1	-3		-2		-1	2	-2
mark-- capital	-1	-1	1	3	-1		-3	-1
mark-- percent	4	-1				-1	-3
mark-- small	-1	-1	1	-3	-2	-2	1	-2
mark-. capital		-2	-1	-1		-1	1	-2
mark-. small	1		1	-2	-1	-1	-2	-3
mark-/ capitals	-1	-5	2	-1	-1	-1	1	-1
mark-/ small		-3	-1	-1	-1	1		-3
mark-: capital	4	-1		-1			-1	-2
mark-: capitalised	-2		-3	-1	-2	-2	1	1
mark-: date	-3	-2	-1	2	1	2		-2
mark-: letters	1	-3	-1	-1	-1	-1	2	-1
mark-: small	-1	1	-4	-3	-2	-2	2	-3
mark-; capitalised	1	-3		-1	-1	-2	-1	-2
mark-; capitals	1		-1		1			-3
mark-; small	-3	-1	-2	-1	-1	-2	3	1
mark-< capitalised	3	-2					-2	-1
mark-< capitals	3	-2						-1
mark-= capitals	3	-1					-2	-1
mark-> capitalised	2		1				-3
mark-? capitals	3						-3	-2
mark-? small	-2	-2	-1			-1	4	-1
mark-@ percent	3	-1			-1	-1	-1
mark-[ small	3	-2						-1
mark-] capitalised		2	-1	-1	-1	-1	-4	-2
mark-| capitalised	-1		-4	-2	-1	-2	1
mark-| capitals	-2	-1	-4	-1		1	2	-4
mark-| small	-3	-1	-1	1	-2	-3	1	-2
mark-· capitalised	-1	2	-2	-1	-1	-1	1	-3
mark-– capitals	3	-2	-1				-1
mark-– small	-1	-1	-2	-2	-1	-2	3	-2
mark-— small	-1	-2	1	-1	1	-1		-1
mark-→ capitalised	3	-3						-1
mark-◦ small	-3	2					1
mark-☐ capitalised	-1	2	-1	-1		-1	-1	-1
mark-☑ capitalised	-2	3				-1	-1	-1
masked capitalised	3	-4	2	-2	-2	-1	1	-1
small capital	1	-4	-2	1	-1	-1	-1	-3
small capitalised	-1			-1	-1	-1	-1	3
small date		-3	-2	2	-2	-2	-2	-2
small percent	2	-2	-3			-1	1	-1
small small	2	-3	1	-2	-2	-1	1	-3
thousands small		-1	1	-1	-2	-2		-2
thousands-and-cents capitals	-2	-4		-1	-1	-1	3	-2
thousands-and-cents percent	2	-2			-1		-3	-1
thousands-and-cents small		-3	2	-1	-2	-2		-2
with-digits capitalised	1	-1		-1		-1	-1	-3
with-digits small	1	-5	-1	-1	-2	-2		-2
year capitalised	2	-4	2	-1	-1	-1	-3	-2
year capitals	2	-6	3	-1		-1	1	-1
year date	-3		-1	-1	2		1	-1
# word before read as
	-1	-1		1	-3	-1
accountName,current?	-3	-1	1				2	-2
amount	1	-2	-2	-1	1	-2		-4
amount,current	-3				-1		3
aside amount	3	-2					-2
aside current	2	1					-3
aside paying	-2	2	-1				-3
current		-1	-2	2		-1		-3
goes on		-1			-1	-1	-3	-1
goes on,current?	-3	-2		-1			3	1
goes on?	1	-1	-1	-3	-1	-1	-3	-1
goes on?,current?	-3		1	1			2
originalCreditor		-3	-1	-1	-1	-1	-2
originalCreditor,current?	-1	-1	-3				2	-2
originalCreditor?	-2	-3	2	-2			-1
paying?	3	-2	-1					-1
# word before
capitals	1	-4	1	-1	-2	-2	-1
cents		-4	1	-2	-2		1	-3
code	-2			-3	-2	-2	1	-3
date		4	-3	-2	-1	-1	-1	-2
digits-2	-1	-3		-1		-1	-1	-3
digits-3	-1		-1		-2	-2		-3
digits-5	4	-2	-1	-1	-1	-1	-2	-2
digits-6	5	-3					-1	-2
digits-7	2	-3	-1		1	1	-2	-1
dollars-and-cents		-3		-2	-2	-3	1	-1
end	2	-2					-3	-1
lettered-code	-1	-3	1	-2	-2	-2		-2
letters	1		-3	-2		-1	-2	1
mark-#		-3	-3	3			-1	-1
mark-&		-8	2	-1	-1	-1	-1
mark-(		-4	1	-1	-1	-1	2	-2
mark-)		2	-7	2	-3	-2	-3	-2
mark-*	-2	2	-1	-1		-1	1	-3
mark-+		-3	-1	-1		-1	1	-1
mark-,	-1	-2		-2		-1	1	-3
mark-/	-1	-4	1	-1	-1
mark-:	-2	-1	-2	1	-1	-1	-1	1
mark-=	2	-2	-1	-1	-1	-1	-3	1
mark-]		1		-1	-1	-1	-1	-3
mark-|	-2		-5	-1	-1		2	-2
mark-·			-3	-2	-1	-1	1	-3
mark-–		-1	-2	-3	-1	-2	2	-3
mark-→	2	-2	-2
mark-🟢	-3	1	-1				2
masked		1	1	-3	-2	-1		-1
percent	3	-3	-2	-1	-1	-1		-2
thousands	-1	3	1	-2	-2	-2	-1	-5
thousands-and-cents		-3	1	-2	-2	-1	1	-3
with-digits		-2	-2	-2	-3	-2	1	-3
year	1	-7	3	-1		-1		-1
# word beginning
000-	3			-2
2021	4			-2		-1	-1	-1
2022	3			-2			-2
2025	4	-1		-3		-1	-2
2026	3	-1		-1
29.9	3		-1				-1
30-5	-2			-2	-1	-1	2
aaro	-1	1	-1				-3	1
aber	1	-3	-1			1	-3	-1
abie	2						-2
acce	-1	-1	4	-1			-4	-3
acco	2	-4	-3		-1	-1		-4
achi	-2	3						-1
acht	3	-1	-1				-2	-1
acqu	3		-3
acre	1	-1	-1				-3	1
actu	3						-3
addi	3	-1						-1
addr	3	-2					-1	-1
adva	-1	-3	1					1
affi	-2	4	-2			-1	-3	-2
afte	-2	2			-1	-1		-2
agen	2	-5	-1					-2
aidv	-4	4					-2	-3
alas	-2	3	-1					-1
allo	3	-2	-1				-1
alth	2		-2				-1
alti	-3	1	2				-1	-2
alwa	-3						3
amaz	-2	1	3				-1	-2
ambu	-1						-2	2
amer	-2	2	1	-1		-1	-1	-3
apar	-3	-1	1	-1			-3	3
appl	2		1		-1		-3	-1
appr	3	-1	-1				-1	-1
asag	-4						4
ashl	-3	1	3				-2	-2
aspe	-2						1	1
aspi	-2	2	-1					1
asse	1	-1	2		-1		-3	-2
assi	3	-2	-2				-1	-2
atra	-2	-2	-1		-1	-1	2	-1
atto	1	-2	-2				1	-2
augu			-1				1	-3
auth	-3	-2	3					-1
avan	-4	3	-2		-1		-3	1
badc	-2	3
bala	3	-3	-5	-1	-1	-1	-1	-2
bank		-4	3	-1	1		-2	-2
barc	-2	3					-1	-2
bayl	-3	1	1				2
beha	1	-3	2				-1
belk	-3	3	-1
bell		-2	-2				-1	3
belo	2		-1				-1	-1
bill	4	-3	-3				-1	-1
birc	-1	-4	2				-1	1
bloo	-3	3	-1				-1	-1
blue		-2	1				-1	3
bois	3	-1	-2		-1			-1
borr	3	-3					-3	-2
bosc	-4	4		-1	-1	-1	-2	-1
boug	3		-2				-1	-1
bren		-4	-1				3
brid	-1		3				-1	-1
brin	2	-1		-1	-1	-1	-2	-1
brot	-2	3	1				-1	-1
brya	-3		3				-1	-1
bure	-1	-1	2			-1		-3
cabe	-4	5	-3					-2
cabl	-1	-2	-1				-3	1
calc	3	-1	-3
call	1	-1	-5				3	-2
cami	3	-2	-1
canc	-2	-2	1				1	-1
care	-4	2	3				-1
carl	4	-1	-3
caro	-1	2	-2				-2	1
cart	1	1		-1	-1		-4	-1
case	3	-1	-1
cb/v	-3	3					-1
cbna	-5	5
cccc	3	-2					-2	-2
cent	-2	2	2	-1			-1
cert	3	-2
char	-2	-6	-2	-1	-1	-1	3	1
chas	-2	2					-3	-3
chec	2		-4		-1	-1	1
chil	1	-4	1				-1	-1
chim	-3	3					-1	-1
cita	-3	2		-1				-1
citi	-3			-1		-1	1	1
city	-3		3
clai	3	-2	1				-1	-2
clas	2	-2		-1			-1	-2
clie	4	-4	-3				-1
clos	3	-2	-5	-1	-1		-1	-1
clot	-2	-1	2				-1
co-b	4	-2	-2				-1	-1
co-o	-3		3					-1
coas	-2	-3	2				-1
coba	1	2						-3
cobr	-1		-3			-1	3	-2
coll	-1	-3	-2	-1		-1	2	-3
comb	3	-2	-1				-2
comc	-3	-1	-1				-1	3
come	-3	1	2	-1	-1	-1	-1
comp		-1	3				-4	-1
cond	2	-1	-1				-2
conf	5	-2	-1				-3	-1
conn	2	-1	-1				-3	-1
cont	1	-3	1	-1	-1	-1	-2
conv		1	-2				-3	-2
coop	-3	-2	3					-1
corn	1	-3	-1		1			-1
corr		-2	-1				4
cost			1				-2	-3
cous	3	-2	-2
cree	-2	-3	1					1
créd	-2	-1	2				-2	-1
cuen	3	-2	-3	-2		-1	-1	-1
cura	-3	3	-1					-1
curr	-1	-2	-1	-1	-1	-2	4	-2
curt	2	-3						-2
cust	1	-3	1				-1	-1
darn	2		-2	-1			-2	-2
days	-3						3
debe	4	-1	-2				-1
debi	3	-2					-1
debt	4	-3	-2					-1
dece	4	-1	-1		-1		-2	-1
decl	2	-1		-1			-2
deer	-1	-2	3
defa	4	-2	-2				-2
defe	6	-2	-1	-1	-1	-1	-7	-1
defi	2	-1	-2					-1
dele	3	-1	-2				-2	-1
deli		-2	-3	-1		-1	1	-2
dent	-3	1	2	-1		-1	-2	2
depa	1	-2	1	-1	-1	-1	-3	1
depo	1	-3	-1				-2	1
dept	-3	3					-1
dero	5	-1					-4
desc	4		-2				-2	-1
dese	-2	-2	2					3
deta	3	-1	-3	-1	-1	-1	-3	-1
deud	3	-2	-3				-1	-1
diff	3						-2
digi		3	-2	1			-1
dill	-3	4	-1				-1	-1
disc	-1	2	-2	-1			-5	-1
disp	2	-3	-1		2	-1	-1	-3
dive	-3	3
divi	2		-3
down	3	-1	-1				-1
draf	4	-2	-2				-2
dura	3		-1				-1
eagl	-2	3	-2
east		1	-2				-1	-1
edis	-2	-1					-1	3
educ		-2	2	-1	-1	-1	-2	-1
elig	3		-2				-1
emer	-1	-2	1				-2	2
endi	5	-3	-6	1			2	-1
ener	-1	-3		-1				3
envi	-3	1	-1				-1	1
equi		-3	3				-1	-2
erc/	-2	2
erro	3		-1				-2
esta		-3	-1			-1	1	-2
esti	3	-2	-1				-2
exam	3	-2					-1
excl	3		-1				-2	-1
expe	1	-3	1				-2	-3
extr	3	-2	-1				-1
fact	3	-2					-2	-1
fals	-2	-1				-1	3	-1
fami	-1	-3	-1				-1	1
farg	1	-3					-1	-3
farm	-2	2
febr	-1	-2	-2				3	-2
feld	3	-1	-3					-1
figu	-2	3	-1					-1
fina	-1	-5	2		-1	-1	-1	-1
fing	-2	1	-3	-2		-1	-3	3
fitn	-3	-2	2					1
flag	-4	4	-1					-1
flan	-2	-2	3
forb	6						-5	-1
forg	4	-3	-2				-3
form	3	-2	-1
fort	-6	4	1	-1			-1	2
fran	-1	-1	3				-1
fros	-3	3						-1
gara	-4		4				-1
gecr	-3	3	1
gemb	-2	3	-2
good	-2	3	-1	-1			-2	-1
gran	1	3	-2				-4	-3
gree	-1	3	-3			-1	-2	-1
groc	2	-1	-1
guil	-3	2	2				-1
hann		2	-2
hard	3	-1	-1				-2
heal		-3	1				-3	1
heig	-2	3	-1
helo	-1	1		-2	-1	-2	-3	-2
herm	-3		2
high	-1	-4	1				1	-2
holi	3	-3
hosp	-3	1	2	-1		-1	-1
hous	1	-3	2			-1	-2	1
hsbc	-4	4					-1	-1
huds	-2	1						1
husb	2	-3	1				-3	-1
imag	1	-3	1				-1
incl	4	-3	-1				-3	-1
inco		-3	2				-2	-1
indi	3	-2	-1	-1			-2	-2
info	5	-1	-3				-2
infu	-4	1	3
ingr	3	-2
inqu	4	-2					-1	-1
inst	3	-2	-2	-1			-2
insu		-2	-3				-1	2
inte	2	-2		-1	-1	-1	-3	-1
inve		-2	2				-3	-2
invo	4	-1	-2				-2	-1
iron	-2	2	-1
issu	4	-1	-3
ivel	3	-2	-1					-1
janu	-1	-2	-2				2	-3
jcpe	-2	3	-1				-1	-1
jeff		1	-2				-1	-3
jewe	-1	-2	3	-1			-1	-2
joan	3	-3	-1					-1
join	5	-4	-1	-1		1		-1
kiko	-3	3
kohl	-4	5	-2	-1	-1	-1	-2	-1
kowa	3		-2					-1
krog	3	-1	-1					-1
labc	-2	2						1
lake		2					-3	1
lang	-2		2
leas	1	-4	1
lend		2		-1	-1	-1	-4	-2
lett	3	-3	-1				-1	-1
liab	4	-3	-3			-1	-2	-2
libe	-2	2						-1
lice	2		-1				-1
limi	5	-2	-2				-3	-1
lind	3	-2	-1				-1	-1
list	3	-1					-1
loan	1	-3	1	-1			-3
loft	-3	-1	2				-1	3
lore	2	-1			-1			-1
lorr	2	-2
lowe	-3	4	-1		-1		-2	-2
luke	-1	-3	1					1
mach	1	-3	1
maco	-3	1	-1				-1	1
macy	-2	3	-2	-1	-1	-1	-2	-1
mail	3						-2
maim	-2	2	-1
mana		-3	1				-2	-3
marg	3	-2	-1					-1
mast	-1	-2	3				-2	-3
matu	3	-1					-2	-1
mayf	-2							2
mena	-1	2	-3				-1	-1
mens	5	-1				-1	-3
meri	-3	1						3
merr	-2	3	-1				-1	-1
merv	-3	3
mess	4	-3	-3
meth	-1	-2	-1				1	3
metr		-2	-3				-2	4
mili		4	-1
mini	4	-3	-1			-1	-3	-1
mobi	-1	-3	1		1		-2	1
mont	2	-2	-1	-1	-1	-1	-1	-2
mort	-1	-3	2	-1		-1	-3	-1
moss	-4	2	-1					2
moto	-1	-5	1				-1	1
mutu		-3	1				-1	1
navi			-3				1	-3
nega	3		-2				-1	-1
nego	4	-1	-2				-4	-1
neln	-1	3	-1				-2	-3
netf	3	-3					-1
nonp	3	-2	-1					-1
nord	-2	2	1				-1	-3
nort	-1	1	-3				-1	-1
note	5	-3	-1				-2	-1
noti	1	-2	-2				1	-2
numb	1	-5	-1		-1	-1	-1	-1
núme	3	-2	-1	-1			-1
oakm	-2	3	-1					1
obli	3		-1				-1	-1
ochs	-1	3					-1
offe	3	-2	-1				-1	-2
offi	-1	-1	-3	-1				2
ollo	-3	3
omit	2		-2				-1
open		-1	-1	-1	-1	-1	2	-2
orde	4	-1	-2				-1
orig	2	-2	-4	-1	-1	-1	-3
orth	-2	-1	4				-2
othe	4	-5	-3			-1	-3	1
owne	4	-2	-1				-2
ozar	1	-3						-1
paid	3	-1					-2	-1
pali	-2	3	-2				-1	1
pape	3		-1				-1	-1
para	3						-3
pare	-3	1	3
part		-3					1	-1
patr	2	-1	-1				-1	-1
paul	2	-2	-1					-1
paym	2	-3	-2	-1	-1	-1	-2	-1
payo	3	-2					-2	-1
pays	-2	-1	-1				3	-1
pedi	-2	-2					-1	3
penf	-3	3	-1					-1
penn	-3	1	2	-1			-2	-1
peri	4	-1	-2				-1
perk	-5	2	4					-1
peta	-3	3	2	-1			-1	-1
peti		-2	1				-2
phys	-1	-4	3				-1	2
pinn	-3	1	-1				1	2
plan	2	-2	-3				2	-1
poin	1	-4	1				-2
port		-2	1		-1		-3
pote	3	-1	-1				-1
powe	-3	-2					1	3
prev	3	-1	-1				-1	-1
prim	4	-5	1					-1
prin	2	-2	-2	-1	-1	-1	-3	-1
priv	2	-3	1				-1
proc	1	-1	-3		-1		1	-1
prog		-2	1				-1	2
prop	3	-4	1				-4	-1
pros	-2	1	-2				-2	2
prov	-2		2	-1			-2	3
prud	2	-1	-1					-1
publ	1	-2	3				-2	1
quar	3	1	-2			-1	-2	-2
qued	3	-2	-1				-1
ques	-1	1	-1				-3	1
quic	-4	1	4	-1	-1		-2	-2
quin	3	-2					-1
quit	3		-1				-2
rain	-1	-2	2				-1
ray'	4	-2	-1				-2
reas	3	-1					-1	-1
rece	-1	-2	2		2	-1	-1	-3
reco		-4	1		-1		1	-4
regi	-2	1	2				-3	-3
regu	2	-2	-1	-1	-1	-1	-3	-1
remo	-2	-1	3				-2
rene	3	-1	-2				-2
rent		-1	-1	-1			-1	-3
repo	-1	-4	-3	-1	-1	-1	4	-2
repu	-2	3	-1					-1
requ	5	-2	-1				-2	-1
resp	4	-3	-2				-2	-2
resu	-1	2					-2	-3
reta	-1	-3	4				-1	-1
retu	3	-1	-2				-1	-1
revo	4	-3	-2			2	-2	-2
rewa		-4	2				-1	-1
rock		1	-3				-1
rush	-3	2						-1
rück	3	-1	-1				-2
sald	5	-1	-2	-1	-1		-3	-1
sall		1	-3				-1	-1
sand	-1	-3	2					1
sant	-2	3	1				-1	-1
sapp	-3	-1	3				-1	-1
savi	1	-3	-1					1
sche	2	-1					-3	1
scho	2						-3
scor	4	-2	-1		-1		-2	-1
sear	-3	3		-1			1
seco		-4	1				1	-1
secr	-3	-1	1				-1	2
seni	3	-2	-1
serv		-2	3	-1	-1	-1	-1	-3
sett	6	-2	-3				-5	-1
sezz	-4	4
shee	3	-1	-2					-1
shef	-4	4
sign		2					-3	-1
situ	3	-1					-2	-1
sixt	-3	-2					3
slee	-3		1					1
snap	-4	4	-1					-1
soci	3	-2	-2					-2
sola	-1	-2	3
solu		-1					1	-3
some	3	-1					-1	-1
sorr	3	-4					-1
sour	4	-1	-1				-1	-2
spec		-2	-1	-1				3
spen	3	-1	-2
spok	3	-3	-1
spor	-2	-1	3
spot	-2	3					-1
spri	-1	2	-5	-1	1	-1		1
star	1	-2	-2				2	-1
stat	3	-3	-2	-1	-1	-1	-3	-2
stor	-1	-4	2				-2	1
stud	1	-5		-1	-1		-4	-1
stuf	3	-2	-2				-1	-1
subt	5	-4	-1				-2
suff	3	-3		-1			-1
summ	2	-1	-2	-1			-1	1
sunr	-3	1	-1				1
surr	-2		-1				3
sync	-3	1	-1	-1		-1	-1	1
syst	-1	-2	2		-1	-1	-3	-2
t-mo	-3		-2	-1			1	3
targ	-1	3	-1				-1	-1
taxe	3	-2				-1	-3	-1
tbom	-5	5					-1
tenn	-3	1	2
term	2	-2	-3	-1	-1			-1
tesl	-1	3	-2
that	1	-4	-5		-1			-1
thd/	-3	3	-1				-1	-1
thei	3	-1	-1				-1	-1
ther	2	-4	-1					-1
this	-2	3
thro	2	-1	-1
titl		2	-1				-2	-1
tobi	3	-1	-1				-2
toda	1	-2	-1					-1
tota	3	-3	-2	-1
touc	3		-2				-2
towe	-2	2	-3
toyo	1		-3				-1	-2
trad	5	-3	-2				-1
trai	2	-2	-1					-1
tran	4	-1	-1				-5	-1
trav	-1	-1	3				-1	-1
trea	3	-2	-2				-1
tri-	-3	4	-2				-1
tu/e	3						-1	-1
tuit	-3		3	-1
turn	2	-2					1	-1
u-ve	-3		-2				-1	3
unio	-2	-3	3				-2	-3
unkn	4			-1			-2	-2
unli	-3	-1	4					-1
unpa	-3	-2	-1	-1	-1	-1	6	-2
unse	2	-2	1	-1			-3	-1
unsu	-1	-2	3	-1	-1	-1	-2	-1
upda	4	-2			-1		-3
upst	-3	4	-2				-2	-4
usag	1	-1	-3
util	3	-2	-1				-4	-1
vall		-5	-2				2
vehi	2	-4	1				-3	-1
velo	-3	3	-1					-1
vent	-4	2	3			1		-1
veri	-1	-4	-2	-1	1	2	1	2
vete	-2							3
visa	-4	-2	4					1
volu	2	-4	-1
wagn	-3	-1	2				1	-1
walm	-4	-2	3			-1	1	2
want			-2			2
wash		-1	3				-2	-2
wate	-4		1	-1		-1	-3	3
wayf	-3	3	-1				-1	2
webb	-5	2	-2	-2		-1	-1	4
week	3	-1	-1				-2
well	2	-1	-2					-2
wfnn	1	3	-2				-1
when	4						-4
whet	3						-3
whit		-2	2				-2	-3
whos	3	-1	-1				-1
will	-4		2	-1			1	2
wind	-3	1	2				1	1
wire		-1	-3		1		1	1
with	5	-2	-1				-3	-1
wors	3		-1				-2
www.	4	-2					-3
xfin		-3	-1					2
xp/t	4	-1					-3	-2
year	3						-3
zill	3		-1				-1	-1
已转催收	-3	-1					3
# word behind read as
	-2	-1			-2	-1	1	-1
accountName		-1	-1	1		-1	-1	-5
accountName,accountNumber	4	-1		-3
accountName?	2	-2	1	3			-3	-1
accountNumber	1	1	-1	-1		-1	3	-5
accountNumber?	3		-1	-1			1	-2
amount	-1	-1		-2	1	-1	-1	-3
amount?	-2	3	1	-2	2	-2	-1	-4
aside accountName	4	-2					-4	-1
aside current	3						-3
goes on,current?	-4	-1					4	-2
goes on?		-1	1	2	-1	-1	-4	-1
goes on?,current?	-4						2
originalCreditor	1	-2	-2	-1	-1	-1	-3	-1
originalCreditor,current?	-2	-1	-1				3	-2
paying	-3	-2	1	-2	-2	2	-3	-3
paying?	2	-2	4				-2
# word behind
capitals	1			-3	-1	-2		1
cents	2		-1	-1	-1	-2	1	-4
code	1	-1	-1	1	-2	-1	-3	-2
digits-2		-1	1	-1	-1	-2		-3
digits-4	1	1	-1	2	-1	-1		-4
digits-6	-1	-2	-1	4	-1	-1	-2	-3
digits-7		-2		2	-1	-1	-2	-3
dollars	1	-1	-2	-2	-2	-2	1	-3
dollars-and-cents	1	-2		-2	-1		-2	-3
lettered-code		-1		-3	-1	-1	-3	-2
mark-!	2	-3		-1	-1	-1	-1	-1
mark-"	-1	-1		-3	-1		1
mark-$	-2	-2		-2	2	2	-3	-5
mark-)	-1	-5	1	-1	-1	-1		3
mark-+	4	-5	-1					-1
mark-:	1	-1		-2	-1	-1	-1	-4
mark-;		-1	-3	-1	-1	-2	1
mark-=	4	-4		-1	-1	-1	-2	-3
mark->	2	-1	-3				-1	-1
mark-?	3	2	-3			-1	-4
mark-[	4	-1	-1	-1			-2	-1
mark-|	-1	-1	1	-1	-3	-1		-1
mark-®	3	-3	-1				-1	-1
mark-·		-3	-3	-1	-1	-2	3	2
mark-–	-2	-1		-1	-1	-2	3	1
mark-✓	-4	-1	3				1
masked	-1		1	-3	-1	-1	-2	-2
percent		1	-1	-2	-1	-2	1	-3
thousands	-1		2	-1	-2	-2	-3	-4
thousands-and-cents	1	-2	-1	-1	-2	-2	-3
with-digits			2	-2	-1	-2	-4	-4
year		-2	2	-2	-1	-1	2	-3
# word both before and shape
capital capital capitals	-6	3	3	-1			-1	-1
capital capitals capitalised	-1	-2	3	-1	-1	-1	-2	-2
capital code capitals	4	-1					-1	-2
capital lettered-code capitals		-3	1
capital mark-. capitalised	2	-2		-1	-1		-3	-3
capital mark-. capitals	3	-4	-1	-1	-1		1	-3
capital small small	1	-1	-3		-1	-1	-1	-1
capitalised capital capitalised	2	-4	-3	-1	-1	-1	-2	-1
capitalised capital small	3		-2				-3
capitalised capitalised letters	1	-3	-1	-2		-1	2	-3
capitalised capitalised small	2	-3	-2	-2	-1	-1	1	-3
capitalised capitals capitals	-1	-3	4		-1	-1	-3	1
capitalised capitals small		-1	2				-5	-1
capitalised code capitalised	1	-2	-3		-1		2
capitalised code small	4	-1	-2				-2
capitalised digits-1 capitals	1	-1	3				-1
capitalised digits-1 small	2	-2	1		-1	-1	-3
capitalised digits-4 capitalised	3	-2	-2				-2	-1
capitalised digits-7 capitalised	1	-1		-1			-3	1
capitalised dollars capitalised		-4	2			-1		-2
capitalised letters letters	3	-2	-2	-1			-2	-1
capitalised mark-# small	3		-3				-1
capitalised mark-& capitalised		-6		-1	-1	-1	1	-1
capitalised mark-( capitalised		-5	-1				-1
capitalised mark-( capitals	-2	-3	3	-1	-1		-2	-1
capitalised mark-( letters	2		-2				1
capitalised mark-( small		-2	3	-1	-1	-1	-1	-3
capitalised mark-) small	4	-1	-4	-1				-1
capitalised mark-, capitalised	2	-3		-1	-1	-1		-3
capitalised mark-, capitals	-1	-4	2	-2	-3	-3	-2
capitalised mark-, small	1	-3		-2	1	-2		-1
capitalised mark-- capitalised		-5	1	-1	-1	-1	2
capitalised mark-- small	-1	-2	3	-2	-1		-3	-2
capitalised mark-. capitalised	1	-6	2	-1	-1	-1	-1	-1
capitalised mark-. capitals	-1	1			-1		-3	-1
capitalised mark-. small	1	-4	2	-2	-1	-1	-4	-1
capitalised mark-/ capitalised	1	-9	2	-1	-1	-1	-2	-1
capitalised mark-/ capitals		-3		-1			-1	1
capitalised mark-: capitalised			-3	-1	-2	-2	1	-1
capitalised mark-: capitals		-1	-3		1	-1	-1	1
capitalised mark-: date	-1	-1		-1	-1	-2	3	-1
capitalised mark-: small	1	-3	-2	-2	-1	-1	2	-2
capitalised mark-? small	-2		-1				3
capitalised mark-| capitalised	5	-4	-2		-1	-1	-2	-2
capitalised mark-| small	4		-1	-1	-1		-2
capitalised mark-– capitalised	-3	-1	5	-1	-1	-1	-1	-2
capitalised mark-– small	1	-3		-1		-1		-1
capitalised mark-— capitalised	1	2					-3
capitalised small capitals	-1	-3	3	-1	-1	-1	-1	2
capitalised small small	1	-3		-1	-1	-1	-1	-2
capitalised thousands capitalised		-2	-1				2
capitalised with-digits capitalised		-3	2	-1				-1
capitalised year small	1		-3
capitals capital capital	-5		2				-2	5
capitals capital capitalised	3	-1	-2				-1	2
capitals capital capitals	2	-5		-2	-1		-3	-2
capitals capitalised small	2	-2	-3	-1				-2
capitals capitals capitalised	6	-5	-7	-1	-1		1	-2
capitals capitals capitals	1	-4		-2		-1		-1
capitals capitals date			-1	4			-1	-1
capitals capitals small	6	-1	-4				-3	-1
capitals code capitals	-1			-2	-1	-1	-3	-2
capitals date capitals	3	-2	-2	-1			-2	-1
capitals digits-1 capitals	2	-3		-1	1		-2
capitals digits-2 capitals	-3	2		-2	-1	-2		-1
capitals dollars capitals	2	-2				-1		-3
capitals dollars small	-2						3
capitals dollars-and-cents capitals	3	-3					-2
capitals lettered-code capitals	-1	-1	-2	-3	-1	-1	1	-2
capitals mark-& capitals	1	-6	1	-1	-1		-3
capitals mark-( capitalised	2	-1	-1				-2	-4
capitals mark-( small	3	-2	-2				-4	-1
capitals mark-, capitalised	4	-4	-3		-1		1
capitals mark-, capitals	1	-7		-2	-1	-2	-1	-1
capitals mark-- capitals		-5	-1	-2		-1		-1
capitals mark-. capitalised	2	-3		-1	-1		-2	-4
capitals mark-. small	3		-2
capitals mark-/ capitalised	2	-3	-1				-1	-3
capitals mark-/ capitals	-1	-6	1		-1	-1	1
capitals mark-: capitalised	4	-2	-2	-1			-2	-1
capitals mark-: capitals	-1	-2	1		-1	-1	1	3
capitals mark-| capitalised	4	-4	-1				-1	1
capitals mark-| capitals	-1	-4	-1	1	-1	1	1	-2
capitals mark-– capitalised	3	-1	-2
capitals mark-— capitals	2	-2	-1					-1
capitals small capitalised	1	-2	-3					1
capitals small capitals	3	-2	-1					-1
capitals small small	1	-2	2	-1	-1	-1	-3	-2
capitals thousands-and-cents capitals	3	-2					-1
capitals with-digits capitalised	3	-1	-2
capitals with-digits small	3	-2	-1				-2	-1
capitals year capitals	-3		3
cents capitals capitals	4	-1	-2				-2	-1
cents mark-, capital	-3	-1	1			1	2
cents mark-, small	2	-3				-1
cents small small	3		-1				-3
code capitalised capitalised	2	-2					-3	-2
code capitalised capitals	-1	1	-3		-1	1
code digits-1 small	-2						2
code mark-, small	-2	-3			-1	-1	3
code mark-. capitalised	3	-2	-3					-2
date capitalised capitalised	-3	-3	3	-2			-1	-1
date capitalised small	3		-1				-2
date capitals capitals		-3		-1				-1
digits-1 capital capital	2	-1	1				-3	-1
digits-1 capitalised capital	3	-1	-1				-2
digits-1 capitalised capitalised	1	-2	-1				-1	-4
digits-1 capitalised capitals	2	-3	-1					-1
digits-1 capitals capitals	-1	-2	1		-1	-1	2	-4
digits-1 code capitals	1	1	-1				-3	-1
digits-1 digits-2 small	2						-2
digits-1 lettered-code capitalised	-2	2	1				-1	-1
digits-1 lettered-code capitals	1	-2	2				-3
digits-1 mark-) capitalised			-3	-1		-1	-2
digits-1 mark-- capitals	3	-2	-1				-1	-1
digits-1 mark-. capitalised		1	-3	-1	-1	-1	-2	-5
digits-1 mark-. capitals	1		-2	-1				-3
digits-1 mark-/ capitalised	-1	2	-1				-3	2
digits-1 mark-: date	3				-1		-3
digits-2 capital capital	3						-2
digits-2 capitalised small	4		-2				-3
digits-2 capitals capitals	-1	3	-1	-2	1	-1	-1	-2
digits-2 capitals small	3		-2				-2
digits-2 digits-2 capitals	3	-2	-1				-2
digits-2 dollars capitals	-1	-1		-1			1	3
digits-2 lettered-code capitals			1				-3
digits-2 mark-- capitalised	2	-5	-4	-1			1	-1
digits-2 mark-- small	1	-1	2				-4
digits-2 mark-. capitalised	2	-2					2	-1
digits-2 mark-: capitalised	3						-2
digits-3 capital capitals	3	-2					-1	-1
digits-3 capitalised capitalised	3	-1	-1				-2	-1
digits-3 capitals capitals		-4	1	-1			-1
digits-3 mark-. capitalised	3	-1	-1		-1		-1	-1
digits-4 capital capitals	4	-2	-1				-1
digits-4 capitalised capitalised	3	-2	-1				-1	-2
digits-4 capitals capitals		-3	2	-1			-3
digits-4 lettered-code capitals	2	-3	-1				-1
digits-4 mark-, small	-1	1	-1	-1	-1	1	-3	-1
digits-4 mark-. capitalised	5	-1		-1			-4	-1
digits-4 mark-– small	3			-1			-2
digits-4 small small	3				1		-3
digits-7 capitals capitals	2		-1	-1			-3	-2
digits-7 dollars-and-cents small	3						-3	-1
digits-7 mark-, capitals	-2				2	-1
digits-7 mark-. capitalised	-1	-1	-1	-1			3	-2
dollars capitalised capitalised		-1	3				-5	-2
dollars digits-1 small	3						-2
dollars digits-2 capitals	-3					-1	3
dollars dollars percent	3	-1					-2
dollars mark-- capital	2			-1			-1	-1
dollars mark-- capitalised	-3	2					2
dollars mark-. capitals	-3	-2			-1		3	-1
dollars mark-– small	-4	2					3
dollars small capitalised	-1	1	-3			-1	1	-2
dollars small small	1	-5	-3	-1		-1		-2
dollars-and-cents capital capitalised	-3						3
dollars-and-cents capitalised capitalised	1	-3					-1
dollars-and-cents code small	-4						4
dollars-and-cents digits-1 small	-3						3
dollars-and-cents digits-2 capitalised	3	-1					-2
dollars-and-cents dollars-and-cents capitalised		-3				-1	1	-2
dollars-and-cents dollars-and-cents percent	4				-1	-1	-3
dollars-and-cents mark-, letters	-1	-2		-1		-1	2	-3
dollars-and-cents mark-, small		-2		-1		-2	2	-1
dollars-and-cents mark-- small	-2						3
dollars-and-cents mark-. capitalised	-1	-5		-1		-2	4	-4
dollars-and-cents small capital	3	-1					-3
dollars-and-cents small capitalised	-1	1	-1				-3
dollars-and-cents small capitals	-2	1						1
end capitalised capitalised	2	-6		-1	-1	-1	-1	-1
end capitals capitals	1	-7	1		-1		1	-2
lettered-code capitalised small	3	-2	-4				1
lettered-code capitals capitals	-1	-3	2	-2			-6	-3
lettered-code capitals small	3		-3
lettered-code digits-2 capitals	3		-2				-3	1
lettered-code dollars-and-cents capitalised	-3	-1			-1		3
lettered-code dollars-and-cents small	3						-3
lettered-code mark-" capitalised	3	-1						-1
lettered-code mark-, letters	3						-2
lettered-code mark-| capitals	3			-1			-1	-1
letters mark-, letters	1	-3	-1	-1		-1		-2
letters mark-: letters		-3		-1		-1	3	-1
line capital capital	2	-3					-1	-2
line capital capitalised	-1	2	-1				-3
line capitalised capitals			-1		-1	-2	3	-2
line capitalised percent	3	-1	-1	-1			-2
line capitalised small	1	-4	-2	-1	-1	-1		1
line capitals capital	3	-1	-3
line capitals capitalised		-3	1	-1	-1		-2	-1
line capitals capitals	1	-6		-1	-2		-2	-1
line code small	3	-1	-1				-1
line date capitalised	-3	3	-2					-1
line date capitals	-2	3	-3	-1			-1	-1
line digits-1 capitalised			-1				-5
line digits-2 capitals		1	-3				-1	-1
line digits-3 capitalised	3	-1	-1					-1
line digits-4 capitalised	3	-3	-1
line digits-4 capitals	1		-3	-1	-1		-3	-1
line digits-7 capitalised	-3	1					2
line dollars capitalised	-3	3					-2	-1
line dollars small	3	-1					-2
line lettered-code capitalised	1	-2					-3
line lettered-code capitals	-1	2	-1	-3		-1	-3	-2
line letters capitalised	-2	-2	3
line line date	1	-3	-1		-1	-1	-2	-2
line mark-" capitalised	-1	2	-2			-1	-3	-3
line mark-" small	4	-1					-3
line mark-( capitalised	3	-1	-1				-1	-2
line mark-( small	4	-3	-1				-1
line mark-* capitals	-3	3
line mark-- capitalised		1	-3	-1	-1	-1	-3	2
line mark-- small	-3	3		-1			1
line mark-< capitals	3	-2						-1
line mark-· capitalised	-2	2	-1				-3
line mark-• capitalised		2				-1	-3	-2
line mark-◦ capitalised	2	-3	-1				-1
line mark-☐ capitalised	-2	3					-1	-1
line mark-☑ capitalised	-3	3						-1
line small small		-1	2	-1	-1	-1	-1	-3
line year capitalised	2	-3	1
line year capitals	3		-1				-1
mark-" capitalised capitalised		-6	1	-1	-1		-2
mark-" capitals capitals	1	-3		-1	1	-1	-3	2
mark-" mark-" capitalised		-2	2			-1	-3	-2
mark-" mark-" small	2	-1				-1	-3
mark-" mark-, capitalised		-3			2	1	-1	1
mark-" mark-, small	1	-1	-1		-1	1	-2
mark-" mark-: date	-3			-3	2	2	-1	-1
mark-" mark-: small	-2	-1		-1	-1	-1	3	-1
mark-" small small	2	-1	-3			3	-1	-1
mark-# capitalised capitalised	3						-1	-1
mark-# masked capitalised	3	-1		-1			-1	-1
mark-$ mark-- percent	3					-1	-2
mark-$ thousands-and-cents capitalised	2	-2					1
mark-$ with-digits small	3	-1			-1	-2	-2
mark-& capitalised capitalised	2	-3	-1	-1	-1		-3	-3
mark-& capitalised capitals	2	-2	-2	-1				-1
mark-& capitalised small			-3				1	-1
mark-& capitals capitals	1	-3		-1			-2
mark-( capitalised capitalised	1	-5	-1	-1				-2
mark-( capitals small	3		-1				-2	-1
mark-( small capitalised	-1	-5	-2	-1		-1	2	1
mark-( small capitals	-2	-1						3
mark-( small small	1	-3	2	-1		-1	-4	-4
mark-) capitalised capitalised	-1	2	1				-2	-2
mark-) capitals capitalised	-3		3
mark-) code small	3				-1		-1
mark-) lettered-code capitals		-2	1
mark-) mark-, capitalised		2	-3					-1
mark-) mark-. capitalised	-1	3	-3	-1			-1	-2
mark-) mark-: small	3	-1	-1				-1
mark-* capitalised capitalised	3	-1	-1				-2	-2
mark-* capitals capitals	-4		4
mark-+ capitalised small	3						-2
mark-, capitalised capitals	2		-1	1	-1		-2	-3
mark-, capitals capital	3	-1	-4		1	-1	-1	-1
mark-, capitals capitalised	-1	-1	-1				-1	3
mark-, capitals capitals	2	-1		-1	1			-4
mark-, capitals small	1		-2			1	-3
mark-, dollars small	3	-2	-1				-1	-1
mark-, dollars-and-cents small	4						-4	-1
mark-, mark-" capital	3	-2					-2	-2
mark-, mark-" capitalised	-1				-2	-3	-1	1
mark-, mark-" capitals	-2		-2	3	1	1	-1	-3
mark-, mark-, capitals	-3	-1	-1		1	2	1
mark-, small date	-2			2				-1
mark-, small small		-5	1	-2	-1	-1		-4
mark-- capitalised capitalised		-3	1	-1	-1	-1	-2	-1
mark-- capitals capitals	-1	-5	-3	-1	1	-1	3
mark-- capitals small	3	-1	-2				-1	-1
mark-- date capitalised	3	-3	-1				-1
mark-- dollars small	3						-2
mark-- small capitalised		-3					1	-1
mark-- small small	-1	-4	3	-2		-1	-2	-1
mark-. capitalised capitalised	-2	3		-1	-1	-1		-1
mark-. capitalised letters	-2	-1	2				-1
mark-. capitalised small	1	-2	-4	-1	-1	-1	1	-2
mark-. capitals capitals	1	-6	-1	-1				-1
mark-. capitals small	1	-1	-4				2
mark-. digits-2 capitals	3	-1	-1				-2
mark-. dollars-and-cents capitalised	3						-2
mark-. mark-( capitalised		-2	1				-1	-2
mark-. mark-( capitals	3		-2					-2
mark-. mark-, small	4		-1			-1	-3
mark-. mark-. capitals	-3	1	-1	1	1	-1		2
mark-. small capitalised	4	-3	-2				-1	1
mark-. small small	-1	-3	1	-1		-1		-1
mark-/ capitals capitalised	-3	-1	3				-1
mark-/ digits-2 capitalised	4	-4	-1				-1
mark-/ digits-2 capitals	4	-3	-1	-1	-1	-1	-1	-3
mark-/ digits-2 percent	3						-2
mark-/ digits-2 small	4	-1				-1	-3
mark-/ small capitals	-1	-1	-2				4
mark-/ year capitals	3	-4	-1				1
mark-: capitalised capital	3		-2					-1
mark-: capitalised capitalised	2	-2	1	-1	-1		-6	2
mark-: capitalised capitals	1	-2	4				-2	-3
mark-: capitals capitalised	-2	-2	3				-1	-1
mark-: capitals capitals		-6	-3	-1	-1		1	2
mark-: digits-2 capitals	6	-2	-1	-1	-1	-2	-2	-4
mark-: dollars capitalised	4						-3
mark-: dollars-and-cents capitalised	3						-2	-1
mark-: mark-" capitalised	-3	2				-1	2	-1
mark-: mark-- capitalised	-2	-1					3
mark-: small capitals	-1	-4		-1	2	-3	-1	-1
mark-; capitalised capitalised	1	-1	1				-1	-3
mark-; capitals capitals	3						-2	-2
mark-; mark-" capitalised	-2	3				-1	-2	2
mark-; small small		-1	1			-1		-3
mark-= capitalised small	2						-2
mark-= mark-" capitalised	1	-2			-1	-1	4	-4
mark-= mark-" capitals	-2	2	2	-1	-1	-2	-3
mark-> capitalised capitalised	4	1	-2				-4
mark-> capitals capitals	1	-2	1				-3	-1
mark-? capitalised capitalised	-1	-1	1				-4	1
mark-[ mark-] capitalised	1		-1				-3	-1
mark-] capitalised capitalised		-3	2				-1	-2
mark-] small small	-3		3				-1
mark-| capitalised capitalised	1	-3				-1	-2	1
mark-| capitalised small	5	-1	-3				-3	-1
mark-| capitals capitals	-2	-3	2				2	-2
mark-| mark-| capitals	-3	2		-1			1
mark-© year capitalised	2	-2		-1	-1	-1	-1	-1
mark-· capitalised small	-2	-1					2	-2
mark-· code small	3		-1				-3
mark-– dollars-and-cents small	3	-1					-2
mark-• capitalised capitalised	1	-2	1				-2	-2
mark-◦ capitalised capitalised	2	-1	-2
mark-☐ small capitalised		-3	1
mark-☑ capitalised small	-3		3
masked capitalised capitalised	-3	-1		-1	-1	-1	2	-1
masked dollars-and-cents capitalised	-3						2	2
masked dollars-and-cents percent	3						-3
percent capitalised capitalised	-2		-1				2
percent percent percent	3						-3
percent percent small	2						-2
percent small capitalised	2	1	-1				-3	-2
percent small small	5						-4
small capital capitalised	3						-2	-1
small capital small	1	-3	-3	-1	-1	-1		-2
small capitalised capital	3	-1	-5				-2
small capitalised capitalised	-1	-6		-1	-1	-1	-1	3
small capitalised capitals	3	-4	-1					-1
small capitalised date	3			-1			-2
small capitalised small	3	-3	-2	-1	-1	-1	-1	-1
small capitals capitals	-1	-4	-1	-1	-1		-2	4
small code capitals	3	-1		-1	-1		-1
small code small	1	-3	-1		-1	-1	-1	-1
small digits-2 capitalised	3						-3
small digits-4 small	3	-1	-1	-1			-2
small digits-7 small	3						-2
small dollars capitalised	2	-3					1
small dollars small	1	-4	-2	-1	-1	-1		-2
small dollars-and-cents capitalised	1	2					-3	-1
small lettered-code small	3						-1
small mark-" capitalised	1	-3
small mark-( capitalised	2	-3		-1				-1
small mark-( capitals	2	-3				-1		-2
small mark-( small	1	-4		-1		-1	1	-2
small mark-) capitalised	1	-1	-3	-2			-1
small mark-) small	3	-2	-5	1			-2
small mark-, capital	3						-2
small mark-, capitalised	-3	2		-1	-1	-1	-1
small mark-, small		-5	-1	-1	-1		1	-1
small mark-- capitalised	2						-2	-3
small mark-- small	-2	-3	1	-2		-1	2	-1
small mark-. capital	-1	-2		-1			4	-1
small mark-. capitalised	-1		-4	-1	-1	-1		1
small mark-. small	2	1	-2	-1			1	-3
small mark-: capitals	-2	-3	-3	-1	1	1	-2	1
small mark-: small	2	-2	-2	-1	-1	-1	1	-1
small mark-? capitals	3	-1					-2	-1
small mark-? small	-2	-1					2	-1
small mark-| small	3	-1			-1		-1
small mark-· capitalised	4	-2					-2
small mark-– capitalised	2	-3	2				-2
small percent capitals	3		-1				-1	-1
small small capital		-2	-3	2	-1	-1		-2
small small capitals	-1	-1	-2	-1	-3		-2	2
small small percent	4	-1					-2	-1
small small small	1	-1	-1	-1	-2			-3
small thousands small	3	-3	-1	-1	-1	-1	-2	-1
small thousands-and-cents small	2	-2	1			-1	-3	-1
small with-digits small	1	-3	-3	-1	-1	-1		-2
small year capitalised	3	-2	-3				1
thousands-and-cents capitalised small	3		-2				-2
thousands-and-cents mark-, small	3	-1				-1	-2
thousands-and-cents mark-. small	-3						3
thousands-and-cents thousands-and-cents capitals	-3						3
with-digits mark-" capitalised	-2	1	-1		1	3	-3	-1
with-digits mark-) capitalised	-1	-1	-1				2
with-digits mark-) capitals		1		-1			-3	-1
with-digits small capitals	-2				-1	3		-1
with-digits small small	1	-2		-1		-2	-2	-2
with-digits year capitalised	3	-2	-1				-1
year capital capital	3		-1				-2
year capitalised capitalised		-4		-1	-1	-1	1	-3
year capitalised small	2	-1	-1				-2
year capitals capitals	3	-3	-1	-1			-2	-2
year dollars capitalised	-3	-1					4
year mark-- capitalised	1	-3	-1				3	-2
year mark-: capitals	-3						3	-1
# word both behind
capital capitalised	1	-1	2	-1	-1	-1	-3
capital capitals		-1		-1	-2	-1	-3	1
capital code	-2	1	3					-1
capital digits-7	-3	3	2					-1
capital line		1	-1	-1	-1	-1	1	-3
capital mark-.	1	-1	-1	-1	-1		1	-3
capital masked	-3	2	1				-1	-1
capitalised capital	2	3	-1				-3	-1
capitalised capitals		1	-1	1	-1	-1	-3
capitalised date	2		-3				-2	1
capitalised digits-1			2	-1	-1	-1	-4	-2
capitalised dollars	1	1			-1	-1	-1	-4
capitalised end	2	-2	-3				1	-1
capitalised lettered-code	-1	-1	3				-1	2
capitalised mark-#	-1		2	-1	-1	1	-2	-3
capitalised mark-&	1	2	-5					-4
capitalised mark-)		-5	1	-1		-1	-1	4
capitalised mark-.		-1	-3	-1	-1	-1	-1	1
capitalised mark-/	-1		-3	-1			-2	2
capitalised mark-?	4	-3	-1				-1	-1
capitalised mark-|		-1	1	-1	-1	-1	-3	1
capitalised mark-—	2	-3	2				-1	-2
capitalised masked							-3	1
capitalised with-digits	1	-1	-1	-1	-1	-1		-4
capitalised year	-1	-2	3	-1	-1	-1	1
capitals capitalised	-1		3	-2	-1	-1	-4
capitals code	-3	-2	2	-2	-1		-1	-1
capitals digits-5	4	-3	-3	-1			-1	-2
capitals digits-6	3	-2	1				-1	-2
capitals dollars-and-cents	2		-3					-1
capitals mark-"		-2	2		1	-1	-3	1
capitals mark-#	-3	1	1				1	-2
capitals mark-$	3		-1	-1	-2	-1	-2	-3
capitals mark-&	3	-1					-3
capitals mark-(		1	1				1	-3
capitals mark-)	-1	-4					-1	3
capitals mark--	-1	-2	-1	-1	-1	-1	1	-3
capitals mark-.	-1	-4	-1	-1		-1	3	-1
capitals mark-:	1	-2		-1	-1	-1	-1	-3
capitals mark-;	1	-2	-3				-4	2
capitals mark-·	3	-1	-2				-1
capitals mark-–	3	-1	-2				-1
capitals mark-—	3	-2	-2					-1
capitals masked	-3	-1	3	-1			-1	-3
capitals thousands-and-cents	2	-3					-1	-1
capitals with-digits		-3	2				-2	-2
capitals year	-3	2	1
cents capitalised	3	-2	-1				-1
cents cents		-1					-3
cents line	-1	-1	2	-3	-1	-1	-2	-2
cents mark-.	4	-1	-2				-1	-1
cents thousands-and-cents	3	-2	-1				-1	-1
code capital	-3	3	2	-1				-1
code capitalised		-1	2	-2	-1			-4
code capitals	1	-1	1	1	-2	-1	-3	-1
code digits-2	1	-3	1	-2			-1	1
code lettered-code	-2		2
code mark-)	3		-3				-1
code mark-:	3	-1	-1	-1
code small	3	-1	-4	1	-1		-1	1
code thousands-and-cents	-2	-2	3
date capitals	3	-1	-1				-2
date digits-7	3	-1	-3					-1
date line	4	-1	-2	-2	-1		-2	-1
digits-1 capitalised	-3	-2	2	-1	-1	-1	1	2
digits-1 digits-1	-2	-3		2	-1	-1	1	-1
digits-1 digits-2	1						-3	1
digits-1 dollars	4	-3	-1				-3
digits-1 mark-(	-2		3
digits-1 mark--	3	-1	-1				-1
digits-1 mark-/	1	-4	-4	1	-1	-1	1	-1
digits-1 mark-:	4	-3	-2		-1		-3	-1
digits-2 capitals	2	-4	-1	-2	-1	-1	-2	-1
digits-2 digits-2	2	-2	2		-1		-3
digits-2 line	1	-3	-3	-1	-1	-1	-1	-1
digits-2 mark--	4	-1	-2	-1			-4	-1
digits-2 mark-:	3	-1			-1		-2
digits-2 small		-3	-1	-1	-1	-1	1	-1
digits-3 mark--	1	-2	-3				-1	2
digits-3 mark-.	2	-3	-1					-2
digits-4 capitalised	-3	1	3	-1			-1	-1
digits-4 capitals	-1	-3	-2	1	-1	-1	1
digits-4 digits-3	-3		2				1
digits-4 digits-4		-3	-2	2		-1	-1	-2
digits-4 dollars-and-cents	1	-1		-4			-4	-1
digits-4 letters		-2	-1	-1			3	-1
digits-4 mark-,	1	1	-1			-1	-5	-1
digits-4 mark-.	3	-2	-2	-2				-1
digits-4 mark-:	3		-2	-1			-1
digits-4 mark-–	3	-1	-4	-2			-3	1
digits-4 thousands-and-cents	-3	1	3
digits-5 capitalised	4	-1		-1	-1	-1		-1
digits-5 mark-,	3	-1	-1	-1	-1		-1
digits-5 mark-.	2	1	-3	-1		-1	-1	-1
digits-6 digits-4	2	-2	-1					-1
digits-7 capitals	1	-1		-2			-1	-2
digits-7 digits-1	3	-1	-3	1			-1	-1
digits-7 digits-2	3	-1	-3	1				-2
digits-7 dollars	-3	-1	3				-1	-1
digits-7 dollars-and-cents	-3	-1	2	-1			-3	-1
digits-7 mark-,	4	-2	-4	-2
digits-7 mark--	2		-3	1			-2
digits-7 mark-.	2	-1	-2			-1	-3	-1
digits-7 mark-–	2		-1				-1
dollars capitalised		1	2				-4	-2
dollars capitals	3	-2	2	-1	-1	-1	-3	-1
dollars digits-1	3	-1	-1				-1	-1
dollars digits-2		-1	3	-1		-1	-1	-1
dollars letters	2	1	-1	-1	-1	-1	-3	-2
dollars mark-,	3		-1				-3
dollars mark--		1	-1	-3
dollars mark-.	3	-2	-4			-1		-1
dollars mark-–	3	-2				-1	-1
dollars percent	2	-3	-2					-1
dollars small	1		1	-1	-2	-1	-2	-3
dollars-and-cents capitalised	2	-3	-3				1	1
dollars-and-cents code	3				-1		-3	-1
dollars-and-cents dollars-and-cents	2		-2	-1			-1	-3
dollars-and-cents line	1	-2	-2	-2	1	1		-3
dollars-and-cents mark-,	2	-2	-3	-1	-2	-2		-3
dollars-and-cents mark-;	2	1					-3
dollars-and-cents mark-–	4			-1			-4
dollars-and-cents small	1	-3	-1	-2	-2	-2	-1	-1
end end	3	-1	-3	-1		-1	-1	-2
lettered-code capitals	-2	1	1	1	-1	-1	-1	-3
lettered-code digits-2	3	-3	-1				-1	-2
lettered-code dollars-and-cents	2	-3	-2	-2		-1	-1
lettered-code line	1	-2	-1	-2			-2
lettered-code mark-)	3		-3
lettered-code mark-,	2			-1			-3	-1
lettered-code mark-.	4	-1	-3				-2	-2
lettered-code small		2		-1		-1	-3	-1
lettered-code thousands	-3	2	1
lettered-code thousands-and-cents	-3		3					-1
lettered-code with-digits	-3		3				-1	-1
letters code	-1	-1	3				-1
letters letters	1	1	-3				-1	1
letters mark-:	-3	2	1
mark-! capitalised	5	-1	-2				-4
mark-" line	1	-3	-2	-1	-1	1	-1	1
mark-" mark-"	1	-5	2	-1	-1	-2	-5	-4
mark-" mark-.	1		-2				-2	1
mark-" mark-:	5	-2	-1			-1	-3	-1
mark-" mark-;	-2	2	3	-2		-1	-1	2
mark-" mark->	-1	-1	-1				-2	2
mark-" mark-_	-1		2	2	-1	-2	-2	-3
mark-# lettered-code	-3	-2	5				-1
mark-# masked	3	1	-3				-1
mark-$ cents	-1		-2		1	1	-3	-2
mark-$ digits-2	-1	-1	3			-1	1
mark-$ line	3	-2	-1			-1	-1	-1
mark-$ thousands-and-cents		-4		-2			-3	-3
mark-$ with-digits	-1	-2		-3	3	1	-3	-4
mark-& capitals	-1	1	2	-1	-1		-2
mark-( capitalised		-3	-1	-1	-1	-1	2	1
mark-( capitals	-1	-2	3	-1			-1	-1
mark-( lettered-code	-1		3	-1			1	-1
mark-( mark-.	-5	5	2
mark-( mark-…	-3		3
mark-) capitalised	-1	-4		-1			-1	2
mark-) digits-2	1	-1	-1				-2	-2
mark-) digits-4	-2	-2	2				-1	2
mark-) digits-7	-1	-2	-2				-3	4
mark-) dollars-and-cents	2	-2	-2				2	-3
mark-) lettered-code		-2	-2				-2	5
mark-) line		-2	-1	-1	-1	-1	1
mark-) mark-"	-3	-2	3				1	-1
mark-) mark-,	-1	-5	3	-1		-1	-3	-1
mark-) mark--	2	1	-1				-3	-2
mark-) mark-.		-3	-1	1		-1		-1
mark-) mark-:	1	-3				-1	1	-2
mark-) percent	-3	-1	4
mark-) small		-3	-1	-1		-1	3	-2
mark-) thousands	-2	-1	2				-1
mark-+ capitalised		1	-3				1	-1
mark-+ dollars-and-cents	3		-2				-1
mark-+ small	1	-3					2
mark-, capital	1	-1	3		-1	-1	-3	-2
mark-, capitalised	3	-2	-3	-1	-1		2	-4
mark-, capitals	4	-4	-3			-2		-2
mark-, cents	-4	-1	3			1	2	-1
mark-, digits-1		1	-2			1	-4	-1
mark-, digits-3	-3	3	-1	-1	-1	-1	2
mark-, lettered-code	-4	3		-1	1	1	-2	1
mark-, line	4	-3	-5	-1		1	1	-1
mark-, mark-,		-1	-2		-1	3		-1
mark-, thousands	-3	1	2					-1
mark-, with-digits		2		-1	1	-2	-3	-3
mark-, year	-3	-1			3	1	1	-2
mark-- digits-2	-3						3	-1
mark-- dollars	-2		4	-1		-1	1	-3
mark-- dollars-and-cents	-3	1	3				-1	-1
mark-- line	2	1	-3		-1		-1	-1
mark-- mark--	1	-2	-1	-2	-1	-1	-1
mark-- thousands	-3	3	-1
mark-. capital	-1	-2	1			-1	1	-3
mark-. capitalised		-2	-4	-1	-1	-1	1
mark-. capitals	1	-1	-3	-1	-1	-1	2	-2
mark-. cents	1	2	-1				-3	-1
mark-. code	4	-1	-3	-1			-3
mark-. digits-1	4	-1	-1				-2	-1
mark-. digits-2	3	-1	-3				-1	-1
mark-. digits-4	3	-1	-2				-2
mark-. digits-7	2	-1					-1
mark-. dollars-and-cents	1	-1	2					-2
mark-. end	4	-1	-2				-3	-1
mark-. line		-4	-2	-1	-1	-1	1	1
mark-. mark-"	-1	-3						1
mark-. mark-(	4	-3	-2	-1	-1		-2	-1
mark-. mark-.	-3	2	3		-1	-2	-4	-4
mark-. mark-:	4	-1					-2
mark-. masked	-1	-3		-1			-3	2
mark-. small	2	1	1	-1		-1	-3	-5
mark-/ code			3				-2
mark-/ percent	2		-2				-1
mark-/ small	2	1	2	-1		2	-4	-3
mark-: capitalised	4	-3	-2			-1	1	-2
mark-: capitals	1	-2	-2	-1	-1	-1	3	-5
mark-: cents	2		-1				-1
mark-: code	3	-2					-3	-1
mark-: digits-2	-1	-3	1	-1	-1	-1		-1
mark-: digits-4	3		-2				-1
mark-: dollars	2	1				-1	-3	-1
mark-: dollars-and-cents	1	-2		-1	-1	-1		-3
mark-: mark-$	3		-1				-3
mark-: mark-/	2	-1					-2
mark-: masked	3		-1				-1
mark-: small		3	2	1		-1	-3	-2
mark-: thousands-and-cents	3		-2				-1
mark-< mark-/	-3	-1	1	-1			1	-1
mark-= capitals	3						-1	-1
mark-= mark-"	2	-3			-1	-1	-2	-2
mark-> line	4	-2	-2				-1	-1
mark-? capitalised	3						-2
mark-? digits-2	3						-3
mark-? line	-1	3	-1					-2
mark-| capitalised	1	-2	-1	-1	-1	-2		-3
mark-| capitals	3		-4					-1
mark-| digits-4	-2	-1	3				-1	-1
mark-| line	2		1	-3	-1	-2	-2	1
mark-® capitals	-3	-1	3
mark-· capitalised		-3	-2			-1	1	1
mark-– capitals	1	-3						-1
mark-– cents	-2		3
mark-– digits-2	-3	-1		-1	-1	-1	2	-1
mark-– line	2						-2
mark-– mark-–	3						-3
mark-– small	-2	-1	1	-1		-2	3	2
mark-– thousands	-3	2	3					-1
mark-— capitalised	3	-1	-2
mark-— dollars-and-cents	1	-1	-2				1	1
mark-— line	-3		1	-1			3	1
mark-— small	-3	2	3	-1		-1	-1
masked capitalised	-1	1	1	-1			1	-3
masked capitals	4		-3				-1	-1
masked digits-2	-3		4	-2			-2	1
masked dollars	1	3	-2					1
masked dollars-and-cents	-2	-3	1	-1		-1	-2
masked mark-(	-4		4
masked thousands-and-cents	-1	-1	3					-2
percent mark-)	3		-3				-1	-2
small cents	3		-1	-1			-3	-1
small code		-3		-2	-1	-1	1
small date		-2	-3				2	-1
small digits-1	1	2	-2	2	-1	-1	-3	-3
small digits-2	-1	-2	-3	-1	-1	-1	2	-2
small digits-3	1	2	-1			-1	-5	2
small digits-4	-1	3	1	-3		-1	-1	-2
small digits-5	-2		3					-1
small digits-7	-3	-2	4	-1		-1	-2	-3
small mark-!	-1	-3					1	-1
small mark-"	1	-4	-2			-1	1	-2
small mark-$	-2	-4	2	-1			1	-2
small mark-(			-3			-1		-2
small mark-)	-1	-8	4			-1	-3	-1
small mark-/	-1	-1			-1	2	-2	-1
small mark-:		-3	-1	-1	-1	-1	1	-5
small mark-?	3	-1	-3				-1	-1
small mark-|	4	-2	2				-3	-1
small mark-·		-2	-2				3	-1
small masked	2	-3	-1				-2	2
small with-digits	-1	-1	3			-1	-3	-1
thousands line	1	-2	1	-1	-1		-3	-1
thousands mark-(	-3	2	2				-1	-1
thousands small	2	-2		-1	-1	-1	-3	-3
thousands thousands	2	1	-3	1			2
thousands-and-cents capitals		-3		1	-1			-1
thousands-and-cents cents		-3	1				-2	-2
thousands-and-cents digits-1	3	-2	-2				-1	-1
thousands-and-cents line	1	-2	-1	-1			-2	-1
thousands-and-cents mark-,	-1		1	-1	-1		-3	-2
thousands-and-cents mark-.	2	-1	-3					1
thousands-and-cents small	-1	-1	2	-1	-1	-1	-3
with-digits capitalised	1	1	-3	-1	-1		2	-1
with-digits digits-2	1		1			-1	-3
with-digits line	-1	2	1	-1	-1		-2	-1
with-digits mark-$	-4		3	-1			1
with-digits mark-)		-3	1	-1	-1	-1	-2	-1
with-digits mark-,	-3	2	2				-1	-1
with-digits mark-.	-2		3			-1
with-digits mark-–	3		-1					-2
with-digits small	3	1	-1	-1	-1	-2	-5	-2
with-digits year	3	-3	-4	-1	-1	-1	1	-1
year capitals		-2	3				-1
year dollars	3	-1					-2
year mark-)	-2	-3	2	-1			2	-1
year mark-–	2	1	-3				-1
# word both read as
 	1	-1		-1	-3	-3	-12
 accountName	-1	1	-1	-1		-1	-4
 accountName,current?	-3	-1					3	-1
 accountName?		1	-1	-2	-1	-1	-6
 accountName?,current?	-4	1					4
 accountNumber	-2	-1	-1	2		-1	-2	-2
 amount?	-1	-1		-1	3	-2	-1	-1
 current	-5	-3		-1	-1	-2	6	-1
 current?	-2	-4	-1	-1		-1	2	-2
 originalCreditor	-1	-2		-1	-1	-1	-5	2
 originalCreditor?	-1		-2				-2	1
accountName accountName	-2	4	-3					-1
accountName goes on		-3		-1		-1	-2	-1
accountName,current? goes on,current?	-4	-2	1				2	-2
accountName? 	2	1	-4
accountName? goes on?		-1				-1	-4	-1
accountNumber 	2	-1	-1	-3	-1	-1	-3	-3
accountNumber originalCreditor	-4						-1	4
accountNumber? current?	-3						3
amount 	6	-1	-2	-1	-1	-1	-3	-2
amount accountName			-2	-1	-1	-1	-3	-3
amount current	-5						5
amount paying?	3						-3
amount? 	3	1	-1	-1	-1	-1	-2	-2
amount? current?	3	-1					-3
aside amount 	3	-2						-1
aside current aside current	3						-3
current 	4	-2	-1	1			-6	-2
current accountName			-1				-3
current? 	2	-1		2		-1	-5	-3
current? current?	1	-2	-3		-1		-1	1
current? originalCreditor,current?	-2	-1	-1				4	-4
goes on 	1	-1	-3	1	-1		-3
goes on accountName	-4	5	-4	-1			-1	-2
goes on accountNumber	-2		-2	3
goes on goes on	-1	-1	1	-1	-1	-1	-3
goes on,current goes on,current	-3		2
goes on,current? current?	-3		-3				4	-2
goes on? 	3		-4	-1				-1
goes on? goes on?	-1	-1	1	-1	-1	-1	-5	-3
goes on?,current? goes on?,current?	-3		1				1
originalCreditor 	5	-1	2				-1	-5
originalCreditor originalCreditor	-1	-2	-1	-1	-1	-1	-6	1
originalCreditor? originalCreditor?	-2	-2	2	-1			-2	1
paying 	7	-4		-1		-1	-5	-1
paying current	-4					-1	5
paying current?	3						-3
paying paying	-1	-2	-1			2	-2
paying? current	-5						5
# word cell comes
always	2	-3	-2	-6		-3	-3	-4
often	1	-4	-5	-1	-1	-1		-1
twice	2	-3	-1	-1	-1			-3
# word cells behind
1	-1	-2		2	-3	-3	-1	-2
4		-1	1	-1	-4	-4	-2	-1
# word cells
2	1	-2		-1	-3	-3	-1	-2
3	2		1	-3	-2	-3
4	1	-2	1	-1	-2	-3	-2	-1
# word ending
've	3	-2	-1				-2	-1
-01	2	-2	1	-2	-1	-1	-3	-1
-02	-2	-2	2	3		-1	-2	-1
-09	3			-2		-1	-2
-14	2			-2
-23	3		-1	-2			-1	-1
-26	3			-2			-1
-30	4	-1		-2			-2
-31			-1	1			-3
-59	-3	-1	-1	-1	-1	-1	3
-on	-5	5	-2					-1
.9%	4	-1					-3	-1
/ef	4	-1					-3	-2
/td	-3	3	1					-2
0%	-1	-2	-2	-1	-1	2	1	-1
00%	2	-2	2			-1	-5	-1
1.0	2	-1		-1			-1
1.5	-3			-1	1	2	-1
2.1	4	-1		-2			-2
2.2	4	-2		-2			-1
2.3	3	-1		-2
3.0	2	-1		-1
4.1	2	-2	-1	-1			-1
4.4	4			-4	-1
4.5	3			-2
49%	3	-2	-1				-1	-1
75%	3			-1			-2
79%	-3						3
a	2	-3	-2		-1	-1	-1	1
a's	-1	4	-1				-1	-3
a/c	3	-2	-3	-1				-1
aa		-3	1				-1
ab	-1	-3					2	-1
ach	3	-2	-1				-2	-1
ack	3	-1					-2
act	1	-3	-3	-1		-1	1	-2
add	3	-1					-1	-1
ade		1	1				-3	-3
ado	-1	-4	2	-1	-1	-2	-1	-2
age			3	-1	-1	-1	-3	-3
ago	1	-3	-2	-1	-1	-1		-2
aha	1	-1		-1			-3	-1
aid	2	-2	-4	-1	-1	-1	1	-2
ail	2	-2	-1				-3	1
ain	-1	3	2	-1		-1	-2
air	-3	2	1	-1			-4	1
ait	3	-3	-1				-2
ale		1	-2				-3	1
all	2	-3	-4	-1	-1	-1	-1	-2
als	3	-3	-1	-1			-3	-1
am	1	-3	-1		-1	-2		-1
ama	3	-1	-1				-1
ame	7	-4	-3				1	-7
amt	4	-2	-3					-2
ana				-1		2	-4	-2
ane	-3		2			-1	-3	-1
ank	-3			-1		-1	-1	2
ann	2	-3	-2					1
ant		1	-3	-1	-1	-1
app	-2	-1	3				-2	-1
apr	5	-3	-2	-1	-1		-2	-2
ard	-1	-1	3	-1			-3	-3
are	1	2	-2	-1			-3	-2
ark	-2	3	-2	-1	-1		-4	1
ars	-1	3	-1	-1		-1
ary	-1	-4	1	-1		-1	2	-1
as	-1	-4	-3		-1	-1	2	-2
asa		-1	-2				2	-1
ash	-4		4	-1		-1	-1	-2
ask	4	-2					-3
ast	1	-1	-3		-1	-1	1	-1
at		-4	-2	-1	-1	-1	-1	2
ats	1	-3	-2				1	-1
aul	3	-2	-1				-1
ave	2		1	-1		-1	-4	-3
axx	-3		2
ays		-1	-2	-1	-1	-1	1	-3
azo	3		-1				-2
b	1	-5		1		-1	-4	-2
bal	2	-1	-2	-2	-2	-1		-4
ber		-4	1	-1	-1	-1		-3
bit	-3	3					-2	-2
bmw	-2	3	-1
bna	-3	3	2	-1			-2	-2
bom	-3	3	1
bon	-3	2	1
box	2	-2	-3	-2	-1	-1	1	-1
bsd	-3	3
but	1	-2	-3		-1			-1
by	1	-3	-2			2		-2
c		-5	1	-1	-1	-2	-2	-2
c/o	1	-2	1				-1	-1
cal		-3	1			-1		2
can	3	1	-3				-2	-3
cao	-3	3	-1
cap	1		-1				-3	-4
car	1	-3				-1		-1
cc	1	-4		-2	-1	1	-2	-2
cct	5	-5	-5	-3		-1	-1	-4
ces	-1	-1	2				-3	-3
cia	1	-3						-1
cir	3		-2					-1
cl	4	-2	-1				-1	-1
cls	3	-1	-1				-1
co	-2	-4	1	-1	-1	-1	1	1
coa	3	-1	-1				-1	-1
col	4	-2	-1	-1			-2	-1
con	1	3	-4				-1
cov	-3	1	2					-1
cr		-3	1	-1	-1	-1	-1	-2
crb	-2	2	1
ct	3	-1	-2	-1				-2
ctr	-3	-1	2					2
cu		-4	1	-2			-1	-3
cua	3	-1					-1	-1
cur	-2	-2		-1			3	-1
d	1	-3	-3		1	-1	-1	-2
d's	-1	3	-1				-1	-2
dad	-2	3	-1				-3	-1
das	3	-3	-3				-1	-1
day	2	-5		-1	-1	-1		-2
dcu	-2	2
de	1	-3	-1	-1		-1		-2
dec	3	-1					-1	-1
ded	3	-1	-3	-1	-1	-1	-4	-1
der	1	2	-1	-1	-1	-1	-3	-2
dge		-3	1		-1		-1	-1
dia	-3	2			-1	-1	2	-1
dic	2	-2	-2	-1			-1
die	2	-2
dma	-3	3						-1
dmp	1	-3	-2	-1	-1		1	-2
dpd	-2	-2		-1			3
dr	-1	1	-2	-1			-3	1
du	2	-1					-2	-1
due	2	-2	-1	-1	-1	-1	1	-1
e	1	-3	-1		-1	-1		-1
e's	1	3	-1				-2	-1
eal	5	-2	-4				-1
eam	-2	3	-2	-1		-1	-2	-2
ear		-3	2				-1	-1
eat	1		-3				-1	-1
eau	2	-3			-1	-1	-1	-3
ebo	4	-3	-3				-1
ebt	1	-1	-2	-1	-1	-1		-3
ed	-3		3				-1	-1
eed	-2	-3	-2	-1	-1	1	2	-2
eek	3	-3	-3				1
een	3	1	-1				-4	2
ees	1	-3	1				-2	-1
ef	5	-2	-1				-3	-2
eft	4	-2	-2		-1		-2	-2
efx	3	-2	-2			1	-2	-2
ege	-3	3	2				-1	-1
egg		-2	1				-1	-3
eks	3						-3
ela	-2	4	2	-1	-1	-1	-3	-3
eld	-3	1	-1	-2		-1		1
elk	-3	3	-1				-1	-1
ell	2	-2	-2	-1		-1	-2	1
elm	-3	2	1					1
elp	3	-2	-1
els	-3		1	-1			-1	1
emb	-3		1
emi	2						-1	-1
ems	-2		2		-1	-1	-2	-3
en	-1	-3	-2	-2		-1	2	-1
end	2		-2				-3
enn	-1		-3					3
ens	-1	-1	2			-1		-3
ent		-2		-1	-1	-1	2	-2
ept	1	-1		-1			-2	-3
eq	4	-1	-2	-1			-2	-1
ero	1	-1	-1	-1	3		-4	-1
ers				-1			-5	1
ert	-1	-3	2					2
ery	-1	-3	2	-1	-1	-1		-2
esc	3	-1	-2				-1
ess	-2	-2		-1		-1	-3	2
et	3	-2	-1					-1
ete	-1	-2	3			-1	-2	-1
ets	4	-1	-1				-1	-2
evo	1	-1	-3		-1
ews	3	-1	-1				-2
ex	2	-1	-1				-1	-1
exp	4	-1	-2	-1				-1
ext	3	-3	-2	-1	-1	-1	-2	-1
f	3	-1	-1				-1
fas	-3	3		1
fax	5	-3	-1				-2	-1
fcu	-3	1	3	-1		-1	-2	-3
fed	-3	3	1				-1	-1
fer	4	-2	-2				-1	-2
fha	2	-1					-1
fin		-3		1			-1	-2
fix	4	-3					-1
for	2	-3	-3	-1	-1	-1	1	-4
fri	4	-1	-1				-2	-1
fsb	-4		4
fts	-3	-2	1				-2	3
g	3	-1					-2
gal	2	-4	-1					-1
gan	-3		2				2	-1
gas		-4	-1	-1			-3	2
ge	-3	3	-1					1
ged	-1	-3	-3	-1			2	-2
ger	2	-3	-1				-1	3
ges	3	-2	-1				-1	-1
gin	3		-3
gmt	-1	-2	2	-1	-1			-3
go	-1	-2	2			-1	-3
god	3	-2	-1					-1
got	2	-5	-2				1
gym	-2	2	1				-1
har	1	-2
has	1	-2	-5				2	-2
hat	3	-2	-4
hen	2	-4				1	-2	-2
her	1	-2	1	-1	-1	-1	-3	-1
hh	3	-3	-1
hi	3	-4					2	-1
hin	3	-2					-2
hip	2	1	-2				-3	-2
his	1	-1	-4			1		-2
hly	2	-2	1	-1	-1	-1	-4	-1
hop	3	-3	-2					-1
how		-3	-1		-1		1	-2
hru	2	-1		-1	-1	-1	-3	-1
hut	-2	2		-1		-1	-3	2
hys	-5	-1	2				-1	4
i	1	-2	-2	-2	-1	-1		-3
i'm	1	-5	-1			-1		-3
iah	3	-2	-1
ial	-2	1	1	-1	-1	-1	-3	-1
ian	-1	-2	4	-1			-3	1
ias	-1	-1	-2			-1	3	-1
ibb	-3	1		2
ibe	3		-3				-1
ica	-1	-3	2	-1			-2
ice	-1	-3	2	-1	-1	-1		1
ich	2	-2	-3				-1	-1
ico	3	-3					-1	-1
ics	-4	-1	3	-1			-3	3
icy	3		-1				-2
id	6	-3	-3	-2	-1		-1	-2
ida	-2		-3				1	2
ide	1		-1	-1	-1	-1	-3
idr	4	-1					-1	-1
ied	3		-2	-1			-4	-2
ies	3	-3	-1				-3
iew	1	-1	-1				-3	3
if	3	-3	-1				-2	-2
ife	6	-2	-4				-2	-1
ift	3	-2	-1
ify	3		-3				-2	-2
igh	3	-1	-1	-1			-2
igo	-3	2	2					-2
ii	1	-2					-1	-3
ike	-1		1		-1	-1		-3
ile	-2	-3	-2	-1	-1	-1	1	3
ill	2	-1	-1	-1	1	1	-3	-3
ils	3	-1	-5	-1	-1	-1	-4	-1
imo	2	-3			-1	-1	-3	-1
in	1	-3	-2	-2	-1	-1	2	-1
inc	-1	-4	2	-1	-1	-1	-2	-3
ind	2	-2	-2	-1		-1		-2
ine	1	-3	2	-1		-1	-2
ion	-1	-4		-1		-1	2	-4
ira	3	-2	-1	-1			-1	-1
ire	-3	2	2				-2	-2
irm	-2	1	3			-1	-2	1
irs	-1	2	-1	-1			-2	-3
is	3	-3	-6	-1	-1	-1		-2
isa	-1	-1	2	-1		-1	-3
ise		2	1		-1	-1	-3	-1
it		-3	2	-1		-1		-2
ita	-3	3						-1
ite	1	1					-1	-3
ith	2	-3	-5	-1	-1	-1		-3
iti	-2	1	3	-1	-1	-1	-3	-2
its	2	-3	-6	1				-1
ity		-3	1	-1	1	-1	-4	2
iva	-4	3	1				-2	1
ive		-4	-2		1	1		2
iya	3	-2	-1				-1
ión		-1	-3	-1			1	-1
j	3	-1	-1	-1	-1		-3	-1
jan	2	-3	-2					-1
jcp	-4	2	2				-2	2
joy	3	-2					-2	-1
jt	3	-2					-1
jun	3	-2	-1				-1	-2
k	4	-2	-2		-1		-2	-1
kbb	3	-1	-1				-1	-1
ker	5	-3	-2				-1	-1
ket	1		-3				-3	-3
kly	3	-2	-1				-1	-1
ko	3		-3
kwy	2		-2
l	1	-2	1	-2		-1	-3
las	-2	1	1		-1		-2
ldo	5	-2	-2	-1	-1		-2	-2
led	4	-3	-3	-1	2	-1	-2	-3
ler			1	-1			-2	-2
let	2		-1				-4
lex	-3	2	3
lim	3	-1	-1	-1			-2
lio			1				-1	-3
lla	-1	-4	3	-1	-1		-2	-2
llc	-3	-4	4	-2	-2	-2	-4	-2
llo		1	-2				-1	-1
lly	1	1	-3	-1			-2	-3
lo		-2	-2				1	-1
loc	-1	1		-2	-1	-1	-3	-3
lol	3	-2	-2				-2
los	3	-2	-2				-1	-1
low	-1	-2			-1		-2	3
lp	-3	-2	3	-1			-1	-1
lso	2	-4	-2					-1
lta	-1	3					-2	-1
lth	-2	-1	1				-3	2
lts	2	-1	-1					-1
lus	2	-3	1	-1	-1	-1	-2	-1
luz	3	-2	1				-1	-1
m&t	-2	3	-3				-1	-2
mac	-3	4	-1	-1			-1	-1
mas	3	-4	-2					-2
max	-3	3	-2				-3	1
may	1	-3	-2		-1	-1		-2
mc	-2	-2	3	-1			-1	-1
me	3	-2	-2	-1		-1	-2	-1
mee	-3	3	1
mer	2	-2	-1	-1				-3
mes	1	-3	1			-1		-2
mex	-3	4	-1					-3
mi		1	-3	-1			-2	-1
mic	3	-1	-1				-2
min	2	-5	-1	-1	-2	-2	-1	-2
mn	4	-1	-1	-1	-1		-1	-1
mo	3	-2		-1	-1	-2	-2	-2
mom	-3	3	2	-1			-2	-2
mon	2	-1					-1	-1
mop	3						-1	-1
mos	2	-2	-4	-1	-1	-1		-1
mr	1	1	-1	1				-3
ms	3	-3						-1
mtg		-3	2	-1		-1	-5	-2
mum	3	-1	-1			-1	-3
m’s	2	-1					-2
n's	-2	3	-3				1	-2
n.a	-3	-3	2	-1	-1	-1	-1	2
n/a	4	-3	-2	-1			-1	-2
na		-3		-1	-1	-1	-1	2
nb	-2	-1	3
nbo	-3	1	1					1
nc	2	1	-3				-1	-1
ncb	-3	3	-1			-1	-2	-2
nce	1	-3		-1	-1	-1	-1
nds	7	-3	-4				-3	-1
ne	3		-2					-1
ned	2	-3		-1	-1	-1		-3
nee	3	-3	-1				-2	-1
ner		3		-1			-1	-3
nes	1	-3	1	-1			-2
net	-1	2	-1	-1		-1		-4
new	2	-3		-1			-2	-1
ney	-1	-1	3	-1	-1	-1		-4
nfo	3						-2	-1
ngs	2	-4	-1				2	-1
nie	-1	-2					2	-1
nit	-1	-2		2		-1	-2	-2
nly	2	-1	-3				-1	-1
no	1	-4	-4	-1		-1	2	-2
not	3	-3	-3			-1		-2
now	1	-3	-4	-1	-1	-1
nr	3	-1	-2
nst	3	-1	-2				-3
nta	1	-3	-1	-2		-1	1	-2
nte	-1	-3	-4				3	1
nth	1	-3	-1			-1	-1	-1
nto	3	-3	1		-1		-3	-1
nty	-3	1	1					1
nue	-2	-2	2					-2
nus	2	-1	-1				-1
núm	4		-2				-2
nợ	1	-1	-3				1
o	1	-3	-2		-1	-1	2	-1
o'd		-3	-2				2
oan	1	-1	2	-1	-1		-3	-1
oc	3	-1					-2	-2
ock	-1	3	-1		-1		-2	-3
odo	2	-1					-2
of		-5			-1	-1	-2	1
ofa	-3	2	1			-1		-2
off		-1	-2	-1		-1	3	-2
ofi		1	-4				-1	-3
oft	3	-2						-1
ogy	-4		3	-1		-1	-1	1
oh	3	-2	-2					-1
oil	-2	-1	2				-1	-1
ok	1	-5	-2	-1	-1	-1	1	-1
old	3		-2	-1		-1	-3
oll	-1	-3	-1	-1	-1	-1	3	-4
oma	2	-3					-1
ome	1	-2	1			-1	-3	-1
on	1	-6	-2	-1	-1	-1	1	-2
ond	1	-5	1				1	-1
ood		-3	-3				2	-2
ook	-1	2	-3				1	-2
ool	1			-1	-1	-1	-3	-1
oon	3	-1					-1	-1
oop			1				-3	1
op	3	-1
opa	3	-2	-1				-1
ora	3	-2	-2				-2
ore	2	-1	-1	-1		-1	-3	-1
ork	1	-4	-1				-1	1
orm	3	-3	-1		-1		-2	-1
oro	3	-1	-3
orp	-3	1	2				-2	1
ors	1	-3	1				-1	-1
ort	1	-1			-1		-2	-2
ose	2		-1				-1	-1
oss		-3					1
ost	3	-1	-1				-2	-1
ota	-2	2	1				1	-3
ote	2	-2	-2	-1			-1	-1
oth	3	-6		-1			-1	-2
oud	3	-1	-3					-1
oup	-1		3	-1	-1	-1	-2	1
our		-3	-1	-1	-1	-1		-1
ous	3	-1					-2	-1
out	3	-3	-2					-1
owe		-3		-1	-1	-1	-1	-1
own	3	1	-3	-1			-3
p	5	-1	-3	-1			-2	-1
p.o	4	-1	-2				-1	-1
pd	4	-2	-1	-1		-1	-3	-1
pel	2	-1	-1
pen	2	-1	2	-1	-1		-3	-1
pif	4	-1	-1				-3
pk	-3	-1	1	2
ple	-2	3	-2	-1		-1	-2	-2
pm	3	-2	-1		-1	-1	-1
pmc	-3	3
pmt	4	-3	-4	-1	-1	-2	-1	-2
po	4	-2	-5	-1			2	-1
pon	3	-1	-1				-1
pot	-5		2				-1	1
pp	3	-2
pps	3		-2					-2
ptd	3	-2					-1
q	3	-1	-3
r	1	-4		-1	-1		1	-1
r-v	-1	-1	2				-2	-1
rad	-1	-3	2		-1		-1	-1
ral		-1	1	-1	-1	-1	-3	1
ran	3	-3	-3				-1
ray	-2	-3	3				-1	-1
rch	3	-5	1				1	-2
rd	4	-1	-5		2		-1	-2
rds	-1	1	1	-1	-1	-1	-3	-2
re	-1	1	-3	-1	-1		2	-1
red	3	1	1				-5	-2
ree	2	-4	2				1	-1
ref	4	-2	-4	-3		-1		-2
rep	-2					2	1
rer	-2	-1	3				-1	-1
res	-1	-4		-1	-1		-3	3
rev	4	-2				-2	-3	-1
rge	-1			-1	-1	-1	-1	-2
rgo	-1	-3	1				-1	-1
rgy	-3		-1	-1		-1	1	2
ria	-2	3	-1				-1
ric	-1			-1		-1	-3	4
rid	-3		2	-1			-2	1
rig	5	-2	-3				-2	-2
rin		-3	1		-1		1	-1
rks	1	-2	2				-3	-1
rla	3	-2	-1
rld	-2	3	-2					-1
rly	3		-1				-3
rna	-2	3	-1				-1	-1
rne	3	-1	-1
rom	2	1	-1		-1	-1	-1	-4
rro	2	-3	1				-2	-1
rry	-1	-1			1	-1	-3	1
rse	-3	-2	-1				-1	3
rst		1	-1	-1	-1	-1	-3	1
rta	3		1				-3	-1
rtg	3		-2					-1
rum	-3	-3					2	3
sa	2	-3	-2				2	-1
saa	-2	2	-2				-1	-1
sal	3	-1				-1	-2
san	3	-2	-1				-2	-1
say	3	-1	-1				-3
sbc	-4	1	1					2
sc		-2	-3	2
se	3	-1	-2				-1
sed	1	-1	-6	-1		-1	1	-2
see	3	-2					-4	-1
sel	2	-2
ser	1	2	-3				-2
ses	1	-3					-1	-1
sia	-3	-3	1				1	2
sin	2	-2					1	-1
sit	2	-3	1	-1			-1	-2
ska	-3	2	2		-1			-1
sky	-3	3	2				-1	-2
snb	-2	2	-1				-1	-1
so	-1	-4	-2			-1	2	-1
soc	-2	-2	3				-2	1
son	-1	1		-1	1	-1	-3	1
sp	3		-2				-1	-1
spv		-3	1	-1			-2	-2
sq	2	-1	-1
st	-1	1	-3	-1	-1	-1	-1	2
sta	2	-2					-2
ste	3	-1	-2				-1	-1
sty	3	-2						-1
svc	-2	-1	3	-1			-2	-1
số	3	-1	-2				-1
t	4	-1	-1				-1	-1
t&t	-3	-2		-2		-1	1	2
t's	1	-3	-4	-1	-1	-1	2	-2
tar	-3	2					-2	1
tas	4	-1	-1				-1	-2
tax	2	-3
tay	2						-2
tch	4	-1	-2				-2	-1
tco	-2	2	1				-2	-4
tcy	3		-1		1		-3	-1
ted	3		-1	-1			-3	-2
ten	3	-1	-1				-3
ter		1	-2	-1	-1	-1	-4	2
tes		-1	3			-1	-1	-1
the	1	-3	-1	-1	-1	-1	-2
tho	-3		2					1
thẻ	3		-2				-1
til	2	-1	1				-3	-1
tio	-1	1	-3
tis	3	-2	-1				-1	-3
tj	-2	2
to	1	-5	-1	-1	-1		1	-2
tor		-3		-1	-1	-1	-1	-3
tot	2	-2
tra	3	-3	-1				-2	-1
trễ	-2						3
tti	1	-2	2
tu	7	-2	-4				-2	-2
tuc	2	-3	-2		2		-2	-2
tun	-3	3	-1				-2	-2
tus	3	-2	-2	-1	-1	-1	-3	-2
tv		-1	3				-2
two		-3	-1
ual	3	-2	-1				-3	-1
uck	1	-3	2				-2
uda	2	-1	-1					-1
ude	-1	1	2				-2	-2
ued	2	-2	-4				1
uff	3	-3	-3					-1
ugh	4	-2	-2				-1	-1
uh	3	-1	-2				-2
uit	-1	1	-5			-1	1	-2
uld	3	-1	-1				-1	-1
ult	4	-1	1				-3
uly	2	-2	-3					-2
um	2	-3	-1				-2	-1
und			1	-1			-2	-2
une		-3	-3	-1			3	-3
unk	3	-1	-2				-1
unt	1	-1	-3		-1	-1		-3
ur	2	-1	-1
ure	-1	2		-1		1	-3	-1
urg	2	2	-2					-2
ury	1	-1	-3					1
us	-3	-2	-2	-3	3	2	-3	-2
use	1			-1		1	-2	-2
ust		-3	2	-1		-1	-2	-3
ute	1		1		2		-3	-1
uth	-2	1	-1	-1	-1		-2	3
uts	3	-1	-2				-1
uty	1		1					-3
v	3	-1	-1				-1
v's	-3	4	-1	-1		-1	-1	-1
vcs	-3	-1	3				-1	1
ven	4	-3	1				-2
vil	2	-1	1				-1	-1
vin	2	-2	-2				2	-1
was	2	-3	-5	-1		-1	1	-4
way		3	-2				1	-2
wds	-3	2
we	1	-2	-3			-1	1	-2
wed	6	-3	-3				-3	-1
wer	-3	3	-1	-1	-1	-1	-1	1
wes		4	-1	-1	-1		-1	-2
who	3	-3	-1				-1	-1
x	4	-3	1	-1	-1	-1	-2	-1
xed	-1	-2	3				-2	-1
xit	2	-1	-1
xp	4	-2					-2	-2
xpn	3	-2	-1	-1		-1	-1	-2
y	1	-3	-4	-2	-1	1		-3
y's	-3	3				-1	-3
yer	-2	-3	2				1	-2
yes	-1	-5	-3	-1	-1	-1	3	-3
yet	4	-1					-4	-1
you	1	-3	1				-2	1
ype	6	-3	-2				-2	-2
yst	-3	1	3				-1	-1
y’s	-3						3
zas		1					-3	-1
zip	-2	3	-1			-1	-1	-2
zle	-4	4
zon	-2	-1	1	-1	1	-1	-1	2
余额	1	-3	-3	-2	-2	-1	1	-1
信用卡		-2	4				-2
债权人	2	-2	-1				-1	-3
尾号	1	-2	-4	-2			2	-1
已还清	3	-1					-2
常还款	-4						4
房贷		-3					-1
收公司	-2	-2	-1				3	-1
欠	4	-1			-1		-3	-1
正常	-4					-1	4	-1
用额度	1	-1	2				-3
账号	4	-2	-3	-2			-4	-1
车贷	1	-3					-2
# word first of cell
0 of 2	2			-1				-3
0 of 4	2	-1	-2				-5	-3
0 of 5	1	-1					-4	-3
0 of 6	1			-2			-3	-3
0 of 7		1	-2	-3		-1	-3	-3
1 of 2	1	2	-3		-1	-1	-2	-2
1 of 3		1	-2	-3	-1	-1	-2	-2
1 of 4	1	-1	-3	1	1	-1	1	2
1 of 5		1	-4	2	-1	-1	-3
1 of 6	-1		-4	3			2	-3
1 of 7		1	-8	2	-1	-1	-3	-1
2 of 3	1	-1	-3		-1		1	-2
2 of 5	1	-1	-4	-1	-1	-1
2 of 6		1	-3	-1		-1	-4	-2
2 of 7	2	1	-8	-1	-1	1	-1	-3
3 of 6	-2	2	-3	-2	-2	-1	-4	2
3 of 7	1	-1	-6	-1		-2	-1	-4
4 of 6	-1	1	-1	-3		-2	-1
4 of 7	1		-2	-2	-2	1	-2	-4
5 of 7	1	2	-4	-1	-2	-1		-3
6 of 7	1	-4	-2	-3		-3	1	-2
capital		-2	-2	-2		-3		-4
capitalised	1	1	-6	-1	-1	-1	-1
capitals	1	1	-5	2	-2		-1
date		-4	-3	2	1		-1	-3
letters	2		-3	-2	-1	-1		-2
percent	2	-2		-2	-1		-6	-2
small		-1	-2		-1	-2		-3
# word first of line
date	1	-3			-1	-1	-2	-2
percent	1	-1	-1	-1	-1	-1	-2	-1
# word first word comes
always	1		1	-1	-3	-2	1	-1
always, first	3	-3	-1		-1		-1	-2
often, first	2	-4	-2	-1	-1	-1
once		-1		-1	-3	-2
twice		-3		-3	-3	-2	-1
twice, first	2	-1	-3	-1	-1	-1	1
# word heading
acceptance corp	2		-1				-3	1
account #		-4	-1	1			-2	1
account closed at	2		-2
account history	3	2	-4				-2
account name				-1	-1		-1	-3
account name account	3	-2	-1
account no	-2	-1	-1	3				1
account status		-3		-1				-1
account type	-1	-3	1				3
account type credit	-3		1				3
account type education	1	1					-3
accounts	-1	2		-1				-1
accounts with	1	3	-2				-3
acct	2	-2		-3		-1	-1	-1
acct ending	-1	2	-3				1
acct status	-2	3	-1				1
acreedor original	-2						3	-1
action	3	-1	-1				-2
actions	4	-1	-2				-2	-1
affirm inc	-3	1	-1	3			-1	-1
agency	-1	1	2	-1			-3	-1
amazon store	-3	1	1				1	1
ambulance	3						-3
amex blue	-3	2	-1				1
amount of	-3		2
amount past	-2	3						-1
amount past due	-1	3					-2
and		-3	-1				2	1
anything	3	-1	-1				-2
approval odds	3	-1	-2				-1	-1
apr may	2		-3				-1
are you behind	3	-2	-1				-1
as of	-3	1	2					-1
assets	3	-2
assigned	1	-1					-2
attorney	3	-2	-2
auto finance	2	-1	-1				-3
auto loan	1	2	3				-2
average monthly	2		-2
b		-1	-1		1		-3
balance date	3						-3
balance minimum	3	-1	-2				-1
balance remarks	-2							2
balance reported	-2	-1	3
balance transfer	3	-1	-2				-1
balances	3	-1	-2				-3	-2
bank	2						-3	-1
bank usa	1	-1	1				-4	-1
bankruptcy	1	-1	-3				-1	2
barclays	-2	-1					3	-3
before		-1	3		2		-2	-2
behind	1	1	-3					-1
behind?	-3						3
bill	3	-2	-2	-1			-4	-2
bills		-3	-1				1	-1
borrower creditor	-2	1	1				-1
brightwater	3	-2	-1				-1	-1
bureau	4	-2	-1			-1		-1
by month	-1	-3	-2				1	-2
cards	1	-1	3				-3
certificate	3	-2	-1				-1	-1
charge off	1	1	-2				1
charge-off	3		-2				-1	-1
charge/credit	1		-2				-1	-1
charge/credit card	1	3	-2				-1
charged off			2					-2
charged off account							-3
chủ nợ	3	-2	-2				-1	-1
citizens			-3	-1
civil judgment	3	-2
claim	3	-1	-2					-1
class	3	-4	-1	-1		-1	-1
client	1	-3	-1	-1		-1	-3
collateral	3	-2	-1	-1			-1
collection collection	3		1					-3
collection for	-3						3
collection/chargeoff	3						-3
collections	2	-4	-2				-1	1
collector	-2	1	2				1	2
company	2	-1	-1	-1				-3
company request	3	-1	-2				-1
consumer	2		-2				-3	1
consumer usa	-2		2				3	-1
countrywide home	3		-2				-1
credence	-3	-1					3	1
credit account	-2	3
credit collection	1	-1	-1				1	-3
credit credit	3		-1				-1	-1
credit limit/original			1				-3
credit report		-3		-1	-1		1
creditor account	-3	2		-2			-2
creditor acct	-2	2	3	-1		-1	-2	-2
creditor acct no		-1	3				-1	-1
creditor avant	3		-2				-2	-1
creditor name	1	-3	-1	-1	-1		-2	-1
creditor original	-3	3					-3	-3
creditor's	3	-1	-1					-1
creditorname	-1		1				-2	-2
current		-3	1	-1	-1	-1
current account	-2	-2	1	-1			3
current creditor	-3	3	3	-1			-1	-2
current holder	3	-3	-2				-1	-1
current paid	-1	2	-1				-3
current status	-2	1	3				-1
current terms	4	-1	-1				-3	1
customer	3	-2	-1				-1
d	2						-2
danh sách	2	-2
date	1	3	-1	-1			-1	-2
date balance	2	-3					1
date of		-3	-1				1	-1
date reported	2	2	-1				-4	1
debt account	3	-1	-1				-1
debt balance	1	-3	1				1
debt buyer	-3	2	1				2	-1
debt type	1	-2	1			-1	-3	-1
debt-to-credit	3	-1					-2
debt-to-credit ratio	-2						2
default resolution	2	-2	-1
deferred payment	2		-1					-2
delinquency	-3	-2	1	-1	-1	-1	2	-1
dental			1				-3	-1
description	2		-1	-2		-1	-2	-3
details	-1	-4	1		-1	-1	1
direct	2	-1	-2	-1	-1	-1	-3	-1
direct stafford	3	-2	-1				-3	-1
due		-3	3	-1		-1	-3
due amount	2	-1	-3				1	1
e	-2	1	3				-1
ecoa	1	-1		-1			-2	-1
electric		1	3				-2	-1
eligibility used	2		-2				-1
em dia	1	-3					1
ending balance	3		-2			-1	-1
enhanced recovery	3	-1					-3
enrolled	2	-1	-2				-3	1
equifax co co	-2	1	2
equifax transunion	2	-2	-2		-1			2
est monthly	2	-3					-1
estado al corriente	3	-2	-1				-1
estate mortgage	-2						3
everything	-1	3	1			-1		-2
evidenced by	-3		3
experian	-1		2	-1	-1		-4	-1
explanation of benefits	2	-2	-1					-1
feb jan	-3						1	1
fifth third	-2	3	2	-1			1	-1
fin chg	3		-2				-2
finance	3	-1	-1				-1	-2
financial institution	3	-2	-1
financing	-3	1	2
first delinquency	1						-2	-1
following accounts	1	-1	1				-4
for each	3		-1				-2
for thursday	-1		-3				2
form to	3		-3
freedom	3	-1					-2
from		-3					3	-1
funding	1	-1	1				-3
good	3	-1	-1				-2
good afternoon	1		-2				-2
great	3	-1	-1				-1
group	1	-1	-2	-1	-1	-1		-1
guarantor	1		-3				1	-1
has #		-4		2		-1	-3	-2
has /	1	-2	-2		-3	-2	-2	1
has about	-1	3	-1	-1		-1	1
has accept	-3						2	2
has acct	-1	-1	1	1	-1	-3	-3	-1
has acct.	-3	1	1	1
has action	3	2	-2				-4	-1
has activity	2	-1	1				-3	-1
has after	-3	2	1	-1				1
has agency	-2	2	3	-1		-1	-3	-3
has aging	3	-2	-2				-1
has agreement	2		1				-2
has al	1	-3	-2				1	-2
has all	-1		3	-1	-1	-1	-2	2
has amounts	1	-3	-1	-2	-1	-1	-2	-2
has amt	2	-2	-2					-2
has an	1		1	-1			-1	-3
has anesthesia	-4	1	3				3	-2
has annual	4	-1	-3				-1	-1
has application	3	-1					-2	-1
has apply	4	-2	-3				-1	-1
has are	-1	-4	1	-1	-1	-1	1
has ask	1	3	-2				-1	-1
has asked		-1	-1				-3	3
has asset	-1	-1	1				-2	2
has assets	3	-4	-1				-1	-1
has assigned	3	-2	-2				-2
has assistance	2	-2	-3				1	-2
has at			1	-2	-1	-1	1	-3
has atlantic	-3		1				1
has attorney	3	-2		-1		-1	1	-2
has avant	3	-2	-3				-3	-1
has average	3	-1	-3					-1
has bal	-3	-2	-2	2	-1	-1	2	-2
has balances	3	1	-1	-1			-2	-2
has bank		-1		-1	-1	-1	2	-4
has barclays			-2	-1			1	-1
has before		1		-2	2	-1	-4	-4
has behind?	-2						2
has bill	2	-2	-1	-1			-2	-3
has boa	2	-3	1				-1	-2
has bonneville	3		-1					-2
has brannock	3		-1				-3
has brendan	1	-2	-3					-1
has brightwater	2	-2	-2				-2
has bring	-1		1				3
has bureau	-1	1	-1	-1	1	-2	-3	1
has buyer	1							-3
has by	-1	-5	1	1	-1	-1		-2
has c/o	-1		3	2			-1	-1
has can	-1	-3	3	-1		-1	1	-2
has capital	-1	-3	2	-2	-1	-1
has cascade	4	-3	-3				-2	1
has category	2	-2		-1			-1	-2
has cedar	1	2	-1				-3
has center	2	-1		-1			-2	-3
has charge-off	3	-2					-1	-1
has checking	-3	1	1				2	-1
has chg	4		-1				-2	1
has citi	-3	-2					4	-1
has citizens	1	1		-1			-3	-1
has claim	-2	1	-1	1	-1	-1	-4
has co	-1		3	-1			-2	1
has code	1			-1		-1	-4	-1
has collapse	-3		3				2
has collateral	2		-3	-1			-2	1
has collect			-3				1
has collection/chargeoff	3						-3
has comcast	-2	-1	-1				3	-1
has comenity	1	-1	3	-1			-2	-2
has community	2		-1	-1			-4	-1
has complete	2	-2	-1				-1
has condition	-2		2					-1
has consolidate	1	-3	1				1	-1
has consumer	1	-1		-1	-1		1	-2
has conta	-1		2	-3	-2	-2		-2
has contact	4		-3		-1		-2	-2
has count	2	-3	-1				-1	-1
has creditorname	-1	2	2				-3	-2
has credits	3	-2	-1			-1	-1	-1
has credor	-1		-4	-1		-1	-3	2
has ctr	3	-2	-1	1				-1
has das	-2	-1			3	-1
has data	4	-3	-1				-3	-1
has days	1	2	-3					-2
has debit	3	-3	-2				-1	-2
has debtor	1		1	-1			-3	-1
has debts	-1				-1	-2	-2	-4
has debttype	1	-3					-2	-2
has default	3	-2	-3				-1
has deferred	2	-1	1					-3
has del	1	-1	-4	-1			-1	1
has delinq	-3			-1			3	-1
has delinquency	-3		1	-1	-1	-1		-3
has department	1	-3	-1	-1	-1	-1	-1	-1
has depot	-2	-1	2				1
has description	1			-2		-1		-2
has designator	3	-1	2				-3	-2
has detach	3	-3	-2					-1
has details	-1	-3	1	-1	-1	-1	-1	1
has discover	-2	1		2	-1			-2
has disputed	-1	-3					3	-1
has dla	-3	-1	3				-2	1
has dmp	4		-1				-2
has done	-3		2				1	1
has dr	-1	1			1	1	-3	-1
has duration	2	-1	-1				-1	-1
has each						-1	-3
has ecoa	3	-2	-1	-1			-2
has ed/aidvantage			3				-1
has education	1	1		-1	-1	-1	-4
has electric	-1	2	5				-2	-1
has eligibility	3	-1	-2				-1
has emergency	-1	-1	3					-1
has ending	-2	2	2	-2		-1		-2
has enhanced		-1	-1				-2	3
has enrolled	2	-3	-2				-1	1
has equity	-3	-1	1			-1	1	-1
has error	-2	1	3					-1
has estado		-3	-1				2	-2
has evening	2	-1	-1				-1	-1
has every		-3	1				-1	-1
has expense	3	-2		-1			-1	-1
has expenses	4	-2	-2				-1	-2
has explanation	1		1				-4	-2
has extra	2	-1	-2	1			-2	-2
has f	3	-2	-2				-1	1
has factoring	3						-1	-2
has file	2	-2	-3	-1
has fin		1					-3	-1
has financial		-1		-1	-1	-1		-3
has financing		1	2				-2
has form		-2	-1				3	-1
has found	2	-1	-2
has freq	2						-2	-1
has from		-1	-1	-1	-1	-1	2	-3
has get	1	1					-3	1
has goes	-1	2	-1	2			-1	-1
has gordon	-3						3
has gracias	3						-3	-1
has great			2	-1			-4	2
has h/c	-2		1			1		1
has harbor	2	-3	-1				1
has has	-4		2				3	-2
has have	1	-2	-1	-1			1	-3
has heartland	3	-1	-1				-2
has hector	3	-3	-1
has hi		1	1	-1			-2	-3
has high	-1	-1	-3	-1	-1	-1	1	-1
has history				-1		-1		-3
has hold	-3	2	1					-1
has home	1	1	-2	-1		-1	-1	-4
has homeplus	3		-3
has house		1					-3
has household				-1		-1	-4	1
has how		-2	1	-1	-1	-1		-3
has huntington	2	-3	-2				1
has id	3	2	-3			-1	-3	-2
has if	4	-4	-2				-2	-1
has inc	-1		-2	3			-3	2
has include	3	-2	-1		-1	-1	-2	-1
has indicator	3	-1	-2					-1
has individual	1	-4	-2	-1	-1	-1
has inquiry	4	-2					-1	-1
has installment	1	1	1	-2	-1	-1	-3
has institution	4	-1	-2	-1			-3	-3
has interest	1	-1	-1	-2	-1	-1	1	-4
has intro	3	-2	-2				-1
has it			-2	-1	-1	-2		-4
has it's		1	-3					1
has j		4	1		-1		-1
has k	3	-1	-3				-2	-1
has keep	2	-3	-2					-2
has kind		1	1			-1	-3	-2
has l	-2				-1		3
has lakes		3	-1				1	-1
has larkfield	-2	1	1				2	-1
has las	3	-3						-1
has last		1	1	-2	-1	-1	-2	-3
has late	2		-3	-1	-1	-1	-2
has later	-3	-1	1				3
has le	-2	-1	3				-1	-2
has leave	3						-2	-1
has left	3	-1	-1				-2	-1
has lender		-1	1	-2	-1		-5	-1
has lending	-1	-2		-1			2	-2
has liabilities	1		1	-1	-1	-1		-3
has liability	-3	-1	-1		-1		4	-2
has licenciado	3	-1	1				-2	1
has limit/original			1				-3	-1
has line	1	-2	2	-1		-1	1	-1
has listed	-1		1	1	-1	-1	-3	-2
has llc	1	-2	-2	-1	-2	-1	1
has lo	1	-1	-1	-1		-1	2	-3
has lol	3	1	-2				-1	-2
has loretta	2	-3			-1		1
has lucinda		-4	2
has m	4	-1	-1				-2
has mae	-1	-1	-3	-1				1
has mail		-1	-1					-3
has maintenance	3						-1	-1
has management			-1	-1	-2		-4	4
has mando	1	-1	2	-1		-1	1	-3
has marisol	2	-1	-2				-2	-1
has market	3		-3
has mask	1	-3	-2	-1		1	-1	-2
has mastercard	-2	-2	3				-2	-2
has may	2		-2	-1		-1	-1	-2
has medical	-2	-4	-1	2	-1	-1	-4
has mensal	-4	-2		-1	-2	2	2	-1
has mercy	4	-4	-1				1
has merged	3						-1	-1
has messages	-2	-1	3				-1	-1
has mgmt	4	-1					-2	-1
has mija	-2	2
has min	-1	-2	3	-2	-1	2		-3
has minimum	-1	1	2			-1	-5	-1
has mn	-3	-1	3					-1
has mobile	3						-2	-1
has money	1		-2	-1		-1	-1	-3
has month	-2	1	1	-2	-1	-1	1	-3
has mop	3						-4	2
has more	3	-1	2				-2
has mortgage		-2	-1	-1	-1	-1	2	-3
has mountain	-3	1	1				2
has mr	2	-2	-3					-1
has my		-1		-1	-1	-1	-3
has n	-4	-1	2	1	-1		2	-1
has name		1		-1	-1	-1	-4	-3
has names	-2	2	1				-1
has national	-1		1	-1			-1	2
has navy	2	2	-1				-3	2
has nd	3		-2				-2
has need	-1	3	2	-1	-1	-1
has nevada	3						-3
has night	-2	-1	3			-1	-2	1
has no	-1	-2	-1	3	-1	-1	1	1
has no.	-2	1	2					-1
has none		1		-1			-3	-2
has not	1	1	-1	-2	-1	-1		-3
has note	-2	-3	1	-2		-1	3	-2
has notes	1	-2	-4	-1	-1	2		1
has nov	3	-1	-2				-1
has now	2	-3	-3	1			1	-2
has number		-1			-2	-2	-3	2
has o	1		-3	-1	1	-1		1
has oaks	1	-3					-3	2
has obligations	-1	-3	2	-1		-1	-2	-1
has oct	-1	-1	3			-1
has off	1	1	1	-1	-1	-1	-2	-4
has offers	3	-3	-1				-2	-1
has ok		3		-1	-1	-1	-1
has omaha	-3						1	1
has omit	3	-1	-1				-2	-1
has online	-3		2				2	-1
has opened	-1	-4	2	-3	-2			1
has or	2		-3	1		-1	-1	1
has order	3	-3	-3					-1
has orig.		-3	-2				-1	2
has origcreditor	-3	-2	1	2		2	-2
has other	-2		-3	3	-2	-2	-4	1
has others	2		-2					-1
has our	1	-2	-1				1	-1
has out	2			-1			-1
has outstanding	-3	1	4				-2
has owe	-1	-2	2	-2	-2	-1	-3	-2
has owes	3	-2	-2				-1	-1
has own	3	-2	-1				-2	-2
has paid?	2						-2
has parcela		-2	-1	-1		3	-2	-2
has partners	-3	-1	1	-1	-1	-1	3	-1
has pastor	3	-2	-4					1
has patient	2		2				-3	-2
has payoffs	2	-2
has pays_as_agreed	1	1	-1		-1		-3	1
has pd	3	-1	-1	-2			-2	1
has people	3	-2	-2				-1	-1
has performance		-1	-2				-1	3
has period	3						-2
has perkins	-3		2				1
has physician	-3	1	-1				2	-1
has placed	1	2	1	-1		-1	-4	-2
has plains			1				-2	2
has plan	2	-2	1	-1		-1	-1	-2
has post	3	-3					2
has prairie	3	-3	-2				-1
has premier	2		-1					-1
has principal	3	-2	-1	2		-1		-2
has priority	-2		2				-1
has priya	2	1	2				-3
has product	3	-2	-2					-1
has profile	3	-1	-1
has profit	1		1				-2
has program	1	-3	2				-3	-1
has proposal	3	-1					-2	-1
has pruett		3					1	-2
has public	2	-3	-2				-1	1
has pulled	-1	-1	2				-2	-2
has que	-1	3	-1	-1		-1		-4
has r	4	-4	-1		-1		-3	-1
has rate			1	-1		-2	-1	-3
has real	-1		3		-1	-1	-2	-1
has reason	3	-1					-1
has recent	1	-5	1		-1	-1	-2	1
has recovery	-1	-5	-1	-1	-2	-1	-2	3
has ref	2	-2	-2	3			-3	-2
has regions	3			-1			-2	-2
has remark	-1	2	2			-1	-3	1
has requests	5	-3	-2					-2
has required	3		1					-2
has resolution	1	1	-2				1	-3
has resource	-1	-3					-1	2
has return	2		-1				-3	-1
has revolving			3	-1	-1	-1	-4	-1
has rewards	-2		1				-3	2
has ridge	3	-3	-3		-1			-1
has right	1	-1	1				-3	1
has riverbend	-3	-2	1				2	1
has sallie	-3	1	-3	-1		-1	1	1
has same	2	-2						-1
has savings	2	-2	-3	-1	-1		1	-2
has sched_pmt		-1	-1		1		-2	1
has schedule	1	2		-2	-1		-3	-1
has sec	-4	-1	4				-1	2
has secure	3	-1	-3				-1	-1
has segue		1			1	-1	-3
has send	1	2	-3				-1	-2
has seq	-2	2	1	-1			-1	-1
has services	-1	-2		-3	-2	-1	1	-2
has servicing		-1	-2	1	-1	-1	-1	-2
has share	1			2			-3	-1
has signature	3	-2					-1	-1
has sofi	3		-1				-3
has something	3	-3	1				-2	1
has son	3	-3	-3				-1	-1
has source		-1	-1	1	-1	-2	1	-3
has sourcetype	-4	1	2				-1	1
has specify	-1	-2		1	-1	-1	-2	-3
has spv	-3	-1					1	1
has st		-4	-2	-1	-1		1	-2
has stafford		-3	-1	-1	-1	-1		-2
has statement	3						-2	-3
has status	-1	-3	-1	2	-1	1	1	-3
has stuff	-1	2	1	-1	-1	-1	-2	-2
has su	-2		2	-1			1
has subcode	3		-3	-1			-2	-1
has subject	-1	-1	1	-1		-1		-3
has subsidized	1	-2	-2	-1	-1	-1	1	-1
has summary	2	-3	-1	-1			-5	-2
has sunday	1	2	2				-2
has sunrise	-2	3	2				-1	-1
has svc	2	-2					-3
has system	-1	-2	-3	-1				2
has systems	-1	-3	-1	-1	-1		-1	2
has sách	3	-1	-2
has tamarack	3	-2					-1
has tarjetas	3	1					-2	-1
has tell	3	1	-3				-1	-1
has teresa	2	-1	-2				-2	1
has thanks	1		-1	-1			-1	-2
has that	1		2	-1	-1	-1	-1
has then		-3					1	-1
has they	3	-2	-2				-1	-2
has think	3	-2	-1				-2
has time	-3	1	3	-1		-1
has tmrw			2				-1	-1
has to		2		1	-1	-1	-3	1
has today	-2	4	-2	-1			2	-2
has toledo	-2		1				3
has tom	3	-1	-2				-2	-1
has tonight	3						-2	-2
has took		-2					1	-3
has total	1	-1		-2			3	-1
has toyota	-1	1	-3				1	-1
has tradelines	-3	1	2	-1				-1
has trail	3	-1	-2
has transaction	1		-1	-2		-1	-2	-2
has transfer	3		-2				-1
has transunion	-1	2		-2	-1	-1	-1	-3
has transworld	1	-2	-2					1
has triple	-3	1	1				2
has tu	1	1	1				-3	-2
has tv	-2	1					3
has two-year			2				-3	-1
has type:	3	-1	-1				-1
has typed	3							-2
has u		2	-2				-2	-2
has unsubsidized	2	-1	-3	-1	-1	-1	1	-1
has until	3	-2	-2				-1
has up		-3	1	-1		-1	1	1
has us	3	-1	-3		-1		-1	-1
has usa	-1						3	-3
has use	1	-1	-3					-1
has valley	-3	2	2	-2	-1	-1	1
has value	5	-3	-3				-1
has vance	3	-3
has viewed	4	-2	-3					-1
has visa	-3	-3	1	-2	-1		3
has webbank	3	-1	-4				1	-1
has wells	2	-3	-1
has what	-1		1	-3	-1	-2	-1	-1
has which	3	2	-1				-3
has whom	-1	2	2	-1			-3	-2
has why	2	-1	-1				-1
has wife		-1	3				-1
has withdrawn	2	-1	-1
has worst	2	5	-1				-2
has wrong	3	-1					-4	1
has xp	-2	1	3	-1			-1	-1
has y		-1	2	-1		-1	-2	-1
has ya	1	2					-3
has year	3	-3	-1				-1	-1
has yes	1	3	-2	-2			-4	-1
has you're			3				-2	-1
has your	-1	1	-2	-1	-1	-1	2	-3
has yours	1	-3	-3				2	-2
has zero	-1		-2	-1		-1	-3	1
has –	3	-2	-2				-1	1
has 债权人	-3	1	3	-1				-1
here	-2	-2	-1				3	-1
high	3	-2	-1					-2
home depot	-2	-1	2				1
home equity		2	-1				-3
hospital	1	2	-2				-3	1
hospital services	3	-1	-1				-2
how can	3	-1					-1
hsbc bank	-3						3
huntington	2	-3	-1				1
ic system	-2	-2					3
ic system inc	2						-3	1
ii average	2		-2					-1
in collection		1	1				-3
in good	-3	2	2				1	-1
in the	3		-1				-2
individual individual	1		1				-3
individual monthly	2	-1	-1				-2	3
information			-3		-1		2
institution	3	-3	-1				-2	-1
involuntary	-2	-1	3				-1
is a	3		-1				-1	-1
is current	-3	-1	1				3	1
is the	4			-2			-2
jan feb	3	-1	-1				-1
jan feb mar		-1	-1	1			-3	1
jefferson capital systems	3	-1	-1				-1
just	3	1	-2				-2
kia motors	3						-2
kind	3	-3	-2				-3	-1
la cuenta	3						-2
lakeview loan servicing	1		1				-3
last	-1	-3	2				-1	-1
last pd	3		-2	-1			-1	1
last reported	-1	5	-1				-1	1
lender	2	-1	-1	-2		-1	-4	-3
letter	4		-1				-3	-2
liability type	1	-2	-2				1	-2
limit/original	3						-3
line of credit	-2		1	-1			3
list above	3	-2	-1				-1
lo que	2	-3	-2				1	-1
loan payment	-3		2				1
loan services	-3						3
loan type	-2	3	-1	-1			-2	-1
loan type credit	1	1					-4
loans			1	-1				-2
made	-1		-1				4	-2
mar apr	2	-1	-1				-1
mar feb jan	3		-3					-1
mastercard	-2	-1	3				-2	-1
maximum	4	-1					-2	-1
may	-3		2					-2
means accountStatus	1	-3	-1	-1	-1			-1
means agency	-1		3	-1		-1	-1	-1
means balance		-1		-1		-3		-1
means opened	-1		1	-3	-2			-1
means pastDue		-2		-1	-1	-2	1	-3
means veto	2	-2	1	-1	-1			-3
medical	-1	-2	2	2			-3	1
midland	-2	-1					3	-1
midland funding	3		-1				-2	-2
min	-1					3	-2
minimum payment	3	-2					-2
mop	2		-1				-3	2
motor credit	1		1	-1	-1		-3
my credit	-4	2	3
n/a	-3	1	1	-1			3	-1
name	1	-1	-1	-1		-1	1	-4
name and	-3	2	1
name dept of	-2	-1	2					-1
never late	3	-1	1				-3
no	1	3	-3	-2				-2
nonpriority	3	-1	-1	-1			-1	-1
not	-1	3					-1
not on there	-3	3	1		-1		-2
not reported	2						-3
note		-3	-1	-2			1	-2
notes	1	-3	-3	-1	-1	1		2
nov	3						-3
number date	-2	-2	3				2	-1
number date opened	-3		2				1
of first delinquency	3		-1				-2
ok	3						-4	1
old navy	-3	3
omit	3	-1	-1				-2	-1
one	1		1		-1		-3
one bank usa	3						-3
one sec	-4		3				1
open open open	-2	-1	1				1	-1
open with balance	-3						3
opened balance	2						-3	-1
opened high credit	-1		-2				2
or before closing	3	-3					-2	-1
orig	3	-2					-1	-1
orig. creditor		-2	-2				-1	2
original		2	3	-1	-1	-1		-2
other	2	1	-1	-3	-1	-1	-1	-1
owe	3	-2	-2		-1			-1
owner	5	-2	-3				-2	-1
paid	4	-1	-1				-2
paid as	-1	3	-1				-4
paid as agreed	3		-2				-1
paid collection	2	-1	-2				-1
paid last	2	-1					-2
paid off	3		1				-3
paid to	-2	1	2				-1	-3
past due	-1	-2	3	-1	-1	-1	1	-2
pay now	2	-3					-1
pay off	2	1					-2
pay tv	-2	-1					2
payment	-1	-1	3	-1	-1	-1
payment due	1	-2	1	-1	-1	-1	-3	-1
payment made	2							-3
personal	-2		1				3
personal loan	-1	1	3				-1
placed for collection	1	1	-1				-4
plazos	-2		1				1
potentially	4	-1					-3	-1
prairie	3	-2	-1				-1
primary residence	-2	3	1				-1
principal	4	-1	-1				-2	-1
profit and	2		1				-3
program		-2	3				-1	-1
proposal	3						-2
pruitt	3	-2					-3	-1
rate	2		1	-1		-1	-3
rating	-3	1		-1		-1	1	-1
receivables llc			-2				2	-1
recent account	4	-4					-2
regional acceptance	2	-1	1				-2	-1
remarks placed	-2		3				-1	-1
report	2	-2	1		-1		-4	2
reported as	-2		3				-1	1
reported past	3						-3
request originator		3	-2					-2
requests	2	-1						-1
resolution	3	1	-1				-1	-2
responsibility individual	3	-1	1				-4	-1
resurgent capital	-3		1				2
riverbend	3	-1	-1
saldo devedor		-1		-1	1	-3	-1	-1
same	3	-2					-2
sec	-3	-1	3				-2	1
section iv		-3						2
secured	-2	1	-3			-1	2	1
send me	3		-2				-2
servicer	1	-3	1				-1
services	-1	-3	-1	-1	-1		1	1
services llc	3							-2
shows	4		-1					-3
signature loan	3	-2						-1
something	2	-3	2				-2	-2
source xp/tu/ef	-2	1		2		-1	-1
spring oaks	3	-2					-2	-1
st brendan	1	-3	-1
status closed	2	1					-2
status collection	2	3	-1				-4	-2
status current		-1	5				-3	-1
status open	4	-1	-2				-3
status paid	3	-2	1				-1
status pays	1	-2	1				-3
status pays as	2	1	-1				-3
status pays_as_agreed	3						-3
still owe	-1		1				3	-1
stuff	-2	1	1				-1	-1
subcode	3		-3	-1			-2	-1
subject	4	-2	-1					-1
subject re	-1	3	-2				-1
summary of	4	-3					-1
svcs	-2						2	1
synchrony bank	3	-1	-1					-2
the adverse	3						-2	-1
the car	1	-2	3				-1	-1
the list			2				-3
this	3	-1	-1				-1
this account	-3		2				2
this is	-1	2	1				-3
time	-3	-1	2	-1				-1
time lurker	-2	-1	3
tipo	3	-1	-2				-2
tipo de cuenta	3	-3	-1				-1	-1
to	-2	1					3	-3
to whom	-1	2	-1				-1	-1
toyota	3	-1					-3
transaction description	3	-1	-3
transunion	2	1	-2	-2	-1		-1	-4
transworld systems inc	3		-1				-1
type	1	-3	-1	-2	-1	-2		-1
type collection	2		1					-3
type fixed	-2		-1				3
type opened	3	-2	-1				-1
unpaid		-2	2		-1	-1	-2	-1
updated	-1	-1	2				-1
updated sunday		3	2				-1
usa/target	-3		1				2
use list above	3	-2					-1
valley	2	1					-2	-1
view account		-1	2
visa	-2	-1	4				-2
webbank	2	-1	-3				1	-1
webbank/fingerhut	3		-2				-2	-1
westlake	-3	2					2
what	-1	3	-2	-2			-1	-3
what u	3						-3
which	3		-1				-2
who	-2	-1	2	-1	-1		-3	2
whom it may	-2	1	3				-1
worst delinquency	-3	3	1
yes	3	-2		-1			-2
you asked for	-3	1					-1	2
you owe	-1	-3	1	-1			-1	-2
you said		1	-1				3
your	1	-3					2
your accounts	-3	2					1
your credit	-1	1	-3					-1
# word known from here
begins creditor	-3	3	-4	-2		-1	-2	2
collector	-1	3	-2	1	-1	-1		-5
creditor	-3	2	1	-2	-1	-1	-1
kind	1	-4	2	-1	-1		-1	-3
status 90days	-2	-4	-3	-2	-2	-2	3	-3
status current	-1	-4	-3	-1	-1	-2	5	-2
trade	-1	-5	1	-1		-1		1
# word known of cell
address		-2		-2	-3	-2	1	-5
kind	3	-4	-2	-1	-1	-1	1	-2
label amountLoose	3	-3	-2	-1	-1	-3
label date	1	-2	-1	-2	-2	-1	-1	-2
label name		-1	2	-2	-2	-1	-3	-1
label number			-2	1	-2	-1		-4
label opened	3	-2	-1	-1	-1		-2	-1
label reported		-1	1	-1	-1	-1	-1	-3
label status		-3	-1	-2	-1	-1	1	-3
label statusHint	3	-2		-1	-1	-1	-4	1
label veto	5	-2	-1		-1	-1	-2	-1
status		-4	-1	-2	-1	-1	3	-2
# word known of line
furniture	2	-3	-6	-1	-1	-1	-2	-2
legend		1	1	-2	-2	-3	-1	1
section accounts	5	-3	-2				-4	-1
section collections	4	-3					-4
section part		-3	-1	-1	-1	-1	1	-1
section skipped	2	-3	-1	-1	-1	-1	-2	-3
# word label beside
a	-2	-1	3				-1	-1
account	3	-2	-1				-1
account name				-1	-1		-2	-3
account number	3						-2	-1
account type		1	1				-3
acct status	3						-3
american express	3	-2	-3				-1	-2
apr	3	-1					-2
auto	2		-1				-1
balance	4	-1					-2	-1
best buy/cbna	3	-2	-3
best egg	3	1	-4				-1
c	-3	1	1	-1			1	-1
closed	-2		1				2
collection/chargeoff	3						-3
collections	1			-1			-3	1
condition	3						-3
current	3	-1		-1			-2	-1
current creditor	-3	2	3					-1
description	1	-3					-1	-2
h	-3	2	2	-1			1	-1
ic system	-3	-1	-1	-1				2
in collections		-1	-1				-3	2
installment	-1	2	3				-1	-1
kohl's	3		-3
lendingclub		-2	-1	1				-1
loan type	4	-1	-1				-1
m&t bank	2	-1	-1	-1
means balance	3	-3	-2	-1			-3	-2
means money		-1	-2		-1	-1	-3	3
means name		2	-1	2	-1	-1	-2	-3
means number	2		1	2			-1	-3
means opened	3						-2	-1
means original		-4	-3	-1			-4	2
means pastDue	3						-2	-1
means paying	3			-1			-5	-3
means status	-1	-3	-3	-2	-1	-1	1	-2
means veto	3	-2	-2				-1	-2
month	3	-2	-2				-1
n/a	-2						3
no	-2		2				1	-1
ok	3	-1					-1	-2
original creditor		-2	-2	-1			-3	2
other	-2	1	2				1
payment	4	-2	-2				-2
r	-2	3	2				-3
rate	3	-1		-1			-1
re	3	-2	-4					-1
rev	4	1					-4
revolving	1	2	3				-1	-1
transunion	3	-1					-2
type	3	-1		-1	-1		-3	-1
wells fargo	2	-2	-3					-1
# word label with colon
account	-3	2	-1	1			-2	-1
account type	2						-1	-1
amount claimed	3	-1					-1	-1
borrower name	3	-2	-2
cc	3	-1	-1
comments	1	-1	-1			-1	-2	-3
confidentiality notice	3	-1				-1	-2	-1
creditor	-3	1	1				-2	1
creditor name	2	-3	-2					-1
example	3	-1	-3				-1	-1
filed by	3			-1			-1	-1
from	1					-1	-1	-3
goal	3	-2	-1				-1	-1
late dates	3		-1				-1
late payment warning	3	-1					-2	-1
lender		1	3	-1	-1	-1	-1	-1
loan attending school name	3	-1	-2				-1	-1
loan status	4	-1					-4	-1
loan type		2	2			-1	-1	-3
means 		-2	1	-3	-1	-2
means amountLoose	3						-3
means balance		-2	-3	-1	2	-2	-1
means date	3	-2	1	-2	-2	-1	-4
means money	2	-4		-2	-2	-3		1
means number	2	-6	-1	1	-1	-1	-3	-5
means opened	3	-1		-2			-1	-1
means original	-1	-3	-3	-2	-2	-1		1
means pastDue	3					-1	-3	-1
means paying		-3	-3	-1	-1	1	-3	-3
means reported	4	-2	-1	-2	-1		-1	-1
means status	-1	-4	-3	-2	-2	-2	1	-3
means statusLoose	-1	-4	-2	-2	-2	-2	1	-3
means text	2	-2			-1	-1	1	-3
means veto	2			-1	-2		-2	-3
monthly payment	3						-2	-1
name	3	-3	-2
note	-1	-1	-1		-1		2	-2
notice	3	-1	-1				-2	-1
orig creditor		-1	-1				-2	2
orig. creditor		-1			-1		-3
original creditor		-3	-2	-1	-1	-1
patient		-3					-2	-2
patients included	3	-1		-1			-1	-1
plaintiff	-1	1	1				-1	-3
reference	-2	-1					2
remarks	2	-3	-2			-1	-2	1
responsibility	4						-2	-2
sent	3						-2	-1
sort by	3	-1					-1	-1
status		-3	-2	-2	-2	-2	1	-3
student enrollment status	3	-1					-1
student first name	3	-3
student last name	3	-3	-1
subject	3	-1					-1	-1
terms	3						-2	-1
to	4	-2	-3		-1		-1	-2
total	3				-2	-3
• total	3						-3
存款	2	-2	-1				-1	-1
# word last of line
date		-2	-3	2	-1	-1	-1	-2
letters		-3	2	-1		-1	1	-2
# word line above
</credit_liability>	-1	-5	-4	1		-1	-2	3
account closed by consumer	-1	-1	3
account closed by credit grantor	3	-1	-1					-2
account details	1						-3	-1
account info	-1	1	1				-2	-2
account name	-3	3	3				-1	-1
account status: open open open	3						-3
account type	3						-2
accounts with adverse information	3	-2			-1		-1
address	3						-1	-1
balance	1	-4	-2				1	-1
begins #	-1	1	2		-1	-2		-4
begins $	1			-1				-3
begins (	1		2		-1	-1	-2	-4
begins *		-3	2	1	-3	-4	1	-1
begins +	1	2	3	-2		-1	-3	-2
begins -			1	-1		-3	2	-1
begins .	4	-2	-2				-1	-1
begins 0%	-1	-2	-2				3
begins 1-02	1	-3	-2	-1			1	-1
begins 3.1	3	-1	-1				-1	-1
begins <	1		-1		-2	-3	1	-1
begins =	1			-1		-1	-3	-2
begins [		-2			-2	-2		1
begins ^	2	-2	-1				1	-3
begins acct	-1	-1	1	-3	-1	-2	-1	1
begins active	2	-2					-1	-1
begins actual	3						-1	-1
begins address	-2	-3	-4	-3	-1	-2	1	2
begins adverse	-1	-1	3		-1	-1	-2	-2
begins affirm		1		-1	-1	-1	-3	-2
begins agency	-2	-2	1	-1	-1			3
begins amex	-2	3	2	-1	-1	-1		-1
begins amount		-3	1	-1	-2	-2		-3
begins and	1	1	-3	-1	-2	-2	-2	1
begins any	-2	3	1	-1			1	1
begins applicant	4	-2	-2		-1		-2	-1
begins application	2	-1	-1		-1
begins april	3	-1	-1					-1
begins are	-1			-1		-1	-2	1
begins ate	3		-1				-3	-1
begins aunt	2	-1	-1				-1
begins auto	1	3		-1		-1		-2
begins barclays	-2	2	1	-1	-1	-1	2	-1
begins before	3	-1	-2				-3	-1
begins belk	-2		3				-1
begins bills	3		1				-1	-1
begins bk	1	-1	-1				3	-1
begins both	1	2					-3
begins c		1	2	-1	-1	-1	-2	-1
begins call	3	-2				-1	-1	-1
begins cap		1	3	-1	-1	-1	-1	-1
begins capitol	3	-1	-1				-2
begins card	2	-1	-2				-4	-2
begins cards		-1		-1	-1	-2	1	-3
begins carrington	3	-1		-1		-1	-2	-1
begins carro	1	-3						-1
begins case	4	-3	-2				-3	-2
begins cash	2		1				-3	-3
begins cedar	4	-2	-3				-1	-1
begins charge		1	3			-1	-2	-1
begins chase	1	-3		-1	-1	-1	1	-1
begins citi	-1	1	3	-1	-1	-1		-2
begins citizens	-1	3	1	-2	-1		-3	-3
begins client		-1	-1		-1	-1	-3	1
begins cobranza	-1		2				-2	3
begins collection	-1			-2	-2	-1		4
begins comment	-1	1	3	1			-2	-1
begins comments	2	1	2				-5	-3
begins commonwealth	2	-3	-3				1
begins confirmation	3	-2	1		-1		-1
begins conn's		1	1				-3	1
begins contact		-1	2				-1	-2
begins conventional	-1	1					3
begins convergent	3	-2	-2		-1	-1	-3
begins corinne	2	-1						-2
begins credence		-2	-3	-1				2
begins curtis	2	-2					-1
begins d	-1	-1	-1	-2	1	-2		2
begins dana	3	-2	-1				-4	-1
begins date	2	-1		-4	-1	-1	1
begins days		3	2				-3
begins dear	1	-2		-1	-2	-1	-1	-3
begins debt	-1	2	2	-2	-1	-1	-1	-4
begins debtor	-1		1	1	-1	-1	-3	-3
begins debts		1	1	1	-1	-1	1	-3
begins defendant	3	-1	-2				-1	-1
begins delivered	4		-2					-1
begins department	3	-2	-1				-1	-1
begins descriptions	-3	3	3				-1
begins desert	3						-2
begins discover	3	-2	-2	-1			-2	-2
begins do	3	-1	-1				-2
begins download	3	-2					-1
begins dr	-3	2	1	-1			3	1
begins due	-3	2	2	-2			-2	-3
begins duke	1	-3	1	-1			-2	-2
begins dívidas	2	-2	-1				-2	-1
begins edit	-1	2	1	-1		-1	-4	-2
begins ef	3						-3	-1
begins en	-3		2				1	-1
begins enhanced	-1	1	1		-1	-1	-2	3
begins enrolled	1	-1	-2	-1				-3
begins equifax	1	-2	-1	-2	-1	-1	-3
begins escrow		1					-2	-2
begins estado		-3	-1	-1			1	-1
begins estimada	3	-1	-1				-1	-1
begins exeter	1	-1						-2
begins experian	3	1	-1		-1		-3	-1
begins f		1	2				-3	-1
begins fees	3	-2						-1
begins fha	1	-2	-3
begins fico	4	-1					-3	-1
begins fidelity	3	-2	-1	-1			-2	-1
begins financial	3	-3	-2			-1	-1	-2
begins first	-1	-3	1	-1	-1	-1	2	-1
begins fixed	3	-1	-2
begins following	1	-1	-1				2	-1
begins for	1		3				-1	-2
begins ford	-1		2		1	-2	-3	-1
begins gas	3	-2	-1				-1
begins gastos	3	-2	-1					-1
begins gm		2	1				-3	-1
begins good		-2	-2				2	-1
begins guarantor	-1	1	1	-1	-1	-1		-3
begins hard	3	-3	-3				-1	-1
begins have	3						-1	-1
begins heights	-2	1	3	-1			-2	-1
begins house	-1	3	1	-1			-2	-2
begins hunter	-3	-2	-1				2	2
begins huntington	-3	2	2	1		-1	1	-2
begins ic	-3	-1	-1	-1			1	3
begins id	-1	2	1		-1	-3	1	-1
begins if	2	1	3	-1		-1	-2	-2
begins income	3	-1					-1	-1
begins inquiries	4	-3	-3				-2	-3
begins installment	-3		4	-1	-1	-1	-1	-3
begins interest	3	-1		-1	-1	-1	-3	-1
begins items	2	-2					-1	-1
begins jan	1	-1	3		-1	-1	-2	-2
begins jcpenney	-2	2	3				1	-1
begins jul	2		1				-3	-1
begins jun	4	-1	-1	-1			-2
begins key	3	-1	-2				-1	1
begins kim	2	-2	-2				-2	-1
begins klarna		1	-1	-1	-1	-1	1	-2
begins kohl's	-3	1	-1				3
begins late	-1		1	-3	-1	-1		-3
begins le	-1	1	-2				1
begins left		-3	2
begins lending	-2	-1	3	1			1
begins lendingclub	3	-4	-3	-1	-1		1	-1
begins lendingpoint	3	-2	-1				-1
begins lightstream	4	-3	-2				-2	-1
begins lincoln	-2	2	3
begins loans	-2	1	3	-1		-1		-2
begins log	4	-3	-2					-1
begins long	-3	2	3	-1	-1	-1	-2	-1
begins lowe's	-2		3				1	-1
begins lvnv	1			-2		-1	-2	-1
begins mail	3	-2	-2			-1	-1	-1
begins mar	1		-1				-3	-2
begins mariner		-2	3			-1	-2	1
begins maximum	3						-3	-1
begins medicredit	2	2					-2	-3
begins member	5	-2	-3				-2	-1
begins meridian	3	-2	-2
begins messages	3	-2	-1				-1	-1
begins midland	-1	1	-1	-1		-1		3
begins mohela	-1	2	3			-1		-1
begins mohela/dept	2	-1	-3				2	-1
begins month	4	-2	-2				-2
begins monthly	1			-1		-1		-3
begins ms	2	-1	-1				-1
begins name	1	-1		-1	-1	-3		-4
begins navient	1	-3	-3				2	-1
begins nco		2	1	-1			-3
begins need	1		1				-2	-2
begins net	3	-1					-2	-1
begins netflix	2			-1			-3	-1
begins new	1	-3	1	-1	-1	-1		-1
begins no		1	-1	-3	-1	-1		-1
begins not	1	2	4	-1		-1	-3	-1
begins notice	3	-2	-3					-1
begins oct	2	-2	-2	-1			-2	-2
begins october		-3	-1	-1	-1		1
begins offer	3	-2	-2				-1	-2
begins offers	3	-2	-4				-1	-1
begins official	4	-2	-2			-1	-1
begins oh	4	-1					-3	1
begins okay		3	-1			-1		-1
begins on	-1	-1	1	-1	-1	-1	-4
begins only	3	-1	-1				-2	-1
begins opened	-1		3	-2	-1	-2	2	-1
begins oportun	-4	-1	3	-1		-1	1	-1
begins orig	-3	1	1	-1	-1	-1	2	-1
begins original	-1	-1	-3	-2	-1	-1	-2	1
begins orlando	4	-3	-1				-1	-1
begins our	1	-3	-1	-2	-1	-2		1
begins outstanding	4	-3	-2				-3
begins p.o	-1	-2	2	-1	-2	-1	2	-2
begins paid			3	-1	-1	-1	-1	-2
begins patient	1	-1	-1	-1			-1	-3
begins pay	-1	-1		-1		-1	-2	-3
begins paycheck	3	-3	-3				-1
begins payment	-1		2	-1	1	-2	-1	-3
begins pennymac	-1	-2	3	-1	-1	-2	-1	-1
begins phone	2	-2	-3				-1
begins pinnacle	2	-1	-1
begins plan	3	-1	-1					-1
begins please	3	-3	2				-4	-2
begins positive	-2	3	1
begins posted	3	-3					-1	-2
begins prairie	4	-2	-2	-1				-1
begins prepared	3	-2	-2				-2	-1
begins present	-3	2	3				-1	-1
begins previous	3	-1	-2				-1
begins property	5	-3	-2				-1	-1
begins public	5	-3	-2		-1		-3	-3
begins purchases	3	-1	-1				-1
begins put	-3	2					2	-2
begins quest	1		-1				-3
begins questions	3	-2	-2	-1			-2	-1
begins rating	3	-1	-1	-1	-1		-2	-2
begins real	-2		3	-2			-1	-1
begins reason	3		-1				-3
begins recent	2	-2	-1				-2	-1
begins regions	3	-1	-3	-1				-1
begins regular	1	-5	-5	1			1	-3
begins remark	-2	2	2				1
begins remarks		4	3	-1		-1	-2	-2
begins rent	6	-5	-3				-3	-1
begins renta	3	-2	-2				-1
begins repayment	2	-2	-3	-1	-1	-1	-1	-1
begins reported	-1	1	-1	-1		-1	1	-3
begins repossession	4						-3
begins requested	3	-1	-2		-1		-1
begins requests	5	-4	-4				-1	-3
begins resurgent		1	-3				2	-2
begins riverbend	3	-3	-3				2	-1
begins rocket	3	-3	-3	-1	-1	-1	-2	1
begins row		-3	1				-1	-1
begins saldo	-1	-2		-1	-1	1	-1	-3
begins salt	4						-2	-2
begins santander	1	-3	-1	-2		3		-1
begins savings	3	-2	-2				-1	-1
begins schedule	3	-1			-1		-2	-1
begins score	2	-1	-3					-1
begins second			-1				1	-3
begins secured		-1	2					-1
begins see	1				-1	-1	-1	-3
begins seller	3	-2	-2				2	-1
begins send	3	-1	-1				-1
begins service	-3	1	1	-1	-1		1
begins sheffield	-3	-1	1				3	-1
begins shop	2	-2	-1					-1
begins showing	3	-1	-1				-1	-1
begins sioux	3				-2		-1
begins situação	1	-1	-1	-1	-1		-2	2
begins skip	3	-3	-3
begins snap	1	-2	-3				1
begins snap-on		1	1				-3
begins so		-2	1					-3
begins something	3	-2						-1
begins source	2			-1			-3	-1
begins sprint			1				-3
begins state	4	-2	-2				-2	-2
begins store	2	-2	-2	-1				-3
begins subject	3	-2	-1	-1		-1	-5	-2
begins summary	1	-2	2	-1			-2	-1
begins t-mobile	4	-2	-3				-2
begins target			1	-1		-1	-3	1
begins tax		-3					-1	-2
begins td			1		-1		-3	1
begins thank				-1	-1	-1	1	-2
begins thanks		-3	-2	-1			1	-2
begins then	1	-2	-4	-1		-1	-1	1
begins tidewater	1	-3	-3				1	1
begins times	-3	1	4					-1
begins to	3	-1	1	-1	-1	-1	-3	-2
begins today	1	-1	2				-2	1
begins total	2	-2			-3	-3	-4	-2
begins totals	3	-2	-1				-2	-2
begins tradeline	-4	4	4				-1	-2
begins transunion	2	1		-1	-1		-3	-3
begins truist	-2	2	3				1	-1
begins uncle	4	-2	-2				1	-2
begins unsecured	-1	3	3	-1	-1	-1	-1	-1
begins updated	1	2		-1			-4	-1
begins upgrade	3	-3	-2	-1			1	1
begins upstart	1	-1	-3	-1	-1	-1		1
begins vanguard	3	-2	-1				-1	-1
begins velocity	-3	-1	1				1	1
begins venmo	1	-3	-1			1	-1
begins view		1	1	-1		-1	-5	-2
begins visit	-3	2	3
begins voice	1	-3					1	-2
begins was		-3	-1				2	-1
begins washington	4	-3	-2				-3	-1
begins whats	-3	2					1
begins where	-3	1	3				-2	-1
begins wife	1		-3				1	-1
begins with	-1	4	1				-1	-1
begins world	-2	2	3				2	-1
begins worst	2						-4
begins xfinity	3	-2	-1				-2	-1
begins xp/tu/ef		2	3				-3
begins y			3	-1				-1
begins year	2	1	1				-2	-1
begins yes		-1	1	-2		-1	1	-2
begins yesterday	3	-2	-2				-1	-1
begins your		-1	-3	-1	-1	-1	1	-2
begins ytd	3	-1	-1				-1	-1
begins yung	2	3	-1				-2
begins zales	-3	2	1				2
begins zip	-3	2	1				1
begins ·	-1	2	2		-1	-1		-3
begins •	-1	1	1	-1	-3	-4	-1	-2
begins ☐	2	2	2	-2	-2	-3	-2	-4
begins ☑	3	-2	-3	-1			1	-1
begins ✓	2	2	1				-3	-1
begins 三	-2		2	-1	-1	-1	1	-1
begins 合计	3	-2					-2	-1
charge/credit card accounts	-3	3	1				-1
charged off account		1					-3
cobranzas			3
collection agency	2	-2	-3				-1	-1
collection/chargeoff	2						-2
comments	1						-3	1
comments contact	6	-3	-4				-2	-2
contact	4	-3	-3
credit acceptance corp	3	-2	-3
creditor contacts	3	-2	-2
current		1					-3	-2
delivered	4	-1	-2				-1	-1
derogatory accounts	-3	2	2				1	-1
dispute	2	-3	-2				-1
estado: al corriente	2	-2	-1				-3	-1
first premier bank	3	-2	-1
how can you dispute the debt?	4	-1				-1	-2	-1
in collection		1					-2
in collections	-1		1			-1	-5	1
in good standing	1	1	1				-5	-1
inquiries	3	-2	-1				-1
installment	1	-2	-1				1	-1
loan delinquency date	2	-1	-1				-2
loan details	3	-4	-3	-1	-1	-1	-1	-1
loan status:df	-3						3
loan status:du	-4						4
log	3	-2	-2					-1
means balance		-2	-1	2	-1	-1		-2
means balance, short	1	-1		-1			-3	2
means date, short	3	-2	-2				1	-1
means money, short		-3	-3	-1	-1	-1
means name			1	-1	-1	-1		-3
means name, short		1		1	-1		-2	-3
means number	1	-1		-3		-1	-2
means number, short	-2	-2		3	-1			-1
means opened	3					-1	-3
means original	1			-1	-1	-1	-3
means original, short	-1	-3	-2					1
means pastDue, short	-2	1	-3				1	-1
means paying		-1	1	-1	-1	-1	-2	-3
means paying, short	1	-1	2	-1	-1	-1	-3	-1
means reported	-1	1	4		-1	-1	-3	-2
means reported, short		2	3				-3	-1
means statusHint, short	3	-1					-2	-1
means text, short				-1	-1	-1	-3	-2
means veto	5	-3	-3				-3	-2
no				-2			-1	2
none	1			-1	-3	-1	-2	-5
nonpriority creditor's name	3	-1	-1
ok	-2	-1	-2	2			3	-1
opened	4						-4
original creditor		-4	-4				-5	1
other accounts	3	-2	-2				-1	-1
our information shows	1	-2	-1	-1	-1	-1	-3	1
paid as agreed	3						-3
pattern "#","w		1	1	2	-3	-5	-2	1
pattern "w","w	-1	-2	2		-2	-3	1	-2
pattern "w(w)"	1	-3	-1		-1	-2	-1	-1
pattern "w-w",	-2	1	2			-1	3	-1
pattern ##w#wM	-2	1	1	-1		-1	-2
pattern #)#	1	-1	-3	-1	-1	-1	-1	-2
pattern #)#, first	3	-2					-2
pattern #)#w:M	-1	-1	-1				-1	3
pattern #)w	-1	-2	-3	1		-1	1	1
pattern #, first							-4	1
pattern #.w	-1		2	-2	-2	-3	-3
pattern #.w#.$	2	-2	-1				-1	-1
pattern #.w#w)		1	1	-1		-1	-4
pattern #.w(w)	1	-1	-3	-1		-1	1	1
pattern #.w,w#	2	-3	-1	-1		-2	1	-2
pattern #.w,wM		1		-2	-1	-3		-3
pattern #.w...	-1		-1	-1			-1	-3
pattern #.w.w#	3	-2	-2				-1	-1
pattern #.w.w,	3	1	1				-3
pattern #.w:w#	2		-1				-1	-1
pattern #.w:w(	1		-1			-1	3
pattern #.wMwM	1	-2	-1	-1		-1	3	-2
pattern #.w–w,	2	-2	-1				-1
pattern #/M/M#	3	-2	-1					-1
pattern #M	-1	-2	-3					2
pattern #M/M, first	3						-3
pattern #M/MMM	3	-2			-1	-1	-2	-1
pattern #M/MMM, first	3	-3
pattern #M/MMw	3		-2					-1
pattern #M/MMw, first	3	-3					-1
pattern #w	1	-3	-1	-1		-1		-1
pattern #w(w)M	3	-2	-1				1	-2
pattern #w,wM/	-1	-2	-3					2
pattern #w.w,w							1	-2
pattern #w/w#M	1	2	1				-3	-1
pattern #wM/M/			-1	-1		-1		-3
pattern #wM/Mw, first	3	-2					-2
pattern #wMMM	2	-2	-2				-1
pattern #wMMMw	-3	1	-1	-1	-1	-2	2
pattern #wMMwM		3	1			-1		-2
pattern #wMw.w	-2	2	1
pattern #wMwM#	-2	2	2	-1			-2	-1
pattern #wMwM/	2		-3				-2	2
pattern #w·M, first	-2	2					-1
pattern (w), first	-3	1					2
pattern (w)w#w	-3		3	-1
pattern (w)w#w, first	-3	3
pattern (w,w)	-1	-2	-1	2	-1		3	-1
pattern (w.)	-3		3					1
pattern *w	-1	1	2	-1			-3	1
pattern -	3	-1	-2				-2
pattern -, first	3	-2					-3
pattern --	2	-1	-1				-3
pattern --, first	2	-1					-2
pattern ---	3	-2	-1
pattern -[w]w	3	-1	-1				-2	-1
pattern -w(w)M		3	1		-1			-2
pattern -w,w#,	4	-3	-3		-1	-1	1
pattern </w>	1	-3	-1	1		-1	-2	1
pattern <?w="w	3	-2	-2
pattern <w="#"	-1	1	3	-1	-2	-2	-4	-5
pattern <w="w.	3	-3	-3		-1			-1
pattern <w><w>	3	-2	-2				-1
pattern >wM/M:	3	-1	-1			-1		-1
pattern M	1	-3	-2	-1	-1	-1		-2
pattern M-w	-2	1	2				-1	-1
pattern M.w	4	-1					-3	-1
pattern M/M/M	2	-1	-1	-1	-1	-1	-3	-1
pattern M/M/MM, first	3	-2					-1
pattern M/M/Mw	4	-2	-2	-1	-1	-1	-4	-2
pattern M/M/Mw, first	3	-1					-2
pattern M/MM/M, first	4	-2					-3	-1
pattern M/MMMM		-4	-4		-1	-3	1	-1
pattern M/Mw#M	4	-2	-2					-2
pattern M/MwM	3	-2	-2				-3	-2
pattern M/MwMM	4	-4	-4				-1	-1
pattern M/MwMw	4	-1	-1				-1	-1
pattern M/w	-1	-3	1				1	-1
pattern MMMMM		-3					1	-2
pattern MMMMM, first	-2	1					2
pattern Mw	1			-1	-1	-1	-3	-2
pattern Mw#MMw	-2	3	-1				2	1
pattern Mw#wMM	-3	2		-1			-2	-1
pattern Mw,wMw	3	-1	1				-2	-1
pattern Mw:w:w	-2	3	2	-1		-1	-2	-1
pattern MwM	1	2	2			-1	-4	-2
pattern MwMwMM	2	-1	-2					-1
pattern M✓✓✓✓✓	3	1					-3	-1
pattern []w	3	-1					-2
pattern []w.	4	-1	-2				-1	-2
pattern []w:$_	1	-1	-2				-1	-1
pattern [w]w	3	-1					-2
pattern w!	3		-1	-1				-1
pattern w#	-1	1		-3	-2	-2		-1
pattern w##	2	-4	-3	-2	-1	-1
pattern w####	2	-2					-3	-1
pattern w##w#M	4	-3	-2				1
pattern w#$M☐$	-1	1	-1	-1		-1	-3	-1
pattern w#$M☐$, first	3	-3					-2
pattern w#)	1	-1		-1	-1	-1	-4	-3
pattern w#)#, first	3	-2					-2
pattern w#.	-1		3				-2	-1
pattern w#....	3	-1	-2
pattern w#/M/M	2	-3		-1	-1		-4	-2
pattern w#:#w:	3	-1	-1				-1	-1
pattern w#:w	3	-1					-1	-1
pattern w#:w#:	1		2				-3
pattern w#M/M/	1	-3	-2	2
pattern w#M/MM		-4		-2	-1	-1	1	1
pattern w#MM#w			1	1			-3	-1
pattern w#MMM#	-2		2	1			-2
pattern w#MMMM	-1	-4	1	-2		2	1
pattern w#MMMM, first	-1	1					-3	-1
pattern w#MMMw	2	-4	-1	-2		-1
pattern w#Mw#M	-4						4
pattern w#MwM	-2	-2	-3	-1	-2	-1	3	-4
pattern w#MwM#	-2	-2	-2				3	-1
pattern w#MwM, first	1						-3	-1
pattern w#MwMM	1	-3	-1	1		-1	1	-2
pattern w#MwMw	3	-1	-3	-1	-1		1	1
pattern w#w#	2	-3	-1	-1	-1	-1	-1	-1
pattern w#w#w#	-1	3		-2		-1	-2	-3
pattern w#w#w?	2	-1	-1	-1	-1	-1	-2	-3
pattern w#w(w)	-1		2	-4		-1	-2	-1
pattern w#w(w), first	2	1		-3			-1
pattern w#w, first	1							-3
pattern w#w,wM		-1					2	-3
pattern w#w.w	-1	-2	2	-3	-1	-1	1	-1
pattern w#w.w(	-2	-1	-1	3
pattern w#w.w.	2	-1	3				-2	-2
pattern w#wM/M	1	-5	1	-1	-1	-1	-1
pattern w#wM/M, first	-1	3					-2	-2
pattern w#wM:M	3	-2	-2				-1
pattern w#wMMM	1	-1	1			-1	-1	-3
pattern w#wMw#	2	-2	-3
pattern w#wMwM		-5	1			-1		1
pattern w#wMwM, first	-4	4					-1
pattern w$#,Mw	4	-1	-1		-3	-2	-1	-1
pattern w$#,Mw, first	3	-3					-1
pattern w$M	3	-2	-2	-1		-1	-3	-1
pattern w&w#wM	3		1				-3	1
pattern w&wMMM	-2	-1	3				-1
pattern w(w#w)		-1	1				-3
pattern w(w)			1		-1	-1	-5	-3
pattern w(w)##	-3	1	2	-1			2
pattern w(w)#M		-3	1		-1	-1	-1	-1
pattern w(w)-M	-1	-3	1	-1		-1
pattern w(w)-M, first	-4	1					3
pattern w(w):M, first	3	-1					-2
pattern w(w):w	-2	-2	3	-1	1	1	-1
pattern w(w):w, first	-4	4					-1
pattern w(w)M,, first	-3	3					-1
pattern w(w)MM		-2	3	2		-1	-1	-2
pattern w(w)Mw	1	-1		-2	-1	-1	-3	-2
pattern w(w)wM		-3	2	-2	-1	-1		-2
pattern w(w,w)		1		-1			-3	-1
pattern w(w.w)	1	-3	1				1	-2
pattern w(w:w)	-1		1	-1	1	1		-3
pattern w(wM)w	3	-1	-2					-1
pattern w,	3	-2	-2	-1	-1	-1	-2	-2
pattern w,#	3						-3
pattern w,Mw,w	1	-1	2					-3
pattern w,MwMw			2				-1	2
pattern w,w#	3		-1		-2		-1	-1
pattern w,w#,w, first	3	-3					-1
pattern w,w#M.	1	1	-1				-1	-3
pattern w,w#Mw	3	-1					-1
pattern w,w#wM		-3		2				-2
pattern w,w,w,	-1		-1	-2	-2	3	-3	-4
pattern w,w,w.	1		-1	-1		-1		-3
pattern w,w,w., first	3	-3
pattern w,w,wM	3	1	-1				-2	-2
pattern w,w.	2		-1	-1	-1	-1	-1	-2
pattern w,w.#M	-1	-3	-2				2	1
pattern w,w.w	1	-1	-3	-1	-1	-1	-1
pattern w,w.w,, first	3	-3
pattern w,w.w:	1	-1	1			1	-1	-2
pattern w,w.wM, first	3	-3					-1
pattern w,w:w	2	-1	-1				-1
pattern w,wM	2	-2	-3	-1	-3	-1	1	-1
pattern w,wM#), first	2	-2
pattern w,wM, first	3	-3						-1
pattern w,wM,w	-1		-1	1		-1	1	-2
pattern w,wM.w	-2	1		-1		-1	2	-2
pattern w,wMMM	4		-3
pattern w,wMMM, first	3	-3
pattern w,wMw	2	-1					-1
pattern w,wMw#	3		-3				-1	-1
pattern w,wMwM			-2	-2		-1	1	-3
pattern w-w-w	3						-1	-1
pattern w-w;w-	1	-2	1	-1			-3	-1
pattern w-w;w-, first	-5	5
pattern w.		-1	-1		-1	-1	-1	-3
pattern w.....	-1		1	-3	-3	-3	1	1
pattern w....., first	1	1	-1				-3	-2
pattern w.M	3	-2	-2				-2	-1
pattern w.Mw, first	-4	-1					4
pattern w.MwMw		1	2				-3	-2
pattern w.w#MM	-1		-1				3
pattern w.w#Mw, first	-3	3					-1
pattern w.w(w)	-1	2		-1		-1		-3
pattern w.w,	2				-2		-2	-3
pattern w.w,w#, first	3	-1					-2	-1
pattern w.w,w,		-1	-1			-1		-3
pattern w.w,w.			1	-1	-1	-1	-2	-2
pattern w.w,w., first	3	-2
pattern w.w,wM	1	1	2				-3	-1
pattern w.w.	2		-1	-1	-1	-1		-4
pattern w.w.w,	4	-2	-1				-1	-1
pattern w.w.w, first	-2	3					1	-1
pattern w.w:	1	-3	1	-1	-1	-1	1	-1
pattern w.wM/M, first	-3	2					2
pattern w.wMw.			2			-1	-4	-2
pattern w.wMwM	-1	1	-1	-1	-1	-1		3
pattern w/w	1	-3	1	-1		1	-2
pattern w/w#MM	-2		3	1		-1		-1
pattern w/w#w	-3	-1	2				3	1
pattern w/w, first	1		-1				-1	-3
pattern w/w.w	-3	-1	3				1
pattern w/wM	3	-1	-2					-1
pattern w/wMMw	-2	-1	2				1
pattern w/wMwM, first	-3	1		2
pattern w:	-1	-3	-1	-2	-2	-1	1	-1
pattern w:#		-2	-1	-3	-3	-2	1
pattern w:#, first	4	-3					-1	-1
pattern w:#w	-3	1	3				1	-1
pattern w:#w:#	2	-1	2				-3	-1
pattern w:+M	3	-1					-1
pattern w:--	3	-1					-2
pattern w:--M-	-3						3	1
pattern w:-M-	-3						3
pattern w:M		-1	1	-2	-1	-2	1	-2
pattern w:M##M	3		-2				-1
pattern w:M, first	3						-3	-1
pattern w:M-M	4						-4
pattern w:M/M		-4	-2		-1	-1	1	2
pattern w:M/M#	2		1				-2
pattern w:M/w	-2						2
pattern w:MM--	3						-3
pattern w:MMM	2	-2	-2	-1	-1	-1	-3	-2
pattern w:Mw,w, first	-3	1					2
pattern w:Mw:M	-1	-1	2	-3	-1	-2	1	-1
pattern w:Mw:M, first	4						-4
pattern w:Mw:w	4	-3	-1			-1		-3
pattern w:MwMM	-3		3
pattern w:____	3	-1	-1				-1
pattern w:w		-4	1	1		-1	2
pattern w:w#	2	-3	-3		-1		-1	1
pattern w:w$#,	2	-1	1	-1		-3	-2	-1
pattern w:w(w)	2	-3	-1	-1			1	-2
pattern w:w(wM	2	-2	-1
pattern w:w, first	-2	2	-2	-1			1	-3
pattern w:w,w#	3	-2	1				-1	-2
pattern w:w,w,	2	-3				-1	-2	-2
pattern w:w,w:	4	-2	-2				-1	-1
pattern w:w--w	2		1				-3
pattern w:w-w			1	1			-4	-2
pattern w:w-w, first	-2	2		1			-2
pattern w:w.w	1		1	-1	-1	-1	-2	-1
pattern w:w.w.		-3	-2		-1			1
pattern w:w.wM	3	-2	-2					-1
pattern w:w:	1	-1	-2	-3			-1	1
pattern w:w:#w	2	-2	-2				-1
pattern w:w:M	2		-1		-1	-1	-3
pattern w:w:w-	3		-1				-2
pattern w:w:w:	1	-1	-3	-1	-1	-1	-2	1
pattern w:w<w>	3	-1	-1				-1	-1
pattern w:w=w=	3		-1				-2	-1
pattern w:wM,w	1	-1	4	-1		-1	-3	-2
pattern w:wM,w, first	-4	4					1
pattern w:wMw.	2	-1					-3
pattern w;w	-1	1	2				-1
pattern w??	3	-2	-2				-1
pattern wM		-2		-3	-2	-2		-1
pattern wM##MM		-2		-1			-3	1
pattern wM#MMM	-1		3
pattern wM, first	1	-1		-1			-1	-3
pattern wM,w#w		3	1	-1		-1	-2	-2
pattern wM,w,w	3	-1	-1				-3	-1
pattern wM,w.	3	-2	-2				-1	-2
pattern wM,wM,		3	-1	-1			-1	-2
pattern wM,wM, first	3	-1					-2
pattern wM-w#$, first	3	-2
pattern wM.		2		1			1	-3
pattern wM.w.	3	-2					-1	-2
pattern wM.wMw	4	-1	-3				-1
pattern wM/M/M	1	-1	-2	-2	-2	-1	1	-1
pattern wM/M/M, first	1	-1					-3	-1
pattern wM/M;w	-2	2	1	-1	-1	-1	-1	1
pattern wM/MM/		-1	-2	-1	-1	-1	-1	2
pattern wM/Mw	2	1			-1		-4	-1
pattern wM/Mw#	-1	3	1				-1
pattern wM/Mw#, first	2	-1		-2			-1	1
pattern wM/Mw:	-1				-1		2
pattern wM/MwM	2	-2	-2	-1			-1	2
pattern wMM#/#, first	-3	3
pattern wMM, first	1	-1					-4	-2
pattern wMMM	1	-2	1	-2	-1	-1	-2	-3
pattern wMMMM#	2	-1	2				-3	-1
pattern wMMMMM		-4		-1		-1	2
pattern wMMMMw	2	-3	-1	-1			-1	-2
pattern wMMMw	1	-4		-1		-1	-1	-1
pattern wMMwM/	2	-2	-2		-1		-1	-1
pattern wMMwMM	1	-2	1				-4
pattern wMw#w	1	1	-1				-2	4
pattern wMw#w#	3	-1	-2
pattern wMw#w,	2		-2				-1
pattern wMw#w, first	4	-3					-3
pattern wMw,Mw	2	2	-4				-1	-1
pattern wMw,Mw, first	2	-1		-1			-1	-1
pattern wMw,wM		-2		-2	-1	-1	3	-2
pattern wMw.w	4	-1	-2	-1			-1	-1
pattern wMw.wM	-1	3	-1	1		-1	1	-3
pattern wMw:w#	3	-1	-2				-1
pattern wMwM#)	3		-3
pattern wMwM#), first	2	-2
pattern wMwM.w	3	-2	2	-1		-1	-2
pattern wMwM/M	-2	1	1	-2		-1	1	-2
pattern wMwMM	3	-1	-3					-1
pattern wMwMM, first	2	-2
pattern wMwMMw, first	3	-3					-1
pattern wMwMw#, first	-1	-3					2
pattern wMwMw,	1	1	-3		-1		-1	-1
pattern wMwMwM	-1			-4	-3	-3	1	-3
pattern wMwMwM, first	4	-3	-1				-2	-1
pattern w|#|M|	-2	-3	2	-1		-1	-1	1
pattern w|#|M|, first	-3	3
pattern w|w#Mw	-2	2	1				-1	-1
pattern w|w|w|		-2	2	-1		-1	-1	-2
pattern w®	2						-1	-1
pattern w®, first	3	-1	-1					-1
pattern w®w	3	-1	-2				-1
pattern w·#w.w	3	-2	-2	-1		-1	-3	-2
pattern w–Mw	3	-1	-2	-1	-1	-1	-1	-2
pattern w–Mw, first	2	-2		-1	-1	-1	-1	-1
pattern w–w	1	-3	-2	-1			-2	1
pattern |w|#|M	2	-1	-1				-2
pattern —	1	-1	1	-1	-1	-1	-3	-1
pattern •w.	3	-1	-1				-2
pattern •wM/M/	3	-1					-3
pattern ☐w(w)M	-3	2	3				1
pay now	1		1				-3
payment history	3	-1				-1	-4
public records	4	-1	-1				-1	-1
recent account history	3						-3
regular inquiries	3	-2	-2				-1	-1
repossession	3						-3
revolving	1	-2	1			-1
skip to main content	3	-2	-2
sponsored	2	-2	-2				-1
status: in collections	2	-2	-1				-1
summary	3	-1	-1				-1
this message was deleted	-1	1	2				-1	-3
unpaid	-3	-1	1				-1	2
view offer	3	-2	-2
what else can you do?	2						-2
worst payment status	4						-4
三, 催收	-3	-2	-1	-1			2	1
# word line below
account #	-4	4					1	-1
account details	2	-2					-2	1
account history	3	-2					-2
account info	7	-6					-1	-1
account status	3	-1	-1				-3	1
account summary	3	-3					-1
account type	-1	1		1			-4	2
address	-3	3						-1
address: account number	-3	3
avant llc	2						-2
balance	-1	-1	-1				1	-2
bank/credit union loans	3	-3
begins "	1	-2			-2	-3
begins #	-1	1	1	-2	-1	-1	1	-3
begins *	-1	-6		-3	-2	-2	3	-1
begins +	1		1	-1			-2	-3
begins .	3	-2	-1	1			-3	-1
begins 0%	4	-3	-2				-1
begins 1-01	2	-3		-1	-1	-1	-1	-1
begins <		-1	1	-2	-2	-4	-1
begins >	2	1		-1			-4	1
begins _	2	-1	-1				-3	-1
begins aaron's	-3	2	2				1	-1
begins account		3		-1	-3	-2	-2	-2
begins accounts	4	-2	-1				-2	-1
begins acct	-2	3	1	-3	-1	-2		-1
begins address	-3	2	2	-1	-1	-1	-2
begins afni	-1		-1		-1		-3	1
begins aidvantage	-1	2	3	-1			1	-3
begins al	-1	-4					1	-2
begins ally	2	-3	-2	-1			-1	-2
begins amazon	3						-3
begins amex	2	-1	-3	-1		-1	2	-1
begins an	3						-2
begins and	-1		1	-2	-2	-2	-1	-6
begins applicant	3	-1	-2		-1			-2
begins apr	5	-1	-1				-3
begins are	3	2	-1				-4
begins as	3	-3	-2		-1	-1	3	-2
begins assets	2	1	2				-3
begins at	3	-1	-1					-1
begins aug	3	-2	-1					-1
begins aunt	4	-2	-1				-2
begins avant		-1	1			1	-3	-2
begins award	1	2	3				-2
begins b	-1			-3	-1	-1	2	-3
begins back	3	-1	-1				-2
begins balances	3						-1	-1
begins banco	3	-1	-1				-1	-1
begins belk	-2	1	2				2
begins best	1	-4		-1		-1
begins between	4			-1			-3	-1
begins bk	3	-1	-2				-1	-1
begins borrower	3	-1	-1		-1	-1	-2	-2
begins both	-2	-1	3			-1		-2
begins bureau	3	-1	-1				-2	-1
begins by	3	-2	-1				-1	-1
begins c		2		3	-1	-1	-1	-1
begins caine	3						-3
begins cap		3	3				-1
begins card	2		1				-3	-1
begins carmax	3	-2	-1				-1	-1
begins case	2	-1	-1		-1		-1	-3
begins cavalry			-2	-1	-1		1	-3
begins cc	1		1				-2	-1
begins certified	3	-2	-2
begins charge	1	2		-1			-3	-1
begins charge-off	3	-1	-1				-2	-2
begins charge/credit	2	-2	-1	-1
begins charges	-1	3	2	-1			-2	-1
begins chase	2	-1	-2	-1	-2		1	-3
begins checking	4	-3	-2				-2	-1
begins chủ		1	1				-2
begins city	-1	-2	-2	-1			1	2
begins cl	1	1	1	-1	-1	-1	-3	-2
begins client			1	-1	-1	-1	2	-3
begins closed	-1	3	1		-1	-1		-1
begins co	5	1	1				-5
begins collector	1	1	1				-3
begins comenity	-1	-1	-2			-1	2	-3
begins company		-1	-1				-3	4
begins confidential	3	-2	-2
begins confidentiality	4	-2	-1		-1	-1	-1	-2
begins countrywide	3	-1	-1				-2
begins credence	-2	-1	1					3
begins creditor		-1			-2	-1		-3
begins creditor's		3	1	-3	-1			-1
begins customer	-1		4	-1			-1	-2
begins d	-2	-1	1	-1	1	-3	-1
begins dashboard	2	-1	-1				-1
begins date		-6	-5	-2	-3	-2		3
begins days	3	-1	-1				-1
begins debt	3	-3	-2	-1				-1
begins debtor	2	-1	-1		-1		-2	2
begins debts	3	-1	-1				-1
begins dec	2	-1	-1				-2
begins deferred	3	-1					-2	-1
begins delivered	-1		2		-1			3
begins denise	3	-1	-1				-3	-1
begins description	3	-4	-3	1	-1	-1	-1	-2
begins direct	5	-5	-4				-1	-1
begins don't	1	-2	-2				1	-2
begins done	-3	3	2
begins due		-3	-1
begins e		1		-1	1	-1	-1	-3
begins ecoa	3	-2	-4	-1	-1		1	-2
begins edfinancial	1	1	2				-2	1
begins edit	2	-3		-1		-1	-1	-2
begins ef	3	1					-3
begins employer	2	-1	-1				-2	-1
begins en	2	-2					-2	-1
begins end	4	-2	-2				-2	-1
begins ends	-2	3	1				-2
begins entered	3	-1					-2	-1
begins equal	4	-3	-4				-1	-3
begins equifax	2	-1	-2				-4
begins escrow		-2	1				-3	-1
begins est	3	-2	-2				-1	-1
begins estimated	2	-1	-1				-1	-1
begins every	2	-2	-1				-1
begins example	3	-2	-2	-1			-1	-1
begins exeter		-1	-3	-1	-1	-1	1	-1
begins experian	2		1		-1		-4	-1
begins external	-3	2					1
begins f	2	2	-2				-4	-2
begins family	2	-2	-1
begins farm	2	-2	-3				1	-1
begins feb		-1	-3				1	-1
begins federal	1	-3	-1				-1	-1
begins federally	4	-3	-3				-1	-1
begins fees	3	-2	-2				-1
begins fidelity	3	-1	-2				-2
begins fifth		2	3				-2
begins file	4	-2	-3		-1		-3	-2
begins financial	3	-2	-1				-3	-2
begins first	1	-3		-1	-1	1	1	-2
begins flagstar	3	-2					-2
begins fleet	2	-3	-2				2	-1
begins fnb	-4	2	3				-1
begins form	2	-1		-1		-1	-1	-2
begins gm	-1	1	-1	-1	1	-1	1	-3
begins goal	2	-3	-3				-3	1
begins good	1	-3	1	-1			-1	2
begins got		-1	-3	-1	-1	-1		-1
begins gracias	3	-2	-1
begins grant	3	-2	-2					-1
begins green	3	-1	-1				-2
begins gross	4	-2	-3				-1
begins gulf	3					-1		-2
begins hard		-1					1	-3
begins harley	2	-1					-1
begins harley-davidson	-3	1	2				3
begins harris	-1	-2	-1				1	3
begins heights	-3	2					1	1
begins help	3	-2
begins his		-2	-3	-1			2	-2
begins home		-1	-1	-1	2	-1	3	-2
begins household	2	-2	-2	-1			-1	-1
begins huntington		3	-1	-1		-1	-1	-2
begins id	3	-2
begins if	2	-1				-1	-3	-2
begins include	3	-2	-2					-1
begins initials	3	-2	-1				-1	-2
begins inquired	4	-4	-3				-1	-2
begins inquiries			1	-1	-1	-1	-2	3
begins installment	-1	2	2	-1	-1	-1	-1	-2
begins interest	1	-3	-2					-3
begins intro	3	-1	-2
begins irs	-3	2		-1		-2	-1	1
begins items	3	-1	-1				-2
begins jan	4	-2	-3				-3	-1
begins jefferson	1	1	2	-1	-1	-1	-3	-2
begins jpmorgan	3	-3	-2				-1	-1
begins june	2	-1	-1				-1
begins key	4	-3	-1				-1	-1
begins kohl's		2	3				-1	-1
begins kohls	1	-1	3				-2
begins lakeside	-3	1	1				2
begins landlord	3	-2	-1				-1
begins last			1	-1	-2	-1		-3
begins late	1		-1	-1	-1	-1		-3
begins lease	-1	2	1	-1		-1	-3	-2
begins left	-2		4	1			1	-2
begins lendingclub		-4	1		-1	1		-2
begins level	2	-1					-2	-1
begins lightstream	4	-2	-1				-1
begins loan		-1	1	-3	-2	-1	-1	-4
begins loans	3		-2	-1	1	-1	-3	-2
begins lol	4	-2	-1				-2	-1
begins make	-2	-2	-1				3	-1
begins mar	3	-1	-2				-1	-3
begins mariner	-3		-1				2	1
begins medical	-3	-1	2	-1			1
begins mercy		-1	-3	-1	-1	-1	2	-2
begins messages	3	-2	-1
begins mi	-1	-2	-3				2	-1
begins minimum		-2				-1	1	-1
begins mo	2						-2
begins mohela		3	-1	-1		-1	2	1
begins mom	-1	3	2	-1			-1	2
begins month			2				-3	-2
begins monthly	1	-2	-2	-1		-1	-1	3
begins mortgage	-1		2	1		-1	-1	-3
begins most	3	-1	-2					-1
begins mr		3	1	-1			-3
begins national	-1	-1				-1	2	-3
begins navy	1	-3	-1				-1
begins netflix	2	-1	-1				-3	-1
begins never	-3	-2	1			-1	2	-2
begins new	1	-3	-3	-1			1
begins nmls	3	-2	-2				-2
begins none	2	-1	-1				-3	-1
begins nonpriority	-3	3	4	1	-2	-2	-4	-4
begins notice	3	-2	-1				-2	-1
begins number	2	-3	-1				-2	-2
begins número	-3	2	1	-1			2	1
begins oct	2	-1	-1				-3	-1
begins of		-1	-3				1	-1
begins offer	-2	-2	-1				-3	3
begins oh	-1	3	1		-1	-1	-2	1
begins ollo	3	-3	-3				-1
begins on	-1	-3		-1	-1	-1		-1
begins open			1	-1	-1	-1	-3	-1
begins orig	-3	1	2	-3	-1	-1	3	-3
begins original	-2	-3	-1	-2	-1	-1	1	1
begins our	1	-2	-2	-3	-3	-2
begins overview	4	-1	-1				-3
begins owed	3	-1					-2	-1
begins p	2	-2	-1				-1	-2
begins p.o	-1	1	2	-1	-2	-1	-2	-3
begins paid	-2	-2	2	-1	-1	-1	2	-1
begins part	5	-1		-1	-1		-2	-1
begins past		-3	-3	2	1	-1	1
begins patient			1	1	-1		-2	-3
begins patients	3		-1				-1	-1
begins payday	3	-2	-2
begins pays	1	-3	-2				1	-1
begins people	2	-3	-1				-1
begins personal	1	-1	3		-1		-1	-2
begins planet	3	-2	-2				-1	-1
begins platinum		-3	-3				2	-1
begins please	4	-1	-1	-1		-1	-4	-2
begins po	-1	1		1	-1	-1	-2	-5
begins post	-3		1				2
begins potentially	1	-1	-2		-1			-3
begins prepared	3	-2			-1
begins priority	-2	1	3	-2			-1
begins privacyguard	2	-1	-1				-1	-3
begins priya	3	-2	-2				-2
begins product	-4	-1	-1				-2	3
begins property	5	-2	-1				-1	-2
begins prosper		-1	2				-3
begins public		-1	-5	-1	-1	-1	1	3
begins purchases	3	-1					-1
begins quedo	3	-3	-1				-1	-1
begins quick	2	-3						-1
begins rates	2	-1					-3	-1
begins rating	3	-2	-1		-1		-1	-1
begins re	2	-1	-3				-1
begins recent	1	-3	-2	-1	-1	-1		-2
begins regional	2	-3	2				-2	-1
begins rent	-1		1	-1		-1	-1	-4
begins renta	2	-2	-3				1	-1
begins reply	1		-3			-1		-2
begins report	4	-3	-2		-1			-1
begins requested	3	-3	-3		-1		-1	-1
begins respectfully	3	-2	-1				-2
begins retail	-3	1	2				1	-2
begins revolving	-2	2	2	-1	-1	-1		-3
begins santander		1	2	-1	-1	1	-3	-2
begins scanned	3	-2	-1				-1
begins scores	3	-1	-1					-1
begins second	-1	3	-1				2	-2
begins section	1	-2	-2	-1	-1	-1	3	-3
begins see	3	-3	-2				-2
begins send	2	-1
begins sep	3	-4	-4				1	-1
begins service	-2			2	-1		1	-3
begins servicer	3	-3	-3
begins services		-3	1				-3	-1
begins shares	3	-1	-1
begins sheffield	-1		2				-3
begins shellpoint	2	-2	-2
begins signed	3	-2	-2				-1
begins sincerely	3	-1					-2	-1
begins snap-on		3	1				-3	2
begins soc	3	-2	-2					-1
begins social	3	-2	-1
begins sofi	1	-3	-1	-1	-1	-1		-2
begins spring	-2	1	1				-1	3
begins st		1	2	-1			-3	-1
begins standard	2	-1	-1	-1	-1	-1	-4	-1
begins state	2	-2	-3	-1				-1
begins statement	1	1		-1			-2	-2
begins status	2	-3	-4	-2	-2	-1		-1
begins store	-3	2	2				-1	1
begins student	-2	-1	-1	-1	-1	-1	3	-2
begins subaru	-3	3	3				-1
begins suffix	1	1	1				-2
begins summary	-2	1	2	-2		-1	-5	-3
begins synchrony	2	-3	-1					-2
begins take		-1	1				2	-3
begins target	-3	-1		2		-1	2	-2
begins thank	1	-2			-1	-1	1	-2
begins that's	-1	3					1
begins then		-1	1	-1		-1	1	-3
begins thu	3	-3	-1					-1
begins toledo	2		1				-2
begins totals	1		-1	-1	-1	-1		-4
begins toyota	3		-1				-1	-2
begins trade	1	-2	-1				1	-4
begins tradelines	2						-2
begins transunion		3	2	-1	-1	-1	-3	-2
begins truist	-2		1				2	-1
begins tu	-2	2	2			-1	-3
begins type		-2			-1	-1	-3	1
begins unsecured	5	-2	-4				-2	-1
begins updated	-3			-1			2	-2
begins upgrade	1	-3	-2				2	-1
begins upstart	3	-4	-3				-1	1
begins upvote	1			-1	-1	-2	-3	-4
begins us	2	-1	-1	-1	-1		1	-3
begins usaa	-3	-1	2				1	1
begins velocity	1		1				-3	-1
begins view	1	-2	-2			-1		-2
begins w	1	-1		-2				-2
begins wait	3	-1	-2				-1
begins water	3	-2	-2		-1		-1	-1
begins we		-3	-2	-2	-1	-1
begins welcome	2	-3	-2
begins would	3	-1	-2				-2	-1
begins xfinity	3	-2	-2				-2
begins xpn	-3	-2	-2	-1			3	-1
begins year	2	-1	1			-1	-5	-1
begins your	1	-3	-1	-1	-1	-1	-3	-1
begins {	-1	-3	2	-1	1	-1		-1
begins ~	3						-3	-1
begins ©	3	-2	-2	-1	-1	-1	-2	-3
begins •		1	1	-3	-2	-3	-1
begins ▲	3	-1					-2
begins ◦		2	1	-1	-1	-1	-2	-3
begins ☐	-1		1	-2	-2	-2	-1	-3
begins ✓	2		1				-3
begins 【	-3	-1	2				2	-2
begins 合计	-2	3	3	-1	-1	-1	-1
begins 四	-1		-3	-1			2	-1
begins 存款	3	-2					-1
begins 欠款	1	-1	-1	-2			-3
begins 账号		-3	1				-1
charge account	-4	4						-1
charged off account	-3	2					1
consumer lending center	3	-3
contact info	2						-2	1
creditor remarks	3						-3
experian	3	-2					-2
high balance	3				-1		-2
home	2	-2
ic system inc	3						-3
in good standing	-1	2					-3
inquiries	3						-3
loan amount	3	-3					-1
loan details	2	-2
loan type	3	-3
means accountStatus, short	3	-1	-1				-3	1
means number, short	-3	3	-2	-1			-3	-1
means reported	5	-4			-1
means status, short	-1	3	-2				-1	-1
means statusHint	3						-4	2
means statusLoose, short	3	-3		-1	-1	-1		-5
means text, short		-2	-3				1	2
means veto	-2	1					1	-2
mortgage statement	-3	3
none	1	-1	1	-2	-1	-2	-1	-4
ok	-3						3
original amount	2	-2					-1
outstanding balance	-3	1	-1				2
overview	3						-3
paid as agreed	-3	1					2
pattern "#","w			1	2	-2	-5	-1	1
pattern "M#","	-1		1	-1	-1	-2	-2	1
pattern "w"	-2	-1	2	2			-2	-1
pattern "w","w	1	-4			-1	-2	1	-3
pattern #	-1	-1		1	-1	-2	-2	-3
pattern ###	3	-1	-1				-1	-2
pattern ##/#M#, first	-3	3
pattern ##/#MM, first	-4	4
pattern ##w#wM	-1	-1	1			-1	-3
pattern #)#	5		-3				-1	-1
pattern #)#, first	4	-2			-1		-1	-1
pattern #)#w#w			1	-1	-2		-1
pattern #)w(w), first	3	-1					-1
pattern #)w,w.	1	-3		-1	1			-2
pattern #)w,wM	2	-2	-1	1				-1
pattern #, first				-1			-2	-2
pattern #....	3	-2					-2	-1
pattern #.w	-2	1	1	-1	-2	-3		-1
pattern #.w#.$	3	-2	-3				-1
pattern #.w(w)			1	-1	-1	-1	1	-3
pattern #.w(w), first	3	-2					-1
pattern #.w, first	3						-3	-1
pattern #.w,w#	-1	-3	1	-1	-2	-3	-1	-3
pattern #.w,w#, first	3	-1					-3
pattern #.w,wM	-1	1	1	-2	-1	-2	2	-3
pattern #.w:	3	-1					-2
pattern #.w:w#	1	-2	-2				1	-1
pattern #.w–w,	3	-1					-1
pattern #/#/#	3						-3
pattern #:MwMw	2	1	1	-1		-1	-4	-2
pattern #M		-3	1	-1			-2	-1
pattern #M, first	-3	3					-1
pattern #M/#Mw	-2	-1	1	-1			-2	3
pattern #M/M	-3	1	1				1
pattern #M/M--	2	2	1				-3
pattern #M/MMw	4		2				-3
pattern #M/Mw	1	4	2		-1	-1	-1	-3
pattern #M/Mw#	-3						3
pattern #M/MwM		2	1				-4	-1
pattern #w	1	-2	-1	-1		-1		-3
pattern #w#w	3	-2	-2				2	-1
pattern #w(w)#	1	-2	-3			-1	2
pattern #w)	2	-2	-2
pattern #w,wM/	2	-2	-3				-2	2
pattern #w.w	3		-1				-2	-1
pattern #w/w#M	-1	1	3					-2
pattern #w:w	-4	1	2	-1		-1	3	1
pattern #wM/M/	2	-1	-2	-1		-1	-2	-3
pattern #wM/MM			2				-3	-1
pattern #wM/Mw		-2	-1	-1			-3	1
pattern #wMM	3	-2	-3				2
pattern #wMMM	3	-3	-1
pattern #wMw	2						-3	-1
pattern #wMwMM	3	-2	-1				1	-4
pattern (w)	2	-1	-3		-1		-1	1
pattern *w:M		-1	-1	-1			-3	2
pattern -	2						-2
pattern -, first	3						-3
pattern ---	-3	3	1	-1	-1	-1		1
pattern -w	3	-2	-2		-1		-1	-1
pattern -w(w)M	-1	3	2				-2	-1
pattern -w(w)w			-2			-1	3	-2
pattern -w-	3	-1	-1				-1	-1
pattern -wMw,w	1	-2	-1					-1
pattern <_w_#=	-3						3
pattern <_w_w=	-2	1	4	1	-1	-2	-3	1
pattern <w="#"	4	-4	-1		-1	-1		-4
pattern <w="M#	3	-1	-2
pattern <w><w>	2	-2	-1		-1
pattern <w_w="	1	-3	-2	-1	-1	-1		-1
pattern ======	-3	-1	1	-1	-1	-1	2
pattern M, first		1	-4	-1	-1	-1		-1
pattern M.w	3	-2	1				-1	-1
pattern M.w$M	3	-1	-3
pattern M.wM.w	2	-1					-2	-1
pattern M/M/MM	5	-3	-1	-1		-1	-3	-3
pattern M/M/Mw	2	-1	-1	-2		-1	-3	-3
pattern M/MMMM	3	-1				-1	-1	-1
pattern M/MwM		1	1				-3	-2
pattern M/MwMM	3	-2	-2				-1	-2
pattern M/MwMw	3	-2	-1				-1	-2
pattern MM		3		-1			-1	-3
pattern MMMM	3	-2	-1					-1
pattern MMMMM	3						-2
pattern MMwMMw	2						-2	-1
pattern Mw		-2	-3	1	-1	1	-1
pattern Mw#MMM	1	1	-3			-1		1
pattern Mw#wMM	2	3	-1				-2	-2
pattern Mw#wMw	2		-2
pattern Mw, first	2	-4	-1				1	-1
pattern Mw,wM	-2	-1	3	-1		-1	-2	-2
pattern Mw.w	-2	4
pattern Mw:w:w	-1	2	1	-2	-2	-2	-3	-2
pattern MwM, first	3	-2	-1
pattern MwM/M/, first	2	-2
pattern MwMMMM	3	-1	-1	-1			-1	-2
pattern MwMw	1		1				-2	1
pattern M✓✓✓✓✓	3						-2	-1
pattern [w]w	3	-1	-1		-1		-1	-1
pattern w###	2	1	-3	-1	-1		-1	-3
pattern w##MMM		-1	3					-1
pattern w##MMM, first	3	-1					-2
pattern w#$M☐$, first	2	-3	2				-1
pattern w#(w)	-1	-4	1				-1	-1
pattern w#)	-1	-2	-1	-1	-1	-1	1	-3
pattern w#)#w#	3	-1	-1		-1	-1
pattern w#)MM	-2	-2		-1			3	-1
pattern w#)w	3	-1	-1				-1
pattern w#, first		-1	-2					-2
pattern w#/#/M	1						-3
pattern w#/M/M, first	2	-3					2
pattern w#:#	3	-2	-3	-1	-1	-1	-2	-1
pattern w#M	1	-1	-1	-1	-1	-1	-3	-2
pattern w#M, first	1	-2						-3
pattern w#M,w:	1	-2	-1	-1		-1	-3	-1
pattern w#M/M/		-4	-1	-1			1	1
pattern w#M/MM		-4	-1	-2	-1	-1	1	-1
pattern w#MMM/, first	-3	2					-1
pattern w#MMMM, first							-3
pattern w#MMwM, first	-3	2
pattern w#Mw	1			1		-1	-2	-2
pattern w#Mw(w	2	-1	-1				-2
pattern w#Mw,w	-3	-1				1	2	-1
pattern w#MwM		-3			-1		1	1
pattern w#MwMM		-4		-1			1	-1
pattern w#MwMw		-4	-3		-1		1	2
pattern w#MwMw, first	3	-3					1	-1
pattern w#w#MM	3	-1					-1	-1
pattern w#w#w#	-2	2	1					-3
pattern w#w(w)		-2	-1					3
pattern w#w-	-1	3	-1
pattern w#w.	1	-1		-1			1	-2
pattern w#wM/M		-2	1	-1		-1	-3	-1
pattern w#wM/M, first	-1	3					-2	-2
pattern w#wMM#	-4	1					2
pattern w#wMMM	1	-3		-2		-1	1	-3
pattern w#wMMw	-1		3	-1		-1	-2	1
pattern w#wMMw, first	-2	3					-1	-1
pattern w#wMw.			-3				1	2
pattern w$#,Mw	-2	-2	-2	1		-1		1
pattern w$M	2			-1		-1	-3	-1
pattern w&w	2	-2	-3	-1	-1	-1		-1
pattern w&w, first	3	-3		-1	-1	-1	-2	-1
pattern w&w,w.	4	-1					-2	-1
pattern w&wMMM	-2		3				-1
pattern w(...M, first	3	-4					1
pattern w(w#)M	-2	3	1				-1	-1
pattern w(w#M)	3	-1	-2
pattern w(w#w)	1		-3				-1	1
pattern w(w)			1	-1	-1	-2	-1	-3
pattern w(w)##	-4	-1	3	-1			2
pattern w(w)#w		-2	2	1	1	1		-4
pattern w(w)$M	-1	-3	2				1	-1
pattern w(w)-M		-2	2			-1	-1	-1
pattern w(w)Mw	-3	-2	1	-2	-1	-1	-1	-3
pattern w(w)Mw, first	-2	2		-1	-1		-2	-1
pattern w(w)w	4		-2				-2
pattern w(w)w#	1	-3		-1				-1
pattern w(w.w)	-3	1					2	-2
pattern w(w:w)	-3		3	-1		1	1	-1
pattern w,	5	2	-1	-1	-1	-2	-1	-3
pattern w,, first	3	-2					-1
pattern w,MwMw	-1	3	2				-1	-1
pattern w,w		1		-1	-2	-2	-1	-3
pattern w,w#, first	2	-2	-1
pattern w,w#,M		-2	3				-1	-1
pattern w,w#,w		-2		-1	1		2	-1
pattern w,w#MM	2	-1	-2				-1	-2
pattern w,w#Mw	3	-1	-2					-1
pattern w,w,Mw, first	2	-2					-1
pattern w,w,w,	1	3	-2	-1	-2	-2	1	-3
pattern w,w,w.	4	-1	-2		-1	-1	-2	-3
pattern w,w.	-1		-1	-1	-1	-1	-3	2
pattern w,w., first		-2					-3	2
pattern w,w.w	4	-2	-3					-1
pattern w,w.w., first	3	-2					-1
pattern w,w:w,	3	-1	-1				-3	2
pattern w,wM	1	-3	-2		-2	-1	-3	1
pattern w,wM#), first	3	-3						-1
pattern w,wM(w, first	3	-1					-1
pattern w,wM.w			1				-3	1
pattern w,wMMM	1	1	-3				1	2
pattern w,wMw#	3	-1					-1	-1
pattern w,wMw.	4	-3	-2		-1	-1	-2	-1
pattern w,wMwM, first	-2						3
pattern w-w		-2	-3		-1	-1	2	-3
pattern w-w#wM	-3		2				2
pattern w-w;w-, first	-2	1					2
pattern w-wM	1	-3	-1					1
pattern w-wMMM		-2	-4	-1			3	2
pattern w.#w:w	3		-3
pattern w.....	-2	1	3	1	-3	-3	-1	1
pattern w.Mw,M, first	3	-1					-2
pattern w.Mw,w	-3	2	2
pattern w.w	1	-1	2	-2	-1	-1	1	-3
pattern w.w#	1	-2						-2
pattern w.w,Mw	3						-2	-1
pattern w.w,w#		-1					1	-2
pattern w.w,w,	-1	3		-1	-1	-1	1	-3
pattern w.w,w,, first	3	-3
pattern w.w,w.	2		-3	-1			-1	1
pattern w.w,w., first	3	-3						-1
pattern w.w,wM, first	3	-2					-1	-1
pattern w.w.w#	4	-1	-3				-3	-1
pattern w.w.w.	3	-2	-2				1	-1
pattern w.w.w., first	3	-3
pattern w.w.w:	3	-1	-3
pattern w.w:M	3						-3
pattern w.w:Mw	1	-1	-1	1			1	-2
pattern w.w:w.	-2	2	3				-2
pattern w.w?		2	1					-3
pattern w.wM		-3	1		-1		1	-1
pattern w.wM, first		1	-1				-3
pattern w.wM,w	2	-2					-3
pattern w.wMw,	2	-1	-2
pattern w.wMw.	2	1		-1	-1	-1	-2	-3
pattern w/w	2	-3	-2	-1	-1			-1
pattern w/w#wM	-1	-1	1	-1			-1	-3
pattern w/w(w)	3				-1		-3
pattern w/w, first	-1						3	1
pattern w/wM	2	-2	-2	-1
pattern w/wMMM	-1	-3		-1				1
pattern w:	1	-3	-2		-3	-2	-1	1
pattern w:#	1	-1	2	-1	-2	-1	-4	-1
pattern w:###M	4	-1	-4
pattern w:###M, first	4	-4	-1
pattern w:##--	3	-2	-2
pattern w:#)#	2		-1				-1
pattern w:#, first	2	1	-1				-4	-2
pattern w:#w:M	1	-3					-1	-2
pattern w:#w:w	1	-2		-2	-2	-1	-2	-3
pattern w:$Mw:	-2		1	1			1	1
pattern w:, first	1	-3	-2		-1		1	-1
pattern w:--M-	-3						3
pattern w:>M<	-2	-1	-2			-1	-2	2
pattern w:M	-1	-1	-1	-4	-2	-2	1	1
pattern w:M##	4	-3	-4
pattern w:M##M	2	-2	-1					-1
pattern w:M(w)	-1	-3	2	-1			-1	-1
pattern w:M/M/	1	-3	-2		-1	-1
pattern w:M/M/, first	3	-2					-4	-1
pattern w:M/MM		-1	-1				1	-2
pattern w:M/Mw	2	-1	-2	-2	-1	-1	-1	-1
pattern w:M/Mw, first	3	-2					-1	-1
pattern w:MMM	1	-1	1	-1	-1	-1	-2	-1
pattern w:Mw:M	-1	-3			-1	-2	1	-2
pattern w:MwM	2	-1			-1		-3	1
pattern w:MwMw	2	-3						-2
pattern w:w#M		-3		-1	-1		-2	-1
pattern w:w$#,	-3	-2	2	-1	3	-1	1	2
pattern w:w(wM	3		-2				-1
pattern w:w,M,	3	-3	-2					-1
pattern w:w,w	-1	1	1	-1	-1	-1	-3	1
pattern w:w,w,	2	-2					-1	-2
pattern w:w,w.		-1	-2				1	2
pattern w:w,w:	5	-2	-2					-2
pattern w:w-w, first	3	-2					-1
pattern w:w-wM	3						-3
pattern w:w.#	3	-1	-3
pattern w:w.w,	4		-1		-1		-4	-2
pattern w:w.w:	4	-2		1			-3	-1
pattern w:w.wM	2	3	-1				-1	-1
pattern w:w/w		-1	-1	1			2	-2
pattern w:w:	1	-1				-1	-2	-1
pattern w:w:M	3	1	1	-2	-1		-3	1
pattern w:w:w	-1	-2	-2	-1	-1	-1	4	1
pattern w:w:w:	1	-3	1	-1	-1	-1	-1	-2
pattern w:w=w=	4	-1	-2				-1	-2
pattern w:wM	-3	1	3	-1	1	1		-1
pattern w:wM/w	1	-2	2				-1	-3
pattern w:wMw	1	2	2				-3
pattern w:wMw,	-3	3	2	-1	-1	-1	1	-2
pattern w;w, first	4	-1					-2	-1
pattern w=w=w=	3						-2
pattern w>M<	1						-3
pattern w?	-1	2		-3	-1	-3	-1	-4
pattern wM		-5		-2	-2	-2	-1	-2
pattern wM##MM	2		3				-2	-1
pattern wM(w)#	2	-1	-2
pattern wM, first	1	-1	-4					-4
pattern wM,w.	2	-1					-2
pattern wM,wMw	-1	-3	1				3	-1
pattern wM-w#$	-1	3				-1	-1
pattern wM-w#$, first	3	-3					-1
pattern wM.		-3	-4	2	-2	-2		-1
pattern wM.w.	-2	2	3	-1		-1	-1	-1
pattern wM.w.w			-2					-2
pattern wM/M/M	2	-3	-2		-2	-1		-2
pattern wM/M/M, first	2	-4	-1	2			1	-1
pattern wM/MM/	1	-3	-4	-1	-1	-1		-1
pattern wM/MM/, first	2	-2		-1			-4	-1
pattern wM/Mw#	3	-2	1				-2	-1
pattern wM/MwM	1		-3	-1				-1
pattern wM/w	1	-2	-3				1	-1
pattern wM/w,w			-2				1	-1
pattern wM:#M:	-2						2
pattern wMM, first		2		-2			-4	-2
pattern wMMM	1			-1	-1	-1	-1	-4
pattern wMMM+w	2		1				-2	-1
pattern wMMM, first	2		-1	-1			-3	-2
pattern wMMMMM		-3	1	1	-1	-1
pattern wMMMMw		-3	-1	-1		-1	1	-2
pattern wMMMw#	-1		-2	-1			2
pattern wMMw	2	-3		-1			-1
pattern wMMw,w, first	-2	1					2
pattern wMw#	2	-3	-1	-1			1	-2
pattern wMw#,w	-3						2	2
pattern wMw#/#	3			-2				-1
pattern wMw#M	4	-2	-1				-2	-1
pattern wMw#Mw, first	-3	2					1
pattern wMw#w	-1		1				2	-1
pattern wMw,w.	1	-1	-1	-1		-1	-1	-3
pattern wMw.w,	1	1	-1			-1	-1	-2
pattern wMw:w	-2	-3	2	-1	-1	-1		-2
pattern wMwM#w	2	-1	1				-2	-1
pattern wMwM#w, first	-4	4	-1				-1
pattern wMwM., first	3	-3
pattern wMwMM	3	-2	-2
pattern wMwMMw	2	-3	-2			-1	-2	1
pattern wMwMwM		1	-1	-3	-2	-2	-1	-4
pattern wMwMwM, first	1			-1			-4	-1
pattern wM|wM|	-2	1	1	-1	-1	-1	-2	2
pattern wM·wM·	-3	2					3	-1
pattern wM·wM·, first		-1					3
pattern w|#|M|	-2	-3	2	-1			1	1
pattern w|w	3	-2	-1				-2	-1
pattern w|wM|w, first	-2	2
pattern w|w|w	3	-2	-1				-2	-1
pattern w®w	3	-3	-1				-1	-1
pattern w®w®w®	-3	-1	2					1
pattern w®w®w®, first	-3	3
pattern w–w	3	-3	-2		-1	-1	-1	1
pattern w—w	3	-1	-2				-3
pattern w•w	-2		3				-2	-1
pattern w•w, first	-3	3					-1	-1
pattern {"w":"		-2	1	-1	1	-2	1	-1
pattern •, first	3	-1					-1	-1
pattern •w.	3	-1					-2
pattern •wM/M/	2	-1	-1				-2
pattern ✓w/wMw	2						-2
payment history	3						-2
principal balance	-1	3					-2
public information	3	-3
public records	4	-2					-2	-1
remarks	3						-2
spectrum	-3						1	2
status	3	-2	-1	-1	-1	-1	-1	-3
this message was deleted	-3	1					2	-1
transunion experian equifax	3	-3
transworld systems inc	3						-3
view details	-3	1					3
# word pattern comes
often			1	-3	-1
once		-1			-3	-1
# word place
0	1		-3	-1	-1	-1	1
# word read as, shape
accountName capitals		1	-4	-1		-1	-2
accountName small	-4	3	2				-3	-2
accountName? capitals	1	-1	-3	-1	-1		2
accountName? small		1		-1		-1	-5	-1
accountNumber capitalised	3	-1		-1
accountNumber capitals	-3	-1	-1	3
accountNumber date	-2	-1	-2	3		-1	-2	-1
amount date	-2		-1	-1	3		-1
amount? capitals	-1	-2		-1	3	-2	-1	-1
aside accountName capitals	-2	2	-1	-1			-1
aside current small	4						-4
aside current? capitalised	-2	1	1				-1	3
aside current? small	4		-1		-1	-1	-3	-3
aside goes on capitalised	1	-3		-1		-1	-2	-2
current capitalised	-2	-3				-2	3	-2
current letters	-3	1					3
current percent	-2						2
current? letters	-3		-1	-1			3	-1
current? small		-2	-1	-1	-1	-1		-4
goes on capital	-4	-1	4					-1
goes on capitals	-2		1	-2	-1	-1	-1	-3
goes on small		-4	1	-1		-1	-2	2
goes on? capital	3	-1	-2
goes on? capitalised	-1		1	-1	-1	1		-3
goes on? capitals		1	-1	-4	-1	-1	1
goes on? date	-3	-1	-3	3
goes on? small		-3	1	-2	-1	-1	-2	-1
originalCreditor capitalised	-2	-3	-1	-1	-1	-1	1	1
originalCreditor? capitalised	-2	1	2	-1			-2
paying capitalised	-2					2		-1
paying capitals	-3	1	1			2	-1	-2
paying? capitals	1	2	1		-1		-3
# word read as
accountName	-1	1	-2	-1	-1	-2	-3
accountName?			-3	-1				-1
accountNumber	-2	-2	-2	2	-1	-1	-3	-1
amount	-3	-2	-2	-2	4	-1	-3	-3
aside accountName			-3	-1			-3	-2
aside current	4						-4
aside current?	1	1	1		-1	-1	-3	1
aside goes on		-2	1	-1	-1	-1	-2	-3
current	-2	-3	-1	-2		-2	2	-2
no debts	2		-2	-3	-2	-2	-5	-2
no part	1		-1	-2	-1	-2	-9	-1
no part, in row	1		1		-2	-2	-11	1
originalCreditor	-2	-3	-1	-2	1	-1	-1	1
originalCreditor?	-3	1	1	-1		-1
paying	-3			-2	-1	3	-2	-2
paying?	2	1	2		-1		-4
# word read in
accountName, a column for each debt	-2	3	-3				-1	-2
accountName, a line for each cell	-3	3
accountName, a notice about one debt	-3	2						1
accountName, a paragraph for each debt			-3	-1				-1
accountName, cards	-1		1				-2	1
accountName, columns below each other	-4	5	-3				-1	-2
accountName, headings over the values of each account	-2	2						-2
accountName, one debt a line			1	-2	-1	-1	-2	-2
accountName, running text		1	-1	-1	-1	-1	-3	-2
accountName, tables and labels	1	-1	-4	-1			1
accountNumber, claims of a bankruptcy	3	-2		-2
accountNumber, one debt a line	-3		-3	4			-1	-1
accountNumber, tables and labels	-4	-1	-1	4			-2
amount, tables and labels	-2	-2	-3	-1	3	-1	-3	-2
aside accountName, one debt a line	1	-1	-2	-1			-3	-2
aside current, one debt a line	2	1	1		-1	-1	-4	2
current, a column for each debt	-3	-1					4	-1
current, a letter about one debt	-5						5
current, a line for each cell	-3	-1	-1				3	2
current, a paragraph for each debt	-2	-4	-1	-1	-1	-1	2	-3
current, cards of a portal		-1			-1			-3
current, headings on several lines	-3			-1			3	-1
current, headings over the values of each account	-2						2
current, one debt a line	-1	-1	1	-1	-2	-3		-5
current, tables and labels	1	-3	-3	-2		-3		-4
goes on, a bill with its charges	-2		2				-1
goes on, a bullet for each debt	1	-5	1	-1			-2	-1
goes on, a column for each debt	-3		2					-1
goes on, a letter about one debt	-1	-3	1
goes on, a line for each cell	-2		3
goes on, a notice about one debt	-1	-4	1
goes on, cards of a portal	-1	-4	2				-1	-1
goes on, columns below each other	-3	1	3		-1		-1	-1
goes on, columns by their place	1	-3		-3		-1	-3	-4
goes on, headings over the values of each account	-1	-1	1				-1	-3
goes on, one debt a line	-1	1			-2	-2	-2	-3
goes on, records of labels		-4						-1
goes on, tables and labels		-4		-3	-1	-1
no part, a bill with its charges	1	-1	-1	-2			-2	-3
no part, a bullet for each debt	-1	-1	2	-4	-3	-3	-4
no part, a column for each debt		1	1	1			-4	-3
no part, a letter about one debt		1		-4	-2	-1	-3
no part, a notice about one debt	-1	-1	1	-4	-1	-1	-1	-1
no part, a paragraph for each debt		1		-2	-3	-3	-8	-1
no part, cards			-1	-4	-2	-3	-6	1
no part, cards of a portal	2		-2	-1		-1	-4	-4
no part, claims of a bankruptcy	2	-2	-2	-1	-1		-1	-3
no part, columns below each other		-2	-3	-1			-1	1
no part, columns by their place	2	-3	-1	2	-1	-2	-6	-2
no part, headings on several lines	4	-2	-2	-3			-2	-3
no part, headings over the values of each account	3	-2	-4	-2			-2	-2
no part, none	-1	3	1	-2	-2	-2	-4	-1
no part, objects	3	-4	-2	-2	-1	-2	-3	-3
no part, one debt a line	1	-1		-3	-3	-6	-8
no part, records of labels	2	-2	-1	-2			-2	-4
no part, rows of labels with their values		-1	1	-2	-1	-2	-1	-3
no part, running text	1			-6	-3	-5	-6
no part, tables and labels	2	-2	-1		-2		-9	-1
originalCreditor, a paragraph for each debt	-3		-1	-1				2
originalCreditor, columns by their place	-3	2	2	-1		-1	-1
originalCreditor, objects	-4	-2	-2				-1	4
originalCreditor, one debt a line	-2	-2	-4	-1	-1	-1	3
originalCreditor, tables and labels	1	-1	-1	-1	1	-1	-3
paying, tables and labels	-2		1	-1	-1	3	-3	-2
# word shape and behind
capital capital	1		-2	-1	-1	-2	-2	1
capital capitalised	1	-2	1	-2	-1	-1	-4
capital capitals	1	-4	1	-1	-1	-1	-1
capital code	4		-3
capital dollars	3			-1			-2
capital mark-,	-2	-3	1	1	3	1	-1	-2
capital mark-–	3						-2
capital small	-1	-5	-1	-2	-1	-2	2	-3
capitalised capitals	1	-1		-1	-1	-1	-2	-2
capitalised cents	-1		2	-1	-1	-1	-1	-3
capitalised date	1	-2					-2	1
capitalised digits-1	1	-1	-2		-2	-1	-1
capitalised digits-3	-2	2		-1	-1	-1		-3
capitalised digits-4	-1	-1	1	-2	-1	-1	-4	-2
capitalised digits-5	-1	-3	2	-1	-1		1	-2
capitalised digits-7	1	-2	-1	-3		-1	-1	-2
capitalised dollars		-3	1	-1	-1	-1	-2	-5
capitalised end	4	-3	-3	-1				-3
capitalised mark-"	-1	-2	1	-3	-1		1	-1
capitalised mark-&	-2		2	-1	-1	-1	2	-1
capitalised mark-'	-2	1	2				1	-2
capitalised mark-)		-3	-2	-1		-1	1	3
capitalised mark--	-1	3		-1	-1	-1	1	-1
capitalised mark-:		-1		-1	-1	-1	-1	-3
capitalised mark-;		1	3	-1	-1	-1	-1	-2
capitalised mark->	3	-2	-1				-2	-1
capitalised mark-?	2	2	-2				-3
capitalised mark-®	3	-3	-1				-1	-1
capitalised mark-·	1	-3	-1					2
capitalised masked	2	-3	-2	-2		-1	-1	-1
capitalised thousands	-2	2	2	-2	-1	-1	-1	-4
capitalised thousands-and-cents	-1			-1	-1	-1	-3	1
capitalised with-digits	-1	-2	2	-1	-1	-1		-5
capitalised year		-4		-1	-1	-1	2	-3
capitals code	-1		-1	3	-2	-1	-2	-1
capitals date	1	-2	1	-2			-2	-2
capitals digits-3		-3	-1	-1	-1	-1	1	-2
capitals digits-5	2	-2	-3	3	-2	-1	-1	-1
capitals digits-6	-2	-2	1	3		-1	-1	-2
capitals digits-7				3		-1	-3	-3
capitals end	3	1		-1			-3	-1
capitals lettered-code	-2		2	-4	-1	-1		-1
capitals mark-!	3		-1				-2
capitals mark-$	-1	-6	-2	-4	3	1	-2	-4
capitals mark-&	-1			-1	-1		-3	2
capitals mark-(		-3	3	-1	-1	-1		-1
capitals mark-)	-2	-4		-1		-1	-2	5
capitals mark-:	1		-2	-1	-1	-1		-4
capitals mark-=	3	-1	-1	-1			-2	-1
capitals mark-|	-1	-1	1	-3	-1	-1	2	-2
capitals masked	-3	2	5	-3	-1	-1	-3	-4
capitals thousands-and-cents		-1		-3	-1	-1		-3
capitals with-digits		1		-2	-1	-1	-2	-2
capitals year	-1	-1	3	-1			-2
date capitalised	-1	-4	1	1	-2	-2	2	-2
date capitals		-3	1		-1	-1		-2
date cents	3			-2			-2
date digits-1	-3			2	1		-1
date dollars	3		-3	-1	-1		-2
date end	3			-2
date mark-,	-4		-1	1	2	3		-2
date mark-.	-2	-1	-1	2		-1	-2	-1
date small	-1	-3	-2	-2	1	-2	2	-2
date with-digits	3			-1		-1	-2
letters capitalised	3	-3	-2	-1		-1		-3
letters code	3	-1	-2	-1			-3	-1
letters digits-4	2	-3	-4	-2			1	-1
letters digits-7	3	-2	-3	-2			-1	-1
letters dollars	1	2	-2	-1	-1	-2	-1	-2
letters dollars-and-cents	1	-3	-3	-1	-2	-2		-2
letters line		-4	1	-1		-1	1	-2
letters mark-,		-1	2	-1		-1	-1	-2
percent capitalised	4	-1					-2
percent cents	2	-1	1				-3
percent digits-2	2				-1		-2
percent dollars	5	-1		-1		-1	-3	-1
percent dollars-and-cents	6	-1	-3	-1	-1	-1	-4	-1
percent mark-$	2	-2			-1	-2	-3	-1
percent mark-,	4	-1	-1			-1	-1	-1
percent percent	4					-1	-3
percent small	5	-2	-2	-1	-1	-1	-3	-1
small capital		-3		-1		-1	-1
small capitalised	1	-4	1	-1	-1	-1	1	-3
small capitals	4	-4	-1	-1	-2	-1	-1	-5
small cents	2	-3	-1	-1	-1	-1		-2
small code	2	-2	-1	-4	-2	-1	-1	-2
small date	2	-2	-3	-1	-1	-1		-1
small digits-2	1	-3	-1	-1	-1	-2		-2
small digits-3	2	-2	1	-1	-1	-2	-3
small digits-4	2	1	-2	-2		-1	-3	-1
small digits-5	1	1	-2	-1			-3	-1
small digits-7	3	-4	-3	-4	-1	-1		-2
small dollars	2	-3		-1	-1	-2	-2	-3
small dollars-and-cents	2	-5	-1	-2	-3	-2	-2	-3
small lettered-code	2	-3	-1	-2		-1	-4
small mark-"	-1	-3	1	-1	-1		2	-2
small mark-$		-4	1	-2	-2	-3	1	-1
small mark-)		-4	2	-1	-1	-1		-3
small mark-,	1	-2	-1	-1	1			-5
small mark-.		-2	-2	-1	-1	-1	1	-3
small mark-:	-1	-2		-1	-1	-1	1	-3
small mark-?	3	-2	-1			-1	-1	-2
small masked	6	-1	-4	-1			-3	-1
small small	1	-1	-1	-1	-2	-1	2	-3
small thousands	1	-1	1	-2	-1	-1	-5	-1
small thousands-and-cents		-2	2	-2	-2	-1	-4	-2
small with-digits	4			-2	-1	-2	-5	-2
# word shape
capital		-3	-1	1	-1	-1
date	-1	-5	-3	5	1	1	-1	-3
letters	2		-1	-6	-4	-5	1	-5
percent	2	-3	-4	-2	-2		-1	-3
small	2	-2		-2	-2	-1	2	-3
# word sums of line
1		-1		-1	-1	-3
2			2	-1	-3	-4
3	-1	1	1	-3	-1	-1		-3
# word word
0%	-1	-1	-2	-1	-1	2		-1
0-30	3	-1		-1			-1
2.1	4	-1		-2			-1
2.2	4	-2		-3			-1
29.99%	3		-1				-1
3.0	2	-1		-1
4.4	5			-4	-1
4.5	4			-3
a	2	-5	-3	1	-1	-1	-1
aa		-3	2				-1
aaron's	-6	6	-1				-1	1
ab		-3					1	-1
abierta	2						-2
accepted	4	-1					-3	-1
access	1	1	-3
account		-3	-2		-1	-1	2	-3
accounts	5	-2	-3				-2	-1
acct	5	-5	-6	-4	-1	-1	1	-3
achterberg	3		-1				-1	-1
acreedor		-1	-1				-3	2
action	3		-2				-2
actions	3	-1	-1				-3
activity	3		-1		-1		-1	-1
additional	3	-1						-1
address	4	-2	-1				-1	-1
adjusters	-3	-1	3				-2
adjustments	2		-3					-1
advances	3		-2
adverse	3	-1					-1	-1
aes/pheaa	-2	3
affirm			-1			-1	-2	-2
afni	1	-2	-1	-1			1	-1
after	3	-3	-1		-1	-1	-2
afterpay	-5	4	1					-1
agency	1	-2	1					-2
agent	1	-2					-3	-1
agreed	-1	-1	-3	-1	-1	-1	2	-2
aidvantage	-3	4					-2	-3
airlines	-2	-1	3				-1
all	1	-3	-2				1	-1
alliant	-2	3
ally	-1	2	1				-1	-4
also	2	-3	-2					-1
always	-3						3
am		-3	-1		-1	-2	1	-1
ambulance		-2	-1				-2	3
amer	-2	-1	3	-1				-1
america		-3	2	-1		-1	-3	-4
american	-1	2	-3				1	-2
amex	-3	4	-1				-2	-3
amt	3	-2	-2					-2
and	1	-7	-1	-1	-1	-1	1	-3
anesthesia	-4	-2	1				1	2
apartment	3						-2	-1
apartments	-5		1				-1	4
application	3		-2				-1
apr	3	-4	-2	-1	-1			-2
april	3	-2	-2		-1		-2	-2
are	2	-2	-3			-1		-1
as		-4	-1		-1	-1	1	-2
asagreed	-3						3
ascendium	-2	2	-1
ask	3	-2	-2				-2
assets	4	-1	-1				-1	-1
assignee	3	-2	-2				-1
at	1	-4	-4	-1	-1	-1	-1	1
at&t	-2	-2		-1	1	-1	1	1
atty	2						-1	-1
aug	3	-1	-2		-1		-1	-1
authority	-3		3
automobile	2	-2	2	-1			-3	-3
autopay	1	-3	-2			-1		-1
available	1	-3	-1		-1			-1
avant	-1		-1		-1		-3	1
b	1	-4	-2	1		-1	-3	-2
back	3	-1	-2				-2
bal	3	-5	-3	-3	-2	-1		-3
balance	3	-4	-5	-1	-1	-1		-2
balances	3	-1	-1				-1
bank/credit	3	-3	-1
bank/lowes	-3		3					1
bank/target	-3							1
bankruptcy	3		-2		1		-3	-1
banks	1		-2				2
baptist	-1	2	-3
barclays	-2	3	1				-1	-3
becu	-3	3	-1
behind	-1	-2	-2			-1	1	-1
belk	-3	4	-2
below	2		-1				-1
beneficial	-3	3
beto	1	-3					-2	-1
bill	2	-3	-1			1	-1	-4
bills	3	-3					-1
birch		-3					1
bloomingdale's	-3	3	-1
blue	-3		2				-1	2
bofa	-2	3	-1					-1
borrower	4	-3	-1				-1	-1
boscov's	-4	4		-1		-1	-1	-1
both	3	-5	-1	-1			-1	-1
box	2	-1	-3	-2	-1	-1	1	-1
brandvold	3	-3	-2
brendan		-4					-1
bridgecrest	-4	3	3				-1	-2
brother	-3	2	1				-1	-1
budget	3	-3	-2
bureau	-2	-1	1			-1	1	-3
but	1	-3	-4					-1
by	2	-3	-2			2	-1	-1
bảy	-3	-1	3
c	1	-5		-1		-2	-1	-2
c/o		-3	2					-1
cabela's	-4	4	-1
cabelas	-1	3	-3					-1
cable	-3	-2	1				-2	3
call		-3	-1	-1		-1	1	-2
calloway	3	-1	-3				-1	-1
cancel	3	-2					-1
cap	1		1				-3	-3
capital	2	-4					-3
car	4	-2	-1				-4
card		-4		-1	1	2	-2	-2
cards	2	-3	-1		-1		-1	-1
care	-2	4	-1	-1			-3
carro	1	-3	2				-1	-1
cartão	3	-3	-1	-1	-1		-2	-1
carvana/bridgecrest	-3	3
casa	3	-2	-1				-1	-1
cash	-2	-3	2	-1		-1	-1	1
cashrewards	-4	1	3
cbe	-3	3	1					-1
cbna/best	-3	3
cc		-4		-1	-1	1	-2	-2
cccccccccccc	3	-1					-2	-1
center	-1	-3	2
change	2	-1					-1
charge	-1	-5		-1	-1	-1	1	-2
charge_off	-3						3
charged-off	-3						3
chargeoff	-3						3
charter	-3	-1					-1	3
checking	3	-1	-3				-2
checks	2	-2					-1
chela	-1	-3	2
chg	-1	-2	-1				2	-1
chime	-3	3					-1
christmas	3	-2	-1				-1	-1
citibank		-2					3	1
citifinancial	-3	3						-1
citizens	-1	1	2				1	-3
city	-2				-1		-2	3
city/chase	-2		3
ck	2		-1	-1			-1	-1
cl	3	-2	-1				-1	-1
classification	3	-1					-1	-2
client	3	-5	-2				1	-2
closed	4	-1	-5				-2	-1
closing	2	-1	-1				-1
cls	3	-1	-1		-1		-1
club	-2	-4	3	-1				1
co	-2	-5	3	-1	-1	-1	-1
co-borrower	3	-2					-1	-1
co-op	-3	1	1
coast	1	-4	-1				-1
code	3	-1	-1				-1	-1
col	4	-2	-1	-1			-2	-1
coll	-3	-3	2	-1		-1	3	-3
collection		-5	-1	-1		-1	2	-2
collectionattorney	4	-1					-3	-1
collectionorchargeoff	-3						3
collections	-2	-3	2	-1	-1	-1	2	-2
comcast	-2	-2	-1				-1	3
comenity	-1	-4	2		-1		-1	2
comenitybank/victoria	-3	3					-1
communications	-5		3				-2	5
companies	2		-2
condition	3						-2
connected	3						-3
consumer	3	-2	-2				1	-3
consumers	-1	-2						2
conta	5	-1	-2	-1			-3	-1
continue	3						-2	-1
control	-3	-1	3
conventional	4	-3	-1				-1	-1
convergent	-4	5	-1				-2	-2
cooper	-3	-3	3				1	-1
copper	-3	3	-1
corp	-2	-1	3				-1	-2
corriente	-3						3
counselor	3	-1	-1					-1
cox	-1	3	-1				-1	1
cr		-3	1	-1	-1	-1	-1	-3
cr-v	-1	-1	2				-2	-1
credence		2	-3					-2
creditcard	3	-1					-1	-1
creditor	4	-5	-4			-1	-1	-1
creditors	3		-1				-1	-1
credor	3	-2	-2				-2	-1
creek		-3	-1					1
crest	1	-4	1
ctr	-3	-1	1	-1				2
cu		-4	1	-2			-1	-2
cuenta	1	-3	-2	-2		-1	1	-1
cur	-2	-2		-1			3	-2
curacao	-3	2
curr	-2	-2		-1		-1	3	-2
current	-1	-3	-1	-1	-1	-1	3	-2
curtis	1	-3	-1					-2
customer	4	-2	-2
cypress	-2	1						1
còn	3	-2					-1
d		-2	-4		1	-1	-1	-2
dad	-3	3	2				-1	-1
darnell	2		-2				-2	-3
data	3	-1	-1		-1		-1	-1
date		-3	-1	-1	-1	-1	2	-3
day		-5	-1	-1		-1	1	-1
daycare	3	-2	-1				-1
days	-1	-5	-1	-1	-1	-1	2	-1
de	2	-3	-2	-1		-1	1	-2
debemos	3	-1	-2				-1
debo	5	-2	-4				-1
debt		-2	-2	-1	-1	-1	2	-3
debts	3	-2	-2				-1
dec	3	-1	-1		-1		-2	-1
december	4		-1		-1		-1	-1
default	3	-2					-2
deferment	6	-1		-1	-1	-1	-7	-1
deferred	5	-1					-5	-1
deficiency	2	-1	-2					-1
del		-3					1	-1
delinq	-2	-1					3	-1
delinquency	5	-1	-3				-2	-1
delphine	3	-2				-1	-2	-1
dental		-3	-2					3
deposit	3		-1					-1
deposits	3	-2					-1
dept	-1		1				-1	-2
deptednelnet	-3	3					-1
derogatory	5	-1					-4	-1
description	3	-1	-2				-1
desert	-1	-1	1					2
destiny	-3	2	1
details	3	-1	-4	-1	-1	-1	-4	-1
detroit	2	-1	-1		-1			-1
devo	2		-2		-1
dfas	-3	3
dias	-4					-1	4
dillard's	-3	4	-2				-1
directv	-1	-2	-1				-1	4
discharged	3	-1		-1			-2	-1
disclosure	3	-1	-2
discoverbank	-4	4	-1
discovercard	-4	4
dispute	3	-2			1		-3	-1
district	2	-1					-1	-3
division	2		-2
dmp		-3	-2	-1	-1	-1	1	-2
done	3	-3	-2				-2
dont	4	-1	-1				-2
double	-1	-3	2				-1	-1
dpd	-2	-1		-1	-1		3	-1
dr	-2	2	-1	-1			-3
draft	4	-1	-2				-2
due	1	-3	-2			-1	1	-1
dunmore	1	1	-3					1
e	1	-5			-1		1	-1
ecoa	4	-1	-1				-1
ed/navient	-3		3
edfinancial	-3	3						-2
edison	-1		-1				-1	3
edit	4	-2	-1	-1			-3	-1
education	1	-3	1	-1	-1	-1	-2	-1
ef	5	-1	-2				-3	-2
efx	3	-2	-2	-1		1	-1	-2
el	2	-3	-2			-1	2
elan	-4	4	1
electric			-1	-1			-2	3
emergency	-1		-1				-3	3
ems	-3	-1	3					-1
en		-3	-2	-2		-1	1	-1
end	4	-2	-1				-1
ending	5	-2	-6					-1
ends	6	-1	-3				-3
energy	-1	-3		-1			1	2
enrolled	1	-3	-1					-1
entergy	-1	1	-2					1
eq	3	-1	-2	-1			-1	-1
equifax	4	-3					-1	-1
er		-2		-2		1
erc	-3	2		-1	-1	-1		-1
esa	-3	-1					3
esposo	3		-2
estimated	3	-1					-2
et	3	-2			-1			-1
eversource	-3	2					1	1
everything	3	-1	-1				-2
example	3	-3					-1
exeter	2	-2	-2				-1
exit	3	-1	-1
exp	4	-1	-2	-1				-1
expenses	3		-2				-1	-1
experian	5	-3					-1	-1
explanation	3	-2					-1
f	3	-1	-1				-1
factoring	3	-1					-1	-1
fair	4	-2					-1	-2
false	-2	-1				-1	3	-1
fargo		-4	1				-1	-2
fcu	-1	-6	2	-1		-1	-1	-2
fdic	4	-1	-1				-1	-1
fee	4	-1	-1				-2
fees	1	-3						-1
fha	3	-1					-1
fico	2	-1	-1					-1
file	5	-2	-4	-1			-2	-2
fin	-1	-3	1	1			-1	-1
final	2	-3	-3			-1	-1	-2
financed	2		-2
financial	-1	-4	1	-1	-1		-2	-2
fingerhut	-1	1	-2	-1			-2	3
fingerhut/webbank	-4	3	-3	-1			-2	2
firm	-3	-2	3				-1
first		1	1	-1	-1	-1	-2	-1
flagstar	-2	4	-1					-2
flanigan	-3	-1	3
for	3	-5	-5	-1	-1	-1	2	-4
forbearance	5		-1				-5	-1
foreclosure	4	-2	-2				-4
forget	2		-2				-2
forgot		-3					2
form	3	-1	-1		-1		-2	-1
fortiva	-4	3		-1			-2	2
franklin	-2		3				-1
fri	4	-1	-1				-1	-1
friday	4	-1	-1				-1	-1
from	3	-5			-1	-1	-1	-3
fsb	-4	-1	4
full	4	-2		-1	-1	-1	-4	-1
g	2	-1					-2
garage	-3		3				-1
gas		-3					-3	1
gave	2	-1	-1				-1
ge	-4	3	-1				-1	2
gemb/jcp	-3	3
general	-1						-1	3
god	2	-1					-1
gold	-3	-2	3
good	-1	-3	-1				2	-1
goodleap	-2	3	-2	-1
grandma	-4	4						-1
greater	1	2	-1
greenville	4	-1	-3					-1
groceries	2	-1	-1
grove	-2		1				1	-1
guarantor	4	-2	-2	-1			-2
guild	-3	2	2
gulf		2	-2				-1	1
halsted	-3	3	-1					-1
hand	3	-1	-2					-1
har	1	-3
hardship	3						-3
harris		3	-1					-2
has	1	-2	-5				1	-1
health	-1	-2	1				-3	3
heights	-2	3	-1
heloc	-3	2	2	-3	-1	-1	-3	-2
here	3	-1	-1				-2
here's	2	-2	-1
hermann	-3		1
hers	3	-2					-1
hi	2	-3					2
high	3	-2	-1				-1	-1
highest		-2	-1				1	-1
his	1	-3
hold	3		-1				-2
holiday	3	-2
hosp	-1	-3					-1	2
hospital	-3	1		-1		-1		-1
house	-1	-4	1			-1		-1
housing	1	-3	1
how	1	-3						-2
hsa	4	-3		-2	-1
hsbc	-5	4	-3					4
hsbc/best	-3	3
husband's	3	-2	-1				-1
i	1	-1	-3	-2	-1	-1		-3
i'm		-4	-2			-1	1	-3
i've	1	-3
id	6	-3	-4	-2	-1			-2
idr	3	-1					-1	-1
if	3	-2	-1				-1	-1
ii	1	-2						-3
in	1	-5	-1	-2	-1	-1	3	-1
in-school	2	-1		-1	-1	-1	-3	-1
inc	-2	-3	3	-1	-1	-1		-2
incl	3	-1	-1				-2
include	3	-1					-1
included	2	-1					-2
income		-3	2				-1	-1
individual	2	-4	1				-3	-1
individual_account	3	-1						-2
info	3						-2
information	6	-1	-3				-3
infusion	-3	2	2
inquiries	3	-1					-1	-1
inst	4	-1	-1				-4
institution	3	-2	-1
insurance	1	-3	-3				-2	2
int	2	-3					1	-1
internal	-1	3	-2				-3
internet	2	-3	-1				1
interstate	-3		3					-1
invoice	3	-1	-2
ira	3	-1	-2					-1
irs	-2	3	-2				-2	-2
is	3	-3	-5	-1	-1	-1		-2
issued	3	-1	-3				-1
it		-5	3	-1		-1	-1	-2
it's		-4	-5				3	-1
item	3	-1	-3
its	1	-2	-3				1
j	3	-2	-2	-1			-3	-1
jan	2	-2	-1					-1
january		-1	-1				1	-3
jc	-3	1	1	1			-1	-2
jefferson	1	-1	-1				-1	-3
jewelers	-2	-3	3				-1	-1
joint	2	-4		-1		1	-2	-2
journey	3		-2					-1
joy	4	-2	-1				-2	-1
jt	3	-2					-1
judgment	3		-1				-2
june	3	-2	-2	-1			-1	-3
k	1	-2		-1	-1		-2	-1
kaiser	-4	3					-1	1
kbb	3	-1	-1				-1	-1
kikoff	-3	3
klarna	-3	4	-1				-2	-1
ko	3		-3
kohls	-2	3	-2	-1			-1	1
kohls/capone	-4	5	-1				-2	-3
l	1	-2	1	-2		-1	-3
labcorp	-3	1						2
lakes		-4		-1			-2	-1
lakeside	-4	4	-1				-1	1
lakeview	-1	1	-2					1
landlord	3	-1	-1				-1
last	2	-3	-6		-1	-1	-1	-2
late	-1	-3	-1	-1	-1	-1	1	-1
learn	2						-2
lease	3	-4	-1				-2	1
left	4	-2	-2		-1		-2	-1
legal	3	-1	-1				-1
lender	1	-2		-1	-1	-1	-3	-2
lent	3	-2	-2				-1
let	3						-2
liabilities	4	-2	-1
liberty	-3	3						-1
lien	-2	-2	3	-1			-2	-1
lightstream	-2	3	-1				-2	-3
like	4	-1	-4
lim	3	-1	-1				-2
limit	5	-2	-1				-3	-1
line	1	-3	2				-4	-1
lines	3		-2				-1
list	3	-1	-3				-2	-1
llc	-1	-4	3	-2	-2	-1	-5	-3
llp	-2		3
ln		-2		3	-1			-2
loan	2	-2	3	-1	-1		-3	-1
loans		-3	1			-1	-3
local	3	-2					-1
log	2	-1					-1
lol	3	-2	-1				-1
los	3	-1	-2				-1
lowe's	-4	3	1				-2	-2
lp	-4	-2	4	-1			-2	-1
ltd	-3		3
luis	3	-1	-1
luke's	-3	-2	1				1	2
m	-1	-2		-1		-1	2	-2
m&t	-2	2	-1				-1	-1
ma	4	-2	-3		-1	-1	-1	-1
machin		-3	1
macy's	-3	3	-2				-2	1
macys/citibank	-2	2
macys/dsnb	-1	3	-2					-1
mail	3	-1					-2	-1
make	2	-3		-1	-1	-1	-2	-2
malibu	2	-1	-2					-2
management		-1	2				-2	-3
mar	3	-2	-1				-2	-1
maribel	3	-2			-1
marisol	3	-2
marlene	3	-2					-1
mart	-3		3
mastercard	-1	-2	2				-2	-3
match	3		-2
max	3	-2	-1				-1
maxx	-2	-1	3
may	2	-2	-2			-1	-1	-2
me	1	-3	-1	-1		-1	-2	-1
med	-3	-1	-1	-1			1	1
medical	-1	-2	1			1		1
medical/health	3							-2
medicredit	-5	3	-1			-1		-1
memorial	-3							1
menards	-3	4	-2				-1	-1
merrick	-1	3	-1				-1	-1
mervyns	-3	3
messages	2	-1	-2
methodist	-2		1				1	2
metrowest	-1	-1	-2				-1	3
mgmt	-2	-1	2		-1		-2	-2
mi	2	-1	-3	-1			-2	-1
midwest	-3	3
military	1	2	-3					-1
min	2	-4	-3	-1	-2	-2		-2
mine	1	-3	-1				1	-1
mn	3		-2	-1				-1
mo	2	-3	-2	-1	-1	-1	-1	-2
mohela	-3	5	1				-2	-3
mom	-3	4		-1		-1	-3	-2
mon	3	-1					-1	-1
money	3	-2	-2				-1
monthly	2	-4	1	-1	-1	-1	-2	-1
mortg	2		-2					-1
motor	-1	-4	1					-1
motors	-3	-1	2					1
mountain	-2	3	1				1	-1
mr		2	-3	2			-1	-3
ms	3	-3						-1
mtg		-3	2	-1		-1	-6	-2
muebles	2	-3	2
must	2						-2
mwen		-2	-1				1
n.a	-1	-3	1	-1	-1	-1	-1	1
n/a	4	-2	-2	-1	-1		-2	-2
name	7	-2	-3				1	-7
nasa	-2	-1	-1				3
nb	-2	-1	3
nc	2	1	-3					-1
ncua	3	-1					-1	-1
ne	3		-2	-1			-1
need	4	-1					-3
negative	4		-2				-1
nelnet	-2	3					-2	-3
net	5	-4	-2				-1	1
netflix	3	-2					-1
new	2	-3	1	-1			-2	-2
next	3	-3	-2		-1		-1	-1
nissan	2	-2					-1	-3
no	1	-4	-5	-1		-1	3	-2
none	3	-4	-2	-2		-1	-1	-3
nonpriority	3	-2	-1					-1
nordstrom/td	-4	4	-2					-2
northern	-2	3						-1
northgate	-3	4	-1				-1	-1
not		-2	-3			-1	2	-1
not_more_than_two_payments_past_due	-4	-1					5
note		-3	-1	-1				-1
notes	5	-3	-1				-2	-1
notice		-2	-3				2	-2
now	4	-2	-2				-1	-2
number		-3	-1		-1	-1	-2	-1
núm	4		-2				-2
número	2	-2	-2	-1			-1
o	2	-4	-1		-1	-1	1	-1
oc	3	-1					-1	-2
of		-6	1		-1	-1	-1	1
off		-2	-3	-1		-1	1	-2
offers	3	-1	-1				-1
office	-1		-3				-1	2
oh	4	-2	-1				-3
oil	1	-1	3				-2	-1
ok	1	-4	-2	-1	-1	-1	2	-1
okay	4	-2					-2	-1
ollo	-3	4	-2				-1
on		-4	-2	-1	-1	-1		-2
one	-1	-6	1	-1		-1	1	2
onemain	-3	3	-1	-1			-2	1
online	2	-1	-1
only	4	-1	-2				-3	-1
op	2	-2						-1
open	3	-2	1	-1			-3	-1
open/never	-3						3
open/past	-3						3
oportun	-2	4	-2				-2	-1
options	3		-1				-1
orchard	-3	1	1				-1	2
orig	4	-3	-3				1	-3
original	1	-2	-4	-1	-1	-1	-2	1
originally	3	-1	-1				-2	-1
ortho	-3	1	2					-1
orthodontics	-3		3					-1
ostrander	3	-2	-1
other	2	-4				-1	-3	1
our	4	-3					-3	-1
out	-1	-3	-2				2	-1
outfitters	-3		2					1
outsourcing	-2		3				-2	-1
overview	3	-2					-1
owe	5	-4	-5	-1	-1			-2
owed	3	-2	-1					-1
owes	3	-4	-3	-1	-1		-1	-1
own	2	-2					-2	-1
owner	3	-2					-1
ozarks	1	-2						-1
p	4	-1	-2				-1	-1
p.o	5	-1	-2				-1	-1
pagado	4					-1	-3
pago	1	-2	-3			-1		-1
paid	4	-3	-4		-1	-1	-2	-1
paid/never	3						-3
parcela	3	-2			-1	-1	-2
parents	-3	1	4
parking	-3	2	2				-1
parkland	-3	1	3				-1	-1
part	4	-1	-1		-1		-1	-1
party	3		-2				-2
past		-3	-2	-1	-1	-1	2	-1
pastor	-2	2						1
patel		-2	2				-2	-1
patrice	3	-2	-1
paul	3	-2	-1				-1
pay	3	-4			-1	-1	-1	-2
paying	-1	-1	-3			-1	2	-1
payment	2	-3	-1	-1	-1	-1	-1	-1
payoff	3	-2					-2
pays		-3	-2	-1	-1	-2	1	-1
pays_as_agreed	-2						3
pd	3	-2		-1		-1	-1	-1
peak	1	-2	2					-3
pediatric	-1	-1	-2					3
pediatrics	-3		1				-1	2
penfed	-4	4	-1				-1	-1
penn			-3					2
penney	-3	-2	3					-1
peoples	-3	3
per	1	-3	-1			-1	1	-1
period	3		-2				-1
perkins	-4	3	1					-1
permanente	-3		1					1
petitioner	4	-1	-2				-2
pettiford	3		-3
phys	-4	-1	2				-1	3
physician		-3						1
physicians	-3	-1	3				-1	1
pif	5	-1					-4	-1
pike			2				-1	-3
pines	-1	-2	3					-1
pinnacle	-3	1	-1				1	2
piti	4	-2					-2	-1
pk	-3	-1	1	2
pkwy	3		-2
pl	2	-2					-2
place	3	-1					-2
plains	1	-3	-1
plant	-1		-1				2
platinum	-3	-1	4				-2	-2
pllc	2	-1	-3					1
plus	-1	-3	3	-1	-1	-1	-1	-1
pm	3	-2	-1		-1	-1	-1
pmt	2	-3	-3	-1	-1	-2		-2
po	5	-3	-4				2	-1
point		-4	2
popular	-3		3
por	3	-2	-3			-1	-1	-2
portfolio		-1	1		-1		-2	-3
potentially	3	-1			-1		-1
pp	3	-3
pr	-1	-2	2					-1
pra	-1	-3	-1	1		-1		-1
previous	3	-2	-1				-1
prime	1	-4	3					-1
prin	1	-3	-1		-1		2	-1
principal	2	-2	-2	-1	-1	-1	-3	-1
priority	4	-1	-2				-1	-1
progressive	-3	-1					2	2
promo	3	-1	-1				-1
property	3	-2	-1				-1	-2
prosper	-2	1	-3				-2	2
providian	-4	2	-1				-1	3
ps	3	-1	-2					-1
public	2	-3	2				-1
purpose	3	-1	-1				-1	-1
q	3	-1	-3
quest	-3	2					-1	2
questions	3	-2					-2
quicksilver	-2	2	2		-1	-1	-2	-3
quitado	3		-1				-2
qwest	-3							3
r	1	-4		-1	-2			-1
radiology	-2	-1					-1	3
rainy	-1	-3	2				-2
rate	2	-2	-1	-1	-1	-1	-4	-1
ray	-1	-3	2				-1	-1
ray's	3	-2	-1				-2
rd	5	-1	-5		1		-1	-2
re	-1	1	-3	-1	-1		2	-1
read	2	-2					-1
real			-3				1
receivables	-3	1	2		-1		1	-4
records	4		-3				-1	-1
recovery	-1	-3	1		-1			-3
red	-3	1	2
ref	3	-2	-1	-2			-3	-2
refinance	3		-1				-2
refuse	-3	3
regions	-1	2	-2				-3	-3
released	3						-2
remains	3						-2	-1
remarks	4	-1					-2	-1
rent	5	-4					-3	-1
rent-a-center	-4	1	1	-1			1	-1
renta	3	-1					-1
reo	3		-3
rep	-2					2	1
repair	-2	-1	3
repo	-2	-1		-1			3	-1
report	4	-1	-2		-1		-1	-1
reported	2	-2	-2				-1	-1
repossessed	-4	-1					4
repossession	-1	-2	-1				3	-1
republic	-2	3	-1					-1
request	3	-1					-1	-1
responsibility	2	-1					-2	-1
results	3		-2					-1
resurgent	-1	2					-2	-3
retail		-3	3				-1	-1
return	3	-1	-2				-1
rev	4	-2				-1	-3	-1
revolving	5	-3	-3			2	-2	-2
rewards	2	-4						-1
river	1	-3	1				-1
rocket	-1	2	-2				-2	-2
rockland	-3	2	-1
roof	-2		2				-2
roth	3	-1	-2
rptd	3	-2	-1				-1
run	3	-1	-2
rush	3						-3
sa	2	-3	-2				2	-1
saldo	4	-2	-3	-1	-1		-3	-2
santander	-2	3	-2				1	-1
sapphire	-3	-1	3					-1
satisfactorily	-2						2
save	4	-2	-2				-3	-1
savings	-1	-3					2	1
savor	-3	1	3				-1
says	3	-2	-5	-1			1	-2
sc		-2	-4	2
school	3	-1					-3
score	4	-2	-1				-2
seafood	2	-2	-1
sears/cbsd	-3	3
second	-1	-3	1				2	-1
secret	-2	-1	3				-2
section	2	-1	-1
see	4	-2	-1				-3	-1
senior	2	-1	-1
sep	2	-2					-1	-1
sept	4	-1					-2	-2
services		-2	1				-1	-2
servicing	-3	-1	3				-1	-1
settled	6	-1	-2				-5	-1
sezzle	-4	4
share	3	-2	-2				-1	-1
sheet	3		-2
sheffield	-5	2	1					-1
shows	-2						2
signature	-1	3					-2	-1
signed	3	-1					-2
slate	-3	1	4				-1
sleep	-3		1					2
smiles	-2	-1	1
snap-on	-4	4	-2
so		-4	-3		-1	-1	1	-1
soc	2	-1						-1
social	3	-2	-2					-1
sofi	-2	3	-5				-1	-3
sold	4		-1				-4
solutions		-1						-3
son	3	-2	-2				-1
sorry	3	-4					-1
source	3	-1					-2	-2
southwest	-3	2	-1					1
special	3	-1	-1				-2
spotloan	-2	2
sprint	-1	-1	-3	-1	-1	-1	1	2
sq	3		-1				-1
ssn	3	-1		-1			-1
st	-1	-1	-2	-1	-1	-1	-1	3
started	-1	-1	-2				3
statement	2	-3	-3				1	-1
status	2	-2	-2	-1	-1	-1	-2	-2
stay	3						-2
store	1	-4		-1			-2	-1
stores	-2		2					1
stroud	3	-1	-3
student	1	-6		-1	-1		-4	-1
stuff	3	-2	-2				-1	-1
subtotal	6	-5	-1				-2
suffix	2	-2		-1			-1
summary	5	-2	-2				-1	-1
summit	-4	1	1					2
summons	4	-1	-1				-2	-1
sunbit	-3	3					-1	-1
supply	-2	-1	2
svcs	-2	-1	3				-1
syncb/amazon	-1	2						-2
syncb/lowes	-2	3	-1
synchrony		-3	-1	-1		-1		2
synchrony/amazon	-4	2	-1				-1	3
synchrony/paypal	-2	3	-1
syst	-3		3				-1	-1
system	-1	-4	1	-1	-1		-2
systems	-1	1	2		-1	-1	-2	-3
t-mobile	-3		-3				2	3
take	3	-2	-2				-2	-1
también		-2					1
tarjeta		-1	2					-1
tax	-1	-3	2				-1	-1
tbom/milestone	-3	4
tennessee	-3	1	1
termina	3	-1	-1				-1
terminación	4		-2				-1
tess	3	-3	-1				-1	-1
thank	6	-2	-1				-3	-2
that		-3	-4		-1	-1	1	-1
that's	1	-3	-4		-1		1	-1
thd/cbna	-3	3					-1	-1
the	1	-5		-1	-1	-1	-1	-1
their	3	-1	-1				-1	-1
then	3	-4	-2				-1	-1
there's		-3	-3				2	-1
they	1	-3	-2	-1	-1	-1	1	-3
they're	2						-2
this		-3	-3		-1	1	3	-2
tháng	3		-1				-2
til	3		-1				-2
time	-3	-2	-3	-1		-1	3	-1
tire	-2	-1	3					-1
tita	-1	3	-2
titlemax	-4	4	-1				-1	-1
tj	-3	3
tjx	-3	3	1
to	2	-6	-2	-1	-1		-1	-1
todo	3	-2					-2
torrid	-3	2	1				-1	-1
total	3	-4	-1	-1			-2	1
totals	5	-3	-1				-3
tower	-3	4	-4
toyota			-2					-2
trade	3	-2	-2
transactions	3	-1	-1				-1
transferred	5						-5
transunion	4	-3	-1				-2	-1
tree	-2	-2	3
tri-county	-2	3	-1					-1
truist	-2	3	-2				-1	-2
tu	6	-1	-3				-3	-1
tu/ef	3		-1				-1	-2
tuition	-4		4
two		-3	-2			-1	1
type	6	-3	-2				-2	-1
u-verse	-3		-2				-1	3
ugh	3	-2					-2
uh	3	-1	-2				-2
um	3	-3	-1				-2	-1
union	-1	-2	3				-2	-3
unit	-1	-2		3	1	-1	-2	-2
unk	3	-1					-2
unknown	3	-1		-1			-2	-1
unpaid	-2	-2	-1	-1	-1	-1	6	-2
unsecured	3	-2		-1	-1		-1	-1
unsub	-4		4
updated	3	-1			-1		-2
upgrade	-1	1	1				-2	-3
upmc	-2	3				-1
upon	3	-1	-1				-1
upstart	-1	2	-2				-2	-4
ur	2	-1	-1
us	-2	-3	-3	-3	3	2	-2	-3
usa	-2	-3	1	-1		-1	-2	2
usaa	-2	3	-2				-1	-1
usage	1	-1	-3
used	1	1	-3				-2	-1
user	3		-2				-1
utility	3	-2	-2				-1	-2
utilization	3						-3
valley		-4	-1				2	-1
vehicle	1	-3	2	-1			-3	-1
verizon	-1	-3	-1	-1	1	-1	3	2
veterinary	-3							3
via	3	-1	-3				1	1
vin	3	-1	-3
visa	-2		2	-1	-1	-1	-3	-2
w		-3	-2	-1	-1	2		-2
wait	3	-2	-1				-2
walmart	-2	-3	3			-1	-1
wants			-3			2	-1
was	2	-2	-4	-1		-1	1	-4
washer/dryer	-3		3
washington	2	-1	-2					-2
water	-1	-5		-1		-1	-3	3
water/sewer	-3	3
wayfair	-3	3	-1				-2	1
we	4	-2	-4		-1	-1	-1	-2
webbank	-3	-1	-1	-1		-1	2	2
webbank/fingerhut	-4	3	-1	-1		-1	-2	3
weiner	-2		2				-1	-1
welcome	2	-2
west	1	-3						2
whenever	4		-1				-3
which	1	-2	-3					-1
who	3	-2	-1				-1	-1
wife	5	-2	-1				-3	-1
wireless		-2	-3		2			1
with	1	-4	-5	-1		-1	1	-4
work	3	-3	-1				-1
worst	3		-1				-2
worth	3		-2				-2
x	4	-3					-2	-1
xcel	-3	2	-1					2
xfinity	1	-4	-2					2
xp	4	-2	-1				-2	-2
xp/tu/ef	3	-1					-2	-2
xpn	2	-2	-1	-1		1	-1	-2
y	1	-3	-4	-2	-1	1	-1	-4
year	2	-3					-1
years	3						-2
yes		-4	-2	-1	-1	-1	1	-3
yet	4		-1				-3
yolanda	2	-2
you	5	-2	-2				-1	-2
your	1	-4	-2	-1	-1	-1		-3
yung	2	-3	-1					-1
zero	-3	-1	-1		3		-1	-1
zip	-2	3	-2			-1	-1	-2
余额	1	-4	-2	-2	-2	-1		-2
信用卡		-2	3	-1			-2
信用额度	1	-1	1				-3
原债权人	2	-1	-1				-1	-3
合计	3	-2					-2
尾号	3	-2	-4	-2		-1	1	-1
已还清	3	-1					-2	-1
房贷	-1	-4	2				-2
欠	4	-1	-1		-1		-3	-1
正常	-5	-1				-1	5	-1
正常还款	-3						3
美国银行	-3	2	2				-2
账号	2	-2	-2	-1			-2	-1
车贷	1	-3	2				-2
# word words before
 acct	-1	3	-1	1		-1	-4	-1
 ally	2		-2				-1
 and	3	-2					-1
 apr	1	1					-2
 balance	1	-3					1	-1
 bank	2	-3					2	-1
 barclays	-2	3	-2
 both	-3	1					3
 c	-2	1	-1	-1	1	2	-2
 capital	1	-1					-1	-3
 charge	-3	1	-1				3
 charged	-2	-1	-3				3
 citibank	-1	-3	1				-2	1
 citizens	-3		3
 co	2		-2				-1
 col		-3					2
 collection	-1	-1		-1	1	-1	-4	3
 comcast	-3	1					-1	2
 contact	4	-3
 credit	3	-1	-3
 creditor	-4	4					-1	-2
 cur	3		-1				-3
 elan	-3		3
 first		-2	3	-1	-1	-1	-1	-1
 for	2						-2
 highest	4		-1				-3
 huntington	3		-2				-1
 inquiries	3	-3						-1
 irs	-3	3
 is_overdue	-2	-1					3
 jul	3	-2					-2
 loan		2	-5	-1	-1	-1		-1
 midland	3		-3
 mission	-3	-1	3
 mohela	3	-2	-1
 monthly	1	1	-1				-3
 mortgage	-1		2				-3
 none		-2					2
 oct	3	-2					-2	-1
 open	-1		-3	-1			2	-2
 other	-1	2	-2				-3	1
 paid		1	-1				-3	-1
 piedmont	3		-3
 portfolio	3		-3
 quantum3	-2	-2	2
 r1	2						-3	-1
 rate	3	-1					-2
 repayment	2	-1	-1	-1	-1	-1	-3	-1
 retail	3	-1					-3
 revolving	2	2	-1				-3	-2
 savings	3	-3
 settled	3	-1	-1				-3
 state	-3	-1	3
 store	-3	1	2
 synchrony	3	-1	-2				1	-3
 u.s		-3	2
 unpaid	1	-1	-1	-1	-1	-1	-3
 us	-1	-2			-3	2		-1
 verizon	-2		2				-1	-2
 visa	-3	-2	3				1
 who	-3	3					-1
 xp/tu/ef	3	-1					-2
1 a			-4		-1	-1	1
1 acceptance		-2		-1		1	-2	-1
1 account	2	1	-4		-1	-1	-2	-1
1 account/zero	2						-2
1 accounts	2		-3				-4	-2
1 acct	-1		-3	4	-1	-1	1	-3
1 ach	3	-2	-2					-1
1 acreedor	-2	2	-1				-3
1 act	2	-2	-1		1	-1		-2
1 active	-1	-4	2		1	2	2	-2
1 activity	3		-1				-2
1 ad		-2	2
1 added	3	-2	-1
1 after	3	-2	-2					-2
1 agent	2	-1	-1				-3
1 agreed	3		-1	-1			-2	-2
1 aidvantage	1	-1	1	-1		-1	-3	-1
1 ally	1	-3					-3	-2
1 also	2	-1	-4
1 aluguel	4	-2			-2	-3	-1	-1
1 always	-2						2
1 american	1	-5					1	-3
1 americredit	3		-2
1 amt	3	-1					-2	-1
1 an	2	-2	-2				-1	-2
1 and		3	-2	-1	-1	-1	-1	-3
1 apple	-2	-1	3				-2	-1
1 application	5	-4						-1
1 apply	3	-2	-1				-1
1 april	1	-2
1 arrangement	-2	2					1
1 ashley	-3		3
1 ask	3	-3	-1				-1	-2
1 asset	-2	-3	2				-1	-1
1 assets	4	-3	-2				-1	-1
1 assignee	4		-2				-1	-4
1 assistance	3	-3	-1
1 association	4	-1	-1				-1	-1
1 at&t	-3	-1	-2		1		-1	2
1 atrasada	-3	-2					4
1 august	3	-3	-1
1 authorized	3		-1				-1
1 available			-3	-1		-1		1
1 avant	3	-1	-3				-1	2
1 az	3	-2	-1					-1
1 b			-3			-1		-3
1 back	4		-1				-4	-1
1 badcock	-2		3
1 bal	2	-3	1	-2	-1	-2		-4
1 balance		-1	-2	-1	1	-1		-2
1 balances	3	-1					-2
1 bank		-4	1	-1		-1		-1
1 bank/credit	2		-2
1 bankruptcy			1		1		-3	-1
1 before	3	-1	-2				-2	-1
1 belk	-4	-1	4
1 best	-1	-3	1			-1	-2
1 bill	3	-1	-3
1 bills	2	-1	-1				-1
1 bk	3	-2	-2				1	-2
1 blue	1	-3					-2
1 bluestem	-3	-1	3
1 bonneville	-4	2	2				1
1 both		3	-2			-1	-1	-1
1 box	3	-3		-1	-1		-2
1 brandvold	3	-1	-2
1 bread		-3	1					-2
1 brendan		-3					-1
1 brother	-3		3					-1
1 buckeye	-1	-2	3					-2
1 budget	3	-2	-3
1 bureau	1	-5	-1		-1		2	-1
1 buyer	3	-1	-1				-1	-1
1 c	-1		-1	1			-1	-3
1 call	2	-2	-2			-1	1	-2
1 called	1	-1	-1				-1	-3
1 calloway	3	-2	-2				-1	-1
1 camper	3	-1	-1				-2
1 cancel	3	-1	-1				-2	-1
1 cap	1	-3	1				-3	-3
1 cap1	-2	-4	3				-2
1 capital		-5		-1		-1	-3	2
1 car	-2	3	2				-1	-2
1 card		1	-3	-2	-1	1	-1
1 card/gs	-3		3
1 care	-2	-2	3				-3
1 carro	4		-2		-1	-1	-1	-1
1 cascade		-3						-2
1 case	4	-1	-3				-1	-1
1 cash	-1	1	1	-1	-1	-1		-3
1 cavalry	1	-3					-1	-1
1 cedar	2	-2	-2					1
1 chapter	3						-3
1 charge	-3	-1	1	-1	-1	-1	1	-2
1 charge-off	3	-2	-1				-3	-1
1 charged	-2	-1	-2				3	-1
1 chase		-4	1	-1				-4
1 checking	2	-5	1		-1		1	-1
1 chime	-2		2
1 chrysler	-2	-2	3	-1			-1	-1
1 chuy	3	-1	-2				-2
1 citibank	1	-2	1	-1		-1	-1
1 citizens	1		-1	-1			1	-3
1 city		-6		-1		-1	-2	2
1 cl	5	-2	-2	-1			-4	-1
1 claim	2	-1	-1	-2	-1		-3	-1
1 claimed	3	-1					-2
1 class	3	-1	-1					-3
1 client	-3	-1	-3	-1	-1	-1		4
1 clinic	1	1	1	-1	-1		2	-3
1 closed	2	2	-1				-3	-1
1 co	1	3	1				-3	-2
1 cobalt	-1	-2	2					-1
1 codes	-2	3					-1
1 coll	-4	2		-1		2		-1
1 collection/chargeoff	2	-1	2				-4	-1
1 college	-3		3
1 comadre	-2	3	-1
1 comenity	-1	-2	-2		-1	-1	1	3
1 comm	3	-1	-2
1 comment	3	-1					-1
1 comments	1		-1				-3	-1
1 commerce	1	-2
1 commonwealth	-1	-3	2					1
1 communications	-1						1	-3
1 community	1	-4	1				-1	-1
1 company	4	-3				1	-3	-1
1 con	-2	3	1				-1	-2
1 consultants			-2				-1	2
1 consumer	3	-1	-2	-1			-1	-4
1 consumers	-1	-1	-2					3
1 conta	4	-1					-2	-1
1 contact	6	-5	-1		-1			-1
1 continue	3	-3	-1				-2
1 conv		-1	-2				1
1 conventional		1	-2		-1	-1		-1
1 cooper	2	1	-3	-1				-1
1 copper	-2	-1	3
1 corp	2	-5	-3					-1
1 costco	1	-3	1				-3	-2
1 counseling	3	-1	-1				-1	-1
1 counselor	2	-1					-1	-1
1 county	-1	-2			-1		1	1
1 court	5	-3	-2		-2
1 cousin	2	1	-2
1 cox	-2		3					1
1 cr-v	3	-2					-1
1 cred	-3	-1	-2					3
1 creditloantype	4	-1					-2	-2
1 creditor	-2		-3	-1	-1	-1	-1	3
1 credits	3	-2					-1	-1
1 cu	-1	-2	2	-1	1	1	-3	-2
1 curacao	-2	-1	3
1 curr	-3	1	-2			-1	2	-2
1 customer	3	-1	-2				-2
1 cut	2	-1					-2
1 cuñado	-3		2					-2
1 cypress	-3	-1	1					1
1 còn	3	-1	-2				-1
1 d	-1	1	-3		-1	-1		1
1 date	2		-3	-1	-1	-1	-1	-1
1 day	1	1	-4				-1	-1
1 days	-1		-3		-1	-1		-2
1 dcu	-3		3
1 dealer	-3	-2	4				1
1 dear	4	-2	-1
1 debt	1	-1	-2	-1	-1	-1	1	-4
1 debtor	4	-2	-1		-1		-1
1 default	4		-2				-3
1 deferred	3		-2			-1	-3	-1
1 deficiency	3	-1	-3				-1	-1
1 del		-2	1			-1	-1	-4
1 deleted	4	-3					-1
1 delinquent	3	-2					-2	-1
1 delphine	3		-2				-2
1 deposit	3	-3	-1				-1	-1
1 deposits	2	-1	-1
1 dept	-1	-4	2	-1			-3	-1
1 des	2	-2	-2
1 description	-1	-1	1				1	-3
1 detail	4	-1	-1				-2
1 dias	-3	2					1
1 digital	-1	-2	3
1 direct		-4	1	-1	-1	-2	-1	-2
1 directv	3	-2	-2					-3
1 discover			1	-1	-1		-2	-3
1 dispute			-2		2	-1	-4	-2
1 district	-1	-1	-1	3			-1	-2
1 dla	4	-2			-1		-2
1 dmp	-1		-3				1	-1
1 docs	-3		-1				-1	2
1 documents	4	-3	-1				-1
1 dog	3		-3				-1
1 don't	3	-1	-2				-2
1 dont	4	-1	-3				-2
1 dr	-3	-6	3	-1			-3	2
1 duke	1	-3					2	-3
1 día	-1	2		-1			-3	-1
1 e		2	-4	-1	-1			-2
1 east	1	-3
1 ef	1	-2		2			-2	-1
1 egg	-2	3	2			-1
1 el		1	-4					2
1 elite	3	-2					-1
1 ellis	-1	-1	3					-1
1 else	1	-2					-3	1
1 em	-3	-1	-1				4	-1
1 emergency	-3	-2	1	-1			-2	3
1 empréstimo	2	-3					-1	-1
1 end	3	-1	-1				-2	-1
1 ending	1	-2	-3	2	-1	-2	-2	-2
1 equinox	-2	2	-3	-1			2
1 equity	-2	-4	3	-1			-3	-1
1 esa	-3		-1				3
1 escrow	1	1	-2				3
1 est	3	-1	-1		-1		-1	-1
1 estado	-2			-1	-1	-1	3	-1
1 estimated	3		-1				-1
1 et		-3			-1		2	-1
1 evening	2	-2					-1
1 everything	3						-3
1 example	4	-3	-1			-1	-1	-1
1 except	2	-1					-2
1 exp	3	-2
1 expenses	3	-2	-1				-2	-1
1 experian	3	-2					-2	-1
1 expires	3	-2					-1	-1
1 express	-1	-3	2	-1	-1			-2
1 f150	1	-1	1				-3
1 family	1	-2	-2				-2	1
1 far		1	-1				-3
1 fargo		-5	2	-1			-1	-3
1 fcu	-1	-2				1	2	-2
1 federal	2	-3		-1	-1	-1	-2	-1
1 fedloan	-1		3				-2
1 fidelity	3	-2	-2					-1
1 fifth	-1	-4	1		2		-1	-1
1 filed		-3	-1	1	-1		1	-1
1 financial	1	1	-1	-2	-1	-1	-1	-3
1 fine	1	2					-3
1 first	1	-3	2	-1	-1	-1	-3
1 fleet	-2	-1	3				-1
1 following	3	-1					-2
1 for		-6	-3	-1		-1		4
1 forbearance	1	3					-3
1 foreclosure	-2	3	-2					-1
1 forward	2	-2
1 found	3						-2
1 fri	-3	2					2	-1
1 friday	2						-3
1 friend	-3	1	-1
1 from	-2	1	-1	-1	-1	-1	-1	3
1 frontier	-1							3
1 fund		-2	3				-1	-1
1 gap		-2	3				-1
1 gas	2	-1	2				-3
1 gave	2	-1	-1				-1
1 ge	-3		2					1
1 gm	-3		4
1 go	3		-2				-3	-2
1 god	4	-1	-2				-2	-1
1 great		-5	1	-1			-2	-1
1 half	3		-1				-2
1 halsted	-2	-1	3
1 hand	2	-3					2	-1
1 harley-davidson	-3	-1	3
1 has	-1	1	-4				1	-2
1 have	1	1	-1			-1	-3	-1
1 health		-3	-1	1		-1		1
1 heights	-3		3
1 her	1	2	-1				-3	-1
1 hermann	-3	1	1				1	-1
1 hers	3	1	-1				-2
1 hi	3	-2	-4				2	-1
1 higher	-3	-1	3
1 highest	-1		-3				2	-1
1 his	2		-3
1 holiday	3	-1	-3
1 hometown	-3	-1	3				-1
1 honda	1	-1		-1			-2	-2
1 hospital			-1	-1	1	-1	-3	3
1 hours	3	-1					-1
1 house		2	-3	-1		-1		-2
1 how	3	-1	-1				-2	-1
1 hsa	3	-3	-2		-1		-2
1 hsbc		-3	2					-1
1 hsbc/best	-3		3
1 huntington	-1	-3	1	-1			-1	-1
1 i3	3						-3
1 ia	2	-2
1 id		-1	-1	3	-1		-2	-1
1 if	3	-1	-2				-2	-1
1 ii		-1	3				-2	-1
1 il	3	-2
1 imaging	1	-3	-1				-1	1
1 in	1	-4	-1		-1	-1	1	-3
1 inc	4	-3	-3	1			-1	-3
1 incl	2		-1				-2
1 included	3	-3					-2	-1
1 income	2	-3					-1	-1
1 individual	1			-1			-4	-2
1 info	3	-2					-1
1 information	3	-1	-2	-1			-3	-2
1 inquiries	6	-6					-1	-1
1 inquiry	3	-2			-1			-1
1 inst		-2					3
1 installment		2		-1	-1	-1	-1	-1
1 insurance	-1	-3	1		-1		2	-3
1 int	1	-2	-2	-1		-1	2	-1
1 interest	2	-3	-1	-1	-1	-1	-2	-1
1 internal	-1	-2	3				-2
1 interstate	-3		2				1
1 involuntary	3						-3
1 irs	-3	2	1	-2	2			-1
1 is	1	2	-4	-1	-1	-1		-4
1 it's	2	-3	-2				1	-1
1 items	-1	3	-1				-2	-1
1 j	-2	3	-2	-1	-1	-1	1	-1
1 jefferson	-1	-2	1				-1	-3
1 john	-1	-3	3
1 june	3	1	-2				-2
1 juniper	-1	-1	2					-1
1 k	4	-3	-2				-2	-1
1 klarna	-3	2	2				-1	-1
1 kohl's	1	-1	-3		-1		1	-1
1 kohls/capone	2		-3				1	-1
1 l	-1	1	-3	-1	-1	-1	-2	1
1 l40	4	-3	-1
1 la	1	-4	2			-1	-1	-3
1 lakeshore		-3	1					-2
1 lakeside	-3	-2	3				-1
1 landlord	-2	3	-1					-1
1 last		-1	-3		-1	-1		-2
1 lastname	3	-2
1 lc	2	-3					1
1 lease	-3	2	3	-1			-1	-2
1 left	1	1	-2			-1	-3	-1
1 lender	-1			-1	-1	-1	-3	-1
1 lending			1	-1			-2	-1
1 lendingclub	2	-2	-3	2			-2	-2
1 lent	3	-1	-2				-1
1 let	3	-1	-1				-3
1 letter	2	2	-3				-2	-2
1 life	4		-4					-1
1 light	-3	-1	2				-1	2
1 line		-3	1	-1	-1	-1		-1
1 list	3		-1				-2
1 llc		-5	-1	-1	1	-1	-1	3
1 loandepot	3	-2	-2
1 loans		3	-2	-2			-2	-2
1 lofts	-3		2				-1	3
1 log	3	-1	-1				-2
1 los	3		-2				-1	-1
1 lot	3	-1	-2				-1
1 lowe's			1				1	-3
1 lund	-2	2	-2
1 lvnv	-1	-1	1	-1				-2
1 macys/dsnb	4	-1	-4
1 main	1	-2	1				-3	-1
1 management	3		-2				-1	-1
1 marisol	3	-1	-3				-1
1 market	3	-1	-1				-2
1 mastercard	3	-2		-1			-1	-2
1 match	2	-2	-1
1 matures	3	-2	-1				-1
1 mayfield	-2							2
1 med	-6	-1	2					1
1 medical		-2	2	-2			-3	2
1 medical/health	3							-3
1 medicredit	-4	-1	2				4	-1
1 member	3		-4					-2
1 membership	2	-1	-1				-1
1 memorial	-4	-1	3
1 mercy	-1	-3	1					2
1 merrick	-2	-1	4				-2	-2
1 mes	-1		-1				3	-1
1 message	3	-2	-1
1 messages	3	-1					-1
1 metrowest	2		-1				-3	1
1 mgmt	-3	-2	3	1	1	-1	-3	2
1 mi		-3					-1	-2
1 midland	2	-4	-1				1	-2
1 mine	-3	3	-1				-1	-1
1 missed	-1	-3	-2			-1	2	-2
1 mission		-4	2				-1	-2
1 mo	-1		-1	-1	-1	-1	1	-3
1 mom	3	1	-3				-1	-1
1 money	2	-3					-1
1 month	-2	-1	1	-1		-1	3	-2
1 monthly	1		-4	-1	-1	-1	-1	-1
1 mr	-1	-3	3	-1			-2	-3
1 mrs	-2	-1	2					-1
1 must	3	-1					-3
1 mwen			-3				1
1 my	-2		-1	-1		-1	-1	-3
1 n	-2		1	-2	-1	-1	2	2
1 n.a	-1	-1	-5	-1	-1	2		-1
1 n/a	-2					-1	3	-2
1 name	-1	3	-3	-1	-1	-1	-2	-1
1 nasa	-1		-1				2
1 national	1	-3					-1	-1
1 navy	-1	-6	1	-1			-1	-2
1 nc	1	-3					1	-1
1 ne	4	-2	-2
1 need	4	-1	-1				-3
1 negative		3	-1				-1	-1
1 negotiating	3	-3	-1				-1
1 nelnet				1			-4	-1
1 net	3		-3
1 new	3	-3	-1				-3	-1
1 next		2	-3				-1	-1
1 nmls	3	-3
1 no		-1	-4	2		-1		-3
1 none	2	-1	-3			-1		-1
1 northgate	-2	-2	3				-1	-1
1 not	2	-3	-3			-1	1	-1
1 note	-1		-3				1
1 nothing	2	1	-1				-4
1 nov	5	-3					-2	-1
1 november	-1	-2	-1				3	-1
1 number	-2	-2		3	-1	-1	-1	-3
1 o	2	-1	-1				-2	-3
1 obligations	3	-2	-1
1 oc	-5	-1					-1	4
1 odds	2	-2					-2	-1
1 of	-1	-3	2		-1	-1
1 off	1		-4	-1		-1	1	-1
1 oil		-1	3				-2	-1
1 ok	2	4	-1			-1	-2	-1
1 okafor	-2		1				-1	-1
1 old	-2	-6	2	-1	-1	-1	1	2
1 omaha	2	-1					-2
1 on		-2	-2	-1	-1	-1	1	-4
1 online	3		-2
1 open/never	-2						2
1 opened	3	-4		-2	-1		1	-1
1 or	2	-2					-1	-2
1 orig	-1	-5	-3	-1	-1	-1	1	4
1 original		-2	-3	-1	-1	-1	-2	3
1 originalcreditor	-2	-1						3
1 originalcreditorname	-5	-3					-1	5
1 originally	-1	-1	-2				-1	4
1 orthopedics	3	-1	-2				-1
1 our	2	2	-3					-1
1 out		-1	-3	-1			1
1 outside	3		-1				-2
1 owe		2	-2	-1	-1	-1	-3	-3
1 ozarks	2	-1	-3
1 p	4	-3	-2				-1	-1
1 p.c	3	-1	-1				-1
1 p.o	3	-1	-1	-1	-1
1 pa		1	-1				-3	-1
1 pagado	4	-2					-3
1 pago	3	-2	-1		-1	-1	-1	-1
1 paid	4	-1	-2	-1	-1	-1	-3	-3
1 park	2	-1	-3					1
1 parking	-2	-1	3				-1
1 partners	3	-1	-1	-1	-1	-1	-2	-1
1 patient	1	-4					-1	-2
1 patriot	-2	-1	2				1
1 paycheck	2	-2	-1				-1
1 payrnent	2	2					-4
1 pays		-2	-3			-1	1	-1
1 pediatric			-3					2
1 pending	3	-2					-2	-2
1 penfed	-3	-1	3
1 people	-3	3						-1
1 peoples	-3	-1	3
1 per	3	-1	-2					-1
1 period	3	-1					-1	-1
1 perkins		-1	3				-1
1 phil	3	-1	-1				-1
1 physicians	-3	-1	2				-1	2
1 pinnacle	-3	-2	2				1
1 pl	-2	2	-2
1 plan	-1	1	-4	-1		-2	1	-2
1 platinum	1	2	-3	-1			1	-2
1 plazo	3		-1				-2
1 plus	1	-2	1	-1	-1	-1	-2	-1
1 pnc		-4	1				-1	-1
1 po	2	-1	-3	-1	-1		1	-1
1 polaris	2	-2	1				-2	-1
1 portfolio	1	-1	1				-3	-3
1 portland	3		-3
1 potentially	3		-1				-1	-1
1 prairie	1	-3	1				-1	-1
1 previous	3		-2				-1
1 progressive	-3	-2	-2				1	3
1 property	4	-2	-1					-2
1 protection	-3	2	1				-2	-1
1 préstamo	-3	2	2				-1	-1
1 préstamos	-5	4	1				-1	-1
1 pull	3	-2	-1
1 purpose	3	-2					-1	-2
1 quantum3	1	-5					-1
1 qwest	-2						1	2
1 r	1	-4		-1	-1	-2	1	-2
1 r1	2	1					-3
1 r9	2	-1					-3
1 radiology	-5	-1	2			-1	2	1
1 radius		-3	1					-1
1 rate	1		-1	-2	-1	-1	-3	-1
1 ray's	3	-1	-1				-2
1 raymour	-2	-1	3
1 rd	3	-1	-3	-1		-1	-1	-1
1 re	2	-4	-2				1	2
1 read	3	-1	-1				-1
1 real	3	-1	-3				-1	-1
1 receivables		-2		-1	-1		-2	-3
1 records	3	-1					-2
1 recovery	-3	-4		1	-1	-1	4
1 red	-2		3
1 refi	3	-1	-2				-1
1 refinancing	4	-3	-1					-1
1 region	-2	1	-1
1 regional		-3	2	-1			-2	-4
1 regular	2	-2	-3	-1	-1	-1	-2	-1
1 rei	-4		4					-1
1 remarks	-1	3	1				-1	-2
1 rent	2		-2			-1	-3	-2
1 renta	3	-1	-2				-1
1 repo	3						-3
1 report		1	-1		-1		-3	-1
1 reporting	2	1	-1				-2	-1
1 repossession	3		-2				-3	-1
1 republic	-2		3					-1
1 request	3	-1	-1				-2	-1
1 requested	3	-2			-1		-1	-1
1 results	3	-2					-1
1 resurgent	1	-1				-1	-3
1 resurgent/lvnv	-5		4				1
1 retail	1	-1					-3	-1
1 review	3	-1					-1	-1
1 revolving	1	3	-2		-1	-1	-3	-2
1 rewards	1	-1	3				-1	-2
1 river	2	-1	-2				-3
1 riverbend		-3					1
1 rob	3	-2		-1
1 rockland	-3	-1	4
1 roth	3	-1	-1					-1
1 s	2	-3	-3	-1	-1	-1	-1	-2
1 sa			-2				2	1
1 sachs	3	-2					-1	-2
1 saldo	-1	-3	-1	-1	3	-3	-2	-2
1 save	4	-2	-1				-4	-1
1 savings	3	-4	2	-1			-2	-4
1 says	2	-1	-2				-1	-2
1 scheduled	4		-2				-3
1 score	4	-3	-1				-1	-1
1 se	3	-1	-1				-1	-1
1 second		-2	-3				1	-1
1 see	4	-1	-3				-2	-1
1 seller	2	-2			-1		2	-2
1 sent	1	2	-2				-1	-1
1 sep	3	-1	-1				-2	-1
1 service	2	-3	-2				1	-2
1 servicer	3	-2	-2	-1	-1	-1	-2	-3
1 servicing	4	-2	-3	-1	-1	-1	-1	-1
1 settled	5	1	-1				-4	-1
1 sezzle	-3	3
1 sheffield	-5	1	5
1 sleep	-3		2					1
1 smart	-2		2
1 snap	-2	-2	3
1 snap-on	-4		4					-1
1 so	-1	-1	-3				2
1 social	2		-2					-1
1 sofi	-3	1	3			-1	-1	-2
1 sp	3		-1				-1
1 special	3		-1				-2
1 specify	3	-2	-1				-1	-2
1 spring		-3	1	-1			1	-2
1 sprint	3	-2	-1					-4
1 ssn	3	-1		-1
1 st	-2	-7	2	-1	-1	-1	1	3
1 standard	2	-1	-2	-1	-1	-1	-3	-1
1 state	-1	-5	3	-1	-1	-1		-2
1 statements	3	-1					-2
1 status	-1	-2	-1	-1	-1	-1	4	-1
1 ste	2	-2
1 store	-2	2	2	-1		-1	-3	-1
1 subject	3	-1					-1
1 subtotal	4	-3	-2				-2
1 such	3						-2
1 sued	3	-1	-1				-1	-1
1 summary	2	-1	-1				-1
1 summit	-4	-2	2				-2	1
1 summons	3		-1					-1
1 sun	2	-1	-3			1
1 svc	3	-2	-3				1	-1
1 syncb/lowes	3		-2				-1
1 synchrony	2	-5	-3	-1		-1	-3	2
1 system	-1	-1	-2	-1				3
1 systems		-3		-1	-1		1	-1
1 t-mobile	1	-2	-3	-1			3	1
1 tab	3	-1						-1
1 take	3	-1	-3				-2
1 tarjeta	-4	2						-2
1 tax		-1	3				-1	-1
1 taxes	3		-2				-1	-1
1 td		-3	1				1
1 teachers	3	-2	-3
1 tennessee	-2		2
1 termina	3	-2	-1	-1			-1
1 terminada	3		-1	-1			-2
1 terms	3	-2	-1				-1	-1
1 that		-2	-4			-1
1 that's		1	-2		-1			-3
1 thats	1	1	-3					-1
1 then	-1	2	-3			-1	-2	2
1 there	3	-3	-1				-1
1 they're	2						-2
1 thing	-2	3	-2				2	1
1 third	-3	-2	2		1			-2
1 this	2	-1	-5			2	1	-2
1 threatened	3	-2					-1
1 through	2		-2					-2
1 thx	3	-2	-1				-1
1 tidewater	-1	-3	1					1
1 times	4	-1					-4
1 tiền	2		-2				-1
1 tj	-3	-1	3
1 torrid	3	-1					-2	-2
1 total	1	-1	-2		-2	-2	-1	1
1 totals	3	-2					-1
1 tower	-3		3
1 towing	-2		3				-1
1 tractor	-1	-3	3				2
1 tradeline	2	-1	-1
1 transfer	3	-2	-1
1 transferred	5						-5
1 transmission			2				-3
1 transunion	3	1	-1				-2	-1
1 trust	1	-3						-1
1 trustee	3	-1	-1					-1
1 trạng	-1	-2					3
1 tu	4	-2	-3				-2	1
1 tuc	3	-2	-2			1	-2	-1
1 tuition	-3	-1	3	-1
1 two		1	-3
1 type	3	-2	-3	-1		-1		-3
1 u.s		-5	1	-1	-1	-1	-1	-2
1 ugh	3	-1	-1				-2
1 ulta	2	-1					-2	-3
1 um		3	-2				-2	-2
1 union	2	-2	-2	-1				-3
1 univ	-2		3					-1
1 unknown	3	-1					-3
1 unsec	2	-1					-1
1 unsecured	2	1	-2	-1			-3	-2
1 updated	5	-3	-1				-3	-1
1 upon	3	-1	-2				-1
1 upstart	-2	1	2	-1	-1	-1	-1	-3
1 urgent	-1	-1					-1	3
1 us	-2	-3		-1	1	1	-1	-1
1 usa/target	-3	1	3				-1
1 usaa	-3		4	-1				-1
1 v	3	-2	-1					-1
1 vacations	2		-2
1 valley		-3	-1	-1				-1
1 vantagescore	3	-1		-1			-1
1 venmo		-1	2				-3
1 venture	-2		3	-1		1	-1	-2
1 veterinary	-3			-1			1	2
1 via	3	-2	-3				1	1
1 visa	-1	2	-1	-1		-1	-2	-2
1 w		1	-3	-1	-1	1		-3
1 wait	3	-1	-2				-2
1 wakefield	-1	-1	1	-1			3	-1
1 walmart	-2	-2	1	1			-3	-1
1 was		-2	-4	-1		-1	-1	4
1 washington		-4						1
1 water	-3	-1	1	-1			-2	3
1 we	2	-2	-3	-1		-1		-1
1 webbank/fingerhut	3		-2				-2
1 well	1	-2	2				-1
1 wells	1	-3					-1	-2
1 wendell	2	-1	-3				2
1 west	2	-2	-2					1
1 what	3	-1	-2	-1			-4
1 which	-1	1	-2				1	-1
1 who		3	-2				-1	-1
1 whose	3	-1	-1				-1
1 wife	3	-1	-1				-1	-1
1 will	3		-1				-1
1 winifred	2	-1	-1
1 wireless	1	-1	-2		1			-2
1 with	-1	1	-3	-1	-1	-1	2	-1
1 work	3	-1	-2
1 worth	3	-1	-1				-2
1 write	3						-2
1 wrote		-3					1	-1
1 xfinity	-3	-1	2		1		2	-1
1 xp	5	-1	-2				-2
1 xpn	3	-1	-1				-2	-2
1 y	1	-1	-2	-1		-1
1 years	4	-3					-1	-1
1 yes	1	1	-4	-2				1
1 yet	-1	3					-3
1 you	2		-1			-1	-3	-1
1 your			-5	-1	-1	-1
1 yr	-2	3					-1
1 余额	-2	-1		-1	-1	-1	3	-2
1 信用卡	-2	4	-2				-2
1 原债权人	-4	-4	-2					3
1 房贷	-1	3	-3					-1
1 车贷	-3	3	1				1
2 abernathy	2	-1					-2	-1
2 acceptance	2	-3	-1	-1		2	-1	-1
2 accounts							-3	-2
2 acct	-2		-1	1	-2	-2	2	-2
2 accurate	3	-1					-2
2 acreedor	-2	-2	2				-2	3
2 active		-2	-3		1	2	3	-2
2 additional	2						-2	-1
2 address	2	-3			-1			-2
2 adjustment	-3						3
2 adverse	-3	3	1
2 affirm	1						-5	-1
2 agency	1	1		-1			-4	-2
2 agent		-2	2					-3
2 aging	3	-1					-2
2 agreed	3	-1		-1			-3	1
2 aidvantage	-2		2	-1			-3	-1
2 al	-1		-1	-1		-1	3	-3
2 alder	3		-2				-1	1
2 already	3	-2					-1	-1
2 aluguel	3	-2			-1	-2
2 always	-2		1				2
2 am	2	-4						-1
2 ambulance	-4	-1	2	2			1	2
2 america	1	-2	-3	1	1	-1	-1	-1
2 american	1	-3	1				-2	-2
2 amex	-1	1	2	-1			-4	-1
2 an	-1	1	-2			-1		3
2 annual	4	-2	-2					-1
2 apartment	-3		1				2	1
2 apple		-3				2		-1
2 applicable		-2	1				-1
2 application	3	-1	-3
2 apply	4	-2	-2				-1	-1
2 approval	3	-1					-1	-1
2 april	2	1	-3				-1	-1
2 apt	3	-1			-1			-1
2 as		3		-1	-1	-1	-1	-3
2 ask	2	-1	-3				-1	-2
2 asset	-1	-1		1			-3	1
2 assets	3	-4	-2				1	-2
2 assignee	-2	-2	-2					2
2 assistance	3	-1	-2
2 at&t	-1	-2	-3		1	-1	1	-1
2 atraso	-1		3		-1	-1	1	-2
2 attachment	3		-1				-2
2 august	2		-3				1	-1
2 aunt	3	-1				-1	-2
2 automobile	1		2				-2
2 autopay	2	-2	-3					-1
2 avant	3	-1	-2
2 back	3	-1					-4
2 bal		-3	-2	-2	-1	-2	2	-2
2 balance				-1	-1	-1	-1	-4
2 bankruptcy	2	-2	1		2		-3
2 basically	-3	2					1
2 behalf	-1	-3					-1	2
2 bend	3		-1				-1
2 best		-1	1	-1	-1	-1	1	-2
2 biggest	-2	3	-1				-1
2 bill				-1			-4	-1
2 bills	4	-1	-2				-1	-1
2 bmw	-2		3
2 bonneville	-2		2				-1	-1
2 box	3	-2	-2	-1	-2	-1	-1
2 bread	-1	-3	2				-1	-1
2 bridgecrest			-2			2	1
2 brightwater	-3		3
2 budget	3	-2
2 buy	2	-3	1	-1			-2	-1
2 cabela's	-3		3					-1
2 cable	3		-1				-2
2 call	3		-2				-1	-3
2 calling	3	1	-2				-1	-2
2 camioneta	-3		3				-1
2 cap		-2					-3	-1
2 capital		-4	-1	-1	-1	-1	-1	2
2 car		2	-1	-1			-3	-2
2 cards		-4	2		-1		-1	-3
2 cash		-1	2		-1	-1		-3
2 caught	1	2					-2	-1
2 cavalry	-2	-1	3				-2	-1
2 cc		-2					1	-1
2 cd	5	-2					-3
2 central	-2	-1	3					-2
2 chapter	1		2				-4	-1
2 charge		3	-2				-2	-1
2 charge-off	4		-2				-4	-1
2 chase	3		-2	-2	-1		-2	-2
2 checking	2	-3	-3				2	-2
2 citi	1	-1	2	-1	-1	-1	-2	-3
2 city		-5	2	-1	-1		-2	1
2 civil	2	-1					-1
2 cl	4	-2	-2				-3
2 claim	-1	1		1	-1	-1	-3	-2
2 class	3	-1						-3
2 client	-3	-4	-1	-1		-1	1	5
2 close	3	-1	-1					-1
2 cls	3	-1	-2				-1
2 co	2		-1				-2	-2
2 cobranza	-2	2	1					-1
2 codes	-2	-1	3				-1
2 coll	-2	-1	1	2		-1	-3	1
2 collection/chargeoff	3						-3
2 collector	-3	1	2				-1	1
2 comcast	1	-1					-3
2 comenity			-3	-1		-1
2 comments	3	-3					-3
2 company	1		-3			1	-1	1
2 con	-2	-1	3					-2
2 conn's	3	-2	-2				-1
2 consumer	2		-3	-1	-1	-1		-3
2 conta	2	-1			2	-1	-4	-1
2 contact	2	1	-5		-1		1	-2
2 contacts	2		-2
2 continue	3		-2				-2
2 contract	2	-2	1				-3
2 conventional		-2					-1
2 couch	2	3	-3				-1
2 counselor	2	-2	-1				-1	-1
2 county	1	-2		-1				-2
2 court	4	-2	-3				1	-1
2 cousin	3						-3
2 cred	-2	-1	-1				-1	4
2 credor	-3	-2	1				-1	3
2 ctr		1					-2	-2
2 cu	2	-3	-1	2		-1		-2
2 current		-2	1		-1	1	-1	-5
2 customer	3	-1	-1		-1		-1
2 cut	2	-1					-2	-1
2 d	1	-3	-1	-1	-1	-1	-3	1
2 dad	3		-2				-2
2 date	2	1		-2	-1	-1	-5	-3
2 day		-3					1	-2
2 de	2		-3	-1		-1	-1	-1
2 debt			-1		-1	-1	-3	-1
2 debtor	3	-1	-2				-1	-1
2 debts	1	-1					-3	-1
2 default	2	-1	1				-2
2 deferment	2	-1		-1	-1	-1	-3	-2
2 deferred	3	1					-2	-1
2 del	-3	1	1			-1	-1	-2
2 delinquency	1	1	2				-3	-1
2 dentist	-1	-1					-2	2
2 deposit	4	-3	-2				-3	-2
2 dept	-1	-2	3	-1			-3	-2
2 derogatory	-3	3	1				1	-1
2 designator	3	-1					-1	-1
2 detail	3	1	-1				-3	-1
2 details		-3	1	-1	-1	-1	-1	-2
2 dfas	-2	-1	2
2 direct	1	-3		-1	-1	-1		-1
2 disclosure	3	-1	-2					-1
2 discover	1	1	-3	-1	-1	-1
2 dispute	1	-3	1				-2	-1
2 district	-1	-1	-2	2				-1
2 do	2	-1	-2		-1	-3	1
2 documents	3	-2	-2
2 dollars	-2	2	-1				2	-1
2 down	3	-2	-1				-2	-1
2 dr	-3	-2	2	-2	-1	-1	-2	1
2 e	2	-4	-1	-1	-1	-1	-1	-3
2 edit			1				-3	-2
2 education	3	-3	-1	-1	-1	-1	-2	-1
2 ef	3		-2				-2	-1
2 else	3	-2					-3
2 emergency	1	-1	-1				-1	3
2 employer	2	-1	-1					-2
2 employers	3		-1					-1
2 end	4	-1	-1				-2	-1
2 enrolled	2	3					-2	-2
2 est	3	-3			-1			-1
2 even	2						-2
2 everyday	3	-2			-1		-2
2 example	4	-3	-3					-1
2 exeter	2	-4	1	-1		-1	-1	2
2 expenses	3	-1	-1
2 experian	3	1	-3				-2	-1
2 extra	3	-2	-1				-1
2 f150	3		-2	-1			-1
2 false	2	-1					-2
2 family	4	-2	-2				-2
2 fargo	-1		1	-1		-1		-3
2 fcu	-1	-1		2			-1	-3
2 feb	1		-3				1	-1
2 fed		1					-3
2 federal	2	-3	-1	-1		-1		-2
2 fha	1	-2	1
2 file		1	-4		-1	-1		1
2 filed		-1		-1			1	-3
2 final		-2	-1	-1	1	1	-3	-1
2 finance		-4	-1			1	1	-3
2 financial	2	-2		1	-1	-1	-3	-2
2 firm	1	-3	1
2 fitness	4		-1				-3	-1
2 following	3	-1	-2				-2	-1
2 for	1	-4	-2	-1	-1	-1	1	2
2 forbearance	1	-1	3				-2	-1
2 foreclosure	2		1				-2
2 forgot	-4	2	2				2	-1
2 form	4	-2	-1				-2	-1
2 former	3	-1	-2
2 frequency	3		-3
2 frost	-3		3					-1
2 fsb	-3	1	2	-2			1
2 full	2	-3	-1	-1	-1	-1	-3
2 fund	-1	-1	3				-1	-1
2 funding		-1	-4	-1			1
2 g	2	-1					-2	-1
2 gas	2	-1	-1				-3	1
2 gave	3		-1				-2
2 ge	-2	-1	1					3
2 generated	3	-3			-1
2 global	-3							2
2 goal	3	-2	-1
2 gold	3	-2	-2
2 got	-2	3	-1					-2
2 granite	-2	-1	3					-1
2 grantor	-1	1	1				-3	1
2 grantor's	3						-3
2 great	1	-2					-3	-2
2 greensky	3	-2					-1
2 greenville	3	-1	-1				-1	-1
2 h		-2	2				1	-1
2 had	2	-4	-1				-1	1
2 hard	2	-2						-1
2 has	-1	1	-1					-3
2 heloc	-2	1	2	1			-1	-1
2 hers	-2	1	1
2 high	3	-2					-1	-2
2 hill	1	-3	-1	-1	1	-1	-1	-2
2 hills	3		-3				-1
2 him	3	-2					-1
2 his	-4	3					1	-1
2 history	1	-2	2		-1		-3	-1
2 hollis	3	-2	-2					-1
2 honda		3		-1			-2	-3
2 hospital	-2	-3	2	2	1	-1	-2	1
2 house	-1	1	3				-1	-1
2 household	3	-2
2 housing	2	-2	-1
2 hr	2	-1	-1				-1
2 hsa	3		-3				-2
2 https	2	-2					1
2 id	1	-4	3					-2
2 if	1	1	-3			-1	-3	-1
2 ii	-1	-2	-1		2		-1	2
2 imaging	3	-1	-3				-1
2 inc	4	-1	-3	-2			-1	1
2 included	3		-2				-2
2 info	3	-2	-2				-1
2 information	3	-2					-3	-2
2 inquiries	4	-1	-3				-1	-2
2 inquiry	3	-1	-1				-1	-1
2 insurance	3	-2	-1				-1	-2
2 insured	2	-1						-1
2 internal			1				-3
2 internet	3	-1	-1	-1
2 ira	3	-2	-1				-1	-1
2 irs	-1		4				-3
2 it's	1	1	-3				1	-1
2 items	-1	-1	3				-2	-1
2 jewelers	3	-1	-2
2 joint	-3	2	2	-1	-1	1	-2	-2
2 judgment	-1	-4	-2				3	-2
2 july	1	-3	2				-2
2 june	6	-2	-1				-3	-1
2 k	3	-2	-1				-2
2 kept	-3		-1				3
2 kestrel			1				-3
2 keystone			1				-3	1
2 kia	-1	1	-4	-1		2		-1
2 kill	3		-2					-1
2 kohl's	2		-2				-4
2 kohl's/capital	3	-1	-1				-1
2 l	-1	-2	2	-1			-2	-1
2 l31	3		-3
2 l40	2		-2
2 la		-3		-1	-1	-1	1	-3
2 lakes			1				-3	-1
2 lakeside	-3	-1	3				-1	1
2 lane	2	-1	-1				3	-1
2 last	1	-1	1		-1	-1	-1	-3
2 lease		-3	2					-1
2 least	-2	2					1
2 lender	-1	-2	2	-1	-1	-1	-2	-2
2 lenders	3	-1	-2
2 lending	2	-2	1				-3	-2
2 less	3	-2	-1				-2
2 letter	-1	2	2				-3	-1
2 level		-1	1				-3
2 liabilities	-1	3		-1	-1	-1	-3	-3
2 limit	-2	1	-1	-1	-1	-1	-1	-3
2 line	-1		2	-1			-4	-3
2 llc	1	-3	-3	-1		-1	2	2
2 ln			-3					-1
2 local	2	-1	-2					-1
2 lofts	-2						-1	3
2 log	3	-1	-1				-1	-1
2 lorraine	-3	3	1				-1
2 los	3	-2	-1				-1	-1
2 lot	4	-3	-1				-1	-1
2 lowe's	-3	2	1		-1		2	-2
2 lowes	3	-4	1				-2
2 lvnv		-1	-3	-1			2	1
2 m	4	-2	1				-1	-1
2 mailing	3	-1					-1
2 main	2	-3	2
2 maj	3	-1					-2
2 make	2	-1	1				-2
2 management	3	-3	-3				-2	2
2 maple	-2	-1	2					-1
2 marchetti	3	-1	-1				-1
2 mattress	-3	-1	2				1	-1
2 mayfield	-2							2
2 me	1	-5	2				-2	1
2 med	1	1	1				-2	-1
2 medical		2		-3		-1		-1
2 merchants	-1		3				-1	-1
2 mercy	-3	-1	2	-1			-1
2 merrick	3	1	-3					-1
2 mesa	4	-1	-3				-1	-1
2 meses			1				-2
2 messages	3		-2				-1
2 mgmt		-1	-3					4
2 mi	-2	-1		-1			2	-2
2 midland	-1	-3		-1			3	-1
2 mine	-3	3	4				-1	-1
2 missed	-2	-1	-2				3
2 mobile		2	-3	-1			-1	-1
2 monday		-1	2				-1	-1
2 more		1	-4				1	-1
2 mortgage	-1	2	-1	-1	-1	-1		-3
2 motors	3	-1	-3			-1	-1
2 mrs	-2		3				-1
2 ms	3	-2	-2					-1
2 mtg	3	-3	-2				1	-1
2 muebles	-2		1				1
2 must	2						-2
2 n/a	2	-1					-3	-1
2 na	2	-2	1				-2	-2
2 nasa	-1		-1				3
2 national	1	-2	-1				-1	1
2 natl		-3	1				2
2 nc	3	-1	-1	-1			-2
2 ne	3	-1	-2
2 need	4	-2					-2
2 negative	-1	1	2				-3	-1
2 nevada	3		-2				-1	-1
2 nmls	3	-1	-2				-1	-1
2 no		1		-1	-1	-1	-1	-2
2 none	-2	-2	1	-1		-1	3	-1
2 nordstrom	2	-1					-2	-1
2 northgate	-3		3					-1
2 not	1	2	-3	-1		-1		-3
2 note	-3	-1	1	-1				-1
2 notes	2	-2	-1			2		-1
2 nothing	1	1	1				-3
2 nov	1	1	-3					-1
2 numbers	2		-1					-1
2 núm	2	-1		-1			-1
2 o		-2	-2	-1	-1	-1	3	-2
2 o9	2		-1				-2	-1
2 oc	-4	2					-1	2
2 odyssey	-3	1	2
2 offer	2	-3	-1				-1
2 offered	3	-3					1	-2
2 oh		1	-1	-1				-3
2 ok	1	3	1	2		-1	-3	-2
2 old	-3	1	1	-2	-1	-1	1	-2
2 oldest	2	-2
2 ollo	3	-1	-1				-2	-1
2 on	-1		-3	-1	-1	-1	1	-3
2 one	-1	1	-1	-1	-1		-3	-1
2 online	3	-1	-1				-1
2 only	3	-2					-1	-1
2 open	1	1	1	-1			-2	-3
2 opened	1	1	-1	-1	-1	-1		-3
2 opn	2	-1	-1	-1				-1
2 or	1		-1			-1	2	-3
2 order	2	-3						-1
2 orig	-2	-2	-4	-2	-1	-1	1	5
2 original		-5	-2		-1	-1		2
2 originalcreditorname	-4	-1	-3				-1	4
2 originally	-1	-2	-2				-2	3
2 ortho	-2		2				-1
2 ou	2	-1			-1	-1		-2
2 our	1	-3	1
2 outside	-2	3					-2
2 over	-2	2	-2					1
2 owed	-1			-1		-1	-2	2
2 own	3		-2				-1	-1
2 p	3		-4				-1
2 pagado	3		-1				-2
2 pagamento	-2	-1			-1	4		-1
2 paper	4	-1	-1				-2
2 partners	1	-1	-1				3	-1
2 payable	2	-3	1				-1	-2
2 paypal	-2	-1	3	-1		-1	-1	-1
2 payroll	3	-1	-2				-1
2 pd	-3	3	-1				2	-2
2 peak	2						-1	-3
2 pending	3		-1				-2	-1
2 pennymac	-3	-1	4					-2
2 performance	3	-2					-1
2 piedmont	1	-1	-2				-1	3
2 pif		3	-1				-1	-1
2 pine	1	-1	-3				-1	1
2 pinnacle	-3	-2	1				1	1
2 placed		-3	-1	-1				2
2 platinum	-3		3	-1			-1	-1
2 pm	2	-2					-1	-1
2 pmts	4	-3					-2
2 po	3	-4	-1	-1	-1		-1
2 power	3	-2					-2
2 pra		2					-1	-2
2 preferred	3	-1		-1			-2	-1
2 premier	1	1	-3				1	-1
2 prepared	3							-1
2 prequalified	2		-2					-1
2 previous	3	-3					-2
2 prime	3		-2
2 progressive	-1	-1					2	-2
2 proposal	3	-2	-1				-1
2 protection	-2		3				-1
2 purpose	2	-2						1
2 quick	3	-2	-1
2 quicken	2	-1	-2
2 ray's	3		-1				-2
2 rd	4	-3	-2	-1	1	-1	-2	-2
2 re	1		-4				2	-1
2 recov	3		-3				-1	1
2 recovery	-1		-2		-2	-1	3
2 redcard	-1	1	3		1			-1
2 reference	4	-1	-1		-1		-3	-2
2 refinancing	3	-1	-2				1
2 reflect	-2	3
2 regional			1				-1	-3
2 regions		-2	2				-3	-1
2 remarks		2	2				-2	-1
2 rent	2	-2	1				-4	-2
2 repair	3		-1				-2
2 repayment	-1	-1	-2		-1	-1	3	-1
2 repo	1	1					-3	-1
2 represents	3		-3
2 request	3	-2	-1				-1	-1
2 requested	4	-2	-3		-1			-1
2 respondent	3	-2	-1					-1
2 rob	3	-1	-2				-1
2 run	3	-2	-1
2 s	2	1	-1	-1			-2	-3
2 saldo		-2	-2	-1	1	-3	-2	-2
2 santander		-3	1	-2	1	-1		-1
2 sapphire	-1	1	1	-1			-3	-1
2 save	2	1	-1				-3	-1
2 savings	2	-3	-1		-1		-1	-2
2 say	4	-2					-2
2 says	3	-1	-2					-1
2 sba	-3		3	-1
2 scanned	3	-2					-1
2 schedule	3	-1	-2
2 scheduled	4	-1	-1				-3
2 school	2	-3	-3					-2
2 score	4	-1	-2				-2	-1
2 screen	3	-3
2 section	5	-3	-1				-1	-1
2 sell	3	-2						-1
2 send	3	-2	1		-1		-1	-1
2 sep	3	-1	-1					-1
2 september	4		-3				-1
2 service	4	-2	-2				-2	-1
2 services		-1	-2	-2	-1	-1	3
2 servicing	2	-1	-3				2	-1
2 settled	3	-1	-1				-3	-1
2 sewer	2	-1	1				-2
2 sezzle	-3		3
2 signature	3	-2	-2	-1			-2	-1
2 silverado	-3	2	1				2
2 single	3		-2				-1	-1
2 snowball	3	-2	-1				-1
2 sofa	3	-2	-1
2 soft	3	-2	-1
2 sold	1	1	-1				-1	-3
2 some	3	-1					-1
2 sorry		1	-1				-3
2 sort	3	-1					-1	-1
2 special	3		-1				-1
2 specify	3	-1	-1	-1			-1	-3
2 spring	-2	2	1				1	-3
2 sprint	-1						3	-3
2 st	1	-5		-1		-1	1	1
2 standing	-2	1					2	-1
2 state	-2	-4	2	-1	-1	1		-2
2 still	-1	1	-3			-1		-2
2 street	3	-2	1		-1		-1
2 subsidized	-1	-3	3	-1	-1	-1	-3	-2
2 sued	3		-2				-1
2 sunrise	-3	-1	1					1
2 support	3		-2				-1	-1
2 surgery	-3	-1	2				1	2
2 svcs	3		-1		-1		-2
2 synchrony/paypal	-3						3
2 sys	-2						3	-1
2 systems	-3	-2	-2	1		-1	2	3
2 t		-3	2				-3
2 tanager	3	-1	-2
2 te	2	-2
2 teachers	3	-2	-3
2 tennessee	-3		3
2 terms	4	1	-2				-4	-1
2 text	3						-2
2 that's				-1				-4
2 there's	1		2				-2	-2
2 theres	-1	-1	-1				4
2 this			-3			2	1	-1
2 through			1					-3
2 thursday	3	-1	-1				-2
2 times	3	1	1				-3	-1
2 titlemax	-3	-2	3				2
2 tiền	2	-1	-1				-1
2 today	-2	-2	1				2	1
2 total	1		-1	-2	-2	-3	-2	-1
2 trailer	-3	-1	3				1
2 transactions	2		-2				-1
2 transfer	3	-2	-2					-1
2 transferred	3	1					-4
2 transunion	4	-1	2				-3	-1
2 travel	3	2	-4					-1
2 treasury	3	-1	-2
2 truist		-1					2	-1
2 trust	2	-3	-2				2	-1
2 trạng	-1	1	-1				3
2 tu	-1	1	-1	2			-3	1
2 tx	3		-1				-2
2 type	4	-2	-1				-4	-1
2 tình	-1	-2					3
2 ugh	1	1					-3	-1
2 uh	-1	-1	3				-2	-1
2 una	1	-2	-1				1	-3
2 union		-3	1		1	-1	-1	-2
2 unit		-3	1		1	-1	-1	-1
2 united	-2	2	1				1	-1
2 univ	-2	-1	4	-1			-1	-1
2 unsecured	1	-3		-1	-1			-2
2 unsubsidized	1	-2	1	-1	-1	-1	-1	-1
2 updated	1	-1					-4	1
2 upon	3	-1	-2
2 us	-1	-2	-1	-1	-1	1	-1	-4
2 usa/target	3	-2	-1
2 use	3	-2	2				-2	-1
2 used	-3		2	-1		-1	2	-2
2 valley		-4	-1	-1			1
2 value	2	-2					-1	-1
2 vanguard	3	-2	-1				-2
2 venmo	-1	-1	2				-2	-1
2 verizon	-2	-2	-1		2		2	-3
2 via	3		-3					1
2 visa		-2	3	-2	1	-1	-5	-1
2 visit		-2	1				1	-3
2 w	1	-3	1	-1		2	-1	-3
2 wait	2		-3				-2	-1
2 walmart	-3	-1	1				3	-2
2 was	-2		-3	-1		-1	1	4
2 washer	3	-2	2				-2
2 we		1	-3	-1	-1	-1	1	-2
2 well	2	1	-3
2 wells	1	-5	2	-1			-1	-2
2 whether	3						-3
2 which	-1	-2					1	-1
2 whitney	3		-2
2 who	3	-2						-1
2 wisconsin	2		-2				-1
2 within	3	-1	-1				-2
2 world	3	-1	-2				-1
2 worst	5	-1					-4
2 worth	3	-2	-1
2 wrong	3	-3					-1	-1
2 yeah	-3	1	-1					2
2 you	1		-2		-1	-1		-3
2 yung	-2	1	-3					2
2 zip	3		-1				-2	-1
2 é	-1	3	-1				-1	-1
2 просрочка	-3	2					1
2 余额	-1	-2				-1	1
2 信用卡	-2	-3	4				-2
2 原债权人	-3	1	-1				2
2 四	-4	1	2				-2	1
2 存款	3	-1	-2				-1
2 学生贷款	2	2	-2				-2
2 尾号	2	-2			-1	-1	-2	-1
2 房贷	-1	-1	3	-1			-2	-1
2 贷款	2		-3					-1
2 逾期30天	-3	2	2				-2	-1
2 逾期60天	3	2	-3	-1			-2	-1
3 about	1	-1	1				-3	1
3 acceptance		2	-3	-1				-2
3 accounts		-1	2		-1		-4	-3
3 accurate	3	-1					-2
3 actual	3	-1	-1				-1
3 address	1	-2		-1				-3
3 affirm	2	1	-1				-2	-1
3 after	1	-3					1	-2
3 agency	-2	-2	3	1			-4	-1
3 agreed	4	-2	1	-1			-4	-1
3 agreement	-2		3				-2	-1
3 al	1	-2	1				2	-3
3 alder	3		-1				-2	-1
3 alert	3	-2	-1				-1
3 ally	1	-2	-2	1			1	-2
3 altima	-2	1	-1				2
3 america	4	-1	-3	-1	1		-2	-1
3 amex		1	-1	-1		-1	-3	-2
3 annual	4	-1	-3				-1
3 apartments	2	-1						-1
3 applicable			4	-1			-1
3 application	3	-2	-2
3 apply	4		-3					-1
3 approx	-2	1	2				1
3 asset	1		-2				-3	2
3 assignee	-4	2	-2				-2	4
3 associates	-1	-1		-1			-1	2
3 atrasada	3	-1					-3
3 atraso	-3	-2	2	1		-1		1
3 attachment	2						-2
3 aug	2	1	-2				-1	-1
3 august	2	-1	-2					-1
3 aunt	3		-1				-2
3 auto	2	-1	-1	1			3	-2
3 autopay	3	-2	-2				-4	-1
3 avant	4	-2	-2				-1	-1
3 b	1		1	-1	-1	-1	-3	-2
3 back			1				-3
3 bank		-2				-1	1	-3
3 bankruptcy	3	-2	-1				-3	-1
3 barclays	2	-2	-2	-1			2	-1
3 bc	-2		1				2
3 been	2	1					-2	-1
3 before	3	1	-2				-2
3 behind				-1	1	-1	-2	-3
3 being	1	2	-2				-1	-1
3 biggest	-2		3				-1	-1
3 bill	2	-3		-1	-1	-1	-4	2
3 billed	3	-1	-1				-1
3 bilt	2	-1					-1
3 boat	-3	3	-1				1	-1
3 borrowed	-2						1	-1
3 bought	-5	-3	-1				2	4
3 box	3		-2	-1	-1		-1	-2
3 bread	2	-1	-3	1			-1	-1
3 bring	1	-1	1	-1	-1	-1	-3	-1
3 brother	1	-1	2				-3	-1
3 budget	3	-1	-1					-2
3 bureau	1	-2	-3				1
3 business			-3				1	-1
3 buwan	2	-1	2				-3
3 by	1		-1	-1		1	-3
3 c		-1	1	-1	-1	-1	-3	-1
3 c/o	3		-1				-1
3 ca	3	-1	-1				-1	-1
3 can	3	-2	-1				-2	-1
3 can't	3	-3	1					-1
3 cap	3	1	-3				-1
3 capital	1	-3	-3	1	-1			1
3 car	-1	3	-2	-1		-1		-1
3 cards	1	-2	1				-3	-3
3 care	1	-2	1	-1			-3	1
3 carro	1	3	-2				-2	-1
3 cartão			-2		3	-1
3 casa	2	-3	-1				-1	-1
3 case	3	-2					-2	-1
3 cash	1	-2	-1	-1		-1	1	-2
3 cathay	2	-1					-2	-1
3 cavalry	1	-1	-1				-1	3
3 ch	3		-1				-1	-1
3 chapter		-1	3				-1
3 charge	2		1				-3	-1
3 charge-off	5	2	-2				-4
3 charged		-3		-1			1	-2
3 charges	3	-3	1				-1
3 chase	3		-1	-2		-1	-2	-2
3 check	2	-5	1				2	-2
3 checking	4	-2	-4				2	-3
3 checks	3	-2	-1					-1
3 citi	1	2	-3	-1	-1	-1	-4	-2
3 citibank	1	-2	-2	-1		-1	3	1
3 citicards	3		-2				-1
3 city	1	-2		-1			-4	1
3 claim	-1	1	2	-1	-1		-3	-1
3 clark	-3		1				-1	2
3 class	3	-2	-1
3 client	-1	-4	-2	-1		-1	-1	3
3 clinic	4	-1		-1				-1
3 clm	-2		3
3 closed/never	-2						2
3 closing	1	-3	1
3 club		-2		-1			1	-1
3 co	2	2	-1	-1			-3	-1
3 co-borrower	-2	-1	3					-1
3 coast	3	-1	-1				-2
3 cobalt	-2		2					-1
3 cobranza			3				-4	-2
3 colección	-4	2	1				1	-1
3 coll	-3	-2		-1		-1	-1	3
3 collect	3	-2	-1				-2
3 collecting	-3						1	2
3 collection	-2	-1	-3	-2		-1	2	1
3 collector	-1	-1	3				-2	-1
3 comenity	-1	4	-1	-1		-1	-1	-1
3 comments	1		-1				-3	2
3 como	3	-2					-2
3 company	2	-3	2	-1			-2
3 con	-1	-2	1				1	-1
3 consumer	3	-1	-1					-1
3 contact	2	-3	-1		-1		-1	-2
3 continue	3		-1				-2
3 contract	2	-2					-2	-1
3 cooper	-3	3		-1			1	-2
3 corp	1	-3		-1			3	-2
3 costco	3	-2	-1	-1			-2
3 couch	-3	2	2				1	-1
3 counseling	2	-3	1				-1	-1
3 counselor	3	-1	-1				-1
3 county	1	-3	-1	1			-1	-1
3 court		-3	-2	2			-1	-2
3 cred		2	-3				-1	2
3 creditor	-2	-1	-2	-1	-1	-1	-3	3
3 creditor's	3	-2						-2
3 current	-1	-2	1	-1	-1	1	-1	-3
3 customer	3	-1			-1		-2
3 cut	3	-2					-2	-1
3 d	1	-3	1	-1	-1	-1	-3	-2
3 dad	3	-2					-2	-1
3 date	1	-2	2	-1	-1	-1		-4
3 day	-1	2	-3					1
3 de		-4	1	-1	2	-2	2	-2
3 debemos	-3	2	2				1
3 debit	3	-2	-1				-2
3 debtor	3	-1	-1				-1	-1
3 dec	1	-3	1		-1			-1
3 december	3	-1	-1				-1	-1
3 deferment	4	1	-1				-5	1
3 deferred	1	2	1				-2	-1
3 depot		-1	2				-1	-1
3 dept		-3		-1				-2
3 desert	-2			-1			3
3 details	2	-3	-1	-1	-1	-1	-1	-1
3 deuda	1	-3	-1				-1
3 dia	-1	-3	1	-1	2	-3	1
3 die	2		-2					-1
3 digital	-4		4
3 direct		-1	2	-1	-1	-1	-3	-1
3 disclosure	4	-1	-3
3 discover		-4	1	-2	1	-1	-2	-3
3 dish	3						-2	-1
3 district	-1	-1	-1	2
3 division	3		-3
3 docs	2	-1	2		-1		-2	-1
3 dog	-3	1	1				1
3 dollars	-3	-1	1				3	-1
3 dr			-1	-1			1	2
3 duke	2	-2	-1				-1	-1
3 días		1	-1	-1		-1	-3	-2
3 e	1	-4	1	-1	-1		-2	-2
3 each	3	-1					-2	-1
3 edfinancial	-1		2			-1	-3	-2
3 edit	-2	-2	3					1
3 either	-3	2	1				-1
3 el	2	-4	1				-2	-1
3 elan	-1	-1	3				-1	-1
3 electric	4	-3					-2
3 else	3	-2	-1
3 em		-2	2	-1	-3	-1	-1	-1
3 employees	3	-1	-3				-1
3 en	-2	1	1			-1	1	-1
3 end	3						-2	-1
3 enhanced	-2	-1	3	-1				-1
3 equifax		2	-2	-1			-2	-2
3 equinox	-3		1				2
3 equity	1		1				-2	-1
3 er	-2	-1	2			1		-3
3 est		1	-3	1			1
3 está	3	-3
3 every		-3	1				1
3 example	3		-1				-2	-1
3 expenses	3	-2	-1
3 express	2	1	-3				-1	-1
3 factoring	-3							3
3 family	2	1	-2				-2	-1
3 fargo	3	1	-4	-1			1	-1
3 farm	-1	-2	3				2	-1
3 feb	-1	-1	1					-3
3 febrero	-1	2	-1				-2	-1
3 fed		-2	3	-1
3 federal		-3	2	-2	-1	-1		-1
3 fee	2	-1	-3	-1			-1	-2
3 fenwick	-2	-1					3
3 file	-2	2	-2	-1	-1	-1		-3
3 final		-2	-1	-1	1	-1	-3	-1
3 finance	1	-1	-3		-1	-1	1	-2
3 financial	1		-1	-2		-1	-1	-3
3 fingerhut/webbank	-2	-1	1				3	-1
3 flagstar	3		-2	-1			-1	-1
3 following	2	2					-2
3 for		-1	-4	-1	-1	-1	1	3
3 forbearance	3	-1	3				-2	-1
3 form	4	-2	-2				-1	-1
3 free	5	-3	-2					-2
3 from		-3	-1	-1	-1	-1		1
3 funding	-1	-2	-3	-1			1	3
3 furnace	-3	3
3 furniture		-3	2					-2
3 g			2				-2	-1
3 gana	3						-3
3 gave	3	-1	-1				-2
3 ge	-3						-1	2
3 generated	3		-2
3 go		-2	1	-1			-2	-1
3 goal	4	-1	-2				-1
3 goes	3	-1	-2				-1	-2
3 gold	2	1	-3				-1	-1
3 golden	3	1	-2				-1
3 got		-4	1				2	-2
3 granite		-1	3				-1	-2
3 grantor	1	1					-4
3 great		-2	1				-3	-1
3 group	1	-3		-1	-1	-1	1	-1
3 h	1	-3		-1			1	-1
3 had	4	-2	-3				-1	-1
3 half	-3	3	2
3 hand	3	-1	-2					-1
3 hard	2		-1				-1	-1
3 hardship	2	-2	1				-1
3 harris			-3				1	1
3 have	2	-4	2				-2	-1
3 he	-2	-3	1				3	-2
3 head	2	-1	-1
3 health	1		-3				1	-1
3 heloc	-1	-1	3	2			-3	-1
3 her	3	-2	-1				-1	-1
3 here	-1	3					-2	-1
3 hi	3	-2	-2				1
3 hills	2		-2				-1
3 history	2	-2	2				-3	-1
3 holiday	2	-2	-1
3 i've	-3	4	-1
3 id	4	-4	-4		-1		-1	-2
3 if	1	-1	2	-1		-1	-4	1
3 ii		-2	-2		2		-1	2
3 im		-1					3	-1
3 in	1	-1	-1		-1	-1		-3
3 income	1	-2	-3				1	-1
3 indigo	-3	1					2
3 individual	1	-3	2	-1			-2
3 information	1	1	1		-1	-1	-3	-3
3 inquiries	3	-2	-2				-1	-2
3 inquiry	5	-4	-2
3 insurance	4	-1	-2				-2	-2
3 interest	3	-4					-1	-2
3 internet	2	-1	-1
3 investments	-1	-1	-1				3	-1
3 issued	1		-3					2
3 it	1	-1	-2	-1		-1
3 item	3	-1					-2	-1
3 items	-1	-1	3				-3	-1
3 j	-2	-4	3	-1		-1		-2
3 jan	-2		2				1	-3
3 joint	-1		2	-1	-1		-1	-3
3 jou	-2	-1	1				1
3 jt	3	-1	-2					-1
3 judgment	-2	-1	-3	-1			3	-2
3 just	3	-3	1
3 kay	3	1	-3				-1	-2
3 keep	1	-3	-1			2	-1	-2
3 keisha	3	-2
3 kept		-3					1
3 know	-1	-2	1		-1		3	-1
3 kohl's	3		-3				1	-2
3 l			-1	-1			1	-3
3 la		1	-1	-1		-1		-4
3 lakes	2	1	-1	-1			-3	-1
3 lakeshore	2		-3	2
3 lakeview	2	-1	-3					-1
3 lane	-2		2	-1			1	-3
3 last	-1	1	-2		-1	-1	1	-3
3 latest	-2	-1	3					-1
3 law	2	-1					-1	-3
3 left	-2	-4	1			-1	1	-2
3 lendingpoint	3	-1					-2	-1
3 less	4	-3	-2				-2
3 letter	-2	1	4				-2	-3
3 liability	3	-1	-2				-1	-1
3 like	3		-2
3 limit		-3	1	1		-1		-2
3 line	3		-1				-3	-1
3 llc	-3	-2	-1	-2	1	-2	3	2
3 ln	-1	-3	1	-1			1	-1
3 loans	-1	1	1	1			-4	-2
3 lofts	-1		1				-2	3
3 lorraine	-4	1	4				-1
3 lowe's	-3	1					2	-1
3 lowes	3	-2	-1				-1
3 ltd	-3		-2				2	2
3 lvnv	-1	-2	-4	-1		-1		2
3 m	4	-3	1				-2	-1
3 mae	2	-3					-1
3 management	-1		-2				-3	3
3 maple	-3		2				1
3 mar	1	-1	2				-2	-2
3 me	1	4	-4				-2	-2
3 medical	-3	-1	3		-1	-1	2	-2
3 meeting	2	-1	-1				-1
3 mensualidad	-3	1					2
3 merchants	-4		2		-1		2	-1
3 mes	-1	1	1				-1	-3
3 messages	3	-1					-2
3 metrowest	3				2	-1	-3	-1
3 mgmt	-2	-2	-2	-1			2	3
3 midland			-4	-1			3
3 min	-2	-1	3	1	-1	-1		-2
3 mine	-1	1	1				-2	-1
3 minimum	1	-2				-1		-1
3 miss		1					-3	-1
3 missed	-4	3					2	1
3 mission	3		-2				3	-1
3 mohela	3	-1	2				-3
3 mohela/dept	3		-3
3 mom	-1	1	2				-2
3 monday	3	-1					-1
3 money	4	-2	-1				-1	-1
3 months		1	1			-1	1	-3
3 monto	3						-3
3 mortgage	-1	1			-1	-1	1	-2
3 mortgages	3	-2	-1				-1
3 mos		1	1				-3	-1
3 mri	2	-1	-1				-3
3 mtg	3	-2	-2	-1				-2
3 must	4						-4
3 my	3	-2	-3	-1			1	-1
3 mês	3	-1	1		-1	-1	-2	-1
3 mínimo		2	-2				4	-1
3 n.a	3	2	-3				1	-2
3 na		3	2	-1			-2	-2
3 name	-1	-2	2	-1	-1		-3	-2
3 nasa		-1	-1				4
3 national		-2	3	-1				-1
3 natl	4	-1	-3
3 navient	3	-1		1			-2
3 nco	3		-2				-1	1
3 nebraska	-2	-1	3
3 need	4	-2					-2	-1
3 needs	-2	-1					3	1
3 never	-2	-1				-1	1
3 new	2	-3	2	1				-1
3 news	3						-3
3 nhà	2	-2					-1
3 nissan	3	-1	-3	-1		1	-1	-1
3 nmls	3	-1	-2
3 no		1	1	-2		-1	-3	-1
3 not	2	-4		-1	1	-1	-2	1
3 note	-4	-2	3				1	1
3 notes	-2	-1	3					-2
3 nothing	3	-2	1				-3
3 now	-3	-1	1	-1		-1	1	1
3 number	1	-3	-1		-1	-1	-1	2
3 nv	3		-1				-1
3 ny	1		-1					3
3 o	2	-3	-2		-1	-1	2	-2
3 october	-3	1	2				2	-1
3 offered	3	-1	-3					-1
3 offers	-1	-1	2				-1	-1
3 oh		-3	3	-1			-2	-2
3 ok	1	2	2	-1		-1	-3	-3
3 okafor	3		-2
3 omitted	-1	3	-2				-1
3 onemain	-1	-1	3				-1	-1
3 open/never	-3						3
3 ordered	3	-2	-1					-1
3 orig	-1		-3	-1				3
3 original	-1	-2	-5	-1	-1	-1	2	3
3 originalcreditorname	-3		-1					3
3 out	1	-3				-1		-2
3 owe	-2	-2	3	-1	-1	-1	-1	1
3 owed	-1	-3	2			-1	-1	2
3 p	-2	2	1				-1	-1
3 pa	3		1				-4	-1
3 pago		-2	-1	-1			3	-1
3 paid		-3	1	-1	-1	-1	1	-3
3 para	2	-1	-2			-1	1	-1
3 partners	4		-1				-2	-1
3 party		-3	1
3 patient	1	-2	1	-1				-2
3 payable	3	-2	-2				-1	-2
3 payment	-1		3	-1	-1	-1		-1
3 payments	2	-1	4				-2	-2
3 pays	3	-1		-2		-1	-4	1
3 penn	-1		1			1	-2	1
3 physician	3	-1	-1				-1	-2
3 plan		3						-3
3 platinum	-3	1		-1			3	-1
3 pm	3	-4	2					-1
3 point	3		-2				1	-1
3 polaris	3	-2	-1
3 ppa	-3		1					-1
3 previous	3	-1	-1				-1
3 priority	3	-1	-1				-1
3 products	2		-2					-1
3 profit	3						-3
3 promo	3	-1					-2
3 property	4	-1	-3				-1	-1
3 proposal	3	-1	-2				-1
3 prosper	2	-3	1				-1
3 public	4		-1				-3
3 purchased	-1						-1	3
3 purpose	2	-2	-2					2
3 put	2	-1					-1	-1
3 quick	3	-2	-2
3 quicken	3		-2	-1
3 quicksilver		-3	1				1
3 r1	1		1				-3
3 radiology	-3	1		1			2	1
3 re		-3	1		-1		1
3 recov	3	-2	-1				-2	1
3 recovery		-3			-1		1
3 ref	-1	-2	-1	-1		-1		4
3 reference	6	-3	-3				-2
3 referred	3	-2	-2				1	-1
3 refinancing	3		-3
3 refund	2	-3	-1
3 regional	3	-2	1	-1			-4	-2
3 regions	1	2					-3	-1
3 regular	2	-3	-2	-1	-1	-1	-2	-1
3 rent	4	-4	1	-2			-4	-2
3 repayment		-3		-1	-1	-1	3	-1
3 repo		-1	1				-2	1
3 report		1	-1	-1	-1		-3	-4
3 reporting	3		-2				-1
3 repossessed	-3		2			-1	2	-1
3 request	3	-1	-2				-1	-1
3 requested	4	-1	-2		-1		-1	-1
3 responsibility	1	-3			-1		-1	-2
3 results	3	-2	-2					-1
3 resurgent	1	-2	-2	-1			-1	2
3 rocket	1	2	-2	-1			-3	-2
3 roof	3	-3					-1	-1
3 s	1	-2		-1			-1	-1
3 sa	-2		2					-3
3 sales	3	-3	-1
3 same	-1	2	-3				1	-1
3 sapphire	1	1	1	-1	-1		-3	-1
3 savings	2	-2	1	-1			-3	-1
3 say		-2	-3				2	1
3 says	-2	2					-2	2
3 scheduled	2	-1					-3
3 school	1	4	-3				-1	-2
3 score	5	-3	-2				-2	-1
3 screen	3		-3
3 sd	3		-3
3 section	4	-1	-2				-2
3 semana	-2		-1				2
3 send	3	1	-1				-2	-1
3 sent	-2	3	1	-1				-3
3 serv	-3		2				1
3 services	-1	1	-2	-1	1	-2	2
3 servicing	3	-2	-4	-1	-1	-1		-2
3 settled	1				2		-3	-1
3 share	4	-3	-2
3 she	1	-4						1
3 side	-3	3	2					-1
3 signature		-3					1
3 silverado	-3	1	1				1	-1
3 soc	3	-2	-1		-1			-1
3 sofa	3		-2				-1
3 sold		2	1				-3	-3
3 solutions	-2						3	2
3 sorry	1	-1	1				-3
3 source	-3	2	2				-1	-2
3 specify	1	2	-2	-3			-2	1
3 spv	1	-1	-3				1	2
3 ss	3	-2	-1
3 stafford	-1	-3	1				1	-2
3 standing	-4	2	2				2	-1
3 stands	-3	-1	2				1
3 statement	3	-3					-2	-1
3 statements	2						-2
3 status	-1		2	-1	-1	-1	2	-1
3 still		-1	1					-3
3 stop	3	-1					-3
3 store	-2	-1		-1			3	-1
3 street	5	-3	-3				1	-1
3 student	2		1		-1	-1	-3	-2
3 subaru	3	-2	-1			-1	-1
3 subject	3	-1					-1
3 subtotal	3	-1	-2				-1
3 such	3						-2
3 sum	-2	3	-1				-1	-1
3 sunbit	3						-2
3 sunrise	-1	1	-3					1
3 synchrony	1	-2		-2		-1	-1
3 sys	-3	-2					2	3
3 syst	-2		1				3	-2
3 systems	-4	-2	-2		-1	-1	1	3
3 take	2	-1	-1				-1	-1
3 target	2	2	-1		1		-1	-3
3 taxes	-1						-3	2
3 td	-3		1	-1			1
3 term		-3	3				-2	-1
3 thank	1	-1	1				-3	-1
3 then		1					-2	-3
3 there	-1	-1	3
3 these	2	-1	-1
3 third	2	-2	-1	-1	2		-3	1
3 this	-1	-3	-1	-1		1	1	1
3 till	-1	-1	2				-2
3 time	-1	-1	2	1		-1	-3
3 took	-2	-1					2	-1
3 total		-4	1	1	-1	-1	-1	-1
3 track	3	-1	-2				-2
3 tradeline	-3	1	1					-1
3 tradelines	-2		3				-1
3 trailer	2	-1	-2
3 transaction	3			-1			-1
3 transferred	3	-1	1				-4
3 transunion	1	2	1				-2	-1
3 trinity	3	-1		-1				-2
3 truist	1		-2
3 tu	1	-1					-4	1
3 tình	-1		-2				3
3 ulta	3	-1					-2
3 um	1	-1	1				-2	-1
3 una	-1	1	-1					-3
3 union		-3	-1	1				-2
3 unit	2	-3	-1		1	-1		-1
3 united	-2	-1	3		-1
3 unpaid	1	-2	1				-3	1
3 unsecured	1	-3	-1	-1	-1	-1	1	-2
3 upon	4		-2				-2	-1
3 us	-1	-1	-2	-1	-2	2	1	-3
3 usa	2	1		-1	-1	1	-1	-3
3 usa/target	3	-1	-2				-1
3 usaa	-4	1	2	2			2	-1
3 use	4	-1	-1				-1	-1
3 utilities	3	-1	-3					1
3 valley	2	1	-1	2			-3	-2
3 verif	-3	1				2
3 view	-1		1				-3
3 w	-2		1	-1	-1	-1	2	-3
3 walmart	-1	-1	-3	-1			2	-2
3 wants	-3	-1	-1			2		1
3 warren	3	-2						-1
3 washer	4	1	-2				-2
3 we		-3	1	-1	-1	-1	-1	-3
3 we're		1	-2				3
3 weiner	-3						3	1
3 well	4		-1				-2
3 wells		1		-1				-3
3 west	2	-1	-3	-1				2
3 western	3	-1	-3					-1
3 what's	-3	1					2
3 where	-1	-3					2	-1
3 whether	3						-3
3 who	4	-2	-1					-2
3 whose	3	-1					-2	-1
3 withdrawal	3	-2	-1				-1
3 worst	3	1					-4
3 worth	3	-2	-2					-1
3 wrong	3	1	-3				-1	-1
3 wrote	-2	-1	-1				2	-1
3 xxxx		-2	4				-2	-1
3 y			2	-1		-1	-3
3 year	1	-2					1	-1
3 years	4		-3				-1
3 your	1	-2	1	-1	-1	-1	-2	-3
3 ytd	3	-2	-2
3 yung		-3
3 一	-3	-2	3
3 余额	4	-4	-1			-1	-3	1
3 四	1		-3				-2	2
3 车贷	3	-1	-2				-2
3 逾期30天	-3	-1	3				-1	-1
3 逾期60天	2	-1	-1				-3
a loan	3	-1					-2
a loss	-2		-1				2	-1
a mi		-3	2				-1
a month	-1	-1	-2			-1	2	-2
a payment		1		-1	-1	-1	-3	-1
a week	-3						3
acceptance corp	4	-2					-2
account address	-3	3						-1
account creditor	-3	-2						3
account history	1	2					-2
account name	-2	3	-1	-1	-1		-2	-4
account no	2			1			-3
account number	1	-3	-1	2	-1	-1	-2	-3
account on	3						-3
account status		-3		-2	-1	-1		-2
account td	3		-3					-1
account type	4						-5	-1
account with	-1	-1					-2	2
accounts capital	-2		3
accounts in	3						-2
accounts navy	3	-1	-3
acct ending	-2	-1		3		-1	-4	-1
acreedor original	-2	-2					-1	3
affirm mattress	2	1	-2				-1
affirm peloton	-1	1	1				-2
after the	4	-2	-1				-2
agency credit	-2	-2	4				-1	-1
agency transworld	3		-3				-2
agent for		-3	2				-1	-3
al día	-2	3		-1			-2	-1
allied interstate	-3		2				1
ally financial	1	2	-3				-1
american express	1	-3					1	-2
amount due	1	-3					-1	-1
an outside	3		-1				-2
and address	3	-1	-1
and it's	-3						3
and the	2		1				-5	2
and then	1	3	-1				-4	1
and they	-2	-1	-1				2
are current	-3						3
are days	-4						4
as agent	-2	-1	2				-2	-1
as of	-1	-4	-3	-1	-1	-1	2	-3
assigned client	-2	-2						3
assignee of	-2	-2	-3					3
at mo	3	-2					-2
atrasado dias	-3	2					-1
auto current	2						-2
auto fin	3	-1					-2
autopay on	-3						3
b b	-2	3	-1
balance account	5	-1					-5
balance charged	4						-4
balance in	-3						3
balance original	4						-2	-2
balance type	2	-2					-2
bank account	2	-1					-2	-1
bank current	1						-3
bank n.a		1	-4			-1		-2
bank of	-3	-6	4				-2
bank usa/target	-2	1	2				-1	-1
bank visa	3		-3				1
bank/credit union	3		-2
bankruptcy chapter	3						-3
barclays bank	-3		3				-1	-1
been turned	3						-3
bonneville billing	-2		1
bring your	2	-1		-1	-1	-1	-3	-1
bureau code	2	-2					-1
bureau of			2				-1	-1
call every	3						-3
capital auto	2		-2				-1
capital bank	4	-1	-1				-1	-2
capital one		-4	-1	-1		-1	-1	-1
capital retail	-2		2					1
capital services	2	-2	-2				-2	2
capital syst		2	-3			-1	-1	-1
card credit	3		-2				-1	-1
card with	3	-2					-1	-1
card/gs bank	-2		2
carmax auto			-4					2
carvana bridgecrest	-1	1	-3				2	-1
cash credit	3		-2
cedar hollow	-2	-2	2
chapter never	3						-3
charged it	-2						2
charged off	-1		-3	-1		-1	2	-1
chrysler capital	3	-2	-1				-1
citi cards	-2		2
citi simplicity	3		-1		-1		-2	-2
city state	2	-1						-1
client creditor	3	-2						-1
closed paid	-3	1					2
closed status	3						-3
club mastercard	-3	2	-1				1
co co	2	3	-2				-2	-2
collection agency	-1	1	-5		-1	-1	1	-3
collection as	3						-3
collection collection	3	-1					-2	-2
collection for	-4	-2	-2				5
collection from	-3	3					1	-1
collection paid	3						-3
collection reported	3	-2					-1	-1
collection was		-1					-3	3
collections ic	-1		-1				2
collections original	3						-2	-2
collections w	-2	-2					2	-1
collections with	-2	-2	-1				3	-1
comcast cable			-1				-1	3
comments contact	3	-3
company account	-4							4
company name	-3	3						-1
con santander	-3		3
corriente en	3						-3
corriente tarjeta	-2	1	1
costco visa	3		-2				-1
credit balance	3	-1				-1	-2
credit bureau	2	-5	2					-1
credit card	-2		-2	-2		-1	3	-2
credit collection	-3	-1	3				-1
credit first	-3		3
credit history	4	-3						-1
credit one	-3	2		-1	-1	-1	2	2
credit report	3	-1	-1		-1		-1	-1
credit systems	3		-1				-1	-1
creditor citibank	2		1				-3	-2
creditor class	3		-1					-3
creditor credit	1		-3				1	-1
creditor name	-4	1	-1				-1	2
creditor progressive	-3		1				-1	2
creditwise from	3	-2						-2
cu visa	3	-2	-2
current and	-1	1	-3					-1
current balance	2	-2					-2
current current	6	-2		-1	-1	-1	-7	-1
current jefferson	-3		3				-1
current late	-4						4
current on	-4						4
current payment	3						-3
date of	4	-1					-2	-1
date opened	3	-1		-2			-2	-1
days behind	2	-5					1
days days	3						-3
days delinquent	2		-1				-4
days late	2	1	-1	-1	-1	-1	-3
days overdue	-2						3
days past	-4	-1	-4	-1	-1	-1	3	-1
de atraso	-1	2					-3	-1
de pr	2		-2
debo pago	3	-2					-1
debt now	3	-1					-1	-1
debt status	3	-2					-1	-1
deferment until	3	-1					-3	-1
del hospital	-3	3	-1				1
description defaulted	-4						4
description in	3						-3
details group	2	-1	-4	-1	-1	-1	-1	-1
discover bank		-1	-3		-1			2
discover card	2		-2				-1
discover student	-3		3
district of	4	-1	-1				-1	-2
double cash	1	1	-1		-1		-3	-2
dr okafor	-3	2
due creditor	-3	2	-1					-1
due days	4	1					-4	-1
due debt-to-credit	3						-2
due status	-3						2	1
due this	-4						4
each month	2						-2
emergency physicians	-3		3					2
en cobranza	-4	2					2	-2
end of	3		-1				-1	-1
ending balance		-3		-1			2
enhanced recovery	-1		1				-3	-1
er bill	-2	2	-3					1
estate mortgage	-2	1	1				1
está en	-3						3
factoring company	3		-1				-1	-1
federal cashrewards	2	-1	-1				-2
filed by	3	-2		-1				-2
final saldo	-2				2	-2		-1
finance auto	3		-3				-1
finance charge	3	-1	-1				-2
finance for	-3		1				2
financial acct	3	-2	-2					-1
first mortgage	3	-1	-2				-1
first name	4	-4
for choosing	3	-2						-1
for collection	6						-5	-2
for months	3	-2					-2
for this	3		-1				-2
for you	3	-3			-1
ford motor	-2		2
form to	3	-2					-1	-1
from a	3	2	-1				-4	-1
from comenity	-2		-2				-1	3
from synchrony	-3		-1					3
from the		-1	-1				1	-3
from to	3				-2		-1
from transunion	3	-3						-1
funding llc	2	-1	-5				-1
gap card	2		-3
ge money	-3		2					1
goes to	3	-2	-1				-2	-3
good evening	2	-2					-1
got a	-1	4	-1				-2
great lakes	-1	-2	2				-3	-1
gulf coast	-2		3				-1
had on	3	-2						-1
has the	-2	3	-1					-1
have a	3	-1						-2
have been	4						-3
held by	-2	3	-1					-1
heloc r	3	-1					-2
here goes	-3	3
high credit	3	-2	-1					-1
history collection	3						-3
home equity	-1	-2	2	-1			-3	-1
house is	3	-1					-3
how far	1	2	-1				-2
hunter warfield	-2		-1				2	1
huntington bank	4	-1	-3				-1
i have	-3	-1					3	-1
if you	3	-2	-1
image omitted	4	-3					-2
in balance					2		-3
in collections	1		-1				-1	-5
in deferment	3						-3
incl escrow	-3	2					2
incl in	3		-1				-2
included in	3						-2
individual account	-2	2					-2	-1
internal collection	3						-3
irs installment	-1		2				-1
is a	-3		-1			-1	3	-1
is an	3	-1					-2
is capital	-2		2					-1
is discover	4		-3				-2
is left	3	-1					-3
is scheduled	3						-3
is the		3	-3				-2
it but	-3						3
it for	3	-1					-3	-2
it from	-2	-1					2	2
it has	3						-3
it i	3						-2
it's a	3	-2	-2				-1
j b	-3	3	-2
jefferson capital	-1	-3	-1		-1		1	2
joint with	6	-3			-1		-1	-2
jul status	-3						3
kia finance	-3	1				2
kia motors	2	-1	-2
la casa	2	-2	-1					-1
lake michigan	3	-1	-2				-1
last months	4	-2					-2
last reported	1						-3
late as	-3						3
late co	3	-1	-2
late days	3		2				-4
late fee	-2	2					-3
late highest	-4						4
late in	3						-3	-1
late the	1		-4					-1
left on	4	-1	-1				-2
limit days	-3						3
limit min	-2						2
limit pay	3						-2
line of	-1	-1	1				-1	-3
llc as	-2		2				-3	-1
llc is	4						-4
llc original	3						-1	-2
loan amount	-3						2	-1
loan current	3	-1					-2
loan details	3	-4		-1	-1	-1	-1	-1
loan from	-3	1	2					-2
loan loan	3	-3	-1
loan mo	1	1					-3
loan no	3	-1	-1				-1
loan servicer	3	-2						-1
loan subaru	-3		3
loan type		2		-1		-1	-2	-3
loans sofi	-3		3
loss by	-2		-1				3	-2
march you	3						-3
marcus by		-3	2					-1
marcus personal	-2		2				-1
may collection	3		-1				-2
may status	-4						4
may you	2						-2
member name	-3	3						-2
memorial hermann	-3	1	1				1	-1
mgmt orig	-2	-1					-1	3
midland credit	-2	-1	1				3	-4
midland funding	3		-3				-2
military star		-2	3
min due	-3	2	-1	-1				-1
minimum due	3	-1					-1	-1
minimum payment	1	-3	-1			-1		-1
missed the	3						-3
mission lane	3	-2	-2	-1			-1	-1
mo in	3						-3
mo never	-2						2
mo ok	-3	3
money market	3						-2
month and	-4	-1	-2			-1	4
month behind	1	2	-1				-3
month current	3	-1					-2
month i	3						-3
month never	-3						3
month on	3	-1					-2	-1
month paid	3						-3
month that	-2						2
month we	-3						3
monthly income	3	-2	-1
monthly status	-3	1					2
months status	-3						3
mortgage corp	3	-2	-2
mortgage credit	3		-2
mortgage loan	4	-3	-2				-2	-1
mortgage payment	3	-1					-2
mortgage with	-3	4	-1				-1	-1
mr cooper		3	-2				2	-1
mínimo al	-3						3
name account	3		-2
name of	1	2	-2
national credit	-4	-1	4				-1	-1
navy fcu	2		-2
nco financial	-3		4
nelnet student	-3		2				1
never late	1	2	-1				-3	-1
no yes	1	-3		-1			1
not in	3	-1					-2
not paying	3	1					-3	-1
nothing on	2						-2
now with	4	-4						-1
number status	-3						3	-1
oaks capital	-3	2	-2					2
october you	3	-1					-1
of apr	-3	3					1
of creditor	-1	2	-1					-3
of information	-2	3	-1					-1
of is	-3						3
of loan	4	-3					-2	-1
of the	-2	-5	3			-1	2	-3
of within	2	-1	-1				-2
off account	3	1					-4	-1
off as	3		-1				-3
oh and	-3	3					-2	-1
ok cap	-2	-1	2
ok ok	3	2	-1				-2	-1
old credit	-4	-1	-2				2	1
on a	1	-3	-1					-1
on the	-1	1	-1	-1			1	-3
on this	2	-1	-1				-2
one credit	3	-1	-2					-1
one is	-3	1					3
one min	-3	1					2
open accounts	3	-2	-1
open current	-3	3					1
open day	-1	4	-4					-1
open days	-3						3
open past	5						-5
open-end term	-3	3
opened aug	3						-3
opened status	-3	1					2	-1
or credit	3		-1				-2	-1
or health	3						-1	-2
orig bal	3						-2	-2
orig cred	-4							4
orig creditor	-3	-1	-1		-1			3
original balance	1	1					-4
original creditor	-1	-5	-1	-1	-1	-1		3
orlando fl	3	-3
owe my	-3	2	1
owe on	4	-1	-2				-4
owe to		-2	-1				-1	2
p.o box	3				-1		-1	-1
pago de	3						-3
paid collection	1	-2	-1				-4	2
paid in	2	-1	-1	-1	-1	-1	-3	-1
paid it	3						-3
paid or	-3						3
paid that	3						-3
paid to	3	-1					-2
paid up	-3	1	-1				4
paid was	4						-4
pay in	-4		3				2
pay late	-3	2					1
pay to	2	-2	-1					-1
payment current	1	-2	-1				3
payment date	3						-2
payment due	3	-1		-1			-2
payment history		2					-3	-1
payment is	-2	-3				-1	2
payment not	-2						2
payment on	-1	-1					3
payment term	2						-2
payments past	3						-3
paypal credit	5	-2	-4				1	-1
paypal pay	-3		3
personal line	-2	-1	2
personal loan	1	-3	-3				3
phone number	4	-4						-1
planet fitness	3		-1				-1	-1
platinum min	-3	1					1
pmt past	2		-1				-2
po box	2	-3			-1		-2
polaris sheffield	-3		3					-1
ppl electric	-3							1
premier bank	2		-3		-1
progressive insurance	-1						3	-3
prosper funding	-1		1	-1				2
r9 charged	3						-2
rainy day	2	-1					-1
rating ok	2						-2
re your	-3	2	-1					1
recent first	-3	2	-1
recov assoc	3		-2				-1
recovery co	-2	-2	2	-1			1
recovery corp	2		-1				-3
recovery old	-2		3					-2
red card	3		-2				-1
regions bank	2	-2	-1				-1	-1
repayment current		-1	-1	2			-3
repayment days	-3	-1		-1	-1	-1	2	-1
repayment plan	1	-3		-1	-1	-1	1	-1
report for	3	-2						-1
reported balance	3						-3
reported jan	-2	-1					3
reported may	-3	1					2
reported on	-2	2
reported paid	-3						3
reported to	3	-1					-2
repossession balance	-3						3	-1
rev charge	-3						3
ridge emergency	-2		2
sam's club	3		-2				-1
santander consumer		-2	1	-2				-1
school name	3	-2						-1
sent from	2	-1	-1					-1
sep status	-3						3
services llc	3	-1	-2				-1
settled for		3					-2
single payment	3		-2				-1	-1
so i'm	3						-3
sold to	-1	1					2	-3
sort by	3	-1					-1	-1
specify medical	3	-1	-1	-2
sprint sprint	2							-2
st brendan	2	-3	-1				-1
stafford unsubsidized	3		-1				-1
standing current	-2	1					2
state employees	-3	-1	3
state zip	3		-3				-1	-1
status charge-off	2	2					-3
status codes	-3	3					-1
status collection	-2		-1				3
status collection/chargeoff	4						-4
status enrolled	2	1					-3
status in	-2	-1	-1	-1	-1	-1	2	-1
status late	-2				-1		3
status notes	-3	3				1
status open/past	-3						3
status paid	3	-1	-1	-1	-1	-1	-2	-1
status transferred	4						-4
student loans	1	1	-3				-2	-2
sunrise credit	-3		3					-2
synchrony bank		-3				-1	-1	1
system inc								-3
tab bank	3						-2
target red	-3		3
tarjeta capital	-3		3
tax lien	3	-1	-1				-2
thank god	3	-1					-2
the credit		-1	-3					2
the debt	3	-1					-1	-1
the fair	3		-1					-3
the following	3		-1				-1
the lofts	-3		2				-1	3
the minimum	3	-1					-2
the old	-1	-3		-1				1
the ozarks	2	-1	-3
the payment	2	1					-3
then there's	-2	2	-1				1	-2
there is		1					-3	-1
this amount	3	-1					-2
this balance	-2						2
this loan	3						-3
this one	2	-2
time discover	-2		2
time my	-2	-2	2				-1
times days	4						-4
tjx rewards	-3	-1	3
to bank	-3		2					2
to bring	3	-1		-1	-1	-1	-3	-1
to date	-4	3						2
to us	3	-2	-1				-2
to years	2	-2
total us	3				-1	-2	-1
tower loan	-2	2	-3				2
type credit	4		-2				-1	-1
type detail	3						-2
type direct	-3	-1	3
tình trạng	-3	-1					3
unpaid bal	3	-2					-1
unpaidbalanceamount creditloantype	2	-1					-1	-1
up to	-2		-1				3	-1
upstart mo	-3	1					2
us bank	3		-3				-1	-2
us em	-4		-1				4
us us	3						-3
usa n	-3							2
usaa federal	-3		3
usaa visa	1	1	-2
used vehicle	-3		3
valley anesthesia	3		-2					-2
verizon wireless			-2		2		1	-2
view offer	3	-3						-1
walmart capital	-3		3					-1
was a	2	-1					-4	2
was charged	-4						4
was credit	-3		-1				2	-2
was days	2	1					-3
we pay	-3	1					3	-1
wells fargo	1	-5	2	-1			-1	-3
went to	-2		-2				2	-1
will be	3						-2
worst delinquency	3	-1					-3
x x	2	-2
y i	-2						-1	2
your credit	3	-1					-1
your file	3	-2					-2
your name	3	-2					-1
your protection	-2	3					-1
最低还款 正常		1	-1				-3	-1
最低还款 逾期60天	-3						1	-1
正常 车贷	-1	3	-3
额度 最低还款	-3						3
# word words behind
a 	-3	2	2	-2		-1	-2
a loan	2	-1	-1				-2
a month		2	3	-1	-1	-2	-3	-2
a visa	3		-3
about 	3		-2				-2
ac	-2	1	2				1
acceptance	-1		3					-2
acceptance corp	-3	4	-2
access	4	-3						-1
account 		-1	-3	-1		-1	1
account balance	2	1	-1					-2
account closed	3	-1	-1				-2
account days	3						-2
account designator	-2							2
account ending	-4	-1	3				1
account no	1	-3					-2	-1
account nurnber	-3	2	1					-1
account past	-3						3
account sold	3						-3
account type	2	-1	-1		-1			-1
accounts	5	-2	-4				-1	-1
accounts 	4	-2	-2				-2
acct	-3		2	-2	-1	-1		-2
acct 	-3	1	2	-1		-1	2	-2
acct no			1				-1	-2
achterberg 	3	-1					-2	-1
acreedor original	-1		2				-2	-2
afni	3	-1	-2				1
after the	3	-1	-1					-1
against	-2	2	1				-1	-1
agency	3	-1			-1		-2	-1
agency 	3		1				-3
agency or	2						-2
ago 	3	-1	-1				-3
agreed days	2						-2
agreed paid	-3						3
aidvantage	-1	-1	3				-1	-1
airlines	-2	3	-1				-1
al	3	-1	1			-1	-3	-1
al día	2	-1					-2	-1
al mes	3	-1	-1			-1	-1
alaska	3						-2
all	2	-1	-5	-1	-1	-1	-1	-3
ally	3		-2	-1			-2	-1
altima 	2		-3				-1
am	-2	-1	-1	-1	-1	-1	3	-1
amazon	-1	3	-1				1
ambulance 	-3		1					2
amer 	-3		3
america 		-3	1					-1
america bank	3		-2					-1
america po	-2	-1	3
america visa	-3	1	3				-1
american express		-1	1	-1			-3	-1
amex 	1	-3	1	-1			-2
amount	1	-1	-4	-1	-1	-1	-1
amount status	-2		-2				-1	3
amt	2	-3	-2				-2	2
an	2	-2	-3					-1
an outside	3		-1				-2
and 	3	-1	-1				-1
and i'm	-3	-1					3
and may	3						-3
and the	1	-2	1				-3	1
and we	-3	2	2
anesthesia	-3	1	-1				1	2
anesthesia 	-3	1					1
anesthesia associates	-3	1						2
annual percentage	-2	3	2				-2	-1
another	4	-2	-2					-3
anselm	-2						-1	2
any amount	3						-3
any information	3						-3
anything	5	-1					-4
apartments	-5	-2	1				-1	5
app	-2	2	-1				-2
app 	3	-1					-2
application	3	-1	-2				-1
apr	3	-1	-3					-1
apr 	4	-2	-2				-3
apts 	-2	1	-1				1	-1
are accounts	3	-1					-2
around	-2	-1	2
as		-4	-1	1	-1	-1
as agent	-1	-3	2				-2	-1
ask	3	-3	-1	1				-1
aspen	-3			2			1
assets	5	-1	-1				-2	-1
assoc 		-3					1
associates 	-1	-1	4					1
at	3	-2	-2				-2	1
at&t			1		1		-1	-3
atrasado días	3	-1	-1				-2
attention 	3						-3
attention days	-3						3
aug	2	-2	-3
aut 	3	-1	-1	-1
authority	-3		3
auto 	-1	2	-3				-1	-1
auto credit	-2	3	-2
auto fin	4	-1	-3					-2
auto finance		-5	2				-1	1
auto financing	2		-2
auto loan	-1	-3	1				1	-1
autopay	2	-2	-2				-1
available 	3						-2
available credit	-2	-1					3
avg	-3	1	2					-1
baby	-1	4	-3				-1
balance date	-5	-1	3				2	-1
balance pay	2		-2					-1
balance reported	-3						3
bangor	2	-1	-2				-1
bank altitude	-2	2	-1
bank credit	-3	4	-1					-1
bank nevada	2	-2						-2
bank of		-2	2	-1			-3
bank personal	-3	1	2					-1
bank po	-3	1	4					-1
bank/target	-3							2
bankruptcy	3	-1					-2
bankruptcy 	3						-2
banks	3	-2	-2				1
barclays card	3	-1	-1				-1
before	2		-3				-2	1
beginning	3	-1	-1				-1
behind	-2	-3	-2			-1	3	-1
behind and	-2						2
behind days	4	-1	-1				-4
bellsouth	2		1					-3
big	2	-1	-3				-1	-1
big card	3	-2	-3
bill	-1	-3		-1	-1	1		2
bill from	2	-2	-1				-3	1
bill in	-1	-1	-2					3
bk of	3		-3
blvd	3	-1					-1
boat	4	-2	-3	-1
borrower	1	1					-3	-1
both	-2	-3		-1	-1		2	-1
bought from	-3		1				3
box	5	-2	-4	-1				-2
brendan hospital	-3	2						1
bridgecrest	-2	3	-1				-1	-1
bridgecrest 	-3	1	2
brokerage	2	-2
brother 	2		-2
budget	3	-2	-1				1
bureau inc	3		-3				1
bureau of		3	1				-1	-1
but i	1		-3				1	-1
buy card	3	-1	-2					-2
buy visa	3	-3	-1
by	1	-4	-3			2	1	-2
by consumer	-2						3	-1
by the	2	-1					-1
c system	-3	3
cabela's	1	-3	1
cabelas	3	-2					-1
cable	-3	1	1				-1	3
calloway	2	-1	-2
can	3	-1	-1				-2	-2
cap	3	-1	-2				-1	-1
capital		1	-3	-1			-4
capital bank	2	-4	-2				-1	4
capital one	4	-1	-3	-1			-2	-3
capital systems	3	-1	-2					-1
car	1	3	-2				-1	-1
card 		1	-2			2	-2	-3
card account	2	-1	-2
card but	3	-2	-1					-2
card ending	-3	1	2					-1
card from	3	-1						-3
card that's	-4	3	3					-1
card their	-3		-1				-1	4
card with	-2	3						-1
care	1	-3	1				-1
care client	2							-2
carro	3	-1	-3
cartão	2	-1	-2				-1	-1
cashrewards	-3	-1	3
cavalry	2	-1	-4					2
cavalry spv	2		-4					3
cc	-1	2	1		-1		-1	-3
cc 	-2	1	3		-1			-1
ch	3	-1	-2				-1
chapter	3	-1	-1				-2
charge-off charge-off	-3						4
charge_off	3						-2
charged it	-3						3
chase	3		-2				-3	-2
chase freedom	3	-2					-1
check all	3		-2				-1
checked	3						-2
checking	5	-4	-2				-2
checking 	3	-3
christmas	2	-1	-1				-1
cincinnati oh	3	-1	-1				-1	-1
citi	-1	2		-1				-3
citi double	1	-2					1
citibank	1		2	-2		-1		-5
citibank n.a	2			-1				-1
class	3	-1	-2
classic	1		-3				-1	-1
classic 	-1	2	-2
client	3	-1	-3	-1			1	-4
closed	-1	1	3	-1	-1	-1	-2	-1
closed 	-2	4	3	-1		-1	-3
closed not	3						-3
closed/never	-3		1				3
closed/never late	-3		1				3
closing	3		-2				-2
co	1	-3		-1			-3	2
co co	3	-2	-2				-2	-2
coast	3		-2				-1
cobrança	-4		-2				3	1
code	4	-2	-1		-1		-1	-1
col	3	-1					-2	1
coll			1				-3	1
collection 	1	-1	-3	-1				1
collection account	4		1				-4
collection bureau	3	-2	1				-3
collection collection	2		1				-2
collection department	3						-3
collection for	-3	-1	2				2
collection original	-3						3
collection reported	-4		4					-2
collection services	-2	4	-2				-1	-1
collections	-1	1	-3		-1	-1	1	-1
collections on	3		-1				-2
collector	-3	-1					3
collector this	3						-3
collector we	-3						3
columbus	3		-2	-1
columbus oh	3		-2					-1
comenity	-1	-1	1	-2				-4
comenity bank	-2		3				-2	-1
community bank	3	-3	-1					-1
community cu	-1	3	-2
con	3	-2	1				-2	-2
consumer	2	-1	-2				4	-1
consumer 	-3	2	-1				2
consumer credit	2		-1					-3
consumer usa	4	-3
conta saldo	-3		3
continue							-3	1
cooper 	-4	4	-1
corp acct	-1	-2	2
corriente	-3						3
corriente 	-4						5
costco	-2	2	-1
counselor	3	-1	-2				-1	-1
county	-2						1
court	-1	-3	1
cr-v	-1	-1	2				1
cr-v 	2	-2
credit 	-1	-2	3		-1		-2	-2
credit account			-1				2	-2
credit adjusters	-2	3	-1
credit card	-3	-2	4	-1	-1	-1	1	-1
credit co	-4	1	2
credit collection	-3						3
credit for	-2	3	-2
credit is	-3	1					1
credit management		2	-1				-1	-2
credit mgmt	1	-2	-2					2
credit min	-2	3	-1
credit money	2	-2
credit one	1		-1	-1		-1		-4
credit report	4	-2	-1		-1
credit reporting	3	-1	-2					-2
credit services		1	-3					-2
creditor	2	-3	-3				-2	1
creditor 	-2	-1					-3	3
creditor account	3	-1						-2
creditor name	4	-1						-4
creditors	3		-1
credor original	-3		1		2	-1		-1
ct	1	-3	1					-2
ctr	-3	-1	1				1	1
ctr 	-2	-2	-1					3
cu boat	3	-2	-2
cuenta saldo	-3	1	3					-1
current 			2	-1	-1	-1	-2	-1
current balance	3	-1					-2
current late	2						-2
customer	3	-1	-3					-1
cut	3						-2	-1
data	3		-1				-1	-1
date	1	-3	-4		-1	-1	2	-2
date 	-2	-2	-5	-1			3	-2
date of		-2	-4				4	-1
dated	-3		2				1
day	1	-2					-3	-1
days		-3	-2	-1	-1
days 		1	-5	-1	-1		1
days behind	3	-1	-1				-1
days days	6	-1					-5
days in	3						-3
days over	2						-2
de	1	-2	-1	-1	-1	-1	1	-2
de atraso	-3	-1					3
de cuenta	3	-2	-2				-1
debe	3	-2		-1			-1
debemos	1	1	-1	-1			-2
debo 	-2		2				-1
debo pago		3	-1	-1			-2	-1
debt		-3	2	-1	-1	-1	-1	-2
debt 	4	-3					-2	-1
debt collector	4				-1		-4
debts	3	-2	-3				-1	-1
dec	3	-1	-1				-2	1
december 	-2		1			-1	2
default	3						-3
deferment	4		-1				-4
deferment 	3		-1				-3
deferment until	2						-2
deferred	3	1					-2	-1
del	-1	1	-4				2	-2
delaware	1	-3						-1
delinquency	4	-3	-2				-1	-1
delinquency 	3	-2	-1
delinquent on	-4						4
dental	-2	-2	2					2
dentistry 	-2	-1	3					-1
department	-1	2	-1				-2	-1
deposit	3	-2	-2				-1	-1
depot	-2	3	-3					1
dept	-2	1	3	-1			-2	-3
derogatory	3						-2
derogatory 	3						-2	-1
describe	-4	-1	5
describe the	-5	-1	5
description	3	-2	-1
designator	3						-1	-2
designator code	3							-3
dia	-1	-1			-2	1	3	-1
dia 	-2	-1			-1	-2	3
dias	-1	-1			-2	3	-1	-1
dias de			1		-1	3	-2
digits	3	-1	-6		-1	-1	-1	-1
digits of	2	-1	-6	1	-1	-1	-1	-1
direct	1	-4		1	-1	-1	-2	-2
district	3	-2	-1		-1			-1
dog	1	1	-3					1
don't	1		-3				-1	1
down	2	1	-3				-1
down to	3		-2
dr	4	-1	-4	-1			-3	-2
due 	3	-2		-1	-1	-1		-1
due amount	2	-1		-1	-1	-1	-3	-1
due on			3				-1
día	2	-2	-2				1	-2
días 	-3		-1				4
each	3	-1					-2
ed/navient	-3		3
ed/navient 	-3		3
edison	-1	-2						3
ef	-1	-1					3
efx 	1	-1	1				-3	-1
egg	1		-1					-3
em		-2	-2	1	3	2	-5	-3
em dia	-1	-1	-1	-1		3	-4	-1
emergency	-3	-3	2				-2	3
emergency 	3	-1	-2					-1
emergency phys	-4	2						2
emergency physicians	-2	-2	4
ems	-3	1	2					-1
en	2	-1	-4	-1		-1		1
end	3		-1				-2
ending bal	2		-2
ending in	-2	-2	3	-1			-1	-2
energy 	-2		-2				2	3
enhanced	3		-1				-2	-1
enhanced recovery	3	-1					-2	-1
enrolled	-1	-2	1				1	-2
equifax	4	-2	-2
equifax 	3	-2	-2
equity	-2	3	-3				-1	-1
equity 	-3	2	2
equity line	-3	3
equity loan	-3	2	1
er	-2	-1				-1	1	-1
est	2	-2					-1	-2
estate	3	-2	-3				1
está en	-1		-3				1	1
exeter finance	4	-3	-1				-2
expenses	3	-1	-1				-1	-1
experian	5	-3	-1				-1
experian 	3	-1	-2
express 			-3					1
family	-1	-1	-1				-2	2
family dentistry	-3	1	3					-1
fargo card	-2	2
fcu	-2	2						-2
feb 	2	-2					-1
february	-1	-1	-1				3
federal		1	-3	-1	-1	-1	-1
fedloan	3	-2	-2
fees 	4		-3				-3
fin 	3	1	-4
final 	-2	1	3
final us	-3		2					-1
financial fidelity	3	-3	-1
financial services	1		-2
fine	4	-1	1				-3
first	2	2	-4	-1			-1	-2
fitness	-3	-1	2					1
fitness 	-1	-4					2	1
flanigan	-3		2
following	4	-1	-1				-2
for months	3		-1				-1	-1
for the	-5	3	2	-1	-1	-1	1	-3
forbearance	3	-1	1				-3	-1
foreclosure	3	-1	-1				-3
forget	3	-1	-1				-2
found	3	-1	-1				-1
four	-2	-2	3				1
freedom mortgage	3	-2	-2				-2	-1
fri	3	-2	-1				-1
from	1	2	1	-1	-1	-1	-3	-3
fsb	-3	2	2
full	4						-4
full 	3	-1		-1	-1	-1	-3	-1
fund	1	-1					-1	-3
fund 	3	-2	-1				-1	-1
furn	-3	1	1
furnishings	1	-3	1
furniture 	-3	3					-1	-1
garage	-2	1	3				-1
general	-3	2						1
give	3	-1	-2				-1
gold 	-3	2	1
gone	2		-3		-1		-1	-2
graduate	-1	-2	3	-1	-1	-1	-1	-1
graduate 	-1	-1	2	-1	-1	-1	-1	-1
greenville	4	-1	-2	-1		-1
harris		1	-3					-1
harris harris	3	-1	-1				-2
have been	3						-2
he	-2	1	-1				3	-1
health		2	-2				-2	4
her	3	-1	-1				-2
here	3	-1					-1
higher	-3	2	2
highest	4	-1	-2	-1			-3	1
hipoteca	-3	-1	3				-1
holdings	-1	-3	3					-1
home 	4	-1	-2				-2	-1
home depot	-2		-2				-1	2
home lending	1	1	-3					-1
home loans	-3	2	4					-1
honda			2				-2	-3
hosp	-1	-1					-2	3
hospital	-3	-1	1			-1	-1	2
hospital 		-2	-3				1
house	1	-3	1				2	-2
house 	-3	-2	3				-2	-1
hsbc	3		-2				-1	-2
huntington	3	-1	-1				-1
i	-1	-1	2	-2		-2		-2
i borrowed	-2	3	-1
i never	-2		2				1	-1
i skipped	3						-3
i'm not	-2						3
i.c	3						-3
id	4	-3	-3		-1		-1	-2
id 	4	-3	-2
idea	3		-1				-2
if you	1		1				-3
ii llc		-1	3					-2
im	3	-2					-2
in 	3		-1				-4	1
in and	2	-2					-1	-1
in collections	-3	-3	1	-1	-1	-1		3
in for	3		-1				-1	-2
in forbearance	2	-1	2				-3
in full	3	-1		-1	-1	-1	-3	-1
in good	-4						4
inc 	1	1	-1				-3	-2
include	2	-1	-1				-2	-1
included	3	-1					-2
income 	4	-2	-1					-1
individual	4	-1					-2	-1
individual 	3	-1					-1
information	7	-3	-2		-1		-2	-1
installment 	-2		4	-1			-2
insurance	-1	-3	-3		-1	-1		2
insurance 	1	-4	-3		-1		-3	2
interest 	2	-2	-2	-1	-1	-1	-3	-1
into	-3	3					1	1
ira	3	-2	-2					-1
is	-1	-1	2	-1	-1	-1		-3
is 	4		-2				-3
is a	4	-1	-2		-1		-3	-1
is an	3	-2	-1				-2	-1
is and	-2	3	4				-4	-2
is at	-4		4				-1
is current	-3						3
is gone	3	-2	-2
is not	3	-2	-3				-1	-1
is now	4	-2	-2				-2
is owed	-3		3
it		2	-2			-1	-1	-4
it and	-2	-1					3
it has	3						-2
it was	-3		2				2	-2
it went	-3	-2	2				1	-2
it's with	-2	-1					3
item	1	-2	-1				1
j	-2	1	3	-1	-2	-1	-2	-2
jan	2	-2	-3					-1
jan 	-1	-2	-2				3
jefferson	-1	-2	-3	-2			1	2
jefferson capital		-2	-4	-1			1	3
joint		-3	1	-1			-2	-2
joint 	4	-1	-2	-1			-2
jpmorgan chase	3	-1	-2
judgment 	3						-3
june		-1	-3				1
k 	3	-2	-2				-1	-1
key	3	-2						-2
know 	3		-1				-3
ko	-3	-1	3					-1
la	2	-3	-2			-1	-1
lake	3	-1	-2					-1
lakemont	2		-2				-1
lakes 	-1	3	-2
lakes higher	-3	3
lane 	-3	2	1
laptop 	-3	3
last	-3		4	-1	-1	-1		-2
last digits	-4	3	3				-1	-2
late call	-3						3
late current	-3						3
late fee	3	-1	-1
late highest	-3						3
late payment	3						-3
lates	-2	-1	-1				3
law 	-3	2					1
le	-3	2	2				-1	-2
le debo	-2	-2	3
left	-2		1	-1	-1	-1		-3
left a	1	2	-3				-1	-1
lender 	3		-2				-1
lending	-1	2					-3	-3
less	3	-1	-2				-1
letter		-2					-1	3
life	2	-1	-2				1
like	-3	2					1	-1
limit 	2	-1	-1				-3	-1
line	-2		3			-1	-3	-2
line of	-2	3	-1	-1		-1	-1	-2
lines	4	-2	-1					-1
list	3	-1	-2				-2
llc	-1	-4	2		-1		-3	-1
llc as	-1	-3	2				-1
llc check	3		-3
llc is	4	-1	-4		-1			-1
llc po	3		-3
llc we	2		-1					-3
ln	-1	-2	2		-1		-2	-1
loan 	-1	1	1	-1		1	-3	-1
loan a	-3	2	2
loan co	-3	3
loan mo	-4	2	2
loan no	-2		3				-1	-2
loan number	-2		2
loan pmt	3	-1	-2
lofts at	-3	2					-1	3
loss charge-off	-3						3
lowe's		2					-3
lp	-3	-1	4				-1	-1
ltd	-2		2				-1
luis	3	-2	-1
luke's	-1						-1	3
m	2	-3	1	-1			1	-1
ma	2	-3	-3		1	-1	-1	-1
ma 	3	-1	-3					-1
macy's	3	-1	-1				-2	-1
made	3		-1				-3
made 	3						-2
mail	2	-1	-1				-1
malibu	5	-2	-3				-1
management		-1	1				-1	-3
manufactured	2	1	-3
marital	3		-3
mastercard		1	1					-3
mbna	-3	-1	3
mbna america	-4	-1	4
mc	-2		3				-1	-1
me	2	1	-1				-3	-1
med	-3	-3	2					2
med ctr	-3	-3					1	2
medical center	-1	-2	1					3
medical group	-3	1	2					2
medicredit	-4						4
member	2	-1	-4				1	-2
member fdic	4		-3				-1	-2
mensual	2						-1
mercy	5	-4	-1	-1			-2	-2
mercy health	3			-1			-2
mes	3	-1	-1			-1	-2
mes al	3						-3
mesa	-2		2					-1
mi	4	-2	-2		-1		-1	-1
mi esposo	3		-2
midland	3	-2	-2				-1	-1
midland credit	3	-2	-3				-1	1
min	-3		5	-2	-2	-2		-3
min 	-1	-1	3	-1	-1	-1	-3	-2
min is		-1	2				-3
min late	4	-3	-2
minimum current	3	-1	-1				-1
minimum is	1	1					-3
missed feb	3						-3
missed one	-3						3
mn	4		-2					-1
mo	1	-1	1	-2	-2	-2	-1	-3
mo 	-1	2	1	-1	-1	-1	-1	-3
mo on	3	1	-2				-2
mobility 	-4						-1	4
money	2	-1	-2				-1	1
month and	-4	-2					4	-1
month current	5					-1	-5
month days	3						-3
month i	3						-3
monthlypaymentamount	-2	1	2					-1
monthlypaymentamount 	-3	2	2				-1	-1
months	2	-2	-3		-1		1	-1
mortg	3	-2	-2					-1
mortgage	-1	2			-1	-1	-2	-3
mortgage credit	3	-2	-1
mortgage llc	3	-2	-2
mortgage on	3	-3					-1
mortgage servicing	-2	-2	3
mortgage statement	-4	-1	4
mr	4	-3	1					-2
mutual/providian	-3	3						1
mutual/providian 	-3	2						1
my	1	-1	-1			-1	1	-3
my rent	2		-1				-2
más	3	-1					-3	-1
n 	2	-1	-1			-1	2	-3
n a	-3		2				-1	2
n go	-2	2					1
n.a member	2		-3					-1
n/a 	3	-1	-2
na account	-3		3
na po	-3		2				1
nada	2						-2
name	5	-3	-2				1	-4
nasa			-3					2
national		1	-3				-2	1
national bank	-3	1						1
national credit	3	-1	-2				-2	-1
natl bank	2	-2	1					1
navy	-3	1				1	2
navy federal		-4				1		-1
nc	3		-2				-1
negative	3	-1	-2				-1
negative 	3		-3
negotiation	3		-1				-2
nelnet	3	-4	-1	-1			-2	-2
nelnet student	3	-2	-1				-1	-1
net	3	-1	-3					1
nevada	3	-1	1					-2
new	2		-4				-2	-2
next	-1	-2	-2				2
next is	-3						3
nmls	3		-3
no	-2	1			-1	-1	-2	-3
no edit	3						-3
no number	-3	1	3				-1	-1
no pmt	-2	1	1				1
no rush	-4	3	2				-2
nonprofit	2						-2
not		-3	-2	-1	-1	-1	3	2
not paying	-3		1				3	-2
not reported		-1	-2	-1				3
notes	4	-1	-1				-2	-1
nov 		2	-1				-3	-1
now		3	-3	-1		-1	1	1
now 	3		-1				-2
number	-1		-2	1	-1	-1	-3	-2
number 	1	-4	-1	1	-1	-1	-2	-1
number balance	3	-2	-1
o open	-1	-1	1	-3
oc	-3		1				2
oct 	2	-1	-1				-1
of	1	-1	-2		-1	-1	-3
of 	1	-3			-1			-1
of america	1		-3				-1
of check	3		-1	-1	-1			-1
of credit	-1	-3	2				-1	-1
of date	3	-1	-1				-2
of ed	-2	2	2				-1
of ed/aidvantage	-1	3	-2
of ed/navient	-3	3
of education	1	-4	1	-1	-1	-1	-1	-1
of missouri	-3	-1	1				-1	2
of paid	3		-1				-2
of revenue	-3	-1	3
of the	-3	2	-1			-1	2	-2
off		-2	-3			-1	1	-1
off account	5						-5
off amount	4						-4
off as	4						-4
offered	1	-1	-2				1
offers	3	-1	-1				-1	-1
office	-2	-3	2			-1	1	1
oh	4	-1	-3				-2	-1
ok	2	-1		-1		1	-4	-1
ok 	1	-2	1	-1		1	-3	-1
ok ok	4	-2	-1				-3
old navy		2	1				-3
on	1		-3	-1	-1	-1
on any	-3						3
on august	3		-1				-2
on file	3	-1	-1				-2
on hand	2	-2					-1
on home	3		-3				-1
on my	3	1	-1				-3
on the	4	-1	-4				-2	-2
on your	-3					-1	3	-1
one		-1	-3		-1	-1	2	1
one 	-5	2	3				3	-3
one auto			1					-3
one balance	3	-3						-1
one card	-3	-1	1				2	1
one is	-1	-2	-3				2	-2
one venture	-1	3	-3					-1
only 	3	-2					-3
open	1	-1	1				-4
open open	3	-1					-2
oportun	2	-2	-1				-2
or collection	3						-3
or credit	3		-1				-2
or paying	-6						6
order	2	-2					-1
original	-1	-1	3	-1	-1	-1	-1
original amount	3						-2	-2
original creditor	-4		5	-1	-1	-1	-1	-2
other	1	-3	1	2	-1	-1	-2	-1
other 	2	-3	-2	2
our	3	-1					-2	1
out		-3	-2				1	-1
out 	3	-2					-1
outfitters	-3	2						1
overdue	-3						4	-1
overdue 	-3						3
owe	3		-1	-2		-1	-2	-2
owe 	-3	2	2				2	-1
owe and	3	-1	-2				-1
owe on	3	-1	-2
owes	1	-3		-1			-1	-1
owner	3	-1	-1				-1
oyelaran	1	-2					1	-1
p		-3	1		-1		-2	-2
p o	-1	-1	2
p&i	2	-1	-2
pa	2	-2	-1				-1	-1
padala	3	-1					-2
pagamento mínimo	-3	-1			3	-2
page	4	-2	-3					-1
paid 	4	-1	-1	-1			-5	1
parcela	-2	-1	-2		3	-2	-1	-1
parents	-4	3	1
parkland	-2	2	-1					-1
partial	-3		1				2
party	3	-1	-1				-1	-1
past due		-2	-2	-1	-1	-1	2	-1
pay a	3	-2	-1				-2
payday	-1	-2	2				-1	1
paying 	3		1				-3
paying as	-4						4
payment 	5	-2		1			-7	-2
payment current	-3	1	3				-2	-1
payment deferred	2						-2
payment due	2	-2	-2	-1	-1	-1	-3	-1
payment is	2		-3				-1
payments are	-2	2
payoff 	4		-2				-1
pays_as_agreed	3	-1					-2
pays_as_agreed available	3	-1					-2
pc	-2	-1	3					-1
pd	3	-1	-2					-1
pd 	2	-1	-2				-1
pending	2	3	-2				-1	-1
penney	-3	1	2					-1
penney 	-3	1	1
per	3	-2	-3				1	-1
perkins 	-3	3
personal loans	3	-2	-1					-1
petitioner 	3	-1	-2
phys	-5	2	1					3
phys 	-2		-1					3
physician	-2	1	1					1
physicians	-3	1	1					3
pickup	3	-1	-1				-1
pike	-2	3					-1	-2
pines	-3	2	1
pkwy	3		-3
place	2	1	-1				-2
plan		-3	-1	-1	-1	-1	2	-2
plan yet	3						-3
platinum	-4	2	1				-1	-1
platinum 	-1	-3	2
plazo	3	-1					-2
plc	-2	1	-2					3
plus graduate	-1	3	-1	-1	-1	-1	-1	-1
pmt	2	-2	-3	-2	-1	-1	1	-3
pmts	-3	-2	2				2	-1
po box	-2		3	-1		-1	-3	-2
point	-3	1	-1
policy	3	-1	-1				-1
por	1	-3			-3
portfolio recovery		-2	-1			-1	2
postalcode	3	-1					-1
postalcode 	3	-1					-1	-1
power	-2	3	-2				-1	1
pra	-2	-2					1	1
preapproved	3	-2
premier 	-3	2						1
prin	3	-1	-2
principal	2	-1	-2	-1	-1	-1	-3	-1
program	2	-1					-3	-1
progressive			1				1	-3
progressive insurance	2							-3
property 	3		-2				-1
protection		1	-3
préstamo	-3	-1	3
préstamo personal	-3	2	1					-1
pt	3	-2	-1	-1				-1
pull	3	-1	-1					-1
purpose	3	-1	-1				-1
radiology	-3	1	-2				-1	2
radiology 		-2	-2					3
ray	-1	-1	3				-1
rd	6	-3	-4		1	-1	-2	-3
real	4	-1	-3				-1	-1
rec'd	2	-1	-1					-1
receivable	1	-3	1
receivables	-1	2	-1		-1		1	-3
records	3	-3	-1				-1
recovery	-2	1	1		-1			-2
recovery 	1	-4	1				1
recovery for	-1	3					-2
recovery llc	3	-3	2					-1
recovery partners	4	-3					-1	-1
redeemed	2						-2
ref	-2	-4	1	-1		-1	1	-1
ref 	3	-2	-1					-4
refund	3	-2	-3
regions bank	3	-3					-1
regular	3	-2
repayment		-2	1	-1	-1	-1	-1	-1
repo'd	-1	1					2	-1
report	4	-1	-2				-1	-1
report 	3	-1	-2				-1	-1
reported	3	-2	-4		-1		-1	-1
reported 	4	-2	-2				-3
reported as	-3						3
reported assigned	1	-1	-3				-1
reporting	3		-2					-3
repossessed	-3	-1	-1				3	-1
requested	4	-1	-3				-2	-1
retail 	3	-3	-1					1
revolving		1	1	-1				-3
ridge emergency	-3	3						1
right	3		-1				-2
rocket	3	-1	1				-1
ron	-2		2				1
rose	-1	2	-1
run	2	-1	-2					-2
rush	3	-1					-3
sa	2	-1	-3				2	-1
saldo	1			-2		-1	-3	1
saldo 	3	-1	-3				-1
santander		-3	1	-1			-1
santander consumer	3	-1	-3
sapphire	-3	3
satisfied	3		-2				-2
satisfied 	3		-2				-2
save	4		-2				-3
savings	1		-4				2	1
savings 	1	-1	-4				1	-1
savings bank	-1	2	-2					-1
says i	-4	3	1				-1	1
sc	2	-3			-1		-1	-1
school	3	-2	1				-3
score	3	-1	-1					-1
score 	3	-2					-1
sd	2	1	-3
section	3	-1	-1
security	3	-3						-1
sem	-3		2		2	-1	2
sent	-1	-3	-1	-1	-1	-1	-2	3
sent it	-3	-1	-1				3	-2
service	-2	-4	4				-1	-2
servicer to	2	-2		-1	-1	-1	-1	-1
services		-2	2		-1			-3
services 	4	-5	-1				-1	-1
servicing		-2	2	-1	-1	-1	-1	-2
servicing mortgage	-3	-1	3
settled		-2	2		-1	-1	-4
settled paid			2				-2
sh	2	-1	-1
share	3	-1	-2	-1			-1
she	1	-2	3	-1				-2
she says	-3		3
sheet	2		-2					-1
sheffield	-4	2	3				-1
snap-on	3	-1	-1				-1
so		-3	-3			-1	1	-2
so it's	-2		-1				3
social security	2	-2						-1
sofa	-3	2	1					-1
sold	3	-1	1				-4	-2
sold 	3						-3
sold to	3		-1				-2
solutions inc	1	1	-3
source	-1	1	-1				3	1
sp	3	-2	-1					-1
spectrum	-1	-1	1				1	-3
spectrum 	3	-1					-1	-2
sprint	2	-1	-3		-1			-1
ssn	3	-1	-1					-1
st	3	-1	-1	-1			1	-3
st vincent	3	-2					-2
stafford	1	-3	2	-2	-1	-1	-1	-1
star card	-2	3	-1
statement	4	-2	-3				1	-1
statement 	5	-2	-3
status	3	-2	-2	-1	-1		-2	-1
status charged	3						-3
still	-1	1	-1	-1			2	-3
still open	3						-3
storage	-1	-2	3				-1
store	-4	-2	4	-1			-1	-2
store card	-4		4				-1	-1
stores	-2	1						3
streetaddress	-2	2	1					-1
streetaddress po	-3	1	3					-1
stroud	3	-3
student	-1	-2	3	-1	-1		-3	-1
student 	-3	2	1			1	-1
student ln	2		-2
student loan	1		-1	-1	-1	-1	-3	-1
stuff	3	-2					-1
subaru	3	-3					-1
sued	-2		2
suit	3	-1					-2	-2
sum	-3	1	1				1
summary	3	-3
summary 	3	-2	-1				-1
summons received	3						-3
svc	-3	-2	4				-1
svc 	-4	-1	4					-1
synchrony	1		1	-1			-2	-3
synchrony bank	1		-1				-2	-3
systems							-1	-3
systems 	4	-3					-1	-1
t	4	-2					-1	-1
t-mobile	1	-1					1	-4
take	3	-1					-2	-1
tax	3	-4	-1		-1		-2	-1
tax lien	2	-1					-2
tax refund	2	-3			-1		1
taxes	3	-3	2				-2
teachers cu	3	-2	-2
term	3	-1					-2
termina	-2	-2	2					-1
terminación	-3		3				-1	-1
terms met	2						-2
than days	-3						3
that	1	-3	-1		-1	-1		-2
that is	-3	1	3				1	-1
that went	-3		-2				2	2
that's	-3	2	4				-2	-2
thats the	-3		1				2
the	1	-3	-2	1	-1	-1	1
the date	3						-2
the home	1	-4	-1				2
the hospital	3		-2				-1	-1
the house	-2	-1	-1				3
the malibu	1		-2	1
the mattress	3		-2				-1
the old	2	-1	-3				-2	1
the that	2						-2
then	-1	-3	-2			-1	3	-2
there's	1	-3	-1				1	-1
they call	-5		2				4	-1
they sent	-2		-1				2
they're	-3	3	1				-1	-1
third	-2	3	-3		2			-1
this		1	1	-1		1	-3	-5
this inquiry	3						-1	-3
this one	1	-1	1				-3
those are	-2		1				2
through	3	-1	-2
thru 	2	-1		-1	-1	-1	-3	-1
tháng	2	-1					-2
time	-3	-2	-2				3	-1
time days	3						-3
title loans	-3	3	-1
to	1	-2	-1	-1	-1			-3
to collections	-2	-1					2	-1
to date	-2						3
to www.cfpb.gov/debt-collection	3	-2					-2
too	1	-2	-2				2
took the	-3		2				1	-1
total	2	-1	2				-3	-1
total 	-2		4				-3	-1
towing	-2	3					-1
toyota	2	-3	1				-1	-2
toyota financial	4	-2	-1				-1	-1
tractor	-3	3					1
transferred	2						-2
transmission	3		-2					-1
travel	-2	3	1					-1
truck	4		-1				-4
trust	-2	1	1					-3
tu	-1	-2	-3	-1	-1		3
tu 	-1		-3				1	1
tuc	3	-2	-1			1	-2	-1
tuc 	3		-1		2		-3	-2
tuition	-3	1	2
two months	-2	-1	-1				3
type		-3	1		-1	-1	1	-2
u-verse	-3		-1					2
una	-2	-1					3
union	-1	-1	2					-4
union 	2	-3	-1					-2
union account	-1	-1	3
union for	-2		3
union loans	3	-3	-1
union statement	3		-2
unless you	3						-3
unlimited	-2	-3	4
unpaid	-1	-1	-2	-1		-1	-1	2
unpaid balance	4	-1	-1				-2	-1
unresolved	-5						5
unresolved 	-4						4
unreturned	-3		3					-1
unsubsidized	1	1	-3	-1	-1	-1	-1	-1
until 	3		-2				-1
up	2	-4	-1			-1	-1	-1
up to		-3						-1
updated 	3				-1		-1
us	-1	-5	1	-1	1	-1	-3	-1
us 	-2	-3	1	-3	1	-1	-3	-3
us for			-3				1
us us	1	-3	1	1			-2	-1
usa		-3					-1
usaa	2	1					-3
usage	4	-2	-1				-1
usage 	3	-1	-1				-2
used 	3						-3
utilities	-1	2	-2				-1	3
utility 	-3		1				2
v a	-3		3
va	3	-1					-1	-1
valley		-1	-5				1	1
value	3	-3					-1
vehicle 	3	-1	-2				-1
verde	2	-3					-1	1
verizon	1		-2				2	-3
verizon wireless	1		-1				1	-3
veterinary	-3	-1	1					3
via	3		-4				1	2
view	2	2					-4	1
vincent	-2	-1					-1	3
visit	3		-2	-1			-1	-2
visit 	3		-1				-2	-1
voluntary	3	-1	-1				-3
voluntary surrender	3	-1	-1				-3
vs	3	-2	-1				-2
wagner	-3	2	1	-1			1
wait	3	-2					-2
walang	-4		3				2	-1
was a	3		1				-4
was charged	-3	-1	1				1	-2
washington	2	-2	-1					-2
water	-4	-2	1				1	3
water 	-3	-2						2
wayfair 	-3	1	-1					2
we have	3		-2				-2
web	2	-1	-1				-1
went	-4	1	2				2	1
went to	-3	-1	2				2	1
westlake financial	3	-2	-1
what	4	-2	-1				-2	-1
when	-3		1				3	-1
whenever	-3	2	1				-1
which	-1		-1		-1		-1	3
whose	4		-2				-3	-1
whose account	3		-2				-1	-1
wi	3	-1	-2
will	4	-1	-1				-3	-3
will use	3						-1	-3
willow	3	-1					-1	-1
with	-1	-4	1	-1	-1	-1		1
with account	-1		-2					2
with on	-3	-2	3
without	3		-1				-1	-1
work	3	-2	-1				-1
worth	3	-2					-1
write	3	-1					-1
x3390	3		-2					-1
xp	-2	-1	-2				3	-1
xp ef	-3	-1					3
ya	-4	-1	2		-1		2	-3
ya está	-3	-1	4				-1	-1
ya no	3		-2				-1	-1
yet	3	-1					-2
yet 	2						-2
you	4	-2	-3			-1	-3
your	3	-1		-1	-1	-1	-4	-1
your account	-1	-1	3	-1	-1	-1	-1	-1
your mortgage	3						-2
zero	-2	3	1				-1
zip	3	-1	-1
платёж	3		-2				-1
信用卡	-3		3
催收	3	-1	-2				-1
催收 	3	-1	-2
原债权人	-3	-1	2	-1			3	-2
尾号	-3	1	4	-1		-1	-3	-2
尾号 余额	-3	2	2				-2	-1
已转催收	2		1				-2	-1
已转催收 	3						-2
最低还款 正常	4						-4
最低还款 逾期30天	-2	-1			-1		3
没有利息	-4	4					-2
账号	-2	-1	3				-2	-1
逾期60天 	3	-1	1				-2
额度	2	-1	-2	-1		-1	1
额度 最低还款	3	-1		-1		-1	-1
# word words of line
always, below blank			1	-1	-2	-4
often, below blank			1	-1	-2	-1		-3
once, below blank		2	-1	-1			-4	-2
twice, below blank				-1	-1	-1	-1	-4`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	1	-6	-8	-3	-2	-9	-5	1	-8	-5	-7		-7	-7	-4	-11	-6	-5	-3	1		-6	-6	1	-4	-3	-3	-9	-6	-3	-1	2	-1	-13	-2	-16	-8	-5	-6	-10	-11	-5	-4	-5		-3	-1		-1		-1		-2		-2		-2		-3											-5	-1	3	-6		-3		-1		-3	-1	-3				3			1				-1				-9	-1	2	-1	-1	-2		-4		4	-3	-4		-1	-1	-2		-1		-7				-1								-7		2	-2	-1		-2		-3				-9		-1	-1		5	-3	-2	-4	-1			-1	-1			6	-3	-2	-1	-5	-1	-1		-8	1		-2	4	-3		-7	-1				-1	5	-1	-3				-4					-1	2	-1	-2				-1	-2	-2		-5	-1	5	-2	-4	-1			-14	-1	-1	-2	-2	6	-1	-10		-2		-1	-1	-2		6	-2	-1		-6						-1		6	-2			-7	-1	-2		-4	-1	-1		6	-4	-2		-8	-1				-1	5	-3		-1				-1		-2		4	-1	-4												-5				-1		-1		-3		1	-2
blank	1	-6	-5	-3	-2	-10	-7	1	-7	-2	-8	4	-10	-1	-5	-11	-11	-6	-7	1	-2	-4	-5	2	-3	-1	-4	-10	-10	-7	-5	1		-5	-2	-21	-5	-2	-8	-10	-14	-6	-4	-10	-4	1	-1	-2	4	-3	-2	-1	-6	-2	-6	-1	-7		2			-2	-1	-1		-1				-7	-4	1		-5	2	-7	-4	-1	-6	-3	-8	-1	-6		2	-2	-1	-4	-1	-2		-1				-10		3	-3		-2	-1	-6	-4	5	-4	3	-3	-1	-1	-4	-1	-2		-7	1	-2	2	-1				-1				-9	-5	3	-2	-4	-1	-2		-4	-1	-1		-5	1	-3	-1		2	-3	-2	-4	-4	-1		-1	-2	-1		4	-5		-2	-2	-4	-2		-8	-2	-1	-3	1	-4		-4	-1	-2		2	-2	4	-1	-3	-2	-1		-3					-1	2	-1	-1	-2			-1	-2	-1		-7	-2	3	-3	-1	-6	-1		-20	-3	-2	-3	-2	5	-4	-18	-4	-4	-1	2	-3	-2		5	-6	-6	-1	-15	-1	-2	-1		-1	-2		5	-6	-2		-20	-6	-4	-3	-8	-4	-9	-2	5	-11	-8	-3	-10	-4	-1	-1		-3	6	-9	-2	-2		-1		-1		-5	-1	7	-3	-7								-2		3	-1	-12	-2	-1		-2	-1	-1		-7	-2	7	-5
cell	1	-4	-7		-2	-2	-3	1	-9	-2	-3	5	-9	-1	-7	-3	-6	-2	-3	1	-4	-3	-6	1	-2	-3	1	-2	-6	-3	-3	1	4	-10		-19	-4	-2	-3	-2	-9	-3	-1	-2	1	-12	1	-3	4	-2		-1	-2		-1		-3		-2	2	-1	-1		1		1					6	-8	4	-6	7	-5	1	-2	-1	-1	5	-1	-2		-5	3	-2	-2		1	-1	2				-4	2	5		-4	-3			-5	-10	-6	5	-7		-3	-1	-2	1	-1	-3	-1	-2			-2	-1				1		-2	-6	-2	-1	-9	-2		-1	-1	-2			-4	4	-6	-2	-1	1	-1	-5	-2	-5	-1			-5	-2	-1	-15	-9	5	-6	2	-5	1		-8	-1	-2		5	-4			-1	-3		4	-6	-8	-2	-5	-3	-1		-1	2	-1			-3	-5	-3	3	-2			1	-4	-2	-2	-12	-7	-13	-3	3	-7	-1		-6	-1	-1	-3	-2	-3	-1	-3	-1	-4	-1	3	-3		-1	-3	-1			-2		-1	-1	-1	-1	-3	-1	-5	-3			-1	-5	-1	-3	-7	-3	1	-3	-2	-4	-1	-1	-7	1	-2	-1		-1		-4	-1	1	-2	1	-1	-1				-2		-1			-1	-1								-3	-3	-3	-2	-2		-1		1	-1	-1
line	1	-7	-3	-3	-3	-2	-1	1	-7	-2	-4	2	-6		-3	-4	-4	1	-1	1	-6	-5	-4	1	-2	-2		-5	-1	-1	1	1	3	-2		-16	-4	-1	-3	-2		-2		-1	-1	-2		-1		-2	-1		-1				1		-1			-1	3									-3	3	-2		-5	-1		-1	-1	-2		1	-1	-2			-3	6	-1		-1				-3	-4	4	-2	-1	-2			-3	-6	-3	5	-3	-1	-1	2	-1	-1		-5	-1							-1				-2	1	-2		-5	-1	-2		-2		1		-5	-3	-7	-3	1	3	-4	-2	-4	-2	-1	-1	-1	6	-4		-8	-5	1	-1	1				-6	-7	-1	-5	5			-2	-2	-1		2	-2	-2		-2	-1			-1	-1	-3			-1	-3	-2		1				4	-2		-6		-5	1	2				-10	-8	-4	-4	-2	1	-1	-3	-3	-2	-2		-3	-1			-1	-1		-1	-3	-1	-1	1	-1	-1		-2	-2				6			-6	2	-1	1	-2	1	-1		-4	-4	-1	-1			1		-1			2	-1			-1		1														2	3			-1			1	1		-2
paragraph	2	-4	-2	-2	-1	-2	-1	1	-4	1		2	-1	-1		-2	-1	-1		1	-5	-4	-2	-1		-1		-3				2	6	-7	1	-7		1		-6	7	-1	2	-2	-2	-1											-2													-2	-3	-3		-1	1	-1							-2		-1											-9	-4		-1				-2	-1			3	-1							1												-1				-1	2							-6	-4	-4	-1	-1				-2				1	2	-1	1	-1				1				-6	-4				-1		-2	-1											-3	-1	-2						-1					4	-1						-2	1			-9	-9	-1	-1		-2		-3	-2	-1		1				-1				1	-2	-2						-1				1	5	-2	3	-2	2			-7	5			-7	-3						-3				1								1												2	3									-1`;
