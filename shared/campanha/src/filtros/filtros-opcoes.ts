import type { LeituraFiltro, SituacaoFiltro, WaitFiltro } from '@seleta/contract/limits'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
  ORIGENS,
  RAIOS_KM,
  RESPOSTA_DIAS,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import { origemWords } from '@seleta/contract/origem-words'
import { RESPONSAVEL_PELA_PESSOA } from '@seleta/contract/screen-words'
import { ELIMINADA, EM_SELECAO, tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import { CATEGORIAS_CNH, type CategoriaCnh } from '@seleta/regras/cnh'
import type { Categoria, CategoriaWithOpcoes, Opcao, RespostasFiltro, Tela } from './filtros'
import { NOT_ON } from './filtros'

/* What can be picked, in the words of the panel: apart from what every screen with a filter loads at once. */

/** What the person reads, in the order of the panel (spec section 2); where people stand comes first. */
export const CATEGORIAS = [
  { id: 'situacoes', label: 'Situação' },
  { id: 'etapas', label: 'Etapa' },
  { id: 'leituras', label: 'Leitura' },
  { id: 'esperas', label: 'Espera' },
  { id: 'donos', label: RESPONSAVEL_PELA_PESSOA },
  { id: 'motivos', label: 'Motivo' },
  { id: 'desde', label: 'Inscrita em' },
  { id: 'figura', label: 'Indicador' },
  { id: 'aderencia', label: 'Aderência' },
  { id: 'respostas', label: 'Respostas da triagem' },
  { id: 'origens', label: 'Origem' },
  { id: 'fontes', label: 'Fonte' },
  { id: 'funcoes', label: 'Função desejada' },
  { id: 'cidades', label: 'Localização' },
  { id: 'raio', label: 'Distância' },
  { id: 'pretensao', label: 'Salário pretendido' },
  { id: 'cnh', label: 'CNH' },
  { id: 'tempoExperiencia', label: 'Experiência' },
  { id: 'habilidades', label: 'Habilidades' },
  { id: 'idiomas', label: 'Idiomas' },
  { id: 'niveisEducacionais', label: 'Nível educacional' },
  { id: 'palavraChave', label: 'Palavra-chave' },
] as const satisfies readonly { id: Categoria; label: string }[]

/** The categories that a screen's panel offers. */
export const categoriasOf = (tela: Tela) =>
  // A number comes with a link; there is nothing to pick.
  CATEGORIAS.filter(({ id }) => id !== 'figura' && !NOT_ON[tela].has(id))

const named = (labels: readonly string[]): Opcao[] => labels.map((label) => ({ valor: label, label }))

const situacaoLabel = (valor: SituacaoFiltro): string => {
  if (valor === 'eliminada') return ELIMINADA
  return valor === 'em-selecao' ? EM_SELECAO : tipoDaEtapaWords[valor]
}

const CNH_WORDS: Readonly<Record<CategoriaCnh, string>> = {
  A: 'A: moto',
  B: 'B: carro',
  C: 'C: caminhão',
  D: 'D: ônibus e van',
  E: 'E: carreta',
}

/** Options of the closed lists (spec section 9); functions, cities and stages come from the server. */
export const FIXED_OPCOES = {
  situacoes: SITUACOES_FILTRO.map((valor): Opcao => ({ valor, label: situacaoLabel(valor) })),
  leituras: [
    { valor: 'nova', label: 'Novas: ninguém abriu' },
    { valor: 'vista', label: 'Já vistas' },
  ] satisfies (Opcao & { valor: LeituraFiltro })[],
  esperas: [
    { valor: 'sem-resposta', label: `Sem resposta há mais de ${RESPOSTA_DIAS} dias` },
    { valor: 'parada', label: 'Na etapa além do limite dela' },
  ] satisfies (Opcao & { valor: WaitFiltro })[],
  origens: ORIGENS.map((valor): Opcao => ({ valor, label: origemWords[valor] })),
  aderencia: [50, 70, 85].map((valor): Opcao => ({ valor, label: `${valor} ou mais` })),
  respostas: [
    { valor: 'ver', label: 'Só com respostas para ver' },
    { valor: 'sem-eliminadas', label: 'Sem as eliminadas' },
    { valor: 'so-eliminadas', label: 'Só as eliminadas' },
  ] satisfies (Opcao & { valor: RespostasFiltro })[],
  cnh: CATEGORIAS_CNH.map((valor): Opcao => ({ valor, label: CNH_WORDS[valor] })),
  raio: RAIOS_KM.map((valor): Opcao => ({ valor, label: `Até ${valor} km da cidade` })),
  tempoExperiencia: EXPERIENCIA_FILTRO.map(({ value, label }): Opcao => ({ valor: value, label })),
  habilidades: named(HABILIDADES_FILTRO),
  idiomas: named(IDIOMAS_FILTRO),
  niveisEducacionais: named(NIVEIS_FILTRO),
} as const satisfies Partial<Record<CategoriaWithOpcoes, readonly Opcao[]>>

/** An address may ask for another than the options that are offered. */
export const withBrought = (
  opcoes: readonly Opcao[],
  picked: readonly number[],
  nameOf: (valor: number) => string,
): Opcao[] => [
  ...opcoes,
  ...picked
    .filter((valor) => !opcoes.some((one) => one.valor === valor))
    .map((valor) => ({ valor, label: nameOf(valor) })),
]
