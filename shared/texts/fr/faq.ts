import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'J’ai reçu un e-mail avec un lien de téléchargement. De quoi s’agit-il, et puis-je m’y fier ?',
    answer:
      '<p>Une personne de l’organisation nommée dans l’e-mail partage des fichiers avec vous. Le lien ouvre une page de cette organisation, où vous voyez qui partage les fichiers avant de télécharger quoi que ce soit.</p><p>Avant d’ouvrir le lien, vérifiez que :</p><ul><li>vous connaissez l’expéditeur ou attendez les fichiers ;</li><li>l’adresse du lien commence par <code>https://</code> et appartient à l’organisation.</li></ul><p>En cas de doute, appelez l’expéditeur à un numéro que vous connaissez déjà. N’utilisez pas un numéro figurant dans l’e-mail.</p>',
  },
  archiveFails: {
    question: 'L’archive ne s’ouvre pas. Je vois « Operation not permitted ».',
    answer:
      '<p>L’archive est chiffrée en AES-256. L’utilitaire d’archivage de votre système ne peut pas l’ouvrir et affiche parfois « Operation not permitted ». Utilisez un logiciel compatible AES-256 :</p><ul><li><strong>Windows :</strong> 7-Zip ou WinZip</li><li><strong>Mac :</strong> Keka ou The Unarchiver</li><li><strong>Linux :</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>Avec 7-Zip :</p><ol><li>Faites un clic droit sur le fichier ZIP téléchargé.</li><li>Choisissez <strong>7-Zip</strong>, puis <strong>Extraire ici</strong>.</li><li>Saisissez le mot de passe de l’e-mail séparé.</li></ol>',
  },
  passwordMissing: {
    question: 'Où se trouve le mot de passe de l’archive ?',
    answer:
      '<p>Il se trouve dans un e-mail séparé, envoyé juste après celui contenant le lien. Le lien et le mot de passe ne voyagent jamais ensemble.</p><ul><li>Regardez dans votre dossier de courrier indésirable.</li><li>Attendez quelques minutes. Certains systèmes de messagerie retiennent les e-mails.</li><li>S’il n’arrive pas, demandez à l’expéditeur de renvoyer les fichiers. Le mot de passe n’est pas conservé : personne ne peut donc le retrouver.</li></ul>',
  },
  passwordRefused: {
    question: 'L’archive refuse le mot de passe.',
    answer:
      '<ul><li>Copiez le mot de passe depuis l’e-mail au lieu de le taper, sans espace avant ni après.</li><li>Vérifiez que l’e-mail contenant le mot de passe correspond bien à cette archive. Chaque transfert a son propre mot de passe.</li><li>Si le logiciel signale une autre erreur qu’un mot de passe incorrect, consultez <a href="#faq-recipient-archiveFails">L’archive ne s’ouvre pas</a>.</li><li>Si le téléchargement a été interrompu, téléchargez à nouveau l’archive.</li></ul>',
  },
  codeMissing: {
    question: 'Le code n’arrive pas.',
    answer:
      '<ul><li>Vérifiez les derniers chiffres du numéro de téléphone sur la page. Si le numéro est erroné, demandez à l’expéditeur de le corriger.</li><li>Attendez une minute et vérifiez que le téléphone capte le réseau.</li><li>Si le code a expiré, demandez-en un nouveau sur la page.</li><li>Si vous avez un jour répondu <code>STOP</code> à un tel message, votre numéro est bloqué. Demandez à l’expéditeur de contacter son assistance.</li></ul><p>Les codes ne sont pas envoyés aux lignes fixes.</p><p>Si le code est envoyé à votre adresse e-mail, regardez dans les courriers indésirables et patientez quelques minutes. La page indique le début de l’adresse.</p>',
  },
  codeRefused: {
    question: 'La page affiche « Code incorrect » lorsque je saisis le code.',
    answer:
      '<p>Un code compte six chiffres ; il est valable trois minutes et une seule fois. Comparez les deux lettres devant le champ avec celles du message. Si elles diffèrent, le code vient d’un message plus ancien : utilisez le plus récent.</p><p>Vous disposez de trois tentatives. Ensuite, demandez un nouveau code.</p>',
  },
  codeLocked: {
    question: 'Plus aucun code n’est envoyé. Que faire ?',
    answer:
      '<p>Le nombre de codes par heure et par jour est limité, afin que personne ne puisse les deviner. La page indique quand le prochain code pourra être envoyé.</p><p>Si elle vous invite à vous adresser à l’expéditeur : celui-ci peut autoriser de nouveaux codes sur la page du transfert.</p>',
  },
  trustedDevice: {
    question: 'Que signifie « Faire confiance à cet appareil » ?',
    answer:
      '<p>Certaines organisations vous permettent de ne plus saisir de code pendant 30 jours après en avoir saisi un. Votre navigateur s’identifie alors avec une clé qu’il ne communique jamais, et ouvre les fichiers envoyés à la même adresse et protégés de la même façon.</p><ul><li>Ne cochez la case que sur un appareil que personne d’autre n’utilise : toute personne qui l’utilise peut ouvrir vos fichiers.</li><li>Pour mettre fin à la confiance, appuyez sur « Oublier cet appareil » sous les fichiers. Si vous perdez un appareil, demandez à l’expéditeur de débloquer les codes : aucun de vos appareils ne sera plus de confiance.</li><li>La confiance prend aussi fin lorsque le navigateur supprime les données de cette page. Certains navigateurs le font après une semaine sans visite.</li></ul>',
  },
  linkExpired: {
    question: 'La page affiche « Transfert expiré ! »',
    answer:
      '<p>Un lien fonctionne pendant un temps limité, {expiry} par défaut, et l’expéditeur peut y mettre fin plus tôt. Les fichiers ne sont alors plus disponibles.</p><p>Demandez à l’expéditeur de les renvoyer. Vous recevrez alors un nouvel e-mail avec un nouveau lien.</p>',
  },
  linkUnknown: {
    question: 'La page affiche « Ce lien est inconnu. »',
    answer:
      '<p>Le lien est probablement incomplet. Certaines messageries coupent un long lien en deux.</p><ul><li>Cliquez sur le bouton dans l’e-mail au lieu de copier le lien.</li><li>Si vous le copiez, copiez-le en entier, du premier au dernier caractère.</li><li>S’il ne fonctionne toujours pas, demandez un nouveau lien à l’expéditeur.</li></ul>',
  },
  stillProcessing: {
    question: 'La page indique que mes fichiers sont encore en cours de traitement.',
    answer:
      '<p>Tous les fichiers sont vérifiés avant d’être mis à disposition. Cela prend quelques secondes pour de petits fichiers, et parfois plus longtemps pour de gros fichiers. Laissez la page ouverte : elle s’ouvre d’elle-même dès que les fichiers sont prêts.</p><p>Si rien ne change au bout d’une heure, prévenez l’expéditeur.</p>',
  },
  downloadStops: {
    question: 'Le téléchargement s’arrête ou échoue.',
    answer:
      '<ul><li>Appuyez sur <strong>Reprendre</strong> ou sur <strong>Réessayer</strong> à côté du fichier. Un téléchargement interrompu reprend là où il s’est arrêté, si votre navigateur le permet.</li><li>Vérifiez que le disque a suffisamment d’espace libre.</li><li>Si un réseau d’entreprise bloque le téléchargement, adressez-vous à votre service informatique ou essayez un autre réseau.</li><li>Rechargez la page si elle est ouverte depuis longtemps.</li></ul>',
  },
  signInAsked: {
    question: 'On me demande de me connecter. Pourquoi ?',
    answer:
      '<p>Certains fichiers ne s’ouvrent que pour une personne connectée : si votre adresse appartient à l’organisation elle-même, ou si ses politiques l’exigent. Connectez-vous avec l’adresse à laquelle l’e-mail a été envoyé.</p><p>Si vous n’y avez pas de compte, adressez-vous à l’expéditeur.</p>',
  },
  otherPerson: {
    question: 'La page indique que ces fichiers ne s’ouvrent pas pour moi.',
    answer:
      '<p>Vous êtes connecté avec une autre adresse que celle à laquelle les fichiers ont été envoyés. Connectez-vous en tant que la personne à qui ils sont destinés.</p><p>Si les fichiers vous sont bien destinés, à votre adresse actuelle, demandez à l’expéditeur de les y envoyer.</p>',
  },
  mailMissing: {
    question: 'L’expéditeur dit avoir envoyé des fichiers, mais je n’ai reçu aucun e-mail.',
    answer:
      '<ul><li>Regardez dans votre dossier de courrier indésirable et dans la quarantaine de votre organisation.</li><li>Demandez à l’expéditeur de vérifier votre adresse, lettre par lettre.</li><li>Le traitement de gros fichiers prend un certain temps. L’e-mail est envoyé ensuite.</li></ul>',
  },
  account: {
    question: 'Ai-je besoin d’un compte ou d’un logiciel ?',
    answer:
      '<p>Non. Le lien s’ouvre dans tout navigateur récent. Vous n’avez besoin d’un logiciel que pour une archive protégée par un mot de passe : consultez <a href="#faq-recipient-archiveFails">L’archive ne s’ouvre pas</a>.</p>',
  },
  forward: {
    question: 'Puis-je transmettre le lien à un collègue ?',
    answer:
      '<p>Merci de ne pas le faire. Quiconque possède le lien peut éventuellement télécharger les fichiers, et l’expéditeur voit chaque téléchargement comme le vôtre. Demandez à l’expéditeur d’envoyer les fichiers à votre collègue.</p>',
  },
  acknowledgement: {
    question: 'Pourquoi dois-je cocher une case avant de voir les fichiers ?',
    answer:
      '<p>Vous confirmez ainsi que les fichiers vous sont destinés et que vous les traiterez avec soin. L’heure est enregistrée, afin que l’expéditeur sache que la bonne personne les a reçus. Rien n’est téléchargé avant.</p>',
  },
  howLong: {
    question: 'Pendant combien de temps, et combien de fois, puis-je télécharger les fichiers ?',
    answer:
      '<p>Jusqu’à la date indiquée sur la page et dans l’e-mail : {expiry} par défaut, sauf si l’expéditeur a choisi une autre durée. D’ici là, vous pouvez télécharger les fichiers autant de fois que nécessaire.</p>',
  },
  filesRequested: {
    question: 'On me demande de déposer des fichiers. Comment faire ?',
    answer:
      '<ol><li>Ouvrez le lien de l’e-mail. Vous n’avez pas besoin de compte.</li><li>Vérifiez qui vous les demande, puis choisissez tous les fichiers ou faites-les glisser sur la page.</li><li>Cochez la case et appuyez sur <strong>Déposer</strong>.</li><li>Laissez l’onglet ouvert jusqu’à ce que la page indique que vos fichiers sont arrivés.</li></ol><p>Le lien ne peut être utilisé qu’une fois : choisissez donc tous les fichiers avant de les déposer.</p>',
  },
  uploadLinkEnded: {
    question: 'La page de dépôt affiche « Lien de dépôt expiré ! » ou « Déjà déposé ! »',
    answer:
      '<p><strong>Lien de dépôt expiré !</strong> Le délai de dépôt est écoulé. Demandez à la personne qui a demandé les fichiers de renvoyer sa demande.</p><p><strong>Déjà déposé !</strong> Un lien ne peut être utilisé qu’une fois, et des fichiers ont déjà été déposés par celui-ci. Si ce n’était pas vous, prévenez immédiatement cette personne.</p>',
  },
  uploadStops: {
    question: 'Mon dépôt s’est arrêté. Tout est-il perdu ?',
    answer:
      '<p>Non. Le dépôt continue de lui-même dès que le réseau est rétabli. Si vous avez fermé l’onglet, rouvrez le lien dans le même navigateur dans les 24 heures. Les données déjà déposées ne sont pas renvoyées.</p><p>Si un fichier ne peut plus être lu, choisissez-le à nouveau.</p>',
  },
  uploadSize: {
    question: 'Quelle peut être la taille des fichiers que je dépose ?',
    answer: '<p>Un fichier peut atteindre {fileSize}, et tous les fichiers ensemble {totalSize}.</p>',
  },
  onPhone: {
    question: 'Puis-je télécharger les fichiers sur un téléphone ou une tablette ?',
    answer:
      '<p>Oui, les fichiers isolés s’ouvrent dans tout navigateur récent. Pour une archive protégée par un mot de passe, il vous faut une application compatible AES-256, comme WinZip ou iZip. Les gros fichiers sont plus faciles à traiter sur un ordinateur.</p>',
  },
  whatSenderSees: {
    question: 'Que voit l’expéditeur à mon sujet ?',
    answer:
      '<p>Quand la page du lien a été ouverte, et quand et combien de fois chaque fichier a été téléchargé. Un numéro de téléphone utilisé pour les codes est conservé chiffré et n’est affiché qu’en partie.</p><p>Questions sur vos données : {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Comment envoyer des fichiers ?',
    answer:
      '<p>Choisissez les fichiers, saisissez l’adresse e-mail du destinataire et un message, vérifiez le destinataire, choisissez les options et appuyez sur <strong>Envoyer</strong>, ou sur <strong>Envoyer à …</strong> en cas d’avertissement sur le destinataire. Le destinataire reçoit un e-mail avec un lien sécurisé. Le <a href="/help">mode d’emploi</a> montre chaque étape en image.</p>',
  },
  limits: {
    question: 'Quelle peut être la taille d’un transfert ?',
    answer:
      '<ul><li>Un seul fichier : jusqu’à {fileSize}.</li><li>Tous les fichiers d’un transfert : jusqu’à {totalSize} sans protection par mot de passe, et jusqu’à {archiveSize} avec.</li></ul><p>Si vous en avez davantage, faites plusieurs transferts.</p>',
  },
  uploadStopped: {
    question: 'Le dépôt s’est arrêté. Que faire ?',
    answer:
      '<ul><li><strong>Pas de réseau :</strong> attendez. Le dépôt continue de lui-même dès que le réseau est rétabli.</li><li><strong>Le serveur ne répond pas :</strong> attendez ou appuyez sur <strong>Réessayer</strong>. Ce qui a été déposé n’est pas renvoyé.</li><li><strong>Un fichier ne peut plus être lu :</strong> il a été modifié, déplacé ou supprimé. Revenez en arrière, retirez-le et choisissez-le à nouveau.</li><li><strong>L’ordinateur s’est mis en veille :</strong> réactivez-le et laissez l’onglet ouvert.</li></ul><p>Le destinataire ne reçoit rien avant que tout soit déposé et vérifié.</p>',
  },
  closedTab: {
    question: 'J’ai fermé l’onglet pendant le dépôt.',
    answer:
      '<p>Rouvrez <a href="/transfer">Envoyer des fichiers</a> dans le même navigateur dans les 24 heures. La page vous propose de reprendre là où le dépôt s’est arrêté. Vous devrez peut-être choisir à nouveau les mêmes fichiers ; les données déjà déposées ne sont pas renvoyées.</p>',
  },
  recipientWarning: {
    question: 'Pourquoi un avertissement s’affiche-t-il à propos du destinataire ?',
    answer:
      '<p>Le destinataire est comparé avec les envois précédents, les vôtres et ceux de votre organisation. Un avertissement s’affiche pour une nouvelle adresse, un domaine nouveau ou semblable à un autre, un service de messagerie public, ou des fichiers différents de ceux que vous y envoyez d’habitude.</p><p>Lisez l’adresse lettre par lettre. Si elle est correcte, gardez-la ; sinon, changez-la. L’avertissement ne revient pas pour un destinataire que vous avez gardé.</p>',
  },
  wrongRecipient: {
    question: 'J’ai envoyé des fichiers au mauvais destinataire.',
    answer:
      '<ol><li>Ouvrez le transfert dans <a href="/transfers">Mes transferts</a>.</li><li>Choisissez <strong>Mauvais destinataire ?</strong> Le lien cesse immédiatement de fonctionner, et la page indique si quelque chose a été téléchargé.</li><li>Envoyez les fichiers stockés au bon destinataire dans les 24 heures. Vous n’avez pas à les déposer à nouveau.</li></ol><p>Si des fichiers ont déjà été téléchargés, prévenez votre délégué à la protection des données.</p>',
  },
  revoke: {
    question: 'Comment annuler un transfert ?',
    answer:
      '<p>Appuyez sur <strong>Révoquer</strong> dans <a href="/transfers">Mes transferts</a> ou sur la page du transfert. Le lien cesse immédiatement de fonctionner. Les copies déjà téléchargées ne sont pas concernées. Vous pouvez révoquer un transfert actif ou demandé.</p><p>Un e-mail ne peut être ni rappelé ni retiré ; mais sans le lien, il n’ouvre rien.</p>',
  },
  undo: {
    question: 'J’ai envoyé des fichiers trop tôt. Puis-je annuler l’envoi ?',
    answer:
      '<p>Si votre organisation le propose, un compte à rebours s’affiche après l’envoi, et rien n’est encore parti : appuyez sur <strong>Annuler l’envoi</strong>. Corrigez ensuite le destinataire ou le message, puis envoyez à nouveau les fichiers dans les 24 heures. Vous n’avez pas à les déposer à nouveau.</p><p>Après le compte à rebours, appuyez sur <strong>Révoquer</strong>.</p>',
  },
  nothingArrived: {
    question: 'Le destinataire n’a reçu aucun e-mail.',
    answer:
      '<ul><li>Ouvrez le transfert. Son état doit être <strong>Actif</strong> : tant qu’il est en cours de traitement, aucun e-mail n’a été envoyé.</li><li>La page indique si le serveur de messagerie du destinataire a refusé l’e-mail.</li><li>Demandez au destinataire de regarder dans son dossier de courrier indésirable.</li><li>Copiez le lien sur la page du transfert et transmettez-le au destinataire par un autre moyen.</li></ul>',
  },
  policyBlock: {
    question: 'La page indique que ce transfert ne peut pas être envoyé.',
    answer:
      '<p>Une politique de votre organisation n’autorise pas ce transfert : en raison du destinataire, du type de fichiers ou des données sensibles qu’ils contiennent. La page nomme la politique et indique ce que vous pouvez changer.</p><ul><li>Changez le destinataire ou retirez les fichiers en cause.</li><li>Si des fichiers ont été bloqués après le dépôt, choisissez <strong>Renvoyer</strong> sur la page du transfert dans les 5 jours. Le transfert respecte alors la politique, et vous n’avez pas à déposer les fichiers à nouveau.</li><li>Si vous pensez que la politique est erronée, adressez-vous à un administrateur.</li></ul>',
  },
  policyRequired: {
    question: 'Pourquoi ne puis-je pas modifier une option ?',
    answer:
      '<p>Une politique de votre organisation l’exige pour ce transfert ou ne l’autorise pas. L’option nomme la politique. Un autre destinataire ou d’autres fichiers peuvent relever d’autres politiques.</p>',
  },
  transferFailed: {
    question: 'Mon transfert a échoué.',
    answer:
      '<p>Ouvrez-le : la page indique la raison et le fichier. Rien n’a été envoyé au destinataire. Si les fichiers sont encore stockés, choisissez <strong>Renvoyer</strong> ; sinon, faites un nouvel envoi. En cas d’erreur du système, réessayez plus tard ou contactez {support}.</p>',
  },
  malware: {
    question: 'Un fichier a été supprimé parce qu’il contient un logiciel malveillant.',
    answer:
      '<p>La détection de logiciels malveillants de votre organisation a trouvé quelque chose dans le fichier. Le transfert a échoué, et le destinataire n’a rien reçu.</p><ul><li>Vérifiez votre appareil, et envoyez les autres fichiers sans celui-ci.</li><li>Si un partenaire a déposé le fichier à votre demande, informez-le.</li><li>Si vous êtes sûr que le fichier est inoffensif, demandez à un administrateur de l’autoriser. Renvoyez-le ensuite.</li></ul>',
  },
  longProcessing: {
    question: 'Mon transfert est en cours de traitement depuis longtemps.',
    answer:
      '<p>Chaque fichier est analysé à la recherche de données sensibles, et les gros fichiers prennent plus de temps. Vous pouvez fermer la page. Si la page <a href="/health">État du système</a> signale un problème, les transferts attendent et continuent ensuite d’eux-mêmes.</p>',
  },
  passwordProtection: {
    question: 'À quoi sert la protection par mot de passe ?',
    answer:
      '<p>Les fichiers sont réunis dans une archive ZIP chiffrée en AES-256. Le destinataire reçoit le mot de passe généré dans un e-mail séparé. Vous ne le voyez pas, et il n’est pas conservé. Cette protection est possible jusqu’à une taille totale de {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Mon destinataire ne parvient pas à ouvrir l’archive.',
    answer:
      '<p>L’archive nécessite un logiciel compatible AES-256. L’utilitaire d’archivage du système affiche une erreur « Operation not permitted ». Envoyez cette réponse à votre destinataire : <a href="#faq-recipient-archiveFails">L’archive ne s’ouvre pas</a>.</p>',
  },
  code: {
    question: 'Quand faut-il protéger un transfert par un code ?',
    answer:
      '<p>Lorsque la boîte aux lettres du destinataire n’est pas assez sûre : si d’autres personnes la lisent, ou pour des fichiers très sensibles. Saisissez le numéro de mobile du destinataire ; les fichiers ne s’ouvrent qu’avec les six chiffres qui y sont envoyés par SMS. Prévenez d’abord le destinataire que vous utilisez ce numéro.</p><p>Sans téléphone, choisissez un code par e-mail : la page l’envoie à l’adresse du destinataire. Il arrête quiconque n’a qu’un lien transféré, mais pas ceux qui lisent la boîte de réception, où se trouve aussi le lien.</p>',
  },
  phoneRefused: {
    question: 'Le numéro de téléphone de mon destinataire est refusé.',
    answer:
      '<p>Saisissez un numéro de mobile avec son indicatif de pays, comme <code>+41 79 123 45 67</code>. Les lignes fixes, les numéros surtaxés et les téléphones satellites ne peuvent pas recevoir de codes, et votre organisation n’autorise que certains pays.</p>',
  },
  recipientLocked: {
    question: 'Mon destinataire ne reçoit plus de codes.',
    answer:
      '<p>Après trop de codes, l’envoi s’arrête pour protéger les fichiers. Ouvrez le transfert et choisissez d’y débloquer les codes. Vous pouvez corriger le numéro de téléphone sur la même page. Si le destinataire a perdu un appareil de confiance, débloquez aussi les codes : chacun de ses appareils demandera de nouveau un code.</p>',
  },
  anonymize: {
    question: 'Comment anonymiser un fichier CSV ?',
    answer:
      '<p>Appuyez sur <strong>Anonymiser</strong> à côté du fichier avant de l’envoyer, et choisissez une méthode pour chaque colonne : masquage, hachage SHA-256, remplacement par un motif ou chiffrement préservant le format. L’aperçu affiche les 10 premières lignes.</p><p>L’anonymisation est irréversible : l’original est supprimé, et personne ne peut le rétablir. La seule exception est le chiffrement préservant le format avec une clé que vous gardez.</p>',
  },
  anonymizeFails: {
    question: 'L’anonymisation de mon fichier a échoué.',
    answer:
      '<p>La page indique la ligne et la colonne. Raisons fréquentes : une ligne a plus ou moins de cellules que l’en-tête, le fichier n’est pas un tableau de texte, ou un motif ne correspond à rien. Corrigez le fichier ou les règles, puis renvoyez-le. Rien n’a été envoyé.</p>',
  },
  sensitiveData: {
    question: 'Que signifie « données sensibles » pour mon transfert ?',
    answer:
      '<p>Chaque fichier est analysé à la recherche de données telles que des numéros de carte, des IBAN, des noms, des adresses et des numéros de téléphone. La page indique les types de données trouvés et leur nombre, avec une probabilité. Les données elles-mêmes ne sont pas conservées. C’est un indice, pas une preuve : vérifiez si le destinataire doit les recevoir.</p>',
  },
  findingsAsked: {
    question: 'Pourquoi dois-je confirmer ce qui a été trouvé avant l’envoi de mes fichiers ?',
    answer:
      '<p>Les fichiers complets sont analysés à la recherche de données sensibles pendant le dépôt des autres. Votre organisation ou l’une de ses politiques vous demande de confirmer ce qui a été trouvé. Vérifiez si le destinataire peut le recevoir.</p><ul><li><strong>Envoyer quand même</strong> envoie les fichiers.</li><li><strong>Ne pas envoyer maintenant</strong> n’envoie rien : vous pouvez revenir en arrière et modifier le destinataire ou les fichiers.</li></ul>',
  },
  notInspectable: {
    question: 'Un fichier est « non analysable ». Est-ce grave ?',
    answer:
      '<p>Cela signifie que le fichier n’a pas pu être lu : il est protégé par un mot de passe, endommagé ou dans un format non pris en charge, comme une numérisation. Il n’est pas analysé à la recherche de données sensibles. Une politique de votre organisation peut interdire ce type de fichiers.</p>',
  },
  expiry: {
    question: 'Combien de temps un lien fonctionne-t-il ?',
    answer:
      '<p>Par défaut, {expiry}. Vous pouvez choisir une autre durée dans les options, dans les limites de votre organisation. Si rien n’a été téléchargé, le destinataire reçoit un rappel avant l’expiration du lien.</p>',
  },
  wasDownloaded: {
    question: 'Comment savoir si mes fichiers ont été téléchargés ?',
    answer:
      '<p>Ouvrez le transfert dans <a href="/transfers">Mes transferts</a>. Vous y voyez la date du premier téléchargement, le nombre de téléchargements et les fichiers concernés.</p><p><strong>Historique</strong> montre les étapes de l’envoi : quand le lien a été envoyé, accepté et ouvert, et ce qui s’est passé avec chaque fichier. Les ouvertures par les contrôles automatiques des systèmes de messagerie sont indiquées comme telles et ne comptent pas comme téléchargements. Parmi les options d’un transfert, vous pouvez demander un e-mail au premier téléchargement.</p>',
  },
  receipt: {
    question: 'Comment prouver quels fichiers ont été remis ?',
    answer:
      '<p>Choisissez <strong>Attestation</strong> sur la page du transfert, pour chaque destinataire. C’est une déclaration signée avec les noms, les tailles et les empreintes des fichiers ainsi que les dates et heures, en PDF ou en petit fichier texte. Elle n’ouvre rien : vous pouvez donc la transmettre.</p><p>Chacun peut la vérifier sans compte sur la page <a href="/receipt">Vérifier une attestation</a>. Elle prouve ce que votre organisation a enregistré, et non qu’une personne a lu les fichiers.</p>',
  },
  hideSender: {
    question: 'Que voit le destinataire lorsque je masque mon adresse ?',
    answer:
      '<p>Le nom de votre organisation à la place de votre adresse. Les réponses ne vous parviennent pas. Vos administrateurs voient toujours qui a envoyé le transfert.</p>',
  },
  trackingId: {
    question: 'Qu’est-ce qu’une référence de suivi ?',
    answer:
      '<p>Une référence qui vous est propre, comme un numéro de dossier. Le destinataire ne la voit pas. Elle vous permet de retrouver le transfert et est enregistrée pour les audits. Une politique peut l’exiger.</p>',
  },
  request: {
    question: 'Comment demander des fichiers à quelqu’un ?',
    answer:
      '<p>Ouvrez <a href="/transfer/request">Demander des fichiers</a>, saisissez l’adresse et indiquez les fichiers dont vous avez besoin. L’autre personne reçoit un lien pour un seul dépôt, sans compte. Vous recevez un e-mail une fois les fichiers vérifiés.</p>',
  },
  requestEnded: {
    question: 'Mon partenaire ne peut plus déposer de fichiers.',
    answer:
      '<p>Un lien de dépôt fonctionne une seule fois et jusqu’à sa date d’expiration. Ouvrez la demande dans <a href="/transfers">Mes transferts</a> et choisissez <strong>Renvoyer la demande</strong> ou <strong>Demander à nouveau</strong>.</p>',
  },
  dropPage: {
    question: 'Comment recevoir des fichiers sans les demander à chaque fois ?',
    answer:
      '<p>Ouvrez <a href="/drop-page">Page de dépôt</a>, définissez ses règles et appuyez sur <strong>Créer la page</strong>. Les autres vous envoient des fichiers à cette adresse, sans compte. Chaque envoi est vérifié comme tout transfert et apparaît dans <a href="/transfers">Mes transferts</a>.</p><p>Toute personne qui a l’adresse peut vous envoyer des fichiers, et rien ne prouve le nom et l’adresse qu’elle indique. Un mot de passe protège la page. Si l’adresse tombe entre de mauvaises mains, choisissez-en une nouvelle.</p>',
  },
  whoSees: {
    question: 'Qui peut voir mes transferts ?',
    answer:
      '<p>Vous et les administrateurs de votre organisation. Les administrateurs voient les destinataires, les noms de fichier, les états et les types de données sensibles. Ils ne peuvent pas télécharger vos fichiers et n’ont aucun lien vers eux.</p>',
  },
  addressBook: {
    question: 'Comment supprimer un destinataire suggéré ?',
    answer:
      '<p>Choisissez <strong>Modifier vos destinataires…</strong> sous les suggestions, et supprimez l’entrée. Vous seul voyez vos destinataires.</p>',
  },
  draft: {
    question: 'Mon message est-il perdu si je quitte la page ?',
    answer:
      '<p>Non. Le destinataire, le message et les options sont conservés dans ce navigateur jusqu’à l’envoi, la suppression du brouillon ou votre déconnexion. Vous devrez peut-être choisir à nouveau les fichiers.</p>',
  },
  noPermission: {
    question: 'La page indique que je ne suis pas autorisé à envoyer des fichiers.',
    answer:
      '<p>Votre compte ne fait pas partie de ceux de votre organisation qui peuvent envoyer des fichiers. Demandez l’accès : {support}. Une fois l’accès obtenu, déconnectez-vous, puis reconnectez-vous.</p>',
  },
  sessionExpired: {
    question: 'Ma session a expiré pendant que je travaillais.',
    answer:
      '<p>Reconnectez-vous, dans un nouvel onglet si la page le propose. Ce que vous avez saisi reste dans le premier onglet, et un dépôt en cours continue.</p>',
  },
  afterExpiry: {
    question: 'Que deviennent les fichiers après l’expiration du lien ?',
    answer:
      '<p>Ils sont supprimés 5 jours après l’expiration du lien. Jusqu’à une heure avant, vous pouvez prolonger le transfert dans « Mes transferts » : ses liens fonctionnent alors de nouveau. Le destinataire peut vous demander plus de temps sur la page du lien. Les fichiers d’un transfert révoqué sont supprimés dans l’heure. L’entrée reste dans votre liste.</p>',
  },
}
