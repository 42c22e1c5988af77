/** Made once: a formatter costs more than the card that it is used on. */
const inteiro = new Intl.NumberFormat('pt-BR')

/** 5000 as '5.000'. */
export const formatInteiro = (quantidade: number) => inteiro.format(quantidade)
