import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Déclaration d’accessibilité',
  lead: (brand, organization) =>
    `${organization} souhaite que chacun puisse envoyer et recevoir des fichiers avec ${brand}. Cette déclaration s’applique à toutes les pages du service ${brand} et aux e-mails qu’il envoie.`,
  status: 'État de conformité',
  statusText: brand =>
    `${brand} est conçu pour respecter la norme européenne EN 301 549 (version 3.2.1) et les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA.`,
  measures: 'Ce que nous vous garantissons',
  measuresList: [
    'Toutes les fonctions sont utilisables au clavier seul, dans un ordre logique et avec un focus visible.',
    'Les lecteurs d’écran annoncent les titres, les champs, les erreurs, la progression et les résultats.',
    'Les textes ont un contraste d’au moins 4,5 pour 1, en thème clair comme en thème sombre, et les pages restent utilisables avec des couleurs imposées.',
    'Les pages s’adaptent à une largeur de 320 pixels et à un agrandissement de 400 %, sans défilement horizontal, sauf pour les tableaux larges.',
    'Les animations s’arrêtent si votre système demande de réduire les mouvements.',
    'Ce qui est limité dans le temps peut être prolongé ou répété : reconnectez-vous ou demandez un nouveau code. Rien de ce que vous avez saisi n’est perdu.',
    'La connexion n’exige ni énigme ni effort de mémoire. Vous pouvez coller les mots de passe et les codes.',
    'L’aide se trouve au même endroit sur chaque page : à la fin.',
  ],
  limits: 'Limites connues',
  limitsList: [
    'Les fichiers envoyés sont transmis tels quels. Leur accessibilité dépend de l’expéditeur.',
    'Les graphiques des statistiques d’activité sont des images. Leurs chiffres sont aussi disponibles sous forme de tableaux et de textes.',
    'La documentation n’existe qu’en anglais.',
  ],
  testing: 'Méthode de test',
  testingText:
    'Chaque page est testée automatiquement avec axe-core dans Chromium, en anglais : en thème clair à une largeur de 1280 pixels, et en thème sombre à 320 pixels. Quatorze pages sont aussi testées en arabe. Les principaux parcours sont aussi testés au clavier seul. Des personnes handicapées n’ont pas encore participé aux tests. Cette déclaration repose sur une auto-évaluation.',
  feedback: 'Retour d’information et contact',
  feedbackText:
    'Si un élément ne vous est pas accessible, écrivez-nous : {support}. Indiquez la page et ce que vous vouliez faire.',
  feedbackWithoutSupport:
    'Si un élément ne vous est pas accessible, signalez-le aux administrateurs de l’organisation ou à la personne qui vous a envoyé le lien.',
  enforcement: 'Voies de recours',
  enforcementText:
    'Si vous n’obtenez pas de réponse satisfaisante, vous pouvez saisir l’organisme chargé de l’accessibilité numérique dans votre pays.',
  updated: date => `Dernière mise à jour : ${date}`,
}
