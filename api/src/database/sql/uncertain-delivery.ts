/** What the outbox says of a mail of which nobody knows whether it left: a person looks, and decides (decision 024). */
export const UNCERTAIN_DELIVERY =
  'O envio foi interrompido na entrega: a pessoa pode ter recebido. Confira antes de tentar de novo.'
