import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Ce lien vous est réservé. Merci de ne pas le transmettre.'
const unexpected: Alternatives = [
  'Si vous n’attendiez pas ces fichiers, contactez {{sender}} avant de les ouvrir, ou écrivez à {{supportEmail}}.',
  'Si vous n’attendiez pas ces fichiers, écrivez à {{supportEmail}} avant de les ouvrir.',
  'Si vous n’attendiez pas ces fichiers, contactez {{sender}} avant de les ouvrir.',
  'Si vous n’attendiez pas ces fichiers, contactez {{organisation}} avant de les ouvrir.',
]
const unexpectedRequest: Alternatives = [
  'Si vous n’attendiez pas cette demande, contactez {{sender}} avant tout envoi, ou écrivez à {{supportEmail}}.',
  'Si vous n’attendiez pas cette demande, écrivez à {{supportEmail}} avant tout envoi.',
  'Si vous n’attendiez pas cette demande, contactez {{sender}} avant tout envoi.',
  'Si vous n’attendiez pas cette demande, contactez {{organisation}} avant tout envoi.',
]
const questions: Alternatives = ['Des questions ? Écrivez à {{supportEmail}}.']
const uploadOnce =
  'Le lien est valable jusqu’au {{expiryDate}} et pour un seul dépôt : choisissez tous vos fichiers avant de les envoyer.'
const personalUpload =
  'Ce lien vous est réservé : quiconque le possède peut l’utiliser. Merci de ne pas le transmettre.'
const nothingToDo = 'Vous n’avez rien à faire.'

const common: CommonMailTexts = {
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  filesLabel: 'Fichiers',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'et # autre', other: 'et # autres' }, 'fr'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Bonjour {{recipientName}},', 'Bonjour,'],
  message: ['Message envoyé par {{sender}}', 'Message envoyé par {{organisation}}'],
  locked:
    'Les fichiers se trouvent dans une archive qui s’ouvre avec un mot de passe. Celui-ci vous est envoyé dans un e-mail séparé.',
  gates: {
    phone: 'Avant de voir les fichiers, vous saisissez un code. La page vous l’envoie.',
    login: 'Avant de voir les fichiers, vous vous connectez avec cette adresse e-mail.',
  },
  sentBy: 'Envoyé pour {{organisation}} par {{brand}}.',
  sms: [
    '{{code}} est votre code {{prefix}} pour les fichiers envoyés par {{organisation}}. Ne le communiquez à personne.',
    '{{code}} est votre code {{prefix}}. Ne le communiquez à personne.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} a partagé {{fileCount}} avec vous', '{{organisation}} a partagé {{fileCount}} avec vous'],
      preview: ['À télécharger jusqu’au {{expiryDate}}.'],
      heading: ['{{fileCount}} pour vous'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) a partagé {{fileCount}} avec vous.',
          '{{organisation}} a partagé {{fileCount}} avec vous.',
        ],
      ],
      button: ['Télécharger les fichiers'],
      after: [['À télécharger jusqu’au {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: [
        'Mot de passe pour les fichiers envoyés par {{sender}}',
        'Mot de passe pour les fichiers envoyés par {{organisation}}',
      ],
      preview: ['Ouvre {{archiveName}}.', 'Ouvre les fichiers.'],
      heading: ['Votre mot de passe'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) vous a envoyé des fichiers dans une archive protégée, {{archiveName}}. Le lien vous est envoyé dans un e-mail séparé. Voici le mot de passe :',
          '{{organisation}} vous a envoyé des fichiers dans une archive protégée, {{archiveName}}. Le lien vous est envoyé dans un e-mail séparé. Voici le mot de passe :',
          '{{sender}} ({{organisation}}) vous a envoyé des fichiers dans une archive protégée. Le lien vous est envoyé dans un e-mail séparé. Voici le mot de passe :',
          '{{organisation}} vous a envoyé des fichiers dans une archive protégée. Le lien vous est envoyé dans un e-mail séparé. Voici le mot de passe :',
        ],
      ],
      after: [
        [
          'Ouvrez l’archive avec un logiciel compatible AES-256, comme 7-Zip, WinZip ou Keka. Les outils intégrés à de nombreux systèmes ne le sont pas et affichent des erreurs telles que « Operation not permitted ».',
        ],
        [
          'Les fichiers sont disponibles jusqu’au {{expiryDate}}. Nous ne conservons pas le mot de passe : si vous le perdez, demandez à {{sender}} de renvoyer les fichiers.',
          'Les fichiers sont disponibles jusqu’au {{expiryDate}}. Nous ne conservons pas le mot de passe : si vous le perdez, demandez à {{organisation}} de renvoyer les fichiers.',
        ],
      ],
      footer: [
        ['Ce mot de passe vous est réservé. Merci de ne pas le transmettre.'],
        [
          'Si vous ne l’attendiez pas, contactez {{sender}}, ou écrivez à {{supportEmail}}.',
          'Si vous ne l’attendiez pas, écrivez à {{supportEmail}}.',
          'Si vous ne l’attendiez pas, contactez {{sender}}.',
          'Si vous ne l’attendiez pas, contactez {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} vous demande des fichiers', '{{organisation}} vous demande des fichiers'],
      preview: ['À déposer avant le {{expiryDate}}.'],
      heading: ['Merci de déposer vos fichiers'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) vous demande des fichiers.', '{{organisation}} vous demande des fichiers.'],
        ['Déposez-les par le lien sécurisé ci-dessous. Vous n’avez pas besoin de compte.'],
      ],
      button: ['Déposer des fichiers'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} a bien reçu {{fileCount}} de votre part'],
      preview: ['Reçu le {{receivedAt}}.'],
      heading: ['Votre accusé de réception'],
      paragraphs: [
        ['{{organisation}} a reçu {{fileCount}} de votre part, le {{receivedAt}}.'],
        ['{{sender}} vous en avait fait la demande.'],
      ],
      after: [
        [
          'Conservez cet e-mail comme preuve de votre envoi : deux fichiers dont la valeur SHA-256 est identique sont les mêmes, octet pour octet.',
        ],
      ],
      footer: [
        [
          'Si vous n’avez envoyé aucun fichier, écrivez à {{supportEmail}}.',
          'Si vous n’avez envoyé aucun fichier, merci d’en informer {{sender}}.',
          'Si vous n’avez envoyé aucun fichier, merci d’en informer {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: [
        'Rappel : {{sender}} a partagé {{fileCount}} avec vous',
        'Rappel : {{organisation}} a partagé {{fileCount}} avec vous',
      ],
      preview: ['À télécharger jusqu’au {{expiryDate}} : rien n’a encore été téléchargé.'],
      heading: ['Vos fichiers vous attendent'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) a partagé {{fileCount}} avec vous. Rien n’a encore été téléchargé.',
          '{{organisation}} a partagé {{fileCount}} avec vous. Rien n’a encore été téléchargé.',
        ],
      ],
      button: ['Télécharger les fichiers'],
      after: [['À télécharger jusqu’au {{expiryDate}}. Ensuite, ce lien ne fonctionnera plus.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Rappel : {{sender}} vous demande des fichiers', 'Rappel : {{organisation}} vous demande des fichiers'],
      preview: ['À déposer avant le {{expiryDate}}.'],
      heading: ['Nous attendons vos fichiers'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) vous a demandé des fichiers. Rien n’a encore été déposé.',
          '{{organisation}} vous a demandé des fichiers. Rien n’a encore été déposé.',
        ],
      ],
      button: ['Déposer des fichiers'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: [
        'Les fichiers envoyés par {{sender}} ont expiré',
        'Les fichiers envoyés par {{organisation}} ont expiré',
      ],
      preview: ['Rien n’avait été téléchargé le {{expiryDate}}.'],
      heading: ['Vos fichiers ont expiré'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) avait partagé {{fileCount}} avec vous jusqu’au {{expiryDate}}. Rien n’a été téléchargé, et le lien ne fonctionne plus.',
          '{{organisation}} avait partagé {{fileCount}} avec vous jusqu’au {{expiryDate}}. Rien n’a été téléchargé, et le lien ne fonctionne plus.',
        ],
        [
          'Si vous avez encore besoin des fichiers, demandez à {{sender}} de les renvoyer.',
          'Si vous avez encore besoin des fichiers, demandez à {{organisation}} de les renvoyer.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['La demande envoyée par {{sender}} a expiré', 'La demande envoyée par {{organisation}} a expiré'],
      preview: ['Rien n’avait été déposé le {{expiryDate}}.'],
      heading: ['Le lien de dépôt a expiré'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) vous avait demandé des fichiers jusqu’au {{expiryDate}}. Rien n’a été déposé, et le lien ne fonctionne plus.',
          '{{organisation}} vous avait demandé des fichiers jusqu’au {{expiryDate}}. Rien n’a été déposé, et le lien ne fonctionne plus.',
        ],
        [
          'Si vous souhaitez encore envoyer des fichiers, demandez un nouveau lien à {{sender}}.',
          'Si vous souhaitez encore envoyer des fichiers, demandez un nouveau lien à {{organisation}}.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} a retiré les fichiers', '{{organisation}} a retiré les fichiers'],
      preview: [nothingToDo],
      heading: ['Les fichiers ont été retirés'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) a retiré les fichiers partagés avec vous. Le lien ne fonctionne plus.',
          '{{organisation}} a retiré les fichiers partagés avec vous. Le lien ne fonctionne plus.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} n’a plus besoin de vos fichiers', '{{organisation}} n’a plus besoin de vos fichiers'],
      preview: [nothingToDo],
      heading: ['Vos fichiers ne sont plus nécessaires'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) a retiré sa demande de fichiers. Le lien de dépôt ne fonctionne plus.',
          '{{organisation}} a retiré sa demande de fichiers. Le lien de dépôt ne fonctionne plus.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Votre code {{prefix}} pour les fichiers envoyés par {{organisation}}'],
      preview: ['Valable {{minutes}}.'],
      heading: ['Votre code'],
      paragraphs: [['Saisissez ce code sur la page qui affiche {{prefix}} devant le champ :']],
      after: [
        ['Il est valable {{minutes}} et ne peut être utilisé qu’une fois.'],
        ['Ne le communiquez à personne : {{organisation}} ne vous le demandera jamais.'],
      ],
      footer: [
        [
          'Si vous n’avez pas demandé de code, vous n’avez rien à faire : sans lui, personne ne peut voir les fichiers. Des questions ? Écrivez à {{supportEmail}}.',
          'Si vous n’avez pas demandé de code, vous n’avez rien à faire : sans lui, personne ne peut voir les fichiers.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Raison : {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'Les fichiers n’ont pas pu être traités. Renvoyez-les ou contactez l’assistance.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'Le dépôt est resté inactif pendant 24 heures avant d’être complet. Renvoyez les fichiers.',
      '{0} could not be anonymized. {1}': '{0} n’a pas pu être anonymisé. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Il n’est pas certain que {0} ait été correctement anonymisé. Renvoyez-le.',
      'It expired before its files could be released. Please send it again.':
        'Le transfert a expiré avant que ses fichiers puissent être mis à disposition. Renvoyez-le.',
      'A file of this transfer no longer exists. Please send it again.':
        'Un fichier de ce transfert n’existe plus. Renvoyez-le.',
      'The transfer no longer exists.': 'Le transfert n’existe plus.',
      'A file of this transfer could not be processed. Please send it again.':
        'Un fichier de ce transfert n’a pas pu être traité. Renvoyez-le.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Un fichier de ce transfert n’a jamais été déposé. Renvoyez-le.',
      '{0} was damaged during the upload. Please send it again.': '{0} a été endommagé pendant le dépôt. Renvoyez-le.',
      '{0} contains malware ({1}) and was deleted.': '{0} contient un logiciel malveillant ({1}) et a été supprimé.',
    },
    sendAgain:
      'Les fichiers restent stockés pendant cinq jours. Pour les envoyer dans les conditions exigées par la politique, ouvrez le transfert et choisissez « Renvoyer » : vous n’avez rien à déposer de nouveau.',
    button: 'Voir le transfert',
    send: {
      subject: 'Votre transfert à {{recipient}} n’a pas pu aboutir',
      heading: 'Votre transfert n’a pas pu aboutir',
      paragraph: 'Vos fichiers n’ont pas été envoyés à {{recipient}}, et aucun d’eux ne peut être téléchargé.',
      because: 'Envoyé par {{brand}} parce que vous avez commencé ce transfert.',
    },
    request: {
      subject: 'Les fichiers envoyés par {{recipient}} n’ont pas pu être traités',
      heading: 'Les fichiers que vous avez demandés n’ont pas pu être traités',
      paragraph: '{{recipient}} a déposé des fichiers pour vous, mais aucun d’eux ne peut être téléchargé.',
      because: 'Envoyé par {{brand}} parce que vous avez demandé ces fichiers.',
    },
  },
  stopped: {
    preview: 'Le lien et les fichiers ne sont plus disponibles.',
    advice: 'Pour toute question, adressez-vous aux administrateurs de votre organisation.',
    send: {
      subject: 'Votre transfert à {{recipient}} a été arrêté',
      heading: 'Votre transfert a été arrêté',
      paragraph:
        'L’administration de votre organisation a arrêté votre transfert à {{recipient}}. Le lien ne fonctionne plus, et les fichiers sont effacés.',
    },
    request: {
      subject: 'Votre demande à {{recipient}} a été arrêtée',
      heading: 'Votre demande a été arrêtée',
      paragraph:
        'L’administration de votre organisation a arrêté votre demande à {{recipient}}. Le lien ne fonctionne plus, et les fichiers sont effacés.',
    },
  },
  allowed: {
    preview: 'La détection de logiciels malveillants s’est trompée.',
    heading: 'C’était une fausse alerte',
    send: {
      subject: 'Vous pouvez renvoyer votre fichier à {{recipient}}',
      paragraph:
        'La détection de logiciels malveillants a signalé {{signature}} dans ce fichier, et votre transfert à {{recipient}} a échoué. L’administration autorise ce fichier exact jusqu’au {{expiryDate}}.',
      advice:
        'Veuillez l’envoyer de nouveau, avec les autres fichiers du transfert : aucun n’est parvenu au destinataire.',
    },
    request: {
      subject: '{{recipient}} peut vous renvoyer le fichier',
      paragraph:
        'La détection de logiciels malveillants a signalé {{signature}} dans ce fichier, que {{recipient}} a chargé pour vous. L’administration autorise ce fichier exact jusqu’au {{expiryDate}}.',
      advice: 'Veuillez demander de nouveau les fichiers : aucun n’a pu vous être transmis.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'Le serveur de messagerie du destinataire ne l’accepte pas pour le moment. La remise sera tentée pendant quelques heures encore.',
      bounced: 'Le serveur de messagerie du destinataire ne l’a pas accepté. Vérifiez l’adresse.',
      complained: 'Plus aucun e-mail n’est envoyé à cette adresse.',
      refused: 'Le système de messagerie ne l’a pas accepté. Vérifiez l’adresse.',
    },
    button: 'Ouvrir le transfert',
    send: {
      subject: {
        delayed: 'Votre lien n’est pas encore parvenu à {{recipient}}',
        bounced: 'Votre lien n’a pas pu être remis à {{recipient}}',
        complained: 'Votre lien a été signalé comme indésirable par {{recipient}}',
        refused: 'Votre lien n’a pas pu être remis à {{recipient}}',
      },
      title: {
        delayed: 'L’e-mail contenant le lien est retardé.',
        bounced: 'L’e-mail contenant le lien est revenu.',
        complained: 'L’e-mail contenant le lien a été signalé comme indésirable.',
        refused: 'L’e-mail contenant le lien n’a pas pu être envoyé.',
      },
      advice: [
        'Vos fichiers sont disponibles et le lien fonctionne. Ouvrez le transfert, copiez le lien et transmettez-le au destinataire par un autre moyen.',
        'Si l’adresse est erronée, révoquez le transfert et renvoyez les fichiers.',
      ],
      because: 'Envoyé par {{brand}} parce que vous avez envoyé ces fichiers.',
    },
    request: {
      subject: {
        delayed: 'Votre lien de dépôt n’est pas encore parvenu à {{recipient}}',
        bounced: 'Votre lien de dépôt n’a pas pu être remis à {{recipient}}',
        complained: 'Votre lien de dépôt a été signalé comme indésirable par {{recipient}}',
        refused: 'Votre lien de dépôt n’a pas pu être remis à {{recipient}}',
      },
      title: {
        delayed: 'L’e-mail contenant le lien de dépôt est retardé.',
        bounced: 'L’e-mail contenant le lien de dépôt est revenu.',
        complained: 'L’e-mail contenant le lien de dépôt a été signalé comme indésirable.',
        refused: 'L’e-mail contenant le lien de dépôt n’a pas pu être envoyé.',
      },
      advice: [
        'Le lien de dépôt fonctionne. Ouvrez le transfert, copiez le lien et transmettez-le au destinataire par un autre moyen.',
        'Si l’adresse est erronée, révoquez le transfert et refaites votre demande.',
      ],
      because: 'Envoyé par {{brand}} parce que vous avez demandé des fichiers.',
    },
  },
  reminder: {
    button: 'Ouvrir le transfert',
    extend: 'Prolonger le transfert de 7 jours :',
    send: {
      subject: '{{recipient}} n’a pas encore téléchargé vos fichiers',
      preview: 'Ils expirent le {{expiryDate}}.',
      heading: 'Vos fichiers attendent toujours',
      paragraph:
        'Vous avez envoyé {{fileCount}} à {{recipient}}. Rien n’a été téléchargé jusqu’ici, et le lien expire le {{expiryDate}}.',
      advice: 'Si l’e-mail contenant le lien s’est perdu, ouvrez le transfert pour copier le lien.',
      because: 'Envoyé par {{brand}} parce que vous avez envoyé ces fichiers.',
    },
    request: {
      subject: '{{recipient}} n’a encore déposé aucun fichier',
      preview: 'Le lien de dépôt expire le {{expiryDate}}.',
      heading: 'Votre demande est toujours en attente',
      paragraph:
        'Vous avez demandé des fichiers à {{recipient}}. Rien n’a été déposé jusqu’ici, et le lien expire le {{expiryDate}}.',
      advice: 'Si l’e-mail contenant le lien s’est perdu, ouvrez le transfert pour copier le lien de dépôt.',
      because: 'Envoyé par {{brand}} parce que vous avez demandé des fichiers.',
    },
    answer: {
      subject: 'Vous n’avez pas encore téléchargé les fichiers de {{recipient}}',
      preview: 'Ils expirent le {{expiryDate}}.',
      heading: 'Des fichiers vous attendent',
      paragraph:
        '{{recipient}} a déposé {{fileCount}} pour vous. Rien n’a été téléchargé jusqu’ici, et le lien expire le {{expiryDate}}.',
      advice: 'Ouvrez le transfert pour les télécharger.',
      because: 'Envoyé par {{brand}} parce que vous avez demandé des fichiers.',
    },
  },
  expired: {
    preview: 'Vous pouvez prolonger le transfert jusqu’au {{until}}.',
    advice:
      'Vous pouvez prolonger le transfert jusqu’au {{until}} : ses liens fonctionnent alors de nouveau. Ensuite, les fichiers sont supprimés.',
    atLimit:
      'Votre organisation n’autorise pas de fin plus tardive. Si les fichiers sont encore nécessaires, renvoyez-les.',
    button: 'Prolonger le transfert',
    send: {
      subject: 'Vos fichiers pour {{recipient}} ont expiré',
      heading: 'Vos fichiers ont expiré',
      paragraph:
        'Vous avez envoyé {{fileCount}} à {{recipient}}. Rien n’a été téléchargé avant le {{expiryDate}}, et le lien ne fonctionne plus.',
      because: 'Envoyé par {{brand}} parce que vous avez envoyé ces fichiers.',
    },
    answer: {
      subject: 'Les fichiers de {{recipient}} ont expiré',
      heading: 'Les fichiers ont expiré',
      paragraph:
        '{{recipient}} a déposé {{fileCount}} pour vous. Rien n’a été téléchargé avant le {{expiryDate}}, et le lien ne fonctionne plus.',
      because: 'Envoyé par {{brand}} parce que vous avez demandé des fichiers.',
    },
    asked: {
      subject: 'Plus de temps pour vos fichiers : demande de {{recipient}}',
      heading: 'Merci de rendre vos fichiers de nouveau disponibles',
      paragraph: 'Vos fichiers ont expiré le {{expiryDate}}. Demande de temps supplémentaire : {{recipient}}.',
      because: 'Envoyé par {{brand}} parce que vous avez envoyé ces fichiers.',
    },
  },
  downloaded: {
    subject: 'Vos fichiers ont été téléchargés par {{recipient}}',
    preview: 'Pour la première fois.',
    heading: 'Vos fichiers ont été téléchargés',
    paragraph: 'Téléchargés pour la première fois par {{recipient}}.',
    advice: 'La page du transfert montre ce qui s’est passé avec chaque fichier.',
    button: 'Ouvrir le transfert',
    because: 'Envoyé par {{brand}} parce que vous avez envoyé ces fichiers.',
  },
  received: {
    subject: '{{recipient}} vous a envoyé {{fileCount}}',
    preview: 'À télécharger jusqu’au {{expiryDate}}.',
    heading: '{{recipient}} : {{fileCount}}',
    paragraph:
      'À votre demande, {{recipient}} a déposé {{fileCount}}. La page du transfert indique les données trouvées et les fichiers qui n’ont pas pu être lus.',
    advice:
      'À télécharger jusqu’au {{expiryDate}}. Pour cela, connectez-vous avec l’adresse à laquelle cet e-mail a été envoyé.',
    button: 'Télécharger les fichiers',
    other: 'La page du transfert :',
    because: 'Envoyé par {{brand}} parce que vous avez demandé ces fichiers.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# nouvelle alerte', other: '# nouvelles alertes' }, 'fr'),
  introduction: 'Alertes des statistiques d’activité, de la plus récente à la plus ancienne :',
  kinds: {
    newSenders: 'Nouvel expéditeur détecté : {{sender}}',
    newDomains: 'Nouveau domaine détecté : {{domain}}',
    newRecipients: 'Nouveau destinataire détecté : {{recipient}}',
    sendersSpike: 'Hausse soudaine des transferts envoyés par {{sender}}',
    domainsSpike: 'Hausse soudaine des transferts vers {{domain}}',
    recipientsSpike: 'Hausse soudaine des transferts vers {{recipient}}',
    mistakePrevented: 'Erreur possible évitée : {{sender}}',
    sensitiveInfotypes: 'Données sensibles détectées',
    malwareFound: 'Logiciel malveillant détecté dans un transfert de {{sender}}',
    secondOpinion: 'Macie a trouvé d’autres données sensibles dans un transfert de {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: '# autre figure sur la page des statistiques d’activité.',
        other: '# autres figurent sur la page des statistiques d’activité.',
      },
      'fr',
    ),
  button: 'Ouvrir les statistiques d’activité',
  transfers: 'Tous les transferts :',
  unsubscribe: 'Pour ne plus recevoir ces e-mails, ouvrez cette page :',
  because: 'Envoyé par {{brand}} parce que vous avez choisi de recevoir les alertes par e-mail.',
})
