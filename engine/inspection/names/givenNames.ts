/** Given names and short forms that the sources of the gazetteers lack or list as words; folded. */
export const givenNames =
  'bartek zuzia gosia kasia tomek tymek bogusia lilka krzysiek zosia kazik wiesiek mietek heniek rysiek zbyszek ' +
  'jarek slawek przemek grzesiek mateuszek michalek piotrek pawelek adas antek olek igorek tadek wladek romek ' +
  'witek benek felek gabrysia madzia iwonka grazynka elzunia krysia danusia halinka irenka jadzia wandzia ' +
  'helenka tereska dorotka monisia justynka natalka amelka weronka paulinka karolinka alusia izunia joasia ' +
  'beatka edytka sylwka ewelinka gniewko mieszko bolek lolek zygmus waldek zenek czesiek gienek kubus zdzislaw ' +
  'wiebeke zenzi vroni notburga kreszenz ekkehard gebhard gerlinde helmtraud herwig klothilde kunigunde luitpold ' +
  'reinhild tassilo alwin klausi poldi steffi ' +
  'gwendal maelle nolwenn rozenn bleuenn aziliz katell soizic annaick gwenael isaure cunegonde lison loane ' +
  'margaux quitterie rejane sidonie thibaut wassila khady seydou assetou ndeye rokhaya sokhna youssouf drissa ' +
  'nkechi tolu adaeze chinedu emeka obinna chioma amaka chiamaka ikenna olumide folake funmi temitope yetunde ' +
  'kehinde ayodele adunni oluwaseun kwabena abena efua akosua thandiwe sipho nomvula lindiwe zanele sibusiso ' +
  'bongani nkosana kagiso tendai tatenda chipo wanjiku njeri mwangi otieno wambui chebet abebe tigist hiwot ' +
  'dawit mekdes selassie yusra ehab ' +
  'ece ferhat gulay gulsum halil ilker nilgun sevgi sebnem ' +
  'ganesh divya kavya meena pooja rohit sachin shweta swati anand akash ashwin bhavna harish harpreet gurpreet ' +
  'manpreet jaspreet lalita madhuri pradeep vandana varun sunethra tharindu dilani kasun chaminda ' +
  'giang nhung phong phuc quynh trung xiaoming xiaoling jiahui jiayi junjie weiming xin yuting zhen zhiyuan ' +
  'ryota jihoon minjun seoyeon jiwoo hyejin minji sooyoung eunji jisoo youngsoo sunghoon ' +
  'roisin eilidh oonagh eoghan oisin ailsa cerys eluned lowri myfanwy nerys emlyn gethin gwilym iestyn ifan ' +
  'meirion rhodri tudur araminta ottoline ' +
  'josema ' +
  'joaozinho lurdes deolinda idalina zulmira ' +
  'annelies hanneke truus tineke willemijn wietske sjoukje sybren tjeerd wiebe wieger wytze eelke gerben ' +
  'hjalmar petter vendela vilgot ' +
  'giovannino peppe ciccio nuccio jacopo luigina mariagrazia marialuisa nunzia ottavia ' +
  'alzbeta slavica nenad danijela kresimir oleksii mykhailo yuliia bohdan vladyslav daryna sofiia aliaksandr ' +
  'jekaterina jewgeni jewgenij alexej wolodymyr mychajlo serhij andrij switlana ' +
  'ferenc gabor razvan raluca kostas loukas ' +
  'jan henk riekje evi nora nina jaap wim joop sjaak arie aad adri ria corrie bep toos marijke ineke marja gerda ' +
  'hennie marloes mirjam annemiek jeroen harrie hessel rienk foppe aukje sietske fokje jildou froukje hilde geert ' +
  'pim rik diederik gerardus wilhelmus lammert bertus tinus rinus evert egbert geertje grietje trijntje antje ' +
  'janneke jantje ruben josette fernand solene ombeline lucette ' +
  'liwia lucyna natasza tola felicja iwo olgierd kajetan jedrzej bogumil apoloniusz wioletta wiola tymoteusz ' +
  'dagmara eryk cyprian baldassare giampiero puccio caique caue juraci kaique kaue luara pascoal tadeu thales ' +
  'anniek antoon brechtje chiel coenraad diederick dieuwertje djoeke doutzen driek elsje emiel govert greetje huib ' +
  'hubertus jaantje jacco jitske jorien klaartje leentje lieselot lode margriet miek minke siemen warre wannes ' +
  'jokke fientje jits briek stien katrien griet goedele godfried liesje enar frej gunborg hampus jerker majken ' +
  'almut annerose burkhardt dierk eckhard edeltraut ehrenfried emmerich friedbert gerfried gertraud gotz gotthard ' +
  'gundula hartwig hasso ignaz jobst jost kordula kunigunda ottokar pankraz reimund resi sieghard siegmar sigismund ' +
  'sunhild thaddaus volkhard wieland wigbert wulf arndt birthe tamme wienke wencke clodagh delyth eifion peigi ' +
  'tarquin jago jolyon rafferty alok anupam atul bhaskar girish govind jagdish jayant kailash kalpana kapil kumar ' +
  'milind naresh nilesh piyush pramod prasad prashant sangeeta satish saurabh savita shailesh sharad shashi sushma ' +
  'umesh vimal vineet diep kiem oanh thinh marharyta mykyta orest vsevolod ognjen svetozar balint dezso mihaly ' +
  'szilvia borivoj jindrich oldrich premysl rostislav stepanka vladislava aristotelis efthymios giorgos kyriakos ' +
  'paraskevi thanasis vasilis jarmo kirsi niina raimo reijo riitta seppo sirpa terhi tuula ahti margaud'
