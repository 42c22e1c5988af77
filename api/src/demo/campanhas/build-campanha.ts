import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { Cidade, Funcao } from '@seleta/contract/catalogos'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { splitCidade } from '@seleta/regras/cidade'
import { diaInBrazil } from '@seleta/regras/dia'
import { initialEtapas } from '../../domain/etapa/initial-etapas'
import { beneficios } from '../../ground/catalogos/data/beneficios'
import { cursos } from '../../ground/catalogos/data/cursos'
import { funcoes } from '../../ground/catalogos/data/funcoes/funcoes'
import { tiposContratacao } from '../../ground/catalogos/data/tipos-contratacao'
import type { Draw } from '../draw/draw'
import { DAY, HOUR, startOfDay, toWorkingTime } from '../draw/tempo'
import type { Lugares } from '../lugares/lugares'
import { buildPergunta } from './build-perguntas'
import type { CampanhaData } from './campanha-data'
import type { CampanhaDemo, EtapaDemo } from './campanha-demo'
import { renderDescricao } from './descricao-html'

export interface ResponsavelDemo {
  readonly nome: string
  readonly email: string
  readonly telefone: string
}

const MENSAGEM_AO_CANDIDATO =
  'Olá, {{nome}}! Recebemos sua inscrição na vaga {{vaga}}, de {{empresa}}. Lemos todas as inscrições e damos retorno em até dez dias. Acompanhe em {{link}}.'

/** Stages in which people of this line of work are written to by WhatsApp as well. */
const COM_WHATSAPP = new Set(['Entrevistas', 'Teste de direção', 'Prova prática'])
const AREAS_COM_WHATSAPP = new Set([
  'Logística',
  'Transporte',
  'Varejo e lojas',
  'Limpeza e conservação',
  'Alimentação',
  'Comercial e vendas',
])

const LIMITE_DIAS: Readonly<Record<string, number>> = { Triagem: 5, Questionário: 7, Entrevistas: 10 }

/**
 * A campaign as the wizard would have sent it, its board and its moments.
 * @param responsaveis the company's people, as the data number them
 * @throws RangeError when the data name an unknown city or catalogue id
 */
export function buildCampanha(
  draw: Draw,
  dado: CampanhaData,
  { now, lugares, responsaveis }: { now: number; lugares: Lugares; responsaveis: readonly ResponsavelDemo[] },
): CampanhaDemo {
  const day = startOfDay(now) + dado.publicadaEm * DAY
  const publicadaEm = Math.min(toWorkingTime(day + 9 * HOUR + draw.int(0, 7 * 60) * 60_000), now - HOUR)
  const criadaEm = publicadaEm - draw.int(2, 70) * HOUR
  const paradaEm =
    dado.paradaEm === undefined
      ? null
      : Math.min(toWorkingTime(startOfDay(now) + dado.paradaEm * DAY + draw.int(9, 16) * HOUR), now - HOUR)
  const responsavel = responsaveis[dado.responsavel] ?? responsaveis[0]
  return {
    dado,
    rascunho: buildRascunho(draw, dado, { now, criadaEm, publicadaEm, lugares, responsavel }),
    etapas: buildEtapas(dado),
    criadaEm,
    publicadaEm,
    paradaEm,
    fimDasInscricoes: Math.min(
      now - 4 * 60_000,
      paradaEm ?? Infinity,
      startOfDay(now) + (dado.fechamento + 1) * DAY - 60_000,
    ),
  }
}

interface Contexto {
  readonly now: number
  readonly criadaEm: number
  readonly publicadaEm: number
  readonly lugares: Lugares
  readonly responsavel: ResponsavelDemo | undefined
}

function buildRascunho(draw: Draw, dado: CampanhaData, contexto: Contexto): CampanhaRascunho {
  const padrao = createDefaultRascunho()
  const escolhidos = dado.beneficios.map((id) => find(beneficios, id))
  const chosen = dado.funcoes.map((id) => ({ funcao: Funcao.parse(find(funcoes, id)) }))
  const mark = <T extends object>(flags: T, names: readonly (keyof T)[]): T => ({
    ...flags,
    ...Object.fromEntries(names.map((name) => [name, true])),
  })
  return {
    ...padrao,
    nome: dado.nome,
    nomeEmpresa: dado.nomeEmpresa,
    descricao: dado.sobre,
    quantidadeVagas: dado.vagas,
    inicio: dado.situacao === 'RASCUNHO' ? null : diaInBrazil(contexto.publicadaEm),
    fechamento: diaInBrazil(contexto.now + dado.fechamento * DAY),
    areaInteresse: dado.areaInteresse,
    palavraChave: dado.palavrasChave.join(';'),
    exclusivoPcd: dado.exclusivoPcd ?? false,
    observacao: dado.observacao ?? '',
    enviarCatho: dado.quadros.includes('CATHO'),
    cidades: dado.cidades.map((nome) => ({ cidade: findCidade(contexto.lugares, nome) })),
    quadros: [...dado.quadros],
    vaga: {
      ...padrao.vaga,
      funcao: chosen[0]?.funcao ?? null,
      funcoes: chosen,
      descricao: renderDescricao(
        dado,
        escolhidos.map((item) => item.descricao),
      ),
      tipoContratacoes: dado.tiposContratacao.map((id) => {
        const { descricao } = find(tiposContratacao, id)
        return { id, descricao }
      }),
      campanhaResponsavel:
        contexto.responsavel === undefined ? padrao.vaga.campanhaResponsavel : { ...contexto.responsavel },
      salarioMin: dado.salario[0],
      salarioMax: dado.salario[1],
      salarioHoraMin: dado.salarioHora?.[0] ?? 0,
      salarioHoraMax: dado.salarioHora?.[1] ?? 0,
      ...idades(dado),
      tempoExperiencia: mark(padrao.vaga.tempoExperiencia, dado.tempoExperiencia),
      nivelEnsino: mark(padrao.vaga.nivelEnsino, dado.nivelEnsino),
      idiomas: mark(padrao.vaga.idiomas, dado.idiomas),
      candidatoContato: {
        email: true,
        whatsapp: AREAS_COM_WHATSAPP.has(dado.areaInteresse),
        sms: false,
        mensagem: dado.sobre === '' ? '' : MENSAGEM_AO_CANDIDATO,
      },
      curso: {
        ...padrao.vaga.curso,
        indiferente: dado.cursos === undefined,
        completo: dado.cursos !== undefined,
        obrigatorios: (dado.cursos ?? []).map((id) => ({ ...find(cursos, id) })),
      },
      beneficios: escolhidos.map(({ id, descricao }) => ({ beneficio: { id, descricao } })),
      campanhaTestes: dado.testes.map((idTeste) => ({ idTeste })),
      modalidade: dado.modalidade,
      jornada: { ...dado.jornada, dias: [...dado.jornada.dias] },
      videoCv: dado.videoCv ?? 'nao',
      perguntas: dado.perguntas.map((pergunta) => buildPergunta(draw, pergunta, contexto.criadaEm)),
    },
  }
}

/** The recruiter's own filter, never public (product 28); a draft keeps the defaults. */
function idades(dado: CampanhaData) {
  if (dado.situacao === 'RASCUNHO') return {}
  return dado.tiposContratacao.includes(5)
    ? { idadeMinima: 16, idadeMaxima: 24 }
    : { idadeMinima: 18, idadeMaxima: 65 }
}

/** The six stages of every campaign with the extra ones put in (product 45). A draft has no board yet. */
function buildEtapas(dado: CampanhaData): EtapaDemo[] {
  if (dado.situacao === 'RASCUNHO') return []
  const isWhatsapp = (nome: string) => COM_WHATSAPP.has(nome) && AREAS_COM_WHATSAPP.has(dado.areaInteresse)
  return initialEtapas.flatMap(({ nome, tipo, cor, mensagemNotificacao }) => [
    {
      nome,
      tipo,
      cor,
      mensagem: mensagemNotificacao,
      isWhatsapp: isWhatsapp(nome),
      limiteDias: LIMITE_DIAS[nome] ?? null,
    },
    ...(dado.etapasExtras ?? [])
      .filter((extra) => extra.depoisDe === nome)
      .map((extra) => ({ ...extra, isWhatsapp: isWhatsapp(extra.nome), limiteDias: null })),
  ])
}

function findCidade(lugares: Lugares, cidade: string) {
  const { nome, uf } = splitCidade(cidade) ?? { nome: cidade, uf: '' }
  const lugar = lugares.find(nome, uf)
  return Cidade.parse({ id: lugar.id, codigo: String(lugar.id), nome: lugar.nome, uf: lugar.uf })
}

function find<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const found = list.find((item) => item.id === id)
  if (found === undefined) throw new RangeError(`No catalogue entry ${id}.`)
  return found
}
