import { ORIGENS } from '@seleta/contract/limits'
import { origemWords } from '@seleta/contract/origem-words'
import { listWords } from '@seleta/regras/text'
import type { TipoEvento } from '../../database/tables/evento-tipos'
import type { AtividadeRow } from './atividade-repository'

type Told = Pick<AtividadeRow, 'dados' | 'quem' | 'pessoa' | 'etapa' | 'colegas'>

const quem = ({ quem: nome }: Told) => nome ?? 'A Seleta'
/** Hidden or erased: who it was is no longer told. */
const pessoa = ({ pessoa: nome }: Told) => nome ?? 'uma pessoa'
const Pessoa = ({ pessoa: nome }: Told) => nome ?? 'Uma pessoa'
const etapa = ({ etapa: nome }: Told, before: string) => (nome === null ? '' : `${before}${nome}`)
const did = (what: string) => (e: Told) => `${quem(e)} ${what}`
const origemOf = ({ dados }: Told) => {
  const told = String(dados['origem'])
  const origem = ORIGENS.find((one) => one === told)
  return origem === undefined ? told : origemWords[origem]
}
const isTrue = ({ dados }: Told, key: string) => dados[key] === true

function nomesOf({ dados, colegas }: Told, key: string): string[] {
  const ids: unknown = dados[key]
  return Array.isArray(ids) ? ids.map((id) => colegas[String(id)] ?? 'um colega') : []
}

function equipe(e: Told): string {
  const told = [
    ['entraram', 'pôs'],
    ['sairam', 'tirou'],
  ] as const
  const parts = told.flatMap(([key, verb]) => {
    const nomes = nomesOf(e, key)
    return nomes.length === 0 ? [] : [`${verb} ${listWords(nomes)}`]
  })
  return parts.length === 0
    ? `${quem(e)} mudou funções na equipe`
    : `${quem(e)} ${parts.join(' e ')} ${nomesOf(e, 'sairam').length === 0 ? 'na' : 'da'} equipe`
}

/** What is read of each kind of entry; kinds that are not here are not told. */
export const SENTENCES = {
  campanha_publicada: did('publicou a campanha'),
  campanha_alterada: did('alterou a campanha'),
  campanha_pausada: did('pausou a campanha'),
  campanha_retomada: did('retomou a campanha'),
  campanha_encerrada: did('encerrou a campanha'),
  campanha_excluida: did('excluiu a campanha'),
  campanha_restaurada: did('restaurou a campanha'),
  campanha_duplicada: did('criou esta campanha a partir de outra'),
  etapa_criada: (e) => `${quem(e)} criou ${etapaOf(e)}`,
  etapa_alterada: (e) => `${quem(e)} alterou ${etapaOf(e)}`,
  etapa_removida: (e) => `${quem(e)} removeu ${etapaOf(e)}`,
  etapa_restaurada: (e) => `${quem(e)} restaurou ${etapaOf(e)}`,
  equipe_alterada: equipe,
  inscricao_criada: (e) =>
    e.quem !== null
      ? `${e.quem} adicionou ${pessoa(e)}${etapa(e, ' na etapa ')}`
      : e.dados['origem'] === 'MANUAL'
        ? `${Pessoa(e)} se inscreveu`
        : `${Pessoa(e)} chegou de ${origemOf(e)}`,
  inscricao_movida: (e) => {
    if (isTrue(e, 'isAdicao'))
      return `${quem(e)} desfez a adição de ${pessoa(e)}, que continua${etapa(e, ' em ')}`
    return isTrue(e, 'isDesfeito')
      ? `${quem(e)} desfez uma mudança: ${pessoa(e)} voltou${etapa(e, ' para ')}`
      : `${quem(e)} moveu ${pessoa(e)}${etapa(e, ' para ')}`
  },
  inscricao_motivo: (e) =>
    e.dados['motivoId'] === null
      ? `${quem(e)} tirou o motivo de ${pessoa(e)}`
      : `${quem(e)} disse o motivo de ${pessoa(e)}`,
  inscricao_atribuida: (e) => {
    const [dono, antes] = [e.dados['donoId'], e.dados['deDonoId']].map((id) =>
      typeof id === 'number' ? (e.colegas[String(id)] ?? 'um colega') : null,
    )
    if (dono == null) return `${quem(e)} tirou ${pessoa(e)} de ${antes ?? 'um colega'}`
    return dono === e.quem ? `${dono} ficou com ${pessoa(e)}` : `${quem(e)} deixou ${pessoa(e)} com ${dono}`
  },
  inscricao_avaliada: (e) =>
    Number(e.dados['versao']) > 1
      ? `${e.quem ?? 'Alguém'} mudou sua avaliação de ${pessoa(e)}${etapa(e, ' em ')}`
      : `${e.quem ?? 'Alguém'} avaliou ${pessoa(e)}${etapa(e, ' em ')}`,
  inscricao_desfeita: (e) => `${quem(e)} desfez uma mudança: ${pessoa(e)} saiu${etapa(e, ' de ')}`,
  inscricao_retirada: (e) => {
    if (isTrue(e, 'isFromCaixa')) return `A inscrição de ${pessoa(e)} foi desfeita`
    return isTrue(e, 'isFromEnvio')
      ? `A inscrição de ${pessoa(e)} foi retirada por quem a enviou`
      : `${Pessoa(e)} retirou a inscrição`
  },
  inscricao_confirmada: (e) => `${Pessoa(e)} confirmou a inscrição pelo e-mail`,
  inscricao_recusada: (e) =>
    isTrue(e, 'hasLostEmail')
      ? `Quem usa o e-mail que estava no cadastro de ${pessoa(e)} disse que não enviou a inscrição`
      : `${Pessoa(e)} disse que não enviou a inscrição`,
  campanha_pessoa_corrigida: (e) =>
    e.quem === null ? 'Uma pessoa corrigiu os próprios dados' : `${e.quem} corrigiu o cadastro de uma pessoa`,
  campanha_pessoa_apagada: (e) =>
    e.quem === null ? 'Os dados de uma pessoa foram apagados' : `${e.quem} apagou os dados de uma pessoa`,
  mensagem_enviada: (e) => `Mensagem enviada a ${pessoa(e)}`,
  mensagem_falhou: (e) => `Mensagem não entregue a ${pessoa(e)}`,
} as const satisfies Partial<Record<TipoEvento, (e: Told) => string>>

const etapaOf = (e: Told) => (e.etapa === null ? 'uma etapa' : `a etapa ${e.etapa}`)

export type TipoAtividade = keyof typeof SENTENCES

// Object.keys forgets the literal keys.
export const TIPOS_ATIVIDADE = Object.keys(SENTENCES) as TipoAtividade[]

/** Of messages: told to whoever may read them. */
export const ofMensagens = (tipo: TipoAtividade): boolean => tipo.startsWith('mensagem_')

/** An entry as a sentence. */
export const tellAtividade = (row: Told & { readonly tipo: TipoEvento }): string => {
  const write = TIPOS_ATIVIDADE.find((tipo) => tipo === row.tipo)
  return write === undefined ? '' : SENTENCES[write](row)
}
