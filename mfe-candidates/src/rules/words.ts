import { DESISTIU_DA_VAGA, MAYBE_THE_SAME } from '@seleta/contract/screen-words'
import { formatDia } from '@seleta/regras/dia'
import { countOf, plural } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import type { EntradaAnswer } from '@seleta/contract/entrada'
import type { LoteMovimento } from '@seleta/contract/lote'
import { joinSentences, tellNotMoved } from '@seleta/contract/tell-movimento'
import { LOTE_MAX, MAX_COUNT_FILTRO, MAX_DEPTH, MOTIVO_WORDS } from '@seleta/contract/limits'

/** Sentences of toasts, failures and announcements, in one place. Exact texts: spec sections 7 and 8. */
const talentoAdded = (etapa: string) => `Candidato adicionado ao kanban. Etapa: ${etapa}.`

/** Of a question that was asked and left blank. */
export const LEFT_BLANK = 'Sem resposta'

/** People whose refusal is told one by one. */
const MAX_NOMEADAS = 3

/** Counts stop at 1,000 with a filter and at 10,000 without: one more says «mais de» (decision 025). */
function howMany(n: number): string {
  const limite = n - 1
  return (
    (limite === MAX_COUNT_FILTRO || limite === MAX_DEPTH ? 'Mais de ' : '') +
    formatInteger(limite === MAX_COUNT_FILTRO || limite === MAX_DEPTH ? limite : n)
  )
}

/** Whoever was put there and is not any more, but stays in the campaign by what somebody else told of them. */
function tellTold(pessoas: readonly LoteMovimento[]): string {
  if (pessoas.length > MAX_NOMEADAS)
    return `${formatInteger(pessoas.length)} continuam na vaga: também se inscreveram ou vieram por arquivo.`
  return joinSentences(
    ...pessoas.map(({ nome }) => `${nome} continua na vaga: também se inscreveu ou veio por arquivo.`),
  )
}

const GUARDA = 'Dados guardados por obrigação legal'

export const WORDS = {
  talentoLoading: 'Carregando informações do candidato',
  talentosFailed: 'Erro ao obter talentos.',
  adicionado: talentoAdded,
  talentosAdded: (n: number, etapa: string) =>
    plural(n, talentoAdded(etapa), `${formatInteger(n)} candidatos adicionados ao kanban. Etapa: ${etapa}.`),
  /** @param quem a name, or «n pessoas» */
  addToCampanha: (quem: string) => `Adicionar ${quem} a uma campanha`,
  addHere: 'Adicionar a uma campanha',
  conversar: (nome: string) => `Conversar com ${nome} no WhatsApp (abre em nova aba)`,
  jaEstavaEm: (nome: string, etapa: string) => `${nome} já estava em ${etapa}.`,
  moveFailed: (nome: string) => `${tellNotMoved(nome)}.`,
  /** Who stayed is said with the reason: of many that of the first. */
  undone: (back: readonly LoteMovimento[], stayed: readonly LoteMovimento[]) =>
    joinSentences(
      back.length === 0 ? '' : `${countOf(back.length, 'mudança desfeita', 'mudanças desfeitas')}.`,
      tellTold(back.filter(({ resultado }) => resultado === 'ja-estava')),
      stayed.length > MAX_NOMEADAS
        ? `${formatInteger(stayed.length)} ficaram onde estão. Por exemplo: ${stayed[0]?.motivo}`
        : joinSentences(...stayed.map(({ motivo }) => motivo)),
    ),
  pessoaEntered: ({ nome, resultado, motivo, jaInscrita, desistiu = false }: EntradaAnswer) => {
    const told =
      resultado === 'criada'
        ? `${nome}: cadastro feito.`
        : `${nome} já estava na base (${MOTIVO_WORDS[motivo ?? 'email']}): o que foi informado ficou nesse cadastro.`
    if (desistiu) return `${told} ${DESISTIU_DA_VAGA}`
    return jaInscrita ? `${told} Já estava nesta campanha.` : told
  },
  separated: (nome: string) => `Cadastros separados. ${nome} tem um cadastro próprio.`,
  joined: (nome: string) => `Cadastros unidos em ${nome}.`,
  keptApart: 'Cadastros mantidos separados.',
  talvezMesma: MAYBE_THE_SAME,
  aConfirmar: 'A confirmar',
  keptUntil: (dia: string) => `Guardada até ${formatDia(dia)}`,
  /** @param campos what was changed: 'E-mail', 'Cidade' */
  corrigida: (nome: string, campos: readonly string[]) =>
    `Dados de ${nome} corrigidos: ${campos.join(', ')}.`,
  /** @param why what went wrong */
  typedStays: (why: string) => `${why} O que você preencheu continua aqui.`,
  pessoaRestored: 'Pessoa restaurada: tudo voltou como estava.',
  guarda: GUARDA,
  guardaOn: `${GUARDA}.`,
  guardar: 'Guardar por obrigação legal',
  exported: 'Arquivo exportado.',
  found: (n: number) => `${howMany(n)} ${plural(n, 'candidato encontrado', 'candidatos encontrados')}.`,
  talentosFound: (n: number) => `${howMany(n)} ${plural(n, 'talento encontrado', 'talentos encontrados')}.`,
  etapasNotKept: 'As etapas são desta campanha e ficam fora do filtro salvo.',
  /** @param n as it is counted: «12», «1.000+» */
  unseen: (n: string) => (n === '1' ? '1 nova' : `${n} novas`),
  selectAll: (n: number) => `Selecionar todos os ${formatInteger(n)}`,
  selectFirst: `Selecionar os ${formatInteger(LOTE_MAX)} primeiros`,
  beyondLote: `Uma ação alcança até ${formatInteger(LOTE_MAX)} pessoas de uma vez. Para chegar às outras, refine os filtros ou aja em partes.`,
  /** @param verbo «Movendo» */
  doing: (verbo: string, done: number, all: number) =>
    done === 0 ? `${verbo}…` : `${verbo}… ${formatInteger(done)} de ${formatInteger(all)}`,
  tooMany: `Escolha no máximo ${formatInteger(LOTE_MAX)} para agir de uma vez.`,
  filtrosCleared: 'Filtros limpos.',
  curriculoFailed: 'Currículo indisponível. Tentar de novo.',
  nobodyFound: 'Nenhum candidato com estes filtros.',
  goneFromBase: 'Esta pessoa não está mais na base.',
  listStays: 'A lista continua como estava.',
  curriculoMissing: 'Currículo indisponível: esta pessoa não tem currículo guardado.',
  curriculoInvalid: 'Currículo indisponível: o arquivo guardado não é um PDF válido.',
} as const
