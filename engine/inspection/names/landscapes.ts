/** Mountains, landscapes, islands, lakes, rivers and large towns in the nine languages; folded. Words and names of persons are left out: main, seine, Segura. */
export const landscapes =
  // Mountains
  'alpes, alpen, alpi, alps, alpy, alperna, pyrenees, pyrenaen, pirineos, pirineus, pirenei, pireneje, pyreneerna, ' +
  'pyreneeen, apennin, appennini, apennines, apeninos, vercors, belledonne, vanoise, beaufortain, tarentaise, ' +
  'maurienne, oisans, queyras, ubaye, mercantour, luberon, alpilles, cevennes, larzac, cezallier, morvan, vogesen, ' +
  'vogezen, ardennen, mont blanc, massif central, karpaten, carpathians, carpates, karpaty, carpati, himalaya, ' +
  'sudeten, sudety, sudetes, karkonosze, karkonoszach, riesengebirge, tatry, tatrach, tatra, bieszczady, ' +
  'bieszczadach, beskidy, beskidach, beskidzie, pieniny, pieninach, roztocze, roztoczu, fichtelgebirge, ' +
  'wesergebirge, karwendel, wetterstein, zugspitze, watzmann, grossglockner, matterhorn, jungfraujoch, ' +
  'dolomiten, dolomiti, dolomites, dolomitas, gran sasso, atna, vesuvio, vesuv, vesuvius, vesuve, stromboli, ' +
  'sierra nevada, sierra morena, picos de europa, gredos, teide, serra da estrela, monchique, snowdonia, ' +
  'ben nevis, cairngorms, cotswolds, chilterns, pennines, dartmoor, exmoor, peak district, lake district, ' +
  'yorkshire dales, kilimanjaro, kilimandscharo, kilimandjaro, aconcagua, fuji, sinai, hindukusch, ' +
  'hindu kush, pamir, rocky mountains, rockies, appalachians, sahel, gobi, kalahari, atacama, patagonia, ' +
  'patagonien, patagonie, amazonas, amazonie, amazonia, amazonien, pantanal, kebnekaise, abisko, ' +
  // Landscapes
  'luneburger heide, teutoburger wald, bayerischer wald, thuringer wald, bohmerwald, wienerwald, spreewald, ' +
  'eiderstedt, wagrien, hadeln, bergisches land, eichsfeld, hohenlohe, ortenau, markgraflerland, wetterau, ' +
  'vogelsberg, burgenland, lavanttal, wachau, marchfeld, berner oberland, appenzellerland, camargue, sologne, ' +
  'vexin, perigord, quercy, rouergue, forez, velay, bresse, bugey, boulonnais, thierache, entre-deux-mers, ' +
  'roussillon, corbieres, minervois, cotentin, pays de caux, cornouaille, tregor, zeeuws-vlaanderen, ' +
  'waals-brabant, zuid-limburg, kempen, hageland, haspengouw, meetjesland, waasland, westhoek, borinage, ' +
  'vechtstreek, bollenstreek, alblasserwaard, hoeksche waard, krimpenerwaard, flevopolder, noordoostpolder, ' +
  'haarlemmermeer, westland, utrechtse heuvelrug, maremma, polesine, brianza, valtellina, valcamonica, ' +
  'valsugana, val gardena, val pusteria, alto adige, sudtirolo, cadore, carnia, friuli, istria, garfagnana, ' +
  'versilia, lunigiana, cinque terre, ciociaria, irpinia, cilento, salento, aspromonte, barbagia, gallura, ' +
  'campidano, alentejo, algarve, ribatejo, beira alta, beira baixa, tras-os-montes, douro litoral, estremadura, ' +
  'sertao, serra gaucha, alpujarra, alcarria, bierzo, ampurdan, emporda, maresme, garraf, costa brava, ' +
  'costa del sol, costa blanca, costa dorada, campo de gibraltar, axarquia, tierra de campos, mazury, mazurach, ' +
  'masuren, kaszubach, kujawach, podlasie, podlasiu, podkarpacie, podkarpaciu, podhale, podhalu, pomorze, pomorzu, ' +
  'zulawy, zulawach, warmia, warmii, mazowszu, slasku, malopolsce, wielkopolsce, lubelszczyzna, lubelszczyznie, ' +
  'dolny slask, dolnym slasku, gorny slask, gornym slasku, roslagen, bergslagen, osterlen, bohuslan, halland, ' +
  'blekinge, varmland, vasterbotten, norrbotten, vastergotland, sodermanland, vastmanland, halsingland, ' +
  'gastrikland, medelpad, angermanland, harjedalen, lappland, oland, orust, tjorn, svealand, sapmi, jutland, ' +
  'jylland, fyn, funen, sjaelland, seeland, bornholm, lolland, falster, telemark, nordland, finnmark, lofoten, ' +
  'vestland, anglesey, silicon valley, new england, crimee, galicja, donbas, kashmir, cachemire, bengal, tibet, ' +
  'xinjiang, mandschurei, cisjordanie, westjordanland, west bank, cisjordania, cisgiordania, gazastreifen, ' +
  'gazastrook, darfur, katanga, kivu, tigray, biafra, ' +
  // Islands
  'sylt, amrum, helgoland, rugen, usedom, hiddensee, fehmarn, poel, norderney, borkum, langeoog, spiekeroog, ' +
  'wangerooge, baltrum, pellworm, nordstrand, mainau, reichenau, texel, vlieland, terschelling, ameland, ' +
  'schiermonnikoog, walcheren, zuid-beveland, goeree-overflakkee, voorne-putten, schouwen-duiveland, belle-ile, ' +
  'noirmoutier, oleron, porquerolles, corse, corcega, corsega, korsyka, sardinia, cerdena, sycylia, ischia, ' +
  'procida, pantelleria, ustica, murano, burano, menorca, minorca, ibiza, formentera, majorque, minorque, maiorca, ' +
  'tenerife, gran canaria, la palma, la gomera, el hierro, azoren, acores, azores, crete, creta, rhodos, korfu, ' +
  'corfu, lesbos, mykonos, santorini, santorin, naxos, isle of wight, isle of man, isle of skye, isle of mull, ' +
  'orkney, shetland, hebrides, hebriden, arran, lindisfarne, faroe islands, faroer, spitzbergen, svalbard, ' +
  'sansibar, la reunion, tahiti, hokkaido, okinawa, honshu, kyushu, hainan, sakhalin, sachalin, tasmanien, ' +
  'falklands, galapagos, uznam, wolin, ' +
  // Lakes and seas
  'lac leman, genfersee, genfer see, lac de constance, lago maggiore, lago di garda, lago di como, gardasee, ' +
  'comer see, chiemsee, starnberger see, ammersee, tegernsee, muritz, steinhuder meer, edersee, zurichsee, ' +
  'vierwaldstattersee, neusiedler see, worthersee, attersee, wolfgangsee, hallstatter see, laacher see, trasimeno, ' +
  'bolsena, loch ness, loch lomond, baikal, baikalsee, ladoga, balaton, plattensee, viktoriasee, ' +
  'tanganjikasee, titicaca, lake michigan, lake superior, lake erie, markermeer, oosterschelde, westerschelde, ' +
  'dollart, jadebusen, kieler forde, lubecker bucht, ijssel, siljan, hjalmaren, storsjon, mjosa, oresund, ' +
  'kattegat, skagerrak, mar baltico, mar del norte, mar do norte, mare del nord, mer du nord, mer baltique, ' +
  'mer noire, mar negro, mar nero, mar muerto, totes meer, schwarzes meer, rotes meer, kaspisches meer, red sea, ' +
  'dead sea, mer rouge, mer morte, golfe de gascogne, golfe du lion, english channel, irish sea, persian gulf, ' +
  'gulf of mexico, golfo de mexico, mar cantabrico, mar menor, mar tirreno, mar adriatico, mare adriatico, agais, ' +
  'ionio, morze baltyckie, morze polnocne, morze czarne, ' +
  // Rivers
  'garonne, saone, durance, adour, meurthe, rhin, escaut, sambre, scarpe, neisse, unstrut, fulda, ' +
  'ruhr, jagst, altmuhl, salzach, enns, traun, drau, pruth, aare, limmat, danubio, dunaj, dunav, warthe, narew, ' +
  'pilica, notec, dunajec, wkra, nysa luzycka, ebro, tejo, tagus, duero, douro, guadiana, jucar, turia, llobregat, ' +
  'mondego, tevere, tiber, tibre, adige, etsch, piave, brenta, oglio, mincio, tagliamento, isonzo, dyle, dender, ' +
  'leie, demer, nete, amstel, mersey, humber, liffey, dalalven, klaralven, angermanalven, umealven, lulealven, ' +
  'gota alv, glomma, dnjepr, dnieper, dniepr, dnestr, dnister, newa, moskwa, jenissei, amur, nilo, sambesi, ' +
  'zambezi, zambeze, euphrat, euphrates, eufrates, tigris, indus, ganges, brahmaputra, mekong, jangtse, ' +
  'yangtze, potomac, rio grande, orinoco, sao francisco, ' +
  // Countries and towns under the names of other languages
  "cote d'ivoire, costa d'avorio, costa de marfil, costa do marfim, wybrzeze kosci sloniowej, la haye, la haya, " +
  'den haag, rzym, rzymie, wiedniu, monachium, mediolan, mediolanie, wenecja, wenecji, neapol, neapolu, paryz, ' +
  'paryzu, drezno, dreznie, lipsk, lipsku, wilno, wilnie, lwowie, kijow, kijowie, moskwie, praga, ' +
  'brukseli, bruksela, kopenhaga, kopenhadze, sztokholm, sztokholmie, veneza, milao, florenca, munique, francfort, ' +
  'nuremberga, varsovia, cracovia, moscovo, estocolmo, copenhaga, roterdao, antuerpia, bruxelas, haia, genebra, ' +
  'zurique, basileia, atenas, nova iorque, nova york, pequim, venecia, nuremberg, moscu, copenhague, ' +
  'amberes, bruselas, ginebra, basilea, milaan, turijn, napels, keulen, aken, neurenberg, rijsel, wenen, ' +
  'praag, moskou, bazel, monaco di baviera, amburgo, francoforte, norimberga, dresda, lipsia, berlino, salisburgo, ' +
  'zurigo, lione, tolosa, edimburgo, dublino, anversa, bruges, barcellona, siviglia, saragozza, lisbona, varsavia, ' +
  'stoccolma, copenaghen, salonicco, pechino, ratisbonne, mayence, coblence, hambourg, breme, augsbourg, dresde, ' +
  'salzbourg, edimbourg, douvres, louvain, courtrai, tournai, saragosse, lisbonne, varsovie, cracovie, salonique, ' +
  'pekin, mulhausen, colmar, bruessel, helsingfors, kiew, kyjiw, charkiw, lwiw'
