import { asksMotivo, SITUACAO_BY_TIPO, type TipoEtapa } from '@seleta/contract/limits'
import { AderenciaLinha, type Talento } from '@seleta/contract/talentos'
import { formatCidade } from '@seleta/regras/cidade'
import { formatPeriod } from '@seleta/regras/dia'
import { readChegou, tellPessoa } from '../../../domain/talento/pessoa'
import { DOCUMENT_TYPES } from '../../../ground/files/document-type'
import { maskDocumento } from './mask-documento'
import type { TalentoDetailRow } from './talento-detail-repository'
import { toTimeline } from './timeline'

/**
 * What a recruiter reads for where a person stands; no stage, or one without a type, is empty: Em Seleção (product 39).
 */
export const situacaoDaEtapa = (tipo: TipoEtapa | null): string =>
  tipo === null ? '' : SITUACAO_BY_TIPO[tipo]

/** The person as the wire has it (spec section 3). */
export function toTalento(row: TalentoDetailRow, emailLigado: boolean): Omit<Talento, 'retencao'> {
  return {
    identificador: row.identificador,
    informacaoPessoal: toInformacaoPessoal(row),
    experienciasProfissionais: row.experiencias.map(({ atual, ...experiencia }) => ({
      ...experiencia,
      periodoEmpresa: formatPeriod(experiencia.dataInicial, experiencia.dataFinal, atual),
    })),
    formacoesAcademicas: row.formacoes.map((formacao) => ({
      ...formacao,
      nivel: `${formacao.nivel}|${formacao.instituicao}`,
    })),
    habilidades: row.habilidades,
    idiomas: row.idiomas,
    temCurriculo: row.curriculoId !== null,
    curriculoTipo: tipoOfCurriculo(row.curriculoMime),
    participacoes: row.participacoes.map(
      ({ tipo, tipoConhecido, inscricaoId: _i, versao: _v, motivoId, motivoNome, ...participacao }) => ({
        ...participacao,
        motivo: motivoId === null || motivoNome === null ? null : { id: motivoId, nome: motivoNome },
        pedeMotivo: participacao.situacao === 'ativa' && asksMotivo(tipo),
        pedeDono: participacao.situacao === 'ativa',
        etapa: participacao.etapa ?? '',
        situacao:
          participacao.situacao === 'retirada' ? SITUACAO_BY_TIPO.desistente : situacaoDaEtapa(tipoConhecido),
        aderenciaDetalhe: AderenciaLinha.array().parse(participacao.aderenciaDetalhe ?? []),
      }),
    ),
    aConfirmar: row.aConfirmar.map((one) => toAConfirmar(row, one)),
    semelhantes: row.semelhantes,
    linhaDoTempo: toTimeline(row, emailLigado),
  }
}

/** Somebody who is hidden: who it is, until when, and nothing else. */
export const blank = ({ identificador, informacaoPessoal: { id, nome }, retencao }: Talento): Talento => ({
  identificador,
  informacaoPessoal: {
    id,
    nome,
    deficiencia: '',
    documento: '',
    email: '',
    endereco: { bairro: '', cep: '', cidade: '', id: null, uf: '' },
    estadoCivil: '',
    idade: null,
    nascimento: null,
    pis: '',
    sexo: '',
    sobre: '',
    telefone: '',
    telefoneResidencial: '',
  },
  experienciasProfissionais: [],
  formacoesAcademicas: [],
  habilidades: [],
  idiomas: [],
  temCurriculo: false,
  curriculoTipo: null,
  participacoes: [],
  aConfirmar: [],
  semelhantes: [],
  retencao,
  linhaDoTempo: [],
})

/** What an application says otherwise than the record, or what the record does not say at all (decision 108). */
function toAConfirmar(
  row: TalentoDetailRow,
  { pessoa, cidade, curriculoId, ...one }: TalentoDetailRow['aConfirmar'][number],
): Talento['aConfirmar'][number] {
  const disse = readChegou(pessoa)
  const news = {
    ...disse,
    idiomas: disse.idiomas.filter((idioma) => !row.idiomas.includes(idioma)),
    habilidades: disse.habilidades.filter((habilidade) => !row.habilidades.includes(habilidade)),
  }
  const naBase = formatCidade({ nome: row.cidade ?? '', uf: row.uf ?? '' })
  const known = new Set(
    tellPessoa(
      { ...readChegou({ ...row }), ultimoCargo: '', ultimaEmpresa: '' },
      { cidade: naBase, hasCurriculo: false },
    ).map(({ rotulo, valor }) => `${rotulo}:${valor.toLowerCase()}`),
  )
  const temCurriculo = curriculoId !== null
  return {
    ...one,
    temCurriculo,
    disse: tellPessoa(news, { cidade: cidade ?? '', hasCurriculo: temCurriculo }).filter(
      ({ rotulo, valor }) => !known.has(`${rotulo}:${valor.toLowerCase()}`),
    ),
  }
}

/** CPF and PIS leave masked: who needs them whole asks for them, and is written down (security L10). */
const toInformacaoPessoal = (row: TalentoDetailRow): Talento['informacaoPessoal'] => ({
  deficiencia: row.deficiencia ?? '',
  documento: maskDocumento('cpf', row.cpf),
  email: row.email ?? '',
  endereco: {
    bairro: row.bairro ?? '',
    cep: row.cep ?? '',
    cidade: row.cidade ?? '',
    id: row.cidadeId,
    uf: row.uf ?? '',
  },
  estadoCivil: row.estadoCivil ?? '',
  id: row.id,
  idade: row.idade,
  nascimento: row.nascimento,
  nome: row.nome,
  pis: maskDocumento('pis', row.pis),
  sexo: row.sexo ?? '',
  sobre: row.sobre,
  cnh: row.cnh ?? '',
  pretensao: row.pretensao,
  telefone: row.telefone ?? '',
  telefoneResidencial: row.telefoneResidencial ?? '',
})

const tipoOfCurriculo = (mime: string | null): 'pdf' | 'docx' | null =>
  mime === DOCUMENT_TYPES.pdf ? 'pdf' : mime === DOCUMENT_TYPES.docx ? 'docx' : null
