/** Sentences of toasts, failures and announcements, in one place. Exact texts: spec sections 7 and 8. */
export const TEXTOS = {
  erroCandidatos: 'Erro ao obter candidatos.',
  erroTalentos: 'Erro ao obter talentos.',
  adicionado: (etapa: string) => `Candidato adicionado ao kanban. Etapa: ${etapa}.`,
  encontrados: (n: number) =>
    n === 1 ? '1 candidato encontrado.' : `${n.toLocaleString('pt-BR')} candidatos encontrados.`,
  talentosEncontrados: (n: number) =>
    n === 1 ? '1 talento encontrado.' : `${n.toLocaleString('pt-BR')} talentos encontrados.`,
  pagina: (pagina: number, total: number) => `Página ${pagina} de ${total}.`,
  primeiraPagina: 'Esta já é a primeira página.',
  ultimaPagina: 'Esta já é a última página.',
  filtrosLimpos: 'Filtros limpos.',
  curriculoIndisponivel: 'Currículo indisponível. Tentar de novo.',
  curriculoAusente: 'Currículo indisponível: esta pessoa não tem currículo guardado.',
  curriculoInvalido: 'Currículo indisponível: o arquivo guardado não é um PDF válido.',
} as const
