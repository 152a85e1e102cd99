/** Of evidence; `npm run fit` writes it. */
export const EVIDENCE_TABLE = `# figure before and shape
capital code	4		-1	-4	-1	-1	-1
capital digits-7	3			-3		-1
capital year	3			-2		-1	-2
capitalised code		-1	1	1	-3	-2	-1
capitalised digits-1	2	-2	1	-3	-3	-3
capitalised digits-3		-1	-2	-2			-2	-1
capitalised digits-4	1	-1	-3	2	-3	-3	-1
capitalised digits-5			-1	1	-4		-1
capitalised lettered-code		-3	-1	1	-1	-2	-4	-1
capitalised masked	-2		-3	2	-1	-1	-1
capitalised with-digits	1	-1	-1		-1	-3		-1
capitalised year		-1	1	-3	-2	-3		-1
capitals digits-1	1	-1		-4	-2	-1		-1
capitals digits-2	1	-2	1	-4		-3	2	-1
capitals digits-4			2	-1	-1	-3	-3
capitals digits-6	1	-1	-1	1	-3	-1	-2
capitals digits-7	1	-1	-4	1	-1	-1	-1	-1
capitals lettered-code	1	-2			-3	-2	-4	-1
capitals masked	-2		-3	2	-2	-1	-1	-1
capitals year	-1	-1	1	1	-2	-3	-2
cents code	5	-1		-3		-2	-4
cents digits-1			1	-3	-1	2		-1
cents digits-2				-4	-2	-3	-1	-1
cents digits-3	4			-2	-2	-1	-3
cents lettered-code	5	-1		-4	-1		-3
cents with-digits	-3				-1	-1	1
code code				-1	-3
code digits-1				-3	-1	-3	2
code digits-2	3			-3	-1	-4	-1
code digits-3	-3				-1	4	-1
code digits-5	-2			-2	2	-1
code with-digits	4	-1		-5	-2		-1	-1
date digits-1	3						-3
date digits-3	3			-1	-2	-3	-1
date lettered-code	-3			3
date with-digits	3				-2	-1
digits-1 code	-1	1			-1	-3	-3
digits-1 digits-1	1	-2		-1	-4		-1	-1
digits-1 digits-3	2		-1	-4	-4		-1
digits-1 digits-4	-3				-3		3
digits-1 digits-7	1			1	-1	-3	-3
digits-1 lettered-code	1	-1		-3	-2	-3	2
digits-1 with-digits	2	-2		-4			-1
digits-2 digits-1	1		-1	-3	-1	-6	1
digits-2 digits-2	1	-1		-4	-3	-2	-2	-1
digits-2 digits-3	3			-1		-3	-3
digits-2 digits-4	3			-3	-1	1	-1
digits-2 digits-5	3			-2	-2	-1	-1
digits-2 digits-6	3			-1	-1		-1
digits-2 digits-7		-1	-1	3		-2	-4
digits-2 with-digits	2	-1		-3		-1	-2	-1
digits-3 code	1			-4	-1	-3	4
digits-3 digits-1	-2	-1		-2	2	-5	1	-1
digits-3 digits-2	-1			-2	-4	3	-2
digits-3 digits-3	2	-1		1	-1	-3	-3	-1
digits-3 digits-4	1	-1	-1	-1		-6	-2	-1
digits-3 lettered-code	-2	-1		-2	1	-3	3
digits-3 with-digits	3				-1	-5	-2
digits-4 digits-1	-2			1	4	-4	-2
digits-4 digits-3	-1	-1			-3	2	-5	-1
digits-4 digits-4	1	-1		-1	1	-6	-3	-1
digits-4 digits-7	-3			3
digits-4 lettered-code	-1	-1	-2	-1	-2	-3	3
digits-4 with-digits	-3	-1		1	-4	3	-4	-1
digits-5 digits-1	-3			-1	1	3	-3
digits-5 digits-2	4			-1	-3	-1
digits-5 digits-4	-3			-1	3	-3
digits-5 digits-5	-2			1	3	-2	-2
digits-5 lettered-code	-5	-1		3	-1	3
digits-5 with-digits		-1		-1	-3	2	-1
digits-6 digits-1				-1	1	-3
digits-6 digits-6	-2			-2	2	-1	-2
digits-7 code	-2			2
digits-7 digits-1	3	-1		-3	-2	-2		-1
digits-7 digits-2	5			-3		-3	-2
digits-7 lettered-code	-1	-1		-1	-2	-4	3	-1
digits-7 with-digits	-3				3	-2	-2
dollars code	1	-1		-5	-2	2		-1
dollars digits-1	-1			-2	-2	-4	2
dollars digits-2	2			-3	-2	-5	-1
dollars digits-3	1			-1	-1	-4	2
dollars lettered-code		-1		-3	-1	4	-2
dollars masked	-3			3		-1	-3
dollars with-digits	3			-1		-2
dollars year	-1			-1	-1	3	-1
dollars-and-cents code	3	-1		-8	-3	-2	-2	-2
dollars-and-cents digits-1	1			-4	-3	-3		-1
dollars-and-cents digits-2	1			-3	-1	-5	-1	-1
dollars-and-cents digits-3	1			-3	-1	-3	-1	-1
dollars-and-cents lettered-code	-5			1			3
dollars-and-cents with-digits	2			-1	-1	-1
lettered-code digits-2	7		-1	-2	-2	-2	-4	2
lettered-code digits-3	1			-3			-1
lettered-code lettered-code	3		-1	-1	-3	-3	-2	-1
lettered-code with-digits	-1	-2	-1	-4	1	2	1	-1
letters digits-2	-1		-2	1	2	-1	-3
letters digits-4	-3		-1	4			-2
letters digits-7	-2			2			-1
line digits-1	1	-2	-2	-5	1	-3	1	-1
line digits-2	1	-1		-3	-1	-2	1
line digits-3	2	-1		-2		-1	-1	-1
line with-digits			-1		-4		-1	-1
line year	-1	1	-1	-1	-1	-2	2
mark-" digits-1	-2	-2	3	-6	-1	-1	2	-1
mark-" digits-2	-3	-2		-1	-1	-3	3	-1
mark-" digits-3	-1	-1		-3	-3		2
mark-" lettered-code	1	-1	1	2	-4	-2	-2	-1
mark-" with-digits	-2	4	2	-4	2	-3	-4
mark-" year	2		-1	-3	-1	-1	-1
mark-# digits-1		-1	2	-1	-2	-2	-1
mark-# digits-3	-2		4	-4	-2	-1	-2	-1
mark-# lettered-code	-2	-1	-1	3	-1	-1	-2
mark-# with-digits	4			-4		-1
mark-$ digits-1	1			-3			-2
mark-$ digits-2	-3	-1		-3	-4	4	-3
mark-$ digits-3	-2	-2	-1	-5	5		-3	-1
mark-$ with-digits	1	-1	-1	-3	-1	1	-4	-1
mark-( code	1	-1	1	-4	-3	-2
mark-( digits-3	3			-3	-1	-1
mark-( digits-4	4			-3
mark-) digits-1	4			-1	-2	-1	-2
mark-) digits-2	1		-2	-3	1		-1
mark-) digits-3	2		-2	-3	1	-2	-1
mark-) digits-4	-5		-3	4	1	-1
mark-) digits-7	-2	-1	-1	3	-2	-1
mark-) lettered-code	-3	1	-1	3	-1	-1	-2
mark-) masked	-3			3
mark-) with-digits	-2	-1	-2	2		-3	-1	-1
mark-) year	-3			3
mark-+ digits-1	3			-1	-1	-1	-1
mark-+ digits-3	4			-1	-2	-3
mark-, code	1		-1	-3	2	-2	-4
mark-, digits-1		-1	-2	-4	-3
mark-, digits-2	-1	-1	-2	-4	2	-4	-2	-1
mark-, digits-3	-3	-1	-2	1	1	1
mark-, digits-4	-1	-1		2	-3	-3	-3
mark-, digits-5	3			-2	-2
mark-, digits-7	-3			3	-2
mark-, with-digits	-4	-2				-2	1	-2
mark-, year	1	-2	1	-6		1	-3	-1
mark-- digits-1	3	-1	1	-5	-3	-2	-2
mark-- digits-2	1	-1	1	-3	-4	-1	-1	-1
mark-- digits-3	-3		-1	-1	2	1	-2
mark-- lettered-code		-2			-3		-2
mark-- with-digits	-3			-2	3	-2
mark-. code		-1				-2	-1
mark-. digits-1	2			-3	-2	-4
mark-. digits-2	-3	-2	-2	-7	2	1	2	-2
mark-. digits-3	1			1	-2	-3	1
mark-. digits-4	1	-1		1	-2	-3	-2	-1
mark-. lettered-code	1	-1		-1	-3	-2
mark-. masked	-3			4	-1	-2	-2
mark-. with-digits	4			-3		-3	-3
mark-/ code					-1	-4	-2
mark-/ digits-1				-3	1	-2	1
mark-/ digits-2	1	-1		-4	-2		-2	-1
mark-/ digits-3	-3			-2	2	2	-1
mark-/ digits-4	-5			3	-2	5
mark-/ with-digits	2	-1	-2	-4	-3	-4	3	-1
mark-/ year	2	-1	1	-6	-1	-2		-1
mark-: code	-1	-1	-1	2	-1	-2	-2
mark-: digits-1	1	-1		-3	-2	-2		-1
mark-: digits-2		-1		-3	-1	-3	1	-1
mark-: digits-4	2	-1		-3		1	-1
mark-: digits-5	-2				2	-2	-1
mark-: with-digits		2		-6	-1	2	1	-1
mark-; digits-2	3			-2	-2	-2
mark-; digits-7	-4		-1	3	-2		-1
mark-; lettered-code	-2			3	-2
mark-; with-digits				-4	1	2	-1	-1
mark-= digits-2	3	-1		-1	-1	-1	-2
mark-= digits-3	1			-1	2	-4	-1
mark-> digits-2	4			-2		-1	-1
mark-> digits-3	4		-1	-1	-1	-2	-1
mark-? code	4			-3	-1
mark-? digits-1	4				-2	-2	-1
mark-| digits-1				-3	-1	-1	1
mark-| digits-2		-1		-3	-3		2
mark-| digits-7	-2			2	-3	-2	-1
mark-© year	3			-1	-1	-1
mark-· code	5	-1		-5	-1	-1	-2
mark-· digits-1	3				-2	-1
mark-· digits-2	-2			-1		2	2
mark-– digits-2	-3			-2	-3	1	2
mark-– lettered-code			-1	1	-2	-3	-2
mark-— lettered-code	-3	-1		2			-1
mark-… digits-4	-2			2
mark-✔ digits-2	3					-1	-2
masked digits-2	3			-1	-2	-3	-1	-1
masked lettered-code	-3	2	-1	2			-4
masked masked	4	-2		-5	-2	-2	-2	-1
masked year	-3			3	-1
percent digits-1	3			-1		-3
percent digits-2				-2	-4	1	-2
small code			-1	1	-3	-3
small digits-1		-1		-3	-1	1	1
small digits-2				-4	-2	1
small digits-3		-1	-1	-4	1	1	-1	-1
small digits-4		-1		1	-1	-3	-2	-1
small digits-7	-1	-1		2	-3	-3	-3
small lettered-code		-1	-1			-3	-3	-1
small with-digits	-1	-2	-4	-2		1	-1	-1
small year		-1		-1	-2	-4
thousands digits-1	-2			-3	4	-1		-1
thousands digits-3				-3	-2	1	-2	-1
thousands-and-cents code	4			-2		-1	-3
thousands-and-cents digits-1	1	-1		-2	-1		-4	-1
thousands-and-cents digits-2	1			-2		-1	-3
with-digits digits-1	2	-1		-2	-2	-4
with-digits digits-2	1	-1	-1	-2	-2	-3	1	-1
with-digits digits-3	1			-1	-4	3	-2
with-digits lettered-code	2			-6	-1	1	-1
with-digits with-digits		-1	-1	-1	-3	-2	-3	-1
with-digits year	4	-1		-3	-2	-1	1
year code	-2	-1		3
year digits-1	-2		-1	2	-2	-3	2
year digits-3				-2	-2	-4	2
year digits-4	-1	-1		-3	2	-2	3	-1
year digits-7	3			-3
year lettered-code	2	-1	-1	-7	-2	1	-2	-1
year masked	-2			2
year with-digits	4			-3	-1	-2	-2
# figure before read as
accountName		-3		-1	2	-2	-2	1
accountName?	-2	1	2	-1	-1	-3	-1
accountNumber	1				-2		-6	-1
amount	-1	-1		-3	-3	1		-2
amount?	-1	-1		-1	3	-1		-1
current	1	-3			-1	-2	1	-1
current,paying	2			1	-1		-3
goes on		-1	2			-2	-3	-1
goes on,current?	-2			3	-1		-1
originalCreditor	-1			-1			3
paying	-3	-2	-1		-1		1	-1
paying?	-1		-1	-3		1	-2
# figure before
capital	2	2	-1	-2	-3	-3		-1
capitals		-3	1	1	-3	-3		-1
cents		-2	2	-7	-3	-1		-2
code	1	-2	-1	-4		1		-1
date	4	2		-1	-2	-3	-3
digits-1	1		-1	-2	-4	-1	-2	-1
digits-2	-1	-2		-1	-2	-3	-1	-1
digits-4	-1	-2	-3	1		1	-3	-1
digits-5	-3	-2		2		2	-1	-1
digits-6	-5	-1		1	2	1	-2
dollars		-1		-2	-3	-1	2	-1
dollars-and-cents	2	-1		-4	-4	-6	-1	-2
end	3	-1		-3			-1
lettered-code	3		-2	-3		-1	-4	-1
letters	-2	-1	-4	1	1		-4	-1
mark-!	-1			-3	1	1
mark-"	-2		2	1	1	-3	1	-2
mark-#	-1	-2	3	1	-3	-2	-2	-1
mark-$		-3	-1	-5		3	-6	-2
mark-(	-1	-2	2	-1	-3	-2		-1
mark-)			-3	1		-3	-3
mark-+		-1	2	1	-3	-4	-2
mark-,	-3	-2	-4		1	-2	2	-2
mark--	-1	-3	3		-1	-1	-2	-1
mark-.	-2	-2	-1			-4		-1
mark-=	4	-1		-3	1	-5	-4
mark->	-1	-1	-1	3	-2	-4	-2
mark-?	2			-4	1	-2	-1
mark-[	3	-2	-1	-2	-1	-1	-1
mark-©	3			-2	-1	-1	-1
mark-·	1	-1		-2	-5
mark-–	-3	-1	-2	-1	1	1	2	-1
mark-—	1			1	-2	-3
mark-…	-3			4	-1	-1	-2
mark-▲	2				-1	-1
masked	1		-1	-2	-2	-3	-2	-1
percent	1	-1		-4	-3		-2	-1
small	-1	-2	-3	1			-1	-1
thousands	-1	-1		-5	3	1	-1	-1
thousands-and-cents	3	-1		-5	-3	-1	-5	-1
with-digits	3	-1	-1	-4	-6	-2	-1	-1
year	3	-1		-3	-2	-2		-1
# figure behind read as
accountName,current?	-2			-2		-1	4
accountName?	4	-2		-3	-2	-4	-2
accountNumber		-1	3	-3	-2	-4		-1
accountNumber?	2	2	1	-3	-1	1	2
amount	-1	-1	-5			1	-5	-1
amount,paying	-3			1	-1	1	-1
amount?	-1	-1	1	-2	-1	3	-2	-1
current	1	-1	-1	1	-2	-3	-1	-1
current?	-1	-1		3	1	-7	-2	-1
goes on		-1	-1		-1	-2	-3	2
goes on?	1	-1	1	-1	-2	-1	-3
paying	-3	-2	-2	-1		1		-2
paying?	3			-2	-3		-1
# figure behind
capital	1	-1	-2	1	-4	-2	1
capitalised	1	-1	1	1	-1	-3	1	-1
cents	1	-2	-3	1		-2	-3	-1
code			1	-1	-4	2	-2	-1
date	-2	-1		2	-2	-5	-5
digits-4		-2			-1	-1	-3	-1
digits-5		-1	-1	-1	-4		3
digits-6	1		2	-4	-3	-2	2
digits-7	-2		1	-2	-3			-1
dollars	2	-1		-2	-2	-5	-3	-1
dollars-and-cents	1	-1	-4		-5	-3	-2	-1
end	3	-1		-6	-3		-2	-1
lettered-code	2	-2	1	-1	-2	-4	-2	-1
mark-#	4			-4	-1	-1	-2
mark-$	1	-1	-4		-3	-1	-1	-1
mark-)	-1	-3	2	-1	-1	-2	-1	-1
mark-*	3			-4		2
mark-+	-2	-1	1	-4	-2	-3	3
mark-,	-1	-3	-1		1	-3	-4	-1
mark--	-2	-2	2	1	-1		-1	-1
mark-:	2	-1	-3	1	-2	-2	-2	-1
mark-<	-2	-1	-1	3	-1	-3	-3
mark-=	6	-1		-3	-2	-2	-3
mark->	3			-1	-1	-2
mark-?	5			-3	-4	-3	-1
mark-[	2		-1	-1	-1	-1	-2
mark-~		-1		2	-5	-3	-1
mark-·	2	-2	-1	1	-3		1
mark-–	-1	-1	-1	1	-2	-3	1	1
mark-→	-2			2	-3	-1
mark-✓	3			-2	-1	-1	-1
mark-🎉	-2		-1		3	-1	-1
masked	1	-2	-2		-2		-1	-1
percent	-1	-1	-1	1	-1	-5	1	-1
small	-1	-1	-3	-2		-1	1	-1
thousands			-3		-4		-3	-1
thousands-and-cents		-1			-1	-2	-3	-1
with-digits	1	-2	-2	-1	-3		-4	-2
year	1	-1		-1	-2	-2	2
# figure both before and shape
capital capital digits-1	2				-1	-1	-3
capital capital masked	-3			3
capital capitalised digits-1	2						-2
capital capitalised digits-4	-3			2	-1	-1
capital capitals digits-2	3		-2	-3	-1		1
capital capitals digits-4	3			-3	-2	-1
capital capitals masked	-2			2
capital small digits-1	3				-1		-2
capitalised capitalised digits-1	2	-1	-3	-2	-5	-1	1	-1
capitalised capitalised digits-2	1	-1	2	-2	-3	-2		-1
capitalised capitalised digits-3	3	-1	-4	-3	1	-2	-2
capitalised capitalised digits-4	1	-1	-3		-1	-1	-2
capitalised capitalised digits-5	-1		-1	3	-2		-1
capitalised capitalised lettered-code	-1	-2	1	1	-1	-1	-4
capitalised capitalised with-digits	2	-1	-2	-1	-1	-2		-1
capitalised capitalised year	-1		2		-2	-1	-2
capitalised capitals digits-1	3	-1		-2	-1	-1	-1
capitalised capitals digits-2	-1		-2	-3		4	-3
capitalised capitals digits-4	-2			3
capitalised capitals masked	-3		-1	4
capitalised code code	4			-4
capitalised code lettered-code	3			-3		-1
capitalised digits-1 digits-1	5			-1	-1	-2	-2
capitalised digits-1 digits-3	4			-1	-2	-2
capitalised digits-2 digits-2	2	-1		-1	-1	-1	-3	-1
capitalised digits-3 digits-3	3			-1	-1	-1
capitalised digits-7 lettered-code	3			-2			-2
capitalised dollars-and-cents code	2			-2			-1
capitalised letters digits-4	-4		-1	4	-1	-1	-1
capitalised mark-# digits-7	3	-1		-1	-1
capitalised mark-( lettered-code	-2		1	1			-2
capitalised mark-) code	-4			5	-1
capitalised mark-) digits-4	-2		-1	3	-1	-1
capitalised mark-) digits-7	-4		-1	4	-1
capitalised mark-) lettered-code	-2	-1		3
capitalised mark-) with-digits	-3			3
capitalised mark-, code	2	-1	-1	-4	-1		1
capitalised mark-, digits-1	1			-1	-4	-1	2
capitalised mark-, digits-3	1	-1	-2	-4	2	-1	-1
capitalised mark-, digits-4	3			-3		-1
capitalised mark-, digits-7	-3			3	-2
capitalised mark-, lettered-code	1				-3	-1	-4
capitalised mark-, with-digits	-1	-1		2	-3	-3	-2	-1
capitalised mark-, year			1	-3	-2	-2	-1
capitalised mark-- code	-1		1	-3			2
capitalised mark-- digits-2	-2			-1	-1	-1	2
capitalised mark-- digits-3	-4		-1	-1	4	-4	-1
capitalised mark-- with-digits	-4			-1	3	-2
capitalised mark-. digits-2	-2	-1	-1	-3	-2	-3	4
capitalised mark-. digits-7	-1			-2	-1		2
capitalised mark-. lettered-code	3			-3			1
capitalised mark-. with-digits				-2	2	-3	-1
capitalised mark-: digits-2	2	-1		-5	1	-3		1
capitalised mark-: digits-3	-1	-1		-3	2	-1	1
capitalised mark-: digits-5	-3			3
capitalised mark-: with-digits	-4	2		-1	-1	3	-1	-1
capitalised mark-: year	2			-1			-1
capitalised mark-– digits-3	-2			-1	3	-2
capitalised masked code	-3			3
capitalised masked digits-4	-3			3	-1
capitalised masked masked	4			-4
capitalised masked year	-2			2
capitalised small digits-1	2		-2	-5	-1	-5	2
capitalised small digits-2	1			-2	-1	-4
capitalised small digits-3	-1		-1	-3	3	-2	-1
capitalised small digits-4	-3			3	-3	-2	-1
capitalised small digits-5	-3			4	-1
capitalised small with-digits			-3	2	1	-5	-2
capitalised with-digits year	3	-1		-4	-2	-1	1
capitals capital digits-7	4			-4		-1
capitals capital masked	-2			2
capitals capitalised code	-3			3
capitals capitalised digits-1	3			-2	-1
capitals capitalised digits-2	1			-3		-1	2
capitals capitalised digits-3	3		-2	-1	-1	-1
capitals capitalised digits-4	1		-1	1	-3	-3
capitals capitalised digits-5	4			-4
capitals capitalised digits-6	2		-1	-3
capitals capitalised with-digits	3		-1	-2	-2
capitals capitalised year			-2	-2	2		-3
capitals capitals code	-1	-1		-1	-3	-2	1	-1
capitals capitals digits-1	2		1	-2		-2	-3	-1
capitals capitals digits-2	1	-1		-3	-2	-3	2	-1
capitals capitals digits-3	1			-4		-3		1
capitals capitals digits-7	1	-1	-3	1	-1	-1	-1	-1
capitals capitals with-digits	1	-1			-2	-3	-2	-1
capitals capitals year	-2			3		-1	-1
capitals digits-1 digits-1	3			-2	-1	-2
capitals digits-1 digits-2	-2			3		-1	-1
capitals digits-2 digits-1	3		-1	-1		-1	-2
capitals digits-2 digits-3	-3			3	-1	-1	-1
capitals digits-3 digits-1	3			-2			-1
capitals digits-3 digits-3	3			-2	-2	-2	-1
capitals digits-5 lettered-code	-3			3			-1
capitals digits-5 with-digits		-1		-1	-4	2	-1
capitals dollars digits-2	2			-1		-4	-1
capitals lettered-code digits-2	3						-2
capitals lettered-code lettered-code			-2	1	-3	-1	-1
capitals mark-# digits-3			2	-2	-2	-2	-2	-1
capitals mark-# lettered-code	-3	-1	-1	4		-1	-1
capitals mark-$ with-digits	-1	-1	-1	-2	1	2	-4	-1
capitals mark-( code	-2		2	-2
capitals mark-( lettered-code		-1	-1	-3	-1	-1		-1
capitals mark-) digits-4	-2		-1	3	-1	-1
capitals mark-) masked	-2			3			-1
capitals mark-, digits-1	2			-1	-2	-3	1
capitals mark-, digits-5	3			-2	-2
capitals mark-- code	-3			3
capitals mark-- digits-4	-1		3	-2	-2
capitals mark-- digits-7	3			-3
capitals mark-: code	-3	-1		4	-1		-1
capitals mark-: digits-2	-2			-3	-2	-2	3
capitals mark-: digits-7	5			-4	-1
capitals mark-: masked	4			-3	-1
capitals mark-| digits-2	2			-3	-1	-2	1
capitals mark-| digits-7	-3			3	-1	-1
capitals masked digits-1	-3						3
capitals masked digits-2	1			-3	-1		2
capitals masked digits-4	-3			2	1	-1	-1
capitals small digits-2	3					-2
capitals small digits-3	4				-1	-4
capitals small digits-4	-2				1
capitals with-digits code	-2			2
cents capitals digits-2	4			-1			-3
cents cents digits-1				-1	-1	-3	1
cents digits-2 digits-2	-1					2	-3
cents mark-, digits-2	-2					-1	3
cents mark-, with-digits	-2			-1	-5		3
cents mark-. digits-2	2	-1		-3	3	-4	-4
cents mark-| digits-1	-1				-3	-3	2
cents small digits-1	3			-2	-1	-2
cents thousands-and-cents digits-2	4			-1		-3	-3
code capitalised code	3			-1	-1
code code code	6			-5	-1	-1	-1
code digits-7 lettered-code	-2			-1			3
code mark-, with-digits	2			-2
code mark-: digits-2	2		-1				-1
code small code	4			-2	-2	-1
code small digits-1	3			-1	-1	-1
date mark-. digits-1	3				-2		-1
digits-1 capitalised digits-1	3			-2	-1
digits-1 capitalised digits-2	3	-1		-1	-2	-1	-1
digits-1 capitalised lettered-code	-3			3
digits-1 capitals digits-1	-1		-1	-3	-2	-1	2
digits-1 capitals digits-2	-4		-1	-1	3	-2	5
digits-1 digits-1 digits-1	3	-1			-4	-1	-2	-1
digits-1 digits-1 digits-2	3					-4	-1
digits-1 digits-1 lettered-code	-1			-2		-1	3
digits-1 digits-2 digits-2	3					-2	-1
digits-1 digits-4 digits-2	-4			2		-2	4
digits-1 mark-- digits-2	2						-2
digits-1 mark-. with-digits	4			-3	-1		-1
digits-1 mark-/ code	3			-3			-1
digits-1 mark-/ digits-1	5			-3	-6	-4	-1
digits-1 mark-/ digits-2	1		3	-3	-2	-5		-1
digits-1 mark-/ with-digits	-2			-2	-3	-3	3
digits-1 mark-/ year	3			-4	-2	-2	-1
digits-1 mark-: code	4			-3			-1
digits-1 mark-: digits-2	5	-1		-3	-2	-3	-2
digits-1 mark-: digits-3	3				-1	-1	-2
digits-1 mark-: with-digits	3				-1	-2	-1
digits-1 mark-= digits-2	2	-1			-1	-1	-3
digits-1 small digits-1	6	-1		-2	-3	-1	-1
digits-1 small digits-2	5			-2	-1	-4	-2
digits-1 small year	2			-1			-2
digits-2 capitalised digits-1	-1			3	-2		-1
digits-2 capitalised digits-2	5		-1	-2	-1		-4
digits-2 capitalised digits-3	1			-3	3	-1
digits-2 capitals digits-3	3			-1	-1	-3
digits-2 capitals digits-4	3			-2		-1
digits-2 capitals lettered-code	1			-3		2	-1
digits-2 code lettered-code	-2						2
digits-2 digits-1 digits-1	8			-1	-2	-5	-5
digits-2 digits-2 digits-1	-3				2	-1	1
digits-2 digits-2 digits-2	4			-1	-2	-6	-2
digits-2 digits-2 digits-3	5				-2	-3	-2
digits-2 digits-2 with-digits	1	-1		-4	-1	3	-1
digits-2 digits-3 digits-2	-4			-1	-3	5	-2
digits-2 digits-3 digits-3		-1		-4	3	-2	-2
digits-2 digits-3 digits-4	-3			3	-1
digits-2 digits-3 lettered-code	-3	-1		-2	3	-1	2
digits-2 digits-4 digits-1	-4				4	-1
digits-2 digits-4 digits-2	-3					3
digits-2 digits-4 digits-3	-4			-2	-2	5	-1
digits-2 digits-4 digits-4	-1			-2	4	-2
digits-2 digits-5 digits-5	-2			-1	3	-1
digits-2 digits-6 digits-6	-2			-1	3
digits-2 dollars code	-2	-1		-2	-1	3	-1
digits-2 dollars digits-2	3						-2
digits-2 dollars lettered-code	-3			-1		3	-2
digits-2 lettered-code digits-1	-3					3
digits-2 lettered-code lettered-code	-3			3			-1
digits-2 mark-- digits-2		-1	2	-2	-2	-3	1	-1
digits-2 mark-- lettered-code	3	-1	-1	-2	-2	-3	-4
digits-2 mark-. code	3			-2	-1
digits-2 mark-. digits-2	-2	-1		-1	3	-3
digits-2 mark-/ code	3			-3	-1	-3	-2
digits-2 mark-/ digits-2	1	-2		-7	-2	-7		-1
digits-2 mark-/ with-digits	3	-1	-2	-4	-3	-3	-3	-1
digits-2 mark-/ year	2	-1	1	-5	-1	-2	-1	-1
digits-2 mark-: code	3		-1	-3			-2
digits-2 mark-: digits-2	6			-1	-1	-3	-4
digits-2 mark-: with-digits	4			-2	-1	-3
digits-2 mark-– digits-2	3			-1			-2
digits-2 small code	1			-4	-1	-2
digits-2 small digits-2	5			-1	-1	-3	-3
digits-2 small digits-3	-2			-2	-1	2	1
digits-2 small lettered-code	3			-3			-1
digits-2 small with-digits	3			-2	-1	-3	-1
digits-2 thousands digits-1	-4				4	-2
digits-2 with-digits digits-2	-3			-1		-1	3
digits-3 capital code	3			-3
digits-3 capitalised digits-3	5			-1	-1	-1	-1
digits-3 capitals code	4			-2			-3
digits-3 digits-1 digits-1	-1				-2	3	-2
digits-3 digits-1 digits-2	3					-3
digits-3 digits-2 digits-1	3				-1	-1	-2
digits-3 digits-2 digits-3	-3				5	-2
digits-3 digits-2 lettered-code	-4			-2			5
digits-3 digits-3 digits-1	-4			2	4	-3
digits-3 digits-3 digits-3	2				-1	-3	-2
digits-3 digits-4 digits-3	1			-1	2	-5	-2
digits-3 mark-/ digits-2	-4				-2	4	-2
digits-3 small digits-2	-2				-1	4	-2
digits-3 small digits-3	2			-1	-3	-1	-1
digits-4 capitalised year	3			-2
digits-4 digits-1 digits-1	4				-1	1	-5
digits-4 digits-2 digits-4	-3				3
digits-4 digits-3 digits-3	1			2	-4	1	-4
digits-4 digits-3 digits-4	-4			1	2	-3
digits-4 digits-3 lettered-code	-3			-2	-1	-1	5
digits-4 digits-4 digits-2	1			2	-2	-3	-3
digits-4 digits-4 digits-3	-2			2	-1		-5
digits-4 digits-4 digits-4	1	-1		-1		-3	-3
digits-4 lettered-code lettered-code	-4			4	-1
digits-4 mark-- digits-4	-2			-2	2	-1
digits-4 masked masked	-4	-1		5		-2	-1
digits-5 digits-4 digits-3	-3			-1	-2	3
digits-5 digits-5 digits-1	3					-3	-2
digits-5 mark-, with-digits	4			-4	-1		-1
digits-5 mark-| code	3			-3			-1
digits-6 digits-1 digits-2	3					-3
digits-7 capital digits-1	3			-1	-1		-3
digits-7 digits-7 digits-1	2			-1		-1
dollars capitalised digits-1	3				-1	-1	-1
dollars capitalised digits-2	3			-1		-1	-2
dollars capitals digits-2				-1		-3	1
dollars code digits-7	3			-1			-3
dollars digits-1 digits-1	-1				-1	-4	2
dollars digits-2 digits-1	7			-1	-3	-2	-4
dollars digits-2 digits-7	4			-4
dollars digits-3 digits-2	3					-2	-3
dollars dollars code	2			-5	-1	1	-1
dollars dollars digits-1	-1			-2	-2	-2	1
dollars dollars digits-2	3			-1	-1	-4	-2
dollars dollars digits-3	1				-1	-3	1
dollars lettered-code digits-7	3			-3		-1	-1
dollars mark-, lettered-code	-3			-2			3
dollars mark-- digits-2	3			-1	-1	-3	-1
dollars mark-. code	-1	-1		-2	3	-2
dollars mark-/ digits-2	3						-3
dollars mark-– digits-2				-1		-3	3
dollars small digits-2	2						-2
dollars-and-cents code digits-1	-3				-1	-1	4
dollars-and-cents dollars-and-cents code	3			-4	-1	-2	-2	-1
dollars-and-cents dollars-and-cents digits-1				-3	-3	-2	1	-1
dollars-and-cents dollars-and-cents digits-2	1			-3	-1	-3
dollars-and-cents dollars-and-cents digits-3	1			-3	-2	-3		-1
dollars-and-cents mark-, digits-1	1				-2	-3	1
dollars-and-cents mark-– digits-2	-2					-1	2
dollars-and-cents small digits-1	3			-1	-1		-2
lettered-code capitals digits-4	-1			-2	2		-2
lettered-code capitals lettered-code	3	-1	-2	-3	-1	-1	-3
lettered-code digits-4 digits-3	-1			-3	2	-2
lettered-code digits-7 lettered-code	-5			1		-1	3
lettered-code mark-, digits-3	-2	-1		-2	2	-3	-2
lettered-code mark-, lettered-code	3			-3	-1	-1
lettered-code mark-- code	3			-2		-1	-1
lettered-code mark-- lettered-code	-2			-3	-1	3
lettered-code mark-: digits-2	3				-1	-1	-1
letters dollars lettered-code	-3			-1			3
letters mark-: digits-7	-2			2
line capitalised digits-3	1	-1	-3		-1	-3	1	-1
line capitalised lettered-code	2	-1	-1	-1	-1	-3	-3	-1
line capitalised year	2			-4	-1	-1
line capitals digits-1	4	-1	-3	-4	-2	-1	2
line capitals digits-2	2	-1		-5	-1	-1	-1	-1
line capitals digits-3	-3		1	3	-3	-1	-1	-1
line capitals digits-4	1	-1	-4	1		-1
line capitals masked	-1		-4	1
line code code	-4	1		3		-1
line code digits-2	3			-2	-1	-2	-1
line digits-1 digits-1	3			-2		-1	-1
line digits-1 lettered-code	-3	1		1			-1
line digits-7 digits-2	4			-1		-3	-2
line digits-7 lettered-code	3			-3
line lettered-code lettered-code	3			-3
line letters code	3			-3		-1
line line code	1	-4			-1	-1	-2
line line digits-1	2	-2	-1	-6		-3	-1	-1
line line digits-2	1	-1		-4	-1	-1	1
line line with-digits		1	-1	-1	-4	1	-1	-1
line mark-" digits-7	3	-1	-1	-3			-1
line mark-" lettered-code	3	-2	2	-5	-1	-1	-2	-1
line mark-- digits-1	3			-3	-2	-1
line masked digits-2	4			-4	-1	-2	-1
line small digits-1	-1		-2	-5		1	1
line small digits-7	-3			3
line small with-digits	1	-1		2	-4		-2
mark-" digits-2 lettered-code	-1	-1		1		-1	3
mark-" digits-4 lettered-code	2			-2		-1	-3
mark-" mark-, with-digits	1		-1	-2	-3	1
mark-" mark-, year	4			-2	-2	-3	-1
mark-" mark-: digits-4				-3		1
mark-" mark-: digits-5				-5	2	-2	-1
mark-" mark-: with-digits	-2	-1		-4	2	2	2
mark-" year lettered-code	3			-5	-1	-3	-1
mark-# digits-2 lettered-code	3			-3			-1
mark-# mark-: digits-5	3			-4	-1
mark-# masked masked	5			-5	-1
mark-$ cents code	4			-2		-1	-4
mark-$ with-digits digits-2	-1					-2	3
mark-& capitalised code	-2		-1	3			-1
mark-& capitals masked	-4		-1	4
mark-( small digits-1	2			-3	-2	-1	-1
mark-( small digits-2	-3		1	-1			1
mark-( small digits-3	2			-1	-2	-1	1
mark-( small digits-7	-2			2
mark-) capitals digits-7	-4			4	-1
mark-) code with-digits	-3			-1	-1	3	-1
mark-) digits-4 digits-4	-2			3	-1
mark-) mark-/ digits-4	-2			3	-1	-1	-1
mark-) mark-: digits-7	3			-3
mark-) mark-| code	-3			3	-1
mark-) small lettered-code	-4		-1	5	-1	-1
mark-, capitalised digits-1	3			-2	-2	-1
mark-, capitalised with-digits	3			-1	-1
mark-, capitals code	5		-1	-5	-1		-1
mark-, capitals digits-5	7		-1	-5	-2		-1
mark-, capitals with-digits	3			-1	-2
mark-, dollars digits-2	2				-1	-2	-1
mark-, mark-" digits-1	-2	-2	2	-6	-5	-2	2
mark-, mark-" digits-2	-4	-1		-2	-2	-4	4
mark-, mark-" digits-3	-2			1	-4	-3	3
mark-, mark-" digits-4	-2	-1		2	-2	-1	-1
mark-, mark-" digits-7	-5		-1	5
mark-, mark-" with-digits	-2	3		-1			-1
mark-, mark-" year	2			-3	-1	-1	-1
mark-, small digits-1	-4			-2		3	1
mark-, small digits-3	-3			1	-4	4	1
mark-, small with-digits				-3	-5	3	-1
mark-, year lettered-code			1	-5	-1	2	-3
mark-- capitalised digits-2	-3			-1		3
mark-- capitalised digits-4	-2			3
mark-- capitals digits-4			2	-3	-1
mark-- capitals year	3	-1	-3	-1			-1
mark-- digits-1 digits-1	3				-1	-1	-2
mark-- digits-2 digits-1	3				-1	-1	-2
mark-- mark-- digits-1	2			-1	-1	-1	-1
mark-- mark-- digits-2	3					-2	-3
mark-- mark-- digits-3	3				-1	-2
mark-- mark-- masked	-3			3	-1	-1
mark-- masked masked	3			-3
mark-- small code	-5			3			1
mark-. capitalised digits-5	4			-3	-1
mark-. capitalised digits-7	-3			3
mark-. mark-. code	-1			2	-3		-2
mark-. mark-. digits-2	-1			-4	-4	-5	2
mark-. mark-. digits-3	-2			1	-1	2	1
mark-. mark-. digits-7	3			-3	-1		-2
mark-. mark-. masked	-5			4			-1
mark-. mark-: digits-7	-3			3
mark-. mark-: lettered-code	-4			4			-1
mark-. small digits-4	-4			4
mark-. small digits-7	-3			3		-2	-1
mark-. small year	3	-1		-2		-1
mark-/ capitalised digits-1	3			-2	-1	-2	-2
mark-/ capitalised lettered-code	-3		-2	4			-2
mark-/ digits-2 code	1			-4	-1	2	-3
mark-/ digits-2 digits-1	3			-2	-2	-3
mark-/ digits-2 digits-2	2	-1		-5	-3	-1	-2	-1
mark-/ digits-2 digits-3	2			-3	-2		-2
mark-/ digits-2 digits-4	6			-5	-5	-1
mark-/ digits-2 digits-5	3			-2	-2	-1	-1
mark-/ digits-2 digits-6	3			-2	-1
mark-/ digits-2 digits-7	5			-3		-1	-3
mark-/ digits-2 lettered-code	-1			1	-1	3	-1
mark-/ digits-2 with-digits	1			-3	-1	-2	1
mark-/ small digits-1	3					-2	-1
mark-/ small digits-3	1			-1	1	-3
mark-/ year digits-2	2			-2	-1	-3
mark-/ year digits-3				-2	-1	-3	3
mark-/ year digits-4	2	-1		-3	1	-2		-1
mark-: capitalised code	4			-2			-3
mark-: capitalised digits-2	-4			-1		-1	4
mark-: capitalised with-digits	2		-2	-4	-3	-1
mark-: capitalised year	3			-1			-3
mark-: capitals digits-7	3			-3
mark-: code code	4			-3		-2
mark-: digits-1 digits-1	4			-3	-1	-1
mark-: digits-2 digits-4	3			-3
mark-: digits-4 digits-4	-3			3
mark-: lettered-code digits-3	3	-1		-3
mark-: mark-" digits-7	3			-3
mark-: mark-" masked	-3			3	-1	-1
mark-: mark-- lettered-code	-5			5
mark-: masked masked	5			-5	-1	-1	-1
mark-: small digits-1	3				-2
mark-: small digits-4	4			-4		-1
mark-= mark-" digits-1	3			-2			-6
mark-= mark-" digits-4	1			-3	1	2
mark-= mark-" lettered-code	-1			-3	-4	-3	5
mark-= mark-" masked	-2			2	-1	-1
mark-= mark-" with-digits	3			-2	-3	-2
mark-| capitalised with-digits	4			-2	-1	-1
mark-| capitals digits-6	3			-3			-1
mark-| capitals digits-7	5			-4
mark-– small digits-4	-2			2
mark-– small digits-7	-2			3
mark-☐ capitalised digits-1	3		-3	-1	-1		-1
mark-✓ mark-✓ digits-2	3			-1	-1	-1	-2
masked capitalised digits-2				-2		-1	1
masked capitals masked	5			-5
masked digits-4 digits-7	-3			3		-1
masked mark-- masked	4			-4
masked masked digits-4	-1	-1		2	-3	-2	-1
masked masked masked	3	-1		-3	-1		-1
percent dollars-and-cents code	7	-1		-6	-2	-2	-6	-1
percent dollars-and-cents digits-2	3			-2	-1	-2	-3
small capitalised digits-1	6		-1	-2	-3	-1	-2
small capitalised digits-2	3		1	-2	-1	-3	-2
small capitalised digits-3	1		-1	-3	1	-2
small capitalised masked	-3			3
small capitals digits-3	3			-1	-1	-2
small cents digits-1	-3				-1	2	1
small code code	6			-6	-1	-1	-1
small digits-1 digits-1	-1			1	-2	-3	-3
small digits-1 digits-3	4			-2	-3	-2
small digits-2 with-digits	2			3	-4	-3	-1
small digits-3 code	-1			-3	-1	-2	3
small digits-3 digits-3	3			-2	-1	-2
small digits-4 with-digits	-2			-3	-3	4
small mark-# code	-4		-1	4	-1		-1
small mark-# digits-1	3			-1		-1	-1
small mark-# lettered-code	-3			3
small mark-( lettered-code	-2		2	-3
small mark-) digits-2			-2	-3	1	-2
small mark-) masked	-3			3
small mark-) year	-3			3
small mark-, code	3	1		-3			-1
small mark-, digits-1	1	-1	-2	-3		2	-3
small mark-, digits-2	-2		-1	1	-3	2	1
small mark-, digits-3	-2	-1	-1		-3	2	1
small mark-, with-digits	-4			2	2	-3	-1
small mark-, year	-2		1	-3	1	1	-2
small mark-- digits-1	-1	-1		-1	-2	-3	1
small mark-. code	-3	-1		3	-1	-1	1
small mark-. digits-1	3			-2	-1	-1	-1
small mark-. digits-2	3				-1	-2	-2
small mark-. digits-7	-4			4		-1
small mark-. with-digits	3			-2	-3	-3
small mark-/ digits-2	-2					-2	3
small mark-: digits-1	2			-3	-1	-4	1
small mark-: digits-2	-2	-1	2	-3	-3	-2	2	-1
small mark-: digits-3	-1			3	-1	-2
small mark-: digits-4	3	-1		-3
small mark-: with-digits	4			-4	-2	-1
small mark-| digits-1	-3			-1	3		-1
small mark-· digits-2	2					-2	-1
small mark-– digits-1	-2		-1	-1	1	-2	2
small masked digits-4	-3			3
small masked masked	8			-8		-1
small small code					-3	-2
small small digits-1	2	-1	1	1	1		-3
small small digits-2		-1		-3	-2
small small digits-3	2	-1	-1	-3		-2	-6	-1
small small digits-4	-1	-1	-2	1	-2	-3	-3
small small with-digits	-1	-1	-1	-3	1	1	1	-1
small small year		-1	-2	3	-3	-2	-1
small with-digits digits-2	3		-1	-1	-1	-2	-2
small with-digits digits-3	1			-1	-3	2	-1
thousands capitalised digits-2	-1		-1	-2		3	-2
thousands digits-1 digits-1	-3			-1	1	3
thousands digits-3 digits-3	3			-1	-2	-1	-2
thousands mark-$ digits-3		-1		-4	3	-1	-1
thousands mark-- digits-3	-3			-1	-2	3
thousands mark-/ digits-2	-3			-1	-1	3	-2
thousands mark-/ digits-3	-5			-1	-2	5	-1
thousands mark-– digits-3	-2				-1	3
thousands thousands digits-1				-1			-3
thousands thousands digits-2	-3					3	-1
thousands thousands digits-3	-4			-2	1	4	-1
thousands-and-cents cents digits-2				-3		-3	1
thousands-and-cents mark-. digits-3	4			-2	-2	-3	-1
thousands-and-cents percent digits-2	-3					4	-2
thousands-and-cents small digits-3	-3			-1		-2	2
thousands-and-cents thousands-and-cents digits-1	3			-1		-2	-3
thousands-and-cents thousands-and-cents digits-3	1			-1	-1	-2	1
with-digits lettered-code lettered-code	3			-2	-1	-1
with-digits mark-) code	6			-8	-1	-1	1
with-digits mark-) digits-3	3			-3	-2	-2
with-digits mark-) digits-7	3			-3
with-digits mark-, digits-2		-2		-6	2	-5	-6	-2
with-digits mark-, digits-3	-3			-1	-3	3	-1
with-digits mark-, with-digits	-3			-1	3	1	-3
with-digits mark-. digits-4	3			-2	-2	-2	-1
with-digits mark-– with-digits	-3			-1	3	-1
with-digits small digits-1	4			-1	-2	-3	-2
with-digits small digits-2	3			-1	-1		-2
with-digits small digits-3	1			-1	-3	-1	-1
with-digits small with-digits				-3	-3	2	-2
with-digits with-digits with-digits	1	-1			3	-6	-2
year capitalised digits-3	3			-2	-1	-1
year capitalised lettered-code	3			-3
year capitalised year	4			-2		-1	-2
year digits-3 digits-3				-2	-1	-2	3
year dollars code	3			-4		-1	-1
year dollars digits-2	3			-1		-2	-2
year lettered-code lettered-code	3			-7	-1	-2	-2
year lettered-code with-digits	-1	-1	-1	-5	4	1	-2
year mark-: digits-2	-2						2
# figure both behind
capital capital	3			-3	-1	-2	-2
capital capitalised	5		-1	-6	-2	-1	-2
capital line	-1			-4	-2	-2	2
capital mark-.	4			-3	-1	-3	-1
capital mark-:	3			-2	-1		-1
capital mark-–	3			-2			-1
capitalised capital	3	-1		1	-3	-2	-2
capitalised capitalised	2	-2	-2	-3	-3	-3	2	-1
capitalised code	3		-1	-3	-1		-1
capitalised digits-1	1	-1	2	-2	-3	-2
capitalised digits-2		-1	-2	2	-1	-2	-3	-1
capitalised digits-3				-2	3	-1	-1
capitalised digits-7	3	1		-3		-1	-1
capitalised dollars	-2	-1	3	-1		-1	1
capitalised line	-1	1	3	-1	-3	-2	2
capitalised mark-(	2	-2		1	-1	-1	-3
capitalised mark-)		-2	2	-5	-4	-2	-2
capitalised mark-,			-3		-3	-3	-1	-1
capitalised mark--	-3	-1	1	3	-1	-1
capitalised mark-.	-1		2	2	-2	-2	-3
capitalised mark-/	5	-2		-3	-1		-1
capitalised mark-–	3			-2	-1	-2
capitalised masked	3			-3
capitalised small	1	-2	-2	2		-4	-3	-1
capitalised thousands	-1			-3	2	2	-2
capitalised with-digits	2	-1		-2	-1	-1	-1
capitalised year	-1		-1	2	-1	-2	-3
capitals capital				-3	1	1	2
capitals capitals	1	-2		-1	-2	-2	1	-1
capitals cents	-3		-1	3		-1	-1
capitals code	3	1	-1	-2	-2	-2
capitals digits-1	-4	-1	-3		-4	-2	4	-1
capitals digits-2	1	-2	-2	-2	1	-3	-2	-1
capitals digits-3	1			-4		-1	-2
capitals digits-4		-1			-1	-1	-3
capitals digits-5	-1			2	-1	-1
capitals digits-6		1		-3		-1	-1
capitals dollars	1			4	-1	-2	-1
capitals end	3			-1		-2	-2
capitals lettered-code	1	2	-1	-3	-2	-2	-2	-1
capitals line		-1		-4	-1			-1
capitals mark-#	4	-1		-2	-1	-1
capitals mark-&	2	-1		-2			-1
capitals mark-)	-3	-1	2	-2	-1	-1	-1	2
capitals mark-,	5	-1	-1	-4	-2	-1	-1
capitals mark-.	4		-1	-3	-2	-1	-2
capitals mark-/	3				-1	-1	-1
capitals mark-:	3	-1	-2	-2	-1	-2	-1
capitals masked	1	-2	1	-5	-1	-1	-2	-1
capitals small		-1	-2	1	1	-2	-3
capitals year	3			-1	-2
cents capitals	1			2	-2	-1	-3
cents cents		-1	-2	1	-3	-1	1	-1
cents digits-2				4		-1	-2
cents lettered-code	4			-2	-2	-2	-3
cents line	3		-2		-2	-3	-2
cents mark--	2			-2		-1	-1
cents mark-.					-2	1	-3
cents mark-/	-2			-3	3	-1	-1
cents thousands-and-cents	1	-1	-1	-2	1	-2	-2
code capital	-3		1	-1		1	-1
code capitals	4			-3	-1	-2	-2
code digits-1	3			-1		-1	-1
code line	-1	1	1	-2	-1	-3	2
code mark-)	-2		-1	-3	-2	3
digits-1 capitalised	-2			-1	1	2	-4
digits-1 capitals	-1	-1		-3		-1	2
digits-1 digits-1	2	-1		-1	-1	-5	-3	-1
digits-1 digits-2	-3			-2	1	3	-1
digits-1 digits-3	3			-1	-1	-2
digits-1 dollars	3			-1	-1		-1
digits-1 line	1	-1		-1	-1	-1	-3
digits-1 mark--	-2			-2	1	2
digits-1 mark-/	-3	-1		1	-2	-1	2	-1
digits-1 mark-:	2				-1	-1
digits-1 small	5			-4	-2	2	-4	-1
digits-1 thousands-and-cents	3	-1		-1	-1	-1	-2
digits-2 capital	3			-3	-2	-2	-1
digits-2 capitalised	1			3	-1	-1	-4	2
digits-2 capitals		-2		-4	1	-1		2
digits-2 digits-1	-1			-4	1	-1	-2	-1
digits-2 digits-3	5			-1	-4	-2	-2
digits-2 line		-1		-2	-3	-3	1	-1
digits-2 mark-+	3			-1	-1		-3
digits-2 mark-.	3			-3
digits-2 mark-/	-2	-1	-1	1	1	-5		-1
digits-2 mark-–	-3						3
digits-2 masked	-2				-2	3
digits-2 small	1			-4		3	-10	-1
digits-3 digits-1	1				-5	1	-3
digits-3 digits-2	1			-4		1	-3
digits-3 digits-3		-1	-1	-1		-3	2
digits-3 digits-4			-1	1	-5	-4	-2
digits-3 dollars	3					-2	-1
digits-3 lettered-code	-4	-1		-2	3	3	-2
digits-3 line	2			1	-3	-4	-3
digits-3 mark--	-1			-3	3	-2	-1
digits-3 mark-/	-2			-1	3	-3	-1
digits-3 small	4		-3	-3		-3	-1
digits-4 capitalised	-2		2	1	1	-3	-1
digits-4 capitals	1		-1		-1	-3	-1
digits-4 digits-1	2	-1		-3	-1		-3
digits-4 digits-2	2	-1	-1	-1	-1	-3	1
digits-4 digits-3	1			-3	-5	3	-3
digits-4 digits-4	3	-2	-1	-1		-4	-2
digits-4 digits-5	-3			3		-1	-1
digits-4 lettered-code	-5			2	2	3	-2
digits-4 mark-"	-3			2	-1	-1
digits-4 mark-,	-3			3	-1	-1
digits-4 small	-2		-1	3	-2	-2
digits-4 year	-1			-2			3
digits-5 digits-3				-4	-3	-1	2
digits-5 digits-4	2		-1	-2	-2	-2	-1
digits-6 digits-1	-2			-2	-1		3
digits-6 digits-4	3			-2	-2		-1
digits-6 digits-6	1			-1			2
digits-6 mark-.	3			-3
digits-7 capital	-2		3	-4			-1
digits-7 capitals	5			-3		-1	-2
digits-7 digits-1	3			-2
digits-7 digits-2	4		-1	-3
digits-7 lettered-code	-1			1	-1	1	-2
digits-7 line	-2	2		-3	-3	-2	2
dollars capitals	1	-1		1	-1	-4	1
dollars date	-2			3			-1
dollars digits-1	4				-1	-1	-2
dollars digits-2	1			-3	1	-2	-3
dollars dollars	2	-1	-2	-3	-2	-2	-2	-1
dollars dollars-and-cents	-2			2
dollars mark-.	2			-2	-1	-1	-1
dollars-and-cents dollars	3			-2
dollars-and-cents dollars-and-cents	1	-1	-2		-3	-2	-3	-1
dollars-and-cents mark-$	4			-3		-1	-1
end end	4			-7	-3		-2	-1
lettered-code digits-2	5		-4	-4	3	-5	-4
lettered-code lettered-code	2	-1			-3	-3	-2
lettered-code line		-1	3	-1	-3	-4	-5	-1
lettered-code mark-"	2			1	-4	-2	-2
lettered-code mark-)	5			-3	-1	-1	-2
lettered-code mark-+	2			-2			-1
lettered-code mark-,	-2			2	-1
lettered-code mark--	-1		-1	4	-2	-1	-1
lettered-code small			-1	-3	-1	-1	2
lettered-code with-digits	-4	-1			-3	1	2	-1
mark-" capitalised	-1	-1		-5	2		-5
mark-" capitals		-1	-1	-4	-1	2	-3
mark-" line	1		4	-3	-2	-2	-1
mark-" mark-,	-1	1	-1		-3	-3	2	-2
mark-" mark-/				-3	-3	-3	3
mark-" mark->	2			-3	1	-2	-1
mark-" mark-_	1	-1			-1	1	-5	-1
mark-" small	-1			2	-2	-1	-3
mark-" thousands-and-cents	-2	-2		-1	-4		2	-1
mark-$ digits-1	3			-2	-3	-2
mark-$ digits-3				-3	3	-3
mark-$ line	-1			-3	1		1
mark-$ small	1			-2	-3	1
mark-$ thousands	2			-4	-1	-1	-1
mark-$ thousands-and-cents		-1	-4	1	-2	-4	-2	-1
mark-( capitals	-3	-1	1	3	-3	3	-2
mark-( digits-4	-2		-1	3
mark-( small		-2	1	-3		-1	-1
mark-) capitalised	1	-3	1	-7		-4		-1
mark-) capitals		-2	-1	-4	-1	-2	1
mark-) code	8	-1	-1	-6	-3	-2
mark-) digits-1				-1	-3	-1	1
mark-) digits-2	-2		-1	2	-1	3
mark-) digits-3	3			-2	-1	-1	-1
mark-) digits-4	2		1	-3	-1
mark-) dollars	-1		1	1	-3	-2
mark-) line		-1	-4		-3	1	-4
mark-) mark-"	-3		2	-2	3	-1	-1
mark-) mark-,	-1		1	1	-1	-3	2
mark-) mark-.	-2		2	1	-1	-3	-1
mark-) mark-–	-3			3
mark-) small	1		1	1	-3	-2
mark-+ capitalised	-3			-1	-2	-2	3
mark-+ capitals	3						-2
mark-+ digits-1	2			-1		-1	-2
mark-, capital	-2			3	-3	-2	-1
mark-, capitalised	1	-1		-1	-2	-2	-1	-1
mark-, capitals		-1		2	-3	-3	-2	-1
mark-, cents	1	-1	-1	-2		3	-2	-1
mark-, code			-2	-4	2	-2	-2
mark-, digits-2	2	-1		-4	1	-4	-3	-1
mark-, digits-3	-3	-2	-2	-3	4	-2	-3	-1
mark-, dollars	2		-1	-1	-2	-2	-1
mark-, dollars-and-cents	-2	-1	-1	3	-4	-3	-1	-1
mark-, lettered-code		-1		-4	-2	2	-1
mark-, letters	-3			3	3	-2	-3	-1
mark-, line	-3		-1	2	1	-1	-2
mark-, mark-"	2	-1		-3		1	-2	-1
mark-, with-digits	-2		1	-3	3	-1
mark-, year	-2			3	-2	3	-3
mark-- capitalised	1	1	-2	-5	-3	-3	2	-1
mark-- digits-1	-1		1	-4		2	-3
mark-- digits-3	1			-1	1	-3
mark-- lettered-code	-1	-1	-2	4	1	-5	-4	-1
mark-- line					1	-3	-3
mark-- mark--			1	1	-1	-4	-2
mark-- masked	-3	-1	2	2	-1		-1
mark-- small	-3	-1	-1	2		1	-2
mark-. capital	-1			4	-1	-2	-1	-1
mark-. capitals	5	-1	-1			-3	-3
mark-. digits-1	-3			1		3	-1
mark-. end	5			-4	-1	-1	-1
mark-. line				-4	-2	-3	2
mark-. mark-$	4	-1		-3	-1	-4	-3
mark-. mark-.	-3		-2	5	-1	-5	-3	-1
mark-. small	-2			2	-2	3	-1	-1
mark-. with-digits	1		-1	-1	-1		-4	-1
mark-/ capitalised	4	-1		-3	-3	1	-1
mark-/ capitals	4			-3	-1	-1	-1
mark-/ code				-1	-3	2	-2
mark-/ digits-2	2	-1	-1	-6		-4	-2	-1
mark-/ dollars	3				-1	-2	-2
mark-/ mark-/	-3		-1	3
mark-/ small	-4		-2		-4	4	-1	-1
mark-/ with-digits	2	-1	-2	-2	-1	-2	1	-1
mark-/ year	2	-1		-3		-3	-1	-1
mark-: capitalised	5		-1	-3	-1	-1
mark-: code	3		-1	-1	-1	-1	-2
mark-: digits-2	4		-1	-3	-2	-2
mark-: dollars	-2						2
mark-: small	-4			5		-1
mark-; capitalised	-2	-1		2	-2	2	-2	-1
mark-; capitals	1			-3	1	-2	1
mark-; digits-2	1			2	-3		-2
mark-; mark-;	-3			-2	3	-2	-1
mark-; small				1	-3	1
mark-; with-digits				1	1	-5	-2
mark-= digits-2	3			-1	-1		-3
mark-> line	3			-1	-1	-1
mark-_ capitals	-1			-1	-1	-1	3
mark-| capital	2			-1	-1	-1	-1
mark-| capitalised					-3	-4	-1
mark-| capitals	-1	-1	-1	2	1	-3	-4
mark-| digits-1				-3	1	-1	2
mark-| digits-2	-3			1	-1	1	-2
mark-| dollars	-1		2	-3		-1
mark-| lettered-code	4			-3	-1	-2	-1
mark-| line	-3				-3	-3	2
mark-| mark-|	-1			-3	1	1	-2
mark-| small	2			-1	-2	1	-4
mark-· small	1			2		-4
mark-– capitalised		-1	-1	1	-3	-1	-1
mark-– dollars-and-cents	-5			5	-1	-1
mark-– with-digits	-1		-1	2	-3	-1
mark-— dollars	-2		-1		2	-2
mark-— small			-1	3	1	-2	-1
mark-→ digits-3	3			-1	-2	-1
masked capitalised	-1		-2	1	-1
percent dollars-and-cents	-3	-1	-1	2	-2	-2	1	-1
percent line	3			-2			-1
small capital	-2			-1	1	1
small capitalised			1		1	-5
small cents	1	-1	-3	1	-1	-2	-1
small code				1	-3	1
small digits-1	2	-1	-2	-5	-2	-1	-1
small digits-3	-2		-1	1	3	-5	-1	-1
small dollars	1	-1	-2	2	-1	-3	2
small dollars-and-cents	-1	1	-1	2	-2	-3	-3	-1
small end	3			-1		-2	-1
small line		-1	1	-3	-1	2	-1	-1
small mark-"	-1			-3	3	-2	1
small mark-$			-2	4
small mark-)		-3		-4	-6	-6	5	-1
small mark-,	4	-1	-1		1	1	-3
small mark-.	4	-1	-1	-4	-3	-2	-2
small mark-/	-2		-2	2		1	-1
small mark-:				-3	3	-3	-2
small mark-=	4			-2	-3	-1
small mark-·	3				-1	-2
small percent	-2			2	-2	-3
small thousands	-3	-1		2	2	-3	-2
thousands digits-3	-2			1			2
thousands line	3		-1	-2	-1	-2
thousands small	-2			3	-3
thousands thousands	1		-2	-3	-2	1	-3
thousands-and-cents capitals	3						-2
thousands-and-cents digits-2	-1	-1	-1	3	-1	-1	-1
thousands-and-cents line	3			2	-1	-2	-3
thousands-and-cents mark-.	-3			-1	-1	2	-1
thousands-and-cents small	-3			2	-1	-1
with-digits capitalised	-3	-1		2	2	-2	-1
with-digits lettered-code	1			2	-1	-2
with-digits line	-3			3	-3	1	-4
with-digits mark-"	2	-1		-3	-3	2	-3	-1
with-digits mark-$	1			-1	-1	-3	-1
with-digits mark-,		-2	-1	-1	-3	2	-3	-1
with-digits mark-/	-1		-1	-3	2	-2
with-digits small	1		-1	-1	1	-5	3
with-digits with-digits		-1		2	-4		-2	-1
year capitalised	-2	-1		3	-1	-1	-1
year code	-3			3			-1
year digits-1	-2	-1			3	-1	-1
year line	5			-4	-3	-2
year mark-,	3			-2		-1
year year	-2						2
# figure both read as
 	1	-1	1		-1		-4	-1
 accountName	-3	2	1	1	-1		-1
 amount	-3	-1	-1	-4	2		-2	-1
 amount?	-1	-1		-6	1		-3	-1
 current	-4	-1		-4	-2	-3	5	-1
 current?		-1		-5	-3	-4	1
 paying	-2	-1	-1	-5	-6	4	-6
accountName amount	-2				3
accountName goes on	1	-3		-1	-1		-1	2
accountName? amount	1			1	-1	-3
accountName? goes on?		1	1	-4			-1
accountNumber 	3	-1		-2	-3	-1
accountNumber current	2						-2
amount 				-4	-4	1	-4	-1
amount accountNumber	1	-1			-1	-3	-1
amount amount	2	-1		-2		-4	-1	-1
amount current	-3			-1		-2	3
amount paying	-3			-1		3	-1
amount? 	4	-1		-2	-3	-4	-2
amount? amount?	-2			-2	3	-5	-2
amount? paying	-3				-1	3	-2
current 	3	-1		-1	-2	-3	-4
current accountNumber	-5			5
current accountNumber,current	-1			3			-2
current current		-1		-2	-1	-3	1	-1
current current,paying	-2			-1	-2	-1	3
current? 	1	2		-2	-1	-1	-3	-1
current? amount,current?	-3			-1	3	-1	-1
current? current?	-1	-1		-1	-3	-3		-1
current? paying	-2					3	-1
goes on 		-1		-1	-1	-4	-1
goes on accountNumber			-3			-1	-2
goes on accountNumber?	-1		-3	1
goes on amount?	1		-2	-3	2	-1
goes on goes on	-2	-2	5	-2	-1	-2	-3	-1
goes on? 	3		-3	-2	-1
goes on? accountNumber?	3		-1	-3
goes on? amount	-3		-1	1	3	-1
goes on? goes on?	-1	-2		3	-2	-2	-1
originalCreditor current?	-3						3
paying 	9			-4	-1	-5	-5
paying accountNumber,paying	-1		-1	2	-1	-4	-1
paying current	-3			-2	-1	-2	3
paying paying	1	-1	-1	-4	-4	1	-4
paying? 	3		-1	-3		-3	-1
paying? paying?	-2			-1	-3	2	-1
# figure cell comes
always		-3		-1	1	1	-3	-2
# figure cells behind
3	1	-3	2		-2	-1	-3	-2
4	-1	-3			-3	-2	-4	-3
# figure cells
2	2	-2	-2	2	-3	-3	1	-1
3	2	-2	-2		-2	1	-3	-1
4		-3	3	-1	-3	-1	-2	-2
5		-2		1				-2
6	-1	-4		-1	-1	-2		-4
# figure first of cell
0 of 2	1	-2		1	-1	-2	-4	-1
0 of 3		-1		4	-2	-4	-3	-1
0 of 4		-4	-2	2	-1	-5	-5	-1
0 of 5		-1		1		-4	-4	-1
0 of 6	1	-5	-1		-1	-1	-5	-1
0 of 7	-1	-1		1	-3	-3	-1	-2
1 of 2	1		-2		-3	-1	-4	-1
1 of 3	-1			2	-1	-2	-5	-1
1 of 4	-1		-1	-2	3	-4		-1
1 of 6		-3	2	-1	-3	2	-4	-1
1 of 7		-1	-3	1	-3	-3	-2	-1
2 of 4	-1	-2		-1	-2	3	-6	-1
2 of 6	-2	-1		4	-1	-1	-1	-1
2 of 7	-1	-2	-2	-2	1	-1		-2
3 of 4	4			-2	-2	-3	-5
3 of 5	-1	-1			-3	1	1	-1
3 of 6	-1	-1		2	1	-2	-5	-1
3 of 7	-2	-2	-1	2		-1	-2	-1
4 of 6		-1			-5	-1	-2	-1
4 of 7	-2	-2		1	-1		-2	-1
5 of 6		-1		-2	1	-3		-1
5 of 7	2	-1		-1	-4	-4	-2	-2
6 of 7	1	-2	1	-6	1		1	-2
code	1	-1	-1		-3		-4	-1
digits-1	1	-2	-1	-6			1	-1
digits-2	1	-1	-1	-2	-3	1	1	-1
digits-3	-1	-2	-1	-5		1	-1	-1
digits-4	-3	-1	-1	1	1		-2	-1
digits-5	-2	-1		1	2	-3	1	-1
digits-6	-2	-1		1	1	-3	1
digits-7		-1		1	-1	-3	-4	-1
with-digits			-2		1	-2	-4	-2
year	-1	-1	-3			2	1	-1
# figure first of line
code	1	-2			-1	-1	-3
digits-1	2	-2	-2	-5	1	-3		-1
digits-2	2	-1		-3	-1
with-digits		-1	-1		-4	1	-1	-1
# figure first word comes
always		-3			1	1		-2
always, first	5	-2	-1	-3	-1	-2		-1
often, first	4	-1	-1	-4	-1		-2	-1
once		-3			-1			-2
twice, first	3	-2		-6	-2	-4	3	-1
# figure heading
#	2	-1		-3	-1	-1	-4	-1
a	3			-2		-1	-2
account	-2	-1	1	3	-2	-3	-3	-1
account ending	-2			3
account history	2			-2		-1
account not	1			-3
account number	-3	-1	1	2	-1	-1	-1	-1
account status	-2			-3		-3	2	-1
account type	1		-1	-3			3
accounts	-2	-1	-2	3	-1	-2	-2
acct #	-1		-1	2	-1	-2	-3
acct ending	-3			3	-1		-1
address	3			-1	-1	-1	-2
address account	3			-2
address identification				-2			3
aidvantage/dept	3			-3
ally	-3			1		1	2
ally financial	-3			3
america	-1			3		-1
american	3			-3
americredit	-2			3
amex blue cash	-2			3		-1	-1
amount	1		-1	-4	-1	3	2
amt-mop	3					-2	-2
amt-mop paypat	3			-2		-1	-2
amt-mop paypat 13-24	-2			-1		-2	3
analysis	3			-2
annual	3	-1		-3
another	3			-1		-1	-1
another lender	4			-2		-2	-2
applicant	3			-2			-1
apr	-1			2	2	-4	-3
as agreed	-3			4		-1	-2
aug	3					-1	-3
aug sep	3						-3
authorized	3			-1	-1		-2
available	5			-3	-1	-1	-2
available credit	2			2	-1	-3
b	-1			3			-1
bad debt	3			-3
bal	2			-1	-2
balance	-1	-1		-5	1	-4	1	-1
balance charged off	-3			3
balance current	-3			-2	-2	-1	4
balance monthly	3		-1	-3	-1		-2
balance past	3			-1	-2	-3
bank		-1		2	-3	-1	1
bank corp	3			-3
bank credit cards	3			-3
bank na	-2			3
bank of				-2	4		1
before	3			-1			-2
buenas	3						-2
bureau	2			-2
capital one	-3				2		-1
card	1	-1			-2	-3		-1
card accounts	-2		-2	5			-2
cards	-2		-1	3			-1
case number	3	-1		-3			-1
charge card	3						-3
charged				1	-1	-1	-3
charged off	-2	-1		3		-1	1
charges	3			-1	-2	-1	-2
citibank n.a	-3			3
claim	2			-1	-2	-2	-3	-1
claim #	4			-3			-2
claim is	3			-3
class	3	-1	-1	-3
client	2	-2	1	-3		-1	-1
client_id	-1			-4		2	-2	-1
closed by	3			-2	-1
closing	-3			3
code	1			-3	-1		1
collection			-1	1	-1	-1	-3
comment	-3			-1			3
company name account	-2			3
contact id	3			-3		-1	-1
content	3		-1	-3
conventional real	-1			3		-1	-1
corp	-3			2
credence resource	-3			3			-1
credit		-1	-1	-5	-2			-1
credit card	1	-1	-1	-3	2	-4		-1
credit credit	3			-1		-1	-1
credit history	3			-1			-2
credit one	3			-3
credit one bank	-6			6
credit report for	4			-4
creditor				-2	-2	-3	-3	-1
creditor account	-4	-1	-1	5			-2
creditor acct	-5			5
creditor acct no	-3			3			-1
creditor comenity	2		-1				-1
creditor name	-3	1		4			-1
credits	3			-2
current		-1	-1			-3	-2
current account		2	-1	-3
current balance	-1	-1	-1	-1	-2	-1	3
current payment	5			-4		-1	-3
current/terms	3			-1			-1
d	1			1		-1	-3
date		-1	-1	1		-3	-5
date opened	1		-1	-5	-1	-1	3
date reported	4			-3	-1	-1	-2
days	-2			-3		-2	2
days delinq	-3					-1	3
days delinquent	3			-2	-1	-2	-1
days late	-1			-3	-2	-2	1
days past due	-3			2		-1	5
debt id	5			-5
dec nov oct	-3		-2	3			2
deferred	-3		-1	2		-1	1
delaware	-3			2			1
delinq						-3
derogatory	3			-2			-1
describe	3		-1	-2
description	2	-1	-1	-4		-1	1
description direct consolidated	3			-3			-1
description federal perkins	3			-3
disbursements	-2	-1		2	-1	-2	-2
due	1	-1	3	-3	-4	-3	-1	-1
due amount	-2			2	-1		-2
ecoa	3		-1	-2	-1	-1	1
ending	-2			3		-1
estate first	-4		-1	5
estate loan	3		-2	-4			-1
everyday	-3			2	-1
example	3			-3
exceptional	-3			2			1
exeter finance	-2					3
experian	2	-1		-1	-2	-2	-3
feb	3			-2	-3	-2
feb mar	1					-1	-3
fees	3		-1	-3			-1
file	3	-1		-3		-1	-1
first	-2		-1	2	1	-2
first mortgage	-4		-1	5	-1
first premier	-2				2	1	1
flagstar bank	-3			3
freedom	3			-3
freedom mortgage	-3			3
frequency	2			-1	-1	-1	-1
from	3			-3	-1		-1
funding llc	-3			1	-1
goldman	1			-3	2	2	-1
good standing	1			1			-4
government	-2			3		-1	-1
has #		-1	-1	1	-2	-2	-5	-1
has /	1	1	-1	-1	-3	-1	-3	-1
has a		-3		-1	-2	1	1
has about	1			-2	-1	-3	1
has accept	-2			3
has account	-1	-1		1	-3	-5	-1	-1
has accounts	1	-1	-3	2	-2	-2	-2
has acct	-1	-2	-1	1	-1	-1	-4	-1
has acctno	-3			3			-1
has act	-1			-3	-1	2	-1
has actions				-2		-1	3
has active	3			-2		-1	-1
has after	3			-3	-1	-3	1
has age	2			-1	-1	-1	-1
has aid	2	-1		-2		-1
has all			-2	3	-1	-1
has amer	-3			3
has america	-3			3	-2	-1	-3
has american	5			-5			-1
has amount			-2	4		1	-1
has amp	-3			2		-1
has amt	2			-2	-2	-2	-1
has amt-mop	3			-3	-1	-3	1
has analysis	-3			3
has and	2	-2	-1	-3	-2	-1	1
has another	1		-1		-1	-3	-2
has any	2			-2		-2
has appointment	-4			4
has apr	-2		-1	2	3	-1	-2	-1
has april	-2			2
has as	2	-1	-1	-1	-1	-3	-2	-1
has ashley	-3			1	1
has assoc	-4						3
has aug	4		-1	-2		-1	-3
has available			-2	1	-2	-3	-3
has back	1			2	-1	-2	-3
has bad	2			-2
has balance	-2	-2	-2	-3	4	-3	-2	-1
has balances	-1		-2	-2		2	-1
has bank	1	-1			-5	-4	2	-1
has bankruptcy	2			-2		-1	-1
has bayad	2			-2	1	-3	-2
has behind?	-3			-1	-1	-2	3
has bell	3			-1			-1
has below	-4			1		3
has bills	1			-1	-3	-2	1
has blue	-2	-1		2	-2	-2
has bluestem	-3			3
has borrower	3			-3		-1
has bridgecrest	-2			-1	-1		2
has buenas	3			-1		-1	-2
has can	1			3	-1	1	-2
has cap	-4			2			2
has care	3			-3
has central	-4			3	-1	-1	1
has charge				2	-1	-1	-3
has charge/credit	-3			2			1
has charged		-1	-1	2	-2	-2	-1
has charges	3			-1	-1	-1	-2
has chase	-4			4
has circuit				2			-3
has citi	-2			3	-2	1	2
has citibank	-2			3			-1
has citizens	-3			3		-2	-1
has claim	3			-1	-2	-2	-4	-1
has class	3		-1	-2
has client		-2	-2		-2	-2		-1
has client_id	-1	-1		-4	-1	2	-3	-1
has clm	3	3	-1	-3		-1	-1
has clm#	2	-2
has code	2	-1		-3	3	-1	-1
has collection	-1		-2	2	-1	-2	-3	1
has comments	4			-4		-1	-1
has community	2		2	-3	-1		-1
has company	-2			3	-1	-2	-3
has condition	3		-1	-2
has consolidated	3			-3			-1
has conta	-4	-2		5	-2	1	-2
has contact	5		-1	-4	-1	-1	-3
has conventional	1		-2	1	-1	-2	-1
has copper	-3			4	-1		1
has copperline	2	-1					-3
has counselor	3			-3		-1	-2
has court			1		-1	-1	-3
has credit		-1		-1	-3			-1
has creditor	-2	1		-1	-2	-3	-2
has creditorname	2	-1	-1	2	-3	-2	-3
has creditors	3			-4		-1	1
has credits	3			-2
has cuenta	-2	-1		3	-1	-1	-1
has cur_bal	1					-3	-1
has current			-2	-1		-3	-1	-1
has custom	3			-1	-2	-1	-2
has d	2					-1	-3
has da	-3			1	-1	2	-1
has date	2	-2	-1	1	-2	-4	-3	-1
has days	-3	-1			-3	-6	4	-1
has debt	1	-2	3	-4	-3	-2		-1
has debts	-1			1	1	-3	1
has dec		-1	-2	-3		-1	2
has delinq	-2			-1		-3	2
has delinquent	5			-3	-1	-2	-4	-1
has delphine	2			-2
has delq		-1		-3		-1
has dental	-2			3	-1		-1
has department	3			-3	-1
has deposit	4			-3	-1
has dept	-1			5		2	-2
has derogatory	3			-1		-1	-1
has describe	4	-1	-1	-3
has description	4	-2	-3	-1	-1	-1
has devedor		-1			2	-4	-3	-1
has direct	-1	-1				-1	3
has disb	3			-2		-1	-1
has disbursement	3			-1	-1	-1	-2
has disbursements	-2	-1		3	-1	-1	-2
has disputed	4		-1	-2	-1		-3
has dla		2	1	-2	-1	-3	-2
has dlq	-2			-3	-1	-3	3
has due	-1	-1	2	1	-1	-8	-1	-1
has duration	4			-3	-1	-1	-1
has each	-2		1	4
has ed/aidvantage	-3			3			-1
has ef	-1			3		-2	-1
has electric	-2			3			-1
has emergency	-3			3		-1	1
has ending	-4		-1	5	-1	-1	-1
has error	3		-1	-2			-1
has est	4			-1		-1	-2
has estate	1	-1	-4	1	-1	-2	-1	-1
has everyday	3			-3
has everything	-2	-1		-4	1		3	-1
has example	4			-4
has exeter	1			-1	-3	2
has expenses	3			-3		-1
has explanation	2			-2			-1
has f			-1	1	-1	-3	1
has fannie	3			-2	-1	-1	-1
has feb	1				-3	-3
has ffel	-3			3
has file	2	-1	-1	-2	-1	-2	-2
has filing	2		-1	-3
has final	3			-2		-2	-1
has financial	-1			1	-4	-3
has flagstar	-3			3
has for	2	-1	-1	-1	1	-3	-3
has from			-4	-1	1	-1	1
has further	-2			2
has g	3			-1	-3	-1	-1
has gas	-2	-1	-1	3	-1	-2	-1
has get	3			-3	-2		-2
has government	-2			3	-1	-1	-1
has great	-3		1	2
has has	-3			3	-1
has have	3		-1	-5	-1	2	-1
has here				2	1	-1	-2
has high	1	-1	2	-2	-1	-4	-2
has hist	1			2	-1	-3	-2
has historical	3			-1	-2		-3
has history	1		-1	1	-1	-3
has home	-1			3	-1	-1
has honda	-3			4			-1
has how	-1	-1	-3	-2	-1	1	1
has huntington	-3			3
has id	2	-5	-1	-2	-2		-6	-1
has identification	1			-3			3
has income	-2	-1		3	-1	-1	-1
has incurred	3			-2		-3	-2
has information		-1	1	-1	-4	3	-2
has inforrnation	3		-1	-2
has inquiry	3			-2			-1
has installment	2		-1		-2	-2	-1
has insurance				2		-3
has int	2	-1		-1	-3	-3	-1
has interest	-1	-1	-1	-3	3	-2	1
has is	-1	-1	-3	1	-3	-1
has it	5	1	-2	-2	-2	-5	-3
has j			2		-3	-3	1
has jackson	-1				3	-1	-3
has jan	3				-1	1	-2
has jewelers	-2			2			1
has joint	-1			3	-1	-1	-3
has jpmcb	1			-2	3	1	-1
has just					-3	-1	-1
has key	-1		-1	3			-2
has know	-3			1	-1	2
has l	4			-2	-1	-1	-1
has lakes	3			-2	-1
has last	-2	-1	-1		-4	-1	-1	-1
has late		-2			-2	-4	1	-1
has late?	3					-1	-3
has lawyer	-3	-1			1	2
has left	4			-3		-3	-4	-1
has lender	-1	-1			-2		-5	-1
has limit	2	-2	1	1	-4	-1	-4
has limite	2	-1	-1		-4	-2	-2	-1
has line	-3	-1	-1	2	-1	-2	3
has lines	3			-3
has list	-2			-2	1	1	1	-1
has listed				2	-2	-1	-3
has llc					-3	-1	1
has ln	-3	-2	-1	4	-1	-2	-4	-1
has lo	-3			3	2	1	-2
has loan	-1	-1	-1	4	-2	-2	-3	-1
has loans		1	1		-3	-3	-1	-1
has location	-3			1	-1		2
has lvnv	-1			2			-3
has m	1	-1		-1	-1	-3	-1
has mail	-3			3	-1	-1	1
has make	2	-1		3		-1	-3
has mar					-2	-2		-1
has mask			-1	1	-2	-3	-1
has maximum	3			-1		-1	-1
has member	-3		1	2
has mensal	-3	-1		-3		2	-2	-1
has merchants	3			-3
has minimum	-3				-1	-3	3
has mn	-1		2	-3
has mo				-1	-2		-3
has mobility	-3			3
has money	1					-2	-3
has month	4	-1		-4	-2		-1
has monthly		-2	-2	-2	-3		-3
has months	1		3	-4	-2	-4	-2
has mop		-1		-4	-1	-3	1	-1
has more	3			-1			-2
has mos	4			-3	-1	-3	-3
has mos.				-3	-3	-2	1	-1
has most	-2			3		-1	-1
has motors	3			1		-1	-2
has mountain	-3			3		-1	1
has mutual	3			-3	-1		-1
has my	-3	-1	-2	-1	3	1
has na	1				-3	-2	-1
has name	2	-2	-2	-3	-2	-1	-3	-1
has natl	3			-3
has nctue	3			-3
has need			-1		-1	-3	2
has next	3		-1	-1		-1	-2
has nissan	-2			4		-1	-1
has no		-1	-3	2	-1	-3	-4	-1
has no.	-3	-1	1	1		-2
has not	1			-3	3	-3	-1
has note	2		-1	-3	-1	-1	1
has notes	3			-1		-3
has nov	1	-1		-3		-1	2
has now	-2		-1	3	-3	-4
has number		-1	-1	1	-2	-2	-2	-1
has o	-1			2	-1	-2	-3
has obligations	-2			3			-1
has oct	1	-1	-2	3		-1	-1
has odalys	-2			3
has off		-1	-3	1	-1	-3	-2	-1
has offer	3			-3			-2
has ohio	-5	-1		4	1		-1
has ok	1		-2	1	-2	-3	-3	-1
has on	-1	-1	-4	1	1	1	2
has one	2		-1	-4	2	1	-2
has online	3			-3	-1
has open/never	3			-2			-1
has order	4			-3	-1	-1	-2
has original	2	-2	-1	-1	-4	-3	-5
has other	-1		-2	1	-4	-2	-2
has our	5		-1	-4	-1	-1
has outfitters	3			-1			-2
has outstanding	-2			3	-2	-2
has over	-4			2	3	2	-1
has overdraft	-3			3			-1
has owe	-1	-1	-3		1	1	-3	-1
has owed	-4	1	1	1		-4	2
has owing	3			-2		-1	-1
has oyelaran	3			-3
has p	2			-1	-1		-3
has paid		-1	2	-1		-4	-1
has partners	-1		-1	2	-1	-1	-2
has past	-1	-1	-1	2	-6	-6		-1
has pastdue	-3	-1		-4	2	3	-2
has patient	-1			2		-1	-2
has paul	3			-3
has pay	-2	-1	1	4	-2	1	-4	-1
has payment	-2	-1	2		-4	-1	-3	-1
has payments	3	-1	-1	-1	-2	-5	-1
has payoff	5			-3	-2	-2	-3
has paypat	4	-1		-5	-1	-4	-1	-1
has pentagon	-2			2
has person				2	-3	-2	-1
has personal	2	-1	-1	-1	-2	-1	-1
has phone	3			-2		-1
has plains	1		1	-3
has plan	-1		1	3		-1	-1
has please	2		1	-3		-1	2
has pmt	-3	-1	-2	-2	-1	2	-3	-1
has portfolio				2	-1		-2
has post						-2	1
has power	3			-3		-1
has premier	1	-1		-4	2	3	1
has prepared	3		1	-3
has principal				1	-3	-2	-1
has priority	-3			3	-1	-1
has property	3			-3	-1
has proposal	3			-2	-1	-1	-2
has prosper	4			-4
has provider	-1	-1	-1			-1	3
has providian	4			-4
has public	-2		-1	3	-1
has pymt	4			-4		-1	-1
has r	4			-3	-1	-1	-1
has rate	1	-2	1	-8	-2	-4	1	-1
has rating	-1	-1	-2	-2		-3	2
has re	3	-1		-2		-1	-1
has receivables	4			-3	-2		-2
has recent	5			-4	-1	-1	-2
has records	1		-2		-3	-1
has ref		-1	-2		-2	-5	-5	-1
has regular	3			-3		-1	-2
has related	3			-1	-2	-2	-1
has remark	-2	-2	-1	2	-1	-3	-4	2
has report		-1	-1		-1	-3
has reported					-1	-4	-6	-1
has return	3			-3
has rev	2	-1	-1		-1	-2	-2	-1
has revolving	-1		-1	3	-1	-3
has rooms	-3			1	2	1
has rosalind	4			-3
has row	3			-2			-1
has rptd		2	-1	-3	-1	-1	-1
has saldo	-1	-1	-1	-1	1	-3	-2	-1
has sallie	-2			3		-1	1
has sched_pmt				-3	1	1	-1
has scheduled	-2		-1	1	-2	1	-3
has school	-2			3			-1
has score	1			1	-1	-3	-1
has section	3			-1	-1	-1	-2
has send	1		-1	-3	1	1	-1
has seq	2	-1		-6		-3	-1
has service	4		1	-3	-1	-1	-1
has services			1		-3	-3	-1
has servicing	3			-3	-1	-1	-2
has share	3			-2		-1	-1
has signature	-2	-1		4		-1	-1
has since	3			-3
has situação	-3				-2	3	1
has so	-4			4	1	-2
has sold	-3			3			-1
has sort	-1	-1		-2		-1	3
has source	-3			3	-3	-1
has sourcetype	-1			3	2	2	-3
has spring	3			-3
has st	1			-1	3	-1	-5
has stafford	-3			3			-1
has stands	-3			3	-1	-1	1
has starting	-1		-1		-2	-1	2
has status			1	-1	-5	-4	1	-1
has still	1		-1	3			-3
has store	-3						3
has stuff	-4		-2	3	2	-2	-1
has sub	3		-1	-2	-1		-1
has subcode	5			-4	-1	-2	-1
has subsidized	-3	-1		2			3
has svc	-3			2	-1	-1	2
has syst	4			-4
has t-mobile				3		-2
has tarjeta	3				-3	-1
has tech	-2			2
has term	5		-1	-2	-2	-2	-2
has terms	1		-3	-2	1	3	-5
has thanks	3			-2	-1	-1	-1
has there	2	-1	-3	-2	1		-1
has to	1				2	-3	-2
has trail	-3			3
has trans	3	-1		-4		-1	-2
has transunion		-1	-1	1	-2	-1	-4	-1
has transworld	-2			2
has tu	-1		-1	3	-1	-2	-1
has type	-2	-1	-2	1	-3	-1		-1
has u	1		-1	-1	1	-1	-3
has under	-2			3			-1
has union			1	1	-1	-1	-3
has unsubsidized	-5	-1		3		-1	3
has upgrade	-3			2	-1
has usa				1	-1	-3	2
has usa/targetcred				3			-2
has utang	-1			-3	2
has v	2			-1	-1	-1
has valley		-1	-1	3	-2	-2	-2
has verfied	3		-1	-3	-1	-2	-2
has verified	-2		-1	2	1	-2
has verizon	-1			3	-1		-1
has via	-3			4
has warning	-2			1			1
has we		-1	-1	1	-2	-3
has webbank	-2			3			1
has wells	1			1	-1	-1	-3
has westlake	-2						2
has what	1	-1	-1		1	-1	-3
has where	-2			-4	-2	1	2
has wrong	4			1			-4
has year	2			1			-2
has yet	2			-2	3	-1	-1
has you		-1		-1		-2	-3
has your		-2	-3		-1	-3	2
has zero	4		-1	-4	1	-1
has |				-1	-2	3	-1
has –	4			-3			-1
hi	3						-2
high	3			-3		-3	-1
high credit	3	-1		-3	-2	-1	-1
historical	5				-2	-5	-3
history				-2	-1	-3	1
honda financial	-1			3			-1
i	-3				3	-2	-1
id		-5		1			-1
identification number	1			-4			2
in good standing	-4	2		2
included in bankruptcy	-2			3
incurred	3			-2		-2	-2
individual	3				-1	-1	-4
inquiries	4			-3	-1		-1
installment account	-2		-1	3			-1
interest	-3	-1	-1	-3	4	-1	2
j	-2		2	-2	-2	-2	4
jackson	1				2	-1	-3
jan	4			-2	-2	-1	-4
joint	-2			3		-1	-3
jpmcb card	-2				3	4
jun	4				-1		-4
kind	-1	-1		3		-1
known	-3			3		-2
lakeview	3			-3
last			-1		-1	-3
last paid	3			-1		-1	-2
last pmt	4			-4		-2	-4
last reported	4			-3			-1
late	1	-1		-1	-1	-3	1	-1
late?	3					-1	-2
legend	2			-2
lender	-2		-2	3	-1	-1	-2
limit	3	-1	-2		-2	1	-2
listed	2			-1		-1	-1
llc is a	-2			2
loan id	-5			5
loan servicing	3			-3	-1		-1
lvnv funding llc	2			-2
m a m	-2					-1	3
means accountStatus	-1			-3		-3	2	-1
means amountLoose	3	-1	-1	-3	-2	-1	1
means balance	-2	-2	-3	-1	2	-3	-4	-1
means date	2	-1	-4		-1	-6	1	-1
means money	1	-1	-2	1	-3	-3	-1	-1
means name	-1	-2	1		-3	-2		-1
means number		-2	-1	2	-2	-3	-6	-1
means opened	4	-1	-1	-3	-4	-4		-1
means original		-2		-1	-3		-5	1
means paying	-2	-1		-2	-3	3	-4	-1
means reported	1	-1	1	1	-2	-4	-7	-1
means status	-1	-1	1	-2	-3	-2	1	-1
means statusHint	-2	1	-2		-2	-1
means statusLoose	-1	-1	-1		-3	-4	2	-1
means text	1	-5	2	-2	-4	-2	-2	-1
means veto	4		-1	-4	-2	-3
midland credit	-3	-1		3
money	2			-1	1	-1	-3
month	3			-2	-1	-2	1
month paid off	3			-3		-1	-2
monthly	3			-3	-2		-2
months	3			-1	-1	-1	-2
months to pay off	2			-3	-1	-1	-1
mop	2	-1		-4	-1	-4	2
mortgage servicing	2			-2
mos left	4			-2		-1	-2
mos. left	3			-2	-1		-3
next	2			-2
no	2				-1	-1	-3
none	-3			3
nonpriority creditor's	2			-2
note	4		-1	-3	-1	-1	-2
notes	2			-2	-1	-2
number date		-1	-1	-3	-1
obligations	-2			3			-1
of	4						-3
of account	3			-3
of america	-1			2	-2	-1	-1
of credit	-2		4	-3
ok ok	4			-2	-1	-1	-2
on	-1		-1	-2	2	-1
on there	3		-3	-1			-1
one	2		-1	-2	1	-1	-1
online	4			-3	-1		-1
only	1			-3	-1	2	-1
open	2			-3		-1
open open	-4				-1		5
open_dt	2			-3		2	-1
opened	3			-2	-1	-2	-2
opened high	3		-1	-1	-1
or limit	3			-3	-1	-1	-1
original	5			-3	-1	-1	-3
originalcreditor	3			-2	-1	-1	-1
owe	-2		-3		2	1	-1
owe to	3			-3
owed	-3		1		-2	-1	3
oyelaran	3			-3
paid	2		1	-2	-1	-2	-4
paid as agreed	3			-3
parcela mensal	-1	-1		-3	-1	4	-1	-1
partners	3			-2			-1
past	2			-3	-4	-3	-1
past due	3	-1		-3	-5	-5	-1	-1
past due amount	-4			4	-1		-2
pastdue	-2	-1		-3	3	2	-2
patient	-2			2			-2
pay	-2			-2	-1	2	-2
paying	3			-2		-1
payment	-1	-1	3	-2	-3		-1	-1
payment due	3		-1	2		-1	-3
payments				-2	-1	-3	2
paypat	4			-5	-1	-3	-3
pays	-3			3		-2	2
pays account	3			-3		-1
platinum	-3			3
please	3			-3		-1	1
pmt	-3		-1	-2	2	2	-2
post				-3		-2	2
prepared	4			-4
prepared for	-3		-1	2
priority	-4			4	-1	-1
profit-sharing plans	2			-2
progressive	3			-1	-2	-1
provider	-3			-1		-1	3
rate	2		1	-4	-2	-3	-2	-1
rating	-2	-1		-4		-3	3
real estate mortgage	-3			3		-1
receivables llc	-3			3
records	-2			2		-2
recovery partners	3		-1	-2	-1			-1
ref	-4			4		-1	-1
reference number	3			-2		-1	-1
regular monthly	3			-2		-1	-1
remark	4	-1		-4		-1	-1	2
remarks	1	-1		-4	-1	-2	1
report	2			-1	-1	-3
reported	4			-2	-2	-2	-3
repossession	4			-4			-1
rev	4			-3		-2	-2
rewards visa	4			-4
row	3			-1	-1	-1	-1
rptd	3	-1		-3	-1	-1	-1
saldo devedor	-2					-3	-2	-1
savings	-3			1			3
section	3			-1		-1	-1
show	3				-1	-1	-2
source xp/tu/ef	-3			3
sourcetype	-3			2	2	2	-2
st	3			-1			-2
standing	-1		2	-2	-1	-1	3
status					-3		2	-1
status last	2			-1			-2
student	2		-1	-3	-1		1
student loan	-3			3			-1
subcode	4			-3	-1	-2
summary	3	-1	-1	-2			-1
synchrony bank	3			-3
td bank	3			-2		-1	-1
term	3			-1	-1	-3	-2
terms				-5	3	2	-4
the claim	3			-3
the credit	-3		-2	3		2	-1
this	3	-2		-2	1		-1
times	1			-1	-1	-3
title	1			-3		-1	2
to dispute	4		-1	-4
toyota financial	-1			2	-1		-2
trans	3	-1		-3		-1	-2
transferred	3			-1		-1	-1
transunion experian	-3			4	-1		-1
transunion experian equifax	-3			4
type	2	-1		-5	-1	2	-3
type charge	3			-2		-1	-1
type opened	-2			3	-3
unpaid	3			-2	-1	-1	-2
updated	3		-2	-2		-1	-1
verified				-4	1	-2	1
view payment	-4			4
washington	3	-1		-2
wells	4			-1		-1	-3
westlake	-2						3
who we owe	2		-1	-2
worst payment status	-3			3
you	3			-3
your	1	-2		-4	-1	-2	2
your transunion	-3			3
# figure label beside
account no	-3			4		-1	-1
account number	-3	-1		3	-1	-1	-2
account status	-3					-1	3
acct	-3			2	-1	-1	-1
address	2			-2
bank of america	2	-1		-2
capital one	4			-3		-1	-3
closed	-2			3	-1
collection	-1			3	-2		-2
credit one bank	-4			4
creditor	4	-1		-3	-1	-1
current	-1	-1		-3	-2		2	-1
date opened	2			-1		-1	-1
fingerhut	-2			2
inst	3			-2
kohl's	-3			3		-1
last reported	3			-1			-1
lending club	-3			3
lendingclub	-3			3			-1
loan number	-2			2
means balance	-1			-3	1		-3
means date	3			-3	1	-2	-5
means money		-1	2	-1		-3	-1	-1
means name	-1			2	-1	-5	-3	-1
means opened	5			-2		-1	-2
means pastDue	-1				-2	-2	1
means paying		-1	1	1	-3		-4	-1
means status	-3			-1	-1	-3	4
means statusLoose	-2	-2		-5	-3		3	-1
member number	3			-3
merrick bank	-4			4
mohela	-3			3
navy fcu	3			-3
ok	3					-1	-2
only the minimum payment	3					-2
open	-3		-1	1	-1	-1	4
opened	3			-1		-1	-1
pay status	-3						3
payment status	-3						3
phone	3			-3
placed for collection	-2			-2	2		-1
portfolio recovery associates	-3			3
priority	-4			4
reference number	4			-3	-1
regional finance	3			-3
regions bank	6			-6		-1
revolving	-2	-1		3	-1	-1	-1	-1
rocket mortgage	-3			3
santander consumer usa	-3			3
sofi	3			-3
status	-1			-3			2
syncb/lowes	-4			4
terms	4			-1		-1	-2
upstart	-3			3
with status codes	-3						3
# figure label with colon
"accountnumber"	-3			3	-1
"creditlimit"	4			-1	-3	-2
- acct	-2			3
account number	1	-2	-1	-1	-3	-1	-2	-1
acct	-5			5
address	3	-1		-2	-1	-1
application number	3			-3
creditor	-2	-1	-1	3		-1		-1
customer service	3			-3
date	3			-1	-1		-1
due date	2						-2
estado	-3			-1		-1	3
file	3			-2
file #	3			-3
file number	3			-3	-1
goal	3			-1		-2
https	3			-1	-1	-1	-2
last reported	3			-3			-1
loan #	4			-4	-1
loan type code	3			-2			-2
means balance	-2	-1		-3	4	-4	-4
means date	1	-1		-2	-3	-2		-1
means money	6			-5	-3	-3	-3
means number	-1	-2		1	-2	-2	-3	-1
means opened	3			-2	-1	-1	-1
means original	4			-4	-1		-2	-2
means pastDue	3	-1		-2	-4	-4	-2
means paying	-2			-3	-2	3	-2
means reported	5			-4	-1	-1	-2
means status		-1	-1	-3	-2	-3	1	-1
means statusHint				1	-1	-3	2
means statusLoose		-1		-3	-2	-2	1
means text	1	-1		-3	-3			-1
means veto	4			-2	-1		-1
opened	3			-1		-1	-2
phone	3			-2
re	-3		-1	2	-1	-1	2
ref	3			-3
reference #	2	-1		-2	-1	-1	-1	-1
remarks	-1			2	-1	-1	-3
reported	4			-4	-1	-1	-2
status	-2		-1	-3	-1	-2	2
subject	4			-4	-1		-1
terms	1			-3	-1	1	-1
type	-1			-4	-1	-1	2
状态	-4			-3			4
# figure last of line
code	1	-1			-2	-2	-2
digits-1		-1	1	-3	1			-1
digits-2	-1	-1	1	-4	-1	1	-1	-1
digits-3	-1	-1	1	-2		1	-3	-1
digits-5	3		-1	-1	-2	-1	-1
lettered-code		-2	-3		-3	-2	2	-1
masked	1	-1	-3		-2	-1	-2
with-digits		3		-1	-1	-1	-3	-1
# figure lead-in
account	-3	-1		2	-2	-2	-2	-1
account ending in	-3			3	-1		-2
account number	-3	-1		3	-2	-1	-1
account number xxxxxx	-2			3
account number xxxxxxxxx	-3			3
account number xxxxxxxxxxxx	-4			4
account_id	2		-1	-3	-1
accountnumber	-3			3
accounttype revolving creditlimitamount	2			-1	-1	-1
acct	-3	-1		4	-1	-2	-2
acct ending	-3			4	-1		-1
acct ending in	-2			2
address	3			-2	-1
address identification number	3			-3	-1
american honda finance	-3			3
amex blue cash	-3		-2	2	2	-1
and i pay	-3				-2	4	-2
apartment	3				-3
apr	3			-1			-1
as of	4		-1	-2	-1	-1	-2
asset acceptance llc	-3		-1	3
at	3			-1	-1	-2
aug	4			-2	-1	-1	-1
auto	3		-2	-3
auto loans	3		-1	-2
bal	-1	-1		-3	2	-3	-2	-1
balance	-3				3	1	-1
bankruptcy ch	-3				3
birmingham al	3			-2
bk of amer	-3			3
box	3	-1	-1	-5	-2	-1	-1	-1
c	3			-2	-1		-1
call				-4		-1	2
car ins	2				-1	-2
cell	3			-2
chapter	2			-1	-2	-1	-1
chase freedom	-2			2
claim	3			-1	-1	-1
closed	5			-3			-3
collections	3			-5	-1		-2
confirmation	4			-3	-1
contact phone number	3			-3
contract	-4			5
credit cards	3			-2	-1
credit one bank	2		-1	-2			-1
creditor	-1	-1		-3		-2	-2	2
cuenta	-4			4		-1
current payment due	2					-2	-1
current status	-3						3
current_rating code	2				-1	-1	-2
customer service	3			-3
d	3			-1			-1
date	3			-2			-1
date of	2			-2
date opened	2			-2			-1
days	2			-3	-2	-2
days as of	2			-1			-2
days late	3			-1	-1	-1	-3
days past due	3			-5	-1	-1	-1
de	3			-2		-1
de agosto de	2			-2
debtor	3			-1	-2	-1
dec	3		-1	-1			-1
dia	3			-1	-2	-3	-2
discover	-3		-2	3	-1	-1
discover bank	-3		-1	3
docket	3			-3
draft	2			-1		-1	-1
due	7			-4	-1	-2	-3
due as of	-3						3
due the	1			-3			2
ending	-2			2	-2	-2	-1
ends in	-3			4
exeter finance	2				-2	-1	-1
experian	4			-4	-1
feb	3			-2	-1		-1
federal cr union	-2		-1	3
fico score	2		-1		-1
fidelity	3		-1	-1
file	-3			1	-1	-1	2
file number	4			-4
filed	-1			-1	3	-1	-2
final					-3	-1
for	1			-1	-3	-1	1
form	3			-2
freedom mortgage	-2			3
fri	3			-1	-2
from	3			-2	-1
gas	4			-3	-2	-3	-1
guarantor	-2			2	-3	-2
home equity line	-3		-1	4			-1
i am	-2					-1	2
ic system inc	-2		-1	3
id	3			-3
identification number	3			-3
inquiries	3			-2			-1
installment	-2			-2	1	2
irs		-1	1	-3	-1	-1	-1
jan	5			-3	-1	-1	-3
jul				-3			1
jun	1			-3	-1
kohls	-3		-1	2	1
late		-1	2	-3	-2	-3	1
left	-4			-1	3	1
level	2			-1	-1	-1	-1
limit	2			-3	-3	-2
ln	-3			3	-1	-1
loan	2	-2	-3	1	-2	-1	-2	-1
loan id	-4			4			-1
loan type code	2			-2			-2
loans	3			-3
lvnv funding llc	3		-1	-3
ma	3	-1		-1	-3		-1
mar	4			-2	-1		-2
mazda	2			-2
means 	1	-1		1		-2	-3	-1
means agency	-2			-4			3
means amountLoose	2			-1	-2	-3	1
means balance	-2	-1	-1	-6	6	-3	-2	-1
means date	1		-1	-2	-3	-4	-1	-1
means money	2		3	-3	-1	-7	1
means name	-2	-3	-1	1	-2	-4	-1
means number	-1	-1	-1	4	-3	-3	-2
means opened	2	-1	-1	-5	-2	-2		-1
means original	-1			-3	3	-2	-3	2
means pastDue		-1		-3	-3	-5	1
means paying	-2	-1	-2	-6	-3	4	-3	-1
means reported	1	-1	1	-4	-1	-2		-1
means statusHint	-1			-2	-2	-2	4
means statusLoose	1	-1		-6		-3	1
means veto	6			-3	-1	-1	-1
mi	3		-1	-2
min	-5	-1	-2	-4	-4	4
min is	-4				-1	4	-1
minimum	-4			-1	-2	4	-2
mn	3		-1	-4	-1
mo	-1	-1		-3	-1	-3	2
mohela	3		-1	-2	-1	-1
monthlypaymentamount	-6			-2	-3	5	-2
monthsreviewedcount	3			-1	-1	-4	-1
navient	-2		-2	3
nc	3			-3	-1
nco	-2		4	-4
nmls	3			-4	-1	-1	-1
nmls id	3			-3
no				-3		-1	1
nov	4			-2	-1	-1	-1
number if known	3			-2
oct	3			-2			-1
of	4	-1		-2	-2	-3	-2
oh	3		-1	-3
old navy barclays	-2		-2	3	-2
on	4			-2		-2	-1
open	2		-1	-6		-1
over	3			-1		-1	-3
pa	3		-1	-2	-1	-1
page	2	-1	-1	-1	-2	-1	-1	-1
paid	3		-1			-1	-3
part	3			-1	-1
past due	1			-2	-1	-3	-1
pastdueamount	4			-1	-2	-2
pay	-4				-2	5	-1
pay status account	-3						3
payment	-3	-1		-2	-1	3	-1	-1
payment is	-4					3	-1
petal	-2	-1	2	-2	-1	-1	-1
phone	3			-2	-2	-2	-1
plan	2			-2
platinum visa	-3		-1	3
pmt	-2		-1	-2	-2	4	-3
po box	6			-5	-1
pob	4			-4
pra	-2		-1	2
public records	4			-3
questions	2			-2
rent	5			-3	-4	-2
rent is	3			-1	-1
report number	3			-3	-1
routing number	3			-3
rpt	3			-3
sc	3			-2	-1
score	3			-2		-1
since	3						-3
sioux falls sd	3			-3
speedy cash	-1			-3	-1	-1	-1	2
ssn	3			-2
status	-3			-2	-1	-1	4
status as of	3						-3
stock	4			-3
suite	3			-2	-2	-1
syncb/amazon plcc	-3			3
t	-3			3		-1
target redcard	-3		-2	-1	3	-1	-1
tax id	3			-2
td bank usa/targetcred	-2		-1	3
term	3			-1		-1	-2
terms	2	-1		-4	-2	-3	1	-1
termsmonthscount	3			-1	-2	-2	-2
the	3			-2	-1		-2
the reference number	5			-5		-1
their reference is	-3			3	-1	-1	-1
they want	-2				-2	2
time	3			-1			-2
to	4			-1	-1	-1	-1
to jan	3						-3
tradeline	3			-2	-1	-1
type	-5			-2		-1	5
unpaidbalanceamount	-5			-2	4	-2	-1
va	3			-2	-1
visit	-2	-1	-1	2
water	2			-1	-2	-2
with account number	-5			5
x	1			-4	-3		-1
xxxx xxxx xxxx	3			-2
you are	-3			-1		-2	4
your payment is	2					-3
状态	-1			-3		-1	2
账号	-3			3
# figure line above
**delinquency notice**	-2			-1	-1	-1	3
</credit_liability>	-1			1	1	3	-2	-1
<response_data>	3			-2	-1
account #	-5			5			-1
account information	3			-3
account name	-3			4			-1
account number	-2			2	-1		-4
accounts	4			-2	-2
address	4			-3
amex	3			-3	2	2	-1
auto	-2	2	-3	-1	1	1	1
auto loans	2					-1	-2
available balance	3	-1		-3	-1
balance	4			-3		-1	-1
begins #		-1		1	-3	-1
begins $	-1			1		3	-2
begins (	1	-2	-1	2	-2	-3	-2	-1
begins *	1	-1	1	-1	-3	-3	2	-1
begins +	2					-1	-2
begins -	-1	-2	-2	-3			-2	-1
begins .	3			-4	1	-3
begins 2.1	-2			3	-1	-1	-1
begins 4.1	-2			3	-1	-1
begins =	4	-1	-2	1	-3	-1	-2
begins [	1				-2	-3	-1
begins a			-1	1	-3	1	1
begins aaron's	-1	-1		2	-1	-2	1
begins account		-1	-1		-2	-2	2
begins accounts	1		1	1	-3	-1	-1	-1
begins acct	-1	-3	1	-1		-1		-1
begins acreedor	-3			3
begins additional	3			-2		-1
begins adverse	-2		-1	3	-1
begins affirm	-2		-1	-2	3	1	-1
begins agency	-3		3	-3			-1	-1
begins aidvantage/dept	3			-3
begins ally	3	-1	-1	-2	-1	-2
begins american	1	-1	-1	1	-3	-4	-3
begins amount	-1		1	-3	-3	-3	2	-1
begins and	-2		-1	3	-2	1	-1
begins applicant	2		-1	-3	-2	-2	-1
begins apr	-3			2		-1	3
begins are	3	-2		-2		-2
begins as	5	-1		1	-1	-2	-3
begins ask	-2		-2	3	3	-3	-3
begins authorized	4			-1	-2	-1	-2
begins auto		2	-1	2		-3	-2
begins available			1	-3	-1	-1	-3
begins b	-2	-1		5	-3	-2	-6	-1
begins bal	-3	-1	1	-1	-3	2
begins balance		-1		1	-2	-4
begins behind	4			-2	-1	1	-3
begins billing	3			-2	-1	-1
begins bloomington	3			-3
begins bmw	2			1	-2	-3
begins borrower	2				-1	-1	-3
begins bread		-1		1	-1	-3	-1	-1
begins bridgecrest				2	-2	-2	3
begins c	1			4	-2	-2	-4
begins call	2			-2	-1	-2
begins car	-1		-1	4	-2	-2	-2
begins cards	-1		-2	2	-2	-3
begins cascade	-3			-1	-2		3
begins case	3			-1	-1	-1	-3
begins category	3			-1			-1
begins charge	4		-2	-4	1	-1	-1
begins charged			2	-2	2	-3	-1
begins checking	2			-4	-1	-1	1
begins chrysler	3		-1	-3	-1	-2
begins chủ	-2			2
begins citi	-3	-1	-1	1		-4	2	-1
begins citibank	2			-2	-2	-3	2
begins cleveland	3			-3
begins client	3	-1	-1	-1	-2	-3	-1
begins closed	3		-2	-1		-2	-2
begins cobalt	1		1	-2			4
begins collection	-1	-1	2	1			-3	-1
begins collections		-1		1	-2	-4	-1
begins collector	-3			1		-1	1
begins comcast	-3			1			1
begins comenitybank/victoria	-3			3			-1
begins comments	3			-2		-2	-2
begins conns				-3		2	1
begins consumer	4			-2	-1		-1
begins conventional			-2	-3	-1		1
begins countrywide	3			-3
begins creditor	1	-3	1		-2	2	1	-1
begins credor	-2	-2		2	1	2	-4	-1
begins customer	3			-3	-1
begins d	2	-2		-1	1	3	-3	-1
begins dashboard	3			-1			-2
begins date	2		-1	-1	-1	-3	-1	1
begins debt	-1	-1	-1	-1	-3	-1	2	-1
begins debtor	-1		-1	2	-2	-3	-2
begins debts	-3	-1	1	2	-1	1	-1
begins denise	3			-2		-1
begins derogatory	3					-2	-1
begins des	4			-4	-1	-1
begins detach	3			-3
begins dillard's	-1			-3	3	3
begins dr	-3		1	-3	1	2	2
begins duke	3			-3	-1	-3
begins duluth	3			-2
begins e	-2			2	1		-3
begins education	3		-1	-2	-2	-1	-1
begins efx	3			-2	-1	-1	-1
begins elan	-1			1	-2	-1	3
begins electric	3			-1	-1	-1
begins ending	3						-2
begins enhanced			3	3	-2	-2	-2
begins equifax	3				-2	-2	-2	-3
begins estimated		-1	-1	2	-1	-3	-3	2
begins everyday	2			-2
begins experian	2			-1	-2	-2	-2
begins external	2		-1	-2			-1
begins extra				-2	-1	-3	1
begins f	4	-1		-2		-1	-3
begins fecha	3			-2
begins fico	3	-1		-1	-2	-1	-1
begins fidelity	3		-1	-3	-1		-1
begins fifth	-1		-1	1	2	-3	1
begins file	-2		-1	-1	-2	-1	3
begins first	-1		-1		-3	2	-3
begins firstbank				1			-3
begins freddie	3			-2			-1
begins furnisher	-3		3	2	-2	-1	-2
begins gas	3			-1		-1
begins ge	2			-2
begins gm	-2			3	1	2	-2
begins go	2			-3	1
begins goldman	-2			3		-1
begins guarantor				-4	-1	-3	2
begins h	3			-2	-3	-2	-2
begins hard	3			-1		-1	-2
begins here	-3		-1	4			1
begins hers	-3		1		-1	2	-2
begins hi	1	1	-2	-2		-3	1
begins highest	1			-1	1	-3
begins hola	2			-1	-1	1	-3
begins home	-3		-1	1	2	-3	-1	-1
begins hospital	-1	-1	3	-1	-3	-2	-1
begins household	3			-3
begins huntington	1	-1	-1	-1	-2	1	3
begins i	-3	-2	-1	1	-1	1	1	-1
begins ic	-1		-1	3		-1	-2
begins if	4			-4	-1	-3
begins individual	3			-1		-1	-1
begins inquired	3			-1		-1	-2
begins inquiries	4			-2	-2	-4	-2
begins installment	2	-1		-1	-2	-3	-3	-1
begins institution	3		-1	-4	-1		-1
begins insurance	3			-3
begins interest	3			-1	-1	-2	-2
begins is	-3		1	3		-1	-1
begins j	-4	-1	-1	4	-3	1		-1
begins jan				-2	-2	-2	1
begins jcpenney	-4			4
begins jpmcb	-5			5			-1
begins klarna	-2		-2	-3	1	1	-1
begins kohls	2				-1	1	-3
begins la	-3			1		2	-1
begins lakeshore	-3			3		-1	-1
begins late	1	-2	-1	2	-2	-5	-2	-1
begins legal	3				-1	-1	-1
begins legend	2	-1		-3	-1	-1	-1
begins lender		-1	1		-2	-1	1	-1
begins liability	-1			3	-2	-3	-2
begins lightstream	3			-2		-1	-1
begins loan	1	-2	2	-2	-4	-2	-1	-1
begins lowes	3			-5		1	-1
begins lucinda	3			-2	-2
begins make	3	-1		-3	-1	-1	-1
begins manage	3			-2	-1
begins mar	-2	2		3	1	-4	-1
begins marcus	1		1	-2
begins mariner	-3			4	-1	-2
begins menards			-1	-1	-3	2	-1
begins meridian	-2	-1		3	-1
begins midland	-3			2	-2		-3	1
begins mine	-4				-1	3
begins miss	4			-3		-1	-1
begins mom	-2			3	-1	-1
begins month	3			-3		-2	-4
begins monthly	-1	-1		4	-3	-4		-1
begins months	2		-2	1	-1	-3	-2
begins monto	3			-2		-1	-1
begins mortgage		-1	1	1	-4	-5	-2
begins mortgages	-2			3	-1	-1	-2
begins mr	-3			4	-1
begins n/a	-2			3	-1	-1	-1
begins name		-1	-1		-3	1
begins national	-2			1			-2
begins navy	-4		-1	3	-1	2	2
begins new	-3	-2	2	-1		1	-1	-1
begins norfolk	3	-1		-2
begins notes	4			-2	-2	-2	-1
begins nov	-2		-1	3	1	-1	-1
begins of	-4			3	-1
begins offers	3			-3	-2
begins office	3			-2	-1	-1	-1
begins official	2			-1	-1		-1
begins oi	-3				1	1
begins ok	-4		-1	1	2	4	-2
begins one	-3			3
begins onemain	-3		1	1	-2	-1	1
begins oriental	3				-1	-2	-1
begins original	2		-1		-2	-3	-2	1
begins other		-1	-2	2	-1	-2	-3	-1
begins owe	-1			-1		3	-2
begins owner	-1			2		-2	-2
begins page		-1	-1	1	-2	-1
begins paid	1		1	-3		3	-2
begins part	3			-2	-1	-1	-1
begins past	1	-1	-1	-1	-1	-3
begins pay	1		-2	3	-2	-2	-1
begins penn	-3			3
begins personal	-1			3	-2	-1
begins phone	4			-3	-3	-1	-1
begins pinnacle				-2			1
begins please	2			-1	-1	-3	-1
begins pnc	-3			2	-1	-2	2
begins po		-1		-2			-3
begins portfolio		-1	-2		-3		1	-1
begins prairie	3	-1		-3	-2	-1	-1
begins prepared	5			-4	-2	-2	-2
begins previous	3			-2	-1	-1
begins primary	5	-2		-4			-1
begins program	3			-2			-1
begins prosper	-3			2	-1		3
begins public	4			-4	-1	-2	-2
begins rating	-2			4	-2	-2	-3
begins real				-2	2	-5	-1
begins recent	4		-1	-2		-1	-2
begins reference	-1			2			-1
begins regional	-1			-1	-1	3	1
begins regular	2	-1		-1		-1
begins rent	3			-2	-2	-3	-1
begins reply	3			-2		-1
begins reported				1	-1	-3	1
begins repositories	3			-2
begins residential	3	-1		-2	-1
begins responsibility	3			-1	-1	-1
begins resurgent	-4		-1	2	-1	1	3
begins rockland	-3	-1		1	1	1	-1	-1
begins rooms	-3			3
begins s	3			-1		-2
begins santander	-2	-1			3	1	2	-1
begins scheduled				1	-1	-2	-3
begins score	3			-1	-3	-2
begins second	-2		-1	3
begins section	4			-4	-1	-1	-1
begins secured	-1		-1		2	1	-3
begins see	3		-3	-1	-1	-1	-1
begins segue	3			-2	-1	-1
begins sent				1	-2	-3	-1
begins seq	1	-1	1	3	-1	-2	-3	-1
begins sioux	2			-3	-1	-2	-1
begins snowball	3			-1		-2	-1
begins social	3			-1	-2
begins sorry	-3			3	-1	1
begins source	4		-2	-3	-1	-2	-3
begins spring	2			-2
begins st	1			1	-4	-3
begins status	1	1	1	-1	-2	-3	-2	-1
begins student	1		-4		1	-3
begins subject	2	-1		-2	-2	-1	-1
begins subtotal	-1					3	-2
begins syncb/ppc	-2			3
begins tax	4			-3	-1	-1
begins td			-1	-3	2	2	-2
begins thank	1			-1	-2	2	-2
begins then	2			-3	-3	-1	1
begins there	2			-2	-1
begins third	2			2		1	-3
begins times	3		-1	-3		-1
begins to	6		-1	-5	-2	-1	-1
begins tot	3			-2	-2	-2	-1
begins total	3			-1	-3	-5	-3	-1
begins totals	3			-2		-1
begins toyota	-1	-1	-1	1	-3	1
begins trade	2	-1		-3	-2	-1	-1	-1
begins tradeline	-3		4	-3	-1
begins trans	3			-2		-1	-1
begins transcript	-2					2	1
begins transunion	1	-1		2	-2	-3	-2	-1
begins transworld	-4			2			2
begins truist			1	2	-2	-2	2
begins tu	-2	-1			1	-2	2
begins two	3			-3	-1	-1
begins two-year	-2		-1	3
begins type	-1	-2	-1	-3		1	2	-1
begins ugh			-1	-3	1	1	-1
begins uncle	3			-1		-1	-2
begins uniform	4			-2	-2
begins unpaid	2			2	-1	-1	-3
begins unsecured	-3		1	3	1	1	-1
begins us	3			-1	-1		-4
begins usaa	-4				-1	2	3
begins used	-3			3
begins utilities	3			-2		-2	-1
begins verizon	4			-4	-1
begins view	3			-2
begins washington	3			-3		-1
begins webbank/fingerhut	-3			3
begins wells	-3		-1	2	-2	-3	1
begins what	-2			2		-4	-5	-1
begins who		-1	-1	2	-3	1	-4	-1
begins whose	-4			4	-1	-1
begins wife	3			-3	-1
begins with	3			-2
begins worst	3			-1			-3
begins y	-1	-1		2		-3
begins year	3				-1	-1	-4	1
begins yes	1			3	1	-1	-2
begins you	2	-1	1	-2	-1	-1	-1
begins your	1	-2		1	-3	-2
begins |		-3				-1		-1
begins ▸	-1			2
begins ◦				-3	2	2	-1	-1
begins ☐	-2		-4	-3	2	1	1	-1
begins ☒	-4		-2	4			-1
begins 【	-3				3	-3	-2
begins 😬	1	-2		-3	1	-3
best egg	3			-2
billing summary	2			-2	-1
capital one	-3			3			2
cards			-1	-1		3	-3
charge account	3			-1	-1	-1
charged off account	-1		1		2	-3	-1
chase card	2			-3	-2	1	1
collection accounts	3			-2			-1
collections	-2		-2	2	-3	-1
comments contact	2			-2
contact info	3			-1	-1	-1
credit card	-1		-1	-2	-1	-1	1
credit information	-2			3	-1
creditor contacts	3			-2
days past due	-3			-1			3
discover bank	-3			3
equifax	4			-3
equifax®	3			-3
everyday checking	3			-3
experian	3			-3
experian equifax transunion	3			-3	-1
first premier bank	4			-3
ic system inc	-3			3
inquiries	3			-1			-1
installment	-3			3
loans	-4	1	-1	3		1	-3
lvnv funding llc	-2			2	-1		1
means , short	-1		-2	2	-2	-3	-2	-1
means agency	2			-3	-1	-1
means balance	-1	1	-1	1	-4	-1	-4
means balance, short	-2			-1	-1	3	-3
means money		-1	1	-2	1	-2	2
means money, short	3	-2		-3	1	-1	-2
means name		-2	3	-1	-5		-1	-1
means number	-2	-2	-1		1	-3	3	-1
means number, short	-1	-1		2	-2	-1	-4	-1
means opened	3			-1	-1	-2	-2
means original, short	-1			4			-3
means paying, short	-1		-2	3	-1		-3
means reported, short	-1			2			-2
means statusHint, short	-2		-1	3
means text, short	2	-1	2	-2	-1	-2	-3
means veto, short	3			-1			-1
merrick bank corp	3			-3
my loans	3			-2
no	3			-3
no phone number available	4			-2			-2
none	4	-2		-3	-6	-1
opened	3			-1		-1	-2
original creditor: synchrony bank	3						-3
pattern "#","w	-1	2	1		-4	-4		-1
pattern "M#","		-1			-3	-4		-1
pattern "w","w	1	-1	-1		-4	-4	1	-1
pattern "w":"#	4			-3			-1
pattern "w":"M	3			-2	-4	2	-3
pattern "w":#	-3			-2	3	2	-1
pattern "w":M,	-4	-1		-3	2		2
pattern "w":{	3			-1	-2	-2	-1
pattern "w(w)"	-1	-1	3	-4	-3	1	-3
pattern #		2	1	-3		1
pattern #"w",", first	3	-1		-1		-1
pattern ###	3		-1	-2	-2	-1
pattern ##wM/M			-1	2	-1	-3	1
pattern #)#				-3	-1	-1	2
pattern #)#w#w			-1			-3	2
pattern #)w	-3			3
pattern #)w(w)	-3	-1		1	-3	4
pattern #)w,wM				2	-2	-3	3
pattern #, first	3	-1		-2	-1	-1	-4
pattern #.w#.$, first	3			-3			-1
pattern #.w(w)			1	1	-1	-1	-4
pattern #.w, first	1	-1	-1		-3	-1	1
pattern #.w,w#	-1	-1		-3	-2	-2	4
pattern #.w,wM	-3		-1	2	-2	-2	3
pattern #.w,wM, first	3						-3
pattern #.w...	-2			2	1	-1	1
pattern #.w:w	-3			2			2
pattern #.w:w#	3			-3			-1
pattern #.wMw,	-2		-1	4			1
pattern #/M/M	3			-1	-1		-2
pattern #/M/M#	3			-1		-2
pattern #:M, first	2			-2
pattern #M/M/M	3			-2		-1
pattern #M/MMM				-2	4	-2
pattern #M/MwM	2			-4		-1	1
pattern #w	-2	-1	-2	-1	-3	-2	3
pattern #w#		-2	1		-2	-2	-1
pattern #w##wM	1	-1		3	-1	-1	-2
pattern #w##wM, first	-3			3			-1
pattern #w#M/M	4		1	-4	-1		-1
pattern #w#MM#, first	3			-3
pattern #w#MMM	1			3		-1	-2	-1
pattern #w#MMM, first	3			-2			-1
pattern #w#MMw	-4			2	-1	-1	-1
pattern #w#Mw	1			3	-1	-3
pattern #w#MwM	4		-2	-4
pattern #w#w	2			-3		1	-1
pattern #w#w#w			-1	-3	1	3	1	-1
pattern #w#w#w, first	3	-1		-3		-1	-1
pattern #w#wMM, first	3			-2			-1
pattern #w#wMw				-4	1	2	-3
pattern #w(w)#	-2			3		-2	2
pattern #w(w)#, first	3						-2
pattern #w(w)M, first	3			-1			-2
pattern #w(w)w	-3			3			-1
pattern #w)###	-2			2
pattern #w, first	5	-1	-1	-3		-1	-2
pattern #w-wMw	4			-4
pattern #w/w	-2			1	3	-2
pattern #wM	2			1	-2	-1	-2
pattern #wM/M/, first	-2	-2		3
pattern #wM/Mw	3				2	-2	-2
pattern #wMMM#	-1	-1		1	-1	1	-3
pattern #wMMM+	4			-2		-1	-3
pattern #wMMMM, first		-3		1			-3
pattern #wMMMw, first		-2		1	-1		-4
pattern #wMw	1			-2	-2	-2	3
pattern #wMwMM		-1		1		-2	-3
pattern #wMwMM, first	3	-1		-3			-2
pattern #wMwMw	3			-3		1	-1
pattern (w)				2		2	-1
pattern (w)w#w	3			-3
pattern (w)w,w	-2			2		-1	2
pattern **Deli	-2			-1		-1	3
pattern *w	-2			3		-1	-2
pattern --	2			-1		-1	-1
pattern ------, first	1	-2		1	-1	-2	-2
pattern -[]w(w	3				-1	-2
pattern -wMw,w	-1				3	1	-1
pattern <_w_w=	2			-1	-2	-4	2
pattern <w="#"	1			-1		1	-3
pattern <w="w.	3			-2	-3	-1	-1
pattern <w>	-4		-1	5	-2	-2
pattern <w><w>	3	-1	-1	-2	-3		-1
pattern <w_w="	-1			3	-1	-2	-2
pattern >>>w-M	1			-3	-1	-2	1
pattern M	1		-2		-4	-5
pattern M.w	5			-1	-1	-3	-1
pattern M.w.w,	3			-2		-1
pattern M/M	3					-1	-1
pattern M/M/M	5			-1		-1	-3
pattern M/M/M#	3			-3	-1	-1
pattern M/M/MM	3		-3	-4	-2	1	2
pattern M/M/Mw	6			-6	2	-2	-2
pattern M/M/Mw, first	4			-2			-2
pattern M/MM/M, first	-1			3			-1
pattern M/MwM	1	1		-4	-1	-1	-2
pattern M/MwM, first	3			-2		-1	-1
pattern M/MwMM	5	-1	-1	-5	-2	-1	-2
pattern MM	4			-2	-1	-3	-1
pattern Mw	2	-1	-2	-4	-2	-2	-2	-1
pattern Mw#...	3			-2	-1
pattern Mw#MMM	1	-2				-1	2
pattern Mw#MMM, first	3			-2			-2
pattern Mw#wMM	-3			5		-2	-2
pattern Mw#wMM, first	3			-3
pattern Mw, first	3	1		-2		1	-4
pattern Mw,w	2			-1		-1	-1
pattern Mw,w,w	3			-2	-1	-1
pattern Mw,wM#	3			-3
pattern Mw,wMM	-1			3			-2
pattern Mw,wMw	-1			2
pattern MwM	3		-1	-1		-2
pattern MwM, first	4						-4
pattern MwMMMM			-1	4	-1	-1	-1
pattern MwMMMM, first	3	-1		-1
pattern MwMw,w	3			-2	-1
pattern Mw■w#:	3			-3
pattern M✓✓✓✓✓	3					-1	-3
pattern M✓✓✓✓✓, first	4			-1			-3
pattern w		-1	1	-1	-1	-3	-1	-2
pattern w#	1	-1	1	-1	-3	-5	3	-1
pattern w##		-1		-5	-4	-3	2
pattern w###	1		-1	2		-3	-2
pattern w#####	2			-3	-1	-1
pattern w##, first	3			-2
pattern w##/MM	3			-2		-1	-1
pattern w##/MM, first	-4			4
pattern w##MMM	3			-1	-1	-1	-1
pattern w##w	4			-2	-1		-1
pattern w##w, first	2			-2
pattern w#$M$M	-1	-1	-1	4	-3	-2	2
pattern w#$Mw$	-2		-1	3
pattern w#$M☐$	-2		-2	3	-1	-1	-2
pattern w#(w)#	2			-3	-1		1
pattern w#)	1	-1		-1	-2	-2	-3
pattern w#, first	1	-1			-1	-2	-4
pattern w#....	2			-2	1	-3	1
pattern w#/M/M	3			-1	-1		-1
pattern w#M$Mw	3			-3			1
pattern w#M/M/	-4	-1	1	4	-2	-1	-3
pattern w#M/MM, first	-2			3			-1
pattern w#MM#M	3			-1	-1	-3	-2
pattern w#MM#w				3		1	-2
pattern w#MMM#	-2	-1		1	-2	-3	1
pattern w#MMM/			1	1	-1	-1	-3
pattern w#MMMM	3		-1	-3	-2	-3
pattern w#MMw	1	-1	1			-1	-3
pattern w#MMw#	2			3		-1	-2
pattern w#MMw–	-3			3			1
pattern w#MwMw			-2		5	2	-2	-1
pattern w#w	1	-1	-1		-1	-3	-1	-2
pattern w#w#	1	-2	2		-2	-1	-1
pattern w#w##	-3			3
pattern w#w#wM	4		-1	-2	-2	-2	-1
pattern w#w, first	1	-1					-4
pattern w#w,wM	-2			2		-1	1
pattern w#w-wM				-1	3	2	-1
pattern w#w.w(	-2		1	3	-1		-1
pattern w#w.w.	3			-2		-1	-2
pattern w#w?	2			1	-1	-3	-2
pattern w#wMM/	-2		-1	3	-1	-1
pattern w#wMMM		-1	-1	3	-1	-2		-1
pattern w#wMw#	-3	-1	-1	3
pattern w#wMwM			-1	1	2	-5	-1	-1
pattern w$#,Mw	4			-1	-3	-3	-1
pattern w$Mw$M	2			-1	-1	-1
pattern w$____	3			-3
pattern w&w	-1			-1	-2	-1	2
pattern w&w,w	2			-1	-1		-1
pattern w&w,w.	4			-4			-1
pattern w&wM/M, first	-3			3
pattern w(w#/M	-3			3	2	1	-2
pattern w(w)	1	-1			-2	-2	-3
pattern w(w)#M	-3			4	1		-1
pattern w(w)-M	-2		-1	-1	3	1	-1
pattern w(w)M	3					-3
pattern w(w)Mw			-1	-1	3	-4	-3
pattern w(w)w:	4			-4
pattern w(wM/M	-2		-2	2
pattern w,	4	-1		-2	-3	-2	-3
pattern w, first			-1	-1	-3			-1
pattern w,#	3			-3			-1
pattern w,w#	5			-4	-2	-1	-1
pattern w,w#, first	4			-4
pattern w,w#,w	-3	-1		1	3	-3	3
pattern w,w#:w	-2			2	-2	1	-1
pattern w,w,w,	-1	-2	-2	1	-3	2	-3	-1
pattern w,w,w,, first	-4			-1	-1	4
pattern w,w,w.	1		1	-1	-3	-2	-1
pattern w,w,wM	3			1			-3
pattern w,w.	3				-2		-3
pattern w,w.w	3			-3
pattern w,w.w.	-4	-1	-1	2	2	-1		-1
pattern w,w>w<	-3			3
pattern w,wM	1	-2		-1	-3	-1
pattern w,wM, first	5			-4	-1	-1
pattern w,wM,w	-3			3		-1	1
pattern w,wMw:				-3		-1	1
pattern w,wMwM	2				-3	-2
pattern w-	-1			3	-2		-1
pattern w-#w			2	-1	-1	1	-3
pattern w--w--				1	-1	1	-4
pattern w-Mw	5			-2		-3	-3
pattern w-w		-2	1	-4	-1	-3	-3	-1
pattern w-w;w-	4		1	-4	-1		-1
pattern w-wMMM	4			-2			-2
pattern w.	2		-4		-2		-2
pattern w.#				2			-3
pattern w.#w	3			-1			-2
pattern w.(w:w	1			3	-2	-1	-1
pattern w., first	1				-1	-1	-3
pattern w....., first	2	-1		-1	-1	-1	-3	-1
pattern w.:#	2			-2	-1
pattern w.w	-1	-1	-2	1	2	-2	-3	-1
pattern w.w, first	-2			2	-1	-1	-1
pattern w.w,w.	3			1		-1	-3
pattern w.w-w	-1	-1			-2	1	2
pattern w.w.	2		-1		-1	-1	-3
pattern w.w/w	-1		-1	1	-1	-4	1
pattern w.w>w<	-3			3
pattern w.wM,w				-1		3	-1
pattern w.wM/M	2		-1	2	-1	-3	-2
pattern w.wMw	3			-3	1
pattern w.wMw#	3			-1		-1	-1
pattern w/w	-3	-1		3	-1	-2	-4	-1
pattern w/w#MM	2		1	-4	2	2	1
pattern w/w#w.	-3			2		-1	1
pattern w/w#wM	-1			3			-2
pattern w/w.w	-2		-1	4			-1
pattern w/w.w/				-2	-1	1	-1
pattern w/w/w/	-3		-1	3	-3	1	-2
pattern w/wM/M	-2			-1	-1	-1	3
pattern w/wMMM	-4			2	-1	1	1
pattern w/wMwM	4		-1	-3
pattern w:#	-1		-1	-4	2	-3	-1
pattern w:###	4	-1		-1	-2	-2	-2
pattern w:###M	3				-2		-2
pattern w:#, first	3			-2			-1
pattern w:#w	3			-2	-1	-1
pattern w:#w:#	4		-1	-2	-1	-2	-3
pattern w:, first	-2	-1		3		-1
pattern w:M	1	-1		-2	-4	-5		-1
pattern w:M/M			-1	2	-2	-5	-1	1
pattern w:MM	3			-1		-1	-2
pattern w:MM-	3						-2
pattern w:MM--	2						-2
pattern w:MMM	3			-2	-1	-2
pattern w:Mw	-1			2		-3	-1
pattern w:Mw,w	-1			3	-1	-1	-2
pattern w:Mw:M	1	-1	-2	2	-3	-3	-2
pattern w:MwMw	3			-3
pattern w:w			1		-3	-2		-1
pattern w:w#	-1			-1	3		-1
pattern w:w(w)	1			-2			1
pattern w:w, first	3			-2	-1	-1	-3
pattern w:w,w	5			-4			-1
pattern w:w,w#	3				-1	-1	-1
pattern w:w,w, first	3			-3
pattern w:w-w		-1		2		-3	-2
pattern w:w.w	5			-1	-1		-3
pattern w:w.w.	3		-1	-1	-2	-3	-1
pattern w:w.w:	4			-2	-1	-1
pattern w:w:#	2			-3	1	-2	-1
pattern w:w:M/			2	-3		-1	-2
pattern w:w:w				-3	-2	-1	1
pattern w:w:w:	-2	-1		3	-2	-2	-1	-1
pattern w:w:w:, first	3			-2
pattern w:w=w=	3			-2			-1
pattern w:wM	-2			-1	2	-2	1
pattern w:wM/M				-4	2	1	-2
pattern w:wMw,	2			2			-3
pattern w;w			-2	-4	-2	-2	1
pattern w>w<w.	-3			3
pattern w?w	-1	1		1	-1	-3		-1
pattern w?w, first	3	-3		-2	-1	-1
pattern wM##MM	1			-3		-1	1
pattern wM#...	2			-2
pattern wM(w)#	3			-2
pattern wM, first	-1	1		-6	-2	-3	3
pattern wM,wM#	-2			2		-1	-2
pattern wM,wMw	2			-1	-2	-2	-1
pattern wM-w#$	-3		-1	4
pattern wM-w, first	4			-4
pattern wM-wM-, first	3			-3
pattern wM....	-2			-2	3
pattern wM.w.	-2			2
pattern wM/M	4		-1	-2	-1	-1	-2
pattern wM/M/M			-1	-3	-1	-1	1	-1
pattern wM/M/M, first		-1		-4			2
pattern wM/MM/	1	-1		-8	-3	3	-4	-2
pattern wM/MM/, first	-5			5	-1	-1	-3
pattern wM/Mw	3			3	-1	-1	-4
pattern wMM	1	-1	-1	-2	-3	-5	2	-1
pattern wMM/M/	-2			3		-1
pattern wMMM	-1		-1	2	-4	-1	-2
pattern wMMMM#	-2		1	1		-1	3
pattern wMMMw	-2			4	-1	-2	1
pattern wMMMw#	-3			-1		3	-1
pattern wMMMwM			-1	1		-3	-1	-1
pattern wMw	-1	-1	-2	1	1	-3
pattern wMw#	3			-2	-1	-1	-1
pattern wMw#M	3			-2			-1
pattern wMw#w	-3		-1	-1	1	-2	2
pattern wMw#w#	3			-3
pattern wMw#wM	-2		-1	3	-1	-1	-2
pattern wMw(w)	-1		-2	-2	2	-1
pattern wMw,wM	1	-1	-1		-3	-3		-1
pattern wMw.wM	1					-2	-1
pattern wMw:Mw	-1			-3		1
pattern wMw:w	-3	-1		1	2	-2	-1
pattern wMw:w:				-4	2	-1	-1
pattern wMwM	1	1	-1	-1	-3	2	-1
pattern wMwM#M	-2		1	3		-1
pattern wMwM, first		-1		-1	-1	-3	2
pattern wMwM/w	-3			2	2	-3
pattern wMwMMM	-1	-1		2	-1	-2	-1
pattern wMwMw	4	-1	-1	-4		1	-2
pattern wMwMw#	3			-1	-1	-1	-2
pattern wMwMw,				-3		1
pattern wMwMw.	3			-2		-2
pattern w|wM	-2	2	-1	-2	1	3
pattern w|w|w	2			-2		-1
pattern w|w|w|	1		-1	1	-3	-1	-2
pattern w®w	-1			2	-1	-1	-1
pattern w–w		-1		-1	-3	-2	2
pattern w–w#MM	-3			2			2
pattern },	3			-1	-1	-1
pattern ◦wM	4			-1	-2	-3
pay status	-3			2			1
payment history	4			-2		-2	-2
payment history guide	3			-1		-1	-2
personal information	3			-1	-1
public records	3			-4	-1	-2	-1
santander consumer usa	-1			3			-2
satisfactory accounts	-2		-1	3
statement of account	4			-4
status unpaid	-2			2
syncb/ppc	-3			3
td bank n.a	-3			3
unsecured	-2		3	1	-1
us bank	-3			3		-1
visa platinum	-2			3
worst payment status	3						-3
二, 贷款	-3		1	2		-1	-2
# figure line below
account information	-3			3
account number	-4			2		-1	3
account status	-3			3			2
address	3	-2		-1			-1
balance histories	3						-3
begins #	4			-1	-2	-2	-1
begins $			-1	-2	-3	3	-2
begins (	2	-2	-1	-3	-2	-2	2	-1
begins +	-1		-1	3	-2	-1	-3
begins -	-2	-3		-1		1		-1
begins 4.2	2			-2
begins ;	-4				1	2
begins =	-1	-1	2	-4	1	-4
begins [	3	-1		-1	-2		-2
begins a	3			-2	-3	-4
begins aaron's	2			-3			4
begins account	1				-3	-3		-1
begins accounts	4				-2	-1	-2
begins acct	-1	-1		-3	4	3		-2
begins address		-3		1	-1	-1	-3
begins adverse	2			-1	-1	-1	-1
begins affirm	-2	-1	-1	-2		4	-2
begins aidvantage	-2		-1	1	2	-2	2
begins aluguel	2			-1	-2	-2
begins american	3		1	1	-2	-3	-2
begins amex		-1			-3		2
begins and	-5	-1	-1	-3	2	2	2
begins applicant	3			-2
begins apr	-3			3	-1	-1	-1
begins as	-1	-1	-1	1	-2	3	-3
begins ask	-1			1	-3	-2	1
begins asset	2	-1	-1	-1	-2	-3	-2
begins authorized	-4	2				2	-1
begins auto	-1	-1	-3	2	-4	3	-2	-1
begins available	4	-1		-5
begins avalanche	3			-2		-1
begins ay	-3			1			2
begins b	1		1	1	-2	-3
begins balance	-2	-1	1	1	-3	-2	2	-1
begins balances	4			-1	-2		-1
begins barclays	-1			2	-2	-3	1
begins beginning	3			-3
begins best	-3		-1	1			-1
begins billing	-3			3	-1	-1
begins bk	3			-2		-1	-2
begins bmw	3				-5	-1
begins both	-2			2	1		-1
begins bridgecrest	-1			1	-2	-3	1
begins c	2	-1	-1	1	-1	-4	-3
begins call	1			-3	-1	-2	1
begins cap	3	-1	1	1	-2	1	-3
begins car	1				-2	-3
begins cards	5			-3	-3	-1	-1
begins cavalry	-3			2		1
begins cedar	3			-3
begins certified	3			-3
begins charged	-1		-1	-1	2	-4	1
begins chase		-2		1	-4	1	-1	-1
begins check	2			-2	-1	-1
begins checking	4			-3	-2	-1	-1
begins citibank	-2			2	-1	-2
begins city	3			-2			-1
begins client	3		-2	-5	-1	-1	1
begins clm	3	-1		-3		-2	-3	-1
begins closed	-3		-1	3	2	-2	-3
begins clt	3		-1		-2	-1
begins cobranzas	3			-2
begins col	3					-2	-1
begins collateral	-3			2		-1	1
begins collection	1		-2	1	-2		-2
begins comments	1			-3		-2
begins completed	-3			3
begins confidentiality	2		-1	-2	-1	-3	-2
begins confirmation	3			-2	-1
begins conn's	1		1	-1	-2	-1	1
begins conns	-1			-3	1	1	2
begins consumer	2		2	-2	-2	-1	-1
begins contact	-1			-3	-1	-3	3
begins conventional	-2			1		2	-4	-1
begins court	4			-4
begins credit		-2	-2	1	-2	-1	-2	-1
begins creditor		-1		-1	-1		2
begins creditor's	2		-1	-2
begins crestline	2			-2	-1		-1
begins curr	3						-2
begins current		-2	-1		-3		-1	-1
begins còn	-2		-1	3		-1	-2
begins d	3	-2			1	1	-3	-1
begins date	1		-3	-2	-3	-2	1
begins daycare	3			-3
begins days	3				-1		-2
begins dear		-1		1	-3	-1	-1
begins debt	3			-2	-2	-1	-1
begins debtor	3			-1	-1	-2	-2
begins debts	3			-3
begins delivered	-3	2	-2	-2	2	1	1
begins dentist	-2		-2	-1	2	-1
begins dept	-1			-1	-1	-3	2
begins des	3			-3
begins detach	2			-1		-2
begins dispute	3			-1			-2
begins download	3						-3
begins dr	2			-1		2	-2
begins due	-3					-1	4
begins e	1	-1		3		1	-3
begins eastern	-3			2		-1	3
begins ecoa	1		-1	-3	-2	-3
begins end	4			-2	-1	-1
begins enhanced	-2			-2	-2	-1	3
begins enrolled	3			-3		-1
begins equifax	3			-1	-1	-1	-2
begins est	5			-1	-1	-2	-1
begins esteban	3			-3
begins eugene	2			-1	-2
begins exeter	-1		-1	1	-1	-3	1
begins external	-3	-2		3			1
begins f	4					-3	-1
begins feb	3		-1	-1	-2	-1	-1
begins federally	3			-3			-1
begins fha	-3			3		2
begins fidelity	4	-1		-5	-1	-1	-1
begins file	4			-4	-2
begins filed	3			-3
begins final	-3			1			2
begins fingerhut			-1	3	-3	2	-1
begins firstbank	3			-2		-1	-1
begins ford	-3			3		-2	-2
begins form	3			-3
begins from	-1				-1	1	-3
begins furnisher	3			-2
begins g	3			1		-1	-3
begins ge	4			-4
begins genesis	-2	-2	1	3	-1
begins gm	-3		-2	2		1	-3
begins got	-2	-2		-4	1		-3
begins great			-2	-2	4		2
begins green	3						-3
begins groceries	3			-2	-1	-3	-1
begins group	1			2			-3
begins hard	3			-3
begins harrow	-3	-1		3			-2
begins have	3			-3	-1	-2	-1
begins hers	-3				2	2	1
begins hi	2			-1	-4	-2	-1
begins high	2	-1	-1	-4	-1	-1	-1	-1
begins hsbc	3				-4	-2
begins i	1		-1	2	-3	-5	-1
begins ic	1			2			-5
begins if	4				-2	-3	-2
begins image	-6			4	1	2	1
begins include	3			-3
begins information	3			-3
begins inquiries	1		-1	1	1	-3	-3
begins installment		-1	-1	3	-2	-2	-2	-1
begins it	4			-1	-1	-3	-1
begins items	-1			2	-2	-3	-3
begins j	1				-1	-2	-3
begins jan	2			-1			-2
begins jpmcb	-3			3		-1
begins jpmorgan	3			-1			-1
begins k	-1			3	-2	-1	-1
begins kids	4			-3		-1	-1
begins kohl's	-2			3	-1	-1	-2
begins kohls/capone	-3			2			1
begins late	-1	-1	-1	1	-3	2	-1	-1
begins legend	3		-1	-1	-1		-2
begins let	3	-1		-2		-1	-1
begins liabilities	2			-2	-1
begins liability		-1		3	-2	-2	-2
begins limit	-2	-1		2	-1	-1	-2
begins list	3			-3
begins loan		-1	-2	-2	-2	-2	3	-1
begins loans	2			-2	3	-1	-2
begins location	2			-2		1
begins log	2	-1	-1	-1		-1
begins lol	3			-1	-1	-1
begins macys/dsnb	-2			3
begins mar	-1			-1	3	-1	-1
begins may	3			-3	-2	-2
begins medical	-3			2	-2	2
begins member	3	-1	1	-4	-1	-4	2
begins menards	2			2		1	-2
begins mercy	3			-3		-1	1
begins merged	3			-2	-2
begins midland	-3	-1			-1	1	1	1
begins min	-3	-1	-1		1	-1
begins mine	-2		-2	-2	2	3	-1
begins miss	2			-1	-1	-2
begins mission	2			-1	-1	-3	2
begins mohela	-4		-1	3	1	2
begins mom	-2	-1		5	-2		-1
begins monthly				-3	-1	-1
begins months	3			-2		-1	-1
begins mortgage	1		-1	1	-1	-3	-1
begins mr	-3			4	-1	-1	-1
begins navient	2		1	-3	-1	3	-2
begins need	1	-1		-2	3	-1	-2
begins nelnet		-1	1	1	-1	-1	-3
begins new	1	-1	-1	-1		-2
begins nissan	-4		-1	2		2	-1
begins nmls	4			-3	-1	-1
begins no	6	-1			-1	-3	-4
begins nonpriority	-3		2	3	-3	-3	-2	-1
begins nordstrom	-4		2	3	-2	-2	-2
begins not	-2				3	-3
begins note	-3			3	-2	2	-2
begins notes	-2			-3		-1	3
begins nothing	-2			3	-1
begins nov	1			2		-3
begins october	2			-3	-1		-1
begins offers	3			-4	-1	-1	1
begins official	4			-3		-1	-1
begins old	1		-1	2	-1	-3	-3
begins ollo		-1		-2	-1	3	-1
begins on	-4			2	-2	3	2
begins open			-2	4	-3	-1	-2
begins opened		-1	-2	3	-1	-2	-2	-1
begins orig	-2	-1	1	3	-2	-2	-1	-1
begins original	-1	-1	-1		-2	-2	1	-1
begins other	-1	-1	1	3	-1	-2	-5	-1
begins owe	-1	-1	-3	2	-2	-1	-2
begins owner	5	-1	-1	-4
begins page	3			-1	-1	-3
begins paid	-2			-1	-3	1	3
begins para	2			-1	-1	-1
begins part	5			-5	1		1
begins patient	-3		-1	3	-1	-1	-2
begins patients	-4			4	-1	-1
begins pay				-1	1	-4
begins payment	-1	-1		3		-2	1	-1
begins payments	4			-2	-1	-1	-1
begins payoff	-4				-1	-1	4
begins paypal			-1	-1	1	-3	-1
begins personal	4		-1	-2	-2	-1	1
begins placed	-1	-1	-1	3	-1	-1	-1
begins planet	3			-2	-2	-2
begins pmt	-2			-1	3	-2	1
begins po		1	-3	1	-2	-3	-1	-1
begins pob	-3		-1	3
begins portfolio	-4		-1	3
begins potentially	-3			4			-2
begins prepared	5			-4	-2	-1
begins previous	-2	-1	1		-1	2	-3	-1
begins principal	-3	1	-2	2	-1	-1
begins priority	-3			4	1	-1
begins program	3			-2			-2
begins provide	3			-2		-1
begins public	2				1	-3	-5
begins rating	3			-3	1		-5
begins re	3			-3	-2
begins real	-2			3	-2	2
begins ref	2	-1	2	-4	-1
begins rent	3			-2
begins repayment	-1	-1		-2		-2	3
begins report	4			-4
begins requested	5			-5	-2	-2
begins retail	-3		1	2	-1		-2
begins retirement	4			-4
begins revolving	-1	-1	-1	3	-2	1	-2	-1
begins rosalind	3			-3
begins s	2			-1	-2	-2
begins saldo	-4	-2		4	-1	-2	2
begins sallie	1		-1		-2	2	-3
begins salt	3			-2
begins satisfactory	4			-3		-1	-1
begins savings	4		-2	-2		-1
begins score	4			-1	-1		-1
begins sears	3		-1	-3	-1	-1	1
begins section	2			-5	-1	2
begins see	4			-2		-1	-3
begins sell	5					-3	-3
begins send	3	-1		-2
begins service	-3		-1	3	-1		-1
begins sioux	3			-3
begins snap	-3			-1	3	-2
begins sofi	-1			-3	-1	-1	2	-1
begins sort	2			-1	-1	-1	-1
begins source	-1			4	-1		-1
begins special	3			-1		-1	-2
begins spokane	2			-3	-2
begins subtotal	-1	-1			1	-4	1	-1
begins suffix	3			-2	-1	-1	-3
begins sum	2			-3	-1	2	-3
begins syncb/lowes	-2			3			2
begins số	-3			3	-1		-1
begins t	3	-1		-1	-5	-4	-3
begins take		-1		-3	-2	-2	2
begins target	-3	1	-1	2		1	-1
begins td	-2		-1	-1	1	1	3	-1
begins terms				-3		-1	1
begins that's	-2			3		-1	-1
begins the	2	-2		-1	-3		-3
begins then	-3			3	-1	-2	2
begins this	-1				-3	-3	1
begins tidewater	3			-2			-1
begins totals			-1	-2	-1	-3	2
begins trade			-1	-1		-3	1
begins tradeline	4			-1		-1	-3
begins tradelines	2	-1		-3	-1	-2	-1	-1
begins transcript	3			-1	-2	-3	-1
begins transunion	2	1		-2	-1	-2	-3	3
begins u.s	-1		-1	3	-1	-1	-2
begins unless	3			-2		-1
begins unpaid	-1			3		-1	-2
begins unsecured				-3	2	-1	-3
begins upgrade	-2					-1	2
begins upstart				1		1	-2
begins upvote	4			-3	-1	-3	-2
begins us	-3			1	-2	-2	2
begins usaa	-2			1	-1	2	3
begins verified	-1			4	-1		-1
begins was	1				-1	-4	-1
begins water	3			-3
begins wayfair	3		1	-3	-1
begins we	-4		-1	2	1	1	2
begins westlake	1			2	-1	-3	-5
begins who	-3				-1	-2	3
begins whose	-3		-1	1	-2	-1	1
begins worst	3			-2	-1	-1	-2
begins would	3			-1	-1	-1	-1
begins x	4	-1		-4
begins xfinity	2			-2	-1
begins y	-2	-1		1	1	-1
begins year	-3			2	-1	-1	2
begins yes				3		-1	-1
begins you		-1		2	-1	-3	-2
begins |	-1	-3		1			1	-1
begins }	3			-1	-1	-1	-1
begins ~	4			-2		-1	-3
begins ©	4			-3	-1	-1	-2
begins ◦	3		-2	-5	3		-2	-1
begins ☐	-1		-3	-2	1	2	-1	-1
begins ☑	-2			-1	1	3	-1
begins ☒	-3			3
begins ✓	3			1	-1	1	-5
begins 三	3			-4		-1	1
begins 余额	-4	-1		2		-1	1
begins 👍				-3	1		-2
begins 😬	-3	-1		1	1	1	1
closed	-6			6
date reported	-3			3			-1
ic system inc	3						-3
means , short				-2	-2	3	1
means accountStatus, short	-3			3			2
means date	-1			3			-2
means money, short	-1	-1		-3			3
means name	4			-3			-2
means name, short	4			-3			-1
means number	-2	-1				-1	3
means original	-1	-1	-1	3			-1
means reported, short	-2			3			-1
means status, short				-1		3	-1
means veto	3			-3
none	1	-1	-1	-3	-1	-1
opened	-2			2
original amount	-2			2			2
past due amount	-3						3
pattern "#","w	-1	2	1	2	-5	-3		-1
pattern "M#","	1	-1			-3	-4	-1	-1
pattern "w":"#	3			-3	-1	-1
pattern "w":"M	1			-1	-3
pattern "w":#	-3	-1		-5	2	4	-2
pattern "w":M	2	-1		-3	-2	-1	2
pattern "w":w,	-1			-3	-4	-3	5
pattern #"w","	-1	-1	-1	-1	-4	1	-1
pattern ###	3			-1		-1	-1
pattern ##/#M	5			-2	-1	-5	-3
pattern ##/#MM	-3	-1		-4	-1	2	3	-1
pattern ##w#wM	-2	3		2	-1
pattern ##wM/M	-1		1	2		-2	1	-1
pattern #)#	5			-4	-2	-1	-1
pattern #)w,Mw	-1		1	3	-1	-1	-1
pattern #)w,w#	-3			2			2
pattern #)w,w., first	3	-1		-2			-1
pattern #)w,wM	1			2	-3	-2	-3
pattern #, first	-1	1		2	-3	-2	-4
pattern #.w(w)	-4			4		1	-1
pattern #.w(w), first	-2		-1		-2		3
pattern #.w, first	2			-4	-3		3
pattern #.w,w#	-4		-1	2	-2	-2	3
pattern #.w,wM	-3		-1	2	-1	-1	1
pattern #.w,wM, first	3						-3
pattern #.w...	-1		2	-3	1		-1
pattern #.w.w	3			-3	-1	1
pattern #.w.w#	3			-3		-1
pattern #.w/w,	2			-2
pattern #.w:w	-2			-1	-1		2
pattern #.w?	-3		-1	2	-1	3
pattern #/M/M	2						-2
pattern #=w#=w	3			-1	-1	-1	-2
pattern #M/#M#				-2		3
pattern #M/#Mw	1		-1	-3			3	-1
pattern #M/M			-2	-3	2	-1
pattern #M/M#M	1		-2	-4	1	-4	-2
pattern #M/M--	3			-3	1	-2	-3
pattern #M/MMM			-4	-5	2	-5	2
pattern #M/MMw	4		-1	-2			-4
pattern #M/Mw	3	-1	-3	-4	-3	1	-2	-1
pattern #M/Mw:	3		-2	-2	-1	-3
pattern #M/MwM	1		-2	-3	-2	-5
pattern #w	1	-1	2	-4			-4
pattern #w#	4			-2	-1	-1	-1
pattern #w#M/M	3			-2	-1	-1	-1
pattern #w#M/M, first	3			-3
pattern #w#MMM				3	-2	-1	-1	-1
pattern #w#MMM, first	3			-1			-2
pattern #w#MMw				3	-1	-2	-1
pattern #w#Mw	-3			3	-1	2	-1
pattern #w#wM/	3			-3	-2	-3	-2
pattern #w#wMM	-3			1	-1	-1	3
pattern #w#wMw		-1	1	-3	4	2
pattern #w(w)M	1	-1		2	-1	-1	-3
pattern #w(w)w	-3				-1	-2	1
pattern #w.w	3			-3	-1
pattern #w/w#M	5	-2		-2		-1	-2
pattern #w/w#M, first	3			-2			-2
pattern #w/wMM				1			-3
pattern #wM	2		-1	-4		-1
pattern #wM/M	3		-1	-2		-2	-2
pattern #wM/MM	3			-3	-2	-1	-1
pattern #wM/Mw	2	-1		-3	-2	-2	-3
pattern #wMM, first	4			-3			-1
pattern #wMMM#	2			-2		-1	-1
pattern #wMMMM, first		-3		1	-1		-4
pattern #wMMMw, first		-2		1			-3
pattern #wMMwM, first	1			-1			-3
pattern #wMw	4			-4		-1	-1
pattern #wMw, first	4			-4
pattern #wMwM#	3			-1	-1	-1	-2
pattern #wMwM/	3		-1	-4	-2	2	-1
pattern (w)w#w	-3						3
pattern (w)w,w	-3			3			1
pattern (wM,w,	-3		-1	3
pattern *w:M	-4			4
pattern -[]w(w	1		-1		-3	-2
pattern -w(w)M	-2		1			3
pattern -w-	4		-1	-1	-1	-1	-1
pattern -wMw,w	3			-2	-1	-1	-2
pattern -wMwMw	-3			2			1
pattern </w>	2			-1	-2	-2	-2
pattern <_w_#=	-3			-2	-1	-1	3
pattern <_w_w=		-1			2	2	-3	-1
pattern <w="#"	3			-1	-3	-2	-2
pattern <w="w.	3				-2
pattern <w><w>	2		-1	-2	-3		-2
pattern <w_w="	2			-2	-3	-3	1
pattern ======			2	-5	-3	-3
pattern M	-1	-2	1	-1	-4	-4	1	-1
pattern M#wM(w	3	-1		-1		-3
pattern M, first	-2			3		-1	-4	-1
pattern M.w	4	-1			-1	-2	-1
pattern M/M, first	-4			5		-1	-1
pattern M/M/M#	-1			-3		-1	2
pattern M/M/M, first	3					-1	-2
pattern M/M/MM	4	-1	-2	-3	-1	-1	-1
pattern M/M/Mw	3	-1	-1	-2	-1	-3	-2
pattern M/MM/M	1	2	2		-3	-2	-2
pattern M/MM/M, first		2		-3			-1
pattern M/MMMM	3			-3
pattern M/Mw#w	3			-2		-1	-1
pattern M/MwM	3			-3	-1	-1	-2
pattern M/MwMM	3	-1		-4	-1	-1	-1
pattern Mw		-1	-2	2	-2	-1	-4	1
pattern Mw#/#/	-3			3
pattern Mw#w	-2			2			-1
pattern Mw#wMM	-1	-1		2		-2	1
pattern Mw#wMM, first	3			-2
pattern Mw,w	3			-3	-2	-2	-1
pattern Mw,wM#	3			-3
pattern Mw:Mw:	-3		-1	3
pattern MwM,wM, first	3						-3
pattern MwMMMM				4	-1	-1	1
pattern M✓✓✓✓✓	-1			-1	-2	-2	2
pattern M✔✔✔✔✔	3					-1	-2
pattern w!	1			-2	-1	-3	1
pattern w#	3	-1		-2	-1	-4	-1	-1
pattern w##	4			-3	-2	-2
pattern w##/MM	2			-1		-3	-1
pattern w##MMM	4			-1	-1	-2	-2
pattern w##w	3			-2	-2	-3	-2
pattern w##w, first	3			-2			-1
pattern w#$M$M	1	-1	-1	1	-3	-2
pattern w#$Mw$	-2		-1	3
pattern w#)			-2		-3	-3
pattern w#)#	3			-3	-1		-1
pattern w#)MM	-2			5		-1	-2
pattern w#/#/M	-1			3		-1	-2
pattern w#/M	3			-1	-1	-1
pattern w#/M/M	2			-2
pattern w#:w	6			-6	-1	-1
pattern w#M	5			-1	-3	-2	-5
pattern w#M,w:	3			-2	-1
pattern w#M/M/	-4	-1	1	3	-1		-1
pattern w#M/MM		-1	-2	-3	-2			-1
pattern w#MM	3			-3
pattern w#MM#M	4			-2	-2	-4	-3
pattern w#MMMM	3	-1		-2	-2	-2	-4
pattern w#MMwM	-4		-1	4			1
pattern w#Mw		2	-2		-2	-2		-1
pattern w#MwMM			-1	3	-1	-1	-1
pattern w#w	2		-1	-4	1	-1	-1
pattern w#w#w#	3	-1	-1		-1	-1	1
pattern w#w#wM	3			-2
pattern w#w.w	4			-3		-1	-1
pattern w#w.w., first	-5			5
pattern w#w:M	-3			3
pattern w#wM	6		-1	-5	-1	-1	-2
pattern w#wMM/	-3		-1	3		-1
pattern w#wMwM	-1	-1	1	2	-3	-4	1
pattern w$#,Mw	2			2	-2	-3	-2
pattern w$M$M	-1		1	4			-3
pattern w$____	5			-5
pattern w&w	3			-2	-1
pattern w(...M	1		-2	-4		-2	2
pattern w(w)##		-1	-1	2	-3	-2	-2	-1
pattern w(w), first	3			-2			-1
pattern w(w)..	-2			3			-1
pattern w(w)M-	-2			-1	1	3	1
pattern w(w)MM	-3		-1	2	-2	2	1	-1
pattern w(w)w	-1			2	-1	-1	-3
pattern w(w)wM	-1	-1	1	2	-3	-2	-3
pattern w,	3				-2	-4	-2
pattern w,#, first	2			-2
pattern w,MwMw	2			1			-2
pattern w,w	1		-1	-2	-4	3	1
pattern w,w#	4			-2	-1
pattern w,w#,w	-2			3	1	2	-1
pattern w,w,w,	1	-2	-1	1	-3	-3	-1
pattern w,w,w., first	3			-2			-1
pattern w,w,w:	3			-2	-1		1
pattern w,w.w	5	-1		-4	-1		-1
pattern w,w.w.	3			-3	-1		-1
pattern w,w.wM	1	-1	-1	3	-1	-1	-2
pattern w,w?	-3			4
pattern w,wM	1		1		-5		-1
pattern w,wM, first	7			-4	-2	-1	-1
pattern w,wM,M	-1			1		-2	2
pattern w,wM,w			-1	3	-1	1	-3
pattern w,wM.				2	-1	-1	-2
pattern w,wMw#, first	3			-3
pattern w,wMw,	3		-1	-1	-2
pattern w,wMw:, first	5			-3	-1	-1	-1
pattern w,wMwM, first	3			-2
pattern w--	3		-1	-1			-2
pattern w-----	4			-2		-1	-1
pattern w-w	-1	-1	2	-4	-2	2	2
pattern w-w#wM	-3			2		1	1
pattern w.	2		-1	-2	-1	-3	3
pattern w., first				2	-1	-2	-2
pattern w.....	-2	-1	2	2	-4	-2	1	-1
pattern w....M	-4			2	-2	-2	2
pattern w.M	1	1	-1		-3	-2	-2
pattern w.Mw.M	-3	-1	1	-1	1		-2	-1
pattern w.w	3	-2	-1	-1	-2	-2	-2
pattern w.w#MM	-3			3		-1	2
pattern w.w(w)	-2		1	3	-1	1	-3
pattern w.w,	3			-3
pattern w.w,w,	1			3	-2	-1	-1
pattern w.w.	5			-3	-1	-1	-1
pattern w.w.w#	2			2		-3	-3
pattern w.w.w.	4			-3		-1	-1
pattern w.w:M	-4			5
pattern w.w?	-2			-2		2
pattern w.wM, first	4	-1		-4
pattern w.wMwM	-2			3	-2	-2	-1
pattern w/w	-2	-1	1	1		-4	2	-1
pattern w/w#MM	3		-1	-4	1		2
pattern w/w#Mw	-1			3			-2
pattern w/w#wM	-1			3			-1
pattern w/wMwM	3		-2	-1	-1		-3
pattern w:	1	-1	-2		-4	-2	-1
pattern w:#	-1	2	3	-1	-3	-2	-2
pattern w:#w:#	3			-2	-1
pattern w:#w:M	4			-4			-1
pattern w:#w:w	4	-1	-2	-4	-1	-1	2
pattern w:, first	3	-1		-3			1
pattern w:---	2			-1			-1
pattern w:----	-2			4	-1		-1
pattern w:--w	-4			4		-1	-1
pattern w:--w-	-3			3
pattern w:-w-	-4			4		-1	-1
pattern w:M	-1	-2	1	2	-2	-3	1	-1
pattern w:M#/M	-3					4
pattern w:M#/M, first	-3			3
pattern w:M, first	4	-1		-2	-1	-2	-4
pattern w:M-M/, first	-3	-1		1	-1	-1	1	-1
pattern w:M/M	2			1	-1	-3	-1
pattern w:M/M/, first	5	-2		-2	-1
pattern w:Mw	3		-1	-5	-1	2	-2
pattern w:Mw#w	4			-3
pattern w:Mw,w	5			-4	-1
pattern w:Mw:>	3			-3
pattern w:Mw:>, first	3			-3
pattern w:Mw:w, first	3			-2			-1
pattern w:w#	3			-2	-1
pattern w:w#:#	3		-2	-1	-2		-1
pattern w:w$#,	-2	-1		5	1	-1
pattern w:w(w)			-2	-3	-2		3
pattern w:w, first	3	-3		-2		-1	-3
pattern w:w,w#	-1			1	3	-2	-3
pattern w:w,w,	3			-2	-1	-1
pattern w:w,w.	3		-1	1	-2	-5	-1
pattern w:w,w:	3			-3	-1
pattern w:w,wM	2			-2	1	2	-1
pattern w:w.	3			-2	-1	-2	-1
pattern w:w.Mw	3			-2	-1
pattern w:w.w,	4			-3	-2	-2	-2
pattern w:w.w.	2				-2	-4	-1
pattern w:w.w., first	-1			-2			2
pattern w:w.w:	4			-4	-1	-1	-2
pattern w:w/w	-3			3	-1		2
pattern w:w/w:	3			-2	-1	-1
pattern w:w:M/	-4	-1		1	-2	-2	3
pattern w:w:w	-3			3		-1
pattern w:w:wM	-2			2		-1
pattern w:w;w	3			-2	-2
pattern w:w<w>	4			-3	-1	-1	-1
pattern w:w=w=	3			-2			-1
pattern w:wM,w	3			-1	-3	-1	-2
pattern w:wM.	-3						3
pattern w:wM/M	4			-3	-1	-1	-1
pattern w:wMw,	-2		-2	2	-1	2
pattern w:wMwM	3			-1	-2	-2	-1
pattern w;w	4			-2	-1	-2	-1
pattern w=M	-3			3	4	-1
pattern w?	-2	-1	-2	-1		1		-1
pattern w?#	4			-4
pattern w?M/M	4			-4
pattern w?w	4			-2	-2	-3	1
pattern wM(w)#	3			-1		-1	-1
pattern wM,wM#	-3			3
pattern wM,wM,	-2			2
pattern wM,wM,, first	3						-2
pattern wM-wM-, first	-2			2
pattern wM., first	1			-3			1
pattern wM.wM.	-4		-1	4
pattern wM/M	-2			3	-1	-1	1
pattern wM/MM/	1			-3	-2	-2
pattern wM/MM/, first	-2			3			-1
pattern wM/MMM, first	-3			3
pattern wMM		-2	-2	1	-3	-3	1	-1
pattern wMM#/#, first	-3			3
pattern wMM, first	3			-2			-1
pattern wMMM, first	3			-2			-2
pattern wMMMMM	-1	-1	-1	-1	1	3		-1
pattern wMMMMw	3		-1	-2		-2	-2
pattern wMMMwM	-2			5	-2	-1	-2	-1
pattern wMMw	-2			3	-1	-1
pattern wMMwMM, first	3					-2	-1
pattern wMMwMw	-2			-2	-1	-2	2
pattern wMw	-1	-1	-1	3	-1	1	-1
pattern wMw#	3			-2
pattern wMw#,w	-3			2	2	-1	1
pattern wMw#:#	5			-3		-1	-1
pattern wMw#M	3			-2		-1	-1
pattern wMw#w	-2			-2	-2	3	3
pattern wMw, first	1			-3		-2	2
pattern wMw,Mw	4			-4		1	-1
pattern wMw,w,	2			-2	-1
pattern wMw,wM	1	-1	-2	-1		-2	3	-1
pattern wMw.w:	3			-3		-1
pattern wMw:	-2			2
pattern wMw:Mw	-3			4
pattern wMwM#w	-2	-1	-1	3	1	-1	-1
pattern wMwM, first	-2			-1			3
pattern wMwM.w, first	-3					3
pattern wMwM/M	4	-1		-2		-1
pattern wMwMw	2			-1	-1	4	-2
pattern w|w	4			-3	-1
pattern w·w	-3		-1	4		-1
pattern w·w, first	-3			4
pattern w–w	3		-1	-3	-2	-1	-1	1
pattern w–wMMM	3		-1	-3	-1		-2
pattern w•w	-2			2
pattern |w|#|M			-2	-1		1	-3
pattern ©Mw,w.	2						-2
pattern ☐w(w)M	-3		-1	-1	1		2
pattern ☐w.	3			-3
pattern ✓w/wMw, first	3						-2
pattern 👍				-1	2	-2	-2
pattern 😬	-3	-1		1		1	1
payment status	-4			2			2
public records	3				-1		-3
real estate mortgage	-3			3		-1
remarks	-3			4
reported balance	-4			4
saldo	-2			3			1
student loans	-3						3
二, 贷款	3						-2
# figure pattern comes
always		-3		1	-3		-1	-1
often		-2	-1	3		1	-1	-1
once	1	-3	1			-1	1	-2
twice		-3	-1		-1		-1	-2
# figure read as, shape
accountName code		1	-1	-3			-1
accountNumber code	-3		-1	3	-1		-1
accountNumber digits-2	1	-1	-2		-3	-3	-2
accountNumber digits-3	-3			4		-3	-1
accountNumber digits-5	-6			5	1
accountNumber digits-6	-3		-1	3
accountNumber digits-7	-4			4	-1		-2
accountNumber lettered-code	-1	-1	-1	2	-1	-3	-3
accountNumber with-digits	-1	-1	-2	3	-4	-6	-4	-1
accountNumber year	-3			4	-1		-2
accountNumber? digits-1			-1	1	-1		-3
accountNumber? digits-3	-2			2
accountNumber? with-digits			-3	1	-1		-1
amount code	-1	-1	-1		2	-3	-1
amount digits-3	-2	-2	-1	-4	3	1	-3	-1
amount digits-4	-3			-3	2	2
amount digits-5	-2			-1	4		-1
amount digits-6	-2			-2	3		-1
amount with-digits	-1		-1	-4	3	-6	-2
amount year	-3				3	-1	-1
amount? digits-1	-5			-2	5		-2
amount? digits-2	-1			-1	2	-2	-2
amount? digits-3	-3			-2	5	-5	-1
amount? digits-4	2		-1	-3	-1	-1
amount? with-digits	1		-1	-3			-2
current code	-1			-3		-2	2
current digits-1	-3		-1	3	-1	-5	3	-1
current digits-2	-1			-2	-2	-5	1
current digits-3	-4			-2	-1	-3	4
current digits-4				-1	-3	1
current digits-7	-1			3			-1
current lettered-code	-2	-1		-3	-1	-2	4
current with-digits	1			3		-3	-3
current? code	-1			-3	-2		2	-1
current? digits-1		-1		-2	-2	-5	1	-1
current? digits-2	2	-1		-2	-3	-3	-1
current? with-digits	-5				1	-3	2
current? year				-2	-2	-3	1
goes on code	-2	-1	2	-3		-1	1
goes on digits-1	4	-2		-3	-1	-1	-1
goes on with-digits	3	-1	-1	-4
goes on? digits-1			1	-3	-1	-1
goes on? digits-2	4		-2	-3			-1
goes on? digits-4	-2		-3	3		-1
goes on? lettered-code		2	-3	1			-1
goes on? with-digits	-3	-1	2	-1
goes on? year	-1	-1	2	-1
paying code	-2			-3		3
paying digits-1	-3	-1	-1	-1	2	2	1
paying digits-3	-2		-1		-5	2	-3	-1
paying digits-4	-3				-3	1	2
paying lettered-code	-3	-1	-1		-2	3	-5
paying with-digits	-3	-1	-1	-2	1	3
paying year	-1			-1	-2	1	-3
paying? digits-2				-1	-3	1	-1
paying? digits-3	-4			-1	1	2
paying? with-digits	1		-1	-2	-3	1
# figure read as
accountName	-2	2	1	-1	-1	-1	-1	2
accountName?	3	-1	-1	-1		-1	-3
accountNumber	-1	-1	-3	2	-2	-5	-5	-1
accountNumber?		-1	-4	1	-2	-2	-3	-1
amount	-4	-2	-2	-3	3		-4	-1
amount?	-1	-1	-2	-7	2	-1	-4	-1
current	-3	-1		-2	-2	-5	4	-1
current?	-3	-1		-5	-1	-4	1	-1
goes on	-1	-3	3		-2	-2	1
no debts	2	2	-2	-2	-3	-1	-4	-1
no part	1	-1			-1		-4	-1
no part, in row	1	-1	1	-1	-1		-9	-1
paying	-4	-2	-3	-2	-2	4	-3	-1
paying?				-1	-2	2	-3
# figure read in
accountName, one debt a line	-1	-4		3			-1
accountName, tables and labels		1		-3			-2	2
accountNumber, a bullet for each debt	-1		-3	2	-2	-1	-1
accountNumber, a column for each debt	-2			2
accountNumber, a letter about one debt	-4			4	-1
accountNumber, a paragraph for each debt	-5		-1	5	-2	-1	-1
accountNumber, a row for each bureau	4			-4
accountNumber, cards of a portal	-5			6
accountNumber, columns below each other	-4			4			-1
accountNumber, objects	-4			4	-1
accountNumber, one debt a line		-1	-3	2	-2	-5	-5	-1
accountNumber, records of labels	-5			5
accountNumber, running text	-3	-1		3
accountNumber, tables and labels		-1	-3	1	-2	-4	-4	-1
amount, one debt a line	2		-2	-6		-4	-3	-1
amount, running text	-4				5	-2
amount, tables and labels	-3	-2	-1	-5	4	-5	-3	-2
current, a bullet for each debt	-3				-1	-1	4
current, cards	5			-1	-1		-4
current, columns by their place	-3	-1		2	1		3	-1
current, headings on several lines				-1	-2	-3	1
current, objects	-4	-1		-1			4
current, one debt a line		-1		-1	-1	-6	1	-1
current, tables and labels	-2	-2	-1	-3	-3	-6	4	-2
goes on, a bullet for each debt	2	-2	-1	-4			-1
goes on, cards	-1		-3	2
goes on, one debt a line	1	-1	2	-3	-2	-1	-1
goes on, tables and labels	-1	-4	1	1	-2	1		1
no part, a bullet for each debt	-2	1	1		1	-3	-3	-1
no part, a letter about one debt	-1	-3	2	-1	-4	-5	-2	-1
no part, a paragraph for each debt	-1	-1	-2	2	-2		-7	-1
no part, a row for each bureau	3			-2				-1
no part, cards	-2	1	-3		1	1	-7	-2
no part, cards of a portal	1		-2		-3	-4	-3
no part, columns below each other	-1	-1	-1	-2	-3	2	-2
no part, columns by their place	2	-3	-2	-2	2	-1	-7	-2
no part, headings on several lines	3	-1	-1	-2	-4	-5	-3
no part, labels	2				-2	-3	-1
no part, none		2		1	-5	-6	-4	-1
no part, objects	4	-1	-2	-2	-4	-5	-4
no part, one debt a line		-3			-1		-8	-1
no part, running text	-1	-1	-3	1	1	-2	-3	-1
no part, tables and labels	2	-1	-1	-2	-2	-2	-3	-1
paying, a bullet for each debt	-2			-3		3
paying, columns below each other	-1			-1	-1	2	-4
paying, columns by their place	-1			-2	-2	2	-3
paying, objects	-3			-1	-1	3
paying, one debt a line	-3		-2	-3	-4	5		-1
paying, running text	-2			-1	-2	4	-3
paying, tables and labels	-4	-2	-2	-1	-2	3		-1
# figure shape and behind
code capital	-3		-2	2			1
code capitals	-2		1	1	-2	-1	-2	-1
code code	1	-1			-3	-4	-2
code date	-3			3		-1	-1
code digits-1				2	-2		-4
code digits-2	-1	-1	-1	1	2	3	-5	-1
code digits-3	3	-1	-2	-2	-2	-1
code digits-4	3		-1	-3
code digits-5	3			-2	-1	-1
code dollars	3				-2	-4	-2
code end	4	-1	-1	-6	-1	-1	-2	-1
code lettered-code	2		-2	-1	-2	-1	-2
code line		-1			-2	-3	-1
code mark-(	4		-1	-3	-1
code mark-)	2	-1	-1		-3	-2	-3
code mark--	-2		-1	3	-1	-1	-1
code mark-/	-3	-1		3	-1	-1
code mark-;	-1				-1	-2	2
code mark-<	-3			3
code mark-?	2			-2
code mark-·	-2			3
code mark-–	-2			2	-1	-2	1
code percent	2			-2
code small	2		1	-2	-3	-4	-3	-1
code with-digits	-3	-1		3		-1
digits-1 capital	4			-1	-2	-2	-3
digits-1 capitalised	2	-3	1	-3		-1	-3
digits-1 capitals	1	-2		-4	-3	-1		-1
digits-1 cents	5			-1	-1	-1	-3
digits-1 code	1			-3	-1	-2
digits-1 date	4		-1	-4	-1	-2	-1
digits-1 digits-2	2	-1		-3	-2	-5	-1	1
digits-1 digits-3	6		-2	-4	-4	-3	-2
digits-1 digits-7	-2		3	-4	-2	-2	2
digits-1 end	3			-1	-1	-1	-1
digits-1 lettered-code	1		-1	-4	1	-3	-3
digits-1 line		-1		-5	1	-1	-1	-1
digits-1 mark-"	-1	-2	4	-6	-1	-1	1	-1
digits-1 mark-(	-3		1	-2	1	3
digits-1 mark-)	2	-3		-4	-5	-2	1	-1
digits-1 mark--	1	-1		-5
digits-1 mark-.	2	-1		-4		-2		-1
digits-1 mark-/	4			-5	-1	-1	-1
digits-1 mark-:	4		-1	-3	-3	-1
digits-1 mark-;	4			-1	-2	-1	-2
digits-1 mark-<	3			-2	-1	-2	-2
digits-1 mark-=	4	-1		-1	-1	-1	-3
digits-1 mark-|	-1			-4	1	-1	1
digits-1 mark-–	1			-1	3	-2
digits-1 small		-1	-1	-4	-3	-1	1	-1
digits-1 thousands	2			-2	-1	-3
digits-1 thousands-and-cents	4	-1		-3	-1	-2	-2
digits-2 capital				-3	-2	-3	1
digits-2 capitalised		-1	-1	-4	-1	-1	3
digits-2 capitals		-4	2	-8		-3	1	1
digits-2 cents	-1	-1		-6	1	2	-1	-1
digits-2 code	1		1	-5	-1		-3
digits-2 digits-1	2		-1	-4	-2	-1	-2
digits-2 digits-2	1	-1		-2	-3	-1	-2	-1
digits-2 digits-3	-1		-1	1	-3	3	-4
digits-2 digits-4	-1		1		-2	1	-3
digits-2 digits-7	3		-1	-3		-2	-3
digits-2 dollars	2			-4	1	-3	-3
digits-2 dollars-and-cents	1			-3	-1
digits-2 end	1			-1	-3		-3	-1
digits-2 lettered-code	-1		2	1		-3	-1
digits-2 line	-1	-1	1	-4		1	-2	-1
digits-2 mark-"	-2	-1		-5	-4	-2	4
digits-2 mark-$	1			-1	-3	1	1
digits-2 mark-(	3				-1	-1	-1
digits-2 mark-+	1		-1	-3	-1	1	-2
digits-2 mark-.		-1		-5		1	-1	-1
digits-2 mark-/	2	-1	-1	-5	-2	1	-1	-1
digits-2 mark-<	3			-2		-1	-1
digits-2 mark-=	3			-1		-1	-2
digits-2 mark-|		-1		-5		1	-4
digits-2 small			-1	-4	-4	-1	1
digits-2 thousands			-1	-3		1
digits-2 with-digits	4	-1		-3		-5		-1
digits-2 year	-3			3			-1
digits-3 capital	3			-3	-2	-1	-1
digits-3 capitalised	1	-1	-1	-4	-2	-2		-1
digits-3 digits-1	-2			1	-3	1	-4
digits-3 digits-2	-1	-1		-3	1	1	-1	-1
digits-3 digits-4	-2	-1		1	-4	3	-2
digits-3 dollars	5			-1	-2	-3
digits-3 dollars-and-cents	-2		-1	3	-2	-3	-3
digits-3 lettered-code	2	-1		1		-5	-5
digits-3 line	-1	-1		-2		1	-3	-1
digits-3 mark-"	-2		-1	-5		-1	2
digits-3 mark-$	-1	-1		1	2	-3	-1
digits-3 mark-(	3	-2	-4	-3	1	-2	-1
digits-3 mark-)	2		-1	-3	-2	-3	1	1
digits-3 mark-+	1			-2	-2	-5	1
digits-3 mark-,	2			-1	-3	1	-1
digits-3 mark--	-2		-1	-3		1	-1
digits-3 mark-.	-1	-1	-1	-4		1		-1
digits-3 mark-/	-2		-1	-4		1		-1
digits-3 mark-—	1		-1	-2	1	-3	-1
digits-3 mark-→	3			-1	-1	-1
digits-3 percent	4		-1		-1	-3	-1
digits-3 small		-1	-1	-4	1	-1	-1	-1
digits-3 thousands			-1	-3	-1	1
digits-4 capital	4			-2	-3	-1	-1
digits-4 capitalised	3		-1	-1	-4	-2	-1
digits-4 capitals	4	-1	-2	-2	-1	1	-3	-1
digits-4 digits-1	-3	-1		-2		3	-2
digits-4 digits-2	2		-1	-6	3	-4	1
digits-4 digits-3	-2			-2	3	-5	-2	-1
digits-4 digits-4	1	-1	-1		-1	-5	-3	-1
digits-4 digits-5	-2			3	-2	-2	-1
digits-4 dollars	-3		-1	4	-3	-1	-1
digits-4 end	3			-2	-1	-1
digits-4 letters	-3	-1		4		-1	-1
digits-4 mark-)	-2	-1	1	2	-3	-2	-2	-1
digits-4 mark--		-1		1	-3	-3	-2
digits-4 mark-/	-2			3	-2	-2
digits-4 mark-:	-2			3	-1	-1
digits-4 mark-|	-2			3			-1
digits-4 mark-–	-4		-1	3	-2	-2	-1	1
digits-4 masked	-2		-3	2	-1	-1	-1
digits-4 percent	-3			3	-2	-1	-1
digits-4 small	-1	-1	-2	2	2	-4	-4	-1
digits-4 thousands	-3			3	-1
digits-4 thousands-and-cents	-4		-1	5	-1	-1
digits-4 with-digits	-3		-1	1	1	-3	-3
digits-4 year	-2			-3	-1		3
digits-5 capitalised	5			-3	-2		-1
digits-5 digits-2	-3		-1	-2	4
digits-5 digits-3				-4	2	-1	-2
digits-5 digits-4	2			-1	-3	-2	-1
digits-5 digits-5	1	-1	-1	-2	-3	-1	1
digits-5 digits-7	3		-1	-1	-1		-1
digits-5 line	4			-1	-3	-1	-1
digits-5 with-digits	3			-2	-2	-1
digits-6 capitalised	4		-1	-3	-1		-1
digits-6 capitals	3	-1		-3	-2	-1
digits-6 digits-4	-3				2	-1	-1
digits-6 digits-6				-4	-3	-1	2
digits-7 capital	-4		-1	4
digits-7 date	-3			3	-1	-1	-1
digits-7 digits-1	3			-3		-1	-1
digits-7 dollars	-4			4
digits-7 end	3			-3		-1
digits-7 lettered-code	1				-2	-2	-4	-1
digits-7 mark-"	-1		-1	3	-2	-2	-3
digits-7 mark-)	3			-2
digits-7 mark-,	-5	-1		5	-2	-2	-1
digits-7 mark--	-2			3	-1	-1	-1
digits-7 mark-.	-3			4	-1	-2	-1
digits-7 mark-/	-4			4
digits-7 mark-:	-3			4
digits-7 mark-;	-4		-1	4	-1	-1	-1
digits-7 mark-|	1			-1	-3	-2	-1
digits-7 mark-–	-3			3
digits-7 masked	-4			4		-1
digits-7 small	-2			3	-2	-1	-1
digits-7 thousands	-3			3
digits-7 with-digits	-3			3		-1
digits-7 year	-2			2
lettered-code capitalised	1	-3	-1	1	-2	-2	-6	-1
lettered-code capitals			-2	1	-4		-1	-1
lettered-code code	-3	1	2	2			-1
lettered-code digits-2		-1	-2	-3	-3	-3	6	1
lettered-code digits-3	3			-3
lettered-code digits-7	-3	2	2	-2	-1	2	-3	-1
lettered-code dollars	-3		-1	3			2
lettered-code dollars-and-cents	1	-1	-3	-1	-2	-2	-3	-1
lettered-code end	4			-1		-1	-3
lettered-code lettered-code	2	-1			-2	-3	-2	-1
lettered-code line		-2	-2		-2	-1	1	-1
lettered-code mark-"	1	-2		1	-4	-3	-2	-1
lettered-code mark-$	3		-3	-3		-1	-1
lettered-code mark-(	-1	-1	1	-2	-2	-4	4
lettered-code mark-,	-2	-3	-1	1	2	-1	-5	-2
lettered-code mark-;	-3	-1		3	-2	-2	-1
lettered-code mark-=	3			-2		-1
lettered-code mark-|	-4		3	2	-2	-2	1
lettered-code mark-–	1				-3	-3
lettered-code mark-—	-3	-1		2			-1
lettered-code masked	3			-3	-1		-2
lettered-code small	-3	-1	-1	2	-3	-4	-1	-1
lettered-code thousands-and-cents	-3		1	1
lettered-code with-digits	-2	-1	-2	-3	-1	2	-5	-1
masked capital	-3			3
masked cents	-3			3		-2	-1
masked date	-4			4
masked digits-2	-1		-3	1	-1	-1	-1
masked line	1	-1	-3	1	-2	-1	-2
masked mark-"	-2	-2	1	2	-2	-2	-2
masked mark-$	-3		-1	3
masked mark-(	-3		-2	4	-1
masked mark-,	-1			1	-3	-1
masked mark--	-3			3	-1	-1
masked mark-.	-4			4
masked mark-/	-3			3		-1
masked mark-;	-3			3	-1
masked mark-–	-3			3
masked small	-3			1	-1
masked thousands-and-cents	-5			5
with-digits capitalised	1	-2	2	-3	-2	-4	1	-1
with-digits capitals	3	-1	1	-3	-1	-1	-3
with-digits cents	3		-2	-3	2	-2	-2
with-digits digits-1	3			-3	-2	2	-3
with-digits digits-2	-5	-1	-1	2	2	1	-6
with-digits digits-3	-3	-1		-2	3	-2	-1
with-digits dollars	-3			3	-2
with-digits dollars-and-cents		-1	-2	1	-3	-2	-2	-1
with-digits end	4			-1	-1	-3	-1
with-digits lettered-code	-2				-2	-4	2
with-digits letters	2	-1		-3	-1	1
with-digits line	1	3			-2	-1	-3	-1
with-digits mark-"	-1	3	-1	-2	-1			-1
with-digits mark-$	1	-1	-1	-1	-1	2	1
with-digits mark-(	-3		-1	2	-1	-2	-1
with-digits mark-,	3	-3	-2	-5	1	-3	-5	-2
with-digits mark--	1		2	-1	-1	-3		-1
with-digits mark-/	1		-2		-5	-1	-1
with-digits mark-;		-1		-4		1	-2
with-digits mark-?	3			-2	-3	-2
with-digits mark-–	2		-1	-1	-4	-2	-1
with-digits small	-1	-2	-2	-5	2	-1	-1	-1
with-digits thousands	-3		-1	3	-2	-1
with-digits thousands-and-cents	3		-1	-2	-1	-1
with-digits with-digits	-1	-2	-1	-1	-2	2	-3	-1
with-digits year	4			-4	-4	-1	1
year capitalised	3	-1		-5	-2	-2	-2	-1
year code	-3		3	1
year digits-1	-2		-1	1	-2	1	1
year digits-2		-1		-3	1	1	-1
year digits-3	-1			-1	-1	-1	3
year dollars	3			-3	-1	-1	-2
year dollars-and-cents	2		1	-1	-1	-2	-3
year end	3			-1		-1	-2
year lettered-code	2		-1	-7	-3	1	-2	-1
year mark-"	1		1	-1	2	-1	-3
year mark-(	3			-2	-1	-1	-1
year mark-)	-1	-1	1	1	-2	-1	1
year mark-,	2			-1	-3	-2	-1
year mark--	1	-1		-3	-1	-1
year mark-.		-1		-4	-2	-2	1
year mark-;	3			-3		-1	1
year mark-|	3			-2	-1	-2
year mark-–	-1		1	2	-1	-1	-3
year mark-—	3			-1			-2
year small		-1	-1	-1		-3	1
year thousands-and-cents	-3		-2	-1	3	-1
year with-digits	2			-2	-1	-2	-2
# figure shape
code	1		-1	2	-2	-3	-1	-1
digits-1	1	-2	2	-5	1	-2		-1
digits-2	1	-2	1	-5	-1	1	1	-1
digits-3	-1	-2	-1	-4	1	1	-2	-1
digits-4	-1	-2	-2			-1	-4	-1
digits-5		-1	-1	1	1	-2	-1
digits-6		-1	-2	1	-1	-3	-2	-1
digits-7	-1	-1	-4	2	-3	-3	-5
lettered-code			-1	2	-3	-2	1	-1
masked		-2		2	-3	-3	-3	-1
year	1	-1	2	-3	-1	-1	-1	-1
# figure size
0	1	-3		-1	-2	-4		-1
1	2	-2	-2	-1	-1	-4	-2	-1
10		-1	-1	-1	1	-3	-1
11	1	-1	-2	2	-2	-1	-2
2	1	-3	2	-4	-2	-1		-1
4	-2	-1	1	-4	-2	2	-1
6	1	-1	2	-3	1		-1	-1
7		-1	-2	2		-3	-3
8	-1	-1	-1	-2	2	-3
9		-1	-1	2	-3	-2	-1
none		-2	-2	-5		-2	-2	-2
# figure sums of line
1		-3		-1	-1	2		-2
2	-1	-3	-1	2	-4	-3		-1
3		-1	-2	2	-3	-1		-2
# figure words before
 account	-3			4		-1	-2
 account_id	2		-1	-3
 acct	1	-1		3	-1	-2
 act		-1		1	-1	-2	-3
 amex	3			-2
 auto		1	-1	-4	2	-4
 balance	4			-2	-1	-1	-1
 bank					3	1	-1
 buy	2				2	-1	-3
 c	-1	-1			2	-3	-2
 card	1		3	-4		-2	-3
 chase	3			-2		-2	-2
 checking	-3	-1		3
 citi				-3	-1	2	-3
 collection	-2	2		2	-3	-2	-1
 collections	1			-1	-3	-1
 creditlimit	3			-1	-2
 cu	2			-4		-1	1
 current	1	-1		1	-1	1	-3
 date	3						-2
 deferred	-1			3		-1	-1
 delinq	3			-3		-1
 delinquent	-2			-1	-2	-1	2
 due	4			-3	-1	-1	-2
 enrolled	-1		2	-4	-2	-2	-3
 equifax	5			-5
 experian	3			-2			-1
 finance	-3				1	-2	2
 highbalanceamount	3			-1	-1	-1
 i				-3	-1	-4	3
 i1	-3				3	-2
 i2	-1			2	-1	-3	-1
 i3	-1	-1		3	-1	-3
 installment	4			-2	-2	-3	-1
 j	3			-2	-2	-3
 late		1		1	-1	-3	-1
 late_count	3			-1	-1	-2	-1
 m	1	-1		-3	1	-2	1
 mask	-3			3	-1	-1
 min	1			3	-1	-2	-3	-1
 mo	-2	-1		1	-2	-4	2
 monthlypaymentamount	-5			-2	-3	5	-2
 monthsreviewedcount	3			-1	-1	-4	-1
 mortgage	3			-2	-1	-2	-2
 mtg	-3			-1	1	3	-3
 n				-3	-1	1
 n.a	-3		-1	3
 no	-1	-1		-5	3	-2	1
 number	3			-3	-1
 on	3	-1		-1			-2
 other	3			-2	-1		-1
 paid	1			1		-1	-3
 pastdueamount	3			-1	-2	-2
 payments	-3					3
 q	-3			-1		1	2
 r	1			-2		-3
 r9	-2			3	-1	-2	-1
 reported	3			-1		-1	-1
 revolving	2	-1		-3	-2	-4	1
 settled	3						-3
 status	-4						4
 terms	3			-1		-1	-2
 total	4			-2	-1	-2	-2
 totals	4				-3	-3	-1
 transunion	-2	-1		3	-1	-2	-1
 type	-4			-2		-1	4
 unpaidbalanceamount	-4			-2	4	-2	-1
 unsecured		3		-2	-1		-1
 us	-2			-1	2	-3	2
 visa	1				-3	2
1 a	-1	-2	-1	3	-2	-3	1
1 aadvantage	-3			2	-2	3	-1
1 about	5			-3	-2	-5	-1
1 acceptance	-2		-2	4	-1	1	1
1 account	-1	-1		2	-2	-3	-2	-1
1 account_id	2		-1	-3
1 accountidentifier	-6			6	-3	-2	-2
1 accountnumber	-3			3	-1
1 accounts	6			-4	-1	-1	-1
1 acct	-3	-2		5	-1	-4	-3	-1
1 actions	3	-1		-2			-2
1 active	3			-1		-1	-1
1 address	3			-2	-3	-1
1 affirm	-4		-1	-1	2	2	-3
1 after	5		-1	-2	-1	-2	-3
1 afterpay	-2		-1	-1	2	-1
1 agency	-2			-2			3
1 ago	3	-1		-3	-1	-1
1 agreed	-1	-1		1	-3	-2		-1
1 aidvantage	-2	-1	1	2	1	-3	-1
1 al	2			-1	-1
1 all	-1			-4	-1	-2	2
1 ally	1	-1	-1		3	-1	-1
1 altitude	-3			3			1
1 amazon	-3			3	-1	-1	2
1 ambulance	4			-3	-1		-3
1 amex		-1	-2	-1	-1	2	-3
1 and	3			-2		-1	-2
1 application	2			-2	-1
1 apr	4			-4	-1	-1	-2
1 april	3	-1	-1	-1			-2
1 apt	6			-3	-4		-1
1 are	-4			1	-1	-3	4
1 assigned	3			-2			-2
1 at	3			-5	-3	-6
1 august	4			-1	-1		-1
1 aut	3		-1	-2	-1	-1	-1
1 automobile	3					-2	-1
1 autopay	-2			-3		2
1 ave	-3		-1	3	-1		-1
1 b	2	2	-1	-3	-2
1 back	3			-3
1 bal	-3	-1	-1	-4	4	-4	-3	-1
1 balance	-1	-2	-1	-4	4	-2	-3	-1
1 bank	1	-1	-4	1			-2	-1
1 bankruptcy	2			1	-2	-1	-1
1 barclays	-4		-1	4	-1	2	-3
1 behind	-1			-2	-2	-4	2
1 best	4			-3		-2
1 bill	-1			2		-3	-3
1 bk	-1		-1	4
1 bk7	-2			3
1 boat	4				-1	-4
1 borrowerid	4			-3	-1	-1
1 box	4		-1	-2	-4	-2
1 brandvold	4			-3	-1	-1
1 bridgecrest	1		2		-2	-3
1 bring	2				-2	-1
1 brokerage	3			-3
1 bur	2		-2	-1	-1
1 buy	1			1	1	-1	-3
1 by	4			-1	-2	-3	-2
1 c	1	-1		-2	1	-4	1
1 ca	2	-1		-5	-1	-1	-1	-1
1 call	2			-6	-1	-1	2
1 car	-1		1	-1	2	1	-3
1 card	-1	-2	1		1		-3	-1
1 carro	-3	-1		2	1	2	-2
1 cash	-4	-1	-2	2	3	-2		2
1 cbna	-3		-1	4
1 cc	1		-1		-3	-2	-1
1 ccccccccccccc	-4			4
1 cell	3			-2		-1
1 ch				-2	1	-3	-2
1 change	3	-1		-3		-1
1 chapter	4			-1	-2	-1	-2
1 charge	-2			-3	-1	2	1
1 charge-off	2			-1	-3	-2	1
1 chargeoff	-1			-1		-1	3
1 chargeoffamount	3			-1	-2
1 charges	3			-2	-1	-1
1 checking	6	-2		-5	-1	-1	-1
1 church	3				-1	-2
1 citi	-2		-3	3	-3	1	-1
1 citibank				2	2	-1	-2
1 citifinancial	-3		-2		2	-1
1 civic	-2			-1	3	1
1 ck	3			-2	-1
1 claim	3	1		-3	-1	-1
1 claims	3			-2			-1
1 client	3			-2	-1	-1	-2
1 clinic	2		-1	-2			-1
1 closed				3	-1	-1	-4
1 co	-1	2	1		-1	-3
1 code	6			-4	-1	-1	-4
1 coll	1	-1		1		-3	-3
1 collection	-2	2		1	1	-4	-3	-1
1 collections	1			-2		-3	1
1 comenity	-4			3	1	-1	-2
1 comments	2			-2			-1
1 confirmation	5			-4	-1
1 contact	3			-2
1 corp	-1		-1	1	-1	-3	1
1 creditfileid	3			-2	-1
1 creditlimit	3			-1	-2	-1
1 creditlimitamount	3			-2	-2	-1
1 creditor	-2	2		-3	-2	-3	-1	2
1 creditreportidentifier	3			-2	-1
1 cuenta	-3	-1		4		-2	1
1 cycle	3					-1	-1
1 d	1	-1		-3	1		1	-1
1 d60	4	-1	-1	-3	-1	-2	-1
1 dated	3				-1	-1
1 dates	-1	-1	2	-2	-1	-2	-3	-1
1 day	3			-3	-1	-2	-3
1 daycare	4				-2	-2
1 days	3	-2		-3	-3	-3	-1
1 debt	-1		-1	-3	-2	-1	2
1 debtor	3			-1	-1	-1
1 debts	2	1		-2	-1	-2	-1
1 dec	3		-1	-2	-2	-1
1 december	2			-1		-1
1 deferred	1			4	-1	-2	-2
1 del	-1				-1	-3	1
1 delinq	1			-4		-2	2
1 delinquency	2			-1	-1	-1	-2
1 delinquent	-3	-2	-1	-2	-3	-3	4
1 dental	1			1	-2	-1	-1
1 depot	-4			3			3
1 dept	2			-3	-1
1 dia	1			-1	-2	-4
1 digits	-3			3			-1
1 docket	3			-3
1 docs	3			-1		-1	-1
1 downvote	3			-2		-1	-1
1 draft	4			-1	-2	-2	-1
1 dsnb	-3		-1	3
1 duration	4			-1		-2	-1
1 días	2				-1		-2
1 ed	-2		-3	1	-1	1	-1
1 edfinancial	3				-1	-2	-1
1 electric	2		-1	2	-2	-1	-3
1 en	-3			4	-1	-1	-1
1 end	4			-3
1 ending	1	-1	-1	1	-2	-1	-2	-1
1 enrolled	-1		2	-4	-3	-2
1 equinox	-1				-1	2	-3
1 est	2	-1	-1	-1	-2	-2	-1
1 estate			2	-2	-1	-2	-2
1 everyday	-3		-1	2			2
1 expenses	3			-2		-1	-1
1 experian	4			-2	-2	-1	-1
1 express	-1		1	1	-3	-2	-1
1 ext	2			-1	-2	-3	-1
1 f	3			-2	-1	-2	-1
1 f-150	-3	-1		2			3
1 factors	3				-1	-2	-1
1 fargo	-3			2			2
1 fax	3			-3	-1	-1	-1
1 fcu	-4	-1	1	2	-2		2
1 feb	1			-4	-2	1	-2
1 february	4			-2	-1	-1	-1
1 fee	-1			-3	3	-2	-1
1 fha	-1			-3	1	3	-2
1 fico	3		-1	-2	-1	-3
1 fidelity	2		-2	-2	-1	1	-1
1 filed	-2	-1		-2	2	-2
1 fin	1			1	-3		-2
1 final	1	-2			-1	-3	-1	-1
1 financial	-3	-1	2	3	-1	-1	-6	-1
1 fingerhut	-3	-1	-1	1	2	2	-1
1 fingerhut/webbank	-3			3
1 first	4	-1		-3	-1	-1	-2
1 fl	4		-1	-3	-1	-1
1 for	4			-2	1	-4	-4
1 forbearance	-1			-1		2
1 form	4		-1	-3	-1	-2	-1
1 four	-3			3	-1	-1
1 free	3			-1	-1	-2	-1
1 freedom	-2			2	3	-2	1
1 fri	4			-2	-2		-1
1 from	5			-3	-2	-1	-1
1 furn	-2		-1	2
1 furniture	-3			-1	4	3	-3
1 ga	5			-4	-3	-2	-1
1 gas	1		-1	1	-2	-3	-1
1 gemb/lowes	-3		-1	2	1
1 gmac	-2		-1	3
1 go	1	-1	1	-2		-1	-2
1 gold	-3			1		-1	2
1 good	3			-1		-1
1 goods	-1			-4		2	1
1 greensky	-3			3
1 guarantor	-3			2	-3	1
1 h	1			-3	-1	-1	1
1 have	3			-1	-1	-1
1 health	-3		-2	4	-1	-1
1 heloc	-4		1	1	-2	2	2	-1
1 high	2			-3			1
1 highbalanceamount	3			-2	-3	-3
1 highcreditamount	3			-3	-2	-2
1 him	3					-3	-1
1 hipoteca	-3				1	1	-1
1 history	3			-4	-1	-2
1 i				-2	-1	-5	2	-1
1 i1	-2			-2	4	-3	-1
1 i2	-1			2	1	-3	-1
1 i3	-1	-1			2	-3	-1
1 ia	4	-1		-3			-1
1 il	4			-3	-1	-1
1 in	1	-1	1		-4	-4
1 inc	-1	-1	-2	3	-2	-2	1
1 incurred	4			-1	-1	-1	-2
1 inquiries	4			-2		-1	-1
1 ins	4			-1	-2	-2
1 insurance	2				-1	-3	-1
1 ira	4			-4			-1
1 irs	-2	-1	2	-3	-1		-2
1 is	-2				-2	2	-1
1 it	2			2	-3
1 item	3	-1	-1	-2	-2	-2	-2
1 items	4			-3	-1	-1
1 j	4			-3	-2	-3	-1
1 jan				-5	-2	-2	2
1 january	3			-1	-2	-1
1 jen	-3			3	-1	-1	-1
1 jetblue	-3			3
1 jewelers	-3		-2	4
1 judgment	-3			-1			4
1 jul	2			-4	-2	-1	1
1 jun	2			-3	-1	-1
1 june		-1		-3	-1	-1	1
1 k	2			-3	1	-2	-1
1 known	3			-3
1 kohl's	-2			3		-1	-2
1 kohls	-3		-1	2	2		-2
1 ks	4	-1		-2	-2	-1
1 ky	2			-2	-1
1 laptop	-3		1	-2	2	1
1 last	1		-2		-4	-3	-1	-1
1 lates	4			-1		-1	-3
1 left	-5			-3	1	5	-2
1 lendingclub	-3			3			-1
1 lendmark	-1			3	-1		-2
1 length	3	-1		-1	-1	-1	-1
1 letter	4		-1	-2	-2	-2	-2
1 level	4			-2	-1	-1	-1
1 license	3			-3		1
1 like	2			-3	-1	-2
1 lim	2			-3	-2	-1
1 limit	1	-1		-3	-4	-4	1
1 lines	3			-2		-1
1 llc	-1	-1		1	-2	-1	1
1 loans	1	1	-2		-2	-3	-2	-1
1 lowe's	-3			2	-1	-1	-1
1 lowes	-2		-1	-2	3	2	-2
1 lt	-2			3
1 luz	1			-1	1	-3	-1
1 m		-1		-4		-2	2
1 mac	3			-3
1 macy's	-2		-1	2	2	-2	-1
1 macys/citibank	1			-1		2	-3
1 made	3					-2	-1
1 make	3			-1			-2
1 mar	2		-1	-4	-2	-1
1 march	-1			-3	-2	3	-2
1 mastercard	-1	-1	-2	3		1	1
1 mattress	1		-1	-3	1	1	-2
1 may	3			-3	-2	-1	-1
1 mazda	3		1	-3
1 me	3			-4	2	-4	-1
1 mes	-2			-1	-1	-1	2
1 meses	-3				-1	-2	3
1 met	3					-1	-2
1 mi	3		-1	-1	-1	-1	-1
1 min	-3	-1			-4	3	2	-1
1 minimum	-1			-1	-3	3	-4
1 mo	1	-2		1	-3	-6	1
1 mom	-1		-1	1	1	-3
1 month	-2			-2	-2	1	3
1 monthlypaymentamount	-6			-2	-3	6	-2
1 months	1	-1		-2	-2	-4	1
1 monthsreviewedcount	4			-1	-1	-4	-1
1 mortgage	1	-1	-1	2	-1	-2	-2	-1
1 mos	3			-2		-2
1 mrn	3			-3
1 ms	2			-2
1 mínimo	-3			-2	-2	3	-2
1 n	2	-1		-5	-1	-2	-1
1 n/a	-3			3	1	1	-3
1 name	1	3		-4	-1		-1
1 navient	-3		-2	4
1 navy	-3		-2	1	1	3
1 nco	-2		4	-4
1 nd	3			-3			-1
1 ne	4			-3	-1		-1
1 nelnet	1	1	-3	-2	1		-1
1 net	3			-1	-3
1 network	-2			3			-1
1 nm	4			-4
1 nmls	2			-5	-1	-1	-1
1 no	-3	-4		3	-1	-5		-1
1 note	-3		-1	3		-2	-1
1 notes		-1		-5	-2	3	-2
1 nov	4		-2	-2	-1	-2	-2
1 november	3			-2		-1
1 now	-1	-1		2	-1		3
1 number		-2	1	1	-3	-2	-2	-1
1 ny	3			-2	-1
1 núm	-3			3
1 obligations	3	-1		-2			-1
1 oct	3			-3	-1	-2	-1
1 october	4			-2	-2	-1	-1
1 of	4	-2	-1	-4	-3	-3	-2
1 offer	3			-2	-1	-1	-1
1 ok	5			-1	-2	-3	-2
1 omit	3			-1	-1	-1
1 on		-1	-1	-4	-2	-3	2
1 one		-1	-4		3	-2	1	-1
1 onemain	-3			2	-2	1	2
1 only	3			-2	-1		-4
1 open				-5	-2	-2	2
1 opened	2	-1		-3	-2	-2	-1	-1
1 opn	2		-1	-3		-1
1 order	4			-3		-1	-1
1 over	3		-1	-1	-2	-3	-2
1 owe	-2			-2	4	-4	1
1 p	3			-2	-2	-2	-2
1 pa	3		-1	-1	-1	-1	-1
1 page	3	-1	-1	-2	-3	-1	-1	-1
1 paid	4	-2	-1	-2	1	-3	-4	-1
1 part	4			-2	-2	-1	-1
1 pastdueamount	4			-2	-2	-3
1 pattern	3	-1		-2		-1	-1
1 pay			-1	-3	-4	1	-1
1 paycheck	4			-1		-1	-1
1 paying	-2			-2	-1	3	-2
1 payment	-1	1			-3	3	-2	-1
1 payments	-1	-2		-4	-1	2	-1
1 payoff	5			-1	-3	-1	-2
1 pc	-2			3	-2	-1	-2
1 peloton	-1			2		-1	-1
1 personal	-1				-2	1	-4
1 pg	3		-1	-1	-1	-1	-1
1 phone	4		-2	-7	2	-3	-1
1 piti	-3		-1	-3		2	3
1 placed	2			-1	-1		-1
1 plan				-3	2	1	-2
1 platinum	-1		-2	-2	3	-1	-1
1 plcc	-3			3
1 plus	2		-1		-1	-1
1 pm	4			-3	-1	-1	-1
1 pmt	-2	-3	-1	-4	-4	4	1	-1
1 pob	3			-3
1 postalcode	4			-3	-2	-1	-1
1 pra	-4		-1	3			2
1 premier	-4		-1	2	1
1 profile	5			-3	-1	-3	-2
1 progress	-2		-1	2
1 prosper	-3		1	3	-1	-1	1
1 pymt	2		-1	-3		-1
1 q	-1		-1	-3	-1	3	-1
1 quicksilver	-4		-2	5		-1
1 r	2			-2	-1	-4	-1
1 r01	-2			3		-1
1 r1	1			1	1	-3	-1
1 r4				-1	2	-3
1 r9	2			1		-3	-1
1 radiology	-3			4	-1		-1
1 rate	-1			-2	-3	3	-1
1 rating	-1			-3	-1	-2	2
1 re	-3		1				2
1 rec'd	3			-1		-2	-2
1 receivables	-3			3
1 records	4			-3			-1
1 recovery	-2		3	-1	1	1	1
1 redcard	-2		-2		3	-2
1 ref		-1			-2	-2	-3
1 reflect			-1	3	-1	-1	-1
1 rent	5			-3	-3	-3	-1
1 rent-to-own	-3		3	1
1 report	3			-2	-1
1 repossessed	-3			-1	-2	-2	3
1 requested	3			-3	-1	-1	-1
1 reta	-2					-1	2
1 retail	3			1			-4
1 return	3			-2		-1	-1
1 rev	1	-1	-1		-1	-1	-3	-1
1 reviewed	3	-1		-1		-1	-2
1 revolving		-2					-4	-1
1 right	3			-2		-1
1 rogue	3	-1	-1	-2		-1	-1
1 routing	3			-3
1 rptd	4			-2	-2	-1
1 rv	-3			3
1 savings	2	-1	-2	-3	-2	-3	1
1 score	6			-3	-4	-3	-1
1 scores	3			-1	-1	-1
1 section	3			-1	-1	-1	-1
1 secured	2	-2		-2	1	-3	-2
1 sep	2			-3	-2	-1
1 september	3			-1	-1		-1
1 serv	3			-2		-1	-2
1 service	1			-3	2	-2	-1
1 settled	4		-1	-3			-3
1 share	3			-3		-1	-1
1 so	-3			-2	-3	3
1 sofi	3			-2		-1
1 sold					1	1	-3
1 solutions	-3			-2			3
1 sprint	-3			3
1 ssn	4			-4	-1
1 standing		1		-3		-1
1 status	-2	-2		-1	-1	-1	3
1 stock	3			-3
1 streetaddress	4			-1	-3	-1
1 subaru	-3			2	-1	2
1 subscribercode	4			-2			-1
1 suite	4			-1	-3	-1
1 synchrony	-2		-1	3	1	-2	-2
1 systems	-1		-1	2		-1	-3
1 t-mobile	3			-2			-1
1 tel	1			-3	3	-1	-1
1 term	5			-1	-1	-2	-3
1 terms	3	-1		-4	-2	-4	-1	-1
1 termsmonthscount	2				-2	-2	-2
1 texas	3			-2	-1		-1
1 that's	-2	2		-3			2
1 thats	3			-3
1 the	3	-1	-1	-5	-2	-2	1
1 them	-3	-1		-2		2	3
1 through	3			-2	-1	-1	-1
1 thru	4			2	-1	-2	-3
1 thurs	3			-1	-1	-2	-1
1 tháng	-3				-2	3
1 til	2			-1		-1	-1
1 times	2			-1		-1	-3
1 tn	3			-2	-2	1	-1
1 to	5		2	-4	-2	1	-1
1 tom	3			-1			-2
1 total	2	-1		-4	-4	-4		-1
1 totals	5			-2	-2	-3
1 tractor			-1	-3		1
1 trust	-4		3	-1	-1		-2
1 tu	3	-1	-1	-5	-2	-1	-2	-1
1 tx	4		1	-4		-1
1 type	-4			-3	-1	-1	4
1 ulta	-3			2	-1	-1	2
1 under	3			-1	-1	-2
1 unpaidbalanceamount	-4			-2	4	-2	-2
1 unsecured	3	1		-2	-2		-2
1 until	3		-1	-1		-2	-2
1 up	3			-2	-1	-1	-1
1 updated	6			-2	-1	-1	-2
1 upgrade	3			-2	-1
1 upstart	-4				1	1	1
1 upvote	3			-1		-2	-2
1 us		-2	-1	-3	2	-1	-3	-2
1 usa/target	-3			1			2
1 va	3	-1	1	-3	-2	-1	-1
1 value	3			-1	-1	-1	-1
1 vanguard	1		1	-6
1 vantagescore	3			-1	-2	-1
1 venture	-3		-2	2	1	1
1 visa		-1	-2	2	-2		-3	-1
1 visit		-1	-2	3	-1	-1	-1
1 vt	3			-3	-1
1 wa	4			-3	-1
1 want	-2				-2	2	-1
1 was	1			-1	-3	3	-3
1 wayfair	3			-3
1 webbank	-4			4	2		-1
1 webbank/fingerhut				1			-2
1 west	4			-4
1 wife	2			-3
1 wireless	-1			3	-3	-2	-3
1 with	3			-2	-2	-2	-1
1 within	5			-3		-2	-1
1 wv	3			-3
1 x	1				-3	-1	-1
1 xp/tu/ef	1			-2		3	-1
1 xxxx	-1	-2		3	-2	-1	-3	-1
1 xxxxxxxxxxxx	-2			3	-1		-1
1 y	2	-1	-1	-7	-2		-1
1 year	4			-1		-2	-3
1 years	4			-1	-1		-2
1 yr	3			-1	-1	-1	-1
1 yrs	4				-1	-2	-2
1 zales	1		-2		-3	2	-1
1 尾号	-4			5			-1
1 最低还款	-6			-5	-1	-3	7
1 月供	-4			-2		-1	4
1 状态	-1			-4		-1	1
1 编号	-2			2
1 账号	-4		-1	4		-1	-2
1 贷款号	-3			3
1 逾期30天	3	-1		-1		-1	-3
1 逾期60天	3	-1		-1		-1	-3
2 a	-1		1	-1	-2	-1	2
2 abc	3		-1	-3
2 about	1			-3	3	-1	-1
2 account	-1	-1	-1	2	-2	-3	-1	-1
2 accounts				2	-3	-1	-2
2 acct	-1	-2	-2	2	-2	-3	-2	-1
2 activity	3			-2			-1
2 address	3			-2	-1
2 affirm	1	-1			-3	1	-2
2 after	4			-1	-1	-3
2 agency	-1		1	-3			1
2 agosto	2			-2
2 agreed	2			3	-1	-1	-5
2 aidvantage	-3			2		1
2 ally	1		-1	-1	-2	1	-2
2 altitude	1			-3		1	1
2 aluguel	3			-1	-2	-2	-2
2 am	2			-1		-2
2 amer	4		-2	-3
2 american	-1		-2	2	-3	-2	-1
2 amount	2			-1	-2	-3	-1
2 amt				-2	1	-1	-2
2 apple	1			2		-3	-1
2 appt	3			-1	-1	-2	-1
2 as		-1	-1		-3	-4	1	-1
2 asagreed	3	-1		-2			-1
2 asset	-1	-2	-1	3	-2	-1	-1
2 associates	1			3	-2	-1	-2
2 at	1			-3	-1
2 atlanta	4			-2	-1	-1
2 aunt	-2		-1	-4	3	-2	-1
2 automobile	-2		3	1		-1	-2
2 available	3			-2	-1	-1
2 avant	3		-1	-2	-2		-1
2 ave	2			-2	-2	-1	1
2 award	-2			3			-1
2 b			-1	-1	-2	-2	3
2 back	3			-4	-2	-2	1	-1
2 bal	-3		-1	-3		2	2	-1
2 balance		1	-1	1	-1	-2	-3	-1
2 bank	1	-1	-3	-2	-2		-1	1
2 bar	4			-4	-1		-1
2 barclays	-3			3			-1
2 bend	3			-2	-1
2 bethpage	2			-2
2 big	-2		-1	3
2 bill			-1	3		-1
2 birth	3			-1	-1
2 bk	-2		-1	2	-1	1	-3
2 blue	-2	-1	-2	1	2		-2
2 board	-1			3		-1	-1
2 boat	3			-1	-2	-1	-3
2 buy	-1			3		-1
2 by	4	-1	1	-2	-1	-2	-2
2 c	1			-3	-2	-2	1
2 cabela's	-3			3	1	-1
2 call	1		-1	-4	-2		1
2 can	3		1	-1	-1	-3
2 capitol	-3			3
2 car	1	-1		-1	-3	1	-1
2 card	-1	-1	-3	-1	1
2 care	-3	-1	-1				-2
2 carrington	-4			4
2 case	6	-1		-5	-1		-1
2 cash	-3			2	-1	-2		-1
2 cc				-4	-2	-2	3
2 ch	-2			-2	3	-1	-1
2 charge	2		-1		-2	-2	-3
2 charge-off	-3			-1	-1	-1	3
2 charged	-2			-4	-2		2
2 check	3		-3	-2	-1		-1
2 checking	5	-1		-5	-1	-1	-1
2 citi	-1		-1	3		-2	-3
2 citibank	2			1	1	-1	-3
2 citizens	-2			3
2 city	3			-3	-1	-1	-1
2 cl	4			-4			-1
2 claim	4	-2		-2	-1		-1
2 claimed	3				-2	-1	-2
2 claims	3	-1		-2		-1	-1
2 classic	4			-3	-2	-1	-1
2 classification	4			-3		-1	-1
2 client	5			-5	-1
2 clinic	-3			-1	1	-2	2
2 closed	4			-3		-1	-3
2 club	-3		-1		2	1	1
2 co	-1	2	-1	-1	1	1	-3
2 coll	5			-1	-3	-3
2 collection	-3		-1	2		-3	1	-1
2 comcast	-1			2			-2
2 comenity	-1			2	-1	-2
2 conn's	-1		-1	3	-1	1	-1
2 contact	4			-3	-2	-1	-1
2 contract	-2	-1		3	-2	-2	-2
2 conv	3		-1	-2		-1	-1
2 corp	-1			2	-3	1	-1
2 corporation	3				-2	-1	-1
2 costco	-2			3
2 counseling	3			-2		-1
2 counselor	3			-2
2 county	3	-1	-1	-3		-1
2 cr	-1		-3	2	-1	1
2 cr-v	-3			3	-1
2 crd	1		-1	-1	-1	-3	2
2 creditor		1	-1	1	-2	-1	-3	-1
2 creditor's	3			-2	-1		-1
2 creek	4		-1	-4
2 ct	3			-2	-2		-1
2 ctr	2			-2		-1	-1
2 cu	-2		-1	3	-3	1	-2
2 current	-1	-1	1	-1	1	-5	1	-1
2 custom	-4				4
2 customer	3			-3
2 date	3				-2	-1	-2
2 days	3	-2			-2	-1	-2
2 dayton	3			-2		-1
2 de	1	-1		1		-3	-2	-1
2 debt	1		-1	-4	-3	-1	2
2 dec	2			-1		-2	-1
2 def	-2			2
2 deferred	2			-1		-1	-2
2 del	3			-1		-1	-2
2 delaware	1			3	-1		-2
2 delinquency	4			-2		-1	-2
2 delinquent	3			-1	-1		-2
2 deposit	4			-3			-1
2 details				-3		-1	1
2 dillard's	-3			2	1
2 discharged	3		-1	-2	-1
2 dist	4			-4
2 district	-5			5
2 dla	3			-2			-1
2 dmp	-1			-1	-3	-4	1
2 docket	3			-3	-1	-1	-1
2 done	-1			1	3	-1	-1
2 dr	2			-2	2	-3	-1
2 due	1	-2	-1	1		-4	-2	-1
2 duke	2			-2	-1	-1	-1
2 duluth	3			-2	-1
2 e	3			-2			-2
2 earned	3			-3
2 ed			-1	3	-2	-2	-1
2 edit	3			-2		-1	-2
2 education	-1		2	-2		-1	-1
2 effective	3			-1			-2
2 egg	1			-3			1
2 elec	4			-3		-1
2 electric	3			-1	-2	-3
2 emerg	-3			2			1
2 emergency			-1	2	-3	-1	-1
2 ends	-2			3		1	-3
2 energy	4		-1	-3	-2	-1
2 equinox	-2			3
2 est	4		-1	-1	-2	-3	-1
2 evansville	3			-2
2 everyday	4	-1		-4
2 exeter			1	-1	-2	2	-2
2 fcu	-2		-1	4	-2	-1	-2
2 feb	4		-1		-1	-1	-3
2 fee	4			-3		-1	-1
2 fees	-2	-1	-1	3	-1
2 fico	3		-1	-1	-1	-1
2 figure	-3			1	-1	2
2 filed	2			-3	-2	-1
2 final				-3	1	-3	-1
2 finance	-4	-1	1		1	1	1	-1
2 financial	-1		-1	2	-3	-2	1
2 fingerhut	-4		-1	2		-1	1
2 firstbank	-3			3
2 for	3					-2	-5
2 forbearance	1			3	-2		-3
2 ford	1		-1		-3	-1	-1
2 form	4			-1	-2	-1	-1
2 free	4			-3			-1
2 freedom	-1	-1		2	-1	-1	-4	-1
2 fund	3			-3		-1
2 gas	-1		-1	3	-1	-2	-1
2 general	-2			2	-1	-1	-2
2 go	-3			3		-1	-1
2 gold		-2		1	-1	-1	-4
2 gone	-4			-1	4	-1
2 good	-3	1	-1	2	1	-2	-3
2 group	-3		2	2	-3	-2	-1
2 had	3			-1		-1	-2
2 hard	3			-1		-1	-1
2 hardship	3			-2		-1
2 harris	3			-3
2 have	2	-1				-2
2 health	-3			2	-1	3
2 heloc	-1		-1	3	-1	-1	-2
2 high	1	-1			-4	-2	-2
2 highest	2			-3	-1	-1	2
2 hills	3			-3
2 history	5		-1	-4	-1	-2	-2
2 holiday	3	-1		-2
2 hollis	3			-2	-2	-2
2 home	-1			2	-3	-1
2 honda	3			-2			-1
2 hours	3			-2	-1
2 hr	4			-2		-2
2 hsbc	3		-1	-2	-2	-1
2 https	3				-1	-1	-2
2 i	3	-1	-1	-3	-1	-2	-1
2 i2	-2			-3	-2	2
2 i3				-4	-2	1
2 id	4			-3	-1	-1
2 identification	5			-5	-1
2 if	5			-4
2 in			-1		-4	1	1
2 inc	1			2	-2	-3	-1
2 income	3			-3	-1
2 information	3			-3
2 infusion	-2		-1	3	-1	-1
2 inquired	3			-1		-1	-2
2 inquiries	3			-2		-1
2 ins			-1	-2	-3	2	-2
2 insurance	3			-1	-2	-2	-1
2 int	4	-1		-1	-2	-2	-2	-1
2 investment	3			-4	-1	-1
2 investments	2			-3	-1		2
2 ira	3			-3	-1
2 irs	3			-3	-2	1
2 issued	-2		-1	3
2 it	-2			1	-3		3
2 it's	2			-2		-1
2 items	3			-1	-1	-1	-1
2 j	-2				-3	-2	2
2 jacksonville	2			-2
2 jan	-1			-2	-1	2	-3
2 joseph	3			-3
2 june	-4			-1	-1	4
2 keep	3			-2			-1
2 kestrel	-2			2
2 klarna	3				-2	-2
2 knoxville	3			-2	-2
2 kohl's	-2		-1	1	3		-2
2 lakeview	-4						3
2 last				2	-1	-3	-2
2 late		-2	-3		1	-3		-1
2 later	3						-3
2 left	3			-2	1	-2	-4
2 lending	-2	-1		3	-2	-2	-2
2 liability	2			-3	-1	-1
2 limit					-1	1	-3
2 lines	3			-3		-1
2 ln	2		-1	-3	-1	1	-1
2 loan	-1	-1	1	2	-5	-1	-1	-1
2 loans	-3		-1	4	-1	-1
2 loe	3				-2		-1
2 lorraine	3			-3
2 lowe's	-2			3	-1	-1
2 luz	3			-1		-2
2 m	4			-2	-1	-1	-1
2 ma	3	-1		-4	-1	-2	-1
2 macys/citibank	-3		-1	3
2 main	2			3	-3	-2	-1
2 management	-3		-1	3
2 marcus	2			-2
2 marguerite	3			-2			-1
2 mastercard					-3	-1	2
2 mc	-3			2		2	-1
2 med	4		-1	-4			-2	-1
2 medical	1			-1	-3	2	-2
2 member	2			-6	-1		2
2 min	-2		-1	-4	1	3	-1
2 minimum	-3	1		2	-1	1	1
2 mn		-1		-4			1
2 mobile	3			-3
2 mohela	1			-1	-2	3	-4
2 moines	4	-1		-3	-1
2 mon	3			-2	-1	-1	-1
2 money	3		-1	-3			-1
2 month		-1		-3	-2	-3	4
2 monthly	-2	-1		2	-2	-3	2	-1
2 months	2	1		-3		-1	-1
2 motor		-1	-1	2	1	-1	-3
2 motors	-3			1	-1	1	1
2 mower	3			-2		-1	1
2 mt	-3			3	-1
2 mtg	-1	-1	-1			1	-3	-1
2 my	-1	2		-3		1
2 n			1	-1	-1	-3		-1
2 n/a	3	-1		-3	1	-1
2 navient	-4			4			1
2 needs	-2	-1		-1			4
2 nelnet	-4		-1	3	1	-2	1
2 net	3			-1		-2	-1
2 never	-3			-2	2	-1	2
2 new	-2	-1	1		2	-3	-2
2 next				-1	-1	-3	1
2 nissan	3	-1	-1	-2			-1
2 nmls	5			-4
2 no		-2		1	-3	-3	-1
2 nordstrom	-3			3			2
2 november	3			-2
2 now	1			-3	-1	1	1
2 ny	3	-1		-2			-1
2 oaks	3			-3
2 oct	1			-1	-1	-3
2 of	1	-1	-2		-5		-1
2 off	1		-2		-3	-2	1
2 offer	3			-2	-1		-1
2 offers	3			-1		-1	-1
2 office	-3			-1		-1	3
2 oh	3			-2	-1
2 ok	1	-1			-2	-3	-1
2 old	-4		-3	1	3		-1
2 on	1			-5	-2	-2	2
2 one	-1	-1		-4	-1	1	3	1
2 onemain	-1		-1	3	-1		-2
2 only	2			-2	-1	-1
2 open	2		-1	-2	-2	-2	1
2 opened	1	-1	-1	-3	-1	-1		-1
2 opening/closing	2				-1	-1	-1
2 opn	3		-1	-3	-1
2 or	4			-2	-1	-1	-1
2 order	3			-3
2 other	1	-1		-5		-1	-1	-1
2 our	6			-5		-1	-1
2 out	4			-4	-1		-2
2 owe	-1	-1	-2	-2	-5	2
2 owed	-1	-1		2			-1
2 owes				-1	-2	1	-1
2 p.o	4	-1		-4	-4	-1	-1	-1
2 page	1	-1		-1	-3	-2	1
2 paid	3			-1	3	-2	-4
2 parcela	-2			-1	-3	2	1
2 past		-1		1	-3	-3		-1
2 patel	-3			-1	3	4
2 pay	2	-1		-3	-1	-2
2 payments	1			-2	-2	-4	2
2 payoff	3			-2	-1	-1	-1
2 paypal	2			-4		2	1
2 pays	4				-2	-4	-3
2 pediatric	-2			3	-2	-1
2 pell	-5			3	3
2 per	3			-2	-1	-1
2 personal	-1	-1	-2	2	-1	-3		-1
2 philadelphia	2		-1	-2
2 phone	2			-1	-1	-3	-1
2 phones	2			-1	-1	-3
2 plains	-2		-1	3
2 plan	-1			-4	2		-2
2 pmt	4	-1	-2	-4	-2
2 pnc	-3		1	2	-1	-1	2
2 po	3		-1	-1	-2	-1
2 point	-3			4			-1
2 portfolio	-2		-2	-1	3	1	-1
2 portland	3			-3
2 posted	2			-1	-2	-1
2 power	-2			1	-1	-1	3
2 premier				2		-2	-3
2 previous	4				-3	-1	-2
2 prime	-3	-1		3		2
2 processor	3			-3			-1
2 promo	2			-1		-1	-1
2 property	3			-2	-1	-1
2 public	5			-3	-1		-1
2 quitado	4				-2	-3
2 r	4			-2	-2	-2	1
2 rating	-1			-3	-1	-2	3
2 rd	3			-1	-2	-1	-1
2 real	1		2	-3	-1	-2	-1
2 receipt	3			-3
2 receivables	-3		1	-1
2 received	4			-2	-2	-1	-1
2 recent	4			-3		-1
2 recording	3				-3	-1
2 records	4			-3	-3	-1	-2
2 ref	-3			1	2	-1	-3
2 reference	-3			3	-2	-3	-2
2 regions	3			-3
2 regular	5	-1		-4
2 remarks	3			-1		-1	-2
2 rent	4			-3	-3	-2	-1
2 report	3	-1		-5	-3		-2	-1
2 requested	3			-2	-1		-1
2 resource	-1			2	-3	-2
2 retirement	2			-2	-2
2 return	2			-2
2 rev	-4			1		2	1
2 rewards	-2			3		-1
2 ridge	3			-2		-1
2 roth	3			-3	-1		-1
2 routing	5			-6		-1	-1
2 saldo	-4			-1	3	1	-3
2 santander	-2			2	-3	1	1
2 sapphire	-3			4	-3	-2	-1
2 satisfied	3			-3			-1
2 save	2			-1	-1
2 scheduled	-2			-1		3	-2
2 school	3			-2			-2
2 score	5	-1		-3	-3	-3	-1
2 secured	2		-1	3	-1	-2	-4
2 sep	3			-1		-1	-2
2 services	-2			3	-1	-1	-3
2 settled	1			2		-1	-3
2 settlement	3			-1	-1	-2
2 share	2	-1		-4	2	-1	-1
2 since	-1		-1	-2	-1	-1	3
2 snap	-3			2		3	1
2 so				-3		-2	2
2 speedy	-1			-3	-2		-1	3
2 start	4					-1	-3
2 started	2			-1	-1	-1	-1
2 status	-2	-1	-2	-3	-2	1	1
2 stream	3			-2	-1	-1
2 street	2	-1		1	-3
2 summary	4			-4	-1		-1
2 sun	-1		-1	2		-1	-2
2 syncb/care	-2		-1	3	-1		1
2 syncb/ppc	3			-2
2 synchrony	-2	-1	-2	4	-2	-1		-1
2 systems	1		-1	2	-1	-2	-3
2 số	-3			3		-1	-1
2 t	3			-3	-2	-2
2 tab	2			-2
2 target	-2		-2	1	2	-3	1
2 target/td	-3			3
2 tax	1			-1	-2	-2	-1
2 teachers	-1		-1	3		-1
2 term	3					-1	-1
2 termina	-3			3
2 terms	-1			-3	1	2	-3
2 the		1		-2	2		-3	-1
2 this	2				-1	-1	-1
2 through	3			-2		-1
2 til	-2			-1		3	-1
2 to	1	-1	-1	-3	-2	-4	2	-1
2 today	4			-1	-1	-2	-1
2 total	2	1		1	-4	-4
2 totals	2		-1	-1		-1
2 trade	3			-2	-1		-1
2 transcript	3					-2
2 transworld	-3		3		-2		-1
2 trust	-3			2	-1	1	-1
2 tulsa	3			-2	-1
2 type	4			-3		-1	-3
2 union	2	-1		-1	-2	1	-4
2 unlimited	3					-1	-2
2 until	3			-1	-1		-2
2 up	1		-1	2	-2	-2	-2
2 update	3			-3
2 updated	3		-1	-2	-2	-1	-3
2 upstart	-2			3	-1	-1	-2
2 usa/target	3			-3
2 usaa			1	-2	1	3	-1
2 valley	-3			3			-1
2 vehicle	-2		1	1		-1	1
2 venture	-3	-1	-2	3			-3
2 vin	4	-1		-3
2 visa		-1	-4			-3	3
2 voice				3	-1
2 w	-2			-2		3	-2
2 was	3			-2	-1	-1	-2
2 water		-1		-3	1	-2	-1
2 west	-3			3	1	-1
2 wfbna	-2			3	1	2	-1
2 will	4			-3		-3	-1
2 with	4			-2	-2	-2	-1
2 worksheet	-4			-1	-1		4
2 worst	5						-5
2 x	-1			-1	3	-2	-1
2 xp	3	-1		-3	-1	-1	-1	-1
2 xp/tu/ef	3			-2	-1
2 y	3			-1	-2	-1
2 yc	2			-2		-1
2 year	3			-1		-1	-2
2 yet	-3			-1	3	-1
2 you				-3	-2	-3	2
2 zip	-1		-2	-3	2	-1
2 余额	-4			-3	-2	-3	4
2 房贷	-2			3
2 最低还款	2			-3		-1
2 状态	-1	-1		-3	-1	-2	2
2 车贷	-3			-2	2	-1	-1
3 a	1			-1	3	-3	-2
3 abc	3			-3		-2	-1
3 above	3			-3
3 accepted	-2			2			1
3 account			1	-1	-3	-2	-1	-1
3 acct		-1	-1	2		1	-4	-1
3 ace	-3		2
3 achieve	-3			3
3 address	6			-5	-1		-1
3 agreed	1	-1	1	-3	-1	-2	-1
3 aidvantage	-3	-1				3	-1
3 all	3				-1	-1
3 ally	1			-2	-1	3
3 amazon	-3			-1	4	1	2
3 and	2		-1	-5	1	1	-2
3 anesthesia	-4		2	1		-1
3 anneliese	3			-3
3 apt	4			-3	-2
3 asset	-3		-1	3
3 at	4			-4	-2	-3		-1
3 at&t	-1	-1	-1	3	-1	-1	1
3 atlanta	3			-3
3 aug	-2	-1	-2	-2	2	-3	1
3 ave	3		-1	-2	-1		1
3 balance	-1	-1		3	-1	-1
3 banco	2			-3		1
3 bank	1	-1	-2	-1	-1	-1		-1
3 bankruptcy	-4			1	4	-2	-2
3 bc	-2			1		-1	1
3 behind	-2			2		-3	2
3 best	-3		-1			-1	4
3 big	-5			3	-1		3
3 bill	-3			1	-1	2	-2
3 bk	4		-1	-2		-1	-3
3 bk7	-2			-1	3
3 bloomington	2			-2			-1
3 blue	-3		-1	3	-2	-1
3 borrowerid	3			-3	-1
3 both				2		-1	-3
3 box	2	-1	-1	-1	-2	-2	1
3 bridgecrest	-2			1	-2	3	1
3 buy	-3			3	-1	1	-1
3 buy/cbna	-2						3
3 by	2	-1	1	-1	-1	-2	1
3 c	-1		-2	1		-2	1
3 call	3			-4	-2	-3
3 cap	-3		-1	2	1		-1	-1
3 capital	-1	-1	-1	3	-3	1	-1	1
3 care				-2	1	3	-1
3 carecredit	-3			1	2
3 cartão				-1		-3
3 case	3	-1		-2	-3	-1	-1
3 cash	-3		2		-1		2	-1
3 change	-1		-1	2	-1
3 charge	1			1	-3	-4	1
3 chase	1	-1			-4	-1	-3
3 chattanooga	-3			3
3 checking	4			-4
3 chrysler	-2			2
3 citi	-1		-1	2		-3		-1
3 citibank	-3			4	-1	-1	-1
3 claim	5	-2	-1	-4
3 claims	3			-2	-1	-1
3 class	3			-2		-2
3 closed	-2		-2	2	-1		-1
3 club	-4			2		1	2
3 co	2	2	-2	-3	-1	-3	-2	3
3 coast			-4	1
3 coll	-2	-1	-1	2	1		3
3 collection	-1		-4	-1	-1	-3	1	-1
3 collections	-4			1	2	-1	1
3 comenity	3			-2	-1	-4	1
3 commonwealth	-3			3
3 control	-3		-1	2
3 cooper	-3			2	-1		2
3 costco	-3			3
3 counseling	3			-2		-1	-1
3 county	-3		-1	3		-1	1
3 cr	2			2	-1	-1	-3
3 creditor	3	-2	-2	-2	-2		-2	2
3 credits	3			-3
3 ctr	1			1	-3	-1	-1
3 cuenta	-3			2			1
3 curr	-2			1	-1	-2	2
3 customer	3			-3	-1		-1
3 d	-2			3		-1
3 data	-3			3
3 date	3	-1	1	-1	-2	-2	-1
3 days		-1		1	-3	-3	-3	-1
3 delinquent	-3			3
3 dentist	-3			-1	4	-1	1
3 depot	-3	-1	-1		1		-1
3 dept	-4		-1	3	-2	3	-1
3 des	3	-1		-2
3 dias	-3			3	-1
3 discharged	5			-4			-1
3 disclosure	3			-3
3 dispute	3		-3	-1	-3	-1	-2
3 do	3				-4	-2	-1
3 does	4			-2	-1	-3
3 dr	-1		-1	-3	1	3	-1
3 due		-3	1	-1		-4	1	-1
3 duke	2			-1	-1	-1
3 día	-3			3
3 e	3			-2
3 eastern	-3			2
3 edge					-3	2
3 elec	3			-2		-1
3 electric	1				-3	-2
3 emergency	-2		2	-1	-1	-1	-2
3 ending	-1	1		-1	-1	-3	-2
3 ends	-2			-1		2
3 enrolled	3			-2			-1
3 estate	3		-3	-2
3 example	2			-2
3 exp	4			-4
3 express	-3			1		-1	3
3 fcu	-1			1	3	-1	-2
3 fecha	3			-1		-1	-1
3 federal	-1		1	-2		1	-2
3 fees	3			-2		-1	-1
3 final				-3	1		-1
3 financial			-2	1	-2		-4
3 first	-2	-1		1	1	-2	-4
3 florida	3			-3			-1
3 food	3				-1	-2
3 for	-1	1		2	-1	-6	-3	-1
3 forbearance	-5		-1	3		3
3 form	3			-2			-1
3 fort	3			-2			-1
3 from	1	-1	-1	1	-1	-3	-1
3 gas	1			1	-1	-2
3 goes	1			-3	1		-1
3 good	2		-1	-3	1	-2
3 got	3				-1	-1	-1
3 great	-2		-1	3		1
3 harlan	-2			2		-1	-1
3 harley-davidson	-3			2			1
3 harris	2			-2
3 health	-2		-1	2	1	2		-1
3 her	3		-2		1	-1	-1
3 hide	2			-3			-1
3 high	3			-1	1	-4	-2
3 history	4			-2			-1
3 home	-1	-1			1	-2	2	-1
3 homeplus	-3			3
3 honda	1			1	-3
3 hospital	-2			3	3	-3	-1
3 hr	3			-2		-1
3 i	1		-1	-4		1	-3	-1
3 id	3			-2
3 identification	4			-3	-1
3 imaging	-4			4
3 in	-1		-2	-3	1	1
3 inc				1	-3	-1
3 incl	-2			2	-2	-1	-1
3 included	3			-2			-1
3 indianapolis	3			-3
3 individual	-2			3	-2	-3
3 inquiries	3			-1	-1		-1
3 ins	4			-2	-1	-2	-1
3 inst	2			-3	2	1	-2
3 installment	1		-1	1	-3	-3	-2
3 irs	-3					3	2
3 is	-2	1	-1	-1	2	1	1
3 it					2	-3	-2
3 jefferson			-1	-1	1	-1	-3
3 jo	2					-2	-1
3 joint	-3		2		-2	2	-2	-1
3 jpmcb	-2			3	1
3 kestrel	-3			3
3 kohl's	-1		-2	4	-1	-1	-2
3 ks	-2			3
3 l	2			-3	-1		1
3 lakes	3			-3	-1	-1
3 lane	2			-2		1
3 last		-1		3	-2	-2	-2
3 lendingclub	1			2			-2
3 letter	3			-2	-1	-1
3 limit	-1			3	-4
3 lines	3		1	-3			-1
3 listed	3					-2	-1
3 llc	-2			2	-1	-2		-1
3 loan	-1	-2	1		-3	1	-4	-1
3 long	2			-2
3 loop	-3			3
3 lowe's	1			-2	-2	3	-3
3 m	3			-2	-1	-1	-1
3 management	2				-1	-1	-2
3 mar	2			1		-1	-3
3 mariner	-2			-1	-2	-3	1
3 mastercard	-2			2		1
3 me	4		-1	-2	-2	-3	-1
3 menards	-4		-1	3		2	-1
3 mesa	-2			3
3 metrowest	-3			1	-2	2
3 minimum	2		-1	-2	-1	2	-3
3 mobile	2			-2
3 mom	5			-2	-2	-3
3 month	2	-1	-1	-3	2	-2	-2
3 monthly				2	-2	-4	-1
3 months	1			-1	2		-3
3 mos	1		2	-3	-1	-1	-1
3 most	3			-2		-1
3 mr	-2			3	-1
3 mtg	1			-1	-1	3	-3
3 my	1			-3	1	-1	-1
3 n	1				-1	-2	-3
3 name	4		-1	-3	-1
3 navy	-3		-1	-2	1		2
3 negative	4			-3	-1		-1
3 nelnet	-4			1	-1	3	-1
3 network	3			-2
3 new	5	-1	-2	-3	-2	-2	-2
3 next	5	-1		-2		-2	-2
3 nissan	-3			2		1
3 nj	3			-3
3 no	1	-1	1	1	-3			-1
3 none	1		-1	-1	-1	1	-4	-1
3 nonpriority	2			-3	-1	-1	-1
3 nordstrom/td	3		-1	-3
3 note	3		-1	-2		-1	-2
3 o	1		2	-5	-2	-2	3
3 oaks	-3			3
3 october	-3						3
3 of	-1	-1	-2	1	-3	-2		-1
3 offer	3			-2			-1
3 office	3			-2	-1
3 ohio	-3			3
3 ok	-3		1	2	2	1	-4	-1
3 old			-1	1	-2	1	-4	-1
3 ollo	-4			1		2	-1
3 omaha	-2		-1	3
3 on	1	-1	-1	-2	2		-3
3 one	-2	-1	-2		-5	3		-1
3 onemain	-1		-2	3	-1	-2	-2
3 open	-1	-1	3	-1	-2	1	-1
3 opened	5			-1	-1	-2	-2
3 or	4	-1		-3	-1	-2	-1
3 original		-1		1		-3	-3	-1
3 our	3			-2	-1		-1
3 out	3		-1	-2	-2	-2
3 overdraft	-3			2			1
3 overdue	-1			3			-3
3 p	3			-2	-1
3 page	3			-3
3 paid				1		-3	-3
3 past	2	-3	-1	1	-3	-4	-4	-1
3 pay	-2	-1	-2		-2	-3	3
3 payment	1		-2	-3	-1	-1	1
3 payments	2					-1	-3
3 pays	4	-1			-1	-3	-4
3 per	3			-2	1	-2	-1
3 personal	1			3	-1	-1	-1
3 phone	2		1	-3	-1	-3	-1
3 physician	-3			3	-1	-1
3 physicians	-2			3	-2		-1
3 pkwy	3			-3
3 placed	-1				2	-1	-3
3 plains	-3			3
3 plaintiff	3			-2			-1
3 plan	2		-1	-4	2		-2
3 plc	3			-1		-1	-1
3 plus	3			-2	-1
3 pmt	1		-2		-3	-3	1
3 point	3			-3
3 portfolio	3	-1	-2		-1		-2
3 premier	-1			3	-2	-2	1
3 previous	2	-1				-1	-1
3 prior	3			-3		-1	-1
3 priscilla	5			-4
3 property	-2			3	-1		-1
3 purpose	3	-1		-3	-1		-1
3 r	3			-1	-1		-1
3 rating	1			-3	-1
3 re	-1		1	3	-1	-1	-2
3 real				-3	-1	-1	2
3 recent	4			-3	-1
3 recording	3				-1	-2	-1
3 redcard	-2			-2	3	-1	-2
3 refund	-2			-1	3		-2
3 regional	-3			3			-1
3 rei	-2			2	2
3 rent	3			-2	-2	-3	-1
3 renta	3					-3
3 report	3	-1		-3	-1	-2	-1	-1
3 reported	-1	-2	1	3	-2	-4	-2	1
3 repossession	3			-2
3 responsibility	3			-2			-1
3 retirement	-1		1	-2
3 rev	1	-1	-1	-3	-1	-1	1	-1
3 revolving	1		-1		-1	-2	-3
3 river	2	-1	-1	-2
3 riverbend	2			-2
3 rockland	-5			2	2		-1
3 sagebrush	-3			3
3 saint	3			-3	-1
3 sallie	-3		-1	3	-1	-1	-2
3 saturday	4			-4	-1		-1
3 save	2				-2	-2	-3
3 savings	4		-1	-4	-1	-1	-1
3 says				2	-2	2	-3
3 sched				-3	-1	2	-1
3 score	2			1	-1	-3	-1
3 sent	-3		-1	2	-1	-2	2
3 sep	1			2			-3
3 servicing	5			-4		-1
3 share		-1		2	-1	-1	-3
3 she	1		1	-1	-1	-2
3 sheffield	-2			3	-2
3 slate	-3			2		1	-1
3 sofi	-3	-1		2	1	1	-4
3 sold	1					2	-3
3 source	2	-1		-1	-1	-3	-1	-1
3 spectrum					-1	-1	3
3 spv	-3			3
3 standing	3			-1			-2
3 stat			2	-3
3 still	3			-1	-2	-3	-1
3 store	4			-3		1	-2
3 student	-3		-2	3	-1	-1	-2
3 subject	3			-3
3 suit	-2			-2			3
3 superior	3			-3
3 synchrony	-1	-1		3	-3	-1	-4	-1
3 syst	3			-3
3 system	-2			4		-2	-3
3 tax	3			-1	-1	-2	-1
3 taxes	2			-3		1
3 td	-4		-1	4	-1	-1	-1
3 terms	1	-1	-1	-4	-1	-1	-1	-1
3 that	-1			-3	-1	-1	2
3 their	-5			6	-1	-1	-2
3 they				-4		-2	1
3 this				1	-2	-3
3 through				3	-2		-1
3 tidewater	-2		-1	3
3 til	-4				-1	4
3 time	-1		-1	-1	2	-1	-4
3 title	2		-1	-2
3 to	2	-1	1		-2	-3	-1
3 too	3			-2	-1
3 total	4	-1	-1	-1	-4	-5	-1
3 toyota	-1	-1		2	1	1	-4
3 transfer	2			-2			-1
3 transworld	-3				3	-1
3 two	-2				-1		3
3 type				-1	-1	-3	2
3 ulta	-1				-1	-3	2
3 union			-1			-4	1
3 unsecured		-1	1	-4
3 updated	1	-1	-1	2	-2	-2	-2
3 us			-2	2	-3		-2	-1
3 usa		-1	-1	2	-1		-3
3 usaa	-3	-1		3	-1	-1	1
3 used	-3			1	2	1	-2
3 va	2			1		-2
3 valley	-3			1	-1	-1	3
3 vanguard	3			-3	-1
3 verizon	-3		-2		3	-2	-1
3 visa	-4		-1	5	-1	1	-1
3 visit	3		-2	-1		-1
3 w	3			-3	-1		-1
3 wa	2			-2	-1
3 walmart	-2		-1	-3	3	4	-1
3 was	-1			-1		-1	3
3 water	3			-1	-2	-2
3 what	3			-3			-2
3 with			-1		1	-3
3 worksheet	-4		-1		-1		4
3 world	-3		1	1
3 x	1			-2	1	-3	-2
3 xfinity	3				-1	-2	-1
3 xxxx	2	1		-3	-1	2	-1
3 y	3			-3	1		-2
3 yes				1		-1	-3
3 you	4	-1		-2	-2	-1	-2
3 your	-1	-1	-1	1	-2	-4
3 欠	-4			-1	-1	3	2
3 欠款	3			-2	-3	-1	-3
3 正常	-2			3			-1
a month	-4			-1	-1	1	3
a payment	3				-1	-1	-2
abc bank	3			-2
acceptance llc	-3		-1	3
account no	-3	-1		4	-2	-2	-3	-1
account number		-1		1	-3	-2	-3	-1
accounts open	3			-2	-2		-1
acct ending	-3			3	-1	-1	-1
acct no	-4	-1		4	-3	-2	-2	-1
al corriente	3						-3
ally auto	-3		1				-1
ally savings	3			-2
altitude go	3			-3
aluguel us	3			-1	-2	-2	-1
america final	-3			4	-1
american express	-1		-1	1	-2	-1	-1
an reta	-2					-1	2
apple card	1		-1	2		-2	-2
application number	3			-3
as agreed		-1			-3	-3		-1
as of	1	-1	-1	-4	-1	-1
associates guarantor	-2			2
associates llc	-3			3
atlanta ga	3			-2	-1	-1
auto credit	2	-1	-1	3			-2
auto loan	-3	1			-3	2	-4
auto loans	3		-1	-3	-1	-1	-2
b1 accountidentifier	-3			3	-1	-1
balance date	2			-2			-1
balance due	-3	-1		3
balance is	-1				1	-2
balance minimum	4			-1	-1	1	-4
balance suffix	4	-2		-4
balance updated	3				-1		-2
bank altitude	-3			3
bank auto	-1					-1	3
bank loan	-3			3
bank usa/target	-3			1			2
bankruptcy chapter	3			-1	-2		-2
barclays aadvantage	-2			3	-1	-3
best buy/cbna	-3	-1		2		1	1
big card	-3		-1	2		2
bill pay	2		-1	-2
billing cycle	2					-1	-1
bk omaha				2	-1	-1	-3
blue cash	-4		-2	2	1	1	-1
cabela's club	-2			3	1	-1
cap one	-1	-1	-2	1	-2	-2	2	-1
card ending	-3			4	-1
card min	-2			-1	-2		1
card opened	3			-1	-1		-2
cartão final	-2	-1		2	-2	2
case no	5			-5	-1
cash rewards	4			-4	-1	-1	-1
charge account	2			-2		-1
charge-off date	-3				-1		3
charged off	-3			-3	-2	1	3
chase card	3			-2	-1	1
chase freedom	-4			2	3		2
chase savings	2			-2	-1
chase slate	3					-1	-2
checking ending	3			-3
cincinnati oh	3		-1	-3	-1
citibank xxxx	2			3			-3
citibank/best buy	-3			2			2
claim no	3	-2		-1	-1	-1	-1
co account	3			-3
co co	1	2		-1		-2	-1
coll y	4			-2	-1	-3
collection reported	-1			-3	-1		1
consumer usa	-2	-1	-1	3		-2	-1
cr union	-3		-1	4			1
credit acceptance	-3			4	-1	-1
credit card	-1	-2	-1	-1	-3	2		-1
credit cards	4			-3	-1		-1
credit limit	1			-1	-2	-3
credit management	-3			1			2
credit min	-1					4	-1
credit one	-3			2	1	1
credit ref	4			-4
credit score	3			-1	-1	-1
credit services	3			-3
credit union					-3	-1	-2
current balance				-2	2
current current	-5			-2		-1	5
current late	-3					-1	3
current no	3						-2
customer service	3		-1	-3
date of	4			-3
date opened	5			-2	-2	-1	-1
date updated	3					-1	-1
days days	4	-1		-1	-1	-1	-4
days in	3					-1	-2
days late	4			2	-2	-2	-3
dayton oh	3			-2		-1
debt incurred	3			-1	-1	-1	-1
deferred until	3						-3
delaware last	-3			3
description amount	3			-2		-1
discover it	2			2	-3	-1	-2
discover min	-2				-1		1
due day	4			-2		-1	-2
due days	1	-1		-2	-1		-1
due feb	3			-2	-1	-2
due jun	3						-2
due loan	5		-1	-4			-1
due may	-3					-1	3
due mortgage	2	-1		-3	-2	-1	-1	-1
due rating	3						-2
due the	2			-3
duluth mn	3			-2
effective date	3			-1			-2
ending balance	3	-1		-3	1	-1
ends in	-4			4		-1
evansville in	3			-3	-1
everyday checking	3	-1		-3
exeter finance			1	-2	-3	1
fargo reflect				3	-1	-1	-1
fico score	4	-1	-1	-1	-2	-1
figure heloc	-3				-1	2
filed case	-2			-2			3
fin f	5			-1		-4	-1
fin svc	-2		-1	3
final us				-1	1	-3	-1
finance acct	-3			3
finance america	-1			3			-2
financial account	-3			3
financial acct	-2			3
financial loan	-3		-1	3	-1		-1
fingerhut webbank	-3		-1	2	1
first premier	-3		-1	2		2	1
for collection	-1				2	-1	-3
forbearance thru	2			3		-1	-2
ford credit	-3		1	2	-3	-1
free checking	3			-3
freedom unlimited	-3			3
from to	3				-1	-1	-1
good standing	1	2		-3		-1	-1
guarantor number	3			-3
health guarantor	-3			1		2
holiday club	3	-1		-3
home depot	-3		-1	2			2
home lending	4		-1	-2
home mortgage	-3		-1	3			1
honda finance	3			-3
hospital account	-3		-1	2			-1
hr ago	3			-2	-1
id number	4			-3		-1
identification number	5			-5	-1
if known	3			-2
inquired on	3			-1		-1	-2
it is	2				-1	-3	1
it min	-3					3
jewelers comenity	-2		-1	3
joseph mo	3			-3
last active	3			-1		-1	-1
late fee	-1			-2	3	-1
late payments	6	-1		-2		-3	-2
late time	3			-1		-1	-3
lines through	3			-2
llc unsecured	3					-2	-1
loan acct	-3			3
loan is	-3			-1		-2	3
loan loan	3			-3	-1
lvnv funding	-4		-1	2			2
member no	5			-5
merrifield va	3			-2
min is	-4			-1	-1	3	-1
minimum payment		2		2		-2	-1
month behind	-2	-1				-1	3
month late	-3						3
months reviewed	3	-1		-1		-1	-2
months terms	2			-1	-1	-1	-2
mortgage acct	-3			3
mortgage loan	-4		-1	3	2
motor credit	2	-1		1	-1	-2	-3
mr cooper	-1			3		-1	-1
n d	-2			-1		-1	3
n n	3				-1	-2	-2
navy barclays	-4		-2	3	-1	2	-2
needs attention	-3						3
network inc	-3			3
never late	-3			-1	3		2
nmls id	3			-3
number ending	2			-2
number xxxx	-3	-1		3			-2
number xxxxxxxxx	-3			3
number xxxxxxxxxxxx	-2			3
of credit	-2			3	-1	-1
of date	3						-3
of ed/glelsi	-3			3
of revenue	-3			3
of the	3	-1		-3			1
ok months	3			-2	-1		-1
ok ok	5			-1		-2	-3
old navy	-3		-1	1	1	2	-1
on it	-3			-1	-1	2	1
on june	-2	-1		-2	-1		3
on the	2			-3	-1	-1
one main	-2		2	-2	2		-1
onemain financial	-1			3	-1	-1	-2
opened aug	4			-2		-1	-2
opened dec	3			-1
opened jul	3			-1	-1		-1
opened mar	3			-1	-1		-1
orlando fl	3			-2	-1
p.o box	3	-1		-5	-3	-1	-1	-1
page of	1	-1		-1	-3	-2
paid off	2			-1	2	-1	-3
paid on	3					-1	-2
partners guarantor	-3			3
past due		-1			-3	-3		-1
payment amount	-3				-1	-1	3
payment due	5			-2		-2	-2
payment history	3			-2		-1	-2
payment is	1			-2	-2	1	-3
payment pattern	3	-1		-2		-1	-1
payment plan	-3				2		-1
payments behind	-4				-1	-1	3
payments months	3					-1	-2
paypal credit	2			-3	1	1
platinum rewards	-2		-1	3
po box	4		-1	-1	-1	-1
portfolio recovery	-3		-2	1	2	1	1
premier bank	-2			3		-1
prime visa	-3	-1		3
processor nmls	2			-3			-1
public records	4			-3	-1	-1	-1
real estate			2	-2	-1	-3	-1
received after	2			-1	-1	-1	-1
recent first	3			-2		-1
recovery assoc	5			-5	-1
recovery associates	1		-1	2			-2
redcard min		-1		-2	-2
reference is	-2			3	-1	-1	-2
regions bank	3		-1	-2
rent is	3			-2	-1	-1	-1
repayment current	-2			2			-1
report confirmation	3			-3
report file	3	-1		-2
report number	4			-3	-1
reported apr	3			-2		-1	-1
reported aug	3			-1			-2
reported feb	3			-2			-1
reported jul	4			-2			-2
reported sep	3			-2			-1
requested on	3			-1	-1	-1	-1
rev late	-1			-2		-1	5
revenue priority	-1			-1	-1	3	-1
routing number	3			-3
saldo us	-2				3	-2	-1
savings bank	2		-1	-2
services guarantor	-3			3	-1
share savings	3	-1		-3
since aug	-3						3
snap finance	-4			1		3	1
soc sec	2		-1	-2	-1		-1
speedy cash				-4	-2		-1	2
st apt	3				-3
status current	-3			-2		-2	3
status notes	-3			-1		3	-3
store card	1		-2	1	-3	-2	-2	-1
student ln	2			-2
student loans	2		-1	-2		-1	-1
subaru outback			-1	3		-1	-1
surgery min	-3			2		-1	-2
syncb/amazon plcc	-3			3
syncb/care credit			-2	3	-1	1	1
synchrony lowe's	-2			3	-1	-2	-2
system inc	-1		-1	3	-2	-1	-1
tax id	3			-3
teachers fcu	-2		-1	3
terminada en	-3			3
thank you	2			-1		-1	-1
the west	2			-2
to aug	3		-1	-1			-2
to go	-1			4		-1	-2
to jan	2						-2
to pay	-3					-1	3
total claim		1		-3
total us	4			-1	-3	-3	-1
transworld sys	-2		3	-2	-2
truist bank	-3			3
tulsa ok	3			-2	-1
type code	2			-2			-2
unknown current	3						-3
unsecured claims	3			-2
up to	4			-1	-1	-1	-1
updated jan	3			-2			-3
upstart network	-2			2			-1
usa na	3			-3		-1
usa/target credit	3			-3
usaa visa	3			-3		2
venmo visa	-2			2		1	-1
verizon wireless	-2			3	-2		-1
visa acct	-3			3
wireless account	-3			3
worst delinquency	2						-2
x ok	3				-1	-1
xp tu	3	-1		-3	-1	-1	-1	-1
you are	-3			-1		-2	4
zip code	3			-2
余额 最低还款	-4			-3	-2	-3	4
状态 逾期30天	3	-1				-1	-3
# figure words behind
a month	-3		-2	-1	-2	4	-4
a week	4					-4
account 	5						-4
account assigned	-3					-1	3
account closed	3			-3
account number	3			-3		-1	-1
account type	-4			4		-1	-2
accountidentifier	3			-3	-1	-1
accountidentifier 	2			-2	-1	-1
accountopeneddate	-4			4	-2	-2
accountopeneddate 	-5			4	-2	-1
accounts	4			-2	-1	-1
acct	-2		1	-2		2
ach	3	-1		-2			-1
act	1		-1	-3	-3	-1	2
act 			-1	-3	-2	-1	2
active 		-1		-3	-1	1	2	-1
actual	-3					2	-1
additional information	-3			3
affirm		-1		-3	-1	-1	1
after	4			-3
aidvantage	3			-2
ally	3		-1	-2		-1	-1
altima	-2	-1	3	-1			1
am	3			-2	-2	-2	-2
am 	4			-1	-1	-1	-1
american	2			-2		-1	-1
american express	3			-3		-1	-2
amount	2			-6		-1	1
amount due	1			-5			2
and	-1		-2	-4	-1	2	1
and 	2			-1	-1	-3	-1
answer	2			-2			-1
are	4			-3	-1	-1	-2
as				-1	-3	3
ask for	3			-2		-2	-1
assigned				-3	-1
assigned 				-3
atrasado	-4			-1	4	1	-2
auto	-1	-1		4	-1	-4	-1
auto 	-2		1	2		-3
available	2			-2			1
ave	4			-3		-1
ave e	3			-2		-1
b	-1			2	-2	-3	-3
bal	-3	-2	-1	4	-2	-3		-1
bal 	-3			1	2	-1	2
bal min	-3		-2	3	-1		-2
bal pmt	-2		-2	4	-2	-2
balance	-2	-1		3	-2	1	-3	-1
balance pay	5			-5
balance updated	-5			5	-1
balances	3		-1	-3
balances 	2		-1	-2
bank	2	1		-4	-1	1	-2
bank of	1	-2	-1	-4	-1	1	-3
bankruptcy				-4	2	-1	-3
barclays	3			-2			-2
barclays bank	3			-1			-2
bc	4			-4
bc crc	4			-4
belk	3			-2			-1
best	3			-3		-1	-1
best egg	3			-2			-1
biweekly	-2				-2	3
bk	3	-1					-2
borrower	4	-1		-4
borrowerid	4			-2	-1	-1	-1
bought	-4			4
bought from	-3			3
box	4			-3	-1	-1
bridgecrest	-1			-3	-2	2	-2
bureau	3				-2		-1
c	-1		-1		-3		2
c 	-1				-2	2	1
c nonprofit	2			-1	-1	-2
call	2			1			-3
camry	3					-1	-3
capital one	1	-1	-1	-3	-1	1		-1
car	3	-1		1	-2	-2	-3
card	-2	-2	-3	3	-1		-1
card 	-3	-2	1	3	-1	-1	-2
care credit	-2		-2	-1	4	-1
cc	1				-4	-1	-1
cc 	2			-1	-3		-1
cedar	-3			3			-1
charge				2	-1	-3	1
charge account	-4			4
charge off				-1	-1	-3	1
charge-off 	3			-1	-1	-1	-1
chase	3	-1	-1	-2		-1	-3
checking	5			-5
checking 	4			-4
child	3			-1	-1	-1
cincinnati	3		-1	-2
city	3	-1		-1	-1		-1
claim	3	-1		-3		-2	-1	-1
claim no	3	-1		-2		-2		-1
client	5		-3	-4			-1
closed	-1		1	1	3	-3	-3
closed it	-3			1	3	-1
co	3				-1	-2	-3
co co	3				-1	-2	-2
col vs	3				-2	-1
coll	-3	-1	-1	3	2	-2	-2
collection		-2	-1		1	-6	-1	-1
collection 	-1	-2		2	-1	-4	1	-1
collection for	-3			3
collections	-1		-2		3	-4
collections 	-2		-1	-2	-1	-2	4
collector	-4			4	-2	-1	-2
comcast	3		-1		1		-3
comenity	1	-2	1		1	-1	-3	-1
comments	3			-1		-2	-1
convergent	3			-1			-2
convergent outsourcing	3			-1			-3
corolla	3				-2	-1
court	3			-1		-1	-1
credence resource	1			-1	1		-3
credit		-3				-2	2	-1
credit cards	3			-2			-1
credit collection	-2			-2	-1		3
credit limit	4			-3		-1
creditfileid	3			-2	-1	-1
creditloantype creditcard	-2			-1	2
crown	3			-3
cur was	3			-1		-2
curr		-1		1	-3	2
curr 	1	-1		1	-1	1	-4
current		-1	-3		2	1	-1
current 		-1	-3	3	-1	1	-3	1
current account	-2				-1	-3	3
d	2			-1	-3	-3	2
d 	2				-3	-3	-1
date 	2			-2	-2	-1	-1
date reported	3			-2			-1
day		-1	1	-2	-1	-4	2
days	-1	-1		-3	-3	-3	3
days 	-1	-1		2	-3		1
days after	2				-1	-1	-2
days ago	3		-1		-1		-2
days current	-4						4
days days	3	-1		-1	-2	-1	-3
days in	4					-1	-3
days late		-1	-1	-4	-3	-1	2
days old	3						-2
days past	-2	-2		-2	-2	-6	3	-1
dc	3			-3
dc chg	4			-4
de	5	-1		-1	-4	-3	-1
de abril	3	-1			-3
debt	-3	-1	-1	2	-2		2
debtor	3			-2
debts	4			-3	-1		-1
deferred		-1		3	-2	1	-4
deferred 	1		-1	2	-1		-3
delinquency	4			-3
delinquent	-3			-1		-1	4
desc	4				-1		-4
desc main	3						-2
dias	-1	-1		-3		-1	2	-1
dias 	-2			-2	-3	2
dias de	-1			-3	-1		2
digits	3		-2	-2	-2	-1	-1
discharged	3			-3		-1	-1
discharged 	2			-3		-1	-1
discover	4			-4	-1	-2	-1
disputed	-2			-3		2	1
do	3				-1	-1	-1
doc	3			-2	-1
dodge	3			-2	-1		-1
dollars	-3			-1	3	2	-3
done	1		-1	-3	1	-1
down	3				-1	-3
draft	3			-3
due	-4		-2	-2	1	4	-3
due by	3			-3
due the	-1			-1	-2	3	-3
duke blvd	3			-3
días	-1			-2	-2	-3	2
días de	-1			-2	-2	-5	2
e	3			-2		-1
ecoa	-4			4
ef1	3			-3	-1	-1
electric	-2			2
em	-4	-2		-5	4		-4	-2
em 				-1	1	-3	-1
em cobrança	-3			-1	3	-4	-3
em dia	-2	-1			2	1	-4	-1
en	3			-2		-1
end	3			-3
end of	3			-3
enhanced	3						-2
enhanced recovery	3						-2
enrolled	-3	-1	3	2	-3	-3	3	-1
enrolled 	-2	-1		-1	-2	-3	3
enrolled edit	-2			2			2
equinox	3	-1	-2	-4	-1		-1
et	3			-1	-2
et 	3			-2	-2
evergreen	3			-2
every month	-3					3
fa	3		-1	-3
fa aut	4		-1	-4
fee	2			-1		-2
first	4			-5	-1	-1	-1
first seen	4			-4	-1	-1	-1
fnma	3	-1		-3
for	-1	-1	-1	3	1	-2	-3
for the	-1			-1	2	-3
ford	3	-1		-1			-1
forgot	2				-2	-1
franklin financial	-2	3		-1
free checking	3	-1		-2
freedom	3			-1		-2
from	3	-2		-2	-1	-2	-2
from to	4			-1	-3
fulton	4			-4
furniture	-1			3			-2
furniture 	-1			3			-2
gas	3			1	-3	-2
good	3	-1	-1	-2	-2	-1	-3
good 	1	-1	-1	1	-2	-1	-2
group	2		-1	-3
has	-3			3
heloc	-1			3	-2	-2	-3
high	3			-2		-1	-1
high balance	4			-3		-1	-1
highbalanceamount	3			-2	-2	-1
highbalanceamount 	3			-1	-2	-1
highest	3						-3
hollis	-2			3
hospital	3			-2			-1
house	-2		-1	4
house 	-2		-1	3
huntington	2	-1	-1	-1	-1		-1
husband	-3		1	1	-1
husband 	-3			2
i	-2	-1		3	-3		-3	-1
i owe	-3			3
i want	2			-2
i01	3			-2	-1	1	-3
i03	2	-1		-3	-1	2	-3
i1	-4		-3	-2	3	4	-2
i1 			-2	-3	1	2	-2
i2			-1	-3	-1	2	-2
i2 			-1	-4		1	-2
i3	4			-3	-1	1	-1
idr	-4			3	-1		-2
if				-2	-1	-1	2
in	-3	-1	-2	2		2	-2	-1
in 	3				-2	-1
in collections			-1	2			-4	-1
in the	1			3			-2
ins	2			1	-1	-3	-1
inst	3	-1		2	-1	-2	-2
installment				1	-1	-2	-4
installment 	1		-2		-1	-1	-4
is days	-3			3	-1	-1	1
is the	-3			3			-1
j	-3		-1	4	-2	-2	-2
jul				-2	-1	-1	1
k	2	-1	1	-3	-3	-2	-1
k 	3		-2	-2	-2	-1
kingsley	4		-1	-4		-1
kingsley dr	4		-1	-3		-1
kohl's	3			-1			-2
larkspur	2			-2
left	-1	-1	-1	-1	3	-5	-2	-1
left 	-2		-2	4		-3	-1
left mo	-4		-1	1	3	-2
legal summons	-3			2			2
lgl	-2			-2	-2	-1	3
liabilities	-2			-3	4	-1	-1
liabilities credit	3			-3
lim	-3				3
loan	-1	1		1	-2	-2	-3
loan 	-3	1		3	-2	-1	-3
loans	3		-2	-1	-1	-1
lvnv	3			-2		-1	-3
lvnv funding	3	-1		-4	-1	-2	-2	-1
m	-1		-1	3	-2	-2	-4
m 	-2			4	-1	-1	-3
m01				-1		2	-2
macy's	3			-1		-1	-2
malibu	3		-1	-3			-2
marguerite	3			-3			-1
medical	-1		-2	3	-1	-2	-2
meses	2				-1	-2	-1
midland	2		-1	-3	-1	-1	-1
midland credit	2		-1	-3	-1	-2	-1
min	-3	-1	-4	1	4		-4	-1
min 	-1			1	1	-3	-2
min current	-2			1	2	-2
min days	-3			-1	1	2
min due	-2		-1	3	-3	-1
min mo	-3			2	1
min ok	-2		-1	2	2	-4	-1
min on	-3			-1	2	1
min sec	3				-3	-1
minimum	-2			1	1	-3	-2
minimum current	-2				2	-2
mo	-1	-1	-2	-2	1	2	-1	-1
mo behind	4			-1	-1		-3
mo current	-2		-1	-1	-1	2	-1
mo days	-3		-1	-2	2	4	-1
mon	3	-1		-2	-1
money	2			-3		-1	-1
month	-2		1	-3	-3	-2	3
month behind	-1			-2	-3	-2	2
month late	-3					1	3
month payment	3			-1		-1	-2
monthly					-2	1	-2
monthly payment	3			-2			-1
monthlypaymentamount	2			-1	-3	-2
monthlypaymentamount 	2				-4	-2
months	1	-1	-1		-4	-3	1
months behind	-5	-1		1	-2		4
months months	2			-1		-2
monthsreviewedcount	-4			-1		3	-1
monthsreviewedcount 	-3			-1	-1	2	-1
mortgage	-2	3			-3	-1	-5
mortgage account	-4	3		2
mortgage arrears	-2			2
mos		-1		-2	-3			-1
mtg	-1		1	1	1	-4	-3
mtg 	3					-3	-1
my	2			-2
n	-1	-1		2		-3	1	-1
n 	-3		1	-2	2	-3	3
n louise	2			-2
n n				1	-1	-2	-5
n y				1	-1	-1	-3
name of	3	-2		-4
navy		-1		-3	-1	3	-3
navy federal				-2	-1	3	-3
nd	2						-2
negotiating	-4			1	-1	-1	4
never late	-2		-1	-2	2	-1	-2
nmls	3			-3
nmls 	3			-2
no	-2	-1			3	1	-2	-1
no 	-1	-1	-1	3	-4	1	-4	-1
no no	2						-2
no rush	-2		-1	-1	2
none 	-3			-2	-1	1	2	-1
not	-4	-1	-1	1	1	-1		-1
not late	-4				-1	3	2
november	3						-3
now	-2		-1	2	-2	2
nw st	3			-2	-1	-1
of	4		-2	-2	-3	-5	-2
of 	4	-1	-2	-2	-3	-2	-2	-1
ok	-1	-1			-1	1	-6	-1
ok 	-2	-1	-1	1			-5	-1
ok ok	6			-2		-3	-3
old	3	-1			-2	-1	-3
old navy	4			-1			-3
on	-2	-2	1		2	2	-5	-1
on 	-3		-1	4	-1	-1	-1
on the	-5	-2	-1	3	3	-2	-1
on time	2	-1			-3		-5	-1
onemain	4			-4			-2
onemain financial	3			-1			-2
open	1		3	-3		-2
open in	3			-3
opened 	-2			3	-1	-1	-1
opn	-4		-1	2			-1
or more	-2				-1	-1	3
ordered	3			-3
orig	-2			3	-1	-1	-3
other liabilities	4			-4
over	-2			-1		3
over 	-2			-1		3
owe	-5		-2	6
owe min	-3			4
owe pay	-3		-1	3
owed	-3			1	3	-2	-1
owes	-2			3	-1
owner	-2			3			-2
pagamento	-1				2	-2
pagamento mínimo	-1				3	-2
page	6			-4	-1	-1	-1
page of	5			-3	-1
paid		-1	-1	3	2	-3	-5	-1
paid 	-1	-1		1	3	-4	-3
paid collection				3	-3	-2	-1
paid off	-4		-1	2		3	-3
part	3			-2		-1	-1
past	-1			1	3		-1
past due				-2	3	-1	-2
pastdueamount	-1			-2	-3	2	-1
pastdueamount 	-1			-2	-3	2	-1
patient	-3	-1	2	2
payday	3			-2	-1			-1
paying				-2	1	-1
payment	1		-1	-4	1
payment 	1		-1	4			-3
payment late	-3			2	-1	-1	1
payments	2			-1	-3	-4
payments 	3			1	-1	-1	-3
payments missed	-2			-1		-1	3
pays		-1	-2	1	1	-3	-1	-1
pending 	3			-3
personal	-2	-2		3	-1	-1	-1
pickett	3			-3
pickett rd	3			-2
pif				-3	3	-2	-4
pif 	1			-3	3	-2	-4
plaintiff	4			-3	-1
pm	5			-1	-2	-2	-1
pm 	4	-1		-1	-2	-2	-1
pmt	-3	-1		1	2	-3	1
pmt 	-1			-3	1	-1	2
po	3		-2	-1	-1	-1	-2
points	4			-3	-1	-1	-1
por				-2	-3	1	-1
por mês	1			-1	-3	1	-1
portfolio	4			-4	-1	-2	-2
ppa	-2			-2	-2	2	1
ppa 				-1	-1	-3	1
primary	2			-2
property	3			-3
pt	3				-2	-1	-1
pts	4			-2	-2	-1
pts 	4			-2	-2	-1
pünktlich	2			-1	-1	-2	-1
pünktlich 	1			-1	-1	-3	-1
q	3			-1	-1	-1
quail	3			-2		-2
quail hollow	3			-2	-1
quarry hill	3	-1		-3		-2	-2
r	-5		-1	4	-2	1	-2
r 	-4		-1	3	-1	1	-2
r01	2			-4	-1	2	-3
r01 	3			-3	-1	2	-3
r1	-1	-1	-1	-5	2	2	-4
r1 	-2	-1	-1	-5	3	1	-4
r2	1			-2	-1	2	-3
r2 	1			-2	-1	3	-3
r3	-1			-1	-1	2	-3
r9	1			-2	1	-2	-3
r9 	3			-1	2	-2	-3
rating	3			-2		-1	-1
rating 	3			-2			-1
rav4	2			-2
regional	3			-4			-1
regions	3			-1			-2
regions bank	3			-2			-2
repo	-3			4		-3	-3
report	3			-2
report date	3			-2
reported	-1	-1	-1	2	-1	-1	-1	-1
requested	2			-1	-1	-1
resurgent capital	3			-2			-1
rev 	-2			-1	1		1	-1
rev as	4				-1	-2	-2
rev paid	4			-1	-1	-4	-2
revolving	-1		-1	1	-2	-1	-4
revolving 			-1		-1	1	-3
revolving account	-3			3
ridgewood dr	2			-2
roof	2			-1			-1
rptd	4			-4	-1
rptd amount	3			-3
s	4			-2	-1	-2
saint	3		-1	-2	-2
saldo	-3	-1		4	-2	-2	-1
saldo mensualidad	-3			3
saldo pago	-4			4		-1
saldo us	-3			3	-1
santander	3			-1		-1	-2
santander consumer	5			-2	-1	-1	-2
savings	2	-1		-4	-2	-1	1
savings 	2	-1		-4	-1	-1	1
says	-2			3	-1	-1	-2
sec	4		-1			-3
sec 	4					-3
secured	-5			5
settled			-1	1	-1	-1	-3
settled paid				1	-1		-3
share draft	2			-2			-1
show	-3						3
signature	-1	-4	-1	2	-1		-1
signature loan	-3	-2	-1	4			-1
small	1			1			-3
so	4			-2	-2	-1
sold	-2			-1	2	-2	1
sold to	-3			-1	3	-1
source	-3	-1	-1	2	-1	-1	-2	-1
source xp	-3	-1	-1	1	-1	-1	-1	-1
south	-4			4
st	4	-1	-1	-3	-2	-1	-2
statement date	4			-3
still	-2			2
store card	-2		2	2	-1	-3	-2
student	-1		-1	3	-1	-2	-1
student 	-3		-1	3	-1	-1	-1
student loan	-3		-1	4	-1	-1	-1
student loans	3			-2			-1
sun	1			-3		1
synchrony bank	2		-1	-3			-1
tage	5	-1	-1	1	-3	-2	-2
tel	-2			-1	3
terms				-5	-1	-2	3
that's	-5			5	-1	-1
thats	-5				4	1
the balance	-3			3
then	3			-1		-1	-2
they	-4			3	1	-1	1
they want	-3			3
time	3			-1	-1		-2
times	3				-1	-1	-2
to	6	-1		-2	-4	-4	-1
total	-1				-1	-1	3
total amount	-1				-1	-1	3
total due	-2						3
toyota	3			-1	-2		-1
transferred/sold	3				-1	-3	-1
transworld	-3						3
trinity mills	3			-2	-1
trễ	-4			2	-1	3
tu 	-2			3	-1	-2	-1	-1
tu ex	-2			-1	3	2	-1
tuc	3			-2		-1	-2
unknown	-4			4	-1
unknown 	-2			2	-1
unpaid	1	-1		-2	-3	-4	2	-1
unpaid 	3			1		-1	-2	-2
unpaid balance	-3			-1		-1	3
unpaidbalanceamount	3			-1	-2	-2
unpaidbalanceamount 	3			-1	-2	-2
unsecured	-2		-2	3
unsecured 	-5		-1	5
upgrade				-3		1	1
upgrade inc	2			-3		1	-1
upstart	3			-2			-2
us	-1	-2	-2	2	1	-4		-2
us 	2	-1	-1	-1		-5	-1	-1
us em	-4	-1		1	1	-1	-1
us us				1	-3	-1	-1
usaa	5			-5			-2
used auto	-3	-1		3
visa	-1	-3	-1	2	-1	-1	-1
webbank/fingerhut	3			-1	-2		-3
wells	4			-3			-2
wells fargo	4			-3			-1
when	4			-2		-4
wife	-4		-1	4
wife 	-4		-1	4
with a	-3			3			1
wk	3				-1	-3
x			-3	1	-3	1	-2
x 	-1		-1	3	-1	-2	-1
xp tu	-1			-3		2
xp/ef				2		-3	-1
xp/ef 	1			1		-3
xp/tu	-3			3			-1
xp/tu/ef	-2			3	-1	-4	-3
xp/tu/ef 	1			1	-1	-4	-3
xpn	-1			-3	-1	-2	1
xxxx 	-2	-1		3			-1
xxxx xxxx	3			-3
y 	-1				-2	-1	3
y n	1		-1		-1	-2	-4	-1
yc	4			-4
year	3	2		-3		-1	-2
years	4			2	-3	-3	-2
years 	2	-1		2	-1	-4	-2
yes	1		1	1	-1	-1	-4	-1
yes 				1	-1		-5
you	1			1	-1	-1	-3
you are	1			2	-1	-1	-3
your other	2			-2
余额	-3		-1	4	-1	-1	-2
余额 最低还款	-2			3			-1
余额 月供	-2			3
# figure words of line
always	1	-3		1			1	-2
often, below blank		-2	-2	1	-3	-2	-3	-1
once		-3		2	-2	1	-2	-1
once, below blank	-2	2		2	-3	1	-5	-1
twice, below blank	-1	-2	-2	1	-3	-2
# mark before and shape
capital mark-,	-1	-1		-1		1	-3	-1
capital mark-.	-1	-3	2	-2	-3	-1	1	-1
capital mark-:	3				-1	-1	-1
capitalised mark-!	3						-2
capitalised mark-"	2	-1	-3	-1	-1	2	1	-2
capitalised mark-#	2	-1	-1	-3	-2		1	-1
capitalised mark-&	-1	-3	2	-1	-1	-1	-2
capitalised mark-(	2	-1		-6	-1	-1	-4
capitalised mark-)	-2	-2	3	-1	-3	-2	-3	-1
capitalised mark--	1	-2	-2	-3	-2	-2	1	1
capitalised mark-.	-1	-2	2	-3	-2	-2		1
capitalised mark-/	-1	-3	2	-1	-2	-2	-3	2
capitalised mark-:	2	-2	-1	-4	-2	-2	-3	-1
capitalised mark-;	1		-3	-1	-2	-2	1	-1
capitalised mark->	-1	-2	-3	-3	-1	-2	2	-2
capitalised mark-?	4		-2	-1		-1	-2	-1
capitalised mark-]	4		-3		-1
capitalised mark-|	5	-1	-4	-1	-1	-1	-1
capitalised mark-~	3		-2		-1		-1
capitalised mark-·	-1		-1	-2	-1	-2	3	-2
capitalised mark-–	1	-2	-3	-4	-2	-2		-2
capitalised mark-—	4		-4	-1	-1	-1	-1	-1
capitalised mark-•	3		-1	-1	-1	-1	-1
capitals mark-!	3		-2		-1		-2
capitals mark-"	2	-1	-5	-1	1	1		-1
capitals mark-#	2	-1		-3	-2	-2	-2	-1
capitals mark-&		-3	2	-1	-2	-1	-2
capitals mark-(	2	-1	-2	-4	-1	-2	-1	-1
capitals mark-)	-2	-1	3	-1	-2	-2	-5
capitals mark-,	2	-2		-1	-2	-2
capitals mark-.	-3	-2	4	-2	-1	-2	-2	3
capitals mark-:	2	-1	-2	-2	-2	-1	-1	-2
capitals mark->	3	-1		-1	-1		-1
capitals mark-~	3		-2
capitals mark-·	2		-2		-1
capitals mark-–	3		-2		-1		-1
cents mark-"	1				-3	-3	1
cents mark-$	-1	-1		-1		-3	-2	-1
cents mark-,	2	-2	-3	-1	-1		-3	-2
cents mark--	4			-1	-2	-2	-3
cents mark-.	3			-1	1	-3	-3	-1
cents mark-/	3				-2	-3
cents mark-|	4	-1			-3	-3	-2
code mark-)	2		1	-1	-1	-1	-5	-1
code mark-,			-2	-2	-3		1	-1
code mark-/	3	-1		-1	-1	-1	-1
code mark-;	3			-1	-1		-2
code mark-?	3						-2
code mark-–	4			-1		-2	-3
digits-1 mark-"	-2		4	-1	-2	-3	1
digits-1 mark-.	2	-3	-2		-3	-3	-2	-2
digits-1 mark-:	3	-1	-1	-1	-2	-1
digits-1 mark-=	3	-1		-1	-1	-1	-3
digits-1 mark-|	3					-1	-3
digits-2 mark-"	3					-1	-2
digits-2 mark-$	2			-1	-3		-1
digits-2 mark-;	2	-1		-2	-2	-3	-3	-1
digits-2 mark-|	3	-1		-1	-1	-1	-2
digits-3 mark-$	2				1	-3	-1
digits-3 mark-+	-2				-1	-1	3
digits-3 mark--	3		-1		-1	-2	-2
digits-3 mark-.	-3		-1	-3		2	1	-2
digits-3 mark-/	3	-1	-1	-1	-2	-4	-1	-1
digits-4 mark-$	1					-3	-2
digits-4 mark-)	2		2	-6	-1	-2	-1	-2
digits-4 mark-,	1			-2	-2	2	-2	-1
digits-4 mark--	-4	-1	1	4	-1	-2	-2	-1
digits-4 mark-/	3			-3	-2	-1	-2
digits-4 mark-;	2			-1	-2	-1	-1
digits-4 mark-–	3			-1	-1		-1
digits-5 mark-$	-2				2	-4
digits-5 mark-,	3			-2			-1
digits-5 mark-.	-3			3			-1
digits-5 mark-|	3			-1		-1	-1
digits-7 mark-$		-1		-3	1	-1	-2	-1
digits-7 mark-,	2	-1		-3	-1	-3		-3
digits-7 mark--	3	-1	-1	-2	-2	-1	-2	-1
digits-7 mark-.	-1			2	-2	-2	-4	-2
digits-7 mark-;	3			-2	-1	-1	-2	-1
digits-7 mark-|	3			-1	-2	-2	-1
digits-7 mark-–	3			-1	-1	-1	-1
dollars mark-(	3				-1	-1	-1
dollars mark-)	3				-1	-1	-2
dollars mark-,		-1		-1	1	-2	-3	-2
dollars mark--	5			-1	-3	-2	-3	-1
dollars mark-.		-1		-3	1	-2	1	-2
dollars mark-;	3				-1		-3
dollars mark-<	3						-3
dollars mark-–	5				-1	-2	-4
dollars-and-cents mark-"	-1	-2	2		-2	-3
dollars-and-cents mark-$	-2			-1	3	-3	-2	-1
dollars-and-cents mark-,	4	-1		-1	-5	-4	-1	-2
dollars-and-cents mark--	4				-2	-2	-3	-1
dollars-and-cents mark-.	4			-2	-4	1	-6	-2
dollars-and-cents mark-/	1			-1	-1	-3	1	-1
dollars-and-cents mark-|	3			-1	-2	-3	-2
dollars-and-cents mark-–	5	-1			-3	-3	-4
dollars-and-cents mark-—	5				-1	-2	-3
dollars-and-cents mark-✅	-4						4
lettered-code mark-"	1	-1		-3	-2	-3		-1
lettered-code mark-(	3	-1	-1	-1		-1	-2	-1
lettered-code mark-)		-1	2	-2	-1	-2	-1	-1
lettered-code mark-,	-2	-1	-1	-3	2	1	-4	-3
lettered-code mark-.	-2			2		-1	-3	-1
lettered-code mark-/	4			-1	-1	-2	-2
lettered-code mark-–	3		-1	-1	-2	-1	-2
letters mark-,	4	-1	-1	-2	-2	-2	-3	-1
letters mark-:		-2	-1	-3	-3	-3		-3
letters mark-】	3		-1	-1			-1
line mark-(	3	-2	-2				-1
line mark-+	3	-1					-1
line mark-|	3	-2			-1	-1	-1
line mark-👍	3	-1					-2
line mark-🚗	3	-1					-2
mark-" mark-"		-1	1	-1	-1	1	-2	-1
mark-" mark-,		-3	-2	-5	-2	1	-5	-4
mark-" mark-.	-2			2			-2	-1
mark-" mark-;		-1	1	-2	-4	-3		-1
mark-" mark-_	3		-3	-1	-1	-1	-1	-1
mark-# mark-:	2	-1		-3	-1	-1	-1	-1
mark-$ mark-$	3				-1	-2
mark-$ mark--	-3	-2	-1	-3	3	3	-6	-3
mark-( mark-.	-3	-1		3	-1	-1	-1	-1
mark-( mark-…	-3			3
mark-) mark-$	-3	-1	-1	-1	3	-3	-1
mark-) mark-,	4	-1	-5		-1	-1	1	1
mark-) mark-.	3		-2	-2		-1	-1	-1
mark-) mark-/	3		-3	-1		-1	-1
mark-) mark-:	5		-3		-1		-1
mark-) mark-|	2		-2	-1	-1
mark-) mark-–	4		-3		-1		-2
mark-) mark-—			-3	-1	-1		1
mark-, mark-"	1	-4	-1	-5	-1	1	-7	-4
mark-, mark-,	1	-1	-2	-1	1		-3	-1
mark-- mark--	3	-1	-1	-2	-2	-3		-2
mark-- mark-|	3					-1	-2
mark-. mark-"	3		-6	-1		-1	1	-2
mark-. mark-$	1	-2		-2	1	-5	-1
mark-. mark-)	4		-1	-1	-1		-3	-2
mark-. mark-,	4		-1		-2	-1	-2	-1
mark-. mark-.		-1	-3	2	-2	-2	-3	-1
mark-/ mark-/	3		-1		-1
mark-: mark-"	4	-1	-1	-2	-2	-1	-3
mark-: mark-(	-3		-1		-1	-1	3
mark-: mark--	3			-1	-1	-1	-2
mark-: mark-:	3			-1	-2	-1	-1
mark-; mark-"		-2	1	-2	-5	-3		-1
mark-< mark->	3					-1	-2
mark-= mark-"	2	-2	1	-2	-2	-2	-3	-1
mark-] mark-$	-4				-1	4
mark-| mark-|	3	-1	-1		-1	-1	-1
mark-☐ mark-$	-1				-5	2	-1
mark-☑ mark-$	-2				-2	3
mark-☒ mark-$	-1				-3	2
mark-✓ mark-–	3						-3
masked mark-"	3	-2	-1	-3	-2	-2	-2	-1
masked mark-$	-2			-1	3	-3	-1
masked mark-(	3	-1		-1	-1		-1	-1
masked mark--	2			-2	-1		-1
percent mark-$	-2	-2		-1	-1	1	-2	-1
small mark-#	1		-3	-1	-1	-1	1
small mark-'	3				-1	-1	-3
small mark-(	3	-3	-1	-2	-2	-2	-4	-1
small mark-)	-3	-2	5	-1	-3	-2	-3	-2
small mark-+	2		-2		-1		-1
small mark-,	1	-2	-3	-1	-3			-2
small mark--	3	-1	-2	-3	-4	-3	-4	-1
small mark-.	2	-1	-2	-3	-1	-2		-2
small mark-/		-1	-5	-2	-1	2		-1
small mark-:	1	-1	-1	-3	-2	-2	1	-2
small mark-=	3		-1				-2
small mark->	3		-1				-2
small mark-?	3	-1	-3	-1	-1	-1		-1
small mark-]	3						-1
small mark-|	4		-2		-1		-1
small mark-—	3		-1				-2
small mark-•	3			-1	-1	-2	-3
small mark-😬	-3			-1			4
thousands mark-(	-2		-1		-1		2
thousands mark--	3				-1	-1	-2
thousands mark-/	3			-1	-3	-3	-2	-1
thousands mark-–	3					-1	-2
thousands-and-cents mark-"			2	-1	-5	1	-3	-1
thousands-and-cents mark-$	-2	-1		-1	1		-3	-1
thousands-and-cents mark-,	1				1	-3	-2
thousands-and-cents mark-.	2			-1	-4	-1	-1	-2
thousands-and-cents mark-/	3				-2	-2	-1
thousands-and-cents mark-|	2				-1	-1	-1
thousands-and-cents mark-☐	5				-3	-2	-1
thousands-and-cents mark-☒	3				-2	-2	-1
with-digits mark-"		-2	-1	-2	-1	1	-4	-2
with-digits mark-)	1	-1	-3	-2	2	-2	-1	-1
with-digits mark-,	-1	-2	-1	-4	1	-1	-4	-3
with-digits mark--	3		-1		-1
with-digits mark-.	3			-1	-1	-1	-2
with-digits mark-;	3	-1		-1	-2	-4	-2	-1
with-digits mark-|	3				-1	-3	-2
year mark-"	-1		3		-1	-1	-1
year mark-)		-1	3	-2	-2	-1	-1	-1
year mark-.		-1	-1	-3	-1	-1	1	-2
year mark-:	3				-1	-1	-2
year mark-–	3		-1			-1	-2
# mark before read as
	1	-1	1	1	-2	-1	-2
accountNumber	1	-2		2	-2	-1	-2	-1
accountNumber,current?	-3			1			3
accountNumber?				-3	1		-2	-1
amount	2	-1	-1	-2	1	-3	-2	-1
amount,current?	-3				1	-1	2
current	-1	-3	-1	-2	-1	-3	2	-2
current,paying	-4			-1	-1		4
current?	-2			-1	-3	-2	1
goes on	-1	-2	1	-3	-1	-1	-1	-1
goes on,current?	-2		-3	1			4	-2
goes on?	1		-1	-2	-1	-2	-3	-1
originalCreditor		-1		-1	-2	-2	-3	2
paying		-1	-1	-2	1	1	-3	-2
paying?	4				-3	-3	-1
# mark before
capital	2	-3		-3	-1	-1	-2	-1
capitalised	1	-2		-4	-2	-2	1
capitals	1	-2	-1	-3				1
cents	1	-3	-4	-2		-1		-2
date		-1	-1	-2	-2	-2	3	-1
digits-1	1	-3	2	-2	-3	-3	1	-2
digits-2	1	-1	-1		-2	-2		-1
digits-3		-2	-1	-3	-1	-1	1	-1
digits-5				1		-4	-3	-1
digits-7	-1	-2	-3	1		1	-4	-4
dollars	4	-1	-1	-2		-4	-3	-1
dollars-and-cents	3	-2	2	-2	-2	-2	-4	-2
letters	1	-2	-2	-4	-4	-3		-3
line		2	-4	-1	-1	-1	-1	-1
mark-"		-4	-1	-1	-2	1	-2	-4
mark-#	3	-1	-1	-4	-2	-2	-1	-1
mark-$	-3	-2	-1	-4	3	2	-4	-2
mark-(	-3	-1	-1	3	-1	-2	-1	-1
mark-)	3	-1	-6	-4	1	-3	1
mark-*	3				-1	-1	-1
mark-,	1	-4	-2	-6			-7	-4
mark-.	1	-1	-4	2	-1	-3	-3	-2
mark-/	4	-1	-2	-1	-1	-1	-1
mark-:	-1	-2	-1	-3	2		2	-1
mark-;	1	-2	1	-3	-2	-4		-2
mark-=	2	-2	1	-2	-2	-2	-2	-1
mark->	3	-1	-1	-1	-1		-1
mark-?	5		-1	-1		-1	-1
mark-[		-3		-2	-2	-2		-1
mark-|	-3	2	-2	-2	2	1	-3	-1
mark-–		-1		-1	-2	-2		-1
mark-☐	-1	-1		-1	-5	2	-1	-1
mark-☑	-2				-2	3
mark-☒	-3				-2	3
masked		-2		-1	3	-3	-5	-2
percent	-1	-1	-2	-2			-4	-1
small	1	-2	1	-4	-3	-1	-1	-3
thousands-and-cents	2	-2	1	-3	-1		-3	-3
with-digits	1	-1	-3	-4	2	-1	-4	-2
year		-1	1	-3	-1	-2	1	-2
# mark behind read as
		-1	3		-3	-1	-1	1
accountName,current	-3						3
accountNumber		-1	-1		-2	-4	-2	-3
accountNumber?	3		-2	-2	-1	1	-2	-1
amount	-1	-1		-2	2	-5	-3	-2
amount,current	-2		-2		-1		3
amount,current?	-3			-1	1	-2	2	-1
amount,paying	-2		-1		1	1	-1
amount?		-1	-3	-1	2	-1	-3	-1
current	1	-1	-2	-2	-3	-6	1	-2
current,paying	-2		-1		-1	1
current?	-2	-1		-2	-3	-1	1	-2
current?,paying	-1					3	-1
goes on	1	-3		-1	-1	-1	-2
goes on?	1	-1		-3	-1	-2	-4	-1
originalCreditor	1	-1	1		-1	-1	-2	-3
paying	-1	-1		-2	-6	4	-3	-2
paying?	-2				-4	1	-1	2
# mark behind
capital	1	-1	-3	1	-2		-1	-1
capitalised	1	-3		-2	-3	-1	1
cents	-1	-2	-1	-3	-1	2	-1	-2
date		2	2	-3	-1	-1	-4	-1
digits-1	1	-1	2	-2	-3	-1		-1
digits-2	-1	-2	-2	-3		-1		-2
digits-3		-2	-1	-1	-1	1	-3	-2
digits-4	1	-2	-2	2			-5	-3
digits-6	2	-1	-1	-3		1	-1
digits-7	2	-2	-1	-4	1	-1	-1	-2
dollars	2	-1	-3		-3	-3		-1
dollars-and-cents	2	-2	1	-3	-4	-4	-1	-3
end	5		-1	-2	-1	-1	-1	-1
letters	3	-2	-2	-3	-3	-3	1	-2
mark-"		-4		-5	1			-3
mark-$	4	-2		-3	-1	-7	-3	-1
mark-)	-1	-1	-2	-1	-2	-2	1	3
mark-,	-1	-3		-5	-1		-4	-3
mark-.	1	-1	-3	1	-2	-2	-2	-2
mark-/		-1	2	-3	-2	-4
mark-:	3	-1	-2	-3	-1	-2	-3	-1
mark-;	1	-3	2	-2	-2	-3		-2
mark-<	3	-1		-1	-1		-1
mark-=	2	-1		-1	-3	-2	-1	-1
mark->	4	-1	-1	-1	-1	-1	-3
mark-?	4		-1	-1	-1	-1	-1
mark-[	4	-1		-1	-1	-1	-2
mark-_	2	-1	2	-2	-3	-4		-1
mark-|		-2	1	-2	-3	-4	-1	-1
mark-–	-2	-2	2	-3	-2	-3	-1	-2
mark-—	1	-1	2	-1	-2	-4	-1	-1
mark-…	3		-2	-2	-1	-1	-1
mark-☐	3				-1	-2	-2
masked	2	-2		-3	-1	-2	-3	-1
percent	1	-1	1	-3		-4	-1	-1
thousands	2	-1	-3	-3		-4	-2	-1
thousands-and-cents		-2	-2	-4	2	-1	-3	-2
with-digits	1	-2	-2	-2	-2	1	-3	-2
# mark both before and shape
capitalised capitalised mark-"	2		-3	-1	-2	-1	1	-1
capitalised capitalised mark-$	2	-1	-2	-1		-3	-2	-1
capitalised capitalised mark-&	3	-1	-2		-1	-1	-2	-1
capitalised capitalised mark-(	2	-1	-1	-5	-1	-1	-2
capitalised capitalised mark--	1	-2	-1	-3	-2	-1	1
capitalised capitalised mark-:	6	-1	-2	-5	-2	-1	-2	-2
capitalised capitalised mark-]	3		-2		-1
capitalised capitalised mark-|	4	-1	-3	-1	-1	-1	-1
capitalised capitalised mark-·	4				-1	-1	-3	-2
capitalised capitalised mark-–	-1	-1	1	-2	-2	-1	1	-2
capitalised capitals mark-)	-3		2				1	-2
capitalised capitals mark-.	-3		-2			-1		3
capitalised capitals mark-:	4			-1			-2	-1
capitalised digits-1 mark-:	4			-2			-2
capitalised digits-2 mark--	-3	-1	1	2		-1		-1
capitalised digits-2 mark-/	2	-1	-2	-1	-1	-1	-3	-1
capitalised digits-4 mark-$	3				-3	-2	-1
capitalised digits-7 mark-.	3			-2
capitalised dollars-and-cents mark-,	3				-1		-2
capitalised dollars-and-cents mark-.	3				-2	-2	-2	-1
capitalised lettered-code mark-$	2			-1	-1	-2	-1
capitalised mark-" mark-;	-1		-3	-1			2
capitalised mark-# mark-:	2	-1		-4	-1	-1	-1	-1
capitalised mark-( mark-.	-3			3
capitalised mark-( mark-…	-3			3
capitalised mark-) mark-"	5		-5		-1	-1	-1
capitalised mark-) mark-,	4		-3				-2
capitalised mark-) mark-:	2		-2
capitalised mark-- mark--	4			-1			-3
capitalised mark-. mark-"	3		-3
capitalised mark-. mark-,	3		-2				-1
capitalised mark-. mark-.	3	-2	-1	-3	-1	-1	-2	-1
capitalised mark-: mark--	2			-1	-1		-2
capitalised mark-= mark-"	1	-2	2	-1	-2	-1	-3	-1
capitalised small mark-(	3	-1		-2	-1	-1	-4
capitalised small mark-)			1			-1	-2	-1
capitalised small mark-,	2	-1	-4		-2	-2		-1
capitalised small mark--	4			-1	-2	-1	-3
capitalised small mark-.			-1	-3	-1	-1	1	-1
capitalised small mark-/	3		-3			-1
capitalised small mark-:	2	-1	-1	-3	-2	-2	-3	-3
capitalised small mark-?	3		-1			-1	-2
capitalised small mark-—	3		-2		-1	-1	-1
capitalised thousands-and-cents mark-,	3				-2		-1
capitalised thousands-and-cents mark-.	3				-1	-2	-1	-1
capitalised with-digits mark-$	-2				3	-1
capitalised with-digits mark-(	4			-2	-1		-2	-1
capitalised with-digits mark-)	3		-4	-2	-2	-1		-1
capitalised year mark-.	-1			-3	-1	-1	2	-2
capitals capitalised mark--	3		-3				-1	-1
capitals capitalised mark-–	3		-2	-2			-1
capitals capitals mark-"	3		-4		1	-3	2	-1
capitals capitals mark-#	3		-1	-2	-1	-1	-2
capitals capitals mark-(	2	-1	-2	-4	-1	-2	-1
capitals capitals mark-)	2	-1	1	-1	-2	-2	-3	-5
capitals capitals mark--	1	-1		-2	-3	-2	-3	-1
capitals capitals mark-/		-1	-1	-1	-1	-1	-3	1
capitals capitals mark-:	1	-1	-1	-1	-1	-1	-1	-2
capitals capitals mark-;	3						-3	-1
capitals capitals mark-|	5		-2	-1	-1	-1	-1
capitals capitals mark-–	2		-2		-1		-1
capitals code mark-$	-3				1	3	-1
capitals digits-7 mark-$	-3			-2	3	3	-1
capitals mark-" mark-,			-4	-3	2	2	-2	-1
capitals mark-" mark-_	4		-3	-1
capitals mark-) mark-,		-1	-3					1
capitals mark-. mark-"	4		-4			1		-1
capitals mark-. mark-(	5		-3					-1
capitals mark-. mark-)	3							-2
capitals mark-. mark-,	4		-1		-1			-2
capitals masked mark-$	-2			-1	3	-3
capitals small mark-.	-2		3				-1
capitals with-digits mark-$	-5				2
capitals with-digits mark-)	3		-2	-1	-1		-1
capitals with-digits mark--	3		-2
cents mark-, mark-,			-1		3	-1	-1
cents small mark-.	3						-3
code capitals mark-,	3				-2
code digits-2 mark-/	3			-1	-1
code mark-. mark-$	4				-4	-3
date capitals mark-(	3		-3
digits-1 mark-. mark-$	3				-3	-2
digits-2 digits-2 mark-/	4			-1	-1		-1
digits-2 mark-. mark-$	5			-1	-4	-2
digits-2 mark-. mark-.	-3			3
digits-2 small mark-"	4					-3	-3
digits-3 mark-) mark-,	3						-3
digits-4 mark-. mark-.	-3			3	-1
digits-5 mark-. mark-.	-4			4
digits-5 with-digits mark-)	3				-2
digits-7 mark-" mark-,	1		-2		-1	2
digits-7 mark-. mark-.	-3			3
dollars capitalised mark-:	4						-3
dollars digits-2 mark-/	3				-1	-1	-2
dollars dollars mark--	3				-1	-1	-1
dollars mark-- mark--	3						-2
dollars small mark-,	2						-2
dollars small mark-.	2						-2
dollars-and-cents capitalised mark-–	3	-1		-1	-1	-1	-4	-1
dollars-and-cents capitals mark--	-3	-1	-1				3
dollars-and-cents digits-2 mark-/	3				-1	-2	-2
dollars-and-cents digits-3 mark-+	-2						3
dollars-and-cents dollars-and-cents mark-$	2					-3	-1
dollars-and-cents mark-$ mark--	-2	-1		-2	3	-1	-3	-1
dollars-and-cents mark-- mark--	3					-1	-1	-2
dollars-and-cents percent mark-$	2				-3	-1
lettered-code digits-2 mark-/	3				-1	-1	-1
lettered-code lettered-code mark-"	3					-1	-1
lettered-code lettered-code mark-,	3				-2	-1
lettered-code mark-. mark-.	-4			4
lettered-code small mark-$	-3				3	-1
letters dollars-and-cents mark-,	3				-2	-2	-3	-1
line capitalised mark-#	5			-2	-2		-1
line capitalised mark--		-1	3	-2	-2	-2	-3	-1
line capitalised mark-.	2	-2	-1	-3	-1	-1	-3
line capitalised mark-/	1	-1			-1	-1	-1	-2
line capitalised mark-:	1	-2	1	-1	-2	-2	-3	-1
line capitalised mark-;	-4						5
line capitalised mark-?	3						-3
line capitalised mark-–	1				-1		-3
line capitals mark-#	4		-2	-1	-1
line capitals mark-,		-1	2	-1	-2	-1	-1	-1
line capitals mark-.	-2	-2	4	-2	-4	-1	-1
line code mark-.	3	-1	-2	1	-1	-1	-1
line digits-1 mark-)	1	-2	-3	-3	-2	-1	2	-2
line digits-1 mark-.	2	-2	-2	-4	-1	-2	2	-2
line digits-2 mark-+	-3						3
line digits-2 mark--	2		1	-3	-1	-2	-3	-1
line digits-7 mark-.	-3			3
line line mark-"		2	-2	-2	-2	-2		-1
line line mark-(	3	-2	-1				-1
line line mark-+	3	-1					-1
line line mark-▸	3		-1				-1
line line mark-👍	3	-1					-2
line line mark-😬	3	-1		-1			-2
line small mark--	4	-1	-4	-1			-1
line small mark-.	2	-1	-2				-4
line with-digits mark-)	8	-1	-2	-2	-4		-1	-1
mark-" capitalised mark-,	-2	-1	4		-1	-1	-4	-1
mark-" capitalised mark--	-3		2				2
mark-" capitals mark-"		-1	-1	-1	-1	3	-2
mark-" capitals mark-.	-3	-1	3				-1
mark-" cents mark-"	1		-1		-3	-3	2
mark-" digits-1 mark-"	-1		3	-1	-2	-3	2
mark-" digits-3 mark-"	2					-2
mark-" digits-4 mark--	-4	-1	1	4			-1
mark-" digits-7 mark-"	-1		-1	-3	-1	1	2	-1
mark-" dollars-and-cents mark-"		-2	2		-3	-2	-1
mark-" lettered-code mark-"	1	-1		-3	-1	-2	-1	-1
mark-" mark-, mark-"	1	-3	-1	-6	-4	1	-6	-3
mark-" mark-: mark-"	3		-2	-2	-2	-1	-3
mark-" masked mark-"	1	-1	1	-3	-1	-2	-1	-1
mark-" thousands-and-cents mark-"			2	-2	-5	1	-4	-1
mark-# lettered-code mark-(	3			-1			-2
mark-$ cents mark-$	-1	-1		-1		-3	-2	-1
mark-$ digits-1 mark-$	-2				2
mark-$ thousands-and-cents mark-[	3					-2	-1
mark-$ thousands-and-cents mark-☐	5				-4	-3	-1
mark-$ thousands-and-cents mark-☑	3				-2	-3
mark-$ thousands-and-cents mark-☒	3				-3	-2	-1
mark-$ with-digits mark-,	-1	-1		-2	1	-4	-2	-2
mark-& capitalised mark-,	-3	-1	2			-1		-1
mark-& capitals mark-,	3		-2					-1
mark-( capitalised mark-)	-2	-1	3	-1	-2	-1	-2	-1
mark-( capitals mark-)	-2	-1	2	-1	-1	-2	-5	2
mark-( lettered-code mark-)		-1	2	-3	-1	-2	-1	-1
mark-( small mark-)	-3	-2	3	-1	-2	-2		-2
mark-( small mark-.	3		-1	-1		-1	-1	-1
mark-) capitals mark-.	2		-2				-2	3
mark-) mark-. mark-.	2		-1	-2
mark-+ small mark-)	-3		2				2
mark-, capitalised mark-"	3		-3			-1	-1
mark-, capitalised mark-.	-2	-1	5	-2	-2	-2	-3	-2
mark-, capitals mark-"	-1		-3		2	-2	-1
mark-, capitals mark-(	2		-2
mark-, capitals mark-,	1	-1	-3	-2		-3	-2	-3
mark-, capitals mark-.	-4	-1	3	-3	-2	-3	1	2
mark-, capitals mark-|	-2					3
mark-, cents mark-,	1	-2	-2	-1	-1	1	-3	-2
mark-, code mark-,	4				-2		-2
mark-, dollars-and-cents mark-,	2			-1	-3	-2		-1
mark-, lettered-code mark-,	-2	-1	-1	-3		1	-3	-2
mark-, letters mark-,	3						-2
mark-, mark-, mark-,	-2				2	-3	-1
mark-, small mark-)	2	-1	1		-1	-1	-3
mark-, small mark-,			-2	-2	1	1	-4	-1
mark-, small mark-.	4		-1	-2	-1	-1	-3	-1
mark-, with-digits mark-"	1	-1		-1	-1	-1	-3	-1
mark-, with-digits mark-,	2			-1	-1	-4	-1	-1
mark-- capitalised mark--	6		-3	-1	-1		-4
mark-- capitalised mark-:	3						-3
mark-- capitals mark-,	-3				-1		3
mark-- capitals mark--	3		-1				-2
mark-- cents mark-/	3				-1	-2	-1
mark-- mark-$ mark--	1			-1	-3	1	-2
mark-- mark-- mark--	1	-1		-1	-3	-3	2	-1
mark-- masked mark--	2			-2			-1
mark-- percent mark-$	-4	-1		-1	-4	4	-1
mark-- small mark-(	1		3				-1
mark-. capitalised mark-"	2		-2		-1	-1	-1
mark-. capitalised mark-)	3		-1				-2	-1
mark-. capitalised mark-.	3	-1		-2	-1	-1	-2	-1
mark-. capitalised mark-/	-3		1				1	1
mark-. capitalised mark-|	3		-2
mark-. capitalised mark-–	4		-4
mark-. capitals mark-&	-3		4
mark-. capitals mark-.		-1	3	-1			-1	-1
mark-. code mark-.	3			-2			-1
mark-. digits-2 mark--	-1			-2			3
mark-. digits-2 mark-.	-1			-1	1		-3
mark-. digits-4 mark-)	6			-5		-1	-4	-1
mark-. mark-" mark-,	3		-3					-1
mark-. mark-. mark-$	-3	-1		-1	4	-3	-1
mark-. mark-. mark-.	1	-1	-2	1	-2	-2	-3	-1
mark-. thousands-and-cents mark-.	-3						3
mark-/ capitalised mark-"	3		-2		-1	-1		-1
mark-/ capitalised mark-(	3		-2	-2
mark-/ capitalised mark-,	4		-3		-2	-1	-1	-1
mark-/ capitalised mark-.	3	-2	-1	-1			1	-1
mark-/ capitalised mark-–	4		-2				-2
mark-/ digits-2 mark--	-1		2	-1	-1	-1	-3
mark-/ small mark-,	4				-1	-2	-3
mark-/ small mark-.	-3						3
mark-/ small mark-–	3						-3
mark-/ year mark-)	3						-2
mark-/ year mark--	4	-1	-1		-1	-1	-2
mark-/ year mark-:	5					-1	-4
mark-: capitalised mark-&	4		-4
mark-: capitalised mark-)	4		-1	-1		-1	-2	-3
mark-: capitalised mark-/	-3		2				-2	2
mark-: capitals mark-.	3		-1	-1		-1	-1	-2
mark-: dollars mark-.	-3				-1		3
mark-: dollars-and-cents mark-.	1			-1	-2	2	-3	-1
mark-: with-digits mark-)	2				-1
mark-; capitalised mark--	3				-1		-1	-1
mark-; with-digits mark-;	2				-1	-2	-2
mark-< capitalised mark->	3	-1	-1	-2	-1	-1	-1	-1
mark-> capitalised mark-;	-3						3
mark-> capitalised mark-<	-2						3
mark-> dollars mark-<	3						-3
mark-? capitalised mark-,	-2						2
mark-[ mark-] mark-$	-3				-1	3
mark-[ small mark-]	2						-1
mark-| cents mark-|	3				-3	-3	-2
mark-| digits-1 mark-|	3						-3
mark-| digits-2 mark-|	3				-1	-1	-2
mark-| dollars-and-cents mark-|	3	-1			-2	-2	-2
mark-– dollars mark-–	4					-2	-3
mark-– dollars-and-cents mark-–	4				-1	-1	-3
mark-– lettered-code mark-–	3			-2	-2	-1	-2
mark-– thousands mark-–	3					-1	-2
mark-• capitalised mark-–			-2		-2		3
mark-… digits-4 mark-)	4			-3		-1	-1
mark-◦ capitalised mark-–	3		-2		-1		-2
mark-✓ mark-– mark-–	4						-4
mark-✓ mark-— mark-—	3						-3
mark-✓ mark-✓ mark-—	3						-3
mark-【 letters mark-】	2		-1	-1		-1	-1	-1
masked digits-2 mark-/	3			-1	-2
masked mark-" mark-,			2		-1	-2	-1	-1
percent mark-$ mark--	-4		-1	-1	1	4	-3	-1
small capitalised mark-"	-1		-3			3	-2
small capitalised mark-)	-1	-1	2	-1	-1	-1	-1	-4
small capitalised mark-,	3	-1	-2		-1	-1	-2
small capitalised mark--	6		-3	-2	-1	-1	-2
small capitalised mark-/			3					-1
small capitals mark-,	3				-1		-2
small capitals mark-.	4		-2	-1		-1	-2	-1
small cents mark-,	3				-2	-2	-2
small code mark-)	3			-1	-1		-1
small code mark-–	4					-1	-2
small digits-2 mark--	3			1			-3
small digits-2 mark-.	4						-3
small digits-2 mark-–	3						-3
small digits-4 mark-,	4			-1	-1	-1	-1
small digits-4 mark-.	4			-3			-2
small digits-7 mark-,	4			-1	-2	-1	-2
small digits-7 mark-.	3			-2	-1	-1	-2	-1
small dollars mark-)	3				-1	-1	-1
small dollars mark-.	4			-1	-1	-1	-3
small dollars mark-–	3					-1	-3
small dollars-and-cents mark-,	2				-3	-4	-1	-1
small dollars-and-cents mark-.	3			-1	-2		-3	-1
small dollars-and-cents mark-–	5				-1	-2	-4
small lettered-code mark-.	5			-4		-1	-3	-1
small mark-! mark-!	-3			-1		-1	3	-1
small mark-" mark-,	3		-2	-1	-1	-1	-1
small mark-( mark-.	-3			3
small mark-) mark-,	3		-4				1
small mark-) mark-.	4		-3	-2
small mark-) mark-–	3		-2		-1		-1
small mark-. mark-.	4		-1	-2			-1
small mark-: mark-(	-3				-1		3
small mark-: mark-:	3			-1	-2	-1	-1
small masked mark-.	3			-1			-2
small small mark-"	1		-3		-1	-2	1
small small mark-'	3					-1	-3
small small mark-(	4	-1	-4	-1	-1	-1	-1	-1
small small mark-)	-2	-1	5	-1	-2	-2	-4	-2
small small mark-,	3	-1	-4	-1	-2	2	-2	-1
small small mark--	3		-5	-1	-1	-1	1
small small mark-.	2		-2	-2	-1	-1	-1	-2
small small mark-/	-1	-1	-5	-2	-1	2		-1
small small mark-;	3	-1		-1	-2	-1	-3	-1
small small mark-–	6		-3				-5
small small mark-😩	-1		-1				3
small small mark-😬	-2						3
small thousands-and-cents mark-,	3				-2		-1
small with-digits mark-,				-1		-3	-1	-1
small with-digits mark-–	2			-1	-1		-1
small year mark-)	-3		2		-2	-1	2
small year mark-:	-2						3
thousands-and-cents mark-" mark-,	1				-4	1	-1
thousands-and-cents mark-☐ mark-$	-3	-1			-4	3	-1
thousands-and-cents percent mark-$	-4	-1			1	1	-1
with-digits capitalised mark-)	-2		3			-1	-1	-1
with-digits capitals mark-$	-2				2	-2
with-digits year mark-.	4			-1			-3	-1
year digits-2 mark-/	4				-1	-1	-3
# mark both behind
capital capitalised	-2					2
capital capitals	2			-1			-1
capital mark-)	3			-1	-1	-1	-1
capital mark-.	3		-1				-1
capital mark-]	1			-1	-1	-2	1
capital small	4		-2	-1	-1	-2	-1	-1
capitalised capital	3				-1		-1
capitalised capitalised	1	-3	-1	-1	-1	-1
capitalised digits-2	-1			-2	-1	-2	2	-1
capitalised dollars	4		-1		-1		-3
capitalised dollars-and-cents	1	-2		-2	-1	-2	-3	-1
capitalised end	-2				3	-1	-2	-1
capitalised mark-"	-1	-2		-1	-1	-1	1
capitalised mark-$	4				-3	-3	-1
capitalised mark-(	-1	-3	2	-1	-1	-1	-4	2
capitalised mark-,	1	-1	1	-1	-3	1	-3	-1
capitalised mark--	4	-1	-2	-1		-1	-5	-1
capitalised mark-.	1	-2	1	-1	-1	-3	-2	1
capitalised mark-/	5	-1	-2	-1	-1	-1	-2	-1
capitalised mark-<	-2		-1				3
capitalised mark-—	1	-1	1				-3
capitalised masked	-2		3		-1			1
capitalised small	1	-2	1	-2	-3		-1	-1
capitalised thousands	3		-3				-1
capitals capitalised	-1	-2	2	-2	-2	-2	2	-2
capitals capitals	2		-3	-2	1	-3	1	-1
capitals digits-1	2	-1	-1		-1	-1	-1	-1
capitals digits-5	3	-1	-1	-1	-4	-1	-1	-2
capitals digits-7	4	-1	-3			-1	-1	-3
capitals line		-3	2	-1	-2	-1	-1
capitals mark-"	-3	1	3	2	-1	2	-2	-1
capitals mark-$	4	-1	-1	-2	-4	-2	-2	-1
capitals mark-)		-2	-1	-1	-1	-1	-3	2
capitals mark-,	2	-2	-1	-2			-3	-3
capitals mark-.	-1	-3	-2	-1	-2	-2		4
capitals mark-<	3		-1				-1
capitals mark-[	3						-3
capitals small	4	-2	-1	-1	-2	1	-3	-1
capitals with-digits	1	2	-3		-1		-1
cents capitalised	-3	-1			1	3	-1
cents capitals	-4		1		2	1
cents digits-1					-3
cents digits-2	-2		-1		3	2
cents line		-1	-1	-1	-3	2	-1	-1
cents mark-"	1		-1	-1	-3	-5	2
cents mark-.	3		-2		-1	-1	-1
cents mark-/	2				-4		-1
cents mark-–	3		-2		-1		-1
cents mark-☐	-3			-1	3	-4	-1
cents mark-☒	-1				3	-3
cents percent	1				3	-4
cents small	1	-1	1	-1	1	-5		-2
code capitalised	5	-1	-1	-2	-2		-1
code capitals	1	-2	1	-1	-2
code digits-1	-3			3
code digits-2			-3	2	3
code digits-3	1		-3	1
code dollars-and-cents	-1	-1	1				1	-3
code line	2		-2	-1	-3	-1	1
code mark-,	-2		-1	-1	3	-1	-2	-1
code mark-.	3		-1	-2		-1	-2
code mark-/	3		-3	-1		-1	-1
code mark-|	3		-2	-2	-1
code small	1	-1	1	-2	-4	1	-2	-1
date capitalised	2			-1			-1
date line	3			-2			-1
digits-1 capitalised	3		-1		-1	-1	-1
digits-1 capitals	3				-1	-1	-1
digits-1 mark-"	-2		4	-1	-2	-4	1	-1
digits-1 mark--	3						-3
digits-1 mark-/	-1		3	-1	-3	-1	-1	-1
digits-1 small	3		-2	-1	-2		-2	-1
digits-1 with-digits	2			-1	-1	-1	-1
digits-2 capitalised		-1	-2	-1	1	-5	3	-1
digits-2 capitals		-2	-1	-2		-4	-1	-2
digits-2 cents	1	-1		-2	-4		-1	-1
digits-2 digits-2	2	-1	-2	1	-3	-2	-1	-1
digits-2 end	2				-2
digits-2 line	-3	-1	2	-3		1	-2	-1
digits-2 mark-"	3				-1	-1	-1
digits-2 mark-$					-2	2	-1
digits-2 mark--		-1	2	-1	1	-2	-5	-1
digits-2 mark-.	-3	-2		-2	1	1	1	-1
digits-2 mark-:	3						-2
digits-2 small	1	-1		-1	-4	-1	-1	-1
digits-2 with-digits	1			-1		-3
digits-3 capitalised	2		-2		-1	-2
digits-3 digits-2	-1		-2		-3	2	-1
digits-3 lettered-code	2		-1				-1
digits-3 mark-+	3				-1	-1	-2
digits-3 mark-/	4		-3	-2	-2	-1
digits-3 mark-|	2				-1	-1
digits-3 small	-1	-1		-2	1	1	-3	-2
digits-4 digits-4	3			-2			-1
digits-4 dollars	2	-1					-1	-1
digits-4 lettered-code	3			-2	-1	-2	-1
digits-4 mark-)	-2		-1	2		-1	-1	-1
digits-4 mark-.	3			-3
digits-4 mark-|	2		-1	-1		-1
digits-4 masked	3		-1	-2			-1
digits-5 lettered-code	2		-2	-1	-1	-1	-1
digits-5 mark-.	4			-4
digits-6 mark-.	3	-1		-2
digits-7 capitals	3		-1				-1	-1
digits-7 line	2		1	-3			-1
digits-7 mark-"	-1		-1	-1	-1	2
digits-7 mark-$	2		-1	-1	-1	-1	-1	-1
digits-7 mark-.	3			-3
digits-7 mark-|	3		-1	-1	-1	-1	-1
digits-7 small	3		-3				-1
digits-7 with-digits	-3						2
dollars capitalised	3			-1	-2	-1
dollars capitals	3				-1	-2	-2
dollars line			-2	1	-3	-1
dollars mark--	4		-3				-2
dollars mark-/	3		-2		-1	-1	-2
dollars mark-<	6						-6
dollars mark-@	4		-2	-1			-2
dollars small	2		-3	-1	-2	-1		-1
dollars-and-cents dollars-and-cents	2		-1	-1	-2	-3	-2	-1
dollars-and-cents line	3		-3	-1		-2	-1
dollars-and-cents mark-(	-2		-1		-1		2
dollars-and-cents mark-,	3	-1	-2	-1	-2	-2	1	-1
dollars-and-cents mark-.	4		-1	-1	-3	-1	-2
dollars-and-cents mark-|	4		-3		-2	-1	-2
dollars-and-cents mark-–	4		-2	-2	-3	-1	-3
dollars-and-cents mark-—	3				-1		-3	-1
dollars-and-cents percent	-2		3	-1			-1
end end	5			-2	-1	-1	-2	-1
lettered-code capitalised	-1	-2	1	1	-2	-2	-3	-1
lettered-code dollars-and-cents	2	-2		-1	-1	-2	-4	-3
lettered-code line	5	-1		-4	-2	-2	-2	-1
lettered-code mark-"			-2	2	-2	-2	-1	-1
lettered-code mark-,		-1	-4	-1		1	-3	-2
lettered-code mark-.	2					-1	-1
lettered-code mark-|	3	-1	-1	-1	-1	-1	-1
lettered-code mark-–	3		-2	-2			-2
lettered-code mark-—	3		-2	-1
lettered-code small	-2	-1	2	-1	-1			-1
lettered-code thousands-and-cents	-3		3
letters digits-2	3		-1	-1	-1		-3
letters dollars	3			-1	-2	-2	-2	-1
letters line		-1		-1	-3	-2		-1
letters mark-,	4				-2	-1	-4
mark-" capital	2		-1			-1
mark-" capitalised	2	-2	-1	-2	-2	-3	-3	-2
mark-" cents	1			-1	-3	-2	1
mark-" digits-1	-3	-1	4	-1	-3	-3	2
mark-" digits-2					-1	-3	1
mark-" mark-,	-4		2	-1	-2	-3	-3	1
mark-" thousands-and-cents			-1	-1	-2	2	-3
mark-" year	2		-1		-1	-1	-1
mark-$ cents	8	-1	-2	-2	-7	-6	-2	-1
mark-$ mark--	-2	-1		-1	3	-2	-1	-1
mark-$ thousands	-1		3		-2
mark-$ thousands-and-cents	6	-1	-1	-1	-4	-1	-2
mark-( small	-4	-1	3	-1		-1	1	2
mark-) line	2		-1		-2	-1		3
mark-, line	3		-2	-1		-1	-2
mark-, mark-"	2	-4	-2	-5	-4	1	-7	-3
mark-, mark-,	1		-2	-1	2	-4	-1	-1
mark-, small	-2	-1	3	-2	-3	-1		-2
mark-, with-digits	-3		3		-1		-2	-2
mark-- capital	-3				-1	3
mark-- capitalised					-3	2	-3	-1
mark-- dollars	-2		3		-1	-1	-1
mark-- dollars-and-cents	3			-1	-1	-3	-1	-1
mark-- lettered-code	3		-1	-1			-1
mark-- mark-$	-1	-1		-1	3	-3	-1
mark-- mark--	2	-1		-2	-3	-3		-1
mark-- percent	1	-1	-1		1	-3	-1
mark-. capitalised			-3	1		-1	1	-1
mark-. code	-3		-2	3		-1	-1	-1
mark-. digits-2	3			-2			-2
mark-. digits-4	-2		-1	3		-1	-1
mark-. mark-$	4			-3	-1	-1
mark-. mark-.	2	-1	-2		-2	-2	-3	-1
mark-. thousands-and-cents	3		-1	-1
mark-/ capitalised		-2	-4	-3	-1	-1	1	1
mark-/ capitals	2						-2
mark-/ mark->	1		2			-1	-3
mark-/ small	1		1		-1	-2	-1
mark-; mark-"		-2	1	-2	-3	-2	1	-1
mark-; small	5		-3		-1	-2	-1
mark-< capitals	2	-1			-1
mark-> capitalised	2						-4
mark-_ mark-_	2	-1		-1	-1	-3	1	-1
mark-| digits-1	3			-2	-1
mark-| dollars-and-cents	3		-3
mark-– dollars	-1		3				-1	-1
mark-– thousands-and-cents	-3		3
mark-— dollars-and-cents	1		2				-3
mark-— small	-3		3
mark-… digits-4	2		-2	-2		-1	-1
mark-✓ line	4						-3
mark-✓ mark-–	3						-3
mark-✓ mark-—	4			-1			-4
masked line	3		1	-4	-1	-1	-2
masked masked	3	-1		-2			-1
percent capitalised	3	-1	-1		-3	-1	-1
percent line	3			-1	-1	-1
percent mark-$		-1	-1	-2	2	-3	-2
small capitalised	1	-1	-3	-2	-1	1	2	-1
small cents	3		-1	-1	-1	-1	-1
small code	3		-2			-1
small digits-1	4		-2		-2	-1	-1
small digits-2				-2	-3	-3		-1
small digits-3	-4		2	-1	-3	-1	3
small digits-4	2		-1			-1	-4	-1
small dollars-and-cents	1		-2	-1	-2	-2	1	-2
small end	2					-1	-2
small lettered-code	2		-2			-1	-3	-1
small line	3		3	-2	-3	-4	-3	-2
small mark-)		-4	1		-1	-1	-1	-1
small mark-,	1	-1	-1	-1	2		-5	-1
small mark--	4	-1			-2	-1	-2
small mark-.			-3	-1	-1	-2		3
small mark-:	4					-2	-2
small mark->	3		-2		-1		-2
small mark-|	3		-2				-2
small mark-–	1		2			-1	-3
small masked	3		-2				-1
small percent	3		-2				-2
small small	1	-1		-1	-3	-1	-1
small thousands	-1		-3	-1			2
small with-digits	1		2	-1	-3	-1	-3	-1
thousands capitalised	-3				3	-1	1
thousands line			-4	-1	1	-3	-1
thousands mark-.	3		-2				-2
thousands mark-/	3		-2	-2	-3	-1	-2
thousands mark-–	4		-3				-1
thousands small		-1	2	-1	-1	-3	-1	-1
thousands-and-cents capital	-2				3	-3
thousands-and-cents capitalised	-2				3	-2
thousands-and-cents mark-"	1		1	-1	-6	1	-4	-1
thousands-and-cents mark--	1		-3	-1		-1	-1
thousands-and-cents mark-/	2		1	-2	-3	-1	-2
thousands-and-cents mark-[	-4				3	-3
thousands-and-cents mark-|	-2	-1		-1	2	-2
thousands-and-cents mark-–	3		-2		-1
thousands-and-cents mark-☐	-3			-2	4	-5	-1
thousands-and-cents mark-☑	-3				4	-4	-1
thousands-and-cents mark-☒	-2				3	-3	-1
thousands-and-cents percent	1		2			-2
thousands-and-cents small	-2	-1	1		2	-4	1	-1
with-digits capitalised	1			-2	1	-1	-2
with-digits digits-2		-1		-1	-2	3	-1	-1
with-digits mark-"	1	-1	-2	-1		-1	-2	-1
with-digits mark-$	3		3		-3	3
with-digits mark-)	1		1	-1	-4	-3	1
with-digits mark-,	1	-1	-2	-3		-8	-3	-2
with-digits small	-2	-1	-2	-2	1	1	1	-1
year digits-2	4				-1	-1	-3
year dollars	3		-1	-2	-2	-1	-2	-1
year mark-.	-3				-1		3
year mark-:	2						-2
year thousands-and-cents	-2		-2		3	-1
# mark both read as
 	1		1	1	-3	-1	-3	1
 amount	-1			-1	1	-2	-1
 current	-5						5
 current?	-5				-1	-1	5
 paying?	3				-1	-2	-1
accountName goes on	-1	-2	1	-1	-1		-1	-1
accountNumber 	6	-1		-2	-3	-3	-4	-1
accountNumber? 	2	-1		-3	-2		-1	-1
amount 	7	-1	-1	-1	-4	-6	-3	-1
amount amount	-3			-1	3	-1	-1	-1
amount paying					-3
amount? 	1			-1	-4	1	-1	-1
current 	8	-2	-1	-1	-1	-3	-7	-1
current current	-4	-2		-1	-1	-1	3	-1
current,paying current	-4			-1	-1		4
current? 	7	-1	-2	-1	-1	-2	-5	-1
goes on 	4		-2	-4	-1	-1	-3	-1
goes on goes on	-2	-2	2	-1	-1	-2	-2
goes on,current? 	4		-1	-1			-3	-1
goes on,current? current?	-4		-1				4
goes on? 	5	2	-6	-1			-1
goes on? goes on?		-2	1	-2	-1	-1	-3	-1
originalCreditor 	2		1	-1	-2	-2	-2	-3
paying 	9		-1	-1	-2	-7	-4	-1
paying amount	-2				3	-1
paying current	-5						5
paying paying	-3	-1	-1	-1	-2	3	-1	-1
# mark cell comes
always	1	-2	-1	-3		-1	-2	-2
often	-1	-2	-1	3	-2	-1	-1	-2
# mark cells behind
0	1	-4			-1			-1
2			1	-2	-2	-1		-3
3	-3	-2	1	-3	-1	-1	-4	-3
4		-3		-1	-3	-3	-3
# mark cells
1	1	-4	-1	-1	-1		-1	-1
2	1	-2				-3
4		-1	2	-3	-1	-6	-2	-4
5	-1	-1	-1	1				-3
6	-2	-4	-1	-3	-1	-1	1	-3
# mark first of cell
0 of 1	1	-3	-4	-1	-1	-1	1	-1
0 of 2				-1	1	-1	-4	-1
0 of 3		2		-2	1	-1	-4
0 of 4	-3	2		-1		-1	-2
0 of 5	-2	2		-1	2	-2	-1	-1
0 of 6	-3	3	-1	-1	-1	-1	-2	-1
0 of 7	3	-1					-2	-1
1 of 2		-1		-3		-1	-1	-1
1 of 3	1	-1	-1	-1	1		-4	-1
1 of 4	-1	1	1	-2	2	-3	-3	-1
1 of 5	3	-1	-2	-1	-3	-2	-1	-1
2 of 3	1			-1	1	-5	-2	-1
2 of 4	2	-1	-1	-1	3	-1	-3
2 of 5	-1	-1		-1	1	1	-3
2 of 6	-2	-1	-1	-1	1	2	-2	-1
2 of 7	1	-1	-2	-1	-3			-1
3 of 4				-1		-2		-1
3 of 5			-1	-1	-3			-1
3 of 6	-1			-1	1	-1	-4
3 of 7	1	-1	-1			-6	-1	-2
4 of 6	3				-1	-2	-2
5 of 6	-2			-1	-3	2	1	-1
6 of 7	1	-2		-1	-1	-4	2	-2
mark-"		1	-2	-1	-2	-2		-1
mark-$	-1	-3	-2	-3	2	2	-5	-2
mark-(	-1	-3		-1	-1	-1	1	-1
mark-)	3				-2		-2
mark-*	3	-2		-1	-1	-1	-2
mark-+	4	-2		-1	-1	-1	-2
mark--	2	-1		-3	-2	-2		-1
mark-.	-2	-3	-1	2	1	1	-1	-2
mark-/	3		-1				-1
mark-[	2	-1		-1	-2	-2	1	-1
mark-|	5	-3	-1	-1	-3	-2	-4	-1
mark-–		-2	-2	-2	-2	-3	1	-1
mark-—	3		-1	-1	-2	-2	-3	-1
mark-▸	3		-2				-1
mark-⚠	-2				-1	-2	3
mark-✔	2			-1	-1	-1	-2	-2
mark-❌	-4					-1	4
mark-👍	2	-1					-2
mark-🔴	-3				-1		3
mark-😬	3	-1		-1			-2
mark-🟡	-2					-1	3
# mark first of line
below blank		1		-3	1	-3	-3	-2
below line		-1	-3		-1	-1	1	-1
mark-(	3	-1	-1				-2
mark-+	3	-1			-1		-1
mark-.		-2		1		-1	-2
mark-|	3	-2			-1	-1
mark-▸	3		-2				-1
# mark first word comes
always	-1	-5	1	-2	-4	-6	-1	-2
always, first			-2	-3	-1	1		-1
often, first	1	-2	-2	-2		-3	-1	-1
once	1	-4	-1			-1		-2
once, first	-1	3	-1	-1	-1	-3	-1	-1
twice		-3	1	1	-2	-3	-1
twice, first	4	-3	-1	-1	-2	-1	-1	-1
# mark heading
above	2				-2
account no	4			-4
account number	-1		-1	2		-2	-3	-1
account status	3		-1	-1		-1	-3	-1
accounts contain	3					-1	-3
acct	1	-1	-2	1	-1	-2	-3	-1
added	3						-3
agency/attorney	1							-3
amount	1	-1	-1		-2	2	1	-1
and	3			-1			-1	-2
apr may	-2					-1	2
ashworth	3						-2
asked	2		-3					1
back	2					-2	-2
bal	2		1		-2	-2	-1
balance	-3	-2	-1	-1	1	-1	2	-2
bank	-2		2	1	-2	-1	2	-1
barclays			-3			1	1	-1
behind	1		-1		2	-1	-2
blue	-2			-1	-3	3	-1
buenas	3						-2
bureau	4		-2			-2	-1
by credit	-3		2				1
c/o	4						-4
category	3		-2			-1
charges	2		1		-1	-2	-3
city	3		-2
client		-3	2	-1	-1	-1	-3	-2
closing	3					-1	-3
consolidate	-2		2	-1	-1
conta	3		-1	-1	1	-2	-2
copy	4		-2	-1			-1
credit	-1			3	1			-1
credit report	4						-4
creditor	2	-4	1		-2	-1	-3	-3
creditor name	-2		2	-1	-2		-2	-1
current	1	-2			-2	-4	-1	-1
date	-2	-1	4	-1	-2	-1	2	-1
days	1				2	-3	-2
debt	-1	1	2	-2	-2	-2	-3
delinquency	1		2		-1	-1	-3
direct	-2			3			-1
due	-2		2		-1	-2	1	-1
due date	3		-2				-1
equifax	4		-2	-1	-1		-3
equifaxindicator	3		-3
estado		-1	-1				3
everything	4	-1	-2		-2		-2
evidenced	3		-3
exceptional	4						-4
f	3						-2
f m a	-2						3
fargo hm	3		2	2			-4
fees	2	-1	-1	-1		-1	-1
financial	-1		-1	2	-3	-1		-1
from	3	-1	-2				-1
good standing	-3						2
group	3						-1	-2
has &	-2		3	-1			-2	-1
has -	1	-1	1		-1	-1	-3	-1
has /		-3	1	-2	-3	-3	-1
has a	-1	-1	-3	-2		-2		-1
has above	3			-1	-1	-1	-1
has account	-1		-1	1	-2	-2	-2	-1
has acct		-1	-2	2	-3	-3	-1	-2
has address		2		1	-2		-3	-1
has addresses	-3		3
has agency/attorney	3							-2
has alimony	3				-2	-1
has all	4	-1	-2		-1		-2
has ally	3	-1	-1	-1			-1
has amount	1	-1	-3		-1	2	1	1
has amt				-1		-4	1
has and		2		-2	-1	-1	-2	2
has ashworth	3						-2
has at	1		4	-1	-2	-2	-2	-1
has attach	3		-3
has bal		-1	1	-1	1		-2	-1
has balances	3	-1	-2		-1
has be			-1		-1	-1	3
has blue	-2			-1	-2	3	1
has buenas	3	-1					-3
has bureau	4		-1			-1	-2	-1
has by	3		-2	-1	-1	-1		-1
has c/o	4						-4
has can	4		-2	-1	2		-4
has card	1	-1	-1	-2	-3	-3	1	-1
has cards	-1		3				-1
has category	3		-3			-1	-1
has charge/credit	3		-1				-2
has charged	-1	3	-2	-1		-1
has city	3		-2
has client		-3	1	-1	-1	-2	-3
has client_id	-1	-1		-2		1	-2	-1
has closing	3				-2	-1	-1
has code	-1		1	-1	3	-1	1
has collector	2		-1	-1			-1	1
has company	-1	1	-1	-1			-1	3
has cr	-1			-1	-1		3
has creditor		-3		1	-3	-1	-2	-1
has current	-1		2	-1		-4		-1
has date	5	-1	-2	-2	-2	-2	-3
has days	3		-1	-1	2	-2	-3
has debt		-1	1	-3	-1	-3	-1	-2
has debttype			1	-1		-3	-1
has delinquent	-2		3		-1	-1	-1
has description	3	-1	-1	-1	-1	-1	-3	-1
has direct	1	-1	-1	2			-3
has dispute	2		-2				1
has do			2	-1		-1
has down	3		-2			-1	-2
has due	-2	-1	3	1	-1	-4	2	-2
has ed	4		-2				-3
has ending			-3	-2		-1	2	-1
has enrolled	2	-1	-3	-1	-1	-2	-2	1
has equifaxindicator	3		-2
has everything		-1		-1	-3	-1	-3	-1
has evidenced	3		-2
has exceptional	4						-4
has expenses	3		-1	-1		-1
has falls	-2						3
has fargo	2		3	-1	-1		-3
has financial	-1		3	3	-4	-1		-1
has first	2		-1	-2	1	-1	-1	-1
has for	2	-1		-1		-2	-5	2
has fraud			-1		-1		3	-1
has from	3	-1	-2	-1	-1		-1
has funding		-1	-3			-1	1
has gerald	3						-2
has go	3		-1				-1
has good	-2			-3	-1	-1	2	-1
has got	-2		3				-1
has grantor	-3		2	-1	-1	-1	2	1
has great	4		-1		-1		-2	-1
has hi	3						-2
has hm	2		2	2			-3
has home	2			1		-1	-2
has house	1					-1	-2
has husband	1				2	-1	-1
has id		-1	-1	-1	-1		-3	-1
has if	6		-2		-2	-3	-3	-1
has inc	3		-1	-1	-1		-1
has information	1	-1	-2	-3	-2	-1	1	-1
has institution	1		-1	2	-4	-2	-1
has int	2	-1		-1	-2	-3	-1
has int/fees	3				-2	-2	-2
has is	2	-1	1	-1		-3	-3	1
has it	3		-2	-1	-1	-2	-1	-2
has judgment	-2				3	-1	-1
has kind	-3	-1	2	1	-1	-2	-2	-1
has late	1	-1	-1	-1	1	-3	-1	-1
has lender	1	-3	-1	-1	-1	1	-4	-1
has letters	-3		3
has limit		-2		2	-4	-4	2	-1
has limite	4	-1	-1	-1	-4	-2	-1	-1
has lines	2		-1	-2
has loan	3	-1	-1	-2				-1
has lol			1	-1	-1	-1	-3	-1
has long	3	-1	-1	-2		-1	-2	-1
has loss	3						-3
has made	3			-1			-2
has make	3						-2
has management	-2		3		-1
has mando	-2		2	-1	-1	-1	3
has mensal	-1	-1	-1	-2			-3	-1
has merrick	-3		1		2
has min	-3	-2	1	-2	1	-1	2	-1
has min.	-1				-2	3	-2
has minimum	-2		1	-1	-3	-1	-3	-1
has mo			1	-1	-4	1	-2
has mohela/dept	-3						3
has monthly		-1	-3	-2	-2	2	-2	-1
has months	-4		3		-1	-2	3
has mortgage	1	-1		-1	-1	1	-2	-1
has na	3		-1	-1	2		-3	-1
has name		1			-1	-4	-3	-2
has no	1	-1	-3		-2	-2		-2
has not	2	-1		-2	-3	-2	-3	-1
has notes	-2		-1	-1	-1	3		-1
has now	3		-1		-1	-2	-2
has off	-1	3	2	-2	-2		-3	-1
has offers	3		-1	-1			-2
has ohio	3			-1	-3	-1	-1
has one	2		1				-5
has ones	2		-1		-1		-1
has open_dt	2					-2
has opened		-1				1	-3	-1
has or	1		1		-4	-5	1	-1
has orig.	3		-2		-3	-2	-1	1
has original	1	-2	-3		-3	-4
has ostrander	-3						3
has other	1		-1	1	1	-4	-1	-1
has out	4						-3
has owed	2		-2	2	-1	-3	-3
has own	3		-2		-2	-2	-1
has paid		-1	2	-2	-3	-1		-1
has past	1	-1	2	-2	-3	-3	1	-1
has pastdue	-2				2
has patient	3				-1		-2
has patients	-3						3
has paul	3						-3
has pay	1		1	-1	-2	-1	-1
has paying	3		-1				-2
has payments		-1	2	1	-1	-1	-3	-1
has payoff	3		-2		-1	-1	-1
has pays		-1	1		-1	-1	-4	-1
has personal	4		-1	-1	-1		-2
has phone	4					-1	-3
has pmt	1	-1	-2	-2	-4	1	-2	-1
has present	3			-1		-2
has prin				-1	1	-2	-2
has principal	3				-2	-3	-1
has priya	-3			-1	3	-2	-1
has pruitt	3			-1			-2
has purpose	-1	-1	1	-2	-1	-1	-3
has que	3		-1		-1
has rate	3	-1	-2			-1	-2
has read	-2		3	-1	-1	-1	2	-1
has records	-2	2		-1
has recovery	-2		-1	-1	-2			2
has ref	3	-1			-3	-3	-1	-1
has regional	-1	-1	1				-3
has regular	3						-3
has saldo		-2		-3	1	-4	-3	-2
has savings	3		-2	-1
has sched_pmt	1			-1	1	-4	-1
has score	-1		4	-1			1	-1
has see	2		-1	-1			-1
has shaded	4						-4
has single	2			-1	-1		-3
has so	2		-1				-1
has some	-2					-1	3
has state	2				-2	-2
has statement	2		-1	-1	-1		-2
has status	-1	-1	1	-2	-3			-2
has sun	3		-3				-1
has svc	3			-1			-1
has tardes	3		1			-1	-4	-1
has target	3		-3	-1			1
has thank	2		-1				-2
has that	3			-1	-1		-4	-1
has the	1	-2	-3	1	-1	-2	-2	3
has these	3		-1				-2
has this	2		2	-1	-1	-1	-3	-1
has to	1	-1		2	1	-3	1	-2
has trạng	-1		3	-1			-2	-1
has type		-1	-3	-2	-1	1	1	-2
has university	3		-1				-2
has up	3						-2
has usda-rd					-3	2
has valley	1		1	-1	-1		-3	-1
has valor	3		-1		-2	-1
has was	-2		-1				3	-1
has we	-2	-1	1	-2	3	-2	-2
has what	-1	-2	2	-2	-1	-3		-2
has where	-2		-3		-1	-1	3	-1
has who	-1	-2	3	-1	-1	-1	-2	-1
has wrong	2						-2
has y	4		-1			-1	-2
has |	4	2	-2	-1	-1	-2	-1
has đúng	2		-3				-1
has –	2		-1	-1			-3	-1
have placed	-2		3		-1
home	3						-2
how	4		-1		-1		-2
husband	1				3	-1	-1
id	3				-1	-2	-2
in the	3			-1			-2
inc	3		-1	-1			-1
institution	2		-1	2	-3	-2	-1
int/fees	3				-2	-2	-3
intake	3		-1				-2
jan	2		-1			-1	-2
judgment	-3				3	-1	-1
just	-2		2	-1			-1
kestrel	-2				1	2		-2
last reported	2				-1	-1	-1
liabilities			2	-2		-1	-2
line	3					-1	-3
line of	-4						4
listed	3			-1			-1
loan type	-1						2
lol			2	-1	-1	-1	-3	-1
management	-2		3		-1		-1
marguerite	3			-1				-3
means 		-2			-2		1
means accountStatus	3						-3
means agency		1	1	-2	-1	-1		-3
means amountLoose		-1			-4	2	3	1
means balance	-1	-3	-1	-3	1	-2	-4	-2
means date		-2	-1			-3		-1
means money	1	1	-2		-3		1
means name		-1		1		-2	-1	-3
means opened	1	-1	-1	-1	1	1	-3	-2
means original	-3	-2	-1	-1	-1	-1	-2
means paying		-3		-3	-2		-2	-1
means status		-1				-3	1	-1
means statusLoose	-1	-2		-1	-3	-1		-2
means text		-2			-5	-3	1	-1
mensal		-1		-1		-1	-3	-1
merrick bank	-3		1		2
min due	-1	-1	-2	-1	3	-2	1
min payment	-3		3
min pmt	3				-1	-2	-1
min. payment	-3				-2	4	-1
minimum	-2		1		-3	-1	-2	-1
mohela/dept	-2						3
monthly		-1	-4		-1			-1
monthly mortgage	-3					1
monthly mortgage payment	-4				-1	4
monthly payment	1				-2	1	-3
months	-3		3			-1	-2
na	3			-2			-2
no	3	-1	-2	-2	-1
not	5	-1	-2	-1			-3
notes			-1	-1	-1	-4	1	-1
now	3				-1	-2
number	-2	-1	-1	1		-3	-1	1
oct	3		-1				-2
of america	-3						3
of ed	4						-4
opened	-3		-1	1		2	-2	-1
or	4					-2	-2
original	1	-1		-1	-1	-3		-2
original creditor	-3	-1		1	-1	-1	-1
ostrander	-3						3
other	1		-1	-1	2	-3	-1	-1
owe			1	-1	-3	-1	-1
owed	1		-1	2	2	-2	-3
owner	3				-1			-2
paid	1			-1	-1	2	-2
past	4		-1			-1	-2
past due			1	-2	-3	-2	2	-1
pay	5	-1			-2	-1	-3
payment		-2		-2		-1	1	1
payment status	3		-1	-1			-1
personal	4		-1	-1			-2
phone	4					-1	-3
plan	1		-3			-1	-2	2
pmt	2		-1		-4	-3	2	-1
portfolio	-3			-1	-1		1	2
principal	3				-2	-1	-1
progressive	3						-3
purpose	3			-1			-2
rate	3		-2				-1
recommended	-2			3
regular	3						-3
report	-1	-1	-1	-1	-1	-1	3
residence	3		-2					-1
review	3		-1				-3
revolving		2	-1			-1	-2
saldo devedor	1	-1	-1	-1	-1	-3	-1	-1
savings	3		-2				-1
section	3	-1		-1	-2	-1
situación	-3						3
some creditors	-3						4
statements	2				-1	-1	-2
status	-2	-1	1	-1	-2	-4	2	-2
status notes	-3					4	-1
status open	3			-1			-3
status pays	2						-2
thank	3						-2
the			-2	3	-1	-1	-2	2
this	3		-1		-1	-1	-1
this period	3						-3
to be paid off	3					-1	-3
type charge	-3						3
unsecured	-2					-1	2
usda-rd					-3	3
washington	3					-2
we	-1	-1	-2	-1	1	-1	-2	3
where	3		-2
with adverse	-3						3
y	3		-2				-1
you can	3		-1		-1		-2
your	3		-2				-1
zero	-2		-3				-2	3
# mark label beside
account status	-3				-1		3
bank of america	3		-2
child support	3					-3
means accountStatus	-3				-1		3
means balance	1	-1	-2			-3	-2	-1
means date	2	-1		-1	2	-1	-5	-1
means money	1	-1			-3	-1	-2
means name			2	-1	-1	-1	-3	-3
means opened	3			-1			-1
means original	-2		-2	-1	-1	-1	-3	4
means pastDue	2				-2	-3	-1
means paying	-1	-1	2	-1	-2	1	-3	-1
means statusLoose	3	-1	-1	-1	-2	-1	-2	-2
means text		-1	-1		-1	1	-3	-1
original creditor	-1		-2	-1	-1	-1	-3	2
owed	3		-1		-2
principal	3				-3	-1
r	-3				2
y	1		-3	-1		-1	-2	2
# mark label with colon
address	2	-1			-1
amount owed	-2				2	-1	-1
collections	3						-2
creditor	-3	-2	1	-1	-1		-1	2
due date	3						-2
from	3		-1				-2
high balance	3			-1	-1		-1
means 	1	-2		-2	-1	-3		-2
means agency	3		-2				-2	-1
means amountLoose	4				-2	-1	-2
means balance		-1	-1	-2	2	-3		-1
means money	2	-1	-2	-1	-4	-4
means name	1	-2	1	-1	-1	-1	-3
means number	-1	-2	-1	3	-2	-2	-1	-1
means pastDue	3			-1	-1	-2	-2
means paying		-1	-1	-1	-3	1		-1
means status	2	-1	-2	-1	-2	-3	-1	-1
means statusLoose		-1	-1	-3	-3	-3	1	-2
original creditor	-4	-1	-1	-1	-1	-2	-1	4
past due	3				-1	-2	-2
payment status	3						-2
placed for collection	-3						3
reference	-3				-1		3
remarks	3						-2	-1
status		-1		-3	-2	-2		-2
total	2				-1	-2
# mark last of line
mark-"			4	-2	-2	1	-2	-2
mark-#	3				-2		-1
mark-$	5			-1	-2	-5
mark-)	2	-1		-4	-2	-2
mark-,	5		-2	-1	-1	3	-3	-1
mark-:	5			-2	-1		-2
mark-;	3					-1	-2
mark-~	3		-2	-1	-1
mark-✓	4						-3
mark-😩	-2						3
mark-😬	-3	-1		-1			3
# mark line above
account history	3						-2
account summary	3	-1		-2			-2
accounts	3		-2	-1
available balance	3			-3	-1
begins "		-2		1	-1	-6	-1	-1
begins #	2	-1	1	-1	-1	-2	-3	-1
begins $	-1		2	-2	1	-3	-3	-2
begins (	2	-2	-3	-3	2	1	-6	-2
begins +	3			-1	-1		-1	-1
begins -	1	-3		-3	-1	-1		-2
begins <	1	-1	-2	-1	-2	-5	-1	-2
begins =	3		-2				-1
begins [	1		2	-2		-1	-2	-1
begins account	1	-1	-2	-2	-3	-2	1	-1
begins accounts	3	-1	-1	-1	-1		-1	-1
begins acct	-2	-2		-4	3	1		-1
begins address	-2	-1	-1	1	-3	-2	1	-1
begins agency		1	2		-1		-3	-1
begins aidvantage	3		-2		-1	-1	-1
begins al	3		-3
begins amazon	2		-3	-1	-1	-2	1
begins american	3		-2	-1	-1	-2	1
begins amex	-2		1	-2	-3	-2	2
begins amount	-3		1	-2	-1	-2	2	-2
begins and	3		-3	-1	-2	-1	-4	1
begins as	2	-1	1	-1	-3	-1	-2	-1
begins ask	-2		-3	-1	3	-3	-2
begins auto	-1	2	-2	1		-1	-2	-1
begins available	2		1	-3	-1		1
begins b	3	-1	-2	-1	-1		-1	-1
begins bank	2	-1	-4	-4		2	-2	-2
begins barclays	-2		1	-2	1	1	2	-1
begins both	4		-2		-2	-2	-2	-2
begins bridgecrest	4	-1	-1		-3	-3	-1
begins c	3		-2	1	-1		-2	-1
begins call	3			-1	-1	-1	-2
begins cap	1			-1	-2	-1	-3	-1
begins capital		-1	-1	-3		1	-2	-1
begins car			1	3			-2
begins cards	3	-1	-2	2	-3	-2	-4	-1
begins case	3				-1	-1	-2
begins cash	3			-1	-2	-1	-1
begins charge-off		-1	-2	-1		-1		-1
begins chase	-1	-2	3	-1	-1		-1	-1
begins checking	3			-1	-3	-2	1
begins citi	-3		1	-2	2	-1	2	-1
begins citibank	1				-2	-3	-1
begins client	-2	-1	-3	-2		-1	-3	3
begins collection	4	-2	-3	-1	-2	-2	-3
begins collections		-1	-4		-2	-1	1	-2
begins collector	-2		-1				3	-2
begins comment	-2			3			-1
begins comments	4		-2				-2	-1
begins conn's	-2					3
begins conns	3	-1	-2		2	1	-3
begins consumer	3		1		-2		-1
begins contact	-3		3	-1			-2	-1
begins convergent	4				-3	-3
begins creditor			1	-4	-1		-1
begins current	-1	-2	1	-2	-2	-2	-2	2
begins d	2	-2	-1	-2	1	-3	-2
begins dear	-1		1	-1	-1	-1	-3	-1
begins debt	1		3	-3	-2	-1	-3	-1
begins delphine	-3		-2				3
begins dept	3					-3
begins discover		-1	2	-2	1	-4	-4	-1
begins do	3			-2
begins done	3			-1			-2
begins e	-1	-1	-2	-1	1	1	-3	-2
begins elan	1		1		-3	-2	-1	-1
begins equifax	1			-1	-1	-1	-3	-1
begins estimated	2		1			-1	-3
begins example	2		-2
begins exeter	-1		1		1	-2	-3
begins f	-1	-1		-1	1	-4	-2	-1
begins file	1		3		-3	-1	-1
begins finance	3			-1	-2		-1
begins fingerhut/webbank	4						-4
begins for	3				-2	-1	-1
begins freedom	3				-1	-2	-1
begins from	3				-1		-2
begins gemb/jcp	3						-3
begins gm						-1	-2
begins goal	3						-1
begins got	3		-1		-1		-2	-1
begins h	3	-1		-1	-3	-3	-1
begins here	4			-1		-1	-3	-2
begins hi		-1	-1	-3	-3	-2	1	-1
begins high	2	-1	-1	-1	-1	-1	-3	-1
begins highest	3			-1	-1	-1	-1
begins home	1	-1		-1	2	-3	-4	-1
begins hospital		-1	1		-3	-2	-2
begins household	2		-1		-2
begins huntington	2		-1	-1	-3		-2
begins ic	4			-1	-1	-1	-4	-2
begins id	4		2		-2	-3	-1	-1
begins if	3		-2	-1	-1	-2	-1
begins image	3		1		-1		-4
begins in	-1	-1	-1	-2	-1	-1	3	-1
begins inquired	2						-2
begins installment		-1	1	-2			-4	-1
begins interest	3					-1	-2
begins irs	-1		1		-3	3	-1
begins jefferson	2		1				-2	-1
begins john	3		-3	-1			-1
begins jul	4		-3	-1		-1	-1	-2
begins kohls	2		1			-1	-3
begins last	-3	-2	1	-1		1	1	-1
begins late			2	-1		-1	-2
begins liability	1			-2	-2	-2	-2	-1
begins list	4				-2	-1	-1
begins loan	1	-1	-1	-2	-4	-2		-2
begins loans	2		1		-3	-2	-5	-1
begins mail	2		-2				-1
begins marisol	-2		3
begins may	4			-1			-3
begins member	3		-1	-2			-1
begins menards	4		-2	-1	-3	-2	-2	-1
begins midland	-3	-1	2	2	-1	-1	-1	1
begins mine	4		-1		-1	-1	-3
begins mission				-3		-1	2
begins mo	-2			-1		-1	2
begins mohela	2		-1	-2	-2	-1	-2	-1
begins monthly	-1	-1	-2	2	-1	-3	2	-1
begins mortgage	2		-1		1	-3	-3
begins mortgages			-1		3		-1
begins my	4		-2	-1		-1	-3	-1
begins name	4	2	-2		-3	-2	-2	-1
begins navient			-2		-1	-1	1
begins nonpriority				-1	-1	-1	-2	3
begins norfolk	-2			-2				3
begins north	2		-2	-1			-3	2
begins offer	5		-3		-1	-1	-2
begins ok	1	-1		-2	1	-1	-3	-1
begins onemain	4	-1	-3	-1			-2	-1
begins opened	1	-1	-1		-1		-5	-1
begins original	2		-1	-3		-1	-4	1
begins other		-1		1		-1	-4	-1
begins outstanding	2		-1			-1	-1
begins owed	-2		-1	-1	1	1	3
begins p.o	-3		2	-1	-3		3	-1
begins payment	-1	-1	-2	-3	-2	-1	1	-1
begins paypal	3		-2		-1	-1	-1
begins pays	3		-2				-3
begins please	3			-1		-1	-2
begins po		-1	1		1		-3	-2
begins portfolio	1		1		-1	-1	-3	1
begins property	4		-1		-2	-1	-1
begins prosper	3		-1		-1		-1
begins providian	-3			2			2
begins public	3		-1	-1	-1	-1	-2
begins reason	3						-3
begins reference	2				-2		-2	-4
begins regional	3			-2	-2	-2	-1	-1
begins remarks	1		3	-1	-1	-1	-2
begins resurgent	-3		-1		1	2	2	-1
begins revolving	-1		2	-2			-2	-1
begins savings	3				-3		-1
begins sched	-2		-1		-1		2
begins scheduled	3			-1			-1
begins section	5	-1		-1	-3	-1	-1	-1
begins sent	4	-1	-1	-1	-2	-3	-2
begins seq	3						-2
begins service				-4	-1		1
begins sign	-2		2
begins snowball	3						-1
begins sorry	3		-1				-2
begins status	1	-1	1	-3		-2	-1	-1
begins student	-2	-1	-3	1	-1	-1	1	-1
begins subtotal	4		-1		-2	-2	-1	-1
begins suncoast	-2		1		4	1
begins target	3		-3	1			-2
begins tarjetas	3			-1		-1	-2
begins td	-1		2	-1	1	-3	-1
begins thank	3		-1	-1			-3
begins thats	5				-1		-4
begins the	2	-1	1			-1	-4	-2
begins then	3		-2		-1		-2	1
begins this	5	-1		-1	-2	-1	-3	-1
begins today	3						-3
begins total	4	-1	-4	-1	-4	-4	-1	-1
begins toward	-4				3	-1
begins transcript	1		1	-1	-2	-2	-4	-1
begins transunion	5		-1	-2	-1		-2
begins transworld	-2		-1	1			3	-2
begins truck	1		-1		-1		-3	-1
begins truist	1		3	-1	1	-1	1
begins u.s	-2		1	1	-1	2	-3	-1
begins uncle	4	-1	-3				-2
begins updated	3	-2	-1	-1	-1		-3
begins upstart			2	-1	-3	2	-2
begins us	1	-1	-1			-1		-3
begins view	2	-1	1	-1		-1	-3
begins visa	3		-1		-1	-1	-1
begins wife			-3	-1	2			-1
begins with	-2		3
begins year	4				-1	-1	-3
begins yes	3		-1		-1	-1	-2	-1
begins your		-1	-3	-1	-1	-1	2	-1
begins |	-1	-1		-1	-2	-1	-5	-3
begins •	3	-1		-3	-5	-4	-5
begins ▸	2		-1				-2
begins ◦	3	-2		-2	-2	-2	-4	-2
begins ☐	2	-2	2	-2	-7	2	-4	-2
begins ☒	-2		-1		1	1	-1
begins 三	-1		-1	-1	-3	-1	2	-1
begins 四	-1			-1	2	-1	-3	-1
cards	1			2	-1	-1	-5
collections ugh	-3		-1		-1		3
comments contact	3		-2					-1
hide details	2		-2				-1
joint			-3	-1		-1	1
loan type: charge account	3		-2				-1
loans				1	-1	-1	-4
lvnv funding llc	3						-2	-1
means , short	5	-2	-4	-2		-1	-2	-1
means agency, short	3		-3
means amountLoose	2		-1	-1			-1
means balance	2	-1	-1	-1	1	-1	-5	-1
means name	1	-1	2	-3	-4	-4	-1	-2
means name, short	3		1	-1	-1	-1	-1
means number		-1	-2	1	-1	-1	-1
means original, short	3						-2	-2
means paying		-1		1		1	-2	-1
means paying, short	3	-1	-3				-1
means reported	3		-1	-1	-1		-2
means status, short	-3						4
means statusHint	1	-1	-1	-3	-1	-1	2	-1
means veto	5		-2	-1	-2	-1	-2	-1
none	3	-2		-1	-4	-2	-2	-2
original charge-off	-3						3
original creditor: synchrony bank	3						-3
our information shows	2	-1	-3	-2			-1	-1
pattern "#","w		-4	1	-1	-5	-5	-3
pattern "#","w, first		1	-1				-3
pattern "M#","	2	-1		-1	-2	-3	-2	2
pattern "w","w	-1	-2		2	-6	-7	-5	-4
pattern "w","w, first	3	-2					-1
pattern "w(w)"	-2	-2	3	-2	-3	-2	-4	-1
pattern #"w","	3		-2	-2	-3	-1	-2	-1
pattern ##	-2						2
pattern #)#w:M	3			-1		-1	-1	-2
pattern #)w	4		-1	-1		-1	-3
pattern #)w,w#	4		-1	-1	-1	-1	-3	-1
pattern #)w,wM	1		3	-1	-1	-1	-3	-1
pattern #, first	-2				1	4	-2
pattern #.w	2	-1	1	-3	-2	-1	-1	-1
pattern #.w(w)	1		1	-2	-2	-2	-4	-2
pattern #.w,w#	3	-1	-1	-2	-2	-2	-1	-2
pattern #.w,w,	3	-1			-1	-1	-1
pattern #.w,w.	-1	-1		-2	-2	-2		3
pattern #.w,wM	1		2	-2	-3	-4	-6	-4
pattern #.w.	3			-1			-1	-1
pattern #.w...	1	-1	1	-2	-2	-1	-1	-1
pattern #.w.w	3		-3
pattern #.w.w,	3		-2				-2
pattern #.w:	3			-1	-1	-2	-2
pattern #.w:w,	-3		-1					3
pattern #.w:w.	-3			-1	4	-1	-2
pattern #.w?	4		-2	-1			-2	-1
pattern #.w[]w	2					-2
pattern #w	-1	-3		-1	-1	-3	-1	-1
pattern #w#wMM	3		-3			-1		-1
pattern #w.w	-3						3
pattern #w.w,w	-3	-1	-1				2
pattern #wMMMM	-1	-1	3	-1	-1	1	-2	-1
pattern #wMw	2				-1	-1
pattern #wMwM#	-3		1	-1	1	-1	-1
pattern (w)	-1		-1	-1	1	3	-2	-1
pattern (w)w:w	3						-3
pattern *w:M, first	3						-3
pattern ------	-1	-2	-3	-2	1	1	1	-2
pattern -w(w)M	2		-3		-1	-1	-1
pattern -w,w#,	3		-1		-1	-1	-2
pattern -wM(w)	-3						3	-1
pattern -wM(w), first	-3						3
pattern -wMw	2						-2
pattern -wMw,w	3		-2				-2
pattern <w="#"	-1	2	2	-1	-3	-2	-3	-1
pattern <w>	-2	-2	-3		1	-2	1	-2
pattern <w><w>	3	-2			-1
pattern <w_w="	3				-1	-1	-1
pattern M		-1	1	-1		-2		-3
pattern M, first	3						-2
pattern M.w	4			-2	-2	-1	-1
pattern M.w(w.	1	-1	-1		-3		-1
pattern M/M/Mw	5			-1	-1	-1	-2	-1
pattern M/MMMM	3			-1	-1	-2	-3
pattern M/MwM	3		-1	-2	-1		-1
pattern M/MwMM	3				-1	-1	-1
pattern MMMMM	-2		-2				3
pattern Mw,w,w	-2			-1	-1		3
pattern Mw,wM	3			-1	-1	-2	-2	-1
pattern Mw,wMM	-3				2	-1	-1	1
pattern M✓✓✓✓✓	3				-1	-1	-3
pattern w#		-1		-3	-4	-2		-2
pattern w##MMM	2						-2
pattern w##w	3		-1	-1			-1	-1
pattern w#$M	3			-1	-3	-2	-1	-1
pattern w#$M☐$	1	-1	-1	-2	1	-1	-2	-1
pattern w#)	1	-2	-2	2	-2	-2	-4	-3
pattern w#, first	4				-1		-3
pattern w#:w	3			-1			-1
pattern w#:w#:	-1		2				-2
pattern w#M	-1		-4	1	-2	-1	2
pattern w#M,w#	3		-2
pattern w#M/M/	-4		1	1	1	-1		-1
pattern w#M/MM	-1	-1		-1	-2	-3	1	-1
pattern w#MM#w	2		-1	-2			-1
pattern w#MMMM			1	-1		-3	-2
pattern w#MMMw	-1		1	1	1	-2	-3	-1
pattern w#MMw	3	-1	-2			-1	-3	-2
pattern w#MMwM			-1	-1		1	-3
pattern w#Mw#M	2				1	-3	1
pattern w#MwM	-3		2		2		1
pattern w#MwMM	-1		2		-1	-1	-2
pattern w#w#		-1	4	-2	-1	-2		-1
pattern w#w#w#	-1		4			-1	-1	-1
pattern w#w#wM	2	-1			-1	-2	-1
pattern w#wM/M	3			-1	-1	-1	-2
pattern w#wM:M	2	-1	-1		-1
pattern w#wMM/	3		-3				-2
pattern w#wMMM			-3		-1	-2	1	-1
pattern w#wMw$	-2				3	1	-1
pattern w#wMwM	1		-1	-1	-2	1	-1	-2
pattern w$#,Mw	4		-1		-4	-2
pattern w(w)		-1		3	2		-2	-1
pattern w(w)##	1		3	-1	-3	2	1
pattern w(w)#M	-2		2		1	1		-1
pattern w(w),w	4		-2	-1	1	-2	-3	-1
pattern w(w)Mw	1		1		-1	-2	-3	-1
pattern w(w)wM			3	-1	-1	-2	-1	-1
pattern w(w,w)	3	-1	-1			-1	-2
pattern w(w.)	3		-1		-1	-1	-2	-1
pattern w(wMw)	3		-3				-1
pattern w, first	-2	3		1	-2	-3	-1	-1
pattern w,w	1	-2	1	-3	1	2		-2
pattern w,w#	3		-1		-1		-1
pattern w,w#,w			-2		1	2	-3
pattern w,w#.w	4		-4		1		-2
pattern w,w, first	3	-1					-2
pattern w,w,Mw	3		-3		-1	-1	-1
pattern w,w,w,		-2	-3	-3	-4	2	-4	-2
pattern w,w,w,, first	2	-1				-3	-2
pattern w,w,w.	1		-1	-1		1	-3	-1
pattern w,w,wM	3						-3
pattern w,w.	3		-1	-2	-1		-2	-1
pattern w,w.w.	3		-1	-1		-1	-3	-1
pattern w,w.wM			1	-1	-1	-1	-4	1
pattern w,wM	-1			1	-3	-1	2	3
pattern w,wM,w			1			-1	-3	-1
pattern w,wM.w				-1	1	-2	-3	-1
pattern w,wMw,	3				-1		-1
pattern w,wMw.	3						-2
pattern w-M/M/	-1		2	-1	-2	-2	-2
pattern w-w	-1	-1	2	-1	-1	-1	-3	-1
pattern w-wM/M			2	-1	1	-2	-1
pattern w-wMwM	3		-2		-2		-1
pattern w.....	4	-1	-2	-5	-4	-4	1	-2
pattern w...M	3			-1	-1	-1	-2	-1
pattern w.Mw.M			1	-1	-1		-2
pattern w.w.	5				-1	-1	-3	-1
pattern w.w.w	3		-1				-1
pattern w.w.w:	3		-2				-2
pattern w.w/w	-1		-1	-3	-1	-2	1	-1
pattern w.w:Mw	-3		-2			1	3	-1
pattern w.wMMw	-2		3		-1
pattern w.w|w#	-2		-2				3
pattern w/w#MM	-3		2		-1		1	-1
pattern w/w...	3	-1		-2
pattern w/w/w/			1	-1	-2	-1	-4
pattern w:#	-1	-1	-1	-2		-2	-1	-3
pattern w:#w,w	2	-1	-1		-1		-2
pattern w:$Mw:	2		-3			-1	-2	-1
pattern w:$___	2				-1		-2
pattern w:-M	-4				4
pattern w:M	-1	-1		-2	-3	-3		3
pattern w:M/M/	5	-1	-2	-1		-1	-4	-1
pattern w:M/Mw	2	-1	2	-1		-1	-4	-1
pattern w:MMM	3						-2
pattern w:Mw,M	-3						3
pattern w:Mw:>	2						-2
pattern w:w		-1	-1	-3		-1	1	-1
pattern w:w$#,	-1		-1	-1	1	1	-3	-1
pattern w:w,w.	3		-1	-2				-2
pattern w:w-wM	2	-1		-2	-1		-2
pattern w:w.w.	-2		-2		-2	-3	-1	3
pattern w:w:M	4						-2	-2
pattern w:w:Mw	4				-3	2	1
pattern w:w:w	-2		-1	-1	3		1
pattern w:w:w:	-3			2		-1	-2	-1
pattern w:wMw	1		-3	1		-1	-1	-1
pattern w;w;w;	1		-2	-2	-1	-2	-3	-1
pattern w>M<	-5						5
pattern w?	-2	-1	1	-3	1	-1	-3	1
pattern wM$Mw$	2	-2	-1	-2	-1	-3	-2	-1
pattern wM,M,w	2				-1		-2
pattern wM,w,w	2			-1	-1		-1
pattern wM.	3		-2				-1
pattern wM/M/M		-1		-2	-3	-2	1	-3
pattern wM/M;w	3			-1	-1		-2	-1
pattern wM/MM/	3				-1	-1	-2	-1
pattern wM/MwM	2	-1		-1	-1	-1	-3	-1
pattern wMM	3		-1	-1		-1	-1	-1
pattern wMMMM	3		-2				-2
pattern wMMMw	-3				-2	1	1	-1
pattern wMMw	3		-3		-1		-1	-2
pattern wMw	1	-1	-2	1			-3	2
pattern wMw#w	-2		-1	-1	-1	-1	3
pattern wMw#wM	2	-1	1	-1	-3	-1	-3
pattern wMw,wM			-1	1	-1	-1	3	-1
pattern wMwM	-1	-1	1	1	-3	2	-4	-1
pattern wMwM/M	4		-1	-3		-1
pattern wMwMMM						-2	2	-1
pattern wMwMMw	1	-1	-1	-1	2	4	-3	-2
pattern wMwMw	1		2	-1	-1	-1	-3	-1
pattern w|w|w|	3		-3	-1	1	-1	-1
pattern ☐w(w)M	3		-3		-1
pattern ☐w(w)M, first	2						-2
payment status	-4						4
préstamos	3						-2
responsibility individual	-2						2
status	-1			-3	-2	-1	1	-1
tarjetas	3			-1		-1	-2
transcript			2	-1	-1	-1	-3
view account	4		-1				-2
一, 信用卡	3				-1	-1	-2
# mark line below
begins "		-2		1	-1	-7	-1	1
begins #	3				-1	-1	-1
begins $	-1		2	-2		2	-4	-2
begins (	3	-2	-1	-3	2	-1	-5	-1
begins -	2	-3	-1	-2	-1	2	-1
begins ;	1	-1	-1	-1	-1	-4		-1
begins <	1	-1	-2	-1	-5	-4		-2
begins account		-1		-2	-2	-1	-4	1
begins accounts	3		-1		-1		-1
begins acct	-3		4	-4	-2	-1	-2	-4
begins address	-2	-1		3	-3	-2	-3	-3
begins aging	-3				2		2
begins all	1		1	-1	-1		-3
begins aluguel	3				-2	-2
begins amex	2		-3			-1		-1
begins amount	1	-1		-2	1	-1	-3	-2
begins and	4	-1	-2	-1	-2	-2	-1	-2
begins as	2		-1	-3		-1
begins ask	3		-2	-1	-2	-2	-2
begins auto	-1	-1	-1	1	3	-1	2
begins avant	-3	-1	2	-1	1	1	3
begins ay	-1		-1		-1		2
begins b	2	-1	-1	-3	-2		1	-2
begins bank	2	-2	-1	-2			-4	-1
begins best	1	-1		1	-3	-1	-1	-2
begins between	4				-4	-1
begins both	3	-1	-2	-2	1	-4	-2	-1
begins bread	3		1		-3	-2	-1
begins bridgecrest	3		-3		-2	-1	-1	-1
begins budget	3		-1				-2
begins c	4		-1	-1	-1	-1	-2	-1
begins cap	3				-1		-3
begins capital	2	-1	2	-1	1	-1	-7	-1
begins care	3		-3	-1			-2	-1
begins cash	3	-1	-2		-1		-1
begins charged	6		-3				-3
begins chase			-3	-1	-1	2	1	-1
begins checking	4			-3			-1
begins citi	-2		2	-2	2	-1	-2	-1
begins citizens	3	-1	-3	-1	1
begins clm	2	-1		-1		-3	-2	-1
begins comments	5						-4
begins condition	2		1	-3	-1		-1
begins continue	-3						3
begins convergent			-4		2		-1
begins credit	1	-2	-3	1	-1	-3	-2	-1
begins creditor	2		-1	-1		-1	1	-3
begins creditor's	-2		2	-1			1
begins credor	3				-1		-1
begins d		-2		-2	2	-3	-1
begins date	-1		1	-3	-2	-1	1	1
begins dcu	-3		2		2
begins de	3				-3
begins debt	3		-1		-1		-2
begins dept	1				-3	-3	-1
begins did	5		-1		-2	-1	-3
begins done	3					-1	-3
begins download	3						-2
begins dr	3		-4	-3	2	-1	-3
begins duke	-2		2	-1	-1		-1
begins edit	2		-1				-2
begins ef	3						-3
begins emergency					-3	-2
begins enhanced	-2				-1		3
begins everything	1		-3		1	-1	1
begins farm	3		-2		-1	-1	-1
begins february	3		-1		-1
begins fidelity	3				-1	-1	-1	-1
begins file	3		-1		-2		-1
begins final	-3		1				3
begins fingerhut	3		-3		-1	-1	-1
begins first	2		-3	-2	-2	1	-1	-1
begins florida	3				-2		-1
begins for			-1		-1	-3	3	-1
begins freedom	4	-1	-2	-1	-1	-2	-2
begins g	-1		-1		-3	2	-2
begins geico	1		2		1	-3	1
begins gm	1		-1	-2	-1	3	-2	-1
begins grand	4				-2	-3
begins great			1	-2	3	-2	-1
begins group	4		-2				-2
begins hard	-3						3
begins have	1				-2	-3	1
begins heights	3				1	-3
begins hers	3	-1	-1	-1		-1	-2
begins hi	3		-1	-1	-1		-1
begins household	3		-3
begins how			1			-3	-1
begins i	3	-1		-2	-3	-2	-2	-2
begins if	5				-2	-1	-2
begins image				-1	-3	-1		2
begins include	3		-2	-1				-1
begins installment	-2	-1		-2		4	-3	-1
begins interest	2				-3	-1
begins john	2		-2				-1	-1
begins last	4			-1	-1	-1	-3	-1
begins lease	-3	-1		-2	2	3	-3	-1
begins lender	3		-1		-1		-1
begins lendingclub	1			-3	-1		-1
begins limit	-2			-1	3	-1	-2
begins loans	3		1		-1	-2	-3
begins mail	2					-1	-1
begins marcus	1	-1	-3		1	1	-1
begins me	3		-4				-1
begins menards	-1		1	-2	-1	3	-1	-1
begins mine	2		2	-1	-1		-3
begins mohela	2		-2	1		-3	-4	-1
begins money	2		-2
begins mortgage	2	-2	2	3	-4	-5	-1	-1
begins my	1			-1	-1	-1	-3	1
begins national			-1	-1		-2
begins nonpriority	-5		3	-1	2	-1	-1	-1
begins north		-1	-1	-2	1	4	-1	-1
begins not	1	-1	-2	-2	-2	-2		-2
begins notice	3			-1			-2
begins number	3		-2		-1
begins número	2	-1	-1				-1
begins o		-1	-2	-1	1		-3	-1
begins official	3				-1	-1	-1
begins ok	2		-1				-3
begins old	-3		-1	-1	1	-2	3	-1
begins on	-1	-1					3	-1
begins onemain	1	-1		-1		-1	-3	-2
begins open	-2			-2	2	3	-1	-1
begins opened	2	-1		-1	-1	-1	-3	-1
begins oportun	1		-1				2
begins our		-1	-3	-2	-2	-2	-3	3
begins owe	-4	-1	-3	4	-1	-1		-2
begins paid	1	-1		1	-3	-2	-2	-1
begins part	3			-1	-1	-1	-1	-1
begins past	3		-1		-2	-2	1	-5
begins patient	4	-2	-1	-3	-2	-1	-3	-1
begins patients	3			-1			-2	-1
begins perfect	3		-1	-2	-1		-1
begins personal	2	-3	-1	-1	-1	-1
begins phone	3				-1		-1
begins please	5		-3		-1		-1
begins po	-1	-1	2	-1	-2	-3		-2
begins principal	3		-2	1		-1	-3
begins priority	2		-2
begins prosper	2		-1			-1
begins provide	4				-3	-1	-1
begins public	4	-1		-1	-1	-1	-3	-1
begins real	2		-1		-2	-3
begins reference	3		-1		-2		-2
begins responsibility	-1	-1		-2	-3	-1	1	3
begins resurgent	4		2				-4
begins retirement	4			-1	-4	-1
begins revolving	-1			-1		2	-2	-1
begins saldo	1	-1	1	-2		-1	-4	-1
begins san	2			-1	-1		-2	2
begins savings	5			-2	-3	-1	-1
begins scheduled	3	-1		-1			-2
begins section	4	-1	-2	-1	-3	-3	2
begins see	5		-1		-1	-1	-4	-2
begins sent	4				-2	-3	-3
begins spring	-2						3
begins status	-1	-1	1	2	-3	-3	1	-2
begins subject	3				-1		-1
begins subtotal	-3			1	3	-1	-3	-2
begins suffix	3				-1	-1	-2
begins t	1	-2	2	-1	-2	-3	-2	-2
begins take	2		-1		-1		-2	2
begins tax	3		-1				-2
begins thank	3		-1		-1		-2
begins thanks	4		-2		-1	-1	-3	-1
begins then	3		-2				-2
begins total	1	-2	-2	-1		-2	1	-3
begins totals	5		-2	-1	-1	-1	-2	-1
begins toyota	-2				3	1	-3
begins transactions	3			-1			-2
begins transunion	1		-1	-1	-1	-1	-3
begins truck	4		-1				-2
begins upstart	-2		3	-1		-1	-1
begins upvote			1	-1	-1	-1	-3
begins warren	-2						2
begins what	2		-1	-1	3	-2	-3	-1
begins would	3				-1	-1	-1
begins yes	4		-3			-1	-1	-2
begins you	3	-2		-2	-3	-2		-1
begins |			-1	-3	-1	-1	-4	-3
begins }	3					-1	-2
begins ~	3				-1	3	-3
begins •	3	-1	-3	-2	-1	-3	-3
begins ◦	1	-1		-2	-2	-3	-3	-2
begins ☐		-1	1	-3	2	-5	-2	-2
begins ☑	2		-2		2	-4	-2
begins ✓	4		2				-5
begins 备注	3				-1	-1	-2
loans	3						-3
means money	3				-1		-1
means money, short	4				-3	-1	-2
means statusLoose, short	-3						3
means text	2	-1			-1		-1
means text, short	3						-3
none	3	-1	-1	-2	-2	-2	-2	-5
pattern "#","w		-3	1		-5	-5	-4	1
pattern "#","w, first		2	-1		-1		-3
pattern "M#","	2	-2		-1	-3	-3	-2	1
pattern "w"	3		-2			-1	-1
pattern "w","w	-1	-2		1	-4	-3	-2	-1
pattern "w","w, first	2	-2					-1
pattern "w":"#	3		-1	-1			-2
pattern #	1	-1	1	-3	-2	-3	-2	-2
pattern #"w","	-1		-2	-1	-3	3	-1	-1
pattern #)#	2			-1	-1	-1		-1
pattern #)#w#w	3				-3
pattern #)w	3					-1	-3	-1
pattern #)w(w)	3				-1		-2	-1
pattern #)w,Mw	1		1	-1	-1		-3	-2
pattern #)w,w#			3	-1		-1	-4	-1
pattern #)w,wM	2		1	-1	-1		-2
pattern #.w	3	-1	1	-2	-1	1	-3	-2
pattern #.w#.$	4				-2	-1
pattern #.w(w)	2		-2	-3	-1	-2	1	-2
pattern #.w,w#	1		1	-2	-2	-3	-3	-1
pattern #.w,w,	3	-1		-1	-2	-1	-3
pattern #.w,w.	1		2	-2	-1	-3	-5	-3
pattern #.w,wM	3		-1	-2	-2	-3	-4	-2
pattern #.w-w,	-2		-1	-1				3
pattern #.w...	1	-1	2	-2	-3	-1	-2
pattern #.w.w#	2			-1	-1	-1
pattern #.w.w,	3	-1	-1	-1	-1	-1	-3	-2
pattern #.w.w.	3			-1	-2	-1
pattern #.w/w,	4		-2			-1	-1
pattern #.w?	3			-2		-1		-2
pattern #.wMw,	3						-2
pattern #.w–w,	3				-2
pattern #w.w,w	-2		3			-1
pattern #wM/M/	3		-1		-1	-1	-2
pattern #wMM	3		-3
pattern #wMMMM	2	-1	-3		2	-1	2	-1
pattern #wMwMM	3		1		-1	-1	-3
pattern $$	-2		2		2	1
pattern $M, first	2				-4	1	-2
pattern (w)	2		-1		-1	-1	-1
pattern (w)w:w	3						-3
pattern ------	2	-1		-2	1	2	-1	-1
pattern -[]w(w	3		-1		-2		-1
pattern -w(w)M	2				-1	-1	-2
pattern -w(w)w	3		-3		-1		-1
pattern -w::M	-3		3	-2	-2	-1	-1
pattern -wMw,w	3	-1	-1				-2
pattern </w>	1	-1	-4	-1	-1	-1		-1
pattern <_w_#=	2			-1			-3	-1
pattern <_w_w=		2	1	-1	-3	-2	-2	-1
pattern <w="#"	3			-1	-1	-1	-2	-1
pattern <w_w="	3			-1	-2	-1	-2
pattern M	-2	-2	-1			-3	-1	1
pattern M, first				1	-1	-1	-3
pattern M-w	-2		2	-1			-1	-1
pattern M.w$M	4		-2		-3
pattern M.w(w.	3		-3		-1
pattern M/M/Mw	5		-1	-1	-1	-1	-3	-1
pattern M/MM/M	4					-1	-3
pattern Mw,wM	-2	-2	3	-1	1	-1	-1	-1
pattern MwM/M	-3			3
pattern MwMw	-3						3
pattern M✓✓✓M✓	3						-3
pattern M✓✓✓✓✓	-1	-1		-2	-2	-3	2	-1
pattern []w.	3		-1	-1	-1		-1
pattern w###	3		-1	-1	-1	-1
pattern w#####	3	-1		-1	-1	-1	-2	-1
pattern w#$M	3			-1	-3	-2	-1
pattern w#$M$M		-2	3	-3	-1	2	-3	-1
pattern w#$M☒$	-3			-1	2	3	-1
pattern w#:Mw	3						-2
pattern w#M$Mw	-3					3
pattern w#M,w:	4			-2				-2
pattern w#M/MM	-1	-1	1	-1	-3	-3	1	-2
pattern w#MMw	-3	-1		1		-1	2	1
pattern w#MMwM		-1	2		-1	1	-1	-3
pattern w#Mw#M	2					-3	-1	1
pattern w#Mw:w	3				-2
pattern w#MwMM	-1		3			-1
pattern w#w$Mw	3	-1	-2	-1	4	-2	-1
pattern w#w,#w	2		3	-1			-3	-2
pattern w#w.	3		-3				-1
pattern w#wM		-1		2	-1	-1	-3	1
pattern w#wM/M	3		1	-1	-1	-1	-3
pattern w#wMMw	-2	-1	2		-1	2	1	-1
pattern w$#,Mw	4	-1	-2		-1	-2	-2	-1
pattern w$M$M$	3				-2	1	-1
pattern w(...M	-2		-2				4
pattern w(w)##	1		2	2	-2	-3	-1
pattern w(w)#w	-1		-3	-1	1	1		-1
pattern w(w),w	2						-3
pattern w(w)-M	4		-3	-1	-1	-1	-2
pattern w(w)..		-1	-1	-1	2	3	-2	-1
pattern w(w:w)	-2		1				1
pattern w+M	2			-1	-1
pattern w,	6		-2	-1	-2	-3	-3	-1
pattern w,w	3	-1	1	-1	-2	-2	-2	-1
pattern w,w#.w	2						-2
pattern w,w#MM	3		-3				-1	-1
pattern w,w,Mw	3		-1	-1		-1	-2	-1
pattern w,w,w#	-3		-1		-1		3
pattern w,w,w,	3	-1	-1	-2	-4	-3	-3	-2
pattern w,w,wM	3		-1		-1		-3
pattern w,w.	4		-3				-1
pattern w,w/w,	1		-1		-1	-2	3
pattern w,w:w,	4	-1	-3			-1	-1	-1
pattern w,wM	-2	-1	2	3	-3	-1	-2	1
pattern w,wM,w	1	-1	1	-1	-1	-1	-3
pattern w-M	3		-1				-3
pattern w.)	3		-1		-1		-1
pattern w.....	1	-2	1	-5	-4		1	-2
pattern w....M	3		-2	-1		-1
pattern w.:#	-2		2	-1			-2	3
pattern w.M	3		2	-2	-3	-1	-1
pattern w.MwM	-3					-1	2
pattern w.MwM.	3						-3
pattern w.w	1	-1	-1	-2	-2	-2	-1	-1
pattern w.w#w.	-1		-1		-1		2
pattern w.w(w)		-2	-1	-3		1	-3
pattern w.w,w#	3		-1				-2
pattern w.w,w,	3		-1		-1
pattern w.w,w.	3		-1				-2	-1
pattern w.w.	4		-1	-1	-1	-1	-2	-1
pattern w.w...	3			-2	-1	-1
pattern w.w.w	3		-1				-1
pattern w.w.w#	3		-2		-1
pattern w.w.w.	3		-2	-1		-1	-2	-1
pattern w.w:MM	3		-3
pattern w.w:Mw	3		-2					-1
pattern w.wM,w	-1		3	-1	-1	-1	-2	-1
pattern w.wMw#	-2		1		-1	-1	2	-1
pattern w/w#MM	-4		3		-1	1	2
pattern w/w...	3		-1	-2	-2	-2
pattern w/wMMM	-4	-1	2		3	-2	-1
pattern w/wMwM	3		-1	-1			-2
pattern w:		-1	-2	1	-3	-2	-1	2
pattern w:#	1	-2	-1	1	-2	-1	-3	-2
pattern w:#w:w	1	-2	-3	-1	-1	-1		-1
pattern w:$M	-1			-1	2	-3
pattern w:$Mw:	4	-1	-1	-1	-1	-1	-2	-1
pattern w:>M<w	3						-1	-2
pattern w:M		-1	2	-2	-4	-3		-1
pattern w:M(w)	3		-2	-1
pattern w:Mw,M	3		-2
pattern w:Mw:w	3		-1	-1	1		-3	-1
pattern w:w#M	-2		3	-1			-3	-1
pattern w:w,w	2		1	-1			-2	-3
pattern w:w,w#		-1	-3	-1	1	-2		-3
pattern w:w.w,	3		-1		-1		-2
pattern w:w.wM	2		-1				-3
pattern w:w:M/	-1	-2		-3	-3	-3	2	-2
pattern w:w:w	1	-1		-1	3	-1		-1
pattern w:wM.	-3			-1			3
pattern w:wM/M	3			-1	-1	-1	-1	-1
pattern w:wMw	4		-3	-1		-2	-2
pattern w:wMwM	-1		3	-1	-1	-1	-1	-1
pattern w=M	3			-1	-1		-2
pattern w>M<	5					-1	-2	-4
pattern w?w	-1			-1		-3	2
pattern wM	-3	-2	4	-1	-1	-5		-2
pattern wM##MM	3		-3
pattern wM,w#	-1		-2	-1			3	-1
pattern wM,wM,	1			-1	-1	-1	-3	1
pattern wM,wMw	4			-1	-1		-2
pattern wM.	-1		-2	-1	-2	-1	3	-2
pattern wM.wMw	3		1		-1	-1	-4	-1
pattern wM/M/M	3	-1	3	-1	-3	-2	-3	2
pattern wMM	1	-2		-2	-1		1	-4
pattern wMM/w	3		-2				-1
pattern wMMw,w	-2				-1	-1	3
pattern wMw#	3					-1	-2
pattern wMw#,w	3		-2
pattern wMw#w	-3		3				2
pattern wMw,Mw	3		-3
pattern wMw,w	-3						3
pattern wMw.w#	-3		1				2
pattern wMw.wM			-1	-1		-1	2	1
pattern wMwM.w	4			-1	-2	-2	-4	-1
pattern wMwM/M	-1		3		-1		-2	-1
pattern wMwMw	1		3			-1	-1	-1
pattern wMwMw#	3	-1	-2		-1		-1	-1
pattern wMwMw.	3		-3	-1	-1	-1	-2
pattern wMwMw:	2			-1		-1
pattern w|w	3		-2				-1
pattern ☐w(w)M	-1		1				-3
pattern ☐w.w#.	3		-3	-1			-1	-1
pattern ✓w/w	3						-2
pattern ✓w/wMw	4						-4
terms	2						-2
# mark pattern comes
always	4	-3	-2	-2			-3	-2
often	1	-2	-4		-1	-1	-2	-1
twice		-4	-2	-1			-1	-2
# mark place
0	-1	1	-3	-1		-2	1	-1
1	1	-3	1			-1	-2	-1
2	1	-3			-1	-3
4	1	-3						-1
# mark read as, shape
amount mark-$	-3	-1		-1	4	-4	-1
amount? mark-$	-1			-1	1	-4	-1
amount? mark--	-2			-1	3		-1
amount? mark-.	-3				4	-1	-1
current mark-)	-3		2				2
current mark-,	-3						3
current mark--	-4	-1		-1	-1	-1	3	-1
current mark-;	4						-4
current mark-<	-3						3
current mark-–	-3				-1		3
current mark-—	-3		-2	-1			3
current mark-✓	-4						4
current? mark-!	3						-3
current? mark-$	-3				2	-1	2
current? mark-.	1		-3		-1	-1	-1
goes on mark-)	-2		3	-1	-1	-1	-2	-1
goes on mark-.	-2	-1	2	-1	-1	-2	1	-3
goes on? mark-)	-3	-1	3			-1	-1	-1
goes on? mark-,	2		-2		-1		1
paying mark-$	-2	-1			-1	2	-1
paying mark-.	-2		3		-1	1	-2	-1
# mark read as
accountNumber	-2	-1	-1	2		-3	-2	-1
amount	-4	-1		-2	5	-6	-2	-1
amount?	-2	-1		-2	3	-5	-2	-1
current	-6	-2	-1		-2	-2	4	-1
goes on	-1	-4	2	-1	-1	-4	-1	-2
goes on?		-3		-3	-2		-2	-2
no debts	3	1		-3	-4	-4	-2	-2
no part	1		-1		-2	-2	-2
no part, in row	2	-2		-1	-4	-2	-9
originalCreditor	-2	-1		-1	-1	-1	-2	3
paying	-4	-1	-1	1	-2	6	-3	-2
paying?	-1				-3	2	-1
# mark read in
accountNumber, cards of a portal	-4			4
accountNumber, tables and labels	-1	-1	-2	2	-1	-2	-2	-1
amount, claims of a bankruptcy	-3				3
amount, columns by their place	-5				5	-1	-1
amount, one debt a line		-1		-1	1	-3	-1	-1
amount, tables and labels	-3	-1		-1	3	-3	-2	-1
current, a bullet for each debt	-2	-1	-2	-1		-1	3
current, tables and labels	-1	-1	-3		-2	-2	2	-2
goes on, a paragraph for each debt	-4		4
goes on, one debt a line		-2	1	-1	-1	-1	-2
goes on, tables and labels	-1	-3	1	-2	-1	-1	-1	-4
no part, a bullet for each debt	2	-2	-1	-4	-3	-3	-6	1
no part, a letter about one debt	2	-1	-1	-3	-2	-2	-1
no part, a paragraph for each debt	3	2		-3	-4	-4	-7	1
no part, cards	-1	2	1	-2	-3	-5	-7	-6
no part, cards of a portal	1		-4	1	-2	-1	-2	-3
no part, columns below each other	3		-1	-1	-1	-1		-1
no part, columns by their place	4	-3	-1	-4	-5	-5	-2	-2
no part, headings on several lines	4			-1	-2	-2	-1
no part, none	2	-1		-2	-3	-2	-1	-1
no part, objects	3	-1	-3	-2	-2	-2	-2	-1
no part, one debt a line	1	-4	1	-1	-7	-6	-10	-1
no part, records of labels	5		-1	-2	-1	-2	-3	-1
no part, running text	1	-1	1	-5	-3	-3	-4	-3
no part, tables and labels	1	-1	1	-1	-2		-3
originalCreditor, tables and labels	-3	-1	1	-1	-1	-1	-2	2
paying, columns by their place	-3				-2	3	-1
paying, one debt a line					-4	3	-1
paying, tables and labels	-2	-1	-1	1	-2	3	-2	-2
# mark shape and behind
mark-! capitalised	3		-1				-2
mark-! small	3						-2
mark-" capital	3	-1	-1			-1	-1
mark-" capitalised	-1	-4	-1	-2			1	-3
mark-" capitals	1	2	-1	-1	1	1	-3	-1
mark-" cents	1				-3	-5	1
mark-" digits-1	-2		3	-1	-3	-4	1	-1
mark-" digits-2	1	-1		-2		-4	-1	-1
mark-" digits-3	4			-1	-1	-2	-1
mark-" digits-4		-1	1	-3	-1	-1	-2	-1
mark-" dollars-and-cents	-1	-1	2		-2	-3	-1
mark-" lettered-code	3	1	-2	-3	-2	-1	-3	-1
mark-" line	-1		4	-2	-2	1	-2	-2
mark-" mark-,	2	-3	-2	-5	-2	1	-6	-4
mark-" mark-.	-2		-1	-2		-1	4
mark-" mark-/	1		1			-1	-3
mark-" mark-;		-2		-2	-4	-2	1	-1
mark-" masked			2	-3	-1	-2	-1	-1
mark-" thousands	2				-1	-1
mark-" thousands-and-cents	1			-1	-6	1	-4	-1
mark-# code	5		-3	-2	-1	-1	-1
mark-# digits-3	-3		2			1
mark-# digits-7	-1		-3	-1	-1	-1	3
mark-# lettered-code	4		-5	-3	-1	-1	1	-1
mark-# line	3		-1		-1		-1
mark-# masked	3		-3	-2	-1		-1
mark-# small	2		-2
mark-$ capitalised	3			-1	-2	-1	-1
mark-$ cents	-3	-2		-2	3	2	-2	-1
mark-$ digits-1	-2				1	3	-2
mark-$ digits-2	-3	-1	-1	-1	-4	4	-2
mark-$ digits-3	-2	-2	-1	-2		3	-2	-1
mark-$ line	5		-1	-1	-2	-4	-1
mark-$ mark-$	3				-2	-1
mark-$ mark--	-2	-2	-1	-2	2	2	-4	-1
mark-$ mark-|	3			-1	-2	-2	-1
mark-$ small	3				-1	-2
mark-$ thousands	-1	-2	-1	-1	2	-4	-2	-1
mark-$ thousands-and-cents	-1	-2	-1	-3	3	-2	-1	-2
mark-& capitalised	-2	-3	1	-1	-1	-2
mark-& capitals	-2	-3	2	-1	-2	-2	-1	2
mark-( capital	3			-1	-1	-1	-1
mark-( capitals	1	-2		-1	-1	-1	-4	1
mark-( lettered-code	1	-1		-2	-1	-1		-1
mark-( mark-.	8		-5	-7		-2	-2	-1
mark-( mark-…	3		-2	-1			-1
mark-( small	1	-3	-1	-1	-1	-1	-1	-3
mark-) capitals		-2		-2	-3	-1	1	-1
mark-) cents	-2	-1	3		-1	-1	-2	-1
mark-) code	1	-1	1	-2	-4	-1		-1
mark-) digits-2	1		-2	-2	-3	-2
mark-) digits-4	-2	-2	4	-1	-1	-1	-3	-2
mark-) digits-7		-1		-1	-1	-1	-3	-3
mark-) dollars-and-cents	1	-1	1	-1	-2	-2	-5	-1
mark-) end	4						-3
mark-) letters	2		-3			-1	1	-1
mark-) line	1	-1		-5	-2	-2		-1
mark-) mark-"	-5		4		4	-2	-1	-1
mark-) mark-,	-4	-1	5	-2	-2	-3		-2
mark-) mark--	-3	-1	3		-2	-1	3	-1
mark-) mark-/	-3		3		-1
mark-) masked		-1	1	-1		-1	-1	-3
mark-) small	-2	-1	2	-1	-3	-2	-3	4
mark-) thousands	-2		3		-2		-2
mark-) thousands-and-cents	1		1	-1	-2	-1	-2	-1
mark-* capitalised	3	-2			-1	-1	-3
mark-* digits-2	-1			2	-1	-1	-3
mark-+ capitalised	-2				-1	-1	3
mark-+ capitals	2	-1	-2		-1		-1
mark-+ mark--	3				-1		-2
mark-+ small	-1	-1	-2		-1	-1	3
mark-, capital	1		-3	-1		1	-3	-1
mark-, capitals		-3	2	-2	-3	-2	-2
mark-, cents	1	-1	-3	-2	-2		-1	-2
mark-, code	-1		-2	-1	3	-1	-1	-1
mark-, digits-1	-1		-3		-2	1	1	-1
mark-, digits-2	-1	-1	-3	-2	2			-2
mark-, digits-4	-1		-2	-2	3		-1
mark-, dollars	5		-2		-1	-1	-3	-1
mark-, dollars-and-cents	3		-4	-1	-3	-2		-1
mark-, lettered-code		-1	-2	-3			-4	-2
mark-, letters	2	-1	-3	-2	-3	-3	-1	-2
mark-, line	5		-3	-1	-1	2	-2	-1
mark-, mark-"	1	-2	-2	-4	-2	1	-5	-3
mark-, small	1	-1	-4	-1	-1	-1	-1	-2
mark-, thousands	4		-3		-2
mark-, with-digits	2	-1	-4	-3		-1	-3	-2
mark-- capital	-4		2	2	-1	2	-1	-1
mark-- capitalised		-3		-2	-3
mark-- capitals	-1	-3		-1	1			-2
mark-- cents	4		-2		-1	-2	-1
mark-- code	-1		2	-3	-1	1	-1
mark-- date	4			-2			-2
mark-- digits-1	3		1	-1	-2	-1	-3
mark-- digits-2		-1	1	-1	-2	-2		-1
mark-- digits-3	3		-2	-2	-2	-1	-2
mark-- digits-4	3		-2	-4		-1	-1
mark-- dollars	5		-3	-1	-2	-1	-3
mark-- dollars-and-cents	4	-1	-3	-2	1	-2	-3	-1
mark-- end	4				-1		-3
mark-- lettered-code	-1	-1	-1	3	-2	-4	-4	-2
mark-- mark-$	-1	-1	-1	-1	2	-3	-1	-1
mark-- mark--	3	-1	-1	-2	-3	-2		-1
mark-- percent	1	-1	-1	-2	2	-3	-2	-1
mark-- small	1	-1		-2	-1	-1	-2	-2
mark-- thousands	1		-2	-1	-2			-1
mark-- thousands-and-cents	3		-1		-1		-1
mark-. capital	1		-2	-1	-1	-1	1
mark-. capitals	1	-3	-2	1	-2	-2	-1
mark-. cents	4		-1	-1	-1	-2
mark-. code	-2	-2	-1	3	1	-1		1
mark-. digits-2	-2	-2	-2	-4	2	1	1	-3
mark-. digits-3				1	-3	-2	-2	-1
mark-. end	4		-1	-2	-1		-1	-1
mark-. mark-"	-4		3	-1	-1	-3	1	1
mark-. mark-)			-1	-1	-1			3
mark-. mark-,	-2		3	-1	-1	-2	-2	1
mark-. mark-.		-1	-6	2	-2	-2	-2	-1
mark-. masked	-1	-1	2	-2		-1	-3	1
mark-. percent	3		-1	-1	-1	-1	-1
mark-. small	1	-1	3	-2	-3	-2	-1	-2
mark-. thousands-and-cents	2		-3	-1	-3		1
mark-/ capitalised	-1	-3	1	-1	-1	-1	-2	2
mark-/ capitals	-1	-4	-1	-2	-2	-2	1	1
mark-/ cents	3				-1	-3
mark-/ code	4		-3	-1		-2	-2
mark-/ digits-1	2		-1	-1	-1	-3
mark-/ digits-3	4		-4	-1	-3	-2	-2	-1
mark-/ digits-4	4		-3	-3	-1	-1	-2
mark-/ dollars	3					-2	-1
mark-/ dollars-and-cents	3		-2
mark-/ mark-/	4	-1	-3	-1	-1	-1	-1
mark-/ small	3		-2	-1	-2		-1	-1
mark-/ with-digits	1	-1	-2	-1	-1	-2	2	-1
mark-: capitalised	3	-2	-3	-1	-1	-1	-3	-2
mark-: capitals	1	-2	-3	-1	-1	-2		-2
mark-: cents	3		-2		-1	-2
mark-: code	1	-1	-1	-3	-1	-1		-1
mark-: date	3						-2
mark-: digits-2	2	-1		-2	-2	-2	-5	-1
mark-: digits-3	3			-1	-1	-1	-2
mark-: digits-4	5			-4
mark-: digits-5	3			-3
mark-: digits-6	2	-1		-2
mark-: digits-7	2	-1	1	-5			-1
mark-: dollars	2	-1	-3	-1	-2	-2		-1
mark-: dollars-and-cents	-1	-1	-1	-1	-3	-2	2	-1
mark-: lettered-code	1	-1	2	-3		-1
mark-: line	5			-2	-1		-2
mark-: mark-$	5				-2	-2	-1
mark-: mark--	3			-1			-1
mark-: mark->	5						-5
mark-: masked	2	-1		-4	-1	-1	-1	-1
mark-: small	3		-3	-1		-1	-1
mark-: thousands-and-cents	2				-2
mark-: with-digits	4			-1	-2	-2	-1
mark-; capitalised	1		-2	-1	-2	-3		-1
mark-; capitals	2	-1		-2	-4	-2	-1	-2
mark-; digits-2	3			-1	-2	-2
mark-; line	4					-1	-3
mark-; mark-"		-1	1	-2	-3	-3	1	-1
mark-; small	1		-3	-2	-2	-3		-1
mark-; with-digits	1	-1		-2	-1	-3	-1	-1
mark-< capitals	4	-2			-1		-2
mark-< mark-/	2	-1	-2	-3	-1	-1		-1
mark-< mark->	-3						3
mark-< small	2		-2		-1	-1	-1
mark-= digits-2	3				-1		-2
mark-> capitalised	-2	-1	1	-1	-1	-1	2	-1
mark-> capitals	4	-1	-1			-1	-3
mark-> dollars	5						-4
mark-> mark-<	3	-1			-1		-1
mark-> small	-2						2
mark-? capitalised	4				-1	-1	-2	-1
mark-? mark-?	4	-1	-2	-1	-1
mark-? small	3						-2
mark-[ capitalised	2	-2	-1
mark-[ small	2			-1	-1	-1	-1
mark-] capitals	1	-3			-1	-2	-2
mark-_ capitalised	2	1	-2	-1	-1	-1	-2	-1
mark-_ line	3						-3
mark-| capitalised	5	-1	-2	-1	-2	-2	-2	-1
mark-| cents	4			-1	-3	-3	-1
mark-| code	3		-2	-1
mark-| digits-2	5				-2	-4	-3
mark-| digits-4	4		-3	-1		-1
mark-| digits-7	3		-2	-1	-1	-1
mark-| dollars-and-cents	2		-1		-1	-1	-1
mark-| lettered-code	3	-1	-2	-1	-1	-1	-1
mark-| line	2	-1			-1	-1	-2
mark-| mark-|	5	-1	-1	-1	-2	-1	-1
mark-| small	3	-1	-1	-1	-2	-3	-1
mark-~ dollars	3		-1		-1		-1
mark-~ line	2		-1	-2	-1	-1
mark-· capitalised	3	-1	-2	-1	-1	-1		-1
mark-· code	3			-2			-1
mark-· with-digits	3				-1	-1	-2
mark-– capitalised	1	-3	1	-2	-2	-2	-5	-1
mark-– capitals	4		-3				-1
mark-– cents	3		-2		-1	-2	-3
mark-– digits-1	4		-3				-1
mark-– digits-3	2		-2		-1		-1
mark-– dollars	5		-4	-1	-2	-1	-3
mark-– dollars-and-cents	1		-3	-2	-3	-1	1
mark-– small	3	-1	-2	-2	-3	-3	-1	-3
mark-– thousands	3		-2		-1		-1
mark-– thousands-and-cents	2		-4		-2		1
mark-– with-digits	3		-1	-1	-1
mark-— capitalised	3		-2			-1	-2
mark-— dollars	3		-1				-1
mark-— lettered-code	4		-1		-1	-3	-1	-1
mark-— small	4		-2	-1	-1	-1	-3	-1
mark-• digits-2	2					-1	-2
mark-• small	3	-1					-3
mark-… digits-4	-3			3		-1
mark-▸ capitalised	3		-2				-1
mark-☐ mark-$	5				-4	-3	-1
mark-☑ capitalised	4				-2	-1	-1
mark-☑ mark-$	2				-2	-2
mark-☒ capitalised	3	-1	-1		-1	-2	-1
mark-☒ mark-$	3				-3	-1	-1
mark-⚠ digits-2	-3					-1	3
mark-✅ capitalised	-2						2
mark-✓ line	3						-3
mark-✓ mark-–	3						-2
mark-✓ mark-—	4						-3
mark-🟡 digits-2	-2					-1	2
mark-🟢 small	-3				-1		3
# mark shape
mark-"	2	-2	-2	-7	-3		-1	-5
mark-#	2	-1	-1	-4	-2	-1		-1
mark-$	-1	-4	-2	-4	2	2	-3	-2
mark-&	-1	-3	2	-1	-2	-2	-1	1
mark-(	3	-2	-1	-7	-2	-2	-1
mark-)	-2	-2	5	-5		-3	-1	-1
mark-+	-1	-1	2	-2	-2	-3	2	-1
mark-,		-4	-2	-3		-3	-3	-1
mark--	1	-3				-2	1	-1
mark-.		-2	1	2	-2	-2	-1
mark-/	2	-2	-2	-2	-2	-3
mark-:	2	-2	-3	-3	-2	-2	-1	-2
mark-;	1	-1	-3	-3	-3	-5	-1	-2
mark-<		-2	-3	-3	-2	-2	1	-2
mark-=	5	-1	1	-3	-4	-4	-5	-2
mark->	-1	-3	-3	-3	-2	-3	3	-2
mark-?	3	-1	-2	-1	-2	-1		-1
mark-[	3	-2	-2	-2	-2	-4		-1
mark-]	4	-4	-4	-2	-2	-3	1	-1
mark-_	2	2	-2	-2	-2	-3		-1
mark-|	6	-4	-4	-4	-4	-5	-2	-2
mark-~	5		-2	-2	-1	-2	-1	-1
mark-§	2			-1	-1
mark-©	3			-1		-1
mark-·	4	-1	-3	-4	-3	-3		-2
mark-–	2	-3	-4	-5	-5	-6		-3
mark-—	4	-1	-2	-2	-3	-4		-2
mark-…	-4		-2	5	-1	-2	-1	-1
mark-→	3	-1	-2	-1	-2	-2		-1
mark-■	3				-2	-1	-1
mark-▸	3		-1				-1
mark-▾	2	-2					-1
mark-☐	2	-2		-2	-4	-4		-1
mark-☑	5				-3	-3	-2
mark-☒	3			-1	-4	-3	-1	-1
mark-✓	1	-1		-2	-2	-3	-1	-1
mark-✔	3			-1	-1	-2	-2	-1
mark-❌	-4					-1	4
mark-🎉	3		-2	-1	-1		-3
mark-🟡	-2					-1	3
mark-🟢	-2	-1	-1	-1	-2	-2	3	-1
mark-🤦	3						-2
# mark sums of line
0	1	-2	1	1	-2	-3		-1
1		-3	-1	-6	1	-4	1	-2
2		-4	-1	-5	1	-1	-2	-1
3	-1	-3		-5	-2	-2	-3	-5
# mark words before
 	1		1	-3				-1
 account	-2			2	-2	-2	-1
 active	-4					3	1
 america	-1				3	-3
 balance	4			-1	-3	-1	-2
 bank	-1			-3	-1	2
 car	-2				3	-1	1
 card	-3		3	-2		1	-2	-1
 cards	2						-2
 cc	-1				-4	3	-1
 coll	3				-1	-1	-2
 collection	-1	-1	-1			-3	1
 collections		-1				-4	2
 credit	4	-1			-1	-1	-4
 creditor	-2	3
 d	-2						2
 days	2	-1	-1	-1	-1	-3	-1
 delinquent	-1				-1	-1	2
 due	2			-1			-1
 installment	1	-1	2		-3	-2	-1
 late	3						-2
 loans	3						-2
 min	3				-1		-2
 mo	3		-1			-1	-3
 month	3				-1	-3	-1
 n		-1	-1		-2	1	-3
 n.a	3		-1			-2
 other	3						-2
 owed	-4				3	-1	3
 payment	3		-1		-1	-1
 revolving	3	-1			-1	-2
 settled	2					-1	-2
 status	3			-2	-1	-2	-2
 total	3				-2	-2
 totals	3				-2	-2
 us	3	-1		-1		-3	-3
1 	1	-1	1	-3	1			-1
1 a	4		-3			-1	-1
1 aadvantage	3		-1		-1	-2	-2
1 aaron's	-2		2		2	-1
1 account					-2	-3		-1
1 acct	1	-2	-1	1	1	-2	-5	-2
1 address	4	-1	-1	-1	-1		-1
1 advance	2		-1				-1	-1
1 al	-3		2	2	-1		-1
1 ally	3		-2		-2	-1	-1
1 ambulance	-1		2				-2	-2
1 america	1		-3	-1	1	1	2	-1
1 amount				1	-3	-2	2	-1
1 amt	4		-1		-2	-1	-1
1 any	-2						2
1 apartments	3				-1		-2	-1
1 appliances	-1	2	-3
1 apr	2			-1	-1	-1	-1	-1
1 assets	3		-1		-2	-1
1 assoc	-1		2	-1	-1	-1		-3
1 associates	3		-3			-1	1
1 at	4			-1	-1	-1	-2
1 aut	3				-3	-2	-1
1 autopay	3		-1			-1	-2
1 b	1	-1	1	-1		-3	-3	-1
1 bal	2	-1	-1	-1		-1	-3	-1
1 balance		-1	-1	-2	1	-2	-3	-1
1 bank		-1	-3	1	2		-4	1
1 bank/target	3			-1	-2	-3	-1
1 bankruptcy	2						-2
1 box		-1		1	-3	-1	-2	-1
1 brandvold	2		-2
1 by	4				-1		-3
1 call	-1			-1	-1	-1	3	-1
1 calloway	4		-3
1 capital	3		-3				1
1 car	-1	-1	-1	-2	3	-3	1	-1
1 care	2		-3				-1	3
1 carecredit	-1				-2	-1	-1	3
1 cartão			3		-1	-1
1 cash	1				-3	-3	-1	-1
1 cc			-1	-1	-4	2	-1	-1
1 chapter	3						-3
1 charge-off	-2			-1	-1	-2	3	-1
1 charged	3	-1					-2
1 checking	5			-5	-2	-2	-1
1 claimed	2				-3		1	-1
1 claims	3			-1	-1		-1
1 classification	-3			2	-1	-1	-1
1 client	3	-1	-1	-1	-1	-1	-2	-2
1 closed	2	-1	-3	-1	-1	-1	1	-1
1 cls	3						-2
1 co	-2		4	1	-1	-1	-2	-1
1 cobranza	3		-1			-2	-2	-1
1 cobrança	3	-1					-3
1 code	3			-1			-2
1 collections		-1	-1	-1	-2	-4	1	-1
1 collector	1	-2	-1	-1	3	-1	-4	-1
1 collectors	2		-1				-2
1 comcast	3		-2	-1	-1	-1	-2	-2
1 comenity	-2	-1	2	-2	-2	-2	-4	1
1 comm	1		-3				-1	2
1 condition	4				-1		-3
1 conventional	4				-1	-2	-1
1 corp	-3		1	-1		-3	2	-1
1 correct	3					-1	-3
1 corriente	3						-2
1 cr-v	-3		4
1 credit		-1	-1		-2	-1	-2	2
1 creditor	2		-1	-1	-1		1	-5
1 ct	3			-2	-1		1
1 cu	-1	-2	-2	-2	2	2	-3	-1
1 cuenta	3			-2		-1	-2	-1
1 curr	3			-1	-1	-1	-2	-1
1 dana	-2					2
1 date		-1		-3	-1	-1	2	-1
1 days		-2	-2	-2	-2	-4	2	-1
1 debts	3			-1			-1
1 deferment	3		-1				-3
1 deficiency	4	-1	-1		-2	-2	-1
1 delinquent	-3			-1	-2	-2	3
1 dentist	4		-3	-1	-1	-1	-2	-1
1 details	2		-1				-3
1 directv	4		-1				-1	-2
1 discover	1		-2	1	-2	-3	1	-1
1 dividend	3				-1		-1
1 done	2				-1	-1	-1
1 dr	-3	-1	3		-3	-1	-2	2
1 due	-1	-1	1	-3	1		1	-1
1 día	3						-2
1 e	3		-1		-1
1 ending	3	-1	-1	-2	-2	-2	-2	-1
1 energy	2		-1		-1		-1	-1
1 etc	3				-2	-1
1 eversource	-2		-1				3
1 expenses	3			-1	-1	-2
1 false	3		-1			-1	-2
1 fecha	3						-3
1 fee	3		-1		-1	-1	-1
1 fees	3	-1	-1	-1	-1	-1	-2
1 fha	3				-1	-2	-1
1 file	3			-1	-1	-1	-3	-1
1 filed	-1	-1			3	-1	-1
1 fin	-3		3	-1		-1	-1
1 final	4			-3	-3	-1	-1
1 finance	1	-1		-1		-1	-3	-1
1 financial		-1		-3	2	-1	-2	-1
1 first	4	-1	-2	-1			-1	-1
1 for	4	-1	-1				-2
1 g	3				-1		-2
1 ga	2	-1			-1		-1
1 greensky	-4		2	2
1 guarantor	4			-2	-2	-1	-2	-1
1 health		-1	-1	-1	2	-2	-2	-2
1 here	3				-2		-1
1 history	2	2	-1	-1	-1	-1	-2
1 house	-3	-1	3	-1	2		-1	-1
1 id	4	-2	-1	-2	-1	-1	-1
1 in	2		1	-3	-1	-1	-1	-1
1 inc	-2	-1	3	-2	-2	-3		-3
1 incl	2				-1		-2
1 information	3		-1	-1			-2
1 inquiries	3						-2
1 installment	1	-1	2	-1	-3	-2	1
1 insurance	1		1	-1	-3	-2		-2
1 ira	3		-1	-1
1 is	5			-2	-1	-2	-3	-1
1 it	2	-1	1	-2	-1	-1	-3
1 judgment	-4				3		3
1 k	2		1	-3	-2	-1	-2
1 klarna			2	-1	-1		-3
1 kohls	1		-5	-1	2		-1
1 kowalczyk	2	-1		-1			-1
1 last	4			-1			-2
1 late		-1	-1	-3	-1	-2	1	-1
1 leasing	3		-3
1 left	3			-1	-1	-2	-2
1 lender	4		-2		-1		-2
1 lending	1		-2	1	3	1	-1
1 liabilities	3		-1		-1		-1
1 limit	3			-1	-1	-2	-1
1 llc	2		-5		2	-2	-3	-3
1 loans	2	-1		1	-2	-1	-3	-1
1 m		-2	-3	-1	-2	-1	3
1 macy's	4		-1	-2			-3
1 march	2						-2
1 mastercard	-2	-1		1	3	1	-2	-1
1 mattress					-1	-1	-3
1 me	3				-1	-2	-1
1 medical	-1	-1	-1		-3		-2	1
1 mensual	3					-2	-2
1 mes	3					-1	-3
1 midland			-3				2
1 milestone	-4		-4		3			3
1 min	3		-2	-2	-2	-4	-2	-2
1 minimum	3					-2	-2
1 mo	2	-1		-1	1	-3	-3	-1
1 mohela		-1	2	-2	2	-4	-1	-1
1 month	5		-1		-2	-5	-3	-1
1 monthly	1				-2	-3
1 months	4		-1			-1	-2	-1
1 mortgage	1	1	-3	1	-1	2	-2	-2
1 mr		-3	1		-1			-1
1 n.a	-4	-1	1	-4	-3	-2	-1	5
1 name		-1	2	-1	-1	-1		-1
1 no	2	-2	-4	-4	-4	-2	1	-2
1 notes	-2			-3	-1	3	-1
1 oct	4		-1	-1	-1	-1	-2
1 october	3		-1				-3
1 one	5	-2	-3	1	1	-3	-1	1
1 only	3	-1				-1	-1
1 oportun	3		-2			-1	-1
1 original	2						-1	-1
1 other	2	-1	-1		-3	-2	1	-1
1 overdue	3						-3
1 owe				-3	1	-2		-1
1 p.c	1			-1		-1	-2	-3
1 p.o	6		-2	-1	-2		-1	-1
1 page	3		-2	-1	-1		-1
1 paid	2	-1	-1	-2	-5	-2		-1
1 payment	1	-2		-2	-3	2	-3	-1
1 payments	5				-3	-2	-1
1 payoff	3				-2		-1
1 payroll	4				-3	-1
1 pays	-2				-1	3
1 pc	3				-2	-2	-1
1 peloton	-2		3		-1	-2
1 penney	-1			-2	3	1	-1
1 personal	-1			-1	1	1	-3
1 physicians	-3		2					1
1 plaintiff	3	-1		-1	-2		-1
1 platinum	1		-4	-1	-1	-1	1	-1
1 pm	2				-1	-1	-1
1 pmt	1	-1	-1	-2	-4	-1	1	-2
1 popular	-3		3
1 power	-3		1		-1	1	-1	1
1 ppa	3				-1	-1	-2
1 principal	4				-3	-1
1 purchased	-2						2
1 purchaser	3		-1				-2
1 quicksilver			-2	1	-1	-1	-3
1 r	4	-1	-1	-1	-2	-2	-1
1 radiology	-2			-1	-1		3	-1
1 re	-2						2
1 receivables	2		-2
1 ref	1	-1	-1	-3	-3	-1	2	-1
1 remarks	4				-1	-2	-2
1 remember	3						-2
1 removed	2						-2
1 repo	1		-1		-3	-2		-1
1 report	4		-1		-1		-2
1 repossessed	-3						4
1 requested	3			-1			-1
1 resurgent	2		-2			-2	1	-1
1 saldo	4				-3	-1	-2
1 savings	2	-1	-1	-4	-2	-1	3
1 score	3			-1			-1
1 sears			3	-1		-1		-1
1 secured	4		-1			-2	-2
1 serv	2			-1			-2
1 services			-4	-2			1	-1
1 servicing	-2	-1		1	-1		-3	-1
1 settled	4		-1	-1	-1	-2	-4	-1
1 signature	2		-3	1
1 sold	4	-1		-1		-1	-4
1 solutions	2						-2
1 source	1	-1	-1	-1	-1	-1	-3	-1
1 spectrum	2		-1				-1	-2
1 spring	3						-3
1 sprint	3		-1					-2
1 st	-3	-3		1	-1	-1	-2	4
1 standing	3	-1			-1		-3
1 ste	-2			3			-1
1 store	-1		-1		-1	2	-1
1 stores	3		-3		2	2	-1	-1
1 student	1		-3		-2	1	-2	-1
1 subaru	-2		-1	1	1	3	-1
1 support	3				-1	-1
1 surgery	-1		2	-2	-2	-1	-3	-1
1 synchrony	-3	-1	2	-1	-2	-2	1	1
1 system	2		-3	1			-2	-1
1 t-mobile	4		-2		-1		-2	-1
1 tarjetas	3						-2
1 tel	-2			-1	3	-2	-1
1 terms	3			-1	-1	1	-3
1 texas	3			-2			-1
1 that	3						-3
1 the	2				-1	-1	-1
1 this	3						-3
1 through	3				-1		-1
1 thru	3						-3
1 times	3						-2
1 tires	-2		3	-1
1 to	3			-1	-2	-1	-1
1 total	5		-1		-5	-2
1 totals	3				-1	-2
1 transferred	5						-5
1 trust	1		-3	-1		2	-1	-1
1 u.s	-4	-2	2	-1		-1	2	-1
1 uh	3			-2
1 ulta	3		-1			-3
1 unpaid	2						-2
1 upgrade	-2	-1	3
1 upstart	4		-3		-1	-1	-1	-1
1 us	-1	-3	-2	-3	2	2	-3	-3
1 v	3			-1	-1		-1
1 visa	1		-1		-1	-4		-1
1 voss	-3		3
1 w	-2	-1	-1			3	1	-1
1 was	-3			-1			3	-1
1 washer	-1		3		-1	-1
1 whitney	3		-2	-1	-1
1 x3390	2						-2
1 y		-1	-1	-1	-2	1	-3
1 years	3						-2
1 yes			-1	-1	2	-3		-1
1 yrs	2		-1			-1	-1
1 信用卡	3			-1	-1	-1	-2	-1
1 最低还款		-1		-1	-2	-2	1	-1
1 正常	-4			-1	-1	-1	4	-1
1 逾期60天	3						-2
2 	1	-1	1	-2	-1		-1	-2
2 a	4	-2		-1	-2	-2	-3	-2
2 about	3		-1				-1
2 account	1	-2	-3			-1	-1	-1
2 acct	1	-1		-1	-3		-4	-1
2 act	-1				3	-1	-1
2 activity	3			-3			-1
2 advance	3		-2	-1
2 affirm	-1		2	-1	-3	-3	-2	-1
2 agency	-2	-1	2	-1			2
2 al	2		2			-1	-4	-1
2 america			2	1	-3	1	2
2 amount	3			-1		-2	-2	-1
2 amp	-3		3
2 amt	2	-1		-1			-2
2 an	2						-2
2 and	3	-1	1	-2	-2	-2	-4	1
2 assigned	2						-2	-1
2 autopay			-3	-1	-1	-2	1
2 b		-1	2	-2		-1	-3	-1
2 back	4			-3
2 balance	2	-1		-3	-1	-3	-3	-1
2 banco	-3		3
2 bank	-1	-2		-1		-1	-3
2 bankruptcy	3						-3
2 be	1			-1	1	-1	-3	-1
2 been	3						-2
2 behind	1	-1		-1	-2	-2	-1	-1
2 big	3		-3	-1			-1
2 bk	-1		1	1	1	-1	-2
2 blue	2		-1	-1	-2	-3	1
2 both	-3		1			1	-1
2 box	3		-1	-1	-2		-1	-1
2 brandvold	3		-3
2 brendan	-3						-1	3
2 bureau	-1		-1	-1	1	-2	3	-1
2 c			2	-1	1	-2	-3	-1
2 capital	-1	-1	-3	1		-2	1	2
2 card	1	-2		-2	1	-1	-4	-1
2 care	-1		1	-2	-2	-1	-4	3
2 case	4			-1	-1	-1	-2
2 cash	2			-2	-3		-3	-1
2 cavalry	3		-3				-1
2 cbna	-1		-1		-1	3
2 ch	-3				3	-1	-1	-1
2 checking	4	-1		-3			-2
2 citibank			-2	-3	-1	-2	1	2
2 claimed	3	-1			-2	-1	-2
2 client	3	-1	-1	-1	-1	-1	-1	-1
2 co	1		1	1	-1	-1	-2	-1
2 collections	-2	-1	-1	-1	1		3	-1
2 comenity	3		-2	-1	2	-2	-1	1
2 contact	3	-1			-3	-1	-1
2 corp				-1	-3	1
2 cr	4		-3				-1
2 credit		2	-1	1	-1	1	-2	-2
2 creditor	-1	-2	-1	1	-1	-1	-4	1
2 date	4		1	-2	-2		-3	-1
2 day	2			-2	1	-2	-3
2 de	3		-2		-1	1	-2	-1
2 debt	3	-1	-3	-1	2	-2	-2	-1
2 december	3	-1				-1	-3
2 deferment	1	-1	1	-1	-1	-1	-3	-1
2 deferred	3				-1	-1	-3
2 delaware	2						-2
2 delinquency	3						-2
2 dental	-2		1	-2	2	-1	1
2 direct	1	-2	1			-2	-2	-1
2 discover	-2		1	-2			2	-1
2 dispute	-4		4				-1
2 due		-2			-1	-3		-1
2 dues	2				-2	-1
2 días	4		-2				-2	-1
2 e	3		-2		-1
2 each	4				-1	-3	-1
2 elan	4	-2	-3				-1
2 electric	2		-1			-1		-1
2 emergency	-2			2	-1	-1	-3	1
2 ending	4	-1	-2	-2		-1	-2
2 enrolled	3					-1	-1
2 equifax	3			-1	-1		-1
2 equity	2		-3			-1
2 estate	2	1	-2		-3	-1	-1
2 even	-1		-1				3
2 ex	3						-3	-1
2 expenses	3	-1	-1				-1
2 express	4		-1		-2	-3
2 fargo	1		-3	-1	-1	-1	1
2 farm	3			-2	-1	-1
2 fed	3		-1	-1	-3	1	-1
2 federal	-2	-1	-1	-3	1	2	-1	-1
2 fidelity	4		-2		-2	-2	1
2 file	4			-1	-1		-3
2 final	1	-1		-1		-3	-1	-1
2 finance		-1	1		-3	-2		-1
2 ford	-2		-2	-1	-4	2	2
2 form	3		-1		-1		-1
2 full	-1				2		-3
2 global	3		-2				-2
2 grand	2				-1	-1
2 grant	2		-2
2 group	-1		2	-1			-1	-1
2 guarantor	3			-1			-3	-1
2 guild	2		-3				-1
2 he	3	-1					-3
2 high	3			-1	-1	-2	-1
2 highest				-3	-1		2
2 home		-1	1			-2	-4	2
2 hosp	2		-2	-1
2 hospital	4	-1	-2	-2	-1	-1	-3	1
2 housing	2		-1			-1	-1
2 i	3		-2	-1	-1	-1	-1
2 if	4			-1	-1	-1	-2
2 ii			-3		1	-2	-1	-1
2 in	1	-1	1	-1	-2	-2		-1
2 individual	-1	-1		2	-1	-1	-3	-1
2 information	2	-1					-1
2 int	2	-1		-1	-3	-1	-1	-1
2 is	1	-1	2	-2	-1	-1	-2	-2
2 jan	3				-1	-1	-2
2 jefferson	3		-3				-1
2 judgment	3				-1		-1
2 kia	3		-2	-1		-1	-1
2 kohl's	2	-1	-2	-1	-2	-1	-2
2 last	3			-1		-1	-2
2 liabilities	3		-1				-1
2 limit	3		-1	-1			-3
2 line	3		-2			-1	-1	-1
2 llc	-1	-1	-1	-1	-2	-3		1
2 loan	2	-2	-2		-1	1	-3	-1
2 loans	3	-1	-1	1	-2	-2	-2
2 lol	2						-2
2 loss	-3						3
2 macy's	1			-2	3	-2	-3	-1
2 main	3				-2	-2	-1	-1
2 mattress	1		1			-3	-1
2 me	3		-1				-1
2 medical/health	-2						-1	3
2 member	4			-1	-1	-1	-2
2 menards	4		-3
2 midland	5		-6				1
2 min	2	-2	-3	-1	1	-2	-3	-1
2 minimum	2		1	-1	-1	-3	-4	-1
2 mo	1	-2	3	-4	-1		-3	-2
2 more	4				-3	-2
2 mortgage		-1			-3	-3		-1
2 motor	2		-3	-2	-1		-2
2 mês	4				-2	-3
2 na	3	-1			-1	-1	-1
2 navy	1			-1	-2	-1	-1
2 nc	-3		-1	-1	-2		3	-1
2 never	4	-1				-1	-4
2 nissan	3		-2		-1
2 none	-1		2	-1	-3	-2	-2	-1
2 notes	-2		-1			4	-1
2 now	3	-1	1		-2	-2	-3	-1
2 nr	3				-2	-1
2 number	1	-1	-1	2	-2	-1	-4	-1
2 nợ	-3		1				2	-1
2 of	-1	-1	-3	-1		1	1	-1
2 office	-1		-1				3
2 oh	2	-1	-1			-1
2 ok	1	-1		-1	-1	-1	-3	-1
2 old	2	-1		-1		-1	-4	-1
2 on	3	-1	-1	-2		-2	-2	-1
2 one's	4						-3
2 open/never	-3			-2			3	-1
2 or	2		1	-1	-1	-1	-3
2 orig	1	-1	-2	-1	-1	-2	-3
2 original	2		-2	-1	-3	-1	1	-4
2 other	4				-2	-2	-2	-1
2 owe	3	-1		-1	-1	-2	-3	-1
2 owner	3	-2	-1
2 pago	3			-1	-1	-3	-2	-1
2 paid	5	-1	-1	-1	-1	-1	-1	-1
2 parcela	-2				-2	3
2 past	1	-1		-2	-3			-1
2 patel	2		-1	-1	-1	-1	-1
2 payday	4	-1	-3
2 payment	1		-3		-1	-2		-1
2 payments	-2		-1		-1	-1	3	-1
2 payrnent	3						-3
2 pennymac	-2		3	-1		-1	-1
2 personal	-1			2	-2	-3		-1
2 plains	-1		1		2	-2
2 plan	-2	-1		-1	3	-1	-1
2 pmt	1	-1	-1	-2	1	-3	-1	-1
2 point	3						-3	-2
2 por	3	-1				-1	-1
2 previous	4				-2	-1	-3
2 prime	1		-1	1	-1	-1	-3
2 principal	3				-2
2 quicksilver	3						-2
2 r	4		-2	-1	-2		-1
2 rate	2	-1					-1
2 receivables	5		-4	-1				-1
2 received	4				-2		-1
2 recent	4		-1		-1		-1
2 records	3				-2		-1
2 ref				-1	1	-1	-3	-1
2 regional	-1		3	-1	-1	-1	-1
2 rep	-2					3
2 resurgent			-2			-3	2	-1
2 revolving	-2	-1	1	-2	2		-3	-1
2 run	3				-2
2 saldo			-1	-1	2	-3	-2	-1
2 sapphire	2		-1	2	-2	-1	-3
2 save	1		3				-2
2 savings	3				-1	-1
2 section	2	-1	-1		-1	-1
2 services	1	-1		-2	-4	1	1	-1
2 settled	3					-1	-2
2 signature	-1		1	1	-1	-2	-3
2 since	4						-4
2 solutions	-2		2				-1
2 statement	3		-1	-1	-1		-1
2 still	3						-3
2 store	-3		2		-2		-1	-1
2 student	2		-3	1	-3	-1	-2
2 sub	-1				-1	3
2 subtotal	3	-1	-1		-3	-3
2 summons	3						-2
2 sun	-3		-1			2	-1
2 support	3			-1	-1	-1
2 synchrony	1	-1	1	-2	-3		-2	-1
2 td	4		-2	-1	-2	-3	-1
2 terms	2				-1		-1
2 that	4			-1			-3
2 third	-1			-1	1	-2	-3	-1
2 times	-2	3	-1
2 to	1	-2		-2	-3	-4		-2
2 total	4	-1	-1	-3	-3	-3	-2
2 transferred	3						-3
2 transferred/sold	3						-3
2 truck	1		-1		-2	1	-2	-1
2 trust	-2			-1	2	-3	-1
2 tuc	-2			-1	3	-1	-2
2 tuition	2		-2
2 two	3	-1	-1			-1	-2	-1
2 type	3	-1	-3	-1	-1	-2	-1	-1
2 ulta	4		-1		-2		-1
2 union	3		-1	-1	1	2	-3
2 until	4			-1		-1	-3
2 up	3	-1		-1			-1
2 us		-1	-3	-1		1	-1	-1
2 uw	3	-1					-1	-1
2 v	4	-1	-2			-1	-2
2 verizon			-1	-1	2	-1	-3	-2
2 voice	-2		-1	3
2 w		-2	-2		-3	2	1
2 was		-1	-4	-1	-1	-1	3	-3
2 washer	3				-1		-2
2 webbank	3		-1	-1	-2	-1	-1	-1
2 whom	2		-2					2
2 world	3		-1	-1
2 x	2		-2			-1
2 yes	1		-3			-1	-2	1
2 you	3			-1		-1	-2	-1
2 your	3		-1		-1	-1		-1
2 原债权人	4				-1		-4
3 		-2		-1	-1		-1	-2
3 about	2		1				-3
3 acct	2			-1	1		-4	-1
3 active	3		-2				-1	-1
3 add	2	-1		-1	-4	-2	1
3 address	4	-1		-2	-1		-1
3 agencia	3					-1	-2
3 altitude	3				1	-2
3 am	-1		2		-1	-1	-3
3 america	2			-2		-1	-3
3 amex	4		-1	-1	-2	-3
3 amount	4	-1	-1	-1		-3	-5	-1
3 and	3			-2	-4	-2	-2	-1
3 anesthesia	-2		3	-2			-1	-1
3 any	-1	-1		-1	-3	-3	2
3 applicable	-2		-1	-1	2	1
3 apr	3						-2
3 are	3					-1	-3
3 as	-1		-1	-1	-3	-2	1	-1
3 assets	3				-2
3 associates				-1	3	-1	-2	1
3 at	1		3	-1	-1	-1	-3	-1
3 atrasado	3		-2
3 autopay	3		-2	-1		-1	-2	-1
3 available			-1	1	-1		-3	-1
3 bal	5		-2	-1	-2	-2	-3	-1
3 balance	2	-1		-2		-3		-1
3 bank	1	-1	-2	-1	3	2	-1	1
3 bankruptcy	-2				3		-1	-1
3 barclays	2		-3	-1	1	1	-1	-1
3 be	3	-1			-2		-1
3 behind	-1		3			-1	-2	-1
3 bought			-1	-1	3		-3	-1
3 bureau	3				-1	-1	-1
3 c/o	3		-2				-1
3 cabelas	-3		3
3 call	2		1	-2		-1	-3
3 camioneta	4		-4
3 cap	2		-2	1	-2	-1	-3	-1
3 capital		-1	1	-3	-1		-2	1
3 card		-1	1	-2	-3	-1		-1
3 care	2		3	-1		-1	-4	-1
3 case	4		-1		-1		-2
3 cash	4			-4	-2	-1	-2
3 cedar	3		-2		-1
3 charge-off	3						-3
3 chase	-1	-1		1	-2	-2	1	-3
3 citi		-1	-3	3		-1	-1	-1
3 city	4		-3
3 closed	3		-2	-1		-1	-2
3 co	3					-1	-3
3 cobrança	3				-3	-1	-1
3 coll	3					-1	-2
3 conventional	-3				3	1	-1
3 corolla	2			-1			-1
3 corriente	2						-4
3 cr	4						-3
3 credit	-1	-1	-1	-4		-3	2	-2
3 crown	-3	-1	3
3 ctr	3		-1		-2	-1	-2	-1
3 cu	-3		2	1	1	1	-1	-1
3 current		-1			-4	-2		-1
3 day	-2	-1		-1	2
3 de	1			-3	-1	-1	-2	-3
3 debt	5		-2	-1	-1	-1	-2
3 deferred	3		-1			-2	-1
3 delinquent	-3			3
3 dental	3		-1			-1	-1
3 dept	-2		3	-2	1	1	-1	-1
3 description	-3				2		1
3 dispute	3				-2		-1
3 do	3		1		-2	-2	-1
3 double	3		-2	-1			-2
3 dr	1	-1	-2	-1	2	1	-3	-1
3 días	-2		4	-1		-1	-2	-1
3 each	3		-2				-1
3 el	3		-1	-1	-1		-3	-1
3 en	3		1		-1		-2	-1
3 ending	4			-1	-1	-2	-3
3 equity	3					-2	-1
3 er	-2		-1		-2	3		-1
3 even	-2				-1		2
3 everything	3						-3
3 experian	3	-1		-1	-1		-1
3 external	3			-2			-1
3 fargo	3		-2	-1			1
3 father	3				-3	-1
3 feb	1		-2		-1		2
3 fidelity	3		-2	-1	-1	-1	-1
3 file	3				-1		-1	-1
3 finance		-1	2	-1	-2	-3		-1
3 financial	3			-3	2	1	-2	-1
3 foi	3	-1					-3
3 for	4	-2	2	-2	-2	-1	-4	1
3 from	6		-1	-1	-2	-1	-3	-2
3 full	-1		-2	-1	4	-2	-2
3 fund	3				-1	-1	-1	-1
3 funding	1	-1		-1	-2	-1	-3	1
3 gas	4		-1	-1	-2	-2	-2
3 group	2		-1				-1
3 guarantor	3		-1	-1	-1		-2	-1
3 harrow	-3		3		-1			-1
3 health	1	-1	-2	-1	-3	2
3 honda	3		-2	-1	3	-1	-2	-1
3 hosp	3		-1			-2
3 hospital	-1	-1	1	-3	2	-2	1	-2
3 hours	-3		2				1
3 house	1					-2
3 huntington		2	-2		-1	1	-3
3 i				-1	-1	-2	1
3 if	3				-2
3 in	2		-3	-1	1	-2	-1	-1
3 inc	3	-1		-1	-1		-2
3 information	3			-1			-1	-1
3 interest	3	-1	-2				-1
3 it	2		-2	-3	-1	-1		-1
3 jun	3			-1			-3
3 keep	-3			-1	-1	3	3	-1
3 klarna	2						-2
3 lakeshore	-3				2	1
3 larkspur	4		-4
3 last	4		-1	-1	-1		-2
3 late		-2	-1	-1		-3	1	-1
3 loans	-1		-3	2	-2	-1		-1
3 lowe's	-2		2		2			-1
3 malibu	3		-1				-1
3 marcus	2		-1				-1
3 mariner	-2				-1	-2	3
3 maximum	-3	2					2
3 medical	-2	-1	3	-1	1	-2	-3	1
3 mensual	3						-3
3 mes	3		-1				-3
3 midland	4		-3		-1	-1	-1
3 min		-2	1	1	-1	-2	-5	-2
3 minimum	3	-1	-3	1		-1	-1
3 missed	1		-2				-3	3
3 mission	4		-2	-1	-4		1
3 mo		-2	1		-3	-2	-2	-2
3 month	4	-1	-2	-1	-1		-3	-1
3 monthly		-1	1	-1	-2	-4		-1
3 months	2			-1			-2
3 motor	3		-2		1		-1
3 my	4		-3				-2
3 n	2		-3	1		2	-3	-1
3 navy	-2		-3	-1	2	-1	-2	-1
3 never			2				-4
3 new	3	-1	-3	-1
3 no	2	-1	1		-3	1	-1	-2
3 none	2						-2
3 nordstrom	3		-1				-3
3 not	3	-1	-1	-1	-1	-1	-3	-1
3 of	-1		-3	-2	1	-2	3
3 oh	3		-2	-1			-1
3 ohio	3		-2				-1
3 ok		-2	1	-1	-2	-2	-1	-1
3 old	2			-1	-2	-2	-3	-1
3 on	3		-2	-1	-1	-1	-1	2
3 one	1	-2	-2	-3	-2	-3	-2	3
3 options	2				-2
3 or	2	-1	2	-1	-3	-2		-1
3 orig	3	-1	-1		-3	-2	1	-3
3 original		-1	-2	-2	-1	-2	-5	1
3 other	3		-2	-1	-1	1	-2	-2
3 our	3			-1	-1		-2
3 overdraft	3		-3
3 owe	3		-1	-1	-1	1	-3	-2
3 owed	-3					2	1
3 pago	3		1			-1	-4
3 parent	-2		3				1
3 partial	-2			2			-1
3 past	-1	-2	-1		-3	-3	3	-1
3 payment	2	-2	-1	-2	2	-3	-1	-1
3 payments	2		2	-1	-2	-2	-3
3 pays	5				-1	-1	-4
3 pennymac	-3		2		1	1
3 per	3		-1		-1	-3	-2
3 personal	1		-2	-1	-1	-1	2
3 piedmont	3	-1	-1		-1		-1	-2
3 pike	-2		3	-1	-1	-1		-1
3 plan	-4				2	-1	1	-1
3 platinum	-1		-3	1
3 pmt	2		1	-1	-3	-1	-3
3 po	3		-1	-1	-3
3 point	2		-2
3 pünktlich	1		2	-1	-2	2
3 quicksilver	3		-1		-1		-2
3 r	3		-3		-1		-1
3 radius	3		-1				-2
3 receivables	4		-2	-1	-1	-1		-1
3 received	3				-2	-2	-1
3 record	3			-1			-3
3 records	3				-1	-1	-1
3 redcard	-1		-3		1	-1	-1
3 refund	-2		2		2	-1	-2
3 remarks	4		-1			-1	-2
3 report	3	-1		-1	-1	-1	-1
3 retirement	3		2		-3	-1	-1
3 right	4		-1				-3
3 rockland	2				-3	-1
3 rooms	-2		2
3 rush	3	-1					-3
3 sable	1		1		-1	-1	-3	-1
3 sagebrush	-3		4		-1		-1
3 saldo	-1			-1	1	-3	-4	-1
3 sears	-3		2		1
3 see	4			-1		-1	-2
3 sep		-1		1			-3
3 servicing					3	-1	-1
3 since			1				-3
3 so	3						-3
3 sofi	2		-1	-1		1	-3	-1
3 solutions	4		-1	-2	-1		-2
3 st	1	-1	-3	-1	-1			2
3 state	3		-2	1			-2	-1
3 ste	3			-2	-1		-1
3 still	2			-1		-1	-1
3 student	6			-2	-2	-2	-3	-1
3 subtotal	3		-1		-2	-1
3 summary	3	-1		-2			-2
3 support	1				-1	-3	1
3 synchrony	-3	-1	2	-2	-3	-3	-1	5
3 sys	-3			-1		-1	3
3 system			-2	-1			-3	2
3 tax	2						-2
3 taxes	3					-1	-1
3 td	1			-1		-1	-1	-3
3 term	-2	2			1
3 terms		1		-1			-4	-1
3 than	1		3				-2
3 that	3		-1				-3	-1
3 their	3			-1	-1		-2
3 they	3						-2
3 third	-2			-1	3	-1	-1	-1
3 time	-1		3	-1	-1	-1	-3	-1
3 titlemax	-4		3			2
3 to		-1		-2	1	-2
3 total	1	-1		-2	-6	-4	2	-1
3 tractor	3		-2	-1			-1
3 tradeline	2		-1	-1	-1
3 transferred	4						-4
3 transworld	-2		3	-1
3 truck	2		-1		-2	-1
3 two	3						-3
3 type				-1	-3	-1	1	1
3 ugh	-2		-1				3
3 up	2		-3	-1	-1			-1
3 updated	2		-1		-1	-1	-3
3 us	-1	-1	1	1	-3	1		-1
3 usaa	2		1	-1	-1	-1	-2
3 utility	-2						2
3 va	3		-1	-1
3 valley		3	-4	-2	-1	-1
3 verizon	-1		-1	-1	2		-1	-1
3 w			-4	-1	-2	2	-1	-1
3 we	3						-1
3 webbank	3				-2	-2	-1
3 what	3				-1	-1	-2
3 with	2	-1	-2	-3	-1	-1	-1	2
3 x	3	-1	-1	-2	-1	-2	-2
3 yes			-3				3	-1
3 your	4		-1	-1	-1	-1	-3
3 欠款	4			-1	-1	-1	-4	-1
3 账号	2					-1	-2
a collection	3						-3
a collector	4	-1		-1	-1	-1	-3	-1
a month	5					-1	-5
account ending	4		-1	-2		-1	-2
account no	5	-1	-1	-3	-1		-2	-1
acct bal	4				-3	-1	-1
active cash	-2				1	2
agency wakefield	3		-3
al mes	3					-1	-2
america final	3				-3
amount here	2				-2
atrasado días	3					-1	-3	-1
auto acceptance	4	-1	-4
auto loan		-1	1	-2	-1	1	-4	-1
balance monthly	3					-1	-3
balance payment	2	-1		-1	-1	-2	-3	-1
balance status	4						-4
balance was	-3						3
banco popular	-3		3
bank account	3			-1	-1		-1
bank loan	3			-3
bank n.a	-1	-1		-3	-2	-3	-3	2
bank trust	2		-2
bank visa	-3		1	2	1	-1
barclays aadvantage	3		-1		-1	-1	-2
beginning balance	3			-1	-1	-1	-1
behind no	-3						3
best buy	3		-3					-1
blue cash	4		-1	-2	-2	-3	-1
c c	3					-1	-3
card comenity	3		-1		-1		-1
card min	2					-1	-2
card svcs	3		-1	-1		-1
care credit			1	-2	-2	-1	-5	3
charge account	3				-1	-1	-1
chase slate	-3		2		-1		2
child support	3				-1	-1
citizens bank	-3	-1	2		2
collection services	-3					-1	2
credit card		2	-3	-3	-2	1		-1
credit cards	3		-1		-1		-2	-1
credit limit	3					-1	-1
credit min	5				-1	-1	-5
credit one	-1			-1	2		2	-3
creditor classification	-3			2	-1	-1	-1
creditor fingerhut	-1						-2	3
creditor webbank	3			-1			-1	-3
cu heloc	2		-3		1	1
current status	3					-1	-3
date opened	3			-1	-1		-1
days behind	4						-4	-1
days days	3	-1		-1	-1		-2
de cobranza	3					-2	-2
deferred until	3						-3
double cash	2		-3	2	-1		-1
due status	3						-3
dues etc	2				-2	-1
each month	3				-1	-2	-1
emergency fund	3			-1	-1		-1
emergency physicians	-2		1					1
ending in	3			-2			-1
equity line	1		-3	1			-1
estate taxes	3				-2	-1
everyday checking	2			-2
federal cu	-2		-2	-2	-1	3	-1	-1
file no	4			-1	-1		-3
final us	-1	-1		-1	2	-3	-1	-1
finance llc	3				-1	-1	-1
financial services	1		-2	-2	3	-1	-1
fingerhut webbank	1		-3	-1	2	1	-1
forbearance thru	2						-2
ford credit	-1		-1	-1	-4	2	2	-1
funding llc	3		-1	-1	-1	-1	-1	-1
hancock whitney	2		-2	-1	-1		-1
heloc other	2				-2	-1
high balance	3			-1	-1	-1	-1
highest balance	-3				-1	-1	3
highest credit	3			-3
home equity	-2		3
hospital account	3	-1		-2	-1		-2	-1
hospital st	-3		1					3
i llc	2		-2
i.c system	3		-2				-1
in collections			-3				1
in savings	-3						3
jewelers ring	-3		3
kay jewelers	-2	-1	2	-1
keep paying	-3						3
kubota credit	3	-1	-1	-1		-1	-1
loan acct	3			-2
loan no	3		-1	-1			-1
mariner finance	4		-2			-2	-1
medical/health care	-2						-1	3
merrick bank	-3		1		1	1	2
midland credit	2		-3				1
military star	-3		3
min current	3						-2
mo behind	4	-1					-3
month current	3						-2
monthly payment		-2		-1	-1	1	-3	-1
mortgage payment	4				-1	-4
network inc	-2		2
never late	3	-1					-3
never missed	2						-2
not late	4					-1	-4
number status	4				-1		-4
of date	3						-3
of the	-3						3
off account	-2	3		-1			-1
ok ok	3	-1	-1				-1
old navy	4		-2				-2	-1
on that	2						-2
one balance	2				-1		-2
one bank	1	-1	-2	-3	-1	-1	-2	2
one platinum	4		-3				-2	-1
one quicksilver	1		-1	1	-1	-1	-3
original creditor	1			-1	-1		1	-5
owe pay	3					-1	-1
paid closed	3						-3
paid collection	3				-1		-2
paid off	4	-1					-3
parcela us	-3				-2	3
past due		-1	-1	-2	-3	1	1	-1
paying mo	-3						3
payment due	3					-1	-2
payment plan	-2		-2				3
personal loan	1		-2	-1	-2	-3	2
plus mohela	-3		3
premier bank	3		-1	-1			-1	-2
previous balance	3				-2	-1	-2
prime visa	-2		-1	3
principal balance	3				-2		-1
recovery llc	3		-2	-1				-1
regional acceptance	-3		3
regional finance	3		-2			-1	-1
regions bank	-4		2		1	-1
rewards visa	2		-3	2			-1
secret card	2		-2				-2
signature loan			1		-1	-2	-3
snap finance	3		-2				-1
sofi personal	3		-2
status closed	-4						4
status notes	-3					3
status transferred	4						-4
student loans	3				-2	-1	-1
synchrony bank	1		-1	-1	-1	-2	-2	3
td bank/target	5			-1	-3	-3	-1
that one	3						-2
the debt	3	-1			-1	-1	-1
this amount	3				-1	-1	-1
times late	-2	2	-1				-1
to pay	-1					-2	2
total us	4				-3	-3
truck loan	-3		3			1	-1
you owed	3				-2	-1
原债权人 t-mobile	3				-1		-3	-1
# mark words behind
a	2	-1	1		-4	-5	-3	-2
a month	3	-1		-2	-5	-5	-2	-2
account included	4						-4
acct	1	-1	1	-1	-1	-2	-3	-2
acct ending	4		-3
acreedor	3		-2				-2
acreedor original	4		-2				-3
act	-2			-1	1	-4	2	-1
act 	-3			-1		-4	2
active	-2			-1		3	-3	-1
address	-3	-1		3			-1
affirm	3		-1				-2
agencia	3		-2				-2
agencia de	4		-1			-1	-4
ago	3			-2			-1
ago 	2			-1			-1
ahora	3		-2				-1
aidvantage			1				-3
al corriente	3					-1	-2
ally	2		-1		-1	-1	-3
amex blue	2						-2
amount due	-2						3
apple	1	-1					-2
apple card	3	-1					-2
apr	3		-1				-1
as	2				1	-1	-2
assigned 	-2		1				2
bal	2		-3	-1	-4	-1		-2
bal 	1		-3				1
balance		-1	1	-2	-2	-2
balance 	-3		2	-1	-1	-1	1	2
balance minimum	3		-1		-1
bank	-1	-3		-1	-1	1		-1
bank of	-1	-2	1			1	-3
banking	3							-3
behind	4					-1	-3
bk7	-2				2	-3	-2
bk7 	-1				2	-3	-2
box	3	-1	-2	-1	-2	-1	-1	-2
box 	3			-1	-1	-1	-1	-1
brannigan	-3	-2	1				2
bridgecrest	-3		2		-2	2	-1	-1
c	3		-1	-1	1	-4	-3	-1
c 	2			-1	1	-3	-2
called	-3						3
cap	1		1		-1		-3
cap one			2		-1		-3
cap1	-3		2				1
capital	-1	-1		-1		1	1	-4
capital one	-1	-1		-1		1	1	-3
card	-1	-3		-2	2	-1	-3	3
card 		-3		-2	3		-3	-1
care	2		1				-3	1
care credit	-1		1				-4	2
cartão	3	-1	-2		-1
carvana	3						-3
carvana bridgecrest	3						-3
cash	3		-3			-1
cc	1		-1	-1	-3	2	-1
cc 			1	-1	-3	1	-1	-1
charge	4		-1		-1	-1	-2
charge off	3				-1	-1	-2
chase	3	-1		-1	-1	-1	-3	-1
check	4		-2		-1		-2
checking	3			-3
checking 	3			-2
citi	2			-1			-4
citi costco	3						-3
closed	3	-1	-1	-1	-3	-1	-1	-1
closed 	2		-1	-1	-3		-2	-1
closed/never	-2				-1		2
closed/never late	-2				-1		2
co	4	-2	-2		-1		-1
coll	2	-1	1	-1	-1	-3	-3	-1
coll 	2		1		-1	-1	-3	-1
collection	2	-1	-2	-1	1	-2	-1	-3
collection 	-1		2	-1	1	-4		-2
collections	2		-2	-1	1	-1		-1
collector	4		-1	-1			-2	-1
comenity	-2	-1	4		-2	-2	-1	-2
comenity capital	2		-1		-2	-1
conn's	-3					-1	3
conn's homeplus	-3					-1	3
conventional 	-2				1	3	-1	-1
cooper	-4	-2	4				1
cooper 	-4		4
costco	3	-1	-2				-1	-2
credence			-3	-1	2	-1	1	-1
credence resource	-2			-1	2
credit	-1	-2	-2				3	-2
credit 			-3	2	-1	-1		-1
creditor	3	-1	-1				-1	-1
d60	3					-3
date		-1	-1	-1	-3	-1	1	-1
date ordered	3				-2	-1
day	4		-1	-1		-1	-2
days behind	2					-1	-2
days late	2	-1	-1	-1	1	-2	-3	-1
days past	1			-1	-4	1	-1	-1
de	4		-2		-1		-2
defaulted	3		-1				-2
deferred	4		-3	-1	1		-3	-1
deferred 			-1	-1	3	1	-3	-1
deferred til	4		-2		-3	-1	-1
dept of	-3	-1	3				-1
dias					-1	2	-4
dias de					-1	2	-3
direct	3		-2			-1	-1
disputed					-3	-1	1
done 	2		-1				-2
due the	3						-3
días	4				-1	-2	-3
días de	3				-1	-1	-2
em	-1	-2		-2	1		-4	-2
em cobrança		-1	-1	-1	2	-3	-2	-1
em dia		-2	-1	-2	-1	2	-4	-1
emergency	2	-1	-2				-1
en	2		-1			-1	-3
en cobranza	2		-1			-1	-3
ending	3		-2				-1	-1
enhanced	-1	1	1				-3
enhanced recovery	-1	1	2				-3
enrolled		-1	1		-2	-2	-3	-1
enrolled 	-1		2		-2	-2	-3
exclude	3				-1	-1	-2
exeter	3		-1		-2	-1	-1
exeter finance	4		-1		-2	-1	-1
f-150	-2		3	-1			-1
false	3					-1	-1
fha 	-1				-1	4
fidelity	4	-1	-2				-1
fifth third	-2				2	-2	-1
financial	2	1	-1		-1	-2	-2	-4
financial 	4				-1	-1	-1	-3
financial assistance	3		-2
fingerhut	2		-2				-1	-1
first premier	3					-1	-2
for		-1	2	-1	-2	-1	-2	-1
forbearance	2		-1			-1	-1
ford	-3	-1	1		-1	-1	3
freedom	3	-1	-1	-1	-1	-2	-2
freedom mortgage	3	-1	-1	-1		-2	-2
from	1				-4		-1
from to	3				-3
good	-2	-1			3		-2
good 	-2	-1			3		-1
h	3		-1	-1			-2
he	3		-1				-2
hearing	3		-2				-1
high	3				-1	-1	-1
home	-2	-1	1	-2	-1	-1	-3	2
home depot	-1		-1				-1	3
hospital	-1		2				-3
house	3	-1					-2	-1
huntington	3	-1	-1				-2
hyundai motor	2						-2
i	2	-1		-2	-2	-3	-1	-1
i'm	3						-3
i'm not	3						-3
i.c system	2		-1	-1			-1
i3	-2	3			-1
in	2	-1	-1	-1	-4		-1	-1
in collection	-4				-3	-2	5	-1
in collections	2	-1	-3	-1	-3	2	-3	-3
in deferment	2				-1		-3
in forbearance	-2		3				-2
inc	-3	-3	3		-1		1	-1
installment	3		-1	-1			-2
installment 	3		-2				-1
irs	3	-1					-2
it	4		-3	-2	-1	-1	-3	-1
it was	3		-2		-1		-2
it's	3		-1		-1		-3
its	-2		2
january 	3	-1				-2	-1
jefferson	3		-2				-1
jen	-2		2
keep	3				1	-2
keep open	3				1	-2	-1
klarna	3						-2
kohls	3		-3
kohls 	3		-3
l 	-3	3			-1	-1	-1
last digits	-2		2					-1
late	2		2	-1	-2	-1	-4
late 	2		2	-1	-1	-2	-3
late days	3					-1	-2
left mo	3		-1	-1	-2		-1
lendmark	-2	-1	-1				3
lgl	-1				-2	-2	2
lgl 	-1				-3	-2	2
limit	4		-2		-1	-1	-3
limit 	2		-1				-2
llc	-3	-3	3		-2	-1	-2	-2
llc is	3		-2		-1
llc we	3		-1					-2
loan	1	-1	-4	2	-1	-1	1	-1
loan 	-3		-1	1	-1	-1	2
lowe's	-3						3	2
lowes 	-3		3
luke's	-4		2				1	2
lvnv	3	-1			-1	-2	-1	-1
macy's	3			-1			-2
mar	3						-3
mariner	2					-2
mastercard	3		-3					-1
mattress			1			-3
maximum	3				-2		-1
member	3		-1		-1			-3
member fdic	3		-1					-3
merchants	3		-1				-2
min	-1	-1	-1	1	-1	-3	-1	-3
min 		-1		2	-4	-3	-4	-2
min days	4			-1	-1		-3
minimum	3		-1		-2	-1	-1
minimum current	3		-1		-2	-1	-1
mo		-1	-3	-1	-4	-2	2	-2
mo 	3		-1	-1	-3	-3	1	-1
mo days	4					-1	-3
mo late	-3					3	1
mo ok	-3		-2			-1	3
mo on	4		-2		-1	-1	-1
mohela	-1	-1	3			-1	-1
monthly 	2				-1	-1	-1
months	1			1	-1	-2	-2
months behind	5				-1	-3	-2
mortgage		-1	1	1	-1	-1	-3
mtg	3	-1	-1	-1	-1	-1	-1	-1
n 	2	-1	-1	-1	-2	-1	-2
n.a	-2	-3	1	-1	-1	-1	-1	2
n.a 	-2	-2	-1	-1	-1	-1	1	3
n/a	4	-1	-4	-1	-1	-1	-1	-1
na	-4	1	4		-1	-1	-1
national	3		-1				-4
national credit	3						-3
navient	2	-1					-2
never 	3						-3
never late	-1	-1		-1	-1	-1	3	-1
never missed	3						-3
no	1	-1	-1	-3		-1	-3	-2
no 	-1	-1	-1	-3	2		2	-1
no interest	3		-3		-1		-1
none 	-1		-1	-1	3	2	1
not	1			-2	1	-1	-3	-1
not paying	3						-3
nothing	3						-2
number	3						-3
o 	-3			-1	3
ok		-1		1		3	-5	-1
ok 	1	-1	-1	1	2	1	-5	-1
ok current	-2				-2	3
okafor	-2	-1	3
old		-2	2		-1		-4
old navy	4	-1	-3		-1		-1
on			-1	-1	1	-3	-1	1
on or	-2							2
on record	-3						3
one	2	1					-2
open	5		-2	-2	-1		-4
open 	3		-3	-2			-2
open/never	3					-1	-3
open/never late	3						-3
opened	1	-1		-3	-2	-1		-2
orig	1		-3		1
original	3		-3	-1	-1	-1	-1	-1
original creditor	2		-2	-1	-1	-1		-1
other 	-2	-1	-2	-1	3	2	-2	-1
owed 	-3		3	-1
pagamento	-1				3	-2
paid	1		-3	-1	3	-4	-2	-1
paid 	5		-1		1	-3	-5
paid collection	3				-1		-2
paid off	-1		-2		2	-3	-2
payment 	3						-2
payments	4		-1	-1	-2	-1	-3
payments 	3				-1		-2
payoff	4		-2	-1		-1	-2	-1
pays as	4	-1		-1	-1	-2	-2	-1
per					-1	-3	1
pif	1	-1			3	-1	-4
pif 	-2	-1			4	-2	-4
please	2		-1	-1	-1	-1	-1	-1
pmt	3			-1	-1	-2	-2
points	3		-2				-1
por	3		-1		-2	-1	-1
portfolio	-1	-1		-1		-3	2	-1
ppa	1				-3	-3	1
pra	2		-1		-1	-1	-1	-1
promo	-1	-1	2			-3	1
póngase en	3				-3
quill	3		-3
receivables	3	-1					-2
regional	3		-1				-1
repo	1		-2		-2	-3
repossessed	2		-1				-3
respondent	3		-2
retail	3		-1	-1			-1	-1
retail 	3		-1	-1			-1	-1
revolving	4		-2	-1	-1	-1	-1	-1
rocket	2	-1	-2				-1
rocket mortgage	2	-1	-2			-1	-2
saldo	1		2	-3	-1	-2	-2	-2
santander	4		-2	-1	-1	-1	-4	-1
santander consumer	3		-2				-2
savings				-3			2
savings 				-3			2
settled	2		-2		1	-2	-1	-1
sin	-3		-1				4
store	-3	-1	3	2		-1	-2
store card	-3	-1	3	2		-1	-2
student	3	-1	-2	-2	-1	1	-2	-1
subaru	2		-2			1
suite	3		-1		-1	-1	-1	-1
system inc	-2	-1	3
td	-3		3			-1		-1
terms	3				-1	-2
that	2		-1		-1		-2
that's	3		-1				-2
that's the	3		-1				-2
their	-1		3		-2	-1	-3	-1
their number	3		-3
then	3		-1				-2
they	5		-1	-2	-2	-2	-5	1
they say	3		-1				-2	-1
title	3	-1	-2	-1
title loan	3		-2	-1
to	1		2				-3
torrid	-2						-1	2
tractor	-2	-1	1				2
trễ	2		-1	3		-1	-2	-1
tuc					1	-2	-2
type	3		-1		-1	-1	-2
unknown	3		-1		-3
unpaid date	2				-1	-1	-2
up	1		2		-1	-3	-2	-1
up to	2		2		-2	-3	-2	-1
us	-1	-2		-3	1	-2	1	-2
us 	-1	-1		-3	1	-2	-2	-2
us bank	-3		1				3
us em	3	-1	-1	-1	-3	-2	-1
used	2		-2				-1
verizon	-1		-1		2	-1		-1
verizon wireless	-1				2	-1	-2	-1
w	-2		2	-1
wants to	-2					2	-1
was credit	2		-2
wayfair 	-3		1					3
we	2	-1	-3	-1	-2	-2	-3	2
we have	3				-1		-2
weber	-2	-1	3
westlake	2		-1			-1	-1
when	-3		2		1	1
x	-3	-1	2	-1	1	1	-1	-1
x 		-1					-3
x conventional	-3				2	-1
xxxx	-1	-1	-1	-3	-1	2	-1	-1
xxxx 	-2	-1	-1	-2		2
ya	2		-3	-1	-1	-1	-1	-2
you	4				-2		-1	-1
your payment	3				-1		-2
zero	4		-3		-1		-2	-1
đúng	2		-2	2			-1
đúng hạn	2		-2	1			-1
最低还款	-3			-1	-2	-1	3	-1
最低还款 逾期30天	-3				-1		3
欠	3		-2				-1
欠款	2			-1	-1	-1	-1	-1
正常				-1	-2	-2		-1
逾期60天	5					-1	-4
逾期60天 	5					-1	-4
# mark words of line
always	1	-2	-1	-1	-1			-1
often, below blank	1	-2	1	-1	-3	-2	1	-2
once	5			-2	-1	-1	-4
once, below blank	3	-1		-1			-2
twice	-1	-2		-4	-1			-3
twice, below blank	2	-4	2	-3	-3	-2	-4	-2
# sum before and shape
capital cents	-3				3
capital dollars	5				-4	-4
capitalised cents		-1	-3	-1		-1		-1
capitalised thousands			-1		1	-3
capitalised thousands-and-cents		-1	-3	-1	1	-3	-1
capitals thousands-and-cents	1	-2	-3	-1	-1	-2	-1	-1
cents cents		-1	2	-1			-4	-1
cents dollars-and-cents	-1				1	2
code thousands	3				-2	-2
code thousands-and-cents	-1				1	-3
date cents	2				-3		-1
date dollars	-2			-1	1	3	-1
digits-1 cents	3				-4	1	-4
digits-1 dollars	3	-1		-1	-5	-5	-1	-1
digits-1 dollars-and-cents	-2			3	-1	-3	-1
digits-1 thousands	-2					2
digits-2 dollars	1	-1		-1	-2	-1	-3	-1
digits-2 dollars-and-cents	1			-1	1	-5	-3
digits-2 thousands	3				-3	-2
digits-2 thousands-and-cents		-1				-4	3
digits-3 dollars	1				-3	1	-1
digits-3 dollars-and-cents	4				-3	-3	-1
digits-4 cents	2	-1			1	-3
digits-4 dollars-and-cents		-1		-3			-3	-1
digits-4 thousands-and-cents	-1				2	-3	-1
digits-7 dollars	-3				3	-3	-1
dollars cents	5				-5
dollars-and-cents dollars	2				-7		-2	-1
dollars-and-cents dollars-and-cents		-2		-2	-1	-1	-5	-2
mark-" dollars-and-cents	-3	-2	1				-2
mark-" thousands	1				1	-3
mark-" thousands-and-cents	-1		1	-1		-1	-3	-1
mark-$ cents	-1	-2		-1	1	1	-3	-1
mark-) cents	1		-2	-1	1	-3	-1
mark-) dollars	1		-1			-4	-1
mark-) dollars-and-cents				-1	1	-3	-2
mark-, dollars	-1				-1	1	-4
mark-, dollars-and-cents	-3			-1	1	1
mark-, thousands-and-cents	-5				3	1	-1
mark-- cents	-4					4	-1
mark-- dollars-and-cents		-1		-1			-3
mark-- thousands-and-cents	3				-3
mark-. cents					1		-2
mark-. dollars	-1			-1	-3	-1	1
mark-. dollars-and-cents				-1	1		-3
mark-. thousands	-2				2	-3
mark-. thousands-and-cents					1	-3	-2
mark-/ cents	-3				-2	4	-1
mark-/ dollars					-4	3	-2
mark-/ dollars-and-cents	-3				2
mark-: thousands-and-cents	1			-1	1	-3
mark-= cents					1	-5	-1
mark-| dollars							-3
mark-· dollars	3				-2
mark-– dollars-and-cents	1				-1		-2
mark-– thousands	-3				3	-1
mark-— dollars	2				-3	2
mark-— dollars-and-cents	-2				3	1	-2
masked dollars	2				1	-5	-1
masked dollars-and-cents		-1		-1	1	-2	-1	-1
percent cents			2		-4		-1
percent dollars	1				-5	2	-1
percent dollars-and-cents	-1	-1		-1			-3	-1
small dollars	-1	-1	-1	-1	-3		-1	-1
thousands cents					2	-3	-1
thousands-and-cents cents	-1	-1		-1			-4	-1
thousands-and-cents thousands	3				-2	-2
thousands-and-cents thousands-and-cents		-1	-1	-1	1	-3	-2	-1
with-digits cents	2				-4	1	1
with-digits dollars	-3				4	-2
with-digits dollars-and-cents	-1	-1		-1	-1		-3	-1
year cents	1				-5		-1
year dollars		-1		-1			-3	-1
year dollars-and-cents	1			-1	-2	-1	1
year thousands-and-cents	-1				1	-3
# sum before read as
amount?	-2	-1		-1		-1	-3	-1
amount?,paying	5				-4	-4
current	2				-3	-2	2
current?	1	-1		-1	1	3	-3
goes on		-1	-4	-1			-2	-1
goes on?	-1	-1	-1	-1	1	-3	-1	-1
paying?	1				2	-4
# sum before
capital						-4	-1
capitals		-1		-1	-1		-3	-1
cents		-1	2	-1		-1	-4	-1
digits-1		-1		2	-2	-1	-4	-1
digits-2	1	-2		-1	-1	-4		-1
digits-3					-3	1	-2
digits-4		-1		-3		-1	-3	-1
digits-7		-1		-1	1	-4	-2	-1
dollars-and-cents		-1		-2	-1	-1	-4	-2
lettered-code	1	-1		-1		-2	-3	-1
mark-$		-3	-1	-2	1	-1	-3	-2
mark-)		-1	-1	-1	1	-3	-2	-1
mark-+	4	-1			-3	-3	-1
mark-,	-2	-2	-2	-1	1	2	-3	-1
mark--	-1	-1		-1	2		-4	-1
mark-/	-2			-1	-1	2	-3
mark-=	4					-5	-2
mark->	-2				1	3	-2
mark-~	1		-1			-3	-1
mark-·	3				-2	-2
mark-→	3				-3	-2
mark-−	3				-2	-2
masked	-1	-1		-1		-1	-3	-1
percent		-1	1	-1	-3	1	-2	-1
thousands-and-cents	1	-2	-1	-1			-4	-1
# sum behind read as
accountNumber	-3				2	-3	2
amount?	2			-1	-2	-1	-1
current?		-1		-1	1	-2	-3	-1
originalCreditor	-4				4	-1
# sum behind
code	-2	-1		-1	-1	1		-1
date	-1	-1	-1	-1	1	-3	1	-1
digits-1	-1	-1	2	-1			-3	-1
dollars-and-cents		-2	-2	-2	-1	1	-4	-1
end	3		-1	-1	-4	-2	-2
mark-)	1				-2	-1	2
mark-+	4				-3	-2
mark-,	-1	-2	-4	-1	1	-2	-3	-1
mark--		-1		-1	1	-1	-3	-1
mark-<	-2	-1			1	3	-2
mark->	1					-3
mark-?						-3	-1
mark-@	-3			-1	3	-3	-1	-1
mark-[	-3				4	-3
mark-|		-1		-1		-1	-5	-1
mark-}	3				-2	-3
mark-·	-1				-1	3
mark-—	-1				1	-1	-3
mark-☐	-3				4	-4
mark-☑	-3				5	-1
mark-☒	-3				4	-3
mark-⚠	-3				-1	3
mark-✅	-3				-1	4
percent		-1	1	-1		-3	-2	-1
thousands	3				-3	-4	-1
thousands-and-cents	1	-2	-1	-1	-3			-1
with-digits	3				-2	-2	-1
# sum both before and shape
capital capitals dollars	-3				3	-1
capital capitals dollars-and-cents	2				-1	-1
capital mark-$ thousands-and-cents	-2				2
capitalised capitalised thousands-and-cents	-1		-2	-1	1	-3	-1
capitalised cents thousands-and-cents	2				-2	-1
capitalised digits-1 dollars	2	-1		-1	-3	-1	-1	-1
capitalised digits-4 cents	1				1	-4
capitalised digits-4 dollars					-3	2
capitalised digits-7 thousands-and-cents	-2				3	-1	-1
capitalised dollars dollars	2				-1	-3	-1
capitalised dollars-and-cents dollars	-1				-3	1	-1
capitalised lettered-code cents	-1				2	-3	-1
capitalised mark-$ cents	6				-2	-5
capitalised mark-$ thousands	-5					4
capitalised mark-$ thousands-and-cents	3	-1			-3	-3
capitalised mark-) dollars-and-cents	1					-3	-1
capitalised mark-, dollars	-1				2	-5	-1
capitalised mark-, dollars-and-cents	-3				4	-2
capitalised mark-, thousands	-2				3	-2
capitalised mark-: cents	1				-2	-1
capitalised mark-: dollars-and-cents		-1		-1	1		-4	-1
capitalised mark-> dollars	3					-2	-1
capitalised mark-– dollars-and-cents	2				-2	-2	-1
capitalised mark-— dollars	3				-1	-2
capitalised mark-— dollars-and-cents	-1				2	-3
capitalised masked cents					-4	1	-1
capitalised masked dollars	1					-3
capitalised percent cents	3				-2	-3
capitalised percent dollars-and-cents	2				-3
capitalised small dollars-and-cents	-1	-1		-1	-1		3	-1
capitalised small thousands-and-cents						-4	-1
capitalised year dollars	-3				3	2	-1
capitals capitalised cents						-2	3
capitals capitalised dollars	-3				3	-3
capitals capitalised dollars-and-cents	4				-2	-3	-1
capitals capitals thousands-and-cents	-1	-1	-1	-1	2	-5	-1	-1
capitals cents cents	2		2		-4	-3
capitals cents thousands-and-cents	3	-1			-3	-1
capitals code dollars-and-cents	-2				3	-4
capitals date dollars	3				-3	-3
capitals digits-1 dollars	5				-4	-4
capitals digits-4 cents	2				-1	-2
capitals digits-7 thousands-and-cents	2				-1	-3
capitals dollars-and-cents dollars-and-cents					2	-7	-1
capitals lettered-code cents	3				-1	-3
capitals lettered-code dollars-and-cents	1					-4	-1
capitals mark-$ cents	-1				2	-2
capitals mark-) dollars-and-cents	4				-2	-2
capitals mark-/ dollars	4				-1	-1
capitals mark-: dollars	1				2	-3	-1
capitals mark-: dollars-and-cents	5				-4	-3	-1
capitals masked cents	-3				4
capitals masked dollars						-3
capitals percent dollars-and-cents	-3				2
capitals small cents	4				-3	-3
capitals small dollars	5				-3	-3
capitals small dollars-and-cents	1				-4		-1
capitals thousands-and-cents cents					2	-5
capitals thousands-and-cents thousands-and-cents			-1			-3
capitals with-digits cents	4				-2	-3
capitals with-digits thousands-and-cents	2				-2
cents capitalised thousands-and-cents	-2				2
cents capitals cents	3				-2	-2
cents cents cents	1	-1	1		1	-3	-3
cents dollars-and-cents dollars-and-cents	-2				-3	3
cents mark-$ cents	2				-1	-5	-1
cents mark-$ thousands-and-cents	-2				2	-3
cents mark-, cents	1	-1	-1		-3		-2	-1
cents mark-- thousands-and-cents	3				-3
cents small cents	-3				-1	3	-1
cents thousands-and-cents cents	3				-4	-2	-1
code capitalised dollars-and-cents	-2				-1	-2	3
code capitals cents	-4		-1		4	-2
code cents thousands-and-cents	3				-3
code date dollars	-2				-2	2
code dollars dollars	4				-3	-4	-1
code dollars-and-cents dollars-and-cents	3				-4	-1	-1
code mark-$ cents	-3				1
code mark-$ thousands-and-cents	-3				-1	3	-1
code mark-, dollars						-3
code mark-, dollars-and-cents	2				-1	-3
code small dollars-and-cents	2				-1	-3
code thousands-and-cents cents	-2				-4	3	-1
code thousands-and-cents thousands-and-cents	-3				4
date dollars dollars	3				-1	-1	-1
digits-1 capitalised dollars	2					-3
digits-1 date dollars	-2				3	-3	-1
digits-1 digits-1 dollars	3				-3	-2
digits-1 digits-1 dollars-and-cents	-4			3	-1
digits-1 dollars dollars	3	-1		-1	-4	-4	-1	-1
digits-1 dollars-and-cents dollars-and-cents	1				1	-2
digits-1 small cents	3				-3	-2
digits-1 small dollars-and-cents	3				-3	-2
digits-1 thousands thousands	5				-4	-2
digits-2 capitalised cents	3				-4	-2
digits-2 capitalised dollars-and-cents	1				-4		-2
digits-2 capitals cents	4				-1	-4
digits-2 capitals thousands-and-cents	3				-3
digits-2 digits-3 dollars	-4				-2	4
digits-2 dollars dollars	-3				3		-1
digits-2 mark-/ dollars	-3				-1	3	-1
digits-2 small dollars-and-cents	5				-4	-4	-1
digits-2 small thousands-and-cents	-3				3	-1
digits-2 thousands-and-cents cents	-1				3	-4
digits-3 capitals dollars	-5					5
digits-3 mark-$ thousands	-3				4	-1
digits-3 small dollars	-4				-1	4
digits-4 capitalised dollars-and-cents	2				-1	-3
digits-4 cents cents	-2				-4	3
digits-4 cents thousands-and-cents	3				-3	-1
digits-4 dollars dollars	-4				2	1
digits-4 dollars dollars-and-cents	-1				2	-3
digits-4 dollars-and-cents dollars					-4	1
digits-4 mark-$ thousands-and-cents	3			-2	-3	-3
digits-4 thousands-and-cents thousands-and-cents	1					-3
digits-7 dollars dollars	3				-3		-1
digits-7 mark-, dollars-and-cents	-3				3	-1
digits-7 thousands-and-cents thousands-and-cents	2				-5	2
dollars capitals dollars					3	-1	-1
dollars code dollars	-1				-5	1	-1
dollars digits-2 dollars	2				-3	-2	-3
dollars dollars dollars	2	-1		-1	-3	-1	-1	-1
dollars dollars-and-cents dollars	1				-3	-1	-1
dollars dollars-and-cents dollars-and-cents	-2				3	-3
dollars mark-- dollars					1	-6	-1
dollars mark-. dollars	-3				-2	4
dollars mark-/ dollars	3				-2	-4
dollars mark-– dollars	4				-4	-2
dollars percent dollars	2				-3	-2	-1
dollars small dollars	1				-5	1	-2
dollars-and-cents capitalised dollars-and-cents					-2	3	-2
dollars-and-cents dollars dollars	-1				-3	2	-1
dollars-and-cents dollars dollars-and-cents	-2				-3	4
dollars-and-cents dollars-and-cents dollars	2					-3
dollars-and-cents mark-, dollars-and-cents	-1				-4	2	-2
dollars-and-cents mark-- dollars-and-cents	3				-3	-3	-1
dollars-and-cents mark-| dollars-and-cents	-3					3	1
dollars-and-cents mark-– dollars-and-cents	-1				-3	2	-1
dollars-and-cents percent dollars	-3					3
dollars-and-cents percent dollars-and-cents	-3	-1			1	3	-3	-1
dollars-and-cents small dollars	-3					3	-1
dollars-and-cents small dollars-and-cents	-2				-6	4	-1
lettered-code capitalised dollars-and-cents	1				-3
lettered-code capitals thousands-and-cents	3				-3
lettered-code cents cents	1				-4	1
lettered-code cents thousands-and-cents	3				-3
lettered-code mark-$ cents	-3				1	1
lettered-code mark-$ thousands-and-cents	2				-2	-1
lettered-code mark-, dollars-and-cents	-4				1	1
lettered-code percent dollars-and-cents	-3				-2	3
lettered-code small dollars-and-cents	4				-3	-2
lettered-code small thousands	-3				3
lettered-code small thousands-and-cents	-3				3
letters mark-: dollars-and-cents	-3				3	2	2
line capitals dollars-and-cents	3				-3	-1
line cents cents	3				-2	-2
line digits-7 dollars	3				-3	-1
line dollars dollars					-3	2
line dollars-and-cents dollars-and-cents	3				-6	-2
line line dollars		-1	-1	-1	1		-3	-1
line mark-$ cents	-2					2	-1
line small dollars-and-cents	-3				1	2	-1
line small thousands	-4				4	-2	-1
line small thousands-and-cents	-3		2		2	-1
line thousands-and-cents cents	3				-1	-3
line thousands-and-cents thousands-and-cents	3				-2	-1
line year dollars	3				-1	-2
mark-# digits-1 dollars-and-cents	3				-2	-1
mark-$ mark-- dollars-and-cents	4				-4	-4
mark-) cents cents	3				-3	1
mark-) digits-4 dollars-and-cents	1				-4	2
mark-) digits-7 dollars-and-cents	-3				2	1
mark-) lettered-code dollars-and-cents	-3				3	-1
mark-) mark-$ cents	-2				3	-3	-1
mark-) mark-$ thousands-and-cents	-1				2	-4	-1
mark-) mark-- dollars	-2				2	-1
mark-) mark-: dollars	1				2	-4
mark-) mark-: dollars-and-cents	-1				2	-3
mark-) percent dollars-and-cents	1				-4	1
mark-) thousands-and-cents thousands-and-cents	3				-2	-2
mark-+ mark-$ cents	2	-1			-1	-3
mark-, capitalised dollars-and-cents	3				-1	-3
mark-, letters dollars	-1				-4	2	-4
mark-, letters dollars-and-cents	-3				1	2
mark-, mark-" cents			-1		1	1	-4
mark-, mark-" dollars-and-cents	-3	-2	2		-1		-2
mark-, mark-" thousands	3				-2	-3
mark-, small cents	-1				-2	3	1
mark-, small dollars					-1		-4
mark-, small thousands-and-cents						3
mark-- capitalised dollars	-3				3	-1
mark-- capitalised thousands-and-cents	-3				3	-1
mark-- capitals cents	3				-1	-3
mark-- dollars dollars	2				-1	-4	-2
mark-- dollars-and-cents dollars-and-cents	4				-3	-4	-1
mark-- mark-- dollars-and-cents	-1			-1		3	-2
mark-- small cents		-1			3		-1
mark-- small dollars	3				-3	-2
mark-- small thousands	-3				3
mark-. capitalised thousands	-3				3
mark-. code dollars	-1				3	-1
mark-. digits-2 cents		-1			2	-2	-3
mark-. digits-2 thousands-and-cents	-3				3		-1
mark-. digits-4 dollars-and-cents	3				-2	-1
mark-. letters dollars	2				-4	-1
mark-. mark-$ thousands	3				-3	-1
mark-. mark-$ thousands-and-cents	-1				2	-5	-1
mark-. mark-. dollars	1				-1		-3
mark-. mark-. dollars-and-cents				-1	2	-3	-4
mark-. mark-. thousands	-2				3	-3
mark-. mark-. thousands-and-cents					1	-4	-1
mark-/ capitalised dollars-and-cents	3				-3	-2
mark-/ code dollars	1					-3
mark-/ digits-2 cents	2	-1			-2	-7	2
mark-/ digits-2 dollars-and-cents	-1			-1	3	-3	-3
mark-/ digits-2 thousands	3				-3	-2
mark-/ digits-2 thousands-and-cents	3				-4	-3	2
mark-/ small cents	3				-2	-2
mark-/ small thousands-and-cents	3				-3
mark-/ with-digits dollars-and-cents	-1				2	-3	-1
mark-/ year cents	1				-5	-1	-1
mark-/ year dollars		-1		-1	1	-1	-4	-1
mark-: capitalised dollars					-3
mark-: capitalised dollars-and-cents	3				-1	-2	-1
mark-: capitals dollars	-4				-1	4
mark-: dollars dollars	6				-6	-4	-1
mark-: dollars-and-cents dollars-and-cents	7				-4	-7
mark-: letters dollars	3				-1	-2	-2
mark-: mark-$ cents	-1				3		1
mark-: mark-+ dollars-and-cents	3				-2	-1	-1
mark-: mark-- dollars-and-cents	-3	-1			3		-1
mark-: mark-> dollars	-1				-1	2	-1
mark-: small dollars					-1	-3	1
mark-: small thousands	4				-3	-1
mark-; letters dollars	3					-3
mark-; small dollars-and-cents	1				1	-4	-1
mark-] capitalised dollars	4				-4	-1
mark-] mark-$ cents	-3				-1	3
mark-] mark-$ thousands-and-cents	-3				-2	4
mark-| mark-| dollars-and-cents	4				-3	-3	-1
mark-· capitalised dollars	3				-2	-3
mark-· capitalised dollars-and-cents	3				-3	-1
mark-– capitalised dollars-and-cents	3				-3
mark-– small dollars	-4				3	2
mark-– small dollars-and-cents	-2				4	2	-1
mark-— dollars-and-cents dollars-and-cents	4				-4	-2
mark-— small dollars	-3				-1	3
mark-☐ mark-$ cents	-2				-3	2	-1
masked capitalised dollars	-3		3		-1	-3
masked cents cents	-6				1	4
masked digits-4 cents	-4				4
masked digits-4 thousands-and-cents	-3				3
masked mark-$ cents	-2				3	-2
masked mark-$ thousands-and-cents	-2				4	-5
masked thousands-and-cents cents	-5				-2	4
percent capitalised dollars-and-cents	4				-2	-3	-1
percent dollars dollars-and-cents	2				-2	-3
percent dollars-and-cents dollars-and-cents	1			-1	-2		-3	-1
percent mark-$ cents					-3		-1
percent mark-$ thousands-and-cents	-4	-1			2	2
percent mark-, dollars	-3				-4	3	-1
percent mark-= cents	3				-3	-3
percent percent dollars-and-cents	2				-4	-2	-1
percent small dollars	2				-3
small capitalised cents	2				-3	-1
small capitalised dollars	1					-7	-1
small capitalised thousands	-2				2	-1
small capitalised thousands-and-cents	3				-3
small capitals dollars	3				-3	-1
small digits-4 dollars-and-cents				-3	1	-5	-1
small dollars dollars	1				-4		-2
small dollars-and-cents dollars					-3	2	-1
small lettered-code dollars-and-cents	1				-2	3
small mark-$ cents					3	-3	-1
small mark-$ thousands	2				-3	2
small mark-$ thousands-and-cents	5				-4	-1
small mark-) dollars	2		-1		-1	-2
small mark-, cents	-5				-1	2	1
small mark-, dollars	2					1	-3
small mark-, thousands-and-cents	-4				2	2
small mark-- dollars-and-cents	-3				3	-3	-1
small mark-. dollars	-1				-3	-4	2
small mark-. dollars-and-cents	-3			-1	1	2	-1
small mark-/ dollars	-2				-4	3
small mark-: cents	-2				-2	4	2
small mark-: dollars				-1		2	-3
small mark-– thousands	-2				2	-1
small percent dollars-and-cents	4				-2	-2
small small cents	-3				1	1	-3
small small dollars-and-cents	-1	-1		-1			-3	-1
small thousands thousands	3				-2	-2
small thousands-and-cents cents	5				-2	-4
thousands digits-1 thousands	-4				1	3
thousands mark-$ thousands	-1				3	-3
thousands small thousands	4				-4	-1
thousands-and-cents capitalised thousands-and-cents	3				-3
thousands-and-cents capitals thousands-and-cents	3	-1			-3	-1
thousands-and-cents cents cents	-3				2	2	-1
thousands-and-cents cents thousands-and-cents	-3				3	-2
thousands-and-cents mark-$ thousands-and-cents	1	-1	-1			-3	-1
thousands-and-cents mark-, cents	-3				2	-1
thousands-and-cents mark-/ cents	-3				-1	4
thousands-and-cents small cents	-6		3		-1		-1
thousands-and-cents thousands-and-cents thousands-and-cents	-1				1	-6	-1
with-digits cents cents	-2				4	-3
with-digits dollars-and-cents dollars-and-cents	1				1	-4
with-digits mark-$ thousands-and-cents	-3				3
with-digits mark-, cents	2		-1		-1	-4	-2
with-digits small thousands	-3				1	2
with-digits thousands-and-cents cents	3				-3	-3
with-digits year dollars-and-cents	-5	-1			1	5	-3
year capitalised dollars	3				-4		-1
year capitalised dollars-and-cents	1				1	-5
year capitals dollars	2				-1	-3
year cents cents	4				-2	-4
year dollars-and-cents dollars-and-cents					1	-3	-1
year mark-- dollars	1				1	-3
year mark-/ dollars	3				-1	-2
year mark-: dollars	3				-1	-2	-1
year mark-: dollars-and-cents	1				-1	-3	-1
year percent dollars-and-cents	3				1	-4
year small dollars	1				1	-4
year small dollars-and-cents	6				-5	-3
# sum both behind
capital capitalised	-3				-3	3
capital line	2				-2	-3
capital small	-3				4	-2	-2
capitalised capitalised	1	-1	2	-1	1		-3	-1
capitalised dollars-and-cents	2	-1			-1	-3	-1
capitalised line	1	-1		-1	-2		-4	-1
capitalised mark-$	-2				3	-3	-1
capitalised mark-,	1				1	-3	-2
capitalised mark--	-3				2	2
capitalised thousands-and-cents					-3	-2	1
capitals capitalised	-2				3	-2	-1
capitals capitals	1	-1		-1	-2		-3	-1
capitals cents	3				-3	-1
capitals digits-1	-3					3	-1
capitals dollars	-4				2	3	-1
capitals end	3				-1	-2	-1
capitals line	2	-1			-1	-1	-5	-1
capitals mark-(	3	-1			-3	-1
capitals mark--					1	-3	-3
capitals mark-:	1					-3
capitals small	-1				-5	1	2
capitals thousands-and-cents	3				-3
cents capitals	-2					1	3
cents cents	1	-1	2	-1	-3	1	-3	-1
cents digits-1	-2				3	-5
cents digits-2	1					-5	-1
cents digits-3	-1				2	-3
cents end	4				-4
cents line					1	-3	-2
cents mark-.	5				-4	-3
cents mark-/	2				-2	-1
cents percent	-3		1		4	-1
cents small	-3				4	-2
cents thousands-and-cents	2				-2	-2	-2
code capitalised	1				-4		-1
code digits-1	-2				-3	4
code digits-2	-4				-5	3	2
code digits-7	3				-2	-1
code dollars	-4				2	-2
date capitalised	2		-1		-3	-1	-1
date capitals	1					-3	-1
date small	4				-3	-2
date with-digits	-3				3	-3	-1
digits-1 capital	-3				-2	2
digits-1 capitalised	-5				-1	5
digits-1 digits-1					-5	2	-3
digits-1 digits-2	-3				1	5
digits-1 lettered-code	3				-2	-3
digits-1 mark-/			-2		2	-3	-2
digits-1 small	2				1	-2	-1
digits-2 capital					-4
digits-2 capitalised	-1	-1			-2	4	-2
digits-2 capitals	3				-5	-3	-2
digits-2 digits-2	1				1	-4
digits-2 digits-3	3				-2	-2	-1
digits-2 dollars	1				2	-4	-1
digits-2 lettered-code	3				-1	-2
digits-2 line	-1				2	-3	-3
digits-2 mark-+						-3
digits-2 mark--	5				-2	-5
digits-2 mark-.	3				-2	-1
digits-2 small	1				-3		-1
digits-3 capital	-2				-1	2
digits-3 capitalised					-3	3
digits-3 digits-1					1	-3	-1
digits-3 digits-2	-3				1	4
digits-3 line	-3				2	1	-1
digits-3 mark-+	-3				2	1
digits-3 small	-2				4	-1
dollars capitals	-2					1	-3
dollars date	-3				2	2
dollars digits-1	-4				-1	4
dollars digits-3	-3				3	-1
dollars dollars-and-cents	3				-3	-1
dollars end	3				-2	-2
dollars line	3	-1		-1	-2	-4	-1	-1
dollars mark-–	-1				1	-3
dollars mark-—	-5				2	2
dollars-and-cents capital	-4				2	2
dollars-and-cents capitalised				-1	1	-4	-1	-1
dollars-and-cents code	-6					3
dollars-and-cents digits-3	-2				3	-2	-1
dollars-and-cents dollars-and-cents		-1	-1	-2	-1		-2	-1
dollars-and-cents end	5				-3	-3
dollars-and-cents mark-—					2	-4
dollars-and-cents percent	2	-1	-3	-1	-4	-1	-1	-1
end end	3		-1	-1	-3	-2	-2
lettered-code digits-2	-1				2	-3	1
lettered-code digits-7	3				-3
lettered-code line					-1	-3	2
letters dollars	4				-3	-2	-1
letters dollars-and-cents	1				-3	-3
letters line	-3	-1			4	1	-2
letters mark-,	-4				4	-1	-1
letters mark-.	3				-2	-2	-1
letters mark-:		-1			-3	-1	1
mark-" mark-,		-2		-1	1	1	-5	-1
mark-$ cents	1	-1		-1	2	-2	-1
mark-$ digits-3		-1				-3
mark-$ mark--	1				1	-3	-1
mark-$ thousands	4				-4
mark-$ thousands-and-cents		-1	-1	-1	-4	3	-2	-1
mark-( capitalised	1					-2
mark-( capitals	-5				3	4
mark-) line	-2				-5	1	2
mark-) mark-,	3				-1	-2
mark-) small					1	-3
mark-, capitalised	2				-4		-1
mark-, dollars	-2				3	-1
mark-, dollars-and-cents	-2				3	-4
mark-, lettered-code	-4				-2	3	-1
mark-, mark-,	3		-1		-3	-2	-1
mark-- capital	4				-4	-3
mark-- capitalised	-6				6		-1
mark-- digits-1	-4				4
mark-- digits-2					1	-3	-1
mark-- digits-3	-4				4	-1
mark-- dollars	4				-3	-3
mark-- end	-4				-1	4
mark-- line	2				-1	-3	-1
mark-- thousands-and-cents	3				-1	-3
mark-. capitals	-4				1	3	-1
mark-. code						-4	1
mark-. digits-2	3				-5	1	-2
mark-. dollars	-2				3	-2
mark-. end	4				-2	-3
mark-. letters	2				-2	-2
mark-. line						-4	2
mark-. small	-4		-1		5	1	-2
mark-/ cents	-2				4	-3
mark-/ digits-1					2	-3
mark-/ digits-3	-3				4	-2
mark-/ dollars	1					-6
mark-/ small	-1	-1	-1	-1	-4	1	2	-1
mark-; capitalised	-1				2	-4
mark-; line	-2				-2	3
mark-< capitalised	-2					3	-1
mark-? line					1	-2
mark-@ percent	-4			-1	5	-5	-1	-1
mark-[ mark-]	-2				3	-2
mark-| capitals	-4				4	-2
mark-| digits-1	-1				-5	2
mark-| digits-2	-1				-1	2
mark-| dollars	-4				5	-5
mark-– capitalised					1	-3	-1
mark-– digits-2	-2				-5	3
mark-– digits-3	-2				3	-1
mark-– dollars	2				-1	-3
mark-– line					2	-3	-1
mark-– small	-5				4	2
mark-— digits-2	-3				3	-1
mark-— dollars	-4				3
mark-— dollars-and-cents	-4				1	3	-1
mark-— line	2				-5	2	-1
mark-— mark-—	-1				3	-2
mark-— small	-3				3	-2
mark-☐ mark-$	-4				5	-4
mark-☑ mark-$	-2				3	-2
mark-☒ mark-$	-3				3	-2
mark-⚠ digits-2	-3				-1	3
mark-✅ small	-2					3
masked capitals	2					-1	-2
masked line	-1				-3	2	-1
percent capitalised	-1				-2	3
percent capitals	-4				-4	4	-1
percent dollars	1		-1			-3
percent dollars-and-cents	-1		-1	-1	2	-4	-1
percent line					-5	1
percent mark-$					1	-5
percent mark-)	4				-3	-3
small code					-4	3	-1
small digits-1	3		-1		-1	-6	-1
small dollars	-2		-1		3	-2
small dollars-and-cents					1	-3
small mark-"	3				-2	-4
small mark-)	3				-3	-2
small mark--	2				-2	1
small mark-/	-4				2	3
small mark-:	1				1	-3
small mark-·	1				-1	-3	2
small percent	4				-1	-4	-2
small thousands	-5				6	-3
small with-digits	-3		-1		3	-1
thousands digits-2	3				-2
thousands line	4				-4	-2	-1
thousands thousands	3				-3	-2
thousands-and-cents capitals	3				-6	-5	3
thousands-and-cents cents	1	-1	-2	-1	-4		-2	-1
thousands-and-cents digits-1	-3				-4	4
thousands-and-cents digits-3					1	-3
thousands-and-cents line	2	-1		-1		-3	-3	-1
thousands-and-cents percent	1		-1		-1	-3	-1
thousands-and-cents thousands-and-cents	1	-1		-1	-3	2	-1	-1
# sum both read as
 	1	-1	-1	-1	-1	-1	-3	-1
 amount	-2			-1	2	-4	-1
 amount?,paying	-2				4	-3
 current?	-5				-3	-4	5
 paying	-1	-1		-1	-5	2	-3
 paying?					-6	1	-3
accountName amount?	3				-3	-1
accountName? 	2				-2	-1
accountNumber amount?	-2				2	-5	-1
accountNumber paying					-2		-1
amount 	6				-3	-6	-2
amount amount	-4				3	-1	-1
amount paying	-2				-6	3	-2
amount paying?	3					-3
amount? amount?	5				-4	-3
amount?,paying 	5				-4	-2
current 	3				-2	-3	-1
current paying	-2				-3	3
current? amount,current?	-4				5	-1	-3
current? current?	1				-3		-2
goes on 	3		-2		-1	-2
goes on amount?	2		-1		-1	-3	-1
goes on? 	-1				2	-4
paying 	8				-5	-6	-2
paying paying			-1		-6	3	-2
paying? 	-1				2	-4
paying? amount	-3				3
paying? paying?	4				-2	-3
# sum cell comes
always		-3		-3	-1	-1	-2	-3
often	-1	-2			2	1	-3	-1
# sum cells behind
2		-1	2	-1		1	-3	-1
# sum cells
1	-1	-2	-2	-2				-2
6		-3	1	-3		-1	-1	-3
# sum first of cell
0 of 2	-2				-2	3
0 of 4	-1				2	-3
0 of 5	-3				3	-3
1 of 3		-1		-1		-1	-4	-1
1 of 4	-2	-1	-1	-1	1	3	-3	-1
1 of 7	-1	-1	1	-1	2	-1	-2	-1
2 of 3	2			-3	-2	-1	-2
2 of 4		-1		-1		1	-3	-1
2 of 6		-1	-1	-1		-1	-3	-1
3 of 4	1	-1		2	-1	-3		-1
3 of 6	-1	-1	3	-1		1	-2	-1
3 of 7		-1	1	-1	1	-6	-1	-1
4 of 5	-1	-1		-1	-2	2	-3	-1
4 of 6		-1		-1			-3	-1
4 of 7	1	-1		-1		-1	-3	-1
5 of 6					2	-2	-4
cents	1	-3	1	-2	1		-3	-2
dollars		-2	1	-2		1	-3	-2
dollars-and-cents		-3	-1	-1		-1	-1	-2
thousands	2	-1		-1	-1	-2	-3	-1
thousands-and-cents	1	-2	-2	-1		-3	-1	-2
# sum first of line
below blank		-1			1	-3	-2	-1
dollars		-1	-1	-1		-1	-3	-1
# sum first word comes
always, first	3					-4	-5
often, first	-1			-1	-3	-1	2	-1
once		-2	-1	-1			1	-2
once, first	-1	-1		-1	1	1	-4	-1
twice	1	-1		-1		1	-3	-1
twice, first	2		-1	-1	1	-1	-3	-1
# sum heading
--	3				-1	-2
account activity	1				-1	-2	-3
account not	4				-4	-1
account number					4	-3	-1
account number date	-6				6
account status	3				-3	-1
account type	3				-2	-1
account type installment	-3				3
acct	-1				-2	-3	3
activity	-1				-4	2	-1
actual	1				-6		-1
address	4				-3	-2
amazon	-4				4	3
america	3				1	-4
amex blue cash	-4				4
amount due	-3				2	2	-2
amount owed	-4				4	-1
amount past	-2				-1	2	-3
amount requested	4				-3	-1
aug	4				-3	-3
aug sep oct	-3				1	3
auto	2					2	-3
auto loan	-2				-3		3
autopay	-3				3	1
bal	-4				4	-3	-1
balance	-2	-1	1	-1	2	-4	-1	-1
balance due	-1				2	-4	-1
balance min	2				-3	-1
balance minimum					2	-3
balance owed	1					-3
balance payment	-1				3	-1
balance scheduled	4				-3	-2
bank	1				-4	1	-1
bank credit	2				-5	-1	-1
bank na	3				-3	-1
bank of america	-1					3
bank usa	-1				-3	2
barclays	-4				-1	2
billing statement	3				-2	-2
both	-3				1	2
budget	3		-1		-2	-5
by credit	4				-3	-3
cash	3				-3
cash or market value	3				-3
charge	3				-2	-2	-2
charge account	-1					3
charge off	4				-4	-1
charge-off	-3				3	1	-1
charged					-3	2	-1
charges	5				-3	-3	-1
claim	4				-3	-1
claim amount	3				-3	-2
claim amt	2				-1	-3
claim priority	-4				4
claimed amount	3				-3	-2
claims	-3			2	1	-2
classification	3				-3
closed by	4				-2	-3
closed closed	3				-2	-2
collection account	2					-4
collections	-2		-1			1	-1
credit	1				-1	1	-2
credit card	1	-1		-1			-3	-1
credit cards	-3				-1	-2	2
credit credit	1				-4
credit grantor	-2				3	-3
credit limit	5				-2	-8	-1
credit limit/original amount	4				-2	-2
credit line	3				-1	-4
credit one	-1				2	-4	-1
credits	3				-2	-2
curr bal	-2				2	-3
current					-1	1	-3
current amount	4				-4	-3
current bal					1	-3
current creditor	2				-1	-3
current current	4				-3	-4
date opened		-1			-2	-6	3
days	-2				-3	2	-2
debt collector	4				-4
dec	3				-3	-4
deferred					-3	1	-1
delinquency	-1				-4	2
dept of	-2				2	2
description	3				-3		-1
disbursed	-3					1
dispute	2				-1	-3
dmp payment	3				-2	-3
due	1					-2	-3
due date	-3				2	1
duration	-3				-2	3	-1
ed	3				-3	-1
education	2	-1		-1	-3		-1	-1
ending balance	3	-1			-3	-2
enrolled	-2				4	-3
enrolled amt	4				-2	-3	-1
enrolled bal	4				-3	-4
equifax	2				-3	2
est balance	-3				3	-1
est monthly	3				-2	-2
est. balance	-3				3	-2
est. monthly payment	5				-1	-5
estimated	-3					3
exeter	-3				-1	3
experian	3				-3	-2
feb	5				-4	-4	-1
federal cr	-3				3
fees	3		-1		-3	-4	-2
fha real	-2				-4	3
fin chg	4					-4
fixed		-1			-1	2	-3
fixed rate	-2				2	-2
for	2				-1	-2	-1
funding llc	-2				3	-1	-1
genesis	1				1	-3
goldman					-1	3
good evening					1	-3	-1
grantor	4				-2	-4	-1
has $	-3				3	3	-1
has %	1				-3		-1
has --	2					-3
has /	4				-3	-1	-1
has account	1			-1	1	-4	-3
has acct						-7	3
has achieve	2					-2
has additional	3				-3	-2
has again	-2				2	-1
has agreed	1	-1		-1			-2	-1
has aid	4				-4	-1
has al					1	-3
has amazon	-3				2	2	-1
has ambulance	-2				3	-1
has american	3					-3
has amex	-3				3
has and	1				-4		-1
has annual	3				-1	-2
has any	4				-3	-2	-1
has app	-3				2	2
has apr	2				1	-4	-1
has are	-2				3	-1
has as		-1		-1	1		-3	-1
has ashley	-2				3	-1
has assigned	6				-5	-2
has at	2		-1		-1	-4	-3
has aug	3				-4		-2
has b	-3				2	1
has back	3				-2	-1	-2
has balance	-2	-2	1	-1	1	-2	-3	-1
has bankruptcy	-2				3	-2	-1
has barclays	-5				1	1
has be	-1				2	1	-1
has behind	2				-1	-4	-1
has being	-4				4	-1
has best					1	-3
has bill	4				1	-2
has billed	2				-2	-3
has bk	2				3	-3	-1
has borrower	1				-3	2
has bridgecrest	-4				-1	3
has budget	4		-1		-2	-5
has buyer	3				-1	-2
has by	1				-1	-3	-2
has can	1				-1	-3	-1
has cards	-4				-1	2	1
has charges	5				-3	-5	-1
has check	4				-4		-1
has checking	1				1	-3	-1
has chg	4				-2	-3
has citibank	-5				4	1
has citizens	-3				1	3
has claim	3				-2	-5	-1
has claimed	3				-3	-2
has claims				4	-2	-3
has client	-1				3	-4
has closing	-3				3
has co-applicant	-2				2	-2
has coast	4				-1	-3
has code					-2	-4	3
has collateral					3	-2	-1
has collect	-2				3	-1
has comcast	-2				2	-3
has company	3				-2	-1
has condition	2				-6	4
has consolidate	2				-2	-3
has consumer	-3				1	2
has cooper	2				-3	1
has counseling	-3				3
has counselor	-2				3	1	-1
has county	-2				3	-2
has court	4				-4	-2
has creditor	3				-1	-2	-1
has creditors	-3		-1		3	-1
has credits	2				-2	-2
has credlim	1			-1	1	-3	-1
has creek	-1				1	-3
has cu	3				-3	1
has cur_bal	-1				3		-1
has curr	-2				2	-3
has current	-1	-2	1	-1	1		-3	-1
has d	-1				2	-4
has daily	-1				-2	3
has days						2	-3
has debt	2		-1	-1	2	-8	-2
has debt-to-credit					3	-2
has debts	2				-1	-3	-1
has debttype	2				-2	-3
has del	-4				3	1
has delinquency					-4	1
has delinquent	3				-3	-2
has delta						-2	2
has department	3				-2	-2	-1
has deposits	-2				-2	4
has dept	-3				2	2	-1
has description	3				-5		-1
has details	-1	-1			2	-3	-1
has deudas	2				-2
has direct	-3	-1			4	-2	-2
has disbursed	-3				-1	1
has disbursement	-1				-2	2
has disbursements					-1		-2
has dispute	3				-1	-3
has district	1				1	-4
has dmp	4				-3	-4	-2
has documents	4				-4
has down	-2				3	1
has drawer	-3				3
has duration	-1				-5	1	-1
has e	2				-3	-4	2
has eastern	-2				1	3
has education	2	-1		-1	-3		-1	-1
has electric	1				3	-4
has en	3				-2	-2	-1
has end	2				-1	-1	-3
has enrolled	2	-1	1	-1	-2	-2	-2	-1
has equifax	3				-4	3
has equity	-1				1		-3
has escrow	-2				3	-3
has est	2					-3
has est.	3					-4	-1
has every	4				-4	-2
has exeter	-1				-1	3
has expenses	3				-2	-3
has experian	1				-1	-4	-1
has explanation	3				-2	-2
has extra	3				-3	-3
has failure	3				-3	-3	-1
has fair	4				-4	-3
has false	-3				-4	3
has far	4				-3	-4
has feb	3				-2	-7	-1
has federal	3				-1	-3	-1
has fee	1				-4		-1
has fees	2		-1		-3	-2	-2
has fha	-3				-2	3
has file	-3					4
has filed	3				-3
has fin	5				-2	-4
has financial	-2				-1	5	-1
has fixed	2	-1			1		-3
has for			-1		-3	2	2
has from	-1				3		-1
has funding					-1	-2	3
has furniture	-2				2
has genesis	2				2	-3	-1
has get	3					-4	-1
has goldman	-3					3
has got	-3					3
has harbor	4				-1	-3	-1
has has	3				-2	-3
has heloc	-2				1	3
has her					3	-3
has high			-1		-3	2
has history	-1				3	-2
has home	-3				1	4	-4
has honda	-2				2	2
has how	1				-1	-3
has hyundai	-3				3	-1
has hạn	-1				-1	3
has id	-2				-4	3
has identification	3				-2		-2
has if	2				-3	-1	-1
has improvement						2	-3
has in	1		-1		3	-4	-2
has in-school	3					-3
has included	2				2	-4	-1
has income	-2				3	-2
has income-driven	-3					3
has individual	3				-2	-2	1
has information	-1				1	1	-3
has installment	2				-1		-3
has institution	4				-4	-1
has insurance	3				-2	-3
has int	2	-1			-4	-1	-1
has interest	3				-3	-3	-2
has involuntary	2				-3	1
has is	-2				1		-3
has it	-3				2	2	-1
has j	3				-2	-4	-1
has jan	1					-3	-1
has jefferson	2				-1	-3
has jul	4				-2	-2	-2
has june	3				-1	-2
has juniper	-4				4
has just	-2				3	-2	-1
has kay	3				-3
has l	2				1	-3
has lakeview	-4					3
has le	3				-2	-1
has lender	3				-3		-1
has lending	-3		-1		3	2
has letters	3				-1	-3
has liabilities	3				-3	-1
has liability	4				-3		-3
has like	-1				3	-2
has limit/original	3				-1	-2
has lista	2				-1	-2
has llc	1				1	-3	-3
has loans	-2				2	1	-3
has lvnv	-2				-1	-2	3
has límite	2				-2	-3
has m	5				-3	-3
has made	2				1	-3
has mar	2				-2	-5
has market	4				-4	-1
has mastercard	5				-2	-4
has medical	-2				3	1
has mensual	-3				-1	2	-1
has min	-2				-4	3		-1
has minimum		-1					-3
has mnthly	3				-2	-2
has mo.	-1	-1			-4	3	-1
has monthly	-1	-1		-1	-1	1	-4	-1
has monto	1				-2	3
has more	4					-4	-2
has mortgage	-1	-1		-1		4	-3	-1
has ms					-1	3
has mtg	-3				2	3
has n/a	-3				1	3
has negative	1				-3	-1	2
has net	2				-2	-1
has never	2	-1		-1	-3	1	-1	-1
has next	-2				-4	2
has no				-1	3	-1	-2	-1
has none	-3				2	2	-1
has nonpriority	4			-2	-3	-2
has note	-2				-1	3	-1
has notes	-3				3
has nothing	-1				-1	3
has number	1	-1	-1		1	-2	-3
has oct	-1				3	-2	3
has of				-1	-1		-2
has off	-1		-1		-3	2	2
has offers	3				-3	-1	-1
has on	-2		-1	-1	1	2	-2
has one	3					-2	-1
has only	3				-2	-2
has open	1	-1		-1	-2	1	-2	-1
has opened	2	-1			-3	-2	2
has order	3				-1	-2
has orig			-1	-1	-1	-3	3	-1
has orig.	3				-2	-5	-1
has orig_amt	1				-3	-1	-1
has out						-3	-2
has outstanding	3				-3	-2
has overdraft	2				3	-2
has owe	-2	-1	-1	-1	2	1	-3	-1
has owed	-2	-1		-1	3	-5	-1	-1
has owes	4				-4	-2
has owing	-3				4	-4	-1
has owner	1				-2	3
has p	-5				5		-1
has pacific	2				-2	-2
has paga	-3				3	1
has pago					-3	1	-1
has past	1	-1		-1	-1	-4	1	-1
has pastdue	-1				1	-3	-1
has payoff			-2			-3	2
has period	4				-4	-3	-3
has phone	-2				-1	3	-1
has pines	-5				3	-1	3
has placed	3				-3	-1	-1
has plains					2	-3	-1
has platinum	-5				3	1	2
has please	3				-2	-1	-1
has pmt	-2	-1		-1	-3	2	-3	-1
has prepared	4				-4	-1
has prin					1	-3	-1
has principal	1				1	-4	-1
has priority	-2			-1	3	-2
has prosper	-2				-2	3
has purchase					1	-3
has purchased	-3				1	2
has pymt	-3				-3	4	-1
has que	-3				1	3	-1
has r	-2				2		-3
has radiology	3				-2	-2
has rate	2				-4	-1	-1
has ratio	2				1	-3
has receipts	3				-1	-3
has receivables					3	-2
has recent	-2				3	-2	-3
has recovery	-2				3	-1	1
has ref	-3				-2	4
has reference	3				-2	-2
has reported	1					-3	-3
has requested	4				-3	-1
has residence	-3				3
has residential	1				1	-2
has resurgent	-3				2	1
has return	3				-1	-2
has rewards						-1	-3
has ridge	-3				-1	2
has right	3				-2		-1
has rocket	-1				-1	2
has rosalind	1				-2	1
has rptd	3				-3	-1
has s						-4	-1
has said	2				-1	-3	-1
has saldo	1			-1		-6	-2	-1
has sallie	-3				2	2	-1
has santander	-1				-2	3
has sapphire	-2				1	3
has saved	3				-3	-1
has savings					1	-3
has sched	-2				-4	3
has scheduled	-1				-5	1	1
has school		-1			1	-3
has score	3				-1	-2
has section	3				-2	-1
has see	-2				2	-3	-1
has send	-2		-1		4
has sent	-5				-2	5	-1
has seriously	-2				3	-1
has settled	2				-1	-3	-1
has settlement	4				-3	-4	-1
has show	-1					4
has since	3				-2	-2
has slate					1	-3
has snowball					-2		-1
has so	2				-3		-1
has sold	-1				1	2	-2
has some	-3				-1	3
has sort	4				-2	-2
has source	4				-2	-2
has st	-2				3	-3	-2
has standing	1					-2
has started	4		-1		-4	-2
has starting	5				-4	-2	-3
has state	-3				3	-2	-2
has stores					2	-3	-1
has stuff	-1				2	-3
has sum	8				-6	-5
has supports	2				-2
has svc	2				-2	-1
has t	3				-3	-1
has take	3				-3		-1
has tech	-3				3	2
has tennessee					3	-3
has terms	-2				-6	3	-2
has that	-3				4	-3
has them	-3				-1	4
has these					3	-1	-1
has they	-3					2	-1
has through	-2				1	3	-1
has title	-2				1	3	-1
has tmrw	3				-3	-1
has to	1	-1			-2		-3
has took	-3				2	2
has top	3				-3	2	-2
has total					1	-2	-1
has truck			2		-1	-3
has trả	-4					3
has type:	-3				3	-1
has unlimited	3				-1	-3
has us	2				-1	-2
has usaa	3				-3	-2
has usage	-2				2	-3
has used	-3				2	2
has utang	-3				3	1
has valley	-3	-1			4	-2
has variable	1				1	-3
has verfied	1			-1	1	-3	-1
has verified	-2				3	-3
has visa	-2				3	-2
has want	-1				-3	1
has wants	-3		-1		3	1
has was	4				-4	-2
has webbank	1				2	-2	-1
has where	-3				2	2
has will	2				-3	-2	-1
has worst	-3				2	1
has y	-2		-1		3	-2
has year	6				-4	-3
has you	1		-1	-1	1	-4	-3
has you're	-2				1	4
high	3					-4
high bal	3				-4	-1
high balance	1		-1		-7	2
high cr	3				-3	-1
high credit	-1				-2	3
high credit credit	-3				-1	3
home equity					1	-1	-3
if any	4				-3	-3
in-school deferment	3				-1	-3
individual	2					-3	2
installment					1	1	-3
institution account	4				-4	-1
int	2				-4	-2
int %					-3	1	-1
int paid	3				-2	-3
int/fees	2					-2	-1
interest	4				-3	-4	-1
interest paid	2				-2	-3	-1
interest rate	3				-1	-3
jefferson	-1				2	-3
judgment	4				-3	-1	-1
jul	3				-3	-2
juniper	-3				-2	3
last	-1				-3	1	-2
last month	3				-2	-1
last payment	2				1	-4	-1
late	-3					3	-1
limit / loan	4				-2	-2
limit / orig	3				-4	-2	-1
line	-3				2	3
line of credit	1				-2	1
list	-3				4	-2	-1
loan amount	5				-4	-1
loans						-1	-3
lvnv funding	-3				-1	-3	3
make a payment	3				-2	-1
mar	2				-1	-4	-1
may	1					-5	-1
may jun jul	-1				2		-1
means agency	3				-2	-3
means opened	1				-2	-3	3
means pastDue	2	-1	-1	-1	-3	-5	1	-1
means paying	-1	-1	1	-1	-1	2	-3	-1
means reported	1				-1	-3	-3
means status					-2	1	-4
means text	1	-1		-1			-3	-1
means veto	4				-3	-1
min	-2				-6	2	-2
min pmt	-1				-4	2
min. payment	-3				-2	3
minimum due	1				-3	1
minimum payment	2				-3	-2	-1
mo pmt	-5				1	3	-1
mo. pmt	-2	-1			-4	3	-1
month	1				-3	2
monthly disbursement	-1				-2	2	-1
monthly mortgage payment	-3					2
monthly payment	-1	-1		-1	-2	2	-4	-1
monthly pmt	-3				-5	4	-2
mortgage payment	-3					1
na	3				-2		-1
no payment	-3				-2	3
nonpriority	3				-2	-1
number date	-2				2	-3
number unpaid	-4				3
oct					1	-4
oct nov dec	-1				-1	-2	3
of account	2				-3	-1
ok	2				-1	-2
on time	3				-2	-1
open		-1		-1	3	-2	-2	-1
open current	-4				4	-1
open open	1				-4
opened	4				-2	-4	-2
opened balance	-2				3
opened high	4				-3	-3	-1
opened high credit	3				-2	-2
orig amt	-1				-3	-3	3
original balance	1				-1	-5
original creditor	-3				4	-4
overdraft	-4				1	2	-1
owe now	-1				-4	3
owed	-2	-1			3	-3	-1
owed now	-5				1	2
owing	-1				2	-3
pago mensual	-3					2	-1
paid in	-4				4	1	-2
paid or	-2				-1	4
paid or paying	-3				1	3
past	3				-1	-6
past due	3	-1		-1	-3	-7	1	-1
pay off					-4	3	-2
pay past	-2				3	-3
pay/mo	-2				-2	2
paying	3				-2	-2	-1
paying as agreed	2				3	-3
payment	-2	-1	1	-1		3	-1	-1
payment deferred	-2				3
payment due	3				-1	-3
payment history	-3				3
payment status	-1				2	-3
payments	3				1	-3	-1
payments failure	4				-1	-3
payments past due	-3					3
payoff	-1		-2		1	-3	2
pays as agreed	1	-1		-1	-3	1	-1	-1
pays_as_agreed	3				-2	-1
per month					-3		-2
personal					-3	1	-2
personal loan	1					-3
placed	4				-1	-5
prin paid	3				-3	-2
principal	4				-1	-8	-1
principal balance	-3				4	-1
principal paid	5				-3	-6
prosper funding	3				-3
radiology	2				-2	-1
rate	1				-3		-1
ratio	2					-2
real estate					-3
real estate mortgage	5				-4	-2
recent	-3				1	2	-4
recent balance	-2				3	-5	2
recent payment	6				-2	-3	-3
regular	-3				-2	3	-1
regular payment	-3				-2	3
reported	1					-4
reported balance	-4				4	-2
rocket mortgage	-3				1	3
rptd	3				-3	-1
saldo actual	-4				4	-3
santander					-1	3
scheduled					-4	1	-1
see	3				-2	-1
sep	4				-3	-4
service	-3				1	2
services	3				-2	-2
servicing	-3				1	-3	1
since terms	3				-3	-2
skip to main	3				-2	-2
sort by	4				-2	-3
start bal	1					-4
started at	5				-6	-3
starting	3				-2	-2	-3
status closed	2				-2	-1	-1
status collection	3				-2	-2	-1
still owe	-2				2	-3
student loan	-1				4	-3
synchrony	1				-4	1
terms	-4				-5	5	-1
these	-3				3	-2	-1
today	3				-1	-1
top	2				-1	-1	-1
total	6				-5	-3
total balance	3				-2
total claim	-4				4
total current	5				-5
total of	3				-2	-1
toyota	-2				-1	3
transaction description	3				-1	-3
type	-1				-3	2	1
type charge	1				2	-3
type collection	-2				3
type installment	-4				2	4
type revolving	3				-3
type unsecured	-1				3	-3
unlimited	4					-4
unpaid	3				-3
unpaid balance	-4					2	-1
upstart	-3				3
usage	3				-2	-1
variable					2	-3
verfied credlim				-1	1	-3	-1
view	-2				3	2
we owe	-3				2	1	-1
webbank	2				-1	-2	-1
what i owe	2					-3
with balance	3				-3
writeoff	-3				3
year jan	2				-2
you owe	-1				2	-5	-1
your	-1				-2	3
your account	2				-3	2
# sum label beside
[x]	-2				-1	3
account balance	-3				3	-1
actual payment	3				-1	-2
actual payment amount	3					-3	-1
aging	1		-1		-3	-3	2
amount claimed	-4				4		-1
amount past due	4				-3	-3	-3
automobile	-3				3	-1
balance	-2				3	-5
balance due	3				-3		-1
balance owed	-3				3	-1
balances	4				-4
beginning balance	4				-4
charge account	-3				3	-2
child support	4					-4
collection	4				-4	-1
contractual adjustment	3				-2	-1
credit card					1	-4
credit limit	5				-3	-5	-1
creditor's name	-4				4	-3
deferred balance	4				-3	-3	-2
ending balance	1				-1	-3	-1
escrow balance	2				-1	-1
high balance	1				-6	1	-1
high credit	6				-3	-4
highest balance	3				-2	-2
husband	3				-3	-2
individual	3				-2	-1
interest	2				-1	-2	-1
joint	4				-3	-4
liability	3				-3	-2
limit	2				-3
loan amount	4				-3	-3
loan debt	3				-3
means 	1	-1	1	-1		-5	-2	-1
means agency					3	-1
means amountLoose					1	-4	-3
means balance	-1	-1		-1	3	-6	-2
means date	-1				-3	2	-2
means money	3	-1		-1	-2	-3	-1
means name			-1	-1	1	-6	-1
means number					2	-3	-3
means pastDue	3				-5	-8	2
means paying	-3	-1		-1	-6	5	-3	-1
means text		-1		-1	-3		-3	-1
monthly payment	-6				-2	6	-1
na	2				-2	-3
not filed	2				-1	-2
original amount	-2				3	-2
original loan amount	2				-2	-1
other credits	4				-1	-2	-3
outstanding principal	-2				3
past due	6				-3	-5	-4
past due amount	-1				-4	-6	3
payment	-4					3
payment amount	-3					3
payments	6				-2	-5
pays as agreed	3				-3	-2
principal	5				-4	-2	-1
principal balance	3				-3
priority	3				-2	-2
r	-3				3
recent payment	2					-2
regular monthly payment	-5				-2	5	-2
rev	4				-3	-3
revolving	-1				-3	2
scheduled payment	-2				-2	3	-1
scheduled payment amount	-4					4
terms	-2				-4	3	-1
total	4				-4	-2
total amount due	-2				3	-1	-2
total amount of the debt now	-4				4	-2	-2
totals	3				-3	-1
wife	3				-3	-2
# sum label with colon
* balance	-3				3
- balance	-2				3
amount claimed	-3				3
amount owed	-3				4	-1
amount past due	5				-1	-2	-3
credit limit	3				-1	-2
date opened	-1				3	-3
example	4				-4	-3
high balance	1				-4		-1
last paid	4				-2	-3
late payment warning	3				-1	-3
limit	3				-1	-2
marcus personal loan	-3				3	2
means balance				-1	1	-6	-2
means money	3			-1	-4	-1
means opened	2				2	-4
means pastDue	4				-5	-4	3
means paying	-1			-1	-7	1	-1	-1
means status	3		-1		-2	-3	-2
means statusHint	4				-3	-2
means statusLoose					-5	-2	2
means text					-5	1
means veto	3				-3
min. payment	-4					4
mine	-2		-1		3	2	-1
minimum payment	-5					5
monto vencido	3				-1	-3	-1
nelnet	-3				2	2
new balance	3				-2	-2
on a payment plan	-2				-1		1
original amount	3				-1	-1
past due	3				-2	-6
past due amount	1				-1	-4	1
recent balance	-2				2	-2
recent payment	3					-3
representative example	3					-3
responsibility	-5					6
saldo	-4				4	-1
saldo actual	-2				2	-1
scheduled payment	-5				-1	6
status					-5	-2	1
total que debemos	3				-3
合计	3				-2	-1
备注	3				-3	-2	-1
存款	3				-2	-1
# sum last of line
thousands		-2	-1	-1	1	-4	-2	-1
thousands-and-cents	1	-1		-1		-2	-2	-1
# sum lead-in
a payment plan	-3				-1	3
amount owed	-3				3
amount past due	-2				-2	-4	3
amount requested	3				-2	-1
and	5				-1	-4	-1
and i pay	-2				-1	2	-1
and pay	-3					3
and they want	-3				2	-1	1
apple card	-3				3
as low as	3					-3
assets	3				-2	-1
at	-4				-1	4
available	5				-4	-2
available credit	4				-2	-2	-1
bal	-2		2		2	-5	-1
balance	-2	-1		-1	2	-5	-1	-1
balance owed	-2				2
capital one balance	-3				3
card recent payment	3				-1	-4
chase freedom	3				-3
claim amount	2				-3	-1
credit limit	4	-1		-1	-5	-5	-1	-1
credit limit of	3				-3	-1
current	-1		-1			-3	2
current amount due	4				-3	-1
debo	-5				5	-1
estate loan of	3				-2
estimated monthly payment	3					-3
for	3				-3	-3
for this period	2					-2
goal	3				-2	-2
high balance	4				-3	-3	-1
highest balance					-4	-3	3
hulog	-3					3
i had	2				-2
i make about	3				-2	-1
i owe	-4				4
i pay	3				-1	-2	-1
i still owe	-3				3
individual					-4	2
individual monthly payment	-3					3
installment plan	-4					4
interest	3				-2	-3
is	-3				3	-2
it's	-3				3	2
klarna	-5		-1		6	-3
klarna couch	-3				3
last paid	2				-3	-2
left	-2				2	-4	-1
limit	4				-3	-4
loan amount						-3
loans outstanding principal	5				-5
límite	3				-2	-3
means 	1	-1	-2	-1	1	-2	-4	-1
means agency	-3				4	-2
means amountLoose	2			-1		-3	-1
means balance	-2	-1	1	-1	2	-5	-2	-1
means date	2	-1	-1	-1	-1	-3	-2
means money	2	-1	-1	-1	-2	-5	1	-1
means name	2		-1		-1	-2	-3
means number	-2			-1	3	-1	-2
means opened	4				-3	-2
means original						-3
means pastDue	1	-1		-1	-5	-6	2	-1
means paying	-2	-1	1	-1	-5	3		-1
means reported	2				-1	-2
means status	5				-4	-4
means statusHint					2	-5	-1
means text					-3	-1	3
means veto	4				-2	-3
mi esposo gana	3				-1	-2
min	-3				-3	3	-4
min is	-3				-1	4	-1
min payment	-4				-1	4
minimum payment due	3					-3	-2
minimum payment is	-3				-1	3
mo	4				-2	-3
mom	-3				3	-1
monthly	-3				-3	3	-1
monthly mortgage payment	3				-1	-3
monthly payment	-3				-2	3	-1
monthly payment is	-6				-2	6
monthly payrnent	-2				-1	2
monto vencido	3				-1	-3	-1
nelnet	-3				3
netflix	3				-2	-2
nissan rogue	3				-1	-2
now	-4				5	-3
of	6				-6	-1
of account number	-4				4
of your	3				-1	-3
orig	5				-5	-1
original amount	5				-4	-2	-1
original balance	4				-4	-2
original loan amount	2				-1	-2
other	3				-2	-2
outstanding balance	-2				2	-1
outstanding interest balance	6				-5	-3	-1
outstanding principal balance	-1	-1			2	-3
owe	-3				3	-2
owes	-4				4	-3
pago	-3				-1	2	-1
pago mensual	-3				-1	2
pago mínimo	-3				-1	3	-1
paid	1					-5	-1
past due	2	-1		-1	-3	-4	-1	-1
past due amount					-3	-3	2
pay	-1		3		-3	1	-1
payment due	-3					3
payment of	-4				-1	2	1
payment plan	-5				2	-2	2
payment received	3				-1	-2
payments	3				-2	-2
payments of	3				-2	-3	-1
payoff	-2				3	-1
plan pmt	2				-1	-2
plan scheduled amount	-5				-1	5	-1
planet fitness	4				-2	-3
pmt	-2				-3	2
recent payment	4				-2	-3
regular monthly payment	-4					4
remaining of	4				-3	-1
rent	2		-1		-3	-1
reported balance	-5				5
requested	2				-1	-3
rev	-2				-5	3
revolving	-1				-2	3
sallie mae	3				-3
scheduled payment				-1	3	-1	-1
scheduled payment amount	-5				-1	5
secures the claim	-7				7
so					1	-4
statement balance	-4				4
terms minimum	-4					4
that number here	3				-3
the	-2				-2	3
the minimum is	-3				-2	2	1
the payment is	-4				-3	4	-1
there is	-3				3
they say	-3				3
to	4				-2	-3
total	1				-4	-1	2
total amount due	3				-2	-1
unpaid balance of	3				-2	-2	-2
unpaid interest	3				-1	-2
was	3				-3	-2	-1
which is	-3				3
x					-4		-1
余额	-4				4	-1
信用额度					-4	-1	1
合计	3				-3	-1
月供	-3				-2	4	-1
欠款	-3				3	-2	-1
每月还款	-3				-2	3	-1
额度	1				-5	-3	1
# sum line above
account details	3				-2	-1
account info	-4				4	-2
actual payment amount	6					-6
amount due						-3	-2
amount past due	1				-5	-3	1
annual fee	3				-3	-1
auto	1					-3
auto loan	-4				4	1	-1
auto loans	4				-4	-1
automobile	1					-3
available balance	3				-3	-2
balance	-1				3	-5	-2
balance owed	-4				4	-2
begins $	-5				5	2
begins *	-2				2	2	-4
begins <	-4	-1			1	4	-2	-1
begins =	2				-1	-2
begins >	3				-1	-1	-2
begins [	-3			-1		3	-2
begins aaron's	-2				1	3
begins acct			-1	-1	1	-2	-4	-1
begins actual	-1				2	1	-3
begins address	-2				-4	-1	2
begins affirm	-2		-1		2		-1
begins agency	-1		3			-3
begins amazon	-2				2	1
begins amex	-3				2	1	-1
begins amount	1		-1			-3
begins and	1		-1		1	-3	-2
begins annual	1				-2
begins anthem	2				-2	-2
begins apple	-2				1	3
begins application	4				-4	-2
begins apr	1				-6
begins aug	2				-4	1	2
begins available	-2				-3	1	2
begins b	-2				-1	4	-1
begins balance							-3	-1
begins balances	3				-1	-2
begins banco	-2				-1	3	-1
begins before	3				-1	-2
begins bk	3				1	-3
begins blue	-2				4	-1
begins c	-2				-1	3	-1
begins cabela's	-3				1	2
begins capital		-1		-1			-3
begins car					1	-3	-1
begins card	3				-2	-4
begins care	-1				3	1	-2
begins cash	2				-3	-4	3
begins category	4				-1	-3
begins cedar	3				-1	-2
begins chapter	4				-4	-2
begins charge-off	3				-2	-3	-1
begins charge/credit	-3				3
begins charged	-4					4	-1
begins citibank	4				-1	-4
begins city	1			-2		-3	-1
begins claimed	3				-3
begins claro	1					-3
begins client	1				1	-3	-2
begins clm	-2					4	-1
begins closed	-3				4	-2	-1
begins collections	1				2	-5	-2
begins comcast	-4				3	2
begins condition	4				-3
begins conns	-2				2	1
begins contractual	-3				3	-3
begins conventional						-1	3
begins countrywide	3				-2	-3
begins court	3				-3	-1
begins cousin	4				-4	-4
begins creditor	-1		2	-1	-1	1	-4	-1
begins current	1	-1		-1		-1	-6	-1
begins dallas	1				3	-2	-2
begins debtor				3	-1	-1
begins debts	-3				3	2
begins dec	3				-2	-2
begins deferred	-2				3	-3	-1
begins delinquent	4				-2		-2
begins dell	-2				-1	3
begins deposit	3				-3	-1
begins deposits	3				-3	-1
begins dept	1				2	-5
begins description	2				-3	1
begins discover	4		-1		-4	-2	-1
begins duke	2					-3	-1
begins e	-3				1	3	-2
begins education	4				-1	-3
begins enhanced	-4				4	1
begins enrolled	5				-5	-2	-1
begins equifax	2				-2	-3
begins escrow					-3	1	-4
begins est	3				-2	-2
begins estimated	3				-2	-1
begins every	3				2	-2
begins everyday	3				-3
begins everything	4				-4
begins exeter	4				-3	-2
begins f	-3				2	2
begins feb	-2				3	1	1
begins fecha	-3				3	-1
begins fedloan	3				-2	-1
begins fidelity	6				-6	-2
begins file	2					-4	-2
begins fingerhut	-4				3	1
begins firstbank	2				1	-4	-1
begins ford	-3				2	2	-2
begins freedom	-3				2	2	-1
begins gas	3				-3	-3
begins geico	2				-3	-1
begins gemb/jcp	1					-2
begins genesis	1				2	-3	-1
begins get	3				-3	-1	-1
begins good	2		-1		-2	-3
begins got	-3		-1		4	-2	-1
begins grant	2				1	-3
begins great	1		2			-2	-2
begins guarantor	4				-4
begins h	3				-2	-5	-1
begins heights	1				-2	3
begins here					-3	4	-1
begins high	-1				-1		-3
begins highest	-1				3	-2	-2
begins his	1				1	-3
begins history	3				-3	-1
begins holiday	3				-3	-1
begins home	1				-1	1	-4
begins honda	-3				2	2	1
begins husband	-4				1	2
begins hyundai	-3				3	2
begins ic					1	-3	-1
begins id	-1				-1	3	-1
begins if	5				3	-5
begins image	-4					4	-1
begins inquired	3				-3	-1
begins install	4	-1			-3	-3
begins installment	1	-1		-1	-3	1	-1	-1
begins insurance	-3				3	-2	-1
begins interest					1		-3
begins is				3	-2	-1
begins it	-2				3	-3	-1
begins j	-4				-1	4	-2
begins jan	5				-5	-4
begins judgment	-2				-4	2
begins jun	2				-2	-4	1
begins k	-3				2	3
begins last	1		-1			-2	1
begins liabilities	2				-3		-1
begins liability	-1				1	-3
begins lightstream	3				-2	-3
begins limit	1				-5		-2
begins long	-3				2	1
begins lowes	-4				4	-1	-1
begins mar	-1					3
begins may	2				-2	-3
begins medical	-2		-1		3	-2
begins menards	-5				3	1	-1
begins minimum	1				-3	-1	2
begins miss	3				-3	-2
begins money	2				-2	-3
begins my	1	-1			-4	1	-1
begins navient	-3				2	-1	1
begins netflix	3				-2	-2	-1
begins new	-1	-1				-1	4
begins next	-1				-6	2	-2
begins notes	4					-4
begins nov	4				-3	-2
begins número	-1				1	-3
begins o	2				-3	-2	2
begins oct	2				-2	-3
begins offers	3				-2	-2
begins ok			-1		-1	3	-1
begins okay	-2				2	1	-1
begins ollo	2					-4
begins on	-4				2	2
begins only	4				-1	-4
begins or	-3				-1	3
begins orig	-2		-1		3	2
begins other	1	-1	-1	-1	2	-3	-1	-1
begins our					1	-3
begins outstanding	-2				2	-2	-3
begins overdue	3				-2		-1
begins owe	-3				-3	3
begins owed	1				-1	-3	-1
begins owner	-3				2
begins pago	-4				-1	2
begins paid	3				-3	-1	-1
begins partial	4				-3	-2	-2
begins paycheck	-1				-3	3	-1
begins payments	-4	-1			3	1	2
begins payoff	1				-5	1
begins paypal	-2					3	-1
begins penfed	-1				1	3
begins per	-4				-1	4
begins personal	-1				2	-3	-1
begins phone	-4					4
begins plan	-1				-4	2	-1
begins please	2				-1	-4
begins po	-1				2	-4	-1
begins possible	-4				4	-2
begins potentially	3				-3	-1
begins prepayment	-2				-3	3	-1
begins property	1				1	-3	-1
begins prosper					2	-3
begins providian	-4				4
begins préstamo	-4				4	3
begins public	4				-3	-2	-1
begins purchases	3				-3	-1	-1
begins rate	-3	-1			-2	4	-1
begins regular	2	-1			-2		-5
begins rent	2				-4		-1
begins repayment	5				-5	-2
begins responsibility	1					-2	-1
begins resurgent	-2				3	-1	-3
begins savings	3				-2	-1
begins scheels	-3					2
begins score	3				-3	-1
begins sears	-3				2
begins secured	-3					3
begins see	3				-2	-1
begins seq	-3				-1	4
begins service	3			-1	-2	-3	-2
begins sioux	-3				-1	3
begins so					-3	2	-1
begins source	-1				-1	3	-1
begins spectrum	4				-3	-4
begins st	-2					1	1
begins starting	1				1	-4	-1
begins state	2				-2	-1
begins student					-2	-2	1
begins subject	1					-5	-1
begins suffix		-1				1	-3
begins tarjeta	-3				2	2	-1
begins tax	3				-3	-1
begins td	3					-2
begins term	4				-5	-1	-1
begins thank	2				-2	-3
begins the	-2				-1	3	-1
begins these	-3				1	1
begins tipo	2					-3
begins total	2			1	-1	-2	-3
begins totals	6				-2	-5
begins trade	2	-1		-1	-2	-3	-1	-1
begins trans	3				-2	-2
begins transaction	3		-1		-2	-3
begins transcript	-2				1	3	-2
begins truck	-4				3	1
begins type	2				-3	2	-1
begins ulta	-1					3	-1
begins undergraduate	5				-5
begins unpaid	1				1	-3	-3
begins unsecured					2	-3
begins va	-3				2	3
begins vanguard	5				-4	-3	-1
begins view	5				-4	-3
begins washington	2				-2	2	-1
begins what's	-2				3	-3	-1
begins when	-4					-1	1
begins withdrawals	4				-4		-1
begins year	4				-2	-5
begins you	1	-2		-1	-3	-3	2
begins ~	3				-2	-2
begins ◦	-2		-1		2	-2	-1
begins ☒	-4				2		-1
begins 三	-1		-1		2	-1	-2
begins 合计	3				-1	-2	-1
begins 四	-4				1	2	-1
cash	2				-2
charge/credit card accounts	-3				3
charged off	2				-1	-3
chase freedom unlimited®	3				-2	-2
closed	2					-4
closed accounts	-1				3	-1
collections	1				1	-4	-1
credit card	1					-6	-1
credit cards	3				-3	1
credit limit					-6	2
creditor's name	3				-3	-1
current amount due	3				-3	-2
date balance scheduled payment paid	4				-3	-3
high balance	6				-4	-3
highest balance	5				-4	-4
history	3				-3	-1
home loans	4				-3	-3
image omitted	-4				2	3	-1
in collections	-3				3	2
installment	-3				2	-1
loan amount	1				-4	2
loan canceled date	-4				4
loans					-2	3
means 	-1	-1	-1	-1		-1	-4	-1
means , short			-1	-1	1	-4	-2
means amountLoose	3				-3	-1	-1
means amountLoose, short	1					-3	-4
means balance, short	-1	-1		-1	2	-3	-4	-1
means date, short	2				-1	-3
means money, short	4				-6	-1	-2
means name, short	4				-2	-2
means number, short	-4				4	-1	-1
means pastDue	3				-1	-2
means pastDue, short	1				-2	-4	3
means paying, short	-2				-3	3	-2
means reported, short	-3				3	-2
means status	2				-3		-2
means status, short	-2				-2	3	-1
means statusHint	2				-4		1
means statusHint, short	-5				4	-1
means statusLoose	2				-4	-3	1
monthly payment	-3				-3	3	-1
monthly payments	3				-2	-2
mortgage					1	-3
my debt	2				-1	-2
new balance	-3				3
next payment	-3				-2	3	-1
offers for you	3				-2	-1
or before closing monthly payment	-3					3
original amount	4				-3	-2	-2
original amount owed	4				-4	-1
original balance	5				-5	-2
original loan amount	4				-2	-4	-1
outstanding balance	-2				2	1	-1
past due	-1				1	-3	2
past due amount	2				-2	-3
pattern "#","w	-1	-1	2	-1	1		-4	-1
pattern "M#","	-1				3		-2
pattern "w(w)"	-4		4			-4	-2
pattern #	1					-2	-3
pattern ##/#M	-3				4
pattern ##/#MM	-5				5	-2
pattern #)w,Mw	3				2	-3
pattern #)w,w#	-4				3	2
pattern #, first	2				-1	-7	-4
pattern #.w#.$	4				-4	-3	-1
pattern #.w,w,	1				-1	-3	-1
pattern #.w,w.					-2	2	-1
pattern #.w,wM	-3				3	3	-3
pattern #.w...	2				-1	-2
pattern #.w.w#	3				-2	-1
pattern #.w.w,	-1				-3	2	-1
pattern #.w:w.	-1				3	-3
pattern #.w?	-4				3	-1
pattern #.wMw,	-3				2		-1
pattern #.wMwM	2				2	-3
pattern #M/#MM	-3				2	-1
pattern #w	1				-1	-3	1
pattern #w(w)w	-1					3
pattern #w(w.w	3				-2	-2
pattern #w, first	3				-2	-1
pattern #w,wMM	1		-1		2	-4
pattern #w-wMM					1	-4	-1
pattern #w.w					-3	3
pattern #w:w	-1		2		-2	-3	2
pattern #wM	2				-3		-1
pattern #wM#wM					-2	1	-2
pattern #wM/Mw	-2				1	2
pattern #wMM	2				-2	-1
pattern #wMMM					-2	3
pattern #wMMMM	1		-1		-3		2
pattern #wMw	4				-4	-1
pattern (w)w:w	-4				4	2
pattern (wM,w,	4				-4
pattern *w:M	4				-1	-3	-1
pattern *wM	-3				-1	2
pattern +wM	-2				2	-1
pattern --, first					-2	1	-2
pattern ------		-1		-1	-1	-2	3	-1
pattern ------, first	4				-5	-3	-2
pattern -[]w	2				-1	-2
pattern -[w]wM	4				-3	-2
pattern -w(w)M	-4					2	-1
pattern -w::M	-2				-1	2
pattern -wMw,w					-3	1
pattern M					-7	3	-3
pattern M, first	2	-1		-1	-2		-7	-1
pattern M.w(w.	-3				3
pattern M.w.w,	2				-2	-1
pattern M.wM	-2		-1		-3	3
pattern M/M, first						-5
pattern M/M/M, first	-3				4	-2	-1
pattern M/M/Mw	2	-1			2	-8	-2
pattern M/MM/M	7				-6	-4	-1
pattern M/Mw#M					-3		-1
pattern M/Mw#w	2				-3	-1
pattern M/MwM	3				-1	-5	-1
pattern M/MwMM	2	-1			-3	-1	-1
pattern M/MwMw	3				-1	-3
pattern MMM	3				-1	-3
pattern MMMMM	2				-1	-3
pattern MMMMMM	4				-2	-6	-1
pattern Mw	3				-3		-2
pattern Mw#wMM	-3		-1		3		-1
pattern MwM	2				-3	-1
pattern w#			-1	-1	2	-1	-3
pattern w##	3				-3	-2
pattern w###	-1				2	-4
pattern w##MMM	2				-2		-1
pattern w##w				-1	2	-4	-2
pattern w##wM/	-3				2	1
pattern w##wMw	-4				1	4	-2
pattern w#$M	2				-3	-1
pattern w#$M[]	-3				1	3
pattern w#$M☑$	-3					3	-1
pattern w#$M☒$	-3				1	3
pattern w#)#	-3				-2	3
pattern w#/MMM					-3	1
pattern w#M	2				-2	-3
pattern w#M, first	-3				2	1	-1
pattern w#M/MM					1	-3	-3
pattern w#MM	4				-2	-4	-1
pattern w#MM#M	3				-3
pattern w#MMM/					3
pattern w#MMw–	-3				1	3
pattern w#Mw#w	3				-2	-2
pattern w#Mw:	3				-2	-2	-1
pattern w#Mw:w	3				-3	-1
pattern w#MwM					1	-3	-2
pattern w#MwMw	1					-3
pattern w#w		-1		-1	-1	2	-4	-1
pattern w#w(w)	-1			-3	1		-1
pattern w#w-wM	4				-3	-1
pattern w#w/w	3				-1	-2
pattern w#wM	2				-1	-3	-1
pattern w#wMM/	-1				3	-1
pattern w#wMw#	-3				4
pattern w#wMwM	-2					4
pattern w(...M, first	-1				1	-5	-1
pattern w(w)	-3		2			-1	-1
pattern w(w)$M					-2	3
pattern w(w), first	3				-3	-1
pattern w(w)-M	-3				1	3	1
pattern w(w)..	2				-3	1
pattern w(w):	-3				-3	4
pattern w(w):M	-5				5
pattern w(w)M	-3				-2	4	-3
pattern w(w)w	3				-2	-3
pattern w(w)w#	-1				3	1
pattern w(w)w(	-2					4
pattern w(w)w.	-2				-1	3
pattern w(w)wM					1		-2
pattern w(w.)					1	-3
pattern w(w:w)	-2				-1	3
pattern w(wM)w	-2					3
pattern w+Mw:w	3					-3
pattern w,	3				-3	-1
pattern w,w	-1	-1	-1		1	3	-5
pattern w,w!	4				-4	-2	-2
pattern w,w#,M	-2				-2	3
pattern w,w#MM	-3					3
pattern w,w,w.	1					-3	-1
pattern w,w.	-2	-1			-2	3
pattern w,w.#M	-3				2	1	-1
pattern w,w.w,	-2				1	3	-2
pattern w,w.w.					1	3	-1
pattern w,w:	3				-4	4
pattern w,wM	-2		-1	-1		-3	1
pattern w,wM.w	-2		-1		1	3
pattern w-					-3	3	-1
pattern w-#w	1				4	-3
pattern w-----	2				-1	-3	2
pattern w-Mw,w	-3				3	3	-1
pattern w-w	1				1	-5
pattern w-wMMw	-3				1	3
pattern w.....		-1	-1	-1	1		-4	-1
pattern w.M	5				-2	-3	-1
pattern w.MM	4				-4
pattern w.w#MM	-3				2	-1
pattern w.w(w)	1				-3		-1
pattern w.w,	3				-3	-1
pattern w.w,w.	-3		-1		1	4	-1
pattern w.w,wM					-2	1
pattern w.w.	-1				-1	3
pattern w.w.w,	4				-4	-4
pattern w.w:					1	-3
pattern w.w:M	4				-3	-1
pattern w.wM	-1				3	-3	-2
pattern w.wM/M	-1				-2	3
pattern w.wMMM	2					-3
pattern w.wMMw	-3				3
pattern w.wMw,	1				3	-3
pattern w/w	-1				-2	3	-2
pattern w/w#w.	-2				3
pattern w/w, first	2				-3	-2	-1
pattern w/wMMw	-3				2	2
pattern w:						3	-1
pattern w:#	-3			-1		2	2
pattern w:#/#/	1					-3
pattern w:#w:#	-2					3
pattern w:#w:M	2					-2	-2
pattern w:+M	3				-3	-2	-1
pattern w:, first	-4				5		-3
pattern w:-$M	-3				3	-1
pattern w:---	1					-3
pattern w:--M/	-3				3	-1
pattern w:--w	-3				-1	3	-1
pattern w:--w-	-2					2
pattern w:-M-	2				-2	-2
pattern w:-M/M	-3				3	-1
pattern w:M		-1		-1	-1	1	-3	-1
pattern w:M(wM	-4				1	4
pattern w:M---	3				-1	-2
pattern w:M-M	3				-2	-2	-1
pattern w:M.#$	3				-2	-1
pattern w:M.#M	3				-2	-3
pattern w:M/M/		-1		-1	-2	1	-4	-1
pattern w:M/Mw	-1				1	2	-4
pattern w:M@w,	-4				3		-1
pattern w:MM	2				-3	-1
pattern w:MMM	3				-5	-1	-1
pattern w:Mw,M	-1				2	-3
pattern w:Mw,w	-3				1	2
pattern w:Mw:w	2				-5	2	-1
pattern w:MwMw					-3
pattern w:w#M, first					1	-3
pattern w:w, first	-2				2	-1	1
pattern w:w,w,	3				-2	-3
pattern w:w.	4				-3	-1
pattern w:w.w:	3				-2	-1
pattern w:w:	-2				5	-4
pattern w:w:Mw	5				-4	-2
pattern w:w:w	-2				-1	3
pattern w:w:w-	3				-3	-1
pattern w:w:w:	-2	-1		-1	-2		3	-1
pattern w:wM,w	1					-4	-1
pattern w:wMw	1				-2	3
pattern w:wMw#	-2					3	-1
pattern w:wMw:	-2				2	3
pattern w=M	-1				-3	1	-1
pattern w?	1		-1			-3	-1
pattern wM##MM	-1				-1	3
pattern wM#wMw	3				-3	-2
pattern wM, first	-3				2	1	-1
pattern wM,wM,	1				1	-3
pattern wM-w	-2				3	-2
pattern wM.wM.	3				-3
pattern wM/MM/	-2				-5	3	-1
pattern wM/MMM	2				-3	3	-1
pattern wM/Mw#	1				1	-4	-1
pattern wMM		-1		-1			-3	-1
pattern wMM#/#	2				-3	-1
pattern wMM#w	3				2	-3
pattern wMMMM	6				-2	-6	-1
pattern wMMMMM		-1		-1			-3	-1
pattern wMMMw#	2				-1	-2
pattern wMMMwM							-3	-1
pattern wMMwMw	1				4	-2
pattern wMw#/M	-3				1	4
pattern wMw#wM	1				-3	2	-1
pattern wMw,Mw	3				2	-3
pattern wMw,w	1					-3	-1
pattern wMw,wM	-1				2	-3	-1
pattern wMw.	3					-3	-1
pattern wMw.w:	4				-4	-3
pattern wMwM#w	1				1	-2
pattern wMwM/M					-2	-3	1
pattern wMwM/w	3				-2	-2
pattern wMwMM	2				-1	-3
pattern wMwMw			-1			2	-2
pattern w®w	2				-2	-1
pattern w®w#	3				-3	-2	-1
pattern w·#w.w	4				-2	-3
pattern •w#/#/	3				-2	-1
pattern •w.	3				-1	-3
pattern •wM/M/	4				-3	-1
pattern 👍	2				-2	-1
payment	-4				-1	4
payment amount	-3				-1	3
payment information	2				-2	-1
payment received	3					-3
payment status: on time	-3				-1	3	-2
payments and other credits	3				-1	-3
personal loan	-1				1	-3
potentially negative	3				-3	-1
principal balance	-2	-1			-3	2	1
recent balance	-4				5	-2
recent payment	5				-2	-5
regular monthly payment	-3				-1	3
reported balance	-3				3
reported since: terms: high balance	4				-4	-3
scheduled payment					-6	1	-1
scheduled payment amount	-3					4	-1
status	2				-4	-3	1
status: open/never late	3				-3	-1
student loan	-2				2
student loans	3				-3	-1
to whom it may concern,	4				-4	-1
total balance	4				-4	-1
total claim	-2			2		-1
total current balance	4				-4
total monthly payment	-2					2
you owe	4				-4	-2
# sum line below
account info	2				-2	-3
account status	-3				2	2	-1
available balance	5				-5	-2
available credit	-1				-1	-5	3
balance	-5				5	-3	-2
balance updated	1				-1	-4
begins #	3				-2	-3	-1
begins $	-1				-3	2	-1
begins *	3				-3	2	-3
begins +	3	-1			-2	-2	-2
begins .	3				-3	-2	-1
begins 0-30	-4				4	-2
begins a	-2				-4	1	1
begins acreedor	2				-1	-3	-1
begins actual	-3				-3	3	-3
begins additional	4				-2	-4
begins agency					1	-5	-1
begins aging	-4				4	-2	2
begins ally	4				-3	-2
begins amex					-2	3
begins amount	-1	-1			2	-3	-2
begins and	-2		-1		3	-1	-2
begins annual	3				-3	-1
begins anthem	4				-4	-1
begins apple	-1					3	-1
begins apply	4				-2	-3
begins as	2				-2		-1
begins attorney	2				-1	-4
begins aug	4				-3	-2
begins available	3				-4	-1	2
begins ay	-2				2	2	-1
begins b	-4				-5	5	-1
begins balance	-2			-1	-1	-1	3	-1
begins balances	6				-4	-3
begins balloon	3				-1	-1	-1
begins bank	-1				3		-2
begins between	6				-6	-4	-1
begins bills	3				-3	-2
begins bk	4				-2	-2	-1
begins brother	-2				3	-2
begins budget	1					-3	-1
begins c	1				-3	2	-2
begins call	3				-2	-3	-1
begins cap	-1				3	-2	-1
begins carecredit	2				-3	2
begins carro	-4				3	2
begins cash	-1				3	-1	-1
begins charge	3					-3
begins charge-off	1				-1	2	-3
begins charged	-2				3	-1	-2
begins check	1				1	-3
begins chrysler	-3					3
begins church	3				-2	-2
begins citi	-2				1	3	-1
begins citibank	3				-1	-4
begins claim	-3				3	-3
begins claims	3				-3	-1
begins client	-1				2	-5	-1
begins co-borrower	-2					3	-1
begins cobalt	1				-1	-3	2
begins comment	-2					3
begins contact	3				-1	-4
begins continue	3				-4	-3	3
begins contractual	2				-3	-2
begins creditor	2				-3	2	-1
begins creditor's	1				-1	-3	-1
begins date	-1	-1		-1	-3		2
begins daycare	3				-2	-2
begins days	-1				-2	3	-4
begins dear	2				-1	-4
begins debt	4				-4	-3
begins debt-to-income	3				-1	-3
begins debtor	3				-2	-3
begins debts	4				-3	-1
begins dec	3				-2	-2
begins deferred	-2					3	-1
begins deposit	4				-3	-1
begins deposits	4				-3	-1	-1
begins dept	2				-2		-1
begins description	4				-4	-1
begins dick's	-3					2
begins discover	3				-1	-4	-2
begins done	5				-2	-5
begins duke					-2	2	-1
begins e	-4				5	2	-1
begins each	-1					3
begins education	4				-2	-3
begins el	-3				1	3	-1
begins elan	1				-3	2
begins electric			3		-3	-3
begins emergency	-1					3
begins enrolled	3				-2	-4
begins equal	3				-1	-3
begins equifax	3				-3	-2
begins est	3				-1	-5
begins estimated	4				-3	-3	-1
begins estimates	3				-3	-2
begins every	-2				3	-2
begins exeter	-1				1	3	-1
begins experian	4				-4	-2
begins f	-3				4	-2
begins feb	6				-5	-3
begins federally	4				-1	-3	-1
begins fees	4				-3	-2	-1
begins fidelity	5				-5	-2
begins fifth	-3		-1		4	-2
begins financial	3				-3	-3	2
begins firstbank	-3				2	1
begins for	1				-4	1
begins from	-2				1	3	-1
begins gap	-2					2	-1
begins goal	3				-2	-2
begins got	-4				4
begins gracias	4				-4	-3
begins grant	3				-2	-1
begins greensky	-2				1	3	-1
begins groceries	4				-3	-3	-1
begins group	1				2	-5
begins happy	3				-2	-3
begins harley-davidson	2				-2	2
begins her	-4				4
begins hers	2				-2
begins hide	-1				1	-2
begins highest	-1				1	-2	-3
begins history	-3				1	2	-3
begins holiday	4				-3	-2
begins hospital	-4				3		-1
begins house	3				-2	-2
begins household	-1	-1			3		-1
begins how	-2					3	-1
begins i	-1						-3
begins if	2		-1			-4	-1
begins image	-3				4		-1
begins important	3				-2	-2
begins in	-3				2	1	-2
begins initial	2				-1	-3
begins inquiries	2					-5	-2
begins install	2				-1	-1	-1
begins installment		-1		-1	-3	2		-1
begins insurance	3				-2	-2	-1
begins interest	-3	-1		-1	1	-1		-1
begins irs	-1				2	-3
begins items	2				-1	-5
begins j	-3				3
begins jefferson	-2				2	4
begins jun	2				-2	-4	-1
begins juniper	3				-3	-1
begins kay	-5					2	-1
begins kettering	2					-3	-1
begins kohl's	3				-1
begins kohls	-3				2	2
begins last	-2				1	2	-4
begins learn	3				-3
begins lease	-4					3	-1
begins left	2				-1	-4
begins legend	2					-3
begins let	3				-2	-2
begins liabilities					-2	3
begins lightstream	3				-3	-3	-1
begins limit	-3				3	-1	-1
begins loan/account	3				-1	-2
begins long	3				-3	-1
begins macy's	-2					4	-1
begins mar					-3	2	1
begins marcus	3				-3	1
begins mariner	-2				2	1
begins may	4				-4	-2
begins member	-3				-1	3
begins menards	2				-3	1
begins midland	-2				1	2	-2
begins min	-4				2	3	-1
begins miss	3				-2	-1
begins monthly		-1			2	-3	-3
begins months					-4		-2
begins monto	-1				2	-3
begins mortgage	3				-2	-2	-1
begins muchas	3				-1	-2
begins my	-2				3	2	-1
begins national	4					-3
begins need	-1				-3	2
begins net	3				-3	-4	1
begins netflix	4				-3	-3	-1
begins never	-3					3	-1
begins no	1					-5	-1
begins nonpriority	-6			3	2	-1	-1
begins note	2				1	-3
begins notice	4				-2	-4
begins now	5				-4	-3
begins of	-4				4	-2	1
begins offer					2	-4
begins offers	1				-3	1
begins official	4				-3
begins ollo	-3				2	1	-1
begins opened	-1						-3
begins opening/closing	4				-4
begins oportun	-2				2	2
begins orig	-3				3	-2
begins original	-1				1		-3
begins our	3				-1	-4	-1
begins overdraft	3				-1	-3
begins owe	3				-3	-1
begins owed	6				-5	-3
begins page					-4	3	-3
begins pago					1	-3
begins paid	2				1	-6	-1
begins partial	-3				-3	3
begins patient	-2				3	-2
begins paycheck	4				-3	-3	-1
begins payments		-1			1	-3	-2
begins pays	2				-1	-5
begins pending					1	-3
begins per	-3				3	-2
begins personal	-3				-1	3	1
begins placed	-3				3	-1
begins plan	4				-3	-2
begins platinum	-3					3	2
begins please	3					-1	-1
begins pmt	3				-2	-2
begins pnc	-3				-2	4
begins po	-3				2	2	-1
begins portfolio	-2				3	1	-2
begins potentially	3				-3	-2
begins previous	3				-2	-2	-1
begins property	2				-3
begins prosper	-3				1		-1
begins provide	5				-5
begins public	3				-1	-3
begins purchase	3				-1	-2
begins purchases	-1	-1			-3	2	2
begins questions	4				-2	-3
begins rate	-1	-1			-1	3	-1
begins rating	6					-6	-1
begins receipts	3				-3
begins reference	-3				2	1	-1
begins refund	-1				-2	3	-1
begins regional	-3				1
begins regions	-1				2	-2
begins regular					2	-4	-3
begins remark	5					-5
begins reply	3				-1	-3	-1
begins reported	-2		-1	-1	4	-3	-3
begins respectfully	3				-2	-2
begins responsibility	1				-3	2	-4
begins retirement	3				-4	-1
begins saldo	3				-3	2
begins sam's	2					-4
begins savings	4				-3	-2
begins scheduled	1				-1	-4	1
begins score	1				-3
begins sears	-3				2	1
begins second	-2				1	3
begins secured	1				1	-3
begins see	5				-1	-4	-1
begins sep	1				-3	2
begins showing	2				-4	1
begins signature	3				-2	-2
begins signed	4				-2	-3
begins sincerely	2				-1	-2
begins skip-a-pay	2				-3
begins snap-on	2				-3	2
begins sorry	1		-1		-3	3
begins source					-3	1	-1
begins space	-3				3
begins state	3				-4
begins suffix	4				-3	-3
begins summary					-3	2
begins target	2				-2	3
begins tarjeta	-3				1	2
begins term	1				-4	-2	3
begins thanks	2				-3	-2	-1
begins that's	-3				2	2
begins then	-4				2	3	-1
begins third	-3				1	3
begins this					2	-4	1
begins times	3					-1	-2
begins to	3				-2	-1	-1
begins tower	-2				2	2
begins transaction	4				-2	-1	-1
begins trustee	3	-1			-3	-1
begins tình	-2					2
begins ulta	2					-4	-1
begins uncle	3				-3	-3
begins undergraduate	6				-6
begins unless	4				-4	-2
begins unpaid	3	-1			-2	-3	-3
begins upvote	5				-3	-2	-1
begins us	-4					4
begins v	2				-2
begins vanguard	3				-2	-1
begins venture					-3	-2	1
begins view	-2				2		-3
begins was	-5				3	4
begins water	4				-2	-2	-1
begins we're	-3				3	-2
begins what's	-2					3
begins would	3				-2	-3
begins y	-3		-1		4	1	-1
begins year	1					-3
begins you	1	-1			-1	-3	-1
begins you're	2				-1	-3
begins your	2	-1				-4	-2
begins ~	3				-1	-2	-4
begins •	-1				3	-1	-2
begins ◦			-1		2	-3	-1
begins ☐	-3		-2		3	1	-2
begins ☑	-3		-1		3	-2	-1
begins 三	-2					2	-2
begins 二	2				1	-2	-3
begins 合计	-4				4		-1
begins 存款	3				-2	-2	-1
begins 状态	-3				-2	3	-1
begins 👍	-4				3	1
begins 😬	-3				3	-2	-1
capital one	-3				3	-3
closed	-3				3
closed date	3				-2	-2
collection	-2				-3	3
credit card	3				-3	-3	-1
current	2					-5
current balance	-3				3	-3	-3
date opened	1				-2		-3
date updated	-3				3	-2
due date					-1	4	-2
high balance	2				-2	-3
highest balance	-1				1	-3	-2
in collections	-3				4	-2
interest rate	1				-1	-3	-1
last payment date	-4				4	-1
last payment made	4					-3
last verified	4				-3	-3
limit	1					-3
loans	-3				3	-2
límite de crédito	-2				2	-1
make a payment	4				-2	-2	-2
means 					-3		1
means , short		-1		-1	-2	-2	-5
means accountStatus, short	-4					3	-1
means balance, short	-2			-1	3	-4	1
means date	-2				-2	3
means money					1	-4
means money, short	2	-1			-2	-1	2
means name	2				-3	2
means opened, short	1				-4	1	-4
means original, short	-2				3	-2	-2
means paying, short	-2					3	1
means status, short						1	-4
means statusHint, short	-1				1	-3	-2
means statusLoose, short						2	-5
means text	-1				-3	3
means text, short	2				-1	-2	-5
minimum payment	-3				-1	4	-2
mohela	3				-3	-1
next payment	2				3	-2	-1
offers for you	-2				-1	2
original amount	2				-1	-3	-1
original balance	-5				4	4
original loan amount	2				-2	-3
past due	4				-1	-4	-2
past due amount	-2				-3	3	-1
pattern "#","w	-1	-2	2		-1	1	-3	-1
pattern #	-1				2	1	-2
pattern #"w","	-3					2
pattern ##/#M	3				-2	-1
pattern ##/#MM	3				-2
pattern #)w(w)	-3				-1	4
pattern #)w,Mw	-3				2	2
pattern #, first	-1				2	-2	-1
pattern #.w	1				-3	2	-2
pattern #.w#.$	4				-3	-3	-1
pattern #.w(w)	-2					3	-2
pattern #.w,w#	-2				1	2	-3
pattern #.w,w☑	-2				-4	4
pattern #.w.	1				-2	3
pattern #.w.#.	3				-3
pattern #.w...	1				-5	1
pattern #.w.w#	3				-3	-2	-1
pattern #.w.w.	3				-4	-1
pattern #.w/w(	-4				3	1
pattern #.w/w,	-3				-2	3
pattern #.w:	3				-3
pattern #.w:w	2				-2
pattern #.w:w.	2				-2	-1
pattern #.w?	-3				3	1
pattern #.wMw,	-3				3	2
pattern #.wMwM	1				-3	2
pattern #.w☐w	-1				-1	3
pattern #=w#=w	-2				2	3
pattern #M/#MM	2				-3	-1
pattern #M/MMw	2				2	-2	-1
pattern #M/Mw	1				1	-1	-4
pattern #M/MwM							-3
pattern #w#M/M	2				-1	-3
pattern #w#Mw	-4				4
pattern #w, first					1	-3	-1
pattern #w,w#M	1				2	-2
pattern #w,wMM			-1		1	-4
pattern #w:w	1		-1		-2	-3	2
pattern #wM	3				-3	-1
pattern #wM/MM	-2				-3	2
pattern #wMM	-1				-1	2
pattern #wMMM					-2	2
pattern #wMMM#	2				-2	-2
pattern #wMMMM	-1		-1	-1	-1		2
pattern #wMw.w					-3	2
pattern #wMwM	-2				2	1
pattern #wMwM#	-1				3
pattern #wMwM/	-1				4	-1
pattern #wMwMM	-1					1	-3
pattern $M	-3				-3	4
pattern (w)	3				-3		-1
pattern (w)w,w	-3				1	2
pattern (w)w:w	-3				3	2
pattern *w	-2				-2	3	-1
pattern +-----	4				-4	-1
pattern --, first	2				2	-6	-2
pattern ------		-1		-1	1		-3	-1
pattern ------, first	3					-4
pattern -[]w(w	3				-1	-2
pattern -[]w,w	-2				2	-2
pattern -[w]w	4				-2	-3
pattern -w(w)M	-3				3	1
pattern -wMw,w	-3				3	1
pattern -wMwMw	-4				3	3	-1
pattern </w>	-2				3	-5
pattern <w>	3				-1	-2	-1
pattern ======	1				2	-2
pattern >w:M<	-3					3
pattern >wMwM/	3				-1	-3
pattern M	3				2	-4	1
pattern M, first	1	-1		-1	-2	1	-7	-1
pattern M.w$M	4				-4
pattern M.wM	-2		-1		-2	2
pattern M.wM.$	4				-2	-3
pattern M/M/M#	1				-4		-1
pattern M/M/M, first	-2				-2	3	-2
pattern M/M/M.	-2				2
pattern M/M/MM	-1				2	-4
pattern M/M/Mw	8				-6	-6	-1
pattern M/MM/M	5				-1	-4	-1
pattern M/Mw#M					-5	1
pattern M/Mw#w	-1				-3	2
pattern M/MwM	1				-6	1	-3
pattern M/MwMM	3	-1		-1	-3	-3	-1	-1
pattern M/MwMw	4				-3	-2
pattern MM	1					-3
pattern MMM	3					-3
pattern MMMMMM	5				-3	-4
pattern Mw	-2		-1			3	-1
pattern MwM	-2				-2	2	-1
pattern MwM/M/					-4	-3	2
pattern MwMw	4				-4
pattern [w]	3				-1	-4
pattern w		-1	3	1	-1	-1	-1	-1
pattern w#	-1	-1			-2	-1	4
pattern w#####	3				-3	-3
pattern w##/MM	-5				5	-2
pattern w##M	3					-3
pattern w##w	3					-3
pattern w##w:w	-3				3	-3
pattern w#$M	2				-2	-1
pattern w#$M$M	-2	-1			-2	4	-1
pattern w#$M[]	-3					3
pattern w#$M☑$	-3				-3	4
pattern w#$M☒$	-3					3
pattern w#)	-1				-3	2	-2
pattern w#)MM	-3				2	1
pattern w#, first	-3				4	-5	2
pattern w#/M/#	4				-3
pattern w#/M/M	4				-2	-2	-1
pattern w#:	2				-3	2
pattern w#:w—w	3				-1	-2
pattern w#M$Mw	-2				2
pattern w#M/M/	-4	-1			1	1	1
pattern w#M/MM	-2				2		-3
pattern w#MM	1				-5	1	-1
pattern w#MM#M	3				-3
pattern w#MMw	-2				-1	3
pattern w#MMwM	-1					3	-1
pattern w#Mw	-1					4	-2
pattern w#Mw#M					2	-3	-2
pattern w#Mw:	3				-3	-1	-1
pattern w#MwMw	2				-1	-3
pattern w#w	2					-4	-1
pattern w#w#			-1		-2	1	-3
pattern w#w#w	3				-3
pattern w#w#w#	4				-5	3
pattern w#w, first	2		-1			-3
pattern w#w.w	-1				2	-3
pattern w#wM	-1				2	-3
pattern w#wM/M	-3				3
pattern w#wMM/	-3				2
pattern w#wMw	3				-2	-1
pattern w$M	4				-1	-3
pattern w$M$M	2				-2	-3	-1
pattern w$____	4				-3	-2
pattern w&w	6				-5	-3	-1
pattern w&w, first	5				-4	-3
pattern w(...M, first	2				-2	-1
pattern w(w), first	2				-2	-3
pattern w(w)-M	-2					2	-1
pattern w(w):M	-1				-1	3
pattern w(w)M	2				-1	-3	-1
pattern w(w)Mw	-2	-1	-1	-1	2	2	-1
pattern w(w)w	-2				-1	2
pattern w(w)w#	-3				3	1
pattern w(w,w)	3				-2	-3
pattern w(w:w)	-3				3	2
pattern w(wM)w	-2				3	-4	-1
pattern w(wM/M	-3				3	-2	-2
pattern w+M	4				-3	-3	-1
pattern w+MwM/	-3	-1			-1		3
pattern w,	2				1	-4	-1
pattern w,w					1	-1	-4
pattern w,w,w#	-3				3
pattern w,w,wM	-3				3	3	-1
pattern w,w.	3				-2	-2	-1
pattern w,w.w.	3				-1	-3
pattern w,w.w:	3				-2	-1
pattern w,w.wM	-2					3
pattern w,wM	1				-2	3	-1
pattern w,wM,w	1				-2	4	-2
pattern w,wM.	-2					3	-1
pattern w,wMw.	3				-3	-1
pattern w,wMwM	3				-4		-1
pattern w-----	1					-3
pattern w--w	-3				-2	3
pattern w-M	3				-4		-1
pattern w-w					2	-4	-1
pattern w-w#MM	-3				1	2	-1
pattern w-w, first	-4				4	-3	-1
pattern w-wM	4				-3	-1	-1
pattern w-wMMM	2				-2	-2
pattern w-wMw;	-3					2
pattern w., first	1				1	-4	-1
pattern w.....	2	-1		-1	-1	1	-3
pattern w....M	-3				2	-1
pattern w.M	2				-4	2
pattern w.MM	3				-2	-2
pattern w.w	2				-3	1	-2
pattern w.w#Mw	-3				1	3
pattern w.w#w.	3				-2	-2	-1
pattern w.w#wM	-2					3
pattern w.w, first	-2				2	1
pattern w.w,wM	-3				1	3
pattern w.w.	3				-1	-3	-2
pattern w.w.w	3				-1	-2
pattern w.w.w#	2				-1	-3
pattern w.w.w,	-3				2	3
pattern w.w.w.	3				-2	-4
pattern w.w:	3				-2	-1
pattern w.w:M.	-3				2	1
pattern w.w?	-4				1	2
pattern w.wM	4				-3	-2
pattern w.wM, first	3					-4
pattern w.wM/M	-4				3	2
pattern w.wMw	-2				1	3	-1
pattern w/w, first	-2				3	-3
pattern w/w...	3				-4	1
pattern w/wM	4				-4	-2
pattern w:#w					2	-3
pattern w:$M	-1					-4	1
pattern w:+M	-2				2	-1	-1
pattern w:, first	3				-2	-2	-3
pattern w:---	2				-2	-1
pattern w:----					-5	3	-1
pattern w:--w	4				-2	-1	-1
pattern w:-M	3				-3
pattern w:-w	4				-2	-2
pattern w:-w-	3				-2	-2
pattern w:M, first	-3				2	2
pattern w:M.#$	3				-1	-2
pattern w:M.#M	2				-1	-2
pattern w:M@w,	-4				4	2	-1
pattern w:MMMM	3				-3	-2
pattern w:Mw	-3				1	2	-2
pattern w:Mw,w	-1				3	-2
pattern w:Mw,w, first	-4				4
pattern w:Mw.w	3					-2	-1
pattern w:Mw:w	2				-3	-4	2
pattern w:MwM	2				-2	-1
pattern w:w#M	-3					3
pattern w:w#M, first	-4				4	-5	-1
pattern w:w, first	-3				2
pattern w:w,w,	3				-2	-2
pattern w:w,w.	2					-3
pattern w:w,wM	4				-2	-3
pattern w:w--w	3				-1	-2
pattern w:w-w		-1		-1	4	-3	-2	-1
pattern w:w.Mw	-4				1	2
pattern w:w.w,	3				-2	-3	-1
pattern w:w.w.	3				-3	-2
pattern w:w.w:	3					-2
pattern w:w:	4				-3	-2
pattern w:w:M	-1				-3	3	-1
pattern w:w:M/	3					-3	-2
pattern w:w:w	2				-1	-3
pattern w:w:w:	1	-1		-1	-3	1	1	-1
pattern w:w:w:, first	-3				-4	4
pattern w:w=w=	3				-3	-2	-1
pattern w:wM.	-2				-2		3
pattern w:wM/w	-3				2	1	-1
pattern w:wMwM	-1				1	-5	-2
pattern w=M	-4				1	4
pattern w?, first	-1				-4	2
pattern w?M	2			-1	-1	-2
pattern w?wMw.	3				-3	-1
pattern wM(w)	-3				4	-1	-1
pattern wM, first	-1				1	-5	2
pattern wM-w	-2				-3	4	-2
pattern wM-w#$	-3				2	2
pattern wM.	-3					1	3
pattern wM.wMw	-3				2	4	-1
pattern wM/M	3				-3	-2
pattern wM/M/#	4				-4
pattern wM/M/M, first	3				1	-5	-1
pattern wM/MM/					-4	2	-1
pattern wM/Mw:	-4				4	-2
pattern wMM#/#	3				-2	-1
pattern wMM/w	-3				1	2	-1
pattern wMMM	2	-1		-1	-2	-3	-1	-1
pattern wMMMM	1					-3	-3
pattern wMMMMM		-2	-1	-2		-3	-4	-1
pattern wMMMw	-1				-2	3	-1
pattern wMMw,w	-2		-1		3	-3
pattern wMw#M	4				-4	2
pattern wMw#w	2				1	-6	2
pattern wMw(w)	2					-3
pattern wMw, first	1				1	-4	-1
pattern wMw-	2				-3	-2	-1
pattern wMw.w	3				-3	-3
pattern wMw.w.	3				-3	-1
pattern wMw.w:	3				-2	-2
pattern wMw.wM	-2				5	-3	-2
pattern wMw:w	-1				2	-2
pattern wMwM	-3	-1		-1	4
pattern wMwM, first	-5				2	1
pattern wMwM.w	2				-1	-3
pattern wMwM/w	3					-3
pattern wMwMM	2				-1	-3	-1
pattern wMwMwM	1	-1	-1	-1	-2	-1	-4	-1
pattern w|w	1					-3
pattern w|w|Mw	3				-2	-3
pattern w®w	3				-1	-2
pattern w®w©M-	2				-2	-1
pattern w—	1				1	-3
pattern •w	-4				2	2
pattern •w.					3	-4
pattern •w:Mw.	3				-1	-1
pattern •wM/M/	3				-3
pattern ☐w(w)M	-3					1
pay status	3					-2	-1
payment due date	-3					3
payment history	3				-1	-2
principal balance	-4				4		-1
responsibility	-2				-1	2	-1
scheduled payment	-3				-4	-4	4
status	-2			-1	1	3	-1
status: open/never late	-3					2
total monthly payment	3				-3	-1
unpaid interest	1					-3	-2
# sum place
1	1	-1	1	-1		-1	-3	-1
4	1	-2		-1	1	1		-2
# sum read as, shape
accountNumber dollars-and-cents	-1			-3	2
amount cents	-3		-2	-1	2	-2	-1	-1
amount dollars	-1	-1	-1	-1	2	-4	-2	-1
amount dollars-and-cents	-2			-2	2	-3	-2	-1
amount thousands	-2	-1			2	-3	-1
amount thousands-and-cents	-2		-1		2	-3	-1
amount? cents	-2	-1			1	-6	2
amount? dollars		-1		-1		-4	-3	-1
amount? thousands-and-cents	-1		-1		2	-3	-1
current cents	-3				-1		2
current dollars	4				-1	-1	-1
current dollars-and-cents	-1					-3	4
current? dollars		-1		-1	-3	-1		-1
current? dollars-and-cents	-6	-1		-1	-1	-2	3
paying dollars	-4	-1		-1	1	2	-1
paying dollars-and-cents	-1				-6	2
paying thousands	-5				-2	5
paying? dollars-and-cents	-1				-3	2	-1
# sum read as
amount	-2	-1	-1	-1	2	-3	-3	-1
amount?	-1	-1		-1	1	-4	-1
current	-2		-1		-1	-3	4
current?	-3	-1		-1	-4		1	-1
no debts	2	-1	-2	-1		-3	-3	-1
no part	1	-1	-1	-1	-1		-3	-1
no part, in row		-1	-1	-1	-1	-2	-3	-1
paying	-2		-1	-1	-2	3
paying?	1	-1			-1	-1	-3
# sum read in
accountNumber, claims of a bankruptcy	-1			-3	2
amount, a paragraph for each debt	-2				2	-5	-1
amount, a row for each bureau	-2				2
amount, cards	-1				1	-7
amount, cards of a portal					1	-5
amount, claims of a bankruptcy	-1			-3	2
amount, columns below each other	-3				4	-5
amount, columns by their place	-1	-1			1	-6	-2
amount, headings over the values of each account	-5				5	-2
amount, labels	3				-3
amount, objects	-3				4	-1
amount, one debt a line	-1	-1	-2	-1			-2	-1
current, cards of a portal	-3				-2	2	1
current, columns by their place	-2				-4	-4	4
current, running text	-3				1	-3	3
current, tables and labels	-3			-1	-7	-3	4
no part, a column for each debt	3				-2	-3
no part, a letter about one debt	2	-1			-1	-4	-3
no part, a paragraph for each debt	-1			-1			-3
no part, a row for each bureau	4				-3	-3
no part, cards of a portal	2				-3	1	-1
no part, claims of a bankruptcy	1					-4
no part, columns below each other	-3				3	2
no part, columns by their place	2	-2	-1	-1	-3	1	-5	-1
no part, headings on several lines	5				-2	-4	-1
no part, headings over the values of each account	1				-4	1	-1
no part, labels	3				-3	-2
no part, objects	4		-1		-3	-4	-1
no part, one debt a line		-2	-1	-1	1	-2	-3	-1
no part, records of labels		-1				-3	-2
no part, running text	-2		-1	-1	2		-1
no part, tables and labels	2	-1	-1	-1	-2	-4	-2	-1
paying, a letter about one debt	-1				-4	2	-1
paying, a paragraph for each debt	-3				1	3
paying, a row for each bureau	-4					4
paying, cards of a portal	-3					2	1
paying, columns below each other	-3				-2	2
paying, columns by their place	-4					4	-1
paying, headings on several lines					-3
paying, headings over the values of each account	-2				-2	3
paying, records of labels	-3					3
paying, tables and labels	-3	-1	-1	-1	-1	3	-4	-1
# sum shape and behind
cents capitals	-2	-2			-1	2	-3
cents code	-1				-3	2	-1
cents date	-3	-1			3	-4	2
cents digits-2	-2	-1			3	-1	-3
cents dollars-and-cents	5				-4	-4
cents end	5		-1		-1	-4
cents lettered-code					1	-3	-1
cents mark-,	-1	-2	-3	-1	1	-1	-4	-1
cents mark-.	2				-4	1	-2
cents mark-/	-5				-2	4	2
cents mark-<	-2	-1			1	3
cents mark-|					1	-1	-3
cents mark-}	3		-1		-3	-2
cents mark-☐	-2				3	-2
cents mark-☒	-1				3	-2
cents thousands-and-cents	1	-1		-1	-2	-1	-3	-1
cents with-digits	-2				3	1	-1
dollars capital	3				-1	-2
dollars cents	-1				-1	3
dollars code	-1					-4	1
dollars date	1				-1	-2	-2
dollars digits-1	2	-1	-2		-5		-3
dollars dollars-and-cents	4				-4	-2
dollars end	2		-1			-3	-1
dollars lettered-code	-1	-1			-3		2
dollars letters	3	-2	-1	-1	-2	-4	1
dollars mark-)	1				-3	2	-2
dollars mark-,	-1	-1			4	-1	-2	-1
dollars mark--		-1		-1		-2	-3	-1
dollars mark-;	1					-4	-1
dollars mark->	3				-1	-4
dollars mark-@	-4				5	-5
dollars mark-—	-4				5	-1	-1
dollars with-digits	5				-5	-1
dollars-and-cents capital	-5				3	1	-2	-1
dollars-and-cents capitals	2	-1			-1	-3	-3
dollars-and-cents digits-3	1					-3
dollars-and-cents dollars	-3				2	3	-1
dollars-and-cents dollars-and-cents		-2	-1	-2	-1	1	-4	-1
dollars-and-cents end	2				-5		-2
dollars-and-cents mark-"	-3	-1	2		-1		-2
dollars-and-cents mark-)	1				-1	-5	2
dollars-and-cents mark--	-1	-1			1	3	-1
dollars-and-cents mark-.	-2	-1		-1	3		-3	-1
dollars-and-cents mark-;	-2				-1	3
dollars-and-cents mark-•	3	-1			-2	-1
dollars-and-cents with-digits	3				-1	-3
thousands digits-1					-1	3	-1
thousands end	3				-3	-1
thousands line	-1	-1	-1	-1	1	-4	-2	-1
thousands mark-$	1	-1				-2
thousands mark-+	2				-2
thousands mark--	-4				4	-1
thousands mark-.					1	-3	-1
thousands mark-/	-3				3	1
thousands mark-|	3				-3
thousands thousands	3				-3	-3	-1
thousands-and-cents capital	-1				2	-3
thousands-and-cents cents			-1		1	-4	-1
thousands-and-cents code	-4				1	4
thousands-and-cents digits-2	-1				2	-3	-2
thousands-and-cents digits-3	-5					2
thousands-and-cents end	2				-3	-1
thousands-and-cents mark-"	-1			-1	1	-1	-4	-1
thousands-and-cents mark-$		-2		-1	-3	-1	-2	-1
thousands-and-cents mark-[	-2				3	-3
thousands-and-cents mark-☐	-3				4	-2
thousands-and-cents mark-☑	-3				5	-3
thousands-and-cents mark-☒	-3				4	-3
thousands-and-cents small	-2	-1	1	-1	1		-2
thousands-and-cents thousands-and-cents	2	-1	-2	-1	-2	-1	1	-1
# sum shape
dollars-and-cents		-3		-2				-2
thousands-and-cents		-2	1	-2	1	-2	-3	-1
# sum size
-1	4				-3	-2
-2	4				-3	-3
-4	4				-3	-2	-1
0	6				-5	-6
1	8		-2		-5	-6	-2
10	3	-1			3	-10	-1
11	2	-1		-1	-1	-7	-3	-1
2		-1	1	-1	-8	2	-1	-1
3	-1	-1	1	-1	-7	5	-2
4		-1		-1	-3	4	-2	-1
7	2	-1	-1		2	-11	-3	-1
8	2	-1		-1	2	-10	-1
9	2					-7	-2
none		-1		-1	1	-1	4	-1
# sum sum
0 of 2	-1	-1	-2	-1	1	-1	2	-1
0 of 4	1	-1		-1	-4	1	-1	-1
1 of 3	1	-1		-1	2	-2	-3	-1
2 of 3		-1		-1	-3	1	-1	-1
largest	2	-1	-1	-1	2	-4	-2	-1
least		-1		-1	-3	2	2	-1
# sum words before
 apr	-1				2	-3	-1
 available	3				-2	-2
 balance	-1				2	-3	-2
 bank	-3				2
 by	2				-1	-2
 card	-1		2		1	-4	-1
 cash	1				-1	-2
 change	3				-3	-2
 check	3		-1		-1	-3
 checking	3				-3	-1
 closed	-4				4	-2
 collections	4				-3	-2
 credit	1					-3
 current	-1				1	2	-2
 days	-3				2	4
 dec	3					-3
 december	3					-3
 education					1	-3
 fcu	-3				4	-2
 feb	3				-3	-2	-1
 furniture	2				-2	-3
 inc	-4				4
 installment	4	-1		-1	-2	-6	-1	-1
 jan	4				-4
 kohls/capone	-5				-1	4
 limit	3				-2	-4
 loans	1				-1	-3	-1
 mar	3				-4	-2
 may	2				-1	-2
 medical	-2				3	-1
 mgmt	3				-3	-1
 min	2				-2	-2	-1
 minimum	-2				-4	3
 mo	-4				3	1
 monthly	1				-3
 months	-3				-3	3
 na	-4				-1	3
 nov	3					-3
 of	4				-2	-3
 one	-2				3	-1
 other	2	-1		-1	-3	-3	-1	-1
 payment	-1		-1		-3	4	-1
 r09	3				-2	-2
 recovery	-2				2
 rev	1				-2	1
 revolving		-1		-1	-3	1	-1	-1
 sum	3				-3	-1
 svcs	-1				4	-3
 terms	-3				-2	3
 total	5	-1		-1	-5	-5	-1	-1
 totals	8				-6	-5
 unsecured	2				-1	-3
 usa	-3				3
 xxxx	-3					2
1 a	1				-3	-1	-1
1 about	5				-2	-4
1 acceptance	-3				2	2
1 accounts	7				-6	-3
1 acct	-3				3	-1	-1
1 accts	4				-3	-3
1 ach	4				-4	-2
1 adj	2				-2	-1
1 adjustment	3				-2	-2
1 adjustments	4				-4	-1
1 advances	3				-2	-2	-1
1 after	4				-3	-3
1 ago	-1				2	-5	-1
1 aidvantage	-3				3	1	-1
1 all	3				-3
1 altima	-3				2	1
1 alto	3				-3	-2
1 america	-1			-1	3
1 amount		-1		-1	-2		3	-1
1 amt	3				-3	-5	-2
1 and	2				1	-4
1 applied	3				-3		-1
1 approx	4				-4
1 apr	-1				4	-4	-1
1 apr_percentage	3				-1	-2
1 are	-3					4
1 around	3				-1	-4
1 arrangement	-3				-1	1	2
1 as	5					-5
1 assets	4				-4	-1
1 assoc	-3				3	-4
1 associates	1					-3
1 at	-3				-2	3	-1
1 auto	-1		-1			3	-1
1 available	4		-1		-4	-2
1 b					1	-3	-1
1 balance	-1	-1		-1	1	-3	-2	-1
1 balances	4				-4	-1
1 base	3				-3
1 be	3				-2	-2
1 bill	2					-3	-1
1 borrow	3				-3
1 borrowed	2				-2	1
1 braces	3				-2
1 bridgecrest	-3				1	2
1 by	7				-5	-3	-3
1 camry	-3				3	-1
1 card	-1		3	-1	1		-3	-1
1 cards	3				-6	1
1 care	4				-4	-2
1 cashrewards	-3				3	-1
1 center	1					-5	-1
1 charge-off	1				-1	-2	-3
1 charged	1	-1			-2	-4	2
1 charges	2					-4	-1
1 check	4		-1		-2	-3
1 checking	4				-4	-4	-1
1 christmas	2				-3	-1	2
1 civic	3				-3	-1
1 claimed					1	-3	-2
1 classification	3				-3	-3
1 closed					3	-6	-1
1 closing	3				-2	-3
1 co	-1				2	-3	-1
1 collection					1	-3	-2
1 comcast	4				-1	-4
1 como	5				-3	-2
1 cooper	-3					2
1 corp	-3					1	3
1 cost	4				-3	-1
1 costs	3				-2	-2
1 couch	-1				3	-2	-1
1 creditors	2				-3	-2
1 credits	4				-4	-3	-2
1 current	-3	-1	-1	-1			2	-1
1 d	4				-2	-2
1 dad	-2				3	-2
1 date		-1			-3		-1
1 daycare	3				-3	-2
1 dc	3				-3	-1
1 dds	-3		-1		3	-3
1 debemos	-3				3	-2
1 debo	-3				3	-1
1 debts	4				-3	-1
1 december	3				-1	-3
1 dentist	-3		-1		4	-2	-1
1 deposit	5				-4	-3
1 dividend	3				-3	-1
1 down	5				-3	-4
1 draft	6				-4	-4
1 dues	3				-2	-2
1 edfinancial	-4				2	3	-1
1 edu	-4					3
1 electric	4				-1	-3	-1
1 emergency	4				-3	-3
1 enrolled	3				-3
1 equity					-3	2	-1
1 er	-2		-1		2	-3	-1
1 escape					-2	1
1 estate	3				-2	-2
1 example	3				-3	-1
1 expenses	4				-2	-3	-1
1 extra	4				-4	-3
1 f-150	-1				-2	2
1 far	4				-3	-1
1 feb	2				-3	-1	-1
1 fee	5				-2	-5	-2
1 fees	6				-3	-5	-1
1 fin	-1				-1	3
1 fingerhut	-2				3	-3	-1
1 fingerhut/webbank					2	-3
1 fitness	4				-2	-3
1 fixed	-3				3	-2
1 freedom	-1				-1	3
1 from	6				-3	-5
1 fund	3				-2	-1
1 gana	3				-1	-2
1 gas	3				-3	-2
1 geico	3				-1	-2
1 get	2				-3	-1
1 goal	4				-4	-3
1 government	3				-3	-2
1 groceries	3				-2	-3
1 group					4	-2
1 gym	3				-2	-2
1 had	3				-3	-1
1 hand	2	-1				-3
1 has	4				-2	-3
1 have					-1	-3	2
1 health	-1		-1		2	-2	-1
1 heloc	-2				3	1	-1
1 her	1				2	-3
1 hers	3				-2	-2
1 high	3				-1	-2
1 him	-1				-2	3
1 hits	3				-2
1 home	5				-2	-4
1 hulog	-5					5
1 hulu	3				-2	-2
1 hysa	3				-3
1 i	3				-2	-4
1 ia	3					-4
1 id	3				-1	-3
1 inc	-1				2	-4
1 includes	3				-1	-2
1 income	4				-6	-2	-1
1 insurance	4				-3	-2	-1
1 interest	5	-1			-6	-3	-1
1 internet	2				-2	-2
1 investments	3				-2
1 ira	3				-3	-2	-1
1 irs	-3				4	-2
1 is	-1			-1		1	-3
1 it	-1				1	2	-2
1 it's	-3				2	2
1 j	-3				1	4
1 jan	2					-5	-1
1 jun	2				-4		-2
1 k	4				-3	-1
1 klarna	-3		-1		3		-1
1 kohl's	-1				2	-3	-2
1 kohls	-2				4
1 lane					3	-1
1 late	-2					4	-2
1 lc	-3				2	3
1 least	3				-3
1 left	-4	-1			-1	3	-2
1 level	3				-3	-1
1 liab	3				-3	-1	-1
1 liabilities	5				-4	-1
1 liability	3				-2	-1
1 like	3				-1	-2
1 lim	3				-3	-2
1 limit	4				-7	-1	-1
1 lines	3				-2	-1
1 llc	-2	-1			2	-1	-1
1 loans	3		-1		1	-4	-1
1 lowe's	3				-3	-1	-1
1 lowes					1	-3
1 límite	3				-2	-3	-1
1 mae	-1				1	4
1 make					-4	1
1 malibu	-3				4	1
1 mar	-1				1	-3	-1
1 mastercard	-3				3	2	-1
1 maybe	1				-3	1
1 medical	1				3	-2
1 mensual	-2				-1	3	-1
1 mensualidad	-3					3
1 min	-1				-3	1	-1
1 minimum	-3				-5	3	-2
1 minimum's	-2				-2	4
1 mohela	-6		-1		5	3	-2
1 mom	-4				3		-1
1 monthly	-1				-4	2	-1
1 months	2				-4		-1
1 mortgage		-1		-1		3	-2	-1
1 mtg	-3				2	2	-1
1 mínimo	-3				-1	3	-2
1 n	3				-2	-2
1 nanay	4				-1	-4
1 navient	-2		-1		3
1 negative						-3
1 netflix	4				-2	-3
1 no	-2				3	-2
1 none	-4				2	3
1 note	-3				2		-1
1 now	-2				2	-1	-4
1 number				1		-4	-2
1 obligations	3				-2	-1	-1
1 oct	3				-1	-4
1 off	-1			-1	-1	-3	1
1 omaha	2				2	-3
1 on					2	-5	-1
1 only	4				-1	-3
1 open	2		3		-5	-3	-1
1 opened	-4				4	-3
1 or	3					-3
1 order	3				-2	-1
1 orig	2				-2	-4
1 original	3				-2	-4	-1
1 other	2	-1		-1	-3	-3	-1	-1
1 out					-5	1
1 over	5				-4	-5	-1
1 overdraft	-1				3	-3
1 owe	-3			-1	3	-1	-2
1 owed	-1			-1	1	-5	-2
1 owes	-4				4	-2
1 p	-1				2	-2
1 p&i	4				-3	-1
1 page	4				-3	-3
1 pay		-1			-7	2	-3
1 payment	-2	-1	-1	-1	-6	3	-2	-1
1 payment's	-3				-1	3
1 payments	6				-2	-6	-2
1 payrnent	-2				-1	3
1 payroll	3				-4	-1
1 pays	1				-3	-2	1
1 pending	3				-2	-1
1 pension	4				-2	-3	-1
1 period	4				-1	-3
1 phone	2				-2	-1
1 plan	-3				-1		3
1 pmt	-2				-9	3	-1
1 power	1					-3
1 pra	4				-3	-2
1 premier	-1				3	-3
1 premium	3				-2	-3
1 price	3				-3
1 programado	-2				-2	3
1 proposed	3				-2	-2
1 put	4				-2	-4
1 pymt	1		-1		-5	3
1 q	3				-2	-1
1 quoted	2				-2	-1
1 r	-3				3
1 r09	2				-2	-2
1 rate	3				-3	-2	-1
1 recovery	-1				3	-2	-1
1 refund	3				-3	-2
1 rent	4				-4	-2
1 renta	3				-2	-2
1 requested	4				-3	-2
1 retainer					3	-3
1 rob	-1		-1		1	3
1 roof	3				-3	-2
1 s	3				-2	-2
1 sapphire	-3				2	1
1 save	4				-2	-4
1 saved	2				-2	-2
1 savings	4				-7	-5	2
1 say	-3				3
1 sec	3				-2	-2
1 servicing	-5				2	2	-1
1 share	5	-1			-3	-3
1 signature	-2					3
1 signing	4				-4
1 since					3	-4
1 snowball	4				-1	-3
1 son	-2				2	-1
1 specify	3				-2	-2
1 standing	-4				1	2
1 still	-5				4	1
1 store	-1				-2	2	-1
1 subtotal	3	-1			-2	-3	-1
1 sum	4				-4	-2
1 supplies	3				-2	-2
1 support	4				-2	-2
1 syncb/lowes	1				2	-3	-1
1 tacoma	-2				1	3
1 take	-2				-4	2	-2
1 terms	-2				-3	2	-1
1 than	4				-3	-2
1 that's	-3				2	-1	-1
1 the	3				-3	-1	-1
1 through	4				-4	-2
1 time	1				-3	1
1 to	3				1	-6	-2
1 today	-3			-1	4	-3	-2
1 tot	3				-2	-1
1 total	6				-5	-7	1
1 totals	8				-7	-6
1 transfer	3				-2	-3
1 transfers	3				-3	-1	-1
1 transmission	-3				3
1 truck	-1					3	-1
1 tucson	-3				2	3
1 unapplied	4				-1	-4	-1
1 unlimited					1	-3
1 upgrade	3				-2	-3
1 us	1						-3
1 usa/targetcred	-1				4	-3
1 v	3				-1	-2
1 vencido	2				-1	-3	-1
1 want	-2				-3	3	1
1 was	5				-5	-3	1
1 washer		-1			2	-3	-1
1 water	1	-1			1	-3	-1
1 web	3				-2	-1
1 which	-3				2
1 wife	-3				3	2	-1
1 with	2				-2	-2
1 worth	2				-2	-1
1 x	-1				-5	3	-1
1 xxxx					-2	3	-1
1 xxxx-4410	3				-2	-2
1 y	3				-3	-1
1 years	2				-1	-3	-1
1 you	-1				2	-5	-1
1 your	3				-1	-2
1 余额	-5				6	-2	-2
1 合计	3				-2	-1
1 最低还款					-2	1	1
1 月供	-4				-2	5	-1
1 欠	-4				4
1 欠款	-3				3	-3	-1
1 每月还款	-3				-2	3	-1
1 额度	1				-5	-3
2 a	2					-3	-1
2 aadvantage	-3				-1	3
2 abc	3				-1	-4	-1
2 about	4				-2	-3
2 access	3				-2	-2	-1
2 account	-2			2	2	-3	-2
2 actual	6				-2	-5
2 advance	3					-3	-1
2 affirm	-3		-1		3	-1	-1
2 agency/attorney	-3				3
2 aidvantage	3				-2	-3
2 all	5				-5	-2	-1
2 ally	2		-1		-4		-1
2 ambulance	-2				3	-4
2 america	-3				2	2
2 american	-3				-1	2
2 amex	-3		-1		2	3
2 amount	1					-3	1
2 anesthesia	4				-3	-1
2 annual	4				-4	-1
2 apr	3				-1	-2
2 are	-2				3	-2
2 as	-3			-1	1	2	-2
2 asset	2				-1	-1
2 assets	3				-3		-1
2 at	4				-3	-2	1
2 at&t	-2				3	-2	-1
2 aug	3				-2	-4
2 automobile	-3				2	1
2 available	3				-4	-1	-2
2 b	3				-3	-2
2 bal	-3	-1	3	-1		2	-3	-1
2 balances	3				-2	-2
2 bankruptcy	4				-3	-4	-1
2 base	2				-2
2 bayad	-4					4
2 bcbs	3				-2	-3	-1
2 be	-1				2	-2
2 beginning	3				-3	-1
2 bill	1		-1		1	-3
2 bills	4				-3	-3
2 braces					-2	1
2 brother	-1				2	-3
2 by	2				-5	1
2 c	4					-4
2 cable	2				1	-4	-1
2 can	3					-4
2 cancel	3				-3	-3	-1
2 capital	-1				2	-2	-1
2 cash	-2				3	2	-2
2 charge-off	1				-1	-5	2
2 charged	1				-1	-3
2 charges	3				-2	-1
2 check	3				-3	-2
2 checking	4				-4	-2	-1
2 child	3				-2	-2
2 citi	1				1	-4	-1
2 citibank	1				3	-3
2 claim	4				-4	-1
2 clinic	-5				2	-2	3
2 closed	-2				4	-5
2 coast	2				-2	-1	-1
2 collection						-4	1
2 comenity	-3				2	3	-1
2 conn's	2				-2
2 costco	-3				1	2
2 couch	-2				-2	2
2 could	5				-2	-4
2 court	4				-1	-3	-1
2 crd	3		-1		-3	-1
2 credits	5				-5	-2	-1
2 crown	3				-3
2 ct	-2		-1		2	-4
2 ctr	-1					3
2 cuenta					3	-4
2 curr	-4				2	3
2 date		-1			1	-4	2
2 day	-1				2	-1	-1
2 de	3				-2	-2
2 debo	-3					3
2 debt					1	-4	-2
2 debts	3				-2	-1
2 deferred					-4	1	-1
2 del	4				-3	-2
2 deposit	5				-4	-4	-1
2 dept	-3				1	2
2 disbursed	3				-2	-1
2 discover	2				-1	-3	-2
2 dist	2				-2
2 dmp	4				-2	-2	-1
2 done	3				-1	-3
2 down	-3				2	-2
2 due	-1	-1		-1	-4		2	-1
2 duke	2				-1	-3	-1
2 edfinancial	-4				3	2
2 emergency	2				-1	-3
2 ends	-2					3
2 energy	4				-2	-4
2 enrolled	6				-5	-3	-1
2 er	-4				3	2	-1
2 escrow	3				-2	-3	-1
2 esposo	2				-2	-1
2 est	5				-2	-4
2 estate	2				-1	-3
2 estimated	-1				3	-4	-1
2 example	4				-2	-3
2 exeter	-3		-1		2
2 farm	3				-2	-4
2 feb	1					-3
2 fed	3				-2	-1
2 federal					-3	3	-1
2 fee	6				-4	-4
2 fees	-2				2	-3	-2
2 filed	4				-3	-3
2 final	4				-4	-2
2 fingerhut	-3				3		-2
2 for	3	-1			-3	-1	-1
2 ford	3				-4	-1
2 four	-4				1	3
2 freedom	-3				1	3	-1
2 fs	-1				3	-3	-1
2 full	4				-1	-3	-1
2 fund	4				-3	-1
2 funding	-4				4	-3
2 furniture	-2				-2	4
2 gap	3				-3	-2
2 go	-3				-2	3
2 goal	3				-1	-3
2 have	2				-1	-3
2 high	1	-1		-1	-4	-1	-1	-1
2 highest	3				-5	-5	2
2 his	-3				3	-1
2 history	-1				3	-2
2 holiday	3				-2	-2
2 housekeeping	3				-1	-2
2 hr	4				-2	-2
2 improvement	-3					3
2 income	4				-4	-1
2 individual	-2				1	4
2 inst	-1					3
2 insurance	1					-4	-1
2 int	4				-1	-3
2 interest	3	-1			-6	1	-1
2 ira	3				-3	-1
2 irs	-2				3		-1
2 is	-2				4	-1	-2
2 jan	3				-3
2 jeep	-4					4
2 jewelers	-3				-1	3	-1
2 joint	2				-1	-4	-1
2 judgment	4				-3	-1
2 jul	-4					3
2 july	-2				-3	3
2 jun	-2				-2	2
2 june	3				-1	-2
2 kbb	3				-3	-1
2 keep	-1					-3	3
2 kia	-2		-1		3	-1
2 klarna	2		-1		-2	-3	-1
2 knee	1				2	-3
2 la	5				-4	-3
2 last	-1				1	-3	-1
2 late	-1				1	1	-2
2 leasing	2					-3
2 ledger	3				-1	-3
2 left					-3	1
2 lending	-2	-1	-1	-1		3	-1
2 letter					1	-2
2 liability	3				-2	-1
2 life	2				-2	-3
2 lightstream	3					-4
2 limit/original	4				-2	-3
2 line	2				-2	-1	-1
2 lines	2				-3	-1
2 loan			-1		-1	3	-1
2 low	4				-1	-4
2 lowes	-3				3	1
2 lp	3				-3
2 luz	4					-3
2 lvnv	-2				2		-1
2 macy's	-4				2	2
2 mae	-3				1	4
2 management	-2				2	-1
2 mar	-3				1
2 mastercard	-2				3	1
2 mattress	-2				2
2 me	-2				1	3
2 med	3				-3	-1
2 membership	4				-3	-2
2 mgmt	-4				4	-3
2 min	-2					1	-3
2 minimum	-2				-5	2
2 mo	-1		-1	-1	-1		-2
2 mohela	-3				1	1	1
2 month	2				1	-3	-1
2 monthly	-1	-1		-1	-5	2	-2
2 months					2	-3	-1
2 monto	3				-2	-4	-1
2 most	2				-3	-1
2 mtg	-1				-1	3	-1
2 muebles	-3				3	-1
2 my					2	-3
2 más	2				-1	-2
2 n	3				-3	-2
2 n.a	1					-3
2 n/a	3				-2	-2
2 national	3				-1	-3
2 natitira	-4				3	1
2 navient	-3				3	1	-1
2 nelnet	-3				-1	3	-1
2 net	2				-2	-1
2 netflix	3				-2	-2
2 network					2	-4	-1
2 new	1	-1				-4	-1
2 no	2				-2	-3
2 none	-2				1	3
2 note	-4					-1	1
2 nov	2				1	-3
2 now	-2					3	-1
2 o	4				-2	-2
2 oct	-1				-1	3
2 off	1				-2	-3	2
2 offer	3				-1	-2
2 ok	2				-2	-3
2 old	-3				4	2
2 on	3	-1			-3		-1
2 one	-2	-1	-2	-1	2	-2	-1
2 or	3				-3
2 orig	1			-1	-3	2	-2
2 original	4				-2	-6	-2
2 other	2	-1		-1	-2	-1	-3	-1
2 outstanding	-1				2	-3	-1
2 over	4				-3	-5	-2
2 owe	-3				3		-1
2 owed	-4				3	-1	-1
2 owes	3				-4	1
2 pago	-5				-2	4	-1
2 past		-1		-1	-3	-3	1	-1
2 patient	3				-3	-1
2 payable	-3				-2	3
2 paycheck	3				-2	-1
2 paying	-2				-1	2
2 payment	-1	-1		-1	-6	1
2 payoff	-4				4	-1
2 pays	3				-1	-3
2 penfed						-3
2 pension	3				-2	-1
2 planet	5				-3	-4
2 plus	3				-2	-2	-1
2 pmt	4		-1		-2	-4	-1
2 pmts	-2				-3	2	-1
2 potentially	4				-3	-2
2 premier	-1				-2	3
2 previous	3				-3	-2
2 primary	2				-2	-2
2 principal	-1	-2			1	-2	-3
2 priority	-3				1	3
2 property	2				-1	-3	-1
2 purchases	2					-2
2 que	3				-3
2 quest	-3				3
2 quoted	2				-1	-4
2 r	2					-2	-1
2 rate	-3	-1			2	1
2 received	3				-2	-2	-1
2 recent	1					-2	-1
2 recov	4				-3	-1
2 recovery	-3		3			-2	-1
2 redcard	-3				1	3	-1
2 refund	4				-4	-2
2 regular		-1			-3	1
2 remaining	-1				2	-2	-1
2 rent	6				-5	-3
2 renta	3				-2	-2
2 reported	-1				2	-5	-1
2 repossession	2				-1	-2
2 retainer	3				-3	-1
2 sallie	-1					3
2 santander	-4				3	3
2 sapphire	-3				2	2
2 save	3				-1	-2
2 savings	3				-1	-4	-1
2 sched	-4				-3	5
2 scheduled				-1	-3	1	-2	-1
2 scheels	2				-2	1
2 sears	-1				2	-2	-1
2 security	4				-2	-2
2 sell	3				-3	-1
2 service			-1		1	-2	3
2 share	1				-3	1
2 she	-3				1	2
2 since	3					-3	-1
2 snap-on					3	-2	-1
2 so	3				-3	-3	-1
2 spectrum	2				-2	-2
2 speedy					1	-3
2 still	-4				3	2
2 sub	-2				3	-2
2 subtotal	7				-4	-7
2 sum	2				-1	-3
2 support	5				-4	-3	-1
2 surgery	-1				-2	2
2 svc	4				-5	-2	-1
2 take	3		-1		-3	-1	-1
2 tax	3				-3	-2
2 terms	-3				-2	4	-1
2 thank	3				-1	-5
2 that	-3				4	-1	-1
2 they	-3					1	2
2 til	-2				-1	3
2 to		-1	-1		-3	1	-2
2 torrid	-3				3	-1
2 total	4				-1	-6	-1
2 totals	4				-4	-2
2 toyota	-1		-1		4	-2
2 trust	3				-3	1	-1
2 tổng	3				-2	-2
2 unapplied	2				-2	-3	-1
2 union	-1				-2	3
2 unsecured					1	-3
2 up	4				-3	-3	-1
2 updated	-3				3	-2
2 value	4				-4	-1
2 vehicle					2	-3
2 venture	-4				3	2
2 verified	-3				3	-1
2 visit	2				-1	-3
2 w/o	3				-2	-2
2 was	-1				3		-1
2 washer	2				-4
2 water	3				-2	-2	-1
2 which	-3				2	1
2 wife	3				-2	-3
2 wireless	2				2	-3
2 with					-3	1
2 worth					-2	2
2 would	4				-2	-3
2 written	-2					-3	2
2 x	-1				3	-4
2 xmas	3				-3
2 yes	-1				2	-4
2 you	1			-1		-5	-1
2 your	-2	-1		-1	2		-2
2 yr	3				-2	-2
2 余额	-2				-4	1	1
2 欠	-1				-2	2	-1
3 aaron's	-3				-3	3
3 about					1	-2
3 acceptance	-2				-1	3
3 accounts	3		-1		-3	-2
3 ach	2				-3	-2
3 actions	-1				3
3 active	3				-2	-1
3 actual	4				-2	-3	-1
3 add	4				-4	-1
3 affirm	-5	-1			-1	4	-1
3 after	3				-2	-2
3 afterpay	-4				4	-2
3 agency	-3				3	-2
3 aging	3				-2	-3	-1
3 aidvantage	-2				3	1	-1
3 also	3				-3
3 america	-3				1	3	-2
3 american	-3		-1			3
3 amex					1	-3
3 amount		-1		-1	-2		3	-1
3 amt	-3				2	2
3 anthem	3				-1	-2
3 apr	3				-2	-2
3 associates	-2				3
3 at	2				1	-5	-1
3 automobiles	3				-3	-1
3 autopay	2					-4
3 avant	3				-2	-2
3 bad	-2				2
3 balances	1				-2	-2	2
3 balloon	3					-3
3 barclays					3	-2	-1
3 base	3				-2	-3
3 bcbs	3				-2	-2
3 beginning	6				-2	-5
3 bill	-1				3	-1
3 both	-2				3	2
3 box					2	-3
3 business	-4				3	1
3 buy	-1				-2	3
3 buy/cbna	-3				4	-1
3 call	3				-2	-3
3 can	2				-3	-1
3 cap	-3				3	1
3 car	2		-1			-3
3 cards	-1				1	-3
3 charge	2					-4	1
3 charge-off					-1	-4	2
3 charged	-2				2	-1
3 charges					1	-3	-1
3 check	2				-1	-3
3 checking	3				-4	-2
3 child	4				-4	-2
3 church	3				-2	-3
3 citizens	-1		-1		-1	2
3 claimed	3				-2	-1
3 claims	3				-3	-2
3 classification	-5				5	-1
3 collection					2	-3	-1
3 coming	3				-3
3 company	-2				3	-1
3 condition	-4				4
3 consolidation	1					-4
3 conventional	-3				3
3 cooper	-2				1	4
3 corriente	-2				3	-1	-1
3 couch					1	-3
3 countrywide	-3				3
3 county					-1	2
3 credited	4				-2	-1
3 creditor	-2				3	-1	-1
3 crédito	2				-1	-4
3 ct	2				-2	-1
3 ctr	5				-5	-2
3 current					2		-3
3 cut	-2				3	-2
3 d2740	3				-3
3 daily	3				-3	-1	-1
3 days	-3	-1		-1	2	1	-4	-1
3 de	3				-2	-6	-1
3 debit	3				-2	-2
3 debts	4				-3	-3
3 dedicated	3				-3
3 deferred	1	-1		-1	-4	1	-1	-1
3 deficiency	-4				4	-1
3 delinquency	-4				4	-2
3 dept	-1				3		-1
3 derogatory	-3			-1	-2	3	-1
3 discover	1				3	-3
3 dividend	4				-4
3 dividends	2				-3	-1
3 domestic	3				-2	-1
3 double	-4				2	2
3 dr	-4		-2		4	-1	-1
3 draft	4				-4		-1
3 edfinancial	-2				-1	3
3 electric	5				-5	-3
3 emergency	4				-3	-2	-1
3 energy	3				-1	-2
3 enhanced	-2		3		-2
3 enrolled	3				-2	-2
3 equity	-5				4	2	-2
3 er	-2				3	-2
3 escrow	3				-2	-2
3 est	6				-4	-5	-1
3 estimated	4				-1	-4
3 even	-3				2	2	-1
3 every	2				-2	-1
3 everyday	3				-3	-1
3 example	5				-2	-3
3 expenses	4				-2	-2
3 extra	5				-2	-4
3 fall						-3
3 feb	4				-2	-4	-1
3 fed	-3				1		-1
3 federal	-1				3
3 fees					2	-2	-3
3 filing	3				-1	-2
3 financial	-4				3		-2
3 first	3				-4		-1
3 ford	-3					4
3 freedom					-1	3	-1
3 fund	3				-2	-3
3 geico	3				-2	-2
3 get	3				-3
3 grant	3				-3	-2
3 great	-1				3	-3
3 h	-1				-3	2	-1
3 health	-2				3	-1	-2
3 heloc	-3				1	2
3 her	1				3	-2
3 highest	3				-3	-3
3 honda	-4				3	3
3 hospital	-3				3		-1
3 house	-4				3	1	-1
3 household	3				1	-3
3 huntington	1				-3	1	-1
3 id	-3				3	-1
3 income	3				-3	-1
3 individual	-2				-2	3	-1
3 ingreso	3				-1	-2
3 inst	4				-2	-3
3 insurance	2				-1	-3	-1
3 interest	1	-1				-4	-1
3 irs	-3				2	2
3 jan	1				-3		-1
3 jefferson	-3				2		-1
3 joint	-3				2	2
3 jul	3				-2	-3	-1
3 july	3				-3
3 june	2				-3
3 keep	1				1	-3
3 kia	-3				3	2
3 klarna	-3				3	-1	-1
3 la	3				-2	1	-2
3 lane			2		-3	-1
3 last				-1	1	-4	1
3 lease	-1				-2	3	-1
3 lending	-3					2	-1
3 limit	2				-3	-3	1
3 limit/original	4				-4	-1
3 loans	2				-3	1	-1
3 los	-3				1	1
3 lowe's					-3	1
3 lvnv	-1				2	-2
3 made	4				-3	-3	-1
3 mae	-2				3	-1
3 management	-5				4	2
3 marcus	-2				2	3
3 mi	-2				3	-2
3 midland	1					-3
3 min	-2				4	-1	-2
3 minimum		-1		-1	-3	1	-4
3 mission	2				-2	-1
3 mn	-2					2
3 mohela	-2				2	-1
3 months	1				-3		-1
3 monto	-2				3	-2
3 mos	-2				-1	3
3 motor	-3				2	3
3 motors	3				-2	-2
3 mtg	2				-4	2
3 my						-3
3 n/a	2				-3
3 na	-3					3	-1
3 national	-2				2	1
3 navy	-3				4
3 need	2				-2
3 nelnet	-3				2	2
3 net	3				-3	-1
3 netflix	3				-1	-2
3 network	-4				4	-1
3 never	-4				2	3
3 new	1				2	-4	-1
3 next	2	-1			-4	-1	-3
3 nordstrom	3					-3
3 note	2					-3
3 oct	3				-1	1	-3
3 off	-1					-4	1
3 oh	-3				4	-2
3 ok	3		-1		-3	-2
3 old	-1				3		-1
3 omitted	-3					2
3 on			-1		-2	2	1
3 or	5				-4	-4
3 orthodontics	-3		-1			3	-1
3 our	4				-3	-2
3 out	3				-2	-3
3 outstanding		-1			1	-6	-2	-1
3 overdraft	3					-2	-2
3 owe	-2		-1		-2	4	-2
3 owed	-1				-4	2	-1
3 owner	4				-4	-1
3 pago	-4				-2	3	-1
3 paid	-1	-1		-1			-3	-1
3 partial	5				-3	-4	-1
3 patelco	2				-2	-3
3 patient	-2				2
3 pay					2	-2	-4
3 payment	-1	-1		-1	-1	2	-3	-1
3 payroll	1		-1		-3	1	-1
3 pays	2				-3	-2	-2
3 pays_as_agreed	3				-1	-1	-2
3 pending	3				-2	-2
3 per	4				-2	-2
3 plan	-2				-2	3	-1
3 pmt	2					-5	-1
3 previous	1	-1			-8	1	-1
3 primary	3				-3	-1
3 program	3				-1	-3
3 progressive	2					-3
3 property	3				-2	-2
3 préstamo	4				1	-4	-1
3 purchase	3				-2	-1
3 purchases	4				-2	-3	-1
3 que	3				-2	-2
3 r	-2	-1			2	-3
3 rd					-1	3
3 re	-2				3	-1
3 real	2					-4
3 receipts	3				-2	-2
3 recent	1				3	-6	-1
3 recovery	-2				3	-4	-1
3 redcard	-3				3	1
3 regular	-4				-2	4	-2
3 remaining	-3				-1	3
3 rent	3				-3	-2
3 renta	4				-2	-3
3 responsibility	-4				2	3
3 retirement	3				-2	-1
3 rocket	-3				1	3	-1
3 rogue	-3				1	3
3 sallie	-2				-2	4
3 santander	-3				3	1	-1
3 sapphire	2				-2	2
3 savings	3				-3	-2
3 says	-3					2	-1
3 scheduled					-5	5	-1
3 secures	1				-1	-2	-1
3 she	-3				-1	3
3 simplicity	-3				3	-3
3 simulator	3				-3	-1
3 since	-2				3	-1	-1
3 single	3					-3
3 so	3				-1	-1	-1
3 social	4				-3	-2
3 sofi		-1			1	-3	-2	-1
3 sprint	-4				4	-1
3 st					1	-2	-4
3 standing					2	-4
3 statement	-3				3
3 store	-3				3	-1
3 student	-2				2	2	-1
3 subtotal	2				-3	-2
3 sum	3				-1	-3
3 support	4					-4
3 surgery	3				-3	-1
3 svc	-2					2
3 sys	3					-3
3 system	-3				4	-1
3 systems	-2				1	2
3 t	-1				3	-4	-1
3 take	3				-3	-2
3 taxes	4				-3	-2	-1
3 td	-3				2
3 terms	-1					-4	1
3 they	3				-1	-3
3 third	-3				3	3
3 this					1	-3	-1
3 time	-3	-1	-2	-1	1	3	-2	-1
3 tires	-2				-1	3
3 to	1				-1	-3	1
3 total	3				-3	-2	-3
3 totals	5	-1			-4	-3
3 toward	4	-1			-3	-2	-1
3 transactions	3				-1	-2
3 transfer	-1				-3	2
3 truck	-5		3		1	-2
3 unsecured	1				-3	1
3 updated	-2				4	-5
3 upstart	-1		-1		-3	3
3 usa					-1	3
3 used	-1				-2	1
3 user	-3					3
3 valley	-2				3	-2	-1
3 vanguard	3				-2	-1
3 verizon	1				3	-2
3 view	2					-4	-1
3 visa	-3				1	2
3 was	-1				2	-3	-1
3 we	3				-2	-2	-1
3 went	2				-2	-1
3 would	4				-2	-4
3 x	1				1	-3	-1
3 xxxxxx	-3				3
3 xxxxxxxx	-3				3
3 xxxxxxxxxxxx	-5				5
3 years	-3					3
3 you	1				2	-2
3 your	3				-3	-1	-2
3 zales	2		-1		-3	1
3 备注	3				-1	-2
3 存款	3				-2	-1
3 欠	2	-1			-3	-1	-1
3 账号	-3				-2	3	-1
3 额度	-4						1
abc bank	2				-2	-3
access line	3				-2	-1	-1
account balance	-1				1	-3	-1
account number				2	-1	-4	-2
account was	3				-2	-2
acct no	1				-1	-2
actual payment	5				-2	-4
agency/attorney balance	-3				3
all accounts	3				-2	-1
ally financial	-1		-1			3
amount balance	-4				4	-1
amount due	1					-5	-4
amount is	-2				-1	2
amount of					-1	-5	2
amount revolving	3				-2	-1
an extra	3					-3
and charges	3				-1	-2
and credits	3				-2	-2
and that's	-3				1	2	-1
annual fee	4				-3	-1
as of	-4				2	2	-1
at closing	4				-2	-3
at least	3				-3
at signing	4				-4
auto bal	-3					3
auto fin	3				-2	-2
auto finance	-2				1	3
auto loans	5				-5	-2
automobile balance	-2				2
available credit	4				-3	-1	-4
balance is					3	-3
balance limit					-3	1	-1
balance monthly	-2				-3	2
balance months	3					-2
balance na	-1				2	-4
balance now	-2				3	-3
balance of					1	-5	-2
balance owed	-4				4	-3
balance payment	-3	-1		-1		2	-2	-1
balance payments	3				-2	-3
balance terms	-3					3
balance today	-3				3	-3
bank accounts	3				-3
bank mortgage	-2				2	3	-1
bank visa	3				-4	-2
bcbs payment	2					-2
beginning balance	3				-3
bk omaha	3				1	-2
cancel gym	3				-3	-2
cap one	2				-3	3
capital one	3				-2	-2	-1
capital syst	-5				5
car loan	-3				3	-1
cash card	-2					4
cash ending	-3				-1	3
cash rewards	-3				2
charge account	-3				3	-1	-1
charge card	-2					3	-1
charge off	2				-3	1	-2
charge-off amount	-3				-3	-2	3
charge-off amt	3				-2	-1
charged off					-1	-3	1
chase card	4				-3
chase freedom	-1	-1				3
chase sapphire	-3				2	2
child support	3				-1	-2
citibank na	2				2	-3
claim amount	3				-3	-1
closed jun	-2				2
collection account	3				-5	-4	1
collection balance	-2				2	-3
collections total	6				-3	-5
conn's homeplus	3				-3
could save	2				-2	-2
credit acceptance					-1	3
credit balance	-5	-1	-1	-1	2	-1	-1	-1
credit cards	7				-5	-3
credit corp					-2	3
credit limit	2				-6	-1	-1
credit line	4				-4	-2	-1
credit min	-2					2
credit one	-4				4	-1
cuenta saldo	-2				3
current balance	-1	-1		-1	1	-4	-2
current total	4				-3	-3
date balance	-3				3
date closed	1				2	-5	2
days ago	3				-3	-1
days total	4				-2	-3
debo pago	-3					3
debt now	-4				4	-3	-2
debt payments	3				-2	-3
deferred balance	3				-2	-2	-1
delaware balance	-3				2	1
disbursed amount	3				-2	-1
discover bank	-1				2	-1
discover pl	3				-3	-2	-1
down payment	3				-1	-3
down to	-3				3	-2
due amount	2				-4	-8	2
due amt	3				-1	-2	-3
due by	3				-2		-1
due days	-2				3		1
due monthly	-4					4	-1
due mortgage	2	-1		-1	-3	-1	-1	-1
due now	5				-4	-4	-2
due payment					-4		-1
due terms	-3				-1	3	-1
due total	3				-1	-3
duke energy	2				-2	-3	-1
emergency fund	3				-2	-1
ending in	-1				1	-3
ending minimum	-3					3	-1
enrolled balance	3				-3	-1
enrolled debt	3				-2
es de	-1				-2	3	-1
escrow balance	3				-2	-4	-1
est payment	4					-4
farm auto	3				-1	-2
fee is	4				-2	-3
fee of	3				-2	-2
financial services	-3				1	1
fingerhut balance	-3				3
for months	3				-1	-3
forbearance total	3				-1	-3
from to	3				-1	-2
go synchrony	-4				-1	3
good standing	-4				1	1
harley-davidson credit	-3				2	2
have about	3				-3
high balance	3				-5	-1	-1
high credit	1	-1		-1	-1	-3	-1	-1
highest balance	2				-5	-5	2
highest credit	4				-4	-2
holiday club	4				-3	-3
home equity	-2				-1	4
home mortgage	-3				1	2
i had	3				-3	-1
i have	-3					-1	2
i make	3				-2	-1
i owe	-2				3	-1
i pay	-1				-2	2	-3
in balance	-4				4
in collections	-1				1	-3	-1
in for	3				-1	-3
in interest	3				-3	-2	-1
installment balance	1				-1	-3
installment plan	-3				1	4
installment revolving	2	-1		-1	-2	-4	-1	-1
interest balance	4				-4	-2	-1
interest paid	-1				-2	4
irs taxes	-2				3
is at	-6				5	1
is not	3				-2	-1
it was	3				-3
joint with	3				-1	-2
kay nanay	3				-1	-4
lakes nelnet	-2				2	-2
last payment	4				-4	-1
last pmt	3				-1	-3
late charges	3				-2	-2	-1
late fee	1					-4	-1
late fees	3				-2	-3
late total	3				-2	-2
le debemos	-3				3	-2
left of	1				-2		1
left over	2				-2	-2
liability amount	3				-2	-1
limit available	3				-2	-1
limit balance	-4				4	-4
limit minimum	-3					3
limit of	5				-4	-1
limit payment	-3				-1	3
limit/original amount	3				-2	-2
lines through	2				-2	-1
llc balance	-2					2
loan amount	3				-5	1	-1
loan balance	-3				3	-2
loan debt	4				-3	-1
loan mo	-1				-3	3
loan servicing	-2				-2	3
loans account	3				-3
loans mo	4				-2	-3
low as	3					-3
make about	3				-3	-1
mensual programado	-3				-1	2
midland credit	-2				3
min is	-3				-1	3	-1
min payment	-2				-4	2	-1
minimum is	-4				-3	3	1
minimum payment	-1				-2	1	-3
mo payment	-3				-2	3	-1
mo pmt	-2				-2	3
monthly payment	-1			-1	-7	2	-2
monthly payments	1				3	-5
monthly payrnent	-2				-1	3
monthly pmt	-3				-2	3
monto vencido	2				-1	-3	-1
mortgage installment	3	-1		-1	-3	-4	-1	-1
mortgage loan	-2				3	1
mortgage payment	5				-1	-5
most owed	2				-3	-1
motor credit	-4				-1	3
natural gas	3				-2	-2
net worth	3				-2	-1
next payment	-2				-3	3	-1
no balance	3				-3
not filed	1				-3	1
nov dec	3				-1	-2
number here	4				-4	-1	-1
of america	-1			-1	-3	2
of balance	-5				4	-1
of credit	-3				2	1	-2
of ed/nelnet	4				-3
of oct	-3				3	-2
of your	3				-1	-3
off amount	-1				1	-5	1
off balance	3				-3
off total	3				-1	-3
old navy	-3				4	2
on hand	2	-1			-1	-3
one bank	-3				3	-3
one is	-4				4	-1
one platinum	-3				2
open balance	4				-3	-1
opened balance	-4				4	-2
opened jan	-3				3
original amount	1				1	-5	-2
original balance	7				-6	-3
origination fee	3				-2
other credits	4	-1			-2	-3	-2
other total	2	-1		-1	-3	-1	-1	-1
owe payment	-2				-1	3
owe them	-3				3	-2
owed amount	-6				6	-2
owed today	-2				3	-4
pago mensual	-4				-1	2
pago programado	-4					4
paid dec	2				-3	-1
paid jan	4				-2	-3
paid jun	3				-1	-3
paid off	-2				3		-2
past due		-1		-1	-4	-2	1	-1
pay them	-4				-2	4	-2
payable at	-3				-2	2
payment amount	-3			-1	-5	4	-3
payment balance	-1				2	-4
payment due	-2				-4	3	-4
payment from	3					-3
payment history	1					-3
payment individual					-5	2	-1
payment is	-4				-4	4	-2
payment of					-4		-1
payment plan	-6				2	-1	2
payment received	5				-3	-4
payment revolving	5				-2	-5
payment to	3					-3
payment unapplied	4				-1	-3	-1
payment years	3					-3
payments are	-2				-2	3
payments of					-4		-1
personal loans	3				-2	-2
plan payment	4				-1	-4
plan pmt	3				-1	-2
planet fitness	3				-3	-2
potentially negative	3				-2	-1
present balance	-2				2
previous balance	3				-3	-2
principal balance	-1	-2					-3	-1
principal interest	4				-2	-3
principal principal	3				-2	-1	-1
received after	4				-2	-3
recent payment	7				-3	-7	-1
recov assoc	4				-4	-1
remaining balance	-3				3	-2	-1
remaining of	4				-3	-1
rent is	6				-5	-3
renta luz	3				-2	-2
reported dec	-3				3
reported jul	-3				2	-1
reported oct	-4				4
reported sep	-3				3	-1
reported terms	2				-1	-3
revolving accounts	3				-2
sallie mae						3
scheduled amount	-5				-2	5	-1
secured claimed	3				-3
security is	4				-4	-1
sep balance	-3				3
services unsecured	3				-3	1
settled for	3				-2	-3
share secured	-2				2	2
snap-on credit					1	-3
so far	4				-3	-2
social security	3				-3
speedy cash					1	-3
started at	2				-3	1
status open	4				-4	-4	-1
still owe	-4				4
student loan	-2				3		-1
sum of						-3
support obligations	3				-2	-1
svcs llc	3				-3
take-home is	2				-2
target redcard			-1		2		-1
terms limit	2					-2
thank you	-1				2	-5
the claim	1				-1	-3	-1
the debt	3	-1			-2	-3	-1
the malibu	-3				3
the payment's	-3				-1	4
they say	-2				3
this amount					1	-3
this month	-1			-1	-4	2	-2
this page	3				-2
to date	3	-1			-4	-2
total accounts	3				-2	-2
total debt	4				-4	-3
total debts	3				-3	-1
total due	-1				1	-3	-1
total enrolled	3				-3
total loans	3				-4	-2
truist bank	-2				-1	3
tổng cộng	3				-1	-2
unapplied funds	3				-2	-2	-1
unsecured balance	-3				3
unsecured claims	2				-2
unsecured debt	3				-3	-1
up to	5				-3	-4	-1
updated balance	-3				3	-1
visa xxxx	-2					2
visit level	3				-3
we owe	-3				3	1	-1
we pay	-2				-1	3	-1
which is	-3				2	1
would be	3				-2	-3
y i	-1				1	-3
yes totals	4				-3	-2
you owe	-2				2	-3
余额 最低还款	-6				-1	2	1
尾号 额度	-2				-2	-1	2
# sum words behind
a					-2	2	-3
a month	-1				-2	3	-3
a week	5				1	-5
account type	3				-1	-2
acct	-2				3	-1	-2
across	4				-4
act	-1	-1			2	-3	2
act 	-1	-1				-3	2
after	1				1	-3
al	-3				-2	4	-2
al corriente	-2				-1	4	-2
al mes	-2				-3	3	-1
amount past						4
and	-2				4		-3
and i	-3				2	3
and i'm	-3				-1	3	-1
and that	-4					5	-1
and the	-2				2	-4
and we	-3					2	-2
and your					3	-2
annual	2				-1	-3
annual fee	4				-3	-2
apy 	2				-2	-1
are	-3					3
as	-2	-1		-1	3		-4	-1
as 					1	-4	-2
as agreed					-3	2	-4
assets	3				-3	-2
at	1				1	-3	-2
at a	-3				3
at the	3				-1	-3
auto	4				-2	-3	-1
available	5				-5	-4
available credit	5				-4	-4
bal	1					-3
balance		-1	-1	-1		-3	-1	-1
balance past	-4				4	-1
bi-weekly	3				-1	-2
bk7 	-1				2	-2	-2
bonus	3				-2	-3
but	1					-3
by 	3					-2
c 	1				3	-3
cada mes	-3				1	4	-2
cccccccccccc	-2				-2	2	-1
ccccccccccccc	-2				3	-1
charge-off					1	-3
charge-off 	1				1	-3
chg	-1				2	-3
closed	-1				1		-2
coll	1				1	-3	-2
collection			3		1	-4	-2
collection orig	3				-3	-2
collections				-1	1	-4	-2
collections 	-3				3	-1	-1
comes	-4				-1	4
comes out	-3				-1	3	-1
conventional	-3					3
conventional 	-3				-1	2
credit	1					-3	-1
credit limit	1					-3
creditor classification	4				-3	-1
cur	4				-3	-4	-1
date	1				1	-6	-1
date closed	7				-1	-6
date of	-1				3	-2
date opened	2				-1	-3	-1
date reported	4				-1	-4
days	-1	-1		-1			-4	-1
days behind	-2				1	4
de	-1				-2	3
deferment	-1					3
deferment 	-3				1	3
deferred til	-1				2	-3
del	-1				-1	3
delinquent	-3		-2		3	-4
discharged	3				-3	-1
disputed	-3					2
disputed 	-5				4	2
dollars	-4				4
done	4				-1	-2	-1
down	4				-4
dpd	-2				1	3
dpd 	-3					3
due 	3				-2	-1	-2
due oct	-3				-1	3
e	3				-3	2	-2
each month	-3				2	3
el	-2				3	-1
enrolled					1	-3	-1
est	3				-1	-2
even	-4				3	-1
every	1				-5	2	-2
every month	-5				-5	7	-1
every two	2				-1	-2
every weeks	5				-2	-4
fha	-2					2
fha 	-3				2	2
filed	3				-2	-1
filed 	3				-3
filing fee	2				-2
first	4				-1	-3
flat	3				-2	-2
for months	-3				-1	3
for the	-1				2	-3
forbearance	-4				1	4	-1
from					1	-5	-1
from social	5				-3	-3
from to	3				-2	-2
goes	4				-2	-2
goes to	3				-1	-2
good	-2				1	3
gross	3				-2	-2
h	3				-2	-2
havent	-2				3		-1
havent paid	-2				4	-1	-1
hulog	-3				3
husband 	-3				2	2
i am	-2				-1	3
i think	3				-3	-1	-2
i'm	-4				4
i01	3				-2	-1
i01 	3				-2	-1
i1	-3				1	3	-1
if	3				-2	-2
in checking	3				-1	-2
in collections	-1				3	-3	-1
in deferment	-5				1	4	-1
in forbearance	-3				2	2
in savings	1				-3	-2	1
in the					1	-2
included	4				-1	-1	-3
included in	3					-1	-3
includes past	3					-2	-2
individual		-1			2	-3
individual account	-2				2	-4
inst 					4	-5	-1
installment	-4				3	1	-1
installment plan	-3				3
interest	1				1	-5	-1
is days	-1				1	-2	2
is due	-2				-3	4
it	-3				5	-4	-1
its	-2		-1		3
joint	-4				1	3
l	2				-1	-3
l h	4				-4	-1
last	-3					3	-3
last payment	-2					2	-3
late 	1					-3
late days	-2					2
late fee	4				-5
left	-6				7	-3	-1
left a	-3				3	-1
left and	-3				3
left of	-2				2	-2
left on	-3				3
legal						-3
lgl	-3				3	-3	3
lgl 	-2				2	-4	2
liabilities	-4				4	-3
limit	4				-3	-5	-1
limit 	1				1	-3
limit used	3				-3	-2
mar	-3				-1	3
may	3				-3	-2
medical	1					-3
mensualidad	-3				3
mi	3				-2	-2
miles	3				-3
miles 	3				-3
min	-1		-3	-1		-3	-2	-1
min days	-2				3	-2
min due	-3				3
min month	-2				3		-1
min ok			-1			-3
minimum current	-4				4	-1
minimum days	4				-4
minimum payment					2	-4	-2
mo		-1	-1	-1	-3	2	1	-1
mo behind	3				-2	-2
mo current	-3				2	2	1
mo days	-4				1	4	-2
mo for	4				-1	-4
mo forbearance	-4				3	3	-1
mo late	-3					2
mo mo	3				-2	-2
mo never	-3					3
mo on	-4				2	1	-1
mo rent	2				-3	-1
mo see	2					-3	-1
mo up	-3					3
month	-2				1	3	1
month behind	-5				5	2
month change	2				-2	-1
monthly 	1				1	-4
monthly current	-3				1	2
monthly paid	3				-2	-3
monthly payments	3				-3
monthly program	3				-2	-1
months	2				-3		-2
months behind	-3				4	3
months late	3				-2	-1	-1
more	3				-2	-3
mtg	-3				-2	1	4
mtg 	-2				-1	-2	3
n	-3		-1		1	4	-2
n n	-2				1	4	-1
n y	-3				2	3
n/a			-1		1	-2	-1
na	-4				3
net	2				-4	-1
new balance	3				-4	-1
next due	2				1	-3
no	-3	-1	-1	-1	1	2	-2	-1
no 	-3	-1		-1		2	-1	-1
no current	-3				2	3
no no	-3					1
no payment	-3				2
no wait	5				-5	-2
not	-3				3	-1	1
not 	-6				6	-2
not behind	-3				1	3	-1
not reported					1	-4
not yet	2					-3
nothing	-4				4	-1
now	-3				4	-6
now 	-2				3	-4
o 	-3				3
o open	3				-2	-1
oct	2				-2	-3
of	1					-4	2
of card	3				-3	-1
oh	-3				4	-1	-1
oh and	-2				3	-1	-1
on 	1					-3
on the	-2				1	2	-1
on time	-2				1	3	-2	-1
open		-1				-1	-3
or	5				-4	-3
or 	2				-2	-3
or more	4				-3
original	-3				3	-5	-3
original amount	-3				3	-2	-3
original creditor					1	-3	-1
other 	-2				1	2
over	3				-1	-3	-2
owed	-2				3	-2
owner	3				-2	-1
owner individual	2				-1	-2
pa	-2				1	3
pa mwa	-3				-1	3
pago al	-3				3
pago mensual	-3				3	-1
paid	-1	-2	-1	-1	2	-1	-4	-1
paid collection	-2				3	-4	-1
pay	1	-1	2		1	-4	-1
pay 	-3	-1	2		1	-1	-1
pay status	-2				3	-3
payment due	1				1	-3	-1
payoff	-2					2
pays						-1	-4
pays as	1				-1	-1	-4
pays mo	3				-3
pd 	-1				-3	3	-1
pending	2				3	-3	-1
personal loan	3				-2
pif	2				-3	-1	-2
pif 	2				-1	-1	-3
piti	-4				2	3	-2
piti 	-3				2	2	-1
plan	2				-2
please	3				-3	-2
plus	3				-2		-1
pmt	-3		-1		4	-3	2
pmt 	-1				-3	-1	3
pmt current	-4				4
pmt days	2				-2
ppa		-1				-6	2
ppa 	1				4	-5	2
previous	-4				4	-1
previous balance	-3				3	-1
principal 	-4				4
r1	-3				1	2	-1
rates	-3				-1	3
released 	3				-3
remaining	1				2	-5	-1
remains	-4				4	-1
repo	-3				1	2
responsibility	4				-1	-3	-1
revolvng	3				-3
revolvng avail	3				-2
savings	4				-4	-2
scheduled	2				-3	-1	-1
scheduled payment	3				-2	-3
sent	-3				3	1	-1
settled	-1				1		-3
settled paid	-2				3	-4	-1
sin	-5				5	-2
sin intereses	-2				3	-2
since	3				-2	-2	-1
since last	3				-2	-1	-1
snap	3				-3	-1
sold					4	-3
status current	-2	-1			-3	3
still	-4				3	1	-1
terms	2				-4	2	-2
terms minimum	-4					4
that	-2				3	-2	-2
that's	2				-4	1
the	-3	-1			4	-4
their	-3				4	-1
they	-2				3	-2	-1
this					3	-1	-1
this account	-4				4	1
to	2					-3	-1
total	3				-3	-2
total 	2				-2	-1
total balance	2				-3	-1
tu	2					-3
type	4				-3	-2
unpaid		-1			1	-4	-1
unpaid 	-1				2	-4	-1
updated					-1	3
w	-2				2	-1
was due	-2				-1	2	-1
we	-3				3	-1	-1
we pay	-3				3
when	2				-1	-3
whenever	-3				2	2
wife	-2				1	2
wife 	-3				2	2
with a	-1				3	-3
within	5				-2	-4
written	2				-4	-2
written off	1				-6	-2	2
x 	-1				3	-3
x conventional	-4				1	2
xp/tu/ef	-3				-2	3
xp/tu/ef 	-3				-2	4
y	-3	-1	-1	-1	2	3	-2	-1
y la	3				-2	-2
years	4				-2	-3
years 	3				-1	-3
yes	-3					3	-1
yes 	1				-3	2	-1
yes no	-4				-1	3
最低还款	-1				2	-3	-3
正常	-4				-1	3	-2
正常 	-3					3	-2
没有利息	-3				3
# sum words of line
twice	1	-1		-1		-1	-3	-1
twice, below blank	3		-2	-1	-3		-1
# word before and shape
capital capital	1	-4		-2	-1	-1	-2	2
capital capitalised	2	-1	-3	-1
capital small	2	-4	-4	-1	-1	-1	1	-2
capitalised capital	3	-2		-2		-1	-4	-1
capitalised capitals	-1			3	-2	-1
capitalised letters	2	-3	-2	-4	-1	-1	2	-3
capitalised percent	1	-1	-4	-1			2	-1
capitalised small	2	-4	-2	-2	-1	-1		-1
capitals capitalised	2	-1	-1	-1	-1		-1	-2
capitals capitals	1	-5	2	-2	-1	-1	1	1
capitals date	2	-1	-1	2	-1	-1	-4	-2
capitals small	3	-2	1	-1	-1	1	-2	-2
cents capital	4					-1	-4	-2
cents capitals		-3		-1	-1	-2	1	-2
cents percent	-2		1			1	-3
code capitalised	1	-2	3	-1	-1	-1	2	-1
code capitals	-1	1	1	-2	-2	-1	-4	-2
code small	-1	-3		-1	-1	-1	1	-1
date capitalised	-1	2	-3	-1	-1	-1	-1	-2
date capitals			-4	-1			-1	-1
date date	4	-1		-1	-1	-1	-2
digits-1 capital	3			-1		-1	-5	-1
digits-1 date	3			-1	-1		-1
digits-1 small	1	-3	-1		-1	-1	-1	-1
digits-2 capitalised	1	-3	-1	1	-1	-1	1	-1
digits-2 date	2			-3			1
digits-3 capital	4					-1	-3	-1
digits-3 capitalised	1	-3	-1	-2	-1	-1	1	-1
digits-4 capital	2		-1	-1
digits-4 capitalised	3	-4	-2	-1	-1	-1		-2
digits-4 capitals	-3		-2	-2		-1
digits-4 letters	3	-3		-1			-1	-1
digits-4 small		-3	-1	2	-1		-2	-1
digits-5 capitalised	3	-2					-1	-1
digits-5 capitals	4	-2		-1		-1	-2	-2
digits-6 capitalised	4	-2	-1				-1	-2
digits-7 capital	4	-2		-1			-3
digits-7 capitals		-1	-3			-1	-2	-2
digits-7 small	4	-1					-3	-1
dollars date	1	-1		-3	-2	-2	-1	-2
dollars letters		-5	-1	-1	-1	-2	1	-2
dollars percent	4	-1			-1		-3
dollars small	1	-3	-1	-1	-1	-1	-1	-2
dollars-and-cents letters	1	-3		-1	-2	-2		-2
dollars-and-cents percent	6	-1		-1	-1	-2	-6	-2
dollars-and-cents small	2	-2		-1	-1	-1	-1	-3
end small	3	-2					-1
lettered-code capitals	-2	-1	1	1	-1	-1	-1	-4
lettered-code small	1	-4	-1	-2	-1	-1	-1	-1
letters capitalised	-2	1	-1	-1			-4	2
letters letters	4	-2	-2	-1			-1	-1
line capitalised	1		-3	-1	-1	-1		-1
line date	3	-4		1	-1	-1	-1	-2
line percent	4	-1					-2
mark-" capitalised	-1	-1	-1	-2	1			1
mark-" capitals			-1	2	1		1	-1
mark-" small		-3	1	-2	-1	3		-2
mark-# capitalised	2	-2		-1	-1	-1	-2	-1
mark-& capitalised		-4	2	-1	-1	-1		-1
mark-& capitals		-5	1	-1			-2	1
mark-( capital	3		-1				-1	-2
mark-( capitalised		-3	1					-2
mark-( small		-5	1	-1		-1	1	-4
mark-) capitalised	1	1	-5	-2		-1	-1	-4
mark-) capitals	-1	1	-3		-1	-2		-1
mark-) date	-4		-3	4
mark-) small	1		-5			-1	1	-2
mark-* capitals	-3	3						-1
mark-* small		-3					2
mark-+ capitalised	1	-3		-1				-1
mark-, capitals		-3		-2		-2	-1	-1
mark-, letters	1	-5	-2	-1	-1	-3		-3
mark-, small	-1	-3	-2	-2			2	-3
mark-- capital	-1	-1	2	4			-5	-1
mark-- percent	4	-1					-2
mark-. capital		-3		-1		-1	1	-1
mark-. date	-1			2	-1	-1	-1	-1
mark-. letters	-4	4	-1	-1		-1		-2
mark-. small		-1	2	-2	-1	-2	-1	-2
mark-/ capital	3						-1	-1
mark-/ capitalised	-2	-3	2	-1	-1	-1	-1	-1
mark-/ capitals		-3		-2	-1	-1	-1	1
mark-: capital	3	-1		-1			-1	-1
mark-: capitalised	-1	1	-3	-1	-2	-1	1	1
mark-: capitals	-1	-1	-2					3
mark-: date	-3	-2		1	-1	2	1	-2
mark-: letters	1	-3		-1	-1	-2		-2
mark-: percent	3	-1					-1
mark-: small		-3	-3	-3	-2	-1	2	-3
mark-; capitalised		-3	-1	-1	-1	-1	1	-3
mark-; small	-2	-1	-3	-1	-1	-1	2	2
mark-= capitalised	4	-2					-3	-1
mark-= capitals	3						-2	-1
mark-= small	3		-1				-3
mark-> capitalised	2	-3					-1	-1
mark-> capitals	-1	3	-1				-3	-1
mark-? capitals	4	-2					-2	-1
mark-? small	-2	-2		-1	-1	-1	2	-2
mark-@ percent	4	-2			-1	-1	-1
mark-[ small	2	-2					-1
mark-] capitalised		3	-1			-1	-2	-2
mark-_ capitalised	2	-2	1	-1	-1	-1	-3	-1
mark-| capitals	-3	2	-2	-2		1	-1	-3
mark-| date		-2			-1	1	-4	-1
mark-| small	-1		-2	2	-2	-3	2	-2
mark-® capitalised	1	-4	1	-1	-1	-1	-1	-1
mark-® capitals	-3	-1	3
mark-– capitalised	-1	-2	1	-1	-1	-2	1	-3
mark-– capitals	4	-1	-2				-2
mark-– small	-2	-2	-1	-2	-1	-2	3	-2
mark-→ capitalised	3	-5	1	-1		-1		-1
mark-◦ capitalised	3	-1	-1				-2	2
mark-◦ small	-2	2					2
mark-☐ capitalised		3	-1	-1		-1	-2	-1
mark-☑ capitalised	-1	3				-1	-3	-1
mark-✅ capitalised	-2	-1					2
mark-✓ capitalised	-1	3	-1				-1
mark-😬 small	2						-2
masked date	4			-1			-3	-1
percent percent	3						-2
small capital	2	-3		1	-1		-2	-2
small capitals	-2	-1	-3	-1	1	-1		2
small date		-2	-1	2	-2	-3	-1	-3
small percent	3	-1	-1	-1		-1	-2	-1
small small	1	-4		-2	-1	-1		-4
thousands small	2	-3	-1	-1	-1	-1	-1	-2
thousands-and-cents capital	4	-1				-1	-3	-1
thousands-and-cents capitals		-2		-1	-1	-1	1	-3
thousands-and-cents percent		-1			-1	2	-3	-1
thousands-and-cents small	-1	-3	2	-2	-2	-2		-2
with-digits capitalised	3	-3	-1				-2	-2
with-digits small	1	-4	-3	-1	-2	-2		-2
year capitalised	2	-4		-1	-1	-1	-1	-2
year capitals	1	-5	2	-1	-1	-1		1
year date	-4	-1	-2	-1	2		2	-1
# word before read as
accountNumber,current?	2				1		-3	-1
accountNumber?	2	-2		-3			1
amount	1	-3	-1	-1	1	-1		-4
amount,current	-4						4
amount,current?	3	-1			-1		-2
goes on,current?	-3	-1	1				2
goes on?		-1	1		-1	-1	-2	-2
goes on?,current	-2		2				1
goes on?,current?	-3						2
paying	-1	-1	-2	-1	-1		-1	-3
# word before
capital	1	-1	-2	-1	-1	-1	1	1
capitals	2	-5	2	-1	-1	-1	-1	1
cents		-4	1	-2	-1			-4
code	-2		2	-2	-2	-1	1	-2
date	-1	2	-4	-1	-1	-1	-2	-2
digits-3	1	-1	-2	-2	-1	-1	-1	-2
digits-4	1	-1	-3	1		-1		-2
digits-5	6	-4	-1	-1	-1	-1	-3	-2
digits-6	4	-3	-1	-1	-1		-2	-1
digits-7		-1	-1	-2			-3	-1
dollars-and-cents	-1	-3		-2	-1	-2	1	-2
lettered-code	1		1	-1	-2	-1	-1	-4
letters		1	-1	-1			-3	1
mark-#	2	-3	-3	3	-1	-1	-2	-2
mark-$	3	-1			-1		-1
mark-&		-5	3	-1		-1	-2
mark-'	-2	-1	3				1	-1
mark-(		-5	1	-1	-1	-1	1
mark-)	1		-8	2	-2	-2		-3
mark-*	-2	1	-2	-1	-1	-1	4	-3
mark-+	1	-3	-2	-1				-1
mark-/	-1	-5		-1	-1	-1	1	-1
mark-:	-1	1	-3	1			1	1
mark-;		-1	-3	-1	-1	-2	1	-2
mark-=	5	-2	-1				-5	-2
mark-|	-2	1	-3	1	-1		3	-3
mark-®		-4	2	-1	-2	-1	-1	-1
mark-·	1	1	-3	-1	-1	-1	2	-2
mark-–	-1	-3	-1	-3	-1	-2	2	-3
mark-•	-1	2	-1	-1	-1	-2	-1	-3
mark-→	3	-4	-2		-1	-1	1	-1
mark-☐		2	-1	-1		-1	-3	-1
mark-☑	-2	4				-1	-3	-1
mark-☒	3	-2	-1				-3	-1
mark-❌	-3						3
mark-🔴		3	-1				-1
mark-🟢	-4	3	-1				2
thousands		1	-1	-2	-2	-2		-3
thousands-and-cents	1	-4	2	-2	-2	-1		-4
year	1	-5	1	-1	1	-1	-1
# word beginning
2018	3			-2	-1		-1
2021	4			-2		-1	-2	-1
2022	3	-1	-1	-3	-1	-1	-2	-1
2024	-1	-1		-3	-1		2	-1
2025	4	-1		-3	-1	-2	-2
2026	3	-1		-3		-2	-2
31-6	3	-1		-1		-1	-1
5.05	2	-1	-1
60-8	-2			-1	-1	-1	3
61-9	4	-1		-1			-3
7718	-4			4			-1	-1
aadv	-3	-1	3				-1	-2
aaro	-3	3	-1			-1	-2
abel	2	-1	-1
abie	3			-1			-3
abou	1	-2	-3				1	-1
acce	2	-2	3				-3	-2
acco	1	-3	-2		-1	-1	1	-2
acti	1	-2		-1	1	3	-2	-3
addi	3	-1						-1
addr	4	-2	-1		-1		-1	-1
admi	-2		3				-2	-1
adva	-2	-3	4				-1
aes/	-2	2
affi		1	-2				-2	-3
afte	1	2		-1	-1	-1	-4	-1
agai	3		-1				-1
agen	3	-2					-1	-2
ahor	2		-1				-1
aidv	-4	4	1	-1			-2	-3
amer	-1	1	2				-3	-5
amou	3	-2	-3					-2
anes	-1	-3	1				1	1
apar	1	-1	-1				-3	1
appl	1		-1				-3	-1
asag	-3						3
asce	-3	3
aspi	-3	4	-2
assi	3	-1	-2					-3
atra	-3	-1	-1			-1	3	-1
atta	2	-2	-1
atto		-2			-1	-1	1	-3
augu		-3	-3				1	-2
auto	-1	-2	1	-1		-1	1	-3
avai	3	-3	-2				1	-1
avan	-3	1	-1	-1	-1		-3	3
aver	-1	1	-3					3
badc	-3	3
bala	3	-3	-6	-1	-1	-1		-2
bank	1	-4	3		2		-3	-1
bann	-1	3	-3
barc	-2	2	2	-1			-2	-5
bayl	-3						3
bayo	-2	1						3
beal	-3	3
befo	3	-1	-1				-1	-2
belk	-4	4	-3					-1
belo	2	-1	-1
bett	3	-3
bill	2	-4	-1					-1
birc	1	-2	1					1
bloo	-2	3					-1	-1
blue	2	-2	1					3
bonn	-2	2					2
borr	3	-3	-1	-1	-1	-1	-3	-1
bosc	-3	3	-1				-1	-1
boug	4	-2	-3				-2	-2
brac		1	1				-3	-1
brak	-3		3
bran	1	-4	-1				3	-1
brcl	-3	3
bren	-1	-4					3
brid	-4	3	2				-2	-3
brin	3	-1					-2
broa	2	-1	1					-3
brot	-4	2	3				-2	-1
brya	-2	-1	2
bure	1	-2	1				-1	-2
cabe	-4	6	-3					-2
cabl	-1	-2	1	-1			-3	1
call	1		-3	-1		-1	1	-1
canc	-1	-3	2					-1
cant	2		-1				-1	-1
carl	2	-3	-2
carv	-2	3	-2				-1	-1
cava		2					-1	-3
cbna	-3	3
cccc	2	-3		-1	-1	-1	-3	-1
cert	4	-3	-1
char	-2	-4			-1	-1	3	-1
chec	3		-4		-1		-2
chel	1	-3	1				-2	-1
chri	3	-1					-1	-1
chry	-3	3
cita	-2	3	-2	-1			-3
citi	-4		1				2	1
clai	3	-1	-1				-1	-1
clar	4	-3	-1					-1
clas	4	-2	-1				-1	-2
clev	-2	3
clie	3	-2	-1					-1
clin	-2	1	3				-1	1
clos	3	-1	-4				-1	-1
coas	1	-3						1
code	3						-2	-1
coll	-1	-3	2			-1	4	-2
comc	-1	-2	-2				-3	3
come	-5		2	-1		-1	1	3
comm	-1						-4	1
comp			1			1	-3	-1
cond	3						-3
conf	3	-2	-1				-2
conn	1	1	-1				-3	-1
cons		-4	2	-1			-1	-4
cont	4	-3					-3	-1
conv		2					-3	-1
coop	-2	-3	3	-1			-1	-1
core	-2	2					-1
corp	-2	-1	3				-1	-1
cost			1				-2	-3
coul	-1	3					-1
coun	1	-1	1				-4	-2
cour	2	-1	-3				2	1
cree		-3	-2					1
cres	-1	1	1				-1	-3
créd	-2	1	2				-2	-1
cumb	-3	2						2
cura	-3	4	-2
curr	-2	-2	-1			-1	3	-2
cust	1	-4
darn	4	-1	-3				-1	-2
darr	3	-1					-1
dash	3	-2
dayc	3	-2					-1
deal	1	-3
debe	2		-1				-2
debt	2	-3	-3					-1
dece	3	-1	-1					-1
decl	2						-2	-1
dedu	3	-1	-2				-1
defa	-2		-1				4	-1
defe	6	-2	-3	-1	-1	-1	-9	-2
defi	3	-1	-2	-1	-1		-1	-2
dele	3			-1			-2	-1
deni	1	-3	2				-1	-1
dent	-2	-3		-1		-1	1	1
depa	1	-3	1				-3	1
depo	-1	-3	1				-2	2
dept	-3	3					-1
dero	3	-2		-1	-1	-1	-4	-1
desc	5		-3				-2	-1
dese	-4	1	1				1	2
desi	4	-1	-2				-2	-2
deta	5	-1	-2				-4	-2
deve	3		-1		-1
diff	3						-3
dill	-5	6	-1				-2	-2
dire		1	-3			-1	-2
disc		4	-3				-4	-3
disp	3	-1	-2		2		-2	-2
divi	4	-2	-2				-1
docu	3	-1					-1	-1
down	3	-2					-1
draf	4	-2	-3				-1
dura	2		-2				-1
eagl	-2	3	-2
ed/a	-4		4
ed/c	2		-2
ed/n	-3		3				-1
edfi	-3	3	2					-2
educ		-2	2	-1	-1	-1	-3	-2
efra	1	-4	1	-1				-1
elig	3	-1	-1				-2
endi	6	-2	-7				-2	-1
ener		-3					1	1
enro	3	-2	-2			-1	-1	-1
ente	-3	2					-1	2
envi	-3	2	-1				1
equa	3	-1					-1	-1
equi		-4	1	-1				-2
erro	3		-2				-2	-1
esca	-1	2	-1				-1
esse	-3	2						2
esta	1	-3	-1	-1	-1	-1	-1	-2
esti	4	-2	-1				-2
exam	3	-1	-1				-1
exce	1	-3						-1
excl	3						-3	-1
exet	1		-4				-1
expe	2	-3					-1	-2
extr	3	-2					-2	-1
fact	2	-1		-1	-1	-1	-3	-1
fals	-3	-2		-1		-1	3	-1
fami	2	-4	-1				-1
farg		-4	2				-1	-1
fede		-4	1				-1
feld	3	-2	-3
fina	-1	-4	2				-2	-2
finc	-1	-1	3					-1
fing	-2	1	-3	-1			-2	2
firs			1				-3	1
fitn	-1	-3	2
flag	-3	3	-2					-1
foll	3						-2
forb	5						-5	-2
fore	4	-1					-3	-2
fort	-3	3
foun	4	-1	-2				-3	-1
four	2	-2
frid	4	-2	-2				-2	-1
fund	-2	-2	3	-1	-1	-1	-1	-3
furn		-3	1			-1	-2	-2
gecr	-4	4
gggg	3	-2					-3	-1
glas	-3		2					2
glob	-2	2	3
good	-1	4					-3
gran	1	2	-1				-3	-2
guar	3		-2	-1			-4	-1
guil	-2	2	-1
gulf	-2	-3	4
harb	-1	1					-1	-3
heal	-1	-6					-2	2
helo	-1	1		-3	-1	-1	-3	-2
high	-2	-2	3		-1	-1	-1	-2
holi	3	-3
holl			2				-2	-2
home		-1	3				-2	-2
hond			-2					-3
hosp	-3		1	-1				2
hsbc	-4	4	-1	-1			-1
husb	4	-3					-3	-2
impa	-1		-1				3	-2
incl	4	-1					-3	-1
inco	3	-2	-1					-1
indi	2	-2		-1	-1	-1	-3	-2
info	6	-2	-4				-3	-1
infu	-4	2	3
ingr	3	-3
inqu	4	-2	-1				-1	-1
inst	2	-3	-1	-1	-1		-3
insu		-2	-3				-2	2
inte	3	-1	-3				-2	-1
invo	4	-1	-2				-3
ivel	3	-3					-1	-1
jeff	1		-2					-3
jero		-2	-2				2
jewe	-2	-2	3				-2	-1
joan	3	-3	-1					-1
join	1	-2	1			2	-3	-2
judg	1	-3	-2				1	-1
kais	-3	2						1
kiko	-3	3
kind	-2	-3	3
klar	-2	3					-2	-1
kohl	-4	6	-5	-1		-1	-3	-2
kole	-3		-1				2
lapt	-2	-1	2
lark	-1	2	1				-1	-3
lend	-2	-1	1	-1		-1	-4	-2
leop	2	-2
lett	1	-3	-1			-1	1	-2
liab	3	-5	-2				-2	-3
libe	-3	3	-1
ligh	-4	3		-1		-1	-3	1
limi	4	-1	-2				-3	-1
line	3	-2	-2				-1	-1
list	3						-2	-1
loan		-2	2			-1	-3
loft	-2						-1	3
lowe	-1	3	-2	-1			-3	-2
luke	-3	-3	3
maca	2	-1	-2
maco	-1	-1						3
macy	-4	6	-4	-1	-2		-2
maim	-2	4	-1					-1
mana	1	-3					-3	-2
marg	3	-1	-1
mast	-2	-3	3				-1	-1
mazd	-2	2
mens	3	-1					-2
merc	-3	2	-2				-2	2
merg	3	-1	-1				-1	-1
meri	1	-1	-1					3
merr		1	-1					-3
merv	-3	3						-1
mess	4	-2	-1				-1
meth	-2	1	-1				-1	3
midl	1		-2				-3	-2
mile	-3	1	1				1	-1
mini	3	-2				-1	-2	-1
mobi	1	-2	-1	-1	2		-3
mohe	-3	3	-1	-1	-1	-1	-3	-3
mom'	2	-1	-3					-1
mond	3				-1		-1
mort		-1	3	-1			-3	-1
moss	-2	3	-2					-1
moth	1	1	-2
moto	-1	-5	3				-1	-1
move	-3	3
mutu		-4
míni	3	-1					-2	-1
nat'	-2		3				-1
navi	-1	1	1				-1	-3
need	1	-3					-1
nega	3	-1	-2		-1		-1	-1
nego	7	-2					-6	-1
neln	-2	4	-3	-1	-1		-1	-4
niss	3	-1	-1				-1	-2
nonp	4	-2					-1	-1
nord	-3	3	1			-1	-1	-1
note	3	-1	-1				-2	-2
noth	4		-1				-3
noti	1	-2	-3			-1	1	-2
numb	1	-4				-1	-1	-1
núme	3	-1	-2				-1
oakm	-4	4						-1
obli	3		-2
odal	4	-4	-1
offe	3	-2	-2					-1
offi	2	-2	-3				1
okon	2	-3	-2			1	-3	-2
omah	-2	-1	2
onem	-1	2	-2		-1		-2
onli	2	-1	-1				-1
opor	-4	4	-1				-2	-1
oppl	-4	4					-2
oppo	3	1	-4
opti		1	-1				-3	-1
orch	-3		1				-1	2
ostr	2	-2	-3				-2	2
outf	-3		2					2
outs	-1	-3	2				-2	-1
owne	3	-2	-2		-1		-2
oyel	3	-1	-1					-1
paci	2	-3						1
pali	-2	3	-2
pape	4		-2				-2
parc		-2	-1	3	-2	-1	-1	-1
pare	-2		3				-1	-1
park	-4	3	2				-1	1
patr	2	-2	-2
payd	-1	-2	3				-1
paym	2	-3	-2	-1	-1	-1	-1	-1
payo	5	-1					-4
pays	-3	-2		-1	-1		3	-1
pedi		-2	3				-1	-1
pend	-1	3	-1				-1
penf	-4	4						-1
penn	-2		3	-1			-1	-1
peop	-3	3
peri	3	-1	-1		-1		-1
perk	-3	2	1
pers	1	-2	1	-1	-1		-3	-2
peti		-3	3				-3	-1
phys	-3	-3	6				-1
plai	2	-4	-1					-1
plan	3		-3				1
plat	-1	-2	2				-3	-2
plea	3	-3					-1	-1
poin		-4	2				-1	3
post	3	-1					-2	-1
pote	3	-2	-1
prem	-3		2				-1	-1
prev	3	-2					-1	-1
prim	3	-4	1				-2
prin	5	-2	-2				-3	-1
prio	3	-1	-2				-2	-1
priv		-2	3				-3	-1
priy	3	-2					-1
proc	3		-2				-3	-1
prog	-2	-2					-1	3
prom	-2	-2				-1	2	-1
prop	3	-4	1				-2	-1
pros	-4	2	-2				-1	1
prov	-2	1	-1				-1	3
prés	1	-3	1	-1			-3	-1
purc	4		-3
purp	3	-1					-1
quar	1		-1	-1	1	-1	-3	-2
quic	-3	2	5				-4	-2
quil	-2	3	-2		-1			-1
qwes	-4						-1	4
radi	-3	3	2	-1			-2	1
ray'	4	-2					-3	-2
reas	2	-1	-1				-1	-1
rece	1				2		-3	-2
reco	-1	-5	2		-1	-1		-4
recr	2	-2	-1
redc	-3	-1	3
reds	-3	3
refe	1	-3	-1	-1	-1	-1	-1	-2
refi	3	-1	-1				-1
refu	-3	2	1	-1		-1	-2	-1
regu	4	-1					-2
rent	-2	2	1	-1			-2	-3
repa	1	-2		-1	-1	-1		-1
repo		-2	-3	-1	-1	-1	4	-1
repu	-3	3
requ	5	-2	-2				-2	-1
resp	5	-3	-2				-3	-1
resu		3	-2			-1	-2	-2
reta	1	-4	2				-1	-1
reti	2	-1					-1
retu	4	-2	-1
revi	4	-1	-1				-2	-1
revo	3	-3	-2	-1	-1		-3	-2
rewa	-2	-3	3				-1	-2
rich	-3	3
rnon	2		-1				-1
rock		1	-2		-1		-3	2
rosa	3	-1					-1
sald	5	-2	-2	-1	-1		-3	-2
sall			-3					-1
salt	-3	3
sand	-2	-2	1				-1	3
sapp	-3		3				-1	-1
savi		-3					1
sche	2	-2	2				-2	1
scho	1	2	-1				-3	-1
scor	5	-2	-1				-2	-1
sear	-2	3	-2				2
sect	4	-3			-1		-1
sepa	2		-1				-1
sept	3	-2	-1				-1	-1
seri	3						-3	-1
serv	-1	-4	2				-2	-2
sett	6	-1	-1				-5	-1
shar	1		-3				-1	2
shef	-3	2						-1
situ	4	-1					-2	-1
slat	-5	2	4				-2
smil	-3	-1	1
snap	-4	4	-1					-1
soci	3	-3	-1					-1
some	3	-2	-1					-1
sorr	4	-3					-2
sour	1	-1		-1	-1	-1	-3	-1
sout		1	-3					3
spok	3	-2	-1	-1				-1
spor	-2	-1	3
spri	-3	-1	-3	-1		-1	1	2
stan	-1	-2					1	-1
stat	4	-3			-1		-2	-3
stil		-1	-3				2	-1
stor	-1	-4	3	-1		-1	-2
stri		3					-1
stud	1	-5	1	-1	-1		-4	-1
subj	3	-2					-1
subt	6	-5	-2				-1	-1
suff	3	-3	-2				-1
summ	2	-2	-2	-1	-1	-1	-3
sunb	-4	5	-1			-1	-2	-2
sync	-3	2		-1		-1	-1
syst	-2	-3	3				-1	-1
t-mo	-3	-3	-3	-1			1	3
tapo	2	-2
targ	-2	3	1				-1	-2
tbom	-4	5					-1	-1
teac	4	-1	-3				-1
term	2	-2	-3	-1	-1	-1	-2	-1
than	3	-2					-1	-1
that		-3	-5		-1		2	-1
thei	3		-1				-3
ther	2	-3	-3				1	-1
thes	1	-3	-1				1	-1
thir	-2	2	1		2			-2
this	-2	3	-1
thor	3	-2						-1
thro	3	-3					-2	-1
thur	3	-1					-1	-1
tide		1	-3
timb	2	-2
titl	-3	2	1				-1	-1
tjx/	-1	3					-1	-2
tmob	-3		-1					3
tobi	3	-1					-1
toma	3	-1	-2				-1
torr	-3	3	-2				-2	-1
tota	2	-4	-1	-1			-2
towe	-1	1	-3
trad	3	-4	-2	-1	-1	-1	-2	-1
tran	5		-2				-5
trea		-1	2		-1		-1
trui	-2	3	1				-1	-3
trus	-2		3				-1	-1
tryi	2						-2
tu/e	3						-1	-1
tues	3	-1					-1	-1
turn	1	-4					2	-2
typi	3	-2
u-ve	-4							2
ulti		-1	4
uncl	-2	1	3					-1
unio	-2		3				-1	-3
univ	4	-1	-2					-1
unkn	3	-1	-1	-1			-2	-1
unpa	-2	-2	-1	-1	-1	-1	4	-3
unse	3	-3	1	-1	-1		-1	-2
upda	3	-1	-1				-3	-1
upgr		2	-3				-1	-2
upst		2	-4				-2	-4
usa/	-2	-2	3					-2
util	-1	-3	3					-2
vall	1	-5						1
valu	2	-1	-2				-1	-1
vand	3	-1	-1			-1	-2	-1
vari	3	-1					-2	-1
vehi	2	-1		-1		-1	-3	-2
veri	-2	-3	-1		1	2	-1	2
vete	-3		3					1
visi	1	-3	-2	-1			1	-1
walm	-5		4		-1	-1	1	1
walt	-3	3					-1	-1
want	-2	-1	-3			2
wate	-4	1	2	-1			-3	2
wayf	-3	2					-3	2
webb	-5	2	-1	-1	-1	-1	-2	5
wfds	-3	3
wfnn		2	-3				-1	-1
when	4						-3
wick	3	-3
will	-3	1					-1	2
wind	-4	2	2				2	-1
with	1	-3	-1					-1
wort	3		-1		-1		-1
www.	4	-1					-3
xp/e	3						-3	-1
xp/t	2	-1		-1	-1	-1	-3	-2
year	4						-3
yola	3	-3
you'	4	-2					-3	-1
zale	-5	5						-1
已转催收	-2	-1					3
# word behind read as
accountName	1			1	-1	-1		-4
accountName,accountNumber	4			-4
accountName?	1	-4	1	1			-2	-2
accountNumber	1	1		2			1	-3
accountNumber,current?	-4		2				2
accountNumber?	4	-1	-2	-1			-1	-1
amount?		1		-2	2	-2	-1	-3
current,paying	-4						4
current?	1	-5	-1	-1	-1		1	2
goes on,current	-1	-2	3
goes on,current?	-4	2	-1				2	1
goes on?	1				-1	-1	-3	-1
goes on?,current?	-3	2					2
originalCreditor	1	-3	-4	-1	-1	-1	-2
originalCreditor,current?	-4		-1				2	-2
originalCreditor?	-3		1				1	2
paying	1	-1	-3	-2	-2	1	-3	-3
# word behind
cents	1	2	-1	-3	-1	-3	-1	-2
code	1			1	-1	-1	-2	-3
date	1	-2			-1	-1	-3	-1
digits-3	1	1		-1	-1	-1	-2	-3
digits-4	1	-1	-1	-1	-1	-1		-3
digits-5	1	-3	-2	3	-2	-1	-3	-2
digits-6	2	-2	-1	2	-1	-1	-2	-3
digits-7	2	-2	-1	2	-1	-1	-2	-4
lettered-code		-1	1	-2	-1	-1	-4	-1
letters	-2	1	1	-1	-1	-1	-1	-3
mark-!	2	-3	-2		-1			-1
mark-$	-1	-3		-2	3	2	-2	-5
mark-)	-1	-3		-1		-1		2
mark-*	-1		2
mark-+	3	-2	-3					-1
mark-:		-1	-2	-1	-1	-1		-3
mark-=	3	-3	-1	-1	-1	-1	-3	-2
mark->	-1	-1	-3	-1	-1	-1	-1
mark-?	2	1	-1	-1		-1	-4	-2
mark-[	4	-1					-3
mark-]	3	-2	-2				-1	-2
mark-|	-1	-2	1	-1	-3		2	-1
mark-®	2	-3		-1	-1	-1	-1	-2
mark-·		-2	-4		-2	-1	4	1
mark-•	1	-2	-3		-1	-1	1	1
mark-…	-3	3
mark-☐	3	-1	-1				-2	-1
masked			1	-2		-1	-2	-2
small		-1	-1	-2	-3	-1	1	-1
thousands	1	1	1	-1	-2	-1	-4	-4
thousands-and-cents	1			-2	-1	-1	-4	-2
with-digits	1	2	2	-1	-1	-1	-3	-3
# word both before and shape
capital capital capital	3	-2	-3	-1	-1	-1	-1	-3
capital capital capitals	-3	3	-1				-2	1
capital capitalised capitalised			1				-3	-1
capital capitalised capitals	2	-1	-1				-2
capital capitals capitals		-5		-2	-1		-2	-1
capital code capitals	3						-1	-2
capital lettered-code capitals	1	-3	2
capital mark-. capitalised	2	-1	-1	-1	-1		-3	-2
capital mark-. capitals	3	-4	-2	-1	-1		2	-2
capital mark-] capitalised	3	-2
capital small small	2	-1	-3			-1		-1
capitalised capital capitalised	4	-3	-2	-1			-2	-1
capitalised capital small	4	-1	-1				-3
capitalised capitalised capital	3		-2	-1		-1	-2	-1
capitalised capitalised capitals	-1		-1	3	-1			3
capitalised capitalised percent			-3	-1			2	-1
capitalised capitalised small	2	-2	-1	-2		-1	1	-6
capitalised capitals capitals	-2	-2	3	-1	-1		-2
capitalised capitals small			2				-3	-1
capitalised code capitalised	2	-4			-1		1
capitalised code small	4	-2					-3
capitalised date small	4						-3	-1
capitalised digits-1 capitalised		-2	3				1	-1
capitalised digits-1 capitals	3	-1					-2
capitalised digits-3 small	-2		-2				4
capitalised digits-4 capitalised	2	-2	-1				-3
capitalised digits-7 capitalised	3	-1		-1			-3	1
capitalised lettered-code capitalised	3	-2	-2	-1			3	-2
capitalised lettered-code small	4	-2	-1	-1	-1	-1	-5
capitalised mark-# capitalised	2	-2		-1	-1	-1	-2	-1
capitalised mark-# small	4		-3	-1			-1	-1
capitalised mark-& capitalised		-4	1	-1	-1	-1	-1	-2
capitalised mark-( capitalised		-3	1					-1
capitalised mark-( small		-5	1	-1			-3	-4
capitalised mark-) capitalised		1		-1			-4
capitalised mark-) small	3	-2	-2	-1				-2
capitalised mark-, capitalised	2	-3	1	-1	-1	-1	-2	-2
capitalised mark-, capitals		-2	2	-2	-3	-1	-2
capitalised mark-, small		-4	-1	-2	2	-2		-3
capitalised mark-- capitalised	-2	-5	1	-1	-2	-1	2	2
capitalised mark-- capitals	-3	1	2		-1		-1	1
capitalised mark-- small		-3	1	-1	-1	-1	-3	-2
capitalised mark-. capitals	3	1	-1	-1	-1		-3	-1
capitalised mark-. small	1	-2	1	-1			-4
capitalised mark-/ capitalised		-6	3	-1	-1	-1	-4	-2
capitalised mark-/ capitals	-1	-3	1	-1			-2	2
capitalised mark-/ small	4	-2	-3				-2
capitalised mark-: small	-1	-3		-2	-1	-1	2	-2
capitalised mark-< small	-2	2					-1	-1
capitalised mark-> capitalised	1		-3					-1
capitalised mark-? small	-3						3
capitalised mark-| capitalised	6	-4	-1		-1	-1	-3	-2
capitalised mark-® capitalised		-3	1	-1	-1	-1	-1	-1
capitalised mark-– capitalised	-2	-4	4	-1		-1		-1
capitalised mark-– capitals	3		-3				-1
capitalised mark-– small	2	-4		-1		-1		-1
capitalised mark-— capitalised	-2	2	-1
capitalised mark-— small	-2	-1	1	-1	2		-1	-1
capitalised mark-• capitalised	3	-2			-1		-1	-1
capitalised mark-→ capitalised		-3	3					-1
capitalised small capitalised	1	-3	1	-1	-1		-2	-2
capitalised small small	1	-4		-1	-1	-1	-2	-1
capitalised thousands small	4						-2	-1
capitalised with-digits capitalised	1	-4		-1				-1
capitalised year small			-3				1
capitals capital capital	-5		2		-1		-1	4
capitals capital capitals	6	-4	-1		-1		-2	-1
capitals capitalised capitals		-3	2	-2		-1	1	-2
capitals capitals capitalised	6	-3	-8	-1	-1	-1	1	-3
capitals capitals small	7	-1	-5				-3	-1
capitals date capitals	4	-2	-2				-3
capitals digits-1 capitals		-4	1	-2	2	-1	-4	-1
capitals digits-1 small	3		-1	-1			-1
capitals digits-2 capital	2						-2
capitals digits-3 capitals		2	-1		-1		-1	1
capitals digits-5 capitalised	3	-2					-1	-1
capitals digits-5 capitals	4	-2	-1				-1	-1
capitals digits-7 capital	3						-3
capitals dollars-and-cents capitalised	-1						-2	2
capitals lettered-code capitals	-2	1	-3	-1	-1	-1	2
capitals mark-& capitals		-4		-1			-2	1
capitals mark-( capitalised	3	1	-1				-3	-3
capitals mark-( capitals	1	-3	1				-2
capitals mark-, capitalised	3	-4	-2		-1		1	-1
capitals mark-, capitals	3	-5	1	-1	-1	-1	-2	-1
capitals mark-- capitalised	-1		1	-1	-1	-1	-3	-1
capitals mark-. capitalised	2	-4	2	-1	-1		-1	-3
capitals mark-. capitals	3	-5	-1	-1				-1
capitals mark-/ capitals	2	-6	1	-1	-1	-2	-1	-3
capitals mark-| capitalised	4	-3			-1		-1
capitals mark-| capitals	1	-3		1	-1	1	1	-1
capitals mark-– capitalised	4	-2	-3		-1		-2
capitals masked capitalised	-2	-2	3	-1	-1	-1		-2
capitals small capitals	3	-5	-1			-1	-1	-2
capitals small small	2	-1	2	-1	-1		-3	-1
cents capital capitalised	2						-2	-1
cents capitalised small	3		-1				-3
cents capitals capitals	3		-1				-3
cents cents capital	3	-1					-3
cents cents small	5						-5
cents digits-2 capital	3						-3
code capitalised capitals	-2	1			-2	2
code capitalised small	5		-3				-3	-1
code capitals capitalised	3		-2				-2
code capitals capitals		-4	1	-1			-1
code digits-1 small	-3						3
code mark-, capitalised	2	-2						-1
code mark-, small	-3	-2					3	-1
code mark-. capitalised	1	-1	-3			-1		-2
date capitalised capitalised	-2	-3	2	-1			1	-2
date capitals capitals	-3	-3	2				2	-1
date dollars date	3			-1		-1	-2
digits-1 capital capital	4						-4	-1
digits-1 capitalised capitalised	2	-2	-2					-3
digits-1 capitalised capitals	3	-1	-3				-1	-1
digits-1 capitalised small	-1	-1					3	-1
digits-1 capitals capitalised	4	-2	-3
digits-1 capitals capitals	-2	-3	2		-1	-1		-2
digits-1 digits-1 capitals		-5	-1		-1	-1	1	-1
digits-1 digits-2 capitals	-2	-1					1	3
digits-1 mark-) capitalised	1		-2				-3	-3
digits-1 mark-* capitals	-3	3
digits-1 mark-- capitals	3	-2						-2
digits-1 mark-. capitalised	-1	2	-2	-1	-1	-1		-4
digits-1 mark-. capitals	1	-1	-2	-1				-3
digits-1 mark-/ capitalised	-2	3					-2	2
digits-2 capital capital	3						-2	-1
digits-2 capital capitals	-2	-3					2	-1
digits-2 capitalised capitalised	1	-3	-1	-1	-1	-1	1	-2
digits-2 capitalised capitals	3	-1					-1	-1
digits-2 capitalised small	4		-5				-3
digits-2 capitals capital	3						-1	-3
digits-2 capitals capitalised	2	-2	-1				-3	-1
digits-2 capitals capitals		-2	-1	-1		-1		-3
digits-2 digits-2 capitalised	3	-1					-2
digits-2 digits-2 capitals	3	-1					-3
digits-2 digits-7 capitals	3	-3
digits-2 dollars capitals	-1	-1		-1				3
digits-2 lettered-code capitals		1	-1				-3
digits-2 mark-) small	3	-1		-1			-2
digits-2 mark-- capitalised		-5	1	-1				-1
digits-2 mark-- capitals	-2						3
digits-2 mark-- small	1	-1	2				-3
digits-2 mark-. capitalised	4	-2					-3	-1
digits-2 mark-: capitalised	4	-1				-1	-4
digits-2 mark-; capitals	1	-1			-3	1	-1	-1
digits-2 mark-| small	1	-1				-1	3
digits-2 small capitalised	2	-1						-3
digits-3 capital capital	3						-2
digits-3 capital capitals	3	-2					-1	-1
digits-3 capitals capitals		-3	3	-1			-2	-3
digits-3 digits-2 capitals	-4						4
digits-3 digits-3 capitals	3						-3
digits-3 mark-+ capitalised	2						-2
digits-4 capital capitals	4	-3						-1
digits-4 capitalised capitalised	4	-3	-3				-1	-2
digits-4 capitals capitals	1	-4		-1	-1		-2	-1
digits-4 code capitals	-1	-3	2
digits-4 mark-. capitalised	3			-1			-3	-1
digits-4 mark-– small	4						-3
digits-4 small small					3		-3
digits-5 capitals capitals	3	-1	-1					-2
digits-6 capitalised capitalised	2	-2	-2
digits-7 capital capitals	-1	-2	-1	-1			3	-1
digits-7 capitals capitals	1	-3		-1			-2	-2
dollars capitalised capitalised		-2	3	-1	-1	-1	-4	-2
dollars digits-1 capitalised	3	-1					-3
dollars digits-2 capitalised	3						-2
dollars digits-2 capitals	-3	-1			-1	-1	3
dollars digits-3 small	2						-2
dollars dollars capitalised	-3	1					3	-1
dollars dollars capitals	4	-1			-1	-1	-3	-1
dollars dollars percent	3	-1					-3
dollars mark-( capitals	3						-1	-2
dollars mark-) small	-3						3
dollars mark-- capital	4			-1			-2	-1
dollars mark-- capitalised	-5	2	-1				3	-1
dollars mark-- small		-3				-1
dollars mark-. capitals	-3	-1			-1		4	-2
dollars mark-/ small	3						-2	-1
dollars mark-– small	-5	2					4
dollars small capitalised		1	-1			-1		-5
dollars small small	2	-3	-3			-1	-1	-1
dollars-and-cents capital capitalised	-4						4
dollars-and-cents capitals capitals	2						-2
dollars-and-cents capitals small	4		-1				-3	-1
dollars-and-cents code small	-4						4
dollars-and-cents digits-1 small	-2						2
dollars-and-cents dollars small	-3						3
dollars-and-cents dollars-and-cents capitalised	-1	-1		-1		-1	1	-3
dollars-and-cents dollars-and-cents capitals	-3	-1					3	-1
dollars-and-cents dollars-and-cents date	-3						3
dollars-and-cents dollars-and-cents percent	5	-1			-1		-4	-1
dollars-and-cents mark-, letters		-3				-1	3	-2
dollars-and-cents mark-, small	-2	-4		-1	-1	-3	3	-2
dollars-and-cents mark-- small	-2	-1					2
dollars-and-cents mark-. capitalised	-3	-4		-1		-2	6	-3
dollars-and-cents mark-; small	3					-1	-2
dollars-and-cents mark-– small	-3			-1		-1	2	-1
dollars-and-cents percent capitals	3					-1	-3
dollars-and-cents small capitalised	-3	3	-1				-2	-1
dollars-and-cents small capitals	-3							2
dollars-and-cents small small	2		-1	-1		-1	-1	-3
end capitalised capitalised	1	-4	2		-1		-1	-2
end capitalised capitals	-2	1	1					-1
end capitalised small	2	-1	-2				-1
end capitals capitalised	3	-2	-3
end capitals capitals	1	-6	1		-2		1	-2
end small small	3	-2					-1
lettered-code capitalised capitalised		-3	2				1
lettered-code capitalised small	3	-1	-2	-1			-3
lettered-code capitals capitals	-1	-3	1	-1	-1		-3	-3
lettered-code digits-2 capitals	3	-1	-1				-3	2
lettered-code dollars capitals	2	-1					-2	-1
lettered-code dollars-and-cents small	2						-2	-1
lettered-code mark-( capitalised	2	-1					-1	-2
lettered-code mark-) capitalised	3	-1					-2
lettered-code mark-- capitals	-2	1	-1	2			2	-1
lettered-code mark-. capitalised	3	-2					-1	-1
lettered-code mark-| capitals	3	-1		-1			-1	-1
lettered-code small capitalised	-3						3	-2
letters capitalised capitalised		-3					-1	1
letters capitalised letters	-3	-1	-3				3
letters dollars letters	2	-4	-2	-1	-1	-2		-2
letters mark-, letters	2	-3				-1	1	-1
letters mark-: capitalised	-1	-2					2
letters mark-: letters	-1	-3				-1	2	-1
line capital capital	3	-4	1				-2	-2
line capital capitalised	-1	3					-6	-1
line capital capitals	-1	2	-3	-1			-4	-2
line capital small	3	-2	-1				-1	-1
line capitalised capitalised		-4	2	-1	-1	-1		-3
line capitalised capitals				-1	-1	-2	3	-2
line capitalised date	3	-1	-1	-2				-1
line capitalised small	1	-4	-1		-1	-1		2
line capitals capital	4	-3	-5		-1		1	-1
line capitals capitalised	1	-4	3	-1	-1		-1	-1
line capitals capitals	1	-6	1	-1	-1		-1
line date capitalised	-4	4	-3					-2
line digits-1 capitalised			-3				-5	-1
line digits-2 capitals	-1	-1	-3	-1	-2	-1	1	-2
line digits-3 capitalised	4	-2			-1		-1
line digits-4 capitalised	4	-3					-1
line dollars small	4	-2					-2	-1
line dollars-and-cents small	4	-1					-4	-1
line lettered-code capitalised	2						-3	-1
line lettered-code capitals	-1	2		-2	-1		-2	-2
line line capitalised	1		-3	-1	-1	-1	-1
line line date	2	-4		1	-1	-1	1	-2
line line percent	4	-1					-3
line mark-" capitalised	-1	2	-2	-1			-4	-4
line mark-" capitals	1	-3	2				-2
line mark-" small	2	-1					-2
line mark-( capitalised	2	-2	-1
line mark-( capitals	-2	3	-1					-1
line mark-( small	4	-1	-1				-4	-1
line mark-* capitalised	-1	-1	-2	-1		-1	1	-3
line mark-* small		-3		-1				-1
line mark-- capitalised	-1	2	-2	-1	-1	-1	-5	-3
line mark-- small	-2	3		-1			-2
line mark-• capitalised	-1	2				-1	-5	-1
line mark-☐ capitalised	-1	3	-1				-2	-1
line mark-☑ capitalised	-3	3						-1
line percent small	4						-3
line small capitalised	1	-1	-1	-1			-1	-3
line small small		-3	2	-1		-1	1	-2
line thousands-and-cents small	-3						3
line year capitalised	1	-4	3				-2
line year capitals	4	-1	-1			-1	-2
mark-" capitalised capitalised	1	-5	1	-1	-1		-2	2
mark-" capitals capitals		-2		-1	1	-2	-5	1
mark-" mark-" capitalised	3	-2					-2	-2
mark-" mark-, capitalised	-3	-3			3	2	-1
mark-" mark-, capitals	-2	-3	-1		1	1	-3	-3
mark-" mark-, small	-1		-1			1	-3	-1
mark-" mark-: date	-4	-1		-3	2	2	-3	-1
mark-" small small	2	-3	-2			3	-3	-1
mark-# code capitalised	2	-1					-2
mark-# masked capitalised	3	-1		-1	-1		-2	-1
mark-$ cents capitalised	-2	-1					2
mark-$ mark-- percent	3	-1					-2
mark-$ mark-- small	3	-1					-3
mark-$ thousands-and-cents percent	3	-1				-1	-2	-1
mark-& capitalised capitals	3	-1	-2	-2			-1	-1
mark-& capitalised small	2		-3	-1			1
mark-( capitalised capitalised	3	-4	-3	-1	-1		-1	-1
mark-( capitalised small	3	-1	-1				-3	-1
mark-( capitals capitalised	-3						2	2
mark-( small capitalised	1	-5	-3		-1		1	1
mark-( small capitals	-1	-3	-1					1
mark-( small small	-1	-3	2	-1		-1	-4	-4
mark-) capitalised capitalised		1				-1	-2	-4
mark-) code capitals	-3	2				-1		2
mark-) digits-4 small	3						-2	-1
mark-) digits-7 capitalised	3						-1	-2
mark-) dollars-and-cents small	3	-1					-3
mark-) mark-, capitalised	3		-3				-1
mark-) mark-, small	-2	2	-2	-2		-1	2	-1
mark-) mark-- small	1	-2	2				-3	-1
mark-) small capitalised	3	-2	-2				-1	-1
mark-) thousands small	-4					-1	4
mark-* capitalised small	3		-2				-2
mark-* capitals capitals	-3	-1	3					-1
mark-+ capitalised small	4		-1				-4
mark-, capitalised capitals	3	1	-5	1		-1	-1	-3
mark-, capitals capital	2		-3	-1	1		-1	-2
mark-, capitals capitals	1	-3	-1	-1	2	-1	-1	-3
mark-, capitals small	1		-2			1	-3
mark-, digits-3 small	4	-1	-1				-4	-1
mark-, letters capitalised	-3	-2	-1				-2	3
mark-, mark-" capital	4	-1				-1	-3	-1
mark-, mark-" capitalised		1		-2	-3	-1	1
mark-, mark-" capitals	-1	1	-1	3	2	1	1	-4
mark-, mark-, capitals	-3	-1			1		4	-1
mark-, small date	-3			3
mark-, small small	1	-3	1	-1	-1			-3
mark-, thousands small	4						-3	-1
mark-- capital capitals	2	-2					-5	1
mark-- capitalised capitalised		-2		-1	-1	-1	-3	-1
mark-- capitals capitals	-1	-4	-1	-1	2	-1	1	-1
mark-- capitals small	3	-1	-2				-1
mark-- code small	-3	-1	3				-2
mark-- digits-2 capitalised	-3				-1		3
mark-- mark-- capitals	1	1		-1	-1		-4
mark-- small small		-3	3	-1		-1	-1	-2
mark-. capitalised capitalised	-3	3	-1		-1	-1	-1	-1
mark-. capitalised small	1	-1	-3			-1	1	-2
mark-. capitals capitalised	-1		3				-1
mark-. capitals capitals		-4	-1	-1	-1			-1
mark-. digits-2 capitals	3	-1					-2
mark-. letters capitalised	1						-3	-1
mark-. mark-( small							-3	-1
mark-. mark-, small	3						-2
mark-. mark-- capitalised	-3	3	-1
mark-. mark-. capitals	-5	3	-1	2	-1	-2	-1	3
mark-. small capitalised	1	-2					-1	-1
mark-. small small	-1	-2	2	-1	-1	-1		-3
mark-/ capitalised capitals	-2	1	1				2
mark-/ capitalised small	1	-1	1	-1			-5	3
mark-/ digits-2 capitalised	4	-4	-1				-2
mark-/ digits-2 small	4	-1				-2	-3
mark-/ small capitalised		-3	-1			2	-2	-2
mark-/ small capitals	-2	-1					2
mark-/ year capitalised	2	-3		-1	-1	-1	-2	-1
mark-/ year capitals	1	-4		-1	-1	-1	1	1
mark-: capitalised capital	3		-2				-1
mark-: capitalised capitalised	2	-4	1		-1		-7	3
mark-: capitalised capitals	-1	-1	2				-3
mark-: capitalised small			-3					-2
mark-: capitals capitalised	-2	-2	4				-2
mark-: capitals capitals		-4	-1	-1	-1	-1	-1	3
mark-: digits-1 small	-3						3
mark-: digits-2 capitals	7	-3	-1		-1	-1	-3	-4
mark-: dollars capitalised	4	-1			-1	-1	-4	-1
mark-: dollars capitals	2	-2
mark-: dollars-and-cents capitalised	3						-3
mark-: mark-" capitalised	-3	3					2	-2
mark-: mark-" capitals	-2	-1		-1		-1	3	1
mark-: mark-> capitals	3						-3
mark-: small capitalised	4	-3	-2				-1	-3
mark-; capitalised capitalised	1	-2	-2				1	-2
mark-; capitalised small	2		-2			-1	-2	-1
mark-; capitals capitals	2	-1	1				-2	-2
mark-; mark-; small	-3						3
mark-; mark-> capitals	3						-3
mark-< capitals capitals	3		-1				-2
mark-= capitalised small	3						-3
mark-= capitals capitals	3						-2	-1
mark-= digits-2 small	3						-3
mark-= mark-" capitalised	-1	-3			-1	-1	2	-4
mark-= mark-" capitals	-1	2	2	-1	-1	-1	-4	1
mark-> capitalised capitalised	4	1	1				-4
mark-> capitalised small	-4		3				2
mark-> capitals capitals			2				-3	-1
mark-? capitalised capitalised		-1	2				-3
mark-? capitalised small	3						-2	-1
mark-? mark-? small	3				-1		-2
mark-[ mark-] capitalised	2	1	-1				-3	-1
mark-] capitalised capitalised	1	-3					-1	-1
mark-] capitals capitals	-2	-1	3
mark-] small capitalised	3	-2						-2
mark-| capitalised small	4		-3				-2
mark-| mark-| capitalised		-2	-1			-1	1	2
mark-® capitalised capitalised	2		-2
mark-· capitalised capitalised	-1	-3	2					-1
mark-– capitalised capitalised	3	-1	-2				-1	-1
mark-– capitalised small	2		-3		-1
mark-• capitalised capitalised		-2	2			-1	-3	-1
mark-• small small	3	-1	-1				-1
mark-◦ capitalised capitalised	4	-3	-3
mark-◦ capitalised small	-1		3				-1	-1
mark-☐ capitalised capitalised	-4	-1	4				-2
mark-☑ capitalised small	-3		3
mark-🔴 capitalised small	-1		3				-1
masked dollars-and-cents capitalised	-2						1	3
percent capitalised small	-3						3
percent dollars-and-cents capitalised	3	-1					-3
percent small capitalised	-1	3			-1		-3	-1
percent small small	5		-1				-5
small capital capitalised	3	-1					-2
small capitalised capital	3	-1	-2				-2	-1
small capitalised capitalised	-2	-5	1	-1		-1	-1	1
small capitalised capitals	5	-3	-3		1	-1	-1	-2
small capitalised letters	1	-1					-3
small capitalised small	3	-2	-2	-1	-1	-1	-3	1
small capitals capitalised	-1	-2	4				-2	-2
small capitals capitals	-1	-2	-2	-1	-1			3
small capitals small	-1	-1	-2	-1	-1	-1	3	-2
small code capitals	3	-1		-1	-1
small digits-1 small	3	-2		-1	-1	-1	-2	-1
small digits-2 capitalised	4						-4
small digits-3 capitals	-3	-1		-1		-1	4	-1
small digits-3 small	1	-4		-1	-1	-1	-1	-2
small digits-4 capitalised	2	-1		-1			-1
small digits-4 small	4	-1	-1	-2				-1
small digits-7 small	4	-1					-3	-1
small dollars capitals	-2						3	-1
small dollars small	1	-3		-1	-1	-2		-2
small dollars-and-cents capitalised	3	-1					-2
small dollars-and-cents percent	2						-2	-1
small lettered-code small	3	-1					-1
small mark-( capitalised	1	-2		-1			1	-3
small mark-( capitals	2	-2			-2	-2	1	-3
small mark-( small	1	-3	-2	-1		-1	2	-3
small mark-) small	2	-3	-4	1				-1
small mark-, capital	3	-1					-3
small mark-, capitalised	-3	3		-1	-1	-1	-2	-2
small mark-, capitals	-1	2	-1			-1	-4	-2
small mark-, small		-4	-2	-1	-1		2	-1
small mark-- capitalised			-1				-2	-1
small mark-- small		-4			-1	-1	2	-1
small mark-. capitalised	-1	2	-3	-1	-1	-1
small mark-: small	2	-1	-1	-1		-1	-1	-2
small mark-? capitals	4	-1					-2	-1
small mark-] capitalised	-2	3						-2
small mark-– capitalised	3	-4					-3
small percent small	4						-4
small small capitals	-1	1	-2	-1	-1		-1	1
small small percent	3						-2	-1
small small small	1	-3	-1	-1	-1			-3
small thousands-and-cents small	2	-2	2	-1	-1	-1	-5	-1
small year capitalised	4	-2	-2				-1	-1
thousands mark-( small	-2	-1	-1				3	-2
thousands-and-cents capitalised small	2		-2				-1
thousands-and-cents mark-. small	-3						3
with-digits capitalised capitalised	4	-1	-3				1	-2
with-digits digits-2 small	3						-3
with-digits mark-" capitals			-2		-1		-3	-3
with-digits mark-" small	-3						3
with-digits mark-) capitalised		-2	-1				4
with-digits mark-) capitals	1	1		-1			-3	-1
with-digits mark-, capitals	2	-3			1	-1	-1	-1
with-digits small small	3	-2	-2	-1		-1	-2	-1
year capitalised capitalised		-4	-1	-1		-1	3	-2
year capitalised capitals	-2	-1	-1				4	-2
year capitalised small	4						-3
year capitals capitals	2	-3	-1				-4	-3
year mark-, small	3					-1	-2
year mark-- capitalised		-3	-1	-1	-1		4	-2
year mark-. capitalised		-3			-1		1	-1
year mark-. small	-2	-1					3
year mark-: capitals	-3	-1			-1	-1	3
year mark-· capitalised	-3	1	-1				2
year mark-— capitalised	-3						3
year mark-• capitalised	-4						4
# word both behind
capital capital	-1	-3		-1	-1	-1		3
capital capitalised	1		1			-1	-4	1
capital code		-2	3				-1	-1
capital digits-1	3					-1	-2	-1
capital digits-2		-2	-2				3	-1
capital digits-7	-3	3	3
capital mark-,	3	-2	-1
capitalised capital	1	1	-1				-3	-1
capitalised code	-2	2	2				1	-4
capitalised date	2	1	-3		-1			1
capitalised digits-1		-2	2	-1	-1	-1	-1	-2
capitalised digits-6	2	-1	-2
capitalised digits-7		-1	2	-1			-1	-3
capitalised dollars-and-cents			-1	-1		-1		-3
capitalised end	1	-4	-2				2	-1
capitalised letters		2	-1				-2	-1
capitalised line	1	-3	-1	-1	-1	-1	-1	1
capitalised mark-#	-1	3		-1		1	-2	-2
capitalised mark-&	1	1	-2				-1	-3
capitalised mark-(	3	-2	-1				-3	-2
capitalised mark-)	2	-5	-2	-1			-1	3
capitalised mark-*	-3	3
capitalised mark-,		-1	-1	-1	1		-3
capitalised mark-.	1	-3	-1		-1	-1
capitalised mark-/	-1		-1	-2			-3	1
capitalised mark-;	-3	1			-1	-2	1	1
capitalised mark-®	3	-2	-2	-1	-1	-1	-1	-1
capitalised mark-–	-1	-2					2	3
capitalised mark-—	-1	1	1			-1	-1	-3
capitalised masked		-2	3				-1	-1
capitalised with-digits	1	1	1					-3
capitals capitalised	-1	-1	3	-1	-1	-1	-6	-1
capitals cents	2	-3	-1			-1	-3	-2
capitals code	-3	-3	3	-1	-1			-1
capitals digits-3	-1	-2	2		-1		-1	3
capitals digits-4	1	-2					-2
capitals digits-5	4	-1	-2				-1	-2
capitals digits-6	3	-2	-1					-2
capitals dollars	-3	-2	3		-1		2	-2
capitals dollars-and-cents	2		-3				-1	-1
capitals end	2	-3	-1				-2
capitals mark-!	3						-3
capitals mark-"	1	-3			1	-1	-5	2
capitals mark-$	1	-2	1	-1	-2	-1	-4	-4
capitals mark-)	-4	-4	1				1	3
capitals mark-.	1	-4	-1	-1	-1	-1	1	-3
capitals mark-:	2	-2	1	-1	-1	-1	-1	-3
capitals mark-;		-2					-3	2
capitals mark-—	3	-2	-1					-1
capitals masked	-2	-2	5				-1	-1
capitals small	1		3		-1		-1	-2
capitals with-digits	-2	-2	3				-2
capitals year	-2	2	1
cents capitalised	3						-1
cents capitals	2	-1	-1					-1
cents cents	-1	2	1	-2		-1	-4
cents mark-,		1	-1	-1	-1	-1	-3	-2
cents percent	-3	2	1
cents small				-1		-1	-5	-2
cents thousands-and-cents	2	-1	-1				-2
code capitalised	2			-1	-1		2	-3
code capitals	-3		1	2	-2	-1	-2	-1
code digits-1	4		-3	-1			-2
code dollars-and-cents	-2	1	2	-3				-3
code mark-)	4		-3				-1
code mark-,		-2		-1		-1		-2
code mark--	-2	-2	2				-1	-1
code mark-.	2	-3	-2	-1				-1
code mark-:	4		-2	-1			-2
code mark-|	-2	-1		3			-1
code small	4		-5	-2			-2	-1
date capitals	1	-1	1				-3
date date	3		-1	-1			-2
date digits-2	3		-3				-1
date dollars	-2	3	1	-1				-1
date line	4	-1	-1	-1			-2	-1
digits-1 capital	2		-1				-1
digits-1 capitalised	-3	1	4	-1	-1	-1	-1	1
digits-1 capitals			-1	-1	1		-3	-1
digits-1 digits-1	-1	-4	-1	2	-1	-1	2	-1
digits-1 line	2	-2	2	-1	-1	-1	-5
digits-1 mark-(	-3	-2	3				-1
digits-1 mark--	3	-1	-1				-2
digits-1 mark-/	-1	-2	-3		-1	-2	3	-2
digits-1 mark-:	3	-3	-1		-1		-2
digits-1 mark-=	3	-1	-1				-3
digits-1 small	1	-1	-4		-1	1	-1	-2
digits-1 thousands	3	-1					-2
digits-2 capitalised	-2	1	4	-1	-1	-1	1	-1
digits-2 capitals		-1	1	-1	-1	-2	-4	-2
digits-2 digits-1	4		-1			-1	-3
digits-2 digits-3	-3	2	3
digits-2 digits-4	3	-3	-1				-1
digits-2 mark--	4		-1				-4
digits-2 mark-.	3	-1	-1				-2	-1
digits-3 capitalised	-1	3	1	-1	-1	-1	-1	-1
digits-3 capitals	3	-1	-3	-1	-1	-1	-3
digits-4 capitalised	-1	1	2	-3	-1		-1
digits-4 capitals	-1	-3	-3	2	-1	-1	2	-2
digits-4 cents	-1	-1	3				-2
digits-4 digits-3	-3	-1	2				3
digits-4 digits-4	1	-2	-1	2			-3	-1
digits-4 dollars	-2	1	3
digits-4 dollars-and-cents				-5			-4	-2
digits-4 line	3	-2	-2	-4			1	-1
digits-4 mark-"	3		-3
digits-4 mark-,	4	-2	-3	-2			-3
digits-4 mark-.	3	-2	-1	-2			-3	-1
digits-4 mark-:	4		-2	-1			-1
digits-4 mark-–	4	-1	-4	-1			-2	1
digits-4 small	-3	1	4	-2				-1
digits-4 with-digits	-1	1	1	-3			-1
digits-5 capitalised	3	-1		-2	-1			-1
digits-5 digits-2	-1	-2	-3	2				-1
digits-5 line	4	-1	-2	-2	-2		-1
digits-5 mark-,	3			-1			-2
digits-6 line	-2	-1		3	-1		-1	-1
digits-6 mark-"	-3			3			-1
digits-7 capital	-5	3	4	-1				-1
digits-7 capitals	-1	-1	3	-1				-1
digits-7 dollars	-2	-2	2
digits-7 dollars-and-cents	-3	-2	2	1			-2	1
digits-7 line	2	-1	-3				-1	-2
digits-7 mark-$		1	1	-3			-1	-1
digits-7 mark-)	3		-2
digits-7 mark-,	2	-4	-2	-2		-1	-1	-1
digits-7 mark-.	1	-3	-2	2		-1	-4	-2
digits-7 mark-:	3		-1				-1
digits-7 mark-–	4		-1				-3
digits-7 small	1		-2				1
dollars capitalised	1	-1	2	-1	-1	-1	-3	-1
dollars capitals	4	-2		-1	-1	-1	-3	-2
dollars digits-1	-1	-1	1				-2
dollars digits-2	-1	-4	2	-1	-1	-1	-3	-2
dollars dollars-and-cents	3	-1	-3
dollars letters		3	-2	-2	-2	-2	-1	-2
dollars mark-(	1	2	-2				-1
dollars mark-)	4	-1	-2			-1	-2	-1
dollars mark-,	2	1	1			-1	-3	-2
dollars mark--	1	2	-3	-4	-1	-1	-1	-1
dollars mark-.	3		-3		-1	-1	-1	-1
dollars mark-–	4	-1	-1			-1	-3
dollars mark-—	3	-1	-2	-1	-2		1
dollars masked	-3		-1				3
dollars percent	1	-3	-1				1	-1
dollars small	1	-1	2	-1	-2	-1	-5	-2
dollars-and-cents code	3	-1	-1		-1		-3
dollars-and-cents date		-1	-1				3	-2
dollars-and-cents line	3	-4	-4	-1	1	2	-1	-1
dollars-and-cents mark-(	3	-2	-2				-1	-1
dollars-and-cents mark-,	2		-1	-1	-3	-2	-2	-2
dollars-and-cents mark-;	3						-2
dollars-and-cents mark-–	5	-1	-1	-1	-1	-1	-5
dollars-and-cents mark-—	1	1	-1				-3	-2
dollars-and-cents percent	-3	-1	2	-3	-1	-1	1	-2
dollars-and-cents small	2	-2	-1	1	-1	-2	-3	1
end end	4	-2	-3	-1			-1	-1
lettered-code capital	-3		3
lettered-code capitalised	-3	-1	4	-1			-1
lettered-code capitals	-1	-1	3	1		-1	-2	-3
lettered-code cents	2		-2	-1			-2	2
lettered-code digits-2	4	-2	-3	-1			-1	-2
lettered-code dollars-and-cents	2	-3	-1	-1		-1	-3	-1
lettered-code lettered-code	-3	-2	2		-1	-1	1
lettered-code mark-,	1	-1	1	-1			-4	-3
lettered-code mark-.	3	-1					-1	-2
lettered-code mark-:	-1	3	1	-1			-2	-1
lettered-code mark-–	2	1					-3
lettered-code small		2	-1	-1			-2	-2
lettered-code thousands-and-cents	-4	1	4					-1
letters code	-2		2
letters digits-4	-3		3			-1	-3	-1
letters lettered-code	-3	-1	3
letters letters	2		-3				-1
letters mark-,	-1	1	3				-1
letters mark-:	-3	3	2
mark-! capitalised	4	-1					-2	-1
mark-! mark-!	3	-1	-1				-2	-1
mark-" capitalised		-1	-2				-2	3
mark-" line	-1	-3	2	-1		1	-2
mark-" mark-"		-5	3			-1	-3	-2
mark-" mark--	-3	-2	2					-2
mark-" mark-.	2		-1				-2	2
mark-" mark-:	4	-2	-3	-1		-1	-4	-2
mark-" mark-;	-3	4	2	-2		-1	-1	3
mark-" mark->	-2						-2	3
mark-" mark-_	-1		2	3	-1	-2	1	-2
mark-# capitals	3	-2	-1
mark-# digits-7	-3		3				-1
mark-# lettered-code	-3	-1	3				-1	1
mark-# mark-:	4	-1	-4	-2	-1	-1	-1	-1
mark-# masked	3	1	-3				-1
mark-$ cents	2	-2		2	-1	-1	-3	-1
mark-$ line	3	-2	-2			-1	-1
mark-$ thousands-and-cents	3	-3	-3	-2		-2		-2
mark-$ with-digits	-2	-4	1	-4	3	3	-4	-3
mark-& small	1	-3	1				-1
mark-( capital		-1	-2				2	-1
mark-( capitalised	1	-2	-3				1	2
mark-( lettered-code		-1	3	-1	-1	-1		-1
mark-( mark-.	-5	5	3					-1
mark-( mark-…	-4		3				-1
mark-( small	1	-1		-1	-1	-1		-3
mark-) capitalised	1	-2					-3	-1
mark-) code	-1	-1	-1				-1	2
mark-) digits-3	-2	-3	1				-1	1
mark-) digits-4	-1	-2	3				-2
mark-) digits-7	-2	-4	-2	-1			-1	4
mark-) dollars	-2	3	-1				-1	-3
mark-) dollars-and-cents	3	-1	-5	-1			4	-2
mark-) end	5						-5	-2
mark-) lettered-code	1	-3	-3				-1	2
mark-) mark-"	-2		3
mark-) mark-$	-2			-1			3	1
mark-) mark-,	-1	-3	1				1	-3
mark-) mark-.	1	-3	-1	2		-1	-3
mark-) mark-:	2	-4			-1	-1		-4
mark-) masked	-3	-2	1				-1	2
mark-) small	-1	-3		-1		-1	1	-1
mark-) thousands		-1	1				-3
mark-, capital		-3	1				-2	-1
mark-, capitalised	2		-2		-1	-1	1	-4
mark-, capitals	4	-4	-4		-1	-1	1	-1
mark-, cents	-3	1	1					-1
mark-, digits-1		2	-2			1	-2	-2
mark-, digits-2		1	-2	-1			1	-3
mark-, digits-7	-2		-2		3		-2
mark-, dollars	-1	1	4	-1	-1	-1	-3	-5
mark-, lettered-code	-1	3	-4	-1	1	1	-4	1
mark-, letters	-1	-4	3	-1	-1	-2
mark-, line	3	-2	-4	-2		2		-1
mark-, mark-,	-1	-1	-3	-1	-1	2	1	-2
mark-, thousands-and-cents	-2	-1	2
mark-, with-digits		2	-2	-2		-2	-2	-4
mark-, year	-2	-2	1	-1	4	1		-2
mark-- capitalised	1	-1	-3	-1	-1	-1	2
mark-- digits-1	3	-1				-1	-2
mark-- digits-2	-3	-2	-2			-1	3	-1
mark-- digits-4	-3	4	1					-1
mark-- dollars	-1	-1	3	-1			-1	-1
mark-- dollars-and-cents	-2	1	2			-1	-1	-1
mark-- line	1	2	-4		-1			-1
mark-- mark--	2	-3	-2	-1	-1	-1	-1	1
mark-- mark->		1	-4					2
mark-- with-digits	-3	1	3
mark-. capital		-3	-2				1	-2
mark-. capitals		1	-4	-1	-1		1
mark-. code	1	-1	-2	-1			-4	1
mark-. digits-1	3						-1	-1
mark-. digits-4	3	-1	-2	-1			-3	-1
mark-. dollars-and-cents			1					-2
mark-. end	3	-1	-1				-2	-1
mark-. line	-2	-4	-2	-1		-1	1	3
mark-. mark-"	-1	-3	1			-1	-1	1
mark-. mark-)	3	-1	-2				-2	-1
mark-. mark-,	3	-1	-2				-2	1
mark-. mark--	4		-4				-1	-1
mark-. mark-.	-1		3	1	-1	-1	-4	-3
mark-. mark-:	3		-1				-2
mark-. masked	1	-2	1				-3	-1
mark-. small	1	1	2		-1	-1	-3	-3
mark-. thousands-and-cents	1		-3				1	-2
mark-. with-digits	3	-2	-1				-2	-1
mark-/ capitals		-2	-3	-2	-1	-2	3	1
mark-/ percent	3		-2
mark-/ small	1	-1		-2	-1	3	-3	-2
mark-: capitalised	2	-2	-3	-1	-1	-1		-2
mark-: capitals	1	-2	-2	-1	-1	-1	1	-3
mark-: code	-1	-3	-1	-1	-1	-1	2	-1
mark-: digits-1		-3	-1			-1
mark-: dollars	3	1	1	-1		-1	-4	-1
mark-: dollars-and-cents	1	-3	2	-1	-1	-1		-3
mark-: line	6	-2	-1		-1		-4
mark-: percent	4	-1	-3				-1
mark-: small		1	3	1		-1	-4	-2
mark-: with-digits	3	-1					-1
mark-; line	3		-2				-1
mark-< small	-1		3		-1		-1	-1
mark-= capitals	3						-1	-1
mark-> line	2	-3	-1					-2
mark-> mark-<	3	-1	-1					-1
mark-? capitalised	4	-1					-4	-1
mark-? small	4	-1	-1				-3
mark-| capitalised	6	-3	-5		-1	-1	-2	-1
mark-| cents	-4	-2		2	-1	2	2	-2
mark-| digits-4	-3	-1	4				-1	-1
mark-| dollars-and-cents	-3	2	3	2		-1	-2
mark-| line	1	-2	-1	-3	-1	-2
mark-| mark-|	2	-2	1	-1			-3	-1
mark-® capitalised	2	-3	-1	-1	-1	-1	-1	-1
mark-® capitals	-3		3
mark-® line	4	-1	-4
mark-® small	3		-2
mark-· digits-2	-2						2
mark-– capitalised	1	-2				-1	-3	2
mark-– cents	-4	1	3
mark-– digits-3	-3	2	1
mark-– dollars	-3	3	2
mark-– lettered-code	-3	1	3
mark-– line	3						-3
mark-– thousands	-4	2	3				-1
mark-– thousands-and-cents	-4	3	3				-2
mark-— capitalised	3	-2	-2		-1	-1	-1
mark-— digits-2	3		-3				-1
mark-— dollars	-2	-1	-1				3
mark-— mark-—	3						-3
mark-— small	-2	1	3	-1		-1	-2
masked capitals	4		-5				1	-1
masked dollars	-5	3	1				3
masked dollars-and-cents	-1	-3		-1			-2
percent line	-1	-3	-1	-1			2	-1
percent percent	3	-2					-2
percent small	5	-2	-2				-3	-1
small capital	1	2	-2				-1	-1
small capitals	2		-3			-1	2	-2
small digits-1	2	1	-1	2	-1	-1	-3	-2
small digits-2	-1	-2	-3		-1	-1	3	-2
small digits-3	2	2	-1			-1	-5	1
small digits-4	-1	3		-3		-1	-3	-1
small digits-7	-4	1	4	-1		-1		-3
small dollars	1	-1		-1	-1	-1	-1	-3
small line		-3	-2			-1
small mark-!		-3						-1
small mark-'	3						-3
small mark-(	-1	1	-2	-1	-1	-1	2	-3
small mark-)		-7	1				-2
small mark-/	-1	1	1	-1		3	-1	-1
small mark-:	2	-3		-1	-1	-1		-5
small mark-?	2	-3	-1			-1		-3
small mark-–	-2		-1				3
small mark-•		-2	-3				1	2
small masked		-3					-2	3
small thousands-and-cents		2		-1			-4	-1
small with-digits	2		2				-3	-1
thousands digits-1	-1	-1		-1			3
thousands line		-3	2	-1	-1		-2
thousands mark-(	-3	3	3				-1	-1
thousands mark-.	1	-3
thousands small	1			-2	-2	-1	-4	-3
thousands-and-cents capitalised	3		-1
thousands-and-cents cents	1	-3		-1			-2	-1
thousands-and-cents digits-1	3	-2	-1	-1			-1	-1
thousands-and-cents mark-,	3	1	-1	-1	-1		-2	-2
thousands-and-cents mark-.	-1	-3		-1			-1	2
thousands-and-cents small	-2	-1	3	-1	-1		-3	-3
with-digits capitalised		1	-2	-1			3	-2
with-digits digits-1	-1	3	-1				-3
with-digits digits-2	5		1			-1	-4
with-digits digits-3	-3	1	2
with-digits line	-3	2	3	-1			-2	-1
with-digits mark-$	-5	2	4	-1	-2	-1
with-digits mark-(	3	-2	-2				-1
with-digits mark-,	-3	2	1			-1	1
with-digits mark--	-4	2						4
with-digits mark-.	-1	-1	2				-1	-1
with-digits mark-/	2	-1	-1				-1	-1
with-digits mark-–	3	-1	-1				-1	-3
with-digits small	4	1	1	-1	-1	-1	-5	-3
with-digits thousands-and-cents	4	-4	-1
with-digits year	1	-3	-2	-1	-1	-1	3	-1
year digits-2	-3		4
year dollars	3		-1				-2
year dollars-and-cents	2	-1	-1	-1			-1
year mark-–	3		-3				-1
# word both read as
 	1		1		-1	-1	-8
 accountName	-1	1		-1	-1	-1	-3	-3
 accountName,current?	-3	-2					4	-1
 accountName?	-1	1	-3	-1			-2
 accountNumber	-2	-1	-1	3		-1	-1	-1
 amount?	-2	-1			3	-2
 current	-5	-1		-1	-1	-1	5	-1
 current?	-2	-2	-2	-1	-1	-1	4	-1
 originalCreditor	-1	-3			-1		-2	4
accountName 	2	-3	-1	1			-2	-2
accountName accountName	-1	3	-3
accountName goes on	-1	-2	1	-1	-1		-2	-2
accountName,current? goes on,current?	-4	-1	1				1	-2
accountName? 	2		-3					-1
accountNumber 	2	1	-2	-3	-1	-1	-5	-3
accountNumber current?	-4	-1					4
accountNumber originalCreditor	-3							3
amount 	7	-4		-1	-1	-1	-6	-2
amount current	-4						4
amount current?	-3	-1					3	-1
amount,current current	-3						3
amount,current? current?	3				-1		-2
amount? 	2	-2		-1	-1	-1	-4	-2
amount? current	-3						3
amount? current?	3	-1					-3	-1
current 	3	-2	-1	2	-1	-1	-7	-2
current current?	-3						3
current? 	4	-2	-1	-1	-1	-1	-6	-3
current? accountName,current?	-4	2	-2					-1
current? current?		-2	-3	-1	-1		1	2
current? originalCreditor,current?	-2		-1				3	-2
goes on 	2		-4	1	-1	-1	-2	-1
goes on accountName	-5	6	-3				-1	-3
goes on accountNumber	-2		-1	3
goes on,current? goes on,current?	-3	-1					2	-1
goes on? 	5		-6	-1			-1	-1
goes on?,current goes on?,current	-2		2				1
goes on?,current? goes on?,current?	-3		2				1
originalCreditor 	6	-2	-1				-2	-5
originalCreditor current?	-3	-1		-1	-1	-1	2	-1
originalCreditor originalCreditor	1	-2	-2	-1	-1	-1	-3	1
paying 	6	-3		-1	-1	-2	-6	-1
paying accountName,paying	-1	3	-1			-2		-1
paying current	-5					-1	6
paying current?	4						-4
paying paying	-1	-2	-2		-1	2	-3	-1
paying? 	4	-1					-3
paying? current	-3						3
# word cell comes
always	1	-2	-1	-5	-1	-4	-2	-6
often	1	-4	-2		-1	-1	-1	-1
twice	1	-3	-1	-1	-1	-1	1	-3
# word cells behind
0				-2	-1	-1	1
4		-1		-1	-2	-3	-2
# word ending
-09	4		-1	-3		-1	-3
-10	3			-2		-2	-2
-11	3		-1	-1		-1	-1
-12	3	-1	-1	-1	-1	-1	-2
-15	3			-2			-1
-21	3			-2
-30	4	-1		-2	-1		-3
-31				2			-3
-no	3	-3
-on	-3	3
.3%	3						-2
.9%	3	-1			-1		-2
/ef	3	-2		-1	-1	-1	-4	-2
/mo	3	-1					-2
/td	-5	4	3					-1
/tu	3						-2
0%	-2	-1	-1	-1	-1	3	1	-1
0.0	2			-2		-1	-1
00%	3	-2	1			-1	-4	-1
1.0	4			-2			-3	-1
1.5	-3			-1	1	2	-1
2.1	4	-1		-2			-2
2.2	4	-1		-3			-1
2.4	1			-3	-1	1	-1
3.0	3			-1	-2
3.1	3			-2			-2
4.1	4	-1		-3			-1
4.4	6			-4	-1	-1	-1
4.5	3			-1		-1	-1
49%	2	-2			-1	-1	-1	-1
7.4	3			-1	-1		-3	-1
77%	4						-4
90%	3	-1				-1	-1
a	1	-3	-3	1		-1		1
a's		2	-4				-2
a/c	3	-1	-3	-2
aa	2	-3		-1			-1	-1
aaa	-1	3	-1				-1
ab	-1	-3	-1	-1			2	-1
aca	3	-1	-2
ach	2	-1					-3	-1
ack	3		-2	-1			-4
act	-1	-3	-3	-1	1	-1	3	-3
ada		-2	-1			-1	1	-1
add	1	-2	-1				1	-1
ade	1			-1	-1	-1	-1	-3
ado	-1	-3	3	-1	-1	-1	-1	-3
ady	2	1	-3				-1	-1
aga	-3						3	-1
age		1	3	-1	-1	-1	-4	-2
ah	4	-1					-4
aid	1	-2	-1			-1		-3
ail		-3	2			-1	-2	1
aim	3	-1					-2
ain	-2	2	1				-3
air	-3	2	1			-1	-3	1
ait	5	-3	-2				-2
aje	3	-3
ale	-2	1		-1			-3	2
all		-2	-4			-1	1	-1
als	6	-3	-2				-2	-2
alt	3	-2	-1				-1	-2
ame	3	-4	-2				2	-7
amo		-3	1	-1			-2	-1
amt	5	-1	-2		-1		-2	-2
an	2	-1	-1				-1	-1
ana	2	-1		-1		2	-4	-1
and	2	-1	-5		-1		-1	-1
ane	-3	1	2	-1	-1		-2
ano	3	-1	-1					-1
apr	4	-4	-1	-1			-2	-2
apt	3	-1	-1				-1	-1
apy	3		-2
ara	2	-1	-3					-1
ard		-1	1	-1	1	1	-4	-3
are		3	-1				-3
ark	-1	3	-3	-1			-4
ary	1	-3	-1					-3
asa		-3	-1				4
ase	1	-1	-1		-1		-4	-1
ask	4	-2	-1				-2	-1
ast	1	-2	-3	-1	-1	-1		1
at	2	-2	-3			-1	-3	2
ate	1	-2					3	-2
ato	-2	3					-1
ats	2	-3	-2				-1	-1
aug	3	-2	-2				-1	-1
aus	3	-2					-2	-1
ave	2	-2						-3
awn	3	-2	-1				-2
ay	3	-2					-1
ays	-1	-1	-2	-1		-1	1	-2
aín	1	-3	1	-1				-1
a’s	-2	2	1				1	-1
b	2	-3	1	2		-1	-3	-2
b&t	-2	3						1
bal	1	-1	-3	-3	-3	-2		-4
ban	-2	-1						2
ben	-3	-2	-1					2
ber		-3	1			-1		-3
bit	-1	3	-1			-1	-2	-2
bna	-2	3		-1			-3	-2
bnk	-3	1	2
boa	-3	3
bom	-3	2	2				-1
bor		-3	2					1
box	3		-3	-1	-1	-1	-1	-1
bsd	-3	3
bts	3	-2	-1				-1
bur	-1	-3	2				-1	-1
but	1	-2	-3					-1
buy	-1	-3	1				2	-3
by	1	-3	1		-1	3	-3	-1
c	1	-3	2	-1		-3	-4	-2
c/o		-2	2				-3	-2
cal		-4	2	-1	-1		-1
can	3	1	-2				-3	-1
cao	-3	4	-2
cap	2		1	-1			-2	-4
car	1	-2	1			-1	-2	-1
cc	1	-3		-1	-3	3	-2	-2
ccc	1			-2	-1	-1	-3	-2
cct	6	-3	-5	-3				-3
cel	1	-3	-2	2			-2	1
cer	4	-4					-2	-1
ces	-1	-1	2	-1			-2	-2
che		-2	3				-1
chs		-3						-1
cl	4	-1	-1				-2	-1
cle	-3	2	2	-1		-1	-3
co	-1	-4	2	-1	-1	-1	-1
coa	2	-2	-2	-1	-1	-1	-3	-2
col	4	-3	-1				-2
com	1	-4	-2			-1		2
cos			-2					3
cr		-3	1	-1			-1	-1
cta	4	-1	-3				-1
ctr	-4	-2	1	-1	-1	-1	-2	3
cu	-1	-4	3	-2		-1	-2	-3
cua	3	-1	-1				-1	-1
cut	2						-2
cvd	3						-3
d		-4	-3	-1	2	-1	1	-2
dad	-2	1	-1	-1			-3	-1
dan		-3					-2	2
day	2	-4	3	-1	-1		-1	-1
dda	-3	-2			3		-1
de		-3	-2	-1		-1	1	-1
ded	4	1	-2				-3	-1
def	2	-1		-1	-1	-1	-3	-1
der	-1	2	-2	-1			-1	-3
div	3						-2	-1
dmp		-2	-1	-1	-1	-1	1	-3
doc	3	-2	-1
dow	-3	1	2
dpd	-4						4
dr		1		-1		-1	-3
dry	4	-1	-2				-2	-1
dte	-3	3	-1					-1
d’s	4	-3	-1				-1
e	2	-3	-2	1			2
e's	-3	2	1	-1		-1		-2
eaa	-3	3
eaf	-1	3						-1
eam	-2	3	-2	-1		-1	-2	-3
eap	-3	2	1
eau	1	-3	1					-1
ebo	4	-3	-3	-1	-1		-2	-1
ebt	1	-3	-2	-1	-2	-1	2	-2
ect	-1	2	1		-1	-1	-1	-3
ed	-2	-1	3	-1	-1	-1	-2	-2
eds	-1	-3	1				-2	-1
edy	-1	1	-2					1
eed	-3	-2	-3	-1	-1		3	-2
eek		-3	-2				1	1
ees		-3	3			-1	-4	-2
eft	4	-2	-1	-1	-1	-1	-3	-1
efx	3	-1	-2				-2	-2
ege	-2	3	1				-2	-2
eir	3		-1				-3
el	1	-5	-2					1
ela	-2	1	2	-1	-1	-1	-2	-3
eld	-1	3	-4	-2	-1	-1	-3	2
elk	-2	3						-1
ell	1	-2	-3	-1	-1		-1	2
elm	-3	3					-1	1
elq	3		-2
emb	-2	3
ems	-1		2					-3
end	3	-1	-1				-2
ens			2				-1	-3
ent		-2		-1	-1	-1	2	-2
epo	-3	-1	1			-1	3	-1
ept	1		-1				-3	-2
eq	2		-1				-2	-2
er		-4	1	-2	-1	-1	1	-3
erm	5	-3					-2	-1
ero	1		-1		4		-7	-1
ers	1	-3	2				-4	-1
ert	-1	-3					1	2
ese	1	-4	-2				1	-1
ess		-1	-1	-1	1		-4	2
est	2	1	-3				-1
et	5	-3			-1		-1	-1
eto	3	-2	-2				-1	-1
ets	5	-2	-1				-2	-2
evo	4		-3				-1
ews	2		-1				-2
ex	3						-3
exp	3		-1				-1
ext	4	-3	-2				-2	-2
eze	4	-2	-3				-1
e’s	-1	-3	2				-3
f	4	-2	-1				-2
fax	4	-3					-2	-1
fcu	-3	-1	3	-1			-2	-2
feb	2	-1	-2		-1	-1		-3
fer	4	-2	-2				-1	-1
ffs	3	-1					-2
fic	2	-4	1				-1	1
fin	-1		-1	3			-1	-2
fni	1	2	-3	-1			-1	-1
for	4	-1	-4	-1	-1		-1	-3
fri	3	-1			-1		-1	-1
fs		-3	-1				2
fsb	-2		2
fth	-3	3	-1		2		-1	-2
fts	-2						-1	3
gal	5	-4					-3	-3
gan	-1	-4	1				3	-1
gar	-2	3					1
gas	3	-3	-1				-2	1
ge	-3	2	-2					3
ges	3	-2					-1	-1
gin	4	-1	-2				-1
gm	-3	4	-3					-1
gmt		-1	2					-4
go		-3	1	-1				-3
got	2	-4	-1					-1
gs	-2	-2	3		-1			-1
h	2	2	-1	-1	-1		-4	-1
had	2	-1					-1
ham	-3	1	2				-1
has		-2	-5				1	-2
hat	2	-3	-4		-1	-1		-1
heo	1	-3	1			-1	-1	-1
her	1	-3	1	-1	-1	-1	-3
hey		-3	-3			-1	1	-2
hi	3	-3					-1
hip	3	-2					-2	-2
his		-3	-3		-1	1	1	-3
hls	-2	2	-3				-1	2
hly	3	-2	-1			-1	-3	-2
how	1	-3	-1					-2
hsa	2	-2		-1			-1
hts		2	-3				-1	-2
hut	-3	1	-3	-1			-3	4
hys	-6	-1	3				-1	3
hạn	-3						3
i'm		-4	-2			-1	2	-3
iah	3	-2	-2					-1
ian	-2	1			-1		-2	4
ibe	3		-3
ice		-2	1	-1	-1	-1		-2
ich	2	-1	-1	-1			-2	-1
ick	1	1	-1	-1	-1		-2	-4
ics	-3		3				-1
id	5	-4	-2	-2	-1		-1	-1
ide	-2	3	1	-1			-2
idr	3		-1				-1	-2
ids	3	-2					-1	-1
ied	3		-1		-1		-3	-2
ier	-2	1	-1	-1	-1	-1	-4	1
ies	3	-5		-1	-1	-1	-4	-1
iew	1	2					-3	1
if	3	-2	-1				-2	-2
ife	4	-2	-2	-1			-3	-2
iff	4	-1					-2	-1
ify	2	-2	-2					-1
igo	-3	2	2					-2
ika		-3				1	-1	-1
ile		-4	-2	-1		-1	-1	3
ill	1	-2		-1	1		-4	-5
ils	6	-2	-1				-5	-2
ima	-1	-2	1				1	-2
in		-3	-3	-2		-1	2	-1
ina	3	-2	-1				-1	-1
inc	-2	-3	4		-1		-3	-2
ine	-2	-1	3	-1
ing	2	-3	-1				-1	-1
ink	2	-2	-2					1
ins	1	-1					-3	1
int		-3	2	-1	-1		-4	1
iod	4		-3
ion		-1	1	-1			2	-3
ior	4	-2	-1					-1
ird	-4	1	2		3			-3
ire	-4	4	2				-1	-2
irm	-3	2	1			-1	-2
iro	-1	2	-2				-1	-1
irs	-1	1	-1	-1	-1	-1	-2	-3
is	2	-3	-6	-1		-1	1	-2
isa	-3		2	-1			-3
isc	-4		4				-1
ist	-1	1	2	-1	-1	-1	-2	-2
it	-1	-2	3			-1	1	-2
ita	-1	4	-4				-1
ite	4	-1					-2	-3
ith	3	-4	-5	-1	-1	-1	-1	-4
iti	-1	1	2	-1		-1	-5	-3
ito	4	-2	-1				-1	-1
its	3	-3	-4				-3	-1
ity	-1	-2	3		1		-2
iva	-2	3					-1
ive	-1	-4		-1	1	2	-1	2
iya	3	-2					-1
ién		-3					1	-1
ión		-2	-3	-1			1	-1
j	5	-3	-2				-3
jan	2	-3	-2			-1		-1
jc	-3		2	2			-1	-1
jcp	-4	1	2	-1		-1	-1	2
jo	-2	-1	3					-1
jou	-3						3
joy	2	-2
k	2	-3		-1		-1	-4	-1
kay		1	1				-3	-1
kbb	4	-2	-2			-1	-2	-1
kde	-3	3
ker	3		-2				-2	-1
ket		3	-3		-1		-3	-2
kia	2	-2	1				-1	-2
l	1	-2	1	-1	-1		-4
lan		1		-1	-1	-1	-1	-3
lar	1	-1					-3	-3
lcc			3				-1	-1
ldo	3	-1	-2	-1	-1		-3	-1
led	3	-2	-1		1	-1	-3	-2
len	-1		2				-3
les		1	-1	-1	-1		-3	2
lex	-4	1	3
lia	3	-2	-3		1		-3	-1
lim	3	-1					-2
lio	-1	-1	2		-1		-3	-3
lla		-4	1		-1		-1	-2
llc	-2	-3	4	-1	-2	-1	-3	-2
lly	1	2	-1				-2	-2
loc		2	-1	-2		-1	-3	-2
loe	3	-2					-1	-1
lol	3	-2	-2				-1	-1
lor	3		-1				-2	-1
lse	-3	-1	-2	-1		-2	3	-1
lsi	-3	3	1
lso	3	-3	-2					-1
lta	-3	4	1		-1	-1	-2	-2
lue	-1	-1	2				-2	2
lus		-3	1				-2	-2
luz	3	-2	-1				-1
lvd	3	-1	-2				-1
lys	3	-3	-1
m	-1	-3		-1	-1	-1	2	-2
ma	2	-3	-2	-1		-1	-2	-2
mac	-2	3	-1	-1			-1	-1
mas	4	-2	-1				-3	-1
max	-2	3						-1
mbe	2	1	-2				-1	-2
mc	-1	-3	2				-1	-1
me	3	-2	-1	-1			-2	-1
mer		-1	1					-4
mex	-2	4	-1				-1	-2
min	2	-4	-1	-1	-2	-2	-1	-2
mit	2	-1	-1	-1	-1	-1	-5
mls	3	-1		-1	-1	-1	-1	-1
mn	3	-2	-1	-1			-1	-1
mo	3	-3	-1	-1		-1	-1	-2
mom	-2	3	1	-1			-2	-2
mos	1	-2	-3	-1	-1	-1	-1	-1
mpl	-2	-1	3
mr	-1	1	-3	3			-1	-2
mrn	-1	-3	-1	2			-1	-1
mry	2	-1	2				-3	-1
mtg	2	-3		-1	-1	-1	-5	-1
mum	4	-1				-1	-2	-1
n	1	-3	3	-2	-1		-2
n's	-5	4	-2			-1	2	-2
n.a	-2	-2	3	-1	-1	-1	-3	1
n/a	4	-3	-2	-2	-1	-1	-3	-4
n/r	2	-1					-1
na	-2	-3	3	-1	-1	-1	-1	2
nah	3	-1	-1					-1
nan	1	-3	-2
ncb	-2	4					-2	-2
nce	1	-2	1	-1	-1	-1	-1	1
nds	5	-3	-3	-1	-1	-1	-4	-1
ne	3	-1	-1				-1
nee	4	-2	-1				-1	-2
ner	-1	2	1		-1	-1	-5	-2
new	3	-2					-5	-1
ney			2		-1		-4	-1
nfo	4						-2	-1
ngs	1	-3			-1			1
nia	3	-2	-1					-1
nie	3	-3					1
nit	-1	-2	-2	2		-1	-2	-1
niv	-3	2	2					-1
nks	2	-1	-3				1	-1
nly	4	-1	-1				-2	-1
no		-4	-3	-1	-1	-1	2	-2
nos	3		-1				-2
not	2	-3	-4			-1		-1
nov	4	-2					-2	-1
now	2		-4	-1		-1	-1	1
nst	5	-3	-2	-1			-3
nta	3	-2	-1	-1		-1	-2	-1
nte	-2	-2	-1				2	1
nue	1	-1	4				-2	-1
nza		-1						-3
núm	2		-2				-1
nợ	3	-1	-3				-2
o'd	1	-1	-3				3
oan		-2	2	-1		1	-4	-2
oat	-3	2	1	-1			-2	-1
oc	3						-2	-3
ock	-1	3	-2				-2	-3
ocs	3	-1				-1	-1	-1
ode	4	-1	-1				-1	-2
oes	4	-1					-3
of	1	-4	-1		-1	-1		1
off	-2	-1	-3			-1	3	-2
ofi		1	-3				-2	-2
oft	2	-2						-1
ogy	-2	-2	1	-1			-1	3
oil	3	-1					-1	-1
oix	3	-2	-1				-1
ok		-4	-2	-1	-1	-1	1	-2
old	3	-1		-1		-1	-5	-2
oll	-1	-2	1	-1	-1	-1	2	-3
oma	3	-2	1					-2
omm	1	-1	-3					1
on		-4	-2	-1		-1	1	-2
ony	-2			-1	-1	-1	1
ool	1	2		-1		-1	-3	-1
ora	2	2	-2				-3	1
orm	4	-1	-2				-1
oro	3	-2	-3
orp	-2	-1	2				-2	2
ort	1		1		-1		-3
ose	4		-1				-3	-1
osp	-1	-2	-1				-1	3
oss	2	-3	1					-1
ost	4	-2					-3	-1
ota	-2						2	-2
oth	4	-5	-1	-1	-1		-2	-2
oup		-3	1		-1		-2
our	1	-3	-3		-1		1	-3
ous	3	-2					-2	-1
out		-2	-3				2	-1
ove	-2	3	-1				1	-1
own				-1			-4	-1
p	4	-1	-2				-1
p.o	2	-2	-3	-1	-1	-1	-2	-2
pa	4	-1	-1	-1			-2	-1
pal		1	-3				-1	1
pd	3	-1	-1				-3	-1
pen	3	-1	2	-1			-2	-1
per	-3	1	2	-1		-1	-2	1
pic	3	-1	-1					-1
pif	5	-3	-1	-1		-1	-2	-1
plc			3				-1	-2
ply	2	-1	1				-3
pm	3	-1					-2
pmc	-3	3	-1			-1
pmt	2	-3	-2	-1	-1	-1		-2
po	5	-3	-4	-1	-1			-1
poe	-3	3						-1
por	3		-2				-2	-1
pos	3	-3
pot	-2	-1	3				-1
ppa	-4	-3			-2	-2	5	-1
ppc	-2	3					-1	-1
pra	-3	-1		2			1	-1
pro	-2	-3	4					-2
ptd	2	-1					-1
pur	2						-1	-3
q	3		-3	-1
qua	-3						1	1
ral	1	-1					-4	-1
ran	4	-1	-4				-1	1
ray	-1	-3	2				-1	-1
rch	1	-3	1					-2
rd	3	-2	-4			-1	-2	-2
rds			2		-1		-3	-2
rec	-3	3						-1
red	2	-2	2	-1	-1	-1	-6	-2
ree	1	-4	2				-1	-1
ref	2	-2	-3	-1		-1	1	-2
rei	-2	2	-1					-2
res		-4	1	-1	-1		-3	1
rev	2	-2	-1	-1	-1	-1	-5	-1
rge		-4	1	-1	-1	-1	1	-2
rgo	1	-4					-1	-1
rgy	-2	2					-1	3
ria	-3	4	1				-2	-1
rig	2	-2	-2	-1	-1	-1	-1	-3
ril	4	-1	-1				-1	-1
rin	-1	-3	3			-1	-2	-2
rix	3	-3					-1	-1
rks	2	-3					-2	-1
rly	3	-1	-1				-3	-1
rna	-2	3	-1				-2	-1
rob	3	-3	-2	-1			-1	-1
rol	-2	-1	4
rom	4		-1		-1		-3	-3
rop	3	-2					-1
ror	4		-2				-2	-1
row	1		-2				-3	2
rp	3	-1					-2
rpt	3	-1	-1	-1				-1
rro	1	-3	2		-1		-1	-1
rry		-1	-1		1	-1	-3	-1
rsh	3	-1					-2
rst			-1				-4
rta	3						-3
rtg	3	-1	-3
rts		-2	3				-2
rty	1							-3
rue	3	-1		-1			-3	-1
rum	-1	-2					-3	3
sa	2	-3	-2	-1			-2	-3
sal	3	-1	-1				-1	-1
sam	3	-2					-1	-1
san	2	-3	-1	-1	-1	-1	-2
sbc	-3	2	-1			-1		2
sed	1	-1	-5				1	-1
see	2	-1					-4	-2
sen	3	-1	-2				-1	-1
ser	1	3	-4				-2
sit	1	-5	-1				1	-1
ski	4		-2				-1	-1
sla	-2	3	-1
snb	-2	3	-3	-1			-1	-2
so		-3	-2		-1	-1	1	-1
sol	3	-2						-1
son	-1		1	-1	1	-1	-3	-1
spv	-1	-1	3				-1	-2
sse	1	-3	1				-1	-1
st	-1	1	-1	-1			-1	3
ste	4		-3				-2	-1
sts	3	-1	-1				-1
sum	4	-2	-1	-1			-1	-1
t	3	-2	-2		-1		-2	-1
t&t	-5	-4	-1		1	-1	1	3
t'l	-2		3				-1
t's		-5	-4	-1	-1	-1	1	-1
tab	3	-1	-2		-1
tar	-3	3	1				-2	-1
tas	3	-1	-1				-1	-2
tat	3	-2					-1	-1
tch	3		-1				-3
tco	-2	3	1				-2	-4
tcy	2		-1		2		-3	-1
td	-1	1					-1	-3
ted	2	-1	1	-1	-1	-1	-3	-2
tel		-3			3		-3
ter	-1	2	-2	-1	-1	-1	-3	2
tes	-1	-1	3		-1		-2	-3
the	1	-6	-1	-1	-1	-1	-2	-1
tho	-2		2					-1
tic	3	-2	-1				-1	1
til	4	-2	-2			-1	-2	-1
tim	4	-1					-3	-1
tio		2	-3				-1	-1
tjx	-5	5
tly	3		-2				-2
to	3	-4	-3	-1	-1	1		-2
ton	1		-2				-3	3
too	-2	-1					3	-1
top	1	-3	2				-1	-1
tor	1	-4	-1					-1
trả	-2		3
tte	3		-2				-1	-1
tu	2	-2	-2	-1	-1	-1	-3	-2
tuc	2	-3	-1	-1	2	-1	-3	-2
tus	2	-2	-2			-1	-1	-3
two	3	-2	-1				-2	1
tão	3	-2			-1		-1
tía	-2	2
t’s	4	-1	-2				-1	-1
u.s	-2	2	-2				1	-3
ual	3	-2	-3	-1	-1	-1	-3	-1
uch	-1	-2	3		-1	-1	-2	-1
ude	2	-1	2				-3	-1
ued	3	-2	-1				-1
uel	-2	-3	2					1
ues	3		-2				-1	-1
uff	3		-2				-1	-1
ugh	4	-2					-3	-1
uh	4	-2	-2				-2
uin	-1	-2	3				-1	-2
uit			-2			-1	1	-2
uke	1	-1	-1				3	-2
ula	2	-1	-1				-1	-1
uld	3	-1					-2	-1
ulf	-3	3	-1					1
ull	2	-1				-1	-2	-1
uly	2	-1	-1				-1	-2
um	4	-4	-2
und			1	-1		-1	-5	-1
une		-2	-1			-1	1	-3
unk	3				-1		-2
unt	1	-2	-1		-1	-1	1	-3
ure	-1	2	1	-1		1	-4
urg	2	-1	-1					-2
urr	-2	-3		-1	-1	-2	2	-4
urt	3	-3	-3				1	-1
ury	-3	3	2				-1
us	-3	-3	-2	-3	3	2	-4	-2
usa	-1	-4	1	-1			-2	2
usd	3	-1	-1				-1	-1
ute	2	-1	-1		2		-3	-1
uto	2	-2	1		-1	1	-2	-1
uty	3	-1	-1					-1
uw		-2	-1		-1		-1	2
v's	-3	3	-1				-1	-1
ved		-1	-1		3		-2	-2
ven	4	-3					-2	-1
ver	-2	3	2					-2
vin	4	-3	-2					-1
vnv		1	-2	-1	-1	-1	-4	-2
w		-3	-3	-1		2		-2
was	1	-2	-4	-1		-1	1	-5
we	2	-3	-3			-1
wed	5	-2	-2	-1	-1		-1	-1
wes		6	-3	-1	-1		-2	-1
wf	3	-3
who	3	-3					-1	-1
wns	3							-3
x	2	-4		-1	-1	-1	-1	-1
xes	1	-4			-1	-1		-1
y	1	-3	-4	-2	-1	1		-4
y's	-1	5	-1		-1		-4
yad	-1		-2				1
yer		-3	1					-1
yes	1	-4	-1	-1		-1	2	-3
yet	4	-1					-3	-1
yle	3	-2	-2					-1
yon	-2	-1					3
ype	3	-3	-3	-1	-1	-1	-2	-2
yrs	3	-1	-1				-2
zed		-1	2				-3	-2
zen	-4	4	-3
zip	-1	3			-1		-1	-2
zon	-1	-2	1	-1	2	-1	-1	4
ção	4	-1					-2	-1
ías	-3	1					3	-1
úng	-3						3
али	-2						2
ней	-2						2
余额		-4	-3	-2	-2	-1	1	-1
债权人	1	-1						-3
国银行	-3	2	3				-2
备注	3						-3
尾号	2	-2	-3	-1		-1	-1	-1
常还款	-5	-1					5
房贷	1	-3					-1
收公司	-3	-2					5	-1
欠	3	-1			-1		-2	-1
正常	-5	-1				-1	5	-1
泰银行	-4	4	2				-1
生贷款	5	-2	-4				-1
编号	3		-2				-1	-1
账号	2	-2	-3	-2				-2
车贷	4	-4	-2			-1	-2	-1
# word first of cell
0 of 4	1	-1	-1	-1	-1	-1	-4	-2
0 of 5	1		-1	-2	-1	-1	-3	-3
0 of 6	1		-2	-1			-8	-3
0 of 7	-1	1	-1	-1		-1	-5	-2
1 of 2	1	1	-3	-1	-1	-1	-2	-3
1 of 3	2		-3	-1	-1	-1		-1
1 of 5		-1	-4	2	-1	-1	-3
1 of 6	-1	-2	-4	2	-1		2
1 of 7		1	-9	1		-1	-1	-1
2 of 3	1	1	-4	-1	-1	-1	-1	-1
2 of 5	1	2	-3		-1	-1	-2	-1
2 of 6	4	1	-1	1		-1	-4	-1
2 of 7	1	1	-8	1	-1		-2	-1
3 of 4	1	-1	-1	-2	-1	-1	-2	-3
3 of 5		1	-2	1	-1	-1	-1	-2
3 of 6		3	-4	-1	-2		-6	2
3 of 7	1	1	-6			-2	-2	-3
4 of 5		-1	-3	-1	-1	-1		-2
4 of 7			-3	-3	-1	1		-4
5 of 7	1	3	-4	1	-2	-2	-2	-2
6 of 7		-5	-3	-2		-3	1	-1
capital		-1	-1	-1		-2		-4
capitalised	1	1	-6	-1	-1	-1		-1
capitals	1	2	-6	2	-1		-1	1
date	-1	-5	-2	2	2	-1	-1	-3
letters			-1	-2	-1	-1	-1	-2
percent	3	-3	1	-1	-2	2	-8	-2
# word first of line
date	2	-3		1	-1	-1		-1
percent	3	-1					-2
# word first word comes
always			1	-2	-3	-2	1	-2
always, first	3	-1	-1	-1	-1		-3	-3
often, first	2	-5	-1	-1	-1	-1		-1
once		-1	1	-1	-2	-2
twice	1	-3	-1	-2	-2	-2	1	1
# word heading
#	3	-2		-1			-1	-1
a		1	1	-1			-3	-1
a payment	-3	-3	4					-1
above company	-1	3
above company name	-4	3	1
account #	1	-4	-3	1			-1
account closed	3		-2				-1	-1
account designator	3		-1					-2
account history	2	1	-4				-1
account name	1	-2		-1			-2	-3
account name account	3	-2	-1
account no	-3	-1	-3	3			-1	1
account not	2	1					-3
account number	-1	4	-1		-1	-1		1
account sold	3		-3
account status open	4						-4
account type		-3	-1				3
account type auto	-2	-2	1				3
accounts	-1		1		-1		-3	-2
accounts in	1	1					-3
accounts in good	2	1	-2				-3
accounts with adverse			1				-3
acct	2	-2	-1	-2			-1	1
acct ending	-1	1	-3				1
acct status	1	2	-2				-2
acreedor	1			-1			-3	1
acreedor núm	2	-1					-1
acreedor original	-3						3	-1
actions	3	-1					-2	-1
additional information	-3						3
address	2	-3		-1	-2		-1	-2
address account number	-3						3	1
address of	-2	-1	3
agency	-3		4				-2
al corriente	-3	2	2				2	-1
all of		-2	-1				1
ambulance	3		-3				-2
american express	-1		3				-1
amount due	-2	-1					2	-1
amount in	-3		2		1		2
amount past due	-1	2	1				-2	1
and	-2	-1						2
and address of	-3	-1	3		-1
and what			-1				1	-3
annual	3	-3	-1
apr		-2	1	-1	-1	-1		-1
apr mar	-5		3				2
are you	3	-2					-1
are you behind	5	-3	-1		-1		-4	-2
assets description	3	-3						-1
assigned		-1	1				-3	-1
at consumer's	3		-2
attorney	3	-1	-2					-1
auto fin	-2	2	1				1	-1
auto loan	2	2	2				-3
auto pay	3	-3
available credit	-2		-1				3
balance		1	-3	-2	-2	-1	1	-4
balance current	2	-1	-1				-3
balance date	3	-1					-2
balance past due		-1	-3				2	-1
balance reported	-3		3
balance scheduled payment	-2	3
bank	1	-1	2				-2	1
bank delaware			-1				3
bank of	-3	1	-1	-1			1
bank usa	1		1				-3	-1
bank usa n	3	-1					-2
bankruptcy court for	3	-2
barclays bank	2	-3	-2				2
before		-2	2		2		-4	-2
before thursday	-1		3				-2	-1
bell	3	-1		-1			-2
below	2	-2	-1	-1			1	-1
bill	2	-1	-2	-1			-3	-2
bills we	3		-3				-1	-1
borrower	3	-2						-1
both	2						-2	1
bring your	-3		1				2
bureau	2	-3				-1		1
bureau credit	-3		3
buyer	5		-3					-3
by goldman	3		-1				-2
by month	-1	-4	-2	-1			2	-2
c	3	-1	-1				-2	-2
c/o	1		-3				-1
cable	4							-4
card	1	-3	2	-1	-1	-1	-1	1
card credit	3						-3
card recent	4						-4
cards	3	1	1				-4
cards loans	-2		2				-1
carmax auto	3						-3
cash	-2	-2	2				2	1
cathay	2	-1	-1				-1
charge card	2		1				-4
charge off	-1		-1				3
charge-off	4		-1				-3
charge/credit card accounts	-3	1	2
charged off	-1	-2	4				1
charged off account	4	1	-2				-2	-1
chủ nợ	3	-2	-1				-1	-1
civil division	-2	3						-1
class	1	-3		-1		-1	-2
classification	2		-2				-1	-1
client name	-3	2	3				-1
closed at consumer's	-4	3	3
closed by	2	-1	2				-3	-1
closing	-3	2	1				1	-1
co-applicant	2	-1	-2					-1
collect a debt	4		-1				-2	-3
collection account	-2	-1	-1					3
collection collection	3						-1	-3
collection original	-3						3	-2
collection/chargeoff	2						-3	2
collector we are	2		1					-3
community	2	-1	-2				-2	-1
community bank	4	-3	-2
company	1		-1	-1	-1			-4
company information	3	-1	-1
company request	4	-1	-2				-2
consumer	2	-1					-3	1
consumer usa	-2		1				5	-3
conta		-1	-1	-3	1	-2
continued		3					-1
conventional real estate	1		3				-2
corriente							-3
credence	-3	-2					3	2
credit card			1	1	-1	-1		-3
credit cards	-5	1	4				1	-1
credit credit	3		-1				-2
credit management		2					-2	1
credit mgmt	-1		1				-1	2
credit services	3		-2				-1
creditor	-1	-3		-1		-1		-3
creditor account	-4	2	2				-4	1
creditor acct	-3	2	4	1		-1	-3	-3
creditor avant	3		-2				-3	-2
creditor comenity	1	1	1				-3	-1
creditor current	1	1				-1	-2	-3
creditor directv	-3		2				2
creditor name		-3	1	-1			-2
creditor original	-2	3	4				-3	-4
creditor sprint	3		-1	-1			-4
creditor's	4		-1	-1			-2	-1
creditorname	-2		3				-2	-2
creditors		-3					3	-2
credits	3	-1					-2
credor	-1	-1	-1	-1			-3	1
current creditor	-2	3	3				-2	-4
current holder	2	-3	-2					-1
current may result	-3						3
current paid	-1	3	1				-5
current status		1	3				-2
date closed	-2	-1	1				4	-1
date company	3						-3
date date	-1		-1					2
date description	-1	1	-3				2
date of	-1	-3					3	-1
date of first		4	-2				-2	-2
date of inquiry	3	-3
date of last	-4	1	2				4
date reported	4	3	1				-5	-2
days past	-2	2	1				-3	-1
days past due	-2	3	2
dealer	3						-3
debt	-4	1	2	-2	-1	-1	-5
debt balance	-1	-2	2				2
debt management	-2	-1	3					-1
debt-to-credit	3						-3
debt-to-credit ratio	-1		-1				3
default	3		-2				-1
delaware	3		-2					-1
delinquency	-2	-1	-1	-1		-1	3	1
description	1	-1		-2	-1	-1	-1	-2
digits	3		-3				-1
direct stafford	3	-3					-3	-1
directv	-3		1				2
disbursement	3		-2				-1
discover financial	3		-2
discover it	-2			2
dispute		-1					3	-1
dispute this account	3		-3				1
district of michigan	3	-1	-3					-1
division	-3	-1	3					-1
documents	-1	-1	2				-1
due	-1	-3	3	-1	-1	-1	-4	-2
e	-2	2	3				-3
eastern district	1		-3					-1
ed servicer	3		-3
edfinancial services	3		-2				-2
education	1	-2	2	-1	-1	-1	-2	-1
eff	-1	1	1				-3	-1
employer	3	-2					-1
en cobranza	2	3	-3				-2
enhanced recovery	3		1				-2
enrolled	2	-2	-3				-4	2
enrollment	-1	-1					2
equifax	1	-3		-1	-1			1
equifax co	-3	3
equifax ok	-4	4	2
equifax ok ok	-3	2	1
equifax transunion	2	-3	-1					2
equifaxindicator	1		-2				3
equifaxindicator y	3		-3
equity	-2						3
est monthly	4	-3					-1
estado al corriente	2	-1	-1
estado de la	-3	1	1					-1
estate	-1	-1	3				-1	-1
estate loan	-1		3				-3
estate loans			1				-3
everything i owe	-1	-2	-1				3	-1
exceptional		2	1				-3	-2
exceptional payment			3				-2	-2
exeter finance llc	-3	2	-1				1
experian	2	1	-2	-1			-2	-3
experian credit	4	-2	-3
experian ok	-3	3
familia	-3		2					-1
family	-2	-1	3
fargo hm	3						-3
fargo home mortgage	-3						3
feb	-4	3	-1	-1			2	-1
feb jan	-2						2	2
feb mar	3	-1					-2	-1
fees	2	-2	-1				-1
fenwick	-2	-1	-1				3
fifth	2	-1	-1				-1	-1
file a dispute	3	-3					1
file disclosure	-2		1				2	1
financial		-3	1				-1	-1
first premier	1	-2					3	-1
fixed		-2	1
for	1	-1	-4	-1			-3	3
for collection			3				-4	-2
form to	2		-2
freedom	3						-3
freedom mortgage	-2						3
from	-3						3	-1
full							-2
funding	2		2				-4	-1
furnisher		-1	1		-1		-3	-1
gas	4						-4
global	3						-3
goes	-2	2	3				-1	2
good	4	-1	-2				-1
good afternoon	3	-2	-2				-2
good evening	2	-1	-1				-1
good morning	-1	2	3				-1	-1
good standing	1	1	2				-3	-1
grant	-4	-1	2				3
guarantor	-1		-3				2	-1
has #	-1	-3	-1	2			-2	-1
has --	1	-2	-1	-1			1	3
has /	1	-3		1	-3	-2	-2	1
has about	1	2	-2	-1			1	-2
has acceptance	1	-2
has accounts		3		-1	-1	-1	-2	-3
has acct			2	3	-1	-2	-3	1
has action	2	3	-2	-1		-1	-3	-1
has active		1	1				-3
has activity	2	-1					-3	-1
has actual	1	-1	1				-3	-2
has add		-3	2				-1
has advised	-2	-1	-1				3	-1
has affirm	-2	1	2	2			-2	-1
has afternoon	1	1					-3
has agency		1	4				-2	-1
has aid	-1	1					2	-1
has aidvantage	3		1				-3
has all	-1	1	2	-1	-1	-1	-3	2
has amount	2	-3	-1	-1	1	-1
has amounts	1	-3	1				-1
has amt-mop	3						-3
has an		2	1	-2	-1	-1		-4
has anesthesia	-2	-1	2	-1		-1	2	-2
has annual	3	-2	-3				-1	-1
has any	3	1	-1				-1	-1
has app	2	-3	-2				1
has applicant	1	1	-1	-1	-1	-1	-3
has application	3	-1	-2				-2	-1
has apply	4	-1	-3				-1	-1
has arrangement	-2		-1	3			-1	-2
has ashley	2	-1	1				-3
has ask		3	-2				-3	-1
has asked	2	1	-3				-4	2
has asset		-2					-4	1
has assets	3	-4	1				-3	-1
has assigned	1	-2	1				-4	-1
has ate	-3	2	3					-1
has attorneys		-3					1	-1
has avant	3	-1	-1				-3	-2
has average	2	-1	-2
has b		1		-1	-1		-4	-2
has bal	-1	-2	1	2	-1	-1	-4	-2
has bank		-2		-1	-1	-1	1	-3
has bayad	1	1	-2				-1	3
has before			-1	-1	2	-1		-5
has behalf	3	-1					-3
has behind		-3	2	-1	-1	-1	1	-3
has behind?	-3	-1				-1	3	-1
has being	-2	2	-2	-1		-1	-3	1
has below		-1	1	-1			-3	-3
has bend	2						-2
has bill	1	-1	-1	-1			-3	-1
has bills		1	-1	-1	-1		-1	-3
has blue			3	-1			-1	-1
has bluestem	4	-2	1					-2
has both	5	-2	-2				-3	1
has breakdown	2	-1					-1
has brendan	1	-2	-1
has bring	-3	-1					3
has build		1	2				-3
has business	3	-2	-2					-1
has buyer	2	-1	1				1	-5
has by	-1	-3	2	1	-1	-1		-1
has c	-1		2	-1				-2
has cable	4						-1	-4
has calculation	2		-1				-1
has can		-5	1	-1		-1	1	-1
has cards	2	1	1				-3	-2
has care	-5	4	-1				2	-2
has cascade	3	-2	-1				-2
has case	3						-1	-1
has cash-out	-3	2	2				2	-2
has category	3	-2	-3				-1	-1
has cathay	-2	-2	3				-1
has caught	-5		2				3	-1
has cc	-3	1					3	-1
has charged	1	1	1				-3
has chase	3	-3	-1				1	-1
has check	2	1	-1	-1			2	3
has chg	3		-1				-3
has choose	3						-2
has circuit	4	-1					-3
has citi		-3	1	-1
has citizens	-1	3	-2	-1			1	-1
has civil		3	-1				-2	-1
has cl	-1	1	1	-1		-1	-3	-1
has claim	-1	1	1	1	-1	-1	-3	-1
has claims	3		-1				-1
has class	1	-3	-1	-1		-1	-2
has clinic	2	-1	-1				-3
has co	-1		4				-1	-1
has co-client	3	-3
has cobalt	-2						2
has cobranza	3	2	-2				-3
has code	3	-2	1				-5
has collapse	-3		2				2
has collect	-1	-1	-2		-1	-1	2	-1
has collection/chargeoff	2		1				-3	2
has column	-3					1	2	2
has comenity		1	1	-1				-3
has comments							-4	-1
has community	2		2	-1			-3
has como			-3				1	-1
has companies			2				-3	-2
has condition	-2		3	-1	-1		-1	-1
has confidential	2	-3	-1				-1	-1
has consumer		1	2	-1	-1			-4
has consumer's	3	2	-3		-1
has conta	-1	-1	2	-4	1	-3	1	-3
has contact	2		-2				-3	-1
has contract			1				-4
has cooperativa	3	-2	-2
has copied	-3	2					-1	-1
has copper	-2	-1	1				2
has cornelius	3	-1					-2
has corp	2	-1	-2	-1
has corriente	1	-1	-1				-3	-1
has counseling		1	-1				-3
has court			1	-1	-1	-1	-4
has creditorname	-2	1	2	-1		-1	-2	-2
has credits	3	-2	-1				-2	-1
has credor	-1			-1	-2	-1	-3	1
has ctr	3	-3	-3					1
has của	-2		3
has dana		1	2				1	-3
has danh	3	-3
has data	4	-2			-1		-2	-1
has davidson	-4	4					1	-2
has day	-3		2				1
has de	1		-2	3		-1		-2
has debit	3	-3	-3				-2	-1
has debts	1			-1	-1	-1	-1	-3
has debttype	-1	-3	-1				2	-1
has deed	-1	-1	1				2
has default	3	-2	-3				-2	2
has deferment		1	1				-3
has deferred	2						1	-2
has delaware	1	2	-3				4	-1
has delinq	-3						3	-1
has delinquency	-2			-1	-1	-1	3
has dept	-2	2	4	2			-1	-1
has description				-1	-1	-1		-3
has details	1	-1		-2	-1	-1		-3
has deudas	1	2	-1				-1	-1
has devedor		-2	-1	-2	1	-3	-2	-1
has direct	2	-6	-1	-2			1	-2
has directv	-3		4				2	-2
has discover	-1	1	-3	2			-1	-2
has dispute	-1	-1	-1	-1	-1	-1	2	2
has division	-3	1	2					-2
has dla	-4	2	3				-2	-1
has dmp	3	-1		-1		-1	-2	-1
has dont	-1	2	-1		-1		3	-1
has down		-1	3	-1		-1	-2	-3
has download	2	-2	-1				-1
has duke	-2	-1					3
has dwayne		-1	-2				3
has e			2	-1	-1	-1		-1
has eastern	1	1	-3				-3	-1
has ecoa	3	-4	1				-2
has ed	-1	1	1	1			-3	-1
has eff	-1	1	1				-3	-1
has electric	-1	-1	3				-1	-3
has eligibility	4	-2	-2
has enclosed	2	-2	-1				-1
has enrolled	3	-1	-4				-2	3
has enrollment		-2	-2				3
has equifaxindicator	2	-1	-2				3	-2
has error	-2	-1	3					-2
has est	3	-3	-1				-1	-1
has estado	1	-2	1					-3
has eto	-2	2	3					-1
has evening	3	-3	-1				-2	-1
has exceptional	-2	1	3	-1			1	-3
has expand	-3	1					2
has experian		2		-1	-1		-3	-1
has experiencing	3	-1	-3
has explanation		1	1				-3	-1
has express	-1		3
has extra	3						-3	-2
has f	3	-3	2				-2	1
has factoring	4						-2	-3
has fargo	-3		1				2	-1
has feb	-2	2	-1	1	-1	-1	1
has fees	4	-3	-2				-2	-1
has fenwick		-2	-2				3	-1
has fifth		1	-3	-1	-1			-2
has filed	4	-1	-1				-1	-1
has fill	1	-1	1				-3	-2
has finance		1		-1	-1		2	-3
has fixed	2	1	-3				-1	-1
has following	1	-2	1				-4	-3
has form	1	-3					1
has fort	-3	1	3
has found	3	-1	-1
has four	-2	3	1		-1		-1	-1
has freedom	-1	-2					3	-1
has freeze	-3	-1	3					-1
has from			-1	-1	-2	-1	1	-3
has fund		-2					-2
has further	-2	2	-2	3			1	-1
has fw	2	-4	3				-1
has gas	2	1	2				-3	-1
has general	-1	-1	-1				3	-1
has get	2	2					-4	1
has gil	3	-3	-1
has go	1	-4	1					-2
has going	2	-2					-1	-1
has graduate	-3						3	-1
has grant	-3	-3	3				1	-1
has great	1	-1					-4	1
has group	1	-3	-1	-1	-2	-1	1
has gs	4	-2	-2				-2
has h/c	-2		2			1	2	1
has harris	-1	-1					2	-3
has has	-2	-3	1				4	-2
has heartland	4						-3
has held	2		-2				-2	1
has heloc		2	-3				-2	-2
has here	-2	-4	2	-1	-1	-1		-1
has hey		1	-1				-4	-1
has hi	-1		2				1	-3
has high	-2	1	-1	-1	-1	-2	2	-1
has hm	3						-3
has holder	2	-1	-1	-1			-2	1
has holloway	2	-2			-1		-1	-3
has home	-1			-1			1	-4
has hospital	1	-1	2	2			-3	1
has house	1	1	-1	-1			-4	1
has household	1	2	-1				-3	-1
has how	3	-2	-2			-1	-1	-3
has hsbc	-3		3				3	-1
has huntington	1	-3	-1	-1			2
has i'm	3		-3				-1	-1
has id	1	2	1	-1		-2	-5	-2
has if	3	-4	-1	1			-2	1
has imaging	-1		3					-1
has impact	3	-1	-1				-2	-1
has important	3						-3
has improve	3	-2	-1
has inc	-2	-2	-2	3	-1		-4	4
has include	3	-2					-2	-1
has income-driven	4						-4
has individual	1	-5	-2	-1	-1	-1
has inquiries	3	-2	-3		-1			-1
has inquiry	3	-3	-2					-1
has installment			1	-2	-1	-2	-4
has institution	4	-4		-1	-1	-1	-4	-2
has intake	1	-1	1				-1	-3
has intro	3	-3	-2
has involuntary	-3		3					1
has it		1	-1	-1	-1	-1	-1	-3
has it's	1	1	-3				-1	1
has judgment	-2	-2	-1				-3	2
has k	1	-1	-2				-3	-1
has keep	1	-3	-1					-1
has kind	1	-1	2	-1		-1	-4	-1
has know	-1	-2	2					3
has las	2	-3	-1					-1
has later	-4		1				3
has le	-2	-3	3				1	-1
has left	1	-2					-3	-2
has lender		-1		-2	-1		-4
has lending			-2	-1	-1		1	-2
has less	-3		3				-1
has letters	-2	-2	3				-2	-2
has level	3	-2	-2				-2
has liabilities	-2	-1	2	-1	-1	-1		-2
has liability	-3	-1	-2		-1		3	-2
has lifetime	3	-2	-1
has limit	2	-1	-2	-1	-1	-1	-2
has limit/original	1		2				-3
has limite	1	-2	1	-2	-3	-2	-1	-2
has list		-1	2	-1	-1	-1	-4	-1
has listed	-1	-1	3	2	-1	-1	-2	-1
has llc			-2	-1	-2	-1	2	-1
has loan	1		3	-1	-1	-1		-1
has lofts	-3						4	-1
has log	4	-3	-2				-2	-1
has look	3	2	-3				-1
has los	-3	3					1	-1
has lucinda	3	-2	-2				-1	-1
has lurker	-2	-1	2				-1
has m	4	-3	-2				-2	1
has make			-1				3	1
has management	-1	-2	-2	-1	-1	-1	-3	1
has manufactured	-2	-1	2		-1			-3
has mask	2	-3	-2	-1		1	-3	-3
has maximum	4	-2					-3	-2
has may	2	-1	1				-1	-3
has medical	1	-1	-1	1	-1	-1	-3
has member	3	-1	-1				-1
has mensal	-2	-3		-2	-3	2	1	-2
has mercy	3	-2	-3					1
has merged	3	-1	-1					-1
has meridian	2	-1					-3	-2
has message	3	2	-3				-3
has messages	-3	1	3				-1	-1
has met	2	2	-2				-3	1
has mgmt							-2	1
has mill	-3	3	2
has min	-1	-2	1	-2	-1		-1	-2
has mine	-1	3	2				-2	-2
has minimum		2	2	-1		-1	-4	-2
has mis		-2					1	-1
has missed	-3	1					3	-1
has mo	1	-3	-1			-1		-1
has mobile	3	-1					-2
has mohela	-1			3			-3
has money	2	-4	-2	-1			1	-2
has monthly	1	2			-2	-2	-3	-1
has mop	2						-3	2
has morning	1	1	-2				-1	-3
has mortgag	3						-3
has mountain	-3	2	-3				3
has ms		-2	1				-3	-1
has my	1	-3	2	-1	-1	-1	-2	-2
has n	-3	-4	1	2			2	1
has n/a	-2	1	-1	-1	-1		3
has na	-2	1	3	-1	-1			1
has name		2		-2	-1	-1	-3	-4
has national	-3	-1	1	-1				3
has navy	1	-1	-1				-1	3
has nd	3	1	-1				-2
has need	-3	1		-1	-2	-1
has network	-1	1	1				2	-3
has nevada	4	-2	-1				-3
has new	1	-1	1				-3	-1
has news	1		1				-3
has next	-2	-1	-1				3	-1
has ng	-1	-3	2
has night	-1		2		-1		-3
has nissan	-1	-2					3	-1
has nos	3	-2					-1
has not	-1			-1	-1	-1	1	-4
has note	-3	-3	1	-1		-1	2	-2
has notes		-2	-2	-1	-1	3	-1	1
has nothing	-1	2			-1		2	-2
has now		-3	-1	2		-1	3	-2
has numbers	-1	-1	4		-1		-2	3
has odessa	4						-2	-2
has offers	4	-3					-4	-2
has offset	3	-1		-1			-1	-1
has okafor	1	-1	-3					3
has old	-1	2	-2	-1			-3	1
has omit	3						-3
has on	1			-1	-1	-1		-3
has open_dt	4		-2			-1	-2
has opened	-1	-4	1	-2	-1	1	1	1
has order	2	-1	-2				-1	-3
has orig.		-3	-3			-1	-2	2
has original	-1		-2	-2	-3	-2	-1	1
has original_creditor	-1	-2	-2		-2	2	-3	1
has orthodontics	2	-1	-2
has ostrowski	3	-1	1				-3
has other	-2		-1	2	-2	-1	-3
has others	3		-2				-1
has our		-3	-1	-1			1	2
has outstanding	-3	-1	2	1
has overview		1					-3
has owe	-1	-1	1	-2	-2	-1		-3
has owed	-1	1	1	-2	-1	-1	-5
has owes	3	-2	-3				-3	-1
has own	4	-1	-4				-3	-2
has pacific	-3						3
has page	-2	2	3				-1	-1
has paid	1	-3	1	-1	-1	-1	1
has paid?	2						-2
has paper	2		-2
has parcela	-1	-3	-1	-2		2	-3	-2
has partners	-1	-3	-1	-1	-1	-1	3
has pastor	2	-2	-2				-2	-1
has patel	1	2	-2					-2
has patient	5	-4	3				-4	-1
has paul	3						-3
has payments	-1	-2	-1	-1	1		-3	1
has payoff	1	1	4	-3		-2	-3	-1
has pays	-1		3	-1	-1	-1	-2
has pd	3		-2	-2	-1		-2	1
has peak	-3	3	2	-1	-1		-1
has pell		-2	2					-1
has penn	-3						3
has people	4	-3	-1				-1
has period	4	-1	-1				-3
has person	3	-3					-1
has personal		-2		-1	-1		2	-3
has phone	-2	-3	-2	-1			3	-1
has physician	-2		-1				3	-2
has pile	3	-1	-1				-1	-1
has pinnacle	-3	2	2	-1			-3	1
has placed		1	1	-1			-5	-3
has plains			1	-1			-4	2
has plaintiff	3	-2	-1					-1
has point			2				-3	-2
has portfolio		-3	-2	-1	-2	-1	2	1
has post	1	-3					1
has potentially	3						-2
has prairie	3	-2	-2				-1
has premier	3	-2	-3				1	-2
has previous	2		1				-3
has principal	2	-1		2			-3	-1
has priya	3		1				-3
has profile	3	-2	-1					-1
has program	4	-2	-2				-2	-1
has prop	3		-1				-1	-2
has property	3	-1	-2				-1	-1
has protection	3						-3
has provide	-3	-1					3
has provider	2	-2	-1	-1		-1	1	-3
has préstamo	2		-1				-1
has pulled	-2	2	1					-1
has put	-2	1	1	1				2
has que	2	-2	-3	-1		-1	2	-2
has question	-2	2	2				-3
has questions	-2	1	2				-1
has r	3	-5	-4	-1			-1	-1
has read	1		-1	-1	-1		-3	-2
has receivables	-2	-2	-3	-2	-2	-1	3	1
has recent	1	-4	1	-1	-1	-1	-3	1
has recommended	-1	-2		2			1	-1
has record	3	-1	-1				-2
has records		-2	-3					2
has recovery	1	-4	-2	-1	-1	-1	-3	4
has ref	-1	-1		3			-3	-2
has refi	3		-2					-1
has refinance	3		-2
has regional	1	-3					-2	2
has remark	2	3	1			-1	-3	-1
has remit	1	-1	-1					3
has renata	3	-1					-1
has repo	3		-1				-2	-1
has report	-1		2	-1	-1		-1	-2
has repossessed	3	-2					-2
has request	1		-2					-3
has requests	4	-3	-2				-1	-2
has required	2	1	1					-3
has respond	2	-1					-1
has results	2	-3	-1				-2
has resurgent		-1						3
has retail	3						-3
has return	3	-1					-2
has revd	3						-2
has revolving	-1	2	3	-1	-1	-1	-3	-1
has rosalind	-1	-4	1	-1			1	-1
has s	1	-1	-3			-1
has sagebrush		-2			-1		-3	1
has said	-3	3	1	-1			2	1
has saldo	-2	1	2	-3	1	-3	-2	-3
has same	2	-2	2				-1	-1
has savings	2		-3	-1				-2
has says	3	-1	-2				-1
has sched_pmt	-4	-1			2	-2	3
has scheduled		2	-1				1	-3
has school	-2	-3	-2				3	1
has sec	-3	3	4	-1				1
has secured		2		-1		-1	-3	2
has send	1	1	-1		-1	-1	-1	-3
has servicer	1	-3					-2	-1
has services		-3	-1	-3	-1	-1	1	-1
has servicing	1	-2	-2	2			-2	-2
has settled		1	3				-3	-2
has señora	-1	3	-1	-1		-1	1	-2
has shaded	4						-4
has share	-1	-2	1	3			-1	-1
has she	-3	-1	2				2	-1
has shows	2	-3	-1					-4
has signature	3	-3	1				-1	-1
has since	3		-2				-1
has situação	-1	-2		-1	-3		1	-1
has sofi	2		-1				-3	-1
has son	3	-2						-1
has sorry	-2	3					2	-2
has sort	1	-1		-1			-3
has sourcetype	-1	-1	1				-3
has specify	-1			1	-1	-1	-2	-2
has sra	-2	4	1	-1			-1	-1
has st	2	-4	-1	-1	-1	-1	-1	-3
has stafford	1	-4	-2				1	-2
has standard	-3						3
has stands	-2	-2					2	-2
has starting		-2	3	-1				-2
has state		-3	2	-1	-1	-1		-2
has statement	2	1		-1	-1		-6	-2
has states	-2	-3	1			-1	1	2
has status		-2	-1	2	-1	1	1	-5
has stay	-2	3	-1
has student	-1	-3	-3	-2		-1	2	-1
has stuff		-1		-1		-1	1	-3
has subcode	2		-2	-1			-2	-1
has subject	-1			-1		-1	2	-2
has subsidized		-2	-3				2	-1
has summary	2	-3	-1	-1	-1	-1	-2	-2
has sun	3	-2					-2	-1
has sunday	-3	2	1				-4	-1
has superior	-2	2	3
has synchrony	-3	2						1
has syst	3	-1					-4
has systems		-4	-4	-1			1	1
has sách	2	-2	-3
has t	2	-4	-1	-1	-1		-1
has take	1	3	-2				1	-1
has tallgrass	3	-2	-1
has tamarack	4	-3					-2
has target	1	-3						-1
has tell	1	2	-1				-3	-1
has teresa	3	-1	-3				-2	1
has term	1	1	-2				-3
has terms	3		-1			-1	-3	1
has terrence	2		-2		-1
has than	-3		-2					4
has thank	3		-3				-2	-1
has thanks	2		-1				-1	-1
has thats	2	-2	-2				-1	-1
has the		-2	1	-1	-1	-1		3
has them		1	1	1			-3	2
has there	1	3	-1	-1	-1		-5	-1
has they	2		-1				-2	-1
has thing	2	1	-2				-1	-3
has think	3	-1	-2				-3
has thursday	-2	1	3					-1
has tidewater	1	-3	-2	-1	-1		-1	2
has time	-1	3	2				-3	-1
has tipo		3	-1	-1	-1	-1	-4	-1
has titular	3	-1	-1				-2	-1
has today		1	-3	-1		-1		-2
has took	-1	-2						-2
has tracker	-3	1	2	-1			1	-3
has tradelines	-3	1	2	-1		-1	1	-1
has trans		1	3	-1				-1
has transaction	2	-4	-1				-2	-1
has transcription	3	-1	-2
has transunion		1	-1	-2	-1	-1		-3
has transworld	2	-3	-3					1
has triple	-4	3	3				1	-1
has truck	1	1					-3
has two		-1	3		1	-1	1	-1
has two-year		2	1				-3	-1
has underwriting	1	3	-1					-1
has united	4	-3	-1	-1	-1		-1	-1
has university	3	-2					-4	-1
has unpaid	2	-1		-1	-1	-1	-2
has unsubsidized	3	-2	-1				-2	-1
has until	3	-1	-2				-1
has upgrade	-3						3	-1
has us	3	-2	-3					-1
has usa		-1	2	-1	-1		2	-4
has usaa	2	-4	-2				-1	-1
has util		-1	-1		-1	3	-3	-1
has uw	1	-3						-1
has v		-1	-1				3	-1
has valor	3	-1		-1	-2	-2		-1
has value	3	-2	-3				-1	-1
has vance	3	-3
has vehicle	-1	3	1				-1
has verizon	-2	1	3		-1		1	-1
has viewed	4	-1	-3				-1	-1
has visa	-1	-2		-2			3	-3
has w	-1	1	3	-2	-1	-2	-4	-4
has wag	1	-1	-3					2
has want	3	-1	1				-3	-1
has we	1	-2	1	-1	-1	-1		-3
has webbank	2	-1					1	-2
has webbank/fingerhut	2	-2	-2				-1	-1
has welcome	1	-3	-1				3	-1
has went	4	-1	-3				-1	-2
has what	-1		1	-3	-1	-2	-1
has where		2	-2	-1		-1		-2
has whether	3						-4	2
has which	2	-1					-2	-1
has worst	1	4	1				-3
has wrong	3		1				-3	1
has www.cfpb.gov/debt-collection	3	-1						-1
has xp/tu/ef	-3	2		2			-2	-1
has y	1	1	-3				-1	-2
has year	3	-2	1				-2	-1
has yes	1	3	-4	-3			-3	-2
has yesenia		3	-1
has you're	-2	2	4				-2	-1
has your	1	3	-3	-1			1	-2
has yours		-3	-2	-1			3	-2
has zero	-3	2	-1	-1			-3	3
has |	-2		1		-1	-3	-2
has –	1	-2	-2	-1			-2	1
has 债权人	-1	1	2				-1
has 原债权人	-3	4					-3	-2
health system	-1		-1				3
heloc	1	1	-3				2
here	-3	-1	1				2
hey		1					-3
hi rosalind	3	-3	-1
high	4	-1	-1				-3	-1
high credit			-1				3	-1
home depot	-3	-1	1				2
hospital	2	4	-3	2			-3	-1
house	4						-3	-2
how secured	3	-1					-3
huntington	3	-3	1				-1
i know	-3	-2	1					3
ic system		-1					3	-4
id client	4	-3					-1
if you	3	-1					-2
ignatius	-3	3	1				-1
in collection	-1		3				-2
in good	-4	2	3				2	-1
in good standing	-1	3	-2				-3
income-driven	3						-3
individual	1	-3		-1				-1
individual individual	2		2				-4
individual monthly			1					4
information shows	2	-3						-3
information which	-3						-1	3
installment	2	1	1	-1	-1	-1	-1	-2
institution	4	-4	-2				-2	-1
interest	3	-2	1	-2			-3
is current	-3	-1					1	2
is the	3			-1			-4
it	-3	-1	4
items	2		-1				-3	-1
j a s	-2	3						-2
j f m	2	-3					-1	1
jan	1	-3					2	-1
jan dec	-3		3				2
jan dec nov	-1		-1				3	-2
jan feb mar	2	-2	-2	2			-4	1
jefferson capital syst	-3							3
joint joint	2		-3
judgment	-3	-1	-1				-1	3
jul jun may	-3		1				2
jun may apr		-2	3				2
kind	4	-3					-2	-1
known	-2	-1	1					3
lakeview loan servicing	3		1				-3
last	2	-3					-2	-1
last month	3						-2
last pd	3		-2	-2			-2	1
last reported	-3	3	1					-1
late	3	-1	-2	-1	-1	-1	-2	1
left	2	3	-2				-1
lender	2	-1	-2	-1		-1	-3	-2
lendmark	-3	1					2
lendmark financial	3						-3
liabilities	-1	-4	2	-1		-1	1	-2
liability type	-1	-3	-2				3	-2
limit	2	-1	-2					-1
line	-1	3					-1	-2
listahan ng	3	-1	-1				-1
llc	4	-1			-1		-4	-1
lo que debemos	-1	-3					2
loan payment	-4		2				3
loan services	-3						3
loan type	-1	4		-1			-2	-1
loan type charge		1					-2
loan type credit	5	1					-6
loans	4			-1			-3	-1
look	-2	3
lvnv	3						-3
made	-3						3	-1
mail pile	3		-1				-4	1
make a payment	-2	-1	-2				3	2
mando lo que	-2	1	1				1
mar apr	5		-4				-2
mar apr may		3					-1	-3
mar feb jan	3		-2					-1
maximum	4	-1					-5	-2
may							1	-3
may jun jul	2		1				-3
me what	1		-3				1
means agency		-2	4	-1	-1		-2
means amountLoose		-1	-3	-1	1	-1	1	1
means balance		-1				-2	-2	-3
means number		-1	-1	3	-1	-1	-2	-1
means opened	-1		1	-2		1		-2
means original	-2	-5	-3	-2	-1		-1	3
means text	-1	-2		-2	-1	-1	-2	-3
medical			1	2	-1	-1	-4
mgmt	3		1				-2	-2
midland	-2	-3					4	-1
midland credit	-2	3	-2					2
midland funding	3	-1	-2					-1
min	-2					3	-3
minimum payment	5	-2				-1	-4	-1
mis deudas	2	-3	-1
mohela	-1			3			-3
money stuff	3	-3	-2
month jul	-3	3
monthly	1	1	-1	1		-1	-3	1
months	3						-3
mortgage date	4						-3
mortgage date closed	-3						3
mortgage on	-1	-1					3
mortgage payments	3					-1	-2
motors finance	3						-3
my accounts	2		-2
my own list	4	-3	-2					-1
name account number	3		-3
name and address	-3	3	-1				-1
name dept of	-3	-2	3
name type	-2		2
name university	4						-4
navy federal	3	-2	-4				1
nissan	-3		1				3
no payment	-1	3	-3				1	-1
none reported	3						-3
not on there	-3	3	1				-1
not reported	5		1				-5	-2
note	-2	-3	1				2
notes	1	-3	-2	-1	-1	2	-1	2
nothing		1			-1		2	-1
nov	3						-3
nov oct sep	-2		1				-1	3
now	3	-1	-2					-1
number	1	-2		-2	-1	-1		1
number balance	2	-1	2				-2
number date	-1	-1					3	1
number date opened	-4		3				2
numbers	-1		4				-1
número de	3						-1	-2
o	5	-4
odessa	3						-2	-2
of creditor	4	-1	-4					-1
of status monthly	2						-2
off account	-3	1					2
ok	4	-3	-1				-4
ok ok	-3		3				1	-1
okafor	-1	-1	-2				2	2
old navy	-3	4	-1				-1	-1
omit	3						-3
on the	-1		-1				2	-1
on your	-2		2
one	2		1				-3	-1
one auto	-3		1				3
open accounts	-2	-1	2				1
open current	1	1	-3				3
open open open	-5		1				5	-1
open with balance	-3		1				3
open/never late	4		-3				-1	-1
opened balance	3						-2
opened high credit	-2						2
or before closing	2	-2					-3	-1
orig creditor	-2	-2						3
orig. creditor		-3	-4			-1	-2	2
original		2	2			-1	-1	-4
original creditor	1	-4	-1	-1	-1	-1	-1	1
original loan	5	-1	-1				-5
original loan amount	3	-2					-2
original_creditor	1		-2		-1	1	-3	-2
ostrander	-3		-2				3	-1
other	1		-1	-3			-1	-1
our	-3	-2	2				-1	3
overview credit			1				-3
owe	3	-3	-2		-1		1
owed	-2	1	-3	-1				1
owed to	3	-3	1
own list	1	-2	-1				-1
owner	3	-2	-3				-2	-1
paid	2		-3	-1	-1	-1	-2	-1
paid as	-1	4	-1				-4
paid as agreed	2	-1	-3
paid in	-1		-3				-1	1
paid or	2		-1				-4
paid?	3						-3
past	-1	-1	-1				3	-1
past due		-4	2	-1			2	-2
past due amount	2	-1	-2				-1	3
patient	2	-4	1				-2	-1
pay	4	-1	-1	-1			-2	-3
pay off	1	1		-1			-4
payment amount	-1	-2	-1				3	-1
payment date balloon	-4						4
payment due	1	-2					-3	-1
payment history		-3	3					-1
payment status current	-2	2					2
payment status on	-3	2					-1
payment warning	2		-1				-2	-1
payments	-1	3	-2	-1	-1	2	-1	-1
pennymac loan	-3						3
performance mgmt	-1		-1				-1	3
personal	-1	1					3	-1
physician group	-3						3
physicians	3	-1					-2
pidió por teléfono	-3	1	1
pike recovery	3		-2
pinnacle	3	-1					-2	-2
pinnacle credit	-4		1					3
placed	1	-2	-3				1	1
placed for collection		2	-1				-4	-1
post date	-2	-2					3
potentially	5	-1	-3				-3
prepared	-2	1					2	-1
previous	2						-2
principal	3						-3
priya	3		1				-3
profile	2	-1					-1	-1
provided	2		1				-3
rate	2	-2	-1		-1	-1	-3	-1
re re	-1		3				-3
re what	3		-3
ready	3	-1	-2				-2
real	3	2					-3
real estate	-1	1	1	-1	-1	-1	-3	-1
reasons			-1				-1	2
receivables	-3	-1	-2	-1	-1		2	1
receivables llc	-3						3
recent account	4	-3	-1				-2
recent balance	3						-2
recovery partners	-1	-1	-3				1	3
regional acceptance	2						-2
remarks	1		-3					2
remarks credit	-3	4	-1
remarks placed	1	-1		-1			-1	-2
remarks purchased		1					-3	-1
repayment			-3				3	-1
report	3		1		-1		-4	-1
reported past	4						-4
repossession	3	-2					-4	1
requests viewed	3	-1	-1					-1
respond	3	-2					-1
responsibility individual monthly	-4						4
responsibility joint with	2	-1	2				-4
results	2	-2	-1				-1
revolving credit	1	1					-3
rewards visa	2			-1			-1
saldo devedor		-2	1	-2	1	-3	-1	-1
same	2	-2					-1	-1
santander consumer usa	-3		1				2
savings	3	-1	-2				-1	-1
scanned with	-2	3	-2				1	-1
secured	-2	1	-2				1	3
see	-3						3
see an error	-2						3
send me	3	-1	-2
service	3	-2	-2
services	-1	-2		-3	-1		1	1
services llc	3	-1					-1	-3
shows	3	-2	-1					-3
signature loan	3	-3					-1
situação	-1	-1	-2		-3		1	-1
so this	-2	3					-2
some creditors may	-4						4
something wrong	-2						-1	3
sort by	2	-2					-1
source		-1	-1	-1		-1	3	-2
sourcetype	-2	-2	3				-2	1
specify charge	3		-1	-2
spring oaks	2	-2	-1				-3	-1
standing	-1	-3	-1	-1	-1	-1	2
state university	2						-3
statement	1		1				-2	-1
status		-2	-2	3	-1	-1	1	-2
status charged	4	-1	-3				-4
status closed	3	1	-1				-3
status collection	2	3	-1				-3
status current		-2	4				-5
status days	1		1				-3
status in	-1	3	-1				-2	-1
status open	3	-1	-3				1
status paid as	3	-3
still	3	-1					-2
student loans	3	-2	-1					1
student servicing	3		-1				-3
stuff	-3	4	1				2	-2
subcode	2		-2	-1			-2	-2
subject	4	-3	-1					-1
subject re	2	2	-3				-3	-1
summary	3	-1	-3	-1	-1	-1	-1	-1
summary of	4	-4	-1
sunday	1		1				-4
syst	-3							2
systems		-3	2					2
tab bank	-4		1				3
tamarack	3	-3
target	3	-2	1				-2
terms met	2	2	-3				-2	1
the	-2	1	2		-1		2	-2
the adverse	2						-2	-1
the following	2	-1	1				-2	-3
the highest	-3		1				2
the list	-1	-1	4				-3
then this	-2	-1					3
these are	-2	3	-1				-1
thing	3	-1	-1				-2	-1
this period	4		-1				-3
time	2		1				-2
time lurker	-2	-1	2				-1
tipo	1		-1			-1	-3	1
tipo de cuenta	3	-2	-1					-1
titular	3	-1	-1	-1			-1	-1
to	1	-2	-1	1			4
to another	3		-1				-2
to go	-3	-1	2				1
to main content	3	-1	-2
to the	-3	-2					-2	3
toyota	1	1					-3
toyota motor credit	-3		2				2
transaction	1	-3					-2	-1
transunion	2		-3	-1				-3
transworld systems inc	3		-2				-1
triple	-2						2
tudo	-1	-1				2	1
two-year		1					-3
type	1	-5	-2	-1	-1	-1		-1
type auto			3				-1
type charge	-2	1	3				-2
type collection	5						-1	-5
type credit card	2		2				-4
type current ed	-3	3
type current servicer	4	-4
type federal	-2	2
type installment	-4	-1		-1			4	3
type of	3	-2	-1
type unsecured	2		1				-3
type use list	1	2	-4
university	3		-2				-1
unpaid	-2		4		-1	-1	-2	-3
updated	-2	-1	3				-1	-1
updated sunday	-3	2					-3
use list	3	-3	1				-1	-1
util	-1	-1			-1	2	-2	-1
va	-2	3	-3	-1				-1
welcome back	-1	-1					3	-1
western	3		-1					-2
what is	4	-2	-1				-1
what we	-1	1	1				-3
where it stands	-1	-2					2	-2
where we stand	-3		2				2
who	-1	1	2	-1			-3
with payment	3	-2					-1
x other	-3	-1		3
xp/tu/ef	-3	2	1
yes	2		2	-3			-2	-1
you	3	-3					-2	1
you asked	1	-2					-1	2
you can	2	-3	3				-2
you're	-2	3					-1
you're all	-3	-1	3					-1
your		-4		-1			3	-2
your credit	-2	3					2	-1
your credit information	-3	2	2
your credit report	5						-5
your creditors	-4	2					3
your debts	2	-1	-3
your report	-2						2
your statement	-4	4					-1
zero	1	-2	-1				-3	2
# word known from here
begins creditor	-2	3	-2	-1		-1	-2	2
collector		3		1			-1	-5
creditor	-3	3	2	-1	-1	-1	-1
kind	1	-2	3	-1	-1		-2	-3
status 60days		-3		-1	-1	-1	1
status 90days	-1	-3		-1		-1	4	-3
status current	-1	-4	-2	-1	-1	-1	4	-2
trade	-1	-5	1	-1
# word known of cell
address				-1	-2	-1	2	-4
kind	3	-5	-2	-1	-1	-1	1	-2
label accountStatus	2						-1
label amountLoose	2	-3		-1	-1	-1		1
label balance	1	-2	-3	-1	1	-1	-2	-2
label name	1		2	-1	-1	-1	-3
label number	1			2	-1	-1	1	-3
label paying		1	2	-1	-1	1	-1	-2
label status	-1	-3		-1	-1	-1	1	-3
label statusHint	1	-2	-1	-1	-1	-1	-4	-1
label veto	3	-2	-1				-2	-2
status	1	-3		-1	-1	-1	3	-2
# word known of line
furniture	4	-5	-3	-1	-1	-1	-4	-1
legend	1	2	2	-2		-3	-2
section accounts	7	-6	-3	-1	-1	-1	-4	-1
section collections	4	-2	-1				-3	-1
section part		-3	-1	-1	-1	-1		-2
section skipped	6	-4	-2		-1		-1	-2
# word label beside
[x]	3	-2					-1
account	3	-2					-1
account name	2	-2	-1	-2			-2	-2
account number	3			-1			-2	-1
account type	4						-3
account type - detail	3						-2
acct status	3						-3
acct type	4						-3
aidvantage	-1	3
american express	3	-2	-3				-1
amex blue cash	-2	2						-1
apr	3	-1					-2	-1
automobile	-1		2				-2
best buy citi	-2	1	1				1
best buy/cbna	4	-3	-3				-1
best egg	2	1	-4					-1
both	-2	3					-1	-1
c	-3	-1	-1	-2	-1	-1	2	-2
charge off	2		1				-2	-1
charge-off	3						-3
chase	2		-2				-1
chase sapphire	-1	2	-2
citi double cash	-3	3	2				-1	-1
co	3		-1				-2	-3
collection	-1	1	5	-1			-5	2
collection agency	-1	2	1					-1
collection/chargeoff	3						-3
comenity bank	-3						3
comments	-1	-1					-2	2
company name	-2	2	2
creditor	-2	2	2	-1			-3	-4
e	2	-1	-2				-2	-1
flagstar bank	3	-2	-3
hsbc bank	3	-2	-2
ic system	-2							2
in collections	-2	-1	-1				-4	2
installment	-2	2	3	-1			-2	-1
late?	-3						3
lending club	2	-2	-4	-1			-1	-2
loan type	3	-2	-2				-2	-1
mbna america	3	-2	-3				-1
means 		1	-2		-2	-1	-1	-1
means agency	-1	3						-2
means amountLoose	4	-3					-1	-1
means balance	5	-4	-3	-1	-2	-1	-5	-2
means name	-2	1	-1	2	-1	-1	-2	-4
means number	1	-1	-2	3		-1		-2
means opened	3	-1					-2	-1
means original		-4	-4	-1	-1		-4	1
means paying	2	-1		-1	-1	-1	-4	-2
means status	-1	-3	-3	-1		-1	1	-2
means statusHint	2	-3	-3	-1	-1		-1	1
means statusLoose	-1	-2	-1	-1		-1	1	-3
means veto	3	-2	-2					-1
min pmt	3						-2
mo. pmt	3						-2
monthly	3	-1					-2
monthly payment	3	-1					-2
no	-3	1	3	-1		-1	1	-2
notes	2						-2
oct	3						-2
ok	3	-1	-1				-3
onemain	2	-1	-2
open	-2	-3	2	-2	-1		2	-2
orig creditor	2						-1	-3
orig. creditor	2							-2
original creditor	-1	-3	-3	-1	-1		-3	2
paid or paying as agreed	3	-1					-3
patient	3	-2
payment	2	-1	-1	-1	-1	-1	-4	-1
pays as agreed	5						-5
penfed	1		-3
pennymac loan services	2	-1	-2
regions bank	3	-2	-2
remarks	-2	-1	-1				3	1
repossession	3						-3
rev	4	1	-1				-4
revolving	1	2	1				-3	-1
source: tu	-2		-1				-1	3
standing	-2						3
toyota financial	-3	3	2
transunion	4	-1					-2
type	4						-3	-1
upstart	-3	3	-1				-1	-1
wells fargo	3	-1	-2	-1
# word label with colon
account history	2						-2
account no	3						-2
account number	3	-1		-1			-1
account type	3	-1	-1				-1	-1
acct	-1			3			-2
acreedor original	-1						-3	3
address	4	-2	-1	-1			-1	-1
balance	-2	-1			1	-1	2	-1
borrower name	3	-1		-1			-1	-1
charge-off date	3						-2	-1
comments	4	-1	-1				-3	-2
confidentiality notice	4	-1				-1	-2	-1
credit cards	2	-3	-2				-2	-1
creditor	-5	1	2				-1	2
current creditor		-1						-3
current status	-2						3
date	3	-2					-1
edit	-1	1	1				-2	-1
example	4	-1	-2				-2
from	2	-3	1				-1	-3
high balance	3						-1	-2
late payment warning	2	-1					-1	-1
loan attending school name	3	-2	-3				-2	-2
loan contact city	3	-2						-1
loan contact type	3	-1	-1				-1
loan status	5	-1					-4	-1
loan type	-2	2	1		-1	-1	-3
loan type description	5	-3	-1				-1	-1
means 		-2		-2	-1	-2	-1	-2
means agency	-2	2	3	-1		-1	-2	2
means amountLoose	3	-1					-2	-1
means balance	1	-4	-2	-1	2	-2	-2	-2
means date	2	-3	2	-2	-2	-1	-5
means money	1	-5		-1	-2	-2	1	-1
means name		1	1		-1	-1	-4	-1
means number	3	-5	-3	3	2	1		-2
means original	-1	-2	-2	-1	-1	-1	1	1
means reported	3	-1		-1	-1		-1	-1
means status		-3	-2	-2	-2	-2	1	-3
means statusHint		-1	-3	-1	-1	-2		-1
means statusLoose		-4	-1	-2	-2	-2	1	-2
means text	1	-3	-2	-1	-1	-1		-2
means veto	4	-1	-1		-1		-1	-3
monthly payment	4	-1					-2
name	3	-2	-2					-1
notice	3	-1					-1	-1
owner	4	-2	-2	-1
patients included	3	-1		-1			-2	-1
plaintiff	1	-1	1				-1	-3
re		-4	-2		-1		1	-1
reference	-2	-2		-1			3	-1
responsibility	3	-1	-1				-1	-1
sent	4	-1					-2
sort by	3	-2	-1					-1
status		-3	-2	-2	-3	-2	1	-2
student enrollment status	3	-2					-2	-1
student first name	3	-3
student last name	3	-3
student middle initial	2	-2	-1
subject	3	-1					-2	-1
terms	4						-3	-1
to	6	-4	-3		-1		-1	-2
to be completed by the lender	3	-2			-1
total	3	-1			-2	-2	-1	-1
type		-2	-3	-1	-1	-1		-1
备注	3	-2					-2	-1
存款	3	-2	-1				-1	-1
# word last of line
capital	1	-1	2	1			-3
letters		-4	2	-1		-1	1	-2
small		-4	-1	-1	-1	-1
# word line above
---------- forwarded message ---------	-2		3				-1	-1
</credit_liability>		-4	-4	2	-1	-1	-4	3
account closed by credit grantor	3	-2	-3					-1
account details	1		1				-3	-1
account info		3		-1			-4	-2
account information	2		2				-1	-2
account name	-4	3	5				-2	-2
account number	-2	-1	-1	3			-1	-1
account status: open open open	3						-3
account type	3	-1	-1		-1		-2	-1
account type credit card	-2				-1		3	-1
accounts			1				-3	-1
accounts in good standing	1	1	-3				2
al corriente	1	3	-2				-2	-1
auto	-3	2	2				2
auto loan	-2	2	2				-4
available balance	3	-2	-2
begins "		-1		2	-4	-3	1
begins #		-1	1		-1	-1		-3
begins $	1			-1		-1	-1	-2
begins (	1		1	3	-2	-2	-3	-2
begins *	1	-3	2		-1	-3		-1
begins 1-01	-1	-2	2	-1			2	-2
begins 1-02		-2	-1				2
begins 100%	3	-1	-1				-2
begins 14%	-3						3
begins 2.1	2		-1				-1
begins 31%	-3						3
begins 7%	-4						4
begins <	2	-1	-1		-1	-3		-1
begins =	2	-1		-1	-2	-1	-3	-2
begins [	2	-3	1	-2	-1	-1	-2	1
begins ]	-2						3
begins additional	1	1	1				-2	-3
begins address		-2	-3	-2	-2	-1		1
begins además	2	-1	-1				-3	-1
begins adverse	-1		2				-3	-1
begins affirm	2	-1		-1		-1	-3	-2
begins agency	-1	-1	3	-1	-1		-2	3
begins aidvantage	-2	3	1	1	-1	-1	-2
begins alderbrook	3			-1	-1		-2
begins ally	1	-1	-3	2			1	-2
begins amazon	-1	1	3		-1
begins americredit	3	-2	-1		-1		-1
begins amex	-1	1	3	-1		-1	1	-2
begins amount	-1	-2	1	-2	-2	-2		-3
begins and	1	1	-2	-1	-2	-2	-4	2
begins any		-1		-1			1	3
begins apple	-1		1	-1		-1	-3	-2
begins apply	2	-1	-3
begins are			-1			-1	-3
begins ask	-1				3		-4	-1
begins asset	3	-3	-2				-2	-2
begins ate	3	-2	-2					-2
begins attorneys	3						-2
begins aug		-3					2	-2
begins auto		1		-1			3	-2
begins avant	1	-3	-2	-1	1			1
begins b	-2	-1	1	3	-1	-2	-2	-1
begins balance	1	-3	-2	-1	-1	-1	1	3
begins balances	3	-1	-1				-1	-1
begins bank	1	-2	-1	-2		1		-3
begins banner	2	3	-1				-3
begins before	3	-2	-2				-2
begins bk	-1	-2			-1		2	-1
begins both	-1	1	-2			-1	-2	1
begins bread	-1	1	3	-1		2	-2	-1
begins buenas		1	1				-2	-1
begins bureau	5	-1	-1				-5
begins cabela's	-1		2				3	-1
begins cap	-2		4	-1	-1	-1	-1	-1
begins capitol	4	-2	-2				-3
begins car			-3	-1			-1	1
begins case	3	-2	-2		-1		-3	-1
begins cash	2	-3	-3				-1	-2
begins category	2	-1	-1				-1
begins cedar	4	-2	-3				-1	-1
begins chapter	3	-1					-2	-2
begins charged		3	2	-1			-1	-2
begins chase	1	-2	1	-1	-2	-1		-3
begins citi		-1		-2	-1	-2		-3
begins citizens	-3	3	4	-2	1		-1	-2
begins city	2	-4	-4	-1			2	2
begins claro		1	3				-1	-1
begins client	1	-3	-2	-1	-1	-1		1
begins cobranza	-1		3				-3	2
begins cobranzas	1		3				-3
begins collection		-2	2	-1	-1	-1		3
begins collector	-2	1	1	1			3
begins comment	-3	2	3	2			-1	-1
begins comments	2						-3	-4
begins como	3	-1	-1				-1	-1
begins confidentiality	3	-1	-1					-2
begins consumer	3	-2			-1		-2	-1
begins contacts	2	-1					-1
begins continue	3	-1	-1					-1
begins conventional	-1		1				3
begins convergent	4	-2			-1	-1	-2	2
begins coop	-3	3					1
begins count	-3	-4					-1	3
begins countrywide			-3					-1
begins cousin	4	-2	-2				-3	-1
begins creditor's	5		-4
begins cuentas	-2	1	3				-1	-1
begins curtis	2	-1					-2
begins customer	3	-3	-2				-1
begins d	-1	-2		-2	2	-3	-2	1
begins dana	3	-2	-2				-2	-1
begins date	1	-1		-3	-1	-1		-1
begins days		2	1				-3	-1
begins de	3	-1					-1	-1
begins dear	1		-1	-1	-3	-1	-2	-3
begins debt	-2	4	1	-2	-3	-1	-4	-4
begins debtor	-1	-2		2	-2	-1	-3	-2
begins debts		3	2	2	-1	-1	-1	-3
begins dec							-2	-1
begins defendant	3	-2	-1		-1		-1	-2
begins delivered	3	-1	-1				-2
begins delphine	-2		-1				3
begins dept	-2	-1	-1	-1			2	-1
begins derogatory	-1	3	3	-1	-1	-1	-1	-1
begins desert	3						-3
begins detach	3	-2	-2
begins dillard's	-4	3	4	-1
begins discover		-2	1	-1	-1	-1		-3
begins documents	3	-3
begins don't	3	-1	-1					-1
begins dr	-3	1	-1			-1	1	-1
begins east	3	-3	-3	-1			-1	-1
begins edit	-1	2	1				-4	-2
begins el	1	3	1	-1			-1	-1
begins elan	-1	2	3	-1		-1		-2
begins employment	4	-2	-1		-1		-1	-1
begins ending	2	-2		-1			-3	-1
begins enhanced		-1	-1		-1	-2	-2	3
begins enrolled	-1			-1		-1	1	-4
begins equifax		1	1	-2	-1	-1	-4	-1
begins erie	3						-2	-1
begins escrow	3	-1					-1	-2
begins estimated	1	1	1				-5	1
begins every		-3
begins exeter	2	-1					-1	-4
begins expand	2	1					-2
begins experian	2	-2	-1		-1		-3
begins extra	3	-1					-1
begins f		2	3				-2	-1
begins fannie	3	-2	-3				-1
begins feb		-3	-3		-1	-1	2	-1
begins february	3	-2	-1					-2
begins federal	-1	1	3	-1			-1	-1
begins fico	3						-2
begins fifth	1	-1	-1	-1	-2		1	-3
begins figure	-1			-3	-1	-1	-1
begins file		1	2		-1	-1	-3	-2
begins financial	5	-3	-3				-1	-2
begins fingerhut	5	-4	-3				-1
begins fingerhut/webbank		2	3				-2
begins fixed	3	-2	-2					-1
begins freddie	3	-1	-2	-1			-1
begins gemb/jcp		3	1
begins generally	-2	2	2				-2	-1
begins genesis	4		-1				-3	-1
begins goal	2	1	3				-2	-1
begins great	-2		3	-1		-1	1	-2
begins greensky	-3		2	2			-1	-1
begins guarantor	-1	-2		-1	-1	-1	1	-3
begins h	3	-2	1	-1	-2	-2		1
begins hard	3	-2	-2				-1	-2
begins harris	-2				-1		2	-2
begins have	4	-1					-2	-1
begins heights		1	2	-1			-2	-1
begins hello	-1	-1	-2	-1	-1	-2	1	-3
begins hi			1	-1	-2	-1	-1	2
begins hola	1	-3	1				-2	-2
begins hold	3	-2	-3
begins hollis	2	-1	-2
begins honda	-2	3	2		-1		-1	-2
begins hospital		-1	1	-1	-3	-3	-3	-3
begins household	3	-2	-2				-1
begins https		-1			-1	-1	-3	-2
begins hyundai	-1		1	-1		-1	-3
begins i		2	1	1	-1	-2	-2
begins ic	-2	-1		-1	-1			3
begins id	-2	1	2			-1
begins identification	2	-1					-1	-2
begins if	2	-1	-1			-1	-2	-2
begins image	1	3		-1		-1		-2
begins income	3	-2	-2				-1
begins information	-1		3		-1		-1
begins innovis	-1	2	1				-1	-2
begins inquired	3	-1					-2	-1
begins inquiries	3	-2	-3				-2	-3
begins installment	-3	1	2	-1	-1	-1	-1	-2
begins interest	5	-2					-3	-1
begins irs	3	-3						-1
begins items	3	-2	-1	-1			-1	-1
begins j	-1	2	3	-1	-1			-2
begins jan	-1	1		-1	-1	-1	1	-3
begins jefferson	2		-1	-1	-1	-1	-4	1
begins judgment	3	-2	-2				-2	-1
begins jul		-1	2				-3	-1
begins july	-2	-3	-2				3	-1
begins june	3	-1					-1
begins k	-4	3	3					-1
begins keystone	-2			2
begins klarna	4	-1	-1	-1				-2
begins kohl's	-2	2		1			3	-1
begins kohls	-1	1	3	-1		-1	-1	-1
begins la	2		-3	-1		-1		-1
begins lakeside	1		1				-4
begins lakeview	2	-3	-2		-1			-2
begins last	-1	3	2	-1	-1	-1	-1	-1
begins late	-2	3	3	-2	-1	-1		-3
begins le	-3	3	-2			-1	1	-1
begins left	3	-2					-1
begins lender	3	-2	-1	-1	-1	-1	1	1
begins lending	-2		4	1	-1	-1	1
begins lendingclub	3	-4	-3	-2	-1	-1	-2	1
begins level	1	1	1	-2			-3	-1
begins liabilities		1	-1				-3	-1
begins liability		2		-1	-1	-1	-2	-1
begins lightstream	5	-3	-2				-1
begins linked	-3	1	3
begins list	3	-3	1				-2	-1
begins loan	-1	-1	2	-2	-1	-1	-3	-2
begins loans	-2	1	2	-1	-1	-1	-3	-2
begins log	3	-3	-2		-1			-1
begins lowe's	-4		5	-1			2	-2
begins lowes	1	-1	-3	-1			-1	-1
begins mail	3	-2	-3				-1	-2
begins manage	2	-1	1					-3
begins mar	1	1		-1	-1		-4	-3
begins marcus	2	-4		-1		1	-1	-2
begins mariner	-1	1	2	1	-1	-1	-2	1
begins marital	3	-1			-1		-1
begins maximum	3						-3	-1
begins may	4	-2	-2				-3	-1
begins medicredit	4				-1			-3
begins member	2	-1	-1	-1			-1	-3
begins menards		-1		-1		-1	1	-2
begins mercy	-2	1	1	3		-1		-1
begins meridian	4	-3	-2				-1	-1
begins merrick	3	1	1				-3
begins messages	3	-1					-1	-1
begins metrowest	-3		1	3	-1	2	1	1
begins midland	-3	1		-1		-1	1	3
begins mine	-1	4	-1	-1	-1	-2	-1	1
begins miss	3						-3
begins mission	1	2	-2	-1	-1	-1		-1
begins mo	3						-3
begins mohela	-2	1	2	-1		-1	2	-1
begins mom	-1	2	-1	-1			1
begins money	3	-3	-3				-2
begins month	3	-1					-2
begins monthly			1	-1	-1	-1		-3
begins mortgage		1	3	-1	-1	-1	-2	-2
begins mortgages	-1	3
begins ms	3	-2	-1				-2
begins n/r	3	-2	-2		-1		-2
begins name	3	-6	-1	1	-1	-2	2	-3
begins navy		-1		-2	-1	-2	-1	-3
begins nco		4	2				-2	-1
begins need	2	-1	2				-3	-2
begins needs	-2	1	-1				-1	2
begins net	3					-1	-2
begins no		-2	-2	-4	-1	-1
begins none	2	-3	-2				-2	-2
begins nordstrom	1	4					-1
begins nordstrom/td	3	-1					-1
begins norfolk	-2	-3			-1		-1	2
begins north	3	-1	1				-4	1
begins note	-2	-2	1	-1			3	-2
begins nothing	3	-2	-1
begins notice	3						-1	-1
begins oct	3	-1	-3	-1		-1	-2	-2
begins odalys	-2	2	3
begins offers	3	-2	-2				-1	-1
begins official	3	-2	-1				-1	-1
begins oh	2	-1					-3	2
begins ohio	3	-1	-1
begins ok	-1	4	1	-1	1	-2	-1	1
begins okay	-1	4	1			-1	-1	-2
begins ollo	3	-3					-1
begins on	-2	-1	1	-1	-1	-1	-4
begins onemain		-1	-3	-1	-1	-1	1	1
begins oportun		-1	1				2	-3
begins orig	-3	1	2	-1	-1	-1	2
begins originally	2	-1	-1				-3
begins orlando	4	-2	-1				-1	-1
begins osprey	2	-1	-1	-1			-2
begins other		-1	2	-3	-2	-1	-1	-2
begins ouch	-3	-1	2				2
begins our	-1	-3	-1	-2	-1	-2	-2
begins outstanding	3	-2	-1				-2
begins owner	3	-1	2				-4
begins ownership	-3	2	1
begins p	3	-1					-2	-2
begins paul	4	-2	-2				-2
begins payoff	2	-3	-2				1	-1
begins pays		2	4				-2	2
begins pennymac	-1	-1	3	-1	-1	-2	1	-1
begins people	5	-1	-2				-5
begins petal	1		1				-1	-3
begins phh	1	1	2	-1			1	-4
begins phone	3	-3	-3				-2	1
begins placed	-1		-3		-1	-1	2	1
begins please			2	-1		-1	-1	-3
begins pmt	2	-3	-3
begins po		-2		-2	-2	-1	-3	1
begins posted	4	-3					-1	-2
begins prairie	4	-2	-1		-1			-1
begins prepared	3	-3	-2		-1		-1	-1
begins previous	4	-3	-1				-2	-1
begins property	2	-3	-2		-1		-1	-1
begins prosper		1		-1	-1	2	-3	-2
begins préstamo	2	-3	-2
begins public	4	-2	-2			-1	-3	-3
begins purchases	2	-1	-2				-2
begins put	-2	2	-1	-1			1	-1
begins questions	3	-3	-2	-1			-2	-1
begins quicksilver	3	-1	-2
begins r				-1			1	-3
begins rating	3		1				-3	-1
begins reason	4	-1	-1				-3
begins receivables	-1	-1	-2				2	2
begins recent	3	-2	-1		-1		-3	-1
begins regional	-1	-3		-2	-1	-1	1	-1
begins regions	2	-2	-1	-1	-1		1	-2
begins regular	2	-2	-2	1				-3
begins remarks		2	1	-1	-1		-6	-2
begins rent	6	-3	-3	-2			-2	-1
begins repayment	1	-3	-3				1	-1
begins repossession	3						-3
begins requested	5	-3	-4
begins requests	3	-2	-2				-2	-2
begins revolving		3		-1	-1		-2	-2
begins riverbend	2	-2	-2				1	-1
begins rockland	4	-3	-2		-1	1	2	-1
begins row	-3		3				-1
begins run	3	-1	-2
begins saint	2	-1		-1			-2
begins salt	3			-1			-2
begins san	3			-1	-2		-1
begins santander	1	-5	-2	-3	1	2		-3
begins scanned	2	-3	-1
begins schedule	3	-1			-1		-1	-1
begins scheels	2		3				-3
begins score	3	-2	-1
begins sears	3		-3	-1			1	-2
begins sears/cbsd	4	-1	-1				-3	2
begins second	1	-3	-1	-2			1	-2
begins section	1	-1	1	-1	-1	-1	-2	-2
begins see	1	-1	1			-1	-3	-2
begins segue	-3	1	2		1			-1
begins seller	1	-2	-3				2	-2
begins sep	-1	4	3					-2
begins seq		1	1			-1	-3	-1
begins service	-2				-1		3
begins sheffield	-3		2	-1			2	-1
begins sincerely	3	-2	-2					-1
begins skip	3	-3	-2
begins snap-on			2				-3	-1
begins sofi	-2	-3	-3	-2	-1	-1	2	-3
begins some	3	-2					-2	-1
begins sorry	-1	-3		-2	-1	-2	1	-2
begins sort		-1	3				-1
begins source	1	1	2	-1		-1	-4	-1
begins space	1		-3					-1
begins st		-2	-3	-1	-1	-1	1	1
begins state	3	-2	-2				1	-2
begins statement	3	-3	-2	-1				-1
begins step	2						-2
begins store	3	-3	-3				-1	-2
begins subject	4	-4	-3				-3	-2
begins subtotal	-1		3	2		-1		1
begins t-mobile	4	-2	-2				-1	-1
begins target	2	1	1			-1	-4	2
begins tarjeta			-1				3
begins thanks	3	-1					-1	-1
begins that's	1	3	-1				-2	-2
begins the	-1	2	-1	-2	-1	-2		-3
begins then		-1	-4	-1		-1		-1
begins this	2	-3	-1	-1		-1	-2
begins three	-2						3
begins tidewater		-4	-3		-1		2	1
begins today	3	-1					-2
begins total	2	-1	-1		-1	-3	-1	-4
begins totals	5	-1				-1	-1	-2
begins town	-3	2	3
begins toyota	2	3	2	-1		-1	-4	-1
begins tradeline	-3	4	3				-2	-2
begins tradelines		3	2	-1	-1	-1	-2	-1
begins trans	3			-1			-1	-1
begins transcript			-1	-3	-4	-3	1	-1
begins transunion	-1	3	1	-2	-1		-3	-2
begins tri-lakes	3		-1				-2	-1
begins trust	2	-2	-1
begins two-year		1	-1				-3	-1
begins type	3			-1	-1	-1		-1
begins tình	-1	-2	1	-1		-1	-3
begins tổng	3	-1	-1				-2
begins u	-3	1	2
begins u.s	-1	-3		2			1	-1
begins uh	2	-4	-2				3
begins um	-2	3	-3					1
begins underwriting	3	-2	-1
begins uniform	3	-1			-1
begins unknown	3						-3
begins unpaid	-3	-1	2				-2	2
begins unsecured	-1	3	3	-2	-2	-2
begins updated		2					-4
begins upgrade	1	-2	-3	-1		-1	-1	1
begins vanguard	3	-2	-2					-1
begins venmo	3	-5	-3			1
begins verizon	3	-2	-1				-1
begins view			2	-1		-1	-3	-2
begins voice		-3	-2		-1		2	-3
begins voicemail		1	3	-1	-2	-2		2
begins was	-2	-1					2
begins washington	3	-3	-3				-2
begins wayfair	2	-1	3				-2
begins wfds/wds	1	1	1				-2
begins what	3	1	1	-3		-1	-3	-2
begins who	1	-3	-3	1	-1	-1		1
begins wife	1	-2	-4				1	-2
begins with	-2	3	3	-1	-1		-2	-2
begins worst	2	1	1	-1			-3	-1
begins year	3	-1					-2	-1
begins yes			-1	-2		-1	3	-1
begins yesterday	3	-3	-3				-1	-1
begins you're	1	-3	-2			-1		-1
begins your	2	-1	-2	-1	-1	-1	-1	-3
begins yung	1	2			-1		-3	-1
begins zales	-4	1	3	-1			2
begins zip	-3	3	-1
begins {	1		-1	-1	2	-2	-1	-4
begins ~	1	1	3				-2	-1
begins ·	3	-1	-1	-1		-1	-5	-1
begins –	1	-1	-1	-2			-3
begins •		1	1	1	-3	-4		-1
begins ■	1			-4	-2	-1	-4	1
begins ★				-1	-2	-1	-1	-3
begins ☐	2	-1	3	-2	-2	-2	-1	-4
begins ☑	-1	1	1				3	-1
begins ☒	-2	2	3	-1
begins ✓	1	2	3			-1	-3	-1
begins 信用卡	2	1	-2	-1			-3	-1
begins 原债权人	-1	3					-3
begins 合计	2	-2					-1
begins 四		2	-3	-1			-3	-1
begins 状态	-1	-1	1	-1			-3
begins 🔴	1	2					-3
begins 😬	1	-2	3				-1
bridgecrest	3	-3	-2				-1
charge-off	2	2	2				-4
cobranzas	1		2				-2
collection	-2	-1	-1				-1	3
collection accounts	2	1	-2		-1		4
collections ugh	-2	3	1				1	-1
comments contact	3	-2	-2				-1	-2
contact	3	-2	-3					-1
contact info	3	-1	-1				-1	-1
continue	3	-2	-1					-1
credit history	3	-1					-2
creditor name	-2	3	1					-2
delivered	4	-1	-1				-3
discover bank	3				-1		-2
dispute	2	-3	-1				-1
dispute an error	-1		3
documents	3	-2
estado: al corriente	-1	-1	2				-3	2
fifth third bank		-1	-3		-1		1
first premier bank	3	-2	-2
group d	-4	2	3	1
hers	-3	-1	3				1
how can you dispute the debt?	3	-2		-1		-1	-2	-1
ic system	3						-2	-2
image omitted	-1	2		-1		-1		-4
imagen omitida	3	2	-3					-1
in collections			2	-1			-3	3
in good standing	1	1	-1				-5	-1
income	3	-1	-1				-1
inquiries	5	-3	-1				-1	-1
last reported	-3	2	1				-2	-1
late payments	3						-2
linked accounts	-3	1	3
loan details	4	-3	-2
loan status:du	-3						3
loan type	2	-1	-2					-1
loan type: charge account	-1		2				-3
mail this form to	3	-1	-2					-1
manage plan	2	-1	1					-3
means , short		-1	-1	-1	-1		-1	-3
means agency	3	-1	-2				2	1
means agency, short	-1	1	2				-2	-3
means amountLoose	1	-1	-1	-1			-2	-1
means amountLoose, short	3	-3	-2
means balance		-3	1	1	-1	-1	-2	-2
means balance, short	1	-1					-5	2
means money				-1		-1		-4
means money, short		-3	-2		-2		1
means name, short	1	1	-1	2	-1		-1	-5
means opened	4						-3
means original	2		1	-2	-1		-4	-1
means original, short	-2	-4	-3	-1	-1	-1	1	1
means pastDue	3	-1	2				-3	-1
means pastDue, short	-2	1	-4				2	-2
means paying	1	-1	2	-1	-1	-1	-1	-3
means paying, short		-1	2				-3	-2
means reported	2	1	2		-1		-3	-1
means reported, short	3	1	1				-5
means status, short	1	3	1	-1			-1	-2
means statusHint	1	-3	-2	-1	-1	-1	1	-2
means text, short	1	2	1	-1			-6	-2
means veto	5	-5	-5		-1		-3	-2
monthly	3		-2				-1
my loans	3	-3	-1				-1
no accounts	3	-1					-3
none	1			-1	-2	-1	-2	-3
nonpriority creditor's name	3	-1	-2		-1		-1	-1
o	3		1				-3
ok	-2	-2	1				2	-1
on time	-1	1	1				-3
opened	3						-3
original amount	-3	-1					2	2
original creditor		-3	-3	-1			-5	1
other	-2	2	2				-1	-1
other accounts	3	-1	-2		-1			-1
other. specify credit card	3		-2	-1			-1
paid	-2						3
pattern "#","w	-2	-1		1	-3	-6	-3
pattern "w","w	1			1	-1	-3	1	-4
pattern "w(w)"	1	-5		-1		-1		-2
pattern "w-w",	-2	-2	3	-1			2	-1
pattern #		-3		-2	-2	-1	-1	2
pattern ###, first	-2	2
pattern ##w#wM	-3					-1		1
pattern ##wM/M	-2	2	2	-1	-1		-3	-2
pattern #)#	1	-1	-2	-1	-1	-1		-3
pattern #)#, first	3	-2					-1
pattern #)#w:M	-2	-1					-2	3
pattern #)w(w)	1	-3	-3		-1	1	-1	1
pattern #)w,Mw		2	4			-1	-2	-1
pattern #)w,w#	1	-3	-2			-1	-1	1
pattern #, first	2	-1					-5	1
pattern #.w	-1	2	3	-1	-3	-3	-5
pattern #.w#.$	3	-2	-1				-1
pattern #.w#Mw		-2	-1			-1	-1	2
pattern #.w(w)		1	-2	-1	-1	-2	1	-1
pattern #.w(w:, first	3						-2	-1
pattern #.w,w#	2	-3	-4	-1	-1	-2	1	-3
pattern #.w,w#, first	2	-1					-2
pattern #.w,w.	-1	1	-3	-1	-1	-2	1
pattern #.w,wM		2	1	-1	-1	-3		-3
pattern #.w.w	-2	3	-2				-1	3
pattern #.w.w#	2	-1	-1				-1	-1
pattern #.w.w,	3	-1	-2
pattern #.w/w,		-3				-1	1	3
pattern #.w:w	-3						4	-1
pattern #.w:w.	2	-1				-1	-2	-1
pattern #.w?	-3		2	-1	-1	-1	2	1
pattern #.wMwM	-1	1	-2				3	-1
pattern #/M/M#	4	-2	-2				-1	-1
pattern #:#w:w, first	-2	3
pattern #M	2	-4	-3				1	2
pattern #M/M#M	3						-3
pattern #M/M#M, first	3						-3
pattern #M/M, first	3						-2
pattern #M/MMM, first	3	-2					-2	-1
pattern #M/MMw, first	3	-2					-1
pattern #M/Mw, first	3	-1	-1				-1	-1
pattern #w	-1	-5	1	-1	-1	-1	-1	-3
pattern #w#	-1	1	1	-2		-1		-3
pattern #w#M/M	3	-3	-3	-1			-3	2
pattern #w#M/M, first	3	-2					-1
pattern #w#MMM		-3	-1	-1	-1	-1	2
pattern #w#MMw	-1	1	1	-1		-2	-1	-3
pattern #w#wM/	-3	2	2				-1	-1
pattern #w#wMM	3	-3	-3				-1	1
pattern #w&w	3	-2	-1
pattern #w(w)#		1	3				-1	-2
pattern #w(w)M	2	-3	-3				3	-3
pattern #w(w)w	-3		1				3	-1
pattern #w, first	-4	1	-1	-1			1	-3
pattern #w,w,w	-2						2	1
pattern #w,wMM	-1	1	1					-3
pattern #w-wMM	-3	1		-1			2
pattern #w-wMw	4	-2	-2				-1
pattern #w/w#M	-1	3	2				-1
pattern #wM#wM	3	-2					-2
pattern #wM/M/	1	2	-1	-1		-1	-1	-3
pattern #wM/Mw	1	1	3				-1	1
pattern #wMMM	2	-1	-1				-1
pattern #wMMMM	-2	1	3	-1		-1	-1	-2
pattern #wMMwM	-1		3				1
pattern #wMwM#	-4	3	2	-1		-1	-2	-1
pattern #wMwM/	1	3					-1
pattern $M	3	-1	-1				-1
pattern $M, first	3	-3					-2
pattern (w)w#w, first	-3	3
pattern (w)w,w		1	-1	-1		-1	4	-2
pattern (w)w:w	1	2	2	-1			-3	-1
pattern (w,w)	-1	1	1	3	-1			-1
pattern (w.), first	-2	2					-1
pattern *w	-1			-1			-3	2
pattern *wM	2	-3	-3		-1	-1	-1	-1
pattern +-----	3	-3	-1				-1
pattern -	3	-1	-2				-4	-1
pattern -, first	3	-2					-4
pattern --	2	-1	-1				-4
pattern ------		2			-2	-1	-1	-4
pattern ------, first	3	-3					-1	-1
pattern -[]w(w		-3	1				1	-1
pattern -[]w/w	2	-3	-2				1	-1
pattern -[w]w	3	-1					-1	-1
pattern -[w]wM	-2	1		-1			1	-3
pattern -w	3	-2	-2	-1	-1		-1
pattern -w(w)M	-1	4	-1		-2		-2	-1
pattern -w,w#,	3	-5	-3				1
pattern -w::M		-1					3	-1
pattern -wM(w)	-1						2	-1
pattern </w>		-2	-2	2	-1	-1	-4	1
pattern <_w_w=	-1	-1			-1	-1	3	-1
pattern <w="#"	1	2	3	-1	-2	-2	-4	-1
pattern <w="w.	4	-3	-3				-1	-1
pattern <w><w>	3	-3	-2		-2		-1
pattern ======	-2	2	3	-1	-1	-1	-3	-2
pattern >wM/M:	3	-1	-1			-1	-1
pattern M	1	-4	-1	-1	-1	-1		-3
pattern M, first		-3						1
pattern M.w	3	-1					-3
pattern M.w(w.		-3		-1			-1	-1
pattern M/M, first		3					-4	-1
pattern M/M/M	5	-2					-4	-1
pattern M/M/M#	3		-1				-1	-1
pattern M/M/M, first	4						-4	-1
pattern M/M/MM	-1		-5	-2	-3	-3	3	-3
pattern M/M/MM, first	5	-4					-1
pattern M/M/Mw	6	-3	-2	-1		-1	-3	-4
pattern M/M/Mw, first	2	-2						-1
pattern M/MM/M	1	-2	-1	-1	-1	-1		-3
pattern M/MM/M, first	3	-2					-2	-1
pattern M/MMMM	1	-3	-2	-1	-2	-3	-1	-3
pattern M/MMMM, first	3						-3
pattern M/Mw#M	2	-2	-2					-1
pattern M/MwM	1	-3					-2	-2
pattern M/MwM, first	3	-2						-1
pattern MMMM	-1	1	1	2			-1	-1
pattern MMMMM	-3	-2	-2				2	-1
pattern MMMMMM	3		-1				-1	-2
pattern MMw, first	-3	3						-1
pattern Mw	1	-3	3	-1	-1	-1	-1	-2
pattern Mw#MMM	2		-2			-1	-1	3
pattern Mw#wMM	-1	4		-1			-3
pattern Mw,w	2	-1	-1				-1	-1
pattern Mw----	2		-1				-2
pattern Mw.w,w	-3	3	3					-1
pattern MwM	1		1	-1		-1	-3	-1
pattern MwM,wM	1	-1	3				-1
pattern MwMw			3					-1
pattern MwMw, first	2						-2
pattern Mw————	4						-3	-1
pattern M✓✓✓✓✓	3	2	2			-1	-4	-1
pattern M✓✓✓✓✓, first	3	-3
pattern [w]	2	-3	-1					-1
pattern w##	2	-3		-1	-1	-1	-1
pattern w###	1	-3	-1		-1		1	-1
pattern w#####	3	-1	-2				-1	-1
pattern w##, first		3					-1	-2
pattern w##w#M	3	-2	-2		-1
pattern w##w#w	3	-2	-2
pattern w#$Mw$		1	2	-1		-1	-3
pattern w#$M☐$	-1	2		-1			-3	-1
pattern w#$M☐$, first	4	-3					-2
pattern w#(w)	4	-1	-1	-1	-1		-5	-2
pattern w#)	-1	-1	2	-1	-1	-1	-4	-4
pattern w#)#, first	3	-2					-1
pattern w#, first	1	-3		-1	-1			-2
pattern w#....	3	-2	-1				-1	-1
pattern w#/M/M	3	-1			-1		-2	-2
pattern w#/M/M, first	3	-1					-1
pattern w#:#	-1	-1	-1	-1			1	-3
pattern w#:#--	3						-3
pattern w#:#w:	3	-1	-1		-1		-1	-1
pattern w#:-#-	3						-3
pattern w#:w	3	-1	-1	-1			-1	-1
pattern w#:w#:, first	-2	3
pattern w#:w,w	3	-1	-1				-2
pattern w#M		-3	-2	-1	-1	-1	1
pattern w#M.	3	-1	-1					-2
pattern w#M/M/	2	-3	-2	2				1
pattern w#M/MM	1	-3	-2	-2	-2	-2		1
pattern w#MMM	2	-3	-3		-1	-1	-2	-1
pattern w#MMM/	2	-1	2				-3	2
pattern w#MMMw	1	-3	1	-2		-1	-3
pattern w#MMw	2	-3	-2	1		-1	-2	2
pattern w#MMwM		-2	3	-1	-1	1	-3	-2
pattern w#MMwM, first	-3	3						-1
pattern w#Mw#M	-4		1	-1		-1	3	1
pattern w#Mw#M, first	5	-1					-3	-2
pattern w#Mw#w	1	-1	-3				-1	1
pattern w#MwM	-1	-2	-2	-1	-1	-1	2	-4
pattern w#MwM, first	3						-3
pattern w#MwM/, first	-3						3
pattern w#MwMM	2	-3	-1	-1		-1		-1
pattern w#MwMM, first	3	-3					-1
pattern w#w	1	-4	-1		-1	-1		1
pattern w#w##w	3	-2	-2				-1
pattern w#w#/#, first	3	-2
pattern w#w#w	1	-2	-1				1	-2
pattern w#w#w#	-2	3	1	-4		-1	-2	-2
pattern w#w#w#, first	-4	4
pattern w#w#w?	3	-1	-1	-1	-1	-1	-2	-2
pattern w#w#wM	3	-4		-2			1	-2
pattern w#w$#,	-3	-1	-1	2	1	-1		1
pattern w#w$Mw, first	-3	-1						2
pattern w#w(w)	2	-1		-4		-1	-4	-2
pattern w#w(w), first	5	-1		-4
pattern w#w, first		1		-1	-1		1	-3
pattern w#w,#w	-2		1				3
pattern w#w,#w, first	-3	1					3
pattern w#w,w,	3				-1		-1
pattern w#w.	3	-1	1				-2	-1
pattern w#w.w		2	1	-3	-1	-1	1	-2
pattern w#w.w(	-4		1	3
pattern w#w.w(, first	-2			3
pattern w#w.w:	3	-3	-3				-1	-2
pattern w#w/w	-1	-1	1				3	-1
pattern w#w?	-2	1	1	-1			3	-1
pattern w#wM		1	2	-1	-1	-1	-3	-3
pattern w#wM#w	4	-3	-2
pattern w#wM:M	3	-2	-3
pattern w#wMM/	1	-2	-1	-1			3
pattern w#wMMM	1			-2	-1	-1	1	-3
pattern w#wMw	1						-3	2
pattern w#wMwM	1	-4		-1	-1	-1	1
pattern w#|w|w	3	-1					-3
pattern w$	3	-3	1
pattern w$#,Mw	4	-2	-3	-1	-2	-2	-2	-1
pattern w$#,Mw, first	3	-3
pattern w&w	1	-3
pattern w&w#wM	4						-4
pattern w&w(w)	2	-3	-1					1
pattern w&w(w), first	3	-3
pattern w&w, first	-3	-3	-1	-1			5	-1
pattern w&w,w.		-1		-1	-1		-3	1
pattern w&wMMM	-2		3				-3
pattern w&wMMM, first	-3	3
pattern w(w#M)	3	-1	-2				-2	-1
pattern w(w#w)	2	-1	3				-2
pattern w(w)	3	-1	1	-1		-1	-3
pattern w(w)##	-4	-1	3	-1			3	-1
pattern w(w), first			1	-1			-3	-1
pattern w(w)-M	-3	-5	2		-1		2	-2
pattern w(w)-M, first	-4	2					3
pattern w(w):M	2	-1	-2				-1	-1
pattern w(w)M	3						-2
pattern w(w)M, first	3	-1	-1				-1
pattern w(w)M-, first	-3	3					-1	-1
pattern w(w)MM	-2	-2	3	-1		-1	1	-2
pattern w(w)w	2	-3	-1	1			-1
pattern w(w)w#	1	-2					1	-1
pattern w(w)wM		-3	2	-1	-1	-1	-1	1
pattern w(w,w#	-2		3				1	-1
pattern w(w,w)		-2	1	-1		-1	-1	-1
pattern w(w.), first	-3	3
pattern w(w:w)	-1	-1		-1		1		-3
pattern w,	3	-2	-1	-1	-3	-1	-3	-4
pattern w, first			-4	1			1	-1
pattern w,Mw,w	3	-2	-1					-1
pattern w,MwMw	-3	1					2	3
pattern w,w#	1		-2	-1	-1		1	-1
pattern w,w#,w	-1	-3	-1	-1	2		2	-3
pattern w,w#,w, first	4	-3					-2
pattern w,w#.w	-1		-1	-1	1		1	-3
pattern w,w#:w	1	-1	2	-1	-1	-1	-2	2
pattern w,w#M.	2		-3			-1	-1	-3
pattern w,w#MM	1	1	-4				1
pattern w,w#MM, first	2	-2
pattern w,w#wM		-3	1	1			1	-1
pattern w,w, first	-3	3	-1				-3	-2
pattern w,w,Mw	1	-1	-2				-1	-3
pattern w,w,Mw, first	3	-3						-1
pattern w,w,w$		-3	1			-1		-1
pattern w,w,w$, first	2	-2
pattern w,w,w,		1		-2	-2	3	-3	-3
pattern w,w,w.	2	1	-1	-1	-1	-1	-1	-3
pattern w,w,w., first	3	-3
pattern w,w,wM	1	1	-1	-1	-1	-1	-1	-3
pattern w,w.	2		-1	-1			-4	-3
pattern w,w.#M	-1	-3	-1	-1			1	1
pattern w,w.w,	-2	3	-2	-1	-1	-1		-2
pattern w,w.w., first		-2					-3	1
pattern w,w.w:	1	-2	1	-1		1	-2	-2
pattern w,w:			1	-1	-1		2	-3
pattern w,w:, first	-4	4					-1
pattern w,w:w	3		-1	-1			-1	-1
pattern w,wM	2	-2	-1	-1	-3	-1		1
pattern w,wM(w	3	-1			-1		-2
pattern w,wM, first	2	-2		-1			-1	-1
pattern w,wM/M	3	-2	-3
pattern w,wMMM	3		-3
pattern w,wMMM, first	2	-2
pattern w,wMw#	3	1	-2				1	-1
pattern w,wMw#, first	3	-3
pattern w,wMw,	-2	-1	-1		-1	-1	3
pattern w,wMw,, first	-3						3
pattern w,wMw.	-1	-2	-2				1	-1
pattern w,wMwM		-1	-1	-1	-1	-1	1	-4
pattern w-		-3	-3	-1	-2		-2	2
pattern w----w	-1						-1	2
pattern w-M	-3	-1	2				1	-1
pattern w-Mw		-1		2			-4
pattern w-Mw,w	1	-1	3				-2	-1
pattern w-w		-3		-1	-2	-1	-1	-2
pattern w-w#MM	-3	-1	4	-1			2
pattern w-w, first			-2	-1	-1	-1	-3	-1
pattern w-w,wM		2	-4				-1	-1
pattern w-w.w#	-1	3	-2	-1			2	1
pattern w-w.w-	3						-2	-1
pattern w-w;w-		-3	2	-1	-1	-1	-1	-2
pattern w-w;w-, first	-6	6
pattern w-wM	2	-1					-1
pattern w.	1		1	1	-1	-1	-2	-4
pattern w.#, first	-3	1					2	-1
pattern w.#w:w	3	-1	-3
pattern w....., first	1		-1				-5	-1
pattern w.M	3	-2	-3				-2	-1
pattern w.MwM., first	3						-1	-2
pattern w.w	-1	-1	1	-3	-1	-1	-1	-1
pattern w.w#-#	-2	-1	3				1
pattern w.w#.	3		-1				-1
pattern w.w#M, first	-3	3
pattern w.w(wM	1	3	-3				-1	3
pattern w.w(wM, first	3	-3
pattern w.w,	4	-3	-1				-2	-1
pattern w.w, first		-4		-2				2
pattern w.w,, first	3	-1					-1	-2
pattern w.w,w#		-2	-3	-1	1	-1	1
pattern w.w.	3	-2	-1	-1		-2	-3	-4
pattern w.w.w,	3	-1	-1					-1
pattern w.w:	2	-4	-1	-1	-1	-1	-2	1
pattern w.w:M	3		1				-3	-1
pattern w.w:Mw	3	-3	-3				1	-2
pattern w.w:w	-1	1	2	-1			-2	-2
pattern w.w:w#	3						-2	-1
pattern w.w>w<	-1	-2	3
pattern w.wM(w, first	-2	3
pattern w.wM.	3		-2					-1
pattern w.wM/M	-3	-2	1				3	-2
pattern w.wMMw	-2		3		-1		-1
pattern w.wMw,		1	-2				1	-3
pattern w.wMw.	1	-3	1				-3	-3
pattern w.wMw., first	3	-3					-1
pattern w.wMwM, first	-2	1					2	-1
pattern w/w#MM	-1	-1	4	1		-1	-2	1
pattern w/w#w	-3	-2					2	1
pattern w/w#w.	-3	-1	2				3
pattern w/w, first	-1	2	-1				-3	-2
pattern w/wM/M, first	-3	3
pattern w/wMMM	-2	-2	4	-1		-1	1	-2
pattern w/wMMM, first	-3	1	2				-1	-1
pattern w:		-3		-2	-2	-2	-1
pattern w:#		-3	-3	-2	-1	-1	1
pattern w:###	2	-1	-1				3	1
pattern w:#)#	2						-2
pattern w:#, first	3	-4						-1
pattern w:#w		2					-3	-1
pattern w:#w#	-2	-2	2
pattern w:#w:#	2	-1	2		-1		-2	-1
pattern w:#w:w	1		-3	-1	-1	-1	-2	-1
pattern w:$___	3	-1	-1				-2
pattern w:+$Mw	2	-2	-1				-1
pattern w:----	1	-2	-1		-1			-3
pattern w:--MM	3						-3
pattern w:--w	4						-4
pattern w:-M-	-3						3
pattern w:-M/M	2		1				-3
pattern w:-w-	3						-3
pattern w://##	3	-1	-2
pattern w:M		-1	3	-1	-1	-2		-2
pattern w:M##	-2	3	2				-1
pattern w:M#/#	-1	-3	1				2
pattern w:M#/M	-2	1					2	-1
pattern w:M-M	5						-5
pattern w:M/M		-4		-1	-1	-1	1	2
pattern w:M/M/	3	-2	-2	-1		-1		-1
pattern w:M/Mw, first	3						-2
pattern w:M/w	-2						3
pattern w:M@w,	-2	1	3			-1	1	-2
pattern w:M@w,, first	-4	4
pattern w:MM-	3						-3
pattern w:MMM	4	-2	-1				-3	-1
pattern w:Mw	2	-2	-2				3	-2
pattern w:Mw#w	2						-2	-1
pattern w:Mw, first	1	-4					3	-1
pattern w:Mw,M, first	-3	1					2
pattern w:Mw:	-3						3
pattern w:Mw:M, first		2					-3
pattern w:Mw:w	3	-3	-2					1
pattern w:w		-3		-1	-1	-1	1	-1
pattern w:w#, first	3	-2
pattern w:w$#,	1			-1			-3	-2
pattern w:w$#,, first	3	-2					-1
pattern w:w(w)		-3	2	-2			1	-1
pattern w:w, first		1	-2	-1			2	-4
pattern w:w,M,	3	-2				-1	-1	-2
pattern w:w,w#	3	-4			-1		-2	-2
pattern w:w,w,	4	-3	1			-1	-5	-1
pattern w:w,w.	2	-2		-1	-1		-2	-3
pattern w:w,w:	3	-1	-2		-1			-1
pattern w:w---	1						-2	-1
pattern w:w--w	2		1				-2
pattern w:w-w	1	-2		1	-1	-1	1	-3
pattern w:w.w	5			-1	-1		-4
pattern w:w.w,	3	-1	-1					-1
pattern w:w.w:	4	-3					-1	-1
pattern w:w:	4	-1	-1	-2			-1	-1
pattern w:w:#	-1	-1	-2	-1			2
pattern w:w:M	1	2	2		-1	-1	-3	1
pattern w:w:Mw	4	-2	-1				-2	-1
pattern w:w:w:	1	-1	-2	-1	-1	-1	-3	1
pattern w:w<w>	3	-1					-1	-1
pattern w:w<w>, first	3	-1					-2
pattern w:w=w=	3						-3	-1
pattern w:wM	1	-1	1	-1	1	2	-4	-2
pattern w:wM, first	3	2					-3
pattern w:wM,w, first	-3	2					2	-1
pattern w:wM/M	3		-1		-1		-2	-1
pattern w:wMw	-1	3		-1		-1	1	-3
pattern w;w, first	-2						3
pattern w;w;w, first	3	-2						-1
pattern w;w;w;	-1		2				3	-1
pattern w?	-1	3	-1	-2	1	-1
pattern w?M	3		-1		-1		-1	-1
pattern w?w	-3	-2	2	2		-2	-3	-2
pattern w?w, first	-3	2	-1	3			-1	-1
pattern w?w,w	-3	3	1				-1
pattern w?w.w, first	3	-1		-3
pattern w?w?w	-2		2				2	-1
pattern w?wM/M		-1	-1			-1	-3	2
pattern w?wMw.	-2	2	1				1
pattern wM		-2	-1	-2	-1	-1
pattern wM#wMw	3	-1	-1				-2
pattern wM$Mw$, first	2	-2					-1	-1
pattern wM(w)#	2		-1		-1			-1
pattern wM, first							1	-3
pattern wM,w#w	1	-1	3	-1			-2
pattern wM,w#w, first	-3	3
pattern wM,w,w	4	-1	-1	-1			-3	-1
pattern wM,wM,		1	-1	-1		-1	-3	-2
pattern wM,wM, first	3	-2					-2
pattern wM-w	2	-2	-1	-1		-1	-2	-1
pattern wM.	1		-3	2		-1
pattern wM., first	3	-2					-1
pattern wM....	3		-2	-1	1	-1	1
pattern wM.wMw	1	3	-2				-2	-1
pattern wM/#/M	-2	3	1	-1			-3	-1
pattern wM/M/M	1	-2	-1		-2	-1	1	-4
pattern wM/M/M, first	2	-1					-6	-1
pattern wM/M;w			-2	-1	-1	-1	-4	1
pattern wM/M;w, first	-3	-1					3	-1
pattern wM/MM/, first	-2	1		3			-1
pattern wM/Mw	4	2	2				-4
pattern wM/Mw#, first	3			-3			-1	1
pattern wM/Mw, first	3	-2
pattern wM/Mw:	-3				-1	-1	3	-1
pattern wM/Mw:, first	2	-2
pattern wMM, first	1						-4	-2
pattern wMMM	2	-1	1	-2	-1	-1	-2	-2
pattern wMMM+w	-1	1					3
pattern wMMM, first	2	-2					-3
pattern wMMMM, first	3	-2					-1
pattern wMMMMM		-4	-1	-1		-1		2
pattern wMMMMw	3	-2	-2	-1	-1		-1	-2
pattern wMMMw	1	-4	1	-1		-1	-1	-1
pattern wMMMwM	-2		-1	-3	-1	2	2	-2
pattern wMMw	2	-3	-1	-2			-3	-2
pattern wMMwMM	3	-1	-1				-4	-1
pattern wMMwMM, first	3	-3
pattern wMMwMw	-2	3	1	-1	-2	-1		2
pattern wMw#, first	-1	-2					2	-2
pattern wMw#w	1		-2		-1		-3	4
pattern wMw#w, first	4	-2					-2	-1
pattern wMw, first	-3	3	-1				2	-2
pattern wMw,Mw, first	3	-2		-1			-2	-1
pattern wMw,wM	1	-2	-1	-1	-1	-1	4	1
pattern wMw-	2		-2
pattern wMw.Mw	3	-2	-2
pattern wMw.w	4	-2	-2				-1	-1
pattern wMw.wM	1		2	-1	-1	-1	-4	-4
pattern wMw/w	-3						3	-1
pattern wMw:w	3	-2	-1				-1
pattern wMw;w	1	3	-2				-2	-1
pattern wMwM	1	2	-2	-1	-1	-1		-3
pattern wMwM.w	3	-1	-1				-1	-1
pattern wMwM/M	-3	2	3	-1		-1	-1	-3
pattern wMwM/w, first	-1	1					3
pattern wMwMM/	3	-1	-3
pattern wMwMM/, first	3	-3
pattern wMwMMM	1	-1	-1	1		-1		-2
pattern wMwMw	-1	-2		-2	-1	-1		-3
pattern wMwMw#	2	-2	-3	-1		-1	1	-1
pattern wMwMw,, first		1					-2
pattern wMwMwM		-1	-2	-2	-2	-2	-1	-4
pattern wMwMwM, first	2	-2		-1	-1	-1	-3	-2
pattern wM–w	3	-2	-2				-1	-2
pattern w|w#	3						-2
pattern w|w|w	2		-1				-1
pattern w®	4	-2	-1		-1		-1	-1
pattern w®, first	3	-3						-1
pattern w®w	5	-3	-4				-1	-1
pattern w·#wMw	1	-3	-2	-1	-1	-1	1	-4
pattern w·wM	3						-3	-1
pattern w·w·w	-2	-2	2				-3	-1
pattern w·w·w, first		2					-3
pattern w–w	2	-4	-1	-1			-2	3
pattern w–w, first	5	-4					-1
pattern w—	1		2				-2
pattern w—, first	-1	2					-2
pattern w—M/M/	3		-2				-1
pattern w———	3		-2
pattern w✅	-1	-4	1					-1
pattern {"w":"	-1	1		-1	2	-2	-1	-1
pattern |w|#|M				-1			-4	1
pattern •w#/#/	3						-2
pattern •w#M,w	4	-2				-1	-2
pattern •w.	3	-1					-2	-1
pattern •wM/M/	3						-2
pattern •w•w•w	3	-1	-1					-1
pattern ✓wMMwM	3		-1				-1
pattern 🔴w, first	2	-1	-2
pattern 😬	-2	-1	3
pay card	-1		3
pay now	-3	2	3				-1	-1
payment history	4	-1				-1	-3	-1
payment history guide	3						-3
payment history legend	3	-1					-2
payment status current	3						-2
payments	2	-2	-1
placed for collection	3						-3
public records	3	-1	-1				-1	-1
regions bank	1		-2				3
regular inquiries	2		-1				-1	-1
remarks	2		1				-3	-1
repossession	3						-3
skip to main content	3	-2	-2
summary	4	-2	-2				-2
thanks!	2	-1					-1	-1
to be completed by the lender	2	-2	-1		-2			-1
to whom it may concern	3	-1					-3
transunion	-2	2	3				-1	-2
transunion experian equifax	2	-1	-2		-2		-1	-2
uniform residential loan application	3	-1			-1
unsecured	-3	2	2				1	-1
view details	-3	2	2					-1
what else can you do?	4	-1					-2	-1
what we owe	-3	-1	2				1	-1
who	-4	4	3
yes	3						-3
your accounts	-2	2	2					-1
三, 催收	-3	-1	1	-1			1
二, 贷款		-1		-1			3	-1
# word line below
account #	-4	4					-1	-2
account closed by credit grantor	3						-3
account details	1	-3					-1	2
account info	5	-4					-1	-2
account no	-3	1					3	-1
account number	-1	3	-1				-5	-2
account status	3	-1					-3	1
account summary	4	-3					-3
account type	-1	-1		3			-2	3
accounts	3	-3
accounts in good standing	-3	3
address: account number	-3	3
attn: loss mitigation	-2	2
authorized user	3						-2
auto loan	-2	3					-1
auto loans		-3					3
avant llc	4						-4
back to top	3						-2
balance		-1	-1				1	-3
banfield pet hospital	3						-1	-3
barclays bank delaware	-3						3
begins "		-2		2	-4	-4		1
begins #	3	-2	-2	-1	-1		-2	-2
begins (	1	-1			-1	-1		-3
begins *	-1	-3	2	-3	-1	-1
begins +	-1	1	3	-1	-1		-3	-2
begins .	4	-3	-2			-1	-3
begins 0%	3	-2	-3				-1
begins 3.1	2	-1					-1
begins 4.4		-1	-2		-1	-1	-4	3
begins ;	-2	2	1			-1	1	-2
begins <		-1	2	-1	-4	-3		-1
begins >	3	1	-1	-1	-1		-3	-1
begins [		-3	-3	-1	-2	-2	1	1
begins _	2	-1					-2	-1
begins a	1	-2	-1	-1	-1	-1		-3
begins account	1	4	1	-1	-2	-1	-2
begins accounts	4	-3	-2			-1	-3	-2
begins acct	-2	4	2	-3	-1	-2	-3	-1
begins add		-2	-1				2	-3
begins advantage	-3	3
begins adverse	3						-3	-1
begins aidvantage	-1	1	2	-1		-1	-2	-2
begins all	1	2	1				-3	-1
begins ally	3	-4	-3	-1			-1	-2
begins aluguel	3		-1		-3	-1
begins amount	-2		-1	-2	-1	-1	1	-3
begins and		1	-1	-2	-2	-2	1	-4
begins annual			1		-1		-1	-4
begins apartment	1	-1					-3	-1
begins apple	1	-2	-1	-1	-1	-1	1	1
begins applicant	4	-2	-2					-1
begins application	3	-2	-2		-1
begins approval	3	-2	-3
begins apr	3	-1					-3	-1
begins are	3		-2				-2
begins as	2	-5	-4		-1	-1		-1
begins at&t	3	-1	-1					-3
begins ate		3	-1				1	-1
begins aug	4	-3	-3					-2
begins authorized	2		3				-3
begins available	1	-3	-2	-1	-1		1	-1
begins avant	1	-3			1	1	-1	-2
begins ay		3	-1					-1
begins b		1	1	-2	-1	-1	1	-2
begins back	3	-1	-1				-3
begins balance	-1	-1	-1	-3	-1		-1	-1
begins banco	3	2	-1				-2	-2
begins banfield	4						-2	-3
begins beacon	3	-2					-1
begins best		-1		-1	-1	-1	1	-3
begins between	3	-1					-2	-1
begins bk	3	-2	-1				-3
begins blue	3	-2	-2				1	-1
begins bonneville	-1	3						-1
begins bridgecrest	2	-1	-3			-1	-2	1
begins brother	-2	2	2				-1
begins budget	-1	2	3	-1			1	-4
begins bureau	5						-4
begins by	4	-3	-2				-1	-1
begins c/o	-3	3	4				-2	-1
begins cabela's	-3	1	2
begins cap	-1	2	3	-1	-1	-1	-2	-1
begins capital	2	-2	-1	-1		-1		-1
begins case	6	-3	-1		-1		-2	-1
begins cash	3	-5	-2	-1			-2	-1
begins cavalry	-1		-3	-1	1	1	-2	2
begins charge	-1	3	2				-4	-2
begins charged	-3	3	2			-1	1	-1
begins charges	-3	3	2	-1				-1
begins chase	1		-3	-2				-3
begins checking	3	-3	-2				-2	-1
begins citi			1	-1		-1	-3	-2
begins citizens	1	-1	-1	-1	2	2	1	-1
begins city	-2	-3	-2	-1		-1	1	3
begins cl			1				-3	-1
begins claimed	3						-1	-1
begins client		1	2		-1		-1	-3
begins co	3						-3
begins cobalt	-2	-3		-1			1	1
begins collateral	-3	2	3
begins comcast	1	-3	-2					1
begins comenity		-1		-1		-1	1	-4
begins comments	1	-1	-1	-1	-1	-1		-3
begins commonwealth	-4						4
begins company	2	-1	-1				-2	5
begins conns	2		1				-3	2
begins convergent	1	-3	-3		1			-1
begins county	3	-1	-1				-1	-1
begins court	3	-2	-2				-2	-1
begins credco	2	-2	-2	-1	-1	-1	-1	-1
begins credence	-2	1				-1	1	1
begins creditor	1	-3	-1	1	-1	-1	-1	-3
begins creditor's	-1	3	2	-3	-1	-1	-1	-1
begins creditors	4	-2	-2				-3
begins credor	3	-2			-2	-1	-1	-1
begins current	1	-1		-2	-1	-1	-1	-3
begins customer	-3	1	3	-1			-1	-1
begins còn	3	1	1	-2			-1	-1
begins d	-1	-2			1	-3	-3
begins dashboard	3	-1					-2	-1
begins daycare	2	-3	1				-1	-1
begins days	3	-1	-1	-1			-2
begins dcu	-3	1	1	3			-2
begins dear	2	-3	-2		-1		-2	-1
begins debt	3	-2			-1	-1	-2
begins debtor	1	-2	-2	-1	-2	-1	-3	2
begins debts	2	-2	-1					-1
begins defendant	3	-2	-1					-1
begins deferred	4	-1					-3	-2
begins denise	3	-2	-1				-1	-1
begins deposit	3	-2	-2				-1	-1
begins des	3	-1					-1	-1
begins dick's	3	-3	-1
begins did	3	-1				-1		-1
begins direct	5	-4	-3				-1	-1
begins disbursed	-3		2	2			2
begins discover	3	-1	-1	-1	-1	-1	-1	1
begins dispute	3						-2	-1
begins don't	1	-1	-1			-1	3	-2
begins dr	-2	-2	3	-1		-1	1	-3
begins duke	3	-2	-2	1				-2
begins e	-1	1	1	-2	1		-3	-2
begins east		-3					1
begins edit	4	-1				-1	-4	-2
begins ef	3	2	-1				-2	-1
begins electric	-1	-1	2				2
begins end	4	-2	-3				-1	-1
begins ending	-1	2	3	-1			-1	-4
begins ends	-3	2						-2
begins enrolled		-2	-3	-1				1
begins equal	4	-2	-2				-1	-2
begins equifax	3	-2	-2	-1			-4	-1
begins estado	2	-4	-2				-1	-2
begins estimated	4	-1	-1				-4	-2
begins every	3	-2	-1				-1
begins everything	-1	4	1				-1	-3
begins example	3	-1					-2
begins exceptional	2	-3	-1				-1	-1
begins exeter		-3		-1			1	-1
begins experian	1	3	1				-3
begins explanation	2	-3	-2					-1
begins external	-3	2	-2				1
begins extra	1		-1	-1		-1	-3
begins f	1	1	-2				-5	-2
begins family	3	-2	-1		-1		-1	-1
begins feb	3	-1	-1				1	-2
begins february	3	-2	-2				-1	-1
begins fees	3	-2	-3				-1	-1
begins fidelity	3	-3	-3				-2
begins fifth	3	2	4				-3	-1
begins file	6	-4	-3		-1		-1	-3
begins final	-5	2	3	-1			3	-1
begins financial	3	-4				-1	-2	-1
begins firma	2						-2
begins first		-2	-3	-1		2	2	-2
begins flagstar	3						-3
begins form	3	-2	-1				-2	-2
begins framingham	3	-3	-2
begins funds	2	-1	3				-2
begins g	4	-1	-1				-1	-1
begins gap	-2	1	2			1	-3
begins gas	3	-2	-1
begins genesis	3	-1	-3
begins get	1	-1	-3		-1			-1
begins gm	-1	-3	3	-1		-1	1	-3
begins goal	3	-3	-3				-2	-3
begins goals			2			-1	-3	2
begins golden	3						-3
begins good	3	-3	-3				-1	-1
begins got	1	-2	-4	-1	-1	-1		2
begins gracias	2	-2
begins grant	3	-3	-2				-1	-2
begins group	1		1				-2
begins guarantor	-1	1	1				-2	-3
begins gulf	3	-1				-1	-1	-3
begins gwendolyn	-2	2	-1	-1			2
begins hard		-1					2	-4
begins harlan	3	-1	-2
begins harley-davidson		1	-1				2
begins heights	-3	2					1
begins hers	3	-1	-4				1	1
begins highest		-1		-3	-1	-1	1	1
begins hospital	-1	-3	2	-1	1			-2
begins huntington		2		-1		-1	-2	-3
begins ic	-1	1	1	-1			2
begins if	3					-1	-3	-3
begins include	3	-2	-3				-1	-1
begins income	-1	3	1	-1	-2	-2	-3	-2
begins information	2				-1		-1	-1
begins inquired	3	-3	-2				-1	-2
begins installment	-2	1	2	-1	-1	-1		-2
begins irs	-3	3	2			-2		1
begins items	3	-1	-1				-2
begins jan	4	-2	-3				-4	-2
begins joint	-1		1	-1		-1		-3
begins jpmcb	2	1					1	-3
begins jpmorgan	4	-1					-2	-1
begins judgment	1	-3	-1					-1
begins k	-3	2	3		-1		-2	-1
begins kay	-3		1				3	-1
begins kia	-1	1	3				-1	-1
begins kind	-1	3	1	-1			-2	-1
begins kohls	2	-3	2				-1	-1
begins lake	3	-1					-2
begins lakeshore	3	-1	-1					-1
begins last	1		3	-2	-1	-1	-1	-3
begins late			-2	-1	-1	-1		-2
begins le	2	-2	-2
begins lease	1	1		-1	-1	-1	-3	-1
begins lender		1	1	-1	-3		1	-1
begins lendingclub	1	-2				1	-1	-2
begins liabilities	3	-1					-2	-1
begins liability		1		-1	-1	-1	-3	-2
begins limit		2	1				-3
begins lincoln	3		-1	-1			-2
begins list	3	-2	-1					-1
begins loan		-2	1	-3	-2	-2	-2	-4
begins lol	3	-1					-2	-1
begins lowe's	-3	1	3				1	-1
begins lwaye							3
begins macy's	-1	3	1	-2	1	-1	-1	-1
begins make	-2	-2	-1				3	-3
begins mar	3	-3	-1				-1	-2
begins marcus	3	-4	-1		1	1		-1
begins mariner	-1	3	-1
begins may	3	-2	-1		-1		-1	-1
begins me	-1	3	1				2	-2
begins medical			-1			-1	3	-2
begins menards	1	-3		2			-2	-1
begins mercy	1	-1	-3	-1				-2
begins meridian	2	-1						-2
begins messages	3	-3	-2
begins metrowest	-3		1	1	1	2
begins mine	-2	3		2		-1	-3	-3
begins mission	-2	-3	-1	-1			3	-1
begins mobile	3						-3
begins mohela	-2	3	1	-1		-1	3	-2
begins mohela/dept		-3	-3				1
begins mom	-2	2	1	-1		-1	-4	3
begins month	3	-2	-1		-1		-2	-1
begins n	2	-1					-1	-2
begins n/a	3	-1	-2				-3	-1
begins name	4	-2	-2		-1		-3	-1
begins navy	2	-3	-1	-1				-1
begins nco	-3	-1	2				2	1
begins netflix	3	-2					-2	-1
begins never	-3	-1	1	-1			3	-2
begins next	3	-2	1		-1		-3	2
begins nice	2	-3	-1				1
begins none	1	1	1				-3
begins nonpriority	-3	3	2	1	-3	-1	-5	-3
begins notice	3	-2	-2				-2	-2
begins number	4	-3	-3	-1	-1		1	-3
begins número	-4	2	2	-1			1
begins o	3	2	-2	-1	1	-1	-2	-3
begins oct	3	-2	-2				-1	-1
begins offer	-1	-1	-1			-1	-2	3
begins official	1	-1	-1			-1	-3	2
begins ok	-1	1	-2	-2	-1	-1		-3
begins ollo	5	-5	-4				-4	-1
begins omg							-2	3
begins one	-3	-2	1				2	-1
begins onemain	-2	-3	1	2	-1	-1	2	1
begins oportun	-1	-1	1				1	-3
begins orig	-1	1	3	-2	-1	-1	1	-2
begins other	-1	3		-1	-1	-1	-1	-1
begins our	1	-1		-3	-2	-2	-2	1
begins outstanding	-1	-1	-1				2
begins overview	5	-1	-1				-5
begins p	1						-3	-3
begins p.o		1	1	-1	-2		-2	-3
begins page	-1		3	-1	-1	-1	-1	1
begins part	5	-1		-1	-1		-2	-1
begins past	-1	-2	-3	2	1	-1	-1	-2
begins patients	3	-1					-1	-1
begins payday	2	-2	-2
begins payment		-1	-3	-1	-1	-1	-1	2
begins payments	-1	-1	-1				3	-1
begins pays	3	-3	-2				-1	-1
begins personal		-1		-1	-1	-1	1	-2
begins phone	4	-1	1	-1			-2	-1
begins plaintiff	-2	2	2					-2
begins plan	-1	-2	-2		-1		1	-1
begins planet	3	-1						-2
begins platinum	1	-4	-4				2	-1
begins please	4	-1	-2			-1	-3	-2
begins pmt	2	-1					-2
begins po	-1	-1	1		-2	-1	-1	-5
begins post	-3	1	1				2
begins potentially	1	-2	-2					-4
begins prepared	2	-1	-1		-1		-1	-1
begins principal	-3	1	3	-1		-1	1	-1
begins priority	-2	2	2	-3	-1		-1
begins privacyguard	3						-1	-3
begins priya	3	-2					-1
begins promotional	4	-3					-1
begins property	2	-2	-2				-1	-2
begins prosper	1						-4	-1
begins quest	1	3	1	-1			-2
begins quicksilver	2	-1	-1				-1	-2
begins radius	-4		1				4
begins rate	3	-1					-1
begins rating	3	-2			-2	-1	-1	-1
begins re	3	-2	-1		-1		-1	-1
begins recent	1	-3	-1	-1	-1	-1	-1	-1
begins regional		-4		-1			2	-3
begins regions	2	-3	-2					-1
begins rent		1	1	-1		-1	-1	-4
begins rent-a-center	-3	1	1				1
begins renta	2	-3	-2					-1
begins repayment	-1	-3	-2				1	-1
begins reply	2	-1					-2	-2
begins report	5	-3	-4		-1		-1	-1
begins requested	4	-3	-3				-1	-1
begins responsibility	1	-3	-2	-1	-1	-1		1
begins responsible	3						-3
begins resurgent/lvnv	4	-1					-3
begins revolving	-1		2	-1	-1	-1		-2
begins rocket		-2	-3		-1			-1
begins rockland	3	-1	-1		-1		-2	-2
begins salina	3	-2	-2
begins sam's	-3		2				1
begins san	1	-1	-1		-1		-3	2
begins santander	2		1	-3	-1		-6	-2
begins savings	2	-3	-3				2	-1
begins scheduled	3	-3	-2				-2	2
begins scheels	-3	3	1
begins score	2	-1					-1	-1
begins sears	-3	3	3	-1	-1		-3	-1
begins second	-1	3		-1				-1
begins section	2	-3	-3	-1	-1	-1	2	-2
begins sell	3	-2	-2				-3	-1
begins send	3	-2						-1
begins sent	1	-3	-1		-1	-1		1
begins service	-3	2	2	1	-1			-2
begins servicer	4	-3	-2				-3
begins services	-4	-1	4				-2
begins shares	3	-3	-2
begins sheffield		3	3	-1			-3
begins shop	2	-2
begins should	3	-1				-1	-1	-1
begins si	3				-1		-2	-1
begins sign	-3	1	2				2	-1
begins signed	3	-1					-2
begins simi	3	-2	-1
begins snap-on	-3	1	3				-2
begins so	-1	2	2	-1		-1	-3
begins soc	4	-2	-2		-1			-1
begins sofi		-3	-2		-1	-1		-2
begins sorry	1	-3	1				-1
begins sort	3	-2			-1		-2	-1
begins speedy	3	1	-1				-3
begins spring	-4						3	2
begins standard	3	-1	-1				-3
begins status	1	-1	-1	-3	-2	-1	-1
begins subject	3	-3	-2		-1		-2	-1
begins subtotal	-2	1	3	-1	3	-2	-1	-2
begins summary		2	3	-2	-1		-4	-3
begins summit	-1	1	2				-1	-1
begins synchrony	3		-2	-1			-2	-3
begins số	1	-1	-1	-1			-3	1
begins t		-2	1	1	-3	-2	-1	1
begins t-mobile	4	-3	-3	-1			1	-1
begins tamarack	2	-1	-1				-2
begins thank		-1	-1	-1	-1	-1	2	-3
begins thd/cbna	2	1					-2
begins then	1	2	1	-1		-1	-1	-3
begins they	-1	1	1					3
begins today	2	1	-3		-1		-1	-1
begins totals	2	-2	1	-2	-1	-1	-3
begins tower	-3	-1	1	1			1	2
begins trade	3	-2	-1	-1	-1	-1	-1	-3
begins tradelines	2	-1	-1	-1	-1	-1	-3	-1
begins transcribed		3	-3					-2
begins truck		3						-1
begins type	2	-2	-3	-1	-1	-1	-1	-1
begins typically	3	-2	-2
begins u.s	-1	-1	-3				1
begins ugh	-1	3	-1				1	-1
begins um	3	-1	-1			-1	-1
begins undergraduate		-3	1				-2	-1
begins uniform	-1	-3		2	-2		-1	-1
begins unsecured	3	-1	-2				-3	-1
begins up	4	-2	-2				-1
begins updated	-2		-1		-1		3	-2
begins upgrade	3	-4	-2				1	-1
begins upstart	2	-1	-1				-3	-1
begins upvote		-1		-1	-1	-2	-3	-3
begins v	-2	2	3				-1
begins verified		3	1		-1		-1
begins verizon		-1	-1	1			-3	1
begins walmart	-2	-1	3
begins wayfair	3	1	1				-3
begins we're	-2	3	2				1	-2
begins welcome	4	-3	-3		-1		-1
begins wells		-3	-1	1		-1	1	-1
begins what		3		1	-1	-1	-1	-2
begins what's	2	1	-1				-2
begins wherefore	2	-2
begins whose	-4	3	4	2			1	-2
begins why	2						-2
begins wife	-2	3	-1				2	-2
begins would	3	-3	-2		-1	-1	-2	-2
begins write	1		-1				1	-2
begins x	3	-1	-1				-1
begins yea	3	-1	-2				-1
begins year	2	1	2			-1	-4	-1
begins |			1	-4	-1			-2
begins ~	3	-2	1				-2	-1
begins ©	3	-2	-2				-3	-2
begins —	2	-1	-1				-2
begins •			1	-3	-2	-3		1
begins ▲	3	-1					-2
begins ◦	2	2	2	-1	-1	-1	-2	-2
begins ★				-1	-2	-1	-1	-3
begins ☐		1	1	-2	-1	-2	1	-3
begins ☑			2		-1		-3	-1
begins ✓	4		3				-5
begins 【	-2	-2		-1			3
begins 三	-2	3	1		-1	-1	-1	-1
begins 合计	-2	3		-2	-1	-1	-1
begins 备注	-2	3					-2
begins 存款	3	-2					-2	-1
begins 账号	-3	2	2
begins 👍	2	-3	1	-1		-1	-3
charge account	-4	4					-1	-2
charge card	2	-2
charged off	3	-1					-2
collection	2	-1					-2	-3
comments	-2						2	-1
comments contact	2						-2	-1
company sold	-3							3
consumer lending center	2	-2
contact info	1	-1					-4	1
credit account information	-3						3
credit card	-3	3					-1	-1
credit one bank na	3	-1					-2	-1
creditor remarks	5						-5
current balance	2	1	-1	-1			-3
date opened	1						-3	2
equifax	3	-3
experian	3	-2					-2
great lakes higher ed	3	-2	-2
high balance	4				-2		-4
home	3	-3
honda financial	-2	3	-1
ic system inc	4						-4
image omitted	-1						-3	1
imagen omitida	-3	3
in good standing		1					-4
jefferson capital syst	3	-1					-2
k	-3	2					1
loan amount	3	-3						-1
lvnv funding llc	3		-1				-3
means 		-2	-2	-1			1	-1
means accountStatus, short	4	-1					-4	1
means balance, short	-1	-1	-2	-1			3	-1
means date	2	-4						-1
means money	1	-2	-3	-1	-1	-1		-2
means money, short		-3			-1		1	-1
means name, short	-3	-1	-2	-1			-1	3
means number		1		-2	-1			-1
means number, short	-3	3	-2	-2			-4
means original	2	-3		-1	-1	-1	-1	-1
means paying	-2	-1		-1	-1	-1	4	1
means reported	3	-3
means reported, short	2	1					-3
means status		2		-1			-3	-2
means status, short		3		-1			-2	-1
means statusHint				-1	-1	-1	-3	2
means statusHint, short		-3		2			-1	2
means statusLoose, short	2	-1					2	-5
means text, short		-2	-1				1	4
means veto, short	-2	-2					3	-1
medical	-3						3
mission lane tab bank	3						-2
mohela/dept of ed	-3						3
n/a	3	-2					-3
navy federal cr union	3	-3	-1
none	1	-1	-1	-2		-2		-4
ok	-3	-1					3
open	3	-1					-4
original creditor	2	-3						1
original creditor progressive insurance	4						-4
other	-3	3
our information shows	-1	-2					-2	3
overview	3	-1					-3
paid as agreed	-3						3
past due		3					-2	-1
pattern "#","w		-1	1	1	-3	-5	-1
pattern "w"	-2	1	2	2			-3	-2
pattern "w","w	2	-2		1		-1	3	-3
pattern "w":"#	-2	3	2				1
pattern "w":"M	-1	-2	-3	-2		4	-2	1
pattern "w":M	3	-1	-3	-1		-1	-1	-1
pattern "w":M,	1	-3	-2	-1			3	-1
pattern "w":[	3	-2	-3
pattern #		-3	2	-1	-1	-1	-1	-3
pattern #"w","	-4	-2	-1	-1	-2	3		-2
pattern ##/#MM, first	-3	3
pattern ##w#wM	1	-2				-1	-3	1
pattern ##wM/M		2	1	-1	-1		-4	-1
pattern #)#	5	-1	-1		-2		-2	-1
pattern #)#, first	4	-2					-1	-1
pattern #)w(w), first	3	-3					-1
pattern #)w, first	-2						3
pattern #)w,Mw	2		2	-1		-1	-2	-3
pattern #)w,wM	2	-3	-2					-1
pattern #)w,wM, first	3	-2
pattern #, first	1	1	-2	-1			-4	-2
pattern #.w	-1	2		-1	-2	-2	1	-2
pattern #.w#Mw	3	-2	-3				-2	-1
pattern #.w(w)			-1	-1	-1	-2	-1	-3
pattern #.w, first	3						-3	-1
pattern #.w,w	2	-2		-1	-1	-2	-1	-1
pattern #.w,w#		-1	1	-1	-1	-2	-1	-2
pattern #.w,w.		1	2	-1		-2	-2	1
pattern #.w,wM	-3	2		-2	-2	-4		-3
pattern #.w,w☒, first	-2	3
pattern #.w-w,	1	-3	-2				-2	3
pattern #.w...	-1		1				-2
pattern #.w.w#	3						-2
pattern #.w.w.	3	-2	-2				-1
pattern #.w:w#, first	3	-3					-1
pattern #.w?	1	2	1	-1		-1	-1	-3
pattern #.wM, first	-3						3
pattern #.wMw,	1	1	-3			-1	-1	-3
pattern #.wMwM	1	-3	-1				1	-1
pattern #.w–w,	3	-1			-2		-1	-1
pattern #M		-3	3	-1			-2	-1
pattern #M, first	-3	3					-1	-1
pattern #M/#M#, first	-3	3
pattern #M/#MM, first	-3	3
pattern #M/#Mw		-1	-3	-1			-2	3
pattern #M/M	-3	2	2				1
pattern #M/M#M	1	1	2				-5
pattern #M/M--	1	2	3				-3
pattern #M/MMM	3	1	1		-1		-2	-2
pattern #M/MMw	2	3	4				-3
pattern #M/Mw, first	3	-2					-1
pattern #M/Mw:	-3	2					4
pattern #M/MwM	1	3	1			-1	-3	-1
pattern #Mw	3	-1	-1	-1		-1	-2	-1
pattern #w	2	-3	1	-1	-1	-1	-1	-3
pattern #w#	3	-2	-2	-1	-1		-2	2
pattern #w#M/M	3	-1	-1	2			-3	1
pattern #w#MM#	-1	1	3			-1	-1	1
pattern #w#MMM	1	-3	-1	-1	-1	-1	1	1
pattern #w#MMw			-3	-1	-1	-2	-1
pattern #w#wMw	-2	-1	-1	-3	-1	-1	2
pattern #w(w)#	2	-3	-1	-1		-1	1	-2
pattern #w(w)M	2	-4	-1				6	-1
pattern #w)###	2		-1				-2
pattern #w, first	2						-4
pattern #w,w#M	-2	2	3				1
pattern #w,wM/	3		1				-3	-1
pattern #w-wMM	1	-4	-4			-1	1
pattern #w/w#M	-1	2	3					-2
pattern #wM	3	-2	-1				-2
pattern #wM##M	4	-1	-2				-1	-3
pattern #wM/M/	2		1	-1		-1	-1	-3
pattern #wM/Mw	1	-2	-1	-1			-2
pattern #wM/Mw, first	-3	2					-1	1
pattern #wMM	3	-3	-3				3
pattern #wMMMM	-1	-1		-3		-1		1
pattern #wMMwM	-2	-1	3	-1		-1	1	-1
pattern #wMwM#	-1	1	2	-1		-1	-3
pattern #wMwM/	-3	1					1
pattern #wMwMM	3	-3	-1	-1		-1		-5
pattern (w)	2	2	1			-1	-2	2
pattern (w)w,w		-1	-1	-1		-1	4	-1
pattern (w)w:w	3						-3	1
pattern (wM,w,	-2	-1	3
pattern *w,w, first	-2						2
pattern *w:M	-3	-2	2	-1			-3	2
pattern *wM	-3	2	1	-1			-1	-1
pattern -	3				-1		-2	-2
pattern -, first	3						-2	-2
pattern --	3		-4				-2
pattern --, first	2	-3
pattern -[]w	-1	1					1	-3
pattern -[]w/w	-3	3
pattern -[w]w	3	-2	-1					-2
pattern -[w]w#	-2	3					-2
pattern -[w]wM	3	-3	-2	-1			-1	-1
pattern -w	3	-2			-1		-1	-1
pattern -w(w)M	-3	1	3			-1	-1	-1
pattern -w-	4	-1	-2					-1
pattern -w::M	-3	2	2	-1
pattern -wM	3	-2	-2	-1				-1
pattern -wMw,w	2	-4	-1	-1			-1	-2
pattern -wMwMw		3	2
pattern <_w_w=	-1	2	3	2	-2	-2	-4
pattern <w="M#	3	-3	-3					-1
pattern <w><w>	3	-3	-3		-1		-1
pattern <w_w="		-3	-2		-1	-1		1
pattern ======, first	3	-1					-2	-1
pattern M	-1	-3	3	-1	-1	-1	-4
pattern M.w	2	-2	-1				-1	-1
pattern M.w$M	2	-1	-3
pattern M.w(w.	1	-3		-2			-1	-2
pattern M.w,w,	3	-2
pattern M.wM	1	-2					-1
pattern M.wM.$	3	-1					-1
pattern M/M/M.	2	-1	-1				-1	-3
pattern M/M/MM	4	-4	-5		-1	-1	-1	-2
pattern M/M/MM, first								-2
pattern M/M/Mw	3	-5	-2	-2	-1	-1	-1	-3
pattern M/MM/M			1			-1	-3	-2
pattern M/MMMM	4	-1			-1	-1	-1	-1
pattern M/Mw	3		-2					-1
pattern M/Mw#w	3	-1	-1				-1	-1
pattern M/Mw, first	3	-1	-3	-1			-1
pattern M/MwM	2	1	-3				-3	-2
pattern M/w	3		-2				-2
pattern MMM, first	3	-1		-1			-1
pattern MMMM	4	-2	-2				-2	-3
pattern MMMMM	3		-1				-2
pattern MMMMMM	2	-1					-1
pattern MMw	-2	4	1		-1		-2	-2
pattern MMwMMw	3						-2
pattern Mw#/#/	3	-1	-2					-1
pattern Mw#MMM	2		-3			-1	2	2
pattern Mw#w	-2	4	-2				2	-1
pattern Mw#wMM	1		-1	-1		-1	-3	-2
pattern Mw(w):	3	-2	-1			-1	-2
pattern Mw,w#w	3	-1	-1				-1
pattern MwM	2	2	-1	-1		-1	-2	-3
pattern MwM#	-2	1	1				1
pattern MwM, first	3	-2	-3				-2	-1
pattern MwM/M/, first	3	-2
pattern MwMMMM	1	1	-1	-2		-1	-1	-2
pattern MwMw	2	-2					-2	-1
pattern M✓✓✓✓✓	3						-2	-1
pattern w!	1	1	2		-2	-3	-2	-2
pattern w!wMwM	-1	-1	-2		-1		2	-3
pattern w#		1	2	1	-4	-1	-2	-2
pattern w##		3	-2	-1	-1		-1	-3
pattern w###	1	1	-3	-2	-2	-1	-3	-4
pattern w####		2	-1	-1	-1		-1	-3
pattern w####, first		1					-3	-1
pattern w##(w)	-4	-2	4
pattern w##(w), first	-3	3
pattern w##MMM, first	1	1					-3
pattern w##w##	-1	4
pattern w##w.w, first	3	-3
pattern w##wM/	3	-1	-1		-1			-1
pattern w#$M$M			3	-1		-1	-3	-2
pattern w#$M☐$	-1	1	3				-2	-1
pattern w#$M☐$, first	3	-3	2				-3
pattern w#(w)	1	-5					-2	-2
pattern w#, first	1		-2	-1			-1	-3
pattern w#....	2	-3	2		1	-1		-1
pattern w#/#/M	3						-2
pattern w#/M/M	3	-1	-1		-1		-2	-2
pattern w#:#	3	-3	-1				-1	-2
pattern w#:#, first	3	-1					-1	-1
pattern w#:M-#	3	-2						-1
pattern w#:w#:	3	-1					-1
pattern w#:w.w	-3	3	3				-2	-1
pattern w#:wM	2		-3
pattern w#M$Mw	-1		2	-2			3
pattern w#M,w:		-5	-4	-2		-1	-2
pattern w#M.	3	-2	-2				-3
pattern w#M/M/		-4		-2			1	1
pattern w#MM#w		-3	4					-1
pattern w#MM#w, first	-3	3
pattern w#MMM/, first	-2	2
pattern w#MMMM	2	-2	-1	3			-2	1
pattern w#MMMw	1	-3		-1	-1	-1		-2
pattern w#MMMw, first	3	-2					-1	-1
pattern w#MMw	-1	-4	2	-1			2	-2
pattern w#MMwM	-2		4	-1		-2	-3	1
pattern w#MMw–, first	-2	3					-1	-1
pattern w#Mw#M, first	-1	-4					-1	2
pattern w#Mw(w	3	-1	-3				-2	-1
pattern w#Mw:w	1	-1	-1				-3	-1
pattern w#MwM, first	3	-2	-1
pattern w#w	2	-3	-2	-1	-2		1
pattern w#w#		-2	1	-1	-2	-1		-3
pattern w#w###, first	3			-2				-1
pattern w#w#/#	1	-2	-1				3
pattern w#w#M/	2	-1	-3				-2	2
pattern w#w#MM			1	-1			-3	-2
pattern w#w#w#	3		-1				-1
pattern w#w$Mw		3					-1
pattern w#w, first	-1	1	-1	-1	-1	-1		-2
pattern w#w-wM		-1	1	-1		-1	-3	-1
pattern w#w-wM, first	-2	-2						2
pattern w#w.			-3				1	-1
pattern w#w., first	3	-3					-1
pattern w#w.w.	3	-2	-1		-1		-1
pattern w#wM	1	1		-1		-1	-3	-1
pattern w#wM#w	2	-3	-1				1
pattern w#wM/M	1		1	-1		-1	-3
pattern w#wM/M, first	-1	3					-2	-1
pattern w#wMM#	-2	2	2				-1	1
pattern w#wMM/, first	-3	3
pattern w#wMMw	-1	-1	3	-1		-1	-1	2
pattern w#wMMw, first	-4	4
pattern w#wMw	1	-4	-1	-1	-1			-2
pattern w$#,Mw	-1	-2	-3	1		-2	1	1
pattern w&w	2	-1	-2				1	-1
pattern w&w,w.	4						-3	-2
pattern w&w.w.	-1	-1	-1		-1		-1	3
pattern w(...M			-4				3
pattern w(...M, first		-3					3
pattern w(w)##	-2	-2	3	-3	-1	-1	1	-1
pattern w(w)##, first	-3	3
pattern w(w)#w	-1	-1	3	2	1	1		-1
pattern w(w)$M		-3					-1	-1
pattern w(w)-M	1	-2	3		-1	-1	-1	-1
pattern w(w)Mw	-1			-2	-1	-2		-3
pattern w(w)Mw, first	-4	4		-1			-1	-2
pattern w(w)w	3		-1				-2
pattern w(w)w#, first	3	-3					-1
pattern w(w)w(, first	2	-1					-2	-1
pattern w(w)wM	1	-4	1	-2		-1	-2	-2
pattern w(w)wM, first	-3	3
pattern w(w,w#	1	-1	3				-1	1
pattern w(w,w)	2	-1	1				-3
pattern w(w.w), first	-1	4					-3
pattern w(wM)w	-2	1	1		1		2
pattern w,	4		-2	-2	-1	-2	-3	-4
pattern w, first			-3	-1	-1		-1
pattern w,#, first	-3						3
pattern w,, first	4	-2					-2	-1
pattern w,M,wM, first	-3						3
pattern w,Mw	3	-2	-2				-1	-1
pattern w,MwMw	1	3					-3	-1
pattern w,w#, first	3	-1					-1
pattern w,w#:w	3	-1	-2				1	-1
pattern w,w#MM	2	-1	-3				1	1
pattern w,w(w.	4	-1	-1				-4
pattern w,w, first		2		-1			-5	-1
pattern w,w,M., first	3	-2					-2
pattern w,w,w#, first		-3					1
pattern w,w,w,	1		-1	-2	-3	-2	-1	-3
pattern w,w,w.	4	-3			-1	-1	-1	-3
pattern w,w,w:	3	1	-3
pattern w,w,w:, first	2	-3					2
pattern w,w.(w	-3	-3						3
pattern w,w.w	3	-2	-2				-1	-1
pattern w,w.w.	3	-2	-3		-2	-1	1	2
pattern w,w.w., first	3	-2
pattern w,w/w,, first	-3	-1					3
pattern w,w:	-1	-3	1	-1		-1	1	1
pattern w,w:w,	1	-2	-2			-1	-1	3
pattern w,w:w,, first	4	-4
pattern w,wM#)	3	-1	-2
pattern w,wM,w	-1	-1	3	-2		-1	-1	-2
pattern w,wM.	1	1	3				-2	-2
pattern w,wM.w	1	2	-1				-1	3
pattern w,wM.w, first	3	-2					-1
pattern w,wMMw	3	-2		-1			-1	-1
pattern w,wMw	3	2	-2				-2	-1
pattern w,wMw:	-1	-3	-3	-1	-1	-1	1	-2
pattern w,wMwM, first	3	-3					1
pattern w-#w	-3	3					-1
pattern w-, first	2	-1					-1	-1
pattern w--w--	-2						2
pattern w-w		-4	-2	-1	-1	-1		-3
pattern w-w#wM	-4						4
pattern w-w, first	-3		-3	-1	-1	-1	4	-2
pattern w-w:-w	4						-4
pattern w-w:w-	3						-2
pattern w-wM	4	-3	-2				-1	-1
pattern w.....	-3	1	1	-1	-2	-3
pattern w.Mw.w	3	-1	-1				-1
pattern w.MwM.	2						-2	1
pattern w.w	1		-1	-1	-1	-1	1	-3
pattern w.w#MM	-1	-2	3				1	-2
pattern w.w#MM, first	-3	3
pattern w.w#Mw	-3	-2	4	-1				-1
pattern w.w#w.	-2	3	-2				1
pattern w.w&w,	3	-3	-2					-1
pattern w.w(wM	2	2	-1		-1	-1		-1
pattern w.w, first	-1	-1	-1				3	-1
pattern w.w,w	2		-2				3	-1
pattern w.w,w#	-2			-1			3	-2
pattern w.w,w#, first	3	-3					-1
pattern w.w,w(	3	-2	-2				2	-1
pattern w.w,w., first	4	-2					-2	-1
pattern w.w-w	3	-1					-2
pattern w.w.w#	6		-3				-3
pattern w.w.w#, first	3	-3					-1	-1
pattern w.w/w#	-2		2	-1	1	1	-2	-1
pattern w.w:	3	-1	-2				-2	-1
pattern w.w:M., first	3	-3
pattern w.w:MM	3		-3				-2
pattern w.w:MM, first	3	-3
pattern w.w?	-1	1	1					-2
pattern w.w?w, first	-3						3
pattern w.wM	-1	-4	2		-1
pattern w.wM, first		2					-3
pattern w.wM,w	2	-4					-2	-1
pattern w.wM.w	-2	-1	2					-1
pattern w.wMMw	-3	-2	3		-2			-1
pattern w.wMMw, first	-3	3
pattern w.wMw	-1	1	3					-1
pattern w.wMw#	-1	4	1				-1	1
pattern w.wMw,	-1		1		-1		-3
pattern w.wMw.	3	-2	-2				-2	-1
pattern w/w	-2	-3	-1	-1	-2	-1	-1	2
pattern w/w#MM	1	-3	1					-1
pattern w/w#MM, first	3	-3
pattern w/wMMM	-1	-4	2	-1		-1	2	-2
pattern w:##	-1	3	-1				1	-1
pattern w:###	1	1	-1	-1	-1		1	-2
pattern w:###M	3	-1	-3					-1
pattern w:###M, first	3	-3						-1
pattern w:#/#/	3		-2				-2
pattern w:#/Mw	-2		-1					2
pattern w:#w:#	2	-3	2		-1		-2	-1
pattern w:#w:M	1	-4		-1	-2		1	-3
pattern w:#w:w	1	3	1	-1	-1	-1		-1
pattern w:, first		-4			-1		1	1
pattern w:----		-3						1
pattern w:----, first	3	-2					-1
pattern w:--M/	-4						4
pattern w:-w-	3						-3
pattern w:M	-2	-1	-2	-3	-1	-1	2	1
pattern w:M##	4	-3	-4				-1
pattern w:M##M	3	-3	-2					-1
pattern w:M#/M	3	-3	-3				-1
pattern w:M(w)	-1	-3	2	-1			1	-3
pattern w:M(wM	-2		3				-2	2
pattern w:M(wM, first	-1	3					-2
pattern w:M, first		-3	-1	-1			1
pattern w:M---	-1						3	-1
pattern w:M/M		-1	-2	-1	-1	-1	1	-2
pattern w:M/M/, first	3	-2	-1				-3	-2
pattern w:M/MM		-1	-2				2	-3
pattern w:M/Mw	1	-3	-2	-1	-1	-1		-2
pattern w:MMM, first	5	-3		-3			-2
pattern w:MMMM	2	-1	-2
pattern w:Mw			1		-1	1	-4	-2
pattern w:Mw#/, first	2						-2
pattern w:Mw, first	-2	3					-1
pattern w:Mw,M	-1	2					-1
pattern w:Mw,M, first	-4	4
pattern w:Mw:M	1	-1		-3	-1	-2	1	1
pattern w:Mw:M, first	-3	-1	3				-3	-3
pattern w:MwM	1	-1					-3	1
pattern w:MwMw	2	-3						-3
pattern w:____	2						-1	-2
pattern w:w$#,	-3	-2		-1	1	1	1	1
pattern w:w,M,	4	-3	-2					-1
pattern w:w,w	1	1	1	-1	-1		-2	-3
pattern w:w,w,	3	-1	-1		-1		-1	-2
pattern w:w,w, first	3	-1					-1
pattern w:w,wM	3	-1	-1				-3
pattern w:w--, first	-3	3
pattern w:w-w	1	-1	-3	-1	-1	-1	-1	-1
pattern w:w.w,	4	-1	-2				-2	-1
pattern w:w.w:	2	-3	1				-3	-1
pattern w:w.wM	-1	1			-1	-1	3	-2
pattern w:w/w, first	-2	-1					3
pattern w:w:#, first	4						-3
pattern w:w:M	2	2					-3	1
pattern w:w:M/, first	4	-3					-2	-1
pattern w:w:Mw	2		-1				-3	2
pattern w:w:w	-2		1	-1	-1		4	1
pattern w:w:w:, first	1			-1	-1	-1	-3	-1
pattern w:w;w	-3	-1				-1	4	-1
pattern w:w<w>	2	-1	-1				-1	-1
pattern w:w=w=	3	-1					-1	-1
pattern w:wM	-4		1	-1	2	2	2	2
pattern w:wM,w	-1	3	-1	-1		-1	-1	-2
pattern w:wM/M	3	-1	-1	-1	-1		-2	-1
pattern w:wM/w	1	-3	2				2	-3
pattern w:wMw	-2	2	3				-1
pattern w:wMw,	-2	3	1	-2	-3	-2	-2	-2
pattern w:w–w	-3		3
pattern w:w–w, first	-3	3
pattern w:w–wM	3			-1			-2	-1
pattern w;w	5						-5
pattern w;w, first	3	-1					-3
pattern w;wM/M	3	-1	-1	-1	-1	-1	-3	-1
pattern w?		2		-3	1	-1	-2	-2
pattern w?w, first	2	-1					-2
pattern w?wMw.	3	-2	-1					-1
pattern wM	-1	-4	-1	-3	-2	-1		-2
pattern wM##MM	2	-1	2				-3	-1
pattern wM##MM, first	-3	1					2
pattern wM, first	1		-3				-1	-4
pattern wM,M,w	2	-1					-3
pattern wM,w#	1		-3				2
pattern wM,w,w	-2	-2	4		-1		-1	-2
pattern wM-w#$, first	3	-3					-1
pattern wM-w, first	3	1					-3
pattern wM.	1	-3	-4	1	-3	-2	1	-3
pattern wM.w.	-1	1	2				-5	-2
pattern wM.wMw	1	1	3	-1	-3	-2	-1	-4
pattern wM/M	-1	-2	-3	-1	-1	-1	2	-1
pattern wM/M, first	1	1		-1			-4	-3
pattern wM/M/#	1	-1	-2	3	-1		-2	-3
pattern wM/M/#, first	3	-1					-1	-2
pattern wM/M/M	2	-2	-3		-1	-1	1	-1
pattern wM/M/M, first	3	-4		3			-1	-1
pattern wM/MM/		-2	-2	-1	-1	-1	2
pattern wM/MM/, first	5	-2					-4
pattern wM/Mw	2		-1					-1
pattern wM/Mw:	3	-2	-2					-1
pattern wM/w	3	-2	-2					-1
pattern wM/w, first	3						-2
pattern wM/w,w	-2		-3	-1			3	-2
pattern wM/w.w	4						-4
pattern wM:Mw	-1	3						-1
pattern wMM, first	-2	3		-1			-4	-3
pattern wMMM	-1	1	1	-1	-1	-1		-5
pattern wMMM#M	2	-1	-2
pattern wMMM, first	4	-3		-1			-1	-1
pattern wMMMM	1		-1	-1		-1		-3
pattern wMMMM#	3	-2	-1	-1			-1	-1
pattern wMMMMM	1	-5	2	-2		-1	-2
pattern wMMMMw	1	-2	-2			-1	4	-1
pattern wMMMw	2	-3	-2	-1			1	1
pattern wMMw,w		3	-1
pattern wMMw,w, first	-3						3
pattern wMMwMM, first	-3	3
pattern wMMwMw	-2		1				3
pattern wMMwMw, first	-3	2					2
pattern wMw		3	1	-2	-1	-2
pattern wMw#		-3	-2	-1	-1	-1	2	-3
pattern wMw#,w	-4	1	-1				2	1
pattern wMw#M	3	-1					-1	-1
pattern wMw#w,	-1	2	-3				1	-1
pattern wMw(w)	-1	-2	2				-3
pattern wMw, first	2	2	1				-3	-1
pattern wMw,#w	-3	-1	3
pattern wMw,Mw, first	2	-1		-1			-2
pattern wMw,w.				-1	-1	-1		-3
pattern wMw,wM	1			-1	-1	-1	-2	-3
pattern wMw.	1	-1	-1	-2		-1	-1	-1
pattern wMw.w:	3	-1					-2
pattern wMw.wM	-1	-4	-2	-2	-1	-2	1	1
pattern wMw.wM, first	2	-2					1	-2
pattern wMw:Mw, first	-4	4
pattern wMw:w	-2	-2	2				1
pattern wMw:w#	-1	-1	-1				-1	2
pattern wMw;w	-1	1	-3				2	-1
pattern wMwM#w	-1	-2	2	-1			-3	-1
pattern wMwM#w, first	-4	4					-1
pattern wMwM.w	1			-1		-1	-1	-3
pattern wMwM/M	2	-4					-2	-1
pattern wMwMMM	-2	-2	3	-1		-1	1	-2
pattern wMwMMM, first	2	-1					-2	-2
pattern wMwMMw	1	-4	-1	2	-1	-1	-1	1
pattern wMwMw, first	2	-2					-3	-1
pattern wMwMw:	-2		1	-1	-1		2	-1
pattern wMwMwM	1	1	-1	-2	-1	-1	1	-3
pattern wM|wM|	-1			-2	-1	-1	-2	2
pattern wM·wM·	-4	2					2
pattern wM·wM·, first		-2					3
pattern w|wM		-2	-2				2	-1
pattern w|w|Mw	2	-1	-2			-1	-2	-1
pattern w|w|w|	3	-2	-2		-1		-2	-2
pattern w®w	2	-3					-1	-2
pattern w–w	2	-3	-2		-1		-1
pattern w•w, first	-3	3					-1
pattern {"w":"	-1	1			2	-2	-1	-1
pattern |w|#|M	-1	-3	1	-1			1
pattern },	3						-2
pattern •w•w•w	3	-2	-1		-1		-1	-1
pattern ☐w.w#.	3	-1	-2				-1	-1
pattern ✓w/wMw	3						-3
pattern 👍	-1	-3	2		1	-1		-1
pattern 😬w		-4	-2	-1			2	1
payment history	4						-3	-1
personal loan companies	3	-3
principal balance	-2	2	-1				-1
priority creditor's name	3			-1			-2
public information	3	-3
radius global solutions	-3						3
real estate	-2						2
revolving	-1	3					-2
secured	2	-2		-1				-1
sign out	-3	1					2
spectrum	-4						3	2
status	3						2	-5
status: in-school deferment	-3	3
student loans	-3	2					1
summary	1			-2			-4	-1
terms paid monthly	-3						3
transunion	-2	2					3
transunion experian equifax	3	-3						-1
unsecured	1	1					-3
upvote	2	-2					-1
view account	3	-1					-3
view details	-3	2					3
# word pattern comes
always				-1	-2	-1
once		-1			-3	-1	1
# word read as, shape
accountName capitals	-2	2	-3	-1	-1	-2		-3
accountName? capitalised	-1	1	-1			2	-3	-2
accountName? capitals	2	-3	-3	-1			2	1
accountNumber capital	-3			3			-1
accountNumber capitals	-5	-1	-1	5				-1
amount? capitals	-4	-1		-1	4	-2	-1	-1
current capital	-1			-1	-1	-3	1	-1
current capitalised	-3	-4	-1		-1	-1	4	-2
current letters	-4	2					3
current percent	-3						3
current? capitalised	-1		1		1	-1	1	-3
current? capitals	1	-3	-3	-1	-1	-1	2	2
current? letters	-2	-1					3
current? small			-3		-1	-1	-2	-3
goes on capital	-4	-2	4	-1
goes on small	-1	-4	1	-1			-4
goes on? capitalised	-2	-1	2	-1		1	-3	-3
goes on? capitals	1	-1	-2	-3			2
originalCreditor capitalised	-3	-3	-1		-1	-1		3
originalCreditor capitals	-1	-3	-1	-1	1	-1	-1
originalCreditor? capitalised	-2			-1			-2
paying capitalised	-4	-1	-2			1	1	-1
paying capitals	-3	2	1		-1	2	-2	-1
# word read as
accountName?	1	-1	-4	-1		1	-1	-1
amount	-4	-1	-2	-1	4	-2	-2	-2
current	-4	-3	-1	-1	-1	-2	2	-2
no debts	1	-1	-1	-1	-3	-3	-5	-1
no part	2	-1		-1	-1	-2	-7
no part, in row	1	1	1	1	-2		-8
originalCreditor	-2	-4	-3	-1	1	-1	-1	2
originalCreditor?	-3			-1		-1	-2	1
paying	-5		-1	-2	-2	5	-2	-2
paying?	4						-4
# word read in
accountName, a bullet for each debt			-3				-1	-1
accountName, a paragraph for each debt	-1	2	-2		-1		-3	-3
accountName, columns below each other	-5	6	-4		-1		-1	-2
accountName, columns by their place			-3	-1			-2	-2
accountName, headings over the values of each account	-3	3					-1
accountName, objects	-4	4					-1
accountName, one debt a line		1		-1		-1	-4	-1
accountName, tables and labels	-1		-3	-1	-1	-1	2	-3
accountNumber, one debt a line	-4		-2	4			-1	-1
accountNumber, tables and labels	-4	-1		4		-1	-2	-1
amount, one debt a line	-2				3	-1
amount, tables and labels	-2	-3	-1	-2	3	-2	-3	-2
current, a letter about one debt	-4						4
current, a paragraph for each debt	-1	-3	-2	-1	-1	-1	1
current, a row for each bureau	3						-3
current, headings on several lines	-5	-1	-1				4	-1
current, one debt a line	-1		-2	-2	-2	-2	1	-4
current, records of labels	-4						4	-1
current, running text	-1	-2	1	-2	-3	-3	1	2
current, tables and labels		-3	-2	-1		-2	2
goes on, a bullet for each debt	-2	-4	3	-1			-3	3
goes on, a letter about one debt	-1	-5	1		-1
goes on, cards of a portal		-3	1					-1
goes on, claims of a bankruptcy	-1	-2	3
goes on, columns below each other	-5	2	3	-1			-1	-1
goes on, columns by their place		-1		-2	-1	-1	-2	-3
goes on, headings on several lines	-1	-3	1
goes on, headings over the values of each account	-2	-1	2				-1	-2
goes on, objects	-3	-2	4
goes on, one debt a line			1		-1	-1	-3
goes on, records of labels		-4	1					-2
goes on, tables and labels		-4		-2	-1	-1	1	-3
no part, a bullet for each debt	-1	1	3	-4	-2	-3	-3	2
no part, a column for each debt	-4	3	1	2			-3	-2
no part, a letter about one debt				-2	-2	-2	-3	-4
no part, a paragraph for each debt	1	1	1	-4	-2	-3	-7
no part, a row for each bureau	2	-2	1				-2	-1
no part, cards	-1	2	1	-1	-4	-4	-8	1
no part, cards of a portal	1	-2	2	-2		-1	-4	-3
no part, claims of a bankruptcy	3	-2	-3			-1	-1	-3
no part, columns below each other	3	-2					-2	-1
no part, columns by their place	1	-1		1	-1	-2	-7	-4
no part, headings on several lines	3	-2		-3	-2	-1	-3	-3
no part, labels		-3		-2	-1	-1	-4	1
no part, none			-1	2	-2	-2	-5	1
no part, objects	4	-3	-3	-1	-1	-3	-3	-4
no part, one debt a line		-1		1	-2	-5	-8	1
no part, records of labels		1	2	-2			-3	-3
no part, running text		1	1	-5	-4	-5	-5	-1
no part, tables and labels	2	-2	-2		-1		-5	-1
originalCreditor, a paragraph for each debt	-2						-2	3
originalCreditor, columns by their place	-4		1					2
originalCreditor, one debt a line		-2	-3			-1	1
originalCreditor, running text	-3	-1			-1		2	1
paying, tables and labels	-1		-2	-1	-1	3	-4	-2
# word shape and behind
capital capitalised	4	-2	3	-2	-1	-1	-7	-1
capital capitals	2	-5	1	-1	-1	-1		-1
capital code	5	-1	-4	-2
capital digits-2	2	-3	-1	-2		-1	-1	-1
capital digits-7	4		-3	-2				-1
capital dollars	3						-2	-1
capital dollars-and-cents	3	-2		-1				-1
capital line		-1	2	1			-3
capital mark-"	1	-2	-2	1		-1	-2	-4
capital mark-$	3	-1		-1	-1
capital mark-,	-4	-3		1	2	1	-1	-3
capital mark-:	1		2			-1	-3
capital small	1	-4	-2	-1	-1	-1	1	-2
capital year	-2			-1			3
capitalised cents				-1	-1	-1	-1	-3
capitalised code		-2	3	-2	-1	-1		-3
capitalised date		-4		-1			-2	1
capitalised digits-1	1	-1	-3	-1	-1	-1	-1	-1
capitalised digits-2		-3	1	-1	-1	-1		-1
capitalised digits-4	-1		2	-2		-1	-4	-4
capitalised digits-5	-1	-3	1	-1	-1			-1
capitalised digits-7			1	-3		-1	-4	-2
capitalised dollars-and-cents				-2	-1	-1		-3
capitalised end	4	-2	-2				-1	-2
capitalised letters	-2		2	-1		-1	-1	-3
capitalised mark-"		-2	2	-2		1	1
capitalised mark-(			1				-4	2
capitalised mark-)		-3	-1	-1	-1		-1	3
capitalised mark->	2	-2	-3			-1		1
capitalised mark-?	2	1	-1				-3	-2
capitalised mark-|	-3	-1	2	-1	-1	-2	2	-1
capitalised mark-®	2	-4	-1				-1	-1
capitalised mark-·		-2	-3		-1		2	1
capitalised mark-—	-3		3	-1	-1	-1	-1
capitalised mark-•	2	-2	-2				-1	1
capitalised masked	3	-1	-3	-1			-2	-2
capitalised thousands	-1	2	2	-1			-2	-3
capitalised thousands-and-cents		-1	1	-1	-1	-1	-2
capitalised with-digits	1	-1	2	-1	-1	-1		-3
capitalised year		-1		-1	-1	-1	1	-3
capitals capital		-4		-1	-2		3	2
capitals cents	2	1	-2	-2		-1	-4	-1
capitals code	-2	-2	1	3	-1	-1	-2	-1
capitals date	1	-2	1	1			-4	-3
capitals digits-2	-1	2	1			-2	-1	-2
capitals digits-3		1	-2	-1	-1	-1	1	-3
capitals digits-5	1	-2	-2	4	-2		-2	-2
capitals digits-6	-3	-2	1	4		-1	-2	-2
capitals digits-7	-1		1	2	-1	-1	-3	-1
capitals dollars-and-cents	1	-2	-2	-2	2	2	-2	-3
capitals mark-!	3		-1				-2
capitals mark-"	-2		3			-1	-1
capitals mark-$	-2	-4	1	-3	3	2	-2	-4
capitals mark-(		-2		-1	-1	-1		-2
capitals mark-)	-1	-4	1	-1			-1
capitals mark-:	3	-2	-3	-1	-1	-1	-1	-3
capitals mark-<	2		2				-3	-1
capitals mark-=	4	-1		-1		-1	-2	-2
capitals mark->	3	-2	-1				-2	-1
capitals mark-|		-2		-2	-2	-2	-1	-3
capitals mark-—	4	-2	-3
capitals mark-•	3	-2	-1					-1
capitals masked	-2	2	3	-1	-1	-1	-2	-1
capitals thousands-and-cents	1	1	-1	-2	-1	-1	-1	-3
capitals with-digits			1	-1	-1	-1	-4
date capitalised	1	-3		2	-1	-2		-1
date capitals	-1	-2	2		-1			-1
date cents	3	-1		-2		-1	-1
date date	3			-2	-1	-1	-1
date dollars	3	-1	-3	-4	-2	-1	-3	-1
date end	2			-2
date mark-)	-1			3			-1
date mark-,	-4	-1		2	2	2	1	-1
date mark-|		-1		1	-1	1	-3
date small	-1	-1	-2		2	-1		-2
date with-digits	2	-1		-1	-1	-1	-2
letters capitalised	3	-1	-1	-1				-3
letters code	3	-1	-2	-2			-1
letters digits-2		2	-1				-3
letters digits-4	2	-2	-3	-1			3	-1
letters dollars	1	2	-3	-2	-2	-2	-3	-3
letters dollars-and-cents	3	-3	-2	-1	-2	-2	-1	-2
letters lettered-code	-3	1	3	-1			-2	-2
letters letters	-2	3	1				1
letters line		-4	2	-1		-1	1	-2
letters mark-,			-1	-1	-1	-2	-1	-3
letters mark-.	3						-2
letters mark-:	1	-4	-4	-2	-1	-2		-3
percent capitalised	3	-1					-2	-1
percent digits-2	3		-1			-1	-3
percent dollars	4	-1			-1		-3
percent dollars-and-cents	7	-1	-1	-1	-2	-2	-6	-1
percent mark-$	3	-2		-1	-1	-2	-3	-1
percent percent	3					-1	-2
small capital	1	-2	-4	-1	2	-1		-1
small capitalised	1	-4		-1	-1	-1	1	-4
small capitals	3	-3	-1	-1	-1	-1		-6
small code	2	-1	-3	-3	-1	-1		-1
small date	3	-1	-1	-1			-2	-1
small digits-3	4	-3		-1	-1	-1	-4	-2
small digits-4	1		-2	2		-1	-6	-1
small digits-5	2	-1	-1	-1			-3	-1
small digits-7	2	-3	-2	-4		-1	-1	-1
small dollars	3	-3	-1	-1	-2	-1	-3	-2
small dollars-and-cents	4	-3	-1	-2	-2	-2	-1	-2
small lettered-code	4	-2	-3	-2	-1	-1	-5	-1
small line		-3	-1	-1	-1	-1
small mark-"	1	-3	-2	-2	-1		1	-2
small mark-#	3	-1		-1			-2
small mark-'	3						-3
small mark-(	-3	1	-2	-1	-1	-1	5	-2
small mark-)	-1	-5	2	-1		-1	1	-6
small mark-+	3	-1	-2				-1
small mark-,	1	-3	-1	-1	2			-4
small mark--	-1	-1	3	-1	-2	-1	-2	-1
small mark-.		-4		-1		-1	1	-2
small mark-/			3	-1	-1	2	-3	-1
small mark-:	1	-4		-1		-1	1	-3
small mark-=	3		-1				-2
small mark-?	4	-2	-1			-1	-3	-1
small mark-]	3	-1					-1
small mark-|		-2	-4	-2	-1	-1	1	-1
small mark-–	-3	-2	4	-1	-1	-1	1	-2
small masked	5	-1	-3	-1			-2	-1
small thousands	-1		2	-2	-2	-1	-5	-2
small thousands-and-cents		-5	1	-2	-1	-1	-5	-1
# word shape
capital		-3	-1		-2	-1
capitalised			1	-3	-2	-1
date	-3	-6	-4	5	2	1	-1	-3
letters	2	2	-2	-5	-3	-4	1	-4
percent	4	-3	-3	-1	-1	-1	-2	-2
small	1	-3	-1	-2	-2	-2	1	-4
# word sums of line
1		-1		-1	-2	-3	1
2	-1	-1	1	-1	-2	-5		-1
# word word
0%	-1	-1	-1	-1	-1	3		-1
19%	-3						3
2.1	5	-1		-2			-2
2.2	4	-2		-3			-1
2.3	3			-2
2.4	2			-2
3.1	3			-1			-2
31-60	3	-1		-1		-1	-1
4.1	3	-1		-1			-1
4.4	4			-3	-1		-1
4.5	3			-2			-1
40%	3	-1					-2	-1
61-90	3	-1		-1		-1	-3
a	2	-3	-2	2		-1	-1	1
a/c	3	-1	-3	-1
aa	2	-3		-1			-1	-1
aaron's	-5	4	-1			-1	-2	1
aarons	3	-3
ab		-3	-2	-1			2	-1
abierta	3			-1			-3
about	2	-2	-3					-1
acceptance	-2	-2	3					-2
accepted	2						-2
account	1	-2	-3	1	-1	-1	2	-2
accounts	6	-2	-3				-2	-1
acct	5	-4	-5	-3				-2
act	-2	-3	-1	-1	2	-2	1	-2
actions	4		-1				-3	-1
active		-3	2	-1	2	2	-3	-2
activity	4		-1				-1	-2
additional	3	-2
address	3	-2					-1	-1
adjusters	-4		4					-1
advance	-2	-2	2				-1	1
advantage		-4	3					-1
affirm			-3				-2
afni		2	-3	-1				-1
after	4	-3	-1	-1	-1	-1	-3	-2
afterpay	-3	3	1				-1
age	3	-2					-1
agency/attorney	2						-2	-1
agreed	-1	-1	-3	-1	-1	-1	1	-2
ah	4	-1					-4
ahora	2		-1				-1
aidvantage	-4	4	1				-1	-2
alderbrook	-3	3
all	3	-3	-3					-1
ally		2	-2				-1	-3
also	2	-3	-1				1	-1
always	-3						3
amazon	-3	3					-1
america		-4	1				-2	-5
amex	-1	4	-2	-1			-2	-3
amt	5	-1	-2		-1		-2	-2
an	3	-1	-1				-2	-1
and	2	-6	-3	-1	-1	-1	1	-2
anselm	-2	2	-1				-1	1
apartment	3						-2	-2
apartments	-3		-1				-2	3
application	2		-2				-1
apply	3	-1					-3
apr	6	-3					-2	-1
april	3	-2					-1	-1
apt	3	-1	-1		-1		-1	-1
are	2	-3	-2			-1	-1	-1
arkansas	-3	1						1
arrears	-2	-1	2	-1			-1	-1
as		-3			-1	-1	1	-1
ask	4	-2					-2
aspire	-3	3	-2
assets	3	-3					-1
astra	-2	-2	3					-1
at	1	-3	-2		-1	-1	-1	2
at&t	-3	-2	-1		2	-1	1	1
ate	2	-2	-1
atrasada	-3						3
atrasado	-3		-1				3
atrium	3	-2	-1
attorney		-1			-1	-1		-2
atv	2	-1	-1
auction	-1	-1	-1				2	-2
aug	1	-3	-1			-1	1	-1
aunt	-3	4	1
automobile	1	-4	2	-1			-3	-3
available	3	-3	-2				-1	-1
b	2	-3		3		-1	-3	-2
back	4	-2	-1				-3	-1
bad	-2	-2					3
bal	3	-6	-4	-3	-2	-1		-4
balance	2	-3	-7	-1	-1	-1		-2
balances	3		-1				-2
bank	-1	-3	1					1
bank/credit	2	-2
bankcard	-2		2
bankruptcy	2	-1	-1		1		-2	-1
banner	-1	3	-3					1
barclays	-2	1	3					-4
bayou	-2	1						3
beauty	3	-1	-1					-2
before	4	-1	-1				-2	-1
belk	-2	3	-4					-1
beneficial	-2	1	2
best	1		-3				1	-4
bill	1	-3	-1	-1	-1	-1		-5
bills	4	-2	-1				-1
blue	-2	-2	3				-2	1
blvd	4	-1	-3				-1	-1
boa	-2	2
boat	-2	-2	3					-1
bonneville	-3	1					1
boscov's	-4	2	-1					-1
both	4	-4	-1	-1			-3	-1
bought	4	-1	-2				-2	-1
box	3	-2	-2	-1	-1	-1	-1	-1
braces	1	-2					-2	-1
brclysbankde	-2	2
brendan		-4	-2				-2	2
bridgecrest	-4	2	2				-1	-2
bright	-3	2	-1
brother-in-law		2	-4
bryant	-2	-1	3					-1
builder	-3	-1	3
burlington	-2						-1	2
but		-2	-3					-1
buy		-3	1				1	-2
by	4	-4			-1	1	-3	-1
c		-4	2	-1		-2	-3	-2
c/o		-3	2				-1	-2
cabela's	-3	4	-3					-1
cabelas	-1	2	-3
cable	-3	-2	2	-1			-2	2
calloway	1		-3				-1	-1
camper	4	-3					-1	-1
can	3	-1	-1				-2	-1
cancel	3	-2					-2	-1
cap	2		1				-3	-3
car	1	-4	1			-1	-1
card		-3	2	-1	1		-3	-3
cards	4	-3					-1	-2
care		4	-3				-3	-1
carecredit	-3	3	1				-1	1
cartão	3	-3	-1		-1		-1
carvana/bridgecrest	-3	3
case	3	-2	-2
cash	-2	-2	3
cashrewards	-4	2	3				-1
castle	-3	2						2
cathay	-3		1					-1
cavalry	1		-1					-3
cbna	-2	3	1				-1	-1
cc	3	-2	-1	-1	-3	1	-2	-2
cccccccccccc	2	-3		-1	-1	-1	-3	-1
center	-1	-3	1				-1	1
central	-1	3	1
certificate	2	-2	-1
change	4	-1					-2
chapter	2	-1			-1		-1	-1
charge		-4			-1	-1	2	-2
charge_off	-4	-1					4
charged-off	-4						4
chargoff	2	-1	-1					-1
charter	-3							3
check	1	-3	-1		-1	-1		1
checking	2	2	-4				-3	-1
chela	-3	-3	4				-1	-1
chg	-2						3
citi	-3	1	2				1	-2
citifinancial	-6	6	-1					-1
cl	4	-1	-1				-2	-1
claim	3	-1					-2
claimed	2	-1					-1	-1
class	3	-1						-1
classification	4	-1	-1				-1	-2
client	4	-3	-1				-2	-2
clinic	-3	-2	1				-1	2
closed	4	-2	-5		-1		-1	-1
clt	3	-1				-1	-1	-1
club		-5	1	-1			1	1
co	-2	-3	2	-1	-1	-1	-1	2
coast		-3						-1
cobalt	-2	2						-3
cobrança	-2	-1	-1				3
cobro	-2		-1				3
code	4	-1	-2				-1	-1
codes	3						-2	-1
col	4	-2					-2	-1
coll	-2	-3	2	-1	-1	-1	3	-3
collect	-3	-2	3					-1
collection		-3	1				2	-1
collection/charge-off	-2	-1					3
collection/chargeoff	-3	-1	3				1	-1
collectionattorney	3						-2	-1
collectionorchargeoff	-3						3
collector	-2	-1	-2				3	-1
colleen	3	-2	-3
college	-2	4	1				-2	-2
comcast	-2	-3	-1				-3	4
comed	-3	3		-1				-2
comenity	-1	-4	3			-1	2	2
comenitybank/victoria	-5	5					-2	-1
comm	1	-1	-3					2
comment	3	-1					-2	-1
comments	3						-1	-2
commonwealth	-4	2	1
communications	-3		1				-2	3
community	1	-5						-1
con	3	-1	-2				-1	-1
condition	4						-3
conn's	-3	3	-1				-1	-1
connected	4						-3
conns	3	-3
consolidation	2	-2		-1			-3
consultants	-2		3				-1
consumer	1	-5			-1			-2
control	-3		3
conventional	5	-3					-2
convergent	-4	4						-1
coop	-3	1	2				-1	1
cooper	-3	-3	5					-1
copper	-1	3	-2					-2
correct	3	-1					-3
corriente	-3		-1				3
costco			2				-1	-3
couch	-3	-1	3				-2
counseling	4	-1	-3				-1
counselor	3						-2
count	2		-1				-2
court		-1	-2				2	1
cr		-3	2	-1			-1	-1
cr-v		-1	1				-3	-2
credence	-1	4	-3				-1	-2
creditor	1	-4	-3				-1	-1
credor	3	-1	-1
creek		-4	-2					1
crest		-3	1
crédito	3	-1	-1				-2	-1
ct	3	-1	-2	-1			-2	-1
ctr	-4	-1	1	-1	-1	-1	-2	3
cu		-5	1	-2		-1	-3	-3
cumberland	-3	2						1
curacao	-2	4	-3
curr	-2	-2	-1	-1	-1	-2	2	-3
current	-2	-3		-1		-1	3	-2
customer	2	-3	-1
d	1	-3	-3	-1	2	-1	1	-2
dad	-2	3	-1				-1	-1
dana		-3				3	-4	-2
darnell	4	-1	-3				-1	-2
daw	-2	-1					2	-1
day	2	-4		-1			-1	-1
days		-3		-1			1	-1
dba	-2	-1	3
dds	-3	-1	3				-1	1
de	1	-4	-1	-1		-1		-2
dealer	-1	-3	2
debemos	3	-1	-1				-2
debit	3	-1	-1				-2
debo	4	-3	-3	-1	-1		-2	-1
debt		-2	-4	-1	-2	-1	3	-2
debts	3	-2	-2				-1	-1
december	3	-1	-1					-1
def	2	-1		-1	-1	-1	-4	-1
defaulted	-3	-1	-1				3	-1
deferment	5	-1		-1	-1	-1	-6	-1
deferred	4	-1	-1	-1	-1	-1	-5	-1
del	1	-3	-2					-1
delinquency	4	-1	-1				-2	-1
delta	-1	2
denise	2	-3	2				-1	-1
dental	-3	-2	-1				1	3
department	3	-2	-1				-2	2
deposit	4	-2	-2				-1	-1
depot	-3	-1	1				-2	2
derogatory	2	-1		-1	-1	-1	-4	-1
describe	3		-3
description	3	-1					-2
desert	-3	-1	1					2
details	5	-2	-1				-5	-1
devo	4		-3
dillard's	-3	3					-2	-1
direct		1	-2			-1	-1	-3
discharged	3	-1					-2	-2
discover		2	-2				-2	-2
discoverbank	-3	3	-1
discovercard	-4	4
dispute	4	-2	-1		1		-4	-1
dmp		-2	-2	-1	-1	-1	1	-3
doc	3	-2	-1
docs	3					-1	-2
does	3	-2					-1
don't	3	-1	-1				-1	-1
done	3	-3	-2				-1	-1
dont	3	-1					-2	-1
double		-3					-1	-1
dpd	-3	-1			-1		3
dr	-1	2	-2	-1		-1	-3	1
draft	4	-2	-3				-1
dt	-2	2						-1
du	3	-1					-1	-1
e	1	-3	-2	1			1	-1
e-payment	2		-2
each	3	-1					-1
eaglemark	-3	3	-2
earnest	-3	4	-2					-1
ecoa	2	-2	-2	-1	-1	-1	-3	-1
ed	-3	-1	3	-1	-1	-1	-2	-2
ed/aidvantage	-4		4
ed/navient	-3		3
edfinancial	-3	4						-2
edit	5	-1		-1			-2	-1
ef	2	-2	-2	-1	-1	-1	-3	-2
efraín	1	-4	1	-1				-1
efx	4	-2	-2				-2	-2
el	1	-5	-2				-1	1
employees	-2		2					-1
end	3	-2	-1					-1
ending	5	-2	-6	1				-1
ends	5	-2	-4	-1	-1	-1	-4	-1
energy		-2	-1				1	2
enrollment	2		-1				-1
entergy	-3	2					-1	2
epic	3	-1	-1					-1
eq	3						-2	-2
equifax	4	-3					-2	-1
equinox		-3		-1		-1	1	-2
er		-4	1	-2	-1	1		-3
era	2	-1					-1
erie	2	-3	2
error	4		-2				-2	-1
escrow	3	-1	-1				-1	-1
essentia	-3	3						1
est	3	-1	-2				-3	-2
et	5	-3					-1	-1
evergreen	3	-2	-2					-1
eversource	-4	1					3	1
ex	4		-1				-3	-1
exclude	3						-3	-1
exeter	1		-3				-2
exp	3		-2				-1
experian	4	-2					-1	-2
explanation	2	-1					-1
f	4	-2	-2				-2
factoring	2	-1		-1	-1	-1	-3	-1
fair	4	-2					-1	-1
false	-3	-1	-1	-1		-1	3	-1
fargo		-4	1				-2	-1
fcu	-2	-3	3	-1			-2	-2
fdic	3	-1		-1			-2	-1
fed		-3	3				-1	-1
federal		-3	1				-1	1
fees	2	-2	2			-1	-4	-1
fico	2	-1						-1
fifth	-1	-1	-1		3		-1	-2
figure	-3	3						-1
file	3	-3	-3	-1	-1		-1	-2
final	3	-3	-5	1	-1	-1	-3	-1
finance	-3	-3	4	-1	-1		-2	-1
financial		-3	2				-1	-3
financing	3		-2				-1
fine	3		-2	-1			-2
fingerhut			-3	-1			-2	2
fingerhut/webbank	-3	2						1
fire	3	-1	-2
first			-1				-2	-3
flagstar	-3	3	-3					-1
flex	-2	-1	3
foods	3		-2				-1
for	3	-2	-3	-1	-1		2	-4
forbearance	5						-5	-1
foreclosure	3	-1	-1				-2
form	3	-1	-2				-1
fort		2	-3					-1
foundry	2						-2	-1
four	3	-1	-2
fri	3	-1					-1	-1
friday	3	-2	-2				-1	-1
from	2	-4			-1	-1		-3
fs		-3					2
fuel	-2		3
fund		-2	1	-1			-2	-1
furniture	-2	-2	3			-1	1	-2
ga	1	-3	1	-1	-1		-1	1
gas	2	-3	-1				-2	2
gave	3	-1	-1				-1	-1
ge	-4	2	-2				-1	3
gemb/jcp	-3	3
global	-1	1	2				-1
gm	-2	3	-3					-1
gmac	-4	5	-1					-1
go	1	-2	1					-3
goes	3		-1				-3
good		-3					1	-1
got	1	-3	-1				1	-1
grantor	3						-2	-1
greenville	3	-2	-2				-1	-1
gross	3	-1					-1
group	-1	-3	2		-1		-2	1
grove	-1		1				2	-3
gs	-2	-3	3		-1			-1
guarantor	4	-1	-2				-2	-1
guild	-3	3
gulf	-3	3	-1					1
h	2	1	-1	-1	-1		-3	-1
had	3						-2
hand	3	-2	-1				-1
harley	-1	3	-2
has	3	-2	-4				-2	-2
he	3	-2	-1				-1
health		-4					-2	2
hearing	3	-1	-2
heights	-2	3	-1					-2
hello	4	-4
heloc			1	-2	-1	-1	-4	-2
help	3	-1	-1				-1
hers	3	-3	1				-2	-1
hi	4	-4					-1
higher	-3	-1	3
hill	1	-3	-2		2	-1	-1	-1
hills	4	-3	-2
hold	3		-1				-3
holder	3		-2				-1	-1
holiday	3	-3
hollow		-1	2				-1	-3
homeplus	-1	-1	2				-2	-1
hosp		-2	-1					3
house	2	-3					-2
how	2	-3					-1	-1
hsbc/best	-3	3
huntington		-1	1				-1	-3
husband	4	-1					-3	-1
hạn	-3						3
i	1	-1	-3	-2	-1	-1	1	-2
i'm		-5	-1			-1		-2
i've		-1					3	-1
i.c		1	-1				-3
id	5	-3	-2	-1	-1		-1	-1
idea	3	-1	-1				-2
idr	3						-1	-1
if	3	-3	-1				-2	-1
ii	-2	-1	2	-1			-1	-3
imaging	-3		2				-1	1
in		-3	-2	-2		-1	1	-1
in-school	2	-1					-1
inc	-1	-3	3	-1	-1		-2	-2
included	3		-1				-3
income	2	-3					-1	-1
info	3						-2	-1
information	4	-1	-2				-3	-1
ingrid	3	-3
inquiries	3	-1					-1	-1
inst	3	-2	-1	-1	-1	-1	-5	-1
institution	3	-2	-1
interest	4	-1	-2				-2	-1
investment	2						-2
investments	-2	-2	2					-1
involuntary	3						-3	-1
ira	3	-2	-2	-1			-1	-1
irs	-2	3	-1	-1	-1	-1	-2	-3
is	3	-3	-5	-1	-1	-1		-2
it	1	-2	1			-1		-2
it's	1	-3	-4			-1		-1
item	2	-1	-3					-1
j	5	-1	-2	-1			-3	-1
jefferson	1		-2				-1	-3
joint	1	-2		-1	-1		-4	-2
joy	3	-2
june	-1	-2	-1				2	-3
juniper	-2	3						-1
k	2	-4				-1	-3	-1
kaiser	-4	3						2
keep		-3				2	-1	-1
key	3	-1	-2				-1
kia	1		1				-1	-3
kikoff	-3	3
kohls	-2	2	-3				-1	3
kohls/capone	-4	6	-3		-1		-2	-4
koleksyon	-3		-1				3
l	1	-1	1	-1	-1		-4
lab	1	-3	2
lantern	-3		2
last	2	-3	-5	1	-1	-1	2	-3
late		-2	-1				3	-1
law	1	-3	1				-1	-1
lease	2	-3			-1		-2	1
leasing	-3		3					-1
left	5	-2	-2		-1	-1	-3	-1
legal	3	-1					-2	-1
lender	3	-2	-1	-1			-2	-1
lendingclub	-2	4	-3				-1	-1
lendmark	-2	4	-2				-3	-2
letter	1	-2	-2					-2
liabilities	4	-2	-2				-2
liability	4	-2					-1	-1
liberty	-3	3	-1
light	-3	-1	2				-1	1
lights	3	-3					-1
lightstream	-1	2	-2	-1		-1	-2	-3
like	3	-1	-3
lim	4	-1					-2
limit	4	-2	-2	-1	-1	-1	-5	-2
line	2	-2	1				-3	-1
lines	3	-1	-2				-1	-1
list	5	-1					-3
llc	-2	-3	3	-2	-1	-1	-4	-2
ln		-2	-1	3	-1		-2	-2
loan	1	-4	2	-1		1	-3	-1
loans		-3	2			-1	-3
loe	2	-1					-1
lofts	-2						-1	3
lol	2	-2	-3				-1
lorraine	3	-2						-1
love	3	-1	-1
lowe's	-1	4	-2				-3	-4
lowes	-2	2	-1					-1
lp	-2	-2	3	-1				-2
luke's	-2	-3	2				1
lupita	-3	3	-1
luz	3	-2	-2				-1	-1
lvnv		1	-2	-1	-1	-1	-3	-2
m		-3		-1	-1	-1	1	-2
ma		-3	-2	-1	1		-1	-1
macy's	-2	4	-2		-1		-2	1
macys/citibank	-2	3						-1
macys/dsnb	1	3	-3					-1
mail	3						-1	-1
maimonides	-4	4	-1					-1
main	-1	-3	3				-1
make	4	-2					-2	-2
manage	3	-3	-2				-1
maple	-3	-1	2				1	-1
mar	3	-1	-2				-1	-1
marguerite	3	-3
mark	3	-2	-1				-2
mart	-3		2					2
mastercard	-1	-3	2				-1	-1
me	3	-2	-2				-2
med	-3	-2	2				-1	2
medical		-3	1	-1	-1		-2
medicine	-3		3					-1
medicredit	-3	3	-1				1	-2
memorial	-4						-1	3
menards	-2	2	-3				-1	-1
mercury	-3	1						2
merrick	-2	3	-1					-3
mervyns	-3	3						-1
methodist	-1	-3						3
metrowest	-2	2
mgmt	-1	-1	3				-1	-4
miami	2	-3	1					-1
midland	1		-2				-2	-2
milestone	-4	1	2				1	-1
mill		-1	1				-3
min	2	-4	-2	-1	-1	-2	-1	-2
mine	1	-3	-1				1	-1
minimum	3	-2				-1	-2	-1
missed		-3	-1				1	-1
mn	3	-2	-1	-1			-1	-1
mo	3	-3	-1	-1		-2	-2	-2
mohela	-4	4	1				-3	-3
mohela/dept	1		-3	-1	-1	-1	-1	-1
mom	-2	3	2	-1			-2	-2
mom's	2	-1	-3
mon	3	-2						-1
monday	3	-1			-1		-1
monthly	3	-3	-1			-1	-3	-1
months	3	-1	-2				-2
mortg	3		-3
mortgage		-1	2				-3	-1
mortgageloan	3	-1	-1
motor	-1	-3	2					-1
mr	1	1	-4	3	-1		-1	-2
mtg		-3	3	-1	-1	-1	-5	-2
muebles	1	-3	2
mutual	1	-3
mutual/providian	-2	-2	3
mwen	-2	-1	-2				3
my	4	-1	-1				-3	-2
n		-3	2	-2	-1		-1	1
n.a	-2	-2	3	-1	-1	-1	-2
n/a	4	-4	-2	-2	-1	-1	-2	-3
na	-1	-4	2	-1	-1	-1	-2	1
name	4	-3	-2				1	-8
nan	2	-1	-3
nasa	-1	-1	-1				3
nat'l	-2		3				-1
natl	-2	-2	2					-1
navient	-1	1	-2				-1	-3
nc	3	-1	-2					-1
ncua	3	-1	-1				-1	-1
need	4	-2					-3	-1
negative	3	-1	-2		-1		-1	-1
negotiating	5	-2	-1				-4	-1
negotiation	3						-2
nelnet	-2	3	-2	-1	-1	-1	-1	-4
net	2	-3	-1					1
netflix	3	-2						-1
new	4	-3	1				-5	-1
next	4	-3	-1				-1	-1
nfcu	-3	-1	2
nissan	3	-1	-1				-1	-2
nmls	3	-1	-1	-1	-1	-1	-1
no		-4	-3	-1	-1	-1	3	-2
none	3	-4	-2	-1		-1	-2	-3
nonpriority	3	-1						-1
not	1	-3	-3		-1	-1	1	-1
note		-3		-1				-2
notes	3	-1	-1				-2	-1
nothing	3		-1				-2	-1
notice	1	-2	-3			-1	1	-2
nov	3	-2	-1				-3	-1
now	4	-3	-3	-1			-2	-2
número	3	-2	-3				-1
oc	5	-1					-3	-4
ocr	3	-3
oct	2	-1	-1					-1
odalys	3	-3
of	-1	-3			-1	-1	-1	1
off		-1	-3				1	-2
offers	3	-1	-2				-1
office		-1	-3				3	-1
oil	3	-1					-1	-1
ok	1	-4	-2	-1	-1	-1		-2
okay	5	-2					-3	-1
old	-1	2	1	-1	-1	-1	-3	-2
ollo	-3	4					-2
omaha	-2	-1	2
omit	3		-1				-2
on	1	-4	-5		-1	-1	1	-2
one		-3				-1	1	1
onemain	-4	4	-2				-2	1
online	2	-1	-1		-1		-1
only	4	-1	-1				-2	-1
op	3	-2					-1	-1
open	3	-1		-1	-1		-2	-1
open/closed	3	-1					-2
open/past	-3						3
oportun	-3	3				-1	-2	-1
options	3	-1	-1				-2
orchard	-3	-1	3				-1	2
oregon	-3	3	-1
orig	3	-2	-2	-1				-3
original	2	-1	-3				-1	1
originally	3		-1					-2
orthodontics	-3	1	2					-1
orthopaedics	2	-2	-2					3
other	1	-3	1	-1	-1	-1	-1
others	3		-2				-1
outfitters	-3		2					2
outsourcing	-3		3				-1	-1
outstanding	4	-1	-3				-1
overview	3	-2					-1
owe	2	-2	-3	-2	-1	-1	1	-2
owed	4	-2	-1		-1		-1	-1
owes	3	-2	-2	-1	-1		-1	-1
own	2	-3					-1	-1
owner	3	-2	-1		-1		-2
p	4	-1	-2				-1
p.o	3	-1	-3	-1	-1	-1	-2	-2
pa	2	-1					-2	-1
pacific	3	-3	-1					1
paga	-3						3
pagado	3						-3
page	4	-2	-2				-1
paid	4	-2	-2		-1		-1	-2
parents	-4		4
park		-2	-1					1
part	3	-2				-1	-1	-1
partnership	3		-1				-1	-2
patel	2	-3	-1
patrice	3	-2	-2
paul	3	-2	-1		-1		-1	-1
pay	4	-4	-1			-1	-1	-1
payday	-1	-2	3				-2	1
payment	2	-4	-1	-1	-1	-1	-1	-2
payoff	5	-1					-4
pays_as_agreed	-2	-2		-1	-1		3
pcs	-2						-1	3
pd	5	-1	-1				-4
peak	1	-3
peloton	-2	-2	3					-2
penfed	-4	4						-1
penney	-2	-3	3					-1
per	2	-3	-1			-1		-2
period	3		-2
permanente	-2		1				-1	2
pero	4						-4
personal		-2	1		-1		-3	-1
petitioner	4	-2					-2	-1
phone	-2	-2	-1			3		-1
phys	-6		4				-1	3
physical	3	-2
physician	-1	-2	2					1
physicians	-3		2				-1	1
pif	5	-2				-1	-3	-1
pike	-1	-3	2				-1	-2
pinecrest	1	-3						1
piti	6	-2				-1	-4	-1
pkwy	3		-2					-1
placed	1	-3			-1		-1	-2
plan	-1	-3	1	-1	-1	-1		-2
platinum	-1	-1	2				-3	-2
plc			3				-1	-2
plcc	-1		3				-1	-2
plus		-3	1				-3	-1
pm	3	-1				-1	-2
pmt	2	-3	-3	-1	-1	-1		-2
po	4	-2	-4	-1	-1			-1
point		-4	1					1
portfolio		-1	2		-1		-2	-3
possible	-2	3	-1					-1
ppa	-2	-2			-1	-1	3	-1
pra	-4	-1		3			1	-1
prime	1	-3	2
principal	4	-2	-1				-2	-1
priority	2	-1	-2				-1	-1
priscilla		-3	1		-1		-1	-1
private		-2	4				-3
pro	-1	-2	3
proceeds	3		-1				-1
progressive	-1	-3	-2					3
propane	-3	-1	1					1
property	3	-2	-1				-1	-2
prosper/webbank	-3	-1						2
providian	-5	3					-1	3
préstamo	1	-3	1	-1			-2	-1
public	3	-3						-1
purchased	-2						2
purchaser	3		-2				-2	-1
purpose	2	-1					-1
q	4		-3	-1
quest	-2	2	2				-1
quicken	1	1	-3					-1
quicksilver	-4		4				-3	-2
qwest	-3						-1	3
r	3	-2			-2		-2	-1
radius	-2	3	-1				-1
rate	6	-2	-1				-4	-1
rates	2	-1					-2
ray		-4	2				-2	-1
ray's	3	-2					-2	-2
rd	2	-1	-3		1	-1	-2	-2
read	3	-3	-1
received			-1		3		-3	-1
recent	3	-1	-1				-1
records	3		-2				-1	-1
recovery	-1	-4	2			-1	-3	-3
redcard	-3	-1	3
redstone	-3	3
ref	2	-2	-3	-2			2	-2
reference		-2	-1	-1	-1	-1	1	-1
refinance	2	-1	-1				-1
reflect	-2	-1	2
regions	-3	4	-2				-3	-3
regular	4	-3					-2
released	3						-2
remains	3						-3
remarks	3	-1	-1				-2	-1
rent	5	-3	-1				-2
rent-a-center	-3	4	2				-1	-2
renta	3	-1	-2				-1
repo	-2	-1	-1	-1		-1	3	-1
repo'd	-1	-1	-1				3
repossessed	-3	-1					3
repossession	-3	-1	-1				3	-1
republic	-3	3
requests	3	-1	-1
respondent	3	-2	-1				-2
responsibility	4	-1					-3	-1
result	3		-2				-1
resurgent	-2	4	-1			-1	-3	-2
retail	2	-3	3				-2	-2
retirement	3	-2					-1
rev	2	-2	-1	-1	-1	-1	-4	-1
revolving	3	-3	-2	-1			-2	-2
rewards		-5	2				-1	-1
ridge	2	-4
ridgeway	-3	3
ring	-1		3				-2
river	-1	-3	1				-2	2
rm	-2		2					-1
rob	3	-4	-1				-1	-2
rocket	1	3	-3		-1		-2	-1
rockland	-3	3
roof	1	-3	1				-2
room	3	-1	-1
ruth	3	-2					-1
sa	2	-3	-2	-1				-2
sachs	1	-3						-1
sagebrush			-1				-1	3
saldo	3	-2	-2	-1	-1		-3	-2
sallie	-1	2	-3					-1
sam	3	-2					-1	-1
san	-2	-3	1	-1	-1	-1	-1	2
santander	-1	3	-3				-1	-1
sapphire	-2		3				-1	-1
satisfactorily	-2						2
satisfied	3	-1					-3
save	5	-1					-4	-1
savings	1	-3					2	1
says	4	-2	-3	-1	-1		-1	-1
schedule	3	-1	-1				-2
scheels	-4	-1	2					1
school	2	-2	-1				-2
score	3	-2					-2
sd	3		-2
sears	-2	3	-2				2	1
sears/cbsd	-3	3
section	4	-3	-1				-1
secured		-4	2				-1	-1
security	1		-3					-2
see	6	-1	-1				-4	-2
sell	3	-1					-2
sept	3	-2					-2	-2
service	-2	-2	2				-2	-1
settled	5						-5	-1
sheffield	-3	2						-1
sif	3						-2
silverado	-1	-2	2	-1			-2
sin	3	-1					-2
situação	3	-1					-2	-1
snowball	3	-2					-2
so		-3	-2		-1	-1	1	-1
sofi	1		-3				-2	-2
sol	3		-2					-1
solar	-4	-1	4
sorry	3	-3					-2	-1
source	1	-1	1	-1	-1	-1	-3	-1
spectrum		-5					-3	4
speedy	-1	1	-3					-1
spire	-2	3	-1					-1
springfield	1	-3			1	-1	-2	-2
springs	3		-3
sprint	-3	-1	-1	-1	-1	-1	1
spv		-2	3				-1	-2
st			-1	-1			-1	3
star	-2	-1	3					-1
stat	3	-2					-1	-1
statement	4	-2	-4				1	-1
status	2	-2			-1	-1	-2	-2
stay	3		-1				-3
ste	4		-3				-2	-1
still	1	-2	-3				1
stone	3						-2	-2
stop	2	-1	-1				-1
store	1	-4	1	-1		-1	-3	-1
streetaddress	2	-1	-2					-1
student	1	-4		-1	-1		-4	-1
subject	3	-1					-1
subtotal	6	-5	-1				-2	-1
suffix	3	-2	-2				-1	-1
sum		-4	-1	-1			1	-1
summary	2	-3	-2	-1	-1	-1	-1	-1
summit	-3	1						2
summons	3		-1				-2	-2
sunbit	-4	5	-1			-1	-2	-2
svc	-2	-1	3					-2
syncb	3	-3	1					-1
syncb/amazon	1	3					-1	-2
syncb/ppc	-2	3					-1	-1
syncb/walmart	-3	3						-2
synchrony		-4	2					1
synchrony/amazon	-4	1						3
system		-4	2				-2	1
systems	1	-1					-4	-3
t-mobile	-4	-2	-3	-1			1	4
también		-3					1	-1
tapos	2	-2
tarjeta		-1	2	-1			-1	-2
taxes		-3	1		-1	-1		-1
tbom/milestone	-4	4					-1	-1
td	1		-1				-1	-3
tell		-2	-1				3
term	5	-2					-2	-1
terminación	4		-3	-1			-2
terminada	3						-2
thank	-1	-2					1	-1
thanks	3	-2					-1
that		-2	-3		-1	-1	1	-2
that's	1	-2	-4		-1		1	-1
thats	1	-3	-3				1
thd/cbna	-2	3					-1
the	1	-5	-1	-1	-1	-1	-1	-2
their	3		-2				-2
then	3	-5	-1		-1	-1	-1	-2
theo	1	-2				-1	-1	-1
there's	2	-3	-3
these		-2	-1				2
they		-3	-2			-1	1	-2
they're	3		-1				-2
this	2	-3	-2		-1	1		-2
thornbury	3	-3						-1
through	3	-3					-2	-1
tim	3	-1					-3	-1
times	3						-2
tio	-2	3	-1
tita	-2	4	-4
title	2	-4					-1
titlemax	-3	4
tjx	-3	3
tmobile	-3		-1					4
to		-5	-2	-1	-1	1	2	-2
tobias	3	-1					-1	-1
today	3	-2					-1
took	2		-3				-2
torrid	-2	3	-2					-1
total	2	-4	-1	-1			-1	1
totals	5	-3	-1				-2	-1
tower		1	-3
track	3			-1			-3
tracking	3	-3					-1
tractor	-4	1	3			-1	1	-1
trade	3	-3	-2	-1	-1	-1	-1	-1
tradeline	3	-2	-1				-1
transferred	6						-5
transferred/sold	3	-1					-3
transunion	5	-3					-1	-1
transworld	-1	1	-4				-1	-1
tree	-2	-3	2
truck		-1	2		-1	-1	-2
true	3	-1		-1		-1	-3	-1
truist	-2	2					-1	-2
truly	2	-1	-2
trying	3						-3
tu	3	-2	-2	-1	-1	-1	-3	-2
tu/ef	3						-1	-1
tuc	2	-2	-1	-1	1	-1	-3	-2
tuesday	3	-1	-1				-1	-1
two	3	-4	-1					1
type	3	-3	-2	-1	-1	-1	-2	-2
tía	-2	3	-1				-1
u-verse	-4		3					1
u.s	-1	2	-1					-3
uh	4	-2	-2				-2
um	1	-4	-1				1
union	-1	1	1				-1	-3
unit		-2	-2	2		-1	-1	-1
univ	-2		3					-2
unk	3				-1		-2
unknown	4	-1					-2	-2
unlimited	-3		4
unpaid	-3	-2	-1	-1	-1	-1	5	-3
unresolved	-3		-1				3
unsub	-3	-1	3
updated	3	-1	-1				-3	-1
upstart	-1	3	-3				-2	-4
us	-4	-2	-1	-3	2	1	-4	-3
usa	-2	-2	2	-1			-3
usa/target	-1	-2	3					-2
usaa	-3	3					-1	-1
usage	3	-1	-1				-2	-1
usd	3	-1	-1				-1	-2
used	2	2	-3				-2
user	4		-1				-1	-1
utilities	-1	-2	3				-2	-1
utilization	5						-4
uw		-2	-1		-1		-1	2
value	3	-1	-2				-1	-1
vantagescore	3	-1	-1		-1
vehicle	1		-1	-1		-1	-3	-1
vehicles	3	-2
venture	-3	2	1			1
verified	3	-1			-1			-1
verizon	-1	-3			2			3
vet	2	1	-3				-1	-2
via	3		-3
view	2	-2					-3	2
vin	3	-3	-1					-1
visit	1	-3	-1				2	-1
vs	3	-1	-1				-1
w		-2	-3	-1	-1	2		-2
wait	5	-2	-1				-3
walmart	-6	-1	3		-1	-2	2	1
walter	-3	3						-1
want	2	-1	-1				-1
was	2	-2	-5	-1		-1	1	-4
water	-1	-4	1				-1	2
water/sewer	-3	3
wayfair	-2	1	-3				-2	1
we	2	-3	-3			-1		-1
webbank	-2	-3		-1	-1			2
webbank/fingerhut	-6	2	-1	-1			-4	4
wells		1	-2				-1	-2
went	-2	-1	-2				3	-1
west		-5	1					2
westlake	-1	3	-2			-1		-2
wfds/wds	-3	3
what	3	-3	-1					-1
whenever	4						-3
who	3	-3					-1	-1
whose	2	-1					-1
wife	4	-2	-1	-1			-4	-1
will	3						-2
with	2	-2	-4	-1	-1	-1	-1	-3
withdrawn	3	-2					-1
work	3	-1	-1				-1	-1
x	2	-3		-1	-1	-1	-1	-1
xp/ef	3						-2	-1
xp/tu	3						-2
xp/tu/ef	3	-1					-2	-1
y	1	-4	-3	-2	-1	1	-1	-3
yakima	-2		2				-1
year	2	-2					-1
years	4						-3
yes		-3	-1	-1		-1	1	-3
yet	3	-1					-3	-1
yolanda	3	-2
you	3	-3	-2				-2	-1
your	1	-6	-2		-1	-1		-3
yrs	2	-1	-1				-1
yung	3	-2						-1
zero	-2	-1	-2		4		-2	-1
zip	-2	3			-1		-1	-1
é	2	-1	-1				-2
đúng	-3						3
余额	1	-5	-2	-2	-2	-1		-2
信用额度	3	-1					-3
催收	3						-3
原债权人	4	-1	-1				-3	-3
合计	3	-2					-1
国泰银行	-4	2	3
学生贷款	4		-3				-1	-1
尾号	2	-1	-3	-1				-1
房贷	1	-5		-1			-2
月供	2	-1				-1	-2
欠	2	-1					-2	-1
欠款	1	-2			-1	-1	-1	-3
正常	-5	-1				-1	4	-1
正常还款	-4	-1					4
没有利息	3						-3	-1
编号	4	-1	-3				-1	-1
美国银行	-3	3	2				-2
账号	3	-2	-3	-2			1	-1
车贷	2	-3	-1				-1
# word words before
 a		2	-2				-1
 accountidentifier	-3			3			-1	-1
 acct	1		-1	1			-3	-2
 active		-2				2	-1	-1
 amazon		3	-1
 american	2	-1	-3
 amount	3						-2
 apr	-1	1					-2	-1
 autopay	2						-2
 available	4	-1	-2				-3	-1
 bank	2	-3					2
 behind		-3					3
 bk7	-3	1			2			-1
 bridgecrest	3	-2	-2				-1
 c	-1	2	-2	-1	2	-1	-7	-1
 cash	-3						3
 cc	3						-3
 charge	-4		1				4
 charged	-4		-1				4	-1
 citibank								3
 client	3	-2					-1	1
 co	2	-1	-2
 coll	2						-3	2
 collection		2	-1	-1	1	-2	-5	3
 comcast	-4	2					-3	3
 contact	3	-3	-1
 corp	2	-1					-3
 credit	3		-3	-1	-1	-1		-2
 creditor	-3	4	2				-1	-2
 cur	3		-1				-3
 current	1	2	-1	-1	2	1	-3	-1
 d	-3	-1					3
 date	1						-2
 debt	3		-1				-1
 details	3	-3
 documents	3	-3
 elan	-3		3
 equifax	-1	3	-3
 exceptional	4						-4
 experian	3	-3						-1
 finance	3	-2				-2		-1
 fingerhut	2	-1	-3				1	-2
 first		-3	1					-1
 guarantor	3	-2					-1
 halvorsen	-1	-3	2
 harbor	3	-3	-1
 harrow	-3	-1	3
 highest	4		-1				-2	-1
 hsbc	-3	-2	3
 huntington	3		-3
 inquiries	3	-3					-1	-1
 ins	-2	-1					3
 is_overdue	-4		-1				3
 j	1	-1	-3
 jan	-2	-2					3
 jefferson	-4		4
 joint	2						-3
 jul	3	-2					-1
 left	-3						3
 lightstream	3		-3
 lowe's	-3		2				1
 m	-3						3
 macys/citibank	-3	2	2
 mattress	-2						2
 midland	4		-4
 months	2	2					-3	-1
 name	-2	2					1	-3
 nd	3	-2
 northgate	-2		3				-1
 oct	3	-2					-1	-1
 ok	-3	1					2	-1
 on-time	3	-1					-3
 originalcreditorname	-3	-1					-1	3
 past	3						-3
 pay	3	-2	-1				-3
 payment	-3	-2	-1				4	-1
 payments		-2					2
 per	3		-2				-1
 personal	3	1	-3			-2		-1
 platinum	-2		1				3
 prairie	2	-1	-3					-1
 progressive	-2	-1	3
 prosper	-1	1		-2			3
 quantum3	1	-3
 remaining	4	-4
 remarks	1						-3
 retail	2						-2
 santander	-3		3
 savings	3	-2	-1
 settled	4	-2					-2	-1
 st	1	-3					-1	-2
 student	-3	1		1			2	-1
 synchrony	3	-2	-1				-2	-3
 tarjetas	-3	3
 terms	3						-1	-1
 total	1			-1	-1	-1	-3	-1
 type	-1	-1		-1	-1	-1	3	-1
 unpaid	1	-1					-3	2
 us	-1	-2	2		-3	1		-1
 who	-4	4
 xp	2						-2
 xp/tu/ef	3						-2
 xxxx	-3	-2				2	1	-1
1 a	1	3	-6	1		-1		-1
1 aadvantage	-3	-2	1	-1			2
1 abc	3	-1	-3					-1
1 above	2	-2	-1					-1
1 acceptance	-1	-4	1	-1		2	-2	-2
1 account	2	1	-4		-1	-1	-1
1 accountidentifier	-2			3			-1	-1
1 accounts	1	3					-5	-1
1 accountstatustype	3						-2
1 accounttype	3						-1	-1
1 acct	-1	1	-2	5	-2	-1		-3
1 acreedor			-1				-3	1
1 ad	-1	-3	2
1 additional	3	-1	-1				-1
1 adjusters	3		-3				-2
1 adv	-2		-2				-1	3
1 affirm	-2	1	2	-1			-3	-1
1 afni	-3	-1	2	-1			1
1 after	3	-2	-2				-2	-1
1 agreed	2	1	-1	-1	-1	-1	-3	-1
1 ahora	3	-1	-1				-1	-1
1 alderbrook	-3		3
1 ally	1	-2		-1			-3	-1
1 also			-3				2
1 aluguel	3	-2			-2	-2		-1
1 american	2	-4	1				-1	-3
1 ames	3	-1					-2
1 amex			1				-4	-2
1 amt	4	-1	-1		-1		-2	-1
1 an	4	-1	-1				-2	-1
1 and		3	-3		-1	-1	-1	-3
1 anything		3					-1
1 anywhere	-3		4					-1
1 apartments	3	-1	1				-1	-2
1 appliances	-3		3
1 applicant	3	-2
1 application	3	-3
1 apt	3	-1					-1	-1
1 arrears	3	-2	-2
1 ask	5	-1	-2				-2	-2
1 assets	3	-2	-1					-1
1 assignee	4		-2					-3
1 assistance	3	-2
1 associates	1	-1		-2				-3
1 attorney	-1	-2			-1			3
1 aunt	-2	-1	2	-1			-1	-1
1 aut	3	-2		-1		-1	-2
1 authorized	3		-1				-2	-1
1 autopay	3	-4					-1	-1
1 b	-2		-1	1		-1		-3
1 b1	2	-1	-1	-1	-1	-1	-3	-1
1 back	3	-1	-1				-3	-1
1 bal	1	-3	1	-2	-3	-2	1	-5
1 balance	1	-1	-3	-1	2	-1	-1	-2
1 bank	1	-4	1				1	2
1 bank/credit	3	-1	-3
1 banks	3	-2	-1				-1
1 bar	2	-1	-1				-1
1 beacon	3	-2						-1
1 beatrix	-1	2	-3					-2
1 bedding	-3	1	2					-1
1 before	2		-1				-1	-1
1 best		-3	2				1	-3
1 between	3	-1	-2
1 big	3	-2	-2				-1
1 bk7	-3				2			-1
1 black	3	-1	-2
1 blue		-3	1	-1	-1		-3	1
1 blvd	4	-1	-3				-1
1 boa	-3		3
1 boat	-2	-1	3	2
1 bonneville	-4						1
1 bonus	3	-2
1 both	1	2	-3				-1	-1
1 bought	3	-1	-3				-2	1
1 box	3	-3	-1	-1	-1	-1	-1	1
1 brandvold	3	-1	-2
1 brendan	1	-5					-2	2
1 bridgecrest	3	-1	-3				1	-1
1 brother	-3		2				1	-2
1 bryant	3		-3
1 bureau	2	-4			-1			-1
1 buwan	-2	3	-2					-1
1 buy	-1	-3	1				2	-4
1 by	1	-1	1	-1		1	-3	-1
1 c	-3	1	1	1	2	-1	-3	-3
1 c/o	3	-3	2				-3	-1
1 cabelas	-2	-1	3				-1
1 call	4	-5	-1		-1			-3
1 called	-2	3	-1				1	-1
1 calloway	3	-2	-1
1 cancel	3		-1				-2
1 cap	1	-4	2				-3	-3
1 cap1	-3	-2	3
1 capital	-2	-4	1	-1			-2	1
1 car	1	2				-1	-3	-1
1 card			-3	-1		1	1
1 cardinal		-3	1
1 cards	-2	3	-1	-1	-1	-1	-3	-3
1 case	3		-2		-1			-1
1 cashrewards	4	-2	-2	-1			-2
1 castle	-3		2				-1	2
1 cathay	-2	-2	3				-1	-1
1 cedar	-1	-2	1					-3
1 change	2	-2
1 chapter	3	-1					-3	-1
1 charge_off	2		-1				-2
1 charter	-2							2
1 chase	-1	-3	2					-3
1 checking	4	-4	2				-2	-1
1 chicago	2							-2
1 chrome	3		-3
1 chrysler	-3	-2	4					-1
1 citi		-1	1	-1		-1	-2	-2
1 citibank		-4		-1		-1		1
1 citicards		-2	1					-1
1 city	1	-6	-2	-1			-2	2
1 cl	4			-1			-2	-1
1 claim	1	-2					-3	-2
1 claimed	3	-1					-2
1 class	3	-1					-1	-3
1 classic	3	-1					-2	-1
1 cleveland	-1		3				-2
1 client	-3		-2	-1	-1	-1	-1	5
1 clinic	2							-3
1 co	2	2	-1				-3	-1
1 cobalt	-1	-2	2					-3
1 cobranza	-1	1	-1				1	-3
1 code	4		-1				-2	-2
1 collacct	-3						3	-1
1 collection/charge-off	3						-3
1 collection/chargeoff	2		2				-5	-2
1 college	-2		4					-1
1 comcast	-1	3	-1				-2	-1
1 comenity	-3	-2	-1	-1	-1	-1		4
1 comenity/torrid	-3	-1		1			2
1 comm	3	-1	-2
1 comments	2						-3	-1
1 commonwealth	-2	-2	3					1
1 company	2	-4		-1	-1	1	-3	-1
1 consumer	2	-1		-1	-1			-3
1 contact	4	-4	-1		-2			-1
1 contacted	2						-2
1 contacts	3	-3						-1
1 continue	4	-2					-2	-1
1 coop		-3	2				-1
1 corp	4	-3	-3				-2	-1
1 costco	3	-3					-4	-2
1 couch	1		3		-1		-2
1 counseling	3	-1	-2				-2
1 counselor	3	-1					-2	-1
1 creditloantype	5						-3	-3
1 creditor	-3	-1	-1	-1			-2	3
1 creditors	2		-2
1 credits	3	-2					-1
1 credor	3	-1	-1				-1
1 ctr	1	1	-2	-1	-1	-1	-1	-3
1 cu	-1	-1	1	-1		2	-1	-3
1 cumberland	-3	-1	1					2
1 cur	3		-2				-3
1 curr	-3	2	-2		-1		2	-2
1 customer	3	-1	-2
1 cypress	-3		1					2
1 d	-2	1	-3	1			2	-1
1 dad's	1		-3				1
1 damage	-3	3
1 day	-1	2	-4	-1			1	-2
1 dba	-1	-3	3
1 de		-1	-3	-1			2	1
1 dealer	-3		4				-3	-1
1 dear	4	-1	-1		-2		-1	-1
1 deb	-2	2	-1					-1
1 debo	1	1	-1			-1	-3	-1
1 debtor	4	-1					-1	-1
1 debts	3	1	-1				-1	-1
1 declined	4	-2					-1	-1
1 defaulted	-2		-1				3	-1
1 deferred		2	-1	-1	-1	-1	-5	-1
1 delaware	3	-1	-3	2			-3
1 deleted	3	-3					-2
1 delinq	2	-3					-1	-1
1 delinquency	2	1	1				-3	-1
1 dental	-2		1	-3			3	1
1 dentist	-3		1				-2	2
1 deposit	4	-2	-2				-1
1 depot		2		-1	-3		-1
1 dept	-1	-4	1	-1				-2
1 description	-1	-4					2	-2
1 desert	-3	-1	1					2
1 desmond	3	-1					-1	-1
1 detail	3	-2					-2
1 details		1	-1		-1	-1	-1	-4
1 dias	-2	2					2
1 direct	1	-4	1			-1	-1	-2
1 directv	3		-2					-2
1 discover	1	-4		-1	-2		-1	-2
1 dispute	1	1	-1		3		-3	-1
1 disputes	2						-1	-2
1 district	-2	-1	-1	4				-2
1 dividend	3	-2	-1				-1
1 division	3	-2	-2
1 dlstfd	-3	2
1 docs	-4	-1					-1	3
1 documents	3	-4					-1	-1
1 dont	3						-3
1 dr	-2	-6	3				-2	1
1 dte	-2		3					-1
1 duke	1	-4	-1				2	-3
1 dunmore	-2		2				-2	2
1 día	-1	1					-3	-1
1 e	1	1	-3	-1				-1
1 eaglemark	-3		3
1 earnest	1	-3
1 east	2	-4	-1
1 eastern		-3	2					-1
1 ed/navient	3		-3
1 edfinancial	3	-1	-2				-1
1 education		-1	1				-2	-1
1 education/mohela	3		-1				-2
1 ef	-1		-1	1	-1	-1	-3	-1
1 effective	3		-1	-1		-1
1 el	1		-3				-1	2
1 electric	-2	-3	1				-1	2
1 eligible		2					-3
1 else	-1	-3					-2	2
1 em	-4	-2			1		5	-2
1 emergency	-2	-1	1	-1			-3	2
1 end	4	-2	-2				-1
1 energy	-1		-3	-1			3	2
1 equifax	1	2	-3				-2	-2
1 equinox	-3	2	-2				4	-1
1 equity		-2	1	-1			-2	-1
1 erie	2		-2
1 error	1	1			-1		-4	-1
1 est	3	-1	-2	-1	-1		-1
1 estado	-3			-1			3	-1
1 et	-1	-4					3
1 example	3	-2					-1	-1
1 exp	3	-2	-1					-1
1 expenses	3	-1					-2
1 experian	6	-4			-1		-1	-1
1 express		-2	1		-1		1	-1
1 f150	3	-1					-3
1 fa	-1	3	-2					-1
1 fair	4	-2	-1					-1
1 fall	3	-2						-1
1 fargo	1	-3		-1			-2	-1
1 fcu		-3	1	-1			3	-2
1 feb	2	-2	2				-2	-2
1 federal		-3		-1		-1	-2
1 fedloan	-2	-1	3				-1
1 fee		1	-1				-2	-1
1 fees	4	-1	-2	-1		-1	-3	-1
1 fifth		-3	1		1
1 figure	-2	-1	3				-2
1 file	1	-2	-1				1	-3
1 fin	1	-2	-1	1	-1		-2	-1
1 final	1	-3	-2	-2	1	-2	-1	-1
1 first		-1	1				-3
1 fl	3	-2					-1
1 fleet	-4		4
1 following	3	-1	-1				-2
1 foods	3	-1	-1				-1
1 for	1	-5	-3		-1	-1	-1	3
1 ford	1	-3					-1	-2
1 foreclosure		3					-2
1 forgot	-3	3	-1				1	-1
1 form	3	-1		-1			-1
1 fortiva	3		-3
1 found	3						-3
1 free	3	-2	-2				-2
1 from	-1	-1			-1	-1	-1	3
1 full			-1		3	-1	-4
1 fund		-3	1				-2	-2
1 furniture	1	-1		-1			-3	-1
1 g	1	3					-3
1 gap	-2	-2	3				-1
1 gas	3	-2	-2				-2	1
1 ge	-4	-1	3					2
1 genesis	1	-3					1
1 global	-1		2				-3	-1
1 go	3		-2				-3	-1
1 goes	-1	3					-2
1 goldman		-2						-1
1 got	2	-1	-3					-1
1 grant		-3	2				-1	-1
1 greensky	-3	-1	3
1 groceries	1						-3
1 group		-1	-1	2	-2	-1	-3	-2
1 guild	-3		3
1 gym	3	-1	-2				-1	1
1 h		-4	1				2	-1
1 half	2	-2	-1				-1
1 halvorsen	-2	-4	2		-1
1 hand	-1	-2					3
1 harbor		-3	2					-1
1 harley-davidson	-3		3
1 he	4		-2				-2
1 health	1	-3	-1			-1	-1	1
1 heights	-3	-1	3					-1
1 hello	3	-2	-2
1 help	3	-1					-2
1 here	3		-1				-2
1 hi	5	-3	-2				-1
1 higher	-3		3
1 hills	4		-3
1 him	3	-1					-3
1 his	-1	2	-2				1	-1
1 history	1	3	-1				-4	-1
1 holder	3	-1	-1
1 holdername	-2	3					-3	-1
1 homeplus	1	-2	-2		-1		1	-1
1 hospital	-1	1	-2	-2		-1	1	1
1 hsa	3		-1				-3
1 hsbc/best	-3		3
1 huntington		-4	2					-2
1 husband	2	2	-1				-4
1 hyundai		-2	1
1 i	1	-1	-2	-1	1	-1	-2	3
1 i'm	-2	-1	-3				3	-1
1 id	3	-2	-1				-2	-1
1 idea	3		-1				-2
1 ii	-1	-2	2	-1			-3	-2
1 in	1	-3	-3	1			2	-3
1 inc	5	-2	-3				-1	-1
1 included	3						-3	-1
1 income	1	-3	2				-2	-1
1 individual	2	-1	-1	-1	-1	-1	-2	-2
1 information	2	1	-1		-1		-4	-1
1 ingrid	3		-3
1 initials	3	-1						-2
1 inquiries	5	-4	-1				-1	-2
1 inquiry	3	-2		-1				-1
1 ins	3	-2	-1				2	-1
1 insurance	2	-2	-2				1	-4
1 interest	5	-3	-2				-3	-1
1 internet	3	-2	-1	-1			-1	-2
1 interstate	-3		2				2
1 involuntary	3						-3	-1
1 ira	3	-1	-2				-2
1 ironwood	3		-3
1 irs	-3	1	2	-2	3	-1		-2
1 is	1	3	-5	-1	-1	-1	1	-3
1 is_overdue	-3		-1				3
1 items	1	1	-1				-2	-1
1 j	-2	2	-4	-1	-1	-1	2	-2
1 jackson	2		-1				-1	-1
1 jcpenney	3	-2	-3				1	-1
1 jefferson	-1	-4	2				-2	-4
1 jpmcb	-2		3			-1
1 jt	3		-1				-2	-1
1 judgment	-2	-3	-2				3	-1
1 juniper	-2	-2	4					-1
1 k	5		-2				-3	-1
1 kay	-3	3						-2
1 keep	3	-4	-1			2	-1	-1
1 kettering	-3							3
1 kia	4	-4	-1				-2	-1
1 kidney	3						-2	-1
1 kids	3	-2					-1
1 klarna	-3	4	1		-1		-2
1 kohl's	2	-2	-3		-1		1	-1
1 kohls/capone	2	-1	-3				1
1 koleksyon	3	-2	-1
1 kuya	-3	1	2
1 l	1	1	-2				-4	2
1 l40	5	-5	-2
1 la	2	-2	1				-2	-1
1 lake	2	-3	-2				1	-1
1 lakemont	3	-1	-2				-1	-1
1 lakeside	-3	-2	2					1
1 lane	2	-3			-1			-2
1 lantern		-3	2					-1
1 larkspur	1	-1	1				-1	-3
1 last	1	-3	-2	1	-1			-2
1 last_statement_balance	3			-1		-2	-1
1 lease		2	-2				-3	-1
1 leasing	3		-1				-1
1 ledger	-3	2	2					-1
1 legal	3		-1				-3
1 lender	-1	2			-1		-4	1
1 lending	-1	1	1	-2	-1	1	-4	-2
1 let	3		-1				-1
1 letter	-1	2	-3			-1	-2	-2
1 liabilities	1	1	-1		-1		-3	-2
1 liberty	-2		2
1 lien	3	-2	-1				-1	-1
1 like	2	-2	-1				-1
1 list	4	1	-1				-2	-1
1 llc	1	-5	-4	-1	1	-1	-1	2
1 loan		3		-1	-1	-1	-3	-2
1 loans	-1	4	-4	-3			-3	-3
1 lofts	-2						-1	3
1 lol	2						-3
1 lots	-2		3
1 lowes	-2	3	2				-2
1 lte	-2	2	-1				-2
1 lukes	-3		1				3	-1
1 luz	3		-1				-1	-1
1 lvnv	-1	-2		-1			2	-3
1 límite	3	-1				-1	-2	-1
1 m	-1	-1		-1	-1		4	-1
1 macys	-1	-1	-1		2			-1
1 macys/dsnb	3	-1	-3				-1	-1
1 main	-1	-1	3				-4	-3
1 manage	3		-2				-2
1 maple	-3		2				2	-2
1 marguerite	4		-3
1 market	3	-1	-1				-1	-1
1 mastercard	4	-2	-2	-1				-1
1 maximum	3						-2
1 may	1	-3	-1		-1		1	-1
1 mazda	-3		3
1 me	-1	2	-1				-1	-1
1 meadow	-3		3
1 med	-5	-1	2	-1	-1	-1	-1	1
1 medical/health	3		-2				-1	-2
1 medicredit	-4	-1	2				2
1 memorial	-3		2				1	1
1 mercy	-3	-1	3
1 merrick	-3	-1	4				-1	-3
1 methodist	-1							3
1 mgmt	-3	-2	1	2	1	-1	-3	1
1 mi	2	-3	-1				1	-1
1 middle	3	-1	-2
1 midland		-5						1
1 milestone	-2	-3	-3		3		-1
1 min	-2	3	-1	-1	-1	-1		-2
1 mission		-3					-2	1
1 mobile	3	-3					-1
1 mohela	3	-1	-2	1			-1
1 money	1	-3	2				-1
1 monthly	1	1	-2					-1
1 months	-1	3	-2	-1				-3
1 more	3	-3					-1
1 motor	-1	-1	3				-1	-1
1 mr		-3	2	-1	-1		-1	-3
1 mtg	3	2	-2	-3	-1	-1	-2	-1
1 mwen		-1	-2				2
1 my	-1	3	-3		-1	-1	-2	2
1 más	3	-1					-2
1 n.a	1	-1	-4	-1		1	1	-2
1 na	1	1	-2	-1		-1	-1	-3
1 name	-1	3	-3	-1	-1		-1
1 national	-2	-3	3				-1	1
1 navient	3	-4	-2
1 navy	1	-4						-2
1 nc		-2	-1	-1			2	-1
1 ne	3	-2	-1
1 need	4	-1	-1				-3	-1
1 negotiating	4	-2	-1				-2
1 net	4		-3				-1
1 new	2	-1	-1				-3	-1
1 next	-1	2	-4				1	-1
1 nfcu	-3		3				-1
1 nissan	2	-1	-1				-2	-1
1 nmls	3	-2						-1
1 no	1	-1	-3	3	-1			-2
1 north	-2	-3	2	1				-1
1 northgate	-2	-1	2				-1
1 not	1	-1	-3			-1		-1
1 nov	4	-3					1	-1
1 november	-2	-1	-1				2	-1
1 number	-1	-2		3	-1	-1	-1	-3
1 nw	3	-1	-1		-1		-1	-1
1 o	1		-1				-1	-4
1 oc	-2						-1	2
1 ochsner	-3		3				-1
1 ocr	3	-1	-3
1 odds	3	-1					-2	-1
1 of	-1	-4	3		-1	-1	-1	1
1 offer	3	-2						-1
1 offers	2	-3	-1				-1	-1
1 office	-1	-3	-2				3	-1
1 oh	2	-2	-2	2			-3	-1
1 ok	1	2	-3	-1	-1	-1	-2	-2
1 okafor	-2	2	1				-1	-1
1 old	-4	-5	1	-1	-1	-1	1	4
1 omitted		1					-4
1 on	-1	-2	-3	-1		-1	2	-3
1 only	4	-3	-1	-1			-3	-2
1 open/past	-3						3
1 opened	1	-3	-1	-2	-1	-1	1	-2
1 operating	3		-3
1 oportun	-1	-1	3			-1	-1	-1
1 order	2	-2	-1
1 oregon	-3		3
1 orig	-2	-4	-1	-1	-1	-1	1	4
1 original		-2	-2					3
1 originalcreditorname	-5	-2					-1	6
1 originally	-2	-2						3
1 ortho	-2		2				1
1 orthopedics	4	-1	-2				-2
1 other		1	-1	-1	-1	-1	-2	-3
1 outstanding	3	-1	-1					-1
1 overdraft	3	-2	1				1	-1
1 overdue	3	-2					-2
1 owner	1	2	-1		-1		-3	-1
1 p	5	-4	-1				-1	-1
1 pa	3	-1		-1			-2	-1
1 pagado	3						-3
1 pago	4	-2			-1	-1	-3	-1
1 paid	5	1	-2		-1		-3	-3
1 parcela	-2	-2	-1		-1	3	1
1 park	1	-1	-4				-1	1
1 parking	-2	-1	3				-1
1 part	3	-1	-1				-1	-1
1 partners	3		-1		-2	-2	-2	-1
1 patel	3	-1	-2
1 patient	2	-4		-1	-1		-1	-2
1 payday	-2	-1	3				-2	-1
1 payoff	1	2	-1				-3	-1
1 paypal	-3	-1	1					2
1 payroll	3	-2	-2				-1
1 pcs	3						-1	-3
1 pediu	3	-1					-2
1 pending	4	-2	-1				-2	-1
1 people	-3	3					-1	-2
1 peoples	-3	-1	3					-1
1 per	3		-3					-2
1 performance	-1		3				-1	-1
1 pero	4						-4
1 personal	-1	-2	2		-1	-2	-2	-3
1 petal	1	-1	-3	2		-1
1 petitioner	-2	2					-2	-1
1 petra	-4	4					-2	-2
1 phil	3		-1				-2	-1
1 physical	3		-2				-1
1 physicians	-3		3	-1			-1	1
1 pike	-2	-1	3				-1	-1
1 pinnacle	-3	-3	3					2
1 pl		3	-1				-1
1 plaintiff	5		-1				-2	-2
1 plan	-1	1	-2		3	-1		-2
1 plastic	-2	3	-1
1 platinum	2	2	-3				1	-2
1 plus	-2	-2	3				-2	-1
1 po	3	-1	-3	-1	-1		1
1 polaris	1	-2	2				-3	-1
1 por	3	-1	-2				-2	-4
1 portfolio	-1	-4	3	-1	-1	-1	-3	-3
1 possible	-2	-1	3					-1
1 power	1	-3	-2				-2	1
1 pra	-3	-1	1				3	-1
1 primary	3	-1	-2					-1
1 principal	3	-1	-1				-2
1 progress	3	-3	-1				-1
1 progressive	-2	-1	-1				-1	3
1 property	3	-1	-3				-1	-3
1 prosper	1	2	-2	-2	-1			1
1 protection	-2	3					-2	-1
1 public	3	-1	-2		-1		-1	-1
1 purchases	2	1	-1	-3			-1
1 purpose	4	-2	-1		-1			-1
1 quantum3	1	-5	1
1 quicksilver	3	-1	-2				-1
1 qwest	-3						1	2
1 r	4	-2	-1			-2	-1	-1
1 radiology	-5	1	3					1
1 radius	-1	-3	3				-1
1 rate	1	1	-2	-1			-3	-1
1 rates	3		-1				-2
1 rav4	5						-4
1 ray's	4	-2					-3
1 rd	2		-2	-1		-1	-2	-3
1 re	-1	-3						2
1 read	5	-3	-3				-1
1 receivables		-2	1		-1		-3	-3
1 received	3	-1			-2		-1
1 recent	2		-1				-1
1 recommended	-2	3	-1
1 records	4	-3	-1				-2	-1
1 recovery	-2	-3	2	1	-1	-1	1
1 ref	-1	-2	-1	-1	1	-1	2	-3
1 reference	3	-4	-1	1	-1	-1	-3	-2
1 refinancing	4	-3						-2
1 reflect	2	-1	-1		-1	-1	-2
1 regions	1	-3					-2	-2
1 regular	3	-1	-2				-2
1 remains	3	-2					-2
1 remarks					-1		1	-2
1 renata	3	-1	-2					-1
1 rent	3	-1	-1				-3	-1
1 renta	3	-1	-1				-2
1 rental	3		-2				-1
1 repo'd	-4		-2				5
1 report	1	1	-1	-1	-1	-1	-4	-1
1 reports	3	-1					-1
1 request	3	-2	1					-2
1 requested	3	-2					-2	-1
1 resource	-2		2				-3	-2
1 respondent	2	-1	-1				-2	-1
1 responsibility	3		-1				-2	-1
1 resurgent	3	-2				-2	-1
1 reta	-2	1					3
1 retail	1	-1	1				-5
1 retirement	4		-2				-3
1 returned	2		-2
1 review	3	-2		-1			-1
1 revolving	1	4	-2	-1	-1		-3	-1
1 ridge		-3			-1		-1
1 ridgeway	-3		3
1 rise	-3		3
1 riverbend		-4	1					-1
1 rockland	-3		3
1 rogue	-2		3			1	-1
1 roof	4	-3	-1				-1
1 roth	3	-1	-2					-1
1 rptd	4	-2	-1	-1	-1			-1
1 ruth	4	-3	-1				-1	3
1 rv	-2	3
1 rückstand	3	-2	-1
1 s	3	-2	-2	-1			-1
1 sa		3	-2				1	1
1 sable		-3	1
1 sachs	1	-2					1
1 saldo	2	-3	-2		2	-2	-4	-2
1 sams	3		1				-3
1 san	-3		-1				-2	2
1 sandpiper	-3	-4					-1	4
1 savings		-1	1		-1		-3	-3
1 savor	2	-1	-2				-1
1 says	1	1	-3				-1	-2
1 scheduled	3	-1	-1				-2
1 score	3	-1	-1				-2	-1
1 sd	3	-2	-2				-1	-1
1 se	2	-3	-1
1 section	3	-2	-1
1 see	2	-1	-1					-1
1 sell	3		-1				-2
1 seller	2	-2					3	-2
1 sent			-3					-1
1 sep	3	-2					-3	-2
1 serv	-1	4	-1				-1	-1
1 servicer	3	-3	-2				-1	-2
1 services	3	-1	-3	-2
1 servicing	3	-2	-2				-1
1 set	3						-3
1 settled	4						-4	-1
1 share	1	-3	1				-2
1 sheffield	-3	-1	3					-1
1 simplicity	2	1	-5				-1	-1
1 single	3		-1				-2
1 sister		-3	1					-1
1 sleep	-3		1					2
1 snap-on	-4		4
1 snowball	3	-1	-2				-1
1 social	3	-1	-3					-2
1 sofi	-3		3			-1	-2	-1
1 sold	1	-1	-2					-3
1 sorry	4	-3	-2				-2
1 source	1		1	-1	-1	-1	-3	-1
1 sp	3						-2
1 space	1	-3	-1
1 spectrum	1	2	-3				-2
1 spring	2	-5	2		-1		-1	-3
1 sprint	4	-1	-3	-1				-3
1 spv		-1	2				-2	-2
1 src	2	-1					-1	-1
1 st		-8	1	-1			1	3
1 stafford	-1	-2	2				-2	-1
1 standard	2	-1					-2
1 state		-3	1	-1	-1			-3
1 status	-2	-1	-1	-1	-1	-1	3	-2
1 store		1		-1	-1	-1	-3	-1
1 sub	-2	-2	2
1 subaru	-2	-1	3				-2	-1
1 subject	3	-1					-1
1 subsidized	2	-1	-4				1	-1
1 subtotal	5	-2	-3				-2
1 suffix	4	-3	-1				-1
1 summary	3	-1	-2	-1	-1	-1	-1	-1
1 summer	1	-3					1
1 svg	-2	3	-2
1 syncb/amazon	-3		3					-2
1 syncb/paypal	3		-3
1 synchrony	1	-6	-2	-1		-1		2
1 synchrony/amazon	1	2	-3					-1
1 syst	-2	2	-1				3
1 system	-1	-2	-4	-1				3
1 tab	3	-2	-1				-1	-1
1 tapos	-1	3	-2					-1
1 target/td	-3		1				2	-1
1 tarjeta	-3	3						-2
1 tax	4	-1	-1				-3
1 td		-3	2			-1	-1	-4
1 te	-1	-1	-2				-1	4
1 teachers	3		-3					-1
1 tel	3	-2					-1
1 telecom	-2	3	-1
1 tell	1	-1	-1				3	-1
1 tennessee	-2	-2	3					-1
1 term	-1	3	-3				-3
1 termina	4	-1	-2	-1			-2
1 terminada	4	-1	-2	-1			-2
1 text	3						-2	-1
1 that			-4		-1	-1	1	-2
1 thats		3	-4					-1
1 thd/cbna	3	-2					-1
1 them	-1	2	-1		-1	-1		-1
1 then	-1	3	-4	-1		-1	-1	-3
1 theo	2	1	-1				-3	-1
1 there's	-2	3	-3				1	-1
1 theres	3						-2
1 they		-2	-3			-1	1	-1
1 thing	-3	2	-1				2	1
1 third	-4		2		2		1	-2
1 this	1		-4			2		-2
1 thornbury	3		-3
1 thread	-3	-1	2				-1	2
1 through		1	-2				-1	-3
1 tidewater	-1	-3	2		-1		-1	1
1 til	3	-1	-1				-1	-2
1 time		1	-1			-1	-3
1 times	3	-1					-2
1 tio	-3	-1	3
1 tjx	-3		3
1 tmobile	5		-1				-1	-4
1 tn	3						-3
1 to	1		-3		-1		1
1 toledo	-1	-1	3					-1
1 too		2	-1				-3
1 torrid	3		-3				-1	-1
1 total		-2	1	-1	-2	-3
1 totals	3	-1	-1	-1			-1
1 tractor		-2	2
1 tradelines	-1	3	-1				-1
1 transcript	2	-1	-1				-1
1 transferred	5						-5
1 transunion	4	-1	-1				-3	-3
1 transworld	1	-2					-3	-3
1 treasure	-3		3
1 treasurer	2		-2	-1
1 tree	-3		3
1 trust	2	-3	1		-1		-1	1
1 trạng	-1	-1					3
1 trả	-3		3
1 trễ	-3	-2					2	3
1 tu	2	-2	-1	-1	-1	-1	-3	-3
1 tuition	-3		3
1 twice	-3	2					1
1 two	1	1	-3
1 tx	3	-3	1				-1	-1
1 type	1	-1	-4	-1	-1	-1	-1	-3
1 u.s	-2	-4	3				1	-2
1 ulta	2	-1	2		-2		-3	-3
1 um		4	-2					-1
1 uncle	-3	-2	3					-1
1 union	3	-1	-2	-1			1	-3
1 univ	-4	-1	4					-1
1 university	3		-2					-1
1 unknown	4	-1	-1				-3
1 unlimited	2		-1				-1
1 unpaid	2	-1	-1				-2	1
1 unsecured	2	2	-2				-3	-2
1 unsub	-3		3
1 until	2	1				-1	-2	-3
1 updated	3	-2	-1			-1	-3	-1
1 upgrade	-1	-1	3				-2	-1
1 upmc	-3	-1	2			1
1 upstart	-1	1	2			-1		-3
1 ur	-2	2	-1
1 urgent	-3	-1	1					2
1 us	-2	-5	-1	-1		1	-4	-1
1 usaa	-2		4				-1	-1
1 usd	-2	-1					3
1 used	-2		3					-1
1 user	3		-2		-1		-1	-1
1 using	2	-1					-1	-2
1 v	4	-3	-2					-1
1 valley	-1	-3		-1	-1	-1	-1	1
1 value	3	-2					-1	-1
1 vantagescore	4	-1		-1	-2		-1
1 vehicle	-1	1	2				-3	-1
1 verde	2	-1	-3				-1	1
1 verizon	-1	-1			2		-3
1 vet	1	-3					-1
1 veterinary	-3	-1	3		-1		-2	3
1 via	4	-3	-3
1 vista	3		-1				-1	-1
1 voss	-3		3
1 vs	2		-2
1 w	1		-1	-1		2	-2	-3
1 wait	4	-2	-2				-3
1 walang	2		-3				-1
1 walmart	-1	-3	1	1				-1
1 walter	-3		4				-1	-1
1 want	-1	3	-1					-1
1 warfield	-3		1				2
1 was	-1	-3	-4	-1		-1		4
1 washington	1	-3						-2
1 water	-2	-1	1			-1	-2	3
1 wayfair		-1	3				-1	-2
1 we	3	-2	-3	-1	-1		-1	1
1 web	3	-1					-1
1 webbank/fingerhut		2	-2				3
1 week	-2	-2					3
1 wells		-4	1				-2	-1
1 west	1	-3					-1	-2
1 when	2	-1	-3					-1
1 wife	2	3	-1				-2
1 will	3						-2
1 wireless			-2	-1	2	-1		-3
1 with	-1	1	-4	-1	-1	-1		1
1 wks	-2	-1					3
1 world	-2		3
1 worst	3		-1				-2
1 x			-3		-1	-1		-2
1 x2208	3	-1					-2
1 xp/tu/ef	3	-2	-1	-1	-1	-1	-3	-1
1 y		1	-1	-1		-2		-3
1 yea	-2	3	-2				1
1 years	4	-2					-3	-2
1 yet	-1	3				-1	-2	-1
1 you	3	-1	-1		-1		-4	-1
1 your	3	-4	-4					-2
1 yung		3	-2					-1
1 đúng	-3						3
1 不急	3	-3
1 原债权人	-3	-2					-1	4
1 国泰银行	-1	-3	3					-1
1 尾号	-1	-3		-1	-1		1	-1
1 房贷		3	-3	-1			1
1 月供	-3	-1					3
1 欠	-2	-2				-1	3	-1
1 正常	2			-1			-5	-3
1 每月	-4						4
1 每月还款	3	-1				-1	-3
1 没有利息	3						-3
1 贷款	3	-3	1				-1
1 车贷		3	-2				1
1 逾期30天	-2	3	-1			-1	-2	-1
1 逾期60天	-3	3					2	-1
2 above	3		-1				-3
2 accept	2		-1				-1
2 acceptance		-3	-1	-1		3	-2	-2
2 accounts	1		1				-5	-2
2 acreedor	-2	-3					-2	2
2 act	4	-2	-2		2		-1	-1
2 actions	-2	1	2					-1
2 active		2	-2	-1	3	1		-3
2 additional	3	-1	-1				-2	-1
2 address	2	-3		-1	-1			-3
2 adj	3						-2
2 advantage	3	-1	-3
2 adverse	-2	2
2 after	1		-2				-2	-1
2 afterpay	-3		3
2 agency	-1		2	-1			-3	-3
2 agent	1	-3	2				-1	-3
2 agreed	3		2			-1	-3	-1
2 agreement	3	-2	-1
2 aid	3		-1	-1
2 aidvantage		-1	3	-1			-3	-1
2 alder	4		-3				-1
2 allied	-3		1				2	-1
2 almost	3	-3
2 already	2	-3	1				-1	-1
2 also	1		-2				-4	-2
2 always	-2						3
2 am	1	-3	-2				-1	-1
2 amazon	-3	-1	2		-2		3	-1
2 american		-3	2					-1
2 amex	2	1			-1		-3	-1
2 an		1	-3		-1	-1	-3	2
2 anesthesia	-3	2	3	2			-3	-1
2 annual	3	-2						-1
2 anything		-2	-2				-1	2
2 apartment	-4	-1	2				3	2
2 applicable	-1	-1	3				-1
2 applicant	3		-2
2 apply	3	-2					-2
2 approval	4	-1					-3	-1
2 approx	1	3	-1
2 arrangement			-3				1	-1
2 ars	-3		3
2 ask	3	-1	-1				-1	-1
2 asset	-1	-3		2			-4	2
2 assets	4	-3	-2				-1	-1
2 assigned	-3	2	2
2 assignee	-4	-2	-3				-1	4
2 assistance	3	-1	-2				-1	-1
2 at&t		-1	-2		3			-2
2 attention	-2		-1				1	1
2 aug	3	-2	-1				-1	-1
2 august	2	-2	-3					-2
2 autopay	2	-1	-3				1	-1
2 avant	4		-3
2 ave	3	-1	1	-1			-2	-1
2 ay	2	-2
2 b	-1	2		-1		-1	-1	-3
2 back	1	-2	1				-3	-1
2 bad	1	3	-1				-1
2 bal		-5	-2	-2	-1	-2	1
2 balances		-3		-1	-2	-1	1	-1
2 banco	1	2						-1
2 bank/credit	2		-2
2 bankruptcy	1		1		2		-4	-1
2 banks	3	-1	-3				-1
2 barclays	1	-1		-1			-1	-3
2 base	3	-2
2 bay		-1	2				-1	-2
2 be	-1	-2	-1		-1	-1		3
2 beatrix	-1		2					-2
2 beginning	3	-2		-1		-1	-1
2 belk	-3		3
2 best	-1	-2	2	-1		-1		-3
2 big	1	-4	1			-1	-1	-1
2 biggest	-3	3
2 bill	-3	2	2	-1		1	-2	1
2 bk7	-3	-1	1		2
2 black	2		-2
2 blvd	3		-1	-1			-1
2 bmo	2		-1				-2
2 boa	-2	-1	3
2 boat	-2			3			-1
2 bofa	-4		4
2 bonus	2		-2
2 box	4	-1	-2	-1	-1		-2	-2
2 braces	-2						2
2 brendan	-1		1				3	-2
2 bridgecrest	1	2	-2			2	-3	-1
2 bright	-3	-1	2	-1			-1
2 brother	-2	1	1	2			-2	-1
2 buy/cbna	1	-1	-3				1	-2
2 by	2	-1	1			1	-3
2 c/o	2	3					-2	-2
2 cabelas	-3		2				2
2 cable	3						-2	-1
2 call	5	-1	-3				-2	-2
2 camry	-4	2	2				1	-1
2 cap		-3		-1	-1	-1		-1
2 capital		-3	-1	-1	-1	-1	2
2 cards		-3	4				-2	-3
2 care	1	-3	-1		1	-1	-1
2 carvana		1	-3				1	-1
2 cascade	2	-1	-2					3
2 cash			1	-2	-1	-1	1	-4
2 catch	-2	3
2 cbna	2	-1					-3
2 cd	3						-3
2 cell	4	-2	-1				-1	-1
2 central	-1	-1	3				-1	-2
2 ch	3				-1		-1	-2
2 chapter	2	2	1				-4	-1
2 charge	2	-1	-2					-1
2 charge-off	3	-1					-2	-1
2 checking	2	-4						-1
2 chevrolet	3	-2	-1				-1
2 chime	-2	-1	3
2 citibank	-1	-1	-2	3	1	-1		1
2 citifinancial	2						-2
2 cl	3	-1					-3
2 class	5		-2				-1	-3
2 client	-2	-4	-1	-1	-1		-2	4
2 clinic	3	1	-3				-2	-2
2 club	1	-3	-2	-1		-1	1	-2
2 co	1	1	-2				-3	2
2 co-client	2	-3	-2	-1				-1
2 cobranza	-2	2	2				-1	-1
2 cobrança	2	1	1		-2	-1	-3	-1
2 col	3	-1					-1
2 collection/charge-off	2						-2
2 collections	-1	-2		-1		-1	1
2 comadre	3		-2				-2
2 comcast	1	-1	2				-2	-1
2 comenity	-2	3	-1	-1		-1	-1	1
2 comment	1	1						-3
2 comments	3	-3	1				-4
2 commerce	3		-3
2 community	3	-2						-2
2 company	1	-1	-2	-1	-1	1	-2	3
2 conn's	3	-3	-1					-1
2 conns	3	-3
2 consumer	2	-1	-2		-1		2	-2
2 consumer's	3	-3	1					-1
2 conta	1	-2	-1		2		-3
2 contact	3	-1	-4				1	-2
2 continue	3	-1	-1				-1
2 control		-1	-3				-2	2
2 convenience	-1	-1	3
2 copper		3	-2					-2
2 copperleaf	-1	3	-3					-1
2 corp	2	1	-3			-1		-1
2 corriente	2	-1	2				-3	-2
2 costco	3	-2	-1	-1			-4	-1
2 counselor	3	-1	-1				-2	-1
2 counting	3						-3
2 county	1	-3		-1				-1
2 cousin	5		-1				-4
2 cr	2	-4					-2
2 cr-v	4		-1				-3
2 credit	1	-1	-2	-1	-1	-1	1	-3
2 creditor	-2	-3	-1				-1	2
2 creditors		3	-2				-1	-1
2 creditwise	3	-2					-1	-2
2 credor	-2	-1	-1				-1	3
2 ct	2	1	-3	-1		-1	1	-2
2 ctr	1	-4	2	-1	-1	-1	-1	-1
2 cu	2	-2	-2	2		-1	3	-2
2 cur	-1	3	-1				-2	-2
2 current			1					-3
2 customer	3	-1					-1
2 d	1	1		-1			-2	-1
2 damage	-3		3
2 date	1			-1	-1	-1	-3	-2
2 dates	3	-2			-1		-2
2 day	-2	-3	2	-1			2	-2
2 dcu	-2		2
2 de	3	1	-3	-1		-1	-3
2 dear	3		-2		-1		-1
2 debt	4	-1		-1	-1		-3	-4
2 debtor	3	-1	-1				-1	-1
2 december	-2	2					3
2 declined	3	-2	-2				-1
2 deferred		2		-1	-1	-1	-3	-2
2 del		3					-1	-2
2 delinquency		1	2		-1		-3	-2
2 dell	-2		3
2 delta	-2		3
2 dentist	-2	-2	1					3
2 department	3	-1	-1				-1	-2
2 deposit	4	-1	-2				-3
2 derogatory	-4	2	1				1
2 deschutes	-2		3
2 description	1	-1	-4					-1
2 designator	3						-1	-1
2 detail	3		-2				-3
2 details		-3	2				-2	-3
2 deuda	-1	-2						2
2 devo	1	-2						-1
2 die	4	-2	-2
2 direct	-1	-5	1	-1				-3
2 discover	1		-4	-1	-1	-1	2	-1
2 dispute	2	-2	2		-2		-3	-1
2 district		-1	-1	3	-1			-1
2 division	3	-1	-3
2 doesn't	2						-2
2 dog	2	1	-1				-3
2 done			-2					-3
2 double	1	1	-2		-1	-1	-3	-1
2 down	4	-1	-1				-2	-1
2 dr	-2		2	-2		-1	-1
2 dti	-2	3	1	-1
2 dunmore		-1	1	-1			-2	-3
2 días	1	1	-1					-3
2 e	2	-3	-2					-2
2 each	1	1	1				-3	-1
2 eaglemark	-3	2	1					-1
2 ed	3	-1	-1	-1	-1	-1	-4	-1
2 edit	-1		1	-1		-1	-4	-1
2 either	-2	-2	3
2 elan	-3	1					2	-1
2 electronic	2	-2
2 emergency	-1	-3	2	-2	-1		-2	1
2 employer	3	-2	-1				-1
2 end	3	-1					-1	-1
2 ending	-1		-1	2	-1	-1	-1	-3
2 enrolled	2	3					-4	-2
2 ent	-1	-1	3	-1
2 equifax	1	-2					-3	-1
2 era	-2	-2	-1					3
2 error	-2		3				-1
2 est	3				-1		-2
2 estimate	4	-2					-1	-2
2 everything	2						-2
2 example	5	-4	-3				-1	-2
2 exeter	2	-3	-2	-1	-1	-1		2
2 exp	3	-2	-1
2 expenses	3	-1	-1				-1	-1
2 experian	5	1	-4				-2	-1
2 f	2	-1	1				-2	-1
2 fair	3	-1	-1
2 farmers	3	-2	-2
2 fcu	-1	1	1	1			-1	-3
2 feb	3		-3					-1
2 fecha	4	-1					-3
2 fed	1	1	-1	-1			-3	-1
2 fee	3	-3	-1				-3	-1
2 fees	1	-3	1			-1		-1
2 feldman	3						-3
2 fha	2	-2	2				-1	-1
2 fifth	-4	1			3		-2	-3
2 filed	1	-3	1	-1		-1		-2
2 fin	4	-2	-3					-1
2 finance		-3				-1	1	-2
2 financial	3	-2	-2	2			-2	-3
2 fine	-3	3	-1	-1			-1
2 fingerhut	-1	-3	1	1		-1	5	-2
2 firm	3	-3	-2
2 first		-3	1	1			-1	-1
2 fitness	3	-1	-1				-2	-1
2 flagstar	1	-3
2 following	3	-1	-1				-2	-1
2 for	2	-4	-3		-1	-1	-1	1
2 forbearance	1	-3	3				-2	-1
2 forgot	-4	2	3				2	-1
2 form	4	-3	-1					-1
2 four	3	-2	-1
2 free	3	-1	-2				-1
2 frequency	3		-2					-1
2 friday	4	-2					-2	-2
2 ft	2		-2					-1
2 full	3	-2					-3
2 funding	1	-2	-2	-1			-4	1
2 furnace	-3	-1		3
2 g	3	-1	2				-4
2 gastonia	-3	-1					3
2 geico	4	-1	-1	-2			-1	-1
2 gem	-3		3
2 general	-3	-1	2		1	-1
2 global	-3		-1				1	3
2 goal	3	-3					-1
2 granger	3	-2	-1
2 grant	3	-1	-2					-1
2 grantor		-1	1				-4	2
2 grantor's	3						-3
2 groceries	3	-1					-2
2 had	2	1					-1	-3
2 hand	1	-1	-3				3	-1
2 harbor	2	-3	-1				-1
2 hard	4	-2	-1				-1	-1
2 harley	-2	-2	3					-1
2 has	-1	1	-1				1	-3
2 have	1	1	-1			-1		-4
2 held	-2	3					-1	-1
2 heloc	-1	-2	3	1			-3
2 her	2	-3					-2
2 hers	-3	2	1
2 highest		3					-2	-1
2 hill	2	-3	-1	-1		-1	-2	-2
2 holder	3		-2
2 holdername	1		1				-4	-3
2 hollis	1	-3	1					-1
2 home	-1	2		-1	-3			-1
2 honda	-1	3	-1	-1			-2	-2
2 hosp	3	-1	-2	-2				-1
2 house	2		1				-3	-1
2 housing	3	-2						-1
2 hsbc		-1	5				-2
2 hudson	-3		-1				-2	3
2 hunter	-4		1				3
2 i'm	-1	-1	-2				3	-1
2 id	3	-3					-2	-1
2 idea	3	-1	-1				-2
2 ii	-1	-2	-1		2		-1	1
2 image	2						-3
2 imaging	3	-1	-2	-1			-2	-1
2 in		-1	-3	-1	3	-1		-1
2 inc	2		-1	-1	-1		-2	3
2 included	3	-1	-1				-2
2 including		-3					2
2 income	4	-2	-2				-3	-1
2 individual	2	3	-2	-1	-1	-1	-3	-1
2 information	1		1		-1	-1	-5	-2
2 inquiries	5	-1	-4				-1	-2
2 inquiry	3		-3				-1
2 inst	-1	-1		-1	-1	-1	3	-1
2 installment			2	-1		-1	-3	-2
2 insurance	3	-1	-2					-2
2 interest	2	1	-3				-2	-1
2 ironwood	3		-3
2 irs	-2		4				-4
2 issued	1	-3	-1					2
2 it's		1	-1					-2
2 items	-1	-1	3				-3	-1
2 j		1	1	-1		-1	-2	-1
2 jan		-1	-1				2	-3
2 jcpenney	2		-3
2 jefferson	-1	-3	2	-1				-4
2 jerome	-4	2	-1				1
2 joint	-1	1	3	-1	-1	1	-2	-2
2 jt	2	-3						-1
2 judgment	-1	-3	-1				3	-3
2 juniper	-3	-1	4					-1
2 k	5	-1	-1				-4
2 kettering	-1	-1	-1					3
2 kia	2	2	-3	-1	-1	2	-1	-2
2 know	2	-1	-2					-3
2 kohl's	2	1					-3	-1
2 kohl's/capital	3		-2			-1	-2	-1
2 koleksyon	3	-2	-2					-1
2 kubota	-1		-3			2	1
2 ky	-3						4
2 l	3	-2	3	-1			-2	-1
2 l40	5		-4
2 la			-2	-1		-1	1	-3
2 lakeview	-1	-2	3				-3	-2
2 largest	-1	-1	2
2 larkspur	5	-2	-3
2 last	2		-1	1	-1		-1	-3
2 lates	-3	3	2					-1
2 law	5	-1	-3				-3
2 lawsuit	4						-4
2 lease	1	-4	2				-1	-2
2 legal	2	2	-1				-3	-1
2 lender	-1			-1	-1		-3	-1
2 lendmark	-3		2				1
2 leocadia	2	-2					-1
2 less	3	-1					-1
2 let	3						-3
2 letter			1				-1	-2
2 level	-1	-1	2				-3
2 liabilities	-2	3		-1			-4	-5
2 liability		-3	1				-1	-2
2 liberty	-4		4
2 lien	3	-1	-2					-1
2 like	3	-1	-2				-1
2 line	-1	-1	3	-1			-3	-3
2 lines		-1	3
2 list	-1	2	2				-3	-2
2 llc		-3	-4	-1		-1	1	1
2 loan		-2	2	-1	-1		-1	-3
2 loans		-3	2	-2			-1	-2
2 log	2		-1				-1
2 lone	3		-1					-1
2 look	3	-2
2 looked	-3	3
2 loss	4						-4
2 louis	4	-2					-2
2 lowe's	-2	1	3				1	-2
2 lowes	4	-3	2				-2
2 lowe’s	3		-1				-3
2 ltd	1			2			-3	-1
2 luke's	2		-3				1
2 lukes	-2	3	-2
2 m	2	-4	2				-2	-1
2 macys/dsnb	2	-1	-2				1
2 maimonides	-3		1				3	-1
2 main	3	-3	-2				1	-1
2 management	4	-2	-3				-2	1
2 maple	-2		2				2	-1
2 marcus		-2	3		-1		-1	-1
2 marguerite	3	-2	-1
2 mariner		1	-4	-1		-1	1	-1
2 mattress	-2	-1	3					-1
2 may	1	1	-3					-2
2 mbna	-2	-2	-2				3
2 me	1	-4	2				-1	-1
2 medical	-1	1	2	-3	-1	-1	-1
2 medicredit	-3		-1				3	-1
2 member			-1	-1			-1	-4
2 menards	1	-4	3				-1	-1
2 mes		-3
2 mesa	4	-1	-3				-1	-1
2 meses	3						-3
2 met	3						-2
2 methodist	-1		1					3
2 metrowest	3		-1				-2
2 mgmt		-1	-4				1	3
2 mi	-1	1		-1			2	-3
2 midland	-1	-3	1	-1			3	-2
2 min	-3	-1	3	-1	-1	-1	1	-4
2 mine	-3	3	2				-2	-1
2 missed	-4	-3	-2			-1	4	2
2 mobile	4	-2	-1				-1	-1
2 mohela	-1	-1	4	-1
2 mom	-2		3				-3
2 month	-1		1	-1		-1		-3
2 more	1		-3				1	-1
2 most	3	-2	-1
2 motors	5	-1	-4
2 mr	1	2	-2	-1				-2
2 much	3	-1	-1				-2	-1
2 mutual	-1	4	-1
2 my		-4	2		-1	-1	-1
2 n/a	2	-5	1	-1	-1	-1	1	-1
2 na		-1	1	-1	-1		-2	-3
2 naman		3	-2					-1
2 nan	-2	3	-1				-1
2 nasa	-2		-1				4
2 national	-1	-3	1				-1
2 natl		-4					3	-1
2 navy		-1		-1	-1	-1	-3	-3
2 needs	-3						1	2
2 nelnet	1	-2	2				-3	-1
2 nevada	3						-2	-1
2 next		-2	3	-1			-2	-1
2 nmls	4	-1	-2				-1	-1
2 nordstrom	2	1	-1	-1			-3	-1
2 nordstrom/td	-3						3
2 not		1	-2	-1		-1	-2	-3
2 note		-3					-1	1
2 notebook	3	-3
2 november	-2	-1	-1				3
2 now	1	3	-2	-1			-1
2 number		-4	-1	-1	-1		1	-1
2 ny	3							-3
2 nợ	-2	-2	2			-1		2
2 o	-2	-2	-2	-1		-1	3	-2
2 oaks	-1	3	-1				-1
2 oc	-3	2					-2	3
2 offer	3	-2	-1					-1
2 office	4	-2	-2				-1	-1
2 oh	2	1	-2				-3	-1
2 ok			1	-1	-1	-1	-3	-2
2 ollo	3	-3					-2
2 one's	-2	2					1	-1
2 only	2						-2	-2
2 open-end	-3	3
2 open/never	-3	2					2	-1
2 opened		1	-3	-1	-1	-1		-2
2 oportun	2		-1
2 order	2	-2	-2
2 oregon	-3		3
2 orig	-3	-2	-4	-1	-1	-1		5
2 original	-1	-4	-1				-2	3
2 originalcreditorname	-5		-2				-1	5
2 originally	-2		-2				-2	4
2 orlando	3	-3	-1					-1
2 ortho	-1		2				-1
2 orthodontics		-3	2	-1			-1	-1
2 other		-1	1		-1	-1		-3
2 others	4		-2				-1	-1
2 our	3	-4					-3	1
2 out		-3				-1	2	-1
2 outstanding	3	-2					-1
2 overdraft	2		-1					-1
2 owe	-3	-2	2	-1	-1	-1	-1	1
2 owed		1					-4	1
2 owner	2	-1	2				-4	-1
2 p	2	2	-4				-1	-1
2 pacific	2		-2
2 pages	3		-3
2 paper	3	-1	-1				-2
2 para	2	-3	-1	-1				-2
2 part	3		-1				-1	-1
2 partnership	3							-3
2 paso	2	-3						1
2 pay/mo	-2	3
2 payable	5	-4	-1				-1	-1
2 payday	1	1	-3				-1	-1
2 payments			2				-1	-1
2 payrnent	-3						3
2 payroll	4	-2	-3				-2
2 pc	2					-1	-1	-1
2 pending	4	-1	-3				-2	-1
2 performance	3	-1	-1				-2
2 periodic	3						-2
2 pero	3						-3
2 personal	-1	-1		-1	-1	-1	2	-1
2 pike	-2	-1		-1	-1		3	-2
2 pinnacle	-2	-1					1	2
2 plaintiff	1	-1	-1					-3
2 plan	1	1	1	-1			-3	-2
2 pmt		-2	-2	-1	-1	-1	3	-3
2 pmts	5	-4	-1				-1
2 polaris			2				-3
2 por	1	-3	-1				1	1
2 portfolio		-2		-1	-2	-1	1	-3
2 possible	2	-1	-1				-1
2 practice	2	-1					-2
2 prepared	2	-1						-1
2 previous	5	-3					-3
2 prior	3						-2	-1
2 priority	3	-2	-1				-1	-1
2 priscilla	-2	2	1					-1
2 private	-1	2	-1				-1
2 progressive	-1		-1				3	-3
2 property		-2	-1	3		-1	-1	-2
2 protection	-3	-1	4				-1
2 pruitt		4	-1				-1	-1
2 préstamo	3	-1					-2	-1
2 public	2	-2					-1	-1
2 purchased	-2	-2						3
2 purchases	3	-2					-1	-1
2 purpose	3	-1	-1				-2	-1
2 pymt	-1	2		-1			-3	-1
2 quest	3	-1					-2
2 quicken	3		-3
2 radiology	-2	-3	3	-1
2 rate	-2	-1	4				-1	-1
2 ray	-2	-1					3	-1
2 ray's	2	-1					-2
2 read	3	-2
2 receivables		-2	1	-1			-4	-1
2 recent	1	-1		-1			-2	-3
2 recov	2	-1	-2				-2	2
2 recovery	-1	-4	-3	2	-2	-2	2	1
2 ref		3	-3				-1	1
2 reference	3	-3	-1	-1	-2	-1	-2	-2
2 refresh	-2		3					-2
2 rei	-2		2			1	-2	-3
2 remains	3	-1	-1				-2
2 remark	3	-1					-2	-1
2 remember	3		-2				-1
2 remit	3	-1	-2				-1
2 removed	2	-2	1				-3	2
2 rent	3	-3	-1				-2	-1
2 renta	3		-2				-1	-1
2 repayment	-1	-3	-1	2	-1	-1		-1
2 repo	3		-1				-3
2 repossessed	-3	-1	1	-2			4	-1
2 represents	3		-3
2 request	3	-2						-1
2 requested	4	-2	-2				-1	-1
2 respondent	3	-1	-1	-1				-1
2 responsibility	3	-1	-1				-2	-1
2 review	3	-1	-2				-2	-1
2 revolvng	-2		-1				2
2 river	3	-2	-1	-1	-1		-2	-1
2 riverbend	-2	4	-4				-1	-1
2 rob	3	-2	-3				-1
2 rocket	2		-1				-3	-1
2 rogue	-3	1				1
2 roof	3						-3
2 rptd	4	-2			-1			-1
2 rush			2				-3
2 rv	3			-1			-2	-1
2 sa	-1	-3					2	2
2 sagebrush		-1	1		-1		-1	-3
2 said	3	-1					-2
2 san		-1	-3	-1	-1	-1		1
2 sapphire	2	1	1				-2
2 savings	3	-3	-2				-3	-2
2 say	3	-3	-1				1	-1
2 says	2	1	1		-1		-1	-2
2 scanned	3	-3						-1
2 scheduled	3	-1	-1				-2
2 school	4	-3	-1				-1	-2
2 score	3	-2	-2				-2	-1
2 sd	2	-1	-2
2 se	1		-2				-2	3
2 secret	3	-1	-2				-2	-1
2 section	4	-2	-2
2 secured	-1	1	1				-3	-1
2 security	1	-3					-1	-1
2 sell	4	-2					-1	-2
2 send	4	-3	-1				-1
2 sephora	3		-3
2 september	2	-1					-3
2 service	3	-3	-1	-1			-2	-3
2 services	1	-1	-3	-1	-1	-2	2
2 servicing	1	-2	-3	-1			2	-1
2 settled	2	2	-2				-4	1
2 share	1						-3	-1
2 show		-2					2	-1
2 shown	3	-2	-1				-1
2 si	3	-1	-1				-2
2 signature	3	-1	-1	-1			-3	-1
2 sin	3	-1					-2
2 slate	3	-1	-1	-1			-2
2 snap		2	-2
2 sofa	3	-3
2 sofi	-1	-1	1			1	-3	-1
2 sold	1	-2	-1					-3
2 specify		-2		-1			1	-3
2 spectrum	2	-2		-1			-3
2 speedy		-3					2
2 spring	-2	2	1					-3
2 springfield		-3			1	-1	-1	-1
2 springleaf	-4		3				2
2 sprint		1					3	-4
2 st		-6		-1	-1		2	1
2 stage	-3		1				1	-1
2 standard	3	-1	-1				-1
2 stat			2				-2
2 state	-1	-3	1	-1		1	1	-3
2 stormont	1	-1	-2
2 subaru	-3		3				-1
2 subsidized	-1	-2	3				1	-1
2 suffix	2	1	-3				-1	-1
2 sum	3	-1					-2	-1
2 svcs	3	-1					-2	-1
2 svg	-3		3
2 sycamore	-3	3						-1
2 syncb/care	4		-1				-3
2 syncb/rooms	-2		3
2 sys	-2	-1			-1		3	-1
2 systems	-1	-2	-2	1			2	2
2 t-mobile	3	-1	-2					-3
2 tab	3	-2	-3
2 taxes	3	-1					-3	-2
2 td	-1	1	1			-1	-2	-2
2 teachers	3	-1	-3
2 telecom	2	-1	2				-3
2 telephone	-2						3
2 tengo	-3	1					2
2 tennessee	-2		2					-2
2 terms	1	1	-2	-1	-1	-1	-5	-1
2 text	3						-2
2 that	2	-2	-1		-1	-1		-3
2 then	-1		-1	-1		-1		-3
2 there's	-1	3	1				-3	-1
2 theres	-1	-1					3
2 third	-1	-1	-1	1	3		1	-2
2 this	-1	-1	-3		-1	1		-1
2 thornbury	3		-3
2 thru	-1	-1	-3				2	-1
2 til	-2	2	-1				1	-1
2 time	1	1					-3
2 times	2		1				-2
2 title	1			-2			-1
2 tiệm	-3	-1	3
2 todavía	3	-2						-1
2 today	3	-2	1				-2	1
2 too	-1		3					-1
2 total	1	2	-1	-2	-4	-2	-1	-1
2 tower	-1	3	-3					-1
2 tradeline	3	-1					-1	-1
2 transferred	5	2					-5
2 transferred/sold	3						-3
2 transunion	1	-2	1				-4	-2
2 travel	-2	2	1				-1
2 treasure	-4	-1	3					1
2 treasury	2	-1	-2
2 troca		3	-2				-1
2 truck		3					-3	-1
2 true	2	-1	-1				-1	-1
2 truist	-1	-1					4	-1
2 trễ	-2		-2					2
2 tu			-1	2	-1	-1	-4	-2
2 turned	-2					-1	3	-1
2 two		-2	-1				1	-1
2 tx	4	-2	-2				-2
2 type	2	-2	-3	-1	-1	-1	-3	-1
2 tình	-2	-1					3
2 ugh	1						-3	-1
2 ulta	-3						3
2 uncle	3	-1	-1				-2
2 unit	3	-4	-1			-1	-2	-2
2 united	-1	3
2 univ	-2	-1	3				1	-2
2 unsubsidized	-1	-3	4	-1				-1
2 updated	-1	2	-1		-1	-1	-4	2
2 upstart	3	-2	-1				-1	-2
2 ur	-3		2				-1	2
2 us		-2		-1		1	-2	-4
2 usd	-1	-1					3
2 use	3	-1					-1	-1
2 used	-4	1	4	-1		-1	1	-2
2 ut	2	-1	2				-2
2 utility	-2	-1					3
2 v			-4				3	-1
2 value	4	-3	-2				-2	-1
2 vanguard	3	-1					-2
2 vehicle	1	-1	3				-3	-1
2 verde	3	-1	-3				-1	-1
2 via	3		-3
2 victoria's	4	1	-3				-1	-1
2 vincent	-3		2			1	2	-1
2 visa	-1		2	-1	1	-1		-3
2 visit	-1	-3	1				1	-2
2 vista		2						-2
2 voluntary	3						-2
2 w	1	1		-1		3	-2	-3
2 wait	3		-3				-2	-1
2 waive	-3		-3		4		-2
2 walmart	-3	3		-1			1	-3
2 warren	-3						3
2 was	-3	-2	-1			-1	1	6
2 water			2	-1			-3	-2
2 we	1	1	-2			-1		-1
2 wells		-3	1	-1			-2	-1
2 what	2	-2	-2			-1	-1	-2
2 whether	3						-3
2 which	-1	-2	1					-1
2 whose	3	-1					-1	-1
2 will	1	1					-3
2 willow	-2							2
2 wilmington	-3	-2					-1	3
2 worksheet	3	-2	-1		-2		-3
2 worst	5	-1	-1				-5
2 write	4					-1	-2
2 wrong	4	-4	-1				-1	-1
2 xmas	-1	-2	3
2 xp/ef	3						-3
2 xp/tu/ef	3	-1	-1	-1	-1	-1	-3	-1
2 xx	-3	2	-1				2
2 yc	2			-1		-1	-2
2 year	1	-2		-1		2	-3	-1
2 yet	-2		2
2 your	1	-1	-4					-1
2 zip	3		-1			-1	-2	-1
2 в	-2	3					1
2 вовремя	-3	3	-1					-1
2 三	-4	4	1
2 不急		3	-3				-1	-1
2 余额	-3	-1	1			-1	-1	1
2 信用卡	-1	-3	2				-2	-1
2 房贷	-2	-2	3				-3
2 最低还款	-3	3				-1	2	-1
2 欠款	-2	3				-1		-1
2 每月还款	-3						3
2 账号	2				-1		-2	-2
2 贷款	3		-4					-1
2 车贷	1	-1	4				-2	-2
2 逾期60天	2	3	-3				-2
3 a	-1	-1	1	-1	-1	-1	-2	-3
3 aargon	-2						2	1
3 about	-1	1			-1	-1	-3	3
3 acceptance	3	-1	-2				1	-2
3 accounts		1	3				-5	-2
3 acct	-2	1		1	-1	-1	-3	1
3 accurate	3						-2
3 ace	-3		3
3 across	5	-4					-1
3 act	1	1	-2		3		-1	-1
3 actual	3	-1					-2
3 additional	3						-2	-1
3 address	1	-1	2	-1	-1		-1	-4
3 adjustment	2						-4	2
3 advantage	3		-3				-2	-1
3 affirm	1	-1					-3	-1
3 agency	1	-2	2				-5	-3
3 agent	2	-1	1				-1	-1
3 agreed	3		1	-1	-1	-1	-4	-1
3 allied	-1				-1	-2	-1	3
3 allowed	2	-3	1
3 ally	3	-1	-3	-1			1	-1
3 also	1	1	-2				-2	-2
3 aluguel	3				-2	-2
3 ambulance	-2	-2	3					-1
3 america	2		-3	-1	2	-1	-1	-1
3 americredit	2		-2				-1
3 amount	1			-1	1	-1	-3
3 amt	-1		3				-2	-2
3 an	2	-1				-1	-1	-5
3 and		1	-2	-1	-1	-1		1
3 anesthesia	-1			-1			3	-1
3 annual	3	-2	-1		-1		-1	-1
3 anything	1		-1				-3	-2
3 apartments	3		-2				-1	-2
3 apple	-2	-1	1				3	-1
3 applicable	-2		3				-2
3 application	3	-1	-2
3 apply	4	-1	-3				-1	-1
3 approx	-2	1	3
3 are	2		-3		-1	-1		-2
3 as	1			-1	-1	-1	-2	-4
3 asset		-1	-2				-3	2
3 assets	4	-1	-1				-2
3 assigned	-1	-3	2	-1		-1
3 assignee	-2		-2				-3	3
3 assistance	3	-1	-2
3 assoc	1						-3	-1
3 associates		1	2	-1			-4
3 at		-1	-1		-1	-1	1	-4
3 at&t	2	1	-3				-1	-1
3 atrasada	2	-1	2				-2
3 atrasado	-4	2	1				-1	-2
3 atraso	-2	-3	1	-1		-1
3 attending	3	-2						-2
3 aug	1		-1				-1	-3
3 auto	1	-3	1		-1	-1	1	-3
3 automobile	-4	1	3
3 available	1	-4					-1	1
3 avant	2	-3	-2		1			-2
3 ay	3	-1	-2
3 b	-1	-4	2	-1		-1		-2
3 back		2					-4
3 bad	4	-3	-1				-1
3 bal	-3	2	-5	-2	-1	-1	2	-2
3 bank/credit	-2	3	-1
3 bankruptcy	4	-2	-1				-2	-1
3 banner	3						-3
3 barclays	3		-4	-1			1	-1
3 be	2	-3	-1					-1
3 became	3	-2					-1
3 because	-3	-1					3
3 before	3	2	-1				-3
3 behind	1	-3	1	-2	1	-1	-1	-2
3 best	1	-2	-2	-1		-1	1	-3
3 big	-1	-2	-1				2	-2
3 biggest	-3	1	2
3 bill	1		1		-1	-1	-4	1
3 bk7	-3	-1	2		2
3 blue	-1	3	1	-1	-1		-1	-2
3 borrower	3	-1	-1	-1	-1	-1	-2	-1
3 bought	-4	-2	-2				1	5
3 box	3	-2	-2	-2	-1	-1	-2	-2
3 bread	1		-3	3			-2
3 buwan		-1	3				-2
3 buy	-1			-1		-1	-1	-2
3 buy/cbna		-1	-3				2	-1
3 buyer	-3						2	1
3 c/o	4	3	-2				-2
3 cabela's	1	-1	3				-3
3 cable	4						-1	-3
3 call	2	-3	-1				-2	-1
3 calling	3	-1	-1				-1	-1
3 camry	-1	3	-1				-1
3 can't	3	-2						-1
3 capital	1	-3	-2	1		1	2	1
3 care	-1	-2		-1			-3	2
3 carro	-1	2	-2		2	-1		-1
3 carvana		1	-3				-1
3 cascade	2		-2					-2
3 case	2	-3			-1		-1	-1
3 cavalry		-1	-2					3
3 cbna	3		-1				-3
3 center		-3	1				2	-1
3 chak	-3		2				2
3 chapter	2	-1	1				-3
3 charge	1	1					-2	-1
3 charge-off	6	1	-1				-5	-1
3 charged-off	-2						2
3 check	2	-6					1	-2
3 checking	3	-2	-1	-1				-2
3 chủ	-3	-2	2					4
3 citi		2	-3	-3	-1	-1	-2	-3
3 citibank	1	-2	-3	-1			4	1
3 citicards	4	-1	-2				-3
3 citizens	-3		3	-2			1	-1
3 city	3	-2	-2				-2
3 cl	3	-1					-2
3 class		-1			-1		-1	2
3 client	-2	-3	-1	-1	-1	-1	-1	2
3 clinic	2	-1	-2				1	-3
3 closed/never	-2	-1					3
3 co	1	1	1	-1			-3	-1
3 coast	3	-1	-1				-2
3 cobalt	-2		3					-2
3 cobranza		-1	2				-3	-1
3 cobrança	1				-2	-2	-3	2
3 col	3		-1				-2
3 colección	-3	2					2	-1
3 collapse	3	-4	1
3 collect	3	-1	-1				-4	-1
3 collecting	-2						1	2
3 collection	-1			-1	1	-1		2
3 collector	-2	-1	2				-3	1
3 comcast	2	-1	1	-1	-1	-1	1	-2
3 comenity		4	-1		-1	-1	-3	-3
3 comment	-3	-2	1				2	2
3 comments	1		-2				-2	3
3 communication	2		1				-3
3 community	4	-2	-1					-2
3 como	3	-2					-2
3 companies	2		-1				-1	-1
3 company	2	-2	-1	-1	-1	-1	-3	3
3 complaint		-1	2				-1
3 confirmation	-2		2
3 consumers	-3		1				2
3 contingent	3						-3
3 continue	3		-1				-2
3 convergent	-1	-3			1			3
3 coop	-4	2	1					-1
3 cooper	-1	3	1	-1				-2
3 copper	-2		2				-1	-1
3 copperline	3	-2	-1				-1
3 correct	-2		3				1
3 correction	3		-3
3 costco	3	-1	-1	-1			-2
3 couch	-4	4						-1
3 could	3	-2					-1
3 counselor	4	-1	-1				-1	-1
3 countrywide	3	-2	-1
3 county	1	-3	-2	3				-1
3 cr	1	-3	-1				-2	1
3 credence	1	-2	-1	-1	1	-1	-3	1
3 creditor	-3		-2	-1			-2	3
3 creditors	3	-1					-1	-1
3 crédito	-1	-1					3
3 ctr	4	-1	-3					-1
3 cu	1	2	-1	-1			-2	-3
3 cuenta	-1	-2	2	-1			2	-3
3 cur	3	-1	-2				-2
3 current	1	-1	1	-1	-1	1	-1	-4
3 customer	3	-2	-1				-1
3 cut	4	-2					-2	-2
3 cycle	3	-2	-2
3 d		-2	1				-3	-1
3 da	-3			3	1	-1	-1	-1
3 damage	-2		3
3 date	1	-5	3	-1	-1		1	-3
3 day	-1	3		-1	-1
3 dba	3		-3
3 deal	-3	3
3 deb	1	3	-1				-3
3 debit	4	-3		-1			-2	-1
3 debt	2	-3	-1	-1		-1	-1	1
3 dec		-1	3				2	-1
3 default	3	-1	-1				-1	-1
3 deferment	3	1	-1	-1	-1	-1	-4	-1
3 deferred	-1	1	1	-1	-1	-1	-4	-1
3 dental	2	1		-1			-3	-1
3 department	4	-1	-3				-1	-1
3 deposit	3	-1	-1				-2
3 depot	-2		3				1	-1
3 dept	2	-2		-1			-4	-2
3 derogatory	-1		3					1
3 details	-1	-6	3	-1		-1	-3	-2
3 dia	-1	-1	2	-1	1	-3	1	-3
3 dias			3					-1
3 different	2						-2
3 dillard's	-2	3	2				-1
3 direct	-1	-1	2	-1			-1	-1
3 directv			-1				3
3 discharged	3	-1					-1	-1
3 discover	1	-3		-1		-1	-1	-2
3 district	-2	-1		3			-1	-1
3 division	3	-1	-3
3 do	-2	2	-2	-1	1	-1		-1
3 docs		-2	3				-2	-1
3 dollars	-5						4	-1
3 double		2	1	-1	-1	-1	-3	-2
3 down	3						-3
3 dti	-2		2
3 due			3	-1	-1	-1	-1	-3
3 día	3	-1	-4				1
3 días			1				-3	-2
3 e	1	-5	-1		-1		1	-2
3 each	3	-1					-3	-1
3 ed	2		-3	-1	-1	-1	-1	-1
3 edfinancial	1	-2	3	-1	-1	-2	-2	-2
3 edit	-3						-1	1
3 education	-1	2	1				-2
3 ef1	-3	2					1
3 efx	-1	1	3				-2	-2
3 egg	2		1	-1			-2
3 either	-3	2	1
3 el	4	-3					-1
3 elan	-2	-1	1				3	-2
3 electric	3		-1				-2	-1
3 electronic	2	-1	-2				-1
3 emergency	4	-2	-1				-3	-1
3 employees	3		-2
3 empréstimo	-3	-1	2		1	-1		-1
3 en	-2	3						-1
3 enrolled	1		2				-3	-2
3 ent	2		-3				1
3 equifax		1		-1			-2	-2
3 equinox	-3	2	1				3
3 er		-2				1	1	-3
3 era	-3		-2				-1	3
3 erc/enhanced	3						-3
3 erie	3		-3
3 esposo	3	-1	-1				-2
3 est	-1	-1	-1	3			-4	-1
3 estate	3	-1	-1	-1	-1	-1	-1	-1
3 even	-3						3
3 every		-3
3 everything	4	-2	1				-3
3 exp	2	-2					-1
3 expenses	3	-2	-1				-1
3 extra	4	-1					-3	-1
3 f150	-4	1					3
3 factoring	-1	-1		-1	-1	-1	-1	3
3 fair	4	-2	-1				-1	-1
3 familia	3	-2	-1
3 far		-1	2				-3	-1
3 fargo	3	1	-1	-1	-1	-1	-1	-1
3 farmers	3	-1	-3
3 feb	-1	2	-1					-4
3 fee	3	-2	-2				-3	-1
3 fees	3	-1					-2	-1
3 fha	-3		1				3	-1
3 fidelity	3		-1				-2	-1
3 fifth		-3	-1	3	2		-2	-1
3 file	1	2	-1		-1	-1	-1	-2
3 fin	3	-4	-1
3 finance	2	1	-4	-1	-1	-1		-2
3 fine	-1	-1	2
3 fingerhut	-2		-1	-1			3	1
3 first	-1	-1	2	-1	-1	-1	-3	-1
3 fixed	3	-2					-2
3 flagstar	3		-3
3 for	1	-3	-4		-1		-1	4
3 forbearance	-2	-1	4				-2	-2
3 ford	1	-3	2
3 forgot	-3	-1	3				2
3 form	3	-2	-2				-1	-1
3 free	3	-1	-2
3 freedom	-1	-2	-1	-1	-1		3	-1
3 frequency	3						-1
3 fri		-3	1				1	-2
3 from	2	-3	-1			-1	-1	2
3 fst	-2						-1	3
3 full	3	2	-2	-1	-1	-1	-5
3 fully	3						-2
3 funding	1	-4	-3	-1	-1	-1		3
3 furnace	-3	3
3 furniture	4	-4	-1					-1
3 g	1	1	2				-3	-1
3 gana	3						-3
3 ge	-3	2	-2				-1	2
3 goldman	-2	-1	3		-1	1	-1	-1
3 gone	1		-4				1
3 grand	3		-2
3 granite	3	-1	-2					-3
3 grant	5	-2	-3				-1
3 grantor	2	1	1				-5
3 great	1	-3	1				-2	-1
3 group	2	-3	1		-1		1	-3
3 gs	-2		1				2
3 guarantor			-3	-1	-1			-3
3 gym	-3	3					-1	-1
3 gốc	-1		-1				-1	3
3 h		-4						-1
3 had	5	-2	-4				-1	-3
3 hancock	2	-1	-3
3 hard	4	-1	-2				-1	-1
3 hardship	5	-4	-1				-1
3 has	1	-1	-4				1	-2
3 have	4	-5	2		-1		-3	-2
3 held	3		-3
3 heloc	-4	1	1	3			-2	-1
3 her	3	-2	-1				-4	-1
3 here	-2	3	1				-2	-1
3 here's	-2	3	-1
3 hermann	-3		2				1
3 hide	-2	-2	3				-1	-1
3 hill	1		-3	-1			-2	-1
3 him	-1	-3	1				2
3 home	1	-3	2	-1	-1	-1	-1	-2
3 hospital	-3	-1		2		-1	1	1
3 household	3	-2	-2				-1	-1
3 hsbc	1	3	-1				-2
3 hud	-3	3
3 husband	1		2				-2	-1
3 husband's	-5	3	1					-1
3 i'm	-2	2	-2				2	-2
3 i've	-2	3	-2				2	-1
3 i.c	-3		-2				2	2
3 ia	3	-2	-1		-1
3 id	4	-2	-3					-1
3 idea	3		-1				-2
3 if	2	-2	2				-4	1
3 ii	-1	-2	-4		3	-1	-2	1
3 in	2		-3	1			-1	-1
3 inc		-2		3	-1
3 included		1	-1				-3	-1
3 income	1	-3	-2					-1
3 individual	1	-2	2	-1	-1	-1	-3	-1
3 info	-4	3	-1				-1	-1
3 information	1		2		-1		-4	-3
3 inquiries	4		-4					-1
3 inquiry	5	-3	-3					-1
3 ins	3	-1	-1				-1
3 installment	-2	-1	2	1	-1	-1	-3	-1
3 insurance	4	-1	-2				-1	-2
3 int	-2	3			-1	-1	-1	-2
3 interest	4	-3	-2				-1	-1
3 investments			-3				2	-2
3 ira	3	-2	-1				-1	-1
3 isang	-2		3
3 issued	-3	-1	-2					3
3 item	2	-2	-1				-3	-1
3 items		-1	3				-1	-1
3 j	-2	1	4				-1	-1
3 jan	-1	1	1				1	-3
3 jefferson	1	2	-1	-1			1	-3
3 jo	-2	3	1				-1
3 joint	1	-1	1	-1	-1	-1		-4
3 journey	2	-1					-1	-1
3 joy	1	3	-3
3 jpmorgan	2		-1				-1	-1
3 judgment	-2	-1	-4		-1		3	-2
3 just	-3	-1	3					-2
3 k	1	1	-2				-3	-1
3 keystone	1	-1	-3				-1	2
3 knee	3						-2
3 know	-1	-3	3				3	-2
3 known	-3		1	3			-1	-1
3 kohl's	3		-2					-2
3 koleksyon	1	-3	-2					4
3 la		3	-2	-1		-1		-2
3 lakes	1	2	-2				-3
3 lakeshore	1		-2	2				-1
3 larkspur	4		-4
3 last			-2	1	-1			-3
3 late	-2	1	2	-1		-1		-3
3 lates	-4		4
3 law	5	-1	-3					-3
3 le	2	-1					-2
3 left	-1	-1	3			-1	2	-2
3 lending	2	-1	-4	-1			3	-2
3 lendingclub	3	2					-4
3 less	4	-3	-1				-2
3 letters	2	-2					-1
3 lexington	-3						3
3 liabilities	-1	-3	2		-1	-1	1	-5
3 liability	3	-2	-2					-1
3 liberty	-3		3
3 licensed	3		-2					-1
3 light	3		-3
3 line	2	-2	1	1			-3	-2
3 llc	-2	-2	-2	-2	2	-1	3	4
3 ln	3	-1	-1	-1			-1	-1
3 loan		-1		-1	-1	1	-1	-3
3 loe	3	-1	-1				-1
3 lofts	-1						-1	2
3 lost	-1	3	-1				-1
3 lowes	4	-3					-1
3 lukes	3		-3				-1	-2
3 lvnv	-2	-2	-1	-1	-1	-1		3
3 m	3	-1					-5
3 made	-4	-1	2				3	-1
3 mail	4	-1	-3				-1
3 main	2	-1	-3				1
3 make	-1	1	3				-2	-1
3 malibu	-2						3
3 management		-3	-1				-3	2
3 mandaron	3	-3					-1
3 maple	-3		1				2
3 mariner	-3	3					-1	-1
3 marisol		-2	2	-1	-1	-1	-1	-2
3 mattress	1	-2	2				-4
3 may	1	3	-2				-1
3 mbna	3		-3
3 medicine	-3	-1	2
3 medicredit	-3						3
3 member		-2			-1			-3
3 mensualidad	-4	3					3
3 merchants	-4		2				3	-1
3 mercy	-2	3		-2
3 merrick	-1	-1	1	-1			2
3 mesa	4	-1	-3				-1	-1
3 message	3	-2					-2	-1
3 messages	3	-1	-1				-2
3 met	3						-3
3 meu	3	-1			-1	-3
3 mgmt	-3	-3	-4	-1			4	2
3 michigan			-1				3
3 midland	2	-2	-5				3
3 min	-3	-1	3	-1	-1	-1	-1
3 mine	-3	2	3				-3	-1
3 minimum	1	-4	-1	-1		-1	1	-2
3 minimum's	3						-3
3 missed	-3	3	1			-1		2
3 mission	2		-3	-1			3	-1
3 mn	2	-1	-2				-2	1
3 mohela	3						-2	-1
3 mohela/dept	3	-1	-3	-1	-1	-1	-1	-1
3 monday	4	-1	-1		-1		-2
3 money	3	-2					-1
3 months	1	-1	-3			-1	2	-3
3 monto	3						-3
3 mortgage	-1	3	1		-1	-1	-2	-2
3 mos		1	1				-3	-2
3 ms	3	-1	-2					-1
3 much	3		-1				-2
3 mutual	-3	-1	3
3 mwa	1		1				-3
3 mwen	2		-1				-2
3 my	3	-1	-6		-1			2
3 mãe	2	-1			-1	-2
3 mês	4	-3	1		-1		-3
3 mínimo	-4	3	-1			-1	2	-1
3 n.a		2	-3	-1			1	-3
3 n/a	1	-3					-1
3 naman	-3	2
3 name	-2	-1	3	-1			-2	-1
3 nasa	-1		-1				3	-1
3 nat'l	3			-2			-1	-1
3 national		-4	1	-2	-1			-1
3 natl	4		-3				-3	-1
3 navient	5	-1	-1				-4	-1
3 nco	2		-3					1
3 need	4	-4					-2	-1
3 needed	3	-1					-1
3 needs	-4						2	2
3 negative	-3	-1	3		-1		-1
3 negotiating		-3	2				-1	1
3 nelnet	1	1	-1	-1			-3	-1
3 network	2		1		-1		-2	-2
3 ng	1	-1	-2					3
3 ngày	-2	2	-3
3 nhà	3	-2					-1
3 nice	-2		3				-2
3 nissan	3	-1	-3			1	-1	-1
3 nm	-3	2	2
3 nmls	3	-1	-3
3 no	1	1	2			1	-2
3 not	1	-3	1	-1	1	-1	-5	-1
3 note	-2		1	-1				-3
3 nothing	2	1	2				-5	-1
3 nv	4		-1				-3	-1
3 o	-1	-4	-1	-1	-1	-1	3	-2
3 oaks		-1	1				-2	3
3 oct	1	1	-2				2	-2
3 offer	3	-1	-3				-2	-1
3 offers		-3	1		-1		-1	-1
3 oh	4	1		-1			-4	-1
3 ok	1	-1	1	-1			-3	-3
3 okay	-2	1	2				-2	-1
3 omitida	3	-4	-1				-2
3 omitted	-1	3						-1
3 onemain		-1	2	-1	-3	-1		-1
3 open	-2	-4	4	-1	-1			-1
3 open/never	-2	-1	1				3	-1
3 oregon	-2	-1	4
3 orig	-1	-1	-2	-1	-1	-1		4
3 original	-2	-3	-4	-1			1	2
3 original_creditor	-3		-1					3
3 originalcreditorname	-4		-1				-1	4
3 originally	-2	-2	-1					3
3 ouch	-3		3
3 our	1		-3				1	1
3 out		-3	-1		-1	-1	1	-1
3 outsourcing	-5	-1					2	1
3 over	2	-3	-1					-3
3 overdue	4						-4
3 owed		-3	2			-1	-3
3 owing	2	-2	-1				-3
3 own	1	-1	1	-1			-3	-1
3 owner		-3	-1		-1		3	-1
3 p		2						-2
3 pagado	3						-3
3 pago	-3	-1	1			-1	3	-2
3 paid	1	-2	1	-1	-1	-1	1	-1
3 para	2	-1	-1		-2	-2	1	-1
3 parking	4	-1					-3
3 part	2	-1					-1	-1
3 partial	3	-2					-1	-1
3 partners	3						-2	-1
3 paso	3	-1	-3
3 passed	3	-2						-1
3 patient	1	-2	1	-1				-3
3 payable	5	-4	-4				-1	-1
3 payroll	3		-2				-2
3 pays	2		2	-1	-1	-1	-6	-1
3 pays_as_agreed	3	-1	-1				-2
3 period	3	-2						-1
3 pero	4						-3
3 phone	1	-2	-2			1	-3	2
3 physician	4	-2	-3					-2
3 piedmont	2	-1	1					-2
3 pl	-3		3				1
3 plan	-1	1	-1				1	-3
3 plaza	2		-2
3 plus	2	-3	2				-1
3 pmts	4	-2	-3				-2
3 po	3	-1	-2	-1	-1		-2	-1
3 polaris	3		-1				-3
3 portfolio	-3	-2			-1	-1	1	2
3 power	2		-2					-1
3 ppa	-1	-1	2		-1		-3	-1
3 practice	3		-1				-3
3 premier	2	-1	-3	1				-1
3 premium	-1		-3	2			-1
3 prequalified	3	-2	-1
3 priority	3	-1	-1					-1
3 priscilla	-2	-2	2					-1
3 private	-1	-3	3					-3
3 profit	3						-3
3 prop	2	-3	-1
3 proposal	2		-2				-1
3 prosper	3	-1	-1				-1
3 public	4		-3				-1	-1
3 purchaser	-2	-1						3
3 purchases	3	-1	-2				-1	-2
3 purpose	3	-3	-1				-1	-1
3 q	-2		3					-1
3 quicken	3		-2					-1
3 r9	3	-1	-1				-1
3 radiology	-4	1	2	2
3 radius	-2		-3				1	3
3 rate	2	-3					-3	-1
3 ray	5	-4					-2	-1
3 ray's	3	1					-3
3 receivables		-1	1		-1		-3	-3
3 recent	1	-1					-2	-3
3 redcard	2	-1					-2
3 ref		-2	-1	-1			1	3
3 reference	4	-1	-3	-1	-1	-1	-2	-3
3 reflect	-2	-1	3
3 refund		-2	-1				3	-1
3 regional	1	-2		-1			-3	-4
3 regions	3	-1	-2	-1
3 regular	1	-2						-1
3 rent	5	-3		-2			-2	-1
3 repo	-2		1				-3	2
3 repo'd	-3	2	1				1
3 reported	-2	-1	3	-1	-1	-1	-1	-1
3 repossessed	-1		2	-1			3	-1
3 repossession	1	1	1				-3	-1
3 request	1	1	-3				-1	-1
3 requested	5	-3	-3				-1	-1
3 resurgent	-1	-2	-2					3
3 resurgent/lvnv	-2	-3						3
3 retail	3		-2				-3	-1
3 rev	-1	2	1					-1
3 review	2	-2	1				-2
3 rewards		-2	-1				1	2
3 rn	-3		3
3 rob	3		-3				1
3 rocket	2	2	-3					-1
3 roof	2	-2					-1
3 rpt		-1	1				-1	-2
3 rptd	4		-3				-1	-1
3 rush	-3	3	-1
3 saldo	2	-2	-1		-1	1	-2	3
3 sales	2	-2	-1					-1
3 sam's	3	-1	-1				-2
3 same	-3	3		-1			1	-2
3 sams	2	-2					-1
3 sapphire		3	1				-1	-2
3 savings	3	-2	-1	-1	-1		-4	-1
3 savor	3	-1	-1				-1
3 say		-2	-3				2	2
3 says		1	4			-1	-4
3 schedule	3	-1	-2					-1
3 scheduled	3	-1					-1
3 school		3	-3				-2	-3
3 score	3	-2	-1				-1	-1
3 sec	3		-2					-1
3 second		3	-2				-2	-1
3 section	4	-2	-2				-1
3 secured	-3	2	2	-1			1	-1
3 sell	3	-2					-1	-2
3 sent	-1	2	-2				-1	-3
3 sep	3	-2					-1	-2
3 september	2	-4	1				-3
3 seriously	3	-2					-1
3 services	2		-4	-1	-1	-1	2	-1
3 servicing	4		-1				-1	-2
3 settled	-1	-1	1		2	-1	-3
3 share	3	-2	-1				-3
3 shares	3	-1	-2
3 sheffield	-2		3				-2
3 shown	3	-1	-3				-1
3 since	-1						3
3 skip	3	-2	-1
3 snap-on	-1		2				-3
3 snowball	2	-2			-2		-3	-1
3 so			3		-1	-1	-2	-2
3 soc	3	-2					-1
3 sofa	4		-4
3 solar	3						-2
3 sold		1		-1			-1	-3
3 solutions	-5	-1	-1				4	3
3 sorry	-2	-2	3				-1
3 sort	-3	3	2				-1
3 specify		2	-2	-4	-1
3 sprint	-3	1					3	-3
3 src	2	-1	1				-3	1
3 stafford	1	-3	-1				2	-2
3 standing	-1	1	1				1	-2
3 start	-2	1	3				-1
3 state	1	-4	2				-1	-1
3 statement	2	-3	-1				-2	-1
3 states	3	-1	-2					-1
3 still		-1				-1		-3
3 stock	2		-2
3 strand	-2		3				-1
3 street	1	-1	-2				2	-1
3 student	2			-1	-1		-3	-2
3 subject	3	-2	-1				-1	-1
3 such	5	-3	-1				-2
3 sum	3						-2
3 summit	1	-1	-3				1
3 svg	-3		3
3 synchrony	-1	-1	1	-2				-2
3 synchrony/amazon	2		-2				-1
3 sys	-4	-1			-1		3	1
3 t-mobile		-2	-1			-1	3	-2
3 tab	2		-2
3 table	-1	-1	3					-1
3 takes	-2		3
3 tallgrass	2	-1	-2
3 target	2	2	-1				-2	-3
3 tax		-2	1				1	-1
3 taxes	1	1	-1				-4
3 term	-3	-2	4				-2	-1
3 text	3						-3	-1
3 their	-2	3						-1
3 then	2	3	-4				-2	-3
3 there		-4	3					-2
3 there's	2	2					-5	-1
3 they	1	-4	-1			-1		-2
3 they're	3						-3
3 thing	1	-3	-1					-1
3 third	-2	2		-1	3		-2	-1
3 through	3	1					-3	-1
3 thru	-2	2					1
3 tidewater	2	-4	1		-1		-2	-1
3 til	-3	5	1				-2	-1
3 time	1		1	-1			-5	-1
3 title		1	-2	-3			2	-1
3 to	-1	-3		-1	-1	1	-1	1
3 together	3		-2				-1
3 too	2	1	-3					-1
3 total	-1	-3	3	1	-1	-2		-2
3 toyota		1		-1			-3	-3
3 tradeline	-3	3
3 tradelines	-2	-1	3	-1	-1	-1	-1	-1
3 transferred	4		2				-5
3 transmission	-1	2					-3	-1
3 transunion	2	-2	1				-4	-2
3 transworld	-3	-2	-1				5
3 treasure	-4		3					1
3 treasury	3		-2
3 troca	-2	3	3				-3	-1
3 trust	3		-3				1
3 trả	-2	3				-1	-1
3 tuc	-4	2	1
3 tx	5		-3				-3	-1
3 type	1	-3	-2	-1	-1	-1	2
3 tình	-3	2	-1				3
3 u.s	-3	-1	3				1	-1
3 uh	1	1					-3
3 ulta	5						-5
3 uncle	-3	3					-2	-1
3 unit		-3	-1		1		-2	-1
3 united	-2	-1	3		-1		-1	-1
3 unpaid	1	-3	-2			-1		1
3 unsub	1	-3					2	-1
3 until							-3	-4
3 upgrade	3	-2	1	-1			-1
3 upstart	2	2	-1				-3	-1
3 us	-3	-4		-1	-2	1		-3
3 usa	3		-2	-2	-2	2		-4
3 usa/target	4						-3
3 use	3	-2					-1
3 ut	3		1				-3
3 utilities	3	-2	-1				-1
3 v	-2		-2				3	-1
3 value	1	-4	-1					-1
3 velocity	-2	-2	-1					2
3 venmo	-1	-1	-1				3
3 victoria's	3	-2	-1				-1	-1
3 viewed	3	-2						-2
3 visa	-2	3	1	-2		-1		-2
3 washington	-3	4	-1
3 water			3				-3	-1
3 webbank	2	-1	2		-2		-2	-2
3 week	-1	1	2				-3
3 weiner	-4		-1				3
3 wendell	-1		1	-2
3 went	-4	1	2				3	-1
3 westlake	4	-3	-3				-1	-2
3 who	4	-3	-1				-1	-1
3 whose	3	-1					-1	-1
3 will	1	2					-3	-2
3 worst	4	1					-6
3 would	3	-1					-2
3 write	3						-2	-1
3 wrong	4	1	-4
3 x2208	-3	3					1	-1
3 xp		-3		2	-1	-1	-2	-1
3 xp1	4	-1					-3	-1
3 xx	-1	3
3 xxxx	3	-3	3				-2
3 xxxxxxxxxx	2						-2
3 y	-1	-1	4	-1		-1	-3	2
3 ya	-2	-1					2	-1
3 yakima	-3	3					-1
3 year	2	-1	-2
3 yes	2	-3						-3
3 yolanda	3	-2					-1
3 you	1	-4	1	-1	-1	-1	-1
3 ytd	3	-3	-1
3 yung		-1	-1					2
3 месяц	-1	3	-1				1	-1
3 плачу	-4	3	-1				1
3 一	-3	-2	3				-1
3 三	-1	-1	2				-1
3 余额	3	-3	-2			-1	-1	1
3 信用卡	1						-3	-1
3 催收	2		3				-4
3 最低还款	-1	-2	1	-1		-1	1	-1
3 月供	1	-1	-3				2	-1
3 欠	-2		-1				3
3 正常	-3	-2	-3	-1		-1	5	-1
3 贷款	2	-3	-2					-1
3 车贷	4	-1	-2				-2
3 逾期30天	-3	-1	4
3 逾期60天	2	-2	1				-4	-1
a cobranza	3	-3
a credit	-2	-1	1				-2	3
a debt	-3	-1					3	-1
a description	-2						3	-2
a dispute	-3	3
a home	3	-1	-2				-1	1
a month	-1	-3	-1			-1	3	-2
a week	-3						3
aaron's sales	-3		3					1
about the	3	-2
account address	-4	5						-1
account auto	-3		3
account balance	-2	2					1	-1
account days	-3						3
account highest	3						-3
account is	3	-2					-2
account may	3						-3
account name	-2	2	-2	-1			-2	-4
account no	2	1					-3
account number		-1	-1	3	-1		-2	-2
account orig	3							-3
account original	3						-1	-2
account past	-3						3
account to	-3	3
account type	6	-3	-3				-5	-1
account with	-5	-1	-1					4
accounts capital	-3		3
accounts in	4						-3
accounts navy	3		-3
accounts with	3	-3
acct bal	4	-1					-3
acct ending	1	-2		1		-1	-4
ace cash	-2		1					1
acreedor original	-2	-2	-1				-1	2
act active		-1			3		-1
after the	3		-1				-3
agency credit	-3		3
agency transworld	3		-3				-1	-1
agent for	2	-3	1				-1	-2
agreed debt-to-credit	-4						4
al mes	-2	-1				-1	3
all loans	3		-2				-2
ally financial		2	-3
amer bank	-3		3
american express	1	-3		-1			1	-1
amex blue	-2		4		-1		-2
amount as	2		-1					-1
amount due	4	-4					-1
amount in	-3	-1					4
amount of	3	-1					-3	-1
amount original	3							-3
an account	3	-1					-3
an old	-1	-3						1
an reta	-4	2					2
and i'm	-3		-1				3
and pay	3						-3
and the	1	1	-5				-2	1
and then	-5	3	-1				1
and with	3	-3
anesthesia group	-3	2	-1	2
anything else	-1	-2					-1	3
anything in	-3						3
approval odds	3	-1					-2	-1
apr in	-3						3
are all	3						-3
are current	-3						3
are days	-5						6
are no	3						-3
are refinancing	3	-1						-2
are two	3						-3
as agent	-5		5				-2	-1
as agreed	3	-1		-1	-1	-1	-3	-1
as of	-1	-1	-2	-1	-1	-1	2	-3
asset management	-3		3
asset mgmt	2						-3	1
assigned client	-2	-2						3
assigned creditor	3	-2	-1					-1
assignee of	-4	-2	-3					4
at the	3	-3	1				-1	-2
at with	-3	3			-1		-2
attention days	-4						4
aug jul	1	-3					1
aug status	-3						3
auto auto	-3		3
auto current	3						-3
auto finance	1		-1	-1	-1	-1	-3	-1
auto loans	3	-1	-1				-2
automobile late	-1		3				-2
available balance	1	-3			1
available credit	-3	5	1		-1		-2	-1
b b		3	-2			-1	-1
b i		2	-3
b the	-2	2	-2
bad debt	1	3	-2				-1
bal pmt	-1	-3		-1	-1	-1	2	-2
balance account	6	1	-1				-6
balance as	3		-1				-3
balance balance	2	-1					-2
balance charged	4						-4
balance chase	-2	-1	2
balance in	-2		-2				3
balance monthly	-2						2
balance months	3						-1	-2
balance original	4						-3	-2
balance reported	-4						5
balance status	-2	3					1	-2
balances available	2				-1		-1
bank acct	-2	-1		-3	-1		3
bank delaware	2	-1	-3	3			-3
bank for	-3		3
bank n	-3	-1	1				-1	3
bank n.a	1	-2	-3	-1	-1	-1	2	-2
bank nevada	1		1	-1			-3	-1
bank no	-3	3
bank of	-4	-6	4				-2	2
bank personal	-4		4
bank platinum	4	-1	-4
bank trust	2		-2	-1
bank usa	-1	1					-4	2
bank visa	4	-2	-4
bank/credit union	3		-3
bankruptcy ch	-2				3
bankruptcy chapter	3	1					-3
bass pro	-2	-1	2					-1
be a	-3						2	1
be credit	-3		-1				2
be nice	-3	3
behind days		3					-3
behind no	-3						3
best buy	-1	-2	1				1	-3
best buy/cbna	1	-3	-2				1
big card		-3	1				-2	-2
big lots	-3		3
bk omaha	2						-2
blue cash	1	3	-4				-3	-1
both current	2	-1					-2
both of	3						-3
bought from	-2	-2	-1					3
brendan regional	3		-3
bridgecrest acceptance	-3	-1	1			2
bright smiles	-3	-1	2					-1
by a	3						-3
by credit	3		-1				-2	-1
by others	3	-1						-2
by phone	-2					2
by the	3	-2						-1
by xmas	-3	3
c collection	2	-1					-1
c system	2		-3	-1				2
c/o c/o	1	4					-2
c/o resurgent	3		-3				-2
cabela's club	-3	1	3
capital bank	2	-2	-2		-1	-1	-4	-1
capital orig	-2	-1						3
capital services	-2	-2	-2				2	3
capital syst	-2	1	-3				2
capital systems	-1	-1	1		-1		-3
car ins	4	-1	-1				-1	-1
car is	-2	2
card account	2						-1	-1
card credit	3		-2				-1
card days	-2	-1		-1	-1	-1	2	-1
card month	3						-3
card no	2	-1					-1	-2
card purchases	2	2	-1	-2			-1
card status	-3						3
card that's	3	-2					-2	-2
card their	3						-3
card yes	-3	-1						3
cards my	3	-3	-2
care credit	1	-3					-2	-1
carvana bridgecrest		2	-4				1	-1
cash account	-3						3
cash payday	-4		4
catch up	-3	3
cathay bank	-2		2				-3
center dr	3		-2
chapter never	2						-2
charge acct		-2					4
charge card	3	-1	-1				-4
charge off		3	-2				-1	-1
charge-off amount	3						-3
charge-off date	-4						4
chase auto	3	-1	-2				-1
chase bank	-3		4				-1	-2
chase credit	2		-2
chase ink	3	-1	-3
check into	-2	-1	-1					3
check n	-2		2				2	-2
check the	3	-2						-1
citi costco		-1	1				-3
citi custom	-3		3
citi days	-3	1	-1				2
citi one	-4	-2	2				2	-1
citi simplicity	2		-5				-1	-2
citicards cbna	3		-2
civil claim	3						-3
claims judgment		-2	-1				2
class medical/health	2		-1				-1	-2
closed apr	-3	1					2
closed by	3		-1				-1	-1
closed charged	-3						3
closed status	3						-3
co co	1	3	-2				-2	-3
cobranza préstamo	-3	3	1				-2
collection as	3	-1	-1				-3	-1
collection attorney	-3							3
collection collection	4	-2					-3	-2
collection date	4						-2	-2
collection for	-3	-1					2
collection from	-2	3					1	-1
collection open	2						-2
collection paid	3						-3
collection reported	2	-2					-1
collection with	-1	2					-3
collection/charge-off collection/charge-off	3						-3
collections collections	4						-4
collections credit	-3		3
collections enhanced	3		-3
collections ic	-1		-1				3
collections since	-3	-1					3
collections ugh	-3	3						-1
collections w	3	-2	-1					-1
comenity bank		2	-2	-1			2	-3
comenity capital	-3		-2				-1	3
comenity ulta	-1	-2	3				-4	-1
company account	-3							3
consumer lending	3	-2	-2
consumer usa	1	-2	-1				2	-1
consumer's request	3	-3
contact city	3	-2						-1
contact details	4	-4						-1
corriente carro	3	-3
corriente en	4						-4
corriente tarjeta	-3	3	-3
costco anywhere	-3		3
countrywide home	1	-3	1
credit acceptance	2	-4	-1				-1	-1
credit adjusters			-3
credit balance	2	-1	-1	-1	-1	-1	-3	-1
credit bureau	2	-4	1					-1
credit card	-3		-2	-1		-1	3	-1
credit cards	-1	3	-2	-1	-1		-2	-1
credit collection	-3		3				-2
credit control	-2	-1	2				-1
credit grantor	2	1					-3	-1
credit history	3	-3
credit mgmt		-1	-2	-1			-4	3
credit one	-3	-1		-1	-1	-1		2
credit rating	-3						3
credit reporting	-2	3	-1				-1	-1
credit synchrony	3						-2	-1
credit was	-4		-1				2
creditor account	3	-1					-1	-1
creditor bank	-2							2
creditor citibank	-2		-1				-1	3
creditor class	5	-1	-1				-1	-4
creditor classification	2	2	-2				-1	-3
creditor comcast	3		-2					-3
creditor cox	2						-2	-2
creditor credit	2	-1	-3	-1	-1	-1	2	-2
creditor ge	-2	-1	-2					3
creditor medical	3		-1					-3
creditor name	-3	2	1				-1	1
creditor spectrum	4						-1	-4
creditor sprint	3						-1	-3
creditor st	-3							3
creditor synchrony	1		-1				-3
creditwise from	4	-2						-3
credor original	-3							3
cu heloc			-2	2
current and			-3				-1	-1
current balance	2						-2
current citizens	-2	-2	3
current client	-3	2					2
current collections	2	-1	-1				-1	-1
current creditor	1	2					-1	-4
current current	7						-7
current first	-2		3				1
current in	3						-3
current jefferson	-4		4
current keep	2	2					-3
current late	-3						3
current mohela	-3		2	2
current on	-4						4
current pays	2	-1					-2
date jul	3						-2	-1
date of	5	-1	-2		-1		-1	-1
date opened	3			-2	-1		-2
days ago	-3	3					2
days days	4		-1				-4
days delinquent	5						-6
days late	4	2	-1				-7	1
days no	3						-3
days old	-2	3					-2	-1
days over	3						-3
days past	-2	-1	-2				3	-1
days_past_due available	-2				-1		2	-1
de atraso		1					-4	-1
de beto	-3	3
de discover	-3		3
debo pago	3						-2
debt account	3	-2	-2
debt buyer	3						-1	-2
debt debt	3	-1			-1		-2
debt status	3	-3					-1	-2
dec days	4						-3
deere financial	-2	2		-1			1
deferment until	2	-1					-1	-1
delaware last	-3			3
delinquency may	3						-3
dentist dr	-4	-1	3				-2	2
dept of	-2	-2	3				-1	-2
derogatory accounts	-3	3
description defaulted	-2		-1				2
description direct	3		-2				-1
detail collection	3						-3
details group	3	-2	-2					-1
details high	3		-3
direct loan	-1	-3	1				-2	-1
direct unsub	-3		3
discover bank		-1	-3				2	2
discover ending	2		-2				-1
discover personal	3		-3
discover student	-3		3
dispute in	3		-2				-3
dmp pmt	-1	1					-2	-1
double cash	3	-1	-3		-1		-3	-1
dr okafor	-3	3	1
dr san	3		-3
due account	3						-3
due amount	4	-3					-2
due and	3	-1					-2
due credit	-4	-1	2				3
due days	2	3					-5	-1
due due	3	-2	-1				-2
due payment	3	-1					-2
due this	-4						4
eaglemark savings	-3	2	2					-1
east west	1	-3	-1					-1
elan financial	1	-3					1	-1
emergency physicians	-3		3	-1			-1	-1
en cobranza	-3	2	-1				3	-2
ending min	-4						4
ends in	3	-1					-3
enrolled in	3						-3
enrollment status	3	-2					-2
equity line	-2	-1					2	-1
era de	-3	-2	-1					4
estado en	-3						3
estate first	3		-3				-1
está em	3				1		-3
está en	-3						3
exeter finance	-1	-3	1	-1	-1	-1	-1	1
express blue	-3		3
fargo active	-3	-1	3					-1
fargo bank	3		-1	-1			-1	-1
feb collection	3	-1					-2
fed loan	3		-3
filed by	3	-2		-1				-1
final saldo	-2				3	-2
finance auto	2		-2			-1	-1
financial rav4	3	-1	-1				-2
first heritage	-3		3
first is	3	-3
first mortgage	3	-1	-2				-3
first name	4	-3
for at&t	3						-3	-3
for collection	4	-1					-3	-2
for example	3	-3
for the	-2	1	1	-1	-1	-1	-3	2
for this	2		-1				-2
for you	4	-4
form to	3	-2						-1
from a	4						-4
from capital	4		-3					-1
from my	3	-1	-1				-1	-1
from the		-2	-1			-1	1	-3
from to	3	-1			-1		-1
from transunion	3	-2						-2
frontier communications	3	-1						-2
fs card	4		-3				2
funding llc	1	-2	-4	-1	-1	-1	-1	1
ge money	-3	-1	1					2
give details	-3	3
go synchrony	2						-2	-1
go to	3						-2
goes to	4	-4					-2	-1
good morning	3	-1	-1
good standing	-1	2					-3	-1
great southern	3		-3					-1
group b	1	-3		2
group c	1	-2		2
group is	3						-3
had a		1						-4
has a	4	-2					-2
have a	2						-2	-3
have been	3						-3
have no	3						-3
held by	-3	4						-1
high balance	4						-2	-2
history collection	3						-3
home credit	3	-1	-2					-1
home lending	-2	4	-1	-1				-1
home my	3		-2
honda financial	-1	3	-1				-1	-2
hospital and	2	-1	-1					-1
hospital bill	2	-1	1				-2	-1
hospital st	-1	-3	1					1
hsbc bank		-3						2
hunter warfield	-4		1				3
huntington bank	3	-1					-2
i had	3						-3
i paid	2						-2
i pay	-4	1					4
i still	-3	-1					3	-1
i was	4						-4
if you	2						-2	-1
ii llc	-2	-2			2		-1	1
image omitted		1					-3
in balance	-1				3		-3
in collections		1	-1				-3
in deferment		1					-3
in feb	3	-3
in january	-2						2
in may	-3	2					1
in months	4	-3					-1	-1
incl escrow	-3	1					2
included in	3	-1	-1				-3	-1
individual account		3		-1	-1	-1	-1	-1
individual individual	3	-2
installment account	2	-1					-1
installment accounts	-2	3		-1			-1	-1
insurance progressive	2							-2
investments llc	-2	-2	-1					3
is a	-3		-1				3	-1
is capital	-2		3
is correct	3	-2						-1
is discover	4		-3				-2
is due	3	-1					-2
is from	-1	-2					1	2
is gone	-2	2
is ready	3	-3
is the	-1	4	-2				-2	1
is we	-3						3
is wells	-3		3				-1
isang buwan	-3	3
issued by	1	-3	-1					2
it for	3	-1					-2	-2
it from	-3	-2					-1	4
it i	3						-2
it min	3						-3
it ok	-3	3
it was	3						-2	-2
j b	-3	3	-2
jan original	3						-1	-2
jefferson capital	2	-2	-2				1	-3
joint account	-1	3	-1				-1
joint with	5	-2			-1		-1	-2
jpmorgan chase	2		-2				-1	-1
jul aug	2						-2
jul status	-4						4	-1
keep paying	-4						4
kia finance		-2	-1	-1	-1	1	-1	-1
kohl's/capital one	3					-1	-2	-1
kubota credit	-2		-3			2	1	-1
l l	-2	3					-1
laid off	3	-1					-2
lakes nelnet	3		-2
lane bryant	2		-3				-1
last months	4	-1					-3
last name	4	-4
late and	-3	3	-2				1	-1
late best	-3	-1	3
late called	1	-2					3
late col	2		-2				-1
late collection	3						-3
late credit	1	-1	2				-3	-1
late days	2		1		-1		-4	-1
late fee	-1	2					-2
late highest	-3				-1		3
late late	3						-3
late my	-1	2	-3					-1
late on	-1	-3					2	-1
late status	3	-1					-3
late then	-2						2
late with	1	-2					3	-1
latest statement	-3	3
left on	3		-1				-2
lendingclub bank	-4	3	1
letter of	3		-1				-2
limit countrywide	2		-2
limit days	-3						3
limit is	3	-2					-1
limit min	-3						3
limit on	-2		-1				3
limit original	3						-3
limit pay	4						-4
line of	-2	-1	3				-3	-3
llc account	3						-2
llc collection	-3						3
llc is	6						-6
llc original	3							-3
llc synchrony	-3		-1					3
llc verizon	-3		-1		3			-2
loan auto	2		-2				2
loan credit	2		-1				-1
loan current	3	-3					-2
loan days	-3	2					1
loan from	-2	1	3					-2
loan id	3	-3					-2
loan is	-3						3
loan left	-2	-1	-1				3
loan loan	3	-3	-1
loan no	3	-2					-1
loan paid	2						-2
loan servicer	3	-3
loan subaru	-3		3
loan type	2				-1	-1	-2	-3
loan with	-1	3	-1				-1	-1
loans on	3		-2
loans sofi	-3		3
lofts at	-2						-1	3
lowe's advantage	-3		3
main financial	3	-1	-3
make a	3	-1					-2
mar in	-2						3
march you	3						-3
marcus by	-1	-3	2
marguerite l	3	-2	-2
mariner finance		1	-3	-1		-2	1	-1
may days	-3						3
may status	-5						5	-1
may to	-3						3
mbna america	-2	-2	-2				3
me pidió	3	-1					-2	-1
member name	-3	3						-4
menards big	-3		3
menards card	3	-2	-2					-1
mercy clinic	-3	1	2					-1
merrick bank	3			-1			-2	-1
merrifield va	3	-3
mesa verde	3	-2	-2				-1
mgmt collection	-3		2
mgmt orig	-3						-1	3
mgmt original	3							-3
midland credit	-2	-2	2	-1			2	-3
midland funding	3		-3
min days	-3						3
min is	-2	1					3
min navy	2	-3	-1
min paid	-1	3					-1
min payment	3						-2
min status	-2	3
min was	3	-2						-2
mine is	-2	2
minimum days	2						-2
minimum payment	-1	-3	1			-1		-1
minimum was	3						-3
missed last	-3						3
mission lane	3	-3	-1		-1			-1
mo discover	3		-3
mo late	-3							3
mo mo	1	-1					-3
mo ok	-4	3					1
mo up	-4						4
mohela student	-3		4
monday to	2				-1			-1
month and	-1		-3				2	-1
month late	-3	2	-1				2
month not	-3						3
month on	3	-2	-1				-1
month paid	5						-4	-1
month that	-3						3
month we	-1	-1	-1				3
monthly status	-3	1					3
monthly term	2		-1				-1
months days	3						-3
months status	-3						3
mortgage co	3		-3
mortgage corp	3	-3	-2
mortgage loan	5	-3	-2				-2
mortgage on	1	-2	-3
motors finance	3	-2	-3
my brother		-1	3				-1	-2
my loans	3	-2	-1				-1
my old	-3	-3	-2				1	3
my sister	1	-2						-1
n d	3						-3
name account	3	-1	-2
name american	-3		3
name bank	3		-3
name capital	3		-3					-1
name credit	-2		3
name discover	-3		3
name home	-3		3
name kia	3		-3
name kohls/capone	3		-3
name lakeview	-2		2
name mbna	-4		4
name mohela/dept	-3		3
name of	2	-1	-2
name td	-2		2
nasa collection	-4						4
national bank		-3	1				-1
national bk	3	-1	-2					-1
national credit	-4		5
natl bank		-3					2
navy fcu	3	-2	-2
nco financial	-3		3
never been	-4						4
never late	-1	2	-1	-1	-1	-1	-3	-2
new balance	-1	-2					3
new inquiry	3	-3						-1
next is	1	3	-1				-1
next payment	4	-2					-2
nissan motor	-3		3
no i	4	-1	-1				-2
no payment		-3						-1
no plan	3						-3
no status	-3	3					1
no wait	3						-2
not in	2	-1		-1	-1	-1	-2	-1
not my	3						-2
not on	2						-2
not paying	2	1					-2	-1
nov nov	3	-3
nov oct	3						-3
now days	-3						3
number available	-2						-2	2
number condition	3						-2
number ending	3			-1			-3
number original	3						-1	-2
number payment	2						-2
number xxxx	3	-2					-1
nợ gốc	-3	-1						3
o aluguel	3				-2	-2
o collacct	-3						3
o n	3						-2
oaks capital	-4	3					-2	-1
oct status	-3						3
of a	-3	1					3
of account	1	-1	-1				-3	-1
of accounts	3	-1					-1
of america	2	1	-1	-2			-4
of and	-2	-1					3
of credit	3	-1	-1	1			-2	-1
of creditor	-1	1	-1					-4
of current	3						-3
of ed/navient	3		-3
of education	-1		1				-2
of education/mohela	3		-1				-2
of information	-3	3					-1
of loan	4	-1	-1				-2	-1
of the	1	-5	1				1	-4
of us	3		-3
of your	2						-2
off account	3	1	-1				-5	-1
off in								-3
offers docs	-4	2						2
offset no	-2			3			-1	-1
oh and	1	1	-1				-3	-1
ok cap	-3	-1	3
ok credit	-2		3
ok dr	-3		3
ok ok	3		-2		-1		-2	-2
ok so	-3	2	-1				2
old capital	-1		-2				-2	3
old comenity	-3	-1	-2				2	2
old navy	-2	-1	3				-1	-1
old walmart	1		2				-1	-3
omitted thats	3		-2				-1
on it	3		-1				-5
on my	4	-4	-1					-1
on the	1	-4	-2				1	-3
on your	3	-1			-1		-2
one bank	1	-2	-1				-3	1
one is	-4	4	-1				1	-1
one main	-2	-1	3				-3
one min	-3	1					3
one n.a	3						-3	-1
one next	-2	3	-1				-2
one platinum	1	2	-2				-2
one savor	2		-1				-1
one terminada	3		-2	-1			-1
one that	2		-1				-2	-1
one venture	4	1	-3				-1	-1
one your	3	-2	-3					-1
open account	4	-2					-1
open collection	-3		3
open curr	-3		-1				3
open current	-2	3					2
open day	-1	2	-3	-1
open days	-3						3
open open	3	-1					-2
open past	4						-4
open status	-3						3
open tradelines	-3	3
open-end term	-4	4
opened aug	3	1					-4
opened jan	-2	3					-1	-1
opened mar	-3	1					3
or closed	-3						3
orig at&t	-2		-1					3
orig citibank	-1		-1				2	1
orig creditor	-4			-1	-1	-1	-2	4
original balance	3	1					-3
original creditor	-1	-4		-1			1	1
orlando fl	3	-2						-1
our client	3	-4					-1	1
owe charged	-2						3
owe in	-4						4
owe on	4		-1				-3
owe payment	-2					-1	2
owe to	-2	-4	-1		-1		-2	3
owed to	-3	2	-1				-1	2
owner of	4						-4
pagamento mínimo	-3	-1			-2	3	-1	-1
pago al	3						-3
paid charge	4						-4
paid in	2						-2
paid on	-1	3					-1
paid was	4						-3
paso tx	3	-3
pay days	-2						3
payable to	5	-4	-1				-1	-1
payday loan	1		-3					-1
paying a	3						-3
payment amount			-1			2	-3	-1
payment and	-3						3
payment are	3						-3
payment current	3	-4					1
payment date	3				-1		-2
payment due	5					-1	-5
payment is	-3	-2				-1	3	-1
payment missed	4						-4
payment revolving	-3	3	-1
payment standing	-3						3
payment status	-3					-1	3	-1
payments left	-2	2
payments past	4						-4
payrnent status	-3						3
pays account	-3						3
pays mo	2	-4
pays us	3						-3
pays_as_agreed debt-to-credit	3		-1				-2
pennymac loan	-3	-3	4	-1
percentage rate	2	-2
personal loan	1	-2	-2			-1	2
petitioner and	2	-2			-1			-1
phone number	3	-2						-1
pinnacle peak	-3		-1					3
placed for	3		-1				-2	-1
plan a	3						-3
plan mo	-4	2					3
platinum min	-2	1					3
pmt behind	-2	2
pmts behind	3	-3
pnc mortgage	-2		2				1
popular préstamo	-3		3
potentially negative	3	-1					-1
practice of	2	-1					-2
premier bank	4	-2	-2				-1	-1
prepared for	3	-2						-1
previous balance	3	-2					-1
progressive insurance	-2		2				3	-4
promo ends	3	-2					-1
public records	3	-2	-1					-1
quicken loans	2		-2
rating c/o	3		-1				-2
rating collection	3						-3
receivables group	2		-2				-1
receivables management	3		-3
records found	3						-3
recov assoc	3		-2				-1
recovery co	-2	-2	1				3	1
recovery corp	3		-1				-4
recovery orig	-2	-1					-2	3
recovery original	3							-3
regional acceptance	-1	1	1				-2	-2
remarks involuntary	4						-3	-1
remarks paid	3						-3
remarks placed	4		-1				-3
removed remarks	2						-2
repayment current		-1		3			-2
repayment days	-3						3
repo'd it	-2						2
reported balance	3						-3
reported collection	3						-3
reported credit	-2	-1	3
reported in	-2						2
reported jul	-2	3					-3
reported may	-3						3
reported oct	1	1					-3
reported paid	-2						2
reported remarks	3	-2					-1
repossessed in	-2						2
rev charge	-2						2
rev past	3						-3
revolving account	3	-1					-1
revolving barclays	3	-1	-2
ridge recovery							-1	-3
right now		3					-1
rise credit	-3		2
san diego	2	-1	-3	-1	-1	-1	-1	-1
savings bank	3	-2					-1	-1
scheduled payment	3	-1					-1
school name	3	-2						-1
second one	3						-2
secret card	3	-2	-2				-1
sent from	3	-1	-1					-1
sent to	3	-2	-2				-2	-1
sep highest	3						-3
sep status	-3						3	-1
service type	3							-2
services us	-3		1				3	-2
share secured	-2	2	-1				-2
she says	-3	3	-1
signature loan	3			-1			-3
snap finance	-1	1	-2				1
snap-on credit		-1	-3	1				-1
sofi personal	-3		2				-1	-1
specify collection	-1						1	-3
specify medical	3		-1	-1			-1	-1
speedy cash	2	-3					1	-1
springleaf financial	-3		3
sprint sprint	4						-1	-3
st brendan	1	-3	-1				-2	1
state code	3	-2						-1
statement of	4	-2	-2					-1
status charge	-5						5
status charge-off	4						-4
status codes	-3	3					-1
status collection/chargeoff	4						-4
status elan	-2		2
status in	-3						3
status not	4						-4
status notes	-4	3				3
status of	4		-1				-3
status on	-3						3
status or	-3						3
status original	2						-2	-3
status past	-4						4
status placed	-3						3
status seriously	3						-3
status transferred	4						-4
store card	-3		1				3	-2
student loans	-1	3	-2	-1			-3	-1
subsidized stafford	-2		2
summary account	3	-1	-2
summit ridge	3	-1	-3				-1	1
syncb/care credit	3	-1	-1				-2
syncb/rooms to	-3		3
synchrony bank	2	-1						-3
system inc	2						-1	-2
target redcard	-1	2	-4	-1			2
tarjeta capital	-4	-1	4
td bank			1				-1	-3
teachers cu	3	-1	-3
ten years	-3	3
terms months	-3	4					-3
that and	3						-3
that has	3						-3
that never	-4						4
that one	1	-3	-1					-2
that they	3						-3
that's current	-2	-1					2
that's days	-2						2
that's the	4	-2	-1				-2	-1
the account	3						-3
the balance	3	-1					-3
the barclays	-3	-1	4
the best	2		-2				-1	-1
the bill	-3	3
the cap	3	-1	-3
the car	3	-1					-2
the credit	-1		-2					3
the debt	3	-1					-2	-1
the due	-3						3
the hospital	-1	-2	-2				-3	2
the house	2	1					-3
the jeep	-3	-1					3
the last	-3						3
the old		-4	-3				1	2
the truck	1	2	-2				-3	-1
them anything	-3	3
then my	3	-2	-1
then there's	-3	4	-3				1	-1
there's the	-3	3	-1					-1
they keep	-2						2
they repo'd	-3						3
they want		3	-1				-1	-1
think that's	3						-3
third bank	-1	-3	1	2	1		-1	-1
third mortgage	4		-3				-1
this amount	2	-1					-1
this balance	-3						3
this loan	3	-1			-1		-3
this one	3	-3	-1				-1
those are	3						-3
to bank	-3		1				-1	3
to collections	-2						3	-1
to credit	-3	1	2
to date	-4	4	-1				2	-1
to keep	-3	1				3	1
to us	3	-2	-1					-1
total balance	-3	4					-3	-1
total due	-3	-1					3
total us	4	-1			-2	-3
tower loan	-1	3	-3					-1
troca con	-2	3	-2
truist mortgage	-2		-1				3
tu ef	-3	1		1	-1	-1	-2	-1
tu1 ef1	3						-2
type auto	2	-1	-3	-1	-1	-1	1	-1
type charge	3						-2
type collection		-1					-3	2
type credit	4		-3				-1	-1
type detail	4						-3
type federal	-2		3
type installment	3		-1				-1	-1
type of	4		-2		-1		-2	-1
tình trạng	-1	-1					3	-1
uh then	3	-1					-3
ulta card	-3						3
um the	-2	2					-3	-1
union acct	-2	-1		3			-1
unpaid closed	-3						3
until oct	3	-3
upstart mo	-3						3
us bank	2	1	-1	-1	-1	-1	-1	-3
us em	-4						4
us us	3	-1					-2
usa na	3						-2	-2
used auto		-1	3			-1	-3
valley receivables	3		-1				-2
value checking	3	-2						-1
victoria's secret	3		-2				-1	-2
visa signature		2	-5					-1
wait the	2	-3						-1
walmart capital	-2		3					-2
wants to	-3					2	1
warren mi	-3						3
was a	4	-1					-4	2
was charged	-4						4
was credit	-3		-2					4
was days	2	2					-3
was late	3						-3
wayfair citi	1	2	-2
we pay	-3	1					3
welcome back	3	-3
went to	-3	2					1
what for	3						-2	-1
with collection	-3						3
with freedom	-3		3
world finance	2	-1	-2
worst delinquency	3						-3
writeoff account	3	-3
x gap	-3		3
y el		1	-3				-1	-1
y i	-4	-1						3
y originalcreditorname	-3							3
yes yes	-3						3
you are	-1	-3				-1	1
you owed	3	-2					-1
your file	4	-1					-4
your loan	4		-2				-3
your name	2	-2					-1
原债权人 t-mobile	-2						3	-1
最低还款 逾期30天	2					-1	-3	-1
最低还款 逾期60天	-3						2
月供 正常	4	-4
正常 citi	-1	-2	2
正常 车贷	-2	4	-2
每月还款 状态	-2						2
状态 正常	-1	2					-2	-1
状态 逾期30天	-3	3					-1
额度 最低还款	-3						3
# word words behind
a 	-2	2	2	-1	-1		-2
a collection	4	-1	-2				-3
a credit	4		-2				-2
a debt	4		1		-1		-4
a month	-2	4	2	-1	-1	-2	-4	-3
a week	-3		3
a/c	-4		3
aa 	3	-2	-1
aadvantage	-3	1	2				-1
ab	2	-4	2
ab 	4	-4
accepted 	-4		2				3
account account	2	-1					-2	-1
account balance	3	-1	-1					-2
account charged	3						-3
account closed	5	-1	-3				-2	-1
account designator	-4	-1	-1					4
account ending	-5	2	4					-3
account has	-2						3	-1
account information	3						-2	-1
account not	-3						3
account number		-3	-1	2			1
account review	3		-2				-2	-1
account sold	3						-3
account to	-2	-2	-1					2
account with	-2	-1					3	-1
accountopeneddate	-2			3				-1
accountopeneddate 	-3			3				-1
accounts	6	-2	-4		-1		-1	-1
acct	-2	1	4	-1		-1	-2	-1
acct 	-4	-1	4	-1		-1	1	-4
acct balance	-3	-1	4
acct current	2		2				-3
acct ending	-2	2	2				-1	-3
acct no	4	-1	-4				-2
acct status	3						-2
acreedor	-2	-1	3					-3
active	-4		3		2	-1		-2
active cash	-3	1	2
activity	4	-1					-1	-1
activity 	3	-2	-1					-1
additional	2		-2				-1
address	3	-2					-2	-1
advance	-3	-1	2
advantage	-1	-3	3					-2
affirm	4	-3					-1	-2
affirm 	3	-2				-1
afni	3	-1	-2					-1
after	5	-1	-2				-3	-1
agency call	-3						3
agency/attorney	3						-3
ago 	4		-1				-2
agreed	-1	-3					2	-1
agreed 	1	-3					-1	-1
agreed paid	-3						3
agreed pays	-3						3
aidvantage		-2	2	-1			-2	-1
al mes	3	-1				-1	-2
all	4	2	-2				-2	-1
all 	-3	3	-1
ally	4		-3	-2			-3	-1
already	-2	3	-1				1
always	-3		3
amazon	-3	1	1				2	-1
ambulance	2	-1	-3				-1	2
ambulance bill	3	-1	-2				-1
amer 	-1		3					-1
america	-2	-1	3				-2	-2
america 		-5	2
america mbna	-3	3	-1
america visa	-2	-1	3
americredit	3	-3	-1
amount	1	-2	-4		-1		-1	1
amount 	3	-1	-2				-1	-2
amount due	6	-2	-2				-3	-1
amount of	3						-2	-1
amount status	-2		-2				-1	3
amp	3	-2	-1
amt		-2	-2				-3	2
amt bal	-3							3
an	2	-1	-3				-1	-1
an old	3		-2				-1
and	1		3		-2	-1		-3
and 	4		-2				-2
and any	2						-2
and he	3	-1	-3
and i	-2	1	-3				3	-1
and i'm	-3	-1	1				3
and says	2						-2
and they	-3		2				1
and those	-3	3					-1	-1
and to	-3		3
and we	-3	3	2				-1
and which	-3						3
and with	3	-2
anesthesia associates	-2	2
anesthesia group	2	-2
another	4	-3	-1				-2	-3
anselm	-2	-1					-2	2
anything	3						-3
apartments	-3		-2				-1	3
application	2		-2
apply	3		-1				-2
apply 	3	-1	-1				-1
apr	5	-2	-3		-1		-3	-1
april	3						-3
apt	3	-1	-2				-1	-1
apt 	3	-1					-1
are	1	-3	-2		-1			-1
are accounts	3						-3
are current	-3						3
are two	5	-1					-5
as		-3		1	-1	-1
as agent	-2	-2	3
ashley	-3	2	1
aspen	-3			3			1
assigned		-1	-2				1
assistance	3	-1	-2					-1
assoc	-3						1
associates 	-2	-1	4				-1
at	2	-3				-1	-3	1
at a	3		-2				-1
at auction	-3						3	-1
at the	1						-2
at&t					2		-2	-3
at&t mobility	1	-1	-1		2		-3	-1
auction	-2						2	-1
aug	3	-2	-3					-1
august	-1	-3	1				1
august 	2		1				-3
auto 	-1	3		-1	-1	-1	-1	-1
auto credit	-3	3	-1				-1
auto fin	4	-4	-2					-1
auto loan		-3	1				2	-1
autopay	3	-2	-2	-1				-1
autopay 	3	-1	-2					-1
available 	3						-2
avant	3	1					-3	-1
b		-1		-2		-1	-1	-3
b 	-3	1	1	-2	-1	-1	2	-1
baby	-2	4	-5				-1
back	5	-2	-1				-4	-1
bal apr	-2		3	-2
bal pmt	-3	-1	1	1			-1	-1
balance charged	3						-3
balance date	-3	-1	3				2	-1
balance minimum	-2	-2	4	-1			-2	-2
balance monthly	3		-2				-1
balance original	3	-1					-2
balance pay	2		-2
balance payment	1	-1	3	-1	-1	-1	-2	-1
balance reported	-3						3
balances	3	-1					-2	-1
bank		-1	-3					1
bank 	-2	1	1		-1		3	-1
bank acct	1	-2	3
bank altitude	-2	3	-1
bank card	-3	2	-1					1
bank cash	1	-3					2	-1
bank charged	-3	2						1
bank closed	-2	-1	3
bank corp	2	-2
bank credit	-1	3	-1					-1
bank last	-3		3					-1
bank line	-3	2						-1
bank loan	-2	-1	3					-1
bank n	-3	1	-1					3
bank of	4	-2	-1				-3	-2
bank po	-2		3					-2
bank/wayfair	2	-1					-1	-3
bankcard	-3	2	1
banking	4							-3
banking 	3							-3
bankruptcies	3						-3
bankruptcy	4	-1	-1				-4	-1
bankruptcy 	3						-3	-1
banks	2	-3	-1				1	-1
banner	3		-3					-1
beauty	4	-2	-1					-3
beauty 	2	-2
bed	1	1	-3					-1
been late	-3	-1					3
been sent	-2						2
before	2	-1	-2				-3	1
behind	-2	-2	-3			-1	3	-1
behind and	-3						3
behind days	5	-1	-1				-5
belk	2	-3	-1				2
best	1		-2	-1		-1		-3
best buy/cbna	-1		3				-2
beto	2	-1	-1				-2
bill	-3	-2			-1	1		4
bill 	-1	-1	-2			-1	-3	4
bill from	2	-3	-2				-3	1
bill in	-3		1				3	1
bill pay	3						-2	-3
bills	3	-1	-1				-1
biscuit's	-3		3
bk heloc	1	-3	2
bk of	4		-4				-1	-1
bkpt	3	-2
blue	-1	2	1				-4	-1
blue cash	-3	1	2
blvd	3	-2	-1				-1	-1
bmw	3	-1	-2
boat	3		-3
borrower 	3						-3
both	-3	1	1				2	-1
bought	-1	3	1
bought from	-4		1				3
box	5	-3	-4	-1	-1	-1	-1	-1
box 	3	-1			-1		-1
box dallas	3	-1	-2
box greenville	4		-4
box pittsburgh	3	-1	-2
braces	-2	-3	2				-1	-2
brandvold	2	-2	-1
brannigan	-3	1	-2				3	-1
builder	-2	-1	3
bur 	-3		3
bureau	2	-3						-1
but		3	-4		-1		-2	-1
but not	-2	2
buy 	2	-2	1					-2
buy card	1	1						-4
buy visa	3	-3
by	3	-2	-2		-1	2	-3	-1
by credit	3						-3
by days	-3						3
bye 	3	-1	-1				-2
c system	-3	3	-1
c/o	1	-2	2				-3
c/o 	3		-1				-2
c/o c/o	3	-1					-2
ca 	2	-1	-3	-1	-1	-1	-1	-1
cabela's	3	-3
cabelas	3	-3	-1
cable/cellular	4	-1						-3
call		-1	-3			-1	3	-1
call 			-3				1	-1
call every	3		-2				-1
call them	-3						3
call to	-3						3
calloway	3	-2	-2				-1	-1
can	3	-1					-3	-2
capital bank	-1	-2	-1				-1	2
capital one	4	-1	-2	-1			-1	-3
capital orig	-3	2	1
capital retail	-3						-1	3
car	2	3	-3			-1	-2	-1
car loan	1	3	-2				-1	-1
card 	1		-2			2	-1	-5
card account	3	-2	-2
card accounts	3	-2					-1
card but							-1	-3
card current	3		-1				-2
card ending	-3	3					-1	-2
card is	-2	3					-1	-3
card min	-4	2	-1
card mo		-1	4					-1
card payment	2	-3	2
card that's	-4	3	3					-1
card their	-3	-2	-1				-1	4
card they	-1	-3	-3			-1	-1	3
card was	-2	3	-2					-1
card whose	3	-1	-1				-1	-1
cards	4	-1	1				-1	-2
cards 	2	-2
care client	4		-1					-3
cartão	4	-2	-4				-1
cartão final	2	-3	-1
case	3	-1	-1		-1			-1
cash is	3	1	-3
cavalry	3		-2				1
cc	-1	1	3		-2		-1	-2
center 	1				-1			-4
ch		-1	-2		2		-1	-1
charge	-1	2			-1	-1	-2	-2
charge 	2	-3					-2
charge-off charge-off	-4						4
charged			-3	1		-1	1
charged it	-3						3
chase	1	2	-2	-1			-2	-3
chase bank	2	-1	-2
chase freedom	3	-3					-2	-1
chase sapphire	-3	1	2
checking	5	-3	-2				-2	-1
checking 	4	-2	-2					-1
chela	-1	4	-2				-1
circuit	3	-1	-2
citi	-3		3	-1		-1	-2	-3
citi 	-3	2					2	-1
citi double	-1	-3	3				1
citibank		2	1	-3			-1	-6
citibank 	-2		-1				2	-2
citizens	2		-3				-2	-1
cl	1	-2	1			-1	-3	-1
claim	4		-1				-3	-1
classic	2	-1	-3					-1
classic 			-3
client	1	-2	1				1	-4
clinic 	3	-2	-1					-1
close	3	-1					-1
closed		3	4	-1	-1	-1	-2	-1
closed 	-1	3	5	-1			-4	1
closed it	-3		2				2
closed never	-2	-1		-1	-1	-1	2	-1
closed/never	-3				-1		3	-1
clt	-2						3
club	-1	2	-3				1	-1
co	-1	-2					-4	4
co 	3	-2	-1				-2
co co	5	-1	-2				-2	-2
cobranza 	-2						2
cobrança 	-2					-1	3	-1
code	3	-2			-1		-1	-1
coll		1	2	-1	-1	-1	-4
coll 	2	1		-1			-4	1
collect	-2	4	-2					-1
collect 	-2	3	-1
collection 	1		-3	-1	1	-1	-1	2
collection account	4	-1	-1				-3	-1
collection collection	2		1				-3
collection reported	-4		4					-1
collection services	-3	3	-3				-1
collection/charge-off 	4						-4
collection/charge-off collection/charge-off	-4						4
collection/chargeoff 	-2		3				-1
collections	-1	3	-2					-1
collections 	1	1	-1					-2
collections since	-3						3
collector	-3	-1			-1		3
collector 	3						-3
collector and	4						-4
collector this	4						-4
collector we	-5				-1		5
comcast	4	-2	-1				-3	-3
comenity	2		1	-1		-1	-3	-6
comenity bank	-2		2				-1	-3
communications	-3	1					-2	3
community bank	3	-3	-1					-1
con		-1	1				-3	-1
conn's	3	-2					-2
consumer	1		-2					-3
consumer usa	3	-3
continue	3						-3	1
control	-4	3	1
cooper 	-5	5	-1
corp	-1	-3	2
corporation	1	-3	-1					-1
corporation 	3		-2					-1
corriente	-3	-1					4
corriente 	-3	-1					4
costco	3		-3				-1	-2
costco citi	2	-2					-1
counseling	4	-1	-3				-1
countrywide	3	-3	-1
court type	3		-1				-2
cr-v		-3	3				1
credence	1	-3	-2				1	2
credit 	-1	-1	1					-3
credit account			-2				3	-1
credit adjusters	-2	2
credit biscuit's	-3	3
credit builder	-3	3
credit bureau	1	2	-3
credit card	-3	-1	1	-1	-1	-1	2
credit collection	-4	-1	2				3
credit counseling	4	-2	-1				-1
credit current	-3	1	2
credit journey	3	-3
credit limit/original	3						-2
credit management	-1	2					-3	-1
credit mgmt		-2	-1					3
credit min	-2	3	-1					-1
credit monthly	3	-1	-2
credit one	2		-1	-1	-1	-1	-2	-4
credit report	3	-3	-1		-1
credit reporting	3	-1	-1					-1
credit services	2		-4					-1
credit systems	-2	3	-1				-1
credit_repository	2		-2				-1
creditloantype	-3							3
creditor	1	-2	-4		-1		-1	1
creditor 	-2	-2					-3	4
creditor capital	3		-2				-1	-1
creditor credit	-1	-1	-1	-1	-1	-1	3	-2
creditor name	3							-3
creditor synchrony	3		-2					-1
creditor t-mobile	3							-3
creditor verizon	2		-1				-2	-1
creditors	3	-1	-2
credor original	-3		3				1
creek	1	-1	-1					3
ct	3	-3	-1		-1		-2	-2
ct 	3	-2					-1
ctr	-4	-4	2	-1	-1	-1	-1	3
ctr 	-2	-1						3
cuenta	-3		3	-1			-1	1
cur 	3			-1			-2	-1
curr		-2	1	-1	-2	-1		-2
current 		-1	2		-2	-1	-2	-1
current balance	3	-1					-2
current debt	3				-1		-2	-1
current late	4						-4
current paid	4						-3
current with	-3						3
dana	-3		1			2
dana 	-3	-1	1			2
date		-3	-2	1	-1	-1	2	-2
date 	-1	-2	-4	-1		-1	4	-2
date assigned	3						-3
date high	3	-1					-2
date of	-3	-2	-2	2	-1		3	-2
day	-1	1	1				-3	-1
days		-3		-1	-1	-1
days 		-3					-1
days days	5	-2	-1	-1	-1		-4
days in	3		-1				-2
days over	3	-1					-2
dda	-3				3
de	1	-2	-3	-1		-1	2	-3
de credit	2						-2
de cuenta	3	-1	-1				-1
dealer		-2	3
debe	2	-2
debemos		3	-3				-2
debemos pago	-2	2	-1				-1
debo		2		-1			-2	-1
debo 	-4	-1	3				-1
debo pago	-1	4	1	-1			-1	-1
debt	4	-3	-1	-1	-2	-1	-1	-2
debt account	3	-2
debt collector	3				-1		-3	-1
debts	3	-2	-1				-1	-1
december	-1	-1				-1	3	-1
deferment	2		1	-1	-1	-1	-4	-1
deferment 	3	-1	-1				-2
deferred	2		-2	-1	-1	-1	-5	-1
deferred 	3	1	2				-4	-1
deferred til	-1	3	-2
deficiency balance	4	-1					-3
del	-1	1	-3				1	-1
del carro	3	-1	-2
del hospital	-3	-1	-1				3
delaware	1	-3						-1
delinquency	2	-1	-1				-1
delinquent 	1	-1	1				-3
delinquent on	-4						4
dental	-3	-1					1	3
dental group	-2		2					1
dentist	2	-3	-1				2
department	4	-4			-1		-3	1
department 	-1	-3					-2	2
department of	3	-2	-1					-1
deposit	3	-1	-2				-1	-1
depot	-3	2	-4				-1	1
derogatory	2						-2
derogatory 	3						-2	-1
describe	-2		2
description	2	-1					-1
designator	3							-2
designator code	3							-3
details		-3	-1		-1			-2
details this	3				-1		-3
dia 	-2	-1				-1	3
dias de	-2	-1			-2	2	-3	-1
diego	2	-1	-3	-1	-1	-1	-1	-1
digits	2	-2	-5	1	-1		-1	-2
digits of	2	-2	-5	1	-1		-1	-1
direct		-3	1	2			-2	-3
direct unsubsidized	-2	-2		2			-1
discover	2	-3	1					-2
discover card	3	-1					-2	-1
dispute 	4						-3
district	3	-1	-3				-1	-2
do	1	-3						-1
doc	3	-2						-1
double	-1	1	-3				-1	1
double cash		1	-2				-1	-1
down	2	2	-3				-1	-1
down to	4	-1	-3					-1
dpd		-2		-1	-2	-1	1	-1
dr	1	2	-4				-3	-2
dr ste	2	-1	-1				-1
draft	3	-2	-1
draft 	3	-2	-1				-1
due date	-3	-2					3
due if	2	-1					-2
due past	3						-3
due pay	3						-3
due payments	-2	-1					3
e-payment	3	-3	-1
ecoa		-1	1	-1	-1	-1	-3	-1
ed	-3		2	-1	-1	-1	-2	-2
ed edfinancial	-2	-1	3
ed/navient	-4		4
ed/navient 	-3		3
ed/nelnet	-1	3
education loan	3	-1	-3	-1	-1	-1	-1	-1
egg best	3	-3					-1
egg personal	-3	3
electric	-4			-1			-2	3
eligible	2						-2
em		-1	-3	1	3	2	-3	-2
em cobrança	-3	-1		2	2	-2		-1
em dia	1	-2	-3			3	-3	-1
emergency phys	-3	2						2
emergency physicians	-1	-3	2					-1
employees	-3		2
en	2		-3	-1			-3	2
en cobranza	2		-1				-3	1
en cobro	3	-2	-1	-1			1	-1
ending			1	-1		-1	-3	-4
ending i	-3	2	2
ending in	-3	-4	4	-1				-3
ending they	-2		3					-1
energy 	-3	-1	2				2	2
enhanced	3	-1	-1	-1			-2	-1
enhanced recovery	3	-1	-1	-1			-2	-1
enrolled	2	-3	3				1	-2
enrolled 	2	-2	2				-3
enrolled current	-3						3
ent	-2	1	2
eq ex	3		-1				-2
equal	3		-2				-1	-1
equifax	3	-2	-1					-1
equifax 	3	-1	-2					-1
equity line	-3	4	-1
er 	-3	1	2					-2
era de	-3		3				-2
escrow	-1	-1	-2				3
esposo	3	-2	-1
est	3	-1	-1				-1	-1
está	-2	-2	-2			1	2	1
está en	-2	-1	-2				3	1
every	3	2	-2				-1	-1
ex	3		-1				-3
except	3						-3
exeter	1	-2	-3				1	-1
exeter finance	2	-3	-4				2
experian	4	-3	-1				-1	-1
experian 	3		-1				-1
experian equifax	3	-2
express 	2	-2	-3					1
f	1	-1	3			-1	-2
f 	-2		3
f-150	-3	2	3
factoring	-2						3
factoring company	-2	-1		-1	-1	-1	3	-1
fair	2	-1	-1				-1
family		1	-2				-1	2
family dental	-4	3	-2					1
far 	-3						3
fargo financial	3	-3
farrow 	3	-3
father	-2	-1	3
feb	2	-2	-2					-1
fed visa	-2	2	-1				-1
federal		1	-4				-1	2
federal credit	2		-3
federal savings		-3						3
fedloan	3		-3
fedloan servicing	3		-3
fee	3	-2	-2				-3	-1
fees	1	-2	2				-3
fees 	3	-1					-2
ffel	1	-3
fidelity	4		-4
fidelity visa	4		-4
fifth	1	-2					3	-3
figure	3	-1					-3
file	-1	-3	1		-1		-2	2
file 	1	-1	-3
filed	1	-3	-2	-1	2	-1		-3
filed 	-1	-1	-1		3		-1
fin	2	2	-3					-2
fin 	2		-4					-1
fin f	-2	2
fin svc	-2	2
final	-4	1	5				-1	-3
final 	-3	1	2					-1
final us	-4		4
finance auto	-3	-1	3					-1
finance co	3		-3
finance days	3	-3
finance the	-3	3
financial account	-2	3	-1
financial credit	-3	3
financial loan	-3	3
financial services		1	-3
financial svc		2	-3
financial 账号	-1	3	-3
financial 车贷	3	-3
financing	3	-3
fine	2	-2					-2
fingerhut	2	2		-1			-3	-2
fingerhut 	3	2	-1				-2	-2
first	2		-3				-2
fl	3	-1	-1		-1		-1	-1
foi	-3	-1					3	-1
for	-2	3	2		-1	-1
for a	3	-1	-2				-1
for it	-1	3					-3	-2
for old	-3	2	2
for the	-3	5	1			-1	-3	-3
for you	2	-1					-1	-1
forbearance	2	2					-3	-1
forbearance til	3		-1				-2
foreclosure	3	-1					-2
forget	3		-2				-1
form	3	-1	-2				-1
found	2		-1				-1
fp	3	-2
freedom							-4	-1
freedom mortgage	2	-1	2				-3	-1
fri	3	-1
from the	-1	1	2				-1	-3
full	2	-1	-1				-2
full 	4						-4
fund		-4	1				-1	-3
fund 	2	-2
funding 	2	-2	1
furniture	-2	3	-1				-1	-1
g	2						-2
ga 	2	-1	-1				-1
gas	-3	2	2				-1	1
global	-2	3	-1				-1
go	-1	-2	2				1	-2
gold 	-2	2	1
got		-2	-1				3	-1
grad plus	3	-3
grantor	3						-2	-1
group 	-3	-3	2
group llc	2	-4	-1		-1			-1
grove	-2	-3	2				1	1
h	5	-3	-2	-1			-2	-2
had	3	-1	-1				-2	-1
half	3	-1	-1				-1
halvorsen	3		-1				-2
harbor	1	1	-3				-1
harbor bank	3	-3
has it	-5	3	2				2
have a	3						-3
have in	-2						2
he	-3	-1	1				3	-1
health	-1	1	-2				-2	3
health care	3	-1	-1				-1	-1
health network	-3	2	-1					1
health system	3		-3					1
heights	2	-2	-1
heloc	-2	2	1	-1			-2	-1
heloc 		4	-1	-1			-2	-1
higher	-3	3
home loan	-3	2	1
honda financial		-2	4				-2	-1
hosp	1	-3	-2					3
hosp 	-3	-1						3
hospital 	1		-3				2	1
hospital account	-3	3						-1
hospital acct	-4	-2	4				-1	-2
hospital bill	1	1	2				-3	-1
hours	3	-2	-1
how	2	-3					-1	-1
hsbc	3	-1	-1					-1
hạn	-3						3
hạn 	-3						3
i had	2		-2				-2
i owe		1	2	-1	-1	-1	-4	-2
i pay	2	1	3		-1		-3
i'm	-2	-3	-4			-1	4	-1
i'm about			-2				2
i.c system	3						-3
i1	-3		3				1	-1
ic	-1	-1	-1				3	-1
id	4	-2	-2		-1		-1	-1
idea	4		-2				-3
if	2	-1	1	-1			-3	-1
if i	2						-2
if you	1		1				-3	-1
il	3	-1					-1	-1
im	2		3				-2
imaging	-2	1	4				-1
in	1	-3	-1	-1	-1	-1	-2
in bankruptcy	3		-1				-2
in collections	-3	-2	5	-1	-1	-1	-2	-3
in file	3						-3
in forbearance		1	4				-1
in negotiation	3		1				-3
inc balance	-3	1	2
inc is	3	-1	-3		-1		-1
incl 	3						-3
incl escrow	-2						2
include	4		-2				-2	-1
include the	3		-2					-1
included	4	-1					-3
included in	2	-1					-2
income 	2	-2	-1
information	5	-4	-1		-1		-4	-1
information 	3	-2
infusion 	-3		3
inquired	3	-1	-1				-1
inquiry	4	-2	-2				-1	-2
installment	-3	2	1	-1	2	-1	-2
installment account	-2	-1	3
installment agmt	-3	2	-2	-2	3			-1
int	3	-1	-1			-2		-1
interest	5	-2	-3				-3	-1
interest 	4	-1	-1				-3
internal revenue	3			-1			-2
ira	3	-1	-2					-1
is		-2	-1	-1	-1	-1	1	-4
is 	5	-3	-2				-4
is a	2	-2	-1		-1		-4	-2
is at	-3		7				-3
is days	-2	-1	-2				3
is fine	3	-2		-1
is gone	4	-2	-2					-1
is let	3						-3
is minimum	-2		3
is not	3	-2	-2				-1
is past	-3						3
is the	-3	-2	5				-2	-2
is up	-3						3
is what	1		2				-3
it	-1	2			-1	-1	1	-4
it 	1	1	-1				-3	-1
it card	-3	3
it is	-4	2					3	-3
it oh	2						-2
it says	-1	3	-1				-2	-1
it was	-2		-1		-1		2	-2
it's	1	-3	-1				-1	-2
item	3	-3	-2					-1
item was	-3						3
its	-1	-1	3					-3
j 	-3		2				-1
jackson	-2	3					-1	-1
jan		-2	-3				2	-1
january	-2	-1					3	-1
january 	-2	-1	-1				3
jefferson	2	-2	-3	-1			-3	3
jefferson capital	-1	-2	-3	-1			-2	2
jewelers 	-1		3				-2	-2
journey	4	-1	-3
jpmcb	4	-1	-2				-1
jpmcb card	3	-1	-2				-1
jt	3	-1					-2
judgment filed	3	-1					-2
jul	2	-1	-3					-1
jun	1	-2	-1	-1			1	-1
just	1	-1	-3
k 	4	-1	-3
karma	3	-1						-2
key	2	-1	-1		-1
keystone	-3						3
klarna	2	-2					-1
know 	3		-1				-2
kohls	-1	3	-1				-1
koleksyon	-3		-1				3
l	2	-2			-1		-2
l 	-3	2	3				-1	-1
la	4	-1	-3			-1	-1	-1
lakemont	3		-2				-1
lakes student	-2	2
lane bryant	2	-2
laptop 	-3	2	1
last	-4		5	-1	-1	-1	1	-3
last digits	-3	2	3	-1			-1	-2
last four	-4		2					-1
last payment	3						-3	-1
last pmt	-3	3	2				-1	-1
late	-1	-4	1		-1	-1	2	-1
late and	-3						3
late current	-4						4
late days		-3	3		-1	-1	-1	-1
late highest	-3						3
late payment	3						-3
late time	3						-3
lates	-2	-1					2
lc 	-2	2
le	-3	2	3				-1	-3
le debemos	-3	2	1	-1				-2
le debo	-2	-3	3				-1	-1
lease		4	-3				-1	1
leasing 	-3	2	2					-1
ledger	-1	2	-2
left	-1	3		-1	-1	-1	-1	-2
left a	3	3	-5					-1
lender 	3		-2					-1
lending	-1	1	1				-2	-4
lending 		-1	3				-1	-4
lendingclub	3	-1	-1				-1	-2
letter 	-3						3
liabilities	2	-1					-1
lien		-1	1				-3
light	-4	-2	1					2
like		3	-1				-1
like 	-1	3					-1
lim	3	-1					-2
limit		-3	-1		2	-1	1	-2
limit 	2	-1	-1		2	-1	-3	-1
line			2			-1	-3	-2
line 	3	-1	-2				-1	-1
line of	-2	-1	3			-1	-2	-1
lines	3	-2						-2
list	4	-1					-3
listed	3	-1	-1				-2	-1
llc	-1	-5	1		-1		-1	-2
llc as	-1	-3	2
llc is	3		-3		-1			-1
llc original	-4		4
llc po	3		-3
llc synchrony	-2		2
llc we	3		-2				-1	-3
llp	-2	-1	3
lns	-3	1	3
lns 	-1	-2	3
loan	-1	2	1			1	-3	-2
loan amount		-3					3	-1
loan auto	3	-1	-3
loan current	2	-2	-1				-1
loan details	3	-2
loan from	-1	-3	2				-1
loan is	-1	1	-3				1
loan mo	-4	1	3
loan no	-2	-2	4				-1	-1
loan number	-3	2	1					-1
loan of	3	-2	-1				-1
loan serv	2	-2
loan subaru	1	3	-3
loan we	-2	-2	3
loans 	1	-4	1			-1	-1	1
loans last	-3	1	2					-1
loans mo	3	-1	-3
loe	-2		-1				2	2
lofts	-2						-1	3
lofts at	-2						-1	3
loss	-2						2	-1
lowe's		3	-1				-3	2
lowes 	2	-3	2
lp	-2	-2	3
luke's	-4	-2	1				1	2
lvnv		-4				-1	-1	2
lvnv funding	2	-4				-1	-1
m	1	-5			-1		1	-1
ma	4	-3	-2		-1	-1	-2	-2
macy's	4	-2	-1				-2	-1
made	4	-1	-2				-3	-1
mae servicing	2	-2
main	-3	4	-2				-1
main financial	-4	4
malibu	2	-1	-3				2
management llc	2	-2	-2
maple	-4	3					3
mar	2	-2	-4				1	-1
mar 	-2	-1	-3				3	-1
marital	3		-3				-1
marketplace	-2		-3					1
mastercard	-2		3					-1
mastercard 	-2	-1	3
mattress	1	1	-1			-2	-2	-2
mattress 	2		-3				-2
may apr	2	-1					-1
may be	3						-2
may to	-3						3
mbna	-3		3
mbna america	-3		3
me i	-2						2
med	-3	-1	2				-2	2
med ctr	-4	-2	1	-1	-1	-1	-1	2
medical	-1			-2	-1	-1	-1	3
medical 		-1	1	-3	-1	-1	2	-2
medical center	-4	-2	3					2
medical ctr	-3	2						1
medicine	-3	3	-1
member	2	-2	-3					-2
member fdic	3		-2				-1	-2
memorial 	-3	-3	1					3
memorial hermann		1	-3				-2	-2
mercer	-2	-1	2
mercy	4	-3	2	-1			-3	-1
mercy health	4	-1		-1			-3
mes	3	-2				-1	-2	-1
mesa	-2		2					-1
mgmt		-1	2					-3
mgmt lp	-3	2	-2
midland	3	-3	-4					2
midland credit	2	-3	-1				-1	3
milestone	-3	2	-1				1	2
milestone 	-3	2	-1				1	2
min	-3	-1	4	-2	-2	-1	1	-3
min 	-2	-1	4	-2	-1	-1	-4	-3
min current	4	-2	-2	-1			-2	-1
min due	-3	-2	1				2	-1
min is	-3	-2	4				-4
min late	5	-4	-2
min on	-3	2	2				-2
min pmt	3	-1	-1				-1
minimum	2	2	-3	-1	-1	-1	-1	-1
minimum 	3		-2				-2
minimum payment	4	-1	-1				-4
mission	3	-1	-1				-2	-2
mission lane	3	-1	-1				-3	-2
mo	1	-1	1	-1	-2	-2	-1	-3
mo 	-1	2	1	-1	-1	-1	-3	-2
mo behind	1	1					-2
mo on	2		2				-2
mobility 	-3	1					-1	2
mohela	3	-2					-2
mohela 	3	-2	-1
mom	-1	3	-2				-1
monday	3	-1	-1		-1		-1
money		1	-3				-1	2
money 	3	-3
month and	-3	-1				-1	3	-1
month behind		3	1
month current	4					-1	-4
month days	3	-1				-2	-3
month no	-3						3
month so	-3						3
month that	3						-2
month we	3						-3
monthly	1	-4	-1	-1		-1	-1	1
monthly 	3						-1
months behind	-2						3
months from	3	-3	-1
mortg	3	-3	-2
mortgage	-1	1	2	-1	-1		-3	-1
mortgage credit	3	-2	-1
mortgage on	3	-2					-2
mortgage servicing	-3	1	1
mortgage statement	-5		5
mos	2	-1	1		-1	-1	-3	-1
mother	1	-2	-1
motor	3							-1
motor acceptance	-3	3
mower	2	-3	1
mr	3	-3						-2
mtg 	-3	2	1				1	-1
mutual 	3	-3
mutual/providian	-3	3
mutual/providian 	-3	3
my		-2					1	-3
my brother	3	-1					-2
my rent	3		-2				-2
más de	2		1				-3
mínimo	1	-1	-2		1	-1	-2	-1
n a	-3							3
n.a member	3		-2					-2
n.a with	4		-2					-4
na		-4	2		-1		-1	2
na 	-2	1	3		-1		-2	-1
name	2	-2	-2		-1		2	-3
nasa	-1		-1					4
nasa collection	-3		-3					3
nat'l	-2	3
national	1	1	-2				-3	1
national bank	-2	2						1
national credit	4	-1	-1				-3	-1
natitira	3		-2
natl	3	-2						-1
natl bank	2	-3	1
navy	-1		-2			2	1
navy federal		-3	-1			3	1	-2
nc	3	-1	-2
ne	3	-1	-1				-1
negative	4	-2	-2
negotiation	4						-3
negotiation 	3						-3
nelnet	2	-4	1	-2			-3	-1
nelnet 	2	-1	-2	-1				-1
nevada 	3		-2					-1
nevada na	-2		2					1
never 	3						-3
new	4		-3				-2	-1
next	-2	-3	-3				3	1
next due	4	-1	-2				-2	-1
next is	-3						3
nh	3		-2
nissan	5	-2	-4				-1
nissan rogue	4	-1	-4
nmls	4		-2					-1
no 	-2		3	-1		-1		-1
no account	-2		3					-2
no balance	3						-2	-2
no edit	4					-1	-4
no i	2	-1					-1
no original	3	-2					-2
no pmt	-3						3
no rush	-4	3	3	-1
none	-4	-2	1	-1		1		1
none of	-2		3
not 	2	-3						-1
not counting	-1	3	-1				-2
not in	2	-1	-1	-1	-1	-1	-2	-1
not reported	-1	-1	-2				4	5
not used	3						-3
note	3		-2				-2	-1
notes	3						-2
notes 	3						-2
nothing	3	-1	-1				-2
notice		-3	-2				2	-2
nov	2	2	-3				-2	-1
now 	3	-3	-2				-2	-1
number	2		-5	2			-1	-2
number 		-3	-1	2				-1
number balance	4	-1	-3
number i	3		-2				-1
nº	-3	-1	3
não	3			-1	-2		-1	-1
núm	-5	-1	3					-1
o open	-2		3	-2
o9b	-2						-1	3
o9b 	-2						-1	3
obligations	3	-1	-1				-1
oct	3	-1	-1			-1	-1	-1
of 	1	-3	-2	-1	-1	-1		-1
of america		3	-4				-2	-3
of apr	3						-3
of check	4		-1				-1	-2
of creditor	2	-1	-2
of date	3						-3
of ed/aidvantage	-4	3	-1
of ed/navient	-5	5
of ed/nelnet	-1	1	-3
of last	3						-1	-1
of missouri	-2							2
of my	3						-2
of paid	4						-3
of revenue	-3	-2	3
of your	3						-2
off	1	-3	-2					-1
off account	3						-3
off amount	4						-4
off from	3		-1				-3
off keep	3						-3
off on	-3						3
off status	4						-4
off type	-2						3
offered	-3	-1					1	3
office 	3		-1				-2
oh	3	-2	-1				-3
oh 	3	-2	-2				-2	1
ohio 	-2	1	2					-1
ok	1		-2	-2	-1	2	-3	-1
ok 	2		2	-2	-1	1	-3	-1
ok ok	3	-2	-2			-1	-3	-1
ok so	2	-1					-2
old capital	2						-2
old navy		1	-1				-3	-1
old synchrony	4						-3
on 		-3					1	-1
on april	-3						3
on home	3		-2				-2
on the	6	-1	-3				-4
on time	3	-1	-1			-1	-2
on your	-4						4
one		-1	-2				2	3
one 	-3	2	1				2	-1
one balance	3	-3	1					1
one ending	3	-1	-2					-2
one ends	2	-1	-2					-2
one i	-3	2	2				1	1
one n.a	-2	-1						3
one na	3	-2	-1					-1
one per	-2	3	-1					-2
one platinum	1	3	-3				-1	-1
one savor	-3	3
online	3	-1	-1					-1
only	3	-2					-2	-1
open			-1	1		-1	-2	-1
open 	2	-1	1				-4
open open	5						-5
opened	1	-1	1	-1	-1	-1	-2	-2
oportun		-2	2				-3
or collection	2						-2
or credit	3						-3
or paying	-5						6
orig	-1	-3	1	-1		-1	1	-2
orig citibank	3		-3
orig credit	-3		3				1
original	-1	-1	3	-1	-1	-1	-1	-2
original amount	4						-1	-2
original creditor	-4		5	-1	-1	-1		-2
orthopaedics	1	-2	-2					3
others	3		-2				-1
outstanding	3	-1	-2
over	4	-3	-2				-2	-2
over 	3		-1				-2
overdraft	-3	1	2				-1	-2
overdue	-3	-1					3	-1
overdue 	-3	-1					3
owe 	-3	2	2				1	-1
owe and	3	-1	-2	-1			-1
owe on	3		-1				-2
owe to	2	-1					-1
owed	-1	-3	1	-1			-1	-2
own	3	-3	-2				-1
owner	3	-2					-1
pagamento mínimo	-1				3	-1		-1
page	3	-3	-2	-1	-1	-1	-1	-1
page of	3	-2	-2	-1	-1	-1	-1	-1
pago al	2	-1	-1		-1		-1	-1
pago mínimo	3		-1				-1
paid	1		2	-1	-1	-1	-3	1
paid 	4	2	-2				-5	2
paid collection	2		1				-3
paid in	3						-2	-1
paid off		1	1				-4	-1
paid up	3						-3
palisade	2	-2	-1				-1
paper	2		-1				-2
parents	-2	3	1					-1
park	2	-3	-1					1
part	3				-1		-1	-1
partially	-3					-1	3
partners	3	-1	-2
past		-1	-3	-1	-1	-1	1
past due	1	-1	-3	-1	-1	-1	1
past the	-2						2
paul	3	-2
pay a	1	-1					-3
payday	-2	-1	1				-2	3
payday loan	-3		3
paying 	3		2				-4	-1
paying a	-2	-1	3
paying anything	3						-3
paying as	-4						4
payment	1	-1	-2		-1	-1		-3
payment 	5			2			-6	-3
payment current	1	1					-3
payment due	5	-2	-2				-3
payment late	-3						3
payments	1		-3	-1				-1
payments are	-5	4	-1				1	-1
payments past	3						-3
payroll	3		-1				-1
pays_as_agreed	3						-3
pays_as_agreed debt-to-credit	3						-3
pediatric	-2	-1					-1	2
pediatrics	-2	3	-2					-1
penney	-3	2	3				-1
penney 	-3	2	2				-1
perkins 	-3	3	1
personally	3	-1	-3
phil	2	-2					-1
phone	-3		2	-1	-1	2	-1	-2
phys	-5		2				-1	2
physicians	-3	1	2		-1			-1
pike recovery	3	-2						-1
pkwy	3		-2
placed	-2	-1			-1	-1	2
placed for	2		2				-2
placed with	-3	-1			-1	-1	3
plan	-1	-5	2	-1	-1		1	-1
plan 	1	-4	2				-1	-1
platinum min		-3	2				-1	-1
plcc	-2	3					-1	-2
please		-2	-3		-1	-1	1	1
please call	-3						4	2
please pay	4						-4
plus		1	-1				-3	-1
pmt	1	-3		-2	-2	-1		-3
pmt current	2	-1	-3		-1		-1
po	-2	2	3	-1	-1	-1	-3	-2
po box	-2	2	3	-1	-1	-1	-3	-3
por mês	3	-2			-2	-1	-1	-1
portfolio recovery	3	-3	-4			-2		1
power	1	3	-3					-1
pra	-3	-2	2	-1		-1		3
prin	3	-1	-2
principal	4	-2	-1				-3	-1
principal 	3	-1					-2
proceeds	3		-1				-2
progressive	1	-1	-1				1	-3
promo ends		-1	2				-2	-1
property	3	-1	-1					-2
providian	2	-2	-1					-1
pt	3	-2	-3					-1
q	-3		3
q 	-3		3
quail	3		-1			-1	-2
quicken	-3		3
quicken loans	-2		2
quicksilver min	-3		2
radiology 		-2	-2					3
radiology associates	-3	3
radius	2	-1	-1				-1
raleigh	-2	1	3
rate 	3	-1					-2
ray	-1		3				-1	-1
ray's	4						-3
rd	5	-3	-4			-1	-2	-2
rd 	3		-2
re	-2	-2					3	-1
receivables group	1	-2					3
received		-1			3		-2	-1
received 	-1	-1			3		-2
recent	4	-2	-1				-1	-1
record		-1						-3
record until	2	-1						-3
records	3	-2	-1					-1
records 	3	-3	-1					-1
recovery 	-2		3				1	-1
recovery associates	3	-2	-2
recovery co	-1	2	-2
recovery llc	3	-5						-2
recovery orig	-3	3
redcard	-3	4	-2
ref	-1	-3	1	-1			1
ref 		-1					1	-4
refer	4						-3
reflect	-1	-2	1		-1
refund	4	-2	-2				-2
remains	3	-1					-1	-2
rent	3	-2	-2				-2	-1
rent-to-own	-2	2						-1
renta	3	-2					-2
repo	3						-2
repo'd		-1	-1				3	-1
report	2	-2	-2	-1	-1	-1	-2	-2
report 	3		-2				-1	-1
reported 	2	-1	-1	-1	-1	-1	-4	-1
reported as	-4						4
reported assigned	3	-1	-5				-1
repossessed	-3						3	-1
repossessed in	-3						3
repossession repossession	-3						3
requested	4	-1	-1				-2	-1
requested 	3		-1				-2
resource management	-2	3					-1
respondent	4	-1	-1				-1	-1
resurgent	1					-1	-4
resurgent capital	2	2	-3				-2
retail 	3	-1	-2					-1
retail installment	-3		3
retirement	3		-2				-1
revolving account	-2		3
rewards 	3	-3	1
rewards card	3	-1	-2
rewards mastercard	-3	3	1
ridge emergency	-3	2						2
right now	3	-1	-1				-2
ring	-2	-2	3
rocket	2	-1	2				-3	-1
rpt 	2	-1			-1		-1
rptd	3	-1					-1	-1
rush	3						-3
rush 	3						-2
s	1	-3	2				-1	-2
sable	3		-3				-1	-1
saint	-2	3					-2	-1
saldo		2	2	-2		-1	-4	1
saldo devedor	3	-1	-2
saldo mensualidad	3		-2				-1
sale	3	-1	-1				-3
sample	4	-1	-3
san diego	2	-2	-2	-1	-1	-1	-1	-1
santander	2	-3	1				-1
sapphire	-4	4	-2					-1
save	3						-3
saved	2	-1	-1				-1
savings		1	-3				3	1
savings bank	-2	3	-2				-1	-2
savings bk	3	-3
savor		-3	3				-1	-1
says	-1	3	1	-1			-1	-2
says i	-2	3	1				-2
schedule	3		-1				-2
school	2						-2
score	4	-1					-1	-1
score 	3	-1					-1
sd	3	-1	-3
se		-3	-1				1
sears	2	-3					-1	1
section	3	-1	-1				-1
security	3	-2	-1
see		-3	1				-1	-1
sent		-1	-1	-1	-1	-1		3
sent 	-3			-1			4
sent me	-3						1	2
sentra	3	-3	-1
sentra 	2	-2
sep	3	-1	-2				-1	-1
sept	3						-2
serv	1	-1	-3				1	-1
serv 	-3						1
service		-4	3				-1	-1
services	2	-4	1					-1
services 	4	-5	-1					-1
servicing mortgage	-4		3
set							-3
set payment	3						-2
settled	1	-1	3				-3	1
settled 	-2	-1	1				-2	3
settled paid	2		1				-3	-1
share	3	-2	-1				-1	-1
she	-1	-3			-1	-1	1	-1
sheffield	-3	1	3
sheffield financial	-2		3
signature loan	-3	2	-1
sin							2	-3
since last	-3						3
single	3		-2				-1
sister	3	-1	-1				-2
slate	-3	3
slate 	-3	3
smiles	-3	1
snap finance	-2	2	-1	-1
so		-3	1		-1	-1	1	-1
so about	-3						3
so that's	-3	-1	3				2
sold	4	-2	-2				-3	-1
son	3	-2	-2				-1
south	3	-2					-1
spectrum	1		2				-1	-3
spectrum 	3							-2
st	2	-2	-1	-1	-1		1	-3
st 	3	-2
st luke's		-3	1
stafford 	3	-1	-3
state 	3	-1	1				-2	-1
statement	4	-2	-4					-1
statement 	3	-3	-2				1
statement of	3	-1	-2
status 	-2	-1	-1				3	-1
status charged	2						-2
status in	2						-2
status pays_as_agreed	3						-3
ste	4	-1	-3				-1	-1
ste 	3	-1	-2				-1	-1
still		3	-2	-1			1	-2
still owe	-2	-2	-2				3	-1
store		-2	3	-1			-1	-2
store card	-4	1	3				-2	-1
stores	-2		1				-1	3
streetaddress	-4	3	3		-1		-1	-2
streetaddress po	-2	3	2				-1	-2
student	-1	2					-3	-1
student loans	-2	3	-1					-1
sub 	4	-3	-2
subaru	1	-3					-1
subject property	-2						2
subsidized	2	-3	-1
sum	-3	1	2				1
summary	2	-3		-1	-1	-1	-1	-1
summit	3		-1				-1	-1
surgery 	-3	1	1				1	-1
svc	-1	-2	1				1	-1
svc 	-2	-1	3				-1	-1
synchrony	2	1	3	-1		-1	-6	-4
synchrony 	3	-1	-2					-1
synchrony bank	2		1				-2	-3
system 	-1	-1	-1				4	-1
system for	3	-3
systems 	2	-3	1				-1	-1
systems balance	3		-3
systems llc		-3
t	3	-2	-1		-1		-1
t-mobile	1	-2	-1				2	-4
tax	1	-1	1				-3	-1
tax refund	2		-1				-1	-1
taxes	3	-4	1				-3	-1
td	-2	-1	3				-2	1
td bank		-3	1				-1	3
teachers cu	3	-2	-2
tel 	-2		-1		3
tell			-1				3
tell me	-3						3
terminación	-3		3
terms	4		-2			-1	-2
terms met	3						-2
text 	3						-3	-1
than days	-3						3
that has	3						-2
that i	3						-3
that one	3	-3	-2		-1		-1	-2
that one's	-2	3	1				-1	-1
that went	-4		-2				3	2
that's	-2	2	3			-1	-1	-2
that's a	-1	1	4				-4	-1
that's and	-3	1	3
that's days	-3						3
that's everything	3						-3
that's in	-3						3
that's it	3	-1					-3
that's the	-1	3	-1
thats the	-3		1				2
the 	3	-1					-3	-1
the altima	1		-3				2
the amount	-2		-2				1	1
the balance	-2	-2	4				-3	-2
the citi	1		-4				1
the date	2		-1				-3
the debt	3	-1					-1
the equinox	-2	3	-1
the letter	3						-3
the letters	3						-3
the list	3						-2
the malibu	1		-3				1
the minimum	3	-2					-1	-1
the numbers	2	-2
the original	1	-3	-1				2
the past	2	-1					-2
the payoff	3		-2
the personal	-3	3
the scheduled	2						-2
their		-1	3	-1	-1	-1	-1	-4
their file	1		1				-3	-3
them	-1	-1	-3			-1	3
them a	3						-3
then	-1	-3	-1		-1		2	-2
then there	-2						2
theo		-2	3				-1
there	-1	-3	1					-1
there is	-1	-3	1					-1
there's	1	-3	-1				1	-1
they call	-5		2				5
they say	3		-2	-1			-1
they're	-4	3	-1				-2
think that's	4	-1					-3
third	-2	1	-3		3		1	-2
this		2	1			2	-2	-2
this information	2						-2
this is	3	-2	-3				-1	-1
those are	-3		1				2
through	3		-1				-3
thru	2						-2
til	2		2			-1	-4	-1
time	-2	-2	-1		-1	-1	2	-2
time 	-3	-1					3
time days	3						-3	-2
tn		-1	3		-1		-1
to collections	-3	-1					3
to date	-2	-1					3
to internal	-2						2
to www.cfpb.gov/debt-collection	3	-2					-1
todavía	-2		-1				2
too	1	-3	-2				2	-1
took	-1	2	2				-2	-3
total 	-2	-3	3	-1			-3	-1
toyota financial	3	-3					-1	-1
track	3						-3
track 	3						-3
tractor 		1	1				-3
tradelines	3	-1					-2
transmission	3	-1	-2	-1				-1
transunion 	4	-1	-2				-1	-1
transworld systems	-2	-3	1				2
truist	1	-1					-1	-2
trust	-2	2	1					-2
trả	-2		3
tu 	-1	-1	-3				2	-1
tu ex	-3						3
tuc	2	-1	-3		2	1	-2	-3
turned	-4	-1	-1				2	3
turned over	-2	-1	-1					3
tx	2	-3	-1				-1	-1
type	1	-4	-1	1	-1	-1	1	-2
type 	3	-2	1		-1		-1	-1
type of	-1		-1		-1	-1	1	-2
type opened	3	-3
u-verse	-3	2	-1					1
ulta card	-3	2					3	-1
um	-1	-2	-1				3	-1
um then	-2						2
una	-3	-1	-1				3
uncle	-3	1	2
union	-1	-2	2					-3
union loans	3	-2
union statement	3		-3
unlimited	1	-4
unpaid	-2	-1	-2	-1	-1	-2		3
unpaidbalanceamount	3						-2
unpaidbalanceamount 	3						-2
unresolved	-4	-1					4
unresolved 	-3	-1					3
uns 		-1	2					-1
unsecured not	-4		4
unsub	-3	4	-1
updated 	4	-1			-1		-2	-1
upgrade inc	3		-2				-2
upon	-2	3	1				-1	-1
upstart	3	-2	-1				-2	-2
upstart network	3		-2				-1
urgent care	-3	-1	2					2
us		-4	-1	-1	2	-2	-4
us 	-2	-3			2	-1	-4	-3
us dept	3	-1		-2			-1
us mínimo	3		-3				-1
us us	-1	-2	1	3			-3	-2
usa 	2	-2	-1					1
usaa		1	2				-4	-1
used 	4		-1				-3
user 	3	-1	-1				-1
uses	2		-1				-1	-2
utility	-3						3
utility 	-3		1				3	-1
v	3	-1	-1				-2	-1
va	2	-1	-1				-1
valley	-1		-3				1	1
vanguard	3	-1	-1				-1
vehicle	1		-3				-2	-1
verizon	1	1		-1	-1	-1	-1	-3
verizon bill	-2	3						-2
verizon wireless	3				-1		-1	-3
veterinary	-3	1	1					1
via	2	-1	-3					3
victoria's secret	3		-1				-2	-2
view			-2				-2	3
view 	-2	1						3
vincent	-3	2	1					-1
visa	-1						-3
visa 	-1						-1	3
visa credit	3	-2						-1
visa platinum	-2		2
visit 	3	-1	-3				-1	-1
voluntary	3		-1				-2
voluntary surrender	3		-1				-2
vs	3	-1	-2				-1
w		-2	-3	-1	-1	3	-2	-2
wagner	-3	2	1	-1			1	-1
wait	3	-2					-2
walang	-3	-1	3				2	-2
walmart	-3	3						-1
walmart capital	-3	3
was 	-1	1	3
was comenity	-4	3	3				-1
was never	3						-3
was when	-3		3
washington	2	-4	-1					-1
water	-3	1					1	2
wayfair 	-3	1	-1					2
we		-4	-2	-1	-1	-1	1	2
we owe	1	-3	1	-2			-2	-1
we paid	3						-2
we pay	-1	-1	3				-2
we will			-3				-4	1
weber	-4	2	-1
wells fargo	1	-3	1	-1				-1
went	-3	-3	2				2	-2
went to	-4	-2	2				4	-3
were	2	-1					-2
west	-4	2	2					1
westlake	2	-2	-1			-1	-1
westlake financial	3	-1	-1			-1	-1	-1
what do	2		-2
which is		3
which was	-3	-1	-2					3
whose	4		-2				-2	-1
whose account	3		-1				-2
will	3	-1					-2	-2
will use	3		-1				-1	-2
wilmington	-3		2					1
wireless	-2		-1		3		1
wireless utilities	-3							3
with	1	1	-3	-1	-1	-1	-2	1
with our	-3						3
work	2	-1	-1				-1	-1
worth	3	-2					-1
x	-3		2	-1	-1	-1	1	-1
x8841	-3		3
xp	1	-2	-3	-1	-1	-1	1	-1
xp/ef	3	-1	2				-3
xp/ef 	3						-3
xpn	3	-1	-1			1	-3
xpn 	3	-1	-1			1	-2	1
xxxx	-3	1	2				1	-2
xxxx xxxx	-2	-1	3	-1				-1
y i	-3	1	2
ya	-2	1	2				2	-3
yeah	-3						3
yes i	3		-3			-1		-1
yes yes	3	-1					-2
yet	3						-3
yet 	4						-4
you	4	-3	-1		-1		-3
you have	3	-2	-1				-1
you may	3	-2					-1
you owe	5	-2	-1				-3
you write	2	-2
your	1	-2	1			-1	-3	-1
your charge	-3						3
your credit	3						-2
your mortgage	4						-4
yrs	3		-2				-1
zephyr	3		-1					-3
zero	-2	3	2				-2	-1
é	3	-2	-1				-1	-1
просрочка	-3	3						-1
余额 	2		-1				-2	-1
余额 最低还款		-2	-1	-1			4
原债权人	-1	-1	3	-1				-1
尾号	-4	2	2				-3
尾号 	-2	-1	3				-1
尾号 余额	-3	2					-2
已转催收	3						-3
最低还款	-1	-2		-1	-2	-1	3	-2
最低还款 正常	3	-1			-1		-3	-1
没有利息	-5	5					-2
编号	-2	-1	3
账号		-3	1	-1			-2	1
额度		-1	-3			-1	2	-1
# word words of line
always, below blank		1	1	-1	-2	-3		-1
often, below blank			2		-1	-1		-3
once	1	1	1				-1	-3
once, below blank		2	-1	-1			-4	-3
twice, below blank				-1	-1		-1	-6`;

/** Of steps from word to word; `npm run fit` writes it. */
export const STEP_TABLE = `glued	2	-6	-7	-3	-2	-8	-3	1	-6	-4	-6		-8	-8	-4	-10	-5	-4	-1	1	1	-6	-6		-5	-4	-3	-8	-5	-2	-1	1		-11	-2	-17	-8	-5	-7	-9	-10	-5	-3	-5		-4	-1				-1		-1		-1		-2		-3											-6		2	-4		-3		-1		-3	-1	-2				1			1								-9	-1	3	-1	-1	-2		-3		4	-2	-1			-1	-1				-7			-1	-1								-7		1	-1	-1		-2		-2				-10	1	-1	-1	-1	4	-3	-3	-4	-1			-2	-1			5	-4	-2	-1	-2	-1	-1		-8	1		-2	3	-3		-7			-1	1	-1	4	-2	-2				-4					-1	2	-1	-2	-1			-1	-2	-2		-5	-1	4	-3	-2	-1			-14		-1	-2	-1	6	-1	-9	-1	-1		1	-1	-2		7	-2	-1		-6						-1		6	-1			-7	-1	-2		-3	-1	-1	-1	6	-4	-1		-7					-1	6	-3		-1						-2		4	-1	-4												-4				-1				-2		1	-1
blank	1	-7	-5	-2		-10	-7	1	-7	-1	-8	4	-10		-4	-11	-11	-5	-7	1	-1	-4	-5	2	-2	-2	-4	-9	-9	-5	-3	1		-6	-2	-21	-4	-1	-7	-10	-12	-7	-4	-9	-4	2		-1	5	-3	-2		-4	-1	-4	-1	-7		3			-2	-1			-1				-7	-3	1		-4	3	-7	-2	-1	-5	-2	-5		-4		2	-1		-3	-1	-1						-10	1	3	-3		-1		-6	-2	4	-5	4	-3	-1	-1	-2	-1	-1		-8		-1	2	-1				-1				-9	-6	2	-2	-3	-1	-1		-3				-5	-1	-2	-1		2	-3	-1	-4	-3	-1		-1	-2	-1		4	-5	-1	-2	-1	-4	-1		-10	-2		-2	3	-4		-5		-1		1	-2	5	-1	-2	-2			-2						2			-1			-2	-1	-1		-6	-2	5	-2		-6	-1		-21	-3	-1	-4	-1	6	-3	-17	-2	-3	-1	3	-2	-1		6	-4	-5		-14		-1	-1			-2		6	-5	-1		-19	-5	-3	-2	-6	-2	-7	-1	6	-10	-6	-2	-9	-3	-1			-2	6	-9	-1	-2		-1				-4		7	-2	-6								-1		3	-1	-11	-1	-1		-1	-1	-1		-5	-1	8	-4
cell	1	-4	-7	1	-2		-2	1	-8	-2	-3	5	-10		-6	-4	-7	-2	-2	1	-2	-3	-6	2	-2	-3	2	-1	-7	-2	-2	1	5	-10	-1	-19	-2	-1	-4	-2	-9	-3		-1	2	-9	1	-2	3	-2	-1		-2		-1		-3		-2					1		2					5	-9	4	-5	5	-5	-2	-2	-2	-1	2	-1	-1		-7			-2		2	-2	2				-5	2	5		-3	-2	-1		-3	-10	-6	7	-7	-1	-3		-1	1	-1	-4		-1			-2	-1		-1				-2	-6	-1		-9	-3	-2		-3	-1	1		-5	4	-4	-2	-1	1	-1	-5	-2	-5	-1			-3	-2	-1	-17	-8	5	-5	2	-6	1		-7		-2	1	5	-4		1		-3		5	-4	-8	-1	-4	-2						1		-3	-5	-3	3	-2			1	-1	-2	-3	-11	-5	-12	-2	3	-6	-1		-7	1	-2	-4	-3	-3	-1	-2		-2		4	-2		-1	-1	-1			-1		-1	-1		-1	-2	-1	-5	-3			-2	-6	1	-2	-6	-2	1	-5	-1	-4	-2		-7	1	-1	-1		-1		-3	-1	1	-2	1	-1					-1		-1			-1	-1								-2	-4	-2	-1	-1				1	-1	-1
line	1	-7	-3	-1	-3	-1	-1	1	-6	-2	-4	3	-5	2	-2	-3	-4		-1	1	-6	-5	-4	2	-3	-2	-1	-4		-2	2	1	3	-2		-16	-3	-1	-4	-2		-2		-2	-1	-2	2			-2			-1				1					-1	3								-2	-3	3	-1	1	-4	-1		-1		-1		2		-3	-1		-3	6							-4	-5	4	-1		-2		1	-2	-6	-3	6	-2			2		-1		-5	-1	1										-2	1	-1		-4	-1			-2	1	2		-5	-4	-7	-3		4	-4	-2	-3	-2				7	-2	1	-7	-5		-2	2	-1			-6	-8	-1	-5	5	-2		-2	-2				-2	-2	-1	-2	-1				-1	-2				-2	-2	-1					4	-1	1	-6		-5	2	1				-9	-9	-4	-3	-3	1	-1	-3	-2	-1	-1	2	-1	-1			-1			-1	-3	-1		2		-1		-2	-2				6			-5	1	1	2	-3	3	-1		-4	-4	-1	-1	-1	-1			-1			2	-1							1												2	3					-1	2	1		-3
paragraph	1	-5	-1	-3	-1	-1	-1	1	-4	-1		4	-2			-2	-1	-1		1	-6	-3	-1		1	-1		-3	1			2	6	-7	2	-6	-1	1	1	-8	8	-1	2	-1													-2													-1	-1	-2							1				1													-8	-4		-2				-2				1								2												-1	-1				3							-5	-2	-2	-1					-2				1		-2	3					1	-1			-4	-4				-1		-2	-1							1				-2	-1	-1										1	5			-1				-2	1			-9	-9	-1			-2		-3	-1							-1				2	-1							-1				2	5		1					-8	8			-7	-3		-1				-1				2	-1																			2	2			-1`;
