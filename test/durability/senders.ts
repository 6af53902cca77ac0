export const senders = Array.from({ length: 10 }, (_, index) => ({
  email: `sender${index}@acme.example`,
  name: `Sender ${index}`,
  groups: ['org'],
}))
