/** Continents, landscapes, regions, seas, rivers, former countries and names of several words that the sources of the gazetteers lack; folded. */
export const regionNames =
  'europa, europe, asien, azie, afrika, africa, afrique, afryka, amerika, amerique, ozeanien, eurasien, sudamerika, ' +
  'mittelamerika, zentralamerika, lateinamerika, sudafrika, nordafrika, westafrika, ostafrika, zentralafrika, ' +
  'sudostasien, ostasien, zentralasien, vorderasien, kleinasien, westeuropa, osteuropa, mitteleuropa, nordeuropa, ' +
  'sudeuropa, sudosteuropa, zentraleuropa, westdeutschland, ostdeutschland, suddeutschland, norddeutschland, ' +
  'mitteldeutschland, skandinavien, baltikum, balkan, kaukasus, sibirien, anatolien, kurdistan, kaschmir, palastina, ' +
  'zypern, krim, donbass, siebenburgen, galizien, bukowina, wolhynien, bessarabien, transnistrien, nordirland, ' +
  'schottland, sowjetunion, jugoslawien, tschechoslowakei, preussen, ostpreussen, westpreussen, schlesien, ' +
  'oberschlesien, niederschlesien, pommern, hinterpommern, vorpommern, bohmen, mahren, elsass, lothringen, flandern, ' +
  'wallonien, burgund, aquitanien, savoyen, korsika, katalonien, andalusien, kastilien, galicien, balearen, ' +
  'mallorca, teneriffa, gomera, lanzarote, fuerteventura, toskana, umbrien, lombardei, venetien, ligurien, ' +
  'kalabrien, apulien, sizilien, sardinien, trentino, sudtirol, osttirol, nordtirol, friaul, istrien, dalmatien, ' +
  'slawonien, mazedonien, thessalien, kreta, peloponnes, rheinland, westfalen, ostwestfalen, mecklenburg, holstein, ' +
  'ostfriesland, nordfriesland, dithmarschen, emsland, ammerland, munsterland, sauerland, siegerland, ruhrgebiet, ' +
  'vogtland, havelland, wendland, oderbruch, uckermark, altmark, prignitz, lausitz, oberlausitz, niederlausitz, ' +
  'oberpfalz, kurpfalz, vorderpfalz, sudpfalz, oberbayern, niederbayern, oberfranken, mittelfranken, unterfranken, ' +
  'schwaben, oberschwaben, allgau, chiemgau, breisgau, kraichgau, rheingau, hegau, linzgau, schwarzwald, odenwald, ' +
  'westerwald, hunsruck, eifel, taunus, spessart, erzgebirge, thuringen, engadin, oberengadin, unterengadin, ' +
  'emmental, vinschgau, pustertal, zillertal, otztal, stubaital, montafon, salzkammergut, weinviertel, waldviertel, ' +
  'muhlviertel, innviertel, mostviertel, weissrussland, bosnien, herzegowina, bozen, meran, brixen, bruneck, sterzing, ' +
  'pressburg, breslau, danzig, konigsberg, stettin, kattowitz, brunn, olmutz, budweis, marienbad, triest, trient, ' +
  'luttich, nikosia, sarajewo, abchasien, sudossetien, tschetschenien, dagestan, berg-karabach, ' +
  'nordsee, ostsee, mittelmeer, atlantik, pazifik, wattenmeer, bodensee, rhein, elbe, donau, weser, mosel, neckar, isar, ' +
  'saale, havel, wolga, themse, weichsel, ' +
  'irak, iran, jemen, komoren, laos, libanon, malediven, philippinen, salomonen, senegal, seychellen, sudan, tschad, kosovo, italien, polen, bahamas, birma, burma, zaire, rhodesien, ceylon, ' +
  'indochina, mesopotamien, assyrien, germanien, karthago, kalifornien, neuguinea, feuerland, bengalen, karibik, antillen, kanaren, kapverden, ' +
  'arktis, antarktis, nordpol, sudpol, sahara, gaza, golanhohen, neu-delhi, mexiko-stadt, bosnien-herzegowina, saragossa, prag, tessin, ' +
  'karelien, woiwodina, livland, kurland, banat, krain, innere mongolei, inneren mongolei, ' +
  'ural, harz, rhon, weserbergland, rheinhessen, saarpfalz, ' +
  'ostwestfalen-lippe, elsass-lothringen, fohr, schwabing, sendling, sankt pauli, armelkanal, ' +
  'werra, persien, ingermanland, sudetenland, batschka, ' +
  'isergebirge, steigerwald, frankenwald, tokio, teheran, bagdad, damaskus, saigon, leningrad, stalingrad, bombay, waadt, appenzell, neufundland, ' +
  'lahn, saar, ' +
  'vereinigten staaten, vereinigtes konigreich, vereinigten konigreich, vereinigten konigreichs, russische foderation, russischen foderation, tschechischen republik, ' +
  'dominikanischen republik, slowakische republik, slowakischen republik, bundesrepublik deutschland, weimarer republik, vereinigten arabischen emirate, vereinigten arabischen emiraten, ' +
  'demokratische republik kongo, demokratischen republik kongo, naher osten, nahen osten, nahem osten, ferner osten, fernen osten, mittlerer osten, mittleren osten, ' +
  'schwarzen meer, schwarzen meeres, roten meer, toten meer, kaspischen meer, kaspischen meeres, ' +
  'bayerischen wald, bayerischen waldes, thuringer waldes, pfalzer wald, schwabische alb, schwabischen alb, frankische schweiz, frankischen schweiz, ' +
  'sachsische schweiz, sachsischen schweiz, bergischen land, altes land, alten land, kap der guten hoffnung, golf von mexiko, ' +
  'persischer golf, persischen golf, pazifischer ozean, pazifischen ozean, atlantischer ozean, atlantischen ozean, indischer ozean, indischen ozean, ' +
  'inde, japon, koweit, mauritanie, espana, cina, germania, butan, catar, ' +
  'asie, oceanie, amerique du nord, amerique du sud, amerique latine, amerique centrale, afrique du nord, ' +
  "afrique de l'ouest, europe de l'est, moyen-orient, proche-orient, extreme-orient, scandinavie, maghreb, caraibes, " +
  'antilles, balkans, caucase, siberie, mesopotamie, abyssinie, mandchourie, cochinchine, indochine, birmanie, ' +
  'etats-unis, angleterre, ecosse, pays de galles, grande-bretagne, royaume-uni, union sovietique, urss, tcheque, ' +
  'tchequie, tchecoslovaquie, yougoslavie, kirghizstan, timor oriental, iles canaries, cite du vatican, ' +
  'normandie, flandre, flandres, provence, languedoc, gascogne, anjou, poitou, saintonge, bearn, catalogne, andalousie, ' +
  'piemont, venetie, sicile, sardaigne, baviere, prusse, silesie, moravie, transylvanie, wallonie, ardenne, occitanie, ' +
  'picardie, franche-comte, nouvelle-aquitaine, hauts-de-france, grand est, pays basque, ile-de-france, ' +
  "cote d'azur, cotes-du-nord, seine-et-oise, seine-inferieure, loire-inferieure, charente-inferieure, basses-alpes, " +
  'basses-pyrenees, saint-petersbourg, le caire, aix-la-chapelle, venise, ' +
  'noordbrabant, zuidholland, noordholland, friesland, vlaanderen, henegouwen, twente, achterhoek, ' +
  'veluwe, betuwe, salland, brabant, engeland, schotland, pruisen, saksen, beieren, silezie, lombardije, sicilie, ' +
  'sardinie, bourgondie, elzas, lotharingen, nederlands-indie, sumatra, borneo, ' +
  'athene, constantinopel, doornik, duinkerken, straatsburg, den bosch, groot-brittannie, midden-oosten, ' +
  'noord-amerika, zuid-amerika, latijns-amerika, oost-europa, west-europa, noord-afrika, oost-timor, ' +
  'saoedi-arabie, transvaal, benelux, perzie, joegoslavie, tsjecho-slowakije, sovjet-unie, verenigde staten, ' +
  'oostenrijk-hongarije, canarische eilanden, noordzee, oostzee, waddenzee, ijsselmeer, schelde, rijn, ' +
  'north america, south america, latin america, central america, scandinavia, prussia, burgundy, lombardy, catalonia, ' +
  'andalusia, normandy, caucasus, caribbean, danube, rhine, volga, thames, north sea, baltic sea, black sea, ' +
  'mediterranean sea, middle east, far east, soviet union, yugoslavia, czechoslovakia, canary islands, ' +
  'guipuzcoa, gipuzkoa, vizcaya, bizkaia, alava, araba, navarra, baleares, castellon, vascongadas, la mancha, ' +
  'inglaterra, escocia, cataluna, catalunya, pais vasco, america del norte, america del sur, america latina, ' +
  'guadalquivir, mar mediterraneo, oriente medio, corea del norte, corea del sur, arabia saudi, islas canarias, union sovietica, ' +
  'inghilterra, scozia, baviera, stati uniti, america del nord, america del sud, medio oriente, sud sudan, cechia, ' +
  'isole canarie, unione sovietica, adriatico, tirreno, america do norte, america do sul, ilhas canarias, ' +
  'szkocja, slask, mazowsze, malopolska, wielkopolska, bawaria, azja, ameryka polnocna, ameryka poludniowa, ' +
  'wisla, odra, baltyk, bliski wschod, stany zjednoczone, wyspy kanaryjskie, zwiazek radziecki, ' +
  'skottland, skane, smaland, ostergotland, dalarna, norrland, gotaland, gotland, jamtland, nordamerika, sydamerika, ' +
  'mellanostern, kanarieoarna, sovjetunionen, ostersjon, nordsjon, vanern, vattern, malaren'
