import { FALTA_RESPOSTA } from '@seleta/contract/faltas'
import { gradeResposta } from '@seleta/contract/grade-resposta'
import type { Pergunta } from '@seleta/contract/perguntas'
import { readVideos, type Arquivos, type RecordedVideo } from './video-arquivo'

/** Answer to one question: 'sim' or 'nao', option ids, or a text (contract InscricaoBody). */
export interface Resposta {
  readonly perguntaId: string
  readonly valor: string | readonly string[]
}

/** An answer as it is kept: how right it is stands beside it, null where there is no right answer. */
export interface RespostaAvaliada extends Resposta {
  readonly nota: number | null
}

export interface Triagem {
  /** `respostas.{perguntaId}` → what is wrong. Empty when the application can be accepted. */
  readonly campos: Record<string, string>
  readonly respostas: RespostaAvaliada[]
  /** Why the person is eliminated; null when not (product 25). */
  readonly eliminadaMotivo: string | null
  /** Wrong answers that the recruiter wants to see, without consequence. */
  readonly sinais: string[]
}

/** All that an application brings for the campaign's questions. */
export interface Envio extends Triagem {
  readonly videos: readonly RecordedVideo[]
}

/** Answers that wait for their person, with the recordings that were kept for them (decision 108). */
export type KeptEnvio = Pick<Envio, 'respostas' | 'eliminadaMotivo' | 'sinais'> & {
  readonly videos: readonly { readonly perguntaId: string; readonly arquivoId: number }[]
}

/** Nothing was answered. */
export const NOTHING: KeptEnvio = { respostas: [], eliminadaMotivo: null, sinais: [], videos: [] }

/**
 * Judges an application once: its answers and its recordings, with everything that is wrong by field.
 * @param arquivos by the name of their field
 */
export function judgeEnvio(
  perguntas: readonly Pergunta[],
  respostas: readonly Resposta[],
  arquivos: Arquivos,
): Envio {
  const triagem = judgeRespostas(perguntas, respostas)
  const { campos, videos } = readVideos(perguntas, arquivos)
  return { ...triagem, campos: { ...triagem.campos, ...campos }, videos }
}

/**
 * Holds the answers of an application against the campaign's questions (product 25 and 54).
 * Answers to questions that the campaign does not have are dropped.
 * @param perguntas the campaign's questions, in order
 * @param respostas what the person sent
 */
export function judgeRespostas(perguntas: readonly Pergunta[], respostas: readonly Resposta[]): Triagem {
  const campos: Record<string, string> = {}
  const avaliadas: RespostaAvaliada[] = []
  const motivos: string[] = []
  const sinais: string[] = []
  for (const pergunta of perguntas) {
    if (pergunta.tipo === 'VIDEO') continue // recorded apart
    const resposta = respostas.find((r) => r.perguntaId === pergunta.id)
    const problem =
      resposta === undefined || isEmpty(resposta.valor)
        ? missing(pergunta)
        : mismatch(pergunta, resposta.valor)
    if (problem !== null) {
      campos[`respostas.${pergunta.id}`] = problem
      // Never right, wherever an application is taken in all the same (audit W5).
      if (pergunta.efeito === 'ELIMINAR') motivos.push(motivoOf(pergunta))
    }
    if (resposta === undefined || isEmpty(resposta.valor) || problem !== null) continue
    const nota = gradeResposta(pergunta, resposta.valor)
    avaliadas.push({ perguntaId: pergunta.id, valor: resposta.valor, nota })
    if (nota === null || nota === 1) continue
    if (pergunta.efeito === 'ELIMINAR') motivos.push(motivoOf(pergunta))
    if (pergunta.efeito === 'SINALIZAR') sinais.push(pergunta.title)
  }
  return {
    campos,
    respostas: avaliadas,
    eliminadaMotivo: motivos.length === 0 ? null : motivos.join(' '),
    sinais,
  }
}

const motivoOf = ({ title }: Pergunta) => `Resposta a “${title}” não atende ao pedido.`

const isEmpty = (valor: Resposta['valor']) =>
  typeof valor === 'string' ? valor.trim() === '' : valor.length === 0

const missing = (pergunta: Pergunta) => (pergunta.obrigatoria ? FALTA_RESPOSTA : null)

/** An answer of the wrong kind, or an option that the question does not have. */
function mismatch(pergunta: Pergunta, valor: Resposta['valor']): string | null {
  if (pergunta.tipo === 'SIM_NAO') return valor === 'sim' || valor === 'nao' ? null : 'Responda sim ou não.'
  if (pergunta.tipo === 'MULTIPLA') {
    const isKnown = (id: string) => pergunta.opcoes.some((opcao) => opcao.id === id)
    return typeof valor !== 'string' && valor.every(isKnown) ? null : 'Escolha entre as opções.'
  }
  return typeof valor === 'string' ? null : 'Responda com um texto.'
}
