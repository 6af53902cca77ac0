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
  'janneke jantje ruben josette fernand solene ombeline lucette'
