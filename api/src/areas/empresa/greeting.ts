/** How a mail to a colleague begins, whose name may not be told yet. */
export const greeting = (nome: string): string => (nome.trim() === '' ? 'Olá.' : `Olá, ${nome.trim()}.`)
