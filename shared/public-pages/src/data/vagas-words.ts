/** What the page of a company's jobs is called. Apart from a job's words, which that page does not draw. */
export const vagasDe = (empresa: string): string => `Vagas abertas em ${empresa}`
