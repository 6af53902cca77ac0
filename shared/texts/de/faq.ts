import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'Ich habe eine E-Mail mit einem Download-Link erhalten. Was ist das, und kann ich ihm vertrauen?',
    answer:
      '<p>Jemand in der Organisation, die in der E-Mail genannt ist, hat Dateien für Sie freigegeben. Der Link öffnet eine Seite dieser Organisation. Dort sehen Sie, von wem die Dateien kommen, bevor Sie etwas herunterladen.</p><p>Prüfen Sie, bevor Sie den Link öffnen:</p><ul><li>Kennen Sie den Absender, oder erwarten Sie die Dateien?</li><li>Beginnt die Adresse des Links mit <code>https://</code>, und gehört sie zu der Organisation?</li></ul><p>Im Zweifel rufen Sie den Absender unter einer Nummer an, die Sie schon kennen. Nehmen Sie keine Nummer aus der E-Mail.</p>',
  },
  archiveFails: {
    question: 'Das Archiv öffnet sich nicht. Ich sehe „Operation not permitted“ oder „Vorgang nicht zulässig“.',
    answer:
      '<p>Das Archiv ist mit AES-256 verschlüsselt. Die Bordmittel Ihres Systems können es nicht öffnen und melden zum Beispiel „Operation not permitted“. Nehmen Sie ein Programm, das AES-256 unterstützt:</p><ul><li><strong>Windows:</strong> 7-Zip oder WinZip</li><li><strong>Mac:</strong> Keka oder The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x dateien.zip</code>)</li></ul><p>Mit 7-Zip:</p><ol><li>Klicken Sie mit der rechten Maustaste auf die heruntergeladene ZIP-Datei.</li><li>Wählen Sie <strong>7-Zip</strong> und dann <strong>Hier entpacken</strong>.</li><li>Geben Sie das Passwort aus der eigenen E-Mail ein.</li></ol>',
  },
  passwordMissing: {
    question: 'Wo ist das Passwort des Archivs?',
    answer:
      '<p>Es steht in einer eigenen E-Mail, die gleich nach der E-Mail mit dem Link gesendet wird. Link und Passwort werden nie zusammen gesendet.</p><ul><li>Sehen Sie in Ihrem Spam-Ordner nach.</li><li>Warten Sie einige Minuten. Manche Mailsysteme halten E-Mails zurück.</li><li>Wenn nichts ankommt, bitten Sie den Absender, die Dateien noch einmal zu senden. Das Passwort wird nicht gespeichert, deshalb kann es niemand nachsehen.</li></ul>',
  },
  passwordRefused: {
    question: 'Das Archiv nimmt das Passwort nicht an.',
    answer:
      '<ul><li>Kopieren Sie das Passwort aus der E-Mail, statt es abzutippen, ohne Leerzeichen davor und dahinter.</li><li>Prüfen Sie, ob die E-Mail mit dem Passwort zu diesem Archiv gehört. Jeder Transfer hat ein eigenes Passwort.</li><li>Falls das Programm einen anderen Fehler meldet als ein falsches Passwort, siehe <a href="#faq-recipient-archiveFails">Das Archiv öffnet sich nicht</a>.</li><li>Falls der Download unterbrochen wurde, laden Sie das Archiv noch einmal herunter.</li></ul>',
  },
  codeMissing: {
    question: 'Der Code kommt nicht an.',
    answer:
      '<ul><li>Prüfen Sie die letzten Ziffern der Telefonnummer auf der Seite. Ist die Nummer falsch, bitten Sie den Absender, sie zu berichtigen.</li><li>Warten Sie eine Minute, und prüfen Sie, ob das Telefon Empfang hat.</li><li>Wenn der Code abgelaufen ist, fordern Sie auf der Seite einen neuen an.</li><li>Falls Sie auf eine solche Nachricht einmal mit <code>STOP</code> geantwortet haben, ist Ihre Nummer gesperrt. Bitten Sie den Absender, sich an den eigenen Support zu wenden.</li></ul><p>An Festnetznummern werden keine Codes gesendet.</p><p>Geht der Code an Ihre E-Mail-Adresse, sehen Sie im Spam-Ordner nach und warten Sie einige Minuten. Die Seite zeigt den Anfang der Adresse.</p>',
  },
  codeRefused: {
    question: 'Die Seite meldet „Falscher Code“, wenn ich den Code eingebe.',
    answer:
      '<p>Ein Code hat sechs Ziffern und gilt drei Minuten lang, ein einziges Mal. Vergleichen Sie die beiden Buchstaben vor dem Feld mit denen in der Nachricht. Sind sie verschieden, gehört der Code zu einer älteren Nachricht: Nehmen Sie den neuesten.</p><p>Sie haben drei Versuche. Danach fordern Sie einen neuen Code an.</p>',
  },
  codeLocked: {
    question: 'Es werden keine Codes mehr gesendet. Was kann ich tun?',
    answer:
      '<p>Die Zahl der Codes pro Stunde und Tag ist begrenzt, damit niemand sie erraten kann. Die Seite sagt Ihnen, wann der nächste Code gesendet werden kann.</p><p>Falls sie Sie an den Absender verweist: Er kann auf der Seite des Transfers neue Codes erlauben.</p>',
  },
  trustedDevice: {
    question: 'Was bedeutet „Diesem Gerät vertrauen“?',
    answer:
      '<p>Bei manchen Organisationen können Sie den Code 30 Tage lang überspringen, nachdem Sie einen eingegeben haben. Ihr Browser weist sich dann mit einem Schlüssel aus, den er nie herausgibt, und öffnet Dateien, die an dieselbe Adresse gesendet und auf dieselbe Weise geschützt sind.</p><ul><li>Wählen Sie dies nur auf einem Gerät, das sonst niemand benutzt: Wer es benutzt, kann Ihre Dateien öffnen.</li><li>Um das Vertrauen zu beenden, drücken Sie unter den Dateien auf „Diesem Gerät nicht mehr vertrauen“. Wenn Sie ein Gerät verlieren, bitten Sie den Absender, die Codes zu entsperren: Das beendet das Vertrauen in alle Ihre Geräte.</li><li>Das Vertrauen endet auch, wenn der Browser die Daten dieser Seite löscht. Manche Browser tun das, wenn Sie die Seite eine Woche lang nicht besucht haben.</li></ul>',
  },
  linkExpired: {
    question: 'Die Seite meldet „Der Transfer ist abgelaufen!“',
    answer:
      '<p>Ein Link gilt eine begrenzte Zeit, standardmäßig {expiry}, und der Absender kann ihn früher beenden. Danach sind die Dateien nicht mehr verfügbar.</p><p>Bitten Sie den Absender, sie noch einmal zu senden. Sie erhalten dann eine neue E-Mail mit einem neuen Link.</p>',
  },
  linkUnknown: {
    question: 'Die Seite meldet „Dieser Link ist nicht bekannt.“',
    answer:
      '<p>Wahrscheinlich ist der Link unvollständig. Manche E-Mail-Programme trennen einen langen Link in zwei Teile.</p><ul><li>Klicken Sie auf die Schaltfläche in der E-Mail, statt den Link zu kopieren.</li><li>Wenn Sie ihn kopieren, kopieren Sie ihn vollständig, vom ersten bis zum letzten Zeichen.</li><li>Falls auch das nicht hilft, bitten Sie den Absender um einen neuen Link.</li></ul>',
  },
  stillProcessing: {
    question: 'Die Seite sagt, dass meine Dateien noch verarbeitet werden.',
    answer:
      '<p>Alle Dateien werden geprüft, bevor sie freigegeben werden. Bei kleinen Dateien dauert das Sekunden, bei großen kann es länger dauern. Lassen Sie die Seite offen: Sie öffnet sich von selbst, sobald die Dateien bereit sind.</p><p>Falls sich nach einer Stunde nichts getan hat, sagen Sie es dem Absender.</p>',
  },
  downloadStops: {
    question: 'Der Download bleibt stehen oder schlägt fehl.',
    answer:
      '<ul><li>Drücken Sie neben der Datei auf <strong>Fortsetzen</strong> oder <strong>Wiederholen</strong>. Ein unterbrochener Download geht dort weiter, wo er stehen blieb, wenn Ihr Browser es unterstützt.</li><li>Prüfen Sie, ob auf dem Datenträger genug Platz ist.</li><li>Falls ein Firmennetz den Download verhindert, fragen Sie Ihren IT-Support, oder versuchen Sie es in einem anderen Netz.</li><li>Laden Sie die Seite neu, wenn sie schon lange offen ist.</li></ul>',
  },
  signInAsked: {
    question: 'Ich werde aufgefordert, mich anzumelden. Warum?',
    answer:
      '<p>Manche Dateien lassen sich erst nach einer Anmeldung öffnen: wenn Ihre Adresse zur Organisation selbst gehört oder wenn deren Richtlinien es verlangen. Melden Sie sich mit der Adresse an, an die die E-Mail gesendet wurde.</p><p>Falls Sie dort kein Konto haben, fragen Sie den Absender.</p>',
  },
  otherPerson: {
    question: 'Die Seite sagt, dass ich diese Dateien nicht öffnen kann.',
    answer:
      '<p>Sie sind mit einer anderen Adresse angemeldet als mit der, an die die Dateien gesendet wurden. Melden Sie sich als die Person an, für die sie bestimmt sind.</p><p>Falls die Dateien für Sie unter Ihrer jetzigen Adresse bestimmt sind, bitten Sie den Absender, sie dorthin zu senden.</p>',
  },
  mailMissing: {
    question: 'Der Absender sagt, dass Dateien gesendet wurden, aber ich habe keine E-Mail.',
    answer:
      '<ul><li>Sehen Sie in Ihrem Spam-Ordner und in der Quarantäne Ihrer Organisation nach.</li><li>Bitten Sie den Absender, Ihre Adresse Buchstabe für Buchstabe zu prüfen.</li><li>Große Dateien zu verarbeiten dauert eine Weile. Erst danach wird die E-Mail gesendet.</li></ul>',
  },
  account: {
    question: 'Brauche ich ein Konto oder ein Programm?',
    answer:
      '<p>Nein. Der Link öffnet sich in jedem aktuellen Browser. Ein Programm brauchen Sie nur für ein Archiv mit Passwort: siehe <a href="#faq-recipient-archiveFails">Das Archiv öffnet sich nicht</a>.</p>',
  },
  forward: {
    question: 'Darf ich den Link an jemand anderen weitergeben?',
    answer:
      '<p>Bitte nicht. Wer den Link hat, kann die Dateien vielleicht herunterladen, und der Absender hält jeden Download für Ihren. Bitten Sie den Absender, die Dateien direkt dorthin zu senden.</p>',
  },
  acknowledgement: {
    question: 'Warum muss ich ein Kästchen anhaken, bevor ich die Dateien sehe?',
    answer:
      '<p>Damit bestätigen Sie, dass die Dateien für Sie bestimmt sind und dass Sie sorgsam mit ihnen umgehen. Der Zeitpunkt wird aufgezeichnet, damit der Absender weiß, dass die richtige Person sie erhalten hat. Vorher wird nichts heruntergeladen.</p>',
  },
  howLong: {
    question: 'Wie lange und wie oft kann ich die Dateien herunterladen?',
    answer:
      '<p>Bis zu dem Datum auf der Seite und in der E-Mail: standardmäßig {expiry} lang, sofern der Absender nichts anderes gewählt hat. Bis dahin können Sie die Dateien so oft herunterladen, wie Sie möchten.</p>',
  },
  filesRequested: {
    question: 'Ich werde gebeten, Dateien hochzuladen. Wie geht das?',
    answer:
      '<ol><li>Öffnen Sie den Link in der E-Mail. Sie brauchen kein Konto.</li><li>Prüfen Sie, wer Sie darum bittet, und wählen Sie alle Dateien aus, oder legen Sie sie auf der Seite ab.</li><li>Haken Sie das Kästchen an, und drücken Sie auf <strong>Hochladen</strong>.</li><li>Lassen Sie den Tab offen, bis die Seite meldet, dass Ihre Dateien angekommen sind.</li></ol><p>Der Link gilt nur einmal: Wählen Sie alle Dateien aus, bevor Sie sie hochladen.</p>',
  },
  uploadLinkEnded: {
    question: 'Die Upload-Seite meldet „Der Link ist abgelaufen!“ oder „Schon hochgeladen!“',
    answer:
      '<p><strong>Der Link ist abgelaufen!</strong> Die Zeit zum Hochladen ist vorbei. Bitten Sie die Person, die die Dateien angefordert hat, die Anfrage noch einmal zu senden.</p><p><strong>Schon hochgeladen!</strong> Ein Link gilt nur einmal, und darüber wurden schon Dateien hochgeladen. Falls Sie das nicht waren, sagen Sie es dieser Person sofort.</p>',
  },
  uploadStops: {
    question: 'Mein Upload ist stehen geblieben. Ist alles verloren?',
    answer:
      '<p>Nein. Der Upload geht von selbst weiter, sobald das Netz wieder da ist. Falls Sie den Tab geschlossen haben, öffnen Sie den Link innerhalb von 24 Stunden in demselben Browser wieder. Was schon hochgeladen ist, wird nicht noch einmal gesendet.</p><p>Falls eine Datei nicht mehr gelesen werden kann, wählen Sie sie noch einmal aus.</p>',
  },
  uploadSize: {
    question: 'Wie groß dürfen die Dateien sein, die ich hochlade?',
    answer: '<p>Eine einzelne Datei darf bis zu {fileSize} groß sein, alle zusammen bis zu {totalSize}.</p>',
  },
  onPhone: {
    question: 'Kann ich die Dateien auf einem Telefon oder Tablet herunterladen?',
    answer:
      '<p>Ja, einzelne Dateien öffnen sich in jedem aktuellen Browser. Für ein Archiv mit Passwort brauchen Sie eine App, die AES-256 unterstützt, etwa WinZip oder iZip. Große Dateien sind auf einem Computer einfacher.</p>',
  },
  whatSenderSees: {
    question: 'Was sieht der Absender von mir?',
    answer:
      '<p>Wann die Seite des Links geöffnet wurde, und wann und wie oft jede Datei heruntergeladen wurde. Eine Telefonnummer für Codes wird verschlüsselt gespeichert und nur teilweise gezeigt.</p><p>Fragen zu Ihren Daten: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Wie sende ich Dateien?',
    answer:
      '<p>Wählen Sie die Dateien aus, geben Sie die E-Mail-Adresse des Empfängers und eine Nachricht ein, prüfen Sie den Empfänger, wählen Sie die Optionen, und drücken Sie auf <strong>Jetzt senden</strong>, bei einer Warnung zum Empfänger auf <strong>An … senden</strong>. Der Empfänger erhält eine E-Mail mit einem sicheren Link. Die <a href="/help">Anleitung</a> zeigt jeden Schritt mit einem Bild.</p>',
  },
  limits: {
    question: 'Wie groß kann ein Transfer sein?',
    answer:
      '<ul><li>Eine einzelne Datei: bis zu {fileSize}.</li><li>Alle Dateien eines Transfers: bis zu {totalSize} ohne Passwortschutz und bis zu {archiveSize} mit Passwortschutz.</li></ul><p>Falls Sie mehr haben, senden Sie mehrere Transfers.</p>',
  },
  uploadStopped: {
    question: 'Der Upload ist stehen geblieben. Was nun?',
    answer:
      '<ul><li><strong>Kein Netz:</strong> Warten Sie. Der Upload geht von selbst weiter, sobald das Netz wieder da ist.</li><li><strong>Der Server antwortet nicht:</strong> Warten Sie, oder drücken Sie auf <strong>Wiederholen</strong>. Was hochgeladen ist, wird nicht noch einmal gesendet.</li><li><strong>Eine Datei kann nicht mehr gelesen werden:</strong> Sie wurde geändert, verschoben oder gelöscht. Gehen Sie zurück, entfernen Sie sie, und wählen Sie sie noch einmal aus.</li><li><strong>Der Computer ist eingeschlafen:</strong> Wecken Sie ihn, und lassen Sie den Tab offen.</li></ul><p>Der Empfänger erhält nichts, bevor alles hochgeladen und geprüft ist.</p>',
  },
  closedTab: {
    question: 'Ich habe den Tab während des Uploads geschlossen.',
    answer:
      '<p>Öffnen Sie <a href="/transfer">Dateien senden</a> innerhalb von 24 Stunden in demselben Browser wieder. Die Seite bietet an, den Upload dort fortzusetzen, wo er stehen blieb. Vielleicht müssen Sie dieselben Dateien noch einmal auswählen; was hochgeladen ist, wird nicht noch einmal gesendet.</p>',
  },
  recipientWarning: {
    question: 'Warum werde ich vor dem Empfänger gewarnt?',
    answer:
      '<p>Der Empfänger wird mit dem verglichen, was Sie und Ihre Organisation bisher gesendet haben. Eine Warnung erscheint bei einer neuen Adresse, bei einer neuen oder ähnlichen Domain, bei einem öffentlichen Maildienst oder bei Dateien, die sich von den üblichen dorthin unterscheiden.</p><p>Lesen Sie die Adresse Buchstabe für Buchstabe. Ist sie richtig, behalten Sie sie bei; sonst ändern Sie sie. Bei einem Empfänger, den Sie beibehalten haben, erscheint die Warnung nicht noch einmal.</p>',
  },
  wrongRecipient: {
    question: 'Ich habe Dateien an den falschen Empfänger gesendet.',
    answer:
      '<ol><li>Öffnen Sie den Transfer unter <a href="/transfers">Meine Transfers</a>.</li><li>Wählen Sie <strong>Falscher Empfänger?</strong> Der Link verliert sofort seine Gültigkeit, und die Seite sagt Ihnen, ob etwas heruntergeladen wurde.</li><li>Senden Sie die gespeicherten Dateien innerhalb von 24 Stunden an den richtigen Empfänger. Sie müssen sie nicht noch einmal hochladen.</li></ol><p>Falls Dateien schon heruntergeladen wurden, sagen Sie es Ihren Datenschutzbeauftragten.</p>',
  },
  revoke: {
    question: 'Wie widerrufe ich einen Transfer?',
    answer:
      '<p>Drücken Sie unter <a href="/transfers">Meine Transfers</a> oder auf der Seite des Transfers auf <strong>Widerrufen</strong>. Der Link verliert sofort seine Gültigkeit. Kopien, die vorher heruntergeladen wurden, sind nicht betroffen. Widerrufen können Sie einen Transfer, der aktiv oder angefordert ist.</p><p>Eine E-Mail lässt sich nicht stornieren, zurückziehen oder zurückrufen; aber ohne den Link öffnet sie nichts.</p>',
  },
  undo: {
    question: 'Ich habe Dateien zu früh gesendet. Kann ich das rückgängig machen?',
    answer:
      '<p>Wenn Ihre Organisation es anbietet, läuft nach dem Senden auf der Seite ein Countdown, und noch ist nichts verschickt: Drücken Sie auf <strong>Rückgängig machen</strong>. Berichtigen Sie dann den Empfänger oder die Nachricht, und senden Sie die Dateien innerhalb von 24 Stunden noch einmal. Sie müssen sie nicht noch einmal hochladen.</p><p>Nach dem Countdown drücken Sie auf <strong>Widerrufen</strong>.</p>',
  },
  nothingArrived: {
    question: 'Der Empfänger hat keine E-Mail erhalten.',
    answer:
      '<ul><li>Öffnen Sie den Transfer. Sein Status muss <strong>Aktiv</strong> sein: Solange er verarbeitet wird, wurde noch keine E-Mail gesendet.</li><li>Die Seite sagt Ihnen, falls der Mailserver des Empfängers die E-Mail nicht angenommen hat.</li><li>Bitten Sie den Empfänger, im Spam-Ordner nachzusehen.</li><li>Kopieren Sie den Link auf der Seite des Transfers, und geben Sie ihn dem Empfänger auf anderem Weg.</li></ul>',
  },
  policyBlock: {
    question: 'Die Seite sagt, dass dieser Transfer nicht gesendet werden kann.',
    answer:
      '<p>Eine Richtlinie Ihrer Organisation erlaubt diesen Transfer nicht: wegen des Empfängers, der Art der Dateien oder der sensiblen Daten darin. Die Seite nennt die Richtlinie und sagt, was Sie ändern können.</p><ul><li>Ändern Sie den Empfänger, oder entfernen Sie die Dateien, an denen es liegt.</li><li>Falls der Transfer nach dem Hochladen verhindert wurde, wählen Sie innerhalb von 5 Tagen auf der Seite des Transfers <strong>Erneut senden</strong>. So erfüllt er die Richtlinie, und Sie müssen die Dateien nicht noch einmal hochladen.</li><li>Falls Sie die Richtlinie für falsch halten, fragen Sie Ihre Administratoren.</li></ul>',
  },
  policyRequired: {
    question: 'Warum kann ich eine Option nicht ändern?',
    answer:
      '<p>Eine Richtlinie Ihrer Organisation verlangt sie für diesen Transfer oder erlaubt sie nicht. Die Option nennt die Richtlinie. Für einen anderen Empfänger oder andere Dateien gelten vielleicht andere Richtlinien.</p>',
  },
  transferFailed: {
    question: 'Mein Transfer ist fehlgeschlagen.',
    answer:
      '<p>Öffnen Sie ihn: Die Seite zeigt den Grund und die Datei. An den Empfänger wurde nichts gesendet. Falls die Dateien noch gespeichert sind, wählen Sie <strong>Erneut senden</strong>; sonst senden Sie sie von vorn. Bei einem Systemfehler versuchen Sie es später noch einmal, oder wenden Sie sich an {support}.</p>',
  },
  malware: {
    question: 'Eine Datei wurde gelöscht, weil sie Malware enthält.',
    answer:
      '<p>Der Malware-Scanner Ihrer Organisation hat in der Datei etwas gefunden. Der Transfer ist fehlgeschlagen, und der Empfänger hat nichts erhalten.</p><ul><li>Prüfen Sie Ihr Gerät, und senden Sie die übrigen Dateien ohne diese.</li><li>Hat ein Partner die Datei auf Ihre Anfrage hin hochgeladen, informieren Sie ihn.</li><li>Wenn Sie sicher sind, dass die Datei harmlos ist, bitten Sie einen Administrator, sie zuzulassen. Senden Sie sie danach noch einmal.</li></ul>',
  },
  longProcessing: {
    question: 'Mein Transfer wird schon lange verarbeitet.',
    answer:
      '<p>Jede Datei wird auf sensible Daten geprüft, und große Dateien dauern länger. Sie können die Seite schließen. Wenn der <a href="/health">Systemstatus</a> ein Problem zeigt, warten die Transfers und laufen danach von selbst weiter.</p>',
  },
  passwordProtection: {
    question: 'Was bewirkt der Passwortschutz?',
    answer:
      '<p>Die Dateien werden in ein ZIP-Archiv mit AES-256-Verschlüsselung gepackt. Der Empfänger erhält das erzeugte Passwort in einer eigenen E-Mail. Sie sehen es nicht, und es wird nicht gespeichert. Möglich ist das bis zu einer Gesamtgröße von {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Mein Empfänger kann das Archiv nicht öffnen.',
    answer:
      '<p>Für das Archiv ist ein Programm nötig, das AES-256 unterstützt. Die Bordmittel des Systems melden „Operation not permitted“ oder „Vorgang nicht zulässig“. Senden Sie Ihrem Empfänger diese Antwort: <a href="#faq-recipient-archiveFails">Das Archiv öffnet sich nicht</a>.</p>',
  },
  code: {
    question: 'Wann sollte ich einen Transfer mit einem Code schützen?',
    answer:
      '<p>Wenn das Postfach des Empfängers nicht sicher genug ist: weil andere es lesen, oder bei sehr sensiblen Dateien. Geben Sie die Mobilnummer des Empfängers ein; die Dateien öffnen sich nur mit den sechs Ziffern, die per SMS dorthin gesendet werden. Sagen Sie dem Empfänger vorher, dass Sie die Nummer verwenden.</p><p>Ohne Telefon wählen Sie einen Code per E-Mail: Die Seite sendet ihn an die Adresse des Empfängers. Er hält Personen ab, die nur einen weitergeleiteten Link haben, aber nicht jene, die das Postfach lesen, in dem auch der Link liegt.</p>',
  },
  phoneRefused: {
    question: 'Die Telefonnummer meines Empfängers wird nicht angenommen.',
    answer:
      '<p>Geben Sie eine Mobilnummer mit ihrer Ländervorwahl ein, etwa <code>+41 79 123 45 67</code>. Festnetznummern, Sondernummern und Satellitentelefone können keine Codes empfangen, und Ihre Organisation erlaubt nur bestimmte Länder.</p>',
  },
  recipientLocked: {
    question: 'Mein Empfänger erhält keine Codes mehr.',
    answer:
      '<p>Nach zu vielen Codes werden keine mehr gesendet, um die Dateien zu schützen. Öffnen Sie den Transfer, und wählen Sie dort „Codes entsperren“. Auf derselben Seite können Sie die Telefonnummer berichtigen. Hat der Empfänger ein Gerät verloren, dem er vertraute, entsperren Sie die Codes ebenfalls: Danach ist auf jedem seiner Geräte wieder ein Code nötig.</p>',
  },
  anonymize: {
    question: 'Wie anonymisiere ich eine CSV-Datei?',
    answer:
      '<p>Drücken Sie vor dem Senden neben der Datei auf <strong>Anonymisieren</strong>, und wählen Sie für jede Spalte eine Methode: Maskierung, Hash mit SHA-256, Ersetzung nach einem Muster oder formaterhaltende Verschlüsselung. Die Vorschau zeigt die ersten 10 Zeilen.</p><p>Die Anonymisierung ist endgültig: Das Original wird gelöscht, und niemand kann es wiederherstellen. Die einzige Ausnahme ist die formaterhaltende Verschlüsselung mit einem Schlüssel, den Sie aufbewahren.</p>',
  },
  anonymizeFails: {
    question: 'Die Anonymisierung meiner Datei ist fehlgeschlagen.',
    answer:
      '<p>Die Seite nennt die Zeile und die Spalte. Häufige Gründe: Eine Zeile hat mehr oder weniger Felder als die Kopfzeile, die Datei ist keine Texttabelle, oder ein Muster findet nichts. Korrigieren Sie die Datei oder die Regeln, und senden Sie sie noch einmal. Gesendet wurde nichts.</p>',
  },
  sensitiveData: {
    question: 'Was bedeutet „Sensible Daten“ bei meinem Transfer?',
    answer:
      '<p>Jede Datei wird nach Daten wie Kartennummern, IBANs, Namen, Adressen und Telefonnummern durchsucht. Die Seite zeigt, welche Arten gefunden wurden, wie viele von jeder, und wie wahrscheinlich sie sind. Die Daten selbst werden nicht gespeichert. Das ist ein Hinweis, kein Beweis: Prüfen Sie, ob der Empfänger sie erhalten soll.</p>',
  },
  findingsAsked: {
    question: 'Warum muss ich vor dem Senden bestätigen, was gefunden wurde?',
    answer:
      '<p>Fertige Dateien werden auf sensible Daten geprüft, während andere noch hochgeladen werden. Ihre Organisation oder eine ihrer Richtlinien verlangt, dass Sie bestätigen, was gefunden wurde. Prüfen Sie, ob der Empfänger es haben darf.</p><ul><li><strong>Trotzdem senden</strong> sendet die Dateien.</li><li><strong>Noch nicht senden</strong> sendet nichts: Sie können zurückgehen und den Empfänger oder die Dateien ändern.</li></ul>',
  },
  notInspectable: {
    question: 'Eine Datei „konnte nicht geprüft werden“. Ist das schlimm?',
    answer:
      '<p>Es bedeutet, dass die Datei nicht gelesen werden konnte: Sie hat ein Passwort, ist beschädigt oder hat ein Format, das nicht unterstützt wird, etwa Scans. Sie ist nicht auf sensible Daten geprüft. Eine Richtlinie Ihrer Organisation erlaubt solche Dateien vielleicht nicht.</p>',
  },
  expiry: {
    question: 'Wie lange gilt ein Link?',
    answer:
      '<p>Standardmäßig {expiry}. In den Optionen können Sie eine andere Zeit wählen, innerhalb der Grenzen Ihrer Organisation. Falls nichts heruntergeladen wurde, wird der Empfänger vor dem Ablauf des Links erinnert.</p>',
  },
  wasDownloaded: {
    question: 'Wie sehe ich, ob meine Dateien heruntergeladen wurden?',
    answer:
      '<p>Öffnen Sie den Transfer unter <a href="/transfers">Meine Transfers</a>. Er zeigt, wann die Dateien zum ersten Mal heruntergeladen wurden, wie oft, und welche davon.</p><p><strong>Verlauf</strong> zeigt die Schritte der Zustellung: wann der Link gesendet, angenommen und geöffnet wurde, und was mit jeder Datei geschah. Zugriffe automatischer Prüfungen von Mailsystemen sind als solche gezeigt und zählen nicht als Download. Unter den Optionen eines Transfers können Sie eine E-Mail beim ersten Herunterladen wählen.</p>',
  },
  receipt: {
    question: 'Wie beweise ich, welche Dateien zugestellt wurden?',
    answer:
      '<p>Wählen Sie <strong>Zustellnachweis</strong> auf der Seite des Transfers, für jeden Empfänger. Das ist eine signierte Erklärung mit Namen, Größen und Prüfsummen der Dateien und den Zeiten, als PDF oder als kleine Textdatei. Sie öffnet nichts, darum können Sie sie weitergeben.</p><p>Alle können sie ohne Konto unter <a href="/receipt">Nachweis prüfen</a> prüfen. Sie beweist, was Ihre Organisation festgehalten hat, nicht, dass eine Person die Dateien gelesen hat.</p>',
  },
  hideSender: {
    question: 'Was sieht der Empfänger, wenn ich meine Adresse verberge?',
    answer:
      '<p>Den Namen Ihrer Organisation statt Ihrer Adresse. Antworten erreichen Sie nicht. Ihre Administratoren sehen weiterhin, wer den Transfer gesendet hat.</p>',
  },
  trackingId: {
    question: 'Was ist eine Tracking-ID?',
    answer:
      '<p>Eine eigene Referenz, etwa ein Aktenzeichen. Der Empfänger sieht sie nicht. Sie finden den Transfer damit wieder, und für Audits wird sie aufgezeichnet. Eine Richtlinie kann sie verlangen.</p>',
  },
  request: {
    question: 'Wie bitte ich jemanden um Dateien?',
    answer:
      '<p>Öffnen Sie <a href="/transfer/request">Dateien anfordern</a>, geben Sie die Adresse ein, und schreiben Sie, welche Dateien Sie brauchen. Die andere Person erhält einen Link für einen einzigen Upload, ohne Konto. Sie erhalten eine E-Mail, sobald die Dateien geprüft sind.</p>',
  },
  requestEnded: {
    question: 'Die angefragte Person kann keine Dateien mehr hochladen.',
    answer:
      '<p>Ein Upload-Link gilt einmal und bis zu seinem Datum. Öffnen Sie die Anfrage unter <a href="/transfers">Meine Transfers</a>, und wählen Sie <strong>Anfrage erneut senden</strong> oder <strong>Erneut anfordern</strong>.</p>',
  },
  dropPage: {
    question: 'Wie können mir andere Dateien senden, ohne dass ich jedes Mal darum bitte?',
    answer:
      '<p>Öffnen Sie <a href="/drop-page">Ablageseite</a>, legen Sie die Regeln fest, und drücken Sie auf <strong>Seite anlegen</strong>. Unter der Adresse dieser Seite senden Ihnen andere Dateien, ohne Konto. Jede Lieferung wird wie jeder Transfer geprüft und erscheint unter <a href="/transfers">Meine Transfers</a>.</p><p>Alle, die die Adresse haben, können Ihnen Dateien senden, und nichts belegt, dass angegebene Namen und Adressen stimmen. Ein Passwort schützt die Seite. Wenn die Adresse in falsche Hände gerät, wählen Sie eine neue.</p>',
  },
  whoSees: {
    question: 'Wer kann meine Transfers sehen?',
    answer:
      '<p>Sie und die Administratoren Ihrer Organisation. Administratoren sehen Empfänger, Dateinamen, Status und Arten sensibler Daten. Sie können Ihre Dateien nicht herunterladen und haben keinen Link dazu.</p>',
  },
  addressBook: {
    question: 'Wie entferne ich einen vorgeschlagenen Empfänger?',
    answer:
      '<p>Wählen Sie unter den Vorschlägen <strong>Ihre Empfänger bearbeiten …</strong>, und löschen Sie den Eintrag. Nur Sie sehen Ihre Empfänger.</p>',
  },
  draft: {
    question: 'Geht meine Nachricht verloren, wenn ich die Seite verlasse?',
    answer:
      '<p>Nein. Empfänger, Nachricht und Optionen bleiben in diesem Browser erhalten, bis Sie sie senden, den Entwurf verwerfen oder sich abmelden. Die Dateien müssen Sie vielleicht noch einmal auswählen.</p>',
  },
  noPermission: {
    question: 'Die Seite sagt, dass ich keine Dateien senden darf.',
    answer:
      '<p>Ihr Konto gehört nicht zu denen Ihrer Organisation, die Dateien senden dürfen. Bitten Sie um Zugang: {support}. Sobald Sie ihn haben, melden Sie sich ab und wieder an.</p>',
  },
  sessionExpired: {
    question: 'Meine Sitzung ist abgelaufen, während ich gearbeitet habe.',
    answer:
      '<p>Melden Sie sich wieder an, in einem neuen Tab, falls die Seite das anbietet. Ihre Eingaben bleiben im ersten Tab, und ein laufender Upload geht weiter.</p>',
  },
  afterExpiry: {
    question: 'Was geschieht mit den Dateien, wenn der Link abgelaufen ist?',
    answer:
      '<p>Sie werden 5 Tage nach dem Ablauf des Links gelöscht. Bis eine Stunde davor können Sie den Transfer unter „Meine Transfers“ verlängern: Dann funktionieren seine Links wieder. Der Empfänger kann Sie auf der Seite des Links um mehr Zeit bitten. Die Dateien eines widerrufenen Transfers werden innerhalb einer Stunde gelöscht. Der Eintrag in Ihrer Liste bleibt.</p>',
  },
}
