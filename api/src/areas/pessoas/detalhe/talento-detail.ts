import { SITUACAO_POR_TIPO, type TipoEtapa } from '@seleta/contract/limits'
import { AderenciaLinha, type Talento } from '@seleta/contract/talentos'
import { toLinhaDoTempo } from './linha-do-tempo'
import { TIPOS_CURRICULO } from '../../../ground/files/curriculo-arquivo'
import { maskDocumento } from './mask-documento'
import type { TalentoDetailRow } from './talento-detail-repository'

/** What a recruiter reads for where a person stands; no stage, or one without a type, is empty: Em Seleção (product 39). */
export const situacaoDaEtapa = (tipo: TipoEtapa | null): string =>
  tipo === null ? '' : SITUACAO_POR_TIPO[tipo]

/** The person as the wire has it (spec section 3). */
export function toTalento(row: TalentoDetailRow): Talento {
  return {
    identificador: row.identificador,
    informacaoPessoal: {
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
      telefone: row.telefone ?? '',
      telefoneResidencial: row.telefoneResidencial ?? '',
    },
    experienciasProfissionais: row.experiencias.map((x) => ({
      nomeEmpresa: x.nomeEmpresa,
      periodoEmpresa: periodo(x.dataInicial, x.dataFinal, x.atual),
      atividadeEmpresa: x.atividadeEmpresa,
      funcao: x.funcao,
      atribuicoes: x.atribuicoes,
      ultimoSalario: x.ultimoSalario,
      dataInicial: x.dataInicial,
      dataFinal: x.dataFinal,
    })),
    formacoesAcademicas: row.formacoes.map((f) => ({
      anoConclusao: f.anoConclusao,
      atual: f.atual,
      curso: f.curso,
      idioma: f.idioma,
      instituicao: f.instituicao,
      nivel: `${f.nivel}|${f.instituicao}`,
      outrosCursos: f.outrosCursos,
      periodo: f.periodo,
    })),
    habilidades: row.habilidades,
    idiomas: row.idiomas,
    temCurriculo: row.curriculoId !== null,
    curriculoTipo: tipoDoCurriculo(row.curriculoMime),
    participacoes: row.participacoes.map((p) => ({
      campanhaId: p.campanhaId,
      campanha: p.campanha,
      etapa: p.etapa ?? '',
      situacao: p.situacao === 'retirada' ? SITUACAO_POR_TIPO.desistente : situacaoDaEtapa(p.tipo),
      origem: p.origem,
      criadaEm: p.criadaEm,
      aderencia: p.aderencia,
      aderenciaDetalhe: AderenciaLinha.array().parse(p.aderenciaDetalhe ?? []),
    })),
    linhaDoTempo: toLinhaDoTempo(row.eventos),
  }
}

/** '03/2020 – 07/2022', '03/2020 – atual'; empty without a start. */
function periodo(inicial: string | null, final: string | null, isAtual: boolean): string {
  if (inicial === null) return ''
  const fim = isAtual ? 'atual' : final === null ? '' : mesAno(final)
  return [mesAno(inicial), fim].filter((part) => part !== '').join(' – ')
}

const mesAno = (dia: string) => `${dia.slice(5, 7)}/${dia.slice(0, 4)}`

const tipoDoCurriculo = (mime: string | null): 'pdf' | 'docx' | null =>
  mime === TIPOS_CURRICULO.pdf ? 'pdf' : mime === TIPOS_CURRICULO.docx ? 'docx' : null
