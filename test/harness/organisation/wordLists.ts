const list = (words: string) => words.trim().split(/\s+/)

export const common = {
  en: list(`
    the to and of you a in is for I we your this please it on with have be that are as will can not from by our if at an
    or me any my attached us all was has would find there more but so what when know let which some do out up they their
    need these been before after about could should new here also only no just other files report thanks regards kind
    contract version review documents final signed hello dear questions team project file data invoice draft back
    meeting week today tomorrow updated latest changes offer agreement comments feedback copy original confirm send sent
    received share secure link download password below above list details information request requested number order
    customer client partner supplier account payment budget forecast figures quarter annual monthly statement balance
    audit tax legal board minutes agenda presentation slides schedule plan planning deadline delivery production quality
    test results sample analysis study patient trial protocol drawing specification design model prototype images video
    photos scan records employee staff payroll salary application candidate training policy terms conditions proposal
    tender price pricing quote purchase sales marketing campaign website translation English German marked corrected
    approved missing complete section page table chart appendix summary note call phone email office soon best each both
    first second third next last two three per using used make made take look good great sorry delay early late possible
    Monday Tuesday Wednesday Thursday Friday January February March April May June July August September October November
    December morning afternoon happy further forward hesitate contact discuss discussed agreed regarding according based
    required open closed issue issues error problem solution support service system access user server database export
    import backup migration release security privacy compliance risk insurance claim policyholder shipment container
    customs warehouse transport invoice freight material steel component machine maintenance inspection certificate
    measurement laboratory research university hospital clinic doctor notary court lawyer trademark patent licence lease
    property building floor site construction architect permit energy power grid solar wind water waste emission`),
  de: list(`
    die und der in zu Sie den ich wir für ist das mit im Ihnen von anbei auf ein bitte es nicht an eine als auch dem bei
    uns werden wird haben aus zum noch nach sich oder Ihre so wie zur dass einen unsere hat wenn nur über vor bis bin
    sind mir am um mich können kann Ihr sehr wieder durch mehr da schon was alle diese dieser einem einer Freundliche
    Grüße Unterlagen Datei Dateien Vertrag Bericht Rechnung Version Angebot Anhang Frage Fragen Rückmeldung Dank vielen
    herzlichen Hallo geehrte geehrter Damen Herren Frau Herr liebe lieber Entwurf endgültige aktuelle neue Prüfung
    geprüft unterschrieben Unterschrift Kopie Original Termin Besprechung Woche heute morgen gestern Montag Dienstag
    Mittwoch Donnerstag Freitag Januar Februar März April Mai Juni Juli August September Oktober November Dezember
    Protokoll Liste Übersicht Zahlen Quartal Jahr Monat Abschluss Bilanz Steuer Konto Zahlung Buchung Beleg Belege Lohn
    Gehalt Mitarbeiter Personal Bewerbung Schulung Richtlinie Kunde Kunden Lieferant Bestellung Lieferung Auftrag
    Projekt Planung Budget Prognose Vorstand Sitzung Beschluss Präsentation Folien Konzept Studie Auswertung Messung
    Labor Muster Zeichnung Spezifikation Modell Prototyp Bilder Fotos Video Aufnahme Scan Akte Patient Befund Klinik
    Antrag Genehmigung Gutachten Vollmacht Notar Gericht Anwalt Marke Patent Lizenz Miete Objekt Gebäude Baustelle Statik
    Energie Strom Netz Wasser Abfall Versicherung Schaden Police Zoll Fracht Lager Transport Material Stahl Bauteil
    Maschine Wartung Zertifikat Norm Qualität Fehler Problem Lösung System Zugang Passwort Link Server Daten Sicherung
    Freigabe Sicherheit Datenschutz Risiko wichtig dringend bald gerne telefonisch besprochen wie vereinbart angehängt
    beigefügt fehlende vollständig korrigiert übersetzt Englisch Deutsch Seite Abschnitt Tabelle Zusammenfassung
    Ergänzung Änderung Änderungen Anmerkungen Kommentare Frist Verzögerung Verständnis melden senden schicken erhalten
    bestätigen freuen hoffe stehe Verfügung jederzeit Verteiler intern extern vertraulich gemäß bezüglich laut Stand`),
} as const

/** Parts of rare words. */
export const parts = {
  en: {
    first: list(`
      north south east west alpha beta delta omega nova terra aqua solar luna hydro aero geo bio nano micro macro inter
      trans multi omni poly mono over under cross main side high low fast cold blue green silver golden iron copper crystal
      river harbour meadow forest summit valley bridge castle market garden maple cedar willow falcon raven heron otter
      granite marble amber cobalt indigo scarlet velvet anchor beacon compass lantern signal vector matrix quantum fusion
      kinetic magnet thermo electro photo chrono cargo rail road port dock ship flight cloud data code soft hard work
      team home farm mill stone wood field brook hill lake shore coast island desert arctic polar orbit comet`),
    second: list(`
      line point base field works ware wave ford ton ham bury land scape path way gate port hub link net grid mesh core
      node cell stack frame form craft smith wright worth wood stone brook bank crest ridge view side shore dale wick
      mark sign light beam star storm rain stream flow spring fall rise lift drive motion gear wheel track trail step
      bound set book note sheet print scan lens sight watch guard shield wall fort keep house hall court yard park
      matic tronic logic metric graph gram scope phone vision sonic medic pharm chem plast tex flex dur ex on ia`),
  },
  de: {
    first: list(`
      Abschluss Absatz Abgabe Anlage Antrag Arbeits Auftrags Ausgangs Ausland Auswahl Bank Bau Bedarf Beleg Bereichs Betriebs
      Bewertung Brand Brief Daten Dienst Druck Eingangs Einkaufs Energie Entwicklung Ersatz Export Fach Fahrzeug Fertigung
      Feuer Finanz Firmen Flug Fracht Führung Garantie Gas Gebäude Gehalt Geräte Geschäfts Gesundheits Gewerbe Grund Güter
      Handels Haupt Haus Heiz Holz Immobilien Import Informations Instandhaltung Jahres Kabel Kapital Kauf Kern Konzern
      Kosten Kranken Kredit Kühl Kunden Kunst Labor Lager Land Leasing Leistung Leitung Lohn Luft Maschinen Material Mess
      Metall Miet Monats Montage Muster Netz Objekt Personal Pflege Plan Preis Produktion Projekt Prüf Quartals Rahmen Raum
      Rechnung Rechts Regel Reise Rohr Rück Sach Schadens Schicht Schiff Schul Sicherheits Sonder Speicher Stadt Stamm
      Standort Steuer Straßen Strom Technik Teil Termin Test Tief Transport Umsatz Umwelt Unternehmens Verkehrs Verlags
      Vermögens Versand Versicherungs Vertrags Vertriebs Vorstands Waren Wasser Werk Wert Wirtschafts Wohn Zahlungs Zeit
      Zentral Ziel Zins Zoll Zusatz`),
    second: list(`
      abgleich abteilung akte analyse anfrage antrag anweisung aufnahme aufstellung auskunft auswertung bedarf bedingung
      begehung bericht bescheid bestand bestellung betreuung bewertung buch buchung daten dienst entwurf erfassung
      erhebung erklärung ermittlung formular freigabe frist führung gebühr gesellschaft gespräch grundlage gruppe handbuch
      hinweis kalkulation karte katalog konto kontrolle konzept kosten lage leitung lieferung liste meldung mitteilung
      modell muster nachweis nummer ordnung plan planung position posten preis protokoll prüfung quote rechnung regelung
      reihe schein schreiben schulung schätzung sitzung stelle steuerung tabelle termin übersicht übergabe unterlage
      vereinbarung verfahren vergleich vermerk verteilung vertrag verwaltung verzeichnis vorgabe vorlage vorschlag wechsel
      weisung wert zahlung zeichnung zentrale zettel zugang zusage zuschlag`),
  },
} as const

export const names = {
  given: list(`
    Anna Lena Laura Julia Sarah Lisa Katharina Marie Sophie Emma Johanna Miriam Nina Petra Sabine Claudia Monika Ursula
    Heike Birgit Martina Susanne Andrea Stefanie Simone Thomas Michael Andreas Stefan Christian Martin Markus Daniel Jan
    Tobias Florian Sebastian Alexander Lukas Felix Jonas Paul Maximilian Philipp Jürgen Klaus Wolfgang Dieter Uwe Bernd
    James John Robert William David Richard Joseph Charles Mark Steven Andrew Kevin Brian George Edward Peter Oliver
    Harry Jack Mary Patricia Jennifer Linda Elizabeth Barbara Jessica Karen Nancy Margaret Emily Alice Grace Chloe Zoë
    Priya Anil Ravi Meera Wei Li Yuki Kenji Amina Omar Fatima Youssef Chinedu Ngozi Ada Kwame Ingrid Lars Astrid Sven
    Pierre Claire Luc Amélie Giulia Marco Luca Chiara Carlos Lucía Javier Elena Piotr Agnieszka Tomasz Ewa Jana Pavel`),
  family: list(`
    Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf
    Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid
    Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Vogel
    Keller Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin
    Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green
    Hall Wood Jackson Clarke Patel Khan Lewis James Phillips Mason Mitchell Rose Davis Rodriguez Garcia Lopez Gonzalez
    Okafor Adeyemi Mensah Diallo Traoré Haddad Nasser Rahman Sharma Iyer Gupta Chen Wang Zhang Liu Nguyen Tanaka Sato
    Dubois Moreau Lefèvre Rossi Bianchi Ferrari Costa Silva Novák Kowalski Nowak Wiśniewski Lindqvist Bergström Dahl`),
} as const
