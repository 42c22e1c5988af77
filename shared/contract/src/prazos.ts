/**
 * How long a company keeps a person after their last process (product 90, decision 116): months, as it chooses; a process
 * in which nothing happens for so many months counts as over; days between the mail that tells and the hiding, and
 * between the hiding and the erasing.
 */
export const RETENCAO = {
  minMeses: 3,
  maxMeses: 24,
  padraoMeses: 6,
  paradoMeses: 12,
  avisoDias: 30,
  ocultaDias: 30,
} as const
