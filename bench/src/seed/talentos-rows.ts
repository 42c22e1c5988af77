import { toCnh, toPretensao } from '../../../api/src/demo/pessoas/cnh-e-pretensao'
import { toFaixa } from '../../../api/src/demo/pessoas/tempo-experiencia'
import type { ExperienciaDemo, PessoaDemo } from '../../../api/src/demo/pessoas/pessoa'
import { DAY } from '../../../api/src/demo/draw/tempo'
import { choose, type EmpresaSeed, mix, toUuid } from './empresa-seed'
import { toArray, toMomento, type Valor } from './copy-rows'
import type { Moldes } from './moldes'
import { EXPERIENCIAS_POR_TALENTO } from './sizes'

const TALENTO = 23

interface Talento {
  /** Whose résumé this is a variation of. */
  readonly molde: PessoaDemo
  readonly experiencias: readonly ExperienciaDemo[]
}

/** Which material person n is made of. */
function describeTalento(empresa: EmpresaSeed, moldes: Moldes, n: number): Talento {
  const molde = choose(moldes.pessoas, TALENTO, empresa.id, n, 1)
  const proprias = molde.experiencias.slice(0, EXPERIENCIAS_POR_TALENTO)
  const missing = EXPERIENCIAS_POR_TALENTO - proprias.length
  return {
    molde,
    experiencias: [
      ...proprias,
      ...Array.from({ length: missing }, (_, k) =>
        choose(moldes.experiencias, TALENTO, empresa.id, n, 20 + k),
      ),
    ],
  }
}

export const TALENTO_COLUNAS = [
  'id',
  'identificador',
  'empresa_id',
  'origem',
  'nome',
  'email',
  'telefone',
  'cpf',
  'nascimento',
  'sexo',
  'sobre',
  'bairro',
  'cidade_id',
  'formacao',
  'habilidades',
  'idiomas',
  'tempo_experiencia',
  'funcao_ids',
  'texto_perfil',
  'cnh',
  'pretensao',
  'base_legal',
  'consentimento_texto',
  'consentimento_em',
  'criado_em',
  'atualizado_em',
] as const

/** @param from first person, @param to one behind the last: parts can be loaded at the same time */
export function* talentoRows(
  empresa: EmpresaSeed,
  moldes: Moldes,
  from: number,
  to: number,
): Generator<Valor[]> {
  for (let n = from; n < to; n++) {
    const { molde, experiencias } = describeTalento(empresa, moldes, n)
    const outra = choose(moldes.pessoas, TALENTO, empresa.id, n, 2)
    const nome = mixNome(molde.nome, outra.nome)
    const lugar = choose(moldes.lugares, TALENTO, empresa.id, n, 3)
    const criadoEm = empresa.now - mix(700 * DAY, TALENTO, n, 4)
    yield [
      empresa.base.talento + n,
      toUuid(TALENTO + empresa.id, n),
      empresa.id,
      choose(['MANUAL', 'MANUAL', 'ABLER', 'BNE'], TALENTO, n, 5),
      nome,
      `${molde.email?.split('@')[0] ?? 'pessoa'}.${n}@example.com`,
      `${lugar.ddd}90${String(n).padStart(7, '0')}`,
      toCpf(n),
      molde.nascimento,
      molde.sexo,
      molde.sobre,
      molde.bairro,
      lugar.id,
      molde.formacao,
      toArray(molde.habilidades),
      toArray(molde.idiomas.map(({ idioma }) => idioma)),
      toFaixa(molde.experienciaMeses),
      toArray(molde.funcaoIds),
      toTextoPerfil(molde, experiencias),
      toCnh(molde, n),
      toPretensao(molde, n),
      'consentimento',
      '2026-11',
      toMomento(criadoEm),
      toMomento(criadoEm),
      toMomento(criadoEm + mix(Math.max(1, empresa.now - criadoEm), TALENTO, n, 6)),
    ]
  }
}

/** First name of one, family name of the other. */
function mixNome(primeiro: string, sobrenome: string): string {
  const [nome = ''] = primeiro.split(' ')
  return `${nome} ${sobrenome.split(' ').slice(1).join(' ')}`
}

/** The text that the triggers would keep (migration 005). */
const toTextoPerfil = ({ formacoes }: PessoaDemo, experiencias: readonly ExperienciaDemo[]) =>
  [
    ...experiencias.map((e) => `${e.funcao} ${e.nomeEmpresa} ${e.atividadeEmpresa} ${e.atribuicoes}`),
    ...formacoes.slice(0, 1).map((f) => `${f.curso} ${f.instituicao} ${f.outrosCursos}`),
  ].join(' ')

/** A CPF with right check digits that no other number gives: 3^18 has no divisor in common with 10^9. */
function toCpf(n: number): string {
  const digits = Array.from(String((n * 387_420_489) % 1_000_000_000).padStart(9, '0'), Number)
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, i) => total + digit * (length + 1 - i), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}

export const EXPERIENCIA_COLUNAS = [
  'empresa_id',
  'talento_id',
  'nome_empresa',
  'atividade_empresa',
  'funcao',
  'atribuicoes',
  'ultimo_salario',
  'data_inicial',
  'data_final',
  'atual',
  'ordem',
] as const

export function* experienciaRows(empresa: EmpresaSeed, moldes: Moldes): Generator<Valor[]> {
  for (let n = 0; n < empresa.tamanho.talentos; n++) {
    for (const [ordem, e] of describeTalento(empresa, moldes, n).experiencias.entries()) {
      yield [
        empresa.id,
        empresa.base.talento + n,
        e.nomeEmpresa,
        e.atividadeEmpresa,
        e.funcao,
        e.atribuicoes,
        e.ultimoSalario,
        e.dataInicial,
        e.dataFinal,
        e.atual,
        ordem,
      ]
    }
  }
}

export const FORMACAO_COLUNAS = [
  'empresa_id',
  'talento_id',
  'nivel',
  'instituicao',
  'curso',
  'situacao',
  'ano_conclusao',
  'atual',
  'periodo',
  'outros_cursos',
] as const

/** The highest schooling of each person. */
export function* formacaoRows(empresa: EmpresaSeed, moldes: Moldes): Generator<Valor[]> {
  for (let n = 0; n < empresa.tamanho.talentos; n++) {
    const [f] = describeTalento(empresa, moldes, n).molde.formacoes
    if (f === undefined) continue
    yield [
      empresa.id,
      empresa.base.talento + n,
      f.nivel,
      f.instituicao,
      f.curso,
      f.situacao,
      f.anoConclusao,
      f.atual,
      f.periodo,
      f.outrosCursos,
    ]
  }
}
