import type { TourName, TourStep } from '../../domain/tours.ts'

type StepText = { title: string; text: string }

export const tourTexts: { [Name in TourName]: Record<TourStep<Name>, StepText> } = {
  send: {
    files: {
      title: 'Choose your files',
      text: 'Drop files or folders here, or click to choose them. Add more at any time.',
    },
    recipient: {
      title: 'Name the recipient',
      text: 'Enter one e-mail address. The page tells you if it is new to you or looks like another one.',
    },
    message: { title: 'Write a message', text: 'The recipient reads it in the e-mail and before the download.' },
    next: {
      title: 'Review before you send',
      text: 'In the next step you check everything and choose a password, a code or another expiry. Nothing is sent before that.',
    },
  },
  transfers: {
    summary: { title: 'Your transfers in numbers', text: 'Press a number to see only the transfers in that state.' },
    filters: {
      title: 'Find a transfer',
      text: 'Filter by recipient, file name, message, date or kind of sensitive data. At first you see the last 7 days.',
    },
    table: {
      title: 'Look closer',
      text: 'Open a row for its details and its review. There you also revoke a transfer or send a request again.',
    },
  },
  review: {
    state: {
      title: 'Where the transfer is',
      text: 'Here you see its state, the download link and what you can do next.',
    },
    files: {
      title: 'What was found',
      text: 'For each file: kinds of sensitive data and how many. The data itself is not stored.',
    },
    actions: {
      title: 'If something is wrong',
      text: 'Revoke the transfer, or withdraw it from a wrong recipient and send the stored files to the right one.',
    },
  },
  insights: {
    range: {
      title: 'Choose the time',
      text: 'All figures and charts follow this range, and are compared with the one before.',
    },
    highlights: { title: 'Follow a figure', text: 'Press a figure or a bar to see the transfers behind it.' },
    security: {
      title: 'Security',
      text: 'New partners, sensitive data, prevented mistakes, and how well transfers are protected.',
    },
    alerts: {
      title: 'Alerts',
      text: 'What is unusual comes here first. Acknowledge an alert when you have checked it.',
    },
  },
  policies: {
    purpose: {
      title: 'Rules for transfers',
      text: 'A policy requires, forbids or blocks something for the transfers that meet its conditions.',
    },
    add: { title: 'Add a policy', text: 'Write one yourself, or start with a pack for card, health or personal data.' },
    list: {
      title: 'See its effect',
      text: 'Each policy counts the transfers that it matched. Start in monitor mode, which binds nobody.',
    },
  },
}
export type ToursTexts = typeof tourTexts

export const tourControls = {
  position: (number: number, count: number) => `${number} of ${count}`,
  skip: 'Skip the tour',
  back: 'Back',
  next: 'Next',
  done: 'Done',
}
export type TourControlsTexts = typeof tourControls
